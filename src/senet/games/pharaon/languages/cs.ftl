## The game

game-about = Jste faraonovým potomkem a během pěti kol si připravujete vlastní cestu do záhrobí; zvítězí ten, kdo při tom získá nejvíc prestiže. Plaťte si vstup do pěti zón kolem otáčejícího se kruhu, shromažďujte obětiny, dvořany a řemeslníky a uspokojte bohy, kteří střeží hranice mezi zónami.

option-first_player = Začínající hráč
option-first_player-help = Kdo na začátku dostane žeton začínajícího hráče: někdo vylosovaný, nebo určené místo u stolu.
option-first_player-random = Losem
option-first_player-0 = Místo 1
option-first_player-1 = Místo 2
option-first_player-2 = Místo 3
option-first_player-3 = Místo 4
option-first_player-4 = Místo 5
option-beginner_scribes = Začíná s Písařem
option-beginner_scribes-help = Snazší začátek: tento hráč dostane náhodného Písaře, místo aby vybíral ze dvou dvořanů.
option-dark_boards = Tmavé desky Zrádce
option-dark_boards-help = Kolik z pěti desek Zrádce leží tmavou stranou nahoru; čím víc, tím je silnější.
option-dark_boards-0 = Žádná
option-dark_boards-1 = 1
option-dark_boards-2 = 2
option-dark_boards-3 = 3
option-dark_boards-4 = 4
option-dark_boards-5 = Všech 5
option-exchange_after_passing = Výměny po pasování
option-exchange_after_passing-help = Ano: Vědmu a Pokladníka lze jednou za kolo použít i v pozdějším tahu, až po pasování; ne: jen v tazích s akcí nebo pasováním.
option-judge_any_entry = Soudce platí i vstup
option-judge_any_entry-help = Ano: majitel Soudce platí v zóně dvořanů pěti libovolnými žetony, i za vstup; ne: žeton za vstup musí odpovídat barvě políčka.
option-bonus_after_pair = Bonus až po dvojici
option-bonus_after_pair-help = Ano: nejdřív se bere dvojice obětin a lze jí už zaplatit bonusový žeton; ne: všechno se platí před jejím vzetím.
option-discs_after_jar = Disky až po kanopě
option-discs_after_jar-help = Ano: na Nilu se nejdřív berou zdroje a kanopa a teprve pak postupují disky; ne: stupnice se vybírají spolu s akcí, před dobráním kanopy.
option-general_takes_token = Generál přináší žeton
option-general_takes_token-help = Ano: kdo pasuje první a použije Generála, bere si žeton začínajícího hráče; ne: může si vybrat i jinou dosaženou odměnu.
option-sculptors_give = Sochaři dávají zdroj
option-sculptors_give-help = Ano: každý Sochař dá kromě bodů hned 1 základní zdroj; ne: Sochaři přinášejí jen body.
option-traitor_passes_at_once = Zrádce pasuje hned
option-traitor_passes_at_once-help = Ano: Zrádce pasuje v tahu, ve kterém zahraje poslední kanopu; ne: pasuje až v dalším tahu.
option-choose_dark_boards = Výběr tmavých desek
option-choose_dark_boards-help = Ano: sami vybíráte, které desky Zrádce se otočí tmavou stranou nahoru; ne: rozhodne los.

source-gods = Bohové
source-nobles = Dvořané
source-nile = Vliv na Nilu
source-resources_and_offerings = Zdroje a obětiny
source-artisans = Řemeslníci
source-tomb = Hrobka
source-tokens = Faraonův žeton a žeton začínajícího hráče

## Names and parts of sentences

name-traitor = Zrádce
name-off_black = černá obětina
name-off_yellow = žlutá obětina
name-off_green = zelená obětina
name-off_red = červená obětina
name-off_blue = modrá obětina
name-off_zone_offerings = žolík zóny obětin
name-off_zone_nobles = žolík zóny dvořanů
name-off_zone_artisans = žolík zóny řemeslníků
name-off_zone_nile = žolík zóny Nilu
name-off_zone_tomb = žolík zóny hrobky
name-off_plus1 = obětina +1
name-off_plus2 = obětina +2

colour-black = černý
colour-yellow = žlutý
colour-green = zelený
colour-red = červený
colour-blue = modrý
colour-any = libovolná barva
strip-black = černá
strip-yellow = žlutá
strip-green = zelená
strip-red = červená
strip-blue = modrá

all-black = černými
all-yellow = žlutými
all-green = zelenými
all-red = červenými
all-blue = modrými

count-black = { $count ->
    [one] { $count } černý
    [few] { $count } černé
   *[other] { $count } černých
}
count-yellow = { $count ->
    [one] { $count } žlutý
    [few] { $count } žluté
   *[other] { $count } žlutých
}
count-green = { $count ->
    [one] { $count } zelený
    [few] { $count } zelené
   *[other] { $count } zelených
}
count-red = { $count ->
    [one] { $count } červený
    [few] { $count } červené
   *[other] { $count } červených
}
count-blue = { $count ->
    [one] { $count } modrý
    [few] { $count } modré
   *[other] { $count } modrých
}
count-silver = { $count ->
    [one] { $count } stříbrný
    [few] { $count } stříbrné
   *[other] { $count } stříbrných
}
count-any = { $count ->
    [one] { $count } libovolný žeton
    [few] { $count } libovolné žetony
   *[other] { $count } libovolných žetonů
}
one-jar = 1 kanopa
points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}
steps = { $count ->
    [one] { $count } krok
    [few] { $count } kroky
   *[other] { $count } kroků
}
tokens-of = { $count } × { $token }
means-as = { $means } (jako { $colour })
area-strip = { $zone } ({ $strip })
jar-contents = ({ $jar })

one-off_black = černou obětinu
one-off_yellow = žlutou obětinu
one-off_green = zelenou obětinu
one-off_red = červenou obětinu
one-off_blue = modrou obětinu
one-off_zone_offerings = žolíka zóny obětin
one-off_zone_nobles = žolíka zóny dvořanů
one-off_zone_artisans = žolíka zóny řemeslníků
one-off_zone_nile = žolíka zóny Nilu
one-off_zone_tomb = žolíka zóny hrobky
one-off_plus1 = obětinu +1
one-off_plus2 = obětinu +2

with-black = černým žetonem
with-yellow = žlutým žetonem
with-green = zeleným žetonem
with-red = červeným žetonem
with-blue = modrým žetonem
with-silver = stříbrným žetonem
with-off_black = černou obětinou
with-off_yellow = žlutou obětinou
with-off_green = zelenou obětinou
with-off_red = červenou obětinou
with-off_blue = modrou obětinou
with-off_zone_offerings = žolíkem zóny obětin
with-off_zone_nobles = žolíkem zóny dvořanů
with-off_zone_artisans = žolíkem zóny řemeslníků
with-off_zone_nile = žolíkem zóny Nilu
with-off_zone_tomb = žolíkem zóny hrobky
with-off_plus1 = obětinou +1
with-off_plus2 = obětinou +2

to-offerings = do zóny obětin
to-nobles = do zóny dvořanů
to-artisans = do zóny řemeslníků
to-nile = do zóny Nilu
to-tomb = do zóny hrobky
in-offerings = v zóně obětin
in-nobles = v zóně dvořanů
in-artisans = v zóně řemeslníků
in-nile = v zóně Nilu
in-tomb = v zóně hrobky

track-black = na černé stupnici
track-yellow = na žluté stupnici
track-green = na zelené stupnici
track-red = na červené stupnici
track-blue = na modré stupnici

## Prompts

ask-main = Kolo { $round } z { $rounds }: { $who } vstupuje do zóny, nebo pasuje.
ask-jar = { $moment ->
    [setup] { $who } si vybírá kanopu na začátek hry.
   *[passing] { $who } pasuje a vybírá si kanopu.
}
ask-dark_board = { $left ->
    [one] { $who } vybírá desku Zrádce, kterou otočí tmavou stranou nahoru.
   *[other] { $who } vybírá zleva desky Zrádce, které otočí tmavou stranou nahoru; zbývá: { $left }.
}
ask-keep_noble = { $who } si nechává jednoho ze dvou dobraných dvořanů.
ask-last_exchange = { $who } může před koncem tahu ještě něco vyměnit.
ask-give = { $noble ->
    [seer] { $who } používá Vědmu: který základní žeton dá za základní zdroj jiné barvy?
   *[treasurer] { $who } používá Pokladníka: který základní žeton dá za 1 stříbrný žeton?
}
ask-other_kind = { $who } používá Vědmu a bere si 1 základní zdroj jiný než { $given }.
ask-pair = { $who } si vybírá dvojici žetonů obětin.
ask-bonus = { $moment ->
    [after] { $who } si teď může přikoupit bonusový žeton: při placení { $colour } za 1 žeton, jinou jednou barvou za 2 žetony.
   *[before] { $who } si může přikoupit bonusový žeton; akce pak stojí 2 žetony jedné barvy místo 1.
}
ask-noble = { $who } si vybírá dvořana.
ask-artisan = { $who } si vybírá řemeslníka.
ask-free_artisan = { $who } si bere řemeslníka bez placení.
ask-nile = { $who } si vybírá jednu z pěti akcí na Nilu.
ask-arrow = { $count ->
    [1] { $who } vybírá stupnici vlivu, na které postoupí.
   *[other] { $who } vybírá stupnici vlivu, na které postoupí (šipka { $number } z { $count }).
}
ask-step = { $who } vybírá stupnici vlivu, na které postoupí o jeden stupeň.
ask-basic = { $who } si bere z banku 1 základní zdroj.
ask-ordered_basic = { $who } si díky Diplomatovi bere základní zdroje, barvu po barvě; zbývá: { $left }.
ask-offering = { $who } si bere žeton obětiny z pole bonusových žetonů, nebo ho losuje z pytlíku.
ask-use = { $noble ->
    [diplomat] { $who } může použít Diplomata a místo obsahu kanopy ({ $jar }) si vzít 3 libovolné základní zdroje.
    [teacher] { $who } může použít Učitele a kromě obsahu kanopy si vzít ještě 1 základní zdroj.
    [general_token] { $who } může použít Generála, hned posunout váleček a vzít si žeton začínajícího hráče.
   *[general] { $who } může použít Generála a hned posunout váleček na pyramidě času.
}
ask-reward = { $who } přichází na políčko { $space } z { $spaces } v řadě { $row } pyramidy času a vybírá si odměnu.
ask-entry = { $who } platí vstup { $zone } (1 žeton: { $colour }).
ask-kind = { $who } vybírá, jakou barvou zaplatí akci { $zone }: { $count } žetony, při placení { $colour } jen { $fewer }, protože se počítá i žeton za vstup.
ask-unit = { $colours ->
    [1] { $who } platí akci { $zone }; zbývá: { $due }.
   *[other] { $who } platí akci { $zone }; zbývá: { $due }; teď: { $now }.
}
ask-wheel_token = { $who } vybírá, který ze dvou horních zdrojů kanopy Zrádce ({ $jar }) půjde na kruh.
ask-traitor_basic = { $who } vybírá základní zdroj, který si Zrádce vezme jako odměnu.

## Choices

choice-decline = Nepoužít kartu „{ $noble }“
choice-finish = Ukončit tah
choice-zone = Vstoupit { $zone }
choice-exchange = Vyměnit žeton díky kartě „{ $noble }“
choice-use = Použít kartu „{ $noble }“
choice-pair = Dvojice { $slot }: { $tokens }
choice-no-pair = Dvojice { $slot } (prázdné políčko)
choice-bonus-none = Bez bonusového žetonu
choice-bonus-bag = Bonus z pytlíku
choice-bonus = Bonus: { $token }
choice-noble-deck = Dobrat dvořana z balíčku
choice-noble = Vzít: { $card }
choice-keep = Nechat si: { $card }
choice-artisan-deck = Dobrat řemeslníka z balíčku
choice-artisan = Vzít: { $card } – { $gains }
choice-nile = Akce { $number }: { $cost } → { $gains }
choice-track = Postoupit { $track }
choice-entry = Zaplatit vstup { $token }
choice-entry-as = Zaplatit vstup { $token } (jako { $colour })
choice-kind = Platit { $colour } žetony
choice-pay = Zaplatit { $token }
choice-give = Dát { $token }
choice-take = Vzít { $token }
choice-offering-bag = Vylosovat obětinu z pytlíku
choice-jar = Kanopa: { $resources }
choice-reward-basic = Odměna: 1 základní zdroj
choice-reward-first_player = Odměna: žeton začínajícího hráče
choice-reward-silver = Odměna: 1 stříbrný žeton
choice-reward-offering = Odměna: 1 žeton obětiny
choice-board = Otočit desku č. { $place } tmavou stranou nahoru
choice-wheel = Na kruh: { $token }

## The log

story-advanced = { $who } posouvá váleček na políčko { $space } v řadě { $row } pyramidy času.
story-artisan_discarded = Zrádce odstraňuje ze hry řemeslníka: { $card }.
story-artisan_shown = Vyložen je nový řemeslník: { $card }.
story-bag_refilled = Pytlík je prázdný, a tak se do něj vracejí odhozené obětiny: { $tokens }.
story-blocked = { $count ->
    [0] Kanopa, kterou si nikdo nevzal, neblokuje nic, protože v banku její zdroje nejsou.
   *[other] Kanopa, kterou si nikdo nevzal, blokuje políčka vstupu na centrálním kruhu: { $tokens }.
}
story-board = Zóny herního plánu po směru hodinových ručiček, každá s barvou vstupu: { $areas }. Podle žetonu směru se centrální kruh bude otáčet { $direction ->
    [clockwise] po směru hodinových ručiček
   *[counterclockwise] proti směru hodinových ručiček
}.
story-board_darkened = Deska Zrádce č. { $place } (zleva) leží nyní tmavou stranou nahoru.
story-boards_laid_out = Desky Zrádce jsou vyložené; jejich barvy zleva: { $colours }.
story-bonus_laid_out = Nové na poli bonusových žetonů: { $tokens }.
story-built = { $who } staví hrobku a dostává se na políčko { $space }.
story-cards_laid_out = Vyložení jsou dvořané: { $nobles } a řemeslníci: { $artisans }.
story-climbed = { $who } postupuje { $track } na stupeň { $step }.
story-dealt_scribe = { $who } začíná s dvořanem: { $card }.
story-declined = { $who } nepoužívá kartu „{ $card }“.
story-discs_returned = Všechny válečky putují na políčko { $round } počitadla kol.
story-drew_artisan = { $who } dobírá řemeslníka z balíčku: { $card }.
story-drew_jar = { $who } dobírá kanopu z hromádky.
story-drew_noble = { $who } dobírá dvořana z balíčku: { $card }.
story-drew_nobles = Jen { $who } vidí které: { $cards }.
story-drew_offering = { $who } losuje z pytlíku { $token }.
story-drew_secretly = { $who } dobírá na výběr { $count } dvořany.
story-entered = { $who } vstupuje { $zone } a platí { $means }.
story-entered_full = { $who } díky kartě „{ $card }“ vstupuje { $zone }, i když je plná, a platí { $means }.
story-first_player = { $how ->
    [start] { $who } dostává žeton začínajícího hráče.
   *[reward] { $who } přebírá žeton začínajícího hráče.
}
story-gained = { $source ->
    [jar] { $who } získává z kanopy { $tokens }.
    [nile] { $who } získává na Nilu { $tokens }.
    [reward] { $who } získává jako odměnu { $tokens }.
    [start] { $who } získává do začátku { $tokens }.
    [artisan] { $who } získává od řemeslníka { $tokens }.
    [noble] { $who } získává díky kartě „{ $card }“ { $tokens }.
   *[chosen] { $who } získává { $tokens }.
}
story-game_over = Páté kolo bylo poslední; následuje závěrečné vyhodnocení.
story-gave = { $who } dává na výměnu { $token }.
story-instead_of_jar = { $who } odhazuje kanopu ({ $jar }) a vybírá si místo ní jiné základní zdroje.
story-jars_laid_out = Vyloženy jsou nové kanopy: { $jars }.
story-jars_renewed = { $count ->
    [one] Hromádka kanop došla; novou tvoří odhozená kanopa.
    [few] Hromádka kanop došla; novou tvoří { $count } odhozené kanopy.
   *[other] Hromádka kanop došla; novou tvoří { $count } odhozených kanop.
}
story-kept_noble = { $who } si nechává dvořana: { $card }.
story-lacked = V banku není dost žetonů, a tak { $who } nedostává: { $tokens }.
story-no_artisan_left = Balíček řemeslníků je prázdný.
story-no_jar = Žádná kanopa už nezbývá, a tak { $who } nic nedobírá.
story-no_noble_left = Balíček dvořanů je prázdný.
story-no_offering = Žádná obětina už nezbývá, a tak si { $who } nic nebere.
story-no_reward = Žádná odměna už nezbývá, a tak si { $who } nic nebere.
story-noble_discarded = Zrádce odstraňuje ze hry dvořana: { $card }.
story-noble_shown = Vyložen je nový dvořan: { $card }.
story-nobles_ready = { $who } může znovu používat karty: { $cards }.
story-nobles_returned = { $count ->
    [one] Odložený dvořan se vrací do balíčku.
    [few] { $count } odložení dvořané se vracejí do balíčku.
   *[other] { $count } odložených dvořanů se vrací do balíčku.
}
story-not_blocked = V banku na to chybějí žetony: { $tokens }; stejný počet políček vstupu zůstává volný.
story-paid = { $who } platí { $means }.
story-pair_laid_out = Nová dvojice žetonů obětin: { $tokens }.
story-passed = { $row ->
    [0] Jako poslední pasuje { $who }.
   *[other] { $who } pasuje a staví váleček na políčko { $space } v řadě { $row } pyramidy času.
}
story-received_noble = { $who } dostává druhého dvořana: { $card }.
story-round_begins = Začíná kolo { $round }; první na tahu: { $who }.
story-round_ends = Kolo { $round } končí.
story-satisfied = { $who } uspokojuje bohy: { $gods }.
story-scored = { $who } – { $points }: bohové { $gods }, dvořané { $nobles }, vliv na Nilu { $nile }, zdroje a obětiny { $resources }, řemeslníci { $artisans }, hrobka { $tomb }, faraonův žeton a žeton začínajícího hráče { $tokens }.
story-setup_begins = Příprava hry.
story-starts = { $who } se připravuje na hru.
story-stayed = { $who } už má váleček na konci řady pyramidy času.
story-steps_lost = { $count ->
    [one] { $who } přichází o krok na stupnici vlivu, protože tam žádný disk nemůže výš.
    [few] { $who } přichází o { $count } kroky na stupnicích vlivu, protože tam žádný disk nemůže výš.
   *[other] { $who } přichází o { $count } kroků na stupnicích vlivu, protože tam žádný disk nemůže výš.
}
story-succession = { $who } získává nástupnictví a bere si faraonův žeton.
story-token_kept = { $who } už žeton začínajícího hráče má, takže se nic nemění.
story-tomb_finished = { $who } už má hrobku dokončenou, takže tento krok propadá.
story-took_artisan = { $who } si bere řemeslníka: { $card }.
story-took_jar = { $who } si bere vyloženou kanopu.
story-took_noble = { $who } si bere dvořana: { $card }.
story-took_offering = { $who } si bere { $token } z pole bonusových žetonů.
story-took_pair = { $who } si bere dvojici žetonů obětin: { $taken }.
story-traitor_full = Všechny sloupce Zrádce jsou plné, takže { $token } zůstává v banku.
story-traitor_god = Zrádce získává přízeň: { $god }.
story-traitor_idle = Tento symbol teď nemá účinek.
story-traitor_jar = Zrádce otevírá kanopu: { $jar }.
story-traitor_lacked = V banku není pro Zrádce žeton v barvě: { $colour }.
story-traitor_pile = { $count ->
    [one] Zrádce má na toto kolo { $count } kanopu.
    [few] Zrádce má na toto kolo { $count } kanopy.
   *[other] Zrádce má na toto kolo { $count } kanop.
}
story-traitor_placed = Zrádce pokládá { $token } do sloupce { $column }.
story-traitor_value = Za každého svého dvořana má Zrádce nyní { $points }.
story-traitor_wheel = Z kanopy Zrádce putuje na centrální kruh { $token }.
story-turn_begins = Na tahu: { $who }.
story-used = { $who } používá kartu „{ $card }“.
story-wheel_cleared = Centrální kruh se vyprazdňuje; zdroje se vracejí do banku, obětiny jdou na odhazovací hromádku: { $tokens }.
story-wheel_turned = Centrální kruh se otáčí o jednu zónu { $direction ->
    [clockwise] po směru hodinových ručiček
   *[counterclockwise] proti směru hodinových ručiček
}: { $areas }.
story-won = { $winners ->
    [one] Vítězí { $who }.
   *[other] O vítězství se dělí: { $who }.
}

## Refusals

no-PHAR-001 = Hra skončila po pátém kole.
no-PHAR-003 = Stříbro není základní zdroj, takže ho tady vzít nelze.
no-PHAR-036 = Nechat si lze jen jednoho ze dvou dobraných dvořanů.
no-PHAR-044 = Teď nerozhodujete vy.
no-PHAR-050 = Všechna políčka vstupu této zóny jsou obsazená, do příštího kola je zavřená.
no-PHAR-051 = Na vstup i na celou akci by vám nestačily žetony.
no-PHAR-052 = V této zóně už není co vzít.
no-PHAR-055 = Tohoto dvořana teď nelze použít.
no-PHAR-058 = Tento žeton neodpovídá barvě políčka vstupu.
no-PHAR-067 = Tento žeton nemůže zastoupit barvu, kterou je teď třeba zaplatit.
no-PHAR-069 = Nemáte dost žetonů, abyste v této barvě zaplatili všechno.
no-PHAR-070 = Žetony +1 a +2 přinášejí jen body a platit se jimi nikdy nedá.
no-PHAR-072 = Místním žolíkem se platí jen v jeho zóně.
no-PHAR-074 = Takový žeton nemáte.
no-PHAR-075 = Bonus vyžaduje 2 žetony jedné barvy, a tolik zaplatit nemůžete.
no-PHAR-079 = Na poli bonusových žetonů takový žeton není.
no-PHAR-081 = Tato dvojice je už pryč a nové přibudou až na konci kola.
no-PHAR-085 = V pytlíku ani na odhazovací hromádce není žádný žeton obětiny.
no-PHAR-088 = Tento dvořan není vyložený.
no-PHAR-089 = Balíček dvořanů je prázdný.
no-PHAR-092 = Tento dvořan už byl v tomto kole použit.
no-PHAR-095 = Tento řemeslník není vyložený.
no-PHAR-097 = Balíček řemeslníků je prázdný.
no-PHAR-100 = Tato kanopa neleží lícem nahoru pod pyramidou.
no-PHAR-106 = Tato šipka na tuto stupnici vlivu nevede.
no-PHAR-108 = Váš disk už stojí na nejvyšším stupni této stupnice.
no-PHAR-114 = Vaše hrobka je dokončená a další políčko už nemá.
no-PHAR-138 = Tento žeton nemůže zastoupit tuto barvu.
no-PHAR-140 = Vyměňovat smí jen majitel Vědmy, a to jen základní žeton za základní zdroj jiné barvy.
no-PHAR-141 = Vyměňovat smí jen majitel Pokladníka, a to jen základní žeton za stříbrný.
no-PHAR-142 = Taková výměna teď není možná: nemáte co dát, nebo bank nemá co vydat.
no-PHAR-160 = Váš váleček ještě nedošel na políčko s touto odměnou.
no-PHAR-163 = Na poli bonusových žetonů takový žeton není.
no-PHAR-164 = Tato odměna už došla.
no-PHAR-212 = Na kruh může jít jen jeden ze dvou horních zdrojů kanopy.
no-PHAR-214 = Lišta této barvy je plná.
no-PHAR-218 = V banku není žádný zdroj této barvy.
no-PHAR-242 = V banku není žádný zdroj této barvy.
no-PHAR-248 = Po této volbě by se zbytek nedal dokončit.
no-PHAR-249 = To teď mezi možnými odpověďmi není.
no-PHAR-252 = Žetony jedné barvy se platí v pevném pořadí a tento druh už na řadě byl.
no-PHAR-253 = U Soudce se žetony platí v pevném pořadí a tento druh už na řadě byl.
no-PHAR-264 = Desky se otáčejí zleva doprava a na tuto je už pozdě.

## Cards

card-scribe_1 = Při placení může zelený žeton zastoupit černý a černý zase zelený. Body: 4 a další 4 za každého uspokojeného boha na hranici zóny obětin.
card-scribe_2 = Při placení může zelený žeton zastoupit modrý a modrý zase zelený. Body: 4 a další 4 za každého uspokojeného boha na hranici zóny dvořanů.
card-scribe_3 = Při placení může modrý žeton zastoupit žlutý a žlutý zase modrý. Body: 4 a další 4 za každého uspokojeného boha na hranici zóny řemeslníků.
card-scribe_4 = Při placení může žlutý žeton zastoupit červený a červený zase žlutý. Body: 4 a další 4 za každého uspokojeného boha na hranici zóny Nilu.
card-scribe_5 = Při placení může červený žeton zastoupit černý a černý zase červený. Body: 4 a další 4 za každého uspokojeného boha na hranici zóny hrobky.
card-general = Když pasujete a někdo ještě hraje, můžete hned posunout váleček o jedno políčko na pyramidě času a vzít si odměnu. Body: 7 a po 4 za faraonův žeton a za žeton začínajícího hráče, pokud je máte.
card-architect = Vstup do zóny hrobky můžete zaplatit žetonem kterékoli základní barvy; počítá se pak jeho vlastní barva. Body: 10.
card-priestess = Vstup do zóny obětin můžete zaplatit žetonem kterékoli základní barvy; počítá se pak jeho vlastní barva. Body: 12.
card-foreman = Vstup do zóny Nilu můžete zaplatit žetonem kterékoli základní barvy; počítá se pak jeho vlastní barva. Body: 10.
card-chief_decorator = Vstup do zóny řemeslníků můžete zaplatit žetonem kterékoli základní barvy; počítá se pak jeho vlastní barva. Body: 10.
card-judge = V zóně dvořanů můžete akci zaplatit libovolnými pěti žetony bez ohledu na barvy; jedním z nich je žeton za vstup. Body: 12.
card-grand_vizier = Během hry nemá žádný efekt. Body: 3 a další 3 za každého vašeho dvořana včetně tohoto.
card-physician = Jednou za kolo: můžete provést akci v zóně řemeslníků, i když jsou všechna její políčka vstupu obsazená. Body: 6 a další 2 za každou jinou bodovou hodnotu mezi vašimi řemeslníky.
card-chief_supplier = Jednou za kolo: můžete provést akci v zóně hrobky, i když jsou všechna její políčka vstupu obsazená. Body: 6 a další 2 za každý krok na stupnici výstavby hrobky.
card-high_priest = Jednou za kolo: můžete provést akci v zóně obětin, i když jsou všechna její políčka vstupu obsazená. Body: 6 a další 2 za každý žeton obětiny, který vám zbude.
card-administrator = Jednou za kolo: můžete provést akci v zóně Nilu, i když jsou všechna její políčka vstupu obsazená. Body: 5 a další 3 za každý váš disk na nejvyšším stupni.
card-seer = Jednou za kolo ve svém tahu: vyměňte základní žeton za 1 základní zdroj jiné barvy. Body: 3 a další 3 za každého uspokojeného boha.
card-treasurer = Jednou za kolo ve svém tahu: vyměňte základní žeton za 1 stříbrný žeton. Body: 8 a další 2 za každý stříbrný žeton, který vám zbude.
card-teacher = Jednou za kolo: když získáte kanopu, vezměte si navíc 1 libovolný základní zdroj. Body: 7 a další 1 za každý základní zdroj a každou základní obětinu, které vám zbudou.
card-diplomat = Jednou za kolo: když získáte kanopu, vezměte si místo jejího obsahu 3 libovolné základní zdroje. Body: tolik, kolik vám přinese některý z vašich ostatních dvořanů.
card-court_official_21 = Ihned: 3 kroky na libovolných stupnicích vlivu, pak 2 stříbrné žetony. Body: 2.
card-court_official_22 = Ihned: 2 kroky na libovolných stupnicích vlivu, pak 2 žetony obětin. Body: 4.
card-court_official_23 = Ihned: vezměte si řemeslníka bez placení, pak 1 stříbrný žeton. Body: 0.
card-court_official_24 = Ihned: vezměte si řemeslníka bez placení, pak 1 žeton obětiny. Body: 0.
card-court_official_25 = Ihned: postavte bez placení další políčko hrobky, pak si vezměte 1 stříbrný žeton. Body: 2.
card-court_official_26 = Ihned: postavte bez placení další políčko hrobky, pak si vezměte 1 žeton obětiny. Body: 2.

card-potter_black = Ihned: 2 černé a 1 zelený. Na konci: 2 body.
card-potter_yellow = Ihned: 2 žluté a 1 červený. Na konci: 2 body.
card-potter_green = Ihned: 2 zelené a 1 modrý. Na konci: 2 body.
card-potter_red = Ihned: 2 červené a 1 černý. Na konci: 2 body.
card-potter_blue = Ihned: 2 modré a 1 žlutý. Na konci: 2 body.
card-embalmer_black = Ihned: 1 černý a 1 kanopa. Na konci: 1 bod.
card-embalmer_yellow = Ihned: 1 žlutý a 1 kanopa. Na konci: 1 bod.
card-embalmer_green = Ihned: 1 zelený a 1 kanopa. Na konci: 1 bod.
card-embalmer_red = Ihned: 1 červený a 1 kanopa. Na konci: 1 bod.
card-embalmer_blue = Ihned: 1 modrý a 1 kanopa. Na konci: 1 bod.
card-weaver_black = Ihned: 1 černý a 1 žlutý. Na konci: 4 body.
card-weaver_yellow = Ihned: 1 žlutý a 1 zelený. Na konci: 4 body.
card-weaver_green = Ihned: 1 zelený a 1 červený. Na konci: 4 body.
card-weaver_red = Ihned: 1 červený a 1 modrý. Na konci: 4 body.
card-weaver_blue = Ihned: 1 modrý a 1 černý. Na konci: 4 body.
card-goldsmith_black = Ihned: 1 stříbrný a 1 černý. Na konci: 3 body.
card-goldsmith_yellow = Ihned: 1 stříbrný a 1 žlutý. Na konci: 3 body.
card-goldsmith_green = Ihned: 1 stříbrný a 1 zelený. Na konci: 3 body.
card-goldsmith_red = Ihned: 1 stříbrný a 1 červený. Na konci: 3 body.
card-goldsmith_blue = Ihned: 1 stříbrný a 1 modrý. Na konci: 3 body.
card-painter_black = Ihned: 1 černý. Na konci: 5 bodů.
card-painter_yellow = Ihned: 1 žlutý. Na konci: 5 bodů.
card-painter_green = Ihned: 1 zelený. Na konci: 5 bodů.
card-painter_red = Ihned: 1 červený. Na konci: 5 bodů.
card-painter_blue = Ihned: 1 modrý. Na konci: 5 bodů.
card-sculptor_1 = Ihned: 1 černý (nic, pokud v této partii Sochaři přinášejí jen body). Na konci: 7 bodů.
card-sculptor_2 = Ihned: 1 žlutý (nic, pokud v této partii Sochaři přinášejí jen body). Na konci: 7 bodů.
card-sculptor_3 = Ihned: 1 zelený (nic, pokud v této partii Sochaři přinášejí jen body). Na konci: 7 bodů.
card-sculptor_4 = Ihned: 1 červený (nic, pokud v této partii Sochaři přinášejí jen body). Na konci: 7 bodů.
card-sculptor_5 = Ihned: 1 modrý (nic, pokud v této partii Sochaři přinášejí jen body). Na konci: 7 bodů.
