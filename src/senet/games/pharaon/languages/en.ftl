## The game

game-about = Five rounds are left to prepare the Pharaoh’s journey to the afterlife, and the player with the most prestige wins. Pay your way into five zones around a turning wheel, gather offerings, nobles and artisans, and please the gods who watch the borders between the zones.

option-first_player = First player
option-first_player-help = Who holds the first player token at the start: somebody drawn by lot, or the seat you name.
option-first_player-random = By lot
option-first_player-0 = Seat 1
option-first_player-1 = Seat 2
option-first_player-2 = Seat 3
option-first_player-3 = Seat 4
option-first_player-4 = Seat 5
option-beginner_scribes = Starts with a Scribe
option-beginner_scribes-help = An easier start: this player is dealt one of the Scribes at random instead of choosing between two nobles.
option-dark_boards = Dark Traitor boards
option-dark_boards-help = How many of the Traitor’s five boards show their dark side; the more, the stronger he is.
option-dark_boards-0 = None
option-dark_boards-1 = 1
option-dark_boards-2 = 2
option-dark_boards-3 = 3
option-dark_boards-4 = 4
option-dark_boards-5 = All 5

source-gods = Gods
source-nobles = Nobles
source-nile = Influence on the Nile
source-resources_and_offerings = Resources and offerings
source-artisans = Artisans
source-tomb = Burial Chamber
source-tokens = Pharaoh and first player tokens

## Names and parts of sentences

name-traitor = The Traitor
name-off_black = black offering
name-off_yellow = yellow offering
name-off_green = green offering
name-off_red = red offering
name-off_blue = blue offering
name-off_zone_offerings = Offerings joker
name-off_zone_nobles = Nobles joker
name-off_zone_artisans = Artisans joker
name-off_zone_nile = Nile joker
name-off_zone_tomb = Burial Chamber joker
name-off_plus1 = offering +1
name-off_plus2 = offering +2

colour-black = black
colour-yellow = yellow
colour-green = green
colour-red = red
colour-blue = blue
colour-any = any colour

all-black = black
all-yellow = yellow
all-green = green
all-red = red
all-blue = blue

count-black = { $count } black
count-yellow = { $count } yellow
count-green = { $count } green
count-red = { $count } red
count-blue = { $count } blue
count-silver = { $count } silver
count-any = { $count ->
    [one] { $count } token of any colour
   *[other] { $count } tokens of any colour
}
one-jar = 1 jar
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}

one-off_black = a black offering
one-off_yellow = a yellow offering
one-off_green = a green offering
one-off_red = a red offering
one-off_blue = a blue offering
one-off_zone_offerings = an Offerings joker
one-off_zone_nobles = a Nobles joker
one-off_zone_artisans = an Artisans joker
one-off_zone_nile = a Nile joker
one-off_zone_tomb = a Burial Chamber joker
one-off_plus1 = a +1 offering
one-off_plus2 = a +2 offering

with-black = 1 black
with-yellow = 1 yellow
with-green = 1 green
with-red = 1 red
with-blue = 1 blue
with-silver = 1 silver
with-off_black = a black offering
with-off_yellow = a yellow offering
with-off_green = a green offering
with-off_red = a red offering
with-off_blue = a blue offering
with-off_zone_offerings = an Offerings joker
with-off_zone_nobles = a Nobles joker
with-off_zone_artisans = an Artisans joker
with-off_zone_nile = a Nile joker
with-off_zone_tomb = a Burial Chamber joker
with-off_plus1 = a +1 offering
with-off_plus2 = a +2 offering

to-offerings = the Offerings zone
to-nobles = the Nobles zone
to-artisans = the Artisans zone
to-nile = the Nile zone
to-tomb = the Burial Chamber
in-offerings = in the Offerings zone
in-nobles = in the Nobles zone
in-artisans = in the Artisans zone
in-nile = in the Nile zone
in-tomb = in the Burial Chamber

track-black = the black track
track-yellow = the yellow track
track-green = the green track
track-red = the red track
track-blue = the blue track

## Prompts

ask-main = Round { $round } of { $rounds }: { $who } enters a zone or passes.
ask-jar = { $moment ->
    [setup] { $who } chooses a canopic jar to start with.
   *[passing] { $who } passes and chooses a canopic jar.
}
ask-keep_noble = { $who } keeps one of the two nobles drawn.
ask-last_exchange = { $who } may still make an exchange before the turn ends.
ask-give = { $noble ->
    [seer] { $who } uses the Seer: which basic token is given for a basic resource of another colour?
   *[treasurer] { $who } uses the Treasurer: which basic token is given for 1 silver?
}
ask-other_kind = { $who } uses the Seer and takes 1 basic resource of any colour but { $given }.
ask-pair = { $who } chooses the pair of offerings to take.
ask-bonus = { $who } may buy a bonus token as well; the action then costs 2 tokens of one colour instead of 1.
ask-noble = { $who } chooses a noble to take.
ask-artisan = { $who } chooses an artisan to take.
ask-free_artisan = { $who } takes an artisan without paying.
ask-nile = { $who } chooses one of the five actions on the Nile.
ask-arrow = { $count ->
    [1] { $who } chooses the influence track to climb.
   *[other] { $who } chooses the influence track to climb (arrow { $number } of { $count }).
}
ask-step = { $who } chooses the influence track on which to climb one step.
ask-basic = { $who } takes 1 basic resource from the bank.
ask-ordered_basic = { $who } takes basic resources with the Diplomat, colour by colour; { $left } left to take.
ask-offering = { $who } takes an offering token from the bonus field or draws one from the bag.
ask-use = { $noble ->
    [diplomat] { $who } may use the Diplomat to take any 3 basic resources instead of those in the jar ({ $jar }).
    [teacher] { $who } may use the Teacher to take 1 more basic resource with this jar.
   *[general] { $who } may use the General to advance on the Pyramid of Time at once.
}
ask-reward = { $who } reaches space { $space } of { $spaces } in row { $row } of the Pyramid of Time and chooses a reward.
ask-entry = { $who } pays the entry to { $zone } (1 token: { $colour }).
ask-kind = { $who } chooses one colour to pay for the action { $zone }: { $count } tokens, or only { $fewer } in { $colour }, because the entry token counts.
ask-unit = { $colours ->
    [1] { $who } pays for the action { $zone }; still due: { $due }.
   *[other] { $who } pays for the action { $zone }; still due: { $due }; next: { $now }.
}
ask-wheel_token = { $who } chooses which of the two upper resources of the Traitor’s jar ({ $jar }) goes onto the wheel.
ask-traitor_basic = { $who } chooses the basic resource that the Traitor takes as a reward.

## Choices

choice-decline = Do not use the { $noble }
choice-finish = End the turn
choice-zone = Enter { $zone }
choice-exchange = Exchange with the { $noble }
choice-use = Use the { $noble }
choice-pair = Pair { $slot }: { $tokens }
choice-no-pair = Pair { $slot } (empty)
choice-bonus-none = No bonus token
choice-bonus-bag = Bonus from the bag
choice-bonus = Bonus: { $token }
choice-noble-deck = Draw a noble from the deck
choice-noble = Take the { $card }
choice-keep = Keep the { $card }
choice-artisan-deck = Draw an artisan from the deck
choice-artisan = Take { $card }: { $gains }
choice-nile = Action { $number }: { $cost } → { $gains }
choice-track = Climb { $track }
choice-entry = Enter with { $token }
choice-entry-as = Enter with { $token } as { $colour }
choice-kind = Pay in { $colour }
choice-pay = Pay with { $token }
choice-give = Give { $token }
choice-take = Take { $token }
choice-offering-bag = Draw an offering from the bag
choice-jar = Jar: { $resources }
choice-reward-basic = Reward: 1 basic resource
choice-reward-first_player = Reward: first player token
choice-reward-silver = Reward: 1 silver
choice-reward-offering = Reward: 1 offering token
choice-wheel = Onto the wheel: { $token }

## The chronicle

story-advanced = { $who } advances to space { $space } in row { $row } of the Pyramid of Time.
story-artisan_discarded = The Traitor drives an artisan out of the game: { $card }.
story-bag_refilled = The bag is empty, so the discarded offerings go back into it.
story-blocked = The jar that nobody took blocks entry spaces on the wheel: { $jar }.
story-board = The zones of the board, clockwise: { $zones }.
story-built = { $who } builds in the Burial Chamber and reaches space { $space }.
story-climbed = { $who } climbs { $track } to step { $step }.
story-dealt_scribe = { $who } is dealt a noble to start with: { $card }.
story-drew_artisan = { $who } draws an artisan from the deck: { $card }.
story-drew_noble = { $who } draws a noble from the deck: { $card }.
story-drew_nobles = { $who } draws two nobles to choose from: { $cards }.
story-drew_offering = { $who } draws { $token } from the bag.
story-entered = { $who } enters { $zone } with { $means }.
story-entered_full = { $who } enters { $zone } with { $means }, though it is full, thanks to the { $card }.
story-first_player = { $who } receives the first player token.
story-gained = { $who } gains { $resources }.
story-game_over = The fifth round is over; now the points are counted.
story-gave = { $who } gives up { $token } in exchange.
story-jar = { $who } opens a canopic jar: { $jar }.
story-kept_noble = { $who } keeps a noble: { $card }.
story-noble_discarded = The Traitor drives a noble out of the game: { $card }.
story-paid = { $who } pays with { $means }.
story-passed = { $who } passes.
story-round_begins = { $who } goes first in round { $round }.
story-succession = { $who } is named successor and takes the Pharaoh token.
story-took_artisan = { $who } takes an artisan: { $card }.
story-took_noble = { $who } takes a noble: { $card }.
story-took_offering = { $who } takes { $token } from the bonus field.
story-took_pair = { $who } takes a pair of offerings: { $tokens }.
story-traitor_god = The Traitor wins the favour of a god: { $god }.
story-traitor_jar = The Traitor opens a jar: { $jar }.
story-traitor_placed = The Traitor places { $token } in column { $column }.
story-traitor_value = Each of the Traitor’s nobles is now worth { $value } points.
story-traitor_wheel = The Traitor’s jar puts { $token } onto the wheel.
story-used = { $who } uses the { $card }.
story-wheel_turned = The wheel turns by one zone.

## Refusals

no-PHAR-001 = The game ended after its fifth round.
no-PHAR-003 = Silver is not a basic resource, so it cannot be taken here.
no-PHAR-036 = You can keep only one of the two nobles that you drew.
no-PHAR-044 = It is not your turn to decide.
no-PHAR-050 = All entry spaces of this zone are taken, so it is closed until the next round.
no-PHAR-051 = You could not pay for both the entry and the whole action.
no-PHAR-052 = There is nothing left to take in this zone.
no-PHAR-055 = This noble cannot be used at this moment.
no-PHAR-058 = This token does not match the colour of the entry space.
no-PHAR-067 = This token cannot stand for the colour that is due.
no-PHAR-069 = You do not have enough tokens to pay everything in this colour.
no-PHAR-070 = The +1 and +2 tokens only give points and never pay for anything.
no-PHAR-072 = A zone joker pays only in its own zone.
no-PHAR-074 = You do not have such a token.
no-PHAR-075 = The bonus needs 2 tokens of one colour, and you cannot pay them.
no-PHAR-079 = No such token lies on the bonus field.
no-PHAR-081 = This pair has been taken, and new ones come only at the end of the round.
no-PHAR-085 = Neither the bag nor the discard pile holds an offering token.
no-PHAR-088 = This noble does not lie face up.
no-PHAR-089 = The deck of nobles is empty.
no-PHAR-092 = This noble has already been used in this round.
no-PHAR-095 = This artisan does not lie face up.
no-PHAR-097 = The deck of artisans is empty.
no-PHAR-100 = This jar does not lie face up below the pyramid.
no-PHAR-106 = This arrow does not lead to that influence track.
no-PHAR-108 = Your disc is already on the top step of this track.
no-PHAR-114 = Your Burial Chamber is finished; there is no further space.
no-PHAR-138 = This token cannot stand for that colour.
no-PHAR-140 = Only the owner of the Seer may exchange, and only a basic token for a basic resource of another colour.
no-PHAR-141 = Only the owner of the Treasurer may exchange, and only a basic token for silver.
no-PHAR-142 = Such an exchange is impossible now: you lack a token to give, or the bank lacks the one to take.
no-PHAR-160 = Your cylinder has not reached a space with this reward.
no-PHAR-163 = No such token lies on the bonus field.
no-PHAR-164 = This reward has run out.
no-PHAR-212 = Only one of the two upper resources of the jar can go onto the wheel.
no-PHAR-214 = The strip of this colour is full.
no-PHAR-218 = The bank has no token of this colour.
no-PHAR-242 = The bank has no token of this colour.
no-PHAR-248 = With this choice you could not complete the rest.
no-PHAR-249 = This is not among the answers that are possible now.
no-PHAR-252 = Tokens for one colour are paid in a fixed order, and this kind has had its turn.
no-PHAR-253 = Tokens for the Judge are paid in a fixed order, and this kind has had its turn.

## Cards

card-scribe_1 = In payments a green token may stand for black, and a black one for green. Points: 4, plus 4 for each satisfied god beside the Offerings zone.
card-scribe_2 = In payments a green token may stand for blue, and a blue one for green. Points: 4, plus 4 for each satisfied god beside the Nobles zone.
card-scribe_3 = In payments a blue token may stand for yellow, and a yellow one for blue. Points: 4, plus 4 for each satisfied god beside the Artisans zone.
card-scribe_4 = In payments a yellow token may stand for red, and a red one for yellow. Points: 4, plus 4 for each satisfied god beside the Nile zone.
card-scribe_5 = In payments a red token may stand for black, and a black one for red. Points: 4, plus 4 for each satisfied god beside the Burial Chamber.
card-general = When you pass, unless you are the last to do so, you may at once advance one space on the Pyramid of Time and take a reward. Points: 7, plus 4 for the Pharaoh token and 4 for the first player token if you hold them.
card-architect = You may pay the entry to the Burial Chamber with a token of any basic colour; it counts as its own colour. Points: 10.
card-priestess = You may pay the entry to the Offerings zone with a token of any basic colour; it counts as its own colour. Points: 12.
card-foreman = You may pay the entry to the Nile zone with a token of any basic colour; it counts as its own colour. Points: 10.
card-chief_decorator = You may pay the entry to the Artisans zone with a token of any basic colour; it counts as its own colour. Points: 10.
card-judge = In the Nobles zone you may pay any five tokens for the action, whatever their colours; the entry token is one of them. Points: 12.
card-grand_vizier = No effect during the game. Points: 3, plus 3 for each of your nobles, this one included.
card-physician = Once per round: you may act in the Artisans zone even though all its entry spaces are taken. Points: 6, plus 2 for each different value among your artisans.
card-chief_supplier = Once per round: you may act in the Burial Chamber even though all its entry spaces are taken. Points: 6, plus 2 for each step you have built in the Burial Chamber.
card-high_priest = Once per round: you may act in the Offerings zone even though all its entry spaces are taken. Points: 6, plus 2 for each offering token you have left.
card-administrator = Once per round: you may act in the Nile zone even though all its entry spaces are taken. Points: 5, plus 3 for each of your discs on a top step.
card-seer = Once per round, on your turn: exchange a basic token for 1 basic resource of another colour. Points: 3, plus 3 for each god you satisfy.
card-treasurer = Once per round, on your turn: exchange a basic token for 1 silver. Points: 8, plus 2 for each silver you have left.
card-teacher = Once per round: when you gain a jar, take 1 more basic resource of your choice. Points: 7, plus 1 for each basic resource and each basic offering you have left.
card-diplomat = Once per round: when you gain a jar, take any 3 basic resources instead of those it shows. Points: as many as one of your other nobles scores.
card-court_official_21 = At once: 3 influence steps on tracks of your choice, then 2 silver. Points: 2.
card-court_official_22 = At once: 2 influence steps on tracks of your choice, then 2 offering tokens. Points: 4.
card-court_official_23 = At once: take an artisan without paying, then 1 silver. Points: 0.
card-court_official_24 = At once: take an artisan without paying, then 1 offering token. Points: 0.
card-court_official_25 = At once: build one space in the Burial Chamber without paying, then take 1 silver. Points: 2.
card-court_official_26 = At once: build one space in the Burial Chamber without paying, then take 1 offering token. Points: 2.

card-potter_black = 2 black and 1 green at once, 2 points at the end.
card-potter_yellow = 2 yellow and 1 red at once, 2 points at the end.
card-potter_green = 2 green and 1 blue at once, 2 points at the end.
card-potter_red = 2 red and 1 black at once, 2 points at the end.
card-potter_blue = 2 blue and 1 yellow at once, 2 points at the end.
card-embalmer_black = 1 black and 1 jar at once, 1 point at the end.
card-embalmer_yellow = 1 yellow and 1 jar at once, 1 point at the end.
card-embalmer_green = 1 green and 1 jar at once, 1 point at the end.
card-embalmer_red = 1 red and 1 jar at once, 1 point at the end.
card-embalmer_blue = 1 blue and 1 jar at once, 1 point at the end.
card-weaver_black = 1 black and 1 yellow at once, 4 points at the end.
card-weaver_yellow = 1 yellow and 1 green at once, 4 points at the end.
card-weaver_green = 1 green and 1 red at once, 4 points at the end.
card-weaver_red = 1 red and 1 blue at once, 4 points at the end.
card-weaver_blue = 1 blue and 1 black at once, 4 points at the end.
card-goldsmith_black = 1 silver and 1 black at once, 3 points at the end.
card-goldsmith_yellow = 1 silver and 1 yellow at once, 3 points at the end.
card-goldsmith_green = 1 silver and 1 green at once, 3 points at the end.
card-goldsmith_red = 1 silver and 1 red at once, 3 points at the end.
card-goldsmith_blue = 1 silver and 1 blue at once, 3 points at the end.
card-painter_black = 1 black at once, 5 points at the end.
card-painter_yellow = 1 yellow at once, 5 points at the end.
card-painter_green = 1 green at once, 5 points at the end.
card-painter_red = 1 red at once, 5 points at the end.
card-painter_blue = 1 blue at once, 5 points at the end.
card-sculptor_1 = Nothing at once, 7 points at the end.
card-sculptor_2 = Nothing at once, 7 points at the end.
card-sculptor_3 = Nothing at once, 7 points at the end.
card-sculptor_4 = Nothing at once, 7 points at the end.
card-sculptor_5 = Nothing at once, 7 points at the end.
