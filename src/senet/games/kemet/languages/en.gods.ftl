## Gods of Egypt

option-gods = Gods of Egypt
option-gods-help = Each player leads a God. Once somebody has reached 4 Fame points (a team 7), a player with a level-4 pyramid in their own city can buy the God tile for 4 prayer points, and the God fights as a troop of its own.
option-gods-false = Without
option-gods-true = With

life-points = { $count ->
    [one] 1 life point
   *[other] { $count } life points
}
god-figure = { $god }

ask-place_god = { $who } brings a God to the board ({ $god }): into which district?
ask-seths_card = { $use ->
    [battle] { $who } chooses the card that Seth applies at once.
   *[hand] { $who } chooses the card that Seth keeps.
}

choice-god = Acquire the God tile: { $god }
choice-god-first = First: { $god }
choice-deploy = Bring the God here: { $area }
choice-area-god = Move { $god }: { $area }
choice-card-seth = Choose: { $card }

story-gods_rise = The Gods of Egypt may rise from now on.
story-god_acquired = { $who } acquires the God tile: { $faction }.
story-god_deployed = { $who } brings a God with { $life } to the board: { $faction } ({ $area }).
story-god_moved = { $who } moves { $faction }: { $area } → { $end }.
story-god_teleported = { $who } teleports { $faction }: { $area } → { $end }.
story-god_retreated = { $who } retreats with { $faction }: { $area } → { $end }.
story-life_lost = { $faction } ({ $who }) loses { $life } ({ $why }); { $rest } left.
story-god_gone = { $faction } ({ $who }) leaves the board: { $area }.
story-god_healed = { $faction } ({ $who }) regains { $life } and now has { $rest }.
story-seth_drew = { $who } draws and shows for Seth: { $cards }.
story-seth_applied = { $who } applies one of Seth’s cards, and all of them are discarded: { $card }.
story-seth_took = { $who } keeps one of Seth’s cards, and the other one is discarded: { $card }.

no-KEMET-124 = A God always moves alone: it takes nobody along and leaves nobody behind.
no-KEMET-224 = The Twin Ceremony cannot acquire the God tile.
no-KEMET-309 = Each player leads one God of Egypt, and no two players the same.
no-KEMET-314 = The token must lie on the acquire space in the colour of a level-4 pyramid of your city.
no-KEMET-315 = The Gods have not risen yet: first somebody must reach the Fame points of the rise marker.
no-KEMET-316 = You have already acquired your God tile.
no-KEMET-317 = A God comes to a district of your own city in which nobody of your team stands.
no-KEMET-318 = A God is deployed in a Recruit action, once its tile has been acquired.
no-KEMET-319 = A God is never recalled: after a defeat it retreats wherever it can, after a victory it stays.
no-KEMET-322 = The ability of your God does not reach that far.
no-KEMET-324 = Ouadjet lets you repeat only one space a day, one with a single colour token of yours.
no-KEMET-353 = Your God is already on the board.
no-KEMET-354 = A God shares no area with units or another God of its own team.
no-KEMET-355 = Units cannot join a God.

card-anubis = God: Strength 7, 4 life points, 2 land moves. After a battle of Anubis you may add a unit for each life point he lost and each opposing unit removed by damage, to your troops and your safe districts. In your own city your troops and he have 1 more Strength.
card-bastet = God: Strength 7, 4 life points, 2 land moves. Bastet has +1 Shield. In night step 3 a single temple controlled by her is enough for the Divine Fame point.
card-horus = God: Strength 7, 3 life points, 1 land move. Horus teleports for free from anywhere to any area outside opposing cities. After each battle that he survives he has all his life points again.
card-ouadjet = God: Strength 7, 4 life points, 2 land moves. Once a day you may put a colour token on a space that already holds one of yours and repeat its action.
card-sobek = God: Strength 7, 5 life points, 2 land moves. Sobek has +1 Damage when he attacks. When you acquire the tile, Sobek’s Wrath replaces one of your battle cards.
card-seth = God: Strength 7, 4 life points, 2 land moves. In each battle of Seth you draw 2 Divine Intervention cards after the reveal: one for battles is applied for free; if there is none, you keep one.
card-sobeks_wrath = Strength 4. After the battle you take back all your battle cards, this one too.
