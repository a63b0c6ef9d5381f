# Le parole di lezioni, problemi e allenamenti.

# Che cosa si chiede nelle lezioni, e che cosa si dice delle risposte.

lessons-next = Lezioni. La prossima è la { $number }, { $title }. Per iniziarne una, scrivi il suo numero dopo { $learn }: { $learn } { $number }.
lesson-line = { $number }. { $title }
lesson-line-done = { $number }. { $title }, fatta
practice-board = Per usare la tua scacchiera: { $setup }.
lessons-listen = Da ascoltare:
lessons-own = Tue:
own-name = { $text } non è un nome che una lezione ha.
own-no-title = La lezione non ha titolo. Scrivi title = "La mia lezione" nella prima riga.
own-no-exercise = La lezione non ha esercizi. Iniziane uno con una riga [1].
own-position = Nessuna posizione così: { $text }. Scrivila come FEN.
own-task = Nessun compito così: { $text }. Scrivi per esempio find mate.
own-no-task = L'esercizio non ha compito. Scrivi per esempio task = "find mate".
own-square = { $text } non è una casa.
own-number = { $text } non è un numero.
own-empty = In { $text } nessun pezzo che possa muovere.
own-illegal = { $text } qui non è una mossa legale. Scrivi le mosse come Nf3, con lettere inglesi.
own-answer = { $text } non è una risposta a questo compito.
own-moves = Giuste sono altre mosse: { $text }.
own-misses = { $text } non fa ciò che il compito chiede.
own-untrue = La risposta non è vera.
lesson-none = Nessuna lezione { $word }. I numeri vanno da 1 a { $count }.
lesson-begins = { $title }.
lesson-goes-on = { $title }, esercizio { $exercise }.
lesson-where = { $title }, esercizio { $exercise } di { $count }.
lesson-first = Questo è il primo esercizio.
lesson-not-here = { $name } non serve in una lezione.
practice-which = Quale: { $names }?
answer-wants-colour = Rispondi { $light } o { $dark }.
answer-wants-yes-no = Rispondi { $yes } o { $no }.
answer-wants-number = Rispondi con un numero.
answer-wants-piece = Rispondi con un pezzo, o { $nothing }.
answer-wants-squares = Rispondi con case, come h5 e6.
answer-wants-choice = Rispondi { $items } o { $last }.
practice-nothing-back = Niente da annullare. Rispondi di nuovo.
lesson-not-kept = Il tuo risultato non è salvato: { $reason }.

ask-colour = Di che colore è { $square }?
ask-stands = Che cosa c'è in { $square }?
ask-count = Quante mosse ha il pezzo in { $square }: { $piece }?
ask-moves = Di' tutte le mosse del pezzo in { $square }, una dopo l'altra: { $piece }.
ask-all-moves = Tocca al { $color }. Di' tutte le mosse legali, una dopo l'altra.
ask-castling = Tocca al { $color }. Di' ogni modo di arroccare.
ask-capture = Tocca al { $color }. Trova una cattura.
ask-most = Tocca al { $color }. Cattura ciò che vale di più.
ask-free = Tocca al { $color }. Cattura ciò che nessuno difende.
ask-mate = Tocca al { $color }. Trova il matto in una.
ask-mate-in-two = Tocca al { $color }. Trova la prima mossa del matto in due.
ask-no-mate = Tocca al { $color }. Evita il matto.
ask-stalemate = Tocca al { $color }. Quale mossa dà stallo?
ask-fork = Tocca al { $color }. Trova una forchetta.
ask-discovered = Tocca al { $color }. Trova un attacco di scoperta.
ask-pin = Tocca al { $color }. Trova un'inchiodatura.
ask-skewer = Tocca al { $color }. Trova un'infilata.
ask-win = Tocca al { $color }, e vince. Come?
ask-play-mate = Tocca al { $color }, e dà matto. Giocala contro il computer: gioca-da-qui. Quando hai finito, torna a questa lezione, poi: avanti.
ask-play-win = Tocca al { $color }, e vince. Giocala contro il computer: gioca-da-qui. Quando hai finito, torna a questa lezione, poi: avanti.
ask-play-draw = Tocca al { $color }, e tiene la patta. Giocala contro il computer: gioca-da-qui. Quando hai finito, torna a questa lezione, poi: avanti.
ask-legal = È legale { $piece } in { $square }? Sì o no.
ask-legal-short = Il { $color } può arroccare corto? Sì o no.
ask-legal-long = Il { $color } può arroccare lungo? Sì o no.
ask-safe = È sicura { $move }? Sì o no.
ask-reach = Può mai arrivare in { $to } il pezzo in { $square }, { $piece }? Sì o no.
ask-drill = Per iniziare l'esercizio: Invio. Poi la lezione continua.
ask-winnable = Qualcuno può ancora vincere? Sì o no.
ask-first-moves = Mosse che restano: { $moves }. Scrivi la tua mossa.

opening-developed = Cavalli e alfieri sviluppati: { $count } su 4.
opening-castled = { $castled ->
    [yes] Hai arroccato.
   *[no] Non hai arroccato.
}
opening-again = Mossi più di una volta: { $pieces }.
lesson-right = Giusto.
lesson-more = Giusto. Ancora { $count }.
lesson-named = Questa l'hai già detta.
lesson-wrong = Sbagliato.
lesson-wrong-move = Non quella. Riprova, o scrivi suggerimento.
lesson-no-capture = Così non catturi nulla. Riprova.
lesson-no-check = Così non dai scacco. Riprova.
lesson-answered = Il { $color } risponde { $move }. Riprova.
lesson-help-piece = È il pezzo in { $square }: { $piece }.
lesson-help-goal = { $piece } va in { $square }.
lesson-help-move = { $move }.
lesson-solution = { $moves }.
lesson-over = La lezione è finita.
lesson-missed = { $count ->
    [one] Rifai l'esercizio { $exercises }.
   *[other] Rifai gli esercizi { $exercises }.
}
lesson-next = Poi viene la lezione { $number }: { $title }.

choice-light = chiara
choice-dark = scura
choice-nothing = nulla
number-words = zero, uno, due, tre, quattro, cinque, sei, sette, otto, nove, dieci, undici, dodici, tredici, quattordici, quindici, sedici, diciassette, diciotto, diciannove, venti, ventuno, ventidue, ventitré, ventiquattro, venticinque, ventisei, ventisette, ventotto

# Problemi

puzzle-begins = Problema, { $pieces } pezzi, punteggio { $rating }.
puzzle-came = Il { $color } ha giocato { $move }.
puzzle-asks = Tocca al { $color }. Trova la mossa migliore.
puzzle-answers = Giusto. Il { $color } risponde { $move }.
puzzle-solved = Giusto, risolto.
puzzle-over = Il problema è finito. Un altro: avanti. Alla tua partita: chiudi.
puzzle-rating = Il tuo punteggio è { $rating }. Un altro: Invio.
puzzle-streak-begins = Serie, problema { $number }: { $pieces } pezzi, punteggio { $rating }.
puzzle-streak-how = Risolvine più che puoi di fila. Un errore o un aiuto la chiude. Il tuo record: { $record }.
puzzle-streak-goes-on = Serie: { $count }.
puzzle-streak-ends = La serie finisce a { $count }. Il tuo record: { $record }.
puzzle-none = Questi problemi li hai avuti tutti.
puzzles-new = Problemi nuovi: { $puzzle }.
puzzle-too-few = Nessuno ha così pochi pezzi. Ce ne sono a partire da { $pieces } pezzi.
puzzle-own-begins = Problema da { $name }, { $pieces } pezzi.
puzzle-own-none = Nessun problema in { $name }.
puzzle-own-columns = Una riga vuole un nome, una posizione, mosse e un punteggio, separati da virgole.
puzzle-own-start = Un problema vuole la sua posizione nell'etichetta FEN.
puzzle-own-game = La partita non si può leggere.
puzzle-own-position = Nessuna posizione così.
puzzle-own-move = La mossa { $number } non si può giocare.
puzzle-own-short = Manca la soluzione.
puzzle-own-more = { $count ->
    [one] E un altro.
   *[other] E altri { $count }.
}
puzzle-unknown = Nessun tema e nessun file di nome { $word }. Per sentire i temi: { $themes }.
puzzle-themes = temi
puzzle-themes-told = Temi: { $themes }. Oppure scrivi un numero di pezzi o un punteggio.
puzzle-words = Oppure: { $words }.
puzzle-easy = facile, facili, semplice
puzzle-hard = difficile, difficili
puzzle-opening = apertura, aperture
puzzle-middlegame = mediogioco, medio gioco
puzzle-endgame = finale, finali
puzzle-streak = serie
own-folder = I tuoi file vanno in { $folder }.
puzzle-not-here = { $name } non serve in un problema.
puzzle-ends-game = Così è patta. Riprova.

puzzle-help-check = La mossa dà scacco.
puzzle-help-capture = La mossa è una cattura.
puzzle-help-quiet = Una mossa tranquilla: né scacco né cattura.
puzzle-help-mate = { $moves ->
    [one] È matto in una.
   *[other] È matto in { $moves }.
}
puzzle-help-fork = Cerca una forchetta.
puzzle-help-hanging = Qualcosa non è difeso.
puzzle-help-pin = Cerca un'inchiodatura.
puzzle-help-skewer = Cerca un'infilata.
puzzle-help-discovered = Cerca un attacco di scoperta.
puzzle-help-double-check = Cerca uno scacco doppio.
puzzle-help-promotion = Un pedone può promuovere.
puzzle-help-opposition = Si tratta dell'opposizione.
puzzle-help-zugzwang = Non lasciare mosse buone all'avversario.
puzzle-help-runs = Un pedone può sfuggire al re.
puzzle-help-catches = Il tuo re raggiunge ancora un pedone.
puzzle-help-traps = Si può intrappolare un pezzo.
puzzle-help-stops = C'è una minaccia. Parala.
puzzle-help-saves = Un tuo pezzo è in pericolo.
puzzle-help-later = Più avanti: { $theme }.
puzzle-help-promotes = Un pedone promuove in { $moves } mosse.
puzzle-help-both = { $clue } { $later }

reason-piece = { $piece } in { $square }
reason-none = Ogni altra mossa è peggiore.
reason-mate = Matto.
reason-back-rank = Matto del corridoio: il re è chiuso dai suoi stessi pezzi.
reason-smothered = Matto affogato: il re non ha case libere, e un cavallo dà scacco.
reason-double-check = Scacco doppio: può muovere solo il re.
reason-promotion = Promozione: { $piece }.
reason-hanging = Non era difeso: { $piece }.
reason-fork = Forchetta: { $piece } attacca { $on }.
reason-pin = Inchiodatura: davanti { $piece }, dietro { $behind }.
reason-skewer = Infilata: davanti { $piece }, dietro { $behind }.
reason-discovered = Attacco di scoperta: { $piece } attacca { $on }.
reason-opposition = Opposizione: il { $color } deve cedere.
reason-zugzwang = Zugzwang: il { $color } deve muovere, e ogni mossa lo danneggia.
reason-runs = Il pedone in { $pawn } passa: il re in { $king } arriva tardi.
reason-catches = Il re è nel quadrato del pedone in { $pawn }.
reason-traps = Intrappolato: { $piece }.
reason-stops = La minaccia era: { $move }.
reason-saves = In salvo: { $piece }.
reason-wins = { $count ->
    [one] Guadagna il valore di un pedone.
   *[other] Guadagna il valore di { $count } pedoni.
}
reason-nears = Il pedone in { $square } è vicino alla promozione.
reason-checks = Ogni mossa dà scacco.
reason-draws = È patta.
reason-trades = Il cambio decide.
reason-answers = Nessun'altra risposta allo scacco è così buona.

theme-fork = forchetta
theme-pin = inchiodatura
theme-skewer = infilata
theme-discovered = attacco di scoperta
theme-double-check = scacco doppio
theme-hanging = pezzo indifeso
theme-back-rank = matto del corridoio
theme-smothered = matto affogato
theme-mate-in-one = matto in una
theme-mate-in-one-also = matto in uno, matto in una mossa
theme-mate-in-two = matto in due
theme-mate-in-three = matto in tre
theme-sacrifice = sacrificio
theme-promotion = promozione
theme-trapped = pezzo intrappolato
theme-quiet = mossa tranquilla
theme-defence = difesa
theme-zugzwang = zugzwang
puzzle-filler = pezzo, pezzi, mossa, mosse, con, di, da, punteggio, problema, problemi

term-lesson = Lezione { $title }: { $learn }.
term-puzzle = Un problema: { $puzzle }.
term-sacrifice = Sacrificio: dai un pezzo per vincere di più o per dare matto.
term-trapped = Pezzo intrappolato: è attaccato e non ha case sicure.
term-defence = Difesa: pari quello che l'avversario minaccia.
term-zugzwang = Zugzwang: una parte deve muovere, e ogni mossa peggiora la sua posizione.
term-notation = notazione
term-notation-text = Notazione: una mossa è la lettera del pezzo e la sua nuova casa, Cf3. Il pedone non ha lettera, e4. La cattura ha una x, lo scacco un più, il matto un cancelletto. O-O è l'arrocco corto, O-O-O il lungo.
term-wings = Nomi secondo l'ala. L'alfiere, il cavallo e la torre di re partono dal lato di re, quelli di donna dal lato di donna. Un pedone prende il nome dal pezzo che ha dietro: pedone di re, pedone dell'alfiere di donna.

# Ciò che torna

due-today = { $count ->
    [one] Oggi c'è un esercizio. Dura circa { $time }. Per iniziare: { $practise }.
   *[other] Oggi ci sono { $count } esercizi. Durano circa { $time }. Per iniziare: { $practise }.
}
due-done = Per oggi è tutto.
due-none = Oggi non c'è nulla da fare.
due-lines = Varianti nuove: { $repertoire }.
puzzle-more = Un altro: Invio.
practice-both = { $one } e { $other } si escludono. Scrivi uno dei due.

# Errori di una partita

mistakes-begin = { $side ->
    [white] Errori di { $white }, Bianco, nella partita { $game } contro { $black }.
    [black] Errori di { $black }, Nero, nella partita { $game } contro { $white }.
   *[both] Errori di entrambi nella partita { $game }, { $white } contro { $black }.
}
mistakes-again = Di nuovo un errore, dalla partita { $game }.
mistakes-search = Esamino la partita. La prima domanda arriva tra pochi secondi.
mistakes-search-next = Cerco il prossimo.
mistakes-searched = Cerco ancora: giudicate { $judged } posizioni su { $all }.
mistakes-quarter = Esaminato il { $percent } per cento della partita.
mistakes-checking = Controllo degli errori trovati.
mistakes-how = Scrivi una mossa migliore. Per ascoltare la posizione: { $pieces }.
mistakes-both = entrambi
mistakes-unknown = errori { $word }: sconosciuto. Scrivi errori con il numero di una partita, bianco, nero o entrambi.
mistakes-no-game = Apri prima una partita, o finisci questa.
mistakes-no-moves = Questa partita non ha mosse.
mistakes-not-here = { $name } non serve tra gli errori.
mistakes-builtin = Giudica l'avversario interno: si chiede solo ciò che è chiaramente vinto o perso. Un motore vede di più: { $opponent } engine stockfish.
mistakes-ended = La ricerca finisce qui. Ciò che è stato trovato resta.

mistake-asks = { $label ->
    [blunder] Mossa { $number }, { $color }: { $move } era un errore grave, da { $before } a { $after } per cento. Trova una mossa migliore.
   *[mistake] Mossa { $number }, { $color }: { $move } era un errore, da { $before } a { $after } per cento. Trova una mossa migliore.
}
mistake-comment = Meglio: { $move }. Da { $before } a { $after } per cento.
mistake-same = È la mossa della partita. Riprova.
mistake-best = Giusto, è la mossa migliore.
mistake-mate = Giusto, è matto.
mistake-good = { $points ->
    [0] Giusto, buona quanto la migliore, { $move }.
    [1] Giusto, un punto meno della migliore, { $move }.
   *[other] Giusto, { $points } punti meno della migliore, { $move }.
}
mistake-refuted = Il { $color } risponde { $move }.
mistake-again = Riprova.
mistake-worse = Non basta. Riprova.
mistake-not-judged = Impossibile giudicare la tua mossa. Scrivila di nuovo.
mistake-line = Dopo: { $moves }.
mistake-chance = Un'occasione mancata: anche la mossa prima del { $color } era un errore.
mistake-time = Tempo rimasto al { $color }: { $time }.

mistakes-none = Nessun errore da chiedere.
mistakes-over = { $count ->
    [one] Un errore: { $kinds }.
   *[other] { $count } errori: { $kinds }.
}
mistakes-found = { $count ->
    [one] uno risolto
   *[other] { $count } risolti
}
mistakes-shown = { $count ->
    [one] uno mostrato
   *[other] { $count } mostrati
}
mistakes-skipped = { $count ->
    [one] uno tralasciato
   *[other] { $count } tralasciati
}
mistakes-time = { $count ->
    [one] Uno è stato commesso con poco tempo.
   *[other] { $count } sono stati commessi con poco tempo.
}
mistakes-chances = { $count ->
    [one] Uno era un'occasione mancata.
   *[other] { $count } erano occasioni mancate.
}
mistakes-most = { $phase ->
    [opening] I più erano nell'apertura.
    [middlegame] I più erano nel mediogioco.
   *[endgame] I più erano nel finale.
}
mistakes-accuracy = Precisione: { $accuracy } su 100.
mistakes-accuracy-both = Precisione: Bianco { $white }, Nero { $black } su 100.

# Allenamenti

drill-list = Allenamenti. Per iniziarne uno, scrivi il suo nome o il suo numero dopo allenamento: allenamento colori delle case. Il livello viene alla fine: allenamento vie del cavallo 2.
drill-line-done = { $name }, livello { $level }: { $right ->
    [1] 1 giusta
   *[other] { $right } giuste
} { $count ->
    [1] su 1
   *[other] delle ultime { $count }
}
drill-begins = Allenamento: { $drill }, livello { $level }, { $count ->
    [one] una domanda
   *[other] { $count } domande
}.
drill-none = Nessun allenamento { $word }. Ci sono: { $names }.
drill-levels = Gli allenamenti hanno livelli da 1 a 3.
drill-unknown = { $word }: non capito. Dopo il livello, i limiti: 6 secondi, 20 domande, senza ripetizioni. Al massimo 600 secondi e 50 domande.
drill-unit-seconds = { $count ->
    [one] secondo
   *[other] secondi
}
drill-unit-questions = { $count ->
    [one] domanda
   *[other] domande
}
drill-unit-repeats = { $count ->
    [one] ripetizione
   *[other] ripetizioni
}
drill-no = senza
drill-within = Hai { $time } per ogni risposta.
drill-repeats = { $count ->
    [0] Ascolti ogni domanda una sola volta.
    [one] Puoi ascoltare ogni domanda un'altra volta.
   *[other] Puoi ascoltare ogni domanda altre { $count } volte.
}
drill-no-repeat = Questa domanda non si ripete più.
drill-late = Giusto, ma troppo lento: { $time }.
drill-not-here = { $name } non serve in un allenamento.
drill-from-memory = In un allenamento rispondi a memoria. Per risentire i pezzi: dati.
lesson-from-memory = A questo rispondi a memoria.
drill-wrong = Sbagliato: { $answer }.
drill-answer = { $answer }.
drill-over = { $right ->
    [1] 1 giusta
   *[other] { $right } giuste
} su { $count }.
drill-standing = Delle ultime { $count } risposte { $right ->
    [1] 1 era giusta
   *[other] { $right } erano giuste
}, di solito dopo { $time }.
drill-next = Puoi passare al livello seguente: allenamento { $name } { $level }.

drill-colour = colori delle case
drill-colour-rule = Chiara o scura?
drill-line = linee
drill-line-rule = Due case sono su una stessa traversa, colonna o diagonale? Sì o no.
drill-squares = case di un pezzo
drill-squares-rule = Di' ogni casa che il pezzo raggiunge su una scacchiera vuota.
drill-knight = vie del cavallo
drill-knight-rule = Di' le case di una delle vie più brevi, fino all'ultima.
drill-attackers = attaccanti
drill-attackers-rule = Di' le case di tutti i pezzi che attaccano una casa, di entrambi i colori.
drill-recall = memoria
drill-recall-rule = Ascolti una posizione una volta, poi ti si chiede che cosa c'è dove.
drill-minefield = campo minato
drill-minefield-rule = Un cavallo bianco non deve andare dove c'è o attacca un pezzo nero. Di' una delle vie più brevi.
drill-follow = seguire una partita
drill-follow-rule = Ascolti poche mosse alla volta, dalla prima posizione, poi ti si chiede dove sono ora i pezzi.
drill-growing = linea che cresce
drill-growing-rule = Una linea cresce ogni volta di una mossa. Ripetila tutta, una mossa dopo l'altra.
drill-mates = matti a orecchio
drill-mates-rule = Ascolti una posizione una volta. Trova il matto.
drill-guess = indovina la mossa
drill-guess-rule = Indovina ogni mossa di un lato. L'altro gioca come in partita. Puoi chiedere la scacchiera.
drill-ahead = calcolare in anticipo
drill-ahead-rule = Ascolti mosse che nessuno gioca. Rispondi per la posizione che ne nasce. Puoi chiedere la scacchiera di prima.

drill-ask-line = { $one } e { $other }?
drill-ask-squares = { $piece } in { $square }.
drill-ask-attackers = Chi attacca { $square }?
drill-ask-knight = Da { $from } a { $to }.
drill-ask-where = Dove sono tutti questi: { $piece }?
drill-ask-repeat = { $count ->
    [one] Ripetila.
   *[other] Ripeti tutte le { $count } mosse.
}
drill-ask-mate = { $moves ->
    [one] Tocca al { $color }: matto in una.
   *[other] Tocca al { $color }: la prima mossa del matto in { $moves }.
}
drill-ask-guess = Mossa { $number }, { $color }: che cosa giochi?
drill-ahead-line = Comincia il { $color }: { $moves }.
drill-ask-check = Il { $color } è allora sotto scacco?
drill-ask-mates = Il { $color } può allora dare matto in una?
drill-ask-taken = Il { $color } cattura un pezzo per strada? Nominalo, o nulla.
drill-ask-takes = Nomina tutte le case dove il { $color } può allora catturare.
guess-won = { $white } contro { $black }, { $year }. Ha vinto il { $color }.
guess-unknown = indovina { $word }: sconosciuto. Scrivi indovina con il numero di una partita, bianco o nero.
guess-which = Quale partita? Scrivi anche il numero: indovina 12 nero.
guess-champions = campioni, campione, rapid, gioco rapido
guess-opening-only = Niente da indovinare: qui tutte le mosse sono di apertura.
guess-none = Qui non ci sono mosse del { $color } da indovinare.
guess-wins-too = Vince anche la tua, per quanto vede l'avversario interno.
guess-refuted = Alla tua il { $color } risponde { $move }.

choice-yes = sì
choice-no = no

# Le lezioni

## Parole da scegliere

choice-mate = matto
choice-stalemate = stallo
choice-won = vinta
choice-drawn = patta
choice-clocks = orologi
choice-arbiter = arbitro
choice-with = con
choice-without = senza

choice-light-also = chiaro, chiare, chiari, bianca, bianco, bianche, bianchi
choice-dark-also = scuro, scure, scuri, nera, nero, nere, neri
choice-nothing-also = niente, nessuno, nessuna, nessun, nessun pezzo, nessuna casa, vuoto
choice-mate-also = scacco matto, scaccomatto
choice-stalemate-also = patta per stallo, stallato
choice-won-also = vinto, vittoria, vince, vincente, vince il Bianco, Bianco vince
choice-drawn-also = pari, pareggio, patte
choice-clocks-also = orologio, due orologi, fermare orologi, prima gli orologi
choice-arbiter-also = l'arbitro, giudice, chiamare l'arbitro, prima l'arbitro
choice-with-also = con incremento
choice-without-also = senza incremento
choice-filler = un, una, uno, il, lo, la, gli, le, i, è, sono, c'è, questo, questa, casa, casella, partita, posizione, di, colore, credo

## 1

lesson-squares = Case e colori
lesson-squares-goal = Sai dire a mente il colore di ogni casa.
lesson-squares-text = La scacchiera ha 64 case: otto colonne, da a a h, e otto traverse, da 1 a 8. Case chiare e scure si alternano, e l'angolo alla tua destra è chiaro. Per il colore di una casa, conta anche la colonna come numero: a è 1, h è 8. Se i due numeri sono entrambi dispari o entrambi pari, la casa è scura; altrimenti è chiara.
lesson-squares-1-help = a è la prima colonna: confronta il suo numero con la traversa.
lesson-squares-1-why = a1 è scura: i due numeri sono 1, quindi entrambi dispari.
lesson-squares-2-help = Che numero è h?
lesson-squares-2-why = h1 è chiara: h è 8, un numero pari, e la traversa è dispari. È l'angolo alla destra del Bianco.
lesson-squares-3-help = Conta da a fino a e, poi confronta con la traversa.
lesson-squares-3-why = e4 è chiara: e è 5, un numero dispari, e la traversa è pari.
lesson-squares-4-before = Ora un allenamento: ascolti una casa dopo l'altra, e rispondi chiara o scura. Prenditi tempo.
lesson-squares-4-help = Chiediti ogni volta: entrambi dispari, entrambi pari, o uno e uno?
lesson-squares-recap = Entrambi dispari o entrambi pari: scura. Tutto il resto è chiaro.

## 2

lesson-start = La posizione iniziale
lesson-start-goal = Sai dove parte ogni pezzo.
lesson-start-text = Ogni lato ha sedici pezzi: il Bianco sulle traverse 1 e 2, il Nero sulle traverse 7 e 8. Da a1 a h1: torre, cavallo, alfiere, donna, re, alfiere, cavallo, torre. I pedoni riempiono la traversa davanti. Ogni donna parte sul suo colore: quella bianca su una casa chiara, quella nera su una scura.
lesson-start-1-help = La traversa 8 ripete la traversa 1 nell'altro colore.
lesson-start-1-why = La donna nera parte in d8, all'altro capo della colonna della donna bianca.
lesson-start-2-before = Le colonne da a a d sono il lato di donna, da e a h il lato di re. Le donne partono sulla colonna d, i re sulla colonna e.
lesson-start-2-help = È il vicino del re, sul lato di re.
lesson-start-2-why = Accanto al re bianco c'è un alfiere, in f1. Poi il cavallo in g1 e la torre in h1.
lesson-start-3-help = Quale pezzo parte in d1?
lesson-start-3-why = d1 è chiara, il colore della donna bianca. Oppure conta: d è 4, pari, e la traversa è dispari.
lesson-start-4-before = Ora una prima mossa. Un cavallo va due case dritto e una di lato, e può saltare altri pezzi.
lesson-start-4-help = Da b1 prova due traverse in su e una colonna di lato, poi due colonne e una traversa.
lesson-start-4-why = Il cavallo salta i suoi pedoni e va in a3 o c3. In d2 non può: lì c'è un suo pedone.
lesson-start-recap = La donna parte sul suo colore, con il re accanto. Il Bianco muove per primo. I colori li decide una moneta, o un pedone bianco e uno nero, nascosti uno per mano.

## 3

lesson-rook = La torre
lesson-rook-goal = Sai seguire una torre lungo la colonna e la traversa.
lesson-rook-text = La torre va avanti, indietro o di lato, di quante case vuole. Non salta mai un pezzo. Si ferma prima di un pezzo del suo lato. Se il primo pezzo sulla sua via è nemico, può prenderlo, e la mossa finisce lì.
lesson-rook-1-help = Segui la colonna d in su da d1, casa per casa.
lesson-rook-1-why = d2, d3 e d4 sono vuote, così la torre arriva al pedone in d5 e lo prende.

lesson-rook-2-help = Prima sali la colonna, poi segui la traversa, e guarda bene dove sono i tuoi pezzi.
lesson-rook-2-why = Due mosse in su, in a2 e a3, e tre a destra, in b1, c1 e d1. Lì la fermano il suo pedone e il suo re.
lesson-rook-recap = Una torre vuole colonne e traverse aperte. Due torri che si difendono sono fortissime.

## 4

lesson-bishop = L'alfiere
lesson-bishop-goal = Sai seguire un alfiere lungo le sue diagonali.
lesson-bishop-text = L'alfiere va in diagonale, di quante case vuole. A ogni passo cambiano di uno sia la colonna sia la traversa: c1, d2, e3, f4. Come la torre, non salta mai. Tutte le case di una diagonale hanno lo stesso colore.
lesson-bishop-1-help = Da d1 va a ogni passo una colonna a destra e una traversa in su.
lesson-bishop-1-why = e2, f3 e g4 sono vuote, così l'alfiere prende il pedone in h5. Da lì dà perfino scacco.
lesson-bishop-2-help = Da e4 partono quattro diagonali: contale una per una fino in fondo.
lesson-bishop-2-why = Tre case verso b1, tre verso h1, tre verso h7 e quattro verso a8: tredici.
lesson-bishop-3-help = Confronta i colori delle due case.
lesson-bishop-3-why = e4 è chiara e a1 è scura. Un alfiere resta sul suo colore per tutta la partita.
lesson-bishop-recap = Un tuo alfiere ha le case chiare, l'altro le scure. Insieme coprono tutta la scacchiera.

## 5

lesson-queen = La donna
lesson-queen-goal = Conosci ogni mossa di una donna.
lesson-queen-text = La donna è il pezzo più forte. Va come una torre o come un alfiere: lungo una colonna, una traversa o una diagonale. Va lontano quanto vuole, finché la via è libera, ma non salta mai.
lesson-queen-1-help = Conta le sue mosse da torre, poi quelle da alfiere.
lesson-queen-1-why = Quattordici mosse da torre e tredici da alfiere: 27. Nessun re le chiude la via.
lesson-queen-recap = Torre e alfiere insieme fanno una donna. Tienila lontana dai pericoli.

## 6

lesson-king = Il re
lesson-king-goal = Sai dove può andare un re, e dove no.
lesson-king-text = Il re muove di una casa in ogni direzione. Non può mai andare su una casa attaccata da un pezzo nemico. Quando è attaccato lui, è sotto scacco. Anche i re attaccano: ogni casa intorno a loro.
lesson-king-1-help = Gira intorno a d3 casa per casa, e lascia fuori ciò che attacca il re nero.
lesson-king-1-why = Il re nero in d5 attacca c4, d4 ed e4. Delle otto case intorno a d3 ne restano cinque: c2, c3, d2, e2 ed e3.
lesson-king-2-help = In d4, quale pezzo sarebbe accanto al tuo re?
lesson-king-2-why = In d4 il tuo re sarebbe accanto al re nero, e sotto scacco. Due re non possono mai essere vicini.
lesson-king-recap = Il re è il pezzo più importante, e va piano. Prima di muoverlo, chiediti quali case sono attaccate.

## 7

lesson-knight = Il cavallo
lesson-knight-goal = Sai trovare tutte le mosse di un cavallo.
lesson-knight-text = Il cavallo va due case lungo una colonna o una traversa, poi una di lato, come la lettera L. È l'unico pezzo che salta gli altri. A ogni mossa cambia il colore della sua casa. Più è vicino al bordo, meno mosse ha.
lesson-knight-1-help = Due case in su, poi a sinistra o a destra: fai lo stesso in giù e dai due lati.
lesson-knight-1-why = Quattro direzioni, e ogni volta sinistra o destra: otto. Sono b3, b5, c2, c6, e2, e6, f3 e f5.
lesson-knight-2-help = Da un angolo, quasi tutti i salti escono dalla scacchiera.
lesson-knight-2-why = Da a1 solo b3 e c2 sono sulla scacchiera. Al bordo un cavallo ha da due a quattro mosse.
lesson-knight-3-before = Ora un allenamento: porta il cavallo da una casa all'altra, con meno mosse che puoi.
lesson-knight-3-help = Confronta i colori: verso una casa dello stesso colore il numero di mosse è pari.
lesson-knight-recap = Un cavallo sta bene vicino al centro, dove ha otto mosse.

## 8

lesson-pawn = Il pedone
lesson-pawn-goal = Sai come muove un pedone, come cattura e che cosa può diventare.
lesson-pawn-text = Un pedone va dritto in avanti, una casa alla volta, e mai indietro. Dalla prima casa può farne anche due. Cattura in modo diverso: una casa in diagonale in avanti. Un pezzo proprio davanti lo blocca, e il pedone non può prenderlo.
lesson-pawn-1-help = Prova le tre case davanti: dritto, a sinistra e a destra.
lesson-pawn-1-why = e5 è vuota, così il pedone può andarci. Cattura in diagonale, in d5 e f5.
lesson-pawn-2-help = Che cosa c'è proprio davanti, e c'è qualcosa da prendere?
lesson-pawn-2-why = Il pedone nero in e3 lo blocca, e in d3 e f3 non c'è nulla da prendere. Quindi non ha mosse.
lesson-pawn-3-before = Sull'ultima traversa un pedone diventa donna, torre, alfiere o cavallo: promuove. Ogni scelta conta come una mossa a sé.
lesson-pawn-3-help = Una casa sola, ma quanti pezzi può diventare il pedone?
lesson-pawn-3-why = Il pedone va in a8 e diventa donna, torre, alfiere o cavallo: quattro mosse.
lesson-pawn-recap = I pedoni vanno dritti e catturano in diagonale. Non tornano mai, quindi pensa prima di spingerne uno.

## 9

lesson-values = Quanto valgono i pezzi
lesson-values-goal = Sai scegliere la cattura migliore tra due.
lesson-values-text = Un pedone vale un punto, un cavallo tre, un alfiere tre, una torre cinque e una donna nove. Il re non ha prezzo: se prende matto, perdi. I punti non decidono la partita. Ti aiutano a giudicare catture e cambi.
lesson-values-1-help = Il pedone può prendere in due case: confronta che cosa c'è.
lesson-values-1-why = La donna in c6 vale nove punti, l'alfiere in e6 solo tre. E se prendessi l'alfiere, la donna prenderebbe il tuo pedone.
lesson-values-recap = Uno, tre, tre, cinque, nove. Non rischiare mai una torre solo per un cavallo.

## 10

lesson-guarded = Difeso o no
lesson-guarded-goal = Noti quali pezzi si possono prendere gratis.
lesson-guarded-text = Un pezzo è difeso se il suo lato può riprendere. Prima di catturare, fatti due domande: quanto vale, e chi riprende? Se nessuno può riprendere, il pezzo è gratis. Difendi anche i tuoi, prima quelli di più valore.
lesson-guarded-1-help = La tua donna attacca due pezzi: per ognuno, chiediti chi può riprendere.
lesson-guarded-1-why = Nessuno difende l'alfiere in g4. Il pedone in e6 difende il cavallo in d5, così quella cattura costerebbe la donna.
lesson-guarded-2-before = Ora un allenamento: di' i pezzi che attaccano una casa, o che la difendono.
lesson-guarded-2-help = Prima guarda colonne, traverse e diagonali, poi cavalli, pedoni e re.
lesson-guarded-recap = Prima di ogni cattura: quanto vale, e chi riprende?

## 11

lesson-check = Tre risposte allo scacco
lesson-check-goal = Sai trovare ogni risposta a uno scacco.
lesson-check-text = Se il tuo re è sotto scacco, devi rispondere subito. Ci sono tre modi: prendere l'attaccante, mettere un pezzo in mezzo, o muovere il re. Sotto scacco non puoi arroccare.
lesson-check-1-help = Prova i tre modi: prendi la torre, chiudi la colonna e, muovi il re.
lesson-check-1-why = L'alfiere può prendere la torre, e la donna può mettersi in mezzo in e2. Oppure il re lascia la colonna, in f1 o f2.
lesson-check-recap = Prendere, chiudere o muovere: ogni volta guarda tutti e tre.

## 12

lesson-mate = Matto in una
lesson-mate-goal = Sai dare matto quando basta una mossa.
lesson-mate-text = Lo scacco matto è lo scopo del gioco: uno scacco senza risposta. Nessuno può prendere l'attaccante, nulla può mettersi in mezzo, e il re non ha case sicure. La partita finisce subito. Il re non viene mai preso davvero.
lesson-mate-1-help = I pedoni neri chiudono il loro stesso re.
lesson-mate-1-why = Da a8 la torre dà scacco lungo la traversa 8. Nulla può mettersi in mezzo, e i pedoni neri chiudono ogni uscita.
lesson-mate-2-help = La tua donna può andare proprio accanto al re nero, se il tuo re la difende.
lesson-mate-2-why = Il tuo re difende la donna in g7, così il Nero non può prenderla. Attacca anche g8 e h7.
lesson-mate-3-help = Il re nero non può muovere: trova uno scacco senza risposta.
lesson-mate-3-why = Nessuno può prendere il cavallo in f7, e lo scacco di un cavallo non si chiude. Il re è chiuso dai suoi stessi pezzi: matto affogato.
lesson-mate-recap = Esamina ogni scacco: possono prendere, chiudere o muovere? Se no, è matto.

## 13

lesson-draws = Quando nessuno vince
lesson-draws-goal = Sai quando una partita è patta, ed eviti lo stallo quando stai vincendo.
lesson-draws-text = Se chi ha il tratto non è sotto scacco ma non ha mosse legali, è stallo. La partita è patta, per quanto forte sia l'altro lato. I giocatori possono anche accordarsi per la patta.
lesson-draws-1-help = Attacca ogni casa intorno al re nero, ma non il re stesso.
lesson-draws-1-why = Da c7 la donna attacca a7, b7 e b8, ma non a8. Il Nero non è sotto scacco, e non può muovere.
lesson-draws-2-ask = Tocca al Nero. È matto o stallo?
lesson-draws-2-help = Chiediti prima se il Nero è sotto scacco.
lesson-draws-2-why = Nulla attacca h8, quindi il Nero non è sotto scacco. Ma il Bianco attacca g7, g8 e h7: stallo.
lesson-draws-3-before = Puoi anche reclamare la patta: quando una posizione c'è per la terza volta, o dopo cinquanta mosse a testa senza catture né mosse di pedone. E se nessun matto è più possibile, la partita è subito patta.
lesson-draws-3-help = Un re e un alfiere possono dare matto?
lesson-draws-3-why = Un re e un alfiere non possono dare matto, e nemmeno l'altro re. La partita è subito patta.
lesson-draws-recap = Cinque vie per la patta: stallo, accordo, matto impossibile, triplice ripetizione, cinquanta mosse. Se stai vincendo, lascia una mossa all'avversario.

## 14

lesson-castling = L'arrocco
lesson-castling-goal = Sai quando puoi arroccare, e da che parte.
lesson-castling-text = Il re va due case verso una torre, e quella torre va sulla casa che lui ha attraversato. Re e torre non devono aver mosso prima, e tra loro non deve esserci nulla. Il re non può arroccare se è sotto scacco, se passa per una casa attaccata, o se ci finisce. L'arrocco sul lato di re si chiama corto, sul lato di donna lungo.
lesson-castling-1-help = Prova con entrambe le torri: la via è libera, e il cammino del re è sicuro?
lesson-castling-1-why = Le due vie sono libere, e il Nero non attacca nessuna casa sul cammino del re. Un attacco alle torri non conta.
lesson-castling-2-help = Quale casa della prima traversa attacca la torre nera?
lesson-castling-2-why = La torre in f3 attacca f1, che il re dovrebbe attraversare per l'arrocco corto. Dall'altra parte d1 e c1 sono sicure.
lesson-castling-3-help = In questo momento il tuo re è attaccato?
lesson-castling-3-why = La torre in e4 dà scacco. Sotto scacco non puoi arroccare.
lesson-castling-4-help = Chiediti quali case attraversa il re stesso.
lesson-castling-4-why = La torre nera attacca b1, ma il tuo re attraversa solo d1 e si ferma in c1. Solo la torre attraversa b1, ed è permesso.
lesson-castling-recap = Arrocca presto: il re trova riparo, e una torre entra in gioco. Mai sotto scacco, mai attraverso uno scacco, mai dentro uno scacco.

## 15

lesson-en-passant = En passant
lesson-en-passant-goal = Sai prendere en passant, e sai quando è troppo tardi.
lesson-en-passant-text = Un pedone non può sfuggire al tuo facendo due case insieme. Se arriva proprio accanto al tuo pedone, puoi prenderlo come se ne avesse fatta una sola. Il tuo pedone va sulla casa saltata. Puoi farlo solo alla mossa subito dopo.
lesson-en-passant-1-before = L'ultima mossa del Nero era pedone d7 in d5.
lesson-en-passant-1-help = Una mossa va dritta, l'altra prende un pedone che è accanto al tuo.
lesson-en-passant-1-why = Il pedone può andare in e6. Oppure prende en passant il pedone in d5, e arriva in d6.
lesson-en-passant-2-before = La stessa posizione, ma stavolta l'ultima mossa del Nero non era di pedone.
lesson-en-passant-2-help = Quanto dura il diritto di prendere en passant?
lesson-en-passant-2-why = Il pedone nero non ha appena fatto due case. Il diritto dura una sola mossa.
lesson-en-passant-recap = Due case, accanto al tuo pedone, proprio ora: allora puoi prendere en passant.

## 16

lesson-promotion = Promuovere con attenzione
lesson-promotion-goal = Scegli il pezzo giusto quando il tuo pedone promuove.
lesson-promotion-text = Un pedone che arriva all'ultima traversa diventa donna, torre, alfiere o cavallo. Non importa che cosa è stato catturato: puoi avere due donne. Quasi sempre la donna è la scelta migliore. Ma prima chiediti che cosa può ancora giocare l'avversario.
lesson-promotion-1-before = Promuovi ora il tuo pedone. Scegli il pezzo che vince.
lesson-promotion-1-help = Per ogni pezzo, chiediti se il re nero ha ancora una mossa.
lesson-promotion-1-why = Una donna in c8 sarebbe stallo. Con una torre il re deve andare in a6, e la torre dà matto in a8.
lesson-promotion-recap = Di solito una donna, ma non se è stallo.

## 17

lesson-fork = Forchetta e attacco di scoperta
lesson-fork-goal = Sai attaccare due pezzi con una mossa.
lesson-fork-text = In una forchetta un pezzo ne attacca due insieme. L'avversario può salvarne solo uno. I cavalli ci riescono benissimo. Il bersaglio migliore è il re, perché a uno scacco si deve rispondere.
lesson-fork-1-help = Trova la casa da cui il cavallo attacca re e torre.
lesson-fork-1-why = Da c7 il cavallo attacca il re e la torre in a8. Il re deve muovere, poi il cavallo prende la torre.
lesson-fork-2-before = In un attacco di scoperta un pezzo si sposta e apre la linea a un altro dietro di lui.
lesson-fork-2-help = Quando il cavallo lascia la colonna e, la tua torre dà scacco: che cosa può attaccare il cavallo?
lesson-fork-2-why = Il cavallo apre la colonna e, e la torre dà scacco. Con la stessa mossa il cavallo attacca la donna.
lesson-fork-recap = Una mossa, due minacce. I pezzi sono più forti quando lavorano insieme.

## 18

lesson-pin = Inchiodatura e infilata
lesson-pin-goal = Sai attaccare due pezzi che sono sulla stessa linea.
lesson-pin-text = Un pezzo è inchiodato quando dietro, sulla stessa linea, ce n'è uno di più valore. Se è il re, il pezzo inchiodato non può lasciare la linea. Torri, alfieri e donne possono inchiodare. Attacca un pezzo inchiodato: difficilmente scappa.
lesson-pin-1-help = Quale linea hanno in comune il re nero e il suo cavallo?
lesson-pin-1-why = In e1 la torre inchioda il cavallo, perché dietro c'è il re. Il cavallo non può muovere, e alla prossima puoi prenderlo.
lesson-pin-2-before = In un'infilata il pezzo di più valore è davanti. Deve spostarsi, e quello dietro è perso.
lesson-pin-2-help = Quale linea hanno in comune il re nero e la donna nera?
lesson-pin-2-why = Da h5 la torre dà scacco lungo la traversa 5. Quando il re si sposta, la torre prende la donna.
lesson-pin-recap = Il pezzo di più valore dietro: inchiodatura. Davanti: infilata.

## 19

lesson-gifts = Regali
lesson-gifts-goal = Prima di prendere, ti chiedi che cosa viene dopo.
lesson-gifts-text = Un pezzo gratis non è sempre un regalo. L'avversario può cederlo per avere qualcosa di meglio. Prima di prendere, chiediti quale sarebbe la risposta. Anche quando tocca a te, prenditi tempo.
lesson-gifts-1-help = Quale traversa lascia la tua torre quando prende?
lesson-gifts-1-why = La tua torre deve difendere la prima traversa. Se prende in a3, la torre nera dà matto in d1.
lesson-gifts-2-before = Ora il regalo lo fai tu: cedi un pezzo, e dai matto in due mosse.
lesson-gifts-2-help = La traversa 8 dipende da una sola torre nera: falle prendere qualcosa.
lesson-gifts-2-why = Quando la donna dà scacco in e8, la torre nera deve prenderla. La tua torre riprende, ed è matto.
lesson-gifts-recap = Prima trova la risposta migliore dell'avversario, poi prendi. Un pezzo gratis può essere un'esca.

## 20

lesson-opening = L'apertura
lesson-opening-goal = Sai sviluppare i pezzi, arroccare e lottare per il centro.
lesson-opening-text = Inizia con un pedone centrale, per esempio e4 o d4: prende spazio e apre linee. Sviluppa i pezzi uno alla volta. Non muovere due volte lo stesso pezzo, se non è attaccato. Arrocca presto, e lascia a casa i pedoni davanti al re. Anche c4 e cavallo f3 sono buone prime mosse. Un alfiere in g2 o b2 controlla il centro dall'ala. Non chiudere i tuoi alfieri dietro i tuoi pedoni.
lesson-opening-1-before = Il Bianco tenta il matto del barbiere: la donna in h5 e l'alfiere in c4 attaccano f7.
lesson-opening-1-help = Difendi f7, chiudi la via alla donna, o fai spazio al tuo re.
lesson-opening-1-why = Il Bianco minaccia di dare matto prendendo in f7 con la donna. La migliore è pedone in g6: le chiude la via e la attacca.
lesson-opening-2-before = Ora gioca dieci mosse contro il livello 3. Poi senti che cosa hai sviluppato, se hai arroccato, e che cosa ha mosso due volte.
lesson-opening-2-help = Un pedone centrale, i cavalli, gli alfieri, poi l'arrocco: quest'ordine sbaglia di rado.
lesson-opening-recap = Centro, pezzi fuori, arrocco. Il matto del barbiere riesce una volta, quindi non contare sui trucchi.

## 21

lesson-trades = Cambi e piani
lesson-trades-goal = Sai quando un cambio ti aiuta.
lesson-trades-text = Cambia quando ottieni più di quanto dai. Cambia anche quando sei in vantaggio: con meno pezzi il vantaggio pesa di più. Non affrettare un attacco: prima elimina i pezzi che difendono. Dai a ogni mossa uno scopo, e pensa qualche mossa avanti.
lesson-trades-1-before = Hai una torre in più. Cambia le donne.
lesson-trades-1-help = Le due donne sono sulla stessa colonna, senza nulla in mezzo.
lesson-trades-1-why = Senza donne, il tuo re e la torre affrontano un re solo. Puoi dare matto, e il Nero non può più vincere.
lesson-trades-recap = Quando sei in vantaggio, cambia. Poi segui il tuo piano passo per passo.

## 22

lesson-two-mates = Matti da sapere a memoria
lesson-two-mates-goal = Sai dare matto a un re solo con due torri, con una donna o con una torre.
lesson-two-mates-text = Verso la fine restano pochi pezzi, e devi saper concludere. Un re solo prende matto al bordo della scacchiera. Spingilo lì passo per passo, ed evita lo stallo.

lesson-two-mates-1-before = Con due torri, una chiude il re, e l'altra dà scacco. Qui puoi dare matto in due mosse.
lesson-two-mates-1-help = Fai in modo che il re nero non possa lasciare la traversa 8.
lesson-two-mates-2-before = Re e donna: la donna toglie spazio al re nero, poi viene ad aiutare il tuo re. Al meglio servono nove mosse.
lesson-two-mates-2-help = Tieni la donna a un salto di cavallo dal re nero, finché lui è al bordo.
lesson-two-mates-3-before = Re e torre: la torre taglia la via al re nero, e il tuo re lo spinge indietro. Al meglio servono quindici mosse.
lesson-two-mates-3-help = Quando i re si fronteggiano con una casa in mezzo, dai scacco di lato.
lesson-two-mates-recap = Taglia la via al re, porta il tuo re, dai matto al bordo. Prima di ogni mossa tranquilla, chiediti se è stallo.

## 23

lesson-pawn-endings = I pedoni alla fine
lesson-pawn-endings-goal = Sai quando un solo pedone vince, e quando no.
lesson-pawn-endings-text = Alla fine un pedone può decidere la partita diventando donna. Il re va davanti, e il pedone segue. Quando i re si fronteggiano con una casa in mezzo, chi non deve muovere ha l'opposizione. Un re solo raggiunge un pedone appena è nel suo quadrato, largo quanto è lunga la via del pedone.
lesson-pawn-endings-1-before = Il tuo re è sulla traversa 6, davanti al suo pedone: così si vince. Mostra come.
lesson-pawn-endings-1-help = Fai controllare al re le case davanti al pedone, e solo dopo spingilo.
lesson-pawn-endings-2-ask = Tocca al Bianco. È vinta o patta?
lesson-pawn-endings-2-help = Chi ha l'opposizione?
lesson-pawn-endings-2-why = I re si fronteggiano, e deve muovere il Bianco: ha l'opposizione il Nero. Se toccasse al Nero, vincerebbe il Bianco.
lesson-pawn-endings-3-before = Hai il Nero, e tocca a te: tieni la patta. Il pedone ha bisogno di quattro mosse fino ad a8, così il suo quadrato va dalla colonna a alla colonna e.
lesson-pawn-endings-3-help = Entra subito nel quadrato, poi corri verso a8.
lesson-pawn-endings-4-ask = Tocca al Bianco. È vinta o patta?
lesson-pawn-endings-4-help = Confronta il colore di h8 con quello dell'alfiere.
lesson-pawn-endings-4-why = Il pedone promuove in h8, una casa scura, e l'alfiere ha solo le chiare. Nessuno può cacciare il re dall'angolo.
lesson-pawn-endings-recap = Prima il re, l'opposizione, e il quadrato del pedone. Con un pedone di torre, l'alfiere deve avere il colore dell'angolo.

## 24

lesson-clock = Orologio e torneo
lesson-clock-goal = Sai annunciare le mosse, premere l'orologio e reclamare la vittoria per il tempo.
lesson-clock-text = Ogni giocatore ha il suo tempo per tutta la partita, e quando premi parte l'orologio dell'avversario. Se finisci il tempo, perdi, a meno che l'avversario non possa dare matto. I giocatori ciechi annunciano ogni mossa ad alta voce, e l'avversario la ripete. Pezzo toccato pezzo mosso: il pezzo che tocchi deve muovere, se può.
lesson-clock-1-before = Ora cinque mosse come in torneo. Annuncia la tua mossa, premi, e ripeti quella dell'avversario.
lesson-clock-1-help = Annuncia, premi, ripeti: sempre in quest'ordine.
lesson-clock-2-ask = In una partita rapid cade la bandierina dell'avversario. Che cosa viene prima, gli orologi o l'arbitro?
lesson-clock-2-help = Che cosa corre ancora mentre parli?
lesson-clock-2-why = Prima ferma i due orologi, o può cadere anche la tua bandierina. Poi reclama la vittoria e chiama l'arbitro.
lesson-clock-3-ask = All'avversario restano 15 secondi. Potresti cambiare le donne in un finale di pedoni perso. È un'occasione con incremento o senza?
lesson-clock-3-help = L'avversario deve ancora promuovere un pedone e poi dare matto.
lesson-clock-3-why = Senza incremento, 15 secondi possono non bastare per promuovere e dare matto. Con l'incremento ogni mossa porta nuovi secondi.
lesson-clock-recap = Prima gli orologi, poi l'arbitro. Nel rapid una buona mossa adesso batte la mossa migliore troppo tardi.

## Pezzi da ascoltare

listen-wheat = Il grano sulla scacchiera
listen-wheat-text-1 = Un'antica leggenda indiana racconta di un re il cui unico figlio cadde in battaglia.
listen-wheat-text-2 = Nel suo dolore, lasciò andare in rovina il regno.
listen-wheat-text-3 = Allora un saggio di nome Sessa gli portò una tavola di 64 case, e pezzi per ogni parte del suo esercito.
listen-wheat-text-4 = C'erano fanti, cavalieri, carri ed elefanti, un ministro, e il re stesso.
listen-wheat-text-5 = Il gioco guarì la tristezza del re, che tornò a regnare. Come premio Sessa poteva chiedere qualsiasi cosa.
listen-wheat-text-6 = Sessa chiese del grano: un chicco per la prima casa, due per la seconda, quattro per la terza, e così via fino all'ultima.
listen-wheat-text-7 = Il re sorrise di un desiderio così modesto.
listen-wheat-text-8 = Poi si contarono i chicchi: più di 18 miliardi di miliardi. Il regno avrebbe dovuto mietere per duemila anni.
listen-wheat-text-9 = Sessa condonò il debito al re, e il re fece di lui il suo primo consigliere.

listen-origins = Da dove vengono gli scacchi
listen-origins-text-1 = Nessuno sa con certezza dove sono nati gli scacchi. I più dicono: in India, ben più di mille anni fa.
listen-origins-text-2 = Una leggenda greca li attribuisce ad Ares, il dio della guerra. Fece la scacchiera per provare le sue battaglie, e attraverso suo figlio il gioco arrivò agli uomini.
listen-origins-text-3 = Il gioco indiano si chiamava chaturanga.
listen-origins-text-4 = Il suo elefante diventò il nostro alfiere. Saltava di due case esatte in diagonale.
listen-origins-text-5 = Il suo ministro diventò la nostra donna. Andava di una sola casa in diagonale, ed era tra i pezzi più deboli.
listen-origins-text-6 = Nessuno arroccava, e nessun pedone faceva due case. Un pedone promosso diventava un ministro, nulla di meglio.
listen-origins-text-7 = Intorno al 1475, in Spagna o in Italia, il gioco diventò veloce.
listen-origins-text-8 = Alfiere e donna ebbero le mosse di oggi, e la donna fu di colpo il pezzo più forte.
listen-origins-text-9 = I pedoni poterono fare due case all'inizio, e con questo venne la presa en passant.
listen-origins-text-10 = Solo nell'Ottocento i pezzi si mossero ovunque allo stesso modo. Così si muovono ancora oggi.

listen-longest = La partita più lunga
listen-longest-text-1 = La più lunga partita di torneo conosciuta si giocò a Belgrado nel 1989.
listen-longest-text-2 = Ivan Nikolić aveva il Bianco, Goran Arsović il Nero.
listen-longest-text-3 = Giocarono 269 mosse a testa, e ci vollero più di venti ore.
listen-longest-text-4 = Alla fine c'erano una torre e un alfiere contro una torre.
listen-longest-text-5 = Non vinse nessuno: fu patta.
listen-longest-text-6 = A quei tempi le regole davano a questi finali più di cinquanta mosse.
listen-longest-text-7 = Oggi non ci sono eccezioni. Dopo cinquanta mosse a testa senza catture né mosse di pedone, un giocatore può reclamare la patta; dopo settantacinque la partita è finita.

listen-forms = Molti modi di giocare
listen-forms-text-1 = Di solito due giocatori si incontrano a una scacchiera. Ma non è l'unico modo.
listen-forms-text-2 = In rete, l'avversario può essere dall'altra parte del mondo. Le regole sono le stesse.
listen-forms-text-3 = Nel blitz ogni giocatore ha solo pochi minuti, e nessuno deve scrivere le mosse.
listen-forms-text-4 = In una simultanea un giocatore forte affronta molti avversari, ognuno alla sua scacchiera.
listen-forms-text-5 = Negli scacchi alla cieca la scacchiera è solo nella testa del giocatore. Maestri vedenti danno queste esibizioni tra grandi applausi.
listen-forms-text-6 = I giocatori ciechi non ne hanno bisogno: i più hanno una scacchiera sotto le dita. Ma molti ne sono capaci.
listen-forms-text-7 = Negli scacchi per corrispondenza le mosse viaggiano per posta. Una partita durava anni; la posta elettronica l'ha resa più rapida.
listen-forms-text-8 = Le mosse si scrivono con sole cifre, così le capiscono giocatori di ogni lingua. C'è perfino una federazione mondiale apposta.

listen-variants = Giochi con altre regole
listen-variants-text-1 = Ad alcuni piace cambiare le regole degli scacchi. Questi giochi si chiamano varianti.
listen-variants-text-2 = Negli scacchi960, inventati da Bobby Fischer, i pezzi dietro i pedoni si dispongono a sorte.
listen-variants-text-3 = I due alfieri devono essere su colori diversi, e il re tra le torri. Restano 960 posizioni iniziali.
listen-variants-text-4 = In King of the Hill puoi vincere anche portando il re su una delle quattro case centrali.
listen-variants-text-5 = In Three-check puoi vincere anche dando scacco tre volte.
listen-variants-text-6 = In Crazyhouse un pezzo che catturi cambia lato. In una mossa seguente puoi metterlo su una casa vuota.
listen-variants-text-7 = Bughouse si gioca in quattro, due contro due, su due scacchiere. Ciò che catturi va al tuo compagno, che può metterlo sulla sua.

listen-tournaments = Come funzionano i tornei
listen-tournaments-text-1 = La gara più semplice è l'incontro: due giocatori, e un numero fisso di partite.
listen-tournaments-text-2 = Nel girone all'italiana tutti giocano contro tutti. È il modo più equo, ma ci vuole molto tempo.
listen-tournaments-text-3 = I giocatori sorteggiano un numero. Una tabella dice poi chi incontra chi in ogni turno, e chi ha il Bianco.
listen-tournaments-text-4 = Se i giocatori sono dispari, in ogni turno uno riposa.
listen-tournaments-text-5 = Nel doppio girone tutti si incontrano due volte, una per colore.
listen-tournaments-text-6 = Nell'eliminazione diretta chi perde va a casa. Dopo una patta i due spesso rigiocano, con meno tempo.
listen-tournaments-text-7 = Nel sistema Scheveningen ogni giocatore di una squadra incontra ogni giocatore dell'altra.
listen-tournaments-text-8 = Quando le squadre si affrontano scacchiera per scacchiera, si sommano i punti di tutte.

listen-swiss = Il sistema svizzero
listen-swiss-text-1 = Se cento giocatori hanno un fine settimana, non possono incontrarsi tutti. Aiuta il sistema svizzero.
listen-swiss-text-2 = Il numero di turni è fissato prima, spesso sette, nove o undici. Nessuno viene eliminato.
listen-swiss-text-3 = In ogni turno incontri qualcuno con tanti punti quanti ne hai tu, o quasi.
listen-swiss-text-4 = Così, se vinci, il prossimo avversario sarà forse più forte. Se perdi, diventa più facile.
listen-swiss-text-5 = A pari punti si ordina per punteggio Elo. Il primo della metà alta incontra il primo della metà bassa, e così via.
listen-swiss-text-6 = Non incontri mai due volte lo stesso avversario.
listen-swiss-text-7 = I colori dovrebbero alternarsi. Si evitano tre partite di fila con lo stesso colore.
listen-swiss-text-8 = Se i giocatori sono dispari, uno degli ultimi riceve un punto senza giocare. A ognuno succede al massimo una volta.

listen-ties = A pari punti
listen-ties-text-1 = Una vittoria vale un punto, una patta mezzo. Alla fine spesso due giocatori hanno gli stessi punti.
listen-ties-text-2 = La soluzione migliore è un'altra partita tra loro, ma di rado c'è tempo.
listen-ties-text-3 = Così il regolamento del torneo dice prima che cosa decide.
listen-ties-text-4 = Nei gironi è spesso il Sonneborn-Berger. I punti contro avversari forti pesano di più.
listen-ties-text-5 = Si sommano i punti di tutti quelli che hai battuto, e metà dei punti di quelli con cui hai pattato.
listen-ties-text-6 = Se anche questo è uguale, può decidere il numero di vittorie, o delle vittorie col Nero.
listen-ties-text-7 = Poi viene la partita tra i due. E se nulla aiuta, si tira a sorte.

listen-pace = Scacchi veloci e lenti
listen-pace-text-1 = Con dieci minuti o meno a testa la partita è blitz; con un'ora o più è classica. Tutto ciò che sta in mezzo è rapid.
listen-pace-text-2 = Nel rapid quindici minuti più dieci secondi a mossa sono molto comuni.
listen-pace-text-3 = Per sapere qual è, conta sessanta mosse. Dieci secondi a mossa fanno altri dieci minuti, venticinque in tutto.
listen-pace-text-4 = Nelle partite veloci prontezza e conoscenza contano quanto la riflessione.
listen-pace-text-5 = Fai pensare l'avversario fin dalla prima mossa. Un'apertura a sorpresa gli costa tempo.
listen-pace-text-6 = Non calcolare tutto fino in fondo. Non c'è tempo.
listen-pace-text-7 = E non inseguire la mossa migliore quando ne hai una buona. Il meglio è nemico del bene.
listen-pace-text-8 = Sappi sempre se c'è un incremento. Senza, anche una posizione persa si salva, se all'altro resta poco tempo.

listen-blind = Come giocano i ciechi
listen-blind-text-1 = Quando un giocatore cieco si siede a giocare, spesso ci sono due scacchiere: una per ciascuno.
listen-blind-text-2 = Sulla scacchiera del cieco le case scure sono un po' rialzate, e ogni casa ha un foro.
listen-blind-text-3 = Ogni pezzo ha un piolo che entra nel foro. I pezzi neri hanno un segno che le dita sentono.
listen-blind-text-4 = Un pezzo conta come toccato solo quando è stato tolto dal suo foro.
listen-blind-text-5 = Ogni mossa si annuncia. L'avversario la ripete, e la esegue sulla sua scacchiera.
listen-blind-text-6 = Per le colonne ci sono nomi, così b e d non si confondono: Anna, Bella, Cesare, Davide, Eva, Felix, Gustavo, Hector.
listen-blind-text-7 = Tra paesi diversi pezzi e numeri si possono dire in tedesco: Springer Gustav eins Felix drei.
listen-blind-text-8 = Un lapsus va corretto subito, prima che parta l'altro orologio.
listen-blind-text-9 = Se le due scacchiere sono diverse, aiuta l'arbitro, e si confrontano i due formulari.

listen-practice = Come migliorare
listen-practice-text-1 = Il primo consiglio è semplice: gioca, più spesso che puoi. Da ogni partita impari qualcosa, vinta o persa.
listen-practice-text-2 = Il secondo: studia. Segui lezioni, risolvi problemi, e rivedi le partite dei bravi giocatori.
listen-practice-text-3 = Il terzo: divertiti. Perdono anche i campioni del mondo.
listen-practice-text-4 = Perdere non è una vergogna, se scopri perché. Il miglior maestro è il tuo errore.
listen-practice-text-5 = Siediti con fiducia. Una partita che in cuor tuo hai già ceduto è mezza persa.
listen-practice-text-6 = Pensa prima che si muova la mano. Quando hai trovato una buona mossa, controllala ancora una volta.
listen-practice-text-7 = Chiediti che cosa vuole l'avversario. Ogni mossa ha un motivo, anche una cattiva.
listen-practice-text-8 = I suggerimenti aiutano a imparare. In torneo non ce ne sono.
listen-practice-text-9 = Cerca un circolo. Gli altri ti insegnano ciò che nessun programma sa, e un torneo ti dà un punteggio Elo.

listen-phases = Tre parti di una partita
listen-phases-text-1 = Una partita ha tre parti: l'apertura, il mediogioco e il finale.
listen-phases-text-2 = Nell'apertura sviluppi i pezzi e lotti per il centro.
listen-phases-text-3 = Il Bianco ha la prima mossa, e spesso attacca. Il Nero costruisce una posizione solida, e aspetta l'occasione.
listen-phases-text-4 = Nel mediogioco i piani si scontrano. Si cambiano pezzi, e chi è più forte prepara un buon finale.
listen-phases-text-5 = Uno o due pezzi da soli battono di rado un buon avversario. Porta due o tre aiuti prima di attaccare.
listen-phases-text-6 = Nel finale restano pochi pezzi, e ognuno vale di più.
listen-phases-text-7 = Allora un alfiere è spesso meglio di un cavallo: attraversa una scacchiera vuota in una mossa.
listen-phases-text-8 = I pedoni diventano importanti. Tienili vicini, così che si difendano, ed evita di averne due sulla stessa colonna.
listen-phases-text-9 = I bravi giocatori pensano al finale fin dall'inizio. Un pedone in più nell'apertura può essere una donna alla fine.

listen-champions = Campioni del mondo di gioco rapido
listen-champions-text-1 = Il primo campionato del mondo rapid si è giocato nel 2001. Lo vinse Garri Kasparov.
listen-champions-text-2 = Viswanathan Anand vinse nel 2003, e di nuovo quattordici anni dopo.
listen-champions-text-3 = Dal 2012 si gioca quasi ogni anno.
listen-champions-text-4 = Magnus Carlsen vinse nel 2014 e nel 2015.
listen-champions-text-5 = Sono stati campioni anche Levon Aronian, Sergej Karjakin, Shakhriyar Mamedyarov e Vasyl' Ivančuk.
listen-champions-text-6 = Le donne giocano per un titolo proprio. Anna Muzyčuk lo vinse a Doha nel 2016.
listen-champions-text-7 = Otto delle loro partite sono nel programma. Per cercare le mosse di chi ha vinto, scrivi indovina campioni.

# Finali

ending-list = Finali. Scrivi finali e un numero, o un nome.
ending-line = { $number }: { $name }{ $how ->
    [right] , fatto
    [helped] , fatto con aiuto
    [wrong] , da ripetere
   *[new] {""}
}.
ending-begins = Finale: { $name }.
ending-asks = Tocca al { $color }. { $goal ->
    [win] Vinci.
   *[draw] Tieni la patta.
}
ending-answers = Il { $color } risponde { $move }.
ending-thrown = { $move } { $how ->
    [draws] butta via la vittoria.
   *[loses] perde.
} { $goal ->
    [win] { $keeping ->
        [one] Vince solo { $best }.
       *[other] Vince { $best }.
    }
   *[draw] { $keeping ->
        [one] Tiene la patta solo { $best }.
       *[other] Tiene la patta { $best }.
    }
}
ending-again = La tua mossa è ritirata. Riprova.
ending-mate = Scacco matto dopo { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
}{ $how ->
    [best] , il meglio possibile.
    [longer] . Al meglio: { $best }.
   *[unknown] .
}
ending-won = La vittoria è sicura dopo { $moves ->
    [one] una mossa.
   *[other] { $moves } mosse.
}
ending-drawn = Patta. Ben difesa.
ending-repeated = Patta per triplice ripetizione. Ben difesa.
ending-held = Hai tenuto per { $moves } mosse. Ottimo lavoro.
ending-lost-repeated = Triplice ripetizione: patta, non vittoria.
ending-lost-fifty = Cinquanta mosse senza catture né mosse di pedone: patta, non vittoria.
ending-solution = Gioco migliore: { $moves }.
ending-over = Il finale è concluso. Un altro: avanti. Alla tua partita: chiudi.
ending-moves = { $moves ->
    [0] Ancora nessuna mossa.
    [one] Finora una mossa.
   *[other] Finora { $moves } mosse.
}
ending-taken-back = Ritirata.
ending-first = Nessuna mossa da ritirare.
ending-not-here = { $name } non serve in un finale.
ending-none = Nessun finale { $word }. Scrivi un numero da 1 a { $count }, o finali per l'elenco.
ending-queen = re e donna
ending-two-rooks = due torri
ending-rook = re e torre
ending-pawn = re e pedone
ending-against-pawn = contro un pedone
ending-wrong-bishop = alfiere sbagliato
ending-pawn-race = corsa di pedoni
ending-catch-pawn = raggiungi il pedone
ending-queen-against-pawn = donna contro pedone
ending-pawn-against-queen = pedone contro donna
ending-rook-against-pawn = torre contro pedone
ending-pawn-against-rook = pedone contro torre

ending-two-bishops = due alfieri
ending-bishop-against-rook = alfiere contro torre
ending-queen-against-rook = donna contro torre
ending-bishop-and-knight = alfiere e cavallo

repertoire-games = partite
repertoire-openings = aperture
repertoire-list = Le tue aperture. Per ripassarne una, scrivi { $repertoire } e il suo nome.
repertoire-line =
    { $name }, { $color }: { $count ->
        [one] una posizione
       *[other] { $count } posizioni
    }, { $wanted } da ripassare.
repertoire-none = Ancora nessuna apertura. Metti un file PGN con le tue varianti nella cartella { $folder } della cartella dei dati, o gioca altre partite.
repertoire-built-in = Aperture incluse: { $count }. Per l'elenco: { $repertoire } { $openings }
repertoire-opening = { $name }, { $color }
repertoire-unknown = Nessuna apertura di nome { $word }. Per l'elenco: { $repertoire }.
repertoire-rests = In { $name } ora non c'è nulla da ripassare.
repertoire-empty = Nessuna variante in { $name }.
repertoire-other-start = Una variante comincia dalla solita posizione iniziale.
repertoire-begins = Aperture: { $name }. Giochi col { $color }.
repertoire-start = Dall'inizio.
repertoire-way = Dall'inizio: { $moves }.
repertoire-asks = Mossa { $number }, { $color }: che cosa giochi?
repertoire-wrong = Non è nelle tue aperture. Riprova.
repertoire-also = Anche nelle tue aperture: { $moves }.
repertoire-answer = Nelle tue aperture: { $moves }.
repertoire-help = L'apertura: { $name }.
repertoire-left =
    { $count ->
        [0] Qui non resta nulla da ripassare.
        [one] Ne resta una da ripassare.
       *[other] Ne restano { $count } da ripassare.
    }
repertoire-not-here = { $name } non serve tra le aperture.
puzzle-games = partite
puzzle-games-none = Nessun matto nuovo nelle tue partite.
puzzle-game-begins = Problema dalla partita { $game }, { $pieces } pezzi.
