## The chronicle

story-colours = Barvy destiček moci v této hře: { $colours }.
story-renewed = Destička vylosovaná z Nadvlády a destiček Obnovy téže barvy: { $tile }.
story-faction = { $who } vede frakci: { $faction }.
story-city = { $who } obsazuje město: { $city }.
story-order = Pořadí: { $seats }.
story-mustered = { $who } staví { $units }: { $area }.
story-built = { $old ->
    [0] { $who } staví pyramidu ({ $colour }, úroveň { $level }): { $area }.
   *[other] { $who } zvyšuje pyramidu ({ $colour }, úroveň { $old } → { $level }): { $area }.
}
story-recoloured = { $other_level ->
    [0] { $who } mění barvu pyramidy ({ $old_colour } → { $colour }): { $area }.
   *[other] { $who } mění barvu pyramidy ({ $old_colour } → { $colour }): { $area }. Starou barvu přebírá jiná pyramida téhož hráče.
}

## Rounds, phases and turns

story-round = Začíná { $round }. kolo.
story-day = Nastává den.
story-night = Padá noc.
story-night_step = { $number ->
    [1] Noc, 1. krok: obětování ve Svatyni.
    [2] Noc, 2. krok: obětování v chrámu v Deltě.
    [3] Noc, 3. krok: ovládání chrámů.
    [4] Noc, 4. krok: uctívání.
    [5] Noc, 5. krok: modlitby.
    [6] Noc, 6. krok: božský zásah.
    [7] Noc, 7. krok: mobilizace.
    [8] Noc, 8. krok: probuzení.
   *[9] Noc, 9. krok: naplnění osudu.
}
story-turn = { $who } hraje { $number }. tah dne.

## The day

story-token_placed = { $token ->
    [silver] { $who } pokládá stříbrný žeton: { $space }.
    [gold] { $who } pokládá zlatý žeton: { $space }.
   *[colour] { $who } pokládá žeton: { $space }.
}
story-tokens_back = { $who } si bere zpět akční žetony (vlastní barva: { $colour_tokens }, stříbrné: { $silver }, zlaté: { $gold }).
story-silver_token = { $who } dostává stříbrný akční žeton.
story-action = { $who } provádí akci: { $space }.
story-action_lost = { $who } nemůže provést akci: { $action }.
story-gold_used = { $who } používá zlatou akci destičky: { $tile }.
story-acquired = { $who } dostává destičku moci: { $tile }.
story-special_card = { $who } tajně odstraňuje ze hry bojovou kartu a bere si speciální: { $card }.
story-tied = { $who } přiděluje oddílu společníka: { $companion } ({ $area }).
story-swapped = { $who } prohazuje dva společníky: { $companion }, { $other }.
story-companion_back = { $who } bere společníka zpět do zásoby: { $companion } ({ $area }).
story-companion_moved = { $who } bere společníka s sebou: { $companion } ({ $area } → { $end }).
story-creature_bound = Pouštní had poutá stvoření soupeře ({ $who }): { $companion }.
story-moved = { $who } přesouvá { $units }: { $area } → { $end }.
story-teleported = { $who } teleportuje { $units }: { $area } → { $end }.
story-left = { $who } nechává cestou ({ $area }): { $piece }.
story-joined = { $who } bere cestou ({ $area }): { $piece }.

## Units

story-units_added = { $who } přidává { $units } ({ $why }): { $area }.
story-mercenaries = { $who } najímá žoldnéře a přidává do zásoby { $units }.
story-units_lost = { $who } ztrácí { $units } ({ $why }): { $area }.
story-losses_due = { $count ->
    [1] { $who } rozhoduje, čí jednotku smíšený oddíl ztratí ({ $why }): { $area }.
   *[other] { $who } rozhoduje, čí jednotky smíšený oddíl ztratí ({ $why }; celkem: { $count }): { $area }.
}
story-recalled = { $who } stahuje { $units }: { $area }.
story-retreated = { $who } při ústupu přesouvá { $units }: { $area } → { $end }.
story-went_home = { $who } vrací do města { $units }: { $area } → { $end }.

## Prayer points

story-prayer_gained = { $full ->
    [no] { $who } získává { $points } ({ $parts }).
    [some] { $who } získává { $points } ({ $parts }); na stupnici není místo pro { $wasted }.
   *[all] { $who } nezískává nic ({ $parts }): na modlitební stupnici není místo pro { $wasted }.
}
story-prayer_paid = { $who } platí { $points } ({ $why }).
story-prayer_lost = { $who } ztrácí { $points } ({ $why }).

## Fame points

story-battle_fame = { $who } získává bojový vítězný bod ({ $why }).
story-divine_fame = { $who } získává božský vítězný bod ({ $why }).
story-token_taken = { $kind ->
    [temple] { $who } získává dočasný vítězný bod za chrám: { $area }.
    [pyramid] { $who } získává dočasný vítězný bod za pyramidu úrovně 4: { $area }.
   *[architecture] { $who } získává dočasný vítězný bod za pyramidu úrovně 3 (Dokonalá architektura): { $area }.
}
story-token_lost = { $kind ->
    [temple] { $who } ztrácí vítězný bod za chrám: { $area }.
    [pyramid] { $who } ztrácí vítězný bod za pyramidu úrovně 4: { $area }.
   *[architecture] { $who } ztrácí vítězný bod za pyramidu úrovně 3 (Dokonalá architektura): { $area }.
}

## Veterans

story-veteran = { $who } získává žeton veterána ({ $why }).
story-veterans_spent = { $who } odhazuje { $veterans } ({ $why }).

## Divine Intervention cards

story-drew = { $who } si líže { $number_of_cards } ({ $parts }).
story-you_drew = Lížete si kartu: { $card }.
story-reshuffled = Balíček došel; nový tvoří odhozené karty božského zásahu: { $count }.
story-card_played = { $who } hraje kartu ({ $card }).
story-burned = { $who } sesílá ohnivý déšť na soupeře ({ $victim }): { $area }.
story-discarded = { $who } odhazuje kartu ({ $why }): { $card }.
story-annexed = { $who } bere náhodnou kartu (Anexe); přichází o ni { $victim }.
story-annexed_card = { $who } bere kartu soupeře ({ $victim }): { $card }.

## Battles

story-battle = { $who } útočí, brání se { $victim }: { $area }.
story-announced = { $who } ohlašuje { $number_of_cards }.
story-showed_card = { $who } ukazuje bojovou kartu, kterou zahraje: { $card }.
story-showed_interventions = { $who } ukazuje, co do bitvy přidá: { $cards }.
story-revealed = { $who } odkrývá: { $card }; k tomu: { $cards }.
story-unpaid = { $who } nemůže kartu zaplatit, takže neúčinkuje: { $card }.
story-wounded = { $who } odhazuje kartu za +1 sílu (Božská rána): { $card }.
story-ambushed = { $who } strojí léčku a hraje druhou kartu: { $card }.
story-converted = { $who } mění obranu ve zranění: { $count }.
story-resolved = Síla: { $who } ({ $strength }), { $victim } ({ $resistance }). Bitvu vyhrává { $winner }.
story-cards_laid = { $who } odkládá obě bojové karty, zahranou lícem nahoru: { $card }.
story-cards_back = { $who } si bere odložené bojové karty zpět do ruky (odkryté: { $up }, zakryté: { $down }).
story-cards_recovered = { $who } si bere zpět do ruky obě karty z této bitvy.
story-cards_spent = { $who } odhazuje karty přidané do bitvy: { $cards }.
story-diversion_back = { $who } si bere zpět Diverzi.
story-spoils = { $who } si bere kartu soupeře ({ $victim }) jako válečnou kořist: { $card }.
story-battle_over = Bitva skončila ({ $area }); vítěz: { $who }.

## The night

story-offered = { $who } obětuje: { $area }.
story-offering_spared = Díky sluhovi Patamosovi { $who } neztrácí jednotky.
story-position = { $who } obsazuje { $number }. místo v pořadí.

## The end

story-won = { $who } vyhrává hru, má { $fame }.
story-round_limit = Dohodnuté poslední kolo skončilo; hru vyhrává { $who }.

## What gave, cost or took something

part = { $source } { $number }
owned = { $who }: { $count }
mixed-units = { $units } ({ $owners })
mixed-escorted-units = { $units } ({ $owners }; společníci: { $companions })
escorted-units = { $units } (společníci: { $companions })
why-recruit = verbování
why-mercenaries = žoldnéři
why-conscription = mobilizace
why-build = stavba
why-pray = modlitba
why-teleport = teleportace
why-teleport_toll = teleportace a mýto Chnumovy sfingy
why-toll = mýto Chnumovy sfingy
why-recall = stažené jednotky
why-offering = obětování
why-prayers = modlitby
why-veterans = veteráni
why-cards = za karty
why-awakening = probuzení
why-setup = příprava hry
why-night = noc
why-temples = dva chrámy
why-attack = výhra v útoku
why-defence = výhra v obraně
why-comfort = bez vítězného bodu v této bitvě
why-damage = zranění
why-unblockable = neodvratné zranění
why-own_card = vlastní bojová karta
why-mixed_troop = výběr ze smíšeného oddílu
why-limit = nad limit oddílu
