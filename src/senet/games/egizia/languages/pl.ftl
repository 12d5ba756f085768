## The game

game-about = Przez pięć rund twoje statki płyną w dół Nilu i nie zawracają. Zbieraj po drodze uprawy, kamieniołomy i przywileje, wyżyw budowniczych i zamieniaj kamień w sławę przy Sfinksie, obelisku, grobowcach, świątyni i piramidzie.

option-use_red_ship_cards = Karty z czerwonym statkiem
option-use_red_ship_cards-help = Dla dwóch lub trzech graczy: dwie słabsze karty z czerwonym statkiem zastępują swoje odpowiedniki z niebieskim.
option-use_red_ship_cards-false = Karty z niebieskim statkiem
option-use_red_ship_cards-true = Karty z czerwonym statkiem
option-double_circle_on_heliopolis = Podwojenie w Heliopolis
option-double_circle_on_heliopolis-help = Czy kartę podwajającą okrągłe pole można zagrać także na ostatnim polu Nilu; na turniejach to zabronione.
option-double_circle_on_heliopolis-true = Dozwolone
option-double_circle_on_heliopolis-false = Zabronione
option-colour = Kolor
option-colour-help = Kolor, którym chce grać ten gracz; nie ma wpływu na grę.
option-colour-any = Dowolny
option-colour-blue = Niebieski
option-colour-red = Czerwony
option-colour-green = Zielony
option-colour-yellow = Żółty

option-plays_in_vain = Zagrania bez skutku
option-plays_in_vain-help = Tak: można wskazać budowniczego albo zagrać kartę siły, nawet jeśli nic z tego nie wyniknie; nie: do wyboru jest tylko to, co ma skutek.
option-strength_after_track = Siła po kroku na torze
option-strength_after_track-help = Tak: kamienie z kroku po budowie przy obelisku i grobowcach można od razu wydać na „Kamienie za siłę”; nie: dopiero w późniejszym ruchu.
option-three_shown_crews = Budowniczowie na karcie
option-three_shown_crews-help = Tak: karta „Pokazani budowniczowie +1” wzmacnia wszystkich trzech; nie: tylko dwóch pokazanych.
option-overseer_at_alyi = Zarządca w Alyi
option-overseer_at_alyi-help = Tak: w Alyi można wzmocnić także zarządcę; nie: tylko budowniczego.
option-overseer_trains = Wzmacnianie zarządcy
option-overseer_trains-help = Tak: „Awans budowniczego”, „Kamienie za siłę” i „Dwa kroki budowniczych” mogą wzmocnić także zarządcę; nie: tylko budowniczych.
option-score_below_zero = Wynik poniżej zera
option-score_below_zero-help = Tak: brak zboża może zepchnąć wynik poniżej zera; nie: kto nie ma punktów, ten ich nie traci.
option-free_sphinx_cards_alone = Same darmowe karty Sfinksa
option-free_sphinx_cards_alone-help = Tak: darmowe karty Sfinksa z karty Nilu można dobrać bez kupowania; nie: trzeba kupić przynajmniej jedną.
option-last_pick_at_round_end = Ostatnia karta na koniec rundy
option-last_pick_at_round_end-help = Tak: karta, która pozwala wziąć ostatnią kartę Nilu, działa na końcu rundy; nie: zaraz po rozmieszczeniu statków.

source-sphinx_site = Zwrócone karty Sfinksa
source-obelisk = Obelisk
source-graves = Grobowce
source-temple = Świątynia
source-pyramid = Piramida
source-rows = Rzędy piramidy
source-together = Wspólne budowanie
source-market = Rynek zbożowy
source-nile_cards = Karty Nilu
source-sold = Sprzedane kamienie
source-hunger = Głód
source-stones_left = Pozostałe kamienie
source-grave_sets = Zebrane grobowce
source-sphinx_cards = Karty Sfinksa

## Names and parts of sentences

name-quarry = Kamieniołom
name-market = Rynek zbożowy
name-obelisk = Obelisk
name-graves = Grobowce
name-temple = Świątynia
name-pyramid = Piramida

at-sphinx = przy Sfinksie
at-obelisk_graves = przy obelisku i grobowcach
at-temple_pyramid = przy świątyni i piramidzie

from-sphinx = spod Sfinksa
from-obelisk_graves = spod obelisku i grobowców
from-temple_pyramid = spod świątyni i piramidy

ships-of = { $who } ({ $count })

with-overseer = { $builder } z zarządcą

place-card = na polu { $stop }
place-circle = na polu { $circle }
place-site = { $site }, miejsce { $space }
place-extra = { $site }, miejsce dodatkowe
place-beside = { $site } jako spekulujący

space-obelisk = poziom { $number } obelisku
space-temple-l = część { $number } lewej kolumny świątyni
space-temple-r = część { $number } prawej kolumny świątyni
space-temple-m = środkową kolumnę { $number } świątyni
space-temple-t = górną część { $number } świątyni
space-pyramid = kamień { $number } w rzędzie { $row } piramidy

water-left = lewe pole
water-middle = środkowe pole
water-right = prawe pole

track-quarry = w kamieniołomie
track-market = na rynku zbożowym

effect-edfu = krok w kamieniołomie i na rynku
effect-thebae = Budowniczy I i II +1
effect-passalon = Zarządca +1, nawodnienie
effect-selinon = Budowniczy II i III +1
effect-beni_hasan = Budowniczy I i III +1
effect-alyi = dowolny budowniczy lub zarządca +1, 2 kamienie
effect-heliopolis = Zarządca +1, nawodnienie

## Prompts

ask-stop = Runda { $round } z { $rounds }: { $who } umieszcza statek albo pasuje (w zapasie { $ships ->
    [one] { $ships } statek
    [few] { $ships } statki
   *[many] { $ships } statków
}).
ask-second_ship = { $who } może zagrać kartę „Dwa statki w jednym ruchu” i od razu umieścić drugi statek.
ask-raise_crew = { $cause ->
    [crew_improver] { $who } używa karty „Awans budowniczego” i wybiera, kto zyska 1 punkt siły.
    [stones_to_strength] { $who } płaci kamieniami i wybiera budowniczego, który zyska 1 punkt siły.
    [two_crew_steps] { $who } rozdziela po jednym dwa kroki i wybiera budowniczego, który zyska 1 punkt siły.
   *[other] { $who } wybiera, kto zyska 1 punkt siły.
}
ask-irrigation = { $who } może przesunąć znacznik nawodnienia o jedno pole (teraz: { $water }).
ask-double_circle = { $who } może jeszcze raz wykonać efekt pola { $circle }.
ask-improve_field = { $who } może teraz ulepszyć uprawę albo zachować ulepszenie na później.
ask-leftover = { $who } może wziąć jedną z kart, które zostały nad Nilem.
ask-feeding = { $who } ma za mało zboża: brakuje { $missing }, a każda brakująca miara kosztuje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
ask-save_stones = { $who } straci { $count ->
    [one] { $count } kamień
    [few] { $count } kamienie
   *[many] { $count } kamieni
}, bo w rezerwie mieści się ich najwyżej { $most }, ale może wcześniej coś z nimi zrobić.
ask-train = { $who } może jeszcze przed budowaniem wzmocnić budowniczego.
ask-site_turn = { $who } buduje { $site } albo zabiera statek (w rezerwie { $stones ->
    [one] { $stones } kamień
    [few] { $stones } kamienie
   *[many] { $stones } kamieni
}).
ask-name_crew = { $who } wskazuje budowniczego do pracy { $site } (w rezerwie { $stones ->
    [one] { $stones } kamień
    [few] { $stones } kamienie
   *[many] { $stones } kamieni
}).
ask-second_crew = { $who } wybiera drugiego budowniczego do tej budowy.
ask-what_to_build = { $who } buduje { $site }; pozostało: siła { $strength }, { $stones ->
    [one] { $stones } kamień
    [few] { $stones } kamienie
   *[many] { $stones } kamieni
}.
ask-sphinx_numbers = { $who } decyduje, ile kart kupić { $site }, każdą za 1 kamień; do dyspozycji: siła { $strength }, { $stones ->
    [one] { $stones } kamień
    [few] { $stones } kamienie
   *[many] { $stones } kamieni
}.
ask-keep_number = { $who } decyduje, ile z dobranych kart Sfinksa zatrzymać (najwyżej { $count }).
ask-keep_card = { $count ->
    [one] { $who } wybiera kartę Sfinksa, którą zatrzyma.
   *[other] { $who } wybiera karty Sfinksa, które zatrzyma (pozostało: { $count }).
}
ask-put_under = { $who } wybiera kartę Sfinksa, która teraz trafi na spód talii.
ask-track = { $who } przesuwa o krok jeden ze znaczników: w kamieniołomie albo na rynku zbożowym.
ask-after_track = { $who } może jeszcze przed końcem ruchu zapłacić kamieniami za wzmocnienie budowniczego.
ask-sell = { $who } wybiera, ile kamieni sprzedać po 1 punkcie (w rezerwie: { $stones }).
ask-last_window = { $who } może po raz ostatni przed punktacją końcową użyć kart i zdolności.

## Choices

choice-pass-irrigation = Zostaw znacznik na miejscu
choice-pass-double_circle = Nie podwajaj pola
choice-pass-improve_field = Zaczekaj
choice-pass-leftover = Nie bierz karty
choice-end = Zakończ budowę
choice-end-second_ship = Zakończ ruch
choice-end-what_to_build = Zrezygnuj z budowy
choice-end-sphinx_numbers = Zrezygnuj z kart
choice-finish = Zakończ
choice-finish-feeding = Zakończ żywienie
choice-finish-save_stones = Wydobądź kamienie
choice-play = Zagraj kartę „{ $card }”
choice-use = Użyj karty „{ $card }”
choice-attach = Ulepsz uprawę: { $card }
choice-raise = Wzmocnij: { $builder } ({ $strength } → { $next })
choice-crew = Wyślij: { $builders } (siła { $strength })
choice-ship = Umieść statek { $place }
choice-ship-empty = Umieść statek na polu { $stop } (bez karty)
choice-ship-card = Umieść statek na polu { $stop }: { $card }
choice-ship-circle = Umieść statek na polu { $circle }: { $effect }
choice-speculate = Spekuluj { $site }
choice-take = Weź kartę z pola { $stop }: { $card }
choice-take-nothing = Weź kartę z pola { $stop } (brak karty)
choice-build = Buduj
choice-withdraw = Zabierz statek
choice-build-space = Zbuduj { $space } (wartość { $value })
choice-grave = Weź grobowiec { $number } (wartość { $value })
choice-grave-hidden = Weź grobowiec { $number }
choice-water-left = Przesuń na lewe pole: zboże dają tylko zielone uprawy
choice-water-middle = Przesuń na środkowe pole: zboże dają uprawy zielone i żółto-zielone
choice-water-right = Przesuń na prawe pole: zboże dają wszystkie uprawy
choice-track-quarry = Zrób krok w kamieniołomie
choice-track-market = Zrób krok na rynku zbożowym
choice-pay = { $count ->
    [one] Nakarm { $count } kamieniem
   *[other] Nakarm { $count } kamieniami
}
choice-sell = { $count ->
    [one] Sprzedaj { $count } kamień
    [few] Sprzedaj { $count } kamienie
   *[many] Sprzedaj { $count } kamieni
}
choice-buy = { $count ->
    [one] Kup { $count } kartę
    [few] Kup { $count } karty
   *[many] Kup { $count } kart
}
choice-buy-more = { $count ->
    [one] Kup { $count } kartę
    [few] Kup { $count } karty
   *[many] Kup { $count } kart
} i dobierz za darmo { $free }
choice-buy-free = Dobierz za darmo { $free }, bez kupowania
choice-keep = { $count ->
    [0] Nie zatrzymuj żadnej
    [one] Zatrzymaj { $count } kartę
   *[other] Zatrzymaj { $count } karty
}
choice-keep-card = Zatrzymaj: { $card }
choice-under = Włóż na spód talii: { $card }

## The chronicle

story-ability_used = { $who } używa karty „{ $card }”.
story-builder_raised = { $who } zyskuje siłę: { $builder } ma teraz { $strength } ({ $origin }).
story-builders_used = { $who } odwraca do końca rundy: { $builders }.
story-built_together = { $who } za budowanie na { $count ->
    [one] { $count } placu
   *[other] { $count } placach
} zdobywa { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
story-card_played = { $who } zagrywa kartę „{ $card }”.
story-card_put_away = { $who } odkłada kartę „{ $card }”.
story-card_taken = { $who } bierze kartę Nilu: { $card }.
story-cards_laid = Nad Nilem leżą, licząc od źródła: { $cards }.
story-colour_chosen = { $colour ->
    [blue] { $who } gra kolorem niebieskim.
    [red] { $who } gra kolorem czerwonym.
    [green] { $who } gra kolorem zielonym.
   *[yellow] { $who } gra kolorem żółtym.
}
story-crew_named = { $who } zaczyna budowę { $site }: { $builders }.
story-deck_put_away = Reszta talii { $deck } odpada z gry bez pokazywania: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}.
story-fed = { $who } ma już dość zboża.
story-field_improved = { $who } ulepsza uprawę: { $card }.
story-grave_taken = { $who } bierze grobowiec { $number } za { $value ->
    [one] { $value } kamień
    [few] { $value } kamienie
   *[many] { $value } kamieni
}.
story-grave_turned_up = Grobowiec { $number } zostaje odkryty: wartość { $value }.
story-graves_laid = Pierwsze grobowce zostają odkryte, ich wartości: { $values }.
story-graves_scored = { $who } ma zebrane grobowce o łącznej wartości { $value } i zdobywa { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
story-harvested = { $who } żywi budowniczych: potrzeba zboża { $need }, uprawy dają { $grain }.
story-hungry = { $points ->
    [0] { $who } ma za mało zboża (brakuje { $count }), ale nie ma punktów do stracenia.
    [one] { $who } ma za mało zboża (brakuje { $count }) i traci { $points } punkt.
    [few] { $who } ma za mało zboża (brakuje { $count }) i traci { $points } punkty.
   *[many] { $who } ma za mało zboża (brakuje { $count }) i traci { $points } punktów.
}
story-last_stones_sold = { $who } sprzedaje { $count ->
    [one] { $count } pozostały kamień
    [few] { $count } pozostałe kamienie
   *[many] { $count } pozostałych kamieni
} za { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
story-last_window_opened = Przed końcem gry każdy może jeszcze użyć tego, co mu zostało.
story-made_ready = Wszyscy budowniczowie są znów gotowi, podobnie jak karty używane raz na rundę.
story-passed = { $who } pasuje.
story-passed_without_place = { $who } nie ma gdzie umieścić statku i pasuje.
story-phase_began = { $phase ->
    [lay_cards] Faza 1: rozmieszczenie kart Nilu.
    [place_ships] Faza 2: rozmieszczanie statków.
    [feed] Faza 3: wyżywienie budowniczych.
    [produce_stone] Faza 4: produkcja kamieni.
    [build] Faza 5: budowanie.
    [joint_bonus] Faza 6: punkty za wspólne budowanie.
    [turn_order] Faza 7: nowa kolejność ruchu.
   *[final_scoring] Punktacja końcowa.
}
story-pieces_dealt = Każdy zaczyna z trzema budowniczymi o sile { $crew }, zarządcą o sile { $overseer }, kamieniołomem { $stones }, zieloną uprawą { $grain }, zapasem statków ({ $ships }) i jedną zakrytą kartą Sfinksa.
story-place_obtained = { $who } zyskuje na spekulacji i dostaje miejsce { $site }.
story-points_scored = { $who } zdobywa { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
} ({ $source }).
story-produced = { $count ->
    [0] { $who } wydobywa kamień, ale rezerwa jest pełna.
    [one] { $who } wydobywa { $count } kamień.
    [few] { $who } wydobywa { $count } kamienie.
   *[many] { $who } wydobywa { $count } kamieni.
}
story-river_cleared = { $count ->
    [one] { $count } karta została nad Nilem i odpada z gry.
    [few] { $count } karty zostały nad Nilem i odpadają z gry.
   *[many] { $count } kart zostało nad Nilem i odpada z gry.
}
story-round_began = Zaczyna się runda { $round }.
story-row_finished = Rząd { $row } piramidy jest pełny: { $who } ma w nim najwięcej kamieni i zdobywa { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}.
told-row_tied = Rząd { $row } piramidy jest pełny, a remisują w nim: { $tied }. Kamień najbardziej z lewej ma { $who } i zdobywa { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}.
story-second_crew = { $who } wzywa drugiego budowniczego: { $builder }.
story-ship_placed = { $who } umieszcza statek { $place }.
story-ships_returned = Statki wracają do właścicieli: { $fleets }.
story-site_turn_began = Teraz { $site } decyduje { $who }.
story-space_built = { $who } buduje { $space } za { $value ->
    [one] { $value } kamień
    [few] { $value } kamienie
   *[many] { $value } kamieni
}.
story-speculated_in_vain = { $who } na próżno spekuluje { $site } i zabiera statek.
story-sphinx_dealt = { $who } zaczyna z kartą Sfinksa: { $card }.
story-sphinx_drawn = { $count ->
    [0] { $free ->
        [one] { $who } dobiera za darmo { $free } kartę Sfinksa.
        [few] { $who } dobiera za darmo { $free } karty Sfinksa.
       *[many] { $who } dobiera za darmo { $free } kart Sfinksa.
    }
    [one] { $who } kupuje { $count } kartę Sfinksa za { $count } kamień.
    [few] { $who } kupuje { $count } karty Sfinksa za { $count } kamienie.
   *[many] { $who } kupuje { $count } kart Sfinksa za { $count } kamieni.
}
told-sphinx_drawn_free = { $who } kupuje { $count ->
    [one] { $count } kartę Sfinksa
    [few] { $count } karty Sfinksa
   *[many] { $count } kart Sfinksa
} za { $count ->
    [one] { $count } kamień
    [few] { $count } kamienie
   *[many] { $count } kamieni
} i dobiera za darmo { $free }.
story-sphinx_kept = { $count ->
    [0] { $who } nie zatrzymuje żadnej karty Sfinksa.
    [one] { $who } zatrzymuje { $count } kartę Sfinksa.
   *[other] { $who } zatrzymuje { $count } karty Sfinksa.
}
story-sphinx_kept_card = { $who } zatrzymuje: { $card }.
story-sphinx_returned = { $who } wkłada na spód talii { $count ->
    [one] { $count } kartę Sfinksa
    [few] { $count } karty Sfinksa
   *[many] { $count } kart Sfinksa
} i zdobywa { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
story-sphinx_scored = { $who } odkrywa kartę Sfinksa „{ $card }”: { $count ->
    [0] bez punktów
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}.
story-sphinx_seen = { $who } ogląda karty: { $cards }.
story-step_lost = { $who } traci krok ({ $origin }): { $builder } ma już największą siłę, { $most }.
story-steps_lost = { $who } traci krok ({ $origin }): nikt nie może mieć siły większej niż { $most }.
story-stones_eaten = { $who } żywi budowniczych { $count ->
    [one] { $count } kamieniem
   *[other] { $count } kamieniami
}.
story-stones_gained = { $who } dostaje { $count ->
    [one] { $count } kamień
    [few] { $count } kamienie
   *[many] { $count } kamieni
} ({ $origin }).
story-stones_lost = { $who } nie ma już miejsca na { $count ->
    [one] { $count } dalszy kamień, który przepada
    [few] { $count } dalsze kamienie, które przepadają
   *[many] { $count } dalszych kamieni, które przepadają
}: w rezerwie mieści się ich najwyżej { $most }.
story-stones_paid = { $who } płaci { $count ->
    [one] { $count } kamień
    [few] { $count } kamienie
   *[many] { $count } kamieni
} ({ $origin }).
story-stones_sold = { $who } sprzedaje { $count ->
    [one] { $count } kamień
    [few] { $count } kamienie
   *[many] { $count } kamieni
} za { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
story-token_dealt = { $who } dostaje żeton kolejności { $token } i { $count ->
    [one] { $count } kamień
    [few] { $count } kamienie
   *[many] { $count } kamieni
}.
story-track_stays = { $who } stoi { $track } już na ostatnim polu ({ $origin }).
story-track_step = { $who } przechodzi { $track } na pole { $step } z { $steps } ({ $origin }).
story-turn_began = Teraz ruch ma { $who }.
story-turn_order_set = Gracze wykonują teraz ruchy w kolejności: { $seats }.
story-water_moved = { $who } przesuwa znacznik nawodnienia na { $water }.
story-withdrew = { $reason ->
    [no_crew] { $who } zabiera statek { $left_site }: żaden budowniczy nie jest już gotowy.
    [nothing_left] { $who } zabiera statek { $left_site }: nie ma tam już nic do zdobycia.
    [too_poor] { $who } zabiera statek { $left_site }: za mało kamieni na cokolwiek.
    [too_weak] { $who } zabiera statek { $left_site }: za mało siły na cokolwiek.
   *[chosen] { $who } rezygnuje z budowy i zabiera statek { $left_site }.
}
story-won = { $who } wygrywa z wynikiem { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}.

## Refusals

no-EGIZ-007 = Nie masz już statku, który można by umieścić.
no-EGIZ-027 = Gra skończyła się po piątej rundzie.
no-EGIZ-034 = Nie masz tej karty.
no-EGIZ-037 = To nie jest chwila na tę kartę.
no-EGIZ-062 = Twoje statki płyną tylko w dół rzeki, za wszystkie umieszczone już w tej rundzie.
no-EGIZ-063 = Na tym okrągłym polu stoi już statek.
no-EGIZ-064 = Masz już statek na tym placu budowy.
no-EGIZ-068 = Kartę z tego pola już w tej rundzie zabrano.
no-EGIZ-070 = To miejsce na placu budowy jest zajęte.
no-EGIZ-071 = Spekulować można dopiero wtedy, gdy wszystkie miejsca na placu są zajęte.
no-EGIZ-083 = Znacznik nawodnienia przesuwa się o jedno pole i nigdy nie schodzi z toru.
no-EGIZ-108 = Budowę zaczyna dokładnie jeden budowniczy.
no-EGIZ-109 = Zarządca nie buduje sam, tylko razem z budowniczym.
no-EGIZ-112 = Ktoś z nich już w tej rundzie pracował.
no-EGIZ-115 = Wartość przekracza pozostałą siłę tej budowy albo twoją rezerwę kamieni.
no-EGIZ-117 = To nie należy do placu, na którym budujesz.
no-EGIZ-120 = Ktoś już tu zbudował.
no-EGIZ-121 = Tylu kart nie możesz kupić: ogranicza cię siła, kamienie, talia i limit pięciu kart.
no-EGIZ-122 = Twoje karty nie dają prawa do tylu darmowych kart Sfinksa.
no-EGIZ-123 = Razem z darmowymi dobierasz najwyżej pięć kart.
no-EGIZ-124 = Darmowe karty dostajesz tylko wtedy, gdy kupujesz przynajmniej jedną.
no-EGIZ-126 = Możesz zatrzymać jedną z właśnie dobranych kart, a z odpowiednią kartą Nilu – dwie.
no-EGIZ-131 = Obelisk rośnie poziom po poziomie, a niższego jeszcze nie ma.
no-EGIZ-132 = Można wziąć tylko pierwszy grobowiec z rzędu.
no-EGIZ-137 = Kolumnę świątyni buduje się od dołu.
no-EGIZ-138 = Środkowe kolumny muszą poczekać na obie zewnętrzne kolumny świątyni.
no-EGIZ-139 = Górna część świątyni wymaga najpierw wszystkiego pod nią.
no-EGIZ-141 = Rzędy piramidy wypełnia się od lewej do prawej.
no-EGIZ-142 = Temu kamieniowi piramidy brakuje oparcia na dwóch niższych.
no-EGIZ-186 = Drugi budowniczy musi być kimś innym, kto w tej rundzie jeszcze nie pracował.
no-EGIZ-195 = Miejsce na pełnym placu daje tylko karta „Statek na zajętym polu budowy”.
no-EGIZ-196 = Na tym placu jest jeszcze wolne miejsce, więc dodatkowego nie można użyć.
no-EGIZ-198 = Sprzedajesz od jednego do dziesięciu kamieni i nie więcej, niż masz.
no-EGIZ-200 = Nie ma tam już karty.
no-EGIZ-202 = Nie masz już w tej rundzie karty „Kamienie za siłę” do użycia.
no-EGIZ-205 = W Heliopolis mieści się jeden statek, nawet z kartą „Statek na zajętym okrągłym polu”.
no-EGIZ-207 = Nie masz już w tej rundzie karty „Awans budowniczego” do użycia.
no-EGIZ-208 = Tak wzmocnisz tylko budowniczego, nigdy zarządcę.
no-EGIZ-210 = Czekające ulepszenie można przyłożyć tylko do własnej brązowej lub żółto-zielonej uprawy.
no-EGIZ-212 = Kamieniami żywisz tylko z kartą „Kamienie za zboże” i tylko tyle, ile brakuje zboża.
no-EGIZ-239 = Przy dwóch lub trzech graczach to miejsce jest zablokowane.
no-EGIZ-249 = W talii Sfinksa nie ma tylu kart.
no-EGIZ-252 = Statków już się nie umieszcza; możesz tylko wziąć pozostałą kartę.
no-EGIZ-254 = Tego nie można użyć w tej chwili.
no-EGIZ-255 = To nie jest chwila na zagranie tej karty.
no-EGIZ-256 = Teraz nie przyniosłoby to żadnego skutku.
no-EGIZ-259 = Teraz nie ty podejmujesz decyzję.
no-EGIZ-261 = Tę kartę można zagrać tylko raz w jednej budowie.
no-EGIZ-262 = Tu siła jest już największa z możliwych.
no-EGIZ-267 = Tacy budowniczowie są za słabi, żeby coś tu zbudować, nawet z twoimi kartami.
no-EGIZ-275 = To nie jest odpowiedź na obecne pytanie.
no-EGIZ-279 = W tej partii w Alyi siłę zyskuje tylko budowniczy, a nie zarządca.
no-EGIZ-270 = Zwracasz tylko karty właśnie dobrane i niezatrzymane.

## Cards

card-start_quarry = Trwała. Daje 3 kamienie podczas każdej produkcji kamieni.
card-start_field = Trwała. Zielona uprawa: 6 miar zboża bez względu na nawodnienie.
card-q3_12 = Trwała. Daje 3 kamienie podczas każdej produkcji kamieni.
card-q2_12 = Trwała. Daje 2 kamienie podczas każdej produkcji kamieni.
card-g2_12 = Trwała. Zielona uprawa: 2 miary zboża bez względu na nawodnienie.
card-g3_12 = Trwała. Zielona uprawa: 3 miary zboża bez względu na nawodnienie.
card-y5_12 = Trwała. Żółto-zielona uprawa: 5 miar zboża, gdy znacznik nawodnienia jest pośrodku lub po prawej.
card-b6_12 = Trwała. Brązowa uprawa: 6 miar zboża, gdy znacznik nawodnienia jest po prawej. Przy wzięciu karty robisz krok w kamieniołomie.
card-b7_12 = Trwała. Brązowa uprawa: 7 miar zboża, gdy znacznik nawodnienia jest po prawej. Przy wzięciu karty robisz krok na rynku zbożowym.
card-field_improver = Trwała. Przyłóż ją na stałe do jednej ze swoich upraw: brązowa liczy się odtąd jak żółto-zielona, a żółto-zielona jak zielona.
card-crew_improver = Trwała. Raz na rundę, w swoim ruchu: jeden z twoich budowniczych zyskuje 1 punkt siły, nawet już po wyżywieniu.
card-stones_as_grain = Trwała. Przy wyżywieniu każdy zapłacony kamień liczy się jak 1 miara zboża.
card-reuse_circle = Trwała. Raz na rundę możesz umieścić statek na zajętym okrągłym polu, ale nigdy w Heliopolis.
card-sphinx_plus_2 = Trwała. Gdy kupujesz karty Sfinksa, możesz dobrać za darmo do 2 dodatkowych, razem najwyżej pięć.
card-grain_4_12 = W każdej chwili. 4 miary zboża przy wyżywieniu budowniczych.
card-strength_3_12 = W każdej chwili. O 3 większa siła w jednej twojej budowie.
card-two_ships = W każdej chwili. Po swoim statku umieść w tym samym ruchu drugi.
card-stones_6_12 = W każdej chwili. Weź 6 kamieni.
card-quarry_track_2 = Natychmiast. Robisz 2 kroki w kamieniołomie.
card-market_track_2 = Natychmiast. Robisz 2 kroki na rynku zbożowym.
card-sphinx_plus_1 = Trwała. Gdy kupujesz karty Sfinksa, możesz dobrać za darmo 1 dodatkową, razem najwyżej pięć.
card-q2_34 = { card-q2_12 }
card-q3_34 = { card-q3_12 }
card-q4_34 = Trwała. Daje 4 kamienie podczas każdej produkcji kamieni.
card-g4_34 = Trwała. Zielona uprawa: 4 miary zboża bez względu na nawodnienie.
card-y6_34 = Trwała. Żółto-zielona uprawa: 6 miar zboża, gdy znacznik nawodnienia jest pośrodku lub po prawej.
card-b8_34 = Trwała. Brązowa uprawa: 8 miar zboża, gdy znacznik nawodnienia jest po prawej. Przy wzięciu karty zdobywasz 3 punkty.
card-b9_34 = Trwała. Brązowa uprawa: 9 miar zboża, gdy znacznik nawodnienia jest po prawej. Przy wzięciu karty dostajesz 4 kamienie.
card-upstream_ship = Trwała. Raz na rundę możesz umieścić statek w górę rzeki od swoich pozostałych statków.
card-leftover_card = Trwała. Gdy wszyscy spasują, możesz bez użycia statku wziąć jedną z kart, które zostały nad Nilem.
card-stones_to_strength = Trwała. Raz na rundę, w swoim ruchu: za 2 kamienie jeden z twoich budowniczych zyskuje 1 punkt siły, nawet już po wyżywieniu.
card-grain_4_34 = { card-grain_4_12 }
card-strength_3_34 = { card-strength_3_12 }
card-two_crews_34 = W każdej chwili. W jednej twojej budowie pomaga drugi budowniczy.
card-keep_two_34 = W każdej chwili. Zatrzymaj do dwóch kart Sfinksa dobranych w jednej akcji.
card-double_circle = W każdej chwili. Wykonaj jeszcze raz cały efekt okrągłego pola, z którego właśnie skorzystał twój statek.
card-occupied_site_34 = W każdej chwili. Umieść statek na pełnym placu budowy; buduje po pozostałych.
card-two_steps_34 = Natychmiast. Dwóch twoich budowniczych zyskuje po 1 punkcie siły albo jeden zyskuje 2.
card-all_crews_34 = Natychmiast. Budowniczy I i Budowniczy II zyskują po 1 punkcie siły (wszyscy trzej, jeśli tak ustalono).
card-build_first = Natychmiast. W tej rundzie zaczynasz budowę na każdym placu, na którym masz statek, także spekulujący.
card-two_crews_5 = { card-two_crews_34 }
card-strength_3_5 = { card-strength_3_12 }
card-stones_6_5 = { card-stones_6_12 }
card-grain_4_5 = { card-grain_4_12 }
card-keep_two_5 = { card-keep_two_34 }
card-sell_stones = W każdej chwili. Sprzedaj od 1 do 10 kamieni po 1 punkcie.
card-occupied_site_5 = { card-occupied_site_34 }
card-grave_card = Trwała. W punktacji końcowej liczy się jak żeton grobowca o wartości 5.
card-vp_obelisk_graves = Natychmiast. 1 punkt za każdy twój kamień w obelisku i grobowcach.
card-vp_temple_pyramid = Natychmiast. 1 punkt za każdy twój kamień w świątyni i piramidzie.
card-two_steps_5 = { card-two_steps_34 }
card-all_crews_5 = Natychmiast. Budowniczy II i Budowniczy III zyskują po 1 punkcie siły (wszyscy trzej, jeśli tak ustalono).

card-obelisk_level_7 = 4 punkty, jeśli zbudowano poziom 7 obelisku, nieważne przez kogo.
card-obelisk_level_8 = 6 punktów, jeśli zbudowano poziom 8 obelisku, nieważne przez kogo.
card-obelisk_level_9 = 8 punktów, jeśli zbudowano poziom 9 obelisku, nieważne przez kogo.
card-temple_one_column = 3 punkty, jeśli ukończono co najmniej jedną zewnętrzną kolumnę świątyni, nieważne przez kogo.
card-temple_both_columns = 5 punktów, jeśli ukończono obie zewnętrzne kolumny świątyni, nieważne przez kogo.
card-all_graves = 6 punktów, jeśli zabrano wszystkie grobowce, nieważne przez kogo.
card-pyramid_complete = 8 punktów, jeśli ukończono piramidę, nieważne przez kogo.
card-players_at_quarry_end = 3 punkty, jeśli na końcu kamieniołomu jest jeden gracz, 5, jeśli dwóch, 7, jeśli co najmniej trzech; ty też się liczysz.
card-players_at_market_end = 3 punkty, jeśli na końcu rynku zbożowego jest jeden gracz, 5, jeśli dwóch, 7, jeśli co najmniej trzech; ty też się liczysz.
card-temple_4 = 6 punktów, jeśli masz w świątyni co najmniej 4 kamienie.
card-pyramid_6 = 6 punktów, jeśli masz w piramidzie co najmniej 6 kamieni.
card-pyramid_7 = 8 punktów, jeśli masz w piramidzie co najmniej 7 kamieni.
card-obelisk_4 = 6 punktów, jeśli masz w obelisku co najmniej 4 kamienie.
card-obelisk_5 = 8 punktów, jeśli masz w obelisku co najmniej 5 kamieni.
card-two_everywhere = 7 punktów, jeśli masz co najmniej po 2 kamienie w obelisku, grobowcach, świątyni i piramidzie.
card-stones_in_graves = 1 punkt za każdy twój kamień w grobowcach.
card-strength_crew1 = 4 punkty, jeśli twój Budowniczy I ma siłę co najmniej 4.
card-strength_crew2 = 4 punkty, jeśli twój Budowniczy II ma siłę co najmniej 4.
card-strength_crew3 = 4 punkty, jeśli twój Budowniczy III ma siłę co najmniej 4.
card-strength_overseer = 4 punkty, jeśli twój Zarządca ma siłę co najmniej 4.
card-most_quarries = 7 punktów, jeśli niczyje kamieniołomy nie dają razem więcej kamieni niż twoje.
card-most_green = 7 punktów, jeśli niczyje zielone uprawy nie dają razem więcej zboża niż twoje.
card-most_yellow = 7 punktów, jeśli masz żółto-zielone uprawy i niczyje nie dają razem więcej zboża niż twoje.
card-most_brown = 7 punktów, jeśli masz brązowe uprawy i niczyje nie dają razem więcej zboża niż twoje.
card-own_quarry_end = 5 punktów, jeśli twój znacznik jest na końcu kamieniołomu.
card-own_market_end = 5 punktów, jeśli twój znacznik jest na końcu rynku zbożowego.
card-permanent_cards = 2 punkty za każdą twoją trwałą kartę Nilu, która nie jest ani uprawą, ani kamieniołomem.
card-bonus_10 = Na samym końcu 1 punkt za każde pełne 10 punktów, które masz.
card-bonus_15 = Na samym końcu 1 punkt za każde pełne 15 punktów, które masz.

card-edfu = Jeden krok w kamieniołomie i jeden na rynku zbożowym.
card-thebae = Budowniczy I i Budowniczy II zyskują po 1 punkcie siły.
card-passalon = Zarządca zyskuje 1 punkt siły; potem możesz przesunąć znacznik nawodnienia o jedno pole.
card-selinon = Budowniczy II i Budowniczy III zyskują po 1 punkcie siły.
card-beni_hasan = Budowniczy I i Budowniczy III zyskują po 1 punkcie siły.
card-alyi = Jeden wybrany budowniczy albo zarządca zyskuje 1 punkt siły; potem dostajesz 2 kamienie.
card-heliopolis = Zarządca zyskuje 1 punkt siły; potem możesz przesunąć znacznik nawodnienia o jedno pole.
