# Słowa, które są tylko na rysunku.
draw-description = Nil z dwudziestoma polami, place budowy, tory i wszystko, co mają gracze.
draw-round = Runda { $round } z { $rounds }
draw-passed = spasował
draw-spent = użyta w tej rundzie
draw-tired = pracował w tej rundzie
draw-build = Buduj
draw-withdraw = Zabierz statek
draw-speculation = Spekulacja
draw-extra = Dodatkowe
draw-extra-place = dodatkowe miejsce
draw-strength = Siła: zostało { $left } z { $strength }
draw-now = teraz warta { $points }
draw-order = Żeton kolejności { $token }
draw-rank = Miejsce { $rank } na torze punktacji
draw-stones = Kamienie: { $count }, najwyżej { $most }; kamieniołomy dają { $made } na rundę
draw-grain = Zboże: { $count }; budowniczowie potrzebują { $need }
draw-graves = Żetony grobowców: { $tokens }
draw-hand = Karty Sfinksa: { $count }
draw-irrigation = Nawodnienie
draw-field-green = zielona uprawa
draw-field-yellow = żółto-zielona uprawa
draw-field-brown = brązowa uprawa
draw-track-quarry = Kamieniołom
draw-track-market = Rynek
draw-tip-quarry = Kamieniołom: najniższe pole daje 3 kamienie; na dwóch ostatnich polach 2 kamienie są na koniec warte punkt.
draw-tip-market = Rynek zbożowy: ile kosztuje każde brakujące zboże; najniższe pole daje 2 punkty.
draw-together = Wspólne budowanie
draw-sphinx-deck = Karty Sfinksa w talii: { $count }
draw-sphinx-buy = najwyżej { $most } kart
draw-sphinx-keep = zatrzymaj jedną
draw-sphinx-return = za każdą oddaną
draw-keep = Zatrzymaj { $count }
draw-keep-number = Ile z tych kart zatrzymujesz?
draw-keep-card = Którą kartę zatrzymujesz?
draw-put-under = Która karta idzie teraz na spód talii?
draw-space = Wartość { $value }
draw-grave = Grobowiec { $number }: wartość { $value }
draw-grave-hidden = Grobowiec { $number }: zakryty
draw-grave-taken = Grobowiec { $number }: { $who }
draw-row = Rząd { $row }: jeszcze bez kamieni
draw-row-best = Rząd { $row }: najwięcej kamieni ({ $count }) ma { $who }
draw-row-full = Rząd { $row } jest pełny: { $who }, punkty: { $count }
draw-row-rule = Za pełny rząd ten, kto ma w nim najwięcej kamieni, dostaje 1 punkt za każdy z nich.
draw-type-permanent = trwała
draw-type-anytime = w każdej chwili
draw-type-immediate = natychmiast
draw-type-once = raz na rundę
draw-phase-lay-cards = Rozmieszczenie kart Nilu
draw-phase-place-ships = Rozmieszczanie statków
draw-phase-feed = Wyżywienie budowniczych
draw-phase-produce-stone = Produkcja kamieni
draw-phase-build = Budowanie
draw-phase-joint-bonus = Punkty za wspólne budowanie
draw-phase-turn-order = Kolejność ruchu
draw-phase-final-scoring = Punktacja końcowa
draw-card-improve-field = Twoja uprawa liczy się o kolor lepiej.
draw-card-advance-any-crew = Wybrany budowniczy zyskuje 1.
draw-card-stones-as-grain = Możesz żywić kamieniami.
draw-card-reuse-circle = Statek na zajętym okrągłym polu, nie w Heliopolis.
draw-card-sphinx-extra = { $n ->
    [one] { $n } darmowa karta więcej u Sfinksa.
   *[other] { $n } darmowe karty więcej u Sfinksa.
}
draw-card-grain-once = { $n ->
    [one] { $n } miara
    [few] { $n } miary
   *[many] { $n } miar
} zboża przy wyżywieniu.
draw-card-strength-boost = +{ $n } siły w jednej budowie.
draw-card-two-ships = Dwa statki w jednym ruchu.
draw-card-gain-stones = Weź { $n } kamieni.
draw-card-advance-quarry = { $n ->
    [one] { $n } krok w kamieniołomie.
    [few] { $n } kroki w kamieniołomie.
   *[other] { $n } kroków w kamieniołomie.
}
draw-card-advance-market = { $n ->
    [one] { $n } krok na rynku zbożowym.
    [few] { $n } kroki na rynku zbożowym.
   *[other] { $n } kroków na rynku zbożowym.
}
draw-card-upstream-ship = Jeden statek w górę rzeki.
draw-card-leftover-card = Po spasowaniu wszystkich weź kartę znad Nilu.
draw-card-stones-to-strength = Za { $stones } kamienie budowniczy zyskuje { $n }.
draw-card-two-crews = Dwóch budowniczych w jednej budowie.
draw-card-keep-two-sphinx = Zatrzymaj dwie z dobranych kart.
draw-card-double-circle = Wykonaj swoje okrągłe pole jeszcze raz.
draw-card-occupied-site = Statek na pełnym placu buduje po innych.
draw-card-two-crew-steps = Dwa kroki dla jednego lub dwóch budowniczych.
draw-card-advance-shown-crews = Pokazani budowniczowie zyskują po { $n }.
draw-card-build-first = W tej rundzie wszędzie budujesz pierwszy.
draw-card-sell-stones = Sprzedaj do { $max_vp } kamieni po 1 punkcie.
draw-card-grave-token = Na koniec grobowiec o wartości { $value }.
draw-card-vp-per-stone = { $n } punkt za każdy swój kamień.
draw-source-sphinx-site = Sfinks
draw-source-obelisk = Obelisk
draw-source-graves = Grobowce
draw-source-temple = Świątynia
draw-source-pyramid = Piramida
draw-source-rows = Rzędy
draw-source-together = Wspólnie
draw-source-market = Rynek
draw-source-nile-cards = Karty Nilu
draw-source-sold = Sprzedaż
draw-source-hunger = Głód
draw-source-stones-left = Reszta kamieni
draw-source-grave-sets = Żetony grobów
draw-source-sphinx-cards = Karty Sfinksa
draw-total = Razem
draw-nile-deck = Karty Nilu na rundy { $rounds }: { $count }
draw-region-nile = Nil
draw-region-tracks = Tory
draw-region-sphinx = Sfinks
draw-region-obelisk = Obelisk
draw-region-giza = Piramida
draw-region-players = Gracze
