seat = Hráč { $number }
over = Hra skončila.
pass = Pasovat
