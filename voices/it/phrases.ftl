# Tutto ciò che si dice in italiano oltre alle mosse stesse.
# La parola importante sta davanti; una frase entra in quaranta celle dove è possibile.

## Colori, pezzi, elenchi

color-white = Bianco
color-black = Nero

king = { $count ->
    [one] re
   *[other] re
}
queen = { $count ->
    [one] donna
   *[other] donne
}
rook = { $count ->
    [one] torre
   *[other] torri
}
bishop = { $count ->
    [one] alfiere
   *[other] alfieri
}
knight = { $count ->
    [one] cavallo
   *[other] cavalli
}
pawn = { $count ->
    [one] pedone
   *[other] pedoni
}

white-king = { $count ->
    [one] re bianco
   *[other] re bianchi
}
white-queen = { $count ->
    [one] donna bianca
   *[other] donne bianche
}
white-rook = { $count ->
    [one] torre bianca
   *[other] torri bianche
}
white-bishop = { $count ->
    [one] alfiere bianco
   *[other] alfieri bianchi
}
white-knight = { $count ->
    [one] cavallo bianco
   *[other] cavalli bianchi
}
white-pawn = { $count ->
    [one] pedone bianco
   *[other] pedoni bianchi
}
black-king = { $count ->
    [one] re nero
   *[other] re neri
}
black-queen = { $count ->
    [one] donna nera
   *[other] donne nere
}
black-rook = { $count ->
    [one] torre nera
   *[other] torri nere
}
black-bishop = { $count ->
    [one] alfiere nero
   *[other] alfieri neri
}
black-knight = { $count ->
    [one] cavallo nero
   *[other] cavalli neri
}
black-pawn = { $count ->
    [one] pedone nero
   *[other] pedoni neri
}

heading-color-white = Bianco
heading-color-black = Nero
heading-king = { $count ->
    [one] re
   *[other] re
}
heading-queen = { $count ->
    [one] donna
   *[other] donne
}
heading-rook = { $count ->
    [one] torre
   *[other] torri
}
heading-bishop = { $count ->
    [one] alfiere
   *[other] alfieri
}
heading-knight = { $count ->
    [one] cavallo
   *[other] cavalli
}
heading-pawn = { $count ->
    [one] pedone
   *[other] pedoni
}
heading-white-king = { $count ->
    [one] re bianco
   *[other] re bianchi
}
heading-white-queen = { $count ->
    [one] donna bianca
   *[other] donne bianche
}
heading-white-rook = { $count ->
    [one] torre bianca
   *[other] torri bianche
}
heading-white-bishop = { $count ->
    [one] alfiere bianco
   *[other] alfieri bianchi
}
heading-white-knight = { $count ->
    [one] cavallo bianco
   *[other] cavalli bianchi
}
heading-white-pawn = { $count ->
    [one] pedone bianco
   *[other] pedoni bianchi
}
heading-black-king = { $count ->
    [one] re nero
   *[other] re neri
}
heading-black-queen = { $count ->
    [one] donna nera
   *[other] donne nere
}
heading-black-rook = { $count ->
    [one] torre nera
   *[other] torri nere
}
heading-black-bishop = { $count ->
    [one] alfiere nero
   *[other] alfieri neri
}
heading-black-knight = { $count ->
    [one] cavallo nero
   *[other] cavalli neri
}
heading-black-pawn = { $count ->
    [one] pedone nero
   *[other] pedoni neri
}

empty = vuota
empty-ranks = vuote

## Tempo

time-joined = { $items } { $next }
hours = { $n ->
    [one] un'ora
   *[other] { $n } ore
}
minutes = { $n ->
    [one] un minuto
   *[other] { $n } minuti
}
seconds = { $n ->
    [one] un secondo
   *[other] { $n } secondi
}

## Che cosa succede in una partita

period-began = Nuovo controllo: il { $color } riceve { $time }.
draw-offered = Il { $color } offre patta.
draw-offered-own = Patta offerta.
claim-offers = Resta come offerta di patta: la richiesta del { $color }.
claim-offers-own = La tua richiesta offre anche patta.
draw-accepted = Il { $color } accetta la patta.
draw-declined = Il { $color } rifiuta la patta.
claim-wrong-threefold = Richiesta respinta: questa posizione c'è stata { $count ->
    [one] una volta
   *[other] { $count } volte
}. Ne servono tre.
claimed-with = Il { $color } reclama la patta, con { $move }.
must-play = Il { $color } deve giocare { $move }.
claim-wrong-fifty = { $count ->
    [0] Richiesta respinta: nemmeno una mossa a testa senza catture né mosse di pedone. Ne servono 50.
    [one] Richiesta respinta: una sola mossa a testa senza catture né mosse di pedone. Ne servono 50.
   *[other] Richiesta respinta: solo { $count } mosse a testa senza catture né mosse di pedone. Ne servono 50.
}
time-added = Il { $color } riceve altro tempo: { $time }.
taken-back = Ritirata: { $moves }.
flag-fell = Bandierina caduta: { $color }.
paused = Orologi fermi.
resumed = Orologi in moto.

ended-checkmate = Scacco matto. Vince il { $winner }.
ended-checkmate-told = Vince il { $winner }.
ended-king-on-hill = Il re è sulla collina. Vince il { $winner }.
ended-third-check = Terzo scacco. Vince il { $winner }.
ended-king-exploded = Il re è esploso. Vince il { $winner }.
ended-all-pieces-lost = Vince il { $winner }. Ha perso tutti i pezzi.
ended-no-moves-left = Vince il { $winner }. Non ha più mosse.
ended-horde-taken = L'orda è finita. Vince il { $winner }.
ended-race-won = Il re è sull'ultima traversa. Vince il { $winner }.
ended-race-drawn = Patta. Entrambi i re sono sull'ultima traversa.
ended-own-win = Hai vinto.
ended-own-loss = Hai perso.
ended-odds = Per il vantaggio dato, vince il { $winner }.
ended-resignation = Il { $loser } abbandona. Vince il { $winner }.
ended-resignation-no-mate = Patta nonostante l'abbandono. L'avversario non può dare matto con nessuna mossa legale.
ended-stalemate = Patta per stallo.
ended-dead-position = Patta. Posizione morta: nessuno può dare matto.
ended-agreement = Patta d'accordo.
ended-flag = Vince il { $winner } per il tempo.
ended-flag-no-mate = Patta. La bandierina è caduta, ma l'avversario non può dare matto.
ended-threefold = Patta per triplice ripetizione.
ended-fifty-moves = Patta: la regola delle cinquanta mosse.
ended-fivefold = Patta per quintuplice ripetizione.
ended-seventy-five-moves = Patta: la regola delle settantacinque mosse.
ended-both-flags = Patta. Sono cadute entrambe le bandierine.
ended-default-time = Vince il { $winner }. Arrivo troppo tardi: { $loser }.
ended-both-absent = Perdono entrambi. Nessuno è arrivato in tempo.
ended-illegal-moves = Vince il { $winner }. Troppe mosse illegali: { $loser }.
ended-illegal-moves-no-mate = Patta. Troppe mosse illegali, ma l'avversario non può dare matto.
ended-illegal-position = Patta. Sulla scacchiera è rimasta una posizione illegale.
ended-quickplay = Patta. L'arbitro accoglie la richiesta.
ended-quickplay-agreed = Patta. L'avversario accetta la richiesta.
ended-sealed-move-no-mate = Patta. La mossa in busta non è valida, ma l'avversario non può dare matto.
ended-sealed-move = Vince il { $winner }. Non è valida la mossa in busta del { $loser }.
ended-arbiter = Decisione dell'arbitro: Bianco { $white }, Nero { $black }.
ended-adjudicated = Partita aggiudicata: Bianco { $white }, Nero { $black }.
ended-annulled = Partita annullata. Se ne gioca una nuova.
ended-points = Punti: Bianco { $white }, Nero { $black }.

over-next = rivincita o nuova: un'altra partita. riassunto: questa in breve. apri { $game }: le sue mosse.
refused-game-over = La partita è finita. Scrivi nuova per iniziarne un'altra.
refused-not-running = La partita non è in corso.
refused-already-running = La partita è già in corso.
refused-illegal-move = Mossa illegale.
refused-no-offer = Nessuna offerta di patta. Per offrirla, scrivi patta.
refused-offer-stands = La patta è già stata offerta.
refused-answer-waits = Non ancora: prima muove il { $color }. Poi rispondi.
offer-answer-two = { $opponent }: scrivi { $accept } o { $decline }.
refused-nothing-to-take-back = Nessuna mossa da ritirare.
refused-too-early-for-draw = Troppo presto per la patta. Prima devono muovere entrambi.
refused-no-draw-before = Troppo presto per la patta: questo torneo chiede { $count } mosse per parte.
refused-not-your-claim = Non tocca a te. Puoi reclamare quando hai il tratto.
refused-not-your-turn = Non tocca al { $color }.
refused-not-your-clock = L'orologio del { $color } è fermo.
refused-not-opponent = Può farlo solo il { $color }.
refused-nothing-there = { $square } è vuota.
refused-occupied = { $square } è occupata.
refused-nothing-in-hand = Hai la mano vuota. Scrivi prima solleva e una casa.
refused-no-board = Non serve: qui le mosse si scrivono.
refused-adjust-too-late = Troppo tardi per acconciare: hai toccato un pezzo.
refused-already-made = Troppo tardi: la mossa è fatta.
refused-piece-chosen = Troppo tardi: vale la prima scelta, { $piece }.
refused-must-move-touched = Pezzo toccato: { $square } deve muovere.
refused-must-capture = Pezzo toccato: cattura quello in { $square }.
refused-must-capture-with = Pezzo toccato: { $square } deve catturare { $other }.
refused-nothing-touched = Il { $color } non ha toccato nessun pezzo.
refused-too-late-to-complain = Troppo tardi per reclamare: hai toccato un pezzo.
refused-nothing-announced = Nessun annuncio da correggere.
refused-already-announced = Già annunciata. Per cambiarla, scrivi correggi.
refused-must-repeat = Prima ripeti la mossa del { $color }. Poi annuncia la tua.
refused-must-repeat-move = Prima ripeti { $move }. Poi annuncia la tua.
refused-claim-right-lost = Troppo tardi per reclamare: hai iniziato la mossa.
refused-no-quickplay = Questa partita non ha un finale rapido.
refused-too-early-for-quickplay = Troppo presto. Reclama quando hai il tratto e meno di due minuti.
refused-nothing-to-claim = Nessuna mossa illegale da reclamare.
refused-no-increment = Non in questo regolamento: non si possono chiedere cinque secondi a mossa.
refused-claim-awaits-flag = Non prima della caduta della bandierina: allora decidi il reclamo.
refused-claim-waits = Patta reclamata: accetta, rifiuta, o firma con il risultato di un arbitro.
refused-no-touch-owed = Nessun obbligo in { $square }: non toccato, o già mosso.
refused-too-late = Troppo tardi.
refused-no-such-ply = La partita ha meno di { $count } mosse.
refused-not-in-advance = Non in anticipo: { $place } non è ancora giocata.
refused-sheet-hole = Scrivi prima { $place }.
refused-not-over = La partita non è ancora finita.
refused-not-there = Il { $color } è assente.
refused-not-absent = Il { $color } è presente.
refused-not-adjourned = La partita non è aggiornata.
refused-already-sealed = La mossa è già in busta.
refused-not-sealing = Nessuna mossa da imbustare.
refused-not-sealed = Il { $color } non ha ancora imbustato.
refused-no-arbiter = Questa partita non ha arbitro.
refused-no-adjudication = Nessuna aggiudicazione: il file dell'incontro non la permette.
refused-no-next-period = Nessun altro periodo.
refused-nothing-to-decide = Nessuna questione attende questo.
refused-contradicts = La decisione { $number } lo esclude. Scrivi prima revoca { $number }.
refused-no-such-ruling = Nessuna decisione { $number } da revocare.
refused-no-such-penalty = Edizione senza questa sanzione.

## Che cosa dicono le regole, per articolo

law-articles = Articoli della FIDE { $year }: { $articles }. Scrivi articolo 9 o articolo arrocco.
law-which = Per uno di questi: articolo { $subject }.
law-unknown = Non trovato in FIDE { $year }: { $word }. Tutti con articolo.
law-preface = Prefazione: le regole non possono prevedere tutto. Se nessun articolo si adatta, l'arbitro decide per casi simili.
law-not-confirmed = Non confermato per questa edizione.
law-aim = Scopo del gioco: il Bianco comincia, poi si muove a turno. Chi dà scacco matto al re avversario vince.
law-board = Scacchiera: otto case per otto, chiare e scure alternate. L'angolo alla destra di ogni giocatore è chiaro.
law-own-square = Pezzi propri: nessun pezzo va su una casa con un pezzo del suo colore. Un pezzo avversario lì si cattura.
law-promotion = Promozione: un pedone sull'ultima traversa diventa donna, torre, alfiere o cavallo nella stessa mossa. { $touch ->
    [yes] La scelta è definitiva quando il nuovo pezzo ha toccato la casa.
   *[no] La scelta è definitiva quando la mossa è fatta.
}
law-adjusting = Acconciare: solo quando hai il tratto, e solo dopo averlo detto.
law-touch-move = Pezzo toccato: un pezzo tuo deve muovere, uno avversario va catturato, se è legale. Conta il primo toccato. Reclama prima di toccare tu un pezzo.
law-touched-castling = Re e torre toccati: devi arroccare da quel lato, se è legale. Se tocchi prima la torre, muove senza arrocco.
law-nothing-to-move = Pezzo toccato senza mosse legali: puoi fare qualsiasi mossa legale.
law-made = Mossa fatta: la mano ha lasciato il pezzo sulla nuova casa. Il pezzo catturato è fuori dalla scacchiera, e nell'arrocco è lasciata anche la torre.
law-assistant = Assistente: { $moves ->
    [yes] chi non può scrivere o muovere i pezzi può averne uno
   *[no] chi non può scrivere può averne uno
}, se l'arbitro è d'accordo. { $costs ->
    [yes] L'arbitro toglie tempo per questo.
   *[no] A un giocatore disabile non costa tempo.
}
law-resignation = Abbandono: termina subito la partita. { $draw ->
    [yes] Vince l'avversario, ma è patta se non poteva dare matto con nessuna serie di mosse legali.
   *[no] Vince l'avversario.
}
law-dead-position = Posizione morta: nessuno può dare matto con una serie di mosse legali. La partita è subito patta.
law-draw-offer = Offerta di patta: muovi, offri, poi premi l'orologio. Vale finché l'avversario accetta, rifiuta o tocca un pezzo. { $moved ->
    [yes] Prima devono aver mosso entrambi.
   *[no] { "" }
}
law-completed = Completare la mossa: muovi, poi premi l'orologio con la stessa mano. Per la mossa che termina la partita non serve.
law-time = Tempo: parte prima l'orologio del Bianco. Completa tutte le mosse di un periodo prima che scada il suo tempo.
law-late = Ritardo: { $late ->
    [none] chi non c'è all'inizio perde
    [time] perdi se il ritardo supera { $time }
    [event] il torneo stabilisce quanto è permesso
   *[event-or-none] il torneo stabilisce quanto è permesso, altrimenti chi non c'è all'inizio perde
}. L'arbitro può decidere diversamente.
law-flag = Bandierina caduta: conta quando l'arbitro la vede o un giocatore la reclama. Perdi, o è patta se l'avversario non poteva dare matto con nessuna serie di mosse legali.
law-both-flags = Due bandierine cadute: { $both ->
    [announced] se il torneo ha annunciato queste regole, la partita continua, ma nell'ultimo periodo è patta
    [first] perde la prima caduta
    [last] se nessuno sa quale è caduta prima, la partita continua, ma nell'ultimo periodo è patta
   *[draw] la partita è patta
}.
law-clocks = Fermare gli orologi: solo per chiamare l'arbitro, per esempio se manca il pezzo della promozione. L'arbitro corregge i tempi e dice quando si riprende.
law-set-up = Posizione iniziale errata: si gioca una nuova partita. Se era girata solo la scacchiera, la partita continua su una giusta.
law-reversed = Colori invertiti: { $new ->
    [yes] nuova partita prima che ognuno abbia fatto { $count } mosse. Dopo, la partita continua.
   *[no] la partita continua, se l'arbitro non decide diversamente.
}
law-displaced = Pezzi rovesciati: rimettili a posto nel tuo tempo. L'arbitro può aiutare o punire.
law-illegal = Mossa illegale: si torna alla posizione di prima, o all'ultima sicura. Il pezzo toccato vale per la nuova mossa.
law-unfinished-promotion = Promozione incompiuta: premere l'orologio con un pedone sull'ultima traversa è mossa illegale. { $queen ->
    [yes] Il pedone diventa donna.
   *[no] Si torna alla posizione di prima.
}
law-no-move = Orologio senza mossa: { $counts ->
    [yes] premerlo conta come mossa illegale
   *[no] premerlo è vietato, e l'arbitro può punire
}.
law-two-hands = Due mani: { $counts ->
    [yes] una mossa con due mani conta come illegale quando si preme l'orologio
   *[no] si muove con una mano sola, o l'arbitro può punire
}.
law-penalty = { $pace ->
    [standard] Mossa illegale, la penalità
    [rapid] Mossa illegale nel rapid
   *[blitz] Mossa illegale nel blitz
}: { $loses ->
    [first] la prima perde la partita
    [claim] l'avversario può reclamare la vittoria
    [second] la prima dà all'avversario { $time }, la seconda perde
   *[third] le prime due danno all'avversario { $time } ciascuna, la terza perde
}. { $until ->
    [always] Conta ogni volta che si scopre durante la partita.
    [touch] L'avversario deve reclamare prima di toccare un pezzo.
    [move] Conta solo fino alla mossa successiva dell'avversario.
   *[claim] L'avversario deve reclamare prima della sua mossa.
} { $draw ->
    [yes] È patta se l'avversario non poteva dare matto con nessuna serie di mosse legali.
   *[no] { "" }
}
law-recording = Formulario: annota tutte le mosse di entrambi{ $electronic ->
    [yes] , su carta o su un formulario elettronico certificato.
   *[no] .
} { $ahead ->
    [yes] Puoi scrivere la mossa prima di farla.
   *[no] Scrivi la mossa solo dopo averla fatta, salvo per reclamare o per metterla in busta.
} Entrambi firmano il risultato.
law-sheet-in-view = Formulario in vista: l'arbitro deve poterlo vedere per tutta la partita.
law-short-of-time = Poco tempo: con meno di { $time } non serve annotare, salvo se ogni mossa aggiunge { $bonus } o più. Dopo il periodo, completa il formulario.
law-reconstruction = Nessun formulario completo: la partita si rigioca su un'altra scacchiera, sotto il controllo dell'arbitro. Se le mosse non si trovano, la prossima è la prima del periodo seguente.
law-threefold = Tripla ripetizione: al tuo tratto puoi reclamare patta se la posizione c'è per la terza volta, o ci sarà dopo la mossa. { $castling ->
    [any] Anche una perdita passeggera dell'arrocco ne fa un'altra posizione.
   *[lasting] La perdita definitiva dell'arrocco ne fa un'altra posizione.
}
law-fifty = Cinquanta mosse: quando hai il tratto puoi reclamare patta dopo { $count } di ognuno senza catture né mosse di pedone. La tua prossima mossa può completarle.
law-longer-endings = Finali più lunghi: in alcuni finali servono { $count } mosse invece di cinquanta, come re, torre e alfiere contro re e torre.
law-claiming = Reclamare con una mossa: scrivila e dilla all'arbitro, senza farla. { $who ->
    [must] Devi fermare subito gli orologi.
    [may] Puoi fermare gli orologi.
   *[either] Tu o l'arbitro fermate gli orologi.
} { $by ->
    [moving] Fare una mossa fa perdere il diritto.
   *[touching] Toccare un pezzo fa perdere il diritto.
} { $binds ->
    [yes] La mossa scritta non si può cambiare.
   *[no] { "" }
}
law-wrong-claim = Reclamo errato: la partita continua, e l'avversario riceve { $time } in più. { $halved ->
    [yes] Perdi metà del tuo tempo, al massimo tre minuti.
   *[no] { "" }
}
law-wrong-claim-own = Reclamo errato: la partita continua, e perdi { $time }.
law-fivefold = Quintupla ripetizione: { $in ->
    [row] la stessa posizione cinque volte di seguito, a ogni turno di entrambi, è patta
   *[any] la stessa posizione per la quinta volta è patta
}. Nessuno deve reclamare.
law-seventy-five = Settantacinque mosse: { $count } di ognuno senza catture né mosse di pedone sono patta, salvo se l'ultima dà matto. Nessuno deve reclamare.
law-points = Punti: la vittoria vale 1, la patta mezzo, la sconfitta 0, se il torneo non annuncia altro.
law-quickplay-scope = Finale rapido: { $scope ->
    [always] le sue regole valgono nell'ultimo periodo
    [announced] le sue regole valgono se il torneo le ha annunciate e non c'è incremento
   *[never] questa edizione non ha regole per esso
}. { $blitz ->
    [watched] Nel blitz solo con sorveglianza adeguata.
   *[none] Nel blitz non c'è.
}
law-quickplay = Patta nel finale rapido: hai il tratto e meno di { $left }, reclama che l'avversario non cerca di vincere o non può vincere con mezzi normali. Se è respinto, l'avversario riceve { $award } in più.
law-quickplay-increment = Cinque secondi a mossa: hai il tratto e meno di { $left }, puoi chiederli per entrambi in un finale rapido. È anche un'offerta di patta. Se concessi, l'avversario riceve { $award } in più.
law-quickplay-alone = Finale rapido senza arbitro: con meno di { $left }, reclama la patta e la partita finisce. Scrivi la posizione. Se l'avversario non cerca di vincere, serve anche il formulario completo. L'avversario lo conferma e un arbitro decide dopo.
law-conduct = Condotta: niente appunti, consigli o analisi, e niente che disturbi l'avversario. I dispositivi deve permetterli l'arbitro.
law-arbiter = Arbitro: vigila sulle regole. Le sanzioni sono ammonizione, tempi o punti cambiati, perdita della partita ed espulsione.
law-disturbance = Disturbo esterno: l'arbitro può dare più tempo a uno o a entrambi i giocatori.
law-notation = Notazione: scrivi la lettera del pezzo e la casa dove va. Il pedone non ha lettera.
law-paces = Rapid e blitz: { $hour ->
    [whole] tutte le mosse in un'ora o meno sono rapid, senza contare gli incrementi.
   *[less] sessanta mosse in meno di un'ora sono rapid.
} Blitz è { $edge ->
    [most] al massimo
   *[below] meno di
} { $time }.
law-rapid-touch = Pezzo toccato in rapid e blitz: l'arbitro decide solo se un giocatore lo chiede.
law-rapid-set-up = Mal disposti, rapid e blitz: reclama prima che ognuno abbia fatto { $count } mosse. Dopo la partita continua, { $castling ->
    [queen] senza arrocco se re e donna sono scambiati
   *[rook] senza arrocco di un re mal posto o con una torre mal posta
}.
law-illegal-position = Posizione illegale nel rapid: l'arbitro aspetta che sia completata la mossa successiva. Se è ancora illegale, la partita è patta.
law-rapid-flag = Bandierina nel rapid e blitz: { $who ->
    [players] solo i giocatori possono segnalarla
   *[arbiter] la segnala l'arbitro, o la reclama un giocatore
}.
law-blind-announcing = Annunciare le mosse: di' ogni mossa chiaramente. L'avversario la ripete e la fa sulla sua scacchiera. { $german ->
    [always] Le traverse si dicono in tedesco.
   *[unless] Le traverse si dicono in tedesco, se l'arbitro non decide diversamente.
}
law-blind-made = Mosse di un giocatore cieco: un pezzo fuori dal foro è toccato. La mossa è fatta quando è in un altro foro e annunciata. Solo allora parte l'orologio dell'avversario.
law-blind-clock = Orologio per ciechi: { $speaks ->
    [no] si legge al tatto
    [may] si legge al tatto e può dire il numero delle mosse
   *[should] deve dire i tempi e il numero delle mosse, o leggersi al tatto
}.
law-blind-slip = Lapsus nell'annuncio: correggilo subito, prima che parta l'orologio dell'avversario.
law-blind-boards = Scacchiere diverse: l'arbitro confronta i due formulari. Se concordano, si corregge la scacchiera sbagliata. Se no, si torna dove concordano.
law-blind-assistant = Assistente di un cieco: può muovere, annunciare, annotare, premere l'orologio e, su richiesta, dire i tempi e il numero delle mosse. { $deaf ->
    [yes] Contro un giocatore ipoudente è obbligatorio.
   *[no] { "" }
}
law-sealing = Mossa in busta: scrivila, mettila nella busta e ferma gli orologi. L'arbitro conserva la busta.
law-sealed-illegal = Mossa in busta dubbia: se è illegale o ambigua, perde chi l'ha messa in busta.
law-resumption = Ripresa: la busta si apre quando c'è chi deve rispondere. Allora parte il suo orologio.
law-chess960 = Chess960: la prima traversa è sorteggiata, alfieri di colore diverso e re tra le torri. Dopo l'arrocco, re e torre sono dove sono sempre.

## Che cosa decide l'arbitro

article = FIDE { $year }, { $number }.
preface = prefazione

not-confirmed = Non confermato da alcun testo FIDE { $year }: { $articles }.
time-left = Tempo rimasto al { $color }: { $time }.
completed = Il { $color } preme l'orologio.
made-on-board = { $move } è sulla scacchiera.
touched-any = { $square } toccato. Non ha mosse legali, quindi si può giocare qualsiasi mossa.
touched-no-capture = { $square } toccato. Non si può catturare. Si può giocare qualsiasi mossa.
touched-any-move = { $square } toccato. Si può giocare qualsiasi mossa.
touched-move = { $square } toccato: deve muovere.
touched-capture = { $square } toccato: va catturato.
touched-capture-with = { $square } deve catturare { $other }.
touched-castle = Toccati re e torre: { $move }.
castling-not-legal = Quell'arrocco ora non è legale.
rook-first = La torre è stata toccata per prima: niente arrocco.
adjusting = Il { $color } acconcia.
free = Mossa libera per il { $color }.
put-back = Pezzi rimessi a posto. Il pezzo toccato vincola ancora il { $color }.
ask-repeat = { $color }, ripeti la mossa.
still-to-repeat = { $color }, devi ancora ripetere la mossa.
still-to-repeat-move = { $color }, ancora da ripetere: { $move }.
ask-promotion = { $color }, di' che cosa diventa il pedone.
announcement-differs = Annunciata: { $announced }. Sulla scacchiera: { $board }. Correggi.
corrected = Corretta: { $move }.
repeated = Il { $color } la ripete.
repeat-differs = Questa è un'altra mossa. Annunciata: { $move }.
executed = Il { $color } ha mosso sulla scacchiera.
missing-move = Non completata: nessun pezzo si è mosso.
missing-release = Non completata: un pezzo è fuori dalla scacchiera.
missing-rook = Non completata: muovi anche la torre.
missing-touched = Non completata: deve muovere il pezzo toccato in { $square }.
missing-rook-first = Non completata: la torre è stata toccata per prima, quindi niente arrocco. Rimetti il re al suo posto.
missing-castle = Non completata: re e torre sono toccati, quindi devi arroccare.
missing-capture-with = Non completata: { $square } deve catturare { $other }.
missing-capture = Non completata: va catturato il pezzo toccato in { $square }.
missing-promotion = Non completata: di' che cosa diventa il pedone.
missing-chosen = Non completata: vale la prima scelta, { $piece }.
missing-announcement = Non completata: prima annuncia la mossa.
missing-same-move = Non completata: la mossa sulla scacchiera non è quella annunciata. Correggi.
missing-repetition = Non completata: prima il { $opponent } deve ripetere la mossa.
missing-execution = Non completata: prima il { $opponent } deve eseguire la mossa sulla scacchiera.
nth = { $count ->
    [1] prima mossa illegale
    [2] seconda mossa illegale
    [3] terza mossa illegale
   *[other] mossa illegale numero { $count }
}
illegal-act = { $color }: { nth }.
illegal-act-why = { $color }: { nth }. { $what }.
act-move = La mossa era illegale
act-promotion = Un pedone è rimasto sull'ultima traversa
act-king-capture = Il re è stato catturato
act-no-move = Orologio premuto senza muovere
act-two-hands = Mossa eseguita con due mani
becomes-queen = Il pedone in { $square } diventa donna.
restored = { $count ->
    [0] Si torna alla posizione iniziale.
   *[other] Si torna alla posizione, dopo la { $place }.
}
move-place = mossa { $number } del { $color }
found-initial-position = La posizione iniziale era sbagliata.
found-board-turned = La scacchiera era girata. Ora è dritta.
found-colours-reversed = I colori erano invertiti.
found-displaced = C'erano pezzi spostati. Sono di nuovo a posto.
colours-stay = I colori erano invertiti. Restano così.
correction-wanted = Illegale: { $place }. Il { $color } vuole correggerla. D'accordo: reclama correzione.
castling-lost = La disposizione resta. Il { $color } non può arroccare.
castling-lost-side = La disposizione resta. Il { $color } non può giocare { $move }.
offer-untimely = Il { $color } offre patta, al momento sbagliato. L'offerta vale.
offer-stands = L'offerta di patta del { $color } vale.
time-taken = Il { $color } perde { $time }.
clock-less = Orologio del { $color }: { $time } in meno.
clock-more = Orologio del { $color }: { $time } in più.
clock-set = Orologio del { $color } regolato: { $time }.
clock-is = Ora segna { $time }.
clock-was = Prima: { $time }.
moves-set = Orologio del { $color } regolato: { $count ->
    [one] una mossa
   *[other] { $count } mosse
}.
ruling-reconstructed = Mosse note fin qui: { $place }.
ruling-next-period = Le mosse non si trovano. La prossima è la prima del periodo seguente.
increment-set = D'ora in poi, più { $time } a mossa.
moves-back = Vale di nuovo: { $moves }.
moves-cancelled = Non vale più: { $moves }.
moves-cancelled-many = Mosse che non valgono più: { $count }.
taken-back-standing = Mossa ritirata.
flag-claim-wrong = Richiesta respinta: la bandierina del { $color } non è caduta.
flag-claim-both = Richiesta respinta: sono cadute entrambe le bandierine.
must-record = Il { $color } deve prima scrivere { $place }.
need-not-record = Il { $color } può non scrivere le mosse, fino al prossimo controllo.
must-complete = Formulario: il { $color } deve completarlo ora.
sheet-differs = Diverso sul formulario del { $color }: { $place }.
signed-white-wins = Il { $color } ha firmato: vince il Bianco.
signed-black-wins = Il { $color } ha firmato: vince il Nero.
signed-draw = Il { $color } ha firmato: patta.
absent = Il { $color } è assente.
arrived = Il { $color } è arrivato.
must-open = La busta attende il { $color }.
must-open-now = Ora si apre la busta.
must-seal = Il { $color } deve imbustare la mossa.
adjourns-early = Il { $color } aggiorna prima del termine. Imbustata la mossa, perde il resto della sessione: ora { $time }.
sealed = Mossa in busta: { $color }. Orologi fermi.
adjourned = Partita aggiornata. In busta: mossa { $number } del { $color }.
resumption = Ripresa: { $when }.
opened = Busta aperta. È in moto l'orologio del { $color }.

matter-touch = Il { $color } dice: il { $opponent } ha toccato { $square } alla mossa { $number }. Decide l'arbitro.
matter-no-effort = Il { $color } reclama la patta: il { $opponent } non cerca di vincere. Decide l'arbitro.
matter-cannot-win = Il { $color } reclama la patta: il { $opponent } non può vincere con mezzi normali. Decide l'arbitro.
matter-increment = Il { $color } chiede cinque secondi a mossa. Decide l'arbitro.
matter-draw = Il { $color } vuole proporre patta. Decide l'arbitro.
matter-session-over = La sessione è finita. Decide l'arbitro.
matter-sheets = Formulari: entrambi devono completarli.
matter-stopped = Il { $color } ha fermato gli orologi. Decide l'arbitro.
matter-stopped-for = Il { $color } ha fermato gli orologi: { $text }. Decide l'arbitro.
matter-silent = Il { $color } non ripete la mossa del { $opponent }. Decide l'arbitro.
matter-boards-differ = Troppo tardi per correggere: orologio premuto. Confrontate le scacchiere.
matter-conduct = { $what }: { $color }. Decide l'arbitro.
matter-position = Posizione in dubbio. L'arbitro cerca l'ultima corretta.
matter-unconfirmed = Nessuna regola applicata: questa edizione qui non è confermata. Deve decidere un arbitro.
matter-default-time = Nessuna tolleranza stabilita. Decide l'arbitro.
matter-flag = Bandierina del { $color } caduta, durante una richiesta. Decide l'arbitro.
matter-envelope = La busta va aperta. Decide l'arbitro.
complaint-lapsed = Reclamo decaduto: { $color }, su { $square } alla mossa { $number }. Quella posizione non c'è più.
matter-results = Risultati diversi: tra i formulari, o dalla registrazione. Decide l'arbitro.
matter-signed = Entrambi hanno firmato: { $result ->
    [white] vince il bianco
    [black] vince il nero
   *[draw] patta
}. La partita è finita diversamente. Decide l'arbitro.

ruled = Decisione { $number }: { $ruling }
penalty-number = Decisione { $number }.
ruling-warned = Ammonizione: { $color }.
ruling-points-added = Il { $color } riceve in più { $points }.
ruling-points-taken = Il { $color } perde { $points }.
ruling-lost = Il { $color } perde. Al { $opponent } va { $points }.
ruling-fined = Multa: { $color }.
ruling-excluded = Il { $color } è escluso dai prossimi turni.
ruling-expelled = Il { $color } è espulso dal torneo.
ruling-result-set = Bianco { $white }, Nero { $black }.
ruling-adjudicated = Aggiudicata da { $name }: Bianco { $white }, Nero { $black }.
ruling-displaced = { $count ->
    [0] Pezzi spostati: si torna alla posizione iniziale.
   *[other] Pezzi spostati: si torna alla posizione dopo la { $place }.
}
ruling-position-set = Posizione stabilita. Per ascoltarla, chiedi la scacchiera.
ruling-illegal-seen = L'ultima mossa del { $color } era illegale.
ruling-no-move-seen = Il { $color } ha premuto senza muovere: mossa illegale.
ruling-touch-seen = { $number ->
    [0] Il { $color } ha toccato { $square }.
   *[other] Il { $color } ha toccato { $square } alla mossa { $number }.
}
ruling-touch-waived = Il { $color } ha toccato senza volerlo: non conta.
ruling-dismissed = Archiviata.
ruling-turned-down = { $matter ->
    [touch] Reclamo del { $color } respinto: { $square } non conta come toccato alla mossa { $number }.
    [two-hands] Reclamo del { $color } respinto: due mani.
    [quickplay] Richiesta di patta del { $color } respinta.
    [increment] Richiesta del { $color } respinta: cinque secondi a mossa.
    [draw] Il { $color } non può proporre patta.
    [session] La partita continua dopo la sessione.
    [sheets] I formulari restano come sono.
    [stopped] Senza valido motivo: il { $color } ha fermato gli orologi.
    [silent] Nessuna sanzione: il { $color } non ha ancora ripetuto la mossa.
    [conduct] Nessuna sanzione. { $what }: { $color }.
    [boards-differ] Le scacchiere non si confrontano. La mossa vale.
    [position] La posizione resta com'è.
    [unconfirmed] Qui non si applica nessuna regola.
    [default-time] Nessuna tolleranza stabilita. I giocatori aspettano.
    [envelope] Il ritardo è giustificato.
   *[results] Il risultato registrato resta. Ne è stato firmato un altro.
}
ruling-quickplay-drawn = Richiesta accolta.
ruling-quickplay-postponed = Richiesta rimandata. La partita continua.
ruling-quickplay-rejected = Richiesta respinta.
ruling-offer-allowed = Il { $color } può proporre patta.
ruling-increment-granted = Concessi: d'ora in poi cinque secondi in più a mossa.
ruling-increment-refused = Nessun incremento.
ruling-revoked = Decisione { $count } revocata.
ruling-revoked-act = Decisione { $count } revocata: l'irregolarità non conta.
ruling-revoked-move = Decisione { $count } revocata: non contano né la mossa illegale né il suo tocco.
ruling-was = Era: { $what }
ruling-move-stays = Intanto il { $color } ha giocato: { $move } resta. Se l'aveva imposta il tocco, scrivi { $restore }.
ruling-unheard = Per te non cambia nulla.
ruling-asked = { $ruling ->
    [time-added] Dare al { $color } altro tempo: { $time }?
    [time-taken] Togliere al { $color } { $time }?
    [clock-set] Regolare l'orologio del { $color }: { $time }?
    [lost] Sconfitta del { $color }, e al { $opponent } { $points }?
    [result] Fissare il risultato: Bianco { $white }, Nero { $black }?
    [adjudicated] Aggiudicare, da { $name }: Bianco { $white }, Nero { $black }?
    [excluded] Prossimi turni: escludere il { $color }?
    [expelled] Espellere il { $color } dal torneo?
    [annulled] Annullare la partita?
    [flag] È caduta la bandierina del { $color }?
    [illegal] Illegale l'ultima mossa del { $color }?
    [no-move] Contarla come illegale: il { $color } ha premuto l'orologio senza muovere?
    [touch] Il { $color } ha toccato { $square }, mossa { $number }?
    [back] { $count ->
        [0] Tornare alla posizione iniziale?
       *[other] Tornare alla posizione dopo la { $place }?
    }
    [displaced] { $count ->
        [0] Pezzi spostati: tornare alla posizione iniziale?
       *[other] Pezzi spostati: tornare alla posizione dopo la { $place }?
    }
    [position] Stabilire questa posizione?
    [default-time] Fissare la tolleranza: { $time }?
    [end] Revocare la fine della partita?
   *[other] Decidere così? { $what }
}
ruling-end-revoked = La fine della partita è revocata.
end-taken-back = La partita non è finita: tocca al { $color }, mossa { $number }.
end-illegal-not-counted = L'ultima mossa illegale non conta. Mosse illegali del { $color }: { $count }.
ruling-default-time = Tolleranza: { $time }.
points-none = zero punti
points-half = mezzo punto
points-full = un punto
points-two = due punti
points-three = tre punti

## Inserire una mossa

entry-empty = Non hai scritto nulla. Scrivi una mossa, o aiuto.
entry-colour = Altra partita, col { $color }: { $new } { $color }
entry-not-understood = Non capito. Scrivi una mossa, o aiuto.
entry-nearest = Non capito. { $question }
entry-unknown = Sconosciuto: { $word }. Scrivi una mossa, o aiuto.
entry-unknown-near = Sconosciuto: { $word }. Intendi { $near }? Scrivi aiuto per tutti i comandi.
entry-two-moves = Una mossa alla volta. Scrivi prima { $first }.
entry-read-as = { $items } in { $text }: letto come { $text }.
entry-stray-alone = Illeggibile: { $items }. Scrivi di nuovo.
entry-stray = Illeggibile: { $items } in { $text }. Scrivi di nuovo.
stray-control = carattere di controllo { $number }
stray-invisible = carattere invisibile { $number }
stray-letter = { $like } { $script ->
    [Cyrillic] cirillica
    [Greek] greca
    [Arabic] araba
    [Hebrew] ebraica
    [Armenian] armena
    [Devanagari] devanagari
   *[other] straniera
}
stray-unlike = lettera { $script ->
    [Cyrillic] cirillica
    [Greek] greca
    [Arabic] araba
    [Hebrew] ebraica
    [Armenian] armena
    [Devanagari] devanagari
   *[other] straniera
} { $number }

stray-wide = { $like } larga
stray-styled = { $like } insolita
stray-sign = segno { $number }
entry-no-move = Non è una mossa. Prova e2 e4, o aiuto.
entry-no-piece = Nessun pezzo si chiama { $letter }. Le lettere sono { $letters }.
entry-takes-what = Cattura cosa? Scrivi anche la casa.
entry-no-question = Nessuna domanda in attesa. Scrivi una mossa, o aiuto.
entry-knight = Per la domanda, scrivi salto { $square }.
entry-slash = La barra introduce un comando. Per la mossa, scrivi { $text }.
entry-move-asked = Legale, non giocata: { $move }. Per giocarla, scrivi solo la mossa.
entry-not-played = Non è stato giocato nulla. Per giocare, scrivi solo la mossa.
entry-other-side = Tocca al { $color }.
entry-not-your-turn = Tocca al { $color }. Aspetta la risposta.
choice = { $count } mosse possibili. Scrivi un numero.
ambiguous = { $count } mosse possibili. Scrivi { $moves } o { $last }.
choice-line = { $number }: { $reading }
choice-promotion = Che cosa diventa il pedone? Scrivi il pezzo o il suo numero.
choice-drop = Posare in { $square }. Scrivi il pezzo o il suo numero.
choice-piece = Donna, torre, alfiere o cavallo? Scrivi il pezzo o il suo numero.
choice-again = Scrivi un numero da 1 a { $count }, o no.
choice-dropped = Annullato.

illegal-empty-origin = { $square } è vuota.
illegal-not-yours = Non è un tuo pezzo: { $piece } in { $square }.
illegal-other-piece = In { $square } c'è un altro pezzo: { $piece }.
illegal-square-alone = In { $square } c'è un tuo pezzo: { $piece }. Per muoverlo, scrivi { $square } e la casa di arrivo.
illegal-own-piece = In { $square } c'è un tuo pezzo: { $piece }.
illegal-nothing-to-take = Nulla da catturare in { $square }.
illegal-none-to-take = L'avversario non ha { $role ->
    [king] re
    [queen] donne
    [rook] torri
    [bishop] alfieri
    [knight] cavalli
   *[pawn] pedoni
}.
illegal-takes-none = Fuori portata: { $piece } per { $captured }.
illegal-no-pawn-takes = Nessun pedone cattura in colonna { $letter }.
illegal-only-takes = In { $square } un pedone può solo catturare. Di' anche la sua colonna.
illegal-still-in-check = Illegale: resteresti sotto scacco.
illegal-exposes-king = Illegale: il tuo re sarebbe sotto scacco.
illegal-no-promotion = Nessuna promozione: con questa mossa nessun pedone arriva all'ultima traversa.
illegal-cannot-become = Un pedone diventa donna, torre, alfiere o cavallo. Scrivi per esempio { $square } donna.
illegal-blocked = { $piece } in { $from }: via chiusa da { $other } in { $square }.
illegal-no-such-piece = Non hai { $role ->
    [king] nessun re
    [queen] nessuna donna
    [rook] nessuna torre
    [bishop] nessun alfiere
    [knight] nessun cavallo
   *[pawn] nessun pedone
}.
illegal-cannot-reach = { $role ->
    [king] Il tuo re non arriva in { $square }.
    [queen] Nessuna tua donna arriva in { $square }.
    [rook] Nessuna tua torre arriva in { $square }.
    [bishop] Nessun tuo alfiere arriva in { $square }.
    [knight] Nessun tuo cavallo arriva in { $square }.
   *[pawn] Nessun tuo pedone arriva in { $square }.
}
illegal-not-from-there = Illegale da lì: { $piece } in { $square }.
illegal-cannot-go = { $role ->
    [king] Un re
    [queen] Una donna
    [rook] Una torre
    [bishop] Un alfiere
    [knight] Un cavallo
   *[pawn] Un pedone
} non può andare da { $from } a { $square }.
illegal-no-castling-right = Lì non puoi più arroccare: il re o la torre ha già mosso.
illegal-castling-never = Lì non puoi arroccare: la posizione iniziale non lo permette.
illegal-castling-blocked = Ora non puoi arroccare lì: c'è un pezzo di mezzo.
illegal-castling-attacked = Ora non puoi arroccare lì: il re passerebbe per una casa attaccata o ci finirebbe.
illegal-must-capture = Devi catturare.
illegal-not-in-variant = Vietato dalle regole di questo gioco.
illegal-not-in-hand = Non è nella tua tasca: { $piece }.
illegal-drop-occupied = { $square } non è libera.
illegal-drop-edge = Lì niente pedoni. Né sulla prima traversa né sull'ultima.

## Risposte

joined = { $items }, { $next }
row = da { $from } fino a { $to }
list = { $head }: { $items }.
list-more = { $items }.
list-head = { $head }:
rank = Traversa { $name }
ranks = { $count ->
    [2] Traverse { $from } e { $to }
   *[other] Traverse da { $from } a { $to }
}
file = Colonna { $name }
square-part = { $part }.
square-shade-part = casa { $shade }
shade-light = chiara
shade-dark = scura
shade-light-short = chiara
shade-dark-short = scura
square-shade = { $square }: { $shade }.
all-white = Bianco
all-black = Nero
no-pieces = { $pieces }: nessuno.
count-kind = { $count } { $pieces }
count-pieces = { $count ->
    [one] { $count } pezzo
   *[other] { $count } pezzi
}
rays-none = Nessun pezzo in linea con { $square }.
knight-none = Nulla a un salto di cavallo da { $square }.
knight-sees = A un salto di cavallo da { $square }
toward-up = In alto
toward-up-right = In alto a destra
toward-right = A destra
toward-down-right = In basso a destra
toward-down = In basso
toward-down-left = In basso a sinistra
toward-left = A sinistra
toward-up-left = In alto a sinistra
attacked = { $square }, attaccanti: { $items }.
not-attacked = { $square } non è attaccata.
defended = { $square }, difensori: { $items }.
not-defended = { $square } non è difesa.
hanging-none = Niente è in presa.
hanging-none-of = { $color }: niente in presa.
hangs = { $piece } in { $square } è in presa. Attaccanti: { $attackers }. { $defended ->
    [no] Senza difesa
   *[yes] Difensori: { $defenders }
}.
hanging-safe = { $piece } in { $square } è al sicuro. { $attacked ->
    [no] Niente può prendere lì
   *[yes] Attaccanti: { $attackers }. Difensori: { $defenders }
}.
hanging-cost = Il cambio costa { $points ->
    [one] un punto
   *[other] { $points } punti
}.
hanging-king = Un re non è mai in presa. Per lo scacco: { $check }.
by-white = { $square }, il Bianco attacca: { $items }.
by-black = { $square }, il Nero attacca: { $items }.
by-none-white = Il Bianco non attacca { $square }.
by-none-black = Il Nero non attacca { $square }.
moves-of = { $piece } { $square }
drops-of = { $piece } da posare
drops-anywhere = qualsiasi casa libera
drops-pawn-anywhere = case libere dalla traversa 2 alla 7
moves-none = Nessuna mossa legale.
moves-none-from = Nessuna mossa legale da { $square }.
captures-none = Nessuna cattura.
captures-none-from = Nessuna cattura da { $square }.
moves-not-yours = { $square }: { $piece }, non tocca a questo colore.
takes = prende { $piece } { $square }
takes-promoting = prende { $piece } { $square } e promuove
takes-en-passant = prende { $piece } { $square } en passant, arriva in { $to }
promotes-on = promuove in { $square }
what-if = { $piece } in { $square } potrebbe prendere
what-if-none = { $piece } in { $square } non prenderebbe nulla.
what-if-empty = { $square } è vuota.
castling-right = { $color }, { $castling }: { $how ->
    [legal] legale
    [check] vietato sotto scacco
    [blocked] un pezzo è in mezzo
    [attacked] il re passerebbe per uno scacco o ci finirebbe
   *[lost] nessun diritto a questo arrocco
}.
material-count = { $count ->
    [one] { $pieces }
   *[other] { $count } { $pieces }
}
material-level = Materiale pari.
material-ahead = Il { $color } ha { $points ->
    [one] un punto
   *[other] { $points } punti
} in più.
material-bare = solo il re
turn = Tocca al { $color }, mossa { $number }.
turn-check = Tocca al { $color }, mossa { $number }, sotto scacco.
turn-checkmate = Scacco matto al { $color }, mossa { $number }.
turn-stalemate = Stallo: il { $color } non ha mosse legali, mossa { $number }.
turn-yours = Tu hai il { $color }.
board-check = Il { $color } è sotto scacco.
board-checkmate = Scacco matto al { $color }.
board-stalemate = Stallo: il { $color } non ha mosse legali.
check-none = Non c'è scacco.
check-by = Il { $color } è sotto scacco. Lo dà: { $items }.
last = { $move }. { $color }, mossa { $number }.
last-none = Ancora nessuna mossa.
captured-none = Ancora nessuna cattura.
captured-last = Ultima cattura: { $piece } in { $square }.
last-of = { $items } e { $last }
captured-lost = Il { $color } ha perso { $items }.
changed-attacks = Attacca: { $items }.
changed-defends = Difende: { $items }.
changed-opens = { $piece } in { $square } ora attacca: { $items }.
changed-closes = { $piece } in { $square } non attacca più: { $items }.
changed-undefended = Non più difesi: { $items }.
changed-nothing = Non è cambiato altro.
changed-more = Il resto: ancora { $changed }.
lost-king = { $count ->
    [one] un re
   *[other] { $count } re
}
lost-queen = { $count ->
    [one] una donna
   *[other] { $count } donne
}
lost-rook = { $count ->
    [one] una torre
   *[other] { $count } torri
}
lost-bishop = { $count ->
    [one] un alfiere
   *[other] { $count } alfieri
}
lost-knight = { $count ->
    [one] un cavallo
   *[other] { $count } cavalli
}
lost-pawn = { $count ->
    [one] un pedone
   *[other] { $count } pedoni
}
opening = { $name }. { $eco }.
opening-none = L'apertura non ha ancora un nome.
score-none = Ancora nessuna mossa.
score-line = { $number }. { $moves }
score-line-black = { $number }, { $color }: { $moves }
clock-left = { $color }: { $time }.
spent-last = L'ultima mossa è durata { $time }.
spent-all = Il { $color } ha usato { $time }.
clock-to-go = Al prossimo controllo, mancano al { $color } { $count ->
    [one] una mossa
   *[other] { $count } mosse
}.
clock-none = Questa partita è senza orologi.
clock-of-waiting = La partita { $game } aspetta, con gli orologi fermi.
clock-waits = { $whose ->
    [own] Il tuo orologio è fermo. Invio lo fa ripartire.
   *[both] Gli orologi sono fermi. Invio li fa ripartire.
}
clock-strict = Come in torneo: solo l'arbitro ferma gli orologi.
once-empty = Nessuna mossa indicata. Prova e2 e4.
once-unknown = Sconosciuto: { $word }. Scrivi una mossa, come e2 e4 o cavallo f3.
once-unknown-near = Sconosciuto: { $word }. Intendi { $near }?
once-no-move = Non è una mossa. Prova e2 e4, o cavallo f3.
once-failed = Mossa { $number }, { $text }: { $why }
ask-unknown = Sconosciuto: { $word }. Tutte le domande: { $program } ask aiuto
ask-unknown-near = Sconosciuto: { $word }. Intendi { $near }? Tutte le domande: { $program } ask aiuto
ask-help = Puoi chiedere: { $names }. Di più su una: { $program } ask aiuto scacchiera
ask-number = { $word } non è una domanda. Indica la posizione con --position, poi chiedi.
ask-in-game = { $name } funziona solo in una partita. Iniziane una con { $program } play.
ask-command = { $name } è un comando a sé: { $program } { $command }.
saves = Ogni mossa viene salvata. Per uscire, scrivi esci.
leave-quit = Per uscire, scrivi esci. Ogni mossa viene salvata.
export-picture = Le immagini sono SVG o PNG: indica un file che finisce in .svg o .png.
export-file = Quale file? Scrivi il nome, per esempio partita.pgn.
print-file = Quale file? Scrivi il nome, per esempio partita.txt, o partita.brf per una stampante braille.
deleted = Partita { $game } eliminata. Per riaverla: { $name }
undeleted = La partita { $game } è tornata.
undelete-none = Niente da riavere: nessuna partita eliminata dall'avvio.
delete-open = La partita { $game } è aperta. Chiudila o iniziane un'altra, poi eliminala.
delete-match = La partita { $game } è un incontro. Gli incontri si conservano.
delete-imported = La partita { $game } è stata importata. Si eliminano solo quelle giocate qui.
rename-what = Quale nome? { $name } 5 Serata al circolo, o { $name } 5 { $color } Anna.
renamed = Partita { $game }, ora: { $text }.
noted = Annotato per la partita { $game }.
note-line = Nota: { $text }
note-none = Niente di annotato per la partita { $game }.
summary-moves = Mosse: { $moves }.
summary-turning = Svolta: mossa { $number }, { $color }: { $move }.
summary-search = Per la svolta e la precisione: { $name } { $game }
course-step = Mossa { $number }, { $color }. { $verdict }
course-none = Mossa { $number }, { $color }: non valutata.
course-time = Riflessione: { $time }.
course-best = Il meglio per il { $color }: mossa { $number }. { $verdict }
course-longest = Riflessione più lunga: mossa { $number }, { $color }, { $time }.
results-none = Non hai ancora partite finite.
results-all = Vinte { $won }, patte { $drawn }, perse { $lost }.
results-against = { $opponent }: vinte { $won }, patte { $drawn }, perse { $lost }.
results-ended = { $kind ->
    [won] vinta
    [drawn] patta
   *[lost] persa
}
results-last = Le ultime partite, prima la più nuova: { $items }.
results-row = Di fila: { $count } vinte.
ratings-none = Non hai ancora esercitato niente. Per iniziare: problema
ratings-puzzles = Problemi: punteggio { $rating }.
ratings-week = Una settimana fa: { $rating }.
ratings-month = Quattro settimane fa: { $rating }.
ratings-highest = Massimo: { $rating }.
ratings-drills = Allenamento: { $right } delle ultime { $count } risposte giuste.
ratings-streak = Serie di problemi: ora { $count }, record { $record }.
ratings-days = Giorni di fila di esercizio: { $count }.
ratings-ago = { $weeks ->
    [one] Una settimana fa: { $rating }.
   *[other] { $weeks } settimane fa: { $rating }.
}
ratings-ago-drills = Allenamento di quella settimana: { $right } su { $count } risposte giuste.
ratings-ago-none = { $weeks ->
    [one] Una settimana fa: nessun esercizio.
   *[other] { $weeks } settimane fa: nessun esercizio.
}
repeat-none = Non è ancora stato detto nulla.
argument-square = { $name } vuole una casa, per esempio { $name } e4.
argument-two-squares = { $name } vuole due case, per esempio { $name } g1 f3.
argument-piece = { $name } vuole un pezzo, come { $name } donna o { $name } torri nere.
argument-line = { $name } vuole colonna o traversa, per esempio { $name } e o { $name } 4.
argument-rank = { $name } vuole una traversa, per esempio { $name } 4.
argument-file = { $name } vuole una colonna, per esempio { $name } e.
argument-number = { $name } vuole un numero, per esempio { $name } 5.
argument-level = { $name } vuole un numero da 1 a { $most }.
argument-move = { $name } vuole una mossa, per esempio { $name } e2 e4.
argument-claim = Reclamare che cosa? Scrivi { $name } triplice, { $name } cinquanta, { $name } bandierina o { $name } illegale. Altro: aiuto reclama.
argument-voice = { $name } vuole una voce: { $voices }.
argument-switch = { $name } vuole acceso o spento.
argument-whose = Scrivi { $name } mio, { $name } suo, o solo { $name }.
argument-hanging = Dopo { $name }: una casa, un pezzo, mio, suo, o niente.
argument-braille = { $name }: larghezza da { $least } a { $most }; diagramma, traverse o elenco; punti, ascii o lettere; ricorda.
argument-list = Un elenco è scritto in lettere; punti e ascii valgono per i diagrammi.
argument-width = Una riga braille ha da { $least } a { $most } celle. Scrivi per esempio braille 40.
argument-position = { $name } vuole una posizione: FEN, un diagramma, o un elenco come Bianco: Re1 a2. Nero: Re8.
argument-none = Scrivi solo { $name }.
argument-more = Non capito: { $word }. Scrivi solo { $name }.
no-command = Comando sconosciuto: { $word }. Scrivi aiuto per tutti i comandi.
no-command-near = Comando sconosciuto: { $word }. Intendi { $near }? Scrivi aiuto per tutti i comandi.

## La posizione per le dita

diagram-lines = Diagramma, { $count ->
    [one] una riga
   *[other] { $count } righe
}.
list-of = { $color }:
beside-turn = Tocca al { $color }.
beside-castling = Arrocco: { $rights }.
beside-no-castling = Nessun arrocco.
beside-all-castling = Arrocco: tutti.
beside-one = { $color } { $side }
beside-two = { $color } { $side } e { $other }
beside-short = corto
beside-long = lungo
beside-en-passant = En passant: { $square }.
braille-kept = Salvato.
braille-kept-here = Impostato per questo incontro.

## Richieste

confirm-draw = Offrire patta? sì o no.
confirm-draw-agreed = Accordare la patta? sì o no.
confirm-draw-untimely = Offrire patta adesso? Il momento giusto è dopo la tua mossa, prima di premere. sì o no.
confirm-draw-untimely-typed = Offrire patta adesso? Il momento giusto è con la tua mossa: patta e4. sì o no.
confirm-claim = Reclamare la patta? Se la richiesta è sbagliata, il { $opponent } riceve più tempo. sì o no.
confirm-claim-with = Reclamare la patta con { $move }? Se la richiesta è sbagliata, il { $opponent } riceve più tempo, e tu devi giocare la mossa. sì o no.
confirm-claim-quickplay = Reclamare la patta? Se l'arbitro la respinge, l'avversario riceve due minuti in più. sì o no.
confirm-claim-quickplay-alone = Reclamare la patta? La partita si ferma finché l'avversario accetta o un arbitro decide. sì o no.
confirm-seconds = Chiedere cinque secondi a mossa? È anche un'offerta di patta. Se concesso, l'avversario riceve due minuti in più. sì o no.
confirm-resign = Abbandonare? sì o no.
confirm-resign-for = Abbandonare per il { $color }? sì o no.
kings-say = { $result ->
    [white] Re al centro: vince il Bianco.
    [black] Re al centro: vince il Nero.
   *[draw] Re al centro: patta.
}
kings-no-win = L'avversario non ha abbandonato. Rimetti a posto i re.
kings-one = Un re è al centro. Per dare il risultato metti lì anche l'altro, altrimenti rimettilo a posto.
kings-otherwise = Ma la partita è finita diversamente.
confirm-takeback = Ritirare la tua mossa? sì o no.
confirm-new = Lasciare questa partita? Nuova: { $items }. sì o no.
after-game = La partita non è finita. Dopo: { $name }
confirm-delete = Eliminare la partita { $game }, { $white } contro { $black }? sì o no.
confirm-replace = { $file } esiste già. Sostituirlo? sì o no.
confirm-resume = Lasciare questa partita? Continua quella di prima. sì o no.
confirm-resume-game = Lasciare questa partita? Continua la partita { $game }. sì o no.
confirm-lapsed = { $what ->
    [draw] Nessuna patta offerta.
    [resign] Nessun abbandono.
    [takeback] Nessuna mossa ritirata.
    [resume] Resti in questa partita.
    [claim] Nulla reclamato.
    [seal] Mossa non imbustata.
    [sign] Non firmato.
   *[new] Nessuna nuova partita.
}
confirm-draw-first = La patta non è ancora offerta. Offrirla? sì o no.
confirm-neither = { $text } non è né sì né no.
confirm-go-on = Continuare? sì o no.
confirm-dropped = No. La partita continua.
confirm-blunder = { $what ->
    [mate] Questo permette il matto in una mossa.
    [queen] Questo regala la tua donna.
    [rook] Questo regala una torre.
    [bishop] Questo regala un alfiere.
   *[knight] Questo regala un cavallo.
} La giochi? sì o no.
blunder-dropped = Non giocata. Tocca a te.
announce-it = Annunciala.
repeat-it = Ripetila.
repeated-it = Ripetuta.
repeated-by-opponent = Il { $color } l'ha ripetuta.
repeated-already = È l'ultima mossa. Annuncia la tua.
move-of-opponent = Era l'ultima mossa. Tocca a te.
repeated-your-move = Ripetuta. Tocca a te.
say-promotion = Di' che cosa diventa il pedone.
pressed = Premuto.
takeback-helps = Scrivi ritira per ritirare la mossa.
press-it = Premi l'orologio.
announced-waits = Annunciata: { $move }.
announcing-off = Non serve: le mosse valgono appena le scrivi. Per cambiare: imposta annunci.
hint = Suggerimento: { $move }.
hint-wait = Cerco un suggerimento.
hint-still = Cerco ancora un suggerimento. Aspetta.

analysis-wait = Sto pensando.
analysis-still = Sto ancora pensando. Aspetta.
analysis-stopped = Interrotto: { $names }. Chiedi di nuovo.
analysis-over = In questa posizione la partita è finita.
analysis-in-check = Il { $color } è sotto scacco. Cerca una minaccia dopo la prossima mossa.
analysis-no-move = L'altro lato non ha mosse legali.
analysis-two = Non contro un'altra persona.
analysis-exercise = Non in un esercizio. Per un aiuto: { $hint }.
analysis-not-now = Prima completa la mossa.
analysis-offer = Aspetta la risposta: patta offerta.
analysis-nothing = Nessun giudizio su questa posizione.
analysis-builtin-instead = Giudica invece l'avversario interno.
analysis-builtin =
    Giudica l'avversario interno. Vede i matti e ciò che si vince subito.
    Non sa valutare piani e finali. Un motore sì: { $opponent } engine stockfish.
analysis-best = Migliore: { $move }.
analysis-unscored = Senza valutazione.
analysis-line = { $moves }.
analysis-line-end = Fine della linea.
analysis-no-line = { $count ->
    [one] C'è una sola linea.
   *[other] Ci sono solo { $count } linee.
}
analysis-row = { $number }: { $move }. { $verdict }
analysis-threat = Il { $color } minaccia { $move }.
analysis-no-threat = Nessuna minaccia. Se toccasse al { $color }: { $move }.
mate-in = Matto in { $moves }.
mate-none = Nessun matto trovato in { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
}.
mate-never = Qui nessuno può forzare il matto: lo sanno le tabelle.
verdict = { $how ->
    [equal] Pari: { $number }.
    [slight] Il { $color } sta un po' meglio: { $number }.
    [clear] Il { $color } sta chiaramente meglio: { $number }.
    [winning] Il { $color } sta vincendo: { $number }.
   *[won] Partita vinta per il { $color }: { $number }.
}
verdict-mate = Il { $color } dà matto in { $moves ->
    [one] una
   *[other] { $moves }
}.
verdict-unsure = Nessun vantaggio in vista.
verdict-number = { $sign ->
    [minus] meno { $whole },{ $tenths }
    [plus] più { $whole },{ $tenths }
   *[none] 0
}
eval-percent = Probabilità di vittoria del { $color }: { $percent } per cento.
eval-chances = Su 100 partite il { $color } ne vince { $won }, ne patta { $drawn } e ne perde { $lost }.
eval-by = Profondità { $depth }, { $engine }.
tables-verdict = { $worth ->
    [won] { $how ->
        [mate] Vince il { $color }: matto in { $moves ->
            [one] una
           *[other] { $moves }
        }.
        [progress] { $moves ->
            [0] Vince il { $color }: la prossima mossa è una cattura o una mossa di pedone.
            [one] Vince il { $color }: segue una cattura o una mossa di pedone.
           *[other] Vince il { $color }: entro { $moves } mosse una cattura o una mossa di pedone.
        }
       *[unknown] Vince il { $color }.
    }
    [spoilt] Patta. Il { $color } vincerebbe, ma non prima della regola delle cinquanta mosse.
   *[drawn] Patta.
}
tables-only-wins = Vince solo { $move }.
tables-only-draws = Tiene la patta solo { $move }.
tables-keeping = { $result ->
    [won] { $which ->
        [all] Ogni mossa vince.
       *[some] { $keeping ->
            [one] Vince una mossa su { $count }.
           *[other] Vincono { $keeping } mosse su { $count }.
        }
    }
    [drawn] { $which ->
        [all] Ogni mossa patta.
       *[some] { $keeping ->
            [one] Patta una mossa su { $count }.
           *[other] Pattano { $keeping } mosse su { $count }.
        }
    }
   *[lost] Ogni mossa perde.
}
tables-sure = Secondo le tabelle dei finali, senza dubbio.
tables-found = Tabelle dei finali fino a { $pieces } pezzi.
tables-folder = La cartella { $name } non si può leggere. Per indicarne un'altra: imposta { $setting }.
tables-none = Nessuna tabella dei finali: { $name }. Per indicare un'altra cartella: imposta { $setting }.
tables-damaged = La tabella { $name } è danneggiata. Copiala di nuovo.
book-row = { $move }: { $which ->
    [book] { $percent } per cento.
    [games] { $games ->
        [one] in una delle tue partite.
       *[other] in { $games } delle tue partite.
    }
   *[both] { $percent } per cento, in { $games ->
        [one] una delle tue partite.
       *[other] { $games } delle tue partite.
    }
}
book-more = E { $count ->
    [one] un'altra mossa.
   *[other] altre { $count } mosse.
}
book-nothing = Nulla nel libro e nelle tue partite.
book-unreadable = Il libro { $name } non si può leggere: { $reason }. Per indicarne un altro: imposta { $setting }.
book-cut = { $name } è troncato, o non è un libro Polyglot. Copialo di nuovo.
book-none = Non è un libro di aperture Polyglot: { $name }. Per indicarne un altro: imposta { $setting }.
opponent-failed = L'avversario non ha trovato mosse. È un difetto del programma. Scrivi nuova, oppure esci e { $program } resume.
level-set = Livello { $level }.
level-is = Livello { $level }. Per cambiarlo, scrivi livello e un numero da 1 a 20.
level-none = Qui non c'è l'avversario interno. Per giocarci: nuova computer.
voice-set = Voce delle mosse: { $name }.
talk-set = Lingua: italiano.
talk-is = Lingua: italiano. Per cambiarla, scrivi per esempio lingua en.
speech-on = Sintesi accesa.
speech-off = Sintesi spenta.
speech-is = { $state ->
    [on] Sintesi accesa. Per spegnerla, scrivi sintesi spenta.
   *[off] Sintesi spenta. Per accenderla, scrivi sintesi accesa.
}
speech-rate = Velocità della voce { $rate }.
speech-volume = Volume { $volume } su 100.
speech-lost = Sintesi interrotta: { $reason }. Resta il testo.
speech-is-lost = La sintesi non funziona. Per riprovare: sintesi accesa. Per continuare senza voce: sintesi spenta.
speech-is-awaited = La sintesi non risponde ancora. Per continuare senza voce: sintesi spenta.
speech-is-starting = La sintesi si sta avviando.
speech-health = Per sapere perché: { $program } health. Per continuare senza voce: sintesi spenta.
speech-found = La sintesi è tornata.
speech-absent = Questo programma è senza sintesi.
reason-unreachable = nessun server vocale risponde, installa speech-dispatcher ed espeak-ng o scrivi sintesi spenta
reason-hangs = il server vocale non risponde
reason-refused = il server vocale rifiuta
reason-engine = il motore vocale non funziona

## Sedute di gioco

new-builtin = Nuova partita { $game }. Hai il { $color } contro il livello { $level }.
new-human = Nuova partita { $game } per due giocatori.
new-human-named = Nuova partita { $game }: { $white } ha il Bianco, { $black } ha il Nero.
time-all = Tempo: { $time }
time-moves = Tempo: { $time } per { $moves } mosse
time-then-all = Poi { $time }
time-then-moves = Poi { $time } per { $moves } mosse
time-repeats = L'ultimo periodo si ripete.
time-plain = { $period }.
time-increment-only = Tempo: { $time } a mossa.
time-increment = { $period }, più { $time } a mossa.
time-delay = { $period }, ritardo di { $time } a mossa.
time-bronstein = { $period }, ritardo Bronstein fino a { $time } a mossa.
time-warned = Avvisi sul tempo: { $times }. Per cambiarli: { $set } avvisi.
laws-edition = Regolamento: FIDE { $year }.
laws-flag-claimed = Una bandierina vale solo se reclamata: { $claim }.
laws-incomplete = FIDE { $year }: noto solo fino all'articolo 8.1. Il resto non è confermato.
laws-one-article = FIDE { $year }: noto solo l'articolo { $article }. Il resto non è confermato.
opening-announce = Ogni mossa va annunciata. Scrivi la tua mossa, poi { $press }.
opening-repeat = Ogni mossa va annunciata e ripetuta. Scrivi la tua mossa, poi { $press }.
new-position = Posizione iniziale particolare. Per ascoltarla: scacchiera.
new-usual = Per quella solita: nuova normale.
board-tells = Scrivi scacchiera per ascoltarla.
chess960-from = Scacchi960, posizione { $number }.
chess960-usual = Scacchi960, posizione { $number }: quella normale.
chess960-other = Scacchi960, da un'altra posizione.
odds-given = Il { $color } dà vantaggio: { $odds }.
odds-piece = { $piece } { $square }
odds-exchange = { $piece } { $square }, in cambio { $other } { $back }
odds-extra-move = il Bianco ha già giocato { $square }
odds-draw = la patta conta come sconfitta
odds-time = tempo sull'orologio
clock-odds = { $color }:
odds-no-time = Aggiungi il tempo di chi dà vantaggio, come 5 o 3+2.
odds-no-clock = Il vantaggio di tempo vuole un orologio. Aggiungine uno, come 10+5.
odds-position = Qui niente vantaggio di pezzi: parte dalla posizione normale.
simul-begun = Simultanea, scacchiere: { $count }. Dopo ogni tua mossa viene la prossima.
simul-board = Scacchiera { $board }: { $opponent }.
simul-level = livello { $level }
simul-engine = { $engine }, livello { $level }
simul-guest = ospite
simul-since = Da allora: { $time }.
simul-waits = Scacchiera { $board }: { $opponent }, mossa { $move }, { $time }.
simul-unplayed = Scacchiera { $board }: { $opponent }, ancora nessuna mossa.
simul-won = Scacchiera { $board }: { $opponent }, vinta.
simul-drawn = Scacchiera { $board }: { $opponent }, patta.
simul-lost = Scacchiera { $board }: { $opponent }, persa.
simul-left = Scacchiere rimaste: { $count }. Per la prossima: { $name }.
simul-over = La simultanea è finita. Vinte: { $won }, patte: { $drawn }, perse: { $lost }.
simul-here = Sei alla scacchiera { $board }.
simul-last = Nessun'altra scacchiera aspetta.
simul-unknown = Nessuna scacchiera { $board }. La simultanea ne ha { $count }.
simul-none = Nessuna simultanea. Per iniziarne una: { $name } 8.
simul-count = Indica il numero di scacchiere, da 2 a { $most }: { $name } 8.
simul-clocks = Una simultanea non ha orologi. Togli il tempo.
letter-new = Nuova partita { $game }, per lettera. Il tuo colore: { $color }, contro { $opponent }. Dopo la tua mossa: { $name }.
letter-awaited = Si attende la mossa di { $opponent }. Scrivila quando arriva.
letter-none = Non è per lettera. Per cominciare: { $name } Anna.
letter-yours = Prima la tua mossa. Poi la lettera.
letter-pace = Scrivi i giorni come 10/50: 50 giorni per 10 mosse.
letter-file = Indica il file, come lettera.txt.
letter-head = Bianco: { $white }. Nero: { $black }.
letter-reply = La tua mossa: { $move }.
letter-move = La mia mossa: { $move }.
letter-said = A voce: { $said }.
letter-offer = Offro patta.
letter-fen = Posizione: { $fen }
letter-days = Ricevuta: { $came }. Spedita: { $goes }.
letter-for = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}
letter-mine = Partita { $game }, { $opponent }: tocca a te, { $time }.
letter-theirs = Partita { $game }, { $opponent }: in attesa, { $time }.
letter-left = Restano fino alla mossa { $move }: { $time }.
letter-over = Tempo superato alla mossa { $move }: { $time } di troppo.
letters-none = Nessuna partita per lettera. Per cominciare: { $name } Anna.
received-noted = Annotato: ricevuta il { $day }.
received-empty = Aggiungi la mossa o il giorno: { $name } 12... Cf6.
received-unread = Nessuna mossa trovata. Scrivi solo la mossa.
received-several = Vanno bene più mosse. Scrivi solo la mossa.
received-yours = Tocca a te. Nessuna lettera attesa.
variant-standard = scacchi
variant-chess960 = scacchi960
variant-king-of-the-hill = Re della collina
variant-three-check = Tre scacchi
variant-crazyhouse = Crazyhouse
variant-antichess = Antiscacchi
variant-atomic = Scacchi atomici
variant-horde = Orda
variant-racing-kings = Corsa dei re
rules-king-of-the-hill = Re della collina. Vince il re in d4, e4, d5 o e5, e vince anche il matto.
rules-three-check = Tre scacchi. Vince il terzo scacco, e vince anche il matto.
rules-crazyhouse = Crazyhouse. Ciò che catturi è tuo. Invece di muovere puoi posarlo: cavallo si posa in f3, o C@f3.
rules-antichess = Antiscacchi. La cattura è obbligatoria. Vince chi non ha più pezzi o mosse.
rules-atomic = Scacchi atomici. La cattura esplode: sparisce tutto intorno, tranne i pedoni. Fai esplodere il re.
rules-horde = Orda. Il bianco ha solo pedoni. Il nero vince se li cattura tutti, il bianco con il matto.
rules-racing-kings = Corsa dei re. Vince il primo re sull'ultima traversa. Nessuna mossa può dare scacco.
variant-begins = { $variant }. Scrivi { $name } per le regole.
variant-weaker = Qui i livelli sono più deboli.
exploded = Esplosione. Spariti: { $pieces }.
checks-counted = Scacco { $count } di 3.
checks-given = { $color }: { $count } su 3 scacchi.
must-capture = Devi catturare. Possibile: { $pieces }.
piece-on = { $piece } { $square }
pocket-held = Il { $color } può posare: { $pieces }.
pocket-empty = Il { $color } non ha nulla da posare.
pocket-none = In questa partita non si posa nulla.
only-in-chess = Solo negli scacchi. Questa partita: { $variant }.
resumed-game = Partita { $game } ripresa. Finora { $moves ->
    [0] nessuna mossa
    [one] una mossa
   *[other] { $moves } mosse
}.
resumed-side = Hai il { $color } contro il livello { $level }.
resumed-turn = Tocca a te.
resumed-over = La partita { $game } è finita.
resume-none = Nessuna partita incompiuta. Iniziane una con { $program } play.
resume-unknown = Nessuna partita { $game }. Per elencare le più recenti: { $program } games

resume-busy = Aperta in un'altra finestra: partita { $game }. Prima chiudi quella, o inizia una nuova partita.
resume-none-here = Nessun'altra partita incompiuta. Scrivi partite per l'elenco.
resume-here = Sei nella partita { $game }.
resume-over = La partita { $game } è finita. Rivedila con { $program } study { $game }
resume-over-here = La partita { $game } è finita. Per rivederla: { $name } { $game }
resume-imported-here = La partita { $game } è importata. Per rivederla: { $name } { $game }
resume-match = La partita { $game } è di un incontro. Per continuare: { $program } match, poi il suo file.
left-own = Partita { $game } contro { $opponent }, incompiuta: hai il { $color }, mossa { $move }, { $date }.
left-two = Partita { $game }, { $white } contro { $black }, incompiuta: mossa { $move }, { $date }.
left-resume = Per continuare: { $name } { $game }
resume-imported = La partita { $game } è importata: non si può riprendere. Rivedila con { $program } study { $game }.
game-kept = Partita { $game } salvata. Per continuare: { $program } resume
game-left = La partita { $game } è salvata.
game-forgotten = Partita { $game } non salvata: nessuna mossa giocata.
goodbye = Arrivederci.
unsaved = Non salvata: { $reason }. La partita continua. Libera spazio su disco, e si salva con la prossima mossa.
saved-again = Tutto di nuovo salvato.
unsaved-at-end = Queste mosse non sono salvate. Copiale:
archive-damaged = L'archivio era danneggiato. Ora è { $file }, e ne è iniziato uno nuovo.
archive-renewed = Riordino le partite importate, solo questa volta. Ctrl-C per fermare, non si perde nulla.
data-shared = Cartella dei dati { $folder }: non è solo tua. Altri possono leggere o cambiare le tue partite. Indica una cartella tua con --data.
data-no-folder = Cartella dei dati { $folder }: non è una cartella. Indica una cartella con --data.
data-link = Cartella dei dati, un collegamento: { $folder }. Assicurati che porti a una cartella tua.
data-writable = Cartella dei dati { $folder }: altri utenti potevano scriverci. Ora non possono più. Controlla le tue partite con { $program } games.
data-foreign = Nessuna partita qui: { $folder } è di un altro utente. Indica un'altra cartella dei dati con --data.
data-open = Nessuna partita qui: altri possono scrivere in { $folder }. Prima chiudila: { $command }
archive-unusable = L'archivio { $file } non si può usare: { $reason }. Questa partita non viene salvata.
settings-warning = { $what } Ignorato: { $file }.
settings-warning-line = { $what } Ignorata: riga { $line } di { $file }.
not-text = Questa riga non è testo UTF-8. Scrivila di nuovo.
too-long = Riga troppo lunga: al massimo 4096 byte. Scrivine una più corta.

reason-damaged = il file è danneggiato
reason-catalogue = le partite importate sono danneggiate, sposta altrove catalogue.db
reason-full = il disco è pieno
reason-read-only = disco o cartella in sola lettura
reason-busy = un altro programma usa il file
reason-file = il file non si apre
reason-settings = il file delle impostazioni ha errori, prima correggilo
reason-newer = il file è di un touchmove più recente, usa quello
reason-game = una delle sue partite è danneggiata
reason-unwritable = le impostazioni non si possono scrivere
setting-key-near = Impostazione sconosciuta: { $key }. Intendi { $near }?
setting-value = { $key } non può essere { $value }. Può essere: { $values }.
setting-empty = { $key } non ha valore. Può essere: { $values }.
setting-name-long = { $key }: al massimo 40 lettere. Scrivi un nome più corto.
setting-unreadable = Le impostazioni non si possono leggere: { $reason }.
range-to = a
range-more = e oltre
slip-no-equals = { $text } è senza segno di uguale. Scrivi name = "value".
slip-no-value = { $text } è senza valore. Scrivi name = "value".
slip-open-quote = { $text } ha virgolette aperte. Chiudile.
slip-no-quotes = Mancano le virgolette in { $text }. Mettile intorno al valore.
slip-open-bracket = { $text } ha una parentesi aperta. Chiudila.
slip-twice = { $text } ripete un nome. Cancella una delle due righe.
slip-control = Caratteri non stampabili in questa riga. Scrivila di nuovo.
slip-unprintable = Caratteri non stampabili in questa riga. Cancellali.
slip-form = { $text } non si può leggere. Scrivi name = "value".
did-you-mean = Intendi { $near }?
folder-missing = Nessuna cartella { $folder }. Indicane una che esiste.
folder-is-file = { $folder } è un file. Indica la sua cartella.
folder-denied = { $folder } non si può leggere. Controlla i permessi.
name-unseen = Caratteri invisibili nel nome. Rinominalo.
voices-none-there = Nessuna voce in { $folder }. Una voce è una cartella con voice.toml.
keymaps-none-there = Nessuna mappa di tasti in { $folder }. È un file come mia.toml.
voice-note = { $what } Vedi { $file }.
voice-note-line = { $what } Vedi riga { $line } di { $file }.
voice-unreadable = Il file non si può leggere: { $reason }.
voice-empty = Il file è vuoto.
voice-no-voice = Questa voce non ha voice.toml. Scrivine uno, per esempio con parent = "en".
voice-section = Parte sconosciuta di una voce: { $name }.
voice-entry = Sconosciuto in questa parte: { $name }.
voice-missing = Nella parte { $section } manca { $name }. Aggiungilo.
voice-missing-first = A questa voce manca { $name }. Scrivi per esempio { $name } = "en", prima di tutte le parti.
voice-text = { $name } va tra virgolette.
voice-list = { $name } deve essere un elenco, come ["one", "two"].
voice-part = { $name } è una parte della voce. Scrivila tra parentesi quadre su una riga propria.
voice-blank = { $name } ha una parola vuota.
voice-same = { $first } e { $name } hanno la stessa parola, { $word }. A ciascuno serve la sua.
voice-slot = Spazio sconosciuto nello schema { $name }: { $slot }.
voice-brace = Lo schema { $name } ha una graffa aperta. Chiudila.
voice-no-slot = Allo schema { $name } serve lo spazio { $slot }, o le mosse sono mute.
voice-language = { $tag } non è un codice di lingua. Scrivine uno come de o pt-BR.
voice-keyboard = Tastiera sconosciuta: { $name }. Scrivi una di { $known }.
voice-letter = { $name } non è una sola lettera. Scrivine una prima del segno di uguale.
voice-parent = Voce madre assente o difettosa: { $name }.
voice-incomplete = La voce è incompleta. Indica una voce madre, come parent = "en".
voice-taken = { $word } non può significare { $name }: significa già { $other }.
voice-sentence = { $text } non è una frase. Scrivi name = text, e chiudi ogni graffa.
voice-no-sentence = Il programma non ha la frase { $name }.
voice-gap = La frase { $name } non ha lo spazio { $gap }. Ha: { $gaps }.
voice-gap-none = La frase { $name } non ha lo spazio { $gap }. Non ha spazi.
voice-left-out = La frase { $name } tralascia { $gap }.
voice-silent = La frase { $name } è vuota.
setting-not-kept = Impostazione non salvata: { $reason }.

## Motori

new-engine = Nuova partita { $game }. Hai il { $color } contro { $engine }, livello { $level }.
resumed-engine = Hai il { $color } contro { $engine }, livello { $level }.
engine-held = { $engine } non ha livelli propri. Più basso è il livello, meno calcola in anticipo e più mosse gioca l'avversario interno.
opponent-thinks = L'avversario sta ancora pensando.
engine-thinks = L'avversario sta ancora pensando. Per giocare senza, scrivi { $new } { $builtin }.
engine-waits = { $engine } si sta avviando. Per giocare senza, scrivi { $new } { $builtin }.
engine-waits-on = { $engine } si sta avviando. La partita lo aspetta.
engine-missing = { $engine } non è su questo computer.
engine-refused = { $engine } non si avvia: non è un programma per questo computer.
engine-ended = { $engine } si è fermato all'improvviso.
engine-says = Dice: { $words }
engine-floods = { $engine } non smette di scrivere.
engine-silent = { $engine } non risponde.
engine-not-uci = { $engine } risponde, ma non in UCI, la lingua dei motori di scacchi. Indica un motore UCI, come uci:stockfish.
engine-no-move = { $engine } non ha inviato mosse.
engine-no-stop = { $engine } non smette di pensare.
engine-so-far = Il meglio trovato finora:
engine-nonsense = Mossa non valida da { $engine }: { $answer }.
engine-illegal = { $engine } ha inviato una mossa illegale: { $answer }.
engine-no-chess960 = { $engine } non gioca a scacchi960.
engine-no-variant = { $engine } non gioca a { $variant }.
engine-again = Lo riavvio.
engine-back = { $engine } è tornato.
confirm-builtin = Giocare invece con l'avversario interno? sì o no.
confirm-builtin-on = Continuare con l'avversario interno? sì o no.
builtin-plays = Continua l'avversario interno, livello { $level }.
engine-kept = La partita aspetta { $engine }. Scrivi esci; { $program } resume riprova.
engine-not-begun = Nessuna partita iniziata. Scrivi nuova per riprovare, o esci.
player-engine = { $name } livello { $level }
player-engine-replaced = { $name }, poi livello { $level }
health-engine = Motore: { $name } funziona, { $file }.
health-engine-fails = Motore { $file }: { $what }

## Suoni

tones-on = Suoni accesi.
tones-off = Suoni spenti.
tones-is = { $state ->
    [on] Suoni accesi. Per spegnerli, scrivi suoni spenti.
   *[off] Suoni spenti. Per accenderli, scrivi suoni accesi.
}
tones-absent = Programma costruito senza suoni. docs/guide.md dice come averli.
tones-lost = Suoni interrotti: { $reason }.
tones-found = I suoni sono tornati.
reason-no-device = nessun dispositivo audio trovato
reason-device-busy = un altro programma occupa l'audio
reason-device-hangs = il dispositivo audio è bloccato
reason-device-broken = il dispositivo audio non funziona
help-tones =
    suoni accesi, suoni spenti.
    Un ticchettio basso: una casa scura.
    Un'ottava sopra: una casa chiara.
    Un colpo: il bordo.
    Due note in giù: una cattura.
    Due in su: scacco.
    Un ronzio: una mossa illegale.
    Tre bip: resta poco tempo.
health-tones = Suoni: il dispositivo audio funziona.
health-tones-fails = Suoni: { $reason }.

## Primo avvio

setup-language = Per l'italiano, scrivi { $number }.
setup-language-names = italiano, Italian, italien
setup-again = { $most ->
    [2] Scrivi 1 o 2.
   *[other] Scrivi un numero da 1 a { $most }.
}
setup-unknown = { $most ->
    [2] Scrivi 1 o 2, o una parola della risposta. Per uscire: { $quit }.
   *[other] Scrivi un numero da 1 a { $most }, o una parola della risposta. Per uscire: { $quit }.
}
setup-help-language =
    È la lingua del programma.
    Scrivi il suo numero o il suo nome.
    Per cambiarla dopo: lingua.
setup-help-speech =
    sì: parla il tuo screen reader, e questo programma tace.
    no: parla questo programma.
    Per cambiare dopo: sintesi.
setup-help-face =
    Riga per riga: scrivi mosse e domande, e leggi o ascolti le risposte.
    Su schermo: una scacchiera, con tasti per esplorarla.
    Per cambiare dopo: imposta vista.
setup-speech =
    Usi uno screen reader?
    1: sì, il programma taccia.
    2: no, il programma parli.
setup-face =
    Come vuoi giocare?
    1: riga per riga.
    2: su schermo, con una scacchiera da esplorare.
setup-name = Come ti chiami? Scrivi il nome, o premi Invio per saltare.
setup-help-name = Il nome serve per elenchi e formulari. Per non darlo, premi Invio.
setup-name-long = Al massimo 40 lettere. Scrivi un nome più corto, o premi Invio per saltare.
setup-cancelled = Annullato. Te lo chiedo di nuovo la prossima volta.
setup-skipped = Prima volta qui? Per scegliere lingua, sintesi e nome: { $program } setup
setup-unchanged = Nulla è cambiato.
setup-done =
    Grazie. Scrivi aiuto in ogni momento.
    Altre parole per le mosse: aiuto voce-mosse.
    Colore, orologio, avversario: per esempio nuova nero 10+5.
setup-kept =
    Salvato: italiano, { $speech ->
        [on] con la sintesi del programma
       *[off] senza la sintesi del programma
    }, { $face ->
        [screen] su schermo
       *[line] riga per riga
    }, voce delle mosse { $moves }.

## Aiuto

help =
    Scrivi la mossa: e4, cavallo f3, O-O.
    Chiedi: scacchiera, ultima, pezzi C.
    Fai: patta, abbandona, suggerimento.
    Altra partita: nuova. Le tue: partite.
    Con orologio: nuova 10+5.
    Col Nero: nuova nero.
    Scacchiera elettronica: scacchiera-elettronica.
    Preferenze: impostazioni.
    Per uscire: esci.
    Altro: aiuto tutto, aiuto scacchiera.
# By Tab.
commands-many = { $count } comandi possibili. Scrivi altre lettere.
help-announcing =
    Tua mossa: annuncia cavallo f3, premi.
    Mossa avversaria: scrivila per ripeterla.
    Un lapsus: correggi cavallo f3.
    Chiedi: scacchiera, ultima, pezzi C.
    Fai: patta, abbandona, ritira.
    Altra partita: nuova. Le tue: partite.
    Orologio: nuova 10+5. Nero: nuova nero.
    Scacchiera elettronica: scacchiera-elettronica.
    Preferenze: impostazioni. Uscire: esci.
    Altro: aiuto tutto, aiuto scacchiera.
help-choice =
    Scrivi il numero della mossa, o la casa di partenza.
    no: nessuna di queste.
help-piece =
    Scrivi donna, torre, alfiere, cavallo, o un numero.
    no: un'altra mossa.
# Before the question, which is asked again.
help-confirm = { $what ->
    [draw] sì: la patta viene offerta all'avversario. no: si continua.
    [agree] sì: la partita è patta. no: si continua.
    [claim] sì: la richiesta viene esaminata ora. no: si continua.
    [resign] sì: rinunci a questa partita. no: si continua.
    [takeback] sì: la tua ultima mossa viene ritirata. no: resta.
    [seal] sì: questa mossa va nella busta. no: scrivine un'altra.
    [sign] sì: firmi questo risultato. no: per ora non firmi nulla.
    [builtin] sì: gioca l'avversario interno. no: si aspetta il motore.
    [play-on] sì: la tua partita viene salvata, e da qui ne inizia una nuova. no: resta aperta.
    [go-on] sì: continui questa partita. no: viene salvata, e ne inizi un'altra.
    [resume] sì: questa partita viene salvata, e continui l'altra. no: resti qui.
   *[new] sì: questa partita viene salvata, e ne inizia una nuova. no: si continua.
}
help-confirm-file = sì: viene fatto. no: tutto resta com'è.
help-confirm-blunder = sì: questa mossa viene giocata. no: scrivine un'altra.
help-over =
    La partita è finita.
    Tutte le mosse: partita. Un'altra: nuova.
    Per rivedere una partita: apri 57.
    Per uscire: esci.
help-all-position = Sulla posizione:
help-all-game = Sulla partita e sul programma:
help-all-more = Di più su un comando: aiuto e il suo nome.
help-board =
    scacchiera: la posizione, traversa per traversa.
    scacchiera e4: una casa. Breve: b.
help-pieces =
    pezzi C: dove sono i cavalli bianchi. c: quelli neri.
    pezzi bianco, pezzi nero: tutti quelli di un colore. Breve: p.
help-count =
    quanti P: quanti pedoni ha il Bianco. p: il Nero.
    quanti: i pezzi di entrambi.
help-scan =
    esplora 4, esplora e: i pezzi su una traversa o colonna.
    Breve: s.
help-rank = traversa 4: i pezzi sulla traversa.
help-file = colonna e: i pezzi sulla colonna.
help-diagonals =
    diagonali e4: i pezzi sulle diagonali di una casa.
help-rays =
    raggi e4: i pezzi in tutte le otto direzioni.
help-knight =
    salto f3: i pezzi a un salto di cavallo.
    Anche /knight f3. Senza barra, knight f3 è una mossa.
help-attackers =
    attaccanti e4: che cosa attacca una casa, e che cosa la difende.
help-defenders =
    difensori e4: che cosa difende una casa, e che cosa la attacca.
help-hanging =
    in-presa: i pezzi attaccati e poco difesi.
    in-presa d1: un pezzo. Anche: in-presa mio, in-presa suo.
help-moves =
    mosse: tutte le mosse legali.
    mosse g1: quelle di un pezzo.
help-captures = catture: tutte le catture legali.
help-what-if =
    e-se g1 f3: che cosa potrebbe prendere da f3 il pezzo in g1.
help-colour =
    colore e4: se una casa è chiara o scura.
    Per giocare col Nero: nuova nero.
help-material = materiale: che cosa ha ciascun lato.
help-pocket = tasca: ciò che ogni parte può posare in crazyhouse.
help-castling-rights =
    diritti-di-arrocco: se puoi arroccare ora, e dove.
    Per arroccare: O-O o O-O-O.
help-turn =
    tratto: a chi tocca, se c'è scacco, e il tuo colore.
help-check = scacco: se un re è sotto scacco, e da quale pezzo.
help-last = ultima: l'ultima mossa. Breve: l.
help-changed =
    cambiato: che cosa l'ultima mossa attacca, difende, apre e lascia indifeso.
help-captured =
    catturati: l'ultima cattura, e che cosa ha perso ciascun lato.
help-opening =
    apertura: il nome dell'apertura e il suo codice ECO.
help-score =
    partita: tutte le mosse.
    partita 3: le ultime tre.
help-clock =
    orologio: il tempo rimasto, e le mosse fino al prossimo controllo.
    orologio mio: il tuo tempo.
    orologio suo: quello dell'avversario. Breve: c.
    Per giocare con l'orologio: nuova 10+5.
help-spent = impiegato: quanto è durata l'ultima mossa, e i tempi di entrambi.
help-fen = fen: la posizione in una riga di testo.
help-braille =
    braille: la posizione per barre braille, nei segni del Regno Unito.
    braille 20: in righe di 20 celle.
    braille traverse: una traversa per riga.
    braille elenco: i pezzi e le loro case.
    braille punti, ascii, lettere: i segni.
    braille ricorda 20 traverse: d'ora in poi.
help-repeat = ripeti: di nuovo l'ultima cosa detta.
help-help =
    aiuto: che cosa puoi fare qui.
    aiuto scacchiera: di più su un comando.
help-article =
    articolo 9.2: che cosa dicono le regole, in breve.
    articolo arrocco: per argomento.
    articolo 9.2 2018: in un'altra edizione.
    articolo: tutti gli articoli.
help-announce =
    annuncia: annuncia la mossa che hai fatto, nelle partite con annunci.
    annuncia cavallo f3: la esegue anche.
    Poi premi l'orologio.
    Per ripetere la mossa dell'avversario, scrivila.
    Breve: an.
help-press =
    premi: preme il tuo orologio, quando la mossa è fatta e annunciata.
    In un incontro: come il pulsante della tua scacchiera. Senza scacchiera, premere troppo presto può essere irregolare.
    Breve: pr.
help-correct =
    correggi cavallo f3: corregge il tuo annuncio, prima di premere.
help-adjust =
    acconcio: i pezzi che sollevi e rimetti in questo turno non contano come toccati.
    Serve solo con pezzo toccato, pezzo mosso.
help-take =
    solleva e2: solleva il pezzo in e2.
    Poi va posato.
help-put =
    posa e4: posa lì il pezzo.
    Questa è la tua mossa.
    Sulla sua casa, il pezzo torna a posto.
help-draw =
    patta: offre patta, o la accetta.
    patta e4: la offre con la tua mossa.
help-accept =
    accetta: accetta l'offerta di patta.
help-decline =
    rifiuta: rifiuta l'offerta di patta.
help-claim =
    reclama triplice, reclama cinquanta: chiede la patta.
    Aggiungi la mossa che vuoi fare, se ne hai una.
    reclama bandierina: l'avversario ha finito il tempo.
    reclama illegale: l'ultima mossa era illegale.
    reclama correzione: dopo, se entrambi vogliono.
    Nel finale rapido, se tocca a te e hai meno di due minuti:
    reclama tentativo: l'avversario non cerca di vincere.
    reclama mezzi: l'avversario non può vincere con mezzi normali.
    reclama secondi: chiede cinque secondi a mossa, per entrambi.
    Sulla scacchiera: tieni il pulsante due volte.
help-resign = abbandona: abbandoni la partita.
help-takeback = ritira: ritira la tua ultima mossa.
help-hint =
    suggerimento: una buona mossa qui.
    In un esercizio: un passo d'aiuto.
help-today = oggi: quanti esercizi sono da fare, e quanto durano.
help-practise =
    ripassa: ciò che è da fare oggi, un esercizio dopo l'altro.
    Gli esercizi tornano: dopo quattro ore, un giorno, infine mezzo anno.
help-drill =
    allenamento: tutti gli allenamenti e come sono andati. allenamento colori delle case 2: uno solo, col suo livello.
    allenamento colori delle case 2, 6 secondi, 20 domande, senza ripetizioni: con limiti.
    Invio: di nuovo la domanda.
    dati: di nuovo i pezzi o le mosse.
    avanti: la risposta, e si prosegue.
    chiudi: torni alla tua partita.
help-book =
    libro: quali mosse si giocano qui, e quanto spesso.
    Fonti: libro di aperture e le tue partite.
    Per giocare senza libro: imposta libro-aperture spento.
help-endings =
    finali 3: il terzo finale contro la difesa perfetta. finali corsa di pedoni: uno per nome.
    finali: tutti i finali, e come sono andati.
    Un errore si ritira, se cambia il risultato.
    suggerimento: aiuto, in quattro passi. indietro: ritira la tua ultima mossa.
    avanti: il gioco migliore, poi un altro dello stesso tipo.
    chiudi: torni alla tua partita.
help-mistakes =
    errori: mosse migliori al posto dei tuoi errori, nella partita aperta o finita. Scrivi la mossa.
    errori 12: nella partita 12. errori entrambi: di tutti e due, anche bianco o nero.
    suggerimento: aiuto, in quattro passi.
    avanti: la mossa migliore, e si prosegue. tralascia: si prosegue senza.
    Invio: di nuovo la domanda.
    chiudi: torni alla tua partita.
help-guess =
    indovina: le mosse di chi ha vinto, una per una. Scrivi la mossa.
    Nella partita aperta, da dove sei; o in una famosa.
    indovina 12: nella partita 12. indovina 12 nero: un lato, anche bianco.
    indovina campioni: in una partita di un campione mondiale rapid.
    Qualunque cosa scrivi, la partita segue la sua strada. Le risposte giuste contano come negli allenamenti.
    avanti: la mossa, e si prosegue.
    chiudi: torni alla tua partita.
help-puzzle =
    problema: una posizione da risolvere, difficile quanto il tuo punteggio. Scrivi la mossa.
    problema forchetta, problema matto in due: per tema. problema temi: tutti i temi.
    problema miei: dal tuo file miei.pgn o miei.csv, nella cartella puzzles della cartella dei dati.
    problema partite: i matti che erano possibili nelle tue partite.
    problema 8: circa otto pezzi. problema 1500: circa quel punteggio.
    problema facile, problema difficile, problema finale, problema serie.
    suggerimento: aiuto, in quattro passi.
    avanti: la soluzione, o un altro.
    chiudi: torni alla tua partita.

help-learn =
    lezione 3: la terza lezione.
    lezione: tutte le lezioni.
    In una lezione, scrivi la risposta.
    suggerimento: aiuto, in quattro passi.
    avanti: la risposta, e si prosegue.
    chiudi: torni alla tua partita.
help-lesson =
    Scrivi la risposta.
    Invio: di nuovo la domanda.
    Aiuto, in quattro passi: suggerimento.
    Risposta: avanti. Prima: indietro.
    Chiedi: scacchiera, pezzi C, mosse.
    L'argomento: dati. Dall'inizio: inizio.
    Torna alla tua partita: chiudi.
help-eval =
    valutazione: chi sta meglio, e di quanti pedoni.
    Chiedi ancora: probabilità e profondità.
help-best = migliore: la mossa migliore qui.
help-line =
    linea: la linea migliore, quattro semimosse alla volta. altro: le quattro seguenti.
    linea 2: la seconda linea.
help-lines = linee 3: le tre mosse migliori. Scrivi un numero per ascoltarne la linea.
help-why = perché: la mossa migliore, e il motivo.
help-threat = minaccia: che cosa minaccia l'altro lato.
help-mate = matto: se chi muove può forzare il matto.
help-level =
    livello 7: la forza dell'avversario, da 1 a 20.
help-moves-voice =
    voce-mosse fide: come si annunciano le mosse.
    fide: Springer Gustav eins Felix drei.
    fide-it: cavallo Gustavo uno Felix tre.
    it: cavallo g1 f3. en: knight g1 f3.
help-talk =
    lingua en: tutto tranne le mosse in inglese.
    lingua it: in italiano.
help-speech = sintesi accesa, sintesi spenta: la voce del programma.
help-sound = audio acceso, audio spento: voce e suoni insieme.
help-faster = accelera: voce più veloce.
help-slower = rallenta: voce più lenta.
help-louder = alza: voce e suoni più forti.
help-softer = abbassa: voce e suoni più bassi.
help-hush = silenzio: ferma la voce.
help-position =
    posizione inizio: una partita dalla posizione iniziale solita.
    O da un'altra: FEN, un diagramma, o un elenco di pezzi.
    Un elenco: Bianco: Re1 a2. Nero: Re8.
    Prima della prima mossa, o dopo la fine.
help-new =
    nuova: un'altra partita come questa.
    Aggiungi ciò che vuoi, in qualsiasi ordine:
    nuova nero 5+3. nuova casuale, senza orologio.
    nuova amico Ben: due alla stessa tastiera.
    nuova livello 7. nuova engine stockfish.
    nuova scacchi960, nuova scacchi960 518.
    nuova crazyhouse, antiscacchi, orda, tre scacchi, scacchi atomici, re della collina, corsa dei re.
    nuova vantaggio cavallo: l'avversario gioca senza un cavallo. nuova do vantaggio donna: tu senza la donna.
    nuova normale.
    nuova toccato-mosso: vale pezzo toccato pezzo mosso.
    nuova annunci ripetere: tu e l'avversario annunciate e ripetete ogni mossa.
    Vale finché esci.
    Per sempre: imposta.
help-simul =
    simultanea 8: tu solo contro otto scacchiere, una dopo l'altra.
    simultanea 8 livello 5: tutte al livello 5.
    Dopo la tua mossa viene la prossima. La risposta arriva quando torni.
    Da sola: la simultanea che hai lasciato.
help-next-board =
    prossima-scacchiera: la prossima scacchiera della simultanea, senza mossa.
    Una precisa: scacchiera 3.
help-waiting = attese: le scacchiere della simultanea, le tue mosse e il tempo da allora.
help-by-letter =
    per-lettera Anna: una partita per lettera.
    per-lettera Anna nero: tu hai il nero.
    per-lettera Anna 10/50: 50 giorni per 10 mosse.
    Senza, i giorni vengono solo contati.
help-letter =
    lettera: la lettera con la tua ultima mossa.
    lettera anna.txt: la stessa, in un file.
    Ha la mossa, la posizione e i giorni.
help-letters = lettere: le tue partite per lettera, con i giorni.
help-received =
    arrivata 12... Cf6: la mossa di una lettera.
    Va bene anche una riga intera.
    arrivata 2026-11-28: il giorno di arrivo.
help-settings =
    impostazioni: ogni impostazione e il suo valore.
    impostazioni lato: una sola.
    impostazioni partita, voce, braille, schermo, scacchiera: un gruppo.
    Per cambiarne una: imposta lato nero.
help-set =
    imposta lato nero: cambia un'impostazione e la salva.
    Più breve: lato nero.
    imposta lato: il valore e le scelte possibili.
    Tutte: impostazioni.
help-opponent =
    avversario: contro chi giochi.
    Breve: o.
    avversario umano, avversario computer, avversario engine stockfish: dalla prossima partita.
help-save = salva: non serve. Ogni mossa viene salvata appena la giochi.
help-export =
    esporta partita.pgn: scrive questa partita in un file, come PGN.
    esporta 5 partita.pgn: la partita 5.
    esporta partita.svg: un'immagine della posizione, anche partita.png.
    Per un formulario: stampa.
help-delete =
    elimina 5: elimina la partita 5, dopo un sì.
    ripristina: la riporta, finché non esci.
help-undelete =
    ripristina: riporta l'ultima partita eliminata.
    Solo finché non esci.
help-rename =
    rinomina 5 Serata al circolo: come si chiama il torneo della partita 5.
    rinomina 5 bianco Anna: chi aveva il Bianco.
    Senza numero: questa partita.
help-note =
    nota 5 bel finale: una nota sulla partita 5.
    nota e un testo: su questa partita.
    nota 5: di nuovo la nota. Anche: dati.
help-rematch =
    rivincita: la stessa partita di nuovo, a colori invertiti.
    Dopo la fine di una partita, a casa.
help-summary =
    riassunto: questa partita in breve, quando è finita.
    riassunto 5: la partita 5.
    Anche la svolta, se errori l'ha esaminata.
help-results =
    risultati: quante partite hai vinto, pattato e perso.
    Contro chi, e le ultime dieci.
help-ratings =
    punteggi: il tuo punteggio nei problemi, ora e settimane fa.
    punteggi 3: 3 settimane fa.
    Allenamento, serie, giorni di fila.
help-quit = esci: salva la partita ed esce.

## Che cosa non va in una posizione

position-empty = La posizione è vuota. Scrivi FEN, un diagramma, o un elenco come Bianco: Re1 a2. Nero: Re8.
position-control = Carattere di controllo: carattere { $nth }.
position-board = Non è una posizione. Scrivi FEN, un diagramma, o un elenco come Bianco: Re1 a2. Nero: Re8.
position-ranks = La scacchiera vuole 8 traverse. Questa ne ha { $count }.
position-rank-length = La traversa { $rank } ha { $count } { $count ->
    [one] casa
   *[other] case
}. Ogni traversa ne vuole 8.
position-rank-missing = Manca la traversa { $rank }.
position-rank-twice = La traversa { $rank } c'è due volte.
position-sign = Traversa { $rank }, carattere { $nth }: { $sign } non è un pezzo.
position-word = Non capito: { $word }. Scrivi la posizione per esempio come Bianco: Re1 a2. Nero: Re8.
position-twice = { $square } è indicata due volte.
position-turn = Manca chi ha il tratto. Scrivi w o b dopo la scacchiera.
position-castling = Diritti di arrocco: lettere come KQkq, o un trattino.
position-en-passant = Casa en passant: una casa come e3, o un trattino.
position-counters = Contatori delle mosse: numeri fino a 65535.
position-operations = Dopo la casa en passant, scrivi due numeri come 0 1, o operazioni, ognuna con un punto e virgola.
position-no-king = Il { $color } non ha re.
position-kings = Il { $color } ha più di un re: { $one }, { $other }.
position-pawn = Pedone in { $square }: sulle traverse 1 e 8 non possono esserci pedoni.
position-too-many-pawns = Il { $color } ha { $count } pedoni. Al massimo 8.
position-too-many-men = Il { $color } ha { $count } pezzi. Al massimo 16.
position-too-many-promoted = Il { $color } ha troppi pezzi promossi.
position-other-in-check = Il { $color } è sotto scacco, ma tocca all'altro.
position-dropped-rook = Diritto di arrocco ignorato: il { $color } non ha una torre in { $square }.
position-dropped-king = Diritti di arrocco ignorati: il re del { $color } non è sulla sua casa iniziale.
position-dropped-castling = Diritti di arrocco ignorati: non corrispondono alla scacchiera.
position-dropped-en-passant = Presa en passant ignorata: nessun pedone è appena passato per { $square }.
position-impossible = Questa posizione è impossibile.
position-game-runs = C'è una partita in corso. Scrivi prima nuova, poi { $name }.
chess960-number = Posizioni di scacchi960: da 0 a 959.
chess960-and-position = Gli scacchi960 hanno la loro posizione. Togli il numero o la posizione.

## La prossima partita

new-unknown = Non capito: { $word }. Scrivi aiuto { $name }.
new-number = Non chiaro: { $word }. Scrivi { $name } tempo { $word }, o { $name } livello { $word }.
new-minutes = Non chiaro: { $word }. Per i minuti, scrivi { $name } tempo { $word }.
new-twice = { $setting } è indicato due volte. Indicalo una volta.
new-engine-name = Quale motore? Per esempio { $name } engine stockfish.
plan-human = due giocatori
plan-builtin = hai il { $color } contro il livello { $level }
plan-engine = hai il { $color } contro { $engine }, livello { $level }
plan-time = { $time }
plan-no-clock = senza orologio
plan-chess960 = scacchi960, posizione { $number }
plan-position = posizione iniziale particolare
plan-odds = il { $color } dà vantaggio: { $odds }
plan-laws = regolamento del { $year }
plan-strict = una prova di torneo
plan-announcing = le mosse si annunciano
plan-touch = pezzo toccato pezzo mosso
plan-blindfold = alla cieca
plan-blindfold-strict = alla cieca, senza guardare
opponent-engine = Un motore? Scrivi { $name } engine { $word }.
opponent-human = Due giocatori a una tastiera.
opponent-human-named = { $white } ha il Bianco, { $black } ha il Nero, a una tastiera.
premove = Mossa anticipata: { $move }.
premove-dropped = Mossa anticipata annullata.
argument-choices = { $name }: per esempio nero 5+3. Scrivi aiuto { $name }.

## Impostazioni

argument-setting = { $name } vuole nome e valore, per esempio { $name } lato nero.
no-setting = Impostazione sconosciuta: { $name }. Scrivi solo { $settings } per ascoltarle.
setting-unset = non impostato
setting-can-be = Può essere: { $values }.
setting-range = da { $least } a { $most }
setting-example = per esempio { $value }
setting-needs = { $name } vuole un valore. Può essere: { $values }.
setting-wrong = { $name } non può essere { $value }. Può essere: { $values }.
setting-next-game = { $name }: { $value }, dalla prossima partita. Scrivi { $new } per iniziarla.
setting-in-game = { $name }: { $now } in questa partita, { $value } { $from ->
    [game] dalla prossima
   *[start] al prossimo avvio
}.
setting-next-start = { $name }: { $value }, dal prossimo avvio.
settings-group = Impostazioni, { $group }:
settings-game = partita
settings-voice = voce
settings-braille = braille
settings-screen = schermo
settings-board = scacchiera
setting-moves = La voce delle mosse.
setting-talk = La lingua di tutto il resto.
setting-speech = Se il programma parla.
setting-speech-engine = Il motore vocale.
setting-tones = Se ci sono brevi suoni.
setting-rate = La velocità della voce.
setting-volume = Il volume della voce e dei suoni.
setting-answers = Se le risposte lunghe arrivano a parti.
setting-form = Mosse con la casa di partenza, senza, o in quattro cifre.
setting-extra-words = Se si dicono prende, scacco e matto.
setting-spelling = Come si scrivono le parole tedesche: con la dieresi, o come nell'appendice FIDE.
setting-opponent = Il tuo avversario.
setting-level = La forza dell'avversario.
setting-book = Il libro di aperture: per l'avversario interno, e per le domande.
setting-tables = Cartella delle tue tabelle dei finali. Quelle fino a quattro pezzi sono incluse.
setting-side = Il tuo colore.
setting-time = L'orologio: minuti più secondi a mossa, o controlli.
setting-laws = L'edizione del regolamento.
setting-announcing = Le mosse si scrivono, si annunciano, o si ripetono anche.
setting-strict = Prova di torneo.
setting-blindfold = Giocare senza scacchiera. accesa: puoi chiedere la posizione, e ogni sguardo conta. rigoroso: non puoi.
setting-warnings = Quando ti viene detto il tempo rimasto: minuti, o secondi con s. auto: secondo l'orologio.
setting-braille-table = Il braille delle parole, col suo nome in liblouis.
setting-sheet-code = Mosse sui formulari in braille.
setting-sheet-cells = Celle per riga di un formulario.
setting-sheet-lines = Righe per pagina di un formulario.
setting-print = Come si stampano le righe.
setting-braille-width = Celle per riga della tua barra braille.
setting-braille-form = Una posizione scritta per le dita.
setting-keymap = I tasti dello schermo.
setting-keyboard = Il paese della tua tastiera.
setting-name = Il tuo nome, in elenchi e formulari.
setting-touch = Pezzo toccato pezzo mosso.
setting-blunder-warning = Chiede prima: pezzo regalato o matto permesso.
setting-square-order = Le parti di una casa, nell'ordine in cui si dicono.
setting-face = Riga per riga, o su schermo.
setting-theme = I colori e i segni dello schermo.
setting-background = Se il terminale è scuro o chiaro. auto: come dice il terminale.
setting-key-echo = La voce mentre scrivi sullo schermo.
setting-clock-interval = Secondi fra gli aggiornamenti orologi. 0: man mano; per screen reader quando si dice qualcosa.
setting-pegboard = La tua scacchiera.
setting-pegboard-orientation = Come è girata la scacchiera.
setting-pegboard-clock = L'orologio a una scacchiera DGT.

## La riga di comando

usage-unknown-flag = Opzione sconosciuta: { $word }.
usage-unknown-command = Comando sconosciuto: { $word }.
usage-too-much = { $word } è una parola di troppo.
usage-empty-word = Una parola è vuota. Toglila.
usage-equals = { $word } non può seguire { $flag }. Scrivi { $flag }, o { $flag }=off.
usage-alone = { $word } non accetta valori. Scrivi solo { $word }.
usage-value = { $word } non può essere { $value }. È: { $help }
usage-needs-value = { $word } vuole un valore. È: { $help }
usage-twice = { $word } c'è due volte. Scrivilo una volta.
usage-new-only = { $word } vale solo per una nuova partita. Toglilo, o iniziane una: { $program } play
usage-conflict = Usa { $word } o { $other }, non entrambi.
usage-missing = Manca: { $word }. È: { $help }
usage-missing-one = Manca uno di: { $words }.
usage-follow = { $word } vuole un'altra parola: { $words }.
usage-wrong = Il comando non si può leggere.
usage-no-text = Un argomento non è UTF-8 valido.
usage-help = Per l'aiuto: { $program } { $command }

help-usage = Uso: { $program } { $command }
help-argument = { $word }: { $help }
help-argument-optional = { $word }, facoltativo: { $help }
help-commands = Comandi:
help-pages = Ognuno ha una sua pagina, per esempio: { $program } { $command } --help
help-flags = Opzioni:
help-play = Le opzioni di play valgono anche senza. Per elencarle: { $program } play --help

value-command = COMANDO
value-game = PARTITA
value-move = MOSSE
value-text = TESTO
value-question = DOMANDA
value-file = FILE
value-folder = CARTELLA
value-language = LINGUA
value-name = NOME
value-place = POSTO
value-places = POSTI
value-script = COPIONE
value-voice = VOCE
value-form = FORMA
value-number = NUMERO
value-odds = VANTAGGIO
value-who = NOME
value-side = LATO
value-switch = on o off
value-periods = TEMPO
value-edition = EDIZIONE
value-how = MODO
value-minutes = MINUTI
value-table = TABELLA
value-theme = TEMA
value-seconds = SECONDI
value-address = SCACCHIERA
value-date = DATA
value-result = RISULTATO
value-code = CODICE
value-make = MARCA
value-clock = OROLOGIO
value-style = STILE
value-shell = SHELL
value-value = VALORE

cli = Scacchi a orecchio e al tatto, per giocatori ciechi e ipovedenti. Senza comando, inizia una partita.
cli-play = Gioca una partita.
cli-resume = Continua l'ultima partita incompiuta, o quella con questo numero.
cli-study = Rivedi a orecchio una partita salvata.
cli-say = Stampa come si annuncia ogni mossa.
cli-read = Stampa che cosa significa una mossa: SAN e case.
cli-ask = Rispondi a una domanda su una posizione.
cli-import = Importa le partite di un file PGN.
cli-games = Elenca le partite salvate e importate, dalle più recenti.
cli-export = Scrivi una partita: PGN o formulario.
cli-voices = Elenca le voci, o controlla le tue.
cli-voices-list = Elenca le voci.
cli-voices-check = Controlla le voci incluse, o quelle di una cartella.
cli-keymaps = Elenca le mappe dei tasti, o controlla le tue.
cli-keymaps-list = Elenca le mappe, o i tasti di una.
cli-keymaps-check = Controlla le mappe incluse, o quelle di una cartella.
cli-pegboard = Osserva, prova o simula una scacchiera elettronica.
cli-pegboard-watch = Stampa ciò che invia una scacchiera. Ctrl-C termina.
cli-pegboard-check = Prova una scacchiera: case, luci, pulsanti e orologio.
cli-pegboard-simulate = Simula una scacchiera, per provare senza averne una.
cli-match = Gioca un incontro con arbitro, da un file di incontro.
cli-seat = Servi un posto, incontro aperto altrove.
cli-link = Porta un posto su un altro computer.
cli-referee = Esegui un copione di regole: ogni evento e la decisione dell'arbitro.
cli-health = Controlla che cosa funziona qui, una riga per cosa.
cli-setup = Rispondi di nuovo alle prime domande.
cli-man = Stampa la pagina di manuale, da installare con un pacchetto.
cli-completions = Stampa ciò che una shell può completare, da installare con un pacchetto.
cli-help = Spiega il programma, o un comando.

arg-help = questa pagina.
arg-version = la versione del programma.
arg-data = la cartella per partite salvate, impostazioni e tutto ciò che viene scritto.
arg-line = riga per riga, senza schermo.
arg-screen = uno schermo con la scacchiera, dove il terminale può mostrarla.
arg-touch = se un pezzo toccato deve muovere.
arg-opponent = builtin, human, o uci: e il file o il nome di un motore, come in uci:stockfish.
arg-name = il tuo nome, in elenchi e formulari; o off.
arg-level = la forza dell'avversario, da 1 a 20.
arg-side = white, black o random.
arg-speech = se il programma parla.
arg-tones = se oltre alla voce ci sono brevi suoni.
arg-time = minuti e secondi aggiunti a mossa, come 15+10; 40/90+30,30+30 per due controlli; 5d3 con ritardo, 3b2 Bronstein; off senza orologi.
arg-laws = l'edizione del regolamento: fide-2023, o solo l'anno.
arg-announcing = se le mosse vanno annunciate: off; announce; repeat, e l'avversario le ripete.
arg-strict = prova un torneo: la sua procedura e le sue sanzioni. Scrivi --strict=off se le tue impostazioni dicono on.
arg-blindfold = giocare senza scacchiera: on, dove ogni sguardo conta, o strict, senza sguardi. Scrivi --blindfold=off se le impostazioni dicono altro.
arg-warnings = avvisi sul tempo a questi minuti, come 10,5,1; off per nessuno.
arg-print = come si stampano le righe: text, o braille per il braille Unicode.
arg-table = tabella braille di liblouis, per il braille stampato; auto per quella della tua lingua.
arg-keymap = la mappa dei tasti dello schermo. Per elencarle: { $program } keymaps list
arg-theme = i colori dello schermo: dark, light, large, mono, shapes, reader, words o braille.
arg-book = il libro di aperture: builtin, off, o un file Polyglot.
arg-tables = cartella delle tue tabelle dei finali, o off.
arg-clock-interval = orologi sullo schermo: ogni quanti secondi, da 0 a 3600. 0: man mano; per screen reader solo quando si dice qualcosa.
arg-pegboard = la scacchiera sotto le tue mani: auto, o marca e porta, come dgt:/dev/ttyUSB0. Due volte per due scacchiere, come in white=auto.
arg-speech-engine = il motore vocale: dispatcher o native.
arg-rate = la velocità della voce, da -100 a 100.
arg-volume = il volume della voce e dei suoni, da 10 a 100.
arg-answers = le risposte lunghe a parti o intere.
arg-blunder-warning = chiedere prima: pezzo regalato o matto permesso.
arg-extra-words = se si dicono prende, scacco e matto.
arg-spelling = le parole tedesche della FIDE in stampa: umlauts, appendix, o auto secondo la tua lingua.
arg-braille-width = le celle della tua barra braille, da 10 a 200, o off.
arg-braille-form = una posizione per le dita: diagram, ranks o list, con dots, ascii o letters.
arg-keyboard = il paese della tua tastiera: us, gb, de, fr, ch, es, it, br, cz, hu, kr, nl, pl, pt, ru, se, th, tr, ua o vn.
arg-square-order = l'ordine delle parti di una casa, come "piece square".
arg-background = se il terminale è scuro o chiaro, quando non lo dice: auto, dark o light.
arg-key-echo = la voce mentre scrivi sullo schermo: off, letters o words.
arg-face = riga per riga o su schermo: line o screen.
arg-pegboard-orientation = come è girata la scacchiera: found, straight o turned.
arg-pegboard-clock = l'orologio a una scacchiera DGT: none, xl o 3000.
arg-position = la posizione: FEN, un diagramma in braille o lettere, un elenco di pezzi, o start.
arg-chess960 = scacchi960, dalla posizione con questo numero, da 0 a 959. Senza numero, da una qualsiasi.
arg-variant = il gioco: king-of-the-hill, three-check, crazyhouse, antichess, atomic, horde o racing-kings.
arg-odds = che cosa un giocatore dà all'altro: two-moves, pawn, pawn-and-two, exchange, knight, rook, queen; draw; time 5. Lo dà l'avversario, o chi è nominato: white, black.
arg-seed = un numero per il caso: con lo stesso l'avversario gioca le stesse mosse.
arg-moves = la voce delle mosse.
arg-talk = la voce di tutto il resto.
arg-form = long, con la casa di partenza; short, solo quanto serve alla posizione; figures, le quattro cifre degli scacchi per corrispondenza.
arg-game = il numero della partita. Per elencarle: { $program } games
arg-file = il file da scrivere. Senza, l'uscita standard.
arg-folder = la cartella. Senza, ciò che è incluso.
arg-force = sostituisci un file che c'è già.
arg-address = auto, una marca, o marca e porta, come dgt:/dev/ttyUSB0. Le marche sono { $makes }.
arg-straight = il Bianco dove lo mette il costruttore. Senza, si ricava dalla posizione iniziale.
arg-turned = il Bianco siede dall'altra parte.
arg-clock = l'orologio a una scacchiera DGT: xl o 3000.
arg-say-move = mosse, una dopo l'altra. Con - vengono dall'ingresso standard, ogni riga una posizione, un tabulatore e mosse.
arg-say-chess960 = arrocco come negli scacchi960.
arg-read-chess960 = arrocco come negli scacchi960.
arg-ask-chess960 = arrocco come negli scacchi960.
arg-read-text = la mossa. Con - dall'ingresso standard, ogni riga una posizione, un tabulatore e una mossa.
arg-ask-question = la domanda, come board. Con - dall'ingresso standard, ogni riga una posizione, un tabulatore e una domanda.
arg-import-file = il file PGN. Con - dall'ingresso standard.
arg-import-champions = partite di campioni rapid. Al posto di un file.
arg-import-faults = scrivi ogni errore in questo file, uno per riga.
arg-import-encoding = la codifica del file, per esempio windows-1250. Altrimenti viene indovinata dove è sicuro.
arg-games-player = un giocatore, con qualsiasi colore. Basta una parte del nome.
arg-games-opponent = l'avversario di quel giocatore.
arg-games-white = chi ha il Bianco.
arg-games-black = chi ha il Nero.
arg-games-since = il primo giorno, mese o anno: 1972-07-11, 11.7.1972, 1972-07 o 1972.

arg-games-until = l'ultimo giorno, mese o anno.
arg-games-opening = come inizia il codice dell'apertura, per esempio B9, o parole del suo nome.
arg-games-result = 1-0, 0-1, 1/2, draw, won o lost per te, o * per incompiuta.
arg-games-event = il torneo, intero o in parte.
arg-games-position = una posizione giocata: FEN, un diagramma o un elenco di pezzi.
arg-games-limit = quante partite elencare al massimo, da 1.
arg-games-from = la prima partita da elencare, da 1.
arg-export-all = tutte le partite, dalla più vecchia.
arg-export-pgn = come PGN, come senza forma.
arg-export-text = come formulario in nero, con le lettere della voce delle mosse.
arg-export-brf = come formulario in braille, in pagine per una stampante braille.
arg-export-diagram = come immagine dell'ultima posizione, con la descrizione.
arg-export-code = come si scrivono le mosse in braille: san, con le lettere della voce delle mosse; uk, nel codice scacchistico del Regno Unito.
arg-export-cells = celle per riga di una pagina braille, da 12 a 80.
arg-export-lines = righe per pagina braille, da 5 a 60.
arg-export-table = la tabella braille di liblouis; auto per quella della tua lingua; off per una cella a segno.
arg-export-target = il file da scrivere, senza la sua opzione.
arg-keymaps-list-name = la mappa di cui elencare i tasti.
arg-pegboard-check-all = prova ogni casa, non solo sei.
arg-pegboard-check-name = numero per una scacchiera PEG/1, una volta per sempre, e non provare nulla.
arg-pegboard-simulate-make = { $makes }.
arg-pegboard-simulate-occupancy = una scacchiera Certabo senza chip, come la Sentio: sente solo le case occupate.
arg-pegboard-simulate-tactum = una scacchiera Certabo come la Tactum: solo case occupate, e senza due punti davanti a ciò che invia.
arg-pegboard-simulate-pieces = una PEG/1 che riconosce ogni pezzo.
arg-pegboard-simulate-old = una scacchiera PEG/1, versione 1.0.
arg-pegboard-simulate-clock = una scacchiera DGT con orologio.
arg-pegboard-simulate-link = un collegamento che porta alla porta, ovunque sia.
arg-pegboard-simulate-pgn = gioca le mosse di questo file PGN, appena un programma chiede qualcosa alla scacchiera.
arg-pegboard-simulate-game = la partita del file, da 1.
arg-pegboard-simulate-delay = la pausa prima di ogni mossa, in millisecondi.
arg-pegboard-simulate-side = white o black: le mosse dell'altro lato aspettano next.
arg-pegboard-simulate-confirm = premi il pulsante di conferma, o la leva di un orologio, dopo ogni mossa.
arg-pegboard-simulate-style = come gioca la mano: captured-first, own-first, replace, slide, put-back, adjust, both-hands o pawn-first. Senza, ogni mossa in modo diverso.
arg-pegboard-simulate-faults = un copione di ciò che va storto.
arg-pegboard-simulate-seed = un numero per il caso, nella mano e sulla linea.
arg-match-new = chiedi ciò che serve a un incontro, in circa 15 risposte, e scrivi un nuovo file.
arg-match-check = controlla il file dell'incontro, ed elenca i suoi errori.
arg-match-here = i posti di questo terminale all'inizio: white, black e desk separati da virgole. Senza, tutti e tre.
arg-match-records = il numero di un incontro giocato, per scriverne i documenti: PGN, formulari e rapporto.
arg-match-force = sostituisci i documenti, se la cartella li ha.
arg-match-file = il file dell'incontro, o la cartella per i documenti. Senza, match.toml.
arg-seat-place = white, black, o desk per l'arbitro; room per il banco di tutta la sala; captain per il capitano di una squadra.
arg-referee-script = il copione. Con - dall'ingresso standard.
arg-referee-fill = stampa di nuovo il copione, con le decisioni inserite come attese.
arg-completions-shell = bash, elvish, fish, powershell o zsh.

man-name = NOME
man-about = scacchi a orecchio e al tatto, per giocatori ciechi e ipovedenti
man-synopsis = SINTASSI
man-usage = { "[" }COMANDO] [OPZIONI]
man-description = DESCRIZIONE
man-begin = In una partita, scrivi aiuto per sentire che cosa puoi fare.
    Le opzioni di play valgono anche senza.
man-commands = COMANDI
man-flags = OPZIONI DI OGNI COMANDO
man-environment = AMBIENTE
man-environment-text = Ogni impostazione è anche una variabile, come TOUCHMOVE_TALK o TOUCHMOVE_LEVEL. Un'opzione ha la precedenza.
    Senza una tua scelta, la lingua è quella di LC_ALL, LC_MESSAGES o LANG.
man-files = FILE
man-files-text = Partite salvate: archive.db nella cartella dei dati. Impostazioni: settings.toml. Il nome della cartella lo dice: { $program } health
man-exit = STATO DI USCITA
man-exit-text = 0: fatto. 1: non riuscito, e ti è stato detto perché. 2: la riga di comando è sbagliata.

no-voice = Voce sconosciuta: { $name }. Ci sono: { $voices }.
question-empty = Nessuna domanda. Per esempio { $program } ask board.
flags-before-command = Scrivi le opzioni dopo il comando.

## Stato

health-voice = Voce { $name }: funziona, lingua { $language }.
voice-with-slips = Voce { $name }: contiene errori, lingua { $language }.
health-voice-broken = Voce { $name }: { $what }.
health-speech = Sintesi: { $server } risponde con { $count } voci; { $languages }.
health-speech-missing = Sintesi: la lingua { $language } non ha voci. Installa espeak-ng.
health-speech-off = Sintesi: spenta. Per accenderla, scrivi sintesi accesa in una partita.
health-speech-fails = Sintesi: { $reason }.
health-journal = Archivio: funziona, { $count ->
    [one] una partita
   *[other] { $count } partite
}, { $file }.
health-journal-fails = Archivio: { $reason }, { $file }. Scegli un'altra cartella con --data.
health-opponent = Avversario: funziona, ha trovato { $move }.
health-settings = Impostazioni: lette, { $file }.
health-settings-none = Impostazioni: ancora nessuna salvata, { $file }.
health-terminal = Terminale: { $kind }.
health-terminal-unread = Terminale: gli screen reader non leggono { $name }. Usa GNOME Terminal o la console di Linux.
terminal-editing = le righe si possono modificare
terminal-plain = righe semplici

## L'archivio

games-none = Ancora nessuna partita.
result-open = incompiuta
player-human = giocatore
player-guest = ospite
player-of-two = giocatore { $number }
player-builtin = livello { $level }
export-which = Quale partita? Indica il numero, come { $program } export 57 --text, o --all.
exported = Scritto in { $file }.
games-all = { $count ->
    [one] Una partita.
   *[other] { $count } partite.
}
games-some = { $count } partite, da { $from } a { $to }. Altre con --from.
games-none-such = Nessuna partita corrisponde.
games-never = { $since } è dopo { $until }. Scambiali.
games-beyond = { $count ->
    [one] Una partita, non di più.
   *[other] { $count } partite, non di più.
}
games-moves = { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
}
games-imported = { $game }: { $white } contro { $black }, { $result }, { $told }.
player-unknown = sconosciuto

## Braille

# The table of liblouis for this language, and what stands before the capital of a piece in a move,
# as one sign of Braille ASCII.
braille-table = { "" }
braille-page-table = it-it-comp6.utb
braille-capital = .

# Signs in Braille ASCII for what the chess code of the United Kingdom is not known to have.
uk-short-castling = O-O
uk-long-castling = O-O-O
uk-castling-check = >P
uk-promotion = { "" }
uk-en-passant = { " EP" }
uk-draw-offer = "<"7">

print-braille = Ora le righe sono in braille, tabella { $table }.
print-text = Ora le righe sono testo.
braille-lost = Braille interrotto, tabella { $table }: { $reason }. Le righe sono testo.
braille-plain = Nessun braille letterario, tabella { $table }: { $reason }. Le parole si scrivono segno per segno.
braille-left-out = Omesso, nessuna cella per queste lettere: { $text }. Con una tabella di liblouis: --table auto.
braille-signs = La tabella non scrive tutto: { $table }. Segno per segno: { $text }
reason-louis-missing = manca lou_translate, installa liblouis-bin
reason-louis-table = liblouis non la può usare, indicane un'altra come en-ueb-g1.ctb
reason-louis-stuck = lou_translate non risponde
reason-louis-garbage = lou_translate non scrive braille
argument-print = { $name } vuole il nome di un file, per esempio partita.txt, o braille o testo.
help-print =
    stampa partita.txt: il formulario, in un file per la stampante.
    stampa partita.brf: in braille, per una stampante braille.
    stampa 5 partita.txt: quello della partita 5. stampa scacchiera posizione.txt: la scacchiera.
    stampa braille: righe in braille Unicode, per una barra che mostra il terminale.
    stampa testo: come al solito.
health-braille = Braille: liblouis { $version }, la tabella { $table } funziona.
health-braille-off = Braille: liblouis { $version }, nessuna tabella scelta.
health-braille-none = Braille: il codice scacchistico funziona. Per il braille letterario installa liblouis-bin.
health-braille-fails = Braille: tabella { $table }, { $reason }.

## Formulari

sheet-title = Partita { $game }, { $white } contro { $black }
sheet-white = Bianco: { $name }
sheet-black = Nero: { $name }
sheet-event = Torneo: { $event }
sheet-date = Data: { $date }
sheet-written-white = Come ha scritto il Bianco:
sheet-written-black = Come ha scritto il Nero:
sheet-men-white = Bianco:
sheet-men-black = Nero:
sheet-turn = Tocca al { $color }.
export-exists = { $file } esiste già. Usa --force per sostituirlo.
export-failed = Non scritto, { $file }: { $reason }.
reason-no-folder = la cartella non esiste
reason-is-folder = è una cartella, indica un file al suo interno
reason-not-writable = i permessi non lo consentono
reason-too-long = il nome è troppo lungo
reason-too-large = è troppo grande
reason-special = non è un file normale
reason-unknown = il sistema rifiuta
program-stopped = Il programma si ferma: { $reason }. Correggi e riavvialo.
standard-output = uscita standard

## Cercare partite

argument-filters = { $name } accetta un nome, un'apertura, un anno: { $name } carlsen dal 2010.
argument-game = { $name } vuole il numero di una partita: { $name } 57.
filter-date = { $word } non è una data. Scrivi un anno, o per esempio 2013-11-22.
filter-result = { $word } non è un risultato. Scrivi 1-0, 0-1 o patta.
filter-bare = Dopo { $word } manca qualcosa, per esempio partite giocatore Anna o partite dal 2013.
found-line = { $game }: { $rest }.
game-against = contro { $opponent }
game-players = { $white } contro { $black }
game-side = { $kind ->
    [open] hai il { $color }
   *[over] avevi il { $color }
}
own-result = { $kind ->
    [won] vinta
    [lost] persa
    [draw] patta
    [open] incompiuta, mossa { $move }
   *[ruled] { $score }
}
found-more = { $count ->
    [one] Ancora una. Scrivi altro.
   *[other] Altre { $count }. Scrivi altro.
}
parts-left = { $parts ->
    [one] Ancora 1 parte
   *[other] Ancora { $parts } parti
}: { $more }.
log-more = C'è dell'altro: scrivi altro.
log-more-key = C'è dell'altro: { $keys }.
found-none = Nessuna partita trovata: { $words }. Tutte le partite: partite.
list-none = Non c'è altro. Elenco delle partite: partite.
list-end = Fine dell'elenco.
game-unknown = Nessuna partita { $game }. Scrivi partite per l'elenco.
archive-unreadable = L'archivio non si può leggere: { $reason }.
game-damaged = La partita { $game } è danneggiata, non si legge. Le altre sono intatte.
game-cut = La partita { $game } è danneggiata. Finisce dove non si può più leggere.
game-row-damaged = danneggiata, illeggibile
short-result = { $kind ->
    [white] ha vinto il Bianco
    [black] ha vinto il Nero
    [draw] patta
    [open] incompiuta{ $move ->
        [0] {""}
       *[other] , mossa { $move }
    }
   *[ruled] { $score }
}
date-day = { $day } { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
} { $year }
date-month = { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
} { $year }

## Rivedere una partita

study-title = { $white } contro { $black }, partita { $game }.
study-title-own = La tua partita { $game } contro { $opponent }.
study-length = { $moves ->
    [0] Nessuna mossa.
    [one] Una mossa. Invio per la prossima.
   *[other] { $moves } mosse. Invio per la prossima.
}
study-waits = La tua partita { $game } aspetta. Scrivi chiudi per tornarci.
study-closed = Di nuovo alla partita { $game }.
study-none = { $name } serve a scorrere una partita. Scrivi partite per cercarne una.
study-not-now = { $name } vale per una partita in corso. Scrivi prima chiudi.
study-result = { $kind ->
    [white] Ha vinto il Bianco.
    [black] Ha vinto il Nero.
    [draw] La partita è finita patta.
    [open] La partita non è finita.
   *[ruled] Risultato: { $score }.
}
study-own-result = { $kind ->
    [won] Hai vinto. Avevi il { $color }.
    [lost] Hai perso. Avevi il { $color }.
    [draw] La partita è finita patta. Avevi il { $color }.
    [open] La partita non è finita. Hai il { $color }.
   *[ruled] Risultato: { $score }. Avevi il { $color }.
}
study-beginning = Inizio della partita. Tocca al { $color }.
study-first = Questo è l'inizio.
study-place = { $move }, { $color } { $number }.
study-end = Fine della partita.
study-variation-over = Fine della variante.
study-end-variation = Fine della variante. Scrivi risali.
study-variations = { $count ->
    [one] Una variante.
   *[other] { $count } varianti.
}
study-in-variation = { $depth ->
    [one] In una variante alla mossa { $number }.
   *[other] In una variante, livello { $depth }, alla mossa { $number }.
}
study-row-here = { $moves }. Sei alla mossa del { $color }.
study-row-variation = { $depth ->
    [one] Variante: { $moves }
   *[other] Variante, livello { $depth }: { $moves }
}
study-last-number = La linea finisce alla mossa { $number }.
study-otherwise = In partita si è giocata un'altra mossa.
variations-none = Nessuna variante a questa mossa.
variation-back = { $number }: { $reading }, la linea principale.
variation-wrong = Le varianti sono numerate da 1 a { $count }.
leave-none = Questa è la linea principale.
comment-none = Nessun commento a questa mossa.
auto-on = Pausa tra le mosse: { $time }. Invio ferma.
auto-stopped = Fermato.
goto-wrong = Le mosse vanno da { $first } a { $last }.
goto-end = fine, fondo, ultima
goto-first = inizio, principio, prima
goto-no-move = Qui il { $color } non ha una mossa { $number }.
play-on-over = Qui la partita è finita. Non puoi proseguire.
confirm-play-on = Lasciare la tua partita per una nuova? sì o no.
flipped = Scacchiera girata: in basso il { $color }.
blindfold-on = Alla cieca. La scacchiera è nascosta. Puoi chiedere la posizione, e ogni sguardo conta.
blindfold-strict = Alla cieca, senza guardare. La scacchiera è nascosta, e la posizione non viene detta.
blindfold-off = Fine del gioco alla cieca. La scacchiera è di nuovo qui.
blindfold-looks = { $count ->
    [one] Uno sguardo finora.
   *[other] { $count } sguardi finora.
}
blindfold-refused = Nessuno sguardo: giochi alla cieca. Per guardare lo stesso, scrivi { $blindfold } { $on }.
blindfold-told = Hai giocato alla cieca. { $count ->
    [0] Non hai mai guardato.
    [one] Hai guardato una volta.
   *[other] Hai guardato { $count } volte.
}
blindfold-told-since = Alla cieca dalla mossa { $number }. { $count ->
    [0] Non hai mai guardato.
    [one] Hai guardato una volta.
   *[other] Hai guardato { $count } volte.
}
blindfold-position = Posizione iniziale speciale. Ricordala:
clock-unknown = Qui non ci sono tempi registrati.
argument-move-number = { $name } vuole il numero di una mossa: { $name } 12, o { $name } 12 nero.
argument-variation = { $name } vuole un numero. Scrivi varianti per l'elenco.
argument-seconds = { $name } accetta da 1 a 60 secondi.
argument-color = { $name } accetta bianco o nero.
about-line = { $name }: { $value }.
tag = { $tag ->
    [Event] Torneo
    [Site] Luogo
    [Date] Data
    [Round] Turno
    [WhiteElo] Punteggio del Bianco
    [BlackElo] Punteggio del Nero
    [ECO] Codice dell'apertura
    [Opening] Apertura
    [Variation] Variante
    [Annotator] Commenti di
    [TimeControl] Cadenza
    [Termination] Fine
    [EventDate] Inizio del torneo
    [Source] Fonte
   *[other] { $tag }
}
annotation = { $number ->
    [1] buona mossa
    [2] errore
    [3] mossa brillante
    [4] errore grave
    [5] mossa interessante
    [6] mossa dubbia
    [7] unica mossa
    [8] unica mossa
    [9] mossa peggiore
    [10] pari
    [11] pari
    [12] pari
    [13] non chiaro
    [14] leggero vantaggio del Bianco
    [15] leggero vantaggio del Nero
    [16] vantaggio del Bianco
    [17] vantaggio del Nero
    [18] il Bianco vince
    [19] il Nero vince
    [20] vantaggio schiacciante del Bianco
    [21] vantaggio schiacciante del Nero
    [22] zugzwang
    [23] zugzwang
    [32] vantaggio di sviluppo
    [33] vantaggio di sviluppo
    [36] iniziativa
    [37] iniziativa
    [40] attacco
    [41] attacco
    [44] compenso
    [45] compenso
    [132] controgioco
    [133] controgioco
    [138] zeitnot
    [139] zeitnot
    [140] con l'idea
    [142] era meglio
    [145] commento della redazione
    [146] novità
   *[other] annotazione { $number }
}
help-study =
    Invio: la mossa seguente.
    Altre: indietro, inizio, fondo, vai 12.
    Ascolta tutte le mosse: scorri.
    Chiedi: scacchiera, dove, commento.
    Varianti: varianti, risali.
    Giocatori e risultato: dati.
    Gioca da qui: gioca-da-qui.
    Torna alla tua partita: chiudi.
    Altro: aiuto tutto, aiuto vai.
help-flip =
    gira: la scacchiera dall'altra parte.
help-blindfold =
    cieca: giocare senza scacchiera.
    Chiedi la posizione: ogni sguardo conta.
    cieca rigoroso: nessuno sguardo.
    cieca spenta: torna la scacchiera.
help-games =
    partite: le tue partite, cinque alla volta.
    partite carlsen: per giocatore.
    partite siciliana, partite B90: per apertura.
    partite 1992 patta, partite dal 1990.
    partite vinte, partite perse: da te.
    partite qui: con questa posizione.
    partite crazyhouse: per gioco.
    Anche: giocatore, contro, bianco, nero,
    apertura, torneo, risultato, fino.
help-more =
    altro: le prossime partite dell'elenco, o le prossime mosse di una linea.
    Sullo schermo per screen reader: il resto di una risposta lunga.
help-open =
    apri 57: apre la partita 57. Dopo un elenco basta 57.
help-resume =
    riprendi: torna all'ultima partita incompiuta.
    riprendi 3: alla partita 3. Anche: continua.
    La partita che lasci viene salvata.
help-next =
    avanti, o solo Invio: la mossa seguente della partita aperta.
help-previous = indietro: la mossa prima.
help-first = inizio: all'inizio della partita.
help-end = fondo: alla fine della partita o della variante.
help-goto =
    vai 12: alla mossa 12 del Bianco.
    vai 12 nero: a quella del Nero. Breve: go.
help-where =
    dove: a chi tocca.
    In una partita aperta: la mossa, la variante, la partita.
help-auto =
    scorri: una mossa ogni cinque secondi.
    scorri 8: ogni otto. Invio ferma.
help-pause =
    ferma: ferma gli orologi della tua partita, o lo scorrere delle mosse. Invio fa ripartire gli orologi.
    In un incontro si fermano gli orologi. Si chiama l'arbitro. Può seguire un motivo.
help-variations =
    varianti: che altro era possibile all'ultima mossa.
help-variation =
    variante 1: entra nella prima. Dopo varianti basta 1.
help-leave =
    risali: torna alla mossa dove inizia la variante.
help-comment = commento: ripete il commento alla mossa.
help-about =
    dati: giocatori, regole, orologio.
    In una partita aperta: giocatori, risultato, torneo e altro.
help-course =
    andamento: quando ogni lato stava meglio e la riflessione più lunga.
    andamento 12: la partita dopo la mossa 12.
help-play-on =
    gioca-da-qui, gioca-da-qui nero: una nuova partita da qui contro il computer.
help-close =
    chiudi: chiude la partita aperta e torna alla tua.

## Importazione

import-progress = { $games } partite lette.
import-progress-percent = { $percent } per cento, { $games } partite lette.
import-kept = { $count ->
    [one] Una partita importata.
   *[other] { $count } partite importate.
}
import-remarks = { $count } con osservazioni.
import-doubles = { $count ->
    [one] Una partita c'era già.
   *[other] { $count } partite c'erano già.
}
import-refused = { $count ->
    [one] Una partita rifiutata.
   *[other] { $count } partite rifiutate.
}
import-why = { $why }: { $count ->
    [one] una partita
   *[other] { $count } partite
}.
import-fault = { $what } { $file }, riga { $line }, colonna { $column }.
import-more-faults = Altri { $count }. Con --faults FILE si scrivono tutti.
import-missing = File non trovato: { $file }.
import-folder = { $file } è una cartella. Indica un file PGN al suo interno.

import-unreadable = { $file } non si può leggere, nulla è importato. Controlla i permessi.
import-endless = Più di 1 gigabyte da { $file }. Nulla viene importato. Prima salvalo come file.
waiting-for-writer = In attesa di dati da { $file }. Ctrl-C per fermare.
import-unwritable = { $file } non si può scrivere, o esiste già. Indica un altro file.
import-interrupted = Interrotto. Nulla è importato.
import-nothing = Nulla è importato. Importa di nuovo.
import-empty = { $file } è vuoto.
import-no-game = Nessuna partita in { $file }. Indica un file PGN.
referee-no-event = Nessun evento in { $file }. Scrivine uno, per esempio 0:00 start.
import-no-text = { $file } non è testo semplice. Estrailo, o salvalo come UTF-8.
import-encoding = Letto come { $encoding }. Se dei nomi sono sbagliati, prova un altro --encoding.
import-encoding-unfit = Non esistono in { $encoding }: alcuni caratteri. Prova un altro --encoding.
import-encoding-wrong = { $file } non è in { $encoding }. Togli --encoding, o indicane un altro.
import-encoding-utf8 = Letto come { $encoding }, ma è tutto UTF-8. Se dei nomi sono sbagliati, togli --encoding.
import-letters = Altre lettere? Aggiungi --letters, per esempio --letters { $letters }.
import-letters-wrong = Altre lettere? Togli --letters, o indica un'altra voce.
encoding-unknown = Codifica sconosciuta: { $word }. Le più vicine: { $near }.
encoding-unknown-examples = Codifica sconosciuta: { $word }. Ci sono per esempio { $near }.
standard-input = ingresso standard
fault-foreign = { $word } non è una mossa PGN. Il PGN usa lettere inglesi: K, Q, R, B, N.
fault-other-letters = { $word } non è una mossa in lettere { $letters }.
fault-null = { $word } è una mossa nulla.
fault-word = { $word } non è PGN.
fault-illegal = { $word } qui non è legale.
fault-not-in-hand = { $word } qui non è legale: quel pezzo non è nella tasca.
fault-glued = { $word } sono due mosse. Metti uno spazio in mezzo.
fault-ambiguous = { $word } è ambigua.
fault-promotion = { $word } non dice che cosa diventa il pedone. Aggiungi per esempio =Q.
fault-tag = L'etichetta { $word } è incompleta.
fault-twice = L'etichetta { $word } c'è due volte.
fault-position = FEN: { $what }
fault-variant = { $word } non è scacchi normali.
fault-comment = Il commento non è mai chiuso.
fault-long = Più lunga di ogni partita possibile.
fault-variation = Variante, parentesi non bilanciate.
fault-no-result = La partita non ha risultato. Aggiungi alla fine 1-0, 0-1, 1/2-1/2 o *.
fault-result = Le etichette hanno un altro risultato: { $word }. Vale { $read }.
fault-mate = Scacco matto sulla scacchiera, ma il risultato dice altro.
fault-stalemate = Stallo sulla scacchiera, ma il risultato non è patta.
remark-no-check = { $word } non dà scacco. La mossa resta.
remark-no-mate = { $word } non è matto. La mossa resta.
fault-no-text = Questo non è testo.
fault-no-moves = La partita non ha mosse.
remark-result-of-tags = Nessun risultato dopo le mosse. Vale quello delle etichette: { $read }.
remark-result-of-board = Nessun risultato dopo le mosse. Decide l'ultima mossa: { $read }.
remark-no-result-tag = Le etichette non hanno risultato. Vale quello dopo le mosse.
remark-no-position = L'etichetta FEN non ha posizione. Vale quella iniziale.
remark-chess960 = Letta come Chess960, per i diritti di arrocco. È così? Aggiungi l'etichetta Variant.
remark-read-as = { $word } è letto come { $read }.
remark-result-inside = Dopo il risultato { $word } ci sono mosse. Restano.
remark-apart = Dopo il risultato { $word } ci sono mosse. Restano come partita a sé.
remark-left-out = { $word } è tralasciato.
remark-unseen = I caratteri invisibili sono tralasciati.
remark-text = { $word } non è in un commento. Resta come commento.
remark-move-in-comment = { $word } segue un punto e virgola. Resta come commento.
remark-tag-in-comment = Un commento contiene l'etichetta { $word }. Forse manca la graffa di chiusura.
remark-ends = { $what } La partita resta fin lì.
remark-variation-ends = { $what } La variante resta fin lì.
why-foreign = mossa con lettere di un'altra lingua
why-null = mossa nulla
why-word = parola sconosciuta
why-illegal = mossa illegale
why-ambiguous = mossa ambigua
why-tag = etichetta difettosa
why-twice = etichetta doppia
why-variant = non scacchi normali
why-position = posizione iniziale impossibile
why-rights = arrocco o en passant impossibile
why-chess960 = Chess960 senza etichetta
why-comment = commento aperto
why-long = troppo lunga
why-variation = parentesi non bilanciate
why-no-result = nessun risultato
why-result = due risultati
why-mate = matto, ma un altro risultato
why-stalemate = stallo, ma un altro risultato
why-mark = segno di scacco o matto non vero
why-no-text = non testo
why-no-moves = nessuna mossa
why-spelling = scritto in altro modo
why-left-out = qualcosa tralasciato
why-unseen = caratteri invisibili
why-text = parole fuori dai commenti
why-move-in-comment = mossa in un commento
why-variation-cut = variante accorciata
why-result-inside = mosse dopo il risultato

## Tasti

keymap-about = { $name }: { $about }
keymap-lichess = tasti per ciechi di lichess.
keymap-winboard = i tasti di WinBoard per JAWS.
keymap-numpad = solo il tastierino numerico.
keymap-left-hand = solo la mano sinistra.
keymap-right-hand = solo la mano destra.
keymap-own = una tua mappa di tasti.
keymap-part = Una mappa non ha la parte { $name }. Può avere about, parent, numeric-block, keys e despite.
keymap-fault = Tasto { $key }: { $what }
keymap-no-key = tasto sconosciuto: { $name }. Scrivi una lettera come k, o up, home, enter, space, f2.
keymap-shift = scrivi il segno che dà Maiusc, senza shift.
keymap-unknown = nessun tasto può fare { $line }. Intendi { $near }?
keymap-unlike = nessun tasto può fare { $line }. Scrivi un comando come last.
keymap-argument = { $line } è incompleto o sbagliato. Scrivilo come { $example }.
keymap-twice = questo tasto c'è due volte. Cancella una delle due righe.
keymap-hidden = mai raggiunto, perché { $by } fa già qualcosa. Scegli un altro tasto.
keymap-taken = { $why }. Scegli un altro tasto, o scrivi il tuo motivo sotto despite.
keymap-taken-instead = { $why }. Scrivi { $instead }.
keymap-not-taken = nessun altro lo usa, o qui nulla lo usa. Cancellalo sotto despite.
keymap-same-key = uguale a { $known }, su { $count ->
    [one] tastiera
   *[other] tastiere
} { $keyboards }. Scegli un altro tasto.
keymap-unreachable = { $count ->
    [0] Nessun tasto fa { $names }.
   *[other] Nessun tasto fa { $names } e altre { $count } cose.
} Dai un tasto a ognuna, o scrivi parent = "lichess".
keymap-empty = Questa mappa non ha tasti. Scrivi per esempio parent = "lichess", o tasti tuoi.
keymap-no-parent = { $name } non può essere la madre. Ci sono: { $keymaps }.
taken-interrupt = interrompe i programmi del terminale
taken-suspend = sospende i programmi del terminale
taken-end = finisce l'immissione del terminale
taken-flow = ferma l'uscita del terminale
taken-quit = termina i programmi del terminale
taken-tab = i terminali non lo distinguono da Tab
taken-enter = i terminali non lo distinguono da Invio
taken-line-end = i terminali lo usano per finire una riga
taken-backspace = spesso preso per Backspace
taken-escape = i terminali non lo distinguono da Esc
taken-zoom = i terminali lo usano per ingrandire, o inviano un altro carattere
taken-multiplexer = è il primo tasto di screen e tmux
taken-sequence = nei terminali altri tasti iniziano così
taken-control-shift = i terminali lo usano per schede, finestre, copia e ricerca, e non lo distinguono dal solo Ctrl
taken-alt-letter = i terminali lo usano per aprire menu, e yasr per leggere
taken-alt-digit = cambia scheda, nei terminali GNOME e Xfce
taken-yasr = yasr lo usa per leggere
taken-help = apre la guida di GNOME Terminal
taken-menu = apre un menu, in terminali come GNOME
taken-full-screen = mette il terminale a schermo intero
taken-drop-down = i terminali a discesa si aprono così
taken-scroll = i terminali lo usano per scorrere, cambiare scheda o incollare
taken-consoles = cambia console, riquadro o entrambi
taken-windows = i desktop lo usano per spostare finestre
taken-control-alt = VoiceOver, i desktop e yasr ci hanno comandi
taken-insert = NVDA, JAWS, Orca e Fenrir iniziano così i loro comandi
taken-block-arrows = NVDA, JAWS, Orca, Fenrir e Speakup lo usano per leggere lo schermo
taken-block-digits = Fenrir, Speakup e la tabella del tastierino di BRLTTY lo usano per leggere lo schermo
taken-block-signs = NVDA, JAWS, Orca e Speakup lo usano per mouse, revisione e silenzio
no-keymap = Mappa sconosciuta: { $name }. Ci sono: { $keymaps }.
health-keymap = Mappa { $name }: funziona, tastiera { $keyboard }.
health-keymap-broken = Mappa: { $what }.
key-does = { $key }: { $does }.
key-shift = Maiusc { $key }
key-alt = Alt { $key }
key-control = Ctrl { $key }
key-f = F { $number }
key-up = freccia su
key-down = freccia giù
key-left = freccia sinistra
key-right = freccia destra
key-home = Home
key-end = Fine
key-pageup = Pagina su
key-pagedown = Pagina giù
key-insert = Ins
key-delete = Canc
key-backspace = Backspace
key-enter = Invio
key-escape = Esc
key-tab = Tab
key-begin = tasto centrale del tastierino
key-space = spazio
key-slash = barra
key-star = asterisco
key-plus = più
key-minus = meno
key-dot = punto
key-comma = virgola
key-question = punto interrogativo
key-step-up = una casa in su
key-step-down = una casa in giù
key-step-left = una casa a sinistra
key-step-right = una casa a destra
key-step-up-left = una casa in su a sinistra
key-step-up-right = una casa in su a destra
key-step-down-left = una casa in giù a sinistra
key-step-down-right = una casa in giù a destra
key-next-king = il re seguente
key-next-queen = la donna seguente
key-next-rook = la torre seguente
key-next-bishop = l'alfiere seguente
key-next-knight = il cavallo seguente
key-next-pawn = il pedone seguente
key-previous-king = il re precedente
key-previous-queen = la donna precedente
key-previous-rook = la torre precedente
key-previous-bishop = l'alfiere precedente
key-previous-knight = il cavallo precedente
key-previous-pawn = il pedone precedente
key-rank = alla traversa { $rank }
key-file = alla colonna { $file }
key-take = solleva il pezzo qui, o lo posa
key-entry = al campo di scrittura
key-board = alla scacchiera
key-next-target = la prossima casa per il pezzo in mano
key-next-pane = il riquadro seguente
key-previous-pane = il riquadro precedente
key-menu = tutti i comandi in un elenco
key-keys = tutti i tasti in un elenco
key-key-help = aiuto dei tasti acceso e spento
key-cancel = silenzio; indietro; rimette il pezzo
key-suspend = alla shell per un po'
key-redraw = ridisegna lo schermo
redrawn = Ridisegnato.
key-line = scrive { $line }
does-yes = sì
does-no = no
does-queen = donna
does-rook = torre
does-bishop = alfiere
does-knight = cavallo
does-variation-1 = nella prima variante
does-board-here = questa casa
does-moves-here = le mosse del pezzo qui
does-captures-here = le catture del pezzo qui
does-rays-here = tutte le otto direzioni da qui
does-diagonals-here = le diagonali da qui
does-knight-here = i pezzi a un salto di cavallo
does-attackers-here = attaccanti e difensori di questa casa
does-defenders-here = difensori e attaccanti di questa casa
does-colour-here = se questa casa è chiara o scura
does-rank-here = questa traversa
does-file-here = questa colonna
does-pieces-A = i pezzi bianchi
does-pieces-a = i pezzi neri
does-pieces-K = il re bianco
does-pieces-Q = le donne bianche
does-pieces-R = le torri bianche
does-pieces-B = gli alfieri bianchi
does-pieces-N = i cavalli bianchi
does-pieces-P = i pedoni bianchi
does-pieces-k = il re nero
does-pieces-q = le donne nere
does-pieces-r = le torri nere
does-pieces-b = gli alfieri neri
does-pieces-n = i cavalli neri
does-pieces-p = i pedoni neri
does-claim-threefold = triplice ripetizione
does-claim-fifty = cinquanta mosse, nessuna cattura, nessun pedone
does-claim-flag = è caduta la bandierina dell'avversario
does-claim-illegal = mossa illegale dell'avversario
does-claim-effort = patta: l'avversario non cerca di vincere
does-claim-means = patta: l'avversario non può vincere con mezzi normali
does-claim-seconds = cinque secondi a mossa per entrambi
does-clock = il tempo rimasto
does-clock-mine = il tuo tempo
does-clock-theirs = il tempo dell'avversario
does-score-3 = le ultime tre mosse
does-announce = annuncia la mossa sulla scacchiera
does-press = preme il tuo orologio

## Sollevare e posare

in-hand = { $piece } { $square } in mano.
put-back-here = { $piece } { $square } di nuovo a posto.
look-edge = Bordo. { $what }
look-board = Scacchiera. { $what }
look-moves = Mosse. { $what }
look-clocks = Orologi. { $what }
look-captures = Catture. { $what }
look-players = Giocatori. { $what }
look-log = Messaggi. { $what }
look-matters = Da decidere. { $what }
look-boards = Scacchiere. { $what }
look-room = In sala. { $what }

## Lo schermo

pane-board = Scacchiera
pane-moves = Mosse
pane-clocks = Giocatori
pane-log = Messaggi
pane-matters = Da decidere
pane-boards = Scacchiere
pane-room = In sala
header-players = { $white } – { $black }
header-over = Partita finita, { $score }.
dial = { $color } { $time } { $taken }
dial-untimed = { $color } { $taken }
dial-checks = scacchi { $count }
mark-check = sotto scacco
mark-held = in mano
mark-target = possibile
mark-last = l'ultima
targets-none = Nessun pezzo in mano. Prima sollevane uno.
too-small = La finestra è troppo piccola.
focus-entry = Scrittura: { $text }
focus-secret = Ciò che scrivi non si vede. Invio lo invia, Esc torna indietro.
menu-title = Comandi
menu-setting = { $name }: { $value }
menu-other = un altro: scrivilo
list-help = { $take } sceglie, { $up } e { $down } scorrono la lista, { $cancel } torna indietro.
list-search = Con le lettere si cerca.
list-unfound = Niente con { $text } in questa lista.
commands-position = Chiedere della posizione
commands-game = Chiedere della partita
commands-text = Avere la posizione come testo
commands-guide = Orientarsi
commands-play = Giocare
commands-seat = Al posto di un incontro
commands-friendly = Tra amici
commands-analysis = Analizzare la posizione
commands-boards = Scacchiere
commands-archive = Cercare partite
commands-study = Rivedere una partita
commands-practice = Imparare ed esercitarsi
commands-hearing = Voce, sintesi e stampa
commands-program = Partite, impostazioni, uscita
commands-desk-run = Condurre la partita
commands-desk-waiting = Decidere ciò che attende
commands-desk-look = Vedere i fatti
commands-desk-clock = Regolare gli orologi
commands-desk-penalty = Sanzioni e risultati
commands-desk-seen = Decidere ciò che hai visto
commands-desk-sheets = Formulari incompleti
commands-desk-undoing = Correggere le scacchiere, revocare decisioni
commands-desk-support = Ausili e assistenti
commands-desk-presence = Giocatori presenti e in ritardo
commands-desk-adjournment = Aggiornare la partita
commands-desk-tasks = Spuntare i tuoi compiti
commands-desk-records = Documenti, e il banco stesso
keys-title = Tasti
key-dropped = Annullato.
quit-again = Ancora { $keys } lascia il programma. Un altro tasto continua.
echo-typed = { $what }
echo-deleted = { $what } cancellato
echo-end = fine
echo-capital = maiuscola { $letter }
key-none = Qui { $keys } non fa nulla.
no-shell = Nessuna shell a cui tornare. Il programma continua.
key-waits = { $keys }, poi { $next }.
keys-from-to = da { $from } a { $to }
paste-too-long = Troppo lungo, nulla incollato. Al massimo { $lines } righe.
paste-lines = Più righe, nulla incollato. Incollane una alla volta.
paste-game = Una partita intera, nulla incollato. Salvala in un file, poi nel terminale: { $program } import e il suo nome.
key-help-on = Aiuto dei tasti acceso: ogni tasto dice che cosa fa. Lo stesso tasto lo spegne.
key-help-off = Aiuto dei tasti spento.
no-screen = Nessuno schermo su questo terminale: si va per righe.
no-screen-pipe = Qui niente schermo. È una pipe e non un terminale.
no-screen-plain = Qui niente schermo. TERM o ACCESSIBLE chiede righe.

## Giocare su una scacchiera

board-name = { $make }, { $port }
board-found = Scacchiera trovata: { $name }.
board-found-of = Trovata la scacchiera del { $color }: { $name }.
board-back = La scacchiera è tornata: { $name }.
board-back-of = È tornata la scacchiera del { $color }: { $name }.
board-plays = Giochi sulla scacchiera.
board-right = La scacchiera è a posto.
board-differs = Scacchiera diversa dalla partita.
board-left-over = Non usata: per quel lato gioca il programma.
board-moves-only = Segnala solo mosse finite, non pezzi toccati. Se non ne segnala, gira la scacchiera.
board-take = Togli il pezzo da { $square }.
board-take-man = Togli { $man } da { $square }.
board-put = Metti { $man } in { $square }.
board-carry = Porta { $man } da { $square } a { $to }.
board-swap = Scambia i pezzi in { $square } e { $to }.
board-turn = Gira la scacchiera.
board-man = { $who ->
    [white-king] il re bianco
    [white-queen] la donna bianca
    [white-rook] la torre bianca
    [white-bishop] l'alfiere bianco
    [white-knight] il cavallo bianco
    [white-pawn] il pedone bianco
    [black-king] il re nero
    [black-queen] la donna nera
    [black-rook] la torre nera
    [black-bishop] l'alfiere nero
    [black-knight] il cavallo nero
   *[black-pawn] il pedone nero
}
board-lifted = { $piece } { $square }.
board-touched = Toccato: { $piece } { $square }.
board-seated = { $square }.
board-empty = { $square }: vuota.
board-executed = È sulla tua scacchiera.
board-put-back = Pezzi rimessi a posto. Il pezzo toccato vincola ancora.
board-put-back-free = Pezzi rimessi a posto. Si può giocare qualsiasi mossa.
board-adjusted = Acconciato.
board-knocked = La scacchiera è stata urtata.
board-knocked-untouched = La scacchiera è stata urtata. Nulla è toccato.
board-lingers = Se hai finito la mossa, scrivila.
board-press = Premi, se la tua mossa è { $move }.
board-type-move = Se la tua mossa è { $move }, scrivila.
board-press-move = Se la tua mossa è { $move }, premi o scrivila.
board-illegal = Mossa illegale: { $pieces }. Per rimettere a posto la scacchiera, scrivi disponi.
board-in-hand = Sembra nella tua mano: { $piece } { $square }.
board-gone-unpressed = { $move } è sulla scacchiera. Scrivila, o collega la scacchiera.
board-pressed = Il { $color } ha premuto.
button-in-hand = Non finita: { $piece } { $square } fuori dalla scacchiera.
button-take = Non finita: togli { $man } da { $square }.
button-rook = Non finita: muovi la torre.
button-nothing-moved = Nulla si è mosso. Tocca a te.
button-no-game = Ora nulla da fare sulla scacchiera.
button-menu-how = Premi: avanti. Tieni premuto: esegui.
button-menu-stop = Fermare gli orologi.
button-menu-means = Reclamare la patta: l'avversario non può vincere.
button-menu-effort = Reclamare la patta: l'avversario non cerca di vincere.
button-menu-seconds = Chiedere cinque secondi a mossa.
button-menu-leave = Uscire dal menu.
button-menu-left = Menu chiuso.
board-no-button = Non ha pulsanti. La mossa vale quando la mano si ferma.
board-learned = La scacchiera ha imparato i suoi pezzi.
board-not-learned = Pezzi non imparati. Si seguono dalle mosse.
boards-clock-waits = L'orologio aspetta la scacchiera.
boards-clock-runs = L'orologio è in moto.
board-no-move = La scacchiera segnala { $text }: non è una mossa legale.
board-line-lost = Dati della scacchiera persi. Scrivi ultima per l'ultima mossa. Se ne manca una, scrivila.
board-faulty = { $square }: il sensore non è affidabile.
board-doubtful = { $square } va e viene. Premi giù il pezzo. Conta ancora.
board-missed = Dati della scacchiera persi. Se manca un tocco o una mossa, rifalla.
board-flickers = { $square } è instabile: premi giù il pezzo, o scrivi ignora { $square }.
board-still-empty = { $square } sembra vuota. Premi giù il pezzo, o scrivi ignora { $square }.
board-still-occupied = { $square } sembra occupata. Se è vuota, scrivi ignora { $square }.
board-still-other = { $square } sembra avere il pezzo sbagliato. Se è quello giusto, scrivi ignora { $square }.
board-still-turned = Sembra ancora girata. Se è dritta, scrivi scacchiera-elettronica dritta o scacchiera-elettronica girata.
board-still-turned-pegs = Sembra ancora girata. Girala, o scrivi tralascia e gioca con la tastiera.
board-lies-straight = Se hai sollevato { $square }, la scacchiera è girata. Girala, o scrivi scacchiera-elettronica dritta.
board-lies-turned = Se hai sollevato { $square }, la scacchiera è girata. Girala, o scrivi scacchiera-elettronica girata.
board-muted = { $square } ignorata: ciò che mostra non conta.
board-muted-untouched = { $square } ignorata: è instabile. Non è stata toccata.
board-muted-arbiter = { $square } ignorata: è instabile. L'arbitro decide se è stata toccata.
board-not-touched = Se non l'hai toccata, scrivi ignora { $square }.
board-not-touched-arbiter = Se non l'hai toccata, scrivi ignora { $square }. Decide l'arbitro.
board-not-made = { $move } è sulla scacchiera. Se non l'hai giocata, scrivi ritira.
board-steady = { $square } è di nuovo stabile e conta.
board-unmuted = { $square } conta di nuovo.
board-mutes = { $square } è ignorata. Scrivi le mosse da o verso questa casa. Per contarla di nuovo: considera { $square }.
board-which-side = Non si sa da che parte è il Bianco. Scrivi scacchiera-elettronica dritta, o scacchiera-elettronica girata.
board-battery = Batteria della scacchiera: resta il { $percent } per cento.
board-restarted = La scacchiera è ripartita.
board-gone = Scacchiera scomparsa: { $reason }. Continua con la tastiera. { $todo }
board-not-there = Nessuna scacchiera: { $reason }. { $todo }
board-none-found = nessuna porta ne ha una
board-none-found-do = Collegala, o indica la sua porta.
board-no-port = la porta { $port } non c'è
board-no-port-do = Collegala.
board-not-serial = { $port } non è una porta seriale
board-not-serial-do = Indicane un'altra.
board-busy = un altro programma usa { $port }
board-busy-do = Chiudi quel programma.
board-denied = non puoi usare { $port }
board-denied-do = Lo può permettere un amministratore.
board-denied-group = non puoi usare { $port }
board-denied-group-do = Entra nel gruppo { $group }: sudo usermod -aG { $group } $USER. Poi esci dalla sessione e rientra.
board-no-answer = su { $port } non risponde nulla
board-no-answer-do = Accendila, o collegala di nuovo.
board-other-make = su { $port } c'è una scacchiera { $what }
board-other-make-do = Indica quella marca, o auto.
board-babble = su { $port } parla qualcos'altro
board-babble-do = Controlla la porta e la marca.
board-stranger = qualcosa di sconosciuto su { $port }
board-stranger-do = Controlla la spina. La scacchiera può anche essere più recente di touchmove.
board-failed = { $port } non funziona, { $what }
board-failed-do = Collegala di nuovo.
boards-none = Nessuna scacchiera. Scrivi scacchiera-elettronica auto per cercarne una.
boards-none-position = Per giocare da una posizione, scrivi { $position }.
boards-sought = Cerco una scacchiera.
boards-off = Scacchiere spente. Le mosse si scrivono.
board-is = Scacchiera: { $name }.
board-of = Scacchiera del { $color }: { $name }.
board-agrees = Corrisponde alla partita.
board-moves = C'è una mossa in corso.
board-behind = Manca la mossa avversaria: { $move }.
board-unmade = Esegui la mossa annunciata: { $move }.
board-waits = Non è ancora stata confrontata.
skipped = Lasciata com'è. Scrivi le mosse finché la scacchiera è a posto.
skip-none = Nulla da tralasciare.
argument-boards = { $name } accetta auto, o marca e porta, dgt:/dev/ttyUSB0; dritta o girata; o spenta.

help-pegboard =
    scacchiera-elettronica: la tua scacchiera, e se corrisponde alla partita.
    scacchiera-elettronica auto: cerca una scacchiera.
    scacchiera-elettronica dritta, scacchiera-elettronica girata: come è messa.
    scacchiera-elettronica spenta: si gioca scrivendo.
help-set-up =
    disponi: ti guida casa per casa alla posizione giusta.
    Per risentire un passo: ripeti.
help-mute =
    ignora b8: ignora ciò che la scacchiera mostra in b8, per un contatto difettoso.
    Una casa instabile si ignora da sola, finché è ferma per dieci secondi.
    Per contarla di nuovo: considera b8.
help-unmute =
    considera b8: b8 conta di nuovo.
    Se è diversa dalla partita, senti che cosa sistemare.
help-skip =
    tralascia: lascia la scacchiera com'è.
    Scrivi le mosse finché è a posto.

## Scacchiere collegate

peg-looking = Cerco una scacchiera.
peg-found = Scacchiera trovata: { $make }, { $port }.
peg-senses-pegs = Sente ogni piolo che lascia il suo foro.
peg-senses-squares = Sente quali case sono occupate.
peg-senses-men = Sa quale pezzo è su ogni casa.
peg-senses-moves = Segnala solo mosse finite, non pezzi toccati.
peg-no-address = { $word } non è l'indirizzo di una scacchiera. Scrivi auto, una marca, o marca e porta: dgt:/dev/ttyUSB0. Le marche: { $makes }.
peg-chips = Imparati: i chip di { $count } pezzi.
peg-event = { $what }.
peg-event-at = { $what }. { $time } secondi.
peg-together = Insieme: { $items }
peg-lifted = { $square } sollevato
peg-lifted-man = { $square } sollevato, { $piece }
peg-seated = { $square } occupata
peg-seated-man = { $square } occupata, { $piece }
peg-button-confirm = Pulsante di conferma, { $how }
peg-button-confirm-of = Pulsante di conferma del { $color }, { $how }
peg-button-clock = Pulsante dell'orologio, { $how }
peg-button-clock-of = Pulsante dell'orologio del { $color }, { $how }
peg-button = Pulsante { $number }, { $how }
peg-short = breve
peg-long = lungo
peg-stands-start = C'è la posizione iniziale.
peg-stands-empty = Tutte le case sono vuote.
peg-stands = { $count ->
    [one] Una casa occupata
   *[other] { $count } case occupate
}: { $items }.
peg-standing = { $piece } { $square }
peg-moved = Mossa: { $text }.
peg-taken-back = Ritirata: { $text }.
peg-faulty = { $square }: il sensore non è affidabile.
peg-mended = { $square }: il sensore è di nuovo affidabile.
peg-doubtful = { $square }: il sensore è dubbio. Conta ancora.
peg-certain = { $square }: il sensore è di nuovo sicuro.
peg-glimpsed = { $square } è cambiata per una sola lettura. Ignorata.
peg-felt = { $square } tastata
peg-clock = Orologio: Bianco { $white }, Nero { $black }, { $runs }.
peg-clock-stands = è fermo
peg-clock-white = è in moto quello del Bianco
peg-clock-black = è in moto quello del Nero
peg-buttonless = Non ha pulsanti.
peg-lampless = Non ha luci utilizzabili.
peg-identity = È: { $text }.
peg-battery = Batteria: { $percent } per cento.
peg-battery-charging = Batteria: { $percent } per cento, in carica.
peg-done = Ordine eseguito.
peg-refused = Ordine rifiutato: { $text }.
peg-learned = Pezzi imparati.
peg-not-learned = Nulla imparato. Guarda: { $items }.
peg-which-side = Non si sa da che parte è il Bianco. Dillo con --straight o --turned.
peg-restarted = La scacchiera è ripartita.
peg-unanswered = La scacchiera non risponde a un ordine.
peg-silent = La scacchiera tace.
peg-echo = La linea torna su sé stessa.
peg-version = La scacchiera parla un'altra versione.
peg-gap = Dati della scacchiera persi.
peg-missed = Persi per strada: { $count ->
    [one] un evento.
   *[other] { $count } eventi.
}
peg-garbled = Ricevuti dati illeggibili.
peg-start-missing = Non è la posizione iniziale. Mancano in: { $items }.
peg-start-more = Non è la posizione iniziale. Di troppo in: { $items }.
peg-start-other = Non è la posizione iniziale. Pezzi diversi in: { $items }.
peg-enter-skips = Invio salta una domanda.
peg-ask-take = Togli il pezzo da { $square }.
peg-ask-back = Rimettilo in { $square }.
peg-ask-put = Metti un pezzo in { $square }.
peg-ask-away = Toglilo di nuovo da { $square }.
peg-square-works = { $square } funziona.
peg-nothing-came = Nessun segnale.
peg-skipped = Saltata.
peg-ask-move = Fai una mossa sulla scacchiera.
peg-no-move = Nessuna mossa ricevuta.
peg-lamps = Luci, traversa per traversa dalla prima all'ottava.
peg-lamps-done = Luci finite. Chi vede può dire se si sono accese.
peg-ask-button = Premi un pulsante della scacchiera, o del suo orologio.
peg-no-button = Nessun pulsante ricevuto. Forse la scacchiera non ne ha.
peg-clock-works = L'orologio funziona.
peg-no-clock = Nessun orologio ha risposto.
peg-named = Numero fissato per sempre: { $text }.
peg-has-name = La scacchiera tiene il vecchio numero.
peg-takes-no-name = La scacchiera non accetta numeri. Serve PEG/1 1.1, e un numero fino a 16 lettere o cifre.
peg-clock-unnamed = Per provare un orologio: --clock xl o --clock 3000.
peg-check-none = Nulla da controllare.
peg-check-lost = La scacchiera è andata persa. Non funziona.
peg-check-works = Funziona: { $count ->
    [one] una casa provata
   *[other] { $count } case provate
}.
peg-check-wrong = Difetti trovati: { $items }.
peg-check-nothing = Nulla provato.
peg-check-moves = Funziona: le mosse arrivano.
peg-check-no-moves = Non funziona: nessuna mossa arrivata.
health-board = Scacchiera: una porta per una, { $port }{ $product }.
health-board-denied = Scacchiera: { $reason }. { $todo }
health-board-none = Scacchiera: nessuna trovata.

## Una scacchiera simulata

sim-word-lift = solleva
sim-word-seat = posa
sim-word-replace = sostituisci
sim-word-press = premi
sim-word-long = lungo
sim-word-lever = leva
sim-word-clock = orologio
sim-word-button = pulsante
sim-word-wait = aspetta
sim-word-off = spento
sim-word-on = acceso
sim-word-battery = batteria
sim-word-feel = tasta
sim-word-pull = stacca
sim-word-plug = attacca
sim-word-show = mostra
sim-word-position = posizione
sim-word-next = avanti
sim-word-help = aiuto
sim-word-end = basta
sim-help =
    solleva e2, posa e4, posa e8 donna
    sostituisci d5: il nuovo pezzo, mai vuota
    premi, lungo: il pulsante di conferma
    premi bianco: un pulsante per giocatore
    leva: l'orologio; pulsante 3: i suoi pulsanti
    batteria 15, tasta e2
    aspetta 300: millisecondi
    spento, acceso: la corrente
    stacca, attacca: il cavo
    mostra: la posizione
    posizione: FEN o start
    avanti: la prossima mossa del file
    basta
sim-port = Porta: { $path }
sim-awaits = La partita inizia, quando un programma chiede.
sim-awaits-next = Prossima mossa pronta. Scrivi avanti.
sim-no-next = Nessun'altra mossa.
sim-game-over = La partita è finita.
sim-lifted = Sollevato: { $man } { $square }
sim-seated = Posato: { $man } { $square }
sim-pressed = Premuto.
sim-set = I pezzi sono disposti.
sim-done = Fatto.
sim-waited = Attesi { $length } millisecondi.
sim-on = Corrente accesa.
sim-off = Corrente spenta.
sim-plugged = Cavo attaccato.
sim-pulled = Cavo staccato.
sim-open = Un programma ha la porta aperta.
sim-closed = Nessun programma ha la porta aperta.
sim-men-white = Bianco: { $men }
sim-men-black = Nero: { $men }
sim-no-men-white = Bianco: nessun pezzo
sim-no-men-black = Nero: nessun pezzo
sim-hand = Accanto alla scacchiera: { $men }
sim-empty = { $square } è vuota.
sim-occupied = Occupata: { $man } { $square }. Prima solleva, o scrivi sostituisci.
sim-nothing-in-hand = Hai la mano vuota. Indica un pezzo, come donna bianca.
sim-no-button = Questa scacchiera non ha quel pulsante.
sim-no-part = Questa scacchiera non ha batteria, e non sente un dito.
sim-no-button-number = { $word } non è un pulsante. I pulsanti vanno da 1 a 5.
sim-no-percent = { $word } non è una percentuale. Scrivi da 0 a 100, con un più mentre si carica.
sim-no-word = Parola sconosciuta: { $word }. Scrivi aiuto.
sim-missing = Incompleto: { $word }. Scrivi aiuto.
sim-more = Di troppo: { $word }.
sim-no-square = { $word } non è una casa. Scrivine una come e2.
sim-what-square = Indica una casa, come e2.
sim-no-man = { $word } non è un pezzo. Scrivine uno come donna.
sim-no-color = { $word }: bianco o nero?
sim-no-time = { $word } non è un tempo. Scrivi millisecondi, fino a un'ora.
sim-no-position = { $word } non è una posizione. Scrivi FEN, o start.
sim-dark = Luci: tutte spente.
sim-lit = Luci: { $squares }
sim-buzz = Suono: { $text }
sim-named = Numero salvato: { $text }
sim-shake = Trema: { $text }
sim-shows = L'orologio segna: { $text }
sim-shows-and-beeps = L'orologio suona e segna: { $text }
sim-shows-times = L'orologio segna i tempi.
sim-times = Orologio regolato: Bianco { $white }, Nero { $black }
sim-plays = Mossa del computer: { $from } { $to }
sim-no-system = Le scacchiere si simulano solo su Linux, macOS e BSD.
sim-no-port = Nessuno pseudoterminale: { $reason }
sim-no-file = File non trovato: { $file }.
sim-unreadable = { $file } non si può leggere: { $reason }
sim-no-make = Marca sconosciuta: { $word }. Ci sono: { $makes }.
sim-no-flag = Non per questa marca: { $word }.
sim-no-side = { $word } non è un lato. Scrivi white o black.
sim-no-style = { $word } non è uno stile. Scrivine uno come own-first.
sim-cannot-confirm = Qui manca il pulsante di conferma.
sim-no-game = { $count ->
    [0] In { $file } nessuna partita è leggibile.
    [one] In { $file } è leggibile una partita.
   *[other] In { $file } sono leggibili { $count } partite.
}
sim-fault = { $file }, riga { $line }: { $reason }
sim-fault-word = { $word } non è un guasto. Scrivine uno come noise, loss, pull.
sim-fault-share = { $word } non è una quota. Scrivine una da 0 a 1, come 0.01.
sim-fault-square = { $word } non è una casa. Scrivine una come b8.
sim-fault-number = { $word } non è un numero. Scrivi millisecondi, fino a un giorno, o un byte.
sim-fault-short = Alla fine manca qualcosa.
sim-fault-more = Di troppo: { $word }.
sim-fault-needs-time = { $word } vuole prima il suo tempo, come at 5000.
sim-fault-no-place = Non a un solo tempo o byte: { $word }. Scrivi from e to, o nessuno dei due.

## Il file dell'incontro

match-line = Riga { $line }: { $what }
match-key-in = { $key } in [{ $part }]
match-words = Uno di: { $words }.
match-help-aid = Ausilio: { $aid }.
match-wrong-form = non è della forma key = "value". Metti il valore tra virgolette.
match-wrong-twice = è nel file due volte. Togline uno.
match-wrong-unknown-near = { $key } qui è sconosciuto. Intendi { $instead }?
match-wrong-unknown = { $key } qui è sconosciuto. Uno di: { $words }.
match-wrong-part = { $part } è una parte del file. Scrivi [{ $part }] su una riga propria.
match-wrong-value = { $key } non può essere { $value }. { $help }
match-wrong-answer = Non capito come { $key }: { $value }.
match-wrong-empty = { $key } non ha un valore leggibile. { $help }
match-wrong-missing = Manca { $key }. { $help }
match-wrong-relay = nessun assistente per il { $color }. Indicane uno in [{ $part }].
match-wrong-hearing = serve un assistente: un cieco contro un audioleso. Indicane uno in [white.assistant] o [black.assistant]. { $article }.
match-wrong-no-board = niente scacchiera elettronica: { $color }. Scrivi device = "pegs" o "board", o togli l'indirizzo.
match-wrong-no-pegs = { $make } non è una scacchiera a pioli. Scrivi device = "board".
match-wrong-pegs = { $make } è una scacchiera a pioli. Scrivi device = "pegs".
match-wrong-port = le due scacchiere sono su { $port }. A ognuna serve la sua porta.
match-wrong-boards = le due scacchiere sembrano uguali. Dai a ognuna la sua porta, come dgt:/dev/ttyUSB0.
match-wrong-positions = una sola posizione iniziale. Togli chess960 o position.
match-wrong-aid = { $aid }: nessun arbitro può concederlo, i consigli sono vietati. FIDE 2023, 11.3.1.
match-wrong-code = { $key } non è un segreto. { $what }
match-wrong-pace = pace senza orologi. Togli pace, o scrivi un tempo.

match-key-event = Torneo: il torneo o l'incontro.
match-key-site = Luogo: città e paese.
match-key-place = Posto: sala e tavolo.
match-key-round = Turno.
match-key-date = Data, come 2026-11-21.
match-key-time = Cadenza, come 15+10, 40/90+30,30+30 o 5d3; off: senza orologi.
match-key-laws = Regolamento: l'edizione, come fide-2023.
match-key-pace = Ritmo. Se manca, lo decide la cadenza.
match-key-supervision = Vigilanza per rapid e blitz. Adeguata: valgono le regole di torneo.
match-key-announcing = Annunci: come i giocatori si dicono le mosse, per esempio cavallo f3. Ripetute: l'altro giocatore le ridice, come per i ciechi.
match-key-default-time = Tolleranza: i minuti di ritardo permessi, da 0 a 600.
match-key-quickplay = Finale rapido: se valgono le sue linee guida.
match-key-draws = Patta d'accordo. free: sempre. after 30: dopo 30 mosse per parte. arbiter: se l'arbitro acconsente. arbiter until 30: così fino alla mossa 30.
match-key-adjournment = Aggiornamento: se la partita si può aggiornare.
match-key-session = Sessione: quanti minuti dura secondo l'orologio dell'arbitro, da 15 a 900.
match-key-adjudication = Aggiudicazione: se una partita non finita si decide dalla posizione.
match-key-minutes-by-claim = Minuti su reclamo: se i minuti per una mossa illegale vanno solo a chi l'ha reclamata.
match-key-points = Punti: quanto valgono vittoria, patta e sconfitta.
match-key-appeals = Reclami: se i giocatori possono reclamare contro le decisioni dell'arbitro.
match-key-appeal-time = Termine di reclamo: i minuti dopo una decisione o la partita per reclamare, da 0 a 1440. Senza: nessun limite.
match-key-appeal-fee = Tassa di un reclamo, come 50 euro.
match-key-chess960 = Scacchi960: il numero della posizione iniziale, da 0 a 959.
match-key-variant = Variante: il nome del gioco, se non sono scacchi.
match-key-position = Posizione iniziale, come FEN. Se manca, quella normale.
match-key-odds = Vantaggio: che cosa un giocatore dà all'altro, come knight, black pawn, draw o white time 5.
match-key-name = Nome del giocatore.
match-key-title = Titolo, come FM.
match-key-federation = Federazione, come ITA.
match-key-club = Circolo.
match-key-rating = Punteggio Elo, da 0 a 4000.
match-key-fide-id = ID FIDE, un numero.
match-key-blind = Cieco o ipovedente.
match-key-hard-of-hearing = Audioleso.
match-key-device = Dispositivo: la scacchiera o la tastiera del giocatore.
match-key-address = Indirizzo della scacchiera: auto, una marca, o marca e porta, come peg1:/dev/ttyACM0.
match-key-moves = Voce delle mosse: fide dice Eva vier, fide-en Eva four, en e4.
match-key-talk = Voce di tutto il resto.
match-key-form = Forma delle mosse: long con la casa di partenza, short senza dove è chiaro.
match-key-speech = Sintesi: se il programma parla a questo giocatore su un suo terminale. Il terminale principale segue le tue impostazioni.
match-key-rate = Velocità della voce, da -100 a 100.
match-key-output = Uscita: l'uscita audio di questo giocatore. Se manca, quella del sistema.
match-key-synthesiser = Sintetizzatore: il nome della sua voce. Se manca, quella della lingua.
match-key-print = Stampa: come si stampano le righe per questo giocatore.
match-key-braille-table = Tabella braille di liblouis, come en-ueb-g2.ctb; auto: secondo la lingua.
match-key-score = Formulario: chi lo tiene. own: il giocatore, scrivendo scrivi e4. hand: su carta o in braille. assistant: il programma.
match-key-warnings = Avvisi: i minuti rimasti a cui il giocatore viene avvisato, come 10,5,1; o off.
match-key-code = Codice: lo scrive chiunque si siede a questo posto. Se manca: nessuno.
match-key-assistant-name = Nome dell'assistente.
match-key-assistant-talk = Voce per l'assistente.
match-key-arbiter-name = Nome dell'arbitro.
match-key-arbiter-passphrase = Frase d'accesso, come hash. La crea { $program } match --new.
match-key-arbiter-talk = Voce del banco. Se manca, quella del computer.
match-key-arbiter-moves = Voce delle mosse al banco. Se manca, quella del computer.
match-key-arbiter-speech = Sintesi: se il terminale del banco parla.
match-key-arbiter-rate = Velocità della voce al banco, da -100 a 100. Se manca, quella del computer.
match-key-arbiter-lock = Blocco: dopo questi minuti senza una riga, il banco richiede la frase d'accesso. 0: mai.
match-key-arbiter-output = Uscita: l'uscita audio dell'arbitro. Se manca, quella del sistema.
match-key-arbiter-synthesiser = Sintetizzatore al banco: il nome della sua voce. Se manca, quella della lingua.

match-word-yes = sì
match-word-no = no
match-word-standard = standard
match-word-rapid = rapid
match-word-blitz = blitz
match-word-adequate = adeguata
match-word-sparse = non adeguata
match-word-repeat = annunciate e ripetute
match-word-repeat-first = annunciate e ripetute, poi l'orologio
match-word-announce = annunciate
match-word-off = nulla
match-word-keyboard = tastiera
match-word-pegs = scacchiera a pioli
match-word-board = scacchiera elettronica normale
match-word-assistant = assistente
match-word-long = lunga
match-word-short = corta
match-word-text = testo
match-word-braille = braille
match-word-own = il giocatore, con scrivi e4
match-word-hand = il giocatore, su carta o in braille

aid-own-announcements = ultimi annunci
aid-score-sheet = proprio formulario
aid-times = tempi
aid-move-number = numero della mossa
aid-opponent-score = formulario dell'avversario
aid-position-readout = lettura della posizione
aid-legal-moves = mosse legali
aid-attackers = attaccanti
aid-draw-hints = segnali di patta
aid-opening-name = nome dell'apertura
aid-takeback = mosse ritirate
aid-engine = motore

match-about-file =
    Un incontro per touchmove. Le righe che iniziano con # sono note per te.
    Per controllarlo: { $program } match --check e il nome di questo file.
match-about-aids =
    Ausili per entrambi i giocatori, yes o no. Se mancano, come nel regolamento.
    Permessi: own-announcements, score-sheet, times, move-number.
    Solo se concessi: opponent-score, position-readout, legal-moves,
    attackers, draw-hints, opening-name, takeback. Mai: engine.
    Per un solo giocatore: una parte [white.aids] o [black.aids].
match-about-arbiter = Qui c'è solo l'hash, non la frase d'accesso.

match-part-player = { $color }.
match-part-assistant = L'assistente del { $color }.
match-part-player-aids = Ausili solo per il { $color }.
match-part-aids = Ausili per entrambi i giocatori.
match-part-arbiter = L'arbitro.
match-ask-begin =
    Un nuovo file di incontro, circa 15 domande.
    Solo Invio: la risposta proposta.
    indietro: la domanda prima.
    Ctrl-C: ferma. Le tue risposte restano.
match-ask-on = { $count ->
    [one] Si continua dopo una risposta.
   *[other] Si continua dopo { $count } risposte.
}
match-looking = Cerco scacchiere.
match-found-none = Nessuna scacchiera trovata.
match-found = Trovate: { $boards }.
match-ask-time = Cadenza, come 15+10, 40/90+30,30+30 o 5d3. Senza orologi: off.
match-ask-name = Nome del { $color }.
match-ask-blind = Chi è cieco o ipovedente?
match-ask-device = Su che cosa gioca il { $color }?
match-ask-assistant = Nome dell'assistente del { $color }.
match-ask-braille = Chi legge le righe in braille?
match-ask-output = Quale uscita audio è del { $color }?
match-word-program = il programma
match-word-both = entrambi
match-word-neither = nessuno
match-found-board = scacchiera { $make } su { $port }
match-device-pegs-later = scacchiera a pioli, collegata dopo
match-device-board-later = scacchiera elettronica normale, collegata dopo
match-device-relayed = un assistente scrive le mosse

match-ask-aids = Quali altri ausili concedere? Numeri separati da virgole.
match-ask-passphrase = Frase d'accesso dell'arbitro, per il banco. Almeno 10 caratteri, o tre parole.
match-ask-passphrase-again = Di nuovo la frase d'accesso.
match-passphrase-short = Troppo corta. Scrivi almeno { $characters } caratteri, o { $words } parole senza nesso.
match-code-short = Troppo corto. Scrivi almeno 4 caratteri.
match-weak-few = Troppo facile: quasi sempre le stesse lettere.
match-weak-repeated = Troppo facile: si ripete.
match-weak-digits = Troppo facile: solo cifre.
match-weak-row = Troppo facile: una fila della tastiera o dell'alfabeto.
match-weak-known = Troppo facile: è la prima cosa che tutti provano.
match-weak-name = Troppo facile: un nome di questa partita.
match-weak-offered = Per esempio: { $text }.
match-passphrase-differs = Sono diverse. Scrivi di nuovo due volte la frase d'accesso.
match-choice = { $number }: { $word }
match-help-name = Scrivi il nome di questo giocatore. Appare sui formulari.
match-help-blind = Scrivi un numero o una parola. Per i ciechi le mosse si annunciano, e valgono altre regole.
match-help-device = Scrivi il numero della sua scacchiera. Per un'altra: marca e porta, come dgt:/dev/ttyUSB0.
match-help-assistant = Scrivi un nome, o premi Invio. Un assistente muove i pezzi e aiuta come permette il regolamento.
match-help-braille = Scrivi un numero o una parola. Le righe sono in braille Unicode, per barre che mostrano il terminale.
match-help-output = Scrivi il numero della sua uscita. A ognuno servono cuffie proprie.
match-help-time = Minuti, più secondi a mossa: 90+30. Due controlli: 40/90+30,30+30. Senza orologi: off.
match-help-default-time = Scrivi i minuti. Chi arriva più tardi perde. 0: perde chi ritarda di poco. Se manca, decide l'arbitro.
match-help-arbiter = Scrivi il nome dell'arbitro. Appare nel rapporto.
match-help-aids = Scrivi numeri separati da virgole, o nessuno. I giocatori possono così chiedere più di quanto permette il regolamento.
match-help-passphrase = Scrivi una frase d'accesso per il banco. Non si vede, e dopo nessuno può leggerla.
match-help-passphrase-again = Scrivi la stessa frase d'accesso, per scoprire un errore di battitura.
match-help-choice = Scrivi il numero di una risposta, o la sua parola.
match-help-text = Scrivi la risposta. Per non cambiare nulla, premi Invio.
match-help-review = Invio scrive il file. Per cambiare una riga, scrivi il suo nome. tutto: di nuovo la tabella intera.
match-enter = Invio: { $value }.
match-enter-none = Invio: nessuno.
match-enter-nothing = Per tralasciarlo: nessuno.
match-enter-again = Scrivi una risposta.
match-enter-kept = Invio: quella che hai scritto.
match-enter-passphrase = Solo Invio: chiede di nuovo entrambe.
match-none = nessuno
match-back = indietro
match-back-none = Questa è la prima domanda.
match-review = La tabella:
match-review-row = { $name }: { $value }
match-review-set = stabilita
match-review-aids = quelli del regolamento
match-review-output = quella del sistema
match-review-default-time = non stabilita, decide l'arbitro
match-review-more = Anche per nome: { $names }.
match-review-end =
    Per cambiare qualcosa, scrivi il suo nome, come { $name }. Altri nomi: aiuto.
    Invio: scrive il file.
match-review-all = tutto
match-review-again =
    Per cambiare altro, scrivi il nome. Per sentire la tabella intera: tutto.
    Invio: scrive il file.
match-review-unknown = Sconosciuto: { $word }. Scrivi un nome dell'elenco.
match-name-of = { $color } { $name }
match-name-event = torneo
match-name-site = luogo
match-name-place = posto
match-name-round = turno
match-name-date = data
match-name-time = cadenza
match-name-laws = regolamento
match-name-pace = ritmo
match-name-supervision = vigilanza
match-name-announcing = annunci
match-name-default-time = tolleranza
match-name-quickplay = finale rapido
match-name-draws = patte
match-name-adjournment = aggiornamento
match-name-session = sessione
match-name-adjudication = aggiudicazione
match-name-minutes-by-claim = minuti su reclamo
match-name-points = punti
match-name-appeals = reclami
match-name-appeal-time = termine di reclamo
match-name-appeal-fee = tassa di reclamo
match-name-chess960 = scacchi960
match-name-variant = variante
match-name-position = posizione
match-name-odds = vantaggio
match-name-name = nome
match-name-title = titolo
match-name-federation = federazione
match-name-club = circolo
match-name-rating = punteggio
match-name-fide-id = numero FIDE
match-name-blind = cieco
match-name-hard-of-hearing = udito
match-name-device = dispositivo
match-name-moves = voce delle mosse
match-name-talk = voce
match-name-form = forma
match-name-speech = sintesi
match-name-rate = velocità
match-name-output = uscita
match-name-synthesiser = sintetizzatore
match-name-braille = braille
match-name-braille-table = tabella braille
match-name-score = formulario
match-name-warnings = avvisi
match-name-aids = ausili
match-name-assistant-name = assistente
match-name-assistant-talk = voce per l'assistente
match-name-arbiter-name = arbitro
match-name-arbiter-passphrase = frase d'accesso
match-name-code = codice del posto
match-name-arbiter-lock = blocco del banco
match-name-arbiter-talk = voce del banco
match-name-arbiter-moves = voce delle mosse del banco
match-name-arbiter-speech = sintesi del banco
match-name-arbiter-rate = velocità del banco
match-name-arbiter-output = uscita del banco
match-name-arbiter-synthesiser = sintetizzatore del banco
match-changed = Il file dell'incontro è cambiato: { $keys }. Una partita in corso mantiene le vecchie condizioni.
match-changed-key = { $key } da { $then } a { $now }
match-left-out = nulla
match-go-on = Una partita è incompiuta: { $game }. Continuarla con le vecchie condizioni? Con no inizia una nuova partita con le nuove, e la partita { $game } resta in archivio. Sì o no?
match-help-go-on = sì: la partita incompiuta continua, come era iniziata. no: una nuova partita con le nuove condizioni.
match-not-begun = La partita { $game } è incompiuta, e nessuno ha risposto. Riavvia l'incontro e rispondi.
match-left = Nulla scritto.
match-kept = Le tue risposte sono salvate. Lo stesso comando prosegue.
match-not-kept = Le tue risposte non sono salvate: { $reason }.
match-written = Scritto: { $file }.
match-begin =
    Il file dell'incontro è senza errori.
    Per iniziare: { $program } match { $file }
match-no-randomness = Il sistema non dà numeri casuali. Nulla è scritto.
match-exists = { $file } esiste già. Indica un altro file.
match-not-written = Non scritto, { $file }: { $reason }.
match-not-there = File dell'incontro non trovato: { $file }. Per scriverne uno: { $program } match --new { $file }
match-not-read = { $file } non si può leggere: { $reason }.
match-reason-missing = il file non esiste
match-reason-folder = è una cartella, indica un file al suo interno
match-reason-no-text = non è testo semplice, salvalo come UTF-8
match-reason-denied = i permessi non lo consentono

match-title = { $white } contro { $black }.
match-event = Torneo: { $text }.
match-round = Turno { $text }.
match-site = Luogo: { $text }.
match-place = Posto: { $text }.
match-date = Data: { $text }.
match-laws = Regolamento: { $edition }, ritmo { $pace }.
match-supervision-adequate = Vigilanza: adeguata.
match-supervision-sparse = Vigilanza: non adeguata.
match-announcing-repeat = Le mosse si annunciano, si ripetono e si eseguono sulla scacchiera.
match-announcing-repeat-first = Le mosse si annunciano, si ripetono e si eseguono sulla scacchiera, poi si preme. Dall'annuncio fino ad allora è in moto l'orologio dell'avversario.
match-announcing-announce = Le mosse si annunciano, non si ripetono.
match-announcing-off = Le mosse non si annunciano.
match-chess960 = Scacchi960, posizione iniziale { $number }.
match-variant = { $variant }.
match-position = Posizione iniziale: { $position }.
match-position-chess960 = Scacchi960, posizione iniziale { $position }.
match-default-time = Tolleranza: { $time }.
match-quickplay = Finale rapido: previsto.
match-draws-after = Patta d'accordo: solo dopo { $count } mosse per parte.
match-draws-arbiter = Patta d'accordo: solo se l'arbitro acconsente.
match-draws-arbiter-until = Patta d'accordo: prima di { $count } mosse per parte, solo se l'arbitro acconsente.
match-adjournment = Aggiornamento: permesso.
match-session = Sessione: { $time }.
match-adjudication = Aggiudicazione: permessa.
match-minutes-claimed = Minuti per una mossa illegale: solo su reclamo.
match-points = Punti: { $win } per la vittoria, { $draw } per la patta.
match-no-appeals = Reclami: nessuno. Le decisioni dell'arbitro sono definitive.
match-appeal-time = Reclami: entro { $time }.
match-appeal-fee = Tassa di un reclamo: { $fee }.
match-player = { $color }: { $name }.
match-blind = Cieco o ipovedente: { $color }.
match-hard-of-hearing = Audioleso: { $color }.
match-device-keyboard = Il { $color } gioca con la tastiera.
match-device-pegs = Il { $color }: scacchiera a pioli, { $address }.
match-device-board = Il { $color }: scacchiera elettronica, { $address }.
match-device-assistant = Il { $color } gioca tramite un assistente.
match-assistant = Il { $color } ha un assistente, { $name }.
match-spoken = Il { $color } sente le mosse in { $moves }, tutto il resto in { $talk }.
match-printed = Il { $color } legge le mosse in { $moves }, tutto il resto in { $talk }.
match-output = Uscita audio del { $color }: { $output }.
match-braille = Il { $color } legge in braille, tabella { $table }.
match-score-own = Formulario del { $color }: lo scrive il giocatore.
match-score-hand = Formulario del { $color }: a mano, su carta o in braille.
match-score-assistant = Formulario del { $color }: lo tiene il programma.
match-warnings = Avvisi sul tempo per il { $color }: { $minutes } minuti.
match-aids = Il { $color } può chiedere: { $aids }.
match-arbiter = Arbitro: { $name }.
match-good = Il file dell'incontro è senza errori.
match-note-silent = Insolito: un giocatore è cieco e le mosse non si annunciano. Lo richiede { $article }; un torneo può adattarlo.
match-note-unheard = Insolito: entrambi i giocatori sono ciechi e le mosse non si annunciano. Lo richiede { $article }. Scrivi announcing = "repeat".
match-note-unrepeated = Insolito: un giocatore è cieco e le mosse non si ripetono. Lo richiede { $article }; un torneo può adattarlo.
match-note-no-clocks = Insolito: senza orologi.
match-note-pace = Insolito: ritmo { $pace }. Per la sua cadenza la partita è { $usual }.
match-note-default-time = Nessuna tolleranza: decide l'arbitro. { $article }: la stabilisce il torneo.
match-note-score = Insolito: il { $color } vede e non scrive le mosse. { $article }.
match-note-output = I due giocatori hanno la stessa uscita: ognuno sente ciò che è per l'altro.
match-note-passphrase = Questa frase d'accesso è negli esempi: la sanno tutti. { $program } match --new chiede la tua.
match-note-quickplay = Finale rapido: senza effetto con questa cadenza, { $article }.
match-note-quickplay-blitz = Finale rapido: nel blitz non c'è, { $article }. Toglilo.
match-note-session = Sessione: senza effetto, la partita non si può aggiornare. Scrivi adjournment = "yes".
match-note-title = Titolo insolito: { $color }. La FIDE ha GM, IM, FM, CM, WGM, WIM, WFM, WCM.
match-readable = Altri possono leggere { $file }, con i codici e l'impronta della password. Chiudilo: { $command }

## Al tavolo di un incontro

seat-opened = Hai il { $color }, { $name }. Avversario: { $opponent }.
seat-waits = L'arbitro avvia gli orologi.
seat-compare-board = Confronta la scacchiera: questa posizione.
seat-offer-open = L'offerta di patta del { $color } è aperta.
seat-stands = Orologi fermi. Li avvierà l'arbitro.
seat-set-up = Disponi di nuovo la tua scacchiera: è cambiato troppo.
seat-adjourned = Partita aggiornata. L'arbitro apre la busta.
seat-waits-repetition = Il { $color } deve ripeterla.
seat-answer-offer = Scrivi accetta o rifiuta.
seat-not-you = Non tocca a te.
seat-must-play = Hai reclamato con { $move }: ora giocala.
seat-free = Puoi giocare qualsiasi mossa legale.
seat-made-stays = Troppo tardi: la tua mossa è { $move }.
seat-position-set = Posizione stabilita. Disponi la tua scacchiera.
seat-absent = Risulti assente. Chiama l'arbitro: arbitro.
table-began = La partita inizia. È in moto l'orologio del { $color }.
table-began-clockless = La partita inizia.
table-resumed = Orologi in moto. Corre quello del { $color }.
seat-clock-runs = Il tuo orologio è in moto.
seat-no-quit = Solo l'arbitro finisce un incontro. Per chiamarlo: arbitro. Per cedere la partita: abbandona.
desk-help-passphrase = Scrivi la frase d'accesso dell'arbitro. È stata scelta con il file dell'incontro, e non si vede.
desk-passphrase = La frase d'accesso dell'arbitro. Solo Invio: indietro.
desk-not-opened = Il banco resta chiuso. Scrivi banco per aprirlo.
desk-waits = Controllo la frase d'accesso.
desk-wrong = Frase d'accesso sbagliata. Scrivila di nuovo. Solo Invio: indietro.
desk-wrong-wait = Frase d'accesso sbagliata. Aspetta { $seconds } { $seconds ->
        [one] secondo
       *[other] secondi
    }, poi scrivila di nuovo. Solo Invio: indietro.
desk-early = Troppo presto, non controllata. Aspetta { $seconds } { $seconds ->
        [one] secondo
       *[other] secondi
    }, poi scrivila di nuovo. Solo Invio: indietro.
desk-open = Arbitro, il banco è aperto.
desk-wanted = Serve l'arbitro.
desk-open-matters = Arbitro, il banco è aperto. { $count ->
    [one] Una questione attende
   *[other] { $count } questioni attendono
  } la tua decisione.
desk-alone = Scrivi solo banco. Poi ti si chiede la frase d'accesso, che non si vede.
desk-alone-open = Scrivi solo banco, poi il comando. Le parole dopo banco non si leggono.
desk-closed = Il banco è chiuso.
desk-locked = Banco bloccato: a lungo nulla di scritto. Scrivi qualcosa, poi la frase d'accesso.
desk-locked-seat = Banco bloccato: a lungo nulla di scritto. Scrivi banco per aprirlo.
desk-no-legal-move = Non è una mossa legale. Ai giocatori non si dice.
desk-noted = Annotato.
task-done = Fatto: { $what }
task-open = Da fare: { $what }
task-room = Sala: luce, silenzio, tavoli e sedie.
task-telephones = Telefoni: spenti e consegnati.
task-boards = Scacchiere: ben disposte e orientate.
task-clocks = Orologi: regolati e in ordine.
task-assistants = Assistenti: sanno che cosa possono fare.
task-rules = Giocatori: conoscono cadenza, regole e aiuti.
task-default-time = Tolleranza: annunciata.
task-committee = Commissione d'appello: nominata.
task-start = Orologi: avviati in orario.
task-watch = Partita: seguita, soprattutto in zeitnot.
task-recording = Formulari: ogni mossa è scritta.
task-flags = Bandierine: osservate.
task-quickplay = Ultimi minuti: seguiti sempre.
task-compare = Scacchiere: confrontate con il registro.
task-spectators = Spettatori: in silenzio.
task-session = Sessione: la fine è annunciata.
task-envelope = Busta: controllata, chiusa e custodita.
task-result = Risultato: registrato.
task-signed = Formulari: firmati da entrambi.
task-sheets = Formulari: raccolti.
task-report = Documenti: scritti e consegnati all'organizzatore.
desk-tasks-before = Prima della partita:
desk-tasks-during = Durante la partita:
desk-tasks-after = Dopo la partita:
desk-task = { $number }: { $what }
desk-task-done = { $number }, fatto: { $what }
desk-tasks-none = Finora tutto fatto. Per sentirli tutti: compiti tutto.
desk-task-record = Questo lo dice il registro. { $what }
desk-no-such-task = Nessun compito { $number }. Vanno da 1 a { $count }.
desk-tasks-open = Compiti non spuntati: { $count }. Per sentirli: compiti.
desk-glossary = { $language }: { $word }
term-check = scacco
term-checkmate = scacco matto
term-stalemate = stallo
term-castling = arrocco
term-en-passant = presa al varco
term-promotion = promozione
term-sealed-move = mossa in busta
term-warning = ammonizione
term-penalty = penalità
desk-glossary-none = Non è nel glossario: { $word }. Ha i pezzi, i comandi e i termini del regolamento.
desk-board-square = { $square }: scacchiera { $board }, partita { $game }.
desk-closed-look = Il banco è chiuso. Scrivi banco per aprirlo.
desk-no-boards = Nessuna scacchiera collegata.
desk-quit = Per lasciare il banco: lascia. Per fermarsi fino a dopo: Ctrl-D al terminale principale. Per finire l'incontro: concludi.
desk-unknown = Sconosciuto al banco: { $word }. Per i comandi scrivi aiuto.
desk-no-question = Nessuna domanda in attesa al banco.

## Il terminale principale

host-busy = Incontro aperto in un altro programma. Prima chiudi quello.
host-quit = Per fermarsi fino a dopo: Ctrl-D. Gli orologi si fermano, e lo stesso file continua l'incontro. Per finirlo: concludi al banco.
host-kept = Incontro salvato come partita { $game }. Per continuare: { $program } match, poi lo stesso file.
host-desk = Banco
host-for = { $place }:
host-guide-desk = Arbitro: scrivi banco per aprire il banco.
host-guide-several = Per un solo posto: nero e4.
host-speaks-for = Parli per: { $place }.
host-look = Per vedere qui un posto, scrivi il suo nome: { $places }.
host-serves-none = Altri terminali servono tutti i posti. Questo conduce l'incontro.
host-taken = { $seat ->
    [desk] Il banco è a un altro terminale. Prima chiudi quello.
   *[other] { $place } gioca a un altro terminale. Prima chiudi quello.
}
host-given = { $seat ->
    [desk] Ora il banco è a un altro terminale.
   *[other] Ora { $place } gioca a un altro terminale.
}
host-gone = { $seat ->
    [desk] Il terminale del banco non c'è più. Le sue righe si scrivono qui.
   *[other] Terminale scomparso: { $place }. Ora gioca qui.
}
room-of-table = Tavolo { $table }: { $said }
room-open = { $count ->
        [one] Un tavolo
       *[other] { $count } tavoli
    }: { $tables }.
room-new-tables = Tavoli nuovi: { $tables }.
room-gone-table = Il tavolo { $table } non è più nel file. Il suo incontro, { $white } contro { $black }, resta salvato come partita { $game }.
room-guide = Per andare a un tavolo: tavolo { $table }. Tavoli: { $tables }.
room-range = da { $first } a { $last }
room-table-words = tavolo
room-no-table = Qui non c'è il tavolo { $table }. Tavoli: { $tables }.
room-table-number = Manca il numero del tavolo. Tavoli: { $tables }.
room-which-table = Indica il tavolo, perché ce ne sono molti: { $program } seat { $seat } --table, poi il numero. Tavoli: { $tables }.
room-table-over = Tavolo { $table }: l'incontro è finito.
room-no-desk = Qui non c'è un banco di sala. Per quello di un tavolo: { $program } seat desk
room-has-no-table = Il banco di sala non ha un tavolo. Togli --table.
room-quit = Per fermarsi fino a dopo: Ctrl-D. Gli orologi si fermano, e lo stesso file della sala continua tutti gli incontri.
room-kept = { $count ->
        [one] Un incontro salvato
       *[other] { $count } incontri salvati
    }. Per continuare: { $program } room, poi lo stesso file.
room-reopened = il risultato non vale più.
room-wrong-number = il tavolo { $table } c'è già. A ogni tavolo serve il suo numero.
room-wrong-file = un altro tavolo ha { $file }. A ogni tavolo serve il suo file dell'incontro.
room-wrong-empty = Nessun tavolo nel file. Scrivi [[table]] su una riga, e sotto number e match.
room-wrong-port = anche il tavolo { $table } è su { $port }. A ogni scacchiera serve la sua porta.
room-wrong-boards = anche il tavolo { $table } ne ha una così. Dai a ogni scacchiera la sua porta, come dgt:/dev/ttyUSB0.
room-key-number = Numero del tavolo, da 1 a 9999.
room-key-match = File dell'incontro al tavolo, come table7.toml.
room-not-there = File della sala non trovato: { $file }.
room-good = Il file della sala è senza errori.
cli-room = Giocare incontri a più tavoli, da un file della sala.
arg-room-file = il file della sala.
arg-room-check = elenca gli errori del file della sala.
arg-seat-table = il numero del tavolo, in una sala che ne ha più di uno.
arg-seat-by = il comando che porta all'incontro.
arg-link-place = white, black, desk, room o captain: il solo posto a cui porta.

## Altri terminali di un incontro

client-no-table = Qui non è aperto nessun incontro. Avvialo in un altro terminale: { $program } match, poi il suo file.
client-older = touchmove più vecchio dell'altro. Avvia qui lo stesso.
client-newer = touchmove più recente dell'altro. Avvia qui lo stesso.
client-stranger = Questo incontro è di un altro utente. Avvia il programma come quell'utente.
client-stuck = L'incontro non risponde. Guarda il suo terminale.
client-gone = Collegamento perso. Aspetto l'incontro. Scrivi esci per uscire.
client-back = Di nuovo collegato.
client-waits = Non inviato: collegamento perso. Aspetto l'incontro. Scrivi esci per uscire.
client-connects = Collegamento all'incontro.
client-no-table-there = Lì non è aperto nessun incontro. Riprova quando lo sarà.
client-no-way = Nessun collegamento. Esegui il comando da solo per vedere perché.
link-other-place = Collegamento solo per { $place }. Chiedi quel posto.
client-braille-lost = Braille interrotto: { $reason }. Le righe sono testo.
link-busy = Qui è aperto un altro incontro. Prima finiscilo lì, o dai a --data un'altra cartella.
link-closed = Nessun altro terminale può unirsi: { $reason }.
reason-long-path = cartella dei dati, nome troppo lungo
reason-no-sockets = questo sistema non ha tali socket
reason-no-output = uscita audio sconosciuta; i nomi li dà pactl list short sinks

## Prova di torneo

opening-strict =
    Prova di torneo.
    Scrivi la tua mossa per annunciarla. Poi { $press }.
    Ripeti la mossa avversaria: scrivila.
set-up-position = Posizione iniziale particolare. Disponi la tua scacchiera:
announcement-unclear = Non chiaro. Di' il pezzo ed entrambe le case, per l'arrocco quelle del re.
slip-stands = Troppo tardi per correggere: orologio premuto. La mossa vale.
withheld-own-announcements = Annunci non disponibili: l'arbitro li ha tolti.
withheld-score-sheet = Formulario non disponibile: l'arbitro l'ha tolto.
withheld-times = Tempi non disponibili: l'arbitro li ha tolti.
withheld-move-number = Numero della mossa non disponibile: l'arbitro l'ha tolto.
withheld-opponent-score = Non il formulario dell'avversario.
withheld-position-readout = Posizione non disponibile. Tasta la tua scacchiera.
withheld-position-sighted = Posizione non disponibile. Guarda la tua scacchiera.
withheld-legal-moves = Le mosse legali non sono disponibili.
withheld-attackers = Attaccanti, difensori: non disponibili.
withheld-draw-hints = Non disponibile: devi accorgerti da te quando puoi reclamare.
withheld-opening-name = Non i nomi delle aperture.
withheld-takeback = Nessuna mossa si ritira.
withheld-engine = Nessun consiglio durante la partita, e nessun cambio di livello.
withheld-never = Non durante questa partita: { $name }.
help-strict-announce =
    Tocca a te. Scrivi la mossa: viene annunciata.
    Se un pedone promuove, di' anche il pezzo.
    Puoi chiedere: ultima, ripeti, partita, orologio, tratto.
    Anche: patta, reclama triplice, abbandona.
    Per uscire: esci.
    Altro: aiuto tutto, aiuto reclama.
help-strict-press =
    La tua mossa è annunciata. Ora premi.
    Un lapsus, prima di premere: correggi cavallo f3.
help-strict-repeat =
    Scrivi la mossa dell'avversario: così la ripeti.
    Poi tocca a te.
help-strict-wait =
    Non tocca a te. Aspetta.
    Puoi chiedere: ultima, ripeti, partita, orologio, tratto.

## I documenti di un incontro

report-title = Rapporto per l'arbitro
report-table = Il tavolo
report-course = Lo svolgimento della partita
report-began = È iniziata il { $date }. I tempi sono ore, minuti, secondi di gioco.
report-began-at = È iniziata il { $date }. I tempi sono ore del giorno.
report-program-started = Programma avviato: { $when }.
report-result = Risultato: { $score }. { $ended }
report-open = Risultato: aperto. La partita non è finita.
report-open-adjourned = Risultato: aperto. La partita è aggiornata.
report-used = Il { $color } ha usato { $time }.
report-illegal-acts = { $color }, irregolarità: { $count }.
report-claims = { $color }, richieste: { $count }.
report-complaints = { $color }, reclami: { $count }.
report-appeals = Reclami del { $color }: { $count }.
report-claims-wrong = { $color }, richieste sbagliate: { $count }.
report-offers = { $color }, offerte di patta: { $count }.
report-aids-none = Il { $color } non ha usato ausili.
report-aids-had = Il { $color } ha usato: { $aids }.
report-aids-refused = Al { $color } è stato rifiutato: { $aids }.
report-aid = { $aid }, { $count ->
    [one] una volta
   *[other] { $count } volte
}
report-rulings = Decisioni e sanzioni: { $count }.
report-passphrases = Frasi d'accesso sbagliate: { $count }, busta: { $envelope }.

report-started = La partita inizia.
report-entered = Il { $color } gioca { $move }.
report-touched = Il { $color } tocca { $square }.
report-lifted = Il { $color } solleva un pezzo da { $square }.
report-seated = Il { $color } posa un pezzo in { $square }.
report-seated-man = Il { $color } posa un pezzo in { $square }: { $piece }.
report-adjusting = Il { $color } dice: acconcio.
report-plays = Il { $color } gioca su un altro dispositivo: { $board }.
report-screen = schermo
report-announced = Il { $color } annuncia { $move }.

report-repeated = Il { $color } ripete { $move }.
report-repeated-none = Il { $color } ripete una mossa impossibile.
report-says = Il { $color } dice: { $text }
report-unclear = Il { $color } dice { $text }: nessuna mossa legale. Sono state chieste entrambe le case.
report-seen-to = Sbrigato: le parole del giocatore all'arbitro.
report-seen-to-of = Sbrigato: le parole del { $color } all'arbitro, { $text }
report-executed = Il { $color } muove sulla scacchiera.
report-corrected = Il { $color } corregge in { $move }.
report-clock-pressed = Il { $color } preme l'orologio.
report-two-hands = Il { $color } ha usato due mani.
report-two-hands-claimed = Il { $color } dice: mossa eseguita con due mani.
report-flag-claimed = Il { $color } reclama la bandierina.
report-illegal-claimed = Il { $color } reclama una mossa illegale.
report-correction-wanted = Correzione: il { $color } vuole correggere una mossa illegale.
report-touch-claimed = Il { $color } dice: il { $opponent } ha toccato { $square } alla mossa { $number }.
report-found = Viene segnalata un'irregolarità.
report-draw-offered = Il { $color } offre patta.
report-draw-accepted = Il { $color } accetta la patta.
report-draw-declined = Il { $color } rifiuta la patta.
report-claimed-threefold = Il { $color } reclama la patta, tre volte la stessa posizione.
report-claimed-threefold-with = Il { $color } reclama la patta, con { $move }, tre volte la stessa posizione.
report-claimed-fifty = Il { $color } reclama la patta, cinquanta mosse.
report-claimed-fifty-with = Il { $color } reclama la patta, con { $move }, cinquanta mosse.
report-claimed-no-effort = Il { $color } reclama la patta: l'avversario non cerca di vincere.
report-claimed-cannot-win = Il { $color } reclama la patta: l'avversario non può vincere con mezzi normali.
claim-clocks = Orologi: Bianco { $white }, Nero { $black }.
report-increment = Il { $color } chiede un incremento.
report-resigned = Il { $color } abbandona.
report-taken-back = Chiesto di ritirare, semimosse: { $count }.
report-wrote = Il { $color } scrive { $place }: { $move }.
report-crossed-out = Il { $color } cancella { $place }.
report-signed = Il { $color } firma { $result }.
report-absent = Il { $color } risulta assente.
report-arrived = Il { $color } arriva.
report-adjournment = L'arbitro aggiorna la partita.
report-adjournment-early = Aggiornata in anticipo dall'arbitro. Resto della sessione: { $time }.
report-sealed = Il { $color } mette la mossa in busta.
report-adjourned = L'arbitro ha la busta.
report-envelope-lost = La busta è smarrita. I giocatori non concordano su una mossa.
report-envelope-lost-agreed = La busta è smarrita. I giocatori concordano su { $move }.
report-opened = La busta è aperta: { $move }.
report-opened-ambiguous = La busta è aperta: la mossa può significare più cose.
report-opened-unreadable = La busta è aperta: nessuna mossa leggibile.
report-resumption = È l'ora di riprendere la partita.
report-rules = L'arbitro vuole decidere: { $ruling }
report-refused = Rifiutato: { $why }
report-position-set = Posizione stabilita: { $position }.
report-judged-possible = Esito: un matto è possibile.
report-judged-none = Esito: nessun matto è possibile.
report-judged-undecided = Esito: non si può decidere se un matto è possibile.
report-paused = Gli orologi vengono fermati.
report-resumed = Gli orologi ripartono.
report-time-passed = È scaduto un termine.
report-clocks-told = Gli orologi segnano { $white } e { $black }.
report-result-told = Il server chiude la partita: { $result }.
report-closed = Non mostrato finché la busta è chiusa.

report-not-pressed = Il { $color } non ha premuto. L'orologio corre ancora.
report-illegal-stands = La mossa del { $color } era illegale. Vale finché non viene reclamata.
report-illegal-position = La mossa era illegale: due re sotto scacco, o un pedone sull'ultima traversa. Il { $color } ha una mossa per rimediare.
report-asks = Un matto è ancora possibile? Si sta esaminando.
report-clock-runs = È in moto l'orologio del { $color }.

report-asked-had = Il { $color } chiede un ausilio e lo riceve: { $aid }.
report-asked-refused = Il { $color } chiede un ausilio, rifiutato: { $aid }.
report-granted = Al { $color } è concesso un ausilio: { $aid }.
report-withdrawn = Il { $color } non può più usare: { $aid }.
report-assistant = L'assistente del { $color } è { $name }.
report-assistant-dismissed = Il { $color } non ha più un assistente.
report-passphrase-right = Banco aperto, posto { $place }: frase d'accesso giusta.
report-passphrase-wrong = Frase d'accesso sbagliata: posto { $place }.
report-envelope-right = Busta: frase d'accesso giusta, posto { $place }.
report-envelope-wrong = Busta: frase d'accesso sbagliata, posto { $place }.
report-code-wrong = Codice sbagliato, posto { $place }.
report-envelope-key = Creata la chiave delle buste.
report-desk-closed = Il banco è chiuso.
report-desk-locked = Banco bloccato, posto { $place }: nulla di scritto.
report-desk-talks = La voce al banco ora è { $voice }.
report-questioned = Domanda di conferma al banco: { $what }
report-answered-yes = L'arbitro dice sì.
report-answered-no = L'arbitro dice no: non si fa nulla.
report-answered-dropped = La domanda decade: non si fa nulla.
report-program-closed = Programma chiuso: { $when }.
report-was-closed = È rimasto chiuso per { $time }.
report-broken-off = Il programma non era stato chiuso: un arresto, o mancanza di corrente.
report-file-old = Il file dell'incontro è cambiato: { $keys }. L'arbitro tiene le vecchie condizioni.
report-file-new = Il file dell'incontro è cambiato: { $keys }. L'arbitro inizia questa partita con le nuove condizioni. Quella di prima è lasciata.
report-file-taken = Il file dell'incontro è cambiato: { $keys }. Vale da ora. Nessuna condizione della partita è cambiata.
report-served = Un terminale serve il posto { $place }.
report-board-lost = Scacchiera persa: { $color }.
report-board-back = Scacchiera tornata: { $color }.
report-board-wrong = Scacchiera sbagliata: quella del { $color } non corrisponde alla partita.
report-board-right = Scacchiera di nuovo a posto: { $color }.
report-board-low = Batteria scarica: scacchiera del { $color }.
report-board-missed = Dati della scacchiera persi: { $color }.
report-flickers = { $square } è instabile, scacchiera del { $color }. Non conta.
report-mutes = Il { $color } ignora { $square }. Non conta.
report-left = Nessun terminale serve: { $place }.
report-noted = Nota dell'arbitro: { $text }
report-signed-off = L'arbitro conclude.
report-desk = arbitro

record-cancelled = Annullata: { $moves }.
record-announced-cancelled = Annunciata e annullata: { $move }.
record-illegal = Una mossa illegale non reclamata: { $move }.
record-apart = Da una posizione impossibile in partita, { $position }: { $move }.
record-goes-on = Si continua da un'altra posizione: { $position }
record-at = { $time }:
reason-espeak-missing = espeak-ng non è installato
reason-espeak-stuck = espeak-ng non finisce
reason-espeak-garbage = espeak-ng non dà suono
records-no-sound = Nessun file audio degli annunci: { $reason }.
record-announcements = Annunci, con i tempi dall'inizio
record-sheet = Formulario del { $color }, { $name }
record-differs = Diverso per la mossa { $number } del { $color }: { $move }.
record-position-set = Posizione stabilita dall'arbitro, prima della mossa { $number } del { $color }.
record-end-revoked = Questa fine è stata revocata: { $ended }
record-not-written = Manca: mossa { $number } del { $color }, { $move }.
record-empty = Nulla di scritto.
record-by-hand = Mosse sul formulario del giocatore. Allegalo a questo.
record-announced = Il { $color } annuncia { $to }.
record-corrects = Il { $color } corregge { $from } in { $to }.
record-corrected = Corretta da { $from } in { $to }.
record-was-illegal = Annunciata, illegale.
record-was-taken-back = Annunciata, illegale, ritirata.
record-crossed-out = Cancellata, mossa { $number } del { $color }: { $move }.
record-period = Nuovo controllo, { $color }, mossa { $number }. Usato: Bianco { $white }, Nero { $black }.
record-used = Usato: Bianco { $white }, Nero { $black }.
record-not-signed = Il { $color } non ha firmato.
records-no-match = La partita { $game } non è di un incontro. { $program } games elenca tutte le partite.

envelope-title = Busta della mossa
envelope-began = Inizio della partita: { $date }.
envelope-sealer = In busta dal { $color }, { $name }.
envelope-number = Mossa in busta: mossa { $number }.
envelope-offer = Il { $color } ha offerto patta.
envelope-no-offer = Nessuna offerta di patta.
envelope-given = Dato al { $color } dalle decisioni: { $time }.
envelope-taken = Tolto al { $color } dalle decisioni: { $time }.
envelope-date = Data della ripresa:
envelope-time = Ora della ripresa:
envelope-place = Luogo della ripresa:
envelope-position = Posizione prima della mossa in busta

## Che cosa fa un giocatore al tavolo di un incontro

seat-not-here = { $name }: non in un incontro.
seat-home-only = Non in un incontro.
seat-alone = { $name }: solo in un incontro.
seat-announcing-off = Non serve: le mosse valgono appena le scrivi.
seat-nothing-announced = Ancora nessun annuncio.
seat-not-in-advance = Non in anticipo: mossa { $number }, { $color }, non è ancora giocata.
seat-sheet-hole = Scrivi prima la mossa { $number }, { $color }.
seat-nothing-written = Lì non c'è scritto nulla.
seat-no-board = Qui non hai una scacchiera.
seat-executed = La mossa è sulla tua scacchiera.
clocks-run-on = Gli orologi corrono ancora.
desk-clocks-run-on = Gli orologi corrono ancora: si fermano con ferma.
two-hands-called = L'arbitro è avvisato, e decide.
two-hands-called-by = Il { $color } protesta: il { $opponent } ha mosso con due mani. Decide l'arbitro.
seat-not-your-turn = Non tocca a te: tocca al { $color }.
button-of-other = Era l'altro pulsante. Deve premere il { $color }.
seat-your-move = Tocca a te.
seat-over = La partita è finita. Scrivi firma e il risultato.
seat-boards = La scacchiera è nel file dell'incontro. Per cercarla di nuovo: scacchiera-elettronica accesa.
seat-repeated-execute = Ripetuta. Eseguila sulla tua scacchiera.
seat-repeats-another = Il { $color } ripete un'altra mossa. Annunciata: { $move }.
seat-must-seal = Metti la mossa in busta: scrivi imbusta e la mossa.
seat-taken = Il { $color } gioca a un altro terminale.
seat-left = Il terminale del { $color } non c'è più.
player-away = Il { $color } ha lasciato la scacchiera.
player-back = Il { $color } è tornato alla scacchiera.
seat-away = Già detto: sei uscito. Quando torni, scrivi sono-qui.
seat-here = Sei già alla scacchiera. Per lasciarla, scrivi esco.
seat-help-code = L'arbitro ha il codice di questo posto. Scrivilo com'è nel file dell'incontro.
seat-code = Codice del posto del { $color }. Solo Invio: esci.
seat-code-wrong = Codice sbagliato. Scrivilo di nuovo. Solo Invio: esci.
seat-code-wait = Codice sbagliato. Aspetta { $seconds } { $seconds ->
        [one] secondo
       *[other] secondi
    }, poi scrivilo di nuovo. Solo Invio: esci.
seat-code-early = Troppo presto, non controllato. Aspetta { $seconds } { $seconds ->
        [one] secondo
       *[other] secondi
    }, poi scrivilo di nuovo. Solo Invio: esci.
seat-must-record = Sul tuo formulario manca la mossa { $number }, { $color }. Scrivila prima di muovere.
seat-must-complete = Completa ora il tuo formulario.
seat-need-not-record = Per ora puoi non scrivere le mosse.
seat-relayed = { $assistant }, scrivi per { $name }, { $color }. Avversario: { $opponent }.
seat-assistant = Il tuo assistente: { $assistant }.
seat-assistant-of = Assistente del { $color }: { $assistant }.
seat-no-assistant = Non hai più un assistente.
seat-no-assistant-of = Il { $color } non ha più un assistente.
arbiter-called = L'arbitro è chiamato. Gli orologi corrono ancora.
arbiter-called-only = L'arbitro è chiamato.
arbiter-called-by = Il { $color } chiama l'arbitro.
arbiter-long = Troppo lungo: al massimo { $count } lettere. Dillo all'arbitro di persona.
appeal-filed = Il tuo reclamo è annotato: decisione { $number }. Decide la commissione.
appeal-by = Il { $color } reclama: decisione { $number }.
appeal-upheld = Reclamo contro la decisione { $number } accolto.
appeal-rejected = Reclamo contro la decisione { $number } respinto.
appeal-no-rulings = Nessuna decisione { $number }: non ce n'è ancora nessuna.
appeal-no-ruling = Nessuna decisione { $number }. L'ultima è la { $count }.
appeal-revoked = Nessun reclamo: la decisione { $number } è revocata.
appeal-final = Nessun reclamo: la decisione { $number } è definitiva.
appeal-late = Troppo tardi per un reclamo. Il termine era di { $time }.
appeal-twice = Reclamo già presentato: decisione { $number }.
sheet-kept = Il tuo formulario lo tiene il programma.
sheet-by-hand = Scrivi le mosse a mano. Sono solo sul tuo formulario.
sheet-by-hand-theirs = L'avversario scrive le mosse a mano.
sheet-sealed = Mossa in busta: solo nella busta. Va sul tuo formulario quando la busta si apre.
sheet-written = Scritta: mossa { $number }, { $color }: { $move }.
sheet-crossed-out = Cancellata: mossa { $number }, { $color }.
sheet-hole = manca
sheet-position-set = Posizione stabilita dall'arbitro.
sheet-squares = { $from } { $to }
sheet-not-read = Non capito. Scrivi entrambe le case, come g1 f3.
sheet-not-clear = Non chiaro. Scrivi entrambe le case, come g1 f3.
sheet-two-moves = Una mossa alla volta. Scrivi la prima.
sheet-empty = Il tuo formulario è vuoto.
sheet-empty-theirs = Il formulario dell'avversario è vuoto.
confirm-seal = Mettere in busta { $move }? sì o no.
confirm-sign = Il risultato registrato: { $due ->
        [white] vince il Bianco
        [black] vince il Nero
       *[draw] patta
    }. Firmare comunque: { $signed ->
        [white] vince il Bianco
        [black] vince il Nero
       *[draw] patta
    }? Poi decide l'arbitro. sì o no.
seal-no-key = Qui non c'è una busta. Scrivi la mossa su carta, e chiama l'arbitro.
seal-fails = La busta non si chiude. Scrivi la mossa su carta, e chiama l'arbitro.
argument-writing = { $name } vuole una mossa, con il numero o senza: { $name } e4, o { $name } 12 nero e5.
argument-result = { $name } vuole un risultato: 1-0, 0-1 o patta.
argument-appeal = { $name }, numero della decisione, motivi: { $name } 2 la bandierina era su.
help-seat =
    Tua mossa: cavallo f3. Poi premi.
    Chiedi: ultima, orologio, partita.
    Fai: patta, accetta, rifiuta, abbandona.
    Reclama: reclama triplice.
    Chiama: arbitro, toccato e4, due-mani.
    Formulario: scrivi e4, cancella.
    Alla fine: firma 1-0.
    Altro: aiuto tutto, aiuto reclama.
help-seat-typed =
    Tua mossa: cavallo f3.
    Chiedi: ultima, orologio, partita.
    Fai: patta, accetta, rifiuta, abbandona.
    Reclama: reclama triplice.
    Chiama: arbitro, toccato e4, due-mani.
    Formulario: scrivi e4, cancella.
    Alla fine: firma 1-0.
    Altro: aiuto tutto, aiuto reclama.
help-seat-announcing =
    Tua mossa: cavallo f3, premi.
    Mossa avversaria: scrivila per ripeterla.
    Un lapsus: correggi cavallo f3.
    È sulla tua scacchiera: eseguita.
    Chiedi: ultima, orologio, partita.
    Fai: patta, abbandona, reclama triplice.
    Chiama: arbitro, toccato e4, due-mani.
    Formulario: scrivi e4, firma 1-0.
    Altro: aiuto tutto, aiuto reclama.
help-seat-sealing =
    Partita aggiornata. La mossa in busta: imbusta cavallo f3.
    Nessun altro la sente, e il tuo orologio corre fino ad allora.
    Orologio: orologio. Formulario: partita. Chiamate: arbitro.
    Altro: aiuto tutto, aiuto imbusta.
help-seat-over =
    La partita è finita.
    Scrivi firma e il risultato.
    Il tuo formulario: partita.
help-executed =
    eseguita: la mossa dell'avversario è sulla tua scacchiera, fatta da te o dal tuo assistente.
help-touched =
    toccato e4: l'avversario ha toccato il pezzo in e4 e non l'ha mosso.
    Decide l'arbitro. Senza di lui vale subito, se quelle regole vogliono un reclamo.
help-two-hands =
    due-mani: l'avversario ha mosso con due mani.
    Decide l'arbitro.
help-arbiter =
    arbitro: chiama l'arbitro.
    arbitro e un testo, come arbitro una pausa: una protesta o una richiesta.
    Gli orologi corrono, se non li fermi con ferma.
help-appeal =
    reclamo 2 la bandierina era su: reclama contro la decisione 2, con i tuoi motivi.
    Decide la commissione d'appello.
help-away = esco: avvisa tutti che lasci la scacchiera. Il tuo orologio corre.
help-here = sono-qui: avvisa tutti che sei tornato alla scacchiera.
help-write =
    scrivi e4: scrive la prossima mossa sul tuo formulario.
    scrivi 12 nero e5: in quel punto.
help-cross-out =
    cancella: cancella l'ultima mossa scritta.
    cancella 12 nero: una mossa.
help-sign =
    firma 1-0, firma 0-1, firma patta: firma il risultato dopo la partita.
    A casa, dopo una patta reclamata: il risultato dato da un arbitro.
help-seal =
    imbusta cavallo f3: mette la tua mossa nella busta.
    Solo a partita aggiornata dall'arbitro.
    Nessun altro la sente.

## Che cosa significano per un giocatore le decisioni dell'arbitro

seat-seen-to = L'arbitro ha sbrigato la tua richiesta.
seat-aid-granted = L'arbitro ti permette: { $aid }.
seat-aid-withdrawn = L'arbitro ti toglie: { $aid }.
seat-signed-off = L'arbitro ha concluso.

## Al banco dell'arbitro

desk-help = Orologi: comincia, ferma, riparti.
    Sapere: questioni, fatti, confronta, registro.
    Rispondere: accogli, respingi, rimanda, archivia.
    Decidere: ammonisci bianco, dai-tempo bianco 2, risultato 1-0.
    Chiudere qui il banco: lascia.
    Altro: aiuto tutto, aiuto ripristina.
desk-nothing-typed = Nulla di scritto. Scrivi un comando del banco, o aiuto.
desk-player-tells = Il { $color } chiama l'arbitro: { $text }
desk-do-told = Quando è fatto, scrivi archivia.
desk-do-told-numbered = Quando è fatto, scrivi archivia { $number }.
desk-do-appeal = Decide la commissione. Scrivi reclamo { $number } accolto o reclamo { $number } respinto, con il motivo.
desk-which-matter = Quale? Scrivi { $name } e il suo numero, come { $name } 2.
desk-no-such-matter = Nessuna questione { $number }. Scrivi questioni per ascoltarle.
desk-appeal-fee = La tassa è restituita: { $fee }.
desk-appeal-then = Per ritirare la decisione: revoca { $number }.
desk-no-appeal = Nessun reclamo in attesa: decisione { $number }.
desk-seen-to = Fatto: le parole del giocatore sono sbrigate.
desk-seen-to-call = La chiamata del { $color } è sbrigata.
desk-seen-to-of = La chiamata del { $color } è sbrigata: { $text }
desk-sure = { $what } Sì o no?
desk-sure-ends = { $what } Così finisce la partita. Sì o no?
desk-sure-then = Continuare? Allora la partita finisce: { $what } Sì o no?
desk-sure-time = { $what } Un cambio insolito. Sì o no?
desk-revoke-what = Revocare questo? { $what }
desk-moves-gone = { $count ->
    [one] Si ritira una mossa.
   *[other] Si ritirano { $count } mosse.
}
desk-moves-again = { $count ->
    [one] Una mossa vale di nuovo.
   *[other] { $count } mosse valgono di nuovo.
}
desk-clocks-then = Gli orologi segneranno: Bianco { $white }, Nero { $black }.
desk-touch-kept = Nessuna mossa da ritirare: il { $color } ha mosso o catturato il pezzo di { $square }. { $number ->
    [0] Se attende tra le questioni, archivialo lì.
   *[other] Scrivi archivia { $number }.
}
desk-sure-board = Avviare comunque? { $what } Sì o no?
desk-still-asked = Ancora da rispondere: { $what } Sì o no?
desk-changed-since = La partita è cambiata dopo la domanda.
desk-dropped = Domanda decaduta, non fatto: { $what }
desk-dropped-sign-off = concludere.
desk-dropped-open = aprire la busta.
desk-points-most = Punti del { $color }: { $points }. Una partita dà al massimo un punto.
desk-points-least = Punti del { $color }: { $points }. Di più non si può togliere.
desk-points-scale = Qui i punti seguono il risultato: { $scale }. Scrivi risultato e 1-0.
desk-legal = Legale secondo la registrazione: l'ultima mossa del { $color }. Se scacchiere o formulari dicono altro, scrivi confronta.
desk-illegal-counts = Illegale, ma vale: ha avuto risposta. Per tornare: { $restore }.
desk-no-time-left = L'orologio del { $color } segna 0:00. Prima regolalo.
desk-still-open = { $count ->
    [one] Una questione ancora da decidere:
   *[other] { $count } questioni ancora da decidere:
}
desk-sure-sign-off = Concludere? L'incontro finisce e se ne scrivono i documenti. Sì o no?
desk-yes-or-no = Sì o no?
desk-help-yes-or-no = sì: si fa e si registra. no: nulla cambia.
desk-not-done = Nulla fatto.
desk-not-over = Non ancora: la partita non è finita, né aggiornata con la busta in mano tua.
desk-sheet-lacks = Manca sul formulario del { $color }: { $place }.
desk-reconstructs = Ricostruzione da qui: { $place }.
desk-found = Trovata, { $place }: { $move }.
desk-found-back = Ritirata.
desk-found-next = Ora: { $place }.
desk-found-how = Scrivi mossa dopo mossa. ritira toglie l'ultima. Alla fine: mosse-note. Se non si trovano: periodo-seguente.
desk-found-otherwise = Formulario del { $color }: { $move }.
desk-found-differs = Case diverse: { $count }.
desk-found-differs-on = Case diverse: { $squares }.
desk-found-same = La posizione è raggiunta. Scrivi mosse-note.
desk-found-other-turn = I pezzi coincidono, ma muove il { $color }.
desk-found-not-yet = Trova le altre mosse, o scrivi periodo-seguente. Se la scacchiera è sbagliata: posizione.
desk-found-first = Nessuna ricostruzione. Scrivi prima ricostruisci.
desk-found-nothing = Ancora nessuna mossa.
desk-signed-off = Concluso.
desk-sure-adjourned = Concludere fino alla ripresa? Se ne scrivono i documenti. Sì o no?
desk-signed-off-already = L'incontro è già concluso.
desk-writing = Scrivo i documenti.
desk-records = I documenti sono in { $folder }.
desk-records-not = Documenti non scritti: { $reason }.
desk-envelope-file = Per la busta, da stampare: { $file }.
desk-note = Nota: { $text }
desk-note-long = Nota troppo lunga: al massimo { $count } lettere. Fanne due.

desk-no-rulings = Ancora nessuna decisione.
desk-ruling-revoked = Decisione { $number }, revocata: { $ruling }
desk-ruling-lifted = Decisione { $number }, non più vincolante dalla decisione { $by }: { $ruling }
desk-no-such-move = Non giocata: mossa { $number } del { $color }.

desk-wants-nothing = Scrivi solo { $name }.
desk-wants-player = { $name } vuole un giocatore: { $name } bianco.
desk-wants-time = { $name } vuole un giocatore e un tempo: { $name } bianco 5, o 5:30, o 1:05:30.
desk-wants-default-time = { $name } vuole un tempo: { $name } 30, o 0 per nessuna.
desk-wants-moves = { $name } vuole giocatore e mosse: { $name } bianco 12.
desk-wants-points = { $name } vuole un giocatore e punti: { $name } bianco +1/2, o -1.
desk-wants-loss = { $name } vuole un giocatore: { $name } bianco; { $name } bianco 1/2 dà mezzo punto all'avversario.
desk-wants-fault = { $name } vuole un giocatore e un motivo: { $name } bianco 1. { $name } bianco elenca i motivi.
desk-wants-result = { $name } vuole i punti di entrambi: { $name } 1-0.
desk-wants-adjudication = { $name }, risultato, chi ha giudicato: { $name } 1-0 Anna Muster.
desk-wants-square = { $name } vuole un giocatore e una casa: { $name } bianco e2.
desk-wants-misplaced = { $name } da solo, o con giocatore e casa: { $name } bianco h1.
desk-wants-sheet = { $name } vuole un giocatore: { $name } bianco; { $name } bianco 5 per le ultime cinque mosse.
desk-wants-aid = { $name } vuole un giocatore e un ausilio: { $name } bianco tempi. aiuto { $name } li ha tutti.
desk-wants-assistant = { $name } vuole un giocatore e un nome: { $name } bianco Aldo Mano; { $name } bianco archivia.
desk-wants-move = { $name } vuole l'ultima mossa che resta: { $name } 12 nero; { $name } 0 per l'inizio.
desk-wants-position = { $name } vuole una posizione: FEN, o un elenco di pezzi.
desk-wants-ruling = { $name } vuole una decisione: { $name } 2. decisioni le elenca.
    Da solo revoca la fine di una partita.
desk-wants-switch = { $name } vuole acceso o spento: { $name } acceso.
desk-wants-minutes = Solo { $name }, o { $name } 2 con due minuti all'avversario.
desk-wants-matter = Solo { $name }, o con il numero di una questione: { $name } 2. questioni le elenca.
desk-wants-tasks = { $name } vuole numeri di compiti: { $name } 3.
desk-wants-all = { $name } da solo, o { $name } tutto.
desk-wants-appeal = { $name } e il numero di una decisione, poi accolto o respinto, o chi reclama: { $name } 2 respinto La bandierina era caduta.
desk-wants-number = Solo { $name }, o con un numero: { $name } 20.
desk-wants-sealed = Solo { $name }, o con la mossa in busta: { $name } Cf3.
desk-wants-resumption = { $name } vuole data, ora e luogo: { $name } 2026-12-01 10:00 Sala 2.
desk-wants-adjournment = { $name } da solo, o { $name } prima, con o senza i minuti che restano della sessione: { $name } prima 45.
desk-wants-text = { $name } vuole un testo: { $name } Il Bianco stava male.
desk-wants-word = { $name } vuole una parola: { $name } patta.
desk-wants-voice = { $name } vuole una lingua: { $name } it, { $name } en.
desk-wants-command = Solo { $name }, o con un comando: { $name } ripristina.

desk-nothing-waits = Nulla attende la tua decisione.
desk-no-yes-or-no = Sì o no qui non decide. Scrivi questioni per sentire le risposte possibili.
desk-matter = { $number }: { $what }
desk-fact-touch = In { $square } allora: { $man }.
desk-fact-about = La mossa: { $move }, { $place }.
desk-fact-not-completed = Quella mossa non è ancora completata.
desk-fact-taken-back = Quella mossa è stata ritirata.
desk-fact-touch-played = Il { $color } ha giocato { $move }.
desk-fact-touch-since = Mosse completate da allora: { $count }.
desk-do-accept = Scrivi accogli o respingi.
desk-do-stopped = Motivo valido? Scrivi accogli, e la partita continua, o respingi.
desk-do-touch = Scrivi accogli o archivia.
desk-do-two-hands = Scrivi accogli o archivia.
desk-do-cable = Il { $color } scrive finché torna. Controlla il cavo.
desk-do-board = Al { $color } si dice che cosa sistemare. Per fermare gli orologi: ferma.
desk-do-numbered = Scrivi accogli { $number }, o archivia { $number }.
desk-do-quickplay = Scrivi accogli, respingi o rimanda.
desk-do-quickplay-numbered = Scrivi accogli { $number }, respingi { $number } o rimanda.
desk-do-compare = Scrivi confronta.
desk-do-penalty = Scrivi una sanzione, come ammonisci o togli-tempo, o archivia.
desk-do-no-move = L'ultima irregolarità del { $color }, se conta. Scrivi accogli { $number } per contarla, o archivia { $number }.
desk-do-position = Scrivi ripristina o posizione, poi riparti.
desk-do-rule = Decidi come serve, o scrivi archivia.
desk-do-default-time = Scrivi tolleranza e i minuti, o archivia per aspettare ancora.
desk-do-session = Scrivi aggiorna, o archivia per giocare ancora.
desk-do-sheets = Quando hanno finito, scrivi riparti. Se a entrambi mancano mosse: ricostruisci.
desk-do-result = Stesso risultato firmato da entrambi, o scrivi risultato.
desk-do-signed = Vale se non decidi altro. Scrivi accogli, o respingi per tenere il risultato della partita.
desk-do-open = Scrivi apri. Per giustificare il ritardo, archivia.

desk-fact-over = La partita è finita.
desk-fact-runs = La partita è in corso.
desk-fact-adjourned = La partita è aggiornata.
desk-fact-new = La partita non è iniziata.
desk-fact-stands = Orologi fermi.
desk-fact-repeated = Stessa posizione: { $count ->
    [one] una volta
   *[other] { $count } volte
}, { $places }.
desk-place-start = all'inizio
desk-place-set = quando è stata stabilita
desk-place = dopo la { $place }
desk-fact-fifty = Senza catture né mosse di pedone: { $count } su { $needed } mosse a testa.
desk-fact-can-mate = Il { $color } ha pezzi per dare matto.
desk-fact-cannot-mate = Il { $color } non ha pezzi per dare matto.
desk-fact-moves = Mosse fatte dal { $color }: { $count }.
desk-fact-illegal = Mosse illegali del { $color }: { $count }.
desk-fact-board-right = Scacchiera del { $color }: come la partita.
desk-fact-board-behind = Manca la mossa avversaria: scacchiera del { $color }.
desk-fact-board-wrong = Scacchiera del { $color }, sbagliata in { $count ->
    [one] una casa
   *[other] { $count } case
}: { $squares }{ $more ->
    [0] {""}
    [one] , e un'altra
   *[other] , e altre { $more }
}.
desk-board-none = Nessuna scacchiera per il { $color }.
desk-board-never = Scacchiera del { $color } non trovata.
desk-board-gone = Scacchiera del { $color }: nessun segnale da { $time }.
desk-board-silent = Scacchiera del { $color } ancora muta.
desk-board-moves = Scacchiera del { $color }: solo mosse finite.
desk-board-sealed = Scacchiera del { $color }, non descritta: la mossa va nella busta.
desk-clock-runs = È in moto l'orologio del { $color }.
desk-two-hands-unpressed = Mossa illegale, appena il { $color } preme l'orologio.
desk-clocks-stand = Orologi fermi.
desk-session-left = Resto della sessione: { $time }.

desk-board = La scacchiera del { $color }, secondo i sensori.
desk-board-senses = Sente solo le case. I pezzi sono quelli della partita.
desk-board-unknown = Occupate, e vuote in partita: { $squares }.
desk-board-empty = Vuote, e occupate in partita: { $squares }.
desk-sheet-empty = Il formulario del { $color } è vuoto.
desk-sheet-gap = un vuoto
desk-sheet-illegal = { $move }, non legale
desk-announced = Il { $color } ha annunciato: { $move }.
desk-on-board = Sulla scacchiera del { $color }: { $move }.
desk-log = { $time } { $what }
desk-log-empty = Non è ancora successo nulla.

desk-boards-same = Le due scacchiere mostrano lo stesso.
desk-boards-differ = Le scacchiere differiscono in { $count ->
    [one] una casa
   *[other] { $count } case
}.
desk-difference = { $square }: Bianco { $white }, Nero { $black }.
desk-differences-more = { $count ->
    [one] E un'altra.
   *[other] E altre { $count }.
}
desk-something = un pezzo
desk-unsure = sensore difettoso
desk-sheets-agree = I formulari concordano.
desk-sheet-behind = I formulari concordano. { $count ->
    [0] Il { $color } non ha scritto nulla.
   *[other] Il { $color } ha scritto fino alla { $place }.
}
desk-sheets-until = { $count ->
    [0] La prima mossa: illegale su entrambi i formulari.
   *[other] Formulari uguali fino alla { $place }. La mossa seguente non è legale su nessuno dei due.
}
desk-sheets-part = I formulari differiscono alla { $place }. Bianco: { $white }. Nero: { $black }.
desk-no-move = nessuna mossa
desk-misrecorded = Registrazione sbagliata, { $place }. Registrata: { $recorded }. Scritta: { $written }.
desk-sheet-paper = Il { $color } scrive a mano: guarda tu quel formulario.
desk-cause-differ = Da lì in poi differiscono.
desk-cause-missing = Il { $color } non ha scritto il resto.
desk-solution-stands = La partita è { $count ->
    [0] all'inizio.
   *[other] dopo la { $place }.
} Tocca al { $color }.
desk-solution-back = Si torna { $count ->
    [0] all'inizio.
   *[other] alla posizione, dopo la { $place }.
} Tocca al { $color }.
desk-correction = Il { $color } corregge { $square }: { $man }.
desk-entry = Il { $color } aggiunge { $place }: { $move }.
desk-corrections = Il { $color } ridispone tutta la scacchiera: { $count } case sbagliate.
desk-entries = Il { $color } annota { $count ->
    [one] una mossa
   *[other] { $count } mosse
} in più.
desk-time = Orologio del { $color }: { $time }.
desk-times-judged = I tempi li giudichi tu: regola-orologio.
desk-doubt-illegal = Entrambi scrivono una mossa illegale: { $place }. Decidila con illegale.
desk-doubt-missing = Manca su entrambi i formulari: { $place }.
desk-doubt-nothing = Nulla di scritto, e nessuna scacchiera mostra l'inizio.
desk-propose = Per decidere così, scrivi accogli. FIDE 2023, D.2.9.
desk-propose-none = Nessuna proposta: chiedi ai giocatori, poi scrivi ripristina o posizione.
desk-propose-warning = Per ammonire il { $color }, scrivi accogli.
offence-ahead = Formulario: il { $color } ha scritto in anticipo.
offence-other-hand = Orologio: il { $color } ha premuto con l'altra mano o vi ha tenuto il dito.
offence-misuse = Il { $color } ha colpito, sollevato o rovesciato l'orologio.
offence-upset = Pezzi: il { $color } ne ha rovesciati e ha premuto.
offence-leaving = Il { $color } è uscito senza permesso.
offence-disturbing = Il { $color } ha disturbato l'avversario.
offence-telephone = Il { $color } aveva un telefono, o ha squillato.
offence-notes = Il { $color } ha usato appunti o consigli.
offence-refusing = Regole: il { $color } ha rifiutato di rispettarle.
offence-disrepute = Discredito per gli scacchi, come un risultato combinato: { $color }.
desk-propose-remark = La prima volta: un richiamo. La prossima: un'ammonizione.
desk-propose-time = Per dare al { $color } due minuti in più, scrivi accogli.
desk-propose-loss = Per dare partita persa al { $color }, scrivi accogli.
desk-fault-allowed = Permesso: queste regole lasciano scrivere in anticipo.

desk-aid-never = { $aid }: nessun arbitro può concederlo, i consigli sono vietati. FIDE 2023, 11.3.1.
desk-aid-has = Il { $color } ha già: { $aid }.
desk-aid-has-not = Il { $color } non ha: { $aid }.
desk-aid-granted = Al { $color } è permesso: { $aid }.
desk-aid-tells = Mosse illegali: rifiutate subito. Senza penalità.
desk-aid-withdrawn = Al { $color } non è più permesso: { $aid }.
desk-aid-used = Il { $color } ha chiesto: { $aid }.
desk-aid-refused = Il { $color } ha chiesto senza ottenere: { $aid }.
desk-no-aids = nulla
desk-assistant = Assistente del { $color }: { $name }.
desk-assistant-dismissed = Il { $color } non ha più un assistente.
desk-no-assistant = Il { $color } non ha assistente.
desk-assistant-needed = Qui occorre un assistente. Prima indicane un altro. { $article }

desk-no-adjournment = Nessun aggiornamento: il file dell'incontro non lo permette.
desk-no-session = Di una sessione nota non resta nulla. Scrivi aggiorna, o di' i minuti: aggiorna prima 45.
desk-no-key = Nessuna chiave per buste: la mossa non si può imbustare.
desk-early-flag = Al { $color } resta { $time }: aggiornare prima costa di più, e la bandierina cade.
desk-envelope-passphrase = Busta: scrivi la frase d'accesso del banco. Solo Invio: resta chiusa.
desk-help-envelope = Scrivi la frase d'accesso del banco. Poi si esegue la mossa in busta.
desk-envelope-closed = La busta resta chiusa.
desk-envelope-wrong = Frase d'accesso sbagliata. Scrivila di nuovo. Solo Invio: la busta resta chiusa.
desk-envelope-damaged = La busta è danneggiata: illeggibile. Se i giocatori concordano sulla mossa: smarrita e la mossa.
desk-sealed-ambiguous = In busta: { $text }. Può significare più mosse. Perde chi l'ha imbustata.
desk-sealed-unreadable = In busta: { $text }. Non è una mossa legale. Perde chi l'ha imbustata.
desk-lost-annuls = Busta smarrita, e nessuno sa la mossa. La partita è annullata.

desk-of = { $color }: { $what }
desk-absent-loses = Segnare assente il { $color }? Il { $color } perde subito: non resta tolleranza.
desk-game-over = La partita è finita. Scrivi revoca per togliere la fine, o concludi.
desk-then-over = Scrivi revoca per togliere la fine, o concludi.
desk-then-over-ruled = Togliere la decisione { $number }: revoca { $number }, o concludi.
desk-game-over-ruled = La partita è finita. Scrivi revoca { $number } per togliere la decisione { $number }, o concludi.
desk-sealed = Mossa in busta. Quando l'hai in mano: busta.
desk-adjourned = Partita aggiornata. Nel giorno fissato: ripresa, poi apri.
desk-resumption-past = Quel giorno è passato: { $date }. Scrivine uno successivo.
desk-resumption-missing = Quando e dove si continua? Scrivi continuazione, poi data, ora e luogo.
desk-sealed-again = La mossa in busta non si può giocare. Se i giocatori concordano su una mossa: smarrita e la mossa, come smarrita Cf3. Altrimenti scrivi risultato.
desk-opened-clock = Incremento aggiunto: { $color }, per la mossa in busta.
desk-open-now = Scrivi apri.
desk-open-if-there = Il { $color } c'è? Allora scrivi apri. Se no, scrivi assente { $player }.
desk-not-begun = La partita non è iniziata. Scrivi comincia.
desk-ruling-stays = { $helps ->
    [revoked] La decisione { $number } è già revocata.
    [position] Decisione { $number } irrevocabile: la partita è andata avanti. Scrivi posizione, o ripristina come ripristina 12 nero.
    [moves] Decisione { $number } irrevocabile: la partita è andata avanti. Scrivi regola-mosse.
    [penalty] Decisione { $number } irrevocabile. Scrivi revoca { $next } per la sua sanzione.
    [touch] Decisione { $number } irrevocabile: il giocatore è andato avanti. Scrivi { $restore }: poi il { $color } può giocare { $back ->
        [0] qualsiasi mossa.
       *[other] di nuovo { $move }.
    }
    [waive] Decisione { $number } irrevocabile: la partita è andata avanti. Scrivi toccato e la casa.
    [increment] Decisione { $number } irrevocabile: la partita è andata avanti. Scrivi incremento acceso o incremento spento.
    [offer] Decisione { $number } irrevocabile: la partita è andata avanti. L'avversario può rifiutare.
    [default-time] Decisione { $number } irrevocabile: la partita è andata avanti. Scrivi tolleranza e i minuti.
    [dismissed] Decisione { $number } irrevocabile: la partita è andata avanti. Decidi con toccato, due-mani, ammonisci o un'altra sanzione.
    [quickplay] Decisione { $number } irrevocabile: la partita è andata avanti. Scrivi risultato, dai-tempo o togli-tempo.
    [end] Decisione { $number }: ha riaperto la partita. Per finirla di nuovo, scrivi risultato o sconfitta.
    [again] Decisione { $number }: ha revocato la decisione { $of }. Per ridarla, scrivi il suo comando, come dai-tempo bianco 2.
   *[other] Decisione { $number } irrevocabile: la partita è andata avanti. Scrivi ripristina, regola-orologio o risultato.
}
desk-paused = Orologi fermi. Scrivi riparti.
desk-not-led = La scacchiera del { $color } non si vede. Controlla tu che sia a posto.
desk-restored-same = È già la posizione: nessuna mossa si ritira, e gli orologi tengono i tempi. Per cambiarne uno: regola-orologio.
desk-boards-then-resume = Orologi fermi. Quando le scacchiere sono a posto, scrivi riparti.
desk-matters-again = { $count ->
    [one] Una questione attende
   *[other] { $count } questioni attendono
  } di nuovo. Scrivi questioni.
desk-resume-when-ready = Quando tutti sono pronti, scrivi riparti.
desk-judging = Il { $color } può ancora dare matto? Si sta esaminando.
desk-examined = Posizione in esame. Se nessuno può dare matto, tra un momento la partita finisce patta.
desk-stands = { $square } { $man }
desk-illegal-board = Sulla scacchiera del { $color }: { $squares }.
desk-not-pressed = Il { $color } non ha premuto l'orologio, il { $opponent } prosegue. Nessuno può dirlo.
desk-illegal-stands = La mossa del { $color } era illegale. Vale finché viene reclamata o decidi tu.
desk-illegal-position = L'ultima mossa era illegale: due re sotto scacco, o un pedone sull'ultima traversa. Il { $color } ha una mossa per reclamare o rimediare.
desk-sheet-differs = Il { $color } ha scritto { $wrote } alla { $place }. Giocata: { $made }.
desk-place-white = posto del Bianco
desk-place-black = posto del Nero
desk-place-desk = posto del banco
desk-closed-there = Il banco è chiuso in un posto.
desk-locked-at = Il banco è bloccato: { $place }.
desk-opened-at = Il banco è aperto qui: { $place }.
desk-wrong-at = Frase d'accesso sbagliata: { $place }.
desk-unclear = Il { $color } dice { $text }: non è una mossa legale. Al giocatore si chiedono entrambe le case.
desk-repeats-another = Il { $color } ripete { $said }. La mossa è { $move }.
desk-envelope-wrong-at = Frase d'accesso sbagliata per la busta: { $place }.
desk-code-wrong = Codice sbagliato: { $place }.
desk-terminal-there = Terminale collegato: { $place }.
interrupted = Il programma si è fermato: il { $color } stava pensando. Al massimo { $seconds } secondi non sono contati.
interrupted-unknown = Il programma si è fermato: il { $color } stava pensando. Nessuno sa quanto non è contato. Se lo sai, regola l'orologio.
desk-terminal-gone = Terminale scomparso: { $place }.
desk-told-board-lost = Scacchiera persa: { $color }. Il giocatore continua scrivendo.
desk-told-board-back = Scacchiera tornata: { $color }.
desk-told-board-wrong = Scacchiera sbagliata: al { $color } si dice che cosa sistemare.
desk-told-board-right = Scacchiera di nuovo a posto: { $color }.
desk-told-board-low = Batteria scarica: scacchiera del { $color }.
desk-told-board-missed = Dati della scacchiera persi: { $color }. Può mancare un tocco.
desk-told-mutes = Il { $color } ignora { $square }: il { $color } dice che è instabile. Se non è stata toccata: involontario { $color }.
desk-told-flickers = { $square } è instabile, scacchiera del { $color }. Se quel tocco era un incidente: involontario { $color }.

## Aiuto al banco dell'arbitro

help-desk-start =
    comincia: la partita inizia, corre l'orologio di chi ha il tratto.
    FIDE 2023, 6.6.
help-desk-pause = ferma: ferma gli orologi.
help-desk-resume = riparti: riavvia gli orologi.
help-desk-matters =
    questioni: tutto ciò che attende la tua decisione, con i fatti e i comandi.
help-desk-accept =
    accogli 2: sì alla questione 2. Da solo: a ciò che propone confronta, o all'unica questione.
    I numeri sono in: questioni.
help-desk-reject =
    respingi 2: no alla questione 2. Da solo: a ciò che propone confronta, o all'unica questione.
    I numeri sono in: questioni.
help-desk-postpone =
    rimanda: decide più tardi una richiesta di finale rapido.
    rimanda 2: con due minuti all'avversario.
help-desk-dismiss =
    archivia: respinge la questione in attesa, o la segna come fatta.
    archivia 2: la questione 2. I numeri sono in: questioni.
help-desk-appeal =
    reclamo 2 accolto, reclamo 2 respinto, con il motivo: che cosa ha deciso la commissione sulla decisione 2.
    reclamo 2 bianco, con i motivi: il Bianco presenta un reclamo.
help-desk-facts =
    fatti: ripetizioni con le loro mosse, le cinquanta mosse, materiale, tempi, mosse illegali, scacchiere.
help-desk-article = articolo 9.2, articolo arrocco: che cosa dicono le regole, in breve.
help-desk-compare =
    confronta: le due scacchiere e i due formulari, e la posizione che ne risulta.
    FIDE 2023, D.2.9.
help-desk-board =
    scacchiera bianco: la scacchiera del Bianco.
    scacchiera e4: la casa nella partita.
help-desk-sheet =
    formulario bianco: il formulario del Bianco.
    formulario bianco 5: le ultime cinque mosse.
help-desk-last =
    ultima: l'ultima mossa, e quella annunciata.
help-desk-log =
    registro: le ultime dieci voci.
    registro 30: di più.
    Tempi dall'inizio dell'incontro.
help-desk-clocks =
    orologi: i due tempi, e quale orologio corre.
help-desk-set-clock =
    regola-orologio bianco 1:23:45: ore, minuti, secondi.
    23:45 sono minuti, secondi. 23 sono minuti.
help-desk-set-moves =
    regola-mosse bianco 12: mette a 12 mosse il contatore dell'orologio del Bianco.
help-desk-reconstruct =
    ricostruisci: guida attraverso le mosse che nessun formulario ha.
    ricostruisci 20: dalla mossa 20.
    Poi scrivi mossa dopo mossa.
help-desk-moves-known =
    mosse-note: le mosse sono trovate, ed entrambi completano il formulario.
help-desk-next-period =
    periodo-seguente: le mosse non si trovano. La prossima è la prima del periodo seguente.
help-desk-add-time =
    dai-tempo bianco 2: il Bianco riceve due minuti.
    dai-tempo bianco 1:30: un minuto e mezzo.
help-desk-take-time =
    togli-tempo bianco 2: il Bianco perde due minuti.
    togli-tempo bianco 1:30: un minuto e mezzo.
help-desk-increment =
    incremento acceso: d'ora in poi cinque secondi a mossa.
    incremento spento: rifiutato.
help-desk-warn = ammonisci bianco: il Bianco riceve un'ammonizione.
help-desk-points =
    punti bianco +1/2: il Bianco riceve mezzo punto in più.
    punti bianco -1: un punto in meno.
    Dopo la partita.
help-desk-loss =
    sconfitta bianco: il Bianco perde.
    sconfitta bianco 0: nemmeno il Nero riceve nulla.
help-desk-result =
    risultato 1-0: i punti del Bianco, i punti del Nero.
    Anche 1/2-1/2, 0-0 e altri.
help-desk-adjudicate =
    aggiudica 1-0 Anna Muster: questo risultato, perché Anna Muster ha giudicato la posizione.
    Il file dell'incontro deve permetterlo.
help-desk-fine =
    multa bianco: una multa annunciata in anticipo.
help-desk-exclude = sospendi bianco: il Bianco è fuori dai prossimi turni.
help-desk-expel = espelli bianco: il Bianco è fuori dal torneo.
help-desk-annul =
    annulla: annulla la partita. Se ne gioca una nuova.

help-desk-illegal =
    illegale bianco: l'ultima mossa del Bianco era illegale, come hai visto.
help-desk-touch =
    toccato bianco e2: il Bianco ha toccato il pezzo in e2, ora o prima dell'ultima mossa, e deve giocarlo.
    Per una mossa precedente: accogli e il numero del reclamo.
help-desk-waive =
    involontario bianco: il Bianco ha toccato senza volerlo, e non conta.
    Il Bianco sente come rimediare, e quale orologio corre. FIDE 2023, 4.2.2.
help-desk-two-hands =
    due-mani bianco: il Bianco ha usato due mani per la mossa.
help-desk-fault =
    infrazione bianco: elenca i motivi. infrazione bianco 1: il Bianco ha fatto questo.
    È annotato, con una sanzione proposta.
help-desk-flag = bandierina bianco: è caduta la bandierina del Bianco.
help-desk-wrong-start =
    inizio-errato: la posizione iniziale era sbagliata.
    inizio-errato bianco: re e donna bianchi erano scambiati.
    inizio-errato bianco h1: il pezzo di h1 stava altrove.
    Troppo tardi per una nuova partita, quel pezzo non arrocca.
help-desk-turned =
    girata: la scacchiera è messa al contrario.
    La partita continua.
help-desk-reversed =
    invertiti: la partita è iniziata con i colori invertiti.
help-desk-displaced =
    spostati 12 nero: c'erano pezzi spostati, dopo la mossa 12 del Nero.
    La partita torna lì, come con ripristina.
help-desk-restore =
    ripristina 12 nero: alla posizione dopo la mossa 12 del Nero, e ai suoi tempi.
    ripristina 0: all'inizio. Gli orologi restano fermi fino a riparti.
help-desk-position =
    posizione e FEN, o un elenco di pezzi: la partita continua da lì.
    Orologi fermi fino a riparti.
help-desk-rulings = decisioni: tutte le decisioni e sanzioni con i numeri.
help-desk-revoke =
    revoca 2: toglie la decisione 2.
    Tempo, orologi regolati, punti, risultati, tocchi, sanzioni e ogni fine della partita.
    Da solo, dopo la partita: toglie la sua fine, anche se decisa da te.
help-desk-allow =
    concedi bianco mosse legali.
    Ausili: ultimi annunci, proprio formulario, tempi, numero della mossa, formulario dell'avversario, lettura della posizione, mosse legali, attaccanti, segnali di patta, nome dell'apertura, mosse ritirate.
help-desk-withdraw =
    togli bianco tempi: il Bianco non può più chiedere i tempi.
    Tutti i nomi: aiuto concedi.
help-desk-aids =
    ausili: gli ausili di ogni giocatore, e gli assistenti.
help-desk-assistant =
    assistente bianco Aldo Mano: indica un assistente per il Bianco.
    assistente bianco archivia: il Bianco non ne ha più.
help-desk-absent =
    assente bianco: segna assente il Bianco.
    La tolleranza conta.
help-desk-arrived = arrivato bianco: il Bianco è arrivato.
help-desk-default-time =
    tolleranza 30: chi arriva entro mezz'ora può ancora giocare.
    tolleranza 0: nessuna attesa.
help-desk-adjourn =
    aggiorna: chi ha il tratto deve mettere la mossa in busta.
    Poi si usa: busta.
    aggiorna prima: lo vuole chi muove, e perde il resto della sessione.
help-desk-resumption = continuazione 2026-12-01 10:00 Sala 2: data, ora e luogo, per la busta. I giocatori lo sentono.
help-desk-envelope =
    busta: hai in mano la busta, e la partita è aggiornata.
help-desk-due =
    ripresa: è l'ora, e la partita aggiornata continua.
    Da ora si può essere in ritardo. Dopo si usa: apri, o assente e il giocatore.
help-desk-open =
    apri: apre la busta con la frase d'accesso. La partita continua.
help-desk-lost =
    smarrita Cf3: la busta è smarrita, ed entrambi concordano su questa mossa.
    Senza mossa: la partita è annullata.
help-desk-note =
    nota Il Bianco stava male: scrive una nota nel rapporto.
help-desk-tasks =
    compiti: che cosa resta da fare a questo tavolo.
    compiti tutto: tutto, prima, durante e dopo la partita.
help-desk-done = fatto 3: il compito 3 è fatto. fatto 1 2 4: più d'uno.
help-desk-undone = da-fare 3: il compito 3 non è fatto.
help-desk-glossary = glossario patta: la parola in ogni lingua. La parola può essere di una qualsiasi.
help-desk-report =
    rapporto: scrive i documenti come sono ora, e dice dove.
help-desk-sign-off =
    concludi: finisce l'incontro e ne scrive i documenti.
help-desk-talk =
    lingua en: il banco parla inglese. lingua it: italiano.
help-desk-help =
    aiuto: il banco in breve.
    aiuto tutto: tutti i nomi.
    aiuto ripristina: un comando.
help-desk-leave =
    lascia: chiude qui il banco.
    La frase d'accesso lo riapre.

entry-retyped = Letto come { $text }.
reason-unread = nessuna voce sa leggere questa lingua
voices-new =
    Nuova voce: { $folder }
    Traduci i suoi file. Poi controllali: { $program } voices check { $parent }
voices-new-known = { $name } c'è già. Per un'altra lingua, indica il suo codice, come el.
voices-new-exists = { $folder } esiste già. Cambiale nome, o indica un'altra cartella.
voices-new-fails = { $folder } non si può creare: { $reason }.
voice-state = Stato sconosciuto: { $state }. Scrivi draft, read o spoken.
voice-untranslated =
    { $count ->
        [one] Manca una frase. È detta in un'altra lingua: { $names }.
       *[other] Mancano { $count } frasi. Sono dette in un'altra lingua: { $names }.
    }
voice-untranslated-more =
    { $count ->
        [one] E un'altra.
       *[other] E altre { $count }.
    }
voice-plural = Mancano varianti in { $name }: { $variants }, per il numero { $gap }.
voice-meanings = { $word } ha due significati in una mossa: { $first } e { $other }. A ciascuno servono parole sue.
help-repertoire =
    repertorio italiana: una delle 45 aperture incluse. repertorio italiana nero: dall'altro lato.
    repertorio aperture: tutte, cinque alla volta.
    repertorio mio: le tue aperture, dal tuo file mio.pgn nella cartella repertoire della cartella dei dati. Scrivi le tue mosse.
    repertorio partite: ciò che hai giocato almeno due volte. repertorio partite nero: una parte sola, anche bianco.
    repertorio: tutte, e quanto c'è da ripassare.
    suggerimento: aiuto, in quattro passi. dati: di nuovo le mosse.
    avanti: la mossa, e si prosegue.
    chiudi: torni alla tua partita.
setting-mouse = Se un clic prende e posa i pezzi.
setting-key-hints = Se si vede che cosa fanno i tasti.
setting-pictures = Se i pezzi sullo schermo sono immagini, quando il terminale le mostra.
cli-voices-new = Crea una cartella per una nuova lingua, da tradurre.
arg-mouse = se un clic prende e posa i pezzi: on o off.
arg-key-hints = se si vede che cosa fanno i tasti: on o off.
arg-pictures = se i pezzi sullo schermo sono immagini: on o off.
arg-voices-new-language = il codice della lingua, come nl o pt-BR.
arg-voices-new-folder = la cartella per la lingua. Senza, quella delle tue voci.
health-voices =
    { $count ->
        [one] Voci: un'altra funziona.
       *[other] Voci: altre { $count } funzionano.
    }
health-voices-draft = Voci: bozze, non riviste da un madrelingua: { $names }.
voice-review =
    { $state ->
        [read] Voce { $name }: letta da { $by }, { $date }.
        [spoken] Voce { $name }: ascoltata da { $by }, { $date }.
       *[draft] Voce { $name }: bozza, non rivista da un madrelingua.
    }
voice-unconfirmed = Voce { $name }: da confermare: { $words }.
health-speech-unread = Sintesi: espeak-ng non sa leggere la lingua { $language }. Configura un'altra voce nel server vocale, o usa uno screen reader.
reason-louis-unfit = nessuna tabella è adatta a questa lingua
pictures-none = Questo terminale non mostra immagini. I pezzi sono disegnati con caratteri.
pictures-absent = Programma compilato senza immagini. Come averle è scritto in docs/guide.md.
arg-import-letters = lettere dei pezzi nel file, di questa voce: per esempio de.
reason-voices = le voci del sistema non funzionano; per lasciar parlare il tuo screen reader scrivi sintesi spenta
health-speech-system =
    Sintesi: questo sistema ha { $count ->
        [one] una voce
       *[other] { $count } voci
    }; { $languages }.
health-speech-system-missing = Sintesi: la lingua { $language } non ha voci. Aggiungine una nelle impostazioni vocali del sistema.
health-terminal-unread-elsewhere =
    Terminale: gli screen reader non leggono { $name }. Usa { $system ->
        [windows] Terminale Windows
       *[macos] Terminale
    }.
health-tried-linux = Sistema: Linux. Nelle prove il programma è letto da Orca, Fenrir, BRLTTY e yasr. Nessun giocatore cieco ci ha ancora scritto.
health-tried-windows = Sistema: Windows. Gli autori l'hanno provato solo con Wine, senza screen reader. Se usi NVDA o JAWS, dicci come si legge.
health-tried-macos = Sistema: macOS. Gli autori l'hanno compilato e mai avviato. Se usi VoiceOver, dicci come si legge.
health-tried-nowhere = Sistema: qui nessuno l'ha ancora provato. Dicci come funziona.
reason-louis-absent = manca lou_translate, installa liblouis
health-braille-absent = Braille: il codice scacchistico funziona. Per il braille letterario installa liblouis.
reason-no-name = nessun file può chiamarsi così

## In un torneo

tournament-new = { $name }: { $players } { $players ->
    [one] giocatore
   *[other] giocatori
}, ancora nessun turno.
tournament-open = { $name }: turno { $round } di { $rounds }, { $players } { $players ->
    [one] giocatore
   *[other] giocatori
}.
tournament-new-teams = { $name }: squadre { $players }, nessun turno.
tournament-open-teams = { $name }: turno { $round } di { $rounds }, squadre { $players }.
tournament-next-draw = Ora: sorteggia i numeri di tabellone con sorteggio. Per tutti i comandi scrivi aiuto.
tournament-next-pair = Ora: abbina il turno { $round } con abbina. Per tutti i comandi scrivi aiuto.
tournament-next-results = Ora: scrivi i risultati, come risultato 1 1-0. Per tutti i comandi scrivi aiuto.
tournament-next-qualify = I gironi sono finiti. Per far passare i migliori: qualifica.
tournament-next-standings = Tutti i turni sono finiti. Per la classifica finale scrivi classifica.
tournament-not-done = Non fatto.
tournament-sure = Sì o no?
tournament-nothing-typed = Niente scritto. Scrivi un comando, o aiuto.
tournament-unknown = Sconosciuto qui: { $word }. Per tutti i comandi scrivi aiuto.
tournament-unknown-near = Sconosciuto qui: { $word }. Intendi { $near }?
tournament-which-player = Quale giocatore? { $names }. Scrivi il numero.
tournament-no-player = Nessun giocatore { $text }. Per vederli tutti scrivi iscritti.
tournament-help = Prima: torneo, iscritti, iscrivi, sorteggio.
    Turni: abbina, abbinamenti, risultato, mancano, rinvia.
    Giocatori: giocatore, assente, ritira, riammetti, separa, modifica.
    Domande: avversario, gruppo, possibile.
    Squadre: formazione. Parità: spareggia. Gironi: qualifica.
    Classifica: classifica, perché, tabellone, premi.
    File: avvisi, rapporto, partite, esporta, tavoli.
    Rimediare: correggi, registro, revoca. Uscire: lascia.
    Altro: aiuto tutto, aiuto abbina, spiega.
tournament-wants-nothing = { $name } non vuole niente dopo: scrivilo da solo.
tournament-wants-player = Scrivi un giocatore dopo { $name }: { $name } 7, o { $name } anna.
tournament-wants-bye = Scrivi un giocatore dopo { $name }, poi 1/2 per mezzo punto: { $name } 7 1/2.
tournament-wants-players = Scrivi due giocatori dopo { $name }: { $name } 3 7.
tournament-wants-entry = Scrivi un nome dopo { $name }, e l'Elo: { $name } Rossi, Anna 1650.
tournament-wants-amendment = Scrivi un giocatore dopo { $name }, una chiave del file e il valore: { $name } 7 rating 1850.
tournament-wants-goal = Scrivi un giocatore dopo { $name }, e un posto: { $name } 7 3.
tournament-wants-varma = Scrivi { $name } da solo, o { $name } varma.
tournament-wants-pairs = Scrivi le coppie dopo { $name }, prima il Bianco, il bye da solo: { $name } 1-4 2-3 5.
tournament-wants-result = Scrivi la scacchiera dopo { $name }, poi il risultato: { $name } 4 1-0.
tournament-wants-correction = Scrivi dopo { $name } turno, scacchiera e risultato: { $name } 2 4 1-0.
tournament-wants-board = Scrivi una scacchiera dopo { $name }: { $name } 4.
tournament-wants-line-up = Scrivi una squadra dopo { $name }, e i posti dei suoi giocatori: { $name } 2 1 3 4.
tournament-wants-tie = Scrivi una scacchiera dopo { $name }: { $name } 2, o { $name } 2 1-0.
tournament-wants-qualified = Scrivi solo { $name }, o numeri: { $name } 1 5 2 8.
tournament-wants-round = Scrivi { $name } da solo, o un turno: { $name } 3.
tournament-wants-act = Scrivi un'azione dopo { $name }, con il numero: { $name } 12. I numeri: registro.
tournament-wants-number = Scrivi { $name } da solo, o un numero: { $name } 30.
tournament-wants-file = Scrivi un nome di file dopo { $name }: { $name } club.trf.
tournament-wants-command = Scrivi { $name } da solo, o un comando: { $name } abbina.
tournament-wants-term = Scrivi { $name } da solo, o una parola: { $name } Buchholz.
tournament-no-varma = Senza tabella Varma: sono troppi o troppo pochi. Va da 9 a 24 giocatori.
tournament-numbered = I numeri di tabellone sono già dati.
tournament-drawn = Numeri di tabellone, sorteggiati con { $number }:
tournament-number = { $number }, { $name }
tournament-correct-what = Turno { $round }, scacchiera { $board }: { $result }, prima { $had }.
tournament-moves = { $player } avrà { $points }: posto { $place }, ora { $had }.
tournament-pairings-stay = I turni seguenti restano abbinati così.
tournament-withdraw-what = { $player } lascia il torneo.
tournament-revoke-what = Da revocare: { $what }
tournament-revoked = Revocata: azione { $number }.
tournament-playing = Turno { $round }, scacchiera { $board }: giocano { $white } e { $black }.
tournament-postponed = Rinviata, turno { $round }, scacchiera { $board }: { $white } e { $black }.
tournament-adjourned = Aggiornata, turno { $round }, scacchiera { $board }: { $white } e { $black }. Per abbinare senza: rinvia { $board }.
tournament-pair-without = Senza risultato, turno { $round }, scacchiera { $board }: { $white } e { $black }. Per questo abbinamento è patta.
tournament-pair-appeal = Reclamo aperto, turno { $round }, scacchiera { $board }: { $white } e { $black }. Il risultato vale com'è.
tournament-nobody-there = nessuno
tournament-none-missing = Non manca nessun risultato.
outcome-white = vince il Bianco
outcome-draw = patta
outcome-black = vince il Nero
outcome-white-forfeit = vince il Bianco per forfait
outcome-black-forfeit = vince il Nero per forfait
outcome-neither-forfeit = assenti entrambi
outcome-neither = perdono entrambi
outcome-half-white = mezzo punto, solo al Bianco
outcome-half-black = mezzo punto, solo al Nero
tournament-round-over = Il turno { $round } è finito.
tournament-all-over = L'ultimo turno è finito. Per la classifica finale scrivi classifica.
tournament-third-forfeit = Terzo forfait di { $player }: per questo quasi tutti i regolamenti escludono. Per farlo: ritira.
tournament-entered = Iscrizione: { $player }.
tournament-entered-late = Iscrizione: { $player }, dal turno { $round }.
tournament-amended = Iscrizione corretta: { $player }.
tournament-paired-tables = Turno { $round }: abbinato dalle tabelle.
tournament-paired-arbiter = Turno { $round }: abbinato a mano.
tournament-paired-rules = Turno { $round }: abbinato secondo le regole del sistema.
tournament-paired-lots = Turno { $round }: sorteggiato con { $number }.
tournament-paired-program = Turno { $round }: abbinato da { $program }.
tournament-ended = Scacchiera { $board }, turno { $round }: { $white }, { $black }: { $result }.
tournament-corrected = Corretto, scacchiera { $board }, turno { $round }: { $white }, { $black }: { $result }.
tournament-absent = Assente al turno { $round }: { $player }.
tournament-absent-half = Bye da mezzo punto, turno { $round }: { $player }.
tournament-absent-full = Bye da un punto, turno { $round }: { $player }.
tournament-withdrawn = Lascia il torneo: { $player }.
tournament-returned = Rientra dal turno { $round }: { $player }.
tournament-kept-apart = Da non abbinare: { $names }.
tournament-lined-up = Formazione di { $player }, turno { $round }: { $names }.
tournament-decided = Scacchiera { $board }, turno { $round }: passa { $player }. Deciso da: { $decider }.
tournament-decided-lots = Scacchiera { $board }, turno { $round }: passa { $player }. Sorteggio con { $number }.
tournament-qualified = Passano: { $names }.
tournament-qualify-shared = Girone { $number }, posto { $place } condiviso. Scrivi tutti quelli che passano, i più forti prima: qualifica 1 5 2 8.
tournament-act = { $number }: { $what }
tournament-act-revoked = { $number }, revocata: { $what }
tournament-log-empty = Il registro è ancora vuoto.
tournament-no-act = Nessuna azione { $number }. Sono { $count }, le ultime con registro.
tournament-revoked-already = L'azione { $number } è già revocata.
tournament-is-revocation = L'azione { $number } è una revoca: ripeti l'azione revocata.
tournament-needed-by = Revoca prima l'azione { $number }: { $what }
tournament-refused-player = Nessun giocatore simile. Per vederli tutti scrivi iscritti.
tournament-refused-name = Manca un nome. Scrivilo dopo iscrivi.
tournament-refused-fide = Questo ID FIDE è già iscritto: { $player }.
tournament-refused-same = Nome già nell'elenco: { $player }.
tournament-refused-late = Niente iscrizioni tardive: dopo il turno 1 le tabelle non hanno posto.
tournament-refused-paired = Il turno { $round } è già abbinato.
tournament-refused-round = Nessun turno { $round }. Sono { $rounds }.
tournament-refused-players = Non con { $count } { $count ->
    [one] giocatore
   *[other] giocatori
}: il sistema non lo permette.
tournament-refused-order = Non ogni giocatore ha un solo numero.
tournament-refused-numbers = Troppo tardi: il turno 1 è abbinato con questi numeri.
tournament-refused-next = Il prossimo turno è il { $round }.
tournament-refused-playing = Il turno { $round } non è finito: scacchiere { $boards }. Scrivi i risultati, o rinvia.
tournament-refused-last = Tutti i turni sono abbinati.
tournament-refused-board = Niente scacchiera { $board } al turno { $round }. Ne ha { $boards }.
tournament-refused-result = Un risultato c'è già: { $result }. Per rimediare: correggi.
tournament-refused-no-result = Non ha ancora un risultato. Per darlo: risultato.
tournament-refused-known = Questo è già il suo risultato.
tournament-refused-postponed = È già rinviata.
tournament-refused-left = A quel punto non era nel torneo.
tournament-refused-here = È ancora nel torneo.
tournament-refused-two = Servono due giocatori diversi.
tournament-refused-no-teams = Qui non giocano squadre.
tournament-refused-part = Niente scacchiera { $board }. Ce ne sono { $boards }.
tournament-refused-which = L'incontro { $board } ha più scacchiere. Scrivine una: risultato { $board }.1 1-0.
tournament-refused-many = Troppi giocatori. Scacchiere per incontro: { $boards }.
tournament-refused-member = Nessun giocatore { $number } in questa squadra. La sua lista: giocatore e la squadra.
tournament-refused-board-order = Fuori dall'ordine di scacchiera: giocatore { $number }. L'ordine è quello della lista della squadra.
tournament-refused-nobody = Serve almeno un giocatore.
tournament-refused-begun = L'incontro è iniziato.
tournament-refused-tied = Lì non c'è parità. Per una partita: risultato.
tournament-refused-groups = Vale per i gironi, quando sono tutti finiti.
tournament-refused-qualify = Scrivi una volta chi passa il turno. Sono { $count }.
tournament-refused-members = I giocatori restano nella squadra.
tournament-breach-twice = Due volte nel turno: { $player }.
tournament-breach-missing = Non è negli abbinamenti: { $player }.
tournament-breach-absent = Negli abbinamenti, ma assente: { $player }.
tournament-breach-met = Già di fronte al turno { $round }: { $white } e { $black }.
tournament-breach-apart = Da non abbinare: { $white } e { $black }.
tournament-breach-bye = Nessun bye previsto: ne ha uno { $player }.
tournament-breach-second-bye = Secondo punto senza giocare: { $player }.
tournament-breach-third = Terza volta di fila col { $color }: { $player }.
tournament-breach-three-more = Tre volte di troppo col { $color }: { $player }.
tournament-pairing = { $program } sta abbinando.
tournament-pairing-still = Un programma sta abbinando. Per fermarlo: ferma.
tournament-pairing-stopped = Fermato. Niente è abbinato.
tournament-pairing-none = Niente da fermare. Nessun programma sta abbinando.
tournament-pairing-outdated = Niente è abbinato: nel frattempo qualcosa è cambiato. Di nuovo: abbina.
tournament-no-program = Nessun programma di abbinamento. Installa gacrux o bbpPairings, o scrivi le coppie dopo abbina.
tournament-program-missing = { $program } non parte. Scrivi le coppie dopo abbina, o installalo di nuovo.
tournament-program-stuck = { $program } è troppo lento, è stato fermato. Scrivi le coppie dopo abbina.
tournament-program-endless = { $program } scrive troppo, è stato fermato. Scrivi le coppie dopo abbina.
tournament-answer-unreadable = { $program } non ha abbinato: { $why } Scrivi le coppie dopo abbina.
tournament-answer-refused = Respinto, niente è abbinato. La risposta di { $program } viola regole:
tournament-answer-empty = nessuna risposta.
tournament-answer-line = non è una coppia, la riga { $line } della risposta.
tournament-answer-count = coppie annunciate: { $said }, date: { $count }.
tournament-answer-number = nessuno ha il numero { $number }.
tournament-answer-byes = due bye in un turno.
tournament-name = { $name }.
tournament-place-is = Luogo: { $value }.
tournament-from = Dal { $value }.
tournament-to = Al { $value }.
tournament-arbiter = Arbitro principale: { $value }.
tournament-laws = Regolamento { $value }.
tournament-system = Sistema: { $value }.
tournament-rounds = Turni: { $value }.
tournament-accelerated = Accelerazione: { $value }.
tournament-boards = Scacchiere per incontro: { $value }.
tournament-arbiters = Arbitri consigliati: { $value }.
tournament-decided-by = La parità si decide con: { $value }.
decider-rapid = partita rapida
decider-blitz = partita lampo
decider-armageddon = partita Armageddon
decider-rating = Elo
decider-white-out = il Bianco esce
decider-boards = le migliori prime scacchiere
decider-lots = sorteggio
decider-arbiter = decisione dell'arbitro
tournament-variant = Gioco: { $value }.
tournament-time = Cadenza: { $value }.
tournament-default-time = Tolleranza: { $value } minuti.
tournament-ties = Spareggi: { $value }.
tournament-draws = Patte: { $value }.
tournament-aids = Ausili: { $value }.
tournament-appeals = Reclami: { $value }.
system-round-robin = all'italiana
system-swiss = svizzero
system-adjusted = svizzero adattato
system-lots = svizzero a sorteggio
system-by-hand = abbinamenti a mano
system-match = incontro a due
system-scheveningen = Scheveningen
system-knock-out = eliminazione diretta
system-groups = gironi
tournament-nobody = Ancora nessun iscritto. Scrivi iscrivi e un nome.
tournament-entry = { $number }: { $name }, { $rating }.
tournament-entry-unrated = { $number }: { $name }, senza Elo.
tournament-entry-left = { $number }: { $name }, fuori dal torneo.
tournament-no-round-yet = Nessun turno è ancora abbinato. Scrivi abbina.
tournament-no-round = Il turno { $round } non è abbinato. Sono { $rounds }.
tournament-round = Turno { $round }:
tournament-bye = Bye: { $player }.
tournament-free = Riposa: { $player }.
tournament-board = Scacchiera { $board }: { $white }, { $black }.
tournament-board-over = Scacchiera { $board }: { $white }, { $black }: { $result }.
tournament-board-postponed = Scacchiera { $board }: { $white }, { $black }: rinviata.
tournament-match = Incontro { $board }: { $white }, { $black }.
tournament-match-score = Incontro { $board }: { $white } { $own }, { $black } { $other }.
tournament-goes-on = Passa { $player }.
tournament-tied-game = Parità. Ora: { $decider }, scacchiera { $board }, Bianco: { $player }.
tournament-tied = Parità alla scacchiera { $board }. Per sorteggio: spareggia { $board }. O chi passa: spareggia { $board } 1-0.
tournament-tied-by = Parità alla scacchiera { $board }. Decide: { $decider }. Scrivi spareggia { $board }.
tournament-standings = Dopo il turno { $round }:
tournament-group = Girone { $number }:
tournament-place = { $place }: { $player }, { $points }.
tournament-place-ties = { $place }: { $player }, { $points }; { $ties }.
tournament-place-equal = { $place }: { $player }, { $points }; spareggi uguali.
tournament-tie-value = { $tie }: { $value }
tournament-tie-value-place = { $tie }: posto { $value }
tournament-tie-alone = { $tie }: { $value }.
tournament-left = Tutto è salvato.
tournament-pair-breaks = Questo abbinamento viola regole:
tournament-proposed = Proposta per il turno { $round }:
tournament-proposed-lots = Proposta per il turno { $round }, sorteggiata con { $number }:
tournament-down = Scende di un gruppo di punti: { $player }.
tournament-no-proposal = Niente da trovare con queste regole. Scrivi le coppie: abbina 1-4 2-3 5.
tournament-points-whole = { $count }
tournament-points-half = ½
tournament-points-and-half = { $count }½
tournament-player-place = Posto { $place }, punti: { $points }.
tournament-player-title = Titolo: { $value }.
tournament-player-federation = Federazione: { $value }.
tournament-player-club = Circolo: { $value }.
tournament-player-team = Squadra: { $value }.
tournament-player-captain = Capitano: { $value }.
tournament-player-seat = Posto a sedere: { $value }.
tournament-player-assistant = Assistente: { $value }.
tournament-card-won = Turno { $round }: { $color }, vittoria contro { $player }.
tournament-card-drawn = Turno { $round }: { $color }, patta con { $player }.
tournament-card-lost = Turno { $round }: { $color }, sconfitta contro { $player }.
tournament-card-forfeit-won = Turno { $round }: vittoria per forfait di { $player }.
tournament-card-forfeit-lost = Turno { $round }: forfait contro { $player }.
tournament-card-now = Turno { $round }, scacchiera { $board }: { $color } contro { $player }.
tournament-card-half = Turno { $round }: bye, mezzo punto.
tournament-card-full = Turno { $round }: bye, un punto.
tournament-card-bye = Turno { $round }: bye, senza avversario.
tournament-card-absent = Turno { $round }: non giocato.
tournament-same-points = A pari punti: { $names }.
tournament-score-group = Con punti { $points }: { $names }.
tournament-not-paired = { $player }: senza abbinamento al turno { $round }.
tournament-could = { $player }, posto { $place } o meglio:
tournament-could-not-yet = Troppo presto: solo nell'ultimo turno, senza squadre.
tournament-could-too-many = Troppe partite aperte: { $count }. Chiedi ancora quando alcune saranno finite.
tournament-could-win = Con una vittoria
tournament-could-draw = Con una patta
tournament-could-loss = Con una sconfitta
tournament-could-anyhow = Così com'è
tournament-could-always = { $case }: in ogni caso.
tournament-could-never = { $case }: non più.
tournament-could-if = { $case }: sicuro così, { $white }, { $black }: { $result }.
tournament-could-only-if = { $case }: solo così, { $white }, { $black }: { $result }.
tournament-could-perhaps = { $case }: con più risultati di altri.
tournament-crosstable-row = { $number }: { $name }, { $points }: { $rounds }.
tournament-counts-for-nobody = { $player } non ha un posto: meno della metà delle partite.
tournament-why = { $player }: posto { $place }, punti: { $points }.
tournament-behind-points = Dietro { $player } per punti.
tournament-behind-tie = Dietro { $player } per { $tie }.
tournament-behind-lots = Dietro { $player } per sorteggio.
tournament-shared = Il posto è condiviso con { $player }.
tournament-tie = { $tie }: { $value }, formato da:
tournament-tie-place = { $tie }: posto { $value }, formato da:
tournament-tie-unmet = { $tie }: nulla da confrontare.
tournament-part = Turno { $round }: { $value } da { $player }.
tournament-part-own = Turno { $round }: { $value }.
tournament-part-weighed = Turno { $round }: { $value }, per { $brought } di { $player } e { $scored } di risultato.
tournament-part-dummy = Turno { $round }, non giocato: { $value }, { $reason }.
tournament-dummy-own = come i propri punti
tournament-dummy-opponent = come l'avversario abbinato
tournament-dummy-draws = come una patta in ogni turno
tournament-part-mean = In media: { $value }.
tournament-part-table = Dalla tabella Elo: { $value }.
tournament-part-other = Inoltre: { $value }.
tournament-cut-least = Scartato, come il minore.
tournament-cut-voluntary = Scartato, perché non giocato per scelta.
tournament-cut-most = Scartato, come il maggiore.
tournament-cut-limit = Non conta: l'avversario ha troppo pochi punti.
notice-title = { $name }, turno { $round }
notice = { $player }: turno { $round }, scacchiera { $board }, { $color } contro { $opponent }.
notice-seat = { $player }: turno { $round }, scacchiera { $board }, { $color } contro { $opponent }, posto { $seat }.
notice-bye = { $player }: turno { $round }, bye.
tournament-no-variant = TRF non ha posto per il gioco. Non c'è: { $variant }.
tournament-written = Scritto: { $file }.
tournament-not-written = Non scritto, { $file }: { $reason }.
tournament-games-unread = Partite dei tavoli non lette: { $reason }. Non si è scritto nulla.
round-report-title = { $name }, turno { $round }: rapporto
round-report-done = Atti dell'arbitro:
round-report-open = In sospeso:
round-report-adjourned = Aggiornata: scacchiera { $board }, { $white } e { $black }.
round-report-appeal = Reclamo non deciso: scacchiera { $board }, { $white } e { $black }.
tournament-not-kept = Non fatto, non si è potuto salvare: { $reason }.
tournament-damaged = Registro danneggiato: l'azione { $number } non è possibile. { $why } Il file del torneo forse è un altro.
tournament-damaged-line = Registro danneggiato: l'azione { $number } non si può leggere.
tournament-not-there = Nessun file simile: { $file }. Per cominciarne uno, vedi tournament.md.
tournament-ask-begin =
    Un nuovo file di torneo, circa 8 domande e i giocatori.
    Solo Invio: la risposta proposta.
    indietro: la domanda prima.
    Ctrl-C: ferma. Le tue risposte restano.
tournament-ask-name = Nome del torneo, con l'anno se torna ogni anno.
tournament-ask-place = Luogo.
tournament-ask-from = Primo giorno, come 2026-11-28.
tournament-ask-system = Quale sistema?
tournament-ask-rounds = Quanti turni?
tournament-ask-groups = Quanti gruppi?
tournament-ask-boards = Scacchiere per incontro, se giocano squadre.
tournament-ask-time = Tempo di ogni giocatore, come 60+30.
tournament-ask-ties = Spareggi nel loro ordine.
tournament-ask-first-team = Prima squadra.
tournament-ask-team = Squadra { $number }. Invio: nessuna altra squadra.
tournament-ask-first-player = Primo giocatore, con l'Elo, come Rossi, Anna 1650.
tournament-ask-player = Giocatore { $number }. Invio: nessun altro giocatore.
tournament-ask-help-player = Scrivi il cognome, una virgola, il nome e l'Elo. L'Elo può mancare.
tournament-ask-too-many = Troppi turni per { $count } partecipanti: { $rounds } al massimo. Cambia rounds nel file.
tournament-ask-review = Per scrivere il file, premi Invio. Per cambiare l'ultima risposta: indietro.
tournament-begin = Per iniziare: { $program } tournament { $file }
tournament-from-done = Importato: giocatori { $players }, turni { $rounds }.
tournament-from-left = Righe sconosciute, non importate: { $lines }.
tournament-from-ties = Alcuni spareggi sono sconosciuti, e non importati.
tournament-from-line = Riga { $line }, colonna { $column }: { $what }
tournament-from-there = Un torneo { $name } è già conservato. Dai a questo un altro nome nel suo file.
tournament-from-teams = Niente importato: squadre, giocatori e punti non concordano.
tournament-from-by-hand = Niente importato: ci sono punti dati a mano.
tournament-from-scoring = Niente importato: assenze o partite aperte danno punti diversi da qui.
tournament-from-acceleration = Niente importato: l'accelerazione non è quella di Baku.
tournament-from-name = Niente importato: nome non valido del giocatore { $number }.
tournament-from-round = Niente importato: il turno { $round } ha risultati o bye che qui non esistono.
tournament-from-act = Niente importato. { $what } { $why }
exchange-no-player = nessun giocatore in questo file.
exchange-number = qui manca un numero.
exchange-too-great = il numero è troppo grande.
exchange-points = qui mancano i punti.
exchange-color = non è un colore, deve essere w, b o un trattino.
exchange-result = non è un risultato, come 1, 0 o =.
exchange-unfit = il risultato non va con l'avversario.
exchange-number-twice = numero di tabellone doppio: { $number }.
exchange-opponent = nessuno ha il numero { $number }.
exchange-oneself = un giocatore contro sé stesso.
exchange-two-opponents = due avversari nel turno { $round }, numero { $number }.
exchange-contradiction = altro risultato nel turno { $round }, numero { $number }.
exchange-score = { $given } punti, ma i risultati danno { $counted }.
exchange-players-missing = { $told } giocatori annunciati, { $found } trovati. Il file non è completo.
tournament-not-read = Non letto, { $file }: { $reason }.
event-wrong-line = Riga { $line }: { $what }
event-wrong-form = non è una riga di un file di torneo.
event-wrong-twice = c'è due volte.
event-wrong-key = chiave sconosciuta { $word }.
event-wrong-key-near = chiave sconosciuta { $word }. Intendi { $near }?
event-wrong-part = comincia con doppie quadre: [[{ $part }]].
event-wrong-value = { $key } non può essere { $value }. { $can }
event-wrong-missing = { $key } manca nel file del torneo.
event-wrong-nameless = { $key } manca qui.
event-wrong-player = il giocatore { $name } c'è due volte.
event-wrong-fide = l'ID FIDE { $number } c'è due volte.
event-wrong-team = la squadra { $name } c'è due volte.
event-wrong-no-team = nessuna squadra { $name } in questo file.
event-wrong-teamless = il giocatore { $name } non ha squadra.
event-wrong-empty-team = la squadra { $name } non ha giocatori.
event-wrong-unfit = { $key } non va con il resto del file.
event-wrong-ends = finisce prima di cominciare: { $day }.
event-can-text = Deve essere una riga fino a 100 lettere.
event-can-federation = Devono essere tre maiuscole, come ITA.
event-can-day = Deve essere un giorno, come 2026-11-28.
event-can-laws = Deve essere un'edizione delle regole, come 2023.
event-can-variant = Deve essere crazyhouse, atomic, antichess, horde, three-check, king-of-the-hill o racing-kings.
event-can-odds = Deve essere un vantaggio, come white knight o black pawn draw.
event-can-system = Deve essere round robin, swiss, adjusted swiss, swiss by lots, by hand, match, scheveningen, knock-out o groups.
event-can-rounds = Deve essere un numero da 1 a 99.
event-can-count = Deve essere un numero da 1 a 50.
event-can-deciders = Deve essere una lista di rapid, blitz, armageddon, rating, white out, boards e lots.
event-can-losers = Deve essere out, third place o all places.
event-can-acceleration = Deve essere baku.
event-can-finals = Deve essere knock-out o round robin.
event-can-score = Deve essere match points o game points.
event-can-time = Deve essere una cadenza, come 90+30.
event-can-minutes = Devono essere minuti, fino a 600.
event-can-points = Devono essere punti, come 1 o 0.5.
event-can-ties = Deve essere un elenco, come DE, BH/C1, SB.
event-can-rules = Deve essere 2024 o 2026.
event-can-color = Deve essere white o black.
event-can-number = Deve essere un ID FIDE.
event-can-rating = Deve essere un numero fino a 4000.
event-can-sex = Deve essere m o w.
event-can-title = Deve essere un titolo FIDE, come FM.
event-can-sight = Deve essere B1, B2 o B3.
event-can-prize-name = Deve essere una riga fino a 100 lettere, senza classe visiva.
event-can-amounts = Deve essere un elenco di importi, come 300, 200, 100, nessuno maggiore del precedente.
event-can-gifts = Deve essere un elenco di premi, come Coppa, Libro, senza classe visiva.
event-can-sights = Deve essere un elenco di B1, B2 e B3.
event-can-shared = Deve essere by place, equally o hort.
event-can-each = Deve essere one o all.
name-tournament-event = torneo, bando
help-tournament-event = torneo: il bando, letto ad alta voce.
name-tournament-entries = iscritti, partecipanti, elenco
help-tournament-entries = iscritti: tutti per numero di tabellone.
name-tournament-enter = iscrivi, iscrizione
help-tournament-enter = iscrivi Rossi, Anna 1650: un'iscrizione tardiva, con o senza Elo.
name-tournament-amend = modifica
help-tournament-amend = modifica 7 rating 1850: corregge un'iscrizione, con una chiave del file.
name-tournament-draw = sorteggio, sorteggia
help-tournament-draw = sorteggio: numeri di tabellone a sorte; sorteggio varma: chi è della stessa federazione si incontra presto.
name-tournament-withdraw = ritira, ritiro
help-tournament-withdraw = ritira 7: il giocatore lascia il torneo.
name-tournament-return = riammetti, rientro
help-tournament-return = riammetti 7: un giocatore ritirato rientra dal prossimo turno.
name-tournament-absent = assente, assenza
help-tournament-absent = assente 7: non abbinato al prossimo turno; assente 7 1/2: con mezzo punto.
name-tournament-apart = separa
help-tournament-apart = separa 3 7: questi due non si incontrano.
name-tournament-line-up = formazione, schiera
help-tournament-line-up = formazione 2 1 3 4: la squadra 2 gioca con 1, 3 e 4 della sua lista; 0 è una scacchiera vuota.
name-tournament-pair = abbina
help-tournament-pair = abbina: il prossimo turno; abbina 1-4 2-3 5: a mano, prima il Bianco, il bye da solo.
name-tournament-stop = ferma
help-tournament-stop = ferma: chiude il programma che sta abbinando.
name-tournament-pairings = abbinamenti, accoppiamenti, coppie
help-tournament-pairings = abbinamenti: le scacchiere del turno; abbinamenti 2: del turno 2.
name-tournament-result = risultato
help-tournament-result = risultato 4 1-0: scacchiera 4, vince il Bianco; 1/2 è patta, +- e -+ sono forfait.
name-tournament-missing = mancano, mancanti
help-tournament-missing = mancano: le partite senza risultato.
name-tournament-postpone = rinvia, rimanda
help-tournament-postpone = rinvia 4: la scacchiera 4 gioca dopo, il prossimo turno si può abbinare.
name-tournament-decide = spareggia, decidi
help-tournament-decide = spareggia 2: chi passa se c'è parità alla scacchiera 2; spareggia 2 1-0: lo dice l'arbitro.
name-tournament-qualify = qualifica, qualificati
help-tournament-qualify = qualifica: passano i migliori di ogni girone; qualifica 1 5 2 8: passano questi.
name-tournament-correct = correggi
help-tournament-correct = correggi 2 4 1-0: corregge un risultato, turno 2, scacchiera 4.
name-tournament-standings = classifica
help-tournament-standings = classifica: la tabella; classifica 3: dopo il turno 3.
name-tournament-why = perché
help-tournament-why = perché 7: da dove vengono i punti e gli spareggi di un giocatore.
name-tournament-player = giocatore, giocatrice, scheda
help-tournament-player = giocatore 7: turni, avversari e posto di un giocatore.
name-tournament-paired = avversario
help-tournament-paired = avversario 7: scacchiera, colore e avversario di un giocatore.
name-tournament-group = gruppo
help-tournament-group = gruppo 7: tutti quelli con gli stessi punti.
name-tournament-could = possibile
help-tournament-could = possibile 7 3: quali risultati dell'ultimo turno danno al giocatore 7 il posto 3 o meglio.
name-tournament-crosstable = tabellone, tabella incrociata
help-tournament-crosstable = tabellone: ogni turno di ogni giocatore, 4w1 per una vittoria col Bianco contro il 4.
tournament-no-prizes = Nessun premio nel file del torneo. Ognuno comincia con [[prize]].
tournament-prizes-now = Come sta dopo il turno { $round }:
tournament-prize-list = { $name }:
tournament-prize = { $player }: { $amount }.
tournament-prize-shared = { $player }: { $amount }, diviso.
tournament-prize-left = Non assegnato: { $amount }.
tournament-prize-none = { $player }: nessun premio.
tournament-prize-of = { $player }, { $name }: { $amount }.
tournament-prize-place = Posto { $place } fra chi ne ha diritto.
tournament-prize-equally = { $sum } in tutto, in parti uguali fra { $count }.
tournament-prize-hort = Hort: metà di { $own }, il premio del posto, e metà di una parte uguale di { $sum } per { $count }.
tournament-prize-instead = Non anche { $name }: un premio a testa, il maggiore.
tournament-prize-lots = Posto diviso fra { $count }, un premio a testa. Decide il regolamento o il sorteggio.
name-tournament-prizes = premi
help-tournament-prizes = premi: chi riceve quale premio; premi 7: che cosa riceve il giocatore 7, e perché.
name-tournament-notices = avvisi
help-tournament-notices = avvisi: file con una riga per ogni giocatore, e una pagina a caratteri grandi.
name-tournament-report = rapporto
help-tournament-report = rapporto: file con i risultati del turno, i tuoi atti, ciò che è in sospeso e la classifica.
name-tournament-games = partite
help-tournament-games = partite: le partite del turno in PGN, con mosse e tempi dove i tavoli li hanno.
tournament-tables-none = Turno { $round }: nessuna partita da giocare.
tournament-tables-no-file = Nessun file di partita per i tavoli. Scrivi table = "table.toml" nel file del torneo; lo crea match --new.
tournament-tables-unread = Non letto: { $file }, { $reason }. Nessun tavolo preparato.
tournament-tables-wrong = Errori in { $file }. Nessun tavolo preparato.
tournament-tables-laid = Tavoli preparati: { $count }. Per aprire la sala, in un altro terminale: { $program } room { $file }
tournament-table-taken-back = Scacchiera { $board }, turno { $round }: annullato al tavolo. Per annullarlo qui: revoca { $act }.
tournament-table-differs = Tavolo { $table }, turno { $round }: { $result }, firmato lì. Qui c'è un altro risultato: correggine uno.
tournament-table-others = Tavolo { $table }, turno { $round }: gli abbinati sono altri. Non ripreso: { $result }.
name-tournament-tables = tavoli
help-tournament-tables = tavoli: prepara i tavoli del turno, un file di partita per tavolo e uno di sala; tavoli 2: del turno 2.
name-tournament-export = esporta
help-tournament-export = esporta club.trf: il torneo in un file per programmi di abbinamento e di Elo.
name-tournament-log = registro
help-tournament-log = registro: le ultime azioni con i numeri; registro 30: altre ancora.
name-tournament-revoke = revoca
help-tournament-revoke = revoca 12: annulla l'azione 12.
name-tournament-explain = spiega, che-cos'è
help-tournament-explain = spiega Buchholz: una parola dei tornei in una frase; spiega: tutte le parole.
name-tournament-help = aiuto
help-tournament-help = aiuto abbina: su un comando; aiuto tutto: ogni comando.
name-tournament-leave = lascia, esci
help-tournament-leave = lascia: tutto è salvato.

room-desk-words = sala
room-desk-passphrase = La frase d'accesso della sala. Solo Invio: esci.
room-desk-welcome = Banco della sala, { $count ->
    [one] un tavolo
   *[other] { $count } tavoli
}. Sei l'arbitro { $deputy }.
room-desk-left = Hai lasciato il banco della sala.
room-desk-nothing = Nulla attende.
room-desk-waiting = { $count ->
    [one] Una questione attende
   *[other] { $count } questioni attendono
}. { $first }
room-desk-news = { $count } questioni nuove. { $first }
room-desk-call = Tavolo { $table }: { $what }.
room-desk-and = { $items }; { $next }
room-desk-touch = protesta del { $color }, pezzo toccato
room-desk-two-hands = protesta del { $color }, due mani
room-desk-claim = patta reclamata dal { $color }
room-desk-increment = incremento chiesto dal { $color }
room-desk-draw = patta proposta dal { $color }, da autorizzare
room-desk-session = sessione finita
room-desk-stopped = orologi fermati dal { $color }
room-desk-sheets = formulari da completare
room-desk-silent = il { $color } non ripete
room-desk-boards-differ = scacchiere diverse
room-desk-conduct = infrazione del { $color }, decidi tu
room-desk-position = posizione in dubbio
room-desk-unconfirmed = nessuna regola confermata
room-desk-default-time = nessuna tolleranza stabilita
room-desk-flag-in-claim = bandierina del { $color }, caduta durante un reclamo
room-desk-results = risultati diversi
room-desk-signed = firmato un altro risultato
room-desk-envelope = busta da aprire
room-desk-called = il { $color } ti chiama
room-desk-told = il { $color } ti chiama: { $text }
room-desk-appeal = reclamo del { $color }, contro la decisione { $number }
room-desk-board-gone = scacchiera del { $color } senza segnale
room-desk-board-wrong = scacchiera del { $color } sbagliata
room-desk-illegal = mossa illegale { $count } del { $color }, sanzionata
room-desk-near = al { $color } restano { $time }
room-desk-missing = il { $color } non c'è
room-desk-stands = orologi fermi
room-desk-over = finita, { $score }
room-desk-flag = bandierina del { $color } caduta, { $score }
room-desk-yours = È tuo.
room-desk-has-it = Lo ha l'arbitro { $deputy }.
room-desk-no-next = Nient'altro attende.
room-desk-taken = È tuo. { $what }
room-desk-taken-nothing = È tuo, tavolo { $table }. Lì nulla attende.
room-desk-has-table = L'arbitro { $deputy } ha il tavolo { $table }.
room-desk-has-none = Non hai tavoli. Scrivi prossimo, o un numero.
room-desk-has-several = Quale tavolo? Hai { $tables }.
room-desk-not-taken = Nessuno ha preso il tavolo { $table }.
room-desk-done = Fatto, tavolo { $table }.
room-desk-still = Restituito. { $what }
room-desk-opened = Banco del tavolo { $table }. Per tornare: chiudi.
room-desk-open-elsewhere = Banco occupato, tavolo { $table }: lo ha un altro terminale.
room-desk-not-open = Nessun banco è aperto. Per aprirne uno: apri e il numero.
room-desk-back = Di nuovo in sala. Tavolo { $table } fatto.
room-desk-back-waits = Di nuovo in sala. È ancora tuo. { $what }
room-desk-gone = L'arbitro { $deputy } se n'è andato. Attende di nuovo: { $count ->
    [one] tavolo
   *[other] tavoli
} { $tables }.
room-desk-no-table = Nessun tavolo { $table }. Tutti i tavoli: tavoli.
room-desk-no-tables = Non ci sono tavoli.
room-desk-table = Tavolo { $table }: { $white }, { $black }.
room-desk-line = Tavolo { $table }: { $white }, { $black }, { $how }.
room-desk-how-new = non iniziata
room-desk-how-plays = mossa { $number }
room-desk-how-stands = mossa { $number }, orologi fermi
room-desk-how-adjourned = aggiornata alla mossa { $number }
room-desk-how-unsigned = { $score }, non firmato
room-desk-how-signed = { $score }, da concludere
room-desk-how-closed = { $score }, concluso
room-desk-count = Tavoli: { $count }. In gioco: { $playing }. Non iniziati: { $new }. Finiti: { $over }.
room-desk-all-over = Tutte le partite sono finite.
room-desk-none-over = Nessuna partita è finita.
room-desk-result = Tavolo { $table }: { $score }, { $white }, { $black }.
room-desk-clock = Tavolo { $table }: { $color }, { $time }.
room-desk-no-clock-under = Nessun orologio sotto { $time }.
room-desk-no-clocks = Nessun orologio.
room-desk-follows = Segui { $count ->
    [one] il tavolo
   *[other] i tavoli
} { $tables }.
room-desk-follows-none = Non segui nessun tavolo.
room-desk-follows-said = Tavolo { $table }: { $what }
room-desk-started-one = Iniziata, tavolo { $table }.
room-desk-started = Iniziate: { $count } tavoli.
room-desk-not-started = Non iniziate: { $count ->
    [one] tavolo
   *[other] tavoli
} { $tables }. Guarda lì con apri.
room-desk-paused-one = Orologi fermi, tavolo { $table }.
room-desk-paused = Orologi fermi: { $count } tavoli.
room-desk-not-paused = Non correvano: { $count ->
    [one] tavolo
   *[other] tavoli
} { $tables }.
room-desk-resumed-one = Orologi in moto, tavolo { $table }.
room-desk-resumed = Orologi in moto: { $count } tavoli.
room-desk-not-resumed = Non ripresi: { $count ->
    [one] tavolo
   *[other] tavoli
} { $tables }. Lì qualcosa attende.
room-desk-run-none = Nessun tavolo per questo.
room-desk-help = Questioni: attende, prossimo, prendi 7, apri 7, chiudi, fatto.
    Domande: tavolo 7, tavoli, orologi 5, finite, non finite, risultati.
    Orologi: comincia, ferma, riparti. Ascoltare: segui 7.
    Altro: aiuto tutto, aiuto prossimo. Uscire: lascia.
room-desk-wants-table = Scrivi un tavolo dopo { $name }: { $name } 7.
room-desk-wants-maybe-table = Solo { $name }, o con un tavolo: { $name } 7.
room-desk-wants-followed = Scrivi un tavolo dopo { $name }: { $name } 7, o { $name } nessuno.
room-desk-wants-minutes = Solo { $name }, o con i minuti: { $name } 5.
room-desk-wants-command = Solo { $name }, o con un comando: { $name } prossimo.
name-room-none = nessuno
name-room-waits = attende
help-room-waits = attende: tutto ciò che attende, dal più vecchio, e chi lo ha.
name-room-next = prossimo
help-room-next = prossimo: prendi il tavolo che attende da più tempo e che nessuno ha.
name-room-take = prendi
help-room-take = prendi 7: il tavolo 7 è tuo, gli altri non ne sentono più nulla.
name-room-done = fatto
help-room-done = fatto: restituisci il tuo tavolo; fatto 7: tra più tavoli, il 7.
name-room-open = apri
help-room-open = apri 7: il banco del tavolo 7, per decidere lì; apri: quello del tuo.
name-room-close = chiudi
help-room-close = chiudi: dal banco di un tavolo di nuovo in sala.
name-room-start = comincia
help-room-start = comincia: tutte le partite non iniziate; comincia 7: al tavolo 7.
name-room-pause = ferma
help-room-pause = ferma: tutti gli orologi; ferma 7: al tavolo 7.
name-room-resume = riparti
help-room-resume = riparti: gli orologi ripartono dove nulla attende; riparti 7: al tavolo 7.
name-room-table = tavolo
help-room-table = tavolo 7: giocatori, mossa, orologi e ciò che attende.
name-room-tables = tavoli
help-room-tables = tavoli: tutti i tavoli, una riga ciascuno.
name-room-not-finished = non finite
help-room-not-finished = non finite: le partite ancora da finire.
name-room-finished = finite
help-room-finished = finite: le partite finite, e ciò che resta da firmare.
name-room-results = risultati
help-room-results = risultati: i risultati finora.
name-room-clocks = orologi
help-room-clocks = orologi: tutti, prima chi ha meno tempo; orologi sotto 5: sotto i 5 minuti.
name-room-follow = segui
help-room-follow = segui 7: senti tutto ciò che si annuncia lì; segui nessuno: basta.
name-room-help = aiuto
help-room-help = aiuto prossimo: su un comando; aiuto tutto: tutti i comandi.
name-room-leave = lascia
help-room-leave = lascia: esci dal banco; i tuoi tavoli attendono di nuovo.


cli-tournament = Gestisci un torneo da un file di torneo: iscritti, abbinamenti, risultati, classifica.
arg-tournament-file = il file del torneo.
arg-tournament-check = controlla il file del torneo, ed elenca gli errori.
arg-tournament-new = fai il file del torneo con domande.
arg-tournament-from = fallo da un TRF, il file di scambio di un altro programma.
health-pairing = Programma di abbinamento: { $program }.
health-no-pairing = Nessun programma di abbinamento: abbina lo svizzero a mano, o installa gacrux.
tournament-not-entered = Non iscritto: { $player }. { $why }
tournament-other-file = un altro file si chiama così
lichess-welcome = Collegato come { $name }. { $count ->
    [0] Nessuna partita in corso.
    [one] Una partita in corso.
   *[other] { $count } partite in corso.
 } Per i comandi scrivi { $help }.
lichess-help = Cercare una partita: { $seek } 15+10. Anche { $challenge }, { $accept }, { $decline }, { $cancel }, { $games }, { $play }, { $forget }, { $quit }.
lichess-unknown = Non è un comando: { $word }. Per l'elenco scrivi { $help }.
lichess-token-ask = Incolla il tuo token di lichess. Non si vede. Per uscire premi Invio.
lichess-token-wrong = Non è un token. Incollalo di nuovo, o premi Invio per uscire.
lichess-token-unreadable = Token salvato non leggibile: { $reason }.
lichess-token-not-kept = Token non salvato: { $reason }.
lichess-token-forgotten = Token revocato e cancellato.
lichess-token-not-deleted = File del token non cancellato: { $reason }.
lichess-token-not-revoked = Token cancellato qui, non revocato: { $reason }. Revocalo su { $page }.
lichess-not-entered = Non collegato: { $reason }.
lichess-too-fast-to-seek = Troppo veloce per una ricerca. Almeno 8 minuti, o 5+5.
lichess-too-fast = Troppo veloce per una sfida. Almeno 3 minuti.
lichess-challenge-whom = Indica l'avversario: { $challenge } e un nome, o { $challenge } ai 3.
lichess-level-wrong = I livelli vanno da 1 a 8.
lichess-terms-wrong = Non capito: { $word }. Indica un tempo come 15+10 o 3d, una variante o un colore.
lichess-no-challenge = Nessuna sfida in attesa.
lichess-no-games = Nessuna partita in corso.
lichess-no-such-game = Nessuna partita ha il numero { $number }.
lichess-game = { $number }, { $name }. Hai il { $color }. { $turn ->
    [own] Tocca a te.
   *[other] Non tocca a te.
 }
lichess-challenged = { $name } ti sfida, { $time }, { $variant }, { $rated ->
    [rated] valida per il punteggio
   *[casual] amichevole
 }. Scrivi { $accept } o { $decline }.
lichess-challenge-gone = Sfida ritirata.
lichess-challenge-declined = Sfida rifiutata. { $reason }
lichess-challenge-sent = Sfida inviata a { $name }, { $time }.
lichess-seeking = Ricerca di una partita, { $time }.
lichess-seek-ended = Ricerca finita.
lichess-seek-failed = Nessuna ricerca: { $reason }.
lichess-no-seek = Non stai cercando una partita.
lichess-lost = Connessione persa: { $reason }. Nuovo tentativo.
lichess-no-variant = Variante qui non giocabile: { $variant }.
elsewhere-begins = Hai il { $color } contro { $name }.
elsewhere-back = Di nuovo collegato.
elsewhere-lost = Connessione persa: { $reason }. Gli orologi corrono ancora. Nuovo tentativo.
elsewhere-cut = Connessione persa: { $reason }. Per lasciare la partita scrivi { $quit }.
elsewhere-busy = Non ancora inviato: { $reason }. L'invio segue.
elsewhere-move-refused = Mossa rifiutata: { $reason }. È ritirata.
elsewhere-not-done = Non fatto: { $reason }.
elsewhere-takeback-sent = Hai chiesto di ritirare la mossa.
elsewhere-takeback-asked = L'avversario vuole ritirare la mossa. Per accettare scrivi { $takeback }.
elsewhere-gone = L'avversario è andato via. Secondi per vincere con { $claim }: { $seconds }.
elsewhere-returned = L'avversario è tornato.
elsewhere-chat = { $name } scrive: { $words }
elsewhere-no-pause = Questi orologi non si fermano.
elsewhere-not-here = Non in questa partita: { $name }. Per lasciare la partita scrivi { $quit }.
elsewhere-first-move = Secondi per la tua prima mossa: { $seconds }. Poi la partita è annullata.
elsewhere-aborted = Partita annullata.
elsewhere-left = Un giocatore è andato via. Vince il { $winner }.
elsewhere-decided = Il server ha deciso. Vince il { $winner }.
elsewhere-goes-on = La partita continua su lichess. Il tuo orologio corre.
elsewhere-over = Per tornare scrivi { $quit }.
resume-elsewhere = La partita { $game } è in rete. Per continuare: { $program } { $command }
fault-unreached = nessuna connessione con il server
fault-silent = il server non risponde
fault-broken = la connessione è caduta
fault-untrusted = il server non può provare chi è
fault-token = il token è rifiutato
fault-missing = non trovato
fault-busy = troppe richieste, secondi di attesa { $seconds }
fault-failing = il server ha un guasto
fault-refused = il server rifiuta
fault-not-now = ora non è possibile
fault-refused-so = il server dice { $words }
fault-nonsense = la risposta non ha senso
name-lichess-seek = cerca, cercare
name-lichess-challenge = sfida, sfidare
name-lichess-accept = accetta
name-lichess-decline = rifiuta
name-lichess-cancel = annulla
name-lichess-games = partite
name-lichess-play = gioca
name-lichess-forget = dimentica
name-lichess-help = aiuto
name-lichess-quit = esci
cli-lichess = Giocare su lichess: cercare partite, sfidare, continuare le tue partite.
arg-lichess-first = il primo comando, per esempio seek 15+10.
arg-lichess-server = un altro server, con la stessa interfaccia.

## Spareggi

tie-break-encounter = scontro diretto
tie-break-wins = vittorie
tie-break-games-won = partite vinte
tie-break-black-games = partite con il Nero
tie-break-black-wins = vittorie con il Nero
tie-break-progressive = punteggio progressivo
tie-break-rounds = turni senza assenza
tie-break-standard = punti standard
tie-break-number = numero di partenza
tie-break-buchholz = Buchholz
tie-break-average-buchholz = Buchholz medio degli avversari
tie-break-fore = Buchholz anticipato
tie-break-average-fore = media Buchholz anticipato avversari
tie-break-sonneborn = Sonneborn-Berger
tie-break-koya = Koya
tie-break-average-rating = Elo medio degli avversari
tie-break-performance = performance
tie-break-perfect = performance perfetta
tie-break-average-performance = performance media degli avversari
tie-break-average-perfect = performance perfetta degli avversari
tie-break-rating = Elo
tie-break-match-points = punti squadra
tie-break-game-points = punti scacchiera
tie-break-strength = punti e forza degli avversari
tie-break-board-count = conteggio delle scacchiere
tie-break-top-boards = prime scacchiere
tie-break-bottom-boards = senza le ultime scacchiere
tie-break-weighed = Sonneborn-Berger, { $brought } per { $scored }
tie-break-of-games = { $tie } dei punti scacchiera
tie-break-cut = { $tie } taglio { $number }
tie-break-median = { $tie } mediano { $number }
tie-break-limit = { $tie } limite { $number }
tie-break-forfeits = { $tie } con i forfait
tie-break-reversed = { $tie } al contrario

## Parole dei tornei, spiegate

term-cut = taglio
term-median = mediano
term-berger = tabelle di Berger
term-varma = tabelle di Varma
term-bye = bye
term-half-bye = bye da mezzo punto
term-forfeit = forfait
term-floater = flottante
term-score-group = gruppo di punteggio
term-acceleration = accelerazione
explain-all = Spiegate qui: { $names }. Scrivine una dopo spiega.
explain-which = Quale: { $names }?
explain-none = Nessuna parola così: { $word }. Per vederle tutte: spiega.
explain-buchholz = Buchholz: i punti di tutti i tuoi avversari, sommati. Gli avversari forti valgono di più.
explain-cut = Taglio 1: l'avversario più debole non si conta. Con taglio 2 sono due.
explain-median = Mediano: senza l'avversario più debole, e senza il più forte.
explain-sonneborn = Sonneborn-Berger: i punti degli avversari battuti, e metà dei punti di quelli con cui hai pattato.
explain-encounter = Scontro diretto: solo le partite tra chi è a pari punti.
explain-progressive = Punteggio progressivo: i tuoi punti dopo ogni turno, tutti sommati. Vincere presto vale di più.
explain-wins = Vittorie: i turni da un punto intero, anche senza giocare.
explain-games-won = Partite vinte: solo quelle giocate alla scacchiera.
explain-black-games = Partite con il Nero: più sono, meglio è.
explain-black-wins = Vittorie con il Nero: solo alla scacchiera.
explain-koya = Koya: i tuoi punti contro chi ha la metà di tutti i punti, o più.
explain-average-rating = Elo medio degli avversari: tutti i loro Elo sommati, divisi per il loro numero.
explain-performance = Performance: l'Elo che corrisponde al tuo risultato, contro quegli avversari.
explain-match-points = Punti squadra: per ogni incontro, di solito 2 per una vittoria e 1 per una parità.
explain-game-points = Punti scacchiera: quelli di tutte le scacchiere della squadra, sommati.
explain-round-robin = All'italiana: ognuno gioca contro ognuno.
explain-swiss = Svizzero: a ogni turno un avversario con circa gli stessi punti, e mai due volte lo stesso.
explain-adjusted = Svizzero adattato: il programma propone ogni turno, con regole più vecchie, e tu dici di sì.
explain-lots = Svizzero a sorteggio: chi ha gli stessi punti si abbina a sorte, e tu dici di sì.
explain-by-hand = Abbinamenti a mano: scrivi le coppie di ogni turno.
explain-match = Incontro a due: due giocatori giocano più partite tra loro.
explain-groups = Gironi: all'italiana in ciascuno. I migliori passano a un'eliminazione diretta o a una finale.
explain-scheveningen = Scheveningen: ognuno di una squadra gioca contro ognuno dell'altra.
explain-knock-out = Eliminazione diretta: chi perde è fuori, chi vince va avanti.
explain-berger = Tabelle di Berger: gli abbinamenti fissi di un torneo all'italiana, con i colori di ogni turno.
explain-varma = Tabelle di Varma: un sorteggio per federazione. Chi è della stessa federazione si incontra presto.
explain-bye = Bye: un turno senza avversario. Di solito vale un punto intero.
explain-half-bye = Bye da mezzo punto: per un turno, chiesto prima.
explain-forfeit = Forfait: vinta o persa senza giocare, perché un giocatore non è venuto.
explain-floater = Flottante: un giocatore abbinato fuori dal suo gruppo di punteggio.
explain-score-group = Gruppo di punteggio: tutti quelli con gli stessi punti. Lo svizzero abbina prima al suo interno.
explain-acceleration = Accelerazione: punti in più nei primi turni, solo per gli abbinamenti. Così i più forti si incontrano prima.

captain-welcome = Capitano di { $team }. I tuoi tavoli: { $tables }. I comandi: aiuto.
captain-no-boards = Capitano di { $team }. Nessun tavolo qui è della tua squadra.
captain-no-teams = Qui non gioca nessuna squadra.
captain-which-team = Indica la squadra: { $program } seat captain --team, poi il nome. Squadre: { $teams }.
captain-taken = Questo posto è su un altro terminale. Chiudi prima quello.
captain-options = --team è solo per un capitano, --table per un posto a un tavolo.
captain-asks = Tavolo { $table }, { $player }: { $question }
captain-asked-none = Nessuna domanda attende.
captain-score = { $team } { $points }, { $opponent } { $theirs }.
captain-playing = Tavoli che giocano ancora: { $tables }.
captain-sign-now = Per firmare l'incontro: firma.
captain-signed = Firmato: { $result }.
captain-no-signature = Qui non firma nessun capitano.
captain-last = { $color }, ultima mossa: { $move }.
captain-said = Detto: { $word }. Tavolo { $table }, { $player }.
captain-only = Puoi dire solo: { $may }. Puoi chiedere: { $ask }.
captain-only-asks = Qui non puoi consigliare. Puoi chiedere: { $ask }.
captain-no-advice = Qui il capitano non consiglia.
captain-which = A chi? Aggiungi il tavolo: { $tables }.
captain-nowhere = Ora non va bene a nessun tavolo.
captain-not-ours = Il tavolo { $table } non è della tua squadra.
captain-over = Tavolo { $table }: la partita è finita.
captain-no-question = Tavolo { $table }: nessuna domanda attende.
captain-no-offer = Tavolo { $table }: nessuna offerta di patta.
captain-help =
    Di': offri patta 7, accetta patta 7, abbandona 7.
    Rispondi: sì, no, decidi. Di più domande: sì 7.
    Chiedi: chiesto, scacchiere, tavolo 7, posizione 7, punteggio.
    Altro: aiuto tutto, aiuto firma. Per uscire: lascia.
captain-word-offer-draw = offri patta
captain-word-accept-draw = accetta la patta
captain-word-resign = abbandona la partita
captain-word-yes = sì
captain-word-no = no
captain-word-decide = decidi tu
captain-question-offer-draw = devo offrire patta?
captain-question-accept-draw = devo accettare la patta?
captain-question-resign = devo abbandonare?
captain-asked = Chiedi al tuo capitano: { $question }
captain-none = Non c'è un capitano a cui puoi chiedere.
captain-wants = Solo { $name } { $draw } o { $name } { $resign }.
captain-says = Il tuo capitano: { $word }.
captain-there = Il tuo capitano è al suo posto.
captain-gone = Il tuo capitano è andato via.
desk-captain-there = { $color }: il capitano è al suo posto.
desk-captain-gone = { $color }: il capitano è andato via.
desk-captain-asked = Il { $color } chiede al capitano: { $question }
desk-captain-says = { $color }, il capitano dice: { $word }.
desk-captain-signs = { $color }, il capitano firma: { $result }.
help-captain =
    capitano patta: chiede al tuo capitano se offrire patta, o se accettarla.
    capitano abbandona: chiede se abbandonare.
    L'arbitro può sentirlo. Decidi tu.
name-captain-offer-draw = offri patta, offrire patta
help-captain-offer-draw = offri patta 7: dice al tuo giocatore al tavolo 7 di offrire patta.
name-captain-accept-draw = accetta patta, accettare patta
help-captain-accept-draw = accetta patta 7: dice al tuo giocatore al tavolo 7 di accettare la patta.
name-captain-resign = abbandona, abbandonare
help-captain-resign = abbandona 7: dice al tuo giocatore al tavolo 7 di abbandonare.
name-captain-yes = sì, si
help-captain-yes = sì: risponde a una domanda; sì 7: di più domande, quella del tavolo 7.
name-captain-no = no
help-captain-no = no: risponde a una domanda; no 7: di più domande, quella del tavolo 7.
name-captain-decide = decidi, decidi tu
help-captain-decide = decidi: decide il giocatore; decidi 7: di più domande, al tavolo 7.
name-captain-asked = chiesto, domande
help-captain-asked = chiesto: le domande che attendono la tua risposta.
name-captain-boards = scacchiere
help-captain-boards = scacchiere: tutte le scacchiere della tua squadra, una riga ciascuna.
name-captain-table = tavolo
help-captain-table = tavolo 7: la mossa, gli orologi e la domanda di quel tavolo.
name-captain-position = posizione
help-captain-position = posizione 7: come stanno lì i pezzi.
name-captain-score = punteggio
help-captain-score = punteggio: come va l'incontro, e quali tavoli giocano ancora.
name-captain-sign = firma, firmare
help-captain-sign = firma: il risultato dell'incontro, dove il regolamento lo chiede.
name-captain-repeat = ripeti
help-captain-repeat = ripeti: l'ultima frase ancora una volta.
name-captain-help = aiuto
help-captain-help = aiuto firma: su un comando; aiuto tutto: tutti i comandi.
name-captain-leave = lascia
help-captain-leave = lascia: esci dal posto del capitano.
room-wrong-team = la squadra { $name } c'è già. A ogni squadra serve il suo nome.
room-wrong-no-team = la squadra { $name } non è nel file. Aggiungila sotto [[team]].
room-key-team = Nome di una squadra, come sotto [[team]].
room-key-team-name = Nome della squadra.
room-key-captain = Nome del capitano.
room-key-captain-talk = Voce in cui si parla al capitano, come de.
room-key-advise = Se i capitani possono consigliare: yes o no.
room-key-sign = Se i capitani firmano l'incontro: yes o no.
arg-seat-team = la squadra di un capitano, in una sala che ne ha più di una.
arg-link-team = la squadra di un capitano, in una sala che ne ha più di una.
event-can-yes-no = Deve essere yes o no.
home-hosting = Giochi con il { $color }, { $time }, { $variant }{ $strict ->
    [strict] , mosse non ritirabili
   *[friendly] {""}
 }. In attesa dell'avversario.
home-hosting-again = La partita con { $name } continua. In attesa dell'avversario.
home-how = Per unirsi da un altro computer: { $program } join --by "ssh NAME@HOST { $program } link game"
home-go-on = La partita con { $name } non è finita. Continuarla? sì o no.
home-offer = Partita con { $name }, { $time }, { $variant }{ $strict ->
    [strict] , mosse non ritirabili
   *[friendly] {""}
 }. Giochi con il { $color }. Se cade la connessione, gli orologi corrono ancora. Giocare? sì o no.
home-no-clocks = senza orologi
home-terms-wrong = Non capito: { $word }. Indica un tempo come 15+10, una variante, un colore o rigoroso.
home-declined = { $name } non vuole giocare.
home-rematch-asked = Rivincita offerta. Per accettare scrivi { $rematch }.
home-rematch-sent = Rivincita offerta.
home-over = Un'altra partita: { $rematch }. Per uscire: { $quit }.
home-waits = In attesa dell'avversario. Per uscire scrivi { $quit }.
home-left = L'ospitante è andato via. Una partita non finita resta salvata da lui.
home-taken = Un altro gioca già quella partita.
home-no-game = Là non attende nessuna partita.
home-not-kept = Partita non più salvata: { $reason }.
home-goes-on = La partita non è finita. Per continuare scrivi lo stesso comando.
elsewhere-away = L'avversario ha perso la connessione. Gli orologi corrono ancora.
help-chat = chat bella partita: lo scrive all'avversario, in una partita in rete.
elsewhere-chat-sent = Inviato all'avversario.
chat-nobody = Nessuno a cui scrivere.
cli-host = Offrire una partita a chi è altrove, senza arbitro.
cli-join = Unirsi alla partita offerta da un altro.
arg-host-terms = tempo, variante, colore e rigoroso, in qualsiasi ordine, come 15+10 bianco.
arg-join-by = il comando che porta a chi ospita.
