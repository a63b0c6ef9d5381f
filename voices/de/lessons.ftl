# Die Worte der Lektionen, Taktikaufgaben und Übungen. Die Aufgaben der Lektionen stehen in lessons/, je eine Datei.
# Jeder Satz wird nur gehört: kurz, ein Gedanke, Felder als einfacher Text.

# Was in Lektionen gefragt wird, und was zu den Antworten gesagt wird.

lessons-next = Lektionen. Als Nächstes kommt { $number }, { $title }. Um eine zu beginnen, tippe ihre Nummer nach { $learn }: { $learn } { $number }.
lesson-line = { $number }. { $title }
lesson-line-done = { $number }. { $title }, geschafft
practice-board = Mit deinem Brett: { $setup }.
lessons-listen = Zum Zuhören:
lessons-own = Deine eigenen:
own-name = { $text } gibt es in einer Lektion nicht.
own-no-title = Die Lektion hat keinen Titel. Schreib in die erste Zeile: title = "Meine Lektion".
own-no-exercise = Die Lektion hat keine Aufgabe. Beginne eine mit einer Zeile [1].
own-position = Keine Stellung: { $text }. Schreib sie als FEN.
own-task = Diese Art Aufgabe gibt es nicht: { $text }. Schreibe zum Beispiel find mate.
own-no-task = Die Übung hat keine Aufgabe. Schreibe zum Beispiel task = "find mate".
own-square = { $text } ist kein Feld.
own-number = { $text } ist keine Zahl.
own-empty = Auf { $text } ist keine Figur, die ziehen könnte.
own-illegal = { $text } ist hier kein legaler Zug. Schreib Züge wie Nf3, mit englischen Buchstaben.
own-answer = { $text } ist keine Antwort auf diese Aufgabe.
own-moves = Richtig sind andere Züge: { $text }.
own-misses = { $text } tut nicht, was die Aufgabe verlangt.
own-untrue = Die Antwort stimmt nicht.
lesson-none = Keine Lektion { $word }. Sie haben die Nummern 1 bis { $count }.
lesson-begins = { $title }.
lesson-goes-on = { $title }, Aufgabe { $exercise }.
lesson-where = { $title }, Aufgabe { $exercise } von { $count }.
lesson-first = Das ist die erste Aufgabe.
lesson-not-here = { $name } hat in einer Lektion keinen Platz.
practice-which = Welches: { $names }?
answer-wants-colour = Antworte mit { $light } oder { $dark }.
answer-wants-yes-no = Antworte mit { $yes } oder { $no }.
answer-wants-number = Antworte mit einer Zahl.
answer-wants-piece = Antworte mit einer Figur oder { $nothing }.
answer-wants-squares = Antworte mit Feldern, etwa h5 e6.
answer-wants-choice = Antworte mit { $items } oder { $last }.
practice-nothing-back = Nichts zurückzunehmen. Antworte einfach neu.
lesson-not-kept = Deine Antwort wurde nicht gespeichert: { $reason }.

ask-colour = Welche Farbe hat { $square }?
ask-stands = Was steht auf { $square }?
ask-count = Wie viele Züge hat diese Figur: { $piece } auf { $square }?
ask-moves = Nenne nacheinander alle Züge dieser Figur: { $piece } auf { $square }.
ask-all-moves = { $color } am Zug. Nenne nacheinander alle legalen Züge.
ask-castling = { $color } am Zug. Nenne jede mögliche Rochade.
ask-capture = { $color } am Zug. Finde einen Schlagzug.
ask-most = { $color } am Zug. Schlage das Wertvollste.
ask-free = { $color } am Zug. Schlage, was ungedeckt ist.
ask-mate = { $color } am Zug. Finde das Matt in einem Zug.
ask-mate-in-two = { $color } am Zug. Finde den ersten Zug zum Matt in zwei Zügen.
ask-no-mate = { $color } am Zug. Verhindere das Matt.
ask-stalemate = { $color } am Zug. Welcher Zug setzt patt?
ask-fork = { $color } am Zug. Finde eine Gabel.
ask-discovered = { $color } am Zug. Finde einen Abzugsangriff.
ask-pin = { $color } am Zug. Finde eine Fesselung.
ask-skewer = { $color } am Zug. Finde einen Spieß.
ask-win = { $color } am Zug gewinnt. Wie?
ask-play-mate = { $color } am Zug setzt matt. Spiel es gegen den Computer aus: weiterspielen. Danach zurück in diese Lektion, dann: weiter.
ask-play-win = { $color } am Zug gewinnt. Spiel es gegen den Computer aus: weiterspielen. Danach zurück in diese Lektion, dann: weiter.
ask-play-draw = { $color } am Zug hält remis. Spiel es gegen den Computer aus: weiterspielen. Danach zurück in diese Lektion, dann: weiter.
ask-legal = Ist das erlaubt: { $piece } nach { $square }? Ja oder nein.
ask-legal-short = Darf { $color } kurz rochieren? Ja oder nein.
ask-legal-long = Darf { $color } lang rochieren? Ja oder nein.
ask-safe = Ist { $move } ungefährlich? Ja oder nein.
ask-reach = Kann diese Figur je nach { $to } kommen: { $piece } auf { $square }? Ja oder nein.
ask-drill = Enter beginnt die Übung. Danach kommt der Rest der Lektion.
ask-winnable = Kann noch jemand gewinnen? Ja oder nein.
ask-first-moves = Verbleibende Züge: { $moves }. Gib deinen Zug ein.

opening-developed = Entwickelte Springer und Läufer: { $count } von 4.
opening-castled = { $castled ->
    [yes] Du hast rochiert.
   *[no] Du hast nicht rochiert.
}
opening-again = Mehr als einmal gezogen: { $pieces }.
lesson-right = Richtig.
lesson-more = Richtig. Noch { $count }.
lesson-named = Den hast du schon genannt.
lesson-wrong = Falsch.
lesson-wrong-move = Der nicht. Versuch es noch einmal, oder tippe tipp.
lesson-no-capture = Damit schlägst du nichts. Versuch es noch einmal.
lesson-no-check = Damit gibst du kein Schach. Versuch es noch einmal.
lesson-answered = { $color } antwortet { $move }. Versuch es noch einmal.
lesson-help-piece = Es ist diese Figur: { $piece } auf { $square }.
lesson-help-goal = { $piece } nach { $square }.
lesson-help-move = { $move }.
lesson-solution = { $moves }.
lesson-over = Die Lektion ist zu Ende.
lesson-missed = { $count ->
    [one] Geh Aufgabe { $exercises } noch einmal durch.
   *[other] Geh die Aufgaben { $exercises } noch einmal durch.
}
lesson-next = Als Nächstes kommt Lektion { $number }: { $title }.

choice-light = hell
choice-dark = dunkel
choice-nothing = nichts
number-words = null, eins, zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf, dreizehn, vierzehn, fünfzehn, sechzehn, siebzehn, achtzehn, neunzehn, zwanzig, einundzwanzig, zweiundzwanzig, dreiundzwanzig, vierundzwanzig, fünfundzwanzig, sechsundzwanzig, siebenundzwanzig, achtundzwanzig

# Taktikaufgaben

puzzle-begins = Taktikaufgabe, { $pieces } Figuren, Wertung { $rating }.
puzzle-came = { $color } hat { $move } gespielt.
puzzle-asks = { $color } am Zug. Finde den besten Zug.
puzzle-answers = Richtig. { $color } antwortet { $move }.
puzzle-solved = Richtig, das ist die Lösung.
puzzle-over = Die Aufgabe ist zu Ende. Die nächste: weiter. Zurück zu deiner Partie: schließen.
puzzle-rating = Deine Wertung ist { $rating }. Die nächste Aufgabe: Enter.
puzzle-streak-begins = Serie, Aufgabe { $number }: { $pieces } Figuren, Wertung { $rating }.
puzzle-streak-how = Löse möglichst viele hintereinander. Ein Fehler oder ein Tipp beendet die Serie. Dein Rekord: { $record }.
puzzle-streak-goes-on = Serie: { $count }.
puzzle-streak-ends = Die Serie endet bei { $count }. Dein Rekord: { $record }.
puzzle-none = Diese Aufgaben hattest du alle.
puzzles-new = Neue Aufgaben: { $puzzle }.
puzzle-too-few = Keine hat so wenige Figuren. Ab { $pieces } Figuren gibt es welche.
puzzle-own-begins = Taktikaufgabe aus { $name }, { $pieces } Figuren.
puzzle-own-none = Keine Aufgaben in { $name }.
puzzle-own-columns = Eine Zeile braucht einen Namen, eine Stellung, Züge und eine Wertung, mit Kommas dazwischen.
puzzle-own-start = Eine Aufgabe braucht ihre Stellung im Tag FEN.
puzzle-own-game = Die Partie ist nicht lesbar.
puzzle-own-position = So eine Stellung gibt es nicht.
puzzle-own-move = Zug { $number } ist nicht möglich.
puzzle-own-short = Die Lösung fehlt.
puzzle-own-more = Und { $count } weitere.
puzzle-unknown = Weder ein Thema noch eine Datei heißt { $word }. Alle Themen hörst du mit: { $themes }.
puzzle-themes = themen
puzzle-themes-told = Themen: { $themes }. Oder nenne eine Zahl von Figuren oder eine Wertung.
puzzle-words = Oder: { $words }.
puzzle-easy = leicht, leichte, leichter, einfach, einfache
puzzle-hard = schwer, schwere, schwerer, schwierig, schwierige
puzzle-opening = Eröffnung, Eröffnungen
puzzle-middlegame = Mittelspiel, Mittelspiele
puzzle-endgame = Endspiel, Endspiele
puzzle-streak = Serie, Serien
own-folder = Eigene Dateien gehören in { $folder }.
puzzle-not-here = In einer Taktikaufgabe gibt es { $name } nicht.
puzzle-ends-game = Das ist remis. Versuch es noch einmal.

puzzle-help-check = Der Zug ist ein Schachgebot.
puzzle-help-capture = Der Zug schlägt etwas.
puzzle-help-quiet = Ein stiller Zug: kein Schach, kein Schlagen.
puzzle-help-mate = { $moves ->
    [one] Es ist ein Matt in einem Zug.
   *[other] Es ist ein Matt in { $moves } Zügen.
}
puzzle-help-fork = Such eine Gabel.
puzzle-help-hanging = Etwas ist ungedeckt.
puzzle-help-pin = Such eine Fesselung.
puzzle-help-skewer = Such einen Spieß.
puzzle-help-discovered = Such einen Abzug.
puzzle-help-double-check = Such ein Doppelschach.
puzzle-help-promotion = Ein Bauer kann umwandeln.
puzzle-help-opposition = Es geht um die Opposition.
puzzle-help-zugzwang = Lass der anderen Seite keinen guten Zug.
puzzle-help-runs = Ein Bauer kann dem König davonlaufen.
puzzle-help-catches = Dein König holt einen Bauern noch ein.
puzzle-help-traps = Eine Figur lässt sich fangen.
puzzle-help-stops = Es droht etwas. Verhindere es.
puzzle-help-saves = Eine deiner Figuren ist in Gefahr.
puzzle-help-later = Später: { $theme }.
puzzle-help-promotes = Ein Bauer wandelt in { $moves } Zügen um.
puzzle-help-both = { $clue } { $later }

reason-piece = { $piece } { $square }
reason-none = Jeder andere Zug ist schlechter.
reason-mate = Matt.
reason-back-rank = Grundreihenmatt: Die eigenen Figuren sperren den König ein.
reason-smothered = Ersticktes Matt: Der König hat kein freies Feld, und ein Springer gibt Schach.
reason-double-check = Doppelschach: Nur der König kann ziehen.
reason-promotion = Umwandlung: { $piece }.
reason-hanging = Ungedeckt: { $piece }.
reason-fork = Gabel: { $piece } greift { $on } an.
reason-pin = Fesselung: hinter { $piece } steht { $behind }.
reason-skewer = Spieß: hinter { $piece } steht { $behind }.
reason-discovered = Abzug: { $piece } greift { $on } an.
reason-opposition = Opposition: { $color } muss ausweichen.
reason-zugzwang = Zugzwang: { $color } muss ziehen, und jeder Zug schadet.
reason-runs = Der Bauer auf { $pawn } läuft durch: Der König auf { $king } kommt zu spät.
reason-catches = Der König steht im Quadrat des Bauern auf { $pawn }.
reason-traps = Gefangen: { $piece }.
reason-stops = Das drohte: { $move }.
reason-saves = Gerettet: { $piece }.
reason-wins = { $count ->
    [one] Das gewinnt so viel wie einen Bauern.
   *[other] Das gewinnt so viel wie { $count } Bauern.
}
reason-nears = Der Bauer auf { $square } steht kurz vor der Umwandlung.
reason-checks = Jeder Zug ist ein Schachgebot.
reason-draws = Das ist remis.
reason-trades = Der Abtausch entscheidet.
reason-answers = Keine andere Antwort auf das Schach ist so gut.

theme-fork = Gabel
theme-pin = Fesselung
theme-skewer = Spieß
theme-discovered = Abzug
theme-double-check = Doppelschach
theme-hanging = ungedeckte Figur
theme-back-rank = Grundreihenmatt
theme-smothered = ersticktes Matt
theme-mate-in-one = Matt in eins
theme-mate-in-one-also = Matt in einem, Matt in einem Zug, Einzüger
theme-mate-in-two = Matt in zwei
theme-mate-in-three = Matt in drei
theme-sacrifice = Opfer
theme-promotion = Umwandlung
theme-trapped = gefangene Figur
theme-quiet = stiller Zug
theme-defence = Verteidigung
theme-zugzwang = Zugzwang
puzzle-filler = Figur, Figuren, Stein, Steine, Steinen, Zug, Züge, Zügen, mit, zu, von, über, Wertung, Aufgabe, Aufgaben

term-lesson = Lektion { $title }: { $learn }.
term-puzzle = Eine Aufgabe dazu: { $puzzle }.
term-sacrifice = Opfer: Du gibst eine Figur her, um mehr zu gewinnen oder mattzusetzen.
term-trapped = Gefangene Figur: Sie ist angegriffen und hat kein sicheres Feld.
term-defence = Verteidigung: Du verhinderst, was die andere Seite droht.
term-zugzwang = Zugzwang: Eine Seite muss ziehen, und jeder Zug verschlechtert ihre Stellung.
term-notation = Notation
term-notation-text = Notation: Ein Zug ist der Buchstabe der Figur und ihr neues Feld, Sf3. Der Bauer hat keinen Buchstaben, e4. Schlagen hat ein x, Schach ein Plus, Matt ein Doppelkreuz. O-O ist die kurze Rochade, O-O-O die lange.
term-wings = Namen nach dem Flügel. Königsläufer, Königsspringer und Königsturm beginnen auf der Seite des Königs, Damenläufer, Damenspringer und Damenturm auf der Seite der Dame. Ein Bauer heißt nach der Figur hinter ihm: Königsbauer, Damenläuferbauer.

# Was wiederkommt

due-today = { $count ->
    [one] Heute ist eine Aufgabe dran. Sie dauert ungefähr { $time }. Zum Beginnen: { $practise }.
   *[other] Heute sind { $count } Aufgaben dran. Sie dauern ungefähr { $time }. Zum Beginnen: { $practise }.
}
due-done = Das war alles für heute.
due-none = Heute ist nichts dran.
due-lines = Neue Varianten: { $repertoire }.
puzzle-more = Die nächste Aufgabe: Enter.
practice-both = { $one } und { $other } schließen sich aus. Gib eines davon ein.

# Fehler einer Partie

mistakes-begin = { $side ->
    [white] Fehler von { $white }, Weiß, in Partie { $game } gegen { $black }.
    [black] Fehler von { $black }, Schwarz, in Partie { $game } gegen { $white }.
   *[both] Fehler beider Seiten in Partie { $game }, { $white } gegen { $black }.
}
mistakes-again = Noch einmal ein Fehler, aus Partie { $game }.
mistakes-search = Die Partie wird durchgerechnet. Die erste Frage kommt in einigen Sekunden.
mistakes-search-next = Der nächste Fehler wird gesucht.
mistakes-searched = Noch wird gerechnet: { $judged } von { $all } Stellungen.
mistakes-quarter = { $percent } Prozent der Partie durchsucht.
mistakes-checking = Die gefundenen Fehler werden geprüft.
mistakes-how = Tippe einen besseren Zug. Die Stellung hören: { $pieces }.
mistakes-both = beide
mistakes-unknown = fehler { $word }: unbekannt. Tippe hinter fehler die Nummer einer Partie, weiß, schwarz oder beide.
mistakes-no-game = Öffne zuerst eine Partie, oder spiel diese zu Ende.
mistakes-no-moves = Diese Partie hat keine Züge.
mistakes-not-here = Bei den Fehlern gibt es { $name } nicht.
mistakes-builtin = Es urteilt der eingebaute Gegner. Gefragt wird nur, was klar gewonnen oder verloren ist. Mehr sieht eine Engine: { $opponent } engine stockfish.
mistakes-ended = Hier endet die Suche. Was gefunden wurde, bleibt.

mistake-asks = { $label ->
    [blunder] Zug { $number }, { $color }: { $move } war ein grober Fehler, von { $before } auf { $after } Prozent. Finde einen besseren Zug.
   *[mistake] Zug { $number }, { $color }: { $move } war ein Fehler, von { $before } auf { $after } Prozent. Finde einen besseren Zug.
}
mistake-comment = Besser: { $move }. Von { $before } auf { $after } Prozent.
mistake-same = Das ist der Zug der Partie. Versuch es noch einmal.
mistake-best = Richtig, das ist der beste Zug.
mistake-mate = Richtig, das ist matt.
mistake-good = { $points ->
    [0] Richtig, so gut wie der beste, { $move }.
    [1] Richtig, einen Punkt weniger als der beste, { $move }.
   *[other] Richtig, { $points } Punkte weniger als der beste, { $move }.
}
mistake-refuted = { $color } antwortet { $move }.
mistake-again = Versuch es noch einmal.
mistake-worse = Das ist nicht gut genug. Versuch es noch einmal.
mistake-not-judged = Dein Zug ließ sich nicht beurteilen. Tippe ihn noch einmal.
mistake-line = Danach: { $moves }.
mistake-chance = Eine verpasste Chance: Auch der Zug davor, von { $color }, war ein Fehler.
mistake-time = { $color } hatte noch { $time }.

mistakes-none = Keine Fehler, nach denen zu fragen wäre.
mistakes-over = { $count ->
    [one] Ein Fehler: { $kinds }.
   *[other] { $count } Fehler: { $kinds }.
}
mistakes-found = { $count } gefunden
mistakes-shown = { $count } gezeigt
mistakes-skipped = { $count } übersprungen
mistakes-time = { $count ->
    [one] Einer geschah in Zeitnot.
   *[other] { $count } geschahen in Zeitnot.
}
mistakes-chances = { $count ->
    [one] Einer war eine verpasste Chance.
   *[other] { $count } waren verpasste Chancen.
}
mistakes-most = { $phase ->
    [opening] Die meisten waren in der Eröffnung.
    [middlegame] Die meisten waren im Mittelspiel.
   *[endgame] Die meisten waren im Endspiel.
}
mistakes-accuracy = Genauigkeit: { $accuracy } von 100.
mistakes-accuracy-both = Genauigkeit: Weiß { $white }, Schwarz { $black } von 100.

# Übungen

drill-list = Übungen. Zum Beginnen der Name oder die Nummer hinter üben: üben Feldfarben. Die Stufe steht am Ende: üben Springerwege 2.
drill-line-done = { $name }, Stufe { $level }: { $count ->
    [one] { $right } von 1 richtig
   *[other] { $right } der letzten { $count } richtig
}
drill-begins = { $drill }, Stufe { $level }, { $count ->
    [one] { $count } Frage
   *[other] { $count } Fragen
}.
drill-none = Keine Übung { $word }. Es gibt: { $names }.
drill-levels = Es gibt die Stufen 1 bis 3.
drill-unknown = { $word }: nicht verstanden. Hinter der Stufe stehen Grenzen: 6 Sekunden, 20 Fragen, keine Wiederholungen. Höchstens 600 Sekunden und 50 Fragen.
drill-unit-seconds = { $count ->
    [one] Sekunde
   *[other] Sekunden
}
drill-unit-questions = { $count ->
    [one] Frage
   *[other] Fragen
}
drill-unit-repeats = { $count ->
    [one] Wiederholung
   *[other] Wiederholungen
}
drill-no = keine
drill-within = Du hast { $time } für jede Antwort.
drill-repeats = { $count ->
    [0] Du hörst jede Frage einmal.
    [one] Du darfst jede Frage noch einmal hören.
   *[other] Du darfst jede Frage noch { $count } mal hören.
}
drill-no-repeat = Diese Frage kannst du nicht noch einmal hören.
drill-late = Richtig, aber zu langsam: { $time }.
drill-not-here = In einer Übung gibt es { $name } nicht.
drill-from-memory = In einer Übung antwortest du aus dem Kopf. Die Figuren noch einmal: angaben.
lesson-from-memory = Das beantwortest du aus dem Kopf.
drill-wrong = Falsch: { $answer }.
drill-answer = { $answer }.
drill-over = { $right } von { $count } richtig.
drill-standing = Von den letzten { $count } Antworten { $right ->
    [one] war 1 richtig
   *[other] waren { $right } richtig
}, meist nach { $time }.
drill-next = Du bist bereit für die nächste Stufe: üben { $name } { $level }.

drill-colour = Feldfarben
drill-colour-rule = Hell oder dunkel?
drill-line = Linien
drill-line-rule = Sind zwei Felder auf einer Reihe, Linie oder Diagonale? Ja oder nein.
drill-squares = Felder einer Figur
drill-squares-rule = Nenne jedes Feld, das die Figur auf dem leeren Brett erreicht.
drill-knight = Springerwege
drill-knight-rule = Nenne die Felder eines kürzesten Weges, bis zum letzten.
drill-attackers = Angreifer
drill-attackers-rule = Nenne die Felder aller Figuren, die ein Feld angreifen, von beiden Farben.
drill-recall = Gedächtnis
drill-recall-rule = Du hörst eine Stellung einmal, dann wirst du gefragt, was wo steht.
drill-minefield = Minenfeld
drill-minefield-rule = Ein weißer Springer darf nicht auf Felder, die Schwarz besetzt oder angreift. Nenne einen kürzesten Weg.
drill-follow = Partie verfolgen
drill-follow-rule = Du hörst jeweils einige Züge, von der Grundstellung an, dann wirst du gefragt, wo die Figuren jetzt sind.
drill-growing = wachsende Zugfolge
drill-growing-rule = Eine Zugfolge wird jedes Mal um einen Zug länger. Wiederhole sie ganz, einen Zug nach dem anderen.
drill-mates = Matt nach Gehör
drill-mates-rule = Du hörst eine Stellung einmal. Finde das Matt.
drill-guess = Züge raten
drill-guess-rule = Rate jeden Zug einer Seite. Die andere zieht wie in der Partie. Nach dem Brett darfst du fragen.
drill-ahead = Vorausrechnen
drill-ahead-rule = Du hörst Züge, die niemand ausführt. Antworte für die Stellung danach. Nach dem Brett davor darfst du fragen.

drill-ask-line = { $one } und { $other }?
drill-ask-squares = { $piece } auf { $square }.
drill-ask-attackers = Wer greift { $square } an?
drill-ask-knight = Von { $from } nach { $to }.
drill-ask-where = { $piece }: auf welchen Feldern?
drill-ask-repeat = { $count ->
    [one] Wiederhole ihn.
   *[other] Wiederhole alle { $count } Züge.
}
drill-ask-mate = { $moves ->
    [one] { $color } am Zug: Matt in einem Zug.
   *[other] { $color } am Zug: der erste Zug zum Matt in { $moves } Zügen.
}
drill-ask-guess = Zug { $number }, { $color }: was rätst du?
drill-ahead-line = { $color } beginnt: { $moves }.
drill-ask-check = Steht { $color } dann im Schach?
drill-ask-mates = Kann { $color } dann in einem Zug mattsetzen?
drill-ask-taken = Schlägt { $color } unterwegs eine Figur? Nenne sie, oder nichts.
drill-ask-takes = Nenne alle Felder, auf denen { $color } dann schlagen kann.
guess-won = { $white } gegen { $black }, { $year }. { $color } hat gewonnen.
guess-unknown = raten { $word }: unbekannt. Tippe hinter raten die Nummer einer Partie, weiß oder schwarz.
guess-which = Welche Partie? Gib auch ihre Nummer ein: raten 12 schwarz.
guess-champions = Weltmeister, Meister, Schnellschach
guess-opening-only = Nichts zu raten: Alle Züge sind hier Eröffnungszüge.
guess-none = Hier gibt es keine Züge von { $color } zu raten.
guess-wins-too = Deiner gewinnt auch, soweit der eingebaute Gegner sieht.
guess-refuted = Auf deinen antwortet { $color } { $move }.

choice-yes = ja
choice-no = nein

# Die Lektionen

## Wörter zur Auswahl

choice-mate = matt
choice-stalemate = patt
choice-won = gewonnen
choice-drawn = remis
choice-clocks = Uhren
choice-arbiter = Schiedsrichter
choice-with = mit
choice-without = ohne

choice-light-also = helles, helle, heller, weiß, weißes, weiße, weißer
choice-dark-also = dunkles, dunkle, dunkler, schwarz, schwarzes, schwarze, schwarzer
choice-nothing-also = keine, keiner, keinen, keines, keins, kein, niemand, keine Figur, keine Figuren, kein Feld
choice-mate-also = schachmatt
choice-stalemate-also = Pattstellung, Remis durch Patt
choice-won-also = Gewinn, Sieg, gewonnene, gewinnt, Weiß gewinnt, Gewinn für Weiß, gewonnen für Weiß
choice-drawn-also = unentschieden, Punkteteilung, ausgeglichen
choice-clocks-also = Uhr, beide Uhren, Uhren anhalten, beide Uhren anhalten, zuerst die Uhren
choice-arbiter-also = Schiri, Schiedsrichterin, Schiedsrichter rufen, zuerst der Schiedsrichter
choice-with-also = mit Zeitzugabe, mit Zugabe, mit Inkrement
choice-without-also = ohne Zeitzugabe, ohne Zugabe, ohne Inkrement
choice-filler = ein, eine, einen, der, die, das, den, es, ist, sind, dies, dieses, da, Feld, Partie, Stellung, ich, glaube

## 1

lesson-squares = Felder und Farben
lesson-squares-goal = Du weißt von jedem Feld im Kopf, ob es hell oder dunkel ist.
lesson-squares-text = Das Brett hat 64 Felder: acht Linien, a bis h, und acht Reihen, 1 bis 8. Helle und dunkle Felder wechseln sich ab, und das Eckfeld rechts vor dir ist hell. Für die Farbe eines Feldes zähle auch die Linie als Zahl: a ist 1, h ist 8. Sind beide Zahlen gerade oder beide ungerade, ist das Feld dunkel, sonst ist es hell.
lesson-squares-1-help = a ist die erste Linie: Vergleiche ihre Zahl mit der Reihe.
lesson-squares-1-why = a1 ist dunkel: Beide Zahlen sind 1, also beide ungerade.
lesson-squares-2-help = Welche Zahl hat die Linie h?
lesson-squares-2-why = h1 ist hell: h ist 8, also gerade, die Reihe ist ungerade. Es ist das Eckfeld rechts vor Weiß.
lesson-squares-3-help = Zähle von a bis e und vergleiche mit der Reihe.
lesson-squares-3-why = e4 ist hell: e ist 5, also ungerade, die Reihe ist gerade.
lesson-squares-4-before = Jetzt eine Übung: Du hörst ein Feld nach dem anderen und antwortest hell oder dunkel. Lass dir Zeit.
lesson-squares-4-help = Frag jedes Mal: beide gerade, beide ungerade oder gemischt?
lesson-squares-recap = Beide gerade oder beide ungerade heißt dunkel. Alles andere ist hell.

## 2

lesson-start = Die Anfangsstellung
lesson-start-goal = Du weißt, wo jede Figur am Anfang steht.
lesson-start-text = Jede Seite hat sechzehn Figuren: Weiß auf den Reihen 1 und 2, Schwarz auf den Reihen 7 und 8. Von a1 bis h1 stehen Turm, Springer, Läufer, Dame, König, Läufer, Springer, Turm. Davor stehen die Bauern. Jede Dame steht auf ihrer Farbe: die weiße auf einem hellen Feld, die schwarze auf einem dunklen.
lesson-start-1-help = Auf Reihe 8 steht dasselbe wie auf Reihe 1, nur in Schwarz.
lesson-start-1-why = Die schwarze Dame beginnt auf d8, auf derselben Linie wie die weiße.
lesson-start-2-before = Die Linien a bis d heißen Damenflügel, die Linien e bis h Königsflügel. Die Damen beginnen auf der d-Linie, die Könige auf der e-Linie.
lesson-start-2-help = Die Figur ist am Königsflügel der Nachbar des Königs.
lesson-start-2-why = Neben dem weißen König steht auf f1 ein Läufer. Dann kommen der Springer auf g1 und der Turm auf h1.
lesson-start-3-help = Welche Figur beginnt auf d1?
lesson-start-3-why = d1 ist hell, die Farbe der weißen Dame. Oder zähle nach: d ist 4, also gerade, die Reihe ist ungerade.
lesson-start-4-before = Jetzt ein erster Zug. Der Springer geht zwei Felder geradeaus und eines zur Seite, und er darf über andere Figuren springen.
lesson-start-4-help = Probiere von b1 aus: zwei Reihen hoch und eine Linie zur Seite, dann zwei Linien und eine Reihe.
lesson-start-4-why = Der Springer springt über die eigenen Bauern nach a3 oder c3. Nach d2 kann er nicht: Dort steht ein eigener Bauer.
lesson-start-recap = Die Dame beginnt auf ihrer Farbe, daneben der König. Weiß zieht zuerst. Wer Weiß hat, entscheidet eine Münze, oder ein weißer und ein schwarzer Bauer, in je einer Hand versteckt.

## 3

lesson-rook = Der Turm
lesson-rook-goal = Du kannst einem Turm auf Linie und Reihe folgen.
lesson-rook-text = Der Turm zieht vor, zurück oder seitwärts, so weit er will. Er springt nie über eine Figur. Vor einer eigenen Figur muss er halten. Ist die erste Figur auf seinem Weg eine gegnerische, darf er sie schlagen, und damit ist der Zug zu Ende.
lesson-rook-1-help = Geh von d1 aus die d-Linie hoch, Feld für Feld.
lesson-rook-1-why = d2, d3 und d4 sind leer, also erreicht der Turm den Bauern auf d5 und schlägt ihn.
lesson-rook-2-help = Geh erst die Linie hoch, dann die Reihe entlang, und denk an die eigenen Figuren.
lesson-rook-2-why = Zwei Züge nach oben, nach a2 und a3, und drei nach rechts, nach b1, c1 und d1. Weiter geht es nicht: Dort stehen der eigene Bauer und der eigene König.
lesson-rook-recap = Ein Turm braucht freie Linien und Reihen. Zwei Türme, die sich decken, sind besonders stark.

## 4

lesson-bishop = Der Läufer
lesson-bishop-goal = Du kannst einem Läufer auf seinen Diagonalen folgen.
lesson-bishop-text = Der Läufer zieht diagonal, so weit er will. Mit jedem Schritt ändern sich Linie und Reihe um eins: c1, d2, e3, f4. Wie der Turm springt er nie. Alle Felder einer Diagonale haben dieselbe Farbe.
lesson-bishop-1-help = Geh von d1 aus mit jedem Schritt eine Linie nach rechts und eine Reihe hoch.
lesson-bishop-1-why = e2, f3 und g4 sind leer, also schlägt der Läufer den Bauern auf h5. Von dort gibt er sogar Schach.
lesson-bishop-2-help = Von e4 gehen vier Diagonalen aus: Zähle jede bis zum Rand.
lesson-bishop-2-why = Drei Felder bis b1, drei bis h1, drei bis h7 und vier bis a8: zusammen dreizehn.
lesson-bishop-3-help = Vergleiche die Farben der beiden Felder.
lesson-bishop-3-why = e4 ist hell, a1 ist dunkel. Ein Läufer bleibt die ganze Partie auf seiner Farbe.
lesson-bishop-recap = Ein Läufer hat die hellen Felder, der andere die dunklen. Zusammen beherrschen sie das ganze Brett.

## 5

lesson-queen = Die Dame
lesson-queen-goal = Du kennst alle Züge der Dame.
lesson-queen-text = Die Dame ist die stärkste Figur. Sie zieht wie ein Turm oder wie ein Läufer: auf der Linie, der Reihe oder der Diagonale. Sie zieht, so weit der Weg frei ist, aber sie springt nie.
lesson-queen-1-help = Zähle ihre Züge als Turm, dann ihre Züge als Läufer.
lesson-queen-1-why = Vierzehn Züge wie ein Turm und dreizehn wie ein Läufer: 27. Keiner der Könige steht ihr im Weg.
lesson-queen-recap = Turm und Läufer zusammen, das ist die Dame. Bring sie nicht in Gefahr.

## 6

lesson-king = Der König
lesson-king-goal = Du weißt, wohin ein König ziehen darf und wohin nicht.
lesson-king-text = Der König zieht ein Feld weit, in jede Richtung. Er darf nie auf ein Feld ziehen, das angegriffen ist. Wird er selbst angegriffen, steht er im Schach. Auch Könige greifen an: alle Felder um sich herum.
lesson-king-1-help = Geh einmal um d3 herum und lass weg, was der schwarze König angreift.
lesson-king-1-why = Der schwarze König auf d5 greift c4, d4 und e4 an. Von den acht Feldern um d3 bleiben fünf: c2, c3, d2, e2 und e3.
lesson-king-2-help = Neben wem stünde dein König auf d4?
lesson-king-2-why = Auf d4 stünde dein König neben dem schwarzen und damit im Schach. Zwei Könige stehen nie nebeneinander.
lesson-king-recap = Der König ist die wichtigste Figur, aber langsam. Frag vor jedem Königszug, welche Felder angegriffen sind.

## 7

lesson-knight = Der Springer
lesson-knight-goal = Du findest alle Züge eines Springers.
lesson-knight-text = Der Springer geht zwei Felder geradeaus, dann eines zur Seite, wie der Buchstabe L. Nur er darf über andere Figuren springen. Mit jedem Zug wechselt er die Farbe seines Feldes. Je näher am Rand, desto weniger Züge hat er.
lesson-knight-1-help = Zwei Felder hoch, dann nach links oder rechts: Mach es ebenso nach unten und nach beiden Seiten.
lesson-knight-1-why = Vier Richtungen, jedes Mal links oder rechts: acht. Es sind b3, b5, c2, c6, e2, e6, f3 und f5.
lesson-knight-2-help = Aus der Ecke führen die meisten Sprünge über den Rand hinaus.
lesson-knight-2-why = Von a1 aus liegen nur b3 und c2 auf dem Brett. Am Rand hat ein Springer zwei bis vier Züge.
lesson-knight-3-before = Jetzt eine Übung: Bring den Springer von einem Feld zum anderen, mit möglichst wenigen Zügen.
lesson-knight-3-help = Vergleiche die Farben: Sind sie gleich, ist die Zahl der Züge gerade.
lesson-knight-recap = Ein Springer gehört in die Mitte. Dort hat er acht Züge.

## 8

lesson-pawn = Der Bauer
lesson-pawn-goal = Du weißt, wie ein Bauer zieht, wie er schlägt und was er werden kann.
lesson-pawn-text = Der Bauer zieht geradeaus nach vorn, ein Feld weit, und nie zurück. Von seinem Anfangsfeld darf er auch zwei Felder weit ziehen. Er schlägt anders: ein Feld schräg nach vorn. Eine Figur direkt vor ihm hält ihn auf, und er kann sie nicht schlagen.
lesson-pawn-1-help = Prüfe die drei Felder vor ihm: geradeaus, links und rechts.
lesson-pawn-1-why = e5 ist leer, also kann der Bauer dorthin ziehen. Schräg schlägt er auf d5 und f5.
lesson-pawn-2-help = Was steht direkt vor ihm, und gibt es etwas zu schlagen?
lesson-pawn-2-why = Der schwarze Bauer auf e3 hält ihn auf, und auf d3 und f3 gibt es nichts zu schlagen. Er hat also keinen Zug.
lesson-pawn-3-before = Auf der letzten Reihe wird ein Bauer Dame, Turm, Läufer oder Springer: die Umwandlung. Jede Möglichkeit zählt als eigener Zug.
lesson-pawn-3-help = Ein Feld, aber was kann der Bauer dort alles werden?
lesson-pawn-3-why = Der Bauer zieht nach a8 und wird Dame, Turm, Läufer oder Springer: vier Züge.
lesson-pawn-recap = Bauern ziehen geradeaus und schlagen schräg. Sie ziehen nie zurück, also überlege vorher.

## 9

lesson-values = Der Wert der Figuren
lesson-values-goal = Du kannst von zwei Schlagzügen den besseren wählen.
lesson-values-text = Ein Bauer ist einen Punkt wert, ein Springer drei, ein Läufer drei, ein Turm fünf, die Dame neun. Der König ist unbezahlbar: Wird er matt, verlierst du. Die Punkte entscheiden nicht die Partie. Sie helfen dir beim Schlagen und Tauschen.
lesson-values-1-help = Der Bauer kann auf zwei Feldern schlagen: Vergleiche, was dort steht.
lesson-values-1-why = Die Dame auf c6 ist neun Punkte wert, der Läufer auf e6 nur drei. Und wenn du den Läufer schlägst, schlägt die Dame deinen Bauern.
lesson-values-recap = Eins, drei, drei, fünf, neun. Setz nie einen Turm aufs Spiel, nur um einen Springer zu schlagen.

## 10

lesson-guarded = Gedeckt oder nicht
lesson-guarded-goal = Du merkst, welche Figuren umsonst zu haben sind.
lesson-guarded-text = Eine Figur ist gedeckt, wenn ihre Seite zurückschlagen könnte. Stell dir vor jedem Schlagen zwei Fragen: Was ist sie wert, und wer schlägt zurück? Kann niemand zurückschlagen, ist sie umsonst zu haben. Decke auch deine eigenen Figuren, die wertvollsten zuerst.
lesson-guarded-1-help = Deine Dame greift zwei Figuren an: Frag bei jeder, wer zurückschlagen könnte.
lesson-guarded-1-why = Den Läufer auf g4 deckt niemand. Den Springer auf d5 deckt der Bauer auf e6: Ihn zu schlagen würde dich die Dame kosten.
lesson-guarded-2-before = Jetzt eine Übung: Nenne die Figuren, die ein Feld angreifen oder decken.
lesson-guarded-2-help = Geh erst Linien, Reihen und Diagonalen durch, dann Springer, Bauern und Könige.
lesson-guarded-recap = Vor jedem Schlagen: Was ist die Figur wert, und wer schlägt zurück?

## 11

lesson-check = Schach abwehren
lesson-check-goal = Du findest jede Antwort auf ein Schach.
lesson-check-text = Steht dein König im Schach, musst du es sofort abwehren. Dafür gibt es drei Wege: den Angreifer schlagen, eine Figur dazwischenstellen oder den König wegziehen. Im Schach darfst du nicht rochieren.
lesson-check-1-help = Probiere alle drei Wege: den Turm schlagen, die e-Linie schließen, den König ziehen.
lesson-check-1-why = Der Läufer kann den Turm schlagen, oder die Dame stellt sich auf e2 dazwischen. Oder der König verlässt die Linie, nach f1 oder f2.
lesson-check-recap = Schlagen, dazwischenstellen, wegziehen: Geh jedes Mal alle drei durch.

## 12

lesson-mate = Matt in einem Zug
lesson-mate-goal = Du kannst mattsetzen, wenn ein Zug genügt.
lesson-mate-text = Das Ziel des Spiels ist das Matt: ein Schach ohne Abwehr. Niemand kann den Angreifer schlagen, nichts kann dazwischen, und der König hat kein sicheres Feld. Damit ist die Partie zu Ende. Geschlagen wird der König nie.
lesson-mate-1-help = Die eigenen Bauern sperren den schwarzen König ein.
lesson-mate-1-why = Auf a8 gibt der Turm Schach, die ganze achte Reihe entlang. Nichts kann dazwischen, und die eigenen Bauern versperren jeden Ausweg.
lesson-mate-2-help = Die Dame darf direkt neben den schwarzen König, wenn dein König sie deckt.
lesson-mate-2-why = Dein König deckt die Dame auf g7, also kann Schwarz sie nicht schlagen. Sie greift auch g8 und h7 an.
lesson-mate-3-help = Der schwarze König kann nirgendwohin: Such ein Schach, das niemand abwehren kann.
lesson-mate-3-why = Niemand kann den Springer auf f7 schlagen, und bei einem Springer hilft kein Dazwischenstellen. Die eigenen Figuren sperren den König ein: ersticktes Matt.
lesson-mate-recap = Prüfe bei jedem Schach: schlagen, dazwischenstellen, wegziehen? Geht nichts davon, ist es matt.

## 13

lesson-draws = Wenn niemand gewinnt
lesson-draws-goal = Du weißt, wann eine Partie remis ist, und vermeidest Patt, wenn du gewinnen willst.
lesson-draws-text = Wer nicht im Schach steht, aber keinen erlaubten Zug hat, ist patt. Die Partie ist dann remis, auch wenn der Gegner viel stärker steht. Die Spieler können sich auch einfach auf Remis einigen.
lesson-draws-1-help = Greif alle Felder um den schwarzen König an, nur ihn selbst nicht.
lesson-draws-1-why = Von c7 aus greift die Dame a7, b7 und b8 an, aber nicht a8. Schwarz steht nicht im Schach und kann nicht ziehen.
lesson-draws-2-ask = Schwarz ist am Zug. Ist das matt oder patt?
lesson-draws-2-help = Frag zuerst, ob Schwarz im Schach steht.
lesson-draws-2-why = Nichts greift h8 an, also steht Schwarz nicht im Schach. Aber Weiß greift g7, g8 und h7 an: patt.
lesson-draws-3-before = Remis beantragen kannst du bei dreimal derselben Stellung. Ebenso nach je fünfzig Zügen ohne Schlagen und Bauernzug. Und wenn kein Matt mehr möglich ist, ist die Partie sofort remis.
lesson-draws-3-help = Können ein König und ein Läufer überhaupt mattsetzen?
lesson-draws-3-why = Ein König und ein Läufer können nicht mattsetzen, und der andere König allein auch nicht. Die Partie ist sofort remis.
lesson-draws-recap = Fünf Wege zum Remis: Patt, Vereinbarung, kein Matt möglich, dreimal dieselbe Stellung, fünfzig Züge. Stehst du auf Gewinn, lass dem Gegner einen Zug.

## 14

lesson-castling = Die Rochade
lesson-castling-goal = Du weißt, wann du rochieren darfst und nach welcher Seite.
lesson-castling-text = Der König geht zwei Felder auf einen Turm zu, und dieser kommt auf das Feld, das der König überquert hat. Beide dürfen noch nie gezogen haben, und zwischen ihnen darf nichts stehen. Der König darf nicht im Schach stehen, nicht durchs Schach ziehen und nicht ins Schach. Am Königsflügel heißt die Rochade kurz, am Damenflügel lang.
lesson-castling-1-help = Prüfe beide Türme: Ist der Weg frei, und ist er für den König sicher?
lesson-castling-1-why = Beide Wege sind frei, und Schwarz greift kein Feld auf dem Weg des Königs an. Dass deine Türme angegriffen sind, macht nichts.
lesson-castling-2-help = Welches Feld der ersten Reihe greift der schwarze Turm an?
lesson-castling-2-why = Der Turm auf f3 greift f1 an, und bei der kurzen Rochade müsste der König darüber ziehen. Auf der anderen Seite sind d1 und c1 sicher.
lesson-castling-3-help = Ist dein König in diesem Augenblick angegriffen?
lesson-castling-3-why = Der Turm auf e4 gibt Schach. Im Schach darfst du nicht rochieren.
lesson-castling-4-help = Frag, über welche Felder der König selbst zieht.
lesson-castling-4-why = Der schwarze Turm greift b1 an, aber dein König geht nur über d1 nach c1. Über b1 geht allein der Turm, und der darf es.
lesson-castling-recap = Rochiere früh: Der König kommt in Sicherheit, der Turm ins Spiel. Nie im Schach, nie durchs Schach, nie ins Schach.

## 15

lesson-en-passant = En passant
lesson-en-passant-goal = Du kannst en passant schlagen und weißt, wann es zu spät ist.
lesson-en-passant-text = An deinem Bauern kommt ein gegnerischer nicht mit einem Doppelschritt vorbei. Landet er direkt daneben, darfst du ihn schlagen, als wäre er nur ein Feld gezogen. Dein Bauer kommt dabei auf das übersprungene Feld. Das geht nur sofort, mit deinem nächsten Zug.
lesson-en-passant-1-before = Schwarz hat eben den Bauern von d7 nach d5 gezogen.
lesson-en-passant-1-help = Ein Zug geht geradeaus, der andere schlägt den Bauern nebenan.
lesson-en-passant-1-why = Der Bauer kann nach e6 ziehen. Oder er schlägt den Bauern auf d5 en passant und kommt nach d6.
lesson-en-passant-2-before = Dieselbe Stellung, aber der letzte Zug von Schwarz war kein Bauernzug.
lesson-en-passant-2-help = Wie lange darf man en passant schlagen?
lesson-en-passant-2-why = Der schwarze Bauer hat nicht eben erst den Doppelschritt gemacht. Das Recht gilt nur einen Zug lang.
lesson-en-passant-recap = Doppelschritt, direkt daneben, gerade eben: Dann darfst du en passant schlagen.

## 16

lesson-promotion = Umwandeln mit Bedacht
lesson-promotion-goal = Du wählst die richtige Figur, wenn du einen Bauern umwandelst.
lesson-promotion-text = Ein Bauer auf der letzten Reihe wird Dame, Turm, Läufer oder Springer. Was schon geschlagen ist, spielt keine Rolle: Du darfst auch zwei Damen haben. Fast immer ist die Dame am besten. Aber frag zuerst, was der Gegner noch ziehen kann.
lesson-promotion-1-before = Wandle den Bauern jetzt um. Wähle die Figur, mit der du gewinnst.
lesson-promotion-1-help = Frag bei jeder Figur, ob der schwarze König noch einen Zug hat.
lesson-promotion-1-why = Mit einer Dame auf c8 wäre es patt. Bei einem Turm muss der König nach a6, und der Turm setzt auf a8 matt.
lesson-promotion-recap = Meistens eine Dame, aber nicht, wenn es dann patt ist.

## 17

lesson-fork = Gabel und Abzug
lesson-fork-goal = Du kannst mit einem Zug zwei Figuren angreifen.
lesson-fork-text = Bei einer Gabel greift eine Figur zwei andere zugleich an. Der Gegner kann nur eine davon retten. Springer können das besonders gut. Das beste Ziel ist der König, denn ein Schach muss abgewehrt werden.
lesson-fork-1-help = Such das Feld, von dem aus der Springer König und Turm angreift.
lesson-fork-1-why = Von c7 aus greift der Springer den König und den Turm auf a8 an. Der König muss ziehen, dann schlägt der Springer den Turm.
lesson-fork-2-before = Beim Abzug zieht eine Figur weg und öffnet die Linie für eine andere hinter ihr.
lesson-fork-2-help = Verlässt der Springer die e-Linie, gibt der Turm Schach: Was könnte der Springer angreifen?
lesson-fork-2-why = Der Springer öffnet die e-Linie, und der Turm gibt Schach. Mit demselben Zug greift der Springer die Dame an.
lesson-fork-recap = Ein Zug, zwei Drohungen. Am stärksten sind deine Figuren, wenn sie zusammenarbeiten.

## 18

lesson-pin = Fesselung und Spieß
lesson-pin-goal = Du kannst zwei Figuren angreifen, die auf einer Linie stehen.
lesson-pin-text = Eine Figur ist gefesselt, wenn hinter ihr auf derselben Linie eine wertvollere steht. Ist das der König, darf sie die Linie nicht verlassen. Fesseln können Türme, Läufer und Damen. Greif eine gefesselte Figur an: Sie kann kaum weglaufen.
lesson-pin-1-help = Auf welcher Linie stehen der schwarze König und sein Springer?
lesson-pin-1-why = Auf e1 fesselt der Turm den Springer, denn dahinter steht der König. Der Springer darf nicht ziehen, und du schlägst ihn mit dem nächsten Zug.
lesson-pin-2-before = Beim Spieß steht die wertvollere Figur vorn. Sie muss ziehen, und die dahinter geht verloren.
lesson-pin-2-help = Auf welcher Reihe stehen der schwarze König und seine Dame?
lesson-pin-2-why = Von h5 aus gibt der Turm auf der fünften Reihe Schach. Hat der König gezogen, schlägt der Turm die Dame.
lesson-pin-recap = Die wertvollere Figur hinten: Fesselung. Die wertvollere vorn: Spieß.

## 19

lesson-gifts = Vergiftete Geschenke
lesson-gifts-goal = Du fragst, was danach kommt, bevor du schlägst.
lesson-gifts-text = Nicht jede Figur, die umsonst zu haben ist, ist ein Geschenk. Vielleicht gibt der Gegner sie her, um etwas Besseres zu bekommen. Frag vor dem Schlagen, was er antworten würde. Auch wenn du am Zug bist: Lass dir Zeit.
lesson-gifts-1-help = Welche Reihe verlässt dein Turm, wenn er schlägt?
lesson-gifts-1-why = Dein Turm muss die erste Reihe decken. Schlägt er auf a3, setzt der schwarze Turm auf d1 matt.
lesson-gifts-2-before = Jetzt machst du das Geschenk: Gib eine Figur her und setze in zwei Zügen matt.
lesson-gifts-2-help = Die achte Reihe hängt an einem schwarzen Turm: Zwing ihn zu schlagen.
lesson-gifts-2-why = Gibt die Dame auf e8 Schach, muss der schwarze Turm sie schlagen. Dein Turm schlägt zurück, und das ist matt.
lesson-gifts-recap = Such erst die beste Antwort des Gegners, dann schlage. Was umsonst ist, kann eine Falle sein.

## 20

lesson-opening = Die Eröffnung
lesson-opening-goal = Du kannst deine Figuren entwickeln, rochieren und um das Zentrum kämpfen.
lesson-opening-text = Beginne mit einem Mittelbauern, etwa e4 oder d4: Er schafft Raum und öffnet Linien. Entwickle deine Figuren, eine nach der anderen. Zieh keine zweimal, außer sie ist angegriffen. Rochiere früh, und lass die Bauern vor deinem König stehen. Auch c4 und Springer f3 sind gute erste Züge. Ein Läufer auf g2 oder b2 wirkt vom Flügel auf das Zentrum. Sperr deine Läufer nicht hinter eigenen Bauern ein.
lesson-opening-1-before = Weiß versucht das Schäfermatt: Dame h5 und Läufer c4 greifen beide f7 an.
lesson-opening-1-help = Decke f7, versperre der Dame den Weg, oder mach deinem König Platz.
lesson-opening-1-why = Die Dame droht auf f7 zu schlagen und mattzusetzen. Am besten ist der Bauernzug g6: Er versperrt ihr den Weg und greift sie an.
lesson-opening-2-before = Spiel jetzt zehn Züge gegen Stufe 3. Danach hörst du, was du entwickelt hast, ob du rochiert hast und was zweimal gezogen hat.
lesson-opening-2-help = Ein Mittelbauer, die Springer, die Läufer, dann die Rochade: Diese Reihenfolge ist selten falsch.
lesson-opening-recap = Zentrum, Entwicklung, Rochade. Das Schäfermatt gelingt nur einmal, also verlass dich nicht auf Tricks.

## 21

lesson-trades = Tauschen und planen
lesson-trades-goal = Du weißt, wann dir ein Tausch hilft.
lesson-trades-text = Tausche, wenn du mehr bekommst, als du gibst. Tausche auch, wenn du im Vorteil bist: Je weniger Figuren da sind, desto mehr zählt dein Vorsprung. Greif nicht überstürzt an, sondern beseitige zuerst die Verteidiger. Gib jedem Zug einen Sinn, und denk ein paar Züge voraus.
lesson-trades-1-before = Du hast einen Turm mehr. Tausche die Damen.
lesson-trades-1-help = Die Damen stehen auf derselben Linie, und dazwischen ist nichts.
lesson-trades-1-why = Ohne Damen haben dein König und dein Turm nur noch den blanken König gegen sich. Du kannst mattsetzen, und Schwarz kann nicht mehr gewinnen.
lesson-trades-recap = Bist du im Vorteil, dann tausche. Danach geh Schritt für Schritt nach deinem Plan vor.

## 22

lesson-two-mates = Mattführungen
lesson-two-mates-goal = Du kannst den blanken König mattsetzen: mit zwei Türmen, mit der Dame oder mit einem Turm.
lesson-two-mates-text = Am Ende sind nur noch wenige Figuren da, und du musst den Gewinn auch verwerten. Ein blanker König wird am Rand mattgesetzt. Dräng ihn Schritt für Schritt dorthin, und vermeide Patt.
lesson-two-mates-1-before = Von zwei Türmen sperrt einer den König ein, und der andere gibt Schach. Hier kannst du in zwei Zügen mattsetzen.
lesson-two-mates-1-help = Sorge dafür, dass der schwarze König die achte Reihe nicht verlassen kann.
lesson-two-mates-2-before = König und Dame: Die Dame nimmt dem schwarzen König Raum, dann kommt dein König zu Hilfe. Im besten Fall sind es neun Züge.
lesson-two-mates-2-help = Halte die Dame einen Springerzug vom schwarzen König entfernt, bis er am Rand ist.
lesson-two-mates-3-before = König und Turm: Der Turm sperrt den schwarzen König ab, und dein König drängt ihn zurück. Im besten Fall sind es fünfzehn Züge.
lesson-two-mates-3-help = Stehen die Könige sich mit einem Feld Abstand gegenüber, gib von der Seite Schach.
lesson-two-mates-recap = Den König absperren, den eigenen heranholen, am Rand mattsetzen. Frag vor jedem stillen Zug, ob es danach patt ist.

## 23

lesson-pawn-endings = Bauern im Endspiel
lesson-pawn-endings-goal = Du weißt, wann ein einzelner Bauer gewinnt und wann nicht.
lesson-pawn-endings-text = Im Endspiel kann ein Bauer die Partie entscheiden, wenn er zur Dame wird. Der König geht voran, der Bauer folgt. Stehen die Könige sich mit einem Feld Abstand gegenüber, hat die Opposition, wer nicht am Zug ist. Ein König allein holt einen Bauern ein, wenn er in dessen Quadrat kommt, das so breit ist wie der Weg des Bauern lang.
lesson-pawn-endings-1-before = Dein König steht auf der sechsten Reihe vor seinem Bauern: Das ist gewonnen. Zeig, wie.
lesson-pawn-endings-1-help = Der König soll die Felder vor dem Bauern beherrschen, erst dann zieh den Bauern.
lesson-pawn-endings-2-ask = Weiß ist am Zug. Ist das gewonnen oder remis?
lesson-pawn-endings-2-help = Wer hat die Opposition?
lesson-pawn-endings-2-why = Die Könige stehen sich gegenüber, und Weiß muss ziehen: Schwarz hat die Opposition. Wäre Schwarz am Zug, würde Weiß gewinnen.
lesson-pawn-endings-3-before = Du hast Schwarz und bist am Zug: Halte remis. Der Bauer braucht vier Züge bis a8, sein Quadrat reicht also von der a-Linie bis zur e-Linie.
lesson-pawn-endings-3-help = Geh sofort ins Quadrat, und dann auf a8 zu.
lesson-pawn-endings-4-ask = Weiß ist am Zug. Ist das gewonnen oder remis?
lesson-pawn-endings-4-help = Vergleiche die Farbe von h8 mit der des Läufers.
lesson-pawn-endings-4-why = Der Bauer wandelt auf h8 um, einem dunklen Feld, und der Läufer hat nur die hellen. Niemand kann den König aus der Ecke vertreiben.
lesson-pawn-endings-recap = König voran, Opposition und das Quadrat des Bauern. Beim Randbauern muss der Läufer die Farbe der Ecke haben.

## 24

lesson-clock = Uhr und Turnier
lesson-clock-goal = Du weißt, wie du Züge ansagst, die Uhr drückst und Zeitüberschreitung reklamierst.
lesson-clock-text = Jeder hat Zeit für die ganze Partie, und wenn du drückst, läuft die Uhr des Gegners. Ist deine Zeit abgelaufen, verlierst du, außer der Gegner kann nicht mehr mattsetzen. Blinde Spieler sagen jeden Zug laut an, und der Gegner wiederholt ihn. Berührt, geführt: Die Figur, die du berührst, muss ziehen, wenn sie kann.
lesson-clock-1-before = Jetzt fünf Züge wie im Turnier. Sag deinen Zug an, drücke, und wiederhole den Zug des Gegners.
lesson-clock-1-help = Ansagen, drücken, wiederholen: immer in dieser Reihenfolge.
lesson-clock-2-ask = In einer Schnellpartie ist das Blättchen deines Gegners gefallen. Was kommt zuerst: die Uhren oder der Schiedsrichter?
lesson-clock-2-help = Was läuft weiter, während du redest?
lesson-clock-2-why = Halte zuerst beide Uhren an, sonst fällt vielleicht auch dein Blättchen. Dann reklamiere und ruf den Schiedsrichter.
lesson-clock-3-ask = Dein Gegner hat noch 15 Sekunden. Du könntest die Damen tauschen, in ein verlorenes Bauernendspiel. Ist das eine Chance mit Zeitzugabe oder ohne?
lesson-clock-3-help = Dein Gegner muss noch einen Bauern umwandeln und danach mattsetzen.
lesson-clock-3-why = Ohne Zeitzugabe reichen 15 Sekunden vielleicht nicht zum Umwandeln und Mattsetzen. Mit Zeitzugabe bringt jeder Zug neue Sekunden.
lesson-clock-recap = Erst die Uhren, dann der Schiedsrichter. Im Schnellschach ist ein guter Zug jetzt besser als der beste zu spät.

## Zum Zuhören

listen-wheat = Der Weizen auf dem Brett
listen-wheat-text-1 = Eine alte Legende aus Indien erzählt von einem König, dessen einziger Sohn in der Schlacht fiel.
listen-wheat-text-2 = In seiner Trauer ließ er sein Reich verfallen.
listen-wheat-text-3 = Da brachte ihm ein weiser Mann namens Sessa ein Brett mit 64 Feldern und dazu Figuren für jeden Teil seines Heeres.
listen-wheat-text-4 = Es waren Fußsoldaten, Reiter, Streitwagen und Elefanten, ein Minister und der König selbst.
listen-wheat-text-5 = Über dem Spiel verging die Trauer, und der König regierte wieder. Sessa durfte sich etwas wünschen.
listen-wheat-text-6 = Er bat um Weizen: ein Korn für das erste Feld, zwei für das zweite, vier für das dritte und so weiter bis zum letzten.
listen-wheat-text-7 = Der König lächelte über den bescheidenen Wunsch.
listen-wheat-text-8 = Dann wurde gerechnet: mehr als 18 Trillionen Körner. Zweitausend Jahre lang hätte das ganze Reich dafür ernten müssen.
listen-wheat-text-9 = Sessa erließ dem König die Schuld, und der König machte ihn zu seinem ersten Ratgeber.

listen-origins = Wie das Schach entstand
listen-origins-text-1 = Woher das Schach kommt, weiß niemand genau. Die meisten sagen: aus Indien, vor weit über tausend Jahren.
listen-origins-text-2 = Eine griechische Sage nennt Ares, den Gott des Krieges. Er schuf das Brett, um Schlachten zu erproben, und durch seinen Sohn kam das Spiel zu den Menschen.
listen-origins-text-3 = Das indische Spiel hieß Tschaturanga.
listen-origins-text-4 = Aus seinem Elefanten wurde unser Läufer. Er sprang auf der Diagonale genau zwei Felder weit.
listen-origins-text-5 = Aus seinem Minister wurde unsere Dame. Er ging diagonal nur ein Feld weit und gehörte zu den schwächsten Figuren.
listen-origins-text-6 = Niemand rochierte, und kein Bauer machte einen Doppelschritt. Bei der Umwandlung wurde er ein Minister, nichts Besseres.
listen-origins-text-7 = Um 1475, in Spanien oder in Italien, wurde das Spiel schnell.
listen-origins-text-8 = Läufer und Dame bekamen ihre heutigen Züge, und die Dame war auf einmal die stärkste Figur.
listen-origins-text-9 = Die Bauern durften nun am Anfang zwei Felder weit ziehen, und damit kam das Schlagen en passant.
listen-origins-text-10 = Erst im neunzehnten Jahrhundert zogen die Figuren überall gleich. So ziehen sie bis heute.

listen-longest = Die längste Partie
listen-longest-text-1 = Die längste bekannte Turnierpartie wurde 1989 in Belgrad gespielt.
listen-longest-text-2 = Ivan Nikolić hatte Weiß, Goran Arsović hatte Schwarz.
listen-longest-text-3 = Jeder spielte 269 Züge, und es dauerte mehr als zwanzig Stunden.
listen-longest-text-4 = Am Ende kämpften Turm und Läufer gegen Turm.
listen-longest-text-5 = Niemand gewann: Die Partie endete remis.
listen-longest-text-6 = Damals erlaubten die Regeln für solche Endspiele mehr als fünfzig Züge.
listen-longest-text-7 = Heute gibt es keine Ausnahme. Nach je fünfzig Zügen ohne Schlagen und Bauernzug kann man Remis beantragen, nach fünfundsiebzig ist Schluss.

listen-forms = Viele Arten zu spielen
listen-forms-text-1 = Meistens sitzen zwei an einem Brett. Aber es geht auch anders.
listen-forms-text-2 = Im Internet ist der Gegner vielleicht am anderen Ende der Welt. Die Regeln sind dieselben.
listen-forms-text-3 = Beim Blitz hat jeder nur wenige Minuten, und niemand muss mitschreiben.
listen-forms-text-4 = Beim Simultan spielt ein starker Spieler gegen viele zugleich, jeder an seinem eigenen Brett.
listen-forms-text-5 = Beim Blindspiel ist das Brett nur im Kopf. Sehende Meister ernten dafür großen Beifall.
listen-forms-text-6 = Blinde müssen das nicht: Die meisten haben ein Brett unter den Fingern. Aber viele können es.
listen-forms-text-7 = Beim Fernschach reisen die Züge mit der Post. Früher dauerte eine Partie oft Jahre, mit E-Mail geht es schneller.
listen-forms-text-8 = Die Züge bestehen dort nur aus Ziffern, damit Spieler aller Sprachen sie verstehen. Es gibt sogar einen eigenen Weltverband.

listen-variants = Spiele mit anderen Regeln
listen-variants-text-1 = Manche ändern gern die Regeln des Schachs. Solche Spiele heißen Varianten.
listen-variants-text-2 = Im Schach960, einer Idee von Bobby Fischer, lost man aus, wie die Figuren hinter den Bauern stehen.
listen-variants-text-3 = Die Läufer müssen verschiedene Farben haben, und der König muss zwischen den Türmen stehen. So bleiben 960 Anfangsstellungen.
listen-variants-text-4 = Bei King of the Hill gewinnst du auch, wenn dein König eines der vier Felder in der Mitte erreicht.
listen-variants-text-5 = Bei Three-Check gewinnst du auch, wenn du dreimal Schach gegeben hast.
listen-variants-text-6 = Beim Einsetzschach wechselt eine geschlagene Figur die Seite. Bei einem späteren Zug darfst du sie auf ein leeres Feld setzen.
listen-variants-text-7 = Tandem spielt man zu viert, zwei gegen zwei, auf zwei Brettern. Was du schlägst, bekommt dein Partner und darf es einsetzen.

listen-tournaments = Wie Turniere ablaufen
listen-tournaments-text-1 = Am einfachsten ist der Zweikampf: zwei Spieler und eine feste Zahl von Partien.
listen-tournaments-text-2 = Im Rundenturnier spielt jeder gegen jeden. Das ist am gerechtesten, aber es dauert lange.
listen-tournaments-text-3 = Die Spieler losen Nummern aus. Eine Tabelle sagt dann, wer in welcher Runde gegen wen spielt und wer Weiß hat.
listen-tournaments-text-4 = Ist die Zahl der Spieler ungerade, hat in jeder Runde einer spielfrei.
listen-tournaments-text-5 = Im doppelrundigen Turnier spielt jeder gegen jeden zweimal, einmal mit jeder Farbe.
listen-tournaments-text-6 = Im Pokalsystem scheidet der Verlierer aus. Nach einem Remis wird oft noch einmal gespielt, mit weniger Zeit.
listen-tournaments-text-7 = Im Scheveninger System spielt jeder der einen Mannschaft gegen jeden der anderen.
listen-tournaments-text-8 = Spielen Mannschaften Brett gegen Brett, werden die Punkte aller Bretter zusammengezählt.

listen-swiss = Das Schweizer System
listen-swiss-text-1 = Haben hundert Spieler nur ein Wochenende, kann nicht jeder gegen jeden spielen. Da hilft das Schweizer System.
listen-swiss-text-2 = Die Zahl der Runden steht vorher fest, oft sieben, neun oder elf. Niemand scheidet aus.
listen-swiss-text-3 = In jeder Runde triffst du auf jemanden, der so viele Punkte hat wie du, oder fast so viele.
listen-swiss-text-4 = Gewinnst du, wird der nächste Gegner also stärker. Verlierst du, wird es leichter.
listen-swiss-text-5 = Wer gleich viele Punkte hat, wird nach Wertungszahl geordnet. Der Erste der oberen Hälfte spielt gegen den Ersten der unteren, und so weiter.
listen-swiss-text-6 = Gegen denselben Gegner spielst du nie zweimal.
listen-swiss-text-7 = Die Farben sollen wechseln. Drei Partien nacheinander mit derselben Farbe werden vermieden.
listen-swiss-text-8 = Ist die Zahl der Spieler ungerade, bekommt einer der Letzten einen Punkt, ohne zu spielen. Das trifft jeden höchstens einmal.

listen-ties = Punktgleich
listen-ties-text-1 = Ein Sieg zählt einen Punkt, ein Remis einen halben. Am Ende haben oft zwei gleich viele Punkte.
listen-ties-text-2 = Am schönsten wäre ein Stichkampf, aber dafür ist selten Zeit.
listen-ties-text-3 = Darum steht vorher in der Ausschreibung, was entscheidet.
listen-ties-text-4 = In Rundenturnieren ist es oft die Sonneborn-Berger-Wertung. Punkte gegen starke Gegner zählen dabei mehr.
listen-ties-text-5 = Du zählst die Punkte aller zusammen, die du besiegt hast, und die halben Punkte derer, gegen die du remis gespielt hast.
listen-ties-text-6 = Ist auch das gleich, entscheidet vielleicht die Zahl der Siege, oder der Siege mit Schwarz.
listen-ties-text-7 = Dann kommt die Partie der beiden gegeneinander. Und wenn gar nichts hilft, das Los.

listen-pace = Schnell und langsam
listen-pace-text-1 = Mit zehn Minuten oder weniger für jeden heißt es Blitz, ab einer Stunde klassisches Schach. Dazwischen liegt Schnellschach.
listen-pace-text-2 = Im Schnellschach sind fünfzehn Minuten üblich, dazu zehn Sekunden für jeden Zug.
listen-pace-text-3 = Dabei rechnet man mit sechzig Zügen. Zehn Sekunden je Zug sind zehn Minuten mehr, zusammen also fünfundzwanzig.
listen-pace-text-4 = In schnellen Partien zählen Tempo und Wissen so viel wie tiefes Nachdenken.
listen-pace-text-5 = Bring deinen Gegner vom ersten Zug an zum Nachdenken. Eine überraschende Eröffnung kostet ihn Zeit.
listen-pace-text-6 = Rechne nicht alles bis zum Ende aus. Dafür ist keine Zeit.
listen-pace-text-7 = Und such nicht den besten Zug, wenn du einen guten hast. Das Beste ist der Feind des Guten.
listen-pace-text-8 = Wisse immer, ob es eine Zeitzugabe gibt. Ohne sie ist auch eine verlorene Stellung zu retten, wenn die Zeit des Gegners knapp ist.

listen-blind = Wie Blinde spielen
listen-blind-text-1 = Wenn ein blinder Spieler am Brett sitzt, gibt es oft zwei Bretter: für jeden eines.
listen-blind-text-2 = Auf dem Blindenbrett liegen die dunklen Felder etwas höher, und jedes Feld hat ein Loch.
listen-blind-text-3 = Jede Figur hat einen Stift, der ins Loch passt. Die schwarzen haben ein Zeichen, das man fühlt.
listen-blind-text-4 = Berührt ist eine Figur erst, wenn sie aus ihrem Loch gehoben ist.
listen-blind-text-5 = Jeder Zug wird angesagt. Der Gegner wiederholt ihn und führt ihn auf seinem Brett aus.
listen-blind-text-6 = Für die Linien gibt es Namen, damit man b und d nicht verwechselt: Anna, Bella, Cesar, David, Eva, Felix, Gustav, Hector.
listen-blind-text-7 = Zwischen verschiedenen Ländern werden Figuren und Zahlen oft auf Deutsch angesagt: Springer Gustav eins Felix drei.
listen-blind-text-8 = Ein Versprecher muss sofort berichtigt werden, bevor die andere Uhr läuft.
listen-blind-text-9 = Stimmen die Bretter einmal nicht überein, hilft der Schiedsrichter, und beide Partieformulare werden verglichen.

listen-practice = Wie du besser wirst
listen-practice-text-1 = Der erste Rat ist einfach: Spiel, so oft du kannst. Aus jeder Partie lernst du etwas, ob gewonnen oder verloren.
listen-practice-text-2 = Der zweite: Lerne. Nimm Unterricht, löse Aufgaben, und spiel die Partien guter Spieler nach.
listen-practice-text-3 = Der dritte: Hab Freude daran. Auch Weltmeister verlieren.
listen-practice-text-4 = Verlieren ist keine Schande, wenn du herausfindest, warum. Der beste Lehrer ist der eigene Fehler.
listen-practice-text-5 = Setz dich mit Zuversicht ans Brett. Wer im Kopf schon aufgegeben hat, hat halb verloren.
listen-practice-text-6 = Denk nach, bevor die Hand zieht. Hast du einen guten Zug gefunden, prüfe ihn noch einmal.
listen-practice-text-7 = Frag, was dein Gegner will. Jeder Zug hat einen Grund, auch ein schlechter.
listen-practice-text-8 = Tipps helfen beim Lernen. Im Turnier gibt es keine.
listen-practice-text-9 = Such dir einen Verein. Menschen sind bessere Lehrer als jedes Programm, und im Turnier bekommst du eine Wertungszahl.

listen-phases = Drei Teile einer Partie
listen-phases-text-1 = Eine Partie hat drei Teile: Eröffnung, Mittelspiel und Endspiel.
listen-phases-text-2 = In der Eröffnung entwickelst du deine Figuren und kämpfst um das Zentrum.
listen-phases-text-3 = Weiß hat den ersten Zug und greift oft an. Schwarz baut sich fest auf und wartet auf seine Gelegenheit.
listen-phases-text-4 = Im Mittelspiel treffen die Pläne aufeinander. Figuren werden getauscht, und die stärkere Seite bereitet ein gutes Endspiel vor.
listen-phases-text-5 = Eine oder zwei Figuren allein besiegen selten einen guten Gegner. Hol zwei oder drei Helfer, bevor du angreifst.
listen-phases-text-6 = Im Endspiel sind nur noch wenige Figuren da, und jede ist mehr wert.
listen-phases-text-7 = Ein Läufer ist dann oft besser als ein Springer: Er überquert das leere Brett mit einem Zug.
listen-phases-text-8 = Die Bauern werden wichtig. Halte sie beisammen, damit sie sich decken können, und vermeide Doppelbauern.
listen-phases-text-9 = Gute Spieler denken von Anfang an ans Endspiel. Aus einem Mehrbauern der Eröffnung wird am Ende vielleicht eine Dame.

listen-champions = Weltmeister im Schnellschach
listen-champions-text-1 = Die erste Weltmeisterschaft im Schnellschach war 2001. Garri Kasparow gewann sie.
listen-champions-text-2 = Viswanathan Anand gewann 2003, und vierzehn Jahre später wieder.
listen-champions-text-3 = Seit 2012 wird sie fast jedes Jahr gespielt.
listen-champions-text-4 = Magnus Carlsen gewann 2014 und 2015.
listen-champions-text-5 = Auch Levon Aronjan, Sergej Karjakin, Schachrijar Mamedjarow und Wassyl Iwantschuk waren Weltmeister.
listen-champions-text-6 = Frauen spielen um einen eigenen Titel. Anna Musytschuk gewann ihn 2016 in Doha.
listen-champions-text-7 = Acht ihrer Partien sind im Programm. Um die Züge des Gewinners zu suchen, tippe raten weltmeister.

# Endspiele

ending-list = Endspiele. Tippe endspiel und eine Zahl oder einen Namen.
ending-line = { $number }: { $name }{ $how ->
    [right] , geschafft
    [helped] , mit Hilfe geschafft
    [wrong] , noch einmal
   *[new] {""}
}.
ending-begins = Endspiel: { $name }.
ending-asks = { $color } am Zug. { $goal ->
    [win] Gewinne.
   *[draw] Halte remis.
}
ending-answers = { $color } antwortet { $move }.
ending-thrown = { $move } { $how ->
    [draws] verschenkt den Sieg.
   *[loses] verliert.
} { $goal ->
    [win] { $keeping ->
        [one] Nur { $best } gewinnt.
       *[other] { $best } gewinnt.
    }
   *[draw] { $keeping ->
        [one] Nur { $best } hält remis.
       *[other] { $best } hält remis.
    }
}
ending-again = Dein Zug ist zurückgenommen. Versuch es noch einmal.
ending-mate = Matt nach { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
}{ $how ->
    [best] , schneller geht es nicht.
    [longer] . Bestenfalls: { $best }.
   *[unknown] .
}
ending-won = Der Sieg ist sicher, nach { $moves ->
    [one] einem Zug.
   *[other] { $moves } Zügen.
}
ending-drawn = Remis. Gut gehalten.
ending-repeated = Remis durch dreimalige Wiederholung. Gut gehalten.
ending-held = { $moves } Züge lang gehalten. Gut gemacht.
ending-lost-repeated = Dreimal dieselbe Stellung: remis, kein Sieg.
ending-lost-fifty = Fünfzig Züge ohne Schlag- und Bauernzug: remis, kein Sieg.
ending-solution = Bestes Spiel: { $moves }.
ending-over = Das Endspiel ist vorbei. Das nächste: weiter. Zurück zu deiner Partie: schließen.
ending-moves = { $moves ->
    [0] Noch kein Zug.
    [one] Bisher ein Zug.
   *[other] Bisher { $moves } Züge.
}
ending-taken-back = Zurückgenommen.
ending-first = Kein Zug zum Zurücknehmen.
ending-not-here = In einem Endspiel gibt es { $name } nicht.
ending-none = Kein Endspiel { $word }. Tippe eine Zahl von 1 bis { $count }. Die Liste: endspiel.
ending-queen = König und Dame
ending-two-rooks = zwei Türme
ending-rook = König und Turm
ending-pawn = König und Bauer
ending-against-pawn = gegen einen Bauern
ending-wrong-bishop = falscher Läufer
ending-pawn-race = Bauernwettlauf
ending-catch-pawn = Bauern einholen
ending-queen-against-pawn = Dame gegen Bauer
ending-pawn-against-queen = Bauer gegen Dame
ending-rook-against-pawn = Turm gegen Bauer
ending-pawn-against-rook = Bauer gegen Turm
ending-two-bishops = zwei Läufer
ending-bishop-against-rook = Läufer gegen Turm
ending-queen-against-rook = Dame gegen Turm
ending-bishop-and-knight = Läufer und Springer

repertoire-games = Partien
repertoire-openings = Eröffnungen
repertoire-list = Deine Eröffnungen. Zum Üben gib { $repertoire } und den Namen ein.
repertoire-line = { $name }, { $color }: { $count ->
    [one] eine Stellung
   *[other] { $count } Stellungen
}, { $wanted } zu üben.
repertoire-none = Noch keine Eröffnungen. Lege eine PGN-Datei mit deinen Varianten in den Ordner { $folder } des Datenordners, oder spiele mehr Partien.
repertoire-built-in = { $count } Eröffnungen sind eingebaut. Ihre Liste: { $repertoire } { $openings }
repertoire-opening = { $name }, { $color }
repertoire-unknown = Keine Eröffnungen namens { $word }. Deine Liste: { $repertoire }.
repertoire-rests = In { $name } ist gerade nichts zu üben.
repertoire-empty = Keine Varianten in { $name }.
repertoire-other-start = Eine Variante beginnt in der Grundstellung.
repertoire-begins = Eröffnungen: { $name }. Du spielst { $color }.
repertoire-start = Vom Anfang an.
repertoire-way = Vom Anfang an: { $moves }.
repertoire-asks = Zug { $number }, { $color }: dein Zug?
repertoire-wrong = Nicht in deinen Eröffnungen. Versuche es noch einmal.
repertoire-also = Auch in deinen Eröffnungen: { $moves }.
repertoire-answer = In deinen Eröffnungen: { $moves }.
repertoire-help = Die Eröffnung: { $name }.
repertoire-left = { $count ->
    [0] Hier ist nichts mehr zu üben.
   *[other] Noch { $count } zu üben.
}
repertoire-not-here = { $name } passt nicht zu Eröffnungen.
puzzle-games = Partien
puzzle-games-none = Keine neuen Matts in deinen Partien.
puzzle-game-begins = Aufgabe aus Partie { $game }, { $pieces } Figuren.
