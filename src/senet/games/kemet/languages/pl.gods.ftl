## Gods of Egypt

option-gods = Bogowie Egiptu
option-gods-help = Każdy gracz prowadzi boga. Gdy ktoś zdobędzie 4 punkty chwały (drużyna 7), gracz, który ma w swoim mieście piramidę poziomu 4, może kupić kafel boga za 4 punkty modlitwy; bóg walczy jako osobny oddział.
option-gods-false = Bez nich
option-gods-true = Z nimi

life-points = { $count ->
    [one] 1 punkt życia
    [few] { $count } punkty życia
   *[other] { $count } punktów życia
}
god-figure = boga ({ $god })

ask-place_god = { $who } wprowadza boga na planszę ({ $god }): do której dzielnicy?
ask-seths_card = { $use ->
    [battle] { $who } wybiera kartę, którą Set od razu zastosuje.
   *[hand] { $who } wybiera kartę, którą Set zatrzyma.
}

choice-god = Pozyskaj kafel boga: { $god }
choice-god-first = Najpierw: { $god }
choice-deploy = Wprowadź boga: { $area }
choice-area-god = Rusz bogiem ({ $god }): { $area }
choice-card-seth = Wybierz: { $card }

story-gods_rise = Od teraz bogowie Egiptu mogą powstać.
story-god_acquired = { $who } pozyskuje kafel boga: { $faction }.
story-god_deployed = { $who } wprowadza boga na planszę: { $faction } ({ $area }); bóg ma { $life }.
story-god_moved = { $who } przemieszcza boga ({ $faction }): { $area } → { $end }.
story-god_teleported = { $who } teleportuje boga ({ $faction }): { $area } → { $end }.
story-god_retreated = { $who } wycofuje boga ({ $faction }): { $area } → { $end }.
story-life_lost = { $faction } ({ $who }) traci { $life } ({ $why }); zostaje: { $rest }.
story-god_gone = { $faction } ({ $who }) schodzi z planszy: { $area }.
story-god_healed = { $faction } ({ $who }) odzyskuje { $life }; razem: { $rest }.
story-seth_drew = { $who } dobiera i pokazuje karty Seta: { $cards }.
story-seth_applied = { $who } stosuje jedną z kart Seta, po czym wszystkie są odrzucane: { $card }.
story-seth_took = { $who } zatrzymuje jedną z kart Seta, druga jest odrzucana: { $card }.

no-KEMET-124 = Bóg zawsze rusza się sam: nikogo nie zabiera i nikogo nie zostawia.
no-KEMET-224 = Podwójną ceremonią nie można pozyskać kafla boga.
no-KEMET-309 = Każdy prowadzi jednego boga Egiptu, każdy innego.
no-KEMET-314 = Znacznik musi leżeć na polu pozyskania w kolorze piramidy poziomu 4 w twoim mieście.
no-KEMET-315 = Bogowie jeszcze nie powstali: najpierw ktoś musi zdobyć tyle punktów chwały, ile wskazuje znacznik wyniesienia.
no-KEMET-316 = Masz już swój kafel boga.
no-KEMET-317 = Bóg staje w dzielnicy twojego miasta, w której nie ma nikogo z twojej drużyny.
no-KEMET-318 = Boga wystawia się w akcji rekrutacji, gdy jego kafel jest już pozyskany.
no-KEMET-319 = Boga nigdy się nie odsyła: po porażce wycofuje się, jeśli ma dokąd, a po zwycięstwie zostaje.
no-KEMET-322 = Tak daleko zdolność twojego boga nie sięga.
no-KEMET-324 = Dzięki Uadżet powtarza się tylko jedno pole dziennie, i to takie, na którym leży jeden twój kolorowy znacznik.
no-KEMET-353 = Twój bóg jest już na planszy.
no-KEMET-354 = Bóg nie dzieli obszaru z jednostkami ani z innym bogiem swojej drużyny.
no-KEMET-355 = Jednostki nie mogą dołączyć do boga.

card-anubis = Bóg: siła 7, 4 punkty życia, 2 ruchy lądowe. Po bitwie z udziałem Anubisa możesz dodać jednostkę za każdy utracony przez niego punkt życia i za każdą jednostkę przeciwnika usuniętą obrażeniami: do swoich oddziałów i bezpiecznych dzielnic. W twoim mieście on i twoje oddziały mają o 1 siły więcej.
card-bastet = Bogini: siła 7, 4 punkty życia, 2 ruchy lądowe. Bastet ma +1 obrony. W 3. kroku nocy do punktu chwały za boskość wystarczy jedna świątynia, którą sama kontroluje.
card-horus = Bóg: siła 7, 3 punkty życia, 1 ruch lądowy. Horus teleportuje się za darmo z dowolnego obszaru na dowolny inny poza miastami przeciwników. Po każdej bitwie, którą przetrwa, odzyskuje wszystkie punkty życia.
card-ouadjet = Bogini: siła 7, 4 punkty życia, 2 ruchy lądowe. Raz dziennie możesz położyć kolorowy znacznik na polu, na którym leży już twój, i powtórzyć jego akcję.
card-sobek = Bóg: siła 7, 5 punktów życia, 2 ruchy lądowe. Sobek ma w ataku +1 obrażeń. Przy pozyskaniu kafla jedną z twoich kart bitwy zastępuje Gniew Sobka.
card-seth = Bóg: siła 7, 4 punkty życia, 2 ruchy lądowe. W każdej bitwie Seta po odkryciu kart dobierasz 2 karty boskiej interwencji: jedną bitewną stosujesz za darmo, a jeśli takiej nie ma, jedną zatrzymujesz.
card-sobeks_wrath = Siła 4. Po bitwie odzyskujesz wszystkie karty bitwy, także tę.
