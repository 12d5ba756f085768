seat = Player { $number }
over = The game is over.
pass = Pass
allowed = This choice is allowed.
yes = Yes
no = No

undo-drawn = You can go back no further: something was drawn.
undo-revealed = You can go back no further: a secret has come out.
undo-somebody_else = You can go back no further: somebody else has chosen since.
undo-nothing_chosen = There is nothing to take back: nobody has chosen anything yet.
undo-start = This is the start of the match.
undo-final = You can go back no further: the rules make that answer final.

departure = Line { $line } was played by version { $version } of the rules; since then { $rules } changed, so the match stands before that line and can be played on.

why-answered = You have decided already; now the others are awaited. { $prompt }
why-not_asked = Somebody else decides now. { $prompt }
why-not_an_answer = This cannot be chosen now: { $choice }. What is being decided: { $prompt }
why-unknown = There is no such thing here: “{ $text }”. What is being decided: { $prompt }

replay-waiting = { $lines ->
    [one] { $lines } line verified
   *[other] { $lines } lines verified
}; waiting for { $who }.
replay-won = { $lines ->
    [one] { $lines } line verified
   *[other] { $lines } lines verified
}; won by { $who } ({ $points }).
replay-nobody_won = { $lines ->
    [one] { $lines } line verified
   *[other] { $lines } lines verified
}; nobody has won ({ $points }).
