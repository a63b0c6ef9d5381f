# Słowa lekcji, zadań i ćwiczeń. Ćwiczenia lekcji są w lessons/, każda w osobnym pliku.
# Każde zdanie słyszy się raz: krótko, jedna myśl, pola zwykłym tekstem.

# O co pytają lekcje i co mówią o odpowiedziach.

lessons-next = Lekcje. Następna: { $number }, { $title }. Żeby zacząć lekcję, wpisz { $learn } i jej numer: { $learn } { $number }.
lesson-line = { $number }. { $title }
lesson-line-done = { $number }. { $title }, ukończona
practice-board = Żeby użyć swojej szachownicy: { $setup }.
lessons-listen = Do słuchania:
lessons-own = Twoje własne:
own-name = Lekcja nie zna nazwy { $text }.
own-no-title = Lekcja nie ma tytułu. Napisz w pierwszym wierszu title = "Moja lekcja".
own-no-exercise = Lekcja nie ma zadania. Zacznij je wierszem [1].
own-position = Nie ma takiej pozycji: { $text }. Zapisz ją jako FEN.
own-task = Nie ma takiego rodzaju zadania: { $text }. Napisz na przykład find mate.
own-no-task = Ćwiczenie nie ma zadania. Napisz na przykład task = "find mate".
own-square = { $text } to nie pole.
own-number = { $text } to nie liczba.
own-empty = Na { $text } nie ma bierki, która mogłaby się ruszyć.
own-illegal = { $text } nie jest tu prawidłowym ruchem. Pisz ruchy jak Nf3, angielskimi literami.
own-answer = { $text } nie jest odpowiedzią na to zadanie.
own-moves = Dobre są inne ruchy: { $text }.
own-misses = { $text } nie spełnia tego, o co prosi zadanie.
own-untrue = Odpowiedź jest nieprawdziwa.
lesson-none = Nie ma lekcji { $word }. Mają numery od 1 do { $count }.
lesson-begins = { $title }.
lesson-goes-on = { $title }, zadanie { $exercise }.
lesson-where = { $title }, zadanie { $exercise } z { $count }.
lesson-first = To pierwsze zadanie.
lesson-not-here = { $name }: nie w lekcji.
practice-which = Które: { $names }?
answer-wants-colour = Odpowiedz: { $light } albo { $dark }.
answer-wants-yes-no = Odpowiedz: { $yes } albo { $no }.
answer-wants-number = Odpowiedz liczbą.
answer-wants-piece = Odpowiedz bierką albo: { $nothing }.
answer-wants-squares = Odpowiedz polami, na przykład h5 e6.
answer-wants-choice = Odpowiedz: { $items } albo { $last }.
practice-nothing-back = Nie ma czego cofać. Odpowiedz jeszcze raz.
lesson-not-kept = Wynik nie został zapisany: { $reason }.

ask-colour = Jaki kolor ma { $square }?
ask-stands = Co stoi na { $square }?
ask-count = Ile ruchów ma ta bierka: { $piece } na { $square }?
ask-moves = Wymień po kolei wszystkie ruchy tej bierki: { $piece } na { $square }.
ask-all-moves = { $color } na posunięciu. Wymień po kolei wszystkie prawidłowe ruchy.
ask-castling = { $color } na posunięciu. Wymień każdą możliwą roszadę.
ask-capture = { $color } na posunięciu. Znajdź bicie.
ask-most = { $color } na posunięciu. Zbij to, co najwięcej warte.
ask-free = { $color } na posunięciu. Zbij to, czego nikt nie broni.
ask-mate = { $color } na posunięciu. Znajdź mata w jednym ruchu.
ask-mate-in-two = { $color } na posunięciu. Znajdź pierwszy ruch mata w dwóch.
ask-no-mate = { $color } na posunięciu. Zapobiegnij matowi.
ask-stalemate = { $color } na posunięciu. Który ruch daje pata?
ask-fork = { $color } na posunięciu. Znajdź widełki.
ask-discovered = { $color } na posunięciu. Znajdź atak z odsłony.
ask-pin = { $color } na posunięciu. Znajdź związanie.
ask-skewer = { $color } na posunięciu. Znajdź rożen.
ask-win = { $color } na posunięciu i wygrywają. Jak?
ask-play-mate = { $color } na posunięciu i dają mata. Rozegraj to z komputerem: graj-dalej. Potem wróć do tej lekcji i wpisz: dalej.
ask-play-win = { $color } na posunięciu i wygrywają. Rozegraj to z komputerem: graj-dalej. Potem wróć do tej lekcji i wpisz: dalej.
ask-play-draw = { $color } na posunięciu i remisują. Rozegraj to z komputerem: graj-dalej. Potem wróć do tej lekcji i wpisz: dalej.
ask-legal = Czy to prawidłowe: { $piece } na { $square }? Tak czy nie.
ask-legal-short = Czy { $color-key ->
    [white] białe
   *[black] czarne
} mogą zrobić krótką roszadę? Tak czy nie.
ask-legal-long = Czy { $color-key ->
    [white] białe
   *[black] czarne
} mogą zrobić długą roszadę? Tak czy nie.
ask-safe = Czy { $move } jest bezpieczne? Tak czy nie.
ask-reach = Czy ta bierka dojdzie kiedyś na { $to }: { $piece } na { $square }? Tak czy nie.
ask-drill = Enter zaczyna ćwiczenie. Potem lekcja trwa dalej.
ask-winnable = Czy ktoś może jeszcze wygrać? Tak czy nie.
ask-first-moves = Pozostało ruchów: { $moves }. Wpisz swój ruch.

opening-developed = Rozwinięte skoczki i gońce: { $count } z 4.
opening-castled = { $castled ->
    [yes] Była roszada.
   *[no] Nie było roszady.
}
opening-again = Ruszone więcej niż raz: { $pieces }.
lesson-right = Dobrze.
lesson-more = Dobrze. Jeszcze { $count }.
lesson-named = To już było.
lesson-wrong = Źle.
lesson-wrong-move = Nie ten. Spróbuj jeszcze raz albo wpisz podpowiedź.
lesson-no-capture = To niczego nie bije. Spróbuj jeszcze raz.
lesson-no-check = To nie daje szacha. Spróbuj jeszcze raz.
lesson-answered = { $color } odpowiadają { $move }. Spróbuj jeszcze raz.
lesson-help-piece = To ta bierka: { $piece } na { $square }.
lesson-help-goal = { $piece } idzie na { $square }.
lesson-help-move = { $move }.
lesson-solution = { $moves }.
lesson-over = Koniec lekcji.
lesson-missed = { $count ->
    [one] Przejdź jeszcze raz zadanie { $exercises }.
    [few] Przejdź jeszcze raz zadania { $exercises }.
    [many] Przejdź jeszcze raz zadania { $exercises }.
   *[other] Przejdź jeszcze raz zadania { $exercises }.
}
lesson-next = Następna lekcja { $number }: { $title }.

choice-light = jasne
choice-dark = ciemne
choice-nothing = nic
number-words = zero, jeden, dwa, trzy, cztery, pięć, sześć, siedem, osiem, dziewięć, dziesięć, jedenaście, dwanaście, trzynaście, czternaście, piętnaście, szesnaście, siedemnaście, osiemnaście, dziewiętnaście, dwadzieścia, dwadzieścia jeden, dwadzieścia dwa, dwadzieścia trzy, dwadzieścia cztery, dwadzieścia pięć, dwadzieścia sześć, dwadzieścia siedem, dwadzieścia osiem

# Zadania

puzzle-begins = Zadanie, liczba bierek { $pieces }, ranking { $rating }.
puzzle-came = { $color } zagrały { $move }.
puzzle-asks = { $color } na posunięciu. Znajdź najlepszy ruch.
puzzle-answers = Dobrze. { $color } odpowiadają { $move }.
puzzle-solved = Dobrze, to rozwiązanie.
puzzle-over = Koniec zadania. Następne: dalej. Powrót do twojej partii: zamknij.
puzzle-rating = Twój ranking to { $rating }. Następne: Enter.
puzzle-streak-begins = Seria, zadanie { $number }: liczba bierek { $pieces }, ranking { $rating }.
puzzle-streak-how = Rozwiąż jak najwięcej pod rząd. Błąd lub podpowiedź kończy serię. Twój rekord: { $record }.
puzzle-streak-goes-on = Seria: { $count }.
puzzle-streak-ends = Seria kończy się na { $count }. Twój rekord: { $record }.
puzzle-none = Wszystkie te zadania już były.
puzzles-new = Nowe zadania: { $puzzle }.
puzzle-too-few = Żadne nie ma tak mało bierek. Są od { $pieces } bierek.
puzzle-own-begins = Zadanie z { $name }, liczba bierek { $pieces }.
puzzle-own-none = Brak zadań w { $name }.
puzzle-own-columns = Wiersz wymaga nazwy, pozycji, ruchów i rankingu, oddzielonych przecinkami.
puzzle-own-start = Zadanie wymaga pozycji w nagłówku FEN.
puzzle-own-game = Partii nie da się odczytać.
puzzle-own-position = Nie ma takiej pozycji.
puzzle-own-move = Ruchu { $number } nie da się zagrać.
puzzle-own-short = Brakuje rozwiązania.
puzzle-own-more = I jeszcze { $count }.
puzzle-unknown = Nie ma ani tematu, ani pliku { $word }. Lista tematów: { $themes }.
puzzle-themes = tematy
puzzle-themes-told = Tematy: { $themes }. Albo wpisz liczbę bierek lub ranking.
puzzle-words = Albo: { $words }.
puzzle-easy = łatwe, łatwy, łatwa, proste
puzzle-hard = trudne, trudny, trudna
puzzle-opening = debiut, debiuty
puzzle-middlegame = gra środkowa, środkowa
puzzle-endgame = końcówka, końcówki
puzzle-streak = seria, serie
own-folder = Folder na własne pliki: { $folder }.
puzzle-not-here = { $name }: nie w zadaniu.
puzzle-ends-game = To remis. Spróbuj jeszcze raz.

puzzle-help-check = To posunięcie jest szachem.
puzzle-help-capture = To posunięcie jest biciem.
puzzle-help-quiet = Ciche posunięcie: bez szacha, bez bicia.
puzzle-help-mate = { $moves ->
    [one] To mat w jednym ruchu.
    [few] To mat w { $moves } ruchach.
    [many] To mat w { $moves } ruchach.
   *[other] To mat w { $moves } ruchach.
}
puzzle-help-fork = Szukaj widełek.
puzzle-help-hanging = Coś nie jest bronione.
puzzle-help-pin = Szukaj związania.
puzzle-help-skewer = Szukaj rożna.
puzzle-help-discovered = Szukaj ataku z odsłony.
puzzle-help-double-check = Szukaj podwójnego szacha.
puzzle-help-promotion = Pion może się promować.
puzzle-help-opposition = Chodzi o opozycję.
puzzle-help-zugzwang = Nie zostaw przeciwnikowi dobrego ruchu.
puzzle-help-runs = Pion może uciec królowi.
puzzle-help-catches = Twój król zdąży złapać piona.
puzzle-help-traps = Można złapać bierkę.
puzzle-help-stops = Coś grozi. Zapobiegnij temu.
puzzle-help-saves = Jedna z twoich bierek jest w niebezpieczeństwie.
puzzle-help-later = Później: { $theme }.
puzzle-help-promotes = { $moves ->
    [one] Pion promuje się za { $moves } ruch.
    [few] Pion promuje się za { $moves } ruchy.
   *[many] Pion promuje się za { $moves } ruchów.
}
puzzle-help-both = { $clue } { $later }

reason-piece = { $piece } na { $square }
reason-none = Każdy inny ruch jest gorszy.
reason-mate = Mat.
reason-back-rank = Mat na ostatnim rzędzie: króla zamykają własne bierki.
reason-smothered = Mat duszony: król nie ma wolnego pola, a szachuje skoczek.
reason-double-check = Podwójny szach: ruszyć się może tylko król.
reason-promotion = Promocja: { $piece }.
reason-hanging = Bez obrony: { $piece }.
reason-fork = Widełki: { $piece } atakuje: { $on }.
reason-pin = Związanie: { $piece }, a z tyłu { $behind }.
reason-skewer = Rożen: { $piece }, a z tyłu { $behind }.
reason-discovered = Atak z odsłony: { $piece } atakuje: { $on }.
reason-opposition = Opozycja: { $color } muszą ustąpić.
reason-zugzwang = Zugzwang: { $color } muszą ruszyć, a każdy ruch szkodzi.
reason-runs = Pion na { $pawn } przechodzi: król na { $king } nie zdąży.
reason-catches = Król jest w kwadracie piona na { $pawn }.
reason-traps = Złapane: { $piece }.
reason-stops = Groziło: { $move }.
reason-saves = Uratowane: { $piece }.
reason-wins = { $count ->
    [one] Zysk wart jednego piona.
    [few] Zysk wart { $count } pionów.
   *[many] Zysk wart { $count } pionów.
}
reason-nears = Pion na { $square } jest blisko promocji.
reason-checks = Każde posunięcie jest szachem.
reason-draws = To remis.
reason-trades = Wymiana rozstrzyga.
reason-answers = Żadna inna odpowiedź na szacha nie jest tak dobra.

theme-fork = widełki
theme-pin = związanie
theme-skewer = rożen
theme-discovered = atak z odsłony
theme-double-check = podwójny szach
theme-hanging = niebroniona bierka
theme-back-rank = mat na ostatnim rzędzie
theme-smothered = mat duszony
theme-mate-in-one = mat w jednym
theme-mate-in-one-also = mat w jednym ruchu, mat w jednym posunięciu, jednochodówka
theme-mate-in-two = mat w dwóch
theme-mate-in-three = mat w trzech
theme-sacrifice = ofiara
theme-promotion = promocja
theme-trapped = złapana bierka
theme-quiet = ciche posunięcie
theme-defence = obrona
theme-zugzwang = zugzwang
puzzle-filler = bierka, bierki, bierek, bierkami, figura, figury, figur, ruch, ruchu, ruchy, ruchów, ruchach, posunięciu, posunięciach, z, o, ranking, zadanie, zadania

term-lesson = Lekcja { $title }: { $learn }.
term-puzzle = Zadanie: { $puzzle }.
term-sacrifice = Ofiara: oddajesz bierkę, by zyskać więcej albo dać mata.
term-trapped = Złapana bierka: jest atakowana i nie ma bezpiecznego pola.
term-defence = Obrona: zapobiegasz temu, czym grozi przeciwnik.
term-zugzwang = Zugzwang: strona musi ruszyć, a każdy ruch pogarsza jej pozycję.
term-notation = notacja
term-notation-text = Notacja: ruch to litera bierki i jej nowe pole, Sf3. Pion nie ma litery, e4. Bicie ma x, szach plus, mat krzyżyk. O-O to krótka roszada, O-O-O długa.
term-wings = Nazwy od skrzydła. Goniec, skoczek i wieża królewska zaczynają na skrzydle królewskim, hetmańskie na hetmańskim. Pion ma nazwę od figury za nim: pion królewski, pion hetmański.

# Co wraca

due-today = { $count ->
    [one] Dzisiaj czeka jedno ćwiczenie. Przybliżony czas: { $time }. Żeby zacząć: { $practise }.
    [few] Dzisiaj czekają { $count } ćwiczenia. Przybliżony czas: { $time }. Żeby zacząć: { $practise }.
    [many] Dzisiaj czeka { $count } ćwiczeń. Przybliżony czas: { $time }. Żeby zacząć: { $practise }.
   *[other] Dzisiaj czeka { $count } ćwiczenia. Przybliżony czas: { $time }. Żeby zacząć: { $practise }.
}
due-done = To wszystko na dzisiaj.
due-none = Dzisiaj nic nie czeka.
due-lines = Nowe warianty: { $repertoire }.
puzzle-more = Następne: Enter.
practice-both = { $one } i { $other } wykluczają się. Wpisz jedno z nich.

# Błędy partii

mistakes-begin = { $side ->
    [white] Błędy białych, { $white }, w partii { $game }, przeciwnik { $black }.
    [black] Błędy czarnych, { $black }, w partii { $game }, przeciwnik { $white }.
   *[both] Błędy obu stron w partii { $game }, { $white } kontra { $black }.
}
mistakes-again = Znów błąd, z partii { $game }.
mistakes-search = Przeszukuję partię. Pierwsze pytanie za kilka sekund.
mistakes-search-next = Szukam następnego.
mistakes-searched = Szukam dalej, ocenione pozycje: { $judged } z { $all }.
mistakes-quarter = Przejrzano { $percent } procent partii.
mistakes-checking = Sprawdzanie znalezionych błędów.
mistakes-how = Wpisz lepszy ruch. Żeby usłyszeć pozycję: { $pieces }.
mistakes-both = obie
mistakes-unknown = błędy { $word }: nieznane. Wpisz błędy i numer partii, białe, czarne albo obie.
mistakes-no-game = Najpierw otwórz partię albo dokończ tę.
mistakes-no-moves = Ta partia nie ma ruchów.
mistakes-not-here = { $name }: nie wśród błędów.
mistakes-builtin = Ocenia wbudowany przeciwnik: pyta tylko o to, co wyraźnie wygrane albo przegrane. Silnik widzi więcej: { $opponent } silnik stockfish.
mistakes-ended = Szukanie kończy się tutaj. To, co znalezione, zostaje.

mistake-asks = { $label ->
    [blunder] Ruch { $number }, { $color-key ->
        [white] białe
       *[black] czarne
    }: { $move } to gruby błąd, z { $before } na { $after } procent. Znajdź lepszy ruch.
   *[mistake] Ruch { $number }, { $color-key ->
        [white] białe
       *[black] czarne
    }: { $move } to błąd, z { $before } na { $after } procent. Znajdź lepszy ruch.
}
mistake-comment = Lepsze: { $move }. Z { $before } na { $after } procent.
mistake-same = To ruch z partii. Spróbuj jeszcze raz.
mistake-best = Dobrze, to najlepszy ruch.
mistake-mate = Dobrze, to mat.
mistake-good = { $points ->
    [0] Dobrze, tak samo dobre jak najlepsze, { $move }.
    [1] Dobrze, o punkt gorsze od najlepszego, { $move }.
   *[other] Dobrze, gorsze od najlepszego, { $move }. Różnica punktów: { $points }.
}
mistake-refuted = { $color } odpowiadają { $move }.
mistake-again = Spróbuj jeszcze raz.
mistake-worse = To za słabe. Spróbuj jeszcze raz.
mistake-not-judged = Twojego ruchu nie dało się ocenić. Wpisz go jeszcze raz.
mistake-line = Dalej: { $moves }.
mistake-chance = Niewykorzystana szansa: wcześniejszy ruch { $color-key ->
    [white] białych
   *[black] czarnych
} też był błędem.
mistake-time = { $color } miały jeszcze: { $time }.

mistakes-none = Nie ma błędów, o które można pytać.
mistakes-over = { $count ->
    [one] Jeden błąd: { $kinds }.
    [few] { $count } błędy: { $kinds }.
    [many] { $count } błędów: { $kinds }.
   *[other] { $count } błędów: { $kinds }.
}
mistakes-found = znalezione { $count }
mistakes-shown = pokazane { $count }
mistakes-skipped = pominięte { $count }
mistakes-time = { $count ->
    [one] Jeden powstał w niedoczasie.
    [few] { $count } powstały w niedoczasie.
    [many] { $count } powstało w niedoczasie.
   *[other] { $count } powstało w niedoczasie.
}
mistakes-chances = { $count ->
    [one] Jeden to niewykorzystana szansa.
    [few] { $count } to niewykorzystane szanse.
    [many] { $count } to niewykorzystane szanse.
   *[other] { $count } to niewykorzystane szanse.
}
mistakes-most = { $phase ->
    [opening] Najwięcej było w debiucie.
    [middlegame] Najwięcej było w grze środkowej.
   *[endgame] Najwięcej było w końcówce.
}
mistakes-accuracy = Dokładność: { $accuracy } na 100.
mistakes-accuracy-both = Dokładność: białe { $white }, czarne { $black } na 100.

# Ćwiczenia

drill-list = Ćwiczenia. Żeby zacząć, wpisz ćwiczenie i nazwę albo numer: ćwiczenie kolory pól. Na końcu poziom: ćwiczenie drogi skoczka 2.
drill-line-done = { $name }, poziom { $level }: dobrze { $right } z { $count ->
    [1] 1
   *[other] ostatnich { $count }
}
drill-begins = Ćwiczenie: { $drill }, poziom { $level }, { $count ->
    [one] { $count } pytanie
    [few] { $count } pytania
    [many] { $count } pytań
   *[other] { $count } pytań
}.
drill-none = Nie ma ćwiczenia { $word }. Są: { $names }.
drill-levels = Ćwiczenia mają poziomy od 1 do 3.
drill-unknown = { $word }: niezrozumiałe. Po poziomie ograniczenia: 6 sekund, 20 pytań, bez powtórek. Najwyżej 600 sekund i 50 pytań.
drill-unit-seconds = { $count ->
    [one] sekunda
    [few] sekundy
    [many] sekund
   *[other] sekund
}
drill-unit-questions = { $count ->
    [one] pytanie
    [few] pytania
    [many] pytań
   *[other] pytań
}
drill-unit-repeats = { $count ->
    [one] powtórka
    [few] powtórki
    [many] powtórek
   *[other] powtórek
}
drill-no = bez
drill-within = Czas na każdą odpowiedź: { $time }.
drill-repeats = { $count ->
    [0] Każde pytanie usłyszysz raz.
    [one] Każde pytanie możesz usłyszeć jeszcze raz.
    [few] Każde pytanie możesz usłyszeć jeszcze { $count } razy.
    [many] Każde pytanie możesz usłyszeć jeszcze { $count } razy.
   *[other] Każde pytanie możesz usłyszeć jeszcze { $count } razy.
}
drill-no-repeat = Tego pytania nie można już powtórzyć.
drill-late = Dobrze, ale za wolno: { $time }.
drill-not-here = { $name }: nie w ćwiczeniu.
drill-from-memory = W ćwiczeniu odpowiadasz z pamięci. Żeby usłyszeć bierki jeszcze raz: informacje.
lesson-from-memory = Na to odpowiadasz z pamięci.
drill-wrong = Źle: { $answer }.
drill-answer = { $answer }.
drill-over = Dobrze { $right } z { $count }.
drill-standing = Ostatnie odpowiedzi: { $count }. Dobrych { $right }, zwykły czas: { $time }.
drill-next = Możesz przejść na następny poziom: ćwiczenie { $name } { $level }.

drill-colour = kolory pól
drill-colour-rule = Jasne czy ciemne?
drill-line = linie
drill-line-rule = Czy dwa pola leżą na jednym rzędzie, kolumnie albo przekątnej? Tak czy nie.
drill-squares = pola bierki
drill-squares-rule = Wymień każde pole, na które bierka dojdzie na pustej szachownicy.
drill-knight = drogi skoczka
drill-knight-rule = Wymień pola najkrótszej drogi, do ostatniego.
drill-attackers = atakujące
drill-attackers-rule = Wymień pola wszystkich bierek, które atakują pole, obu kolorów.
drill-recall = pamięć
drill-recall-rule = Usłyszysz pozycję raz, potem padną pytania, co gdzie stoi.
drill-minefield = pole minowe
drill-minefield-rule = Biały skoczek nie może stanąć tam, gdzie stoi albo atakuje czarna bierka. Podaj najkrótszą drogę.
drill-follow = śledzenie partii
drill-follow-rule = Usłyszysz po kilka ruchów, od pozycji początkowej, potem padną pytania, gdzie stoją teraz bierki.
drill-growing = rosnący ciąg
drill-growing-rule = Ciąg ruchów rośnie za każdym razem o jeden. Powtórz go cały, ruch po ruchu.
drill-mates = maty na słuch
drill-mates-rule = Usłyszysz pozycję raz. Znajdź mata.
drill-guess = zgadywanie ruchów
drill-guess-rule = Zgaduj każdy ruch jednej strony. Druga gra jak w partii. O szachownicę możesz pytać.
drill-ahead = liczenie w przód
drill-ahead-rule = Usłyszysz ruchy, których nikt nie wykona. Odpowiadaj o pozycji po nich. O szachownicę przed nimi możesz pytać.

drill-ask-line = { $one } i { $other }?
drill-ask-squares = { $piece } na { $square }.
drill-ask-attackers = Co atakuje { $square }?
drill-ask-knight = Z { $from } na { $to }.
drill-ask-where = Gdzie stoi każda taka bierka: { $piece }?
drill-ask-repeat = { $count ->
    [one] Powtórz go.
    [few] Powtórz wszystkie ruchy: { $count }.
    [many] Powtórz wszystkie ruchy: { $count }.
   *[other] Powtórz wszystkie ruchy: { $count }.
}
drill-ask-mate = { $moves ->
    [one] { $color } na posunięciu: mat w jednym ruchu.
    [few] { $color } na posunięciu: pierwszy ruch mata w { $moves } ruchach.
    [many] { $color } na posunięciu: pierwszy ruch mata w { $moves } ruchach.
   *[other] { $color } na posunięciu: pierwszy ruch mata w { $moves } ruchach.
}
drill-ask-guess = Ruch { $number }, { $color-key ->
    [white] białe
   *[black] czarne
}: co zgadujesz?
drill-ahead-line = Zaczynają { $color-key ->
    [white] białe
   *[black] czarne
}: { $moves }.
drill-ask-check = Czy { $color-key ->
    [white] białe
   *[black] czarne
} są wtedy w szachu?
drill-ask-mates = Czy { $color-key ->
    [white] białe
   *[black] czarne
} mogą wtedy dać mata w jednym ruchu?
drill-ask-taken = Czy { $color-key ->
    [white] białe
   *[black] czarne
} biją po drodze jakąś bierkę? Nazwij ją albo powiedz: nic.
drill-ask-takes = Wymień wszystkie pola, na których { $color-key ->
    [white] białe
   *[black] czarne
} mogą wtedy bić.
guess-won = { $white } kontra { $black }, { $year }. Wygrały { $color-key ->
    [white] białe
   *[black] czarne
}.
guess-unknown = zgaduj { $word }: nieznane. Wpisz zgaduj i numer partii, białe albo czarne.
guess-which = Która partia? Wpisz też jej numer: zgaduj 12 czarne.
guess-champions = mistrzowie, mistrz, szachy szybkie
guess-opening-only = Nie ma czego zgadywać: wszystkie ruchy tutaj należą do debiutu.
guess-none = Nie ma tu ruchów { $color-key ->
    [white] białych
   *[black] czarnych
} do zgadywania.
guess-wins-too = Twój też wygrywa, o ile widzi to wbudowany przeciwnik.
guess-refuted = Na twój { $color-key ->
    [white] białe
   *[black] czarne
} odpowiadają { $move }.

choice-yes = tak
choice-no = nie

# Lekcje

## Słowa do wyboru

choice-mate = mat
choice-stalemate = pat
choice-won = wygrana
choice-drawn = remis
choice-clocks = zegary
choice-arbiter = sędzia
choice-with = z dodawaniem
choice-without = bez dodawania

choice-light-also = jasny, jasna, jasnego, jasnym, biały, biała, białe, białego
choice-dark-also = ciemny, ciemna, ciemnego, ciemnym, czarny, czarna, czarne, czarnego
choice-nothing-also = żadna, żaden, żadne, żadnej, nikt, brak, żadna bierka, żadna figura, żadne pole, pusto
choice-mate-also = szach-mat, szach mat, szachmat
choice-stalemate-also = remis przez pat, patowa
choice-won-also = wygrane, wygrany, zwycięstwo, wygrywa, wygrywają, białe wygrywają, wygrana białych
choice-drawn-also = remisowa, remisowo, nierozstrzygnięta
choice-clocks-also = zegar, oba zegary, zatrzymać zegary, najpierw zegary
choice-arbiter-also = sędziego, arbiter, wezwać sędziego, najpierw sędzia
choice-with-also = z, z dodawaniem czasu, z inkrementem
choice-without-also = bez, bez dodawania czasu, bez inkrementu
choice-filler = to, jest, są, pole, partia, pozycja, kolor, koloru, tu, tam, chyba

## 1

lesson-squares = Pola i kolory
lesson-squares-goal = Umiesz w pamięci podać kolor każdego pola.
lesson-squares-text = Szachownica ma 64 pola: osiem kolumn, od a do h, i osiem rzędów, od 1 do 8. Pola jasne i ciemne leżą na przemian, a narożne pole po twojej prawej ręce jest jasne. Żeby poznać kolor pola, policz też kolumnę jako liczbę: a to 1, h to 8. Jeśli obie liczby są nieparzyste albo obie parzyste, pole jest ciemne, w przeciwnym razie jasne.
lesson-squares-1-help = a to pierwsza kolumna: porównaj jej liczbę z rzędem.
lesson-squares-1-why = a1 jest ciemne: obie liczby to 1, więc obie są nieparzyste.
lesson-squares-2-help = Którą liczbą jest h?
lesson-squares-2-why = h1 jest jasne: h to 8, liczba parzysta, a rząd jest nieparzysty. To narożne pole po prawej ręce białych.
lesson-squares-3-help = Policz od a do e, potem porównaj z rzędem.
lesson-squares-3-why = e4 jest jasne: e to 5, liczba nieparzysta, a rząd jest parzysty.
lesson-squares-4-before = Teraz ćwiczenie: słyszysz pole po polu i odpowiadasz jasne albo ciemne. Nie spiesz się.
lesson-squares-4-help = Za każdym razem pytaj: obie nieparzyste, obie parzyste czy mieszane?
lesson-squares-recap = Obie nieparzyste albo obie parzyste to ciemne. Wszystko inne to jasne.

## 2

lesson-start = Pozycja początkowa
lesson-start-goal = Wiesz, gdzie zaczyna każda bierka.
lesson-start-text = Każda strona ma szesnaście bierek: białe w rzędach 1 i 2, czarne w rzędach 7 i 8. Od a1 do h1 stoją: wieża, skoczek, goniec, hetman, król, goniec, skoczek, wieża. Rząd przed nimi zajmują piony. Każdy hetman zaczyna na swoim kolorze: biały na jasnym polu, czarny na ciemnym.
lesson-start-1-help = Rząd 8 powtarza rząd 1 w drugim kolorze.
lesson-start-1-why = Czarny hetman zaczyna na d8, na drugim końcu kolumny białego hetmana.
lesson-start-2-before = Kolumny od a do d to skrzydło hetmańskie, od e do h królewskie. Hetmany zaczynają w kolumnie d, króle w kolumnie e.
lesson-start-2-help = To sąsiad króla na skrzydle królewskim.
lesson-start-2-why = Obok białego króla stoi goniec, na f1. Potem skoczek na g1 i wieża na h1.
lesson-start-3-help = Która bierka zaczyna na d1?
lesson-start-3-why = d1 jest jasne, to kolor białego hetmana. Albo policz: d to 4, liczba parzysta, a rząd jest nieparzysty.
lesson-start-4-before = Teraz pierwszy ruch. Skoczek idzie dwa pola prosto i jedno w bok, a inne bierki może przeskakiwać.
lesson-start-4-help = Z b1 spróbuj dwa rzędy w górę i jedną kolumnę w bok, potem dwie kolumny i jeden rząd.
lesson-start-4-why = Skoczek przeskakuje własne piony i staje na a3 albo c3. Na d2 nie może: stoi tam własny pion.
lesson-start-recap = Hetman zaczyna na swoim kolorze, obok niego król. Pierwsze grają białe. O kolorze decyduje moneta albo biały i czarny pion, ukryte po jednym w każdej ręce.

## 3

lesson-rook = Wieża
lesson-rook-goal = Umiesz śledzić wieżę w kolumnie i w rzędzie.
lesson-rook-text = Wieża rusza się naprzód, wstecz albo w bok, o dowolną liczbę pól. Nigdy nie przeskakuje bierki. Przed własną bierką się zatrzymuje. Jeśli pierwsza bierka na jej drodze jest wroga, może ją zbić, i tam ruch się kończy.
lesson-rook-1-help = Idź kolumną d w górę od d1, pole po polu.
lesson-rook-1-why = d2, d3 i d4 są puste, więc wieża dochodzi do piona na d5 i go bije.

lesson-rook-2-help = Najpierw idź kolumną w górę, potem wzdłuż rzędu, i uważaj na własne bierki.
lesson-rook-2-why = Dwa ruchy w górę, na a2 i a3, i trzy w prawo, na b1, c1 i d1. Tam zatrzymują ją własny pion i własny król.
lesson-rook-recap = Wieża potrzebuje otwartych kolumn i rzędów. Dwie wieże, które się bronią, są szczególnie silne.

## 4

lesson-bishop = Goniec
lesson-bishop-goal = Umiesz śledzić gońca na przekątnych.
lesson-bishop-text = Goniec rusza się po przekątnej, o dowolną liczbę pól. Z każdym krokiem kolumna i rząd zmieniają się o jeden: c1, d2, e3, f4. Tak jak wieża nigdy nie przeskakuje. Wszystkie pola przekątnej mają ten sam kolor.
lesson-bishop-1-help = Od d1 idź za każdym razem jedną kolumnę w prawo i jeden rząd w górę.
lesson-bishop-1-why = e2, f3 i g4 są puste, więc goniec bije piona na h5. Stamtąd daje nawet szacha.
lesson-bishop-2-help = Na e4 zaczynają się cztery przekątne: policz każdą do końca.
lesson-bishop-2-why = Trzy pola w stronę b1, trzy w stronę h1, trzy w stronę h7 i cztery w stronę a8: trzynaście.
lesson-bishop-3-help = Porównaj kolory obu pól.
lesson-bishop-3-why = e4 jest jasne, a1 ciemne. Goniec przez całą partię zostaje na swoim kolorze.
lesson-bishop-recap = Jeden twój goniec ma jasne pola, drugi ciemne. Razem panują nad całą szachownicą.

## 5

lesson-queen = Hetman
lesson-queen-goal = Znasz każdy ruch hetmana.
lesson-queen-text = Hetman to najsilniejsza bierka. Rusza się jak wieża albo jak goniec: w kolumnie, w rzędzie albo po przekątnej. Idzie tak daleko, jak wolna jest droga, ale nigdy nie przeskakuje.
lesson-queen-1-help = Policz jego ruchy jako wieży, potem jako gońca.
lesson-queen-1-why = Czternaście ruchów jak wieża i trzynaście jak goniec: 27. Żaden król mu nie przeszkadza.
lesson-queen-recap = Wieża i goniec razem dają hetmana. Trzymaj go z dala od niebezpieczeństw.

## 6

lesson-king = Król
lesson-king-goal = Wiesz, dokąd król może iść, a dokąd nie.
lesson-king-text = Król rusza się o jedno pole w dowolnym kierunku. Nigdy nie może stanąć na polu, które atakuje wroga bierka. Gdy sam jest atakowany, stoi pod szachem. Króle też atakują: każde pole wokół siebie.
lesson-king-1-help = Obejdź d3 pole po polu i pomiń to, co atakuje czarny król.
lesson-king-1-why = Czarny król na d5 atakuje c4, d4 i e4. Z ośmiu pól wokół d3 zostaje pięć: c2, c3, d2, e2 i e3.
lesson-king-2-help = Która bierka stałaby obok twojego króla na d4?
lesson-king-2-why = Na d4 twój król stałby obok czarnego króla, pod szachem. Dwa króle nigdy nie mogą sąsiadować.
lesson-king-recap = Król to najważniejsza bierka, ale powolna. Zanim ruszy, zapytaj, które pola są atakowane.

## 7

lesson-knight = Skoczek
lesson-knight-goal = Umiesz znaleźć wszystkie ruchy skoczka.
lesson-knight-text = Skoczek idzie dwa pola kolumną albo rzędem, potem jedno w bok, jak litera L. Jako jedyny przeskakuje inne bierki. Z każdym ruchem zmienia kolor pola. Im bliżej krawędzi, tym mniej ma ruchów.
lesson-knight-1-help = Dwa pola w górę, potem w lewo albo w prawo: zrób to samo w dół i na boki.
lesson-knight-1-why = Cztery kierunki, w każdym lewo albo prawo: osiem. To b3, b5, c2, c6, e2, e6, f3 i f5.
lesson-knight-2-help = Z rogu większość skoków wypadłaby poza szachownicę.
lesson-knight-2-why = Z a1 na szachownicy są tylko b3 i c2. Przy krawędzi skoczek ma od dwóch do czterech ruchów.
lesson-knight-3-before = Teraz ćwiczenie: przeprowadź skoczka z pola na pole w jak najmniejszej liczbie ruchów.
lesson-knight-3-help = Porównaj kolory: na pole tego samego koloru liczba ruchów jest parzysta.
lesson-knight-recap = Miejsce skoczka jest blisko centrum, gdzie ma osiem ruchów.

## 8

lesson-pawn = Pion
lesson-pawn-goal = Wiesz, jak pion się rusza, jak bije i czym może się stać.
lesson-pawn-text = Pion idzie prosto naprzód, po jednym polu, nigdy wstecz. Z pierwszego pola może też iść o dwa. Bije inaczej: o jedno pole na ukos naprzód. Bierka tuż przed nim go blokuje i nie może jej zbić.
lesson-pawn-1-help = Sprawdź trzy pola przed nim: na wprost, z lewej i z prawej.
lesson-pawn-1-why = e5 jest puste, więc pion może tam iść. Na ukos bije na d5 i f5.
lesson-pawn-2-help = Co stoi tuż przed nim i czy jest coś do bicia?
lesson-pawn-2-why = Czarny pion na e3 go blokuje, a na d3 i f3 nie ma czego bić. Nie ma więc ruchu.
lesson-pawn-3-before = Na ostatnim rzędzie pion staje się hetmanem, wieżą, gońcem albo skoczkiem: to promocja. Każdy wybór liczy się jako osobny ruch.
lesson-pawn-3-help = Jedno pole, ale iloma bierkami może stać się pion?
lesson-pawn-3-why = Pion idzie na a8 i staje się hetmanem, wieżą, gońcem albo skoczkiem: cztery ruchy.
lesson-pawn-recap = Piony idą prosto, a biją na ukos. Nigdy nie wracają, więc pomyśl, zanim ruszysz.

## 9

lesson-values = Ile warte są bierki
lesson-values-goal = Umiesz wybrać lepsze z dwóch bić.
lesson-values-text = Pion jest wart jeden punkt, skoczek trzy, goniec trzy, wieża pięć, hetman dziewięć. Król jest bezcenny: kto dostaje mata, przegrywa. Punkty nie rozstrzygają partii. Pomagają oceniać bicia i wymiany.
lesson-values-1-help = Pion może bić na dwóch polach: porównaj, co tam stoi.
lesson-values-1-why = Hetman na c6 jest wart dziewięć punktów, goniec na e6 tylko trzy. A gdyby zbić gońca, hetman zbiłby twojego piona.
lesson-values-recap = Jeden, trzy, trzy, pięć, dziewięć. Nigdy nie ryzykuj wieży dla samego skoczka.

## 10

lesson-guarded = Bronione czy nie
lesson-guarded-goal = Zauważasz, które bierki można zbić za darmo.
lesson-guarded-text = Bierka jest broniona, jeśli jej strona może odbić. Przed biciem zadaj dwa pytania: ile to warte i kto odbije? Jeśli nikt nie odbije, bierka jest za darmo. Broń też własnych bierek, najcenniejszych najpierw.
lesson-guarded-1-help = Twój hetman atakuje dwie bierki: przy każdej zapytaj, kto mógłby odbić.
lesson-guarded-1-why = Gońca na g4 nikt nie broni. Skoczka na d5 broni pion na e6, więc to bicie kosztowałoby hetmana.
lesson-guarded-2-before = Teraz ćwiczenie: wymień bierki, które pole atakują albo go bronią.
lesson-guarded-2-help = Przejdź najpierw kolumny, rzędy i przekątne, potem skoczki, piony i króle.
lesson-guarded-recap = Przed każdym biciem: ile to warte i kto odbije?

## 11

lesson-check = Trzy odpowiedzi na szacha
lesson-check-goal = Umiesz znaleźć każdą odpowiedź na szacha.
lesson-check-text = Jeśli twój król stoi pod szachem, trzeba odpowiedzieć od razu. Są trzy sposoby: zbić atakującą bierkę, zasłonić się albo odejść królem. Spod szacha nie wolno roszować.
lesson-check-1-help = Spróbuj wszystkich trzech: zbij wieżę, zasłoń kolumnę e, odejdź królem.
lesson-check-1-why = Goniec może zbić wieżę, a hetman zasłonić na e2. Albo król schodzi z kolumny, na f1 lub f2.
lesson-check-recap = Zbij, zasłoń albo odejdź: za każdym razem sprawdź wszystkie trzy.

## 12

lesson-mate = Mat w jednym ruchu
lesson-mate-goal = Umiesz dać mata, gdy wystarczy jeden ruch.
lesson-mate-text = Mat to cel gry: szach bez odpowiedzi. Nikt nie może zbić atakującej bierki, nic nie może się wstawić, a król nie ma bezpiecznego pola. Partia od razu się kończy. Samego króla nigdy się nie bije.
lesson-mate-1-help = Króla czarnych zamykają ich własne piony.
lesson-mate-1-why = Z a8 wieża szachuje wzdłuż rzędu 8. Nic nie może się wstawić, a własne piony czarnych zamykają każde wyjście.
lesson-mate-2-help = Twój hetman może stanąć tuż obok czarnego króla, jeśli broni go twój król.
lesson-mate-2-why = Twój król broni hetmana na g7, więc czarne nie mogą go zbić. Atakuje on też g8 i h7.
lesson-mate-3-help = Czarny król w ogóle nie może się ruszyć: znajdź szacha bez odpowiedzi.
lesson-mate-3-why = Skoczka na f7 nikt nie może zbić, a szacha skoczkiem nie da się zasłonić. Króla zamykają własne bierki: mat duszony.
lesson-mate-recap = Sprawdź każdego szacha: czy mogą zbić, zasłonić, odejść? Jeśli nie, to mat.

## 13

lesson-draws = Gdy nikt nie wygrywa
lesson-draws-goal = Wiesz, kiedy partia kończy się remisem, a przy wygranej unikasz pata.
lesson-draws-text = Jeśli gracz na posunięciu nie jest szachowany, ale nie ma prawidłowego ruchu, to pat. Partia jest remisowa, choćby druga strona była bardzo silna. Gracze mogą się też po prostu zgodzić na remis.
lesson-draws-1-help = Zaatakuj każde pole wokół czarnego króla, ale nie samego króla.
lesson-draws-1-why = Z c7 hetman atakuje a7, b7 i b8, ale nie a8. Czarne nie są szachowane i nie mogą się ruszyć.
lesson-draws-2-ask = Czarne na posunięciu. Czy to mat, czy pat?
lesson-draws-2-help = Najpierw zapytaj, czy czarne są szachowane.
lesson-draws-2-why = Nic nie atakuje h8, więc czarne nie są szachowane. Ale białe atakują g7, g8 i h7: pat.
lesson-draws-3-before = Remis można też reklamować. Powodem jest trzecie powstanie pozycji albo pięćdziesiąt ruchów bez bicia i ruchu pionem. A jeśli mat nie jest już możliwy, partia od razu jest remisowa.
lesson-draws-3-help = Czy król i jeden goniec mogą w ogóle dać mata?
lesson-draws-3-why = Król z jednym gońcem nie da mata, drugi król też nie. Partia od razu jest remisowa.
lesson-draws-recap = Pięć dróg do remisu: pat, zgoda, brak możliwości mata, trzykrotne powtórzenie, pięćdziesiąt ruchów. Gdy wygrywasz, zostaw przeciwnikowi ruch.

## 14

lesson-castling = Roszada
lesson-castling-goal = Wiesz, kiedy możesz roszować i w którą stronę.
lesson-castling-text = Król idzie dwa pola w stronę wieży, a wieża staje na polu, które minął. Król i wieża nie mogły się wcześniej ruszyć, a między nimi nic nie może stać. Król nie może roszować spod szacha, przez szacha ani pod szacha. Roszada na skrzydle królewskim jest krótka, na hetmańskim długa.
lesson-castling-1-help = Sprawdź obie wieże: czy droga jest wolna i czy ścieżka króla jest bezpieczna?
lesson-castling-1-why = Obie drogi są wolne, a czarne nie atakują żadnego pola na ścieżce króla. Atak na twoje wieże nie ma znaczenia.
lesson-castling-2-help = Które pole pierwszego rzędu atakuje czarna wieża?
lesson-castling-2-why = Wieża na f3 atakuje f1, przez które król musiałby przejść przy krótkiej roszadzie. Po drugiej stronie d1 i c1 są bezpieczne.
lesson-castling-3-help = Czy twój król jest w tej chwili atakowany?
lesson-castling-3-why = Wieża na e4 daje szacha. Spod szacha nie wolno roszować.
lesson-castling-4-help = Zapytaj, przez które pola przechodzi sam król.
lesson-castling-4-why = Czarna wieża atakuje b1, ale twój król przechodzi tylko przez d1 i staje na c1. Przez b1 przechodzi tylko wieża, a to jest dozwolone.
lesson-castling-recap = Roszuj wcześnie: król znajduje schronienie, a wieża wchodzi do gry. Nigdy spod szacha, przez szacha ani pod szacha.

## 15

lesson-en-passant = Bicie w przelocie
lesson-en-passant-goal = Umiesz bić w przelocie i wiesz, kiedy jest za późno.
lesson-en-passant-text = Pion nie ucieknie twojemu, idąc o dwa pola naraz. Jeśli stanie tuż obok twojego piona, możesz go zbić, jakby poszedł tylko o jedno. Twój pion staje na polu, które tamten przeskoczył. Wolno to zrobić tylko w najbliższym ruchu.
lesson-en-passant-1-before = Ostatni ruch czarnych to pion d7 na d5.
lesson-en-passant-1-help = Jeden ruch idzie prosto, drugi bije piona, który stoi obok twojego.
lesson-en-passant-1-why = Pion może iść na e6. Albo bije piona na d5 w przelocie i staje na d6.
lesson-en-passant-2-before = Ta sama pozycja, ale tym razem ostatni ruch czarnych nie był ruchem pionem.
lesson-en-passant-2-help = Jak długo trwa prawo do bicia w przelocie?
lesson-en-passant-2-why = Czarny pion nie poszedł właśnie o dwa pola. Prawo trwa tylko jeden ruch.
lesson-en-passant-recap = Dwa pola, obok twojego piona, przed chwilą: wtedy możesz bić w przelocie.

## 16

lesson-promotion = Promuj z rozwagą
lesson-promotion-goal = Wybierasz właściwą bierkę przy promocji piona.
lesson-promotion-text = Pion, który dojdzie do ostatniego rzędu, staje się hetmanem, wieżą, gońcem albo skoczkiem. Nie ma znaczenia, co zbito: możesz mieć dwa hetmany. Prawie zawsze najlepszy jest hetman. Ale najpierw zapytaj, co przeciwnik może jeszcze zagrać.
lesson-promotion-1-before = Promuj teraz piona. Wybierz bierkę, która wygrywa.
lesson-promotion-1-help = Przy każdej bierce zapytaj, czy czarny król ma jeszcze ruch.
lesson-promotion-1-why = Hetman na c8 to byłby pat. Przy wieży król musi iść na a6, a wieża daje mata na a8.
lesson-promotion-recap = Zwykle hetman, ale nie wtedy, gdy to pat.

## 17

lesson-fork = Widełki i atak z odsłony
lesson-fork-goal = Umiesz zaatakować dwie bierki jednym ruchem.
lesson-fork-text = W widełkach jedna bierka atakuje dwie naraz. Przeciwnik uratuje tylko jedną z nich. Szczególnie dobre są w tym skoczki. Najlepszym celem jest król, bo na szacha trzeba odpowiedzieć.
lesson-fork-1-help = Znajdź pole, z którego skoczek atakuje króla i wieżę.
lesson-fork-1-why = Z c7 skoczek atakuje króla i wieżę na a8. Król musi odejść, potem skoczek bije wieżę.
lesson-fork-2-before = W ataku z odsłony bierka odchodzi i otwiera linię innej, która stoi za nią.
lesson-fork-2-help = Gdy skoczek opuści kolumnę e, twoja wieża da szacha: co mógłby zaatakować skoczek?
lesson-fork-2-why = Skoczek otwiera kolumnę e i wieża daje szacha. Tym samym ruchem skoczek atakuje hetmana.
lesson-fork-recap = Jeden ruch, dwie groźby. Twoje bierki są najsilniejsze, gdy współpracują.

## 18

lesson-pin = Związanie i rożen
lesson-pin-goal = Umiesz zaatakować dwie bierki stojące na jednej linii.
lesson-pin-text = Bierka jest związana, gdy za nią, na tej samej linii, stoi coś cenniejszego. Jeśli to król, związana bierka nie może zejść z linii. Wiązać mogą wieże, gońce i hetmany. Atakuj związaną bierkę: prawie nie może uciec.
lesson-pin-1-help = Na jakiej wspólnej linii stoją czarny król i jego skoczek?
lesson-pin-1-why = Na e1 wieża wiąże skoczka, bo za nim stoi król. Skoczek nie może się ruszyć i następnym ruchem go zbijesz.
lesson-pin-2-before = W rożnie cenniejsza bierka stoi z przodu. Musi odejść, a ta za nią ginie.
lesson-pin-2-help = Na jakiej wspólnej linii stoją czarny król i hetman?
lesson-pin-2-why = Z h5 wieża szachuje wzdłuż rzędu 5. Gdy król odejdzie, wieża bije hetmana.
lesson-pin-recap = Cenniejsza bierka z tyłu: związanie. Cenniejsza z przodu: rożen.

## 19

lesson-gifts = Darmowe prezenty
lesson-gifts-goal = Pytasz, co będzie dalej, zanim zbijesz.
lesson-gifts-text = Darmowa bierka nie zawsze jest prezentem. Przeciwnik może ją oddać, żeby dostać coś lepszego. Przed biciem zapytaj, jaka byłaby odpowiedź. Nawet przy swoim ruchu nie spiesz się.
lesson-gifts-1-help = Który rząd opuszcza twoja wieża, gdy bije?
lesson-gifts-1-why = Twoja wieża musi bronić pierwszego rzędu. Jeśli zbije na a3, czarna wieża da mata na d1.
lesson-gifts-2-before = Teraz ty robisz prezent: oddaj bierkę i daj mata w dwóch ruchach.
lesson-gifts-2-help = Rząd 8 zależy od jednej czarnej wieży: zmuś ją do bicia.
lesson-gifts-2-why = Gdy hetman szachuje na e8, czarna wieża musi go zbić. Twoja wieża odbija i jest mat.
lesson-gifts-recap = Najpierw znajdź najlepszą odpowiedź przeciwnika, potem bij. Darmowa bierka bywa przynętą.

## 20

lesson-opening = Debiut
lesson-opening-goal = Umiesz wyprowadzić bierki, zrobić roszadę i walczyć o centrum.
lesson-opening-text = Zacznij pionem centralnym, na przykład e4 albo d4: zajmuje przestrzeń i otwiera linie. Wyprowadzaj bierki jedną po drugiej. Nie ruszaj tej samej dwa razy, chyba że jest atakowana. Roszuj wcześnie i zostaw piony przed królem na miejscu. Dobre pierwsze ruchy to też c4 i skoczek f3. Goniec na g2 albo b2 panuje nad centrum ze skrzydła. Nie zamykaj gońców własnymi pionami.
lesson-opening-1-before = Białe próbują mata szewskiego: hetman h5 i goniec c4 atakują f7.
lesson-opening-1-help = Broń f7, zamknij hetmanowi drogę albo zrób miejsce królowi.
lesson-opening-1-why = Białe grożą matem przez bicie hetmanem na f7. Najlepszy jest pion na g6: zamyka hetmanowi drogę i go atakuje.
lesson-opening-2-before = Teraz zagraj dziesięć ruchów przeciw poziomowi 3. Potem usłyszysz, co rozwinięto, czy była roszada i co ruszyło się dwa razy.
lesson-opening-2-help = Pion centralny, skoczki, gońce, potem roszada: ta kolejność rzadko bywa zła.
lesson-opening-recap = Centrum, rozwój, roszada. Mat szewski udaje się raz, więc nie licz na sztuczki.

## 21

lesson-trades = Wymiany i plany
lesson-trades-goal = Wiesz, kiedy wymiana ci pomaga.
lesson-trades-text = Wymieniaj, gdy dostajesz więcej, niż dajesz. Wymieniaj też, gdy masz przewagę: im mniej bierek, tym więcej ona znaczy. Nie spiesz się z atakiem: najpierw usuń obrońców. Każdemu ruchowi daj cel i myśl kilka ruchów naprzód.
lesson-trades-1-before = Masz wieżę więcej. Wymień hetmany.
lesson-trades-1-help = Oba hetmany stoją w jednej kolumnie i nic ich nie dzieli.
lesson-trades-1-why = Bez hetmanów twój król i wieża mają przeciw sobie samego króla. Możesz dać mata, a czarne już nie wygrają.
lesson-trades-recap = Gdy masz przewagę, wymieniaj. Potem krok po kroku realizuj plan.

## 22

lesson-two-mates = Maty, które trzeba umieć
lesson-two-mates-goal = Umiesz dać mata samotnemu królowi dwiema wieżami, hetmanem albo jedną wieżą.
lesson-two-mates-text = Pod koniec zostaje mało bierek i trzeba umieć skończyć. Samotny król dostaje mata przy krawędzi szachownicy. Zapędź go tam krok po kroku i unikaj pata.

lesson-two-mates-1-before = Przy dwóch wieżach jedna zamyka króla, a druga daje szacha. Tutaj możesz dać mata w dwóch ruchach.
lesson-two-mates-1-help = Zadbaj, żeby czarny król nie mógł opuścić rzędu 8.
lesson-two-mates-2-before = Król i hetman: hetman odbiera czarnemu królowi przestrzeń, potem pomaga twój król. W najlepszym razie zajmuje to dziewięć ruchów.
lesson-two-mates-2-help = Trzymaj hetmana o skok skoczka od czarnego króla, aż znajdzie się on przy krawędzi.
lesson-two-mates-3-before = Król i wieża: wieża odcina czarnego króla, a twój król go spycha. W najlepszym razie zajmuje to piętnaście ruchów.
lesson-two-mates-3-help = Gdy króle stoją naprzeciw siebie z jednym polem odstępu, szachuj z boku.
lesson-two-mates-recap = Odetnij króla, podejdź swoim, daj mata przy krawędzi. Przed każdym cichym ruchem zapytaj, czy to nie pat.

## 23

lesson-pawn-endings = Piony na koniec
lesson-pawn-endings-goal = Wiesz, kiedy jeden pion wygrywa, a kiedy nie.
lesson-pawn-endings-text = Na koniec pion może rozstrzygnąć partię, stając się hetmanem. Król idzie przodem, pion za nim. Gdy króle stoją naprzeciw siebie z jednym polem odstępu, opozycję ma strona, która nie musi ruszać. Samotny król dogoni piona, gdy wejdzie w jego kwadrat, tak szeroki, jak długa jest droga piona.
lesson-pawn-endings-1-before = Twój król stoi w rzędzie 6, przed swoim pionem: to wygrywa. Pokaż jak.
lesson-pawn-endings-1-help = Niech król opanuje pola przed pionem, dopiero potem ruszaj pionem.
lesson-pawn-endings-2-ask = Białe na posunięciu. Czy to wygrana, czy remis?
lesson-pawn-endings-2-help = Kto ma opozycję?
lesson-pawn-endings-2-why = Króle stoją naprzeciw siebie, a białe muszą ruszyć: opozycję mają czarne. Gdyby na posunięciu były czarne, białe by wygrały.
lesson-pawn-endings-3-before = Grasz czarnymi i to twój ruch: utrzymaj remis. Pion potrzebuje czterech ruchów do a8, więc jego kwadrat sięga od kolumny a do kolumny e.
lesson-pawn-endings-3-help = Wejdź od razu w kwadrat, potem spiesz się do a8.
lesson-pawn-endings-4-ask = Białe na posunięciu. Czy to wygrana, czy remis?
lesson-pawn-endings-4-help = Porównaj kolor h8 z kolorem gońca.
lesson-pawn-endings-4-why = Pion promuje się na h8, na ciemnym polu, a goniec ma tylko jasne. Nikt nie wypędzi króla z rogu.
lesson-pawn-endings-recap = Najpierw król, opozycja i kwadrat piona. Przy skrajnym pionie goniec musi mieć kolor rogu.

## 24

lesson-clock = Zegar i turniej
lesson-clock-goal = Umiesz ogłaszać ruchy, przełączać zegar i reklamować wygraną na czas.
lesson-clock-text = Każdy gracz ma czas na całą partię, a gdy przełączysz zegar, rusza czas przeciwnika. Gdy twój czas minie, przegrywasz, chyba że przeciwnik nie może dać mata. Niewidomi gracze ogłaszają głośno każdy ruch, a przeciwnik go powtarza. Przy zasadzie dotknięta-ruszona dotknięta bierka musi się ruszyć, jeśli może.
lesson-clock-1-before = Teraz pięć ruchów jak w turnieju. Ogłoś swój ruch, przełącz zegar i powtórz ruch przeciwnika.
lesson-clock-1-help = Ogłoś, przełącz, powtórz: zawsze w tej kolejności.
lesson-clock-2-ask = W partii szybkiej spadła chorągiewka przeciwnika. Co najpierw, zegary czy sędzia?
lesson-clock-2-help = Co idzie dalej, gdy mówisz?
lesson-clock-2-why = Najpierw zatrzymaj oba zegary, bo może spaść też twoja chorągiewka. Potem reklamuj wygraną i wezwij sędziego.
lesson-clock-3-ask = Przeciwnikowi zostało 15 sekund. Możesz wymienić hetmany i przejść do przegranej końcówki pionowej. To szansa z dodawaniem czasu czy bez dodawania?
lesson-clock-3-help = Przeciwnik musi jeszcze promować piona i dać mata.
lesson-clock-3-why = Bez dodawanego czasu 15 sekund może nie wystarczyć na promocję i mata. Z dodawaniem każdy ruch przynosi nowe sekundy.
lesson-clock-recap = Najpierw zegary, potem sędzia. W szachach szybkich dobry ruch teraz jest lepszy niż najlepszy za późno.

## Do słuchania

listen-wheat = Pszenica na szachownicy
listen-wheat-text-1 = Stara legenda z Indii opowiada o królu, którego jedyny syn poległ w bitwie.
listen-wheat-text-2 = W żałobie król pozwolił królestwu podupaść.
listen-wheat-text-3 = Wtedy mędrzec imieniem Sessa przyniósł mu szachownicę o 64 polach i bierki dla każdej części jego wojska.
listen-wheat-text-4 = Byli tam piechurzy, jeźdźcy, rydwany i słonie, minister i sam król.
listen-wheat-text-5 = Gra uleczyła smutek króla i znów zaczął rządzić. W nagrodę Sessa mógł poprosić o wszystko.
listen-wheat-text-6 = Sessa poprosił o pszenicę: jedno ziarno za pierwsze pole, dwa za drugie, cztery za trzecie i tak dalej do ostatniego.
listen-wheat-text-7 = Króla rozbawiło tak skromne życzenie.
listen-wheat-text-8 = Potem policzono ziarna: ponad 18 trylionów. Królestwo musiałoby zbierać plony przez dwa tysiące lat.
listen-wheat-text-9 = Sessa darował królowi dług, a król uczynił go swoim pierwszym doradcą.

listen-origins = Skąd się wzięły szachy
listen-origins-text-1 = Nikt nie wie na pewno, gdzie powstały szachy. Większość mówi: w Indiach, grubo ponad tysiąc lat temu.
listen-origins-text-2 = Grecka legenda przypisuje je Aresowi, bogu wojny. Stworzył szachownicę, żeby wypróbowywać bitwy, a przez jego syna gra trafiła do ludzi.
listen-origins-text-3 = Indyjska gra nazywała się czaturanga.
listen-origins-text-4 = Jej słoń stał się naszym gońcem. Skakał tylko o dwa pola po przekątnej.
listen-origins-text-5 = Jej minister stał się naszym hetmanem. Szedł tylko jedno pole po przekątnej i należał do najsłabszych bierek.
listen-origins-text-6 = Nikt nie roszował i żaden pion nie szedł o dwa pola. Promowany pion stawał się ministrem, niczym lepszym.
listen-origins-text-7 = Około roku 1475, w Hiszpanii albo we Włoszech, gra stała się szybka.
listen-origins-text-8 = Goniec i hetman dostały dzisiejsze ruchy i hetman nagle został najsilniejszą bierką.
listen-origins-text-9 = Piony mogły teraz na początku iść o dwa pola, a z tym przyszło bicie w przelocie.
listen-origins-text-10 = Dopiero w dziewiętnastym wieku bierki chodziły wszędzie tak samo. Tak chodzą do dziś.

listen-longest = Najdłuższa partia
listen-longest-text-1 = Najdłuższą znaną partię turniejową rozegrano w Belgradzie w roku 1989.
listen-longest-text-2 = Białymi grał Ivan Nikolić, a czarnymi Goran Arsović.
listen-longest-text-3 = Wykonali po 269 ruchów i zajęło im to ponad dwadzieścia godzin.
listen-longest-text-4 = Na końcu była wieża i goniec przeciw wieży.
listen-longest-text-5 = Nikt nie wygrał: był remis.
listen-longest-text-6 = W tamtych czasach przepisy dawały takim końcówkom więcej niż pięćdziesiąt ruchów.
listen-longest-text-7 = Dzisiaj nie ma wyjątku. Po pięćdziesięciu ruchach bez bicia i ruchu pionem gracz może reklamować remis; po siedemdziesięciu pięciu partia jest skończona.

listen-forms = Wiele sposobów gry
listen-forms-text-1 = Zwykle dwoje graczy spotyka się przy jednej szachownicy. Ale to nie jedyny sposób.
listen-forms-text-2 = W internecie przeciwnik może być na drugim końcu świata. Przepisy są te same.
listen-forms-text-3 = W szachach błyskawicznych każdy ma tylko kilka minut i nikt nie musi zapisywać ruchów.
listen-forms-text-4 = W symultanie jeden silny gracz gra z wieloma przeciwnikami, każdy przy własnej szachownicy.
listen-forms-text-5 = W grze na ślepo szachownica jest tylko w głowie gracza. Widzący mistrzowie dają takie pokazy wśród wielkich oklasków.
listen-forms-text-6 = Niewidomi gracze nie muszą tego robić: większość ma szachownicę pod palcami. Ale wielu z nich potrafi.
listen-forms-text-7 = W szachach korespondencyjnych ruchy podróżują pocztą. Partia trwała kiedyś lata; e-mail ją przyspieszył.
listen-forms-text-8 = Ruchy pisze się tam samymi cyframi, żeby rozumieli je gracze wszystkich języków. Jest nawet osobna światowa federacja.

listen-variants = Gry o innych zasadach
listen-variants-text-1 = Niektórzy lubią zmieniać zasady szachów. Takie gry nazywa się odmianami.
listen-variants-text-2 = W Szachach960, które wymyślił Bobby Fischer, bierki za pionami ustawia los.
listen-variants-text-3 = Oba gońce muszą stać na różnych kolorach, a król między wieżami. Zostaje 960 pozycji początkowych.
listen-variants-text-4 = W grze Król wzgórza można też wygrać, doprowadzając króla na jedno z czterech pól centralnych.
listen-variants-text-5 = W grze Trzy szachy można też wygrać, dając szacha trzy razy.
listen-variants-text-6 = W grze Crazyhouse zbita bierka zmienia stronę. W późniejszym ruchu można ją postawić na pustym polu.
listen-variants-text-7 = W grze Bughouse, czyli kloc, gra czworo, dwoje na dwoje, na dwóch szachownicach. Co zbijesz, dostaje partner i może postawić to na szachownicy.

listen-tournaments = Jak działają turnieje
listen-tournaments-text-1 = Najprostsza rywalizacja to mecz: dwoje graczy i ustalona liczba partii.
listen-tournaments-text-2 = W turnieju kołowym każdy gra z każdym. To najsprawiedliwsze, ale trwa długo.
listen-tournaments-text-3 = Gracze losują numery. Tabela mówi potem, kto z kim gra w każdej rundzie i kto ma białe.
listen-tournaments-text-4 = Jeśli liczba graczy jest nieparzysta, w każdej rundzie jeden pauzuje.
listen-tournaments-text-5 = W turnieju dwukołowym każdy spotyka każdego dwa razy, raz każdym kolorem.
listen-tournaments-text-6 = W systemie pucharowym przegrany jedzie do domu. Po remisie gra się często jeszcze raz, krótszym czasem.
listen-tournaments-text-7 = W systemie scheveningeńskim każdy gracz jednej drużyny gra z każdym graczem drugiej.
listen-tournaments-text-8 = Gdy drużyny grają szachownica przeciw szachownicy, punkty ze wszystkich się sumuje.

listen-swiss = System szwajcarski
listen-swiss-text-1 = Gdy stu graczy ma jeden weekend, nie wszyscy mogą się spotkać. Pomaga system szwajcarski.
listen-swiss-text-2 = Liczba rund jest ustalona z góry, często siedem, dziewięć albo jedenaście. Nikt nie odpada.
listen-swiss-text-3 = W każdej rundzie grasz z kimś, kto ma tyle samo punktów co ty albo prawie tyle.
listen-swiss-text-4 = Jeśli więc wygrasz, następny przeciwnik będzie pewnie silniejszy. Jeśli przegrasz, będzie łatwiej.
listen-swiss-text-5 = Graczy o równych punktach porządkuje ranking. Pierwszy z górnej połowy gra z pierwszym z dolnej i tak dalej.
listen-swiss-text-6 = Z tym samym przeciwnikiem nie gra się dwa razy.
listen-swiss-text-7 = Kolory powinny się zmieniać. Trzech partii z rzędu tym samym kolorem się unika.
listen-swiss-text-8 = Jeśli liczba graczy jest nieparzysta, ktoś z końca dostaje punkt bez gry. Każdego spotyka to najwyżej raz.

listen-ties = Równa liczba punktów
listen-ties-text-1 = Wygrana to jeden punkt, remis pół punktu. Na końcu dwoje graczy ma często tyle samo.
listen-ties-text-2 = Najlepszym rozwiązaniem jest jeszcze jedna partia między nimi, ale rzadko jest na nią czas.
listen-ties-text-3 = Dlatego regulamin turnieju mówi z góry, co rozstrzyga.
listen-ties-text-4 = W turniejach kołowych to często punktacja Sonneborna-Bergera. Punkty z silnymi przeciwnikami ważą więcej.
listen-ties-text-5 = Sumuje się punkty wszystkich pokonanych i połowę punktów tych, z którymi był remis.
listen-ties-text-6 = Jeśli i to jest równe, może rozstrzygać liczba wygranych albo wygrane czarnymi.
listen-ties-text-7 = Potem liczy się partia między nimi. A jeśli nic nie pomaga, rozstrzyga los.

listen-pace = Szachy szybkie i wolne
listen-pace-text-1 = Przy dziesięciu minutach lub mniej na gracza to szachy błyskawiczne; przy godzinie lub więcej klasyczne. Wszystko pomiędzy to szachy szybkie.
listen-pace-text-2 = W szachach szybkich bardzo popularne jest piętnaście minut plus dziesięć sekund na ruch.
listen-pace-text-3 = Żeby poznać rodzaj gry, policz sześćdziesiąt ruchów. Dziesięć sekund na ruch to dziesięć minut więcej, razem dwadzieścia pięć.
listen-pace-text-4 = W szybkich partiach szybkość i wiedza znaczą tyle, co głębokie myślenie.
listen-pace-text-5 = Każ przeciwnikowi myśleć od pierwszego ruchu. Niespodziewany debiut kosztuje go czas.
listen-pace-text-6 = Nie licz wszystkiego do końca. Nie ma na to czasu.
listen-pace-text-7 = I nie szukaj najlepszego ruchu, gdy masz dobry. Lepsze jest wrogiem dobrego.
listen-pace-text-8 = Zawsze wiedz, czy dodaje się czas. Bez dodawania nawet przegraną pozycję można uratować, jeśli na drugim zegarze zostało mało.

listen-blind = Jak grają niewidomi
listen-blind-text-1 = Gdy niewidomy gracz siada do partii, często są dwie szachownice: po jednej dla każdego.
listen-blind-text-2 = Na szachownicy niewidomego ciemne pola są lekko wypukłe, a każde pole ma otwór.
listen-blind-text-3 = Każda bierka ma kołek, który pasuje do otworu. Czarne bierki mają znak, który czują palce.
listen-blind-text-4 = Bierka liczy się jako dotknięta dopiero po wyjęciu z otworu.
listen-blind-text-5 = Każdy ruch się ogłasza. Przeciwnik go powtarza i wykonuje na własnej szachownicy.
listen-blind-text-6 = Kolumny mają imiona, żeby nie mylić b i d: Anna, Bella, Cezar, Dawid, Ewa, Feliks, Gustaw, Hektor.
listen-blind-text-7 = Między krajami bierki i liczby bywają mówione po niemiecku: Springer Gustav eins Felix drei.
listen-blind-text-8 = Przejęzyczenie trzeba sprostować od razu, zanim ruszy drugi zegar.
listen-blind-text-9 = Jeśli obie szachownice kiedyś się różnią, pomaga sędzia i porównuje się oba zapisy partii.

listen-practice = Jak grać lepiej
listen-practice-text-1 = Pierwsza rada jest prosta: graj jak najczęściej. Z każdej partii czegoś się uczysz, wygranej czy przegranej.
listen-practice-text-2 = Druga: ucz się. Bierz lekcje, rozwiązuj zadania i przeglądaj partie dobrych graczy.
listen-practice-text-3 = Trzecia: ciesz się grą. Przegrywają nawet mistrzowie świata.
listen-practice-text-4 = Przegrana to nie wstyd, jeśli odkryjesz dlaczego. Najlepszym nauczycielem jest własny błąd.
listen-practice-text-5 = Siadaj z wiarą w siebie. Partia poddana w myślach jest w połowie przegrana.
listen-practice-text-6 = Myśl, zanim ruszy się ręka. Gdy znajdziesz dobry ruch, sprawdź go jeszcze raz.
listen-practice-text-7 = Pytaj, czego chce przeciwnik. Każdy ruch ma powód, nawet zły.
listen-practice-text-8 = Podpowiedzi pomagają w nauce. W turnieju ich nie ma.
listen-practice-text-9 = Znajdź klub. Ludzie uczą tego, czego nie nauczy żaden program, a turniej daje ranking.

listen-phases = Trzy części partii
listen-phases-text-1 = Partia ma trzy części: debiut, grę środkową i końcówkę.
listen-phases-text-2 = W debiucie wyprowadza się bierki i walczy o centrum.
listen-phases-text-3 = Białe mają pierwszy ruch i często atakują. Czarne budują solidną pozycję i czekają na szansę.
listen-phases-text-4 = W grze środkowej ścierają się plany. Wymienia się bierki, a silniejsza strona przygotowuje dobrą końcówkę.
listen-phases-text-5 = Jedna czy dwie bierki same rzadko pokonają dobrego przeciwnika. Zanim zaatakujesz, sprowadź dwóch lub trzech pomocników.
listen-phases-text-6 = W końcówce zostaje mało bierek i każda jest więcej warta.
listen-phases-text-7 = Goniec bywa wtedy lepszy od skoczka: pustą szachownicę przemierza jednym ruchem.
listen-phases-text-8 = Ważne stają się piony. Trzymaj je blisko siebie, żeby mogły się bronić, i unikaj dwóch w jednej kolumnie.
listen-phases-text-9 = Dobrzy gracze myślą o końcówce od początku. Dodatkowy pion w debiucie może na końcu być hetmanem.

listen-champions = Mistrzowie świata w szachach szybkich
listen-champions-text-1 = Pierwsze mistrzostwa świata w szachach szybkich odbyły się w 2001 roku. Wygrał je Garri Kasparow.
listen-champions-text-2 = Viswanathan Anand wygrał w 2003 roku i znów czternaście lat później.
listen-champions-text-3 = Od 2012 roku mistrzostwa odbywają się niemal co roku.
listen-champions-text-4 = Magnus Carlsen wygrał w 2014 i w 2015 roku.
listen-champions-text-5 = Mistrzami byli też Lewon Aronian, Siergiej Karjakin, Szachrijar Mamediarow i Wasyl Iwanczuk.
listen-champions-text-6 = Kobiety grają o własny tytuł. Anna Muzyczuk zdobyła go w 2016 roku w Dosze.
listen-champions-text-7 = Osiem ich partii jest w programie. Aby szukać ruchów zwycięzcy, wpisz zgaduj mistrzowie.

# Końcówki

ending-list = Końcówki. Wpisz końcówki i numer albo nazwę.
ending-line = { $number }: { $name }{ $how ->
    [right] , ukończona
    [helped] , ukończona z pomocą
    [wrong] , do powtórki
   *[new] {""}
}.
ending-begins = Końcówka: { $name }.
ending-asks = { $color } na posunięciu. { $goal ->
    [win] Wygraj.
   *[draw] Utrzymaj remis.
}
ending-answers = { $color } odpowiadają { $move }.
ending-thrown = { $move } { $how ->
    [draws] wypuszcza wygraną.
   *[loses] przegrywa.
} { $goal ->
    [win] { $keeping ->
        [one] Wygrywa tylko { $best }.
        [few] Wygrywa { $best }.
        [many] Wygrywa { $best }.
       *[other] Wygrywa { $best }.
    }
   *[draw] { $keeping ->
        [one] Remis utrzymuje tylko { $best }.
        [few] Remis utrzymuje { $best }.
        [many] Remis utrzymuje { $best }.
       *[other] Remis utrzymuje { $best }.
    }
}
ending-again = Twój ruch jest cofnięty. Spróbuj jeszcze raz.
ending-mate = Mat po { $moves ->
    [one] jednym ruchu
    [few] { $moves } ruchach
    [many] { $moves } ruchach
   *[other] { $moves } ruchach
}{ $how ->
    [best] , szybciej się nie da.
    [longer] . W najlepszym razie: { $best }.
   *[unknown] .
}
ending-won = Wygrana jest pewna po { $moves ->
    [one] jednym ruchu.
    [few] { $moves } ruchach.
    [many] { $moves } ruchach.
   *[other] { $moves } ruchach.
}
ending-drawn = Remis. Dobra obrona.
ending-repeated = Remis: trzykrotne powtórzenie. Dobra obrona.
ending-held = Obrona trwała, liczba ruchów: { $moves }. Dobra robota.
ending-lost-repeated = Trzykrotne powtórzenie: remis, nie wygrana.
ending-lost-fifty = Pięćdziesiąt ruchów bez bicia i ruchu pionem: remis, nie wygrana.
ending-solution = Najlepsza gra: { $moves }.
ending-over = Koniec końcówki. Następna: dalej. Powrót do twojej partii: zamknij.
ending-moves = { $moves ->
    [0] Jeszcze bez ruchu.
    [one] Dotąd jeden ruch.
    [few] Dotąd { $moves } ruchy.
    [many] Dotąd { $moves } ruchów.
   *[other] Dotąd { $moves } ruchów.
}
ending-taken-back = Cofnięto.
ending-first = Nie ma ruchu do cofnięcia.
ending-not-here = { $name }: nie w końcówce.
ending-none = Nie ma końcówki { $word }. Wpisz numer od 1 do { $count } albo końcówki, żeby usłyszeć listę.
ending-queen = król i hetman
ending-two-rooks = dwie wieże
ending-rook = król i wieża
ending-pawn = król i pion
ending-against-pawn = przeciw pionowi
ending-wrong-bishop = goniec złego koloru
ending-pawn-race = wyścig pionów
ending-catch-pawn = dogonić piona
ending-queen-against-pawn = hetman przeciw pionowi
ending-pawn-against-queen = pion przeciw hetmanowi
ending-rook-against-pawn = wieża przeciw pionowi
ending-pawn-against-rook = pion przeciw wieży

ending-two-bishops = dwa gońce
ending-bishop-against-rook = goniec przeciw wieży
ending-queen-against-rook = hetman przeciw wieży
ending-bishop-and-knight = goniec i skoczek

repertoire-games = partie
repertoire-openings = debiuty
repertoire-list = Twoje debiuty. Żeby poćwiczyć, wpisz { $repertoire } i nazwę.
repertoire-line =
    { $name }, { $color-key ->
        [white] białe
       *[black] czarne
    }: { $count ->
        [one] jedna pozycja
        [few] { $count } pozycje
        [many] { $count } pozycji
       *[other] { $count } pozycji
    }, do powtórki { $wanted }.
repertoire-none = Nie ma jeszcze debiutów. Włóż plik PGN ze swoimi wariantami do folderu { $folder } w folderze danych albo zagraj więcej partii.
repertoire-built-in = Wbudowane debiuty: { $count }. Ich lista: { $repertoire } { $openings }
repertoire-opening = { $name }, { $color }
repertoire-unknown = Brak debiutów o nazwie { $word }. Lista twoich: { $repertoire }.
repertoire-rests = Teraz nie ma nic do powtórki: { $name }.
repertoire-empty = Brak wariantów w { $name }.
repertoire-other-start = Wariant musi się zaczynać od zwykłej pozycji początkowej.
repertoire-begins = Debiuty: { $name }. Grasz { $color-key ->
        [white] białymi
       *[black] czarnymi
    }.
repertoire-start = Od początku.
repertoire-way = Od początku: { $moves }.
repertoire-asks = Ruch { $number }, { $color-key ->
        [white] białe
       *[black] czarne
    }: co grasz?
repertoire-wrong = Tego nie ma w twoim repertuarze. Spróbuj jeszcze raz.
repertoire-also = W twoim repertuarze też: { $moves }.
repertoire-answer = W twoim repertuarze: { $moves }.
repertoire-help = Debiut: { $name }.
repertoire-left =
    { $count ->
        [0] Nie zostało tu nic do powtórki.
       *[other] Do powtórki jeszcze { $count }.
    }
repertoire-not-here = { $name }: nie w repertuarze.
puzzle-games = partie
puzzle-games-none = Brak nowych matów w twoich partiach.
puzzle-game-begins = Zadanie z partii { $game }, liczba bierek { $pieces }.
