## The game

game-about = Prowadź oddziały swojego boga przez starożytny Egipt. Buduj piramidy, kupuj za punkty modlitwy moce, potwory i sługi i uderzaj tam, gdzie warto: chwałę dają świątynie, wysokie piramidy i bitwy wygrane w ataku. Wygrywa ten, kto zaczyna turę z 9 punktami chwały, o ile nikt nie ma ich więcej.

option-mode = Tryb
option-mode-help = W trybie klasycznym każdy gra dla siebie; w drużynach wszyscy ich członkowie razem potrzebują 12 punktów chwały (4 albo 6 graczy). Jedna osoba gra sama przeciwko Amonowi.
option-mode-classic = Klasyczny
option-renewal = Kafle Odnowienia
option-renewal-help = W każdym kolorze tasuje się Dominację z kaflami Odnowienia tego koloru i jeden z nich, losowo wybrany, zajmuje jej miejsce.
option-renewal-false = Bez nich
option-renewal-true = Z nimi
option-announcements = Zapowiedzi
option-announcements-help = Przed tajnymi wyborami w bitwie każda strona może zapowiedzieć, ile kart boskiej interwencji doda; nie musi to być prawda.
option-announcements-false = Bez nich
option-announcements-true = Z nimi
option-round_limit = Ostatnia runda
option-round_limit-help = Do symulacji: gra kończy się po nocy tej rundy i wygrywa ten, kto ma najwięcej punktów chwały. Bez limitu gra trwa, aż ktoś wygra.
option-round_limit-0 = Bez limitu
option-round_limit-1 = Runda 1
option-round_limit-2 = Runda 2
option-round_limit-4 = Runda 4
option-round_limit-8 = Runda 8
option-round_limit-16 = Runda 16

source-battle = Chwała za bitwy
source-divine = Chwała za boskość
source-temple = Świątynie
source-pyramid = Piramidy

## Names

name-build = Budowa
name-recruit = Rekrutacja
name-acquire = Pozyskanie
name-pray = Modlitwa
name-move = Ruch
name-gold = Boska moc
name-f3_move = Ruch (piętro 3)
name-f3_recruit = Rekrutacja (piętro 3)
name-f2_build = Budowa (piętro 2)
name-f2_move = Ruch (piętro 2)
name-f2_pray = Modlitwa (piętro 2)
name-f1_acquire_a = Pozyskanie, pole 1 (piętro 1)
name-f1_acquire_b = Pozyskanie, pole 2 (piętro 1)
name-f1_acquire_c = Pozyskanie, pole 3 (piętro 1)
name-f1_pray = Modlitwa (piętro 1)
name-apex_divine_power = Boska moc (złota akcja)
name-ruby_domination = Dominacja (rubin)
name-ruby_act_of_god = Boskie działanie (rubin)
name-sapphire_domination = Dominacja (szafir)
name-sapphire_act_of_god = Boskie działanie (szafir)
name-diamond_domination = Dominacja (diament)
name-diamond_act_of_god = Boskie działanie (diament)
name-onyx_domination = Dominacja (onyks)
name-onyx_act_of_god = Boskie działanie (onyks)
name-amethyst_domination = Dominacja (ametyst)
name-amethyst_act_of_god = Boskie działanie (ametyst)
name-amber_domination = Dominacja (bursztyn)
name-amber_act_of_god = Boskie działanie (bursztyn)

## Parts of sentences

units = { $count ->
    [one] 1 jednostkę
    [few] { $count } jednostki
   *[other] { $count } jednostek
}
prayer-points = { $count ->
    [one] 1 punkt modlitwy
    [few] { $count } punkty modlitwy
   *[other] { $count } punktów modlitwy
}
fame-points = { $count ->
    [one] 1 punkt chwały
    [few] { $count } punkty chwały
   *[other] { $count } punktów chwały
}
intervention-cards = { $count ->
    [one] 1 kartę boskiej interwencji
    [few] { $count } karty boskiej interwencji
   *[other] { $count } kart boskiej interwencji
}
veteran-tokens = { $count ->
    [one] 1 żeton weterana
    [few] { $count } żetony weterana
   *[other] { $count } żetonów weterana
}
tile = { $tile } ({ $colour }, poziom { $level })
space-colour = { $space }: { $colour }
several = { $card } ×{ $count }
nothing-added = brak kart boskiej interwencji
value-strength = siła { $number }
value-damage = obrażenia { $number }
value-unblockable = nieblokowalne obrażenia { $number }
value-shield = obrona { $number }
value-impenetrable = nieprzenikniona obrona { $number }
value-self = własne straty { $number }
value-immune = szkodzą tylko nieblokowalne obrażenia
short-war_rage = Gniew
short-bloody_battle = Krew
short-bronze_wall = Brąz
short-war_fury = Furia
short-bloodbath = Łaźnia
short-iron_wall = Żelazo
short-diversion = Dywersja
side-north = północ
side-south = południe
side-east = wschód
side-west = zachód
district-level = { $side } { $level }

## Prompts

ask-choose_faction = { $gods ->
    [yes] { $who } wybiera boga.
   *[no] { $who } wybiera frakcję.
}
ask-choose_city = { $who } wybiera miasto.
ask-start_district = { $who } umieszcza 5 jednostek w dzielnicy (oddział { $number } z 2).
ask-start_levels = { $who } rozdziela 3 poziomy piramid między dzielnice ({ $city }).
ask-start_colour = { $who } wybiera kolor piramidy o poziomie { $level } ({ $area }).
ask-first_tile = { $who } bierze za darmo kafel mocy 1. poziomu w kolorze jednej ze swoich piramid.
ask-plan = { $count ->
    [one] { $who } kładzie ostatni znacznik akcji tego dnia.
    [few] { $who } kładzie znacznik akcji; na dziś zostały { $count }.
   *[other] { $who } kładzie znacznik akcji; na dziś zostało { $count }.
}
ask-place_silver = { $who } musi położyć także srebrny znacznik, inaczej jakieś piętro zostałoby puste.
ask-next_action = { $who } decyduje, co zrobić teraz.
ask-end_turn = { $who } kończy turę albo zagrywa jeszcze kartę.
ask-use_gold = { $who } wybiera kafel do złotej akcji.
ask-which_action = { $who } wybiera akcję, którą daje kafel ({ $tile }).
ask-arrange = { $who } może przegrupować towarzyszy: którego?
ask-arrange_where = { $who } wybiera nowe miejsce dla towarzysza ({ $companion }).
ask-tie_companion = { $who } wybiera oddział dla nowego towarzysza ({ $companion }).
ask-bring_companion = { $kind ->
    [servant] { $who } może dodać do jednostek sługę ({ $area }).
   *[creature] { $who } może dodać do jednostek potwora ({ $area }).
}
ask-build_where = { $free ->
    [yes] { $who } może dzięki Ręce boga dobudować za darmo jeden poziom piramidy: gdzie?
   *[no] { $who } wybiera, gdzie budować; punkty modlitwy: { $prayer }.
}
ask-build_colour = { $who } wybiera kolor nowej piramidy ({ $area }).
ask-build_level = { $who } decyduje, jak wysoko budować ({ $area }, teraz poziom { $level }); punkty modlitwy: { $prayer }.
ask-place_where = { $who } dodaje jednostki ({ $why }): na którym obszarze? W rezerwie: { $supply }.
ask-place_units = { $who } decyduje, ile jednostek dodać ({ $area }).
ask-which_battle = { $who } decyduje, którą bitwę rozegrać najpierw.
ask-acquire_tile = { $who } pozyskuje kafel mocy; punkty modlitwy: { $prayer }.
ask-remove_card = { $who } usuwa z gry kartę bitwy, by zrobić miejsce specjalnej ({ $card }).
ask-move_troop = { $who } wybiera oddział, który się ruszy.
ask-move_on = { $who } przemieszcza { $units } ({ $area }); pozostałe ruchy lądowe: { $steps }.
ask-collect = { $temple ->
    [delta] { $who } może dzięki Hekaibowi usunąć jednostkę ze świątyni w Delcie za 5 punktów modlitwy.
   *[other] { $who } może dzięki Hekaibowi od razu zebrać punkty modlitwy ze świątyni ({ $area }).
}
ask-burn_where = { $who } wybiera oddział, na który spadnie Deszcz ognia.
ask-announce = { $deciders ->
    [one] { $who } może zapowiedzieć liczbę kart boskiej interwencji w bitwie ({ $area }).
   *[other] { $who } mogą zapowiedzieć liczbę kart boskiej interwencji w bitwie ({ $area }).
}
ask-play_card = { $deciders ->
    [one] { $who } wybiera kartę bitwy do zagrania ({ $area }).
   *[other] { $who } wybierają karty bitwy do zagrania ({ $area }).
}
ask-lay_aside = { $deciders ->
    [one] { $who } wybiera kartę bitwy do zakrytego odrzucenia ({ $area }).
   *[other] { $who } wybierają karty bitwy do zakrytego odrzucenia ({ $area }).
}
ask-add_cards = { $deciders ->
    [one] { $who } decyduje, które karty boskiej interwencji dodać ({ $area }).
   *[other] { $who } decydują, które karty boskiej interwencji dodać ({ $area }).
}
ask-pay_next = { $who } nie może opłacić wszystkich kart: którą teraz? Punkty modlitwy: { $prayer }.
ask-wound = { $who } może dzięki Boskiej ranie odrzucać karty boskiej interwencji (+1 siły za każdą).
ask-ambush = { $who } może wymienić zagraną kartę bitwy na tę odrzuconą zakrytą.
ask-convert = { $who } może dzięki Bakatanowi zamienić obronę z karty bitwy na obrażenia.
ask-corrupt = { $who } może użyć kafla Zepsucie jednostek i usunąć ocalałe jednostki; przegrany: { $loser }.
ask-enlist = { $who } może dodać jednostki w miejsce usuniętych (najwyżej { $count }).
ask-retreat_or_recall = { $who } przegrywa bitwę i musi wycofać albo odesłać { $units } ({ $area }).
ask-retreat_where = { $who } wskazuje, dokąd ma się wycofać przegrany ({ $loser }).
ask-home_where = { $who } sprowadza dzięki Masaharcie { $units } do miasta: do której dzielnicy najpierw?
ask-home_units = { $who } decyduje, ile jednostek trafi do tej dzielnicy ({ $area }).
ask-home_companion = { $who } decyduje, z którymi jednostkami wróci towarzysz ({ $companion }).
ask-stay_or_recall = { $who } wygrywa bitwę i może zostawić albo odesłać { $units } ({ $area }).
ask-hold = { $who } może dzięki kaflowi Utrzymać pozycję dodać jednostkę do oddziału.
ask-spoil = { $who } bierze jako łup kartę przegranego albo dobiera dwie.
ask-reinforce = { $who } może dodać Taktyczne posiłki za 1 punkt modlitwy od jednostki ({ $area }).
ask-which_first = { $who } decyduje, który kafel zadziała najpierw.
ask-make_offering = { $area ->
    [sanctuary] { $who } może złożyć ofiarę w Sanktuarium za 1 punkt chwały.
   *[delta_temple] { $who } może złożyć ofiarę w świątyni w Delcie za 5 punktów modlitwy.
}
ask-veterans_for_prayer = { $who } decyduje, ile żetonów weterana wymienić na punkty modlitwy, jeden za jeden.
ask-veterans_for_cards = { $who } decyduje, ile żetonów weterana wymienić na karty, po dwa za każdą.
ask-victim = { $who } wybiera przeciwnika, który w wyniku Aneksji straci losową kartę.
ask-discard = { $count ->
    [one] { $who } odrzuca ostatnią kartę za Wizję.
    [few] { $who } odrzuca jeszcze { $count } karty za Wizję.
   *[other] { $who } odrzuca jeszcze { $count } kart za Wizję.
}
ask-ceremony = { $who } może odrzucać karty na Nocną ceremonię; dotąd: { $count }.
ask-recolour = { $who } wybiera piramidę, która zmieni kolor.
ask-new_colour = { $who } wybiera nowy kolor piramidy ({ $area }).
ask-position = { $who } wybiera miejsce w następnej kolejności.

## Choices

choice-faction = Prowadź frakcję: { $faction }
choice-city = Zajmij: { $city }
choice-levels = Poziomy: { $levels }
choice-colour = Kolor: { $colour }
choice-area-here = Wybierz: { $area }
choice-area-muster = Umieść 5 jednostek: { $area }
choice-area-tie = Do oddziału: { $area }
choice-area-build = Podwyższ: { $area } ({ $colour }, poziom { $level })
choice-area-found = Załóż piramidę: { $area }
choice-area-add = Dodaj jednostki: { $area }
choice-area-reinforce = Dodaj jednostkę: { $area }
choice-area-fight = Walcz najpierw: { $area }
choice-area-troop = Rusz { $units }: { $area }
choice-area-go = Idź: { $area }
choice-area-attack = Zaatakuj: { $area } ({ $foe })
choice-area-burn = Spal: { $area } ({ $foe })
choice-area-retreat = Wycofaj: { $area }
choice-area-home = Odeślij do miasta: { $area }
choice-area-recolour = Zmień kolor: { $area } ({ $colour })
choice-teleport = Teleportuj: { $area }
choice-teleport-attack = Teleportuj i zaatakuj: { $area } ({ $foe })
choice-worm = Olbrzymi czerw: { $area }
choice-place = Połóż znacznik: { $space }
choice-silver = Srebrny znacznik: { $space }
choice-act = Wykonaj: { $space }
choice-gold = Połóż złoty znacznik
choice-arrange = Przegrupuj towarzyszy
choice-action = Wykonaj: { $action }
choice-card = Zagraj: { $card }
choice-card-pay = Opłać: { $card }
choice-card-discard = Odrzuć: { $card }
choice-card-take = Weź: { $card }
choice-cards = Dodaj: { $cards }
choice-cards-none = Nie dodawaj kart
choice-battle_card = Wybierz: { $card } ({ $values })
choice-battle_card-play = Zagraj: { $card } ({ $values })
choice-battle_card-aside = Odrzuć zakrytą: { $card } ({ $values })
choice-battle_card-remove = Usuń: { $card } ({ $values })
choice-tile = Weź: { $tile }
choice-tile-use = Użyj: { $tile }
choice-tile-first = Najpierw: { $tile }
choice-companion = Wybierz: { $companion }
choice-companion-bring = Dołącz: { $companion }
choice-swap = Zamień z: { $companion }
choice-leave-units = Zostaw tu { $units }
choice-leave = Zostaw tu: { $companion }
choice-join-units = Zabierz { $units }
choice-join = Zabierz: { $companion }
choice-units-here = Wybierz { $units }
choice-units-add = Dodaj { $units }
choice-units-send = Odeślij { $units }
choice-units-remove = Usuń { $units }
choice-level = Buduj do poziomu { $level }
choice-convert = Zamień obronę na obrażenia: { $count }
choice-position = Miejsce { $number }
choice-seat = Zabierz kartę: { $victim }
choice-veterans-none = Zachowaj wszystkie żetony weterana
choice-veterans = Odrzuć { $tokens }
choice-veterans-prayer = Wymień { $tokens } na { $points }
choice-veterans-cards = Wymień { $tokens } na { $cards }
choice-announce = Zapowiedz { $cards }
choice-stop = Zatrzymaj się tutaj
choice-retreat = Wycofaj oddział
choice-recall = Odeślij oddział
choice-home = Sprowadź oddział do miasta
choice-stay = Zostań
choice-exchange = Wymień karty bitwy
choice-draw = Dobierz 2 karty
choice-offer = Złóż ofiarę
choice-collect = Zbierz punkty modlitwy
choice-pass-end_turn = Zakończ turę
choice-pass-use_gold = Bez złotej akcji
choice-pass-which_action = Bez akcji
choice-pass-arrange = Zakończ przegrupowanie
choice-pass-tie_companion = Zostaw w rezerwie
choice-pass-bring_companion = Nie dołączaj nikogo
choice-pass-build_where = Nic nie buduj
choice-pass-place_where = Nie dodawaj więcej
choice-pass-acquire_tile = Nic nie pozyskuj
choice-pass-move_troop = Nie ruszaj się
choice-pass-collect = Nic nie zbieraj
choice-pass-announce = Nic nie zapowiadaj
choice-pass-wound = Nie odrzucaj więcej
choice-pass-ambush = Zostaw zagraną kartę
choice-pass-convert = Zachowaj obronę
choice-pass-corrupt = Nikogo nie usuwaj
choice-pass-enlist = Nikogo nie dodawaj
choice-pass-hold = Nikogo nie dodawaj
choice-pass-reinforce = Nikogo nie dodawaj
choice-pass-make_offering = Nie składaj ofiary
choice-pass-ceremony = Nie odrzucaj więcej
choice-pass-recolour = Nic nie zmieniaj

## Refusals

no-KEMET-001 = Nie masz w rezerwie tylu jednostek.
no-KEMET-002 = Kafel najemników daje dokładnie trzech najemników.
no-KEMET-004 = Masz za mało punktów modlitwy.
no-KEMET-005 = Masz najwyżej trzy piramidy (dwie w grze dwuosobowej), każdą w innej dzielnicy i w innym kolorze.
no-KEMET-013 = Oddział byłby za duży: limit to 5 jednostek, chyba że kafel pozwala ci na więcej.
no-KEMET-017 = To miejsce nie bierze udziału w grze przy tej liczbie graczy.
no-KEMET-028 = Tego koloru nie ma w tej grze.
no-KEMET-033 = Ktoś już to zajął albo tego nie ma.
no-KEMET-037 = Pierwsze oddziały stają w dwóch różnych dzielnicach twojego miasta.
no-KEMET-038 = Rozdziel dokładnie trzy poziomy; na początku żadna piramida nie może przekroczyć poziomu 2.
no-KEMET-040 = Pierwszy kafel musi być dostępny, mieć poziom 1 i kolor jednej z twoich piramid.
no-KEMET-044 = Teraz decyduje ktoś inny.
no-KEMET-046 = Towarzyszy można przegrupować tylko przed położeniem pierwszego znacznika w turze.
no-KEMET-048 = Teraz kładziesz znaczniki; karta musi poczekać, aż wszystkie znajdą się na planszetce.
no-KEMET-049 = Na tym polu nie masz niewykorzystanego znacznika z tej tury.
no-KEMET-057 = Na tym polu leży już znacznik.
no-KEMET-058 = Na polu boskiej mocy kładzie się tylko złoty znacznik.
no-KEMET-060 = Do końca dnia na każdym piętrze musi leżeć znacznik, a na puste piętra zabrakłoby ci wtedy znaczników.
no-KEMET-061 = Nie masz dziś srebrnego znacznika do położenia.
no-KEMET-062 = Złota akcja wymaga złotego znacznika, raz dziennie, i twojego kafla, który tę akcję daje.
no-KEMET-065 = Budujesz wzwyż i tylko w dzielnicach własnego miasta.
no-KEMET-066 = Nie stać cię na to: każdy poziom kosztuje tyle punktów modlitwy, ile wynosi jego numer.
no-KEMET-067 = Jedna z twoich piramid ma już ten kolor.
no-KEMET-068 = Piramida ma najwyżej cztery poziomy.
no-KEMET-072 = Nie kontrolujesz piramidy tego koloru o poziomie co najmniej takim jak poziom kafla.
no-KEMET-073 = Ten obszar dostał już w tej akcji swoje jednostki.
no-KEMET-075 = Na tym obszarze nie ma teraz bitwy do rozegrania.
no-KEMET-076 = Oddział przekroczyłby tam twój limit.
no-KEMET-079 = Dołączyć może tylko towarzysz tego rodzaju z twojej rezerwy.
no-KEMET-080 = Jednostki dodaje się tylko w dzielnicach własnego miasta.
no-KEMET-081 = Masz już ten kafel.
no-KEMET-082 = Masz za mało punktów modlitwy na ten kafel.
no-KEMET-083 = Przy tym kolorze znacznik musiałby leżeć na polu pozyskania tego koloru.
no-KEMET-085 = Twoja piramida jest dość wysoka, ale kontroluje ją teraz przeciwnik.
no-KEMET-086 = W tej rundzie masz już pozyskany kafel tego koloru.
no-KEMET-087 = Tego kafla nie ma już w ofercie, a czyjegoś kafla nie można zabrać.
no-KEMET-090 = Masz już ten kafel w innym kolorze, a dwóch takich nikt mieć nie może.
no-KEMET-091 = Ten kafel nie ma w tej chwili nic do zrobienia.
no-KEMET-092 = Nowy towarzysz dołącza do twojego oddziału w twoim mieście.
no-KEMET-093 = Miejscami mogą się zamieniać tylko towarzysze z twojej rezerwy i z twoich dzielnic, potwór z potworem, a sługa ze sługą.
no-KEMET-094 = Oddziałowi może towarzyszyć jeden potwór i jeden sługa; tylko Meriptah może być drugim sługą.
no-KEMET-100 = Towarzysz nie może zostać sam; potrzebuje choć jednej twojej jednostki.
no-KEMET-103 = Nie masz tam oddziału, który mógłby się ruszyć.
no-KEMET-104 = Oddziałowi nie zostały już ruchy lądowe.
no-KEMET-105 = Dalej musi iść choć jedna jednostka, a tego, co grupa tu zostawiła, nie może teraz znowu zabrać.
no-KEMET-106 = Nie ma tu czegoś takiego do zostawienia ani do zabrania.
no-KEMET-107 = Ruch skończyłby się nadmiarem jednostek lub towarzyszy na jednym obszarze.
no-KEMET-109 = Atakująca grupa musi mieścić się w limitach jednostek i towarzyszy.
no-KEMET-111 = Ruch lądowy prowadzi tylko na sąsiedni obszar albo z portu do portu.
no-KEMET-113 = Do portu wojskowego można wpłynąć tylko przy własnym mieście.
no-KEMET-114 = Teleportacja prowadzi z dzielnicy z piramidą na inny obszar z obeliskiem.
no-KEMET-115 = W tej akcji teleportacja już była.
no-KEMET-117 = Nie stać cię na teleportację razem z mytem Sfinksa Chnuma.
no-KEMET-118 = Aby przejść przez te mury, grupa musiałaby zacząć ruch tuż przy nich.
no-KEMET-119 = W jednym ruchu wchodzi się najwyżej do jednej dzielnicy przeciwników.
no-KEMET-121 = W trakcie ruchu można zagrywać tylko karty z symbolem ruchu.
no-KEMET-122 = Za późno: Chyżość zagrywa się przed pierwszym krokiem, a Przeniesienie przed teleportacją.
no-KEMET-141 = Potrzebujesz dwóch różnych kart bitwy z ręki: jednej do zagrania i jednej do zakrytego odrzucenia.
no-KEMET-142 = Nie masz tylu takich kart.
no-KEMET-144 = Tylu kart nikt mieć nie może; zapowiedz mniejszą liczbę.
no-KEMET-145 = Nie stać cię już na tę kartę.
no-KEMET-146 = Tej karty nie ma wśród tych, które masz jeszcze opłacić.
no-KEMET-164 = Oddział wycofuje się na pusty sąsiedni obszar, a z dzielnic tylko do własnej.
no-KEMET-165 = Nie ma dokąd się wycofać, więc oddział trzeba odesłać.
no-KEMET-175 = Nie masz tej karty na ręce.
no-KEMET-176 = Tej karty nie można teraz zagrać: jej symbol mówi, kiedy wolno.
no-KEMET-179 = Dywersja zawsze zostaje u właściciela i nie można jej za nic odrzucić.
no-KEMET-180 = Ta karta nic by teraz nie dała.
no-KEMET-181 = Celem Deszczu ognia musi być oddział przeciwnika.
no-KEMET-182 = Wsparcie taktyczne dodaje łącznie dwie jednostki: w twoich dzielnicach albo tam, gdzie już masz jednostki.
no-KEMET-185 = Ofiara w Sanktuarium wymaga dwóch jednostek.
no-KEMET-186 = Ofiara w świątyni w Delcie wymaga jednostki.
no-KEMET-191 = Za kartę oddaje się dwa żetony weterana, więc liczba musi być parzysta.
no-KEMET-192 = Każdy żeton weterana zmienia się w jedną jednostkę w twojej dzielnicy, w której nie ma oddziału przeciwnika.
no-KEMET-194 = Takiego miejsca w kolejności nie ma albo jest już zajęte.
no-KEMET-196 = Nie masz tylu żetonów weterana.
no-KEMET-199 = Gra jest już zakończona.
no-KEMET-206 = Na tak dużo ten efekt nie pozwala.
no-KEMET-207 = Kafel na to nie pozwala: wymaga oddziału ze sługą albo ruchu bez teleportacji.
no-KEMET-218 = Usunąć możesz tylko kartę bitwy, którą masz.
no-KEMET-219 = Za Boską ranę odrzuca się tylko karty z ręki.
no-KEMET-223 = Stoi tam Sfinks Chnuma, a ty nie masz punktu modlitwy na myto.
no-KEMET-229 = Za Wizję odrzuca się tylko karty z ręki.
no-KEMET-230 = Ręka boga dodaje dokładnie jeden poziom.
no-KEMET-232 = Masaharta sprowadza oddział tylko do twoich dzielnic bez oddziałów przeciwników i tylko wtedy, gdy zmieści się cały.
no-KEMET-233 = Jednostka musi dołączyć do oddziału, który walczył.
no-KEMET-235 = Najemników trzeba rozmieszczać, dopóki jest dla nich miejsce.
no-KEMET-236 = Modlitwa o posiłki dodaje najwyżej dwie jednostki.
no-KEMET-237 = Jednostki dodaje się tylko w swoich dzielnicach i tam, gdzie już masz jednostki.
no-KEMET-345 = W tej turze to przegrupowanie już się odbyło.
no-KEMET-346 = W jednej turze nie można zagrać więcej kart dnia.
no-KEMET-349 = Przegrany nie zagrał tej karty, więc nie możesz jej wziąć.
no-KEMET-350 = Nie ma takiej karty do zabrania ani do oddania.
no-KEMET-363 = Olbrzymi czerw wynurza się z rekrutowanymi jednostkami na pustym obszarze poza miastami i nigdy nie wchodzi do dzielnicy.
no-KEMET-365 = To nie jest odpowiedź na obecne pytanie.

## Power tiles

-domination = Przy pozyskaniu: zyskaj 1 punkt chwały za boskość.
-act_of_god = Przy pozyskaniu: weź srebrny znacznik akcji. Od następnej tury daje ci jedną akcję dziennie więcej.
card-ruby_charge = W ataku: +1 siły.
card-ruby_priest_of_mafdet = W każdym ruchu masz 1 ruch lądowy więcej.
card-ruby_carnage = W bitwie: +1 obrażeń.
card-ruby_wrryt_storm = Przy pozyskaniu: odzyskaj wszystkie karty bitwy i zastąp jedną kartą specjalną Burza rydwanów (siła 3, obrażenia 3).
card-ruby_phoenix = Potwór. Jego oddział: +1 ruch lądowy, +1 siły. Grupa z Feniksem może wejść do jednej dzielnicy przeciwnika bez względu na to, skąd wyruszyła.
card-ruby_portal_of_thoth = Twoje teleportacje kosztują 1 punkt modlitwy mniej i mogą się też zaczynać przy obelisku.
card-ruby_royal_scarab = Potwór. Jego oddział: +2 ruchy lądowe, +2 siły.
card-ruby_blades_of_neith = W bitwie: +1 siły.
card-ruby_divine_wound = Po odkryciu kart bitwy odrzuć dowolnie wiele kart boskiej interwencji: +1 siły za każdą.
card-ruby_domination = { -domination }
card-ruby_giant_scorpion = Potwór. Jego oddział: +1 ruch lądowy, +2 siły, +2 obrażeń.
card-ruby_initiative = W bitwie: +1 obrażeń i +1 nieblokowalnych obrażeń; w ataku także +1 siły.
card-ruby_surprise_attack = Złota akcja: ruch, w którym możesz wejść do jednej dzielnicy przeciwnika bez względu na to, skąd wyruszasz.
card-ruby_act_of_god = { -act_of_god }
card-sapphire_recruiting_scribe = Rekrutacja: do 3 jednostek za darmo.
card-sapphire_defense = W obronie: +1 siły.
card-sapphire_reinforcement_prayer = Modlitwa: dodaj też za darmo do 2 jednostek w swoich dzielnicach.
card-sapphire_ancestral_elephant = Potwór. Jego oddział: +1 ruch lądowy, +1 siły, +1 obrony.
card-sapphire_shetyw_defense = Przy pozyskaniu: odzyskaj wszystkie karty bitwy i zastąp jedną kartą specjalną Obrona Szetyw (siła 3, obrona 3).
card-sapphire_shield_of_neith = W bitwie: +1 obrony.
card-sapphire_legion = Twoje oddziały mogą liczyć 7 jednostek zamiast 5.
card-sapphire_defensive_victory = Jeśli wygrasz w obronie i ocaleje choć jedna jednostka: 1 punkt chwały za bitwę.
card-sapphire_spy = Przeciwnik wybiera i pokazuje kartę bitwy do zagrania, zanim wybierzesz swoją.
card-sapphire_domination = { -domination }
card-sapphire_reinforcements = Rekrutacja: wszystkie jednostki za darmo.
card-sapphire_sphinx = Potwór. Przy pozyskaniu: 1 punkt chwały za boskość. Jego oddział: +1 ruch lądowy, +2 siły.
card-sapphire_divine_will = Złota akcja: ruch albo rekrutacja.
card-sapphire_act_of_god = { -act_of_god }
card-diamond_priest = Modlitwa: 1 punkt modlitwy więcej.
card-diamond_priestess = Twoje kafle mocy kosztują 1 punkt modlitwy mniej.
card-diamond_magical_support = Budowa: każdy poziom kosztuje 1 punkt modlitwy mniej.
card-diamond_deep_desert_snake = Potwór. Jego oddział: +1 ruch lądowy. W jego bitwach potwór przeciwnika nic nie daje.
card-diamond_vision = W nocy: dobierz 4 karty boskiej interwencji więcej, po czym 4 odrzuć.
card-diamond_divine_boon = W nocy: dobierz 1 kartę boskiej interwencji więcej.
card-diamond_hand_of_god = Pod koniec nocy: dobuduj za darmo 1 poziom piramidy.
card-diamond_divine_hunger = W bitwie: 2 punkty modlitwy za każdą jednostkę przeciwnika usuniętą przez twoje obrażenia.
card-diamond_priest_of_thoeris = W ataku: przed wyborem kart bitwy dobierz kartę boskiej interwencji.
card-diamond_domination = { -domination }
card-diamond_priest_of_ra = Wszystko, za co płacisz, kosztuje 1 punkt modlitwy mniej.
card-diamond_priest_of_amon = W nocy: 7 punktów modlitwy więcej.
card-diamond_mummy = Potwór. Jego oddział: +1 ruch lądowy, +2 siły. W nocy, gdziekolwiek jest: dobierz 1 kartę boskiej interwencji więcej.
card-diamond_act_of_god = { -act_of_god }
card-onyx_sword_mercenaries = Przy pozyskaniu: do końca gry dołącza do ciebie 3 mieczników; umieść ich w swoich dzielnicach.
card-onyx_spear_mercenaries = Przy pozyskaniu: do końca gry dołącza do ciebie 3 włóczników; umieść ich w swoich dzielnicach.
card-onyx_local_recruitment = Rekrutacja: 1 jednostka za darmo, a jednostki można dodawać także wszędzie tam, gdzie masz już oddział.
card-onyx_honor_in_battle = W bitwie: 1 punkt modlitwy za każdą twoją jednostkę usuniętą przez obrażenia przeciwnika.
card-onyx_dedication_to_battle = W ataku: 2 punkty modlitwy przed wyborem kart bitwy.
card-onyx_khnums_sphinx = Potwór. Jego oddział: +1 ruch lądowy, +1 siły. Przeciwnik, który rusza się na jego obszar, płaci 1 punkt modlitwy.
card-onyx_twin_ceremony = Złota akcja: pozyskaj kafel za 1 punkt modlitwy więcej, bez pola, także w kolorze z tej rundy.
card-onyx_griffin_sphinx = Potwór. Jego oddział: +2 siły. Teleportuje się za darmo i może wyruszyć także od obelisku.
card-onyx_forced_march = Złota akcja: ruch bez teleportacji.
card-onyx_deadly_trap = W obronie: +1 siły, +1 nieblokowalnych obrażeń.
card-onyx_domination = { -domination }
card-onyx_soul_devourer = Potwór. Jego oddział: +1 ruch lądowy, +2 siły. Jeśli wygrasz, a twoje obrażenia usuną co najmniej 2 jednostki: dodatkowy punkt chwały za bitwę.
card-onyx_bestial_fury = W każdym ruchu masz 1 ruch lądowy więcej. W bitwie: +1 siły, +1 obrażeń.
card-onyx_divine_might = Gdy coś daje ci punkty modlitwy, zyskujesz ich o 2 więcej.
card-onyx_act_of_god = { -act_of_god }
card-amethyst_energy_drain = Gdy przeciwnik się modli, zyskujesz 1 punkt modlitwy, najwyżej dwa razy dziennie.
card-amethyst_servile_corruption = W bitwie z liczniejszym oddziałem: +1 siły.
card-amethyst_cobra = Potwór. Jego oddział: +1 ruch lądowy, +1 siły, +1 obrażeń.
card-amethyst_fury_of_seth = Przy pozyskaniu: odzyskaj wszystkie karty bitwy i zastąp jedną kartą specjalną Furia Seta (siła 4, obrażenia 1, nieblokowalne obrażenia 1, własne straty 1).
card-amethyst_annexation = W nocy, przed dobieraniem: zabierz przeciwnikowi losową kartę boskiej interwencji.
card-amethyst_kill_them_all = W każdym ruchu masz 1 ruch lądowy więcej. W ataku: +1 obrażeń.
card-amethyst_ambush = Po odkryciu kart możesz wymienić swoją kartę bitwy na tę odrzuconą w tej bitwie zakrytą.
card-amethyst_divine_advantage = W nocy: dobierz 1 kartę boskiej interwencji więcej, a jeśli kontrolujesz świątynię, 2.
card-amethyst_plunder_of_seth = Jeśli wygrasz bitwę, zabierz przegranemu do 3 punktów modlitwy.
card-amethyst_domination = { -domination }
card-amethyst_magic_versatility = Złota akcja: budowa, rekrutacja, modlitwa albo ruch bez teleportacji.
card-amethyst_units_corruption = Jeśli wygrasz i twój oddział ocaleje: usuń do 2 jednostek przegranego i zastąp je swoimi.
card-amethyst_lord_of_the_red_land = W bitwie: +1 siły, a obrona przeciwnika jest o 2 niższa.
card-amethyst_act_of_god = { -act_of_god }
card-amber_harbour_servant = Sługa. Jego oddział: +1 ruch lądowy. Grupa z nim może wpłynąć do każdego portu wojskowego.
card-amber_servant_masaharta = Sługa. Jego oddział: +1 obrony. Po przegranej bitwie oddział może zamiast odwrotu wrócić do twoich dzielnic.
card-amber_jackal = Potwór. Jego oddział: +1 ruch lądowy, +1 siły. Dobierz kartę boskiej interwencji za każde 2 jednostki usunięte przez twoje obrażenia.
card-amber_servant_heqaib = Sługa. Gdy jego oddział zajmie świątynię, możesz od razu zebrać jej punkty modlitwy (świątynia w Delcie: 5 za jednostkę).
card-amber_servant_bakatan = Sługa. Jego oddział: obronę z karty bitwy można zamienić na obrażenia.
card-amber_forced_recall = Gdy odsyłasz oddział po bitwie: 2 punkty modlitwy więcej.
card-amber_hold_the_position = Jeśli po bitwie nie odsyłasz oddziału: odzyskaj wszystkie karty bitwy i dodaj do niego 1 jednostkę.
card-amber_spoils_of_war = Jeśli wygrasz, a przegrany zagrał kartę boskiej interwencji: weź jedną z tych kart albo dobierz 2.
card-amber_servant_patamos = Sługa. Twoje nocne ofiary nie kosztują jednostek. Jego oddział: +1 siły w Delcie, teleportacja do Delty lub z niej kosztuje 1 punkt modlitwy mniej.
card-amber_domination = { -domination }
card-amber_servant_meryptah = Sługa. Może być drugim sługą w oddziale. Jego oddział: +2 siły.
card-amber_cat = Potwór. Jego oddział: +1 ruch lądowy, +2 siły, +1 obrony. Jeśli wygrasz bez strat: dodatkowy punkt chwały za bitwę.
card-amber_warriors_worship = Złota akcja: rekrutacja i ruch w dowolnej kolejności, oba tylko dla oddziałów ze sługą.
card-amber_act_of_god = { -act_of_god }
card-ruby_omniscience = Przeciwnik wybiera i pokazuje karty boskiej interwencji w bitwie, zanim wybierzesz swoje.
card-ruby_sacred_bull = Potwór. Jego oddział: +2 ruchy lądowe, +1 siły. Gdy wchodzi na planszę, jego oddział może się od razu ruszyć.
card-ruby_strategic_control = W ataku: +1 obrażeń. W obronie: +1 obrony.
card-sapphire_perfect_architecture = Także twoje piramidy poziomu 3, które kontrolujesz, dają po 1 punkcie chwały.
card-sapphire_giant_sandworm = Potwór. Rekrutacja: może wynurzyć się z 2 darmowymi jednostkami na pustym obszarze poza miastami. Jego oddział: +1 ruch lądowy, +2 siły. Nigdy w dzielnicach.
card-sapphire_street_fighting = W dzielnicach: +1 siły. W ruchu możesz wejść do jednej dzielnicy przeciwnika bez względu na to, skąd wyruszasz.
card-diamond_strategic_hold = Po bitwie: 1 punkt modlitwy za każdą twoją jednostkę, która została na jej obszarze.
card-diamond_night_ceremony = W nocy, po dobraniu: odrzuć dowolnie wiele kart boskiej interwencji, zyskaj tyle samo punktów modlitwy i dobierz o jedną kartę więcej.
card-diamond_gathered_tribes = Twoje oddziały mogą liczyć 6 jednostek zamiast 5. W bitwie: +1 obrony.
card-onyx_divine_support = Po bitwie, jeśli została ci jednostka na jej obszarze: dobierz kartę boskiej interwencji.
card-onyx_tactical_reinforcement = Po bitwie, jeśli została ci jednostka na jej obszarze: dodaj tam jednostki po 1 punkcie modlitwy.
card-onyx_shield_of_onyx = Przy pozyskaniu: odzyskaj wszystkie karty bitwy i zastąp jedną kartą specjalną Onyksowa tarcza (siła 2, szkodzą tylko nieblokowalne obrażenia).
card-amber_supreme_power = W nocy: 1 punkt modlitwy więcej, a miejsce w kolejności wybierasz przed innymi.
card-amber_hippopotamus = Potwór. Jego oddział: +1 ruch lądowy, +1 siły, +1 nieblokowalnych obrażeń, +1 obrony.
card-amber_restructuring = Złota akcja: zmień kolor jednej swojej piramidy albo zamień kolory dwóch.

## Divine Intervention cards

card-war_rage = Bitwa: +1 siły.
card-bloody_battle = Bitwa: +1 obrażeń.
card-bronze_wall = Bitwa: +1 obrony.
card-war_fury = Bitwa, koszt 1: +2 siły.
card-bloodbath = Bitwa, koszt 1: +2 obrażeń.
card-iron_wall = Bitwa, koszt 1: +2 obrony.
card-tactical_support = Dzień: dodaj za darmo do 2 jednostek w swoich dzielnicach albo oddziałach.
card-raining_fire = Dzień, koszt 1: usuń jednostkę z dowolnego oddziału przeciwnika.
card-prayer = Dzień: zyskaj 2 punkty modlitwy.
card-transfer = Ruch: teleportacja jest darmowa i może się zacząć gdziekolwiek.
card-swiftness = Ruch, przed pierwszym krokiem: +1 ruch lądowy.
card-diversion = Bitwa: nic nie daje, tylko myli przeciwnika, i wraca na rękę.

## Battle cards

card-cavalry_blitz = Siła 4, obrażenia 1.
card-fervent_purge = Siła 3, obrażenia 2.
card-chariot_raid = Siła 1, obrażenia 3.
card-mixed_tactics = Siła 2, obrażenia 2, obrona 1.
card-phalanx_defense = Siła 2, obrona 2.
card-shield_push = Siła 3, obrona 1.
card-sacrificial_charge = Siła 5; tracisz też 2 własne jednostki.
card-defensive_retreat = Siła 1, obrażenia 1, obrona 3.
