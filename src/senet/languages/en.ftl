seat = Player { $number }
over = The game is over.
pass = Pass
allowed = This choice is allowed.
yes = Yes
no = No

undo-drawn = You cannot undo any further: something was drawn at random.
undo-revealed = You cannot undo any further: a secret has been revealed.
undo-somebody_else = You cannot undo any further: somebody else has chosen since.
undo-nothing_chosen = There is nothing to undo: nobody has chosen anything yet.
undo-start = This is the start of the match.
undo-final = You cannot undo any further: the rules make that answer final.

departure = Line { $line } was played under version { $version } of the rules; { $rules } changed since then, so the match stops just before that line and can be continued from there.

why-answered = You have already decided; the others have not yet. { $prompt }
why-not_asked = It is somebody else’s decision now. { $prompt }
why-not_an_answer = This cannot be chosen now: { $choice }. Current decision: { $prompt }
why-unknown = There is no such thing here: “{ $text }”. Current decision: { $prompt }

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
