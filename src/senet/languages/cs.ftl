seat = Hráč { $number }
over = Hra skončila.
pass = Pasovat
allowed = Tato volba je dovolena.
yes = Ano
no = Ne

undo-drawn = Dál se vrátit nelze: něco bylo vylosováno.
undo-revealed = Dál se vrátit nelze: vyšlo najevo něco tajného.
undo-somebody_else = Dál se vrátit nelze: mezitím volil někdo jiný.
undo-nothing_chosen = Není co vracet: nikdo zatím nic nevybral.
undo-start = Toto je začátek partie.
undo-final = Dál se vrátit nelze: podle pravidel je tato odpověď konečná.

departure = Řádek { $line } se hrál podle verze { $version } pravidel; od té doby se změnila pravidla { $rules }, a proto se partie zastavuje před tímto řádkem a lze v ní odtud pokračovat.

why-answered = Vaše rozhodnutí už padlo; čeká se na ostatní. { $prompt }
why-not_asked = Teď rozhoduje někdo jiný. { $prompt }
why-not_an_answer = Toto teď vybrat nelze: { $choice }. Právě se rozhoduje o tomto: { $prompt }
why-unknown = Nic takového tu není: „{ $text }“. Právě se rozhoduje o tomto: { $prompt }

replay-waiting = { $lines ->
    [one] Ověřen { $lines } řádek
    [few] Ověřeny { $lines } řádky
   *[other] Ověřeno { $lines } řádků
}; na řadě: { $who }.
replay-won = { $lines ->
    [one] Ověřen { $lines } řádek
    [few] Ověřeny { $lines } řádky
   *[other] Ověřeno { $lines } řádků
}; vítězí { $who } ({ $points }).
replay-nobody_won = { $lines ->
    [one] Ověřen { $lines } řádek
    [few] Ověřeny { $lines } řádky
   *[other] Ověřeno { $lines } řádků
}; nikdo nezvítězil ({ $points }).
