# Words that stand only in the drawing.
draw-title = Kemet: Blood and Sand
draw-description = The map with cities, temples and troops, the boards of the players, the power tiles on offer, and your cards.
draw-setup = Setup
draw-day = Round { $round } · day
draw-night = Round { $round } · night, step { $step }
draw-won = Winner: { $who }
draw-place = Place { $number } in turn order
draw-deck = Divine Intervention deck
draw-discard = Discarded
draw-level = Level { $level }
draw-cost = costs { $cost }
draw-income = prayer points at night: { $points }
draw-delta-offer = at night: offer 1 unit for 5 prayer points
draw-sanctuary-offer = at night: offer 2 units for 1 Fame point
draw-obelisk = Obelisk
draw-port-trade = trade port
draw-port-military = military port
draw-holds = held by { $who }
draw-nobody-holds = held by nobody
draw-temple-fame = Temple Fame point
draw-no-faction = no faction yet
draw-battle-fame = Battle Fame points
draw-divine-fame = Divine Fame points
draw-temporary-fame = Temporary Fame points
draw-fame = Fame points: { $points } of { $goal }
draw-silver = Silver action token
draw-gold = Gold action token
draw-action-gold = Divine Power (gold action)
draw-action-move = Move
draw-action-recruit = Recruit
draw-action-build = Build
draw-action-pray = Pray
draw-action-acquire = Acquire
draw-floor = floor { $floor }
draw-supply = Units in the supply
draw-veterans = Veteran tokens
draw-interventions = Divine Intervention cards
draw-battle-cards = Battle cards in hand
draw-prayer = Prayer points: { $points } of { $most }
draw-prayer-points = Prayer points
draw-tokens = Action tokens left
draw-face-up = Battle cards lying face up
draw-face-down = Battle cards laid aside face down
draw-mercenaries = Mercenaries
draw-no-tiles = no power tiles yet
draw-owned = owned by { $who }
draw-value-strength = Strength
draw-value-damage = Damage
draw-value-unblockable = Unblockable Damage
draw-value-shield = Shield
draw-value-impenetrable = Impenetrable Shield
draw-value-self = Unblockable Damage to your own troop
draw-immune = suffers only Unblockable Damage
draw-card-up = played
draw-card-down = laid aside
draw-card-chosen = chosen
draw-card-aside = aside
draw-your-interventions = Divine Intervention
draw-no-hand = A spectator sees nobody's hand
draw-attacker = attacker
draw-defender = defender
draw-wins = wins the battle
draw-announced = announced: { $count }
draw-answers = What may be chosen
draw-standings = The end
draw-legend = What the signs mean
draw-pass = Pass
draw-stop = Stop here
draw-arrange = Rearrange companions
draw-retreat = Retreat
draw-recall = Recall
draw-home = Retreat home
draw-stay = Stay
draw-exchange = Exchange the cards
draw-offer = Make the offering
draw-collect = Collect prayer points
draw-no-cards = No cards
draw-choose-units = Units: { $number }
draw-choose-level = Level: { $number }
draw-choose-levels = Levels of the pyramids: { $number }
draw-choose-announce = Announce { $number }
draw-choose-convert = Shield into Damage: { $number }
draw-choose-veterans = Veteran tokens: { $number }
draw-units = { $count ->
    [one] 1 unit
   *[other] { $count } units
  }
draw-leave = { $count ->
    [one] Leave 1 unit here
   *[other] Leave { $count } units here
  }
draw-join = { $count ->
    [one] Take 1 unit along
   *[other] Take { $count } units along
  }
draw-god-life = { $life } of { $most } life points
draw-god-left = life points: { $life }
draw-god-supply = waits to be deployed
draw-god-asleep = not acquired yet
draw-deploy = Bring the God here
draw-gods-risen = The Gods may rise
draw-gods-wait = The Gods rise when somebody has { $goal } Fame points
draw-region-map = Map
draw-region-now = Now
draw-region-boards = Players
draw-region-tiles = Tiles
draw-region-hand = Cards
