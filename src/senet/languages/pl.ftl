seat = Gracz { $number }
over = Gra jest zakończona.
pass = Pas
