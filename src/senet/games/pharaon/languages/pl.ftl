## The game

game-about = Jesteś dzieckiem faraona i przez pięć rund przygotowujesz własną podróż w zaświaty; wygra ten, kto zdobędzie przy tym najwięcej prestiżu. Opłacaj dostęp do pięciu stref wokół obracającego się koła, gromadź ofiary, arystokratów i rzemieślników i zadowalaj bogów, którzy strzegą granic między strefami.

option-first_player = Pierwszy gracz
option-first_player-help = Kto na początku dostaje żeton pierwszego gracza: ktoś wylosowany czy wskazane miejsce przy stole.
option-first_player-random = Losowo
option-first_player-0 = Miejsce 1
option-first_player-1 = Miejsce 2
option-first_player-2 = Miejsce 3
option-first_player-3 = Miejsce 4
option-first_player-4 = Miejsce 5
option-beginner_scribes = Zaczyna z Pisarzem
option-beginner_scribes-help = Łatwiejszy początek: ten gracz dostaje losowego Pisarza, zamiast wybierać jednego z dwóch arystokratów.
option-dark_boards = Ciemne plansze Zdrajcy
option-dark_boards-help = Ile z pięciu plansz Zdrajcy leży ciemną stroną do góry; im więcej, tym jest silniejszy.
option-dark_boards-0 = Żadna
option-dark_boards-1 = 1
option-dark_boards-2 = 2
option-dark_boards-3 = 3
option-dark_boards-4 = 4
option-dark_boards-5 = Wszystkie 5
option-exchange_after_passing = Wymiany po spasowaniu
option-exchange_after_passing-help = Tak: Wieszczki i Skarbnika można raz na rundę użyć także w późniejszej turze, już po spasowaniu; nie: tylko w turach, w których wykonuje się akcję albo pasuje.
option-judge_any_entry = Sędzia płaci też za dostęp
option-judge_any_entry-help = Tak: właściciel Sędziego płaci w strefie arystokratów pięcioma dowolnymi żetonami, także za dostęp; nie: żeton dostępu musi pasować do koloru pola.
option-bonus_after_pair = Premia kupowana po wzięciu pary
option-bonus_after_pair-help = Tak: najpierw bierze się parę ofiar, którą można już zapłacić za żeton premiowy; nie: wszystko płaci się przed wzięciem pary.
option-discs_after_jar = Krążki po urnie
option-discs_after_jar-help = Tak: nad Nilem najpierw bierze się zasoby i urnę, a potem przesuwa krążki; nie: tory wybiera się razem z akcją, przed dobraniem urny.
option-general_takes_token = Generał daje żeton
option-general_takes_token-help = Tak: kto pasuje jako pierwszy i używa Generała, bierze żeton pierwszego gracza; nie: można wybrać także inną osiągniętą nagrodę.
option-sculptors_give = Rzeźbiarze dają zasób
option-sculptors_give-help = Tak: każdy Rzeźbiarz oprócz punktów daje od razu 1 zasób podstawowy; nie: Rzeźbiarze dają tylko punkty.
option-traitor_passes_at_once = Zdrajca pasuje od razu
option-traitor_passes_at_once-help = Tak: Zdrajca pasuje w turze, w której zagrywa ostatnią urnę; nie: pasuje dopiero w następnej turze.
option-choose_dark_boards = Wybór ciemnych plansz
option-choose_dark_boards-help = Tak: sam wybierasz, które plansze Zdrajcy odwrócić na ciemną stronę; nie: decyduje los.

source-gods = Bogowie
source-nobles = Arystokraci
source-nile = Wpływy nad Nilem
source-resources_and_offerings = Zasoby i ofiary
source-artisans = Rzemieślnicy
source-tomb = Grobowiec
source-tokens = Żetony faraona i pierwszego gracza

## Names and parts of sentences

name-traitor = Zdrajca
name-off_black = czarna ofiara
name-off_yellow = żółta ofiara
name-off_green = zielona ofiara
name-off_red = czerwona ofiara
name-off_blue = niebieska ofiara
name-off_zone_offerings = joker strefy ofiar
name-off_zone_nobles = joker strefy arystokratów
name-off_zone_artisans = joker strefy rzemieślników
name-off_zone_nile = joker strefy Nilu
name-off_zone_tomb = joker strefy grobowca
name-off_plus1 = ofiara +1
name-off_plus2 = ofiara +2

colour-black = czarny
colour-yellow = żółty
colour-green = zielony
colour-red = czerwony
colour-blue = niebieski
colour-any = dowolny kolor
strip-black = czarny
strip-yellow = żółty
strip-green = zielony
strip-red = czerwony
strip-blue = niebieski

all-black = czarnymi
all-yellow = żółtymi
all-green = zielonymi
all-red = czerwonymi
all-blue = niebieskimi

count-black = { $count ->
    [one] { $count } czarny
    [few] { $count } czarne
   *[many] { $count } czarnych
}
count-yellow = { $count ->
    [one] { $count } żółty
    [few] { $count } żółte
   *[many] { $count } żółtych
}
count-green = { $count ->
    [one] { $count } zielony
    [few] { $count } zielone
   *[many] { $count } zielonych
}
count-red = { $count ->
    [one] { $count } czerwony
    [few] { $count } czerwone
   *[many] { $count } czerwonych
}
count-blue = { $count ->
    [one] { $count } niebieski
    [few] { $count } niebieskie
   *[many] { $count } niebieskich
}
count-silver = { $count ->
    [one] { $count } srebrny
    [few] { $count } srebrne
   *[many] { $count } srebrnych
}
count-any = { $count ->
    [one] { $count } dowolny żeton
    [few] { $count } dowolne żetony
   *[many] { $count } dowolnych żetonów
}
one-jar = 1 urna
points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
steps = { $count ->
    [one] { $count } krok
    [few] { $count } kroki
   *[many] { $count } kroków
}
tokens-of = { $count } × { $token }
means-as = { $means } (jako { $colour })
area-strip = { $zone } ({ $strip })
jar-contents = ({ $jar })

one-off_black = czarną ofiarę
one-off_yellow = żółtą ofiarę
one-off_green = zieloną ofiarę
one-off_red = czerwoną ofiarę
one-off_blue = niebieską ofiarę
one-off_zone_offerings = jokera strefy ofiar
one-off_zone_nobles = jokera strefy arystokratów
one-off_zone_artisans = jokera strefy rzemieślników
one-off_zone_nile = jokera strefy Nilu
one-off_zone_tomb = jokera strefy grobowca
one-off_plus1 = ofiarę +1
one-off_plus2 = ofiarę +2

with-black = czarnym żetonem
with-yellow = żółtym żetonem
with-green = zielonym żetonem
with-red = czerwonym żetonem
with-blue = niebieskim żetonem
with-silver = srebrnym żetonem
with-off_black = czarną ofiarą
with-off_yellow = żółtą ofiarą
with-off_green = zieloną ofiarą
with-off_red = czerwoną ofiarą
with-off_blue = niebieską ofiarą
with-off_zone_offerings = jokerem strefy ofiar
with-off_zone_nobles = jokerem strefy arystokratów
with-off_zone_artisans = jokerem strefy rzemieślników
with-off_zone_nile = jokerem strefy Nilu
with-off_zone_tomb = jokerem strefy grobowca
with-off_plus1 = ofiarą +1
with-off_plus2 = ofiarą +2

to-offerings = do strefy ofiar
to-nobles = do strefy arystokratów
to-artisans = do strefy rzemieślników
to-nile = do strefy Nilu
to-tomb = do strefy grobowca
in-offerings = w strefie ofiar
in-nobles = w strefie arystokratów
in-artisans = w strefie rzemieślników
in-nile = w strefie Nilu
in-tomb = w strefie grobowca

track-black = na czarnym torze
track-yellow = na żółtym torze
track-green = na zielonym torze
track-red = na czerwonym torze
track-blue = na niebieskim torze

## Prompts

ask-main = Runda { $round } z { $rounds }: { $who } wchodzi do strefy albo pasuje.
ask-jar = { $moment ->
    [setup] { $who } wybiera urnę kanopską na początek gry.
   *[passing] { $who } pasuje i wybiera urnę kanopską.
}
ask-dark_board = { $left ->
    [one] { $who } wybiera planszę Zdrajcy, którą odwróci na ciemną stronę.
   *[other] { $who } wybiera od lewej plansze Zdrajcy, które odwróci na ciemną stronę; pozostało: { $left }.
}
ask-keep_noble = { $who } zachowuje jednego z dwóch dobranych arystokratów.
ask-last_exchange = { $who } może jeszcze dokonać wymiany przed końcem tury.
ask-give = { $noble ->
    [seer] { $who } używa Wieszczki: który żeton podstawowy oddać za zasób podstawowy innego koloru?
   *[treasurer] { $who } używa Skarbnika: który żeton podstawowy oddać za 1 srebrny żeton?
}
ask-other_kind = { $who } używa Wieszczki i bierze 1 zasób podstawowy w innym kolorze niż { $given }.
ask-pair = { $who } wybiera parę żetonów ofiar.
ask-bonus = { $moment ->
    [after] { $who } może teraz dokupić żeton premiowy: płacąc { $colour }, za 1 żeton, a innym jednym kolorem – za 2 żetony.
   *[before] { $who } może dokupić żeton premiowy; akcja kosztuje wtedy 2 żetony jednego koloru zamiast 1.
}
ask-noble = { $who } wybiera arystokratę.
ask-artisan = { $who } wybiera rzemieślnika.
ask-free_artisan = { $who } bierze rzemieślnika bez płacenia.
ask-nile = { $who } wybiera jedną z pięciu akcji nad Nilem.
ask-arrow = { $count ->
    [1] { $who } wybiera tor wpływów, na którym przesunie krążek.
   *[other] { $who } wybiera tor wpływów, na którym przesunie krążek (strzałka { $number } z { $count }).
}
ask-step = { $who } wybiera tor wpływów, na którym przesunie krążek o jeden stopień.
ask-basic = { $who } bierze z banku 1 zasób podstawowy.
ask-ordered_basic = { $who } bierze dzięki Dyplomacie zasoby podstawowe, kolor po kolorze; pozostało: { $left }.
ask-offering = { $who } bierze żeton ofiary z pola żetonów premiowych albo losuje go z woreczka.
ask-use = { $noble ->
    [diplomat] { $who } może użyć Dyplomaty i zamiast zawartości urny ({ $jar }) wziąć 3 dowolne zasoby podstawowe.
    [teacher] { $who } może użyć Nauczyciela i oprócz zawartości urny wziąć jeszcze 1 zasób podstawowy.
    [general_token] { $who } może użyć Generała, od razu przesunąć walec i wziąć żeton pierwszego gracza.
   *[general] { $who } może użyć Generała i od razu przesunąć walec na Piramidzie Czasu.
}
ask-reward = { $who } dociera na pole { $space } z { $spaces } w rzędzie { $row } Piramidy Czasu i wybiera nagrodę.
ask-entry = { $who } płaci za dostęp { $zone } (1 żeton: { $colour }).
ask-kind = { $who } wybiera kolor zapłaty za akcję { $zone }: { $count } żetony, a jeśli płaci { $colour }, to tylko { $fewer }, bo liczy się też żeton dostępu.
ask-unit = { $colours ->
    [1] { $who } płaci za akcję { $zone }; pozostało: { $due }.
   *[other] { $who } płaci za akcję { $zone }; pozostało: { $due }; teraz: { $now }.
}
ask-wheel_token = { $who } wybiera, który z dwóch górnych zasobów z urny Zdrajcy ({ $jar }) trafi na koło.
ask-traitor_basic = { $who } wybiera zasób podstawowy, który Zdrajca bierze jako nagrodę.

## Choices

choice-decline = Nie używaj karty „{ $noble }”
choice-finish = Zakończ turę
choice-zone = Wejdź { $zone }
choice-exchange = Wymień żeton dzięki karcie „{ $noble }”
choice-use = Użyj karty „{ $noble }”
choice-pair = Para { $slot }: { $tokens }
choice-no-pair = Para { $slot } (puste pole)
choice-bonus-none = Bez żetonu premiowego
choice-bonus-bag = Premia z woreczka
choice-bonus = Premia: { $token }
choice-noble-deck = Dobierz arystokratę z talii
choice-noble = Weź: { $card }
choice-keep = Zachowaj: { $card }
choice-artisan-deck = Dobierz rzemieślnika z talii
choice-artisan = Weź: { $card } – { $gains }
choice-nile = Akcja { $number }: { $cost } → { $gains }
choice-track = Przesuń krążek { $track }
choice-entry = Zapłać za dostęp { $token }
choice-entry-as = Zapłać za dostęp { $token } (jako { $colour })
choice-kind = Płać { $colour } żetonami
choice-pay = Zapłać { $token }
choice-give = Oddaj { $token }
choice-take = Weź { $token }
choice-offering-bag = Wylosuj ofiarę z woreczka
choice-jar = Urna: { $resources }
choice-reward-basic = Nagroda: 1 zasób podstawowy
choice-reward-first_player = Nagroda: żeton pierwszego gracza
choice-reward-silver = Nagroda: 1 srebrny żeton
choice-reward-offering = Nagroda: 1 żeton ofiary
choice-board = Odwróć planszę nr { $place } na ciemną stronę
choice-wheel = Na koło: { $token }

## The log

story-advanced = { $who } przesuwa walec na pole { $space } w rzędzie { $row } Piramidy Czasu.
story-artisan_discarded = Zdrajca usuwa z gry rzemieślnika: { $card }.
story-artisan_shown = Odkryto nowego rzemieślnika: { $card }.
story-bag_refilled = Woreczek jest pusty, więc odrzucone ofiary wracają do niego: { $tokens }.
story-blocked = { $count ->
    [0] Urna, której nikt nie wziął, nic nie blokuje, bo w banku nie ma jej zasobów.
   *[other] Urna, której nikt nie wziął, blokuje pola dostępu na Kole Akcji: { $tokens }.
}
story-board = Strefy Tablicy Bogów zgodnie z ruchem wskazówek zegara, każda z kolorem dostępu: { $areas }. Żeton kierunku wskazuje, że Koło Akcji będzie się obracać { $direction ->
    [clockwise] zgodnie z ruchem wskazówek zegara
   *[counterclockwise] przeciwnie do ruchu wskazówek zegara
}.
story-board_darkened = Plansza Zdrajcy nr { $place } (od lewej) leży teraz ciemną stroną do góry.
story-boards_laid_out = Plansze Zdrajcy są wyłożone; ich kolory od lewej: { $colours }.
story-bonus_laid_out = Nowe na polu żetonów premiowych: { $tokens }.
story-built = { $who } rozbudowuje grobowiec i dociera na pole { $space }.
story-cards_laid_out = Odkryci są arystokraci: { $nobles } oraz rzemieślnicy: { $artisans }.
story-climbed = { $who } przesuwa krążek { $track } na stopień { $step }.
story-dealt_scribe = { $who } zaczyna z arystokratą: { $card }.
story-declined = { $who } nie używa karty „{ $card }”.
story-discs_returned = Wszystkie walce wędrują na pole { $round } licznika rund.
story-drew_artisan = { $who } dobiera rzemieślnika z talii: { $card }.
story-drew_jar = { $who } dobiera urnę ze stosu.
story-drew_noble = { $who } dobiera arystokratę z talii: { $card }.
story-drew_nobles = Tylko { $who } widzi, kogo: { $cards }.
story-drew_offering = { $who } losuje z woreczka { $token }.
story-drew_secretly = { $who } dobiera { $count } arystokratów do wyboru.
story-entered = { $who } wchodzi { $zone }, płacąc { $means }.
story-entered_full = { $who } dzięki karcie „{ $card }” wchodzi { $zone } mimo braku miejsc, płacąc { $means }.
story-first_player = { $how ->
    [start] { $who } otrzymuje żeton pierwszego gracza.
   *[reward] { $who } przejmuje żeton pierwszego gracza.
}
story-gained = { $source ->
    [jar] { $who } zyskuje { $tokens } z urny.
    [nile] { $who } zyskuje { $tokens } nad Nilem.
    [reward] { $who } zyskuje { $tokens } jako nagrodę.
    [start] { $who } zyskuje { $tokens } na początek.
    [artisan] { $who } zyskuje { $tokens } od rzemieślnika.
    [noble] { $who } zyskuje { $tokens } dzięki karcie „{ $card }”.
   *[chosen] { $who } zyskuje { $tokens }.
}
story-game_over = Piąta runda była ostatnia; czas na końcową punktację.
story-gave = { $who } oddaje w wymianie { $token }.
story-instead_of_jar = { $who } odrzuca urnę ({ $jar }) i zamiast niej wybiera inne zasoby podstawowe.
story-jars_laid_out = Odkryto nowe urny: { $jars }.
story-jars_renewed = { $count ->
    [one] Stos urn się wyczerpał; nowy stos tworzy odrzucona urna.
    [few] Stos urn się wyczerpał; nowy stos tworzą { $count } odrzucone urny.
   *[many] Stos urn się wyczerpał; nowy stos tworzy { $count } odrzuconych urn.
}
story-kept_noble = { $who } zachowuje arystokratę: { $card }.
story-lacked = W banku brakuje żetonów, więc { $who } nie dostaje: { $tokens }.
story-no_artisan_left = Talia rzemieślników jest pusta.
story-no_jar = Nie ma już urn, więc { $who } nie dobiera żadnej.
story-no_noble_left = Talia arystokratów jest pusta.
story-no_offering = Nie ma już ofiar, więc { $who } nie bierze żadnej.
story-no_reward = Nie ma już nagród, więc { $who } nie bierze żadnej.
story-noble_discarded = Zdrajca usuwa z gry arystokratę: { $card }.
story-noble_shown = Odkryto nowego arystokratę: { $card }.
story-nobles_ready = { $who } może znów używać kart: { $cards }.
story-nobles_returned = { $count ->
    [one] Odłożony arystokrata wraca do talii.
    [few] { $count } odłożeni arystokraci wracają do talii.
   *[many] { $count } odłożonych arystokratów wraca do talii.
}
story-not_blocked = W banku brakuje na to żetonów: { $tokens }; tyle samo pól dostępu zostaje wolnych.
story-paid = { $who } płaci { $means }.
story-pair_laid_out = Nowa para żetonów ofiar: { $tokens }.
story-passed = { $row ->
    [0] { $who } pasuje jako ostatnia osoba.
   *[other] { $who } pasuje i stawia walec na polu { $space } w rzędzie { $row } Piramidy Czasu.
}
story-received_noble = { $who } otrzymuje drugiego arystokratę: { $card }.
story-round_begins = Zaczyna się runda { $round }; pierwszy ruch: { $who }.
story-round_ends = Koniec rundy { $round }.
story-satisfied = { $who } zadowala bogów: { $gods }.
story-scored = { $who } – { $points }: bogowie { $gods }, arystokraci { $nobles }, wpływy nad Nilem { $nile }, zasoby i ofiary { $resources }, rzemieślnicy { $artisans }, grobowiec { $tomb }, żetony faraona i pierwszego gracza { $tokens }.
story-setup_begins = Przygotowanie gry.
story-starts = { $who } przygotowuje się do gry.
story-stayed = { $who } ma już walec na ostatnim polu rzędu Piramidy Czasu.
story-steps_lost = { $count ->
    [one] { $who } traci krok na torze wpływów, bo żaden krążek nie może tam wejść wyżej.
    [few] { $who } traci { $count } kroki na torach wpływów, bo żaden krążek nie może tam wejść wyżej.
   *[many] { $who } traci { $count } kroków na torach wpływów, bo żaden krążek nie może tam wejść wyżej.
}
story-succession = { $who } zapewnia sobie sukcesję i bierze żeton faraona.
story-token_kept = { $who } ma już żeton pierwszego gracza, więc nic się nie zmienia.
story-tomb_finished = { $who } ma już ukończony grobowiec, więc ten krok przepada.
story-took_artisan = { $who } bierze rzemieślnika: { $card }.
story-took_jar = { $who } bierze odkrytą urnę.
story-took_noble = { $who } bierze arystokratę: { $card }.
story-took_offering = { $who } bierze { $token } z pola żetonów premiowych.
story-took_pair = { $who } bierze parę żetonów ofiar: { $taken }.
story-traitor_full = Wszystkie kolumny Zdrajcy są pełne, więc { $token } zostaje w banku.
story-traitor_god = Zdrajca zyskuje przychylność: { $god }.
story-traitor_idle = Ten symbol nie ma teraz efektu.
story-traitor_jar = Zdrajca otwiera urnę: { $jar }.
story-traitor_lacked = W banku nie ma dla Zdrajcy żetonu w kolorze: { $colour }.
story-traitor_pile = { $count ->
    [one] Zdrajca ma na tę rundę { $count } urnę.
    [few] Zdrajca ma na tę rundę { $count } urny.
   *[many] Zdrajca ma na tę rundę { $count } urn.
}
story-traitor_placed = Zdrajca kładzie { $token } w kolumnie { $column }.
story-traitor_value = Każdy arystokrata Zdrajcy jest teraz wart { $points }.
story-traitor_wheel = Z urny Zdrajcy trafia na Koło Akcji { $token }.
story-turn_begins = Tura: { $who }.
story-used = { $who } używa karty „{ $card }”.
story-wheel_cleared = Koło Akcji pustoszeje; zasoby wracają do banku, a ofiary trafiają na stos odrzuconych: { $tokens }.
story-wheel_turned = Koło Akcji obraca się o jedną strefę { $direction ->
    [clockwise] zgodnie z ruchem wskazówek zegara
   *[counterclockwise] przeciwnie do ruchu wskazówek zegara
}: { $areas }.
story-won = { $winners ->
    [one] Wygrywa { $who }.
   *[other] Zwycięstwo jest wspólne: { $who }.
}

## Refusals

no-PHAR-001 = Gra skończyła się po piątej rundzie.
no-PHAR-003 = Srebro nie jest zasobem podstawowym, więc nie można go tu wziąć.
no-PHAR-036 = Zachować można tylko jednego z dwóch dobranych arystokratów.
no-PHAR-044 = Teraz nie ty podejmujesz decyzję.
no-PHAR-050 = Wszystkie pola dostępu tej strefy są zajęte, więc do następnej rundy jest zamknięta.
no-PHAR-051 = Nie starczyłoby ci żetonów na dostęp i na całą akcję.
no-PHAR-052 = W tej strefie nie ma już nic do wzięcia.
no-PHAR-055 = Tego arystokraty nie można użyć w tej chwili.
no-PHAR-058 = Ten żeton nie pasuje do koloru pola dostępu.
no-PHAR-067 = Ten żeton nie zastąpi koloru, którym trzeba teraz zapłacić.
no-PHAR-069 = Nie masz dość żetonów, by zapłacić wszystko w tym kolorze.
no-PHAR-070 = Żetony +1 i +2 dają tylko punkty i nigdy nie służą do płacenia.
no-PHAR-072 = Joker strefy służy do płacenia tylko w swojej strefie.
no-PHAR-074 = Nie masz takiego żetonu.
no-PHAR-075 = Premia wymaga 2 żetonów jednego koloru, a tyle nie możesz zapłacić.
no-PHAR-079 = Na polu żetonów premiowych nie ma takiego żetonu.
no-PHAR-081 = Tę parę już zabrano, a nowe pojawią się dopiero na koniec rundy.
no-PHAR-085 = Ani w woreczku, ani na stosie odrzuconych nie ma żetonów ofiar.
no-PHAR-088 = Ten arystokrata nie leży odkryty.
no-PHAR-089 = Talia arystokratów jest pusta.
no-PHAR-092 = Tego arystokraty już użyto w tej rundzie.
no-PHAR-095 = Ten rzemieślnik nie leży odkryty.
no-PHAR-097 = Talia rzemieślników jest pusta.
no-PHAR-100 = Ta urna nie leży odkryta pod piramidą.
no-PHAR-106 = Ta strzałka nie prowadzi na ten tor wpływów.
no-PHAR-108 = Twój krążek jest już na najwyższym stopniu tego toru.
no-PHAR-114 = Twój grobowiec jest ukończony i nie ma już dalszych pól.
no-PHAR-138 = Ten żeton nie zastąpi tego koloru.
no-PHAR-140 = Wymiany dokonuje tylko właściciel Wieszczki, i to tylko żetonu podstawowego na zasób podstawowy innego koloru.
no-PHAR-141 = Wymiany dokonuje tylko właściciel Skarbnika, i to tylko żetonu podstawowego na srebrny żeton.
no-PHAR-142 = Taka wymiana jest teraz niemożliwa: nie masz co oddać albo bank nie ma czego dać.
no-PHAR-160 = Twój walec nie dotarł jeszcze do pola z tą nagrodą.
no-PHAR-163 = Na polu żetonów premiowych nie ma takiego żetonu.
no-PHAR-164 = Ta nagroda już się wyczerpała.
no-PHAR-212 = Na koło może trafić tylko jeden z dwóch górnych zasobów z urny.
no-PHAR-214 = Pasek tego koloru jest pełny.
no-PHAR-218 = W banku nie ma zasobu tego koloru.
no-PHAR-242 = W banku nie ma zasobu tego koloru.
no-PHAR-248 = Po takim wyborze nie dałoby się dokończyć reszty.
no-PHAR-249 = Tego nie ma teraz wśród możliwych odpowiedzi.
no-PHAR-252 = Żetony jednego koloru płaci się w ustalonej kolejności, a kolej tego rodzaju już minęła.
no-PHAR-253 = Przy Sędzim żetony płaci się w ustalonej kolejności, a kolej tego rodzaju już minęła.
no-PHAR-264 = Plansze odwraca się od lewej do prawej, a na tę jest już za późno.

## Cards

card-scribe_1 = Przy płaceniu zielony żeton może zastąpić czarny, a czarny – zielony. Punkty: 4 oraz 4 za każdego zadowolonego boga na granicy strefy ofiar.
card-scribe_2 = Przy płaceniu zielony żeton może zastąpić niebieski, a niebieski – zielony. Punkty: 4 oraz 4 za każdego zadowolonego boga na granicy strefy arystokratów.
card-scribe_3 = Przy płaceniu niebieski żeton może zastąpić żółty, a żółty – niebieski. Punkty: 4 oraz 4 za każdego zadowolonego boga na granicy strefy rzemieślników.
card-scribe_4 = Przy płaceniu żółty żeton może zastąpić czerwony, a czerwony – żółty. Punkty: 4 oraz 4 za każdego zadowolonego boga na granicy strefy Nilu.
card-scribe_5 = Przy płaceniu czerwony żeton może zastąpić czarny, a czarny – czerwony. Punkty: 4 oraz 4 za każdego zadowolonego boga na granicy strefy grobowca.
card-general = Gdy pasujesz, a ktoś jeszcze gra, możesz od razu przesunąć walec o jedno pole na Piramidzie Czasu i wziąć nagrodę. Punkty: 7 oraz po 4 za żeton faraona i żeton pierwszego gracza, jeśli je masz.
card-architect = Za dostęp do strefy grobowca możesz zapłacić żetonem dowolnego koloru podstawowego; liczy się on wtedy jako swój kolor. Punkty: 10.
card-priestess = Za dostęp do strefy ofiar możesz zapłacić żetonem dowolnego koloru podstawowego; liczy się on wtedy jako swój kolor. Punkty: 12.
card-foreman = Za dostęp do strefy Nilu możesz zapłacić żetonem dowolnego koloru podstawowego; liczy się on wtedy jako swój kolor. Punkty: 10.
card-chief_decorator = Za dostęp do strefy rzemieślników możesz zapłacić żetonem dowolnego koloru podstawowego; liczy się on wtedy jako swój kolor. Punkty: 10.
card-judge = W strefie arystokratów możesz zapłacić za akcję dowolnymi pięcioma żetonami, bez względu na kolory; jednym z nich jest żeton dostępu. Punkty: 12.
card-grand_vizier = Bez efektu w trakcie gry. Punkty: 3 oraz 3 za każdego twojego arystokratę, wliczając tego.
card-physician = Raz na rundę: możesz wykonać akcję w strefie rzemieślników, choć wszystkie jej pola dostępu są zajęte. Punkty: 6 oraz 2 za każdą inną wartość punktową wśród twoich rzemieślników.
card-chief_supplier = Raz na rundę: możesz wykonać akcję w strefie grobowca, choć wszystkie jej pola dostępu są zajęte. Punkty: 6 oraz 2 za każdy krok na torze budowy grobowca.
card-high_priest = Raz na rundę: możesz wykonać akcję w strefie ofiar, choć wszystkie jej pola dostępu są zajęte. Punkty: 6 oraz 2 za każdy żeton ofiary, który ci zostanie.
card-administrator = Raz na rundę: możesz wykonać akcję w strefie Nilu, choć wszystkie jej pola dostępu są zajęte. Punkty: 5 oraz 3 za każdy twój krążek na najwyższym stopniu.
card-seer = Raz na rundę, w swojej turze: wymień żeton podstawowy na 1 zasób podstawowy innego koloru. Punkty: 3 oraz 3 za każdego zadowolonego boga.
card-treasurer = Raz na rundę, w swojej turze: wymień żeton podstawowy na 1 srebrny żeton. Punkty: 8 oraz 2 za każdy srebrny żeton, który ci zostanie.
card-teacher = Raz na rundę: gdy zdobywasz urnę, weź dodatkowo 1 dowolny zasób podstawowy. Punkty: 7 oraz 1 za każdy zasób podstawowy i każdą ofiarę podstawową, które ci zostaną.
card-diplomat = Raz na rundę: gdy zdobywasz urnę, weź 3 dowolne zasoby podstawowe zamiast tych, które przedstawia. Punkty: tyle, ile przynosi ci jeden z twoich pozostałych arystokratów.
card-court_official_21 = Od razu: 3 kroki na dowolnych torach wpływów, potem 2 srebrne żetony. Punkty: 2.
card-court_official_22 = Od razu: 2 kroki na dowolnych torach wpływów, potem 2 żetony ofiar. Punkty: 4.
card-court_official_23 = Od razu: weź rzemieślnika bez płacenia, potem 1 srebrny żeton. Punkty: 0.
card-court_official_24 = Od razu: weź rzemieślnika bez płacenia, potem 1 żeton ofiary. Punkty: 0.
card-court_official_25 = Od razu: zbuduj bez płacenia kolejne pole grobowca, potem weź 1 srebrny żeton. Punkty: 2.
card-court_official_26 = Od razu: zbuduj bez płacenia kolejne pole grobowca, potem weź 1 żeton ofiary. Punkty: 2.

card-potter_black = Od razu: 2 czarne i 1 zielony. Na koniec: 2 punkty.
card-potter_yellow = Od razu: 2 żółte i 1 czerwony. Na koniec: 2 punkty.
card-potter_green = Od razu: 2 zielone i 1 niebieski. Na koniec: 2 punkty.
card-potter_red = Od razu: 2 czerwone i 1 czarny. Na koniec: 2 punkty.
card-potter_blue = Od razu: 2 niebieskie i 1 żółty. Na koniec: 2 punkty.
card-embalmer_black = Od razu: 1 czarny i 1 urna. Na koniec: 1 punkt.
card-embalmer_yellow = Od razu: 1 żółty i 1 urna. Na koniec: 1 punkt.
card-embalmer_green = Od razu: 1 zielony i 1 urna. Na koniec: 1 punkt.
card-embalmer_red = Od razu: 1 czerwony i 1 urna. Na koniec: 1 punkt.
card-embalmer_blue = Od razu: 1 niebieski i 1 urna. Na koniec: 1 punkt.
card-weaver_black = Od razu: 1 czarny i 1 żółty. Na koniec: 4 punkty.
card-weaver_yellow = Od razu: 1 żółty i 1 zielony. Na koniec: 4 punkty.
card-weaver_green = Od razu: 1 zielony i 1 czerwony. Na koniec: 4 punkty.
card-weaver_red = Od razu: 1 czerwony i 1 niebieski. Na koniec: 4 punkty.
card-weaver_blue = Od razu: 1 niebieski i 1 czarny. Na koniec: 4 punkty.
card-goldsmith_black = Od razu: 1 srebrny i 1 czarny. Na koniec: 3 punkty.
card-goldsmith_yellow = Od razu: 1 srebrny i 1 żółty. Na koniec: 3 punkty.
card-goldsmith_green = Od razu: 1 srebrny i 1 zielony. Na koniec: 3 punkty.
card-goldsmith_red = Od razu: 1 srebrny i 1 czerwony. Na koniec: 3 punkty.
card-goldsmith_blue = Od razu: 1 srebrny i 1 niebieski. Na koniec: 3 punkty.
card-painter_black = Od razu: 1 czarny. Na koniec: 5 punktów.
card-painter_yellow = Od razu: 1 żółty. Na koniec: 5 punktów.
card-painter_green = Od razu: 1 zielony. Na koniec: 5 punktów.
card-painter_red = Od razu: 1 czerwony. Na koniec: 5 punktów.
card-painter_blue = Od razu: 1 niebieski. Na koniec: 5 punktów.
card-sculptor_1 = Od razu: 1 czarny (nic, jeśli w tej partii Rzeźbiarze dają tylko punkty). Na koniec: 7 punktów.
card-sculptor_2 = Od razu: 1 żółty (nic, jeśli w tej partii Rzeźbiarze dają tylko punkty). Na koniec: 7 punktów.
card-sculptor_3 = Od razu: 1 zielony (nic, jeśli w tej partii Rzeźbiarze dają tylko punkty). Na koniec: 7 punktów.
card-sculptor_4 = Od razu: 1 czerwony (nic, jeśli w tej partii Rzeźbiarze dają tylko punkty). Na koniec: 7 punktów.
card-sculptor_5 = Od razu: 1 niebieski (nic, jeśli w tej partii Rzeźbiarze dają tylko punkty). Na koniec: 7 punktów.
