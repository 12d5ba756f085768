# Slova, která jsou jen na obrázku.
draw-description = Nil s dvaceti zastávkami, staveniště, stupnice a vše, co mají hráči.
draw-round = Kolo { $round } z { $rounds }
draw-passed = pasuje
draw-spent = použita v tomto kole
draw-tired = v tomto kole už pracoval
draw-build = Stavět
draw-withdraw = Stáhnout loď
draw-speculation = Spekulace
draw-extra = Navíc
draw-extra-place = místo navíc
draw-strength = Síla: zbývá { $left } z { $strength }
draw-now = teď za { $points }
draw-order = Žeton pořadí { $token }
draw-rank = { $rank }. místo na počítadle bodů
draw-stones = Kameny: { $count }, nejvýše { $most }; kamenolomy dávají { $made } za kolo
draw-grain = Obilí: { $count }; stavitelé potřebují { $need }
draw-graves = Žetony hrobek: { $tokens }
draw-hand = Karty Sfingy: { $count }
draw-irrigation = Zavlažování
draw-field-green = zelené pole
draw-field-yellow = žlutozelené pole
draw-field-brown = hnědé pole
draw-track-quarry = Kamenolom
draw-track-market = Trh
draw-tip-quarry = Kamenolom: nejnižší políčko dává 3 kameny; na posledních dvou políčkách jsou na konci 2 kameny za bod.
draw-tip-market = Trh s obilím: kolik stojí každé chybějící obilí; nejnižší políčko dává 2 body.
draw-together = Společná stavba
draw-sphinx-deck = Karty Sfingy v balíčku: { $count }
draw-sphinx-buy = nejvýše { $most } karet
draw-sphinx-keep = jednu si ponecháte
draw-sphinx-return = za každou vrácenou
draw-keep = Ponechat { $count }
draw-keep-number = Kolik z těchto karet si necháte?
draw-keep-card = Kterou kartu si necháte?
draw-put-under = Která karta půjde teď pod balíček?
draw-space = Hodnota { $value }
draw-grave = Hrobka { $number }: hodnota { $value }
draw-grave-hidden = Hrobka { $number }: zakrytá
draw-grave-taken = Hrobka { $number }: { $who }
draw-row = { $row }. řada: zatím bez kamene
draw-row-best = { $row }. řada: nejvíc kamenů ({ $count }) má { $who }
draw-row-full = { $row }. řada je plná: { $who }, body: { $count }
draw-row-rule = Za plnou řadu dostane ten, kdo v ní má nejvíc kamenů, 1 bod za každý z nich.
draw-type-permanent = trvalá
draw-type-anytime = kdykoli
draw-type-immediate = okamžitě
draw-type-once = jednou za kolo
draw-phase-lay-cards = Vyložení karet Nilu
draw-phase-place-ships = Umisťování lodí
draw-phase-feed = Nasycení stavitelů
draw-phase-produce-stone = Těžba kamene
draw-phase-build = Stavba
draw-phase-joint-bonus = Body za společnou stavbu
draw-phase-turn-order = Pořadí hráčů
draw-phase-final-scoring = Závěrečné bodování
draw-card-improve-field = Vaše pole se počítá o barvu lépe.
draw-card-advance-any-crew = Jedna četa získá 1.
draw-card-stones-as-grain = Kameny mohou nasytit stavitele.
draw-card-reuse-circle = Loď na obsazený kruh kromě Heliopolis.
draw-card-sphinx-extra = { $n ->
    [one] O { $n } kartu zdarma víc u Sfingy.
   *[other] O { $n } karty zdarma víc u Sfingy.
}
draw-card-grain-once = { $n } obilí při nasycení.
draw-card-strength-boost = +{ $n } k síle v jedné stavbě.
draw-card-two-ships = Dvě lodě v jednom tahu.
draw-card-gain-stones = Vezměte { $n } kamenů.
draw-card-advance-quarry = { $n ->
    [one] { $n } krok v kamenolomu.
    [few] { $n } kroky v kamenolomu.
   *[other] { $n } kroků v kamenolomu.
}
draw-card-advance-market = { $n ->
    [one] { $n } krok na trhu s obilím.
    [few] { $n } kroky na trhu s obilím.
   *[other] { $n } kroků na trhu s obilím.
}
draw-card-upstream-ship = Jedna loď proti proudu.
draw-card-leftover-card = Až všichni pasují, vezměte si zbylou kartu Nilu.
draw-card-stones-to-strength = Za { $stones } kameny získá četa { $n }.
draw-card-two-crews = Dvě čety v jedné stavbě.
draw-card-keep-two-sphinx = Ponechte si dvě z vytažených karet.
draw-card-double-circle = Proveďte svůj kruh ještě jednou.
draw-card-occupied-site = Loď na plném staveništi staví po ostatních.
draw-card-two-crew-steps = Dva kroky pro jednu či dvě čety.
draw-card-advance-shown-crews = Vyobrazené čety získají { $n }.
draw-card-build-first = V tomto kole stavíte všude první.
draw-card-sell-stones = Prodejte až { $max_vp } kamenů po 1 bodu.
draw-card-grave-token = Na konci hrobka s hodnotou { $value }.
draw-card-vp-per-stone = { $n } bod za každý vlastní kámen tam.
draw-source-sphinx-site = Sfinga
draw-source-obelisk = Obelisk
draw-source-graves = Hrobky
draw-source-temple = Chrám
draw-source-pyramid = Pyramida
draw-source-rows = Řady
draw-source-together = Společně
draw-source-market = Trh
draw-source-nile-cards = Karty Nilu
draw-source-sold = Prodej
draw-source-hunger = Hlad
draw-source-stones-left = Zbylé kameny
draw-source-grave-sets = Žetony hrobek
draw-source-sphinx-cards = Karty Sfingy
draw-total = Celkem
draw-nile-deck = Karty Nilu pro kola { $rounds }: { $count }
draw-region-nile = Nil
draw-region-tracks = Stupnice
draw-region-sphinx = Sfinga
draw-region-obelisk = Obelisk
draw-region-giza = Pyramida
draw-region-players = Hráči
