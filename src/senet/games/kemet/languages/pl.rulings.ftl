# Odczytania wątpliwych zasad, każde jako opcja partii, i to, co do nich należy.

option-decline_actions = Z akcji można zrezygnować
option-decline_actions-help = Tak: gracz może nie wykonać akcji, którą mógłby wykonać; nie: kto może działać, musi, a dowolne są tylko ilości.
option-give_prayer = Sojusznicy dzielą się punktami modlitwy w każdej chwili
option-give_prayer-help = Tak: w każdej turze drużyny jej gracze mogą przekazywać sobie punkty modlitwy; nie: tylko w chwili, gdy ktoś je zyskuje.
option-take_up_dropped = Zostawione jednostki można znowu zabrać
option-take_up_dropped-help = Tak: grupa, która w tej samej akcji ruchu wraca, może zabrać to, co tam zostawiła; nie: to, co zostało, nie rusza się już w tej akcji.
option-share_temples = Świątynie liczą się każdemu sojusznikowi na miejscu
option-share_temples-help = Tak: w nocy świątynia z mieszanym oddziałem liczy się każdemu, kto ma tam jednostkę; nie: drużyna wskazuje jednego gracza, któremu się liczy.
option-war_table_clips = Stół wojenny przyjmuje część zmiany (solo)
option-war_table_clips-help = Tak: zmiana na stole wojennym dochodzi do −2 albo +5, a reszta przepada; nie: zmiana, która wyszłaby poza te granice, jest ignorowana.
option-solo_battle_fame = Punkty chwały za bitwę przy każdym celu (solo)
option-solo_battle_fame-help = Tak: za bitwy z Amonem zyskujesz punkty chwały przy każdym celu; nie: tylko jeśli cel liczy punkty chwały, a w przeciwnym razie dostajesz żeton weterana.
option-open_sanctuary = Sanktuarium otwarte przy 2 i 4 graczach
option-open_sanctuary-help = Tak: Sanktuarium jest w grze; nie: przy 2 i 4 graczach jest zamknięte, jak na planszy z 2012 roku.

ask-give_prayer = { $who } może przekazać sojusznikom punkty modlitwy (zostało: { $points }).
choice-share = Podziel się punktami modlitwy
choice-pass-give_prayer = Zachowaj resztę
no-KEMET-050 = Tej akcji nie da się teraz wykonać.
no-KEMET-051 = Możesz działać, więc musisz: wybierz coś, co jest możliwe.
no-KEMET-369 = Przy tym stole punkty modlitwy można przekazać tylko w chwili, gdy się je zyskuje.
