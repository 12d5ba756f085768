seat = Hráč { $number }
over = Hra skončila.
pass = Pasovat
allowed = Tato volba je dovolena.
