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

empty = leer

## Zeit

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

period-began = { $color } beginnt einen neuen Abschnitt: { $time } mehr.
draw-offered = { $color } bietet Remis an.
draw-accepted = { $color } nimmt das Remis an.
draw-declined = { $color } lehnt das Remis ab.
claim-wrong-threefold = Antrag abgelehnt: Diese Stellung kam { $count ->
    [one] einmal
   *[other] { $count } Mal
} vor. Nötig ist dreimal.
claim-wrong-fifty = Antrag abgelehnt: nur je { $count } Züge ohne Schlag- und Bauernzug. Nötig sind 50.
time-added = { $color } bekommt { $time } mehr.
taken-back = Zurückgenommen: { $moves }.
flag-fell = Das Blättchen ist gefallen: { $color }.
paused = Die Uhren stehen.
resumed = Die Uhren laufen weiter.

ended-checkmate = Matt. { $winner } gewinnt.
ended-resignation = { $loser } gibt auf. { $winner } gewinnt.
ended-resignation-no-mate = Remis. Wer aufgab, konnte nicht mehr matt werden.
ended-stalemate = Remis durch Patt.
ended-dead-position = Remis. Kein Matt ist mehr möglich.
ended-agreement = Remis durch Vereinbarung.
ended-flag = { $winner } gewinnt durch Zeit.
ended-flag-no-mate = Remis. Das Blättchen fiel, aber kein Matt ist möglich.
ended-threefold = Remis. Die Stellung kam dreimal vor.
ended-fifty-moves = Remis nach der Fünfzig-Züge-Regel.
ended-fivefold = Remis. Die Stellung kam fünfmal vor.
ended-seventy-five-moves = Remis nach der Fünfundsiebzig-Züge-Regel.
ended-both-flags = Remis. Beide Blättchen sind gefallen.
ended-default-time = { $winner } gewinnt. { $loser } kam zu spät.
ended-both-absent = Beide verlieren. Niemand kam rechtzeitig.
ended-illegal-moves = { $winner } gewinnt. { $loser } hat zu oft regelwidrig gezogen.
ended-illegal-moves-no-mate = Remis. Regelwidrige Züge verlören, aber kein Matt ist möglich.
ended-illegal-position = Remis. Die unmögliche Stellung blieb auf dem Brett.
ended-quickplay = Remis. Der Schiedsrichter gibt dem Antrag statt.
ended-sealed-move-no-mate = Remis. Der Abgabezug ist ungültig, aber kein Matt ist möglich.
ended-sealed-move = { $winner } gewinnt. { $loser } hat einen ungültigen Abgabezug.
ended-arbiter = Durch Entscheidung: Weiß bekommt { $white }, Schwarz { $black }.
ended-annulled = Die Partie ist annulliert. Eine neue wird gespielt.

refused-game-over = Die Partie ist zu Ende. Mit neu beginnt eine andere.
refused-not-running = Die Partie läuft gerade nicht.
refused-already-running = Die Partie läuft schon.
refused-illegal-move = Der Zug ist nicht erlaubt.
refused-no-offer = Kein Remisangebot zu beantworten. Mit remis bietest du selbst eines an.
refused-offer-stands = Es steht schon ein Remisangebot.
offer-stands-two = { $color } bietet remis. Der andere gibt { $accept } oder { $decline } ein.
refused-nothing-to-take-back = Kein Zug zum Zurücknehmen.
refused-too-early-for-draw = Zu früh für Remis: Beide müssen erst gezogen haben.
refused-not-your-claim = Du bist nicht am Zug: Nur dann kannst du Remis beantragen.
refused-not-your-turn = { $color } ist nicht am Zug.
refused-not-your-clock = Diese Uhr läuft nicht: { $color }.
refused-not-opponent = Das muss { $color } tun.
refused-nothing-there = Auf { $square } steht nichts.
refused-occupied = Auf { $square } steht schon etwas.
refused-nothing-in-hand = Du hast keine Figur in der Hand. Gib erst nimm und ein Feld ein.
refused-no-board = Nicht nötig: Züge werden hier getippt, nichts wird berührt.
refused-adjust-too-late = Zu spät zum Zurechtrücken: Es wurde berührt.
refused-already-made = Der Zug ist ausgeführt und bleibt.
refused-must-move-touched = Berührt – geführt: { $square }.
refused-must-capture = Berührt: { $square } muss geschlagen werden.
refused-must-capture-with = Beide berührt: { $square } muss { $other } schlagen.
refused-nothing-touched = { $color } hat nichts berührt.
refused-too-late-to-complain = Zu spät: Wer selbst berührt hat, kann sich nicht mehr beschweren.
refused-nothing-announced = Es ist nichts angesagt, das zu berichtigen wäre.
refused-already-announced = Ein Zug ist schon angesagt. Mit berichtigen änderst du ihn.
refused-must-repeat = Wiederhole erst den Zug von { $color }. Dann sage deinen an.
refused-claim-right-lost = Zu spät für den Antrag: Der Zug ist begonnen.
refused-no-quickplay = Hier gibt es keine Endspurtphase.
refused-too-early-for-quickplay = Das geht erst mit weniger als zwei Minuten, und nur am Zug.
refused-nothing-to-claim = Kein regelwidriger Zug zu reklamieren.
refused-too-late = Dafür ist es zu spät.
refused-no-such-ply = So viele Züge gibt es nicht: { $count }.
refused-not-in-advance = Nicht im Voraus. Noch nicht gezogen: { $place }.
refused-sheet-hole = Eine Lücke. Schreib erst auf: { $place }.
refused-not-over = Die Partie ist noch nicht zu Ende.
refused-not-there = { $color } ist nicht da.
refused-not-absent = { $color } ist da.
refused-not-adjourned = Es ist keine Hängepartie.
refused-already-sealed = Der Abgabezug liegt schon im Umschlag.
refused-not-sealing = Es ist kein Zug abzugeben.
refused-not-sealed = Noch nichts abgegeben: { $color }.
refused-no-arbiter = Dazu braucht es einen Schiedsrichter.
refused-nothing-to-decide = Nichts wartet auf diese Entscheidung.
refused-contradicts = Entscheidung { $number } beruht darauf oder sagt anderes. Gib erst widerrufen { $number } ein.
refused-no-such-ruling = Es gibt keine Entscheidung { $number } aufzuheben.
refused-no-such-penalty = Diese Ausgabe kennt die Strafe nicht.

## Was der Schiedsrichter entscheidet

article = FIDE { $year }, { $number }.
preface = Vorwort

not-confirmed = Von keinem Text der FIDE { $year } bestätigt: { $articles }.
time-left = { $color } hat noch { $time }.
completed = { $color } drückt die Uhr.
made-on-board = { $move } steht.
touched-any = { $square } berührt. Nichts Berührtes kann ziehen: jeder Zug geht.
touched-move = { $square } berührt: Die Figur muss ziehen.
touched-capture = { $square } berührt: Die Figur muss geschlagen werden.
touched-capture-with = { $square } muss { $other } schlagen.
touched-castle = König und Turm berührt: { $move }.
adjusting = { $color } rückt zurecht.
put-back = Alles steht wie vorher. Berührt bleibt berührt: { $color }.
ask-repeat = { $color }, wiederhole den Zug.
still-to-repeat = { $color }, der Zug ist noch zu wiederholen. Wiederhole ihn.
ask-promotion = { $color }, sag, was der Bauer wird.
announcement-differs = Angesagt: { $announced }. Auf dem Brett: { $board }. Berichtige es.
corrected = Berichtigt: { $move }.
repeated = { $color } wiederholt ihn.
repeat-differs = Das ist ein anderer Zug. Angesagt: { $move }.
executed = { $color } hat ihn auf dem Brett ausgeführt.
missing-move = Nicht abgeschlossen: Es wurde nichts gezogen.
missing-seat = Nicht abgeschlossen: Eine Figur ist nicht auf dem Brett.
missing-rook = Nicht abgeschlossen: Der Turm fehlt zur Rochade.
missing-touched = Nicht abgeschlossen, berührt – geführt: { $square }.
missing-promotion = Nicht abgeschlossen: Sag, was der Bauer wird.
missing-announcement = Nicht abgeschlossen: Sag den Zug erst an.
missing-same-move = Nicht abgeschlossen: Auf dem Brett steht ein anderer Zug als angesagt. Berichtige ihn.
missing-repetition = Nicht abgeschlossen: { $opponent } muss den Zug erst wiederholen.
missing-execution = Nicht abgeschlossen: { $opponent } muss den Zug erst ausführen.
nth = { $count ->
    [1] der erste
    [2] der zweite
    [3] der dritte
   *[other] Nummer { $count }
}
illegal-act = Regelwidriger Zug, { nth }: { $color }.
illegal-act-why = Regelwidriger Zug, { nth }: { $color }. { $what }.
act-move = Der Zug war regelwidrig
act-promotion = Ein Bauer blieb auf der letzten Reihe stehen
act-king-capture = Der König wurde geschlagen
act-no-move = Die Uhr wurde ohne Zug gedrückt
act-two-hands = Zwei Hände führten den Zug aus
becomes-queen = Der Bauer auf { $square } wird eine Dame.
restored = { $count ->
    [0] Zurück zur ersten Stellung.
   *[other] Zurück zur Stellung nach { $place }.
}
move-place = Zug { $number }, { $color }
found-initial-position = Die Figuren standen am Anfang falsch.
found-board-turned = Das Brett lag falsch. Es wird gedreht.
found-colours-reversed = Die Farben waren vertauscht.
found-displaced = Figuren waren verschoben. Das Brett wird berichtigt.
colours-stay = Die Farben sind vertauscht. Die Partie geht so weiter.
offer-untimely = Angebot zur falschen Zeit: { $color }. Es gilt.
offer-stands = Das Remisangebot von { $color } gilt wieder.
time-taken = { $color } verliert { $time }.
clock-less = Uhr von { $color }: { $time } weniger.
clock-more = Uhr von { $color }: { $time } mehr.
clock-set = { $color } hat jetzt auf der Uhr: { $time }.
clock-is = Jetzt zeigt sie { $time }.
clock-was = Vorher: { $time }.
moves-set = { $color } hat jetzt auf der Uhr: { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}.
increment-set = Ab jetzt { $time } mehr je Zug.
moves-back = Gilt wieder: { $moves }.
taken-back-standing = Der Zug ist zurückgenommen.
flag-claim-wrong = Die Reklamation ist falsch: Kein Blättchen ist gefallen, oder beide.
must-record = { $color } muss erst aufschreiben: { $place }.
need-not-record = { $color } muss in diesem Abschnitt nicht mehr mitschreiben.
must-complete = { $color } muss jetzt das Partieformular vervollständigen.
sheet-differs = { $color } hat einen anderen Zug aufgeschrieben: { $place }.
signed-white-wins = { $color } hat unterschrieben: Weiß gewinnt.
signed-black-wins = { $color } hat unterschrieben: Schwarz gewinnt.
signed-draw = { $color } hat unterschrieben: Remis.
absent = { $color } ist nicht da.
arrived = { $color } ist da.
must-open = Der Umschlag kann geöffnet werden, sobald { $color } da ist.
must-seal = { $color } muss den Abgabezug machen.
sealed = { $color } hat den Zug abgegeben. Die Uhren stehen.
adjourned = Hängepartie. Abgabezug { $number }: { $color }.
opened = Der Umschlag ist offen. Es läuft die Uhr: { $color }.

matter-touch = { $color } beschwert sich: { $square } wurde berührt. Der Schiedsrichter entscheidet.
matter-no-effort = { $color } beantragt Remis: { $opponent } versucht nicht zu gewinnen. Der Schiedsrichter entscheidet.
matter-cannot-win = { $color } beantragt Remis: { $opponent } kann mit normalen Mitteln nicht gewinnen. Der Schiedsrichter entscheidet.
matter-increment = { $color } bittet um fünf Sekunden je Zug. Der Schiedsrichter entscheidet.
matter-silent = { $color } wiederholt den Zug von { $opponent } nicht. Der Schiedsrichter entscheidet.
matter-boards-differ = Zu spät zum Berichtigen: Die Uhr ist gedrückt. Die Bretter sind zu vergleichen.
matter-conduct = { $what }: { $color }. Der Schiedsrichter entscheidet.
matter-position = Die letzte richtige Stellung ist zu finden. Der Schiedsrichter entscheidet.
matter-unconfirmed = Nichts wird angewandt: Diese Ausgabe ist hier nicht bestätigt. Ein Schiedsrichter muss entscheiden.
matter-default-time = Niemand hat gesagt, wie spät man kommen darf. Der Schiedsrichter entscheidet.
matter-flag = Das Blättchen ist gefallen, während ein Antrag wartet: { $color }. Der Schiedsrichter entscheidet.
matter-envelope = Der Umschlag ist zu öffnen. Der Schiedsrichter entscheidet.
complaint-lapsed = Die Beschwerde von { $color } über { $square } entfällt: Die Stellung, um die es ging, gibt es nicht mehr.
matter-results = Ein unterschriebenes Ergebnis ist nicht das festgehaltene, oder die beiden sind verschieden. Der Schiedsrichter entscheidet.

ruled = Entscheidung { $number }: { $ruling }
penalty-number = Entscheidung { $number }.
ruling-warned = { $color } ist verwarnt.
ruling-points-added = { $color } bekommt mehr: { $points }.
ruling-points-taken = { $color } verliert: { $points }.
ruling-lost = { $color } verliert. { $opponent } bekommt { $points }.
ruling-fined = { $color } zahlt eine Geldstrafe.
ruling-excluded = { $color } ist von den nächsten Runden ausgeschlossen.
ruling-expelled = { $color } ist vom Turnier ausgeschlossen.
ruling-result-set = Weiß bekommt { $white }, Schwarz { $black }.
ruling-position-set = Die Stellung ist gesetzt. Frag nach dem Brett, um sie zu hören.
ruling-annulled = Die Partie ist annulliert.
ruling-illegal-seen = Der letzte Zug war regelwidrig: { $color }.
ruling-no-move-seen = { $color } hat die Uhr gedrückt, ohne zu ziehen: ein regelwidriger Zug.
ruling-touch-seen = { $color } hat { $square } berührt.
ruling-touch-waived = { $color } hat versehentlich berührt: Es zählt nicht.
ruling-dismissed = Abgelehnt.
ruling-turned-down = { $matter ->
    [touch] Beschwerde von { $color } abgelehnt: { $square } gilt nicht als berührt.
    [two-hands] Beschwerde von { $color } über zwei Hände abgelehnt.
    [quickplay] Remisantrag von { $color } abgelehnt.
    [increment] Keine fünf Sekunden je Zug, wie { $color } es wollte.
    [silent] Keine Strafe: { $color } hat den Zug noch nicht wiederholt.
    [conduct] Keine Strafe. { $what }: { $color }.
    [boards-differ] Die Bretter werden nicht verglichen. Der Zug gilt.
    [position] Es wird keine andere Stellung gesetzt.
    [unconfirmed] Hier wird nichts angewandt.
    [default-time] Keine Karenzzeit gesetzt: Es wird weiter gewartet.
    [envelope] Das Zuspätkommen ist entschuldigt.
   *[results] Das notierte Ergebnis gilt. Unterschrieben war ein anderes.
}
ruling-quickplay-drawn = Dem Antrag wird stattgegeben.
ruling-quickplay-postponed = Der Antrag wartet. Die Partie geht weiter.
ruling-quickplay-rejected = Der Antrag ist abgelehnt.
ruling-increment-granted = Gewährt: ab jetzt fünf Sekunden mehr je Zug.
ruling-increment-refused = Keine Zeitzugabe.
ruling-revoked = Entscheidung { $count } ist aufgehoben.
ruling-revoked-act = Entscheidung { $count } ist aufgehoben: Die Regelwidrigkeit zählt nicht.
ruling-revoked-move = Entscheidung { $count } ist aufgehoben: Der regelwidrige Zug zählt nicht, seine Berührung auch nicht.
ruling-was = Sie lautete: { $what }
ruling-asked = { $ruling ->
    [time-added] { $color } bekommt mehr: { $time }?
    [time-taken] { $color } Zeit abziehen: { $time }?
    [clock-set] Die Uhr von { $color } stellen auf { $time }?
    [lost] { $color } verlieren lassen, und { $opponent } bekommt { $points }?
    [result] Das Ergebnis setzen: Weiß { $white }, Schwarz { $black }?
    [excluded] { $color } von den nächsten Runden ausschließen?
    [expelled] { $color } vom Turnier ausschließen?
    [annulled] Die Partie für ungültig erklären?
    [flag] Entscheiden: Das Blättchen von { $color } ist gefallen?
    [illegal] Entscheiden: Der letzte Zug von { $color } war regelwidrig?
    [no-move] Entscheiden: { $color } hat die Uhr ohne Zug gedrückt?
    [touch] Entscheiden: { $color } hat { $square } berührt?
    [position] Diese Stellung setzen?
    [default-time] Die Karenzzeit setzen: { $time }?
    [end] Das Ende der Partie aufheben?
   *[other] So entscheiden? { $what }
}
ruling-end-revoked = Das Ende der Partie ist aufgehoben.
end-taken-back = Die Partie ist nicht zu Ende: { $color } am Zug, Zug { $number }.
end-illegal-not-counted = Der regelwidrige Zug, der sie beendet hat, zählt nicht. Regelwidrige Züge von { $color }: { $count }.
ruling-default-time = Karenzzeit: { $time }.
points-none = nichts
points-half = einen halben Punkt
points-full = einen Punkt

## Einen Zug eingeben

entry-empty = Nichts eingegeben. Gib einen Zug ein, oder hilfe.
entry-unknown = Unbekannt: { $word }. Gib einen Zug ein, oder hilfe.
entry-unknown-near = Unbekannt: { $word }. Meinst du { $near }? Alle Befehle: hilfe alle.
entry-two-moves = Ein Zug nach dem anderen. Gib zuerst { $first } ein.
entry-read-as = { $items } in { $text }: gelesen als { $text }.
entry-stray-alone = Nicht lesbar: { $items }. Gib es neu ein.
entry-stray = Nicht lesbar: { $items } in { $text }. Gib es neu ein.
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
entry-no-move = Das ist kein Zug. Gib etwa e2 e4 ein, oder hilfe.
entry-no-question = Es ist keine Frage offen. Gib einen Zug ein, oder hilfe.
entry-knight = Für die Frage gib /springersicht { $square } ein.
entry-slash = Ein Schrägstrich beginnt einen Befehl. Für den Zug gib { $text } ein.
entry-not-your-turn = { $color } ist am Zug. Warte auf die Antwort.
choice = { $count } Züge möglich. Gib eine Nummer ein.
ambiguous = { $count } Züge möglich. Schreibe { $moves } oder { $last }.
choice-line = { $number }: { $reading }
choice-promotion = Was wird der Bauer? Gib die Figur ein oder ihre Nummer.
choice-piece = Dame, Turm, Läufer oder Springer? Gib die Figur ein oder ihre Nummer.
choice-again = Gib eine Nummer von 1 bis { $count } ein, oder nein.
choice-dropped = Abgebrochen.

illegal-empty-origin = { $square } ist leer.
illegal-not-yours = Nicht deine Figur: { $piece } auf { $square }.
illegal-other-piece = Auf { $square } steht etwas anderes: { $piece }.
illegal-square-alone = Auf { $square } steht deine eigene Figur: { $piece }. Um sie zu ziehen, gib { $square } und das Zielfeld ein.
illegal-own-piece = Auf { $square } steht deine eigene Figur: { $piece }.
illegal-nothing-to-take = Auf { $square } gibt es nichts zu schlagen.
illegal-still-in-check = Nicht erlaubt: Du stündest weiter im Schach.
illegal-exposes-king = Nicht erlaubt: Dein König stünde im Schach.
illegal-no-promotion = Keine Umwandlung: Mit diesem Zug kommt kein Bauer auf die letzte Reihe.
illegal-cannot-become = Ein Bauer wird Dame, Turm, Läufer oder Springer. Gib etwa { $square } dame ein.
illegal-cannot-reach = Nicht erlaubt: { $piece } nach { $square }.
illegal-not-from-there = Von dort nicht erlaubt: { $piece } nach { $square }.
illegal-no-castling-right = Diese Rochade ist nicht mehr möglich: König oder Turm hat gezogen.
illegal-castling-blocked = Diese Rochade geht jetzt nicht: Eine Figur steht im Weg.
illegal-castling-attacked = Diese Rochade geht jetzt nicht: Dein König zöge durch ein Schach oder in eines.

## Antworten

list = { $head }: { $items }.
list-more = { $items }.
list-head = { $head }:
rank = Reihe { $name }
file = Linie { $name }
square-part = { $part }.
square-shade-part = { $shade } Feld
shade-light = helles
shade-dark = dunkles
square-shade = { $square }: { $shade } Feld.
all-white = Weiß
all-black = Schwarz
no-pieces = { $pieces }: keine.
rays-none = Keine Figur in einer Linie mit { $square }.
knight-none = Einen Springersprung von { $square } steht nichts.
knight-sees = Einen Springersprung von { $square }
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
by-white = { $square }, Weiß greift an: { $items }.
by-black = { $square }, Schwarz greift an: { $items }.
by-none-white = Weiß greift { $square } nicht an.
by-none-black = Schwarz greift { $square } nicht an.
moves-of = { $piece } { $square }
moves-none = Kein erlaubter Zug.
moves-none-from = Kein erlaubter Zug von { $square }.
captures-none = Es gibt nichts zu schlagen.
captures-none-from = Kein Schlagzug von { $square }.
moves-not-yours = { $square }: { $piece }, nicht am Zug.
takes = schlägt { $piece } { $square }
takes-promoting = schlägt { $piece } { $square } mit Umwandlung
takes-en-passant = schlägt { $piece } { $square } en passant, nach { $to }
promotes-on = Umwandlung auf { $square }
what-if = { $piece } auf { $square } könnte schlagen
what-if-none = { $piece } auf { $square } könnte nichts schlagen.
what-if-empty = { $square } ist leer.
material-count = { $count } { $pieces }
material-level = Das Material ist gleich.
material-ahead = { $color } ist voraus: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
material-bare = nur der König
turn = { $color } am Zug, Zug { $number }.
turn-check = { $color } am Zug, Zug { $number }, im Schach.
turn-checkmate = { $color } ist matt, Zug { $number }.
turn-stalemate = Patt: { $color } hat keinen legalen Zug, Zug { $number }.
turn-yours = Du spielst { $color }.
board-check = { $color } steht im Schach.
board-checkmate = { $color } ist matt.
board-stalemate = Patt: { $color } hat keinen legalen Zug.
last = { $color }, Zug { $number }: { $move }.
last-none = Es wurde noch nicht gezogen.
captured-none = Es wurde noch nichts geschlagen.
captured-last = Zuletzt geschlagen: { $piece } auf { $square }.
last-of = { $items } und { $last }
captured-lost = { $color } hat { $items } verloren.
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
opening-none = Diese Eröffnung hat noch keinen Namen.
score-none = Es wurde noch nicht gezogen.
score-line = { $number }. { $moves }
clock-left = { $color }: { $time }.
clock-to-go = { $color } hat bis zur Zeitkontrolle noch { $count ->
    [one] einen Zug
   *[other] { $count } Züge
}.
clock-none = Diese Partie hat keine Uhren.
once-empty = Kein Zug angegeben. Schreibe etwa e2 e4.
once-unknown = Unbekannt: { $word }. Schreibe einen Zug, etwa e2 e4 oder Springer f3.
once-unknown-near = Unbekannt: { $word }. Meinst du { $near }?
once-no-move = Das ist kein Zug. Schreibe etwa e2 e4 oder Springer f3.
once-failed = Zug { $number }, { $text }: { $why }
ask-unknown = Unbekannt: { $word }. Alle Fragen: { $program } ask hilfe
ask-unknown-near = Unbekannt: { $word }. Meinst du { $near }? Alle Fragen: { $program } ask hilfe
ask-help = Du kannst fragen: { $names }. Mehr zu einer: { $program } ask hilfe brett
ask-number = { $word } ist keine Frage. Gib die Stellung mit --position an, dann frage.
no-game = Dazu braucht es eine Partie. Beginne eine mit { $program } play.
repeat-none = Es wurde noch nichts gesagt.
argument-square = { $name }: welches Feld? Etwa { $name } e4.
argument-two-squares = { $name }: welche zwei Felder? Etwa { $name } g1 f3.
argument-piece = { $name }: welche Figur? S für weiße Springer, s für schwarze, A oder a für alle.
argument-line = { $name }: welche Linie oder Reihe? Etwa { $name } e.
argument-rank = { $name }: welche Reihe? Etwa { $name } 4.
argument-file = { $name }: welche Linie? Etwa { $name } e.
argument-number = { $name }: welche Zahl? Etwa { $name } 5.
argument-level = { $name }: 1 bis 20.
argument-move = { $name }: welcher Zug? Etwa { $name } e2 e4.
argument-claim = { $name }: dreifach oder fünfzig, und ein Zug, wenn du einen vorhast; oder blättchen, oder regelwidrig.
argument-voice = { $name }: welche? { $voices }.
argument-switch = { $name }: an oder aus.
argument-whose = { $name }: meine, deine oder nichts.
argument-braille = { $name }: eine Breite von { $least } bis { $most }; diagramm, reihen oder liste; punkte, ascii oder buchstaben; merken.
argument-list = Eine Liste steht in Buchstaben; punkte und ascii sind für Diagramme.
argument-width = Eine Braillezeile hat { $least } bis { $most } Zeichen. Gib etwa braille 40 ein.
argument-position = { $name } braucht eine Stellung: FEN, ein Diagramm oder eine Liste wie Weiß: Ke1 a2. Schwarz: Ke8.
argument-none = { $name } braucht nichts dahinter. Gib nur { $name } ein.
no-command = Den Befehl { $word } gibt es nicht. Gib hilfe alle ein.
no-command-near = Den Befehl { $word } gibt es nicht. Meinst du { $near }? Gib hilfe alle ein.

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
braille-kept = Gemerkt.

## Bitten

confirm-draw = Remis anbieten? ja oder nein.
confirm-draw-untimely = Jetzt Remis anbieten? Die Zeit dafür ist nach deinem Zug, bevor du drückst. ja oder nein.
confirm-claim = Remis beantragen? Ist der Antrag falsch, bekommt { $opponent } mehr Zeit. ja oder nein.
confirm-resign = Aufgeben? ja oder nein.
confirm-takeback = Zug zurücknehmen? ja oder nein.
confirm-new = Diese Partie verlassen? Neu: { $items }. ja oder nein.
confirm-lapsed = { $what ->
    [draw] Kein Remis angeboten.
    [resign] Nicht aufgegeben.
    [takeback] Kein Zug zurückgenommen.
    [claim] Nichts beantragt.
    [seal] Kein Zug abgegeben.
    [sign] Nicht unterschrieben.
   *[new] Keine neue Partie begonnen.
}
confirm-draw-first = Remis ist noch nicht angeboten. Anbieten? ja oder nein.
confirm-go-on = Weiterspielen? ja oder nein.
confirm-dropped = Nein. Die Partie geht weiter.
announce-it = Sag ihn an.
repeat-it = Wiederhole ihn.
repeated-it = Wiederholt.
repeated-already = Schon wiederholt. Sage deinen eigenen Zug an.
move-of-opponent = Das war der letzte Zug. Du bist am Zug.
repeated-your-move = Wiederholt. Du bist am Zug.
say-promotion = Sag, was der Bauer wird.
pressed = Gedrückt.
takeback-helps = Mit zurück nimmst du den Zug zurück.
press-it = Drück die Uhr.
announced-waits = Angesagt: { $move }.
announcing-off = Nicht nötig: Züge gelten, sobald sie getippt sind. Ändern: einstellen zugansage.
hint = Tipp: { $move }.
hint-none = Jetzt gibt es keinen Tipp.
hint-wait = Ein Tipp wird gesucht.
hint-still = Der Tipp wird noch gesucht. Warte.
opponent-failed = Der Gegner fand keinen Zug. Das ist ein Fehler des Programms. Gib neu ein, oder ende und { $program } resume.
level-set = Stufe { $level }.
level-none = Kein eingebauter Gegner in dieser Partie. Gegen ihn spielst du mit: neu eingebaut.
voice-set = Züge werden mit der Stimme { $name } angesagt.
talk-set = Ich spreche jetzt Deutsch.
speech-on = Ton an.
speech-off = Ton aus.
speech-rate = Sprechtempo { $rate }.
speech-lost = Sprache ausgefallen: { $reason }. Weiter als Text.
speech-found = Die Sprachausgabe ist wieder da.
speech-absent = Dieses Programm wurde ohne Sprachausgabe gebaut.
reason-unreachable = kein Sprachserver antwortet, installiere speech-dispatcher und espeak-ng oder gib ton aus ein
reason-hangs = der Sprachserver antwortet nicht
reason-refused = der Sprachserver lehnt ab
reason-engine = die Sprachausgabe arbeitet nicht

## Sitzungen

new-builtin = Neue Partie { $game }. Du spielst { $color }, Stufe { $level }.
new-human = Neue Partie { $game } für zwei Spieler.
new-human-named = Neue Partie { $game }: { $white } gegen { $black }.
time-all = Bedenkzeit: { $time }.
time-moves = Bedenkzeit: { $time } für { $moves } Züge.
time-then-all = Dann { $time }.
time-then-moves = Dann { $time } für { $moves } Züge.
time-increment = Plus { $time } je Zug.
time-delay = Verzögerung: { $time } je Zug.
time-bronstein = Bronstein: bis zu { $time } je Zug.
time-warned = Zeitwarnungen: { $times }. Ändern: { $set } warnungen.
laws-edition = Regeln: FIDE { $year }.
laws-incomplete = FIDE { $year } ist nur bis Artikel 8.1 bekannt. Das Übrige ist nicht bestätigt.
opening-announce = Jeder Zug wird angesagt. Gib { $announce } und den Zug ein, dann { $press }.
opening-repeat = Jeder Zug wird angesagt und wiederholt. Gib { $announce } und den Zug ein, dann { $press }.
new-position = Besondere Anfangsstellung. Mit brett hörst du sie.
board-tells = Mit brett hörst du sie.
chess960-from = Schach960, Stellung { $number }.
chess960-usual = Schach960, Stellung { $number }: die übliche.
chess960-other = Schach960, aus einer anderen Stellung.
resumed-game = Partie { $game } geht weiter. { $moves ->
    [0] Noch kein Zug
    [one] Bisher { $moves } Zug
   *[other] Bisher { $moves } Züge
}.
resumed-side = Du spielst { $color }, Stufe { $level }.
resumed-over = Partie { $game } ist zu Ende.
resume-none = Es gibt keine unbeendete Partie. Beginne eine mit { $program } play.
resume-unknown = Es gibt keine Partie { $game }. Die neuesten nennt { $program } games.
resume-busy = Partie { $game } ist in einem anderen Fenster offen. Schließe erst jenes, oder beginne eine neue.
resume-none-here = Es gibt keine andere unbeendete Partie. Eine Liste bringt partien.
resume-here = Du bist in Partie { $game }.
resume-over = Partie { $game } ist beendet. Geh sie durch mit { $program } study { $game }
resume-over-here = Partie { $game } ist beendet. Zum Durchgehen: { $name } { $game }
resume-imported-here = Partie { $game } ist importiert. Zum Durchgehen: { $name } { $game }
resume-match = Partie { $game } ist ein Wettkampf. Weiter mit: { $program } match, dann seine Datei.
left-own = Partie { $game } gegen { $opponent } ist unbeendet: du hast { $color }, Zug { $move }, { $date }.
left-two = Partie { $game }, { $white } gegen { $black }, ist unbeendet: Zug { $move }, { $date }.
left-resume = Weiter mit: { $name } { $game }
resume-imported = Partie { $game } ist importiert und lässt sich nicht fortsetzen. Geh sie durch mit { $program } study { $game }.
game-kept = Partie { $game } gespeichert. Weiter mit: { $program } resume
goodbye = Auf Wiedersehen.
unsaved = Nicht auf der Platte gespeichert: { $reason }. Die Partie geht weiter; schaffe Platz, dann wird sie beim nächsten Zug gespeichert.
saved-again = Alles ist wieder auf der Platte gespeichert.
unsaved-at-end = Diese Züge konnten nicht gespeichert werden. Schreib sie ab:
archive-damaged = Das Archiv war beschädigt. Es ist als { $file } aufbewahrt, und ein neues wurde begonnen.
data-shared = Datenordner { $folder }: gehört nicht dir allein. Andere können lesen oder ändern, was darin liegt. Nenne einen eigenen Ordner mit --data.
data-link = Datenordner { $folder } ist eine Verknüpfung. Stelle sicher, dass sie in einen Ordner von dir führt.
data-writable = Datenordner { $folder }: Andere Benutzer konnten darin schreiben. Jetzt ist er für sie geschlossen. Prüfe deine Partien mit { $program } games.
archive-unusable = Das Archiv { $file } ist nicht zu gebrauchen: { $reason }. Diese Partie wird nicht aufbewahrt.
settings-warning = { $what } Ignoriert: { $file }.
settings-warning-line = { $what } Ignoriert: Zeile { $line } von { $file }.
not-text = Diese Zeile ist kein Text in UTF-8. Gib sie neu ein.
too-long = Diese Zeile ist zu lang: Höchstens 4096 Bytes. Gib eine kürzere ein.

reason-damaged = die Datei ist beschädigt
reason-catalogue = die aufgenommenen Partien sind beschädigt, verschiebe catalogue.db
reason-full = die Platte ist voll
reason-read-only = die Platte oder der Ordner lässt sich nicht beschreiben
reason-busy = ein anderes Programm hält die Datei
reason-file = die Datei lässt sich nicht öffnen
reason-settings = die Datei der Einstellungen hat Fehler, die erst zu beheben sind
reason-newer = ein neueres touchmove hat die Datei geschrieben, nimm dieses
setting-key = Keine Einstellung heißt { $key }.
setting-key-near = Keine Einstellung heißt { $key }. Meinst du { $near }?
setting-value = { $key } kann nicht { $value } sein. Möglich: { $values }.
setting-empty = { $key } hat keinen Wert. Möglich: { $values }.
setting-unreadable = Die Einstellungen sind nicht lesbar: { $reason }.
range-to = bis
range-more = und weitere
slip-no-equals = { $text } hat kein Gleichheitszeichen. Schreibe Name = "Wert".
slip-no-value = { $text } hat keinen Wert. Schreibe Name = "Wert".
slip-open-quote = { $text } hat ein offenes Anführungszeichen. Schließe es.
slip-no-quotes = { $text } braucht Anführungszeichen um den Wert.
slip-open-bracket = { $text } hat eine offene Klammer. Schließe sie.
slip-twice = { $text } wiederholt einen Namen. Lösche eine der beiden Zeilen.
slip-control = Diese Zeile hat Zeichen, die nicht druckbar sind. Schreibe sie neu.
slip-form = { $text } ist nicht lesbar. Schreibe Name = "Wert".
did-you-mean = Meinst du { $near }?
folder-missing = Den Ordner { $folder } gibt es nicht. Nenne einen vorhandenen.
folder-is-file = { $folder } ist eine Datei. Nenne den Ordner, in dem sie liegt.
folder-denied = { $folder } ist nicht lesbar. Prüfe, ob du ihn lesen darfst.
voice-note = { $what } Siehe { $file }.
voice-note-line = { $what } Siehe Zeile { $line } von { $file }.
voice-unreadable = Die Datei ist nicht lesbar: { $reason }.
voice-empty = Die Datei ist leer.
voice-no-voice = Diese Stimme hat keine voice.toml. Schreibe eine, etwa mit parent = "de".
voice-section = Eine Stimme hat keinen Teil { $name }.
voice-entry = In diesem Teil gibt es kein { $name }.
voice-missing = Im Teil { $section } fehlt { $name }. Ergänze es.
voice-missing-first = In dieser Stimme fehlt { $name }. Schreibe etwa { $name } = "de", vor allen Teilen.
voice-text = { $name } muss ein Text in Anführungszeichen sein.
voice-list = { $name } muss eine Liste sein, etwa ["eins", "zwei"].
voice-part = { $name } ist ein Teil der Stimme. Schreibe es in Klammern auf eine eigene Zeile.
voice-blank = { $name } hat ein leeres Wort.
voice-same = { $first } und { $name } haben dasselbe Wort, { $word }. Jedes braucht ein eigenes.
voice-slot = Das Muster { $name } hat eine Lücke { $slot }, die nichts füllt.
voice-brace = Das Muster { $name } hat eine offene Klammer. Schließe sie.
voice-no-slot = Das Muster { $name } braucht die Lücke { $slot }, sonst bleiben Züge stumm.
voice-language = { $tag } ist kein Kürzel einer Sprache. Schreib etwa de oder pt-BR.
voice-keyboard = Die Tastatur { $name } gibt es nicht. Schreib eine von { $known }.
voice-letter = { $name } ist kein einzelner Buchstabe. Schreib einen vor das Gleichheitszeichen.
voice-parent = Die Elternstimme { $name } ist nicht zu gebrauchen.
voice-incomplete = Die Stimme ist unvollständig. Nenne eine Elternstimme, etwa parent = "de".
voice-taken = { $word } kann nicht { $name } heißen: Es heißt schon { $other }.
voice-sentence = { $text } ist kein Satz. Schreibe Name = Text und schließe jede Klammer.
voice-no-sentence = Das Programm hat keinen Satz { $name }.
voice-gap = Der Satz { $name } hat keine Lücke { $gap }. Er hat: { $gaps }.
voice-gap-none = Der Satz { $name } hat keine Lücke { $gap }. Er hat gar keine.
voice-left-out = Der Satz { $name } lässt { $gap } weg.
voice-silent = Der Satz { $name } ist leer.
setting-not-kept = Die Einstellung ist nicht aufbewahrt: { $reason }.

## Fremde Schachprogramme

new-engine = Neue Partie { $game }. Du spielst { $color } gegen { $engine }, Stufe { $level }.
new-engine-fixed = Neue Partie { $game }. Du spielst { $color } gegen { $engine }.
resumed-engine = Du spielst { $color } gegen { $engine }, Stufe { $level }.
resumed-engine-fixed = Du spielst { $color } gegen { $engine }.
engine-fixed = { $engine } lässt sich nicht schwächer stellen: Es spielt, so gut es kann.
engine-waits = { $engine } startet noch. Ohne sie spielst du mit { $new } stufe { $level }.
engine-waits-on = { $engine } startet noch. Die Partie wartet darauf.
engine-missing = { $engine } ist auf diesem Rechner nicht zu finden.
engine-refused = { $engine } lässt sich nicht starten: Es ist kein Programm für diesen Rechner.
engine-ended = { $engine } hat sich von selbst beendet.
engine-floods = { $engine } schreibt ohne Ende.
engine-silent = { $engine } antwortet nicht.
engine-not-uci = { $engine } antwortet, aber nicht in UCI, der Sprache der Schachprogramme. Nenne ein Programm mit UCI, etwa uci:stockfish.
engine-no-move = { $engine } nennt keinen Zug.
engine-nonsense = { $engine } nennt, was kein Zug ist: { $answer }.
engine-illegal = { $engine } nennt einen Zug, der nicht erlaubt ist: { $answer }.
engine-no-chess960 = { $engine } spielt kein Chess960.
engine-again = Es wird noch einmal gestartet.
engine-back = { $engine } ist wieder da.
confirm-builtin = Stattdessen gegen den eingebauten Gegner spielen? ja oder nein.
confirm-builtin-on = Soll der eingebaute Gegner weiterspielen? ja oder nein.
builtin-plays = Der eingebaute Gegner spielt weiter, Stufe { $level }.
engine-kept = Die Partie wartet auf { $engine }. Gib ende ein; { $program } resume versucht es wieder.
engine-not-begun = Keine Partie ist begonnen. Mit neu versuchst du es wieder, mit ende gehst du.
player-engine = { $name } Stufe { $level }
player-engine-replaced = { $name }, dann Stufe { $level }
health-engine = Schachprogramm: { $name } arbeitet, { $file }.
health-engine-fails = Schachprogramm { $file }: { $what }

## Signale

tones-on = Signale an.
tones-off = Signale aus.
tones-absent = Keine Signale in diesem Programm. In docs/guide.de.md steht, wie man sie bekommt.
tones-lost = Signale ausgefallen: { $reason }.
tones-found = Die Signale sind wieder da.
reason-no-device = kein Audiogerät gefunden
reason-device-busy = ein anderes Programm benutzt das Audiogerät
reason-device-hangs = das Audiogerät antwortet nicht
reason-device-broken = das Audiogerät arbeitet nicht
help-tones =
    tones on, tones off, signale an, signale aus.
    Ein tiefes Ticken: ein dunkles Feld.
    Eine Oktave höher: ein helles.
    Ein Klopfen: der Rand.
    Zwei Töne abwärts: geschlagen.
    Zwei aufwärts: Schach.
    Ein Brummen: kein legaler Zug.
    Dreimal kurz: die Zeit wird knapp.
health-tones = Signale: Das Audiogerät arbeitet.
health-tones-fails = Signale: { $reason }.

## Erster Start

setup-language = Für Deutsch, gib { $number } ein.
setup-language-names = Deutsch, German, allemand
setup-again = { $most ->
    [2] Gib 1 oder 2 ein.
   *[other] Gib eine Nummer von 1 bis { $most } ein.
}
setup-unknown = { $most ->
    [2] Gib 1 oder 2 ein, oder ein Wort der Antwort. Mit { $quit } gehst du.
   *[other] Gib eine Nummer von 1 bis { $most } ein, oder ein Wort der Antwort. Mit { $quit } gehst du.
}
setup-help-language =
    Das ist die Sprache des Programms.
    Gib ihre Nummer oder ihren Namen ein.
    Später ändern: sprache.
setup-help-speech =
    Ein Screenreader spricht selbst. Mit ja schweigt dieses Programm.
    Mit nein spricht es.
    Später ändern: sprachausgabe.
setup-help-face =
    Zeile für Zeile: du gibst Züge und Fragen ein und liest oder hörst die Antworten.
    Auf einem Bildschirm: ein Brett, mit Tasten zum Erkunden.
    Später ändern: einstellen ansicht.
setup-speech =
    Benutzt du einen Bildschirmleser?
    1: ja, sprich nicht selbst.
    2: nein, sprich zu mir.
setup-face =
    Wie willst du spielen?
    1: Zeile für Zeile.
    2: auf einem Bildschirm, mit einem Brett zum Abgehen.
setup-name = Wie heißt du? Gib deinen Namen ein, oder nur Enter.
setup-help-name = Dein Name steht in Listen und auf Partieformularen. Du kannst ihn weglassen: nur Enter.
setup-name-long = Höchstens 40 Buchstaben. Gib einen kürzeren Namen ein, oder nur Enter.
setup-cancelled = Die Fragen kommen beim nächsten Start wieder.
setup-unchanged = Nichts ist geändert.
setup-done =
    Danke. Mit hilfe gibt es jederzeit Hilfe.
    Andere Worte für Züge: hilfe zugstimme.
    Farbe, Uhr, Gegner: zum Beispiel neu schwarz 10+5.
setup-kept =
    Gemerkt: Deutsch, { $speech ->
        [on] eigene Sprachausgabe
       *[off] keine eigene Sprachausgabe
    }, { $face ->
        [screen] auf einem Bildschirm
       *[line] Zeile für Zeile
    }, Züge mit der Stimme { $moves }.

## Hilfe

help =
    Züge: Springer f3, e2 e4, kurze Rochade.
    Fragen: brett, figuren, züge, uhr.
    Bitten: remis, aufgeben, zurück, tipp.
    Das Archiv: partien.
    Ein Brett am Kabel: steckbrett.
    Andere Partie: neu.
    Einstellungen: einstellungen.
    Verlassen: ende.
    Mehr: hilfe alle, oder hilfe und ein Name.
# By Tab.
commands-many = { $count } Befehle passen. Gib mehr Buchstaben ein.
help-announcing =
    Züge: Springer f3 führt aus, ansagen Springer f3 sagt an, drücken schließt ab.
    Ein Versprecher: berichtigen und der Zug.
    Wiederholen: den Zug eingeben.
    Kurz: an, pr.
    Fragen: brett, figuren, züge, uhr.
    Bitten: remis, aufgeben, zurück, tipp.
    Das Archiv: partien.
    Ein Brett am Kabel: steckbrett.
    Andere Partie: neu.
    Einstellungen: einstellungen.
    Verlassen: ende.
    Mehr: hilfe alle, oder hilfe und ein Name.
help-choice =
    Du wirst gefragt, welcher Zug.
    Gib seine Nummer oder sein erstes Feld ein, oder nein, um nichts zu tun.
help-piece =
    Du wirst gefragt, was der Bauer wird.
    Gib Dame, Turm, Läufer oder Springer ein, oder nein, um nichts zu tun.
help-confirm = Du wirst nach ja oder nein gefragt.
help-over =
    Die Partie ist zu Ende.
    Mit partie hörst du die Züge, mit neu beginnt eine andere, mit ende gehst du.
help-all-position = Zur Stellung:
help-all-game = Zur Partie und zum Programm:
help-all-more = Mehr zu einem: hilfe und der Name.
help-board =
    board, brett: die Stellung Reihe für Reihe.
    brett e4: ein Feld. Kurz: b.
help-pieces =
    pieces, figuren S: weiße Springer.
    s: schwarze. A oder a: alle einer Farbe.
    Kurz: p.
help-scan =
    scan 4 oder scan e: was auf Reihe oder Linie steht.
    Kurz: s.
help-rank = rank, reihe 4: was auf der Reihe steht.
help-file = file, linie e: was auf der Linie steht.
help-diagonals =
    diagonals, diagonalen e4: was auf den Diagonalen durch ein Feld steht.
help-rays =
    rays, strahlen e4: was in allen acht Richtungen steht.
help-knight =
    knight f3: der Springerzug.
    /knight f3 mit Schrägstrich, springersicht f3: was einen Springersprung entfernt steht.
help-attackers =
    attackers, angreifer e4: was ein Feld angreift und was es deckt.
help-defenders =
    defenders, verteidiger e4: was ein Feld deckt und was es angreift.
help-moves =
    moves, züge: alle erlaubten Züge.
    züge g1: die einer Figur.
help-captures =
    captures, schlagzüge: alle erlaubten Schlagzüge.
help-what-if =
    what-if, was-wenn g1 f3: was die Figur von g1 auf f3 schlagen könnte.
help-colour =
    colour, farbe e4: ob ein Feld hell oder dunkel ist.
help-material = material, figurenwert: was jeder hat.
help-turn =
    turn, zug: wer am Zug ist, Schach, und deine Farbe.
help-last = last, letzter: der letzte Zug. Kurz: l.
help-captured =
    captured, geschlagen: was zuletzt wo geschlagen wurde, und was jeder verloren hat.
help-opening =
    opening, Eröffnung: der Name der Eröffnung und ihr ECO-Schlüssel.
help-score =
    score, partie: alle Züge.
    partie 3: die letzten drei.
help-clock =
    clock, uhr: die übrige Zeit und die Züge bis zur Zeitkontrolle.
    uhr meine, uhr deine. Kurz: c.
help-fen = fen: die Stellung in einer Zeile Text.
help-braille =
    braille: die Stellung in Braille.
    Zeichen des Vereinigten Königreichs.
    braille 20: in Zeilen zu 20 Zeichen.
    braille reihen: je Zeile eine Reihe.
    braille liste: Steine und ihre Felder.
    Zeichen: punkte, ascii oder buchstaben.
    braille merken 20 reihen: von jetzt an.
help-repeat = repeat, nochmal: das zuletzt Gesagte.
help-help =
    help, hilfe: was hier möglich ist.
    hilfe und ein Name: mehr darüber.
help-announce =
    announce, ansagen: sagt den Zug an, der steht, wo Züge angesagt werden.
    ansagen Springer f3: führt ihn auch aus.
    Dann drücken.
    Den Zug des Gegners wiederholst du, indem du ihn eingibst.
    Kurz: an.
help-press =
    press, drücken: drückt deine Uhr, wenn der Zug ausgeführt und angesagt ist.
    Im Wettkampf wie der Knopf deines Brettes. Ohne Brett kann es zu früh regelwidrig sein.
    Kurz: pr.
help-correct =
    correct, berichtigen Springer f3: berichtigt, was du angesagt hast, vor drücken.
help-adjust =
    adjust, zurechtrücken: Die nächste genommene Figur gilt nicht als berührt.
    Nicht nötig, wo Berühren nicht zählt.
help-take =
    take, nimm e2: nimmt die Figur auf e2 in die Hand.
    dann setze.
help-put =
    put, setze e4: setzt die Figur in der Hand dorthin.
    das ist der Zug.
    Auf ihrem eigenen Feld ist sie zurück.
help-draw =
    draw, remis: bietet Remis an oder nimmt es an.
help-accept =
    accept, annehmen: nimmt das Remisangebot an.
help-decline =
    decline, ablehnen: lehnt das Remisangebot ab.
help-claim =
    claim, reklamieren dreifach: Remis.
    reklamieren fünfzig: ebenso.
    Hast du einen Zug vor, nenne ihn dazu.
    reklamieren blättchen: Zeit abgelaufen.
    reklamieren regelwidrig: der letzte Zug.
help-resign = resign, aufgeben: gibt die Partie auf.
help-takeback =
    takeback, zurück: nimmt deinen letzten Zug zurück.
help-hint = hint, tipp: ein guter Zug.
help-level =
    level, stufe 1 bis 20: wie stark der Gegner ist.
help-moves-voice =
    moves-voice, zugstimme und ein Name: die Stimme der Ansagen.
    fide: Springer Gustav eins Felix drei.
    fide-en: knight Gustav one Felix three.
    en: knight g1 f3. de: Springer g1 f3.
help-talk =
    talk, sprache und ein Name: die Sprache von allem anderen.
help-speech = speech on, speech off, ton an, ton aus.
help-faster = faster, schneller: schneller sprechen.
help-slower = slower, langsamer: langsamer sprechen.
help-hush = hush, still: hört auf zu sprechen.
help-position =
    position, stellung: eine Partie von dort.
    Vor dem ersten Zug oder nach dem Ende.
    FEN, ein Diagramm oder eine Liste.
    Eine Liste: Weiß: Ke1 a2. Schwarz: Ke8.
    stellung anfang: die übliche Stellung.
help-new =
    new, neu: noch eine Partie wie diese.
    neu und was du willst, in jeder Folge:
    neu schwarz 5+3. neu zufall, ohne Uhr.
    neu freund Ben: zwei an einer Tastatur.
    neu stufe 7. neu engine stockfish.
    neu schach960, oder schach960 518.
    neu normal.
    neu berühren, neu zugansage wiederholen.
    Das gilt für diese und die nächsten Partien.
    einstellen merkt es.
help-settings =
    settings, einstellungen: jede Einstellung und ihr Wert.
    einstellungen seite: eine davon.
    einstellungen partie, stimme, braille, bildschirm, brett: ein Teil.
    Ändern: einstellen seite schwarz.
help-set =
    set, einstellen seite schwarz: ändert eine Einstellung und merkt sie.
    seite schwarz tut dasselbe.
    einstellen seite: was sie ist und sein kann.
    Alle: einstellungen.
help-opponent =
    opponent, gegner: wer gegen dich spielt.
    Kurz: o.
    gegner mensch, gegner eingebaut, gegner engine stockfish: ab der nächsten Partie.
help-quit =
    quit, ende, beenden: verlässt das Programm.
    die Partie bleibt aufbewahrt.

## Was an einer Stellung falsch ist

position-empty = Die Stellung ist leer. Schreibe FEN, ein Diagramm oder eine Liste wie Weiß: Ke1 a2. Schwarz: Ke8.
position-control = Zeichen { $nth } ist ein Steuerzeichen.
position-board = Das ist keine Stellung. Schreibe FEN, ein Diagramm oder eine Liste wie Weiß: Ke1 a2. Schwarz: Ke8.
position-ranks = Das Brett braucht 8 Reihen. Dieses hat { $count }.
position-rank-length = Reihe { $rank } hat { $count } { $count ->
    [one] Feld
   *[other] Felder
}. Jede Reihe braucht 8.
position-rank-missing = Reihe { $rank } fehlt.
position-rank-twice = Reihe { $rank } steht zweimal da.
position-sign = Reihe { $rank }, Zeichen { $nth }: { $sign } ist keine Figur.
position-word = Nicht verstanden: { $word }. Schreibe die Stellung etwa so: Weiß: Ke1 a2. Schwarz: Ke8.
position-twice = { $square } ist zweimal genannt.
position-turn = Es fehlt, wer am Zug ist. Schreibe w oder b nach dem Brett.
position-castling = Die Rochaderechte sind Buchstaben wie KQkq, oder ein Bindestrich.
position-en-passant = Das Feld für en passant ist ein Feld wie e3, oder ein Bindestrich.
position-counters = Die Zugzähler müssen Zahlen bis 65535 sein.
position-operations = Schreibe nach dem Feld für en passant zwei Zahlen wie 0 1, oder Operationen, jede mit Strichpunkt.
position-no-king = { $color } hat keinen König.
position-kings = { $color } hat mehr als einen König: { $one }, { $other }.
position-pawn = Bauer auf { $square }: Auf Reihe 1 und 8 kann kein Bauer stehen.
position-too-many-pawns = { $color } hat { $count } Bauern. Höchstens 8 sind möglich.
position-too-many-men = { $color } hat { $count } Figuren. Höchstens 16 sind möglich.
position-too-many-promoted = { $color } hat mehr Figuren, als aus Bauern werden konnten.
position-other-in-check = { $color } steht im Schach, aber die andere Seite ist am Zug.
position-castling-rook = { $color } kann nicht rochieren: Auf { $square } steht kein eigener Turm.
position-castling-king = { $color } kann nicht rochieren: Der König steht nicht an seinem Platz.
position-wrong-castling = Die Rochaderechte passen nicht zu Königen und Türmen.
position-wrong-en-passant = Kein Bauer kann gerade { $square } übersprungen haben. Schreibe dafür einen Bindestrich.
position-impossible = Eine solche Stellung kann in keiner Partie entstehen.
position-game-runs = Es läuft eine Partie. Gib erst neu ein, dann { $name }.
chess960-number = Die Stellungen von Chess960 haben die Nummern 0 bis 959.
chess960-and-position = Chess960 hat seine eigene Stellung. Lass die Nummer oder die Stellung weg.

## Die nächste Partie

new-unknown = Nicht verstanden: { $word }. Gib hilfe { $name } ein.
new-number = { $word } allein ist nicht klar. Gib { $name } zeit { $word } oder { $name } stufe { $word } ein.
new-minutes = { $word } allein ist nicht klar. Für Minuten gib { $name } zeit { $word } ein.
new-twice = { $setting } ist zweimal genannt. Nenne es einmal.
new-engine-name = Welche Engine? Zum Beispiel { $name } engine stockfish.
plan-human = zwei Spieler
plan-builtin = du spielst { $color }, Stufe { $level }
plan-engine = du spielst { $color } gegen { $engine }, Stufe { $level }
plan-time = { $time }
plan-no-clock = ohne Uhr
plan-chess960 = Schach960, Stellung { $number }
plan-position = nicht die übliche Stellung
plan-laws = Regeln von { $year }
plan-strict = eine Turnierprobe
plan-announcing = Züge werden angesagt
plan-touch = berührt, geführt
opponent-human = Zwei Spieler an einer Tastatur.
opponent-human-named = { $white } gegen { $black }, an einer Tastatur.
premove = Vorauszug: { $move }.
premove-dropped = Vorauszug verworfen.
argument-choices = { $name }: zum Beispiel schwarz 5+3. Gib hilfe { $name } ein.

## Einstellungen

argument-setting = { $name } braucht eine Einstellung und einen Wert, zum Beispiel { $name } seite schwarz.
no-setting = Die Einstellung { $name } gibt es nicht. Alle hörst du mit { $settings }.
setting-unset = nicht gesetzt
setting-can-be = Möglich: { $values }.
setting-range = { $least } bis { $most }
setting-needs = { $name } braucht einen Wert. Möglich: { $values }.
setting-wrong = { $name } kann nicht { $value } sein. Möglich: { $values }.
setting-next-game = { $name }: { $value }, ab der nächsten Partie. Mit { $new } beginnst du sie.
setting-next-start = { $name }: { $value }, ab dem nächsten Start.
settings-group = Einstellungen, { $group }:
settings-game = Partie
settings-voice = Stimme
settings-braille = Braille
settings-screen = Bildschirm
settings-board = Brett
setting-moves = Die Stimme der Züge.
setting-talk = Die Sprache von allem anderen.
setting-speech = Ob das Programm spricht.
setting-speech-engine = Was spricht.
setting-tones = Ob kurze Töne erklingen.
setting-rate = Wie schnell das Programm spricht.
setting-form = Ob Züge mit ihrem Ausgangsfeld angesagt werden.
setting-extra-words = Ob schlägt, Schach und matt gesagt werden.
setting-spelling = Wie deutsche Wörter geschrieben werden: mit Umlauten, oder wie im FIDE-Anhang.
setting-opponent = Wer gegen dich spielt.
setting-level = Wie stark der Gegner ist.
setting-side = Deine Farbe.
setting-time = Die Uhr: Minuten plus Sekunden für jeden Zug, oder Zeitabschnitte.
setting-laws = Die Ausgabe der Regeln.
setting-announcing = Ob Züge angesagt werden, bevor sie gelten, oder auch wiederholt.
setting-strict = Ob Partien Turnierproben sind.
setting-warnings = Wann dir die Zeit gesagt wird: Minuten, oder Sekunden mit s. automatisch: was zur Uhr passt.
setting-braille-table = Die Brailleschrift der Wörter, mit ihrem Namen in liblouis.
setting-sheet-code = Wie Partieformulare in Braille Züge schreiben.
setting-sheet-cells = Zeichen in einer Zeile eines Partieformulars.
setting-sheet-lines = Zeilen auf einer Seite eines Partieformulars.
setting-print = Wie Zeilen ausgegeben werden.
setting-braille-width = Zeichen in einer Zeile deiner Braillezeile.
setting-braille-form = Wie eine Stellung für die Finger geschrieben wird.
setting-keymap = Die Tasten des Bildschirms.
setting-keyboard = Das Land deiner Tastatur.
setting-name = Wie du heißt, in Listen und auf Partieformularen.
setting-touch = Ob eine Figur, die du nimmst, ziehen muss.
setting-square-order = Was von einem Feld gesagt wird, und in welcher Folge.
setting-face = Zeile für Zeile oder auf einem Bildschirm.
setting-theme = Die Farben und Zeichen des Bildschirms.
setting-clock-interval = Sekunden, bis der Bildschirm die Uhren neu zeigt. 0: wenn etwas gesagt wird.
setting-pegboard = Das Brett unter deinen Händen.
setting-pegboard-lie = Wie das Brett liegt.
setting-pegboard-clock = Die Uhr an einem DGT-Brett.

## Die Befehlszeile

usage-unknown-flag = Unbekannte Angabe: { $word }.
usage-unknown-command = Unbekannter Befehl: { $word }.
usage-too-much = { $word } ist ein Wort zu viel.
usage-equals = { $word } kann nicht nach { $flag } stehen. Schreibe { $flag } oder { $flag }=off.
usage-alone = { $word } nimmt keinen Wert. Schreibe nur { $word }.
usage-value = { $word } kann nicht { $value } sein. Gemeint ist: { $help }
usage-needs-value = { $word } braucht einen Wert. Gemeint ist: { $help }
usage-twice = { $word } steht zweimal da. Schreibe es einmal.
usage-new-only = { $word } gilt nur für eine neue Partie. Lass es weg, oder beginne eine: { $program } play
usage-conflict = Nimm { $word } oder { $other }, nicht beides.
usage-missing = Es fehlt: { $word }. Gemeint ist: { $help }
usage-missing-one = Es fehlt eines von: { $words }.
usage-follow = { $word } braucht noch ein Wort: { $words }.
usage-wrong = Der Befehl ist nicht lesbar.
usage-no-text = Eine Angabe ist kein gültiges UTF-8.
usage-help = Hilfe dazu: { $program } { $command }

help-usage = Aufruf: { $program } { $command }
help-line = { $word }: { $help }
help-line-optional = { $word }, wenn gewünscht: { $help }
help-commands = Befehle:
help-pages = Jeder hat eine eigene Seite, zum Beispiel: { $program } { $command } --help
help-flags = Angaben:
help-play = Alle Angaben von play gehen auch ohne play. Sie stehen unter: { $program } play --help

value-command = BEFEHL
value-game = PARTIE
value-move = ZÜGE
value-text = TEXT
value-question = FRAGE
value-file = DATEI
value-folder = ORDNER
value-name = NAME
value-place = PLATZ
value-places = PLÄTZE
value-script = SKRIPT
value-voice = STIMME
value-form = FORM
value-number = ZAHL
value-who = WER
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

cli = Schach für blinde und sehbehinderte Menschen, zum Hören und Tasten. Ohne Befehl beginnt eine Partie.
cli-play = Eine Partie spielen.
cli-resume = Die letzte offene Partie fortsetzen, oder die mit dieser Nummer.
cli-study = Eine gespeicherte Partie nach Gehör durchgehen.
cli-say = Ausgeben, wie jeder Zug angesagt wird.
cli-read = Ausgeben, was ein getippter oder gesprochener Zug bedeutet: SAN und Felder.
cli-ask = Eine Frage zu einer Stellung beantworten.
cli-import = Die Partien einer PGN-Datei aufnehmen.
cli-games = Gespeicherte und aufgenommene Partien auflisten, die neuesten zuerst.
cli-export = Eine Partie als PGN oder als Partieformular schreiben.
cli-voices = Die Stimmen auflisten oder eigene prüfen.
cli-voices-list = Die Stimmen auflisten.
cli-voices-check = Die eingebauten Stimmen prüfen, oder die eines Ordners.
cli-keymaps = Die Tastenbelegungen auflisten oder eigene prüfen.
cli-keymaps-list = Die Tastenbelegungen auflisten, oder die Tasten einer davon.
cli-keymaps-check = Die eingebauten Tastenbelegungen prüfen, oder die eines Ordners.
cli-pegboard = Ein elektronisches Brett beobachten, prüfen oder simulieren.
cli-pegboard-watch = Ausgeben, was ein Brett sendet, bis du Strg-C drückst.
cli-pegboard-check = Ein Brett prüfen: Felder, Lampen, Tasten und Uhr.
cli-pegboard-simulate = Ein Brett simulieren, um ohne Brett zu probieren.
cli-match = Einen Wettkampf zweier Menschen unter einem Schiedsrichter spielen, nach einer Wettkampfdatei.
cli-seat = Einen Platz eines Wettkampfs bedienen, den ein anderes Terminal eröffnet hat.
cli-referee = Ein Regelskript ausführen: jedes Ereignis und was der Schiedsrichter dazu entscheidet.
cli-health = Prüfen, was hier funktioniert, je eine Zeile.
cli-setup = Die Fragen des ersten Starts noch einmal stellen und die Antworten speichern.

arg-help = diese Seite.
arg-version = die Version des Programms.
arg-data = der Ordner für gespeicherte Partien, Einstellungen und alles andere, was geschrieben wird.
arg-line = Zeile für Zeile, ohne Bildschirm.
arg-screen = ein Bildschirm mit Brett, wo das Terminal einen zeigen kann.
arg-touch = ob eine berührte Figur ziehen muss.
arg-opponent = builtin, human, oder uci: und Datei oder Name eines Schachprogramms, etwa uci:stockfish.
arg-name = wie du heißt, in Listen und auf Partieformularen; oder off.
arg-level = wie stark der Gegner ist, 1 bis 20.
arg-side = white, black oder random: Weiß, Schwarz oder ausgelost.
arg-speech = ob das Programm spricht.
arg-tones = ob neben der Sprache kurze Töne erklingen.
arg-time = Minuten und Sekunden dazu je Zug, etwa 15+10; 40/90+30,30+30 für zwei Perioden; 5d3 mit Verzögerung, 3b2 nach Bronstein; off für keine Uhren.
arg-laws = die Ausgabe der Regeln: fide-2023, oder nur das Jahr.
arg-announcing = ob Züge angesagt werden müssen: off; announce; repeat, und der Gegner wiederholt sie.
arg-strict = ein Turnier proben: seine Abläufe und Strafen. Schreibe --strict=off, wo deine Einstellungen on sagen.
arg-warnings = bei wie vielen Minuten Restzeit du gewarnt wirst, etwa 10,5,1; off für nie.
arg-print = wie Zeilen gedruckt werden: text, oder braille für Unicode-Braille.
arg-table = die Braille-Tabelle von liblouis für das, was in Braille gedruckt wird; auto für die deiner Sprache.
arg-keymap = die Tastenbelegung des Bildschirms. Alle nennt: { $program } keymaps list
arg-theme = die Farben des Bildschirms: dark, light, mono, shapes oder reader.
arg-clock-interval = wie oft der Bildschirm die Uhren zeigt, in Sekunden, 0 bis 3600. 0: nur wenn etwas gesagt wird.
arg-pegboard = das Brett unter deinen Händen: auto, oder Marke und Anschluss, etwa dgt:/dev/ttyUSB0. Zweimal für zwei Bretter, etwa white=auto.
arg-position = die Stellung: FEN, ein Diagramm in Braille oder Buchstaben, eine Liste der Figuren, oder start.
arg-chess960 = Chess960, aus der Stellung mit dieser Nummer, 0 bis 959. Ohne Nummer aus irgendeiner.
arg-seed = eine Zahl für den Zufall: Mit derselben spielt der Gegner dieselben Züge.
arg-moves = die Stimme der Züge.
arg-talk = die Stimme für alles andere.
arg-form = long, mit dem Ausgangsfeld; short, nur so viel, wie die Stellung braucht.
arg-game = die Nummer der Partie. Alle nennt: { $program } games
arg-file = die Ausgabedatei. Ohne sie die Standardausgabe.
arg-folder = der Ordner. Ohne ihn, was eingebaut ist.
arg-force = eine vorhandene Datei ersetzen.
arg-address = auto, eine Marke, oder Marke und Anschluss, etwa dgt:/dev/ttyUSB0. Die Marken sind peg1, dgt, chesslink, certabo und citrine.
arg-straight = Weiß sitzt, wo der Hersteller Weiß hat. Ohne das wird es aus der Grundstellung gefunden.
arg-turned = Weiß sitzt auf der anderen Seite.
arg-clock = die Uhr an einem DGT-Brett: xl oder 3000.
arg-say-move = Züge nacheinander. Mit - kommen sie von der Standardeingabe, je Zeile eine Stellung, ein Tabulator und Züge.
arg-say-chess960 = Rochade wie in Chess960.
arg-read-chess960 = Rochade wie in Chess960.
arg-ask-chess960 = Rochade wie in Chess960.
arg-read-text = der Zug. Mit - von der Standardeingabe, je Zeile eine Stellung, ein Tabulator und ein Zug.
arg-ask-question = die Frage, etwa brett. Mit - von der Standardeingabe, je Zeile eine Stellung, ein Tabulator und eine Frage.
arg-import-file = die PGN-Datei. Mit - von der Standardeingabe.
arg-import-faults = alles, was falsch ist, in diese Datei schreiben, je eine Zeile.
arg-games-player = ein Spieler, gleich mit welcher Farbe. Ein Teil des Namens genügt.
arg-games-opponent = wer gegen diesen Spieler spielt.
arg-games-white = wer Weiß hat.
arg-games-black = wer Schwarz hat.
arg-games-since = der erste Tag, Monat oder das erste Jahr: 1972-07-11, 11.7.1972, 1972-07 oder 1972.
arg-games-until = der letzte Tag, Monat oder das letzte Jahr.
arg-games-opening = wie der Code der Eröffnung beginnt, etwa B9, oder Wörter ihres Namens.
arg-games-result = 1-0, 0-1, 1/2, remis, oder * für offen.
arg-games-event = das Turnier, ganz oder zum Teil.
arg-games-position = eine Stellung, die auf dem Brett war: FEN, ein Diagramm oder eine Liste der Figuren.
arg-games-limit = wie viele Partien höchstens aufgelistet werden, 1 oder mehr.
arg-games-from = mit welcher Partie die Liste beginnt, ab 1.
arg-export-all = alle Partien, die ältesten zuerst.
arg-export-pgn = als PGN.
arg-export-text = als Partieformular in den Buchstaben der Stimme der Züge.
arg-export-brf = als Partieformular in Braille, in Seiten für einen Drucker.
arg-export-code = wie Züge in Braille geschrieben werden: san, in den Buchstaben der Stimme der Züge; uk, in der Schachschrift des Vereinigten Königreichs.
arg-export-cells = Zeichen in einer Zeile einer Braille-Seite, 12 bis 80.
arg-export-lines = Zeilen auf einer Braille-Seite, 5 bis 60.
arg-export-table = die Braille-Tabelle von liblouis; auto für die deiner Sprache; off für ein Zeichen je Druckzeichen.
arg-export-target = die Ausgabedatei ohne ihre Angabe.
arg-keymaps-list-name = die Tastenbelegung, deren Tasten aufgelistet werden.
arg-pegboard-check-all = jedes Feld prüfen, nicht nur sechs.
arg-pegboard-check-name = einem Brett mit PEG/1 diese Nummer geben, einmal für immer, und nichts prüfen.
arg-pegboard-simulate-make = peg1, dgt, chesslink, certabo oder citrine.
arg-pegboard-simulate-occupancy = ein Brett von Certabo, das nur weiß, dass eine Figur da ist, wie das Sentio.
arg-pegboard-simulate-men = ein Brett mit PEG/1, das weiß, welche Figur jeder Stecker ist.
arg-pegboard-simulate-old = ein Brett mit PEG/1, das Version 1.0 spricht.
arg-pegboard-simulate-clock = ein DGT-Brett mit Uhr.
arg-pegboard-simulate-link = ein Verweis, der zum Anschluss führt, wo immer der ist.
arg-pegboard-simulate-pgn = die Züge dieser PGN-Datei spielen, sobald ein Programm das Brett etwas fragt.
arg-pegboard-simulate-game = die wievielte Partie der Datei, ab 1.
arg-pegboard-simulate-delay = die Pause vor jedem Zug, in Millisekunden.
arg-pegboard-simulate-side = white oder black: Die Züge der anderen Seite warten auf next.
arg-pegboard-simulate-confirm = nach jedem Zug die Bestätigungstaste drücken, oder den Hebel einer Uhr.
arg-pegboard-simulate-style = wie die Hand spielt: captured-first, own-first, replace, slide, put-back, adjust, both-hands oder pawn-first. Ohne das jeder Zug anders.
arg-pegboard-simulate-faults = ein Skript dessen, was schiefgeht.
arg-pegboard-simulate-seed = eine Zahl für den Zufall von Hand und Leitung.
arg-match-new = in etwa 15 Fragen klären, was ein Wettkampf braucht, und eine neue Wettkampfdatei schreiben.
arg-match-check = die Wettkampfdatei prüfen und ihre Fehler auflisten.
arg-match-here = was dieses Terminal zuerst bedient: white, black und desk mit Kommas dazwischen. Ohne das alle drei.
arg-match-records = die Nummer eines gespielten Wettkampfs, um seine Unterlagen zu schreiben: PGN, Partieformulare und Bericht.
arg-match-force = Unterlagen ersetzen, die schon im Ordner sind.
arg-match-file = die Wettkampfdatei, oder der Ordner für Unterlagen. Ohne sie match.toml.
arg-seat-place = white, black, oder desk für den Schiedsrichter.
arg-referee-script = das Skript. Mit - von der Standardeingabe.
arg-referee-fill = das Skript mit eingetragenen Entscheidungen ausgeben.

no-voice = Eine Stimme { $name } gibt es nicht. Es gibt: { $voices }.
question-empty = Nichts gefragt. Etwa: { $program } ask brett.
flags-before-command = Schreib die Schalter hinter den Namen des Befehls.

## Gesundheit

health-voice = Stimme { $name }: arbeitet, Sprache { $language }.
health-voice-broken = Stimme { $name }: { $what }.
health-speech = Sprachausgabe: { $server } antwortet mit { $count } Stimmen; { $languages }.
health-speech-missing = Sprachausgabe: Für die Sprache { $language } gibt es keine Stimme. Installiere espeak-ng.
health-speech-fails = Sprachausgabe: { $reason }.
health-journal = Archiv: arbeitet, { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}, { $file }.
health-journal-fails = Archiv: { $reason }, { $file }. Wähle mit --data einen anderen Ordner.
health-opponent = Gegner: arbeitet, { $move } gefunden.
health-settings = Einstellungen: gelesen, { $file }.
health-settings-none = Einstellungen: noch keine, { $file }.
health-terminal = Terminal: { $kind }.
terminal-editing = Zeilen können bearbeitet werden
terminal-plain = einfache Zeilen

## Das Archiv

games-none = Es gibt noch keine Partien.
result-open = unbeendet
player-human = Spieler
player-guest = Gast
player-of-two = Spieler { $number }
player-builtin = Stufe { $level }
export-which = Welche Partie? Nenne ihre Nummer, etwa { $program } export 57 --text, oder --all.
exported = Geschrieben nach { $file }.
games-all = { $count ->
    [one] 1 Partie.
   *[other] { $count } Partien.
}
games-some = { $count } Partien, { $from } bis { $to }. Mehr mit --from.
games-none-such = So eine Partie gibt es nicht.
games-beyond = { $count ->
    [one] 1 Partie, mehr nicht.
   *[other] { $count } Partien, mehr nicht.
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
braille-lost = Kein Braille mehr, Tabelle { $table }: { $reason }. Zeilen kommen als Text.
braille-plain = Keine Brailleschrift, Tabelle { $table }: { $reason }. Wörter stehen Zeichen für Zeichen.
braille-signs = Die Tabelle { $table } kann nicht alles schreiben. Zeichen für Zeichen steht: { $text }
reason-louis-missing = lou_translate fehlt, installiere liblouis-bin
reason-louis-table = liblouis kann sie nicht benutzen, nenne eine andere, etwa de-g1.ctb
reason-louis-stuck = lou_translate antwortet nicht
reason-louis-garbage = lou_translate schreibt kein Braille
argument-print = { $name } braucht Braille oder Text.
help-print =
    print braille: Zeilen in Unicode-Braille, für eine Braillezeile, die zeigt, was im Terminal steht.
    print text: wie gewohnt.
health-braille = Braille: liblouis { $version }, Tabelle { $table } funktioniert.
health-braille-off = Braille: liblouis { $version }, keine Tabelle gewählt.
health-braille-none = Braille: Schachschrift funktioniert. Für Brailleschrift installiere liblouis-bin.
health-braille-fails = Braille: Tabelle { $table }, { $reason }.

## Partieformulare

sheet-title = Partie { $game }, { $white } gegen { $black }
sheet-white = Weiß: { $name }
sheet-black = Schwarz: { $name }
sheet-event = Turnier: { $event }
sheet-date = Datum: { $date }
sheet-written-white = Wie Weiß mitschrieb:
sheet-written-black = Wie Schwarz mitschrieb:
sheet-men-white = Weiß:
sheet-men-black = Schwarz:
sheet-turn = { $color } am Zug.
export-exists = Die Datei { $file } gibt es schon. Mit --force wird sie ersetzt.
export-failed = Nicht geschrieben, { $file }: { $reason }.
reason-no-folder = diesen Ordner gibt es nicht
reason-is-folder = das ist ein Ordner, nenne eine Datei darin
reason-not-writable = dort darf nichts geschrieben werden
reason-too-long = der Name ist zu lang
reason-unknown = das System lehnt es ab
program-stopped = Das Programm endet: { $reason }. Behebe das und starte es neu.
standard-output = Standardausgabe

## Partien finden

argument-filters = { $name }: ein Name, eine Eröffnung, ein Jahr, etwa { $name } carlsen seit 2010.
argument-game = { $name } braucht die Nummer einer Partie: { $name } 57.
filter-date = { $word } ist kein Datum. Gib ein Jahr ein, oder etwa 22.11.2013.
filter-result = { $word } ist kein Ergebnis. Gib 1-0, 0-1 oder remis ein.
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
found-more = Noch { $count }. Weiter mit mehr.
found-none = Keine Partie gefunden: { $words }. Alle Partien: partien.
list-none = Gib erst partien ein.
list-end = Das ist die ganze Liste.
game-unknown = Es gibt keine Partie { $game }. Eine Liste gibt es mit partien.
archive-unreadable = Das Archiv lässt sich nicht lesen: { $reason }.
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
study-length = { $moves ->
    [0] Keine Züge.
    [one] Ein Zug. Weiter mit Enter.
   *[other] { $moves } Züge. Weiter mit Enter.
}
study-waits = Deine Partie { $game } wartet. Mit schließen geht es zurück.
study-closed = Zurück zu Partie { $game }.
study-none = Öffne dazu eine Partie: Mit partien findest du eine.
study-not-now = { $name } gehört zu einer Partie, die gespielt wird. Gib erst schließen ein.
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
study-beginning = Der Anfang. { $color } ist am Zug.
study-first = Das ist der Anfang.
study-place = { $move }, { $color } { $number }.
study-end = Das ist der Schluss.
study-variation-over = Ende der Variante.
study-end-variation = Ende der Variante. Gib verlassen ein.
study-variations = { $count ->
    [one] Eine Variante.
   *[other] { $count } Varianten.
}
study-in-variation = { $depth ->
    [one] In einer Variante zu Zug { $number }.
   *[other] In einer Variante, { $depth } tief, zu Zug { $number }.
}
study-last-number = Die Zugfolge reicht bis Zug { $number }.
study-otherwise = Gespielt wurde ein anderer Zug.
variations-none = Zu diesem Zug gibt es keine Variante.
variation-back = { $number }: { $reading }, die Hauptvariante.
variation-wrong = Die Varianten haben die Nummern 1 bis { $count }.
leave-none = Das ist die Hauptvariante.
comment-none = Zu diesem Zug gibt es keinen Kommentar.
auto-on = Ein Zug alle { $time }. Enter hält an.
auto-stopped = Angehalten.
goto-wrong = Die Züge gehen von { $first } bis { $last }.
goto-no-move = { $color } macht hier keinen Zug { $number }.
play-on-over = Die Partie ist hier zu Ende. Weiterspielen geht nicht.
confirm-play-on = Deine eigene Partie für eine neue verlassen? ja oder nein.
flipped = Das Brett wird jetzt von { $color } aus gelesen.
clock-unknown = Hier sind keine Bedenkzeiten notiert.
argument-move-number = { $name }: die Nummer eines Zuges: { $name } 12, oder { $name } 12 schwarz.
argument-variation = { $name }: eine Nummer. Die Liste gibt es mit varianten.
argument-seconds = { $name }: 1 bis 60 Sekunden.
argument-color = { $name }: weiß oder schwarz.
about-line = { $name }: { $value }.
tag = { $tag ->
    [Event] Turnier
    [Site] Ort
    [Date] Datum
    [Round] Runde
    [WhiteElo] Wertung Weiß
    [BlackElo] Wertung Schwarz
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
    davor, anfang, schluss, gehe 12.
    Fragen wie in einer Partie: brett, figuren, uhr.
    varianten, verlassen, kommentar, angaben, wo.
    vorspielen: Die Züge kommen von selbst.
    weiterspielen: von hier spielen.
    schließen: die Partie verlassen.
    Mehr: hilfe und ein Name.
help-flip =
    flip, drehen: das Brett wird von der anderen Seite gelesen.
help-games =
    games, partien: das Archiv, je fünf.
    partien carlsen: nach einem Spieler.
    partien sizilianisch, partien B90.
    partien 1992 remis, partien seit 1990.
    partien hier: die diese Stellung hatten.
    Auch: spieler, gegen, weiß, schwarz,
    eröffnung, turnier, ergebnis, bis.
help-more =
    more, mehr: die nächsten Partien der Liste.
help-open =
    open, öffne 57, nach einer Liste auch 57:
    die Partie dieser Nummer durchgehen.
help-resume =
    resume, fortsetzen: deine letzte unbeendete Partie geht weiter.
    fortsetzen 3: Partie 3.
    Die Partie, in der du bist, wird gespeichert.
help-next =
    next, weiter, oder Enter allein: der nächste Zug der geöffneten Partie.
help-previous = previous, davor: einen Zug zurück.
help-first = first, anfang: an den Anfang.
help-end =
    end, schluss, ende: an das Ende der Zugfolge.
    Zum Verlassen: beenden.
help-goto =
    goto, gehe 12: zu Zug 12 von Weiß.
    gehe 12 schwarz: zu dem von Schwarz.
    Kurz: go.
help-where =
    where, wo: wer am Zug ist.
    In einer geöffneten Partie: Zug, Variante, Partie.
help-auto =
    auto, vorspielen: alle fünf Sekunden ein Zug.
    vorspielen 8: alle acht. Enter hält an.
help-pause =
    pause, anhalten: Es kommen keine Züge mehr von selbst.
help-variations =
    variations, varianten: was statt des letzten Zuges möglich war.
help-variation =
    variation, variante 1, nach varianten auch 1: geht in die erste davon.
help-leave =
    leave, verlassen: zurück zu dem Zug, wo die Variante abzweigt.
help-comment =
    comment, kommentar: der Kommentar zum Zug, noch einmal.
help-about =
    about, angaben, spielart: Spieler, Regeln, Uhr.
    In einer geöffneten Partie: Spieler, Ergebnis, Turnier und mehr.
help-play-on =
    play-on, weiterspielen, weiterspielen schwarz: eine neue Partie von hier gegen den Rechner.
help-close =
    close, schließen: verlässt die geöffnete Partie, zurück zur eigenen.

## Import

import-progress = { $games } Partien gelesen.
import-progress-percent = { $percent } Prozent, { $games } Partien gelesen.
import-kept = { $count ->
    [one] 1 Partie aufgenommen.
   *[other] { $count } Partien aufgenommen.
}
import-cut = { $count ->
    [one] 1 Partie endet an einem Nullzug.
   *[other] { $count } Partien enden an einem Nullzug.
}
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
import-more-faults = { $count ->
    [one] 1 Fehler mehr. Mit --faults DATEI werden alle aufgeschrieben.
   *[other] { $count } Fehler mehr. Mit --faults DATEI werden alle aufgeschrieben.
}
import-missing = Die Datei { $file } gibt es nicht.
import-folder = { $file } ist ein Ordner. Nenne eine PGN-Datei darin.
import-unreadable = { $file } lässt sich nicht lesen, nichts ist aufgenommen. Sieh nach, ob du sie lesen darfst.
import-unwritable = { $file } lässt sich nicht schreiben oder ist schon da. Nenne eine andere.
import-interrupted = Unterbrochen, nichts ist aufgenommen.
import-nothing = Nichts ist aufgenommen. Nimm es noch einmal auf.
import-empty = { $file } ist leer.
import-no-game = In { $file } ist keine Partie. Nenne eine PGN-Datei.
import-no-text = { $file } ist keine Textdatei. Packe sie aus und nenne die PGN-Datei darin.
standard-input = Standardeingabe
fault-foreign = { $word } ist kein Zug in PGN. PGN hat englische Buchstaben: K, Q, R, B, N.
fault-null = { $word } ist ein Nullzug. Die Partie wird bis dahin aufgenommen.
fault-word = { $word } ist kein PGN.
fault-null-variation = { $word } ist ein Nullzug. Die Variante wird bis dahin aufgenommen.
fault-illegal = { $word } ist hier nicht erlaubt.
fault-ambiguous = { $word } ist mehrdeutig.
fault-tag = Die Angabe { $word } ist nicht vollständig.
fault-twice = Die Angabe { $word } steht zweimal da.
fault-variant = { $word } ist kein gewöhnliches Schach.
fault-comment = Der Kommentar wird nie geschlossen.
fault-long = Das ist länger, als eine Partie sein kann.
fault-variation = Die Klammern einer Variante gehen nicht auf.
fault-no-result = Der Partie fehlt das Ergebnis. Schreibe 1-0, 0-1, 1/2-1/2 oder * ans Ende.
fault-result = In den Angaben steht ein anderes Ergebnis: { $word }.
fault-mate = Auf dem Brett ist es matt, aber das Ergebnis ist ein anderes.
fault-stalemate = Auf dem Brett ist es patt, aber das Ergebnis ist kein Remis.
fault-no-text = Das ist kein Text.
why-foreign = Zug mit Buchstaben einer anderen Sprache
why-null = Nullzug
why-word = unbekanntes Wort
why-illegal = regelwidriger Zug
why-ambiguous = mehrdeutiger Zug
why-tag = unvollständige Angabe
why-twice = Angabe zweimal
why-variant = anderes Spiel als Schach
why-position = unmögliche erste Stellung
why-comment = offener Kommentar
why-long = zu lang
why-variation = Klammern, die nicht passen
why-no-result = kein Ergebnis
why-result = zwei Ergebnisse
why-mate = matt, aber ein anderes Ergebnis
why-stalemate = patt, aber ein anderes Ergebnis
why-no-text = kein Text

## Tasten

keymap-about = { $name }: { $about }
keymap-lichess = die Tasten des Blindmodus von Lichess.
keymap-winboard = die Tasten von WinBoard für JAWS.
keymap-numpad = der Ziffernblock allein.
keymap-left-hand = die linke Hand allein.
keymap-right-hand = die rechte Hand allein.
keymap-own = eine eigene Belegung.
keymap-part = Eine Tastenbelegung hat keinen Teil { $name }. Sie kann about, parent, numeric-block, keys und despite haben.
keymap-fault = Taste { $key }: { $what }
keymap-no-key = die Taste { $name } gibt es nicht. Schreibe einen Buchstaben wie k, oder up, home, enter, space, f2.
keymap-shift = schreibe das Zeichen, das die Umschalttaste ergibt, ohne shift.
keymap-unknown = { $line } kann keine Taste. Meinst du { $near }?
keymap-argument = { $line } ist unvollständig oder falsch. Schreibe es wie { $example }.
keymap-twice = diese Taste gibt es zweimal. Lösche eine der beiden Zeilen.
keymap-hidden = nie erreicht, denn { $by } tut schon etwas. Wähle eine andere Taste.
keymap-taken = { $why }. Wähle eine andere Taste, oder nenne deinen Grund unter despite.
keymap-taken-instead = { $why }. Schreibe { $instead }.
keymap-not-taken = niemand sonst braucht sie, oder hier nutzt sie nichts. Lösche sie unter despite.
keymap-same-key = auf der Tastatur { $keyboard } ist das auch { $known }. Wähle eine andere Taste.
keymap-unreachable = { $count ->
    [0] Keine Taste kann { $names }.
   *[other] Keine Taste kann { $names } und { $count } mehr.
} Gib jedem eine Taste, oder schreibe parent = "lichess".
keymap-empty = Diese Tastenbelegung hat keine Tasten. Schreibe etwa parent = "lichess" oder eigene Tasten.
keymap-no-parent = Die Tastenbelegung { $name } kann nicht parent sein. Es gibt: { $keymaps }.
taken-interrupt = jedes Terminal bricht damit Programme ab
taken-suspend = jedes Terminal hält damit Programme an
taken-end = jedes Terminal beendet damit die Eingabe
taken-flow = Terminals und serielle Leitungen halten damit die Ausgabe an
taken-quit = jedes Terminal beendet damit Programme
taken-tab = in jedem Terminal ist das dasselbe wie Tabulator
taken-enter = in jedem Terminal ist das dasselbe wie Enter
taken-line-end = in jedem Terminal beendet sie eine Zeile
taken-backspace = in vielen Terminals ist das dasselbe wie die Rücktaste
taken-escape = in jedem Terminal ist das dasselbe wie Escape
taken-zoom = Terminals vergrößern damit die Schrift oder senden ein anderes Zeichen
taken-multiplexer = es ist die erste Taste von screen und tmux
taken-sequence = in jedem Terminal beginnen andere Tasten damit
taken-control-shift = Terminals brauchen sie für Reiter, Fenster, Kopieren und Suchen und unterscheiden sie nicht von Strg allein
taken-alt-letter = Terminals öffnen damit Menüs, und yasr liest damit vor
taken-alt-digit = GNOME Terminal und Xfce Terminal wechseln damit die Reiter
taken-yasr = yasr liest damit vor
taken-help = GNOME Terminal öffnet damit seine Hilfe
taken-menu = GNOME Terminal und andere öffnen damit ein Menü
taken-full-screen = GNOME Terminal und Windows Terminal füllen damit den Bildschirm
taken-drop-down = guake und ähnliche Terminals kommen und gehen damit
taken-scroll = Terminals blättern damit, wechseln Reiter oder fügen ein
taken-consoles = die Linux-Konsole und Windows Terminal wechseln damit Konsolen und Bereiche
taken-windows = Desktops und Windows Terminal bedienen damit Fenster
taken-control-alt = VoiceOver, Desktops und yasr haben Befehle darauf
taken-insert = NVDA, JAWS, Orca und Fenrir beginnen damit ihre Befehle
taken-block-arrows = NVDA, JAWS, Orca, Fenrir und Speakup lesen damit den Bildschirm
taken-block-digits = Fenrir, Speakup und die Nummernblocktabelle von BRLTTY lesen damit den Bildschirm
taken-block-signs = NVDA, JAWS, Orca und Speakup brauchen sie für Maus, Lesezeiger und Stille
no-keymap = Eine Belegung { $name } gibt es nicht. Es gibt: { $keymaps }.
health-keymap = Tastenbelegung { $name }: arbeitet, Tastatur { $keyboard }.
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
key-enter = Eingabe
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
key-previous-king = der König davor
key-previous-queen = die Dame davor
key-previous-rook = der Turm davor
key-previous-bishop = der Läufer davor
key-previous-knight = der Springer davor
key-previous-pawn = der Bauer davor
key-rank = auf Reihe { $rank }
key-file = auf Linie { $file }
key-take = nimmt die Figur hier oder setzt sie
key-entry = zum Eingabefeld
key-board = zum Brett
key-next-pane = der nächste Bereich
key-previous-pane = der Bereich davor
key-menu = alle Befehle in einer Liste
key-keys = alle Tasten in einer Liste
key-key-help = Tastenhilfe an und aus
key-cancel = Stille; zurück; stellt die Figur zurück
key-suspend = vorübergehend zurück zur Shell
key-line = gibt ein: { $line }
does-yes = ja
does-no = nein
does-queen = Dame
does-rook = Turm
does-bishop = Läufer
does-knight = Springer
does-board-here = was hier steht
does-moves-here = die Züge der Figur hier
does-captures-here = was die Figur hier schlagen kann
does-rays-here = alle acht Richtungen von hier
does-diagonals-here = die Diagonalen von hier
does-knight-here = was einen Springersprung entfernt steht
does-attackers-here = was dieses Feld angreift und deckt
does-defenders-here = was dieses Feld deckt und angreift
does-colour-here = ob dieses Feld hell oder dunkel ist
does-rank-here = was auf dieser Reihe steht
does-file-here = was auf dieser Linie steht
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
does-clock = die übrige Zeit
does-clock-mine = deine Zeit
does-clock-theirs = die Zeit des Gegners
does-score-3 = die letzten drei Züge
does-announce = sagt den Zug an, der steht
does-press = drückt deine Uhr
## Nehmen und Setzen

in-hand = { $piece } { $square } in der Hand.
put-back-here = { $piece } { $square } ist zurück.
look-edge = Rand. { $what }
look-board = Brett. { $what }
look-moves = Züge. { $what }
look-clocks = Uhren. { $what }
look-log = Meldungen. { $what }

## Der Bildschirm

pane-board = Brett
pane-moves = Züge
pane-clocks = Uhren
pane-log = Meldungen
too-small = Das Fenster ist zu klein.
focus-entry = Eingabe: { $text }
menu-title = Befehle
keys-title = Tasten
key-none = { $keys } tut hier nichts.
no-shell = Keine Shell könnte das Programm fortsetzen.
key-waits = { $keys }, dann { $next }.
keys-from-to = { $from } bis { $to }
paste-too-long = Zu lang, nichts eingefügt. Höchstens { $lines } Zeilen.
key-help-on = Tasten werden jetzt erklärt. Dieselbe Taste beendet es.
key-help-off = Die Tasten wirken wieder.
no-screen = Kein Bildschirm in diesem Terminal, stattdessen Zeilen.

## Auf einem Brett spielen

board-name = { $make }, { $port }
board-found = Brett gefunden: { $name }.
board-found-of = Brett von { $color } gefunden: { $name }.
board-back = Das Brett ist wieder da: { $name }.
board-back-of = Das Brett von { $color } ist wieder da: { $name }.
board-plays = Du spielst auf dem Brett.
board-right = Das Brett stimmt.
board-differs = Das Brett steht anders als die Partie.
board-left-over = Ungenutzt: Das Programm spielt diese Seite.
board-moves-only = Es meldet nur fertige Züge: Berühren merkt es nicht.
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
board-executed = Er steht auf deinem Brett.
board-put-back = Alles steht wie vorher. Berührt bleibt berührt.
board-adjusted = Alles steht wie vorher.
board-knocked = Das Brett ist angestoßen worden.
board-knocked-untouched = Das Brett ist angestoßen worden. Nichts gilt als berührt.
board-lingers = Ist dein Zug getan? Dann tippe ihn.
board-press = Drücke, wenn { $move } dein Zug ist.
board-pressed = { $color } hat gedrückt.
button-in-hand = Nicht fertig: { $piece } { $square } ist nicht auf dem Brett.
button-nothing-moved = Nichts gezogen. Du bist am Zug.
button-no-game = Auf dem Brett ist jetzt nichts zu tun.
board-no-button = Es hat keine Taste. Ein Zug gilt, wenn deine Hand ruht.
board-learned = Das Brett kennt seine Figuren jetzt.
board-not-learned = Die Figuren sind nicht gelernt. Ihren Zügen wird gefolgt.
boards-clock-waits = Die Uhr wartet auf das Brett.
boards-clock-runs = Die Uhr läuft.
board-no-move = Das Brett meldet { $text }: Das ist kein erlaubter Zug.
board-line-lost = Eine Zeile des Brettes ging verloren. Tippe letzter für den letzten Zug. Fehlt einer, tippe ihn.
board-faulty = { $square }: Dem Fühler ist nicht zu trauen.
board-doubtful = { $square } kommt und geht. Drücke die Figur fest. Das Feld zählt weiter.
board-missed = Vom Brett ging etwas verloren. Fehlt eine Berührung oder ein Zug, mach ihn noch einmal.
board-flickers = { $square } flackert: Drück die Figur fest, oder tippe ausblenden { $square }.
board-still-empty = { $square } scheint leer. Drück die Figur fest, oder tippe ausblenden { $square }.
board-still-occupied = { $square } scheint besetzt. Ist es leer, tippe ausblenden { $square }.
board-muted = { $square } ist ausgeblendet: Was es zeigt, zählt nicht.
board-muted-untouched = { $square } ist ausgeblendet: Es flackert. Berührt war es nicht.
board-muted-arbiter = { $square } ist ausgeblendet: Es flackert. Ob es berührt war, entscheidet der Schiedsrichter.
board-steady = { $square } ist wieder ruhig und zählt.
board-unmuted = { $square } zählt wieder.
board-mutes = { $square } ist ausgeblendet. Tippe Züge von dort und dorthin. Damit es wieder zählt: einblenden { $square }.
board-which-side = Wo Weiß sitzt, ist nicht zu sehen. Tippe steckbrett gerade, oder steckbrett gedreht.
board-battery = Der Akku des Brettes hat noch { $percent } Prozent.
board-gone = Das Brett ist weg: { $reason }. Weiter geht es an der Tastatur. { $todo }
board-not-there = Kein Brett: { $reason }. { $todo }
board-none-found = Keines ist angeschlossen
board-none-found-do = Steck es an, oder nenne seinen Anschluss.
board-no-port = Den Anschluss { $port } gibt es nicht
board-no-port-do = Steck es an.
board-not-serial = { $port } ist kein serieller Anschluss
board-not-serial-do = Nenne einen anderen.
board-busy = Ein anderes Programm hat { $port }
board-busy-do = Beende dieses Programm.
board-denied = Du darfst { $port } nicht benutzen
board-denied-do = Ein Verwalter des Rechners kann es erlauben.
board-denied-group = Du darfst { $port } nicht benutzen
board-denied-group-do = Tritt der Gruppe { $group } bei: sudo usermod -aG { $group } $USER. Melde dich dann neu an.
board-no-answer = An { $port } antwortet nichts
board-no-answer-do = Schalte es ein, oder steck es neu an.
board-other-make = An { $port } ist ein Brett von { $what }
board-other-make-do = Nenne diese Marke, oder auto.
board-babble = An { $port } spricht etwas anderes
board-babble-do = Nenne den Anschluss und die Marke deines Brettes.
board-stranger = Was an { $port } hängt, ist nicht zu verstehen
board-stranger-do = Ist es der richtige Stecker? Auch kann ein Brett neuer sein als touchmove.
board-failed = { $port } versagt, { $what }
board-failed-do = Steck es neu an.
boards-none = Kein Brett. Gib steckbrett auto ein, dann wird eines gesucht.
boards-sought = Ein Brett wird gesucht.
boards-off = Bretter aus. Züge werden getippt.
board-is = Brett: { $name }.
board-of = Brett von { $color }: { $name }.
board-agrees = Es steht wie die Partie.
board-moves = Darauf ist ein Zug im Gange.
board-behind = Der Zug des Gegners ist darauf noch auszuführen.
board-waits = Es ist noch nicht mit der Partie verglichen.
skipped = Es bleibt, wie es ist. Züge werden getippt, bis das Brett stimmt.
skip-none = Nichts zu überspringen.
argument-boards = { $name }: auto, oder Bauart und Anschluss, dgt:/dev/ttyUSB0; gerade oder gedreht; oder aus.
help-pegboard =
    pegboard, steckbrett: welches Brett da ist, und ob es wie die Partie steht.
    steckbrett auto: sucht eines.
    steckbrett gerade, steckbrett gedreht: wie es liegt.
    steckbrett aus: Züge werden getippt.
help-set-up =
    set-up, aufbauen: sagt Feld für Feld, wie das Brett zur Stellung kommt.
    wiederholen sagt einen Schritt noch einmal.
help-mute =
    mute b8, ausblenden b8: Was dein Brett auf b8 zeigt, zählt nicht. Für einen schlechten Kontakt.
    Ein Feld, das flackert, wird von selbst ausgeblendet, bis es zehn Sekunden ruhig war.
    Damit es wieder zählt: einblenden b8.
help-unmute =
    unmute b8, einblenden b8: b8 zählt wieder.
    Steht das Brett dann anders als die Partie, hörst du, was zu berichtigen ist.
help-skip =
    skip, überspringen: lässt das Brett, wie es ist.
    Züge werden getippt, bis es stimmt.
    Auch: abbrechen.

## Bretter an einer Leitung

peg-looking = Ein Brett wird gesucht.
peg-found = Brett gefunden: { $make }, { $port }.
peg-senses-pegs = Es spürt jeden Stein, der aus seinem Loch kommt.
peg-senses-squares = Es spürt, welche Felder besetzt sind.
peg-senses-moves = Es meldet nur fertige Züge. Dass ein Stein berührt wird, kann es nicht melden.
peg-no-address = { $word } ist keine Adresse eines Bretts. Schreib auto, eine Bauart, oder Bauart und Anschluss: dgt:/dev/ttyUSB0. Die Bauarten: { $makes }.
peg-chips = Gelernt: die Chips von { $count } Steinen.
peg-event = { $what }.
peg-event-at = { $what }. { $time } Sekunden.
peg-together = Zugleich: { $items }
peg-lifted = { $square } abgehoben
peg-lifted-man = { $square } abgehoben, { $piece }
peg-seated = { $square } besetzt
peg-seated-man = { $square } besetzt, { $piece }
peg-button-confirm = Bestätigungstaste, { $how }
peg-button-confirm-of = Taste von { $color }, { $how }
peg-button-clock = Taste der Uhr, { $how }
peg-button-clock-of = Uhrtaste von { $color }, { $how }
peg-button = Taste { $number }, { $how }
peg-short = kurz
peg-long = lang
peg-stands-start = Die Grundstellung steht.
peg-stands-empty = Kein Feld ist besetzt.
peg-stands = Besetzt, { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}: { $items }.
peg-standing = { $piece } { $square }
peg-moved = Zug: { $text }.
peg-taken-back = Zurückgenommen: { $text }.
peg-faulty = { $square }: Dem Fühler ist nicht zu trauen.
peg-mended = { $square }: Dem Fühler ist wieder zu trauen.
peg-doubtful = { $square }: Der Sensor ist zweifelhaft. Er zählt weiter.
peg-certain = { $square }: kein Zweifel mehr.
peg-glimpsed = { $square } war bei einem Mal Lesen anders. Das zählt nicht.
peg-felt = { $square } gefühlt
peg-clock = Uhr: Weiß { $white }, Schwarz { $black }, { $runs }.
peg-clock-stands = sie steht
peg-clock-white = die von Weiß läuft
peg-clock-black = die von Schwarz läuft
peg-buttonless = Es hat keine Taste.
peg-lampless = Es hat keine Lampen, die benutzt werden.
peg-identity = Es ist: { $text }.
peg-battery = Akku: { $percent } Prozent.
peg-battery-charging = Akku: { $percent } Prozent, lädt.
peg-done = Auftrag ausgeführt.
peg-refused = Auftrag abgelehnt: { $text }.
peg-learned = Die Steine sind gelernt.
peg-not-learned = Nichts gelernt. Sieh nach: { $items }.
peg-which-side = Wo Weiß sitzt, ist nicht zu sehen: sag es mit --straight oder --turned.
peg-restarted = Das Brett hat neu begonnen.
peg-unanswered = Ein Auftrag bleibt ohne Antwort.
peg-silent = Das Brett schweigt.
peg-echo = Die Leitung führt zu sich selbst zurück.
peg-version = Das Brett spricht eine andere Fassung.
peg-gap = Unterwegs ging etwas verloren.
peg-missed = Unterwegs verloren: { $count ->
    [one] ein Ereignis.
   *[other] { $count } Ereignisse.
}
peg-garbled = Es kam etwas, das nicht zu lesen ist.
peg-start-missing = Nicht wie am Anfang. Nichts auf: { $items }.
peg-start-more = Nicht wie am Anfang. Zu viel auf: { $items }.
peg-start-other = Nicht wie am Anfang. Ein anderer Stein auf: { $items }.
peg-enter-skips = Enter übergeht eine Frage.
peg-ask-take = Nimm den Stein von { $square }.
peg-ask-back = Stell ihn zurück auf { $square }.
peg-ask-put = Stell einen Stein auf { $square }.
peg-ask-away = Nimm ihn wieder von { $square }.
peg-square-works = { $square } geht.
peg-nothing-came = Nichts kam.
peg-skipped = Übergangen.
peg-ask-move = Mach einen Zug auf dem Brett.
peg-no-move = Kein Zug kam.
peg-lamps = Lampen, Reihe um Reihe von der ersten zur achten.
peg-lamps-done = Lampen fertig. Ob sie leuchteten, sehen nur Augen.
peg-ask-button = Drück eine Taste des Bretts oder seiner Uhr.
peg-no-button = Keine Taste kam. Vielleicht hat das Brett keine.
peg-clock-works = Die Uhr geht.
peg-no-clock = Keine Uhr hat geantwortet.
peg-named = Die Nummer des Bretts ist { $text }, für immer.
peg-has-name = Das Brett behält die Nummer, die es hat.
peg-takes-no-name = Das Brett nimmt keine Nummer an. Es braucht PEG/1 1.1, und die Nummer bis zu 16 Buchstaben oder Ziffern.
peg-clock-unnamed = Eine Uhr wird mit --clock xl oder --clock 3000 geprüft.
peg-check-none = Nichts zu prüfen.
peg-check-lost = Das Brett ging verloren. Es geht nicht.
peg-check-works = Es geht: { $count ->
    [one] { $count } Feld probiert
   *[other] { $count } Felder probiert
}.
peg-check-wrong = Es geht nicht: { $items }.
peg-check-nothing = Nichts wurde probiert.
peg-check-moves = Es geht: Züge kommen.
peg-check-no-moves = Es geht nicht: Kein Zug kam.
health-board = Brett: ein Anschluss dafür, { $port }{ $product }.
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
    zeigen: wie alles steht
    stellung: FEN oder start
    weiter: der nächste Zug der Datei
    ende
sim-port = Anschluss: { $path }
sim-awaits = Die Partie beginnt, wenn ein Programm fragt.
sim-awaits-next = Der nächste Zug wartet. Schreibe weiter.
sim-no-next = Es ist kein Zug mehr zu spielen.
sim-game-over = Die Partie ist zu Ende.
sim-lifted = Genommen: { $man } { $square }
sim-seated = Gesetzt: { $man } { $square }
sim-pressed = Gedrückt.
sim-set = Die Figuren stehen.
sim-done = Getan.
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
sim-empty = Auf { $square } steht nichts.
sim-occupied = Besetzt: { $man } { $square }. Erst heben, oder ersetzen schreiben.
sim-nothing-in-hand = Nichts ist in der Hand. Nenne eine Figur, etwa weiß Dame.
sim-no-button = So einen Knopf hat dieses Brett nicht.
sim-no-part = Dieses Brett hat keinen Akku und fühlt keinen Finger.
sim-no-button-number = { $word } ist kein Knopf. Es gibt 1 bis 5.
sim-no-percent = { $word } ist keine Prozentzahl. Schreibe 0 bis 100, mit einem Plus beim Laden.
sim-no-word = { $word }: kein Wort für das Brett. Schreibe hilfe.
sim-missing = Hinter { $word } fehlt etwas. Schreibe hilfe.
sim-more = { $word } ist hier zu viel.
sim-no-square = { $word } ist kein Feld. Schreibe eines wie e2.
sim-what-square = Nenne ein Feld, etwa e2.
sim-no-man = { $word } ist keine Figur. Schreibe eine wie Dame.
sim-no-color = { $word }: weiß oder schwarz?
sim-no-time = { $word } ist keine Zeit. Schreibe Millisekunden, höchstens eine Stunde.
sim-no-position = { $word } ist keine Stellung. Schreibe FEN oder start.
sim-dark = Lampen: alle aus.
sim-lit = Lampen: { $squares }
sim-buzz = Ton: { $text }
sim-named = Nummer behalten: { $text }
sim-shake = Zittern: { $text }
sim-shows = Uhr zeigt: { $text }
sim-shows-and-beeps = Uhr piept und zeigt: { $text }
sim-shows-times = Uhr zeigt die Zeiten.
sim-times = Uhr gestellt: Weiß { $white }, Schwarz { $black }
sim-plays = Zug des Rechners: { $from } { $to }
sim-no-system = Bretter gibt es simuliert nur auf Linux, macOS und BSD.
sim-no-port = Kein Pseudoterminal: { $reason }
sim-no-file = Es gibt keine Datei { $file }.
sim-unreadable = { $file } kann nicht gelesen werden: { $reason }
sim-no-make = Es gibt kein Fabrikat { $word }. Es gibt: peg1, dgt, chesslink, certabo, citrine.
sim-no-flag = { $word } passt nicht zu diesem Fabrikat.
sim-no-side = { $word } ist keine Seite. Schreibe white oder black.
sim-no-style = { $word } ist kein Stil. Schreibe einen wie own-first.
sim-cannot-confirm = Dieses Brett hat keinen Knopf zum Bestätigen.
sim-no-game = { $count ->
    [0] In { $file } ist keine lesbare Partie.
    [one] In { $file } ist eine lesbare Partie.
   *[other] In { $file } sind { $count } lesbare Partien.
}
sim-fault = { $file }, Zeile { $line }: { $reason }
sim-fault-word = { $word } ist kein Fehler. Schreibe einen wie noise, loss, pull.
sim-fault-share = { $word } ist kein Anteil. Schreibe einen von 0 bis 1, etwa 0.01.
sim-fault-square = { $word } ist kein Feld. Schreibe eines wie b8.
sim-fault-number = { $word } ist keine Zahl. Schreibe Millisekunden, höchstens einen Tag, oder ein Byte.
sim-fault-short = Am Ende fehlt etwas.
sim-fault-more = { $word } ist zu viel.
sim-fault-needs-time = { $word } braucht zuerst seine Zeit, etwa at 5000.
sim-fault-no-place = { $word } geht nicht zu einer Zeit oder an einem Byte. Schreibe from und to oder keines.

## Die Wettkampfdatei

match-line = Zeile { $line }: { $what }
match-key-in = { $key } in [{ $part }]
match-words = Eines von: { $words }.
match-help-aid = Hilfe: { $aid }.
match-wrong-form = nicht von der Form Schlüssel = "Wert". Werte stehen in Anführungszeichen.
match-wrong-twice = das steht zweimal in der Datei. Lass eines davon weg.
match-wrong-unknown-near = { $key } ist hier unbekannt. Meintest du { $instead }?
match-wrong-unknown = { $key } ist hier unbekannt. Eines von: { $words }.
match-wrong-part = { $part } ist ein Teil der Datei. Schreib [{ $part }] auf eine eigene Zeile.
match-wrong-value = { $key } kann nicht { $value } sein. { $help }
match-wrong-answer = { $key } kann nicht { $value } sein.
match-wrong-empty = { $key } hat keinen lesbaren Wert. { $help }
match-wrong-missing = { $key } fehlt. { $help }
match-wrong-relay = für { $color } spielt ein Assistent, und keiner ist genannt. Nenne einen in [{ $part }].
match-wrong-hearing = ein blinder und ein hörbehinderter Spieler brauchen einen Assistenten. Nenne einen in [white.assistant] oder [black.assistant]. { $article }.
match-wrong-no-board = { $color } hat kein Brett, das fühlt. Schreib device = "pegs" oder "board", oder lass die Adresse weg.
match-wrong-no-pegs = { $make } ist kein Steckbrett. Schreib device = "board".
match-wrong-pegs = { $make } ist ein Steckbrett. Schreib device = "pegs".
match-wrong-port = beide Spieler haben das Brett an { $port }. Jeder braucht ein eigenes.
match-wrong-boards = die beiden Bretter sind nicht zu unterscheiden. Gib jedem seinen Anschluss, etwa dgt:/dev/ttyUSB0.
match-wrong-positions = eine Partie hat eine Anfangsstellung. Lass chess960 oder position weg.
match-wrong-aid = { $aid }: das kann kein Schiedsrichter erlauben, Rat ist verboten. FIDE 2023, 11.3.1.

match-key-event = Turnier oder Wettkampf.
match-key-site = Ort: Stadt und Land.
match-key-place = Platz: Saal und Tisch.
match-key-round = Runde.
match-key-date = Datum, etwa 2026-11-21.
match-key-time = Bedenkzeit, etwa 15+10, 40/90+30,30+30 oder 5d3; off: ohne Uhren.
match-key-laws = Regeln: die Ausgabe, etwa fide-2023.
match-key-pace = Tempo. Ohne Angabe entscheidet die Bedenkzeit.
match-key-supervision = Aufsicht bei Schnell- und Blitzschach. Ausreichend: es gelten die Turnierregeln.
match-key-announcing = Ansagen: wie ein Spieler dem anderen seinen Zug sagt, etwa Springer f3. Wiederholt: der andere sagt ihn nach, wie bei Blinden.
match-key-default-time = Karenzzeit: wer so viele Minuten zu spät kommt, verliert. 0 bis 600.
match-key-quickplay = Endspurtphase: ob ihre Richtlinien angekündigt sind.
match-key-adjournment = Hängepartie: ob die Partie abgebrochen werden darf.
match-key-chess960 = Chess960: die Nummer der Ausgangsstellung, 0 bis 959.
match-key-position = Anfangsstellung als FEN. Ohne Angabe die übliche.
match-key-name = Name des Spielers.
match-key-title = Titel, etwa FM.
match-key-federation = Verband, etwa GER.
match-key-club = Verein.
match-key-rating = Wertungszahl, 0 bis 4000.
match-key-fide-id = FIDE-Nummer, eine Zahl.
match-key-blind = Blind oder sehbehindert.
match-key-hard-of-hearing = Hörbehindert.
match-key-device = Gerät: worauf der Spieler spielt.
match-key-address = Adresse des Bretts: auto, eine Marke, oder Marke und Anschluss, etwa peg1:/dev/ttyACM0.
match-key-moves = Stimme der Züge: fide sagt Eva vier, fide-en Eva four, de e4.
match-key-talk = Stimme für alles andere.
match-key-form = Form der Züge: lang mit dem Ausgangsfeld, kurz ohne es, wo das klar ist.
match-key-speech = Sprachausgabe: ob das Programm zu diesem Spieler spricht.
match-key-rate = Sprechtempo, -100 bis 100.
match-key-output = Ausgang: der Tonausgang, den dieser Spieler hört. Ohne Angabe der des Systems.
match-key-synthesiser = Synthesizer: der Name seiner Stimme. Ohne Angabe die der Sprache.
match-key-print = Druck: wie Zeilen für diesen Spieler gedruckt werden.
match-key-braille-table = Braille-Tabelle von liblouis, etwa de-g1.ctb; auto: nach der Sprache.
match-key-score = Partieformular: wer es führt. Der Spieler, getippt mit schreibe e4 (own), oder auf Papier oder in Braille (hand); oder das Programm (assistant).
match-key-warnings = Hinweise: die Restminuten, bei denen Bescheid gesagt wird, etwa 10,5,1; oder off.
match-key-code = Kennwort: was eingeben muss, wer sich an diesen Platz setzt. Ohne Angabe nichts.
match-key-assistant-name = Name des Assistenten.
match-key-assistant-talk = Stimme, die zum Assistenten spricht.
match-key-arbiter-name = Name des Schiedsrichters.
match-key-arbiter-passphrase = Passwort, als Prüfwert. { $program } match --new macht einen.
match-key-arbiter-talk = Stimme am Pult. Ohne Angabe die des Rechners.
match-key-arbiter-moves = Stimme der Züge am Pult. Ohne Angabe die des Rechners.
match-key-arbiter-speech = Sprachausgabe: ob ein Terminal des Schiedsrichters spricht.
match-key-arbiter-rate = Sprechtempo am Pult, -100 bis 100. Ohne Angabe das des Rechners.
match-key-arbiter-lock = Sperre: die Minuten ohne Eingabe, nach denen das Pult wieder nach dem Passwort fragt. 0: nie.
match-key-arbiter-output = Ausgang: der Tonausgang, den der Schiedsrichter hört. Ohne Angabe der des Systems.
match-key-arbiter-synthesiser = Synthesizer am Pult: der Name seiner Stimme. Ohne Angabe die der Sprache.

match-word-yes = ja
match-word-no = nein
match-word-standard = Turnierschach
match-word-rapid = Schnellschach
match-word-blitz = Blitz
match-word-adequate = ausreichend
match-word-sparse = gering
match-word-repeat = angesagt und wiederholt
match-word-repeat-first = angesagt und vor der Uhr wiederholt
match-word-announce = angesagt
match-word-off = nichts
match-word-keyboard = Tastatur
match-word-pegs = Steckbrett
match-word-board = gewöhnliches elektronisches Brett
match-word-assistant = Assistent
match-word-long = lang
match-word-short = kurz
match-word-text = Text
match-word-braille = Braille
match-word-own = der Spieler, getippt mit schreibe e4
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
    Ein Wettkampf für touchmove. Zeilen mit # am Anfang liest niemand außer dir.
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
    Eine neue Wettkampfdatei, in etwa 15 Antworten.
    Die Eingabetaste allein nimmt, was die letzte Zeile einer Frage sagt.
    /zurück geht zurück. Strg-C hört auf und behält deine Antworten.
match-ask-on = { $count ->
    [one] Weiter nach einer Antwort.
   *[other] Weiter nach { $count } Antworten.
}
match-looking = Bretter werden gesucht.
match-found-none = Kein Brett gefunden.
match-found = Gefunden: { $boards }.
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
match-device-board-later = gewöhnliches elektronisches Brett, wird noch angeschlossen
match-device-relayed = ein Assistent tippt
match-ask-aids = Welche sind außer denen der Regeln gewährt? Nummern mit Kommas.
match-ask-passphrase = Passwort des Schiedsrichters. Es öffnet das Pult. Mindestens 10 Zeichen, oder drei Wörter.
match-ask-passphrase-again = Das Passwort noch einmal.
match-passphrase-short = Zu kurz. Gib mindestens { $characters } Zeichen ein, oder { $words } Wörter, die nicht zusammengehören.
match-passphrase-differs = Die beiden sind verschieden. Gib es noch zweimal ein.
match-choice = { $number }: { $word }
match-enter = Eingabetaste: { $value }.
match-enter-none = Eingabetaste: nichts davon.
match-enter-nothing = Um es wegzulassen: keins.
match-enter-again = Die Eingabetaste allein ist keine Antwort.
match-enter-kept = Eingabetaste: das eingegebene.
match-enter-passphrase = Eingabetaste allein: frag noch einmal nach beiden.
match-none = keins
match-back = /zurück
match-back-none = Das ist die erste Frage.
match-review = Der Tisch:
match-review-row = { $name }: { $value }
match-review-set = festgelegt
match-review-aids = die der Regeln
match-review-output = der des Systems
match-review-default-time = nicht festgelegt, du wirst gefragt
match-review-more = Auch mit Namen: { $names }.
match-review-end =
    Um etwas zu ändern, gib seinen Namen ein, etwa { $name }.
    Eingabetaste: die Datei schreiben.
match-review-all = alles
match-review-again =
    Um mehr zu ändern, gib den Namen ein. Um den ganzen Tisch zu hören: alles.
    Eingabetaste: die Datei schreiben.
match-review-unknown = { $word } gibt es hier nicht. Gib einen Namen aus der Liste ein.
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
match-name-adjournment = Hängepartie
match-name-chess960 = Chess960
match-name-position = Anfangsstellung
match-name-name = Name
match-name-title = Titel
match-name-federation = Verband
match-name-club = Verein
match-name-rating = Wertungszahl
match-name-fide-id = FIDE-Nummer
match-name-blind = blind
match-name-hard-of-hearing = Gehör
match-name-device = Gerät
match-name-moves = Stimme der Züge
match-name-talk = Stimme
match-name-form = Form
match-name-speech = Sprachausgabe
match-name-rate = Sprechtempo
match-name-output = Tonausgang
match-name-synthesiser = Synthesizer
match-name-braille = Braille
match-name-braille-table = Braille-Tabelle
match-name-score = Partieformular
match-name-warnings = Hinweise
match-name-aids = Hilfen
match-name-assistant-name = Assistent
match-name-assistant-talk = Stimme für den Assistenten
match-name-arbiter-name = Schiedsrichter
match-name-arbiter-passphrase = Passwort
match-name-code = Platzkennwort
match-name-arbiter-lock = Pultsperre
match-name-arbiter-talk = Pultstimme
match-name-arbiter-moves = Pultstimme der Züge
match-name-arbiter-speech = Pult-Sprachausgabe
match-name-arbiter-rate = Pult-Sprechtempo
match-name-arbiter-output = Pult-Tonausgang
match-name-arbiter-synthesiser = Pult-Synthesizer
match-changed = Die Wettkampfdatei ist geändert: { $keys }. Eine begonnene Partie behält ihre alten Bedingungen.
match-changed-key = { $key } von { $then } auf { $now }
match-left-out = nichts
match-go-on = Partie { $game } dieses Tisches ist nicht zu Ende. Damit nach den alten Bedingungen weiter? Nein beginnt eine neue Partie nach den neuen, und Partie { $game } bleibt im Archiv. Ja oder nein?
match-not-begun = Partie { $game } ist nicht zu Ende, und niemand hat geantwortet. Starte den Wettkampf neu und antworte.
match-left = Nichts ist geschrieben.
match-kept = Deine Antworten bleiben. Mit demselben Befehl geht es weiter.
match-not-kept = Deine Antworten bleiben nicht: { $reason }.
match-written = Geschrieben: { $file }.
match-begin =
    Die Wettkampfdatei ist in Ordnung.
    Zum Beginnen: { $program } match { $file }
match-no-randomness = Das System gibt keine Zufallszahlen. Nichts ist geschrieben.
match-exists = Eine Datei { $file } gibt es schon. Nenne eine andere.
match-not-written = Nicht geschrieben, { $file }: { $reason }.
match-not-there = Es gibt keine Wettkampfdatei { $file }. So wird eine geschrieben: { $program } match --new { $file }
match-not-read = { $file } ist nicht zu lesen: { $reason }.
match-reason-missing = diese Datei gibt es nicht
match-reason-folder = das ist ein Ordner, nenne eine Datei darin
match-reason-no-text = das ist kein reiner Text, speichere ihn als UTF-8
match-reason-denied = sie darf nicht gelesen werden

match-title = { $white } gegen { $black }.
match-event = Turnier: { $text }.
match-round = Runde { $text }.
match-site = Ort: { $text }.
match-place = Platz: { $text }.
match-date = Datum: { $text }.
match-laws = Regeln: { $edition }, { $pace }.
match-supervision-adequate = Aufsicht: ausreichend.
match-supervision-sparse = Aufsicht: gering.
match-announcing-repeat = Züge werden angesagt, wiederholt und ausgeführt.
match-announcing-repeat-first = Züge werden angesagt, wiederholt und ausgeführt. Die Uhr wartet darauf, auf Kosten dessen, der wiederholt.
match-announcing-announce = Züge werden angesagt, nicht wiederholt.
match-announcing-off = Züge werden nicht angesagt.
match-chess960 = Chess960, Ausgangsstellung { $number }.
match-position = Anfangsstellung: { $position }.
match-position-chess960 = Chess960, Anfangsstellung { $position }.
match-default-time = Karenzzeit: { $time }.
match-quickplay = Endspurtphase: angekündigt.
match-adjournment = Hängepartie: erlaubt.
match-player = { $color }: { $name }.
match-blind = { $color } ist blind oder sehbehindert.
match-hard-of-hearing = { $color } ist hörbehindert.
match-device-keyboard = { $color } spielt an der Tastatur.
match-device-pegs = { $color } spielt auf einem Steckbrett, { $address }.
match-device-board = { $color } spielt auf einem elektronischen Brett, { $address }.
match-device-assistant = { $color } spielt durch einen Assistenten.
match-assistant = { $color } hat einen Assistenten, { $name }.
match-spoken = { $color } hört Züge mit { $moves }, alles andere mit { $talk }.
match-printed = { $color } liest Züge mit { $moves }, alles andere mit { $talk }.
match-output = { $color } hört den Ausgang { $output }.
match-braille = { $color } liest Braille, Tabelle { $table }.
match-score-own = Partieformular von { $color }: tippt der Spieler.
match-score-hand = Partieformular von { $color }: von Hand, auf Papier oder in Braille.
match-score-assistant = Partieformular von { $color }: führt das Programm.
match-warnings = { $color } hört Bescheid bei { $minutes } Minuten.
match-aids = { $color } darf fragen nach: { $aids }.
match-arbiter = Schiedsrichter: { $name }.
match-good = Die Wettkampfdatei ist in Ordnung.
match-note-silent = Ungewöhnlich: ein Spieler ist blind und kein Zug wird angesagt. { $article } verlangt es; ein Turnier darf es anpassen.
match-note-unrepeated = Ungewöhnlich: ein Spieler ist blind und kein Zug wird wiederholt. { $article } verlangt es; ein Turnier darf es anpassen.
match-note-no-clocks = Ungewöhnlich: es gibt keine Uhren.
match-note-pace = Ungewöhnlich: { $pace }. Nach der Bedenkzeit wäre es { $usual }.
match-note-default-time = Die Karenzzeit fehlt. Das Turnier muss sie festlegen, { $article }.
match-note-score = Ungewöhnlich: { $color } ist sehend und schreibt nicht mit. { $article }.
match-note-output = Beide Spieler hören denselben Ausgang: was einem gilt, hört auch der andere.
match-note-passphrase = Das Passwort ist das der Beispiele, jeder kennt es. { $program } match --new fragt nach deinem.
match-note-quickplay = Die Endspurtphase wirkt bei dieser Bedenkzeit nicht, { $article }.

## Am Tisch eines Wettkampfs

seat-opened = Du spielst { $color }, { $name }. Gegner: { $opponent }.
seat-waits = Der Schiedsrichter setzt die Uhren in Gang.
seat-stands = Die Uhren stehen. Der Schiedsrichter setzt sie in Gang.
seat-set-up = Stelle dein Brett neu auf: Zu viel hat sich geändert.
seat-adjourned = Die Partie ist vertagt. Der Schiedsrichter öffnet den Umschlag.
seat-waits-repetition = { $color } muss ihn noch wiederholen.
seat-answer-offer = Gib annehmen oder ablehnen ein.
seat-not-you = Du bist nicht am Zug.
seat-made-stays = Dein Zug ist { $move }. Er bleibt.
seat-position-set = Die Stellung ist gesetzt. Stelle dein Brett auf.
seat-absent = Du giltst als abwesend. Rufe den Schiedsrichter: schiedsrichter.
seat-began = Die Partie beginnt.
seat-began-yours = Die Partie beginnt. Deine Uhr läuft.
seat-clock-runs = Deine Uhr läuft.
seat-no-quit = Ein Wettkampf endet nach den Regeln oder durch den Schiedsrichter. Zum Aufgeben gib aufgeben ein.
desk-passphrase = Das Passwort des Pultes. Enter allein: zurück.
desk-not-opened = Das Pult bleibt geschlossen. Mit pult öffnest du es.
desk-waits = Das Passwort wird geprüft.
desk-wrong = Das ist nicht das Passwort. Gib es noch einmal ein. Enter allein: zurück.
desk-wrong-wait = Das ist nicht das Passwort. Warte { $seconds } { $seconds ->
        [one] Sekunde
       *[other] Sekunden
    } und gib es dann noch einmal ein. Enter allein: zurück.
desk-early = Zu früh, nicht geprüft. Warte { $seconds } { $seconds ->
        [one] Sekunde
       *[other] Sekunden
    } und gib es dann noch einmal ein. Enter allein: zurück.
desk-open = Du bist am Pult.
desk-wanted = Der Schiedsrichter wird gebraucht.
desk-open-matters = Du bist am Pult. { $count ->
    [one] Eine Sache wartet
   *[other] { $count } Sachen warten
  } auf deine Entscheidung.
desk-alone = Gib nur pult ein. Das Passwort wird danach verlangt und nicht gezeigt.
desk-alone-open = Gib nur pult ein, dann den Befehl. Was hinter pult steht, wird nicht genommen.
desk-closed = Das Pult ist geschlossen.
desk-locked = Das Pult ist gesperrt: hier wurde lange nichts eingegeben. Was du auch eingibst, zuerst wird das Passwort verlangt.
desk-locked-seat = Das Pult ist gesperrt: hier wurde lange nichts eingegeben. Mit pult öffnest du es.
desk-no-legal-move = Kein legaler Zug. Den Spielern wird es nicht gesagt.
desk-noted = Vermerkt.
desk-unknown = Das Pult kennt kein { $word }. Seine Befehle nennt hilfe.
desk-no-question = Am Pult ist keine Frage offen.

## Das Terminal des Gastgebers

host-busy = Dieser Wettkampf läuft schon in einem anderen Programm. Schließe erst jenes.
host-kept = Wettkampf gespeichert als Partie { $game }. Weiter mit: { $program } match, dann dieselbe Datei.
host-desk = Pult
host-for = { $place }:
host-speaks-for = Du sprichst für { $place }.
host-serves-none = Andere Terminals bedienen alle Plätze. Dieses bewahrt den Wettkampf.
host-taken = { $seat ->
    [desk] Das Pult ist an einem anderen Terminal. Schließe erst jenes.
   *[other] { $place } spielt an einem anderen Terminal. Schließe erst jenes.
}
host-given = { $seat ->
    [desk] Das Pult ist jetzt an einem anderen Terminal.
   *[other] { $place } spielt jetzt an einem anderen Terminal.
}
host-gone = { $seat ->
    [desk] Das Terminal des Pultes ist weg. Seine Zeilen werden hier eingegeben.
   *[other] Das Terminal von { $place } ist weg. { $place } spielt hier.
}

## Weitere Terminals einer Partie unter Aufsicht

client-no-table = Hier ist kein Tisch offen. Starte ihn in einem anderen Terminal: { $program } match, dann seine Datei.
client-older = Dieses touchmove ist älter als das am Tisch. Starte hier dasselbe.
client-newer = Dieses touchmove ist neuer als das am Tisch. Starte hier dasselbe.
client-stranger = Der Tisch gehört einem anderen Benutzer. Starte als dieser.
client-stuck = Der Tisch antwortet nicht. Sieh an seinem Terminal nach.
client-gone = Der Tisch ist weg. Ich warte auf ihn. Mit Ende gehst du.
client-back = Der Tisch ist wieder da.
client-waits = Nicht gesendet: der Tisch ist weg. Ich warte. Mit Ende gehst du.
client-braille-lost = Punktschrift ausgefallen: { $reason }. Zeilen kommen als Text.
link-busy = Ein Tisch ist schon offen, in einem anderen Terminal. Beende ihn dort, oder nimm mit --data einen anderen Ordner.
link-closed = Kein weiteres Terminal kann dazu: { $reason }.
reason-long-path = der Name des Datenordners ist zu lang
reason-no-sockets = dieses System hat keine solchen Sockets
reason-no-output = diesen Ausgang gibt es nicht; pactl list short sinks nennt sie

## Probe

opening-strict =
    Turnierprobe.
    Gib deinen Zug ein, um ihn anzusagen. Dann { $press }.
    Gib den Zug des Gegners ein, um ihn zu wiederholen.
set-up-position = Besondere Anfangsstellung. Baue dein Brett auf:
announcement-unclear = Nicht klar. Nenne die Figur und beide Felder.
slip-stands = Zu spät zum Berichtigen: die Uhr ist gedrückt. Der Zug gilt.
withheld-own-announcements = Wird nicht wiederholt: der Schiedsrichter hat es entzogen.
withheld-score-sheet = Wird nicht vorgelesen: der Schiedsrichter hat es entzogen.
withheld-times = Keine Zeiten: der Schiedsrichter hat sie entzogen.
withheld-move-number = Keine Zugnummer: der Schiedsrichter hat sie entzogen.
withheld-opponent-score = Die Mitschrift des Gegners wird nicht vorgelesen.
withheld-position-readout = Die Stellung wird nicht gesagt. Fühle auf deinem Brett.
withheld-position-sighted = Die Stellung wird nicht gesagt. Sieh auf dein Brett.
withheld-legal-moves = Mögliche Züge werden nicht gesagt.
withheld-attackers = Angreifer und Verteidiger werden nicht gesagt.
withheld-draw-hints = Niemand sagt dir, dass du reklamieren kannst.
withheld-opening-name = Die Eröffnung wird nicht genannt.
withheld-takeback = Kein Zug wird zurückgenommen.
withheld-engine = Kein Rat und keine andere Stufe, solange die Partie läuft.
withheld-never = Nicht während dieser Partie: { $name }.
help-strict-announce =
    Du bist am Zug.
    Tippe ihn: er ist angesagt.
    Bei einer Umwandlung nenne auch die Figur.
    Gesagt wird: Letzter, Wiederholen, Partie, Uhr, Zug.
    Auch: Remis, Reklamieren, Aufgeben.
    Verlassen: Ende.
    Mehr: Hilfe und ein Name.
help-strict-press =
    Dein Zug ist angesagt. Nun drücke.
    Ein Versprecher: vorher Berichtige und der Zug.
help-strict-repeat =
    Tippe den Zug des Gegners: das wiederholt ihn.
    Dann bist du am Zug.
help-strict-wait =
    Der Gegner ist am Zug. Warte.
    Gesagt wird: Letzter, Wiederholen, Partie, Uhr, Zug.

## Die Unterlagen eines Wettkampfs

report-title = Bericht für den Schiedsrichter
report-table = Der Tisch
report-course = Was geschah
report-began = Beginn am { $date }. Zeiten sind Stunden, Minuten, Sekunden der Partie.
report-began-at = Beginn am { $date }. Zeiten sind Uhrzeiten.
report-program-started = Das Programm wird gestartet: { $when }.
report-result = Ergebnis: { $score }. { $ended }
report-open = Ergebnis: offen. Die Partie ist nicht zu Ende.
report-open-adjourned = Ergebnis: offen. Die Partie ist vertagt.
report-used = { $color } hat verbraucht: { $time }.
report-illegal-acts = { $color }, Regelwidrigkeiten: { $count }.
report-claims = { $color }, Reklamationen: { $count }.
report-claims-wrong = { $color }, falsche Reklamationen: { $count }.
report-offers = { $color }, Remisangebote: { $count }.
report-aids-none = { $color } hat keine Hilfe benutzt.
report-aids-had = { $color } hat benutzt: { $aids }.
report-aids-refused = Verweigert wurde { $color }: { $aids }.
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
report-adjusting = { $color } sagt, dass Figuren zurechtgerückt werden.
report-plays = { $color } spielt auf einem anderen Gerät: { $board }.
report-screen = Bildschirm
report-announced = { $color } sagt an: { $move }.
report-repeated = { $color } wiederholt: { $move }.
report-repeated-none = { $color } wiederholt etwas, das kein möglicher Zug ist.
report-says = { $color } sagt: { $text }
report-unclear = { $color } sagt { $text }: kein regelgemäßer Zug. Beide Felder wurden erfragt.
report-seen-to = Erledigt: was der Spieler dem Schiedsrichter gesagt hat.
report-seen-to-of = Erledigt, was { $color } dem Schiedsrichter gesagt hat: { $text }
report-executed = { $color } führt den Zug aus.
report-corrected = { $color } berichtigt: { $move }.
report-clock-pressed = { $color } drückt die Uhr.
report-two-hands = { $color } hat beide Hände benutzt.
report-two-hands-claimed = { $color } beanstandet: zwei Hände.
report-flag-claimed = { $color } reklamiert das Blättchen des Gegners.
report-illegal-claimed = { $color } reklamiert einen regelwidrigen Zug.
report-touch-claimed = { $color } beschwert sich: { $square } wurde berührt.
report-found = Eine Unregelmäßigkeit wird gemeldet.
report-draw-offered = { $color } bietet Remis an.
report-draw-accepted = { $color } nimmt Remis an.
report-draw-declined = { $color } lehnt Remis ab.
report-claimed-threefold = { $color } reklamiert Remis, dreimal dieselbe Stellung.
report-claimed-threefold-with = { $color } reklamiert Remis mit { $move }, dreimal dieselbe Stellung.
report-claimed-fifty = { $color } reklamiert Remis, fünfzig Züge.
report-claimed-fifty-with = { $color } reklamiert Remis mit { $move }, fünfzig Züge.
report-claimed-no-effort = { $color } reklamiert Remis: Der Gegner versucht nicht zu gewinnen.
report-claimed-cannot-win = { $color } reklamiert Remis: Der Gegner kann mit normalen Mitteln nicht gewinnen.
report-increment = { $color } bittet um eine Zugabe.
report-resigned = { $color } gibt auf.
report-taken-back = Zurückzunehmen verlangt, Halbzüge: { $count }.
report-wrote = { $color } schreibt { $place }: { $move }.
report-crossed-out = { $color } streicht { $place }.
report-signed = { $color } unterschreibt { $result }.
report-absent = { $color } wird als abwesend notiert.
report-arrived = { $color } kommt.
report-adjournment = Der Schiedsrichter kündigt die Vertagung an.
report-sealed = { $color } gibt einen Zug ab.
report-adjourned = Der Schiedsrichter hat den Umschlag.
report-envelope-lost = Der Umschlag ist verloren. Die Spieler einigen sich auf keinen Zug.
report-envelope-lost-agreed = Der Umschlag ist verloren. Die Spieler einigen sich auf { $move }.
report-opened = Der Umschlag wird geöffnet: { $move }.
report-opened-ambiguous = Der Umschlag wird geöffnet: Der Zug kann mehreres bedeuten.
report-opened-unreadable = Der Umschlag wird geöffnet: Kein Zug ist zu lesen.
report-resumption = Die vertagte Partie soll weitergehen.
report-rules = Der Schiedsrichter will entscheiden: { $ruling }
report-refused = Abgelehnt: { $why }
report-position-set = Die Stellung ist gesetzt: { $position }.
report-judged-possible = Ermittelt: Ein Matt ist möglich.
report-judged-none = Ermittelt: Kein Matt ist möglich.
report-judged-undecided = Ermittelt: Niemand kann sagen, ob ein Matt möglich ist.
report-paused = Die Uhren werden angehalten.
report-resumed = Die Uhren werden wieder angestellt.
report-time-passed = Eine Frist ist erreicht.
report-closed = Nicht genannt, solange der Umschlag zu ist.

report-not-pressed = { $color } hat nicht gedrückt. Die Zeit läuft weiter.
report-illegal-stands = Der Zug von { $color } war regelwidrig. Er gilt, bis er reklamiert wird.
report-illegal-position = Der Zug war regelwidrig: zwei Könige im Schach, oder ein Bauer auf der letzten Reihe. { $color } hat einen Zug, das zu beenden.
report-asks = Ist noch ein Matt möglich? Das wird ermittelt.
report-clock-runs = Die Uhr von { $color } läuft.

report-asked-had = { $color } fragt nach einer Hilfe und bekommt sie: { $aid }.
report-asked-refused = { $color } fragt nach einer Hilfe, verweigert: { $aid }.
report-granted = { $color } darf jetzt: { $aid }.
report-withdrawn = { $color } darf nicht mehr: { $aid }.
report-assistant = Assistent von { $color } ist { $name }.
report-assistant-dismissed = Der Assistent von { $color } ist entlassen.
report-passphrase-right = Das Pult wird geöffnet, Platz: { $place }. Passwort richtig.
report-passphrase-wrong = Passwort falsch, Platz: { $place }.
report-envelope-right = Passwort des Umschlags richtig, Platz: { $place }.
report-envelope-wrong = Passwort des Umschlags falsch, Platz: { $place }.
report-code-wrong = Kennwort falsch, Platz: { $place }.
report-envelope-key = Der Schlüssel für Umschläge wurde angelegt.
report-desk-closed = Das Pult wird geschlossen.
report-desk-locked = Das Pult sperrt sich, Platz: { $place }. Es wurde nichts eingegeben.
report-desk-talks = Stimme am Pult: { $voice }.
report-questioned = Rückfrage am Pult: { $what }
report-answered-yes = Der Schiedsrichter sagt ja.
report-answered-no = Der Schiedsrichter sagt nein: Nichts geschieht.
report-answered-dropped = Die Frage ist hinfällig: Nichts geschieht.
report-program-closed = Das Programm wird beendet: { $when }.
report-was-closed = So lange war es beendet: { $time }.
report-broken-off = Das Programm war nicht beendet worden: ein Absturz, oder der Strom fiel aus.
report-file-old = Die Wettkampfdatei wurde geändert: { $keys }. Der Schiedsrichter lässt mit den alten Bedingungen weiterspielen.
report-file-new = Die Wettkampfdatei wurde geändert: { $keys }. Der Schiedsrichter beginnt diese Partie mit den neuen Bedingungen. Die vorige blieb liegen.
report-file-taken = Die Wettkampfdatei wurde geändert: { $keys }. Das gilt ab jetzt. Keine Bedingung der Partie hat sich geändert.
report-served = Ein Terminal bedient den Platz: { $place }.
report-board-lost = Das Brett von { $color } ist weg.
report-board-back = Das Brett von { $color } ist wieder da.
report-board-wrong = Das Brett von { $color } steht anders als die Partie.
report-board-right = Das Brett von { $color } steht wieder wie die Partie.
report-board-low = Der Akku am Brett von { $color } ist fast leer.
report-board-missed = Vom Brett von { $color } ging etwas verloren.
report-flickers = Auf dem Brett von { $color } flackert { $square }. Es zählt nicht.
report-left = Kein Terminal bedient den Platz: { $place }.
report-noted = Notiz des Schiedsrichters: { $text }
report-signed-off = Der Schiedsrichter schließt ab.
report-desk = Schiedsrichter

record-cancelled = Gestrichen: { $moves }.
record-announced-cancelled = Angesagt und gestrichen: { $move }.
record-illegal = Ein regelwidriger Zug, der stehen blieb: { $move }.
record-apart = Aus einer Stellung, die keine Partie haben kann, { $position }: { $move }.
record-goes-on = Die Partie geht aus einer anderen Stellung weiter: { $position }
record-at = { $time }:
reason-espeak-missing = espeak-ng ist nicht installiert
reason-espeak-stuck = espeak-ng endet nicht
reason-espeak-garbage = espeak-ng gibt keinen Ton
records-no-sound = Die Ansagen gibt es nicht als Tondatei: { $reason }.
record-announcements = Ansagen mit ihren Zeiten
record-sheet = Partieformular von { $color }, { $name }
record-differs = Zug { $number } von { $color } war ein anderer: { $move }.
record-position-set = Stellung vom Schiedsrichter gesetzt vor Zug { $number } von { $color }.
record-end-revoked = Dieses Ende wurde aufgehoben: { $ended }
record-not-written = Zug { $number } von { $color } ist nicht notiert: { $move }.
record-empty = Nichts ist notiert.
record-by-hand = Die Züge stehen auf dem Formular des Spielers. Leg es zu diesem.
record-announced = { $color } sagt an: { $to }.
record-corrects = { $color } berichtigt { $from } zu { $to }.
record-corrected = Berichtigt von { $from } zu { $to }.
record-was-illegal = Angesagt, regelwidrig.
record-was-taken-back = Angesagt, regelwidrig, zurückgenommen.
record-crossed-out = Gestrichen, Zug { $number } von { $color }: { $move }.
record-period = { $color } beginnt mit Zug { $number } einen Abschnitt. Verbraucht: Weiß { $white }, Schwarz { $black }.
record-used = Verbraucht: Weiß { $white }, Schwarz { $black }.
record-not-signed = { $color } hat nicht unterschrieben.
records-no-match = Partie { $game } ist kein Wettkampf. { $program } games nennt alle Partien.

envelope-title = Umschlag eines Abgabezugs
envelope-began = Die Partie begann am { $date }.
envelope-sealer = Abgegeben von { $color }, { $name }.
envelope-number = Abgegeben ist Zug { $number }.
envelope-offer = Ein Remisangebot von { $color } steht.
envelope-no-offer = Kein Remisangebot steht.
envelope-date = Tag der Wiederaufnahme:
envelope-time = Uhrzeit der Wiederaufnahme:
envelope-place = Ort der Wiederaufnahme:
envelope-position = Stellung vor dem Abgabezug

## Was ein Spieler am Tisch eines Wettkampfs tut

seat-not-here = { $name }: nicht in einem Wettkampf.
seat-alone = { $name }: nur in einem Wettkampf.
seat-announcing-off = Nicht nötig: Züge gelten, wie sie getippt werden.
seat-nothing-announced = Es ist nichts angesagt.
seat-not-in-advance = Nicht im Voraus: Zug { $number }, { $color }, ist noch nicht gemacht.
seat-sheet-hole = Schreibe zuerst Zug { $number }, { $color }.
seat-nothing-written = Dort steht nichts.
seat-no-board = Für dich ist kein Brett vorgesehen.
seat-executed = Gilt als ausgeführt auf deinem Brett.
two-hands-called = Der Schiedsrichter hört es und entscheidet.
two-hands-called-by = { $color } sagt: mit zwei Händen gezogen. Der Schiedsrichter entscheidet.
seat-not-your-turn = { $color } ist am Zug.
button-of-other = Das war die Taste des anderen. { $color } muss drücken.
seat-your-move = Du bist am Zug.
seat-over = Die Partie ist zu Ende. Gib unterschreiben und das Ergebnis ein.
seat-boards = Dein Brett steht in der Wettkampfdatei. Neu gesucht wird es mit: steckbrett an.
seat-repeated-execute = Wiederholt. Führe ihn auf deinem Brett aus.
seat-repeats-another = { $color } wiederholt einen anderen Zug. Angesagt: { $move }.
seat-must-seal = Versiegle deinen Zug: versiegeln und der Zug.
seat-taken = Ein Terminal hat den Platz von { $color } eingenommen.
seat-left = Das Terminal am Platz von { $color } ist weg.
seat-code = Das Kennwort für den Platz von { $color }. Enter allein: verlassen.
seat-code-wrong = Das ist nicht das Kennwort. Gib es noch einmal ein. Enter allein: verlassen.
seat-code-wait = Das ist nicht das Kennwort. Warte { $seconds } { $seconds ->
        [one] Sekunde
       *[other] Sekunden
    } und gib es dann noch einmal ein. Enter allein: verlassen.
seat-code-early = Zu früh, nicht geprüft. Warte { $seconds } { $seconds ->
        [one] Sekunde
       *[other] Sekunden
    } und gib es dann noch einmal ein. Enter allein: verlassen.
seat-must-record = Auf deinem Formular fehlt Zug { $number }, { $color }. Schreibe ihn, bevor du ziehst.
seat-must-complete = Vervollständige jetzt dein Partieformular.
seat-need-not-record = Du musst in dieser Zeitphase nicht mehr schreiben.
seat-relayed = { $assistant }, du tippst für { $name }, { $color }. Gegner: { $opponent }.
seat-assistant = Dein Assistent: { $assistant }.
seat-assistant-of = Assistent von { $color }: { $assistant }.
seat-no-assistant = Du hast keinen Assistenten mehr.
seat-no-assistant-of = { $color } hat keinen Assistenten mehr.
arbiter-called = Der Schiedsrichter ist gerufen. Die Uhren laufen weiter.
arbiter-called-only = Der Schiedsrichter ist gerufen.
arbiter-called-by = { $color } ruft den Schiedsrichter.
arbiter-long = Zu lang: höchstens { $count } Zeichen. Sag es dem Schiedsrichter.
sheet-kept = Dein Partieformular wird für dich geführt.
sheet-by-hand = Du führst dein Partieformular von Hand. Nur dort steht es.
sheet-by-hand-theirs = Dein Gegner führt sein Partieformular von Hand.
sheet-sealed = Der Abgabezug gehört allein in den Umschlag. Er steht auf deinem Formular, sobald der Umschlag geöffnet ist.
sheet-written = Geschrieben: Zug { $number }, { $color }: { $move }.
sheet-crossed-out = Gestrichen: Zug { $number }, { $color }.
sheet-hole = nichts geschrieben
sheet-position-set = Stellung vom Schiedsrichter gesetzt.
sheet-squares = { $from } { $to }
sheet-not-read = Nicht verstanden. Schreibe beide Felder, etwa g1 f3.
sheet-not-clear = Nicht eindeutig. Schreibe beide Felder, etwa g1 f3.
sheet-two-moves = Ein Zug nach dem anderen. Schreib erst den ersten.
sheet-empty = Dein Partieformular ist leer.
sheet-empty-theirs = Das Partieformular deines Gegners ist leer.
confirm-seal = { $move } versiegeln? ja oder nein.
confirm-sign = Festgehalten ist: { $due ->
        [white] Weiß gewinnt
        [black] Schwarz gewinnt
       *[draw] Remis
    }. Trotzdem unterschreiben: { $signed ->
        [white] Weiß gewinnt
        [black] Schwarz gewinnt
       *[draw] Remis
    }? Dann entscheidet der Schiedsrichter. ja oder nein.
seal-no-key = Hier gibt es keinen Umschlag. Versiegle auf Papier und rufe den Schiedsrichter.
seal-fails = Der Umschlag lässt sich nicht schließen. Versiegle auf Papier und rufe den Schiedsrichter.
argument-writing = { $name }: welcher Zug? { $name } e4, oder mit Nummer: { $name } 12 schwarz e5.
argument-result = { $name }: 1-0, 0-1 oder remis.
help-seat =
    Züge: springer f3 macht ihn, drücken drückt deine Uhr.
    Zur Partie: remis, annehmen, ablehnen, reklamieren, aufgeben.
    Rufe: schiedsrichter, berührt e4, beidhändig.
    Dein Formular: partie, schreiben e4, streichen, unterschreiben.
    Die Uhr: uhr. Der letzte Zug: letzter.
    Mehr: hilfe alles, oder hilfe und ein Name.
help-seat-announcing =
    Züge: springer f3, oder ansagen nach der Hand.
    Dann drücken.
    Versprochen: berichtigen und der Zug.
    Einen Zug wiederholst du, indem du ihn tippst.
    Kurz: an, pr.
    Zur Partie: remis, annehmen, ablehnen, reklamieren, aufgeben.
    Rufe: schiedsrichter, berührt e4, beidhändig, ausgeführt.
    Dein Formular: partie, schreiben e4, streichen, unterschreiben.
    Die Uhr: uhr. Der letzte Zug: letzter.
    Mehr: hilfe alles, oder hilfe und ein Name.
help-seat-over =
    Die Partie ist zu Ende.
    Gib unterschreiben und das Ergebnis ein.
    partie liest dein Formular.
help-executed =
    executed, ausgeführt: du oder dein Assistent hat den Zug des Gegners auf deinem Brett ausgeführt.
help-touched =
    touched e4, berührt e4: der Gegner hat die Figur auf e4 berührt und nicht gezogen.
    Der Schiedsrichter entscheidet.
help-two-hands =
    two-hands, beidhändig: der Gegner hat mit zwei Händen gezogen.
    Der Schiedsrichter hört es.
help-arbiter =
    arbiter, schiedsrichter: ruft den Schiedsrichter.
    schiedsrichter und ein Text, etwa schiedsrichter pause: eine Beschwerde oder Bitte, die auf ihn wartet.
    Die Uhren laufen, bis er sie anhält.
help-write =
    write e4, schreiben e4: schreibt den nächsten Zug auf dein Formular.
    schreiben 12 schwarz e5: an seine Stelle.
help-cross-out =
    cross-out, streichen: streicht, was du zuletzt geschrieben hast.
    streichen 12 schwarz: einen Zug.
help-sign =
    sign, unterschreiben 1-0, 0-1, remis: unterschreibt das Ergebnis, wenn die Partie zu Ende ist.
help-seal =
    seal, versiegeln springer f3: legt deinen Zug in den Umschlag.
    Nur wenn der Schiedsrichter die Partie abbricht.
    Sonst hört ihn niemand.

## Was Entscheidungen des Schiedsrichters für einen Spieler heißen

seat-seen-to = Der Schiedsrichter hat dein Anliegen erledigt.
seat-aid-granted = Der Schiedsrichter erlaubt dir: { $aid }.
seat-aid-withdrawn = Der Schiedsrichter entzieht dir: { $aid }.
seat-signed-off = Der Schiedsrichter hat abgeschlossen.

## Am Pult des Schiedsrichters

desk-help = beginnen, anhalten, weiter: die Uhren.
    sachen: was wartet. tatsachen, vergleichen, protokoll: was bekannt ist.
    annehmen, ablehnen, aufschieben, abweisen: was du entscheidest.
    verwarnen, zeit-geben, niederlage, ergebnis und andere: was du verhängst.
    hilfe alle: alle Namen. hilfe zurücksetzen: einer davon.
    verlassen: das Pult wird geschlossen.
desk-nothing-typed = Nichts eingegeben. Gib einen Befehl des Pultes ein, oder hilfe.
desk-player-tells = { $color } ruft den Schiedsrichter: { $text }
desk-do-told = Entscheide es, dann gib abweisen ein.
desk-which-matter = Welche? Gib abweisen und ihre Nummer ein, etwa abweisen 2.
desk-no-such-matter = Keine Sache { $number } abzuweisen. Gib sachen ein.
desk-seen-to = Erledigt: was der Spieler dir gesagt hat.
desk-seen-to-of = Erledigt, { $color }: { $text }
desk-sure = { $what } Ja oder nein?
desk-sure-ends = { $what } Damit ist die Partie zu Ende. Ja oder nein?
desk-sure-then = Weiter? Damit endet die Partie: { $what } Ja oder nein?
desk-sure-time = { $what } Das ist ungewöhnlich. Ja oder nein?
desk-sure-revoke = Das aufheben? { $what } Ja oder nein?
desk-sure-touch = { $what } Dann wird der letzte Zug zurückgenommen. Ja oder nein?
desk-touch-kept = Nichts zurückzunehmen: { $color } hat die Figur von { $square } gezogen oder geschlagen. Steht es in sachen, gib abweisen ein.
desk-sure-board = Trotzdem beginnen? { $what } Ja oder nein?
desk-dropped = Die Frage entfällt, nicht geschehen: { $what }
desk-dropped-sign-off = abschließen.
desk-legal = Der letzte Zug ist nach der Mitschrift regelgemäß: { $color }. Sagen Bretter oder Formulare anderes, gib vergleichen ein.
desk-no-time-left = Die Uhr zeigt 0:00: { $color }. Stelle sie zuerst.
desk-sure-sign-off = Abschließen? Der Wettkampf endet, und die Unterlagen werden geschrieben. Ja oder nein?
desk-yes-or-no = Ja oder nein?
desk-not-done = Es geschieht nichts.
desk-not-over = Noch nicht: die Partie ist weder beendet noch vertagt mit dem Umschlag in deiner Hand.
desk-sheet-lacks = Auf dem Formular fehlt etwas: { $color }, { $place }.
desk-signed-off = Abgeschlossen.
desk-sure-adjourned = Abschließen bis zur Wiederaufnahme? Die Unterlagen werden geschrieben. Ja oder nein?
desk-signed-off-already = Der Wettkampf ist schon abgeschlossen.
desk-writing = Die Unterlagen werden geschrieben.
desk-records = Die Unterlagen sind in { $folder }.
desk-records-not = Die Unterlagen sind nicht geschrieben: { $reason }.
desk-note = Vermerk: { $text }
desk-note-long = Ein Vermerk hat höchstens { $count } Zeichen. Mach zwei daraus.
desk-no-rulings = Noch ist nichts entschieden.
desk-ruling-revoked = Entscheidung { $number }, widerrufen: { $ruling }
desk-no-such-move = Zug { $number } von { $color } ist nicht geschehen.

desk-wants-nothing = Nach { $name } steht nichts.
desk-wants-player = { $name } braucht einen Spieler: { $name } weiß.
desk-wants-time = { $name } braucht Spieler und Zeit: { $name } weiß 5, oder 5:30, oder 1:05:30.
desk-wants-default-time = { $name } braucht eine Zeit: { $name } 30, oder 0 für keine.
desk-wants-moves = { $name } braucht Spieler und Zugzahl: { $name } weiß 12.
desk-wants-points = { $name } braucht Spieler und Punkte: { $name } weiß +1/2, oder -1.
desk-wants-loss = { $name } braucht einen Spieler: { $name } weiß; { $name } weiß 1/2 gibt dem Gegner einen halben Punkt.
desk-wants-result = { $name } braucht die Punkte von Weiß und Schwarz: { $name } 1-0.
desk-wants-square = { $name } braucht Spieler und Feld: { $name } weiß e2.
desk-wants-sheet = { $name } braucht einen Spieler: { $name } weiß; { $name } weiß 5 für die letzten fünf Züge.
desk-wants-aid = { $name } braucht Spieler und Hilfe: { $name } weiß times. hilfe { $name } nennt alle.
desk-wants-assistant = { $name } braucht Spieler und Namen: { $name } weiß Hans Hand; { $name } weiß entlassen.
desk-wants-move = { $name } braucht den letzten Zug, der bleibt: { $name } 12 schwarz; { $name } 0 für den Anfang.
desk-wants-position = { $name } braucht eine Stellung als FEN oder als Liste.
desk-wants-ruling = { $name } braucht die Nummer einer Entscheidung: { $name } 2. Alle nennt entscheidungen.
    Allein hebt es das Ende einer Partie auf.
desk-wants-switch = { $name } braucht an oder aus: { $name } an.
desk-wants-minutes = { $name } allein, oder { $name } 2 mit zwei Minuten für den Gegner.
desk-wants-matter = { $name } allein, oder mit der Nummer einer Sache: { $name } 2. sachen zählt sie auf.
desk-wants-number = { $name } allein, oder mit Zahl: { $name } 20.
desk-wants-sealed = { $name } allein, oder mit dem Abgabezug: { $name } Sf3.
desk-wants-text = { $name } braucht einen Text: { $name } Weiß war unwohl.
desk-wants-voice = { $name } braucht eine Sprache: { $name } de, { $name } en.
desk-wants-command = { $name } allein, oder mit einem Befehl: { $name } zurücksetzen.

desk-nothing-waits = Nichts wartet auf deine Entscheidung.
desk-no-yes-or-no = Ja oder nein entscheidet das nicht. Was es entscheidet, sagt sachen.
desk-matter = { $number }: { $what }
desk-fact-touch = Berührt von { $color }: { $man } auf { $square }.
desk-do-accept = Gib annehmen oder ablehnen ein.
desk-do-touch = Gib annehmen ein, dasselbe wie berührt { $player } { $square }, oder abweisen.
desk-do-two-hands = Gib annehmen ein, dasselbe wie beidhändig { $player }, oder abweisen.
desk-do-cable = { $color } tippt, bis es wieder da ist. Sieh nach dem Kabel.
desk-do-board = { $color } hört, was zu berichtigen ist. Uhren anhalten: anhalten.
desk-do-older-touch = Gib berührt { $player } { $square } oder abweisen { $number } ein.
desk-do-older-two-hands = Gib beidhändig { $player } oder abweisen { $number } ein.
desk-do-quickplay = Gib annehmen, ablehnen oder aufschieben ein.
desk-do-compare = Gib vergleichen ein.
desk-do-penalty = Gib eine Strafe wie verwarnen oder zeit-nehmen ein, oder abweisen.
desk-do-no-move = Es wäre die letzte Regelwidrigkeit von { $color }. Gib annehmen ein, damit sie zählt, oder abweisen.
desk-do-position = Gib zurücksetzen oder stellung ein, dann weiter.
desk-do-rule = Entscheide, was fällig ist, oder gib abweisen ein.
desk-do-default-time = Gib karenzzeit und Minuten ein, oder abweisen, um weiter zu warten.
desk-do-result = Lass beide gleich unterschreiben, oder gib ergebnis ein.
desk-do-open = Gib öffnen ein. Zum Entschuldigen der Verspätung abweisen.

desk-fact-over = Die Partie ist zu Ende.
desk-fact-runs = Die Partie läuft.
desk-fact-adjourned = Die Partie ist vertagt.
desk-fact-new = Die Partie hat nicht begonnen.
desk-fact-stands = Die Uhren sind angehalten.
desk-fact-repeated = Dieselbe Stellung: { $count ->
    [one] einmal
   *[other] { $count }-mal
}, { $places }.
desk-place-start = am Anfang
desk-place = nach { $place }
desk-fact-fifty = Ohne Bauernzug und Schlagen: je { $count } von 50 Zügen.
desk-fact-can-mate = { $color } hat genug zum Mattsetzen.
desk-fact-cannot-mate = { $color } kann damit nicht mattsetzen.
desk-fact-moves = Züge von { $color }: { $count }.
desk-fact-illegal = Regelwidrige Züge von { $color }: { $count }.
desk-fact-board-right = Das Brett von { $color } stimmt mit der Partie überein.
desk-fact-board-behind = { $color } hat den Zug des Gegners noch nicht auf dem Brett.
desk-fact-board-wrong = Das Brett von { $color } ist falsch auf { $count ->
    [one] einem Feld
   *[other] { $count } Feldern
}: { $squares }{ $more ->
    [0] {""}
   *[other] {" "}und { $more } weiteren
}.
desk-board-none = Kein Brett von { $color }: Das Programm sieht keines.
desk-board-never = Das Brett von { $color } wurde nicht gefunden.
desk-board-gone = Das Brett von { $color } ist weg, Dauer: { $time }.
desk-board-silent = Das Brett von { $color } hat seine Felder noch nicht gemeldet.
desk-board-moves = Das Brett von { $color } meldet nur fertige Züge.
desk-board-sealed = Das Brett von { $color } wird nicht gesagt: Der Zug kommt in den Umschlag.
desk-clock-runs = Die Uhr von { $color } läuft.
desk-two-hands-unpressed = Sobald { $color } die Uhr drückt, zählt es als regelwidriger Zug.
desk-clocks-stand = Die Uhren stehen.

desk-board = Das Brett von { $color }, nach seinen Sensoren.
desk-board-senses = Es spürt nur Felder. Die Figuren heißen wie in der Partie.
desk-board-unknown = Besetzt, in der Partie leer: { $squares }.
desk-board-empty = Leer, in der Partie besetzt: { $squares }.
desk-sheet-empty = Auf dem Formular von { $color } steht nichts.
desk-sheet-gap = eine Lücke
desk-sheet-illegal = { $move }, regelwidrig
desk-announced = { $color } hat angesagt: { $move }.
desk-on-board = Auf dem Brett von { $color } steht: { $move }.
desk-log = { $time } { $what }
desk-log-empty = Noch ist nichts geschehen.

desk-boards-same = Beide Bretter zeigen dasselbe.
desk-boards-differ = Die Bretter unterscheiden sich auf { $count ->
    [one] einem Feld
   *[other] { $count } Feldern
}.
desk-difference = { $square }: Weiß { $white }, Schwarz { $black }.
desk-differences-more = Und { $count } weitere.
desk-something = eine Figur
desk-unsure = Sensor gestört
desk-sheets-agree = Die Partieformulare stimmen überein.
desk-sheet-behind = Die Formulare stimmen überein. { $count ->
    [0] { $color } hat nichts geschrieben.
   *[other] { $color } hat bis { $place } geschrieben.
}
desk-sheets-until = { $count ->
    [0] Der erste Zug ist auf keinem Formular regelgerecht.
   *[other] Die Formulare stimmen überein bis { $place }. Der nächste Zug ist auf keinem regelgerecht.
}
desk-sheets-part = Die Formulare unterscheiden sich bei { $place }. Weiß: { $white }. Schwarz: { $black }.
desk-no-move = kein Zug
desk-misrecorded = Die Aufzeichnung ist falsch bei { $place }. Aufgezeichnet: { $recorded }. Geschrieben: { $written }.
desk-sheet-paper = { $color } schreibt von Hand: sieh dir das Formular selbst an.
desk-cause-differ = Von dort an sagen sie Verschiedenes.
desk-cause-missing = { $color } hat nicht geschrieben, was folgt.
desk-solution-stands = Die Partie steht { $count ->
    [0] am Anfang.
   *[other] nach { $place }.
} { $color } ist am Zug.
desk-solution-back = { $count ->
    [0] Zurück zum Anfang.
   *[other] Zurück zur Stellung nach { $place }.
} { $color } ist am Zug.
desk-correction = { $color } berichtigt { $square }: { $man }.
desk-entry = { $color } schreibt noch { $place }: { $move }.
desk-corrections = { $color } stellt das ganze Brett auf: { $count } Felder sind falsch.
desk-entries = { $color } schreibt noch { $count } Züge.
desk-time = Uhr von { $color }: { $time }.
desk-times-judged = Über die Zeiten entscheidest du: uhr-stellen.
desk-doubt-illegal = Beide haben einen regelwidrigen Zug geschrieben: { $place }. Entscheide mit regelwidrig.
desk-doubt-missing = Auf beiden Formularen fehlt: { $place }.
desk-doubt-nothing = Nichts ist geschrieben, und kein Brett zeigt den Anfang.
desk-propose = Gib annehmen ein, um so zu entscheiden. FIDE 2023, D.2.9.
desk-propose-none = Kein Vorschlag: frage die Spieler, dann gib zurücksetzen oder stellung ein.

desk-aid-never = { $aid }: das kann kein Schiedsrichter erlauben, Rat ist verboten. FIDE 2023, 11.3.1.
desk-aid-has = { $color } hat das schon: { $aid }.
desk-aid-has-not = { $color } hat das nicht: { $aid }.
desk-aid-granted = { $color } darf jetzt: { $aid }.
desk-aid-withdrawn = { $color } darf nicht mehr: { $aid }.
desk-aid-used = { $color } hat gefragt nach: { $aid }.
desk-aid-refused = { $color } hat gefragt und nicht bekommen: { $aid }.
desk-no-aids = nichts
desk-assistant = Assistent von { $color }: { $name }.
desk-assistant-dismissed = { $color } hat keinen Assistenten mehr.
desk-no-assistant = { $color } hat keinen Assistenten.
desk-assistant-needed = Diese Paarung braucht einen Assistenten. Nenne erst einen anderen. { $article }

desk-no-adjournment = Die Wettkampfdatei erlaubt keine Vertagung.
desk-no-key = Es gibt keinen Schlüssel für Umschläge: der Zug kann nicht abgegeben werden.
desk-envelope-passphrase = Das Passwort des Pultes öffnet den Umschlag. Enter allein: er bleibt zu.
desk-envelope-closed = Der Umschlag bleibt zu.
desk-envelope-wrong = Das ist nicht das Passwort. Gib es noch einmal ein. Enter allein: der Umschlag bleibt zu.
desk-envelope-damaged = Der Umschlag ist beschädigt und nicht lesbar. Sind sich die Spieler über den Zug einig: verloren und der Zug.
desk-sealed-ambiguous = Abgegeben: { $text }. Das kann mehrere Züge heißen. Wer ihn abgab, verliert.
desk-sealed-unreadable = Abgegeben: { $text }. Das ist kein regelgerechter Zug. Wer ihn abgab, verliert.
desk-lost-annuls = Der Umschlag ist verloren und niemand kennt den Zug. Die Partie wird annulliert.

desk-of = { $color }: { $what }
desk-began = Die Partie hat begonnen.
desk-absent-loses = { $color } als abwesend vermerken? { $color } verliert dann sofort: Es bleibt keine Wartezeit.
desk-game-over = Die Partie ist zu Ende. Gib widerrufen ein, damit sie weitergeht, oder abschließen.
desk-then-over = Gib widerrufen ein, damit die Partie weitergeht, oder abschließen.
desk-then-over-ruled = Gib widerrufen { $number } ein, damit Entscheidung { $number } nicht gilt, oder abschließen.
desk-game-over-ruled = Die Partie ist zu Ende. Gib widerrufen { $number } ein, damit Entscheidung { $number } nicht gilt, oder abschließen.
desk-adjourned = Die Partie ist vertagt. Am Tag selbst: fällig, dann öffnen.
desk-open-now = Gib öffnen ein.
desk-open-if-there = Ist { $color } da? Dann gib öffnen ein. Wenn nicht, gib fehlt { $player } ein.
desk-not-begun = Die Partie hat nicht begonnen. Gib beginnen ein.
desk-ruling-stays = { $helps ->
    [revoked] Entscheidung { $number } ist schon aufgehoben.
    [position] Entscheidung { $number } ist nicht aufzuheben: Die Partie ist weitergegangen. Gib stellung ein, oder zurücksetzen wie zurücksetzen 12 schwarz.
    [moves] Entscheidung { $number } ist nicht aufzuheben: Die Partie ist weitergegangen. Gib zugzahl ein.
    [penalty] Entscheidung { $number } ist nicht aufzuheben. Gib widerrufen { $next } für ihre Strafe ein.
    [touch] Entscheidung { $number } ist nicht aufzuheben: Der Spieler hat weitergespielt. Gib zurücksetzen ein wie zurücksetzen 12 schwarz.
    [waive] Entscheidung { $number } ist nicht aufzuheben: Die Partie ist weitergegangen. Gib berührt und das Feld ein.
    [increment] Entscheidung { $number } ist nicht aufzuheben: Die Partie ist weitergegangen. Gib zugabe an oder zugabe aus ein.
    [default-time] Entscheidung { $number } ist nicht aufzuheben: Die Partie ist weitergegangen. Gib karenzzeit und Minuten ein.
    [dismissed] Entscheidung { $number } ist nicht aufzuheben: Die Partie ist weitergegangen. Entscheide neu mit berührt, beidhändig, verwarnen oder einer anderen Strafe.
    [quickplay] Entscheidung { $number } ist nicht aufzuheben: Die Partie ist weitergegangen. Gib ergebnis, zeit-geben oder zeit-nehmen ein.
    [end] Mit Entscheidung { $number } geht die Partie weiter. Um sie wieder zu beenden, gib ergebnis oder niederlage ein.
    [again] Entscheidung { $number } hat Entscheidung { $of } aufgehoben. Um wieder so zu entscheiden, gib deren Befehl ein, etwa zeit-geben weiß 2.
   *[other] Entscheidung { $number } ist nicht aufzuheben: Die Partie ist weitergegangen. Gib zurücksetzen, uhr-stellen oder ergebnis ein.
}
desk-resumed = Die Uhren laufen weiter. Die Uhr von { $color } läuft.
desk-paused = Die Uhren stehen. Gib weiter ein.
desk-not-led = Von { $color } ist kein Brett zu sehen. Sieh selbst nach, ob es stimmt.
desk-boards-then-resume = Die Uhren stehen. Wenn die Bretter stimmen, gib weiter ein.
desk-matters-again = { $count ->
    [one] Eine Sache wartet
   *[other] { $count } Sachen warten
  } wieder. Gib sachen ein.
desk-resume-when-ready = Wenn alle bereit sind, gib weiter ein.
desk-judging = Kann { $color } noch mattsetzen? Das wird geprüft.
desk-examined = Die Stellung wird geprüft. Kann niemand mehr mattsetzen, endet die Partie gleich remis.
desk-stands = { $square } { $man }
desk-illegal-board = Auf dem Brett von { $color }: { $squares }.
desk-not-pressed = { $color } hat nicht gedrückt, { $opponent } spielt weiter. Niemand darf es sagen.
desk-illegal-stands = Der Zug von { $color } war regelwidrig. Er gilt, bis er reklamiert wird oder du entscheidest.
desk-illegal-position = Der letzte Zug war regelwidrig: zwei Könige im Schach, oder ein Bauer auf der letzten Reihe. { $color } hat einen Zug, um zu reklamieren oder das zu beenden.
desk-sheet-differs = { $color } hat { $wrote } aufgeschrieben: { $place }. Gezogen wurde { $made }.
desk-place-white = Platz von Weiß
desk-place-black = Platz von Schwarz
desk-place-desk = eigener Platz des Pultes
desk-closed-there = Das Pult ist an einem Platz geschlossen.
desk-locked-at = Das Pult ist gesperrt: { $place }.
desk-opened-at = Das Pult ist hier offen: { $place }.
desk-wrong-at = Ein falsches Passwort wurde gesagt: { $place }.
desk-unclear = { $color } sagt { $text }: kein regelgemäßer Zug. Beide Felder sind erfragt.
desk-repeats-another = { $color } wiederholt { $said }. Der Zug ist { $move }.
desk-envelope-wrong-at = Ein falsches Passwort wurde für den Umschlag gesagt: { $place }.
desk-code-wrong = Ein falsches Kennwort wurde eingegeben: { $place }.
desk-terminal-there = Ein Terminal ist da: { $place }.
interrupted = Das Programm blieb stehen, während { $color } nachdachte. Höchstens { $seconds } Sekunden davon sind nicht gezählt.
interrupted-unknown = Das Programm blieb stehen, während { $color } nachdachte. Niemand weiß, wie viel davon nicht gezählt ist. Wenn du es weißt, stelle die Uhr.
desk-terminal-gone = Das Terminal ist weg: { $place }.
desk-told-board-lost = Brett weg: { $color }. Weiter geht es an der Tastatur.
desk-told-board-back = Brett wieder da: { $color }.
desk-told-board-wrong = Brett falsch: { $color } hört, was zu berichtigen ist.
desk-told-board-right = Brett wieder richtig: { $color }.
desk-told-board-low = Akku fast leer: Brett von { $color }.
desk-told-board-missed = Daten vom Brett verloren: { $color }. Eine Berührung kann fehlen.
desk-told-flickers = { $square } flackert auf dem Brett von { $color }. War die Berührung ein Versehen: versehentlich { $color }.

## Hilfe am Pult des Schiedsrichters

help-desk-start =
    beginnen: die Partie beginnt, die Uhr dessen läuft, der am Zug ist.
    FIDE 2023, 6.6. Auch: start.
help-desk-pause = anhalten: die Uhren stehen. Auch: pause.
help-desk-resume =
    weiter: die Uhren laufen weiter.
    Auch: resume.
help-desk-matters =
    sachen: was auf dich wartet, mit Tatsachen und mit dem, was zu sagen ist.
    Auch: matters.
help-desk-accept =
    annehmen: ja zum Vorschlag von vergleichen oder zur neuesten Sache.
    Auch: accept.
help-desk-reject =
    ablehnen: nein zum Vorschlag von vergleichen oder zur neuesten Sache.
    Auch: reject.
help-desk-postpone =
    aufschieben: eine Reklamation in der Endspurtphase wird später entschieden.
    aufschieben 2: mit zwei Minuten für den Gegner.
    Auch: postpone.
help-desk-dismiss =
    abweisen: was wartet, ist abgewiesen oder erledigt.
    abweisen 2: Sache 2. sachen hat die Nummern.
    Auch: dismiss.
help-desk-facts =
    tatsachen: Wiederholungen mit ihren Zügen, fünfzig Züge, Material, Zeiten, regelwidrige Züge, Bretter.
    Auch: facts.
help-desk-compare =
    vergleichen: beide Bretter und Formulare, und was daraus folgt.
    FIDE 2023, D.2.9. Auch: compare.
help-desk-board =
    brett weiß: was auf dem Brett von Weiß steht.
    brett e4: das Feld in der Partie.
    Auch: board.
help-desk-sheet =
    formular weiß: was Weiß geschrieben hat.
    formular weiß 5: die letzten fünf Züge.
    Auch: sheet.
help-desk-last =
    letzter: der letzte Zug, und was angesagt ist.
    Auch: last.
help-desk-log =
    protokoll: die letzten zehn Einträge.
    protokoll 30: mehr davon. Auch: log.
help-desk-clocks =
    uhren: beide Zeiten, und wessen Uhr läuft.
    Auch: clocks.
help-desk-set-clock =
    uhr-stellen weiß 1:23:45: Stunden, Minuten, Sekunden.
    23:45 Minuten, Sekunden. 23 Minuten.
    Auch: set-clock.
help-desk-set-moves =
    zugzahl weiß 12: so viele Züge zählt die Uhr von Weiß.
    Auch: set-moves.
help-desk-add-time =
    zeit-geben weiß 2: Weiß bekommt zwei Minuten.
    1:30 sind anderthalb. Auch: add-time.
help-desk-take-time =
    zeit-nehmen weiß 2: Weiß verliert zwei Minuten.
    1:30 sind anderthalb. Auch: take-time.
help-desk-increment =
    zugabe an: fünf Sekunden je Zug von jetzt an.
    zugabe aus: abgelehnt. Auch: increment.
help-desk-warn =
    verwarnen weiß: Weiß wird verwarnt.
    Auch: warn.
help-desk-points =
    punkte weiß +1/2: Weiß bekommt einen halben Punkt mehr.
    punkte weiß -1: einen weniger.
    Nach der Partie. Auch: points.
help-desk-loss =
    niederlage weiß: Weiß verliert.
    niederlage weiß 0: auch Schwarz bekommt nichts.
    Auch: loss.
help-desk-result =
    ergebnis 1-0: Punkte von Weiß, von Schwarz.
    1/2-1/2, 0-0 und andere. Auch: result.
help-desk-fine =
    geldbuße weiß: eine Geldbuße, die vorher angekündigt war.
    Auch: fine.
help-desk-exclude =
    ausschließen weiß: von einer oder mehr Runden.
    Auch: exclude.
help-desk-expel =
    verweisen weiß: aus dem Turnier.
    Auch: expel.
help-desk-annul =
    annullieren: die Partie wird annulliert, eine neue gespielt.
    Auch: annul.
help-desk-illegal =
    regelwidrig weiß: der letzte Zug von Weiß war regelwidrig, wie du gesehen hast.
    Auch: illegal.
help-desk-touch =
    berührt weiß e2: Weiß hat den Stein auf e2 berührt und muss ihn ziehen.
    Auch: touch.
help-desk-waive =
    nachsehen weiß: Weiß hat versehentlich berührt, und es zählt nicht.
    Weiß hört, was zurückzustellen ist und wessen Uhr läuft. FIDE 2023, 4.2.2.
    Auch: waive.
help-desk-two-hands =
    beidhändig weiß: Weiß hat mit zwei Händen gezogen.
    Auch: two-hands.
help-desk-flag =
    blättchen weiß: das Blättchen von Weiß ist gefallen.
    Auch: flag.
help-desk-wrong-start =
    aufbaufehler: die Steine standen am Anfang falsch.
    Auch: wrong-start.
help-desk-turned =
    gedreht: das Brett liegt falsch herum.
    Die Partie geht weiter. Auch: turned.
help-desk-reversed =
    vertauscht: die Partie begann mit vertauschten Farben.
    Auch: reversed.
help-desk-displaced =
    verschoben 12 schwarz: Steine sind verschoben.
    Richtig war es nach Zug 12 von Schwarz. Die Uhren stehen, bis du weiter sagst.
    Auch: displaced.
help-desk-restore =
    zurücksetzen 12 schwarz: zurück zur Stellung nach Zug 12 von Schwarz und zu ihren Zeiten.
    zurücksetzen 0: zum Anfang. Die Uhren stehen, bis du weiter sagst.
    Auch: restore.
help-desk-position =
    stellung und FEN, oder eine Liste: die Partie geht von dort weiter.
    Die Uhren stehen, bis du weiter sagst.
    Auch: position.
help-desk-rulings =
    entscheidungen: alle Entscheidungen und Strafen mit ihren Nummern.
    Auch: rulings.
help-desk-revoke =
    widerrufen 2: Entscheidung 2 wird widerrufen.
    Zeit, gestellte Uhren, Punkte, Ergebnisse, Berührungen, Strafen und was die Partie beendet hat.
    widerrufen: das Ende der Partie wird aufgehoben, auch eines durch deine Entscheidung. Auch: revoke.
help-desk-allow =
    erlauben weiß mögliche Züge.
    Hilfen: letzte Ansagen, eigenes Partieformular, Zeiten, Zugnummer, Partieformular des Gegners, Stellung vorlesen, mögliche Züge, Angreifer, Hinweise auf Remis, Name der Eröffnung, Züge zurücknehmen.
    Auch: allow.
help-desk-withdraw =
    entziehen weiß Zeiten: Weiß darf nicht mehr danach fragen.
    Alle Namen nennt hilfe erlauben.
    Auch: withdraw.
help-desk-aids =
    hilfen: wonach jeder fragen darf, und die Assistenten.
    Auch: aids.
help-desk-assistant =
    assistent weiß Hans Hand: ein Assistent für Weiß.
    assistent weiß entlassen: keiner mehr.
    Auch: assistant.
help-desk-absent =
    fehlt weiß: Weiß ist nicht da.
    Die Karenzzeit zählt. Auch: absent.
help-desk-arrived = da weiß: Weiß ist da. Auch: arrived.
help-desk-default-time =
    karenzzeit 30: eine halbe Stunde zu spät ist noch rechtzeitig.
    0: auf niemanden wird gewartet. Auch: default-time.
help-desk-adjourn =
    vertagen: wer am Zug ist, muss abgeben.
    Danach umschlag. Auch: adjourn.
help-desk-envelope =
    umschlag: der Abgabezug ist in deiner Hand, die Partie vertagt.
    Auch: envelope.
help-desk-due =
    fällig: die vertagte Partie soll jetzt weitergehen.
    Wer nicht da ist: fehlt. Auch: due.
help-desk-open =
    öffnen: der Umschlag wird mit dem Passwort geöffnet, die Partie geht weiter.
    Auch: open.
help-desk-lost =
    verloren Sf3: der Umschlag ist verloren, beide nennen diesen Zug.
    verloren allein: die Partie wird annulliert.
    Auch: lost.
help-desk-note =
    vermerk und ein Text: er steht im Bericht.
    Auch: note.
help-desk-report =
    bericht: die Unterlagen werden geschrieben, wie sie jetzt sind, und du hörst, wo.
    Auch: report.
help-desk-sign-off =
    abschließen: der Wettkampf ist vorbei, seine Unterlagen werden geschrieben.
    Auch: sign-off.
help-desk-talk =
    sprache en: das Pult spricht Englisch. sprache de: Deutsch.
    Auch: talk.
help-desk-help =
    hilfe: das Pult in Kürze.
    hilfe alle: alle Namen.
    hilfe zurücksetzen: ein Befehl. Auch: help.
help-desk-leave =
    verlassen: das Pult wird hier geschlossen.
    Das Passwort öffnet es wieder.
    Auch: leave.
