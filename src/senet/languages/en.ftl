seat = Player { $number }
over = The game is over.
pass = Pass
allowed = This choice is allowed.
