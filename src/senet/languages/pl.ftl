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
undo-start = To początek rozgrywki.
undo-final = Dalej cofnąć się nie da: według zasad ta odpowiedź jest ostateczna.

departure = Wiersz { $line } rozegrano według wersji { $version } zasad; od tego czasu zmieniły się { $rules }, więc partia stoi przed tym wierszem i można ją stąd kontynuować.
