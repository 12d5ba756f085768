# Words used only in the drawing.
draw-title = Ankh: Gods of Egypt
draw-description = The map with its regions, the tracks of devotion, events and actions, the boards of the gods, and the battle cards.
draw-before-conflict = { $events ->
    [one] 1 event to Conflict { $number }
   *[other] { $events } events to Conflict { $number }
  }
draw-decides = { $who } has to decide
draw-won = { $who } won
draw-nobody-won = nobody won
draw-devotion = Devotion
draw-devotion-red = Red: forgotten after Conflict 4
draw-devotion-top = Reach this space to win at once
draw-event-marker = The last event
draw-event-follower = 1 follower for the player who triggers it
draw-event-start = Start
draw-after-merge = then the two lowest gods merge
draw-after-forgotten = then gods in the red are forgotten
draw-after-end = then the game ends
draw-event-space = An event is triggered here
draw-start-space = The marker starts here
draw-supply = Supply
draw-camel = Camel
draw-camels = Camels
draw-caravan-end = The caravan ends here
draw-level = level { $level }
draw-region = Region { $number }: { $size ->
    [one] 1 land space
   *[other] { $size } land spaces
  }
draw-spaces = { $count } ⬡
draw-terrain-fertile = fertile ground
draw-terrain-desert = desert
draw-terrain-water = water
draw-city = City
draw-underworld = Underworld token
draw-suns = Sun tokens
draw-nobodys = neutral
draw-god = god
draw-no-god = No god yet
draw-warrior = Warrior
draw-warriors = Warriors in the pool
draw-followers = Followers
draw-ankhs = Ankh tokens in the pool
draw-forgotten = forgotten
draw-card-used = used
draw-card-in-hand = in hand
draw-card-laid = A card is laid
draw-tiebreaker = The scales: decides a tie
draw-tiebreaker-used = The scales, used in this Conflict
draw-turn = Takes the turn
draw-amun-up = May play two cards in this Conflict
draw-amun-down = Has played two cards in this Conflict
draw-trap-free = A free slot for a trapped warrior
draw-trapped = Trapped warrior
draw-cost = A power of level { $level } costs { $level ->
    [one] 1 follower
   *[other] { $level } followers
  }
draw-bid = Bid { $count }
draw-swap = Swap { $one } and { $other }
draw-majority = Most monuments: { $who }
draw-battle = Battle for region { $number }
draw-plague = Plague in region { $number }: secret bids
draw-strength = strength { $total }
draw-auction = Auction: { $guardian }
draw-region-map = Map
draw-region-hand = Cards
draw-region-conflict = Regions
draw-region-actions = Actions
draw-region-gods = Gods
draw-region-guardians = Guardians
draw-region-tracks = Tracks
