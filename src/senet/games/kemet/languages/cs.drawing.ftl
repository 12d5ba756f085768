# Words that stand only in the drawing.
draw-title = Kemet: Krev a písek
draw-description = Mapa s městy, chrámy a oddíly, desky hráčů, nabídka destiček moci a tvoje karty.
draw-setup = Příprava
draw-day = Kolo { $round } · den
draw-night = Kolo { $round } · noc, krok { $step }
draw-won = Vítěz: { $who }
draw-place = Pořadí: { $number }. místo
draw-deck = Balíček božských zásahů
draw-discard = Odhozené
draw-level = Úroveň { $level }
draw-cost = cena: { $cost }
draw-income = modlitební body v noci: { $points }
draw-delta-offer = v noci: 1 jednotka za 5 modlitebních bodů
draw-sanctuary-offer = v noci: 2 jednotky za 1 vítězný bod
draw-obelisk = Obelisk
draw-port-trade = obchodní přístav
draw-port-military = vojenský přístav
draw-holds = drží: { $who }
draw-nobody-holds = nikdo ho nedrží
draw-temple-fame = Chrámový vítězný bod
draw-no-faction = zatím bez frakce
draw-battle-fame = Bojové vítězné body
draw-divine-fame = Božské vítězné body
draw-temporary-fame = Dočasné vítězné body
draw-fame = Vítězné body: { $points } z { $goal }
draw-silver = Stříbrný akční žeton
draw-gold = Zlatý akční žeton
draw-action-gold = Božská moc (zlatá akce)
draw-action-move = Pohyb
draw-action-recruit = Verbování
draw-action-build = Stavba
draw-action-pray = Modlitba
draw-action-acquire = Získání
draw-floor = { $floor }. patro
draw-supply = Jednotky v zásobě
draw-veterans = Žetony veteránů
draw-interventions = Karty božského zásahu
draw-battle-cards = Bojové karty v ruce
draw-prayer = Modlitební body: { $points } z { $most }
draw-prayer-points = Modlitební body
draw-tokens = Zbývající akční žetony
draw-face-up = Vyložené bojové karty
draw-face-down = Odložené bojové karty lícem dolů
draw-mercenaries = Žoldnéři
draw-no-tiles = zatím bez destiček moci
draw-owned = vlastní: { $who }
draw-value-strength = Síla
draw-value-damage = Zranění
draw-value-unblockable = Neodvratné zranění
draw-value-shield = Obrana
draw-value-impenetrable = Neproniknutelná obrana
draw-value-self = Neodvratné zranění vlastního oddílu
draw-immune = utrpí jen neodvratné zranění
draw-card-up = zahraná
draw-card-down = odložená
draw-card-chosen = zvolená
draw-card-aside = stranou
draw-your-interventions = Božské zásahy
draw-no-hand = Divák nevidí ničí ruku
draw-attacker = útočník
draw-defender = obránce
draw-wins = vítězí v bitvě
draw-announced = ohlášeno: { $count }
draw-answers = Co lze zvolit
draw-standings = Konec hry
draw-legend = Co znamenají znaky
draw-pass = Přejít
draw-stop = Zastavit
draw-arrange = Přeskupit společníky
draw-retreat = Ústup
draw-recall = Stažení
draw-home = Ústup do města
draw-stay = Zůstat
draw-exchange = Vyměnit karty
draw-offer = Obětovat
draw-collect = Vybrat modlitební body
draw-no-cards = Žádné karty
draw-choose-units = Jednotky: { $number }
draw-choose-level = Úroveň: { $number }
draw-choose-levels = Úrovně pyramid: { $number }
draw-choose-announce = Ohlásit: { $number }
draw-choose-convert = Obrana na zranění: { $number }
draw-choose-veterans = Žetony veteránů: { $number }
draw-units = { $count ->
    [one] 1 jednotka
    [few] { $count } jednotky
   *[other] { $count } jednotek
  }
draw-leave = { $count ->
    [one] Nechat zde 1 jednotku
    [few] Nechat zde { $count } jednotky
   *[other] Nechat zde { $count } jednotek
  }
draw-join = { $count ->
    [one] Vzít s sebou 1 jednotku
    [few] Vzít s sebou { $count } jednotky
   *[other] Vzít s sebou { $count } jednotek
  }
draw-god-life = body života: { $life } z { $most }
draw-god-left = body života: { $life }
draw-god-supply = čeká na nasazení
draw-god-asleep = destička ještě není získána
draw-deploy = Přivést sem boha
draw-gods-risen = Bohové smí povstat
draw-gods-wait = Bohové povstanou, až bude mít někdo vítězné body: { $goal }
draw-region-map = Mapa
draw-region-now = Teď
draw-region-boards = Hráči
draw-region-tiles = Destičky
draw-region-hand = Karty
draw-team = Tým { $number }
draw-team-fame = Vítězné body týmu: { $points } z { $goal } (vlastní: { $own })
draw-assemble = Shromáždění ještě nebylo použito
draw-ally-cards = Karty hráče { $who }
draw-give = Dát modlitební body ({ $who }): { $points }
draw-share = Rozdělit se o modlitební body
