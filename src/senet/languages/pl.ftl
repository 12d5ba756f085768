seat = Gracz { $number }
over = Gra jest zakończona.
pass = Pasuj
allowed = Ten wybór jest dozwolony.
yes = Tak
no = Nie

undo-drawn = Dalej cofnąć się nie da: coś zostało wylosowane.
undo-revealed = Dalej cofnąć się nie da: wyszła na jaw tajemnica.
undo-somebody_else = Dalej cofnąć się nie da: w międzyczasie wybierał ktoś inny.
undo-nothing_chosen = Nie ma czego cofać: nikt jeszcze niczego nie wybrał.
undo-start = To początek partii.
undo-final = Dalej cofnąć się nie da: według zasad ta odpowiedź jest ostateczna.

departure = Wiersz { $line } rozegrano według wersji { $version } zasad; od tego czasu zmieniły się zasady { $rules }, więc partia zatrzymuje się przed tym wierszem i można ją stąd kontynuować.

why-answered = Twoja decyzja już zapadła; czekamy na pozostałych graczy. { $prompt }
why-not_asked = Teraz decyduje ktoś inny. { $prompt }
why-not_an_answer = Tego nie można teraz wybrać: { $choice }. Teraz do rozstrzygnięcia: { $prompt }
why-unknown = Niczego takiego tu nie ma: „{ $text }”. Teraz do rozstrzygnięcia: { $prompt }

replay-waiting = { $lines ->
    [one] Sprawdzono { $lines } wiersz
    [few] Sprawdzono { $lines } wiersze
   *[many] Sprawdzono { $lines } wierszy
}; następna decyzja: { $who }.
replay-won = { $lines ->
    [one] Sprawdzono { $lines } wiersz
    [few] Sprawdzono { $lines } wiersze
   *[many] Sprawdzono { $lines } wierszy
}; zwycięstwo: { $who } ({ $points }).
replay-nobody_won = { $lines ->
    [one] Sprawdzono { $lines } wiersz
    [few] Sprawdzono { $lines } wiersze
   *[many] Sprawdzono { $lines } wierszy
}; nikt nie wygrywa ({ $points }).
