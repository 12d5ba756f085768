## The chronicle

story-colours = The power tiles of this game: { $colours }.
story-renewed = The tile drawn from Domination and the Renewal tiles of its colour: { $tile }.
story-faction = { $who } leads { $faction }.
story-city = { $who } settles down: { $city }.
story-order = The turn order: { $seats }.
story-mustered = { $who } musters { $units }: { $area }.
story-built = { $old ->
    [0] { $who } builds a pyramid ({ $colour }, level { $level }): { $area }.
   *[other] { $who } raises a pyramid ({ $colour }, level { $old } → { $level }): { $area }.
}
story-recoloured = { $other_level ->
    [0] { $who } changes the colour of a pyramid ({ $old_colour } → { $colour }): { $area }.
   *[other] { $who } changes the colour of a pyramid ({ $old_colour } → { $colour }): { $area }. Another pyramid of the same player takes the old colour.
}

## Rounds, phases and turns

story-round = Round { $round } begins.
story-day = Day breaks.
story-night = Night falls.
story-night_step = { $number ->
    [1] Night, step 1: offering in the Sanctuary.
    [2] Night, step 2: offering in the Delta temple.
    [3] Night, step 3: control of temples.
    [4] Night, step 4: Adoration.
    [5] Night, step 5: Prayers.
    [6] Night, step 6: Divine Intervention.
    [7] Night, step 7: Conscription.
    [8] Night, step 8: Awakening.
   *[9] Night, step 9: Destiny.
}
story-turn = { $who } takes turn { $number } of the day.

## The day

story-token_placed = { $token ->
    [silver] { $who } places the silver token: { $space }.
    [gold] { $who } places the gold token: { $space }.
   *[colour] { $who } places a token: { $space }.
}
story-tokens_back = { $who } takes the action tokens back (own colour: { $colour_tokens }, silver: { $silver }, gold: { $gold }).
story-silver_token = { $who } gets a silver action token.
story-action = { $who } acts: { $space }.
story-action_lost = { $who } cannot use the action: { $action }.
story-gold_used = { $who } uses the gold action of a tile: { $tile }.
story-acquired = { $who } gets a power tile: { $tile }.
story-special_card = { $who } secretly removes a battle card from the game and takes a special one: { $card }.
story-tied = { $who } gives a companion to a troop: { $companion } ({ $area }).
story-swapped = { $who } swaps two companions: { $companion }, { $other }.
story-companion_back = { $who } takes a companion back into the supply: { $companion } ({ $area }).
story-companion_moved = { $who } takes a companion along: { $companion } ({ $area } → { $end }).
story-creature_bound = The Deep Desert Snake binds a creature of { $who }: { $companion }.
story-moved = { $who } moves { $units }: { $area } → { $end }.
story-teleported = { $who } teleports { $units }: { $area } → { $end }.
story-left = { $who } leaves behind { $piece }: { $area }.
story-joined = { $who } takes along { $piece }: { $area }.

## Units

story-units_added = { $who } adds { $units } ({ $why }): { $area }.
story-mercenaries = { $who } hires mercenaries: { $units } for the supply.
story-units_lost = { $who } loses { $units } ({ $why }): { $area }.
story-losses_due = { $count ->
    [1] { $who } decides whose unit leaves the mixed troop ({ $why }): { $area }.
   *[other] { $who } decides whose units leave the mixed troop ({ $why }; in all: { $count }): { $area }.
}
story-recalled = { $who } recalls { $units }: { $area }.
story-retreated = { $who } retreats with { $units }: { $area } → { $end }.
story-went_home = { $who } brings { $units } home: { $area } → { $end }.

## Prayer points

story-prayer_gained = { $full ->
    [no] { $who } gains { $points } ({ $parts }).
    [some] { $who } gains { $points } ({ $parts }); there is no room on the track for { $wasted }.
   *[all] { $who } gains nothing ({ $parts }): there is no room on the prayer track for { $wasted }.
}
story-prayer_paid = { $who } pays { $points } ({ $why }).
story-prayer_lost = { $who } loses { $points } ({ $why }).

## Fame points

story-battle_fame = { $who } gains a Battle Fame point ({ $why }).
story-divine_fame = { $who } gains a Divine Fame point ({ $why }).
story-token_taken = { $kind ->
    [temple] { $who } gains a temporary Fame point for a temple: { $area }.
    [pyramid] { $who } gains a temporary Fame point for a pyramid of level 4: { $area }.
   *[architecture] { $who } gains a temporary Fame point for a pyramid of level 3 (Perfect Architecture): { $area }.
}
story-token_lost = { $kind ->
    [temple] { $who } loses the Fame point for a temple: { $area }.
    [pyramid] { $who } loses the Fame point for a pyramid of level 4: { $area }.
   *[architecture] { $who } loses the Fame point for a pyramid of level 3 (Perfect Architecture): { $area }.
}

## Veterans

story-veteran = { $who } gains a veteran token ({ $why }).
story-veterans_spent = { $who } discards { $veterans } ({ $why }).

## Divine Intervention cards

story-drew = { $who } draws { $number_of_cards } ({ $parts }).
story-you_drew = You draw a card: { $card }.
story-reshuffled = The deck has run out; the discarded Divine Intervention cards form the new one: { $count }.
story-card_played = { $who } plays a card ({ $card }).
story-burned = { $who } lets fire rain on { $victim }: { $area }.
story-discarded = { $who } discards a card ({ $why }): { $card }.
story-annexed = { $who } takes a random card from { $victim } (Annexation).
story-annexed_card = { $who } takes a card from { $victim }: { $card }.

## Battles

story-battle = { $who } attacks { $victim }: { $area }.
story-announced = { $who } announces { $number_of_cards }.
story-showed_card = { $who } shows the battle card to be played: { $card }.
story-showed_interventions = { $who } shows what will be added to the battle: { $cards }.
story-revealed = { $who } reveals: { $card }, with { $cards }.
story-unpaid = { $who } cannot pay for a card, which has no effect: { $card }.
story-wounded = { $who } discards a card for 1 Strength (Divine Wound): { $card }.
story-ambushed = { $who } springs an ambush and plays the other card: { $card }.
story-converted = { $who } turns { $count } Shield into Damage.
story-resolved = Strength: { $who } ({ $strength }), { $victim } ({ $resistance }). { $winner } wins the battle.
story-cards_laid = { $who } puts away both battle cards, the played one face up: { $card }.
story-cards_back = { $who } takes the battle cards put away back into the hand (face up: { $up }, face down: { $down }).
story-cards_recovered = { $who } takes both cards of this battle back into the hand.
story-cards_spent = { $who } discards what was added to the battle: { $cards }.
story-diversion_back = { $who } takes the Diversion back.
story-spoils = { $who } takes a card of { $victim } as spoils of war: { $card }.
story-battle_over = The battle is over ({ $area }); { $who } was the winner.

## The night

story-offered = { $who } makes an offering: { $area }.
story-offering_spared = Servant Patamos spares the units of { $who }.
story-position = { $who } takes place { $number } in the turn order.

## The end

story-won = { $who } wins the game with { $fame }.
story-round_limit = The agreed last round is over; { $who } wins the game.

## What gave, cost or took something

part = { $source } { $number }
owned = { $who }: { $count }
mixed-units = { $units } ({ $owners })
mixed-escorted-units = { $units } ({ $owners }; companions: { $companions })
escorted-units = { $units } (companions: { $companions })
why-recruit = Recruit
why-mercenaries = mercenaries
why-conscription = Conscription
why-build = Build
why-pray = Pray
why-teleport = teleportation
why-teleport_toll = teleportation and the toll of Khnum’s Sphinx
why-toll = the toll of Khnum’s Sphinx
why-recall = recalled units
why-offering = offering
why-prayers = Prayers
why-veterans = veterans
why-cards = for cards
why-awakening = Awakening
why-setup = setup
why-night = night
why-temples = two temples
why-attack = victory as attacker
why-defence = victory as defender
why-comfort = no Fame point in this battle
why-damage = Damage
why-unblockable = Unblockable Damage
why-own_card = own battle card
why-mixed_troop = chosen in the mixed troop
why-limit = above the troop limit
