## The game

game-about = For five rounds your ships sail down the Nile, never back up. Gather fields, quarries and favours on the way, feed your builders, and turn stone into fame at the Sphinx, the obelisk, the graves, the temple and the pyramid.

option-use_red_ship_cards = Red-ship cards
option-use_red_ship_cards-help = For two or three players: the two milder red-ship cards replace their blue-ship counterparts.
option-use_red_ship_cards-false = Blue-ship cards
option-use_red_ship_cards-true = Red-ship cards
option-double_circle_on_heliopolis = Doubling at Heliopolis
option-double_circle_on_heliopolis-help = Whether the card that doubles a circle may also be played at the last stop; tournaments forbid it.
option-double_circle_on_heliopolis-true = Allowed
option-double_circle_on_heliopolis-false = Forbidden
option-colour = Colour
option-colour-help = The colour this player would like; it has no effect on the game.
option-colour-any = Any
option-colour-blue = Blue
option-colour-red = Red
option-colour-green = Green
option-colour-yellow = Yellow

option-plays_in_vain = Plays without effect
option-plays_in_vain-help = Yes: a crew may be named, or a strength card played, even if it has no effect; no: only what has an effect is offered.
option-strength_after_track = Strength after the track step
option-strength_after_track-help = Yes: stones gained by the step after building at the obelisk and graves may be spent on “Stones for strength” at once; no: only in a later turn.
option-three_shown_crews = Crews shown on the card
option-three_shown_crews-help = Yes: the card “Crews shown +1” strengthens all three crews; no: only the two that it shows.
option-overseer_at_alyi = Overseer at Alyi
option-overseer_at_alyi-help = Yes: the builder strengthened at Alyi may also be the overseer; no: only a crew.
option-overseer_trains = Training the overseer
option-overseer_trains-help = Yes: “Crew improver”, “Stones for strength” and “Two crew steps” may also strengthen the overseer; no: only crews.
option-score_below_zero = Score below zero
option-score_below_zero-help = Yes: missing grain can bring a score below zero; no: a player without points loses none.
option-free_sphinx_cards_alone = Free Sphinx cards alone
option-free_sphinx_cards_alone-help = Yes: the free Sphinx cards of a Nile card may be drawn without buying any; no: at least one must be bought.
option-last_pick_at_round_end = Last pick at the end of the round
option-last_pick_at_round_end-help = Yes: “Last pick of the Nile” takes its card at the end of the round; no: as soon as all ships are placed.

source-sphinx_site = Sphinx cards put back
source-obelisk = Obelisk
source-graves = Graves
source-temple = Temple
source-pyramid = Pyramid
source-rows = Pyramid rows
source-together = Building together
source-market = Grain market
source-nile_cards = Nile cards
source-sold = Stones sold
source-hunger = Hunger
source-stones_left = Stones left over
source-grave_sets = Collected graves
source-sphinx_cards = Sphinx cards

## Names and parts of sentences

name-quarry = Quarry track
name-market = Grain market
name-obelisk = Obelisk
name-graves = Graves
name-temple = Temple
name-pyramid = Pyramid

at-sphinx = at the Sphinx
at-obelisk_graves = at the obelisk and graves
at-temple_pyramid = at the temple and pyramid

from-sphinx = from the Sphinx
from-obelisk_graves = from the obelisk and graves
from-temple_pyramid = from the temple and pyramid

ships-of = { $who } ({ $count })

with-overseer = { $builder } with the overseer

place-card = on stop { $stop }
place-circle = on { $circle }
place-site = { $site }, space { $space }
place-extra = { $site }, extra place
place-beside = { $site } as a speculator

space-obelisk = level { $number } of the obelisk
space-temple-l = part { $number } of the left temple column
space-temple-r = part { $number } of the right temple column
space-temple-m = middle temple column { $number }
space-temple-t = upper temple part { $number }
space-pyramid = stone { $number } in pyramid row { $row }

water-left = the left space
water-middle = the middle space
water-right = the right space

track-quarry = the quarry track
track-market = the grain market

effect-edfu = quarry and market step
effect-thebae = crews I and II +1
effect-passalon = overseer +1, irrigation
effect-selinon = crews II and III +1
effect-beni_hasan = crews I and III +1
effect-alyi = any crew or the overseer +1, 2 stones
effect-heliopolis = overseer +1, irrigation

## Prompts

ask-stop = Round { $round } of { $rounds }: { $who } places a ship or passes ({ $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
} left).
ask-second_ship = { $who } may play “Two ships in one turn” and place a second ship at once.
ask-raise_crew = { $cause ->
    [crew_improver] { $who } uses the Crew improver and chooses the crew that gains 1 strength.
    [stones_to_strength] { $who } has paid with stones and chooses the crew that gains 1 strength.
    [two_crew_steps] { $who } shares out two crew steps, one by one, and chooses the crew that gains 1 strength.
   *[other] { $who } chooses who gains 1 strength.
}
ask-irrigation = { $who } may move the irrigation marker by one space; it is now on { $water }.
ask-double_circle = { $who } may carry out the effect of { $circle } once more.
ask-improve_field = { $who } may attach the Field improver to a field now or keep it for later.
ask-leftover = { $who } may take one of the cards left on the Nile.
ask-feeding = { $who } still lacks { $missing } grain; each one missing costs { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
ask-save_stones = { $who } is about to lose { $count ->
    [one] { $count } stone
   *[other] { $count } stones
}, because the reserve holds no more than { $most }, and may use some first.
ask-train = { $who } may still strengthen a crew before the building begins.
ask-site_turn = { $who } builds { $site } or withdraws ({ $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
} in the reserve).
ask-name_crew = { $who } names the crew that builds { $site } ({ $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
} in the reserve).
ask-second_crew = { $who } chooses the second crew for this building action.
ask-what_to_build = { $who } builds { $site }; left: { $strength } strength, { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}.
ask-sphinx_numbers = { $who } chooses how many cards to buy { $site }, each for 1 stone; available: { $strength } strength, { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}.
ask-keep_number = { $who } decides how many of the drawn Sphinx cards to keep ({ $count } at most).
ask-keep_card = { $count ->
    [one] { $who } chooses the Sphinx card to keep.
   *[other] { $who } chooses a Sphinx card to keep; { $count } may stay.
}
ask-put_under = { $who } chooses the Sphinx card that goes under the deck next.
ask-track = { $who } moves one of two markers a step: on the quarry track or on the grain market.
ask-after_track = { $who } may still pay stones to strengthen a crew before the turn ends.
ask-sell = { $who } chooses how many of { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
} to sell, each for 1 point.
ask-last_window = { $who } may use cards and abilities for the last time before the final scoring.

## Choices

choice-pass-irrigation = Leave the marker where it is
choice-pass-double_circle = Do not double the circle
choice-pass-improve_field = Wait
choice-pass-leftover = Take no card
choice-end = End the building
choice-end-second_ship = End the turn
choice-end-what_to_build = Withdraw without building
choice-end-sphinx_numbers = Withdraw without buying
choice-finish = Finish
choice-finish-feeding = Finish feeding
choice-finish-save_stones = Produce stone now
choice-play = Play “{ $card }”
choice-use = Use “{ $card }”
choice-attach = Improve { $card }
choice-raise = Strengthen { $builder } ({ $strength } → { $next })
choice-crew = Send { $builders } (strength { $strength })
choice-ship = Place a ship { $place }
choice-ship-empty = Place a ship on stop { $stop } (no card)
choice-ship-card = Place a ship on stop { $stop }: { $card }
choice-ship-circle = Place a ship on { $circle }: { $effect }
choice-speculate = Speculate { $site }
choice-take = Take the card from stop { $stop }: { $card }
choice-take-nothing = Take from stop { $stop } (no card)
choice-build = Build
choice-withdraw = Withdraw
choice-build-space = Build { $space } (value { $value })
choice-grave = Take grave { $number } (value { $value })
choice-grave-hidden = Take grave { $number }
choice-water-left = Move it left: only green fields give grain
choice-water-middle = Move it to the middle: green and yellow-green fields give grain
choice-water-right = Move it right: all fields give grain
choice-track-quarry = Take a step on the quarry track
choice-track-market = Take a step on the grain market
choice-pay = { $count ->
    [one] Feed with { $count } stone
   *[other] Feed with { $count } stones
}
choice-sell = { $count ->
    [one] Sell { $count } stone
   *[other] Sell { $count } stones
}
choice-buy = { $count ->
    [one] Buy { $count } card
   *[other] Buy { $count } cards
}
choice-buy-more = { $count ->
    [one] Buy { $count } card
   *[other] Buy { $count } cards
} and draw { $free } free
choice-buy-free = Draw { $free } free without buying
choice-keep = { $count ->
    [0] Keep none
   *[other] Keep { $count }
}
choice-keep-card = Keep: { $card }
choice-under = Put under the deck: { $card }

## The chronicle

story-ability_used = { $who } uses “{ $card }”.
story-builder_raised = { $who } gains strength: { $builder } now has { $strength } ({ $origin }).
story-builders_used = { $who } turns over for the rest of the round: { $builders }.
story-built_together = { $who } has built at { $count ->
    [one] { $count } site
   *[other] { $count } sites
} and scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
story-card_played = { $who } plays “{ $card }”.
story-card_put_away = { $who } puts the card “{ $card }” away.
story-card_taken = { $who } takes a card from the Nile: { $card }.
story-cards_laid = Along the Nile, from the source downstream: { $cards }.
story-colour_chosen = { $colour ->
    [blue] { $who } plays blue.
    [red] { $who } plays red.
    [green] { $who } plays green.
   *[yellow] { $who } plays yellow.
}
story-crew_named = { $who } starts building { $site }: { $builders }.
story-deck_put_away = The rest of deck { $deck } leaves the game unseen: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
story-fed = { $who } has enough grain now.
story-field_improved = { $who } improves a field: { $card }.
story-grave_taken = { $who } takes grave { $number } for { $value ->
    [one] { $value } stone
   *[other] { $value } stones
}.
story-grave_turned_up = Grave { $number } is turned up: value { $value }.
story-graves_laid = The first graves are turned up, their values: { $values }.
story-graves_scored = { $who } has collected graves with a value of { $value } and scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
story-harvested = { $who } needs { $need } grain; the fields give { $grain }.
story-hungry = { $points ->
    [0] { $who } lacks { $count } grain but has no points to lose.
    [one] { $who } lacks { $count } grain and loses { $points } point.
   *[other] { $who } lacks { $count } grain and loses { $points } points.
}
story-last_stones_sold = { $who } sells { $count } leftover stones for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
story-last_window_opened = Before the end, all players may use what they have left.
story-made_ready = All builders are ready again, and so are the once-per-round cards.
story-passed = { $who } passes.
story-passed_without_place = { $who } has nowhere to place a ship and passes.
story-phase_began = { $phase ->
    [lay_cards] Phase 1: the Nile cards are laid out.
    [place_ships] Phase 2: the ships set sail.
    [feed] Phase 3: the builders are fed.
    [produce_stone] Phase 4: the quarries give stone.
    [build] Phase 5: the builders set to work.
    [joint_bonus] Phase 6: points for building together.
    [turn_order] Phase 7: the new turn order.
   *[final_scoring] Final scoring.
}
story-pieces_dealt = Everybody begins with three crews of strength { $crew }, an overseer of strength { $overseer }, a quarry that gives { $stones } stones, a green field with { $grain } grain, { $ships } ships and one hidden Sphinx card.
story-place_obtained = { $who } speculated well and gets a place { $site }.
story-points_scored = { $who } scores { $count ->
    [one] { $count } point
   *[other] { $count } points
} ({ $source }).
story-produced = { $count ->
    [0] { $who } works the quarries, but the reserve is full.
    [one] { $who } gets { $count } stone from the quarries.
   *[other] { $who } gets { $count } stones from the quarries.
}
story-river_cleared = { $count ->
    [one] { $count } card is left on the Nile and leaves the game.
   *[other] { $count } cards are left on the Nile and leave the game.
}
story-round_began = Round { $round } begins.
story-row_finished = Row { $row } of the pyramid is full: { $who } has the most stones in it and scores { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
told-row_tied = Row { $row } of the pyramid is full and tied ({ $tied }): { $who } has the leftmost stone and scores { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
story-second_crew = { $who } calls a second crew: { $builder }.
story-ship_placed = { $who } places a ship { $place }.
story-ships_returned = Ships go back to their owners: { $fleets }.
story-site_turn_began = It is { $who }’s turn { $site }.
story-space_built = { $who } builds { $space } for { $value ->
    [one] { $value } stone
   *[other] { $value } stones
}.
story-speculated_in_vain = { $who } speculated in vain { $site } and takes the ship back.
story-sphinx_dealt = { $who } starts with a Sphinx card: { $card }.
story-sphinx_drawn = { $count ->
    [0] { $free ->
        [one] { $who } draws { $free } Sphinx card for free.
       *[other] { $who } draws { $free } Sphinx cards for free.
    }
    [one] { $who } buys { $count } Sphinx card for { $count } stone.
   *[other] { $who } buys { $count } Sphinx cards for { $count } stones.
}
told-sphinx_drawn_free = { $who } buys { $count ->
    [one] { $count } Sphinx card
   *[other] { $count } Sphinx cards
} for { $count ->
    [one] { $count } stone
   *[other] { $count } stones
} and draws { $free } free.
story-sphinx_kept = { $count ->
    [0] { $who } keeps no Sphinx card.
    [one] { $who } keeps { $count } Sphinx card.
   *[other] { $who } keeps { $count } Sphinx cards.
}
story-sphinx_kept_card = { $who } keeps: { $card }.
story-sphinx_returned = { $who } puts { $count ->
    [one] { $count } Sphinx card
   *[other] { $count } Sphinx cards
} under the deck and scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
story-sphinx_scored = { $who } shows the Sphinx card “{ $card }”: { $count ->
    [0] no points
    [one] { $count } point
   *[other] { $count } points
}.
story-sphinx_seen = { $who } looks at: { $cards }.
story-step_lost = { $who } gains nothing from { $origin }: { $builder } already has the highest strength, { $most }.
story-steps_lost = { $who } gains nothing from { $origin }: everyone who could grow already has strength { $most }.
story-stones_eaten = { $who } feeds the builders with { $count ->
    [one] { $count } stone
   *[other] { $count } stones
}.
story-stones_gained = { $who } gains { $count ->
    [one] { $count } stone
   *[other] { $count } stones
} ({ $origin }).
story-stones_lost = { $who } has no room for { $count ->
    [one] { $count } more stone, which is lost
   *[other] { $count } more stones, which are lost
}: the reserve holds { $most } at most.
story-stones_paid = { $who } pays { $count ->
    [one] { $count } stone
   *[other] { $count } stones
} ({ $origin }).
story-stones_sold = { $who } sells { $count ->
    [one] { $count } stone
   *[other] { $count } stones
} for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
story-token_dealt = { $who } gets order token { $token } and { $count ->
    [one] { $count } stone
   *[other] { $count } stones
}.
story-track_stays = { $who } is already at the end of { $track } ({ $origin }).
story-track_step = { $who } moves to space { $step } of { $steps } on { $track } ({ $origin }).
story-turn_began = It is { $who }’s turn.
story-turn_order_set = The players now take their turns in this order: { $seats }.
story-water_moved = { $who } moves the irrigation marker to { $water }.
story-withdrew = { $reason ->
    [no_crew] { $who } withdraws the ship { $left_site }: no crew is ready any more.
    [nothing_left] { $who } withdraws the ship { $left_site }: there is nothing left to gain.
    [too_poor] { $who } withdraws the ship { $left_site }: there are not enough stones for anything.
    [too_weak] { $who } withdraws the ship { $left_site }: there is not enough strength for anything.
   *[chosen] { $who } withdraws the ship { $left_site }.
}
story-won = { $who } wins with { $count ->
    [one] { $count } point
   *[other] { $count } points
}.

## Refusals

no-EGIZ-007 = You have no ship left to place.
no-EGIZ-027 = The game ended after its fifth round.
no-EGIZ-034 = You do not have this card.
no-EGIZ-037 = The moment for this card has not come.
no-EGIZ-062 = Ships only go downstream, beyond all those you have placed this round.
no-EGIZ-063 = A ship already lies on this circle.
no-EGIZ-064 = You already have a ship at this site.
no-EGIZ-068 = The card of this stop has been taken in this round.
no-EGIZ-070 = This space of the site is occupied.
no-EGIZ-071 = You can only speculate once all spaces of the site are occupied.
no-EGIZ-083 = The irrigation marker moves by one space, and never off its track.
no-EGIZ-108 = Exactly one crew begins a building action.
no-EGIZ-109 = The overseer cannot build alone, only together with a crew.
no-EGIZ-112 = One of these builders has already worked in this round.
no-EGIZ-115 = Its value exceeds the strength left in this action or the stones in your reserve.
no-EGIZ-117 = This does not belong to the site where you are building.
no-EGIZ-120 = Somebody has already built here.
no-EGIZ-121 = You cannot buy that many cards: strength, stones, the deck and the limit of five set the bounds.
no-EGIZ-122 = Your cards do not entitle you to that many free Sphinx cards.
no-EGIZ-123 = You may draw five cards in all, the free ones included.
no-EGIZ-124 = Free cards come only with at least one that you buy.
no-EGIZ-126 = You may keep one of the cards you have just drawn, or two with the card for that.
no-EGIZ-131 = The obelisk rises level by level, and the one below is not built yet.
no-EGIZ-132 = Only the first grave of the row can be taken.
no-EGIZ-137 = A temple column is built from the bottom up.
no-EGIZ-138 = The middle columns have to wait for both outer columns of the temple.
no-EGIZ-139 = The upper part of the temple needs everything below it first.
no-EGIZ-141 = The rows of the pyramid are filled from left to right.
no-EGIZ-142 = This stone of the pyramid would lack one of the two below it.
no-EGIZ-186 = The second crew must be another one that has not worked in this round.
no-EGIZ-195 = A place at a full site needs the card “Extra place at a site”.
no-EGIZ-196 = The site still has a free space, so no extra place can be used there.
no-EGIZ-198 = You sell from one to ten stones, and no more than you have.
no-EGIZ-200 = No card lies there any more.
no-EGIZ-202 = You have no “Stones for strength” left to use in this round.
no-EGIZ-205 = Heliopolis has room for one ship, even for the owner of “Reuse a circle”.
no-EGIZ-207 = You have no “Crew improver” left to use in this round.
no-EGIZ-208 = This strengthens a crew, never the overseer.
no-EGIZ-210 = An improver that still waits can be attached only to a brown or yellow-green field of your own.
no-EGIZ-212 = Stones feed your builders only with the card “Feed with stones”, and no more of them than grain is missing.
no-EGIZ-239 = With two or three players this space is blocked.
no-EGIZ-249 = The Sphinx deck does not hold that many cards.
no-EGIZ-252 = No more ships can be placed; you may only take a card that is left.
no-EGIZ-254 = This cannot be used right now.
no-EGIZ-255 = The moment to play this card has not come.
no-EGIZ-256 = This would have no effect now.
no-EGIZ-259 = It is not your turn to decide.
no-EGIZ-261 = This card can be played only once in an action.
no-EGIZ-262 = This one has already reached the highest strength.
no-EGIZ-267 = These builders are too weak to build anything here, even with your cards.
no-EGIZ-275 = This does not answer the current question.
no-EGIZ-279 = At Alyi only a crew can gain strength in this match, not the overseer.
no-EGIZ-270 = You put back only cards that you have just drawn and not kept.

## Cards

card-start_quarry = Permanent. Gives 3 stones in every stone production.
card-start_field = Permanent. A green field: 6 grain, wherever the irrigation marker stands.
card-q3_12 = Permanent. Gives 3 stones in every stone production.
card-q2_12 = Permanent. Gives 2 stones in every stone production.
card-g2_12 = Permanent. A green field: 2 grain, wherever the irrigation marker stands.
card-g3_12 = Permanent. A green field: 3 grain, wherever the irrigation marker stands.
card-y5_12 = Permanent. A yellow-green field: 5 grain while the irrigation marker is in the middle or on the right.
card-b6_12 = Permanent. A brown field: 6 grain while the irrigation marker is on the right. When you take it, your marker takes one step on the quarry track.
card-b7_12 = Permanent. A brown field: 7 grain while the irrigation marker is on the right. When you take it, your marker takes one step on the grain market.
card-field_improver = Permanent. Attach it to one of your fields for good: a brown one then counts as yellow-green, a yellow-green one as green.
card-crew_improver = Permanent. Once per round in your turn: one of your crews gains 1 strength, even after feeding.
card-stones_as_grain = Permanent. When you feed, each stone you pay counts as 1 grain.
card-reuse_circle = Permanent. Once per round you may place a ship on a circle that is already occupied, but never on Heliopolis.
card-sphinx_plus_2 = Permanent. Whenever you buy Sphinx cards, you may draw up to 2 more for free, five in all at most.
card-grain_4_12 = Any time. 4 grain when you feed your builders.
card-strength_3_12 = Any time. 3 more strength in one of your building actions.
card-two_ships = Any time. After your ship, place a second one in the same turn.
card-stones_6_12 = Any time. Take 6 stones.
card-quarry_track_2 = At once. Your marker takes 2 steps on the quarry track.
card-market_track_2 = At once. Your marker takes 2 steps on the grain market.
card-sphinx_plus_1 = Permanent. Whenever you buy Sphinx cards, you may draw 1 more for free, five in all at most.
card-q2_34 = { card-q2_12 }
card-q3_34 = { card-q3_12 }
card-q4_34 = Permanent. Gives 4 stones in every stone production.
card-g4_34 = Permanent. A green field: 4 grain, wherever the irrigation marker stands.
card-y6_34 = Permanent. A yellow-green field: 6 grain while the irrigation marker is in the middle or on the right.
card-b8_34 = Permanent. A brown field: 8 grain while the irrigation marker is on the right. When you take it, you score 3 points.
card-b9_34 = Permanent. A brown field: 9 grain while the irrigation marker is on the right. When you take it, you get 4 stones.
card-upstream_ship = Permanent. Once per round you may place a ship upstream of your other ships.
card-leftover_card = Permanent. Once all have passed, you may take one of the cards left on the Nile without a ship.
card-stones_to_strength = Permanent. Once per round in your turn: pay 2 stones and one of your crews gains 1 strength, even after feeding.
card-grain_4_34 = { card-grain_4_12 }
card-strength_3_34 = { card-strength_3_12 }
card-two_crews_34 = Any time. A second crew joins one of your building actions.
card-keep_two_34 = Any time. Keep up to two of the Sphinx cards that you have drawn in one action.
card-double_circle = Any time. Carry out the whole effect of the circle that your ship has just used once more.
card-occupied_site_34 = Any time. Place a ship at a site that is full; it builds after the others.
card-two_steps_34 = At once. Two of your crews gain 1 strength each, or one gains 2.
card-all_crews_34 = At once. Crew I and Crew II gain 1 strength each (all three crews if that was agreed).
card-build_first = At once. In this round you build first at every site where you have a ship, even one that speculates.
card-two_crews_5 = { card-two_crews_34 }
card-strength_3_5 = { card-strength_3_12 }
card-stones_6_5 = { card-stones_6_12 }
card-grain_4_5 = { card-grain_4_12 }
card-keep_two_5 = { card-keep_two_34 }
card-sell_stones = Any time. Sell 1 to 10 stones for 1 point each.
card-occupied_site_5 = { card-occupied_site_34 }
card-grave_card = Permanent. In the final scoring it counts as a grave token of value 5.
card-vp_obelisk_graves = At once. 1 point for each stone of yours in the obelisk and the graves.
card-vp_temple_pyramid = At once. 1 point for each stone of yours in the temple and the pyramid.
card-two_steps_5 = { card-two_steps_34 }
card-all_crews_5 = At once. Crew II and Crew III gain 1 strength each (all three crews if that was agreed).

card-obelisk_level_7 = 4 points if level 7 of the obelisk is built, no matter by whom.
card-obelisk_level_8 = 6 points if level 8 of the obelisk is built, no matter by whom.
card-obelisk_level_9 = 8 points if level 9 of the obelisk is built, no matter by whom.
card-temple_one_column = 3 points if at least one outer column of the temple is complete, no matter who built it.
card-temple_both_columns = 5 points if both outer columns of the temple are complete, no matter who built them.
card-all_graves = 6 points if all graves have been taken, no matter by whom.
card-pyramid_complete = 8 points if the pyramid is complete, no matter who built it.
card-players_at_quarry_end = 3 points if one player has reached the end of the quarry track, 5 if two have, 7 if three or more; you count too.
card-players_at_market_end = 3 points if one player has reached the end of the grain market, 5 if two have, 7 if three or more; you count too.
card-temple_4 = 6 points if you have at least 4 stones in the temple.
card-pyramid_6 = 6 points if you have at least 6 stones in the pyramid.
card-pyramid_7 = 8 points if you have at least 7 stones in the pyramid.
card-obelisk_4 = 6 points if you have at least 4 stones in the obelisk.
card-obelisk_5 = 8 points if you have at least 5 stones in the obelisk.
card-two_everywhere = 7 points if you have at least 2 stones each in the obelisk, the graves, the temple and the pyramid.
card-stones_in_graves = 1 point for each of your stones in the graves.
card-strength_crew1 = 4 points if your Crew I has a strength of at least 4.
card-strength_crew2 = 4 points if your Crew II has a strength of at least 4.
card-strength_crew3 = 4 points if your Crew III has a strength of at least 4.
card-strength_overseer = 4 points if your overseer has a strength of at least 4.
card-most_quarries = 7 points if nobody’s quarries give more stones in all than yours.
card-most_green = 7 points if nobody’s green fields show more grain in all than yours.
card-most_yellow = 7 points if you have yellow-green fields and nobody’s show more grain in all than yours.
card-most_brown = 7 points if you have brown fields and nobody’s show more grain in all than yours.
card-own_quarry_end = 5 points if your marker is at the end of the quarry track.
card-own_market_end = 5 points if your marker is at the end of the grain market.
card-permanent_cards = 2 points for each of your permanent Nile cards that is neither a field nor a quarry.
card-bonus_10 = After everything else, 1 point for every full 10 points you have.
card-bonus_15 = After everything else, 1 point for every full 15 points you have.

card-edfu = One step each on the quarry track and on the grain market.
card-thebae = Crew I and Crew II gain 1 strength each.
card-passalon = The overseer gains 1 strength; then you may move the irrigation marker by one space.
card-selinon = Crew II and Crew III gain 1 strength each.
card-beni_hasan = Crew I and Crew III gain 1 strength each.
card-alyi = One crew of your choice or the overseer gains 1 strength; then you get 2 stones.
card-heliopolis = The overseer gains 1 strength; then you may move the irrigation marker by one space.
