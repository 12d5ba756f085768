## Gra solo przeciwko Amonowi

name-amon = Amon
option-mode-solo = Solo przeciwko Amonowi
option-objective = Cel (solo)
option-objective-help = Co trzeba osiągnąć przeciwko Amonowi, zanim znacznik rund dojdzie do końca. Bez wyboru cel się losuje. „Wieczna chwała” jest najłagodniejsza na początek, „Długie czuwanie” najtrudniejsze.
option-objective-random = Losowo
option-objective-ob01 = Odzyskaj zapał: 5 trwałych punktów chwały i 2 świątynie w nocy, 7 rund
option-objective-ob02 = Wyłam bramy: 4 trwałe punkty chwały i jedna z piramid Amona o zmierzchu, 7 rund
option-objective-ob03 = Pan piramid: dwie piramidy poziomu 4, 6 kafli, w tym jeden poziomu 4, 8 rund
option-objective-ob04 = Długie czuwanie: Sanktuarium i 2 świątynie, gdy zapada ostatnia noc, 6 rund
option-objective-ob05 = Wieczna chwała: 9 punktów chwały na początku tury, 8 rund

war-strength = siła { $value }
war-damage = obrażenia { $value }
war-shield = obrona { $value }
war-land_move = ruchy lądowe { $value }

## Dlaczego Amon tam idzie

reason-highest_pyramid = twoja piramida najwyższego poziomu
reason-lowest_pyramid = twoja piramida najniższego poziomu
reason-occupied_pyramid = twoja piramida zajęta przez twój oddział
reason-western_pyramid = twoja piramida położona najdalej na zachód
reason-eastern_pyramid = twoja piramida położona najdalej na wschód
reason-highest_open_pyramid = twoja najwyższa piramida bez twojego oddziału
reason-lowest_open_pyramid = twoja najniższa piramida bez twojego oddziału
reason-smallest_troop = twój najmniej liczny oddział
reason-largest_troop = twój najliczniejszy oddział
reason-nearest_troop = twój oddział najbliższy temu oddziałowi
reason-western_troop = twój oddział położony najdalej na zachód
reason-richest_temple = świątynia dająca najwięcej punktów modlitwy
reason-richest_free_temple = najbogatsza świątynia poza Deltą, której Amon nie zajmuje
reason-richest_own_temple = najbogatsza świątynia poza Deltą, którą kontrolujesz
reason-western_temple = świątynia poza Deltą położona najdalej na zachód
reason-sanctuary_held = Sanktuarium, bo je kontrolujesz
reason-delta_temple_held = świątynia w Delcie, bo ją kontrolujesz
reason-nearest = najbliższy z kilku równych celów
reason-first = pierwszy z kilku równych celów
reason-none = żaden warunek karty do niczego nie pasuje

## Pytania i wybory

ask-which_way = { $who } prowadzi oddział { $troop } Amona o krok ({ $area } → { $target }): kilka dróg jest równie krótkich; pozostałe ruchy lądowe: { $steps }.
ask-revenge = { $count ->
    [one] { $who } musi odrzucić jeszcze 1 kartę boskiej interwencji (Żądza zemsty).
    [few] { $who } musi odrzucić { $count } karty boskiej interwencji (Żądza zemsty).
   *[many] { $who } musi odrzucić { $count } kart boskiej interwencji (Żądza zemsty).
}
ask-thin_troop = { $who } wybiera, który z największych oddziałów straci jednostkę.
choice-area-thin = Usuń jednostkę: { $area }

## Kronika

war-same = nic widocznego
story-objective = Cel w grze z Amonem: { $card }. { $text }
story-amon_settles = Amon zajmuje dzielnicę z piramidą (kolor { $colour }, poziom { $level }) i wystawia { $units }: { $area }.
story-amon_creature = Oddziałowi { $troop } Amona ({ $area }) towarzyszy potwór: { $companion }.
story-amon_turn = { $kind ->
    [event] Tura Amona: karta wydarzenia.
   *[action] Tura Amona: karta akcji.
}
story-event = Obowiązuje nowe wydarzenie: { $card }. { $text }
story-disaster = Spada dopust: { $card }. { $text }
story-war_table = Stół wojenny się zmienia ({ $change }). Teraz dla obu oddziałów Amona: { $war }.
story-amon_action = Karta akcji Amona: { $card }. { $text }
story-actions_reshuffled = Talia akcji Amona się wyczerpała; nową tworzą zagrane karty: { $count }.
story-amon_target = Oddział { $troop } Amona zmierza do celu ({ $area }); rozstrzygający warunek: { $reason }; ruchy lądowe: { $steps }.
story-amon_stays = Oddział { $troop } Amona zostaje na miejscu ({ $area }): { $reason }.
story-amon_missing = Oddziału { $troop } Amona nie ma na planszy, więc karta go pomija.
story-amon_marches = Oddział { $troop } Amona idzie (jednostki: { $count }, potwór: { $companion }): { $area } → { $end }.
story-amon_teleports = Oddział { $troop } Amona teleportuje się (jednostki: { $count }, potwór: { $companion }): { $area } → { $end }.
story-amon_blocked = Oddział { $troop } Amona zatrzymuje się: drogę zagradza jego drugi oddział ({ $area }).
story-amon_reinforced = Oddział { $troop } Amona otrzymuje { $units }: { $area }.
story-amon_returns = Oddział { $troop } Amona wraca (jednostki: { $count }, potwór: { $companion }): { $area }.
story-amon_delayed = Oddział { $troop } Amona wróci tutaj po zakończeniu bitwy: { $area }.
story-amon_waits = Oddział { $troop } Amona znów padł i wróci dopiero przed następną kartą.
story-amon_revealed = Amon odkrywa losową kartę bitwy: { $card }.
story-plunder = Amon grabi kafle mocy: karta grabieży { $plunder }.
story-plunder_again = W tym miejscu nic nie ma ({ $colour }); dobierana jest następna karta grabieży: { $plunder }.
story-plunder_void = Nie ma już czego grabić ({ $colour }).
story-plunder_reshuffled = Talia grabieży się wyczerpała; nową tworzą dobrane karty: { $count }.
story-tile_destroyed = Amon niszczy kafel mocy: { $tile }.
story-rounds_left = Znacznik rund przesuwa się; pozostałe rundy: { $rounds }.
story-objective_met = { $who } osiąga cel i wygrywa z Amonem: { $card }.
story-no_units_left = Amon wygrywa: na planszy nie ma już żadnej twojej jednostki.
story-no_rounds_left = Amon wygrywa: minęła ostatnia runda, a cel nie został osiągnięty.

## Odmowy

no-KEMET-267 = Gra jest skończona: na planszy nie ma już żadnej twojej jednostki.
no-KEMET-272 = W grze z Amonem twoje dwie piramidy stoją w zachodniej i wschodniej dzielnicy miasta.
no-KEMET-278 = Wydarzenie wymaga karty z twojej ręki.
no-KEMET-284 = Oddział Amona idzie do celu najkrótszą drogą, a ten krok na niej nie leży.
no-KEMET-285 = Do celu w Delcie Amon teleportuje się spod piramidy, a w przeciwnym razie idzie najkrótszą drogą do jednej ze swoich.
no-KEMET-300 = Gra jest skończona: minęła ostatnia runda i wygrał Amon.
no-KEMET-301 = Gra jest skończona: cel został osiągnięty.
no-KEMET-306 = Nie pozwala na to obowiązujące wydarzenie lub dopust.

## Karty

card-ob01 = Cel, 7 rund: pod koniec 3. kroku nocy miej 5 trwałych punktów chwały i kontroluj 2 świątynie.
card-ob02 = Cel, 7 rund: gdy zapada noc, miej 4 trwałe punkty chwały i kontroluj jedną z piramid Amona.
card-ob03 = Cel, 8 rund: na koniec swojej tury kontroluj 2 własne piramidy poziomu 4 i miej 6 kafli mocy, w tym jeden poziomu 4.
card-ob04 = Cel, 6 rund: gdy zapada noc ostatniej rundy, kontroluj Sanktuarium i 2 świątynie.
card-ob05 = Cel, 8 rund: miej 9 punktów chwały na początku swojej tury albo pod koniec 8. kroku ostatniej nocy.
card-ev01 = Raz: odrzuć 2 karty boskiej interwencji. Dopóki trwa: Amon ma siłę +2 i obrażenia +2.
card-ev02 = Raz: siła −1, obrona +1, ruchy lądowe −1; dobierz i rozpatrz kartę akcji. Dopóki trwa: twoja teleportacja kosztuje 3 punkty modlitwy i nic jej nie potania.
card-ev03 = Raz: strać 2 punkty modlitwy; Amon grabi.
card-ev04 = Raz: obrona +1. Dopóki trwa: twoje grupy nie mogą używać portów.
card-ev05 = Raz: ruchy lądowe +1; oddział B Amona rusza do najbogatszej świątyni poza Deltą, której Amon nie zajmuje.
card-ev06 = Raz: obrażenia −1. Dopóki trwa: twoje akcje modlitwy dają o 1 punkt modlitwy mniej.
card-ev07 = Raz: Amon grabi dwa razy.
card-ev08 = Raz: siła +1, obrażenia +1, ruchy lądowe +1.
card-ev09 = Raz: siła +1. Dopóki trwa: każda karta boskiej interwencji oprócz Dywersji kosztuje cię o 1 punkt modlitwy więcej.
card-ev10 = Raz: obrażenia +2, obrona −1; dobierz i rozpatrz kartę akcji.
card-ds01 = Do końca: w 5. kroku nocy zyskujesz 1 punkt modlitwy zamiast 2.
card-ds02 = Do końca: każdy opłacany poziom piramidy kosztuje o 1 punkt modlitwy więcej.
card-ds03 = Do końca: oddziały Amona mają +1 siły poza stołem wojennym.
card-ds04 = Do końca: twoje teleportacje kosztują o 1 punkt modlitwy więcej, chyba że coś czyni je darmowymi.
card-ds05 = Do końca: w 8. kroku nocy twój najliczniejszy oddział traci jednostkę.
card-ac01 = Oddział A: twoja najwyższa piramida; zajęta przez ciebie; najdalej na zachód. Oddział B: twój najmniej liczny oddział; najbliższy; najbogatsza świątynia.
card-ac02 = Oddział A: najbogatsza świątynia poza Deltą bez Amona; twój najbliższy oddział. Oddział B: twoja najbogatsza świątynia poza Deltą; świątynia najdalej na zachód.
card-ac03 = Oba oddziały: twój najliczniejszy oddział; najbliższy; najdalej na zachód.
card-ac04 = Do 3 jednostek dla każdego oddziału Amona. Oddział B: twój najbliższy oddział; najmniej liczny; najdalej na zachód.
card-ac05 = Do 2 jednostek dla każdego oddziału Amona; każdy twój oddział traci jednostkę.
card-ac06 = Oddział A: twoja najwyższa piramida bez twojego oddziału; najwyższa; najdalej na zachód. Oddział B: najniższa bez oddziału; najniższa; najdalej na wschód.
card-ac07 = Amon grabi. Oddział A: twój najbliższy oddział; najmniej liczny; najdalej na zachód.
card-ac08 = Oddział A: Sanktuarium, jeśli je kontrolujesz; świątynia w Delcie, jeśli ją kontrolujesz; twój najbliższy oddział. Oddział B: świątynia w Delcie przed Sanktuarium.
card-ac09 = Stół wojenny: siła +1. Twój najliczniejszy oddział traci jednostkę.
