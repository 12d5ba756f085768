## Týmový režim

option-mode-team = Týmový
option-teams = Týmy šesti hráčů
option-teams-help = V týmovém režimu šesti hráčů: tři týmy po dvou, nebo dva po třech. Čtyři hráči jsou vždy dva týmy po dvou.
option-teams-2v2v2 = 2 proti 2 proti 2
option-teams-3v3 = 3 proti 3
option-team_of = Kdo hraje spolu
option-team_of-help = V týmovém režimu: tým každého hráče. Místa, o která si nikdo neřekl, se rozlosují.
option-team_of-random = Náhodně
option-team_of-1 = Tým 1
option-team_of-2 = Tým 2
option-team_of-3 = Tým 3
option-open_hands = Karty spojenců
option-open_hands-help = V týmovém režimu vidí spojenci navzájem své karty i volby v bitvě, pokud se tu nedohodnete jinak.
option-open_hands-true = Spojenci je vidí
option-open_hands-false = Každý vidí jen své

ally-piece = { $piece } ({ $member })

ask-invite = { $who } volí spojence, jehož jednotka se přidá k oddílu ({ $area }).
ask-marker = { $who } rozhoduje, kdo z týmu bude v pořadí první.
ask-next_marker = { $who } rozhoduje, kdo z týmu bude v pořadí další.
ask-team_space = { $who } volí místo v příštím pořadí ({ $member }).
ask-share_prayer = { $who } smí dát spojencům část toho, co právě získává ({ $points }).
ask-share_veteran = { $who } smí dát žeton veterána spojenci.
ask-lose_unit = { $count ->
    [one] { $who } rozhoduje, čí jednotka opustí smíšený oddíl ({ $area }).
   *[other] { $who } rozhoduje, čí jednotka opustí smíšený oddíl jako první; celkem odejde: { $count } ({ $area }).
}
ask-defender = { $who } rozhoduje, kdo povede obranu smíšeného oddílu ({ $area }); útočí { $foe }.
ask-home_whose = { $who } rozhoduje, čí jednotky půjdou do této čtvrti ({ $area }).
ask-claim = { $who } rozhoduje, komu se toto území dnes v noci počítá ({ $area }).
ask-assemble_where = { $who } volí, kde se tým shromáždí.
ask-gather = { $count ->
    [one] { $who } smí povolat ještě jednu jednotku ze sousedství ({ $area }).
   *[other] { $who } smí povolat jednotky ze sousedství, nejvýš { $count } ({ $area }).
}

choice-give = Dát { $points }: { $member }
choice-gather = Povolat jednotku ({ $member }): { $area }
choice-seat-give = Dát: { $member }
choice-seat-lose = Jednotka hráče: { $member }
choice-seat-defend = Obranu vede: { $member }
choice-seat-send = Jednotky hráče: { $member }
choice-seat-claim = Počítá se pro: { $member }
choice-seat-marker = Žeton hráče: { $member }
choice-seat-invite = Jednotka hráče: { $member }
choice-area-assemble = Shromáždit se zde: { $area }
choice-leave-ally-units = Nechat tu { $units } ({ $member })
choice-leave-ally = Nechat tu: { $companion } ({ $member })
choice-join-ally-units = Vzít s sebou { $units } ({ $member })
choice-join-ally = Vzít s sebou: { $companion } ({ $member })
choice-pass-share_prayer = Nechat si zbytek
choice-pass-share_veteran = Nechat si ho
choice-pass-gather = Víc nepovolávat

story-team = Tým { $number }: { $seats }.
story-invited = { $who } přijímá do oddílu jednotku spojence ({ $victim }): { $area }.
story-first_marker = V týmu začíná { $who }.
story-first_order = Týmy začínají v pořadí svých prvních hráčů: { $seats }.
story-prayer_shared = { $spare ->
    [0] { $victim } dostává { $points }; dává { $who }.
   *[other] { $victim } dostává { $points }; dává { $who } (z toho bez místa na vlastní stupnici: { $spare }).
}
story-veteran_shared = { $victim } dostává žeton veterána; dává { $who }.
story-claimed = Dnes v noci z tohoto území v týmu těží { $who }: { $area }.
story-gathered = { $who } povolává jednotku týmu ({ $victim }): { $area } → { $end }.
story-team_won = { $seats } společně vyhrávají hru, mají { $fame }.
story-team_round_limit = Dohodnuté poslední kolo skončilo; hru vyhrávají { $seats }.

no-KEMET-239 = Hra už skončila.
no-KEMET-242 = Modlitební body lze dát jen spojencům, nejvýš tolik, kolik jich je k rozdání, a jednou před každou akcí.
no-KEMET-244 = Každý člen týmu má jeden žeton pořadí a tento teď na řadě není.
no-KEMET-245 = Ke každému z vašich prvních oddílů se přidá jednotka spojence; při dvou spojencích od každého jedna.
no-KEMET-246 = Shromáždění se používá jednou za hru: povolává jednotky týmu ze sousedství na území s vaší jednotkou, mimo města soupeřů.
no-KEMET-247 = Smíšený oddíl má nejvýš 5 jednotek a nic to nezmění.
no-KEMET-249 = Obranu tohoto oddílu může vést jen ten, kdo v něm má jednotku.
no-KEMET-251 = Jednotky přidáváte jen ve svém městě nebo k oddílům s vaší jednotkou a smíšený oddíl jich má nejvýš 5.
no-KEMET-254 = Ve skupině musí být po celý přesun vaše vlastní jednotka; ostatní jednotky týmu můžete jen vzít s sebou, nebo nechat.
no-KEMET-258 = Tento hráč nemá v oddílu žádnou jednotku.
no-KEMET-259 = Žeton veterána může dostat jen člen vašeho týmu.
no-KEMET-262 = V noci se území počítá jednomu z hráčů, kteří tam mají jednotku.
no-KEMET-264 = Každý tým nejprve položí jeden žeton na jedno z prvních míst; je jich tolik, kolik je týmů.

card-assemble = Den, jednou za hru: nejvýš 2 jednotky vašeho týmu přijdou ze sousedních území na území s vaší jednotkou, mimo města soupeřů. Hradby nevadí; společníci zůstávají.
