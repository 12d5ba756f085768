# Readings of ambiguous rules, each an option of the match, with the texts that belong to them.

option-decline_actions = Actions may be declined
option-decline_actions-help = Yes: a player may decline an action that could be performed; no: a player who can act must act, and only the amounts are free.
option-give_prayer = Teammates share prayer points at any time
option-give_prayer-help = Yes: in every turn of the team its members may give each other prayer points; no: only at the moment when somebody gains them.
option-take_up_dropped = Dropped units can be picked up again
option-take_up_dropped-help = Yes: a group that comes back in the same Move action may take along what it left there; no: what is left behind stays for this action.
option-share_temples = Temples count for every teammate there
option-share_temples-help = Yes: at night a temple with a mixed troop counts for every member with a unit there; no: the team names one member for whom it counts.
option-war_table_clips = Changes beyond the war table apply in part (solo)
option-war_table_clips-help = Yes: a change of the war table stops at −2 or +5, and the rest is lost; no: a change that would go beyond is ignored.
option-solo_battle_fame = Battle Fame with every objective (solo)
option-solo_battle_fame-help = Yes: you gain Battle Fame points against Amon with every objective; no: only if the objective counts Fame points, and otherwise you get a veteran token.
option-open_sanctuary = Sanctuary open with 2 and 4 players
option-open_sanctuary-help = Yes: the Sanctuary is in play; no: with 2 and 4 players it is closed, as on the board of 2012.

ask-give_prayer = { $who } may give teammates prayer points (left: { $points }).
choice-share = Share prayer points
choice-pass-give_prayer = Keep the rest
no-KEMET-050 = This action cannot be performed now.
no-KEMET-051 = You can act, so you must: choose something that is possible.
no-KEMET-369 = In this match, prayer points can be passed on only when they are gained.
