## Gods of Egypt

option-gods = Bohové Egypta
option-gods-help = Každý hráč vede boha. Jakmile někdo dosáhne 4 vítězných bodů (tým 7), smí hráč s pyramidou úrovně 4 ve svém městě koupit destičku boha za 4 modlitební body; bůh pak bojuje jako samostatný oddíl.
option-gods-false = Bez nich
option-gods-true = S nimi

life-points = { $count ->
    [one] 1 bod života
    [few] { $count } body života
   *[other] { $count } bodů života
}
god-figure = boha ({ $god })

ask-place_god = { $who } přivádí boha na herní plán ({ $god }): do které čtvrti?
ask-seths_card = { $use ->
    [battle] { $who } volí kartu, kterou Sutech hned použije.
   *[hand] { $who } volí kartu, kterou si Sutech nechá.
}

choice-god = Získat destičku boha: { $god }
choice-god-first = Nejdřív: { $god }
choice-deploy = Přivést boha: { $area }
choice-area-god = Pohnout bohem ({ $god }): { $area }
choice-card-seth = Zvolit: { $card }

story-gods_rise = Od této chvíle mohou bohové Egypta povstat.
story-god_acquired = { $who } získává destičku boha: { $faction }.
story-god_deployed = { $who } přivádí boha na herní plán: { $faction } ({ $area }); bůh má { $life }.
story-god_moved = { $who } přesouvá boha ({ $faction }): { $area } → { $end }.
story-god_teleported = { $who } teleportuje boha ({ $faction }): { $area } → { $end }.
story-god_retreated = { $who } ustupuje s bohem ({ $faction }): { $area } → { $end }.
story-life_lost = { $faction } ({ $who }) ztrácí { $life } ({ $why }); zbývá: { $rest }.
story-god_gone = { $faction } ({ $who }) opouští herní plán: { $area }.
story-god_healed = { $faction } ({ $who }) získává zpět { $life }; celkem: { $rest }.
story-seth_drew = { $who } líže a ukazuje Sutechovy karty: { $cards }.
story-seth_applied = { $who } používá jednu ze Sutechových karet, poté jsou všechny odhozeny: { $card }.
story-seth_took = { $who } si nechává jednu ze Sutechových karet, druhá je odhozena: { $card }.

no-KEMET-124 = Bůh se vždy pohybuje sám: nikoho nebere s sebou a nikoho nenechává.
no-KEMET-224 = Destičku boha nelze získat Dvojím obřadem.
no-KEMET-309 = Každý vede jednoho boha Egypta, každý jiného.
no-KEMET-314 = Žeton musí ležet na poli získání v barvě pyramidy úrovně 4 ve vašem městě.
no-KEMET-315 = Bohové ještě nepovstali: nejdřív musí někdo dosáhnout vítězných bodů u ukazatele povznesení.
no-KEMET-316 = Svou destičku boha už máte.
no-KEMET-317 = Bůh přichází do čtvrti vašeho města, v níž nestojí nikdo z vašeho týmu.
no-KEMET-318 = Bůh se nasazuje v akci verbování, jakmile je jeho destička získána.
no-KEMET-319 = Bůh se nikdy nestahuje: po porážce ustoupí, má-li kam, po vítězství zůstává.
no-KEMET-322 = Tak daleko schopnost vašeho boha nesahá.
no-KEMET-324 = Díky Vadžet lze za den zopakovat jen jedno pole, na němž leží jediný váš barevný žeton.
no-KEMET-353 = Váš bůh už na herním plánu je.
no-KEMET-354 = Bůh nesdílí území s jednotkami ani s jiným bohem svého týmu.
no-KEMET-355 = Jednotky se nemohou přidat k bohu.

card-anubis = Bůh: síla 7, 4 body života, 2 pozemní pohyby. Po bitvě, které se Anup účastnil, smíte přidat jednotku za každý bod života, který ztratil, a za každou soupeřovu jednotku odstraněnou zraněním: ke svým oddílům a do bezpečných čtvrtí. Ve vašem městě má on i vaše oddíly o 1 sílu víc.
card-bastet = Bohyně: síla 7, 4 body života, 2 pozemní pohyby. Bastet má +1 obranu. Ve 3. kroku noci stačí k božskému vítěznému bodu jediný chrám, který sama ovládá.
card-horus = Bůh: síla 7, 3 body života, 1 pozemní pohyb. Hor se teleportuje zdarma odkudkoli na libovolné území mimo soupeřova města. Po každé bitvě, kterou přežije, má opět všechny body života.
card-ouadjet = Bohyně: síla 7, 4 body života, 2 pozemní pohyby. Jednou za den smíte položit barevný žeton na pole, na kterém už jeden váš leží, a zopakovat jeho akci.
card-sobek = Bůh: síla 7, 5 bodů života, 2 pozemní pohyby. Sobek má v útoku +1 zranění. Při získání destičky nahradí jednu z vašich bojových karet Sobekův hněv.
card-seth = Bůh: síla 7, 4 body života, 2 pozemní pohyby. V každé Sutechově bitvě si po odkrytí karet líznete 2 karty božského zásahu: jednu bojovou použijete zdarma, a není-li žádná, jednu si necháte.
card-sobeks_wrath = Síla 4. Po bitvě si vezmete zpět všechny bojové karty, i tuto.
