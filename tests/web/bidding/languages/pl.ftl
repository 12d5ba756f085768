ask-bid = Zalicytuj kartą
ask-keep = Zatrzymać nagrodę czy ją spalić?
choice-bid = Licytuj { $card }
choice-pass = Zatrzymaj nagrodę
choice-burn = Spal nagrodę
story-prize = Wylosowano nagrodę { $value }.
story-won = Nagrodę zdobywa { $who }.
story-kept = { $who } zatrzymuje nagrodę.
story-back = Odzyskujesz kartę { $value }.
no-TOY-003 = Tej karty nie masz już na ręce.
no-TOY-005 = W tej partii nie pali się nagród.
no-TOY-007 = Odpowiadać można tylko na to, o co pytają.
source-prizes = Nagrody
game-about = Bid.

option-burning = Palenie nagród
option-burning-help = Tak: zwycięzca może spalić nagrodę i odzyskać kartę; nie: każdą nagrodę się zachowuje.
