## The game

game-about = You are a god of ancient Egypt, and only gods who are worshipped are remembered. Move and summon your figures, take monuments, send camel caravans that cut the land into new regions, and win devotion in five Conflicts: after the third the two weakest gods merge into one, after the fourth those left in the red zone are forgotten. Reach the top of the devotion track, or be ahead when the fifth Conflict is over.

option-scenario = Scenario
option-scenario-help = The board, what stands on it at the start, and perhaps a special rule. Some scenarios are for certain numbers of players only.
option-scenario-random = Random
option-scenario-first_dynasty = First Dynasty (2–5 players)
option-scenario-high_nile = High Nile (3–4 players)
option-scenario-menagerie = Menagerie (3–5 players)
option-scenario-middle_kingdom = Middle Kingdom (2–5 players)
option-scenario-old_kingdom = Old Kingdom (2–5 players)
option-scenario-peoples_revolt = The People’s Revolt (2–5 players)
option-scenario-salt_roads = Salt Roads (2–3 players)
option-scenario-twin_cities = Twin Cities (2–5 players)
option-god = God
option-god-help = The god of this player: drawn by lot, picked when the game begins, or fixed now. Every god can be played only once; if all players ask for the same one, a player drawn by lot gets it.
option-god-random = Random
option-god-choose = Picked at the start
option-god-amun = Amun
option-god-anubis = Anubis
option-god-isis = Isis
option-god-osiris = Osiris
option-god-ra = Ra
option-guardian_1 = Guardian of level 1
option-guardian_1-help = The guardian that the second unlocked power of level 1 brings.
option-guardian_1-random = Random
option-guardian_1-cat_mummy = Cat Mummy
option-guardian_1-satet = Satet
option-guardian_2 = Guardian of level 2
option-guardian_2-help = The guardian that the second unlocked power of level 2 brings.
option-guardian_2-random = Random
option-guardian_2-apep = Apep
option-guardian_2-mummy = Mummy
option-guardian_3 = Guardian of level 3
option-guardian_3-help = The guardian that the first unlocked power of level 3 brings.
option-guardian_3-random = Random
option-guardian_3-giant_scorpion = Giant Scorpion
option-guardian_3-androsphinx = Androsphinx
option-osiris_may_move_token_while_others_off_map = Osiris may move his tokens early
option-osiris_may_move_token_while_others_off_map-help = Yes: after a lost battle Osiris may move an Underworld token that is already on the map; no: only while all three are on the map.
option-merge_guardians_optional = Guardians can be declined in a merge
option-merge_guardians_optional-help = Yes: the higher god may turn down guardians of the lower one; no: every guardian for whom there is a base must be taken.
option-satet_push_crosses_river = Satet pushes across rivers and camels
option-satet_push_crosses_river-help = Yes: a figure can be pushed across a river or a camel; no: only to an adjacent space.
option-miracle_counts_kills = Miracle counts every death
option-miracle_counts_kills-help = Yes: a Mummy that dies twice in a battle counts twice; no: each figure counts once.
option-scorpion_destroys_own = Giant Scorpions destroy their owner’s monuments too
option-scorpion_destroys_own-help = Yes: every monument under the pincers falls; no: those of the Scorpion’s own side stay.
option-underworld_bars_every_arrival = Underworld tokens keep out every figure but those of Osiris
option-underworld_bars_every_arrival-help = Yes: other gods cannot summon or bring back a figure onto an Underworld token either; no: their figures merely cannot end a move there.
option-unlock_may_be_declined = Unlocking can be declined
option-unlock_may_be_declined-help = Yes: a player who takes the Unlock Ankh Power action may unlock nothing; no: a player who can pay for a power must unlock one.

source-devotion = Devotion

## Parts of sentences

one-god = the god
one-warrior = a warrior
one-cat_mummy = a Cat Mummy
one-satet = a Satet
one-apep = an Apep
one-mummy = a Mummy
one-giant_scorpion = a Giant Scorpion
one-androsphinx = an Androsphinx
one-obelisk = an obelisk
one-temple = a temple
one-pyramid = a pyramid

the-figure = the figure
the-god = the god
the-warrior = the warrior
the-cat_mummy = the Cat Mummy
the-satet = the Satet
the-apep = the Apep
the-mummy = the Mummy
the-giant_scorpion = the Giant Scorpion
the-androsphinx = the Androsphinx
the-monument = the monument
the-obelisk = the obelisk
the-temple = the temple
the-pyramid = the pyramid

followers = { $count ->
    [one] { $count } follower
   *[other] { $count } followers
}
devotion = { $count } devotion
why-majority = monument majority
why-domination = domination
why-battle = battle won
why-city = city
partners = Team { $first } & { $second }
why-auction = auction

ground-fertile = fertile
ground-desert = desert
ground-water = water
ground-city = city
ground-underworld = Underworld token
neutral = neutral
regions = { $count ->
    [one] region { $numbers }
   *[other] regions { $numbers }
}
place = { $space } ({ $details })
in-region = in region { $number } ({ $region })

## Prompts

ask-pick_god = { $who } picks a god.
ask-first_action = { $merged ->
    [yes] { $who } takes the only action of the turn; the next event is number { $number }: { $event }.
   *[no] { $who } takes the first action of the turn; the next event is number { $number }: { $event }.
}
ask-second_action = { $who } takes a second action, on a track below the first; the next event is number { $number }: { $event }.
ask-move_figure = { $who } may move figures, each once and up to 3 spaces: which one is next?
ask-move_to = { $who } moves { $figure } from { $space }: where to?
ask-push_to = { $who } moves Satet to { $space }: where is { $figure } pushed?
ask-aim = { $who } aims the pincers of the Giant Scorpion on { $space } at two spaces.
ask-summon_figure = { $count ->
    [1] { $who } may summon a figure.
   *[other] { $who } may summon figures one after another; summons left: { $count }.
}
ask-summon_space = { $who } summons { $figure }: on which space?
ask-summon_use = { $who } summons { $figure } on { $space }: which of the summons does it use up?
ask-sun_token = { $who } may put a Sun token on the figure just summoned on { $space }.
ask-unlock = { $may ->
    [yes] { $who } may unlock an Ankh power of level { $level } for { $cost } (followers in the pool: { $owned }).
   *[no] { $who } unlocks an Ankh power of level { $level } for { $cost } (followers in the pool: { $owned }).
}
ask-control = { $target ->
    [neutral] { $who } takes control of a neutral monument next to one of their figures.
   *[enemy] No monument is neutral any more, so { $who } takes one from an opponent, next to one of their figures.
}
ask-caravan_start = { $who } may lay a caravan (camels: { $most } at most): where does the first camel stand?
ask-caravan_next = { $who } goes on with the caravan (camels so far: { $placed } of { $most }).
ask-keep_token = { $who } decides which of the two new regions keeps Conflict Order token { $number }.
ask-swap_tokens = { $who } may swap the token of a new region ({ $numbers }) with that of another region.
ask-obelisk_figure = Before the battle { $region } { $who } may move a figure to one of their obelisks there.
ask-obelisk_space = { $who } moves { $figure } from { $space } to an obelisk { $region }: to which space?
ask-announcement = { $who } may announce two cards for the battle { $region }.
ask-battle_card = Battle { $region } – secret choice of battle cards: { $who }.
ask-build_type = { $cost ->
    [0] { $who } may build a monument { $region } without sacrificing anything.
   *[other] { $who } may sacrifice { $followers } and build a monument { $region }.
}
ask-build_space = { $who } builds { $monument } { $region }: on which space?
ask-plague_bid = Plague of Locusts { $region } – secret bids of followers: { $who }.
ask-trap = { $who } may trap one of the enemy warriors just killed (free slots: { $slots }).
ask-mummy_space = { $who } brings the killed Mummy back next to the god: on which space?
ask-scales = A tie at strength { $total } { $region }: { $who } may use the Tiebreaker token and win.
ask-protect = { $who } may keep { $figure } on { $space } alive.
ask-worship = { $who } may sacrifice { $cost } to gain 1 devotion.
ask-underworld_token = { $who } loses the battle { $region } and may put an Underworld token there.
ask-underworld_space = { $who } chooses a space { $region } for the Underworld token.
ask-release = { $short ->
    [small] { $who } has too few small bases for the guardians of both gods and gives one up.
    [large] { $who } has too few large bases for the guardians of both gods and gives one up.
   *[none] { $who } may decline guardians that the lower god brings.
}
ask-auction_bid = Auction of a guardian ({ $guardian }) – secret bids of followers: { $who }.
ask-join_first = { $who } consolidates: which region is joined with a neighbour beyond its camels?
ask-join_second = { $who } joins region { $number } with another one: which?
ask-replace_token = Conflict Order token { $number } leaves the game: { $who } decides whether token { $first } or { $second } takes its place.
ask-spare = { $who } may keep { $figure } on { $space } alive.

## Choices

choice-pass-move_figure = Finish moving
choice-pass-summon_figure = Finish summoning
choice-pass-sun_token = No Sun token
choice-pass-unlock = Unlock nothing
choice-pass-caravan_start = Place no camels
choice-pass-swap_tokens = Swap no tokens
choice-pass-obelisk_figure = Move no more figures in this battle
choice-pass-announcement = Play one card as usual
choice-pass-build_type = Build nothing
choice-pass-trap = Trap nobody
choice-pass-scales = Leave the tie as it is
choice-pass-protect = Let it die
choice-pass-spare = Let it die
choice-pass-worship = Sacrifice nothing
choice-pass-underworld_token = Place no Underworld token
choice-pass-release = Keep the other guardians
choice-space-here = Space { $place }
choice-space-move = Move to { $place }
choice-space-push = Push to { $place }
choice-space-summon = Summon on { $place }
choice-space-return = Bring back on { $place }
choice-space-build = Build on { $place }
choice-space-token = Put the token on { $place }
choice-figure-move = Move { $figure } on { $place }
choice-figure-release = Give up { $figure } on { $place }
choice-region-keep = { $count ->
    [0] Token { $number } to the region of { $space }
   *[other] Leave token { $number } to the region of { $space } (land spaces: { $count })
}
choice-region = Region of { $space }
choice-region-join = Region { $number } ({ $region })
choice-region-replace = Token { $number } takes the place of token { $gone } ({ $region })
choice-action = { $action }
choice-action-event = { $action }, then the event { $event }
choice-use-normal = Use the ordinary summon
choice-use-underworld = Use the Underworld summon
choice-use-pyramid = Use the summon of the pyramid on { $space }
choice-token-new = Place a new Underworld token
choice-token = Move the Underworld token from { $place }
choice-monument = Take { $monument } on { $place }
choice-keep = Keep { $figure } on { $space } alive
choice-power = Unlock { $power } (level { $level })
choice-card = Play { $card } (strength +{ $strength })
choice-cards = Play { $first } and { $second } (strength +{ $strength })
choice-aim = Aim at { $first } and { $second }
choice-side = Camel between { $first } and { $second }
choice-swap = Swap tokens { $first } and { $second }
choice-bid = Bid { $followers }
choice-build = Build { $monument }
choice-god = Play as { $god } ({ $epithet })
choice-pool = Give up { $figure } from the pool
choice-ransom = Ransom a trapped warrior (1 follower to Anubis)
choice-summon = Summon { $figure }
choice-trap = Trap a warrior of { $god }
choice-sun = Put a Sun token on it
choice-stop = Finish the caravan here
choice-announce = Announce two cards
choice-scales = Use the Tiebreaker token
choice-worship = Sacrifice 2 followers for 1 devotion

## The chronicle

story-action_taken = { $who } takes an action: { $action }.
story-action_without_effect = { $who } gets nothing from the action: { $action }.
story-amun_token_turned = { $who } turns the Amun token face up again.
story-battle_began = A battle begins in region { $number } ({ $region }): { $sides }.
story-battle_tied = Nobody wins the battle in region { $number } ({ $region }).
story-battle_won = { $who } wins the battle in region { $number } ({ $region }).
story-bid_revealed = { $who } bids { $followers }.
story-bid_sacrificed = { $cost ->
    [0] { $who } bids no followers.
   *[other] { $who } bids { $followers }, and they are sacrificed.
}
story-camels_placed = { $count ->
    [one] { $who } places { $count } camel: { $camels }.
   *[other] { $who } places { $count } camels: { $camels }.
}
story-card_revealed = { $who } reveals { $card }.
story-cards_taken_back = { $count ->
    [one] { $who } takes { $count } used battle card back into the hand.
   *[other] { $who } takes { $count } used battle cards back into the hand.
}
story-cat_mourned = A Cat Mummy has died ({ $who }), and all other gods pay for it.
story-conflict_began = Conflict { $number } begins, and { $who } takes the Tiebreaker token.
story-conflict_ended = Conflict { $number } is over, and { $who } gives the Tiebreaker token back.
story-devotion_gained = { $bountiful ->
    [0] { $who } gains { $devotion } ({ $why }).
   *[other] { $who } gains { $devotion } ({ $why }, with Bountiful).
}
story-devotion_lost = { $who } loses { $devotion } ({ $why }).
story-event_triggered = { $who } triggers event { $number }: { $event }.
story-event_without_effect = { $who } gets nothing from the event: { $event }.
story-figure_attuned = { $who } moves { $figure } from { $space } to an obelisk, onto { $end } (Obelisk-Attuned).
story-figure_killed = { $who } loses { $figure } on { $space }.
story-figure_moved = { $who } moves { $figure } from { $space } to { $end }.
story-figure_protected = { $who } keeps { $figure } on { $space } alive.
story-figure_pushed = Satet pushes { $figure } ({ $who }) from { $space } to { $end }.
story-figure_summoned = { $who } summons { $figure } on { $space }.
story-first_player = { $who } is the first player.
story-followers_gained = { $who } gains { $followers } ({ $why }).
story-followers_sacrificed = { $who } sacrifices { $followers } ({ $why }).
story-game_won = { $ending ->
    [top_reached] { $who } reaches the top of the devotion track and wins the game.
    [last_god] { $who } leads the only god who is not forgotten and wins the game.
   *[last_conflict] { $who } has the most devotion after the last Conflict and wins the game.
}
story-god_forgotten = The god led by { $who } is still in the red zone, on space { $track }: it is forgotten and leaves the game.
story-god_taken = { $who } plays as { $god }.
story-gods_merged = { $fallen ->
    [0] { $who } and { $lower } share one merged god from now on: { $god } absorbs { $absorbed }, keeps { $god }’s powers and stays on space { $track } of the devotion track.
   *[other] { $who } and { $lower } share one merged god from now on: { $god } absorbs { $absorbed }, keeps { $god }’s powers and goes down { $fallen } to space { $track } of the devotion track.
}
story-guardian_joined = { $who } gets a guardian: { $guardian }.
story-guardian_missed = { $cause ->
    [none_left] { $who } gets no guardian, because none is left: { $guardian }.
   *[no_base] { $who } gets no guardian, because no base of its size is free: { $guardian }.
}
story-guardian_released = { $start ->
    [none] { $who } gives up a guardian from the pool: { $guardian }.
   *[other] { $who } gives up the guardian on { $start }: { $guardian }.
}
story-guardians_unsold = Nobody buys the remaining guardians, and they leave the game ({ $guardian }: { $count }).
story-marker_returned = The marker of { $action } goes back to its start.
story-monument_built = { $cost ->
    [0] { $who } builds { $building } on { $space } without sacrificing anything.
   *[other] { $who } sacrifices { $followers } and builds { $building } on { $space }.
}
story-monument_destroyed = A Giant Scorpion destroys the monument on { $space }: { $type } (until now: { $owner }).
story-monument_removed = The monument on { $space } is destroyed with the god to whom it belonged: { $type } ({ $who }).
story-monument_taken = { $who } takes control of { $monument } on { $space } (until now: { $owner }).
story-mummy_returned = { $who } brings a Mummy back on { $space }.
story-nobody_won = All gods are forgotten, and nobody wins.
story-nothing_to_join = No two regions are separated by camels, so { $who } joins none.
story-pieces_left = Out of the game ({ $who }): { $parts }.
story-pieces_passed = { $lower } brings into the merged god of { $who }: { $parts }.
story-plague_began = { $who } sends a Plague of Locusts.
story-power_unlocked = { $who } sacrifices { $followers } and unlocks an Ankh power: { $power }.
story-region_dominated = { $who } dominates region { $number } ({ $region }).
story-region_numbered = { $how ->
    [kept] The part of { $region } with { $space } keeps Conflict Order token { $number }.
    [new] The part of { $region } with { $space } gets Conflict Order token { $number } from the supply.
    [moved] The part of { $region } with { $space } gets Conflict Order token { $number } in its place.
   *[joined] The joined part of { $region } with { $space } has Conflict Order token { $number }.
}
story-regions_joined = { $count ->
    [one] { $who } joins regions { $first } and { $second } ({ $region }), and { $count } camel between them leaves the map: { $camels }.
   *[other] { $who } joins regions { $first } and { $second } ({ $region }), and { $count } camels between them leave the map: { $camels }.
}
story-scales_tipped = { $who } uses the Tiebreaker token.
story-scenario_laid_out = The scenario is { $scenario }.
story-scorpion_aimed = { $who } aims the Giant Scorpion on { $space } at { $aim }.
story-strength_counted = { $who } has a total strength of { $total }.
story-sun_token_put = { $who } puts a Sun token on the figure on { $space }.
story-sun_token_returned = { $who } takes back the Sun token from { $space }.
story-token_removed = Conflict Order token { $number } leaves the game.
story-tokens_swapped = { $who } swaps Conflict Order tokens { $first } and { $second }.
story-turn_began = { $who } begins a turn.
story-two_cards_announced = { $who } turns the Amun token over and announces two battle cards.
story-underworld_opened = { $start ->
    [none] { $who } puts an Underworld token on { $space }.
   *[other] { $who } moves an Underworld token from { $start } to { $space }.
}
story-victory_paid = { $who } pays for region { $number } ({ $region }) with the lives of their own figures there.
story-warrior_ransomed = { $who } gives Anubis ({ $keeper }) 1 follower for a trapped warrior.
story-warrior_trapped = { $who } traps a warrior ({ $owner }).
story-warriors_freed = { $count ->
    [one] { $who } gets { $count } trapped warrior back from Anubis ({ $keeper }) into the pool.
   *[other] { $who } gets { $count } trapped warriors back from Anubis ({ $keeper }) into the pool.
}

part-followers = followers: { $count }
part-warriors_map = warriors on the map: { $count }
part-warriors_pool = warriors in the pool: { $count }
part-warriors_trapped = trapped warriors: { $count }
part-guardians_map = guardians on the map: { $count }
part-guardians_pool = guardians in the pool: { $count }
part-ankhs = Ankh tokens: { $count }
part-hand = battle cards in hand: { $count }
part-used = used battle cards: { $count }
part-suns = Sun tokens: { $count }
part-radiant = Radiant figures: { $count }
part-underworlds = Underworld tokens beside the board: { $count }
part-underworlds_map = Underworld tokens on the map: { $count }
part-amun_token = Amun token: { $count }
part-captives = warriors trapped by Anubis: { $count }

## Refusals

no-ANKH-001 = Somebody else already plays this god.
no-ANKH-010 = That space is occupied by a figure or a monument.
no-ANKH-011 = Figures cannot stand on water; only Apep can be summoned there.
no-ANKH-038 = You cannot bid more followers than you have.
no-ANKH-076 = The second action has to be on a track below the first one.
no-ANKH-100 = You move only your own figures, each at most 3 spaces.
no-ANKH-101 = This figure has already moved in this action.
no-ANKH-103 = A move has to end on an empty land space.
no-ANKH-104 = There is no such space on this map.
no-ANKH-106 = A figure that moves has to end on another space.
no-ANKH-108 = No figure stands there that could move.
no-ANKH-120 = You summon a figure from your pool next to one of your figures or monuments.
no-ANKH-121 = A river or a camel lies between your figure and this space.
no-ANKH-122 = A monument lets you summon only if it is yours, with neither river nor camel in between.
no-ANKH-124 = There is no free space where this figure could be summoned.
no-ANKH-127 = You do not have this summon now.
no-ANKH-150 = You have already unlocked this power.
no-ANKH-151 = Powers are unlocked in the order of their levels, two of each; this one has another level.
no-ANKH-154 = You can pay for a power, so you have to unlock one.
no-ANKH-180 = You can take only a monument next to one of your figures.
no-ANKH-181 = While any monument is neutral, only a neutral one can be taken; after that, only an opponent’s.
no-ANKH-190 = A caravan has no more than six camels, and no more than are left.
no-ANKH-191 = A camel stands between two land spaces, where there is neither a river nor another camel.
no-ANKH-192 = A caravan is one unbroken line that begins and ends at a river, water, another camel or the edge of the map.
no-ANKH-193 = A caravan has to cut one region into two with at least six land spaces each.
no-ANKH-194 = Only one of the two new regions can keep the token.
no-ANKH-196 = One of the two tokens has to be that of a new region, and the other has to be on the map.
no-ANKH-200 = Every camel of the line has to stand between the two new regions.
no-ANKH-232 = In this battle you choose a single card.
no-ANKH-249 = You do not have this card in hand.
no-ANKH-280 = The monument has to stand on a land space of the region where the battle is.
no-ANKH-281 = No monument of this type is left in the supply.
no-ANKH-282 = No monument can be built on an Underworld token.
no-ANKH-321 = Obelisk-Attuned moves figures only to empty land next to your obelisks in the region of the battle.
no-ANKH-322 = You can move only your own figures that stand on the map.
no-ANKH-323 = This figure has already been moved to an obelisk in this battle.
no-ANKH-325 = An additional summon serves its own spaces only: those next to its pyramid, or those with an Underworld token.
no-ANKH-340 = You announced two cards, so you have to choose two.
no-ANKH-348 = Anubis can trap only an enemy warrior who has just been killed.
no-ANKH-351 = To ransom a warrior you need one that Anubis has trapped, and a follower to pay with.
no-ANKH-354 = The question is about another figure.
no-ANKH-358 = The Underworld summon only works on a space with an Underworld token.
no-ANKH-359 = The token has to lie on an empty land space of the region where the battle was.
no-ANKH-361 = There are only three Underworld tokens, and a space holds no more than one.
no-ANKH-362 = Only figures of Osiris may stand on an Underworld token.
no-ANKH-387 = A pushed figure goes to an empty land space next to its own.
no-ANKH-388 = Satet can end its move on an enemy figure only on land, and only if it can be pushed away.
no-ANKH-389 = Nothing is pushed across a river or a camel.
no-ANKH-391 = Apep cannot end a move on water.
no-ANKH-393 = The Mummy comes back on an empty land space next to its god.
no-ANKH-396 = The pincers aim at two spaces that touch the Giant Scorpion and each other.
no-ANKH-417 = You give up guardians only while bases are missing, and after that only those of the lower god.
no-ANKH-450 = The game is over.
no-ANKH-451 = The game ended with the last Conflict.
no-ANKH-507 = Nothing can be built or placed on a city.
no-ANKH-520 = It is not your decision now.
no-ANKH-522 = That is not an answer to the current question.
no-ANKH-530 = A token on the map can be moved only while all three are there.
no-ANKH-535 = In this match, only figures of Osiris can come onto an Underworld token.
no-ANKH-543 = These two regions are not separated by camels, so they cannot be joined.
no-ANKH-545 = Only one of the two tokens of the joined regions can take that place.

## Gods

card-amun = Once per Conflict Amun may announce two battle cards for one of his battles, before anybody chooses; both count fully.
card-anubis = Each time enemy warriors are killed, Anubis may trap one of them (3 slots); his god figure is 1 stronger for each. Its owner can summon a trapped warrior again for 1 follower, paid to Anubis.
card-isis = When a battle is resolved, Isis may keep her figures next to an enemy figure alive. This does not help against a plague.
card-osiris = After a lost battle Osiris may put or move an Underworld token there. With each summoning he may summon one more figure onto such a token; only his figures may stand on them.
card-ra = A figure that Ra summons may get one of 3 Sun tokens and be Radiant. With a Radiant figure in the region, domination and victory bring him 1 more devotion.

## Ankh powers

card-commanding = Win a battle: gain 3 followers.
card-inspiring = With Build Monument you build without sacrificing followers.
card-omnipresent = When a Conflict begins, you gain 1 follower for each region where you have a figure.
card-revered = Each Gain Followers action brings you 1 more follower.
card-resplendent = While you control at least 3 monuments of one type, the base strength of your god is 3.
card-obelisk_attuned = When one of your battles begins, you may move figures from anywhere on the map next to your obelisks in that region, each figure once.
card-temple_attuned = In a battle, each of your temples there gives +2 strength if one of your figures is next to it.
card-pyramid_attuned = With each Summon Figure action you may summon one more figure next to each of your pyramids.
card-glorious = If you win a battle with at least 3 strength more than the next side, the victory is worth 3 devotion instead of 1.
card-magnanimous = If you lose a battle in which you had at least 2 figures, you gain 2 devotion.
card-bountiful = While your token is in the red zone, you gain 1 more devotion each time you gain any.
card-worshipful = After each of your battles you may sacrifice 2 followers for 1 devotion.

## Guardians

card-cat_mummy = When a Cat Mummy is killed, everybody but its owner loses 1 devotion.
card-satet = Satet may end its move on land with an enemy figure and push that figure 1 space.
card-apep = Apep can also be summoned onto any free water space. It can never end a move on water.
card-mummy = A killed Mummy is summoned again at once, next to its owner’s god, if there is a free space.
card-giant_scorpion = Summoned or moved, it aims its pincers at two spaces next to it that touch each other. When a Conflict begins, adjacent monuments on these spaces are destroyed.
card-androsphinx = Enemy figures next to an Androsphinx add no strength in battles.

## Battle cards

card-build_monument = Strength +0. You may sacrifice 3 followers and build a monument on empty land in the region; it is yours at once.
card-plague_of_locusts = Strength +1. All sides with figures in the region bid followers in secret and lose them. Only a single highest bidder keeps its warriors and guardians there; if the highest bid is tied, nobody does.
card-chariots = Strength +3.
card-cycle_of_maat = Strength +0. At the end of the battle you take all your used cards back, this one as well.
card-drought = Strength +1. If you win, you gain 1 extra devotion for each of your figures on desert in the region.
card-flood = Strength +0. When it is revealed, you gain 1 follower for each of your figures on fertile ground in the region, and these cannot be killed when the battle is resolved.
card-miracle = Strength +0. After the battle you gain 1 devotion for each of your figures killed in it.

## Scenarios

card-first_dynasty = Board Two Lands, 2–5 players. No special rules.
card-high_nile = Board Nile, 3–4 players. The Nile has risen: D2, F3 and H2 are water.
card-menagerie = Board Nile, 3–5 players. Unlocking brings no guardians; they are auctioned for followers after the first three Conflicts.
card-middle_kingdom = Board Nile, 2–5 players. No special rules.
card-old_kingdom = Board Nile, 2–5 players. No special rules.
card-peoples_revolt = Board Nile, 2–5 players. Camels separate seven or eight regions, and there are no caravans: instead, three Consolidation events each give 1 follower and join two regions. A side that dominates a region or wins a battle there loses all its own warriors and guardians in it; those of the losers survive.
card-salt_roads = Board Nile, 2–3 players. Camels have already cut the land into five regions.
card-twin_cities = Board Nile, 2–5 players. After each Conflict, each of the two cities, G4 and E9, brings 1 devotion to the side with a figure on it; if it is empty, to the side with the most figures next to it.
