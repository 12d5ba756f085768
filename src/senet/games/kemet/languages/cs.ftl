## The game

game-about = Veďte oddíly svého boha starověkým Egyptem. Stavte pyramidy, kupujte za modlitební body moci, stvoření a sluhy a udeřte tam, kde se to vyplatí: vítězné body přinášejí chrámy, vysoké pyramidy a bitvy vyhrané v útoku. Vyhrává ten, kdo začíná tah s 9 vítěznými body, pokud jich nikdo nemá víc.

option-mode = Režim
option-mode-help = V klasickém režimu hraje každý sám za sebe; v týmech potřebují všichni jejich členové dohromady 12 vítězných bodů (4 nebo 6 hráčů). Jediný hráč hraje sám proti Amonovi.
option-mode-classic = Klasický
option-renewal = Destičky Obnovy
option-renewal-help = V každé barvě se Nadvláda zamíchá s destičkami Obnovy téže barvy a její místo zaujme jedna náhodná z nich.
option-renewal-false = Bez nich
option-renewal-true = S nimi
option-announcements = Ohlašování
option-announcements-help = Před tajnou volbou v bitvě smí každá strana ohlásit, kolik karet božského zásahu přidá; nemusí to být pravda.
option-announcements-false = Bez něj
option-announcements-true = S ním
option-round_limit = Poslední kolo
option-round_limit-help = Pro simulace: hra skončí po noci tohoto kola a vyhraje ten, kdo má nejvíc vítězných bodů. Bez omezení se hraje, dokud někdo nevyhraje.
option-round_limit-0 = Bez omezení
option-round_limit-1 = 1. kolo
option-round_limit-2 = 2. kolo
option-round_limit-4 = 4. kolo
option-round_limit-8 = 8. kolo
option-round_limit-16 = 16. kolo

source-battle = Bojové body
source-divine = Božské body
source-temple = Chrámy
source-pyramid = Pyramidy

## Names

name-build = Stavba
name-recruit = Verbování
name-acquire = Získání
name-pray = Modlitba
name-move = Pohyb
name-gold = Božská moc
name-f3_move = Pohyb (3. patro)
name-f3_recruit = Verbování (3. patro)
name-f2_build = Stavba (2. patro)
name-f2_move = Pohyb (2. patro)
name-f2_pray = Modlitba (2. patro)
name-f1_acquire_a = Získání, 1. pole (1. patro)
name-f1_acquire_b = Získání, 2. pole (1. patro)
name-f1_acquire_c = Získání, 3. pole (1. patro)
name-f1_pray = Modlitba (1. patro)
name-apex_divine_power = Božská moc (zlatá akce)
name-ruby_domination = Nadvláda (rubín)
name-ruby_act_of_god = Božský čin (rubín)
name-sapphire_domination = Nadvláda (safír)
name-sapphire_act_of_god = Božský čin (safír)
name-diamond_domination = Nadvláda (diamant)
name-diamond_act_of_god = Božský čin (diamant)
name-onyx_domination = Nadvláda (onyx)
name-onyx_act_of_god = Božský čin (onyx)
name-amethyst_domination = Nadvláda (ametyst)
name-amethyst_act_of_god = Božský čin (ametyst)
name-amber_domination = Nadvláda (jantar)
name-amber_act_of_god = Božský čin (jantar)

## Parts of sentences

units = { $count ->
    [one] 1 jednotku
    [few] { $count } jednotky
   *[other] { $count } jednotek
}
prayer-points = { $count ->
    [one] 1 modlitební bod
    [few] { $count } modlitební body
   *[other] { $count } modlitebních bodů
}
fame-points = { $count ->
    [one] 1 vítězný bod
    [few] { $count } vítězné body
   *[other] { $count } vítězných bodů
}
intervention-cards = { $count ->
    [one] 1 kartu božského zásahu
    [few] { $count } karty božského zásahu
   *[other] { $count } karet božského zásahu
}
veteran-tokens = { $count ->
    [one] 1 žeton veterána
    [few] { $count } žetony veterána
   *[other] { $count } žetonů veterána
}
tile = { $tile } ({ $colour }, úroveň { $level })
space-colour = { $space }: { $colour }
several = { $card } ×{ $count }
nothing-added = žádné karty božského zásahu
value-strength = síla { $number }
value-damage = zranění { $number }
value-unblockable = neodvratné zranění { $number }
value-shield = obrana { $number }
value-impenetrable = neproniknutelná obrana { $number }
value-self = vlastní ztráty { $number }
value-immune = škodí jen neodvratné zranění
short-war_rage = Hněv
short-bloody_battle = Krev
short-bronze_wall = Bronz
short-war_fury = Zuřivost
short-bloodbath = Lázeň
short-iron_wall = Železo
short-diversion = Diverze
side-north = sever
side-south = jih
side-east = východ
side-west = západ
district-level = { $side } { $level }

## Prompts

ask-choose_faction = { $gods ->
    [yes] { $who } volí boha.
   *[no] { $who } volí frakci.
}
ask-choose_city = { $who } volí město.
ask-start_district = { $who } staví 5 jednotek do čtvrti ({ $number }. oddíl ze 2).
ask-start_levels = { $who } rozděluje 3 úrovně pyramid mezi čtvrti ({ $city }).
ask-start_colour = { $who } volí barvu pyramidy úrovně { $level } ({ $area }).
ask-first_tile = { $who } si bere zdarma destičku moci úrovně 1 v barvě některé své pyramidy.
ask-plan = { $count ->
    [one] { $who } pokládá poslední akční žeton tohoto dne.
    [few] { $who } pokládá akční žeton; na dnešek zbývají { $count }.
   *[other] { $who } pokládá akční žeton; na dnešek zbývá { $count }.
}
ask-place_silver = { $who } musí položit i stříbrný žeton, jinak by některé patro zůstalo prázdné.
ask-next_action = { $who } rozhoduje, co udělá teď.
ask-end_turn = { $who } končí tah, nebo ještě hraje kartu.
ask-use_gold = { $who } volí destičku pro zlatou akci.
ask-which_action = { $who } volí akci, kterou dává destička ({ $tile }).
ask-arrange = { $who } smí přeskupit společníky: kterého?
ask-arrange_where = { $who } volí nové místo pro společníka ({ $companion }).
ask-tie_companion = { $who } volí oddíl pro nového společníka ({ $companion }).
ask-bring_companion = { $kind ->
    [servant] { $who } smí k jednotkám přidat sluhu ({ $area }).
   *[creature] { $who } smí k jednotkám přidat stvoření ({ $area }).
}
ask-build_where = { $free ->
    [yes] { $who } smí díky Ruce boha zdarma přistavět jednu úroveň pyramidy: kde?
   *[no] { $who } volí, kde stavět; modlitební body: { $prayer }.
}
ask-build_colour = { $who } volí barvu nové pyramidy ({ $area }).
ask-build_level = { $who } rozhoduje, jak vysoko stavět ({ $area }, nyní úroveň { $level }); modlitební body: { $prayer }.
ask-place_where = { $who } přidává jednotky ({ $why }): na které území? V zásobě: { $supply }.
ask-place_units = { $who } rozhoduje, kolik jednotek přidá ({ $area }).
ask-which_battle = { $who } rozhoduje, která bitva bude první.
ask-acquire_tile = { $who } získává destičku moci; modlitební body: { $prayer }.
ask-remove_card = { $who } odstraňuje ze hry bojovou kartu, místo ní přijde speciální ({ $card }).
ask-move_troop = { $who } volí oddíl, který se pohne.
ask-move_on = { $who } přesouvá { $units } ({ $area }); zbývající pozemní pohyby: { $steps }.
ask-collect = { $temple ->
    [delta] { $who } smí díky Hekaibovi odstranit jednotku z chrámu v Deltě za 5 modlitebních bodů.
   *[other] { $who } smí díky Hekaibovi hned vybrat modlitební body chrámu ({ $area }).
}
ask-burn_where = { $who } volí oddíl, na který dopadne Ohnivý déšť.
ask-announce = { $deciders ->
    [one] { $who } smí ohlásit počet karet božského zásahu v bitvě ({ $area }).
   *[other] { $who } smějí ohlásit počet karet božského zásahu v bitvě ({ $area }).
}
ask-play_card = { $deciders ->
    [one] { $who } volí bojovou kartu, kterou zahraje ({ $area }).
   *[other] { $who } volí bojové karty, které zahrají ({ $area }).
}
ask-lay_aside = { $deciders ->
    [one] { $who } volí bojovou kartu, kterou odloží lícem dolů ({ $area }).
   *[other] { $who } volí bojové karty, které odloží lícem dolů ({ $area }).
}
ask-add_cards = { $deciders ->
    [one] { $who } rozhoduje, které karty božského zásahu přidá ({ $area }).
   *[other] { $who } rozhodují, které karty božského zásahu přidají ({ $area }).
}
ask-pay_next = { $who } nemůže zaplatit všechny karty: kterou teď? Modlitební body: { $prayer }.
ask-wound = { $who } smí díky Božské ráně odhazovat karty božského zásahu (+1 síla za každou).
ask-ambush = { $who } smí vyměnit zahranou bojovou kartu za odloženou.
ask-convert = { $who } smí díky Bakatanovi proměnit obranu z bojové karty ve zranění.
ask-corrupt = { $who } smí díky Zkáze jednotek odstranit přeživší jednotky; poražený: { $loser }.
ask-enlist = { $who } smí přidat jednotky místo odstraněných (nejvýše { $count }).
ask-retreat_or_recall = { $who } prohrává bitvu a musí ustoupit, nebo stáhnout { $units } ({ $area }).
ask-retreat_where = { $who } určuje, kam poražený ustoupí ({ $loser }).
ask-home_where = { $who } vede díky Masahartovi { $units } do města: do které čtvrti nejdřív?
ask-home_units = { $who } rozhoduje, kolik jednotek půjde do této čtvrti ({ $area }).
ask-home_companion = { $who } rozhoduje, se kterými jednotkami se vrátí společník ({ $companion }).
ask-stay_or_recall = { $who } vyhrává bitvu a smí nechat na místě, nebo stáhnout { $units } ({ $area }).
ask-hold = { $who } smí díky destičce Udržet pozici přidat k oddílu jednotku.
ask-spoil = { $who } si bere jako kořist kartu poraženého, nebo si líže dvě.
ask-reinforce = { $who } smí přidat Taktické posily za 1 modlitební bod na jednotku ({ $area }).
ask-which_first = { $who } rozhoduje, která destička zapůsobí první.
ask-make_offering = { $area ->
    [sanctuary] { $who } smí obětovat ve Svatyni za 1 vítězný bod.
   *[delta_temple] { $who } smí obětovat v chrámu v Deltě za 5 modlitebních bodů.
}
ask-veterans_for_prayer = { $who } rozhoduje, kolik žetonů veterána vymění za modlitební body, kus za kus.
ask-veterans_for_cards = { $who } rozhoduje, kolik žetonů veterána vymění za karty, dva za každou.
ask-victim = { $who } volí soupeře, který kvůli Anexi přijde o náhodnou kartu.
ask-discard = { $count ->
    [one] { $who } odhazuje poslední kartu za Vizi.
    [few] { $who } odhazuje ještě { $count } karty za Vizi.
   *[other] { $who } odhazuje ještě { $count } karet za Vizi.
}
ask-ceremony = { $who } smí odhazovat karty pro Noční obřad; zatím: { $count }.
ask-recolour = { $who } volí pyramidu, která změní barvu.
ask-new_colour = { $who } volí novou barvu pyramidy ({ $area }).
ask-position = { $who } volí místo v příštím pořadí.

## Choices

choice-faction = Vést frakci: { $faction }
choice-city = Obsadit: { $city }
choice-levels = Úrovně: { $levels }
choice-colour = Barva: { $colour }
choice-area-here = Zvolit: { $area }
choice-area-muster = Postavit 5 jednotek: { $area }
choice-area-tie = K oddílu: { $area }
choice-area-build = Zvýšit: { $area } ({ $colour }, úroveň { $level })
choice-area-found = Založit pyramidu: { $area }
choice-area-add = Přidat jednotky: { $area }
choice-area-reinforce = Přidat jednotku: { $area }
choice-area-fight = Bojovat nejdřív: { $area }
choice-area-troop = Pohnout oddílem: { $area } ({ $units })
choice-area-go = Jít: { $area }
choice-area-attack = Zaútočit: { $area } ({ $foe })
choice-area-burn = Spálit: { $area } ({ $foe })
choice-area-retreat = Ustoupit: { $area }
choice-area-home = Poslat domů: { $area }
choice-area-recolour = Přebarvit: { $area } ({ $colour })
choice-teleport = Teleportovat: { $area }
choice-teleport-attack = Teleportovat a zaútočit: { $area } ({ $foe })
choice-worm = Obří písečný červ: { $area }
choice-place = Položit žeton: { $space }
choice-silver = Stříbrný žeton: { $space }
choice-act = Provést: { $space }
choice-gold = Položit zlatý žeton
choice-arrange = Přeskupit společníky
choice-action = Provést: { $action }
choice-card = Zahrát: { $card }
choice-card-pay = Zaplatit: { $card }
choice-card-discard = Odhodit: { $card }
choice-card-take = Vzít: { $card }
choice-cards = Přidat: { $cards }
choice-cards-none = Nepřidat žádné karty
choice-battle_card = Zvolit: { $card } ({ $values })
choice-battle_card-play = Zahrát: { $card } ({ $values })
choice-battle_card-aside = Odložit: { $card } ({ $values })
choice-battle_card-remove = Odstranit: { $card } ({ $values })
choice-tile = Vzít: { $tile }
choice-tile-use = Použít: { $tile }
choice-tile-first = Nejdřív: { $tile }
choice-companion = Zvolit: { $companion }
choice-companion-bring = Přivést: { $companion }
choice-swap = Vyměnit: { $companion }
choice-leave-units = Nechat tu { $units }
choice-leave = Nechat tu: { $companion }
choice-join-units = Vzít s sebou { $units }
choice-join = Vzít s sebou: { $companion }
choice-units-here = Zvolit { $units }
choice-units-add = Přidat { $units }
choice-units-send = Poslat { $units }
choice-units-remove = Odstranit { $units }
choice-level = Stavět do úrovně { $level }
choice-convert = Proměnit obranu ve zranění: { $count }
choice-position = { $number }. místo
choice-seat = Vzít kartu: { $victim }
choice-veterans-none = Nechat si všechny žetony veterána
choice-veterans = Odhodit { $tokens }
choice-veterans-prayer = Vyměnit { $tokens } za { $points }
choice-veterans-cards = Vyměnit { $tokens } za { $cards }
choice-announce = Ohlásit { $cards }
choice-stop = Zastavit se tady
choice-retreat = Ustoupit
choice-recall = Stáhnout oddíl
choice-home = Vrátit oddíl do města
choice-stay = Zůstat
choice-exchange = Vyměnit bojové karty
choice-draw = Líznout si 2 karty
choice-offer = Obětovat
choice-collect = Vybrat modlitební body
choice-pass-end_turn = Ukončit tah
choice-pass-use_gold = Bez zlaté akce
choice-pass-which_action = Bez akce
choice-pass-arrange = Ukončit přeskupování
choice-pass-tie_companion = Nechat v zásobě
choice-pass-bring_companion = Nikoho nepřivádět
choice-pass-build_where = Nic nestavět
choice-pass-place_where = Víc jednotek nepřidávat
choice-pass-acquire_tile = Nic nezískávat
choice-pass-move_troop = Nehýbat se
choice-pass-collect = Nic nevybírat
choice-pass-announce = Nic neohlašovat
choice-pass-wound = Víc neodhazovat
choice-pass-ambush = Nechat zahranou kartu
choice-pass-convert = Nechat si obranu
choice-pass-corrupt = Nikoho neodstraňovat
choice-pass-enlist = Nikoho nepřidávat
choice-pass-hold = Nikoho nepřidávat
choice-pass-reinforce = Nikoho nepřidávat
choice-pass-make_offering = Neobětovat
choice-pass-ceremony = Víc neodhazovat
choice-pass-recolour = Nic neměnit

## Refusals

no-KEMET-001 = Tolik jednotek v zásobě nemáte.
no-KEMET-002 = Destička žoldnéřů přináší právě tři žoldnéře.
no-KEMET-004 = Nemáte dost modlitebních bodů.
no-KEMET-005 = Máte nejvýše tři pyramidy (ve dvou hráčích dvě), každou v jiné čtvrti a v jiné barvě.
no-KEMET-013 = Oddíl by byl příliš velký: limit je 5 jednotek, pokud vám destička nedovoluje víc.
no-KEMET-017 = Toto místo při tomto počtu hráčů není ve hře.
no-KEMET-028 = Tato barva v této hře není.
no-KEMET-033 = To už má někdo jiný, nebo to neexistuje.
no-KEMET-037 = První oddíly stojí ve dvou různých čtvrtích vašeho města.
no-KEMET-038 = Rozdělte právě tři úrovně; žádná pyramida nesmí začínat výš než na úrovni 2.
no-KEMET-040 = První destička musí být v nabídce, mít úroveň 1 a barvu některé vaší pyramidy.
no-KEMET-044 = Teď rozhoduje někdo jiný.
no-KEMET-046 = Společníky lze přeskupit jen před položením prvního žetonu v tahu.
no-KEMET-048 = Teď pokládáte žetony; karta musí počkat, až budou všechny na desce.
no-KEMET-049 = Na tomto poli nemáte nevyužitý žeton z tohoto tahu.
no-KEMET-057 = Na tomto poli už žeton leží.
no-KEMET-058 = Na pole božské moci patří jen zlatý žeton.
no-KEMET-060 = Na konci dne musí mít každé patro žeton a na prázdná patra by vám pak žetony nezbyly.
no-KEMET-061 = Dnes nemáte stříbrný žeton, který byste mohli položit.
no-KEMET-062 = Zlatá akce vyžaduje zlatý žeton, jednou za den, a vaši destičku, která tuto akci nabízí.
no-KEMET-065 = Staví se do výšky a jen ve čtvrtích vlastního města.
no-KEMET-066 = Na to nemáte: každá úroveň stojí tolik modlitebních bodů, kolik je její číslo.
no-KEMET-067 = Tuto barvu už některá vaše pyramida má.
no-KEMET-068 = Pyramida má nejvýše čtyři úrovně.
no-KEMET-072 = Neovládáte pyramidu této barvy, která by měla aspoň úroveň destičky.
no-KEMET-073 = Toto území už v této akci své jednotky dostalo.
no-KEMET-075 = Na tomto území teď žádná bitva nečeká.
no-KEMET-076 = Oddíl by tam překročil váš limit.
no-KEMET-079 = Přijít může jen společník tohoto druhu z vaší zásoby.
no-KEMET-080 = Jednotky se přidávají jen do čtvrtí vlastního města.
no-KEMET-081 = Tuto destičku už máte.
no-KEMET-082 = Na tuto destičku nemáte dost modlitebních bodů.
no-KEMET-083 = U této barvy by žeton musel ležet na poli získání téže barvy.
no-KEMET-085 = Vaše pyramida je dost vysoká, ale teď ji ovládá soupeř.
no-KEMET-086 = Destičku této barvy jste v tomto kole už získali.
no-KEMET-087 = Tato destička už není v nabídce a cizí destičku nelze vzít.
no-KEMET-090 = Tuto destičku už máte v jiné barvě a dvakrát ji nikdo mít nesmí.
no-KEMET-091 = Tato destička teď nemá co dělat.
no-KEMET-092 = Nový společník se přidá k vašemu oddílu ve vašem městě.
no-KEMET-093 = Místa si mohou vyměnit jen společníci z vaší zásoby a z vašich čtvrtí, stvoření se stvořením a sluha se sluhou.
no-KEMET-094 = Oddíl může provázet jedno stvoření a jeden sluha; druhým sluhou smí být jen Meriptah.
no-KEMET-100 = Společník nemůže zůstat sám; potřebuje aspoň jednu vaši jednotku.
no-KEMET-103 = Nemáte tam oddíl, který by se mohl pohnout.
no-KEMET-104 = Oddílu už nezbývá žádný pozemní pohyb.
no-KEMET-105 = Dál musí jít aspoň jedna jednotka a co tu skupina nechala, to teď nemůže znovu vzít.
no-KEMET-106 = Nic takového tu k zanechání ani ke vzetí s sebou není.
no-KEMET-107 = Na konci pohybu by na jednom území bylo příliš mnoho jednotek nebo společníků.
no-KEMET-109 = Útočící skupina musí dodržet limity jednotek a společníků.
no-KEMET-111 = Pozemní pohyb vede jen na sousední území, nebo z přístavu do přístavu.
no-KEMET-113 = Do vojenského přístavu lze vplout jen u vlastního města.
no-KEMET-114 = Teleportace vede ze čtvrti s pyramidou na jiné území s obeliskem.
no-KEMET-115 = V této akci už teleportace proběhla.
no-KEMET-117 = Na teleportaci i mýto Chnumovy sfingy dohromady nemáte.
no-KEMET-118 = Přes tyto hradby by skupina musela vyrazit přímo od nich.
no-KEMET-119 = Jedním pohybem lze vstoupit nejvýše do jedné čtvrti soupeřů.
no-KEMET-121 = Během pohybu lze hrát jen karty se symbolem pohybu.
no-KEMET-122 = Už je pozdě: Hbitost se hraje před prvním krokem, Přenos před teleportací.
no-KEMET-141 = Potřebujete dvě různé bojové karty z ruky: jednu zahrát a jednu odložit.
no-KEMET-142 = Tolik takových karet nemáte.
no-KEMET-144 = Tolik karet nikdo mít nemůže; ohlaste menší počet.
no-KEMET-145 = Na tuto kartu už nemáte.
no-KEMET-146 = Tato karta není mezi těmi, které máte ještě zaplatit.
no-KEMET-164 = Oddíl ustupuje na prázdné sousední území a ze čtvrtí jen do vlastní.
no-KEMET-165 = Není kam ustoupit, oddíl se tedy musí stáhnout.
no-KEMET-175 = Tuto kartu v ruce nemáte.
no-KEMET-176 = Tuto kartu teď hrát nelze: její symbol říká kdy.
no-KEMET-179 = Diverze zůstává svému majiteli a nelze ji za nic odhodit.
no-KEMET-180 = Ta karta by teď nic nezpůsobila.
no-KEMET-181 = Cílem Ohnivého deště musí být soupeřův oddíl.
no-KEMET-182 = Taktická podpora přidává celkem dvě jednotky do vašich čtvrtí, nebo tam, kde už jednotky máte.
no-KEMET-185 = Oběť ve Svatyni stojí dvě jednotky.
no-KEMET-186 = Oběť v chrámu v Deltě stojí jednotku.
no-KEMET-191 = Za kartu se dávají dva žetony veterána, počet tedy musí být sudý.
no-KEMET-192 = Každý žeton veterána se promění v jednu jednotku ve vaší čtvrti, kde nestojí soupeřův oddíl.
no-KEMET-194 = Takové místo v pořadí není, nebo je už obsazené.
no-KEMET-196 = Tolik žetonů veterána nemáte.
no-KEMET-199 = Hra už skončila.
no-KEMET-206 = Tolik tento efekt nedovoluje.
no-KEMET-207 = Destička to nedovoluje: chce oddíl se sluhou, nebo pohyb bez teleportace.
no-KEMET-218 = Odstranit lze jen bojovou kartu, kterou máte.
no-KEMET-219 = Za Božskou ránu lze odhodit jen karty z ruky.
no-KEMET-223 = Stojí tam Chnumova sfinga a na mýto nemáte modlitební bod.
no-KEMET-229 = Za Vizi lze odhodit jen karty z ruky.
no-KEMET-230 = Ruka boha přidává právě jednu úroveň.
no-KEMET-232 = Masaharta vede oddíl jen do vašich čtvrtí bez soupeřových oddílů a jen tehdy, vejde-li se celý.
no-KEMET-233 = Jednotka se musí přidat k oddílu, který bojoval.
no-KEMET-235 = Žoldnéře je nutné umisťovat, dokud je pro ně místo.
no-KEMET-236 = Modlitba za posily přidává nejvýše dvě jednotky.
no-KEMET-237 = Jednotky se přidávají jen do vlastních čtvrtí a tam, kde už jednotky máte.
no-KEMET-345 = Toto přeskupení už v tomto tahu proběhlo.
no-KEMET-346 = Víc denních karet se v jednom tahu zahrát nedá.
no-KEMET-349 = Poražený tuto kartu nezahrál, takže si ji vzít nemůžete.
no-KEMET-350 = Taková karta k odebrání ani k odevzdání není.
no-KEMET-363 = Obří písečný červ se vynořuje s verbovanými jednotkami na prázdném území mimo města a do čtvrti nikdy nevstoupí.
no-KEMET-365 = To není odpověď na tuto otázku.

## Power tiles

-domination = Při získání: 1 božský vítězný bod.
-act_of_god = Při získání: vezměte si stříbrný akční žeton. Od příštího tahu vám dává každý den o jednu akci víc.
card-ruby_charge = V útoku: +1 síla.
card-ruby_priest_of_mafdet = V každém pohybu máte o 1 pozemní pohyb víc.
card-ruby_carnage = V bitvě: +1 zranění.
card-ruby_wrryt_storm = Při získání: vezměte si zpět všechny bojové karty a jednu nahraďte speciální kartou Bouře vozů (síla 3, zranění 3).
card-ruby_phoenix = Stvoření. Jeho oddíl: +1 pozemní pohyb, +1 síla. Skupina s Fénixem smí vstoupit do jedné soupeřovy čtvrti bez ohledu na to, odkud vyrazila.
card-ruby_portal_of_thoth = Vaše teleportace stojí o 1 modlitební bod méně a smí začínat i u obelisku.
card-ruby_royal_scarab = Stvoření. Jeho oddíl: +2 pozemní pohyby, +2 síla.
card-ruby_blades_of_neith = V bitvě: +1 síla.
card-ruby_divine_wound = Po odkrytí karet v bitvě odhoďte libovolně mnoho karet božského zásahu: +1 síla za každou.
card-ruby_domination = { -domination }
card-ruby_giant_scorpion = Stvoření. Jeho oddíl: +1 pozemní pohyb, +2 síla, +2 zranění.
card-ruby_initiative = V bitvě: +1 zranění a +1 neodvratné zranění; v útoku také +1 síla.
card-ruby_surprise_attack = Zlatá akce: pohyb, při němž smíte vstoupit do jedné soupeřovy čtvrti bez ohledu na to, odkud vyrážíte.
card-ruby_act_of_god = { -act_of_god }
card-sapphire_recruiting_scribe = Verbování: až 3 jednotky zdarma.
card-sapphire_defense = V obraně: +1 síla.
card-sapphire_reinforcement_prayer = Modlitba: přidejte také zdarma až 2 jednotky do svých čtvrtí.
card-sapphire_ancestral_elephant = Stvoření. Jeho oddíl: +1 pozemní pohyb, +1 síla, +1 obrana.
card-sapphire_shetyw_defense = Při získání: vezměte si zpět všechny bojové karty a jednu nahraďte speciální kartou Obrana Šetyw (síla 3, obrana 3).
card-sapphire_shield_of_neith = V bitvě: +1 obrana.
card-sapphire_legion = Vaše oddíly smí mít 7 jednotek místo 5.
card-sapphire_defensive_victory = Vyhrajete-li v obraně a přežije aspoň jedna jednotka: 1 bojový vítězný bod.
card-sapphire_spy = Soupeř zvolí a ukáže bojovou kartu, kterou zahraje, dřív než vy volíte svou.
card-sapphire_domination = { -domination }
card-sapphire_reinforcements = Verbování: všechny jednotky zdarma.
card-sapphire_sphinx = Stvoření. Při získání: 1 božský vítězný bod. Jeho oddíl: +1 pozemní pohyb, +2 síla.
card-sapphire_divine_will = Zlatá akce: pohyb, nebo verbování.
card-sapphire_act_of_god = { -act_of_god }
card-diamond_priest = Modlitba: o 1 modlitební bod víc.
card-diamond_priestess = Vaše destičky moci stojí o 1 modlitební bod méně.
card-diamond_magical_support = Stavba: každá úroveň stojí o 1 modlitební bod méně.
card-diamond_deep_desert_snake = Stvoření. Jeho oddíl: +1 pozemní pohyb. V jeho bitvách soupeřovo stvoření nic nedává.
card-diamond_vision = V noci: lízněte si o 4 karty božského zásahu víc, potom 4 odhoďte.
card-diamond_divine_boon = V noci: lízněte si o 1 kartu božského zásahu víc.
card-diamond_hand_of_god = Na konci noci: přistavte zdarma 1 úroveň pyramidy.
card-diamond_divine_hunger = V bitvě: 2 modlitební body za každou soupeřovu jednotku odstraněnou vaším zraněním.
card-diamond_priest_of_thoeris = V útoku: před volbou bojových karet si lízněte kartu božského zásahu.
card-diamond_domination = { -domination }
card-diamond_priest_of_ra = Všechno, za co platíte, stojí o 1 modlitební bod méně.
card-diamond_priest_of_amon = V noci: o 7 modlitebních bodů víc.
card-diamond_mummy = Stvoření. Jeho oddíl: +1 pozemní pohyb, +2 síla. V noci, ať je kdekoli: lízněte si o 1 kartu božského zásahu víc.
card-diamond_act_of_god = { -act_of_god }
card-onyx_sword_mercenaries = Při získání: do konce hry se k vám přidají 3 žoldnéři s meči; umístěte je do svých čtvrtí.
card-onyx_spear_mercenaries = Při získání: do konce hry se k vám přidají 3 žoldnéři s kopími; umístěte je do svých čtvrtí.
card-onyx_local_recruitment = Verbování: 1 jednotka zdarma a jednotky smíte přidávat i všude tam, kde už máte oddíl.
card-onyx_honor_in_battle = V bitvě: 1 modlitební bod za každou vaši jednotku odstraněnou soupeřovým zraněním.
card-onyx_dedication_to_battle = V útoku: 2 modlitební body před volbou bojových karet.
card-onyx_khnums_sphinx = Stvoření. Jeho oddíl: +1 pozemní pohyb, +1 síla. Soupeř, který se pohybuje na jeho území, platí 1 modlitební bod.
card-onyx_twin_ceremony = Zlatá akce: získejte destičku o 1 modlitební bod dráž, bez pole, i v barvě z tohoto kola.
card-onyx_griffin_sphinx = Stvoření. Jeho oddíl: +2 síla. Teleportuje se zdarma a smí vyrazit i od obelisku.
card-onyx_forced_march = Zlatá akce: pohyb bez teleportace.
card-onyx_deadly_trap = V obraně: +1 síla, +1 neodvratné zranění.
card-onyx_domination = { -domination }
card-onyx_soul_devourer = Stvoření. Jeho oddíl: +1 pozemní pohyb, +2 síla. Vyhrajete-li a vaše zranění odstraní aspoň 2 jednotky: další bojový vítězný bod.
card-onyx_bestial_fury = V každém pohybu máte o 1 pozemní pohyb víc. V bitvě: +1 síla, +1 zranění.
card-onyx_divine_might = Kdykoli vám něco dává modlitební body, získáte o 2 víc.
card-onyx_act_of_god = { -act_of_god }
card-amethyst_energy_drain = Když se soupeř modlí, získáte 1 modlitební bod, nejvýše dvakrát za den.
card-amethyst_servile_corruption = V bitvě s početnějším oddílem: +1 síla.
card-amethyst_cobra = Stvoření. Jeho oddíl: +1 pozemní pohyb, +1 síla, +1 zranění.
card-amethyst_fury_of_seth = Při získání: vezměte si zpět všechny bojové karty a jednu nahraďte speciální kartou Sutechova zuřivost (síla 4, zranění 1, neodvratné zranění 1, vlastní ztráty 1).
card-amethyst_annexation = V noci, před lízáním: vezměte soupeři náhodnou kartu božského zásahu.
card-amethyst_kill_them_all = V každém pohybu máte o 1 pozemní pohyb víc. V útoku: +1 zranění.
card-amethyst_ambush = Po odkrytí karet smíte vyměnit svou bojovou kartu za tu, kterou jste odložili.
card-amethyst_divine_advantage = V noci: lízněte si o 1 kartu božského zásahu víc, a ovládáte-li chrám, o 2.
card-amethyst_plunder_of_seth = Vyhrajete-li bitvu, vezměte poraženému až 3 modlitební body.
card-amethyst_domination = { -domination }
card-amethyst_magic_versatility = Zlatá akce: stavba, verbování, modlitba, nebo pohyb bez teleportace.
card-amethyst_units_corruption = Vyhrajete-li a váš oddíl přežije: odstraňte až 2 jednotky poraženého a nahraďte je svými.
card-amethyst_lord_of_the_red_land = V bitvě: +1 síla a soupeřova obrana je o 2 nižší.
card-amethyst_act_of_god = { -act_of_god }
card-amber_harbour_servant = Sluha. Jeho oddíl: +1 pozemní pohyb. Skupina s ním smí vplout do každého vojenského přístavu.
card-amber_servant_masaharta = Sluha. Jeho oddíl: +1 obrana. Po prohrané bitvě se smí místo ústupu vrátit do vašich čtvrtí.
card-amber_jackal = Stvoření. Jeho oddíl: +1 pozemní pohyb, +1 síla. Lízněte si kartu božského zásahu za každé 2 jednotky odstraněné vaším zraněním.
card-amber_servant_heqaib = Sluha. Když jeho oddíl obsadí chrám, smíte hned vybrat jeho modlitební body (chrám v Deltě: 5 za jednotku).
card-amber_servant_bakatan = Sluha. Jeho oddíl: obranu z bojové karty lze proměnit ve zranění.
card-amber_forced_recall = Když po bitvě stáhnete oddíl: o 2 modlitební body víc.
card-amber_hold_the_position = Nestáhnete-li po bitvě oddíl: vezměte si zpět všechny bojové karty a přidejte k němu 1 jednotku.
card-amber_spoils_of_war = Vyhrajete-li a poražený zahrál kartu božského zásahu: vezměte si jednu z těch karet, nebo si lízněte 2.
card-amber_servant_patamos = Sluha. Vaše noční oběti nestojí jednotky. Jeho oddíl: +1 síla v Deltě, teleportace tam či odtud stojí o 1 modlitební bod méně.
card-amber_domination = { -domination }
card-amber_servant_meryptah = Sluha. Smí být druhým sluhou oddílu. Jeho oddíl: +2 síla.
card-amber_cat = Stvoření. Jeho oddíl: +1 pozemní pohyb, +2 síla, +1 obrana. Vyhrajete-li beze ztrát: další bojový vítězný bod.
card-amber_warriors_worship = Zlatá akce: verbování a pohyb v libovolném pořadí, obojí jen pro oddíly se sluhou.
card-amber_act_of_god = { -act_of_god }
card-ruby_omniscience = Soupeř zvolí a ukáže karty božského zásahu pro bitvu dřív, než volíte své.
card-ruby_sacred_bull = Stvoření. Jeho oddíl: +2 pozemní pohyby, +1 síla. Když přijde na plán, jeho oddíl se smí hned pohnout.
card-ruby_strategic_control = V útoku: +1 zranění. V obraně: +1 obrana.
card-sapphire_perfect_architecture = I vaše pyramidy úrovně 3, které ovládáte, dávají po 1 vítězném bodu.
card-sapphire_giant_sandworm = Stvoření. Verbování: smí se vynořit se 2 jednotkami zdarma na prázdném území mimo města. Jeho oddíl: +1 pozemní pohyb, +2 síla. Nikdy ve čtvrtích.
card-sapphire_street_fighting = Ve čtvrtích: +1 síla. Při pohybu smíte vstoupit do jedné soupeřovy čtvrti bez ohledu na to, odkud vyrážíte.
card-diamond_strategic_hold = Po bitvě: 1 modlitební bod za každou vaši jednotku, která zůstala na jejím území.
card-diamond_night_ceremony = V noci, po lízání: odhoďte libovolně mnoho karet božského zásahu, získejte stejně modlitebních bodů a lízněte si o jednu kartu víc.
card-diamond_gathered_tribes = Vaše oddíly smí mít 6 jednotek místo 5. V bitvě: +1 obrana.
card-onyx_divine_support = Po bitvě, zbyla-li vám na jejím území jednotka: lízněte si kartu božského zásahu.
card-onyx_tactical_reinforcement = Po bitvě, zbyla-li vám na jejím území jednotka: přidejte tam jednotky po 1 modlitebním bodu.
card-onyx_shield_of_onyx = Při získání: vezměte si zpět všechny bojové karty a jednu nahraďte speciální kartou Onyxový štít (síla 2, škodí jen neodvratné zranění).
card-amber_supreme_power = V noci: o 1 modlitební bod víc a místo v pořadí volíte před ostatními.
card-amber_hippopotamus = Stvoření. Jeho oddíl: +1 pozemní pohyb, +1 síla, +1 neodvratné zranění, +1 obrana.
card-amber_restructuring = Zlatá akce: změňte barvu jedné své pyramidy, nebo vyměňte barvy dvou.

## Divine Intervention cards

card-war_rage = Bitva: +1 síla.
card-bloody_battle = Bitva: +1 zranění.
card-bronze_wall = Bitva: +1 obrana.
card-war_fury = Bitva, cena 1: +2 síla.
card-bloodbath = Bitva, cena 1: +2 zranění.
card-iron_wall = Bitva, cena 1: +2 obrana.
card-tactical_support = Den: přidejte zdarma až 2 jednotky do svých čtvrtí nebo ke svým oddílům.
card-raining_fire = Den, cena 1: odstraňte jednotku z libovolného soupeřova oddílu.
card-prayer = Den: získejte 2 modlitební body.
card-transfer = Pohyb: teleportace je zdarma a smí začít kdekoli.
card-swiftness = Pohyb, před prvním krokem: +1 pozemní pohyb.
card-diversion = Bitva: nedělá nic, jen mate soupeře, a vrací se do ruky.

## Battle cards

card-cavalry_blitz = Síla 4, zranění 1.
card-fervent_purge = Síla 3, zranění 2.
card-chariot_raid = Síla 1, zranění 3.
card-mixed_tactics = Síla 2, zranění 2, obrana 1.
card-phalanx_defense = Síla 2, obrana 2.
card-shield_push = Síla 3, obrana 1.
card-sacrificial_charge = Síla 5; ztratíte i 2 vlastní jednotky.
card-defensive_retreat = Síla 1, zranění 1, obrana 3.
