## The chronicle

story-colours = Kolory kafli mocy w tej grze: { $colours }.
story-renewed = Kafel wylosowany spośród Dominacji i kafli Odnowienia tego koloru: { $tile }.
story-faction = { $who } prowadzi frakcję: { $faction }.
story-city = { $who } zajmuje miasto: { $city }.
story-order = Kolejność: { $seats }.
story-mustered = { $who } wystawia { $units }: { $area }.
story-built = { $old ->
    [0] { $who } buduje piramidę (kolor { $colour }, poziom { $level }): { $area }.
   *[other] { $who } rozbudowuje piramidę (kolor { $colour }, poziom { $old } → { $level }): { $area }.
}
story-recoloured = { $other_level ->
    [0] { $who } zmienia kolor piramidy ({ $old_colour } → { $colour }): { $area }.
   *[other] { $who } zmienia kolor piramidy ({ $old_colour } → { $colour }): { $area }. Stary kolor przejmuje inna piramida tego samego gracza.
}

## Rounds, phases and turns

story-round = Zaczyna się runda { $round }.
story-day = Wstaje dzień.
story-night = Zapada noc.
story-night_step = { $number ->
    [1] Noc, krok 1: składanie ofiar w Sanktuarium.
    [2] Noc, krok 2: składanie ofiar w świątyni w Delcie.
    [3] Noc, krok 3: kontrola świątyń.
    [4] Noc, krok 4: uwielbienie.
    [5] Noc, krok 5: modlitwy.
    [6] Noc, krok 6: boska interwencja.
    [7] Noc, krok 7: mobilizacja.
    [8] Noc, krok 8: przebudzenie.
   *[9] Noc, krok 9: wypełnianie przeznaczenia.
}
story-turn = { $who } rozgrywa { $number }. turę dnia.

## The day

story-token_placed = { $token ->
    [silver] { $who } kładzie srebrny znacznik: { $space }.
    [gold] { $who } kładzie złoty znacznik: { $space }.
   *[colour] { $who } kładzie znacznik: { $space }.
}
story-tokens_back = { $who } zabiera z powrotem znaczniki akcji (własny kolor: { $colour_tokens }, srebrne: { $silver }, złote: { $gold }).
story-silver_token = { $who } otrzymuje srebrny znacznik akcji.
story-action = { $who } wykonuje akcję: { $space }.
story-action_lost = { $who } nie może wykonać akcji: { $action }.
story-gold_used = { $who } używa złotej akcji kafla: { $tile }.
story-acquired = { $who } otrzymuje kafel mocy: { $tile }.
story-special_card = { $who } w tajemnicy usuwa z gry kartę bitwy i bierze specjalną: { $card }.
story-tied = { $who } przydziela towarzysza do oddziału: { $companion } ({ $area }).
story-swapped = { $who } zamienia miejscami dwóch towarzyszy: { $companion }, { $other }.
story-companion_back = { $who } zabiera towarzysza do rezerwy: { $companion } ({ $area }).
story-companion_moved = { $who } zabiera towarzysza ze sobą: { $companion } ({ $area } → { $end }).
story-creature_bound = Wąż pustynny wiąże potwora przeciwnika ({ $who }): { $companion }.
story-moved = { $who } przemieszcza { $units }: { $area } → { $end }.
story-teleported = { $who } teleportuje { $units }: { $area } → { $end }.
story-left = { $who } zostawia po drodze ({ $area }): { $piece }.
story-joined = { $who } zabiera po drodze ({ $area }): { $piece }.

## Units

story-units_added = { $who } dodaje { $units } ({ $why }): { $area }.
story-mercenaries = { $who } najmuje najemników i dodaje do rezerwy { $units }.
story-units_lost = { $who } traci { $units } ({ $why }): { $area }.
story-losses_due = { $count ->
    [1] { $who } decyduje, czyją jednostkę traci mieszany oddział ({ $why }): { $area }.
   *[other] { $who } decyduje, czyje jednostki traci mieszany oddział ({ $why }; razem: { $count }): { $area }.
}
story-recalled = { $who } odsyła { $units }: { $area }.
story-retreated = { $who } wycofuje { $units }: { $area } → { $end }.
story-went_home = { $who } sprowadza do miasta { $units }: { $area } → { $end }.

## Prayer points

story-prayer_gained = { $full ->
    [no] { $who } zyskuje { $points } ({ $parts }).
    [some] { $who } zyskuje { $points } ({ $parts }); na torze brakuje miejsca na { $wasted }.
   *[all] { $who } nic nie zyskuje ({ $parts }): na torze modlitwy brakuje miejsca na { $wasted }.
}
story-prayer_paid = { $who } płaci { $points } ({ $why }).
story-prayer_lost = { $who } traci { $points } ({ $why }).

## Fame points

story-battle_fame = { $who } zyskuje punkt chwały za bitwę ({ $why }).
story-divine_fame = { $who } zyskuje punkt chwały za boskość ({ $why }).
story-token_taken = { $kind ->
    [temple] { $who } zyskuje tymczasowy punkt chwały za świątynię: { $area }.
    [pyramid] { $who } zyskuje tymczasowy punkt chwały za piramidę 4. poziomu: { $area }.
   *[architecture] { $who } zyskuje tymczasowy punkt chwały za piramidę 3. poziomu (Doskonała architektura): { $area }.
}
story-token_lost = { $kind ->
    [temple] { $who } traci punkt chwały za świątynię: { $area }.
    [pyramid] { $who } traci punkt chwały za piramidę 4. poziomu: { $area }.
   *[architecture] { $who } traci punkt chwały za piramidę 3. poziomu (Doskonała architektura): { $area }.
}

## Veterans

story-veteran = { $who } zyskuje żeton weterana ({ $why }).
story-veterans_spent = { $who } odrzuca { $veterans } ({ $why }).

## Divine Intervention cards

story-drew = { $who } dobiera { $number_of_cards } ({ $parts }).
story-you_drew = Dobierasz kartę: { $card }.
story-reshuffled = Talia się wyczerpała; nową tworzą odrzucone karty boskiej interwencji: { $count }.
story-card_played = { $who } zagrywa kartę ({ $card }).
story-burned = { $who } zsyła deszcz ognia na przeciwnika ({ $victim }): { $area }.
story-discarded = { $who } odrzuca kartę ({ $why }): { $card }.
story-annexed = { $who } zabiera losową kartę (Aneksja); traci ją { $victim }.
story-annexed_card = { $who } zabiera kartę przeciwnika ({ $victim }): { $card }.

## Battles

story-battle = { $who } atakuje, broni się { $victim }: { $area }.
story-announced = { $who } zapowiada { $number_of_cards }.
story-showed_card = { $who } pokazuje kartę bitwy, którą zagra: { $card }.
story-showed_interventions = { $who } pokazuje, co doda do bitwy: { $cards }.
story-revealed = { $who } odkrywa: { $card }; do tego: { $cards }.
story-unpaid = { $who } nie może opłacić karty, więc ta nie działa: { $card }.
story-wounded = { $who } odrzuca kartę dla +1 siły (Boska rana): { $card }.
story-ambushed = { $who } urządza zasadzkę i zagrywa drugą kartę: { $card }.
story-converted = { $who } zamienia obronę na obrażenia: { $count }.
story-resolved = Siła: { $who } ({ $strength }), { $victim } ({ $resistance }). Bitwę wygrywa { $winner }.
story-cards_laid = { $who } odkłada obie karty bitwy, zagraną odkrytą: { $card }.
story-cards_back = { $who } bierze odłożone karty bitwy z powrotem na rękę (odkryte: { $up }, zakryte: { $down }).
story-cards_recovered = { $who } bierze z powrotem na rękę obie karty z tej bitwy.
story-cards_spent = { $who } odrzuca karty dodane do bitwy: { $cards }.
story-diversion_back = { $who } zabiera z powrotem Dywersję.
story-spoils = { $who } bierze kartę przeciwnika ({ $victim }) jako łup wojenny: { $card }.
story-battle_over = Bitwa dobiegła końca ({ $area }); zwycięzca: { $who }.

## The night

story-offered = { $who } składa ofiarę: { $area }.
story-offering_spared = Dzięki słudze Patamosowi { $who } nie traci jednostek.
story-position = { $who } zajmuje miejsce { $number } w kolejności.

## The end

story-won = { $who } wygrywa grę, mając { $fame }.
story-round_limit = Umówiona ostatnia runda minęła; grę wygrywa { $who }.

## What gave, cost or took something

part = { $source } { $number }
owned = { $who }: { $count }
mixed-units = { $units } ({ $owners })
mixed-escorted-units = { $units } ({ $owners }; towarzysze: { $companions })
escorted-units = { $units } (towarzysze: { $companions })
why-recruit = rekrutacja
why-mercenaries = najemnicy
why-conscription = mobilizacja
why-build = budowa
why-pray = modlitwa
why-teleport = teleportacja
why-teleport_toll = teleportacja i myto Sfinksa Chnuma
why-toll = myto Sfinksa Chnuma
why-recall = odesłane jednostki
why-offering = składanie ofiar
why-prayers = modlitwy
why-veterans = weterani
why-cards = za karty
why-awakening = przebudzenie
why-setup = przygotowanie gry
why-night = noc
why-temples = dwie świątynie
why-attack = wygrana w ataku
why-defence = wygrana w obronie
why-comfort = bez punktu chwały w tej bitwie
why-damage = obrażenia
why-unblockable = nieblokowalne obrażenia
why-own_card = własna karta bitwy
why-mixed_troop = wybór z mieszanego oddziału
why-limit = ponad limit oddziału
