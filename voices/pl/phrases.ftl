# Wszystko, co mówi się po polsku, poza samymi ruchami.
# Najważniejsze słowo na początku; zdanie mieści się w czterdziestu znakach, gdzie to możliwe.

## Kolory, bierki, listy

color-white = Białe
color-black = Czarne

king = { $count ->
    [one] król
    [few] króle
    [many] królów
   *[other] królów
}
queen = { $count ->
    [one] hetman
    [few] hetmany
    [many] hetmanów
   *[other] hetmanów
}
rook = { $count ->
    [one] wieża
    [few] wieże
    [many] wież
   *[other] wież
}
bishop = { $count ->
    [one] goniec
    [few] gońce
    [many] gońców
   *[other] gońców
}
knight = { $count ->
    [one] skoczek
    [few] skoczki
    [many] skoczków
   *[other] skoczków
}
pawn = { $count ->
    [one] pion
    [few] piony
    [many] pionów
   *[other] pionów
}

white-king = { $count ->
    [one] biały król
    [few] białe króle
    [many] białe króle
   *[other] białe króle
}
white-queen = { $count ->
    [one] biały hetman
    [few] białe hetmany
    [many] białe hetmany
   *[other] białe hetmany
}
white-rook = { $count ->
    [one] biała wieża
    [few] białe wieże
    [many] białe wieże
   *[other] białe wieże
}
white-bishop = { $count ->
    [one] biały goniec
    [few] białe gońce
    [many] białe gońce
   *[other] białe gońce
}
white-knight = { $count ->
    [one] biały skoczek
    [few] białe skoczki
    [many] białe skoczki
   *[other] białe skoczki
}
white-pawn = { $count ->
    [one] biały pion
    [few] białe piony
    [many] białe piony
   *[other] białe piony
}
black-king = { $count ->
    [one] czarny król
    [few] czarne króle
    [many] czarne króle
   *[other] czarne króle
}
black-queen = { $count ->
    [one] czarny hetman
    [few] czarne hetmany
    [many] czarne hetmany
   *[other] czarne hetmany
}
black-rook = { $count ->
    [one] czarna wieża
    [few] czarne wieże
    [many] czarne wieże
   *[other] czarne wieże
}
black-bishop = { $count ->
    [one] czarny goniec
    [few] czarne gońce
    [many] czarne gońce
   *[other] czarne gońce
}
black-knight = { $count ->
    [one] czarny skoczek
    [few] czarne skoczki
    [many] czarne skoczki
   *[other] czarne skoczki
}
black-pawn = { $count ->
    [one] czarny pion
    [few] czarne piony
    [many] czarne piony
   *[other] czarne piony
}

heading-color-white = Białe
heading-color-black = Czarne
heading-king = { $count ->
    [1] król
   *[other] króle
}
heading-queen = { $count ->
    [1] hetman
   *[other] hetmany
}
heading-rook = { $count ->
    [1] wieża
   *[other] wieże
}
heading-bishop = { $count ->
    [1] goniec
   *[other] gońce
}
heading-knight = { $count ->
    [1] skoczek
   *[other] skoczki
}
heading-pawn = { $count ->
    [1] pion
   *[other] piony
}
heading-white-king = { $count ->
    [one] biały król
    [few] białe króle
    [many] białe króle
   *[other] białe króle
}
heading-white-queen = { $count ->
    [one] biały hetman
    [few] białe hetmany
    [many] białe hetmany
   *[other] białe hetmany
}
heading-white-rook = { $count ->
    [one] biała wieża
    [few] białe wieże
    [many] białe wieże
   *[other] białe wieże
}
heading-white-bishop = { $count ->
    [one] biały goniec
    [few] białe gońce
    [many] białe gońce
   *[other] białe gońce
}
heading-white-knight = { $count ->
    [one] biały skoczek
    [few] białe skoczki
    [many] białe skoczki
   *[other] białe skoczki
}
heading-white-pawn = { $count ->
    [one] biały pion
    [few] białe piony
    [many] białe piony
   *[other] białe piony
}
heading-black-king = { $count ->
    [one] czarny król
    [few] czarne króle
    [many] czarne króle
   *[other] czarne króle
}
heading-black-queen = { $count ->
    [one] czarny hetman
    [few] czarne hetmany
    [many] czarne hetmany
   *[other] czarne hetmany
}
heading-black-rook = { $count ->
    [one] czarna wieża
    [few] czarne wieże
    [many] czarne wieże
   *[other] czarne wieże
}
heading-black-bishop = { $count ->
    [one] czarny goniec
    [few] czarne gońce
    [many] czarne gońce
   *[other] czarne gońce
}
heading-black-knight = { $count ->
    [one] czarny skoczek
    [few] czarne skoczki
    [many] czarne skoczki
   *[other] czarne skoczki
}
heading-black-pawn = { $count ->
    [one] czarny pion
    [few] czarne piony
    [many] czarne piony
   *[other] czarne piony
}

empty = puste
empty-ranks = puste

## Czas

time-joined = { $items } { $next }
hours = { $n ->
    [2] dwie godziny
    [22] dwadzieścia dwie godziny
    [one] jedna godzina
    [few] { $n } godziny
    [many] { $n } godzin
   *[other] { $n } godzin
}
minutes = { $n ->
    [2] dwie minuty
    [22] dwadzieścia dwie minuty
    [32] trzydzieści dwie minuty
    [42] czterdzieści dwie minuty
    [52] pięćdziesiąt dwie minuty
    [one] jedna minuta
    [few] { $n } minuty
    [many] { $n } minut
   *[other] { $n } minut
}
seconds = { $n ->
    [2] dwie sekundy
    [22] dwadzieścia dwie sekundy
    [32] trzydzieści dwie sekundy
    [42] czterdzieści dwie sekundy
    [52] pięćdziesiąt dwie sekundy
    [one] jedna sekunda
    [few] { $n } sekundy
    [many] { $n } sekund
   *[other] { $n } sekund
}

## Co się dzieje w partii

period-began = Nowa kontrola czasu, { $color }: dodatkowo { $time }.
draw-offered = { $color } proponują remis.
draw-offered-own = Zaproponowano remis.
claim-offers = Propozycja remisu trwa: reklamacja { $color-key ->
    [white] białych
   *[black] czarnych
}.
claim-offers-own = Twoja reklamacja jest też propozycją.
draw-accepted = { $color } przyjmują remis.
draw-declined = { $color } odrzucają remis.
claim-wrong-threefold = Reklamacja odrzucona: pozycja powstała dopiero { $count ->
    [1] raz
    [one] raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } razy
}. Potrzeba trzech.
claimed-with = { $color } reklamują remis, ruch { $move }.
must-play = { $color } muszą zagrać { $move }.
claim-wrong-fifty = { $count ->
    [0] Reklamacja odrzucona: jeszcze ani po jednym ruchu bez bicia i ruchu pionem. Potrzeba 50.
    [one] Reklamacja odrzucona: dopiero po jednym ruchu bez bicia i ruchu pionem. Potrzeba 50.
    [few] Reklamacja odrzucona: dopiero po { $count } ruchy bez bicia i ruchu pionem. Potrzeba 50.
    [many] Reklamacja odrzucona: dopiero po { $count } ruchów bez bicia i ruchu pionem. Potrzeba 50.
   *[other] Reklamacja odrzucona: dopiero po { $count } ruchów bez bicia i ruchu pionem. Potrzeba 50.
}
time-added = { $color } dostają dodatkowo: { $time }.
taken-back = Cofnięto: { $moves }.
flag-fell = Spadła chorągiewka { $color-key ->
    [white] białych
   *[black] czarnych
}.
paused = Zegary stoją.
resumed = Zegary idą.

ended-checkmate = Mat. { $winner } wygrywają.
ended-checkmate-told = { $winner } wygrywają.
ended-king-on-hill = Król stoi na wzgórzu. { $winner } wygrywają.
ended-third-check = Trzeci szach. { $winner } wygrywają.
ended-king-exploded = Król wybuchł. { $winner } wygrywają.
ended-all-pieces-lost = { $winner } wygrywają. Straciły wszystkie bierki.
ended-no-moves-left = { $winner } wygrywają. Nie mają już ruchu.
ended-horde-taken = Hordy już nie ma. { $winner } wygrywają.
ended-race-won = Król jest na ostatniej linii. { $winner } wygrywają.
ended-race-drawn = Remis. Oba króle są na ostatniej linii.
ended-own-win = Wygrywasz.
ended-own-loss = Przegrywasz.
ended-odds = Dzięki forom { $winner } wygrywają.
ended-resignation = { $loser } poddają partię. { $winner } wygrywają.
ended-resignation-no-mate = Remis mimo poddania: przeciwnik nie może dać mata żadną serią prawidłowych ruchów.
ended-stalemate = Remis: pat.
ended-dead-position = Remis. Martwa pozycja: nikt nie może dać mata.
ended-agreement = Remis za zgodą graczy.
ended-flag = { $winner } wygrywają na czas.
ended-flag-no-mate = Remis. Chorągiewka spadła, ale przeciwnik nie może dać mata.
ended-threefold = Remis: trzykrotne powtórzenie pozycji.
ended-fifty-moves = Remis: reguła pięćdziesięciu ruchów.
ended-fivefold = Remis: pięciokrotne powtórzenie pozycji.
ended-seventy-five-moves = Remis: reguła siedemdziesięciu pięciu ruchów.
ended-both-flags = Remis. Spadły obie chorągiewki.
ended-default-time = { $winner } wygrywają walkowerem. { $loser } spóźniły się.
ended-both-absent = Obaj gracze przegrywają. Nikt nie przyszedł na czas.
ended-illegal-moves = { $winner } wygrywają. { $loser } wykonały za dużo nieprawidłowych ruchów.
ended-illegal-moves-no-mate = Remis. Za dużo nieprawidłowych ruchów, ale przeciwnik nie może dać mata.
ended-illegal-position = Remis. Na szachownicy została nieprawidłowa pozycja.
ended-quickplay = Remis. Sędzia uznaje reklamację.
ended-quickplay-agreed = Remis. Przeciwnik uznaje reklamację.
ended-sealed-move-no-mate = Remis. Ruch w kopercie jest nieważny, ale przeciwnik nie może dać mata.
ended-sealed-move = { $winner } wygrywają. Ruch w kopercie jest nieważny. Przegrywają { $loser }.
ended-arbiter = Decyzja sędziego: białe { $white }, czarne { $black }.
ended-adjudicated = Partia oceniona: białe { $white }, czarne { $black }.
ended-annulled = Partia unieważniona. Będzie rozegrana nowa.
ended-points = Punkty: białe { $white }, czarne { $black }.

over-next = rewanż albo nowa: następna partia. podsumowanie: ta w skrócie. otwórz { $game }: jej ruchy.
refused-game-over = Partia skończona. Wpisz nowa, żeby zacząć następną.
refused-not-running = Partia nie trwa.
refused-already-running = Partia już trwa.
refused-illegal-move = Nieprawidłowy ruch.
refused-no-offer = Nie ma propozycji remisu. Żeby zaproponować, wpisz remis.
refused-offer-stands = Remis jest już zaproponowany.
refused-answer-waits = Jeszcze nie: najpierw ruch { $color-key ->
    [white] białych
   *[black] czarnych
}. Potem odpowiedz.
offer-answer-two = { $opponent }: wpisz { $accept } albo { $decline }.
refused-nothing-to-take-back = Nie ma ruchu do cofnięcia.
refused-too-early-for-draw = Za wcześnie na remis. Najpierw obie strony muszą wykonać ruch.
refused-no-draw-before = Za wcześnie na remis: w tym turnieju dopiero po { $count } ruchach każdej strony.
refused-not-your-claim = Nie twoja kolej. Reklamować możesz przy swoim ruchu.
refused-not-your-turn = Nie kolej { $color-key ->
    [white] białych
   *[black] czarnych
}.
refused-not-your-clock = Zegar { $color-key ->
    [white] białych
   *[black] czarnych
} nie idzie.
refused-not-opponent = Mogą to zrobić tylko { $color-key ->
    [white] białe
   *[black] czarne
}.
refused-nothing-there = { $square } jest puste.
refused-occupied = { $square } jest zajęte.
refused-nothing-in-hand = Ręka jest pusta. Najpierw wpisz weź i pole.
refused-no-board = Niepotrzebne: tutaj ruchy się wpisuje.
refused-adjust-too-late = Za późno na poprawianie: bierka jest już dotknięta.
refused-already-made = Za późno: ruch jest wykonany.
refused-piece-chosen = Za późno: liczy się pierwszy wybór, { $piece }.
refused-must-move-touched = Dotknięta-ruszona: ruszyć się musi bierka z { $square }.
refused-must-capture = Dotknięta: trzeba zbić bierkę na { $square }.
refused-must-capture-with = Dotknięte obie: { $square } musi bić { $other }.
refused-nothing-touched = { $color } nie dotknęły żadnej bierki.
refused-too-late-to-complain = Za późno na skargę: bierka jest już dotknięta.
refused-nothing-announced = Nic do sprostowania: żaden ruch nie jest ogłoszony.
refused-already-announced = Ruch jest już ogłoszony. Żeby zmienić, wpisz sprostuj.
refused-must-repeat = Najpierw powtórz ruch { $color-key ->
    [white] białych
   *[black] czarnych
}. Potem ogłoś swój.
refused-must-repeat-move = Najpierw powtórz { $move }. Potem ogłoś swój.
refused-claim-right-lost = Za późno na reklamację: ruch jest już rozpoczęty.
refused-no-quickplay = Nie ma tu przyspieszonego zakończenia.
refused-too-early-for-quickplay = Za wcześnie. Reklamuj przy swoim ruchu, gdy zostanie mniej niż dwie minuty.
refused-nothing-to-claim = Nie było nieprawidłowego ruchu.
refused-no-increment = Nie w tych przepisach: nie można prosić o pięć sekund na ruch.
refused-claim-awaits-flag = Dopiero po opadnięciu chorągiewki: wtedy rozstrzygnij reklamację.
refused-claim-waits = Reklamowano remis: przyjmij, odrzuć albo podpisz z wynikiem od sędziego.
refused-no-touch-owed = Nic nie wiąże na { $square }: nie dotknięto albo już zagrano.
refused-too-late = Na to jest za późno.
refused-no-such-ply = Za mało ruchów w partii: mniej niż { $count }.
refused-not-in-advance = Nie z góry: ruchu { $place } jeszcze nie było.
refused-sheet-hole = Najpierw zapisz ruch { $place }.
refused-not-over = Partia jeszcze się nie skończyła.
refused-not-there = { $color } są nieobecne.
refused-not-absent = { $color } są obecne.
refused-not-adjourned = Partia nie jest odłożona.
refused-already-sealed = Ruch jest już w kopercie.
refused-not-sealing = Nie ma ruchu do zaklejenia.
refused-not-sealed = { $color } nie zakleiły jeszcze ruchu.
refused-no-arbiter = Ta partia nie ma sędziego.
refused-no-adjudication = Bez oceny partii: plik meczu na to nie pozwala.
refused-no-next-period = Nie ma następnego okresu.
refused-nothing-to-decide = Żadna sprawa nie czeka na tę decyzję.
refused-contradicts = Sprzeczne z decyzją { $number }. Najpierw wpisz odwołaj { $number }.
refused-no-such-ruling = Nie ma decyzji { $number } do odwołania.
refused-no-such-penalty = Te przepisy nie znają takiej kary.

## Co mówią przepisy, według artykułów

law-articles = Artykuły FIDE { $year }: { $articles }. Wpisz artykuł 9 albo artykuł roszada.
law-which = Jeden z nich: artykuł { $subject }.
law-unknown = Nie znaleziono w FIDE { $year }: { $word }. Wszystkie: artykuł.
law-preface = Wstęp: przepisy nie mogą objąć wszystkiego. Gdy żaden artykuł nie pasuje, sędzia rozstrzyga według podobnych przypadków.
law-not-confirmed = Dla tego wydania niepotwierdzone.
law-aim = Cel gry: zaczynają białe, potem gracze ruszają na zmianę. Kto da mata królowi przeciwnika, wygrywa.
law-board = Szachownica: osiem na osiem pól, na przemian jasne i ciemne. Pole narożne po prawej ręce gracza jest jasne.
law-own-square = Własne bierki: żadna nie wchodzi na pole z własną bierką. Bierkę przeciwnika tam się bije.
law-promotion = Przemiana: pion na ostatniej linii staje się w tym samym ruchu hetmanem, wieżą, gońcem albo skoczkiem. { $touch ->
    [yes] Wybór jest ostateczny, gdy nowa figura dotknęła pola.
   *[no] Wybór jest ostateczny, gdy ruch jest wykonany.
}
law-adjusting = Poprawianie bierek: tylko na posunięciu i tylko po zapowiedzi.
law-touch-move = Dotknięta bierka: własna musi się ruszyć, przeciwnika musi być zbita, jeśli to możliwe. Liczy się pierwsza dotknięta. Reklamuj, zanim sam dotkniesz bierki.
law-touched-castling = Dotknięty król i wieża: trzeba roszować w tę stronę, jeśli wolno. Gdy najpierw dotkniesz wieży, rusza się ona bez roszady.
law-nothing-to-move = Dotknięta bierka bez ruchu: możesz wykonać dowolny prawidłowy ruch.
law-made = Ruch wykonany: ręka puściła bierkę na nowym polu. Zbita bierka jest poza szachownicą, a przy roszadzie puszczono też wieżę.
law-assistant = Asystent: { $moves ->
    [yes] może go mieć gracz, który nie może pisać lub ruszać
   *[no] może go mieć gracz, który nie może pisać
}, jeśli sędzia się zgodzi. { $costs ->
    [yes] Sędzia odejmuje za to czas.
   *[no] Gracza z niepełnosprawnością nie kosztuje to czasu.
}
law-resignation = Poddanie partii: kończy ją od razu. { $draw ->
    [yes] Wygrywa przeciwnik, ale jest remis, jeśli nie mógłby dać mata żadną serią prawidłowych ruchów.
   *[no] Wygrywa przeciwnik.
}
law-dead-position = Martwa pozycja: nikt nie może dać mata żadną serią prawidłowych ruchów. Partia jest od razu remisowa.
law-draw-offer = Propozycja remisu: rusz, zaproponuj, potem przełącz zegar. Trwa, aż przeciwnik ją przyjmie, odrzuci albo dotknie bierki. { $moved ->
    [yes] Najpierw obaj muszą wykonać ruch.
   *[no] { "" }
}
law-completed = Zakończenie ruchu: rusz i tą samą ręką przełącz zegar. Ruch kończący partię tego nie wymaga.
law-time = Czas: najpierw idzie zegar białych. Wykonaj wszystkie ruchy okresu, zanim minie jego czas.
law-late = Spóźnienie: { $late ->
    [none] kogo nie ma na początku gry, przegrywa
    [time] przegrywasz po większym spóźnieniu niż { $time }
    [event] ile wolno, ustala turniej
   *[event-or-none] ile wolno, ustala turniej, a jeśli nie, przegrywa nieobecny na początku
}. Sędzia może zdecydować inaczej.
law-flag = Spadła chorągiewka: liczy się, gdy sędzia ją widzi albo gracz ją reklamuje. Przegrywasz, albo jest remis, jeśli przeciwnik nie mógłby dać mata żadną serią ruchów.
law-both-flags = Obie chorągiewki spadły: { $both ->
    [announced] jeśli turniej ogłosił te przepisy, gra się dalej, a w ostatnim okresie jest remis
    [first] przegrywa ten, czyja spadła pierwsza
    [last] gdy nikt nie zna kolejności, gra się dalej, a w ostatnim okresie jest remis
   *[draw] partia jest remisowa
}.
law-clocks = Zatrzymanie zegarów: tylko by wezwać sędziego, na przykład gdy brak figury do przemiany. Sędzia poprawia czasy i mówi, kiedy grać dalej.
law-set-up = Błędna pozycja początkowa: gra się nową partię. Jeśli tylko szachownica była obrócona, gra się dalej na właściwej.
law-reversed = Zamienione kolory: { $new ->
    [yes] nowa partia, zanim obaj wykonali tyle ruchów: { $count }. Potem gra się dalej.
   *[no] gra się dalej, jeśli sędzia nie zdecyduje inaczej.
}
law-displaced = Przewrócone bierki: ustaw je w swoim czasie. Sędzia może pomóc albo ukarać.
law-illegal = Nieprawidłowy ruch: wraca pozycja sprzed niego albo ostatnia pewna. Do nowego ruchu stosuje się dotknięcie.
law-unfinished-promotion = Nieskończona przemiana: przełączenie zegara z pionem na ostatniej linii jest nieprawidłowe. { $queen ->
    [yes] Pion staje się hetmanem.
   *[no] Wraca pozycja sprzed ruchu.
}
law-no-move = Zegar bez ruchu: { $counts ->
    [yes] przełączenie liczy się jak nieprawidłowy ruch
   *[no] przełączenie jest zabronione, a sędzia może ukarać
}.
law-two-hands = Dwie ręce: { $counts ->
    [yes] ruch obiema rękami po przełączeniu zegara liczy się jak nieprawidłowy
   *[no] rusza się jedną ręką, inaczej sędzia może ukarać
}.
law-penalty = { $pace ->
    [standard] Kara za nieprawidłowy ruch
    [rapid] Nieprawidłowy ruch w szachach szybkich
   *[blitz] Nieprawidłowy ruch w blitzu
}: { $loses ->
    [first] pierwszy przegrywa partię
    [claim] przeciwnik może reklamować wygraną
    [second] za pierwszy przeciwnik dostaje { $time }, drugi przegrywa
   *[third] za dwa pierwsze przeciwnik dostaje po { $time }, trzeci przegrywa
}. { $until ->
    [always] Liczy się zawsze, gdy zostanie wykryty w partii.
    [touch] Przeciwnik musi reklamować, zanim dotknie bierki.
    [move] Liczy się tylko do następnego ruchu przeciwnika.
   *[claim] Przeciwnik musi reklamować przed swoim ruchem.
} { $draw ->
    [yes] Jest remis, jeśli przeciwnik nie mógłby dać mata żadną serią ruchów.
   *[no] { "" }
}
law-recording = Zapis: obaj gracze zapisują wszystkie ruchy{ $electronic ->
    [yes] , na papierze albo na certyfikowanym zapisie elektronicznym.
   *[no] .
} { $ahead ->
    [yes] Ruch wolno zapisać przed wykonaniem.
   *[no] Ruch zapisuje się dopiero po wykonaniu, chyba że do reklamacji lub zaklejenia.
} Obaj podpisują wynik.
law-sheet-in-view = Zapis na widoku: sędzia musi go widzieć przez całą partię.
law-short-of-time = Niedoczas: nie trzeba zapisywać, gdy zostało mniej niż { $time }, chyba że każdy ruch dodaje { $bonus } lub więcej. Po okresie uzupełnij zapis.
law-reconstruction = Żaden zapis nie jest pełny: partię odtwarza się na innej szachownicy pod nadzorem sędziego. Jeśli ruchów nie da się ustalić, następny jest pierwszym następnego okresu.
law-threefold = Trzykrotne powtórzenie: na posunięciu możesz reklamować remis, jeśli ta sama pozycja jest po raz trzeci albo będzie po twoim ruchu. { $castling ->
    [any] Nawet chwilowa utrata roszady czyni ją inną.
   *[lasting] Trwała utrata roszady czyni ją inną.
}
law-fifty = Pięćdziesiąt ruchów: na posunięciu możesz reklamować remis po { $count } ruchach każdego bez bicia i ruchu pionem. Twój następny ruch może być ostatni z nich.
law-longer-endings = Dłuższe końcówki: w kilku końcówkach zamiast pięćdziesięciu ruchów trzeba { $count }, na przykład król, wieża i goniec przeciw królowi i wieży.
law-claiming = Reklamacja z ruchem: zapisz go i powiedz sędziemu, ale nie wykonuj. { $who ->
    [must] Musisz od razu zatrzymać zegary.
    [may] Możesz zatrzymać zegary.
   *[either] Ty albo sędzia zatrzymuje zegary.
} { $by ->
    [moving] Wykonanie ruchu odbiera to prawo.
   *[touching] Dotknięcie bierki odbiera to prawo.
} { $binds ->
    [yes] Zapisanego ruchu nie można zmienić.
   *[no] { "" }
}
law-wrong-claim = Błędna reklamacja: gra się dalej, a przeciwnik dostaje dodatkowo { $time }. { $halved ->
    [yes] Tracisz połowę swojego czasu, najwyżej trzy minuty.
   *[no] { "" }
}
law-wrong-claim-own = Błędna reklamacja: partia trwa dalej, a ty tracisz { $time }.
law-fivefold = Pięciokrotne powtórzenie: { $in ->
    [row] ta sama pozycja pięć razy z rzędu, przy każdym ruchu obu graczy, to remis
   *[any] ta sama pozycja po raz piąty to remis
}. Nikt nie musi reklamować.
law-seventy-five = Siedemdziesiąt pięć ruchów: { $count } ruchów każdego bez bicia i ruchu pionem to remis, chyba że ostatni daje mata. Nikt nie musi reklamować.
law-points = Punkty: wygrana to 1, remis pół, przegrana 0, chyba że turniej ogłosił inaczej.
law-quickplay-scope = Szybka końcówka: { $scope ->
    [always] jej przepisy obowiązują w ostatnim okresie
    [announced] jej przepisy obowiązują, jeśli turniej je ogłosił i nie ma dodatku czasu
   *[never] to wydanie nie ma dla niej przepisów
}. { $blitz ->
    [watched] W blitzu tylko przy odpowiednim nadzorze.
   *[none] W blitzu jej nie ma.
}
law-quickplay = Remis w szybkiej końcówce: na posunięciu, gdy zostało mniej niż { $left }, reklamuj, że przeciwnik nie gra na wygraną albo nie może wygrać normalnie. Przy odmowie dostaje on dodatkowo { $award }.
law-quickplay-increment = Pięć sekund na ruch: w szybkiej końcówce, na posunięciu, gdy zostało mniej niż { $left }, możesz o nie prosić dla obu. To także propozycja remisu. Przy zgodzie przeciwnik dostaje dodatkowo { $award }.
law-quickplay-alone = Przyspieszone zakończenie bez sędziego: mając mniej niż { $left }, reklamuj remis, a partia się kończy. Zapisz pozycję. Jeśli przeciwnik nie próbuje wygrać, potrzebny jest też pełny zapis. Przeciwnik go potwierdza, a sędzia rozstrzyga później.
law-conduct = Zachowanie: żadnych notatek, rad ani analiz i niczego, co przeszkadza przeciwnikowi. Na urządzenia musi pozwolić sędzia.
law-arbiter = Sędzia: pilnuje przepisów. Kary to ostrzeżenie, zmiana czasu lub punktów, przegrana i wykluczenie.
law-disturbance = Zakłócenie z zewnątrz: sędzia może dodać czas jednemu lub obu graczom.
law-notation = Notacja: zapisz literę figury, a potem pole, na które idzie. Pion nie ma litery.
law-paces = Szachy szybkie i blitz: { $hour ->
    [whole] wszystkie ruchy w najwyżej godzinę to szachy szybkie, dodatki się nie liczą.
   *[less] sześćdziesiąt ruchów poniżej godziny to szachy szybkie.
} Blitz to { $edge ->
    [most] najwyżej
   *[below] mniej niż
} { $time }.
law-rapid-touch = Dotknięta bierka w szybkich i blitzu: sędzia rozstrzyga tylko na prośbę gracza.
law-rapid-set-up = Złe ustawienie, szybkie i blitz: reklamuj, zanim obaj wykonali tyle ruchów: { $count }. Potem gra się dalej, { $castling ->
    [queen] bez roszady, jeśli król i hetman są zamienieni
   *[rook] bez roszady źle ustawionego króla lub wieży
}.
law-illegal-position = Nieprawidłowa pozycja, szybkie: sędzia czeka, aż następny ruch się skończy. Jeśli nadal jest nieprawidłowa, jest remis.
law-rapid-flag = Chorągiewka, szybkie i blitz: { $who ->
    [players] tylko gracze mogą ją wskazać
   *[arbiter] wskazuje ją sędzia albo reklamuje gracz
}.
law-blind-announcing = Ogłaszanie ruchów: mów każdy ruch wyraźnie. Przeciwnik powtarza go i wykonuje na swojej szachownicy. { $german ->
    [always] Linie mówi się po niemiecku.
   *[unless] Linie mówi się po niemiecku, jeśli sędzia nie zdecyduje inaczej.
}
law-blind-made = Ruchy niewidomego: bierka wyjęta z otworu jest dotknięta. Ruch jest wykonany, gdy jest w innym otworze i ogłoszona. Dopiero wtedy idzie zegar przeciwnika.
law-blind-clock = Zegar dla niewidomych: { $speaks ->
    [no] czyta się go dotykiem
    [may] czyta się go dotykiem i może mówić liczbę ruchów
   *[should] powinien mówić czasy i liczbę ruchów albo dać się czytać dotykiem
}.
law-blind-slip = Przejęzyczenie: popraw je od razu, zanim ruszy zegar przeciwnika.
law-blind-boards = Różne szachownice: sędzia porównuje oba zapisy. Jeśli się zgadzają, poprawia się błędną szachownicę. Jeśli nie, wraca się tam, gdzie się zgadzają.
law-blind-assistant = Asystent niewidomego: może ruszać, ogłaszać, zapisywać, przełączać zegar i na prośbę mówić czasy i liczbę ruchów. { $deaf ->
    [yes] Przeciw graczowi niesłyszącemu jest obowiązkowy.
   *[no] { "" }
}
law-sealing = Zaklejony ruch: zapisz go, włóż do koperty i zatrzymaj zegary. Kopertę przechowuje sędzia.
law-sealed-illegal = Niejasny zaklejony ruch: jeśli jest nieprawidłowy albo dwuznaczny, przegrywa ten, kto go zakleił.
law-resumption = Dogrywka: kopertę otwiera się, gdy jest ten, kto ma odpowiedzieć. Wtedy rusza jego zegar.
law-chess960 = Chess960: pierwszą linię się losuje, gońce na różnych kolorach, król między wieżami. Po roszadzie król i wieża stoją tam, gdzie zawsze.

## Co orzeka sędzia

article = FIDE { $year }, { $number }.
preface = wstęp

not-confirmed = Brak potwierdzenia w tekście FIDE { $year }: { $articles }.
time-left = { $color } mają jeszcze: { $time }.
completed = { $color } przełączają zegar.
made-on-board = { $move } jest na szachownicy.
touched-any = { $square } dotknięta, bez prawidłowego ruchu. Można zagrać dowolny ruch.
touched-no-capture = { $square } dotknięta. Nie można jej zbić. Można zagrać dowolny ruch.
touched-any-move = { $square } dotknięta. Można zagrać dowolny ruch.
touched-move = { $square } dotknięta: musi się ruszyć.
touched-capture = { $square } dotknięta: musi być zbita.
touched-capture-with = { $square } musi bić { $other }.
touched-castle = Dotknięte król i wieża: { $move }.
castling-not-legal = Ta roszada jest teraz nieprawidłowa.
rook-first = Wieża dotknięta jako pierwsza: bez roszady.
adjusting = { $color } poprawiają.
free = { $color } mogą zagrać dowolny ruch.
put-back = Odstawione. Dotknięta-ruszona nadal obowiązuje { $color-key ->
    [white] białe
   *[black] czarne
}.
ask-repeat = { $color }, powtórzcie ruch.
still-to-repeat = { $color }, ruch trzeba jeszcze powtórzyć.
still-to-repeat-move = { $color }, do powtórzenia: { $move }.
ask-promotion = { $color }, podajcie, czym staje się pion.
announcement-differs = Ogłoszono: { $announced }. Na szachownicy: { $board }. Sprostuj.
corrected = Sprostowano: { $move }.
repeated = { $color } powtarzają.
repeat-differs = To inny ruch. Ogłoszono: { $move }.
executed = { $color } wykonały ruch na szachownicy.
missing-move = Nieukończone: żadna bierka się nie ruszyła.
missing-release = Nieukończone: jedna bierka jest poza szachownicą.
missing-rook = Nieukończone: przestaw też wieżę.
missing-touched = Nieukończone: dotknięta bierka z { $square } musi się ruszyć.
missing-rook-first = Nieukończone: wieża dotknięta jako pierwsza, więc bez roszady. Odstaw króla.
missing-castle = Nieukończone: król i wieża dotknięte, trzeba wykonać roszadę.
missing-capture-with = Nieukończone: { $square } musi bić { $other }.
missing-capture = Nieukończone: dotknięta bierka na { $square } musi być zbita.
missing-promotion = Nieukończone: podaj, czym staje się pion.
missing-chosen = Nieukończone: liczy się pierwszy wybór, { $piece }.
missing-announcement = Nieukończone: najpierw ogłoś ruch.
missing-same-move = Nieukończone: ruch na szachownicy nie jest ogłoszonym. Sprostuj.
missing-repetition = Nieukończone: { $opponent-key ->
    [white] białe
   *[black] czarne
} muszą najpierw powtórzyć ruch.
missing-execution = Nieukończone: { $opponent-key ->
    [white] białe
   *[black] czarne
} muszą najpierw wykonać ruch na szachownicy.
nth = { $count ->
    [1] Pierwszy nieprawidłowy ruch
    [2] Drugi nieprawidłowy ruch
    [3] Trzeci nieprawidłowy ruch
   *[other] Nieprawidłowy ruch numer { $count }
}
illegal-act = { nth }: { $color-key ->
    [white] białe
   *[black] czarne
}.
illegal-act-why = { nth }: { $color-key ->
    [white] białe
   *[black] czarne
}. { $what }.
act-move = Ruch był nieprawidłowy
act-promotion = Pion został na ostatnim rzędzie
act-king-capture = Zbito króla
act-no-move = Zegar przełączono bez ruchu
act-two-hands = Ruch wykonano dwiema rękami
becomes-queen = Pion na { $square } staje się hetmanem.
restored = { $count ->
    [0] Powrót do pozycji początkowej.
   *[other] Powrót do pozycji po ruchu { $place }.
}
move-place = { $number } { $color-key ->
    [white] białych
   *[black] czarnych
}
found-initial-position = Ustawienie początkowe było błędne.
found-board-turned = Szachownica leżała odwrotnie. Zostaje obrócona.
found-colours-reversed = Kolory były zamienione.
found-displaced = Bierki były przesunięte. Wracają na miejsce.
colours-stay = Kolory były zamienione. Tak już zostaje.
correction-wanted = { $color } chcą poprawić nieprawidłowy ruch: { $place }. Zgoda: reklamuj poprawka.
castling-lost = Ustawienie zostaje. { $color } nie mogą roszować.
castling-lost-side = Ustawienie zostaje. { $color } nie mogą zagrać: { $move }.
offer-untimely = { $color } proponują remis w złej chwili. Propozycja jest ważna.
offer-stands = Propozycja remisu { $color-key ->
    [white] białych
   *[black] czarnych
} jest ważna.
time-taken = { $color } tracą: { $time }.
clock-less = Zegar { $color-key ->
    [white] białych
   *[black] czarnych
}, odjęto: { $time }.
clock-more = Zegar { $color-key ->
    [white] białych
   *[black] czarnych
}, dodano: { $time }.
clock-set = Zegar { $color-key ->
    [white] białych
   *[black] czarnych
} ustawiony na: { $time }.
clock-is = Teraz pokazuje: { $time }.
clock-was = Wcześniej: { $time }.
moves-set = Licznik na zegarze { $color-key ->
    [white] białych
   *[black] czarnych
}: { $count ->
    [one] jeden ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchów
}.
ruling-reconstructed = Ruchy znane aż po ruch { $place }.
ruling-next-period = Ruchów nie da się ustalić. Następny jest pierwszym następnego okresu.
increment-set = Od teraz na ruch dodatkowo: { $time }.
moves-back = Znów się liczy: { $moves }.
moves-cancelled = Już się nie liczy: { $moves }.
moves-cancelled-many = Ruchy, które już się nie liczą: { $count }.
taken-back-standing = Ruch cofnięty.
flag-claim-wrong = Reklamacja odrzucona: chorągiewka { $color-key ->
    [white] białych
   *[black] czarnych
} nie spadła.
flag-claim-both = Reklamacja odrzucona: spadły obie chorągiewki.
must-record = { $color } muszą najpierw zapisać: { $place }.
need-not-record = { $color } mogą nie zapisywać, do następnej kontroli czasu.
must-complete = Zapis partii: { $color-key ->
    [white] białe
   *[black] czarne
} muszą go teraz uzupełnić.
sheet-differs = Różnica w zapisie { $color-key ->
    [white] białych
   *[black] czarnych
}: ruch { $place }.
signed-white-wins = { $color } podpisały: wygrywają białe.
signed-black-wins = { $color } podpisały: wygrywają czarne.
signed-draw = { $color } podpisały: remis.
absent = { $color } są nieobecne.
arrived = { $color } są obecne.
must-open = Koperta czeka. Nieobecne: { $color-key ->
    [white] białe
   *[black] czarne
}.
must-open-now = Koperta zostaje otwarta.
must-seal = { $color } muszą zakleić ruch.
adjourns-early = { $color } odkładają przed czasem. Po zaklejeniu ruchu tracą resztę sesji: teraz { $time }.
sealed = { $color } zakleiły ruch. Zegary stoją.
adjourned = Partia odłożona. { $color } zakleiły ruch { $number }.
resumption = Wznowienie: { $when }.
opened = Koperta otwarta. Idzie zegar { $color-key ->
    [white] białych
   *[black] czarnych
}.

matter-touch = { $color } zgłaszają: { $opponent-key ->
    [white] białe
   *[black] czarne
} dotknęły { $square }, ruch { $number }. Decyduje sędzia.
matter-no-effort = { $color } reklamują remis: { $opponent-key ->
    [white] białe
   *[black] czarne
} nie próbują wygrać. Decyduje sędzia.
matter-cannot-win = { $color } reklamują remis: { $opponent-key ->
    [white] białe
   *[black] czarne
} nie mogą wygrać normalnymi środkami. Decyduje sędzia.
matter-increment = { $color } proszą o pięć sekund na ruch. Decyduje sędzia.
matter-draw = { $color } chcą zaproponować remis. Decyduje sędzia.
matter-session-over = Sesja się skończyła. Decyduje sędzia.
matter-sheets = Obaj muszą uzupełnić zapis partii.
matter-stopped = { $color } zatrzymały zegary. Decyduje sędzia.
matter-stopped-for = { $color } zatrzymały zegary: { $text }. Decyduje sędzia.
matter-silent = { $color } nie powtarzają ruchu { $opponent-key ->
    [white] białych
   *[black] czarnych
}. Decyduje sędzia.
matter-boards-differ = Za późno na sprostowanie: zegar przełączony. Porównajcie szachownice.
matter-conduct = { $what }: { $color-key ->
    [white] białe
   *[black] czarne
}. Decyduje sędzia.
matter-position = Pozycja niepewna. Sędzia ustala ostatnią prawidłową.
matter-unconfirmed = Nie zastosowano przepisu: to wydanie nie jest tu potwierdzone. Musi zdecydować sędzia.
matter-default-time = Nie ustalono dopuszczalnego spóźnienia. Decyduje sędzia.
matter-flag = Chorągiewka { $color-key ->
    [white] białych
   *[black] czarnych
} spadła, w czasie reklamacji. Decyduje sędzia.
matter-envelope = Trzeba otworzyć kopertę. Decyduje sędzia.
complaint-lapsed = Skarga upada: { $color-key ->
    [white] białe
   *[black] czarne
}, { $square }, ruch { $number }. Tej pozycji już nie ma.
matter-results = Wyniki się różnią: między sobą albo z przebiegiem partii. Decyduje sędzia.
matter-signed = Obaj podpisali: { $result ->
    [white] wygrały białe
    [black] wygrały czarne
   *[draw] remis
}. Partia skończyła się inaczej. Decyduje sędzia.

ruled = Decyzja { $number }: { $ruling }
penalty-number = Decyzja { $number }.
ruling-warned = { $color } dostają ostrzeżenie.
ruling-points-added = { $color } dostają dodatkowo { $points }.
ruling-points-taken = { $color } tracą { $points }.
ruling-lost = { $color } przegrywają. { $opponent }: { $points }.
ruling-fined = { $color } płacą grzywnę.
ruling-excluded = { $color } są wykluczone z następnych rund.
ruling-expelled = { $color } są usunięte z turnieju.
ruling-result-set = Białe { $white }, czarne { $black }.
ruling-adjudicated = Ocena partii, { $name }: białe { $white }, czarne { $black }.
ruling-displaced = { $count ->
    [0] Przesunięte bierki: powrót do pozycji początkowej.
   *[other] Przesunięte bierki: powrót do pozycji po ruchu { $place }.
}
ruling-position-set = Pozycja ustalona. Żeby ją usłyszeć, wpisz szachownica.
ruling-illegal-seen = Ostatni ruch { $color-key ->
    [white] białych
   *[black] czarnych
} był nieprawidłowy.
ruling-no-move-seen = { $color } przełączyły zegar bez ruchu: nieprawidłowy ruch.
ruling-touch-seen = { $number ->
    [0] { $color } dotknęły { $square }.
   *[other] { $color } dotknęły { $square }, ruch { $number }.
}
ruling-touch-waived = { $color } dotknęły przypadkiem: to się nie liczy.
ruling-dismissed = Oddalono.
ruling-turned-down = { $matter ->
    [touch] Skarga { $color-key ->
        [white] białych
       *[black] czarnych
    } oddalona: { $square } nie liczy się jako dotknięta, ruch { $number }.
    [two-hands] Skarga { $color-key ->
        [white] białych
       *[black] czarnych
    } oddalona: dwie ręce.
    [quickplay] Reklamacja remisu { $color-key ->
        [white] białych
       *[black] czarnych
    } oddalona.
    [increment] Prośba { $color-key ->
        [white] białych
       *[black] czarnych
    } oddalona: pięć sekund na ruch.
    [draw] { $color } nie mogą zaproponować remisu.
    [session] Partia trwa po sesji dalej.
    [sheets] Zapisy partii zostają bez zmian.
    [stopped] Bez ważnego powodu: zegary zatrzymały { $color-key ->
        [white] białe
       *[black] czarne
    }.
    [silent] Bez kary: { $color-key ->
        [white] białe
       *[black] czarne
    } nie powtórzyły jeszcze ruchu.
    [conduct] Bez kary. { $what }: { $color-key ->
        [white] białe
       *[black] czarne
    }.
    [boards-differ] Szachownic się nie porównuje. Ruch jest ważny.
    [position] Pozycja zostaje, jaka jest.
    [unconfirmed] Tutaj nie stosuje się przepisu.
    [default-time] Nie ustalono dopuszczalnego spóźnienia. Gracze czekają.
    [envelope] Spóźnienie jest usprawiedliwione.
   *[results] Zostaje wynik z przebiegu partii. Podpisano inny.
}
ruling-quickplay-drawn = Reklamacja uznana.
ruling-quickplay-postponed = Reklamacja odroczona. Partia trwa dalej.
ruling-quickplay-rejected = Reklamacja odrzucona.
ruling-offer-allowed = { $color } mogą zaproponować remis.
ruling-increment-granted = Przyznano: od teraz pięć sekund więcej na ruch.
ruling-increment-refused = Bez dodawanego czasu.
ruling-revoked = Decyzja { $count } jest odwołana.
ruling-revoked-act = Decyzja { $count } jest odwołana: wykroczenie się nie liczy.
ruling-revoked-move = Decyzja { $count } jest odwołana: nie liczy się ani nieprawidłowy ruch, ani jego dotknięcie.
ruling-was = Brzmiała: { $what }
ruling-move-stays = { $color } zagrały potem { $move }: ruch zostaje. Jeśli wymusiło go dotknięcie, wpisz { $restore }.
ruling-unheard = Dla ciebie nic się nie zmienia.
ruling-asked = { $ruling ->
    [time-added] Dodać czas? { $color }: { $time }.
    [time-taken] Odjąć czas? { $color }: { $time }.
    [clock-set] Ustawić zegar { $color-key ->
        [white] białych
       *[black] czarnych
    } na: { $time }?
    [lost] Uznać przegraną { $color-key ->
        [white] białych
       *[black] czarnych
    }? { $opponent }: { $points }.
    [result] Ustalić wynik: białe { $white }, czarne { $black }?
    [adjudicated] Ocenić partię, { $name }: białe { $white }, czarne { $black }?
    [excluded] Wykluczyć { $color-key ->
        [white] białe
       *[black] czarne
    } z następnych rund?
    [expelled] Usunąć { $color-key ->
        [white] białe
       *[black] czarne
    } z turnieju?
    [annulled] Unieważnić partię?
    [flag] Orzec: spadła chorągiewka { $color-key ->
        [white] białych
       *[black] czarnych
    }?
    [illegal] Orzec: ostatni ruch { $color-key ->
        [white] białych
       *[black] czarnych
    } był nieprawidłowy?
    [no-move] Orzec: { $color-key ->
        [white] białe
       *[black] czarne
    } przełączyły zegar bez ruchu?
    [touch] Orzec: { $color-key ->
        [white] białe
       *[black] czarne
    } dotknęły { $square }, ruch { $number }?
    [back] { $count ->
        [0] Wrócić do pozycji początkowej?
       *[other] Wrócić do pozycji po ruchu { $place }?
    }
    [displaced] { $count ->
        [0] Przesunięte bierki: wrócić do pozycji początkowej?
       *[other] Przesunięte bierki: wrócić do pozycji po ruchu { $place }?
    }
    [position] Ustalić tę pozycję?
    [default-time] Ustalić dopuszczalne spóźnienie: { $time }?
    [end] Odwołać koniec partii?
   *[other] Tak zdecydować? { $what }
}
ruling-end-revoked = Koniec partii jest odwołany.
end-taken-back = Partia się nie skończyła: { $color-key ->
    [white] białe
   *[black] czarne
} na posunięciu, ruch { $number }.
end-illegal-not-counted = Ostatni taki ruch się nie liczy. Nieprawidłowe ruchy { $color-key ->
    [white] białych
   *[black] czarnych
}: { $count }.
ruling-default-time = Dopuszczalne spóźnienie: { $time }.
points-none = nic
points-half = pół punktu
points-full = punkt
points-two = dwa punkty
points-three = trzy punkty

## Wpisywanie ruchu

entry-empty = Nic nie wpisano. Wpisz ruch albo pomoc.
entry-colour = Inna partia, { $color-key ->
    [white] białymi
   *[black] czarnymi
}: { $new } { $color }
entry-not-understood = Nie rozumiem. Wpisz ruch albo pomoc.
entry-nearest = Nie rozumiem. { $question }
entry-unknown = Nieznane: { $word }. Wpisz ruch albo pomoc.
entry-unknown-near = Nieznane: { $word }. Czy chodzi o { $near }? Wszystkie polecenia: pomoc wszystko.
entry-two-moves = Jeden ruch naraz. Najpierw wpisz { $first }.
entry-read-as = { $items } w { $text }: odczytano jako { $text }.
entry-stray-alone = Nieczytelne: { $items }. Wpisz jeszcze raz.
entry-stray = Nieczytelne: { $items } w { $text }. Wpisz jeszcze raz.
stray-control = znak sterujący { $number }
stray-invisible = niewidoczny znak { $number }
stray-letter = { $script ->
    [Cyrillic] cyrylickie
    [Greek] greckie
    [Arabic] arabskie
    [Hebrew] hebrajskie
    [Armenian] ormiańskie
    [Devanagari] hinduskie
   *[other] obce
} { $like }
stray-unlike = { $script ->
    [Cyrillic] cyrylicka
    [Greek] grecka
    [Arabic] arabska
    [Hebrew] hebrajska
    [Armenian] ormiańska
    [Devanagari] hinduska
   *[other] obca
} litera { $number }

stray-wide = szerokie { $like }
stray-styled = nietypowe { $like }
stray-sign = znak { $number }
entry-no-move = To nie ruch. Wpisz na przykład e2 e4 albo pomoc.
entry-no-piece = Nie ma figury o literze { $letter }. Litery to { $letters }.
entry-takes-what = Co bije? Podaj też pole.
entry-no-question = Nie ma pytania. Wpisz ruch albo pomoc.
entry-knight = Pytanie o skoki: skoki { $square }.
entry-slash = Ukośnik zaczyna polecenie. Żeby zagrać ruch, wpisz { $text }.
entry-move-asked = Dozwolone, niezagrane: { $move }. Aby zagrać, wpisz sam ruch.
entry-not-played = Nic nie zostało zagrane. Aby zagrać, wpisz sam ruch.
entry-other-side = { $color } na posunięciu.
entry-not-your-turn = { $color } na posunięciu. Poczekaj na odpowiedź.
choice = Możliwe ruchy: { $count }. Wpisz numer.
ambiguous = Możliwe ruchy: { $count }. Wpisz { $moves } albo { $last }.
choice-line = { $number }: { $reading }
choice-promotion = Czym staje się pion? Wpisz bierkę albo jej numer.
choice-drop = Wstawienie na { $square }. Wpisz bierkę albo jej numer.
choice-piece = Hetman, wieża, goniec czy skoczek? Wpisz bierkę albo jej numer.
choice-again = Wpisz numer od 1 do { $count } albo nie.
choice-dropped = Przerwano.

illegal-empty-origin = { $square } jest puste.
illegal-not-yours = Nie twoja bierka: { $piece } na { $square }.
illegal-other-piece = Na { $square } stoi { $piece }.
illegal-square-alone = Na { $square } stoi twoja bierka: { $piece }. Żeby nią zagrać, wpisz { $square } i nowe pole.
illegal-own-piece = Na { $square } stoi twoja bierka: { $piece }.
illegal-nothing-to-take = Na { $square } nie ma czego bić.
illegal-none-to-take = Przeciwnik nie ma { $role ->
    [king] króla
    [queen] hetmana
    [rook] wieży
    [bishop] gońca
    [knight] skoczka
   *[pawn] piona
}.
illegal-takes-none = Poza zasięgiem: { $piece }, { $captured }.
illegal-no-pawn-takes = Żaden pion nie bije na linii { $letter }.
illegal-only-takes = Pion może tam tylko bić: { $square }. Podaj też jego linię.
illegal-still-in-check = Nieprawidłowe: szach trwałby nadal.
illegal-exposes-king = Nieprawidłowe: twój król stanąłby pod szachem.
illegal-no-promotion = To nie promocja: tym ruchem żaden pion nie dochodzi do ostatniego rzędu.
illegal-cannot-become = Pion staje się hetmanem, wieżą, gońcem albo skoczkiem. Wpisz na przykład { $square } hetman.
illegal-blocked = Droga zablokowana: { $piece } z { $from }. Na { $square } stoi { $other }.
illegal-no-such-piece = Nie masz { $role ->
    [king] króla
    [queen] hetmana
    [rook] wieży
    [bishop] gońca
    [knight] skoczka
   *[pawn] piona
}.
illegal-cannot-reach = { $role ->
    [king] Twój król nie dojdzie na { $square }.
    [queen] Żaden twój hetman nie dojdzie na { $square }.
    [rook] Żadna twoja wieża nie dojdzie na { $square }.
    [bishop] Żaden twój goniec nie dojdzie na { $square }.
    [knight] Żaden twój skoczek nie dojdzie na { $square }.
   *[pawn] Żaden twój pion nie dojdzie na { $square }.
}
illegal-not-from-there = Stamtąd nieprawidłowe: { $piece } na { $square }.
illegal-cannot-go = { $role ->
    [king] Król
    [queen] Hetman
    [rook] Wieża
    [bishop] Goniec
    [knight] Skoczek
   *[pawn] Pion
} nie może iść z { $from } na { $square }.
illegal-no-castling-right = Roszada już niemożliwa: ruszyły się król albo wieża.
illegal-castling-never = Roszada niemożliwa: pozycja początkowa jej nie przewiduje.
illegal-castling-blocked = Roszada teraz niemożliwa: jakaś bierka stoi na drodze.
illegal-castling-attacked = Roszada teraz niemożliwa: król przeszedłby przez szacha albo stanąłby pod szachem.
illegal-must-capture = Musisz bić.
illegal-not-in-variant = Zasady tej gry na to nie pozwalają.
illegal-not-in-hand = Nie ma w kieszeni: { $piece }.
illegal-drop-occupied = { $square } nie jest puste.
illegal-drop-edge = Tam nie pionek. Nie na pierwszą ani ostatnią linię.

## Odpowiedzi

joined = { $items }, { $next }
row = od { $from } do { $to }
list = { $head }: { $items }.
list-more = { $items }.
list-head = { $head }:
rank = Rząd { $name }
ranks = Rzędy { $count ->
    [2] { $from } i { $to }
   *[other] od { $from-number ->
        [1] pierwszego
        [2] drugiego
        [3] trzeciego
        [4] czwartego
        [5] piątego
        [6] szóstego
        [7] siódmego
       *[other] ósmego
    } do { $to-number ->
        [1] pierwszego
        [2] drugiego
        [3] trzeciego
        [4] czwartego
        [5] piątego
        [6] szóstego
        [7] siódmego
       *[other] ósmego
    }
}
file = Kolumna { $name }
square-part = { $part }.
square-shade-part = { $shade } pole
shade-light = jasne
shade-dark = ciemne
shade-light-short = jasne
shade-dark-short = ciemne
square-shade = { $square }: { $shade }.
all-white = Białe
all-black = Czarne
no-pieces = { $pieces }: brak.
count-kind = { $count } { $pieces }
count-pieces = { $count ->
    [one] { $count } bierka
    [few] { $count } bierki
    [many] { $count } bierek
   *[other] { $count } bierki
}
rays-none = Żadnej bierki w linii z { $square }.
knight-none = Żadnej bierki o skok skoczka od { $square }.
knight-sees = O skok skoczka od { $square }
toward-up = W górę
toward-up-right = W górę w prawo
toward-right = W prawo
toward-down-right = W dół w prawo
toward-down = W dół
toward-down-left = W dół w lewo
toward-left = W lewo
toward-up-left = W górę w lewo
attacked = { $square }, atakujące: { $items }.
not-attacked = { $square } nie jest atakowane.
defended = { $square }, broniące: { $items }.
not-defended = { $square } nie jest bronione.
hanging-none = Nic nie wisi.
hanging-none-of = { $color }: nic nie wisi.
hangs = { $piece } na { $square } wisi. Atakujące: { $attackers }. { $defended ->
    [no] Bez obrony
   *[yes] Broniące: { $defenders }
}.
hanging-safe = { $piece } na { $square } nie wisi. { $attacked ->
    [no] Nic nie może tam bić
   *[yes] Atakujące: { $attackers }. Broniące: { $defenders }
}.
hanging-cost = Wymiana kosztuje { $points ->
    [one] jeden punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
hanging-king = Król nie może wisieć. O szachu: { $check }.
by-white = { $square }, białe atakują: { $items }.
by-black = { $square }, czarne atakują: { $items }.
by-none-white = Białe nie atakują { $square }.
by-none-black = Czarne nie atakują { $square }.
moves-of = { $piece } { $square }
drops-of = { $piece } do wstawienia
drops-anywhere = każde puste pole
drops-pawn-anywhere = każde puste pole na liniach od 2 do 7
moves-none = Brak prawidłowych ruchów.
moves-none-from = Brak prawidłowych ruchów z { $square }.
captures-none = Brak bić.
captures-none-from = Brak bić z { $square }.
moves-not-yours = { $square }: { $piece }, nie ta strona jest na posunięciu.
takes = bije { $piece } { $square }
takes-promoting = bije { $piece } { $square } z promocją
takes-en-passant = bije { $piece } { $square } w przelocie, na { $to }
promotes-on = promocja na { $square }
what-if = { $piece } na { $square } może bić
what-if-none = { $piece } na { $square } nie ma co bić.
what-if-empty = { $square } jest puste.
castling-right = { $color }, { $castling }: { $how ->
    [legal] możliwa
    [check] pod szachem nie wolno
    [blocked] na drodze stoi bierka
    [attacked] król przeszedłby przez szach albo stanął w szachu
   *[lost] brak prawa do tej roszady
}.
material-count = { $count } { $pieces }
material-level = Materiał jest równy.
material-ahead = Przewaga { $color-key ->
    [white] białych
   *[black] czarnych
}: { $points ->
    [one] jeden punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}.
material-bare = sam król
turn = { $color } na posunięciu, ruch { $number }.
turn-check = { $color } na posunięciu, ruch { $number }, szach.
turn-checkmate = { $color } mają mata, ruch { $number }.
turn-stalemate = Pat: { $color-key ->
    [white] białe
   *[black] czarne
} nie mają prawidłowego ruchu, ruch { $number }.
turn-yours = Grasz { $color-key ->
    [white] białymi
   *[black] czarnymi
}.
board-check = { $color } są szachowane.
board-checkmate = { $color } mają mata.
board-stalemate = Pat: { $color-key ->
    [white] białe
   *[black] czarne
} nie mają prawidłowego ruchu.
check-none = Nie ma szacha.
check-by = { $color } są szachowane. Szachuje: { $items }.
last = { $move }. { $color }, ruch { $number }.
last-none = Jeszcze nie było ruchu.
captured-none = Jeszcze nic nie zbito.
captured-last = Ostatnio zbito: { $piece } na { $square }.
last-of = { $items } i { $last }
captured-lost = { $color } straciły { $items }.
changed-attacks = Atakuje: { $items }.
changed-defends = Broni: { $items }.
changed-opens = { $piece } na { $square } teraz atakuje: { $items }.
changed-closes = { $piece } na { $square } już nie atakuje: { $items }.
changed-undefended = Już bez obrony: { $items }.
changed-nothing = Nic więcej się nie zmieniło.
changed-more = Reszta: jeszcze raz { $changed }.
lost-king = { $count ->
    [one] króla
    [few] { $count } króle
    [many] { $count } królów
   *[other] { $count } królów
}
lost-queen = { $count ->
    [one] hetmana
    [few] { $count } hetmany
    [many] { $count } hetmanów
   *[other] { $count } hetmanów
}
lost-rook = { $count ->
    [2] dwie wieże
    [one] wieżę
    [few] { $count } wieże
    [many] { $count } wież
   *[other] { $count } wież
}
lost-bishop = { $count ->
    [one] gońca
    [few] { $count } gońce
    [many] { $count } gońców
   *[other] { $count } gońców
}
lost-knight = { $count ->
    [one] skoczka
    [few] { $count } skoczki
    [many] { $count } skoczków
   *[other] { $count } skoczków
}
lost-pawn = { $count ->
    [one] piona
    [few] { $count } piony
    [many] { $count } pionów
   *[other] { $count } pionów
}
opening = { $name }. { $eco }.
opening-none = Debiut nie ma jeszcze nazwy.
score-none = Jeszcze nie było ruchu.
score-line = { $number }. { $moves }
score-line-black = { $number }, { $color }: { $moves }
clock-left = { $color }: { $time }.
spent-last = Ostatni ruch trwał: { $time }.
spent-all = { $color }, zużyty czas: { $time }.
clock-to-go = { $color }, do kontroli czasu: { $count ->
    [one] jeden ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchów
}.
clock-none = Ta partia jest bez zegarów.
clock-of-waiting = Partia { $game } czeka, jej zegary stoją.
clock-waits = { $whose ->
    [own] Twój zegar stoi. Enter go uruchomi.
   *[both] Zegary stoją. Enter je uruchomi.
}
clock-strict = Jak na turnieju: zegary zatrzymuje tylko sędzia.
once-empty = Nie podano ruchu. Wpisz na przykład e2 e4.
once-unknown = Nieznane: { $word }. Podaj ruch, na przykład e2 e4 albo skoczek f3.
once-unknown-near = Nieznane: { $word }. Czy chodzi o { $near }?
once-no-move = To nie ruch. Wpisz na przykład e2 e4 albo skoczek f3.
once-failed = Ruch { $number }, { $text }: { $why }
ask-unknown = Nieznane: { $word }. Wszystkie pytania: { $program } ask pomoc
ask-unknown-near = Nieznane: { $word }. Czy chodzi o { $near }? Wszystkie pytania: { $program } ask pomoc
ask-help = Możesz pytać: { $names }. Więcej o jednym: { $program } ask pomoc szachownica
ask-number = { $word } to nie pytanie. Podaj pozycję przez --position, potem pytaj.
ask-in-game = { $name } działa tylko w partii. Zacznij ją: { $program } play.
ask-command = { $name } to osobne polecenie: { $program } { $command }.
saves = Każdy ruch jest zapisany. Żeby wyjść, wpisz wyjdź.
leave-quit = Żeby wyjść, wpisz wyjdź. Każdy ruch jest zapisany.
export-picture = Obraz to SVG lub PNG: podaj plik z końcówką .svg lub .png.
export-file = Jaki plik? Wpisz nazwę, na przykład partia.pgn.
print-file = Jaki plik? Wpisz nazwę, na przykład partia.txt, a dla drukarki brajlowskiej partia.brf.
deleted = Partia { $game } usunięta. Żeby wróciła: { $name }
undeleted = Partia { $game } wróciła.
undelete-none = Nie ma czego przywracać: od startu nie usunięto żadnej partii.
delete-open = Partia { $game } jest otwarta. Zamknij ją albo zacznij inną, potem ją usuń.
delete-match = Partia { $game } to mecz. Mecze pozostają.
delete-imported = Partia { $game } jest importowana. Usunąć można tylko grane tutaj.
rename-what = Jaka nazwa? { $name } 5 Wieczór klubowy, albo { $name } 5 { $color } Anna.
renamed = Partia { $game }, teraz: { $text }.
noted = Zapisano przy partii { $game }.
note-line = Notatka: { $text }
note-none = Brak notatki przy partii { $game }.
summary-moves = Liczba ruchów: { $moves }.
summary-turning = Punkt zwrotny: ruch { $number }, { $color }: { $move }.
summary-search = Punkt zwrotny i dokładność: { $name } { $game }
course-step = Ruch { $number }, { $color }. { $verdict }
course-none = Ruch { $number }, { $color }: bez oceny.
course-time = Namysł: { $time }.
course-best = { $color-key ->
    [white] Białe
   *[black] Czarne
} stały najlepiej w ruchu { $number }. { $verdict }
course-longest = Najdłuższy namysł: ruch { $number }, { $color }, { $time }.
results-none = Nie masz jeszcze skończonej partii.
results-all = Wygrane { $won }, remisy { $drawn }, przegrane { $lost }.
results-against = { $opponent }: wygrane { $won }, remisy { $drawn }, przegrane { $lost }.
results-ended = { $kind ->
    [won] wygrana
    [drawn] remis
   *[lost] przegrana
}
results-last = Ostatnie partie, od najnowszej: { $items }.
results-row = Z rzędu: wygrane { $count }.
ratings-none = Jeszcze nic nie ćwiczono. Na początek: zadanie
ratings-puzzles = Zadania: ranking { $rating }.
ratings-week = Tydzień temu: { $rating }.
ratings-month = Cztery tygodnie temu: { $rating }.
ratings-highest = Najwyższy: { $rating }.
ratings-drills = Ćwiczenia: z ostatnich { $count } odpowiedzi dobre { $right }.
ratings-streak = Seria zadań: teraz { $count }, rekord { $record }.
ratings-days = Dni ćwiczeń z rzędu: { $count }.
ratings-ago = { $weeks ->
    [one] Tydzień temu: { $rating }.
    [few] { $weeks } tygodnie temu: { $rating }.
    [many] { $weeks } tygodni temu: { $rating }.
   *[other] { $weeks } tygodnia temu: { $rating }.
}
ratings-ago-drills = Ćwiczenia w tamtym tygodniu: z { $count } odpowiedzi dobre { $right }.
ratings-ago-none = { $weeks ->
    [one] Tydzień temu: nic nie ćwiczono.
    [few] { $weeks } tygodnie temu: nic nie ćwiczono.
    [many] { $weeks } tygodni temu: nic nie ćwiczono.
   *[other] { $weeks } tygodnia temu: nic nie ćwiczono.
}
repeat-none = Nic jeszcze nie powiedziano.
argument-square = { $name } wymaga pola, na przykład { $name } e4.
argument-two-squares = { $name } wymaga dwóch pól, na przykład { $name } g1 f3.
argument-piece = { $name } wymaga bierki, na przykład { $name } hetman albo { $name } czarne wieże.
argument-line = { $name } wymaga kolumny albo rzędu, na przykład { $name } e albo { $name } 4.
argument-rank = { $name } wymaga rzędu, na przykład { $name } 4.
argument-file = { $name } wymaga kolumny, na przykład { $name } e.
argument-number = { $name } wymaga liczby, na przykład { $name } 5.
argument-level = { $name } wymaga liczby od 1 do { $most }.
argument-move = { $name } wymaga ruchu, na przykład { $name } e2 e4.
argument-claim = Co reklamujesz? Wpisz { $name } powtórzenie, { $name } pięćdziesiąt, { $name } czas albo { $name } nieprawidłowy. Więcej: pomoc reklamuj.
argument-voice = { $name } wymaga głosu: { $voices }.
argument-switch = { $name } wymaga tak albo nie.
argument-whose = { $name } przyjmuje mój, przeciwnika albo nic.
argument-hanging = { $name } przyjmuje pole, bierkę, mój, przeciwnika albo nic.
argument-braille = { $name } przyjmuje szerokość od { $least } do { $most }; diagram, rzędy albo lista; punkty, ascii albo litery; zapamiętaj.
argument-list = Lista jest tylko literami; punkty i ascii są dla diagramów.
argument-width = Wiersz brajla ma od { $least } do { $most } znaków. Wpisz na przykład braille 40.
argument-position = { $name } wymaga pozycji: FEN, diagram albo lista, na przykład Białe: Ke1 a2. Czarne: Ke8.
argument-none = Wpisz samo { $name }.
argument-more = Niezrozumiałe: { $word }. Wpisz samo { $name }.
no-command = Nieznane polecenie: { $word }. Wszystkie polecenia: pomoc wszystko.
no-command-near = Nieznane polecenie: { $word }. Czy chodzi o { $near }? Wszystkie polecenia: pomoc wszystko.

## Pozycja dla palców

diagram-lines = Diagram, { $count ->
    [one] jeden wiersz
    [few] { $count } wiersze
    [many] { $count } wierszy
   *[other] { $count } wierszy
}.
list-of = { $color }:
beside-turn = { $color } na posunięciu.
beside-castling = Roszady: { $rights }.
beside-no-castling = Brak roszad.
beside-all-castling = Roszady: wszystkie.
beside-one = { $color } { $side }
beside-two = { $color } { $side } i { $other }
beside-short = krótka
beside-long = długa
beside-en-passant = W przelocie: { $square }.
braille-kept = Zapamiętano.
braille-kept-here = Ustawiono na ten mecz.

## Prośby

confirm-draw = Zaproponować remis? tak albo nie.
confirm-draw-agreed = Zgoda na remis? tak albo nie.
confirm-draw-untimely = Zaproponować remis już teraz? Właściwa chwila jest po twoim ruchu, przed przełączeniem zegara. tak albo nie.
confirm-draw-untimely-typed = Zaproponować remis teraz? Właściwa chwila jest razem z ruchem: remis e4. tak albo nie.
confirm-claim = Reklamować remis? Jeśli niesłusznie, { $opponent-key ->
    [white] białe
   *[black] czarne
} dostaną czas. tak albo nie.
confirm-claim-with = Reklamować remis z ruchem { $move }? Jeśli niesłusznie, { $opponent-key ->
    [white] białe
   *[black] czarne
} dostaną czas, a ruch trzeba zagrać. tak albo nie.
confirm-claim-quickplay = Reklamować remis? Jeśli sędzia odrzuci, przeciwnik dostanie dwie minuty więcej. tak albo nie.
confirm-claim-quickplay-alone = Reklamować remis? Partia czeka, aż przeciwnik przyjmie albo sędzia rozstrzygnie. tak albo nie.
confirm-seconds = Prosić o pięć sekund na ruch? To także propozycja remisu. Po zgodzie przeciwnik dostanie dwie minuty więcej. tak albo nie.
confirm-resign = Poddać partię? tak albo nie.
confirm-resign-for = Poddać partię { $color-key ->
    [white] białych
   *[black] czarnych
}? tak albo nie.
kings-say = { $result ->
    [white] Króle w centrum: wygrały białe.
    [black] Króle w centrum: wygrały czarne.
   *[draw] Króle w centrum: remis.
}
kings-no-win = Przeciwnik się nie poddał. Odstaw króle na miejsce.
kings-one = Jeden król stoi w centrum. Aby podać wynik, postaw tam też drugiego, a jeśli nie, odstaw go.
kings-otherwise = Ale partia skończyła się inaczej.
confirm-takeback = Cofnąć twój ruch? tak albo nie.
confirm-new = Opuścić tę partię? Nowa: { $items }. tak albo nie.
after-game = Partia jeszcze się nie skończyła. Potem: { $name }
confirm-delete = Usunąć partię { $game }, { $white } – { $black }? tak albo nie.
confirm-replace = { $file } już istnieje. Zastąpić? tak albo nie.
confirm-resume = Opuścić tę partię? Dalej trwa poprzednia. tak albo nie.
confirm-resume-game = Opuścić tę partię? Dalej trwa partia { $game }. tak albo nie.
confirm-lapsed = { $what ->
    [draw] Remisu nie zaproponowano.
    [resign] Partii nie poddano.
    [takeback] Ruchu nie cofnięto.
    [resume] Zostajesz w tej partii.
    [claim] Nic nie reklamowano.
    [seal] Ruchu nie zaklejono.
    [sign] Nie podpisano.
   *[new] Nowej partii nie zaczęto.
}
confirm-draw-first = Remis nie jest jeszcze zaproponowany. Zaproponować? tak albo nie.
confirm-neither = { $text } to ani tak, ani nie.
confirm-go-on = Kontynuować? tak albo nie.
confirm-dropped = Nie. Partia trwa dalej.
confirm-blunder = { $what ->
    [mate] To pozwala na mata w jednym ruchu.
    [queen] To oddaje hetmana.
    [rook] To oddaje wieżę.
    [bishop] To oddaje gońca.
   *[knight] To oddaje skoczka.
} Zagrać? tak albo nie.
blunder-dropped = Nie zagrano. Twój ruch.
announce-it = Ogłoś go.
repeat-it = Powtórz go.
repeated-it = Powtórzono.
repeated-by-opponent = { $color } powtórzyły ruch.
repeated-already = To ostatni ruch. Ogłoś swój.
move-of-opponent = To był ostatni ruch. Twój ruch.
repeated-your-move = Powtórzono. Twój ruch.
say-promotion = Podaj, czym staje się pion.
pressed = Przełączono.
takeback-helps = Wpisz cofnij, żeby cofnąć ruch.
press-it = Przełącz zegar.
announced-waits = Ogłoszono: { $move }.
announcing-off = Niepotrzebne: ruch liczy się od razu po wpisaniu. Żeby to zmienić: ustaw ogłaszanie.
hint = Podpowiedź: { $move }.
hint-wait = Szukam podpowiedzi.
hint-still = Nadal szukam podpowiedzi. Poczekaj.

analysis-wait = Liczę.
analysis-still = Nadal liczę. Poczekaj.
analysis-stopped = Przerwano: { $names }. Zapytaj ponownie.
analysis-over = W tej pozycji partia jest skończona.
analysis-in-check = { $color } są szachowane. O groźbę pytaj po następnym ruchu.
analysis-no-move = Druga strona nie ma prawidłowego ruchu.
analysis-two = Nie podczas partii z drugim człowiekiem.
analysis-exercise = Nie w ćwiczeniu. Pomoc: { $hint }.
analysis-not-now = Najpierw dokończ posunięcie.
analysis-offer = Poczekaj na odpowiedź: zaproponowano remis.
analysis-nothing = Brak oceny tej pozycji.
analysis-builtin-instead = Ocenia wbudowany przeciwnik.
analysis-builtin =
    Ocenia wbudowany przeciwnik. Widzi maty i to, co wygrywa od razu.
    Planów i końcówek nie ocenia. Potrafi to silnik: { $opponent } silnik stockfish.
analysis-best = Najlepszy: { $move }.
analysis-unscored = Bez oceny.
analysis-line = { $moves }.
analysis-line-end = Koniec kontynuacji.
analysis-no-line = { $count ->
    [one] Jest tylko jedna kontynuacja.
    [few] Są tylko { $count } kontynuacje.
    [many] Jest tylko { $count } kontynuacji.
   *[other] Jest tylko { $count } kontynuacji.
}
analysis-row = { $number }: { $move }. { $verdict }
analysis-threat = { $color } grożą { $move }.
analysis-no-threat = Żadnej groźby. Gdyby na posunięciu były { $color-key ->
    [white] białe
   *[black] czarne
}: { $move }.
mate-in = Mat, liczba ruchów { $moves }.
mate-none = Nie znaleziono mata. Sprawdzone ruchy: { $moves }.
mate-never = Nikt nie wymusi tu mata: wiedzą to tablice.
verdict = { $how ->
    [equal] Równo: { $number }.
    [slight] { $color } stoją nieco lepiej: { $number }.
    [clear] { $color } stoją wyraźnie lepiej: { $number }.
    [winning] { $color } stoją na wygraną: { $number }.
   *[won] { $color } mają wygraną partię: { $number }.
}
verdict-mate = { $color } dają mata. Liczba ruchów: { $moves }.
verdict-unsure = Przewagi nie widać.
verdict-number = { $sign ->
    [minus] minus { $whole },{ $tenths }
    [plus] plus { $whole },{ $tenths }
   *[none] 0
}
eval-percent = Szansa { $color-key ->
    [white] białych
   *[black] czarnych
} na wygraną: { $percent } procent.
eval-chances = Na 100 partii, { $color-key ->
    [white] białe
   *[black] czarne
}: wygrane { $won }, remisy { $drawn }, przegrane { $lost }.
eval-by = Głębokość { $depth }, { $engine }.
tables-verdict = { $worth ->
    [won] { $how ->
        [mate] { $color } wygrywają: mat, liczba ruchów { $moves }.
        [progress] { $moves ->
            [0] { $color } wygrywają: następny ruch to bicie albo ruch pionem.
            [one] { $color } wygrywają: teraz będzie bicie albo ruch pionem.
            [few] { $color } wygrywają: bicie albo ruch pionem najdalej za { $moves } ruchy.
            [many] { $color } wygrywają: bicie albo ruch pionem najdalej za { $moves } ruchów.
           *[other] { $color } wygrywają: bicie albo ruch pionem najdalej za { $moves } ruchów.
        }
       *[unknown] { $color } wygrywają.
    }
    [spoilt] Remis. { $color } wygrałyby, ale nie przed regułą pięćdziesięciu ruchów.
   *[drawn] Remis.
}
tables-only-wins = Wygrywa tylko { $move }.
tables-only-draws = Remis utrzymuje tylko { $move }.
tables-keeping = { $result ->
    [won] { $which ->
        [all] Wygrywa każdy ruch.
       *[some] { $keeping ->
            [one] Wygrywa jeden ruch z { $count }.
            [few] Wygrywają { $keeping } ruchy z { $count }.
            [many] Wygrywa { $keeping } ruchów z { $count }.
           *[other] Wygrywa { $keeping } ruchów z { $count }.
        }
    }
    [drawn] { $which ->
        [all] Remisuje każdy ruch.
       *[some] { $keeping ->
            [one] Remisuje jeden ruch z { $count }.
            [few] Remisują { $keeping } ruchy z { $count }.
            [many] Remisuje { $keeping } ruchów z { $count }.
           *[other] Remisuje { $keeping } ruchów z { $count }.
        }
    }
   *[lost] Każdy ruch przegrywa.
}
tables-sure = Według tablic końcówek, bez wątpliwości.
tables-found = Tablice końcówek, liczba bierek do { $pieces }.
tables-folder = Folderu { $name } nie da się odczytać. Żeby podać inny: ustaw { $setting }.
tables-none = Brak tablic końcówek w { $name }. Żeby podać inny folder: ustaw { $setting }.
tables-damaged = Uszkodzona tablica końcówek: { $name }. Skopiuj ją jeszcze raz.
book-row = { $move }: { $which ->
    [book] { $percent } procent.
    [games] { $games ->
        [one] w jednej twojej partii.
        [few] w { $games } twoich partiach.
        [many] w { $games } twoich partiach.
       *[other] w { $games } twoich partiach.
    }
   *[both] { $percent } procent, w { $games ->
        [one] jednej twojej partii.
        [few] { $games } twoich partiach.
        [many] { $games } twoich partiach.
       *[other] { $games } twoich partiach.
    }
}
book-more = I { $count ->
    [one] jeszcze jeden ruch.
    [few] jeszcze { $count } ruchy.
    [many] jeszcze { $count } ruchów.
   *[other] jeszcze { $count } ruchów.
}
book-nothing = Nic w książce ani w twoich partiach.
book-unreadable = Książki { $name } nie da się odczytać: { $reason }. Żeby podać inną: ustaw { $setting }.
book-cut = { $name }: książka ucięta albo nie Polyglot. Skopiuj ją jeszcze raz.
book-none = To nie książka debiutów Polyglot: { $name }. Żeby podać inną: ustaw { $setting }.
opponent-failed = Przeciwnik nie znalazł ruchu. To błąd programu. Wpisz nowa albo wyjdź, potem { $program } resume.
level-set = Poziom { $level }.
level-is = Poziom { $level }. Żeby zmienić, wpisz poziom i liczbę od 1 do 20.
level-none = Tu nie gra wbudowany przeciwnik. Żeby zagrać przeciw niemu: nowa komputer.
voice-set = Głos ruchów: { $name }.
talk-set = Język: polski.
talk-is = Język: polski. Żeby zmienić, wpisz na przykład język en.
speech-on = Mowa włączona.
speech-off = Mowa wyłączona.
speech-is = { $state ->
    [on] Mowa włączona. Żeby wyłączyć, wpisz mowa nie.
   *[off] Mowa wyłączona. Żeby włączyć, wpisz mowa tak.
}
speech-rate = Tempo mowy { $rate }.
speech-volume = Głośność { $volume } na 100.
speech-lost = Mowa zawiodła: { $reason }. Zostaje tekst.
speech-is-lost = Mowa zawiodła. Spróbuj ponownie: mowa tak. Bez mowy: mowa nie.
speech-is-awaited = Mowa jeszcze nie odpowiada. Bez mowy: mowa nie.
speech-is-starting = Mowa się uruchamia.
speech-health = Co jest nie tak, powie { $program } health. Bez mowy: mowa nie.
speech-found = Mowa znów działa.
speech-absent = Ta wersja programu nie ma mowy.
reason-unreachable = serwer mowy nie odpowiada, zainstaluj speech-dispatcher i espeak-ng albo wpisz mowa nie
reason-hangs = serwer mowy nie odpowiada
reason-refused = serwer mowy odmawia
reason-engine = program mowy nie działa

## Sesje

new-builtin = Nowa partia { $game }. Grasz { $color-key ->
    [white] białymi
   *[black] czarnymi
} przeciw poziomowi { $level }.
new-human = Nowa partia { $game } dla dwóch graczy.
new-human-named = Nowa partia { $game }. Białe: { $white }. Czarne: { $black }.
time-all = Czas: { $time }
time-moves = Czas: { $time }, liczba ruchów { $moves }
time-then-all = Potem { $time }
time-then-moves = Potem { $time }, liczba ruchów { $moves }
time-repeats = Ostatni okres się powtarza.
time-plain = { $period }.
time-increment-only = Czas: { $time } na ruch.
time-increment = { $period }, plus { $time } na ruch.
time-delay = { $period }, opóźnienie { $time } na ruch.
time-bronstein = { $period }, opóźnienie Bronsteina, najwyżej { $time } na ruch.
time-warned = Ostrzeżenia o czasie: { $times }. Żeby zmienić: { $set } ostrzeżenia.
laws-edition = Przepisy: FIDE { $year }.
laws-flag-claimed = Chorągiewka liczy się po reklamacji: { $claim }.
laws-incomplete = FIDE { $year }: znane tylko do artykułu 8.1. Reszta nie jest potwierdzona.
laws-one-article = FIDE { $year }: znany jest tylko artykuł { $article }. Reszta nie jest potwierdzona.
opening-announce = Każdy ruch się ogłasza. Wpisz swój ruch, potem { $press }.
opening-repeat = Każdy ruch się ogłasza i powtarza. Wpisz swój ruch, potem { $press }.
new-position = Specjalna pozycja początkowa. Żeby ją usłyszeć: szachownica.
new-usual = Żeby zagrać ze zwykłej: nowa zwykła.
board-tells = Wpisz szachownica, żeby ją usłyszeć.
chess960-from = Szachy960, pozycja { $number }.
chess960-usual = Szachy960, pozycja { $number }: ta zwykła.
chess960-other = Szachy960, z innej pozycji.
odds-given = { $color } dają fory: { $odds }.
odds-piece = { $piece } { $square }
odds-exchange = { $piece } { $square }, w zamian { $other } { $back }
odds-extra-move = Białe zagrały już { $square }
odds-draw = remis liczy się jako przegrana
odds-time = czas na zegarze
clock-odds = { $color }:
odds-no-time = Dodaj czas dającego fory, na przykład 5 albo 3+2.
odds-no-clock = Fory czasu wymagają zegara. Dodaj go, na przykład 10+5.
odds-position = Tu nie ma forów figur: zaczynają się ze zwykłej pozycji.
simul-begun = Symultana, szachownic: { $count }. Po każdym twoim ruchu następna.
simul-board = Szachownica { $board }: { $opponent }.
simul-level = poziom { $level }
simul-engine = { $engine }, poziom { $level }
simul-guest = gość
simul-since = Od tego czasu: { $time }.
simul-waits = Szachownica { $board }: { $opponent }, ruch { $move }, { $time }.
simul-unplayed = Szachownica { $board }: { $opponent }, jeszcze bez ruchu.
simul-won = Szachownica { $board }: { $opponent }, wygrana.
simul-drawn = Szachownica { $board }: { $opponent }, remis.
simul-lost = Szachownica { $board }: { $opponent }, przegrana.
simul-left = Zostało szachownic: { $count }. Do następnej: { $name }.
simul-over = Koniec symultany. Wygrane: { $won }, remisy: { $drawn }, przegrane: { $lost }.
simul-here = Jesteś przy szachownicy { $board }.
simul-last = Żadna inna szachownica nie czeka.
simul-unknown = Nie ma szachownicy { $board }. W symultanie jest { $count }.
simul-none = Nie ma symultany. Zacznij: { $name } 8.
simul-count = Podaj liczbę szachownic, od 2 do { $most }: { $name } 8.
simul-clocks = Symultana nie ma zegarów. Pomiń czas.
letter-new = Nowa partia { $game }, listowna. Twój kolor: { $color }, przeciwnik: { $opponent }. Po twoim ruchu: { $name }.
letter-awaited = Oczekiwany ruch, przeciwnik: { $opponent }. Wpisz go, gdy nadejdzie.
letter-none = To nie partia listowna. Początek: { $name } Anna.
letter-yours = Najpierw twój ruch. Potem list.
letter-pace = Dni pisz jako 10/50: 50 dni na 10 ruchów.
letter-file = Podaj plik, na przykład list.txt.
letter-head = Białe: { $white }. Czarne: { $black }.
letter-reply = Twój ruch: { $move }.
letter-move = Mój ruch: { $move }.
letter-said = Słownie: { $said }.
letter-offer = Proponuję remis.
letter-fen = Pozycja: { $fen }
letter-days = Otrzymano: { $came }. Wysłano: { $goes }.
letter-for = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}
letter-mine = Partia { $game }, { $opponent }: twój ruch, { $time }.
letter-theirs = Partia { $game }, { $opponent }: oczekiwanie, { $time }.
letter-left = Zostało do ruchu { $move }: { $time }.
letter-over = Czas przekroczony, ruch { $move }: za dużo { $time }.
letters-none = Nie ma partii listownej. Początek: { $name } Anna.
received-noted = Zapisano, otrzymano: { $day }.
received-empty = Dodaj ruch albo dzień: { $name } 12... Sf6.
received-unread = Nie ma w tym ruchu. Wpisz sam ruch.
received-several = Pasuje kilka ruchów. Wpisz sam ruch.
received-yours = Twój ruch. Żaden list nie jest oczekiwany.
variant-standard = szachy
variant-chess960 = Szachy960
variant-king-of-the-hill = Król wzgórza
variant-three-check = Trzy szachy
variant-crazyhouse = Crazyhouse
variant-antichess = Antyszachy
variant-atomic = Szachy atomowe
variant-horde = Horda
variant-racing-kings = Wyścig królów
rules-king-of-the-hill = Król wzgórza. Wygrywa król na d4, e4, d5 lub e5, mat też wygrywa.
rules-three-check = Trzy szachy. Trzeci szach wygrywa, mat też wygrywa.
rules-crazyhouse = Crazyhouse. Co zbijesz, jest twoje. Zamiast ruchu możesz to wstawić: skoczek wstawić na f3, albo S@f3.
rules-antichess = Antyszachy. Bicie jest obowiązkowe. Wygrywa, kto nie ma bierki albo ruchu.
rules-atomic = Szachy atomowe. Bicie wybucha: znika wszystko wokół, piony zostają. Wysadź króla, aby wygrać.
rules-horde = Horda. Białe mają same piony. Czarne wygrywają, gdy zbiją wszystkie, białe przez mat.
rules-racing-kings = Wyścig królów. Wygrywa pierwszy król na ostatniej linii. Żaden ruch nie może dać szacha.
variant-begins = { $variant }. Zasady: wpisz { $name }.
variant-weaker = Poziomy są tu słabsze niż w szachach.
exploded = Wybuch. Znikają: { $pieces }.
checks-counted = Szach { $count } z 3.
checks-given = { $color }: { $count } z 3 szachów.
must-capture = Musisz bić. Możliwe: { $pieces }.
piece-on = { $piece } { $square }
pocket-held = { $color } mogą wstawić: { $pieces }.
pocket-empty = { $color } nie mają czego wstawić.
pocket-none = W tej partii niczego się nie wstawia.
only-in-chess = Tylko w szachach. Ta partia to { $variant }.
resumed-game = Wznowiono partię { $game }. { $moves ->
    [0] Jeszcze bez ruchów
    [one] Dotąd { $moves } ruch
    [few] Dotąd { $moves } ruchy
    [many] Dotąd { $moves } ruchów
   *[other] Dotąd { $moves } ruchów
}.
resumed-side = Grasz { $color-key ->
    [white] białymi
   *[black] czarnymi
} przeciw poziomowi { $level }.
resumed-turn = Twój ruch.
resumed-over = Partia { $game } jest skończona.
resume-none = Nie ma niedokończonej partii. Zacznij nową: { $program } play.
resume-unknown = Nie ma partii { $game }. Lista najnowszych: { $program } games

resume-busy = Partia { $game } jest otwarta w innym oknie. Najpierw zamknij tamto okno albo zacznij nową partię.
resume-none-here = Nie ma innej niedokończonej partii. Lista: partie.
resume-here = Jesteś w partii { $game }.
resume-over = Partia { $game } jest skończona. Przejrzyj ją: { $program } study { $game }
resume-over-here = Partia { $game } jest skończona. Żeby ją przejrzeć: { $name } { $game }
resume-imported-here = Partia { $game } jest importowana. Żeby ją przejrzeć: { $name } { $game }
resume-match = Partia { $game } to mecz. Żeby kontynuować: { $program } match i plik meczu.
left-own = Partia { $game }, przeciwnik { $opponent }, jest niedokończona: grasz { $color-key ->
    [white] białymi
   *[black] czarnymi
}, ruch { $move }, { $date }.
left-two = Partia { $game }, { $white } kontra { $black }, jest niedokończona: ruch { $move }, { $date }.
left-resume = Żeby kontynuować: { $name } { $game }
resume-imported = Partia { $game } jest importowana: nie można jej wznowić. Przejrzyj ją: { $program } study { $game }.
game-kept = Partia { $game } zapisana. Żeby kontynuować: { $program } resume
game-left = Partia { $game } jest zapisana.
game-forgotten = Partia { $game } nie jest zapisana: nie było ruchu.
goodbye = Do widzenia.
unsaved = Nie zapisano: { $reason }. Partia trwa dalej. Zwolnij miejsce na dysku, a zapisze się przy następnym ruchu.
saved-again = Wszystko znów jest zapisane.
unsaved-at-end = Te ruchy nie są zapisane. Skopiuj je:
archive-damaged = Archiwum było uszkodzone. Jest teraz w { $file }, a program założył nowe.
archive-renewed = Porządkuję zaimportowane partie, jednorazowo. Naciśnij Control-C, aby przerwać, nic nie zginie.
data-shared = Folder danych { $folder }: nie należy tylko do ciebie. Inni mogą czytać i zmieniać twoje partie. Podaj własny folder przez --data.
data-no-folder = Folder danych { $folder }: to nie jest folder. Podaj folder przez --data.
data-link = Folder danych { $folder } to dowiązanie. Upewnij się, że prowadzi do twojego folderu.
data-writable = Folder danych { $folder }: inni użytkownicy mogli w nim pisać. Teraz jest dla nich zamknięty. Sprawdź partie: { $program } games.
data-foreign = Tu nie będzie partii: { $folder } należy do innego użytkownika. Podaj inny folder danych przez --data.
data-open = Tu nie będzie partii: inni mogą pisać w { $folder }. Najpierw go zamknij: { $command }
archive-unusable = Archiwum { $file } nie działa: { $reason }. Ta partia się nie zapisuje.
settings-warning = { $what } Pominięto: { $file }.
settings-warning-line = { $what } Pominięto: wiersz { $line } w { $file }.
not-text = Ten wiersz nie jest tekstem UTF-8. Wpisz go jeszcze raz.
too-long = Wiersz za długi: najwyżej 4096 bajtów. Wpisz krótszy.

reason-damaged = plik jest uszkodzony
reason-catalogue = importowane partie są uszkodzone, przenieś catalogue.db
reason-full = dysk jest pełny
reason-read-only = na dysku albo w folderze nie można pisać
reason-busy = inny program trzyma ten plik
reason-file = pliku nie da się otworzyć
reason-settings = w pliku ustawień są błędy, najpierw je popraw
reason-newer = plik zapisał nowszy touchmove, użyj nowszego
reason-game = jedna z partii jest uszkodzona
reason-unwritable = ustawień tej partii nie da się zapisać
setting-key-near = Nieznane ustawienie: { $key }. Czy chodzi o { $near }?
setting-value = Ustawienie { $key } nie przyjmuje { $value }. Możliwe: { $values }.
setting-empty = Ustawienie { $key } nie ma wartości. Możliwe: { $values }.
setting-name-long = { $key }: najwyżej 40 liter. Wpisz krótsze imię.
setting-unreadable = Ustawień nie da się odczytać: { $reason }.
range-to = do
range-more = i więcej
slip-no-equals = W { $text } brakuje znaku równości. Napisz nazwa = "wartość".
slip-no-value = W { $text } brakuje wartości. Napisz nazwa = "wartość".
slip-open-quote = W { $text } jest otwarty cudzysłów. Zamknij go.
slip-no-quotes = W { $text } brakuje cudzysłowu. Ujmij w niego wartość.
slip-open-bracket = W { $text } jest otwarty nawias. Zamknij go.
slip-twice = { $text } powtarza nazwę. Usuń jeden z dwóch wierszy.
slip-control = W tym wierszu są znaki niedrukowalne. Napisz go jeszcze raz.
slip-unprintable = W tym wierszu są znaki niedrukowalne. Usuń je.
slip-form = Nie da się odczytać { $text }. Napisz nazwa = "wartość".
did-you-mean = Czy chodzi o { $near }?
folder-missing = Nie ma folderu { $folder }. Podaj istniejący.
folder-is-file = { $folder } to plik. Podaj jego folder.
folder-denied = Nie da się odczytać { $folder }. Sprawdź uprawnienia.
name-unseen = Niewidoczne znaki w nazwie. Zmień nazwę.
voices-none-there = Brak głosu w { $folder }. Głos to folder z plikiem voice.toml.
keymaps-none-there = Brak układu klawiszy w { $folder }. Układ to plik, na przykład moj.toml.
voice-note = { $what } Zobacz { $file }.
voice-note-line = { $what } Zobacz wiersz { $line } w { $file }.
voice-unreadable = Pliku nie da się odczytać: { $reason }.
voice-empty = Plik jest pusty.
voice-no-voice = Ten głos nie ma voice.toml. Napisz go, na przykład z parent = "pl".
voice-section = Nieznana część głosu: { $name }.
voice-entry = Nieznane w tej części: { $name }.
voice-missing = W części { $section } brakuje { $name }. Dodaj.
voice-missing-first = W tym głosie brakuje { $name }. Napisz na przykład { $name } = "pl", przed wszystkimi częściami.
voice-text = Wartość { $name } musi być w cudzysłowie.
voice-list = Wartość { $name } musi być listą, na przykład ["jeden", "dwa"].
voice-part = { $name } to część głosu. Napisz ją w nawiasach w osobnym wierszu.
voice-blank = W { $name } jest puste słowo.
voice-same = { $first } i { $name } mają to samo słowo, { $word }. Każde musi mieć własne.
voice-slot = Nieznana luka we wzorze { $name }: { $slot }.
voice-brace = Wzór { $name } ma otwarty nawias klamrowy. Zamknij go.
voice-no-slot = Wzór { $name } wymaga luki { $slot }, bez niej ruchy milczą.
voice-language = { $tag } to nie kod języka. Napisz na przykład de albo pt-BR.
voice-keyboard = Nieznana klawiatura: { $name }. Napisz jedną z: { $known }.
voice-letter = { $name } to nie jedna litera. Napisz jedną przed znakiem równości.
voice-parent = Brak głosu nadrzędnego albo zepsuty: { $name }.
voice-incomplete = Głos jest niepełny. Podaj głos nadrzędny, na przykład parent = "pl".
voice-taken = { $word } nie może znaczyć { $name }: znaczy już { $other }.
voice-sentence = { $text } to nie zdanie. Napisz nazwa = tekst i zamknij każdy nawias klamrowy.
voice-no-sentence = Program nie ma zdania { $name }.
voice-gap = Zdanie { $name } nie ma luki { $gap }. Ma: { $gaps }.
voice-gap-none = Zdanie { $name } nie ma luki { $gap }. Nie ma żadnych luk.
voice-left-out = Zdanie { $name } pomija { $gap }.
voice-silent = Zdanie { $name } jest puste.
setting-not-kept = Ustawienie nie zapisane: { $reason }.

## Silniki

new-engine = Nowa partia { $game }. Grasz { $color-key ->
    [white] białymi
   *[black] czarnymi
} przeciw { $engine }, poziom { $level }.
resumed-engine = Grasz { $color-key ->
    [white] białymi
   *[black] czarnymi
} przeciw { $engine }, poziom { $level }.
engine-held = { $engine } nie ma własnych poziomów. Im niższy poziom, tym płycej liczy i tym więcej posunięć wykonuje wbudowany przeciwnik.
opponent-thinks = Przeciwnik jeszcze myśli.
engine-thinks = Przeciwnik jeszcze myśli. Żeby grać bez niego, wpisz { $new } { $builtin }.
engine-waits = { $engine } się uruchamia. Żeby grać bez niego, wpisz { $new } { $builtin }.
engine-waits-on = { $engine } się uruchamia. Partia na niego czeka.
engine-missing = Nie ma na tym komputerze: { $engine }.
engine-refused = { $engine } się nie uruchamia: to nie program dla tego komputera.
engine-ended = { $engine } niespodziewanie się zakończył.
engine-says = Komunikat: { $words }
engine-floods = { $engine } nie przestaje pisać.
engine-silent = { $engine } nie odpowiada.
engine-not-uci = { $engine } odpowiada, ale nie w UCI, języku silników szachowych. Podaj silnik UCI, na przykład uci:stockfish.
engine-no-move = { $engine } nie przysłał ruchu.
engine-no-stop = { $engine } nie przestaje myśleć.
engine-so-far = Najlepsze znalezione dotąd:
engine-nonsense = { $engine } przysłał coś, co nie jest ruchem: { $answer }.
engine-illegal = { $engine } przysłał nieprawidłowy ruch: { $answer }.
engine-no-chess960 = { $engine } nie gra w Szachy960.
engine-no-variant = { $engine } nie gra w { $variant }.
engine-again = Uruchamiam ponownie.
engine-back = { $engine } znów działa.
confirm-builtin = Grać z wbudowanym przeciwnikiem? tak albo nie.
confirm-builtin-on = Kontynuować z wbudowanym przeciwnikiem? tak albo nie.
builtin-plays = Dalej gra wbudowany przeciwnik, poziom { $level }.
engine-kept = Partia czeka na { $engine }. Wpisz wyjdź; { $program } resume próbuje jeszcze raz.
engine-not-begun = Partii nie zaczęto. Wpisz nowa, żeby spróbować jeszcze raz, albo wyjdź.
player-engine = { $name } poziom { $level }
player-engine-replaced = { $name }, potem poziom { $level }
health-engine = Silnik: { $name } działa, { $file }.
health-engine-fails = Silnik { $file }: { $what }

## Sygnały

tones-on = Sygnały włączone.
tones-off = Sygnały wyłączone.
tones-is = { $state ->
    [on] Sygnały włączone. Żeby wyłączyć, wpisz sygnały nie.
   *[off] Sygnały wyłączone. Żeby włączyć, wpisz sygnały tak.
}
tones-absent = Ta wersja programu nie ma sygnałów. Jak je dodać, opisuje docs/guide.md.
tones-lost = Sygnały zawiodły: { $reason }.
tones-found = Sygnały znów działają.
reason-no-device = nie znaleziono urządzenia dźwiękowego
reason-device-busy = urządzenie dźwiękowe zajął inny program
reason-device-hangs = urządzenie dźwiękowe nie odpowiada
reason-device-broken = urządzenie dźwiękowe nie działa
help-tones =
    sygnały tak, sygnały nie: krótkie dźwięki.
    Niski stuk: ciemne pole.
    Oktawę wyżej: jasne pole.
    Puknięcie: krawędź.
    Dwa dźwięki w dół: bicie.
    Dwa w górę: szach.
    Buczenie: nieprawidłowy ruch.
    Trzy krótkie: zostało mało czasu.
health-tones = Sygnały: urządzenie dźwiękowe działa.
health-tones-fails = Sygnały: { $reason }.

## Pierwsze uruchomienie

setup-language = Po polsku: wpisz { $number }.
setup-language-names = polski, po polsku, Polish, Polnisch, polonais
setup-again = { $most ->
    [2] Wpisz 1 albo 2.
   *[other] Wpisz numer od 1 do { $most }.
}
setup-unknown = { $most ->
    [2] Wpisz 1 albo 2 albo słowo z odpowiedzi. Żeby wyjść: { $quit }.
   *[other] Numer od 1 do { $most } albo słowo odpowiedzi. Żeby wyjść: { $quit }.
}
setup-help-language =
    To język programu.
    Wpisz jego numer albo nazwę.
    Później zmienisz go poleceniem język.
setup-help-speech =
    Tak: mówi twój czytnik ekranu, a program milczy.
    Nie: mówi program.
    Później zmienisz to poleceniem mowa.
setup-help-face =
    Wiersz po wierszu: wpisujesz ruchy i pytania, czytasz albo słyszysz odpowiedzi.
    Na ekranie: szachownica i klawisze do jej badania.
    Później zmienisz to przez: ustaw widok.
setup-speech =
    Czy używasz czytnika ekranu?
    1: tak, program ma milczeć.
    2: nie, program ma mówić.
setup-face =
    Jak chcesz grać?
    1: wiersz po wierszu.
    2: na ekranie, z szachownicą do przeglądania.
setup-name = Jak się nazywasz? Wpisz albo naciśnij Enter, żeby pominąć.
setup-help-name = Imię i nazwisko: do list i zapisów partii. Żeby pominąć, naciśnij Enter.
setup-name-long = Najwyżej 40 liter. Wpisz krócej albo naciśnij Enter, żeby pominąć.
setup-cancelled = Przerwano. Pytania wrócą następnym razem.
setup-skipped = Pierwszy raz tutaj? Język, mowę i imię wybierzesz przez: { $program } setup
setup-unchanged = Nic się nie zmieniło.
setup-done =
    Dziękuję. W każdej chwili wpisz pomoc.
    Inne słowa dla ruchów: pomoc głos-ruchów.
    Kolor, zegar, przeciwnik: na przykład nowa czarne 10+5.
setup-kept =
    Zapisano: polski, { $speech ->
    [on] własna mowa
   *[off] bez własnej mowy
}, { $face ->
    [screen] na ekranie
   *[line] wiersz po wierszu
}, ruchy głosem { $moves }.

## Pomoc

help =
    Wpisz ruch: e4, skoczek f3, krótka roszada.
    Pytaj: szachownica, ostatni, bierki S, zegar.
    Działaj: remis, poddaj, cofnij, podpowiedź.
    Następna partia: nowa. Twoje partie: partie.
    Z zegarem: nowa 10+5.
    Czarnymi: nowa czarne.
    Szachownica elektroniczna: deska.
    Ustawienia: ustawienia. Koniec pracy: wyjdź.
    Więcej: pomoc wszystko, pomoc szachownica.
commands-many = Pasujące polecenia: { $count }. Wpisz więcej liter.
help-announcing =
    Twój ruch: ogłoś skoczek f3, przełącz.
    Ruch przeciwnika: wpisz go, żeby powtórzyć.
    Pomyłka: sprostuj skoczek f3.
    Pytaj: szachownica, ostatni, bierki S, zegar.
    Działaj: remis, poddaj, cofnij, podpowiedź.
    Następna partia: nowa. Twoje partie: partie.
    Zegar: nowa 10+5. Czarnymi: nowa czarne.
    Szachownica elektroniczna: deska.
    Ustawienia: ustawienia. Koniec pracy: wyjdź.
    Więcej: pomoc wszystko, pomoc szachownica.
help-choice =
    Wpisz numer ruchu albo pole startowe.
    nie: żaden z nich.
help-piece =
    Wpisz hetman, wieża, goniec, skoczek albo numer.
    nie: inny ruch.
help-confirm = { $what ->
    [draw] tak: przeciwnik dostaje propozycję remisu. nie: grasz dalej.
    [agree] tak: partia kończy się remisem. nie: grasz dalej.
    [claim] tak: reklamacja jest teraz sprawdzana. nie: grasz dalej.
    [resign] tak: poddajesz tę partię. nie: grasz dalej.
    [takeback] tak: twój ostatni ruch jest cofnięty. nie: zostaje.
    [seal] tak: ten ruch trafia do koperty. nie: wpisz inny.
    [sign] tak: podpisujesz ten wynik. nie: nic jeszcze nie podpisujesz.
    [builtin] tak: gra wbudowany przeciwnik. nie: program czeka na silnik.
    [play-on] tak: twoja partia jest zapisana, a tutaj zaczyna się nowa. nie: zostaje otwarta.
    [go-on] tak: kontynuujesz tę partię. nie: jest zapisana i zaczynasz inną.
    [resume] tak: ta partia jest zapisana, wracasz do tamtej. nie: zostajesz tutaj.
   *[new] tak: ta partia jest zapisana, zaczyna się nowa. nie: grasz dalej.
}
help-confirm-file = tak: zostanie to zrobione. nie: wszystko zostaje, jak jest.
help-confirm-blunder = tak: ten ruch zostaje zagrany. nie: wpisz inny.
help-over =
    Partia jest skończona.
    Wszystkie ruchy: zapis. Następna partia: nowa.
    Przeglądanie partii: otwórz 57.
    Koniec pracy: wyjdź.
help-all-position = O pozycji:
help-all-game = O partii i programie:
help-all-more = Więcej o jednym: pomoc i jego nazwa.
help-board =
    szachownica: pozycja, rząd po rzędzie.
    szachownica e4: jedno pole. Skrót: b.
help-pieces =
    bierki S: gdzie stoją białe skoczki. s: czarne.
    A albo a: wszystkie bierki koloru. Skrót: p.
help-count =
    ile P: ile pionów mają białe. p: czarne.
    ile: bierki obu stron.
help-scan =
    skan 4, skan e: bierki w rzędzie albo kolumnie.
    Skrót: s.
help-rank = rząd 4: bierki w rzędzie.
help-file = kolumna e: bierki w kolumnie.
help-diagonals =
    przekątne e4: bierki na przekątnych przez pole.
help-rays =
    promienie e4: bierki we wszystkich ośmiu kierunkach.
help-knight =
    skoki f3: bierki o skok skoczka stąd.
    Samo skoczek f3 to ruch.
help-attackers =
    atakujące e4: co atakuje pole i co go broni.
help-defenders =
    broniące e4: co broni pola i co je atakuje.
help-hanging =
    wisi: bierki atakowane i za słabo bronione.
    wisi d1: jedna bierka. Także: wisi mój, wisi przeciwnika.
help-moves =
    ruchy: wszystkie prawidłowe ruchy.
    ruchy g1: ruchy jednej bierki.
help-captures = bicia: wszystkie prawidłowe bicia.
help-what-if =
    co-gdyby g1 f3: co bierka z g1 mogłaby bić z f3.
help-colour =
    kolor e4: czy pole jest jasne, czy ciemne.
    Grać czarnymi: nowa czarne.
help-material = materiał: co ma każda strona.
help-pocket = kieszeń: co każda strona może wstawić w crazyhouse.
help-castling-rights =
    prawa-roszady: czy i gdzie można teraz roszować.
    Żeby roszować: O-O albo O-O-O.
help-turn =
    kolej: kto jest na posunięciu, szach i twój kolor.
help-check = szach: czy król jest w szachu i od której bierki.
help-last = ostatni: ostatni ruch. Skrót: l.
help-changed =
    zmiany: co ostatni ruch atakuje, broni, otwiera i zostawia bez obrony.
help-captured =
    zbite: ostatnie bicie i straty każdej strony.
help-opening =
    debiut: nazwa debiutu i jego kod ECO.
help-score =
    zapis: wszystkie ruchy.
    zapis 3: ostatnie trzy.
help-clock =
    zegar: pozostały czas i ruchy do kontroli czasu.
    zegar mój: twój czas.
    zegar przeciwnika: czas przeciwnika. Skrót: c.
    Grać z zegarem: nowa 10+5.
help-spent = zużyty: ile trwał ostatni ruch, i czasy obu stron.
help-fen = fen: pozycja w jednym wierszu tekstu.
help-braille =
    braille: pozycja dla linijek brajlowskich, w znakach brytyjskich.
    braille 20: w wierszach po 20 znaków.
    braille rzędy: po jednym rzędzie w wierszu.
    braille lista: bierki i ich pola.
    braille punkty, ascii, litery: znaki.
    braille zapamiętaj 20 rzędy: od teraz na stałe.
help-repeat = powtórz: ostatnia wypowiedź jeszcze raz.
help-help =
    pomoc: co możesz tutaj zrobić.
    pomoc szachownica: więcej o poleceniu.
help-article =
    artykuł 9.2: co mówią tam przepisy, w skrócie.
    artykuł roszada: według tematu.
    artykuł 9.2 2018: w innym wydaniu.
    artykuł: wszystkie artykuły.
help-announce =
    ogłoś: ogłasza wykonany ruch, w partiach z ogłaszaniem.
    ogłoś skoczek f3: także go wykonuje.
    Potem przełącz.
    Ruch przeciwnika powtarzasz, wpisując go.
    Skrót: an.
help-press =
    przełącz: przełącza zegar, gdy ruch jest wykonany i ogłoszony.
    W meczu: to samo co przycisk twojej szachownicy. Bez niej za wczesne przełączenie może być wykroczeniem.
    Skrót: pr.
help-correct =
    sprostuj skoczek f3: prostuje ogłoszony ruch, zanim przełączysz zegar.
help-adjust =
    poprawiam: bierki podniesione i odstawione w tym ruchu nie liczą się jako dotknięte.
    Tylko przy zasadzie dotknięta-ruszona.
help-take =
    weź e2: podnosi bierkę z e2.
    Potem postaw.
help-put =
    postaw e4: stawia tam bierkę.
    To twój ruch.
    Na własnym polu zostaje odstawiona.
help-draw =
    remis: proponuje remis albo go przyjmuje.
    remis e4: proponuje go razem z ruchem.
help-accept =
    przyjmij: przyjmuje propozycję remisu.
help-decline =
    odrzuć: odrzuca propozycję remisu.
help-claim =
    reklamuj powtórzenie, reklamuj pięćdziesiąt: reklamuje remis.
    Dodaj zamierzony ruch, jeśli go masz.
    reklamuj czas: czas przeciwnika minął.
    reklamuj nieprawidłowy: ostatni ruch był nieprawidłowy.
    reklamuj poprawka: później, jeśli obaj chcą.
    W przyspieszonym zakończeniu, przy twoim ruchu i mniej niż dwóch minutach:
    reklamuj próba: przeciwnik nie próbuje wygrać.
    reklamuj środki: przeciwnik nie może wygrać normalnymi środkami.
    reklamuj sekundy: prosi o pięć sekund na ruch dla obu stron.
    Na szachownicy: przytrzymaj przycisk dwa razy.
help-resign = poddaj: poddajesz partię.
help-takeback = cofnij: cofa twój ostatni ruch.
help-hint =
    podpowiedź: dobry ruch w tej pozycji.
    W zadaniu: jeden krok pomocy.
help-today = dzisiaj: ile ćwiczeń czeka i ile to zajmie.
help-practise =
    powtórki: to, co czeka dzisiaj, ćwiczenie po ćwiczeniu.
    Ćwiczenia wracają: po czterech godzinach, po dniu, na końcu po pół roku.
help-drill =
    ćwiczenie: wszystkie ćwiczenia i wyniki. ćwiczenie kolory pól 2: jedno z nich, z poziomem.
    ćwiczenie kolory pól 2, 6 sekund, 20 pytań, bez powtórek: z ograniczeniami.
    Enter: pytanie jeszcze raz.
    informacje: bierki albo ruchy jeszcze raz.
    dalej: odpowiedź i następne.
    zamknij: powrót do twojej partii.
help-book =
    książka: jakie ruchy się tu gra i jak często.
    Według książki debiutów i twoich partii.
    Grać bez książki: ustaw książka-debiutów nie.
help-endings =
    końcówki 3: trzecia końcówka przeciw najlepszej obronie. końcówki wyścig pionów: jedna po nazwie.
    końcówki: wszystkie końcówki i wyniki.
    Ruch tracący wynik jest cofany.
    podpowiedź: pomoc w czterech krokach. wstecz: cofa twój ostatni ruch.
    dalej: najlepsza gra, potem inna tego rodzaju.
    zamknij: powrót do twojej partii.
help-mistakes =
    błędy: lepsze ruchy zamiast twoich błędów, w partii otwartej albo skończonej. Wpisz ruch.
    błędy 12: w partii 12. błędy obie: obu stron, też białe albo czarne.
    podpowiedź: pomoc w czterech krokach.
    dalej: najlepszy ruch i następny błąd. pomiń: dalej bez niego.
    Enter: pytanie jeszcze raz.
    zamknij: powrót do twojej partii.
help-guess =
    zgaduj: ruchy strony, która wygrała, jeden po drugim. Wpisz ruch.
    W otwartej partii od twojego miejsca, inaczej w jednej ze słynnych.
    zgaduj 12: w partii 12. zgaduj 12 czarne: jedna strona, też białe.
    zgaduj mistrzowie: w partii mistrza świata w szachach szybkich.
    Partia idzie swoją drogą, cokolwiek zgadniesz. Trafienia liczą się jak w ćwiczeniach.
    dalej: ruch i następny.
    zamknij: powrót do twojej partii.
help-puzzle =
    zadanie: pozycja do rozwiązania, mniej więcej na twój ranking. Wpisz ruch.
    zadanie widełki, zadanie mat w dwóch: według tematu. zadanie tematy: wszystkie tematy.
    zadanie moje: z twojego pliku moje.pgn albo moje.csv, w folderze puzzles folderu danych.
    zadanie partie: maty, które były możliwe w twoich partiach.
    zadanie 8: około ośmiu bierek. zadanie 1500: mniej więcej ten ranking.
    zadanie łatwe, zadanie trudne, zadanie końcówka, zadanie seria.
    podpowiedź: pomoc w czterech krokach.
    dalej: rozwiązanie albo następne.
    zamknij: powrót do twojej partii.

help-learn =
    lekcja 3: trzecia lekcja.
    lekcja: wszystkie lekcje.
    W lekcji wpisuj odpowiedź.
    podpowiedź: pomoc w czterech krokach.
    dalej: odpowiedź i następne zadanie.
    zamknij: powrót do twojej partii.
help-lesson =
    Wpisz odpowiedź.
    Enter: pytanie jeszcze raz.
    Pomoc w czterech krokach: podpowiedź.
    Odpowiedź i następne: dalej. Poprzednie: wstecz.
    Pytaj: szachownica, bierki S, ruchy, atakujące.
    Temat: informacje. Od początku: początek.
    Powrót do twojej partii: zamknij.
help-eval =
    ocena: kto stoi lepiej i o ile pionów.
    Zapytaj jeszcze raz: szanse i głębokość.
help-best = najlepszy: najlepszy ruch w tej pozycji.
help-line =
    kontynuacja: najlepsza kontynuacja, po cztery półruchy. więcej: następne cztery.
    kontynuacja 2: druga najlepsza.
help-lines = kontynuacje 3: trzy najlepsze ruchy. Wpisz numer, żeby usłyszeć kontynuację.
help-why = dlaczego: najlepszy ruch i jego powód.
help-threat = groźba: czym grozi druga strona.
help-mate = mat: czy strona na posunięciu może wymusić mata.
help-level =
    poziom 7: jak silny jest przeciwnik, od 1 do 20.
help-moves-voice =
    głos-ruchów fide: jak ogłasza się ruchy.
    fide: Springer Gustav eins Felix drei.
    fide-pl: skoczek Gustaw jeden na Feliks trzy.
    en: knight g1 f3. pl: skoczek g1 na f3.
help-talk =
    język en: wszystko poza ruchami po angielsku.
    język pl: po polsku.
help-speech = mowa tak, mowa nie: włącza i wyłącza mowę.
help-sound = dźwięk tak, dźwięk nie: mowa i sygnały razem.
help-faster = szybciej: szybsza mowa.
help-slower = wolniej: wolniejsza mowa.
help-louder = głośniej: głośniejsza mowa i dźwięki.
help-softer = ciszej: cichsza mowa i dźwięki.
help-hush = cisza: przerywa mowę.
help-position =
    pozycja początek: partia ze zwykłej pozycji początkowej.
    Albo z innej: FEN, diagram albo lista bierek.
    Lista: Białe: Ke1 a2. Czarne: Ke8.
    Przed pierwszym ruchem albo po końcu.
help-new =
    nowa: następna partia, taka jak ta.
    Dodaj, co chcesz, w dowolnej kolejności:
    nowa czarne 5+3. nowa losowo, bez zegara.
    nowa kolega Jan: dwie osoby przy klawiaturze.
    nowa poziom 7. nowa silnik stockfish.
    nowa szachy960 albo szachy960 518.
    nowa crazyhouse, antyszachy, horda, trzy szachy, szachy atomowe, król wzgórza, wyścig królów.
    nowa fory skoczka: przeciwnik gra bez skoczka. nowa daję fory hetmana: ty bez hetmana.
    nowa zwykła.
    nowa dotknięta-ruszona: dotknięcie zobowiązuje.
    nowa ogłaszanie powtarzaj: obie strony ogłaszają i powtarzają każdy ruch.
    Działa, dopóki nie wyjdziesz.
    ustaw zmienia na stałe.
help-simul =
    symultana 8: sam przeciw ośmiu szachownicom, po kolei.
    symultana 8 poziom 5: wszystkie na poziomie 5.
    Po twoim ruchu przychodzi następna. Odpowiedź pada, gdy wrócisz.
    Samo: symultana, którą przerwano.
help-next-board =
    następna-szachownica: następna szachownica symultany, bez ruchu.
    Określona: szachownica 3.
help-waiting = czekające: szachownice symultany, twoje ruchy i czas od nich.
help-by-letter =
    listownie Anna: partia listem lub e-mailem.
    listownie Anna czarne: grasz czarnymi.
    listownie Anna 10/50: 50 dni na 10 ruchów.
    Bez tego dni są tylko liczone.
help-letter =
    list: list do twojego ostatniego ruchu.
    list anna.txt: ten sam jako plik.
    Ma ruch, pozycję i dni.
help-letters = listy: twoje partie listowne, z dniami.
help-received =
    nadszedł 12... Sf6: ruch z listu.
    Może być cały wiersz listu.
    nadszedł 2026-11-28: dzień otrzymania.
help-settings =
    ustawienia: każde ustawienie i jego wartość.
    ustawienia strona: jedno z nich.
    ustawienia partia, głos, brajl, ekran, szachownica: jedna grupa.
    Żeby zmienić jedno: ustaw strona czarne.
help-set =
    ustaw strona czarne: zmienia ustawienie i zapamiętuje je.
    Krócej: strona czarne.
    ustaw strona: wartość i możliwości.
    Wszystkie: ustawienia.
help-opponent =
    przeciwnik: przeciw komu grasz.
    Skrót: o.
    przeciwnik człowiek, przeciwnik komputer, przeciwnik silnik stockfish: od następnej partii.
help-save = zachowaj: niepotrzebne. Każdy ruch zapisuje się od razu.
help-export =
    eksportuj partia.pgn: zapisuje tę partię do pliku, jako PGN.
    eksportuj 5 partia.pgn: partię 5.
    eksportuj partia.svg: obraz pozycji, także partia.png.
    Dla zapisu partii: drukuj.
help-delete =
    usuń 5: usuwa partię 5, po tak.
    przywróć: wraca, dopóki nie wyjdziesz.
help-undelete =
    przywróć: przywraca ostatnio usuniętą partię.
    Tylko dopóki nie wyjdziesz.
help-rename =
    przemianuj 5 Wieczór klubowy: jak nazywa się turniej partii 5.
    przemianuj 5 białe Anna: kto miał białe.
    Bez numeru: ta partia.
help-note =
    notatka 5 dobra końcówka: notatka do partii 5.
    notatka i tekst: do tej partii.
    notatka 5: notatka jeszcze raz. Także: informacje.
help-rematch =
    rewanż: ta sama partia jeszcze raz, ze zmianą kolorów.
    Po końcu partii, w domu.
help-summary =
    podsumowanie: ta partia w skrócie, gdy jest skończona.
    podsumowanie 5: partia 5.
    Także punkt zwrotny, jeśli zbadały ją błędy.
help-results =
    wyniki: ile partii wygrano, zremisowano i przegrano.
    Z kim, i ostatnich dziesięć.
help-ratings =
    rankingi: twój ranking z zadań, teraz i przed tygodniami.
    rankingi 3: 3 tygodnie temu.
    Ćwiczenia, serie, dni z rzędu.
help-quit = wyjdź: zapisuje partię i kończy pracę.

## Co jest nie tak z pozycją

position-empty = Pozycja jest pusta. Podaj FEN, diagram albo listę, na przykład Białe: Ke1 a2. Czarne: Ke8.
position-control = Znak sterujący: znak { $nth }.
position-board = To nie pozycja. Podaj FEN, diagram albo listę, na przykład Białe: Ke1 a2. Czarne: Ke8.
position-ranks = Szachownica musi mieć 8 rzędów. Ta ma { $count }.
position-rank-length = Rząd { $rank } ma { $count } { $count ->
    [one] pole
    [few] pola
    [many] pól
   *[other] pól
}. Każdy musi mieć 8.
position-rank-missing = Brakuje rzędu { $rank }.
position-rank-twice = Rząd { $rank } występuje dwa razy.
position-sign = Rząd { $rank }, znak { $nth }: { $sign } to nie bierka.
position-word = Niezrozumiałe: { $word }. Podaj pozycję na przykład tak: Białe: Ke1 a2. Czarne: Ke8.
position-twice = Pole { $square } podano dwa razy.
position-turn = Nie wiadomo, kto jest na posunięciu. Po szachownicy napisz w albo b.
position-castling = Prawa do roszady: litery takie jak KQkq albo łącznik.
position-en-passant = Pole bicia w przelocie: pole takie jak e3 albo łącznik.
position-counters = Liczniki ruchów: liczby do 65535.
position-operations = Po biciu w przelocie napisz dwie liczby, na przykład 0 1, albo operacje, każdą ze średnikiem.
position-no-king = { $color } nie mają króla.
position-kings = { $color } mają więcej niż jednego króla: { $one }, { $other }.
position-pawn = Pion na { $square }: piony nie mogą stać w rzędzie 1 ani 8.
position-too-many-pawns = { $color } mają za dużo pionów: { $count }. Najwyżej 8.
position-too-many-men = { $color } mają za dużo bierek: { $count }. Najwyżej 16.
position-too-many-promoted = { $color } mają za dużo bierek z promocji.
position-other-in-check = { $color } są szachowane, a na posunięciu jest druga strona.
position-dropped-rook = Prawo do roszady pominięte: { $color } nie mają wieży na { $square }.
position-dropped-king = Prawa do roszady pominięte: { $color } nie mają króla na polu początkowym.
position-dropped-castling = Prawa do roszady pominięte: nie pasują do pozycji.
position-dropped-en-passant = Bicie w przelocie pominięte: żaden pion nie mógł właśnie minąć { $square }.
position-impossible = Ta pozycja jest niemożliwa.
position-game-runs = Trwa partia. Najpierw wpisz nowa, potem { $name }.
chess960-number = Pozycje Szachów960: od 0 do 959.
chess960-and-position = Szachy960 mają własną pozycję. Pomiń numer albo pozycję.

## Partia, która zacznie się jako następna

new-unknown = Niezrozumiałe: { $word }. Wpisz pomoc { $name }.
new-number = Niejasne: { $word }. Wpisz { $name } czas { $word } albo { $name } poziom { $word }.
new-minutes = Niejasne: { $word }. Jeśli to minuty, wpisz { $name } czas { $word }.
new-twice = Ustawienie { $setting } podano dwa razy. Podaj je raz.
new-engine-name = Który silnik? Na przykład { $name } silnik stockfish.
plan-human = dwóch graczy
plan-builtin = grasz { $color-key ->
    [white] białymi
   *[black] czarnymi
} przeciw poziomowi { $level }
plan-engine = grasz { $color-key ->
    [white] białymi
   *[black] czarnymi
} przeciw { $engine }, poziom { $level }
plan-time = { $time }
plan-no-clock = bez zegara
plan-chess960 = Szachy960, pozycja { $number }
plan-position = specjalna pozycja początkowa
plan-odds = { $color } dają fory: { $odds }
plan-laws = przepisy z roku { $year }
plan-strict = próba turniejowa
plan-announcing = ruchy się ogłasza
plan-touch = dotknięta-ruszona
plan-blindfold = na ślepo
plan-blindfold-strict = na ślepo, bez podglądania
opponent-engine = Silnik? Wpisz { $name } silnik { $word }.
opponent-human = Dwóch graczy przy jednej klawiaturze.
opponent-human-named = Białe: { $white }. Czarne: { $black }. Przy jednej klawiaturze.
premove = Ruch z góry: { $move }.
premove-dropped = Ruch z góry odwołany.
argument-choices = { $name }: na przykład czarne 5+3. Wpisz pomoc { $name }.

## Ustawienia

argument-setting = { $name } wymaga ustawienia i wartości, na przykład { $name } strona czarne.
no-setting = Nieznane ustawienie: { $name }. Wpisz samo { $settings }, żeby je usłyszeć.
setting-unset = nieustawione
setting-can-be = Możliwe: { $values }.
setting-range = { $least } do { $most }
setting-example = na przykład { $value }
setting-needs = { $name } wymaga wartości. Możliwe: { $values }.
setting-wrong = { $name } nie przyjmuje { $value }. Możliwe: { $values }.
setting-next-game = { $name }: { $value }, od następnej partii. Wpisz { $new }, żeby ją zacząć.
setting-in-game = { $name }: w tej partii { $now }, { $from ->
    [game] od następnej partii
   *[start] przy następnym uruchomieniu
} { $value }.
setting-next-start = { $name }: { $value }, od następnego uruchomienia.
settings-group = Ustawienia, { $group }:
settings-game = partia
settings-voice = głos
settings-braille = brajl
settings-screen = ekran
settings-board = szachownica
setting-moves = Głos ruchów.
setting-talk = Język wszystkiego innego.
setting-speech = Czy program mówi.
setting-speech-engine = Program mowy.
setting-tones = Czy brzmią krótkie sygnały.
setting-rate = Tempo mowy.
setting-volume = Głośność mowy i dźwięków.
setting-answers = Długie odpowiedzi: w częściach czy całe.
setting-form = Ruchy z polem wyjściowym, bez niego albo w czterech cyfrach.
setting-extra-words = Czy mówi się bije, szach i mat.
setting-spelling = Jak pisać słowa niemieckie: z umlautami czy jak w załączniku FIDE.
setting-opponent = Twój przeciwnik.
setting-level = Siła przeciwnika.
setting-book = Książka debiutów: dla wbudowanego przeciwnika i do pytań.
setting-tables = Folder z własnymi tablicami końcówek. Tablice do czterech bierek są wbudowane.
setting-side = Twój kolor.
setting-time = Zegar: minuty plus sekundy na każdy ruch albo kontrole czasu.
setting-laws = Wydanie przepisów.
setting-announcing = Ruchy się wpisuje, ogłasza albo też powtarza.
setting-strict = Próba turniejowa.
setting-blindfold = Gra bez szachownicy. tak: można pytać o pozycję, a każde podejrzenie się liczy. ściśle: nie można.
setting-warnings = Kiedy program podaje pozostały czas: minuty, a z s sekundy. automatycznie: zależnie od tempa gry.
setting-braille-table = Brajl dla słów, według nazwy w liblouis.
setting-sheet-code = Jak brajlowski zapis partii pisze ruchy.
setting-sheet-cells = Znaki w wierszu zapisu partii.
setting-sheet-lines = Wiersze na stronie zapisu partii.
setting-print = Jak drukowane są wiersze.
setting-braille-width = Znaki w wierszu linijki brajlowskiej.
setting-braille-form = Jak zapisana jest pozycja dla palców.
setting-keymap = Klawisze ekranu.
setting-keyboard = Kraj twojej klawiatury.
setting-name = Twoje imię, na listach i w zapisach partii.
setting-touch = Dotknięta-ruszona: dotknięta bierka musi się ruszyć.
setting-blunder-warning = Pyta, zanim oddasz figurę albo dopuścisz do mata.
setting-square-order = Części opisu pola, w kolejności mówienia.
setting-face = Wiersz po wierszu albo na ekranie.
setting-theme = Kolory i znaki ekranu.
setting-background = Czy terminal jest ciemny, czy jasny. automatycznie: jak podaje terminal.
setting-key-echo = Własna mowa przy pisaniu na ekranie.
setting-clock-interval = Sekundy między odczytami zegara. 0: na bieżąco; przy czytniku, gdy coś się mówi.
setting-pegboard = Twoja szachownica elektroniczna.
setting-pegboard-orientation = Jak obrócona jest szachownica.
setting-pegboard-clock = Zegar przy szachownicy DGT.

## Wiersz poleceń

usage-unknown-flag = Nieznana opcja: { $word }.
usage-unknown-command = Nieznane polecenie: { $word }.
usage-too-much = { $word } to o jedno słowo za dużo.
usage-empty-word = Jedno słowo jest puste. Pomiń je.
usage-equals = { $word } nie może stać po { $flag }. Napisz { $flag } albo { $flag }=off.
usage-alone = { $word } nie przyjmuje wartości. Napisz samo { $word }.
usage-value = { $word } nie przyjmuje { $value }. To jest: { $help }
usage-needs-value = { $word } wymaga wartości. To jest: { $help }
usage-twice = { $word } występuje dwa razy. Napisz raz.
usage-new-only = { $word } jest tylko dla nowej partii. Pomiń to albo zacznij nową: { $program } play
usage-conflict = Użyj { $word } albo { $other }, nie obu naraz.
usage-missing = Brakuje: { $word }. To jest: { $help }
usage-missing-one = Brakuje jednego z: { $words }.
usage-follow = { $word } wymaga jeszcze słowa: { $words }.
usage-wrong = Polecenia nie da się odczytać.
usage-no-text = Jeden z argumentów to nie tekst UTF-8.
usage-help = Pomoc: { $program } { $command }

help-usage = Użycie: { $program } { $command }
help-argument = { $word }: { $help }
help-argument-optional = { $word }, opcjonalnie: { $help }
help-commands = Polecenia:
help-pages = Każde ma własną stronę, na przykład: { $program } { $command } --help
help-flags = Opcje:
help-play = Opcje play działają też bez niego. Ich lista: { $program } play --help

value-command = POLECENIE
value-game = PARTIA
value-move = RUCHY
value-text = TEKST
value-question = PYTANIE
value-file = PLIK
value-folder = FOLDER
value-language = JĘZYK
value-name = NAZWA
value-place = MIEJSCE
value-places = MIEJSCA
value-script = SKRYPT
value-voice = GŁOS
value-form = FORMA
value-number = LICZBA
value-odds = FORY
value-who = IMIĘ
value-side = STRONA
value-switch = on albo off
value-periods = CZAS
value-edition = WYDANIE
value-how = JAK
value-minutes = MINUTY
value-table = TABLICA
value-theme = MOTYW
value-seconds = SEKUNDY
value-address = SZACHOWNICA
value-date = DATA
value-result = WYNIK
value-code = PISMO
value-make = MARKA
value-clock = ZEGAR
value-style = STYL
value-shell = POWŁOKA
value-value = WARTOŚĆ

cli = Szachy na słuch i dotyk, dla graczy niewidomych i słabowidzących. Bez polecenia zaczyna się partia.
cli-play = Zagraj partię.
cli-resume = Kontynuuj partię: ostatnią niedokończoną albo tę o podanym numerze.
cli-study = Przejrzyj na słuch zapisaną partię.
cli-say = Wypisz, jak ogłasza się każdy ruch.
cli-read = Wypisz, co znaczy wpisany albo wypowiedziany ruch: jego SAN i pola.
cli-ask = Odpowiedz na jedno pytanie o pozycję.
cli-import = Importuj partie z pliku PGN.
cli-games = Wypisz partie zapisane i importowane, od najnowszej.
cli-export = Zapisz partię: PGN albo zapis partii.
cli-voices = Wypisz głosy albo sprawdź własne.
cli-voices-list = Wypisz głosy.
cli-voices-check = Sprawdź głosy: wbudowane albo z folderu.
cli-keymaps = Układy klawiszy ekranu: lista albo sprawdzenie własnych.
cli-keymaps-list = Wypisz układy albo klawisze jednego.
cli-keymaps-check = Sprawdź układy: wbudowane albo z folderu.
cli-pegboard = Obserwuj, sprawdź albo symuluj szachownicę elektroniczną.
cli-pegboard-watch = Wypisuj, co wysyła szachownica. Control-C kończy.
cli-pegboard-check = Sprawdź szachownicę: pola, lampki, przyciski i zegar.
cli-pegboard-simulate = Symuluj szachownicę, do prób bez prawdziwej.
cli-match = Rozegraj mecz pod okiem sędziego, z pliku meczu.
cli-seat = Miejsce meczu otwartego gdzie indziej.
cli-link = Przenieś miejsce meczu na inny komputer.
cli-referee = Wykonaj skrypt przepisów: każde zdarzenie i co orzeka sędzia.
cli-health = Sprawdź, co tu działa, po jednym wierszu.
cli-setup = Odpowiedz znów na pierwsze pytania.
cli-man = Wypisz stronę podręcznika, do zainstalowania przez pakiet.
cli-completions = Wypisz uzupełnienia dla powłoki, do zainstalowania przez pakiet.
cli-help = Objaśnij program albo jedno polecenie.

arg-help = ta strona.
arg-version = wersja programu.
arg-data = folder na zapisane partie, ustawienia i wszystko, co program zapisuje.
arg-line = wiersz po wierszu, bez ekranu.
arg-screen = ekran z szachownicą, gdzie terminal potrafi go pokazać.
arg-touch = czy dotknięta bierka musi się ruszyć.
arg-opponent = builtin, human albo uci: i plik lub nazwa silnika, jak uci:stockfish.
arg-name = twoje imię, na listach i w zapisach partii; albo off.
arg-level = jak silny jest przeciwnik, 1 do 20.
arg-side = white, black albo random.
arg-speech = czy program mówi.
arg-tones = czy obok mowy brzmią krótkie sygnały.
arg-time = minuty i sekundy dodawane na ruch, jak 15+10; 40/90+30,30+30 dla dwóch kontroli; 5d3 z opóźnieniem, 3b2 Bronstein; off bez zegarów.
arg-laws = wydanie przepisów: fide-2023 albo sam rok.
arg-announcing = czy ruchy trzeba ogłaszać: off; announce; repeat, a przeciwnik je powtarza.
arg-strict = próba turniejowa: jej protokół i jej kary. Napisz --strict=off, jeśli ustawienia mówią on.
arg-blindfold = gra bez szachownicy: on, gdzie liczy się każde podejrzenie, albo strict, bez podglądania. Napisz --blindfold=off, jeśli ustawienia mówią inaczej.
arg-warnings = ostrzeżenia o czasie przy tylu minutach, jak 10,5,1; off bez ostrzeżeń.
arg-print = jak drukowane są wiersze: text albo braille dla brajla Unicode.
arg-table = tablica brajlowska liblouis, dla drukowanego brajla; auto według twojego języka.
arg-keymap = układ klawiszy ekranu. Lista układów: { $program } keymaps list
arg-theme = kolory ekranu: dark, light, large, mono, shapes, reader, words albo braille.
arg-book = książka debiutów: builtin, off albo plik Polyglot.
arg-tables = folder z tablicami końcówek albo off.
arg-clock-interval = jak często ekran pokazuje zegary, w sekundach, 0 do 3600. 0: na bieżąco; dla czytników tylko, gdy coś się mówi.
arg-pegboard = szachownica pod twoimi rękami: auto albo marka i port, jak dgt:/dev/ttyUSB0. Dwa razy dla dwóch szachownic, jak white=auto.
arg-speech-engine = program mowy: dispatcher albo native.
arg-rate = jak szybka jest mowa, -100 do 100.
arg-volume = jak głośne są mowa i dźwięki, 10 do 100.
arg-answers = długie odpowiedzi: w częściach albo całe.
arg-blunder-warning = pytać, zanim oddasz figurę albo dopuścisz do mata.
arg-extra-words = czy mówi się bije, szach i mat.
arg-spelling = niemieckie słowa FIDE w druku: umlauts, appendix albo auto według twojego języka.
arg-braille-width = znaki twojej linijki brajlowskiej, 10 do 200, albo off.
arg-braille-form = pozycja dla palców: diagram, ranks albo list, z dots, ascii albo letters.
arg-keyboard = kraj twojej klawiatury: us, gb, de, fr, ch, es, it, br, cz, hu, kr, nl, pl, pt, ru, se, th, tr, ua albo vn.
arg-square-order = części opisu pola w kolejności mówienia, jak "piece square".
arg-background = czy terminal jest ciemny, czy jasny, jeśli sam nie mówi: auto, dark albo light.
arg-key-echo = własna mowa przy pisaniu na ekranie: off, letters albo words.
arg-face = wiersz po wierszu albo na ekranie: line albo screen.
arg-pegboard-orientation = jak obrócona jest szachownica: found, straight albo turned.
arg-pegboard-clock = zegar przy szachownicy DGT: none, xl albo 3000.
arg-position = pozycja: FEN, diagram brajlem albo literami, lista bierek albo start.
arg-chess960 = Szachy960, z pozycji o tym numerze, 0 do 959. Bez numeru z dowolnej.
arg-variant = gra: king-of-the-hill, three-check, crazyhouse, antichess, atomic, horde albo racing-kings.
arg-odds = co jeden gracz daje drugiemu: two-moves, pawn, pawn-and-two, exchange, knight, rook, queen; draw; time 5. Daje przeciwnik albo wskazany: white, black.
arg-seed = liczba dla losu: z tą samą przeciwnik gra te same ruchy.
arg-moves = głos ruchów.
arg-talk = głos wszystkiego innego.
arg-form = long z polem wyjściowym; short tylko tyle, ile wymaga pozycja; figures w czterech cyfrach szachów korespondencyjnych.
arg-game = numer partii. Lista partii: { $program } games
arg-file = plik wyjściowy. Bez niego standardowe wyjście.
arg-folder = folder. Bez niego to, co wbudowane.
arg-force = zastąp plik, który już istnieje.
arg-address = auto, marka albo marka i port, jak dgt:/dev/ttyUSB0. Marki to { $makes }.
arg-straight = Białe siedzą tam, gdzie przewidział producent. Bez tego decyduje pozycja początkowa.
arg-turned = Białe siedzą po drugiej stronie.
arg-clock = zegar przy szachownicy DGT: xl albo 3000.
arg-say-move = ruchy, jeden po drugim. Z - przychodzą ze standardowego wejścia, w każdym wierszu pozycja, tabulator i ruchy.
arg-say-chess960 = roszada jak w Szachach960.
arg-read-chess960 = roszada jak w Szachach960.
arg-ask-chess960 = roszada jak w Szachach960.
arg-read-text = ruch. Z - ze standardowego wejścia, w każdym wierszu pozycja, tabulator i ruch.
arg-ask-question = pytanie, na przykład szachownica. Z - ze standardowego wejścia, w każdym wierszu pozycja, tabulator i pytanie.
arg-import-file = plik PGN. Z - ze standardowego wejścia.
arg-import-champions = partie mistrzów szachów szybkich. Zamiast pliku.
arg-import-faults = zapisz każdy błąd do tego pliku, po jednym wierszu.
arg-import-encoding = kodowanie pliku, na przykład windows-1250. Bez niego jest odgadywane, gdzie to pewne.
arg-games-player = gracz, dowolnym kolorem. Wystarczy część nazwiska.
arg-games-opponent = przeciwnik tego gracza.
arg-games-white = kto grał białymi.
arg-games-black = kto grał czarnymi.
arg-games-since = pierwszy dzień, miesiąc albo rok: 1972-07-11, 11.7.1972, 1972-07 albo 1972.

arg-games-until = ostatni dzień, miesiąc albo rok.
arg-games-opening = początek kodu debiutu, jak B9, albo słowa z jego nazwy.
arg-games-result = 1-0, 0-1, 1/2, draw, won albo lost z twojej strony, albo * dla niedokończonych.
arg-games-event = turniej, cały albo część nazwy.
arg-games-position = pozycja, która była na szachownicy: FEN, diagram albo lista bierek.
arg-games-limit = ile partii najwyżej wypisać, 1 albo więcej.
arg-games-from = od której partii wypisywać, licząc od 1.
arg-export-all = wszystkie partie, od najstarszej.
arg-export-pgn = jako PGN, tak jak bez formy.
arg-export-text = jako zapis partii w druku, literami głosu ruchów.
arg-export-brf = jako zapis partii brajlem, w stronach dla drukarki brajlowskiej.
arg-export-diagram = jako obraz ostatniej pozycji, z opisem.
arg-export-code = jak pisać ruchy brajlem: san, literami głosu ruchów; uk, brytyjskim pismem szachowym.
arg-export-cells = znaki w wierszu strony brajlowskiej, 12 do 80.
arg-export-lines = wiersze na stronie brajlowskiej, 5 do 60.
arg-export-table = tablica brajlowska liblouis; auto według twojego języka; off: jeden znak brajla na każdy znak druku.
arg-export-target = plik wyjściowy, bez opcji.
arg-keymaps-list-name = układ, którego klawisze wypisać.
arg-pegboard-check-all = sprawdź każde pole, nie tylko sześć.
arg-pegboard-check-name = nadaj szachownicy PEG/1 ten numer, raz na zawsze, i nic nie sprawdzaj.
arg-pegboard-simulate-make = { $makes }.
arg-pegboard-simulate-occupancy = szachownica Certabo bez chipów, jak Sentio: czuje tylko zajęte pola.
arg-pegboard-simulate-tactum = szachownica Certabo jak Tactum: tylko zajęte pola i bez dwukropka przed tym, co wysyła.
arg-pegboard-simulate-pieces = szachownica PEG/1, która zna każdą bierkę.
arg-pegboard-simulate-old = szachownica PEG/1 w wersji 1.0.
arg-pegboard-simulate-clock = szachownica DGT z zegarem.
arg-pegboard-simulate-link = dowiązanie, które prowadzi do portu, gdziekolwiek on jest.
arg-pegboard-simulate-pgn = graj ruchy z tego pliku PGN, gdy tylko program o coś zapyta szachownicę.
arg-pegboard-simulate-game = partia z pliku, licząc od 1.
arg-pegboard-simulate-delay = przerwa przed każdym ruchem, w milisekundach.
arg-pegboard-simulate-side = white albo black: ruchy drugiej strony czekają na polecenie dalej.
arg-pegboard-simulate-confirm = potwierdzaj każdy ruch, przyciskiem albo dźwignią zegara.
arg-pegboard-simulate-style = jak gra ręka: captured-first, own-first, replace, slide, put-back, adjust, both-hands albo pawn-first. Bez tego każdy ruch inaczej.
arg-pegboard-simulate-faults = skrypt tego, co się psuje.
arg-pegboard-simulate-seed = liczba dla losu, w ręce i na łączu.
arg-match-new = zapytaj, czego potrzebuje mecz, w około 15 pytaniach, i napisz nowy plik meczu.
arg-match-check = sprawdź plik meczu i wypisz jego błędy.
arg-match-here = miejsca tego terminala na początek: white, black i desk, oddzielone przecinkami. Bez tego wszystkie trzy.
arg-match-records = numer rozegranego meczu, żeby napisać jego dokumenty: PGN, zapisy partii i raport.
arg-match-force = zastąp dokumenty, jeśli folder je ma.
arg-match-file = plik meczu albo folder na dokumenty. Bez tego match.toml.
arg-seat-place = white, black albo desk dla sędziego; room dla stanowiska całej sali; captain dla kapitana drużyny.
arg-referee-script = skrypt. Z - ze standardowego wejścia.
arg-referee-fill = wypisz skrypt jeszcze raz, z decyzjami wpisanymi jako oczekiwania.
arg-completions-shell = bash, elvish, fish, powershell albo zsh.

man-name = NAZWA
man-about = szachy na słuch i dotyk, dla graczy niewidomych i słabowidzących
man-synopsis = SKŁADNIA
man-usage = [POLECENIE] [OPCJE]
man-description = OPIS
man-begin = W partii wpisz pomoc, żeby usłyszeć, co możesz zrobić.
    Opcje play działają też bez niego.
man-commands = POLECENIA
man-flags = OPCJE KAŻDEGO POLECENIA
man-environment = ŚRODOWISKO
man-environment-text = Każde ustawienie jest też zmienną, jak TOUCHMOVE_TALK albo TOUCHMOVE_LEVEL. Opcja ma pierwszeństwo.
    Bez wyboru językiem jest ten z LC_ALL, LC_MESSAGES albo LANG.
man-files = PLIKI
man-files-text = Zapisane partie: archive.db w folderze danych. Ustawienia: settings.toml. Folder podaje: { $program } health
man-exit = KOD WYJŚCIA
man-exit-text = 0: wykonane. 1: nie udało się, a program podał powód. 2: błędny wiersz polecenia.

no-voice = Nieznany głos: { $name }. Są: { $voices }.
question-empty = O nic nie zapytano. Na przykład { $program } ask szachownica.
flags-before-command = Opcje pisz po poleceniu.

## Stan

health-voice = Głos { $name }: działa, język { $language }.
voice-with-slips = Głos { $name }: ma błędy, język { $language }.
health-voice-broken = Głos { $name }: { $what }.
health-speech = Mowa: { $server } odpowiada, liczba głosów: { $count }; { $languages }.
health-speech-missing = Mowa: język { $language } nie ma głosu. Zainstaluj espeak-ng.
health-speech-off = Mowa: wyłączona. Żeby włączyć, wpisz w partii mowa tak.
health-speech-fails = Mowa: { $reason }.
health-journal = Archiwum: działa, { $count ->
    [one] { $count } partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
}, { $file }.
health-journal-fails = Archiwum: { $reason }, { $file }. Wybierz inny folder przez --data.
health-opponent = Przeciwnik: działa, znalazł { $move }.
health-settings = Ustawienia: odczytane, { $file }.
health-settings-none = Ustawienia: jeszcze żadnych, { $file }.
health-terminal = Terminal: { $kind }.
health-terminal-unread = Terminal: czytniki ekranu nie czytają { $name }. Użyj GNOME Terminal albo konsoli Linuksa.
terminal-editing = wiersze można edytować
terminal-plain = zwykłe wiersze

## Archiwum

games-none = Jeszcze żadnych partii.
result-open = niedokończona
player-human = gracz
player-guest = gość
player-of-two = gracz { $number }
player-builtin = poziom { $level }
export-which = Która partia? Podaj jej numer, na przykład { $program } export 57 --text, albo --all.
exported = Zapisano w { $file }.
games-all = { $count ->
    [one] 1 partia.
    [few] { $count } partie.
    [many] { $count } partii.
   *[other] { $count } partii.
}
games-some = Liczba partii: { $count }, od { $from } do { $to }. Następne przez --from.
games-none-such = Żadna partia nie pasuje.
games-never = { $since } jest po { $until }. Zamień je.
games-beyond = { $count ->
    [one] 1 partia, nie więcej.
    [few] { $count } partie, nie więcej.
    [many] { $count } partii, nie więcej.
   *[other] { $count } partii, nie więcej.
}
games-moves = { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchów
}
games-imported = { $game }: { $white } kontra { $black }, { $result }, { $told }.
player-unknown = nieznany

## Brajl

braille-table = Pl-Pl-g1.utb
braille-page-table = Pl-Pl-g1.utb
braille-capital = .

uk-short-castling = O-O
uk-long-castling = O-O-O
uk-castling-check = >P
uk-promotion = { "" }
uk-en-passant = { " EP" }
uk-draw-offer = "<"7">

print-braille = Wiersze są teraz brajlem, tablica { $table }.
print-text = Wiersze są teraz tekstem.
braille-lost = Brajl zawiódł, tablica { $table }: { $reason }. Wiersze są tekstem.
braille-plain = Brak brajla literackiego, tablica { $table }: { $reason }. Słowa są pisane znak po znaku.
braille-left-out = Pominięto, brak znaków dla tych liter: { $text }. Z tabelą liblouis: --table auto.
braille-signs = Nie pisze wszystkiego: tablica { $table }. Znak po znaku: { $text }
reason-louis-missing = brakuje lou_translate, zainstaluj liblouis-bin
reason-louis-table = liblouis nie może jej użyć, podaj inną, na przykład Pl-Pl-g1.utb
reason-louis-stuck = lou_translate nie odpowiada
reason-louis-garbage = lou_translate nie pisze brajlem
argument-print = { $name } wymaga nazwy pliku, na przykład partia.txt, albo brajl albo tekst.
help-print =
    drukuj partia.txt: zapis partii do pliku dla drukarki.
    drukuj partia.brf: brajlem, dla drukarki brajlowskiej.
    drukuj 5 partia.txt: partii 5. drukuj szachownica pozycja.txt: szachownica.
    wydruk brajl: wiersze brajlem Unicode, dla linijki, która pokazuje zawartość terminala.
    wydruk tekst: jak zwykle.
health-braille = Brajl: liblouis { $version }, tablica { $table } działa.
health-braille-off = Brajl: liblouis { $version }, tablica nieustawiona.
health-braille-none = Brajl: pismo szachowe działa. Dla brajla literackiego zainstaluj liblouis-bin.
health-braille-fails = Brajl: tablica { $table }, { $reason }.

## Zapisy partii

sheet-title = Partia { $game }, { $white } kontra { $black }
sheet-white = Białe: { $name }
sheet-black = Czarne: { $name }
sheet-event = Turniej: { $event }
sheet-date = Data: { $date }
sheet-written-white = Tak zapisały białe:
sheet-written-black = Tak zapisały czarne:
sheet-men-white = Białe:
sheet-men-black = Czarne:
sheet-turn = { $color } na posunięciu.
export-exists = { $file } już istnieje. Użyj --force, żeby zastąpić.
export-failed = Nie zapisano, { $file }: { $reason }.
reason-no-folder = folder nie istnieje
reason-is-folder = to folder, podaj plik w nim
reason-not-writable = nie pozwalają na to uprawnienia
reason-too-long = nazwa jest za długa
reason-too-large = jest za duży
reason-special = to nie jest zwykły plik
reason-unknown = system odmawia
program-stopped = Program się zatrzymuje: { $reason }. Popraw to i uruchom go ponownie.
standard-output = standardowe wyjście

## Szukanie partii

argument-filters = { $name } przyjmuje nazwisko, debiut, rok: { $name } carlsen od 2010.
argument-game = { $name } wymaga numeru partii: { $name } 57.
filter-date = { $word } to nie data. Wpisz rok albo na przykład 2013-11-22.
filter-result = { $word } to nie wynik. Wpisz 1-0, 0-1 albo remis.
filter-bare = Po { $word } czegoś brakuje. Wpisz na przykład partie gracz Anna albo partie od 2013.
found-line = { $game }: { $rest }.
game-against = przeciwnik { $opponent }
game-players = { $white } kontra { $black }
game-side = { $kind ->
    [open] grasz { $color-key ->
        [white] białymi
       *[black] czarnymi
    }
   *[over] twój kolor { $color-key ->
        [white] białe
       *[black] czarne
    }
}
own-result = { $kind ->
    [won] wygrana
    [lost] przegrana
    [draw] remis
    [open] niedokończona, ruch { $move }
   *[ruled] { $score }
}
found-more = Jeszcze { $count }. Wpisz więcej.
parts-left = { $parts ->
    [one] Została 1 część
    [few] Zostały { $parts } części
    [many] Zostało { $parts } części
   *[other] Zostało { $parts } części
}: { $more }.
log-more = Jest ciąg dalszy: wpisz więcej.
log-more-key = Jest ciąg dalszy: { $keys }.
found-none = Nie znaleziono partii: { $words }. Wszystkie partie: partie.
list-none = Nic więcej. Lista partii: partie.
list-end = Koniec listy.
game-unknown = Nie ma partii { $game }. Lista: partie.
archive-unreadable = Archiwum nie da się odczytać: { $reason }.
game-damaged = Partia { $game } jest uszkodzona i nieczytelna. Inne partie są całe.
game-cut = Partia { $game } jest uszkodzona. Kończy się tam, gdzie nie da się jej czytać dalej.
game-row-damaged = uszkodzona, nie do odczytania
short-result = { $kind ->
    [white] wygrały białe
    [black] wygrały czarne
    [draw] remis
    [open] niedokończona{ $move ->
        [0] {""}
       *[other] , ruch { $move }
    }
   *[ruled] { $score }
}
date-day = { $day } { $month ->
    [1] stycznia
    [2] lutego
    [3] marca
    [4] kwietnia
    [5] maja
    [6] czerwca
    [7] lipca
    [8] sierpnia
    [9] września
    [10] października
    [11] listopada
   *[12] grudnia
} { $year }
date-month = { $month ->
    [1] styczeń
    [2] luty
    [3] marzec
    [4] kwiecień
    [5] maj
    [6] czerwiec
    [7] lipiec
    [8] sierpień
    [9] wrzesień
    [10] październik
    [11] listopad
   *[12] grudzień
} { $year }

## Przeglądanie partii

study-title = { $white } kontra { $black }, partia { $game }.
study-title-own = Twoja partia { $game }, przeciwnik { $opponent }.
study-length = { $moves ->
    [0] Bez ruchów.
    [one] { $moves } ruch. Enter: następny.
    [few] { $moves } ruchy. Enter: następny.
    [many] { $moves } ruchów. Enter: następny.
   *[other] { $moves } ruchów. Enter: następny.
}
study-waits = Twoja partia { $game } czeka. Wpisz zamknij, żeby wrócić.
study-closed = Powrót do partii { $game }.
study-none = { $name } służy do przeglądania partii. Wpisz partie, żeby jakąś znaleźć.
study-not-now = { $name } jest dla trwającej partii. Najpierw wpisz zamknij.
study-result = { $kind ->
    [white] Wygrały białe.
    [black] Wygrały czarne.
    [draw] Partia skończyła się remisem.
    [open] Partia jest niedokończona.
   *[ruled] Wynik: { $score }.
}
study-own-result = { $kind ->
    [won] Twoja wygrana. Twój kolor: { $color-key ->
        [white] białe
       *[black] czarne
    }.
    [lost] Twoja przegrana. Twój kolor: { $color-key ->
        [white] białe
       *[black] czarne
    }.
    [draw] Partia skończyła się remisem. Twój kolor: { $color-key ->
        [white] białe
       *[black] czarne
    }.
    [open] Partia jest niedokończona. Twój kolor: { $color-key ->
        [white] białe
       *[black] czarne
    }.
   *[ruled] Wynik: { $score }. Twój kolor: { $color-key ->
        [white] białe
       *[black] czarne
    }.
}
study-beginning = Początek partii. { $color } na posunięciu.
study-first = To jest początek.
study-place = { $move }, { $color } { $number }.
study-end = Koniec partii.
study-variation-over = Koniec wariantu.
study-end-variation = Koniec wariantu. Wpisz opuść.
study-variations = { $count ->
    [one] { $count } wariant.
    [few] { $count } warianty.
    [many] { $count } wariantów.
   *[other] { $count } wariantów.
}
study-in-variation = { $depth ->
    [one] W wariancie do ruchu { $number }.
    [few] W wariancie, głębokość { $depth }, do ruchu { $number }.
    [many] W wariancie, głębokość { $depth }, do ruchu { $number }.
   *[other] W wariancie, głębokość { $depth }, do ruchu { $number }.
}
study-row-here = { $moves }. Jesteś przy ruchu { $color-key ->
    [white] białych
   *[black] czarnych
}.
study-row-variation = { $depth ->
    [one] Wariant: { $moves }
    [few] Wariant, głębokość { $depth }: { $moves }
    [many] Wariant, głębokość { $depth }: { $moves }
   *[other] Wariant, głębokość { $depth }: { $moves }
}
study-last-number = Ruchy kończą się na numerze { $number }.
study-otherwise = Zagrano inny ruch.
variations-none = Brak wariantów do tego ruchu.
variation-back = { $number }: { $reading }, wariant główny.
variation-wrong = Warianty mają numery od 1 do { $count }.
leave-none = To jest wariant główny.
comment-none = Brak komentarza do tego ruchu.
auto-on = Odtwarzanie, przerwa między ruchami: { $time }. Enter zatrzymuje.
auto-stopped = Zatrzymano.
goto-wrong = Ruchy są od { $first } do { $last }.
goto-end = koniec, końca, ostatni, ostatniego
goto-first = początek, początku, pierwszy, pierwszego
goto-no-move = Nie ma tu ruchu { $number } { $color-key ->
    [white] białych
   *[black] czarnych
}.
play-on-over = Partia jest tu skończona. Nie da się grać dalej.
confirm-play-on = Opuścić własną partię dla nowej? tak albo nie.
flipped = Szachownica obrócona: na dole { $color-key ->
    [white] białe
   *[black] czarne
}.
blindfold-on = Gra na ślepo. Szachownica ukryta. Można pytać o pozycję, a każde podejrzenie się liczy.
blindfold-strict = Gra na ślepo, bez podglądania. Szachownica ukryta, a pytania o pozycję zostają bez odpowiedzi.
blindfold-off = Koniec gry na ślepo. Szachownica wraca.
blindfold-looks = { $count ->
    [one] Jedno podejrzenie do tej pory.
    [few] { $count } podejrzenia do tej pory.
    [many] { $count } podejrzeń do tej pory.
   *[other] { $count } podejrzenia do tej pory.
}
blindfold-refused = Bez podglądania: to gra na ślepo. Żeby mimo to podejrzeć, wpisz { $blindfold } { $on }.
blindfold-told = Partia na ślepo. { $count ->
    [0] Bez ani jednego podejrzenia.
    [one] Jedno podejrzenie.
    [few] { $count } podejrzenia.
    [many] { $count } podejrzeń.
   *[other] { $count } podejrzenia.
}
blindfold-told-since = Na ślepo od ruchu { $number }. { $count ->
    [0] Bez ani jednego podejrzenia.
    [one] Jedno podejrzenie.
    [few] { $count } podejrzenia.
    [many] { $count } podejrzeń.
   *[other] { $count } podejrzenia.
}
blindfold-position = Specjalna pozycja początkowa. Zapamiętaj ją:
clock-unknown = Nie ma tu zapisanych czasów.
argument-move-number = { $name } wymaga numeru ruchu: { $name } 12 albo { $name } 12 czarne.
argument-variation = { $name } wymaga numeru. Wpisz warianty, żeby usłyszeć listę.
argument-seconds = { $name } przyjmuje od 1 do 60 sekund.
argument-color = { $name } przyjmuje białe albo czarne.
about-line = { $name }: { $value }.
tag = { $tag ->
    [Event] Turniej
    [Site] Miejsce
    [Date] Data
    [Round] Runda
    [WhiteElo] Ranking białych
    [BlackElo] Ranking czarnych
    [ECO] Kod debiutu
    [Opening] Debiut
    [Variation] Wariant
    [Annotator] Komentarze
    [TimeControl] Tempo gry
    [Termination] Koniec
    [EventDate] Początek turnieju
    [Source] Źródło
   *[other] { $tag }
}
annotation = { $number ->
    [1] dobry ruch
    [2] błąd
    [3] świetny ruch
    [4] gruby błąd
    [5] ciekawy ruch
    [6] wątpliwy ruch
    [7] jedyny ruch
    [8] jedyny ruch
    [9] najgorszy ruch
    [10] równo
    [11] równo
    [12] równo
    [13] niejasno
    [14] białe nieco lepiej
    [15] czarne nieco lepiej
    [16] białe lepiej
    [17] czarne lepiej
    [18] białe na wygraną
    [19] czarne na wygraną
    [20] białe z miażdżącą przewagą
    [21] czarne z miażdżącą przewagą
    [22] zugzwang
    [23] zugzwang
    [32] przewaga w rozwoju
    [33] przewaga w rozwoju
    [36] inicjatywa
    [37] inicjatywa
    [40] atak
    [41] atak
    [44] rekompensata
    [45] rekompensata
    [132] kontrgra
    [133] kontrgra
    [138] niedoczas
    [139] niedoczas
    [140] z ideą
    [142] lepsze jest
    [145] uwaga redakcji
    [146] nowinka
   *[other] uwaga { $number }
}
help-study =
    Enter: następny ruch.
    Inne: wstecz, początek, koniec, idź 12.
    Wszystkie ruchy na słuch: odtwarzaj.
    Pytaj: szachownica, bierki S, gdzie, komentarz.
    Warianty: warianty, opuść.
    Gracze i wynik: informacje.
    Zagrać stąd: graj-dalej.
    Powrót do twojej partii: zamknij.
    Więcej: pomoc wszystko, pomoc idź.
help-flip =
    obróć: szachownica od drugiej strony.
help-blindfold =
    na-ślepo: gra bez szachownicy.
    Każde pytanie o pozycję to podejrzenie.
    na-ślepo ściśle: bez podglądania.
    na-ślepo nie: szachownica wraca.
help-games =
    partie: twoje partie, po pięć.
    partie carlsen: według gracza.
    partie sycylijska, partie B90: według debiutu.
    partie 1992 remis, partie od 1990.
    partie wygrane, partie przegrane: twoje.
    partie tutaj: z tą pozycją.
    partie crazyhouse: według gry.
    Także: gracz, przeciw, białe, czarne,
    debiut, turniej, wynik, do.
help-more =
    więcej: następne partie z listy albo następne ruchy kontynuacji.
    Na ekranie dla czytników: reszta długiej odpowiedzi.
help-open =
    otwórz 57: otwiera partię 57. Po liście wystarczy 57.
help-resume =
    wznów: wraca do niedokończonej partii, granej ostatnio.
    wznów 3: do partii 3.
    Opuszczana partia jest zapisana.
help-next =
    dalej: następny ruch otwartej partii. Wystarczy też Enter.
help-previous = wstecz: poprzedni ruch.
help-first = początek: na początek partii.
help-end = koniec: na koniec partii albo wariantu.
help-goto =
    idź 12: do ruchu 12 białych.
    idź 12 czarne: do ruchu czarnych. Skrót: go.
help-where =
    gdzie: czyj jest ruch.
    W otwartej partii: ruch, wariant, partia.
help-auto =
    odtwarzaj: ruch co pięć sekund.
    odtwarzaj 8: co osiem. Enter zatrzymuje.
help-pause =
    zatrzymaj: zatrzymuje zegary twojej partii albo odtwarzanie. Enter uruchamia zegary.
    W meczu stają oba zegary. Sędzia jest wzywany. Można podać powód.
help-variations =
    warianty: co jeszcze było możliwe przy ostatnim ruchu.
help-variation =
    wariant 1: wchodzi w pierwszy. Po poleceniu warianty wystarczy 1.
help-leave =
    opuść: powrót do ruchu, przy którym zaczął się wariant.
help-comment = komentarz: powtarza komentarz do ruchu.
help-about =
    informacje: gracze, przepisy, zegar.
    W otwartej partii: gracze, wynik, turniej i inne.
help-course =
    przebieg: kiedy każda strona stała najlepiej i najdłuższy namysł.
    przebieg 12: partia po ruchu 12.
help-play-on =
    graj-dalej, graj-dalej czarne: nowa partia stąd, przeciw komputerowi.
help-close =
    zamknij: zamyka otwartą partię i wraca do twojej.

## Import

import-progress = Odczytane partie: { $games }.
import-progress-percent = { $percent } procent, odczytane partie: { $games }.
import-kept = { $count ->
    [one] Zaimportowano 1 partię.
    [few] Zaimportowano { $count } partie.
    [many] Zaimportowano { $count } partii.
   *[other] Zaimportowano { $count } partii.
}
import-remarks = Z uwagami: { $count }.
import-doubles = { $count ->
    [one] 1 partia już była.
    [few] { $count } partie już były.
    [many] { $count } partii już było.
   *[other] { $count } partii już było.
}
import-refused = { $count ->
    [one] Odrzucono 1 partię.
    [few] Odrzucono { $count } partie.
    [many] Odrzucono { $count } partii.
   *[other] Odrzucono { $count } partii.
}
import-why = { $why }: { $count ->
    [one] 1 partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
}.
import-fault = { $what } { $file }, wiersz { $line }, kolumna { $column }.
import-more-faults = Jeszcze { $count }. Wszystkie zapisze --faults PLIK.
import-missing = Nie znaleziono pliku: { $file }.
import-folder = { $file } to folder. Podaj plik PGN w nim.

import-unreadable = { $file } nie da się odczytać, nic nie importowano. Sprawdź uprawnienia.
import-endless = Ponad 1 gigabajt z { $file }. Nic nie zaimportowano. Zapisz to najpierw jako plik.
waiting-for-writer = Czekam na dane z { $file }. Naciśnij Control-C, aby przerwać.
import-unwritable = Już istnieje albo nie do zapisania: { $file }. Podaj inny plik.
import-interrupted = Przerwano. Nic nie importowano.
import-nothing = Nic nie importowano. Importuj jeszcze raz.
import-empty = { $file } jest pusty.
import-no-game = Brak partii w { $file }. Podaj plik PGN.
referee-no-event = Brak zdarzenia w { $file }. Napisz jakieś, na przykład 0:00 start.
import-no-text = { $file } to nie zwykły tekst. Rozpakuj plik albo zapisz go jako UTF-8.
import-encoding = Odczytano jako { $encoding }. Jeśli nazwiska są błędne, podaj inne --encoding.
import-encoding-unfit = Niektórych znaków nie ma w { $encoding }. Podaj inne --encoding.
import-encoding-wrong = { $file } nie jest w { $encoding }. Pomiń --encoding albo podaj inne.
import-encoding-utf8 = Odczytano jako { $encoding }, ale całość to UTF-8. Jeśli nazwiska są błędne, pomiń --encoding.
import-letters = Inne litery? Dodaj --letters, na przykład --letters { $letters }.
import-letters-wrong = Inne litery? Pomiń --letters albo podaj inny głos.
encoding-unknown = Nieznane kodowanie: { $word }. Najbliższe: { $near }.
encoding-unknown-examples = Nieznane kodowanie: { $word }. Są na przykład { $near }.
standard-input = standardowe wejście
fault-foreign = { $word } to nie ruch PGN. PGN używa angielskich liter: K, Q, R, B, N.
fault-other-letters = { $word } to nie ruch w literach { $letters }.
fault-null = { $word } to ruch pusty.
fault-word = { $word } to nie PGN.
fault-illegal = { $word } jest tu nieprawidłowe.
fault-not-in-hand = { $word } jest tu nieprawidłowe: nie ma takiej bierki w kieszeni.
fault-glued = { $word } to dwa ruchy. Wstaw między nie spację.
fault-ambiguous = { $word } jest niejednoznaczne.
fault-promotion = { $word } nie mówi, w co zmienia się pion. Dopisz na przykład =Q.
fault-tag = Nagłówek { $word } jest niepełny.
fault-twice = Nagłówek { $word } występuje dwa razy.
fault-position = FEN: { $what }
fault-variant = { $word } to nie zwykłe szachy.
fault-comment = Komentarz nie jest zamknięty.
fault-long = To dłuższe, niż może być partia.
fault-variation = Nawiasy w wariancie się nie zgadzają.
fault-no-result = Partia nie ma wyniku. Dodaj na końcu 1-0, 0-1, 1/2-1/2 albo *.
fault-result = W nagłówkach jest inny wynik: { $word }. Obowiązuje { $read }.
fault-mate = Na szachownicy mat, ale wynik jest inny.
fault-stalemate = Na szachownicy pat, ale wynik to nie remis.
remark-no-check = { $word } to nie szach. Ruch zostaje.
remark-no-mate = { $word } to nie mat. Ruch zostaje.
fault-no-text = To nie jest tekst.
fault-no-moves = Partia nie ma ruchów.
remark-result-of-tags = Po ruchach nie ma wyniku. Zostaje ten z nagłówków: { $read }.
remark-result-of-board = Po ruchach nie ma wyniku. Rozstrzyga ostatni ruch: { $read }.
remark-no-result-tag = W nagłówkach nie ma wyniku. Zostaje ten po ruchach.
remark-no-position = W nagłówku FEN nie ma pozycji. Przyjęto początkową.
remark-chess960 = Przyjęto jako Chess960, według praw do roszady. Czy tak? Dodaj nagłówek Variant.
remark-read-as = { $word } odczytano jako { $read }.
remark-result-inside = Po wyniku { $word } są dalsze ruchy. Zostają.
remark-apart = Po wyniku { $word } są dalsze ruchy. Zostają jako osobna partia.
remark-left-out = Pominięto: { $word }.
remark-unseen = Pominięto niewidoczne znaki.
remark-text = { $word } nie jest w komentarzu. Zostaje jako komentarz.
remark-move-in-comment = { $word } jest po średniku. Zostaje jako komentarz.
remark-tag-in-comment = Komentarz zawiera nagłówek { $word }. Może brakuje klamry zamykającej.
remark-ends = { $what } Partia zostaje do tego miejsca.
remark-variation-ends = { $what } Wariant zostaje do tego miejsca.
why-foreign = ruch literami innego języka
why-null = ruch pusty
why-word = nieznane słowo
why-illegal = nieprawidłowy ruch
why-ambiguous = niejednoznaczny ruch
why-tag = zepsuty nagłówek
why-twice = nagłówek dwa razy
why-variant = nie zwykłe szachy
why-position = niemożliwa pierwsza pozycja
why-rights = niemożliwa roszada lub bicie w przelocie
why-chess960 = Chess960 bez nagłówka
why-comment = otwarty komentarz
why-long = za długie
why-variation = niezgodne nawiasy
why-no-result = brak wyniku
why-result = dwa wyniki
why-mate = mat, ale inny wynik
why-stalemate = pat, ale inny wynik
why-mark = nieprawdziwy znak szacha lub mata
why-no-text = brak tekstu
why-no-moves = brak ruchów
why-spelling = zapisane inaczej
why-left-out = coś pominięto
why-unseen = niewidoczne znaki
why-text = słowa poza komentarzami
why-move-in-comment = ruch w komentarzu
why-variation-cut = skrócony wariant
why-result-inside = ruchy po wyniku

## Klawisze

keymap-about = { $name }: { $about }
keymap-lichess = klawisze lichess dla niewidomych.
keymap-winboard = klawisze WinBoard dla JAWS.
keymap-numpad = sam blok numeryczny.
keymap-left-hand = sama lewa ręka.
keymap-right-hand = sama prawa ręka.
keymap-own = własny układ klawiszy.
keymap-part = Układ klawiszy nie ma części { $name }. Może mieć about, parent, numeric-block, keys i despite.
keymap-fault = Klawisz { $key }: { $what }
keymap-no-key = nieznany klawisz: { $name }. Napisz literę, na przykład k, albo up, home, enter, space, f2.
keymap-shift = napisz znak, który daje Shift, bez shift.
keymap-unknown = żaden klawisz nie potrafi { $line }. Czy chodzi o { $near }?
keymap-unlike = żaden klawisz nie potrafi { $line }. Napisz polecenie, na przykład last.
keymap-argument = { $line } jest niepełne albo błędne. Napisz tak jak { $example }.
keymap-twice = ten klawisz występuje dwa razy. Usuń jeden z dwóch wierszy.
keymap-hidden = nigdy nie zadziała, bo { $by } już coś robi. Wybierz inny klawisz.
keymap-taken = { $why }. Wybierz inny klawisz albo podaj powód w części despite.
keymap-taken-instead = { $why }. Napisz { $instead }.
keymap-not-taken = nikt go nie zajmuje albo tu nie używa. Usuń go z części despite.
keymap-same-key = ten sam co { $known }, { $count ->
    [one] na klawiaturze
    [few] na klawiaturach
    [many] na klawiaturach
   *[other] na klawiaturach
} { $keyboards }. Wybierz inny klawisz.
keymap-unreachable = { $count ->
    [0] Żaden klawisz nie robi: { $names }.
   *[other] Żaden klawisz nie robi: { $names }, i jeszcze { $count }.
} Daj każdemu klawisz albo napisz parent = "lichess".
keymap-empty = Ten układ nie ma klawiszy. Napisz na przykład parent = "lichess" albo własne klawisze.
keymap-no-parent = { $name } nie może być nadrzędny. Są: { $keymaps }.
taken-interrupt = terminale przerywają nim programy
taken-suspend = terminale wstrzymują nim programy
taken-end = terminale kończą nim wejście
taken-flow = terminale zatrzymują nim wyjście
taken-quit = terminale kończą nim programy
taken-tab = terminale nie odróżniają go od Tab
taken-enter = terminale nie odróżniają go od Enter
taken-line-end = terminale kończą nim wiersz
taken-backspace = wiele terminali bierze go za Backspace
taken-escape = terminale nie odróżniają go od Escape
taken-zoom = terminale powiększają nim obraz
taken-multiplexer = pierwszy klawisz programów screen i tmux
taken-sequence = od niego zaczynają się kody klawiszy
taken-control-shift = terminale używają go do kart, okien, kopiowania i szukania, a od samego Control go nie odróżniają
taken-alt-letter = terminale otwierają nim menu, a yasr nim czyta
taken-alt-digit = terminale, jak GNOME i Xfce, zmieniają nim karty
taken-yasr = yasr nim czyta
taken-help = GNOME Terminal otwiera nim pomoc
taken-menu = terminale, jak GNOME, otwierają nim menu
taken-full-screen = terminale przechodzą nim na pełny ekran
taken-drop-down = otwiera terminale rozwijane
taken-scroll = terminale przewijają nim, zmieniają karty albo wklejają
taken-consoles = zmienia konsole, panele albo jedno i drugie
taken-windows = środowiska graficzne przesuwają nim okna
taken-control-alt = mają na nim polecenia VoiceOver, środowiska graficzne i yasr
taken-insert = NVDA, JAWS, Orca i Fenrir zaczynają nim swoje polecenia
taken-block-arrows = NVDA, JAWS, Orca, Fenrir i Speakup czytają nim ekran
taken-block-digits = Fenrir, Speakup i tabela bloku numerycznego BRLTTY czytają nim ekran
taken-block-signs = NVDA, JAWS, Orca i Speakup używają go do myszy, przeglądania i ciszy
no-keymap = Nieznany układ klawiszy: { $name }. Są: { $keymaps }.
health-keymap = Układ klawiszy { $name }: działa, klawiatura { $keyboard }.
health-keymap-broken = Układ klawiszy: { $what }.
key-does = { $key }: { $does }.
key-shift = Shift { $key }
key-alt = Alt { $key }
key-control = Control { $key }
key-f = F { $number }
key-up = strzałka w górę
key-down = strzałka w dół
key-left = strzałka w lewo
key-right = strzałka w prawo
key-home = Home
key-end = End
key-pageup = Page up
key-pagedown = Page down
key-insert = Insert
key-delete = Delete
key-backspace = Backspace
key-enter = Enter
key-escape = Escape
key-tab = Tab
key-begin = środkowy klawisz bloku
key-space = spacja
key-slash = ukośnik
key-star = gwiazdka
key-plus = plus
key-minus = minus
key-dot = kropka
key-comma = przecinek
key-question = znak zapytania
key-step-up = pole w górę
key-step-down = pole w dół
key-step-left = pole w lewo
key-step-right = pole w prawo
key-step-up-left = pole w górę w lewo
key-step-up-right = pole w górę w prawo
key-step-down-left = pole w dół w lewo
key-step-down-right = pole w dół w prawo
key-next-king = następny król
key-next-queen = następny hetman
key-next-rook = następna wieża
key-next-bishop = następny goniec
key-next-knight = następny skoczek
key-next-pawn = następny pion
key-previous-king = poprzedni król
key-previous-queen = poprzedni hetman
key-previous-rook = poprzednia wieża
key-previous-bishop = poprzedni goniec
key-previous-knight = poprzedni skoczek
key-previous-pawn = poprzedni pion
key-rank = do rzędu { $rank }
key-file = do kolumny { $file }
key-take = podnosi stąd bierkę albo ją stawia
key-entry = do pola wpisywania
key-board = do szachownicy
key-next-target = następne pole dla bierki w ręce
key-next-pane = następny panel
key-previous-pane = poprzedni panel
key-menu = wszystkie polecenia na liście
key-keys = wszystkie klawisze na liście
key-key-help = włącza i wyłącza pomoc klawiszy
key-cancel = cisza; powrót; odstawia bierkę
key-suspend = na chwilę do powłoki
key-redraw = rysuje ekran od nowa
redrawn = Narysowano od nowa.
key-line = wpisuje { $line }
does-yes = tak
does-no = nie
does-queen = hetman
does-rook = wieża
does-bishop = goniec
does-knight = skoczek
does-variation-1 = w pierwszy wariant
does-board-here = to pole
does-moves-here = ruchy bierki stąd
does-captures-here = bicia bierki stąd
does-rays-here = wszystkie osiem kierunków stąd
does-diagonals-here = przekątne stąd
does-knight-here = bierki o skok skoczka stąd
does-attackers-here = co to pole atakuje i co go broni
does-defenders-here = co tego pola broni i co je atakuje
does-colour-here = czy to pole jest jasne, czy ciemne
does-rank-here = ten rząd
does-file-here = ta kolumna
does-pieces-A = białe bierki
does-pieces-a = czarne bierki
does-pieces-K = biały król
does-pieces-Q = białe hetmany
does-pieces-R = białe wieże
does-pieces-B = białe gońce
does-pieces-N = białe skoczki
does-pieces-P = białe piony
does-pieces-k = czarny król
does-pieces-q = czarne hetmany
does-pieces-r = czarne wieże
does-pieces-b = czarne gońce
does-pieces-n = czarne skoczki
does-pieces-p = czarne piony
does-claim-threefold = trzykrotne powtórzenie pozycji
does-claim-fifty = pięćdziesiąt ruchów, bez bicia i ruchu pionem
does-claim-flag = spadła chorągiewka przeciwnika
does-claim-illegal = nieprawidłowy ruch przeciwnika
does-claim-effort = remis: przeciwnik nie próbuje wygrać
does-claim-means = remis: przeciwnik nie może normalnie wygrać
does-claim-seconds = pięć sekund na ruch dla obu stron
does-clock = pozostały czas
does-clock-mine = twój czas
does-clock-theirs = czas przeciwnika
does-score-3 = ostatnie trzy ruchy
does-announce = ogłasza ruch na szachownicy
does-press = przełącza twój zegar
## Podnoszenie i stawianie

in-hand = { $piece } { $square } w twojej ręce.
put-back-here = { $piece } { $square } odstawione.
look-edge = Krawędź. { $what }
look-board = Szachownica. { $what }
look-moves = Ruchy. { $what }
look-clocks = Zegary. { $what }
look-captures = Zbite. { $what }
look-players = Gracze. { $what }
look-log = Komunikaty. { $what }
look-matters = Do decyzji. { $what }
look-boards = Szachownice. { $what }
look-room = Na sali. { $what }

## Ekran

pane-board = Szachownica
pane-moves = Ruchy
pane-clocks = Gracze
pane-log = Komunikaty
pane-matters = Do decyzji
pane-boards = Szachownice
pane-room = Na sali
header-players = { $white } – { $black }
header-over = Koniec partii, { $score }.
dial = { $color } { $time } { $taken }
dial-untimed = { $color } { $taken }
dial-checks = szachy { $count }
mark-check = szach
mark-held = w ręce
mark-target = możliwe
mark-last = ostatnio
targets-none = Ręka jest pusta. Najpierw podnieś bierkę.
too-small = Okno jest za małe.
focus-entry = Wpis: { $text }
focus-secret = Nic z tego, co piszesz, nie jest pokazywane. Enter wysyła, Escape cofa.
menu-title = Polecenia
menu-setting = { $name }: { $value }
menu-other = inna: wpisz ją
list-help = { $take } wybiera, { $up } i { $down } idą po liście, { $cancel } cofa.
list-search = Litery szukają na liście.
list-unfound = Na liście nie ma nic na { $text }.
commands-position = Pytania o pozycję
commands-game = Pytania o partię
commands-text = Pozycja jako tekst
commands-guide = Orientacja
commands-play = Gra
commands-seat = Przy stole meczu
commands-friendly = Wśród przyjaciół
commands-analysis = Analiza pozycji
commands-boards = Szachownice
commands-archive = Szukanie partii
commands-study = Czytanie partii
commands-practice = Nauka i ćwiczenia
commands-hearing = Głos, mowa i druk
commands-program = Partie, ustawienia, wyjście
commands-desk-run = Prowadzenie partii
commands-desk-waiting = Decyzje o tym, co czeka
commands-desk-look = Sprawdzanie faktów
commands-desk-clock = Ustawianie zegarów
commands-desk-penalty = Kary i wyniki
commands-desk-seen = Orzeczenia o tym, co widać
commands-desk-sheets = Niepełne zapisy
commands-desk-undoing = Poprawianie szachownic, odwoływanie decyzji
commands-desk-support = Ułatwienia i asystenci
commands-desk-presence = Gracze obecni i spóźnieni
commands-desk-adjournment = Odkładanie partii
commands-desk-tasks = Odhaczyć zadania
commands-desk-records = Dokumenty i samo stanowisko
keys-title = Klawisze
key-dropped = Przerwano.
quit-again = { $keys } jeszcze raz kończy program. Każdy inny klawisz kontynuuje.
echo-typed = { $what }
echo-deleted = usunięto { $what }
echo-end = koniec
echo-capital = wielkie { $letter }
key-none = { $keys } nic tu nie robi.
no-shell = Nie ma powłoki, do której można wrócić. Program działa dalej.
key-waits = { $keys }, potem { $next }.
keys-from-to = { $from } do { $to }
paste-too-long = Za długie, nic nie wklejono. Wierszy najwyżej { $lines }.
paste-lines = Kilka wierszy, nic nie wklejono. Wklejaj po jednym.
paste-game = Cała partia, nic nie wklejono. Zapisz ją w pliku, potem w powłoce: { $program } import i jego nazwa.
key-help-on = Pomoc klawiszy włączona: każdy klawisz mówi, co robi. Ten sam klawisz ją kończy.
key-help-off = Pomoc klawiszy wyłączona.
no-screen = Na tym terminalu nie ma ekranu: zamiast niego wiersze.
no-screen-pipe = Tu nie ma ekranu. To potok, a nie terminal.
no-screen-plain = Tu nie ma ekranu. TERM albo ACCESSIBLE żąda wierszy.

## Gra na szachownicy

board-name = { $make }, { $port }
board-found = Znaleziono szachownicę: { $name }.
board-found-of = Znaleziono szachownicę { $color-key ->
    [white] białych
   *[black] czarnych
}: { $name }.
board-back = Szachownica znów jest: { $name }.
board-back-of = Szachownica { $color-key ->
    [white] białych
   *[black] czarnych
} znów jest: { $name }.
board-plays = Grasz na szachownicy.
board-right = Szachownica się zgadza.
board-differs = Szachownica nie zgadza się z partią.
board-left-over = Nieużywana: tą stroną gra program.
board-moves-only = Zgłasza tylko gotowe ruchy, nie dotknięte bierki. Jeśli nie zgłasza żadnych, obróć szachownicę.
board-take = Zdejmij bierkę z { $square }.
board-take-man = Zdejmij z { $square }: { $man }.
board-put = Postaw na { $square }: { $man }.
board-carry = Przestaw z { $square } na { $to }: { $man }.
board-swap = Zamień bierki na { $square } i { $to }.
board-turn = Obróć szachownicę.
board-man = { $who ->
    [white-king] biały król
    [white-queen] biały hetman
    [white-rook] biała wieża
    [white-bishop] biały goniec
    [white-knight] biały skoczek
    [white-pawn] biały pion
    [black-king] czarny król
    [black-queen] czarny hetman
    [black-rook] czarna wieża
    [black-bishop] czarny goniec
    [black-knight] czarny skoczek
   *[black-pawn] czarny pion
}
board-lifted = { $piece } { $square }.
board-touched = Dotknięta bierka: { $piece } { $square }.
board-seated = { $square }.
board-empty = { $square }: puste.
board-executed = Ruch jest na twojej szachownicy.
board-put-back = Odstawione. Dotknięta-ruszona nadal obowiązuje.
board-put-back-free = Odstawione. Można zagrać dowolny ruch.
board-adjusted = Poprawione.
board-knocked = Szachownica została potrącona.
board-knocked-untouched = Szachownica została potrącona. Nic nie jest dotknięte.
board-lingers = Jeśli twój ruch jest gotowy, wpisz go.
board-press = Przełącz zegar, jeśli twój ruch to { $move }.
board-type-move = Jeśli twój ruch to { $move }, wpisz go.
board-press-move = Jeśli twój ruch to { $move }, przełącz zegar albo wpisz go.
board-illegal = Nieprawidłowy ruch: { $pieces }. Aby poprawić szachownicę, wpisz rozstaw.
board-in-hand = { $piece } { $square } jest chyba w twojej ręce.
board-gone-unpressed = { $move } stoi na szachownicy. Wpisz ten ruch albo podłącz szachownicę.
board-pressed = { $color } przełączyły zegar.
button-in-hand = Nieukończone: { $piece } { $square } jest poza szachownicą.
button-take = Nieukończone: zdejmij z { $square }: { $man }.
button-rook = Nieukończone: przestaw wieżę.
button-nothing-moved = Nic się nie ruszyło. Twój ruch.
button-no-game = Na szachownicy nic do zrobienia.
button-menu-how = Naciśnij: dalej. Przytrzymaj: wykonaj.
button-menu-stop = Zatrzymać zegary.
button-menu-means = Reklamować remis: przeciwnik nie może wygrać.
button-menu-effort = Reklamować remis: przeciwnik nie próbuje wygrać.
button-menu-seconds = Prosić o pięć sekund na ruch.
button-menu-leave = Wyjść z menu.
button-menu-left = Menu zamknięte.
board-no-button = Nie ma przycisku. Ruch się liczy, gdy twoja ręka odpoczywa.
board-learned = Szachownica poznała swoje bierki.
board-not-learned = Bierek nie poznano. Program śledzi je po ruchach.
boards-clock-waits = Zegar czeka na szachownicę.
boards-clock-runs = Zegar idzie.
board-no-move = Szachownica zgłasza { $text }: to nieprawidłowy ruch.
board-line-lost = Dane z szachownicy zginęły. Ostatni ruch: ostatni. Jeśli jakiegoś brakuje, wpisz go.
board-faulty = { $square }: czujnik jest niewiarygodny.
board-doubtful = { $square } pojawia się i znika. Dociśnij bierkę. Pole nadal się liczy.
board-missed = Dane z szachownicy zginęły. Jeśli brakuje dotknięcia albo ruchu, wykonaj je jeszcze raz.
board-flickers = { $square } migocze: dociśnij bierkę albo wpisz ignoruj { $square }.
board-still-empty = { $square } wydaje się puste. Dociśnij bierkę albo wpisz ignoruj { $square }.
board-still-occupied = { $square } wydaje się zajęte. Jeśli jest puste, wpisz ignoruj { $square }.
board-still-other = Na { $square } wydaje się stać inna bierka. Jeśli jest właściwa, wpisz ignoruj { $square }.
board-still-turned = Szachownica nadal wydaje się odwrócona. Jeśli leży dobrze, wpisz deska prosto albo deska obrócona.
board-still-turned-pegs = Szachownica nadal wydaje się odwrócona. Obróć ją albo wpisz pomiń i graj na klawiaturze.
board-lies-straight = Jeśli podniesiono { $square }, szachownica leży odwrotnie. Obróć ją albo wpisz deska prosto.
board-lies-turned = Jeśli podniesiono { $square }, szachownica leży odwrotnie. Obróć ją albo wpisz deska obrócona.
board-muted = { $square } jest ignorowane: to, co pokazuje, się nie liczy.
board-muted-untouched = { $square } jest ignorowane: migocze. Nie było dotknięte.
board-muted-arbiter = { $square } jest ignorowane: migocze. Sędzia decyduje, czy było dotknięte.
board-not-touched = Jeśli nie było dotknięte, wpisz ignoruj { $square }.
board-not-touched-arbiter = Jeśli nie było dotknięte, wpisz ignoruj { $square }. Decyduje sędzia.
board-not-made = { $move } jest na szachownicy. Jeśli to nie twój ruch, wpisz cofnij.
board-steady = { $square } już nie migocze i się liczy.
board-unmuted = { $square } znów się liczy.
board-mutes = { $square } jest ignorowane. Ruchy stamtąd i tam wpisuj. Żeby się znów liczyło: uwzględnij { $square }.
board-which-side = Nie wiadomo, gdzie siedzą białe. Wpisz deska prosto albo deska obrócona.
board-battery = Bateria szachownicy: { $percent } procent.
board-restarted = Szachownica uruchomiła się od nowa.
board-gone = Szachownica zniknęła: { $reason }. Graj dalej na klawiaturze. { $todo }
board-not-there = Brak szachownicy: { $reason }. { $todo }
board-none-found = na żadnym porcie jej nie ma
board-none-found-do = Podłącz ją albo podaj jej port.
board-no-port = nie ma portu { $port }
board-no-port-do = Podłącz ją.
board-not-serial = { $port } to nie port szeregowy
board-not-serial-do = Podaj inny.
board-busy = port { $port } zajął inny program
board-busy-do = Zamknij tamten program.
board-denied = nie wolno ci używać { $port }
board-denied-do = Może na to pozwolić administrator.
board-denied-group = nie wolno ci używać { $port }
board-denied-group-do = Dołącz do grupy { $group }: sudo usermod -aG { $group } $USER. Potem zaloguj się od nowa.
board-no-answer = nic nie odpowiada na { $port }
board-no-answer-do = Włącz ją albo podłącz jeszcze raz.
board-other-make = na { $port } jest szachownica { $what }
board-other-make-do = Podaj tę markę albo auto.
board-babble = na { $port } mówi coś innego
board-babble-do = Sprawdź port i markę szachownicy.
board-stranger = { $port } wysyła coś nieznanego
board-stranger-do = Sprawdź wtyczkę. Szachownica może też być nowsza niż touchmove.
board-failed = { $port } zawodzi, { $what }
board-failed-do = Podłącz ją jeszcze raz.
boards-none = Brak szachownicy. Wpisz deska auto, żeby jej poszukać.
boards-none-position = Partia od pozycji: { $position }.
boards-sought = Szukam szachownicy.
boards-off = Szachownice wyłączone. Ruchy się wpisuje.
board-is = Szachownica: { $name }.
board-of = Szachownica { $color-key ->
    [white] białych
   *[black] czarnych
}: { $name }.
board-agrees = Zgadza się z partią.
board-moves = Trwa na niej ruch.
board-behind = Na szachownicy brak ruchu przeciwnika: { $move }.
board-unmade = Wykonaj ogłoszony ruch na szachownicy: { $move }.
board-waits = Jeszcze nie porównana z partią.
skipped = Zostaje, jak jest. Wpisuj ruchy, aż szachownica będzie się zgadzać.
skip-none = Nie ma nic do pominięcia.
argument-boards = { $name }: auto albo marka i port, dgt:/dev/ttyUSB0; prosto albo obrócona; albo nie.

help-pegboard =
    deska: twoja szachownica elektroniczna i czy zgadza się z partią.
    deska auto: szuka szachownicy.
    deska prosto, deska obrócona: jak jest obrócona.
    deska nie: granie przez wpisywanie.
help-set-up =
    rozstaw: prowadzi pole po polu do właściwej pozycji.
    powtórz powtarza krok.
help-mute =
    ignoruj b8: pomija to, co szachownica pokazuje na b8, przy złym styku.
    Migoczące pole ignoruje się samo, aż uspokoi się na dziesięć sekund.
    Żeby znów się liczyło: uwzględnij b8.
help-unmute =
    uwzględnij b8: b8 znów się liczy.
    Jeśli szachownica różni się od partii, usłyszysz, co poprawić.
help-skip =
    pomiń: zostawia szachownicę, jak jest.
    Wpisuj ruchy, aż będzie się zgadzać.
    Także: przerwij.

## Szachownice na łączu

peg-looking = Szukam szachownicy.
peg-found = Znaleziono szachownicę: { $make }, { $port }.
peg-senses-pegs = Czuje każdy kołek, który opuszcza otwór.
peg-senses-squares = Czuje, które pola są zajęte.
peg-senses-men = Wie, jaka bierka stoi na każdym polu.
peg-senses-moves = Zgłasza tylko gotowe ruchy, nie dotknięte bierki.
peg-no-address = { $word } to nie adres szachownicy. Napisz auto, markę albo markę i port: dgt:/dev/ttyUSB0. Marki: { $makes }.
peg-chips = Poznano chipy, liczba bierek: { $count }.
peg-event = { $what }.
peg-event-at = { $what }. Sekundy: { $time }.
peg-together = Naraz: { $items }
peg-lifted = { $square } podniesione
peg-lifted-man = { $square } podniesione, { $piece }
peg-seated = { $square } zajęte
peg-seated-man = { $square } zajęte, { $piece }
peg-button-confirm = Przycisk potwierdzenia, { $how }
peg-button-confirm-of = Przycisk potwierdzenia { $color-key ->
    [white] białych
   *[black] czarnych
}, { $how }
peg-button-clock = Przycisk zegara, { $how }
peg-button-clock-of = Przycisk zegara { $color-key ->
    [white] białych
   *[black] czarnych
}, { $how }
peg-button = Przycisk { $number }, { $how }
peg-short = krótko
peg-long = długo
peg-stands-start = Pozycja początkowa jest ustawiona.
peg-stands-empty = Wszystkie pola są puste.
peg-stands = Zajęte, { $count ->
    [one] { $count } pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pól
}: { $items }.
peg-standing = { $piece } { $square }
peg-moved = Ruch: { $text }.
peg-taken-back = Cofnięto: { $text }.
peg-faulty = { $square }: czujnik jest niewiarygodny.
peg-mended = { $square }: czujnik znów jest wiarygodny.
peg-doubtful = { $square }: czujnik jest niepewny. Nadal się liczy.
peg-certain = { $square }: czujnik znów jest pewny.
peg-glimpsed = { $square } zmieniło się na jeden odczyt. Pominięto.
peg-felt = { $square } wyczuto
peg-clock = Zegar: białe { $white }, czarne { $black }, { $runs }.
peg-clock-stands = stoi
peg-clock-white = idzie zegar białych
peg-clock-black = idzie zegar czarnych
peg-buttonless = Nie ma przycisku.
peg-lampless = Nie ma lampek do użycia.
peg-identity = To jest: { $text }.
peg-battery = Bateria: { $percent } procent.
peg-battery-charging = Bateria: { $percent } procent, ładuje się.
peg-done = Polecenie wykonane.
peg-refused = Polecenie odrzucone: { $text }.
peg-learned = Bierki poznane.
peg-not-learned = Niczego nie poznano. Sprawdź: { $items }.
peg-which-side = Nie wiadomo, gdzie siedzą białe. Podaj --straight albo --turned.
peg-restarted = Szachownica uruchomiła się od nowa.
peg-unanswered = Szachownica nie odpowiada na polecenie.
peg-silent = Szachownica milczy.
peg-echo = Łącze prowadzi z powrotem do siebie.
peg-version = Szachownica mówi w innej wersji.
peg-gap = Dane z szachownicy zginęły.
peg-missed = Zginęło po drodze: { $count ->
    [one] jedno zdarzenie.
    [few] { $count } zdarzenia.
    [many] { $count } zdarzeń.
   *[other] { $count } zdarzeń.
}
peg-garbled = Przyszły nieczytelne dane.
peg-start-missing = To nie pozycja początkowa. Brakuje na: { $items }.
peg-start-more = To nie pozycja początkowa. Za dużo na: { $items }.
peg-start-other = To nie pozycja początkowa. Inne bierki na: { $items }.
peg-enter-skips = Enter pomija pytanie.
peg-ask-take = Zdejmij bierkę z { $square }.
peg-ask-back = Postaw ją z powrotem na { $square }.
peg-ask-put = Postaw bierkę na { $square }.
peg-ask-away = Zdejmij ją znów z { $square }.
peg-square-works = { $square } działa.
peg-nothing-came = Brak sygnału.
peg-skipped = Pominięto.
peg-ask-move = Wykonaj ruch na szachownicy.
peg-no-move = Ruch nie dotarł.
peg-lamps = Lampki, rząd po rzędzie od pierwszego do ósmego.
peg-lamps-done = Lampki gotowe. Osoba widząca powie, czy się zapaliły.
peg-ask-button = Naciśnij przycisk: szachownicy albo zegara.
peg-no-button = Przycisk nie dotarł. Szachownica może go nie mieć.
peg-clock-works = Zegar działa.
peg-no-clock = Żaden zegar nie odpowiedział.
peg-named = Numer szachownicy ustawiony na stałe: { $text }.
peg-has-name = Szachownica zachowuje stary numer.
peg-takes-no-name = Szachownica nie przyjmuje numeru. Potrzebne jest PEG/1 1.1 i numer do 16 liter albo cyfr.
peg-clock-unnamed = Żeby sprawdzić zegar: --clock xl albo --clock 3000.
peg-check-none = Nie ma czego sprawdzać.
peg-check-lost = Szachownica zniknęła. Nie działa.
peg-check-works = Działa: { $count ->
    [one] sprawdzono { $count } pole
    [few] sprawdzono { $count } pola
    [many] sprawdzono { $count } pól
   *[other] sprawdzono { $count } pól
}.
peg-check-wrong = Znaleziono usterki: { $items }.
peg-check-nothing = Niczego nie sprawdzono.
peg-check-moves = Działa: ruchy docierają.
peg-check-no-moves = Nie działa: żaden ruch nie dotarł.
health-board = Szachownica: możliwy port, { $port }{ $product }.
health-board-denied = Szachownica: { $reason }. { $todo }
health-board-none = Szachownica: nie znaleziono.

## Symulowana szachownica

sim-word-lift = podnieś, weź
sim-word-seat = postaw
sim-word-replace = zastąp
sim-word-press = naciśnij
sim-word-long = długo
sim-word-lever = dźwignia
sim-word-clock = zegar
sim-word-button = przycisk
sim-word-wait = czekaj
sim-word-off = wyłącz
sim-word-on = włącz
sim-word-battery = bateria
sim-word-feel = wyczuj
sim-word-pull = odłącz
sim-word-plug = podłącz
sim-word-show = pokaż
sim-word-position = pozycja
sim-word-next = dalej
sim-word-help = pomoc
sim-word-end = koniec
sim-help =
    podnieś e2, postaw e4, postaw e8 hetman
    zastąp d5: nowa bierka, bez pustej chwili
    naciśnij, długo: przycisk potwierdzenia
    naciśnij białe: przycisk każdego gracza
    dźwignia: zegar; przycisk 3: jego przyciski
    bateria 15, wyczuj e2
    czekaj 300: milisekundy
    wyłącz, włącz: zasilanie
    odłącz, podłącz: kabel
    pokaż: pozycja
    pozycja: FEN albo start
    dalej: następny ruch z pliku
    koniec
sim-port = Port: { $path }
sim-awaits = Partia zacznie się, gdy zapyta program.
sim-awaits-next = Następny ruch gotowy. Napisz dalej.
sim-no-next = Nie ma więcej ruchów.
sim-game-over = Partia jest skończona.
sim-lifted = Podniesiono: { $man } { $square }
sim-seated = Postawiono: { $man } { $square }
sim-pressed = Naciśnięto.
sim-set = Bierki są ustawione.
sim-done = Gotowe.
sim-waited = Czekano, milisekundy: { $length }.
sim-on = Zasilanie włączone.
sim-off = Zasilanie wyłączone.
sim-plugged = Kabel podłączony.
sim-pulled = Kabel odłączony.
sim-open = Program otworzył port.
sim-closed = Żaden program nie otworzył portu.
sim-men-white = Białe: { $men }
sim-men-black = Czarne: { $men }
sim-no-men-white = Białe: bez bierek
sim-no-men-black = Czarne: bez bierek
sim-hand = Obok szachownicy: { $men }
sim-empty = { $square } jest puste.
sim-occupied = Zajęte: { $man } { $square }. Najpierw podnieś albo napisz zastąp.
sim-nothing-in-hand = Ręka jest pusta. Podaj bierkę, na przykład biały hetman.
sim-no-button = Ta szachownica nie ma takiego przycisku.
sim-no-part = Ta szachownica jest bez baterii, nie czuje palca.
sim-no-button-number = { $word } to nie przycisk. Przyciski mają numery od 1 do 5.
sim-no-percent = { $word } to nie procent. Napisz 0 do 100, z plusem podczas ładowania.
sim-no-word = Nieznane słowo: { $word }. Napisz pomoc.
sim-missing = Niepełne: { $word }. Napisz pomoc.
sim-more = Za dużo: { $word }.
sim-no-square = { $word } to nie pole. Napisz na przykład e2.
sim-what-square = Podaj pole, na przykład e2.
sim-no-man = { $word } to nie bierka. Napisz na przykład hetman.
sim-no-color = { $word }: białe czy czarne?
sim-no-time = { $word } to nie czas. Napisz milisekundy, najwyżej godzinę.
sim-no-position = { $word } to nie pozycja. Napisz FEN albo start.
sim-dark = Lampki: wszystkie zgaszone.
sim-lit = Lampki: { $squares }
sim-buzz = Dźwięk: { $text }
sim-named = Numer zapamiętany: { $text }
sim-shake = Drżenie: { $text }
sim-shows = Zegar pokazuje: { $text }
sim-shows-and-beeps = Zegar piszczy i pokazuje: { $text }
sim-shows-times = Zegar pokazuje czasy.
sim-times = Zegar ustawiony: białe { $white }, czarne { $black }
sim-plays = Ruch komputera: { $from } { $to }
sim-no-system = Symulacja szachownic tylko na Linuksie, macOS i BSD.
sim-no-port = Brak pseudoterminala: { $reason }
sim-no-file = Nie znaleziono pliku: { $file }.
sim-unreadable = Nie da się odczytać { $file }: { $reason }
sim-no-make = Nieznana marka: { $word }. Są: { $makes }.
sim-no-flag = Nie dla tej marki: { $word }.
sim-no-side = { $word } to nie strona. Napisz white albo black.
sim-no-style = { $word } to nie styl. Napisz na przykład own-first.
sim-cannot-confirm = Nie ma tu przycisku potwierdzenia.
sim-no-game = { $count ->
    [0] Żadnej czytelnej partii w { $file }.
    [one] W { $file } jest jedna czytelna partia.
    [few] W { $file } są { $count } czytelne partie.
    [many] W { $file } jest { $count } czytelnych partii.
   *[other] W { $file } jest { $count } czytelnych partii.
}
sim-fault = { $file }, wiersz { $line }: { $reason }
sim-fault-word = { $word } to nie usterka. Napisz na przykład noise, loss, pull.
sim-fault-share = { $word } to nie ułamek. Napisz od 0 do 1, na przykład 0.01.
sim-fault-square = { $word } to nie pole. Napisz na przykład b8.
sim-fault-number = { $word } to nie liczba. Napisz milisekundy, najwyżej dobę, albo bajt.
sim-fault-short = Na końcu czegoś brakuje.
sim-fault-more = Za dużo: { $word }.
sim-fault-needs-time = { $word } wymaga najpierw swojego czasu, na przykład at 5000.
sim-fault-no-place = Nie w jednej chwili ani bajcie: { $word }. Napisz from i to albo żadnego.

## Plik meczu

match-line = Wiersz { $line }: { $what }
match-key-in = { $key } w [{ $part }]
match-words = Jedno z: { $words }.
match-help-aid = Ułatwienie: { $aid }.
match-wrong-form = to nie forma klucz = "wartość". Ujmij wartość w cudzysłów.
match-wrong-twice = to jest w pliku dwa razy. Usuń jedno z nich.
match-wrong-unknown-near = { $key } jest tu nieznane. Czy chodzi o { $instead }?
match-wrong-unknown = { $key } jest tu nieznane. Jedno z: { $words }.
match-wrong-part = { $part } to część pliku. Napisz [{ $part }] w osobnym wierszu.
match-wrong-value = { $key } nie przyjmuje { $value }. { $help }
match-wrong-answer = Niezrozumiałe jako { $key }: { $value }.
match-wrong-empty = { $key } nie ma czytelnej wartości. { $help }
match-wrong-missing = Brakuje { $key }. { $help }
match-wrong-relay = brak asystenta { $color-key ->
    [white] białych
   *[black] czarnych
}. Podaj go w [{ $part }].
match-wrong-hearing = potrzebny jest asystent: niewidomy gra z niesłyszącym. Podaj go w [white.assistant] albo [black.assistant]. { $article }.
match-wrong-no-board = Bez szachownicy elektronicznej: { $color }. Napisz device = "pegs" albo "board", albo pomiń adres.
match-wrong-no-pegs = { $make } to nie szachownica kołkowa. Napisz device = "board".
match-wrong-pegs = { $make } to szachownica kołkowa. Napisz device = "pegs".
match-wrong-port = obie szachownice są na { $port }. Każda musi mieć własny port.
match-wrong-boards = obu szachownic nie da się odróżnić. Podaj port każdej, na przykład dgt:/dev/ttyUSB0.
match-wrong-positions = partia ma jedną pozycję początkową. Pomiń chess960 albo position.
match-wrong-aid = { $aid }: tego nie może przyznać żaden sędzia, porady są zabronione. FIDE 2023, 11.3.1.
match-wrong-code = { $key }: to nie jest tajemnica. { $what }
match-wrong-pace = pace bez zegarów. Pomiń pace albo podaj czas.

match-key-event = Turniej albo mecz.
match-key-site = Miejscowość i kraj.
match-key-place = Miejsce: sala i stół.
match-key-round = Runda.
match-key-date = Data, na przykład 2026-11-21.
match-key-time = Tempo gry, na przykład 15+10, 40/90+30,30+30 albo 5d3; off: bez zegarów.
match-key-laws = Przepisy: wydanie, na przykład fide-2023.
match-key-pace = Rodzaj gry. Bez tego decyduje tempo gry.
match-key-supervision = Nadzór, w szachach szybkich i błyskawicznych. Wystarczający: obowiązują przepisy turniejowe.
match-key-announcing = Ogłaszanie: jak gracze mówią sobie ruchy, na przykład skoczek f3. Powtarzanie: drugi gracz je powtarza, jak u niewidomych.
match-key-default-time = Dopuszczalne spóźnienie w minutach, 0 do 600.
match-key-quickplay = Przyspieszone zakończenie: czy zapowiedziano jego zasady.
match-key-draws = Uzgodniony remis. free: zawsze. after 30: po 30 ruchach każdej strony. arbiter: za zgodą sędziego. arbiter until 30: tak do ruchu 30.
match-key-adjournment = Odkładanie: czy partię można odłożyć.
match-key-session = Sesja: ile minut trwa według zegarka sędziego, 15 do 900.
match-key-adjudication = Ocena partii: czy niedokończoną partię rozstrzyga się według pozycji.
match-key-minutes-by-claim = Minuty na reklamację: czy minuty za nieprawidłowy ruch dostaje tylko ten, kto go reklamował.
match-key-points = Punkty: ile daje wygrana, remis i przegrana.
match-key-appeals = Odwołania: czy gracze mogą odwołać się od decyzji sędziego.
match-key-appeal-time = Termin odwołania: ile minut po decyzji albo partii można się odwołać, 0 do 1440. Bez niego: bez terminu.
match-key-appeal-fee = Opłata za odwołanie, na przykład 50 euro.
match-key-chess960 = Szachy960: numer pozycji początkowej, 0 do 959.
match-key-variant = Odmiana: nazwa gry, jeśli to nie szachy.
match-key-position = Pozycja początkowa jako FEN. Bez tego zwykła.
match-key-odds = Fory: co jeden gracz daje drugiemu, na przykład knight, black pawn, draw albo white time 5.
match-key-name = Imię i nazwisko gracza.
match-key-title = Tytuł, na przykład FM.
match-key-federation = Federacja, na przykład POL.
match-key-club = Klub.
match-key-rating = Ranking, 0 do 4000.
match-key-fide-id = Numer FIDE, liczba.
match-key-blind = Niewidomy albo słabowidzący.
match-key-hard-of-hearing = Niesłyszący albo słabosłyszący.
match-key-device = Urządzenie: szachownica albo klawiatura gracza.
match-key-address = Adres szachownicy: auto, marka albo marka i port, na przykład peg1:/dev/ttyACM0.
match-key-moves = Głos ruchów: fide mówi Eva vier, fide-pl Ewa cztery, pl e4.
match-key-talk = Głos wszystkiego innego.
match-key-form = Forma ruchów: długa z polem wyjściowym, krótka bez niego, gdy to jasne.
match-key-speech = Mowa: czy program mówi do tego gracza na jego własnym terminalu. Gospodarz stosuje twoje ustawienia.
match-key-rate = Tempo mowy, -100 do 100.
match-key-output = Wyjście dźwięku dla tego gracza. Bez tego systemowe.
match-key-synthesiser = Syntezator: nazwa jego głosu. Bez tego głos języka.
match-key-print = Wydruk: jak drukowane są wiersze dla tego gracza.
match-key-braille-table = Tablica brajlowska liblouis, na przykład Pl-Pl-g1.utb; auto: według języka.
match-key-score = Zapis partii: kto go prowadzi. own: gracz, przez zapisz e4. hand: na papierze albo brajlem. assistant: program.
match-key-warnings = Ostrzeżenia: przy ilu minutach gracz słyszy ostrzeżenie, na przykład 10,5,1; albo off.
match-key-code = Kod: wpisuje go każdy, kto siada przy tym miejscu. Bez tego żaden.
match-key-assistant-name = Imię i nazwisko asystenta.
match-key-assistant-talk = Głos dla asystenta.
match-key-arbiter-name = Imię i nazwisko sędziego.
match-key-arbiter-passphrase = Hasło, jako skrót. Tworzy go { $program } match --new.
match-key-arbiter-talk = Głos stanowiska. Bez tego głos komputera.
match-key-arbiter-moves = Głos ruchów na stanowisku. Bez tego głos komputera.
match-key-arbiter-speech = Mowa: czy mówi terminal stanowiska.
match-key-arbiter-rate = Tempo mowy na stanowisku, -100 do 100. Bez tego tempo komputera.
match-key-arbiter-lock = Blokada: po tylu minutach bez wpisu stanowisko pyta znów o hasło. 0: nigdy.
match-key-arbiter-output = Wyjście dźwięku dla sędziego. Bez tego systemowe.
match-key-arbiter-synthesiser = Syntezator na stanowisku: nazwa jego głosu. Bez tego głos języka.

match-word-yes = tak
match-word-no = nie
match-word-standard = klasyczne
match-word-rapid = szybkie
match-word-blitz = błyskawiczne
match-word-adequate = wystarczający
match-word-sparse = niewystarczający
match-word-repeat = ogłaszane i powtarzane
match-word-repeat-first = ogłaszane i powtarzane przed zegarem
match-word-announce = ogłaszane
match-word-off = nic
match-word-keyboard = klawiatura
match-word-pegs = szachownica kołkowa
match-word-board = zwykła szachownica elektroniczna
match-word-assistant = asystent
match-word-long = długa
match-word-short = krótka
match-word-text = tekst
match-word-braille = brajl
match-word-own = gracz, przez zapisz e4
match-word-hand = gracz, na papierze albo brajlem

aid-own-announcements = ostatnie ogłoszenia
aid-score-sheet = własny zapis partii
aid-times = czasy
aid-move-number = numer ruchu
aid-opponent-score = zapis przeciwnika
aid-position-readout = odczytanie pozycji
aid-legal-moves = prawidłowe ruchy
aid-attackers = bierki atakujące
aid-draw-hints = wskazówki o remisie
aid-opening-name = nazwa debiutu
aid-takeback = cofanie ruchów
aid-engine = silnik szachowy

match-about-file =
    Mecz dla touchmove. Wiersze zaczynające się od # to notatki dla ciebie.
    Żeby go sprawdzić: { $program } match --check i nazwa tego pliku.
match-about-aids =
    Ułatwienia dla obu graczy, yes albo no. Bez tego jak w przepisach.
    Dozwolone: own-announcements, score-sheet, times, move-number.
    Tylko przyznane: opponent-score, position-readout, legal-moves,
    attackers, draw-hints, opening-name, takeback. Nigdy: engine.
    Dla jednego gracza: część [white.aids] albo [black.aids].
match-about-arbiter = Jest tu tylko skrót, nie samo hasło.

match-part-player = { $color }.
match-part-assistant = Asystent { $color-key ->
    [white] białych
   *[black] czarnych
}.
match-part-player-aids = Ułatwienia tylko dla { $color-key ->
    [white] białych
   *[black] czarnych
}.
match-part-aids = Ułatwienia dla obu graczy.
match-part-arbiter = Sędzia.
match-ask-begin =
    Nowy plik meczu, około 15 pytań.
    Sam Enter: proponowana odpowiedź.
    wstecz: poprzednie pytanie.
    Control-C: przerwa. Odpowiedzi zostają.
match-ask-on = { $count ->
    [one] Ciąg dalszy po jednej odpowiedzi.
    [few] Ciąg dalszy, odpowiedzi już { $count }.
    [many] Ciąg dalszy, odpowiedzi już { $count }.
   *[other] Ciąg dalszy, odpowiedzi już { $count }.
}
match-looking = Szukam szachownic.
match-found-none = Nie znaleziono szachownicy.
match-found = Znaleziono: { $boards }.
match-ask-time = Tempo gry, na przykład 15+10, 40/90+30,30+30 albo 5d3. Bez zegarów: off.
match-ask-name = Imię i nazwisko, { $color-key ->
    [white] białe
   *[black] czarne
}.
match-ask-blind = Kto jest niewidomy albo słabowidzący?
match-ask-device = Na czym grają { $color-key ->
    [white] białe
   *[black] czarne
}?
match-ask-assistant = Imię i nazwisko asystenta { $color-key ->
    [white] białych
   *[black] czarnych
}.
match-ask-braille = Kto czyta wiersze brajlem?
match-ask-output = Które wyjście dźwięku jest dla { $color-key ->
    [white] białych
   *[black] czarnych
}?
match-word-program = program
match-word-both = obaj
match-word-neither = żaden
match-found-board = szachownica { $make } na { $port }
match-device-pegs-later = szachownica kołkowa, podłączona później
match-device-board-later = zwykła szachownica elektroniczna, podłączona później
match-device-relayed = ruchy wpisuje asystent

match-ask-aids = Jakie dodatkowe ułatwienia są przyznane? Numery z przecinkami.
match-ask-passphrase = Hasło sędziego do stanowiska. Co najmniej 10 znaków albo trzy słowa.
match-ask-passphrase-again = Hasło jeszcze raz.
match-passphrase-short = Za krótkie. Wpisz co najmniej { $characters } znaków albo { $words } niezwiązane słowa.
match-code-short = Za krótkie. Wpisz co najmniej 4 znaki.
match-weak-few = Za łatwe: prawie same te same litery.
match-weak-repeated = Za łatwe: powtarza się.
match-weak-digits = Za łatwe: same cyfry.
match-weak-row = Za łatwe: rząd klawiatury lub alfabetu.
match-weak-known = Za łatwe: każdy próbuje tego najpierw.
match-weak-name = Za łatwe: nazwa z tej partii.
match-weak-offered = Na przykład: { $text }.
match-passphrase-differs = Różnią się. Wpisz hasło jeszcze raz, dwa razy.
match-choice = { $number }: { $word }
match-help-name = Wpisz imię i nazwisko tego gracza. Trafia do zapisów partii.
match-help-blind = Wpisz numer albo słowo. Dla niewidomych ruchy się ogłasza i obowiązują inne przepisy.
match-help-device = Wpisz numer szachownicy tego gracza. Inna: marka i port, na przykład dgt:/dev/ttyUSB0.
match-help-assistant = Wpisz imię i nazwisko albo sam Enter. Asystent przestawia bierki i pomaga, jak pozwalają przepisy.
match-help-braille = Wpisz numer albo słowo. Wiersze są drukowane brajlem Unicode, dla linijek pokazujących terminal.
match-help-output = Wpisz numer wyjścia tego gracza. Każdy gracz potrzebuje własnych słuchawek.
match-help-time = Minuty plus sekundy na ruch: 90+30. Dwie kontrole: 40/90+30,30+30. Bez zegarów: off.
match-help-default-time = Wpisz minuty. Kto spóźni się bardziej, przegrywa. 0: przegrywa każdy spóźniony. Jeśli nic nie ustalono, decyduje sędzia.
match-help-arbiter = Wpisz imię i nazwisko sędziego. Trafia do raportu.
match-help-aids = Wpisz numery z przecinkami albo żadne. Gracze mogą wtedy pytać o więcej, niż pozwalają przepisy.
match-help-passphrase = Wpisz hasło do stanowiska. Nie jest pokazywane i nikt go później nie odczyta.
match-help-passphrase-again = Wpisz to samo hasło, żeby wykryć pomyłkę.
match-help-choice = Wpisz numer odpowiedzi albo jej słowo.
match-help-text = Wpisz odpowiedź. Bez zmiany: Enter.
match-help-review = Enter zapisuje plik. Żeby zmienić wiersz, wpisz jego nazwę. wszystko: cała tabela jeszcze raz.
match-enter = Enter: { $value }.
match-enter-none = Enter: żadne.
match-enter-nothing = Żeby pominąć: żadne.
match-enter-again = Wpisz odpowiedź.
match-enter-kept = Enter: to, co wpisano.
match-enter-passphrase = Sam Enter: zapytaj o oba jeszcze raz.
match-none = żadne
match-back = wstecz
match-back-none = To pierwsze pytanie.
match-review = Tabela:
match-review-row = { $name }: { $value }
match-review-set = ustawione
match-review-aids = jak w przepisach
match-review-output = systemowe
match-review-default-time = nieustalone, decyduje sędzia
match-review-more = Po nazwie także: { $names }.
match-review-end =
    Żeby coś zmienić, wpisz nazwę, na przykład { $name }. Więcej nazw: pomoc.
    Enter: zapisz plik.
match-review-all = wszystko
match-review-again =
    Żeby zmienić więcej, wpisz nazwę. Cała tabela: wszystko.
    Enter: zapisz plik.
match-review-unknown = Nieznane: { $word }. Wpisz nazwę z listy.
match-name-of = { $color } { $name }
match-name-event = turniej
match-name-site = miejscowość
match-name-place = miejsce
match-name-round = runda
match-name-date = data
match-name-time = tempo gry
match-name-laws = przepisy
match-name-pace = rodzaj gry
match-name-supervision = nadzór
match-name-announcing = ogłaszanie
match-name-default-time = spóźnienie
match-name-quickplay = przyspieszone zakończenie
match-name-draws = remisy
match-name-adjournment = odkładanie
match-name-session = sesja
match-name-adjudication = ocena partii
match-name-minutes-by-claim = minuty na reklamację
match-name-points = punkty
match-name-appeals = odwołania
match-name-appeal-time = termin odwołania
match-name-appeal-fee = opłata za odwołanie
match-name-chess960 = Szachy960
match-name-variant = odmiana
match-name-position = pozycja
match-name-odds = fory
match-name-name = imię
match-name-title = tytuł
match-name-federation = federacja
match-name-club = klub
match-name-rating = ranking
match-name-fide-id = numer FIDE
match-name-blind = niewidomy
match-name-hard-of-hearing = niesłyszący
match-name-device = urządzenie
match-name-moves = głos ruchów
match-name-talk = głos
match-name-form = forma
match-name-speech = mowa
match-name-rate = tempo mowy
match-name-output = wyjście
match-name-synthesiser = syntezator
match-name-braille = brajl
match-name-braille-table = tablica brajlowska
match-name-score = zapis partii
match-name-warnings = ostrzeżenia
match-name-aids = ułatwienia
match-name-assistant-name = asystent
match-name-assistant-talk = głos dla asystenta
match-name-arbiter-name = sędzia
match-name-arbiter-passphrase = hasło
match-name-code = kod miejsca
match-name-arbiter-lock = blokada stanowiska
match-name-arbiter-talk = głos stanowiska
match-name-arbiter-moves = głos ruchów stanowiska
match-name-arbiter-speech = mowa stanowiska
match-name-arbiter-rate = tempo mowy stanowiska
match-name-arbiter-output = wyjście stanowiska
match-name-arbiter-synthesiser = syntezator stanowiska
match-changed = Plik meczu się zmienił: { $keys }. Trwająca partia zachowuje stare warunki.
match-changed-key = { $key } z { $then } na { $now }
match-left-out = nic
match-go-on = Partia { $game } tego meczu jest niedokończona. Kontynuować ją na starych warunkach? Nie zaczyna nowej na nowych, a partia { $game } zostaje w archiwum. Tak czy nie?
match-help-go-on = tak: niedokończona partia trwa dalej, jak się zaczęła. nie: nowa partia na nowych warunkach.
match-not-begun = Partia { $game } czeka, nikt nie odpowiedział. Uruchom mecz jeszcze raz i odpowiedz.
match-left = Nic nie zapisano.
match-kept = Odpowiedzi są zapamiętane. Wpisz to samo polecenie, żeby kontynuować.
match-not-kept = Odpowiedzi nie są zapamiętane: { $reason }.
match-written = Zapisano: { $file }.
match-begin =
    Plik meczu nie ma błędów.
    Żeby zacząć: { $program } match { $file }
match-no-randomness = System nie dał liczb losowych. Nic nie zapisano.
match-exists = { $file } już istnieje. Podaj inny plik.
match-not-written = Nie zapisano, { $file }: { $reason }.
match-not-there = Nie znaleziono pliku meczu: { $file }. Żeby go napisać: { $program } match --new { $file }
match-not-read = Nie da się odczytać { $file }: { $reason }.
match-reason-missing = plik nie istnieje
match-reason-folder = to folder, podaj plik w nim
match-reason-no-text = to nie zwykły tekst, zapisz go jako UTF-8
match-reason-denied = nie pozwalają na to uprawnienia

match-title = { $white } kontra { $black }.
match-event = Turniej: { $text }.
match-round = Runda { $text }.
match-site = Miejscowość: { $text }.
match-place = Miejsce: { $text }.
match-date = Data: { $text }.
match-laws = Przepisy: { $edition }, rodzaj gry: { $pace }.
match-supervision-adequate = Nadzór: wystarczający.
match-supervision-sparse = Nadzór: niewystarczający.
match-announcing-repeat = Ruchy się ogłasza, powtarza i wykonuje na szachownicy.
match-announcing-repeat-first = Ruchy się ogłasza, powtarza i wykonuje na szachownicy, potem przełącza się zegar. Od ogłoszenia do tej chwili idzie zegar przeciwnika.
match-announcing-announce = Ruchy się ogłasza, nie powtarza.
match-announcing-off = Ruchów się nie ogłasza.
match-chess960 = Szachy960, pozycja początkowa { $number }.
match-variant = { $variant }.
match-position = Pozycja początkowa: { $position }.
match-position-chess960 = Szachy960, pozycja początkowa { $position }.
match-default-time = Dopuszczalne spóźnienie: { $time }.
match-quickplay = Przyspieszone zakończenie: zapowiedziane.
match-draws-after = Uzgodniony remis: dopiero po { $count } ruchach każdej strony.
match-draws-arbiter = Uzgodniony remis: tylko za zgodą sędziego.
match-draws-arbiter-until = Uzgodniony remis: przed { $count } ruchami każdej strony tylko za zgodą sędziego.
match-adjournment = Odkładanie: dozwolone.
match-session = Sesja: { $time }.
match-adjudication = Ocena partii: dozwolona.
match-minutes-claimed = Minuty za nieprawidłowy ruch: tylko na reklamację.
match-points = Punkty: { $win } za wygraną, { $draw } za remis.
match-no-appeals = Odwołania: nie ma. Decyzje sędziego są ostateczne.
match-appeal-time = Odwołania: termin { $time }.
match-appeal-fee = Opłata za odwołanie: { $fee }.
match-player = { $color }: { $name }.
match-blind = { $color }: gracz niewidomy albo słabowidzący.
match-hard-of-hearing = { $color }: gracz niesłyszący albo słabosłyszący.
match-device-keyboard = { $color } grają na klawiaturze.
match-device-pegs = { $color } grają na szachownicy kołkowej, { $address }.
match-device-board = { $color }: szachownica elektroniczna, { $address }.
match-device-assistant = { $color } grają przez asystenta.
match-assistant = { $color } mają asystenta: { $name }.
match-spoken = { $color } słyszą ruchy w głosie { $moves }, wszystko inne w { $talk }.
match-printed = { $color } czytają ruchy w głosie { $moves }, wszystko inne w { $talk }.
match-output = Wyjście dźwięku { $color-key ->
    [white] białych
   *[black] czarnych
}: { $output }.
match-braille = { $color } czytają brajlem, tablica { $table }.
match-score-own = Zapis { $color-key ->
    [white] białych
   *[black] czarnych
}: wpisuje gracz.
match-score-hand = Zapis { $color-key ->
    [white] białych
   *[black] czarnych
}: ręczny, na papierze albo brajlem.
match-score-assistant = Zapis { $color-key ->
    [white] białych
   *[black] czarnych
}: prowadzi program.
match-warnings = Ostrzeżenia o czasie dla { $color-key ->
    [white] białych
   *[black] czarnych
}, minuty: { $minutes }.
match-aids = { $color } mogą prosić o: { $aids }.
match-arbiter = Sędzia: { $name }.
match-good = Plik meczu nie ma błędów.
match-note-silent = Nietypowe: gracz jest niewidomy, a ruchów się nie ogłasza. Wymaga tego { $article }; turniej może to dostosować.
match-note-unheard = Nietypowe: obaj gracze są niewidomi, a ruchów się nie ogłasza. Wymaga tego { $article }. Napisz announcing = "repeat".
match-note-unrepeated = Nietypowe: gracz jest niewidomy, a ruchów się nie powtarza. Wymaga tego { $article }; turniej może to dostosować.
match-note-no-clocks = Nietypowe: bez zegarów.
match-note-pace = Nietypowe: rodzaj gry { $pace }. Według tempa to { $usual }.
match-note-default-time = Bez dopuszczalnego spóźnienia: decyduje sędzia. { $article }: ustala je turniej.
match-note-score = Nietypowe: { $color-key ->
    [white] białe
   *[black] czarne
} widzą i nie prowadzą zapisu. { $article }.
match-note-output = Obaj gracze mają jedno wyjście: każdy słyszy też to, co jest dla drugiego.
match-note-passphrase = To hasło z przykładów: znają je wszyscy. { $program } match --new zapyta o twoje.
match-note-quickplay = Przyspieszone zakończenie: bez skutku przy tym tempie, { $article }.
match-note-quickplay-blitz = Przyspieszone zakończenie: w blitzu go nie ma, { $article }. Pomiń je.
match-note-session = Sesja: bez skutku, partii nie można odłożyć. Napisz adjournment = "yes".
match-note-title = Nietypowy tytuł: { $color }. FIDE ma GM, IM, FM, CM, WGM, WIM, WFM, WCM.
match-readable = Inni mogą czytać { $file }, z kodami i skrótem hasła. Zamknij go: { $command }

## Przy stole meczu

seat-opened = Grasz { $color-key ->
    [white] białymi
   *[black] czarnymi
}, { $name }. Przeciwnik: { $opponent }.
seat-waits = Zegary uruchamia sędzia.
seat-compare-board = Porównaj swoją szachownicę z tą pozycją.
seat-offer-open = Propozycja remisu { $color-key ->
    [white] białych
   *[black] czarnych
} czeka.
seat-stands = Zegary stoją. Uruchomi je sędzia.
seat-set-up = Ustaw szachownicę od nowa: zmieniło się za dużo.
seat-adjourned = Partia odłożona. Kopertę otwiera sędzia.
seat-waits-repetition = { $color } muszą powtórzyć ruch.
seat-answer-offer = Wpisz przyjmij albo odrzuć.
seat-not-you = Nie twoja kolej.
seat-must-play = Reklamacja była z ruchem { $move }: zagraj go teraz.
seat-free = Możesz zagrać dowolny prawidłowy ruch.
seat-made-stays = Za późno: twój ruch to { $move }.
seat-position-set = Pozycja ustalona. Ustaw swoją szachownicę.
seat-absent = Wpisano twoją nieobecność. Wezwij sędziego: sędzia.
table-began = Partia się zaczyna. Idzie zegar { $color-key ->
    [white] białych
   *[black] czarnych
}.
table-began-clockless = Partia się zaczyna.
table-resumed = Zegary włączone. Idzie zegar { $color-key ->
    [white] białych
   *[black] czarnych
}.
seat-clock-runs = Idzie twój zegar.
seat-no-quit = Mecz zatrzymuje i kończy tylko sędzia. Żeby go wezwać: sędzia. Żeby poddać partię: poddaj.
desk-help-passphrase = Wpisz hasło sędziego. Wybrano je razem z plikiem meczu i nie jest pokazywane.
desk-passphrase = Hasło sędziego. Sam Enter: powrót.
desk-not-opened = Stanowisko zostaje zamknięte. Żeby je otworzyć, wpisz stanowisko.
desk-waits = Sprawdzam hasło.
desk-wrong = Złe hasło. Wpisz je jeszcze raz. Sam Enter: powrót.
desk-wrong-wait = Złe hasło. Odczekaj { $seconds } { $seconds ->
    [one] sekundę
    [few] sekundy
    [many] sekund
   *[other] sekund
}, potem wpisz je jeszcze raz. Sam Enter: powrót.
desk-early = Za wcześnie, nie sprawdzono. Odczekaj { $seconds } { $seconds ->
    [one] sekundę
    [few] sekundy
    [many] sekund
   *[other] sekund
}, potem wpisz je jeszcze raz. Sam Enter: powrót.
desk-open = Witam na stanowisku sędziego.
desk-wanted = Potrzebny jest sędzia.
desk-open-matters = Witam na stanowisku sędziego. { $count ->
    [one] Na decyzję czeka jedna sprawa
    [few] Na decyzję czekają { $count } sprawy
    [many] Na decyzję czeka { $count } spraw
   *[other] Na decyzję czeka { $count } spraw
}.
desk-alone = Wpisz samo stanowisko. Program zapyta potem o hasło i go nie pokaże.
desk-alone-open = Wpisz samo stanowisko, potem polecenie. Słowa po nim nie są czytane.
desk-closed = Stanowisko jest zamknięte.
desk-locked = Stanowisko zablokowane: długo nic nie wpisano. Wpisz cokolwiek, potem hasło.
desk-locked-seat = Stanowisko zablokowane: długo nic nie wpisano. Wpisz stanowisko, żeby je otworzyć.
desk-no-legal-move = To nieprawidłowy ruch. Gracze o tym nie słyszą.
desk-noted = Zanotowano.
task-done = Zrobione: { $what }
task-open = Do zrobienia: { $what }
task-room = Sala: światło, cisza, stoły i krzesła.
task-telephones = Telefony: wyłączone i oddane.
task-boards = Szachownice: dobrze ustawione i obrócone.
task-clocks = Zegary: nastawione i sprawne.
task-assistants = Asystenci: wiedzą, co im wolno.
task-rules = Gracze: znają tempo, przepisy i swoje pomoce.
task-default-time = Dopuszczalne spóźnienie: ogłoszone.
task-committee = Komisja odwoławcza: powołana.
task-start = Zegary: włączone o czasie.
task-watch = Partia: obserwowana, zwłaszcza w niedoczasie.
task-recording = Zapisy: każdy ruch jest notowany.
task-flags = Chorągiewki: obserwowane.
task-quickplay = Ostatnie minuty: stale obserwowane.
task-compare = Szachownice: porównane z zapisem.
task-spectators = Widzowie: cicho.
task-session = Sesja: koniec zapowiedziany.
task-envelope = Koperta: sprawdzona, zamknięta i schowana.
task-result = Wynik: zapisany.
task-signed = Zapisy: podpisane przez obie strony.
task-sheets = Zapisy: zebrane.
task-report = Dokumenty: napisane i oddane organizatorowi.
desk-tasks-before = Przed partią:
desk-tasks-during = Podczas partii:
desk-tasks-after = Po partii:
desk-task = { $number }: { $what }
desk-task-done = { $number }, zrobione: { $what }
desk-tasks-none = Dotąd wszystko zrobione. Wszystkie zadania: zadania wszystko.
desk-task-record = To mówi sam zapis. { $what }
desk-no-such-task = Nie ma zadania { $number }. Są od 1 do { $count }.
desk-tasks-open = Nieodhaczone zadania: { $count }. Odsłuchanie: zadania.
desk-glossary = { $language }: { $word }
term-check = szach
term-checkmate = szach-mat
term-stalemate = pat
term-castling = roszada
term-en-passant = bicie w przelocie
term-promotion = promocja
term-sealed-move = ruch zapisany
term-warning = ostrzeżenie
term-penalty = kara
desk-glossary-none = Nie ma w słowniku: { $word }. Są w nim figury, polecenia i pojęcia z przepisów.
desk-board-square = { $square }: szachownica { $board }, partia { $game }.
desk-closed-look = Stanowisko jest zamknięte. Wpisz stanowisko, żeby je otworzyć.
desk-no-boards = Żadna szachownica nie jest podłączona.
desk-quit = Opuścić stanowisko: opuść. Przerwać na później: Control-D u gospodarza. Zakończyć mecz: zamknij-mecz.
desk-unknown = Nieznane na stanowisku: { $word }. Polecenia: pomoc.
desk-no-question = Na stanowisku nie ma pytania.

## Terminal gospodarza

host-busy = Mecz jest już otwarty w innym programie. Najpierw zamknij tamten.
host-quit = Przerwać na później: Control-D. Zegary staną, a ten sam plik wznowi mecz. Zakończyć: zamknij-mecz na stanowisku.
host-kept = Mecz zapisany jako partia { $game }. Żeby kontynuować: { $program } match i ten sam plik.
host-desk = Stanowisko
host-for = { $place }:
host-guide-desk = Sędzia: wpisz stanowisko, żeby je otworzyć.
host-guide-several = Dla jednego miejsca: czarne e4.
host-speaks-for = Mówisz za: { $place }.
host-look = Żeby zobaczyć tu miejsce, wpisz jego nazwę: { $places }.
host-serves-none = Wszystkie miejsca mają inne terminale. Ten prowadzi mecz.
host-taken = { $seat ->
    [desk] Stanowisko jest przy innym terminalu. Najpierw zamknij tamten.
   *[other] { $place }: gra przy innym terminalu. Najpierw zamknij tamten.
}
host-given = { $seat ->
    [desk] Stanowisko ma teraz inny terminal.
   *[other] { $place }: gra teraz przy innym terminalu.
}
host-gone = { $seat ->
    [desk] Terminal stanowiska zniknął. Jego wiersze wpisuje się tutaj.
   *[other] Terminal zniknął: { $place }. Gra przechodzi tutaj.
}
room-of-table = Stół { $table }: { $said }
room-open = { $count ->
        [one] Jeden stół
        [few] { $count } stoły
        [many] { $count } stołów
       *[other] { $count } stołu
    }: { $tables }.
room-new-tables = Nowe stoły: { $tables }.
room-gone-table = Stołu { $table } nie ma już w pliku sali. Jego mecz, { $white } kontra { $black }, pozostaje zapisany jako partia { $game }.
room-guide = Żeby przejść do stołu: stół { $table }. Stoły: { $tables }.
room-range = od { $first } do { $last }
room-table-words = stół, stol
room-no-table = Nie ma tu stołu { $table }. Stoły: { $tables }.
room-table-number = Brakuje numeru stołu. Stoły: { $tables }.
room-which-table = Podaj stół, bo jest ich kilka: { $program } seat { $seat } --table i numer. Stoły: { $tables }.
room-table-over = Stół { $table }: mecz jest skończony.
room-no-desk = Nie ma tu stanowiska sali. Stanowisko jednego stołu: { $program } seat desk
room-has-no-table = Stanowisko sali nie ma stołu. Pomiń --table.
room-quit = Przerwać na później: Control-D. Zegary staną, a ten sam plik sali wznowi wszystkie mecze.
room-kept = { $count ->
        [one] Jeden mecz zapisany
        [few] { $count } mecze zapisane
        [many] { $count } meczów zapisanych
       *[other] { $count } meczu zapisane
    }. Żeby kontynuować: { $program } room i ten sam plik.
room-reopened = wynik już się nie liczy.
room-wrong-number = stół { $table } już jest. Każdy stół musi mieć własny numer.
room-wrong-file = inny stół ma { $file }. Każdy stół musi mieć własny plik meczu.
room-wrong-empty = W pliku nie ma stołów. Napisz [[table]] w osobnym wierszu, a pod nim number i match.
room-wrong-port = także stół { $table } używa { $port }. Każda szachownica musi mieć własny port.
room-wrong-boards = także stół { $table } ma taką szachownicę. Podaj port każdej, na przykład dgt:/dev/ttyUSB0.
room-key-number = Numer stołu, od 1 do 9999.
room-key-match = Plik meczu tego stołu, na przykład table7.toml.
room-not-there = Nie znaleziono pliku sali: { $file }.
room-good = Plik sali nie ma błędów.
cli-room = Mecze przy kilku stołach, według pliku sali.
arg-room-file = plik sali.
arg-room-check = wypisać błędy pliku sali.
arg-seat-table = numer stołu, gdy sala ma ich kilka.
arg-seat-by = polecenie, które prowadzi do meczu na innym komputerze.
arg-link-place = white, black, desk, room albo captain: jedyne miejsce, do którego prowadzi.

## Inne terminale meczu

client-no-table = Żaden mecz nie jest tu otwarty. Uruchom go w innym terminalu: { $program } match i plik meczu.
client-older = Ten touchmove jest starszy niż tamten. Uruchom tu taki sam.
client-newer = Ten touchmove jest nowszy niż tamten. Uruchom tu taki sam.
client-stranger = Ten mecz należy do innego użytkownika. Uruchom to jako tamten.
client-stuck = Mecz nie odpowiada. Sprawdź jego terminal.
client-gone = Połączenie przerwane. Czekam na mecz. Żeby wyjść, wpisz wyjdź.
client-back = Połączenie wróciło.
client-waits = Nie wysłano: połączenie przerwane. Czekam na mecz. Żeby wyjść, wpisz wyjdź.
client-connects = Łączę z meczem.
client-no-table-there = Tam żaden mecz nie jest otwarty. Spróbuj, gdy będzie.
client-no-way = Brak połączenia. Uruchom samo polecenie, a zobaczysz dlaczego.
link-other-place = To połączenie jest tylko dla { $place }. Poproś o to miejsce.
client-braille-lost = Brajl zawiódł: { $reason }. Wiersze są tekstem.
link-busy = Inny mecz jest otwarty na komputerze. Najpierw tam go zakończ albo podaj przez --data inny folder.
link-closed = Inny terminal nie może dołączyć: { $reason }.
reason-long-path = nazwa folderu danych jest za długa
reason-no-sockets = ten system nie ma takich gniazd
reason-no-output = nieznane wyjście dźwięku; nazwy podaje pactl list short sinks

## Próba turniejowa

opening-strict =
    Próba turniejowa.
    Wpisz swój ruch, żeby go ogłosić. Potem { $press }.
    Wpisz ruch przeciwnika, żeby go powtórzyć.
set-up-position = Specjalna pozycja początkowa. Ustaw szachownicę:
announcement-unclear = Niejasne. Podaj bierkę i oba pola, przy roszadzie pola króla.
slip-stands = Za późno na sprostowanie: zegar przełączony. Ruch się liczy.
withheld-own-announcements = Ogłoszenia niedostępne: odebrał je sędzia.
withheld-score-sheet = Zapis partii niedostępny: odebrał go sędzia.
withheld-times = Czasy niedostępne: odebrał je sędzia.
withheld-move-number = Numer ruchu niedostępny: odebrał go sędzia.
withheld-opponent-score = Zapis przeciwnika jest niedostępny.
withheld-position-readout = Pozycja niedostępna. Obejrzyj palcami własną szachownicę.
withheld-position-sighted = Pozycja niedostępna. Spójrz na własną szachownicę.
withheld-legal-moves = Prawidłowe ruchy są niedostępne.
withheld-attackers = Atakujące, broniące: niedostępne.
withheld-draw-hints = Niedostępne: prawo do reklamacji trzeba zauważyć samodzielnie.
withheld-opening-name = Nazwy debiutów są niedostępne.
withheld-takeback = Bez cofania ruchów.
withheld-engine = W czasie partii bez porad, poziom bez zmian.
withheld-never = Nie podczas tej partii: { $name }.
help-strict-announce =
    Twój ruch. Wpisz go: będzie ogłoszony.
    Przy promocji podaj też bierkę.
    Możesz pytać: ostatni, powtórz, zapis, zegar, kolej.
    Także: remis, reklamuj powtórzenie, poddaj.
    Koniec pracy: wyjdź.
    Więcej: pomoc wszystko, pomoc reklamuj.
help-strict-press =
    Twój ruch jest ogłoszony. Teraz przełącz.
    Pomyłka, przedtem: sprostuj skoczek f3.
help-strict-repeat =
    Wpisz ruch przeciwnika: to go powtarza.
    Potem twoja kolej.
help-strict-wait =
    Nie twoja kolej. Poczekaj.
    Możesz pytać: ostatni, powtórz, zapis, zegar, kolej.

## Dokumenty meczu

report-title = Raport dla sędziego
report-table = Stół
report-course = Przebieg partii
report-began = Początek: { $date }. Czasy to godziny, minuty, sekundy gry.
report-began-at = Początek: { $date }. Czasy to pory dnia.
report-program-started = Uruchomiono program: { $when }.
report-result = Wynik: { $score }. { $ended }
report-open = Wynik: otwarty. Partia nie jest skończona.
report-open-adjourned = Wynik: otwarty. Partia jest odłożona.
report-used = { $color } zużyły: { $time }.
report-illegal-acts = { $color }, wykroczenia: { $count }.
report-claims = { $color }, reklamacje: { $count }.
report-complaints = { $color }, skargi: { $count }.
report-appeals = { $color }, odwołania: { $count }.
report-claims-wrong = { $color }, niesłuszne reklamacje: { $count }.
report-offers = { $color }, propozycje remisu: { $count }.
report-aids-none = { $color } nie korzystały z ułatwień.
report-aids-had = { $color } korzystały z: { $aids }.
report-aids-refused = { $color } dostały odmowę: { $aids }.
report-aid = { $aid }, { $count ->
    [one] raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } razy
}
report-rulings = Decyzje i kary: { $count }.
report-passphrases = Złe hasła: { $count }, koperta: { $envelope }.

report-started = Partia się zaczyna.
report-entered = { $color } grają { $move }.
report-touched = { $color } dotykają { $square }.
report-lifted = { $color } podnoszą bierkę z { $square }.
report-seated = { $color } stawiają bierkę na { $square }.
report-seated-man = { $color } stawiają na { $square }: { $piece }.
report-adjusting = { $color } mówią: poprawiam.
report-plays = { $color } grają na innym urządzeniu: { $board }.
report-screen = ekran
report-announced = { $color } ogłaszają { $move }.

report-repeated = { $color } powtarzają { $move }.
report-repeated-none = { $color } powtarzają niemożliwy ruch.
report-says = { $color } mówią: { $text }
report-unclear = { $color } mówią { $text }: to nieprawidłowy ruch. Program poprosił o oba pola.
report-seen-to = Załatwione: słowa gracza do sędziego.
report-seen-to-of = Załatwione: { $color-key ->
    [white] białe
   *[black] czarne
} do sędziego, { $text }
report-executed = { $color } wykonują ruch na szachownicy.
report-corrected = { $color } prostują na { $move }.
report-clock-pressed = { $color } przełączają zegar.
report-two-hands = { $color } użyły dwóch rąk.
report-two-hands-claimed = { $color } mówią: ruch wykonano dwiema rękami.
report-flag-claimed = { $color } reklamują upadek chorągiewki.
report-illegal-claimed = { $color } reklamują nieprawidłowy ruch.
report-correction-wanted = { $color } chcą poprawić nieprawidłowy ruch.
report-touch-claimed = { $color } mówią: { $opponent-key ->
    [white] białe
   *[black] czarne
} dotknęły { $square }, ruch { $number }.
report-found = Zgłoszono nieprawidłowość.
report-draw-offered = { $color } proponują remis.
report-draw-accepted = { $color } przyjmują remis.
report-draw-declined = { $color } odrzucają remis.
report-claimed-threefold = { $color } reklamują remis, trzy razy ta sama pozycja.
report-claimed-threefold-with = { $color } reklamują remis, ruch { $move }, trzy razy ta sama pozycja.
report-claimed-fifty = { $color } reklamują remis, pięćdziesiąt ruchów.
report-claimed-fifty-with = { $color } reklamują remis, ruch { $move }, pięćdziesiąt ruchów.
report-claimed-no-effort = { $color } reklamują remis: przeciwnik nie próbuje wygrać.
report-claimed-cannot-win = { $color } reklamują remis: przeciwnik nie może wygrać normalnymi środkami.
claim-clocks = Zegary: białe { $white }, czarne { $black }.
report-increment = { $color } proszą o dodawany czas.
report-resigned = { $color } poddają partię.
report-taken-back = Prośba o cofnięcie, półruchy: { $count }.
report-wrote = { $color } zapisują ruch { $place }: { $move }.
report-crossed-out = { $color } skreślają ruch { $place }.
report-signed = { $color } podpisują { $result }.
report-absent = { $color } wpisane jako nieobecne.
report-arrived = { $color } przychodzą.
report-adjournment = Sędzia odkłada partię.
report-adjournment-early = Sędzia odkłada partię przed czasem. Reszta sesji: { $time }.
report-sealed = { $color } zaklejają ruch.
report-adjourned = Sędzia ma kopertę.
report-envelope-lost = Koperta zgubiona. Gracze nie uzgadniają ruchu.
report-envelope-lost-agreed = Koperta zgubiona. Gracze uzgadniają { $move }.
report-opened = Koperta otwarta: { $move }.
report-opened-ambiguous = Koperta otwarta: ruch może znaczyć różne rzeczy.
report-opened-unreadable = Koperta otwarta: ruchu nie da się odczytać.
report-resumption = Pora wznowić odłożoną partię.
report-rules = Sędzia chce zdecydować: { $ruling }
report-refused = Odmowa: { $why }
report-position-set = Pozycja ustalona: { $position }.
report-judged-possible = Ustalono: mat jest możliwy.
report-judged-none = Ustalono: mat nie jest możliwy.
report-judged-undecided = Ustalono: nie da się stwierdzić, czy mat jest możliwy.
report-paused = Zegary zatrzymane.
report-resumed = Zegary uruchomione ponownie.
report-time-passed = Minął termin.
report-clocks-told = Zegary pokazują { $white } i { $black }.
report-result-told = Serwer kończy partię: { $result }.
report-closed = Niepokazane, dopóki koperta jest zamknięta.

report-not-pressed = { $color } nie przełączyły zegara. Zegar idzie dalej.
report-illegal-stands = Ruch { $color-key ->
    [white] białych
   *[black] czarnych
} był nieprawidłowy. Liczy się do reklamacji.
report-illegal-position = Ruch był nieprawidłowy: dwa króle pod szachem albo pion na ostatnim rzędzie. { $color } mają jeden ruch, żeby to usunąć.
report-asks = Czy mat jest jeszcze możliwy? To jest badane.
report-clock-runs = Idzie zegar { $color-key ->
    [white] białych
   *[black] czarnych
}.

report-asked-had = { $color } proszą o ułatwienie i dostają je: { $aid }.
report-asked-refused = { $color } proszą o ułatwienie, odmowa: { $aid }.
report-granted = { $color } dostają ułatwienie: { $aid }.
report-withdrawn = { $color } nie mogą już korzystać z: { $aid }.
report-assistant = Asystent { $color-key ->
    [white] białych
   *[black] czarnych
}: { $name }.
report-assistant-dismissed = Asystent { $color-key ->
    [white] białych
   *[black] czarnych
} jest zwolniony.
report-passphrase-right = Stanowisko otwarte, miejsce: { $place }. Hasło dobre.
report-passphrase-wrong = Złe hasło, miejsce: { $place }.
report-envelope-right = Koperta: hasło dobre, miejsce: { $place }.
report-envelope-wrong = Koperta: złe hasło, miejsce: { $place }.
report-code-wrong = Zły kod, miejsce: { $place }.
report-envelope-key = Utworzono klucz kopert.
report-desk-closed = Stanowisko jest zamknięte.
report-desk-locked = Stanowisko zablokowane, miejsce: { $place }. Nic nie wpisano.
report-desk-talks = Głos stanowiska to teraz { $voice }.
report-questioned = Pytanie zwrotne na stanowisku: { $what }
report-answered-yes = Sędzia mówi tak.
report-answered-no = Sędzia mówi nie: nic się nie dzieje.
report-answered-dropped = Pytanie upada: nic się nie dzieje.
report-program-closed = Zamknięto program: { $when }.
report-was-closed = Był zamknięty przez: { $time }.
report-broken-off = Programu nie zamknięto: awaria albo brak prądu.
report-file-old = Plik meczu się zmienił: { $keys }. Sędzia zachowuje stare warunki.
report-file-new = Plik meczu się zmienił: { $keys }. Sędzia zaczyna tę partię na nowych warunkach. Poprzednią opuszczono.
report-file-taken = Plik meczu się zmienił: { $keys }. Obowiązuje od teraz. Żaden warunek partii się nie zmienił.
report-served = Terminal obsługuje miejsce: { $place }.
report-board-lost = Szachownica zniknęła: { $color-key ->
    [white] białe
   *[black] czarne
}.
report-board-back = Szachownica wróciła: { $color-key ->
    [white] białe
   *[black] czarne
}.
report-board-wrong = Szachownica się nie zgadza z partią: { $color-key ->
    [white] białe
   *[black] czarne
}.
report-board-right = Szachownica znów się zgadza: { $color-key ->
    [white] białe
   *[black] czarne
}.
report-board-low = Słaba bateria szachownicy: { $color-key ->
    [white] białe
   *[black] czarne
}.
report-board-missed = Dane z szachownicy zginęły: { $color-key ->
    [white] białe
   *[black] czarne
}.
report-flickers = { $square } migocze na szachownicy { $color-key ->
    [white] białych
   *[black] czarnych
}. Nie liczy się.
report-mutes = { $color } ignorują { $square }. Nie liczy się.
report-left = Żaden terminal nie obsługuje miejsca: { $place }.
report-noted = Notatka sędziego: { $text }
report-signed-off = Sędzia zamyka mecz.
report-desk = sędzia

record-cancelled = Unieważnione: { $moves }.
record-announced-cancelled = Ogłoszone i unieważnione: { $move }.
record-illegal = Nieprawidłowy ruch bez reklamacji: { $move }.
record-apart = Z pozycji niemożliwej w partii, { $position }: { $move }.
record-goes-on = Partia trwa dalej z innej pozycji: { $position }
record-at = { $time }:
reason-espeak-missing = espeak-ng nie jest zainstalowany
reason-espeak-stuck = espeak-ng się nie kończy
reason-espeak-garbage = espeak-ng nie daje dźwięku
records-no-sound = Brak pliku dźwiękowego ogłoszeń: { $reason }.
record-announcements = Ogłoszenia, z czasami od początku
record-sheet = Zapis partii, { $color-key ->
    [white] białe
   *[black] czarne
}, { $name }
record-differs = Inaczej w ruchu { $number } { $color-key ->
    [white] białych
   *[black] czarnych
}: { $move }.
record-position-set = Pozycja ustalona przez sędziego, przed ruchem { $number } { $color-key ->
    [white] białych
   *[black] czarnych
}.
record-end-revoked = Ten koniec został odwołany: { $ended }
record-not-written = Brakuje ruchu { $number } { $color-key ->
    [white] białych
   *[black] czarnych
}: { $move }.
record-empty = Nic nie zapisano.
record-by-hand = Ruchy są w zapisie gracza. Dołącz go tutaj.
record-announced = { $color } ogłaszają { $to }.
record-corrects = { $color } prostują { $from } na { $to }.
record-corrected = Sprostowano z { $from } na { $to }.
record-was-illegal = Ogłoszony, nieprawidłowy.
record-was-taken-back = Ogłoszony, nieprawidłowy, cofnięty.
record-crossed-out = Skreślono ruch { $number } { $color-key ->
    [white] białych
   *[black] czarnych
}: { $move }.
record-period = { $color } zaczynają kontrolę czasu, ruch { $number }. Zużyte: białe { $white }, czarne { $black }.
record-used = Zużyte: białe { $white }, czarne { $black }.
record-not-signed = { $color } nie podpisały.
records-no-match = Partia { $game } to nie mecz. Wszystkie partie: { $program } games.

envelope-title = Koperta z ruchem
envelope-began = Partia zaczęła się: { $date }.
envelope-sealer = Ruch zakleiły { $color-key ->
    [white] białe
   *[black] czarne
}, { $name }.
envelope-number = Ruch w kopercie: ruch { $number }.
envelope-offer = { $color } zaproponowały remis.
envelope-no-offer = Bez propozycji remisu.
envelope-given = { $color }, dodano decyzjami: { $time }.
envelope-taken = { $color }, odjęto decyzjami: { $time }.
envelope-date = Data wznowienia:
envelope-time = Godzina wznowienia:
envelope-place = Miejsce wznowienia:
envelope-position = Pozycja przed ruchem w kopercie

## Co robi gracz przy stole meczu

seat-not-here = { $name }: nie w meczu.
seat-home-only = Nie w meczu.
seat-alone = { $name }: tylko w meczu.
seat-announcing-off = Niepotrzebne: ruch liczy się od razu po wpisaniu.
seat-nothing-announced = Nic jeszcze nie ogłoszono.
seat-not-in-advance = Nie z góry: ruchu { $number } { $color-key ->
    [white] białych
   *[black] czarnych
} jeszcze nie było.
seat-sheet-hole = Najpierw zapisz ruch { $number } { $color-key ->
    [white] białych
   *[black] czarnych
}.
seat-nothing-written = Nie ma tam wpisu.
seat-no-board = W tym meczu nie masz szachownicy.
seat-executed = Ruch jest na twojej szachownicy.
clocks-run-on = Zegary idą dalej.
desk-clocks-run-on = Zegary idą dalej: zatrzymasz je przez zatrzymaj.
two-hands-called = Sędzia jest powiadomiony i decyduje.
two-hands-called-by = { $color } się skarżą: { $opponent-key ->
    [white] białe
   *[black] czarne
} zagrały dwiema rękami. Decyduje sędzia.
seat-not-your-turn = Nie twoja kolej: { $color-key ->
    [white] białe
   *[black] czarne
} na posunięciu.
button-of-other = To był drugi przycisk. Nacisnąć mają { $color-key ->
    [white] białe
   *[black] czarne
}.
seat-your-move = Twoja kolej.
seat-over = Partia jest skończona. Wpisz podpisz i wynik.
seat-boards = Twoją szachownicę podaje plik meczu. Żeby poszukać jej znów: deska tak.
seat-repeated-execute = Powtórzono. Wykonaj ruch na swojej szachownicy.
seat-repeats-another = { $color } powtarzają inny ruch. Ogłoszono: { $move }.
seat-must-seal = Zaklej swój ruch: wpisz zaklej i ruch.
seat-taken = { $color } grają teraz przy innym terminalu.
seat-left = Terminal { $color-key ->
    [white] białych
   *[black] czarnych
} zniknął.
player-away = { $color-key ->
    [white] Białe
   *[black] Czarne
} odeszły od szachownicy.
player-back = { $color-key ->
    [white] Białe
   *[black] Czarne
} wróciły do szachownicy.
seat-away = Już zgłoszone: nie ma cię przy szachownicy. Po powrocie wpisz wracam.
seat-here = Jesteś już przy szachownicy. Gdy odchodzisz, wpisz wychodzę.
seat-help-code = Kod tego miejsca ma sędzia. Wpisz go tak, jak stoi w pliku meczu.
seat-code = Kod miejsca { $color-key ->
    [white] białych
   *[black] czarnych
}. Sam Enter: wyjście.
seat-code-wrong = Zły kod. Wpisz go jeszcze raz. Sam Enter: wyjście.
seat-code-wait = Zły kod. Odczekaj { $seconds } { $seconds ->
    [one] sekundę
    [few] sekundy
    [many] sekund
   *[other] sekund
}, potem wpisz go jeszcze raz. Sam Enter: wyjście.
seat-code-early = Za wcześnie, nie sprawdzono. Odczekaj { $seconds } { $seconds ->
    [one] sekundę
    [few] sekundy
    [many] sekund
   *[other] sekund
}, potem wpisz go jeszcze raz. Sam Enter: wyjście.
seat-must-record = W zapisie brakuje ruchu { $number } { $color-key ->
    [white] białych
   *[black] czarnych
}. Zapisz go przed swoim ruchem.
seat-must-complete = Teraz uzupełnij swój zapis partii.
seat-need-not-record = Na razie możesz nie zapisywać.
seat-relayed = { $assistant }, wpisujesz za: { $name }, { $color-key ->
    [white] białe
   *[black] czarne
}. Przeciwnik: { $opponent }.
seat-assistant = Twój asystent: { $assistant }.
seat-assistant-of = Asystent { $color-key ->
    [white] białych
   *[black] czarnych
}: { $assistant }.
seat-no-assistant = Nie masz już asystenta.
seat-no-assistant-of = { $color } nie mają już asystenta.
arbiter-called = Sędzia jest wezwany. Zegary idą dalej.
arbiter-called-only = Sędzia jest wezwany.
arbiter-called-by = { $color } wzywają sędziego.
arbiter-long = Za długie: liter najwyżej { $count }. Powiedz to sędziemu osobiście.
appeal-filed = Odwołanie zapisane: decyzja { $number }. Decyduje komisja.
appeal-by = { $color } odwołują się: decyzja { $number }.
appeal-upheld = Odwołanie od decyzji { $number } uwzględnione.
appeal-rejected = Odwołanie od decyzji { $number } odrzucone.
appeal-no-rulings = Nie ma decyzji { $number }: jeszcze żadnej nie było.
appeal-no-ruling = Nie ma decyzji { $number }. Ostatnia to { $count }.
appeal-revoked = Bez odwołania: decyzja { $number } jest odwołana.
appeal-final = Bez odwołania: decyzja { $number } jest ostateczna.
appeal-late = Za późno na odwołanie. Termin wynosił { $time }.
appeal-twice = Odwołanie już jest: decyzja { $number }.
sheet-kept = Twój zapis partii prowadzi program.
sheet-by-hand = Prowadzisz zapis ręcznie. Ruchy są tylko w twoim własnym.
sheet-by-hand-theirs = Przeciwnik prowadzi zapis ręcznie.
sheet-sealed = Ruch w kopercie: tylko tam. Trafi do twojego zapisu po otwarciu koperty.
sheet-written = Zapisano ruch { $number } { $color-key ->
    [white] białych
   *[black] czarnych
}: { $move }.
sheet-crossed-out = Skreślono ruch { $number } { $color-key ->
    [white] białych
   *[black] czarnych
}.
sheet-hole = brak
sheet-position-set = Pozycja ustalona przez sędziego.
sheet-squares = { $from } { $to }
sheet-not-read = Niezrozumiałe. Zapisz oba pola, na przykład g1 f3.
sheet-not-clear = Niejasne. Zapisz oba pola, na przykład g1 f3.
sheet-two-moves = Jeden ruch naraz. Zapisz pierwszy.
sheet-empty = Twój zapis partii jest pusty.
sheet-empty-theirs = Zapis przeciwnika jest pusty.
confirm-seal = Zakleić { $move }? tak albo nie.
confirm-sign = Wynik z przebiegu partii: { $due ->
    [white] wygrywają białe
    [black] wygrywają czarne
   *[draw] remis
}. Mimo to podpisać: { $signed ->
    [white] wygrywają białe
    [black] wygrywają czarne
   *[draw] remis
}? Wtedy decyduje sędzia. tak albo nie.
seal-no-key = Nie ma tu koperty. Zaklej ruch na papierze i wezwij sędziego.
seal-fails = Koperty nie da się zamknąć. Zaklej ruch na papierze i wezwij sędziego.
argument-writing = { $name } wymaga ruchu, z numerem albo bez: { $name } e4 albo { $name } 12 czarne e5.
argument-result = { $name } wymaga wyniku: 1-0, 0-1 albo remis.
argument-appeal = { $name } wymaga numeru decyzji i powodów: { $name } 2 chorągiewka nie spadła.
help-seat =
    Twój ruch: skoczek f3. Potem przełącz.
    Pytaj: ostatni, zegar, zapis.
    Działaj: remis, przyjmij, odrzuć, poddaj.
    Reklamuj: reklamuj powtórzenie, reklamuj czas.
    Wzywaj: sędzia, dotknięta e4, dwie-ręce.
    Twój zapis: zapisz e4, skreśl, podpisz 1-0.
    Więcej: pomoc wszystko, pomoc reklamuj.
help-seat-typed =
    Twój ruch: skoczek f3.
    Pytaj: ostatni, zegar, zapis.
    Działaj: remis, przyjmij, odrzuć, poddaj.
    Reklamuj: reklamuj powtórzenie, reklamuj czas.
    Wzywaj: sędzia, dotknięta e4, dwie-ręce.
    Twój zapis: zapisz e4, skreśl, podpisz 1-0.
    Więcej: pomoc wszystko, pomoc reklamuj.
help-seat-announcing =
    Twój ruch: skoczek f3, potem przełącz.
    Ruch przeciwnika: wpisz go, żeby powtórzyć.
    Pomyłka: sprostuj skoczek f3.
    Jest na twojej szachownicy: wykonane.
    Pytaj: ostatni, zegar, zapis.
    Działaj: remis, poddaj, reklamuj powtórzenie.
    Wzywaj: sędzia, dotknięta e4, dwie-ręce.
    Twój zapis: zapisz e4, skreśl, podpisz 1-0.
    Więcej: pomoc wszystko, pomoc reklamuj.
help-seat-sealing =
    Partia jest odłożona. Zaklej ruch: zaklej skoczek f3.
    Nikt inny go nie słyszy, a do tej chwili idzie twój zegar.
    Zegar: zegar. Twój zapis: zapis. Wezwanie: sędzia.
    Więcej: pomoc wszystko, pomoc zaklej.
help-seat-over =
    Partia jest skończona.
    Wpisz podpisz i wynik.
    zapis czyta twój zapis partii.
help-executed =
    wykonane: ruch przeciwnika jest na twojej szachownicy, zagrany przez ciebie albo asystenta.
help-touched =
    dotknięta e4: przeciwnik dotknął bierki na e4 i jej nie ruszył.
    Decyduje sędzia. Bez niego liczy się od razu, jeśli przepisy wymagają reklamacji.
help-two-hands =
    dwie-ręce: przeciwnik zagrał obiema rękami.
    Decyduje sędzia.
help-arbiter =
    sędzia: wzywa sędziego.
    sędzia i tekst, na przykład sędzia przerwa: skarga albo prośba.
    Zegary idą dalej, chyba że zatrzymasz je poleceniem zatrzymaj.
help-appeal =
    odwołanie 2 chorągiewka nie spadła: odwołuje się od decyzji 2, z powodami.
    Decyduje komisja odwoławcza.
help-away = wychodzę: mówi wszystkim, że odchodzisz od szachownicy. Twój zegar idzie dalej.
help-here = wracam: mówi wszystkim, że wróciłeś do szachownicy.
help-write =
    zapisz e4: wpisuje następny ruch do twojego zapisu partii.
    zapisz 12 czarne e5: w to miejsce.
help-cross-out =
    skreśl: skreśla ostatni wpis.
    skreśl 12 czarne: jeden ruch.
help-sign =
    podpisz 1-0, podpisz 0-1, podpisz remis: podpisuje wynik po partii.
    W domu, po reklamacji remisu: wynik podany przez sędziego.
help-seal =
    zaklej skoczek f3: wkłada twój ruch do koperty.
    Tylko gdy sędzia odłożył partię.
    Nikt inny go nie słyszy.

## Co decyzje sędziego znaczą dla gracza

seat-seen-to = Sędzia zajął się twoją prośbą.
seat-aid-granted = Sędzia zezwala ci na: { $aid }.
seat-aid-withdrawn = Sędzia odbiera ci: { $aid }.
seat-signed-off = Sędzia zamknął mecz.

## Na stanowisku sędziego

desk-help = Zegary: rozpocznij, zatrzymaj, wznów.
    Wiedza: sprawy, fakty, porównaj, dziennik.
    Decyzje: przyjmij, odrzuć, odrocz, oddal.
    Orzekaj: ostrzeż białe, dodaj-czas białe 2, wynik 1-0.
    Zamknąć tu stanowisko: opuść.
    Więcej: pomoc wszystko, pomoc przywróć.
desk-nothing-typed = Nic nie wpisano. Wpisz polecenie stanowiska albo pomoc.
desk-player-tells = { $color } wzywają sędziego: { $text }
desk-do-told = Gdy to załatwione, wpisz oddal.
desk-do-told-numbered = Gdy to załatwione, wpisz oddal { $number }.
desk-do-appeal = Decyduje komisja. Wpisz odwołanie { $number } uwzględnione albo odwołanie { $number } odrzucone, z powodem.
desk-which-matter = Która? Wpisz { $name } i numer, na przykład { $name } 2.
desk-no-such-matter = Nie ma sprawy { $number }. Wpisz sprawy, żeby je usłyszeć.
desk-appeal-fee = Opłata wraca: { $fee }.
desk-appeal-then = Żeby cofnąć decyzję: odwołaj { $number }.
desk-no-appeal = Nie czeka żadne odwołanie: decyzja { $number }.
desk-seen-to = Gotowe: słowa gracza załatwione.
desk-seen-to-call = Wezwanie załatwione: { $color-key ->
    [white] białe
   *[black] czarne
}.
desk-seen-to-of = Wezwanie załatwione: { $color-key ->
    [white] białe
   *[black] czarne
}, { $text }
desk-sure = { $what } Tak czy nie?
desk-sure-ends = { $what } To kończy partię. Tak czy nie?
desk-sure-then = Kontynuować? Partia się wtedy skończy: { $what } Tak czy nie?
desk-sure-time = { $what } Nietypowa zmiana. Tak czy nie?
desk-revoke-what = Odwołać to? { $what }
desk-moves-gone = { $count ->
    [one] Cofnięty jest jeden ruch.
    [few] Cofnięte są { $count } ruchy.
    [many] Cofniętych jest { $count } ruchów.
   *[other] Cofniętych jest { $count } ruchów.
}
desk-moves-again = { $count ->
    [one] Znów liczy się jeden ruch.
    [few] Znów liczą się { $count } ruchy.
    [many] Znów liczy się { $count } ruchów.
   *[other] Znów liczy się { $count } ruchów.
}
desk-clocks-then = Zegary pokażą wtedy: białe { $white }, czarne { $black }.
desk-touch-kept = Nie ma ruchu do cofnięcia: { $color-key ->
    [white] białe
   *[black] czarne
} ruszyły albo zbiły bierkę z { $square }. { $number ->
    [0] Jeśli czeka w sprawach, oddal to tam.
   *[other] Wpisz oddal { $number }.
}
desk-sure-board = Mimo to zacząć? { $what } Tak czy nie?
desk-still-asked = Czeka na odpowiedź: { $what } Tak czy nie?
desk-changed-since = Od pytania partia się zmieniła.
desk-dropped = Pytanie upada, nic nie zrobiono: { $what }
desk-dropped-sign-off = zamknięcie meczu.
desk-dropped-open = otwarcie koperty.
desk-points-most = { $color }: { $points }. Partia daje najwyżej punkt.
desk-points-least = { $color }: { $points }. Nie da się odjąć więcej.
desk-points-scale = Punkty wynikają tu z wyniku: { $scale }. Wpisz wynik i 1-0.
desk-legal = Według przebiegu prawidłowy: ostatni ruch { $color-key ->
    [white] białych
   *[black] czarnych
}. Jeśli szachownice albo zapisy mówią inaczej, wpisz porównaj.
desk-illegal-counts = Nieprawidłowy, ale ważny: ma odpowiedź. Powrót: { $restore }.
desk-no-time-left = Zegar { $color-key ->
    [white] białych
   *[black] czarnych
} pokazuje 0:00. Najpierw go ustaw.
desk-still-open = { $count ->
    [one] Jedna sprawa czeka
    [few] { $count } sprawy czekają
    [many] { $count } spraw czeka
   *[other] { $count } spraw czeka
} jeszcze na decyzję:
desk-sure-sign-off = Zamknąć mecz? Mecz się kończy i powstają jego dokumenty. Tak czy nie?
desk-yes-or-no = Tak czy nie?
desk-help-yes-or-no = tak: stanie się i będzie zanotowane. nie: nic się nie zmieni.
desk-not-done = Nic nie zrobiono.
desk-not-over = Jeszcze nie: partia ani się nie skończyła, ani nie jest odłożona z kopertą w twoich rękach.
desk-sheet-lacks = W zapisie { $color-key ->
    [white] białych
   *[black] czarnych
} brakuje: { $place }.
desk-reconstructs = Odtwarzanie od ruchu { $place }.
desk-found = Ustalony ruch { $place }: { $move }.
desk-found-back = Cofnięty.
desk-found-next = Teraz ruch { $place }.
desk-found-how = Wpisuj ruch po ruchu. cofnij usuwa ostatni. Na koniec: ruchy-znane. Jeśli nie da się ich ustalić: następny-okres.
desk-found-otherwise = W zapisie { $color-key ->
    [white] białych
   *[black] czarnych
} jest { $move }.
desk-found-differs = Różniących się pól: { $count }.
desk-found-differs-on = Różnią się pola: { $squares }.
desk-found-same = Pozycja osiągnięta. Wpisz ruchy-znane.
desk-found-other-turn = Bierki się zgadzają, ale na posunięciu są { $color }.
desk-found-not-yet = Jeszcze nie. Ustal pozostałe ruchy albo wpisz następny-okres. Jeśli szachownica jest błędna: pozycja.
desk-found-first = Nic nie jest odtwarzane. Najpierw wpisz odtwórz-partię.
desk-found-nothing = Nie było jeszcze ruchu.
desk-signed-off = Mecz zamknięty.
desk-sure-adjourned = Zamknąć do wznowienia partii? Powstaną dokumenty. Tak czy nie?
desk-signed-off-already = Mecz jest już zamknięty.
desk-writing = Piszę dokumenty.
desk-records = Dokumenty są w { $folder }.
desk-records-not = Dokumentów nie zapisano: { $reason }.
desk-envelope-file = Do wydruku na kopertę: { $file }.
desk-note = Notatka: { $text }
desk-note-long = Notatka za długa: liter najwyżej { $count }. Zrób z niej dwie.

desk-no-rulings = Jeszcze żadnych decyzji.
desk-ruling-revoked = Decyzja { $number }, odwołana: { $ruling }
desk-ruling-lifted = Decyzja { $number }, nie obowiązuje od decyzji { $by }: { $ruling }
desk-no-such-move = Ruchu { $number } { $color-key ->
    [white] białych
   *[black] czarnych
} jeszcze nie było.

desk-wants-nothing = Wpisz samo { $name }.
desk-wants-player = { $name } wymaga gracza: { $name } białe.
desk-wants-time = { $name } wymaga gracza i czasu: { $name } białe 5 albo 5:30, albo 1:05:30.
desk-wants-default-time = { $name } wymaga czasu: { $name } 30 albo 0 dla żadnego.
desk-wants-moves = { $name } wymaga gracza i ruchów: { $name } białe 12.
desk-wants-points = { $name } wymaga gracza i punktów: { $name } białe +1/2 albo -1.
desk-wants-loss = { $name } wymaga gracza: { $name } białe; { $name } białe 1/2 daje przeciwnikowi pół punktu.
desk-wants-fault = { $name } wymaga gracza i powodu: { $name } białe 1. { $name } białe podaje powody.
desk-wants-result = { $name } wymaga punktów obu stron: { $name } 1-0.
desk-wants-adjudication = { $name } wymaga wyniku i tego, kto oceniał: { $name } 1-0 Anna Muster.
desk-wants-square = { $name } wymaga gracza i pola: { $name } białe e2.
desk-wants-misplaced = { $name } samo albo z graczem i polem: { $name } białe h1.
desk-wants-sheet = { $name } wymaga gracza: { $name } białe; { $name } białe 5 dla ostatnich pięciu ruchów.
desk-wants-aid = { $name } wymaga gracza i ułatwienia: { $name } białe czasy. Wszystkie podaje pomoc { $name }.
desk-wants-assistant = { $name } wymaga gracza i imienia: { $name } białe Jan Nowak; { $name } białe oddal.
desk-wants-move = { $name } wymaga ostatniego ruchu, który zostaje: { $name } 12 czarne; { $name } 0 dla początku.
desk-wants-position = { $name } wymaga pozycji: FEN albo lista bierek.
desk-wants-ruling = { $name } wymaga numeru decyzji: { $name } 2. Ich listę podaje decyzje.
    Samo odwołuje koniec partii.
desk-wants-switch = { $name } wymaga tak albo nie: { $name } tak.
desk-wants-minutes = Samo { $name }. Z dwiema minutami dla przeciwnika: { $name } 2.
desk-wants-matter = Samo { $name } albo z numerem sprawy: { $name } 2. Ich listę podaje sprawy.
desk-wants-tasks = { $name } wymaga numerów zadań: { $name } 3.
desk-wants-all = { $name } samo albo { $name } wszystko.
desk-wants-appeal = { $name } i numer decyzji, potem uwzględnione albo odrzucone, albo kto się odwołuje: { $name } 2 odrzucone Chorągiewka spadła.
desk-wants-number = Samo { $name } albo z liczbą: { $name } 20.
desk-wants-sealed = Samo { $name } albo z ruchem z koperty: { $name } Sf3.
desk-wants-resumption = { $name } wymaga dnia, godziny i miejsca: { $name } 2026-12-01 10:00 Sala 2.
desk-wants-adjournment = { $name } samo albo { $name } wcześniej, z minutami, które zostały z sesji, albo bez nich: { $name } wcześniej 45.
desk-wants-text = { $name } wymaga tekstu: { $name } białe źle się poczuły.
desk-wants-word = { $name } wymaga słowa: { $name } remis.
desk-wants-voice = { $name } wymaga języka: { $name } pl, { $name } en.
desk-wants-command = Samo { $name } albo z poleceniem: { $name } przywróć.

desk-nothing-waits = Nic nie czeka na twoją decyzję.
desk-no-yes-or-no = Tak albo nie tego nie rozstrzyga. Wpisz sprawy, żeby usłyszeć odpowiedzi.
desk-matter = { $number }: { $what }
desk-fact-touch = Na { $square } było wtedy: { $man }.
desk-fact-about = Ruch { $place }: { $move }.
desk-fact-not-completed = Ten ruch nie jest jeszcze ukończony.
desk-fact-taken-back = Ten ruch cofnięto.
desk-fact-touch-played = { $color } zagrały wtedy { $move }.
desk-fact-touch-since = Ruchy ukończone od tej pory: { $count }.
desk-do-accept = Wpisz przyjmij albo odrzuć.
desk-do-stopped = Ważny powód? Wpisz przyjmij, a partia trwa dalej, albo odrzuć.
desk-do-touch = Wpisz przyjmij albo oddal.
desk-do-two-hands = Wpisz przyjmij albo oddal.
desk-do-cable = { $color } wpisują ruchy, aż wróci. Sprawdź kabel.
desk-do-board = { $color } słyszą, co poprawić. Żeby zatrzymać zegary: zatrzymaj.
desk-do-numbered = Wpisz przyjmij { $number } albo oddal { $number }.
desk-do-quickplay = Wpisz przyjmij, odrzuć albo odrocz.
desk-do-quickplay-numbered = Wpisz przyjmij { $number }, odrzuć { $number } albo odrocz.
desk-do-compare = Wpisz porównaj.
desk-do-penalty = Wpisz karę, na przykład ostrzeż albo odejmij-czas, albo oddal.
desk-do-no-move = To ostatnie wykroczenie { $color-key ->
    [white] białych
   *[black] czarnych
}, jeśli się liczy. Wpisz przyjmij { $number }, żeby je zaliczyć, albo oddal { $number }.
desk-do-position = Wpisz przywróć albo pozycja, potem wznów.
desk-do-rule = Zdecyduj, jeśli trzeba, albo wpisz oddal.
desk-do-default-time = Wpisz spóźnienie i minuty albo oddal, żeby czekać dalej.
desk-do-session = Wpisz odłóż albo oddal, żeby grać dalej.
desk-do-sheets = Gdy skończą, wpisz wznów. Jeśli obu brakuje ruchów: odtwórz-partię.
desk-do-result = Niech obaj podpiszą to samo, albo wpisz wynik.
desk-do-signed = Jest ważny, jeśli nie zdecydujesz inaczej. Wpisz przyjmij, albo odrzuć, by zostawić wynik partii.
desk-do-open = Wpisz otwórz. Żeby usprawiedliwić spóźnienie: oddal.

desk-fact-over = Partia jest skończona.
desk-fact-runs = Partia trwa.
desk-fact-adjourned = Partia jest odłożona.
desk-fact-new = Partia się nie zaczęła.
desk-fact-stands = Zegary stoją.
desk-fact-repeated = Ta sama pozycja: { $count ->
    [one] raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } razy
}, { $places }.
desk-place-start = na początku
desk-place-set = przy ustaleniu
desk-place = po ruchu { $place }
desk-fact-fifty = Bez bicia i ruchu pionem: po { $count } z { $needed } ruchów.
desk-fact-can-mate = { $color } mają dość bierek do mata.
desk-fact-cannot-mate = { $color } nie mogą dać mata tymi bierkami.
desk-fact-moves = Ruchy wykonane przez { $color-key ->
    [white] białe
   *[black] czarne
}: { $count }.
desk-fact-illegal = Nieprawidłowe ruchy { $color-key ->
    [white] białych
   *[black] czarnych
}: { $count }.
desk-fact-board-right = Szachownica { $color-key ->
    [white] białych
   *[black] czarnych
}: zgodna z partią.
desk-fact-board-behind = Brak ruchu przeciwnika: szachownica { $color-key ->
    [white] białych
   *[black] czarnych
}.
desk-fact-board-wrong = Szachownica { $color-key ->
    [white] białych
   *[black] czarnych
}, niezgodność na { $count ->
    [one] jednym polu
    [few] { $count } polach
    [many] { $count } polach
   *[other] { $count } polach
}: { $squares }{ $more ->
    [0] {""}
   *[other] , i jeszcze { $more }
}.
desk-board-none = { $color } nie mają szachownicy.
desk-board-never = Szachownicy { $color-key ->
    [white] białych
   *[black] czarnych
} nie znaleziono.
desk-board-gone = Szachownica { $color-key ->
    [white] białych
   *[black] czarnych
}, bez sygnału od: { $time }.
desk-board-silent = Szachownica { $color-key ->
    [white] białych
   *[black] czarnych
} jeszcze milczy.
desk-board-moves = Szachownica { $color-key ->
    [white] białych
   *[black] czarnych
}: tylko gotowe ruchy.
desk-board-sealed = Szachownica { $color-key ->
    [white] białych
   *[black] czarnych
} nie jest opisana: ruch idzie do koperty.
desk-clock-runs = Idzie zegar { $color-key ->
    [white] białych
   *[black] czarnych
}.
desk-two-hands-unpressed = To nieprawidłowy ruch, gdy tylko { $color-key ->
    [white] białe
   *[black] czarne
} przełączą zegar.
desk-clocks-stand = Zegary stoją.
desk-session-left = Reszta sesji: { $time }.

desk-board = Szachownica { $color-key ->
    [white] białych
   *[black] czarnych
}, według czujników.
desk-board-senses = Czuje tylko pola. Bierki są z partii.
desk-board-unknown = Zajęte, a puste w partii: { $squares }.
desk-board-empty = Puste, a zajęte w partii: { $squares }.
desk-sheet-empty = Zapis { $color-key ->
    [white] białych
   *[black] czarnych
} jest pusty.
desk-sheet-gap = luka
desk-sheet-illegal = { $move }, nieprawidłowy
desk-announced = { $color } ogłosiły: { $move }.
desk-on-board = Na szachownicy { $color-key ->
    [white] białych
   *[black] czarnych
}: { $move }.
desk-log = { $time } { $what }
desk-log-empty = Nic się jeszcze nie wydarzyło.

desk-boards-same = Obie szachownice pokazują to samo.
desk-boards-differ = Szachownice różnią się na { $count ->
    [one] jednym polu
    [few] { $count } polach
    [many] { $count } polach
   *[other] { $count } polach
}.
desk-difference = { $square }: białe { $white }, czarne { $black }.
desk-differences-more = I jeszcze { $count }.
desk-something = jakaś bierka
desk-unsure = czujnik zawodny
desk-sheets-agree = Zapisy partii się zgadzają.
desk-sheet-behind = Zapisy się zgadzają. { $count ->
    [0] { $color } nic nie zapisały.
   *[other] { $color } zapisały do ruchu { $place }.
}
desk-sheets-until = { $count ->
    [0] Pierwszy ruch: w obu zapisach nieprawidłowy.
   *[other] Zapisy zgadzają się do ruchu { $place }. Następny nie jest prawidłowy w żadnym.
}
desk-sheets-part = Zapisy różnią się, ruch { $place }. Białe: { $white }. Czarne: { $black }.
desk-no-move = brak ruchu
desk-misrecorded = Przebieg jest błędny, ruch { $place }. Zarejestrowano: { $recorded }. Zapisano: { $written }.
desk-sheet-paper = { $color } zapisują ręcznie: obejrzyj ten zapis.
desk-cause-differ = Od tego miejsca się różnią.
desk-cause-missing = { $color } nie zapisały reszty.
desk-solution-stands = Partia jest { $count ->
    [0] na początku.
   *[other] po ruchu { $place }.
} { $color } na posunięciu.
desk-solution-back = Powrót { $count ->
    [0] na początek.
   *[other] do pozycji po ruchu { $place }.
} { $color } na posunięciu.
desk-correction = { $color } poprawiają { $square }: { $man }.
desk-entry = { $color } dopisują ruch { $place }: { $move }.
desk-corrections = { $color } ustawiają całą szachownicę. Błędne pola: { $count }.
desk-entries = { $color } dopisują ruchy do zapisu: { $count }.
desk-time = Zegar { $color-key ->
    [white] białych
   *[black] czarnych
}: { $time }.
desk-times-judged = Czasy oceniasz ty: ustaw-zegar.
desk-doubt-illegal = Obaj zapisali nieprawidłowy ruch: { $place }. Orzeknij przez nieprawidłowy.
desk-doubt-missing = W obu zapisach brakuje ruchu { $place }.
desk-doubt-nothing = Nic nie zapisano, a szachownice nie pokazują początku.
desk-propose = Żeby tak zdecydować, wpisz przyjmij. FIDE 2023, D.2.9.
desk-propose-none = Brak propozycji: zapytaj graczy, potem wpisz przywróć albo pozycja.
desk-propose-warning = { $color } dostaną za to ostrzeżenie, jeśli wpiszesz przyjmij.
offence-ahead = { $color } zapisały ruch z góry.
offence-other-hand = Zegar: { $color } nacisnęły drugą ręką lub trzymały na nim palec.
offence-misuse = { $color } uderzyły zegar, podniosły go lub przewróciły.
offence-upset = Bierki: { $color } przewróciły je i nacisnęły zegar.
offence-leaving = { $color } odeszły bez zgody.
offence-disturbing = { $color } przeszkadzały przeciwnikowi.
offence-telephone = { $color } miały telefon albo zadzwonił.
offence-notes = { $color } użyły notatek lub podpowiedzi.
offence-refusing = Przepisy: { $color } nie chciały ich przestrzegać.
offence-disrepute = { $color }: szkodzi dobremu imieniu szachów, na przykład ustawionym wynikiem.
desk-propose-remark = Za pierwszym razem: uwaga. Następnym razem: ostrzeżenie.
desk-propose-time = { $color } dostaną za to dwie minuty więcej, jeśli wpiszesz przyjmij.
desk-propose-loss = { $color } przegrają partię, jeśli wpiszesz przyjmij.
desk-fault-allowed = Wolno: te przepisy pozwalają zapisywać z góry.

desk-aid-never = { $aid }: tego nie może przyznać żaden sędzia, porady są zabronione. FIDE 2023, 11.3.1.
desk-aid-has = { $color } już mają: { $aid }.
desk-aid-has-not = { $color } nie mają: { $aid }.
desk-aid-granted = Przyznano, { $color-key ->
    [white] białe
   *[black] czarne
}: { $aid }.
desk-aid-tells = Nieprawidłowy ruch: odrzucony przed zegarem. Bez kary.
desk-aid-withdrawn = Odebrano, { $color-key ->
    [white] białe
   *[black] czarne
}: { $aid }.
desk-aid-used = { $color } poprosiły o: { $aid }.
desk-aid-refused = { $color } poprosiły i dostały odmowę: { $aid }.
desk-no-aids = nic
desk-assistant = Asystent { $color-key ->
    [white] białych
   *[black] czarnych
}: { $name }.
desk-assistant-dismissed = { $color } nie mają już asystenta.
desk-no-assistant = { $color } nie mają asystenta.
desk-assistant-needed = W tej parze potrzebny jest asystent. Najpierw podaj innego. { $article }

desk-no-adjournment = Bez odkładania: plik meczu na to nie pozwala.
desk-no-session = Nie ma znanej sesji, albo się skończyła. Wpisz odłóż albo podaj minuty: odłóż wcześniej 45.
desk-no-key = Brak klucza kopert: ruchu nie da się zakleić.
desk-early-flag = { $color } mają jeszcze { $time }: odłożenie przed czasem kosztuje więcej i chorągiewka spadnie.
desk-envelope-passphrase = Koperta: wpisz hasło stanowiska. Sam Enter: zostaje zamknięta.
desk-help-envelope = Wpisz hasło, które otwiera stanowisko. Ruch z koperty zostanie wykonany.
desk-envelope-closed = Koperta zostaje zamknięta.
desk-envelope-wrong = Złe hasło. Wpisz je jeszcze raz. Sam Enter: koperta zostaje zamknięta.
desk-envelope-damaged = Koperta jest uszkodzona: nieczytelna. Jeśli gracze są zgodni co do ruchu: zgubiona i ruch.
desk-sealed-ambiguous = W kopercie: { $text }. Może znaczyć kilka ruchów. Przegrywa, kto go zakleił.
desk-sealed-unreadable = W kopercie: { $text }. To nieprawidłowy ruch. Przegrywa, kto go zakleił.
desk-lost-annuls = Koperta zgubiona i nikt nie zna ruchu. Partia jest unieważniona.

desk-of = { $color }: { $what }
desk-absent-loses = Wpisać nieobecność, { $color-key ->
    [white] białe
   *[black] czarne
}? { $color } od razu wtedy przegrywają: czas oczekiwania minął.
desk-game-over = Partia jest skończona. Wpisz odwołaj, żeby odwołać koniec, albo zamknij-mecz.
desk-then-over = Wpisz odwołaj, żeby odwołać koniec, albo zamknij-mecz.
desk-then-over-ruled = Wpisz odwołaj { $number }, żeby odwołać decyzję { $number }, albo zamknij-mecz.
desk-game-over-ruled = Partia jest skończona. Wpisz odwołaj { $number }, żeby odwołać decyzję { $number }, albo zamknij-mecz.
desk-sealed = Ruch zaklejony. Gdy masz go w ręku: koperta.
desk-adjourned = Partia odłożona. W dniu wznowienia: termin, potem otwórz.
desk-resumption-past = Ten dzień minął: { $date }. Wpisz późniejszy.
desk-resumption-missing = Kiedy i gdzie ciąg dalszy? Wpisz dogrywka, potem dzień, godzinę i miejsce.
desk-sealed-again = Ruchu z koperty nie da się zagrać. Jeśli gracze są zgodni co do ruchu: zgubiona i ruch, na przykład zgubiona Sf3. Bez ruchu wpisz wynik.
desk-opened-clock = Dodany czas za ruch z koperty: { $color-key ->
    [white] białe
   *[black] czarne
}.
desk-open-now = Wpisz otwórz.
desk-open-if-there = Czy są obecne { $color-key ->
    [white] białe
   *[black] czarne
}? Wtedy wpisz otwórz. Jeśli nie, wpisz nieobecne { $player }.
desk-not-begun = Partia się nie zaczęła. Wpisz rozpocznij.
desk-ruling-stays = { $helps ->
    [revoked] Decyzja { $number } jest już odwołana.
    [position] Decyzji { $number } nie da się odwołać: partia poszła dalej. Wpisz pozycja albo przywróć, na przykład przywróć 12 czarne.
    [moves] Decyzji { $number } nie da się odwołać: partia poszła dalej. Wpisz ustaw-ruchy.
    [penalty] Decyzji { $number } nie da się odwołać. Wpisz odwołaj { $next }, żeby odwołać jej karę.
    [touch] Decyzji { $number } nie da się odwołać: gracz zagrał dalej. Wpisz { $restore }: wtedy { $color-key ->
        [white] białe
       *[black] czarne
    } mogą zagrać { $back ->
        [0] dowolny ruch.
       *[other] znów { $move }.
    }
    [waive] Decyzji { $number } nie da się odwołać: partia poszła dalej. Wpisz dotknięta i pole.
    [increment] Decyzji { $number } nie da się odwołać: partia poszła dalej. Wpisz dodawanie tak albo dodawanie nie.
    [offer] Decyzji { $number } nie da się odwołać: partia poszła dalej. Przeciwnik może odmówić.
    [default-time] Decyzji { $number } nie da się odwołać: partia poszła dalej. Wpisz spóźnienie i minuty.
    [dismissed] Decyzji { $number } nie da się odwołać: partia poszła dalej. Orzeknij przez dotknięta, dwie-ręce, ostrzeż albo inną karę.
    [quickplay] Decyzji { $number } nie da się odwołać: partia poszła dalej. Wpisz wynik, dodaj-czas albo odejmij-czas.
    [end] Po decyzji { $number } partia trwa dalej. Żeby ją znów zakończyć, wpisz wynik albo przegrana.
    [again] Decyzja { $number } odwołała decyzję { $of }. Żeby zdecydować tak znów, wpisz jej polecenie, na przykład dodaj-czas białe 2.
   *[other] Decyzji { $number } nie da się odwołać: partia poszła dalej. Wpisz przywróć, ustaw-zegar albo wynik.
}
desk-paused = Zegary stoją. Wpisz wznów.
desk-not-led = Szachownicy { $color-key ->
    [white] białych
   *[black] czarnych
} program nie widzi. Sprawdź ją samodzielnie.
desk-restored-same = Ta pozycja już jest: żaden ruch nie jest cofany, a zegary zachowują czasy. Żeby zmienić czas: ustaw-zegar.
desk-boards-then-resume = Zegary stoją. Gdy szachownice będą się zgadzać, wpisz wznów.
desk-matters-again = { $count ->
    [one] Znów czeka jedna sprawa
    [few] Znów czekają { $count } sprawy
    [many] Znów czeka { $count } spraw
   *[other] Znów czeka { $count } spraw
}. Wpisz sprawy.
desk-resume-when-ready = Gdy wszyscy będą gotowi, wpisz wznów.
desk-judging = Czy { $color-key ->
    [white] białe
   *[black] czarne
} mogą jeszcze dać mata? To jest badane.
desk-examined = Pozycja jest badana. Jeśli nikt nie może dać mata, partia zaraz skończy się remisem.
desk-stands = { $square } { $man }
desk-illegal-board = Na szachownicy { $color-key ->
    [white] białych
   *[black] czarnych
}: { $squares }.
desk-not-pressed = { $color } nie przełączyły zegara, { $opponent-key ->
    [white] białe
   *[black] czarne
} grają dalej. Nikt nie może o tym mówić.
desk-illegal-stands = Ruch { $color-key ->
    [white] białych
   *[black] czarnych
} był nieprawidłowy. Liczy się do reklamacji albo twojej decyzji.
desk-illegal-position = Ostatni ruch był nieprawidłowy: dwa króle pod szachem albo pion na ostatnim rzędzie. { $color } mają jeden ruch, żeby to zareklamować albo usunąć.
desk-sheet-differs = { $color } zapisały { $wrote }, ruch { $place }. Zagrano: { $made }.
desk-place-white = miejsce białych
desk-place-black = miejsce czarnych
desk-place-desk = własne miejsce stanowiska
desk-closed-there = Stanowisko zamknięte w jednym miejscu.
desk-locked-at = Stanowisko jest zablokowane: { $place }.
desk-opened-at = Stanowisko jest otwarte tutaj: { $place }.
desk-wrong-at = Złe hasło: { $place }.
desk-unclear = { $color } mówią { $text }: to nieprawidłowy ruch. Program pyta gracza o oba pola.
desk-repeats-another = { $color } powtarzają { $said }. Ruch to { $move }.
desk-envelope-wrong-at = Złe hasło do koperty: { $place }.
desk-code-wrong = Zły kod: { $place }.
desk-terminal-there = Terminal podłączony: { $place }.
interrupted = Program się zatrzymał: myślały { $color-key ->
    [white] białe
   *[black] czarne
}. Nie policzono z tego sekund najwyżej { $seconds }.
interrupted-unknown = Program się zatrzymał: myślały { $color-key ->
    [white] białe
   *[black] czarne
}. Nie wiadomo, ile z tego nie policzono. Jeśli wiesz, ustaw zegar.
desk-terminal-gone = Terminal zniknął: { $place }.
desk-told-board-lost = Szachownica zniknęła: { $color-key ->
    [white] białe
   *[black] czarne
}. Gracz dalej wpisuje ruchy.
desk-told-board-back = Szachownica wróciła: { $color-key ->
    [white] białe
   *[black] czarne
}.
desk-told-board-wrong = Szachownica się nie zgadza: { $color-key ->
    [white] białe
   *[black] czarne
} słyszą, co poprawić.
desk-told-board-right = Szachownica znów się zgadza: { $color-key ->
    [white] białe
   *[black] czarne
}.
desk-told-board-low = Słaba bateria szachownicy: { $color-key ->
    [white] białe
   *[black] czarne
}.
desk-told-board-missed = Dane z szachownicy zginęły: { $color-key ->
    [white] białe
   *[black] czarne
}. Może brakować dotknięcia.
desk-told-mutes = { $color } ignorują { $square } i mówią, że migocze. Jeśli nie było dotknięte: przypadkiem { $color-key ->
    [white] białe
   *[black] czarne
}.
desk-told-flickers = { $square } migocze na szachownicy { $color-key ->
    [white] białych
   *[black] czarnych
}. Jeśli dotknięcie było przypadkowe: przypadkiem { $color-key ->
    [white] białe
   *[black] czarne
}.

## Pomoc na stanowisku sędziego

help-desk-start =
    rozpocznij: partia się zaczyna, idzie zegar strony na posunięciu.
    FIDE 2023, 6.6.
help-desk-pause = zatrzymaj: zatrzymuje zegary.
help-desk-resume = wznów: znów uruchamia zegary.
help-desk-matters =
    sprawy: wszystko, co czeka na twoją decyzję, z faktami i poleceniami.
help-desk-accept =
    przyjmij 2: tak w sprawie 2. Samo: dla propozycji porównania albo jedynej sprawy.
    przyjmij 2: tak w sprawie 2. Numery podaje sprawy.
help-desk-reject =
    odrzuć 2: nie w sprawie 2. Samo: dla propozycji porównania albo jedynej sprawy.
    odrzuć 2: nie w sprawie 2. Numery podaje sprawy.
help-desk-postpone =
    odrocz: decyzja o reklamacji remisu przyjdzie później.
    odrocz 2: z dwiema minutami dla przeciwnika.
help-desk-dismiss =
    oddal: oddala sprawę, która czeka, albo oznacza ją jako załatwioną.
    oddal 2: sprawa 2. Numery podaje sprawy.
help-desk-appeal =
    odwołanie 2 uwzględnione, odwołanie 2 odrzucone, z powodem: co komisja postanowiła o decyzji 2.
    odwołanie 2 białe, z powodami: białe składają odwołanie.
help-desk-facts =
    fakty: powtórzenia z ruchami, pięćdziesiąt ruchów, materiał, czasy, nieprawidłowe ruchy, szachownice.
help-desk-article = artykuł 9.2, artykuł roszada: co mówią tam przepisy, w skrócie.
help-desk-compare =
    porównaj: obie szachownice, oba zapisy i pozycja, która z nich wynika.
    FIDE 2023, D.2.9.
help-desk-board =
    szachownica białe: własna szachownica białych.
    szachownica e4: pole w partii.
help-desk-sheet =
    zapis białe: zapis partii białych.
    zapis białe 5: ostatnie pięć ruchów.
help-desk-last =
    ostatni: ostatni ruch i ruch ogłoszony.
help-desk-log =
    dziennik: ostatnie dziesięć wpisów.
    dziennik 30: więcej z nich.
    Czasy liczą się od początku meczu.
help-desk-clocks =
    zegary: oba czasy i czyj zegar idzie.
help-desk-set-clock =
    ustaw-zegar białe 1:23:45: godziny, minuty, sekundy.
    23:45 minuty, sekundy. 23 minuty.
help-desk-set-moves =
    ustaw-ruchy białe 12: ustawia licznik na zegarze białych na 12 ruchów.
help-desk-reconstruct =
    odtwórz-partię: prowadzi przez ruchy, których nie ma w żadnym zapisie.
    odtwórz-partię 20: od ruchu 20.
    Potem wpisuj ruch po ruchu.
help-desk-moves-known =
    ruchy-znane: ruchy są ustalone i obaj uzupełniają zapis.
help-desk-next-period =
    następny-okres: ruchów nie da się ustalić. Następny jest pierwszym następnego okresu.
help-desk-add-time =
    dodaj-czas białe 2: białe dostają dwie minuty.
    dodaj-czas białe 1:30: półtorej minuty.
help-desk-take-time =
    odejmij-czas białe 2: białe tracą dwie minuty.
    odejmij-czas białe 1:30: półtorej minuty.
help-desk-increment =
    dodawanie tak: od teraz pięć sekund na ruch.
    dodawanie nie: odmowa.
help-desk-warn = ostrzeż białe: białe dostają ostrzeżenie.
help-desk-points =
    punkty białe +1/2: białe dostają pół punktu więcej.
    punkty białe -1: o punkt mniej.
    Po partii.
help-desk-loss =
    przegrana białe: białe przegrywają.
    przegrana białe 0: czarne też nic nie dostają.
help-desk-result =
    wynik 1-0: punkty białych, punkty czarnych.
    1/2-1/2, 0-0 i inne.
help-desk-adjudicate =
    oceń 1-0 Anna Muster: ten wynik, bo Anna Muster oceniła pozycję.
    Plik meczu musi na to pozwalać.
help-desk-fine =
    grzywna białe: kara pieniężna, którą zapowiedziano wcześniej.
help-desk-exclude = wyklucz białe: białe nie grają w następnych rundach.
help-desk-expel = usuń białe: białe są usunięte z turnieju.
help-desk-annul =
    unieważnij: unieważnia partię. Gra się nową.

help-desk-illegal =
    nieprawidłowy białe: ostatni ruch białych był nieprawidłowy, co widzisz na własne oczy.
help-desk-touch =
    dotknięta białe e2: białe dotknęły bierki na e2, teraz albo przed ostatnim ruchem, i muszą nią zagrać.
    O wcześniejszym ruchu: przyjmij i numer skargi.
help-desk-waive =
    przypadkiem białe: białe dotknęły przypadkiem i to się nie liczy.
    Białe słyszą, co odstawić i czyj zegar idzie. FIDE 2023, 4.2.2.
help-desk-two-hands =
    dwie-ręce białe: białe wykonały ruch dwiema rękami.
help-desk-fault =
    przewinienie białe: podaje powody. przewinienie białe 1: białe to zrobiły.
    Zanotowane, z proponowaną karą.
help-desk-flag = chorągiewka białe: spadła chorągiewka białych.
help-desk-wrong-start =
    złe-ustawienie: pozycja początkowa była błędna.
    złe-ustawienie białe: król i hetman białych były zamienione.
    złe-ustawienie białe h1: bierka z h1 stała gdzie indziej.
    Gdy za późno na nową partię, ta bierka nie może roszować.
help-desk-turned =
    obrócona: szachownica leży odwrotnie.
    Partia trwa dalej.
help-desk-reversed =
    zamienione: partia zaczęła się z zamienionymi kolorami.
help-desk-displaced =
    przesunięte 12 czarne: bierki przesunięto po ruchu 12 czarnych.
    Partia wraca tam, jak przy przywróceniu.
help-desk-restore =
    przywróć 12 czarne: powrót do pozycji po ruchu 12 czarnych i do jej czasów.
    przywróć 0: na początek. Zegary stoją do polecenia wznów.
help-desk-position =
    pozycja i FEN albo lista bierek: partia trwa stamtąd dalej.
    Zegary stoją do polecenia wznów.
help-desk-rulings = decyzje: wszystkie decyzje i kary z numerami.
help-desk-revoke =
    odwołaj 2: odwołuje decyzję 2.
    Czas, ustawione zegary, punkty, wyniki, dotknięcia, kary i każdy koniec partii.
    Samo, po partii: odwołuje jej koniec, także z twojej decyzji.
help-desk-allow =
    zezwól białe prawidłowe ruchy.
    Ułatwienia: ostatnie ogłoszenia, własny zapis partii, czasy, numer ruchu, zapis przeciwnika, odczytanie pozycji, prawidłowe ruchy, bierki atakujące, wskazówki o remisie, nazwa debiutu, cofanie ruchów.
help-desk-withdraw =
    odbierz białe czasy: białe nie mogą już pytać o czasy.
    Wszystkie nazwy: pomoc zezwól.
help-desk-aids =
    ułatwienia: ułatwienia każdego gracza i asystenci.
help-desk-assistant =
    asystent białe Jan Nowak: podaje asystenta białych.
    asystent białe oddal: białe nie mają już asystenta.
help-desk-absent =
    nieobecne białe: wpisuje nieobecność białych.
    Liczy się dopuszczalne spóźnienie.
help-desk-arrived = obecne białe: białe przyszły.
help-desk-default-time =
    spóźnienie 30: gracz spóźniony do pół godziny może jeszcze grać.
    spóźnienie 0: bez czekania.
help-desk-adjourn =
    odłóż: strona na posunięciu musi zakleić ruch.
    Potem koperta.
    odłóż wcześniej: chce tego gracz na posunięciu i traci resztę sesji.
help-desk-resumption = dogrywka 2026-12-01 10:00 Sala 2: dzień, godzina i miejsce, na kopertę. Gracze to słyszą.
help-desk-envelope =
    koperta: masz zaklejony ruch, a partia jest odłożona.
help-desk-due =
    termin: nadeszła pora, odłożona partia trwa dalej.
    Od teraz gracz może być spóźniony. Potem otwórz albo nieobecne i gracz.
help-desk-open =
    otwórz: otwiera kopertę hasłem. Partia trwa dalej.
help-desk-lost =
    zgubiona Sf3: koperta zgubiona, a obaj są zgodni co do tego ruchu.
    Bez ruchu: partia jest unieważniona.
help-desk-note =
    notatka białe źle się poczuły: wpisuje notatkę do raportu.
help-desk-tasks =
    zadania: co jeszcze zostało przy tym stole.
    zadania wszystko: wszystko, przed partią, podczas niej i po niej.
help-desk-done = zrobione 3: zadanie 3 jest zrobione. zrobione 1 2 4: kilka.
help-desk-undone = niezrobione 3: zadanie 3 jednak nie jest zrobione.
help-desk-glossary = słownik remis: słowo w każdym języku. Słowo może być z każdego z nich.
help-desk-report =
    raport: zapisuje dokumenty w obecnym stanie i mówi gdzie.
help-desk-sign-off =
    zamknij-mecz: kończy mecz i zapisuje jego dokumenty.
help-desk-talk =
    język pl: stanowisko mówi po polsku. język en: po angielsku.
help-desk-help =
    pomoc: stanowisko w skrócie.
    pomoc wszystko: każda nazwa.
    pomoc przywróć: jedno polecenie.
help-desk-leave =
    opuść: zamyka tu stanowisko.
    Hasło otwiera je ponownie.

entry-retyped = Odczytano jako { $text }.
reason-unread = żaden głos nie czyta tego języka
voices-new =
    Nowy głos: { $folder }
    Przetłumacz jego pliki. Potem je sprawdź: { $program } voices check { $parent }
voices-new-known = { $name } jest już wbudowany. Dla innego języka podaj jego kod, na przykład el.
voices-new-exists = Już istnieje: { $folder }. Zmień nazwę tego folderu albo podaj inny.
voices-new-fails = Nie da się utworzyć folderu: { $folder }, { $reason }.
voice-state = Nieznany stan: { $state }. Napisz draft, read albo spoken.
voice-untranslated =
    { $count ->
        [one] Brakuje jednego zdania. Słychać je w innym języku: { $names }.
        [few] Brakuje { $count } zdań. Słychać je w innym języku: { $names }.
        [many] Brakuje { $count } zdań. Słychać je w innym języku: { $names }.
       *[other] Brakuje { $count } zdania. Słychać je w innym języku: { $names }.
    }
voice-untranslated-more = I jeszcze { $count }.
voice-plural = W { $name } brakuje wariantów: { $variants }, dla liczby { $gap }.
voice-meanings = { $word } ma w ruchach dwa znaczenia: { $first } i { $other }. Każde musi mieć własne słowa.
help-repertoire =
    repertuar włoska: jeden z 45 wbudowanych debiutów. repertuar włoska czarne: z drugiej strony.
    repertuar debiuty: wszystkie, po pięć.
    repertuar mój: twoje debiuty, z twojego pliku mój.pgn w folderze repertoire folderu danych. Wpisuj swoje ruchy.
    repertuar partie: ruchy zagrane co najmniej dwa razy. repertuar partie czarne: jedna strona, też białe.
    repertuar: wszystkie debiuty i ile jest w nich do powtórki.
    podpowiedź: pomoc w czterech krokach. informacje: ruchy jeszcze raz.
    dalej: ruch i następny.
    zamknij: powrót do twojej partii.
setting-mouse = Czy kliknięcie bierze i stawia bierki.
setting-key-hints = Czy ekran pokazuje, co robią klawisze.
setting-pictures = Czy bierki na ekranie są obrazkami, jeśli terminal je pokazuje.
cli-voices-new = Utwórz folder dla nowego języka, do tłumaczenia.
arg-mouse = czy kliknięcie bierze i stawia bierki: on albo off.
arg-key-hints = czy ekran pokazuje, co robią klawisze: on albo off.
arg-pictures = czy bierki na ekranie są obrazkami: on albo off.
arg-voices-new-language = kod języka, na przykład nl albo pt-BR.
arg-voices-new-folder = folder dla niego. Bez podania: folder twoich własnych głosów.
health-voices =
    { $count ->
        [one] Głosy: działa jeszcze jeden.
        [few] Głosy: działają jeszcze { $count }.
        [many] Głosy: działa jeszcze { $count }.
       *[other] Głosy: działa jeszcze { $count }.
    }
health-voices-draft = Głosy: szkice, niesprawdzone przez rodzimego użytkownika języka: { $names }.
voice-review =
    { $state ->
        [read] Głos { $name }: przeczytany, { $by }, { $date }.
        [spoken] Głos { $name }: odsłuchany, { $by }, { $date }.
       *[draft] Głos { $name }: szkic, niesprawdzony przez rodzimego użytkownika języka.
    }
voice-unconfirmed = Głos { $name }: do potwierdzenia: { $words }.
health-speech-unread = Mowa: espeak-ng nie czyta tego języka: { $language }. Ustaw w serwerze mowy inny głos albo użyj czytnika ekranu.
reason-louis-unfit = dla tego języka nie ma właściwej tablicy
pictures-none = Ten terminal nie pokazuje obrazków. Bierki są rysowane znakami.
pictures-absent = Ten program zbudowano bez obrazków. Jak je dodać, mówi docs/guide.md.
arg-import-letters = bierki mają w pliku litery tego głosu: na przykład de.
reason-voices = głosy tego systemu nie działają; żeby mówił tylko czytnik ekranu, wpisz mowa nie
health-speech-system =
    Mowa: ten system ma { $count ->
        [one] jeden głos
        [few] { $count } głosy
        [many] { $count } głosów
       *[other] { $count } głosu
    }; { $languages }.
health-speech-system-missing = Mowa: język { $language } nie ma głosu. Dodaj go w ustawieniach mowy tego systemu.
health-terminal-unread-elsewhere =
    Terminal: czytniki ekranu nie czytają { $name }. Użyj programu { $system ->
        [windows] Windows Terminal
       *[macos] Terminal
    }.
health-tried-linux = System: Linux. W testach program czytają Orca, Fenrir, BRLTTY i yasr. Żaden niewidomy gracz jeszcze się nie odezwał.
health-tried-windows = System: Windows. Twórcy sprawdzali program tylko w Wine, bez czytnika ekranu. Jeśli używasz NVDA albo JAWS, powiedz nam, jak go czyta.
health-tried-macos = System: macOS. Twórcy skompilowali program, ale nigdy go nie uruchomili. Jeśli używasz VoiceOver, powiedz nam, jak go czyta.
health-tried-nowhere = System: nikt tu jeszcze nie próbował. Powiedz nam, jak program działa.
reason-louis-absent = brakuje lou_translate, zainstaluj liblouis
health-braille-absent = Brajl: pismo szachowe działa. Dla brajla literackiego zainstaluj liblouis.
reason-no-name = żaden plik nie może mieć takiej nazwy

## Na turnieju

tournament-new = { $name }: { $players } { $players ->
    [one] gracz
    [few] gracze
    [many] graczy
   *[other] graczy
}, jeszcze bez rund.
tournament-open = { $name }: runda { $round } z { $rounds }, { $players } { $players ->
    [one] gracz
    [few] gracze
    [many] graczy
   *[other] graczy
}.
tournament-new-teams = { $name }: drużyny { $players }, jeszcze bez rundy.
tournament-open-teams = { $name }: runda { $round } z { $rounds }, drużyny { $players }.
tournament-next-draw = Teraz: numery startowe, wpisz losuj. Wszystkie polecenia: pomoc.
tournament-next-pair = Teraz: pary rundy { $round }, wpisz kojarz. Wszystkie polecenia: pomoc.
tournament-next-results = Teraz: wpisuj wyniki, na przykład wynik 1 1-0. Wszystkie polecenia: pomoc.
tournament-next-qualify = Grupy skończone. Aby najlepsi przeszli dalej: awans.
tournament-next-standings = Wszystkie rundy rozegrane. Tabela końcowa: tabela.
tournament-not-done = Nie zrobiono.
tournament-sure = Tak czy nie?
tournament-nothing-typed = Nic nie wpisano. Wpisz polecenie albo pomoc.
tournament-unknown = Nieznane tutaj: { $word }. Wszystkie polecenia: pomoc.
tournament-unknown-near = Nieznane tutaj: { $word }. Czy chodzi o { $near }?
tournament-which-player = Który gracz? { $names }. Wpisz numer.
tournament-no-player = Nie ma gracza: { $text }. Wszyscy gracze: lista.
tournament-help = Przed turniejem: regulamin, lista, zgłoś, losuj.
    Rundy: kojarz, pary, wynik, brakujące, przełóż.
    Gracze: gracz, pauza, wycofaj, przywróć, rozdziel, zmień.
    Pytania: przeciwnik, grupa, szanse.
    Drużyny: skład. Remis: rozstrzygnij. Grupy: awans.
    Miejsca: tabela, dlaczego, tabela-krzyżowa, nagrody.
    Pliki: zawiadomienia, sprawozdanie, partie, eksportuj, stoły.
    Poprawki: popraw, dziennik, odwołaj. Wyjście: opuść.
    Więcej: pomoc wszystko, pomoc kojarz, wyjaśnij.
tournament-wants-nothing = Wpisz samo { $name }.
tournament-wants-player = { $name } wymaga gracza: { $name } 7 albo { $name } anna.
tournament-wants-bye = { $name } wymaga gracza, a dla pół punktu też 1/2: { $name } 7 1/2.
tournament-wants-players = { $name } wymaga dwóch graczy: { $name } 3 7.
tournament-wants-entry = { $name } wymaga nazwiska i rankingu: { $name } Nowak, Ida 1650.
tournament-wants-amendment = Po { $name } gracz, klucz pliku i wartość: { $name } 7 rating 1850.
tournament-wants-goal = Po { $name } gracz i miejsce: { $name } 7 3.
tournament-wants-varma = Wpisz samo { $name } albo { $name } varma.
tournament-wants-pairs = { $name } wymaga par, najpierw białe, pauza sama: { $name } 1-4 2-3 5.
tournament-wants-result = { $name } wymaga szachownicy i wyniku: { $name } 4 1-0.
tournament-wants-correction = { $name } wymaga rundy, szachownicy i wyniku: { $name } 2 4 1-0.
tournament-wants-board = { $name } wymaga szachownicy: { $name } 4.
tournament-wants-line-up = Po { $name } drużyna i miejsca jej graczy: { $name } 2 1 3 4.
tournament-wants-tie = { $name } wymaga szachownicy: { $name } 2 albo { $name } 2 1-0.
tournament-wants-qualified = Samo { $name } albo numery: { $name } 1 5 2 8.
tournament-wants-round = Wpisz samo { $name } albo z rundą: { $name } 3.
tournament-wants-act = { $name } wymaga numeru wpisu: { $name } 12. Numery: dziennik.
tournament-wants-number = Wpisz samo { $name } albo z liczbą: { $name } 30.
tournament-wants-file = { $name } wymaga nazwy pliku: { $name } club.trf.
tournament-wants-command = Wpisz samo { $name } albo z poleceniem: { $name } kojarz.
tournament-wants-term = Wpisz samo { $name } albo ze słowem: { $name } Buchholz.
tournament-no-varma = Brak tablicy Varma dla tylu graczy. Jest dla 9 do 24.
tournament-numbered = Numery startowe są nadane.
tournament-drawn = Numery startowe, liczba losowania { $number }:
tournament-number = { $number }, { $name }
tournament-correct-what = Runda { $round }, szachownica { $board }: { $result } zamiast { $had }.
tournament-moves = { $player }: punkty { $points }, miejsce wtedy { $place }, teraz { $had }.
tournament-pairings-stay = Pary dalszych rund się nie zmieniają.
tournament-withdraw-what = { $player } kończy grę w turnieju.
tournament-revoke-what = Do odwołania: { $what }
tournament-revoked = Odwołano: wpis { $number }.
tournament-playing = Runda { $round }, szachownica { $board }: { $white } i { $black } grają.
tournament-postponed = Przełożona, runda { $round }, szachownica { $board }: { $white } i { $black }.
tournament-adjourned = Odłożona, runda { $round }, szachownica { $board }: { $white } i { $black }. Żeby kojarzyć bez niej: przełóż { $board }.
tournament-pair-without = Bez wyniku, runda { $round }, szachownica { $board }: { $white } i { $black }. Przy kojarzeniu to remis.
tournament-pair-appeal = Odwołanie w toku, runda { $round }, szachownica { $board }: { $white } i { $black }. Wynik liczy się taki, jaki jest.
tournament-nobody-there = nikt
tournament-none-missing = Nie brakuje żadnego wyniku.
outcome-white = wygrana białych
outcome-draw = remis
outcome-black = wygrana czarnych
outcome-white-forfeit = wygrana białych walkowerem
outcome-black-forfeit = wygrana czarnych walkowerem
outcome-neither-forfeit = nikt nie przyszedł
outcome-neither = przegrana obu
outcome-half-white = pół punktu tylko dla białych
outcome-half-black = pół punktu tylko dla czarnych
tournament-round-over = Runda { $round } zakończona.
tournament-all-over = Ostatnia runda zakończona. Tabela końcowa: tabela.
tournament-third-forfeit = Trzeci walkower, { $player }: większość regulaminów za to wyklucza. Żeby to zrobić: wycofaj.
tournament-entered = Zgłoszenie przyjęte: { $player }.
tournament-entered-late = Zgłoszenie przyjęte: { $player }, od rundy { $round }.
tournament-amended = Zgłoszenie poprawione: { $player }.
tournament-paired-tables = Runda { $round }: pary według tablic.
tournament-paired-arbiter = Runda { $round }: pary wpisane ręcznie.
tournament-paired-rules = Runda { $round }: skojarzona według reguł systemu.
tournament-paired-lots = Runda { $round }: losowanie, liczba { $number }.
tournament-paired-program = Runda { $round }: pary z programu { $program }.
tournament-ended = Szachownica { $board }, runda { $round }: { $white }, { $black }: { $result }.
tournament-corrected = Poprawiono, szachownica { $board }, runda { $round }: { $white }, { $black }: { $result }.
tournament-absent = Nie gra, runda { $round }: { $player }.
tournament-absent-half = Pauza za pół punktu, runda { $round }: { $player }.
tournament-absent-full = Pauza za cały punkt, runda { $round }: { $player }.
tournament-withdrawn = Poza turniejem: { $player }.
tournament-returned = Znów w grze od rundy { $round }: { $player }.
tournament-kept-apart = Nie grają ze sobą: { $names }.
tournament-lined-up = Skład, { $player }, runda { $round }: { $names }.
tournament-decided = Szachownica { $board }, runda { $round }: dalej gra { $player }. Rozstrzyga: { $decider }.
tournament-decided-lots = Szachownica { $board }, runda { $round }: dalej gra { $player }. Liczba losowania { $number }.
tournament-qualified = Dalej grają: { $names }.
tournament-qualify-shared = Grupa { $number }: miejsce { $place } jest wspólne. Wpisz wszystkich, którzy przechodzą, najsilniejsi pierwsi: awans 1 5 2 8.
tournament-act = { $number }: { $what }
tournament-act-revoked = { $number }, odwołane: { $what }
tournament-log-empty = W dzienniku nic jeszcze nie ma.
tournament-no-act = Nie ma wpisu { $number }. Wszystkich jest { $count }, ostatnie: dziennik.
tournament-revoked-already = Wpis { $number } jest już odwołany.
tournament-is-revocation = Wpis { $number } to odwołanie: zrób odwołane jeszcze raz.
tournament-needed-by = Najpierw odwołaj wpis { $number }: { $what }
tournament-refused-player = Nie ma takiego gracza. Wszyscy gracze: lista.
tournament-refused-name = Brak nazwiska. Wpisz je po słowie zgłoś.
tournament-refused-fide = Ten numer FIDE już jest na liście: { $player }.
tournament-refused-same = Już na liście: { $player }.
tournament-refused-late = Za późno na zgłoszenie: po rundzie 1 tablice nie mają wolnego miejsca.
tournament-refused-paired = Pary rundy { $round } już są.
tournament-refused-round = Nie ma rundy { $round }. Liczba rund: { $rounds }.
tournament-refused-players = Nie z { $count } { $count ->
    [one] graczem
    [few] graczami
    [many] graczami
   *[other] graczami
}: system na to nie pozwala.
tournament-refused-order = Nie każdy gracz ma jeden numer.
tournament-refused-numbers = Za późno: runda 1 ma pary według tych numerów.
tournament-refused-next = Następna runda: { $round }.
tournament-refused-playing = Runda { $round } trwa: szachownice { $boards }. Wpisz wynik albo przełóż.
tournament-refused-last = Pary wszystkich rund już są.
tournament-refused-board = Nie ma szachownicy { $board }, runda { $round }. Szachownic jest { $boards }.
tournament-refused-result = Jest już wynik: { $result }. Żeby poprawić: popraw.
tournament-refused-no-result = Nie ma jeszcze wyniku. Żeby wpisać: wynik.
tournament-refused-known = Wynik jest już taki.
tournament-refused-postponed = Już przełożona.
tournament-refused-left = W tym czasie gracza nie ma w turnieju.
tournament-refused-here = Gracz jest w turnieju.
tournament-refused-two = Potrzeba dwóch różnych graczy.
tournament-refused-no-teams = Tu nie grają drużyny.
tournament-refused-part = Nie ma szachownicy { $board }. Szachownic jest { $boards }.
tournament-refused-which = Mecz { $board } ma kilka szachownic. Wpisz jedną: wynik { $board }.1 1-0.
tournament-refused-many = Za dużo graczy. Szachownice w meczu: { $boards }.
tournament-refused-member = Nie ma gracza { $number } w tej drużynie. Lista: gracz i drużyna.
tournament-refused-board-order = Zła kolejność szachownic: gracz { $number }. Obowiązuje lista drużyny.
tournament-refused-nobody = Potrzebny jest przynajmniej jeden gracz.
tournament-refused-begun = Mecz się zaczął.
tournament-refused-tied = Tam nie ma remisu. Aby wpisać partię: wynik.
tournament-refused-groups = To dla grup, gdy wszystkie są skończone.
tournament-refused-qualify = Wpisz raz każdego, kto przechodzi. Liczba graczy: { $count }.
tournament-refused-members = Gracze drużyny zostają na jej liście.
tournament-breach-twice = W dwóch parach: { $player }.
tournament-breach-missing = Bez pary: { $player }.
tournament-breach-absent = W parze, choć nie gra: { $player }.
tournament-breach-met = Grali już, runda { $round }: { $white } i { $black }.
tournament-breach-apart = Mają ze sobą nie grać: { $white } i { $black }.
tournament-breach-bye = Nikt nie pauzuje: pauzę ma { $player }.
tournament-breach-second-bye = Drugi punkt bez gry: { $player }.
tournament-breach-third = { $color } trzy razy z rzędu: { $player }.
tournament-breach-three-more = { $color } o trzy razy za często: { $player }.
tournament-pairing = { $program } kojarzy.
tournament-pairing-still = Program kojarzy. Aby go zatrzymać: stop.
tournament-pairing-stopped = Zatrzymano. Nic nie skojarzono.
tournament-pairing-none = Nie ma czego zatrzymać. Żaden program nie kojarzy.
tournament-pairing-outdated = Nic nie skojarzono: coś się w tym czasie zmieniło. Jeszcze raz: kojarz.
tournament-no-program = Brak programu do kojarzenia. Zainstaluj gacrux albo bbpPairings, albo wpisz pary po słowie kojarz.
tournament-program-missing = { $program } się nie uruchamia. Wpisz pary po słowie kojarz albo zainstaluj go ponownie.
tournament-program-stuck = { $program } zatrzymany: trwa za długo. Wpisz pary po słowie kojarz.
tournament-program-endless = { $program } zatrzymany: pisze za dużo. Wpisz pary po słowie kojarz.
tournament-answer-unreadable = { $program } nie dał par: { $why } Wpisz pary po słowie kojarz.
tournament-answer-refused = Odrzucone, par nie ma. Odpowiedź programu { $program } łamie przepisy:
tournament-answer-empty = brak odpowiedzi.
tournament-answer-line = wiersz { $line } odpowiedzi to nie para.
tournament-answer-count = par zapowiedzianych { $said }, podanych { $count }.
tournament-answer-number = nikt nie ma numeru { $number }.
tournament-answer-byes = dwie pauzy w jednej rundzie.
tournament-name = { $name }.
tournament-place-is = Miejsce: { $value }.
tournament-from = Od: { $value }.
tournament-to = Do: { $value }.
tournament-arbiter = Sędzia główny: { $value }.
tournament-laws = Przepisy, wydanie: { $value }.
tournament-system = System: { $value }.
tournament-rounds = Rundy: { $value }.
tournament-accelerated = Przyspieszenie: { $value }.
tournament-boards = Szachownice w meczu: { $value }.
tournament-arbiters = Zalecana liczba sędziów: { $value }.
tournament-decided-by = O remisie rozstrzyga: { $value }.
decider-rapid = partia szybka
decider-blitz = partia błyskawiczna
decider-armageddon = partia Armageddon
decider-rating = ranking
decider-white-out = białe odpadają
decider-boards = lepsze pierwsze szachownice
decider-lots = losowanie
decider-arbiter = decyzja sędziego
tournament-variant = Gra: { $value }.
tournament-time = Tempo gry: { $value }.
tournament-default-time = Dopuszczalne spóźnienie w minutach: { $value }.
tournament-ties = Punktacja pomocnicza: { $value }.
tournament-draws = Remisy: { $value }.
tournament-aids = Ułatwienia: { $value }.
tournament-appeals = Odwołania: { $value }.
system-round-robin = kołowy
system-swiss = szwajcarski
system-adjusted = szwajcarski dostosowany
system-lots = szwajcarski z losowaniem
system-by-hand = pary wpisywane ręcznie
system-match = mecz dwóch graczy
system-scheveningen = scheveningeński
system-knock-out = pucharowy
system-groups = grupy
tournament-nobody = Nie ma jeszcze zgłoszeń. Wpisz zgłoś i nazwisko.
tournament-entry = { $number }: { $name }, { $rating }.
tournament-entry-unrated = { $number }: { $name }, bez rankingu.
tournament-entry-left = { $number }: { $name }, poza turniejem.
tournament-no-round-yet = Nie ma jeszcze par. Wpisz kojarz.
tournament-no-round = Nie ma par rundy { $round }. Rund z parami: { $rounds }.
tournament-round = Runda { $round }:
tournament-bye = Pauza: { $player }.
tournament-free = Wolne: { $player }.
tournament-board = Szachownica { $board }: { $white }, { $black }.
tournament-board-over = Szachownica { $board }: { $white }, { $black }: { $result }.
tournament-board-postponed = Szachownica { $board }: { $white }, { $black }: przełożona.
tournament-match = Mecz { $board }: { $white }, { $black }.
tournament-match-score = Mecz { $board }: { $white } { $own }, { $black } { $other }.
tournament-goes-on = Dalej gra { $player }.
tournament-tied-game = Remis. Teraz: { $decider }, szachownica { $board }, białe: { $player }.
tournament-tied = Remis, szachownica { $board }. Losowanie: rozstrzygnij { $board }. Albo kto gra dalej: rozstrzygnij { $board } 1-0.
tournament-tied-by = Remis, szachownica { $board }. Rozstrzyga: { $decider }. Wpisz rozstrzygnij { $board }.
tournament-standings = Po rundzie { $round }:
tournament-group = Grupa { $number }:
tournament-place = { $place }: { $player }, { $points }.
tournament-place-ties = { $place }: { $player }, { $points }; { $ties }.
tournament-place-equal = { $place }: { $player }, { $points }; punktacja pomocnicza równa.
tournament-tie-value = { $tie }: { $value }
tournament-tie-value-place = { $tie }: miejsce { $value }
tournament-tie-alone = { $tie }: { $value }.
tournament-left = Wszystko zapisane.
tournament-pair-breaks = Te pary łamią przepisy:
tournament-proposed = Propozycja, runda { $round }:
tournament-proposed-lots = Propozycja, runda { $round }, liczba losowania { $number }:
tournament-down = O grupę punktową niżej: { $player }.
tournament-no-proposal = Według tych reguł nic nie ma. Wpisz pary: kojarz 1-4 2-3 5.
tournament-points-whole = { $count }
tournament-points-half = ½
tournament-points-and-half = { $count }½
tournament-player-place = Miejsce { $place }, punkty: { $points }.
tournament-player-title = Tytuł: { $value }.
tournament-player-federation = Federacja: { $value }.
tournament-player-club = Klub: { $value }.
tournament-player-team = Drużyna: { $value }.
tournament-player-captain = Kapitan: { $value }.
tournament-player-seat = Miejsce w sali: { $value }.
tournament-player-assistant = Asystent: { $value }.
tournament-card-won = Runda { $round }: { $color-key ->
    [white] białymi
   *[black] czarnymi
}, wygrana, przeciwnik { $player }.
tournament-card-drawn = Runda { $round }: { $color-key ->
    [white] białymi
   *[black] czarnymi
}, remis, przeciwnik { $player }.
tournament-card-lost = Runda { $round }: { $color-key ->
    [white] białymi
   *[black] czarnymi
}, przegrana, przeciwnik { $player }.
tournament-card-forfeit-won = Runda { $round }: wygrana walkowerem, przeciwnik { $player }.
tournament-card-forfeit-lost = Runda { $round }: przegrana walkowerem, przeciwnik { $player }.
tournament-card-now = Runda { $round }, szachownica { $board }: { $color-key ->
    [white] białymi
   *[black] czarnymi
}, przeciwnik { $player }.
tournament-card-half = Runda { $round }: pauza za pół punktu.
tournament-card-full = Runda { $round }: pauza za cały punkt.
tournament-card-bye = Runda { $round }: pauza, bez pary.
tournament-card-absent = Runda { $round }: bez gry.
tournament-same-points = Tyle samo punktów: { $names }.
tournament-score-group = Z punktami { $points }: { $names }.
tournament-not-paired = { $player }: bez pary, runda { $round }.
tournament-could = { $player }, miejsce { $place } albo lepsze:
tournament-could-not-yet = Za wcześnie: tylko w ostatniej rundzie, bez drużyn.
tournament-could-too-many = Za dużo otwartych partii: { $count }. Zapytaj, gdy kilka się skończy.
tournament-could-win = Po wygranej
tournament-could-draw = Po remisie
tournament-could-loss = Po przegranej
tournament-could-anyhow = Tak, jak jest
tournament-could-always = { $case }: w każdym razie.
tournament-could-never = { $case }: już nie.
tournament-could-if = { $case }: na pewno tak, { $white }, { $black }: { $result }.
tournament-could-only-if = { $case }: tylko tak, { $white }, { $black }: { $result }.
tournament-could-perhaps = { $case }: przy kilku wynikach innych.
tournament-crosstable-row = { $number }: { $name }, { $points }: { $rounds }.
tournament-counts-for-nobody = { $player } bez miejsca: mniej niż połowa partii.
tournament-why = { $player }: miejsce { $place }, punkty: { $points }.
tournament-behind-points = Wyżej dzięki punktom: { $player }.
tournament-behind-tie = Wyżej dzięki { $tie }: { $player }.
tournament-behind-lots = Wyżej po losowaniu: { $player }.
tournament-shared = To samo miejsce: { $player }.
tournament-tie = { $tie }: { $value }, złożone z:
tournament-tie-place = { $tie }: miejsce { $value }, złożone z:
tournament-tie-unmet = { $tie }: nie ma co porównać.
tournament-part = Runda { $round }: { $value }, przeciwnik { $player }.
tournament-part-own = Runda { $round }: { $value }.
tournament-part-weighed = Runda { $round }: { $value }, za zdobyte { $brought }, przeciwnik { $player }, jego punkty { $scored }.
tournament-part-dummy = Runda { $round }, bez gry: { $value }, { $reason }.
tournament-dummy-own = jak własne punkty
tournament-dummy-opponent = jak punkty przeciwnika z pary
tournament-dummy-draws = jak remis w każdej rundzie
tournament-part-mean = Średnio: { $value }.
tournament-part-table = Z tabeli rankingowej: { $value }.
tournament-part-other = Poza tym: { $value }.
tournament-cut-least = Odrzucone jako najmniejsze.
tournament-cut-voluntary = Odrzucone: bez gry z własnej woli.
tournament-cut-most = Odrzucone jako największe.
tournament-cut-limit = Nie liczy się: przeciwnik ma za mało punktów.
notice-title = { $name }, runda { $round }
notice = { $player }: runda { $round }, szachownica { $board }, { $color-key ->
    [white] białymi
   *[black] czarnymi
}, przeciwnik { $opponent }.
notice-seat = { $player }: runda { $round }, szachownica { $board }, { $color-key ->
    [white] białymi
   *[black] czarnymi
}, przeciwnik { $opponent }, miejsce { $seat }.
notice-bye = { $player }: runda { $round }, pauza.
tournament-no-variant = TRF nie ma miejsca na grę. Nie ma w nim: { $variant }.
tournament-written = Zapisano: { $file }.
tournament-not-written = Nie zapisano, { $file }: { $reason }.
tournament-games-unread = Partii ze stołów nie odczytano: { $reason }. Nic nie zapisano.
round-report-title = { $name }, runda { $round }: sprawozdanie
round-report-done = Czynności sędziego:
round-report-open = Wciąż otwarte:
round-report-adjourned = Odłożona: szachownica { $board }, { $white } i { $black }.
round-report-appeal = Odwołanie bez decyzji: szachownica { $board }, { $white } i { $black }.
tournament-not-kept = Nie zrobiono, nie udało się zapisać: { $reason }.
tournament-damaged = Uszkodzony dziennik: wpis { $number } jest niemożliwy. { $why } Plik turnieju może być inny.
tournament-damaged-line = Uszkodzony dziennik: wpis { $number } jest nieczytelny.
tournament-not-there = Nie ma pliku: { $file }. Jak zacząć turniej: tournament.md.
tournament-ask-begin =
    Nowy plik turnieju, około 8 pytań i gracze.
    Sam Enter: proponowana odpowiedź.
    wstecz: poprzednie pytanie.
    Control-C: przerwa. Odpowiedzi zostają.
tournament-ask-name = Nazwa turnieju, z rokiem, jeśli jest co roku.
tournament-ask-place = Miejsce.
tournament-ask-from = Pierwszy dzień, na przykład 2026-11-28.
tournament-ask-system = Jaki system?
tournament-ask-rounds = Ile rund?
tournament-ask-groups = Ile grup?
tournament-ask-boards = Szachownice w meczu, jeśli grają drużyny.
tournament-ask-time = Czas każdego gracza, na przykład 60+30.
tournament-ask-ties = Punktacja pomocnicza po kolei.
tournament-ask-first-team = Pierwsza drużyna.
tournament-ask-team = Drużyna { $number }. Enter: nie ma więcej drużyn.
tournament-ask-first-player = Pierwszy gracz, z rankingiem, jak Nowak, Ida 1650.
tournament-ask-player = Gracz { $number }. Enter: nie ma więcej graczy.
tournament-ask-help-player = Wpisz nazwisko, przecinek, imię i ranking. Rankingu może nie być.
tournament-ask-too-many = Za dużo rund, uczestników jest { $count }: najwyżej { $rounds }. Zmień rounds w pliku.
tournament-ask-review = Żeby zapisać plik: Enter. Żeby zmienić ostatnią odpowiedź: wstecz.
tournament-begin = Żeby zacząć: { $program } tournament { $file }
tournament-from-done = Przejęto: gracze { $players }, rundy { $rounds }.
tournament-from-left = Nieznane wiersze, nieprzejęte: { $lines }.
tournament-from-ties = Nieznana część punktacji pomocniczej, nieprzejęta.
tournament-from-line = Wiersz { $line }, kolumna { $column }: { $what }
tournament-from-there = Turniej { $name } już jest zapisany. Nadaj temu w jego pliku inną nazwę.
tournament-from-teams = Nic nie przejęto: drużyny, gracze i punkty do siebie nie pasują.
tournament-from-by-hand = Nic nie przejęto: są punkty przyznane ręcznie.
tournament-from-scoring = Nic nie przejęto: nieobecność lub partie w toku dają inne punkty niż tutaj.
tournament-from-acceleration = Nic nie przejęto: przyspieszenie nie jest systemem Baku.
tournament-from-name = Nic nie przejęto: nie nadaje się nazwisko gracza { $number }.
tournament-from-round = Nic nie przejęto: runda { $round } ma wyniki lub pauzy, których tu nie ma.
tournament-from-act = Nic nie przejęto. { $what } { $why }
exchange-no-player = brak graczy w tym pliku.
exchange-number = tu brakuje liczby.
exchange-too-great = liczba jest za duża.
exchange-points = tu brakuje punktów.
exchange-color = to nie kolor, ma być w, b albo kreska.
exchange-result = to nie wynik, jak 1, 0 albo =.
exchange-unfit = wynik nie pasuje do przeciwnika.
exchange-number-twice = numer startowy { $number } jest dwa razy.
exchange-opponent = nikt nie ma numeru { $number }.
exchange-oneself = gracz przeciw sobie.
exchange-two-opponents = numer { $number } ma dwóch przeciwników, runda { $round }.
exchange-contradiction = numer { $number } ma inny wynik, runda { $round }.
exchange-score = punkty { $given }, a wyniki dają { $counted }.
exchange-players-missing = graczy zapowiedziano { $told }, znaleziono { $found }. Plik nie jest cały.
tournament-not-read = Nie odczytano, { $file }: { $reason }.
event-wrong-line = Wiersz { $line }: { $what }
event-wrong-form = to nie jest wiersz pliku turnieju.
event-wrong-twice = to jest w pliku dwa razy.
event-wrong-key = nieznany klucz { $word }.
event-wrong-key-near = nieznany klucz { $word }. Czy chodzi o { $near }?
event-wrong-part = zacznij od podwójnych nawiasów: [[{ $part }]].
event-wrong-value = { $key } nie przyjmuje { $value }. { $can }
event-wrong-missing = W pliku turnieju brakuje { $key }.
event-wrong-nameless = Brakuje tu { $key }.
event-wrong-player = gracz { $name } jest w pliku dwa razy.
event-wrong-fide = numer FIDE { $number } jest w pliku dwa razy.
event-wrong-team = drużyna { $name } jest w pliku dwa razy.
event-wrong-no-team = nie ma w pliku drużyny { $name }.
event-wrong-teamless = gracz { $name } nie ma drużyny.
event-wrong-empty-team = drużyna { $name } nie ma graczy.
event-wrong-unfit = { $key } nie pasuje do reszty pliku.
event-wrong-ends = koniec jest przed początkiem: { $day }.
event-can-text = To wiersz, najwyżej 100 liter.
event-can-federation = To trzy wielkie litery, na przykład POL.
event-can-day = To dzień, na przykład 2026-11-28.
event-can-laws = To wydanie przepisów, na przykład 2023.
event-can-variant = To crazyhouse, atomic, antichess, horde, three-check, king-of-the-hill albo racing-kings.
event-can-odds = To fory, na przykład white knight albo black pawn draw.
event-can-system = To round robin, swiss, adjusted swiss, swiss by lots, by hand, match, scheveningen, knock-out albo groups.
event-can-rounds = To liczba od 1 do 99.
event-can-count = To liczba od 1 do 50.
event-can-deciders = To lista z rapid, blitz, armageddon, rating, white out, boards i lots.
event-can-losers = To out, third place albo all places.
event-can-acceleration = To baku.
event-can-finals = To knock-out albo round robin.
event-can-score = To match points albo game points.
event-can-time = To tempo gry, na przykład 90+30.
event-can-minutes = To liczba minut, najwyżej 600.
event-can-points = To punkty, na przykład 1 albo 0.5.
event-can-ties = To lista, na przykład DE, BH/C1, SB.
event-can-rules = To 2024 albo 2026.
event-can-color = To white albo black.
event-can-number = To numer FIDE.
event-can-rating = To liczba, najwyżej 4000.
event-can-sex = To m albo w.
event-can-title = To tytuł FIDE, na przykład FM.
event-can-sight = To B1, B2 albo B3.
event-can-prize-name = To wiersz, najwyżej 100 liter, bez klasy wzroku.
event-can-amounts = To lista kwot, na przykład 300, 200, 100, żadna nie większa od poprzedniej.
event-can-gifts = To lista nagród, na przykład puchar, książka, bez klasy wzroku.
event-can-sights = To lista z B1, B2 i B3.
event-can-shared = To by place, equally albo hort.
event-can-each = To one albo all.
name-tournament-event = regulamin, turniej, komunikat
help-tournament-event = regulamin: czyta go na głos.
name-tournament-entries = lista, lista startowa, uczestnicy
help-tournament-entries = lista: wszyscy według numerów startowych.
name-tournament-enter = zgłoś, zgłoszenie, dopisz
help-tournament-enter = zgłoś Nowak, Ida 1650: późne zgłoszenie, z rankingiem albo bez.
name-tournament-amend = zmień, uzupełnij
help-tournament-amend = zmień 7 rating 1850: poprawia zgłoszenie, według klucza pliku.
name-tournament-draw = losuj, losowanie, numery startowe
help-tournament-draw = losuj: numery startowe z losowania; losuj varma: gracze jednej federacji grają ze sobą wcześnie.
name-tournament-withdraw = wycofaj, wycofanie
help-tournament-withdraw = wycofaj 7: gracz kończy grę w turnieju.
name-tournament-return = przywróć, powrót, wraca
help-tournament-return = przywróć 7: wycofany gracz znów gra, od następnej rundy.
name-tournament-absent = pauza, pauzuje, nieobecny
help-tournament-absent = pauza 7: bez pary w następnej rundzie; pauza 7 1/2: za pół punktu.
name-tournament-apart = rozdziel, rozłącz
help-tournament-apart = rozdziel 3 7: ci dwoje ze sobą nie grają.
name-tournament-line-up = skład, ustaw-skład
help-tournament-line-up = skład 2 1 3 4: drużyna 2 gra z 1, 3 i 4 ze swojej listy; 0 to pusta szachownica.
name-tournament-pair = kojarz, skojarz, kojarzenie
help-tournament-pair = kojarz: pary następnej rundy; kojarz 1-4 2-3 5: ręcznie, najpierw białe, pauza sama.
name-tournament-stop = stop, zatrzymaj
help-tournament-stop = stop: kończy program, który kojarzy.
name-tournament-pairings = pary, lista par
help-tournament-pairings = pary: szachownice rundy; pary 2: drugiej rundy.
name-tournament-result = wynik
help-tournament-result = wynik 4 1-0: szachownica 4, wygrana białych; 1/2 to remis, +- i -+ to walkowery.
name-tournament-missing = brakujące, brakuje, bez wyniku
help-tournament-missing = brakujące: partie bez wyniku.
name-tournament-postpone = przełóż, odrocz
help-tournament-postpone = przełóż 4: partia na szachownicy 4 będzie później, można kojarzyć następną rundę.
name-tournament-decide = rozstrzygnij, rozstrzygnięcie
help-tournament-decide = rozstrzygnij 2: kto gra dalej, gdy na szachownicy 2 jest remis; rozstrzygnij 2 1-0: mówi sędzia.
name-tournament-qualify = awans, awansują
help-tournament-qualify = awans: najlepsi z każdej grupy grają dalej; awans 1 5 2 8: ci.
name-tournament-correct = popraw, sprostuj
help-tournament-correct = popraw 2 4 1-0: poprawia wynik, runda 2, szachownica 4.
name-tournament-standings = tabela, klasyfikacja, miejsca
help-tournament-standings = tabela: miejsca i punkty; tabela 3: po trzeciej rundzie.
name-tournament-why = dlaczego
help-tournament-why = dlaczego 7: z czego składają się punkty i punktacja pomocnicza gracza.
name-tournament-player = gracz, zawodnik, karta
help-tournament-player = gracz 7: rundy, przeciwnicy i miejsce gracza.
name-tournament-paired = przeciwnik
help-tournament-paired = przeciwnik 7: szachownica, kolor i przeciwnik gracza.
name-tournament-group = grupa
help-tournament-group = grupa 7: wszyscy z tyloma punktami.
name-tournament-could = szanse, możliwe
help-tournament-could = szanse 7 3: które wyniki ostatniej rundy dają graczowi 7 miejsce 3 albo lepsze.
name-tournament-crosstable = tabela-krzyżowa, krzyżowa
help-tournament-crosstable = tabela-krzyżowa: każda runda każdego gracza, 4w1 to wygrana białymi z numerem 4.
tournament-no-prizes = Brak nagród w pliku turnieju. Każda zaczyna się od [[prize]].
tournament-prizes-now = Stan po rundzie { $round }:
tournament-prize-list = { $name }:
tournament-prize = { $player }: { $amount }.
tournament-prize-shared = { $player }: { $amount }, podzielona.
tournament-prize-left = Nieprzyznana: { $amount }.
tournament-prize-none = { $player }: bez nagrody.
tournament-prize-of = { $player }, { $name }: { $amount }.
tournament-prize-place = Miejsce { $place } wśród uprawnionych.
tournament-prize-equally = { $sum } razem, po równo, części { $count }.
tournament-prize-hort = Hort: połowa z { $own }, nagrody za miejsce, i połowa równej części z { $sum }, części { $count }.
tournament-prize-instead = Nie także { $name }: każdy ma jedną nagrodę, największą.
tournament-prize-lots = Miejsce podzielone, części { $count }, każdemu jedna nagroda. Rozstrzyga regulamin lub los.
name-tournament-prizes = nagrody
help-tournament-prizes = nagrody: kto dostaje jaką nagrodę; nagrody 7: co dostaje gracz 7 i dlaczego.
name-tournament-notices = zawiadomienia, ogłoszenia
help-tournament-notices = zawiadomienia: pliki z wierszem dla każdego gracza i kartka dużym drukiem.
name-tournament-report = sprawozdanie, raport
help-tournament-report = sprawozdanie: pliki z wynikami rundy, twoimi czynnościami, tym, co otwarte, i tabelą.
name-tournament-games = partie
help-tournament-games = partie: partie rundy jako PGN, z posunięciami i czasem tam, gdzie mają je stoły.
tournament-tables-none = Runda { $round }: brak partii do gry.
tournament-tables-no-file = Brak pliku meczu dla stołów. Wpisz table = "table.toml" do pliku turnieju; tworzy go match --new.
tournament-tables-unread = Nie odczytano: { $file }, { $reason }. Żaden stół nie jest gotowy.
tournament-tables-wrong = Błędy w { $file }. Żaden stół nie jest gotowy.
tournament-tables-laid = Gotowe stoły: { $count }. Aby otworzyć salę, w innym terminalu: { $program } room { $file }
tournament-table-taken-back = Szachownica { $board }, runda { $round }: cofnięto przy stole. Cofnij tutaj: odwołaj { $act }.
tournament-table-differs = Stół { $table }, runda { $round }: { $result }, tam podpisano. Tu jest inny wynik: popraw jeden.
tournament-table-others = Stół { $table }, runda { $round }: skojarzono innych. Nie przyjęto: { $result }.
name-tournament-tables = stoły
help-tournament-tables = stoły: przygotowuje stoły rundy, każdemu plik meczu i jeden plik sali; stoły 2: drugiej rundy.
name-tournament-export = eksportuj, eksport
help-tournament-export = eksportuj club.trf: turniej jako plik dla programów do kojarzenia i rankingu.
name-tournament-log = dziennik
help-tournament-log = dziennik: ostatnie wpisy z numerami; dziennik 30: więcej z nich.
name-tournament-revoke = odwołaj, cofnij
help-tournament-revoke = odwołaj 12: cofa wpis 12.
name-tournament-explain = wyjaśnij, co-to
help-tournament-explain = wyjaśnij Buchholz: słowo turniejowe w jednym zdaniu; wyjaśnij: wszystkie słowa.
name-tournament-help = pomoc
help-tournament-help = pomoc kojarz: o jednym poleceniu; pomoc wszystko: wszystkie polecenia.
name-tournament-leave = opuść, wyjdź, zakończ
help-tournament-leave = opuść: wszystko zostaje zapisane.

room-desk-words = sala
room-desk-passphrase = Hasło sali. Sam Enter: wyjście.
room-desk-welcome = Stanowisko sali, { $count ->
    [one] jeden stół
    [few] { $count } stoły
    [many] { $count } stołów
   *[other] { $count } stołu
}. Jesteś sędzią numer { $deputy }.
room-desk-left = Stanowisko sali opuszczone.
room-desk-nothing = Nic nie czeka.
room-desk-waiting = { $count ->
    [one] Czeka jedna sprawa
    [few] Czekają { $count } sprawy
    [many] Czeka { $count } spraw
   *[other] Czeka { $count } sprawy
}. { $first }
room-desk-news = { $count ->
    [one] Jedna nowa sprawa
    [few] { $count } nowe sprawy
    [many] { $count } nowych spraw
   *[other] { $count } nowej sprawy
}. { $first }
room-desk-call = Stół { $table }: { $what }.
room-desk-and = { $items }; { $next }
room-desk-touch = skarga { $color-key ->
    [white] białych
   *[black] czarnych
}, dotknięta figura
room-desk-two-hands = skarga { $color-key ->
    [white] białych
   *[black] czarnych
}, dwie ręce
room-desk-claim = reklamacja remisu, { $color-key ->
    [white] białe
   *[black] czarne
}
room-desk-increment = { $color-key ->
    [white] białe
   *[black] czarne
} proszą o czas na ruch
room-desk-draw = propozycja remisu { $color-key ->
    [white] białych
   *[black] czarnych
}, do zgody
room-desk-session = sesja skończona
room-desk-stopped = zegary zatrzymane przez { $color-key ->
    [white] białe
   *[black] czarne
}
room-desk-sheets = zapis partii do uzupełnienia
room-desk-silent = { $color-key ->
    [white] białe
   *[black] czarne
} nie powtarzają
room-desk-boards-differ = różne szachownice
room-desk-conduct = przewinienie { $color-key ->
    [white] białych
   *[black] czarnych
}, ty decydujesz
room-desk-position = pozycja niepewna
room-desk-unconfirmed = brak potwierdzonego przepisu
room-desk-default-time = nie ustalono dopuszczalnego spóźnienia
room-desk-flag-in-claim = chorągiewka { $color-key ->
    [white] białych
   *[black] czarnych
}, spadła podczas reklamacji
room-desk-results = wyniki się różnią
room-desk-signed = obaj podpisali inny wynik
room-desk-envelope = koperta do otwarcia
room-desk-called = { $color-key ->
    [white] białe
   *[black] czarne
} cię wzywają
room-desk-told = { $color-key ->
    [white] białe
   *[black] czarne
} cię wzywają: { $text }
room-desk-appeal = odwołanie { $color-key ->
    [white] białych
   *[black] czarnych
} od decyzji { $number }
room-desk-board-gone = szachownica { $color-key ->
    [white] białych
   *[black] czarnych
} bez sygnału
room-desk-board-wrong = niezgodna szachownica { $color-key ->
    [white] białych
   *[black] czarnych
}
room-desk-illegal = nieprawidłowy ruch { $count }, { $color-key ->
    [white] białe
   *[black] czarne
}, ukarany
room-desk-near = { $color-key ->
    [white] białym
   *[black] czarnym
} zostało { $time }
room-desk-missing = nie ma { $color-key ->
    [white] białych
   *[black] czarnych
}
room-desk-stands = zegary stoją
room-desk-over = koniec, { $score }
room-desk-flag = spadła chorągiewka { $color-key ->
    [white] białych
   *[black] czarnych
}, { $score }
room-desk-yours = Twój.
room-desk-has-it = Ma go sędzia numer { $deputy }.
room-desk-no-next = Nic więcej nie czeka.
room-desk-taken = Twój. { $what }
room-desk-taken-nothing = Twój, stół { $table }. Nic tam nie czeka.
room-desk-has-table = Sędzia numer { $deputy } ma stół { $table }.
room-desk-has-none = Nie masz stołu. Wpisz następny albo numer.
room-desk-has-several = Który stół? Masz { $tables }.
room-desk-not-taken = Nikt nie ma stołu { $table }.
room-desk-done = Gotowe, stół { $table }.
room-desk-still = Oddany. { $what }
room-desk-opened = Stanowisko, stół { $table }. Powrót: zamknij.
room-desk-open-elsewhere = Zajęte, stół { $table }: ma je inny terminal.
room-desk-not-open = Żadne stanowisko nie jest otwarte. Otwarcie: otwórz i numer.
room-desk-back = Znowu sala. Stół { $table } gotowy.
room-desk-back-waits = Znowu sala. Nadal twój. { $what }
room-desk-gone = Nie ma sędziego numer { $deputy }. Znowu czeka: { $count ->
    [one] stół
    [few] stoły
    [many] stoły
   *[other] stoły
} { $tables }.
room-desk-no-table = Nie ma stołu { $table }. Wszystkie: stoły.
room-desk-no-tables = Nie ma stołów.
room-desk-table = Stół { $table }: { $white }, { $black }.
room-desk-line = Stół { $table }: { $white }, { $black }, { $how }.
room-desk-how-new = nierozpoczęta
room-desk-how-plays = ruch { $number }
room-desk-how-stands = ruch { $number }, zegary stoją
room-desk-how-adjourned = odłożona, ruch { $number }
room-desk-how-unsigned = { $score }, bez podpisów
room-desk-how-signed = { $score }, do zamknięcia
room-desk-how-closed = { $score }, zamknięty
room-desk-count = Stoły: { $count }. W grze: { $playing }. Nierozpoczęte: { $new }. Skończone: { $over }.
room-desk-all-over = Wszystkie partie są skończone.
room-desk-none-over = Żadna partia nie jest skończona.
room-desk-result = Stół { $table }: { $score }, { $white }, { $black }.
room-desk-clock = Stół { $table }: { $color-key ->
    [white] białe
   *[black] czarne
}, { $time }.
room-desk-no-clock-under = Nikt nie ma mniej niż { $time }.
room-desk-no-clocks = Brak zegarów.
room-desk-follows = Śledzisz { $count ->
    [one] stół
    [few] stoły
    [many] stoły
   *[other] stoły
} { $tables }.
room-desk-follows-none = Nie śledzisz żadnego stołu.
room-desk-follows-said = Stół { $table }: { $what }
room-desk-started-one = Rozpoczęty, stół { $table }.
room-desk-started = Rozpoczęte, stoły: { $count }.
room-desk-not-started = Nierozpoczęte: { $count ->
    [one] stół
    [few] stoły
    [many] stoły
   *[other] stoły
} { $tables }. Zajrzyj tam przez otwórz.
room-desk-paused-one = Zegary stoją, stół { $table }.
room-desk-paused = Zegary stoją, stoły: { $count }.
room-desk-not-paused = Nie szły: { $count ->
    [one] stół
    [few] stoły
    [many] stoły
   *[other] stoły
} { $tables }.
room-desk-resumed-one = Zegary idą, stół { $table }.
room-desk-resumed = Zegary idą, stoły: { $count }.
room-desk-not-resumed = Niewznowione: { $count ->
    [one] stół
    [few] stoły
    [many] stoły
   *[other] stoły
} { $tables }. Coś tam czeka.
room-desk-run-none = Brak stołu do tego.
room-desk-help = Sprawy: czeka, następny, weź 7, otwórz 7, zamknij, gotowe.
    Pytania: stół 7, stoły, zegary 5, skończone, nieskończone, wyniki.
    Zegary: rozpocznij, zatrzymaj, wznów. Słuchanie: śledź 7.
    Więcej: pomoc wszystko, pomoc następny. Wyjście: opuść.
room-desk-wants-table = Wpisz stół po { $name }: { $name } 7.
room-desk-wants-maybe-table = Samo { $name } albo ze stołem: { $name } 7.
room-desk-wants-followed = Wpisz stół po { $name }: { $name } 7 albo { $name } żaden.
room-desk-wants-minutes = Samo { $name } albo z minutami: { $name } 5.
room-desk-wants-command = Samo { $name } albo z poleceniem: { $name } następny.
name-room-none = żaden, żadnego
name-room-waits = czeka
help-room-waits = czeka: wszystko, co czeka, od najstarszej sprawy, i kto ją ma.
name-room-next = następny
help-room-next = następny: weź stół, który czeka najdłużej i którego nikt nie ma.
name-room-take = weź
help-room-take = weź 7: stół 7 jest twój, inni nic już o nim nie słyszą.
name-room-done = gotowe
help-room-done = gotowe: oddaj swój stół; gotowe 7: z kilku stół 7.
name-room-open = otwórz
help-room-open = otwórz 7: stanowisko stołu 7, żeby tam decydować; otwórz: twojego stołu.
name-room-close = zamknij
help-room-close = zamknij: ze stanowiska stołu z powrotem do sali.
name-room-start = rozpocznij
help-room-start = rozpocznij: wszystkie nierozpoczęte partie; rozpocznij 7: przy stole 7.
name-room-pause = zatrzymaj
help-room-pause = zatrzymaj: wszystkie zegary; zatrzymaj 7: przy stole 7.
name-room-resume = wznów
help-room-resume = wznów: zegary idą tam, gdzie nic nie czeka; wznów 7: przy stole 7.
name-room-table = stół
help-room-table = stół 7: gracze, ruch, zegary i co czeka.
name-room-tables = stoły
help-room-tables = stoły: wszystkie stoły, każdy w wierszu.
name-room-not-finished = nieskończone
help-room-not-finished = nieskończone: partie, które trwają.
name-room-finished = skończone
help-room-finished = skończone: partie skończone i co jest do podpisania.
name-room-results = wyniki
help-room-results = wyniki: dotychczasowe wyniki.
name-room-clocks = zegary
help-room-clocks = zegary: wszystkie, od najmniejszego czasu; zegary poniżej 5: poniżej 5 minut.
name-room-follow = śledź
help-room-follow = śledź 7: słuchaj wszystkich zapowiedzi stamtąd; śledź żaden: już nic.
name-room-help = pomoc
help-room-help = pomoc następny: o poleceniu; pomoc wszystko: wszystkie polecenia.
name-room-leave = opuść
help-room-leave = opuść: odejdź; twoje stoły znowu czekają.


cli-tournament = Poprowadź turniej z pliku turnieju: zgłoszenia, pary, wyniki, tabela.
arg-tournament-file = plik turnieju.
arg-tournament-check = sprawdź plik turnieju, wypisz jego błędy.
arg-tournament-new = utwórz plik turnieju, odpowiadając na pytania.
arg-tournament-from = utwórz go z TRF, pliku wymiany innego programu.
health-pairing = Program kojarzący: { $program }.
health-no-pairing = Brak programu kojarzącego: kojarz ręcznie albo zainstaluj gacrux.
tournament-not-entered = Nie zgłoszono: { $player }. { $why }
tournament-other-file = inny plik ma tę nazwę
lichess-welcome = Zalogowano jako { $name }. { $count ->
    [0] Żadna partia nie trwa.
    [one] Trwa jedna partia.
    [few] Trwają { $count } partie.
    [many] Trwa { $count } partii.
   *[other] Trwa { $count } partii.
 } Polecenia: wpisz { $help }.
lichess-help = Szukanie partii: { $seek } 15+10. Także { $challenge }, { $accept }, { $decline }, { $cancel }, { $games }, { $play }, { $forget }, { $quit }.
lichess-unknown = Nie ma takiego polecenia: { $word }. Lista: wpisz { $help }.
lichess-token-ask = Wklej swój token lichess. Nie będzie widoczny. Żeby wyjść, naciśnij Enter.
lichess-token-wrong = To nie token. Wklej go jeszcze raz albo naciśnij Enter, żeby wyjść.
lichess-token-unreadable = Nie da się odczytać tokenu: { $reason }.
lichess-token-not-kept = Token nie zapisany: { $reason }.
lichess-token-forgotten = Token odwołany i usunięty.
lichess-token-not-deleted = Plik tokenu nie usunięty: { $reason }.
lichess-token-not-revoked = Token usunięty tylko tutaj: { $reason }. Odwołaj go na { $page }.
lichess-not-entered = Nie zalogowano: { $reason }.
lichess-too-fast-to-seek = Za szybko na szukanie. Co najmniej 8 minut albo 5+5.
lichess-too-fast = Za szybko na wyzwanie. Co najmniej 3 minuty.
lichess-challenge-whom = Podaj przeciwnika: { $challenge } i nazwę albo { $challenge } ai 3.
lichess-level-wrong = Poziomy są od 1 do 8.
lichess-terms-wrong = Niezrozumiałe: { $word }. Podaj tempo, np. 15+10 albo 3d, odmianę lub kolor.
lichess-no-challenge = Nie ma żadnego wyzwania.
lichess-no-games = Żadna partia nie trwa.
lichess-no-such-game = Nie ma partii o numerze { $number }.
lichess-game = { $number }, { $name }. Grasz { $color-key ->
    [white] białymi
   *[black] czarnymi
 }. { $turn ->
    [own] Twój ruch.
   *[other] Nie twój ruch.
 }
lichess-challenged = Wyzwanie: { $name }, { $time }, { $variant }, { $rated ->
    [rated] rankingowa
   *[casual] towarzyska
 }. Wpisz { $accept } albo { $decline }.
lichess-challenge-gone = Wyzwanie wycofane.
lichess-challenge-declined = Wyzwanie odrzucone. { $reason }
lichess-challenge-sent = Wyzwanie wysłane: { $name }, { $time }.
lichess-seeking = Szukam partii, { $time }.
lichess-seek-ended = Szukanie zakończone.
lichess-seek-failed = Bez szukania: { $reason }.
lichess-no-seek = Nie szukasz partii.
lichess-lost = Połączenie zerwane: { $reason }. Kolejna próba.
lichess-no-variant = Tej odmiany tu nie ma: { $variant }.
elsewhere-begins = Grasz { $color-key ->
    [white] białymi
   *[black] czarnymi
 }, przeciwnik { $name }.
elsewhere-back = Znów połączono.
elsewhere-lost = Połączenie zerwane: { $reason }. Zegary chodzą dalej. Kolejna próba.
elsewhere-cut = Połączenie zerwane: { $reason }. Żeby opuścić partię, wpisz { $quit }.
elsewhere-busy = Jeszcze nie wysłano: { $reason }. Potem zostanie wysłane.
elsewhere-move-refused = Ruch odrzucony: { $reason }. Jest cofnięty.
elsewhere-not-done = Nie wykonano: { $reason }.
elsewhere-takeback-sent = Poproszono o cofnięcie ruchu.
elsewhere-takeback-asked = Przeciwnik prosi o cofnięcie ruchu. Zgoda: wpisz { $takeback }.
elsewhere-gone = Przeciwnik odszedł. Sekundy, aż wygrasz przez { $claim }: { $seconds }.
elsewhere-returned = Przeciwnik wrócił.
elsewhere-chat = { $name } pisze: { $words }
elsewhere-no-pause = Zegarów tej partii nie można zatrzymać.
elsewhere-not-here = Nie w tej partii: { $name }. Żeby opuścić partię, wpisz { $quit }.
elsewhere-first-move = Sekundy na twój pierwszy ruch: { $seconds }. Potem partia zostanie przerwana.
elsewhere-aborted = Partia przerwana.
elsewhere-left = Gracz odszedł. { $winner } wygrywają.
elsewhere-decided = Zdecydował serwer. { $winner } wygrywają.
elsewhere-goes-on = Partia trwa dalej na lichess. Twój zegar chodzi.
elsewhere-over = Żeby wrócić, wpisz { $quit }.
resume-elsewhere = Partia { $game } trwa w sieci. Żeby kontynuować: { $program } { $command }
fault-unreached = brak połączenia z serwerem
fault-silent = serwer nie odpowiada
fault-broken = połączenie się zerwało
fault-untrusted = serwer nie może potwierdzić, kim jest
fault-token = token odrzucony
fault-missing = nie znaleziono
fault-busy = za dużo zapytań, sekundy czekania { $seconds }
fault-failing = serwer ma awarię
fault-refused = serwer odmawia
fault-not-now = teraz to niemożliwe
fault-refused-so = serwer mówi { $words }
fault-nonsense = odpowiedź jest niezrozumiała
name-lichess-seek = szukaj
name-lichess-challenge = wyzwij, wyzwanie
name-lichess-accept = przyjmij
name-lichess-decline = odrzuć
name-lichess-cancel = anuluj
name-lichess-games = partie
name-lichess-play = graj
name-lichess-forget = zapomnij
name-lichess-help = pomoc
name-lichess-quit = wyjdź
cli-lichess = Grać na lichess: szukać partii, wyzywać, kontynuować swoje partie.
arg-lichess-first = pierwsze polecenie, np. seek 15+10.
arg-lichess-server = inny serwer z tym samym interfejsem.

## Punktacja pomocnicza

tie-break-encounter = bezpośredni pojedynek
tie-break-wins = zwycięstwa
tie-break-games-won = wygrane partie
tie-break-black-games = partie czarnymi
tie-break-black-wins = wygrane czarnymi
tie-break-progressive = progres
tie-break-rounds = rundy bez opuszczenia
tie-break-standard = punkty standardowe
tie-break-number = numer startowy
tie-break-buchholz = Buchholz
tie-break-average-buchholz = średni Buchholz przeciwników
tie-break-fore = Buchholz uprzedni
tie-break-average-fore = średni Buchholz uprzedni przeciwników
tie-break-sonneborn = Sonneborn-Berger
tie-break-koya = Koya
tie-break-average-rating = średni ranking przeciwników
tie-break-performance = wynik rankingowy
tie-break-perfect = doskonały wynik rankingowy
tie-break-average-performance = średni wynik przeciwników
tie-break-average-perfect = średni doskonały wynik przeciwników
tie-break-rating = ranking
tie-break-match-points = punkty meczowe
tie-break-game-points = punkty z szachownic
tie-break-strength = punkty i siła przeciwników
tie-break-board-count = suma szachownic
tie-break-top-boards = pierwsze szachownice
tie-break-bottom-boards = bez ostatnich szachownic
tie-break-weighed = Sonneborn-Berger, { $brought } razy { $scored }
tie-break-of-games = { $tie } z punktów z szachownic
tie-break-cut = { $tie } skrócony { $number }
tie-break-median = { $tie } średni { $number }
tie-break-limit = { $tie } granica { $number }
tie-break-forfeits = { $tie } z walkowerami
tie-break-reversed = { $tie } odwrotnie

## Słowa turniejowe, wyjaśnione

term-cut = skrócenie
term-median = średni
term-berger = tabele Bergera
term-varma = tabele Varmy
term-bye = pauza
term-half-bye = pauza za pół punktu
term-forfeit = walkower
term-floater = spływający
term-score-group = grupa punktowa
term-acceleration = przyspieszenie
explain-all = Wyjaśniane tutaj: { $names }. Wpisz jedno po wyjaśnij.
explain-which = Które: { $names }?
explain-none = Nie ma takiego słowa: { $word }. Wszystkie: wyjaśnij.
explain-buchholz = Buchholz: suma punktów wszystkich przeciwników. Silni przeciwnicy liczą się bardziej.
explain-cut = Skrócenie 1: najsłabszy przeciwnik się nie liczy. Przy skróceniu 2 jest ich dwóch.
explain-median = Średni: bez najsłabszego przeciwnika, i bez najsilniejszego.
explain-sonneborn = Sonneborn-Berger: punkty pokonanych przeciwników, i połowa punktów tych z remisem.
explain-encounter = Bezpośredni pojedynek: tylko partie między graczami z tyloma punktami.
explain-progressive = Progres: punkty po każdej rundzie, wszystkie dodane. Wczesne wygrane liczą się bardziej.
explain-wins = Zwycięstwa: rundy za cały punkt, także bez partii.
explain-games-won = Wygrane partie: tylko te grane przy szachownicy.
explain-black-games = Partie czarnymi: im więcej, tym lepiej.
explain-black-wins = Wygrane czarnymi: tylko przy szachownicy.
explain-koya = Koya: punkty z graczami, którzy mają połowę wszystkich punktów, lub więcej.
explain-average-rating = Średni ranking przeciwników: wszystkie rankingi dodane, podzielone przez ich liczbę.
explain-performance = Wynik rankingowy: ranking, któremu odpowiada wynik, z tymi przeciwnikami.
explain-match-points = Punkty meczowe: za każdy mecz, zwykle 2 za wygraną i 1 za remis.
explain-game-points = Punkty z szachownic: punkty wszystkich szachownic drużyny, dodane.
explain-round-robin = Kołowy: każdy gra z każdym.
explain-swiss = Szwajcarski: w każdej rundzie przeciwnik z podobną liczbą punktów, nigdy dwa razy ten sam.
explain-adjusted = Szwajcarski dostosowany: program proponuje każdą rundę, według starszych przepisów, a ty mówisz tak.
explain-lots = Szwajcarski z losowaniem: graczy z tyloma punktami kojarzy los, a ty mówisz tak.
explain-by-hand = Pary wpisywane ręcznie: wpisujesz pary każdej rundy.
explain-match = Mecz dwóch graczy: dwóch graczy gra ze sobą kilka partii.
explain-groups = Grupy: system kołowy w każdej. Najlepsi przechodzą do pucharu albo do finału.
explain-scheveningen = Scheveningeński: każdy z jednej drużyny gra z każdym z drugiej.
explain-knock-out = Pucharowy: przegrany odpada, zwycięzca gra dalej.
explain-berger = Tabele Bergera: stałe pary systemu kołowego, z kolorami w każdej rundzie.
explain-varma = Tabele Varmy: losowanie według federacji. Gracze jednej federacji spotykają się wtedy wcześnie.
explain-bye = Pauza: runda bez przeciwnika. Zwykle daje cały punkt.
explain-half-bye = Pauza za pół punktu: za jedną rundę, na prośbę z góry.
explain-forfeit = Walkower: wygrana lub przegrana bez gry, bo gracz nie przyszedł.
explain-floater = Spływający: gracz skojarzony z kimś z innej grupy punktowej.
explain-score-group = Grupa punktowa: wszyscy z tyloma punktami. System szwajcarski kojarzy najpierw w niej.
explain-acceleration = Przyspieszenie: dodatkowe punkty w pierwszych rundach, tylko do kojarzenia. Tak najsilniejsi spotykają się wcześniej.

captain-welcome = Kapitan: { $team }. Twoje stoły: { $tables }. Polecenia: pomoc.
captain-no-boards = Kapitan: { $team }. Żaden stół tutaj nie jest twojej drużyny.
captain-no-teams = W tej sali nie gra żadna drużyna.
captain-which-team = Podaj drużynę: { $program } seat captain --team i jej nazwę. Drużyny: { $teams }.
captain-taken = To miejsce jest przy innym terminalu. Najpierw zamknij tamten.
captain-options = --team jest tylko dla kapitana, --table dla miejsca przy stole.
captain-asks = Stół { $table }, { $player }: { $question }
captain-asked-none = Żadne pytanie nie czeka.
captain-score = { $team } { $points }, { $opponent } { $theirs }.
captain-playing = Jeszcze grają stoły: { $tables }.
captain-sign-now = Aby podpisać mecz: podpisz.
captain-signed = Podpisano: { $result }.
captain-no-signature = Tutaj kapitanowie nie podpisują.
captain-last = { $color }, ostatni ruch: { $move }.
captain-said = Powiedziano: { $word }. Stół { $table }, { $player }.
captain-only = Wolno ci mówić tylko: { $may }. Wolno ci pytać: { $ask }.
captain-only-asks = Tutaj nie wolno ci radzić. Wolno ci pytać: { $ask }.
captain-no-advice = Regulamin zabrania kapitanom radzić.
captain-which = Komu? Dodaj stół: { $tables }.
captain-nowhere = To teraz nie pasuje przy żadnym stole.
captain-not-ours = Stół { $table } nie jest twojej drużyny.
captain-over = Stół { $table }: partia jest skończona.
captain-no-question = Stół { $table }: żadne pytanie nie czeka.
captain-no-offer = Stół { $table }: nikt nie zaproponował remisu.
captain-help =
    Mów: zaproponuj remis 7, przyjmij remis 7, poddaj 7.
    Odpowiadaj: tak, nie, zdecyduj. Z kilku pytań: tak 7.
    Pytaj: pytania, szachownice, stół 7, pozycja 7, stan.
    Więcej: pomoc wszystko, pomoc podpisz. Wyjście: opuść.
captain-word-offer-draw = zaproponuj remis
captain-word-accept-draw = przyjmij remis
captain-word-resign = poddaj partię
captain-word-yes = tak
captain-word-no = nie
captain-word-decide = zdecyduj sam
captain-question-offer-draw = mam zaproponować remis?
captain-question-accept-draw = mam przyjąć remis?
captain-question-resign = mam poddać partię?
captain-asked = Pytasz kapitana: { $question }
captain-none = Nie ma kapitana, którego możesz zapytać.
captain-wants = Tylko { $name } { $draw } albo { $name } { $resign }.
captain-says = Twój kapitan: { $word }.
captain-there = Twój kapitan jest na miejscu.
captain-gone = Twojego kapitana już nie ma.
desk-captain-there = { $color }: kapitan jest na miejscu.
desk-captain-gone = { $color }: kapitana już nie ma.
desk-captain-asked = { $color } pytają kapitana: { $question }
desk-captain-says = { $color }, kapitan mówi: { $word }.
desk-captain-signs = { $color }, kapitan podpisuje: { $result }.
help-captain =
    kapitan remis: pyta kapitana, czy zaproponować remis albo go przyjąć.
    kapitan poddaj: pyta, czy poddać partię.
    Sędzia może to słyszeć. Decydujesz ty.
name-captain-offer-draw = zaproponuj remis, zaproponować remis
help-captain-offer-draw = zaproponuj remis 7: mówi twojemu graczowi przy stole 7, żeby zaproponował remis.
name-captain-accept-draw = przyjmij remis, przyjąć remis
help-captain-accept-draw = przyjmij remis 7: mówi twojemu graczowi przy stole 7, żeby przyjął remis.
name-captain-resign = poddaj, poddaj partię
help-captain-resign = poddaj 7: mówi twojemu graczowi przy stole 7, żeby poddał partię.
name-captain-yes = tak
help-captain-yes = tak: odpowiada na pytanie; tak 7: z kilku na to przy stole 7.
name-captain-no = nie
help-captain-no = nie: odpowiada na pytanie; nie 7: z kilku na to przy stole 7.
name-captain-decide = zdecyduj, zdecyduj sam
help-captain-decide = zdecyduj: niech zdecyduje gracz; zdecyduj 7: z kilku ten przy stole 7.
name-captain-asked = pytania
help-captain-asked = pytania: pytania, które czekają na twoją odpowiedź.
name-captain-boards = szachownice
help-captain-boards = szachownice: wszystkie szachownice twojej drużyny, każda w wierszu.
name-captain-table = stół
help-captain-table = stół 7: ruch, zegary i pytanie przy tym stole.
name-captain-position = pozycja
help-captain-position = pozycja 7: jak tam stoją bierki.
name-captain-score = stan
help-captain-score = stan: jaki jest stan meczu i które stoły jeszcze grają.
name-captain-sign = podpisz
help-captain-sign = podpisz: wynik meczu, gdzie żąda tego regulamin.
name-captain-repeat = powtórz
help-captain-repeat = powtórz: ostatnie zdanie jeszcze raz.
name-captain-help = pomoc
help-captain-help = pomoc podpisz: o poleceniu; pomoc wszystko: wszystkie polecenia.
name-captain-leave = opuść
help-captain-leave = opuść: odejdź z miejsca kapitana.
room-wrong-team = drużyna { $name } już jest. Każda drużyna musi mieć własną nazwę.
room-wrong-no-team = drużyny { $name } nie ma w pliku. Dodaj ją pod [[team]].
room-key-team = Nazwa drużyny, jak pod [[team]].
room-key-team-name = Nazwa drużyny.
room-key-captain = Nazwisko kapitana.
room-key-captain-talk = Głos, którym mówi się do kapitana, na przykład de.
room-key-advise = Czy kapitanom wolno radzić: yes albo no.
room-key-sign = Czy kapitanowie podpisują mecz: yes albo no.
arg-seat-team = drużyna kapitana, gdy w sali jest ich kilka.
arg-link-team = drużyna kapitana, gdy w sali jest ich kilka.
event-can-yes-no = To yes albo no.
home-hosting = Grasz kolorem { $color }, { $time }, { $variant }{ $strict ->
    [strict] , bez cofania
   *[friendly] {""}
 }. Czekanie na przeciwnika.
home-hosting-again = Partia z { $name } trwa dalej. Czekanie na przeciwnika.
home-how = Dołączanie z innego komputera: { $program } join --by "ssh NAME@HOST { $program } link game"
home-go-on = Partia z { $name } nie jest skończona. Kontynuować? tak albo nie.
home-offer = Partia z { $name }, { $time }, { $variant }{ $strict ->
    [strict] , bez cofania
   *[friendly] {""}
 }. Grasz kolorem { $color }. Gdy połączenie się zerwie, zegary chodzą dalej. Grać? tak albo nie.
home-no-clocks = bez zegarów
home-terms-wrong = Niezrozumiałe: { $word }. Podaj tempo, np. 15+10, odmianę, kolor albo ściśle.
home-declined = { $name } nie chce grać.
home-rematch-asked = Propozycja rewanżu. Zgoda: wpisz { $rematch }.
home-rematch-sent = Rewanż zaproponowany.
home-over = Jeszcze jedna partia: { $rematch }. Koniec: { $quit }.
home-waits = Czekanie na przeciwnika. Koniec: wpisz { $quit }.
home-left = Gospodarz odszedł. Nieskończona partia jest u niego zapisana.
home-taken = Tę partię gra już ktoś inny.
home-no-game = Żadna partia tam nie czeka.
home-not-kept = Partia nie jest już zapisywana: { $reason }.
home-goes-on = Partia nie jest skończona. Żeby kontynuować, wpisz to samo polecenie.
elsewhere-away = Przeciwnik stracił połączenie. Zegary chodzą dalej.
help-chat = chat dobra partia: pisze to przeciwnikowi, w partii przez sieć.
elsewhere-chat-sent = Wysłano do przeciwnika.
chat-nobody = Nie ma do kogo pisać.
cli-host = Zaproponuj partię komuś gdzie indziej, bez sędziego.
cli-join = Dołącz do partii, którą ktoś proponuje.
arg-host-terms = tempo, odmiana, kolor i ściśle, w dowolnej kolejności, na przykład 15+10 białe.
arg-join-by = polecenie, które prowadzi do gospodarza.
