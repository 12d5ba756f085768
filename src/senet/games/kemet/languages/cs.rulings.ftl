# Výklady sporných pravidel, každý jako volba partie, a co k nim patří.

option-decline_actions = Akci lze odmítnout
option-decline_actions-help = Ano: hráč nemusí provést akci, kterou by provést mohl; ne: kdo může jednat, musí, a volný je jen rozsah.
option-give_prayer = Spojenci se o modlitební body dělí kdykoli
option-give_prayer-help = Ano: v každém tahu týmu si jeho hráči smějí předávat modlitební body; ne: jen ve chvíli, kdy je někdo získává.
option-take_up_dropped = Co zůstalo cestou, lze zase vzít
option-take_up_dropped-help = Ano: skupina, která se v téže akci pohybu vrátí, smí vzít s sebou, co tam nechala; ne: co zůstalo, se v této akci už nehýbe.
option-share_temples = Chrámy se počítají každému spojenci na místě
option-share_temples-help = Ano: v noci se chrám se smíšeným oddílem počítá každému, kdo tam má jednotku; ne: tým určí jednoho hráče, kterému se počítá.
option-war_table_clips = Válečný stůl přijme část změny (sólo)
option-war_table_clips-help = Ano: změna na válečném stole dojde k −2 nebo +5 a zbytek propadá; ne: změna, která by tyto meze překročila, se neprovede.
option-solo_battle_fame = Bojové vítězné body s každým cílem (sólo)
option-solo_battle_fame-help = Ano: v bitvách s Amonem získáváte vítězné body s každým cílem; ne: jen když cíl vítězné body počítá, a jinak dostanete žeton veterána.
option-open_sanctuary = Svatyně otevřená při 2 a 4 hráčích
option-open_sanctuary-help = Ano: Svatyně je ve hře; ne: při 2 a 4 hráčích je zavřená, jako na plánu z roku 2012.

ask-give_prayer = { $who } smí dát spojencům modlitební body (zbývá: { $points }).
choice-share = Rozdělit se o modlitební body
choice-pass-give_prayer = Nechat si zbytek
no-KEMET-050 = Tuto akci teď nelze provést.
no-KEMET-051 = Můžete jednat, takže musíte: zvolte něco, co je možné.
no-KEMET-369 = U tohoto stolu lze modlitební body předat jen ve chvíli, kdy se získávají.
