## The game

game-about = Jste bůh starověkého Egypta a v paměti zůstanou jen ti, které někdo uctívá. Přesouvejte a vyvolávejte figury, ovládejte monumenty, posílejte velbloudí karavany, které dělí zemi na nové oblasti, a získávejte zbožnost v pěti Konfliktech: po třetím se dva nejslabší bohové spojí v jednoho, po čtvrtém upadnou v zapomnění ti, kdo zůstali v červené části stupnice. Dosáhněte vrcholu stupnice zbožnosti, nebo veďte po pátém Konfliktu.

option-scenario = Scénář
option-scenario-help = Hrací plán, počáteční rozestavení a někdy zvláštní pravidlo. Některé scénáře jsou jen pro určité počty hráčů.
option-scenario-random = Náhodně
option-scenario-first_dynasty = První dynastie (2–5 hráčů)
option-scenario-high_nile = Vysoký Nil (3–4 hráči)
option-scenario-menagerie = Zvěřinec (3–5 hráčů)
option-scenario-middle_kingdom = Střední říše (2–5 hráčů)
option-scenario-old_kingdom = Stará říše (2–5 hráčů)
option-scenario-peoples_revolt = Povstání lidu (2–5 hráčů)
option-scenario-salt_roads = Solné stezky (2–3 hráči)
option-scenario-twin_cities = Dvě města (2–5 hráčů)
option-god = Bůh
option-god-help = Bůh tohoto hráče: vylosovaný, vybraný na začátku hry, nebo určený hned. Za každého boha může hrát jen jeden hráč; chtějí-li všichni téhož, dostane ho někdo vylosovaný.
option-god-random = Náhodně
option-god-choose = Výběr na začátku hry
option-god-amun = Amun
option-god-anubis = Anubis
option-god-isis = Isis
option-god-osiris = Osiris
option-god-ra = Ra
option-guardian_1 = Strážce úrovně 1
option-guardian_1-help = Strážce, kterého přináší druhá odemčená schopnost úrovně 1.
option-guardian_1-random = Náhodně
option-guardian_1-cat_mummy = Kočičí mumie
option-guardian_1-satet = Satet
option-guardian_2 = Strážce úrovně 2
option-guardian_2-help = Strážce, kterého přináší druhá odemčená schopnost úrovně 2.
option-guardian_2-random = Náhodně
option-guardian_2-apep = Apep
option-guardian_2-mummy = Mumie
option-guardian_3 = Strážce úrovně 3
option-guardian_3-help = Strážce, kterého přináší první odemčená schopnost úrovně 3.
option-guardian_3-random = Náhodně
option-guardian_3-giant_scorpion = Obří štír
option-guardian_3-androsphinx = Sfinga
option-osiris_may_move_token_while_others_off_map = Osiris smí dříve přesouvat žetony
option-osiris_may_move_token_while_others_off_map-help = Ano: po prohraném boji smí Osiris přesunout žeton podsvětí, který už leží na plánu; ne: jen když jsou na plánu všechny tři.
option-merge_guardians_optional = Při spojení lze Strážce odmítnout
option-merge_guardians_optional-help = Ano: vyšší bůh nemusí přijmout Strážce nižšího boha; ne: musí vzít každého, pro něhož má podstavec.
option-satet_push_crosses_river = Satet odstrkuje přes řeku a velbloudy
option-satet_push_crosses_river-help = Ano: figuru lze odstrčit přes řeku nebo velblouda; ne: jen na sousední pole.
option-miracle_counts_kills = Zázrak počítá každou smrt
option-miracle_counts_kills-help = Ano: Mumie zabitá v boji dvakrát se počítá dvakrát; ne: každá figura se počítá jednou.
option-scorpion_destroys_own = Štír ničí i monumenty svého majitele
option-scorpion_destroys_own-help = Ano: padne každý monument, na který míří klepeta; ne: monumenty majitele štíra zůstanou stát.
option-underworld_bars_every_arrival = Žetony podsvětí nepustí nikoho kromě figur Osirise
option-underworld_bars_every_arrival-help = Ano: ostatní bohové na žeton podsvětí nemohou figuru ani vyvolat, ani vrátit; ne: jejich figury tam jen nemohou skončit pohyb.
option-unlock_may_be_declined = Odemčení lze odmítnout
option-unlock_may_be_declined-help = Ano: kdo zvolí akci odemčení, nemusí odemknout nic; ne: kdo má na schopnost dost stoupenců, musí ji odemknout.

source-devotion = Zbožnost

## Parts of sentences

one-god = boha
one-warrior = válečníka
one-cat_mummy = Kočičí mumii
one-satet = Satet
one-apep = Apepa
one-mummy = Mumii
one-giant_scorpion = Obřího štíra
one-androsphinx = Sfingu
one-obelisk = obelisk
one-temple = chrám
one-pyramid = pyramidu

the-figure = figuru
the-god = boha
the-warrior = válečníka
the-cat_mummy = Kočičí mumii
the-satet = Satet
the-apep = Apepa
the-mummy = Mumii
the-giant_scorpion = Obřího štíra
the-androsphinx = Sfingu
the-monument = monument
the-obelisk = obelisk
the-temple = chrám
the-pyramid = pyramidu

followers = { $count ->
    [one] { $count } stoupence
    [few] { $count } stoupence
   *[other] { $count } stoupenců
}
devotion = { $count ->
    [one] { $count } bod zbožnosti
    [few] { $count } body zbožnosti
   *[other] { $count } bodů zbožnosti
}
why-majority = převaha monumentů
why-domination = dominance
why-battle = vyhraný boj
why-city = město
partners = Tým { $first } & { $second }
why-auction = dražba

ground-fertile = úrodné pole
ground-desert = poušť
ground-water = voda
ground-city = město
ground-underworld = žeton podsvětí
neutral = neutrální
regions = { $count ->
    [one] oblast { $numbers }
   *[other] oblasti { $numbers }
}
place = { $space } ({ $details })
in-region = v oblasti { $number } ({ $region })

## Prompts

ask-pick_god = { $who } si vybírá boha.
ask-first_action = { $merged ->
    [yes] { $who } provádí jedinou akci tohoto tahu; příští událost, č. { $number }: { $event }.
   *[no] { $who } provádí první akci tohoto tahu; příští událost, č. { $number }: { $event }.
}
ask-second_action = { $who } provádí druhou akci, na stupnici pod tou první; příští událost, č. { $number }: { $event }.
ask-move_figure = { $who } smí přesunout své figury, každou jednou a nejvýš o 3 pole: která je na řadě?
ask-move_to = { $who } přesouvá { $figure } z pole { $space }: kam?
ask-push_to = { $who } přesouvá Satet na pole { $space }: kam odstrčit { $figure }?
ask-aim = { $who } míří klepety Obřího štíra z pole { $space } na dvě pole.
ask-summon_figure = { $count ->
    [1] { $who } smí vyvolat figuru.
   *[other] { $who } smí postupně vyvolávat figury; zbývající vyvolání: { $count }.
}
ask-summon_space = { $who } vyvolává { $figure }: na kterém poli?
ask-summon_use = { $who } vyvolává { $figure } na poli { $space }: které z vyvolání se tím využije?
ask-sun_token = { $who } smí dát sluneční žeton na figuru vyvolanou na poli { $space }.
ask-unlock = { $may ->
    [yes] { $who } smí odemknout schopnost Ankh úrovně { $level } a obětovat za ni { $cost } (stoupenci v zásobě: { $owned }).
   *[no] { $who } odemyká schopnost Ankh úrovně { $level } a obětuje za ni { $cost } (stoupenci v zásobě: { $owned }).
}
ask-control = { $target ->
    [neutral] { $who } ovládne neutrální monument vedle některé ze svých figur.
   *[enemy] Neutrální monumenty už nejsou, a tak { $who } bere soupeři monument vedle některé ze svých figur.
}
ask-caravan_start = { $who } smí postavit karavanu (počet velbloudů: nejvýš { $most }): kde bude stát první?
ask-caravan_next = { $who } vede karavanu dál (počet velbloudů: { $placed } z { $most }).
ask-keep_token = { $who } rozhoduje, které ze dvou nových oblastí zůstane žeton pořadí konfliktů { $number }.
ask-swap_tokens = { $who } smí vyměnit žeton nové oblasti ({ $numbers }) za žeton jiné oblasti.
ask-obelisk_figure = Před bojem { $region } smí { $who } přemístit figuru ke svému obelisku v této oblasti.
ask-obelisk_space = { $who } přemisťuje { $figure } z pole { $space } k obelisku { $region }: na které pole?
ask-announcement = { $who } smí ohlásit dvě karty pro boj { $region }.
ask-battle_card = Boj { $region } – tajný výběr bojových karet: { $who }.
ask-build_type = { $cost ->
    [0] { $who } smí postavit monument { $region } bez obětování stoupenců.
   *[other] { $who } smí obětovat { $followers } a postavit monument { $region }.
}
ask-build_space = { $who } staví { $monument } { $region }: na kterém poli?
ask-plague_bid = Zamoření kobylkami { $region } – tajné nabídky stoupenců: { $who }.
ask-trap = { $who } smí polapit jednoho z právě zabitých nepřátelských válečníků (volná místa: { $slots }).
ask-mummy_space = { $who } vrací zabitou Mumii vedle svého boha: na které pole?
ask-scales = Nerozhodný boj { $region } při síle { $total }: { $who } smí použít žeton nerozhodného boje a zvítězit.
ask-protect = { $who } smí zachránit { $figure } na poli { $space }.
ask-worship = { $who } smí obětovat { $cost } za 1 bod zbožnosti.
ask-underworld_token = { $who } prohrává boj { $region } a smí tam položit žeton podsvětí.
ask-underworld_space = { $who } vybírá { $region } pole pro žeton podsvětí.
ask-release = { $short ->
    [small] { $who } má pro Strážce obou bohů málo malých podstavců a jednoho se vzdává.
    [large] { $who } má pro Strážce obou bohů málo velkých podstavců a jednoho se vzdává.
   *[none] { $who } smí odmítnout Strážce nižšího boha.
}
ask-auction_bid = Dražba Strážce ({ $guardian }) – tajné nabídky stoupenců: { $who }.
ask-join_first = { $who } provádí Konsolidaci: která oblast se spojí se sousední za svými velbloudy?
ask-join_second = { $who } spojuje oblast { $number } s jinou: se kterou?
ask-replace_token = Žeton pořadí konfliktů { $number } opouští hru: { $who } rozhoduje, zda jeho místo zaujme žeton { $first }, nebo { $second }.
ask-spare = { $who } smí zachránit { $figure } na poli { $space }.

## Choices

choice-pass-move_figure = Ukončit přesuny
choice-pass-summon_figure = Ukončit vyvolávání
choice-pass-sun_token = Bez slunečního žetonu
choice-pass-unlock = Nic neodemykat
choice-pass-caravan_start = Nestavět velbloudy
choice-pass-swap_tokens = Neměnit žetony
choice-pass-obelisk_figure = V tomto boji už figury nepřemisťovat
choice-pass-announcement = Zahrát jednu kartu jako obvykle
choice-pass-build_type = Nic nestavět
choice-pass-trap = Nikoho nepolapit
choice-pass-scales = Nechat boj nerozhodný
choice-pass-protect = Nezachraňovat
choice-pass-spare = Nezachraňovat
choice-pass-worship = Nic neobětovat
choice-pass-underworld_token = Nepokládat žeton podsvětí
choice-pass-release = Ponechat si ostatní Strážce
choice-space-here = Pole { $place }
choice-space-move = Přesunout na pole { $place }
choice-space-push = Odstrčit na pole { $place }
choice-space-summon = Vyvolat na poli { $place }
choice-space-return = Vrátit na pole { $place }
choice-space-build = Postavit na poli { $place }
choice-space-token = Položit žeton na pole { $place }
choice-figure-move = Přesunout { $figure } z pole { $place }
choice-figure-release = Vyřadit { $figure } z pole { $place }
choice-region-keep = { $count ->
    [0] Žeton { $number } pro oblast s polem { $space }
   *[other] Nechat žeton { $number } v oblasti s polem { $space } (pevninská pole: { $count })
}
choice-region = Oblast s polem { $space }
choice-region-join = Oblast { $number } ({ $region })
choice-region-replace = Žeton { $number } zaujme místo žetonu { $gone } ({ $region })
choice-action = { $action }
choice-action-event = { $action }, potom událost: { $event }
choice-use-normal = Využít běžné vyvolání
choice-use-underworld = Využít vyvolání z podsvětí
choice-use-pyramid = Využít vyvolání pyramidy na poli { $space }
choice-token-new = Položit nový žeton podsvětí
choice-token = Přesunout žeton podsvětí z pole { $place }
choice-monument = Ovládnout { $monument } na poli { $place }
choice-keep = Zachránit { $figure } na poli { $space }
choice-power = Odemknout: { $power } (úroveň { $level })
choice-card = Zahrát: { $card } (síla +{ $strength })
choice-cards = Zahrát: { $first } a { $second } (síla +{ $strength })
choice-aim = Zamířit na pole { $first } a { $second }
choice-side = Velbloud mezi { $first } a { $second }
choice-swap = Vyměnit žetony { $first } a { $second }
choice-bid = Nabídnout { $followers }
choice-build = Postavit { $monument }
choice-god = Hrát jako { $god } ({ $epithet })
choice-pool = Vyřadit { $figure } ze zásoby
choice-ransom = Vykoupit polapeného válečníka (1 stoupenec pro Anubise)
choice-summon = Vyvolat { $figure }
choice-trap = Polapit válečníka ({ $god })
choice-sun = Dát na ni sluneční žeton
choice-stop = Ukončit zde karavanu
choice-announce = Ohlásit dvě karty
choice-scales = Použít žeton nerozhodného boje
choice-worship = Obětovat 2 stoupence za 1 bod zbožnosti

## The chronicle

story-action_taken = { $who } provádí akci: { $action }.
story-action_without_effect = { $who } z akce nic nezískává: { $action }.
story-amun_token_turned = { $who } otáčí žeton Amuna znovu lícem nahoru.
story-battle_began = V oblasti { $number } ({ $region }) začíná boj: { $sides }.
story-battle_tied = Boj v oblasti { $number } ({ $region }) nikdo nevyhrává.
story-battle_won = { $who } vyhrává boj v oblasti { $number } ({ $region }).
story-bid_revealed = { $who } nabízí { $followers }.
story-bid_sacrificed = { $cost ->
    [0] { $who } nenabízí žádné stoupence.
   *[other] { $who } nabízí a obětuje { $followers }.
}
story-camels_placed = { $count ->
    [one] { $who } staví { $count } velblouda: { $camels }.
    [few] { $who } staví { $count } velbloudy: { $camels }.
   *[other] { $who } staví { $count } velbloudů: { $camels }.
}
story-card_revealed = { $who } odhaluje kartu: { $card }.
story-cards_taken_back = { $count ->
    [one] { $who } bere zpět do ruky { $count } použitou bojovou kartu.
    [few] { $who } bere zpět do ruky { $count } použité bojové karty.
   *[other] { $who } bere zpět do ruky { $count } použitých bojových karet.
}
story-cat_mourned = Umírá Kočičí mumie ({ $who }) a všichni ostatní bohové za to zaplatí.
story-conflict_began = Začíná Konflikt { $number } a { $who } bere žeton nerozhodného boje.
story-conflict_ended = Konflikt { $number } končí a { $who } vrací žeton nerozhodného boje.
story-devotion_gained = { $bountiful ->
    [0] { $who } získává { $devotion } ({ $why }).
   *[other] { $who } získává { $devotion } ({ $why }, se schopností Štědrý).
}
story-devotion_lost = { $who } ztrácí { $devotion } ({ $why }).
story-event_triggered = { $who } spouští událost { $number }: { $event }.
story-event_without_effect = { $who } z události nic nezískává: { $event }.
story-figure_attuned = { $who } přenáší { $figure } z pole { $space } k obelisku na pole { $end } (Zaměřený na obelisky).
story-figure_killed = { $who } ztrácí { $figure } na poli { $space }.
story-figure_moved = { $who } přesouvá { $figure } z pole { $space } na pole { $end }.
story-figure_protected = { $who } zachraňuje { $figure } na poli { $space }.
story-figure_pushed = Satet odstrkuje { $figure } ({ $who }) z pole { $space } na pole { $end }.
story-figure_summoned = { $who } vyvolává { $figure } na poli { $space }.
story-first_player = { $who } začíná hru.
story-followers_gained = { $who } získává { $followers } ({ $why }).
story-followers_sacrificed = { $who } obětuje { $followers } ({ $why }).
story-game_won = { $ending ->
    [top_reached] { $who } dosahuje vrcholu stupnice zbožnosti a vyhrává hru.
    [last_god] { $who } vede jediného boha, který neupadl v zapomnění, a vyhrává hru.
   *[last_conflict] { $who } má po posledním Konfliktu nejvíc zbožnosti a vyhrává hru.
}
story-god_forgotten = Bůh, kterého vede { $who }, je stále v červené části stupnice, na poli { $track }: je zapomenut a opouští hru.
story-god_taken = { $who } hraje jako { $god }.
story-gods_merged = { $fallen ->
    [0] { $who } a { $lower } odteď společně vedou spojeného boha: vyšší bůh je { $god }, nižší { $absorbed }; zůstávají schopnosti vyššího a pole { $track } stupnice zbožnosti.
   *[other] { $who } a { $lower } odteď společně vedou spojeného boha: vyšší bůh je { $god }, nižší { $absorbed }; zůstávají schopnosti vyššího a žeton klesá o { $fallen } na pole { $track } stupnice zbožnosti.
}
story-guardian_joined = { $who } dostává Strážce: { $guardian }.
story-guardian_missed = { $cause ->
    [none_left] { $who } nedostává Strážce, protože už žádný nezbyl: { $guardian }.
   *[no_base] { $who } nedostává Strážce, protože chybí volný podstavec této velikosti: { $guardian }.
}
story-guardian_released = { $start ->
    [none] { $who } se vzdává Strážce ze zásoby: { $guardian }.
   *[other] { $who } se vzdává Strážce na poli { $start }: { $guardian }.
}
story-guardians_unsold = Zbylé Strážce nikdo nekupuje a opouštějí hru ({ $guardian }: { $count }).
story-marker_returned = Ukazatel akce se vrací na začátek: { $action }.
story-monument_built = { $cost ->
    [0] { $who } staví { $building } na poli { $space } a nic neobětuje.
   *[other] { $who } obětuje { $followers } a staví { $building } na poli { $space }.
}
story-monument_destroyed = Obří štír ničí monument na poli { $space }: { $type } (dosud: { $owner }).
story-monument_removed = Monument na poli { $space } je zničen spolu se svým bohem: { $type } ({ $who }).
story-monument_taken = { $who } přebírá { $monument } na poli { $space } (dosud: { $owner }).
story-mummy_returned = { $who } vrací Mumii na pole { $space }.
story-nobody_won = Všichni bohové jsou zapomenuti a nikdo nevyhrává.
story-nothing_to_join = Žádné dvě oblasti nedělí velbloudi, takže { $who } nic nespojuje.
story-pieces_left = Hru opouštějí ({ $who }): { $parts }.
story-pieces_passed = { $lower } přináší do spojeného boha ({ $who }): { $parts }.
story-plague_began = { $who } sesílá Zamoření kobylkami.
story-power_unlocked = { $who } obětuje { $followers } a odemyká schopnost Ankh: { $power }.
story-region_dominated = { $who } dominuje v oblasti { $number } ({ $region }).
story-region_numbered = { $how ->
    [kept] Oblast s polem { $space } ({ $region }) si nechává žeton pořadí konfliktů { $number }.
    [new] Oblast s polem { $space } ({ $region }) dostává ze společné zásoby žeton pořadí konfliktů { $number }.
    [moved] Oblast s polem { $space } ({ $region }) dostává náhradou žeton pořadí konfliktů { $number }.
   *[joined] Spojená oblast s polem { $space } ({ $region }) má žeton pořadí konfliktů { $number }.
}
story-regions_joined = { $count ->
    [one] { $who } spojuje oblasti { $first } a { $second } ({ $region }) a z mapy mizí { $count } velbloud mezi nimi: { $camels }.
    [few] { $who } spojuje oblasti { $first } a { $second } ({ $region }) a z mapy mizí { $count } velbloudi mezi nimi: { $camels }.
   *[other] { $who } spojuje oblasti { $first } a { $second } ({ $region }) a z mapy mizí { $count } velbloudů mezi nimi: { $camels }.
}
story-scales_tipped = { $who } používá žeton nerozhodného boje.
story-scenario_laid_out = Scénář: { $scenario }.
story-scorpion_aimed = { $who } míří klepety Obřího štíra z pole { $space } na pole { $aim }.
story-strength_counted = { $who } má celkovou sílu { $total }.
story-sun_token_put = { $who } dává sluneční žeton na figuru na poli { $space }.
story-sun_token_returned = { $who } bere zpět sluneční žeton z pole { $space }.
story-token_removed = Žeton pořadí konfliktů { $number } opouští hru.
story-tokens_swapped = { $who } vyměňuje žetony pořadí konfliktů { $first } a { $second }.
story-turn_began = { $who } začíná tah.
story-two_cards_announced = { $who } otáčí žeton Amuna a ohlašuje dvě bojové karty.
story-underworld_opened = { $start ->
    [none] { $who } pokládá žeton podsvětí na pole { $space }.
   *[other] { $who } přesouvá žeton podsvětí z pole { $start } na pole { $space }.
}
story-victory_paid = { $who } za oblast { $number } ({ $region }) platí životy vlastních figur.
story-warrior_ransomed = { $who } dává Anubisovi ({ $keeper }) 1 stoupence za polapeného válečníka.
story-warrior_trapped = { $who } polapí válečníka ({ $owner }).
story-warriors_freed = { $count ->
    [one] { $who } dostává od Anubise ({ $keeper }) zpět do zásoby { $count } polapeného válečníka.
    [few] { $who } dostává od Anubise ({ $keeper }) zpět do zásoby { $count } polapené válečníky.
   *[other] { $who } dostává od Anubise ({ $keeper }) zpět do zásoby { $count } polapených válečníků.
}

part-followers = stoupenci: { $count }
part-warriors_map = válečníci na mapě: { $count }
part-warriors_pool = válečníci v zásobě: { $count }
part-warriors_trapped = polapení válečníci: { $count }
part-guardians_map = Strážci na mapě: { $count }
part-guardians_pool = Strážci v zásobě: { $count }
part-ankhs = žetony Ankh: { $count }
part-hand = bojové karty v ruce: { $count }
part-used = použité bojové karty: { $count }
part-suns = sluneční žetony: { $count }
part-radiant = zářivé figury: { $count }
part-underworlds = žetony podsvětí mimo mapu: { $count }
part-underworlds_map = žetony podsvětí na mapě: { $count }
part-amun_token = žeton Amuna: { $count }
part-captives = válečníci polapení Anubisem: { $count }

## Refusals

no-ANKH-001 = Za tohoto boha už hraje někdo jiný.
no-ANKH-010 = Na tomto poli už stojí figura nebo monument.
no-ANKH-011 = Figury nemohou stát na vodě; vyvolat tam lze jen Apepa.
no-ANKH-038 = Nemůžete nabídnout víc stoupenců, než máte.
no-ANKH-076 = Druhá akce musí být na stupnici pod tou první.
no-ANKH-100 = Přesouváte jen vlastní figury, každou nejvýš o 3 pole.
no-ANKH-101 = Tato figura se už v této akci přesunula.
no-ANKH-103 = Přesun musí skončit na prázdném pevninském poli.
no-ANKH-104 = Takové pole na tomto plánu není.
no-ANKH-106 = Figura, která se přesouvá, musí skončit na jiném poli.
no-ANKH-108 = Nestojí tam žádná figura, která by se mohla přesunout.
no-ANKH-120 = Figuru vyvoláváte ze své zásoby vedle vlastní figury nebo vlastního monumentu.
no-ANKH-121 = Mezi vaší figurou a tímto polem je řeka nebo velbloud.
no-ANKH-122 = Vedle monumentu lze vyvolat figuru, jen když jej ovládáte a nedělí vás řeka ani velbloud.
no-ANKH-124 = Není volné pole, na kterém by se tato figura dala vyvolat.
no-ANKH-127 = Takové vyvolání teď nemáte.
no-ANKH-150 = Tuto schopnost už máte odemčenou.
no-ANKH-151 = Schopnosti se odemykají postupně podle úrovní, z každé dvě; tato je z jiné úrovně.
no-ANKH-154 = Na schopnost máte dost stoupenců, takže nějakou musíte odemknout.
no-ANKH-180 = Ovládnout můžete jen monument vedle některé ze svých figur.
no-ANKH-181 = Dokud je některý monument neutrální, lze ovládnout jen takový, a potom jen soupeřův.
no-ANKH-190 = Karavana má nejvýš šest velbloudů a ne víc, než kolik jich zbývá.
no-ANKH-191 = Velbloud stojí mezi dvěma pevninskými poli, kde není řeka ani jiný velbloud.
no-ANKH-192 = Karavana je jedna nepřerušená řada, která začíná a končí u řeky, vody, jiného velblouda nebo okraje mapy.
no-ANKH-193 = Karavana musí rozdělit jednu oblast na dvě, každou aspoň se šesti pevninskými poli.
no-ANKH-194 = Žeton může zůstat jen jedné ze dvou nových oblastí.
no-ANKH-196 = Jeden z žetonů musí patřit nové oblasti a druhý musí ležet na plánu.
no-ANKH-200 = Každý velbloud této řady musí stát mezi oběma novými oblastmi.
no-ANKH-232 = V tomto boji vybíráte jednu kartu.
no-ANKH-249 = Tuto kartu nemáte v ruce.
no-ANKH-280 = Monument musí stát na pevninském poli v oblasti boje.
no-ANKH-281 = Ve společné zásobě už není monument tohoto druhu.
no-ANKH-282 = Na žetonu podsvětí nelze stavět.
no-ANKH-321 = Schopnost Zaměřený na obelisky přemisťuje figury jen na prázdná pevninská pole vedle vašich obelisků v oblasti boje.
no-ANKH-322 = Přemístit můžete jen vlastní figuru, která stojí na plánu.
no-ANKH-323 = Tato figura už byla v tomto boji k obelisku přemístěna.
no-ANKH-325 = Další vyvolání platí jen pro svá pole: vedle dané pyramidy, nebo na žetonu podsvětí.
no-ANKH-340 = Po ohlášení musíte vybrat dvě karty.
no-ANKH-348 = Anubis může polapit jen nepřátelského válečníka, který byl právě zabit.
no-ANKH-351 = K výkupu potřebujete svého válečníka polapeného Anubisem a stoupence na zaplacení.
no-ANKH-354 = Otázka se týká jiné figury.
no-ANKH-358 = Vyvolání z podsvětí vede jen na pole s žetonem podsvětí.
no-ANKH-359 = Žeton musí ležet na prázdném pevninském poli v oblasti boje.
no-ANKH-361 = Žetony podsvětí jsou jen tři a na jednom poli leží nejvýš jeden.
no-ANKH-362 = Na žetonu podsvětí smějí stát jen Osirisovy figury.
no-ANKH-387 = Odstrčená figura jde na prázdné pevninské pole vedle svého.
no-ANKH-388 = Satet může skončit na nepřátelské figuře jen na pevnině a jen tehdy, když ji lze odstrčit.
no-ANKH-389 = Přes řeku ani přes velblouda se neodstrkuje.
no-ANKH-391 = Apep nemůže skončit přesun na vodě.
no-ANKH-393 = Mumie se vrací na prázdné pevninské pole vedle svého boha.
no-ANKH-396 = Klepeta míří na dvě pole, která se dotýkají štíra i sebe navzájem.
no-ANKH-417 = Strážců se vzdáváte, jen dokud chybějí podstavce, a potom už jen těch od nižšího boha.
no-ANKH-450 = Hra skončila.
no-ANKH-451 = Hra skončila posledním Konfliktem.
no-ANKH-507 = Ve městě nelze nic stavět ani pokládat.
no-ANKH-520 = Teď nerozhodujete vy.
no-ANKH-522 = To není odpověď na současnou otázku.
no-ANKH-530 = Žeton z plánu lze přesunout, jen když tam leží všechny tři.
no-ANKH-535 = U tohoto stolu se na žeton podsvětí dostanou jen figury Osirise.
no-ANKH-543 = Tyto dvě oblasti nedělí velbloudi, takže je nelze spojit.
no-ANKH-545 = To místo může zaujmout jen jeden ze dvou žetonů spojovaných oblastí.

## Gods

card-amun = Jednou za Konflikt smí Amun ve svém boji, dříve než kdo vybere kartu, ohlásit dvě bojové karty; obě se počítají naplno.
card-anubis = Kdykoli jsou zabiti nepřátelští válečníci, smí Anubis jednoho polapit (3 místa); sám má za každého +1 k síle. Majitel ho může znovu vyvolat, zaplatí-li Anubisovi 1 stoupence.
card-isis = Při vyhodnocení boje smí Isis zachránit své figury, které sousedí s nepřátelskou figurou. Proti zamoření to nepomáhá.
card-osiris = Po prohraném boji smí Osiris položit nebo přesunout tam žeton podsvětí. Při každém vyvolávání smí navíc vyvolat figuru na takový žeton; stát na nich smějí jen jeho figury.
card-ra = Figura, kterou Ra vyvolá, smí dostat jeden ze 3 slunečních žetonů a být zářivá. Se zářivou figurou v oblasti mu dominance i vítězství přinášejí o 1 bod zbožnosti víc.

## Ankh powers

card-commanding = Když vyhrajete boj, získáte 3 stoupence.
card-inspiring = Kartou Stavba monumentu stavíte bez obětování stoupenců.
card-omnipresent = Na začátku Konfliktu získáte 1 stoupence za každou oblast, kde máte figuru.
card-revered = Každá akce Získání stoupenců vám přinese o 1 stoupence víc.
card-resplendent = Dokud ovládáte aspoň 3 monumenty jednoho druhu, má váš bůh základní sílu 3.
card-obelisk_attuned = Na začátku svého boje smíte přemístit figury odkudkoli z plánu vedle svých obelisků v této oblasti, každou jednou.
card-temple_attuned = V boji vám každý váš chrám v této oblasti dává +2 k síle, pokud je vedle něj vaše figura.
card-pyramid_attuned = Při každé akci Vyvolání figury smíte vyvolat další figuru vedle každé své pyramidy.
card-glorious = Vyhrajete-li boj se silou aspoň o 3 vyšší než další strana, má vítězství cenu 3 body zbožnosti místo 1.
card-magnanimous = Prohrajete-li boj, ve kterém máte aspoň 2 figury, získáte 2 body zbožnosti.
card-bountiful = Dokud je váš žeton v červené části stupnice, získáte pokaždé o 1 bod zbožnosti víc.
card-worshipful = Po každém svém boji smíte obětovat 2 stoupence za 1 bod zbožnosti.

## Guardians

card-cat_mummy = Je-li Kočičí mumie zabita, ztratí všichni kromě jejího majitele 1 bod zbožnosti.
card-satet = Satet může skončit přesun na pevnině s nepřátelskou figurou a odstrčit tuto figuru o 1 pole.
card-apep = Apepa lze vyvolat i na kterémkoli volném poli vody. Přesun na vodě nikdy skončit nemůže.
card-mummy = Zabitá Mumie je ihned znovu vyvolána vedle boha svého majitele, je-li tam volné pole.
card-giant_scorpion = Po vyvolání nebo přesunu míří klepety na dvě pole vedle štíra, která se vzájemně dotýkají. Na začátku Konfliktu jsou sousední monumenty na těchto polích zničeny.
card-androsphinx = Nepřátelské figury vedle Sfingy nepřidávají v bojích žádnou sílu.

## Battle cards

card-build_monument = Síla +0. Smíte obětovat 3 stoupence a postavit monument na prázdném pevninském poli oblasti; hned jej ovládáte.
card-plague_of_locusts = Síla +1. Všechny strany s figurami v oblasti tajně nabídnou stoupence a přijdou o ně. Válečníky a Strážce si tam ponechá jen ten, kdo jediný nabídl nejvíc; při shodě nejvyšších nabídek nikdo.
card-chariots = Síla +3.
card-cycle_of_maat = Síla +0. Na konci boje si vezmete zpět do ruky všechny své použité karty, i tuto.
card-drought = Síla +1. Vyhrajete-li, získáte navíc 1 bod zbožnosti za každou svou figuru na poušti v této oblasti.
card-flood = Síla +0. Po odhalení získáte 1 stoupence za každou svou figuru na úrodném poli v této oblasti a tyto figury nemohou být při vyhodnocení boje zabity.
card-miracle = Síla +0. Po boji získáte 1 bod zbožnosti za každou svou figuru, která v něm byla zabita.

## Scenarios

card-first_dynasty = Plán Dvě země, 2–5 hráčů. Bez zvláštních pravidel.
card-high_nile = Plán Nil, 3–4 hráči. Nil stoupl: pole D2, F3 a H2 jsou voda.
card-menagerie = Plán Nil, 3–5 hráčů. Odemykání nepřináší Strážce; po prvních třech Konfliktech se draží za stoupence.
card-middle_kingdom = Plán Nil, 2–5 hráčů. Bez zvláštních pravidel.
card-old_kingdom = Plán Nil, 2–5 hráčů. Bez zvláštních pravidel.
card-peoples_revolt = Plán Nil, 2–5 hráčů. Velbloudi dělí zemi na sedm nebo osm oblastí a karavany nepřicházejí: místo nich tři události Konsolidace dávají po 1 stoupenci a spojují vždy dvě oblasti. Kdo v oblasti dominuje nebo vyhraje, ztrácí tam všechny vlastní válečníky a Strážce, figury poražených přežívají.
card-salt_roads = Plán Nil, 2–3 hráči. Velbloudi už na začátku dělí zemi na pět oblastí.
card-twin_cities = Plán Nil, 2–5 hráčů. Po každém Konfliktu přinese každé ze dvou měst, G4 a E9, 1 bod zbožnosti straně, jejíž figura v něm stojí; je-li prázdné, straně s nejvíc figurami vedle něj.
