ask-bid = Bid a card
ask-keep = Keep the prize, or burn it?
choice-bid = Bid { $card }
choice-pass = Keep the prize
choice-burn = Burn the prize
story-prize = A prize of { $value } is drawn.
story-won = { $who } wins the prize.
story-kept = { $who } keeps the prize.
story-back = You take back card { $value }.
no-TOY-003 = This card is no longer in your hand.
no-TOY-005 = In this match no prize is burnt.
no-TOY-007 = Only what is asked can be answered.
source-prizes = Prizes
game-about = Bid.

option-burning = Burning prizes
option-burning-help = Yes: the winner of a prize may burn it and take back the card; no: every prize is kept.
