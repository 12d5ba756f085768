## The game

game-about = Pět kol plují vaše lodě po Nilu, a to jen po proudu. Sbírejte cestou pole, kamenolomy a výsady, nasyťte své stavitele a proměňte kámen ve slávu u Sfingy, obelisku, hrobek, chrámu a pyramidy.

option-use_red_ship_cards = Karty s červenou lodí
option-use_red_ship_cards-help = Pro dva nebo tři hráče: dvě mírnější karty s červenou lodí nahradí své protějšky s modrou.
option-use_red_ship_cards-false = Karty s modrou lodí
option-use_red_ship_cards-true = Karty s červenou lodí
option-double_circle_on_heliopolis = Zdvojení v Heliopoli
option-double_circle_on_heliopolis-help = Zda lze kartu, která zdvojuje kruh, zahrát i na poslední zastávce Nilu; na turnajích je to zakázáno.
option-double_circle_on_heliopolis-true = Dovoleno
option-double_circle_on_heliopolis-false = Zakázáno
option-colour = Barva
option-colour-help = Barva, kterou si tento hráč přeje; na hru nemá vliv.
option-colour-any = Libovolná
option-colour-blue = Modrá
option-colour-red = Červená
option-colour-green = Zelená
option-colour-yellow = Žlutá

option-plays_in_vain = Tahy bez účinku
option-plays_in_vain-help = Ano: lze určit četu nebo zahrát kartu síly, i když z toho nic nebude; ne: nabízí se jen to, co má účinek.
option-strength_after_track = Síla po kroku na stupnici
option-strength_after_track-help = Ano: kameny z kroku po stavbě u obelisku a hrobek lze hned zaplatit za „Kameny za sílu“; ne: až v některém dalším tahu.
option-three_shown_crews = Čety na kartě
option-three_shown_crews-help = Ano: karta „Vyobrazené čety +1“ posílí všechny tři čety; ne: jen dvě vyobrazené.
option-overseer_at_alyi = Správce v Alyi
option-overseer_at_alyi-help = Ano: v Alyi lze posílit i správce; ne: jen četu.
option-overseer_trains = Posilování správce
option-overseer_trains-help = Ano: „Posílení čety“, „Kameny za sílu“ a „Dva kroky čet“ mohou posílit i správce; ne: jen čety.
option-score_below_zero = Skóre pod nulou
option-score_below_zero-help = Ano: chybějící obilí může stáhnout skóre pod nulu; ne: kdo nemá body, o žádné nepřijde.
option-free_sphinx_cards_alone = Jen karty Sfingy zdarma
option-free_sphinx_cards_alone-help = Ano: karty Sfingy zdarma z karty Nilu lze vzít i bez nákupu; ne: aspoň jedna se musí koupit.
option-last_pick_at_round_end = Poslední výběr na konci kola
option-last_pick_at_round_end-help = Ano: karta, která dovoluje vzít si zbylou kartu Nilu, platí na konci kola; ne: hned po umístění lodí.

source-sphinx_site = Vrácené karty Sfingy
source-obelisk = Obelisk
source-graves = Hrobky
source-temple = Chrám
source-pyramid = Pyramida
source-rows = Řady pyramidy
source-together = Společná stavba
source-market = Trh s obilím
source-nile_cards = Karty Nilu
source-sold = Prodané kameny
source-hunger = Hlad
source-stones_left = Zbylé kameny
source-grave_sets = Nasbírané hrobky
source-sphinx_cards = Karty Sfingy

## Names and parts of sentences

name-quarry = Kamenolom
name-market = Trh s obilím
name-obelisk = Obelisk
name-graves = Hrobky
name-temple = Chrám
name-pyramid = Pyramida

at-sphinx = u Sfingy
at-obelisk_graves = u obelisku a hrobek
at-temple_pyramid = u chrámu a pyramidy

from-sphinx = od Sfingy
from-obelisk_graves = od obelisku a hrobek
from-temple_pyramid = od chrámu a pyramidy

ships-of = { $who } ({ $count })

with-overseer = { $builder } se správcem

place-card = na zastávku { $stop }
place-circle = na kruh { $circle }
place-site = { $site }, místo { $space }
place-extra = { $site }, místo navíc
place-beside = { $site } jako spekulující

space-obelisk = { $number }. úroveň obelisku
space-temple-l = { $number }. díl levého sloupu chrámu
space-temple-r = { $number }. díl pravého sloupu chrámu
space-temple-m = { $number }. prostřední sloup chrámu
space-temple-t = { $number }. díl horní části chrámu
space-pyramid = { $number }. kámen { $row }. řady pyramidy

water-left = levé políčko
water-middle = prostřední políčko
water-right = pravé políčko

track-quarry = na stupnici kamenolomu
track-market = na trhu s obilím

effect-edfu = krok v kamenolomu a na trhu
effect-thebae = čety I a II +1
effect-passalon = správce +1, zavlažování
effect-selinon = čety II a III +1
effect-beni_hasan = čety I a III +1
effect-alyi = libovolná četa nebo správce +1, 2 kameny
effect-heliopolis = správce +1, zavlažování

## Prompts

ask-stop = Kolo { $round } z { $rounds }: { $who } umisťuje loď, nebo pasuje (v zásobě { $ships ->
    [one] { $ships } loď
    [few] { $ships } lodě
   *[other] { $ships } lodí
}).
ask-second_ship = { $who } může zahrát kartu „Dvě lodě v jednom tahu“ a hned umístit druhou loď.
ask-raise_crew = { $cause ->
    [crew_improver] { $who } používá kartu „Posílení čety“ a vybírá četu, která zesílí o 1.
    [stones_to_strength] { $who } platí kameny a vybírá četu, která zesílí o 1.
    [two_crew_steps] { $who } rozděluje po jednom dva kroky a vybírá četu, která zesílí o 1.
   *[other] { $who } vybírá, kdo zesílí o 1.
}
ask-irrigation = { $who } může posunout zavlažovací prstenec o jedno políčko (nyní: { $water }).
ask-double_circle = { $who } může ještě jednou provést účinek kruhu { $circle }.
ask-improve_field = { $who } může hned vylepšit pole, nebo si vylepšení nechat na později.
ask-leftover = { $who } si může vzít jednu z karet, které zbyly na Nilu.
ask-feeding = { $who } má málo obilí: chybí { $missing } a každé chybějící stojí { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
ask-save_stones = { $who } přijde o { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
}, protože do zásoby se jich vejde nejvýš { $most }, ale může některé předtím využít.
ask-train = { $who } může ještě před stavbou posílit četu.
ask-site_turn = { $who } staví { $site }, nebo stahuje loď (v zásobě { $stones ->
    [one] { $stones } kámen
    [few] { $stones } kameny
   *[other] { $stones } kamenů
}).
ask-name_crew = { $who } určuje četu, která bude stavět { $site } (v zásobě { $stones ->
    [one] { $stones } kámen
    [few] { $stones } kameny
   *[other] { $stones } kamenů
}).
ask-second_crew = { $who } vybírá druhou četu pro tuto stavbu.
ask-what_to_build = { $who } staví { $site }; zbývá: síla { $strength }, { $stones ->
    [one] { $stones } kámen
    [few] { $stones } kameny
   *[other] { $stones } kamenů
}.
ask-sphinx_numbers = { $who } volí, kolik karet koupit { $site }, každou za 1 kámen; k dispozici: síla { $strength }, { $stones ->
    [one] { $stones } kámen
    [few] { $stones } kameny
   *[other] { $stones } kamenů
}.
ask-keep_number = { $who } rozhoduje, kolik z vytažených karet Sfingy si nechat (nejvýš { $count }).
ask-keep_card = { $count ->
    [one] { $who } vybírá kartu Sfingy, kterou si nechá.
   *[other] { $who } vybírá karty Sfingy, které si nechá (zbývá: { $count }).
}
ask-put_under = { $who } vybírá kartu Sfingy, která teď půjde pod balíček.
ask-track = { $who } se posouvá o krok na stupnici kamenolomu, nebo na trhu s obilím.
ask-after_track = { $who } může před koncem tahu ještě zaplatit kameny a posílit četu.
ask-sell = { $who } volí, kolik kamenů prodat po 1 bodu (v zásobě: { $stones }).
ask-last_window = { $who } může naposledy před závěrečným bodováním použít karty a schopnosti.

## Choices

choice-pass-irrigation = Nechat prstenec na místě
choice-pass-double_circle = Kruh nezdvojovat
choice-pass-improve_field = Počkat
choice-pass-leftover = Nebrat žádnou kartu
choice-end = Ukončit stavbu
choice-end-second_ship = Ukončit tah
choice-end-what_to_build = Stáhnout loď bez stavby
choice-end-sphinx_numbers = Stáhnout loď bez nákupu
choice-finish = Ukončit
choice-finish-feeding = Ukončit sycení
choice-finish-save_stones = Těžit kámen
choice-play = Zahrát kartu „{ $card }“
choice-use = Použít kartu „{ $card }“
choice-attach = Vylepšit pole: { $card }
choice-raise = Posílit: { $builder } ({ $strength } → { $next })
choice-crew = Poslat: { $builders } (síla { $strength })
choice-ship = Umístit loď { $place }
choice-ship-empty = Umístit loď na zastávku { $stop } (bez karty)
choice-ship-card = Umístit loď na zastávku { $stop }: { $card }
choice-ship-circle = Umístit loď na kruh { $circle }: { $effect }
choice-speculate = Spekulovat { $site }
choice-take = Vzít kartu ze zastávky { $stop }: { $card }
choice-take-nothing = Vzít kartu ze zastávky { $stop } (bez karty)
choice-build = Stavět
choice-withdraw = Stáhnout loď
choice-build-space = Postavit { $space } (hodnota { $value })
choice-grave = Vzít { $number }. hrobku (hodnota { $value })
choice-grave-hidden = Vzít { $number }. hrobku
choice-water-left = Posunout vlevo: obilí dávají jen zelená pole
choice-water-middle = Posunout doprostřed: obilí dávají zelená a žlutozelená pole
choice-water-right = Posunout vpravo: obilí dávají všechna pole
choice-track-quarry = Postoupit na stupnici kamenolomu
choice-track-market = Postoupit na trhu s obilím
choice-pay = { $count ->
    [one] Nasytit { $count } kamenem
   *[other] Nasytit { $count } kameny
}
choice-sell = { $count ->
    [one] Prodat { $count } kámen
    [few] Prodat { $count } kameny
   *[other] Prodat { $count } kamenů
}
choice-buy = { $count ->
    [one] Koupit { $count } kartu
    [few] Koupit { $count } karty
   *[other] Koupit { $count } karet
}
choice-buy-more = { $count ->
    [one] Koupit { $count } kartu
    [few] Koupit { $count } karty
   *[other] Koupit { $count } karet
} a vytáhnout zdarma { $free }
choice-buy-free = Vytáhnout zdarma { $free } bez nákupu
choice-keep = { $count ->
    [0] Nenechat si žádnou
    [one] Nechat si { $count } kartu
   *[other] Nechat si { $count } karty
}
choice-keep-card = Nechat si: { $card }
choice-under = Dát pod balíček: { $card }

## The chronicle

story-ability_used = { $who } používá kartu „{ $card }“.
story-builder_raised = { $who } získává sílu: { $builder } má nyní { $strength } ({ $origin }).
story-builders_used = { $who } do konce kola otáčí: { $builders }.
story-built_together = { $who } za stavbu na { $count ->
    [one] { $count } staveništi
   *[other] { $count } staveništích
} získává { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
story-card_played = { $who } hraje kartu „{ $card }“.
story-card_put_away = { $who } odkládá kartu „{ $card }“.
story-card_taken = { $who } si bere kartu Nilu: { $card }.
story-cards_laid = Na Nilu leží od pramene: { $cards }.
story-colour_chosen = { $colour ->
    [blue] { $who } hraje modrou barvou.
    [red] { $who } hraje červenou barvou.
    [green] { $who } hraje zelenou barvou.
   *[yellow] { $who } hraje žlutou barvou.
}
story-crew_named = { $who } začíná stavět { $site }: { $builders }.
story-deck_put_away = Zbytek balíčku { $deck } opouští hru lícem dolů: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}.
story-fed = { $who } už má obilí dost.
story-field_improved = { $who } vylepšuje pole: { $card }.
story-grave_taken = { $who } si bere { $number }. hrobku za { $value ->
    [one] { $value } kámen
    [few] { $value } kameny
   *[other] { $value } kamenů
}.
story-grave_turned_up = Odkrývá se { $number }. hrobka: hodnota { $value }.
story-graves_laid = Odkrývají se první hrobky, jejich hodnoty: { $values }.
story-graves_scored = { $who } má hrobky v celkové hodnotě { $value } a získává { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
story-harvested = { $who } sytí stavitele: potřeba obilí { $need }, pole dávají { $grain }.
story-hungry = { $points ->
    [0] { $who } má málo obilí (chybí { $count }), ale nemá žádné body, o které by šlo přijít.
    [one] { $who } má málo obilí (chybí { $count }) a ztrácí { $points } bod.
    [few] { $who } má málo obilí (chybí { $count }) a ztrácí { $points } body.
   *[other] { $who } má málo obilí (chybí { $count }) a ztrácí { $points } bodů.
}
story-last_stones_sold = { $who } prodává { $count ->
    [one] { $count } zbylý kámen
    [few] { $count } zbylé kameny
   *[other] { $count } zbylých kamenů
} za { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
story-last_window_opened = Před koncem hry může každý ještě využít, co mu zbylo.
story-made_ready = Všichni stavitelé jsou znovu připraveni a karty „jednou za kolo“ také.
story-passed = { $who } pasuje.
story-passed_without_place = { $who } nemá kam umístit loď a pasuje.
story-phase_began = { $phase ->
    [lay_cards] 1. fáze: vyložení karet Nilu.
    [place_ships] 2. fáze: umisťování lodí.
    [feed] 3. fáze: nasycení stavitelů.
    [produce_stone] 4. fáze: těžba kamene.
    [build] 5. fáze: stavba.
    [joint_bonus] 6. fáze: body za společnou stavbu.
    [turn_order] 7. fáze: nové pořadí hráčů.
   *[final_scoring] Závěrečné bodování.
}
story-pieces_dealt = Každý začíná se třemi četami o síle { $crew }, správcem o síle { $overseer }, kamenolomem { $stones }, zeleným polem { $grain }, zásobou lodí ({ $ships }) a jednou skrytou kartou Sfingy.
story-place_obtained = { $who } úspěšně spekuluje a získává místo { $site }.
story-points_scored = { $who } získává { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
} ({ $source }).
story-produced = { $count ->
    [0] { $who } těží, ale zásoba je plná.
    [one] { $who } těží { $count } kámen.
    [few] { $who } těží { $count } kameny.
   *[other] { $who } těží { $count } kamenů.
}
story-river_cleared = { $count ->
    [one] Na Nilu zbyla { $count } karta a opouští hru.
    [few] Na Nilu zbyly { $count } karty a opouštějí hru.
   *[other] Na Nilu zbylo { $count } karet a opouští hru.
}
story-round_began = Začíná { $round }. kolo.
story-row_finished = { $row }. řada pyramidy je plná: { $who } v ní má nejvíc kamenů a získává { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}.
told-row_tied = { $row }. řada pyramidy je plná a o prvenství v ní se dělí: { $tied }. Kámen nejvíc vlevo má { $who } a získává { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}.
story-second_crew = { $who } povolává druhou četu: { $builder }.
story-ship_placed = { $who } umisťuje loď { $place }.
story-ships_returned = Lodě se vracejí ke svým majitelům: { $fleets }.
story-site_turn_began = { $who } je na tahu { $site }.
story-space_built = { $who } staví { $space } za { $value ->
    [one] { $value } kámen
    [few] { $value } kameny
   *[other] { $value } kamenů
}.
story-speculated_in_vain = { $who } marně spekuluje { $site } a bere si loď zpět.
story-sphinx_dealt = { $who } začíná s kartou Sfingy: { $card }.
story-sphinx_drawn = { $count ->
    [0] { $free ->
        [one] { $who } si zdarma bere { $free } kartu Sfingy.
        [few] { $who } si zdarma bere { $free } karty Sfingy.
       *[other] { $who } si zdarma bere { $free } karet Sfingy.
    }
    [one] { $who } kupuje { $count } kartu Sfingy za { $count } kámen.
    [few] { $who } kupuje { $count } karty Sfingy za { $count } kameny.
   *[other] { $who } kupuje { $count } karet Sfingy za { $count } kamenů.
}
told-sphinx_drawn_free = { $who } kupuje { $count ->
    [one] { $count } kartu Sfingy
    [few] { $count } karty Sfingy
   *[other] { $count } karet Sfingy
} za { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
} a zdarma bere ještě { $free }.
story-sphinx_kept = { $count ->
    [0] { $who } si nenechává žádnou kartu Sfingy.
    [one] { $who } si nechává { $count } kartu Sfingy.
   *[other] { $who } si nechává { $count } karty Sfingy.
}
story-sphinx_kept_card = { $who } si nechává: { $card }.
story-sphinx_returned = { $who } dává pod balíček { $count ->
    [one] { $count } kartu Sfingy
    [few] { $count } karty Sfingy
   *[other] { $count } karet Sfingy
} a získává { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
story-sphinx_scored = { $who } ukazuje kartu Sfingy „{ $card }“: { $count ->
    [0] žádné body
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}.
story-sphinx_seen = { $who } si prohlíží karty: { $cards }.
story-step_lost = { $who } ztrácí krok ({ $origin }): { $builder } už má nejvyšší sílu, { $most }.
story-steps_lost = { $who } ztrácí krok ({ $origin }): nikdo nemůže mít větší sílu než { $most }.
story-stones_eaten = { $who } sytí stavitele { $count ->
    [one] { $count } kamenem
   *[other] { $count } kameny
}.
story-stones_gained = { $who } dostává { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
} ({ $origin }).
story-stones_lost = { $who } už nemá místo na { $count ->
    [one] { $count } další kámen, který propadá
    [few] { $count } další kameny, které propadají
   *[other] { $count } dalších kamenů, které propadají
}: do zásoby se jich vejde nejvýš { $most }.
story-stones_paid = { $who } platí { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
} ({ $origin }).
story-stones_sold = { $who } prodává { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
} za { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
story-token_dealt = { $who } dostává žeton pořadí { $token } a { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
}.
story-track_stays = { $who } už { $track } stojí na posledním políčku ({ $origin }).
story-track_step = { $who } postupuje { $track } na { $step }. políčko ze { $steps } ({ $origin }).
story-turn_began = Na tahu je { $who }.
story-turn_order_set = Hráči jsou teď na tahu v tomto pořadí: { $seats }.
story-water_moved = { $who } posouvá zavlažovací prstenec na { $water }.
story-withdrew = { $reason ->
    [no_crew] { $who } stahuje loď { $left_site }: žádná četa už není připravená.
    [nothing_left] { $who } stahuje loď { $left_site }: už tam není co získat.
    [too_poor] { $who } stahuje loď { $left_site }: kameny na nic nestačí.
    [too_weak] { $who } stahuje loď { $left_site }: síla na nic nestačí.
   *[chosen] { $who } nestaví a stahuje loď { $left_site }.
}
story-won = { $who } vítězí a má { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}.

## Refusals

no-EGIZ-007 = Nemáte už žádnou loď, kterou byste mohli umístit.
no-EGIZ-027 = Hra skončila po pátém kole.
no-EGIZ-034 = Tuto kartu nemáte.
no-EGIZ-037 = Na tuto kartu teď není vhodná chvíle.
no-EGIZ-062 = Vaše lodě plují jen po proudu, za všechny, které jste v tomto kole umístili.
no-EGIZ-063 = Na tomto kruhu už loď je.
no-EGIZ-064 = Na tomto staveništi už loď máte.
no-EGIZ-068 = Kartu z této zastávky si už v tomto kole někdo vzal.
no-EGIZ-070 = Toto místo na staveništi je obsazené.
no-EGIZ-071 = Spekulovat lze teprve tehdy, když jsou všechna místa na staveništi obsazená.
no-EGIZ-083 = Zavlažovací prstenec se posouvá o jedno políčko a nikdy neopouští svou stupnici.
no-EGIZ-108 = Stavbu začíná právě jedna četa.
no-EGIZ-109 = Správce nestaví sám, jen spolu s četou.
no-EGIZ-112 = Někdo z nich už v tomto kole pracoval.
no-EGIZ-115 = Hodnota je vyšší než zbývající síla této stavby nebo vaše zásoba kamenů.
no-EGIZ-117 = Toto nepatří ke staveništi, na kterém stavíte.
no-EGIZ-120 = Tady už někdo stavěl.
no-EGIZ-121 = Tolik karet koupit nemůžete: omezuje vás síla, kameny, balíček a nejvyšší počet pěti karet.
no-EGIZ-122 = Na tolik karet Sfingy zdarma vám vaše karty nedávají právo.
no-EGIZ-123 = I s kartami zdarma jich vytáhnete nejvýš pět.
no-EGIZ-124 = Karty zdarma dostanete, jen když aspoň jednu koupíte.
no-EGIZ-126 = Můžete si nechat jednu z právě vytažených karet, s příslušnou kartou Nilu dvě.
no-EGIZ-131 = Obelisk roste po úrovních a ta nižší ještě nestojí.
no-EGIZ-132 = Vzít lze jen první hrobku v řadě.
no-EGIZ-137 = Sloup chrámu se staví odspodu.
no-EGIZ-138 = Prostřední sloupy musí počkat na oba krajní sloupy chrámu.
no-EGIZ-139 = Horní část chrámu potřebuje nejdřív všechno pod sebou.
no-EGIZ-141 = Řady pyramidy se plní zleva doprava.
no-EGIZ-142 = Tomuto kameni pyramidy chybí opora ve dvou pod ním.
no-EGIZ-186 = Druhá četa musí být jiná a v tomto kole ještě nesmí mít nic odpracováno.
no-EGIZ-195 = Místo na plném staveništi dává jen karta „Loď na obsazené staveniště“.
no-EGIZ-196 = Na staveništi je ještě volné místo, takže místo navíc použít nelze.
no-EGIZ-198 = Prodáváte jeden až deset kamenů a ne víc, než máte.
no-EGIZ-200 = Tam už žádná karta neleží.
no-EGIZ-202 = Kartu „Kameny za sílu“ v tomto kole použít nemůžete.
no-EGIZ-205 = V Heliopoli je místo pro jedinou loď, i když máte kartu „Loď na obsazený kruh“.
no-EGIZ-207 = Kartu „Posílení čety“ v tomto kole použít nemůžete.
no-EGIZ-208 = Takto posílíte jen četu, nikdy správce.
no-EGIZ-210 = Čekající vylepšení lze přiložit jen k vlastnímu hnědému nebo žlutozelenému poli.
no-EGIZ-212 = Kameny sytíte jen s kartou „Kameny za obilí“ a jen tolika, kolik obilí chybí.
no-EGIZ-239 = Při dvou nebo třech hráčích je toto místo zablokované.
no-EGIZ-249 = V balíčku Sfingy tolik karet není.
no-EGIZ-252 = Lodě se už neumisťují; můžete si jen vzít zbylou kartu.
no-EGIZ-254 = To v tuto chvíli použít nelze.
no-EGIZ-255 = Na zahrání této karty teď není vhodná chvíle.
no-EGIZ-256 = Teď by to nemělo žádný účinek.
no-EGIZ-259 = Teď nerozhodujete vy.
no-EGIZ-261 = Tuto kartu lze zahrát jen jednou za stavbu.
no-EGIZ-262 = Větší sílu už mít nemůže.
no-EGIZ-267 = Tito stavitelé jsou příliš slabí, než aby tu něco postavili, i s vašimi kartami.
no-EGIZ-275 = To není odpověď na to, o čem se teď rozhoduje.
no-EGIZ-279 = V této partii v Alyi získává sílu jen četa, ne správce.
no-EGIZ-270 = Vracíte jen karty, které jste právě vytáhli a nenechali si.

## Cards

card-start_quarry = Trvalá. Dává 3 kameny při každé těžbě kamene.
card-start_field = Trvalá. Zelené pole: 6 obilí bez ohledu na zavlažování.
card-q3_12 = Trvalá. Dává 3 kameny při každé těžbě kamene.
card-q2_12 = Trvalá. Dává 2 kameny při každé těžbě kamene.
card-g2_12 = Trvalá. Zelené pole: 2 obilí bez ohledu na zavlažování.
card-g3_12 = Trvalá. Zelené pole: 3 obilí bez ohledu na zavlažování.
card-y5_12 = Trvalá. Žlutozelené pole: 5 obilí, je-li zavlažovací prstenec uprostřed nebo vpravo.
card-b6_12 = Trvalá. Hnědé pole: 6 obilí, je-li zavlažovací prstenec vpravo. Při braní karty postoupíte o krok na stupnici kamenolomu.
card-b7_12 = Trvalá. Hnědé pole: 7 obilí, je-li zavlažovací prstenec vpravo. Při braní karty postoupíte o krok na trhu s obilím.
card-field_improver = Trvalá. Přiložte ji natrvalo k jednomu svému poli: hnědé se pak počítá jako žlutozelené, žlutozelené jako zelené.
card-crew_improver = Trvalá. Jednou za kolo ve vašem tahu: jedna vaše četa zesílí o 1, i po nasycení.
card-stones_as_grain = Trvalá. Při sycení se každý zaplacený kámen počítá jako 1 obilí.
card-reuse_circle = Trvalá. Jednou za kolo smíte umístit loď na obsazený kruh, nikdy však do Heliopole.
card-sphinx_plus_2 = Trvalá. Kdykoli kupujete karty Sfingy, smíte si vytáhnout až 2 navíc zdarma, celkem nejvýš pět.
card-grain_4_12 = Kdykoli. 4 obilí při nasycení stavitelů.
card-strength_3_12 = Kdykoli. O 3 větší síla v jedné vaší stavbě.
card-two_ships = Kdykoli. Po své lodi umístěte v témže tahu druhou.
card-stones_6_12 = Kdykoli. Vezměte si 6 kamenů.
card-quarry_track_2 = Okamžitě. Postoupíte o 2 kroky na stupnici kamenolomu.
card-market_track_2 = Okamžitě. Postoupíte o 2 kroky na trhu s obilím.
card-sphinx_plus_1 = Trvalá. Kdykoli kupujete karty Sfingy, smíte si vytáhnout 1 navíc zdarma, celkem nejvýš pět.
card-q2_34 = { card-q2_12 }
card-q3_34 = { card-q3_12 }
card-q4_34 = Trvalá. Dává 4 kameny při každé těžbě kamene.
card-g4_34 = Trvalá. Zelené pole: 4 obilí bez ohledu na zavlažování.
card-y6_34 = Trvalá. Žlutozelené pole: 6 obilí, je-li zavlažovací prstenec uprostřed nebo vpravo.
card-b8_34 = Trvalá. Hnědé pole: 8 obilí, je-li zavlažovací prstenec vpravo. Při braní karty získáte 3 body.
card-b9_34 = Trvalá. Hnědé pole: 9 obilí, je-li zavlažovací prstenec vpravo. Při braní karty dostanete 4 kameny.
card-upstream_ship = Trvalá. Jednou za kolo smíte umístit loď proti proudu od svých ostatních lodí.
card-leftover_card = Trvalá. Až všichni pasují, smíte si bez lodi vzít jednu z karet, které zbyly na Nilu.
card-stones_to_strength = Trvalá. Jednou za kolo ve vašem tahu: za 2 kameny zesílí jedna vaše četa o 1, i po nasycení.
card-grain_4_34 = { card-grain_4_12 }
card-strength_3_34 = { card-strength_3_12 }
card-two_crews_34 = Kdykoli. V jedné vaší stavbě pomáhá druhá četa.
card-keep_two_34 = Kdykoli. Nechte si až dvě karty Sfingy vytažené v jedné akci.
card-double_circle = Kdykoli. Proveďte ještě jednou celý účinek kruhu, který právě využila vaše loď.
card-occupied_site_34 = Kdykoli. Umístěte loď na plné staveniště; staví po ostatních.
card-two_steps_34 = Okamžitě. Dvě vaše čety zesílí o 1, nebo jedna o 2.
card-all_crews_34 = Okamžitě. Četa I a Četa II zesílí o 1 (všechny tři čety, pokud to bylo dohodnuto).
card-build_first = Okamžitě. V tomto kole stavíte jako první na každém staveništi, kde máte loď, i spekulující.
card-two_crews_5 = { card-two_crews_34 }
card-strength_3_5 = { card-strength_3_12 }
card-stones_6_5 = { card-stones_6_12 }
card-grain_4_5 = { card-grain_4_12 }
card-keep_two_5 = { card-keep_two_34 }
card-sell_stones = Kdykoli. Prodejte 1 až 10 kamenů po 1 bodu.
card-occupied_site_5 = { card-occupied_site_34 }
card-grave_card = Trvalá. Při závěrečném bodování se počítá jako žeton hrobky s hodnotou 5.
card-vp_obelisk_graves = Okamžitě. 1 bod za každý váš kámen v obelisku a hrobkách.
card-vp_temple_pyramid = Okamžitě. 1 bod za každý váš kámen v chrámu a pyramidě.
card-two_steps_5 = { card-two_steps_34 }
card-all_crews_5 = Okamžitě. Četa II a Četa III zesílí o 1 (všechny tři čety, pokud to bylo dohodnuto).

card-obelisk_level_7 = 4 body, stojí-li 7. úroveň obelisku, ať ji postavil kdokoli.
card-obelisk_level_8 = 6 bodů, stojí-li 8. úroveň obelisku, ať ji postavil kdokoli.
card-obelisk_level_9 = 8 bodů, stojí-li 9. úroveň obelisku, ať ji postavil kdokoli.
card-temple_one_column = 3 body, je-li dokončen aspoň jeden krajní sloup chrámu, ať ho postavil kdokoli.
card-temple_both_columns = 5 bodů, jsou-li dokončeny oba krajní sloupy chrámu, ať je postavil kdokoli.
card-all_graves = 6 bodů, jsou-li všechny hrobky rozebrány, ať je vzal kdokoli.
card-pyramid_complete = 8 bodů, je-li dokončena pyramida, ať ji postavil kdokoli.
card-players_at_quarry_end = 3 body, je-li na konci stupnice kamenolomu jeden hráč, 5, jsou-li tam dva, 7, jsou-li aspoň tři; počítáte se i vy.
card-players_at_market_end = 3 body, je-li na konci trhu s obilím jeden hráč, 5, jsou-li tam dva, 7, jsou-li aspoň tři; počítáte se i vy.
card-temple_4 = 6 bodů, máte-li v chrámu aspoň 4 kameny.
card-pyramid_6 = 6 bodů, máte-li v pyramidě aspoň 6 kamenů.
card-pyramid_7 = 8 bodů, máte-li v pyramidě aspoň 7 kamenů.
card-obelisk_4 = 6 bodů, máte-li v obelisku aspoň 4 kameny.
card-obelisk_5 = 8 bodů, máte-li v obelisku aspoň 5 kamenů.
card-two_everywhere = 7 bodů, máte-li aspoň po 2 kamenech v obelisku, hrobkách, chrámu i pyramidě.
card-stones_in_graves = 1 bod za každý váš kámen v hrobkách.
card-strength_crew1 = 4 body, má-li vaše četa I sílu aspoň 4.
card-strength_crew2 = 4 body, má-li vaše četa II sílu aspoň 4.
card-strength_crew3 = 4 body, má-li vaše četa III sílu aspoň 4.
card-strength_overseer = 4 body, má-li váš správce sílu aspoň 4.
card-most_quarries = 7 bodů, nedávají-li ničí kamenolomy dohromady víc kamenů než vaše.
card-most_green = 7 bodů, nedávají-li ničí zelená pole dohromady víc obilí než vaše.
card-most_yellow = 7 bodů, máte-li žlutozelená pole a ničí nedávají dohromady víc obilí než vaše.
card-most_brown = 7 bodů, máte-li hnědá pole a ničí nedávají dohromady víc obilí než vaše.
card-own_quarry_end = 5 bodů, jste-li na konci stupnice kamenolomu.
card-own_market_end = 5 bodů, jste-li na konci trhu s obilím.
card-permanent_cards = 2 body za každou vaši trvalou kartu Nilu, která není pole ani kamenolom.
card-bonus_10 = Až po všem ostatním 1 bod za každých plných 10 bodů, které máte.
card-bonus_15 = Až po všem ostatním 1 bod za každých plných 15 bodů, které máte.

card-edfu = Po jednom kroku na stupnici kamenolomu a na trhu s obilím.
card-thebae = Četa I a četa II zesílí o 1.
card-passalon = Správce zesílí o 1; pak smíte posunout zavlažovací prstenec o jedno políčko.
card-selinon = Četa II a četa III zesílí o 1.
card-beni_hasan = Četa I a četa III zesílí o 1.
card-alyi = Jedna četa podle vaší volby nebo správce zesílí o 1; pak dostanete 2 kameny.
card-heliopolis = Správce zesílí o 1; pak smíte posunout zavlažovací prstenec o jedno políčko.
