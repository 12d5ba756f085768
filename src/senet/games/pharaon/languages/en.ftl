## The game

game-about = You are a child of the Pharaoh, and over five rounds you prepare your own journey to the afterlife; whoever wins the most prestige on the way wins. Pay your way into five Areas around a turning Wheel of Actions, gather Offerings, nobles and artisans, and please the gods who watch the borders between the Areas.

option-first_player = First player
option-first_player-help = Who holds the First Player token at the start: somebody drawn by lot, or the seat you name.
option-first_player-random = By lot
option-first_player-0 = Seat 1
option-first_player-1 = Seat 2
option-first_player-2 = Seat 3
option-first_player-3 = Seat 4
option-first_player-4 = Seat 5
option-beginner_scribes = Starts with a Scribe
option-beginner_scribes-help = An easier start: this player is dealt one of the Scribes at random instead of choosing between two nobles.
option-dark_boards = Dark Traitor tiles
option-dark_boards-help = How many of the Traitor’s five tiles show their dark side; the more, the stronger he is.
option-dark_boards-0 = None
option-dark_boards-1 = 1
option-dark_boards-2 = 2
option-dark_boards-3 = 3
option-dark_boards-4 = 4
option-dark_boards-5 = All 5
option-exchange_after_passing = Exchanges after passing
option-exchange_after_passing-help = Yes: Seer and Treasurer can still be used once per round on a later turn, after their owner has passed; no: only on turns with an action or a pass.
option-judge_any_entry = Judge pays any entry
option-judge_any_entry-help = Yes: the owner of the Judge pays any five tokens in the Nobles Area, including the entry token; no: the entry token must still match the colour of the space.
option-bonus_after_pair = Bonus bought after the pair
option-bonus_after_pair-help = Yes: the pair of Offerings is taken first and may help to pay for the bonus token; no: everything is paid before the pair is taken.
option-discs_after_jar = Discs move after the jar
option-discs_after_jar-help = Yes: on the Nile the resources and the jar come first, then the discs climb; no: the tracks are chosen together with the action, before a jar is drawn.
option-general_takes_token = General brings the token
option-general_takes_token-help = Yes: a player who passes first and uses the General takes the First Player token; no: any reward reached may be chosen instead.
option-sculptors_give = Sculptors give a resource
option-sculptors_give-help = Yes: each Sculptor gives 1 basic resource at once besides its points; no: Sculptors give points only.
option-traitor_passes_at_once = Traitor passes at once
option-traitor_passes_at_once-help = Yes: the Traitor passes in the turn in which he plays his last jar; no: he needs one more turn to pass.
option-choose_dark_boards = Choose the dark tiles
option-choose_dark_boards-help = Yes: you choose which Traitor tiles are turned to their dark side; no: they are drawn by lot.

source-gods = Gods
source-nobles = Nobles
source-nile = Influence on the Nile
source-resources_and_offerings = Resources and Offerings
source-artisans = Artisans
source-tomb = Burial Chamber
source-tokens = Pharaoh and First Player tokens

## Names and parts of sentences

name-traitor = The Traitor
name-off_black = black Offering
name-off_yellow = yellow Offering
name-off_green = green Offering
name-off_red = red Offering
name-off_blue = blue Offering
name-off_zone_offerings = Offerings joker
name-off_zone_nobles = Nobles joker
name-off_zone_artisans = Artisans joker
name-off_zone_nile = Nile joker
name-off_zone_tomb = Burial Chamber joker
name-off_plus1 = Offering +1
name-off_plus2 = Offering +2

colour-black = black
colour-yellow = yellow
colour-green = green
colour-red = red
colour-blue = blue
colour-any = any colour
strip-black = black
strip-yellow = yellow
strip-green = green
strip-red = red
strip-blue = blue

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
tokens-of = { $count } × { $token }
means-as = { $means } as { $colour }
area-strip = { $zone } ({ $strip })
jar-contents = ({ $jar })

one-off_black = a black Offering
one-off_yellow = a yellow Offering
one-off_green = a green Offering
one-off_red = a red Offering
one-off_blue = a blue Offering
one-off_zone_offerings = an Offerings joker
one-off_zone_nobles = a Nobles joker
one-off_zone_artisans = an Artisans joker
one-off_zone_nile = a Nile joker
one-off_zone_tomb = a Burial Chamber joker
one-off_plus1 = a +1 Offering
one-off_plus2 = a +2 Offering

with-black = 1 black
with-yellow = 1 yellow
with-green = 1 green
with-red = 1 red
with-blue = 1 blue
with-silver = 1 silver
with-off_black = a black Offering
with-off_yellow = a yellow Offering
with-off_green = a green Offering
with-off_red = a red Offering
with-off_blue = a blue Offering
with-off_zone_offerings = an Offerings joker
with-off_zone_nobles = a Nobles joker
with-off_zone_artisans = an Artisans joker
with-off_zone_nile = a Nile joker
with-off_zone_tomb = a Burial Chamber joker
with-off_plus1 = a +1 Offering
with-off_plus2 = a +2 Offering

to-offerings = the Offerings Area
to-nobles = the Nobles Area
to-artisans = the Artisans Area
to-nile = the Nile Area
to-tomb = the Burial Chamber
in-offerings = in the Offerings Area
in-nobles = in the Nobles Area
in-artisans = in the Artisans Area
in-nile = in the Nile Area
in-tomb = in the Burial Chamber

track-black = the black track
track-yellow = the yellow track
track-green = the green track
track-red = the red track
track-blue = the blue track

## Prompts

ask-main = Round { $round } of { $rounds }: { $who } enters an Area or passes.
ask-jar = { $moment ->
    [setup] { $who } chooses a Jar tile to start with.
   *[passing] { $who } passes and chooses a Jar tile.
}
ask-dark_board = { $left ->
    [one] { $who } chooses a Traitor tile to turn to its dark side.
   *[other] { $who } chooses { $left } Traitor tiles to turn to their dark side, from left to right.
}
ask-keep_noble = { $who } keeps one of the two nobles drawn.
ask-last_exchange = { $who } may still make an exchange before the turn ends.
ask-give = { $noble ->
    [seer] { $who } uses the Seer: which basic token is given for a basic resource of another colour?
   *[treasurer] { $who } uses the Treasurer: which basic token is given for 1 silver?
}
ask-other_kind = { $who } uses the Seer and takes 1 basic resource of any colour but { $given }.
ask-pair = { $who } chooses the pair of Offerings to take.
ask-bonus = { $moment ->
    [after] { $who } may now buy a bonus token as well, for 1 more token in { $colour } or for 2 tokens of one other colour.
   *[before] { $who } may buy a bonus token as well; the action then costs 2 tokens of one colour instead of 1.
}
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
ask-offering = { $who } takes an Offering token from the bonus field or draws one from the bag of Offerings.
ask-use = { $noble ->
    [diplomat] { $who } may use the Diplomat to take any 3 basic resources instead of those in the jar ({ $jar }).
    [teacher] { $who } may use the Teacher to take 1 more basic resource with this jar.
    [general_token] { $who } may use the General to move the large disc at once and take the First Player token.
   *[general] { $who } may use the General to move the large disc on the Pyramid of Time at once.
}
ask-reward = { $who } reaches space { $space } of { $spaces } in row { $row } of the Pyramid of Time and chooses a reward.
ask-entry = { $who } pays the entry to { $zone } (1 token: { $colour }).
ask-kind = { $who } chooses one colour to pay for the action { $zone }: { $count } tokens, or only { $fewer } in { $colour }, because the entry token counts.
ask-unit = { $colours ->
    [1] { $who } pays for the action { $zone }; still due: { $due }.
   *[other] { $who } pays for the action { $zone }; still due: { $due }; next: { $now }.
}
ask-wheel_token = { $who } chooses which of the two upper resources of the Traitor’s jar ({ $jar }) goes onto the Wheel of Actions.
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
choice-offering-bag = Draw an Offering from the bag
choice-jar = Jar: { $resources }
choice-reward-basic = Reward: 1 basic resource
choice-reward-first_player = Reward: First Player token
choice-reward-silver = Reward: 1 silver
choice-reward-offering = Reward: 1 Offering token
choice-board = Turn tile { $place } to its dark side
choice-wheel = Onto the wheel: { $token }

## The log

story-advanced = { $who } moves the large disc to space { $space } in row { $row } of the Pyramid of Time.
story-artisan_discarded = The Traitor drives an artisan out of the game: { $card }.
story-artisan_shown = A new artisan lies face up: { $card }.
story-bag_refilled = The bag of Offerings is empty, so the discarded Offerings go back into it: { $tokens }.
story-blocked = { $count ->
    [0] The jar that nobody took blocks nothing, as the bank has none of its resources.
   *[other] The jar that nobody took blocks entry spaces on the Wheel of Actions: { $tokens }.
}
story-board = The Areas on the Tablet of the Gods, clockwise, each with the colour of its entry: { $areas }. The Direction token says that the Wheel of Actions will turn { $direction ->
    [clockwise] clockwise
   *[counterclockwise] counter-clockwise
}.
story-board_darkened = Traitor tile { $place } (from the left) is turned to its dark side.
story-boards_laid_out = The Traitor tiles are laid out; their colours from left to right: { $colours }.
story-bonus_laid_out = New on the bonus field: { $tokens }.
story-built = { $who } builds in the Burial Chamber and reaches space { $space }.
story-cards_laid_out = Face up lie the nobles { $nobles }, and the artisans { $artisans }.
story-climbed = { $who } climbs { $track } to step { $step }.
story-dealt_scribe = { $who } is dealt a noble to start with: { $card }.
story-declined = { $who } does not use the { $card }.
story-discs_returned = All large discs move to space { $round } of the round counter.
story-drew_artisan = { $who } draws an artisan from the deck: { $card }.
story-drew_jar = { $who } draws a Jar tile from the pile.
story-drew_noble = { $who } draws a noble from the deck: { $card }.
story-drew_nobles = Only { $who } sees which: { $cards }.
story-drew_offering = { $who } draws { $token } from the bag of Offerings.
story-drew_secretly = { $who } draws { $count } nobles to choose from.
story-entered = { $who } enters { $zone } with { $means }.
story-entered_full = { $who } enters { $zone } with { $means }, though it is full, thanks to the { $card }.
story-first_player = { $how ->
    [start] { $who } receives the First Player token.
   *[reward] { $who } takes the First Player token.
}
story-gained = { $source ->
    [jar] { $who } gains { $tokens } from the jar.
    [nile] { $who } gains { $tokens } on the Nile.
    [reward] { $who } gains { $tokens } as a reward.
    [start] { $who } gains { $tokens } to start with.
    [artisan] { $who } gains { $tokens } from the artisan.
    [noble] { $who } gains { $tokens } thanks to the { $card }.
   *[chosen] { $who } gains { $tokens }.
}
story-game_over = The fifth round was the last; now the points are counted.
story-gave = { $who } gives up { $token } in exchange.
story-instead_of_jar = { $who } discards the jar ({ $jar }) and chooses other basic resources instead.
story-jars_laid_out = New Jar tiles lie face up: { $jars }.
story-jars_renewed = { $count ->
    [one] The pile of Jar tiles has run out; the discarded tile forms a new one.
   *[other] The pile of Jar tiles has run out; the { $count } discarded tiles form a new one.
}
story-kept_noble = { $who } keeps a noble: { $card }.
story-lacked = { $who } goes without { $tokens }, because the bank has too few.
story-no_artisan_left = The deck of artisans is empty.
story-no_jar = There is no Jar tile left for { $who } to draw.
story-no_noble_left = The deck of nobles is empty.
story-no_offering = There is no Offering left for { $who } to take.
story-no_reward = There is no reward left for { $who } to take.
story-noble_discarded = The Traitor drives a noble out of the game: { $card }.
story-noble_shown = A new noble lies face up: { $card }.
story-nobles_ready = { $who } can use again: { $cards }.
story-nobles_returned = { $count ->
    [one] The noble set aside goes back into the deck.
   *[other] The { $count } nobles set aside go back into the deck.
}
story-not_blocked = The bank lacks { $tokens } for this, so as many entry spaces stay free.
story-paid = { $who } pays { $means }.
story-pair_laid_out = A new pair of Offerings: { $tokens }.
story-passed = { $row ->
    [0] { $who } is the last to pass.
   *[other] { $who } passes; the large disc goes to space { $space } in row { $row } of the Pyramid of Time.
}
story-received_noble = { $who } receives the other noble: { $card }.
story-round_begins = Round { $round } begins; { $who } goes first.
story-round_ends = Round { $round } ends.
story-satisfied = { $who } satisfies: { $gods }.
story-scored = { $who } – { $points }: gods { $gods }, nobles { $nobles }, influence on the Nile { $nile }, resources and Offerings { $resources }, artisans { $artisans }, Burial Chamber { $tomb }, Pharaoh and First Player tokens { $tokens }.
story-setup_begins = The game is set up.
story-starts = { $who } gets ready for the game.
story-stayed = { $who } is already at the end of the row on the Pyramid of Time.
story-steps_lost = { $count ->
    [one] { $who } loses an influence step, as no disc can climb there any further.
   *[other] { $who } loses { $count } influence steps, as no disc can climb there any further.
}
story-succession = { $who } is named successor and takes the Pharaoh token.
story-token_kept = { $who } already holds the First Player token, so nothing changes.
story-tomb_finished = { $who } has already finished the Burial Chamber, so the step is lost.
story-took_artisan = { $who } takes an artisan: { $card }.
story-took_jar = { $who } takes a face-up Jar tile.
story-took_noble = { $who } takes a noble: { $card }.
story-took_offering = { $who } takes { $token } from the bonus field.
story-took_pair = { $who } takes a pair of Offerings: { $taken }.
story-traitor_full = All columns of the Traitor are full, so { $token } stays in the bank.
story-traitor_god = The Traitor wins the favour of a god: { $god }.
story-traitor_idle = This symbol has no effect now.
story-traitor_jar = The Traitor opens a jar: { $jar }.
story-traitor_lacked = The bank has no { $colour } token for the Traitor.
story-traitor_pile = The Traitor has { $count } Jar tiles for this round.
story-traitor_placed = The Traitor places { $token } in column { $column }.
story-traitor_value = Each of the Traitor’s nobles is now worth { $points }.
story-traitor_wheel = The Traitor’s jar puts { $token } onto the Wheel of Actions.
story-turn_begins = { $who }’s turn.
story-used = { $who } uses the { $card }.
story-wheel_cleared = The Wheel of Actions is cleared, resources to the bank and Offerings to the discard pile: { $tokens }.
story-wheel_turned = The Wheel of Actions turns { $direction ->
    [clockwise] clockwise
   *[counterclockwise] counter-clockwise
} by one Area: { $areas }.
story-won = { $winners ->
    [one] { $who } wins the game.
   *[other] The victory is shared: { $who }.
}

## Refusals

no-PHAR-001 = The game ended after its fifth round.
no-PHAR-003 = Silver is not a basic resource, so it cannot be taken here.
no-PHAR-036 = You can keep only one of the two nobles that you drew.
no-PHAR-044 = It is not your turn to decide.
no-PHAR-050 = All entry spaces of this Area are taken, so it is closed until the next round.
no-PHAR-051 = You could not pay for both the entry and the whole action.
no-PHAR-052 = There is nothing left to take in this Area.
no-PHAR-055 = This noble cannot be used at this moment.
no-PHAR-058 = This token does not match the colour of the entry space.
no-PHAR-067 = This token cannot stand for the colour that is due.
no-PHAR-069 = You do not have enough tokens to pay everything in this colour.
no-PHAR-070 = The +1 and +2 tokens only give points and never pay for anything.
no-PHAR-072 = An Area joker pays only in its own Area.
no-PHAR-074 = You do not have such a token.
no-PHAR-075 = The bonus needs 2 tokens of one colour, and you cannot pay them.
no-PHAR-079 = No such token lies on the bonus field.
no-PHAR-081 = This pair has been taken, and new ones come only at the end of the round.
no-PHAR-085 = Neither the bag of Offerings nor the discard pile holds an Offering token.
no-PHAR-088 = This noble is not face up.
no-PHAR-089 = The deck of nobles is empty.
no-PHAR-092 = This noble has already been used in this round.
no-PHAR-095 = This artisan is not face up.
no-PHAR-097 = The deck of artisans is empty.
no-PHAR-100 = This Jar tile is not face up below the Pyramid of Time.
no-PHAR-106 = This arrow does not lead to that influence track.
no-PHAR-108 = Your disc is already on the top step of this track.
no-PHAR-114 = Your Burial Chamber is finished; there is no further space.
no-PHAR-138 = This token cannot stand for that colour.
no-PHAR-140 = Only the owner of the Seer may exchange, and only a basic token for a basic resource of another colour.
no-PHAR-141 = Only the owner of the Treasurer may exchange, and only a basic token for silver.
no-PHAR-142 = Such an exchange is impossible now: you lack a token to give, or the bank lacks the one to take.
no-PHAR-160 = Your large disc has not reached a space with this reward.
no-PHAR-163 = No such token lies on the bonus field.
no-PHAR-164 = This reward has run out.
no-PHAR-212 = Only one of the two upper resources of the jar can go onto the Wheel of Actions.
no-PHAR-214 = The strip of this colour is full.
no-PHAR-218 = The bank has no token of this colour.
no-PHAR-242 = The bank has no token of this colour.
no-PHAR-248 = With this choice you could not complete the rest.
no-PHAR-249 = This is not among the answers that are possible now.
no-PHAR-252 = Tokens for one colour are paid in a fixed order, and this kind has had its turn.
no-PHAR-253 = Tokens for the Judge are paid in a fixed order, and this kind has had its turn.
no-PHAR-264 = The tiles are turned from left to right, and this one has had its turn.

## Cards

card-scribe_1 = In payments a green token may stand for black, and a black one for green. Points: 4, plus 4 for each satisfied god beside the Offerings Area.
card-scribe_2 = In payments a green token may stand for blue, and a blue one for green. Points: 4, plus 4 for each satisfied god beside the Nobles Area.
card-scribe_3 = In payments a blue token may stand for yellow, and a yellow one for blue. Points: 4, plus 4 for each satisfied god beside the Artisans Area.
card-scribe_4 = In payments a yellow token may stand for red, and a red one for yellow. Points: 4, plus 4 for each satisfied god beside the Nile Area.
card-scribe_5 = In payments a red token may stand for black, and a black one for red. Points: 4, plus 4 for each satisfied god beside the Burial Chamber.
card-general = When you pass, unless you are the last to do so, you may at once advance one space on the Pyramid of Time and take a reward. Points: 7, plus 4 for the Pharaoh token and 4 for the First Player token if you hold them.
card-architect = You may pay the entry to the Burial Chamber with a token of any basic colour; it counts as its own colour. Points: 10.
card-priestess = You may pay the entry to the Offerings Area with a token of any basic colour; it counts as its own colour. Points: 12.
card-foreman = You may pay the entry to the Nile Area with a token of any basic colour; it counts as its own colour. Points: 10.
card-chief_decorator = You may pay the entry to the Artisans Area with a token of any basic colour; it counts as its own colour. Points: 10.
card-judge = In the Nobles Area you may pay any five tokens for the action, whatever their colours; the entry token is one of them. Points: 12.
card-grand_vizier = No effect during the game. Points: 3, plus 3 for each of your nobles, this one included.
card-physician = Once per round: you may act in the Artisans Area even though all its entry spaces are taken. Points: 6, plus 2 for each different value among your artisans.
card-chief_supplier = Once per round: you may act in the Burial Chamber even though all its entry spaces are taken. Points: 6, plus 2 for each step you have built in the Burial Chamber.
card-high_priest = Once per round: you may act in the Offerings Area even though all its entry spaces are taken. Points: 6, plus 2 for each Offering token you have left.
card-administrator = Once per round: you may act in the Nile Area even though all its entry spaces are taken. Points: 5, plus 3 for each of your discs on a top step.
card-seer = Once per round, on your turn: exchange a basic token for 1 basic resource of another colour. Points: 3, plus 3 for each god you satisfy.
card-treasurer = Once per round, on your turn: exchange a basic token for 1 silver. Points: 8, plus 2 for each silver you have left.
card-teacher = Once per round: when you gain a jar, take 1 more basic resource of your choice. Points: 7, plus 1 for each basic resource and each basic Offering you have left.
card-diplomat = Once per round: when you gain a jar, take any 3 basic resources instead of those it shows. Points: as many as one of your other nobles scores.
card-court_official_21 = At once: 3 influence steps on tracks of your choice, then 2 silver. Points: 2.
card-court_official_22 = At once: 2 influence steps on tracks of your choice, then 2 Offering tokens. Points: 4.
card-court_official_23 = At once: take an artisan without paying, then 1 silver. Points: 0.
card-court_official_24 = At once: take an artisan without paying, then 1 Offering token. Points: 0.
card-court_official_25 = At once: build one space in the Burial Chamber without paying, then take 1 silver. Points: 2.
card-court_official_26 = At once: build one space in the Burial Chamber without paying, then take 1 Offering token. Points: 2.

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
card-sculptor_1 = 1 black at once (nothing, if Sculptors give points only in this match), 7 points at the end.
card-sculptor_2 = 1 yellow at once (nothing, if Sculptors give points only in this match), 7 points at the end.
card-sculptor_3 = 1 green at once (nothing, if Sculptors give points only in this match), 7 points at the end.
card-sculptor_4 = 1 red at once (nothing, if Sculptors give points only in this match), 7 points at the end.
card-sculptor_5 = 1 blue at once (nothing, if Sculptors give points only in this match), 7 points at the end.
