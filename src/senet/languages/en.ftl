seat = Player { $number }
over = The game is over.
pass = Pass
