## The game

game-about = Jesteś bogiem starożytnego Egiptu, a przetrwają tylko ci, których ktoś jeszcze czci. Przesuwaj i przyzywaj jednostki, przejmuj Monumenty, wysyłaj karawany Wielbłądów, które dzielą kraj na nowe regiony, i zdobywaj Uwielbienie w pięciu Konfliktach: po trzecim dwaj najsłabsi Bogowie łączą się w jednego, po czwartym ci, którzy zostali w czerwonej części toru, odchodzą w zapomnienie. Dotrzyj na szczyt toru Uwielbienia albo prowadź po piątym Konflikcie.

option-scenario = Scenariusz
option-scenario-help = Mapa, początkowe ustawienie i czasem zasada specjalna. Niektóre scenariusze są tylko dla określonej liczby graczy.
option-scenario-random = Losowo
option-scenario-first_dynasty = Pierwsza Dynastia (dla 2–5 graczy)
option-scenario-high_nile = Wielki Wylew (dla 3–4 graczy)
option-scenario-menagerie = Zwierzyniec (dla 3–5 graczy)
option-scenario-middle_kingdom = Średnie Państwo (dla 2–5 graczy)
option-scenario-old_kingdom = Stare Państwo (dla 2–5 graczy)
option-scenario-peoples_revolt = Bunt Ludu (dla 2–5 graczy)
option-scenario-salt_roads = Szlaki Solne (dla 2–3 graczy)
option-scenario-twin_cities = Bliźniacze Miasta (dla 2–5 graczy)
option-god = Bóg
option-god-help = Bóg tego gracza: wylosowany, wybrany na początku gry albo ustalony teraz. Każdym Bogiem może grać tylko jedna osoba; jeśli wszyscy chcą tego samego, dostaje go ktoś wylosowany.
option-god-random = Losowo
option-god-choose = Wybór na początku gry
option-god-amun = Amon
option-god-anubis = Anubis
option-god-isis = Izyda
option-god-osiris = Ozyrys
option-god-ra = Ra
option-guardian_1 = Strażnik poziomu 1
option-guardian_1-help = Strażnik, którego daje druga odblokowana moc poziomu 1.
option-guardian_1-random = Losowo
option-guardian_1-cat_mummy = Kocie Mumie
option-guardian_1-satet = Satet
option-guardian_2 = Strażnik poziomu 2
option-guardian_2-help = Strażnik, którego daje druga odblokowana moc poziomu 2.
option-guardian_2-random = Losowo
option-guardian_2-apep = Apep
option-guardian_2-mummy = Mumia
option-guardian_3 = Strażnik poziomu 3
option-guardian_3-help = Strażnik, którego daje pierwsza odblokowana moc poziomu 3.
option-guardian_3-random = Losowo
option-guardian_3-giant_scorpion = Olbrzymi Skorpion
option-guardian_3-androsphinx = Androsfinks
option-osiris_may_move_token_while_others_off_map = Ozyrys może wcześniej przenosić żetony
option-osiris_may_move_token_while_others_off_map-help = Tak: po przegranej Bitwie Ozyrys może przenieść żeton Zaświatów, który już leży na Mapie; nie: tylko wtedy, gdy na Mapie są wszystkie trzy.
option-merge_guardians_optional = Przy połączeniu można odrzucić Strażników
option-merge_guardians_optional-help = Tak: wyższy Bóg może nie przyjąć Strażników pomniejszego Boga; nie: musi wziąć każdego, dla którego ma podstawkę.
option-satet_push_crosses_river = Satet odpycha przez Rzekę i Wielbłądy
option-satet_push_crosses_river-help = Tak: jednostkę można odepchnąć przez Rzekę lub Wielbłąda; nie: tylko na sąsiadujące pole.
option-miracle_counts_kills = Cud liczy każdą śmierć
option-miracle_counts_kills-help = Tak: Mumia zabita w Bitwie dwa razy liczy się dwa razy; nie: każda jednostka liczy się raz.
option-scorpion_destroys_own = Skorpion niszczy także Monumenty właściciela
option-scorpion_destroys_own-help = Tak: pada każdy Monument wskazany szczypcami; nie: Monumenty strony, do której należy Skorpion, zostają.
option-underworld_bars_every_arrival = Żetony Zaświatów nie wpuszczają nikogo prócz jednostek Ozyrysa
option-underworld_bars_every_arrival-help = Tak: inni Bogowie nie mogą też przyzwać ani przywrócić jednostki na żeton Zaświatów; nie: ich jednostki nie mogą tam tylko zakończyć ruchu.
option-unlock_may_be_declined = Można zrezygnować z odblokowania mocy
option-unlock_may_be_declined-help = Tak: po wyborze akcji odblokowania można nie odblokować niczego; nie: kogo stać na moc, ten musi ją odblokować.

source-devotion = Uwielbienie

## Parts of sentences

one-god = Boga
one-warrior = Wojownika
one-cat_mummy = Kocią Mumię
one-satet = Satet
one-apep = Apepa
one-mummy = Mumię
one-giant_scorpion = Olbrzymiego Skorpiona
one-androsphinx = Androsfinksa
one-obelisk = Obelisk
one-temple = Świątynię
one-pyramid = Piramidę

the-figure = jednostkę
the-god = Boga
the-warrior = Wojownika
the-cat_mummy = Kocią Mumię
the-satet = Satet
the-apep = Apepa
the-mummy = Mumię
the-giant_scorpion = Olbrzymiego Skorpiona
the-androsphinx = Androsfinksa
the-monument = Monument
the-obelisk = Obelisk
the-temple = Świątynię
the-pyramid = Piramidę

followers = { $count ->
    [one] { $count } Wyznawcę
   *[other] { $count } Wyznawców
}
devotion = { $count ->
    [one] { $count } punkt Uwielbienia
    [few] { $count } punkty Uwielbienia
   *[many] { $count } punktów Uwielbienia
}
why-majority = większość Monumentów
why-domination = dominacja
why-battle = wygrana Bitwa
why-city = miasto
partners = Drużyna { $first } & { $second }
why-auction = licytacja

ground-fertile = pole Zalewowe
ground-desert = Pustynia
ground-water = Woda
ground-city = miasto
ground-underworld = żeton Zaświatów
neutral = Monument neutralny
regions = { $count ->
    [one] region { $numbers }
   *[other] regiony { $numbers }
}
place = { $space } ({ $details })
in-region = w regionie { $number } ({ $region })

## Prompts

ask-pick_god = { $who } wybiera Boga.
ask-first_action = { $merged ->
    [yes] { $who } wykonuje jedyną akcję w tej turze; następne wydarzenie, nr { $number }: { $event }.
   *[no] { $who } wykonuje pierwszą akcję w tej turze; następne wydarzenie, nr { $number }: { $event }.
}
ask-second_action = { $who } wykonuje drugą akcję, na torze poniżej pierwszej; następne wydarzenie, nr { $number }: { $event }.
ask-move_figure = { $who } może przesunąć swoje jednostki, każdą raz i najwyżej o 3 pola: która teraz?
ask-move_to = { $who } przesuwa { $figure } z pola { $space }: dokąd?
ask-push_to = { $who } przesuwa Satet na pole { $space }: dokąd odepchnąć { $figure }?
ask-aim = { $who } kieruje szczypce Olbrzymiego Skorpiona z pola { $space } na dwa pola.
ask-summon_figure = { $count ->
    [1] { $who } może przyzwać jednostkę.
   *[other] { $who } może przyzywać kolejne jednostki; pozostałe przyzwania: { $count }.
}
ask-summon_space = { $who } przyzywa { $figure }: na którym polu?
ask-summon_use = { $who } przyzywa { $figure } na polu { $space }: które z przyzwań wykorzystać?
ask-sun_token = { $who } może położyć żeton Słońca na jednostce przyzwanej na polu { $space }.
ask-unlock = { $may ->
    [yes] { $who } może odblokować moc Ankh poziomu { $level }, poświęcając { $cost } (Wyznawcy w puli: { $owned }).
   *[no] { $who } odblokowuje moc Ankh poziomu { $level }, poświęcając { $cost } (Wyznawcy w puli: { $owned }).
}
ask-control = { $target ->
    [neutral] { $who } przejmuje kontrolę nad neutralnym Monumentem obok jednej ze swoich jednostek.
   *[enemy] Neutralnych Monumentów już nie ma, więc { $who } odbiera przeciwnikowi Monument obok jednej ze swoich jednostek.
}
ask-caravan_start = { $who } może ustawić karawanę (liczba Wielbłądów: najwyżej { $most }): gdzie stanie pierwszy?
ask-caravan_next = { $who } prowadzi karawanę dalej (liczba Wielbłądów: { $placed } z { $most }).
ask-keep_token = { $who } decyduje, który z dwóch nowych regionów zachowa żeton Kolejności Konfliktów { $number }.
ask-swap_tokens = { $who } może zamienić żeton nowego regionu ({ $numbers }) z żetonem innego regionu.
ask-obelisk_figure = Przed Bitwą { $region } { $who } może przenieść jednostkę do swojego Obelisku w tym regionie.
ask-obelisk_space = { $who } przenosi { $figure } z pola { $space } do Obelisku { $region }: na które pole?
ask-announcement = { $who } może zapowiedzieć dwie karty w Bitwie { $region }.
ask-battle_card = Bitwa { $region } – tajny wybór kart Bitwy: { $who }.
ask-build_type = { $cost ->
    [0] { $who } może zbudować Monument { $region }, niczego nie poświęcając.
   *[other] { $who } może poświęcić { $followers } i zbudować Monument { $region }.
}
ask-build_space = { $who } buduje { $monument } { $region }: na którym polu?
ask-plague_bid = Plaga Szarańczy { $region } – tajna licytacja Wyznawców: { $who }.
ask-trap = { $who } może uwięzić jednego z właśnie zabitych wrogich Wojowników (wolne miejsca: { $slots }).
ask-mummy_space = { $who } przywraca zabitą Mumię obok swojego Boga: na którym polu?
ask-scales = Remis { $region } przy sile { $total }: { $who } może użyć żetonu Przechylenia Szali i wygrać.
ask-protect = { $who } może ocalić { $figure } na polu { $space }.
ask-worship = { $who } może poświęcić { $cost }, by zyskać 1 punkt Uwielbienia.
ask-underworld_token = { $who } przegrywa Bitwę { $region } i może położyć tam żeton Zaświatów.
ask-underworld_space = { $who } wybiera { $region } pole dla żetonu Zaświatów.
ask-release = { $short ->
    [small] { $who } ma za mało małych podstawek dla Strażników obu Bogów i oddaje jednego.
    [large] { $who } ma za mało dużych podstawek dla Strażników obu Bogów i oddaje jednego.
   *[none] { $who } może odrzucić Strażników pomniejszego Boga.
}
ask-auction_bid = Licytacja Strażnika ({ $guardian }) – tajne oferty Wyznawców: { $who }.
ask-join_first = { $who } przeprowadza Konsolidację: który region połączyć z sąsiednim, za jego Wielbłądami?
ask-join_second = { $who } łączy region { $number } z innym: z którym?
ask-replace_token = Żeton Kolejności Konfliktów { $number } znika z gry: { $who } decyduje, czy jego miejsce zajmie żeton { $first }, czy { $second }.
ask-spare = { $who } może ocalić { $figure } na polu { $space }.

## Choices

choice-pass-move_figure = Zakończ ruch jednostek
choice-pass-summon_figure = Zakończ przyzywanie
choice-pass-sun_token = Bez żetonu Słońca
choice-pass-unlock = Niczego nie odblokowuj
choice-pass-caravan_start = Nie ustawiaj Wielbłądów
choice-pass-swap_tokens = Nie zamieniaj żetonów
choice-pass-obelisk_figure = Nie przenoś więcej jednostek w tej Bitwie
choice-pass-announcement = Zagraj jedną kartę jak zwykle
choice-pass-build_type = Niczego nie buduj
choice-pass-trap = Nikogo nie więź
choice-pass-scales = Pozostaw remis
choice-pass-protect = Nie ocalaj
choice-pass-spare = Nie ocalaj
choice-pass-worship = Niczego nie poświęcaj
choice-pass-underworld_token = Nie kładź żetonu Zaświatów
choice-pass-release = Zatrzymaj pozostałych Strażników
choice-space-here = Pole { $place }
choice-space-move = Przesuń na pole { $place }
choice-space-push = Odepchnij na pole { $place }
choice-space-summon = Przyzwij na polu { $place }
choice-space-return = Przywróć na polu { $place }
choice-space-build = Zbuduj na polu { $place }
choice-space-token = Połóż żeton na polu { $place }
choice-figure-move = Przesuń { $figure } z pola { $place }
choice-figure-release = Oddaj { $figure } z pola { $place }
choice-region-keep = { $count ->
    [0] Żeton { $number } dla regionu z polem { $space }
   *[other] Zostaw żeton { $number } w regionie z polem { $space } (pola lądowe: { $count })
}
choice-region = Region z polem { $space }
choice-region-join = Region { $number } ({ $region })
choice-region-replace = Żeton { $number } zajmie miejsce żetonu { $gone } ({ $region })
choice-action = { $action }
choice-action-event = { $action }, potem wydarzenie: { $event }
choice-use-normal = Wykorzystaj zwykłe przyzwanie
choice-use-underworld = Wykorzystaj przyzwanie z Zaświatów
choice-use-pyramid = Wykorzystaj przyzwanie Piramidy na polu { $space }
choice-token-new = Połóż nowy żeton Zaświatów
choice-token = Przenieś żeton Zaświatów z pola { $place }
choice-monument = Przejmij { $monument } na polu { $place }
choice-keep = Ocal { $figure } na polu { $space }
choice-power = Odblokuj: { $power } (poziom { $level })
choice-card = Zagraj: { $card } (siła +{ $strength })
choice-cards = Zagraj: { $first } i { $second } (siła +{ $strength })
choice-aim = Wyceluj w pola { $first } i { $second }
choice-side = Wielbłąd między { $first } a { $second }
choice-swap = Zamień żetony { $first } i { $second }
choice-bid = Zaoferuj { $followers }
choice-build = Zbuduj { $monument }
choice-god = Graj jako { $god } ({ $epithet })
choice-pool = Oddaj { $figure } z puli
choice-ransom = Wykup uwięzionego Wojownika (1 Wyznawca dla Anubisa)
choice-summon = Przyzwij { $figure }
choice-trap = Uwięź Wojownika ({ $god })
choice-sun = Połóż żeton Słońca
choice-stop = Zakończ tu karawanę
choice-announce = Zapowiedz dwie karty
choice-scales = Użyj żetonu Przechylenia Szali
choice-worship = Poświęć 2 Wyznawców za 1 punkt Uwielbienia

## The chronicle

story-action_taken = { $who } wykonuje akcję: { $action }.
story-action_without_effect = { $who } nic nie zyskuje na akcji: { $action }.
story-amun_token_turned = { $who } znów odkrywa żeton Amona.
story-battle_began = W regionie { $number } ({ $region }) zaczyna się Bitwa: { $sides }.
story-battle_tied = Nikt nie wygrywa Bitwy w regionie { $number } ({ $region }).
story-battle_won = { $who } wygrywa Bitwę w regionie { $number } ({ $region }).
story-bid_revealed = { $who } oferuje { $followers }.
story-bid_sacrificed = { $cost ->
    [0] { $who } nie oferuje żadnych Wyznawców.
   *[other] { $who } oferuje i poświęca { $followers }.
}
story-camels_placed = { $count ->
    [one] { $who } ustawia { $count } Wielbłąda: { $camels }.
    [few] { $who } ustawia { $count } Wielbłądy: { $camels }.
   *[many] { $who } ustawia { $count } Wielbłądów: { $camels }.
}
story-card_revealed = { $who } odkrywa kartę: { $card }.
story-cards_taken_back = { $count ->
    [one] { $who } bierze z powrotem na rękę { $count } zagraną kartę Bitwy.
    [few] { $who } bierze z powrotem na rękę { $count } zagrane karty Bitwy.
   *[many] { $who } bierze z powrotem na rękę { $count } zagranych kart Bitwy.
}
story-cat_mourned = Ginie Kocia Mumia ({ $who }) i płacą za to wszyscy pozostali Bogowie.
story-conflict_began = Zaczyna się Konflikt { $number }, a { $who } bierze żeton Przechylenia Szali.
story-conflict_ended = Konflikt { $number } się kończy, a { $who } oddaje żeton Przechylenia Szali.
story-devotion_gained = { $bountiful ->
    [0] { $who } zyskuje { $devotion } ({ $why }).
   *[other] { $who } zyskuje { $devotion } ({ $why }, z mocą Łaskawy).
}
story-devotion_lost = { $who } traci { $devotion } ({ $why }).
story-event_triggered = { $who } wywołuje wydarzenie { $number }: { $event }.
story-event_without_effect = { $who } nic nie zyskuje na wydarzeniu: { $event }.
story-figure_attuned = { $who } przenosi { $figure } z pola { $space } do Obelisku, na pole { $end } (Żądny Obelisków).
story-figure_killed = { $who } traci { $figure } na polu { $space }.
story-figure_moved = { $who } przesuwa { $figure } z pola { $space } na pole { $end }.
story-figure_protected = { $who } ocala { $figure } na polu { $space }.
story-figure_pushed = Satet odpycha { $figure } ({ $who }) z pola { $space } na pole { $end }.
story-figure_summoned = { $who } przyzywa { $figure } na polu { $space }.
story-first_player = { $who } rozpoczyna grę.
story-followers_gained = { $who } zyskuje { $followers } ({ $why }).
story-followers_sacrificed = { $who } poświęca { $followers } ({ $why }).
story-game_won = { $ending ->
    [top_reached] { $who } dociera na szczyt toru Uwielbienia i wygrywa grę.
    [last_god] { $who } prowadzi jedynego Boga, o którym nie zapomniano, i wygrywa grę.
   *[last_conflict] { $who } ma po ostatnim Konflikcie najwięcej Uwielbienia i wygrywa grę.
}
story-god_forgotten = Bóg, którego prowadzi { $who }, wciąż jest w czerwonej części toru, na polu { $track }: zostaje zapomniany i znika z gry.
story-god_taken = { $who } gra jako { $god }.
story-gods_merged = { $fallen ->
    [0] { $who } i { $lower } prowadzą odtąd wspólnie połączonego Boga: { $god } to wyższy Bóg, { $absorbed } – pomniejszy; zostają moce wyższego i pole { $track } toru Uwielbienia.
   *[other] { $who } i { $lower } prowadzą odtąd wspólnie połączonego Boga: { $god } to wyższy Bóg, { $absorbed } – pomniejszy; zostają moce wyższego, a znacznik spada o { $fallen } na pole { $track } toru Uwielbienia.
}
story-guardian_joined = { $who } otrzymuje Strażnika: { $guardian }.
story-guardian_missed = { $cause ->
    [none_left] { $who } nie otrzymuje Strażnika, bo żaden już nie został: { $guardian }.
   *[no_base] { $who } nie otrzymuje Strażnika, bo brakuje wolnej podstawki tej wielkości: { $guardian }.
}
story-guardian_released = { $start ->
    [none] { $who } oddaje Strażnika z puli: { $guardian }.
   *[other] { $who } oddaje Strażnika z pola { $start }: { $guardian }.
}
story-guardians_unsold = Pozostałych Strażników nikt nie kupuje i znikają z gry ({ $guardian }: { $count }).
story-marker_returned = Znacznik akcji wraca na początek toru: { $action }.
story-monument_built = { $cost ->
    [0] { $who } buduje { $building } na polu { $space }, niczego nie poświęcając.
   *[other] { $who } poświęca { $followers } i buduje { $building } na polu { $space }.
}
story-monument_destroyed = Olbrzymi Skorpion niszczy Monument na polu { $space }: { $type } (dotąd: { $owner }).
story-monument_removed = Monument na polu { $space } zostaje zniszczony razem ze swoim Bogiem: { $type } ({ $who }).
story-monument_taken = { $who } przejmuje { $monument } na polu { $space } (dotąd: { $owner }).
story-mummy_returned = { $who } przywraca Mumię na polu { $space }.
story-nobody_won = Wszyscy Bogowie zostają zapomniani i nikt nie wygrywa.
story-nothing_to_join = Żadnych dwóch regionów nie dzielą Wielbłądy, więc { $who } niczego nie łączy.
story-pieces_left = Znikają z gry ({ $who }): { $parts }.
story-pieces_passed = { $lower } wnosi do połączonego Boga ({ $who }): { $parts }.
story-plague_began = { $who } zsyła Plagę Szarańczy.
story-power_unlocked = { $who } poświęca { $followers } i odblokowuje moc Ankh: { $power }.
story-region_dominated = { $who } dominuje w regionie { $number } ({ $region }).
story-region_numbered = { $how ->
    [kept] Region z polem { $space } ({ $region }) zachowuje żeton Kolejności Konfliktów { $number }.
    [new] Region z polem { $space } ({ $region }) otrzymuje z zasobów ogólnych żeton Kolejności Konfliktów { $number }.
    [moved] Region z polem { $space } ({ $region }) otrzymuje w zamian żeton Kolejności Konfliktów { $number }.
   *[joined] Połączony region z polem { $space } ({ $region }) ma żeton Kolejności Konfliktów { $number }.
}
story-regions_joined = { $count ->
    [one] { $who } łączy regiony { $first } i { $second } ({ $region }), a z Mapy znika { $count } Wielbłąd między nimi: { $camels }.
    [few] { $who } łączy regiony { $first } i { $second } ({ $region }), a z Mapy znikają { $count } Wielbłądy między nimi: { $camels }.
   *[many] { $who } łączy regiony { $first } i { $second } ({ $region }), a z Mapy znika { $count } Wielbłądów między nimi: { $camels }.
}
story-scales_tipped = { $who } używa żetonu Przechylenia Szali.
story-scenario_laid_out = Scenariusz: { $scenario }.
story-scorpion_aimed = { $who } kieruje szczypce Olbrzymiego Skorpiona z pola { $space } na pola { $aim }.
story-strength_counted = { $who } ma łączną siłę { $total }.
story-sun_token_put = { $who } kładzie żeton Słońca na jednostce na polu { $space }.
story-sun_token_returned = { $who } zabiera z powrotem żeton Słońca z pola { $space }.
story-token_removed = Żeton Kolejności Konfliktów { $number } znika z gry.
story-tokens_swapped = { $who } zamienia żetony Kolejności Konfliktów { $first } i { $second }.
story-turn_began = { $who } zaczyna turę.
story-two_cards_announced = { $who } odwraca żeton Amona i zapowiada dwie karty Bitwy.
story-underworld_opened = { $start ->
    [none] { $who } kładzie żeton Zaświatów na polu { $space }.
   *[other] { $who } przenosi żeton Zaświatów z pola { $start } na pole { $space }.
}
story-victory_paid = { $who } płaci za region { $number } ({ $region }) życiem własnych jednostek.
story-warrior_ransomed = { $who } oddaje Anubisowi ({ $keeper }) 1 Wyznawcę za uwięzionego Wojownika.
story-warrior_trapped = { $who } więzi Wojownika ({ $owner }).
story-warriors_freed = { $count ->
    [one] { $who } odzyskuje od Anubisa ({ $keeper }) do puli { $count } uwięzionego Wojownika.
   *[other] { $who } odzyskuje od Anubisa ({ $keeper }) do puli { $count } uwięzionych Wojowników.
}

part-followers = Wyznawcy: { $count }
part-warriors_map = Wojownicy na Mapie: { $count }
part-warriors_pool = Wojownicy w puli: { $count }
part-warriors_trapped = uwięzieni Wojownicy: { $count }
part-guardians_map = Strażnicy na Mapie: { $count }
part-guardians_pool = Strażnicy w puli: { $count }
part-ankhs = żetony Ankh: { $count }
part-hand = karty Bitwy na ręce: { $count }
part-used = zagrane karty Bitwy: { $count }
part-suns = żetony Słońca: { $count }
part-radiant = jednostki Opromienione: { $count }
part-underworlds = żetony Zaświatów obok planszy: { $count }
part-underworlds_map = żetony Zaświatów na Mapie: { $count }
part-amun_token = żeton Amona: { $count }
part-captives = Wojownicy uwięzieni przez Anubisa: { $count }

## Refusals

no-ANKH-001 = Tym Bogiem gra już ktoś inny.
no-ANKH-010 = To pole zajmuje jednostka albo Monument.
no-ANKH-011 = Jednostki nie mogą stać na Wodzie; przyzwać można tam tylko Apepa.
no-ANKH-038 = Nie możesz zaoferować więcej Wyznawców, niż masz.
no-ANKH-076 = Druga akcja musi leżeć na torze poniżej pierwszej.
no-ANKH-100 = Przesuwasz tylko własne jednostki, każdą najwyżej o 3 pola.
no-ANKH-101 = Ta jednostka już się poruszyła w tej akcji.
no-ANKH-103 = Ruch musi się skończyć na pustym polu lądowym.
no-ANKH-104 = Na tej Mapie nie ma takiego pola.
no-ANKH-106 = Jednostka, która się porusza, musi skończyć na innym polu.
no-ANKH-108 = Nie stoi tam jednostka, która mogłaby się poruszyć.
no-ANKH-120 = Przyzywasz jednostkę ze swojej puli obok własnej jednostki lub własnego Monumentu.
no-ANKH-121 = Między twoją jednostką a tym polem jest Rzeka lub Wielbłąd.
no-ANKH-122 = Obok Monumentu przyzwiesz jednostkę tylko wtedy, gdy go kontrolujesz i nie dzieli was Rzeka ani Wielbłąd.
no-ANKH-124 = Nie ma wolnego pola, na którym można by przyzwać tę jednostkę.
no-ANKH-127 = Nie masz teraz takiego przyzwania.
no-ANKH-150 = Ta moc jest już odblokowana.
no-ANKH-151 = Moce odblokowuje się kolejno poziomami, po dwie z każdego; ta jest z innego poziomu.
no-ANKH-154 = Stać cię na moc, więc musisz jedną odblokować.
no-ANKH-180 = Możesz przejąć tylko Monument obok jednej z twoich jednostek.
no-ANKH-181 = Dopóki jakiś Monument jest neutralny, można przejąć tylko taki, a później tylko Monument przeciwnika.
no-ANKH-190 = Karawana liczy najwyżej sześć Wielbłądów i nie więcej, niż ich zostało.
no-ANKH-191 = Wielbłąd stoi między dwoma polami lądowymi, tam gdzie nie ma Rzeki ani innego Wielbłąda.
no-ANKH-192 = Karawana to jedna nieprzerwana linia, która zaczyna się i kończy przy Rzece, Wodzie, innym Wielbłądzie lub krawędzi Mapy.
no-ANKH-193 = Karawana musi podzielić jeden region na dwa, każdy z co najmniej sześcioma polami lądowymi.
no-ANKH-194 = Żeton może zachować tylko jeden z dwóch nowych regionów.
no-ANKH-196 = Jeden z żetonów musi należeć do nowego regionu, a drugi musi leżeć na Mapie.
no-ANKH-200 = Każdy Wielbłąd tej linii musi stać między dwoma nowymi regionami.
no-ANKH-232 = W tej Bitwie wybierasz jedną kartę.
no-ANKH-249 = Nie masz tej karty na ręce.
no-ANKH-280 = Monument musi stanąć na polu lądowym w regionie Bitwy.
no-ANKH-281 = W zasobach nie ma już Monumentu tego rodzaju.
no-ANKH-282 = Na żetonie Zaświatów nie można budować.
no-ANKH-321 = Moc Żądny Obelisków przenosi jednostki tylko na puste pola lądowe obok twoich Obelisków w regionie Bitwy.
no-ANKH-322 = Możesz przenieść tylko własną jednostkę, która stoi na Mapie.
no-ANKH-323 = Ta jednostka została już w tej Bitwie przeniesiona do Obelisku.
no-ANKH-325 = Dodatkowe przyzwanie działa tylko na swoich polach: obok danej Piramidy albo na żetonie Zaświatów.
no-ANKH-340 = Po zapowiedzi musisz wybrać dwie karty.
no-ANKH-348 = Anubis może uwięzić tylko wrogiego Wojownika, który właśnie zginął.
no-ANKH-351 = Do wykupu potrzebny jest twój Wojownik uwięziony przez Anubisa i Wyznawca na zapłatę.
no-ANKH-354 = Pytanie dotyczy innej jednostki.
no-ANKH-358 = Przyzwanie z Zaświatów prowadzi tylko na pole z żetonem Zaświatów.
no-ANKH-359 = Żeton musi leżeć na pustym polu lądowym w regionie Bitwy.
no-ANKH-361 = Są tylko trzy żetony Zaświatów, a na jednym polu leży najwyżej jeden.
no-ANKH-362 = Na żetonie Zaświatów mogą stać tylko jednostki Ozyrysa.
no-ANKH-387 = Odepchnięta jednostka trafia na puste pole lądowe obok swojego.
no-ANKH-388 = Satet może wejść na wrogą jednostkę tylko na lądzie i tylko wtedy, gdy da się ją odepchnąć.
no-ANKH-389 = Nie odpycha się przez Rzekę ani Wielbłąda.
no-ANKH-391 = Apep nie może skończyć ruchu na Wodzie.
no-ANKH-393 = Mumia wraca na puste pole lądowe obok swojego Boga.
no-ANKH-396 = Szczypce celują w dwa pola, które stykają się ze Skorpionem i ze sobą.
no-ANKH-417 = Strażników oddajesz tylko wtedy, gdy brakuje podstawek, a potem już tylko tych od pomniejszego Boga.
no-ANKH-450 = Gra jest zakończona.
no-ANKH-451 = Gra skończyła się wraz z ostatnim Konfliktem.
no-ANKH-507 = W mieście nie można niczego budować ani kłaść.
no-ANKH-520 = To nie jest teraz twoja decyzja.
no-ANKH-522 = To nie jest odpowiedź na obecne pytanie.
no-ANKH-530 = Żeton z Mapy można przenieść tylko wtedy, gdy leżą tam wszystkie trzy.
no-ANKH-535 = Przy tym stole na żeton Zaświatów trafiają tylko jednostki Ozyrysa.
no-ANKH-543 = Tych dwóch regionów nie dzielą Wielbłądy, więc nie można ich połączyć.
no-ANKH-545 = To miejsce może zająć tylko jeden z dwóch żetonów łączonych regionów.

## Gods

card-amun = Raz na Konflikt Amon może, zanim ktokolwiek wybierze kartę, zapowiedzieć w swojej Bitwie dwie karty; obie liczą się w pełni.
card-anubis = Za każdym razem, gdy giną wrodzy Wojownicy, Anubis może uwięzić jednego (3 miejsca); sam ma +1 do siły za każdego. Właściciel może go przyzwać, płacąc Anubisowi 1 Wyznawcę.
card-isis = Podczas rozstrzygnięcia Bitwy Izyda może ocalić swoje jednostki sąsiadujące z wrogą jednostką. Przed Plagą to nie chroni.
card-osiris = Po przegranej Bitwie Ozyrys może położyć tam lub przenieść żeton Zaświatów. Przy każdym przyzywaniu może przyzwać dodatkową jednostkę na taki żeton; tylko jego jednostki mogą na nich stać.
card-ra = Jednostka przyzwana przez Ra może dostać jeden z 3 żetonów Słońca i jest Opromieniona. Z taką jednostką w regionie dominacja i wygrana dają mu o 1 punkt Uwielbienia więcej.

## Ankh powers

card-commanding = Gdy wygrywasz Bitwę, zyskujesz 3 Wyznawców.
card-inspiring = Kartą Budowa Monumentu budujesz bez poświęcania Wyznawców.
card-omnipresent = Na początku Konfliktu zyskujesz 1 Wyznawcę za każdy region, w którym masz jednostkę.
card-revered = Każda akcja Pozyskanie Wyznawców daje ci o 1 Wyznawcę więcej.
card-resplendent = Dopóki kontrolujesz co najmniej 3 Monumenty jednego rodzaju, podstawowa siła twojego Boga wynosi 3.
card-obelisk_attuned = Na początku Bitwy ze swoim udziałem możesz przenieść jednostki z dowolnego miejsca Mapy na pola obok swoich Obelisków w tym regionie, każdą raz.
card-temple_attuned = W Bitwie każda twoja Świątynia w tym regionie daje +2 do siły, jeśli stoi obok niej twoja jednostka.
card-pyramid_attuned = Przy każdej akcji Przyzwanie Jednostki możesz przyzwać dodatkową jednostkę obok każdej swojej Piramidy.
card-glorious = Jeśli wygrywasz Bitwę z siłą większą co najmniej o 3 od następnej strony, zwycięstwo daje 3 punkty Uwielbienia zamiast 1.
card-magnanimous = Jeśli przegrywasz Bitwę, mając w niej co najmniej 2 jednostki, zyskujesz 2 punkty Uwielbienia.
card-bountiful = Dopóki twój żeton jest w czerwonej części toru, za każdym razem zyskujesz o 1 punkt Uwielbienia więcej.
card-worshipful = Po każdej swojej Bitwie możesz poświęcić 2 Wyznawców, by zyskać 1 punkt Uwielbienia.

## Guardians

card-cat_mummy = Gdy ginie Kocia Mumia, wszyscy oprócz jej właściciela tracą 1 punkt Uwielbienia.
card-satet = Satet może skończyć ruch na lądzie z wrogą jednostką i odepchnąć tę jednostkę o 1 pole.
card-apep = Apepa można przyzwać także na dowolnym wolnym polu Wody. Nigdy nie może skończyć ruchu na Wodzie.
card-mummy = Zabita Mumia zostaje natychmiast przyzwana ponownie obok Boga swojego właściciela, jeśli jest tam wolne pole.
card-giant_scorpion = Po przyzwaniu lub ruchu kieruje szczypce na dwa sąsiednie pola, które stykają się ze sobą. Na początku Konfliktu sąsiadujące Monumenty na tych polach zostają zniszczone.
card-androsphinx = Wrogie jednostki obok Androsfinksa nie dodają siły w Bitwach.

## Battle cards

card-build_monument = Siła +0. Możesz poświęcić 3 Wyznawców i zbudować Monument na pustym polu lądowym w tym regionie; od razu go kontrolujesz.
card-plague_of_locusts = Siła +1. Wszystkie strony z jednostkami w regionie licytują w tajemnicy Wyznawców i tracą ich. Wojowników i Strażników zachowuje tam tylko ten, kto sam dał najwięcej; przy remisie najwyższych ofert nikt.
card-chariots = Siła +3.
card-cycle_of_maat = Siła +0. Na koniec Bitwy bierzesz na rękę wszystkie swoje zagrane karty, także tę.
card-drought = Siła +1. Jeśli wygrasz, zyskujesz dodatkowo 1 punkt Uwielbienia za każdą swoją jednostkę na Pustyni w tym regionie.
card-flood = Siła +0. Po odkryciu zyskujesz 1 Wyznawcę za każdą swoją jednostkę na polu Zalewowym w tym regionie, a jednostki te nie mogą zginąć podczas rozstrzygnięcia Bitwy.
card-miracle = Siła +0. Po Bitwie zyskujesz 1 punkt Uwielbienia za każdą swoją jednostkę, która w niej zginęła.

## Scenarios

card-first_dynasty = Mapa Dwie Krainy, dla 2–5 graczy. Bez zasad specjalnych.
card-high_nile = Mapa Nil, dla 3–4 graczy. Nil wezbrał: pola D2, F3 i H2 to Woda.
card-menagerie = Mapa Nil, dla 3–5 graczy. Odblokowanie mocy nie daje Strażników; po trzech pierwszych Konfliktach licytuje się ich za Wyznawców.
card-middle_kingdom = Mapa Nil, dla 2–5 graczy. Bez zasad specjalnych.
card-old_kingdom = Mapa Nil, dla 2–5 graczy. Bez zasad specjalnych.
card-peoples_revolt = Mapa Nil, dla 2–5 graczy. Wielbłądy dzielą kraj na siedem lub osiem regionów, a karawan nie ma: zamiast nich trzy wydarzenia Konsolidacja dają po 1 Wyznawcy i łączą po dwa regiony. Kto dominuje lub wygrywa w regionie, traci tam wszystkich własnych Wojowników i Strażników, a jednostki przegranych ocaleją.
card-salt_roads = Mapa Nil, dla 2–3 graczy. Wielbłądy już na początku dzielą kraj na pięć regionów.
card-twin_cities = Mapa Nil, dla 2–5 graczy. Po każdym Konflikcie każde z dwóch miast, G4 i E9, daje 1 punkt Uwielbienia stronie, której jednostka tam stoi, a jeśli jest puste – stronie z największą liczbą jednostek obok niego.
