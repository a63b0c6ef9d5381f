# Alles, was auf Deutsch gesagt wird, außer den Zügen selbst.
# Das wichtige Wort steht vorn; ein Satz hat höchstens vierzig Zeichen, wo es geht.

## Farben, Figuren, Listen

color-white = Weiß
color-black = Schwarz

king = { $count ->
    [one] König
   *[other] Könige
}
queen = { $count ->
    [one] Dame
   *[other] Damen
}
rook = { $count ->
    [one] Turm
   *[other] Türme
}
bishop = { $count ->
    [one] Läufer
   *[other] Läufer
}
knight = { $count ->
    [one] Springer
   *[other] Springer
}
pawn = { $count ->
    [one] Bauer
   *[other] Bauern
}

white-king = { $count ->
    [one] weißer König
   *[other] weiße Könige
}
white-queen = { $count ->
    [one] weiße Dame
   *[other] weiße Damen
}
white-rook = { $count ->
    [one] weißer Turm
   *[other] weiße Türme
}
white-bishop = { $count ->
    [one] weißer Läufer
   *[other] weiße Läufer
}
white-knight = { $count ->
    [one] weißer Springer
   *[other] weiße Springer
}
white-pawn = { $count ->
    [one] weißer Bauer
   *[other] weiße Bauern
}
black-king = { $count ->
    [one] schwarzer König
   *[other] schwarze Könige
}
black-queen = { $count ->
    [one] schwarze Dame
   *[other] schwarze Damen
}
black-rook = { $count ->
    [one] schwarzer Turm
   *[other] schwarze Türme
}
black-bishop = { $count ->
    [one] schwarzer Läufer
   *[other] schwarze Läufer
}
black-knight = { $count ->
    [one] schwarzer Springer
   *[other] schwarze Springer
}
black-pawn = { $count ->
    [one] schwarzer Bauer
   *[other] schwarze Bauern
}

heading-color-white = Weiß
heading-color-black = Schwarz
heading-king = { $count ->
    [one] König
   *[other] Könige
}
heading-queen = { $count ->
    [one] Dame
   *[other] Damen
}
heading-rook = { $count ->
    [one] Turm
   *[other] Türme
}
heading-bishop = { $count ->
    [one] Läufer
   *[other] Läufer
}
heading-knight = { $count ->
    [one] Springer
   *[other] Springer
}
heading-pawn = { $count ->
    [one] Bauer
   *[other] Bauern
}
heading-white-king = { $count ->
    [one] weißer König
   *[other] weiße Könige
}
heading-white-queen = { $count ->
    [one] weiße Dame
   *[other] weiße Damen
}
heading-white-rook = { $count ->
    [one] weißer Turm
   *[other] weiße Türme
}
heading-white-bishop = { $count ->
    [one] weißer Läufer
   *[other] weiße Läufer
}
heading-white-knight = { $count ->
    [one] weißer Springer
   *[other] weiße Springer
}
heading-white-pawn = { $count ->
    [one] weißer Bauer
   *[other] weiße Bauern
}
heading-black-king = { $count ->
    [one] schwarzer König
   *[other] schwarze Könige
}
heading-black-queen = { $count ->
    [one] schwarze Dame
   *[other] schwarze Damen
}
heading-black-rook = { $count ->
    [one] schwarzer Turm
   *[other] schwarze Türme
}
heading-black-bishop = { $count ->
    [one] schwarzer Läufer
   *[other] schwarze Läufer
}
heading-black-knight = { $count ->
    [one] schwarzer Springer
   *[other] schwarze Springer
}
heading-black-pawn = { $count ->
    [one] schwarzer Bauer
   *[other] schwarze Bauern
}

empty = leer
empty-ranks = leer

## Zeit

time-joined = { $items } { $next }
hours = { $n ->
    [one] eine Stunde
   *[other] { $n } Stunden
}
minutes = { $n ->
    [one] eine Minute
   *[other] { $n } Minuten
}
seconds = { $n ->
    [one] eine Sekunde
   *[other] { $n } Sekunden
}

## Was in einer Partie geschieht

period-began = Zeitkontrolle: { $color } bekommt { $time } dazu.
draw-offered = { $color } bietet Remis an.
draw-offered-own = Remis angeboten.
claim-offers = { $color } bietet mit dem Antrag Remis an.
claim-offers-own = Dein Antrag gilt als Remisangebot.
draw-accepted = { $color } nimmt das Remis an.
draw-declined = { $color } lehnt das Remis ab.
claim-wrong-threefold = Antrag abgelehnt: Diese Stellung war erst { $count ->
    [one] einmal
   *[other] { $count }-mal
} auf dem Brett. Sie muss dreimal vorkommen.
claimed-with = { $color } beantragt Remis mit { $move }.
must-play = { $color } muss { $move } spielen.
claim-wrong-fifty = { $count ->
    [0] Antrag abgelehnt: noch nicht je ein Zug ohne Bauernzug und Schlagen. Nötig sind 50.
    [one] Antrag abgelehnt: erst je ein Zug ohne Bauernzug und Schlagen. Nötig sind 50.
   *[other] Antrag abgelehnt: erst je { $count } Züge ohne Bauernzug und Schlagen. Nötig sind 50.
}
time-added = { $color } bekommt { $time } dazu.
taken-back = Zurückgenommen: { $moves }.
flag-fell = Das Blättchen von { $color } ist gefallen.
paused = Die Uhren stehen.
resumed = Die Uhren laufen wieder.

ended-checkmate = Matt. { $winner } gewinnt.
ended-checkmate-told = { $winner } gewinnt.
ended-king-on-hill = Der König steht auf dem Hügel. { $winner } gewinnt.
ended-third-check = Drittes Schach. { $winner } gewinnt.
ended-king-exploded = Der König ist explodiert. { $winner } gewinnt.
ended-all-pieces-lost = Keine Figur mehr: { $winner } gewinnt.
ended-no-moves-left = { $winner } hat keinen Zug mehr und gewinnt.
ended-horde-taken = Die Horde ist geschlagen. { $winner } gewinnt.
ended-race-won = Der König steht auf der letzten Reihe. { $winner } gewinnt.
ended-race-drawn = Remis: Beide Könige stehen auf der letzten Reihe.
ended-own-win = Du gewinnst.
ended-own-loss = Du verlierst.
ended-odds = Durch die Vorgabe gewinnt { $winner }.
ended-resignation = { $loser } gibt auf. { $winner } gewinnt.
ended-resignation-no-mate = Remis trotz Aufgabe: Der Gegner kann nicht mehr mattsetzen.
ended-stalemate = Remis durch Patt.
ended-dead-position = Remis: Niemand kann mehr mattsetzen.
ended-agreement = Remis durch Vereinbarung.
ended-flag = { $winner } gewinnt durch Zeitüberschreitung.
ended-flag-no-mate = Remis trotz Zeitüberschreitung: Der Gegner kann nicht mehr mattsetzen.
ended-threefold = Remis: dreimal dieselbe Stellung.
ended-fifty-moves = Remis: Fünfzig-Züge-Regel.
ended-fivefold = Remis: fünfmal dieselbe Stellung.
ended-seventy-five-moves = Remis: Fünfundsiebzig-Züge-Regel.
ended-both-flags = Remis: Beide Blättchen sind gefallen.
ended-default-time = { $winner } gewinnt kampflos. { $loser } kam zu spät.
ended-both-absent = Beide verlieren kampflos. Niemand kam rechtzeitig.
ended-illegal-moves = { $winner } gewinnt. { $loser } hat zu oft regelwidrig gezogen.
ended-illegal-moves-no-mate = Remis trotz regelwidriger Züge: Der Gegner kann nicht mehr mattsetzen.
ended-illegal-position = Remis: Die regelwidrige Stellung blieb auf dem Brett.
ended-quickplay = Remis: Der Schiedsrichter gibt dem Antrag statt.
ended-quickplay-agreed = Remis: Der Gegner nimmt den Antrag an.
ended-sealed-move-no-mate = Remis trotz ungültigen Abgabezugs: Der Gegner kann nicht mehr mattsetzen.
ended-sealed-move = { $winner } gewinnt. Der Abgabezug von { $loser } ist ungültig.
ended-arbiter = Entscheidung des Schiedsrichters: Weiß bekommt { $white }, Schwarz { $black }.
ended-adjudicated = Abgeschätzt: Weiß bekommt { $white }, Schwarz { $black }.
ended-annulled = Die Partie ist annulliert. Eine neue wird gespielt.
ended-points = Punkte: Weiß { $white }, Schwarz { $black }.

over-next = revanche oder neu: noch eine Partie. zusammenfassung: diese in Kürze. öffnen { $game }: ihre Züge.
refused-game-over = Die Partie ist zu Ende. Neue Partie: neu.
refused-not-running = Die Partie läuft gerade nicht.
refused-already-running = Die Partie läuft schon.
refused-illegal-move = Der Zug ist nicht erlaubt.
refused-no-offer = Es liegt kein Remisangebot vor. Selbst anbieten: remis.
refused-offer-stands = Remis ist schon angeboten.
refused-answer-waits = Noch nicht: Zuerst zieht { $color }. Danach antworten.
offer-answer-two = { $opponent }: gib { $accept } oder { $decline } ein.
refused-nothing-to-take-back = Kein Zug zum Zurücknehmen.
refused-too-early-for-draw = Zu früh für Remis: Erst müssen beide gezogen haben.
refused-no-draw-before = Zu früh für Remis: In diesem Turnier erst nach { $count } Zügen von beiden.
refused-not-your-claim = Du bist nicht am Zug. Remis beantragen geht nur am Zug.
refused-not-your-turn = { $color } ist nicht am Zug.
refused-not-your-clock = Die Uhr von { $color } läuft nicht.
refused-not-opponent = Das kann nur { $color }.
refused-nothing-there = { $square } ist leer.
refused-occupied = { $square } ist besetzt.
refused-nothing-in-hand = Nichts in der Hand. Gib erst nimm und ein Feld ein.
refused-no-board = Nicht nötig: Hier gibst du deine Züge ein.
refused-adjust-too-late = Zu spät zum Zurechtrücken: Eine Figur ist schon berührt.
refused-already-made = Zu spät: Der Zug ist ausgeführt.
refused-piece-chosen = Zu spät: Es gilt die erste Wahl, { $piece }.
refused-must-move-touched = Berührt, geführt: Die Figur auf { $square } muss ziehen.
refused-must-capture = Berührt: Die Figur auf { $square } muss geschlagen werden.
refused-must-capture-with = Beide berührt: { $square } muss { $other } schlagen.
refused-nothing-touched = { $color } hat nichts berührt.
refused-too-late-to-complain = Zu spät zum Reklamieren: Du hast selbst schon eine Figur berührt.
refused-nothing-announced = Nichts zu berichtigen: Noch ist nichts angesagt.
refused-already-announced = Ein Zug ist schon angesagt. Zum Ändern: berichtigen.
refused-must-repeat = Wiederhole erst den Zug von { $color }. Dann sage deinen an.
refused-must-repeat-move = Wiederhole erst { $move }. Dann sage deinen an.
refused-claim-right-lost = Zu spät für den Antrag: Der Zug ist schon begonnen.
refused-no-quickplay = Hier gibt es keine Endspurtphase.
refused-too-early-for-quickplay = Zu früh: Du musst am Zug sein und weniger als zwei Minuten haben.
refused-nothing-to-claim = Kein regelwidriger Zug zu reklamieren.
refused-no-increment = Nicht in diesen Regeln: fünf Sekunden pro Zug.
refused-claim-awaits-flag = Zu früh: über diese Reklamation wird nach dem Fall des Blättchens entschieden.
refused-claim-waits = Remis ist reklamiert: annehmen, ablehnen oder unterschreiben mit dem Ergebnis eines Schiedsrichters.
refused-no-touch-owed = Nichts geschuldet auf { $square }: nicht berührt oder schon gezogen.
refused-too-late = Dafür ist es zu spät.
refused-no-such-ply = Die Partie hat weniger als { $count } Züge.
refused-not-in-advance = Nicht im Voraus. Noch nicht gespielt: { $place }.
refused-sheet-hole = Lücke im Partieformular. Schreibe erst auf: { $place }.
refused-not-over = Die Partie ist noch nicht zu Ende.
refused-not-there = { $color } ist nicht da.
refused-not-absent = { $color } ist da.
refused-not-adjourned = Die Partie ist nicht vertagt.
refused-already-sealed = Der Zug ist schon abgegeben.
refused-not-sealing = Kein Zug abzugeben.
refused-not-sealed = { $color } hat noch keinen Zug abgegeben.
refused-no-arbiter = Diese Partie hat keinen Schiedsrichter.
refused-no-adjudication = Keine Abschätzung: Die Wettkampfdatei erlaubt sie nicht.
refused-no-next-period = Keine weitere Periode.
refused-nothing-to-decide = Nichts zu entscheiden.
refused-contradicts = Widerspruch zu Entscheidung { $number }. Gib erst widerrufen { $number } ein.
refused-no-such-ruling = Entscheidung { $number } gibt es nicht.
refused-no-such-penalty = Diese Regeln kennen die Strafe nicht.

## Was die Regeln sagen, Artikel für Artikel

law-articles = Artikel der FIDE { $year }: { $articles }. Gib artikel 9 oder artikel rochade ein.
law-which = Für einen davon: artikel { $subject }.
law-unknown = In FIDE { $year } nicht gefunden: { $word }. Alle mit artikel.
law-preface = Vorwort: die Regeln können nicht alles erfassen. Passt kein Artikel, entscheidet der Schiedsrichter nach ähnlichen Fällen.
law-not-confirmed = Für diese Ausgabe nicht bestätigt.
law-aim = Ziel des Spiels: Weiß beginnt, dann wird abwechselnd gezogen. Matt des gegnerischen Königs gewinnt.
law-board = Brett: acht mal acht Felder, abwechselnd hell und dunkel. Das Eckfeld rechts von jedem Spieler ist hell.
law-own-square = Eigene Figuren: keine Figur zieht auf ein Feld mit einer eigenen. Eine gegnerische Figur wird dort geschlagen.
law-promotion = Umwandlung: ein Bauer auf der letzten Reihe wird im selben Zug Dame, Turm, Läufer oder Springer. { $touch ->
    [yes] Die Wahl gilt, sobald die neue Figur das Feld berührt hat.
   *[no] Die Wahl gilt, sobald der Zug ausgeführt ist.
}
law-adjusting = Zurechtrücken: nur wenn du am Zug bist, und nur nach Ansage.
law-touch-move = Berührt, geführt: eine berührte eigene Figur muss ziehen, eine gegnerische geschlagen werden, wenn das regelgemäß geht. Die zuerst berührte zählt. Beschwere dich, bevor du selbst eine Figur berührst.
law-touched-castling = König und Turm berührt: du musst dort rochieren, wenn das erlaubt ist. Wird zuerst der Turm berührt, zieht er ohne Rochade.
law-nothing-to-move = Berührte Figur ohne regelgemäßen Zug: du darfst jeden regelgemäßen Zug machen.
law-made = Zug ausgeführt: die Hand hat die Figur auf dem neuen Feld losgelassen. Eine geschlagene Figur ist vom Brett, bei der Rochade ist auch der Turm losgelassen.
law-assistant = Assistent: { $moves ->
    [yes] wer nicht schreiben oder ziehen kann, darf einen haben
   *[no] wer nicht schreiben kann, darf einen haben
}, wenn der Schiedsrichter zustimmt. { $costs ->
    [yes] Dafür wird Bedenkzeit abgezogen.
   *[no] Einen behinderten Spieler kostet das keine Zeit.
}
law-resignation = Aufgabe: sie beendet die Partie sofort. { $draw ->
    [yes] Der Gegner gewinnt. Könnte er durch keine Zugfolge matt setzen, ist die Partie remis.
   *[no] Der Gegner gewinnt.
}
law-dead-position = Tote Stellung: keiner kann durch irgendeine regelgemäße Zugfolge matt setzen. Die Partie ist sofort remis.
law-draw-offer = Remisangebot: ziehen, anbieten, dann die Uhr drücken. Es gilt, bis der Gegner annimmt, ablehnt oder eine Figur berührt. { $moved ->
    [yes] Vorher müssen beide gezogen haben.
   *[no] { "" }
}
law-completed = Zug abschließen: erst ziehen, dann mit derselben Hand die Uhr drücken. Ein Zug, der die Partie beendet, braucht das nicht.
law-time = Bedenkzeit: zuerst läuft die Uhr von Weiß. Jede Periode musst du mit allen Zügen vor Ablauf ihrer Zeit schaffen.
law-late = Verspätung: { $late ->
    [none] wer bei Spielbeginn nicht da ist, verliert
    [time] du verlierst, wenn du später kommst als { $time }
    [event] wie viel erlaubt ist, legt das Turnier fest
   *[event-or-none] wie viel erlaubt ist, legt das Turnier fest, sonst verliert, wer bei Spielbeginn nicht da ist
}. Der Schiedsrichter kann anders entscheiden.
law-flag = Gefallene Fahne: sie zählt, wenn der Schiedsrichter sie sieht oder ein Spieler reklamiert. Du verlierst. Könnte der Gegner durch keine Zugfolge matt setzen, ist die Partie remis.
law-both-flags = Beide Fahnen gefallen: { $both ->
    [announced] sind diese Regeln angekündigt, geht die Partie weiter, in der letzten Periode ist sie remis
    [first] wessen Fahne zuerst fiel, verliert
    [last] weiß niemand die Reihenfolge, geht die Partie weiter, in der letzten Periode ist sie remis
   *[draw] die Partie ist remis
}.
law-clocks = Uhren anhalten: nur um den Schiedsrichter zu rufen, etwa wenn die Figur zur Umwandlung fehlt. Er berichtigt falsche Zeiten und sagt, wann es weitergeht.
law-set-up = Falsche Anfangsstellung: es wird eine neue Partie gespielt. War nur das Brett gedreht, geht sie auf einem richtigen weiter.
law-reversed = Vertauschte Farben: { $new ->
    [yes] eine neue Partie, bevor beide { $count } Züge gemacht haben. Danach geht die Partie weiter.
   *[no] die Partie geht weiter, wenn der Schiedsrichter nichts anderes bestimmt.
}
law-displaced = Umgeworfene Figuren: stelle sie in deiner eigenen Zeit wieder auf. Der Schiedsrichter kann helfen oder strafen.
law-illegal = Regelwidriger Zug: die Stellung davor wird wiederhergestellt, sonst die letzte bekannte. Für den neuen Zug gilt: berührt, geführt.
law-unfinished-promotion = Unfertige Umwandlung: die Uhr zu drücken, während der Bauer auf der letzten Reihe steht, ist regelwidrig. { $queen ->
    [yes] Der Bauer wird zur Dame.
   *[no] Die Stellung vor dem Zug wird wiederhergestellt.
}
law-no-move = Uhr ohne Zug: { $counts ->
    [yes] sie zu drücken zählt als regelwidriger Zug
   *[no] sie zu drücken ist verboten, der Schiedsrichter kann strafen
}.
law-two-hands = Zwei Hände: { $counts ->
    [yes] ein Zug mit beiden Händen zählt als regelwidrig, sobald die Uhr gedrückt ist
   *[no] gezogen wird mit einer Hand, sonst kann der Schiedsrichter strafen
}.
law-penalty = { $pace ->
    [standard] Strafe für regelwidrige Züge
    [rapid] Regelwidriger Zug im Schnellschach
   *[blitz] Regelwidriger Zug im Blitz
}: { $loses ->
    [first] der erste verliert die Partie
    [claim] der Gegner darf Gewinn reklamieren
    [second] der erste gibt dem Gegner { $time }, der zweite verliert
   *[third] die ersten zwei geben dem Gegner je { $time }, der dritte verliert
}. { $until ->
    [always] Er zählt, wann immer er während der Partie entdeckt wird.
    [touch] Der Gegner muss reklamieren, bevor er eine Figur berührt.
    [move] Er zählt nur bis zum nächsten Zug des Gegners.
   *[claim] Der Gegner muss vor seinem nächsten Zug reklamieren.
} { $draw ->
    [yes] Könnte der Gegner durch keine Zugfolge matt setzen, ist die Partie remis.
   *[no] { "" }
}
law-recording = Partieformular: beide Spieler schreiben alle Züge mit{ $electronic ->
    [yes] , auf Papier oder auf einem zugelassenen Gerät.
   *[no] .
} { $ahead ->
    [yes] Du darfst einen Zug aufschreiben, bevor du ihn machst.
   *[no] Schreibe einen Zug erst auf, wenn er gemacht ist, außer zum Reklamieren oder Abgeben.
} Beide unterschreiben das Ergebnis.
law-sheet-in-view = Sichtbares Formular: der Schiedsrichter muss es während der ganzen Partie sehen können.
law-short-of-time = Zeitnot: unter { $time } musst du nicht mitschreiben, außer es gibt je Zug { $bonus } oder mehr dazu. Nach der Periode ergänzt du das Formular.
law-reconstruction = Kein Formular vollständig: die Partie wird unter Aufsicht auf einem anderen Brett nachgespielt. Lassen sich die Züge nicht finden, ist der nächste Zug der erste der nächsten Periode.
law-threefold = Dreimal dieselbe Stellung: wenn du am Zug bist, kannst du Remis reklamieren, falls sie zum dritten Mal da ist oder durch deinen Zug entsteht. { $castling ->
    [any] Auch ein vorübergehender Verlust der Rochade macht sie zu einer anderen.
   *[lasting] Der endgültige Verlust der Rochade macht sie zu einer anderen.
}
law-fifty = Fünfzig Züge: wenn du am Zug bist, kannst du Remis reklamieren, nach je { $count } Zügen ohne Schlagen und Bauernzug. Dein nächster Zug darf sie vollmachen.
law-longer-endings = Längere Endspiele: in einigen Endspielen braucht es { $count } Züge statt fünfzig, etwa mit König, Turm und Läufer gegen König und Turm.
law-claiming = Reklamieren mit einem Zug: schreibe ihn auf und sage ihn dem Schiedsrichter, führe ihn aber nicht aus. { $who ->
    [must] Du musst die Uhren sofort anhalten.
    [may] Du darfst die Uhren anhalten.
   *[either] Du oder der Schiedsrichter hält die Uhren an.
} { $by ->
    [moving] Ein Zug nimmt dir das Recht.
   *[touching] Eine berührte Figur nimmt dir das Recht.
} { $binds ->
    [yes] Der Zug lässt sich nicht mehr ändern.
   *[no] { "" }
}
law-wrong-claim = Falsche Reklamation: die Partie geht weiter, und der Gegner bekommt { $time } dazu. { $halved ->
    [yes] Du verlierst die Hälfte deiner Zeit, höchstens drei Minuten.
   *[no] { "" }
}
law-wrong-claim-own = Falsche Reklamation: die Partie geht weiter, und du verlierst { $time }.
law-fivefold = Fünfmal dieselbe Stellung: { $in ->
    [row] fünfmal hintereinander, mit jedem Zug beider Spieler, ist remis
   *[any] beim fünften Mal ist die Partie remis
}. Niemand muss reklamieren.
law-seventy-five = Fünfundsiebzig Züge: { $count } von jedem, ohne Schlagen und Bauernzug, sind remis, außer der letzte setzt matt. Niemand muss reklamieren.
law-points = Punkte: ein Sieg zählt 1, ein Remis einen halben, eine Niederlage 0, wenn das Turnier nichts anderes angekündigt hat.
law-quickplay-scope = Endspurt: { $scope ->
    [always] seine Regeln gelten in der letzten Periode
    [announced] seine Regeln gelten, wenn das Turnier sie angekündigt hat und es keinen Zuschlag gibt
   *[never] diese Ausgabe kennt dafür keine Regeln
}. { $blitz ->
    [watched] Im Blitz nur unter ausreichender Aufsicht.
   *[none] Im Blitz gibt es ihn nicht.
}
law-quickplay = Remis im Endspurt: am Zug und unter { $left } kannst du reklamieren, dass der Gegner nicht auf Gewinn spielt oder normal nicht gewinnen kann. Wird es abgelehnt, bekommt der Gegner { $award } dazu.
law-quickplay-increment = Fünf Sekunden je Zug: am Zug und unter { $left } kannst du sie im Endspurt für beide verlangen. Das ist auch ein Remisangebot. Werden sie gewährt, bekommt der Gegner { $award } dazu.
law-quickplay-alone = Endspurtphase ohne Schiedsrichter: Mit weniger als { $left } kannst du Remis reklamieren, und die Partie endet. Notiere die Stellung. Versucht der Gegner nicht zu gewinnen, brauchst du auch ein vollständiges Formular. Der Gegner bestätigt es, und ein Schiedsrichter entscheidet später.
law-conduct = Verhalten: keine Notizen, kein Rat, keine Analyse, und nichts, was den Gegner stört. Geräte muss der Schiedsrichter erlauben.
law-arbiter = Schiedsrichter: er achtet auf die Regeln. Strafen sind Verwarnung, andere Zeiten oder Punkte, Verlust der Partie und Ausschluss.
law-disturbance = Störung von außen: der Schiedsrichter kann einem oder beiden Spielern Zeit geben.
law-notation = Notation: schreibe den Buchstaben der Figur, dann das Zielfeld. Ein Bauer hat keinen Buchstaben.
law-paces = Schnellschach und Blitz: { $hour ->
    [whole] alle Züge in höchstens einer Stunde sind Schnellschach, ohne Zuschläge gerechnet.
   *[less] sechzig Züge in weniger als einer Stunde sind Schnellschach.
} Blitz ist { $edge ->
    [most] höchstens
   *[below] weniger als
} { $time }.
law-rapid-touch = Berührt, geführt in Rapid und Blitz: Der Schiedsrichter entscheidet darüber nur, wenn ein Spieler es verlangt.
law-rapid-set-up = Falsch aufgestellt, schnell oder Blitz: reklamiere, bevor beide { $count } Züge gemacht haben. Danach geht die Partie weiter, { $castling ->
    [queen] ohne Rochade, wenn König und Dame vertauscht sind
   *[rook] ohne Rochade eines falsch stehenden Königs oder Turms
}.
law-illegal-position = Regelwidrige Stellung, Schnellschach: der Schiedsrichter wartet, bis der nächste Zug abgeschlossen ist. Ist sie dann noch regelwidrig, ist die Partie remis.
law-rapid-flag = Fahne in Schnellschach und Blitz: { $who ->
    [players] nur die Spieler dürfen sie reklamieren
   *[arbiter] der Schiedsrichter stellt sie fest oder ein Spieler reklamiert
}.
law-blind-announcing = Züge ansagen: sage jeden Zug deutlich an. Der Gegner wiederholt ihn und führt ihn auf seinem Brett aus. { $german ->
    [always] Reihen werden deutsch angesagt.
   *[unless] Reihen werden deutsch angesagt, wenn der Schiedsrichter nichts anderes bestimmt.
}
law-blind-made = Züge eines blinden Spielers: eine Figur außerhalb ihres Lochs ist berührt. Der Zug ist gemacht, wenn sie in einem anderen Loch steckt und angesagt ist. Erst dann läuft die Uhr des Gegners.
law-blind-clock = Uhr für Blinde: { $speaks ->
    [no] sie ist zum Fühlen
    [may] sie ist zum Fühlen und darf die Zahl der Züge ansagen
   *[should] sie soll Zeiten und Zahl der Züge ansagen oder zum Fühlen sein
}.
law-blind-slip = Versprecher: berichtige ihn sofort, bevor die Uhr des Gegners läuft.
law-blind-boards = Verschiedene Stellungen: der Schiedsrichter vergleicht beide Formulare. Sind sie gleich, wird das falsche Brett berichtigt. Sonst geht es dorthin zurück, wo sie übereinstimmen.
law-blind-assistant = Assistent eines blinden Spielers: darf ziehen, ansagen, mitschreiben, die Uhr drücken und auf Wunsch Zeiten und Zahl der Züge nennen. { $deaf ->
    [yes] Gegen einen hörbehinderten Spieler ist er Pflicht.
   *[no] { "" }
}
law-sealing = Abgabezug: aufschreiben, in den Umschlag stecken, dann die Uhren anhalten. Der Schiedsrichter verwahrt den Umschlag.
law-sealed-illegal = Unklarer Abgabezug: ist er regelwidrig oder mehrdeutig, verliert, wer ihn abgegeben hat.
law-resumption = Wiederaufnahme: der Umschlag wird geöffnet, wenn da ist, wer antworten muss. Dann läuft dessen Uhr.
law-chess960 = Chess960: die Grundreihe wird ausgelost, Läufer auf verschiedenen Farben, der König zwischen den Türmen. Nach der Rochade stehen König und Turm wie immer.

## Was der Schiedsrichter entscheidet

article = FIDE { $year }, { $number }.
preface = Vorwort

not-confirmed = Nicht bestätigt für FIDE { $year }: { $articles }.
time-left = { $color } hat noch { $time }.
completed = { $color } drückt die Uhr.
made-on-board = { $move } steht auf dem Brett.
touched-any = { $square } berührt: kein erlaubter Zug damit. Die Wahl ist frei.
touched-no-capture = { $square } berührt. Die Figur kann nicht geschlagen werden. Die Wahl ist frei.
touched-any-move = { $square } berührt. Die Wahl ist frei.
touched-move = { $square } berührt: Die Figur muss ziehen.
touched-capture = { $square } berührt: Die Figur muss geschlagen werden.
touched-capture-with = { $square } muss { $other } schlagen.
touched-castle = König und Turm berührt: { $move }.
castling-not-legal = Diese Rochade ist jetzt nicht erlaubt.
rook-first = Der Turm wurde zuerst berührt: keine Rochade.
adjusting = { $color } rückt zurecht.
free = { $color } darf jeden erlaubten Zug spielen.
put-back = Zurückgestellt. Für { $color } gilt weiter: berührt, geführt.
ask-repeat = { $color }, wiederhole den Zug.
still-to-repeat = { $color }, bitte wiederhole erst den Zug.
still-to-repeat-move = { $color } muss noch wiederholen: { $move }.
ask-promotion = { $color }, was wird der Bauer?
announcement-differs = Angesagt: { $announced }. Auf dem Brett: { $board }. Berichtige es.
corrected = Berichtigt: { $move }.
repeated = { $color } wiederholt den Zug.
repeat-differs = Das ist ein anderer Zug. Angesagt: { $move }.
executed = { $color } hat den Zug ausgeführt.
missing-move = Nicht abgeschlossen: Keine Figur wurde gezogen.
missing-release = Nicht abgeschlossen: Eine Figur steht nicht auf dem Brett.
missing-rook = Nicht abgeschlossen: Ziehe auch den Turm.
missing-touched = Nicht abgeschlossen: Die berührte Figur auf { $square } muss ziehen.
missing-rook-first = Nicht abgeschlossen: Der Turm wurde zuerst berührt, also keine Rochade. Stelle den König zurück.
missing-castle = Nicht abgeschlossen: König und Turm sind berührt, also musst du rochieren.
missing-capture-with = Nicht abgeschlossen: { $square } muss { $other } schlagen.
missing-capture = Nicht abgeschlossen: Die berührte Figur auf { $square } muss geschlagen werden.
missing-promotion = Nicht abgeschlossen: Was wird der Bauer?
missing-chosen = Nicht abgeschlossen: Es gilt die erste Wahl, { $piece }.
missing-announcement = Nicht abgeschlossen: Sage den Zug erst an.
missing-same-move = Nicht abgeschlossen: Auf dem Brett steht ein anderer Zug als angesagt. Berichtige ihn.
missing-repetition = Nicht abgeschlossen: { $opponent } muss den Zug erst wiederholen.
missing-execution = Nicht abgeschlossen: { $opponent } muss den Zug erst ausführen.
nth = { $count ->
    [1] Erster regelwidriger Zug
    [2] Zweiter regelwidriger Zug
    [3] Dritter regelwidriger Zug
   *[other] Regelwidriger Zug Nummer { $count }
}
illegal-act = { nth } von { $color }.
illegal-act-why = { nth } von { $color }. { $what }.
act-move = Der Zug war regelwidrig
act-promotion = Ein Bauer blieb auf der letzten Reihe
act-king-capture = Der König wurde geschlagen
act-no-move = Die Uhr wurde ohne Zug gedrückt
act-two-hands = Mit zwei Händen gezogen
becomes-queen = Der Bauer auf { $square } wird eine Dame.
restored = { $count ->
    [0] Zurück zur Anfangsstellung.
   *[other] Zurück zur Stellung nach { $place }.
}
move-place = Zug { $number }, { $color }
found-initial-position = Die Figuren standen am Anfang falsch.
found-board-turned = Das Brett lag falsch herum. Es wird gedreht.
found-colours-reversed = Die Farben waren vertauscht.
found-displaced = Figuren waren verschoben. Sie werden zurückgestellt.
colours-stay = Die Farben sind vertauscht. Die Partie geht so weiter.
correction-wanted = Regelwidrig: { $place }. { $color } will es berichtigen. Zustimmen: reklamieren berichtigung.
castling-lost = Die Aufstellung bleibt. { $color } darf nicht rochieren.
castling-lost-side = Die Aufstellung bleibt. { $color } darf nicht spielen: { $move }.
offer-untimely = { $color } bietet zur falschen Zeit Remis an. Das Angebot gilt trotzdem.
offer-stands = Das Remisangebot von { $color } gilt.
time-taken = { $color } verliert { $time }.
clock-less = Uhr von { $color }: { $time } weniger.
clock-more = Uhr von { $color }: { $time } mehr.
clock-set = Uhr von { $color }: auf { $time } gestellt.
clock-is = Jetzt zeigt sie { $time }.
clock-was = Vorher: { $time }.
moves-set = Züge auf der Uhr von { $color }: { $count }.
ruling-reconstructed = Die Züge sind bekannt bis { $place }.
ruling-next-period = Die Züge sind nicht zu finden. Der nächste Zug ist der erste der nächsten Periode.
increment-set = Ab jetzt je Zug { $time } dazu.
moves-back = Gilt wieder: { $moves }.
moves-cancelled = Gilt nicht mehr: { $moves }.
moves-cancelled-many = { $count } Züge gelten nicht mehr.
taken-back-standing = Der Zug ist zurückgenommen.
flag-claim-wrong = Reklamation abgelehnt: Das Blättchen von { $color } ist nicht gefallen.
flag-claim-both = Reklamation abgelehnt: Beide Blättchen sind gefallen.
must-record = { $color } muss erst aufschreiben: { $place }.
need-not-record = { $color } muss nicht mehr mitschreiben, bis zur Zeitkontrolle.
must-complete = { $color } muss jetzt alle Züge nachtragen.
sheet-differs = Das Formular von { $color } weicht ab: { $place }.
signed-white-wins = { $color } hat unterschrieben: Weiß gewinnt.
signed-black-wins = { $color } hat unterschrieben: Schwarz gewinnt.
signed-draw = { $color } hat unterschrieben: Remis.
absent = { $color } ist nicht da.
arrived = { $color } ist da.
must-open = Der Umschlag wartet auf { $color }.
must-open-now = Jetzt wird der Umschlag geöffnet.
must-seal = { $color } muss den Zug abgeben.
adjourns-early = { $color } vertagt vor der Zeit. Mit der Abgabe wird der Rest der Sitzung abgezogen: jetzt { $time }.
sealed = { $color } hat den Zug abgegeben. Die Uhren stehen.
adjourned = Die Partie ist vertagt. { $color } hat Zug { $number } abgegeben.
resumption = Wiederaufnahme: { $when }.
opened = Der Umschlag ist geöffnet. Die Uhr von { $color } läuft.

matter-touch = { $color } meldet: { $opponent } hat { $square } berührt, bei Zug { $number }. Der Schiedsrichter entscheidet.
matter-no-effort = { $color } beantragt Remis: { $opponent } versucht nicht zu gewinnen. Der Schiedsrichter entscheidet.
matter-cannot-win = { $color } beantragt Remis: { $opponent } kann mit normalen Mitteln nicht gewinnen. Der Schiedsrichter entscheidet.
matter-increment = { $color } bittet um fünf Sekunden je Zug. Der Schiedsrichter entscheidet.
matter-draw = { $color } möchte Remis anbieten. Der Schiedsrichter entscheidet.
matter-session-over = Die Sitzung ist zu Ende. Der Schiedsrichter entscheidet.
matter-sheets = Partieformulare: Beide müssen sie vervollständigen.
matter-stopped = { $color } hat die Uhren angehalten. Der Schiedsrichter entscheidet.
matter-stopped-for = { $color } hat die Uhren angehalten: { $text }. Der Schiedsrichter entscheidet.
matter-silent = Zug von { $opponent }: { $color } wiederholt ihn nicht. Der Schiedsrichter entscheidet.
matter-boards-differ = Zu spät zum Berichtigen: Die Uhr ist gedrückt. Die Bretter müssen verglichen werden.
matter-conduct = { $what }: { $color }. Der Schiedsrichter entscheidet.
matter-position = Stellung unklar. Der Schiedsrichter stellt die letzte richtige fest.
matter-unconfirmed = Keine Regel angewandt: Diese Ausgabe ist hier nicht bestätigt. Ein Schiedsrichter muss entscheiden.
matter-default-time = Keine Karenzzeit festgelegt. Der Schiedsrichter entscheidet.
matter-flag = Blättchen von { $color } gefallen, während ein Antrag läuft. Der Schiedsrichter entscheidet.
matter-envelope = Der Umschlag muss geöffnet werden. Der Schiedsrichter entscheidet.
complaint-lapsed = Beschwerde von { $color } entfällt, { $square }, Zug { $number }: Die Stellung gibt es nicht mehr.
matter-results = Ergebnisse stimmen nicht überein: untereinander oder mit der Partie. Der Schiedsrichter entscheidet.
matter-signed = Beide haben unterschrieben: { $result ->
    [white] Weiß gewinnt
    [black] Schwarz gewinnt
   *[draw] Remis
}. Die Partie endete anders. Der Schiedsrichter entscheidet.

ruled = Entscheidung { $number }: { $ruling }
penalty-number = Entscheidung { $number }.
ruling-warned = { $color } ist verwarnt.
ruling-points-added = { $color } bekommt { $points } dazu.
ruling-points-taken = { $color } verliert { $points }.
ruling-lost = { $color } verliert. { $opponent } bekommt { $points }.
ruling-fined = { $color } zahlt eine Geldbuße.
ruling-excluded = Von den nächsten Runden ausgeschlossen: { $color }.
ruling-expelled = { $color } ist vom Turnier ausgeschlossen.
ruling-result-set = Weiß bekommt { $white }, Schwarz { $black }.
ruling-adjudicated = Abgeschätzt von { $name }: Weiß bekommt { $white }, Schwarz { $black }.
ruling-displaced = { $count ->
    [0] Figuren verschoben: zurück zur Anfangsstellung.
   *[other] Figuren verschoben: zurück zur Stellung nach { $place }.
}
ruling-position-set = Die Stellung ist festgelegt. Zum Anhören: brett.
ruling-illegal-seen = Der letzte Zug von { $color } war regelwidrig.
ruling-no-move-seen = { $color } hat die Uhr gedrückt, ohne zu ziehen: ein regelwidriger Zug.
ruling-touch-seen = { $number ->
    [0] { $color } hat { $square } berührt.
   *[other] { $color } hat { $square } berührt, bei Zug { $number }.
}
ruling-touch-waived = { $color } hat aus Versehen berührt: Es zählt nicht.
ruling-dismissed = Abgelehnt.
ruling-turned-down = { $matter ->
    [touch] Beschwerde von { $color } abgelehnt: { $square } gilt bei Zug { $number } nicht als berührt.
    [two-hands] Beschwerde von { $color } abgelehnt: zwei Hände.
    [quickplay] Remisantrag von { $color } abgelehnt.
    [increment] Bitte von { $color } abgelehnt: fünf Sekunden je Zug.
    [draw] { $color } darf kein Remis anbieten.
    [session] Die Partie geht nach der Sitzung weiter.
    [sheets] Die Partieformulare bleiben, wie sie sind.
    [stopped] Kein triftiger Grund: { $color } hat die Uhren angehalten.
    [silent] Keine Strafe: { $color } hat den Zug noch nicht wiederholt.
    [conduct] Keine Strafe. { $what }: { $color }.
    [boards-differ] Die Bretter werden nicht verglichen. Der Zug gilt.
    [position] Die Stellung bleibt, wie sie ist.
    [unconfirmed] Hier wird keine Regel angewandt.
    [default-time] Keine Karenzzeit festgelegt. Die Spieler warten.
    [envelope] Die Verspätung ist entschuldigt.
   *[results] Das notierte Ergebnis gilt. Unterschrieben war ein anderes.
}
ruling-quickplay-drawn = Dem Antrag wird stattgegeben.
ruling-quickplay-postponed = Die Entscheidung ist aufgeschoben. Die Partie geht weiter.
ruling-quickplay-rejected = Der Antrag ist abgelehnt.
ruling-offer-allowed = { $color } darf Remis anbieten.
ruling-increment-granted = Gewährt: ab jetzt je Zug fünf Sekunden dazu.
ruling-increment-refused = Keine Zeitzugabe.
ruling-revoked = Entscheidung { $count } ist widerrufen.
ruling-revoked-act = Entscheidung { $count } ist widerrufen: Die Regelwidrigkeit zählt nicht.
ruling-revoked-move = Entscheidung { $count } ist widerrufen: Der regelwidrige Zug zählt nicht, seine Berührung auch nicht.
ruling-move-stays = { $color } hat seitdem gespielt: { $move }. Der Zug bleibt. Hat die Berührung dazu gezwungen: { $restore }.
ruling-unheard = Für dich ändert sich nichts.
ruling-was = Sie lautete: { $what }
ruling-asked = { $ruling ->
    [time-added] { $color } { $time } geben?
    [time-taken] { $color } { $time } abziehen?
    [clock-set] Uhr von { $color } auf { $time } stellen?
    [lost] Partieverlust für { $color }: { $opponent } bekommt { $points }?
    [result] Ergebnis festlegen: Weiß { $white }, Schwarz { $black }?
    [adjudicated] Abschätzen, durch { $name }: Weiß { $white }, Schwarz { $black }?
    [excluded] Von den nächsten Runden ausschließen: { $color }?
    [expelled] { $color } vom Turnier ausschließen?
    [annulled] Die Partie annullieren?
    [flag] Entscheiden: Das Blättchen von { $color } ist gefallen?
    [illegal] Entscheiden: Der letzte Zug von { $color } war regelwidrig?
    [no-move] Entscheiden: { $color } hat die Uhr ohne Zug gedrückt?
    [touch] Entscheiden: { $color } hat { $square } berührt, bei Zug { $number }?
    [back] { $count ->
        [0] Zurück zur Anfangsstellung?
       *[other] Zurück zur Stellung nach { $place }?
    }
    [displaced] { $count ->
        [0] Figuren verschoben: zurück zur Anfangsstellung?
       *[other] Figuren verschoben: zurück zur Stellung nach { $place }?
    }
    [position] Diese Stellung festlegen?
    [default-time] Karenzzeit festlegen: { $time }?
    [end] Das Ende der Partie widerrufen?
   *[other] So entscheiden? { $what }
}
ruling-end-revoked = Das Ende der Partie ist widerrufen.
end-taken-back = Die Partie ist nicht zu Ende: { $color } am Zug, Zug { $number }.
end-illegal-not-counted = Der letzte regelwidrige Zug zählt nicht. Regelwidrige Züge von { $color }: { $count }.
ruling-default-time = Karenzzeit: { $time }.
points-none = nichts
points-half = einen halben Punkt
points-full = einen Punkt
points-two = zwei Punkte
points-three = drei Punkte

## Einen Zug eingeben

entry-empty = Nichts eingegeben. Gib einen Zug oder hilfe ein.
entry-colour = Eine andere Partie mit { $color }: { $new } { $color }
entry-not-understood = Nicht verstanden. Gib einen Zug oder hilfe ein.
entry-nearest = Nicht verstanden. { $question }
entry-unknown = Unbekannt: { $word }. Gib einen Zug oder hilfe ein.
entry-unknown-near = Unbekannt: { $word }. Meinst du { $near }? Alle Befehle: hilfe alle.
entry-two-moves = Ein Zug nach dem anderen. Gib zuerst { $first } ein.
entry-read-as = { $items } in { $text }: gelesen als { $text }.
entry-retyped = Gelesen als { $text }.
entry-stray-alone = Nicht lesbar: { $items }. Gib es noch einmal ein.
entry-stray = Nicht lesbar: { $items } in { $text }. Gib es noch einmal ein.
stray-control = Steuerzeichen { $number }
stray-invisible = unsichtbares Zeichen { $number }
stray-letter = { $script ->
    [Cyrillic] kyrillisches
    [Greek] griechisches
    [Arabic] arabisches
    [Hebrew] hebräisches
    [Armenian] armenisches
    [Devanagari] indisches
   *[other] fremdes
} { $like }
stray-unlike = { $script ->
    [Cyrillic] kyrillisches
    [Greek] griechisches
    [Arabic] arabisches
    [Hebrew] hebräisches
    [Armenian] armenisches
    [Devanagari] indisches
   *[other] fremdes
} Zeichen { $number }
stray-wide = breites { $like }
stray-styled = ungewöhnliches { $like }
stray-sign = Zeichen { $number }
entry-no-move = Kein Zug. Gib etwa e2 e4 oder hilfe ein.
entry-no-piece = Keine Figur heißt { $letter }. Die Buchstaben sind { $letters }.
entry-takes-what = Schlägt was? Gib auch das Feld ein.
entry-no-question = Keine offene Frage. Gib einen Zug oder hilfe ein.
entry-knight = Für die Frage gib springersicht { $square } ein.
entry-slash = Ein Schrägstrich beginnt einen Befehl. Für den Zug gib { $text } ein.
entry-move-asked = Regelgerecht, nicht gespielt: { $move }. Um so zu ziehen, gib nur den Zug ein.
entry-not-played = Nichts ist gespielt. Um zu ziehen, gib nur den Zug ein.
entry-other-side = { $color } ist am Zug.
entry-not-your-turn = { $color } ist am Zug. Warte auf die Antwort.
choice = { $count } Züge möglich. Gib eine Nummer ein.
ambiguous = { $count } Züge möglich. Schreibe { $moves } oder { $last }.
choice-line = { $number }: { $reading }
choice-promotion = Was wird der Bauer? Gib die Figur oder ihre Nummer ein.
choice-drop = Einsetzen auf { $square }. Gib die Figur oder ihre Nummer ein.
choice-piece = Dame, Turm, Läufer oder Springer? Gib die Figur oder ihre Nummer ein.
choice-again = Gib eine Nummer von 1 bis { $count } ein. Keiner davon: nein.
choice-dropped = Abgebrochen.

illegal-empty-origin = { $square } ist leer.
illegal-not-yours = Nicht deine Figur: { $piece } auf { $square }.
illegal-other-piece = Auf { $square } steht etwas anderes: { $piece }.
illegal-square-alone = Deine eigene Figur steht auf { $square }: { $piece }. Um sie zu ziehen, gib { $square } und das Zielfeld ein.
illegal-own-piece = Auf { $square } steht deine eigene Figur: { $piece }.
illegal-nothing-to-take = Auf { $square } gibt es nichts zu schlagen.
illegal-none-to-take = Dein Gegner hat { $role ->
    [king] keinen König
    [queen] keine Dame
    [rook] keinen Turm
    [bishop] keinen Läufer
    [knight] keinen Springer
   *[pawn] keinen Bauern
}.
illegal-takes-none = Außer Reichweite: { $piece } schlägt { $captured }.
illegal-no-pawn-takes = Auf der { $letter }-Linie schlägt kein Bauer.
illegal-only-takes = Auf { $square } kann ein Bauer nur schlagen. Nenne auch seine Linie.
illegal-still-in-check = Nicht erlaubt: Du stündest weiter im Schach.
illegal-exposes-king = Nicht erlaubt: Dein König stünde im Schach.
illegal-no-promotion = Keine Umwandlung: Mit diesem Zug kommt kein Bauer auf die letzte Reihe.
illegal-cannot-become = Ein Bauer wird Dame, Turm, Läufer oder Springer. Gib etwa { $square } dame ein.
illegal-blocked = { $piece } { $from } ist blockiert: { $other } auf { $square }.
illegal-no-such-piece = Du hast { $role ->
    [king] keinen König
    [queen] keine Dame
    [rook] keinen Turm
    [bishop] keinen Läufer
    [knight] keinen Springer
   *[pawn] keinen Bauern
}.
illegal-cannot-reach = { $role ->
    [king] Dein König kommt nicht nach { $square }.
    [queen] Du hast keine Dame, die nach { $square } kommt.
    [rook] Du hast keinen Turm, der nach { $square } kommt.
    [bishop] Du hast keinen Läufer, der nach { $square } kommt.
    [knight] Du hast keinen Springer, der nach { $square } kommt.
   *[pawn] Du hast keinen Bauern, der nach { $square } kommt.
}
illegal-not-from-there = Von dort nicht erlaubt: { $piece } nach { $square }.
illegal-cannot-go = { $role ->
    [king] Kein König
    [queen] Keine Dame
    [rook] Kein Turm
    [bishop] Kein Läufer
    [knight] Kein Springer
   *[pawn] Kein Bauer
} zieht von { $from } nach { $square }.
illegal-no-castling-right = Rochade nicht mehr erlaubt: König oder Turm hat gezogen.
illegal-castling-never = Rochade nicht erlaubt: In der Anfangsstellung gab es dieses Rochaderecht nicht.
illegal-castling-blocked = Rochade jetzt nicht erlaubt: Eine Figur steht im Weg.
illegal-castling-attacked = Rochade jetzt nicht erlaubt: Dein König zöge durchs Schach oder ins Schach.
illegal-must-capture = Du musst schlagen.
illegal-not-in-variant = Die Regeln erlauben das hier nicht.
illegal-not-in-hand = Nicht im Vorrat: { $piece }.
illegal-drop-occupied = { $square } ist nicht leer.
illegal-drop-edge = Hier kein Bauer. Nicht auf die erste oder letzte Reihe.

## Antworten

joined = { $items }, { $next }
row = { $from } bis { $to }
list = { $head }: { $items }.
list-more = { $items }.
list-head = { $head }:
rank = Reihe { $name }
ranks = Reihen { $from } { $count ->
    [2] und
   *[other] bis
} { $to }
file = Linie { $name }
square-part = { $part }.
square-shade-part = { $shade } Feld
shade-light = helles
shade-dark = dunkles
shade-light-short = hell
shade-dark-short = dunkel
square-shade = { $square }: { $shade } Feld.
all-white = Weiß
all-black = Schwarz
no-pieces = { $pieces }: keine.
count-kind = { $count } { $pieces }
count-pieces = { $count ->
    [one] { $count } Figur
   *[other] { $count } Figuren
}
rays-none = Keine Figur in Sicht von { $square }.
knight-none = Springersicht von { $square }: keine Figur.
knight-sees = Springersicht von { $square }
toward-up = Oben
toward-up-right = Rechts oben
toward-right = Rechts
toward-down-right = Rechts unten
toward-down = Unten
toward-down-left = Links unten
toward-left = Links
toward-up-left = Links oben
attacked = { $square }, Angreifer: { $items }.
not-attacked = { $square } ist nicht angegriffen.
defended = { $square }, Verteidiger: { $items }.
not-defended = { $square } ist nicht gedeckt.
hanging-none = Nichts hängt.
hanging-none-of = { $color }: nichts hängt.
hangs = { $piece } auf { $square } hängt: angegriffen von { $attackers }, { $defended ->
    [no] nicht gedeckt
   *[yes] gedeckt von { $defenders }
}.
hanging-safe = { $piece } auf { $square } ist sicher: { $attacked ->
    [no] nichts kann hier schlagen
   *[yes] angegriffen von { $attackers }, gedeckt von { $defenders }
}.
hanging-cost = Im Abtausch verloren: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
hanging-king = Ein König kann nicht hängen. Zum Schach: { $check }.
by-white = { $square }, Weiß greift an: { $items }.
by-black = { $square }, Schwarz greift an: { $items }.
by-none-white = Weiß greift { $square } nicht an.
by-none-black = Schwarz greift { $square } nicht an.
moves-of = { $piece } { $square }
drops-of = { $piece } zum Einsetzen
drops-anywhere = jedes leere Feld
drops-pawn-anywhere = jedes leere Feld auf den Reihen 2 bis 7
moves-none = Kein erlaubter Zug.
moves-none-from = Kein erlaubter Zug von { $square }.
captures-none = Nichts zu schlagen.
captures-none-from = Kein Schlagzug von { $square }.
moves-not-yours = Nicht am Zug: { $piece } auf { $square }.
takes = schlägt { $piece } { $square }
takes-promoting = schlägt { $piece } { $square } mit Umwandlung
takes-en-passant = schlägt { $piece } { $square } en passant, nach { $to }
promotes-on = Umwandlung auf { $square }
what-if = { $piece } auf { $square } könnte schlagen
what-if-none = { $piece } auf { $square } könnte nichts schlagen.
what-if-empty = { $square } ist leer.
castling-right = { $color }, { $castling }: { $how ->
    [legal] erlaubt
    [check] im Schach nicht erlaubt
    [blocked] eine Figur steht im Weg
    [attacked] der König zöge durchs Schach oder ins Schach
   *[lost] kein Recht dazu
}.
material-count = { $count } { $pieces }
material-level = Das Material ist gleich.
material-ahead = Materialvorteil { $color }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
material-bare = nur der König
turn = { $color } am Zug, Zug { $number }.
turn-check = { $color } am Zug, Zug { $number }, im Schach.
turn-checkmate = { $color } ist matt, Zug { $number }.
turn-stalemate = Patt: { $color } hat keinen erlaubten Zug, Zug { $number }.
turn-yours = Du spielst { $color }.
board-check = { $color } steht im Schach.
board-checkmate = { $color } ist matt.
board-stalemate = Patt: { $color } hat keinen erlaubten Zug.
check-none = Kein Schach.
check-by = { $color } im Schach durch { $items }.
last = { $move }. { $color }, Zug { $number }.
last-none = Noch kein Zug.
captured-none = Noch nichts geschlagen.
captured-last = Zuletzt geschlagen: { $piece } auf { $square }.
last-of = { $items } und { $last }
captured-lost = { $color } hat { $items } verloren.
changed-attacks = Greift an: { $items }.
changed-defends = Deckt: { $items }.
changed-opens = { $piece } auf { $square } greift jetzt an: { $items }.
changed-closes = { $piece } auf { $square } greift nicht mehr an: { $items }.
changed-undefended = Nicht mehr gedeckt: { $items }.
changed-nothing = Sonst hat sich nichts verändert.
changed-more = Der Rest: noch einmal { $changed }.
lost-king = { $count ->
    [one] einen König
   *[other] { $count } Könige
}
lost-queen = { $count ->
    [one] eine Dame
   *[other] { $count } Damen
}
lost-rook = { $count ->
    [one] einen Turm
   *[other] { $count } Türme
}
lost-bishop = { $count ->
    [one] einen Läufer
   *[other] { $count } Läufer
}
lost-knight = { $count ->
    [one] einen Springer
   *[other] { $count } Springer
}
lost-pawn = { $count ->
    [one] einen Bauern
   *[other] { $count } Bauern
}
opening = { $name }. { $eco }.
opening-none = Noch kein Eröffnungsname.
score-none = Noch kein Zug.
score-line = { $number }. { $moves }
score-line-black = { $number }, { $color }: { $moves }
clock-left = { $color }: { $time }.
spent-last = Der letzte Zug hat { $time } gedauert.
spent-all = { $color } hat { $time } verbraucht.
clock-to-go = { $color }: noch { $count ->
    [one] ein Zug
   *[other] { $count } Züge
} bis zur Zeitkontrolle.
clock-none = Diese Partie wird ohne Uhr gespielt.
clock-of-waiting = Partie { $game } wartet, ihre Uhren stehen.
clock-waits = { $whose ->
    [own] Deine Uhr steht. Enter startet sie.
   *[both] Die Uhren stehen. Enter startet sie.
}
clock-strict = Wie im Turnier: Die Uhren hält nur der Schiedsrichter an.
once-empty = Kein Zug angegeben. Schreibe etwa e2 e4.
once-unknown = Unbekannt: { $word }. Schreibe einen Zug, etwa e2 e4 oder Springer f3.
once-unknown-near = Unbekannt: { $word }. Meinst du { $near }?
once-no-move = Kein Zug. Schreibe etwa e2 e4 oder Springer f3.
once-failed = Zug { $number }, { $text }: { $why }
ask-unknown = Unbekannt: { $word }. Alle Fragen: { $program } ask hilfe
ask-unknown-near = Unbekannt: { $word }. Meinst du { $near }? Alle Fragen: { $program } ask hilfe
ask-help = Du kannst fragen: { $names }. Mehr zu einer: { $program } ask hilfe brett
ask-number = Keine Frage: { $word }. Nenne die Stellung mit --position, dann die Frage.
ask-in-game = { $name } geht nur in einer Partie. Beginne eine mit { $program } play.
ask-command = { $name } ist ein eigener Befehl: { $program } { $command }.
saves = Jeder Zug ist gespeichert. Zum Aufhören: ende.
leave-quit = Zum Aufhören: ende. Jeder Zug ist gespeichert.
export-picture = Bilder sind SVG oder PNG: Nenne eine Datei, die auf .svg oder .png endet.
export-file = Welche Datei? Gib ihren Namen ein, etwa partie.pgn.
print-file = Welche Datei? Gib ihren Namen ein, etwa partie.txt, für einen Brailledrucker partie.brf.
deleted = Partie { $game } gelöscht. Zurück holt sie: { $name }
undeleted = Partie { $game } ist wieder da.
undelete-none = Nichts zurückzuholen: seit dem Start wurde keine Partie gelöscht.
delete-open = Partie { $game } ist offen. Schließe sie oder beginne eine andere, dann lösche sie.
delete-match = Partie { $game } ist ein Wettkampf. Wettkämpfe bleiben erhalten.
delete-imported = Partie { $game } wurde importiert. Löschen lassen sich nur hier gespielte Partien.
rename-what = Welcher Name? { $name } 5 Klubabend. Für Spieler: { $name } 5 { $color } Anna.
renamed = Partie { $game } heißt jetzt: { $text }.
noted = Notiert zu Partie { $game }.
note-line = Notiz: { $text }
note-none = Keine Notiz zu Partie { $game }.
summary-moves = Züge: { $moves }.
summary-turning = Wendepunkt: Zug { $number }, { $color }: { $move }.
summary-search = Wendepunkt und Genauigkeit sucht: { $name } { $game }
course-step = Zug { $number }, { $color }. { $verdict }
course-none = Zug { $number }, { $color }: nicht beurteilt.
course-time = Bedenkzeit: { $time }.
course-best = Am besten stand { $color } nach Zug { $number }. { $verdict }
course-longest = Am längsten überlegt: Zug { $number }, { $color }, { $time }.
results-none = Noch keine beendete Partie von dir.
results-all = { $won } gewonnen, { $drawn } remis, { $lost } verloren.
results-against = { $opponent }: { $won } gewonnen, { $drawn } remis, { $lost } verloren.
results-ended = { $kind ->
    [won] gewonnen
    [drawn] remis
   *[lost] verloren
}
results-last = Die letzten Partien, die neueste zuerst: { $items }.
results-row = In Folge: { $count } gewonnen.
ratings-none = Noch nichts geübt. Zum Anfangen: taktik
ratings-puzzles = Taktik: Wertung { $rating }.
ratings-week = Vor einer Woche: { $rating }.
ratings-month = Vor vier Wochen: { $rating }.
ratings-highest = Höchster Wert: { $rating }.
ratings-drills = Übungen: von den letzten { $count } Antworten { $right } richtig.
ratings-streak = Taktikserie: jetzt { $count }, Rekord { $record }.
ratings-days = An { $count } Tagen in Folge geübt.
ratings-ago = { $weeks ->
    [one] Vor einer Woche: { $rating }.
   *[other] Vor { $weeks } Wochen: { $rating }.
}
ratings-ago-drills = Übungen in der Woche: von { $count } Antworten { $right } richtig.
ratings-ago-none = { $weeks ->
    [one] Vor einer Woche: nichts geübt.
   *[other] Vor { $weeks } Wochen: nichts geübt.
}
repeat-none = Noch nichts gesagt.
argument-square = { $name }: welches Feld? Etwa { $name } e4.
argument-two-squares = { $name }: welche zwei Felder? Etwa { $name } g1 f3.
argument-piece = { $name }: welche Figur? Etwa { $name } Dame oder { $name } schwarze Türme.
argument-line = { $name }: welche Linie oder Reihe? Etwa { $name } e.
argument-rank = { $name }: welche Reihe? Etwa { $name } 4.
argument-file = { $name }: welche Linie? Etwa { $name } e.
argument-number = { $name }: welche Zahl? Etwa { $name } 5.
argument-level = { $name }: 1 bis { $most }.
argument-move = { $name }: welcher Zug? Etwa { $name } e2 e4.
argument-claim = Was? { $name } dreifach, { $name } fünfzig, { $name } blättchen oder { $name } regelwidrig. Mehr: hilfe reklamieren.
argument-voice = { $name }: welche? { $voices }.
argument-switch = { $name }: an oder aus.
argument-whose = { $name } meine, { $name } gegner oder nur { $name }.
argument-hanging = { $name } nimmt ein Feld, eine Figur, meine, gegner oder nichts.
argument-braille = { $name }: eine Breite von { $least } bis { $most }; diagramm, reihen oder liste; punkte, ascii oder buchstaben; merken.
argument-list = Eine Liste hat nur Buchstaben; punkte und ascii gelten für Diagramme.
argument-width = Eine Braillezeile hat { $least } bis { $most } Zeichen. Gib etwa braille 40 ein.
argument-position = { $name } braucht eine Stellung: FEN, ein Diagramm oder eine Liste wie Weiß: Ke1 a2. Schwarz: Ke8.
argument-none = Gib nur { $name } ein.
argument-more = Nicht verstanden: { $word }. Gib nur { $name } ein.
no-command = Unbekannter Befehl: { $word }. Alle Befehle: hilfe alle.
no-command-near = Unbekannter Befehl: { $word }. Meinst du { $near }? Alle Befehle: hilfe alle.

## Die Stellung für die Finger

diagram-lines = Diagramm, { $count ->
    [one] eine Zeile
   *[other] { $count } Zeilen
}.
list-of = { $color }:
beside-turn = { $color } am Zug.
beside-castling = Rochade: { $rights }.
beside-no-castling = Keine Rochade.
beside-all-castling = Rochade: alle.
beside-one = { $color } { $side }
beside-two = { $color } { $side } und { $other }
beside-short = kurz
beside-long = lang
beside-en-passant = En passant: { $square }.
braille-kept = Gespeichert.
braille-kept-here = Für diesen Wettkampf eingestellt.

## Bitten

confirm-draw = Remis anbieten? ja oder nein.
confirm-draw-agreed = Remis vereinbaren? ja oder nein.
confirm-draw-untimely = Jetzt schon Remis anbieten? Der richtige Moment ist nach deinem Zug, bevor du drückst. ja oder nein.
confirm-draw-untimely-typed = Jetzt Remis anbieten? Der richtige Moment ist mit deinem Zug: remis e4. ja oder nein.
confirm-claim = Remis beantragen? Ist der Antrag unberechtigt, bekommt { $opponent } mehr Zeit. ja oder nein.
confirm-claim-with = Remis beantragen mit { $move }? Ist der Antrag unberechtigt, bekommt { $opponent } mehr Zeit und du musst den Zug spielen. ja oder nein.
confirm-claim-quickplay = Remis beantragen? Lehnt der Schiedsrichter ab, bekommt der Gegner zwei Minuten mehr. ja oder nein.
confirm-claim-quickplay-alone = Remis beantragen? Die Partie ruht, bis der Gegner annimmt oder ein Schiedsrichter entscheidet. ja oder nein.
confirm-seconds = Um fünf Sekunden je Zug bitten? Das ist auch ein Remisangebot. Wird es gewährt, bekommt der Gegner zwei Minuten mehr. ja oder nein.
confirm-resign = Aufgeben? ja oder nein.
confirm-resign-for = Für { $color } aufgeben? ja oder nein.
kings-say = { $result ->
    [white] Könige im Zentrum: Weiß gewinnt.
    [black] Könige im Zentrum: Schwarz gewinnt.
   *[draw] Könige im Zentrum: remis.
}
kings-no-win = Der Gegner hat nicht aufgegeben. Stelle die Könige zurück.
kings-one = Ein König steht im Zentrum. Stelle für das Ergebnis auch den anderen dorthin, sonst stelle ihn zurück.
kings-otherwise = Die Partie ist aber anders ausgegangen.
confirm-takeback = Zug zurücknehmen? ja oder nein.
confirm-new = Diese Partie verlassen? Neu: { $items }. ja oder nein.
after-game = Die Partie ist noch nicht zu Ende. Danach: { $name }
confirm-delete = Partie { $game }, { $white } gegen { $black }, löschen? ja oder nein.
confirm-replace = { $file } gibt es schon. Ersetzen? ja oder nein.
confirm-resume = Diese Partie verlassen? Die davor geht weiter. ja oder nein.
confirm-resume-game = Diese Partie verlassen? Partie { $game } geht weiter. ja oder nein.
confirm-lapsed = { $what ->
    [draw] Kein Remis angeboten.
    [resign] Nicht aufgegeben.
    [takeback] Kein Zug zurückgenommen.
    [resume] Du bleibst in dieser Partie.
    [claim] Nichts beantragt.
    [seal] Kein Zug abgegeben.
    [sign] Nicht unterschrieben.
   *[new] Keine neue Partie begonnen.
}
confirm-draw-first = Remis ist noch nicht angeboten. Anbieten? ja oder nein.
confirm-neither = { $text } ist weder ja noch nein.
confirm-go-on = Fortsetzen? ja oder nein.
confirm-dropped = Nein. Die Partie geht weiter.
confirm-blunder = { $what ->
    [mate] Das erlaubt Matt in einem Zug.
    [queen] Das verschenkt deine Dame.
    [rook] Das verschenkt einen Turm.
    [bishop] Das verschenkt einen Läufer.
   *[knight] Das verschenkt einen Springer.
} Spielen? ja oder nein.
blunder-dropped = Nicht gespielt. Du bist am Zug.
announce-it = Sage ihn an.
repeat-it = Wiederhole ihn.
repeated-it = Wiederholt.
repeated-by-opponent = { $color } hat ihn wiederholt.
repeated-already = Das ist der letzte Zug. Sage deinen an.
move-of-opponent = Das war der letzte Zug. Du bist am Zug.
repeated-your-move = Wiederholt. Du bist am Zug.
say-promotion = Was wird der Bauer?
pressed = Gedrückt.
takeback-helps = Zum Zurücknehmen: zurück.
press-it = Drücke die Uhr.
announced-waits = Angesagt: { $move }.
announcing-off = Nicht nötig: Züge gelten, sobald sie getippt sind. Ändern: einstellen zugansage.
hint = Tipp: { $move }.
hint-wait = Ein Tipp wird gesucht.
hint-still = Der Tipp wird noch gesucht. Warte.

analysis-wait = Es wird gerechnet.
analysis-still = Es wird noch gerechnet. Warte.
analysis-stopped = Abgebrochen: { $names }. Frag noch einmal.
analysis-over = Hier ist die Partie zu Ende.
analysis-in-check = { $color } steht im Schach. Frag nach dem nächsten Zug nach einer Drohung.
analysis-no-move = Die andere Seite hat keinen Zug.
analysis-two = Nicht gegen einen anderen Menschen.
analysis-exercise = Nicht in einer Aufgabe. Hilfe: { $hint }.
analysis-not-now = Führe erst den Zug zu Ende.
analysis-offer = Das Remisangebot ist noch offen. Warte auf die Antwort.
analysis-nothing = Für diese Stellung gibt es kein Urteil.
analysis-builtin-instead = Es urteilt der eingebaute Gegner.
analysis-builtin =
    Urteil des eingebauten Gegners. Er sieht Matts und was sofort zu gewinnen ist.
    Pläne und Endspiele beurteilt er nicht. Eine Engine kann es: { $opponent } engine stockfish.
analysis-best = Bester Zug: { $move }.
analysis-unscored = Ohne Bewertung.
analysis-line = { $moves }.
analysis-line-end = Ende der Variante.
analysis-no-line = { $count ->
    [one] Es gibt nur eine Variante.
   *[other] Es gibt nur { $count } Varianten.
}
analysis-row = { $number }: { $move }. { $verdict }
analysis-threat = { $color } droht: { $move }.
analysis-no-threat = Keine Drohung. Wäre { $color } am Zug: { $move }.
mate-in = Matt in { $moves }.
mate-none = Kein Matt gefunden in { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
}.
mate-never = Hier kann niemand das Matt erzwingen: Die Tabellen wissen es.
verdict = { $how ->
    [equal] Ausgeglichen: { $number }.
    [slight] { $color } steht etwas besser: { $number }.
    [clear] { $color } steht klar besser: { $number }.
    [winning] { $color } steht auf Gewinn: { $number }.
   *[won] Gewonnen für { $color }: { $number }.
}
verdict-mate = { $color } setzt matt in { $moves }.
verdict-unsure = Kein Vorteil in Sicht.
verdict-number = { $sign ->
    [minus] minus { $whole },{ $tenths }
    [plus] plus { $whole },{ $tenths }
   *[none] 0
}
eval-percent = Gewinnchance für { $color }: { $percent } Prozent.
eval-chances = Von 100 Partien gewinnt { $color } { $won }, { $drawn } enden remis, { $lost } gehen verloren.
eval-by = Tiefe { $depth }, { $engine }.
tables-verdict = { $worth ->
    [won] { $how ->
        [mate] { $color } gewinnt: matt in { $moves }.
        [progress] { $moves ->
            [0] { $color } gewinnt: als Nächstes wird geschlagen oder ein Bauer gezogen.
            [one] { $color } gewinnt: als Nächstes kommt ein Schlag- oder Bauernzug.
           *[other] { $color } gewinnt: spätestens nach { $moves } Zügen ein Schlag- oder Bauernzug.
        }
       *[unknown] { $color } gewinnt.
    }
    [spoilt] Remis. { $color } würde gewinnen, doch die Fünfzig-Züge-Regel kommt zuvor.
   *[drawn] Remis.
}
tables-only-wins = Nur { $move } gewinnt.
tables-only-draws = Nur { $move } hält remis.
tables-keeping = { $result ->
    [won] { $which ->
        [all] Jeder Zug gewinnt.
       *[some] { $keeping ->
            [one] Einer von { $count } Zügen gewinnt.
           *[other] { $keeping } von { $count } Zügen gewinnen.
        }
    }
    [drawn] { $which ->
        [all] Jeder Zug hält remis.
       *[some] { $keeping ->
            [one] Einer von { $count } Zügen hält remis.
           *[other] { $keeping } von { $count } Zügen halten remis.
        }
    }
   *[lost] Jeder Zug verliert.
}
tables-sure = Das sagen die Endspieltabellen, ohne jeden Zweifel.
tables-found = Endspieltabellen bis { $pieces } Figuren.
tables-folder = Der Ordner { $name } ist nicht lesbar. Einen anderen nennen: einstellen { $setting }.
tables-none = Keine Endspieltabellen in { $name }. Einen anderen nennen: einstellen { $setting }.
tables-damaged = Beschädigte Endspieltabelle: { $name }. Kopiere sie noch einmal.
book-row = { $move }: { $which ->
    [book] { $percent } Prozent.
    [games] { $games ->
        [one] in einer deiner Partien.
       *[other] in { $games } deiner Partien.
    }
   *[both] { $percent } Prozent, in { $games ->
        [one] einer deiner Partien.
       *[other] { $games } deiner Partien.
    }
}
book-more = Und { $count ->
    [one] noch ein Zug.
   *[other] noch { $count } Züge.
}
book-nothing = Nichts im Buch und in deinen Partien.
book-unreadable = Das Buch { $name } ist nicht lesbar: { $reason }. Ein anderes nennen: einstellen { $setting }.
book-cut = Kein ganzes Polyglot-Buch: { $name }. Kopiere es noch einmal.
book-none = Kein Polyglot-Eröffnungsbuch: { $name }. Ein anderes nennen: einstellen { $setting }.
opponent-failed = Kein Zug vom Gegner: ein Fehler des Programms. Neue Partie: neu. Diese fortsetzen: ende, dann { $program } resume.
level-set = Stufe { $level }.
level-is = Stufe { $level }. Zum Ändern gib stufe und eine Zahl von 1 bis 20 ein.
level-none = Hier spielt kein eingebauter Gegner. Gegen ihn: neu Computer.
voice-set = Zugstimme: { $name }.
talk-set = Sprache: Deutsch.
talk-is = Sprache: Deutsch. Ändern: zum Beispiel sprache en.
speech-on = Sprachausgabe an.
speech-off = Sprachausgabe aus.
speech-is = { $state ->
    [on] Sprachausgabe an. Ausschalten: sprachausgabe aus.
   *[off] Sprachausgabe aus. Einschalten: sprachausgabe an.
}
speech-rate = Sprechtempo { $rate }.
speech-volume = Lautstärke { $volume } von 100.
speech-lost = Sprachausgabe ausgefallen: { $reason }. Nur noch Text.
speech-is-lost = Sprachausgabe ausgefallen. Neu versuchen: sprachausgabe an. Ohne: sprachausgabe aus.
speech-is-awaited = Sprachausgabe antwortet noch nicht. Ohne: sprachausgabe aus.
speech-is-starting = Die Sprachausgabe startet.
speech-health = Den Grund nennt { $program } health. Ohne Sprachausgabe: sprachausgabe aus.
speech-found = Die Sprachausgabe ist wieder da.
speech-absent = Keine Sprachausgabe in diesem Programm.
reason-unreachable = kein Sprachserver antwortet, installiere speech-dispatcher und espeak-ng; zum Abschalten: sprachausgabe aus
reason-hangs = der Sprachserver antwortet nicht
reason-unread = keine Stimme kann diese Sprache lesen
reason-refused = der Sprachserver lehnt ab
reason-engine = die Sprachausgabe funktioniert nicht
reason-voices = dieses System kann nicht vorlesen; damit nur dein Screenreader spricht: sprachausgabe aus

## Sitzungen

new-builtin = Neue Partie { $game }. Du spielst { $color } gegen Stufe { $level }.
new-human = Neue Partie { $game } für zwei Spieler.
new-human-named = Neue Partie { $game }: { $white } spielt Weiß, { $black } Schwarz.
time-all = Bedenkzeit: { $time }
time-moves = Bedenkzeit: { $time } für { $moves } Züge
time-then-all = Dann { $time }
time-then-moves = Dann { $time } für { $moves } Züge
time-repeats = Die letzte Phase wiederholt sich.
time-plain = { $period }.
time-increment-only = Bedenkzeit: { $time } je Zug.
time-increment = { $period }, plus { $time } je Zug.
time-delay = { $period }, Verzögerung { $time } je Zug.
time-bronstein = { $period }, Bronstein bis zu { $time } je Zug.
time-warned = Zeitwarnungen: { $times }. Ändern: { $set } warnungen.
laws-edition = Regeln: FIDE { $year }.
laws-flag-claimed = Ein Blättchen zählt nur, wenn es reklamiert wird: { $claim }.
laws-incomplete = Regeln unvollständig: FIDE { $year } ist nur bis Artikel 8.1 bekannt. Der Rest ist nicht bestätigt.
laws-one-article = Regeln unvollständig: Von FIDE { $year } ist nur Artikel { $article } bekannt. Der Rest ist nicht bestätigt.
opening-announce = Jeder Zug wird angesagt. Gib deinen Zug ein, dann { $press }.
opening-repeat = Jeder Zug wird angesagt und wiederholt. Gib deinen Zug ein, dann { $press }.
new-position = Besondere Anfangsstellung. Zum Anhören: brett.
new-usual = Für die übliche: neu normal.
board-tells = Zum Anhören: brett.
chess960-from = Schach960, Stellung { $number }.
chess960-usual = Schach960, Stellung { $number }: die übliche.
chess960-other = Schach960, aus einer anderen Stellung.
odds-given = { $color } gibt vor: { $odds }.
odds-piece = { $piece } { $square }
odds-exchange = { $piece } { $square }, dafür { $other } { $back }
odds-extra-move = Weiß hat { $square } schon gezogen
odds-draw = Remis zählt als verloren
odds-time = Bedenkzeit
clock-odds = { $color }:
odds-no-time = Nenne die Zeit des Vorgebenden, etwa 5 oder 3+2.
odds-no-clock = Zeitvorgabe braucht eine Uhr. Nenne eine, etwa 10+5.
odds-position = Figurenvorgabe geht hier nicht: Sie beginnt mit der Grundstellung.
simul-begun = Simultan an { $count } Brettern. Nach jedem deiner Züge kommt das nächste Brett.
simul-board = Brett { $board }: { $opponent }.
simul-level = Stufe { $level }
simul-engine = { $engine }, Stufe { $level }
simul-guest = Gast
simul-since = Seitdem: { $time }.
simul-waits = Brett { $board }: { $opponent }, Zug { $move }, { $time }.
simul-unplayed = Brett { $board }: { $opponent }, noch kein Zug.
simul-won = Brett { $board }: { $opponent }, gewonnen.
simul-drawn = Brett { $board }: { $opponent }, remis.
simul-lost = Brett { $board }: { $opponent }, verloren.
simul-left = Bretter übrig: { $count }. Zum nächsten: { $name }.
simul-over = Das Simultan ist zu Ende. Gewonnen: { $won }, remis: { $drawn }, verloren: { $lost }.
simul-here = Du bist an Brett { $board }.
simul-last = Kein anderes Brett wartet.
simul-unknown = Brett { $board } gibt es nicht. Das Simultan hat { $count }.
simul-none = Kein Simultan läuft. Beginnen: { $name } 8.
simul-count = Nenne die Zahl der Bretter, 2 bis { $most }: { $name } 8.
simul-clocks = Ein Simultan hat keine Uhren. Lass die Zeit weg.
letter-new = Neue Partie { $game }, brieflich. Deine Farbe: { $color }, gegen { $opponent }. Nach deinem Zug: { $name }.
letter-awaited = Erwartet: der Zug von { $opponent }. Gib ihn ein, wenn er kommt.
letter-none = Keine Fernpartie. Beginnen: { $name } Anna.
letter-yours = Erst dein Zug. Dann der Brief.
letter-pace = Schreibe die Tage als 10/50: 50 Tage für 10 Züge.
letter-file = Nenne die Datei, etwa brief.txt.
letter-head = Weiß: { $white }. Schwarz: { $black }.
letter-reply = Dein Zug: { $move }.
letter-move = Mein Zug: { $move }.
letter-said = Gesprochen: { $said }.
letter-offer = Remis angeboten.
letter-fen = Stellung: { $fen }
letter-days = Erhalten: { $came }. Gesandt: { $goes }.
letter-for = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
letter-mine = Partie { $game }, { $opponent }: du am Zug, { $time }.
letter-theirs = Partie { $game }, { $opponent }: erwartet, { $time }.
letter-left = Übrig bis Zug { $move }: { $time }.
letter-over = Zeit überschritten, Zug { $move }: { $time } zu viel.
letters-none = Keine Fernpartie. Beginnen: { $name } Anna.
received-noted = Notiert: erhalten am { $day }.
received-empty = Füge den Zug oder den Tag an: { $name } 12... Sf6.
received-unread = Kein Zug darin gefunden. Gib den Zug allein ein.
received-several = Mehrere Züge passen. Gib den Zug allein ein.
received-yours = Du bist am Zug. Kein Brief wird erwartet.
variant-standard = Schach
variant-chess960 = Schach960
variant-king-of-the-hill = King of the Hill
variant-three-check = Dreischach
variant-crazyhouse = Crazyhouse
variant-antichess = Räuberschach
variant-atomic = Atomschach
variant-horde = Horde
variant-racing-kings = Racing Kings
rules-king-of-the-hill = King of the Hill. Ein König auf d4, e4, d5 oder e5 gewinnt, und Matt gewinnt auch.
rules-three-check = Dreischach. Das dritte Schach gewinnt, und Matt gewinnt auch.
rules-crazyhouse = Crazyhouse. Geschlagene Figuren gehören dir. Statt zu ziehen, setzt du eine ein: Springer eingesetzt auf f3.
rules-antichess = Räuberschach. Es herrscht Schlagzwang. Der Spieler ohne Figur oder ohne Zug gewinnt.
rules-atomic = Atomschach. Ein Schlagzug explodiert: alles ringsum geht mit, nur Bauern bleiben. Spreng den König.
rules-horde = Horde. Weiß hat nur Bauern. Schwarz gewinnt, wenn alle geschlagen sind, Weiß durch Matt.
rules-racing-kings = Racing Kings. Der erste König auf der letzten Reihe gewinnt. Kein Zug darf Schach geben.
variant-begins = { $variant }. Gib { $name } ein, um die Regeln zu hören.
variant-weaker = Die Stufen sind hier schwächer.
exploded = Explosion. Weg: { $pieces }.
checks-counted = Schach { $count } von 3.
checks-given = { $color }: { $count } von 3 Schachgeboten.
must-capture = Du musst schlagen. Möglich: { $pieces }.
piece-on = { $piece } { $square }
pocket-held = { $color } kann einsetzen: { $pieces }.
pocket-empty = { $color } hat nichts einzusetzen.
pocket-none = In dieser Partie wird nichts eingesetzt.
only-in-chess = Nur im Schach. Hier wird { $variant } gespielt.
resumed-game = Partie { $game } geht weiter. { $moves ->
    [0] Noch kein Zug
    [one] Bisher { $moves } Zug
   *[other] Bisher { $moves } Züge
}.
resumed-side = Du spielst { $color } gegen Stufe { $level }.
resumed-turn = Du bist am Zug.
resumed-over = Partie { $game } ist zu Ende.
resume-none = Keine unbeendete Partie. Beginne eine mit { $program } play.
resume-unknown = Keine Partie { $game }. Die neuesten: { $program } games
resume-busy = Partie { $game } ist schon offen, in einem anderen Fenster. Schließe es zuerst oder beginne eine neue Partie.
resume-none-here = Keine andere unbeendete Partie. Zur Liste: partien.
resume-here = Du bist in Partie { $game }.
resume-over = Partie { $game } ist zu Ende. Zum Durchgehen: { $program } study { $game }
resume-over-here = Partie { $game } ist zu Ende. Zum Durchgehen: { $name } { $game }
resume-imported-here = Partie { $game } ist importiert. Zum Durchgehen: { $name } { $game }
resume-match = Partie { $game } ist eine Wettkampfpartie. Zum Fortsetzen: { $program } match und die Wettkampfdatei.
left-own = Partie { $game } gegen { $opponent } ist unbeendet: Du hast { $color }, Zug { $move }, { $date }.
left-two = Partie { $game }, { $white } gegen { $black }, ist unbeendet: Zug { $move }, { $date }.
left-resume = Zum Fortsetzen: { $name } { $game }
resume-imported = Nicht fortzusetzen: Partie { $game } ist importiert. Zum Durchgehen: { $program } study { $game }.
game-kept = Partie { $game } gespeichert. Zum Fortsetzen: { $program } resume
game-left = Partie { $game } ist gespeichert.
game-forgotten = Partie { $game } nicht gespeichert: noch kein Zug.
goodbye = Auf Wiedersehen.
unsaved = Nicht gespeichert: { $reason }. Die Partie geht weiter. Schaffe Speicherplatz: Dann wird sie beim nächsten Zug gespeichert.
saved-again = Alle Züge sind wieder gespeichert.
unsaved-at-end = Diese Züge sind nicht gespeichert. Schreibe sie ab:
archive-damaged = Das Archiv war beschädigt. Das alte liegt jetzt in { $file }, ein neues ist angelegt.
archive-renewed = Ordne die importierten Partien neu, einmalig. Steuerung C bricht ab, verloren geht nichts.
data-shared = Datenordner { $folder }: gehört nicht dir allein. Andere können alles darin lesen oder ändern. Nenne einen eigenen Ordner mit --data.
data-no-folder = Datenordner { $folder }: kein Ordner. Nenne einen Ordner mit --data.
data-link = Datenordner { $folder } ist eine Verknüpfung. Stelle sicher, dass sie in einen Ordner von dir führt.
data-writable = Datenordner { $folder }: Andere Benutzer konnten darin schreiben. Jetzt ist er für sie geschlossen. Prüfe deine Partien mit { $program } games.
data-foreign = Keine Partie hier: { $folder } gehört einem anderen Benutzer. Nenne mit --data einen anderen Datenordner.
data-open = Keine Partie hier: Andere dürfen in { $folder } schreiben. Schließe ihn zuerst: { $command }
archive-unusable = Archiv unbrauchbar: { $file }, { $reason }. Diese Partie wird nicht gespeichert.
settings-warning = { $what } Ignoriert: { $file }.
settings-warning-line = { $what } Ignoriert: Zeile { $line } von { $file }.
not-text = Kein Text in UTF-8. Gib die Zeile noch einmal ein.
too-long = Zeile zu lang: höchstens 4096 Bytes. Gib eine kürzere ein.

reason-damaged = die Datei ist beschädigt
reason-catalogue = die Datei catalogue.db ist beschädigt, verschiebe sie
reason-full = die Platte ist voll
reason-read-only = Platte oder Ordner ist schreibgeschützt
reason-busy = ein anderes Programm benutzt die Datei
reason-file = die Datei lässt sich nicht öffnen
reason-settings = die Einstellungsdatei hat Fehler, behebe sie zuerst
reason-newer = sie ist von einem neueren touchmove, starte dieses
reason-game = eine ihrer Partien ist beschädigt
reason-unwritable = die Einstellungen sind nicht schreibbar
setting-key-near = Unbekannte Einstellung: { $key }. Meinst du { $near }?
setting-value = { $key } kann nicht { $value } sein. Möglich: { $values }.
setting-empty = { $key } hat keinen Wert. Möglich: { $values }.
setting-name-long = { $key }: höchstens 40 Buchstaben. Nimm einen kürzeren Namen.
setting-unreadable = Die Einstellungen sind nicht lesbar: { $reason }.
range-to = bis
range-more = und weitere
slip-no-equals = { $text } hat kein Gleichheitszeichen. Schreibe Name = "Wert".
slip-no-value = { $text } hat keinen Wert. Schreibe Name = "Wert".
slip-open-quote = { $text } hat ein offenes Anführungszeichen. Schließe es.
slip-no-quotes = Anführungszeichen fehlen um den Wert: { $text }.
slip-open-bracket = { $text } hat eine offene Klammer. Schließe sie.
slip-twice = { $text } wiederholt einen Namen. Lösche eine der beiden Zeilen.
slip-control = Diese Zeile hat Steuerzeichen. Schreibe sie neu.
slip-unprintable = Diese Zeile hat Steuerzeichen. Lösche sie.
slip-form = { $text } ist nicht lesbar. Schreibe Name = "Wert".
did-you-mean = Meinst du { $near }?
folder-missing = Den Ordner { $folder } gibt es nicht. Nenne einen vorhandenen.
folder-is-file = { $folder } ist eine Datei. Nenne den Ordner, in dem sie liegt.
folder-denied = { $folder } ist nicht lesbar. Prüfe, ob du ihn lesen darfst.
name-unseen = Unsichtbare Zeichen im Namen. Benenne um.
voices-none-there = Keine Stimme in { $folder }. Eine Stimme ist ein Ordner mit voice.toml.
keymaps-none-there = Keine Tastenbelegung in { $folder }. Sie ist eine Datei wie meine.toml.
voice-note = { $what } Siehe { $file }.
voice-note-line = { $what } Siehe Zeile { $line } von { $file }.
voice-unreadable = Die Datei ist nicht lesbar: { $reason }.
voice-empty = Die Datei ist leer.
voice-no-voice = Diese Stimme hat keine voice.toml. Schreibe eine, etwa mit parent = "de".
voice-section = Eine Stimme hat keinen Teil { $name }.
voice-entry = In diesem Teil gibt es kein { $name }.
voice-missing = Im Teil { $section } fehlt { $name }. Ergänze es.
voice-missing-first = In dieser Stimme fehlt { $name }. Schreibe etwa { $name } = "de", vor allen Teilen.
voice-text = { $name } muss ein Text sein, in Anführungszeichen.
voice-list = { $name } muss eine Liste sein, etwa ["eins", "zwei"].
voice-part = { $name } ist ein Teil der Stimme. Schreibe es in Klammern auf eine eigene Zeile.
voice-blank = { $name } hat ein leeres Wort.
voice-same = { $first } und { $name } haben dasselbe Wort, { $word }. Jedes braucht ein eigenes.
voice-slot = Unbekannte Lücke im Muster { $name }: { $slot }.
voice-brace = Offene Klammer im Muster { $name }. Schließe sie.
voice-no-slot = Das Muster { $name } braucht die Lücke { $slot }, sonst bleiben Züge stumm.
voice-language = Unbekanntes Sprachkürzel: { $tag }. Schreibe etwa de oder pt-BR.
voice-keyboard = Die Tastatur { $name } gibt es nicht. Schreibe eine von { $known }.
voice-letter = Nur ein Buchstabe, nicht { $name }. Schreibe ihn vor das Gleichheitszeichen.
voice-parent = Elternstimme unbrauchbar: { $name }.
voice-incomplete = Die Stimme ist unvollständig. Nenne eine Elternstimme, etwa parent = "de".
voice-taken = { $word } kann nicht { $name } bedeuten: Es bedeutet schon { $other }.
voice-sentence = Kein lesbarer Satz: { $text }. Schreibe Name = Text und schließe jede Klammer.
voice-no-sentence = Das Programm hat keinen Satz { $name }.
voice-gap = Der Satz { $name } hat keine Lücke { $gap }. Er hat: { $gaps }.
voice-gap-none = Der Satz { $name } hat keine Lücke { $gap }. Er hat gar keine.
voice-left-out = Der Satz { $name } lässt { $gap } weg.
voice-silent = Der Satz { $name } ist leer.
voices-new = Neue Stimme: { $folder }
    Übersetze ihre Dateien. Dann prüfe sie: { $program } voices check { $parent }
voices-new-known = { $name } ist schon eingebaut. Für eine andere Sprache nenne deren Kürzel, etwa el.
voices-new-exists = { $folder } gibt es schon. Benenne ihn um oder nenne einen anderen Ordner.
voices-new-fails = { $folder } lässt sich nicht anlegen: { $reason }.
voice-state = Unbekannter Stand: { $state }. Schreibe draft, read oder spoken.
voice-untranslated = { $count ->
    [one] Ein Satz fehlt. Er wird in einer anderen Sprache gesagt: { $names }.
   *[other] { $count } Sätze fehlen. Sie werden in einer anderen Sprache gesagt: { $names }.
}
voice-untranslated-more = Und { $count } weitere.
voice-plural = Varianten fehlen in { $name }: { $variants }, für die Zahl { $gap }.
voice-meanings = { $word } bedeutet in Zügen zweierlei: { $first } und { $other }. Jedes braucht eigene Wörter.
setting-not-kept = Einstellung nicht gespeichert: { $reason }.

## Fremde Schachprogramme

new-engine = Neue Partie { $game }. Du spielst { $color } gegen { $engine }, Stufe { $level }.
resumed-engine = Du spielst { $color } gegen { $engine }, Stufe { $level }.
engine-held = { $engine } hat keine eigenen Stufen. Je niedriger die Stufe, desto weniger rechnet die Engine voraus und desto mehr Züge macht der eingebaute Gegner.
opponent-thinks = Der Gegner überlegt noch.
engine-thinks = Der Gegner überlegt noch. Ohne ihn spielen: { $new } { $builtin }.
engine-waits = { $engine } startet noch. Ohne sie spielen: { $new } { $builtin }.
engine-waits-on = { $engine } startet noch. Die Partie wartet.
engine-missing = Engine nicht gefunden: { $engine }.
engine-refused = { $engine } startet nicht: kein Programm für diesen Computer.
engine-ended = { $engine } hat sich von selbst beendet.
engine-says = Meldung: { $words }
engine-floods = { $engine } schreibt ohne Ende.
engine-silent = { $engine } antwortet nicht.
engine-not-uci = { $engine } spricht kein UCI, die Sprache der Engines. Nenne eine Engine mit UCI, etwa uci:stockfish.
engine-no-move = { $engine } schickt keinen Zug.
engine-no-stop = { $engine } hört nicht auf zu rechnen.
engine-so-far = Das Beste bis jetzt:
engine-nonsense = { $engine } schickt einen ungültigen Zug: { $answer }.
engine-illegal = { $engine } zieht regelwidrig: { $answer }.
engine-no-chess960 = { $engine } spielt kein Schach960.
engine-no-variant = { $engine } spielt { $variant } nicht.
engine-again = Neuer Versuch.
engine-back = { $engine } ist wieder da.
confirm-builtin = Gegen den eingebauten Gegner spielen? ja oder nein.
confirm-builtin-on = Mit dem eingebauten Gegner weiter? ja oder nein.
builtin-plays = Der eingebaute Gegner spielt weiter, Stufe { $level }.
engine-kept = Die Partie wartet auf { $engine }. Zum Aufhören: ende. Neuer Versuch: { $program } resume.
engine-not-begun = Keine Partie begonnen. Neuer Versuch: neu. Zum Aufhören: ende.
player-engine = { $name } Stufe { $level }
player-engine-replaced = { $name }, dann Stufe { $level }
health-engine = Engine: { $name } funktioniert, { $file }.
health-engine-fails = Engine { $file }: { $what }

## Signale

tones-on = Signale an.
tones-off = Signale aus.
tones-is = { $state ->
    [on] Signale an. Ausschalten: signale aus.
   *[off] Signale aus. Einschalten: signale an.
}
tones-absent = Keine Signale in diesem Programm. In docs/guide.de.md steht, wie du sie bekommst.
tones-lost = Signale ausgefallen: { $reason }.
tones-found = Die Signale sind wieder da.
reason-no-device = kein Audiogerät gefunden
reason-device-busy = das Audiogerät ist belegt
reason-device-hangs = das Audiogerät antwortet nicht
reason-device-broken = das Audiogerät funktioniert nicht
help-tones =
    signale an, signale aus: kurze Töne.
    Ein tiefes Ticken: ein dunkles Feld.
    Eine Oktave höher: ein helles.
    Ein Klopfen: der Rand.
    Zwei Töne abwärts: geschlagen.
    Zwei aufwärts: Schach.
    Ein Brummen: ein regelwidriger Zug.
    Dreimal kurz: Die Zeit wird knapp.
health-tones = Signale: Das Audiogerät funktioniert.
health-tones-fails = Signale: { $reason }.

## Erster Start

setup-language = Für Deutsch gib { $number } ein.
setup-language-names = Deutsch, German, allemand, němčina, alemán, tedesco, alemão, Duits, tyska, német, niemiecki, немецкий, німецька, Almanca, tiếng Đức, 독일어, เยอรมัน
setup-again = { $most ->
    [2] Gib 1 oder 2 ein.
   *[other] Gib eine Nummer von 1 bis { $most } ein.
}
setup-unknown = { $most ->
    [2] Gib 1 oder 2 ein. Ein Wort der Antwort geht auch. Zum Verlassen: { $quit }.
   *[other] Gib eine Nummer von 1 bis { $most } ein. Ein Wort der Antwort geht auch. Zum Verlassen: { $quit }.
}
setup-help-language =
    Das ist die Sprache des Programms.
    Gib ihre Nummer oder ihren Namen ein.
    Später ändern: sprache.
setup-help-speech =
    ja: Dein Screenreader spricht, dieses Programm schweigt.
    nein: Dieses Programm spricht.
    Später ändern: sprachausgabe.
setup-help-face =
    Zeile für Zeile: Du gibst Züge und Fragen ein und liest oder hörst die Antworten.
    Auf einem Bildschirm: ein Brett, mit Tasten zum Erkunden.
    Später ändern: einstellen ansicht.
setup-speech =
    Benutzt du einen Screenreader?
    1: ja, das Programm soll schweigen.
    2: nein, das Programm soll sprechen.
setup-face =
    Wie willst du spielen?
    1: Zeile für Zeile.
    2: auf einem Bildschirm, mit einem Brett zum Erkunden.
setup-name = Wie heißt du? Gib deinen Namen ein. Ohne Namen: nur Enter.
setup-help-name = Der Name für Listen und Partieformulare. Ohne Namen: nur Enter.
setup-name-long = Höchstens 40 Buchstaben. Gib einen kürzeren Namen ein. Ohne Namen: nur Enter.
setup-cancelled = Abgebrochen. Beim nächsten Start wirst du wieder gefragt.
setup-skipped = Neu hier? Sprache, Sprachausgabe und deinen Namen wählen: { $program } setup
setup-unchanged = Nichts geändert.
setup-done =
    Danke. Hilfe bekommst du jederzeit mit hilfe.
    Andere Wörter für Züge: hilfe zugstimme.
    Farbe, Uhr, Gegner: zum Beispiel neu schwarz 10+5.
setup-kept =
    Gespeichert: Deutsch, { $speech ->
        [on] eigene Sprachausgabe
       *[off] keine eigene Sprachausgabe
    }, { $face ->
        [screen] auf einem Bildschirm
       *[line] Zeile für Zeile
    }, Zugstimme { $moves }.

## Hilfe

help =
    Züge: Springer f3, e2 e4, kurze Rochade.
    Fragen: brett, letzter, figuren S, uhr.
    Partie: remis, aufgeben, zurück, tipp.
    Neue Partie: neu. Alle Partien: partien.
    Mit Uhr: neu 10+5.
    Mit Schwarz: neu schwarz.
    Elektronisches Brett: steckbrett.
    Einstellungen: einstellungen.
    Aufhören: ende.
    Mehr: hilfe alle, hilfe brett.
# By Tab.
commands-many = { $count } Befehle passen. Gib mehr Buchstaben ein.
help-announcing =
    Dein Zug: ansagen Springer f3, drücken.
    Zug des Gegners: Gib ihn ein.
    Versprecher: berichtigen Springer f3.
    Fragen: brett, letzter, figuren S, uhr.
    Partie: remis, aufgeben, zurück, tipp.
    Neue Partie: neu. Alle Partien: partien.
    Uhr: neu 10+5. Schwarz: neu schwarz.
    Elektronisches Brett: steckbrett.
    Mehr: hilfe alle, einstellungen, ende.
help-choice =
    Gib Nummer oder Ausgangsfeld ein.
    nein: keiner davon.
help-piece =
    Gib Dame, Turm, Läufer, Springer oder eine Nummer ein.
    nein: ein anderer Zug.
# Vor der Frage, die noch einmal gestellt wird.
help-confirm = { $what ->
    [draw] ja: Dein Gegner bekommt das Remisangebot. nein: Du spielst weiter.
    [agree] ja: Die Partie endet remis. nein: Du spielst weiter.
    [claim] ja: Dein Antrag wird jetzt geprüft. nein: Du spielst weiter.
    [resign] ja: Du gibst diese Partie auf. nein: Du spielst weiter.
    [takeback] ja: Dein letzter Zug wird zurückgenommen. nein: Er bleibt.
    [seal] ja: Dieser Zug kommt in den Umschlag. nein: Gib einen anderen ein.
    [sign] ja: Du unterschreibst dieses Ergebnis. nein: Du unterschreibst noch nichts.
    [builtin] ja: Der eingebaute Gegner spielt. nein: Die Partie wartet auf die Engine.
    [play-on] ja: Deine eigene Partie wird gespeichert, hier beginnt eine neue. nein: Sie bleibt offen.
    [go-on] ja: Du spielst diese Partie weiter. nein: Sie wird gespeichert, eine andere beginnt.
    [resume] ja: Diese Partie wird gespeichert, die andere geht weiter. nein: Du bleibst hier.
   *[new] ja: Diese Partie wird gespeichert, eine neue beginnt. nein: Du spielst weiter.
}
help-confirm-file = ja: es geschieht. nein: alles bleibt unverändert.
help-confirm-blunder = ja: Dieser Zug wird gespielt. nein: Gib einen anderen ein.
help-over =
    Die Partie ist zu Ende.
    Alle Züge: partie. Eine andere: neu.
    Eine Partie durchgehen: öffnen 57.
    Aufhören: ende.
help-all-position = Zur Stellung:
help-all-game = Zur Partie und zum Programm:
help-all-more = Mehr zu einem: hilfe und sein Name.
help-board =
    brett: die Stellung, Reihe für Reihe.
    brett e4: ein Feld. Kurz: b.
help-pieces =
    figuren S: wo die weißen Springer stehen. s: die schwarzen.
    A oder a: alle Figuren einer Farbe. Kurz: p.
help-count =
    anzahl B: wie viele Bauern Weiß hat. b: Schwarz.
    anzahl: die Figuren beider Seiten.
help-scan =
    scan 4, scan e: die Figuren auf Reihe oder Linie.
    Kurz: s.
help-rank = reihe 4: die Figuren auf der Reihe.
help-file = linie e: die Figuren auf der Linie.
help-diagonals =
    diagonalen e4: die Figuren auf den Diagonalen durch ein Feld.
help-rays =
    strahlen e4: die Figuren in allen acht Richtungen.
help-knight =
    springersicht f3: die Figuren einen Springerzug entfernt.
    Auch /knight f3. Ohne Schrägstrich ist knight f3 ein Zug.
help-attackers =
    angreifer e4: was ein Feld angreift und was es deckt.
help-defenders =
    verteidiger e4: was ein Feld deckt und was es angreift.
help-hanging =
    hängt: Figuren, die angegriffen und nicht genug gedeckt sind.
    hängt d1: eine Figur. Auch: hängt meine, hängt gegner.
help-moves =
    züge: alle erlaubten Züge.
    züge g1: die einer Figur.
help-captures = schlagzüge: alle erlaubten Schlagzüge.
help-what-if =
    was-wenn g1 f3: was die Figur von g1 auf f3 schlagen könnte.
help-colour =
    farbe e4: ob ein Feld hell oder dunkel ist.
    Mit Schwarz spielen: neu schwarz.
help-material = figurenwert: das Material beider Seiten.
help-pocket = vorrat: was beide Seiten in Crazyhouse einsetzen können.
help-castling-rights =
    rochaderechte: ob und wohin du jetzt rochieren darfst.
    Zum Rochieren: O-O oder O-O-O.
help-turn =
    zug: wer am Zug ist, Schach und deine Farbe.
help-check = schach: ob ein König im Schach steht, und durch welche Figur.
help-last = letzter: der letzte Zug. Kurz: l.
help-changed =
    verändert: was der letzte Zug angreift, deckt, öffnet und ungedeckt lässt.
help-captured =
    geschlagen: die zuletzt geschlagene Figur und was jeder verloren hat.
help-opening =
    eröffnung: der Name der Eröffnung und ihr ECO-Code.
help-score =
    partie: alle Züge.
    partie 3: die letzten drei.
help-clock =
    uhr: die Restzeit und die Züge bis zur Zeitkontrolle.
    uhr meine: deine eigene Zeit.
    uhr gegner: die Zeit des Gegners. Kurz: c.
    Mit Uhr spielen: neu 10+5.
help-spent = verbraucht: wie lange der letzte Zug gedauert hat, und die Zeiten beider.
help-fen = fen: die Stellung in einer Zeile Text.
help-braille =
    braille: die Stellung für die Braillezeile.
    Zeichen: britische Schachschrift.
    braille 20: in Zeilen zu 20 Zeichen.
    braille reihen: je Zeile eine Reihe.
    braille liste: Figuren und ihre Felder.
    braille punkte, ascii, buchstaben: die Zeichen.
    braille merken 20 reihen: von jetzt an.
help-repeat = wiederholen: das zuletzt Gesagte noch einmal.
help-help =
    hilfe: was du hier tun kannst.
    hilfe brett: mehr zu einem Befehl.
    Die englischen Befehle gehen auch.
help-article =
    artikel 9.2: was die Regeln dort sagen, in Kürze.
    artikel rochade: nach dem Thema.
    artikel 9.2 2018: in einer anderen Ausgabe.
    artikel: alle Artikel.
help-announce =
    ansagen: sagt den Zug an, den du ausgeführt hast, wo Züge angesagt werden.
    ansagen Springer f3: führt ihn auch aus.
    Dann drücken.
    Den Zug des Gegners wiederholst du, indem du ihn eingibst.
    Kurz: an.
help-press =
    drücken: drückt deine Uhr, wenn der Zug ausgeführt und angesagt ist.
    Im Wettkampf: der Knopf an deinem Brett. Ohne Brett kann zu frühes Drücken regelwidrig sein.
    Kurz: pr.
help-correct =
    berichtigen Springer f3: berichtigt deine Ansage, bevor du drückst.
help-adjust =
    zurechtrücken: Was du in diesem Zug nimmst und zurückstellst, gilt nicht als berührt.
    Nur nötig, wo berührt, geführt gilt.
help-take =
    nimm e2: nimmt die Figur auf e2 in die Hand.
    Dann setze.
help-put =
    setze e4: setzt die Figur aus der Hand dorthin.
    Das ist dein Zug.
    Auf dem alten Feld: zurückgestellt.
help-draw =
    remis: bietet Remis an oder nimmt es an.
    remis e4: bietet es mit deinem Zug an.
help-accept =
    annehmen: nimmt das Remisangebot an.
help-decline =
    ablehnen: lehnt das Remisangebot ab.
help-claim =
    reklamieren dreifach, reklamieren fünfzig: beantragt Remis.
    Hast du einen Zug vor, nenne ihn dazu.
    reklamieren blättchen: Die Zeit des Gegners ist um.
    reklamieren regelwidrig: Der letzte Zug war regelwidrig.
    reklamieren berichtigung: später, wenn beide wollen.
    In der Endspurtphase, wenn du am Zug bist und weniger als zwei Minuten hast:
    reklamieren gewinnversuch: Der Gegner versucht nicht zu gewinnen.
    reklamieren mittel: Der Gegner kann mit normalen Mitteln nicht gewinnen.
    reklamieren sekunden: bittet um fünf Sekunden je Zug, für beide.
    Am Brett: Halte den Knopf zweimal.
help-resign = aufgeben: gibt die Partie auf.
help-takeback =
    zurücknehmen: nimmt deinen letzten Zug zurück.
    Auch: zurück.
help-hint =
    tipp: ein guter Zug.
    In einer Aufgabe: ein Schritt Hilfe.
help-today = heute: wie viele Aufgaben dran sind und wie lange sie dauern.
help-practise =
    auffrischen: was heute dran ist, eine Aufgabe nach der anderen.
    Aufgaben kommen wieder: nach vier Stunden, einem Tag, zuletzt einem halben Jahr.
help-drill =
    üben: alle Übungen mit deinem Stand. üben Feldfarben 2: eine davon, mit ihrer Stufe.
    üben Feldfarben 2, 6 Sekunden, 20 Fragen, keine Wiederholungen: mit Grenzen.
    Enter: die Frage noch einmal.
    angaben: noch einmal die Figuren oder die Züge.
    weiter: die Antwort, dann die nächste Frage.
    schließen: zurück zu deiner Partie.
help-book =
    buch: welche Züge hier wie oft gespielt werden.
    Nach dem Buch und in deinen Partien.
    Ohne Buch spielen: einstellen eröffnungsbuch aus.
help-endings =
    endspiel 3: das dritte Endspiel gegen beste Verteidigung. endspiel bauernwettlauf: nach dem Namen.
    endspiel: alle Endspiele mit deinem Stand.
    Ein Zug, der das Ergebnis verschenkt, wird genannt und zurückgenommen.
    tipp: Hilfe, in vier Schritten. zurück: deinen letzten Zug zurück.
    weiter: die besten Züge, dann das nächste dieser Art.
    schließen: zurück zu deiner Partie.
help-mistakes =
    fehler: bessere Züge statt deiner Fehler, in der offenen oder beendeten Partie. Tippe den Zug.
    fehler 12: in Partie 12. fehler beide: von beiden Seiten, auch weiß oder schwarz.
    tipp: Hilfe, in vier Schritten.
    weiter: der beste Zug, dann der nächste Fehler. überspringen: ohne ihn weiter.
    Enter: noch einmal die Frage.
    schließen: zurück zu deiner Partie.
help-guess =
    raten: die Züge der Seite, die gewonnen hat, einen nach dem anderen. Tippe den Zug.
    In der offenen Partie ab deiner Stelle, sonst in einer berühmten.
    raten 12: in Partie 12. raten 12 schwarz: eine Seite, auch weiß.
    raten weltmeister: in der Partie eines Weltmeisters im Schnellschach.
    Die Partie geht ihren Weg, auch nach einem falschen Zug. Gezählt wird wie bei Übungen.
    weiter: der Zug, dann der nächste.
    schließen: zurück zu deiner Partie.
help-repertoire =
    repertoire italienisch: eine von 45 eingebauten Eröffnungen. repertoire italienisch schwarz: von der anderen Seite.
    repertoire eröffnungen: alle, je fünf.
    repertoire meins: deine Eröffnungen, aus deiner Datei meins.pgn im Ordner repertoire des Datenordners. Gib deine Züge ein.
    repertoire partien: was du mindestens zweimal gespielt hast. repertoire partien schwarz: eine Seite, auch weiß.
    repertoire: alle und wie viel zu üben ist.
    tipp: Hilfe, in vier Schritten. angaben: noch einmal die Züge.
    weiter: der Zug, und weiter.
    schließen: zurück zu deiner Partie.
help-puzzle =
    taktik: eine Stellung zum Lösen, etwa so schwer wie deine Wertung. Tippe den Zug.
    taktik gabel, taktik matt in zwei: nach Thema. taktik themen: alle Themen.
    taktik meine: aus deiner Datei meine.pgn oder meine.csv, im Ordner puzzles des Datenordners.
    taktik partien: Matts, die in deinen Partien möglich waren.
    taktik 8: etwa acht Figuren. taktik 1500: ungefähr diese Wertung.
    taktik leicht, taktik schwer, taktik Endspiel, taktik Serie.
    tipp: Hilfe, in vier Schritten.
    weiter: die Lösung oder die nächste.
    schließen: zurück zu deiner Partie.
help-learn =
    lernen 3: die dritte Lektion.
    lernen: alle Lektionen.
    In einer Lektion tippst du die Antwort.
    tipp: Hilfe, in vier Schritten.
    weiter: die Antwort, und die nächste Aufgabe.
    schließen: zurück zu deiner Partie.
help-lesson =
    Tippe die Antwort.
    Enter: die Frage noch einmal.
    Hilfe, in vier Schritten: tipp.
    Die Antwort, dann die nächste: weiter. Zurück: davor.
    Fragen: brett, figuren S, züge, angreifer.
    Das Thema: angaben. Von vorn: anfang.
    Zurück zu deiner Partie: schließen.
help-eval =
    bewertung: wer besser steht, und um wie viele Bauern.
    Frag noch einmal nach der Tiefe.
help-best = bester: der beste Zug hier.
help-line =
    fortsetzung: die beste Variante, immer vier Halbzüge. mehr: die nächsten vier.
    fortsetzung 2: die zweitbeste.
help-lines = fortsetzungen 3: die drei besten Züge. Eine Zahl: ihre Variante.
help-why = warum: der beste Zug und sein Grund.
help-threat = drohung: womit die andere Seite droht.
help-mate = matt: ob die Seite am Zug das Matt erzwingen kann.
help-level =
    stufe 7: wie stark der Gegner ist, 1 bis 20.
help-moves-voice =
    zugstimme fide: wie Züge angesagt werden.
    fide: Springer Gustav eins Felix drei.
    fide-en: knight Gustav one Felix three.
    en: knight g1 f3. de: Springer g1 f3.
help-talk =
    sprache en: alles außer den Zügen auf Englisch.
    sprache de: auf Deutsch.
help-speech = sprachausgabe an, sprachausgabe aus: die Sprachausgabe.
help-sound = ton an, ton aus: Sprachausgabe und Signale zusammen.
help-faster = schneller: schneller sprechen.
help-slower = langsamer: langsamer sprechen.
help-louder = lauter: lauter sprechen, auch Töne.
help-softer = leiser: leiser sprechen, auch Töne.
help-hush = still: hört auf zu sprechen.
help-position =
    stellung anfang: eine Partie aus der Grundstellung.
    Oder aus einer anderen: FEN, ein Diagramm oder eine Liste.
    Eine Liste: Weiß: Ke1 a2. Schwarz: Ke8.
    Vor dem ersten Zug oder nach dem Ende.
help-new =
    neu: noch eine Partie wie diese.
    Dazu, in beliebiger Folge:
    neu schwarz 5+3. neu zufall, ohne Uhr.
    neu freund Ben: zwei an einer Tastatur.
    neu stufe 7. neu engine stockfish.
    neu schach960, neu schach960 518.
    neu crazyhouse, räuberschach, dreischach, atomschach.
    neu horde, könig des hügels, königsrennen.
    neu springervorgabe: vom Gegner.
    neu gebe damenvorgabe: von dir.
    neu normal.
    neu berühren: Berührt, geführt gilt.
    neu zugansage wiederholen: Jeder Zug wird angesagt und wiederholt.
    Gilt, bis du aufhörst.
    einstellen ändert es dauerhaft.
help-simul =
    simultan 8: du gegen acht Bretter.
    Nach deinem Zug kommt das nächste Brett.
    Es hat geantwortet, wenn du zurück bist.
    simultan 8 stufe 5: alle mit Stufe 5.
    simultan 8 freund Anna: zuletzt Anna.
    Allein: das verlassene Simultan.
help-next-board =
    nächstes-brett: weiter ohne Zug.
    Ein bestimmtes: brett 3.
help-waiting = wartende: die anderen Bretter.
help-by-letter =
    fernpartie Anna: eine Partie per Brief oder E-Mail.
    fernpartie Anna schwarz: du hast Schwarz.
    fernpartie Anna 10/50: 50 Tage für 10 Züge.
    Ohne das werden die Tage nur gezählt.
help-letter =
    brief: der Brief zu deinem letzten Zug.
    brief anna.txt: derselbe als Datei.
    Er hat den Zug, die Stellung und die Tage.
help-letters = briefe: deine Fernpartien, mit Tagen.
help-received =
    angekommen 12... Sf6: der Zug eines Briefs.
    Auch eine ganze Zeile des Briefs.
    angekommen 2026-11-28: der Tag des Empfangs.
help-settings =
    einstellungen: jede Einstellung und ihr Wert.
    einstellungen seite: eine davon.
    einstellungen partie, stimme, braille, bildschirm, brett: eine Gruppe.
    Ändern: einstellen seite schwarz.
help-set =
    einstellen seite schwarz: ändert eine Einstellung und speichert sie.
    Kürzer: seite schwarz.
    einstellen seite: ihr Wert und was möglich ist.
    Alle: einstellungen.
help-opponent =
    gegner: gegen wen du spielst.
    Kurz: o.
    gegner mensch, gegner Computer, gegner engine stockfish: ab der nächsten Partie.
help-save = speichern: nicht nötig. Jeder Zug wird sofort gespeichert.
help-export =
    exportieren partie.pgn: schreibt diese Partie in eine Datei, als PGN.
    exportieren 5 partie.pgn: Partie 5.
    exportieren partie.svg: ein Bild der Stellung, auch partie.png.
    Für ein Partieformular: drucken.
help-delete =
    löschen 5: löscht Partie 5, nach einem Ja.
    wiederherstellen: holt sie zurück, bis du gehst.
help-undelete =
    wiederherstellen: holt die zuletzt gelöschte Partie zurück.
    Nur bis du gehst.
help-rename =
    umbenennen 5 Klubabend: wie das Turnier von Partie 5 heißt.
    umbenennen 5 weiß Anna: wer Weiß hatte.
    Ohne Nummer: diese Partie.
help-note =
    notiz 5 gutes Endspiel: eine Notiz zu Partie 5.
    notiz und ein Text: zu dieser Partie.
    notiz 5: die Notiz noch einmal. Auch: angaben.
help-rematch =
    revanche: die gleiche Partie noch einmal, mit vertauschten Farben.
    Nach dem Ende einer Partie, zu Hause.
help-summary =
    zusammenfassung: diese Partie in Kürze, wenn sie zu Ende ist.
    zusammenfassung 5: Partie 5.
    Auch der Wendepunkt, wenn fehler sie durchsucht hat.
help-results =
    ergebnisse: wie viele Partien du gewonnen, remis gespielt und verloren hast.
    Gegen wen, und die letzten zehn.
help-ratings =
    wertungen: deine Wertung durch Taktik, jetzt und vor Wochen.
    wertungen 3: vor 3 Wochen.
    Übungen, Serien, Tage in Folge.
help-quit =
    ende: speichert die Partie und hört auf.
    Auch: beenden.

## Was an einer Stellung falsch ist

position-empty = Die Stellung ist leer. Schreibe FEN, ein Diagramm oder eine Liste wie Weiß: Ke1 a2. Schwarz: Ke8.
position-control = Steuerzeichen an Stelle { $nth }.
position-board = Keine Stellung. Schreibe FEN, ein Diagramm oder eine Liste wie Weiß: Ke1 a2. Schwarz: Ke8.
position-ranks = Das Brett braucht 8 Reihen. Dieses hat { $count }.
position-rank-length = Reihe { $rank } hat { $count } { $count ->
    [one] Feld
   *[other] Felder
}. Jede Reihe braucht 8.
position-rank-missing = Reihe { $rank } fehlt.
position-rank-twice = Reihe { $rank } kommt zweimal vor.
position-sign = Reihe { $rank }, Zeichen { $nth }: { $sign } steht für keine Figur.
position-word = Nicht verstanden: { $word }. Schreibe die Stellung etwa so: Weiß: Ke1 a2. Schwarz: Ke8.
position-twice = { $square } ist zweimal genannt.
position-turn = Wer ist am Zug? Schreibe w oder b nach dem Brett.
position-castling = Rochaderechte: Buchstaben wie KQkq oder ein Bindestrich.
position-en-passant = Feld für en passant: ein Feld wie e3 oder ein Bindestrich.
position-counters = Zugzähler: Zahlen bis 65535.
position-operations = Nach dem Feld für en passant: zwei Zahlen wie 0 1 oder Operationen, jede mit Strichpunkt.
position-no-king = { $color } hat keinen König.
position-kings = { $color } hat mehr als einen König: { $one }, { $other }.
position-pawn = Bauer auf { $square }: Auf Reihe 1 und 8 kann keiner stehen.
position-too-many-pawns = { $color } hat { $count } Bauern. Höchstens 8.
position-too-many-men = { $color } hat { $count } Figuren. Höchstens 16.
position-too-many-promoted = { $color } hat zu viele Umwandlungsfiguren.
position-other-in-check = { $color } steht im Schach, aber die andere Seite ist am Zug.
position-dropped-rook = Rochaderecht weggelassen: { $color } hat keinen Turm auf { $square }.
position-dropped-king = Rochaderechte weggelassen: Der König von { $color } steht nicht an seinem Platz.
position-dropped-castling = Rochaderechte weggelassen: Sie passen nicht zum Brett.
position-dropped-en-passant = En passant weggelassen: Kein Bauer hat gerade { $square } übersprungen.
position-impossible = Diese Stellung ist unmöglich.
position-game-runs = Es läuft eine Partie. Erst: neu. Dann: { $name }.
chess960-number = Stellungen von Schach960: 0 bis 959.
chess960-and-position = Schach960 hat seine eigene Stellung. Lass die Nummer oder die Stellung weg.

## Die nächste Partie

new-unknown = Nicht verstanden: { $word }. Mehr: hilfe { $name }.
new-number = Nicht eindeutig: { $word }. Befehl: { $name } zeit { $word } oder { $name } stufe { $word }.
new-minutes = Nicht eindeutig: { $word }. Für Minuten: { $name } zeit { $word }.
new-twice = { $setting } ist zweimal genannt. Nenne es einmal.
new-engine-name = Welche Engine? Zum Beispiel { $name } engine stockfish.
plan-human = zwei Spieler
plan-builtin = du spielst { $color } gegen Stufe { $level }
plan-engine = du spielst { $color } gegen { $engine }, Stufe { $level }
plan-time = { $time }
plan-no-clock = ohne Uhr
plan-chess960 = Schach960, Stellung { $number }
plan-position = besondere Anfangsstellung
plan-odds = { $color } gibt vor: { $odds }
plan-laws = Regeln von { $year }
plan-strict = Turniermodus
plan-announcing = Züge werden angesagt
plan-touch = berührt, geführt
plan-blindfold = blind
plan-blindfold-strict = blind, ohne Nachsehen
opponent-engine = Eine Engine? Befehl: { $name } engine { $word }.
opponent-human = Zwei Spieler an einer Tastatur.
opponent-human-named = { $white } spielt Weiß, { $black } Schwarz, an einer Tastatur.
premove = Vorauszug: { $move }.
premove-dropped = Vorauszug verworfen.
argument-choices = { $name }: zum Beispiel schwarz 5+3. Mehr: hilfe { $name }.

## Einstellungen

argument-setting = Einstellung und Wert fehlen, zum Beispiel { $name } seite schwarz.
no-setting = Unbekannte Einstellung: { $name }. Alle: { $settings }.
setting-unset = nicht gesetzt
setting-can-be = Möglich: { $values }.
setting-range = { $least } bis { $most }
setting-example = zum Beispiel { $value }
setting-needs = { $name } braucht einen Wert. Möglich: { $values }.
setting-wrong = { $name } kann nicht { $value } sein. Möglich: { $values }.
setting-next-game = { $name }: { $value }, ab der nächsten Partie. Jetzt beginnen: { $new }.
setting-in-game = { $name }: { $now } in dieser Partie, { $value } { $from ->
    [game] ab der nächsten Partie
   *[start] beim nächsten Start
}.
setting-next-start = { $name }: { $value }, ab dem nächsten Start.
settings-group = Einstellungen, { $group }:
settings-game = Partie
settings-voice = Stimme
settings-braille = Braille
settings-screen = Bildschirm
settings-board = Brett
setting-moves = Die Zugstimme.
setting-talk = Die Sprache für alles andere.
setting-speech = Ob das Programm spricht.
setting-speech-engine = Das Sprachprogramm.
setting-tones = Kurze Töne als Signale.
setting-rate = Das Sprechtempo.
setting-volume = Wie laut Sprache und Töne sind.
setting-answers = Ob lange Antworten in Teilen kommen.
setting-form = Züge mit Ausgangsfeld, ohne oder in vier Ziffern.
setting-extra-words = Ob schlägt, Schach und matt gesagt werden.
setting-spelling = Wie deutsche Wörter geschrieben werden: mit Umlauten oder wie im FIDE-Anhang.
setting-opponent = Dein Gegner.
setting-level = Die Stärke des Gegners.
setting-book = Das Eröffnungsbuch: für den eingebauten Gegner und zum Fragen.
setting-tables = Ein Ordner mit eigenen Endspieltabellen. Tabellen bis vier Figuren sind eingebaut.
setting-side = Deine Farbe.
setting-time = Die Bedenkzeit: Minuten plus Sekunden für jeden Zug oder Zeitkontrollen.
setting-laws = Die Ausgabe der Regeln.
setting-announcing = Züge werden eingegeben, angesagt oder auch wiederholt.
setting-strict = Jede Partie im Turniermodus.
setting-blindfold = Blindspiel: ohne Brett. an: Du kannst nach der Stellung fragen, und jedes Nachsehen zählt. streng: Du kannst es nicht.
setting-warnings = Bei welcher Restzeit du gewarnt wirst: Minuten oder Sekunden mit s. automatisch: passend zur Uhr.
setting-braille-table = Die Brailleschrift für Wörter, mit ihrem Namen in liblouis.
setting-sheet-code = Schrift der Züge, auf Partieformularen in Braille.
setting-sheet-cells = Zeichen je Zeile, auf Partieformularen in Braille.
setting-sheet-lines = Zeilen je Seite, auf Partieformularen in Braille.
setting-print = Wie Zeilen ausgegeben werden.
setting-braille-width = Die Breite deiner Braillezeile, in Zeichen.
setting-braille-form = Die Form einer Stellung in Braille.
setting-keymap = Die Tasten des Bildschirms.
setting-keyboard = Das Land deiner Tastatur.
setting-name = Dein Name, in Listen und auf Partieformularen.
setting-touch = Berührt, geführt: Eine berührte Figur muss ziehen.
setting-blunder-warning = Fragt, bevor du eine Figur verschenkst oder ein Matt zulässt.
setting-square-order = Wie ein Feld angesagt wird: die Reihenfolge.
setting-face = Zeile für Zeile oder auf dem Bildschirm.
setting-theme = Die Farben und Zeichen des Bildschirms.
setting-mouse = Ob ein Klick Figuren nimmt und setzt.
setting-key-hints = Ob der Bildschirm zeigt, was Tasten tun.
setting-pictures = Figuren als Bilder, wenn das Terminal welche zeigt.
setting-background = Ob das Terminal dunkel oder hell ist. auto: was das Terminal meldet.
setting-key-echo = Sprachausgabe beim Tippen, auf dem Bildschirm.
setting-clock-interval = Takt der Uhren auf dem Bildschirm, in Sekunden. 0: laufend; für Screenreader, wenn etwas gesagt wird.
setting-pegboard = Dein Brett.
setting-pegboard-orientation = Wie das Brett liegt.
setting-pegboard-clock = Die Uhr an einem DGT-Brett.

## Die Befehlszeile

usage-unknown-flag = Unbekannte Option: { $word }.
usage-unknown-command = Unbekannter Befehl: { $word }.
usage-too-much = { $word } ist ein Wort zu viel.
usage-empty-word = Ein Wort ist leer. Lass es weg.
usage-equals = { $word } kann nicht nach { $flag } stehen. Schreibe { $flag } oder { $flag }=off.
usage-alone = { $word } nimmt keinen Wert. Schreibe nur { $word }.
usage-value = { $word } kann nicht { $value } sein. Gemeint ist: { $help }
usage-needs-value = { $word } braucht einen Wert. Gemeint ist: { $help }
usage-twice = { $word } kommt zweimal vor. Schreibe es einmal.
usage-new-only = { $word } gilt nur für eine neue Partie. Lass es weg oder beginne eine: { $program } play
usage-conflict = Nimm { $word } oder { $other }, nicht beides.
usage-missing = Es fehlt: { $word }. Gemeint ist: { $help }
usage-missing-one = Eines davon fehlt: { $words }.
usage-follow = { $word } braucht noch ein Wort: { $words }.
usage-wrong = Falsch aufgerufen.
usage-no-text = Ungültiges UTF-8 in einer Option.
usage-help = Hilfe dazu: { $program } { $command }

help-usage = Aufruf: { $program } { $command }
help-argument = { $word }: { $help }
help-argument-optional = { $word }, wenn gewünscht: { $help }
help-commands = Befehle:
help-pages = Jeder hat eine eigene Seite, zum Beispiel: { $program } { $command } --help
help-flags = Optionen:
help-play = Das Wort play kann entfallen, seine Optionen gelten auch so. Liste: { $program } play --help

value-command = BEFEHL
value-game = PARTIE
value-move = ZÜGE
value-text = TEXT
value-question = FRAGE
value-file = DATEI
value-folder = ORDNER
value-language = SPRACHE
value-name = NAME
value-place = PLATZ
value-places = PLÄTZE
value-script = SKRIPT
value-voice = STIMME
value-form = FORM
value-number = ZAHL
value-odds = VORGABE
value-who = GEGNER
value-side = SEITE
value-switch = on oder off
value-periods = ZEIT
value-edition = AUSGABE
value-how = WIE
value-minutes = MINUTEN
value-table = TABELLE
value-theme = FARBEN
value-seconds = SEKUNDEN
value-address = BRETT
value-date = DATUM
value-result = ERGEBNIS
value-code = SCHRIFT
value-make = MARKE
value-clock = UHR
value-style = ART
value-value = WERT
value-shell = SHELL

cli = Schach zum Hören und Fühlen, für blinde und sehbehinderte Menschen. Ohne Befehl beginnt eine Partie.
cli-play = Eine Partie spielen.
cli-resume = Eine Partie fortsetzen: die letzte offene oder die mit dieser Nummer.
cli-study = Eine Partie nach Gehör durchgehen.
cli-say = Ausgeben, wie Züge angesagt werden.
cli-read = Ausgeben, was ein getippter oder gesprochener Zug bedeutet: SAN und Felder.
cli-ask = Eine Frage zur Stellung beantworten.
cli-import = Partien aus einer PGN-Datei importieren.
cli-games = Partien auflisten, die neuesten zuerst.
cli-export = Eine Partie exportieren, als PGN oder als Partieformular.
cli-voices = Stimmen auflisten oder eigene prüfen.
cli-voices-list = Stimmen auflisten.
cli-voices-check = Stimmen prüfen: die eingebauten oder die eines Ordners.
cli-voices-new = Ordner für eine neue Sprache anlegen, zum Übersetzen.
cli-keymaps = Tastenbelegungen auflisten und prüfen.
cli-keymaps-list = Tastenbelegungen auflisten: alle oder die Tasten von einer.
cli-keymaps-check = Tastenbelegungen prüfen: die eingebauten oder die eines Ordners.
cli-pegboard = Ein elektronisches Brett beobachten, prüfen oder simulieren.
cli-pegboard-watch = Ausgeben, was ein Brett sendet. Steuerung C beendet es.
cli-pegboard-check = Ein Brett prüfen: Felder, Lampen, Knöpfe und Uhr.
cli-pegboard-simulate = Ein Brett simulieren, um ohne Brett zu üben.
cli-match = Einen Wettkampf spielen, mit Schiedsrichter, nach einer Wettkampfdatei.
cli-seat = An einem Wettkampf teilnehmen, den ein anderes Terminal eröffnet hat.
cli-link = Einen Platz woandershin verbinden.
cli-referee = Ein Regelskript ausführen: jedes Ereignis und die Entscheidung des Schiedsrichters.
cli-health = Prüfen, was hier funktioniert, je eine Zeile.
cli-setup = Die Startfragen noch einmal beantworten.
cli-man = Die Handbuchseite ausgeben, für ein Installationspaket.
cli-completions = Ausgeben, was eine Shell ergänzen kann, für ein Installationspaket.
cli-help = Das Programm erklären oder einen Befehl.

arg-help = diese Seite.
arg-version = die Version des Programms.
arg-data = der Ordner für gespeicherte Partien, Einstellungen und alles andere.
arg-line = Zeile für Zeile, ohne Bildschirm.
arg-screen = ein Bildschirm mit Brett, wo das Terminal einen zeigen kann.
arg-touch = ob eine berührte Figur ziehen muss.
arg-opponent = builtin, human oder uci: und Datei oder Name einer Engine, etwa uci:stockfish.
arg-name = wie du heißt, in Listen und auf Partieformularen; oder off.
arg-level = wie stark der Gegner ist, 1 bis 20.
arg-side = white, black oder random: Weiß, Schwarz oder ausgelost.
arg-speech = ob das Programm spricht.
arg-tones = kurze Töne als Signale.
arg-time = Minuten und Sekunden dazu je Zug, etwa 15+10; 40/90+30,30+30 mit Zeitkontrolle; 5d3 mit Verzögerung, 3b2 nach Bronstein; off: ohne Uhr.
arg-laws = die Ausgabe der Regeln: fide-2023 oder nur das Jahr.
arg-announcing = ob Züge angesagt werden müssen: off; announce; repeat: Der Gegner wiederholt sie.
arg-strict = im Turniermodus spielen: mit Abläufen und Strafen. Steht er in den Einstellungen auf on, schaltet --strict=off ihn ab.
arg-blindfold = ohne Brett spielen: on mit Nachsehen, das gezählt wird; strict ohne Nachsehen. Steht es in den Einstellungen anders, schaltet --blindfold=off es ab.
arg-warnings = Restminuten, bei denen du gewarnt wirst, etwa 10,5,1; off für nie.
arg-print = wie Zeilen ausgegeben werden: text oder braille für Unicode-Braille.
arg-table = die Braille-Tabelle von liblouis, für Zeilen in Braille; auto für die deiner Sprache.
arg-keymap = die Tastenbelegung des Bildschirms. Alle: { $program } keymaps list
arg-theme = die Farben des Bildschirms: dark, light, large, mono, shapes, reader, words oder braille.
arg-book = das Eröffnungsbuch: builtin, off oder eine Datei.
arg-tables = Ordner mit Endspieltabellen oder off.
arg-clock-interval = wie oft der Bildschirm die Uhren zeigt, in Sekunden, 0 bis 3600. 0: wie sie laufen; für Screenreader nur, wenn etwas gesagt wird.
arg-pegboard = das Brett unter deinen Händen: auto oder Marke und Anschluss, etwa dgt:/dev/ttyUSB0. Zweimal für zwei Bretter, etwa white=auto.
arg-speech-engine = das Sprachprogramm: dispatcher oder native.
arg-rate = wie schnell gesprochen wird, -100 bis 100.
arg-volume = wie laut Sprache und Töne sind, 10 bis 100.
arg-answers = lange Antworten in Teilen oder ganz.
arg-blunder-warning = fragen, bevor eine Figur verschenkt oder ein Matt erlaubt wird.
arg-extra-words = ob schlägt, Schach und matt gesagt werden.
arg-spelling = Wörter des FIDE-Anhangs im Druck: umlauts, appendix oder auto.
arg-braille-width = die Zeichen deiner Braillezeile, 10 bis 200 oder off.
arg-braille-form = eine Stellung in Braille: diagram, ranks oder list, mit dots, ascii oder letters.
arg-keyboard = das Land deiner Tastatur: us, gb, de, fr, ch, es, it, br, cz, hu, kr, nl, pl, pt, ru, se, th, tr, ua oder vn.
arg-square-order = die Angaben zu einem Feld, der Reihe nach, etwa "piece square".
arg-mouse = ein Klick nimmt und setzt Figuren: on oder off.
arg-key-hints = der Bildschirm zeigt, was Tasten tun: on oder off.
arg-pictures = Figuren als Bilder auf dem Bildschirm: on oder off.
arg-background = ob das Terminal dunkel oder hell ist, falls es das nicht sagt: auto, dark oder light.
arg-key-echo = Sprachausgabe beim Tippen, auf dem Bildschirm: off, letters oder words.
arg-face = Zeilen oder Bildschirm: line oder screen.
arg-pegboard-orientation = wie das Brett liegt: found, straight oder turned.
arg-pegboard-clock = die Uhr an einem DGT-Brett: none, xl oder 3000.
arg-position = die Stellung: FEN, ein Diagramm in Braille oder Buchstaben, eine Liste der Figuren oder start.
arg-chess960 = Schach960, aus der Stellung mit dieser Nummer, 0 bis 959. Ohne Nummer: ausgelost.
arg-variant = die Variante: king-of-the-hill, three-check, crazyhouse, antichess, atomic, horde oder racing-kings.
arg-odds = die Vorgabe: two-moves, pawn, pawn-and-two, exchange, knight, rook, queen; draw; time 5. Der Gegner gibt sie oder die genannte Farbe: white, black.
arg-seed = eine Zahl für den Zufall: Mit derselben spielt der Gegner dieselben Züge.
arg-moves = die Zugstimme.
arg-talk = die Stimme für alles andere.
arg-form = long, mit dem Ausgangsfeld; short, nur so viel, wie die Stellung braucht; figures, in den vier Ziffern des Fernschachs.
arg-game = die Nummer der Partie. Alle: { $program } games
arg-file = die Ausgabedatei. Ohne sie die Standardausgabe.
arg-folder = der Ordner. Ohne ihn, was eingebaut ist.
arg-force = eine vorhandene Datei ersetzen.
arg-address = auto, eine Marke oder Marke und Anschluss, etwa dgt:/dev/ttyUSB0. Die Marken sind { $makes }.
arg-straight = Weiß sitzt, wo der Hersteller es vorsieht. Ohne diese Option wird die Seite an der Grundstellung erkannt.
arg-turned = Weiß sitzt auf der anderen Seite.
arg-clock = die Uhr an einem DGT-Brett: xl oder 3000.
arg-say-move = Züge nacheinander. Mit - kommen sie von der Standardeingabe, je Zeile eine Stellung, ein Tabulator und Züge.
arg-say-chess960 = Rochade wie in Schach960.
arg-read-chess960 = Rochade wie in Schach960.
arg-ask-chess960 = Rochade wie in Schach960.
arg-read-text = der Zug. Mit - von der Standardeingabe, je Zeile eine Stellung, ein Tabulator und ein Zug.
arg-ask-question = die Frage, etwa brett. Mit - von der Standardeingabe, je Zeile eine Stellung, ein Tabulator und eine Frage.
arg-import-file = die PGN-Datei. Mit - von der Standardeingabe.
arg-import-champions = Partien von Schnellschachmeistern. Statt einer Datei.
arg-import-faults = alle Fehler in diese Datei schreiben, je eine Zeile.
arg-import-encoding = die Kodierung der Datei, etwa windows-1250. Sonst wird sie geraten, wo das sicher ist.
arg-import-letters = die Figurenbuchstaben der Datei, die einer Stimme wie de.
arg-games-player = ein Spieler, gleich mit welcher Farbe. Ein Teil des Namens genügt.
arg-games-opponent = der Gegner dieses Spielers.
arg-games-white = der Spieler mit Weiß.
arg-games-black = der Spieler mit Schwarz.
arg-games-since = der erste Tag, Monat oder das erste Jahr: 1972-07-11, 11.7.1972, 1972-07 oder 1972.
arg-games-until = der letzte Tag, Monat oder das letzte Jahr.
arg-games-opening = wie der Code der Eröffnung beginnt, etwa B9. Oder Wörter ihres Namens.
arg-games-result = 1-0, 0-1, 1/2, remis, gewonnen oder verloren von dir. Für offene: *.
arg-games-event = das Turnier, ganz oder zum Teil.
arg-games-position = eine Stellung, die auf dem Brett war: FEN, ein Diagramm oder eine Liste der Figuren.
arg-games-limit = höchstens so viele Partien, 1 oder mehr.
arg-games-from = mit welcher Partie die Liste beginnt, ab 1.
arg-export-all = alle Partien, die ältesten zuerst.
arg-export-pgn = als PGN. Das ist die Vorgabe.
arg-export-text = als Partieformular, mit den Figurenbuchstaben der Zugstimme.
arg-export-brf = als Partieformular in Braille, in Seiten für einen Drucker.
arg-export-diagram = als Bild der letzten Stellung, mit Beschreibung.
arg-export-code = wie Züge in Braille geschrieben werden: san, mit den Figurenbuchstaben der Zugstimme; uk, in britischer Schachschrift.
arg-export-cells = Zeichen je Zeile, in Braille, 12 bis 80.
arg-export-lines = Zeilen je Seite, in Braille, 5 bis 60.
arg-export-table = die Braille-Tabelle von liblouis; auto für die deiner Sprache; off für ein Zeichen je Druckzeichen.
arg-export-target = die Ausgabedatei, auch ohne Option davor.
arg-voices-new-language = das Kürzel der Sprache, etwa nl oder pt-BR.
arg-voices-new-folder = der Ordner dafür. Ohne Angabe der deiner eigenen Stimmen.
arg-keymaps-list-name = die Tastenbelegung, deren Tasten aufgelistet werden.
arg-pegboard-check-all = jedes Feld prüfen, nicht nur sechs.
arg-pegboard-check-name = einem Brett eine Nummer geben, einmal für immer. Dann wird nichts geprüft. Nur mit PEG/1.
arg-pegboard-simulate-make = { $makes }.
arg-pegboard-simulate-occupancy = ein Brett von Certabo, das nur weiß, dass eine Figur da ist, wie das Sentio.
arg-pegboard-simulate-tactum = ein Brett von Certabo wie das Tactum: nur besetzte Felder, und kein Doppelpunkt vor dem, was es sendet.
arg-pegboard-simulate-pieces = ein Brett mit PEG/1, das jede Figur an ihrem Stecker erkennt.
arg-pegboard-simulate-old = ein Brett mit PEG/1 in Version 1.0.
arg-pegboard-simulate-clock = ein DGT-Brett mit Uhr.
arg-pegboard-simulate-link = ein Verweis auf den Anschluss.
arg-pegboard-simulate-pgn = die Züge dieser PGN-Datei spielen, sobald ein Programm das Brett etwas fragt.
arg-pegboard-simulate-game = die wievielte Partie der Datei, ab 1.
arg-pegboard-simulate-delay = die Pause vor jedem Zug, in Millisekunden.
arg-pegboard-simulate-side = white oder black: Die Züge der anderen Seite warten auf next.
arg-pegboard-simulate-confirm = nach jedem Zug bestätigen, mit dem Knopf oder dem Hebel einer Uhr.
arg-pegboard-simulate-style = wie die Hand spielt: captured-first, own-first, replace, slide, put-back, adjust, both-hands oder pawn-first. Ohne das jeder Zug anders.
arg-pegboard-simulate-faults = ein Skript mit Störungen.
arg-pegboard-simulate-seed = eine Zahl für den Zufall, von Hand und Leitung.
arg-match-new = einen Wettkampf vorbereiten: etwa 15 Fragen und eine neue Wettkampfdatei.
arg-match-check = die Fehler der Wettkampfdatei auflisten.
arg-match-here = die Plätze an diesem Terminal: white, black und desk mit Kommas dazwischen. Sonst alle drei.
arg-match-records = die Nummer eines Wettkampfs, um seine Unterlagen zu schreiben: PGN, Partieformulare und Bericht.
arg-match-force = Unterlagen ersetzen, die schon im Ordner sind.
arg-match-file = Wettkampfdatei oder Unterlagenordner. Ohne sie match.toml.
arg-seat-place = white, black oder desk für den Schiedsrichter; room für das Pult eines ganzen Raums; captain für den Mannschaftsführer.
arg-referee-script = das Skript. Mit - von der Standardeingabe.
arg-referee-fill = das Skript ausgeben, mit eingetragenen Entscheidungen.
arg-completions-shell = bash, elvish, fish, powershell oder zsh.

man-name = BEZEICHNUNG
man-about = Schach zum Hören und Fühlen, für blinde und sehbehinderte Menschen
man-synopsis = ÜBERSICHT
man-usage = [BEFEHL] [OPTIONEN]
man-description = BESCHREIBUNG
man-begin = In einer Partie hörst du mit hilfe, was du eingeben kannst.
    Das Wort play kann entfallen, seine Optionen gelten auch so.
man-commands = BEFEHLE
man-flags = OPTIONEN FÜR JEDEN BEFEHL
man-environment = UMGEBUNGSVARIABLEN
man-environment-text = Jede Einstellung ist auch eine Variable, etwa TOUCHMOVE_TALK oder TOUCHMOVE_LEVEL. Eine Option geht vor.
    Hast du keine Sprache gewählt, gilt die von LC_ALL, LC_MESSAGES oder LANG.
man-files = DATEIEN
man-files-text = Im Datenordner: Partien in archive.db, Einstellungen in settings.toml. Welcher das ist: { $program } health
man-exit = RÜCKGABEWERT
man-exit-text = 0: erledigt. 1: misslungen, und du hast erfahren, warum. 2: falsch aufgerufen.

no-voice = Unbekannte Stimme: { $name }. Es gibt: { $voices }.
question-empty = Nichts gefragt. Etwa: { $program } ask brett.
flags-before-command = Schreibe die Optionen hinter den Befehl.

## Gesundheit

health-voice = Stimme { $name }: funktioniert, Sprache { $language }.
voice-with-slips = Stimme { $name }: hat Fehler, Sprache { $language }.
health-voice-broken = Stimme { $name }: { $what }.
health-voices = { $count ->
    [one] Stimmen: Eine weitere funktioniert.
   *[other] Stimmen: { $count } weitere funktionieren.
}
health-voices-draft = Stimmen: Entwürfe, von keinem Muttersprachler geprüft: { $names }.
voice-review = { $state ->
    [read] Stimme { $name }: gelesen von { $by }, { $date }.
    [spoken] Stimme { $name }: gehört von { $by }, { $date }.
   *[draft] Stimme { $name }: Entwurf, von keinem Muttersprachler geprüft.
}
voice-unconfirmed = Stimme { $name }: noch zu bestätigen: { $words }.
health-speech = Sprachausgabe: { $server } antwortet mit { $count } Stimmen; { $languages }.
health-speech-missing = Sprachausgabe: Für die Sprache { $language } gibt es keine Stimme. Installiere espeak-ng.
health-speech-unread = Sprachausgabe: espeak-ng kann { $language } nicht lesen. Richte im Sprachserver eine andere Stimme ein oder nimm einen Screenreader.
health-speech-system = Sprachausgabe: Dieses System hat { $count ->
    [one] eine Stimme
   *[other] { $count } Stimmen
}; { $languages }.
health-speech-system-missing = Sprachausgabe: Für die Sprache { $language } gibt es keine Stimme. Füge eine in den Spracheinstellungen des Systems hinzu.
health-speech-off = Sprachausgabe: aus. Zum Einschalten in einer Partie: sprachausgabe an.
health-speech-fails = Sprachausgabe: { $reason }.
health-journal = Archiv: funktioniert, { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}, { $file }.
health-journal-fails = Archiv: { $reason }, { $file }. Wähle mit --data einen anderen Ordner.
health-opponent = Gegner: funktioniert, { $move } gefunden.
health-settings = Einstellungen: gelesen, { $file }.
health-settings-none = Einstellungen: noch keine, { $file }.
health-terminal = Terminal: { $kind }.
health-terminal-unread = Terminal: Screenreader können { $name } nicht lesen. Nimm das GNOME-Terminal oder die Linux-Konsole.
health-terminal-unread-elsewhere = Terminal: Screenreader können { $name } nicht lesen. Nimm { $system ->
    [windows] das Windows-Terminal
   *[macos] das Terminal
}.
health-tried-linux = System: Linux. In den Tests lesen Orca, Fenrir, BRLTTY und yasr das Programm vor. Von blinden Spielern gibt es noch keine Rückmeldung.
health-tried-windows = System: Windows. Die Entwickler haben es nur unter Wine ausprobiert, ohne Screenreader. Wenn du NVDA oder JAWS benutzt, berichte uns davon.
health-tried-macos = System: macOS. Die Entwickler haben es übersetzt, aber nie gestartet. Wenn du VoiceOver benutzt, berichte uns davon.
health-tried-nowhere = System: Hier hat es noch niemand ausprobiert. Berichte uns davon.
terminal-editing = Zeilen können bearbeitet werden
terminal-plain = einfache Zeilen

## Das Archiv

games-none = Noch keine Partien.
result-open = unbeendet
player-human = Spieler
player-guest = Gast
player-of-two = Spieler { $number }
player-builtin = Stufe { $level }
export-which = Welche Partie? Nenne ihre Nummer, etwa { $program } export 57 --text. Alle: --all.
exported = Geschrieben nach { $file }.
games-all = { $count ->
    [one] 1 Partie.
   *[other] { $count } Partien.
}
games-some = { $count } Partien, { $from } bis { $to }. Mehr mit --from.
games-none-such = Keine passende Partie.
games-never = { $since } liegt nach { $until }. Vertausche sie.
games-beyond = { $count ->
    [one] Nur 1 Partie.
   *[other] Nur { $count } Partien.
}
games-moves = { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}
games-imported = { $game }: { $white } gegen { $black }, { $result }, { $told }.
player-unknown = unbekannt

## Braille

# Die Tabelle von liblouis für diese Sprache, und was vor dem Buchstaben einer Figur im Zug steht,
# als ein Zeichen von Braille-ASCII.
braille-table = de-g1.ctb
braille-page-table = de-g1.ctb
braille-capital = .

# Zeichen in Braille-ASCII für das, wovon nicht bekannt ist, wie es die Schachschrift des
# Vereinigten Königreichs schreibt: die des Drucks. Wer bessere kennt, setzt sie in eine eigene
# phrases.ftl.
uk-short-castling = O-O
uk-long-castling = O-O-O
uk-castling-check = >P
uk-promotion = { "" }
uk-en-passant = { " EP" }
uk-draw-offer = "<"7">

print-braille = Zeilen kommen jetzt in Braille, Tabelle { $table }.
print-text = Zeilen kommen jetzt als Text.
braille-lost = Braille ausgefallen: { $reason }, Tabelle { $table }. Zeilen kommen als Text.
braille-plain = Keine Brailleschrift: { $reason }, Tabelle { $table }. Wörter werden Zeichen für Zeichen geschrieben.
braille-left-out = Ausgelassen, keine Zeichen für diese Schrift: { $text }. Mit einer Tabelle von liblouis: --table auto.
braille-signs = Tabelle { $table } kann nicht alles. Zeichen für Zeichen steht: { $text }
reason-louis-missing = lou_translate fehlt, installiere liblouis-bin
reason-louis-unfit = keine Tabelle passt zu dieser Sprache
reason-louis-absent = lou_translate fehlt, installiere liblouis
reason-louis-table = liblouis kennt sie nicht, nenne eine andere, etwa de-g1.ctb
reason-louis-stuck = lou_translate antwortet nicht
reason-louis-garbage = lou_translate schreibt kein Braille
argument-print = { $name } braucht eine Datei: partie.txt. Für Zeilen Braille oder Text.
help-print =
    drucken partie.txt: das Partieformular in eine Datei für den Drucker.
    drucken partie.brf: in Braille, für einen Brailledrucker.
    drucken 5 partie.txt: das von Partie 5. drucken brett brett.txt: das Brett.
    ausgabe braille: Zeilen in Unicode-Braille, für Braillezeilen, die den Text des Terminals zeigen.
    ausgabe text: wie gewohnt.
health-braille = Braille: liblouis { $version }, Tabelle { $table } funktioniert.
health-braille-off = Braille: liblouis { $version }, keine Tabelle gewählt.
health-braille-none = Braille: Schachschrift funktioniert. Für Brailleschrift installiere liblouis-bin.
health-braille-absent = Braille: Schachschrift funktioniert. Für Brailleschrift installiere liblouis.
health-braille-fails = Braille: Tabelle { $table }, { $reason }.

## Partieformulare

sheet-title = Partie { $game }, { $white } gegen { $black }
sheet-white = Weiß: { $name }
sheet-black = Schwarz: { $name }
sheet-event = Turnier: { $event }
sheet-date = Datum: { $date }
sheet-written-white = Mitschrift von Weiß:
sheet-written-black = Mitschrift von Schwarz:
sheet-men-white = Weiß:
sheet-men-black = Schwarz:
sheet-turn = { $color } am Zug.
export-exists = Schon da: { $file }. Mit --force wird die Datei ersetzt.
export-failed = Nicht geschrieben, { $file }: { $reason }.
reason-no-folder = diesen Ordner gibt es nicht
reason-is-folder = das ist ein Ordner, nenne eine Datei darin
reason-not-writable = dort darf nichts geschrieben werden
reason-too-long = der Name ist zu lang
reason-no-name = so kann keine Datei heißen
reason-too-large = sie ist zu groß
reason-special = keine gewöhnliche Datei
reason-unknown = das System lehnt es ab
program-stopped = Das Programm endet: { $reason }. Behebe das und starte es neu.
standard-output = Standardausgabe

## Partien finden

argument-filters = { $name }: ein Name, eine Eröffnung, ein Jahr, etwa { $name } carlsen seit 2010.
argument-game = { $name } braucht die Nummer einer Partie: { $name } 57.
filter-date = Kein Datum: { $word }. Gib ein Jahr oder etwa 22.11.2013 ein.
filter-result = Kein Ergebnis: { $word }. Gib 1-0, 0-1 oder remis ein.
filter-bare = Nach { $word } fehlt etwas. Gib etwa partien spieler Anna oder partien seit 2013 ein.
found-line = { $game }: { $rest }.
game-against = gegen { $opponent }
game-players = { $white } gegen { $black }
game-side = { $kind ->
    [open] du hast { $color }
   *[over] du hattest { $color }
}
own-result = { $kind ->
    [won] du hast gewonnen
    [lost] du hast verloren
    [draw] Remis
    [open] unbeendet, Zug { $move }
   *[ruled] { $score }
}
found-more = Noch { $count }. Zum Hören: mehr.
parts-left = { $parts ->
    [one] Noch 1 Teil
   *[other] Noch { $parts } Teile
}: { $more }.
log-more = Mehr hören: mehr.
log-more-key = Weiter mit { $keys }.
found-none = Keine Partie gefunden: { $words }. Alle Partien: partien.
list-none = Nichts weiter. Liste der Partien: partien.
list-end = Ende der Liste.
game-unknown = Keine Partie { $game }. Zur Liste: partien.
archive-unreadable = Archiv nicht lesbar: { $reason }.
game-damaged = Partie { $game } ist beschädigt und unlesbar. Die anderen Partien sind heil.
game-cut = Partie { $game } ist beschädigt. Sie endet, wo sie nicht mehr lesbar ist.
game-row-damaged = beschädigt, nicht lesbar
short-result = { $kind ->
    [white] Weiß gewann
    [black] Schwarz gewann
    [draw] Remis
    [open] unbeendet{ $move ->
        [0] {""}
       *[other] , Zug { $move }
    }
   *[ruled] { $score }
}
date-day = { $day }.{ $month }.{ $year }
date-month = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }

## Eine Partie durchgehen

study-title = { $white } gegen { $black }, Partie { $game }.
study-title-own = Deine Partie { $game } gegen { $opponent }.
study-length = { $moves ->
    [0] Keine Züge.
    [one] Ein Zug. Weiter mit Enter.
   *[other] { $moves } Züge. Weiter mit Enter.
}
study-waits = Deine Partie { $game } wartet. Zum Zurückkehren: schließen.
study-closed = Zurück zu Partie { $game }.
study-none = { $name }: nur beim Durchgehen einer Partie. Zum Finden: partien.
study-not-now = Nur in einer laufenden Partie: { $name }. Befehl schließen, dann { $name }.
study-result = { $kind ->
    [white] Weiß gewann.
    [black] Schwarz gewann.
    [draw] Die Partie endete remis.
    [open] Die Partie ist nicht beendet.
   *[ruled] Ergebnis: { $score }.
}
study-own-result = { $kind ->
    [won] Du hast gewonnen. Du hattest { $color }.
    [lost] Du hast verloren. Du hattest { $color }.
    [draw] Die Partie endete remis. Du hattest { $color }.
    [open] Die Partie ist nicht beendet. Du hast { $color }.
   *[ruled] Ergebnis: { $score }. Du hattest { $color }.
}
study-beginning = Anfangsstellung. { $color } ist am Zug.
study-first = Das ist der Anfang.
study-place = { $move }, { $color } { $number }.
study-end = Ende der Partie.
study-variation-over = Ende der Variante.
study-end-variation = Ende der Variante. Zum Verlassen: verlassen.
study-variations = { $count ->
    [one] Eine Variante.
   *[other] { $count } Varianten.
}
study-in-variation = { $depth ->
    [one] In einer Variante zu Zug { $number }.
   *[other] In einer Untervariante, Ebene { $depth }, zu Zug { $number }.
}
study-row-here = { $moves }. Du bist beim Zug von { $color }.
study-row-variation = { $depth ->
    [one] Variante: { $moves }
   *[other] Untervariante, Ebene { $depth }: { $moves }
}
study-last-number = Die Zugfolge reicht bis Zug { $number }.
study-otherwise = In der Partie kam ein anderer Zug.
variations-none = Keine Variante zu diesem Zug.
variation-back = { $number }: { $reading }, die Hauptvariante.
variation-wrong = Nummern der Varianten: 1 bis { $count }.
leave-none = Du bist in der Hauptvariante.
comment-none = Kein Kommentar zu diesem Zug.
auto-on = Pause zwischen den Zügen: { $time }. Enter hält an.
auto-stopped = Angehalten.
goto-wrong = Es gibt die Züge { $first } bis { $last }.
goto-end = Ende, Schluss, letzter, letzten
goto-first = Anfang, Beginn, Start, ersten
goto-no-move = Hier gibt es keinen Zug { $number } von { $color }.
play-on-over = Die Partie ist hier zu Ende. Weiterspielen geht nicht.
confirm-play-on = Neue Partie beginnen? Deine bleibt gespeichert. ja oder nein.
flipped = Brett gedreht: { $color } unten.
blindfold-on = Blindspiel. Das Brett siehst du nicht. Du kannst nach der Stellung fragen, und jedes Nachsehen zählt.
blindfold-strict = Blindspiel ohne Nachsehen. Das Brett siehst du nicht, und nach der Stellung fragst du vergebens.
blindfold-off = Blindspiel aus. Das Brett ist wieder da.
blindfold-looks = { $count ->
    [one] Bisher einmal nachgesehen.
   *[other] Bisher { $count }-mal nachgesehen.
}
blindfold-refused = Kein Nachsehen: Du spielst blind. Willst du doch, gib { $blindfold } { $on } ein.
blindfold-told = Du hast blind gespielt. { $count ->
    [0] Nachgesehen hast du kein einziges Mal.
    [one] Nachgesehen hast du einmal.
   *[other] Nachgesehen hast du { $count }-mal.
}
blindfold-told-since = Blind gespielt ab Zug { $number }. { $count ->
    [0] Nachgesehen hast du kein einziges Mal.
    [one] Nachgesehen hast du einmal.
   *[other] Nachgesehen hast du { $count }-mal.
}
blindfold-position = Besondere Anfangsstellung. Merke sie dir:
clock-unknown = Keine Restzeiten notiert.
argument-move-number = { $name }: die Nummer eines Zuges: { $name } 12 oder { $name } 12 schwarz.
argument-variation = { $name } braucht eine Nummer. Zur Liste: varianten.
argument-seconds = { $name }: 1 bis 60 Sekunden.
argument-color = { $name }: weiß oder schwarz.
about-line = { $name }: { $value }.
tag = { $tag ->
    [Event] Turnier
    [Site] Ort
    [Date] Datum
    [Round] Runde
    [WhiteElo] Wertungszahl Weiß
    [BlackElo] Wertungszahl Schwarz
    [ECO] Eröffnungsschlüssel
    [Opening] Eröffnung
    [Variation] Variante
    [Annotator] Kommentare von
    [TimeControl] Bedenkzeit
    [Termination] Ende
    [EventDate] Turnierbeginn
    [Source] Quelle
   *[other] { $tag }
}
annotation = { $number ->
    [1] guter Zug
    [2] Fehler
    [3] glänzender Zug
    [4] grober Fehler
    [5] interessanter Zug
    [6] zweifelhafter Zug
    [7] einziger Zug
    [8] einziger Zug
    [9] schlechtester Zug
    [10] ausgeglichen
    [11] ausgeglichen
    [12] ausgeglichen
    [13] unklar
    [14] Weiß steht etwas besser
    [15] Schwarz steht etwas besser
    [16] Weiß steht besser
    [17] Schwarz steht besser
    [18] Weiß steht auf Gewinn
    [19] Schwarz steht auf Gewinn
    [20] Weiß hat erdrückenden Vorteil
    [21] Schwarz hat erdrückenden Vorteil
    [22] Zugzwang
    [23] Zugzwang
    [32] Entwicklungsvorsprung
    [33] Entwicklungsvorsprung
    [36] Initiative
    [37] Initiative
    [40] Angriff
    [41] Angriff
    [44] Kompensation
    [45] Kompensation
    [132] Gegenspiel
    [133] Gegenspiel
    [138] Zeitnot
    [139] Zeitnot
    [140] mit der Idee
    [142] besser ist
    [145] Anmerkung der Redaktion
    [146] Neuerung
   *[other] Anmerkung { $number }
}
help-study =
    Enter: der nächste Zug.
    Andere: davor, anfang, schluss, gehe 12.
    Alle Züge hören: vorspielen.
    Fragen: brett, figuren S, wo, kommentar.
    Varianten: varianten, verlassen.
    Spieler und Ergebnis: angaben.
    Von hier spielen: weiterspielen.
    Zurück zu deiner Partie: schließen.
    Mehr: hilfe alle, hilfe gehe.
help-flip =
    drehen: liest das Brett von der anderen Seite vor.
help-blindfold =
    blind: ohne Brett spielen.
    Jede Frage zur Stellung wird gezählt.
    blind streng: kein Nachsehen.
    blind aus: Das Brett ist wieder da.
help-games =
    partien: deine Partien, je fünf.
    partien carlsen: nach einem Spieler.
    partien sizilianisch, partien B90.
    partien 1992 remis, partien seit 1990.
    partien gewonnen, partien verloren: von dir.
    partien hier: die mit dieser Stellung.
    partien crazyhouse: nach der Spielart.
    Auch: spieler, gegen, weiß, schwarz,
    eröffnung, turnier, ergebnis, bis.
help-more =
    mehr: die nächsten Partien oder Züge einer Variante.
    Auf dem Bildschirm für Screenreader: der Rest einer langen Antwort.
help-open = öffnen 57: diese Partie durchgehen. Nach einer Liste genügt 57.
help-resume =
    fortsetzen: zurück zu der unbeendeten Partie, die du zuletzt gespielt hast.
    fortsetzen 3: zu Partie 3.
    Die Partie, in der du bist, wird gespeichert.
help-next =
    weiter: der nächste Zug der geöffneten Partie. Auch nur Enter.
help-previous = davor: einen Zug zurück.
help-first = anfang: an den Anfang.
help-end =
    schluss: an das Ende der Zugfolge.
help-goto =
    gehe 12: zum zwölften Zug von Weiß.
    gehe 12 schwarz: zu dem von Schwarz.
    Kurz: go.
help-where =
    wo: die Seite am Zug.
    In einer geöffneten Partie: Zug, Variante, Partie.
help-auto =
    vorspielen: alle fünf Sekunden ein Zug.
    vorspielen 8: alle acht. Enter hält an.
help-pause =
    anhalten: hält die Uhren deiner Partie an oder das Vorspielen.
    Enter startet die Uhren.
    Im Wettkampf stehen dann beide Uhren. Der Schiedsrichter wird gerufen. Ein Grund darf folgen.
help-variations =
    varianten: was statt des letzten Zuges möglich war.
help-variation =
    variante 1, nach varianten auch nur 1: in die erste davon.
help-leave =
    verlassen: zurück zum Zug vor der Variante.
help-comment =
    kommentar: der Kommentar zum Zug, noch einmal.
help-about =
    angaben: Spieler, Regeln, Uhr.
    In einer geöffneten Partie: Spieler, Ergebnis, Turnier und mehr.
help-course =
    verlauf: wann jede Seite am besten war, und die längste Bedenkzeit.
    verlauf 12: wie die Partie nach Zug 12 war.
help-play-on =
    weiterspielen: eine neue Partie von hier gegen den Computer.
    weiterspielen schwarz: mit Schwarz.
help-close =
    schließen: zurück zu deiner eigenen Partie.

## Import

import-progress = { $games } Partien gelesen.
import-progress-percent = { $percent } Prozent, { $games } Partien gelesen.
import-kept = { $count ->
    [one] 1 Partie importiert.
   *[other] { $count } Partien importiert.
}
import-remarks = { $count } mit Anmerkungen.
import-doubles = { $count ->
    [one] 1 Partie war schon da.
   *[other] { $count } Partien waren schon da.
}
import-refused = { $count ->
    [one] 1 Partie abgelehnt.
   *[other] { $count } Partien abgelehnt.
}
import-why = { $why }: { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}.
import-fault = { $what } { $file }, Zeile { $line }, Spalte { $column }.
import-more-faults = Noch { $count }. Alle aufschreiben: --faults DATEI.
import-missing = Nicht gefunden: { $file }.
import-folder = { $file } ist ein Ordner. Nenne eine PGN-Datei darin.
import-unreadable = Nicht lesbar: { $file }. Nichts importiert. Prüfe, ob du sie lesen darfst.
import-endless = Mehr als 1 Gigabyte aus { $file }. Nichts importiert. Speichere es erst als Datei.
waiting-for-writer = Warte auf Daten aus { $file }. Steuerung C beendet es.
import-unwritable = Schon da oder nicht zu schreiben: { $file }. Nenne eine andere Datei.
import-interrupted = Unterbrochen, nichts importiert.
import-nothing = Nichts importiert. Versuche es noch einmal.
import-empty = { $file } ist leer.
import-no-game = Keine Partie in { $file }. Nenne eine PGN-Datei.
referee-no-event = Kein Ereignis in { $file }. Schreibe eines, etwa 0:00 start.
import-no-text = Kein reiner Text: { $file }. Entpacke die Datei oder speichere sie als UTF-8.
import-encoding = Gelesen als { $encoding }. Stimmen Namen nicht, nenne mit --encoding eine andere Kodierung.
import-encoding-unfit = Nicht in { $encoding }: manche Zeichen. Versuche mit --encoding eine andere Kodierung.
import-encoding-wrong = Nicht in { $encoding }: { $file }. Lass --encoding weg oder nenne eine andere Kodierung.
import-encoding-utf8 = Gelesen als { $encoding }, aber alles ist UTF-8. Stimmen Namen nicht, lass --encoding weg.
import-letters = Andere Buchstaben? Nimm --letters dazu, zum Beispiel --letters { $letters }.
import-letters-wrong = Andere Buchstaben? Lass --letters weg. Oder nenne eine andere Stimme.
encoding-unknown = Unbekannte Kodierung: { $word }. Am nächsten: { $near }.
encoding-unknown-examples = Unbekannte Kodierung: { $word }. Es gibt zum Beispiel { $near }.
standard-input = Standardeingabe
fault-foreign = Kein Zug in PGN: { $word }. PGN hat englische Buchstaben: K, Q, R, B, N.
fault-other-letters = Kein Zug mit den Buchstaben { $letters }: { $word }.
fault-null = Nullzug: { $word }.
fault-word = Kein PGN: { $word }.
fault-illegal = Regelwidriger Zug: { $word }.
fault-not-in-hand = Regelwidriger Zug: { $word }. Diese Figur ist nicht im Vorrat.
fault-glued = Zwei Züge: { $word }. Setze ein Leerzeichen dazwischen.
fault-ambiguous = Mehrdeutig: { $word }.
fault-promotion = { $word } nennt keine Umwandlungsfigur. Schreibe zum Beispiel =Q dahinter.
fault-tag = Die Kopfzeile { $word } ist unvollständig.
fault-twice = Die Kopfzeile { $word } kommt zweimal vor.
fault-position = FEN: { $what }
fault-variant = Kein normales Schach: { $word }.
fault-comment = Offener Kommentar: Die Klammer fehlt am Ende.
fault-long = Zu lang für eine Partie.
fault-variation = Variante: Die Klammern passen nicht zusammen.
fault-no-result = Das Ergebnis fehlt. Schreibe 1-0, 0-1, 1/2-1/2 oder * ans Ende.
fault-result = Zwei Ergebnisse: In der Kopfzeile steht { $word }. Es gilt { $read }.
fault-mate = Falsches Ergebnis: Die Schlussstellung ist matt.
fault-stalemate = Falsches Ergebnis: Die Schlussstellung ist patt.
remark-no-check = Kein Schach: { $word }. Der Zug gilt.
remark-no-mate = Kein Matt: { $word }. Der Zug gilt.
fault-no-text = Kein Text.
fault-no-moves = Die Partie hat keine Züge.
remark-result-of-tags = Kein Ergebnis nach den Zügen. Das der Kopfzeilen gilt: { $read }.
remark-result-of-board = Kein Ergebnis nach den Zügen. Der letzte Zug entscheidet: { $read }.
remark-no-result-tag = Kein Ergebnis in den Kopfzeilen. Das nach den Zügen gilt.
remark-no-position = Die Kopfzeile FEN hat keine Stellung. Es gilt die Grundstellung.
remark-chess960 = Gelesen als Chess960, nach den Rochaderechten. Stimmt das? Ergänze die Kopfzeile Variant.
remark-read-as = { $word } wird als { $read } gelesen.
remark-result-inside = Nach dem Ergebnis { $word } folgen Züge. Sie bleiben.
remark-apart = Nach dem Ergebnis { $word } folgen Züge. Sie bleiben als eigene Partie.
remark-left-out = { $word } wird ausgelassen.
remark-unseen = Unsichtbare Zeichen werden ausgelassen.
remark-text = { $word } steht in keinem Kommentar. Es wird einer.
remark-move-in-comment = { $word } steht hinter einem Semikolon. Es wird ein Kommentar.
remark-tag-in-comment = Ein Kommentar enthält die Kopfzeile { $word }. Vielleicht fehlt seine Klammer am Ende.
remark-ends = { $what } Bis dahin bleibt die Partie.
remark-variation-ends = { $what } Bis dahin bleibt die Variante.
why-foreign = Zug mit Buchstaben einer anderen Sprache
why-null = Nullzug
why-word = unbekanntes Wort
why-illegal = regelwidriger Zug
why-ambiguous = mehrdeutiger Zug
why-tag = unvollständige Kopfzeile
why-twice = Kopfzeile zweimal
why-variant = kein normales Schach
why-position = regelwidrige Anfangsstellung
why-rights = Rochade- oder En-passant-Recht unmöglich
why-chess960 = Chess960 ohne Kopfzeile
why-comment = offener Kommentar
why-long = zu lang
why-variation = Klammern einer Variante passen nicht
why-no-result = kein Ergebnis
why-result = zwei Ergebnisse
why-mate = matt, aber ein anderes Ergebnis
why-stalemate = patt, aber ein anderes Ergebnis
why-mark = Schach- oder Mattzeichen stimmt nicht
why-no-text = kein Text
why-no-moves = keine Züge
why-spelling = anders geschrieben
why-left-out = etwas ausgelassen
why-unseen = unsichtbare Zeichen
why-text = Wörter außerhalb von Kommentaren
why-move-in-comment = Zug im Kommentar
why-variation-cut = gekürzte Variante
why-result-inside = Züge nach dem Ergebnis

## Tasten

keymap-about = { $name }: { $about }
keymap-lichess = die Tasten des Blindmodus von Lichess.
keymap-winboard = die Tasten von WinBoard für JAWS.
keymap-numpad = der Ziffernblock allein.
keymap-left-hand = die linke Hand allein.
keymap-right-hand = die rechte Hand allein.
keymap-own = eine eigene Belegung.
keymap-part = Unbekannter Teil { $name }. Möglich: about, parent, numeric-block, keys und despite.
keymap-fault = Taste { $key }: { $what }
keymap-no-key = die Taste { $name } gibt es nicht. Schreibe einen Buchstaben wie k oder up, home, enter, space, f2.
keymap-shift = schreibe das Zeichen, das die Umschalttaste ergibt, ohne shift.
keymap-unknown = { $line } gibt es nicht. Meinst du { $near }?
keymap-unlike = { $line } gibt es nicht. Schreibe einen Befehl wie last.
keymap-argument = { $line } ist unvollständig oder falsch. Schreibe es wie { $example }.
keymap-twice = diese Taste ist zweimal belegt. Lösche eine der beiden Zeilen.
keymap-hidden = nie erreicht, denn { $by } tut schon etwas. Wähle eine andere Taste.
keymap-taken = { $why }. Wähle eine andere Taste oder nenne deinen Grund unter despite.
keymap-taken-instead = { $why }. Schreibe { $instead }.
keymap-not-taken = sonst nicht belegt oder hier ungenutzt. Lösche sie unter despite.
keymap-same-key = dasselbe wie { $known }, auf { $count ->
    [one] der Tastatur
   *[other] den Tastaturen
} { $keyboards }. Wähle eine andere Taste.
keymap-unreachable = { $count ->
    [0] Ohne Taste: { $names }.
   *[other] Ohne Taste: { $names } und { $count } weitere.
} Gib jedem eine Taste oder schreibe parent = "lichess".
keymap-empty = Keine Tasten in dieser Belegung. Schreibe etwa parent = "lichess" oder eigene Tasten.
keymap-no-parent = Kann nicht parent sein: { $name }. Es gibt: { $keymaps }.
taken-interrupt = bricht in jedem Terminal Programme ab
taken-suspend = hält in jedem Terminal Programme an
taken-end = beendet in jedem Terminal die Eingabe
taken-flow = hält in Terminals die Ausgabe an
taken-quit = beendet in jedem Terminal Programme
taken-tab = in jedem Terminal ein Tabulator
taken-enter = in jedem Terminal dasselbe wie Enter
taken-line-end = beendet in jedem Terminal eine Zeile
taken-backspace = oft dasselbe wie die Rücktaste
taken-escape = in jedem Terminal dasselbe wie Escape
taken-zoom = vergrößert in Terminals die Schrift
taken-multiplexer = die erste Taste von screen und tmux
taken-sequence = Anfang von anderen Tasten im Terminal
taken-control-shift = in Terminals für Tabs, Fenster, Kopieren und Suchen, und dort nicht von Steuerung allein zu unterscheiden
taken-alt-letter = Terminals öffnen damit Menüs, und yasr liest damit vor
taken-alt-digit = wechselt in Terminals die Tabs
taken-yasr = yasr liest damit vor
taken-help = öffnet in GNOME Terminal die Hilfe
taken-menu = öffnet in Terminals ein Menü
taken-full-screen = füllt in Terminals den Bildschirm
taken-drop-down = damit kommen und gehen guake und andere
taken-scroll = Terminals blättern damit, wechseln Tabs oder fügen ein
taken-consoles = wechselt Konsolen und Bereiche
taken-windows = damit bedienen Desktops Fenster
taken-control-alt = VoiceOver, Desktops und yasr haben Befehle darauf
taken-insert = NVDA, JAWS, Orca und Fenrir beginnen damit ihre Befehle
taken-block-arrows = NVDA, JAWS, Orca, Fenrir und Speakup lesen damit den Bildschirm
taken-block-digits = Fenrir, Speakup und die Ziffernblocktabelle von BRLTTY lesen damit den Bildschirm
taken-block-signs = NVDA, JAWS, Orca und Speakup brauchen sie für Maus, Lesezeiger und Stille
no-keymap = Unbekannte Belegung: { $name }. Es gibt: { $keymaps }.
health-keymap = Tastenbelegung { $name }: funktioniert, Tastatur { $keyboard }.
health-keymap-broken = Tastenbelegung: { $what }.
key-does = { $key }: { $does }.
key-shift = Umschalt { $key }
key-alt = Alt { $key }
key-control = Steuerung { $key }
key-f = F { $number }
key-up = Pfeil hoch
key-down = Pfeil runter
key-left = Pfeil links
key-right = Pfeil rechts
key-home = Pos 1
key-end = Ende
key-pageup = Bild hoch
key-pagedown = Bild runter
key-insert = Einfügen
key-delete = Entfernen
key-backspace = Rücktaste
key-enter = Enter
key-escape = Escape
key-tab = Tabulator
key-begin = Mitte des Ziffernblocks
key-space = Leertaste
key-slash = Schrägstrich
key-star = Stern
key-plus = Plus
key-minus = Minus
key-dot = Punkt
key-comma = Komma
key-question = Fragezeichen
key-step-up = ein Feld nach oben
key-step-down = ein Feld nach unten
key-step-left = ein Feld nach links
key-step-right = ein Feld nach rechts
key-step-up-left = ein Feld nach links oben
key-step-up-right = ein Feld nach rechts oben
key-step-down-left = ein Feld nach links unten
key-step-down-right = ein Feld nach rechts unten
key-next-king = der nächste König
key-next-queen = die nächste Dame
key-next-rook = der nächste Turm
key-next-bishop = der nächste Läufer
key-next-knight = der nächste Springer
key-next-pawn = der nächste Bauer
key-previous-king = der vorige König
key-previous-queen = die vorige Dame
key-previous-rook = der vorige Turm
key-previous-bishop = der vorige Läufer
key-previous-knight = der vorige Springer
key-previous-pawn = der vorige Bauer
key-rank = auf Reihe { $rank }
key-file = auf Linie { $file }
key-take = nimmt die Figur hier oder setzt sie
key-entry = zum Eingabefeld
key-board = zum Brett
key-next-target = nächstes Zielfeld der Figur in der Hand
key-next-pane = der nächste Bereich
key-previous-pane = der vorige Bereich
key-menu = alle Befehle in einer Liste
key-keys = alle Tasten in einer Liste
key-key-help = Tastenhilfe an und aus
key-cancel = Stille; zurück; stellt die Figur zurück
key-suspend = vorübergehend zurück zur Shell
key-redraw = zeichnet den Bildschirm neu
redrawn = Neu gezeichnet.
key-line = gibt ein: { $line }
does-yes = ja
does-no = nein
does-queen = Dame
does-rook = Turm
does-bishop = Läufer
does-knight = Springer
does-variation-1 = in die erste Variante
does-board-here = dieses Feld
does-moves-here = die Züge der Figur hier
does-captures-here = die Schlagzüge dieser Figur
does-rays-here = alle acht Richtungen von hier
does-diagonals-here = die Diagonalen von hier
does-knight-here = Figuren einen Springerzug entfernt
does-attackers-here = Angreifer und Verteidiger hier
does-defenders-here = Verteidiger und Angreifer hier
does-colour-here = ob dieses Feld hell oder dunkel ist
does-rank-here = die Figuren auf dieser Reihe
does-file-here = die Figuren auf dieser Linie
does-pieces-A = die Figuren von Weiß
does-pieces-a = die Figuren von Schwarz
does-pieces-K = der weiße König
does-pieces-Q = die weißen Damen
does-pieces-R = die weißen Türme
does-pieces-B = die weißen Läufer
does-pieces-N = die weißen Springer
does-pieces-P = die weißen Bauern
does-pieces-k = der schwarze König
does-pieces-q = die schwarzen Damen
does-pieces-r = die schwarzen Türme
does-pieces-b = die schwarzen Läufer
does-pieces-n = die schwarzen Springer
does-pieces-p = die schwarzen Bauern
does-claim-threefold = dreimal dieselbe Stellung
does-claim-fifty = fünfzig Züge ohne Schlag und Bauernzug
does-claim-flag = die Zeit des Gegners ist abgelaufen
does-claim-illegal = ein regelwidriger Zug des Gegners
does-claim-effort = Remis: der Gegner versucht nicht zu gewinnen
does-claim-means = Remis: der Gegner kann normal nicht gewinnen
does-claim-seconds = fünf Sekunden je Zug für beide
does-clock = die Restzeit
does-clock-mine = deine Zeit
does-clock-theirs = die Zeit des Gegners
does-score-3 = die letzten drei Züge
does-announce = sagt deinen Zug an
does-press = drückt deine Uhr
## Nehmen und Setzen

in-hand = { $piece } { $square } in der Hand.
put-back-here = { $piece } { $square } zurückgestellt.
look-edge = Rand. { $what }
look-board = Brett. { $what }
look-moves = Züge. { $what }
look-clocks = Uhren. { $what }
look-captures = Geschlagen. { $what }
look-players = Spieler. { $what }
look-log = Meldungen. { $what }
look-matters = Zu entscheiden. { $what }
look-boards = Bretter. { $what }
look-room = Im Raum. { $what }

## Der Bildschirm

pane-board = Brett
pane-moves = Züge
pane-clocks = Spieler
pane-log = Meldungen
pane-matters = Zu entscheiden
pane-boards = Bretter
pane-room = Im Raum
header-players = { $white } – { $black }
header-over = Partie beendet, { $score }.
dial = { $color } { $time } { $taken }
dial-untimed = { $color } { $taken }
dial-checks = Schach { $count }
mark-check = im Schach
mark-held = gehoben
mark-target = Ziel
mark-last = zuletzt
targets-none = Keine Figur in der Hand. Nimm zuerst eine.
too-small = Das Fenster ist zu klein.
focus-entry = Eingabe: { $text }
focus-secret = Deine Eingabe bleibt unsichtbar. Eingabetaste sendet sie, Escape geht zurück.
menu-title = Befehle
menu-setting = { $name }: { $value }
menu-other = ein anderer Wert: eintippen
list-help = { $take } wählt, { $up } und { $down } gehen durch die Liste, { $cancel } geht zurück.
list-search = Buchstaben suchen darin.
list-unfound = Nichts mit { $text } in dieser Liste.
commands-position = Nach der Stellung fragen
commands-game = Nach der Partie fragen
commands-text = Die Stellung als Text
commands-guide = Sich zurechtfinden
commands-play = Spielen
commands-seat = Am Platz in einem Wettkampf
commands-friendly = Unter Freunden
commands-analysis = Stellung beurteilen
commands-boards = Bretter
commands-archive = Partien finden
commands-study = Eine Partie durchgehen
commands-practice = Lernen und üben
commands-hearing = Stimme, Sprache und Schrift
commands-program = Partien, Einstellungen, Ende
commands-desk-run = Die Partie leiten
commands-desk-waiting = Entscheiden, was wartet
commands-desk-look = Prüfen
commands-desk-clock = Die Uhren stellen
commands-desk-penalty = Strafen und Ergebnisse
commands-desk-seen = Über Gesehenes entscheiden
commands-desk-sheets = Formulare, auf denen Züge fehlen
commands-desk-undoing = Bretter berichtigen, Entscheidungen widerrufen
commands-desk-support = Hilfen und Assistenten
commands-desk-presence = Anwesende und fehlende Spieler
commands-desk-adjournment = Die Partie vertagen
commands-desk-tasks = Aufgaben abhaken
commands-desk-records = Unterlagen und das Pult selbst
keys-title = Tasten
key-dropped = Abgebrochen.
quit-again = Noch einmal { $keys } beendet das Programm. Jede andere Taste lässt es laufen.
echo-typed = { $what }
echo-deleted = { $what } gelöscht
echo-end = Ende
echo-capital = großes { $letter }
key-none = { $keys } tut hier nichts.
no-shell = Keine Shell zum Zurückkehren. Das Programm läuft weiter.
key-waits = { $keys }, dann { $next }.
keys-from-to = { $from } bis { $to }
paste-too-long = Zu lang, nichts eingefügt. Höchstens { $lines } Zeilen.
paste-lines = Mehrere Zeilen, nichts eingefügt. Füge eine nach der anderen ein.
paste-game = Eine ganze Partie, nichts eingefügt. Speichere sie als Datei, dann in der Shell: { $program } import und ihr Name.
key-help-on = Tastenhilfe an: Jede Taste sagt, was sie tut. Dieselbe Taste beendet sie.
key-help-off = Tastenhilfe aus.
pictures-none = Dieses Terminal zeigt keine Bilder. Figuren bestehen aus Zeichen.
pictures-absent = Das Programm wurde ohne Bilder gebaut. Wie du sie bekommst, steht in docs/guide.md.
no-screen = Kein Bildschirm in diesem Terminal: Es geht in Zeilen weiter.
no-screen-pipe = Kein Bildschirm hier. Das ist eine Pipe und kein Terminal.
no-screen-plain = Kein Bildschirm hier. TERM oder ACCESSIBLE verlangt Zeilen.

## Auf einem Brett spielen

board-name = { $make }, { $port }
board-found = Brett gefunden: { $name }.
board-found-of = Brett von { $color } gefunden: { $name }.
board-back = Das Brett ist wieder da: { $name }.
board-back-of = Das Brett von { $color } ist wieder da: { $name }.
board-plays = Du spielst auf dem Brett.
board-right = Das Brett stimmt.
board-differs = Das Brett stimmt nicht.
board-left-over = Ungenutzt: Diese Seite spielt das Programm.
board-moves-only = Es meldet nur fertige Züge: Berühren merkt es nicht. Meldet es nichts, drehe das Brett um.
board-take = Nimm die Figur von { $square }.
board-take-man = Nimm { $man } von { $square }.
board-put = Setze { $man } auf { $square }.
board-carry = Setze { $man } von { $square } auf { $to }.
board-swap = Vertausche die Figuren auf { $square } und { $to }.
board-turn = Drehe das Brett um.
board-man = { $who ->
    [white-king] den weißen König
    [white-queen] die weiße Dame
    [white-rook] den weißen Turm
    [white-bishop] den weißen Läufer
    [white-knight] den weißen Springer
    [white-pawn] den weißen Bauern
    [black-king] den schwarzen König
    [black-queen] die schwarze Dame
    [black-rook] den schwarzen Turm
    [black-bishop] den schwarzen Läufer
    [black-knight] den schwarzen Springer
   *[black-pawn] den schwarzen Bauern
}
board-lifted = { $piece } { $square }.
board-touched = { $piece } { $square } berührt.
board-seated = { $square }.
board-empty = { $square }: leer.
board-executed = Auf deinem Brett ausgeführt.
board-put-back = Zurückgestellt. Es gilt weiter: berührt, geführt.
board-put-back-free = Zurückgestellt. Die Wahl ist frei.
board-adjusted = Zurechtgerückt.
board-knocked = Das Brett wurde angestoßen.
board-knocked-untouched = Das Brett wurde angestoßen. Nichts gilt als berührt.
board-lingers = Bist du fertig? Dann gib den Zug ein.
board-press = Drücke, wenn { $move } dein Zug ist.
board-type-move = Ist { $move } dein Zug, gib ihn ein.
board-press-move = Ist { $move } dein Zug, drücke oder gib ihn ein.
board-illegal = Nicht erlaubt: { $pieces }. Das Brett zurechtstellen: aufbauen.
board-in-hand = { $piece } { $square } ist wohl in deiner Hand.
board-gone-unpressed = { $move } steht auf dem Brett. Gib den Zug ein oder stecke das Brett an.
board-pressed = { $color } hat gedrückt.
button-in-hand = Nicht fertig: { $piece } { $square } ist nicht auf dem Brett.
button-take = Nicht fertig: Nimm { $man } von { $square }.
button-rook = Nicht fertig: Ziehe den Turm.
button-nothing-moved = Nichts gezogen. Du bist am Zug.
button-no-game = Der Knopf hat jetzt keine Wirkung.
button-menu-how = Drücken: weiter. Halten: ausführen.
button-menu-stop = Uhren anhalten.
button-menu-means = Remis beantragen: Der Gegner kann nicht gewinnen.
button-menu-effort = Remis beantragen: Der Gegner versucht nicht zu gewinnen.
button-menu-seconds = Um fünf Sekunden je Zug bitten.
button-menu-leave = Menü verlassen.
button-menu-left = Menü geschlossen.
board-no-button = Kein Knopf: Ein Zug gilt, wenn deine Hand ruht.
board-learned = Das Brett kennt jetzt seine Figuren.
board-not-learned = Figuren nicht gelernt. Das Brett verfolgt nur ihre Züge.
boards-clock-waits = Die Uhr wartet auf das Brett.
boards-clock-runs = Die Uhr läuft.
board-no-move = Kein erlaubter Zug vom Brett: { $text }.
board-line-lost = Daten vom Brett verloren. Letzten Zug hören: letzter. Fehlt einer, gib ihn ein.
board-faulty = { $square }: Der Sensor ist unzuverlässig.
board-doubtful = Wackelkontakt auf { $square }. Drücke die Figur fest. Das Feld zählt weiter.
board-missed = Daten vom Brett verloren. Fehlt eine Berührung oder ein Zug, wiederhole es.
board-flickers = Wackelkontakt auf { $square }: Drücke die Figur fest. Sonst: ausblenden { $square }.
board-still-empty = { $square } scheint leer. Drücke die Figur fest. Sonst: ausblenden { $square }.
board-still-occupied = { $square } scheint besetzt. Ist es leer, gib ausblenden { $square } ein.
board-still-other = { $square } scheint falsch besetzt. Ist die Figur richtig, gib ausblenden { $square } ein.
board-still-turned = Das Brett liegt wohl noch falsch herum. Liegt es richtig, gib steckbrett gerade oder steckbrett gedreht ein.
board-still-turned-pegs = Das Brett liegt wohl noch falsch herum. Drehe es um oder spiele an der Tastatur: überspringen.
board-lies-straight = Hast du { $square } genommen, liegt das Brett falsch herum. Drehe es oder gib steckbrett gerade ein.
board-lies-turned = Hast du { $square } genommen, liegt das Brett falsch herum. Drehe es oder gib steckbrett gedreht ein.
board-muted = { $square } ist ausgeblendet: Was es zeigt, zählt nicht.
board-muted-untouched = Wackelkontakt: { $square } ist ausgeblendet und gilt nicht als berührt.
board-muted-arbiter = Wackelkontakt: { $square } ist ausgeblendet. Ob es berührt war, entscheidet der Schiedsrichter.
board-not-touched = Hast du es nicht berührt, gib ausblenden { $square } ein.
board-not-touched-arbiter = Hast du es nicht berührt, gib ausblenden { $square } ein. Der Schiedsrichter entscheidet.
board-not-made = { $move } steht auf dem Brett. War das nicht dein Zug: zurücknehmen.
board-steady = { $square } ist wieder ruhig und zählt.
board-unmuted = { $square } zählt wieder.
board-mutes = { $square } ist ausgeblendet. Gib Züge von dort und dorthin ein. Damit es wieder zählt: einblenden { $square }.
board-which-side = Auf welcher Seite sitzt Weiß? Gib steckbrett gerade oder steckbrett gedreht ein.
board-battery = Akku des Bretts: { $percent } Prozent.
board-restarted = Das Brett wurde neu gestartet.
board-gone = Verbindung zum Brett verloren: { $reason }. Weiter geht es an der Tastatur. { $todo }
board-not-there = Kein Brett: { $reason }. { $todo }
board-none-found = nichts angeschlossen
board-none-found-do = Stecke es an. Oder nenne seinen Anschluss.
board-no-port = Den Anschluss { $port } gibt es nicht
board-no-port-do = Stecke es an.
board-not-serial = Kein serieller Anschluss: { $port }
board-not-serial-do = Nenne einen anderen.
board-busy = Ein anderes Programm nutzt { $port }
board-busy-do = Beende dieses Programm.
board-denied = Du darfst { $port } nicht benutzen
board-denied-do = Bitte den Administrator um Erlaubnis.
board-denied-group = Du darfst { $port } nicht benutzen
board-denied-group-do = Tritt der Gruppe { $group } bei: sudo usermod -aG { $group } $USER. Melde dich dann neu an.
board-no-answer = An { $port } antwortet nichts
board-no-answer-do = Schalte es ein oder stecke es neu an.
board-other-make = An { $port } ist ein Brett von { $what }
board-other-make-do = Nenne diese Marke oder auto.
board-babble = An { $port } ist ein anderes Gerät
board-babble-do = Prüfe Anschluss und Marke des Bretts.
board-stranger = Unverständliches von { $port }
board-stranger-do = Ist es der richtige Stecker? Oder das Brett ist neuer als touchmove.
board-failed = Fehler an { $port }, { $what }
board-failed-do = Stecke es noch einmal an.
boards-none = Kein Brett. Zum Suchen: steckbrett auto.
boards-none-position = Für eine Partie ab einer Stellung: { $position }.
boards-sought = Ein Brett wird gesucht.
boards-off = Bretter aus. Gib Züge ein.
board-is = Brett: { $name }.
board-of = Brett von { $color }: { $name }.
board-agrees = Es stimmt mit der Partie überein.
board-moves = Darauf wird gerade gezogen.
board-behind = Zug des Gegners noch ausführen: { $move }.
board-unmade = Angesagten Zug noch ausführen: { $move }.
board-waits = Noch nicht mit der Partie verglichen.
skipped = Das Brett bleibt unverändert. Gib Züge ein, bis es stimmt.
skip-none = Nichts zu überspringen.
argument-boards = { $name }: auto oder Marke und Anschluss, dgt:/dev/ttyUSB0; gerade oder gedreht; aus.
help-pegboard =
    steckbrett: welches Brett da ist und ob es mit der Partie übereinstimmt.
    steckbrett auto: sucht eines.
    steckbrett gerade, steckbrett gedreht: wie es liegt.
    steckbrett aus: ohne Brett weiter.
help-set-up =
    aufbauen: führt dich Feld für Feld zur Stellung der Partie.
    wiederholen: der Schritt noch einmal.
help-mute =
    ausblenden b8: Was dein Brett auf b8 meldet, zählt nicht. Für einen schlechten Kontakt.
    Wackelkontakt: Das Feld wird von selbst ausgeblendet, bis es zehn Sekunden ruhig war.
    Damit es wieder zählt: einblenden b8.
help-unmute =
    einblenden b8: b8 zählt wieder.
    Stimmt das Brett dann nicht, hörst du, was zu berichtigen ist.
help-skip =
    überspringen: lässt das Brett unverändert.
    Du gibst Züge ein, bis es stimmt.
    Auch: abbrechen.

## Bretter an einer Leitung

peg-looking = Ein Brett wird gesucht.
peg-found = Brett gefunden: { $make }, { $port }.
peg-senses-pegs = Es erkennt jede Figur, die aus ihrem Loch kommt.
peg-senses-squares = Es erkennt, welche Felder besetzt sind.
peg-senses-men = Es erkennt, welche Figur auf jedem Feld steht.
peg-senses-moves = Es meldet nur fertige Züge. Dass eine Figur berührt wird, kann es nicht melden.
peg-no-address = Keine Adresse eines Bretts: { $word }. Schreibe auto, eine Marke oder Marke und Anschluss: dgt:/dev/ttyUSB0. Die Marken: { $makes }.
peg-chips = Gelernt: die Chips von { $count } Figuren.
peg-event = { $what }.
peg-event-at = { $what }. { $time } Sekunden.
peg-together = Zugleich: { $items }
peg-lifted = { $square } angehoben
peg-lifted-man = { $piece } { $square } angehoben
peg-seated = { $square } besetzt
peg-seated-man = { $square } besetzt, { $piece }
peg-button-confirm = Bestätigungsknopf, { $how }
peg-button-confirm-of = Knopf von { $color }, { $how }
peg-button-clock = Knopf der Uhr, { $how }
peg-button-clock-of = Uhrtaste von { $color }, { $how }
peg-button = Knopf { $number }, { $how }
peg-short = kurz
peg-long = lang
peg-stands-start = Die Grundstellung steht.
peg-stands-empty = Das Brett ist leer.
peg-stands = Besetzt, { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}: { $items }.
peg-standing = { $piece } { $square }
peg-moved = Zug: { $text }.
peg-taken-back = Zurückgenommen: { $text }.
peg-faulty = { $square }: Der Sensor ist unzuverlässig.
peg-mended = { $square }: Der Sensor ist wieder in Ordnung.
peg-doubtful = { $square }: Der Sensor ist unsicher. Er zählt weiter.
peg-certain = { $square }: Der Sensor ist wieder sicher.
peg-glimpsed = { $square }: kurz ein anderer Messwert. Zählt nicht.
peg-felt = { $square } gefühlt
peg-clock = Uhr: Weiß { $white }, Schwarz { $black }, { $runs }.
peg-clock-stands = sie steht
peg-clock-white = die von Weiß läuft
peg-clock-black = die von Schwarz läuft
peg-buttonless = Es hat keinen Knopf.
peg-lampless = Es hat keine steuerbaren Lampen.
peg-identity = Kennung: { $text }.
peg-battery = Akku: { $percent } Prozent.
peg-battery-charging = Akku: { $percent } Prozent, lädt.
peg-done = Auftrag ausgeführt.
peg-refused = Auftrag abgelehnt: { $text }.
peg-learned = Die Figuren sind gelernt.
peg-not-learned = Nichts gelernt. Prüfe: { $items }.
peg-which-side = Auf welcher Seite sitzt Weiß? Nenne --straight oder --turned.
peg-restarted = Das Brett wurde neu gestartet.
peg-unanswered = Ein Auftrag bleibt ohne Antwort.
peg-silent = Das Brett meldet nichts.
peg-echo = Es kommt nur das eigene Signal zurück.
peg-version = Das Brett spricht eine andere Version.
peg-gap = Unterwegs ging etwas verloren.
peg-missed = Unterwegs verloren: { $count ->
    [one] ein Ereignis.
   *[other] { $count } Ereignisse.
}
peg-garbled = Unlesbares vom Brett.
peg-start-missing = Nicht die Grundstellung. Leer: { $items }.
peg-start-more = Nicht die Grundstellung. Zu viel auf: { $items }.
peg-start-other = Nicht die Grundstellung. Andere Figur auf: { $items }.
peg-enter-skips = Enter überspringt eine Frage.
peg-ask-take = Nimm die Figur von { $square }.
peg-ask-back = Stelle sie zurück auf { $square }.
peg-ask-put = Stelle eine Figur auf { $square }.
peg-ask-away = Nimm sie wieder von { $square }.
peg-square-works = { $square } funktioniert.
peg-nothing-came = Nichts gemeldet.
peg-skipped = Übersprungen.
peg-ask-move = Ziehe eine Figur auf dem Brett.
peg-no-move = Kein Zug gemeldet.
peg-lamps = Lampen, Reihe um Reihe von der ersten zur achten.
peg-lamps-done = Lampen fertig. Ob sie leuchten, muss ein Sehender prüfen.
peg-ask-button = Drücke einen Knopf, am Brett oder an der Uhr.
peg-no-button = Kein Knopf gemeldet. Vielleicht hat das Brett keinen.
peg-clock-works = Die Uhr funktioniert.
peg-no-clock = Keine Uhr hat geantwortet.
peg-named = Die Nummer des Bretts ist { $text }, für immer.
peg-has-name = Das Brett behält die Nummer, die es hat.
peg-takes-no-name = Das Brett nimmt keine Nummer an. Es braucht PEG/1 1.1, und die Nummer bis zu 16 Buchstaben oder Ziffern.
peg-clock-unnamed = Um eine Uhr zu prüfen: --clock xl oder --clock 3000.
peg-check-none = Nichts zu prüfen.
peg-check-lost = Verbindung zum Brett verloren. Prüfung nicht bestanden.
peg-check-works = Prüfung bestanden: { $count ->
    [one] ein Feld geprüft
   *[other] { $count } Felder geprüft
}.
peg-check-wrong = Prüfung nicht bestanden: { $items }.
peg-check-nothing = Nichts geprüft.
peg-check-moves = Prüfung bestanden: Züge kommen an.
peg-check-no-moves = Prüfung nicht bestanden: Kein Zug kam an.
health-board = Brett: möglicher Anschluss, { $port }{ $product }.
health-board-denied = Brett: { $reason }. { $todo }
health-board-none = Brett: kein Anschluss, an dem eines sein könnte.

## Ein simuliertes Brett

sim-word-lift = heben, nimm
sim-word-seat = setzen, setz
sim-word-replace = ersetzen
sim-word-press = drücken
sim-word-long = lang
sim-word-lever = hebel
sim-word-clock = uhr
sim-word-button = knopf
sim-word-wait = warten
sim-word-off = aus
sim-word-on = an
sim-word-battery = batterie, akku
sim-word-feel = fühlen, tasten
sim-word-pull = ziehen
sim-word-plug = stecken
sim-word-show = zeigen
sim-word-position = stellung
sim-word-next = weiter
sim-word-help = hilfe
sim-word-end = ende
sim-help =
    heben e2, setzen e4, setzen e8 dame
    ersetzen d5: die neue Figur, ohne Lücke
    drücken, lang: der Bestätigungsknopf
    drücken weiß: ein Knopf für jeden Spieler
    hebel: die Uhr; knopf 3: ihre Knöpfe
    batterie 15, fühlen e2
    warten 300: Millisekunden
    aus, an: der Strom
    ziehen, stecken: das Kabel
    zeigen: was wo steht
    stellung: FEN oder start
    weiter: der nächste Zug der Datei
    ende
sim-port = Anschluss: { $path }
sim-awaits = Die Partie beginnt, wenn ein Programm fragt.
sim-awaits-next = Der nächste Zug ist bereit. Befehl: weiter.
sim-no-next = Kein Zug mehr in der Datei.
sim-game-over = Die Partie ist zu Ende.
sim-lifted = Genommen: { $man } { $square }
sim-seated = Gesetzt: { $man } { $square }
sim-pressed = Gedrückt.
sim-set = Die Figuren stehen.
sim-done = Erledigt.
sim-waited = { $length } Millisekunden gewartet.
sim-on = Strom an.
sim-off = Strom aus.
sim-plugged = Kabel steckt.
sim-pulled = Kabel gezogen.
sim-open = Ein Programm hat den Anschluss offen.
sim-closed = Kein Programm hat den Anschluss offen.
sim-men-white = Weiß: { $men }
sim-men-black = Schwarz: { $men }
sim-no-men-white = Weiß: keine Figur
sim-no-men-black = Schwarz: keine Figur
sim-hand = Neben dem Brett: { $men }
sim-empty = { $square } ist leer.
sim-occupied = Besetzt: { $man } { $square }. Erst heben, sonst ersetzen.
sim-nothing-in-hand = Nichts in der Hand. Nenne eine Figur, etwa weiß Dame.
sim-no-button = Diesen Knopf hat das Brett nicht.
sim-no-part = Ohne Akku und Fingersensor: Das kann dieses Brett nicht.
sim-no-button-number = Kein Knopf: { $word }. Es gibt 1 bis 5.
sim-no-percent = Keine Prozentzahl: { $word }. Schreibe 0 bis 100, mit einem Plus beim Laden.
sim-no-word = Unbekannt: { $word }. Schreibe hilfe.
sim-missing = Hinter { $word } fehlt etwas. Schreibe hilfe.
sim-more = { $word } ist hier zu viel.
sim-no-square = Kein Feld: { $word }. Schreibe eines wie e2.
sim-what-square = Nenne ein Feld, etwa e2.
sim-no-man = Keine Figur: { $word }. Schreibe eine wie Dame.
sim-no-color = { $word }: weiß oder schwarz?
sim-no-time = Keine Zeit: { $word }. Schreibe Millisekunden, höchstens eine Stunde.
sim-no-position = Keine Stellung: { $word }. Schreibe FEN oder start.
sim-dark = Lampen: alle aus.
sim-lit = Lampen: { $squares }
sim-buzz = Ton: { $text }
sim-named = Nummer gespeichert: { $text }
sim-shake = Zittern: { $text }
sim-shows = Uhr zeigt: { $text }
sim-shows-and-beeps = Uhr piept und zeigt: { $text }
sim-shows-times = Uhr zeigt die Zeiten.
sim-times = Uhr gestellt: Weiß { $white }, Schwarz { $black }
sim-plays = Zug des Programms: { $from } { $to }
sim-no-system = Bretter gibt es simuliert nur auf Linux, macOS und BSD.
sim-no-port = Kein Pseudoterminal: { $reason }
sim-no-file = Datei nicht gefunden: { $file }.
sim-unreadable = Nicht lesbar: { $file }, { $reason }
sim-no-make = Unbekannte Marke: { $word }. Es gibt: { $makes }.
sim-no-flag = { $word } passt nicht zu dieser Marke.
sim-no-side = Keine Seite: { $word }. Schreibe white oder black.
sim-no-style = Kein Stil: { $word }. Schreibe einen wie own-first.
sim-cannot-confirm = Das Brett hat keinen Bestätigungsknopf.
sim-no-game = { $count ->
    [0] Keine lesbare Partie in { $file }.
    [one] Nur eine lesbare Partie in { $file }.
   *[other] Nur { $count } lesbare Partien in { $file }.
}
sim-fault = { $file }, Zeile { $line }: { $reason }
sim-fault-word = Keine Störung: { $word }. Schreibe eine wie noise, loss, pull.
sim-fault-share = Kein Anteil: { $word }. Schreibe einen von 0 bis 1, etwa 0.01.
sim-fault-square = Kein Feld: { $word }. Schreibe eines wie b8.
sim-fault-number = Keine Zahl: { $word }. Schreibe Millisekunden, höchstens einen Tag. Oder ein Byte.
sim-fault-short = Am Ende fehlt etwas.
sim-fault-more = { $word } ist zu viel.
sim-fault-needs-time = { $word } braucht zuerst seine Zeit, etwa at 5000.
sim-fault-no-place = Kein fester Zeitpunkt für { $word }. Schreibe from und to oder keines.

## Die Wettkampfdatei

match-line = Zeile { $line }: { $what }
match-key-in = { $key } in [{ $part }]
match-words = Eines von: { $words }.
match-help-aid = Hilfe: { $aid }.
match-wrong-form = nicht von der Form Schlüssel = "Wert". Werte stehen in Anführungszeichen.
match-wrong-twice = doppelt in der Datei. Lösche eines davon.
match-wrong-unknown-near = { $key } ist hier unbekannt. Meinst du { $instead }?
match-wrong-unknown = { $key } ist hier unbekannt. Eines von: { $words }.
match-wrong-part = { $part } ist ein Teil der Datei. Schreibe [{ $part }] auf eine eigene Zeile.
match-wrong-value = { $key } kann nicht { $value } sein. { $help }
match-wrong-answer = Nicht verstanden als { $key }: { $value }.
match-wrong-empty = { $key } hat keinen lesbaren Wert. { $help }
match-wrong-missing = { $key } fehlt. { $help }
match-wrong-relay = für { $color } spielt ein Assistent, aber keiner ist genannt. Nenne einen in [{ $part }].
match-wrong-hearing = nur mit Assistent: ein blinder gegen einen hörbehinderten Spieler. Nenne einen in [white.assistant] oder [black.assistant]. { $article }.
match-wrong-no-board = { $color } hat kein Brett mit Sensoren. Schreibe device = "pegs" oder "board". Sonst lass die Adresse weg.
match-wrong-no-pegs = nicht für Steckbretter: { $make }. Schreibe device = "board".
match-wrong-pegs = { $make } ist ein Steckbrett. Schreibe device = "pegs".
match-wrong-port = zwei Bretter an demselben Anschluss: { $port }. Jedes braucht einen eigenen.
match-wrong-boards = welches Brett wem gehört, ist unklar. Gib jedem seinen Anschluss, etwa dgt:/dev/ttyUSB0.
match-wrong-positions = eine Partie hat eine Anfangsstellung. Lass chess960 oder position weg.
match-wrong-aid = { $aid }: das kann kein Schiedsrichter erlauben, Rat ist verboten. FIDE 2023, 11.3.1.
match-wrong-code = { $key } ist leicht zu erraten. { $what }
match-wrong-pace = pace ohne Uhren. Lass pace weg oder gib eine Bedenkzeit an.

match-key-event = Turnier oder Wettkampf.
match-key-site = Ort: Stadt und Land.
match-key-place = Platz: Saal und Tisch.
match-key-round = Runde.
match-key-date = Datum, etwa 2026-11-21.
match-key-time = Bedenkzeit, etwa 15+10, 40/90+30,30+30 oder 5d3; off: ohne Uhren.
match-key-laws = Regeln: die Ausgabe, etwa fide-2023.
match-key-pace = Tempo. Ohne Angabe entscheidet die Bedenkzeit.
match-key-supervision = Aufsicht bei Schnell- und Blitzschach. Ausreichend: Es gelten die Turnierregeln.
match-key-announcing = Ansagen: wie ein Spieler dem anderen seinen Zug sagt, etwa Springer f3. Wiederholt: Der andere sagt ihn nach, wie bei Blinden.
match-key-default-time = Karenzzeit: So viele Minuten darf ein Spieler zu spät kommen, 0 bis 600.
match-key-quickplay = Endspurtphase: ob ihre Richtlinien angekündigt sind.
match-key-draws = Remis durch Vereinbarung. free: jederzeit. after 30: erst nach je 30 Zügen. arbiter: wenn der Schiedsrichter zustimmt. arbiter until 30: so bis zum 30. Zug.
match-key-adjournment = Hängepartie: ob die Partie vertagt werden darf.
match-key-session = Sitzung: wie viele Minuten sie nach der Uhr des Schiedsrichters dauert, 15 bis 900.
match-key-adjudication = Abschätzung: ob eine Partie, die nicht zu Ende gespielt werden kann, nach der Stellung gewertet wird.
match-key-minutes-by-claim = Minuten auf Antrag: ob die Minuten für einen regelwidrigen Zug nur bekommt, wer ihn reklamiert hat.
match-key-points = Punkte: was Sieg, Remis und Niederlage geben.
match-key-appeals = Einsprüche: ob Spieler gegen Entscheidungen des Schiedsrichters Einspruch einlegen dürfen.
match-key-appeal-time = Einspruchsfrist: So viele Minuten nach einer Entscheidung oder der Partie kann ein Spieler Einspruch einlegen, 0 bis 1440. Ohne sie: keine Frist.
match-key-appeal-fee = Gebühr eines Einspruchs, etwa 50 Euro.
match-key-chess960 = Schach960: die Nummer der Ausgangsstellung, 0 bis 959.
match-key-variant = Variante: der Name des Spiels, wenn nicht Schach.
match-key-position = Anfangsstellung als FEN. Ohne Angabe die Grundstellung.
match-key-odds = Vorgabe an den anderen Spieler, etwa knight, black pawn, draw oder white time 5.
match-key-name = Name des Spielers.
match-key-title = Titel, etwa FM.
match-key-federation = Verband, etwa GER.
match-key-club = Verein.
match-key-rating = Wertungszahl, 0 bis 4000.
match-key-fide-id = FIDE-Nummer, eine Zahl.
match-key-blind = Blind oder sehbehindert.
match-key-hard-of-hearing = Hörbehindert.
match-key-device = Gerät: worauf der Spieler spielt.
match-key-address = Adresse des Bretts: auto, eine Marke oder Marke und Anschluss, etwa peg1:/dev/ttyACM0.
match-key-moves = Zugstimme: fide sagt Eva vier, fide-en Eva four, de e4.
match-key-talk = Stimme für alles andere.
match-key-form = Form der Züge: lang mit dem Ausgangsfeld, kurz ohne es, wo das klar ist.
match-key-speech = Sprachausgabe: ob das Programm an einem eigenen Terminal zu diesem Spieler spricht. Der Host folgt deinen Einstellungen.
match-key-rate = Sprechtempo, -100 bis 100.
match-key-output = Ausgang: der Tonausgang, den dieser Spieler hört. Ohne Angabe der des Systems.
match-key-synthesiser = Synthesizer: der Name seiner Stimme. Ohne Angabe die der Sprache.
match-key-print = Ausgabe: wie Zeilen für diesen Spieler ausgegeben werden.
match-key-braille-table = Braille-Tabelle von liblouis, etwa de-g1.ctb; auto: nach der Sprache.
match-key-score = Partieformular: wer es führt. own: der Spieler, mit schreiben e4. hand: der Spieler, auf Papier oder in Braille. assistant: das Programm.
match-key-warnings = Warnungen: die Restminuten, bei denen der Spieler gewarnt wird, etwa 10,5,1; oder off.
match-key-code = Platzcode. Ohne Angabe keiner.
match-key-assistant-name = Name des Assistenten.
match-key-assistant-talk = Stimme, die zum Assistenten spricht.
match-key-arbiter-name = Name des Schiedsrichters.
match-key-arbiter-passphrase = Passwort, als Hash. { $program } match --new erzeugt ihn.
match-key-arbiter-talk = Stimme am Pult. Ohne Angabe die des Rechners.
match-key-arbiter-moves = Zugstimme am Pult. Ohne Angabe die des Rechners.
match-key-arbiter-speech = Sprachausgabe: ob ein Terminal des Schiedsrichters spricht.
match-key-arbiter-rate = Sprechtempo am Pult, -100 bis 100. Ohne Angabe das des Rechners.
match-key-arbiter-lock = Sperre: nach so vielen Minuten ohne Eingabe fragt das Pult wieder nach dem Passwort. 0: nie.
match-key-arbiter-output = Ausgang: der Tonausgang, den der Schiedsrichter hört. Ohne Angabe der des Systems.
match-key-arbiter-synthesiser = Synthesizer am Pult: der Name seiner Stimme. Ohne Angabe die der Sprache.

match-word-yes = ja
match-word-no = nein
match-word-standard = Turnierschach
match-word-rapid = Schnellschach
match-word-blitz = Blitz
match-word-adequate = ausreichend
match-word-sparse = nicht ausreichend
match-word-repeat = angesagt und wiederholt
match-word-repeat-first = angesagt, vor dem Drücken wiederholt
match-word-announce = angesagt
match-word-off = nichts
match-word-keyboard = Tastatur
match-word-pegs = Steckbrett
match-word-board = elektronisches Brett
match-word-assistant = Assistent
match-word-long = lang
match-word-short = kurz
match-word-text = Text
match-word-braille = Braille
match-word-own = der Spieler, mit schreiben e4
match-word-hand = der Spieler, auf Papier oder in Braille

aid-own-announcements = letzte Ansagen
aid-score-sheet = eigenes Partieformular
aid-times = Zeiten
aid-move-number = Zugnummer
aid-opponent-score = Partieformular des Gegners
aid-position-readout = Stellung vorlesen
aid-legal-moves = mögliche Züge
aid-attackers = Angreifer
aid-draw-hints = Hinweise auf Remis
aid-opening-name = Name der Eröffnung
aid-takeback = Züge zurücknehmen
aid-engine = Schachprogramm

match-about-file =
    Ein Wettkampf für touchmove. Zeilen mit # am Anfang sind Notizen für dich.
    Prüfen: { $program } match --check und der Name dieser Datei.
match-about-aids =
    Hilfen für beide Spieler, yes oder no. Ohne Zeile wie in den Regeln.
    Erlaubt: own-announcements, score-sheet, times, move-number.
    Nur wenn gewährt: opponent-score, position-readout, legal-moves,
    attackers, draw-hints, opening-name, takeback. Nie: engine.
    Für einen Spieler allein: ein Teil [white.aids] oder [black.aids].
match-about-arbiter = Das Passwort selbst steht nicht hier.

match-part-player = { $color }.
match-part-assistant = Der Assistent von { $color }.
match-part-player-aids = Hilfen für { $color } allein.
match-part-aids = Hilfen für beide Spieler.
match-part-arbiter = Der Schiedsrichter.
match-ask-begin =
    Eine neue Wettkampfdatei, etwa 15 Fragen.
    Enter allein: die vorgeschlagene Antwort.
    zurück: die Frage davor.
    Steuerung C: aufhören. Die Antworten bleiben.
match-ask-on = Fortsetzung. Schon beantwortet: { $count }.
match-looking = Bretter werden gesucht.
match-found-none = Kein Brett gefunden.
match-found = Gefunden: { $boards }.
match-ask-time = Bedenkzeit, etwa 15+10, 40/90+30,30+30 oder 5d3. Ohne Uhren: aus.
match-ask-name = Name von { $color }.
match-ask-blind = Wer ist blind oder sehbehindert?
match-ask-device = Worauf spielt { $color }?
match-ask-assistant = Name des Assistenten von { $color }.
match-ask-braille = Wer liest Zeilen in Braille?
match-ask-output = Welchen Tonausgang hört { $color }?
match-word-program = das Programm
match-word-both = beide
match-word-neither = keiner
match-found-board = { $make }-Brett an { $port }
match-device-pegs-later = Steckbrett, wird noch angeschlossen
match-device-board-later = elektronisches Brett, wird noch angeschlossen
match-device-relayed = ein Assistent tippt
match-ask-aids = Welche weiteren Hilfen sind erlaubt? Nummern mit Kommas.
match-ask-passphrase = Passwort für das Pult. Mindestens 10 Zeichen oder drei Wörter.
match-ask-passphrase-again = Das Passwort noch einmal.
match-passphrase-short = Zu kurz. Gib mindestens { $characters } Zeichen oder { $words } Wörter ein, die nicht zusammengehören.
match-code-short = Zu kurz. Gib mindestens 4 Zeichen ein.
match-weak-few = Zu leicht: kaum verschiedene Buchstaben.
match-weak-repeated = Zu leicht: Es wiederholt sich.
match-weak-digits = Zu leicht: nur Ziffern.
match-weak-row = Zu leicht: eine Reihe der Tastatur oder des Alphabets.
match-weak-known = Zu leicht: Das probiert jeder zuerst.
match-weak-name = Zu leicht: ein Name dieser Partie.
match-weak-offered = Zum Beispiel: { $text }.
match-passphrase-differs = Die Passwörter sind verschieden. Gib es noch zweimal ein.
match-choice = { $number }: { $word }
# Vor einer Frage, die noch einmal gestellt wird.
match-help-name = Gib den Namen dieses Spielers ein. Er steht auf den Partieformularen.
match-help-blind = Gib eine Nummer oder ein Wort ein. Für blinde Spieler werden Züge angesagt, und andere Regeln gelten.
match-help-device = Gib die Nummer seines Bretts ein. Ein anderes: Marke und Anschluss, wie dgt:/dev/ttyUSB0.
match-help-assistant = Gib einen Namen ein. Ohne Assistenten: nur Enter. Ein Assistent zieht die Figuren und hilft, wie es die Regeln erlauben.
match-help-braille = Gib eine Nummer oder ein Wort ein. Zeilen kommen in Unicode-Braille, für Braillezeilen, die den Text des Terminals zeigen.
match-help-output = Gib die Nummer seines Tonausgangs ein. Jeder Spieler braucht einen eigenen Kopfhörer.
match-help-time = Minuten, plus Sekunden je Zug: 90+30. Zwei Zeitkontrollen: 40/90+30,30+30. Ohne Uhren: aus.
match-help-default-time = Gib Minuten ein. Ein Spieler, der noch später kommt, verliert. 0: Jeder, der zu spät kommt, verliert. Ohne Angabe entscheidet der Schiedsrichter.
match-help-arbiter = Gib den Namen des Schiedsrichters ein. Er steht im Bericht.
match-help-aids = Gib Nummern mit Kommas ein. Nichts davon: keins. Die Spieler dürfen dann mehr fragen, als die Regeln erlauben.
match-help-passphrase = Gib ein Passwort für das Pult ein. Niemand sieht es, und niemand kann es später nachlesen.
match-help-passphrase-again = Gib dasselbe Passwort ein, damit ein Tippfehler auffällt.
match-help-choice = Gib Nummer oder Wort einer Antwort ein.
match-help-text = Gib deine Antwort ein. Enter ändert nichts.
match-help-review = Enter schreibt die Datei. Ändern: Gib den Namen der Zeile ein. alles: noch einmal alle Angaben.
match-enter = Enter: { $value }.
match-enter-none = Enter: nichts davon.
match-enter-nothing = Weglassen: keins.
match-enter-again = Gib eine Antwort ein.
match-enter-kept = Enter: wie eingegeben.
match-enter-passphrase = Enter allein: noch einmal von vorn.
match-none = keins
match-back = zurück
match-back-none = Das ist die erste Frage.
match-review = Die Angaben:
match-review-row = { $name }: { $value }
match-review-set = festgelegt
match-review-aids = die der Regeln
match-review-output = der des Systems
match-review-default-time = nicht festgelegt, der Schiedsrichter entscheidet
match-review-more = Auch mit Namen: { $names }.
match-review-end =
    Um etwas zu ändern, gib seinen Namen ein, etwa { $name }. Weitere Namen: hilfe.
    Enter: die Datei schreiben.
match-review-all = alles
match-review-again =
    Um mehr zu ändern, gib den Namen ein. Um alle Angaben zu hören: alles.
    Enter: die Datei schreiben.
match-review-unknown = Unbekannt: { $word }. Gib einen Namen aus der Liste ein.
match-name-of = { $color } { $name }
match-name-event = Turnier
match-name-site = Ort
match-name-place = Platz
match-name-round = Runde
match-name-date = Datum
match-name-time = Bedenkzeit
match-name-laws = Regeln
match-name-pace = Tempo
match-name-supervision = Aufsicht
match-name-announcing = Ansagen
match-name-default-time = Karenzzeit
match-name-quickplay = Endspurtphase
match-name-draws = Remis
match-name-adjournment = Hängepartie
match-name-session = Sitzung
match-name-adjudication = Abschätzung
match-name-minutes-by-claim = Minuten auf Antrag
match-name-points = Punkte
match-name-appeals = Einsprüche
match-name-appeal-time = Einspruchsfrist
match-name-appeal-fee = Einspruchsgebühr
match-name-chess960 = Schach960
match-name-variant = Variante
match-name-position = Anfangsstellung
match-name-odds = Vorgabe
match-name-name = Name
match-name-title = Titel
match-name-federation = Verband
match-name-club = Verein
match-name-rating = Wertungszahl
match-name-fide-id = FIDE-Nummer
match-name-blind = blind
match-name-hard-of-hearing = hörbehindert
match-name-device = Gerät
match-name-moves = Zugstimme
match-name-talk = Stimme
match-name-form = Form
match-name-speech = Sprachausgabe
match-name-rate = Sprechtempo
match-name-output = Tonausgang
match-name-synthesiser = Synthesizer
match-name-braille = Braille
match-name-braille-table = Braille-Tabelle
match-name-score = Partieformular
match-name-warnings = Warnungen
match-name-aids = Hilfen
match-name-assistant-name = Assistent
match-name-assistant-talk = Stimme für den Assistenten
match-name-arbiter-name = Schiedsrichter
match-name-arbiter-passphrase = Passwort
match-name-code = Platzcode
match-name-arbiter-lock = Pultsperre
match-name-arbiter-talk = Pultstimme
match-name-arbiter-moves = Pult-Zugstimme
match-name-arbiter-speech = Pult-Sprachausgabe
match-name-arbiter-rate = Pult-Sprechtempo
match-name-arbiter-output = Pult-Tonausgang
match-name-arbiter-synthesiser = Pult-Synthesizer
match-changed = Die Wettkampfdatei ist geändert: { $keys }. Eine begonnene Partie behält ihre alten Bedingungen.
match-changed-key = { $key } von { $then } auf { $now }
match-left-out = nichts
match-go-on = Partie { $game } ist nicht beendet. Nach den alten Bedingungen weiterspielen? Nein: neue Partie nach den neuen, Partie { $game } bleibt im Archiv. Ja oder nein?
match-help-go-on = ja: Die unbeendete Partie geht weiter, wie sie begann. nein: Eine neue beginnt, zu den neuen Bedingungen.
match-not-begun = Niemand hat geantwortet, und Partie { $game } ist nicht zu Ende. Starte den Wettkampf neu und antworte.
match-left = Nichts geschrieben.
match-kept = Deine Antworten sind gespeichert. Derselbe Befehl setzt fort.
match-not-kept = Deine Antworten sind nicht gespeichert: { $reason }.
match-written = Geschrieben: { $file }.
match-begin =
    Die Wettkampfdatei ist in Ordnung.
    Zum Beginnen: { $program } match { $file }
match-no-randomness = Keine Zufallszahlen vom System. Nichts geschrieben.
match-exists = Schon da: { $file }. Nenne eine andere Datei.
match-not-written = Nicht geschrieben, { $file }: { $reason }.
match-not-there = Keine Wettkampfdatei { $file }. Neu anlegen: { $program } match --new { $file }
match-not-read = Nicht lesbar: { $file }, { $reason }.
match-reason-missing = diese Datei gibt es nicht
match-reason-folder = das ist ein Ordner, nenne eine Datei darin
match-reason-no-text = kein reiner Text, speichere sie als UTF-8
match-reason-denied = du darfst sie nicht lesen

match-title = { $white } gegen { $black }.
match-event = Turnier: { $text }.
match-round = Runde { $text }.
match-site = Ort: { $text }.
match-place = Platz: { $text }.
match-date = Datum: { $text }.
match-laws = Regeln: { $edition }, { $pace }.
match-supervision-adequate = Aufsicht: ausreichend.
match-supervision-sparse = Aufsicht: nicht ausreichend.
match-announcing-repeat = Züge werden angesagt, wiederholt und ausgeführt.
match-announcing-repeat-first = Züge werden angesagt, wiederholt und ausgeführt, dann wird gedrückt. Von der Ansage bis dahin läuft die Uhr des Gegners.
match-announcing-announce = Züge werden angesagt, nicht wiederholt.
match-announcing-off = Züge werden nicht angesagt.
match-chess960 = Schach960, Ausgangsstellung { $number }.
match-variant = { $variant }.
match-position = Anfangsstellung: { $position }.
match-position-chess960 = Schach960, Anfangsstellung { $position }.
match-default-time = Karenzzeit: { $time }.
match-quickplay = Endspurtphase: angekündigt.
match-draws-after = Remis durch Vereinbarung: erst nach je { $count } Zügen.
match-draws-arbiter = Remis durch Vereinbarung: nur wenn der Schiedsrichter zustimmt.
match-draws-arbiter-until = Remis durch Vereinbarung: vor je { $count } Zügen nur, wenn der Schiedsrichter zustimmt.
match-adjournment = Hängepartie: erlaubt.
match-session = Sitzung: { $time }.
match-adjudication = Abschätzung: erlaubt.
match-minutes-claimed = Minuten für einen regelwidrigen Zug: nur wer reklamiert.
match-points = Punkte: { $win } für einen Sieg, { $draw } für ein Remis.
match-no-appeals = Einsprüche: keine. Der Schiedsrichter entscheidet endgültig.
match-appeal-time = Einsprüche: innerhalb von { $time }.
match-appeal-fee = Gebühr eines Einspruchs: { $fee }.
match-player = { $color }: { $name }.
match-blind = { $color } ist blind oder sehbehindert.
match-hard-of-hearing = { $color } ist hörbehindert.
match-device-keyboard = { $color } spielt an der Tastatur.
match-device-pegs = { $color } spielt auf einem Steckbrett, { $address }.
match-device-board = Elektronisches Brett von { $color }: { $address }.
match-device-assistant = { $color } spielt mit einem Assistenten.
match-assistant = { $color } hat einen Assistenten, { $name }.
match-spoken = { $color } hört Züge mit { $moves }, alles andere mit { $talk }.
match-printed = { $color } liest Züge mit { $moves }, alles andere mit { $talk }.
match-output = { $color } hört über den Tonausgang { $output }.
match-braille = { $color } liest Braille, Tabelle { $table }.
match-score-own = Partieformular von { $color }: schreibt der Spieler.
match-score-hand = Partieformular von { $color }: von Hand, auf Papier oder in Braille.
match-score-assistant = Partieformular von { $color }: führt das Programm.
match-warnings = { $color } wird gewarnt bei { $minutes } Minuten.
match-aids = { $color } darf fragen nach: { $aids }.
match-arbiter = Schiedsrichter: { $name }.
match-good = Die Wettkampfdatei ist in Ordnung.
match-note-silent = Ungewöhnlich: Ein Spieler ist blind, und Züge werden nicht angesagt. { $article } verlangt es; das Turnier darf davon abweichen.
match-note-unheard = Ungewöhnlich: Beide Spieler sind blind, und Züge werden nicht angesagt. { $article } verlangt es. Schreibe announcing = "repeat".
match-note-unrepeated = Ungewöhnlich: Ein Spieler ist blind, und Züge werden nicht wiederholt. { $article } verlangt es; das Turnier darf davon abweichen.
match-note-no-clocks = Ungewöhnlich: keine Uhren.
match-note-pace = Ungewöhnlich: { $pace }. Nach der Bedenkzeit wäre es { $usual }.
match-note-default-time = Keine Karenzzeit: Der Schiedsrichter entscheidet. { $article }: Das Turnier legt sie fest.
match-note-score = Ungewöhnlich: { $color } ist sehend und schreibt nicht mit. { $article }.
match-note-output = Beide Spieler hören denselben Ausgang: Jeder hört auch, was dem anderen gesagt wird.
match-note-passphrase = Das Passwort ist das der Beispiele, und jeder kennt es. { $program } match --new fragt nach deinem.
match-note-quickplay = Endspurtphase: bei dieser Bedenkzeit ohne Wirkung, { $article }.
match-note-quickplay-blitz = Endspurtphase: Im Blitz gibt es keine, { $article }. Lass sie weg.
match-note-session = Sitzung: ohne Wirkung, denn die Partie kann nicht vertagt werden. Schreibe adjournment = "yes".
match-note-title = Ungewöhnlicher Titel: { $color }. Die FIDE hat GM, IM, FM, CM, WGM, WIM, WFM, WCM.
match-readable = Andere dürfen { $file } lesen, samt Platzcodes und Prüfwert des Passworts. Schließe die Datei: { $command }

## Am Tisch eines Wettkampfs

seat-opened = Du spielst { $color }, { $name }. Gegner: { $opponent }.
seat-waits = Der Schiedsrichter startet die Uhren.
seat-compare-board = Vergleiche dein Brett mit der Stellung.
seat-offer-open = Das Remisangebot von { $color } ist offen.
seat-stands = Die Uhren stehen. Der Schiedsrichter startet sie.
seat-set-up = Baue dein Brett neu auf: Zu viel hat sich geändert.
seat-adjourned = Die Partie ist vertagt. Der Schiedsrichter öffnet den Umschlag.
seat-waits-repetition = { $color } muss ihn noch wiederholen.
seat-answer-offer = Gib annehmen oder ablehnen ein.
seat-not-you = Du bist nicht am Zug.
seat-must-play = Remis beantragt mit { $move }: Spiele ihn jetzt.
seat-free = Du darfst jeden erlaubten Zug spielen.
seat-made-stays = Dein Zug ist { $move }. Er bleibt.
seat-position-set = Neue Stellung vom Schiedsrichter. Baue dein Brett auf.
seat-absent = Du giltst als abwesend. Rufe den Schiedsrichter: schiedsrichter.
table-began = Die Partie beginnt. Die Uhr von { $color } läuft.
table-began-clockless = Die Partie beginnt.
table-resumed = Die Uhr von { $color } läuft wieder.
seat-clock-runs = Deine Uhr läuft.
seat-no-quit = Beenden kann nur der Schiedsrichter. Rufen: schiedsrichter. Die Partie aufgeben: aufgeben.
desk-help-passphrase = Gib das Passwort des Pultes ein. Es wurde mit der Wettkampfdatei gewählt, und niemand sieht es.
desk-passphrase = Passwort des Schiedsrichters. Enter allein: zurück.
desk-not-opened = Das Pult bleibt geschlossen. Zum Öffnen: pult.
desk-waits = Das Passwort wird geprüft.
desk-wrong = Falsches Passwort. Gib es noch einmal ein. Enter allein: zurück.
desk-wrong-wait = Falsches Passwort. Warte { $seconds } { $seconds ->
        [one] Sekunde
       *[other] Sekunden
    } und gib es dann noch einmal ein. Enter allein: zurück.
desk-early = Zu früh, nicht geprüft. Warte { $seconds } { $seconds ->
        [one] Sekunde
       *[other] Sekunden
    } und gib es dann noch einmal ein. Enter allein: zurück.
desk-open = Willkommen.
desk-wanted = Der Schiedsrichter wird gebraucht.
desk-open-matters = Willkommen. { $count ->
    [one] Eine Sache wartet
   *[other] { $count } Sachen warten
  } auf deine Entscheidung.
desk-alone = Gib nur pult ein. Nach dem Passwort wirst du gefragt, und es bleibt unsichtbar.
desk-alone-open = Gib nur pult ein, dann den Befehl. Der Text hinter pult wird ignoriert.
desk-closed = Das Pult ist geschlossen.
desk-locked = Das Pult ist gesperrt: Hier wurde lange nichts eingegeben. Gib irgendetwas ein, dann das Passwort.
desk-locked-seat = Das Pult ist gesperrt: Hier wurde lange nichts eingegeben. Zum Öffnen: pult.
desk-no-legal-move = Kein erlaubter Zug. Die Spieler hören das nicht.
desk-noted = Vermerkt.
task-done = Getan: { $what }
task-open = Noch zu tun: { $what }
task-room = Raum: Licht, Ruhe, Tische und Stühle.
task-telephones = Telefone: aus und abgegeben.
task-boards = Bretter: richtig aufgebaut und richtig herum.
task-clocks = Uhren: gestellt und in Ordnung.
task-assistants = Assistenten: Sie wissen, was sie dürfen.
task-rules = Spieler: Sie kennen Bedenkzeit, Regeln und ihre Hilfen.
task-default-time = Karenzzeit: bekannt gegeben.
task-committee = Berufungsausschuss: benannt.
task-start = Uhren: pünktlich angestellt.
task-watch = Partie: beobachtet, vor allem in Zeitnot.
task-recording = Formulare: Jeder Zug wird mitgeschrieben.
task-flags = Blättchen: beobachtet.
task-quickplay = Letzte Minuten: ständig beobachtet.
task-compare = Bretter: mit der Aufzeichnung verglichen.
task-spectators = Zuschauer: still.
task-session = Sitzung: das Ende angekündigt.
task-envelope = Umschlag: geprüft, verschlossen und verwahrt.
task-result = Ergebnis: aufgezeichnet.
task-signed = Formulare: von beiden unterschrieben.
task-sheets = Formulare: eingesammelt.
task-report = Unterlagen: geschrieben und dem Veranstalter übergeben.
desk-tasks-before = Vor der Partie:
desk-tasks-during = Während der Partie:
desk-tasks-after = Nach der Partie:
desk-task = { $number }: { $what }
desk-task-done = { $number }, getan: { $what }
desk-tasks-none = Bis hierher alles getan. Alle Aufgaben: aufgaben alle.
desk-task-record = Das sagt die Aufzeichnung selbst. { $what }
desk-no-such-task = Keine Aufgabe { $number }. Es gibt 1 bis { $count }.
desk-tasks-open = Nicht abgehakt: { $count }. Anhören: aufgaben.
desk-glossary = { $language }: { $word }
term-check = Schach
term-checkmate = Schachmatt
term-stalemate = Patt
term-castling = Rochade
term-en-passant = en passant
term-promotion = Umwandlung
term-sealed-move = Abgabezug
term-warning = Verwarnung
term-penalty = Strafe
desk-glossary-none = Nicht in der Wortliste: { $word }. Sie hat Figuren, Befehle und Begriffe der Regeln.
desk-board-square = { $square }: Brett { $board }, Partie { $game }.
desk-closed-look = Das Pult ist geschlossen. Zum Öffnen: pult.
desk-no-boards = Kein Brett ist angeschlossen.
desk-quit = Das Pult verlassen: verlassen. Bis später unterbrechen: Steuerung D am Host. Den Wettkampf beenden: abschließen.
desk-unknown = Unbekannt am Pult: { $word }. Alle Befehle: hilfe.
desk-no-question = Keine offene Frage am Pult.

## Das Terminal des Gastgebers

host-busy = Schon gestartet: Dieser Wettkampf läuft in einem anderen Programm. Schließe erst das andere.
host-quit = Bis später unterbrechen: Steuerung D. Die Uhren stehen, und dieselbe Datei setzt den Wettkampf fort. Beenden: am Pult abschließen.
host-kept = Wettkampf gespeichert als Partie { $game }. Zum Fortsetzen: { $program } match, dann dieselbe Datei.
host-desk = Pult
host-for = { $place }:
host-guide-desk = Schiedsrichter: pult öffnet das Pult.
host-guide-several = Für einen Platz: schwarz e4.
host-speaks-for = Du sprichst für { $place }.
host-look = Um hier einen Platz zu sehen, gib seinen Namen ein: { $places }.
host-serves-none = Andere Terminals bedienen alle Plätze. Dieses führt den Wettkampf.
host-taken = { $seat ->
    [desk] Das Pult ist an einem anderen Terminal. Schließe erst das andere.
   *[other] { $place } spielt an einem anderen Terminal. Schließe erst das andere.
}
host-given = { $seat ->
    [desk] Das Pult: jetzt an einem anderen Terminal.
   *[other] { $place }: jetzt an einem anderen Terminal.
}
host-gone = { $seat ->
    [desk] Verbindung zum Pult verloren. Hier geht es weiter.
   *[other] Verbindung verloren: { $place }. { $place } spielt hier.
}
room-of-table = Tisch { $table }: { $said }
room-open = { $count ->
        [one] Ein Tisch
       *[other] { $count } Tische
    }: { $tables }.
room-new-tables = Neue Tische: { $tables }.
room-gone-table = Nicht mehr in der Raumdatei: Tisch { $table }. Sein Wettkampf, { $white } gegen { $black }, bleibt gespeichert als Partie { $game }.
room-guide = An einen Tisch gehen: Tisch { $table }. Tische: { $tables }.
room-range = { $first } bis { $last }
room-table-words = Tisch
room-no-table = Einen Tisch { $table } gibt es nicht. Tische: { $tables }.
room-table-number = Die Nummer des Tisches fehlt. Tische: { $tables }.
room-which-table = Nenne den Tisch, denn hier sind mehrere: { $program } seat { $seat } --table, dann seine Nummer. Tische: { $tables }.
room-table-over = Tisch { $table }: Der Wettkampf ist beendet.
room-no-desk = Ein Pult des Raums gibt es hier nicht. Zum Pult eines Tisches: { $program } seat desk
room-has-no-table = Das Pult des Raums ist an keinem Tisch. Lass --table weg.
room-quit = Bis später unterbrechen: Steuerung D. Die Uhren stehen, und dieselbe Raumdatei setzt alle Wettkämpfe fort.
room-kept = { $count ->
        [one] Ein Wettkampf gespeichert
       *[other] { $count } Wettkämpfe gespeichert
    }. Zum Fortsetzen: { $program } room, dann dieselbe Datei.
room-reopened = das Ergebnis gilt nicht mehr.
room-wrong-number = Tisch { $table } gibt es schon. Jeder Tisch braucht eine eigene Nummer.
room-wrong-file = ein anderer Tisch hat { $file }. Jeder Tisch braucht eine eigene Wettkampfdatei.
room-wrong-empty = Kein Tisch in der Datei. Schreibe [[table]] in eine Zeile, darunter number und match.
room-wrong-port = auch Tisch { $table } nutzt { $port }. Jedes Brett braucht einen eigenen Anschluss.
room-wrong-boards = auch Tisch { $table } hat so ein Brett. Gib jedem seinen Anschluss, etwa dgt:/dev/ttyUSB0.
room-key-number = Nummer des Tisches, von 1 bis 9999.
room-key-match = Wettkampfdatei des Tisches, etwa table7.toml.
room-not-there = Keine Raumdatei { $file }.
room-good = Die Raumdatei ist in Ordnung.
cli-room = Wettkämpfe an mehreren Tischen spielen, nach einer Raumdatei.
arg-room-file = die Raumdatei.
arg-room-check = die Fehler der Raumdatei auflisten.
arg-seat-table = die Nummer des Tisches, wenn ein Raum mehrere hat.
arg-seat-by = der Befehl, der zu einem Wettkampf auf einem anderen Rechner führt.
arg-link-place = white, black, desk, room oder captain: der einzige Platz, zu dem er führt.

## Weitere Terminals einer Partie unter Aufsicht

client-no-table = Hier läuft kein Wettkampf. Starte ihn in einem anderen Terminal: { $program } match, dann seine Datei.
client-older = Zu alt: Der Wettkampf läuft mit einem neueren touchmove. Starte hier dasselbe.
client-newer = Zu neu: Der Wettkampf läuft mit einem älteren touchmove. Starte hier dasselbe.
client-stranger = Wettkampf eines anderen Benutzers: Melde dich als dieser an.
client-stuck = Keine Antwort vom Wettkampf. Sieh an seinem Terminal nach.
client-gone = Verbindung verloren. Warte auf den Wettkampf. Zum Verlassen: ende.
client-back = Verbindung wieder da.
client-waits = Nicht gesendet: Verbindung verloren. Warte auf den Wettkampf. Zum Verlassen: ende.
client-connects = Verbindung zum Wettkampf wird aufgebaut.
client-no-table-there = Dort läuft kein Wettkampf. Versuche es, wenn er läuft.
client-no-way = Keine Verbindung. Gib den Befehl allein ein, dann siehst du den Grund.
link-other-place = Nur für { $place } ist diese Verbindung da. Verlange diesen Platz.
client-braille-lost = Braille ausgefallen: { $reason }. Zeilen kommen als Text.
link-busy = Hier läuft schon ein Wettkampf, in einem anderen Terminal. Beende ihn dort oder nimm mit --data einen anderen Ordner.
link-closed = Keine weiteren Terminals möglich: { $reason }.
reason-long-path = der Name des Datenordners ist zu lang
reason-no-sockets = dieses System hat keine Sockets dafür
reason-no-output = diesen Tonausgang gibt es nicht; alle zeigt pactl list short sinks

## Probe

opening-strict =
    Turniermodus.
    Gib deinen Zug ein, um ihn anzusagen. Dann { $press }.
    Gib den Zug des Gegners ein, um ihn zu wiederholen.
set-up-position = Besondere Anfangsstellung. Baue dein Brett auf:
announcement-unclear = Nicht eindeutig. Nenne die Figur und beide Felder, bei der Rochade die des Königs.
slip-stands = Zu spät zum Berichtigen: Die Uhr ist gedrückt. Der Zug gilt.
withheld-own-announcements = Keine Ansagen: Der Schiedsrichter hat sie entzogen.
withheld-score-sheet = Kein Partieformular: Der Schiedsrichter hat es entzogen.
withheld-times = Keine Zeiten: Der Schiedsrichter hat sie entzogen.
withheld-move-number = Keine Zugnummer: Der Schiedsrichter hat sie entzogen.
withheld-opponent-score = Nicht erlaubt: das Partieformular des Gegners.
withheld-position-readout = Die Stellung wird nicht vorgelesen. Taste dein Brett ab.
withheld-position-sighted = Die Stellung wird nicht vorgelesen. Sieh auf dein Brett.
withheld-legal-moves = Erlaubte Züge werden nicht genannt.
withheld-attackers = Angreifer werden nicht genannt, Verteidiger auch nicht.
withheld-draw-hints = Keine Hinweise: Ob du Remis beantragen kannst, musst du selbst merken.
withheld-opening-name = Die Eröffnung wird nicht genannt.
withheld-takeback = Zurücknehmen ist hier nicht erlaubt.
withheld-engine = Kein Tipp und keine andere Stufe, solange die Partie läuft.
withheld-never = Nicht während dieser Partie: { $name }.
help-strict-announce =
    Du bist am Zug.
    Gib deinen Zug ein: So sagst du ihn an.
    Bei Umwandlung nenne auch die Figur.
    Fragen: letzter, wiederholen, partie, uhr, zug.
    Auch: remis, reklamieren dreifach, aufgeben.
    Aufhören: ende.
    Mehr: hilfe alle, hilfe reklamieren.
help-strict-press =
    Dein Zug ist angesagt. Jetzt drücken.
    Falsch angesagt? Vorher: berichtigen Springer f3.
help-strict-repeat =
    Gib den Zug des Gegners ein: So wiederholst du ihn.
    Dann bist du am Zug.
help-strict-wait =
    Der Gegner ist am Zug. Warte.
    Fragen: letzter, wiederholen, partie, uhr, zug.

## Die Unterlagen eines Wettkampfs

report-title = Bericht für den Schiedsrichter
report-table = Der Wettkampf
report-course = Verlauf
report-began = Beginn am { $date }. Zeiten sind Stunden, Minuten, Sekunden der Partie.
report-began-at = Beginn am { $date }. Zeiten sind Uhrzeiten.
report-program-started = Das Programm wird gestartet: { $when }.
report-result = Ergebnis: { $score }. { $ended }
report-open = Ergebnis: offen. Die Partie ist nicht zu Ende.
report-open-adjourned = Ergebnis: offen. Die Partie ist vertagt.
report-used = { $color } hat verbraucht: { $time }.
report-illegal-acts = { $color }, Regelwidrigkeiten: { $count }.
report-claims = { $color }, Reklamationen: { $count }.
report-complaints = { $color }, Beschwerden: { $count }.
report-appeals = { $color }, Einsprüche: { $count }.
report-claims-wrong = { $color }, unberechtigte Reklamationen: { $count }.
report-offers = { $color }, Remisangebote: { $count }.
report-aids-none = { $color } hat keine Hilfe benutzt.
report-aids-had = { $color } hat benutzt: { $aids }.
report-aids-refused = Nicht erlaubt für { $color }: { $aids }.
report-aid = { $aid }, { $count ->
    [one] einmal
   *[other] { $count }-mal
}
report-rulings = Entscheidungen und Strafen: { $count }.
report-passphrases = Falsche Passwörter: { $count }, Umschlag: { $envelope }.

report-started = Die Partie beginnt.
report-entered = { $color } zieht { $move }.
report-touched = { $color } berührt { $square }.
report-lifted = { $color } hebt eine Figur von { $square }.
report-seated = { $color } stellt eine Figur auf { $square }.
report-seated-man = { $color } stellt auf { $square }: { $piece }.
report-adjusting = { $color } kündigt Zurechtrücken an.
report-plays = { $color } spielt auf einem anderen Gerät: { $board }.
report-screen = Bildschirm
report-announced = { $color } sagt an: { $move }.
report-repeated = { $color } wiederholt: { $move }.
report-repeated-none = { $color } wiederholt etwas, das kein erlaubter Zug ist.
report-says = { $color } sagt: { $text }
report-unclear = { $color } sagt { $text }: kein erlaubter Zug. Beide Felder wurden erfragt.
report-seen-to = Erledigt: was der Spieler dem Schiedsrichter gesagt hat.
report-seen-to-of = Erledigt, was { $color } dem Schiedsrichter gesagt hat: { $text }
report-executed = { $color } führt den Zug aus.
report-corrected = { $color } berichtigt: { $move }.
report-clock-pressed = { $color } drückt die Uhr.
report-two-hands = { $color } hat beide Hände benutzt.
report-two-hands-claimed = { $color } sagt: mit zwei Händen gezogen.
report-flag-claimed = { $color } reklamiert Zeitüberschreitung.
report-illegal-claimed = { $color } reklamiert einen regelwidrigen Zug.
report-correction-wanted = Berichtigung: { $color } will einen regelwidrigen Zug berichtigen.
report-touch-claimed = { $color } meldet: { $opponent } hat { $square } berührt, bei Zug { $number }.
report-found = Eine Unregelmäßigkeit wird gemeldet.
report-draw-offered = { $color } bietet Remis an.
report-draw-accepted = { $color } nimmt Remis an.
report-draw-declined = { $color } lehnt Remis ab.
report-claimed-threefold = { $color } beantragt Remis: dreimal dieselbe Stellung.
report-claimed-threefold-with = { $color } beantragt Remis: dreimal dieselbe Stellung, mit { $move }.
report-claimed-fifty = { $color } beantragt Remis: fünfzig Züge.
report-claimed-fifty-with = { $color } beantragt Remis: fünfzig Züge, mit { $move }.
report-claimed-no-effort = { $color } beantragt Remis: Der Gegner versucht nicht zu gewinnen.
report-claimed-cannot-win = { $color } beantragt Remis: Der Gegner kann mit normalen Mitteln nicht gewinnen.
claim-clocks = Uhren: Weiß { $white }, Schwarz { $black }.
report-increment = { $color } bittet um Zeitzugabe je Zug.
report-resigned = { $color } gibt auf.
report-taken-back = Rücknahme verlangt, Halbzüge: { $count }.
report-wrote = { $color } schreibt { $place }: { $move }.
report-crossed-out = { $color } streicht { $place }.
report-signed = { $color } unterschreibt { $result }.
report-absent = { $color } ist nicht da.
report-arrived = { $color } ist da.
report-adjournment = Der Schiedsrichter vertagt die Partie.
report-adjournment-early = Der Schiedsrichter vertagt vorzeitig. Rest der Sitzung: { $time }.
report-sealed = { $color } gibt einen Zug ab.
report-adjourned = Der Schiedsrichter hat den Umschlag.
report-envelope-lost = Der Umschlag ist verloren. Die Spieler einigen sich auf keinen Zug.
report-envelope-lost-agreed = Der Umschlag ist verloren. Die Spieler einigen sich auf { $move }.
report-opened = Der Umschlag wird geöffnet: { $move }.
report-opened-ambiguous = Der Umschlag wird geöffnet: Der Zug ist mehrdeutig.
report-opened-unreadable = Der Umschlag wird geöffnet: Der Zug ist nicht lesbar.
report-resumption = Die vertagte Partie soll weitergehen.
report-rules = Der Schiedsrichter will entscheiden: { $ruling }
report-refused = Abgelehnt: { $why }
report-position-set = Stellung festgelegt: { $position }.
report-judged-possible = Geprüft: Matt ist noch möglich.
report-judged-none = Geprüft: Matt ist nicht mehr möglich.
report-judged-undecided = Geprüft: Ob Matt noch möglich ist, bleibt offen.
report-paused = Die Uhren werden angehalten.
report-resumed = Die Uhren laufen wieder.
report-time-passed = Eine Frist ist erreicht.
report-clocks-told = Die Uhren zeigen { $white } und { $black }.
report-result-told = Der Server beendet die Partie: { $result }.
report-closed = Nicht genannt, solange der Umschlag zu ist.

report-not-pressed = { $color } hat nicht gedrückt. Die Zeit läuft weiter.
report-illegal-stands = Der Zug von { $color } war regelwidrig. Er gilt, bis er reklamiert wird.
report-illegal-position = Der Zug war regelwidrig: zwei Könige im Schach oder ein Bauer auf der letzten Reihe. { $color } hat einen Zug, um das zu beheben.
report-asks = Ist Matt noch möglich? Das wird geprüft.
report-clock-runs = Die Uhr von { $color } läuft.

report-asked-had = Hilfe bekommen: { $color }, { $aid }.
report-asked-refused = Hilfe verweigert: { $color }, { $aid }.
report-granted = { $color } darf jetzt nutzen: { $aid }.
report-withdrawn = { $color } darf nicht mehr nutzen: { $aid }.
report-assistant = Assistent von { $color } ist { $name }.
report-assistant-dismissed = Der Assistent von { $color } ist entlassen.
report-passphrase-right = Das Pult wird geöffnet, Platz: { $place }. Passwort richtig.
report-passphrase-wrong = Passwort falsch, Platz: { $place }.
report-envelope-right = Passwort des Umschlags richtig, Platz: { $place }.
report-envelope-wrong = Passwort des Umschlags falsch, Platz: { $place }.
report-code-wrong = Falscher Code, Platz: { $place }.
report-envelope-key = Neuer Schlüssel für Umschläge.
report-desk-closed = Das Pult wird geschlossen.
report-desk-locked = Pult gesperrt, Platz: { $place }. Es wurde nichts eingegeben.
report-desk-talks = Stimme am Pult: { $voice }.
report-questioned = Rückfrage am Pult: { $what }
report-answered-yes = Der Schiedsrichter sagt ja.
report-answered-no = Der Schiedsrichter sagt nein. Nichts geschieht.
report-answered-dropped = Die Frage entfällt. Nichts geschieht.
report-program-closed = Das Programm wird beendet: { $when }.
report-was-closed = So lange war es beendet: { $time }.
report-broken-off = Das Programm wurde unterbrochen: ein Absturz oder ein Stromausfall.
report-file-old = Die Wettkampfdatei wurde geändert: { $keys }. Der Schiedsrichter lässt mit den alten Bedingungen weiterspielen.
report-file-new = Die Wettkampfdatei wurde geändert: { $keys }. Der Schiedsrichter beginnt diese Partie mit den neuen Bedingungen. Die vorige bleibt unbeendet.
report-file-taken = Die Wettkampfdatei wurde geändert: { $keys }. Das gilt ab jetzt. Keine Bedingung der Partie hat sich geändert.
report-served = Terminal verbunden, Platz: { $place }.
report-board-lost = Verbindung verloren: das Brett von { $color }.
report-board-back = Das Brett von { $color } ist wieder da.
report-board-wrong = Das Brett von { $color } stimmt nicht.
report-board-right = Brett wieder richtig: { $color }.
report-board-low = Akku fast leer: Brett von { $color }.
report-board-missed = Daten vom Brett verloren: { $color }.
report-mutes = { $color } blendet { $square } aus. Es zählt nicht.
report-flickers = Wackelkontakt auf { $square }, Brett von { $color }. Das Feld zählt nicht.
report-left = Terminal getrennt, Platz: { $place }.
report-noted = Vermerk des Schiedsrichters: { $text }
report-signed-off = Der Schiedsrichter schließt ab.
report-desk = Schiedsrichter

record-cancelled = Gestrichen: { $moves }.
record-announced-cancelled = Angesagt und gestrichen: { $move }.
record-illegal = Nicht reklamierter regelwidriger Zug: { $move }.
record-apart = Aus einer regelwidrigen Stellung, { $position }: { $move }.
record-goes-on = Weiter aus einer anderen Stellung: { $position }
record-at = { $time }:
reason-espeak-missing = espeak-ng ist nicht installiert
reason-espeak-stuck = espeak-ng endet nicht
reason-espeak-garbage = espeak-ng gibt keinen Ton aus
records-no-sound = Keine Tondatei der Ansagen: { $reason }.
record-announcements = Ansagen, mit Zeiten seit Beginn
record-sheet = Partieformular von { $color }, { $name }
record-differs = Zug { $number } von { $color } ist anders notiert. Gespielt: { $move }.
record-position-set = Stellung vom Schiedsrichter festgelegt, vor Zug { $number } von { $color }.
record-end-revoked = Dieses Ende wurde widerrufen: { $ended }
record-not-written = Zug { $number } von { $color } ist nicht notiert: { $move }.
record-empty = Nichts notiert.
record-by-hand = Mitschrift von Hand: auf dem Partieformular des Spielers. Lege es bei.
record-announced = { $color } sagt an: { $to }.
record-corrects = { $color } berichtigt { $from } zu { $to }.
record-corrected = Berichtigt von { $from } zu { $to }.
record-was-illegal = Angesagt, regelwidrig.
record-was-taken-back = Angesagt, regelwidrig, zurückgenommen.
record-crossed-out = Gestrichen, Zug { $number } von { $color }: { $move }.
record-period = Neue Zeitkontrolle ab Zug { $number } von { $color }. Verbraucht: Weiß { $white }, Schwarz { $black }.
record-used = Verbraucht: Weiß { $white }, Schwarz { $black }.
record-not-signed = { $color } hat nicht unterschrieben.
records-no-match = Kein Wettkampf: Partie { $game }. Alle Partien: { $program } games

envelope-title = Umschlag eines Abgabezugs
envelope-began = Die Partie begann am { $date }.
envelope-sealer = Abgegeben von { $color }, { $name }.
envelope-number = Abgegeben ist Zug { $number }.
envelope-offer = Remisangebot: { $color }.
envelope-no-offer = Remisangebot: keines.
envelope-given = Zeitgutschrift durch Entscheidungen, { $color }: { $time }.
envelope-taken = Zeitabzug durch Entscheidungen, { $color }: { $time }.
envelope-date = Tag der Wiederaufnahme:
envelope-time = Uhrzeit der Wiederaufnahme:
envelope-place = Ort der Wiederaufnahme:
envelope-position = Stellung vor dem Abgabezug

## Was ein Spieler am Tisch eines Wettkampfs tut

seat-not-here = { $name } geht nicht in einem Wettkampf.
seat-home-only = Das geht nicht in einem Wettkampf.
seat-alone = { $name } geht nur in einem Wettkampf.
seat-announcing-off = Nicht nötig: Züge gelten, sobald sie eingegeben sind.
seat-nothing-announced = Noch ist nichts angesagt.
seat-not-in-advance = Nicht im Voraus: Zug { $number } von { $color } ist noch nicht gezogen.
seat-sheet-hole = Lücke im Partieformular. Schreibe erst Zug { $number } von { $color } auf.
seat-nothing-written = Dort steht nichts.
seat-no-board = Du spielst ohne Brett.
seat-executed = Gilt als ausgeführt auf deinem Brett.
clocks-run-on = Die Uhren laufen weiter.
desk-clocks-run-on = Die Uhren laufen weiter. Zum Anhalten: anhalten.
two-hands-called = Gemeldet: Der Schiedsrichter entscheidet.
two-hands-called-by = { $color } beschwert sich: { $opponent } hat mit zwei Händen gezogen. Der Schiedsrichter entscheidet.
seat-not-your-turn = { $color } ist am Zug.
button-of-other = Das war der Knopf der anderen Seite. { $color } muss drücken.
seat-your-move = Du bist am Zug.
seat-over = Die Partie ist zu Ende. Gib unterschreiben und das Ergebnis ein.
seat-boards = Dein Brett steht in der Wettkampfdatei. Neu suchen: steckbrett an.
seat-repeated-execute = Wiederholt. Führe ihn auf deinem Brett aus.
seat-repeats-another = { $color } wiederholt einen anderen Zug. Angesagt: { $move }.
seat-must-seal = Gib deinen Zug ab: abgeben und der Zug.
seat-taken = Anderes Terminal: { $color } spielt jetzt dort.
seat-left = Verbindung verloren: das Terminal von { $color }.
player-away = { $color } ist vom Brett weggegangen.
player-back = { $color } ist wieder am Brett.
seat-away = Schon gesagt: du bist weg. Wenn du zurück bist: wieder-da.
seat-here = Du bist schon am Brett. Zum Weggehen: weg.
seat-help-code = Gib den Code dieses Platzes ein. Der Schiedsrichter kennt ihn aus der Wettkampfdatei.
seat-code = Code für den Platz von { $color }. Enter allein: zurück.
seat-code-wrong = Falscher Code. Gib ihn noch einmal ein. Enter allein: zurück.
seat-code-wait = Falscher Code. Warte { $seconds } { $seconds ->
        [one] Sekunde
       *[other] Sekunden
    } und gib ihn dann noch einmal ein. Enter allein: zurück.
seat-code-early = Zu früh, nicht geprüft. Warte { $seconds } { $seconds ->
        [one] Sekunde
       *[other] Sekunden
    } und gib ihn dann noch einmal ein. Enter allein: zurück.
seat-must-record = Lücke im Partieformular: Zug { $number } von { $color }. Schreibe ihn auf, bevor du ziehst.
seat-must-complete = Du musst jetzt alle Züge nachtragen.
seat-need-not-record = Du musst nicht mehr mitschreiben, bis zur Zeitkontrolle.
seat-relayed = { $assistant }, du spielst für { $name }, { $color }. Gegner: { $opponent }.
seat-assistant = Dein Assistent: { $assistant }.
seat-assistant-of = Assistent von { $color }: { $assistant }.
seat-no-assistant = Du hast keinen Assistenten mehr.
seat-no-assistant-of = { $color } hat keinen Assistenten mehr.
arbiter-called = Der Schiedsrichter ist gerufen. Die Uhren laufen weiter.
arbiter-called-only = Der Schiedsrichter ist gerufen.
arbiter-called-by = { $color } ruft den Schiedsrichter.
arbiter-long = Zu lang: höchstens { $count } Zeichen. Sage es dem Schiedsrichter persönlich.
appeal-filed = Dein Einspruch ist vermerkt: Entscheidung { $number }. Der Ausschuss entscheidet.
appeal-by = { $color } legt Einspruch ein: Entscheidung { $number }.
appeal-upheld = Stattgegeben: Einspruch gegen Entscheidung { $number }.
appeal-rejected = Abgewiesen: Einspruch gegen Entscheidung { $number }.
appeal-no-rulings = Keine Entscheidung { $number }: Es gibt noch keine.
appeal-no-ruling = Keine Entscheidung { $number }. Die letzte ist { $count }.
appeal-revoked = Kein Einspruch: Entscheidung { $number } ist widerrufen.
appeal-final = Kein Einspruch: Entscheidung { $number } ist endgültig.
appeal-late = Zu spät für einen Einspruch. Die Frist war { $time }.
appeal-twice = Schon eingelegt: Einspruch gegen Entscheidung { $number }.
sheet-kept = Das Programm schreibt für dich mit.
sheet-by-hand = Du schreibst von Hand mit. Die Züge stehen nur auf deinem eigenen Formular.
sheet-by-hand-theirs = Dein Gegner schreibt von Hand mit.
sheet-sealed = Der Abgabezug bleibt im Umschlag. Auf dein Partieformular kommt er, sobald der Umschlag geöffnet ist.
sheet-written = Geschrieben: Zug { $number } von { $color }: { $move }.
sheet-crossed-out = Gestrichen: Zug { $number } von { $color }.
sheet-hole = nichts geschrieben
sheet-position-set = Stellung vom Schiedsrichter festgelegt.
sheet-squares = { $from } { $to }
sheet-not-read = Nicht verstanden. Schreibe beide Felder, etwa g1 f3.
sheet-not-clear = Nicht eindeutig. Schreibe beide Felder, etwa g1 f3.
sheet-two-moves = Ein Zug nach dem anderen. Schreibe erst den ersten.
sheet-empty = Dein Partieformular ist leer.
sheet-empty-theirs = Leer: das Partieformular deines Gegners.
confirm-seal = { $move } abgeben? ja oder nein.
confirm-sign = Festgehalten ist: { $due ->
        [white] Weiß gewinnt
        [black] Schwarz gewinnt
       *[draw] Remis
    }. Trotzdem unterschreiben: { $signed ->
        [white] Weiß gewinnt
        [black] Schwarz gewinnt
       *[draw] Remis
    }? Dann entscheidet der Schiedsrichter. ja oder nein.
seal-no-key = Hier gibt es keinen Umschlag. Gib deinen Zug auf Papier ab und rufe den Schiedsrichter.
seal-fails = Der Umschlag lässt sich nicht schließen. Gib deinen Zug auf Papier ab und rufe den Schiedsrichter.
argument-writing = { $name }: welcher Zug? { $name } e4, mit Nummer: { $name } 12 schwarz e5.
argument-result = { $name }: 1-0, 0-1 oder remis.
argument-appeal = { $name }, Nummer der Entscheidung, Gründe: { $name } 2 das Blättchen war oben.
help-seat =
    Dein Zug: Springer f3, drücken.
    Fragen: letzter, uhr, partie.
    Partie: remis, annehmen, ablehnen, aufgeben.
    Remis beantragen: reklamieren dreifach.
    Rufen: schiedsrichter, berührt e4, beidhändig.
    Partieformular: schreiben e4, streichen, unterschreiben 1-0.
    Mehr: hilfe alle, hilfe reklamieren.
help-seat-typed =
    Dein Zug: Springer f3.
    Fragen: letzter, uhr, partie.
    Partie: remis, annehmen, ablehnen, aufgeben.
    Remis beantragen: reklamieren dreifach.
    Rufen: schiedsrichter, berührt e4, beidhändig.
    Partieformular: schreiben e4, streichen, unterschreiben 1-0.
    Mehr: hilfe alle, hilfe reklamieren.
help-seat-announcing =
    Dein Zug: Springer f3, drücken.
    Zug des Gegners: Gib ihn ein.
    Falsch: berichtigen Springer f3.
    Er steht auf deinem Brett: ausgeführt.
    Fragen: letzter, uhr, partie.
    Partie: remis, aufgeben, reklamieren dreifach.
    Rufen: schiedsrichter, berührt e4.
    Formular: schreiben e4, streichen.
    Mehr: hilfe alle, hilfe reklamieren.
help-seat-sealing =
    Hängepartie. Gib deinen Zug ab: abgeben Springer f3.
    Niemand sonst hört ihn, und deine Uhr läuft bis dahin.
    Die Uhr: uhr. Partieformular: partie. Rufen: schiedsrichter.
    Mehr: hilfe alle, hilfe abgeben.
help-seat-over =
    Die Partie ist zu Ende.
    Gib unterschreiben und das Ergebnis ein.
    Dein Partieformular: partie.
help-executed =
    ausgeführt: Der Zug des Gegners ist auf deinem Brett ausgeführt, von dir oder deinem Assistenten.
help-touched =
    berührt e4: Der Gegner hat die Figur auf e4 berührt und nicht gezogen.
    Der Schiedsrichter entscheidet. Ohne ihn gilt es sofort, wo die Regeln das Reklamieren verlangen.
help-two-hands =
    beidhändig: Der Gegner hat mit zwei Händen gezogen.
    Der Schiedsrichter erfährt es.
help-arbiter =
    schiedsrichter: ruft den Schiedsrichter.
    schiedsrichter ich brauche eine Pause: eine Bitte oder Beschwerde, die auf ihn wartet.
    Die Uhren laufen weiter, außer du hältst sie mit anhalten an.
help-appeal =
    einspruch 2 das Blättchen war oben: Einspruch gegen Entscheidung 2, mit deinen Gründen.
    Der Berufungsausschuss entscheidet.
help-away = weg: sagt allen, dass du vom Brett weggehst. Deine Uhr läuft weiter.
help-here = wieder-da: sagt allen, dass du wieder am Brett bist.
help-write =
    schreiben e4: schreibt den nächsten Zug auf dein Partieformular.
    schreiben 12 schwarz e5: an seine Stelle.
help-cross-out =
    streichen: streicht den letzten Eintrag.
    streichen 12 schwarz: einen bestimmten.
help-sign =
    unterschreiben 1-0, 0-1 oder remis: unterschreibt das Ergebnis nach der Partie.
    Zu Hause, wenn Remis reklamiert ist: das Ergebnis, das ein Schiedsrichter gegeben hat.
help-seal =
    abgeben Springer f3: legt deinen Zug in den Umschlag.
    Nur, wenn die Partie vertagt wird.
    Niemand sonst hört ihn.

## Was Entscheidungen des Schiedsrichters für einen Spieler heißen

seat-seen-to = Erledigt, sagt der Schiedsrichter.
seat-aid-granted = Der Schiedsrichter erlaubt dir: { $aid }.
seat-aid-withdrawn = Der Schiedsrichter entzieht dir: { $aid }.
seat-signed-off = Der Schiedsrichter hat abgeschlossen.

## Am Pult des Schiedsrichters

desk-help = Uhren: beginnen, anhalten, weiter.
    Zu entscheiden: sachen. Prüfen: tatsachen, vergleichen, protokoll.
    Entscheiden: annehmen, ablehnen, aufschieben, erledigt.
    Strafen: verwarnen weiß, zeit-geben weiß 2, niederlage weiß.
    Mehr: hilfe alle, hilfe zurücksetzen.
    Das Pult schließen: verlassen.
desk-nothing-typed = Nichts eingegeben. Gib einen Befehl des Pultes oder hilfe ein.
desk-player-tells = { $color } ruft den Schiedsrichter: { $text }
desk-do-told = Entscheide, dann: erledigt.
desk-do-told-numbered = Entscheide, dann: erledigt { $number }.
desk-do-appeal = Der Ausschuss entscheidet. Gib einspruch { $number } stattgegeben oder einspruch { $number } abgewiesen ein, mit dem Grund.
desk-which-matter = Welche? Gib { $name } und die Nummer ein, etwa { $name } 2.
desk-no-such-matter = Es gibt keine Sache { $number }. Alle: sachen.
desk-appeal-fee = Die Gebühr wird erstattet: { $fee }.
desk-appeal-then = Um die Entscheidung zurückzunehmen: widerrufen { $number }.
desk-no-appeal = Kein Einspruch wartet: Entscheidung { $number }.
desk-seen-to = Erledigt: was der Spieler dir gesagt hat.
desk-seen-to-call = Erledigt: der Ruf von { $color }.
desk-seen-to-of = Erledigt, { $color }: { $text }
desk-sure = { $what } Ja oder nein?
desk-sure-ends = { $what } Damit ist die Partie zu Ende. Ja oder nein?
desk-sure-then = Weiter? Damit endet die Partie: { $what } Ja oder nein?
desk-sure-time = { $what } Das ist ungewöhnlich. Ja oder nein?
desk-revoke-what = Das widerrufen? { $what }
desk-moves-gone = { $count ->
    [one] Ein Zug wird zurückgenommen.
   *[other] { $count } Züge werden zurückgenommen.
}
desk-moves-again = { $count ->
    [one] Ein Zug gilt wieder.
   *[other] { $count } Züge gelten wieder.
}
desk-clocks-then = Die Uhren zeigen dann: Weiß { $white }, Schwarz { $black }.
desk-touch-kept = Kein Zug zurückzunehmen: { $color } hat die Figur von { $square } gezogen oder geschlagen. { $number ->
    [0] Wartet es unter sachen, lehne es dort ab.
   *[other] Befehl: ablehnen { $number }.
}
desk-sure-board = Trotzdem beginnen? { $what } Ja oder nein?
desk-still-asked = Noch zu beantworten: { $what } Ja oder nein?
desk-changed-since = Seit der Frage hat sich etwas geändert.
desk-dropped = Die Frage entfällt, nichts geschehen: { $what }
desk-dropped-sign-off = das Abschließen.
desk-dropped-open = das Öffnen des Umschlags.
desk-points-most = { $color } hat { $points }: Mehr als einen Punkt gibt eine Partie nicht.
desk-points-least = { $color } hat { $points }: Mehr ist nicht abzuziehen.
desk-points-scale = Die Punkte folgen hier aus dem Ergebnis: { $scale }. Gib ergebnis und 1-0 ein.
desk-legal = Laut Programm erlaubt: der letzte Zug von { $color }. Sagen Bretter oder Partieformulare anderes: vergleichen.
desk-illegal-counts = Regelwidrig, aber gültig: schon beantwortet. Zurück: { $restore }.
desk-no-time-left = Die Uhr von { $color } zeigt 0:00. Stelle sie zuerst.
desk-still-open = { $count ->
    [one] Eine Sache ist
   *[other] { $count } Sachen sind
} noch nicht entschieden:
desk-sure-sign-off = Abschließen? Der Wettkampf endet, und die Unterlagen werden geschrieben. Ja oder nein?
desk-yes-or-no = Ja oder nein?
desk-help-yes-or-no = ja: Es geschieht und wird festgehalten. nein: Nichts ändert sich.
desk-not-done = Nichts geschieht.
desk-not-over = Noch nicht: Die Partie ist weder beendet noch vertagt mit dem Umschlag in deiner Hand.
desk-sheet-lacks = Lücke im Partieformular: { $color }, { $place }.
desk-reconstructs = Rekonstruktion ab hier: { $place }.
desk-found = Gefunden, { $place }: { $move }.
desk-found-back = Zurückgenommen.
desk-found-next = Als Nächstes: { $place }.
desk-found-how = Gib Zug um Zug ein. zurück nimmt einen zurück. Am Ende: züge-bekannt. Sind sie nicht zu finden: nächste-periode.
desk-found-otherwise = Formular von { $color }: { $move }.
desk-found-differs = Verschiedene Felder: { $count }.
desk-found-differs-on = Verschiedene Felder: { $squares }.
desk-found-same = Die Stellung ist erreicht. Gib züge-bekannt ein.
desk-found-other-turn = Die Figuren stimmen, aber { $color } ist am Zug.
desk-found-not-yet = Noch nicht. Finde die übrigen Züge oder gib nächste-periode ein. Ist das Brett falsch: stellung.
desk-found-first = Nichts wird rekonstruiert. Gib erst rekonstruieren ein.
desk-found-nothing = Noch kein Zug gemacht.
desk-signed-off = Abgeschlossen.
desk-sure-adjourned = Abschließen bis zur Wiederaufnahme? Die Unterlagen werden geschrieben. Ja oder nein?
desk-signed-off-already = Der Wettkampf ist schon abgeschlossen.
desk-writing = Die Unterlagen werden geschrieben.
desk-records = Die Unterlagen sind in { $folder }.
desk-records-not = Die Unterlagen sind nicht geschrieben: { $reason }.
desk-envelope-file = Für den Umschlag, zum Drucken: { $file }.
desk-note = Vermerk: { $text }
desk-note-long = Ein Vermerk hat höchstens { $count } Zeichen. Schreibe zwei.
desk-no-rulings = Noch nichts entschieden.
desk-ruling-revoked = Entscheidung { $number }, widerrufen: { $ruling }
desk-ruling-lifted = Entscheidung { $number }, bindet seit Entscheidung { $by } nicht mehr: { $ruling }
desk-no-such-move = Noch nicht gespielt: Zug { $number } von { $color }.

desk-wants-nothing = Gib nur { $name } ein.
desk-wants-player = Welcher Spieler? Etwa { $name } weiß.
desk-wants-time = Spieler und Zeit? Etwa { $name } weiß 5, auch 5:30 und 1:05:30.
desk-wants-default-time = Wie lange? Etwa { $name } 30. Ohne: { $name } 0.
desk-wants-moves = Spieler und Zugzahl? Etwa { $name } weiß 12.
desk-wants-points = Spieler und Punkte? Etwa { $name } weiß +1/2, { $name } weiß -1.
desk-wants-loss = Welcher Spieler? Etwa { $name } weiß; { $name } weiß 1/2 gibt dem Gegner einen halben Punkt.
desk-wants-fault = Welcher Spieler und welcher Grund? Etwa { $name } weiß 1. { $name } weiß nennt die Gründe.
desk-wants-result = Punkte von Weiß und Schwarz? Etwa { $name } 1-0.
desk-wants-adjudication = { $name }, Ergebnis, wer geurteilt hat: { $name } 1-0 Anna Muster.
desk-wants-square = Spieler und Feld? Etwa { $name } weiß e2.
desk-wants-misplaced = { $name } allein, mit Spieler oder auch Feld: { $name } weiß h1.
desk-wants-sheet = Welcher Spieler? Etwa { $name } weiß; { $name } weiß 5 für die letzten fünf Züge.
desk-wants-aid = Spieler und Hilfe? Etwa { $name } weiß Zeiten. Alle: hilfe { $name }.
desk-wants-assistant = Spieler und Name? Etwa { $name } weiß Hans Hand; { $name } weiß entlassen.
desk-wants-move = Nach welchem Zug? Etwa { $name } 12 schwarz; { $name } 0 für den Anfang.
desk-wants-position = Welche Stellung? Als FEN oder als Liste, nach { $name }.
desk-wants-ruling = Welche Entscheidung? Etwa { $name } 2. Alle: entscheidungen.
    Ohne Nummer: das Ende der Partie.
desk-wants-switch = An oder aus? Etwa { $name } an.
desk-wants-minutes = { $name } allein. Mit zwei Minuten für den Gegner: { $name } 2.
desk-wants-matter = { $name } allein. Mit der Nummer einer Sache: { $name } 2. Alle: sachen.
desk-wants-tasks = { $name } braucht Nummern von Aufgaben: { $name } 3.
desk-wants-all = { $name } allein oder { $name } alle.
desk-wants-appeal = { $name }, Nummer der Entscheidung, dann stattgegeben oder abgewiesen. Oder wer Einspruch einlegt: { $name } 2 abgewiesen Das Blättchen war gefallen.
desk-wants-number = { $name } allein. Mit Zahl: { $name } 20.
desk-wants-sealed = { $name } allein. Mit dem Abgabezug: { $name } Sf3.
desk-wants-resumption = { $name } braucht Tag, Uhrzeit und Ort: { $name } 2026-12-01 10:00 Raum 2.
desk-wants-adjournment = { $name } allein. Oder { $name } vorzeitig, mit oder ohne die Minuten, die von der Sitzung übrig sind: { $name } vorzeitig 45.
desk-wants-text = Welcher Text? Etwa { $name } Weiß war unwohl.
desk-wants-word = { $name } braucht ein Wort: { $name } remis.
desk-wants-voice = Welche Sprache? Etwa { $name } de, { $name } en.
desk-wants-command = { $name } allein. Mit einem Befehl: { $name } zurücksetzen.

desk-nothing-waits = Nichts wartet auf deine Entscheidung.
desk-no-yes-or-no = Mit ja oder nein geht das nicht. Die Antworten: sachen.
desk-matter = { $number }: { $what }
desk-fact-touch = Damals auf { $square }: { $man }.
desk-fact-about = Der Zug: { $move }, { $place }.
desk-fact-not-completed = Dieser Zug ist noch nicht abgeschlossen.
desk-fact-taken-back = Dieser Zug ist zurückgenommen.
desk-fact-touch-played = Gespielt hat { $color }: { $move }.
desk-fact-touch-since = Seitdem abgeschlossene Züge: { $count }.
desk-do-accept = Gib annehmen oder ablehnen ein.
desk-do-stopped = Triftiger Grund? Gib annehmen ein, sonst ablehnen. Die Partie geht weiter.
desk-do-touch = Gib annehmen oder ablehnen ein.
desk-do-two-hands = Gib annehmen oder ablehnen ein.
desk-do-cable = { $color } gibt Züge ein, bis es wieder da ist. Prüfe das Kabel.
desk-do-board = { $color } hört, was zu berichtigen ist. Uhren anhalten: anhalten.
desk-do-numbered = Gib annehmen { $number } oder ablehnen { $number } ein.
desk-do-quickplay = Gib annehmen, ablehnen oder aufschieben ein.
desk-do-quickplay-numbered = Gib annehmen { $number }, ablehnen { $number } oder aufschieben ein.
desk-do-compare = Gib vergleichen ein.
desk-do-penalty = Strafe oder nicht? Gib eine Strafe wie verwarnen oder zeit-nehmen ein. Ohne Strafe: erledigt.
desk-do-no-move = Letzte Regelwidrigkeit von { $color }: Damit wäre die Partie zu Ende. Soll sie zählen: annehmen { $number }. Sonst: ablehnen { $number }.
desk-do-position = Erst zurücksetzen oder stellung, dann weiter.
desk-do-rule = Entscheide nach Bedarf. Nichts nötig: erledigt.
desk-do-default-time = Gib karenzzeit und Minuten ein. Zum Weiterwarten: erledigt.
desk-do-session = Gib vertagen ein. Zum Weiterspielen: erledigt.
desk-do-sheets = Wenn beide fertig sind: weiter. Fehlen beiden Züge: rekonstruieren.
desk-do-result = Lass beide dasselbe unterschreiben. Sonst: ergebnis.
desk-do-signed = Es gilt, wenn du nichts anderes entscheidest. Gib annehmen ein. Soll das Ergebnis der Partie gelten: ablehnen.
desk-do-open = Gib öffnen ein. Verspätung entschuldigt: erledigt.

desk-fact-over = Die Partie ist zu Ende.
desk-fact-runs = Die Partie läuft.
desk-fact-adjourned = Die Partie ist vertagt.
desk-fact-new = Die Partie hat noch nicht begonnen.
desk-fact-stands = Die Uhren stehen.
desk-fact-repeated = Dieselbe Stellung: { $count ->
    [one] einmal
   *[other] { $count }-mal
}, { $places }.
desk-place-start = am Anfang
desk-place-set = als sie festgelegt wurde
desk-place = nach { $place }
desk-fact-fifty = Ohne Bauernzug und Schlagen: je { $count } von { $needed } Zügen.
desk-fact-can-mate = { $color } hat genug Material zum Matt.
desk-fact-cannot-mate = { $color } hat nicht genug Material zum Matt.
desk-fact-moves = Züge von { $color }: { $count }.
desk-fact-illegal = Regelwidrige Züge von { $color }: { $count }.
desk-fact-board-right = Brett richtig: { $color }.
desk-fact-board-behind = Zug des Gegners noch nicht ausgeführt: Brett von { $color }.
desk-fact-board-wrong = Brett falsch: { $color }, auf { $count ->
    [one] einem Feld
   *[other] { $count } Feldern
}: { $squares }{ $more ->
    [0] {""}
   *[other] {" "}und { $more } weiteren
}.
desk-board-none = { $color } hat kein Brett.
desk-board-never = Das Brett von { $color } wurde nicht gefunden.
desk-board-gone = Keine Verbindung zum Brett von { $color }, seit { $time }.
desk-board-silent = Brett von { $color }: noch keine Felder gemeldet.
desk-board-moves = Brett von { $color }: meldet nur fertige Züge.
desk-board-sealed = Brett von { $color }: nicht gesagt, denn der Zug kommt in den Umschlag.
desk-clock-runs = Die Uhr von { $color } läuft.
desk-two-hands-unpressed = Sobald { $color } die Uhr drückt, zählt es als regelwidriger Zug.
desk-clocks-stand = Die Uhren stehen.
desk-session-left = Rest der Sitzung: { $time }.

desk-board = Das Brett von { $color }, nach seinen Sensoren.
desk-board-senses = Es erkennt nur besetzte Felder. Die Figuren heißen wie in der Partie.
desk-board-unknown = Besetzt, in der Partie leer: { $squares }.
desk-board-empty = Leer, in der Partie besetzt: { $squares }.
desk-sheet-empty = Leer: das Partieformular von { $color }.
desk-sheet-gap = eine Lücke
desk-sheet-illegal = { $move }, regelwidrig
desk-announced = { $color } hat angesagt: { $move }.
desk-on-board = Auf dem Brett von { $color } steht: { $move }.
desk-log = { $time } { $what }
desk-log-empty = Noch ist nichts geschehen.

desk-boards-same = Beide Bretter zeigen dasselbe.
desk-boards-differ = Unterschiede der Bretter, auf { $count ->
    [one] einem Feld
   *[other] { $count } Feldern
}:
desk-difference = { $square }: Weiß { $white }, Schwarz { $black }.
desk-differences-more = Und { $count } weitere.
desk-something = eine Figur
desk-unsure = Sensor gestört
desk-sheets-agree = Die Partieformulare stimmen überein.
desk-sheet-behind = Die Partieformulare stimmen überein. { $count ->
    [0] { $color } hat nichts geschrieben.
   *[other] { $color } hat bis { $place } geschrieben.
}
desk-sheets-until = { $count ->
    [0] Regelwidrig auf beiden Partieformularen: der erste Zug.
   *[other] Die Partieformulare stimmen überein, bis { $place }. Der nächste Zug ist auf beiden regelwidrig.
}
desk-sheets-part = Unterschied der Partieformulare: { $place }. Weiß: { $white }. Schwarz: { $black }.
desk-no-move = kein Zug
desk-misrecorded = Falsch mitgeschrieben bei { $place }. Das Programm hat { $recorded }. Auf den Formularen: { $written }.
desk-sheet-paper = { $color } schreibt von Hand: Sieh dir das Partieformular selbst an.
desk-cause-differ = Von dort an sagen sie Verschiedenes.
desk-cause-missing = { $color } hat danach nichts mehr geschrieben.
desk-solution-stands = Die Partie steht { $count ->
    [0] am Anfang.
   *[other] nach { $place }.
} { $color } ist am Zug.
desk-solution-back = { $count ->
    [0] Zurück zum Anfang.
   *[other] Zurück zur Stellung nach { $place }.
} { $color } ist am Zug.
desk-correction = { $color } berichtigt { $square }: { $man }.
desk-entry = { $color } trägt nach: { $place }, { $move }.
desk-corrections = { $color } stellt das ganze Brett auf: { $count } Felder sind falsch.
desk-entries = { $color } trägt { $count } Züge nach.
desk-time = Uhr von { $color }: { $time }.
desk-times-judged = Über die Zeiten entscheidest du: uhr-stellen.
desk-doubt-illegal = Beide schrieben einen regelwidrigen Zug: { $place }. Entscheide mit regelwidrig.
desk-doubt-missing = Auf beiden Partieformularen fehlt: { $place }.
desk-doubt-nothing = Nichts geschrieben. Kein Brett zeigt die Grundstellung.
desk-propose = Gib annehmen ein, um so zu entscheiden. FIDE 2023, D.2.9.
desk-propose-none = Kein Vorschlag: Frage die Spieler, dann gib zurücksetzen oder stellung ein.
desk-propose-warning = Um { $color } dafür zu verwarnen, gib annehmen ein.
offence-ahead = { $color } hat im Voraus mitgeschrieben.
offence-other-hand = Uhr: { $color } hat mit der anderen Hand gedrückt oder den Finger darauf gelassen.
offence-misuse = { $color } hat auf die Uhr geschlagen, sie hochgehoben oder umgestoßen.
offence-upset = Figuren: { $color } hat welche umgeworfen und gedrückt.
offence-leaving = { $color } ist ohne Erlaubnis weggegangen.
offence-disturbing = { $color } hat den Gegner gestört.
offence-telephone = Telefon: { $color } hatte eines dabei oder es klingelte.
offence-notes = Hilfsmittel: { $color } hat Notizen oder Ratschläge benutzt.
offence-refusing = { $color } weigert sich, die Regeln einzuhalten.
offence-disrepute = { $color } schadet dem Ansehen des Schachs, etwa durch ein abgesprochenes Ergebnis.
desk-propose-remark = Beim ersten Mal: ein Hinweis. Beim nächsten Mal: eine Verwarnung.
desk-propose-time = Zwei Minuten mehr für { $color }: Gib annehmen ein.
desk-propose-loss = Verlust der Partie für { $color }: Gib annehmen ein.
desk-fault-allowed = Erlaubt: Nach diesen Regeln darf man im Voraus mitschreiben.

desk-aid-never = { $aid }: das kann kein Schiedsrichter erlauben, Rat ist verboten. FIDE 2023, 11.3.1.
desk-aid-has = { $color } hat das schon: { $aid }.
desk-aid-has-not = { $color } hat das nicht: { $aid }.
desk-aid-granted = { $color } darf jetzt nutzen: { $aid }.
desk-aid-tells = Illegale Züge werden sofort abgelehnt. Vor dem Drücken, ohne Strafe.
desk-aid-withdrawn = { $color } darf nicht mehr nutzen: { $aid }.
desk-aid-used = { $color } hat gefragt nach: { $aid }.
desk-aid-refused = Abgelehnt: { $color } hat gefragt nach { $aid }.
desk-no-aids = nichts
desk-assistant = Assistent von { $color }: { $name }.
desk-assistant-dismissed = { $color } hat keinen Assistenten mehr.
desk-no-assistant = { $color } hat keinen Assistenten.
desk-assistant-needed = Diese Paarung braucht einen Assistenten. Nenne erst einen anderen. { $article }

desk-no-adjournment = Vertagen ist hier nicht erlaubt: So steht es in der Wettkampfdatei.
desk-no-session = Keine Sitzung bekannt oder schon vorbei. Gib vertagen ein oder nenne die Minuten: vertagen vorzeitig 45.
desk-no-key = Kein Schlüssel für Umschläge: Der Zug kann nicht abgegeben werden.
desk-early-flag = { $color } hat noch { $time }: Vorzeitig zu vertagen kostet mehr, und das Blättchen fällt.
desk-envelope-passphrase = Passwort, um den Umschlag zu öffnen. Enter allein: Er bleibt zu.
desk-help-envelope = Gib das Passwort des Pultes ein. Dann wird der Abgabezug ausgeführt.
desk-envelope-closed = Der Umschlag bleibt zu.
desk-envelope-wrong = Falsches Passwort. Gib es noch einmal ein. Enter allein: Der Umschlag bleibt zu.
desk-envelope-damaged = Umschlag beschädigt, nicht lesbar. Sind sich die Spieler über den Zug einig: verloren und der Zug.
desk-sealed-ambiguous = Abgegeben: { $text }. Mehrdeutig: Wer ihn abgegeben hat, verliert.
desk-sealed-unreadable = Abgegeben: { $text }. Kein erlaubter Zug: Wer ihn abgegeben hat, verliert.
desk-lost-annuls = Umschlag verloren, Zug unbekannt. Die Partie wird annulliert.

desk-of = { $color }: { $what }
desk-absent-loses = { $color } als abwesend vermerken? { $color } verliert dann sofort: Die Karenzzeit ist abgelaufen.
desk-game-over = Die Partie ist zu Ende. Soll sie weitergehen: widerrufen. Sonst: abschließen.
desk-then-over = Soll die Partie weitergehen: widerrufen. Sonst: abschließen.
desk-then-over-ruled = Um Entscheidung { $number } zu widerrufen: widerrufen { $number }. Sonst: abschließen.
desk-game-over-ruled = Die Partie ist zu Ende. Um Entscheidung { $number } zu widerrufen: widerrufen { $number }. Sonst: abschließen.
desk-sealed = Der Zug ist abgegeben. Sobald du ihn in der Hand hast: umschlag.
desk-adjourned = Die Partie ist vertagt. Am Tag der Wiederaufnahme: fällig, dann öffnen.
desk-resumption-past = Dieser Tag ist vorbei: { $date }. Gib einen späteren ein.
desk-resumption-missing = Wann und wo geht es weiter? Gib wiederaufnahme ein, dann Tag, Uhrzeit und Ort.
desk-sealed-again = Der Abgabezug ist nicht spielbar. Sind sich die Spieler über einen Zug einig: verloren und der Zug, etwa verloren Sf3. Ohne Zug gib ergebnis ein.
desk-opened-clock = Zeitzugabe für den Abgabezug: { $color }.
desk-open-now = Gib öffnen ein.
desk-open-if-there = Ist { $color } da? Dann gib öffnen ein. Wenn nicht, gib fehlt { $player } ein.
desk-not-begun = Die Partie hat nicht begonnen. Gib beginnen ein.
desk-ruling-stays = { $helps ->
    [revoked] Entscheidung { $number } ist schon widerrufen.
    [position] Zu spät für Entscheidung { $number }: Die Partie ist weitergegangen. Befehl: stellung oder zurücksetzen 12 schwarz.
    [moves] Zu spät für Entscheidung { $number }: Die Partie ist weitergegangen. Gib zugzahl ein.
    [penalty] Nicht zu widerrufen: Entscheidung { $number }. Gib widerrufen { $next } für ihre Strafe ein.
    [touch] Zu spät für Entscheidung { $number }: Der Spieler hat weitergespielt. Gib { $restore } ein: Dann darf { $color } { $back ->
        [0] jeden Zug spielen.
       *[other] wieder { $move } spielen.
    }
    [waive] Zu spät für Entscheidung { $number }: Die Partie ist weitergegangen. Gib berührt und das Feld ein.
    [increment] Zu spät für Entscheidung { $number }: Die Partie ist weitergegangen. Befehl: zugabe an oder zugabe aus.
    [offer] Zu spät für Entscheidung { $number }: Die Partie ist weitergegangen. Der Gegner kann ablehnen.
    [default-time] Zu spät für Entscheidung { $number }: Die Partie ist weitergegangen. Gib karenzzeit und Minuten ein.
    [dismissed] Zu spät für Entscheidung { $number }: Die Partie ist weitergegangen. Entscheide neu mit berührt, beidhändig, verwarnen oder einer anderen Strafe.
    [quickplay] Zu spät für Entscheidung { $number }: Die Partie ist weitergegangen. Gib ergebnis, zeit-geben oder zeit-nehmen ein.
    [end] Entscheidung { $number } lässt weiterspielen. Um die Partie wieder zu beenden, gib ergebnis oder niederlage ein.
    [again] Entscheidung { $of } ist schon widerrufen, durch { $number }. Um wieder so zu entscheiden, gib deren Befehl ein, etwa zeit-geben weiß 2.
   *[other] Zu spät für Entscheidung { $number }: Die Partie ist weitergegangen. Gib zurücksetzen, uhr-stellen oder ergebnis ein.
}
desk-paused = Die Uhren stehen. Zum Fortsetzen: weiter.
desk-not-led = Kein Brett von { $color } verbunden. Prüfe selbst, ob es stimmt.
desk-restored-same = Die Stellung steht schon auf dem Brett: Kein Zug wird zurückgenommen, die Zeiten bleiben. Eine ändern: uhr-stellen.
desk-boards-then-resume = Die Uhren stehen. Wenn die Bretter stimmen: weiter.
desk-matters-again = { $count ->
    [one] Eine Sache wartet
   *[other] { $count } Sachen warten
  } wieder. Gib sachen ein.
desk-resume-when-ready = Wenn alle bereit sind: weiter.
desk-judging = Kann { $color } noch mattsetzen? Das wird geprüft.
desk-examined = Die Stellung wird geprüft. Kann niemand mehr mattsetzen, endet die Partie sofort remis.
desk-stands = { $square } { $man }
desk-illegal-board = Auf dem Brett von { $color }: { $squares }.
desk-not-pressed = { $color } hat nicht gedrückt, { $opponent } spielt weiter. Niemand darf es sagen.
desk-illegal-stands = Der Zug von { $color } war regelwidrig. Er gilt, bis er reklamiert wird oder du entscheidest.
desk-illegal-position = Der letzte Zug war regelwidrig: zwei Könige im Schach oder ein Bauer auf der letzten Reihe. { $color } hat einen Zug, um zu reklamieren oder das zu beheben.
desk-sheet-differs = { $color } hat { $wrote } aufgeschrieben: { $place }. Gezogen wurde { $made }.
desk-place-white = Platz von Weiß
desk-place-black = Platz von Schwarz
desk-place-desk = eigener Platz des Pultes
desk-closed-there = Das Pult ist an einem Platz geschlossen.
desk-locked-at = Das Pult ist gesperrt: { $place }.
desk-opened-at = Das Pult ist jetzt auch offen: { $place }.
desk-wrong-at = Falsches Passwort: { $place }.
desk-unclear = { $color } sagt { $text }: kein erlaubter Zug. Beide Felder sind erfragt.
desk-repeats-another = { $color } wiederholt { $said }. Der Zug ist { $move }.
desk-envelope-wrong-at = Falsches Passwort für den Umschlag: { $place }.
desk-code-wrong = Falscher Code: { $place }.
desk-terminal-there = Terminal verbunden: { $place }.
interrupted = Das Programm war unterbrochen, während { $color } nachdachte. Davon fehlen höchstens { $seconds } Sekunden auf der Uhr.
interrupted-unknown = Das Programm war unterbrochen, während { $color } nachdachte. Wie viel davon auf der Uhr fehlt, ist unbekannt. Weißt du es, stelle die Uhr.
desk-terminal-gone = Verbindung verloren: das Terminal, { $place }.
desk-told-board-lost = Verbindung verloren: das Brett von { $color }. Weiter geht es an der Tastatur.
desk-told-board-back = Brett wieder da: { $color }.
desk-told-board-wrong = Das Brett von { $color } stimmt nicht. { $color } hört, was zu berichtigen ist.
desk-told-board-right = Brett wieder richtig: { $color }.
desk-told-board-low = Akku fast leer: Brett von { $color }.
desk-told-board-missed = Daten vom Brett verloren: { $color }. Eine Berührung kann fehlen.
desk-told-mutes = { $color } blendet { $square } aus, wegen Wackelkontakt. War es nicht berührt: versehentlich { $color }.
desk-told-flickers = Wackelkontakt auf { $square }, Brett von { $color }. War die Berührung ein Versehen: versehentlich { $color }.

## Hilfe am Pult des Schiedsrichters

help-desk-start =
    beginnen: Die Partie beginnt, die Uhr der Seite am Zug läuft.
    FIDE 2023, 6.6.
help-desk-pause = anhalten: hält die Uhren an.
help-desk-resume = weiter: setzt die Uhren wieder in Gang.
help-desk-matters =
    sachen: was auf dich wartet, mit Tatsachen und mit dem, was du tun kannst.
help-desk-accept =
    annehmen 2: ja zu Sache 2. Allein: zum Vorschlag von vergleichen oder zur einzigen Sache.
    annehmen 2: ja zu Sache 2. Die Nummern: sachen.
help-desk-reject =
    ablehnen 2: nein zu Sache 2. Allein: zum Vorschlag von vergleichen oder zur einzigen Sache.
    ablehnen 2: nein zu Sache 2. Die Nummern: sachen.
help-desk-postpone =
    aufschieben: ein Remisantrag in der Endspurtphase wird später entschieden.
    aufschieben 2: mit zwei Minuten für den Gegner.
help-desk-dismiss =
    erledigt: schließt, was wartet, ohne Strafe.
    erledigt 2: Sache 2. Die Nummern: sachen.
help-desk-appeal =
    einspruch 2 stattgegeben, einspruch 2 abgewiesen, jeweils mit dem Grund: was der Ausschuss über Entscheidung 2 entschieden hat.
    einspruch 2 weiß, mit den Gründen: Weiß reicht einen Einspruch ein.
help-desk-facts =
    tatsachen: Stellungswiederholungen, fünfzig Züge, Material, Zeiten, regelwidrige Züge, Bretter.
help-desk-article = artikel 9.2, artikel rochade: was die Regeln dort sagen, in Kürze.
help-desk-compare =
    vergleichen: beide Bretter, beide Partieformulare und was daraus folgt.
    FIDE 2023, D.2.9.
help-desk-board =
    brett weiß: was auf dem Brett von Weiß steht.
    brett e4: das Feld in der Partie.
help-desk-sheet =
    formular weiß: was Weiß aufgeschrieben hat.
    formular weiß 5: die letzten fünf Züge.
help-desk-last =
    letzter: der letzte Zug und was angesagt ist.
help-desk-log =
    protokoll: die letzten zehn Einträge.
    protokoll 30: mehr davon.
    Zeiten zählen ab dem Wettkampfbeginn.
help-desk-clocks =
    uhren: beide Zeiten und wessen Uhr läuft.
help-desk-set-clock =
    uhr-stellen weiß 1:23:45: Stunden, Minuten, Sekunden.
    uhr-stellen weiß 23:45: Minuten, Sekunden. uhr-stellen weiß 23: Minuten.
help-desk-set-moves =
    zugzahl weiß 12: setzt den Zugzähler der Uhr von Weiß.
help-desk-reconstruct =
    rekonstruieren: führt durch die Züge, die auf keinem Formular stehen.
    rekonstruieren 20: ab Zug 20.
    Dann Zug um Zug eingeben.
help-desk-moves-known =
    züge-bekannt: die Züge sind gefunden, und beide ergänzen ihr Formular.
help-desk-next-period =
    nächste-periode: die Züge sind nicht zu finden. Der nächste Zug ist der erste der nächsten Periode.
help-desk-add-time =
    zeit-geben weiß 2: Weiß bekommt zwei Minuten.
    zeit-geben weiß 1:30: anderthalb.
help-desk-take-time =
    zeit-nehmen weiß 2: Weiß verliert zwei Minuten.
    zeit-nehmen weiß 1:30: anderthalb.
help-desk-increment =
    zugabe an: fünf Sekunden je Zug, von jetzt an.
    zugabe aus: keine Zeitzugabe.
help-desk-warn =
    verwarnen weiß: verwarnt Weiß.
help-desk-points =
    punkte weiß +1/2: Weiß bekommt einen halben Punkt dazu.
    punkte weiß -1: Weiß verliert einen.
    Erst nach der Partie.
help-desk-loss =
    niederlage weiß: Weiß verliert.
    niederlage weiß 0: auch Schwarz bekommt nichts.
help-desk-result =
    ergebnis 1-0: die Punkte von Weiß und Schwarz.
    Auch 1/2-1/2, 0-0 und andere.
help-desk-adjudicate =
    abschätzen 1-0 Anna Muster: dieses Ergebnis, weil Anna Muster die Stellung beurteilt hat.
    Die Wettkampfdatei muss es erlauben.
help-desk-fine =
    geldbuße weiß: eine Geldbuße, die vorher angekündigt war.
help-desk-exclude =
    ausschließen weiß: von den nächsten Runden.
help-desk-expel =
    turnierausschluss weiß: Weiß scheidet aus dem Turnier aus.
help-desk-annul =
    annullieren: die Partie zählt nicht, eine neue wird gespielt.
help-desk-illegal =
    regelwidrig weiß: Du hast gesehen, dass der letzte Zug von Weiß regelwidrig war.
help-desk-touch =
    berührt weiß e2: Weiß hat die Figur auf e2 berührt, jetzt oder vor dem letzten Zug, und muss sie ziehen.
    Bei einem früheren Zug: annehmen und die Nummer der Beschwerde.
help-desk-waive =
    versehentlich weiß: Weiß hat aus Versehen berührt, und es zählt nicht.
    Weiß hört, was zurückzustellen ist und wessen Uhr läuft. FIDE 2023, 4.2.2.
help-desk-two-hands =
    beidhändig weiß: Weiß hat mit zwei Händen gezogen.
help-desk-fault =
    verstoß weiß: nennt die Gründe. verstoß weiß 1: Weiß hat das getan.
    Es wird vermerkt, und eine Strafe wird vorgeschlagen.
help-desk-flag =
    blättchen weiß: Das Blättchen von Weiß ist gefallen.
help-desk-wrong-start =
    aufbaufehler: Die Figuren standen am Anfang falsch.
    aufbaufehler weiß: König und Dame von Weiß waren vertauscht.
    aufbaufehler weiß h1: Die Figur für h1 stand woanders.
    Zu spät für eine neue Partie, darf diese Figur nicht rochieren.
help-desk-turned =
    gedreht: Das Brett liegt falsch herum.
    Die Partie geht weiter.
help-desk-reversed =
    vertauscht: Die Partie begann mit vertauschten Farben.
help-desk-displaced =
    verschoben 12 schwarz: Figuren sind verschoben.
    Richtig war es nach Zug 12 von Schwarz. Dorthin geht es zurück, wie mit zurücksetzen.
help-desk-restore =
    zurücksetzen 12 schwarz: zurück zur Stellung nach Zug 12 von Schwarz und zu ihren Zeiten.
    zurücksetzen 0: zum Anfang. Die Uhren stehen bis zum Befehl weiter.
help-desk-position =
    stellung und FEN oder eine Liste: Die Partie geht von dort weiter.
    Die Uhren stehen bis zum Befehl weiter.
help-desk-rulings =
    entscheidungen: alle Entscheidungen und Strafen mit ihren Nummern.
help-desk-revoke =
    widerrufen 2: widerruft Entscheidung 2.
    Das geht bei Zeit, Uhren, Punkten, Ergebnissen, Berührungen, Strafen und dem Ende der Partie.
    Allein, nach der Partie: hebt ihr Ende auf, auch eines durch deine Entscheidung.
help-desk-allow =
    erlauben weiß mögliche Züge.
    Hilfen: letzte Ansagen, eigenes Partieformular, Zeiten, Zugnummer, Partieformular des Gegners, Stellung vorlesen, mögliche Züge, Angreifer, Hinweise auf Remis, Name der Eröffnung, Züge zurücknehmen.
help-desk-withdraw =
    entziehen weiß Zeiten: Weiß darf nicht mehr danach fragen.
    Alle Namen: hilfe erlauben.
help-desk-aids =
    hilfen: wonach jeder fragen darf, und die Assistenten.
help-desk-assistant =
    assistent weiß Hans Hand: ein Assistent für Weiß.
    assistent weiß entlassen: keiner mehr.
help-desk-absent =
    fehlt weiß: Weiß ist nicht da.
    Die Karenzzeit läuft.
help-desk-arrived = anwesend weiß: Weiß ist da.
help-desk-default-time =
    karenzzeit 30: Bis zu einer halben Stunde zu spät ist erlaubt.
    karenzzeit 0: gar nicht.
help-desk-adjourn =
    vertagen: Die Seite am Zug muss ihren Zug abgeben.
    Danach umschlag.
    vertagen vorzeitig: auf Wunsch des Spielers am Zug. Der Rest der Sitzung wird ihm abgezogen.
help-desk-resumption = wiederaufnahme 2026-12-01 10:00 Raum 2: Tag, Uhrzeit und Ort für den Umschlag. Die Spieler hören es.
help-desk-envelope =
    umschlag: Der Abgabezug ist in deiner Hand, die Partie ist vertagt.
help-desk-due =
    fällig: Die Hängepartie ist jetzt fortzusetzen.
    Von jetzt an zählen Verspätungen. Dann öffnen. Ist ein Spieler nicht da: fehlt weiß.
help-desk-open =
    öffnen: öffnet den Umschlag mit dem Passwort. Die Partie geht weiter.
help-desk-lost =
    verloren Sf3: Der Umschlag ist verloren, und beide nennen diesen Zug.
    Ohne Zug: Die Partie wird annulliert.
help-desk-note =
    vermerk Weiß war unwohl: Der Text steht im Bericht.
help-desk-tasks =
    aufgaben: was an diesem Brett noch zu tun ist.
    aufgaben alle: alles, vor, während und nach der Partie.
help-desk-done = getan 3: Aufgabe 3 ist getan. getan 1 2 4: mehrere.
help-desk-undone = ungetan 3: Aufgabe 3 ist doch nicht getan.
help-desk-glossary = wortliste remis: das Wort in jeder Sprache. Das Wort kann aus jeder von ihnen sein.
help-desk-report =
    bericht: schreibt die Unterlagen, wie sie jetzt sind, und nennt den Ordner.
help-desk-sign-off =
    abschließen: Der Wettkampf ist vorbei, und seine Unterlagen werden geschrieben.
help-desk-talk =
    sprache en: Das Pult spricht Englisch. sprache de: Deutsch.
help-desk-help =
    hilfe: das Pult in Kürze.
    hilfe alle: alle Befehle.
    hilfe zurücksetzen: ein Befehl.
help-desk-leave =
    verlassen: schließt das Pult hier.
    Das Passwort öffnet es wieder.

## Auf einem Turnier

tournament-new = { $name }: { $players } Spieler, noch keine Runde.
tournament-open = { $name }: Runde { $round } von { $rounds }, { $players } Spieler.
tournament-new-teams = { $name }: Mannschaften { $players }, noch keine Runde.
tournament-open-teams = { $name }: Runde { $round } von { $rounds }, Mannschaften { $players }.
tournament-next-draw = Als Nächstes die Startnummern: losen. Alle Befehle: hilfe.
tournament-next-pair = Als Nächstes Runde { $round }: paaren. Alle Befehle: hilfe.
tournament-next-results = Als Nächstes die Ergebnisse, etwa ergebnis 1 1-0. Alle Befehle: hilfe.
tournament-next-qualify = Die Gruppen sind zu Ende. Damit die Besten weiterkommen: weiter.
tournament-next-standings = Alle Runden sind gespielt. Endtabelle: tabelle.
tournament-not-done = Nichts geschieht.
tournament-sure = Ja oder nein?
tournament-nothing-typed = Nichts eingegeben. Gib einen Befehl oder hilfe ein.
tournament-unknown = Hier unbekannt: { $word }. Alle Befehle: hilfe.
tournament-unknown-near = Hier unbekannt: { $word }. Meinst du { $near }?
tournament-which-player = Welcher Spieler? { $names }. Gib die Nummer ein.
tournament-no-player = Spieler nicht gefunden: { $text }. Alle: teilnehmer.
tournament-help = Vorher: ausschreibung, teilnehmer, anmelden, losen.
    Runden: paaren, paarungen, ergebnis, ausstehend, verlegen.
    Spieler: spieler, fehlt, zurückziehen, rückkehr, trennen, ändern.
    Gefragt: gegner, punktgruppe, möglich.
    Mannschaften: aufstellung. Gleichstand: entscheiden. Gruppen: weiter.
    Tabelle: tabelle, warum, kreuztabelle, preise.
    Dateien: aushang, bericht, partien, export, tische.
    Richtigstellen: berichtigen, protokoll, widerrufen. Zum Verlassen: verlassen.
    Mehr: hilfe alle, hilfe paaren, erklären.
tournament-wants-nothing = Gib nur { $name } ein.
tournament-wants-player = Welcher Spieler? Etwa { $name } 7, { $name } anna.
tournament-wants-bye = Welcher Spieler? Etwa { $name } 7. Mit halbem Punkt: { $name } 7 1/2.
tournament-wants-players = Welche zwei Spieler? Etwa { $name } 3 7.
tournament-wants-entry = Name und Wertungszahl? Etwa { $name } Weber, Ida 1650.
tournament-wants-amendment = Erst ein Spieler, dann Schlüssel der Turnierdatei und Wert: { $name } 7 rating 1850.
tournament-wants-goal = Erst ein Spieler, dann ein Platz: { $name } 7 3.
tournament-wants-varma = { $name } allein oder { $name } varma.
tournament-wants-pairs = Welche Paarungen? Weiß zuerst, spielfrei allein: { $name } 1-4 2-3 5.
tournament-wants-result = Brett und Ergebnis? Etwa { $name } 4 1-0.
tournament-wants-correction = Runde, Brett und Ergebnis? Etwa { $name } 2 4 1-0.
tournament-wants-board = Welches Brett? Etwa { $name } 4.
tournament-wants-line-up = Erst eine Mannschaft, dann die Plätze ihrer Spieler: { $name } 2 1 3 4.
tournament-wants-tie = Welches Brett? Etwa { $name } 2, { $name } 2 1-0.
tournament-wants-qualified = { $name } allein oder mit Nummern: { $name } 1 5 2 8.
tournament-wants-round = { $name } allein. Mit Runde: { $name } 3.
tournament-wants-act = Welcher Eintrag? Etwa { $name } 12. Die Nummern: protokoll.
tournament-wants-number = { $name } allein. Mit Zahl: { $name } 30.
tournament-wants-file = Welche Datei? Etwa { $name } club.trf.
tournament-wants-command = { $name } allein. Mit einem Befehl: { $name } paaren.
tournament-wants-term = { $name } allein. Mit einem Wort: { $name } Buchholz.
tournament-no-varma = Keine Varma-Tafel für so viele Spieler. Es gibt sie für 9 bis 24.
tournament-numbered = Die Startnummern sind vergeben.
tournament-drawn = Startnummern, gelost mit { $number }:
tournament-number = { $number }, { $name }
tournament-correct-what = Runde { $round }, Brett { $board }: { $result } statt { $had }.
tournament-moves = { $player } dann: Punkte { $points }, Platz { $place }, jetzt { $had }.
tournament-pairings-stay = Paarungen späterer Runden bleiben, wie sie sind.
tournament-withdraw-what = { $player } verlässt das Turnier.
tournament-revoke-what = Das widerrufen? { $what }
tournament-revoked = Widerrufen: Eintrag { $number }.
tournament-playing = Runde { $round }, Brett { $board }: { $white } und { $black } spielen noch.
tournament-postponed = Verlegt, Runde { $round }, Brett { $board }: { $white } und { $black }.
tournament-adjourned = Hängepartie, Runde { $round }, Brett { $board }: { $white } und { $black }. Ohne sie paaren: verlegen { $board }.
tournament-pair-without = Ohne Ergebnis, Runde { $round }, Brett { $board }: { $white } und { $black }. Bei dieser Paarung zählt sie als Remis.
tournament-pair-appeal = Einspruch offen, Runde { $round }, Brett { $board }: { $white } und { $black }. Das Ergebnis zählt vorerst.
tournament-nobody-there = niemand
tournament-none-missing = Alle Ergebnisse sind da.
outcome-white = Weiß gewinnt
outcome-draw = remis
outcome-black = Schwarz gewinnt
outcome-white-forfeit = Weiß gewinnt kampflos
outcome-black-forfeit = Schwarz gewinnt kampflos
outcome-neither-forfeit = beide verlieren kampflos
outcome-neither = beide verlieren
outcome-half-white = halber Punkt nur für Weiß
outcome-half-black = halber Punkt nur für Schwarz
tournament-round-over = Runde { $round } ist zu Ende.
tournament-all-over = Die letzte Runde ist zu Ende. Endtabelle: tabelle.
tournament-third-forfeit = Dreimal kampflos verloren: { $player }. Meist folgt darauf der Ausschluss. Befehl: zurückziehen.
tournament-entered = Angemeldet: { $player }.
tournament-entered-late = Angemeldet: { $player }, ab Runde { $round }.
tournament-amended = Anmeldung berichtigt: { $player }.
tournament-paired-tables = Runde { $round }: gepaart nach den Tafeln.
tournament-paired-arbiter = Runde { $round }: von Hand gepaart.
tournament-paired-rules = Runde { $round }: gepaart nach den Regeln des Systems.
tournament-paired-lots = Runde { $round }: gelost mit { $number }.
tournament-paired-program = Runde { $round }: gepaart von { $program }.
tournament-ended = Brett { $board }, Runde { $round }: { $white }, { $black }: { $result }.
tournament-corrected = Berichtigt, Brett { $board }, Runde { $round }: { $white }, { $black }: { $result }.
tournament-absent = Fehlt in Runde { $round }: { $player }.
tournament-absent-half = Spielfrei mit halbem Punkt, Runde { $round }: { $player }.
tournament-absent-full = Spielfrei mit ganzem Punkt, Runde { $round }: { $player }.
tournament-withdrawn = Zurückgezogen: { $player }.
tournament-returned = Wieder dabei ab Runde { $round }: { $player }.
tournament-kept-apart = Werden nicht gepaart: { $names }.
tournament-lined-up = Aufstellung von { $player }, Runde { $round }: { $names }.
tournament-decided = Brett { $board }, Runde { $round }: Weiter kommt { $player }. Entscheidung: { $decider }.
tournament-decided-lots = Brett { $board }, Runde { $round }: Weiter kommt { $player }. Gelost mit { $number }.
tournament-qualified = Weiter kommen: { $names }.
tournament-qualify-shared = Gruppe { $number }: Platz { $place } ist geteilt. Alle eingeben, die weiterkommen, die Stärksten zuerst: weiter 1 5 2 8.
tournament-act = { $number }: { $what }
tournament-act-revoked = { $number }, widerrufen: { $what }
tournament-log-empty = Noch nichts aufgezeichnet.
tournament-no-act = Kein Eintrag { $number }. Es gibt { $count }, die letzten mit protokoll.
tournament-revoked-already = Schon widerrufen: Eintrag { $number }.
tournament-is-revocation = Eintrag { $number } ist ein Widerruf: Gib das Widerrufene neu ein.
tournament-needed-by = Widerrufe erst Eintrag { $number }: { $what }
tournament-refused-player = Kein solcher Spieler. Alle: teilnehmer.
tournament-refused-name = Der Name fehlt. Gib ihn nach anmelden ein.
tournament-refused-fide = Diese FIDE-Nummer ist schon angemeldet: { $player }.
tournament-refused-same = Schon angemeldet: { $player }.
tournament-refused-late = Keine Nachmeldung: Nach Runde 1 ist in den Tafeln nichts mehr frei.
tournament-refused-paired = Schon gepaart: Runde { $round }.
tournament-refused-round = Keine Runde { $round }. Es gibt { $rounds }.
tournament-refused-players = Nicht mit { $count } { $count ->
    [one] Spieler
   *[other] Spielern
}: Das System erlaubt es nicht.
tournament-refused-order = Nicht jeder hat eine eigene Nummer.
tournament-refused-numbers = Zu spät: Runde 1 ist nach diesen Nummern gepaart.
tournament-refused-next = Die nächste Runde ist { $round }.
tournament-refused-playing = Runde { $round } läuft noch: Bretter { $boards }. Gib Ergebnisse ein oder verlege die Partien: verlegen.
tournament-refused-last = Alle Runden sind gepaart.
tournament-refused-board = Kein Brett { $board } in Runde { $round }. Es gibt { $boards }.
tournament-refused-result = Schon ein Ergebnis: { $result }. Zum Ändern: berichtigen.
tournament-refused-no-result = Noch ohne Ergebnis. Zum Eingeben: ergebnis.
tournament-refused-known = Das Ergebnis steht schon so da.
tournament-refused-postponed = Schon verlegt.
tournament-refused-left = Zu dieser Zeit nicht im Turnier.
tournament-refused-here = Nicht zurückgezogen.
tournament-refused-two = Nötig sind zwei verschiedene Spieler.
tournament-refused-no-teams = Hier spielen keine Mannschaften.
tournament-refused-part = Kein Brett { $board }. Es gibt { $boards }.
tournament-refused-which = Wettkampf { $board } hat mehrere Bretter. Eines davon eingeben: ergebnis { $board }.1 1-0.
tournament-refused-many = Zu viele Spieler. Bretter je Wettkampf: { $boards }.
tournament-refused-member = Kein Spieler { $number } in dieser Mannschaft. Ihre Liste: spieler und die Mannschaft.
tournament-refused-board-order = Gegen die Brettfolge: Spieler { $number }. Es gilt die Liste der Mannschaft.
tournament-refused-nobody = Mindestens ein Spieler muss dabei sein.
tournament-refused-begun = Der Wettkampf hat begonnen.
tournament-refused-tied = Dort steht es nicht gleich. Für eine Partie: ergebnis.
tournament-refused-groups = Das gilt für Gruppen, wenn alle zu Ende sind.
tournament-refused-qualify = Jeden, der weiterkommt, einmal eingeben. Es sind { $count }.
tournament-refused-members = Spieler bleiben in ihrer Mannschaft.
tournament-breach-twice = Zweimal gepaart: { $player }.
tournament-breach-missing = Nicht gepaart: { $player }.
tournament-breach-absent = Gepaart, aber nicht da: { $player }.
tournament-breach-met = Schon gepaart in Runde { $round }: { $white } und { $black }.
tournament-breach-apart = Sollen nicht gepaart werden: { $white } und { $black }.
tournament-breach-bye = Niemand muss spielfrei sein: { $player } ist es.
tournament-breach-second-bye = Zweiter Punkt ohne Partie: { $player }.
tournament-breach-third = Dreimal nacheinander { $color }: { $player }.
tournament-breach-three-more = Dreimal zu oft { $color }: { $player }.
tournament-pairing = Es paart { $program }.
tournament-pairing-still = Ein Programm paart gerade. Zum Abbrechen: abbrechen.
tournament-pairing-stopped = Abgebrochen. Nichts ist gepaart.
tournament-pairing-none = Nichts abzubrechen. Kein Programm paart.
tournament-pairing-outdated = Nichts ist gepaart: Inzwischen hat sich etwas geändert. Noch einmal: paaren.
tournament-no-program = Kein Paarungsprogramm gefunden. Installiere gacrux oder bbpPairings. Oder gib die Paarungen nach paaren ein.
tournament-program-missing = { $program } startet nicht. Gib die Paarungen nach paaren ein oder installiere es neu.
tournament-program-stuck = Zu langsam: { $program } ist angehalten. Gib die Paarungen nach paaren ein.
tournament-program-endless = Zu viel geschrieben: { $program } ist angehalten. Gib die Paarungen nach paaren ein.
tournament-answer-unreadable = { $program } hat nicht gepaart: { $why } Gib die Paarungen nach paaren ein.
tournament-answer-refused = Abgelehnt, nichts ist gepaart. Die Antwort von { $program } bricht Regeln:
tournament-answer-empty = keine Antwort.
tournament-answer-line = keine Paarung in Zeile { $line } der Antwort.
tournament-answer-count = { $said } Paarungen angekündigt, { $count } genannt.
tournament-answer-number = Nummer { $number } hat niemand.
tournament-answer-byes = zweimal spielfrei in einer Runde.
tournament-name = { $name }.
tournament-place-is = Ort: { $value }.
tournament-from = Beginn: { $value }.
tournament-to = Ende: { $value }.
tournament-arbiter = Hauptschiedsrichter: { $value }.
tournament-laws = Schachregeln von { $value }.
tournament-system = System: { $value }.
tournament-rounds = Runden: { $value }.
tournament-accelerated = Beschleunigt: { $value }.
tournament-boards = Bretter je Wettkampf: { $value }.
tournament-arbiters = Empfohlene Schiedsrichter: { $value }.
tournament-decided-by = Bei Gleichstand entscheidet: { $value }.
decider-rapid = Schnellpartie
decider-blitz = Blitzpartie
decider-armageddon = Armageddon-Partie
decider-rating = Wertungszahl
decider-white-out = Weiß scheidet aus
decider-boards = die besseren vorderen Bretter
decider-lots = Los
decider-arbiter = Entscheidung des Schiedsrichters
tournament-variant = Variante: { $value }.
tournament-time = Bedenkzeit: { $value }.
tournament-default-time = Karenzzeit: { $value } Minuten.
tournament-ties = Feinwertungen: { $value }.
tournament-draws = Remis: { $value }.
tournament-aids = Hilfen: { $value }.
tournament-appeals = Einsprüche: { $value }.
system-round-robin = Rundenturnier
system-swiss = Schweizer System
system-adjusted = angepasstes Schweizer System
system-lots = Schweizer System durch Los
system-by-hand = von Hand gepaart
system-match = Zweikampf
system-scheveningen = Scheveninger System
system-knock-out = K.-o.-System
system-groups = Gruppen
tournament-nobody = Noch niemand angemeldet. Gib anmelden und einen Namen ein.
tournament-entry = { $number }: { $name }, { $rating }.
tournament-entry-unrated = { $number }: { $name }, ohne Wertungszahl.
tournament-entry-left = { $number }: { $name }, zurückgezogen.
tournament-no-round-yet = Noch keine Runde gepaart. Zum Paaren: paaren.
tournament-no-round = Nicht gepaart: Runde { $round }. Gepaarte Runden: { $rounds }.
tournament-round = Runde { $round }:
tournament-bye = Spielfrei: { $player }.
tournament-free = Frei: { $player }.
tournament-board = Brett { $board }: { $white }, { $black }.
tournament-board-over = Brett { $board }: { $white }, { $black }: { $result }.
tournament-board-postponed = Brett { $board }: { $white }, { $black }: verlegt.
tournament-match = Wettkampf { $board }: { $white }, { $black }.
tournament-match-score = Wettkampf { $board }: { $white } { $own }, { $black } { $other }.
tournament-goes-on = Weiter kommt { $player }.
tournament-tied-game = Gleichstand. Als Nächstes: { $decider }, Brett { $board }, Weiß: { $player }.
tournament-tied = Gleichstand an Brett { $board }. Fürs Los: entscheiden { $board }. Oder wer weiterkommt: entscheiden { $board } 1-0.
tournament-tied-by = Gleichstand an Brett { $board }. Es entscheidet: { $decider }. Eingeben: entscheiden { $board }.
tournament-standings = Nach Runde { $round }:
tournament-group = Gruppe { $number }:
tournament-place = { $place }: { $player }, { $points }.
tournament-place-ties = { $place }: { $player }, { $points }; { $ties }.
tournament-place-equal = { $place }: { $player }, { $points }; Feinwertungen gleich.
tournament-tie-value = { $tie }: { $value }
tournament-tie-value-place = { $tie }: Platz { $value }
tournament-tie-alone = { $tie }: { $value }.
tournament-left = Alles ist gespeichert.
tournament-pair-breaks = Diese Paarung bricht Regeln:
tournament-proposed = Vorschlag für Runde { $round }:
tournament-proposed-lots = Vorschlag für Runde { $round }, gelost mit { $number }:
tournament-down = Eine Punktgruppe tiefer: { $player }.
tournament-no-proposal = Nach diesen Regeln ist nichts zu finden. Paare eingeben: paaren 1-4 2-3 5.
tournament-points-whole = { $count }
tournament-points-half = ½
tournament-points-and-half = { $count }½
tournament-player-place = Platz { $place }, Punkte: { $points }.
tournament-player-title = Titel: { $value }.
tournament-player-federation = Verband: { $value }.
tournament-player-club = Verein: { $value }.
tournament-player-team = Mannschaft: { $value }.
tournament-player-captain = Mannschaftsführer: { $value }.
tournament-player-seat = Sitzplatz: { $value }.
tournament-player-assistant = Assistent: { $value }.
tournament-card-won = Runde { $round }: { $color }, Sieg gegen { $player }.
tournament-card-drawn = Runde { $round }: { $color }, Remis gegen { $player }.
tournament-card-lost = Runde { $round }: { $color }, Niederlage gegen { $player }.
tournament-card-forfeit-won = Runde { $round }: kampfloser Sieg gegen { $player }.
tournament-card-forfeit-lost = Runde { $round }: kampflos verloren gegen { $player }.
tournament-card-now = Runde { $round }, Brett { $board }: { $color } gegen { $player }.
tournament-card-half = Runde { $round }: spielfrei, halber Punkt.
tournament-card-full = Runde { $round }: spielfrei, ganzer Punkt.
tournament-card-bye = Runde { $round }: spielfrei, ohne Gegner.
tournament-card-absent = Runde { $round }: nicht gespielt.
tournament-same-points = Punktgleich: { $names }.
tournament-score-group = Mit Punkten { $points }: { $names }.
tournament-not-paired = { $player }: nicht gepaart in Runde { $round }.
tournament-could = { $player }, Platz { $place } oder besser:
tournament-could-not-yet = Erst wenn die letzte Runde gepaart ist, und nur für einzelne Spieler.
tournament-could-too-many = Zu viele offene Partien: { $count }. Noch einmal fragen, wenn einige zu Ende sind.
tournament-could-win = Mit einem Sieg
tournament-could-draw = Mit Remis
tournament-could-loss = Mit einer Niederlage
tournament-could-anyhow = Wie es steht
tournament-could-always = { $case }: in jedem Fall.
tournament-could-never = { $case }: nicht mehr.
tournament-could-if = { $case }: sicher so, { $white }, { $black }: { $result }.
tournament-could-only-if = { $case }: nur so, { $white }, { $black }: { $result }.
tournament-could-perhaps = { $case }: bei mehreren Ergebnissen anderer.
tournament-crosstable-row = { $number }: { $name }, { $points }: { $rounds }.
tournament-counts-for-nobody = { $player } ohne Platz: weniger als die Hälfte der Partien.
tournament-why = { $player }: Platz { $place }, Punkte: { $points }.
tournament-behind-points = Hinter { $player } nach Punkten.
tournament-behind-tie = Hinter { $player } nach { $tie }.
tournament-behind-lots = Hinter { $player } durch das Los.
tournament-shared = Platz geteilt mit { $player }.
tournament-tie = { $tie }: { $value }, bestehend aus:
tournament-tie-place = { $tie }: Platz { $value }, bestehend aus:
tournament-tie-unmet = { $tie }: nichts zu vergleichen.
tournament-part = Runde { $round }: { $value } von { $player }.
tournament-part-own = Runde { $round }: { $value }.
tournament-part-weighed = Runde { $round }: { $value }, für { $brought } gegen { $player } mit Punktzahl { $scored }.
tournament-part-dummy = Runde { $round }, nicht gespielt: { $value }, { $reason }.
tournament-dummy-own = wie die eigene Punktzahl
tournament-dummy-opponent = wie der gepaarte Gegner
tournament-dummy-draws = wie ein Remis in jeder Runde
tournament-part-mean = Im Durchschnitt: { $value }.
tournament-part-table = Aus der Elo-Tabelle: { $value }.
tournament-part-other = Außerdem: { $value }.
tournament-cut-least = Gestrichen, als kleinster Wert.
tournament-cut-voluntary = Gestrichen, weil freiwillig nicht gespielt.
tournament-cut-most = Gestrichen, als größter Wert.
tournament-cut-limit = Nicht gezählt: Der Gegner hat zu wenig Punkte.
notice-title = { $name }, Runde { $round }
notice = { $player }: Runde { $round }, Brett { $board }, { $color } gegen { $opponent }.
notice-seat = { $player }: Runde { $round }, Brett { $board }, { $color } gegen { $opponent }, Sitzplatz { $seat }.
notice-bye = { $player }: Runde { $round }, spielfrei.
tournament-no-variant = TRF hat für die Variante keinen Platz. Nicht darin: { $variant }.
tournament-written = Geschrieben: { $file }.
tournament-not-written = Nicht geschrieben, { $file }: { $reason }.
tournament-games-unread = Partien der Tische nicht lesbar: { $reason }. Nichts geschrieben.
round-report-title = { $name }, Runde { $round }: Bericht
round-report-done = Handlungen des Schiedsrichters:
round-report-open = Noch offen:
round-report-adjourned = Hängepartie: Brett { $board }, { $white } und { $black }.
round-report-appeal = Einspruch nicht entschieden: Brett { $board }, { $white } und { $black }.
tournament-not-kept = Nichts geschehen, Speichern war nicht möglich: { $reason }.
tournament-damaged = Beschädigtes Protokoll: Eintrag { $number } ist unmöglich. { $why } Vielleicht ist es die falsche Turnierdatei.
tournament-damaged-line = Beschädigtes Protokoll: Eintrag { $number } ist nicht lesbar.
tournament-not-there = Nicht gefunden: { $file }. Eine neue beginnen: siehe tournament.md.
tournament-ask-begin =
    Eine neue Turnierdatei, etwa 8 Fragen und die Spieler.
    Enter allein: die vorgeschlagene Antwort.
    zurück: die Frage davor.
    Steuerung C: aufhören. Die Antworten bleiben.
tournament-ask-name = Name des Turniers, mit dem Jahr, wenn es jedes Jahr stattfindet.
tournament-ask-place = Ort.
tournament-ask-from = Erster Tag, etwa 2026-11-28.
tournament-ask-system = Welches System?
tournament-ask-rounds = Wie viele Runden?
tournament-ask-groups = Wie viele Gruppen?
tournament-ask-boards = Bretter je Wettkampf, wenn Mannschaften spielen.
tournament-ask-time = Bedenkzeit für jeden, etwa 60+30.
tournament-ask-ties = Feinwertungen in ihrer Reihenfolge.
tournament-ask-first-team = Erste Mannschaft.
tournament-ask-team = Mannschaft { $number }. Enter: keine Mannschaften mehr.
tournament-ask-first-player = Erster Spieler, mit Wertungszahl, etwa Weber, Ida 1650.
tournament-ask-player = Spieler { $number }. Enter: keine Spieler mehr.
tournament-ask-help-player = Gib den Nachnamen ein, ein Komma, den Vornamen und die Wertungszahl. Ohne Wertungszahl geht es auch.
tournament-ask-too-many = Zu viele Runden für { $count } Teilnehmer: höchstens { $rounds }. In der Datei rounds ändern.
tournament-ask-review = Zum Schreiben der Datei: Enter. Die letzte Antwort ändern: zurück.
tournament-begin = Zum Beginnen: { $program } tournament { $file }
tournament-from-done = Übernommen: Spieler { $players }, Runden { $rounds }.
tournament-from-left = Unbekannte Zeilen, nicht übernommen: { $lines }.
tournament-from-ties = Einige Feinwertungen sind unbekannt, und nicht übernommen.
tournament-from-line = Zeile { $line }, Spalte { $column }: { $what }
tournament-from-there = Schon gespeichert: Turnier { $name }. Gib diesem in seiner Datei einen anderen Namen.
tournament-from-teams = Nichts übernommen: Mannschaften, Spieler und Punkte passen nicht zusammen.
tournament-from-by-hand = Nichts übernommen: Punkte wurden von Hand vergeben.
tournament-from-scoring = Nichts übernommen: Fehlen oder offene Partien geben andere Punkte als hier.
tournament-from-acceleration = Nichts übernommen: anders beschleunigt als nach Baku.
tournament-from-name = Nichts übernommen: unbrauchbarer Name von Spieler { $number }.
tournament-from-round = Nichts übernommen: in Runde { $round } stehen Ergebnisse oder Freilose, die es hier nicht gibt.
tournament-from-act = Nichts übernommen. { $what } { $why }
exchange-no-player = kein Spieler in dieser Datei.
exchange-number = hier fehlt eine Zahl.
exchange-too-great = die Zahl ist zu groß.
exchange-points = hier fehlen Punkte.
exchange-color = keine Farbe, möglich sind w, b oder ein Strich.
exchange-result = kein Ergebnis, etwa 1, 0 oder =.
exchange-unfit = das Ergebnis passt nicht zum Gegner.
exchange-number-twice = die Startnummer { $number } steht zweimal da.
exchange-opponent = Nummer { $number } hat niemand.
exchange-oneself = ein Spieler gegen sich selbst.
exchange-two-opponents = zwei Gegner in Runde { $round }, Nummer { $number }.
exchange-contradiction = anderes Ergebnis in Runde { $round }, Nummer { $number }.
exchange-score = { $given } Punkte, die Ergebnisse geben aber { $counted }.
exchange-players-missing = { $told } Spieler angekündigt, { $found } gefunden. Die Datei ist unvollständig.
tournament-not-read = Nicht gelesen, { $file }: { $reason }.
event-wrong-line = Zeile { $line }: { $what }
event-wrong-form = keine Zeile einer Turnierdatei.
event-wrong-twice = doppelt in der Datei.
event-wrong-key = unbekannter Schlüssel { $word }.
event-wrong-key-near = unbekannter Schlüssel { $word }. Meinst du { $near }?
event-wrong-part = beginne mit doppelten eckigen Klammern: [[{ $part }]].
event-wrong-value = { $key } kann nicht { $value } sein. { $can }
event-wrong-missing = { $key } fehlt in der Turnierdatei.
event-wrong-nameless = { $key } fehlt hier.
event-wrong-player = doppelt in der Datei: Spieler { $name }.
event-wrong-fide = doppelt in der Datei: FIDE-Nummer { $number }.
event-wrong-team = doppelt in der Datei: Mannschaft { $name }.
event-wrong-no-team = keine Mannschaft { $name } in der Datei.
event-wrong-teamless = { $name } hat keine Mannschaft.
event-wrong-empty-team = { $name } hat keine Spieler.
event-wrong-unfit = { $key } passt nicht zum Rest der Datei.
event-wrong-ends = das Ende liegt vor dem Beginn: { $day }.
event-can-text = Möglich: eine Zeile bis 100 Zeichen.
event-can-federation = Möglich: drei Großbuchstaben, etwa GER.
event-can-day = Möglich: ein Tag, etwa 2026-11-28.
event-can-laws = Möglich: eine Ausgabe der Schachregeln, etwa 2023.
event-can-variant = Möglich: crazyhouse, atomic, antichess, horde, three-check, king-of-the-hill oder racing-kings.
event-can-odds = Möglich: eine Vorgabe, etwa white knight oder black pawn draw.
event-can-system = Möglich: round robin, swiss, adjusted swiss, swiss by lots, by hand, match, scheveningen, knock-out oder groups.
event-can-rounds = Möglich: eine Zahl von 1 bis 99.
event-can-count = Möglich: eine Zahl von 1 bis 50.
event-can-deciders = Möglich: eine Liste aus rapid, blitz, armageddon, rating, white out, boards und lots.
event-can-losers = Möglich: out, third place oder all places.
event-can-acceleration = Möglich: baku.
event-can-finals = Möglich: knock-out oder round robin.
event-can-score = Möglich: match points oder game points.
event-can-time = Möglich: eine Bedenkzeit, etwa 90+30.
event-can-minutes = Möglich: Minuten, bis 600.
event-can-points = Möglich: Punkte, etwa 1 oder 0.5.
event-can-ties = Möglich: eine Liste, etwa DE, BH/C1, SB.
event-can-rules = Möglich: 2024 oder 2026.
event-can-color = Möglich: white oder black.
event-can-number = Möglich: eine FIDE-Nummer.
event-can-rating = Möglich: eine Zahl bis 4000.
event-can-sex = Möglich: m oder w.
event-can-title = Möglich: ein FIDE-Titel, etwa FM.
event-can-sight = Möglich: B1, B2 oder B3.
event-can-prize-name = Möglich: eine Zeile bis 100 Zeichen, ohne Sehklasse.
event-can-amounts = Möglich: eine Liste von Beträgen, etwa 300, 200, 100, keiner größer als der vorige.
event-can-gifts = Möglich: eine Liste von Preisen, etwa Pokal, Buch, ohne Sehklasse.
event-can-sights = Möglich: eine Liste aus B1, B2 und B3.
event-can-shared = Möglich: by place, equally oder hort.
event-can-each = Möglich: one oder all.
name-tournament-event = ausschreibung, turnier
help-tournament-event = ausschreibung: die Regelung des Turniers, vorgelesen.
name-tournament-entries = teilnehmer, teilnehmerliste, startliste
help-tournament-entries = teilnehmer: alle nach Startnummer.
name-tournament-enter = anmelden, nachmelden, nachmeldung
help-tournament-enter = anmelden Weber, Ida 1650: auch als Nachmeldung, mit oder ohne Wertungszahl.
name-tournament-amend = ändern, nachtragen
help-tournament-amend = ändern 7 rating 1850: stellt eine Anmeldung richtig, mit einem Schlüssel der Turnierdatei.
name-tournament-draw = losen, startnummern, nummern losen
help-tournament-draw = losen: Startnummern durch das Los; losen varma: Spieler eines Verbands treffen sich früh.
name-tournament-withdraw = zurückziehen, rückzug, abmelden
help-tournament-withdraw = zurückziehen 7: Der Spieler verlässt das Turnier.
name-tournament-return = rückkehr, zurückkehren, wieder dabei
help-tournament-return = rückkehr 7: Wer zurückgezogen hat, ist ab der nächsten Runde wieder dabei.
name-tournament-absent = fehlt, abwesend, aussetzen
help-tournament-absent = fehlt 7: nicht gepaart in der nächsten Runde; fehlt 7 1/2: mit halbem Punkt.
name-tournament-apart = trennen, getrennt
help-tournament-apart = trennen 3 7: Diese zwei werden nicht gepaart.
name-tournament-line-up = aufstellung, aufstellen
help-tournament-line-up = aufstellung 2 1 3 4: Mannschaft 2 spielt mit 1, 3 und 4 ihrer Liste; 0 ist ein leeres Brett.
name-tournament-pair = paaren, auslosen, auslosung
help-tournament-pair = paaren: paart die nächste Runde; paaren 1-4 2-3 5: von Hand, Weiß zuerst, spielfrei allein.
name-tournament-stop = abbrechen, stopp
help-tournament-stop = abbrechen: beendet das Programm, das gerade paart.
name-tournament-pairings = paarungen, bretter
help-tournament-pairings = paarungen: die Bretter der Runde; paarungen 2: die von Runde 2.
name-tournament-result = ergebnis, resultat
help-tournament-result = ergebnis 4 1-0: Brett 4, Weiß gewinnt; 1/2 ist remis, +- und -+ sind kampflos.
name-tournament-missing = ausstehend, offen, offene partien
help-tournament-missing = ausstehend: Partien ohne Ergebnis.
name-tournament-postpone = verlegen, verschieben, aufschieben
help-tournament-postpone = verlegen 4: Brett 4 spielt später, die nächste Runde kann gepaart werden.
name-tournament-decide = entscheiden, stichentscheid
help-tournament-decide = entscheiden 2: wer bei Gleichstand an Brett 2 weiterkommt; entscheiden 2 1-0: der Schiedsrichter sagt es.
name-tournament-qualify = weiter, qualifizieren
help-tournament-qualify = weiter: die Besten jeder Gruppe kommen weiter; weiter 1 5 2 8: diese.
name-tournament-correct = berichtigen, korrigieren
help-tournament-correct = berichtigen 2 4 1-0: berichtigt ein Ergebnis, Runde 2, Brett 4.
name-tournament-standings = tabelle, rangliste, stand
help-tournament-standings = tabelle: die Tabelle; tabelle 3: nach Runde 3.
name-tournament-why = warum
help-tournament-why = warum 7: woraus Punkte und Feinwertungen eines Spielers bestehen.
name-tournament-player = spieler, spielerkarte
help-tournament-player = spieler 7: Runden, Gegner und Platz eines Spielers.
name-tournament-paired = gegner, gepaart
help-tournament-paired = gegner 7: Brett, Farbe und Gegner eines Spielers.
name-tournament-group = punktgruppe, gruppe
help-tournament-group = punktgruppe 7: alle mit ebenso vielen Punkten.
name-tournament-could = möglich, aussicht
help-tournament-could = möglich 7 3: welche Ergebnisse der letzten Runde Spieler 7 Platz 3 oder besser bringen.
name-tournament-crosstable = kreuztabelle
help-tournament-crosstable = kreuztabelle: jede Runde jedes Spielers, 4w1 für einen Sieg mit Weiß gegen 4.
tournament-no-prizes = Keine Preise in der Turnierdatei. Jeder beginnt mit [[prize]].
tournament-prizes-now = Stand nach Runde { $round }:
tournament-prize-list = { $name }:
tournament-prize = { $player }: { $amount }.
tournament-prize-shared = { $player }: { $amount }, geteilt.
tournament-prize-left = Nicht vergeben: { $amount }.
tournament-prize-none = { $player }: kein Preis.
tournament-prize-of = { $player }, { $name }: { $amount }.
tournament-prize-place = Platz { $place } unter den Berechtigten.
tournament-prize-equally = { $sum } insgesamt, zu gleichen Teilen unter { $count }.
tournament-prize-hort = Hort: die Hälfte von { $own }, dem Preis des Platzes, und die Hälfte eines gleichen Teils von { $sum } für { $count }.
tournament-prize-instead = Nicht auch { $name }: nur ein Preis, und zwar der größte.
tournament-prize-lots = Platz geteilt unter { $count }, je ein Preis. Die Ausschreibung oder das Los entscheidet.
name-tournament-prizes = preise
help-tournament-prizes = preise: wer welchen Preis bekommt; preise 7: der Preis von Spieler 7 und der Grund.
name-tournament-notices = aushang, mitteilungen, zettel
help-tournament-notices = aushang: Dateien mit einer Zeile für jeden Spieler und eine Seite in Großdruck.
name-tournament-report = bericht
help-tournament-report = bericht: Dateien mit den Ergebnissen der Runde, allem Getanen, allem Offenen und der Tabelle.
name-tournament-games = partien
help-tournament-games = partien: die Partien der Runde als PGN, mit Zügen und Uhrzeiten, wo Tische sie haben.
tournament-tables-none = Runde { $round }: keine Partie mehr zu spielen.
tournament-tables-no-file = Keine Wettkampfdatei für die Tische. Schreibe table = "table.toml" in die Turnierdatei; match --new macht eine.
tournament-tables-unread = Nicht gelesen: { $file }, { $reason }. Kein Tisch ist vorbereitet.
tournament-tables-wrong = Fehler in { $file }. Kein Tisch ist vorbereitet.
tournament-tables-laid = Tische vorbereitet: { $count }. Um den Raum zu öffnen, in einem anderen Terminal: { $program } room { $file }
tournament-table-taken-back = Brett { $board }, Runde { $round }: am Tisch zurückgenommen. Hier zurücknehmen: widerrufen { $act }.
tournament-table-differs = Tisch { $table }, Runde { $round }: { $result }, dort unterschrieben. Hier steht ein anderes Ergebnis: Berichtige eines.
tournament-table-others = Tisch { $table }, Runde { $round }: Gepaart sind andere, als gespielt haben. Nicht übernommen: { $result }.
name-tournament-tables = tische
help-tournament-tables = tische: bereitet die Tische der Runde vor, je eine Wettkampfdatei und eine Raumdatei; tische 2: die von Runde 2.
name-tournament-export = export, exportieren
help-tournament-export = export club.trf: das Turnier als Datei für Paarungs- und Wertungsprogramme.
name-tournament-log = protokoll
help-tournament-log = protokoll: die letzten Einträge mit Nummern; protokoll 30: mehr davon.
name-tournament-revoke = widerrufen, zurücknehmen
help-tournament-revoke = widerrufen 12: nimmt Eintrag 12 zurück.
name-tournament-explain = erklären, was-ist
help-tournament-explain = erklären Buchholz: ein Wort des Turniers in einem Satz; erklären: alle Wörter.
name-tournament-help = hilfe
help-tournament-help = hilfe paaren: zu einem Befehl; hilfe alle: jeder Befehl.
name-tournament-leave = verlassen, beenden, ende
help-tournament-leave = verlassen: Alles ist gespeichert.

room-desk-words = Raum
room-desk-passphrase = Das Passwort des Raums. Enter allein: verlassen.
room-desk-welcome = Pult des Raums, { $count ->
    [one] ein Tisch
   *[other] { $count } Tische
}. Du bist Schiedsrichter { $deputy }.
room-desk-left = Du hast das Pult des Raums verlassen.
room-desk-nothing = Nichts wartet.
room-desk-waiting = { $count ->
    [one] Eine Sache wartet
   *[other] { $count } Sachen warten
}. { $first }
room-desk-news = { $count } neue Sachen. { $first }
room-desk-call = Tisch { $table }: { $what }.
room-desk-and = { $items }; { $next }
room-desk-touch = Beschwerde von { $color }, Figur berührt
room-desk-two-hands = Beschwerde von { $color }, zwei Hände
room-desk-claim = Remisantrag von { $color }
room-desk-increment = Bitte um Zeit je Zug von { $color }
room-desk-draw = Remisangebot von { $color }, zu genehmigen
room-desk-session = Sitzung zu Ende
room-desk-stopped = Uhren angehalten von { $color }
room-desk-sheets = Partieformulare zu vervollständigen
room-desk-silent = { $color } wiederholt den Zug nicht
room-desk-boards-differ = Bretter verschieden
room-desk-conduct = Regelverstoß von { $color }, du entscheidest
room-desk-position = Stellung unklar
room-desk-unconfirmed = keine bestätigte Regel
room-desk-default-time = keine Karenzzeit festgelegt
room-desk-flag-in-claim = Blättchen von { $color } gefallen, während ein Antrag wartet
room-desk-results = Ergebnisse stimmen nicht überein
room-desk-signed = ein anderes Ergebnis unterschrieben
room-desk-envelope = Umschlag zu öffnen
room-desk-called = { $color } ruft dich
room-desk-told = { $color } ruft dich: { $text }
room-desk-appeal = Einspruch von { $color } gegen Entscheidung { $number }
room-desk-board-gone = keine Verbindung zum Brett von { $color }
room-desk-board-wrong = Brett von { $color } falsch
room-desk-illegal = regelwidriger Zug { $count } von { $color }, geahndet
room-desk-near = { $color } hat noch { $time }
room-desk-missing = { $color } ist nicht da
room-desk-stands = Uhren stehen
room-desk-over = beendet, { $score }
room-desk-flag = Blättchen von { $color } gefallen, { $score }
room-desk-yours = Dein Tisch.
room-desk-has-it = Den hat Schiedsrichter { $deputy }.
room-desk-no-next = Sonst wartet nichts.
room-desk-taken = Dein Tisch. { $what }
room-desk-taken-nothing = Dein Tisch, { $table }. Dort wartet nichts.
room-desk-has-table = Schiedsrichter { $deputy } hat Tisch { $table }.
room-desk-has-none = Du hast keinen Tisch. Gib nächste oder eine Nummer ein.
room-desk-has-several = Welcher Tisch? Du hast { $tables }.
room-desk-not-taken = Tisch { $table } hat niemand.
room-desk-done = Fertig, Tisch { $table }.
room-desk-still = Abgegeben. { $what }
room-desk-opened = Pult von Tisch { $table }. Zurück: schließen.
room-desk-open-elsewhere = Pult besetzt, Tisch { $table }: ein anderes Terminal hat es.
room-desk-not-open = Kein Pult ist offen. Um eines zu öffnen: öffnen und die Nummer.
room-desk-back = Zurück im Raum. Tisch { $table } ist fertig.
room-desk-back-waits = Zurück im Raum. Noch dein Tisch. { $what }
room-desk-gone = Schiedsrichter { $deputy } ist gegangen. Wieder offen: { $count ->
    [one] Tisch
   *[other] Tische
} { $tables }.
room-desk-no-table = Kein Tisch { $table }. Alle Tische: tische.
room-desk-no-tables = Es gibt keine Tische.
room-desk-table = Tisch { $table }: { $white }, { $black }.
room-desk-line = Tisch { $table }: { $white }, { $black }, { $how }.
room-desk-how-new = nicht begonnen
room-desk-how-plays = Zug { $number }
room-desk-how-stands = Zug { $number }, Uhren stehen
room-desk-how-adjourned = vertagt bei Zug { $number }
room-desk-how-unsigned = { $score }, nicht unterschrieben
room-desk-how-signed = { $score }, noch abzuschließen
room-desk-how-closed = { $score }, abgeschlossen
room-desk-count = Tische: { $count }. Laufend: { $playing }. Nicht begonnen: { $new }. Beendet: { $over }.
room-desk-all-over = Alle Partien sind beendet.
room-desk-none-over = Keine Partie ist beendet.
room-desk-result = Tisch { $table }: { $score }, { $white }, { $black }.
room-desk-clock = Tisch { $table }: { $color }, { $time }.
room-desk-no-clock-under = Keine Uhr unter { $time }.
room-desk-no-clocks = Keine Uhren.
room-desk-follows = Du folgst { $count ->
    [one] Tisch
   *[other] den Tischen
} { $tables }.
room-desk-follows-none = Du folgst keinem Tisch.
room-desk-follows-said = Tisch { $table }: { $what }
room-desk-started-one = Begonnen, Tisch { $table }.
room-desk-started = Begonnen: { $count } Tische.
room-desk-not-started = Nicht begonnen: { $count ->
    [one] Tisch
   *[other] Tische
} { $tables }. Sieh dort nach mit öffnen.
room-desk-paused-one = Uhren stehen, Tisch { $table }.
room-desk-paused = Uhren stehen: { $count } Tische.
room-desk-not-paused = Uhren liefen nicht: { $count ->
    [one] Tisch
   *[other] Tische
} { $tables }.
room-desk-resumed-one = Uhren laufen, Tisch { $table }.
room-desk-resumed = Uhren laufen: { $count } Tische.
room-desk-not-resumed = Uhren stehen weiter: { $count ->
    [one] Tisch
   *[other] Tische
} { $tables }. Dort wartet etwas.
room-desk-run-none = Kein Tisch dafür.
room-desk-help = Sachen: wartet, nächste, nehmen 7, öffnen 7, schließen, fertig.
    Fragen: tisch 7, tische, uhren 5, beendet, nicht beendet, ergebnisse.
    Uhren: beginnen, anhalten, weiter. Mithören: folgen 7.
    Mehr: hilfe alle, hilfe nächste. Zum Verlassen: verlassen.
room-desk-wants-table = { $name } und ein Tisch: { $name } 7.
room-desk-wants-maybe-table = { $name } allein. Mit Tisch: { $name } 7.
room-desk-wants-followed = { $name } und ein Tisch: { $name } 7. Oder { $name } keinem.
room-desk-wants-minutes = { $name } allein. Mit Minuten: { $name } 5.
room-desk-wants-command = { $name } allein. Mit einem Befehl: { $name } nächste.
name-room-none = keinem, kein
name-room-waits = wartet
help-room-waits = wartet: alles, was wartet, das Älteste zuerst, und wer es hat.
name-room-next = nächste
help-room-next = nächste: nimm den Tisch, der am längsten wartet und den niemand hat.
name-room-take = nehmen
help-room-take = nehmen 7: Tisch 7 ist deiner, andere hören nichts mehr von ihm.
name-room-done = fertig
help-room-done = fertig: gib deinen Tisch ab; fertig 7: von mehreren Tisch 7.
name-room-open = öffnen
help-room-open = öffnen 7: das Pult von Tisch 7, um dort zu entscheiden; öffnen: von deinem Tisch.
name-room-close = schließen
help-room-close = schließen: vom Pult eines Tisches zurück in den Raum.
name-room-start = beginnen
help-room-start = beginnen: alle Partien, die nicht begonnen haben; beginnen 7: an Tisch 7.
name-room-pause = anhalten
help-room-pause = anhalten: alle Uhren; anhalten 7: an Tisch 7.
name-room-resume = weiter
help-room-resume = weiter: alle Uhren gehen weiter, wo nichts wartet; weiter 7: an Tisch 7.
name-room-table = tisch
help-room-table = tisch 7: Spieler, Zug, Uhren und was wartet.
name-room-tables = tische
help-room-tables = tische: alle Tische, je eine Zeile.
name-room-not-finished = nicht beendet
help-room-not-finished = nicht beendet: die Partien, die noch nicht beendet sind.
name-room-finished = beendet
help-room-finished = beendet: beendete Partien und was noch zu unterschreiben ist.
name-room-results = ergebnisse
help-room-results = ergebnisse: die Ergebnisse bis jetzt.
name-room-clocks = uhren
help-room-clocks = uhren: alle Uhren, die knappste zuerst; uhren unter 5: unter 5 Minuten.
name-room-follow = folgen
help-room-follow = folgen 7: alle Ansagen dort hören; folgen keinem: keine mehr.
name-room-help = hilfe
help-room-help = hilfe nächste: zu einem Befehl; hilfe alle: alle Befehle.
name-room-leave = verlassen
help-room-leave = verlassen: vom Pult weggehen; deine Tische warten wieder.


cli-tournament = Ein Turnier leiten, nach einer Turnierdatei: Anmeldungen, Paarungen, Ergebnisse, Tabelle.
arg-tournament-file = die Turnierdatei.
arg-tournament-check = die Fehler der Turnierdatei auflisten.
arg-tournament-new = die Turnierdatei durch Fragen anlegen.
arg-tournament-from = aus einer TRF anlegen, der Austauschdatei eines anderen Programms.
health-pairing = Paarungsprogramm: { $program }.
health-no-pairing = Kein Paarungsprogramm: Paare ein Schweizer System von Hand oder installiere gacrux.
tournament-not-entered = Nicht angemeldet: { $player }. { $why }
tournament-other-file = eine andere Datei heißt so
lichess-welcome = Angemeldet als { $name }. { $count ->
    [0] Keine Partie läuft.
    [one] Eine Partie läuft.
   *[other] { $count } Partien laufen.
 } Für alle Befehle: { $help }.
lichess-help = Partie suchen: { $seek } 15+10. Auch { $challenge }, { $accept }, { $decline }, { $cancel }, { $games }, { $play }, { $forget }, { $quit }.
lichess-unknown = Kein Befehl: { $word }. Für die Liste: { $help }.
lichess-token-ask = Füge dein Token von lichess ein. Man sieht es nicht. Zum Verlassen: nur Enter.
lichess-token-wrong = Kein Token. Füge es noch einmal ein. Zum Verlassen: nur Enter.
lichess-token-unreadable = Token nicht lesbar: { $reason }.
lichess-token-not-kept = Token nicht gespeichert: { $reason }.
lichess-token-forgotten = Token widerrufen und gelöscht.
lichess-token-not-deleted = Datei des Tokens nicht gelöscht: { $reason }.
lichess-token-not-revoked = Token nur hier gelöscht: { $reason }. Widerrufe es auf { $page }.
lichess-not-entered = Nicht angemeldet: { $reason }.
lichess-too-fast-to-seek = Zu schnell für eine Suche. Mindestens 8 Minuten oder 5+5.
lichess-too-fast = Zu schnell für eine Herausforderung. Mindestens 3 Minuten.
lichess-challenge-whom = Nenne den Gegner: { $challenge } und ein Name oder { $challenge } ai 3.
lichess-level-wrong = Es gibt die Stufen 1 bis 8.
lichess-terms-wrong = Nicht verstanden: { $word }. Nenne eine Zeit wie 15+10 oder 3d, eine Variante oder eine Farbe.
lichess-no-challenge = Keine Herausforderung ist offen.
lichess-no-games = Keine Partie läuft.
lichess-no-such-game = Keine Partie hat die Nummer { $number }.
lichess-game = { $number }, { $name }. Du spielst { $color }. { $turn ->
    [own] Du bist am Zug.
   *[other] Du bist nicht am Zug.
 }
lichess-challenged = { $name } fordert dich heraus, { $time }, { $variant }, { $rated ->
    [rated] gewertet
   *[casual] ungewertet
 }. Antworte { $accept } oder { $decline }.
lichess-challenge-gone = Herausforderung zurückgezogen.
lichess-challenge-declined = Herausforderung abgelehnt. { $reason }
lichess-challenge-sent = Herausforderung an { $name }, { $time }.
lichess-seeking = Partie wird gesucht, { $time }.
lichess-seek-ended = Suche beendet.
lichess-seek-failed = Keine Suche: { $reason }.
lichess-no-seek = Du suchst keine Partie.
lichess-lost = Verbindung verloren: { $reason }. Neuer Versuch.
lichess-no-variant = Variante hier nicht spielbar: { $variant }.
elsewhere-begins = Du spielst { $color } gegen { $name }.
elsewhere-back = Wieder verbunden.
elsewhere-lost = Verbindung verloren: { $reason }. Die Uhren laufen weiter. Neuer Versuch.
elsewhere-cut = Verbindung verloren: { $reason }. Zum Verlassen der Partie: { $quit }.
elsewhere-busy = Noch nicht gesendet: { $reason }. Danach wird es gesendet.
elsewhere-move-refused = Zug abgewiesen: { $reason }. Er ist zurückgenommen.
elsewhere-not-done = Nicht ausgeführt: { $reason }.
elsewhere-takeback-sent = Um Zurücknehmen gebeten.
elsewhere-takeback-asked = Dein Gegner bittet um Zurücknehmen. Zum Zustimmen: { $takeback }.
elsewhere-gone = Dein Gegner ist gegangen. Sekunden, bis du mit { $claim } gewinnst: { $seconds }.
elsewhere-returned = Dein Gegner ist wieder da.
elsewhere-chat = { $name } schreibt: { $words }
elsewhere-no-pause = Diese Uhren halten nicht an.
elsewhere-not-here = Nicht in dieser Partie: { $name }. Zum Verlassen der Partie: { $quit }.
elsewhere-first-move = Sekunden für deinen ersten Zug: { $seconds }. Danach wird die Partie abgebrochen.
elsewhere-aborted = Partie abgebrochen.
elsewhere-left = Ein Spieler ist gegangen. { $winner } gewinnt.
elsewhere-decided = Der Server hat entschieden. { $winner } gewinnt.
elsewhere-goes-on = Die Partie läuft auf lichess weiter. Deine Uhr läuft.
elsewhere-over = Zurück kommst du mit { $quit }.
resume-elsewhere = Partie { $game } läuft im Netz. Zum Fortsetzen: { $program } { $command }
fault-unreached = keine Verbindung zum Server
fault-silent = der Server antwortet nicht
fault-broken = die Verbindung ist abgebrochen
fault-untrusted = der Server kann sich nicht ausweisen
fault-token = das Token wird nicht angenommen
fault-missing = nicht gefunden
fault-busy = zu viele Anfragen, Sekunden Wartezeit { $seconds }
fault-failing = der Server hat einen Fehler
fault-refused = der Server lehnt ab
fault-not-now = jetzt nicht möglich
fault-refused-so = der Server sagt { $words }
fault-nonsense = die Antwort ist unverständlich
name-lichess-seek = suchen, suche
name-lichess-challenge = fordern, herausfordern
name-lichess-accept = annehmen
name-lichess-decline = ablehnen
name-lichess-cancel = abbrechen
name-lichess-games = partien
name-lichess-play = spielen
name-lichess-forget = vergessen
name-lichess-help = hilfe
name-lichess-quit = ende, beenden
cli-lichess = Auf lichess spielen: Partien suchen, herausfordern, laufende Partien fortsetzen.
arg-lichess-first = der erste Befehl, etwa seek 15+10.
arg-lichess-server = ein anderer Server, mit gleicher Schnittstelle.

## Feinwertungen

tie-break-encounter = direkter Vergleich
tie-break-wins = Siege
tie-break-games-won = gewonnene Partien
tie-break-black-games = Partien mit Schwarz
tie-break-black-wins = Siege mit Schwarz
tie-break-progressive = Fortschrittswertung
tie-break-rounds = Runden ohne Verzicht
tie-break-standard = Standardpunkte
tie-break-number = Startnummer
tie-break-buchholz = Buchholz
tie-break-average-buchholz = mittlere Buchholz der Gegner
tie-break-fore = Fore-Buchholz
tie-break-average-fore = mittlere Fore-Buchholz der Gegner
tie-break-sonneborn = Sonneborn-Berger
tie-break-koya = Koya
tie-break-average-rating = Wertungsschnitt der Gegner
tie-break-performance = Turnierleistung
tie-break-perfect = perfekte Turnierleistung
tie-break-average-performance = mittlere Leistung der Gegner
tie-break-average-perfect = mittlere perfekte Leistung der Gegner
tie-break-rating = Wertungszahl
tie-break-match-points = Mannschaftspunkte
tie-break-game-points = Brettpunkte
tie-break-strength = Punkte und Stärke der Gegner
tie-break-board-count = Berliner Wertung
tie-break-top-boards = obere Bretter
tie-break-bottom-boards = ohne die letzten Bretter
tie-break-weighed = Sonneborn-Berger, { $brought } mal { $scored }
tie-break-of-games = { $tie } nach Brettpunkten
tie-break-cut = { $tie } Streichwert { $number }
tie-break-median = { $tie } Median { $number }
tie-break-limit = { $tie } Grenze { $number }
tie-break-forfeits = { $tie } mit kampflosen Partien
tie-break-reversed = { $tie } umgekehrt

## Wörter von Turnieren, erklärt

term-cut = Streichwert
term-median = Median
term-berger = Berger-Tabellen
term-varma = Varma-Tabellen
term-bye = spielfrei
term-half-bye = spielfrei mit halbem Punkt
term-forfeit = kampflos
term-floater = Floater
term-score-group = Punktgruppe
term-acceleration = Beschleunigung
explain-all = Hier erklärt: { $names }. Eines davon hinter erklären eingeben.
explain-which = Welches: { $names }?
explain-none = Kein solches Wort: { $word }. Alle Wörter: erklären.
explain-buchholz = Buchholz: die Punkte aller eigenen Gegner, zusammengezählt. Starke Gegner zählen mehr.
explain-cut = Streichwert 1: der schwächste Gegner zählt nicht mit. Bei Streichwert 2 sind es zwei.
explain-median = Median: ohne den schwächsten Gegner, und ohne den stärksten.
explain-sonneborn = Sonneborn-Berger: die Punkte der besiegten Gegner, dazu die halben Punkte derer mit einem Remis.
explain-encounter = Direkter Vergleich: nur die Partien der Punktgleichen untereinander.
explain-progressive = Fortschrittswertung: die Punkte nach jeder Runde, alle zusammengezählt. Frühe Siege zählen mehr.
explain-wins = Siege: Runden mit einem vollen Punkt, auch ohne Partie.
explain-games-won = Gewonnene Partien: nur die am Brett gespielten.
explain-black-games = Partien mit Schwarz: mehr davon ist besser.
explain-black-wins = Siege mit Schwarz: nur die am Brett gespielten.
explain-koya = Koya: die Punkte gegen Spieler mit mindestens der Hälfte aller Punkte.
explain-average-rating = Wertungsschnitt der Gegner: alle Wertungen zusammengezählt, geteilt durch ihre Anzahl.
explain-performance = Turnierleistung: die Wertungszahl, der das Ergebnis gegen diese Gegner entspricht.
explain-match-points = Mannschaftspunkte: für jeden Wettkampf, meist 2 für einen Sieg und 1 für ein Unentschieden.
explain-game-points = Brettpunkte: die Punkte aller Bretter der Mannschaft, zusammengezählt.
explain-round-robin = Rundenturnier: jeder spielt gegen jeden.
explain-swiss = Schweizer System: jede Runde ein Gegner mit etwa ebenso vielen Punkten, nie zweimal derselbe.
explain-adjusted = Angepasstes Schweizer System: jede Runde wird nach älteren Regeln vorgeschlagen, und die Zusage kommt vom Schiedsrichter.
explain-lots = Schweizer System durch Los: Punktgleiche werden durch Lose gepaart, und die Zusage kommt vom Schiedsrichter.
explain-by-hand = Von Hand gepaart: die Paare jeder Runde werden eingegeben.
explain-match = Zweikampf: zwei Spieler spielen mehrere Partien gegeneinander.
explain-groups = Gruppen: ein Rundenturnier in jeder. Die Besten spielen danach ein K.-o. oder ein Finale.
explain-scheveningen = Scheveninger System: jeder der einen Mannschaft spielt gegen jeden der anderen.
explain-knock-out = K.-o.-System: der Verlierer ist ausgeschieden, der Sieger ist weiter.
explain-berger = Berger-Tabellen: die festen Paarungen eines Rundenturniers, mit den Farben jeder Runde.
explain-varma = Varma-Tabellen: Auslosung nach Verbänden. Spieler eines Verbands treffen sich dann früh.
explain-bye = Spielfrei: eine Runde ohne Gegner. Meist zählt sie einen vollen Punkt.
explain-half-bye = Spielfrei mit halbem Punkt: für eine Runde, vorher beantragt.
explain-forfeit = Kampflos: gewonnen oder verloren ohne Partie, weil ein Spieler nicht kam.
explain-floater = Floater: ein Spieler, der gegen eine andere Punktgruppe gepaart ist.
explain-score-group = Punktgruppe: alle mit ebenso vielen Punkten. Das Schweizer System paart zuerst in ihr.
explain-acceleration = Beschleunigung: Zusatzpunkte in den ersten Runden, nur für die Paarung. So treffen sich die Stärksten früher.

captain-welcome = Mannschaftsführer von { $team }. Deine Tische: { $tables }. Befehle: hilfe.
captain-no-boards = Mannschaftsführer von { $team }. Kein Tisch hier gehört deiner Mannschaft.
captain-no-teams = In diesem Raum spielt keine Mannschaft.
captain-which-team = Nenne die Mannschaft: { $program } seat captain --team, dann ihren Namen. Mannschaften: { $teams }.
captain-taken = Platz an anderem Terminal besetzt. Schließe erst das andere.
captain-options = --team gilt nur für Mannschaftsführer, --table für einen Platz am Tisch.
captain-asks = Tisch { $table }, { $player }: { $question }
captain-asked-none = Keine Frage wartet.
captain-score = { $team } { $points }, { $opponent } { $theirs }.
captain-playing = Noch spielen die Tische: { $tables }.
captain-sign-now = Den Wettkampf unterschreiben: unterschreiben.
captain-signed = Unterschrieben: { $result }.
captain-no-signature = Hier unterschreiben nur Spieler.
captain-last = { $color }, letzter Zug: { $move }.
captain-said = Gesagt: { $word }. Tisch { $table }, { $player }.
captain-only = Sagen darfst du nur: { $may }. Fragen darfst du: { $ask }.
captain-only-asks = Raten darfst du hier nicht. Fragen darfst du: { $ask }.
captain-no-advice = Rat ist hier nicht erlaubt.
captain-which = Wem? Nenne den Tisch dazu: { $tables }.
captain-nowhere = Das passt jetzt an keinem Tisch.
captain-not-ours = Tisch { $table } gehört nicht deiner Mannschaft.
captain-over = Tisch { $table }: Die Partie ist zu Ende.
captain-no-question = Tisch { $table }: Keine Frage wartet.
captain-no-offer = Tisch { $table }: Kein Remis ist angeboten.
captain-help =
    Sagen: remis anbieten 7, remis annehmen 7, aufgeben 7.
    Antworten: ja, nein, entscheide. Bei mehreren Fragen: ja 7.
    Fragen: gefragt, bretter, tisch 7, stellung 7, stand.
    Mehr: hilfe alle, hilfe unterschreiben. Gehen: verlassen.
captain-word-offer-draw = biete Remis an
captain-word-accept-draw = nimm das Remis an
captain-word-resign = gib die Partie auf
captain-word-yes = ja
captain-word-no = nein
captain-word-decide = entscheide selbst
captain-question-offer-draw = Remis anbieten?
captain-question-accept-draw = das Remis annehmen?
captain-question-resign = aufgeben?
captain-asked = Du fragst deinen Mannschaftsführer: { $question }
captain-none = Kein Mannschaftsführer ist da, den du fragen darfst.
captain-wants = Nur { $name } { $draw } oder { $name } { $resign }.
captain-says = Dein Mannschaftsführer: { $word }.
captain-there = Dein Mannschaftsführer ist da.
captain-gone = Dein Mannschaftsführer ist nicht da.
desk-captain-there = { $color }: Der Mannschaftsführer ist da.
desk-captain-gone = { $color }: Der Mannschaftsführer ist nicht mehr da.
desk-captain-asked = { $color } fragt den Mannschaftsführer: { $question }
desk-captain-says = { $color }, der Mannschaftsführer sagt: { $word }.
desk-captain-signs = { $color }, der Mannschaftsführer unterschreibt: { $result }.
help-captain =
    kapitän remis: fragt deinen Mannschaftsführer, ob du Remis anbieten oder annehmen sollst.
    kapitän aufgeben: fragt, ob du aufgeben sollst.
    Der Schiedsrichter kann es hören. Du entscheidest.
name-captain-offer-draw = remis anbieten, biete remis an
help-captain-offer-draw = remis anbieten 7: sagt deinem Spieler an Tisch 7, er soll Remis anbieten.
name-captain-accept-draw = remis annehmen, nimm remis an
help-captain-accept-draw = remis annehmen 7: sagt deinem Spieler an Tisch 7, er soll das Remis annehmen.
name-captain-resign = aufgeben, gib auf
help-captain-resign = aufgeben 7: sagt deinem Spieler an Tisch 7, er soll aufgeben.
name-captain-yes = ja
help-captain-yes = ja: beantwortet eine Frage; ja 7: von mehreren die von Tisch 7.
name-captain-no = nein
help-captain-no = nein: beantwortet eine Frage; nein 7: von mehreren die von Tisch 7.
name-captain-decide = entscheide, entscheide selbst, selbst entscheiden
help-captain-decide = entscheide: der Spieler soll selbst entscheiden; entscheide 7: von mehreren der an Tisch 7.
name-captain-asked = gefragt, fragen
help-captain-asked = gefragt: die Fragen, die auf deine Antwort warten.
name-captain-boards = bretter
help-captain-boards = bretter: alle Bretter deiner Mannschaft, je eine Zeile.
name-captain-table = tisch
help-captain-table = tisch 7: Zug, Uhren und die Frage dort.
name-captain-position = stellung
help-captain-position = stellung 7: wie die Figuren dort stehen.
name-captain-score = stand
help-captain-score = stand: wie der Wettkampf steht und welche Tische noch spielen.
name-captain-sign = unterschreiben
help-captain-sign = unterschreiben: das Ergebnis des Wettkampfs, wo die Ausschreibung es verlangt.
name-captain-repeat = wiederholen, nochmal
help-captain-repeat = wiederholen: den letzten Satz noch einmal.
name-captain-help = hilfe
help-captain-help = hilfe unterschreiben: zu einem Befehl; hilfe alle: alle Befehle.
name-captain-leave = verlassen
help-captain-leave = verlassen: vom Platz des Mannschaftsführers weggehen.
room-wrong-team = Mannschaft { $name } gibt es schon. Jede Mannschaft braucht einen eigenen Namen.
room-wrong-no-team = Mannschaft { $name } fehlt in der Datei. Nenne sie unter [[team]].
room-key-team = Name einer Mannschaft, wie unter [[team]].
room-key-team-name = Name der Mannschaft.
room-key-captain = Name des Mannschaftsführers.
room-key-captain-talk = Stimme, in der mit dem Mannschaftsführer gesprochen wird, etwa de.
room-key-advise = Ob Mannschaftsführer raten dürfen: yes oder no.
room-key-sign = Mannschaftsführer unterschreiben: yes oder no.
arg-seat-team = die Mannschaft eines Mannschaftsführers, wenn ein Raum mehrere hat.
arg-link-team = die Mannschaft eines Mannschaftsführers, wenn ein Raum mehrere hat.
event-can-yes-no = Möglich: yes oder no.
home-hosting = Du spielst { $color }, { $time }, { $variant }{ $strict ->
    [strict] , ohne Zurücknehmen
   *[friendly] {""}
 }. Warten auf den Gegner.
home-hosting-again = Deine Partie mit { $name } geht weiter. Warten auf den Gegner.
home-how = Von einem anderen Rechner beitreten: { $program } join --by "ssh NAME@HOST { $program } link game"
home-go-on = Die Partie mit { $name } ist offen. Fortsetzen? ja oder nein.
home-offer = Partie mit { $name }, { $time }, { $variant }{ $strict ->
    [strict] , ohne Zurücknehmen
   *[friendly] {""}
 }. Du spielst { $color }. Bricht die Verbindung ab, laufen die Uhren weiter. Spielen? ja oder nein.
home-no-clocks = ohne Uhren
home-terms-wrong = Nicht verstanden: { $word }. Nenne eine Zeit wie 15+10, eine Variante, eine Farbe oder streng.
home-declined = { $name } möchte nicht spielen.
home-rematch-asked = Revanche angeboten. Zum Annehmen: { $rematch }.
home-rematch-sent = Revanche angeboten.
home-over = Noch eine Partie: { $rematch }. Beenden: { $quit }.
home-waits = Warten auf den Gegner. Zum Beenden: { $quit }.
home-left = Der Gastgeber ist gegangen. Eine offene Partie ist dort gespeichert.
home-taken = Diese Partie spielt schon jemand anders.
home-no-game = Dort wartet keine Partie.
home-not-kept = Partie nicht mehr gespeichert: { $reason }.
home-goes-on = Die Partie ist nicht zu Ende. Gib zum Fortsetzen denselben Befehl noch einmal ein.
elsewhere-away = Verbindung des Gegners verloren. Die Uhren laufen weiter.
help-chat = chat gut gespielt: schreibt das deinem Gegner, in einer Partie im Netz.
elsewhere-chat-sent = An deinen Gegner geschickt.
chat-nobody = Niemand da, dem du schreiben kannst.
cli-host = Eine Partie anbieten, für einen Gegner anderswo, ohne Schiedsrichter.
cli-join = Einer Partie beitreten, die jemand anders anbietet.
arg-host-terms = Zeit, Variante, Farbe und streng, in beliebiger Folge, zum Beispiel 15+10 weiß.
arg-join-by = der Befehl, der zum Gastgeber führt.
