# Todo lo que se dice en español, salvo las jugadas mismas.
# La palabra importante va primero; una frase cabe en cuarenta celdas, si se puede.

## Colores, piezas, listas

color-white = blancas
color-black = negras

king = { $count ->
    [one] rey
   *[other] reyes
}
queen = { $count ->
    [one] dama
   *[other] damas
}
rook = { $count ->
    [one] torre
   *[other] torres
}
bishop = { $count ->
    [one] alfil
   *[other] alfiles
}
knight = { $count ->
    [one] caballo
   *[other] caballos
}
pawn = { $count ->
    [one] peón
   *[other] peones
}

white-king = { $count ->
    [one] rey blanco
   *[other] reyes blancos
}
white-queen = { $count ->
    [one] dama blanca
   *[other] damas blancas
}
white-rook = { $count ->
    [one] torre blanca
   *[other] torres blancas
}
white-bishop = { $count ->
    [one] alfil blanco
   *[other] alfiles blancos
}
white-knight = { $count ->
    [one] caballo blanco
   *[other] caballos blancos
}
white-pawn = { $count ->
    [one] peón blanco
   *[other] peones blancos
}
black-king = { $count ->
    [one] rey negro
   *[other] reyes negros
}
black-queen = { $count ->
    [one] dama negra
   *[other] damas negras
}
black-rook = { $count ->
    [one] torre negra
   *[other] torres negras
}
black-bishop = { $count ->
    [one] alfil negro
   *[other] alfiles negros
}
black-knight = { $count ->
    [one] caballo negro
   *[other] caballos negros
}
black-pawn = { $count ->
    [one] peón negro
   *[other] peones negros
}

heading-color-white = Blancas
heading-color-black = Negras
heading-king = { $count ->
    [one] rey
   *[other] reyes
}
heading-queen = { $count ->
    [one] dama
   *[other] damas
}
heading-rook = { $count ->
    [one] torre
   *[other] torres
}
heading-bishop = { $count ->
    [one] alfil
   *[other] alfiles
}
heading-knight = { $count ->
    [one] caballo
   *[other] caballos
}
heading-pawn = { $count ->
    [one] peón
   *[other] peones
}
heading-white-king = { $count ->
    [one] rey blanco
   *[other] reyes blancos
}
heading-white-queen = { $count ->
    [one] dama blanca
   *[other] damas blancas
}
heading-white-rook = { $count ->
    [one] torre blanca
   *[other] torres blancas
}
heading-white-bishop = { $count ->
    [one] alfil blanco
   *[other] alfiles blancos
}
heading-white-knight = { $count ->
    [one] caballo blanco
   *[other] caballos blancos
}
heading-white-pawn = { $count ->
    [one] peón blanco
   *[other] peones blancos
}
heading-black-king = { $count ->
    [one] rey negro
   *[other] reyes negros
}
heading-black-queen = { $count ->
    [one] dama negra
   *[other] damas negras
}
heading-black-rook = { $count ->
    [one] torre negra
   *[other] torres negras
}
heading-black-bishop = { $count ->
    [one] alfil negro
   *[other] alfiles negros
}
heading-black-knight = { $count ->
    [one] caballo negro
   *[other] caballos negros
}
heading-black-pawn = { $count ->
    [one] peón negro
   *[other] peones negros
}

empty = vacía
empty-ranks = vacías

## Tiempo

time-joined = { $items } { $next }
hours = { $n ->
    [1] una hora
    [21] veintiuna horas
    [one] { $n } hora
   *[other] { $n } horas
}
minutes = { $n ->
    [1] un minuto
    [21] veintiún minutos
    [31] treinta y un minutos
    [41] cuarenta y un minutos
    [51] cincuenta y un minutos
    [one] { $n } minuto
   *[other] { $n } minutos
}
seconds = { $n ->
    [1] un segundo
    [21] veintiún segundos
    [31] treinta y un segundos
    [41] cuarenta y un segundos
    [51] cincuenta y un segundos
    [one] { $n } segundo
   *[other] { $n } segundos
}

## Lo que pasa en una partida

period-began = Nuevo periodo: las { $color } reciben { $time }.
draw-offered = Las { $color } ofrecen tablas.
draw-offered-own = Tablas ofrecidas.
claim-offers = Queda como oferta de tablas: la reclamación de las { $color }.
claim-offers-own = Tu reclamación ofrece también tablas.
draw-accepted = Las { $color } aceptan las tablas.
draw-declined = Las { $color } rechazan las tablas.
claim-wrong-threefold = Reclamación denegada: esta posición se ha dado { $count ->
    [one] una vez
   *[other] { $count } veces
}. Hacen falta tres.
claimed-with = Las { $color } reclaman tablas, con { $move }.
must-play = Las { $color } deben jugar { $move }.
claim-wrong-fifty = { $count ->
    [0] Reclamación denegada: ni una jugada por bando sin capturas ni movimientos de peón. Hacen falta 50.
    [one] Reclamación denegada: solo una jugada por bando sin capturas ni movimientos de peón. Hacen falta 50.
   *[other] Reclamación denegada: solo { $count } jugadas por bando sin capturas ni movimientos de peón. Hacen falta 50.
}
time-added = Las { $color } reciben { $time } más.
taken-back = Deshecho: { $moves }.
flag-fell = Cayó la bandera de las { $color }.
paused = Relojes parados.
resumed = Relojes en marcha.

ended-checkmate = Jaque mate. Ganan las { $winner }.
ended-checkmate-told = Ganan las { $winner }.
ended-king-on-hill = El rey está en la colina. Ganan las { $winner }.
ended-third-check = Tercer jaque. Ganan las { $winner }.
ended-king-exploded = El rey ha explotado. Ganan las { $winner }.
ended-all-pieces-lost = Ganan las { $winner }. Han perdido todas las piezas.
ended-no-moves-left = Ganan las { $winner }. No les quedan jugadas.
ended-horde-taken = La horda ha desaparecido. Ganan las { $winner }.
ended-race-won = El rey está en la última fila. Ganan las { $winner }.
ended-race-drawn = Tablas. Los dos reyes están en la última fila.
ended-own-win = Has ganado.
ended-own-loss = Has perdido.
ended-odds = Por la ventaja dada, ganan las { $winner }.
ended-resignation = Las { $loser } abandonan. Ganan las { $winner }.
ended-resignation-no-mate = Tablas a pesar del abandono. El rival no puede dar mate con ninguna serie de jugadas legales.
ended-stalemate = Tablas por ahogado.
ended-dead-position = Tablas. Posición muerta: ningún bando puede dar mate.
ended-agreement = Tablas de común acuerdo.
ended-flag = Las { $winner } ganan por tiempo.
ended-flag-no-mate = Tablas. Cayó la bandera, pero el rival no puede dar mate.
ended-threefold = Tablas por triple repetición.
ended-fifty-moves = Tablas: la regla de las cincuenta jugadas.
ended-fivefold = Tablas por quíntuple repetición.
ended-seventy-five-moves = Tablas: la regla de las setenta y cinco jugadas.
ended-both-flags = Tablas. Cayeron las dos banderas.
ended-default-time = Ganan las { $winner }. Las { $loser } llegaron demasiado tarde.
ended-both-absent = Pierden los dos jugadores. Ninguno llegó a tiempo.
ended-illegal-moves = Ganan las { $winner }. Las { $loser } hicieron demasiadas jugadas ilegales.
ended-illegal-moves-no-mate = Tablas. Demasiadas jugadas ilegales, pero el rival no puede dar mate.
ended-illegal-position = Tablas. Quedó una posición ilegal en el tablero.
ended-quickplay = Tablas. El árbitro acepta la reclamación.
ended-quickplay-agreed = Tablas. El rival acepta la reclamación.
ended-sealed-move-no-mate = Tablas. La jugada secreta no es válida, pero el rival no puede dar mate.
ended-sealed-move = Ganan las { $winner }. La jugada secreta de las { $loser } no es válida.
ended-arbiter = Decisión del árbitro: blancas { $white }, negras { $black }.
ended-adjudicated = Partida adjudicada: blancas { $white }, negras { $black }.
ended-annulled = Partida anulada. Se jugará una nueva.
ended-points = Puntos: blancas { $white }, negras { $black }.

over-next = revancha o nueva: otra partida. resumen: esta en breve. abrir { $game }: sus jugadas.
refused-game-over = La partida ha terminado. Escribe nueva para empezar otra.
refused-not-running = La partida no está en marcha.
refused-already-running = La partida ya está en marcha.
refused-illegal-move = Jugada ilegal.
refused-no-offer = No hay oferta de tablas. Para ofrecerlas, escribe tablas.
refused-offer-stands = Ya hay una oferta de tablas.
refused-answer-waits = Todavía no: primero mueven las { $color-key ->
    [white] blancas
   *[black] negras
}. Responde después.
offer-answer-two = Para { $opponent }: escribe { $accept } o { $decline }.
refused-nothing-to-take-back = No hay jugada que deshacer.
refused-too-early-for-draw = Demasiado pronto para tablas. Antes deben jugar los dos bandos.
refused-no-draw-before = Demasiado pronto para tablas: este torneo pide { $count } jugadas de cada bando.
refused-not-your-claim = No es tu turno. Puedes reclamar cuando te toque.
refused-not-your-turn = No es el turno de las { $color }.
refused-not-your-clock = El reloj de las { $color } no corre.
refused-not-opponent = Eso solo pueden hacerlo las { $color }.
refused-nothing-there = En { $square } no hay nada.
refused-occupied = { $square } está ocupada.
refused-nothing-in-hand = No tienes nada en la mano. Escribe antes levantar y una casilla.
refused-no-board = No hace falta: aquí las jugadas se escriben.
refused-adjust-too-late = Tarde para componer: ya has tocado una pieza.
refused-already-made = Demasiado tarde: la jugada está hecha.
refused-piece-chosen = Demasiado tarde: vale la primera elección, { $piece }.
refused-must-move-touched = Pieza tocada: debe moverse la de { $square }.
refused-must-capture = Pieza tocada: captura la de { $square }.
refused-must-capture-with = Pieza tocada: la de { $square } debe capturar la de { $other }.
refused-nothing-touched = Las { $color } no han tocado ninguna pieza.
refused-too-late-to-complain = Tarde para protestar: ya has tocado una pieza.
refused-nothing-announced = No hay anuncio que corregir.
refused-already-announced = Ya está anunciada. Para cambiarla, escribe corregir.
refused-must-repeat = Repite antes la jugada de las { $color }. Después anuncia la tuya.
refused-must-repeat-move = Repite antes { $move }. Después anuncia la tuya.
refused-claim-right-lost = Tarde para reclamar: ya has empezado tu jugada.
refused-no-quickplay = Aquí no hay final a caída de bandera.
refused-too-early-for-quickplay = Demasiado pronto. Reclama en tu turno, con menos de dos minutos.
refused-nothing-to-claim = No hay jugada ilegal que reclamar.
refused-no-increment = No en este reglamento: no se pueden pedir cinco segundos por jugada.
refused-claim-awaits-flag = No antes de que caiga la bandera: entonces decida la reclamación.
refused-claim-waits = Se reclamó tablas: aceptar, rechazar, o firmar con el resultado de un árbitro.
refused-no-touch-owed = Nada obliga en { $square }: no se tocó, o ya se movió.
refused-too-late = Demasiado tarde para eso.
refused-no-such-ply = La partida tiene menos de { $count } jugadas.
refused-not-in-advance = No por adelantado: falta por jugar { $place }.
refused-sheet-hole = Anota antes { $place }.
refused-not-over = La partida aún no ha terminado.
refused-not-there = Las { $color } están ausentes.
refused-not-absent = Las { $color } están presentes.
refused-not-adjourned = La partida no está aplazada.
refused-already-sealed = La jugada ya está sellada.
refused-not-sealing = No hay jugada que sellar.
refused-not-sealed = Las { $color } aún no han sellado.
refused-no-arbiter = Esta partida no tiene árbitro.
refused-no-adjudication = Sin adjudicación: el archivo de encuentro no la permite.
refused-no-next-period = No hay más períodos.
refused-nothing-to-decide = Ningún asunto espera esa decisión.
refused-contradicts = Choca con la decisión { $number }. Escribe antes revocar { $number }.
refused-no-such-ruling = No hay decisión { $number } que revocar.
refused-no-such-penalty = Esta edición no tiene esa sanción.

## Lo que dicen las leyes, por artículo

law-articles = Artículos de FIDE { $year }: { $articles }. Escribe artículo 9 o artículo enroque.
law-which = Para uno de ellos: artículo { $subject }.
law-unknown = No se encuentra en FIDE { $year }: { $word }. Todos con artículo.
law-preface = Prefacio: las leyes no pueden preverlo todo. Si ningún artículo sirve, el árbitro decide por casos parecidos.
law-not-confirmed = No confirmado para esta edición.
law-aim = Objetivo: empiezan las blancas y luego se juega por turnos. Dar mate al rey rival gana.
law-board = Tablero: ocho por ocho casillas, claras y oscuras alternas. La esquina a la derecha de cada jugador es clara.
law-own-square = Piezas propias: ninguna pieza va a una casilla con otra de su bando. Una pieza rival se captura allí.
law-promotion = Promoción: un peón en la última fila se convierte en dama, torre, alfil o caballo en la misma jugada. { $touch ->
    [yes] La elección es definitiva cuando la nueva pieza ha tocado la casilla.
   *[no] La elección es definitiva cuando la jugada está hecha.
}
law-adjusting = Recolocar piezas: solo en tu turno y solo después de avisar.
law-touch-move = Pieza tocada: una pieza propia debe moverse y una rival debe capturarse, si es legal. Cuenta la primera tocada. Reclama antes de tocar tú una pieza.
law-touched-castling = Rey y torre tocados: hay que enrocar por ese lado, si es legal. Si tocas antes la torre, se mueve sin enroque.
law-nothing-to-move = Pieza tocada sin jugada legal: puedes hacer cualquier jugada legal.
law-made = Jugada hecha: la mano ha soltado la pieza en su nueva casilla. La pieza capturada está fuera del tablero, y en el enroque también se ha soltado la torre.
law-assistant = Asistente: { $moves ->
    [yes] quien no puede escribir ni mover las piezas puede tener uno
   *[no] quien no puede escribir puede tener uno
}, si el árbitro lo acepta. { $costs ->
    [yes] El árbitro descuenta tiempo por ello.
   *[no] A un jugador con discapacidad no le cuesta tiempo.
}
law-resignation = Abandono: termina la partida en el acto. { $draw ->
    [yes] Gana el rival, pero son tablas si no podía dar mate con ninguna serie de jugadas legales.
   *[no] Gana el rival.
}
law-dead-position = Posición muerta: nadie puede dar mate con ninguna serie de jugadas legales. La partida es tablas en el acto.
law-draw-offer = Oferta de tablas: mueve, ofrece y después pulsa el reloj. Vale hasta que el rival acepta, rechaza o toca una pieza. { $moved ->
    [yes] Antes deben haber jugado ambos.
   *[no] { "" }
}
law-completed = Completar la jugada: mueve y después pulsa el reloj con la misma mano. La jugada que termina la partida no lo necesita.
law-time = Tiempo: primero corre el reloj de las blancas. Completa todas las jugadas de un período antes de que acabe su tiempo.
law-late = Retraso: { $late ->
    [none] quien no está al empezar pierde
    [time] pierdes si tu retraso pasa de { $time }
    [event] el torneo fija cuánto se permite
   *[event-or-none] el torneo fija cuánto se permite; si no, quien no está al empezar pierde
}. El árbitro puede decidir otra cosa.
law-flag = Bandera caída: cuenta cuando el árbitro la ve o un jugador la reclama. Pierdes, o son tablas si el rival no podía dar mate con ninguna serie de jugadas legales.
law-both-flags = Dos banderas caídas: { $both ->
    [announced] si el torneo ha anunciado estas reglas, la partida sigue, pero en el último período es tablas
    [first] pierde la primera en caer
    [last] si nadie sabe cuál cayó antes, la partida sigue, pero en el último período es tablas
   *[draw] la partida es tablas
}.
law-clocks = Parar los relojes: solo para llamar al árbitro, por ejemplo si falta la pieza de la promoción. El árbitro corrige los tiempos y dice cuándo se sigue.
law-set-up = Posición inicial errónea: se juega una partida nueva. Si solo el tablero estaba girado, la partida sigue en uno correcto.
law-reversed = Colores cambiados: { $new ->
    [yes] partida nueva antes de que cada uno haya hecho { $count } jugadas. Después, la partida sigue.
   *[no] la partida sigue, si el árbitro no decide otra cosa.
}
law-displaced = Piezas derribadas: colócalas en tu propio tiempo. El árbitro puede ayudar o sancionar.
law-illegal = Jugada ilegal: se vuelve a la posición anterior, o a la última segura. La pieza tocada vale para la nueva jugada.
law-unfinished-promotion = Promoción sin terminar: pulsar el reloj con un peón en la última fila es jugada ilegal. { $queen ->
    [yes] El peón se convierte en dama.
   *[no] Se vuelve a la posición anterior.
}
law-no-move = Reloj sin jugada: { $counts ->
    [yes] pulsarlo cuenta como jugada ilegal
   *[no] pulsarlo está prohibido, y el árbitro puede sancionar
}.
law-two-hands = Dos manos: { $counts ->
    [yes] una jugada con ambas manos cuenta como ilegal al pulsar el reloj
   *[no] se juega con una mano; si no, el árbitro puede sancionar
}.
law-penalty = { $pace ->
    [standard] Jugada ilegal, la sanción
    [rapid] Jugada ilegal en rápidas
   *[blitz] Jugada ilegal en blitz
}: { $loses ->
    [first] la primera pierde la partida
    [claim] el rival puede reclamar la victoria
    [second] la primera da al rival { $time }, la segunda pierde
   *[third] las dos primeras dan al rival { $time } cada una, la tercera pierde
}. { $until ->
    [always] Cuenta siempre que se descubra durante la partida.
    [touch] El rival debe reclamar antes de tocar una pieza.
    [move] Solo cuenta hasta la siguiente jugada del rival.
   *[claim] El rival debe reclamar antes de su siguiente jugada.
} { $draw ->
    [yes] Son tablas si el rival no podía dar mate con ninguna serie de jugadas legales.
   *[no] { "" }
}
law-recording = Planilla: anota todas las jugadas de ambos{ $electronic ->
    [yes] , en papel o en una planilla electrónica certificada.
   *[no] .
} { $ahead ->
    [yes] Puedes escribir la jugada antes de hacerla.
   *[no] Escribe la jugada solo después de hacerla, salvo para reclamar o sellarla.
} Ambos firman el resultado.
law-sheet-in-view = Planilla a la vista: el árbitro debe poder verla durante toda la partida.
law-short-of-time = Apuro de tiempo: con menos de { $time } no hace falta anotar, salvo si cada jugada suma { $bonus } o más. Después del período, completa la planilla.
law-reconstruction = Ninguna planilla completa: la partida se reproduce en otro tablero, bajo el control del árbitro. Si no se encuentran las jugadas, la siguiente es la primera del período siguiente.
law-threefold = Triple repetición: en tu turno puedes reclamar tablas si la posición está por tercera vez, o lo estará tras tu jugada. { $castling ->
    [any] Incluso una pérdida pasajera del enroque la hace otra posición.
   *[lasting] La pérdida definitiva del enroque la hace otra posición.
}
law-fifty = Cincuenta jugadas: en tu turno puedes reclamar tablas tras { $count } de cada uno sin captura ni jugada de peón. Tu siguiente jugada puede completarlas.
law-longer-endings = Finales más largos: en algunos finales hacen falta { $count } jugadas en vez de cincuenta, como rey, torre y alfil contra rey y torre.
law-claiming = Reclamar con una jugada: escríbela y díselo al árbitro, sin hacerla. { $who ->
    [must] Debes parar los relojes en el acto.
    [may] Puedes parar los relojes.
   *[either] Tú o el árbitro paráis los relojes.
} { $by ->
    [moving] Hacer una jugada quita ese derecho.
   *[touching] Tocar una pieza quita ese derecho.
} { $binds ->
    [yes] La jugada escrita no se puede cambiar.
   *[no] { "" }
}
law-wrong-claim = Reclamación errónea: la partida sigue, y el rival recibe { $time } más. { $halved ->
    [yes] Pierdes la mitad de tu tiempo, tres minutos como máximo.
   *[no] { "" }
}
law-wrong-claim-own = Reclamación errónea: la partida sigue, y pierdes { $time }.
law-fivefold = Quíntuple repetición: { $in ->
    [row] la misma posición cinco veces seguidas, en cada turno de ambos, es tablas
   *[any] la misma posición por quinta vez es tablas
}. Nadie tiene que reclamar.
law-seventy-five = Setenta y cinco jugadas: { $count } de cada uno sin captura ni jugada de peón son tablas, salvo si la última da mate. Nadie tiene que reclamar.
law-points = Puntos: la victoria vale 1, las tablas medio, la derrota 0, salvo que el torneo anuncie otra cosa.
law-quickplay-scope = Final a caída de bandera: { $scope ->
    [always] sus reglas valen en el último período
    [announced] sus reglas valen si el torneo las ha anunciado y no hay incremento
   *[never] esta edición no tiene reglas para él
}. { $blitz ->
    [watched] En blitz solo con supervisión adecuada.
   *[none] En blitz no existe.
}
law-quickplay = Tablas a caída de bandera: en tu turno, con menos de { $left }, reclama que el rival no intenta ganar o no puede ganar por medios normales. Si se rechaza, el rival recibe { $award } más.
law-quickplay-increment = Cinco segundos por jugada: en tu turno, con menos de { $left }, puedes pedirlos para ambos en un final a caída de bandera. También es oferta de tablas. Si se conceden, el rival recibe { $award } más.
law-quickplay-alone = Final a caída de bandera sin árbitro: con menos de { $left }, reclama tablas y la partida termina. Anota la posición. Si el rival no intenta ganar, hace falta también la planilla completa. El rival lo confirma y un árbitro decide después.
law-conduct = Conducta: ni notas, ni consejos, ni análisis, ni nada que moleste al rival. Los aparatos necesitan permiso del árbitro.
law-arbiter = Árbitro: vela por las leyes. Las sanciones son advertencia, cambio de tiempos o puntos, pérdida de la partida y expulsión.
law-disturbance = Molestia externa: el árbitro puede dar más tiempo a uno o a ambos jugadores.
law-notation = Notación: escribe la letra de la pieza y la casilla a la que va. El peón no tiene letra.
law-paces = Rápidas y blitz: { $hour ->
    [whole] todas las jugadas en una hora o menos son rápidas, sin contar incrementos.
   *[less] sesenta jugadas en menos de una hora son rápidas.
} Blitz es { $edge ->
    [most] como máximo
   *[below] menos de
} { $time }.
law-rapid-touch = Pieza tocada en rápidas y blitz: el árbitro solo decide si un jugador lo pide.
law-rapid-set-up = Mal colocadas, rápidas y blitz: reclama antes de que cada uno haya hecho { $count } jugadas. Después la partida sigue, { $castling ->
    [queen] sin enroque si rey y dama están cambiados
   *[rook] sin enroque de un rey mal colocado ni con una torre mal colocada
}.
law-illegal-position = Posición ilegal en rápidas: el árbitro espera a que se complete la siguiente jugada. Si sigue ilegal, la partida es tablas.
law-rapid-flag = Bandera en rápidas y blitz: { $who ->
    [players] solo los jugadores pueden señalarla
   *[arbiter] la señala el árbitro, o la reclama un jugador
}.
law-blind-announcing = Anunciar jugadas: di cada jugada con claridad. El rival la repite y la hace en su tablero. { $german ->
    [always] Las filas se dicen en alemán.
   *[unless] Las filas se dicen en alemán, si el árbitro no decide otra cosa.
}
law-blind-made = Jugadas de un jugador ciego: una pieza fuera de su agujero está tocada. La jugada está hecha cuando está en otro agujero y anunciada. Solo entonces corre el reloj del rival.
law-blind-clock = Reloj para ciegos: { $speaks ->
    [no] se lee con el tacto
    [may] se lee con el tacto y puede decir el número de jugadas
   *[should] debe decir los tiempos y el número de jugadas, o leerse con el tacto
}.
law-blind-slip = Lapsus al anunciar: corrígelo en el acto, antes de que corra el reloj del rival.
law-blind-boards = Tableros distintos: el árbitro compara las dos planillas. Si coinciden, se corrige el tablero erróneo. Si no, se vuelve a donde coinciden.
law-blind-assistant = Asistente de un jugador ciego: puede mover, anunciar, anotar, pulsar el reloj y, si se le pide, decir tiempos y número de jugadas. { $deaf ->
    [yes] Contra un jugador con discapacidad auditiva es obligatorio.
   *[no] { "" }
}
law-sealing = Jugada secreta: escríbela, métela en el sobre y para los relojes. El árbitro guarda el sobre.
law-sealed-illegal = Jugada secreta dudosa: si es ilegal o ambigua, pierde quien la selló.
law-resumption = Reanudación: el sobre se abre cuando está quien debe responder. Entonces corre su reloj.
law-chess960 = Chess960: la primera fila se sortea, con alfiles de distinto color y el rey entre las torres. Tras el enroque, rey y torre están donde siempre.

## Lo que decide el reglamento

article = FIDE { $year }, { $number }.
preface = prefacio

not-confirmed = Ningún texto de la FIDE { $year } confirma: { $articles }.
time-left = Tiempo de las { $color }: { $time }.
completed = Las { $color } pulsan el reloj.
made-on-board = { $move } está en el tablero.
touched-any = { $square } tocada. No tiene jugada legal: vale cualquier jugada.
touched-no-capture = { $square } tocada. No se puede capturar. Vale cualquier jugada.
touched-any-move = { $square } tocada. Vale cualquier jugada.
touched-move = { $square } tocada: debe moverse.
touched-capture = { $square } tocada: debe capturarse.
touched-capture-with = La pieza de { $square } debe capturar la de { $other }.
touched-castle = Rey y torre tocados: { $move }.
castling-not-legal = Ese enroque no es legal ahora.
rook-first = La torre se tocó primero: no hay enroque.
adjusting = Las { $color } componen.
free = Jugada libre de las { $color }.
put-back = Piezas en su sitio. La pieza tocada sigue obligando a las { $color }.
ask-repeat = Turno de repetir para las { $color }: repite la jugada.
still-to-repeat = Las { $color } aún deben repetir la jugada.
still-to-repeat-move = Las { $color } aún deben repetir: { $move }.
ask-promotion = Coronación de las { $color }: di qué pieza.
announcement-differs = Anunciado: { $announced }. En el tablero: { $board }. Corrígelo.
corrected = Corregido: { $move }.
repeated = Las { $color } la repiten.
repeat-differs = Esa es otra jugada. Anunciada: { $move }.
executed = Las { $color } han jugado en el tablero.
missing-move = Sin completar: no se ha movido ninguna pieza.
missing-release = Sin completar: hay una pieza fuera del tablero.
missing-rook = Sin completar: mueve también la torre.
missing-touched = Sin completar: debe moverse la pieza tocada de { $square }.
missing-rook-first = Sin completar: la torre se tocó primero, así que no hay enroque. Devuelve el rey a su casilla.
missing-castle = Sin completar: tocaste rey y torre, así que debes enrocar.
missing-capture-with = Sin completar: la pieza de { $square } debe capturar la de { $other }.
missing-capture = Sin completar: debe capturarse la pieza tocada de { $square }.
missing-promotion = Sin completar: di en qué se corona el peón.
missing-chosen = Sin completar: vale la primera elección, { $piece }.
missing-announcement = Sin completar: anuncia antes la jugada.
missing-same-move = Sin completar: la jugada del tablero no es la anunciada. Corrígela.
missing-repetition = Sin completar: las { $opponent } deben repetir antes la jugada.
missing-execution = Sin completar: las { $opponent } deben hacer antes la jugada en el tablero.
nth = { $count ->
    [1] primera jugada ilegal
    [2] segunda jugada ilegal
    [3] tercera jugada ilegal
   *[other] jugada ilegal número { $count }
}
illegal-act = Bando { $color }: { nth }.
illegal-act-why = Bando { $color }: { nth }. { $what }.
act-move = La jugada era ilegal
act-promotion = Quedó un peón en la última fila
act-king-capture = Se capturó el rey
act-no-move = Se pulsó el reloj sin jugar
act-two-hands = La jugada se hizo con las dos manos
becomes-queen = El peón de { $square } se convierte en dama.
restored = { $count ->
    [0] Vuelta a la posición inicial.
   *[other] Vuelta a la posición tras { $place }.
}
move-place = jugada { $number }, { $color }
found-initial-position = La posición inicial era incorrecta.
found-board-turned = El tablero estaba al revés. Se gira.
found-colours-reversed = Los colores estaban cambiados.
found-displaced = Había piezas desplazadas. Vuelven a su sitio.
colours-stay = Los colores estaban cambiados. Se quedan así.
correction-wanted = Ilegal: { $place }. Las { $color } quieren corregirla. De acuerdo: reclamar corrección.
castling-lost = La posición inicial se mantiene. Las { $color } no pueden enrocar.
castling-lost-side = La posición inicial se mantiene. Las { $color } no pueden jugar { $move }.
offer-untimely = Las { $color } ofrecen tablas a destiempo. La oferta vale.
offer-stands = La oferta de tablas de las { $color } vale.
time-taken = Las { $color } pierden { $time }.
clock-less = Reloj de las { $color }: { $time } menos.
clock-more = Reloj de las { $color }: { $time } más.
clock-set = Reloj de las { $color }: puesto a { $time }.
clock-is = Ahora marca { $time }.
clock-was = Antes: { $time }.
moves-set = Contador de las { $color }: { $count ->
    [one] una jugada
   *[other] { $count } jugadas
}.
ruling-reconstructed = Jugadas conocidas hasta aquí: { $place }.
ruling-next-period = No se encuentran las jugadas. La siguiente es la primera del período siguiente.
increment-set = { $time } más por jugada desde ahora.
moves-back = Vuelve a contar: { $moves }.
moves-cancelled = Ya no cuenta: { $moves }.
moves-cancelled-many = { $count } jugadas ya no cuentan.
taken-back-standing = Jugada deshecha.
flag-claim-wrong = Reclamación denegada: la bandera de las { $color } no ha caído.
flag-claim-both = Reclamación denegada: han caído las dos banderas.
must-record = Las { $color } deben anotar: { $place }.
need-not-record = Las { $color } pueden no anotar, hasta el próximo periodo.
must-complete = Planilla: las { $color } deben completarla ahora.
sheet-differs = Distinto en la planilla de las { $color }: { $place }.
signed-white-wins = Firma de las { $color }: ganan blancas.
signed-black-wins = Firma de las { $color }: ganan negras.
signed-draw = Firma de las { $color }: tablas.
absent = Las { $color } están ausentes.
arrived = Las { $color } han llegado.
must-open = El sobre espera a las { $color }.
must-open-now = Ahora se abre el sobre.
must-seal = Las { $color } deben sellar la jugada.
adjourns-early = Las { $color } aplazan antes de hora. Al sellar la jugada pierden el resto de la sesión: ahora { $time }.
sealed = Las { $color } han sellado. Relojes parados.
adjourned = Partida aplazada. Las { $color } han sellado la jugada { $number }.
resumption = Reanudación: { $when }.
opened = Sobre abierto. Corre el reloj de las { $color }.

matter-touch = Las { $color } dicen: las { $opponent } tocaron { $square } en la jugada { $number }. Decide el árbitro.
matter-no-effort = Las { $color } reclaman tablas: las { $opponent } no intentan ganar. Decide el árbitro.
matter-cannot-win = Las { $color } reclaman tablas: las { $opponent } no pueden ganar por medios normales. Decide el árbitro.
matter-increment = Las { $color } piden incremento, cinco segundos por jugada. Decide el árbitro.
matter-draw = Las { $color } quieren ofrecer tablas. Decide el árbitro.
matter-session-over = La sesión ha terminado. Decide el árbitro.
matter-sheets = Ambos deben completar sus planillas.
matter-stopped = Las { $color } han parado los relojes. Decide el árbitro.
matter-stopped-for = Las { $color } han parado los relojes: { $text }. Decide el árbitro.
matter-silent = Las { $color } no repiten: jugada de las { $opponent }. Decide el árbitro.
matter-boards-differ = Tarde para corregir: se pulsó el reloj. Comparad los tableros.
matter-conduct = { $what }: { $color }. Decide el árbitro.
matter-position = Posición dudosa. El árbitro busca la última correcta.
matter-unconfirmed = Ninguna regla aplicada: esta edición no está confirmada aquí. Debe decidir un árbitro.
matter-default-time = No hay tiempo de espera fijado. Decide el árbitro.
matter-flag = Cayó la bandera de las { $color }, durante una reclamación. Decide el árbitro.
matter-envelope = Hay que abrir el sobre. Decide el árbitro.
complaint-lapsed = Protesta caducada: { $color }, sobre { $square } en la jugada { $number }. Esa posición ya no existe.
matter-results = Resultados distintos: entre las planillas, o con el registro. Decide el árbitro.
matter-signed = Ambos firmaron: { $result ->
    [white] ganan blancas
    [black] ganan negras
   *[draw] tablas
}. La partida acabó de otro modo. Decide el árbitro.

ruled = Decisión { $number }: { $ruling }
penalty-number = Decisión { $number }.
ruling-warned = Amonestación a las { $color }.
ruling-points-added = Las { $color } reciben { $points } más.
ruling-points-taken = Las { $color } pierden { $points }.
ruling-lost = Pierden las { $color }. Las { $opponent } reciben { $points }.
ruling-fined = Multa a las { $color }.
ruling-excluded = Fuera de las próximas rondas: las { $color }.
ruling-expelled = Las { $color } quedan fuera del torneo.
ruling-result-set = Blancas { $white }, negras { $black }.
ruling-adjudicated = Adjudicada por { $name }: blancas { $white }, negras { $black }.
ruling-displaced = { $count ->
    [0] Piezas desplazadas: vuelta a la posición inicial.
   *[other] Piezas desplazadas: vuelta a la posición tras { $place }.
}
ruling-position-set = Posición fijada. Pide el tablero para oírla.
ruling-illegal-seen = Fue ilegal la última jugada: { $color }.
ruling-no-move-seen = Las { $color } pulsaron el reloj sin jugar: jugada ilegal.
ruling-touch-seen = { $number ->
    [0] Las { $color } han tocado { $square }.
   *[other] Las { $color } tocaron { $square } en la jugada { $number }.
}
ruling-touch-waived = Las { $color } tocaron sin querer: no cuenta.
ruling-dismissed = Descartado.
ruling-turned-down = { $matter ->
    [touch] Protesta de las { $color } descartada: { $square } no cuenta como tocada en la jugada { $number }.
    [two-hands] Protesta de las { $color } descartada: dos manos.
    [quickplay] Descartada: reclamación de tablas de las { $color }.
    [increment] Petición de las { $color } descartada: cinco segundos por jugada.
    [draw] Las { $color } no pueden ofrecer tablas.
    [session] La partida sigue después de la sesión.
    [sheets] Las planillas quedan como están.
    [stopped] Sin motivo válido: las { $color } pararon los relojes.
    [silent] Sin sanción: las { $color } aún no han repetido la jugada.
    [conduct] Sin sanción. { $what }: { $color }.
    [boards-differ] No se comparan los tableros. La jugada vale.
    [position] La posición se queda como está.
    [unconfirmed] Aquí no se aplica ninguna regla.
    [default-time] Sin tiempo de espera. Los jugadores esperan.
    [envelope] Se disculpa el retraso.
   *[results] El resultado registrado se queda. Se firmó otro.
}
ruling-quickplay-drawn = Reclamación aceptada.
ruling-quickplay-postponed = Reclamación pospuesta. La partida sigue.
ruling-quickplay-rejected = Reclamación rechazada.
ruling-offer-allowed = Las { $color } pueden ofrecer tablas.
ruling-increment-granted = Concedido: cinco segundos más por jugada desde ahora.
ruling-increment-refused = Sin incremento.
ruling-revoked = Decisión { $count } revocada.
ruling-revoked-act = Decisión { $count } revocada: el acto ilegal no cuenta.
ruling-revoked-move = Decisión { $count } revocada: no cuentan ni la jugada ilegal ni su pieza tocada.
ruling-was = Era: { $what }
ruling-move-stays = Desde entonces, las { $color } han jugado { $move }: se queda. Si la forzó esa pieza tocada, escribe { $restore }.
ruling-unheard = Para ti no cambia nada.
ruling-asked = { $ruling ->
    [time-added] ¿Dar { $time } más a las { $color }?
    [time-taken] ¿Quitar { $time } a las { $color }?
    [clock-set] ¿Reloj de las { $color } a { $time }?
    [lost] ¿Derrota de las { $color }, y a las { $opponent } { $points }?
    [result] ¿Fijar el resultado: blancas { $white }, negras { $black }?
    [adjudicated] ¿Adjudicar, por { $name }: blancas { $white }, negras { $black }?
    [excluded] Próximas rondas: ¿excluir a las { $color }?
    [expelled] ¿Expulsar del torneo a las { $color }?
    [annulled] ¿Anular la partida?
    [flag] ¿Cayó la bandera de las { $color }?
    [illegal] ¿Fue ilegal la última jugada: { $color }?
    [no-move] ¿Decidir que es ilegal: las { $color } pulsaron el reloj sin jugar?
    [touch] Jugada { $number }: ¿tocaron las { $color } { $square }?
    [back] { $count ->
        [0] ¿Volver a la posición inicial?
       *[other] ¿Volver a la posición tras { $place }?
    }
    [displaced] { $count ->
        [0] Piezas desplazadas: ¿volver a la posición inicial?
       *[other] Piezas desplazadas: ¿volver a la posición tras { $place }?
    }
    [position] ¿Fijar esta posición?
    [default-time] ¿Fijar el tiempo de espera en { $time }?
    [end] ¿Revocar el final de la partida?
   *[other] ¿Decidir esto? { $what }
}
ruling-end-revoked = El final de la partida queda revocado.
end-taken-back = La partida no ha terminado: juegan { $color }, jugada { $number }.
end-illegal-not-counted = La última jugada ilegal no cuenta. Jugadas ilegales de las { $color }: { $count }.
ruling-default-time = Tiempo de espera: { $time }.
points-none = nada
points-half = medio punto
points-full = un punto
points-two = dos puntos
points-three = tres puntos

## Escribir una jugada

entry-empty = No has escrito nada. Escribe una jugada, o ayuda.
entry-colour = Para jugar otra partida con { $color }: { $new } { $color }
entry-not-understood = No entendido. Escribe una jugada, o ayuda.
entry-nearest = No entendido. { $question }
entry-unknown = Desconocido: { $word }. Escribe una jugada, o ayuda.
entry-unknown-near = Desconocido: { $word }. ¿Querías decir { $near }? Para verlo todo: ayuda todo.
entry-two-moves = Una jugada cada vez. Escribe antes { $first }.
entry-read-as = { $items } en { $text }: leído como { $text }.
entry-stray-alone = Ilegible: { $items }. Escríbelo otra vez.
entry-stray = Ilegible: { $items } en { $text }. Escríbelo otra vez.
stray-control = carácter de control { $number }
stray-invisible = carácter invisible { $number }
stray-letter = { $script ->
    [Cyrillic] letra cirílica
    [Greek] letra griega
    [Arabic] letra árabe
    [Hebrew] letra hebrea
    [Armenian] letra armenia
    [Devanagari] letra devanagari
   *[other] letra extranjera
} { $like }
stray-unlike = letra { $script ->
    [Cyrillic] cirílica
    [Greek] griega
    [Arabic] árabe
    [Hebrew] hebrea
    [Armenian] armenia
    [Devanagari] devanagari
   *[other] extranjera
} { $number }

stray-wide = { $like } ancha
stray-styled = { $like } inusual
stray-sign = signo { $number }
entry-no-move = No es una jugada. Prueba e2 e4, o ayuda.
entry-no-piece = Ninguna pieza se llama { $letter }. Las letras son { $letters }.
entry-takes-what = ¿Qué captura? Escribe también la casilla.
entry-no-question = No hay pregunta que responder. Escribe una jugada, o ayuda.
entry-knight = Para la pregunta, escribe saltos { $square }.
entry-slash = Con una barra empieza un comando. Para la jugada, escribe { $text }.
entry-move-asked = Legal, no jugada: { $move }. Para jugarla, escribe solo la jugada.
entry-not-played = No se ha jugado nada. Para jugar, escribe solo la jugada.
entry-other-side = Juegan { $color }.
entry-not-your-turn = Juegan { $color }. Espera la respuesta.
choice = { $count } jugadas posibles. Escribe un número.
ambiguous = { $count } jugadas posibles. Escribe { $moves } o { $last }.
choice-line = { $number }: { $reading }
choice-promotion = ¿En qué se corona el peón? Escribe la pieza o su número.
choice-drop = Colocar en { $square }. Escribe la pieza o su número.
choice-piece = ¿Dama, torre, alfil o caballo? Escribe la pieza o su número.
choice-again = Escribe un número del 1 al { $count }, o no.
choice-dropped = Cancelado.

illegal-empty-origin = En { $square } no hay nada.
illegal-not-yours = No es tuya la pieza de { $square }: { $piece }.
illegal-other-piece = Pieza en { $square }: { $piece }.
illegal-square-alone = Tu { $piece } está en { $square }. Para mover, escribe { $square } y la casilla de destino.
illegal-own-piece = Tu { $piece } está en { $square }.
illegal-nothing-to-take = No hay nada que capturar en { $square }.
illegal-none-to-take = Tu rival no tiene { $role ->
    [king] rey
    [queen] dama
    [rook] torre
    [bishop] alfil
    [knight] caballo
   *[pawn] peones
}.
illegal-takes-none = Fuera de alcance: { $piece } por { $captured }.
illegal-no-pawn-takes = Ningún peón captura en columna { $letter }.
illegal-only-takes = En { $square } un peón solo puede capturar. Di también su columna.
illegal-still-in-check = Ilegal: seguirías en jaque.
illegal-exposes-king = Ilegal: tu rey quedaría en jaque.
illegal-no-promotion = No es una coronación: ningún peón llega a la última fila con esa jugada.
illegal-cannot-become = Un peón se convierte en dama, torre, alfil o caballo. Escribe por ejemplo { $square } dama.
illegal-blocked = Camino cortado para tu { $piece } de { $from }: en { $square } hay { $other }.
illegal-no-such-piece = No tienes { $role ->
    [king] rey
    [queen] dama
    [rook] torre
    [bishop] alfil
    [knight] caballo
   *[pawn] peón
}.
illegal-cannot-reach = { $role ->
    [king] Tu rey no llega a { $square }.
    [queen] Ninguna dama tuya llega a { $square }.
    [rook] Ninguna torre tuya llega a { $square }.
    [bishop] Ningún alfil tuyo llega a { $square }.
    [knight] Ningún caballo tuyo llega a { $square }.
   *[pawn] Ningún peón tuyo llega a { $square }.
}
illegal-not-from-there = Ilegal desde ahí: { $piece } a { $square }.
illegal-cannot-go = { $role ->
    [king] Un rey
    [queen] Una dama
    [rook] Una torre
    [bishop] Un alfil
    [knight] Un caballo
   *[pawn] Un peón
} no puede ir de { $from } a { $square }.
illegal-no-castling-right = Ya no puedes enrocar por ahí: tu rey o tu torre se ha movido.
illegal-castling-never = No puedes enrocar por ahí: la posición inicial no lo permite.
illegal-castling-blocked = Ahora no puedes enrocar por ahí: hay una pieza en medio.
illegal-castling-attacked = Ahora no puedes enrocar por ahí: tu rey pasaría por un jaque o acabaría en él.
illegal-must-capture = Tienes que capturar.
illegal-not-in-variant = Las reglas de este juego no lo permiten.
illegal-not-in-hand = No está en tu bolsillo: { $piece }.
illegal-drop-occupied = { $square } no está libre.
illegal-drop-edge = Ahí no va un peón. Ni en la primera fila ni en la última.

## Respuestas

joined = { $items }, { $next }
row = { $from } hasta { $to }
list = { $head }: { $items }.
list-more = { $items }.
list-head = { $head }:
rank = Fila { $name }
ranks = Filas { $from } { $count ->
    [2] y
   *[other] a
} { $to }
file = Columna { $name }
square-part = { $part }.
square-shade-part = casilla { $shade }
shade-light = clara
shade-dark = oscura
shade-light-short = clara
shade-dark-short = oscura
square-shade = { $square }: { $shade }.
all-white = Blancas
all-black = Negras
no-pieces = { $pieces }: ninguna pieza.
count-kind = { $count } { $pieces }
count-pieces = { $count ->
    [one] { $count } pieza
   *[other] { $count } piezas
}
rays-none = Ninguna pieza en línea con { $square }.
knight-none = Sin piezas a un salto de caballo de { $square }.
knight-sees = A un salto de caballo de { $square }
toward-up = Arriba
toward-up-right = Arriba a la derecha
toward-right = Derecha
toward-down-right = Abajo a la derecha
toward-down = Abajo
toward-down-left = Abajo a la izquierda
toward-left = Izquierda
toward-up-left = Arriba a la izquierda
attacked = { $square }, atacantes: { $items }.
not-attacked = { $square } no está atacada.
defended = { $square }, defensores: { $items }.
not-defended = { $square } no está defendida.
hanging-none = No hay nada colgado.
hanging-none-of = { $color }: nada colgado.
hangs = { $piece } en { $square } está en el aire. Atacantes: { $attackers }. { $defended ->
    [no] Sin defensa
   *[yes] Defensores: { $defenders }
}.
hanging-safe = { $piece } en { $square } está a salvo. { $attacked ->
    [no] Nada puede tomar ahí
   *[yes] Atacantes: { $attackers }. Defensores: { $defenders }
}.
hanging-cost = El cambio cuesta { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
hanging-king = Un rey no se cuelga. Sobre el jaque: { $check }.
by-white = { $square }, atacan las blancas: { $items }.
by-black = { $square }, atacan las negras: { $items }.
by-none-white = Las blancas no atacan { $square }.
by-none-black = Las negras no atacan { $square }.
moves-of = { $piece } { $square }
drops-of = { $piece } por colocar
drops-anywhere = cualquier casilla libre
drops-pawn-anywhere = casillas libres de las filas 2 a 7
moves-none = No hay jugadas legales.
moves-none-from = No hay jugadas legales desde { $square }.
captures-none = No hay capturas.
captures-none-from = No hay capturas desde { $square }.
moves-not-yours = { $square }: { $piece }, no es su turno.
takes = come { $piece } { $square }
takes-promoting = come { $piece } { $square } y corona
takes-en-passant = come { $piece } { $square } al paso, hasta { $to }
promotes-on = corona en { $square }
what-if = { $piece } en { $square } podría comer
what-if-none = { $piece } en { $square } no podría comer nada.
what-if-empty = En { $square } no hay nada.
castling-right = { $color }, { $castling }: { $how ->
    [legal] legal
    [check] no se permite en jaque
    [blocked] hay una pieza en medio
    [attacked] el rey pasaría por un jaque o acabaría en él
   *[lost] sin derecho a ese enroque
}.
material-count = { $count ->
    [1] { $pieces }
    [one] { $count } { $pieces }
   *[other] { $count } { $pieces }
}
material-level = Material igualado.
material-ahead = Ventaja de las { $color }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
material-bare = rey solo
turn = Juegan { $color }, jugada { $number }.
turn-check = Juegan { $color }, jugada { $number }, en jaque.
turn-checkmate = Jaque mate a las { $color }, jugada { $number }.
turn-stalemate = Ahogado: las { $color } no tienen jugada legal, jugada { $number }.
turn-yours = Juegas con { $color }.
board-check = Las { $color } están en jaque.
board-checkmate = Las { $color } han recibido jaque mate.
board-stalemate = Ahogado: las { $color } no tienen jugada legal.
check-none = No hay jaque.
check-by = Las { $color } en jaque de { $items }.
last = { $move }. { $color }, jugada { $number }.
last-none = Aún no hay jugadas.
captured-none = Aún no hay capturas.
captured-last = Última captura: { $piece } en { $square }.
last-of = { $items } y { $last }
captured-lost = Las { $color } han perdido { $items }.
changed-attacks = Ataca: { $items }.
changed-defends = Defiende: { $items }.
changed-opens = { $piece } en { $square } ahora ataca: { $items }.
changed-closes = { $piece } en { $square } ya no ataca: { $items }.
changed-undefended = Ya sin defensa: { $items }.
changed-nothing = No ha cambiado nada más.
changed-more = Lo demás: otra vez { $changed }.
lost-king = { $count ->
    [one] un rey
   *[other] { $count } reyes
}
lost-queen = { $count ->
    [one] una dama
   *[other] { $count } damas
}
lost-rook = { $count ->
    [one] una torre
   *[other] { $count } torres
}
lost-bishop = { $count ->
    [one] un alfil
   *[other] { $count } alfiles
}
lost-knight = { $count ->
    [one] un caballo
   *[other] { $count } caballos
}
lost-pawn = { $count ->
    [one] un peón
   *[other] { $count } peones
}
opening = { $name }. { $eco }.
opening-none = La apertura aún no tiene nombre.
score-none = Aún no hay jugadas.
score-line = { $number }. { $moves }
score-line-black = { $number }, { $color }: { $moves }
clock-left = { $color-key ->
    [white] Blancas
   *[black] Negras
}: { $time }.
spent-last = La última jugada tardó { $time }.
spent-all = Las { $color } han usado { $time }.
clock-to-go = A las { $color } les { $count ->
    [one] falta una jugada
   *[other] faltan { $count } jugadas
}, hasta el próximo periodo.
clock-none = Esta partida no tiene relojes.
clock-of-waiting = La partida { $game } espera, con los relojes parados.
clock-waits = { $whose ->
    [own] Tu reloj está parado. Intro lo pone en marcha.
   *[both] Los relojes están parados. Intro los pone en marcha.
}
clock-strict = Como en un torneo: solo el árbitro para los relojes.
once-empty = Falta la jugada. Prueba e2 e4.
once-unknown = Desconocido: { $word }. Escribe una jugada, como e2 e4 o caballo f3.
once-unknown-near = Desconocido: { $word }. ¿Querías decir { $near }?
once-no-move = No es una jugada. Prueba e2 e4, o caballo f3.
once-failed = Jugada { $number }, { $text }: { $why }
ask-unknown = Desconocido: { $word }. Todas las preguntas: { $program } ask ayuda
ask-unknown-near = Desconocido: { $word }. ¿Querías decir { $near }? Todas las preguntas: { $program } ask ayuda
ask-help = Puedes preguntar: { $names }. Más sobre una: { $program } ask ayuda tablero
ask-number = { $word } no es una pregunta. Da la posición con --position y luego pregunta.
ask-in-game = { $name } solo funciona en una partida. Empieza una con { $program } play.
ask-command = { $name } es una orden propia: { $program } { $command }.
saves = Cada jugada se guarda. Para irte, escribe salir.
leave-quit = Para irte, escribe salir. Cada jugada se guarda.
export-picture = Una imagen es SVG o PNG: nombra un archivo que termine en .svg o .png.
export-file = ¿Qué archivo? Escribe su nombre, como partida.pgn.
print-file = ¿Qué archivo? Escribe su nombre, como partida.txt, o partida.brf para una impresora braille.
deleted = Partida { $game } borrada. Para recuperarla: { $name }
undeleted = La partida { $game } ha vuelto.
undelete-none = Nada que recuperar: no se ha borrado ninguna partida desde el inicio.
delete-open = La partida { $game } está abierta. Ciérrala o empieza otra, y luego bórrala.
delete-match = La partida { $game } es un encuentro. Los encuentros se conservan.
delete-imported = La partida { $game } se importó. Solo se borran las jugadas aquí.
rename-what = ¿Qué nombre? { $name } 5 Torneo del club, o { $name } 5 { $color } Ana.
renamed = Partida { $game }, ahora: { $text }.
noted = Anotado en la partida { $game }.
note-line = Nota: { $text }
note-none = Nada anotado en la partida { $game }.
summary-moves = Jugadas: { $moves }.
summary-turning = Momento clave: jugada { $number }, { $color }: { $move }.
summary-search = Para el momento clave y la precisión: { $name } { $game }
course-step = Jugada { $number }, { $color }. { $verdict }
course-none = Jugada { $number }, { $color }: sin evaluar.
course-time = Tiempo pensado: { $time }.
course-best = Lo mejor para { $color }: jugada { $number }. { $verdict }
course-longest = Lo más pensado: jugada { $number }, { $color }, { $time }.
results-none = Aún no tienes partidas terminadas.
results-all = Ganadas { $won }, tablas { $drawn }, perdidas { $lost }.
results-against = { $opponent }: ganadas { $won }, tablas { $drawn }, perdidas { $lost }.
results-ended = { $kind ->
    [won] ganada
    [drawn] tablas
   *[lost] perdida
}
results-last = Las últimas partidas, la más nueva primero: { $items }.
results-row = Seguidas: { $count } ganadas.
ratings-none = Aún no has practicado. Para empezar: problema
ratings-puzzles = Problemas: puntuación { $rating }.
ratings-week = Hace una semana: { $rating }.
ratings-month = Hace cuatro semanas: { $rating }.
ratings-highest = Máximo: { $rating }.
ratings-drills = Entrenamiento: { $right } de las últimas { $count } respuestas, bien.
ratings-streak = Racha de problemas: ahora { $count }, récord { $record }.
ratings-days = Días seguidos de práctica: { $count }.
ratings-ago = { $weeks ->
    [one] Hace una semana: { $rating }.
   *[other] Hace { $weeks } semanas: { $rating }.
}
ratings-ago-drills = Entrenamiento de esa semana: { $right } de { $count } respuestas, bien.
ratings-ago-none = { $weeks ->
    [one] Hace una semana: nada practicado.
   *[other] Hace { $weeks } semanas: nada practicado.
}
repeat-none = Aún no se ha dicho nada.
argument-square = { $name } necesita una casilla, por ejemplo { $name } e4.
argument-two-squares = { $name } necesita dos casillas, por ejemplo { $name } g1 f3.
argument-piece = { $name } necesita una pieza, como { $name } dama o { $name } torres negras.
argument-line = { $name } necesita una columna o una fila, por ejemplo { $name } e o { $name } 4.
argument-rank = { $name } necesita una fila, por ejemplo { $name } 4.
argument-file = { $name } necesita una columna, por ejemplo { $name } e.
argument-number = { $name } necesita un número, por ejemplo { $name } 5.
argument-level = { $name } necesita un número del 1 al { $most }.
argument-move = { $name } necesita una jugada, por ejemplo { $name } e2 e4.
argument-claim = ¿Reclamar qué? Escribe { $name } triple, { $name } cincuenta, { $name } bandera o { $name } ilegal. Más: ayuda reclamar.
argument-voice = { $name } necesita una voz: { $voices }.
argument-switch = { $name } necesita sí o no.
argument-whose = { $name } admite mío, rival, o nada.
argument-hanging = { $name } admite una casilla, una pieza, mío, rival, o nada.
argument-braille = { $name } admite un ancho de { $least } a { $most }; diagrama, filas o lista; puntos, ascii o letras; guardar.
argument-list = Una lista se escribe con letras; puntos y ascii son para diagramas.
argument-width = Una línea braille: { $least } a { $most } celdas. Escribe por ejemplo braille 40.
argument-position = { $name } necesita una posición: FEN, un diagrama o una lista como Blancas: Re1 a2. Negras: Re8.
argument-none = Escribe solo { $name }.
argument-more = No entendido: { $word }. Escribe solo { $name }.
no-command = Comando desconocido: { $word }. Escribe ayuda todo para verlos todos.
no-command-near = Comando desconocido: { $word }. ¿Querías decir { $near }? Para verlos todos: ayuda todo.

## La posición para los dedos

diagram-lines = Diagrama, { $count ->
    [one] una línea
   *[other] { $count } líneas
}.
list-of = { $color-key ->
    [white] Blancas
   *[black] Negras
}:
beside-turn = Juegan { $color }.
beside-castling = Enroque: { $rights }.
beside-no-castling = Sin enroque.
beside-all-castling = Enroque: todos.
beside-one = { $color } { $side }
beside-two = { $color } { $side } y { $other }
beside-short = corto
beside-long = largo
beside-en-passant = Al paso: { $square }.
braille-kept = Guardado.
braille-kept-here = Ajustado para este encuentro.

## Peticiones

confirm-draw = ¿Ofrecer tablas? sí o no.
confirm-draw-agreed = ¿Acordar tablas? sí o no.
confirm-draw-untimely = ¿Ofrecer tablas ahora? El momento es tras tu jugada, antes de pulsar. sí o no.
confirm-draw-untimely-typed = ¿Ofrecer tablas ahora? El momento es con tu jugada: tablas e4. sí o no.
confirm-claim = ¿Reclamar tablas? Si te equivocas, las { $opponent } reciben tiempo. sí o no.
confirm-claim-with = ¿Reclamar tablas con { $move }? Si te equivocas, las { $opponent } reciben tiempo y tú debes hacer la jugada. sí o no.
confirm-claim-quickplay = ¿Reclamar tablas? Si el árbitro no las da, el rival recibe dos minutos más. sí o no.
confirm-claim-quickplay-alone = ¿Reclamar tablas? La partida se detiene hasta que el rival acepte o un árbitro decida. sí o no.
confirm-seconds = ¿Pedir cinco segundos por jugada? También es una oferta de tablas. Si se concede, el rival recibe dos minutos más. sí o no.
confirm-resign = ¿Abandonar? sí o no.
confirm-resign-for = ¿Abandonar por las { $color }? sí o no.
kings-say = { $result ->
    [white] Reyes en el centro: ganan blancas.
    [black] Reyes en el centro: ganan negras.
   *[draw] Reyes en el centro: tablas.
}
kings-no-win = El rival no se ha rendido. Devuelve los reyes a su sitio.
kings-one = Hay un rey en el centro. Para dar el resultado, pon allí también el otro; si no, devuélvelo a su sitio.
kings-otherwise = Pero la partida acabó de otra manera.
confirm-takeback = ¿Deshacer tu jugada? sí o no.
confirm-new = ¿Dejar esta partida? Nueva: { $items }. sí o no.
after-game = La partida no ha terminado. Después: { $name }
confirm-delete = ¿Borrar la partida { $game }, { $white } contra { $black }? sí o no.
confirm-replace = { $file } ya existe. ¿Reemplazarlo? sí o no.
confirm-resume = ¿Dejar esta partida? Sigue la anterior. sí o no.
confirm-resume-game = ¿Dejar esta partida? Sigue la partida { $game }. sí o no.
confirm-lapsed = { $what ->
    [draw] No se ofrecen tablas.
    [resign] Abandono retirado.
    [takeback] No se deshace nada.
    [resume] Sigues en esta partida.
    [claim] No se reclama nada.
    [seal] Jugada sin sellar.
    [sign] Sin firmar.
   *[new] No empieza otra partida.
}
confirm-draw-first = Las tablas aún no están ofrecidas. ¿Ofrecerlas? sí o no.
confirm-neither = { $text } no es ni sí ni no.
confirm-go-on = ¿Continuar? sí o no.
confirm-dropped = No. La partida sigue.
confirm-blunder = { $what ->
    [mate] Eso permite mate en una.
    [queen] Eso regala tu dama.
    [rook] Eso regala una torre.
    [bishop] Eso regala un alfil.
   *[knight] Eso regala un caballo.
} ¿Jugarla? sí o no.
blunder-dropped = No jugada. Te toca.
announce-it = Anúnciala.
repeat-it = Repítela.
repeated-it = Repetida.
repeated-by-opponent = Las { $color } la han repetido.
repeated-already = Esa es la última jugada. Anuncia la tuya.
move-of-opponent = Esa era la última jugada. Te toca.
repeated-your-move = Repetida. Te toca.
say-promotion = Di en qué se corona el peón.
pressed = Pulsado.
takeback-helps = Para deshacer la jugada, escribe deshacer.
press-it = Pulsa el reloj.
announced-waits = Anunciada: { $move }.
announcing-off = No hace falta: las jugadas valen al escribirlas. Para cambiarlo: ajustar anuncio.
hint = Pista: { $move }.
hint-wait = Buscando una pista.
hint-still = Sigo buscando una pista. Espera.

analysis-wait = Pensando.
analysis-still = Sigo pensando. Espera.
analysis-stopped = Interrumpido: { $names }. Pregunta otra vez.
analysis-over = La partida termina en esta posición.
analysis-in-check = Las { $color } están en jaque. Busca la amenaza después de la próxima jugada.
analysis-no-move = El otro bando no tiene jugada legal.
analysis-two = No durante una partida con otra persona.
analysis-exercise = No en un ejercicio. Para ayuda: { $hint }.
analysis-not-now = Primero completa la jugada.
analysis-offer = Espera la respuesta: hay oferta de tablas.
analysis-nothing = Esta posición no tiene evaluación.
analysis-builtin-instead = En su lugar juzga el rival integrado.
analysis-builtin =
    Juzga el rival integrado. Ve los mates y lo que se gana al momento.
    No sabe juzgar planes ni finales. Un motor sí: { $opponent } motor stockfish.
analysis-best = Mejor: { $move }.
analysis-unscored = Sin valoración.
analysis-line = { $moves }.
analysis-line-end = Fin de la línea.
analysis-no-line = { $count ->
    [one] Solo hay una línea.
   *[other] Solo hay { $count } líneas.
}
analysis-row = { $number }: { $move }. { $verdict }
analysis-threat = Las { $color } amenazan { $move }.
analysis-no-threat = Sin amenaza. Si jugaran { $color }: { $move }.
mate-in = Mate en { $moves }.
mate-none = No se ve mate en { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}.
mate-never = Nadie puede forzar el mate aquí: lo saben las tablas.
verdict = { $how ->
    [equal] Igualdad: { $number }.
    [slight] Las { $color } están algo mejor: { $number }.
    [clear] Las { $color } están claramente mejor: { $number }.
    [winning] Las { $color } van ganando: { $number }.
   *[won] Las { $color } tienen la partida ganada: { $number }.
}
verdict-mate = Las { $color } dan mate en { $moves }.
verdict-unsure = Ninguna ventaja a la vista.
verdict-number = { $sign ->
    [minus] menos { $whole },{ $tenths }
    [plus] más { $whole },{ $tenths }
   *[none] 0
}
eval-percent = Probabilidad de ganar de las { $color }: { $percent } por ciento.
eval-chances = De 100 partidas, las { $color } ganan { $won }, empatan { $drawn } y pierden { $lost }.
eval-by = Profundidad { $depth }, { $engine }.
tables-verdict = { $worth ->
    [won] { $how ->
        [mate] Ganan las { $color }: mate en { $moves }.
        [progress] { $moves ->
            [0] Ganan las { $color }: la próxima jugada es una captura o un movimiento de peón.
            [one] Ganan las { $color }: viene una captura o un movimiento de peón.
           *[other] Ganan las { $color }: captura o movimiento de peón en { $moves } jugadas como mucho.
        }
       *[unknown] Ganan las { $color }.
    }
    [spoilt] Tablas. Las { $color } ganarían, pero no antes de la regla de las cincuenta jugadas.
   *[drawn] Tablas.
}
tables-only-wins = Solo gana { $move }.
tables-only-draws = Solo salva las tablas { $move }.
tables-keeping = { $result ->
    [won] { $which ->
        [all] Todas las jugadas ganan.
       *[some] { $keeping ->
            [one] Gana una de { $count } jugadas.
           *[other] Ganan { $keeping } de { $count } jugadas.
        }
    }
    [drawn] { $which ->
        [all] Todas las jugadas hacen tablas.
       *[some] { $keeping ->
            [one] Hace tablas una de { $count } jugadas.
           *[other] Hacen tablas { $keeping } de { $count } jugadas.
        }
    }
   *[lost] Todas las jugadas pierden.
}
tables-sure = Según las tablas de finales, sin duda.
tables-found = Tablas de finales hasta { $pieces } piezas.
tables-folder = La carpeta { $name } no se puede leer. Para indicar otra: ajustar { $setting }.
tables-none = No hay tablas de finales en { $name }. Para indicar otra carpeta: ajustar { $setting }.
tables-damaged = La tabla de finales { $name } está dañada. Cópiala otra vez.
book-row = { $move }: { $which ->
    [book] { $percent } por ciento.
    [games] { $games ->
        [one] en una de tus partidas.
       *[other] en { $games } de tus partidas.
    }
   *[both] { $percent } por ciento, en { $games ->
        [one] una de tus partidas.
       *[other] { $games } de tus partidas.
    }
}
book-more = Y { $count ->
    [one] una jugada más.
   *[other] { $count } jugadas más.
}
book-nothing = Nada en el libro ni en tus partidas.
book-unreadable = El libro { $name } no se puede leer: { $reason }. Para indicar otro: ajustar { $setting }.
book-cut = { $name } está cortado, o no es un libro Polyglot. Cópialo otra vez.
book-none = No es un libro de aperturas Polyglot: { $name }. Para indicar otro: ajustar { $setting }.
opponent-failed = El rival no encontró jugada. Es un fallo del programa. Escribe nueva, o salir y { $program } resume.
level-set = Nivel { $level }.
level-is = Nivel { $level }. Para cambiarlo, escribe nivel y un número del 1 al 20.
level-none = En esta partida no hay rival integrado. Para jugar contra él: nueva ordenador.
voice-set = Voz de las jugadas: { $name }.
talk-set = Idioma: español.
talk-is = Idioma: español. Para cambiarlo, escribe por ejemplo idioma en.
speech-on = Habla activada.
speech-off = Habla desactivada.
speech-is = { $state ->
    [on] Habla activada. Para quitarla, escribe habla no.
   *[off] Habla desactivada. Para activarla, escribe habla sí.
}
speech-rate = Velocidad del habla { $rate }.
speech-volume = Volumen { $volume } de 100.
speech-lost = El habla ha fallado: { $reason }. Solo texto.
speech-is-lost = El habla ha fallado. Para probar de nuevo: habla sí. Para seguir sin voz: habla no.
speech-is-awaited = El habla aún no responde. Para seguir sin voz: habla no.
speech-is-starting = El habla está arrancando.
speech-health = Para saber por qué: { $program } health. Para seguir sin voz: habla no.
speech-found = El habla ha vuelto.
speech-absent = Este programa se compiló sin habla.
reason-unreachable = ningún servidor de voz responde, instala speech-dispatcher y espeak-ng o escribe habla no
reason-hangs = el servidor de voz no responde
reason-refused = el servidor de voz lo rechaza
reason-engine = el motor de habla no funciona

## Sesiones

new-builtin = Partida nueva { $game }. Juegas con { $color } contra el nivel { $level }.
new-human = Partida nueva { $game } para dos jugadores.
new-human-named = Partida nueva { $game }: blancas { $white }, negras { $black }.
time-all = Tiempo: { $time }
time-moves = Tiempo: { $time } para { $moves } jugadas
time-then-all = Después { $time }
time-then-moves = Después { $time } para { $moves } jugadas
time-repeats = El último período se repite.
time-plain = { $period }.
time-increment-only = Tiempo: { $time } por jugada.
time-increment = { $period }, más { $time } por jugada.
time-delay = { $period }, demora de { $time } por jugada.
time-bronstein = { $period }, demora Bronstein de hasta { $time } por jugada.
time-warned = Avisos de tiempo: { $times }. Para cambiarlos: { $set } avisos.
laws-edition = Leyes: FIDE { $year }.
laws-flag-claimed = Una bandera cuenta solo si se reclama: { $claim }.
laws-incomplete = FIDE { $year }: conocidas solo hasta el artículo 8.1. El resto está sin confirmar.
laws-one-article = FIDE { $year }: solo se conoce el artículo { $article }. El resto está sin confirmar.
opening-announce = Cada jugada se anuncia. Escribe tu jugada, después { $press }.
opening-repeat = Cada jugada se anuncia y se repite. Escribe tu jugada, después { $press }.
new-position = Posición inicial especial. Para oírla: tablero.
new-usual = Para la habitual: nueva normal.
board-tells = Escribe tablero para oírla.
chess960-from = Ajedrez960, posición { $number }.
chess960-usual = Ajedrez960, posición { $number }: la habitual.
chess960-other = Ajedrez960, desde otra posición.
odds-given = Las { $color } dan ventaja: { $odds }.
odds-piece = { $piece } { $square }
odds-exchange = { $piece } { $square }, a cambio { $other } { $back }
odds-extra-move = las blancas ya han jugado { $square }
odds-draw = las tablas cuentan como derrota
odds-time = tiempo en el reloj
clock-odds = { $color }:
odds-no-time = Añade el tiempo de quien da ventaja, como 5 o 3+2.
odds-no-clock = La ventaja de tiempo necesita reloj. Añade uno, como 10+5.
odds-position = Aquí no hay ventaja de piezas: empieza desde la posición habitual.
simul-begun = Simultánea, tableros: { $count }. Tras cada jugada tuya viene el siguiente.
simul-board = Tablero { $board }: { $opponent }.
simul-level = nivel { $level }
simul-engine = { $engine }, nivel { $level }
simul-guest = invitado
simul-since = Desde entonces: { $time }.
simul-waits = Tablero { $board }: { $opponent }, jugada { $move }, { $time }.
simul-unplayed = Tablero { $board }: { $opponent }, sin jugadas.
simul-won = Tablero { $board }: { $opponent }, ganada.
simul-drawn = Tablero { $board }: { $opponent }, tablas.
simul-lost = Tablero { $board }: { $opponent }, perdida.
simul-left = Quedan tableros: { $count }. Para el siguiente: { $name }.
simul-over = La simultánea ha terminado. Ganadas: { $won }, tablas: { $drawn }, perdidas: { $lost }.
simul-here = Estás en el tablero { $board }.
simul-last = No espera otro tablero.
simul-unknown = No hay tablero { $board }. La simultánea tiene { $count }.
simul-none = No hay simultánea. Para empezar: { $name } 8.
simul-count = Di el número de tableros, de 2 a { $most }: { $name } 8.
simul-clocks = Una simultánea no tiene relojes. Quita el tiempo.
letter-new = Partida nueva { $game }, por correo. Tu color: { $color }, contra { $opponent }. Después de tu jugada: { $name }.
letter-awaited = Se espera la jugada de { $opponent }. Escríbela cuando llegue.
letter-none = No es por correo. Para empezar: { $name } Anna.
letter-yours = Primero tu jugada. Luego la carta.
letter-pace = Escribe los días como 10/50: 50 días para 10 jugadas.
letter-file = Di el archivo, como carta.txt.
letter-head = Blancas: { $white }. Negras: { $black }.
letter-reply = Tu jugada: { $move }.
letter-move = Mi jugada: { $move }.
letter-said = Hablada: { $said }.
letter-offer = Ofrezco tablas.
letter-fen = Posición: { $fen }
letter-days = Recibida: { $came }. Enviada: { $goes }.
letter-for = { $days ->
    [one] { $days } día
   *[other] { $days } días
}
letter-mine = Partida { $game }, { $opponent }: te toca, { $time }.
letter-theirs = Partida { $game }, { $opponent }: en espera, { $time }.
letter-left = Quedan hasta la jugada { $move }: { $time }.
letter-over = Tiempo superado, jugada { $move }: { $time } de más.
letters-none = Ninguna partida por correo. Para empezar: { $name } Anna.
received-noted = Anotado: recibida el { $day }.
received-empty = Añade la jugada o el día: { $name } 12... Cf6.
received-unread = No hay ninguna jugada. Escribe solo la jugada.
received-several = Valen varias jugadas. Escribe solo la jugada.
received-yours = Te toca. No se espera ninguna carta.
variant-standard = ajedrez
variant-chess960 = ajedrez960
variant-king-of-the-hill = Rey de la colina
variant-three-check = Tres jaques
variant-crazyhouse = Crazyhouse
variant-antichess = Antiajedrez
variant-atomic = Ajedrez atómico
variant-horde = Horda
variant-racing-kings = Carrera de reyes
rules-king-of-the-hill = Rey de la colina. Gana el rey en d4, e4, d5 o e5, y también el mate.
rules-three-check = Tres jaques. Gana el tercer jaque, y también el mate.
rules-crazyhouse = Crazyhouse. Lo que capturas es tuyo. En vez de mover puedes colocarlo: caballo se coloca en f3, o C@f3.
rules-antichess = Antiajedrez. Es obligatorio capturar. Gana quien se queda sin piezas o sin jugadas.
rules-atomic = Ajedrez atómico. La captura explota: se va todo alrededor, menos los peones. Gana quien explota al rey.
rules-horde = Horda. Las blancas solo tienen peones. Las negras ganan si los capturan todos, las blancas con mate.
rules-racing-kings = Carrera de reyes. Gana el primer rey en la última fila. No se puede dar jaque.
variant-begins = { $variant }. Escribe { $name } para las reglas.
variant-weaker = Aquí los niveles son más débiles.
exploded = Explosión. Fuera: { $pieces }.
checks-counted = Jaque { $count } de 3.
checks-given = Jaques de las { $color }: { $count } de 3.
must-capture = Tienes que capturar. Posible: { $pieces }.
piece-on = { $piece } { $square }
pocket-held = Las { $color } pueden colocar { $pieces }.
pocket-empty = Las { $color } no tienen nada que colocar.
pocket-none = En esta partida no se coloca nada.
only-in-chess = Solo en ajedrez. Esta partida es { $variant }.
resumed-game = Partida { $game } reanudada. { $moves ->
    [0] Aún sin jugadas.
    [one] Una jugada hasta ahora.
   *[other] { $moves } jugadas hasta ahora.
}
resumed-side = Juegas con { $color } contra el nivel { $level }.
resumed-turn = Te toca.
resumed-over = La partida { $game } ha terminado.
resume-none = No hay partida inacabada. Empieza una con { $program } play.
resume-unknown = No hay partida { $game }. Para ver las últimas: { $program } games

resume-busy = Partida { $game } abierta en otra ventana. Cierra antes esa, o empieza otra partida.
resume-none-here = No hay otra partida inacabada. Escribe partidas para ver la lista.
resume-here = Estás en la partida { $game }.
resume-over = La partida { $game } ha terminado. Repásala con { $program } study { $game }
resume-over-here = La partida { $game } ha terminado. Para repasarla: { $name } { $game }
resume-imported-here = La partida { $game } es importada. Para repasarla: { $name } { $game }
resume-match = La partida { $game } es de un encuentro. Para seguir: { $program } match y su archivo.
left-own = Partida { $game } contra { $opponent }, inacabada: juegas con { $color }, jugada { $move }, { $date }.
left-two = Partida { $game }, { $white } contra { $black }, inacabada: jugada { $move }, { $date }.
left-resume = Para seguir: { $name } { $game }
resume-imported = La partida { $game } es importada: no se puede reanudar. Repásala con { $program } study { $game }.
game-kept = Partida { $game } guardada. Para seguir: { $program } resume
game-left = Partida { $game } guardada.
game-forgotten = Partida { $game } sin guardar: no se hizo ninguna jugada.
goodbye = Hasta luego.
unsaved = Sin guardar: { $reason }. La partida sigue. Libera espacio en el disco y se guardará con la próxima jugada.
saved-again = Todo vuelve a estar guardado.
unsaved-at-end = Estas jugadas no están guardadas. Cópialas:
archive-damaged = El archivo de partidas estaba dañado. Ahora es { $file }, y se ha empezado uno nuevo.
archive-renewed = Ordenando las partidas importadas, solo esta vez. Pulsa Control-C para parar, no se pierde nada.
data-shared = Carpeta de datos { $folder }: no es solo tuya. Otros pueden leer o cambiar tus partidas. Indica la tuya con --data.
data-no-folder = Carpeta de datos { $folder }: eso no es una carpeta. Indica una carpeta con --data.
data-link = La carpeta de datos { $folder } es un enlace. Comprueba que lleva a una carpeta tuya.
data-writable = Carpeta de datos { $folder }: otros usuarios podían escribir en ella. Ya no pueden. Revisa tus partidas con { $program } games.
data-foreign = Aquí no hay partida: { $folder } es de otro usuario. Indica otra carpeta de datos con --data.
data-open = Aquí no hay partida: otros pueden escribir en { $folder }. Ciérrala antes: { $command }
archive-unusable = Archivo de partidas inservible, { $file }: { $reason }. Esta partida no se guarda.
settings-warning = { $what } Pasado por alto: { $file }.
settings-warning-line = { $what } Pasado por alto: línea { $line } de { $file }.
not-text = Esa línea no es texto en UTF-8. Escríbela otra vez.
too-long = Línea demasiado larga: máximo 4096 bytes. Escribe una más corta.

reason-damaged = el archivo está dañado
reason-catalogue = las partidas importadas están dañadas, aparta el archivo catalogue.db
reason-full = el disco está lleno
reason-read-only = el disco o la carpeta no deja escribir
reason-busy = otro programa tiene el archivo
reason-file = el archivo no se puede abrir
reason-settings = el archivo de ajustes tiene errores; corrígelo antes
reason-newer = lo escribió un touchmove más nuevo, usa ese
reason-game = una de sus partidas está dañada
reason-unwritable = los ajustes no se pueden escribir
setting-key-near = Ajuste desconocido: { $key }. ¿Querías decir { $near }?
setting-value = { $key } no puede ser { $value }. Puede ser: { $values }.
setting-empty = { $key } no tiene valor. Puede ser: { $values }.
setting-name-long = { $key }: máximo 40 letras. Escribe un nombre más corto.
setting-unreadable = Los ajustes no se pueden leer: { $reason }.
range-to = a
range-more = y más
slip-no-equals = { $text } no tiene signo igual. Escribe nombre = "valor".
slip-no-value = { $text } no tiene valor. Escribe nombre = "valor".
slip-open-quote = { $text } tiene comillas sin cerrar. Ciérralas.
slip-no-quotes = Faltan comillas en { $text }. Ponlas alrededor del valor.
slip-open-bracket = { $text } tiene un corchete sin cerrar. Ciérralo.
slip-twice = { $text } repite un nombre. Borra una de las dos líneas.
slip-control = Caracteres no imprimibles en la línea. Escríbela otra vez.
slip-unprintable = Caracteres no imprimibles en la línea. Bórralos.
slip-form = { $text } no se puede leer. Escribe nombre = "valor".
did-you-mean = ¿Querías decir { $near }?
folder-missing = No hay carpeta { $folder }. Indica una que exista.
folder-is-file = { $folder } es un archivo. Indica su carpeta.
folder-denied = { $folder } no se puede leer. Revisa sus permisos.
name-unseen = Caracteres invisibles en el nombre. Cámbialo.
voices-none-there = No hay voces en { $folder }. Una voz es una carpeta con voice.toml.
keymaps-none-there = No hay mapas de teclas en { $folder }. Uno es un archivo como mio.toml.
voice-note = { $what } Mira { $file }.
voice-note-line = { $what } Mira la línea { $line } de { $file }.
voice-unreadable = El archivo no se puede leer: { $reason }.
voice-empty = El archivo está vacío.
voice-no-voice = Esta voz no tiene voice.toml. Escribe uno, por ejemplo con parent = "en".
voice-section = Parte desconocida de una voz: { $name }.
voice-entry = Desconocido en esta parte: { $name }.
voice-missing = A la parte { $section } le falta { $name }. Añádelo.
voice-missing-first = A esta voz le falta { $name }. Escribe por ejemplo { $name } = "en", antes de todas las partes.
voice-text = { $name } debe ir entre comillas.
voice-list = { $name } debe ser una lista, como ["uno", "dos"].
voice-part = { $name } es una parte de la voz. Escríbela entre corchetes en una línea propia.
voice-blank = { $name } tiene una palabra vacía.
voice-same = { $first } y { $name } tienen la misma palabra, { $word }. Cada uno necesita la suya.
voice-slot = Hueco desconocido en el patrón { $name }: { $slot }.
voice-brace = Llave sin cerrar en el patrón { $name }. Ciérrala.
voice-no-slot = El patrón { $name } necesita el hueco { $slot }, o las jugadas no suenan.
voice-language = { $tag } no es una etiqueta de idioma. Escribe una como es o pt-BR.
voice-keyboard = Teclado desconocido: { $name }. Escribe uno de { $known }.
voice-letter = { $name } no es una sola letra. Escribe una antes del signo igual.
voice-parent = La voz madre { $name } falta o está rota.
voice-incomplete = La voz está incompleta. Indica una voz madre, como parent = "en".
voice-taken = { $word } no puede significar { $name }: ya significa { $other }.
voice-sentence = { $text } no es una frase. Escribe nombre = texto, y cierra todas las llaves.
voice-no-sentence = El programa no tiene la frase { $name }.
voice-gap = La frase { $name } no tiene el hueco { $gap }. Tiene: { $gaps }.
voice-gap-none = La frase { $name } no tiene el hueco { $gap }. No tiene huecos.
voice-left-out = A la frase { $name } le falta { $gap }.
voice-silent = La frase { $name } está vacía.
setting-not-kept = Ajuste sin guardar: { $reason }.

## Motores

new-engine = Partida nueva { $game }. Juegas con { $color } contra { $engine }, nivel { $level }.
resumed-engine = Juegas con { $color } contra { $engine }, nivel { $level }.
engine-held = { $engine } no tiene niveles propios. Cuanto más bajo el nivel, menos calcula y más jugadas hace el rival integrado.
opponent-thinks = El rival sigue pensando.
engine-thinks = El rival sigue pensando. Para jugar sin él, escribe { $new } { $builtin }.
engine-waits = { $engine } está arrancando. Para jugar sin él, escribe { $new } { $builtin }.
engine-waits-on = { $engine } está arrancando. La partida lo espera.
engine-missing = { $engine } no está en este ordenador.
engine-refused = { $engine } no puede arrancar: no es un programa para este ordenador.
engine-ended = { $engine } se ha cerrado de repente.
engine-says = Dice: { $words }
engine-floods = { $engine } no para de escribir.
engine-silent = { $engine } no responde.
engine-not-uci = { $engine } responde, pero no en UCI, el lenguaje de los motores de ajedrez. Indica un motor UCI, como uci:stockfish.
engine-no-move = { $engine } no envió ninguna jugada.
engine-no-stop = { $engine } no deja de pensar.
engine-so-far = Lo mejor hasta ahora:
engine-nonsense = { $engine } envió una jugada no válida: { $answer }.
engine-illegal = { $engine } envió una jugada ilegal: { $answer }.
engine-no-chess960 = { $engine } no juega a ajedrez960.
engine-no-variant = { $engine } no juega a { $variant }.
engine-again = Se reinicia.
engine-back = { $engine } ha vuelto.
confirm-builtin = ¿Jugar contra el rival integrado? sí o no.
confirm-builtin-on = ¿Seguir con el rival integrado? sí o no.
builtin-plays = Sigue el rival integrado, nivel { $level }.
engine-kept = La partida espera a { $engine }. Escribe salir; { $program } resume vuelve a intentarlo.
engine-not-begun = No ha empezado ninguna partida. Escribe nueva para intentarlo otra vez, o salir.
player-engine = { $name } nivel { $level }
player-engine-replaced = { $name }, después nivel { $level }
health-engine = Motor: { $name } funciona, { $file }.
health-engine-fails = Motor { $file }: { $what }

## Tonos

tones-on = Tonos activados.
tones-off = Tonos desactivados.
tones-is = { $state ->
    [on] Tonos activados. Para quitarlos, escribe tonos no.
   *[off] Tonos desactivados. Para activarlos, escribe tonos sí.
}
tones-absent = Este programa se compiló sin tonos. En docs/guide.md se explica cómo tenerlos.
tones-lost = Los tonos han fallado: { $reason }.
tones-found = Los tonos han vuelto.
reason-no-device = no hay dispositivo de sonido
reason-device-busy = otro programa ocupa el sonido
reason-device-hangs = el dispositivo de sonido está bloqueado
reason-device-broken = el dispositivo de sonido no funciona
help-tones =
    tonos sí, tonos no.
    Un toque grave: casilla oscura.
    Una octava más alto: casilla clara.
    Un golpe: el borde.
    Dos notas hacia abajo: captura.
    Dos hacia arriba: jaque.
    Un zumbido: jugada ilegal.
    Tres pitidos: queda poco tiempo.
health-tones = Tonos: el dispositivo de sonido funciona.
health-tones-fails = Tonos: { $reason }.

## Primer arranque

setup-language = Para español, escribe { $number }.
setup-language-names = español, castellano, Spanish, Spanisch, espagnol
setup-again = { $most ->
    [2] Escribe 1 o 2.
   *[other] Escribe un número del 1 al { $most }.
}
setup-unknown = { $most ->
    [2] Escribe 1 o 2, o una palabra de la respuesta. Con { $quit } sales.
   *[other] Escribe un número del 1 al { $most }, o una palabra de la respuesta. Con { $quit } sales.
}
setup-help-language =
    Es el idioma del programa.
    Escribe su número o su nombre.
    Para cambiarlo después: idioma.
setup-help-speech =
    Sí: habla tu lector de pantalla, y este programa calla.
    No: habla este programa.
    Para cambiarlo después: habla.
setup-help-face =
    Línea a línea: escribes jugadas y preguntas, y lees u oyes las respuestas.
    En pantalla: un tablero, con teclas para explorarlo.
    Para cambiarlo después: ajustar vista.
setup-speech =
    ¿Usas un lector de pantalla?
    1: sí, calla.
    2: no, háblame.
setup-face =
    ¿Cómo quieres jugar?
    1: línea a línea.
    2: en pantalla, con un tablero para explorar.
setup-name = ¿Cómo te llamas? Escríbelo, o pulsa Intro para saltarlo.
setup-help-name = Tu nombre es para listas y planillas. Para no ponerlo, pulsa Intro.
setup-name-long = Máximo 40 letras. Escribe un nombre más corto, o pulsa Intro para saltarlo.
setup-cancelled = Cancelado. Se te preguntará la próxima vez.
setup-skipped = ¿Primera vez? Para elegir idioma, habla y tu nombre: { $program } setup
setup-unchanged = No ha cambiado nada.
setup-done =
    Gracias. Escribe ayuda cuando quieras.
    Otras palabras para las jugadas: ayuda voz-jugadas.
    Color, reloj, rival: por ejemplo nueva negras 10+5.
setup-kept =
    Guardado: español, { $speech ->
        [on] con habla propia
       *[off] sin habla propia
    }, { $face ->
        [screen] en pantalla
       *[line] línea a línea
    }, jugadas con la voz { $moves }.

## Ayuda

help =
    Escribe tu jugada: e4, caballo f3, O-O.
    Pregunta: tablero, última, piezas C, reloj.
    Haz: tablas, abandonar, deshacer, pista.
    Otra partida: nueva. Las tuyas: partidas.
    Con reloj: nueva 10+5.
    Con negras: nueva negras.
    Tablero electrónico: tablero-electrónico.
    Ajustes: ajustes. Para irte: salir.
    Más: ayuda todo, ayuda tablero.
# By Tab.
commands-many = { $count } comandos posibles. Escribe más letras.
help-announcing =
    Tu jugada: anunciar caballo f3, pulsar.
    La del rival: escríbela para repetirla.
    Un desliz: corregir caballo f3.
    Pregunta: tablero, última, piezas C, reloj.
    Haz: tablas, abandonar, deshacer, pista.
    Otra partida: nueva. Las tuyas: partidas.
    Reloj: nueva 10+5. Negras: nueva negras.
    Tablero electrónico: tablero-electrónico.
    Ajustes: ajustes. Para irte: salir.
    Más: ayuda todo, ayuda tablero.
help-choice =
    Escribe el número de tu jugada, o su primera casilla.
    no: ninguna de ellas.
help-piece =
    Escribe dama, torre, alfil, caballo, o un número.
    no: otra jugada.
# Before the question, which is asked again.
help-confirm = { $what ->
    [draw] sí: se ofrecen tablas a tu rival. no: sigues jugando.
    [agree] sí: la partida acaba en tablas. no: sigues jugando.
    [claim] sí: ahora se comprueba tu reclamación. no: sigues jugando.
    [resign] sí: abandonas esta partida. no: sigues jugando.
    [takeback] sí: se deshace tu última jugada. no: se queda.
    [seal] sí: esta jugada va al sobre. no: escribe otra.
    [sign] sí: firmas este resultado. no: aún no firmas nada.
    [builtin] sí: juega el rival integrado. no: se espera al motor.
    [play-on] sí: tu partida se guarda, y aquí empieza una nueva. no: sigue abierta.
    [go-on] sí: continúas esta partida. no: se guarda, y empiezas otra.
    [resume] sí: esta partida se guarda, y continúas la otra. no: te quedas aquí.
   *[new] sí: esta partida se guarda, y empieza una nueva. no: sigues jugando.
}
help-confirm-file = sí: se hace. no: todo queda como está.
help-confirm-blunder = sí: se juega esta jugada. no: escribe otra.
help-over =
    La partida ha terminado.
    Todas las jugadas: planilla. Otra partida: nueva.
    Para repasar una partida: abrir 57.
    Para irte: salir.
help-all-position = Sobre la posición:
help-all-game = Sobre la partida y el programa:
help-all-more = Más sobre uno: ayuda y su nombre.
help-board =
    tablero: la posición, fila a fila.
    tablero e4: una casilla. Corto: b.
help-pieces =
    piezas C: dónde están los caballos blancos. c: los negros.
    piezas blancas, piezas negras: todas las de un color. Corto: p.
help-count =
    cuántas P: cuántos peones tienen las blancas. p: las negras.
    cuántas: las piezas de ambos bandos.
help-scan =
    recorrer 4, recorrer e: las piezas de una fila o columna.
    Corto: s.
help-rank = fila 4: las piezas de la fila.
help-file = columna e: las piezas de la columna.
help-diagonals =
    diagonales e4: las piezas de las diagonales que pasan por una casilla.
help-rays =
    direcciones e4: las piezas en las ocho direcciones.
help-knight =
    saltos f3: las piezas a un salto de caballo.
    caballo f3, en cambio, es una jugada.
help-attackers =
    atacantes e4: qué ataca una casilla y qué la defiende.
help-defenders =
    defensores e4: qué defiende una casilla y qué la ataca.
help-hanging =
    colgadas: piezas atacadas y poco defendidas.
    colgadas d1: una pieza. También: colgadas mío, colgadas rival.
help-moves =
    jugadas: todas las jugadas legales.
    jugadas g1: las de una pieza.
help-captures = capturas: todas las capturas legales.
help-what-if =
    suponer g1 f3: qué podría comer la pieza de g1 desde f3.
help-colour =
    color e4: si una casilla es clara u oscura.
    Para jugar con negras: nueva negras.
help-material = material: lo que tiene cada bando.
help-pocket = bolsillo: lo que puede colocar cada bando en crazyhouse.
help-castling-rights =
    derechos-de-enroque: si puedes enrocar ahora, y dónde.
    Para enrocar: O-O u O-O-O.
help-turn =
    turno: a quién le toca, si hay jaque, y tu color.
help-check = jaque: si un rey está en jaque, y de qué pieza.
help-last = última: la última jugada. Corto: l.
help-changed =
    cambios: lo que la última jugada ataca, defiende, abre y deja sin defensa.
help-captured =
    capturadas: la última captura, y lo que ha perdido cada bando.
help-opening =
    apertura: el nombre de la apertura y su código ECO.
help-score =
    planilla: todas las jugadas.
    planilla 3: las tres últimas.
help-clock =
    reloj: el tiempo que queda, y las jugadas hasta el próximo periodo.
    reloj mío: tu tiempo.
    reloj rival: el del rival. Corto: c.
    Para jugar con reloj: nueva 10+5.
help-spent = gastado: lo que tardó la última jugada, y el tiempo de ambos.
help-fen = fen: la posición en una línea de texto.
help-braille =
    braille: la posición para líneas braille, con los signos del Reino Unido.
    braille 20: en líneas de 20 celdas.
    braille filas: una fila por línea.
    braille lista: las piezas y sus casillas.
    braille puntos, ascii, letras: los signos.
    braille guardar 20 filas: desde ahora.
help-repeat = repetir: lo último otra vez.
help-help =
    ayuda: lo que puedes hacer aquí.
    ayuda tablero: más sobre un comando.
help-article =
    artículo 9.2: lo que dicen las leyes, en breve.
    artículo enroque: por tema.
    artículo 9.2 2018: en otra edición.
    artículo: todos los artículos.
help-announce =
    anunciar: anuncia la jugada que has hecho, en partidas con anuncio.
    anunciar caballo f3: además la hace.
    Después pulsar.
    Para repetir la jugada del rival, escríbela.
    Corto: an.
help-press =
    pulsar: pulsa tu reloj, cuando la jugada está hecha y anunciada.
    En un encuentro, igual que el botón de tu tablero. Sin tablero, pulsar antes de tiempo puede ser un acto ilegal.
    Corto: pr.
help-correct =
    corregir caballo f3: corrige tu anuncio, antes de pulsar.
help-adjust =
    compongo: las piezas que levantes y devuelvas en este turno no cuentan como tocadas.
    Solo hace falta con pieza tocada.
help-take =
    levantar e2: levanta la pieza de e2.
    Después poner.
help-put =
    poner e4: pone ahí la pieza.
    Esa es tu jugada.
    En su propia casilla, vuelve a su sitio.
help-draw =
    tablas: ofrece tablas, o las acepta.
    tablas e4: las ofrece con tu jugada.
help-accept =
    aceptar: acepta la oferta de tablas.
help-decline =
    rechazar: rechaza la oferta de tablas.
help-claim =
    reclamar triple, reclamar cincuenta: reclama tablas.
    Añade la jugada que vas a hacer, si la hay.
    reclamar bandera: se acabó el tiempo del rival.
    reclamar ilegal: la última jugada fue ilegal.
    reclamar corrección: después, si ambos quieren.
    En el final a caída de bandera, en tu turno y con menos de dos minutos:
    reclamar esfuerzo: el rival no intenta ganar.
    reclamar medios: el rival no puede ganar por medios normales.
    reclamar segundos: pide cinco segundos por jugada, para los dos.
    En el tablero: mantén el botón dos veces.
help-resign = abandonar: abandonas la partida.
help-takeback = deshacer: deshace tu última jugada.
help-hint =
    pista: una buena jugada aquí.
    En un ejercicio: un paso de ayuda.
help-today = hoy: cuántos ejercicios tocan, y cuánto duran.
help-practise =
    repasar: lo que toca hoy, un ejercicio tras otro.
    Los ejercicios vuelven: a las cuatro horas, al día, al final al medio año.
help-drill =
    entrenar: todos los entrenamientos y cómo fueron. entrenar colores de casillas 2: uno de ellos, con su nivel.
    entrenar colores de casillas 2, 6 segundos, 20 preguntas, sin repeticiones: con límites.
    Intro: la pregunta otra vez.
    datos: las piezas o las jugadas otra vez.
    siguiente: la respuesta, y adelante.
    cerrar: vuelves a tu partida.
help-book =
    libro: qué se juega aquí, y cuántas veces.
    Fuentes: libro de aperturas y tus partidas.
    Para jugar sin libro: ajustar libro-de-aperturas no.
help-endings =
    finales 3: juega el tercer final contra una defensa perfecta. finales carrera de peones: uno por su nombre.
    finales: todos los finales, y cómo fueron.
    Un desliz se deshace, si echa a perder el resultado.
    pista: ayuda, en cuatro pasos. anterior: deshace tu última jugada.
    siguiente: el mejor juego, después otro del mismo tipo.
    cerrar: vuelves a tu partida.
help-mistakes =
    errores: jugadas mejores que tus errores, en la partida abierta o terminada. Escribe la jugada.
    errores 12: en la partida 12. errores ambos: de los dos bandos, también blancas o negras.
    pista: ayuda, en cuatro pasos.
    siguiente: la mejor jugada, y adelante. saltar: adelante sin ella.
    Intro: la pregunta otra vez.
    cerrar: vuelves a tu partida.
help-guess =
    adivinar: las jugadas del bando que ganó, una a una. Escribe la jugada.
    En la partida abierta, desde donde estás; o en una famosa.
    adivinar 12: en la partida 12. adivinar 12 negras: un bando, también blancas.
    adivinar campeones: en una partida de un campeón mundial de rápidas.
    Digas lo que digas, la partida sigue su curso. Los aciertos cuentan como en los entrenamientos.
    siguiente: la jugada, y adelante.
    cerrar: vuelves a tu partida.
help-puzzle =
    problema: una posición para resolver, más o menos de tu puntuación. Escribe la jugada.
    problema horquilla, problema mate en dos: por tema. problema temas: todos los temas.
    problema propio: de tu archivo propio.pgn o propio.csv, en la carpeta puzzles de la carpeta de datos.
    problema partidas: mates que eran posibles en tus partidas.
    problema 8: unas ocho piezas. problema 1500: cerca de esa puntuación.
    problema fácil, problema difícil, problema final, problema racha.
    pista: ayuda, en cuatro pasos.
    siguiente: la solución, u otro problema.
    cerrar: vuelves a tu partida.

help-learn =
    aprender 3: la tercera lección.
    aprender: todas las lecciones.
    En una lección, escribe la respuesta.
    pista: ayuda, en cuatro pasos.
    siguiente: la respuesta, y adelante.
    cerrar: vuelves a tu partida.
help-lesson =
    Escribe la respuesta.
    Intro: la pregunta otra vez.
    Ayuda, en cuatro pasos: pista.
    La respuesta, y adelante: siguiente. Atrás: anterior.
    Pregunta: tablero, piezas C, jugadas, atacantes.
    El tema: datos. Desde el comienzo: principio.
    Vuelta a tu partida: cerrar.
help-eval =
    evaluación: quién está mejor, y por cuántos peones.
    Pregunta otra vez: probabilidades y profundidad.
help-best = mejor: la mejor jugada aquí.
help-line =
    línea: la mejor línea, de cuatro en cuatro medias jugadas. más: las cuatro siguientes.
    línea 2: la segunda mejor.
help-lines = líneas 3: las tres mejores jugadas. Escribe un número para oír su línea.
help-why = porqué: la mejor jugada, y su razón.
help-threat = amenaza: lo que amenaza el otro bando.
help-mate = mate: si el bando que juega puede forzar el mate.
help-level =
    nivel 7: la fuerza del rival, del 1 al 20.
help-moves-voice =
    voz-jugadas fide-es: cómo se anuncian las jugadas.
    fide-es: caballo Gustavo uno Félix tres.
    fide: Springer Gustav eins Felix drei.
    fide-en: knight Gustav one Felix three.
    es: caballo g1 f3. en: knight g1 f3.
help-talk =
    idioma en: todo menos las jugadas, en inglés.
    idioma es: en español.
help-speech = habla sí, habla no.
help-sound = sonido sí, sonido no: habla y tonos a la vez.
help-faster = rápido: habla más rápida.
help-slower = lento: habla más lenta.
help-louder = fuerte: habla y tonos más fuertes.
help-softer = bajo: habla y tonos más bajos.
help-hush = silencio: corta el habla.
help-position =
    posición inicio: una partida desde la posición inicial habitual.
    O desde otra: FEN, un diagrama, o una lista de piezas.
    Una lista: Blancas: Re1 a2. Negras: Re8.
    Antes de la primera jugada, o al terminar.
help-new =
    nueva: otra partida como esta.
    Añade lo que quieras, en cualquier orden:
    nueva negras 5+3. nueva azar, sin reloj.
    nueva amigo Ben: dos ante el teclado.
    nueva nivel 7. nueva motor stockfish.
    nueva ajedrez960, o ajedrez960 518.
    nueva crazyhouse, antiajedrez, horda, tres jaques, ajedrez atómico, rey de la colina, carrera de reyes.
    nueva ventaja caballo: el rival juega sin un caballo. nueva doy ventaja dama: tú sin la dama.
    nueva normal.
    nueva pieza-tocada: vale pieza tocada, pieza movida.
    nueva anuncio repetir: tú y el rival anunciáis y repetís cada jugada.
    Vale hasta que salgas.
    ajustar lo guarda para siempre.
help-simul =
    simultánea 8: tú contra ocho tableros, uno tras otro.
    simultánea 8 nivel 5: todos con nivel 5.
    Tras tu jugada viene el siguiente. La respuesta llega cuando vuelves.
    Sola: la simultánea que dejaste.
help-next-board =
    siguiente-tablero: el tablero siguiente de la simultánea, sin jugar.
    Uno concreto: tablero 3.
help-waiting = pendientes: los tableros de la simultánea, tus jugadas y el tiempo desde entonces.
help-by-letter =
    por-correo Anna: una partida por carta.
    por-correo Anna negras: tú llevas las negras.
    por-correo Anna 10/50: 50 días para 10 jugadas.
    Sin eso, los días solo se cuentan.
help-letter =
    carta: la carta de tu última jugada.
    carta anna.txt: la misma, en un archivo.
    Tiene la jugada, la posición y los días.
help-letters = cartas: tus partidas por correo, con días.
help-received =
    recibida 12... Cf6: la jugada de una carta.
    Vale también una línea entera.
    recibida 2026-11-28: el día en que llegó.
help-settings =
    ajustes: todos los ajustes y su valor.
    ajustes bando: uno de ellos.
    ajustes partida, voz, braille, pantalla, tablero: un grupo.
    Para cambiar uno: ajustar bando negras.
help-set =
    ajustar bando negras: cambia un ajuste y lo guarda.
    Más corto: bando negras.
    ajustar bando: su valor y lo que puedes elegir.
    Todos: ajustes.
help-opponent =
    rival: contra quién juegas.
    Corto: o.
    rival humano, rival ordenador, rival motor stockfish: desde la próxima partida.
help-save = guardar: no hace falta. Cada jugada se guarda al hacerla.
help-export =
    exportar partida.pgn: escribe esta partida en un archivo, como PGN.
    exportar 5 partida.pgn: la partida 5.
    exportar partida.svg: una imagen de la posición, también partida.png.
    Para una planilla: imprimir.
help-delete =
    borrar 5: borra la partida 5, tras un sí.
    recuperar: la devuelve, hasta que salgas.
help-undelete =
    recuperar: devuelve la última partida borrada.
    Solo hasta que salgas.
help-rename =
    renombrar 5 Torneo del club: cómo se llama el torneo de la partida 5.
    renombrar 5 blancas Ana: quién tenía blancas.
    Sin número: esta partida.
help-note =
    nota 5 buen final: una nota sobre la partida 5.
    nota y un texto: sobre esta partida.
    nota 5: la nota otra vez. También: datos.
help-rematch =
    revancha: la misma partida otra vez, con los colores cambiados.
    Tras el final de una partida, en casa.
help-summary =
    resumen: esta partida en breve, cuando ha terminado.
    resumen 5: la partida 5.
    También el momento clave, si errores la ha examinado.
help-results =
    resultados: cuántas partidas has ganado, empatado y perdido.
    Contra quién, y las diez últimas.
help-ratings =
    puntuaciones: tu puntuación por problemas, ahora y hace semanas.
    puntuaciones 3: hace 3 semanas.
    Entrenamiento, rachas, días seguidos.
help-quit = salir: guarda la partida y sale.

## Lo que falla en una posición

position-empty = La posición está vacía. Escribe FEN, un diagrama, o una lista como Blancas: Re1 a2. Negras: Re8.
position-control = Carácter de control: carácter { $nth }.
position-board = No es una posición. Escribe FEN, un diagrama, o una lista como Blancas: Re1 a2. Negras: Re8.
position-ranks = El tablero necesita 8 filas. Este tiene { $count }.
position-rank-length = La fila { $rank } tiene { $count } { $count ->
    [one] casilla
   *[other] casillas
}. Cada fila necesita 8.
position-rank-missing = Falta la fila { $rank }.
position-rank-twice = La fila { $rank } sale dos veces.
position-sign = Fila { $rank }, carácter { $nth }: { $sign } no es una pieza.
position-word = No entendido: { $word }. Escribe la posición por ejemplo así: Blancas: Re1 a2. Negras: Re8.
position-twice = { $square } sale dos veces.
position-turn = Falta el turno. Escribe w o b después del tablero.
position-castling = Derechos de enroque: letras como KQkq, o un guion.
position-en-passant = Casilla al paso: una casilla como e3, o un guion.
position-counters = Contadores de jugadas: números hasta 65535.
position-operations = Tras la casilla al paso, escribe dos números como 0 1, u operaciones, cada una con punto y coma.
position-no-king = Las { $color } no tienen rey.
position-kings = Las { $color } tienen más de un rey: { $one }, { $other }.
position-pawn = Peón en { $square }: no puede haber peones en las filas 1 y 8.
position-too-many-pawns = Las { $color } tienen { $count } peones. Máximo 8.
position-too-many-men = Las { $color } tienen { $count } piezas. Máximo 16.
position-too-many-promoted = Demasiadas piezas coronadas: las { $color }.
position-other-in-check = Las { $color } están en jaque, pero le toca al otro bando.
position-dropped-rook = Derecho de enroque omitido: las { $color } no tienen torre en { $square }.
position-dropped-king = Derechos de enroque omitidos: el rey de las { $color } no está en su casilla inicial.
position-dropped-castling = Derechos de enroque omitidos: no corresponden al tablero.
position-dropped-en-passant = Captura al paso omitida: ningún peón acaba de pasar por { $square }.
position-impossible = Esta posición es imposible.
position-game-runs = Hay una partida en curso. Escribe antes nueva, después { $name }.
chess960-number = Posiciones de ajedrez960: de 0 a 959.
chess960-and-position = Ajedrez960 tiene su propia posición. Quita el número o la posición.

## La partida que empieza después

new-unknown = No entendido: { $word }. Escribe ayuda { $name }.
new-number = Poco claro: { $word }. Escribe { $name } tiempo { $word }, o { $name } nivel { $word }.
new-minutes = Poco claro: { $word }. Para minutos, escribe { $name } tiempo { $word }.
new-twice = { $setting } sale dos veces. Ponlo una vez.
new-engine-name = ¿Qué motor? Por ejemplo { $name } motor stockfish.
plan-human = dos jugadores
plan-builtin = juegas con { $color } contra el nivel { $level }
plan-engine = juegas con { $color } contra { $engine }, nivel { $level }
plan-time = { $time }
plan-no-clock = sin reloj
plan-chess960 = ajedrez960, posición { $number }
plan-position = posición inicial especial
plan-odds = las { $color } dan ventaja: { $odds }
plan-laws = leyes de { $year }
plan-strict = un ensayo
plan-announcing = se anuncian las jugadas
plan-touch = pieza tocada
plan-blindfold = a la ciega
plan-blindfold-strict = a la ciega, sin mirar
opponent-engine = ¿Un motor? Escribe { $name } motor { $word }.
opponent-human = Dos jugadores ante un teclado.
opponent-human-named = Blancas { $white }, negras { $black }, ante un teclado.
premove = Jugada previa: { $move }.
premove-dropped = Jugada previa retirada.
argument-choices = { $name }: por ejemplo negras 5+3. Escribe ayuda { $name }.

## Ajustes

argument-setting = { $name } necesita un ajuste y un valor, por ejemplo { $name } bando negras.
no-setting = Ajuste desconocido: { $name }. Escribe { $settings } solo para oírlos.
setting-unset = sin fijar
setting-can-be = Puede ser: { $values }.
setting-range = { $least } a { $most }
setting-example = por ejemplo { $value }
setting-needs = { $name } necesita un valor. Puede ser: { $values }.
setting-wrong = { $name } no puede ser { $value }. Puede ser: { $values }.
setting-next-game = { $name }: { $value }, desde la próxima partida. Escribe { $new } para empezarla.
setting-in-game = { $name }: { $now } en esta partida, { $value } { $from ->
    [game] desde la próxima
   *[start] en el próximo inicio
}.
setting-next-start = { $name }: { $value }, desde el próximo arranque.
settings-group = Ajustes, { $group }:
settings-game = partida
settings-voice = voz
settings-braille = braille
settings-screen = pantalla
settings-board = tablero
setting-moves = La voz de las jugadas.
setting-talk = El idioma de todo lo demás.
setting-speech = Si el programa habla.
setting-speech-engine = El motor de habla.
setting-tones = Si suenan tonos breves.
setting-rate = La velocidad del habla.
setting-volume = El volumen del habla y de los tonos.
setting-answers = Respuestas largas: por partes o enteras.
setting-form = Jugadas con la casilla de origen, sin ella o en cuatro cifras.
setting-extra-words = Si se dicen come, jaque y mate.
setting-spelling = Cómo se escriben las palabras alemanas: con diéresis, o como en el apéndice de la FIDE.
setting-opponent = Tu rival.
setting-level = La fuerza del rival.
setting-book = El libro de aperturas: para el rival integrado, y para preguntar.
setting-tables = Una carpeta con tus tablas de finales. Las de hasta cuatro piezas están incluidas.
setting-side = Tu color.
setting-time = El reloj: minutos más segundos por jugada, o periodos.
setting-laws = La edición de las leyes.
setting-announcing = Las jugadas se escriben, se anuncian, o también se repiten.
setting-strict = Ensayo de torneo.
setting-blindfold = Jugar sin tablero. sí: puedes preguntar por la posición, y cada mirada cuenta. estricto: no puedes.
setting-warnings = Cuándo se te dice el tiempo que queda: minutos, o segundos con s. auto: según el reloj.
setting-braille-table = El braille de las palabras, por su nombre en liblouis.
setting-sheet-code = Jugadas de las planillas en braille.
setting-sheet-cells = Celdas por línea de una planilla.
setting-sheet-lines = Líneas por página de una planilla.
setting-print = Cómo se imprimen las líneas.
setting-braille-width = Celdas de tu línea braille.
setting-braille-form = Una posición escrita para los dedos.
setting-keymap = Las teclas de la pantalla.
setting-keyboard = El país de tu teclado.
setting-name = Tu nombre, en listas y planillas.
setting-touch = Pieza tocada, pieza movida.
setting-blunder-warning = Pregunta antes: si regalas una pieza o permites mate.
setting-square-order = Las partes de una casilla, en el orden en que se dicen.
setting-face = Línea a línea, o en pantalla.
setting-theme = Los colores y signos de la pantalla.
setting-background = Si el terminal es oscuro o claro. auto: lo que diga el terminal.
setting-key-echo = Habla propia al escribir en pantalla.
setting-clock-interval = Segundos entre cambios del reloj. 0: según corre; para lectores, cuando se dice algo.
setting-pegboard = Tu tablero.
setting-pegboard-orientation = Cómo está girado el tablero.
setting-pegboard-clock = El reloj de un tablero DGT.

## La línea de comandos

usage-unknown-flag = Opción desconocida: { $word }.
usage-unknown-command = Comando desconocido: { $word }.
usage-too-much = Sobra una palabra: { $word }.
usage-empty-word = Una palabra está vacía. Quítala.
usage-equals = { $word } no puede ir tras { $flag }. Escribe { $flag }, o { $flag }=off.
usage-alone = { $word } no lleva valor. Escribe { $word } solo.
usage-value = { $word } no puede ser { $value }. Es: { $help }
usage-needs-value = { $word } necesita un valor. Es: { $help }
usage-twice = { $word } sale dos veces. Escríbelo una vez.
usage-new-only = { $word } es solo para una partida nueva. Quítalo, o empieza una: { $program } play
usage-conflict = Usa { $word } o { $other }, no los dos.
usage-missing = Falta: { $word }. Es: { $help }
usage-missing-one = Falta uno de { $words }.
usage-follow = { $word } necesita una palabra más: { $words }.
usage-wrong = El comando no se puede leer.
usage-no-text = Un argumento no es UTF-8 válido.
usage-help = Para ayuda: { $program } { $command }

help-usage = Uso: { $program } { $command }
help-argument = { $word }: { $help }
help-argument-optional = { $word }, opcional: { $help }
help-commands = Comandos:
help-pages = Cada uno tiene su página, por ejemplo: { $program } { $command } --help
help-flags = Opciones:
help-play = Todas las opciones de play valen sin él. Para verlas: { $program } play --help

value-command = COMANDO
value-game = PARTIDA
value-move = JUGADAS
value-text = TEXTO
value-question = PREGUNTA
value-file = ARCHIVO
value-folder = CARPETA
value-language = IDIOMA
value-name = NOMBRE
value-place = PUESTO
value-places = PUESTOS
value-script = GUION
value-voice = VOZ
value-form = FORMA
value-number = NÚMERO
value-odds = VENTAJA
value-who = NOMBRE
value-side = BANDO
value-switch = on u off
value-periods = TIEMPO
value-edition = EDICIÓN
value-how = MODO
value-minutes = MINUTOS
value-table = TABLA
value-theme = TEMA
value-seconds = SEGUNDOS
value-address = TABLERO
value-date = FECHA
value-result = RESULTADO
value-code = CÓDIGO
value-make = MARCA
value-clock = RELOJ
value-style = ESTILO
value-shell = SHELL
value-value = VALOR

cli = Ajedrez de oído y al tacto, para personas ciegas y con baja visión. Sin comando, empieza una partida.
cli-play = Jugar una partida.
cli-resume = Seguir la última partida inacabada, o la de este número.
cli-study = Repasar de oído una partida guardada.
cli-say = Mostrar cómo se anuncia cada jugada.
cli-read = Mostrar qué significa una jugada: su SAN y sus casillas.
cli-ask = Responder: una pregunta sobre una posición.
cli-import = Importar las partidas de un archivo PGN.
cli-games = Ver las partidas guardadas e importadas, primero las últimas.
cli-export = Escribir una partida: PGN o planilla.
cli-voices = Ver las voces, o comprobar las tuyas.
cli-voices-list = Ver las voces.
cli-voices-check = Comprobar las voces incluidas, o las de una carpeta.
cli-keymaps = Ver los mapas de teclas de la pantalla, o comprobar los tuyos.
cli-keymaps-list = Ver los mapas de teclas, o las teclas de uno.
cli-keymaps-check = Comprobar los mapas de teclas incluidos, o los de una carpeta.
cli-pegboard = Vigilar, comprobar o simular un tablero electrónico.
cli-pegboard-watch = Mostrar lo que envía un tablero. Control-C lo termina.
cli-pegboard-check = Probar un tablero: casillas, luces, botones y reloj.
cli-pegboard-simulate = Simular un tablero, para probar sin tener uno.
cli-match = Jugar un encuentro con árbitro, desde un archivo de encuentro.
cli-seat = Atender un puesto, de un encuentro abierto en otro sitio.
cli-link = Llevar un puesto a otro ordenador.
cli-referee = Ejecutar un guion de reglas: cada suceso y lo que decide el reglamento.
cli-health = Comprobar qué funciona aquí, una línea por cosa.
cli-setup = Responder otra vez lo primero.
cli-man = Mostrar la página de manual, para que la instale un paquete.
cli-completions = Mostrar lo que completa una shell, para que lo instale un paquete.
cli-help = Explicar el programa, o un comando.

arg-help = esta página.
arg-version = la versión del programa.
arg-data = la carpeta de partidas guardadas, ajustes y todo lo demás que se escribe.
arg-line = línea a línea, sin pantalla.
arg-screen = una pantalla con tablero, donde el terminal pueda mostrarla.
arg-touch = si debe moverse la pieza que tocas.
arg-opponent = builtin, human, o uci: y el archivo o nombre de un motor, como uci:stockfish.
arg-name = tu nombre, en listas y planillas; u off.
arg-level = la fuerza del rival, de 1 a 20.
arg-side = white, black o random.
arg-speech = si el programa habla.
arg-tones = si suenan tonos breves además del habla.
arg-time = minutos y segundos por jugada, como 15+10; 40/90+30,30+30 para dos periodos; 5d3 con demora, 3b2 Bronstein; off sin relojes.
arg-laws = la edición de las leyes: fide-2023, o solo el año.
arg-announcing = si hay que anunciar las jugadas: off; announce; repeat, y el rival las repite.
arg-strict = ensayar un torneo: su protocolo y sus sanciones. Escribe --strict=off si tus ajustes dicen on.
arg-blindfold = jugar sin tablero: on, donde cada mirada cuenta, o strict, sin miradas. Escribe --blindfold=off si tus ajustes dicen otra cosa.
arg-warnings = avisos de tiempo en estos minutos, como 10,5,1; off, ninguno.
arg-print = cómo se imprimen las líneas: text, o braille para braille Unicode.
arg-table = tabla braille de liblouis, para braille impreso; auto, la de tu idioma.
arg-keymap = el mapa de teclas de la pantalla. Para verlos: { $program } keymaps list
arg-theme = los colores de la pantalla: dark, light, large, mono, shapes, reader, words o braille.
arg-book = el libro de aperturas: builtin, off, o un archivo Polyglot.
arg-tables = una carpeta con tus tablas de finales, u off.
arg-clock-interval = relojes en pantalla: cada cuántos segundos, de 0 a 3600. 0: según corren; para lectores, solo cuando se dice algo.
arg-pegboard = el tablero bajo tus manos: auto, o marca y puerto, como dgt:/dev/ttyUSB0. Dos veces para dos tableros, como en white=auto.
arg-speech-engine = el motor de habla: dispatcher o native.
arg-rate = la velocidad del habla, de -100 a 100.
arg-volume = el volumen del habla y de los tonos, de 10 a 100.
arg-answers = respuestas largas: por partes o enteras.
arg-blunder-warning = preguntar antes: pieza regalada o mate.
arg-extra-words = si se dicen come, jaque y mate.
arg-spelling = palabras alemanas de la FIDE en texto: umlauts, appendix, o auto según tu idioma.
arg-braille-width = las celdas de tu línea braille, de 10 a 200, u off.
arg-braille-form = una posición para los dedos: diagram, ranks o list, con dots, ascii o letters.
arg-keyboard = el país de tu teclado: us, gb, de, fr, ch, es, it, br, cz, hu, kr, nl, pl, pt, ru, se, th, tr, ua o vn.
arg-square-order = el orden de las partes de una casilla, como "piece square".
arg-background = si el terminal es oscuro o claro, cuando él no lo dice: auto, dark o light.
arg-key-echo = habla propia al escribir en pantalla: off, letters o words.
arg-face = línea a línea o en pantalla: line o screen.
arg-pegboard-orientation = cómo está girado el tablero: found, straight o turned.
arg-pegboard-clock = el reloj de un tablero DGT: none, xl o 3000.
arg-position = la posición: FEN, un diagrama en braille o letras, una lista de piezas, o start.
arg-chess960 = ajedrez960, desde la posición con este número, de 0 a 959. Sin número, desde cualquiera.
arg-variant = el juego: king-of-the-hill, three-check, crazyhouse, antichess, atomic, horde o racing-kings.
arg-odds = lo que un jugador da al otro: two-moves, pawn, pawn-and-two, exchange, knight, rook, queen; draw; time 5. Da tu rival, o quien nombres: white, black.
arg-seed = un número para el azar: con el mismo, el rival juega lo mismo.
arg-moves = la voz de las jugadas.
arg-talk = la voz de todo lo demás.
arg-form = long, con la casilla de origen; short, solo lo que la posición necesita; figures, las cuatro cifras del ajedrez por correspondencia.
arg-game = el número de la partida. Para verlas: { $program } games
arg-file = el archivo de salida. Sin él, la salida estándar.
arg-folder = la carpeta. Sin ella, lo incluido.
arg-force = reemplazar un archivo que ya existe.
arg-address = auto, una marca, o marca y puerto, como dgt:/dev/ttyUSB0. Las marcas son { $makes }.
arg-straight = blancas donde las pone el fabricante. Sin esto, se deduce de la posición inicial.
arg-turned = las blancas están en el otro lado.
arg-clock = el reloj de un tablero DGT: xl o 3000.
arg-say-move = jugadas, una tras otra. Con - vienen de la entrada estándar, cada línea una posición, un tabulador y jugadas.
arg-say-chess960 = enroque como en ajedrez960.
arg-read-chess960 = enroque como en ajedrez960.
arg-ask-chess960 = enroque como en ajedrez960.
arg-read-text = la jugada. Con - de la entrada estándar, cada línea una posición, un tabulador y una jugada.
arg-ask-question = la pregunta, como tablero. Con - de la entrada estándar, cada línea una posición, un tabulador y una pregunta.
arg-import-file = el archivo PGN. Con - de la entrada estándar.
arg-import-champions = partidas de campeones de rápidas. En lugar de un archivo.
arg-import-faults = escribir cada fallo en este archivo, uno por línea.
arg-import-encoding = la codificación del archivo, como windows-1250. Sin ella se adivina cuando es seguro.
arg-games-player = un jugador, con cualquier color. Basta parte del nombre.
arg-games-opponent = el rival de ese jugador.
arg-games-white = el jugador de blancas.
arg-games-black = el jugador de negras.
arg-games-since = el primer día, mes o año: 1972-07-11, 11.7.1972, 1972-07 o 1972.

arg-games-until = el último día, mes o año.
arg-games-opening = cómo empieza el código de la apertura, como B9, o palabras de su nombre.
arg-games-result = 1-0, 0-1, 1/2, tablas, ganada o perdida por ti, o * para inacabadas.
arg-games-event = el torneo, entero o en parte.
arg-games-position = una posición que se dio en el tablero: FEN, un diagrama o una lista de piezas.
arg-games-limit = cuántas partidas como máximo, 1 o más.
arg-games-from = primera partida que se muestra, desde 1.
arg-export-all = todas las partidas, primero las más antiguas.
arg-export-pgn = como PGN, igual que sin forma.
arg-export-text = como planilla en texto, con las letras de la voz de las jugadas.
arg-export-brf = como planilla en braille, en páginas para impresora braille.
arg-export-diagram = como imagen de la última posición, con su descripción.
arg-export-code = cómo se escriben las jugadas en braille: san, con las letras de la voz de las jugadas; uk, con la notación braille del Reino Unido.
arg-export-cells = celdas por línea de una página braille, de 12 a 80.
arg-export-lines = líneas por página braille, de 5 a 60.
arg-export-table = la tabla braille de liblouis; auto, la de tu idioma; off, una celda por signo de texto.
arg-export-target = el archivo de salida, sin su opción.
arg-keymaps-list-name = el mapa cuyas teclas se muestran.
arg-pegboard-check-all = probar todas las casillas, no seis.
arg-pegboard-check-name = dar este número a un tablero PEG/1, una vez para siempre, y no probar nada.
arg-pegboard-simulate-make = { $makes }.
arg-pegboard-simulate-occupancy = un tablero Certabo sin chips, como el Sentio: solo nota las casillas ocupadas.
arg-pegboard-simulate-tactum = un tablero Certabo como el Tactum: solo casillas ocupadas, y sin dos puntos ante lo que envía.
arg-pegboard-simulate-pieces = un tablero PEG/1 que conoce cada pieza.
arg-pegboard-simulate-old = un tablero PEG/1 de la versión 1.0.
arg-pegboard-simulate-clock = un tablero DGT con reloj.
arg-pegboard-simulate-link = un enlace que lleva al puerto, esté donde esté.
arg-pegboard-simulate-pgn = jugar las jugadas de este archivo PGN, en cuanto un programa pregunte algo al tablero.
arg-pegboard-simulate-game = la partida del archivo, desde 1.
arg-pegboard-simulate-delay = la pausa antes de cada jugada, en milisegundos.
arg-pegboard-simulate-side = white o black: las jugadas del otro bando esperan a next.
arg-pegboard-simulate-confirm = pulsar el botón de confirmar, o la palanca de un reloj, tras cada jugada.
arg-pegboard-simulate-style = cómo juega la mano: captured-first, own-first, replace, slide, put-back, adjust, both-hands o pawn-first. Sin esto, cada jugada de otro modo.
arg-pegboard-simulate-faults = un guion de lo que sale mal.
arg-pegboard-simulate-seed = un número para el azar, en la mano y en la línea.
arg-match-new = preguntar lo que necesita un encuentro, en unas 15 respuestas, y escribir un archivo de encuentro nuevo.
arg-match-check = los errores de un archivo de encuentro.
arg-match-here = los puestos de este terminal: white, black y desk con comas. Sin esto, los tres.
arg-match-records = el número de un encuentro jugado, para escribir sus documentos: PGN, planillas e informe.
arg-match-force = reemplazar los documentos, si la carpeta los tiene.
arg-match-file = el archivo de encuentro, o la carpeta de los documentos. Sin él, match.toml.
arg-seat-place = white, black, o desk para el árbitro; room para el árbitro de toda la sala; captain para el capitán de un equipo.
arg-referee-script = el guion. Con - de la entrada estándar.
arg-referee-fill = mostrar otra vez el guion, con las decisiones puestas como lo esperado.
arg-completions-shell = bash, elvish, fish, powershell o zsh.

man-name = NOMBRE
man-about = ajedrez de oído y al tacto, para personas ciegas y con baja visión
man-synopsis = SINOPSIS
man-usage = [COMANDO] [OPCIONES]
man-description = DESCRIPCIÓN
man-begin = En una partida, escribe ayuda para oír lo que puedes hacer.
    Todas las opciones de play valen sin él.
man-commands = COMANDOS
man-flags = OPCIONES DE TODOS LOS COMANDOS
man-environment = ENTORNO
man-environment-text = Cada ajuste es también una variable, como TOUCHMOVE_TALK o TOUCHMOVE_LEVEL. Una opción vale más que ella.
    Si no eliges, el idioma es el de LC_ALL, LC_MESSAGES o LANG.
man-files = ARCHIVOS
man-files-text = Partidas guardadas: archive.db en la carpeta de datos. Ajustes: settings.toml. La carpeta la dice: { $program } health
man-exit = ESTADO DE SALIDA
man-exit-text = 0: hecho. 1: falló, y se te dijo por qué. 2: la línea de comandos es incorrecta.

no-voice = Voz desconocida: { $name }. Hay: { $voices }.
question-empty = No has preguntado nada. Por ejemplo: { $program } ask tablero.
flags-before-command = Las opciones van después del comando.

## Comprobación

health-voice = Voz { $name }: funciona, idioma { $language }.
voice-with-slips = Voz { $name }: tiene errores, idioma { $language }.
health-voice-broken = Voz { $name }: { $what }.
health-speech = Habla: { $server } responde con { $count } voces; { $languages }.
health-speech-missing = Habla: el idioma { $language } no tiene voz. Instala espeak-ng.
health-speech-off = Habla: desactivada. Para activarla, escribe habla sí en una partida.
health-speech-fails = Habla: { $reason }.
health-journal = Archivo de partidas: funciona, { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}, { $file }.
health-journal-fails = Archivo de partidas: { $reason }, { $file }. Elige otra carpeta con --data.
health-opponent = Rival: funciona, encontró { $move }.
health-settings = Ajustes: leídos, { $file }.
health-settings-none = Ajustes: aún no hay guardados, { $file }.
health-terminal = Terminal: { $kind }.
health-terminal-unread = Terminal: los lectores de pantalla no pueden leer { $name }. Usa el terminal de GNOME o la consola de Linux.
terminal-editing = las líneas se pueden editar
terminal-plain = líneas simples

## El archivo de partidas

games-none = Aún no hay partidas.
result-open = inacabada
player-human = jugador
player-guest = invitado
player-of-two = jugador { $number }
player-builtin = nivel { $level }
export-which = ¿Qué partida? Indica su número, como { $program } export 57 --text, o --all.
exported = Escrito en { $file }.
games-all = { $count ->
    [one] Una partida.
   *[other] { $count } partidas.
}
games-some = { $count } partidas, de { $from } a { $to }. Más con --from.
games-none-such = Ninguna partida coincide.
games-never = { $since } es posterior a { $until }. Intercámbialos.
games-beyond = { $count ->
    [one] Una partida, no más.
   *[other] { $count } partidas, no más.
}
games-moves = { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
}
games-imported = { $game }: { $white } contra { $black }, { $result }, { $told }.
player-unknown = desconocido

## Braille

# The table of liblouis for this language, and what stands before the capital of a piece in a move,
# as one sign of Braille ASCII.
braille-table = es-g1.ctb
braille-page-table = es-g1.ctb
braille-capital = .

uk-short-castling = O-O
uk-long-castling = O-O-O
uk-castling-check = >P
uk-promotion = { "" }
uk-en-passant = { " EP" }
uk-draw-offer = "<"7">

print-braille = Ahora las líneas se imprimen en braille, tabla { $table }.
print-text = Ahora las líneas se imprimen como texto.
braille-lost = El braille ha fallado, tabla { $table }: { $reason }. Las líneas se imprimen como texto.
braille-plain = Sin braille literario, tabla { $table }: { $reason }. Las palabras van signo a signo.
braille-left-out = Omitido, sin celdas para estas letras: { $text }. Con una tabla de liblouis: --table auto.
braille-signs = La tabla no lo escribe todo: { $table }. Escrito signo a signo: { $text }
reason-louis-missing = falta lou_translate, instala liblouis-bin
reason-louis-table = liblouis no puede usarla, indica otra como es-g1.ctb
reason-louis-stuck = lou_translate no responde
reason-louis-garbage = lou_translate no escribe braille
argument-print = { $name } necesita un archivo: partida.txt. O braille o texto.
help-print =
    imprimir partida.txt: la planilla, en un archivo para la impresora.
    imprimir partida.brf: en braille, para una impresora braille.
    imprimir 5 partida.txt: la de la partida 5. imprimir tablero tablero.txt: el tablero.
    impresión braille: líneas en braille Unicode, para una línea braille que muestra lo que hay en el terminal.
    impresión texto: como siempre.
health-braille = Braille: liblouis { $version }, la tabla { $table } funciona.
health-braille-off = Braille: liblouis { $version }, ninguna tabla fijada.
health-braille-none = Braille: la notación de ajedrez funciona. Para braille literario instala liblouis-bin.
health-braille-fails = Braille: tabla { $table }, { $reason }.

## Planillas

sheet-title = Partida { $game }, { $white } contra { $black }
sheet-white = Blancas: { $name }
sheet-black = Negras: { $name }
sheet-event = Torneo: { $event }
sheet-date = Fecha: { $date }
sheet-written-white = Según lo anotado por las blancas:
sheet-written-black = Según lo anotado por las negras:
sheet-men-white = Blancas:
sheet-men-black = Negras:
sheet-turn = Juegan { $color }.
export-exists = { $file } ya existe. Usa --force para reemplazarlo.
export-failed = Sin escribir, { $file }: { $reason }.
reason-no-folder = la carpeta no existe
reason-is-folder = eso es una carpeta, indica un archivo en ella
reason-not-writable = sus permisos no lo permiten
reason-too-long = el nombre es demasiado largo
reason-too-large = es demasiado grande
reason-special = no es un archivo corriente
reason-unknown = el sistema lo rechaza
program-stopped = El programa se detiene: { $reason }. Corrígelo y arráncalo otra vez.
standard-output = salida estándar

## Buscar partidas

argument-filters = { $name } admite un nombre, una apertura, un año: { $name } carlsen desde 2010.
argument-game = { $name } necesita una partida: { $name } 57.
filter-date = { $word } no es una fecha. Escribe un año, o por ejemplo 2013-11-22.
filter-result = { $word } no es un resultado. Escribe 1-0, 0-1 o tablas.
filter-bare = { $word } necesita algo detrás, por ejemplo partidas jugador Anna o partidas desde 2013.
found-line = { $game }: { $rest }.
game-against = contra { $opponent }
game-players = { $white } contra { $black }
game-side = { $kind ->
    [open] juegas con { $color }
   *[over] jugaste con { $color }
}
own-result = { $kind ->
    [won] ganaste
    [lost] perdiste
    [draw] tablas
    [open] inacabada, jugada { $move }
   *[ruled] { $score }
}
found-more = { $count } más. Escribe más.
parts-left = { $parts ->
    [one] Queda 1 parte
   *[other] Quedan { $parts } partes
}: { $more }.
log-more = Hay más: escribe más.
log-more-key = Hay más: { $keys }.
found-none = Ninguna partida encontrada: { $words }. Para verlas todas: partidas.
list-none = No hay nada más. Lista de partidas: partidas.
list-end = Fin de la lista.
game-unknown = No hay partida { $game }. Escribe partidas para ver la lista.
archive-unreadable = El archivo de partidas no se puede leer: { $reason }.
game-damaged = La partida { $game } está dañada, no se puede leer. Las demás están bien.
game-cut = La partida { $game } está dañada. Termina donde ya no se puede leer.
game-row-damaged = dañada, ilegible
short-result = { $kind ->
    [white] ganaron blancas
    [black] ganaron negras
    [draw] tablas
    [open] inacabada{ $move ->
        [0] {""}
       *[other] , jugada { $move }
    }
   *[ruled] { $score }
}
date-day = { $day } de { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
} de { $year }
date-month = { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
} de { $year }

## Repasar una partida

study-title = { $white } contra { $black }, partida { $game }.
study-title-own = Tu partida { $game } contra { $opponent }.
study-length = { $moves ->
    [0] Sin jugadas.
    [one] Una jugada. Intro para la siguiente.
   *[other] { $moves } jugadas. Intro para la siguiente.
}
study-waits = Tu partida { $game } espera. Escribe cerrar para volver.
study-closed = De vuelta en la partida { $game }.
study-none = { $name } es para repasar una partida. Escribe partidas para buscar una.
study-not-now = { $name } es para una partida en curso. Escribe antes cerrar.
study-result = { $kind ->
    [white] Ganaron blancas.
    [black] Ganaron negras.
    [draw] La partida acabó en tablas.
    [open] La partida no ha terminado.
   *[ruled] Resultado: { $score }.
}
study-own-result = { $kind ->
    [won] Ganaste. Jugaste con { $color }.
    [lost] Perdiste. Jugaste con { $color }.
    [draw] La partida acabó en tablas. Jugaste con { $color }.
    [open] La partida no ha terminado. Juegas con { $color }.
   *[ruled] Resultado: { $score }. Jugaste con { $color }.
}
study-beginning = Principio de la partida. Juegan { $color }.
study-first = Este es el principio.
study-place = { $move }, { $color } { $number }.
study-end = Final de la partida.
study-variation-over = Fin de la variante.
study-end-variation = Fin de la variante. Escribe volver.
study-variations = { $count ->
    [one] Una variante.
   *[other] { $count } variantes.
}
study-in-variation = { $depth ->
    [one] En una variante de la jugada { $number }.
   *[other] En una variante de nivel { $depth }, de la jugada { $number }.
}
study-row-here = { $moves }. Estás en la jugada de las { $color }.
study-row-variation = { $depth ->
    [one] Variante: { $moves }
   *[other] Variante de nivel { $depth }: { $moves }
}
study-last-number = La línea termina en la jugada { $number }.
study-otherwise = Se jugó otra cosa.
variations-none = No hay variantes en esta jugada.
variation-back = { $number }: { $reading }, la línea principal.
variation-wrong = Las variantes van del 1 al { $count }.
leave-none = Esta es la línea principal.
comment-none = Esta jugada no tiene comentario.
auto-on = Pausa entre jugadas: { $time }. Intro para parar.
auto-stopped = Parado.
goto-wrong = Las jugadas van de la { $first } a la { $last }.
goto-end = final, fin, última
goto-first = principio, inicio, comienzo, primera
goto-no-move = Las { $color } no tienen aquí jugada { $number }.
play-on-over = La partida ha terminado aquí. No se puede seguir jugando.
confirm-play-on = ¿Dejar tu partida por una nueva? sí o no.
flipped = Tablero girado: { $color } abajo.
blindfold-on = A la ciega. El tablero se oculta. Puedes preguntar por la posición, y cada mirada cuenta.
blindfold-strict = A la ciega, sin mirar. El tablero se oculta, y la posición no se dice.
blindfold-off = Fin del juego a la ciega. Vuelve el tablero.
blindfold-looks = { $count ->
    [one] Una mirada hasta ahora.
   *[other] { $count } miradas hasta ahora.
}
blindfold-refused = Sin mirar: juegas a la ciega. Si aun así quieres mirar, escribe { $blindfold } { $on }.
blindfold-told = Has jugado a la ciega. { $count ->
    [0] No has mirado ni una vez.
    [one] Has mirado una vez.
   *[other] Has mirado { $count } veces.
}
blindfold-told-since = A la ciega desde la jugada { $number }. { $count ->
    [0] No has mirado ni una vez.
    [one] Has mirado una vez.
   *[other] Has mirado { $count } veces.
}
blindfold-position = Posición inicial especial. Recuérdala:
clock-unknown = Aquí no hay tiempos registrados.
argument-move-number = { $name } necesita una jugada: { $name } 12, o { $name } 12 negras.
argument-variation = { $name } necesita un número. Escribe variantes para ver la lista.
argument-seconds = { $name } admite de 1 a 60 segundos.
argument-color = { $name } admite blancas o negras.
about-line = { $name }: { $value }.
tag = { $tag ->
    [Event] Torneo
    [Site] Lugar
    [Date] Fecha
    [Round] Ronda
    [WhiteElo] Elo de blancas
    [BlackElo] Elo de negras
    [ECO] Código de apertura
    [Opening] Apertura
    [Variation] Variante
    [Annotator] Comentarios de
    [TimeControl] Ritmo de juego
    [Termination] Final
    [EventDate] Inicio del torneo
    [Source] Fuente
   *[other] { $tag }
}
annotation = { $number ->
    [1] buena jugada
    [2] error
    [3] jugada brillante
    [4] error grave
    [5] jugada interesante
    [6] jugada dudosa
    [7] jugada única
    [8] jugada única
    [9] la peor jugada
    [10] igualdad
    [11] igualdad
    [12] igualdad
    [13] posición incierta
    [14] blancas algo mejor
    [15] negras algo mejor
    [16] blancas mejor
    [17] negras mejor
    [18] blancas ganadas
    [19] negras ganadas
    [20] blancas arrollan
    [21] negras arrollan
    [22] zugzwang
    [23] zugzwang
    [32] ventaja de desarrollo
    [33] ventaja de desarrollo
    [36] iniciativa
    [37] iniciativa
    [40] ataque
    [41] ataque
    [44] compensación
    [45] compensación
    [132] contrajuego
    [133] contrajuego
    [138] apuros de tiempo
    [139] apuros de tiempo
    [140] con la idea
    [142] es mejor
    [145] comentario del editor
    [146] novedad
   *[other] anotación { $number }
}
help-study =
    Intro: la jugada siguiente.
    Otras: anterior, principio, final, ir 12.
    Oír todas las jugadas: reproducir.
    Pregunta: tablero, piezas C, dónde, comentario.
    Variantes: variantes, volver.
    Jugadores y resultado: datos.
    Jugar desde aquí: jugar-aquí.
    Vuelta a tu partida: cerrar.
    Más: ayuda todo, ayuda ir.
help-flip =
    girar: oír el tablero desde el otro lado.
help-blindfold =
    ciega: jugar sin tablero.
    Pregunta por la posición: cada mirada cuenta.
    ciega estricto: sin miradas.
    ciega no: vuelve el tablero.
help-games =
    partidas: tus partidas, de cinco en cinco.
    partidas carlsen: por jugador.
    partidas siciliana, partidas B90: por apertura.
    partidas 1992 tablas, partidas desde 1990.
    partidas ganadas, partidas perdidas: por ti.
    partidas aquí: con esta posición.
    partidas crazyhouse: por juego.
    También: jugador, contra, blancas, negras,
    apertura, torneo, resultado, hasta.
help-more =
    más: las siguientes partidas de la lista, o las siguientes jugadas de una línea.
    En una pantalla para lectores: el resto de una respuesta larga.
help-open =
    abrir 57: abre la partida 57. Tras una lista, basta 57.
help-resume =
    reanudar: vuelve a la última partida inacabada que jugaste.
    reanudar 3: a la partida 3. También: continuar.
    La partida que dejas se guarda.
help-next =
    siguiente, o Intro solo: la jugada siguiente de la partida abierta.
help-previous = anterior, atrás: la jugada anterior.
help-first = principio: al principio de la partida.
help-end = final: al final de la partida o de la variante.
help-goto =
    ir 12: a la jugada 12 de las blancas.
    ir 12 negras: a la de las negras. Corto: go.
help-where =
    dónde: a quién le toca.
    En una partida abierta: la jugada, la variante, la partida.
help-auto =
    reproducir: una jugada cada cinco segundos.
    reproducir 8: cada ocho. Intro para parar.
help-pause =
    pausa: para los relojes de tu partida, o la reproducción. Intro pone los relojes en marcha.
    En un encuentro se paran ambos relojes. Se llama al árbitro. Puede seguir un motivo.
help-variations =
    variantes: qué más era posible en la última jugada.
help-variation =
    variante 1: entra en la primera. Tras variantes, basta 1.
help-leave =
    volver: a la jugada donde empezó la variante.
help-comment = comentario: repite el comentario de la jugada.
help-about =
    datos: jugadores, reglas, reloj.
    En una partida abierta: jugadores, resultado, torneo y más.
help-course =
    desarrollo: cuándo estuvo mejor cada bando y lo más pensado.
    desarrollo 12: cómo estaba la partida tras la jugada 12.
help-play-on =
    jugar-aquí, jugar-aquí negras: una partida nueva desde aquí contra el ordenador.
help-close =
    cerrar: cierra la partida abierta y vuelve a la tuya.

## Importar

import-progress = { $games } partidas leídas.
import-progress-percent = { $percent } por ciento, { $games } partidas leídas.
import-kept = { $count ->
    [one] Una partida importada.
   *[other] { $count } partidas importadas.
}
import-remarks = { $count } con observaciones.
import-doubles = { $count ->
    [one] Una partida ya estaba.
   *[other] { $count } partidas ya estaban.
}
import-refused = { $count ->
    [one] Una partida rechazada.
   *[other] { $count } partidas rechazadas.
}
import-why = { $why }: { $count ->
    [one] una partida
   *[other] { $count } partidas
}.
import-fault = { $what } { $file }, línea { $line }, columna { $column }.
import-more-faults = { $count } más. Con --faults ARCHIVO se escriben todos.
import-missing = Archivo no encontrado: { $file }.
import-folder = { $file } es una carpeta. Indica un archivo PGN en ella.

import-unreadable = { $file } no se puede leer, no se importa nada. Revisa sus permisos.
import-endless = Más de 1 gigabyte de { $file }. No se importa nada. Guárdalo antes como archivo.
waiting-for-writer = Esperando datos de { $file }. Pulsa Control-C para parar.
import-unwritable = { $file } no se puede escribir, o ya existe. Indica otro archivo.
import-interrupted = Interrumpido. No se importa nada.
import-nothing = No se importa nada. Importa otra vez.
import-empty = { $file } está vacío.
import-no-game = No hay partidas en { $file }. Indica un archivo PGN.
referee-no-event = No hay ningún suceso en { $file }. Escribe uno, como 0:00 start.
import-no-text = { $file } no es texto simple. Descomprímelo, o guárdalo como UTF-8.
import-encoding = Leído como { $encoding }. Si hay nombres mal escritos, prueba otro --encoding.
import-encoding-unfit = No existen en { $encoding }: algunos caracteres. Prueba otro --encoding.
import-encoding-wrong = { $file } no está en { $encoding }. Omite --encoding, o indica otro.
import-encoding-utf8 = Leído como { $encoding }, pero todo es UTF-8. Si hay nombres mal escritos, omite --encoding.
import-letters = ¿Otras letras? Añade --letters, por ejemplo --letters { $letters }.
import-letters-wrong = ¿Otras letras? Quita --letters o indica otra voz.
encoding-unknown = Codificación desconocida: { $word }. Las más parecidas: { $near }.
encoding-unknown-examples = Codificación desconocida: { $word }. Existen por ejemplo { $near }.
standard-input = entrada estándar
fault-foreign = { $word } no es una jugada PGN. PGN usa letras inglesas: K, Q, R, B, N.
fault-other-letters = { $word } no es jugada con letras { $letters }.
fault-null = { $word } es una jugada nula.
fault-word = { $word } no es PGN.
fault-illegal = { $word } no es legal aquí.
fault-not-in-hand = { $word } no es legal aquí: esa pieza no está en el bolsillo.
fault-glued = { $word } son dos jugadas. Pon un espacio entre ellas.
fault-ambiguous = { $word } es ambigua.
fault-promotion = { $word } no dice en qué se convierte el peón. Añade, por ejemplo, =Q.
fault-tag = La etiqueta { $word } está incompleta.
fault-twice = La etiqueta { $word } sale dos veces.
fault-position = FEN: { $what }
fault-variant = { $word } no es ajedrez normal.
fault-comment = El comentario no se cierra nunca.
fault-long = Más largo que cualquier partida posible.
fault-variation = Paréntesis sin pareja en una variante.
fault-no-result = La partida no tiene resultado. Añade 1-0, 0-1, 1/2-1/2 o * al final.
fault-result = Las etiquetas tienen otro resultado: { $word }. Vale { $read }.
fault-mate = Jaque mate en el tablero, pero el resultado no concuerda.
fault-stalemate = Ahogado en el tablero, pero el resultado no son tablas.
remark-no-check = { $word } no da jaque. La jugada se conserva.
remark-no-mate = { $word } no es mate. La jugada se conserva.
fault-no-text = Esto no es texto.
fault-no-moves = La partida no tiene jugadas.
remark-result-of-tags = No hay resultado después de las jugadas. Se conserva el de las etiquetas: { $read }.
remark-result-of-board = No hay resultado después de las jugadas. Decide la última: { $read }.
remark-no-result-tag = Las etiquetas no tienen resultado. Se conserva el del final.
remark-no-position = La etiqueta FEN no tiene posición. Se toma la inicial.
remark-chess960 = Parece Chess960 por el enroque. ¿Lo es? Añade la etiqueta Variant.
remark-read-as = { $word } se lee como { $read }.
remark-result-inside = Hay jugadas después del resultado { $word }. Se conservan.
remark-apart = Hay jugadas después del resultado { $word }. Se conservan como otra partida.
remark-left-out = { $word } se omite.
remark-unseen = Se omiten caracteres invisibles.
remark-text = { $word } no está en ningún comentario. Se conserva como comentario.
remark-move-in-comment = { $word } va detrás de un punto y coma. Se conserva como comentario.
remark-tag-in-comment = Un comentario contiene la etiqueta { $word }. Quizá le falte la llave de cierre.
remark-ends = { $what } La partida se conserva hasta ahí.
remark-variation-ends = { $what } La variante se conserva hasta ahí.
why-foreign = jugada con letras de otro idioma
why-null = jugada nula
why-word = palabra desconocida
why-illegal = jugada ilegal
why-ambiguous = jugada ambigua
why-tag = etiqueta rota
why-twice = etiqueta repetida
why-variant = no es ajedrez normal
why-position = primera posición imposible
why-rights = derecho de enroque o al paso imposible
why-chess960 = Chess960 sin su etiqueta
why-comment = comentario sin cerrar
why-long = demasiado larga
why-variation = paréntesis sin pareja
why-no-result = sin resultado
why-result = dos resultados
why-mate = mate, pero otro resultado
why-stalemate = ahogado, pero otro resultado
why-mark = signo de jaque o mate falso
why-no-text = no es texto
why-no-moves = sin jugadas
why-spelling = escrito de otra manera
why-left-out = algo omitido
why-unseen = caracteres invisibles
why-text = palabras fuera de comentarios
why-move-in-comment = jugada en un comentario
why-variation-cut = variante acortada
why-result-inside = jugadas después del resultado

## Teclas

keymap-about = { $name }: { $about }
keymap-lichess = teclas del modo para ciegos de lichess.
keymap-winboard = las teclas de WinBoard para JAWS.
keymap-numpad = solo el teclado numérico.
keymap-left-hand = solo la mano izquierda.
keymap-right-hand = solo la mano derecha.
keymap-own = un mapa de teclas tuyo.
keymap-part = Un mapa de teclas sin parte { $name }. Puede tener about, parent, numeric-block, keys y despite.
keymap-fault = Tecla { $key }: { $what }
keymap-no-key = tecla desconocida: { $name }. Escribe una letra como k, o up, home, enter, space, f2.
keymap-shift = escribe el signo que da Mayúsculas, sin shift.
keymap-unknown = ninguna tecla puede hacer { $line }. ¿Querías decir { $near }?
keymap-unlike = ninguna tecla puede hacer { $line }. Escribe un comando como last.
keymap-argument = { $line } está incompleto o mal. Escríbelo como { $example }.
keymap-twice = esta tecla sale dos veces. Borra una de las dos líneas.
keymap-hidden = nunca se alcanza, porque { $by } ya hace algo. Elige otra tecla.
keymap-taken = { $why }. Elige otra tecla, o da tu razón en despite.
keymap-taken-instead = { $why }. Escribe { $instead }.
keymap-not-taken = nadie más la usa, o aquí nada la usa. Bórrala de despite.
keymap-same-key = la misma que { $known }, en { $count ->
    [one] el teclado
   *[other] los teclados
} { $keyboards }. Elige otra tecla.
keymap-unreachable = { $count ->
    [0] Ninguna tecla hace { $names }.
   *[other] Ninguna tecla hace { $names } y { $count } más.
} Da una tecla a cada uno, o escribe parent = "lichess".
keymap-empty = Este mapa no tiene teclas. Escribe por ejemplo parent = "lichess", o teclas tuyas.
keymap-no-parent = { $name } no puede ser la base. Hay: { $keymaps }.
taken-interrupt = interrumpe programas en los terminales
taken-suspend = suspende programas en los terminales
taken-end = termina la entrada en los terminales
taken-flow = con ella los terminales paran la salida
taken-quit = termina programas en los terminales
taken-tab = en los terminales es el tabulador
taken-enter = los terminales no la distinguen de Intro
taken-line-end = termina la línea en los terminales
taken-backspace = muchos terminales la toman por Retroceso
taken-escape = en los terminales es Escape
taken-zoom = con ella los terminales amplían, o envían otro carácter
taken-multiplexer = es la primera tecla de screen y tmux
taken-sequence = en los terminales, otras teclas empiezan por ella
taken-control-shift = los terminales la usan para pestañas, ventanas, copiar y buscar, y no la distinguen de Control solo
taken-alt-letter = los terminales abren menús con ella, y yasr lee con ella
taken-alt-digit = cambia de pestaña, en los terminales de GNOME y Xfce
taken-yasr = yasr lee con ella
taken-help = abre la ayuda del terminal de GNOME
taken-menu = abre un menú, en terminales como el de GNOME
taken-full-screen = pasa el terminal a pantalla completa
taken-drop-down = abre los terminales desplegables
taken-scroll = los terminales desplazan, cambian de pestaña o pegan con ella
taken-consoles = cambia de consola, de panel o de ambos
taken-windows = los escritorios mueven ventanas con ella
taken-control-alt = VoiceOver, los escritorios y yasr tienen órdenes en ella
taken-insert = NVDA, JAWS, Orca y Fenrir empiezan sus órdenes con ella
taken-block-arrows = NVDA, JAWS, Orca, Fenrir y Speakup leen la pantalla con ella
taken-block-digits = Fenrir, Speakup y la tabla de teclado numérico de BRLTTY leen la pantalla con ella
taken-block-signs = NVDA, JAWS, Orca y Speakup la usan para ratón, revisión y silencio
no-keymap = Mapa de teclas desconocido: { $name }. Hay: { $keymaps }.
health-keymap = Mapa de teclas { $name }: funciona, teclado { $keyboard }.
health-keymap-broken = Mapa de teclas: { $what }.
key-does = { $key }: { $does }.
key-shift = Mayúsculas { $key }
key-alt = Alt { $key }
key-control = Control { $key }
key-f = F { $number }
key-up = flecha arriba
key-down = flecha abajo
key-left = flecha izquierda
key-right = flecha derecha
key-home = Inicio
key-end = Fin
key-pageup = Retroceder página
key-pagedown = Avanzar página
key-insert = Insertar
key-delete = Suprimir
key-backspace = Retroceso
key-enter = Intro
key-escape = Escape
key-tab = tabulador
key-begin = tecla central del bloque
key-space = espacio
key-slash = barra
key-star = asterisco
key-plus = más
key-minus = menos
key-dot = punto
key-comma = coma
key-question = interrogación
key-step-up = una casilla arriba
key-step-down = una casilla abajo
key-step-left = una casilla a la izquierda
key-step-right = una casilla a la derecha
key-step-up-left = una casilla arriba a la izquierda
key-step-up-right = una casilla arriba a la derecha
key-step-down-left = una casilla abajo a la izquierda
key-step-down-right = una casilla abajo a la derecha
key-next-king = el rey siguiente
key-next-queen = la dama siguiente
key-next-rook = la torre siguiente
key-next-bishop = el alfil siguiente
key-next-knight = el caballo siguiente
key-next-pawn = el peón siguiente
key-previous-king = el rey anterior
key-previous-queen = la dama anterior
key-previous-rook = la torre anterior
key-previous-bishop = el alfil anterior
key-previous-knight = el caballo anterior
key-previous-pawn = el peón anterior
key-rank = a la fila { $rank }
key-file = a la columna { $file }
key-take = levanta la pieza de aquí, o la pone
key-entry = al campo de entrada
key-board = al tablero
key-next-target = otra casilla para la pieza en la mano
key-next-pane = el panel siguiente
key-previous-pane = el panel anterior
key-menu = todos los comandos en una lista
key-keys = todas las teclas en una lista
key-key-help = ayuda de teclas sí y no
key-cancel = silencio; atrás; devuelve la pieza
key-suspend = un rato a la shell
key-redraw = dibuja la pantalla otra vez
redrawn = Dibujada otra vez.
key-line = escribe { $line }
does-yes = sí
does-no = no
does-queen = dama
does-rook = torre
does-bishop = alfil
does-knight = caballo
does-variation-1 = a la primera variante
does-board-here = esta casilla
does-moves-here = las jugadas de la pieza de aquí
does-captures-here = las capturas de la pieza de aquí
does-rays-here = las ocho direcciones desde aquí
does-diagonals-here = las diagonales desde aquí
does-knight-here = piezas a un salto de caballo
does-attackers-here = atacantes y defensores de esta casilla
does-defenders-here = defensores y atacantes de esta casilla
does-colour-here = si esta casilla es clara u oscura
does-rank-here = esta fila
does-file-here = esta columna
does-pieces-A = piezas blancas
does-pieces-a = piezas negras
does-pieces-K = rey blanco
does-pieces-Q = damas blancas
does-pieces-R = torres blancas
does-pieces-B = alfiles blancos
does-pieces-N = caballos blancos
does-pieces-P = peones blancos
does-pieces-k = rey negro
does-pieces-q = damas negras
does-pieces-r = torres negras
does-pieces-b = alfiles negros
does-pieces-n = caballos negros
does-pieces-p = peones negros
does-claim-threefold = triple repetición
does-claim-fifty = cincuenta jugadas, sin captura ni peón movido
does-claim-flag = cayó la bandera del rival
does-claim-illegal = la última jugada del rival fue ilegal
does-claim-effort = tablas: el rival no intenta ganar
does-claim-means = tablas: el rival no puede ganar por medios normales
does-claim-seconds = cinco segundos por jugada para los dos
does-clock = el tiempo que queda
does-clock-mine = tu tiempo
does-clock-theirs = el tiempo del rival
does-score-3 = las tres últimas jugadas
does-announce = anuncia la jugada del tablero
does-press = pulsa tu reloj
## Levantar y poner

in-hand = En tu mano: { $piece } { $square }.
put-back-here = De vuelta: { $piece } { $square }.
look-edge = Borde. { $what }
look-board = Tablero. { $what }
look-moves = Jugadas. { $what }
look-clocks = Relojes. { $what }
look-captures = Capturas. { $what }
look-players = Jugadores. { $what }
look-log = Mensajes. { $what }
look-matters = Por decidir. { $what }
look-boards = Tableros. { $what }
look-room = En la sala. { $what }

## La pantalla

pane-board = Tablero
pane-moves = Jugadas
pane-clocks = Jugadores
pane-log = Mensajes
pane-matters = Por decidir
pane-boards = Tableros
pane-room = En la sala
header-players = { $white } – { $black }
header-over = Partida terminada, { $score }.
dial = { $color } { $time } { $taken }
dial-untimed = { $color } { $taken }
dial-checks = jaques { $count }
mark-check = en jaque
mark-held = en la mano
mark-target = puede ir
mark-last = la última
targets-none = No tienes pieza en la mano. Levanta antes una.
too-small = La ventana es demasiado pequeña.
focus-entry = Entrada: { $text }
focus-secret = No se muestra nada de lo que escribes. Intro lo envía, Escape vuelve atrás.
menu-title = Comandos
# What stands behind the name of a setting in the menu: what it is.
menu-setting = { $name }: { $value }
menu-other = otro: escríbelo
list-help = { $take } elige, { $up } y { $down } recorren la lista, { $cancel } vuelve atrás.
list-search = Las letras buscan en ella.
list-unfound = En esta lista no hay nada con { $text }.
commands-position = Preguntar por la posición
commands-game = Preguntar por la partida
commands-text = La posición como texto
commands-guide = Orientarse
commands-play = Jugar
commands-seat = En un puesto de un encuentro
commands-friendly = Entre amigos
commands-analysis = Analizar la posición
commands-boards = Tableros
commands-archive = Buscar partidas
commands-study = Repasar una partida
commands-practice = Aprender y practicar
commands-hearing = Voz, habla e impresión
commands-program = Partidas, ajustes, salir
commands-desk-run = Dirigir la partida
commands-desk-waiting = Decidir lo que espera
commands-desk-look = Mirar los hechos
commands-desk-clock = Poner los relojes
commands-desk-penalty = Sanciones y resultados
commands-desk-seen = Decidir sobre lo que has visto
commands-desk-sheets = Planillas incompletas
commands-desk-undoing = Corregir tableros, revocar decisiones
commands-desk-support = Ayudas y asistentes
commands-desk-presence = Jugadores ausentes y presentes
commands-desk-adjournment = Aplazar la partida
commands-desk-tasks = Marcar tus tareas
commands-desk-records = Documentos, y la mesa misma
keys-title = Teclas
key-dropped = Cancelado.
quit-again = Otra vez { $keys } y sales. Cualquier otra tecla sigue.
echo-typed = { $what }
echo-deleted = { $what } borrado
echo-end = fin
echo-capital = { $letter } mayúscula
key-none = { $keys } no hace nada aquí.
no-shell = No hay shell a la que volver. El programa sigue.
key-waits = { $keys }, después { $next }.
keys-from-to = { $from } hasta { $to }
paste-too-long = Demasiado largo, no se pega nada. Máximo { $lines } líneas.
paste-lines = Varias líneas, no se pega nada. Pega una cada vez.
paste-game = Una partida entera, no se pega nada. Guárdala en un archivo y luego, en la terminal: { $program } import y su nombre.
key-help-on = Ayuda de teclas activada: cada tecla dice qué hace. La misma tecla la quita.
key-help-off = Ayuda de teclas desactivada.
no-screen = Este terminal no admite pantalla: línea a línea.
no-screen-pipe = Aquí no hay pantalla. Es una tubería y no un terminal.
no-screen-plain = Aquí no hay pantalla. TERM o ACCESSIBLE pide líneas.

## Jugar en un tablero

board-name = { $make }, { $port }
board-found = Tablero encontrado: { $name }.
board-found-of = Tablero de las { $color } encontrado: { $name }.
board-back = El tablero ha vuelto: { $name }.
board-back-of = El tablero de las { $color } ha vuelto: { $name }.
board-plays = Juegas en el tablero.
board-right = El tablero está bien.
board-differs = Tu tablero no coincide con la partida.
board-left-over = Sin usar: ese bando lo juega el programa.
board-moves-only = Solo informa de jugadas terminadas, no de piezas tocadas. Si no informa de ninguna, gira el tablero.
board-take = Quita la pieza de { $square }.
board-take-man = Quita { $man } de { $square }.
board-put = Pon { $man } en { $square }.
board-carry = Lleva { $man } de { $square } a { $to }.
board-swap = Cambia entre sí las piezas de { $square } y { $to }.
board-turn = Gira el tablero.
board-man = { $who ->
    [white-king] el rey blanco
    [white-queen] la dama blanca
    [white-rook] la torre blanca
    [white-bishop] el alfil blanco
    [white-knight] el caballo blanco
    [white-pawn] el peón blanco
    [black-king] el rey negro
    [black-queen] la dama negra
    [black-rook] la torre negra
    [black-bishop] el alfil negro
    [black-knight] el caballo negro
   *[black-pawn] el peón negro
}
board-lifted = { $piece } { $square }.
board-touched = Pieza tocada: { $piece } { $square }.
board-seated = { $square }.
board-empty = { $square }: vacía.
board-executed = Está en tu tablero.
board-put-back = Piezas en su sitio. La pieza tocada sigue obligando.
board-put-back-free = Piezas en su sitio. Vale cualquier jugada.
board-adjusted = Compuesto.
board-knocked = Alguien golpeó el tablero.
board-knocked-untouched = Alguien golpeó el tablero. Nada cuenta como tocado.
board-lingers = Si has terminado tu jugada, escríbela.
board-press = Pulsa, si tu jugada es { $move }.
board-type-move = Si tu jugada es { $move }, escríbela.
board-press-move = Si tu jugada es { $move }, pulsa o escríbela.
board-illegal = Jugada ilegal: { $pieces }. Para poner bien el tablero, di colocar.
board-in-hand = Parece en tu mano: { $piece } { $square }.
board-gone-unpressed = { $move } está en el tablero. Escríbela, o conecta el tablero.
board-pressed = Las { $color } han pulsado.
button-in-hand = Sin terminar: fuera del tablero, { $piece } { $square }.
button-take = Sin terminar: quita { $man } de { $square }.
button-rook = Sin terminar: mueve la torre.
button-nothing-moved = No se ha movido nada. Te toca.
button-no-game = Nada que hacer ahora en el tablero.
button-menu-how = Pulsar: siguiente. Mantener: hacerlo.
button-menu-stop = Parar los relojes.
button-menu-means = Reclamar tablas: el rival no puede ganar.
button-menu-effort = Reclamar tablas: el rival no intenta ganar.
button-menu-seconds = Pedir cinco segundos por jugada.
button-menu-leave = Salir del menú.
button-menu-left = Menú cerrado.
board-no-button = No tiene botón. La jugada vale cuando tu mano descansa.
board-learned = El tablero ha aprendido sus piezas.
board-not-learned = Piezas sin aprender. Se siguen por sus jugadas.
boards-clock-waits = El reloj espera al tablero.
boards-clock-runs = El reloj corre.
board-no-move = El tablero informa de { $text }: no es una jugada legal.
board-line-lost = Datos del tablero perdidos. Escribe última para oír la última jugada. Si falta una, escríbela.
board-faulty = { $square }: el sensor no es fiable.
board-doubtful = { $square } va y viene. Aprieta la pieza hacia abajo. Aún cuenta.
board-missed = Datos del tablero perdidos. Si falta un toque o una jugada, repítelo.
board-flickers = { $square } parpadea: aprieta la pieza hacia abajo, o di ignorar { $square }.
board-still-empty = { $square } parece vacía. Aprieta la pieza hacia abajo, o di ignorar { $square }.
board-still-occupied = { $square } parece ocupada. Si está vacía, di ignorar { $square }.
board-still-other = { $square } parece tener otra pieza. Si es la correcta, di ignorar { $square }.
board-still-turned = Sigue pareciendo al revés. Si está bien puesto, di tablero-electrónico recto o tablero-electrónico girado.
board-still-turned-pegs = Sigue pareciendo al revés. Gíralo, o di saltar y juega con el teclado.
board-lies-straight = Si levantaste { $square }, el tablero está al revés. Gíralo, o di tablero-electrónico recto.
board-lies-turned = Si levantaste { $square }, el tablero está al revés. Gíralo, o di tablero-electrónico girado.
board-muted = { $square } ignorada: lo que muestra no cuenta.
board-muted-untouched = { $square } ignorada: parpadea. No se tocó.
board-muted-arbiter = { $square } ignorada: parpadea. El árbitro decide si se tocó.
board-not-touched = Si no la tocaste, di ignorar { $square }.
board-not-touched-arbiter = Si no la tocaste, di ignorar { $square }. Decide el árbitro.
board-not-made = { $move } está en el tablero. Si no la jugaste, di deshacer.
board-steady = { $square } vuelve a estar quieta y cuenta.
board-unmuted = { $square } vuelve a contar.
board-mutes = { $square } está ignorada. Escribe las jugadas desde ella o hasta ella. Para que cuente otra vez: atender { $square }.
board-which-side = No se sabe el lado de las blancas. Escribe tablero-electrónico recto, o tablero-electrónico girado.
board-battery = Batería del tablero: queda { $percent } por ciento.
board-restarted = El tablero se ha reiniciado.
board-gone = El tablero ha desaparecido: { $reason }. Sigue con el teclado. { $todo }
board-not-there = Sin tablero: { $reason }. { $todo }
board-none-found = ningún puerto tiene uno
board-none-found-do = Conéctalo, o indica su puerto.
board-no-port = el puerto { $port } no existe
board-no-port-do = Conéctalo.
board-not-serial = { $port } no es un puerto serie
board-not-serial-do = Indica otro.
board-busy = otro programa tiene { $port }
board-busy-do = Cierra ese programa.
board-denied = no tienes permiso para { $port }
board-denied-do = Un administrador puede darlo.
board-denied-group = no tienes permiso para { $port }
board-denied-group-do = Entra en el grupo { $group }: sudo usermod -aG { $group } $USER. Después cierra la sesión y entra otra vez.
board-no-answer = nada responde en { $port }
board-no-answer-do = Enciéndelo, o conéctalo otra vez.
board-other-make = en { $port } hay un tablero { $what }
board-other-make-do = Indica esa marca, o auto.
board-babble = en { $port } habla otra cosa
board-babble-do = Revisa el puerto y la marca del tablero.
board-stranger = { $port } envía algo desconocido
board-stranger-do = Revisa el enchufe. El tablero también puede ser más nuevo que touchmove.
board-failed = { $port } falla, { $what }
board-failed-do = Conéctalo otra vez.
boards-none = Sin tablero. Escribe tablero-electrónico auto para buscar uno.
boards-none-position = Para jugar desde una posición, escribe { $position }.
boards-sought = Buscando un tablero.
boards-off = Tableros desconectados. Las jugadas se escriben.
board-is = Tablero: { $name }.
board-of = Tablero de las { $color }: { $name }.
board-agrees = Coincide con la partida.
board-moves = Se está haciendo una jugada en él.
board-behind = Falta en tu tablero la jugada del rival: { $move }.
board-unmade = Haz la jugada anunciada en el tablero: { $move }.
board-waits = Aún no se ha comparado.
skipped = Se queda así. Escribe tus jugadas hasta que el tablero esté bien.
skip-none = Nada que saltar.
argument-boards = { $name } admite auto, o marca y puerto, dgt:/dev/ttyUSB0; recto o girado; o no.

help-pegboard =
    tablero-electrónico: tu tablero, y si coincide con la partida.
    tablero-electrónico auto: busca un tablero.
    tablero-electrónico recto, tablero-electrónico girado: cómo está puesto.
    tablero-electrónico no: jugar escribiendo.
help-set-up =
    colocar: te guía casilla a casilla hasta la posición correcta.
    repetir repite un paso.
help-mute =
    ignorar b8: pasa por alto lo que tu tablero muestra en b8, si hay mal contacto.
    Una casilla que parpadea se ignora sola, hasta estar quieta diez segundos.
    Para que cuente otra vez: atender b8.
help-unmute =
    atender b8: b8 vuelve a contar.
    Si el tablero difiere de la partida, se te dice qué arreglar.
help-skip =
    saltar: deja el tablero como está.
    Escribe tus jugadas hasta que esté bien.
    También: cancelar.

## Tableros conectados

peg-looking = Buscando un tablero.
peg-found = Tablero encontrado: { $make }, { $port }.
peg-senses-pegs = Nota cada pieza que sale de su agujero.
peg-senses-squares = Nota qué casillas están ocupadas.
peg-senses-men = Sabe qué pieza hay en cada casilla.
peg-senses-moves = Solo informa de jugadas terminadas, no de piezas tocadas.
peg-no-address = { $word } no es la dirección de un tablero. Escribe auto, una marca, o marca y puerto: dgt:/dev/ttyUSB0. Las marcas: { $makes }.
peg-chips = Aprendidos: los chips de { $count } piezas.
peg-event = { $what }.
peg-event-at = { $what }. { $time } segundos.
peg-together = A la vez: { $items }
peg-lifted = { $square } levantada
peg-lifted-man = { $square } levantada, { $piece }
peg-seated = { $square } ocupada
peg-seated-man = { $square } ocupada, { $piece }
peg-button-confirm = Botón de confirmar, { $how }
peg-button-confirm-of = Botón de confirmar de las { $color }, { $how }
peg-button-clock = Botón del reloj, { $how }
peg-button-clock-of = Botón del reloj de las { $color }, { $how }
peg-button = Botón { $number }, { $how }
peg-short = corto
peg-long = largo
peg-stands-start = Está puesta la posición inicial.
peg-stands-empty = Todas las casillas están vacías.
peg-stands = Ocupadas, { $count ->
    [one] una casilla
   *[other] { $count } casillas
}: { $items }.
peg-standing = { $piece } { $square }
peg-moved = Jugada: { $text }.
peg-taken-back = Deshecha: { $text }.
peg-faulty = { $square }: el sensor no es fiable.
peg-mended = { $square }: el sensor vuelve a ser fiable.
peg-doubtful = { $square }: sensor dudoso. Aún cuenta.
peg-certain = { $square }: el sensor vuelve a ser seguro.
peg-glimpsed = { $square } cambió en una sola lectura. Pasado por alto.
peg-felt = { $square } palpada
peg-clock = Reloj: blancas { $white }, negras { $black }, { $runs }.
peg-clock-stands = está parado
peg-clock-white = corre el de las blancas
peg-clock-black = corre el de las negras
peg-buttonless = No tiene botón.
peg-lampless = No tiene luces que se puedan usar.
peg-identity = Es: { $text }.
peg-battery = Batería: { $percent } por ciento.
peg-battery-charging = Batería: { $percent } por ciento, cargando.
peg-done = Orden cumplida.
peg-refused = Orden rechazada: { $text }.
peg-learned = Piezas aprendidas.
peg-not-learned = Nada aprendido. Mira: { $items }.
peg-which-side = No se sabe el lado de las blancas. Dilo con --straight o --turned.
peg-restarted = El tablero se ha reiniciado.
peg-unanswered = El tablero no respondió a una orden.
peg-silent = El tablero no dice nada.
peg-echo = La línea vuelve sobre sí misma.
peg-version = El tablero habla otra versión.
peg-gap = Datos del tablero perdidos.
peg-missed = Perdido por el camino: { $count ->
    [one] un suceso.
   *[other] { $count } sucesos.
}
peg-garbled = Llegaron datos ilegibles.
peg-start-missing = No es la posición inicial. Faltan en: { $items }.
peg-start-more = No es la posición inicial. Sobran en: { $items }.
peg-start-other = No es la posición inicial. Otras piezas en: { $items }.
peg-enter-skips = Intro salta una pregunta.
peg-ask-take = Quita la pieza de { $square }.
peg-ask-back = Ponla otra vez en { $square }.
peg-ask-put = Pon una pieza en { $square }.
peg-ask-away = Quítala otra vez de { $square }.
peg-square-works = { $square } funciona.
peg-nothing-came = Sin señal.
peg-skipped = Saltada.
peg-ask-move = Haz una jugada en el tablero.
peg-no-move = No llegó ninguna jugada.
peg-lamps = Luces, fila a fila, de la primera a la octava.
peg-lamps-done = Luces terminadas. Una persona que ve puede decir si se encendieron.
peg-ask-button = Pulsa un botón del tablero, o de su reloj.
peg-no-button = No llegó ningún botón. Puede que el tablero no tenga.
peg-clock-works = El reloj funciona.
peg-no-clock = No respondió ningún reloj.
peg-named = Número del tablero fijado para siempre: { $text }.
peg-has-name = El tablero conserva su número de antes.
peg-takes-no-name = El tablero no acepta número. Hace falta PEG/1 1.1, y un número de hasta 16 letras o cifras.
peg-clock-unnamed = Para probar un reloj: --clock xl o --clock 3000.
peg-check-none = Nada que comprobar.
peg-check-lost = Se perdió el tablero. No funciona.
peg-check-works = Funciona: { $count ->
    [one] una casilla probada
   *[other] { $count } casillas probadas
}.
peg-check-wrong = Fallos encontrados: { $items }.
peg-check-nothing = Nada probado.
peg-check-moves = Funciona: llegan jugadas.
peg-check-no-moves = No funciona: no llegó ninguna jugada.
health-board = Tablero: hay un puerto para uno, { $port }{ $product }.
health-board-denied = Tablero: { $reason }. { $todo }
health-board-none = Tablero: no se encontró ninguno.

## Un tablero simulado

sim-word-lift = levantar
sim-word-seat = poner
sim-word-replace = reemplazar
sim-word-press = pulsar
sim-word-long = largo
sim-word-lever = palanca
sim-word-clock = reloj
sim-word-button = botón
sim-word-wait = esperar
sim-word-off = apagar
sim-word-on = encender
sim-word-battery = batería
sim-word-feel = palpar
sim-word-pull = desenchufar
sim-word-plug = enchufar
sim-word-show = mostrar
sim-word-position = posición
sim-word-next = siguiente
sim-word-help = ayuda
sim-word-end = fin
sim-help =
    levantar e2, poner e4, poner e8 dama
    reemplazar d5: la pieza nueva, sin momento vacío
    pulsar, largo: el botón de confirmar
    pulsar blancas: un botón por jugador
    palanca: el reloj; botón 3: sus botones
    batería 15, palpar e2
    esperar 300: milisegundos
    apagar, encender: la corriente
    desenchufar, enchufar: el cable
    mostrar: la posición
    posición: FEN o inicio
    siguiente: la jugada siguiente del archivo
    fin
sim-port = Puerto: { $path }
sim-awaits = La partida empieza, cuando un programa pregunte.
sim-awaits-next = La jugada siguiente está lista. Escribe siguiente.
sim-no-next = No quedan jugadas.
sim-game-over = La partida ha terminado.
sim-lifted = Levantado: { $man } { $square }
sim-seated = Puesto: { $man } { $square }
sim-pressed = Pulsado.
sim-set = Las piezas están puestas.
sim-done = Hecho.
sim-waited = Esperados { $length } milisegundos.
sim-on = Encendido.
sim-off = Apagado.
sim-plugged = Cable enchufado.
sim-pulled = Cable desenchufado.
sim-open = Un programa tiene abierto el puerto.
sim-closed = Ningún programa tiene abierto el puerto.
sim-men-white = Blancas: { $men }
sim-men-black = Negras: { $men }
sim-no-men-white = Blancas: sin piezas
sim-no-men-black = Negras: sin piezas
sim-hand = Junto al tablero: { $men }
sim-empty = { $square } está vacía.
sim-occupied = Ocupada: { $man } { $square }. Levanta antes, o escribe reemplazar.
sim-nothing-in-hand = No tienes nada en la mano. Nombra una pieza, como dama blanca.
sim-no-button = Este tablero no tiene ese botón.
sim-no-part = Este tablero no tiene batería, ni nota un dedo.
sim-no-button-number = { $word } no es un botón. Los botones van de 1 a 5.
sim-no-percent = { $word } no es un porcentaje. Escribe de 0 a 100, con un más mientras carga.
sim-no-word = Palabra desconocida: { $word }. Escribe ayuda.
sim-missing = Incompleto: { $word }. Escribe ayuda.
sim-more = Sobra: { $word }.
sim-no-square = { $word } no es una casilla. Escribe una como e2.
sim-what-square = Nombra una casilla, como e2.
sim-no-man = { $word } no es una pieza. Escribe una como dama.
sim-no-color = { $word }: ¿blancas o negras?
sim-no-time = { $word } no es un tiempo. Escribe milisegundos, hasta una hora.
sim-no-position = { $word } no es una posición. Escribe FEN, o inicio.
sim-dark = Luces: todas apagadas.
sim-lit = Luces: { $squares }
sim-buzz = Sonido: { $text }
sim-named = Número guardado: { $text }
sim-shake = Vibra: { $text }
sim-shows = El reloj muestra: { $text }
sim-shows-and-beeps = El reloj pita y muestra: { $text }
sim-shows-times = El reloj muestra los tiempos.
sim-times = Reloj puesto: blancas { $white }, negras { $black }
sim-plays = Jugada del ordenador: { $from } { $to }
sim-no-system = Tableros simulados: solo en Linux, macOS y BSD.
sim-no-port = Sin pseudoterminal: { $reason }
sim-no-file = Archivo no encontrado: { $file }.
sim-unreadable = { $file } no se puede leer: { $reason }
sim-no-make = Marca desconocida: { $word }. Hay: { $makes }.
sim-no-flag = No vale para esta marca: { $word }.
sim-no-side = { $word } no es un bando. Escribe white o black.
sim-no-style = { $word } no es un estilo. Escribe uno como own-first.
sim-cannot-confirm = Este tablero no tiene ese botón.
sim-no-game = { $count ->
    [0] Ninguna partida legible en { $file }.
    [one] { $file } tiene una partida legible.
   *[other] { $file } tiene { $count } partidas legibles.
}
sim-fault = { $file }, línea { $line }: { $reason }
sim-fault-word = { $word } no es un fallo. Escribe uno como noise, loss, pull.
sim-fault-share = { $word } no es una proporción. Escribe una de 0 a 1, como 0.01.
sim-fault-square = { $word } no es una casilla. Escribe una como b8.
sim-fault-number = { $word } no es un número. Escribe milisegundos, hasta un día, o un byte.
sim-fault-short = Falta algo al final.
sim-fault-more = Sobra: { $word }.
sim-fault-needs-time = { $word } necesita antes su tiempo, como at 5000.
sim-fault-no-place = { $word } no pasa en un instante o byte. Escribe from y to, o ninguno.

## El archivo de encuentro

match-line = Línea { $line }: { $what }
match-key-in = { $key } en [{ $part }]
match-words = Uno de: { $words }.
match-help-aid = Ayuda: { $aid }.
match-wrong-form = no tiene la forma clave = "valor". Pon el valor entre comillas.
match-wrong-twice = está dos veces en el archivo. Quita una.
match-wrong-unknown-near = { $key } se desconoce aquí. ¿Querías decir { $instead }?
match-wrong-unknown = { $key } se desconoce aquí. Uno de: { $words }.
match-wrong-part = { $part } es una parte del archivo. Escribe [{ $part }] en una línea propia.
match-wrong-value = { $key } no puede ser { $value }. { $help }
match-wrong-answer = No entendido para { $key }: { $value }.
match-wrong-empty = { $key } no tiene un valor legible. { $help }
match-wrong-missing = Falta { $key }. { $help }
match-wrong-relay = no hay asistente para las { $color }. Nombra uno en [{ $part }].
match-wrong-hearing = hace falta un asistente: juega una persona ciega contra una sorda. Nombra uno en [white.assistant] o [black.assistant]. { $article }.
match-wrong-no-board = Sin tablero electrónico: las { $color }. Escribe device = "pegs" o "board", o quita la dirección.
match-wrong-no-pegs = { $make } no es un tablero perforado. Escribe device = "board".
match-wrong-pegs = { $make } es un tablero perforado. Escribe device = "pegs".
match-wrong-port = los dos tableros están en { $port }. Cada uno necesita su puerto.
match-wrong-boards = los dos tableros parecen iguales. Da a cada uno su puerto, como dgt:/dev/ttyUSB0.
match-wrong-positions = solo hay una posición inicial. Quita chess960 o position.
match-wrong-aid = { $aid }: ningún árbitro puede concederla, los consejos están prohibidos. FIDE 2023, 11.3.1.
match-wrong-code = { $key } no es un secreto. { $what }
match-wrong-pace = pace sin relojes. Quita pace o escribe un tiempo.

match-key-event = Torneo: el torneo o encuentro.
match-key-site = Lugar: ciudad y país.
match-key-place = Sala: sala y mesa.
match-key-round = Ronda.
match-key-date = Fecha, como 2026-11-21.
match-key-time = Ritmo de juego, como 15+10, 40/90+30,30+30 o 5d3; off: sin relojes.
match-key-laws = Leyes: la edición, como fide-2023.
match-key-pace = Modalidad. Sin ella, decide el ritmo de juego.
match-key-supervision = Supervisión en rápidas y relámpago. adequate: valen las reglas de competición.
match-key-announcing = Anuncio: cómo se dicen las jugadas los jugadores, como caballo f3. Repetido: el otro la dice también, como entre ciegos.
match-key-default-time = Tiempo de espera: los minutos que puede retrasarse un jugador, de 0 a 600.
match-key-quickplay = Final a caída de bandera: si se anuncian sus directrices.
match-key-draws = Tablas de común acuerdo. free: siempre. after 30: tras 30 jugadas de cada bando. arbiter: si el árbitro consiente. arbiter until 30: así hasta la jugada 30.
match-key-adjournment = Aplazamiento: si la partida puede aplazarse.
match-key-session = Sesión: cuántos minutos dura según el reloj del árbitro, de 15 a 900.
match-key-adjudication = Adjudicación: si una partida sin terminar se decide por su posición.
match-key-minutes-by-claim = Minutos por reclamación: si los minutos por una jugada ilegal son solo para quien la reclamó.
match-key-points = Puntos: lo que dan la victoria, las tablas y la derrota.
match-key-appeals = Apelaciones: si los jugadores pueden apelar las decisiones del árbitro.
match-key-appeal-time = Plazo de apelación: los minutos tras una decisión o la partida para apelar, de 0 a 1440. Sin él: sin límite.
match-key-appeal-fee = Depósito de una apelación, como 50 euros.
match-key-chess960 = Ajedrez960: el número de la posición inicial, de 0 a 959.
match-key-variant = Variante: el nombre del juego, si no es ajedrez.
match-key-position = Posición inicial, como FEN. Sin ella, la habitual.
match-key-odds = Ventaja: lo que un jugador da al otro, como knight, black pawn, draw o white time 5.
match-key-name = Nombre del jugador.
match-key-title = Título, como FM.
match-key-federation = Federación, como ESP.
match-key-club = Club.
match-key-rating = Puntuación Elo, de 0 a 4000.
match-key-fide-id = Código FIDE, un número.
match-key-blind = Persona ciega o con baja visión.
match-key-hard-of-hearing = Persona con discapacidad auditiva.
match-key-device = Aparato: el tablero o teclado del jugador.
match-key-address = Dirección del tablero: auto, una marca, o marca y puerto, como peg1:/dev/ttyACM0.
match-key-moves = Voz de las jugadas: fide-es dice Eva cuatro, fide dice Eva vier, es dice e4.
match-key-talk = Voz de todo lo demás.
match-key-form = Forma de las jugadas: long con la casilla de origen, short sin ella donde está claro.
match-key-speech = Habla: si el programa habla a este jugador en un terminal propio. El anfitrión sigue tus ajustes.
match-key-rate = Velocidad del habla, de -100 a 100.
match-key-output = Salida: la salida de sonido de este jugador. Sin ella, la del sistema.
match-key-synthesiser = Sintetizador: el nombre de su voz. Sin él, la del idioma.
match-key-print = Impresión: cómo se imprimen las líneas de este jugador.
match-key-braille-table = Tabla braille de liblouis, como es-g1.ctb; auto: según el idioma.
match-key-score = Planilla: quién anota. own: el jugador, con anotar e4. hand: en papel o en braille. assistant: el programa.
match-key-warnings = Avisos: los minutos que quedan cuando se avisa al jugador, como 10,5,1; u off.
match-key-code = Código: lo escribe quien se sienta en este puesto. Sin él: ninguno.
match-key-assistant-name = Nombre del asistente.
match-key-assistant-talk = Voz para el asistente.
match-key-arbiter-name = Nombre del árbitro.
match-key-arbiter-passphrase = Contraseña, como hash. La crea { $program } match --new.
match-key-arbiter-talk = Voz de la mesa. Sin ella, la del ordenador.
match-key-arbiter-moves = Voz de las jugadas en la mesa. Sin ella, la del ordenador.
match-key-arbiter-speech = Habla: si habla el terminal de la mesa.
match-key-arbiter-rate = Velocidad del habla en la mesa, de -100 a 100. Sin ella, la del ordenador.
match-key-arbiter-lock = Bloqueo: tras estos minutos sin una línea, la mesa pide otra vez la contraseña. 0: nunca.
match-key-arbiter-output = Salida: la salida de sonido del árbitro. Sin ella, la del sistema.
match-key-arbiter-synthesiser = Sintetizador en la mesa: el nombre de su voz. Sin él, la del idioma.

match-word-yes = sí
match-word-no = no
match-word-standard = clásica
match-word-rapid = rápida
match-word-blitz = relámpago
match-word-adequate = adecuada
match-word-sparse = escasa
match-word-repeat = anunciadas y repetidas
match-word-repeat-first = anunciadas y repetidas antes del reloj
match-word-announce = anunciadas
match-word-off = nada
match-word-keyboard = teclado
match-word-pegs = tablero perforado
match-word-board = tablero electrónico corriente
match-word-assistant = asistente
match-word-long = larga
match-word-short = corta
match-word-text = texto
match-word-braille = braille
match-word-own = el jugador, con anotar e4
match-word-hand = el jugador, en papel o en braille

aid-own-announcements = últimos anuncios
aid-score-sheet = planilla propia
aid-times = tiempos
aid-move-number = número de jugada
aid-opponent-score = planilla del rival
aid-position-readout = lectura de la posición
aid-legal-moves = jugadas legales
aid-attackers = atacantes
aid-draw-hints = indicios de tablas
aid-opening-name = nombre de la apertura
aid-takeback = jugadas deshechas
aid-engine = motor

match-about-file =
    Un encuentro para touchmove. Las líneas que empiezan por # son notas para ti.
    Para comprobarlo: { $program } match --check y el nombre de este archivo.
match-about-aids =
    Ayudas para los dos jugadores, yes o no. Sin nada, como en las leyes.
    Permitidas: own-announcements, score-sheet, times, move-number.
    Solo si se conceden: opponent-score, position-readout, legal-moves,
    attackers, draw-hints, opening-name, takeback. Nunca: engine.
    Para un solo jugador: una parte [white.aids] o [black.aids].
match-about-arbiter = Aquí solo está el hash, no la contraseña.

match-part-player = { $color }.
match-part-assistant = El asistente de las { $color }.
match-part-player-aids = Ayudas solo para las { $color }.
match-part-aids = Ayudas para los dos jugadores.
match-part-arbiter = El árbitro.
match-ask-begin =
    Un archivo de encuentro nuevo, unas 15 preguntas.
    Intro solo: la respuesta que se ofrece.
    atrás: la pregunta anterior.
    Control-C: parar. Tus respuestas se guardan.
match-ask-on = { $count ->
    [one] Sigue tras una respuesta.
   *[other] Sigue tras { $count } respuestas.
}
match-looking = Buscando tableros.
match-found-none = No se encontró ningún tablero.
match-found = Encontrado: { $boards }.
match-ask-time = Ritmo de juego, como 15+10, 40/90+30,30+30 o 5d3. Sin relojes: off.
match-ask-name = Nombre de quien juega con { $color }.
match-ask-blind = ¿Quién es ciego o tiene baja visión?
match-ask-device = ¿En qué juegan las { $color }?
match-ask-assistant = Nombre del asistente de las { $color }.
match-ask-braille = ¿Quién lee las líneas en braille?
match-ask-output = ¿Salida de sonido para las { $color }?
match-word-program = el programa
match-word-both = ambos
match-word-neither = ninguno
match-found-board = tablero { $make } en { $port }
match-device-pegs-later = tablero perforado, se conecta después
match-device-board-later = tablero electrónico corriente, se conecta después
match-device-relayed = un asistente escribe las jugadas

match-ask-aids = ¿Qué ayudas adicionales se conceden? Números con comas.
match-ask-passphrase = Contraseña del árbitro, para la mesa. Al menos 10 caracteres, o tres palabras.
match-ask-passphrase-again = La contraseña otra vez.
match-passphrase-short = Demasiado corta. Escribe al menos { $characters } caracteres, o { $words } palabras sin relación.
match-code-short = Demasiado corto. Escribe al menos 4 caracteres.
match-weak-few = Demasiado fácil: casi siempre las mismas letras.
match-weak-repeated = Demasiado fácil: se repite.
match-weak-digits = Demasiado fácil: solo cifras.
match-weak-row = Demasiado fácil: una fila del teclado o del alfabeto.
match-weak-known = Demasiado fácil: es lo primero que prueba cualquiera.
match-weak-name = Demasiado fácil: un nombre de esta partida.
match-weak-offered = Por ejemplo: { $text }.
match-passphrase-differs = No coinciden. Escribe la contraseña otra vez, dos veces.
match-choice = { $number }: { $word }
# Before a question, which is asked again.
match-help-name = Escribe el nombre de este jugador. Sale en las planillas.
match-help-blind = Escribe un número o una palabra. Para jugadores ciegos se anuncian las jugadas, y valen otras reglas.
match-help-device = Escribe el número de su tablero. Para otro: marca y puerto, como dgt:/dev/ttyUSB0.
match-help-assistant = Escribe un nombre, o pulsa Intro. Un asistente mueve las piezas y ayuda en lo que permiten las leyes.
match-help-braille = Escribe un número o una palabra. Las líneas se imprimen en braille Unicode, para líneas braille que muestran el terminal.
match-help-output = Escribe el número de su salida. Cada jugador necesita sus auriculares.
match-help-time = Minutos, más segundos por jugada: 90+30. Dos periodos: 40/90+30,30+30. Sin relojes: off.
match-help-default-time = Escribe minutos. Quien llega más tarde pierde. 0: cualquier retraso pierde. Si no se fija nada, decide el árbitro.
match-help-arbiter = Escribe el nombre del árbitro. Sale en el informe.
match-help-aids = Escribe números con comas, o ninguna. Los jugadores podrán pedir más de lo que dan las leyes.
match-help-passphrase = Escribe una contraseña para la mesa. No se muestra, y nadie puede mirarla después.
match-help-passphrase-again = Escribe la misma contraseña, para que se note un desliz.
match-help-choice = Escribe el número de una respuesta, o su palabra.
match-help-text = Escribe tu respuesta. Para no cambiar nada, pulsa Intro.
match-help-review = Intro escribe el archivo. Para cambiar una línea, escribe su nombre. todo: la tabla entera otra vez.
match-enter = Intro: { $value }.
match-enter-none = Intro: ninguna.
match-enter-nothing = Para no ponerlo: ninguna.
match-enter-again = Escribe una respuesta.
match-enter-kept = Intro: la que escribiste.
match-enter-passphrase = Intro solo: preguntar otra vez las dos.
match-none = ninguna
match-back = atrás
match-back-none = Esta es la primera pregunta.
match-review = La tabla:
match-review-row = { $name }: { $value }
match-review-set = fijada
match-review-aids = las de las leyes
match-review-output = la del sistema
match-review-default-time = sin fijar, decide el árbitro
match-review-more = También por su nombre: { $names }.
match-review-end =
    Para cambiar algo, escribe su nombre, como { $name }. Más nombres: ayuda.
    Intro: escribir el archivo.
match-review-all = todo
match-review-again =
    Para cambiar más, escribe su nombre. Para oír la tabla entera: todo.
    Intro: escribir el archivo.
match-review-unknown = Desconocido: { $word }. Escribe un nombre de la lista.
match-name-of = { $name } de { $color }
match-name-event = torneo
match-name-site = lugar
match-name-place = sala
match-name-round = ronda
match-name-date = fecha
match-name-time = ritmo
match-name-laws = leyes
match-name-pace = modalidad
match-name-supervision = supervisión
match-name-announcing = anuncio
match-name-default-time = tiempo de espera
match-name-quickplay = caída de bandera
match-name-draws = tablas
match-name-adjournment = aplazamiento
match-name-session = sesión
match-name-adjudication = adjudicación
match-name-minutes-by-claim = minutos por reclamación
match-name-points = puntos
match-name-appeals = apelaciones
match-name-appeal-time = plazo de apelación
match-name-appeal-fee = depósito de apelación
match-name-chess960 = ajedrez960
match-name-variant = variante
match-name-position = posición
match-name-odds = ventaja
match-name-name = nombre
match-name-title = título
match-name-federation = federación
match-name-club = club
match-name-rating = puntuación
match-name-fide-id = código FIDE
match-name-blind = ceguera
match-name-hard-of-hearing = audición
match-name-device = aparato
match-name-moves = voz de las jugadas
match-name-talk = voz
match-name-form = forma
match-name-speech = habla
match-name-rate = velocidad
match-name-output = salida
match-name-synthesiser = sintetizador
match-name-braille = braille
match-name-braille-table = tabla braille
match-name-score = planilla
match-name-warnings = avisos
match-name-aids = ayudas
match-name-assistant-name = asistente
match-name-assistant-talk = voz para el asistente
match-name-arbiter-name = árbitro
match-name-arbiter-passphrase = contraseña
match-name-code = código del puesto
match-name-arbiter-lock = bloqueo de la mesa
match-name-arbiter-talk = voz de la mesa
match-name-arbiter-moves = voz de las jugadas en la mesa
match-name-arbiter-speech = habla de la mesa
match-name-arbiter-rate = velocidad de la mesa
match-name-arbiter-output = salida de la mesa
match-name-arbiter-synthesiser = sintetizador de la mesa
match-changed = El archivo de encuentro ha cambiado: { $keys }. Una partida en curso mantiene sus condiciones.
match-changed-key = { $key }, de { $then } a { $now }
match-left-out = nada
match-go-on = Hay una partida inacabada: { $game }. ¿Seguirla con las condiciones de antes? Con no empieza una nueva con las nuevas, y la partida { $game } queda en el archivo de partidas. ¿Sí o no?
match-help-go-on = sí: la partida inacabada sigue, como empezó. no: una partida nueva con las condiciones nuevas.
match-not-begun = La partida { $game } está inacabada, y nadie ha respondido. Arranca el encuentro otra vez y responde.
match-left = No se ha escrito nada.
match-kept = Tus respuestas están guardadas. Escribe el mismo comando para seguir.
match-not-kept = Tus respuestas no se guardan: { $reason }.
match-written = Escrito: { $file }.
match-begin =
    El archivo de encuentro no tiene fallos.
    Para empezar: { $program } match { $file }
match-no-randomness = El sistema no da números aleatorios. No se escribe nada.
match-exists = { $file } ya existe. Indica otro archivo.
match-not-written = Sin escribir, { $file }: { $reason }.
match-not-there = Archivo de encuentro no encontrado: { $file }. Para escribir uno: { $program } match --new { $file }
match-not-read = { $file } no se puede leer: { $reason }.
match-reason-missing = el archivo no existe
match-reason-folder = eso es una carpeta, indica un archivo en ella
match-reason-no-text = no es texto simple, guárdalo como UTF-8
match-reason-denied = sus permisos no lo permiten

match-title = { $white } contra { $black }.
match-event = Torneo: { $text }.
match-round = Ronda { $text }.
match-site = Lugar: { $text }.
match-place = Sala: { $text }.
match-date = Fecha: { $text }.
match-laws = Leyes: { $edition }, modalidad { $pace }.
match-supervision-adequate = Supervisión: adecuada.
match-supervision-sparse = Supervisión: escasa.
match-announcing-repeat = Las jugadas se anuncian, se repiten y se hacen en el tablero.
match-announcing-repeat-first = Las jugadas se anuncian, se repiten y se hacen en el tablero, y después se pulsa. Desde el anuncio hasta entonces corre el reloj del rival.
match-announcing-announce = Las jugadas se anuncian, no se repiten.
match-announcing-off = Las jugadas no se anuncian.
match-chess960 = Ajedrez960, posición inicial { $number }.
match-variant = { $variant }.
match-position = Posición inicial: { $position }.
match-position-chess960 = Ajedrez960, posición inicial { $position }.
match-default-time = Tiempo de espera: { $time }.
match-quickplay = Final a caída de bandera: anunciado.
match-draws-after = Tablas de común acuerdo: solo tras { $count } jugadas de cada bando.
match-draws-arbiter = Tablas de común acuerdo: solo si el árbitro consiente.
match-draws-arbiter-until = Tablas de común acuerdo: antes de { $count } jugadas de cada bando, solo si el árbitro consiente.
match-adjournment = Aplazamiento: permitido.
match-session = Sesión: { $time }.
match-adjudication = Adjudicación: permitida.
match-minutes-claimed = Minutos por una jugada ilegal: solo si se reclama.
match-points = Puntos: { $win } por victoria, { $draw } por tablas.
match-no-appeals = Apelaciones: ninguna. Las decisiones del árbitro son definitivas.
match-appeal-time = Apelaciones: en un plazo de { $time }.
match-appeal-fee = Depósito de una apelación: { $fee }.
match-player = { $color-key ->
    [white] Blancas
   *[black] Negras
}: { $name }.
match-blind = Con { $color }: una persona ciega o con baja visión.
match-hard-of-hearing = Con { $color }: una persona con discapacidad auditiva.
match-device-keyboard = Las { $color } juegan con el teclado.
match-device-pegs = Las { $color }: tablero perforado, { $address }.
match-device-board = Las { $color }: tablero electrónico, { $address }.
match-device-assistant = Las { $color } juegan por un asistente.
match-assistant = Asistente de las { $color }: { $name }.
match-spoken = Las { $color } oyen las jugadas en { $moves }, todo lo demás en { $talk }.
match-printed = Las { $color } leen las jugadas en { $moves }, todo lo demás en { $talk }.
match-output = Salida de sonido de las { $color }: { $output }.
match-braille = Las { $color } leen braille, tabla { $table }.
match-score-own = Planilla de las { $color }: la escribe el jugador.
match-score-hand = Planilla de las { $color }: a mano, en papel o en braille.
match-score-assistant = Planilla de las { $color }: la lleva el programa.
match-warnings = Avisos de tiempo para las { $color }: { $minutes } minutos.
match-aids = Las { $color } pueden pedir: { $aids }.
match-arbiter = Árbitro: { $name }.
match-good = El archivo de encuentro no tiene fallos.
match-note-silent = Inusual: juega una persona ciega y las jugadas no se anuncian. Lo exige { $article }; un torneo puede adaptarlo.
match-note-unheard = Inusual: juegan dos personas ciegas y las jugadas no se anuncian. Lo exige { $article }. Escribe announcing = "repeat".
match-note-unrepeated = Inusual: juega una persona ciega y las jugadas no se repiten. Lo exige { $article }; un torneo puede adaptarlo.
match-note-no-clocks = Inusual: sin relojes.
match-note-pace = Inusual: modalidad { $pace }. Por su ritmo de juego, la partida es { $usual }.
match-note-default-time = Sin tiempo de espera: decide el árbitro. { $article }: lo fija el torneo.
match-note-score = Inusual: quien juega con { $color } ve y no anota. { $article }.
match-note-output = Los dos jugadores comparten una salida: cada uno oye lo que es para el otro.
match-note-passphrase = Esta contraseña está en los ejemplos: la conoce todo el mundo. { $program } match --new pide la tuya.
match-note-quickplay = Final a caída de bandera: sin efecto con este ritmo de juego, { $article }.
match-note-quickplay-blitz = Final a caída de bandera: en blitz no lo hay, { $article }. Quítalo.
match-note-session = Sesión: sin efecto, la partida no puede aplazarse. Escribe adjournment = "yes".
match-note-title = Título inusual: { $color }. La FIDE tiene GM, IM, FM, CM, WGM, WIM, WFM, WCM.
match-readable = Otros pueden leer { $file }, con los códigos y el resumen de la contraseña. Ciérralo: { $command }

## En la mesa de un encuentro

seat-opened = Juegas con { $color }, { $name }. Rival: { $opponent }.
seat-waits = El árbitro pone en marcha los relojes.
seat-compare-board = Compara tu tablero con esta posición.
seat-offer-open = Oferta de tablas de las { $color }: en pie.
seat-stands = Relojes parados. El árbitro los pondrá en marcha.
seat-set-up = Coloca otra vez tu tablero: ha cambiado demasiado.
seat-adjourned = Partida aplazada. El árbitro abre el sobre.
seat-waits-repetition = Las { $color } deben repetirla.
seat-answer-offer = Escribe aceptar o rechazar.
seat-not-you = No es tu turno.
seat-must-play = Reclamaste con { $move }: juégala ahora.
seat-free = Puedes hacer cualquier jugada legal.
seat-made-stays = Demasiado tarde: tu jugada es { $move }.
seat-position-set = Posición fijada. Coloca tu tablero.
seat-absent = Constas como ausente. Llama al árbitro: árbitro.
table-began = Empieza la partida. Corre el reloj de las { $color }.
table-began-clockless = Empieza la partida.
table-resumed = Relojes en marcha. Corre el de las { $color }.
seat-clock-runs = Corre tu reloj.
seat-no-quit = Solo el árbitro termina el encuentro. Para llamarlo: árbitro. Para dejar la partida: abandonar.
desk-help-passphrase = Escribe la contraseña del árbitro. Se eligió con el archivo de encuentro, y no se muestra.
desk-passphrase = La contraseña del árbitro. Intro solo: atrás.
desk-not-opened = La mesa sigue cerrada. Escribe mesa para abrirla.
desk-waits = Comprobando la contraseña.
desk-wrong = Contraseña incorrecta. Escríbela otra vez. Intro solo: atrás.
desk-wrong-wait = Contraseña incorrecta. Espera { $seconds } { $seconds ->
        [one] segundo
       *[other] segundos
    } y escríbela otra vez. Intro solo: atrás.
desk-early = Demasiado pronto, sin comprobar. Espera { $seconds } { $seconds ->
        [one] segundo
       *[other] segundos
    } y escríbela otra vez. Intro solo: atrás.
desk-open = Mesa abierta. Hola, árbitro.
desk-wanted = Hace falta el árbitro.
desk-open-matters = Mesa abierta. Hola, árbitro. { $count ->
    [one] Un asunto espera
   *[other] { $count } asuntos esperan
  } tu decisión.
desk-alone = Escribe mesa sola. Entonces se te pide la contraseña, que no se muestra.
desk-alone-open = Escribe mesa sola, después el comando. Lo que sigue a mesa no se lee.
desk-closed = La mesa está cerrada.
desk-locked = Mesa bloqueada: mucho tiempo sin escribir. Escribe algo, después la contraseña.
desk-locked-seat = Mesa bloqueada: mucho tiempo sin escribir. Escribe mesa para abrirla.
desk-no-legal-move = No es una jugada legal. No se les dice a los jugadores.
desk-noted = Anotado.
task-done = Hecho: { $what }
task-open = Por hacer: { $what }
task-room = Sala: luz, silencio, mesas y sillas.
task-telephones = Teléfonos: apagados y entregados.
task-boards = Tableros: bien colocados y orientados.
task-clocks = Relojes: puestos y en orden.
task-assistants = Asistentes: saben qué se les permite.
task-rules = Jugadores: conocen el ritmo, las reglas y sus ayudas.
task-default-time = Tiempo de espera: anunciado.
task-committee = Comité de apelación: nombrado.
task-start = Relojes: en marcha a la hora.
task-watch = Partida: observada, sobre todo en apuros de tiempo.
task-recording = Planillas: se anota cada jugada.
task-flags = Banderas: vigiladas.
task-quickplay = Últimos minutos: observados sin pausa.
task-compare = Tableros: comparados con el registro.
task-spectators = Espectadores: en silencio.
task-session = Sesión: anunciado su final.
task-envelope = Sobre: comprobado, cerrado y guardado.
task-result = Resultado: anotado.
task-signed = Planillas: firmadas por ambos.
task-sheets = Planillas: recogidas.
task-report = Documentos: escritos y entregados al organizador.
desk-tasks-before = Antes de la partida:
desk-tasks-during = Durante la partida:
desk-tasks-after = Después de la partida:
desk-task = { $number }: { $what }
desk-task-done = { $number }, hecho: { $what }
desk-tasks-none = Todo hecho hasta aquí. Para oír todas: tareas todo.
desk-task-record = Eso lo dice el registro. { $what }
desk-no-such-task = No hay tarea { $number }. Van de 1 a { $count }.
desk-tasks-open = Tareas sin marcar: { $count }. Para oírlas: tareas.
desk-glossary = { $language }: { $word }
term-check = jaque
term-checkmate = jaque mate
term-stalemate = ahogado
term-castling = enroque
term-en-passant = al paso
term-promotion = coronación
term-sealed-move = jugada secreta
term-warning = amonestación
term-penalty = sanción
desk-glossary-none = No está en el glosario: { $word }. Tiene piezas, comandos y términos de las Leyes.
desk-board-square = { $square }: tablero { $board }, partida { $game }.
desk-closed-look = La mesa está cerrada. Escribe mesa para abrirla.
desk-no-boards = Ningún tablero conectado.
desk-quit = Para dejar la mesa: salir. Para parar hasta otro momento: Control-D en el anfitrión. Para terminar el encuentro: finalizar.
desk-unknown = Desconocido en la mesa: { $word }. Para sus comandos escribe ayuda.
desk-no-question = Ninguna pregunta abierta en la mesa.

## El terminal del anfitrión

host-busy = Encuentro ya abierto en otro programa. Cierra antes ese.
host-quit = Para parar hasta otro momento: Control-D. Los relojes se paran, y el mismo archivo sigue el encuentro. Para terminarlo: finalizar, en la mesa.
host-kept = Encuentro guardado como partida { $game }. Para seguir: { $program } match y el mismo archivo.
host-desk = Mesa
host-for = { $place }:
host-guide-desk = Árbitro: escribe mesa para abrir la mesa.
host-guide-several = Para un puesto: negras e4.
host-speaks-for = Hablas por { $place }.
host-look = Para ver un puesto aquí, escribe su nombre: { $places }.
host-serves-none = Todos los puestos, en otros terminales. Este dirige el encuentro.
host-taken = { $seat ->
    [desk] La mesa está en otro terminal. Cierra antes ese.
   *[other] Las { $place } juegan en otro terminal. Cierra antes ese.
}
host-given = { $seat ->
    [desk] La mesa está ahora en otro terminal.
   *[other] Las { $place } juegan ahora en otro terminal.
}
host-gone = { $seat ->
    [desk] El terminal de la mesa ha desaparecido. Sus líneas se escriben aquí.
   *[other] El terminal de las { $place } ha desaparecido. Las { $place } juegan aquí.
}
room-of-table = Mesa { $table }: { $said }
room-open = { $count ->
        [one] Una mesa
       *[other] { $count } mesas
    }: { $tables }.
room-new-tables = Mesas nuevas: { $tables }.
room-gone-table = La mesa { $table } ya no está en el archivo. Su encuentro, { $white } contra { $black }, sigue guardado como partida { $game }.
room-guide = Para ir a una mesa: mesa { $table }. Mesas: { $tables }.
room-range = { $first } a { $last }
room-table-words = mesa
room-no-table = Aquí no hay mesa { $table }. Mesas: { $tables }.
room-table-number = Falta el número de la mesa. Mesas: { $tables }.
room-which-table = Di la mesa, porque hay varias: { $program } seat { $seat } --table y su número. Mesas: { $tables }.
room-table-over = Mesa { $table }: el encuentro ha terminado.
room-no-desk = Aquí no hay árbitro de sala. Para la mesa del árbitro: { $program } seat desk
room-has-no-table = El árbitro de sala no está en una mesa. Quita --table.
room-quit = Para dejarlo hasta otro momento: Control-D. Los relojes se paran, y el mismo archivo de sala continúa todos los encuentros.
room-kept = { $count ->
        [one] Un encuentro guardado
       *[other] { $count } encuentros guardados
    }. Para seguir: { $program } room y el mismo archivo.
room-reopened = el resultado ya no vale.
room-wrong-number = la mesa { $table } ya está. Cada mesa necesita su número.
room-wrong-file = otra mesa tiene { $file }. Cada mesa necesita su archivo de encuentro.
room-wrong-empty = No hay mesas en el archivo. Escribe [[table]] en una línea, y debajo number y match.
room-wrong-port = también la mesa { $table } está en { $port }. Cada tablero necesita su puerto.
room-wrong-boards = la mesa { $table } tiene un tablero igual. Da a cada uno su puerto, como dgt:/dev/ttyUSB0.
room-key-number = Número de la mesa, de 1 a 9999.
room-key-match = Archivo de encuentro de la mesa, como table7.toml.
room-not-there = Archivo de sala no encontrado: { $file }.
room-good = El archivo de sala no tiene fallos.
cli-room = Jugar encuentros en varias mesas, según un archivo de sala.
arg-room-file = el archivo de sala.
arg-room-check = decir los errores del archivo de sala.
arg-seat-table = el número de la mesa, en una sala con varias.
arg-seat-by = la orden que lleva al encuentro.
arg-link-place = white, black, desk, room o captain: el único puesto al que lleva.

## Otros terminales de un encuentro

client-no-table = Aquí no hay encuentro abierto. Arráncalo en otro terminal: { $program } match y su archivo.
client-older = Este touchmove es más viejo que el otro. Arranca aquí el mismo.
client-newer = Este touchmove es más nuevo que el otro. Arranca aquí el mismo.
client-stranger = Este encuentro es de otro usuario. Arranca como ese usuario.
client-stuck = El encuentro no responde. Mira su terminal.
client-gone = Conexión perdida. Esperando al encuentro. Escribe salir para irte.
client-back = Conectado otra vez.
client-waits = Sin enviar: conexión perdida. Esperando al encuentro. Escribe salir para irte.
client-connects = Conectando con el encuentro.
client-no-table-there = Allí no hay encuentro abierto. Prueba cuando lo haya.
client-no-way = Sin conexión. Ejecuta la orden sola para ver por qué.
link-other-place = Esta conexión es solo para { $place }. Pide ese puesto.
client-braille-lost = El braille ha fallado: { $reason }. Las líneas se imprimen como texto.
link-busy = Otro encuentro abierto en el ordenador. Termínalo antes, o da a --data otra carpeta.
link-closed = No puede unirse otro terminal: { $reason }.
reason-long-path = carpeta de datos: nombre demasiado largo
reason-no-sockets = este sistema no tiene esos sockets
reason-no-output = salida de sonido desconocida; pactl list short sinks las nombra

## Ensayo

opening-strict =
    Ensayo de torneo.
    Escribe tu jugada para anunciarla. Después { $press }.
    Repite la jugada del rival: escríbela.
set-up-position = Posición inicial especial. Coloca tu tablero:
announcement-unclear = No está claro. Di la pieza y las dos casillas, en el enroque las del rey.
slip-stands = Tarde para corregir: se pulsó el reloj. La jugada vale.
withheld-own-announcements = Anuncios no disponibles: el árbitro los ha retirado.
withheld-score-sheet = Planilla no disponible: el árbitro la ha retirado.
withheld-times = Tiempos no disponibles: el árbitro los ha retirado.
withheld-move-number = Número de jugada no disponible: el árbitro lo ha retirado.
withheld-opponent-score = Sin la planilla del rival.
withheld-position-readout = Posición no disponible. Palpa tu tablero.
withheld-position-sighted = Posición no disponible. Mira tu tablero.
withheld-legal-moves = Sin las jugadas legales.
withheld-attackers = Atacantes, defensores: no disponibles.
withheld-draw-hints = No disponible: debes notar tú cuándo puedes reclamar.
withheld-opening-name = Sin los nombres de aperturas.
withheld-takeback = Sin deshacer jugadas.
withheld-engine = Sin consejos durante la partida, y sin cambio de nivel.
withheld-never = No durante esta partida: { $name }.
help-strict-announce =
    Te toca. Escribe tu jugada: así se anuncia.
    Si se corona un peón, di también la pieza.
    Puedes preguntar: última, repetir, planilla, reloj, turno.
    También: tablas, reclamar triple, abandonar.
    Para irte: salir.
    Más: ayuda todo, ayuda reclamar.
help-strict-press =
    Tu jugada está anunciada. Ahora pulsar.
    Un desliz, antes de eso: corregir caballo f3.
help-strict-repeat =
    Escribe la jugada del rival: así la repites.
    Después te toca.
help-strict-wait =
    No es tu turno. Espera.
    Puedes preguntar: última, repetir, planilla, reloj, turno.

## Los documentos de un encuentro

report-title = Informe para el árbitro
report-table = Las condiciones
report-course = El curso de la partida
report-began = Empezó el { $date }. Los tiempos son horas, minutos y segundos de juego.
report-began-at = Empezó el { $date }. Los tiempos son horas del día.
report-program-started = El programa arranca: { $when }.
report-result = Resultado: { $score }. { $ended }
report-open = Resultado: abierto. La partida no ha terminado.
report-open-adjourned = Resultado: abierto. La partida está aplazada.
report-used = Las { $color } han usado { $time }.
report-illegal-acts = { $color }, actos ilegales: { $count }.
report-claims = { $color }, reclamaciones: { $count }.
report-complaints = { $color }, protestas: { $count }.
report-appeals = Apelaciones de las { $color }: { $count }.
report-claims-wrong = { $color }, reclamaciones incorrectas: { $count }.
report-offers = { $color }, ofertas de tablas: { $count }.
report-aids-none = Las { $color } no han usado ninguna ayuda.
report-aids-had = Las { $color } han usado: { $aids }.
report-aids-refused = A las { $color } se les negó: { $aids }.
report-aid = { $aid }, { $count ->
    [one] una vez
   *[other] { $count } veces
}
report-rulings = Decisiones y sanciones: { $count }.
report-passphrases = Contraseñas incorrectas: { $count }, sobre: { $envelope }.

report-started = Empieza la partida.
report-entered = Las { $color } juegan { $move }.
report-touched = Las { $color } tocan { $square }.
report-lifted = Las { $color } levantan una pieza de { $square }.
report-seated = Las { $color } ponen una pieza en { $square }.
report-seated-man = Las { $color } ponen una pieza en { $square }: { $piece }.
report-adjusting = Las { $color } dicen: compongo.
report-plays = Las { $color } juegan en otro aparato: { $board }.
report-screen = pantalla
report-announced = Las { $color } anuncian { $move }.

report-repeated = Las { $color } repiten { $move }.
report-repeated-none = Las { $color } repiten algo imposible.
report-says = Las { $color } dicen: { $text }
report-unclear = Las { $color } dicen { $text }: no es una jugada legal. Se pidieron las dos casillas.
report-seen-to = Atendido: lo dicho por el jugador al árbitro.
report-seen-to-of = Atendido: lo dicho por las { $color } al árbitro, { $text }
report-executed = Las { $color } juegan en el tablero.
report-corrected = Las { $color } corrigen a { $move }.
report-clock-pressed = Las { $color } pulsan el reloj.
report-two-hands = Las { $color } han usado las dos manos.
report-two-hands-claimed = Las { $color } dicen: la jugada se hizo con las dos manos.
report-flag-claimed = Las { $color } reclaman la bandera.
report-illegal-claimed = Las { $color } reclaman una jugada ilegal.
report-correction-wanted = Corrección: las { $color } quieren corregir una jugada ilegal.
report-touch-claimed = Las { $color } dicen: las { $opponent } tocaron { $square } en la jugada { $number }.
report-found = Se comunica una irregularidad.
report-draw-offered = Las { $color } ofrecen tablas.
report-draw-accepted = Las { $color } aceptan las tablas.
report-draw-declined = Las { $color } rechazan las tablas.
report-claimed-threefold = Las { $color } reclaman tablas, la misma posición tres veces.
report-claimed-threefold-with = Las { $color } reclaman tablas, con { $move }, la misma posición tres veces.
report-claimed-fifty = Las { $color } reclaman tablas, cincuenta jugadas.
report-claimed-fifty-with = Las { $color } reclaman tablas, con { $move }, cincuenta jugadas.
report-claimed-no-effort = Las { $color } reclaman tablas: el rival no intenta ganar.
report-claimed-cannot-win = Las { $color } reclaman tablas: el rival no puede ganar por medios normales.
claim-clocks = Relojes: blancas { $white }, negras { $black }.
report-increment = Las { $color } piden un incremento.
report-resigned = Las { $color } abandonan.
report-taken-back = Se pide deshacer, medias jugadas: { $count }.
report-wrote = Las { $color } anotan { $place }: { $move }.
report-crossed-out = Las { $color } tachan { $place }.
report-signed = Las { $color } firman { $result }.
report-absent = Las { $color } constan como ausentes.
report-arrived = Llegan las { $color }.
report-adjournment = El árbitro aplaza la partida.
report-adjournment-early = Aplazada antes de hora por el árbitro. Resto de la sesión: { $time }.
report-sealed = Las { $color } sellan una jugada.
report-adjourned = El árbitro tiene el sobre.
report-envelope-lost = El sobre se ha perdido. Los jugadores no acuerdan ninguna jugada.
report-envelope-lost-agreed = El sobre se ha perdido. Los jugadores acuerdan { $move }.
report-opened = Se abre el sobre: { $move }.
report-opened-ambiguous = Se abre el sobre: la jugada puede significar varias cosas.
report-opened-unreadable = Se abre el sobre: no se puede leer ninguna jugada.
report-resumption = La hora de reanudar la partida.
report-rules = El árbitro quiere decidir: { $ruling }
report-refused = Denegado: { $why }
report-position-set = Se fija la posición: { $position }.
report-judged-possible = Resultado del examen: el mate es posible.
report-judged-none = Resultado del examen: ningún mate es posible.
report-judged-undecided = Resultado del examen: no se puede saber si el mate es posible.
report-paused = Se paran los relojes.
report-resumed = Los relojes vuelven a correr.
report-time-passed = Se cumple un plazo.
report-clocks-told = Los relojes marcan { $white } y { $black }.
report-result-told = El servidor termina la partida: { $result }.
report-closed = No se muestra con el sobre cerrado.

report-not-pressed = Las { $color } no han pulsado. El reloj sigue corriendo.
report-illegal-stands = La jugada de las { $color } fue ilegal. Vale hasta que se reclame.
report-illegal-position = La jugada fue ilegal: dos reyes en jaque, o un peón en la última fila. Las { $color } tienen una jugada para acabarlo.
report-asks = ¿Aún es posible un mate? Se está examinando.
report-clock-runs = Corre el reloj de las { $color }.

report-asked-had = Las { $color } piden una ayuda y la tienen: { $aid }.
report-asked-refused = Las { $color } piden una ayuda, denegada: { $aid }.
report-granted = Ayuda concedida a las { $color }: { $aid }.
report-withdrawn = Ayuda retirada a las { $color }: { $aid }.
report-assistant = Asistente de las { $color }: { $name }.
report-assistant-dismissed = Las { $color } ya no tienen asistente.
report-passphrase-right = Mesa abierta en el puesto de { $place }: contraseña correcta.
report-passphrase-wrong = Contraseña incorrecta: puesto de { $place }.
report-envelope-right = Sobre: contraseña correcta, en el puesto de { $place }.
report-envelope-wrong = Sobre: contraseña incorrecta, en el puesto de { $place }.
report-code-wrong = Código incorrecto: puesto de { $place }.
report-envelope-key = Se creó la clave de los sobres.
report-desk-closed = La mesa se cierra.
report-desk-locked = Mesa bloqueada, puesto de { $place }: sin escribir.
report-desk-talks = La voz de la mesa es ahora { $voice }.
report-questioned = Pregunta a la mesa: { $what }
report-answered-yes = El árbitro dice sí.
report-answered-no = El árbitro dice no: no se hace nada.
report-answered-dropped = Pregunta retirada: no se hace nada.
report-program-closed = El programa se cierra: { $when }.
report-was-closed = Estuvo cerrado { $time }.
report-broken-off = El programa no se había cerrado: un fallo, o un corte de corriente.
report-file-old = El archivo de encuentro cambió: { $keys }. El árbitro mantiene las condiciones de antes.
report-file-new = El archivo de encuentro cambió: { $keys }. El árbitro empieza esta partida con las condiciones nuevas. La anterior quedó abandonada.
report-file-taken = El archivo de encuentro cambió: { $keys }. Vale desde ahora. Ninguna condición de la partida cambió.
report-served = Con terminal: puesto de { $place }.
report-board-lost = Tablero perdido: { $color }.
report-board-back = El tablero vuelve: { $color }.
report-board-wrong = Tablero incorrecto: el de las { $color } no coincide con la partida.
report-board-right = Tablero correcto otra vez: { $color }.
report-board-low = Batería baja: tablero de las { $color }.
report-board-missed = Datos del tablero perdidos: { $color }.
report-flickers = { $square } parpadea, tablero de las { $color }. No cuenta.
report-mutes = Las { $color } ignoran { $square }. No cuenta.
report-left = Sin terminal: puesto de { $place }.
report-noted = Nota del árbitro: { $text }
report-signed-off = El árbitro finaliza el encuentro.
report-desk = el árbitro

record-cancelled = Anulado: { $moves }.
record-announced-cancelled = Anunciado y anulado: { $move }.
record-illegal = Una jugada ilegal que no se reclamó: { $move }.
record-apart = Desde una posición imposible, { $position }: { $move }.
record-goes-on = La partida sigue desde otra posición: { $position }
record-at = { $time }:
reason-espeak-missing = espeak-ng no está instalado
reason-espeak-stuck = espeak-ng no termina
reason-espeak-garbage = espeak-ng no da sonido
records-no-sound = Sin archivo de sonido de los anuncios: { $reason }.
record-announcements = Anuncios, con tiempos desde el comienzo
record-sheet = Planilla de las { $color }, { $name }
record-differs = Distinto en la jugada { $number } de las { $color }: { $move }.
record-position-set = Posición fijada por el árbitro, antes de la jugada { $number } de las { $color }.
record-end-revoked = Este final fue revocado: { $ended }
record-not-written = Falta: jugada { $number } de las { $color }, { $move }.
record-empty = Nada anotado.
record-by-hand = Jugadas en la planilla del jugador. Júntala con esta.
record-announced = Las { $color } anuncian { $to }.
record-corrects = Las { $color } corrigen { $from } a { $to }.
record-corrected = Corregido de { $from } a { $to }.
record-was-illegal = Anunciada, ilegal.
record-was-taken-back = Anunciada, ilegal, deshecha.
record-crossed-out = Tachada, jugada { $number } de las { $color }: { $move }.
record-period = Nuevo periodo, { $color }, jugada { $number }. Usado: blancas { $white }, negras { $black }.
record-used = Usado: blancas { $white }, negras { $black }.
record-not-signed = Las { $color } no han firmado.
records-no-match = La partida { $game } no es un encuentro. { $program } games muestra todas las partidas.

envelope-title = Sobre de una jugada secreta
envelope-began = Comienzo: { $date }.
envelope-sealer = Sellado por las { $color }, { $name }.
envelope-number = Jugada secreta: jugada { $number }.
envelope-offer = Las { $color } han ofrecido tablas.
envelope-no-offer = Sin oferta de tablas.
envelope-given = Dado por decisiones a las { $color }: { $time }.
envelope-taken = Quitado por decisiones a las { $color }: { $time }.
envelope-date = Fecha de la reanudación:
envelope-time = Hora de la reanudación:
envelope-place = Lugar de la reanudación:
envelope-position = Posición antes de la jugada secreta

## Lo que hace un jugador en la mesa de un encuentro

seat-not-here = { $name }: no en un encuentro.
seat-home-only = No en un encuentro.
seat-alone = { $name }: solo en un encuentro.
seat-announcing-off = No hace falta: las jugadas valen al escribirlas.
seat-nothing-announced = Aún no hay anuncio.
seat-not-in-advance = No por adelantado: falta por jugar la { $number }, { $color }.
seat-sheet-hole = Anota antes la jugada { $number }, { $color }.
seat-nothing-written = Ahí no hay nada anotado.
seat-no-board = No tienes tablero en este encuentro.
seat-executed = La jugada está en tu tablero.
clocks-run-on = Los relojes siguen corriendo.
desk-clocks-run-on = Los relojes siguen corriendo: pausa los para.
two-hands-called = Se avisa al árbitro, y él decide.
two-hands-called-by = Protesta de las { $color }: las { $opponent } jugaron con las dos manos. Decide el árbitro.
seat-not-your-turn = No es tu turno: juegan { $color }.
button-of-other = Ese era el otro botón. Deben pulsar las { $color }.
seat-your-move = Te toca.
seat-over = La partida ha terminado. Escribe firmar y el resultado.
seat-boards = El archivo de encuentro fija tu tablero. Para buscarlo otra vez: tablero-electrónico sí.
seat-repeated-execute = Repetida. Hazla en tu tablero.
seat-repeats-another = Las { $color } repiten otra jugada. Anunciada: { $move }.
seat-must-seal = Sella tu jugada: escribe sellar y la jugada.
seat-taken = Las { $color } juegan en otro terminal.
seat-left = Terminal de las { $color } desaparecido.
player-away = Las { $color } han dejado el tablero.
player-back = Las { $color } han vuelto al tablero.
seat-away = Ya avisado: estás ausente. Al volver, escribe ya-estoy.
seat-here = Ya estás ante el tablero. Para ausentarte, escribe me-ausento.
seat-help-code = El árbitro tiene el código del puesto. Escríbelo como está en el archivo de encuentro.
seat-code = Código del puesto de las { $color }. Intro solo: salir.
seat-code-wrong = Código incorrecto. Escríbelo otra vez. Intro solo: salir.
seat-code-wait = Código incorrecto. Espera { $seconds } { $seconds ->
        [one] segundo
       *[other] segundos
    } y escríbelo otra vez. Intro solo: salir.
seat-code-early = Demasiado pronto, sin comprobar. Espera { $seconds } { $seconds ->
        [one] segundo
       *[other] segundos
    } y escríbelo otra vez. Intro solo: salir.
seat-must-record = La jugada { $number }, { $color }, falta en tu planilla. Anótala antes de mover.
seat-must-complete = Completa ahora tu planilla.
seat-need-not-record = Por ahora puedes dejar de anotar.
seat-relayed = { $assistant }, escribes por { $name }, { $color }. Rival: { $opponent }.
seat-assistant = Tu asistente: { $assistant }.
seat-assistant-of = Asistente de las { $color }: { $assistant }.
seat-no-assistant = Ya no tienes asistente.
seat-no-assistant-of = Las { $color } ya no tienen asistente.
arbiter-called = Árbitro avisado. Los relojes siguen corriendo.
arbiter-called-only = Árbitro avisado.
arbiter-called-by = Las { $color } llaman al árbitro.
arbiter-long = Demasiado largo: máximo { $count } letras. Díselo al árbitro en persona.
appeal-filed = Tu apelación consta: decisión { $number }. Decide el comité.
appeal-by = Las { $color } apelan: decisión { $number }.
appeal-upheld = Apelación contra la decisión { $number }: estimada.
appeal-rejected = Apelación contra la decisión { $number }: desestimada.
appeal-no-rulings = No hay decisión { $number }: aún no hay ninguna.
appeal-no-ruling = No hay decisión { $number }. La última es la { $count }.
appeal-revoked = Sin apelación: la decisión { $number } está revocada.
appeal-final = Sin apelación: la decisión { $number } es definitiva.
appeal-late = Demasiado tarde para apelar. El plazo era de { $time }.
appeal-twice = Ya apelada: decisión { $number }.
sheet-kept = El programa lleva tu planilla.
sheet-by-hand = Anotas a mano. Las jugadas solo están en tu planilla.
sheet-by-hand-theirs = Tu rival anota a mano.
sheet-sealed = Jugada secreta: solo en el sobre. Se anota en tu planilla cuando se abra.
sheet-written = Anotada: jugada { $number }, { $color }: { $move }.
sheet-crossed-out = Tachada: jugada { $number }, { $color }.
sheet-hole = falta
sheet-position-set = Posición fijada por el árbitro.
sheet-squares = { $from } { $to }
sheet-not-read = No entendido. Escribe las dos casillas, como g1 f3.
sheet-not-clear = No está claro. Escribe las dos casillas, como g1 f3.
sheet-two-moves = Una jugada cada vez. Escribe la primera.
sheet-empty = Tu planilla está vacía.
sheet-empty-theirs = La planilla de tu rival está vacía.
confirm-seal = ¿Sellar { $move }? sí o no.
confirm-sign = El resultado registrado: { $due ->
        [white] ganan blancas
        [black] ganan negras
       *[draw] tablas
    }. ¿Firmar de todos modos: { $signed ->
        [white] ganan blancas
        [black] ganan negras
       *[draw] tablas
    }? Después decide el árbitro. sí o no.
seal-no-key = Aquí no hay sobre. Sella en papel, y llama al árbitro.
seal-fails = El sobre no se puede cerrar. Sella en papel, y llama al árbitro.
argument-writing = { $name } necesita una jugada, con su número o sin él: { $name } e4, o { $name } 12 negras e5.
argument-result = { $name } necesita un resultado: 1-0, 0-1 o tablas.
argument-appeal = { $name }, número de la decisión, razones: { $name } 2 la bandera no había caído.
help-seat =
    Tu jugada: caballo f3. Después pulsar.
    Pregunta: última, reloj, planilla.
    Haz: tablas, aceptar, rechazar, abandonar.
    Reclama: reclamar triple, reclamar bandera.
    Llama: árbitro, tocada e4, dos-manos.
    Tu planilla: anotar e4, tachar, firmar 1-0.
    Más: ayuda todo, ayuda reclamar.
help-seat-typed =
    Tu jugada: caballo f3.
    Pregunta: última, reloj, planilla.
    Haz: tablas, aceptar, rechazar, abandonar.
    Reclama: reclamar triple, reclamar bandera.
    Llama: árbitro, tocada e4, dos-manos.
    Tu planilla: anotar e4, tachar, firmar 1-0.
    Más: ayuda todo, ayuda reclamar.
help-seat-announcing =
    Tu jugada: caballo f3, después pulsar.
    La del rival: escríbela para repetirla.
    Un desliz: corregir caballo f3.
    Está en tu tablero: ejecutada.
    Pregunta: última, reloj, planilla.
    Haz: tablas, abandonar, reclamar triple.
    Llama: árbitro, tocada e4, dos-manos.
    Tu planilla: anotar e4, tachar, firmar 1-0.
    Más: ayuda todo, ayuda reclamar.
help-seat-sealing =
    La partida se aplaza. Sella tu jugada: sellar caballo f3.
    Nadie más la oye, y hasta entonces corre tu reloj.
    El reloj: reloj. Tu planilla: planilla. Llamadas: árbitro.
    Más: ayuda todo, ayuda sellar.
help-seat-over =
    La partida ha terminado.
    Escribe firmar y el resultado.
    planilla lee tu planilla.
help-executed =
    ejecutada: la jugada del rival está en tu tablero, hecha por ti o por tu asistente.
help-touched =
    tocada e4: tu rival tocó la pieza de e4 y no la movió.
    Decide el árbitro. Sin él vale al momento, si esas leyes piden reclamar.
help-two-hands =
    dos-manos: tu rival jugó con las dos manos.
    Decide el árbitro.
help-arbiter =
    árbitro: llama al árbitro.
    árbitro y un texto, como árbitro descanso: una protesta o una petición.
    Los relojes siguen corriendo, salvo que los pares con pausa.
help-appeal =
    apelar 2 la bandera no había caído: apela la decisión 2, con tus razones.
    Decide el comité de apelación.
help-away = me-ausento: avisa a todos de que dejas el tablero. Tu reloj sigue.
help-here = ya-estoy: avisa a todos de que has vuelto al tablero.
help-write =
    anotar e4: anota la jugada siguiente en tu planilla.
    anotar 12 negras e5: en ese lugar.
help-cross-out =
    tachar: tacha tu última anotación.
    tachar 12 negras: una jugada.
help-sign =
    firmar 1-0, firmar 0-1, firmar tablas: firma el resultado tras la partida.
    En casa, tras reclamar tablas: el resultado que dio un árbitro.
help-seal =
    sellar caballo f3: mete tu jugada en el sobre.
    Solo tras el aplazamiento del árbitro.
    Nadie más la oye.

## Lo que las decisiones del árbitro significan para un jugador

seat-seen-to = El árbitro ha atendido tu petición.
seat-aid-granted = El árbitro te permite: { $aid }.
seat-aid-withdrawn = El árbitro te retira: { $aid }.
seat-signed-off = El árbitro ha finalizado el encuentro.

## En la mesa del árbitro

desk-help = Los relojes: iniciar, pausa, reanudar.
    Saber: asuntos, hechos, comparar, registro.
    Decidir: aceptar, rechazar, posponer, descartar.
    Actuar: amonestar blancas, dar-tiempo blancas 2, resultado 1-0.
    Cerrar aquí la mesa: salir.
    Más: ayuda todo, ayuda restablecer.
desk-nothing-typed = No has escrito nada. Escribe un comando de la mesa, o ayuda.
desk-player-tells = Las { $color } llaman al árbitro: { $text }
desk-do-told = Cuando esté hecho, escribe descartar.
desk-do-told-numbered = Cuando esté hecho, escribe descartar { $number }.
desk-do-appeal = Decide el comité. Escribe apelar { $number } estimada o apelar { $number } desestimada, con la razón.
desk-which-matter = ¿Cuál? Escribe { $name } y su número, como { $name } 2.
desk-no-such-matter = No hay asunto { $number }. Escribe asuntos para oírlos.
desk-appeal-fee = Se devuelve el depósito: { $fee }.
desk-appeal-then = Para retirar la decisión: revocar { $number }.
desk-no-appeal = No espera ninguna apelación: decisión { $number }.
desk-seen-to = Hecho: lo dicho por el jugador está atendido.
desk-seen-to-call = La llamada de las { $color } está atendida.
desk-seen-to-of = La llamada de las { $color } está atendida: { $text }
desk-sure = { $what } ¿Sí o no?
desk-sure-ends = { $what } Esto termina la partida. ¿Sí o no?
desk-sure-then = ¿Continuar? La partida termina entonces: { $what } ¿Sí o no?
desk-sure-time = { $what } Un cambio inusual. ¿Sí o no?
desk-revoke-what = ¿Revocar esto? { $what }
desk-moves-gone = { $count ->
    [one] Se deshace una jugada.
   *[other] Se deshacen { $count } jugadas.
}
desk-moves-again = { $count ->
    [one] Vuelve a contar una jugada.
   *[other] Vuelven a contar { $count } jugadas.
}
desk-clocks-then = Los relojes marcan entonces: blancas { $white }, negras { $black }.
desk-touch-kept = No hay jugada que deshacer: las { $color } ya han movido o capturado la pieza de { $square }. { $number ->
    [0] Si espera en asuntos, descártalo allí.
   *[other] Escribe descartar { $number }.
}
desk-sure-board = ¿Empezar de todos modos? { $what } ¿Sí o no?
desk-still-asked = Falta responder: { $what } ¿Sí o no?
desk-changed-since = La partida cambió desde la pregunta.
desk-dropped = Pregunta retirada, sin hacer: { $what }
desk-dropped-sign-off = finalizar.
desk-dropped-open = abrir el sobre.
desk-points-most = Puntos de las { $color }: { $points }. Una partida da un punto como máximo.
desk-points-least = Puntos de las { $color }: { $points }. No se puede quitar más.
desk-points-scale = Aquí los puntos siguen al resultado: { $scale }. Escribe resultado y 1-0.
desk-legal = Legal según el registro: la última jugada de las { $color }. Si tableros o planillas dicen otra cosa, escribe comparar.
desk-illegal-counts = Ilegal, pero vale: ya fue respondida. Para volver: { $restore }.
desk-no-time-left = El reloj de las { $color } marca 0:00. Ponlo antes.
desk-still-open = { $count ->
    [one] Un asunto está
   *[other] { $count } asuntos están
} sin decidir:
desk-sure-sign-off = ¿Finalizar? El encuentro termina y se escriben sus documentos. ¿Sí o no?
desk-yes-or-no = ¿Sí o no?
desk-help-yes-or-no = sí: se hace y se registra. no: no cambia nada.
desk-not-done = No se ha hecho nada.
desk-not-over = Aún no: la partida ni ha terminado ni está aplazada con el sobre en tus manos.
desk-sheet-lacks = Falta en la planilla de las { $color }: { $place }.
desk-reconstructs = Reconstrucción desde aquí: { $place }.
desk-found = Encontrada, { $place }: { $move }.
desk-found-back = Deshecha.
desk-found-next = Ahora: { $place }.
desk-found-how = Escribe jugada tras jugada. deshacer quita la última. Al final: jugadas-conocidas. Si no se encuentran: período-siguiente.
desk-found-otherwise = Planilla de las { $color }: { $move }.
desk-found-differs = Casillas distintas: { $count }.
desk-found-differs-on = Casillas distintas: { $squares }.
desk-found-same = Se llega a la posición. Escribe jugadas-conocidas.
desk-found-other-turn = Las piezas coinciden, pero juegan las { $color }.
desk-found-not-yet = Busca las demás jugadas, o escribe período-siguiente. Si el tablero está mal: posición.
desk-found-first = No se reconstruye nada. Escribe antes reconstruir.
desk-found-nothing = Aún no hay ninguna jugada.
desk-signed-off = Finalizado.
desk-sure-adjourned = ¿Finalizar hasta la reanudación? Se escriben sus documentos. ¿Sí o no?
desk-signed-off-already = El encuentro ya está finalizado.
desk-writing = Escribiendo los documentos.
desk-records = Los documentos están en { $folder }.
desk-records-not = Documentos sin escribir: { $reason }.
desk-envelope-file = Para el sobre, para imprimir: { $file }.
desk-note = Nota: { $text }
desk-note-long = Nota demasiado larga: máximo { $count } letras. Haz dos.

desk-no-rulings = Aún no hay decisiones.
desk-ruling-revoked = Decisión { $number }, revocada: { $ruling }
desk-ruling-lifted = Decisión { $number }, ya no obliga desde la decisión { $by }: { $ruling }
desk-no-such-move = Aún sin hacer: jugada { $number } de las { $color }.

desk-wants-nothing = Escribe { $name } solo.
desk-wants-player = { $name } necesita un jugador: { $name } blancas.
desk-wants-time = { $name } necesita un jugador y un tiempo: { $name } blancas 5, o 5:30, o 1:05:30.
desk-wants-default-time = { $name } necesita un tiempo: { $name } 30, o 0 para ninguno.
desk-wants-moves = { $name } necesita jugador y jugadas: { $name } blancas 12.
desk-wants-points = { $name } necesita un jugador y puntos: { $name } blancas +1/2, o -1.
desk-wants-loss = { $name } necesita un jugador: { $name } blancas; { $name } blancas 1/2 da medio punto al rival.
desk-wants-fault = { $name } necesita un jugador y un motivo: { $name } blancas 1. { $name } blancas dice los motivos.
desk-wants-result = { $name } necesita los puntos de ambos: { $name } 1-0.
desk-wants-adjudication = { $name }, resultado, quién ha juzgado: { $name } 1-0 Anna Muster.
desk-wants-square = { $name } necesita jugador y casilla: { $name } blancas e2.
desk-wants-misplaced = { $name } solo, o con jugador y casilla: { $name } blancas h1.
desk-wants-sheet = { $name } necesita un jugador: { $name } blancas; { $name } blancas 5 para las cinco últimas jugadas.
desk-wants-aid = { $name } necesita un jugador y una ayuda: { $name } blancas tiempos. Están todas en ayuda { $name }.
desk-wants-assistant = { $name } necesita un jugador y un nombre: { $name } blancas Juan Mano; { $name } blancas descartar.
desk-wants-move = { $name } necesita la última válida: { $name } 12 negras; { $name } 0 para el principio.
desk-wants-position = { $name } necesita una posición: FEN, o una lista de piezas.
desk-wants-ruling = { $name } necesita una decisión: { $name } 2. Están en decisiones.
    Solo, revoca el final de una partida.
desk-wants-switch = { $name } necesita sí o no: { $name } sí.
desk-wants-minutes = { $name } solo, o { $name } 2 con dos minutos para el rival.
desk-wants-matter = { $name } solo, o con el número de un asunto: { $name } 2. Están en asuntos.
desk-wants-tasks = { $name } necesita números de tareas: { $name } 3.
desk-wants-all = { $name } solo, o { $name } todo.
desk-wants-appeal = { $name } y el número de una decisión, luego estimada o desestimada, o quién apela: { $name } 2 desestimada La bandera había caído.
desk-wants-number = { $name } solo, o con un número: { $name } 20.
desk-wants-sealed = { $name } solo, o con la jugada secreta: { $name } Cf3.
desk-wants-resumption = { $name } necesita fecha, hora y lugar: { $name } 2026-12-01 10:00 Sala 2.
desk-wants-adjournment = { $name } solo, o { $name } antes, con o sin los minutos que quedan de la sesión: { $name } antes 45.
desk-wants-text = { $name } necesita un texto: { $name } Blancas indispuestas.
desk-wants-word = { $name } necesita una palabra: { $name } tablas.
desk-wants-voice = { $name } necesita un idioma: { $name } es, { $name } en.
desk-wants-command = { $name } solo, o con un comando: { $name } restablecer.

desk-nothing-waits = Nada espera tu decisión.
desk-no-yes-or-no = Esto no se decide con sí o no. Escribe asuntos para oír las respuestas.
desk-matter = { $number }: { $what }
desk-fact-touch = En { $square } entonces: { $man }.
desk-fact-about = La jugada: { $move }, { $place }.
desk-fact-not-completed = Esa jugada aún no está completa.
desk-fact-taken-back = Esa jugada se ha deshecho.
desk-fact-touch-played = Las { $color } jugaron { $move }.
desk-fact-touch-since = Jugadas completas desde entonces: { $count }.
desk-do-accept = Escribe aceptar o rechazar.
desk-do-stopped = ¿Motivo válido? Escribe aceptar y la partida sigue, o rechazar.
desk-do-touch = Escribe aceptar o descartar.
desk-do-two-hands = Escribe aceptar o descartar.
desk-do-cable = Las { $color } escriben hasta que vuelva. Revisa su cable.
desk-do-board = A las { $color } se les dice qué arreglar. Para parar los relojes: pausa.
desk-do-numbered = Escribe aceptar { $number }, o descartar { $number }.
desk-do-quickplay = Escribe aceptar, rechazar o posponer.
desk-do-quickplay-numbered = Escribe aceptar { $number }, rechazar { $number } o posponer.
desk-do-compare = Escribe comparar.
desk-do-penalty = Escribe una sanción, como amonestar o quitar-tiempo, o descartar.
desk-do-no-move = El último acto ilegal de las { $color }, si cuenta. Escribe aceptar { $number } para contarlo, o descartar { $number }.
desk-do-position = Escribe restablecer o posición, después reanudar.
desk-do-rule = Decide lo que haga falta, o escribe descartar.
desk-do-default-time = Escribe tiempo-de-espera y minutos, o descartar para seguir esperando.
desk-do-session = Escribe aplazar, o descartar para seguir jugando.
desk-do-sheets = Cuando lo hayan hecho, escribe reanudar. Si a ambos les faltan jugadas: reconstruir.
desk-do-result = Haz que ambos firmen lo mismo, o escribe resultado.
desk-do-signed = Vale si no decides otra cosa. Escribe aceptar, o rechazar para mantener el resultado de la partida.
desk-do-open = Escribe abrir. Para disculpar el retraso, descartar.

desk-fact-over = La partida ha terminado.
desk-fact-runs = La partida está en marcha.
desk-fact-adjourned = La partida está aplazada.
desk-fact-new = La partida no ha empezado.
desk-fact-stands = Relojes parados.
desk-fact-repeated = Misma posición: { $count ->
    [one] una vez
   *[other] { $count } veces
}, { $places }.
desk-place-start = al principio
desk-place-set = al fijarse
desk-place = tras { $place }
desk-fact-fifty = Sin captura ni movimiento de peón: { $count } de { $needed } jugadas por bando.
desk-fact-can-mate = Las { $color } tienen piezas para dar mate.
desk-fact-cannot-mate = Con estas piezas, las { $color } no pueden dar mate.
desk-fact-moves = Jugadas hechas por las { $color }: { $count }.
desk-fact-illegal = Jugadas ilegales de las { $color }: { $count }.
desk-fact-board-right = Coincide con la partida: tablero de las { $color }.
desk-fact-board-behind = Falta la jugada del rival: tablero de las { $color }.
desk-fact-board-wrong = Tablero de las { $color }, mal en { $count ->
    [one] una casilla
   *[other] { $count } casillas
}: { $squares }{ $more ->
    [0] {""}
   *[other] , y { $more } más
}.
desk-board-none = Las { $color } no tienen tablero.
desk-board-never = Sin encontrar: tablero de las { $color }.
desk-board-gone = Tablero de las { $color }: sin señal desde hace { $time }.
desk-board-silent = Aún sin informar: tablero de las { $color }.
desk-board-moves = Tablero de las { $color }: solo jugadas terminadas.
desk-board-sealed = Tablero de las { $color }, sin describir: la jugada va al sobre.
desk-clock-runs = Corre el reloj de las { $color }.
desk-two-hands-unpressed = Será jugada ilegal, en cuanto las { $color } pulsen el reloj.
desk-clocks-stand = Relojes parados.
desk-session-left = Resto de la sesión: { $time }.

desk-board = Tablero de las { $color }, según sus sensores.
desk-board-senses = Solo nota casillas. Las piezas son las de la partida.
desk-board-unknown = Ocupadas, y vacías en la partida: { $squares }.
desk-board-empty = Vacías, y ocupadas en la partida: { $squares }.
desk-sheet-empty = La planilla de las { $color } está vacía.
desk-sheet-gap = un hueco
desk-sheet-illegal = { $move }, no legal
desk-announced = Las { $color } han anunciado: { $move }.
desk-on-board = En el tablero de las { $color }: { $move }.
desk-log = { $time } { $what }
desk-log-empty = Aún no ha pasado nada.

desk-boards-same = Los dos tableros muestran lo mismo.
desk-boards-differ = Los tableros difieren en { $count ->
    [one] una casilla
   *[other] { $count } casillas
}.
desk-difference = { $square }: blancas { $white }, negras { $black }.
desk-differences-more = Y { $count } más.
desk-something = una pieza
desk-unsure = sensor averiado
desk-sheets-agree = Las planillas coinciden.
desk-sheet-behind = Las planillas coinciden. { $count ->
    [0] Las { $color } no han anotado nada.
   *[other] Las { $color } han anotado hasta { $place }.
}
desk-sheets-until = { $count ->
    [0] La primera jugada: ilegal en ambas planillas.
   *[other] Las planillas coinciden hasta { $place }. La jugada siguiente no es legal en ninguna.
}
desk-sheets-part = Las planillas difieren en { $place }. Blancas: { $white }. Negras: { $black }.
desk-no-move = ninguna jugada
desk-misrecorded = El registro está mal en { $place }. Registrado: { $recorded }. Anotado: { $written }.
desk-sheet-paper = Las { $color } anotan a mano: mira tú esa planilla.
desk-cause-differ = Difieren desde ahí.
desk-cause-missing = Las { $color } no han anotado el resto.
desk-solution-stands = La partida está { $count ->
    [0] al principio.
   *[other] tras { $place }.
} Juegan { $color }.
desk-solution-back = Vuelta { $count ->
    [0] al principio.
   *[other] a la posición tras { $place }.
} Juegan { $color }.
desk-correction = Las { $color } corrigen { $square }: { $man }.
desk-entry = Las { $color } añaden { $place }: { $move }.
desk-corrections = Las { $color } colocan todo el tablero: { $count } casillas están mal.
desk-entries = Las { $color } anotan { $count } jugadas más.
desk-time = Reloj de las { $color }: { $time }.
desk-times-judged = Los tiempos los juzgas tú: poner-reloj.
desk-doubt-illegal = Ambos han anotado una jugada ilegal: { $place }. Decídelo con ilegal.
desk-doubt-missing = Falta en las dos planillas: { $place }.
desk-doubt-nothing = Nada anotado, y ningún tablero muestra el principio.
desk-propose = Para decidir así, escribe aceptar. FIDE 2023, D.2.9.
desk-propose-none = Sin propuesta: pregunta a los jugadores, después escribe restablecer o posición.
desk-propose-warning = Para amonestar por ello a las { $color }, escribe aceptar.
offence-ahead = Planilla: las { $color } anotaron por adelantado.
offence-other-hand = Reloj: las { $color } pulsaron con la otra mano o dejaron el dedo en él.
offence-misuse = Las { $color } golpearon, levantaron o tiraron el reloj.
offence-upset = Piezas: las { $color } tiraron algunas y pulsaron el reloj.
offence-leaving = Las { $color } se fueron sin permiso.
offence-disturbing = Las { $color } molestaron al rival.
offence-telephone = Las { $color } llevaban un teléfono, o sonó.
offence-notes = Las { $color } usaron notas o consejos.
offence-refusing = Leyes: las { $color } se negaron a cumplirlas.
offence-disrepute = Descrédito del ajedrez, como un resultado amañado: { $color }.
desk-propose-remark = La primera vez: una observación. La próxima: una amonestación.
desk-propose-time = Dos minutos más para las { $color }: escribe aceptar.
desk-propose-loss = Partida perdida para las { $color }: escribe aceptar.
desk-fault-allowed = Según estas leyes, un jugador puede anotar por adelantado.

desk-aid-never = { $aid }: ningún árbitro puede concederla, los consejos están prohibidos. FIDE 2023, 11.3.1.
desk-aid-has = Las { $color } ya tienen: { $aid }.
desk-aid-has-not = Las { $color } no tienen: { $aid }.
desk-aid-granted = A las { $color } se les permite: { $aid }.
desk-aid-tells = Lo ilegal se rechaza antes de pulsar. Sin penalización.
desk-aid-withdrawn = A las { $color } ya no se les permite: { $aid }.
desk-aid-used = Las { $color } han pedido: { $aid }.
desk-aid-refused = Las { $color } han pedido, y se les ha negado: { $aid }.
desk-no-aids = nada
desk-assistant = Asistente de las { $color }: { $name }.
desk-assistant-dismissed = Las { $color } ya no tienen asistente.
desk-no-assistant = Las { $color } no tienen asistente.
desk-assistant-needed = Aquí hace falta un asistente. Nombra antes a otro. { $article }

desk-no-adjournment = Sin aplazamiento: el archivo de encuentro no lo permite.
desk-no-session = No queda nada de una sesión conocida. Escribe aplazar, o di los minutos: aplazar antes 45.
desk-no-key = Sin clave para sobres: la jugada no se puede sellar.
desk-early-flag = A las { $color } les queda { $time }: aplazar antes cuesta más, y cae la bandera.
desk-envelope-passphrase = Sobre: escribe la contraseña de la mesa. Intro solo: sigue cerrado.
desk-help-envelope = Escribe la contraseña que abre la mesa. Entonces se hace la jugada secreta.
desk-envelope-closed = El sobre sigue cerrado.
desk-envelope-wrong = Contraseña incorrecta. Escríbela otra vez. Intro solo: el sobre sigue cerrado.
desk-envelope-damaged = El sobre está dañado: ilegible. Si los jugadores acuerdan la jugada: perdido y la jugada.
desk-sealed-ambiguous = Sellado: { $text }. Puede significar varias jugadas. Pierde quien la selló.
desk-sealed-unreadable = Sellado: { $text }. No es una jugada legal. Pierde quien la selló.
desk-lost-annuls = Sobre perdido, y nadie sabe la jugada. La partida se anula.

desk-of = { $color-key ->
    [white] Blancas
   *[black] Negras
}: { $what }
desk-absent-loses = ¿Declarar ausentes a las { $color }? Las { $color } pierden entonces al momento: no queda tiempo de espera.
desk-game-over = La partida ha terminado. Escribe revocar para anular el final, o finalizar.
desk-then-over = Escribe revocar para anular el final, o finalizar.
desk-then-over-ruled = Revocar la decisión { $number }: revocar { $number }, o finalizar.
desk-game-over-ruled = La partida ha terminado. Escribe revocar { $number } para revocar la decisión { $number }, o finalizar.
desk-sealed = Jugada sellada. Cuando la tengas en la mano: sobre.
desk-adjourned = Partida aplazada. Llegado el día: reanudación, después abrir.
desk-resumption-past = Ese día ya pasó: { $date }. Escribe uno posterior.
desk-resumption-missing = ¿Cuándo y dónde se sigue? Escribe continuación y fecha, hora y lugar.
desk-sealed-again = La jugada secreta no se puede jugar. Si los jugadores acuerdan una: perdido y la jugada, como perdido Cf3. Si no, escribe resultado.
desk-opened-clock = Incremento añadido: { $color }, por la jugada secreta.
desk-open-now = Escribe abrir.
desk-open-if-there = ¿Están las { $color }? Entonces escribe abrir. Si no, escribe ausente { $player }.
desk-not-begun = La partida no ha empezado. Escribe iniciar.
desk-ruling-stays = { $helps ->
    [revoked] La decisión { $number } ya está revocada.
    [position] La decisión { $number } no se puede revocar: la partida ha seguido. Escribe posición, o restablecer como restablecer 12 negras.
    [moves] La decisión { $number } no se puede revocar: la partida ha seguido. Escribe poner-jugadas.
    [penalty] La decisión { $number } no se puede revocar. Escribe revocar { $next } por su sanción.
    [touch] La decisión { $number } no se puede revocar: el jugador ha seguido. Escribe { $restore }: entonces las { $color } pueden jugar { $back ->
        [0] cualquier jugada.
       *[other] otra vez { $move }.
    }
    [waive] La decisión { $number } no se puede revocar: la partida ha seguido. Escribe tocada y la casilla.
    [increment] La decisión { $number } no se puede revocar: la partida ha seguido. Escribe incremento sí o incremento no.
    [offer] La decisión { $number } no se puede revocar: la partida ha seguido. El rival puede rechazar.
    [default-time] La decisión { $number } no se puede revocar: la partida ha seguido. Escribe tiempo-de-espera y minutos.
    [dismissed] La decisión { $number } no se puede revocar: la partida ha seguido. Decide con tocada, dos-manos, amonestar u otra sanción.
    [quickplay] La decisión { $number } no se puede revocar: la partida ha seguido. Escribe resultado, dar-tiempo o quitar-tiempo.
    [end] La decisión { $number } dejó seguir la partida. Para terminarla otra vez, escribe resultado o derrota.
    [again] La decisión { $number } revocó la decisión { $of }. Para decidir aquello otra vez, escribe su comando, como dar-tiempo blancas 2.
   *[other] La decisión { $number } no se puede revocar: la partida ha seguido. Escribe restablecer, poner-reloj o resultado.
}
desk-paused = Relojes parados. Escribe reanudar.
desk-not-led = El tablero de las { $color } no se ve. Comprueba tú que está bien.
desk-restored-same = Ya está esa posición: no se deshace nada, y los relojes conservan sus tiempos. Para cambiar uno: poner-reloj.
desk-boards-then-resume = Relojes parados. Cuando los tableros estén bien, escribe reanudar.
desk-matters-again = { $count ->
    [one] Un asunto espera
   *[other] { $count } asuntos esperan
  } otra vez. Escribe asuntos.
desk-resume-when-ready = Cuando todo esté listo, escribe reanudar.
desk-judging = ¿Pueden las { $color } dar mate todavía? Se está examinando.
desk-examined = Examinando la posición. Si ningún bando puede dar mate, la partida acaba en tablas en un momento.
desk-stands = { $square } { $man }
desk-illegal-board = En el tablero de las { $color }: { $squares }.
desk-not-pressed = Las { $color } no han pulsado el reloj, las { $opponent } siguen. Nadie debe decirlo.
desk-illegal-stands = La jugada de las { $color } fue ilegal. Vale hasta que se reclame o decidas.
desk-illegal-position = La última jugada fue ilegal: dos reyes en jaque, o un peón en la última fila. Las { $color } tienen una jugada para reclamarlo o acabarlo.
desk-sheet-differs = Las { $color } han anotado { $wrote } en { $place }. Jugado: { $made }.
desk-place-white = el puesto de las blancas
desk-place-black = el puesto de las negras
desk-place-desk = el puesto propio de la mesa
desk-closed-there = La mesa está cerrada en un puesto.
desk-locked-at = La mesa está bloqueada: { $place }.
desk-opened-at = La mesa está abierta aquí: { $place }.
desk-wrong-at = Contraseña incorrecta: { $place }.
desk-unclear = Las { $color } dicen { $text }: no es una jugada legal. Se piden las dos casillas.
desk-repeats-another = Las { $color } repiten { $said }. La jugada es { $move }.
desk-envelope-wrong-at = Contraseña del sobre incorrecta: { $place }.
desk-code-wrong = Código incorrecto: { $place }.
desk-terminal-there = Terminal conectado: { $place }.
interrupted = El programa se detuvo: pensaban las { $color }. No se cuentan como mucho { $seconds } segundos.
interrupted-unknown = El programa se detuvo: pensaban las { $color }. Nadie sabe cuánto no se cuenta. Si lo sabes, pon el reloj.
desk-terminal-gone = Terminal perdido: { $place }.
desk-told-board-lost = Tablero perdido: { $color }. El jugador sigue escribiendo.
desk-told-board-back = El tablero vuelve: { $color }.
desk-told-board-wrong = Tablero incorrecto: a las { $color } se les dice qué arreglar.
desk-told-board-right = Tablero correcto otra vez: { $color }.
desk-told-board-low = Batería baja: tablero de las { $color }.
desk-told-board-missed = Datos del tablero perdidos: { $color }. Puede faltar un toque.
desk-told-mutes = Las { $color } ignoran { $square }: las { $color } dicen que parpadea. Si no se tocó: perdonar { $color }.
desk-told-flickers = { $square } parpadea, tablero de las { $color }. Si ese toque fue sin querer: perdonar { $color }.

## Ayuda en la mesa del árbitro

help-desk-start =
    iniciar: la partida empieza, corre el reloj de quien tiene el turno.
    FIDE 2023, 6.6.
help-desk-pause = pausa: para los relojes.
help-desk-resume = reanudar: los relojes vuelven a correr.
help-desk-matters =
    asuntos: todo lo que espera tu decisión, con los hechos y los comandos.
help-desk-accept =
    aceptar 2: sí al asunto 2. Solo: a lo que propone comparar, o al único asunto.
    Los números están en asuntos.
help-desk-reject =
    rechazar 2: no al asunto 2. Solo: a lo que propone comparar, o al único asunto.
    Los números están en asuntos.
help-desk-postpone =
    posponer: decide más tarde una reclamación a caída de bandera.
    posponer 2: con dos minutos para el rival.
help-desk-dismiss =
    descartar: deniega el asunto que espera, o lo da por hecho.
    descartar 2: el asunto 2. Los números están en asuntos.
help-desk-appeal =
    apelar 2 estimada, apelar 2 desestimada, con la razón: qué ha decidido el comité sobre la decisión 2.
    apelar 2 blancas, con las razones: las blancas entregan una apelación.
help-desk-facts =
    hechos: repeticiones con sus jugadas, las cincuenta jugadas, material, tiempos, jugadas ilegales, tableros.
help-desk-article = artículo 9.2, artículo enroque: lo que dicen las leyes, en breve.
help-desk-compare =
    comparar: los dos tableros y las dos planillas, y la posición que resulta.
    FIDE 2023, D.2.9.
help-desk-board =
    tablero blancas: el tablero de las blancas.
    tablero e4: la casilla en la partida.
help-desk-sheet =
    planilla blancas: la planilla de las blancas.
    planilla blancas 5: las cinco últimas jugadas.
help-desk-last =
    última: la última jugada, y la anunciada.
help-desk-log =
    registro: las diez últimas entradas del diario.
    registro 30: más de ellas.
    Tiempos desde el comienzo del encuentro.
help-desk-clocks =
    relojes: los dos tiempos, y cuál corre.
help-desk-set-clock =
    poner-reloj blancas 1:23:45: horas, minutos, segundos.
    23:45 minutos, segundos. 23 minutos.
help-desk-set-moves =
    poner-jugadas blancas 12: pone en 12 jugadas el contador del reloj de las blancas.
help-desk-reconstruct =
    reconstruir: guía por las jugadas que no constan en ninguna planilla.
    reconstruir 20: desde la jugada 20.
    Después escribe jugada tras jugada.
help-desk-moves-known =
    jugadas-conocidas: están encontradas, y ambos completan su planilla.
help-desk-next-period =
    período-siguiente: no se encuentran las jugadas. La siguiente es la primera del período siguiente.
help-desk-add-time =
    dar-tiempo blancas 2: las blancas reciben dos minutos.
    dar-tiempo blancas 1:30: un minuto y medio.
help-desk-take-time =
    quitar-tiempo blancas 2: las blancas pierden dos minutos.
    quitar-tiempo blancas 1:30: un minuto y medio.
help-desk-increment =
    incremento sí: cinco segundos por jugada desde ahora.
    incremento no: denegado.
help-desk-warn = amonestar blancas: amonesta a las blancas.
help-desk-points =
    puntos blancas +1/2: las blancas reciben medio punto más.
    puntos blancas -1: un punto menos.
    Después de la partida.
help-desk-loss =
    derrota blancas: pierden las blancas.
    derrota blancas 0: las negras tampoco reciben nada.
help-desk-result =
    resultado 1-0: puntos de las blancas, puntos de las negras.
    1/2-1/2, 0-0 y otros.
help-desk-adjudicate =
    adjudicar 1-0 Anna Muster: este resultado, porque Anna Muster ha juzgado la posición.
    El archivo de encuentro debe permitirlo.
help-desk-fine =
    multa blancas: una multa anunciada de antemano.
help-desk-exclude = excluir blancas: las blancas no juegan las próximas rondas.
help-desk-expel = expulsar blancas: las blancas quedan fuera del torneo.
help-desk-annul =
    anular: anula la partida. Se juega una nueva.

help-desk-illegal =
    ilegal blancas: la última jugada de las blancas fue ilegal, como has visto.
help-desk-touch =
    tocada blancas e2: las blancas tocaron la pieza de e2, ahora o antes de la última jugada, y deben jugarla.
    Sobre una jugada anterior: aceptar y el número de la protesta.
help-desk-waive =
    perdonar blancas: las blancas tocaron sin querer, y no cuenta.
    Las blancas oyen qué arreglar, y qué reloj corre. FIDE 2023, 4.2.2.
help-desk-two-hands =
    dos-manos blancas: las blancas usaron las dos manos para jugar.
help-desk-fault =
    falta blancas: dice los motivos. falta blancas 1: las blancas hicieron eso.
    Queda anotado y se propone una sanción.
help-desk-flag = bandera blancas: cayó la bandera de las blancas.
help-desk-wrong-start =
    inicio-erróneo: la posición inicial era incorrecta.
    inicio-erróneo blancas: el rey y la dama blancos estaban cambiados.
    inicio-erróneo blancas h1: la pieza de h1 estaba en otra casilla.
    Si ya es tarde para otra partida, esa pieza no puede enrocar.
help-desk-turned =
    girado: el tablero está al revés.
    La partida sigue.
help-desk-reversed =
    invertidos: la partida empezó con los colores cambiados.
help-desk-displaced =
    desplazadas 12 negras: piezas desplazadas, tras la jugada 12 de las negras.
    La partida vuelve ahí, como con restablecer.
help-desk-restore =
    restablecer 12 negras: vuelta a la posición tras la jugada 12 de las negras, y a sus tiempos.
    restablecer 0: al principio. Los relojes se paran hasta reanudar.
help-desk-position =
    posición y FEN, o una lista de piezas: la partida sigue desde ahí.
    Los relojes se paran hasta reanudar.
help-desk-rulings = decisiones: todas las decisiones y sanciones con sus números.
help-desk-revoke =
    revocar 2: revoca la decisión 2.
    Tiempo, relojes puestos, puntos, resultados, toques, sanciones y cualquier final de la partida.
    Solo, tras la partida: revoca su final, también el decidido por ti.
help-desk-allow =
    permitir blancas jugadas legales.
    Ayudas: últimos anuncios, planilla propia, tiempos, número de jugada, planilla del rival, lectura de la posición, jugadas legales, atacantes, indicios de tablas, nombre de la apertura, jugadas deshechas.
help-desk-withdraw =
    retirar blancas tiempos: las blancas ya no pueden pedir los tiempos.
    Todos los nombres: ayuda permitir.
help-desk-aids =
    ayudas: las ayudas de cada jugador, y los asistentes.
help-desk-assistant =
    asistente blancas Juan Mano: nombra un asistente de las blancas.
    asistente blancas descartar: las blancas ya no lo tienen.
help-desk-absent =
    ausente blancas: declara ausentes a las blancas.
    Cuenta el tiempo de espera.
help-desk-arrived = presente blancas: las blancas han llegado.
help-desk-default-time =
    tiempo-de-espera 30: quien llega hasta media hora tarde aún puede jugar.
    tiempo-de-espera 0: no se espera.
help-desk-adjourn =
    aplazar: quien tiene el turno debe sellar.
    Después sobre.
    aplazar antes: lo quiere quien juega, y pierde el resto de la sesión.
help-desk-resumption = continuación 2026-12-01 10:00 Sala 2: fecha, hora y lugar, para el sobre. Los jugadores lo oyen.
help-desk-envelope =
    sobre: tienes la jugada secreta, y la partida está aplazada.
help-desk-due =
    reanudación: ha llegado la hora, y la partida aplazada sigue.
    Desde ahora un jugador puede retrasarse. Después abrir, o ausente y el jugador.
help-desk-open =
    abrir: abre el sobre con la contraseña. La partida sigue.
help-desk-lost =
    perdido Cf3: el sobre se ha perdido, y ambos acuerdan esta jugada.
    Sin jugada: la partida se anula.
help-desk-note =
    nota Blancas indispuestas: escribe una nota en el informe.
help-desk-tasks =
    tareas: lo que falta por hacer en esta mesa.
    tareas todo: todo, antes, durante y después de la partida.
help-desk-done = hecho 3: la tarea 3 está hecha. hecho 1 2 4: varias.
help-desk-undone = pendiente 3: la tarea 3 no está hecha.
help-desk-glossary = glosario tablas: la palabra en cada idioma. La palabra puede ser de cualquiera de ellos.
help-desk-report =
    informe: escribe los documentos como están ahora, y dice dónde.
help-desk-sign-off =
    finalizar: termina el encuentro y escribe sus documentos.
help-desk-talk =
    idioma en: la mesa habla inglés. idioma es: español.
help-desk-help =
    ayuda: la mesa en pocas palabras.
    ayuda todo: todos los nombres.
    ayuda restablecer: un comando.
help-desk-leave =
    salir: cierra aquí la mesa.
    La contraseña la abre otra vez.

entry-retyped = Leído como { $text }.
reason-unread = ninguna voz puede leer este idioma
voices-new =
    Voz nueva: { $folder }
    Traduce sus archivos. Después compruébalos: { $program } voices check { $parent }
voices-new-known = { $name } ya está integrada. Para otro idioma, indica su código, como el.
voices-new-exists = { $folder } ya existe. Cámbiale el nombre, o indica otra carpeta.
voices-new-fails = { $folder } no se puede crear: { $reason }.
voice-state = Estado desconocido: { $state }. Escribe draft, read o spoken.
voice-untranslated =
    { $count ->
        [one] Falta una frase. Se dice en otro idioma: { $names }.
       *[other] Faltan { $count } frases. Se dicen en otro idioma: { $names }.
    }
voice-untranslated-more = Y { $count } más.
voice-plural = Faltan variantes en { $name }: { $variants }, para el número { $gap }.
voice-meanings = { $word } significa dos cosas en una jugada: { $first } y { $other }. Cada una necesita sus propias palabras.
help-repertoire =
    repertorio italiana: una de las 45 aperturas incluidas. repertorio italiana negras: desde el otro lado.
    repertorio aperturas: todas, de cinco en cinco.
    repertorio propio: tus aperturas, de tu archivo propio.pgn en la carpeta repertoire de la carpeta de datos. Escribe tus jugadas.
    repertorio partidas: lo que has jugado al menos dos veces. repertorio partidas negras: un bando, o también blancas.
    repertorio: todos, y cuánto hay que repasar.
    pista: ayuda, en cuatro pasos. datos: las jugadas otra vez.
    siguiente: la jugada, y adelante.
    cerrar: vuelves a tu partida.
setting-mouse = Si un clic coge y pone piezas.
setting-key-hints = Si se muestra qué hacen las teclas.
setting-pictures = Piezas como imágenes en la pantalla, cuando el terminal las muestra.
cli-voices-new = Crear una carpeta para un idioma nuevo, para traducirlo.
arg-mouse = un clic coge y pone piezas: on u off.
arg-key-hints = se muestra qué hacen las teclas: on u off.
arg-pictures = piezas como imágenes en la pantalla: on u off.
arg-voices-new-language = la etiqueta del idioma, como nl o pt-BR.
arg-voices-new-folder = la carpeta para él. Sin indicarla, la de tus propias voces.
health-voices =
    { $count ->
        [one] Voces: funciona otra más.
       *[other] Voces: funcionan otras { $count }.
    }
health-voices-draft = Voces: borradores, sin revisar por hablantes nativos: { $names }.
voice-review =
    { $state ->
        [read] Voz { $name }: leída por { $by }, { $date }.
        [spoken] Voz { $name }: escuchada por { $by }, { $date }.
       *[draft] Voz { $name }: borrador, sin revisar por hablantes nativos.
    }
voice-unconfirmed = Voz { $name }: por confirmar: { $words }.
health-speech-unread = Habla: espeak-ng no puede leer { $language }. Configura otra voz en el servidor de voz, o usa un lector de pantalla.
reason-louis-unfit = ninguna tabla sirve para este idioma
pictures-none = Este terminal no muestra imágenes. Las piezas se dibujan con caracteres.
pictures-absent = Este programa se compiló sin imágenes. docs/guide.md dice cómo tenerlas.
arg-import-letters = letras de las piezas en el archivo: las de esta voz, es, por ejemplo.
reason-voices = las voces de este sistema no funcionan; para que solo hable tu lector de pantalla, escribe habla no
health-speech-system =
    Habla: este sistema tiene { $count ->
        [one] una voz
       *[other] { $count } voces
    }; { $languages }.
health-speech-system-missing = Habla: el idioma { $language } no tiene voz. Añade una en los ajustes de voz de este sistema.
health-terminal-unread-elsewhere =
    Terminal: los lectores de pantalla no pueden leer { $name }. Usa { $system ->
        [windows] Windows Terminal
       *[macos] Terminal
    }.
health-tried-linux = Sistema: Linux. En las pruebas, Orca, Fenrir, BRLTTY y yasr leen el programa. Aún no ha opinado ningún jugador ciego.
health-tried-windows = Sistema: Windows. Sus autores solo lo han probado en Wine, sin lector de pantalla. Si usas NVDA o JAWS, cuéntanos cómo se lee.
health-tried-macos = Sistema: macOS. Sus autores lo han compilado, pero nunca ejecutado. Si usas VoiceOver, cuéntanos cómo se lee.
health-tried-nowhere = Sistema: nadie lo ha probado aquí. Cuéntanos cómo funciona.
reason-louis-absent = falta lou_translate, instala liblouis
health-braille-absent = Braille: la notación de ajedrez funciona. Para braille literario instala liblouis.
reason-no-name = ningún archivo puede llamarse así

## En un torneo

tournament-new = { $name }: { $players } { $players ->
    [one] jugador
   *[other] jugadores
}, ninguna ronda todavía.
tournament-open = { $name }: ronda { $round } de { $rounds }, { $players } { $players ->
    [one] jugador
   *[other] jugadores
}.
tournament-new-teams = { $name }: equipos { $players }, ninguna ronda.
tournament-open-teams = { $name }: ronda { $round } de { $rounds }, equipos { $players }.
tournament-next-draw = Ahora: sortea los números iniciales con sorteo. Para ver todos los comandos: ayuda.
tournament-next-pair = Ahora: empareja la ronda { $round } con emparejar. Para ver todos los comandos: ayuda.
tournament-next-results = Ahora: escribe resultados, como resultado 1 1-0. Para ver todos los comandos: ayuda.
tournament-next-qualify = Los grupos han acabado. Para que pasen los mejores: clasificar.
tournament-next-standings = Todas las rondas han terminado. Para ver la tabla final escribe clasificación.
tournament-not-done = No se ha hecho.
tournament-sure = ¿Sí o no?
tournament-nothing-typed = Nada escrito. Escribe un comando, o ayuda.
tournament-unknown = Aquí se desconoce: { $word }. Para ver todos los comandos: ayuda.
tournament-unknown-near = Aquí se desconoce: { $word }. ¿Querías decir { $near }?
tournament-which-player = ¿Qué jugador? { $names }. Escribe el número.
tournament-no-player = No hay jugador { $text }. Para verlos todos escribe inscritos.
tournament-help = Antes: torneo, inscritos, inscribir, sorteo.
    Rondas: emparejar, emparejamientos, resultado, faltan, posponer.
    Jugadores: jugador, ausente, retirar, reincorporar, separar, enmendar.
    Preguntas: rival, grupo, posible.
    Equipos: alineación. Empates: desempatar. Grupos: clasificar.
    Tabla: clasificación, porqué, cuadro, premios.
    Archivos: avisos, informe, partidas, exportar, mesas.
    Arreglar: corregir, registro, revocar. Salir: salir.
    Más: ayuda todo, ayuda emparejar, explicar.
tournament-wants-nothing = { $name } no lleva nada detrás: escríbelo solo.
tournament-wants-player = Escribe un jugador tras { $name }: { $name } 7, o { $name } ana.
tournament-wants-bye = Escribe un jugador tras { $name }, y 1/2 si recibe medio punto: { $name } 7 1/2.
tournament-wants-players = Escribe dos jugadores tras { $name }: { $name } 3 7.
tournament-wants-entry = Escribe un nombre tras { $name }, y un Elo: { $name } García, Ana 1650.
tournament-wants-amendment = Escribe un jugador tras { $name }, una clave del archivo y su valor: { $name } 7 rating 1850.
tournament-wants-goal = Escribe un jugador tras { $name }, y un puesto: { $name } 7 3.
tournament-wants-varma = Escribe { $name } solo, o { $name } varma.
tournament-wants-pairs = Escribe las parejas tras { $name }, blancas primero, el bye solo: { $name } 1-4 2-3 5.
tournament-wants-result = Escribe el tablero tras { $name }, luego el resultado: { $name } 4 1-0.
tournament-wants-correction = Escribe tras { $name } ronda, tablero y resultado: { $name } 2 4 1-0.
tournament-wants-board = Escribe un tablero tras { $name }: { $name } 4.
tournament-wants-line-up = Escribe un equipo tras { $name }, y los lugares de sus jugadores: { $name } 2 1 3 4.
tournament-wants-tie = Escribe un tablero tras { $name }: { $name } 2, o { $name } 2 1-0.
tournament-wants-qualified = Escribe solo { $name }, o números: { $name } 1 5 2 8.
tournament-wants-round = Escribe { $name } solo, o una ronda: { $name } 3.
tournament-wants-act = Escribe una acción tras { $name }, su número: { $name } 12. Los números: registro.
tournament-wants-number = Escribe { $name } solo, o un número: { $name } 30.
tournament-wants-file = Escribe un archivo tras { $name }: { $name } club.trf.
tournament-wants-command = Escribe { $name } solo, o un comando: { $name } emparejar.
tournament-wants-term = Escribe { $name } solo, o una palabra: { $name } Buchholz.
tournament-no-varma = Sin tabla Varma para tantos jugadores. Las hay de 9 a 24.
tournament-numbered = Los números iniciales ya están dados.
tournament-drawn = Números iniciales, sorteados con { $number }:
tournament-number = { $number }, { $name }
tournament-correct-what = Ronda { $round }, tablero { $board }: { $result }, antes { $had }.
tournament-moves = { $player } tendrá { $points }: puesto { $place }, ahora { $had }.
tournament-pairings-stay = Las rondas siguientes no se reemparejan.
tournament-withdraw-what = { $player } deja el torneo.
tournament-revoke-what = Se va a revocar: { $what }
tournament-revoked = Revocada: acción { $number }.
tournament-playing = Ronda { $round }, tablero { $board }: juegan { $white } y { $black }.
tournament-postponed = Pospuesta, ronda { $round }, tablero { $board }: { $white } y { $black }.
tournament-adjourned = Aplazada, ronda { $round }, tablero { $board }: { $white } y { $black }. Para emparejar sin ella: posponer { $board }.
tournament-pair-without = Sin resultado, ronda { $round }, tablero { $board }: { $white } y { $black }. Cuenta como tablas para emparejar.
tournament-pair-appeal = Apelación abierta, ronda { $round }, tablero { $board }: { $white } y { $black }. El resultado cuenta como está.
tournament-nobody-there = nadie
tournament-none-missing = No falta ningún resultado.
outcome-white = ganan blancas
outcome-draw = tablas
outcome-black = ganan negras
outcome-white-forfeit = ganan blancas por incomparecencia
outcome-black-forfeit = ganan negras por incomparecencia
outcome-neither-forfeit = no vino nadie
outcome-neither = pierden los dos
outcome-half-white = medio punto, solo para blancas
outcome-half-black = medio punto, solo para negras
tournament-round-over = La ronda { $round } ha terminado.
tournament-all-over = La última ronda ha terminado. Para ver la tabla final escribe clasificación.
tournament-third-forfeit = Tercera incomparecencia de { $player }: casi todos los reglamentos excluyen por eso. Para hacerlo: retirar.
tournament-entered = Inscripción: { $player }.
tournament-entered-late = Inscripción: { $player }, desde la ronda { $round }.
tournament-amended = Inscripción corregida: { $player }.
tournament-paired-tables = Ronda { $round }: emparejada según las tablas.
tournament-paired-arbiter = Ronda { $round }: emparejada a mano.
tournament-paired-rules = Ronda { $round }: emparejada según las reglas del sistema.
tournament-paired-lots = Ronda { $round }: sorteada con { $number }.
tournament-paired-program = Ronda { $round }: emparejada por { $program }.
tournament-ended = Tablero { $board }, ronda { $round }: { $white }, { $black }: { $result }.
tournament-corrected = Corregido, tablero { $board }, ronda { $round }: { $white }, { $black }: { $result }.
tournament-absent = Ausente en la ronda { $round }: { $player }.
tournament-absent-half = Bye de medio punto, ronda { $round }: { $player }.
tournament-absent-full = Bye de un punto, ronda { $round }: { $player }.
tournament-withdrawn = Deja el torneo: { $player }.
tournament-returned = Vuelve desde la ronda { $round }: { $player }.
tournament-kept-apart = No se emparejan: { $names }.
tournament-lined-up = Alineación de { $player }, ronda { $round }: { $names }.
tournament-decided = Tablero { $board }, ronda { $round }: pasa { $player }. Decidido por: { $decider }.
tournament-decided-lots = Tablero { $board }, ronda { $round }: pasa { $player }. Sorteo con { $number }.
tournament-qualified = Pasan: { $names }.
tournament-qualify-shared = Grupo { $number }, puesto { $place } compartido. Escribe todos los que pasan, los más fuertes primero: clasificar 1 5 2 8.
tournament-act = { $number }: { $what }
tournament-act-revoked = { $number }, revocada: { $what }
tournament-log-empty = Aún no hay nada en el registro.
tournament-no-act = No hay acción { $number }. Hay { $count }, las últimas con registro.
tournament-revoked-already = La acción { $number } ya está revocada.
tournament-is-revocation = La acción { $number } es una revocación: repite la acción revocada.
tournament-needed-by = Revoca antes la acción { $number }: { $what }
tournament-refused-player = No hay tal jugador. Para verlos todos escribe inscritos.
tournament-refused-name = Falta un nombre. Escríbelo tras inscribir.
tournament-refused-fide = Ese código FIDE ya está inscrito: { $player }.
tournament-refused-same = Ya está en la lista: { $player }.
tournament-refused-late = No hay inscripción tardía: las tablas no tienen sitio tras la ronda 1.
tournament-refused-paired = La ronda { $round } ya está emparejada.
tournament-refused-round = No hay ronda { $round }. Hay { $rounds }.
tournament-refused-players = No con { $count } { $count ->
    [one] jugador
   *[other] jugadores
}: el sistema no lo permite.
tournament-refused-order = No todos los jugadores tienen un número.
tournament-refused-numbers = Demasiado tarde: la ronda 1 está emparejada con estos números.
tournament-refused-next = La próxima ronda es la { $round }.
tournament-refused-playing = La ronda { $round } no ha terminado: tableros { $boards }. Escribe resultados, o posponer.
tournament-refused-last = Todas las rondas están emparejadas.
tournament-refused-board = No hay tablero { $board } en la ronda { $round }. Tiene { $boards }.
tournament-refused-result = Ya tiene resultado: { $result }. Para arreglarlo: corregir.
tournament-refused-no-result = Aún no tiene resultado. Para anotarlo: resultado.
tournament-refused-known = Ese ya es su resultado.
tournament-refused-postponed = Ya está pospuesta.
tournament-refused-left = Entonces no estaba en el torneo.
tournament-refused-here = Sigue en el torneo.
tournament-refused-two = Hacen falta dos jugadores distintos.
tournament-refused-no-teams = Aquí no juegan equipos.
tournament-refused-part = No hay tablero { $board }. Hay { $boards }.
tournament-refused-which = El encuentro { $board } tiene varios tableros. Escribe uno: resultado { $board }.1 1-0.
tournament-refused-many = Demasiados jugadores. Tableros por encuentro: { $boards }.
tournament-refused-member = No hay jugador { $number } en este equipo. Su lista: jugador y el equipo.
tournament-refused-board-order = Fuera del orden de tableros: jugador { $number }. El orden es el de la lista del equipo.
tournament-refused-nobody = Hace falta al menos un jugador.
tournament-refused-begun = El encuentro ha empezado.
tournament-refused-tied = Ahí no hay empate. Para una partida: resultado.
tournament-refused-groups = Eso es para grupos, cuando todos han acabado.
tournament-refused-qualify = Escribe una vez cada jugador que pasa. Son { $count }.
tournament-refused-members = Los jugadores siguen en su equipo.
tournament-breach-twice = Dos veces en la ronda: { $player }.
tournament-breach-missing = Sin emparejar: { $player }.
tournament-breach-absent = Con pareja, pero ausente: { $player }.
tournament-breach-met = Ya jugaron en la ronda { $round }: { $white } y { $black }.
tournament-breach-apart = No deben emparejarse: { $white } y { $black }.
tournament-breach-bye = No corresponde ningún bye: lo tiene { $player }.
tournament-breach-second-bye = Segundo punto sin jugar: { $player }.
tournament-breach-third = Tercera vez seguida con { $color }: { $player }.
tournament-breach-three-more = Tres veces de más con { $color }: { $player }.
tournament-pairing = { $program } está emparejando.
tournament-pairing-still = Un programa está emparejando. Para pararlo: parar.
tournament-pairing-stopped = Parado. No hay nada emparejado.
tournament-pairing-none = Nada que parar. Ningún programa empareja.
tournament-pairing-outdated = No hay nada emparejado: algo ha cambiado entretanto. Otra vez: emparejar.
tournament-no-program = No hay programa de emparejar. Instala gacrux o bbpPairings, o escribe las parejas tras emparejar.
tournament-program-missing = { $program } no arranca. Escribe las parejas tras emparejar, o instálalo otra vez.
tournament-program-stuck = { $program } tarda demasiado, se ha detenido. Escribe las parejas tras emparejar.
tournament-program-endless = { $program } escribe demasiado, se ha detenido. Escribe las parejas tras emparejar.
tournament-answer-unreadable = { $program } no ha emparejado: { $why } Escribe las parejas tras emparejar.
tournament-answer-refused = Rechazado, no hay emparejamiento. La respuesta de { $program } infringe reglas:
tournament-answer-empty = no hay respuesta.
tournament-answer-line = no es una pareja, la línea { $line } de su respuesta.
tournament-answer-count = parejas anunciadas: { $said }, dadas: { $count }.
tournament-answer-number = nadie tiene el número { $number }.
tournament-answer-byes = dos byes en una ronda.
tournament-name = { $name }.
tournament-place-is = Lugar: { $value }.
tournament-from = Desde el { $value }.
tournament-to = Hasta el { $value }.
tournament-arbiter = Árbitro principal: { $value }.
tournament-laws = Leyes de { $value }.
tournament-system = Sistema: { $value }.
tournament-rounds = Rondas: { $value }.
tournament-accelerated = Aceleración: { $value }.
tournament-boards = Tableros por encuentro: { $value }.
tournament-arbiters = Árbitros aconsejados: { $value }.
tournament-decided-by = Los empates se deciden por: { $value }.
decider-rapid = partida rápida
decider-blitz = partida relámpago
decider-armageddon = partida Armagedón
decider-rating = Elo
decider-white-out = salen las blancas
decider-boards = los mejores primeros tableros
decider-lots = sorteo
decider-arbiter = decisión del árbitro
tournament-variant = Juego: { $value }.
tournament-time = Ritmo de juego: { $value }.
tournament-default-time = Tiempo de espera: { $value } minutos.
tournament-ties = Desempates: { $value }.
tournament-draws = Tablas: { $value }.
tournament-aids = Ayudas: { $value }.
tournament-appeals = Apelaciones: { $value }.
system-round-robin = todos contra todos
system-swiss = suizo
system-adjusted = suizo ajustado
system-lots = suizo por sorteo
system-by-hand = emparejado a mano
system-match = encuentro de dos
system-scheveningen = Scheveningen
system-knock-out = eliminatoria
system-groups = grupos
tournament-nobody = Aún no hay inscritos. Escribe inscribir y un nombre.
tournament-entry = { $number }: { $name }, { $rating }.
tournament-entry-unrated = { $number }: { $name }, sin Elo.
tournament-entry-left = { $number }: { $name }, fuera del torneo.
tournament-no-round-yet = Aún no hay ronda emparejada. Escribe emparejar.
tournament-no-round = La ronda { $round } no está emparejada. Hay { $rounds }.
tournament-round = Ronda { $round }:
tournament-bye = Bye: { $player }.
tournament-free = Libre: { $player }.
tournament-board = Tablero { $board }: { $white }, { $black }.
tournament-board-over = Tablero { $board }: { $white }, { $black }: { $result }.
tournament-board-postponed = Tablero { $board }: { $white }, { $black }: pospuesta.
tournament-match = Encuentro { $board }: { $white }, { $black }.
tournament-match-score = Encuentro { $board }: { $white } { $own }, { $black } { $other }.
tournament-goes-on = Pasa { $player }.
tournament-tied-game = Empate. Ahora: { $decider }, tablero { $board }, blancas: { $player }.
tournament-tied = Empate en el tablero { $board }. Por sorteo: desempatar { $board }. O quién pasa: desempatar { $board } 1-0.
tournament-tied-by = Empate en el tablero { $board }. Decide: { $decider }. Escribe desempatar { $board }.
tournament-standings = Tras la ronda { $round }:
tournament-group = Grupo { $number }:
tournament-place = { $place }: { $player }, { $points }.
tournament-place-ties = { $place }: { $player }, { $points }; { $ties }.
tournament-place-equal = { $place }: { $player }, { $points }; desempates iguales.
tournament-tie-value = { $tie }: { $value }
tournament-tie-value-place = { $tie }: puesto { $value }
tournament-tie-alone = { $tie }: { $value }.
tournament-left = Todo queda guardado.
tournament-pair-breaks = Este emparejamiento infringe reglas:
tournament-proposed = Propuesta para la ronda { $round }:
tournament-proposed-lots = Propuesta para la ronda { $round }, sorteada con { $number }:
tournament-down = Baja un grupo de puntos: { $player }.
tournament-no-proposal = No se encuentra nada con estas reglas. Escribe las parejas: emparejar 1-4 2-3 5.
tournament-points-whole = { $count }
tournament-points-half = ½
tournament-points-and-half = { $count }½
tournament-player-place = Puesto { $place }, puntos: { $points }.
tournament-player-title = Título: { $value }.
tournament-player-federation = Federación: { $value }.
tournament-player-club = Club: { $value }.
tournament-player-team = Equipo: { $value }.
tournament-player-captain = Capitán: { $value }.
tournament-player-seat = Asiento: { $value }.
tournament-player-assistant = Asistente: { $value }.
tournament-card-won = Ronda { $round }: { $color }, victoria contra { $player }.
tournament-card-drawn = Ronda { $round }: { $color }, tablas con { $player }.
tournament-card-lost = Ronda { $round }: { $color }, derrota contra { $player }.
tournament-card-forfeit-won = Ronda { $round }: victoria por incomparecencia de { $player }.
tournament-card-forfeit-lost = Ronda { $round }: incomparecencia contra { $player }.
tournament-card-now = Ronda { $round }, tablero { $board }: { $color } contra { $player }.
tournament-card-half = Ronda { $round }: bye, medio punto.
tournament-card-full = Ronda { $round }: bye, un punto.
tournament-card-bye = Ronda { $round }: bye, sin rival.
tournament-card-absent = Ronda { $round }: no jugada.
tournament-same-points = Con los mismos puntos: { $names }.
tournament-score-group = Con puntos { $points }: { $names }.
tournament-not-paired = { $player }: sin pareja en la ronda { $round }.
tournament-could = { $player }, puesto { $place } o mejor:
tournament-could-not-yet = No antes de emparejar la última ronda, y sin equipos.
tournament-could-too-many = Demasiadas partidas abiertas: { $count }. Pregunta cuando acaben algunas.
tournament-could-win = Con victoria
tournament-could-draw = Con tablas
tournament-could-loss = Con derrota
tournament-could-anyhow = Tal como está
tournament-could-always = { $case }: en todo caso.
tournament-could-never = { $case }: ya no.
tournament-could-if = { $case }: seguro así, { $white }, { $black }: { $result }.
tournament-could-only-if = { $case }: solo así, { $white }, { $black }: { $result }.
tournament-could-perhaps = { $case }: con varios resultados de otros.
tournament-crosstable-row = { $number }: { $name }, { $points }: { $rounds }.
tournament-counts-for-nobody = { $player } no tiene puesto: menos de la mitad de las partidas.
tournament-why = { $player }: puesto { $place }, puntos: { $points }.
tournament-behind-points = Detrás de { $player } por puntos.
tournament-behind-tie = Detrás de { $player } por { $tie }.
tournament-behind-lots = Detrás de { $player } por sorteo.
tournament-shared = El puesto se comparte con { $player }.
tournament-tie = { $tie }: { $value }, a partir de:
tournament-tie-place = { $tie }: puesto { $value }, a partir de:
tournament-tie-unmet = { $tie }: nada que comparar.
tournament-part = Ronda { $round }: { $value } de { $player }.
tournament-part-own = Ronda { $round }: { $value }.
tournament-part-weighed = Ronda { $round }: { $value }, por { $brought } de { $player } y { $scored } de resultado.
tournament-part-dummy = Ronda { $round }, no jugada: { $value }, { $reason }.
tournament-dummy-own = como los puntos propios
tournament-dummy-opponent = como el rival emparejado
tournament-dummy-draws = como tablas en cada ronda
tournament-part-mean = De media: { $value }.
tournament-part-table = De la tabla de Elo: { $value }.
tournament-part-other = Además: { $value }.
tournament-cut-least = Descartado, por ser el menor.
tournament-cut-voluntary = Descartado, por no jugar a voluntad.
tournament-cut-most = Descartado, por ser el mayor.
tournament-cut-limit = No cuenta: el rival tiene muy pocos puntos.
notice-title = { $name }, ronda { $round }
notice = { $player }: ronda { $round }, tablero { $board }, { $color } contra { $opponent }.
notice-seat = { $player }: ronda { $round }, tablero { $board }, { $color } contra { $opponent }, asiento { $seat }.
notice-bye = { $player }: ronda { $round }, bye.
tournament-no-variant = TRF no tiene lugar para el juego. No consta: { $variant }.
tournament-written = Escrito: { $file }.
tournament-not-written = No escrito, { $file }: { $reason }.
tournament-games-unread = Partidas de las mesas sin leer: { $reason }. No se escribió nada.
round-report-title = { $name }, ronda { $round }: informe
round-report-done = Actos del árbitro:
round-report-open = Pendiente:
round-report-adjourned = Aplazada: tablero { $board }, { $white } y { $black }.
round-report-appeal = Apelación sin decidir: tablero { $board }, { $white } y { $black }.
tournament-not-kept = No hecho, no se pudo guardar: { $reason }.
tournament-damaged = Registro dañado: la acción { $number } no es posible. { $why } El archivo del torneo puede ser otro.
tournament-damaged-line = Registro dañado: la acción { $number } no se puede leer.
tournament-not-there = No hay tal archivo: { $file }. Para empezar uno, mira tournament.md.
tournament-ask-begin =
    Un archivo de torneo nuevo, unas 8 preguntas y los jugadores.
    Intro solo: la respuesta que se ofrece.
    atrás: la pregunta anterior.
    Control-C: parar. Tus respuestas se guardan.
tournament-ask-name = Nombre del torneo, con el año si se repite cada año.
tournament-ask-place = Lugar.
tournament-ask-from = Primer día, como 2026-11-28.
tournament-ask-system = ¿Qué sistema?
tournament-ask-rounds = ¿Cuántas rondas?
tournament-ask-groups = ¿Cuántos grupos?
tournament-ask-boards = Tableros por encuentro, si juegan equipos.
tournament-ask-time = Tiempo de cada jugador, como 60+30.
tournament-ask-ties = Desempates en su orden.
tournament-ask-first-team = Primer equipo.
tournament-ask-team = Equipo { $number }. Intro: no hay más equipos.
tournament-ask-first-player = Primer jugador, con el Elo, como García, Ana 1650.
tournament-ask-player = Jugador { $number }. Intro: no hay más jugadores.
tournament-ask-help-player = Escribe el apellido, una coma, el nombre y el Elo. El Elo puede faltar.
tournament-ask-too-many = Demasiadas rondas para { $count } participantes: { $rounds } como máximo. Cambia rounds en el archivo.
tournament-ask-review = Para escribir el archivo, pulsa Intro. Para cambiar la última respuesta: atrás.
tournament-begin = Para empezar: { $program } tournament { $file }
tournament-from-done = Importado: jugadores { $players }, rondas { $rounds }.
tournament-from-left = Líneas desconocidas, no importadas: { $lines }.
tournament-from-ties = Algunos desempates son desconocidos, y no se importan.
tournament-from-line = Línea { $line }, columna { $column }: { $what }
tournament-from-there = Ya hay un torneo { $name } guardado. Da a este otro nombre en su archivo.
tournament-from-teams = Nada importado: equipos, jugadores y puntos no concuerdan.
tournament-from-by-hand = Nada importado: hay puntos dados a mano.
tournament-from-scoring = Nada importado: las ausencias o partidas abiertas dan otros puntos que aquí.
tournament-from-acceleration = Nada importado: su aceleración no es la de Bakú.
tournament-from-name = Nada importado: no vale el nombre del jugador { $number }.
tournament-from-round = Nada importado: la ronda { $round } tiene resultados o byes que aquí no caben.
tournament-from-act = Nada importado. { $what } { $why }
exchange-no-player = ningún jugador en este archivo.
exchange-number = aquí falta un número.
exchange-too-great = el número es demasiado grande.
exchange-points = aquí faltan puntos.
exchange-color = no es un color, debe ser w, b o un guion.
exchange-result = no es un resultado, como 1, 0 o =.
exchange-unfit = el resultado no encaja con el rival.
exchange-number-twice = el número inicial { $number } aparece dos veces.
exchange-opponent = nadie tiene el número { $number }.
exchange-oneself = un jugador contra sí mismo.
exchange-two-opponents = dos rivales en la ronda { $round }, número { $number }.
exchange-contradiction = otro resultado en la ronda { $round }, número { $number }.
exchange-score = { $given } puntos, pero los resultados dan { $counted }.
exchange-players-missing = { $told } jugadores anunciados, { $found } encontrados. El archivo no está completo.
tournament-not-read = No leído, { $file }: { $reason }.
event-wrong-line = Línea { $line }: { $what }
event-wrong-form = no es línea de un archivo de torneo.
event-wrong-twice = está dos veces.
event-wrong-key = clave desconocida { $word }.
event-wrong-key-near = clave desconocida { $word }. ¿Querías decir { $near }?
event-wrong-part = empiézala con dobles corchetes: [[{ $part }]].
event-wrong-value = { $key } no puede ser { $value }. { $can }
event-wrong-missing = { $key } falta en el archivo del torneo.
event-wrong-nameless = { $key } falta aquí.
event-wrong-player = el jugador { $name } está dos veces.
event-wrong-fide = el código FIDE { $number } está dos veces.
event-wrong-team = el equipo { $name } está dos veces.
event-wrong-no-team = no hay equipo { $name } en este archivo.
event-wrong-teamless = el jugador { $name } no tiene equipo.
event-wrong-empty-team = el equipo { $name } no tiene jugadores.
event-wrong-unfit = { $key } no va con el resto del archivo.
event-wrong-ends = acaba antes de empezar: { $day }.
event-can-text = Debe ser una línea de hasta 100 letras.
event-can-federation = Deben ser tres mayúsculas, como ESP.
event-can-day = Debe ser un día, como 2026-11-28.
event-can-laws = Debe ser una edición de las leyes, como 2023.
event-can-variant = Debe ser crazyhouse, atomic, antichess, horde, three-check, king-of-the-hill o racing-kings.
event-can-odds = Debe ser una ventaja, como white knight o black pawn draw.
event-can-system = Debe ser round robin, swiss, adjusted swiss, swiss by lots, by hand, match, scheveningen, knock-out o groups.
event-can-rounds = Debe ser un número del 1 al 99.
event-can-count = Debe ser un número del 1 al 50.
event-can-deciders = Debe ser una lista de rapid, blitz, armageddon, rating, white out, boards y lots.
event-can-losers = Debe ser out, third place o all places.
event-can-acceleration = Debe ser baku.
event-can-finals = Debe ser knock-out o round robin.
event-can-score = Debe ser match points o game points.
event-can-time = Debe ser un ritmo, como 90+30.
event-can-minutes = Deben ser minutos, hasta 600.
event-can-points = Deben ser puntos, como 1 o 0.5.
event-can-ties = Debe ser una lista, como DE, BH/C1, SB.
event-can-rules = Debe ser 2024 o 2026.
event-can-color = Debe ser white o black.
event-can-number = Debe ser un código FIDE.
event-can-rating = Debe ser un número hasta 4000.
event-can-sex = Debe ser m o w.
event-can-title = Debe ser un título FIDE, como FM.
event-can-sight = Debe ser B1, B2 o B3.
event-can-prize-name = Debe ser una línea de hasta 100 letras, sin clase visual.
event-can-amounts = Debe ser una lista de importes, como 300, 200, 100, ninguno mayor que el anterior.
event-can-gifts = Debe ser una lista de premios, como Copa, Libro, sin clase visual.
event-can-sights = Debe ser una lista de B1, B2 y B3.
event-can-shared = Debe ser by place, equally o hort.
event-can-each = Debe ser one o all.
name-tournament-event = torneo, bases
help-tournament-event = torneo: las bases, leídas en voz alta.
name-tournament-entries = inscritos, participantes, lista
help-tournament-entries = inscritos: todos por número inicial.
name-tournament-enter = inscribir, inscripción
help-tournament-enter = inscribir García, Ana 1650: una inscripción tardía, con Elo o sin él.
name-tournament-amend = enmendar
help-tournament-amend = enmendar 7 rating 1850: corrige una inscripción, con una clave del archivo.
name-tournament-draw = sorteo, sortear
help-tournament-draw = sorteo: los números iniciales al azar; sorteo varma: los de una federación juegan pronto entre sí.
name-tournament-withdraw = retirar, retirada
help-tournament-withdraw = retirar 7: el jugador deja el torneo.
name-tournament-return = reincorporar, regreso
help-tournament-return = reincorporar 7: un jugador retirado vuelve desde la próxima ronda.
name-tournament-absent = ausente, ausencia
help-tournament-absent = ausente 7: sin emparejar en la próxima ronda; ausente 7 1/2: con medio punto.
name-tournament-apart = separar
help-tournament-apart = separar 3 7: estos dos no se emparejan.
name-tournament-line-up = alineación, alinear
help-tournament-line-up = alineación 2 1 3 4: el equipo 2 juega con 1, 3 y 4 de su lista; 0 es un tablero vacío.
name-tournament-pair = emparejar, parear
help-tournament-pair = emparejar: la próxima ronda; emparejar 1-4 2-3 5: a mano, blancas primero, el bye solo.
name-tournament-stop = parar, detener
help-tournament-stop = parar: acaba el programa que empareja.
name-tournament-pairings = emparejamientos, parejas, pareos, cruces
help-tournament-pairings = emparejamientos: los tableros de la ronda; emparejamientos 2: de la ronda 2.
name-tournament-result = resultado
help-tournament-result = resultado 4 1-0: tablero 4, ganan blancas; 1/2 son tablas, +- y -+ incomparecencia.
name-tournament-missing = faltan, pendientes
help-tournament-missing = faltan: las partidas sin resultado.
name-tournament-postpone = posponer, aplazar
help-tournament-postpone = posponer 4: el tablero 4 juega después, la próxima ronda se puede emparejar.
name-tournament-decide = desempatar, decidir
help-tournament-decide = desempatar 2: quién pasa si hay empate en el tablero 2; desempatar 2 1-0: lo dice el árbitro.
name-tournament-qualify = clasificar, clasificados
help-tournament-qualify = clasificar: pasan los mejores de cada grupo; clasificar 1 5 2 8: pasan estos.
name-tournament-correct = corregir
help-tournament-correct = corregir 2 4 1-0: arregla un resultado, ronda 2, tablero 4.
name-tournament-standings = clasificación, puestos
help-tournament-standings = clasificación: la tabla; clasificación 3: tras la ronda 3.
name-tournament-why = porqué, por qué
help-tournament-why = porqué 7: de dónde salen los puntos y desempates de un jugador.
name-tournament-player = jugador, jugadora, ficha
help-tournament-player = jugador 7: rondas, rivales y puesto de un jugador.
name-tournament-paired = rival
help-tournament-paired = rival 7: tablero, color y rival de un jugador.
name-tournament-group = grupo
help-tournament-group = grupo 7: todos los que tienen los mismos puntos.
name-tournament-could = posible
help-tournament-could = posible 7 3: qué resultados de la última ronda dan al jugador 7 el puesto 3 o mejor.
name-tournament-crosstable = cuadro, tabla cruzada
help-tournament-crosstable = cuadro: cada ronda de cada jugador, 4w1 si ganó con blancas contra el 4.
tournament-no-prizes = Sin premios en el archivo del torneo. Cada uno empieza con [[prize]].
tournament-prizes-now = Como está tras la ronda { $round }:
tournament-prize-list = { $name }:
tournament-prize = { $player }: { $amount }.
tournament-prize-shared = { $player }: { $amount }, compartido.
tournament-prize-left = Desierto: { $amount }.
tournament-prize-none = { $player }: sin premio.
tournament-prize-of = { $player }, { $name }: { $amount }.
tournament-prize-place = Puesto { $place } entre los que tienen derecho.
tournament-prize-equally = { $sum } en total, a partes iguales entre { $count }.
tournament-prize-hort = Hort: la mitad de { $own }, el premio del puesto, y la mitad de una parte igual de { $sum } para { $count }.
tournament-prize-instead = Además no { $name }: un premio por jugador, el mayor.
tournament-prize-lots = Puesto compartido entre { $count }, un premio cada uno. Deciden las bases o el sorteo.
name-tournament-prizes = premios
help-tournament-prizes = premios: quién recibe qué premio; premios 7: lo que recibe el jugador 7, y por qué.
name-tournament-notices = avisos
help-tournament-notices = avisos: archivos con una línea para cada jugador, y una página en letra grande.
name-tournament-report = informe
help-tournament-report = informe: archivos con los resultados de la ronda, tus actos, lo pendiente y la clasificación.
name-tournament-games = partidas
help-tournament-games = partidas: las partidas de la ronda en PGN, con jugadas y tiempos donde las mesas los tienen.
tournament-tables-none = Ronda { $round }: no queda partida por jugar.
tournament-tables-no-file = Sin archivo de encuentro para las mesas. Escribe table = "table.toml" en el archivo del torneo; lo crea match --new.
tournament-tables-unread = No leído: { $file }, { $reason }. No se preparó ninguna mesa.
tournament-tables-wrong = Errores en { $file }. No se preparó ninguna mesa.
tournament-tables-laid = Mesas preparadas: { $count }. Para abrir la sala, en otra terminal: { $program } room { $file }
tournament-table-taken-back = Tablero { $board }, ronda { $round }: anulado en su mesa. Para anularlo aquí: revocar { $act }.
tournament-table-differs = Mesa { $table }, ronda { $round }: { $result }, firmado allí. Aquí consta otro resultado: corrige uno.
tournament-table-others = Mesa { $table }, ronda { $round }: los emparejados son otros. No se toma: { $result }.
name-tournament-tables = mesas
help-tournament-tables = mesas: prepara las mesas de la ronda, un archivo de encuentro por mesa y uno de sala; mesas 2: de la ronda 2.
name-tournament-export = exportar
help-tournament-export = exportar club.trf: el torneo en un archivo para programas de emparejamiento y de Elo.
name-tournament-log = registro
help-tournament-log = registro: las últimas acciones con su número; registro 30: más.
name-tournament-revoke = revocar
help-tournament-revoke = revocar 12: deshace la acción 12.
name-tournament-explain = explicar, qué-es
help-tournament-explain = explicar Buchholz: una palabra de torneos en una frase; explicar: todas las palabras.
name-tournament-help = ayuda
help-tournament-help = ayuda emparejar: sobre un comando; ayuda todo: todos los comandos.
name-tournament-leave = salir, terminar
help-tournament-leave = salir: todo queda guardado.

room-desk-words = sala
room-desk-passphrase = La contraseña de la sala. Solo Intro: salir.
room-desk-welcome = Árbitro de la sala, { $count ->
    [one] una mesa de juego
   *[other] { $count } mesas de juego
}. Eres el árbitro { $deputy }.
room-desk-left = Has dejado la sala.
room-desk-nothing = No hay nada pendiente.
room-desk-waiting = { $count ->
    [one] Un asunto pendiente
   *[other] { $count } asuntos pendientes
}. { $first }
room-desk-news = { $count } asuntos nuevos. { $first }
room-desk-call = Mesa { $table }: { $what }.
room-desk-and = { $items }; { $next }
room-desk-touch = protesta de las { $color }, pieza tocada
room-desk-two-hands = protesta de las { $color }, dos manos
room-desk-claim = reclamación de tablas de las { $color }
room-desk-increment = las { $color } piden incremento
room-desk-draw = oferta de tablas de las { $color }, por autorizar
room-desk-session = sesión terminada
room-desk-stopped = relojes parados por las { $color }
room-desk-sheets = planillas por completar
room-desk-silent = las { $color } no repiten
room-desk-boards-differ = tableros distintos
room-desk-conduct = infracción de las { $color }, decides tú
room-desk-position = posición dudosa
room-desk-unconfirmed = ninguna regla confirmada
room-desk-default-time = no hay tiempo de espera fijado
room-desk-flag-in-claim = bandera de las { $color }, caída durante una reclamación
room-desk-results = resultados distintos
room-desk-signed = ambos firmaron otro resultado
room-desk-envelope = sobre por abrir
room-desk-called = las { $color } te llaman
room-desk-told = las { $color } te llaman: { $text }
room-desk-appeal = apelación de las { $color }, contra la decisión { $number }
room-desk-board-gone = tablero de las { $color } sin señal
room-desk-board-wrong = tablero de las { $color } mal colocado
room-desk-illegal = jugada ilegal { $count } de las { $color }, sancionada
room-desk-near = a las { $color } les queda { $time }
room-desk-missing = no están las { $color }
room-desk-stands = relojes parados
room-desk-over = terminada, { $score }
room-desk-flag = cayó la bandera de las { $color }, { $score }
room-desk-yours = Es tuya.
room-desk-has-it = La tiene el árbitro { $deputy }.
room-desk-no-next = Nada más pendiente.
room-desk-taken = Es tuya. { $what }
room-desk-taken-nothing = Es tuya, mesa { $table }. Allí no hay nada pendiente.
room-desk-has-table = El árbitro { $deputy } tiene la mesa { $table }.
room-desk-has-none = No tienes mesa. Escribe siguiente, o un número.
room-desk-has-several = ¿Qué mesa? Tienes { $tables }.
room-desk-not-taken = Nadie ha tomado la mesa { $table }.
room-desk-done = Listo, mesa { $table }.
room-desk-still = Devuelta. { $what }
room-desk-opened = Árbitro en la mesa { $table }. Para volver: cerrar.
room-desk-open-elsewhere = Ocupada, mesa { $table }: la tiene otra terminal.
room-desk-not-open = Ninguna mesa abierta. Para abrir una: abrir y su número.
room-desk-back = De vuelta en la sala. Mesa { $table }, lista.
room-desk-back-waits = De vuelta en la sala. Sigue siendo tuya. { $what }
room-desk-gone = El árbitro { $deputy } se ha ido. Esperan de nuevo: { $count ->
    [one] mesa
   *[other] mesas
} { $tables }.
room-desk-no-table = No hay mesa { $table }. Todas las mesas: mesas.
room-desk-no-tables = No hay mesas.
room-desk-table = Mesa { $table }: { $white }, { $black }.
room-desk-line = Mesa { $table }: { $white }, { $black }, { $how }.
room-desk-how-new = sin empezar
room-desk-how-plays = jugada { $number }
room-desk-how-stands = jugada { $number }, relojes parados
room-desk-how-adjourned = aplazada en la jugada { $number }
room-desk-how-unsigned = { $score }, sin firmar
room-desk-how-signed = { $score }, por finalizar
room-desk-how-closed = { $score }, finalizada
room-desk-count = Mesas: { $count }. Jugando: { $playing }. Sin empezar: { $new }. Terminadas: { $over }.
room-desk-all-over = Todas las partidas han terminado.
room-desk-none-over = Ninguna partida ha terminado.
room-desk-result = Mesa { $table }: { $score }, { $white }, { $black }.
room-desk-clock = Mesa { $table }: { $color }, { $time }.
room-desk-no-clock-under = Ningún reloj por debajo de { $time }.
room-desk-no-clocks = No hay relojes.
room-desk-follows = Sigues { $count ->
    [one] la mesa
   *[other] las mesas
} { $tables }.
room-desk-follows-none = No sigues ninguna mesa.
room-desk-follows-said = Mesa { $table }: { $what }
room-desk-started-one = Iniciada, mesa { $table }.
room-desk-started = Iniciadas: { $count } mesas.
room-desk-not-started = Sin iniciar: { $count ->
    [one] mesa
   *[other] mesas
} { $tables }. Míralo allí con abrir.
room-desk-paused-one = Relojes parados, mesa { $table }.
room-desk-paused = Relojes parados: { $count } mesas.
room-desk-not-paused = No corrían: { $count ->
    [one] mesa
   *[other] mesas
} { $tables }.
room-desk-resumed-one = Relojes en marcha, mesa { $table }.
room-desk-resumed = Relojes en marcha: { $count } mesas.
room-desk-not-resumed = Sin reanudar: { $count ->
    [one] mesa
   *[other] mesas
} { $tables }. Allí espera algo.
room-desk-run-none = Ninguna mesa para eso.
room-desk-help = Asuntos: espera, siguiente, tomar 7, abrir 7, cerrar, listo.
    Preguntas: mesa 7, mesas, relojes 5, terminadas, no terminadas, resultados.
    Relojes: iniciar, pausa, reanudar. Escuchar: seguir 7.
    Más: ayuda todo, ayuda siguiente. Salir: salir.
room-desk-wants-table = Escribe una mesa tras { $name }: { $name } 7.
room-desk-wants-maybe-table = Escribe { $name } solo, o una mesa: { $name } 7.
room-desk-wants-followed = Escribe una mesa tras { $name }: { $name } 7, o { $name } ninguna.
room-desk-wants-minutes = Escribe { $name } solo, o minutos: { $name } 5.
room-desk-wants-command = { $name } solo, o con un comando: { $name } siguiente.
name-room-none = ninguna
name-room-waits = espera
help-room-waits = espera: todo lo que espera, lo más antiguo primero, y quién lo tiene.
name-room-next = siguiente
help-room-next = siguiente: toma la mesa que más espera y que nadie tiene.
name-room-take = tomar
help-room-take = tomar 7: la mesa 7 es tuya, los demás ya no oyen nada de ella.
name-room-done = listo
help-room-done = listo: devuelve tu mesa; listo 7: de varias, la mesa 7.
name-room-open = abrir
help-room-open = abrir 7: para decidir en la mesa 7; abrir: en la tuya.
name-room-close = cerrar
help-room-close = cerrar: de una mesa, vuelta a la sala.
name-room-start = iniciar
help-room-start = iniciar: todas las partidas sin empezar; iniciar 7: en la mesa 7.
name-room-pause = pausa
help-room-pause = pausa: para todos los relojes; pausa 7: en la mesa 7.
name-room-resume = reanudar
help-room-resume = reanudar: siguen los relojes donde nada espera; reanudar 7: en la mesa 7.
name-room-table = mesa
help-room-table = mesa 7: jugadores, jugada, relojes y lo que espera.
name-room-tables = mesas
help-room-tables = mesas: todas las mesas, una línea cada una.
name-room-not-finished = no terminadas
help-room-not-finished = no terminadas: las partidas que siguen.
name-room-finished = terminadas
help-room-finished = terminadas: las partidas acabadas, y lo que falta por firmar.
name-room-results = resultados
help-room-results = resultados: los resultados hasta ahora.
name-room-clocks = relojes
help-room-clocks = relojes: todos, el de menos tiempo primero; relojes bajo 5: con menos de 5 minutos.
name-room-follow = seguir
help-room-follow = seguir 7: oír todo lo que se anuncia allí; seguir ninguna: nada más.
name-room-help = ayuda
help-room-help = ayuda siguiente: sobre un comando; ayuda todo: todos los comandos.
name-room-leave = salir
help-room-leave = salir: dejar la sala; tus mesas esperan de nuevo.


cli-tournament = Llevar un torneo desde su archivo: inscritos, emparejamientos, resultados, clasificación.
arg-tournament-file = el archivo del torneo.
arg-tournament-check = revisar el archivo del torneo, y decir sus errores.
arg-tournament-new = hacer el archivo con preguntas.
arg-tournament-from = hacerlo de un TRF, el archivo de intercambio de otro programa.
health-pairing = Programa de emparejamiento: { $program }.
health-no-pairing = Sin programa de emparejamiento: empareja a mano el suizo, o instala gacrux.
tournament-not-entered = Sin inscribir: { $player }. { $why }
tournament-other-file = otro archivo se llama así
lichess-welcome = Conectado como { $name }. { $count ->
    [0] Ninguna partida en curso.
    [one] Una partida en curso.
   *[other] { $count } partidas en curso.
 } Para ver los comandos, escribe { $help }.
lichess-help = Buscar partida: { $seek } 15+10. También { $challenge }, { $accept }, { $decline }, { $cancel }, { $games }, { $play }, { $forget }, { $quit }.
lichess-unknown = No es un comando: { $word }. Para ver la lista, escribe { $help }.
lichess-token-ask = Pega tu token de lichess. No se muestra. Para salir, pulsa Intro.
lichess-token-wrong = No es un token. Pégalo otra vez, o pulsa Intro para salir.
lichess-token-unreadable = El token guardado no se lee: { $reason }.
lichess-token-not-kept = Token no guardado: { $reason }.
lichess-token-forgotten = Token revocado y borrado.
lichess-token-not-deleted = Archivo del token no borrado: { $reason }.
lichess-token-not-revoked = Token borrado aquí, no revocado: { $reason }. Revócalo en { $page }.
lichess-not-entered = No conectado: { $reason }.
lichess-too-fast-to-seek = Demasiado rápido para buscar. Al menos 8 minutos, o 5+5.
lichess-too-fast = Demasiado rápido para un desafío. Al menos 3 minutos.
lichess-challenge-whom = Nombra al rival: { $challenge } y un nombre, o { $challenge } ai 3.
lichess-level-wrong = Los niveles son del 1 al 8.
lichess-terms-wrong = No entendido: { $word }. Di un ritmo como 15+10 o 3d, una variante o un color.
lichess-no-challenge = No hay ningún desafío pendiente.
lichess-no-games = Ninguna partida en curso.
lichess-no-such-game = Ninguna partida tiene el número { $number }.
lichess-game = { $number }, { $name }. Juegas con { $color }. { $turn ->
    [own] Te toca.
   *[other] No te toca.
 }
lichess-challenged = { $name } te desafía, { $time }, { $variant }, { $rated ->
    [rated] por puntos
   *[casual] amistosa
 }. Escribe { $accept } o { $decline }.
lichess-challenge-gone = Desafío retirado.
lichess-challenge-declined = Desafío rechazado. { $reason }
lichess-challenge-sent = Desafío enviado a { $name }, { $time }.
lichess-seeking = Buscando partida, { $time }.
lichess-seek-ended = Búsqueda terminada.
lichess-seek-failed = Sin búsqueda: { $reason }.
lichess-no-seek = No buscas partida.
lichess-lost = Conexión perdida: { $reason }. Se intenta de nuevo.
lichess-no-variant = Variante que aquí no se juega: { $variant }.
elsewhere-begins = Juegas con { $color } contra { $name }.
elsewhere-back = Conectado de nuevo.
elsewhere-lost = Conexión perdida: { $reason }. Los relojes siguen corriendo. Se intenta de nuevo.
elsewhere-cut = Conexión perdida: { $reason }. Para dejar la partida, escribe { $quit }.
elsewhere-busy = Aún no enviado: { $reason }. Se envía después.
elsewhere-move-refused = Jugada rechazada: { $reason }. Queda deshecha.
elsewhere-not-done = No hecho: { $reason }.
elsewhere-takeback-sent = Has pedido deshacer la jugada.
elsewhere-takeback-asked = Tu rival pide deshacer su jugada. Para aceptar, escribe { $takeback }.
elsewhere-gone = Tu rival se ha ido. Segundos para ganar con { $claim }: { $seconds }.
elsewhere-returned = Tu rival ha vuelto.
elsewhere-chat = { $name } escribe: { $words }
elsewhere-no-pause = Estos relojes no se pueden parar.
elsewhere-not-here = No en esta partida: { $name }. Para dejar la partida, escribe { $quit }.
elsewhere-first-move = Segundos para tu primera jugada: { $seconds }. Después se cancela la partida.
elsewhere-aborted = Partida cancelada.
elsewhere-left = Un jugador se ha ido. Ganan las { $winner }.
elsewhere-decided = El servidor ha decidido. Ganan las { $winner }.
elsewhere-goes-on = La partida sigue en lichess. Tu reloj corre.
elsewhere-over = Para volver, escribe { $quit }.
resume-elsewhere = La partida { $game } está en red. Para seguir: { $program } { $command }
fault-unreached = sin conexión con el servidor
fault-silent = el servidor no responde
fault-broken = la conexión se ha cortado
fault-untrusted = el servidor no puede probar quién es
fault-token = el token se rechaza
fault-missing = no se encuentra
fault-busy = demasiadas peticiones, segundos de espera { $seconds }
fault-failing = el servidor tiene un fallo
fault-refused = el servidor lo rechaza
fault-not-now = ahora no es posible
fault-refused-so = el servidor dice { $words }
fault-nonsense = la respuesta no tiene sentido
name-lichess-seek = buscar, busco
name-lichess-challenge = desafiar, desafío, retar
name-lichess-accept = aceptar
name-lichess-decline = rechazar
name-lichess-cancel = cancelar
name-lichess-games = partidas
name-lichess-play = jugar
name-lichess-forget = olvidar
name-lichess-help = ayuda
name-lichess-quit = salir, terminar
cli-lichess = Jugar en lichess: buscar partida, desafiar, seguir tus partidas.
arg-lichess-first = el primer comando, como seek 15+10.
arg-lichess-server = otro servidor con la misma interfaz.

## Desempates

tie-break-encounter = encuentro directo
tie-break-wins = victorias
tie-break-games-won = partidas ganadas
tie-break-black-games = partidas con negras
tie-break-black-wins = victorias con negras
tie-break-progressive = progresivo
tie-break-rounds = rondas sin ausencia
tie-break-standard = puntos estándar
tie-break-number = número inicial
tie-break-buchholz = Buchholz
tie-break-average-buchholz = Buchholz medio de los rivales
tie-break-fore = Buchholz anticipado
tie-break-average-fore = Buchholz anticipado medio de los rivales
tie-break-sonneborn = Sonneborn-Berger
tie-break-koya = Koya
tie-break-average-rating = Elo medio de los rivales
tie-break-performance = rendimiento
tie-break-perfect = rendimiento perfecto
tie-break-average-performance = rendimiento medio de los rivales
tie-break-average-perfect = rendimiento perfecto medio de rivales
tie-break-rating = Elo
tie-break-match-points = puntos de encuentro
tie-break-game-points = puntos de tablero
tie-break-strength = puntos y fuerza de los rivales
tie-break-board-count = cómputo de tableros
tie-break-top-boards = primeros tableros
tie-break-bottom-boards = sin los últimos tableros
tie-break-weighed = Sonneborn-Berger, { $brought } por { $scored }
tie-break-of-games = { $tie } de puntos de tablero
tie-break-cut = { $tie } corte { $number }
tie-break-median = { $tie } mediana { $number }
tie-break-limit = { $tie } límite { $number }
tie-break-forfeits = { $tie } con incomparecencias
tie-break-reversed = { $tie } al revés

## Palabras de torneos, explicadas

term-cut = corte
term-median = mediana
term-berger = tablas de Berger
term-varma = tablas de Varma
term-bye = bye
term-half-bye = bye de medio punto
term-forfeit = incomparecencia
term-floater = flotante
term-score-group = grupo de puntos
term-acceleration = aceleración
explain-all = Explicadas aquí: { $names }. Escribe una después de explicar.
explain-which = ¿Cuál?: { $names }.
explain-none = No hay tal palabra: { $word }. Para verlas todas: explicar.
explain-buchholz = Buchholz: los puntos de todos tus rivales, sumados. Los rivales fuertes valen más.
explain-cut = Corte 1: el rival más débil no entra en la suma. Con corte 2 son dos.
explain-median = Mediana: sin el rival más débil, y sin el más fuerte.
explain-sonneborn = Sonneborn-Berger: los puntos de los rivales vencidos, y la mitad de los de aquellos con tablas.
explain-encounter = Encuentro directo: solo las partidas entre los empatados.
explain-progressive = Progresivo: tus puntos tras cada ronda, todos sumados. Ganar pronto vale más.
explain-wins = Victorias: las rondas con un punto entero, también sin jugar.
explain-games-won = Partidas ganadas: solo las jugadas en el tablero.
explain-black-games = Partidas con negras: cuantas más, mejor.
explain-black-wins = Victorias con negras: solo las jugadas en el tablero.
explain-koya = Koya: tus puntos contra los que tienen la mitad de todos los puntos, o más.
explain-average-rating = Elo medio de los rivales: todos sus Elos sumados, divididos por su número.
explain-performance = Rendimiento: el Elo que corresponde a tu resultado, contra esos rivales.
explain-match-points = Puntos de encuentro: por cada encuentro, casi siempre 2 por ganarlo y 1 por empatarlo.
explain-game-points = Puntos de tablero: los de todos los tableros del equipo, sumados.
explain-round-robin = Todos contra todos: cada uno juega con cada uno.
explain-swiss = Suizo: cada ronda un rival con casi tantos puntos como tú, y nunca dos veces el mismo.
explain-adjusted = Suizo ajustado: el programa propone cada ronda, por reglas más antiguas, y tú dices que sí.
explain-lots = Suizo por sorteo: los que tienen los mismos puntos se emparejan por sorteo, y tú dices que sí.
explain-by-hand = Emparejado a mano: escribes las parejas de cada ronda.
explain-match = Encuentro de dos: dos jugadores juegan varias partidas entre sí.
explain-groups = Grupos: todos contra todos en cada uno. Los mejores pasan a una eliminatoria o a una final.
explain-scheveningen = Scheveningen: cada uno de un equipo juega con cada uno del otro.
explain-knock-out = Eliminatoria: el que pierde queda fuera, el que gana sigue.
explain-berger = Tablas de Berger: los emparejamientos fijos de un todos contra todos, con los colores de cada ronda.
explain-varma = Tablas de Varma: un sorteo por federaciones. Los de una federación se enfrentan así pronto.
explain-bye = Bye: una ronda sin rival. Casi siempre vale un punto entero.
explain-half-bye = Bye de medio punto: por una ronda, pedido antes.
explain-forfeit = Incomparecencia: ganada o perdida sin jugar, porque un jugador no vino.
explain-floater = Flotante: un jugador emparejado con un rival de otro grupo de puntos.
explain-score-group = Grupo de puntos: todos los que tienen los mismos puntos. El suizo empareja primero dentro de él.
explain-acceleration = Aceleración: puntos de más en las primeras rondas, solo para emparejar. Así los fuertes se enfrentan antes.

captain-welcome = Capitán de { $team }. Tus mesas: { $tables }. Los comandos: ayuda.
captain-no-boards = Capitán de { $team }. Ninguna mesa de aquí es de tu equipo.
captain-no-teams = Ningún equipo juega en esta sala.
captain-which-team = Di el equipo: { $program } seat captain --team y su nombre. Equipos: { $teams }.
captain-taken = Este puesto está en otro terminal. Cierra antes ese.
captain-options = --team es solo para un capitán, --table para un puesto en una mesa.
captain-asks = Mesa { $table }, { $player }: { $question }
captain-asked-none = Ninguna pregunta espera.
captain-score = { $team } { $points }, { $opponent } { $theirs }.
captain-playing = Mesas que aún juegan: { $tables }.
captain-sign-now = Para firmar el encuentro: firmar.
captain-signed = Firmado: { $result }.
captain-no-signature = Aquí no firma ningún capitán.
captain-last = { $color }, última jugada: { $move }.
captain-said = Dicho: { $word }. Mesa { $table }, { $player }.
captain-only = Solo puedes decir: { $may }. Puedes preguntar: { $ask }.
captain-only-asks = Aquí no puedes aconsejar. Puedes preguntar: { $ask }.
captain-no-advice = Aquí los capitanes no aconsejan.
captain-which = ¿A quién? Añade la mesa: { $tables }.
captain-nowhere = Eso no cabe ahora en ninguna mesa.
captain-not-ours = La mesa { $table } no es de tu equipo.
captain-over = Mesa { $table }: la partida ha terminado.
captain-no-question = Mesa { $table }: ninguna pregunta espera.
captain-no-offer = Mesa { $table }: no hay oferta de tablas.
captain-help =
    Di: ofrecer tablas 7, aceptar tablas 7, abandonar 7.
    Responde: sí, no, decidir. Si hay varias preguntas: sí 7.
    Pregunta: preguntado, tableros, mesa 7, posición 7, marcador.
    Más: ayuda todo, ayuda firmar. Dejarlo: salir.
captain-word-offer-draw = ofrece tablas
captain-word-accept-draw = acepta las tablas
captain-word-resign = abandona la partida
captain-word-yes = sí
captain-word-no = no
captain-word-decide = decide tú
captain-question-offer-draw = ¿ofrezco tablas?
captain-question-accept-draw = ¿acepto las tablas?
captain-question-resign = ¿abandono?
captain-asked = Preguntas a tu capitán: { $question }
captain-none = No hay capitán al que puedas preguntar.
captain-wants = Solo { $name } { $draw } o { $name } { $resign }.
captain-says = Tu capitán: { $word }.
captain-there = Tu capitán está en su puesto.
captain-gone = Tu capitán se ha ido.
desk-captain-there = { $color }: el capitán está en su puesto.
desk-captain-gone = { $color }: el capitán se ha ido.
desk-captain-asked = Las { $color } preguntan al capitán: { $question }
desk-captain-says = { $color }, el capitán dice: { $word }.
desk-captain-signs = { $color }, el capitán firma: { $result }.
help-captain =
    capitán tablas: pregunta a tu capitán si ofreces tablas, o si las aceptas.
    capitán abandonar: pregunta si abandonas.
    El árbitro puede oírlo. Decides tú.
name-captain-offer-draw = ofrecer tablas, ofrece tablas
help-captain-offer-draw = ofrecer tablas 7: dice a tu jugador de la mesa 7 que ofrezca tablas.
name-captain-accept-draw = aceptar tablas, acepta tablas
help-captain-accept-draw = aceptar tablas 7: dice a tu jugador de la mesa 7 que acepte las tablas.
name-captain-resign = abandonar, abandona
help-captain-resign = abandonar 7: dice a tu jugador de la mesa 7 que abandone.
name-captain-yes = sí, si
help-captain-yes = sí: responde a una pregunta; sí 7: de varias, la de la mesa 7.
name-captain-no = no
help-captain-no = no: responde a una pregunta; no 7: de varias, la de la mesa 7.
name-captain-decide = decidir, decide, decide tú
help-captain-decide = decidir: que decida el jugador; decidir 7: de varias, el de la mesa 7.
name-captain-asked = preguntado, preguntas
help-captain-asked = preguntado: las preguntas que esperan tu respuesta.
name-captain-boards = tableros
help-captain-boards = tableros: todos los tableros de tu equipo, una línea cada uno.
name-captain-table = mesa
help-captain-table = mesa 7: la jugada, los relojes y la pregunta de allí.
name-captain-position = posición
help-captain-position = posición 7: cómo están allí las piezas.
name-captain-score = marcador
help-captain-score = marcador: cómo va el encuentro, y qué mesas aún juegan.
name-captain-sign = firmar
help-captain-sign = firmar: el resultado del encuentro, donde las bases lo piden.
name-captain-repeat = repetir
help-captain-repeat = repetir: la última frase otra vez.
name-captain-help = ayuda
help-captain-help = ayuda firmar: sobre un comando; ayuda todo: todos los comandos.
name-captain-leave = salir
help-captain-leave = salir: dejar el puesto de capitán.
room-wrong-team = el equipo { $name } ya está. Cada equipo necesita su nombre.
room-wrong-no-team = el equipo { $name } no está en el archivo. Añádelo bajo [[team]].
room-key-team = Nombre de un equipo, como bajo [[team]].
room-key-team-name = Nombre del equipo.
room-key-captain = Nombre del capitán.
room-key-captain-talk = Voz en la que se habla al capitán, como de.
room-key-advise = Si los capitanes pueden aconsejar: yes o no.
room-key-sign = Si los capitanes firman el encuentro: yes o no.
arg-seat-team = el equipo de un capitán, en una sala con varios.
arg-link-team = el equipo de un capitán, en una sala con varios.
event-can-yes-no = Debe ser yes o no.
home-hosting = Juegas con { $color }, { $time }, { $variant }{ $strict ->
    [strict] , sin deshacer jugadas
   *[friendly] {""}
 }. Esperando al rival.
home-hosting-again = Tu partida con { $name } sigue. Esperando al rival.
home-how = Para unirse desde otro ordenador: { $program } join --by "ssh NAME@HOST { $program } link game"
home-go-on = Tu partida con { $name } no ha terminado. ¿Seguirla? sí o no.
home-offer = Partida con { $name }, { $time }, { $variant }{ $strict ->
    [strict] , sin deshacer jugadas
   *[friendly] {""}
 }. Juegas con { $color }. Si se corta la conexión, los relojes siguen corriendo. ¿Jugar? sí o no.
home-no-clocks = sin relojes
home-terms-wrong = No entendido: { $word }. Di un ritmo como 15+10, una variante, un color o estricto.
home-declined = { $name } no quiere jugar.
home-rematch-asked = Te ofrecen revancha. Para aceptar, escribe { $rematch }.
home-rematch-sent = Revancha ofrecida.
home-over = Para otra partida, escribe { $rematch }. Para salir, { $quit }.
home-waits = Esperando al rival. Para salir, escribe { $quit }.
home-left = El anfitrión se ha ido. Si la partida no ha terminado, queda guardada allí.
home-taken = Otra persona juega ya esa partida.
home-no-game = Allí no espera ninguna partida.
home-not-kept = La partida ya no se guarda: { $reason }.
home-goes-on = La partida no ha terminado. Para seguir, escribe la misma orden.
elsewhere-away = Tu rival ha perdido la conexión. Los relojes siguen corriendo.
help-chat = chat buena partida: lo escribe a tu rival, en una partida en red.
elsewhere-chat-sent = Enviado a tu rival.
chat-nobody = No hay nadie a quien escribir.
cli-host = Ofrecer una partida, a alguien en otro lugar, sin árbitro.
cli-join = Unirse a una partida que se ofrece.
arg-host-terms = ritmo, variante, color y estricto, en cualquier orden, como 15+10 blancas.
arg-join-by = la orden que lleva al anfitrión.
