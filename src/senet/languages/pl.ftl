seat = Gracz { $number }
over = Gra jest zakończona.
pass = Pas
allowed = Ten wybór jest dozwolony.
