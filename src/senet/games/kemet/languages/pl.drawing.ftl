# Words that stand only in the drawing.
draw-title = Kemet: Krew i piach
draw-description = Mapa z miastami, świątyniami i oddziałami, planszetki graczy, dostępne kafle mocy i twoje karty.
draw-setup = Przygotowanie
draw-day = Runda { $round } · dzień
draw-night = Runda { $round } · noc, krok { $step }
draw-won = Zwycięzca: { $who }
draw-place = Miejsce { $number } w kolejności
draw-deck = Talia boskich interwencji
draw-discard = Odrzucone
draw-level = Poziom { $level }
draw-cost = koszt: { $cost }
draw-income = punkty modlitwy w nocy: { $points }
draw-delta-offer = w nocy: 1 jednostka za 5 punktów modlitwy
draw-sanctuary-offer = w nocy: 2 jednostki za 1 punkt chwały
draw-obelisk = Obelisk
draw-port-trade = port handlowy
draw-port-military = port wojskowy
draw-holds = posiada: { $who }
draw-nobody-holds = nie posiada go nikt
draw-temple-fame = Punkt chwały za świątynię
draw-no-faction = jeszcze bez frakcji
draw-battle-fame = Punkty chwały za bitwy
draw-divine-fame = Punkty chwały za boskość
draw-temporary-fame = Tymczasowe punkty chwały
draw-fame = Punkty chwały: { $points } z { $goal }
draw-silver = Srebrny znacznik akcji
draw-gold = Złoty znacznik akcji
draw-action-gold = Boska moc (złota akcja)
draw-action-move = Ruch
draw-action-recruit = Rekrutacja
draw-action-build = Budowa
draw-action-pray = Modlitwa
draw-action-acquire = Pozyskanie
draw-floor = piętro { $floor }
draw-supply = Jednostki w rezerwie
draw-veterans = Żetony weteranów
draw-interventions = Karty boskiej interwencji
draw-battle-cards = Karty bitwy na ręce
draw-prayer = Punkty modlitwy: { $points } z { $most }
draw-prayer-points = Punkty modlitwy
draw-tokens = Pozostałe znaczniki akcji
draw-face-up = Odkryte karty bitwy
draw-face-down = Zakryte odłożone karty bitwy
draw-mercenaries = Najemnicy
draw-no-tiles = jeszcze bez kafli mocy
draw-owned = posiada: { $who }
draw-value-strength = Siła
draw-value-damage = Obrażenia
draw-value-unblockable = Nieblokowalne obrażenia
draw-value-shield = Obrona
draw-value-impenetrable = Nieprzenikniona obrona
draw-value-self = Nieblokowalne obrażenia własnego oddziału
draw-immune = otrzymuje tylko nieblokowalne obrażenia
draw-card-up = zagrana
draw-card-down = odłożona
draw-card-chosen = wybrana
draw-card-aside = na bok
draw-your-interventions = Boska interwencja
draw-no-hand = Widz nie widzi kart na ręce
draw-attacker = atakujący
draw-defender = obrońca
draw-wins = wygrywa bitwę
draw-announced = zapowiedź: { $count }
draw-answers = Co można wybrać
draw-standings = Koniec gry
draw-legend = Co oznaczają znaki
draw-pass = Pas
draw-stop = Zatrzymaj się
draw-arrange = Przestaw towarzyszy
draw-retreat = Odwrót
draw-recall = Odesłanie
draw-home = Odwrót do miasta
draw-stay = Pozostań
draw-exchange = Zamień karty
draw-offer = Złóż ofiarę
draw-collect = Pobierz punkty modlitwy
draw-no-cards = Bez kart
draw-choose-units = Jednostki: { $number }
draw-choose-level = Poziom: { $number }
draw-choose-levels = Poziomy piramid: { $number }
draw-choose-announce = Zapowiedz: { $number }
draw-choose-convert = Obrona na obrażenia: { $number }
draw-choose-veterans = Żetony weteranów: { $number }
draw-units = { $count ->
    [one] 1 jednostka
    [few] { $count } jednostki
   *[other] { $count } jednostek
  }
draw-leave = { $count ->
    [one] Zostaw tu 1 jednostkę
    [few] Zostaw tu { $count } jednostki
   *[other] Zostaw tu { $count } jednostek
  }
draw-join = { $count ->
    [one] Zabierz 1 jednostkę
    [few] Zabierz { $count } jednostki
   *[other] Zabierz { $count } jednostek
  }
draw-god-life = punkty życia: { $life } z { $most }
draw-god-left = punkty życia: { $life }
draw-god-supply = czeka na wystawienie
draw-god-asleep = jeszcze nie pozyskany kafel
draw-deploy = Wprowadź tu boga
draw-gods-risen = Bogowie mogą powstać
draw-gods-wait = Bogowie powstaną, gdy ktoś będzie mieć punkty chwały: { $goal }
draw-region-map = Mapa
draw-region-now = Teraz
draw-region-boards = Gracze
draw-region-tiles = Kafle
draw-region-hand = Karty
draw-team = Drużyna { $number }
draw-team-fame = Punkty chwały drużyny: { $points } z { $goal } (własne: { $own })
draw-assemble = Zgromadzenie nie zostało jeszcze użyte
draw-ally-cards = Karty gracza { $who }
draw-give = Oddaj punkty modlitwy ({ $who }): { $points }
draw-share = Podziel się punktami modlitwy
