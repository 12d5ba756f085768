## Team mode

option-mode-team = Teams
option-teams = Teams of six players
option-teams-help = In team mode with six players: three teams of two, or two teams of three. Four players are always two teams of two.
option-teams-2v2v2 = 2 against 2 against 2
option-teams-3v3 = 3 against 3
option-team_of = Who plays together
option-team_of-help = In team mode: the team of each player. Places that nobody has asked for are given at random.
option-team_of-random = At random
option-team_of-1 = Team 1
option-team_of-2 = Team 2
option-team_of-3 = Team 3
option-open_hands = Cards of teammates
option-open_hands-help = In team mode teammates see each other’s cards and choices in battle, unless you agree otherwise here.
option-open_hands-true = Teammates see them
option-open_hands-false = Everybody sees only their own

ally-piece = { $piece } ({ $member })

ask-invite = { $who } chooses the teammate whose unit joins the troop ({ $area }).
ask-marker = { $who } decides which member of the team comes first in the turn order.
ask-next_marker = { $who } decides which member of the team comes next in the turn order.
ask-team_space = { $who } chooses a place in the next turn order ({ $member }).
ask-share_prayer = { $who } may give teammates some of what was just gained ({ $points }).
ask-share_veteran = { $who } may give a teammate the veteran token.
ask-lose_unit = { $count ->
    [one] { $who } decides whose unit leaves the mixed troop ({ $area }).
   *[other] { $who } decides whose unit leaves the mixed troop first; { $count } in all ({ $area }).
}
ask-defender = { $who } decides who leads the defence of the mixed troop ({ $area }); the attacker is { $foe }.
ask-home_whose = { $who } decides whose units go to this district ({ $area }).
ask-claim = { $who } decides for whom the area counts tonight ({ $area }).
ask-assemble_where = { $who } chooses where the team assembles.
ask-gather = { $count ->
    [one] { $who } may call one more unit from an adjacent area ({ $area }).
   *[other] { $who } may call up to { $count } units from adjacent areas ({ $area }).
}

choice-give = Give { $points }: { $member }
choice-gather = Call a unit ({ $member }): { $area }
choice-seat-give = Give it to: { $member }
choice-seat-lose = A unit of: { $member }
choice-seat-defend = Leads the defence: { $member }
choice-seat-send = Units of: { $member }
choice-seat-claim = Counts for: { $member }
choice-seat-marker = Marker of: { $member }
choice-seat-invite = A unit of: { $member }
choice-area-assemble = Assemble here: { $area }
choice-leave-ally-units = Leave { $units } here ({ $member })
choice-leave-ally = Leave here: { $companion } ({ $member })
choice-join-ally-units = Take { $units } along ({ $member })
choice-join-ally = Take along: { $companion } ({ $member })
choice-pass-share_prayer = Keep the rest
choice-pass-share_veteran = Keep it
choice-pass-gather = No more units

story-team = Team { $number }: { $seats }.
story-invited = { $who } takes a unit of a teammate into the troop ({ $victim }): { $area }.
story-first_marker = { $who } comes first in the team.
story-first_order = The teams begin in the order of their first players: { $seats }.
story-prayer_shared = { $spare ->
    [0] { $who } gives { $points } to { $victim }.
   *[other] { $who } gives { $points } to { $victim } (for which the giver’s own track had no room: { $spare }).
}
story-veteran_shared = { $who } gives { $victim } a veteran token.
story-claimed = Tonight the area counts for { $who } alone: { $area }.
story-gathered = { $who } calls a unit of the team ({ $victim }): { $area } → { $end }.
story-team_won = { $seats } win the game together with { $fame }.
story-team_round_limit = The agreed last round is over; { $seats } win the game.

no-KEMET-239 = The game is over.
no-KEMET-242 = Only teammates can get prayer points, no more than there are to give, and once before each action.
no-KEMET-244 = Each member of the team has one marker, and this one cannot be next.
no-KEMET-245 = A unit of a teammate joins each of your first troops; with two teammates, one of each.
no-KEMET-246 = Assemble! is used once per game: it calls units of your team to an adjacent area with a unit of yours, outside opposing cities.
no-KEMET-247 = A mixed troop has at most 5 units, and nothing can change that.
no-KEMET-249 = Only a member with a unit in this troop can lead its defence.
no-KEMET-251 = You add units only to your own city or to troops with a unit of yours, and a mixed troop has at most 5.
no-KEMET-254 = One of your own units must be in the group for the whole move; other units of your team you can only take along or leave.
no-KEMET-258 = This member has no unit in the troop.
no-KEMET-259 = A veteran token can go only to a member of your team.
no-KEMET-262 = At night an area counts for one member with a unit there.
no-KEMET-264 = Each team first places one marker on one of the first spaces, as many as there are teams.

card-assemble = Day, once per game: up to 2 units of your team come from adjacent areas to an area with a unit of yours, outside opposing cities. Walls do not matter; companions stay behind.
