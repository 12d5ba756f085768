ask-bid = Přihoďte kartou
ask-keep = Nechat si cenu, nebo ji spálit?
choice-bid = Přihodit { $card }
choice-pass = Nechat si cenu
choice-burn = Spálit cenu
story-prize = Losuje se cena { $value }.
story-won = Cenu získává { $who }.
story-kept = { $who } si cenu nechává.
story-back = Vracíte si kartu { $value }.
no-TOY-003 = Tuto kartu už v ruce nemáte.
no-TOY-005 = V této partii se ceny nepálí.
no-TOY-007 = Odpovídat lze jen na to, nač se ptají.
source-prizes = Ceny
game-about = Bid.

option-burning = Pálení cen
option-burning-help = Ano: vítěz smí cenu spálit a vzít si kartu zpět; ne: každá cena se ponechává.
