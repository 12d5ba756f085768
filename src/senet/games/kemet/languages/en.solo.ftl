## The solo game against Amon

name-amon = Amon
option-mode-solo = Solo against Amon
option-objective = Objective (solo)
option-objective-help = What you must achieve against Amon before the round marker runs out. Without a choice one is drawn. Eternal Glory is the gentlest to begin with; The Long Vigil is the hardest.
option-objective-random = By lot
option-objective-ob01 = Regain Zeal: 5 permanent Fame points and 2 temples at night, 7 rounds
option-objective-ob02 = Break the Gates: 4 permanent Fame points and one of Amon’s pyramids at nightfall, 7 rounds
option-objective-ob03 = Master of the Pyramids: two pyramids of level 4, 6 tiles, one of level 4, 8 rounds
option-objective-ob04 = The Long Vigil: the Sanctuary and 2 temples when the last night falls, 6 rounds
option-objective-ob05 = Eternal Glory: 9 Fame points at the start of a turn, 8 rounds

war-strength = Strength { $value }
war-damage = Damage { $value }
war-shield = Shield { $value }
war-land_move = land moves { $value }

## Why Amon goes there

reason-highest_pyramid = your pyramid of the highest level
reason-lowest_pyramid = your pyramid of the lowest level
reason-occupied_pyramid = your pyramid occupied by one of your troops
reason-western_pyramid = your westernmost pyramid
reason-eastern_pyramid = your easternmost pyramid
reason-highest_open_pyramid = your highest pyramid that none of your troops occupies
reason-lowest_open_pyramid = your lowest pyramid that none of your troops occupies
reason-smallest_troop = your smallest troop
reason-largest_troop = your largest troop
reason-nearest_troop = your troop nearest to this one
reason-western_troop = your westernmost troop
reason-richest_temple = the temple that gives the most prayer points
reason-richest_free_temple = the richest temple outside the Delta that Amon does not occupy
reason-richest_own_temple = the richest temple outside the Delta that you control
reason-western_temple = the westernmost temple outside the Delta
reason-sanctuary_held = the Sanctuary, because you control it
reason-delta_temple_held = the Delta temple, because you control it
reason-nearest = the nearest of several equal targets
reason-first = the first of several equal targets
reason-none = nothing meets a condition of the card

## Prompts and choices

ask-which_way = { $who } leads Amon’s troop { $troop } one step ({ $area } → { $target }): several ways are equally short; land moves left: { $steps }.
ask-revenge = { $count ->
    [one] { $who } must discard another Divine Intervention card (Thirst for Revenge).
   *[other] { $who } must discard { $count } Divine Intervention cards (Thirst for Revenge).
}
ask-thin_troop = { $who } chooses which of the largest troops loses a unit.
choice-area-thin = Remove a unit: { $area }

## Chronicle

war-same = no visible change
story-objective = The objective against Amon is { $card }. { $text }
story-amon_settles = Amon settles with { $units } beside a pyramid ({ $colour }, level { $level }): { $area }.
story-amon_creature = Amon’s troop { $troop } ({ $area }) is accompanied by a creature: { $companion }.
story-amon_turn = { $kind ->
    [event] Amon’s turn: an event card.
   *[action] Amon’s turn: an action card.
}
story-event = A new event is in force: { $card }. { $text }
story-disaster = A disaster strikes: { $card }. { $text }
story-war_table = The war table changes ({ $change }). It now says for both of Amon’s troops: { $war }.
story-amon_action = Amon’s action card: { $card }. { $text }
story-actions_reshuffled = Amon’s action deck is empty; the played cards become the new one: { $count }.
story-amon_target = Amon’s troop { $troop } heads for { $area }, because the deciding condition is: { $reason }; land moves: { $steps }.
story-amon_stays = Amon’s troop { $troop } stays where it is ({ $area }): { $reason }.
story-amon_missing = Amon’s troop { $troop } is off the board, so the card skips it.
story-amon_marches = Amon’s troop { $troop } moves (units: { $count }, with { $companion }): { $area } → { $end }.
story-amon_teleports = Amon’s troop { $troop } teleports (units: { $count }, with { $companion }): { $area } → { $end }.
story-amon_blocked = Amon’s troop { $troop } stops: his other troop stands in the way ({ $area }).
story-amon_reinforced = Amon’s troop { $troop } gets { $units }: { $area }.
story-amon_returns = Amon’s troop { $troop } returns (units: { $count }, with { $companion }): { $area }.
story-amon_delayed = Amon’s troop { $troop } returns here when the battle is over: { $area }.
story-amon_waits = Amon’s troop { $troop } has fallen again and returns only before his next card.
story-amon_revealed = Amon turns up a battle card at random: { $card }.
story-plunder = Amon plunders the power tiles: plunder card { $plunder }.
story-plunder_again = There is nothing at that place ({ $colour }); another plunder card is drawn for it: { $plunder }.
story-plunder_void = There is no tile left to plunder ({ $colour }).
story-plunder_reshuffled = The plunder deck is empty; the drawn cards become the new one: { $count }.
story-tile_destroyed = Amon destroys a power tile: { $tile }.
story-rounds_left = The round marker moves on; rounds left: { $rounds }.
story-objective_met = { $who } meets the objective and wins against Amon: { $card }.
story-no_units_left = Amon wins: there is no unit of yours left on the board.
story-no_rounds_left = Amon wins: the last round is over and the objective was not met.

## Refusals

no-KEMET-267 = The game is over: there is no unit of yours left on the board.
no-KEMET-272 = Against Amon your two pyramids stand in the western and the eastern district of your city.
no-KEMET-278 = The event asks for a card of your hand.
no-KEMET-284 = Amon’s troop follows a shortest way to its target; this step is not on one.
no-KEMET-285 = To a target in the Delta Amon teleports from a pyramid, and otherwise takes the shortest way to one of his own.
no-KEMET-300 = The game is over: the last round has passed and Amon has won.
no-KEMET-301 = The game is over: the objective is met.
no-KEMET-306 = The event or disaster in force does not allow this.

## Cards

card-ob01 = Objective, 7 rounds: have 5 permanent Fame points and control 2 temples at the end of night step 3.
card-ob02 = Objective, 7 rounds: have 4 permanent Fame points and control one of Amon’s pyramids when night falls.
card-ob03 = Objective, 8 rounds: at the end of one of your turns control 2 of your own pyramids of level 4 and own 6 power tiles, one of them of level 4.
card-ob04 = Objective, 6 rounds: when the night of the last round falls, control the Sanctuary and 2 temples.
card-ob05 = Objective, 8 rounds: have 9 Fame points at the start of one of your turns, or at the end of the last night’s step 8.
card-ev01 = Once: discard 2 Divine Intervention cards. While it lasts: Amon has Strength +2 and Damage +2.
card-ev02 = Once: Strength −1, Shield +1, land moves −1; draw and resolve an action card. While it lasts: your teleportation costs 3 prayer points, and nothing makes it cheaper.
card-ev03 = Once: lose 2 prayer points; Amon plunders.
card-ev04 = Once: Shield +1. While it lasts: your groups may not use ports.
card-ev05 = Once: land moves +1; Amon’s troop B moves towards the richest temple outside the Delta that he does not occupy.
card-ev06 = Once: Damage −1. While it lasts: your Pray actions give 1 prayer point less.
card-ev07 = Once: Amon plunders twice.
card-ev08 = Once: Strength +1, Damage +1, land moves +1.
card-ev09 = Once: Strength +1. While it lasts: every Divine Intervention card except the Diversion costs you 1 prayer point more.
card-ev10 = Once: Damage +2, Shield −1; draw and resolve an action card.
card-ds01 = Until the end: in night step 5 you gain 1 prayer point instead of 2.
card-ds02 = Until the end: every pyramid level that you pay for costs 1 prayer point more.
card-ds03 = Until the end: Amon’s troops have +1 Strength, beyond the war table.
card-ds04 = Until the end: your teleportations cost 1 prayer point more, unless something makes them free.
card-ds05 = Until the end: in night step 8 your largest troop loses a unit.
card-ac01 = Troop A: your highest pyramid; one that you occupy; the westernmost. Troop B: your smallest troop; the nearest one; the richest temple.
card-ac02 = Troop A: the richest temple outside the Delta without Amon; your nearest troop. Troop B: your richest temple outside the Delta; the westernmost temple.
card-ac03 = Both troops: your largest troop; the nearest one; the westernmost one.
card-ac04 = Up to 3 units for each of Amon’s troops. Troop B: your nearest troop; the smallest one; the westernmost one.
card-ac05 = Up to 2 units for each of Amon’s troops; each of your troops loses a unit.
card-ac06 = Troop A: your highest pyramid without a troop of yours; the highest one; the westernmost. Troop B: the lowest without a troop; the lowest one; the easternmost.
card-ac07 = Amon plunders. Troop A: your nearest troop; the smallest one; the westernmost one.
card-ac08 = Troop A: the Sanctuary if you control it; the Delta temple if you do; your nearest troop. Troop B: the Delta temple before the Sanctuary.
card-ac09 = War table: Strength +1. Your largest troop loses a unit.
