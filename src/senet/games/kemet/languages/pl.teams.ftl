## Tryb drużynowy

option-mode-team = Drużynowy
option-teams = Drużyny sześciu graczy
option-teams-help = W trybie drużynowym w sześć osób: trzy drużyny po dwie osoby albo dwie po trzy. Cztery osoby to zawsze dwie drużyny po dwie.
option-teams-2v2v2 = 2 na 2 na 2
option-teams-3v3 = 3 na 3
option-team_of = Kto gra razem
option-team_of-help = W trybie drużynowym: drużyna każdego gracza. Miejsca, o które nikt nie poprosił, są losowane.
option-team_of-random = Losowo
option-team_of-1 = Drużyna 1
option-team_of-2 = Drużyna 2
option-team_of-3 = Drużyna 3
option-open_hands = Karty sojuszników
option-open_hands-help = W trybie drużynowym sojusznicy widzą nawzajem swoje karty i wybory w bitwie, chyba że umówicie się tu inaczej.
option-open_hands-true = Sojusznicy je widzą
option-open_hands-false = Każdy widzi tylko swoje

ally-piece = { $piece } ({ $member })

ask-invite = { $who } wybiera sojusznika, którego jednostka dołącza do oddziału ({ $area }).
ask-marker = { $who } decyduje, kto z drużyny gra jako pierwszy.
ask-next_marker = { $who } decyduje, kto z drużyny gra jako następny.
ask-team_space = { $who } wybiera miejsce w następnej kolejności ({ $member }).
ask-share_prayer = { $who } może oddać sojusznikom część tego, co właśnie zyskuje ({ $points }).
ask-share_veteran = { $who } może oddać sojusznikowi żeton weterana.
ask-lose_unit = { $count ->
    [one] { $who } decyduje, czyja jednostka opuszcza mieszany oddział ({ $area }).
   *[other] { $who } decyduje, czyja jednostka pierwsza opuszcza mieszany oddział; razem do usunięcia: { $count } ({ $area }).
}
ask-defender = { $who } decyduje, kto dowodzi obroną mieszanego oddziału ({ $area }); atakuje { $foe }.
ask-home_whose = { $who } decyduje, czyje jednostki trafią do tej dzielnicy ({ $area }).
ask-claim = { $who } decyduje, komu liczy się tej nocy ten obszar ({ $area }).
ask-assemble_where = { $who } wybiera, gdzie zbiera się drużyna.
ask-gather = { $count ->
    [one] { $who } może wezwać jeszcze jedną jednostkę z sąsiedztwa ({ $area }).
   *[other] { $who } może wezwać jednostki z sąsiedztwa, najwyżej { $count } ({ $area }).
}

choice-give = Oddaj { $points }: { $member }
choice-gather = Wezwij jednostkę ({ $member }): { $area }
choice-seat-give = Oddaj: { $member }
choice-seat-lose = Jednostka gracza: { $member }
choice-seat-defend = Dowodzi obroną: { $member }
choice-seat-send = Jednostki gracza: { $member }
choice-seat-claim = Liczy się dla: { $member }
choice-seat-marker = Znacznik gracza: { $member }
choice-seat-invite = Jednostka gracza: { $member }
choice-area-assemble = Zbierz się tutaj: { $area }
choice-leave-ally-units = Zostaw tu { $units } ({ $member })
choice-leave-ally = Zostaw tu: { $companion } ({ $member })
choice-join-ally-units = Zabierz { $units } ({ $member })
choice-join-ally = Zabierz: { $companion } ({ $member })
choice-pass-share_prayer = Zachowaj resztę
choice-pass-share_veteran = Zachowaj
choice-pass-gather = Nie wzywaj więcej

story-team = Drużyna { $number }: { $seats }.
story-invited = { $who } przyjmuje do oddziału jednostkę sojusznika ({ $victim }): { $area }.
story-first_marker = W drużynie zaczyna { $who }.
story-first_order = Drużyny zaczynają w kolejności swoich pierwszych graczy: { $seats }.
story-prayer_shared = { $spare ->
    [0] { $victim } otrzymuje { $points }; oddaje { $who }.
   *[other] { $victim } otrzymuje { $points }; oddaje { $who } (w tym bez miejsca na własnym torze: { $spare }).
}
story-veteran_shared = { $victim } otrzymuje żeton weterana; oddaje { $who }.
story-claimed = Tej nocy w drużynie korzysta z tego obszaru { $who }: { $area }.
story-gathered = { $who } wzywa jednostkę drużyny ({ $victim }): { $area } → { $end }.
story-team_won = { $seats } wygrywają grę razem, mając { $fame }.
story-team_round_limit = Umówiona ostatnia runda minęła; grę wygrywają { $seats }.

no-KEMET-239 = Gra jest już zakończona.
no-KEMET-242 = Punkty modlitwy można oddać tylko sojusznikom, najwyżej tyle, ile jest do oddania, i raz przed każdą akcją.
no-KEMET-244 = Każdy członek drużyny ma jeden znacznik, a ten nie może być następny.
no-KEMET-245 = Do każdego z twoich pierwszych oddziałów dołącza jednostka sojusznika; przy dwóch sojusznikach po jednej każdego z nich.
no-KEMET-246 = Zgromadzenia używa się raz w grze: wzywa jednostki drużyny z sąsiedztwa na obszar z twoją jednostką, poza miastami przeciwników.
no-KEMET-247 = Mieszany oddział liczy najwyżej 5 jednostek i nic tego nie zmienia.
no-KEMET-249 = Obroną tego oddziału może dowodzić tylko ktoś, kto ma w nim jednostkę.
no-KEMET-251 = Jednostki dodajesz tylko w swoim mieście albo do oddziałów z twoją jednostką, a mieszany oddział liczy najwyżej 5.
no-KEMET-254 = W grupie przez cały ruch musi być twoja własna jednostka; inne jednostki drużyny możesz tylko zabrać albo zostawić.
no-KEMET-258 = Ten gracz nie ma jednostki w tym oddziale.
no-KEMET-259 = Żeton weterana może trafić tylko do członka twojej drużyny.
no-KEMET-262 = W nocy obszar liczy się jednemu z graczy, którzy mają tam jednostkę.
no-KEMET-264 = Każda drużyna kładzie najpierw jeden znacznik na jednym z pierwszych pól; jest ich tyle, ile drużyn.

card-assemble = Dzień, raz w grze: najwyżej 2 jednostki twojej drużyny przychodzą z sąsiednich obszarów na obszar z twoją jednostką, poza miastami przeciwników. Mury nie przeszkadzają; towarzysze zostają.
