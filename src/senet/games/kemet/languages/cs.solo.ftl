## Sólová hra proti Amonovi

name-amon = Amon
option-mode-solo = Sólo proti Amonovi
option-objective = Cíl (sólo)
option-objective-help = Čeho musíte proti Amonovi dosáhnout, než ukazatel kol dojde na konec. Bez volby se cíl losuje. Věčná sláva je na začátek nejmírnější, Dlouhá stráž nejtěžší.
option-objective-random = Losem
option-objective-ob01 = Obnovený zápal: 5 trvalých vítězných bodů a 2 chrámy v noci, 7 kol
option-objective-ob02 = Prolomené brány: 4 trvalé vítězné body a jedna z Amonových pyramid za soumraku, 7 kol
option-objective-ob03 = Pán pyramid: dvě pyramidy úrovně 4, 6 destiček, z toho jedna úrovně 4, 8 kol
option-objective-ob04 = Dlouhá stráž: Svatyně a 2 chrámy, když padne poslední noc, 6 kol
option-objective-ob05 = Věčná sláva: 9 vítězných bodů na začátku tahu, 8 kol

war-strength = síla { $value }
war-damage = zranění { $value }
war-shield = obrana { $value }
war-land_move = pozemní pohyby { $value }

## Proč tam Amon jde

reason-highest_pyramid = vaše pyramida nejvyšší úrovně
reason-lowest_pyramid = vaše pyramida nejnižší úrovně
reason-occupied_pyramid = vaše pyramida, na které stojí váš oddíl
reason-western_pyramid = vaše nejzápadnější pyramida
reason-eastern_pyramid = vaše nejvýchodnější pyramida
reason-highest_open_pyramid = vaše nejvyšší pyramida bez vašeho oddílu
reason-lowest_open_pyramid = vaše nejnižší pyramida bez vašeho oddílu
reason-smallest_troop = váš nejméně početný oddíl
reason-largest_troop = váš nejpočetnější oddíl
reason-nearest_troop = váš oddíl nejblíže tomuto oddílu
reason-western_troop = váš nejzápadnější oddíl
reason-richest_temple = chrám, který dává nejvíc modlitebních bodů
reason-richest_free_temple = nejbohatší chrám mimo Deltu, který Amon neobsadil
reason-richest_own_temple = nejbohatší chrám mimo Deltu, který ovládáte
reason-western_temple = nejzápadnější chrám mimo Deltu
reason-sanctuary_held = Svatyně, protože ji ovládáte
reason-delta_temple_held = chrám v Deltě, protože ho ovládáte
reason-nearest = nejbližší z několika rovnocenných cílů
reason-first = první z několika rovnocenných cílů
reason-none = žádná podmínka karty se na nic nehodí

## Otázky a volby

ask-which_way = { $who } vede Amonův oddíl { $troop } o krok ({ $area } → { $target }): několik cest je stejně krátkých; zbývající pozemní pohyby: { $steps }.
ask-revenge = { $count ->
    [one] { $who } musí odhodit ještě 1 kartu božského zásahu (Touha po pomstě).
    [few] { $who } musí odhodit { $count } karty božského zásahu (Touha po pomstě).
   *[other] { $who } musí odhodit { $count } karet božského zásahu (Touha po pomstě).
}
ask-thin_troop = { $who } volí, který z největších oddílů přijde o jednotku.
choice-area-thin = Odstranit jednotku: { $area }

## Kronika

war-same = nic viditelného
story-objective = Cíl ve hře proti Amonovi: { $card }. { $text }
story-amon_settles = Amon obsazuje čtvrť s pyramidou ({ $colour }, úroveň { $level }) a staví { $units }: { $area }.
story-amon_creature = Amonův oddíl { $troop } ({ $area }) doprovází stvoření: { $companion }.
story-amon_turn = { $kind ->
    [event] Amonův tah: karta události.
   *[action] Amonův tah: karta akce.
}
story-event = Platí nová událost: { $card }. { $text }
story-disaster = Přichází pohroma: { $card }. { $text }
story-war_table = Válečný stůl se mění ({ $change }). Pro oba Amonovy oddíly teď platí: { $war }.
story-amon_action = Amonova karta akce: { $card }. { $text }
story-actions_reshuffled = Amonův balíček akcí došel; nový tvoří zahrané karty: { $count }.
story-amon_target = Amonův oddíl { $troop } míří k cíli ({ $area }); rozhodla podmínka: { $reason }; pozemní pohyby: { $steps }.
story-amon_stays = Amonův oddíl { $troop } zůstává na místě ({ $area }): { $reason }.
story-amon_missing = Amonův oddíl { $troop } není na plánu, karta ho tedy přeskakuje.
story-amon_marches = Amonův oddíl { $troop } jde (jednotky: { $count }, stvoření: { $companion }): { $area } → { $end }.
story-amon_teleports = Amonův oddíl { $troop } se teleportuje (jednotky: { $count }, stvoření: { $companion }): { $area } → { $end }.
story-amon_blocked = Amonův oddíl { $troop } se zastavuje: v cestě stojí jeho druhý oddíl ({ $area }).
story-amon_reinforced = Amonův oddíl { $troop } dostává { $units }: { $area }.
story-amon_returns = Amonův oddíl { $troop } se vrací (jednotky: { $count }, stvoření: { $companion }): { $area }.
story-amon_delayed = Amonův oddíl { $troop } se sem vrátí po skončení bitvy: { $area }.
story-amon_waits = Amonův oddíl { $troop } padl znovu a vrátí se až před příští kartou.
story-amon_revealed = Amon odkrývá náhodnou bojovou kartu: { $card }.
story-plunder = Amon plení destičky moci: karta plenění { $plunder }.
story-plunder_again = Na tom místě nic není ({ $colour }); líže se další karta plenění: { $plunder }.
story-plunder_void = Už není co plenit ({ $colour }).
story-plunder_reshuffled = Balíček plenění došel; nový tvoří tažené karty: { $count }.
story-tile_destroyed = Amon ničí destičku moci: { $tile }.
story-rounds_left = Ukazatel kol se posouvá; zbývající kola: { $rounds }.
story-objective_met = { $who } dosahuje cíle a vítězí nad Amonem: { $card }.
story-no_units_left = Amon vítězí: na plánu už není žádná vaše jednotka.
story-no_rounds_left = Amon vítězí: poslední kolo skončilo a cíle nebylo dosaženo.

## Odmítnutí

no-KEMET-267 = Hra skončila: na plánu už není žádná vaše jednotka.
no-KEMET-272 = Proti Amonovi stojí vaše dvě pyramidy v západní a východní čtvrti města.
no-KEMET-278 = Událost žádá kartu z vaší ruky.
no-KEMET-284 = Amonův oddíl jde k cíli nejkratší cestou a tento krok na ní neleží.
no-KEMET-285 = K cíli v Deltě se Amon teleportuje od pyramidy, jinak jde nejkratší cestou k jedné ze svých.
no-KEMET-300 = Hra skončila: poslední kolo minulo a vyhrál Amon.
no-KEMET-301 = Hra skončila: cíle bylo dosaženo.
no-KEMET-306 = Platná událost nebo pohroma to nedovoluje.

## Karty

card-ob01 = Cíl, 7 kol: na konci 3. kroku noci mějte 5 trvalých vítězných bodů a ovládejte 2 chrámy.
card-ob02 = Cíl, 7 kol: když padne noc, mějte 4 trvalé vítězné body a ovládejte jednu z Amonových pyramid.
card-ob03 = Cíl, 8 kol: na konci svého tahu ovládejte 2 vlastní pyramidy úrovně 4 a mějte 6 destiček moci, z toho jednu úrovně 4.
card-ob04 = Cíl, 6 kol: když padne noc posledního kola, ovládejte Svatyni a 2 chrámy.
card-ob05 = Cíl, 8 kol: mějte 9 vítězných bodů na začátku svého tahu nebo na konci 8. kroku poslední noci.
card-ev01 = Jednou: odhoďte 2 karty božského zásahu. Dokud trvá: Amon má sílu +2 a zranění +2.
card-ev02 = Jednou: síla −1, obrana +1, pozemní pohyby −1; lízněte a vyhodnoťte kartu akce. Dokud trvá: vaše teleportace stojí 3 modlitební body a nic ji nezlevní.
card-ev03 = Jednou: ztratíte 2 modlitební body; Amon plení.
card-ev04 = Jednou: obrana +1. Dokud trvá: vaše skupiny nesmějí používat přístavy.
card-ev05 = Jednou: pozemní pohyby +1; Amonův oddíl B jde k nejbohatšímu chrámu mimo Deltu, který Amon neobsadil.
card-ev06 = Jednou: zranění −1. Dokud trvá: vaše akce Modlitba přinášejí o 1 modlitební bod méně.
card-ev07 = Jednou: Amon plení dvakrát.
card-ev08 = Jednou: síla +1, zranění +1, pozemní pohyby +1.
card-ev09 = Jednou: síla +1. Dokud trvá: každá karta božského zásahu kromě Diverze vás stojí o 1 modlitební bod víc.
card-ev10 = Jednou: zranění +2, obrana −1; lízněte a vyhodnoťte kartu akce.
card-ds01 = Do konce: v 5. kroku noci získáte 1 modlitební bod místo 2.
card-ds02 = Do konce: každá úroveň pyramidy, kterou platíte, stojí o 1 modlitební bod víc.
card-ds03 = Do konce: Amonovy oddíly mají +1 sílu mimo válečný stůl.
card-ds04 = Do konce: vaše teleportace stojí o 1 modlitební bod víc, pokud není díky něčemu zdarma.
card-ds05 = Do konce: v 8. kroku noci přijde váš nejpočetnější oddíl o jednotku.
card-ac01 = Oddíl A: vaše nejvyšší pyramida; ta, kde stojíte; nejzápadnější. Oddíl B: váš nejméně početný oddíl; nejbližší; nejbohatší chrám.
card-ac02 = Oddíl A: nejbohatší chrám mimo Deltu bez Amona; váš nejbližší oddíl. Oddíl B: váš nejbohatší chrám mimo Deltu; nejzápadnější chrám.
card-ac03 = Oba oddíly: váš nejpočetnější oddíl; nejbližší; nejzápadnější.
card-ac04 = Až 3 jednotky každému Amonovu oddílu. Oddíl B: váš nejbližší oddíl; nejméně početný; nejzápadnější.
card-ac05 = Až 2 jednotky každému Amonovu oddílu; každý váš oddíl ztratí jednotku.
card-ac06 = Oddíl A: vaše nejvyšší pyramida bez vašeho oddílu; nejvyšší; nejzápadnější. Oddíl B: nejnižší bez oddílu; nejnižší; nejvýchodnější.
card-ac07 = Amon plení. Oddíl A: váš nejbližší oddíl; nejméně početný; nejzápadnější.
card-ac08 = Oddíl A: Svatyně, pokud ji ovládáte; chrám v Deltě, pokud ho ovládáte; váš nejbližší oddíl. Oddíl B: chrám v Deltě před Svatyní.
card-ac09 = Válečný stůl: síla +1. Váš nejpočetnější oddíl ztratí jednotku.
