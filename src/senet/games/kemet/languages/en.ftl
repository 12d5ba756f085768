## The game

game-about = Lead your god’s troops through ancient Egypt. Build pyramids, buy powers, creatures and servants with prayer points, and strike where it counts: temples, tall pyramids and battles won as the attacker bring Fame. Start your turn with 9 Fame points, and with nobody ahead of you, to win.

option-mode = Mode
option-mode-help = In classic mode everybody plays for themselves; in team mode (4 or 6 players) the members of a team together need 12 Fame points. A single player plays against Amon.
option-mode-classic = Classic
option-renewal = Renewal tiles
option-renewal-help = In every colour, Domination is shuffled with the Renewal tiles of that colour, and one of them, drawn at random, takes its place.
option-renewal-false = Without
option-renewal-true = With
option-announcements = Announcements
option-announcements-help = Before the secret choices of a battle, each side may announce how many Divine Intervention cards it will add; the announcement need not be true.
option-announcements-false = Without
option-announcements-true = With
option-round_limit = Last round
option-round_limit-help = Meant for simulations: the game ends after the night of this round, and the most Fame points win. Otherwise it is played until somebody wins.
option-round_limit-0 = No limit
option-round_limit-1 = Round 1
option-round_limit-2 = Round 2
option-round_limit-4 = Round 4
option-round_limit-8 = Round 8
option-round_limit-16 = Round 16

source-battle = Battle Fame
source-divine = Divine Fame
source-temple = Temples
source-pyramid = Pyramids

## Names

name-build = Build
name-recruit = Recruit
name-acquire = Acquire
name-pray = Pray
name-move = Move
name-gold = Divine Power
name-f3_move = Move (floor 3)
name-f3_recruit = Recruit (floor 3)
name-f2_build = Build (floor 2)
name-f2_move = Move (floor 2)
name-f2_pray = Pray (floor 2)
name-f1_acquire_a = Acquire, space 1 (floor 1)
name-f1_acquire_b = Acquire, space 2 (floor 1)
name-f1_acquire_c = Acquire, space 3 (floor 1)
name-f1_pray = Pray (floor 1)
name-apex_divine_power = Divine Power (gold action)
name-ruby_domination = Domination (Ruby)
name-ruby_act_of_god = Act of God (Ruby)
name-sapphire_domination = Domination (Sapphire)
name-sapphire_act_of_god = Act of God (Sapphire)
name-diamond_domination = Domination (Diamond)
name-diamond_act_of_god = Act of God (Diamond)
name-onyx_domination = Domination (Onyx)
name-onyx_act_of_god = Act of God (Onyx)
name-amethyst_domination = Domination (Amethyst)
name-amethyst_act_of_god = Act of God (Amethyst)
name-amber_domination = Domination (Amber)
name-amber_act_of_god = Act of God (Amber)

## Parts of sentences

units = { $count ->
    [one] 1 unit
   *[other] { $count } units
}
prayer-points = { $count ->
    [one] 1 prayer point
   *[other] { $count } prayer points
}
fame-points = { $count ->
    [one] 1 Fame point
   *[other] { $count } Fame points
}
intervention-cards = { $count ->
    [one] 1 Divine Intervention card
   *[other] { $count } Divine Intervention cards
}
veteran-tokens = { $count ->
    [one] 1 veteran token
   *[other] { $count } veteran tokens
}
tile = { $tile } ({ $colour }, level { $level })
space-colour = { $space }: { $colour }
several = { $card } ×{ $count }
nothing-added = no Divine Intervention cards
value-strength = Strength { $number }
value-damage = Damage { $number }
value-unblockable = Unblockable Damage { $number }
value-shield = Shield { $number }
value-impenetrable = Impenetrable Shield { $number }
value-self = own losses { $number }
value-immune = only Unblockable Damage hurts
short-war_rage = Rage
short-bloody_battle = Blood
short-bronze_wall = Bronze
short-war_fury = Fury
short-bloodbath = Bloodbath
short-iron_wall = Iron
short-diversion = Diversion
side-north = north
side-south = south
side-east = east
side-west = west
district-level = { $side } { $level }

## Prompts

ask-choose_faction = { $gods ->
    [yes] { $who } chooses a God.
   *[no] { $who } chooses a faction.
}
ask-choose_city = { $who } chooses a city.
ask-start_district = { $who } puts 5 units into a district (troop { $number } of 2).
ask-start_levels = { $who } distributes 3 pyramid levels over the districts of the city ({ $city }).
ask-start_colour = { $who } chooses the colour of a pyramid of level { $level } ({ $area }).
ask-first_tile = { $who } takes a power tile of level 1 for free, in the colour of a pyramid already built.
ask-plan = { $count ->
    [one] { $who } places the last action token of the day.
   *[other] { $who } places an action token; { $count } are left today.
}
ask-place_silver = { $who } must place the silver token as well, or a floor would stay empty.
ask-next_action = { $who } decides what to do next.
ask-end_turn = { $who } ends the turn, or plays another card first.
ask-use_gold = { $who } chooses the tile for the gold action.
ask-which_action = { $who } chooses an action granted by a tile ({ $tile }).
ask-arrange = { $who } may rearrange companions: which one?
ask-arrange_where = { $who } chooses a new place for a companion ({ $companion }).
ask-tie_companion = { $who } chooses the troop for a new companion ({ $companion }).
ask-bring_companion = { $kind ->
    [servant] { $who } may bring a servant along with the units ({ $area }).
   *[creature] { $who } may bring a creature along with the units ({ $area }).
}
ask-build_where = { $free ->
    [yes] { $who } may add one pyramid level for free with Hand of God: where?
   *[no] { $who } chooses where to build; prayer points: { $prayer }.
}
ask-build_colour = { $who } chooses the colour of a new pyramid ({ $area }).
ask-build_level = { $who } decides how high to build ({ $area }, now level { $level }); prayer points: { $prayer }.
ask-place_where = { $who } adds units ({ $why }): in which area? In the supply: { $supply }.
ask-place_units = { $who } decides how many units to add ({ $area }).
ask-which_battle = { $who } decides which battle comes first.
ask-acquire_tile = { $who } acquires a power tile; prayer points: { $prayer }.
ask-remove_card = { $who } removes a battle card from the game to make room for a special one ({ $card }).
ask-move_troop = { $who } chooses the troop that moves.
ask-move_on = { $who } moves { $units } ({ $area }); land moves left: { $steps }.
ask-collect = { $temple ->
    [delta] { $who } may remove a unit from the Delta temple with Heqaib for 5 prayer points.
   *[other] { $who } may collect the prayer points of a temple at once with Heqaib ({ $area }).
}
ask-burn_where = { $who } chooses the troop that Raining Fire hits.
ask-announce = { $deciders ->
    [one] { $who } may announce a number of Divine Intervention cards for the battle ({ $area }).
   *[other] { $who } may each announce a number of Divine Intervention cards for the battle ({ $area }).
}
ask-play_card = { $deciders ->
    [one] { $who } chooses the battle card to play ({ $area }).
   *[other] { $who } choose the battle cards to play ({ $area }).
}
ask-lay_aside = { $deciders ->
    [one] { $who } chooses the battle card to lay aside face down ({ $area }).
   *[other] { $who } choose the battle cards to lay aside face down ({ $area }).
}
ask-add_cards = { $deciders ->
    [one] { $who } decides which Divine Intervention cards to add ({ $area }).
   *[other] { $who } decide which Divine Intervention cards to add ({ $area }).
}
ask-pay_next = { $who } cannot pay for all the cards: which one is next? Prayer points: { $prayer }.
ask-wound = { $who } may discard Divine Intervention cards for 1 Strength each with Divine Wound.
ask-ambush = { $who } may exchange the battle card played for the one laid aside.
ask-convert = { $who } may turn Shield on the battle card into Damage with Bakatan.
ask-corrupt = { $who } may remove surviving units of { $loser } with Units Corruption.
ask-enlist = { $who } may add units in place of those removed ({ $count } at most).
ask-retreat_or_recall = { $who } has lost the battle and must retreat or recall { $units } ({ $area }).
ask-retreat_where = { $who } decides where the troop of { $loser } retreats.
ask-home_where = { $who } brings { $units } home with Masaharta: to which district first?
ask-home_units = { $who } decides how many units go to this district ({ $area }).
ask-home_companion = { $who } decides with which units a companion goes home ({ $companion }).
ask-stay_or_recall = { $who } has won the battle and may leave or recall { $units } ({ $area }).
ask-hold = { $who } may add a unit to the troop with Hold the Position.
ask-spoil = { $who } takes a card of the loser with Spoils of War, or draws two.
ask-reinforce = { $who } may add units for 1 prayer point each with Tactical Reinforcement ({ $area }).
ask-which_first = { $who } decides which tile takes effect first.
ask-make_offering = { $area ->
    [sanctuary] { $who } may make an offering in the Sanctuary for 1 Fame point.
   *[delta_temple] { $who } may make an offering in the Delta temple for 5 prayer points.
}
ask-veterans_for_prayer = { $who } decides how many veteran tokens to trade for prayer points, one for one.
ask-veterans_for_cards = { $who } decides how many veteran tokens to trade for cards, two for each.
ask-victim = { $who } chooses the opponent who loses a random card to Annexation.
ask-discard = { $count ->
    [one] { $who } discards the last card for Vision.
   *[other] { $who } discards { $count } more cards for Vision.
}
ask-ceremony = { $who } may discard cards for the Night Ceremony; so far: { $count }.
ask-recolour = { $who } chooses the pyramid that gets another colour.
ask-new_colour = { $who } chooses the new colour of the pyramid ({ $area }).
ask-position = { $who } chooses a place in the next turn order.

## Choices

choice-faction = Lead { $faction }
choice-city = Take: { $city }
choice-levels = Levels: { $levels }
choice-colour = Colour: { $colour }
choice-area-here = Choose: { $area }
choice-area-muster = Put 5 units: { $area }
choice-area-tie = Go to: { $area }
choice-area-build = Raise: { $area } ({ $colour }, level { $level })
choice-area-found = Found a pyramid: { $area }
choice-area-add = Add units: { $area }
choice-area-reinforce = Add a unit: { $area }
choice-area-fight = Fight first: { $area }
choice-area-troop = Move: { $area } ({ $units })
choice-area-go = Go to: { $area }
choice-area-attack = Attack: { $area } ({ $foe })
choice-area-burn = Burn: { $area } ({ $foe })
choice-area-retreat = Retreat to: { $area }
choice-area-home = Send home to: { $area }
choice-area-recolour = Recolour: { $area } ({ $colour })
choice-teleport = Teleport to: { $area }
choice-teleport-attack = Teleport and attack: { $area } ({ $foe })
choice-worm = Giant Sandworm: { $area }
choice-place = Place a token: { $space }
choice-silver = Silver token: { $space }
choice-act = Do: { $space }
choice-gold = Place the gold token
choice-arrange = Rearrange companions
choice-action = Do: { $action }
choice-card = Play: { $card }
choice-card-pay = Pay for: { $card }
choice-card-discard = Discard: { $card }
choice-card-take = Take: { $card }
choice-cards = Add: { $cards }
choice-cards-none = Add no cards
choice-battle_card = Choose: { $card } ({ $values })
choice-battle_card-play = Play: { $card } ({ $values })
choice-battle_card-aside = Lay aside: { $card } ({ $values })
choice-battle_card-remove = Remove: { $card } ({ $values })
choice-tile = Take: { $tile }
choice-tile-use = Use: { $tile }
choice-tile-first = First: { $tile }
choice-companion = Choose: { $companion }
choice-companion-bring = Bring: { $companion }
choice-swap = Swap with: { $companion }
choice-leave-units = Leave { $units } here
choice-leave = Leave here: { $companion }
choice-join-units = Take { $units } along
choice-join = Take along: { $companion }
choice-units-here = { $units }
choice-units-add = Add { $units }
choice-units-send = Send { $units }
choice-units-remove = Remove { $units }
choice-level = Build up to level { $level }
choice-convert = Turn { $count } Shield into Damage
choice-position = Place { $number }
choice-seat = Take from: { $victim }
choice-veterans-none = Keep all veteran tokens
choice-veterans = Discard { $tokens }
choice-veterans-prayer = Trade { $tokens } for { $points }
choice-veterans-cards = Trade { $tokens } for { $cards }
choice-announce = Announce: { $cards }
choice-stop = Stop here
choice-retreat = Retreat
choice-recall = Recall the troop
choice-home = Bring the troop home
choice-stay = Stay
choice-exchange = Exchange the battle cards
choice-draw = Draw 2 cards
choice-offer = Make the offering
choice-collect = Collect the prayer points
choice-pass-end_turn = End the turn
choice-pass-use_gold = No gold action
choice-pass-which_action = No action
choice-pass-arrange = Done rearranging
choice-pass-tie_companion = Leave it in the supply
choice-pass-bring_companion = Bring nobody
choice-pass-build_where = Build nothing
choice-pass-place_where = No more units
choice-pass-acquire_tile = Acquire nothing
choice-pass-move_troop = Do not move
choice-pass-collect = Collect nothing
choice-pass-announce = Announce nothing
choice-pass-wound = No more cards
choice-pass-ambush = Keep the card played
choice-pass-convert = Keep the Shield
choice-pass-corrupt = Remove nobody
choice-pass-enlist = Add nobody
choice-pass-hold = Add nobody
choice-pass-reinforce = Add nobody
choice-pass-make_offering = No offering
choice-pass-ceremony = No more cards
choice-pass-recolour = Change nothing

## Refusals

no-KEMET-001 = There are not that many units in your supply.
no-KEMET-002 = A mercenary tile brings exactly three mercenaries.
no-KEMET-004 = You do not have enough prayer points.
no-KEMET-005 = You have at most three pyramids (two in a two-player game), each in a district of its own and in a colour of its own.
no-KEMET-013 = The troop would become too large: 5 units, unless a tile allows you more.
no-KEMET-017 = This place is not in play with this number of players.
no-KEMET-028 = This colour is not part of the game.
no-KEMET-033 = Somebody else has already taken this, or it does not exist.
no-KEMET-037 = Your first troops go into two different districts of your own city.
no-KEMET-038 = Distribute exactly three levels, and none of your pyramids may start above level 2.
no-KEMET-040 = The first tile must be on offer, of level 1, and in the colour of one of your pyramids.
no-KEMET-044 = It is somebody else’s turn to decide.
no-KEMET-046 = Companions can be rearranged only before the first token of the turn is placed.
no-KEMET-048 = You are placing tokens now; the card has to wait until they all lie on the board.
no-KEMET-049 = You have no unused token of this turn on that space.
no-KEMET-057 = There is already a token on this space.
no-KEMET-058 = The Divine Power space takes only the gold token.
no-KEMET-060 = Every floor needs a token by the end of the day, and then you would not have enough tokens left for the empty ones.
no-KEMET-061 = You have no silver token to place today.
no-KEMET-062 = A gold action takes your gold token, once a day, and one of your own tiles that offers this action.
no-KEMET-065 = You build upwards, and only in districts of your own city.
no-KEMET-066 = You cannot pay for that: each level costs as many prayer points as its number.
no-KEMET-067 = One of your pyramids already has this colour.
no-KEMET-068 = A pyramid has at most four levels.
no-KEMET-072 = You control no pyramid of this colour that is at least as high as the level of the tile.
no-KEMET-073 = This area has already received its units in this action.
no-KEMET-075 = There is no battle to be fought in this area now.
no-KEMET-076 = The troop there would become larger than your troop limit.
no-KEMET-079 = Only a companion of this type from your supply can come along.
no-KEMET-080 = Units are added only in districts of your own city.
no-KEMET-081 = You already own this tile.
no-KEMET-082 = You do not have enough prayer points for this tile.
no-KEMET-083 = For this colour the token would have to lie on the acquire space of that colour.
no-KEMET-085 = Your pyramid is high enough, but an opponent controls it now.
no-KEMET-086 = You have already acquired a tile of this colour this round.
no-KEMET-087 = This tile is no longer on offer, and tiles never change owners.
no-KEMET-090 = You already own this tile in another colour, and nobody may have it twice.
no-KEMET-091 = This tile has no effect right now.
no-KEMET-092 = A new companion goes to one of your troops in your own city.
no-KEMET-093 = Only companions in your supply and in your own districts can change places, a creature with a creature and a servant with a servant.
no-KEMET-094 = A troop takes one creature and one servant; only Meryptah may be a second servant.
no-KEMET-100 = A companion cannot stay behind alone; it needs at least one of your units.
no-KEMET-103 = You have no troop there to move.
no-KEMET-104 = The troop has no land moves left.
no-KEMET-105 = At least one unit must move on, and the group cannot take up again now what it has left here.
no-KEMET-106 = There is nothing like that here to leave or to take along.
no-KEMET-107 = The move would end with too many units or companions in one area.
no-KEMET-109 = A group that attacks must keep the limits of units and companions.
no-KEMET-111 = A land move leads only to an adjacent area or from port to port.
no-KEMET-113 = A military port can be entered only next to your own city.
no-KEMET-114 = A teleportation leads from a district with a pyramid to another area with an obelisk.
no-KEMET-115 = You have already teleported in this action.
no-KEMET-117 = You cannot pay for the teleportation and the toll of Khnum’s Sphinx together.
no-KEMET-118 = To cross these walls the group would have had to start next to them.
no-KEMET-119 = A move enters at most one district of opponents’ cities.
no-KEMET-121 = During a move only cards with the move icon can be played.
no-KEMET-122 = It is too late: Swiftness comes before the first step, Transfer before the teleportation.
no-KEMET-141 = You need two different battle cards from your hand: one to play and one to lay aside.
no-KEMET-142 = You do not have that many of these cards.
no-KEMET-144 = Nobody could have that many cards; announce a smaller number.
no-KEMET-145 = You cannot pay for this card any more.
no-KEMET-146 = This card is not among those that you still have to pay for.
no-KEMET-164 = A troop retreats to an empty adjacent area, and of all districts only to its own.
no-KEMET-165 = There is no area to retreat to, so the troop must be recalled.
no-KEMET-175 = You do not have this card in your hand.
no-KEMET-176 = This card cannot be played now: its icon says when.
no-KEMET-179 = The Diversion never leaves its owner and cannot be discarded for anything.
no-KEMET-180 = The card would have no effect now.
no-KEMET-181 = Raining Fire needs an opposing troop as its target.
no-KEMET-182 = Tactical Support adds two units in all, to your districts or to areas where you already have units.
no-KEMET-185 = The offering in the Sanctuary takes two units.
no-KEMET-186 = The offering in the Delta temple takes a unit.
no-KEMET-191 = For a card you give two veteran tokens, so the number must be even.
no-KEMET-192 = Each veteran token becomes one unit, in one of your districts without an opposing troop.
no-KEMET-194 = This place in the turn order does not exist or is already taken.
no-KEMET-196 = You do not have that many veteran tokens.
no-KEMET-199 = The game is over.
no-KEMET-206 = The effect does not allow that much.
no-KEMET-207 = The tile forbids this: it wants a troop with a servant, or a move without teleportation.
no-KEMET-218 = You can remove only a battle card that you have.
no-KEMET-219 = Only cards in your hand can be discarded for Divine Wound.
no-KEMET-223 = Khnum’s Sphinx is there, and you have no prayer point for its toll.
no-KEMET-229 = Only cards in your hand can be discarded for Vision.
no-KEMET-230 = Hand of God adds exactly one level.
no-KEMET-232 = Masaharta takes the troop only into your own districts without opposing troops, and only if all of it finds room.
no-KEMET-233 = The unit must join the troop that fought.
no-KEMET-235 = The mercenaries must be placed as long as there is room for them.
no-KEMET-236 = Reinforcement Prayer adds at most two units.
no-KEMET-237 = Units are added only in your own districts and where you already have units.
no-KEMET-345 = You have already rearranged this companion, or your companions, this turn.
no-KEMET-346 = You have played as many day cards as a turn allows.
no-KEMET-349 = The loser did not play this card, so you cannot take it.
no-KEMET-350 = There is no such card to be taken or given.
no-KEMET-363 = The Giant Sandworm comes up with recruited units in an empty area outside the cities and never enters a district.
no-KEMET-365 = This is not an answer to the current question.

## Power tiles

-domination = When you acquire it: gain 1 Divine Fame point.
-act_of_god = When you acquire it: take a silver action token. From your next turn on it gives you one more action a day.
card-ruby_charge = Attacking: +1 Strength.
card-ruby_priest_of_mafdet = Your moves have 1 more land move.
card-ruby_carnage = In battle: +1 Damage.
card-ruby_wrryt_storm = When you acquire it: take back all battle cards and replace one with the special card Wrryt Storm (Strength 3, Damage 3).
card-ruby_phoenix = Creature. Its troop: +1 land move, +1 Strength. A group with it may enter one opposing district wherever it started.
card-ruby_portal_of_thoth = Your teleportations cost 1 prayer point less and may also start from an obelisk.
card-ruby_royal_scarab = Creature. Its troop: +2 land moves, +2 Strength.
card-ruby_blades_of_neith = In battle: +1 Strength.
card-ruby_divine_wound = After the cards of a battle are revealed, discard any number of Divine Intervention cards: +1 Strength each.
card-ruby_domination = { -domination }
card-ruby_giant_scorpion = Creature. Its troop: +1 land move, +2 Strength, +2 Damage.
card-ruby_initiative = In battle: +1 Damage, +1 Unblockable Damage; attacking also +1 Strength.
card-ruby_surprise_attack = Gold action: a Move that may enter one opposing district wherever it started.
card-ruby_act_of_god = { -act_of_god }
card-sapphire_recruiting_scribe = Recruit: up to 3 units are free.
card-sapphire_defense = Defending: +1 Strength.
card-sapphire_reinforcement_prayer = Pray: also add up to 2 units for free in your districts.
card-sapphire_ancestral_elephant = Creature. Its troop: +1 land move, +1 Strength, +1 Shield.
card-sapphire_shetyw_defense = When you acquire it: take back all battle cards and replace one with the special card Shetyw Barrier (Strength 3, Shield 3).
card-sapphire_shield_of_neith = In battle: +1 Shield.
card-sapphire_legion = Your troops may have 7 units instead of 5.
card-sapphire_defensive_victory = If you win as the defender and a unit survives: 1 Battle Fame point.
card-sapphire_spy = Your opponent chooses and shows the battle card to be played before you choose yours.
card-sapphire_domination = { -domination }
card-sapphire_reinforcements = Recruit: all units are free.
card-sapphire_sphinx = Creature. When you acquire it: 1 Divine Fame point. Its troop: +1 land move, +2 Strength.
card-sapphire_divine_will = Gold action: a Move or a Recruit.
card-sapphire_act_of_god = { -act_of_god }
card-diamond_priest = Pray: 1 more prayer point.
card-diamond_priestess = Your power tiles cost 1 prayer point less.
card-diamond_magical_support = Build: each level costs 1 prayer point less.
card-diamond_deep_desert_snake = Creature. Its troop: +1 land move. In its battles the opposing creature counts for nothing.
card-diamond_vision = At night: draw 4 more Divine Intervention cards, then discard 4.
card-diamond_divine_boon = At night: draw 1 more Divine Intervention card.
card-diamond_hand_of_god = At the end of the night: add 1 pyramid level for free.
card-diamond_divine_hunger = In battle: 2 prayer points for each opposing unit that your damage removes.
card-diamond_priest_of_thoeris = Attacking: draw a Divine Intervention card before the battle cards are chosen.
card-diamond_domination = { -domination }
card-diamond_priest_of_ra = Everything you pay for costs 1 prayer point less.
card-diamond_priest_of_amon = At night: 7 more prayer points.
card-diamond_mummy = Creature. Its troop: +1 land move, +2 Strength. At night, wherever it is: draw 1 more Divine Intervention card.
card-diamond_act_of_god = { -act_of_god }
card-onyx_sword_mercenaries = When you acquire it: 3 swordsmen join you for the rest of the game; put them into your districts.
card-onyx_spear_mercenaries = When you acquire it: 3 spearmen join you for the rest of the game; put them into your districts.
card-onyx_local_recruitment = Recruit: 1 unit is free, and units may also be added wherever you already have a troop.
card-onyx_honor_in_battle = In battle: 1 prayer point for each of your units that the opponent’s damage removes.
card-onyx_dedication_to_battle = Attacking: 2 prayer points before the battle cards are chosen.
card-onyx_khnums_sphinx = Creature. Its troop: +1 land move, +1 Strength. Opponents who move into its area pay 1 prayer point.
card-onyx_twin_ceremony = Gold action: acquire a tile for 1 prayer point more, without a space, also in a colour of this round.
card-onyx_griffin_sphinx = Creature. Its troop: +2 Strength. It teleports for free and may also start from an obelisk.
card-onyx_forced_march = Gold action: a Move without teleportation.
card-onyx_deadly_trap = Defending: +1 Strength, +1 Unblockable Damage.
card-onyx_domination = { -domination }
card-onyx_soul_devourer = Creature. Its troop: +1 land move, +2 Strength. If you win and your damage removes 2 units or more: 1 more Battle Fame point.
card-onyx_bestial_fury = Your moves have 1 more land move. In battle: +1 Strength, +1 Damage.
card-onyx_divine_might = Whenever something gives you prayer points, you gain 2 more.
card-onyx_act_of_god = { -act_of_god }
card-amethyst_energy_drain = When an opponent prays, you gain 1 prayer point, twice a day at most.
card-amethyst_servile_corruption = In battle against a larger troop: +1 Strength.
card-amethyst_cobra = Creature. Its troop: +1 land move, +1 Strength, +1 Damage.
card-amethyst_fury_of_seth = When you acquire it: take back all battle cards and replace one with the special card Fury of Seth (Strength 4, Damage 1, Unblockable Damage 1, own losses 1).
card-amethyst_annexation = At night, before you draw: take a random Divine Intervention card from an opponent.
card-amethyst_kill_them_all = Your moves have 1 more land move. Attacking: +1 Damage.
card-amethyst_ambush = After the cards are revealed, you may exchange your battle card for the one you laid aside.
card-amethyst_divine_advantage = At night: draw 1 more Divine Intervention card, or 2 if you control a temple.
card-amethyst_plunder_of_seth = If you win a battle, take up to 3 prayer points from the loser.
card-amethyst_domination = { -domination }
card-amethyst_magic_versatility = Gold action: a Build, Recruit, Pray or Move without teleportation.
card-amethyst_units_corruption = If you win and your troop survives: remove up to 2 units of the loser and replace them with yours.
card-amethyst_lord_of_the_red_land = In battle: +1 Strength, and the opposing Shield is 2 lower.
card-amethyst_act_of_god = { -act_of_god }
card-amber_harbour_servant = Servant. Its troop: +1 land move. A group with it may enter every military port.
card-amber_servant_masaharta = Servant. Its troop: +1 Shield. After a lost battle it may go home to your districts instead of retreating.
card-amber_jackal = Creature. Its troop: +1 land move, +1 Strength. Draw a Divine Intervention card for every 2 units that your damage removes.
card-amber_servant_heqaib = Servant. When its troop takes a temple, you may collect the temple’s prayer points at once (Delta temple: 5 for one unit).
card-amber_servant_bakatan = Servant. Its troop: Shield on your battle card may be turned into Damage.
card-amber_forced_recall = When you recall a troop after a battle: 2 more prayer points.
card-amber_hold_the_position = If you do not recall your troop after a battle: take back all battle cards and add 1 unit to it.
card-amber_spoils_of_war = If you win and the loser played a Divine Intervention card: take one of those cards or draw 2.
card-amber_servant_patamos = Servant. Your offerings at night cost no units. Its troop: +1 Strength in the Delta, teleporting there or away costs 1 prayer point less.
card-amber_domination = { -domination }
card-amber_servant_meryptah = Servant. May be the second servant of a troop. Its troop: +2 Strength.
card-amber_cat = Creature. Its troop: +1 land move, +2 Strength, +1 Shield. If you win without losing a unit: 1 more Battle Fame point.
card-amber_warriors_worship = Gold action: a Recruit and a Move, in any order, both only for troops with a servant.
card-amber_act_of_god = { -act_of_god }
card-ruby_omniscience = Your opponent chooses and shows the Divine Intervention cards of the battle before you choose yours.
card-ruby_sacred_bull = Creature. Its troop: +2 land moves, +1 Strength. When it comes onto the board, its troop may move at once.
card-ruby_strategic_control = Attacking: +1 Damage. Defending: +1 Shield.
card-sapphire_perfect_architecture = Your own pyramids of level 3 that you control give 1 Fame point as well.
card-sapphire_giant_sandworm = Creature. Recruit: it may come up with 2 free units in an empty area outside the cities. Its troop: +1 land move, +2 Strength. Never in districts.
card-sapphire_street_fighting = In districts: +1 Strength. Your moves may enter one opposing district wherever they started.
card-diamond_strategic_hold = After a battle: 1 prayer point for each of your units left in its area.
card-diamond_night_ceremony = At night, after drawing: discard any number of Divine Intervention cards, gain as many prayer points and draw one card more than that.
card-diamond_gathered_tribes = Your troops may have 6 units instead of 5. In battle: +1 Shield.
card-onyx_divine_support = After a battle, if you have a unit left in its area: draw a Divine Intervention card.
card-onyx_tactical_reinforcement = After a battle, if you have a unit left in its area: add units there for 1 prayer point each.
card-onyx_shield_of_onyx = When you acquire it: take back all battle cards and replace one with the special card Shield of Onyx (Strength 2, only Unblockable Damage hurts).
card-amber_supreme_power = At night: 1 more prayer point, and you choose your place in the turn order first.
card-amber_hippopotamus = Creature. Its troop: +1 land move, +1 Strength, +1 Unblockable Damage, +1 Shield.
card-amber_restructuring = Gold action: give one of your pyramids another colour, or swap the colours of two.

## Divine Intervention cards

card-war_rage = Battle: +1 Strength.
card-bloody_battle = Battle: +1 Damage.
card-bronze_wall = Battle: +1 Shield.
card-war_fury = Battle, costs 1: +2 Strength.
card-bloodbath = Battle, costs 1: +2 Damage.
card-iron_wall = Battle, costs 1: +2 Shield.
card-tactical_support = Day: add up to 2 units for free in your districts or to your troops.
card-raining_fire = Day, costs 1: remove a unit from any opposing troop.
card-prayer = Day: gain 2 prayer points.
card-transfer = Move: the teleportation is free and may start anywhere.
card-swiftness = Move, before the first step: +1 land move.
card-diversion = Battle: does nothing but mislead, and comes back to your hand.

## Battle cards

card-cavalry_blitz = Strength 4, Damage 1.
card-fervent_purge = Strength 3, Damage 2.
card-chariot_raid = Strength 1, Damage 3.
card-mixed_tactics = Strength 2, Damage 2, Shield 1.
card-phalanx_defense = Strength 2, Shield 2.
card-shield_push = Strength 3, Shield 1.
card-sacrificial_charge = Strength 5; you lose 2 units yourself.
card-defensive_retreat = Strength 1, Damage 1, Shield 3.
