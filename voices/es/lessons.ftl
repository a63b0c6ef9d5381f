# Las palabras de lecciones, problemas y entrenamientos. Los ejercicios de las lecciones están en lessons/, un archivo cada una.
# Cada frase se oye una vez: corta, una idea cada vez, las casillas como texto simple.

# Lo que se pregunta en las lecciones, y lo que se dice de las respuestas.

lessons-next = Lecciones. La siguiente es la { $number }, { $title }. Para empezar una, escribe su número tras { $learn }: { $learn } { $number }.
lesson-line = { $number }. { $title }
lesson-line-done = { $number }. { $title }, hecha
practice-board = Para usar tu tablero: { $setup }.
lessons-listen = Para escuchar:
lessons-own = Las tuyas:
own-name = { $text } no existe en una lección.
own-no-title = La lección no tiene título. Escribe title = "Mi lección" en su primera línea.
own-no-exercise = La lección no tiene ejercicio. Empieza uno con una línea [1].
own-position = No es una posición: { $text }. Escríbela como FEN.
own-task = No existe esa tarea: { $text }. Escribe por ejemplo find mate.
own-no-task = El ejercicio no tiene tarea. Escribe por ejemplo task = "find mate".
own-square = { $text } no es una casilla.
own-number = { $text } no es un número.
own-empty = No hay en { $text } pieza que pueda mover.
own-illegal = { $text } no es legal aquí. Escribe las jugadas como Nf3, con letras inglesas.
own-answer = { $text } no responde a esta tarea.
own-moves = Son otras las jugadas correctas: { $text }.
own-misses = { $text } no hace lo que pide la tarea.
own-untrue = La respuesta no es cierta.
lesson-none = No hay lección { $word }. Van del 1 al { $count }.
lesson-begins = { $title }.
lesson-goes-on = { $title }, ejercicio { $exercise }.
lesson-where = { $title }, ejercicio { $exercise } de { $count }.
lesson-first = Este es el primer ejercicio.
lesson-not-here = { $name } no vale en una lección.
practice-which = ¿Cuál: { $names }?
answer-wants-colour = Responde { $light } u { $dark }.
answer-wants-yes-no = Responde { $yes } o { $no }.
answer-wants-number = Responde con un número.
answer-wants-piece = Responde con una pieza, o { $nothing }.
answer-wants-squares = Responde con casillas, como h5 e6.
answer-wants-choice = Responde { $items } o { $last }.
practice-nothing-back = No hay nada que deshacer. Responde otra vez.
lesson-not-kept = Tu progreso no se guardó: { $reason }.

ask-colour = ¿De qué color es { $square }?
ask-stands = ¿Qué hay en { $square }?
ask-count = ¿Cuántas jugadas tiene esta pieza: { $piece } en { $square }?
ask-moves = Di todas las jugadas de esta pieza, una tras otra: { $piece } en { $square }.
ask-all-moves = Juegan { $color }. Di todas las jugadas legales, una tras otra.
ask-castling = Juegan { $color }. Di cada enroque posible.
ask-capture = Juegan { $color }. Encuentra una captura.
ask-most = Juegan { $color }. Captura lo que más vale.
ask-free = Juegan { $color }. Captura lo que nadie defiende.
ask-mate = Juegan { $color }. Encuentra el mate en una.
ask-mate-in-two = Juegan { $color }. Encuentra la primera jugada del mate en dos.
ask-no-mate = Juegan { $color }. Evita el mate.
ask-stalemate = Juegan { $color }. ¿Qué jugada ahoga?
ask-fork = Juegan { $color }. Encuentra una horquilla.
ask-discovered = Juegan { $color }. Encuentra un ataque a la descubierta.
ask-pin = Juegan { $color }. Encuentra una clavada.
ask-skewer = Juegan { $color }. Encuentra una enfilada.
ask-win = Juegan y ganan { $color }. ¿Cómo?
ask-play-mate = Juegan { $color } y dan mate. Juégalo contra el ordenador: jugar-aquí. Cuando termines, vuelve a esta lección, y después: siguiente.
ask-play-win = Juegan { $color } y ganan. Juégalo contra el ordenador: jugar-aquí. Cuando termines, vuelve a esta lección, y después: siguiente.
ask-play-draw = Juegan { $color } y salvan las tablas. Juégalo contra el ordenador: jugar-aquí. Cuando termines, vuelve a esta lección, y después: siguiente.
ask-legal = ¿Es legal { $piece } a { $square }? Sí o no.
ask-legal-short = ¿Pueden las { $color } enrocar corto? Sí o no.
ask-legal-long = ¿Pueden las { $color } enrocar largo? Sí o no.
ask-safe = ¿Es segura esta jugada: { $move }? Sí o no.
ask-reach = ¿Puede esta pieza llegar alguna vez a { $to }: { $piece } en { $square }? Sí o no.
ask-drill = Para empezar el ejercicio: Intro. Después sigue la lección.
ask-winnable = ¿Puede ganar alguien todavía? Sí o no.
ask-first-moves = Jugadas que quedan: { $moves }. Escribe tu jugada.

opening-developed = Caballos y alfiles desarrollados: { $count } de 4.
opening-castled = { $castled ->
    [yes] Has enrocado.
   *[no] No has enrocado.
}
opening-again = Has movido más de una vez: { $pieces }.
lesson-right = Correcto.
lesson-more = Correcto. Quedan { $count }.
lesson-named = Esa ya la has dicho.
lesson-wrong = Incorrecto.
lesson-wrong-move = Esa no. Prueba otra vez, o escribe pista.
lesson-no-capture = Eso no captura nada. Prueba otra vez.
lesson-no-check = Eso no da jaque. Prueba otra vez.
lesson-answered = Las { $color } responden { $move }. Prueba otra vez.
lesson-help-piece = Es esta pieza: { $piece } en { $square }.
lesson-help-goal = Pieza y destino: { $piece } a { $square }.
lesson-help-move = { $move }.
lesson-solution = { $moves }.
lesson-over = La lección ha terminado.
lesson-missed = { $count ->
    [one] Repasa otra vez el ejercicio { $exercises }.
   *[other] Repasa otra vez los ejercicios { $exercises }.
}
lesson-next = Sigue la lección { $number }: { $title }.

choice-light = clara
choice-dark = oscura
choice-nothing = nada
number-words = cero, uno, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, once, doce, trece, catorce, quince, dieciséis, diecisiete, dieciocho, diecinueve, veinte, veintiuno, veintidós, veintitrés, veinticuatro, veinticinco, veintiséis, veintisiete, veintiocho

# Problemas

puzzle-begins = Problema, { $pieces } piezas, puntuación { $rating }.
puzzle-came = Las { $color } han jugado { $move }.
puzzle-asks = Juegan { $color }. Encuentra la mejor jugada.
puzzle-answers = Correcto. Las { $color } responden { $move }.
puzzle-solved = Correcto, resuelto.
puzzle-over = El problema ha terminado. Otro: siguiente. Vuelta a tu partida: cerrar.
puzzle-rating = Tu puntuación es { $rating }. Otro: Intro.
puzzle-streak-begins = Racha, problema { $number }: { $pieces } piezas, puntuación { $rating }.
puzzle-streak-how = Resuelve tantos seguidos como puedas. Un error o una pista la termina. Tu récord: { $record }.
puzzle-streak-goes-on = Racha: { $count }.
puzzle-streak-ends = La racha termina en { $count }. Tu récord: { $record }.
puzzle-none = Ya has hecho todos estos problemas.
puzzles-new = Problemas nuevos: { $puzzle }.
puzzle-too-few = Ninguno tiene tan pocas piezas. Los hay a partir de { $pieces } piezas.
puzzle-own-begins = Problema de { $name }, { $pieces } piezas.
puzzle-own-none = No hay problemas en { $name }.
puzzle-own-columns = Una fila necesita nombre, posición, jugadas y puntuación, con comas en medio.
puzzle-own-start = Un problema necesita su posición en la etiqueta FEN.
puzzle-own-game = La partida no se puede leer.
puzzle-own-position = Esa posición no existe.
puzzle-own-move = La jugada { $number } no se puede hacer.
puzzle-own-short = Falta la solución.
puzzle-own-more = Y { $count } más.
puzzle-unknown = No hay tema ni archivo con el nombre { $word }. Para oír los temas: { $themes }.
puzzle-themes = temas
puzzle-themes-told = Temas: { $themes }. O bien escribe un número de piezas o una puntuación.
puzzle-words = También: { $words }.
puzzle-easy = fácil, fáciles, sencillo
puzzle-hard = difícil, difíciles
puzzle-opening = apertura, aperturas
puzzle-middlegame = medio juego, mediojuego
puzzle-endgame = final, finales
puzzle-streak = racha, rachas
own-folder = Tus archivos van en { $folder }.
puzzle-not-here = { $name } no vale en un problema.
puzzle-ends-game = Eso son tablas. Prueba otra vez.

puzzle-help-check = La jugada da jaque.
puzzle-help-capture = La jugada es una captura.
puzzle-help-quiet = Una jugada tranquila: ni jaque ni captura.
puzzle-help-mate = { $moves ->
    [one] Es mate en una.
   *[other] Es mate en { $moves }.
}
puzzle-help-fork = Busca una horquilla.
puzzle-help-hanging = Algo no está defendido.
puzzle-help-pin = Busca una clavada.
puzzle-help-skewer = Busca una enfilada.
puzzle-help-discovered = Busca un ataque a la descubierta.
puzzle-help-double-check = Busca un jaque doble.
puzzle-help-promotion = Un peón puede coronar.
puzzle-help-opposition = Se trata de la oposición.
puzzle-help-zugzwang = No dejes ninguna jugada buena al rival.
puzzle-help-runs = Un peón puede escaparse del rey.
puzzle-help-catches = Tu rey aún alcanza a un peón.
puzzle-help-traps = Se puede atrapar una pieza.
puzzle-help-stops = Hay una amenaza. Evítala.
puzzle-help-saves = Una de tus piezas está en peligro.
puzzle-help-later = Más tarde: { $theme }.
puzzle-help-promotes = Un peón corona en { $moves } jugadas.
puzzle-help-both = { $clue } { $later }

reason-piece = { $piece } en { $square }
reason-none = Todas las demás jugadas son peores.
reason-mate = Mate.
reason-back-rank = Mate del pasillo: sus propias piezas encierran al rey.
reason-smothered = Mate de la coz: el rey no tiene casilla libre, y un caballo da jaque.
reason-double-check = Jaque doble: solo puede mover el rey.
reason-promotion = Coronación: { $piece }.
reason-hanging = No estaba defendida esta pieza: { $piece }.
reason-fork = Horquilla: { $piece } ataca { $on }.
reason-pin = Clavada: { $piece }, y detrás { $behind }.
reason-skewer = Enfilada: { $piece }, y detrás { $behind }.
reason-discovered = Ataque a la descubierta: { $piece } ataca { $on }.
reason-opposition = Oposición: las { $color } tienen que ceder.
reason-zugzwang = Zugzwang: las { $color } tienen que jugar, y toda jugada las perjudica.
reason-runs = El peón de { $pawn } se escapa: el rey de { $king } llega tarde.
reason-catches = El rey está en el cuadrado del peón de { $pawn }.
reason-traps = Atrapada esta pieza: { $piece }.
reason-stops = La amenaza era: { $move }.
reason-saves = A salvo esta pieza: { $piece }.
reason-wins = { $count ->
    [one] Gana el valor de un peón.
   *[other] Gana el valor de { $count } peones.
}
reason-nears = El peón de { $square } está cerca de coronar.
reason-checks = Cada jugada da jaque.
reason-draws = Son tablas.
reason-trades = El cambio decide.
reason-answers = Ninguna otra respuesta al jaque es tan buena.

theme-fork = horquilla
theme-pin = clavada
theme-skewer = enfilada
theme-discovered = ataque a la descubierta
theme-double-check = jaque doble
theme-hanging = pieza indefensa
theme-back-rank = mate del pasillo
theme-smothered = mate de la coz
theme-mate-in-one = mate en una
theme-mate-in-one-also = mate en un, mate en una jugada, mate en un movimiento
theme-mate-in-two = mate en dos
theme-mate-in-three = mate en tres
theme-sacrifice = sacrificio
theme-promotion = coronación
theme-trapped = pieza atrapada
theme-quiet = jugada tranquila
theme-defence = defensa
theme-zugzwang = zugzwang
puzzle-filler = pieza, piezas, jugada, jugadas, movimiento, movimientos, con, de, puntuación, problema, problemas

term-lesson = Lección { $title }: { $learn }.
term-puzzle = Un problema: { $puzzle }.
term-sacrifice = Sacrificio: entregas una pieza para ganar más o para dar mate.
term-trapped = Pieza atrapada: está atacada y no tiene casilla segura.
term-defence = Defensa: evitas lo que amenaza el rival.
term-zugzwang = Zugzwang: un bando tiene que jugar, y toda jugada empeora su posición.
term-notation = notación
term-notation-text = Notación: una jugada es la letra de la pieza y su nueva casilla, Cf3. El peón no tiene letra, e4. La captura lleva una x, el jaque un más, el mate una almohadilla. O-O es el enroque corto, O-O-O el largo.
term-wings = Nombres según el flanco. El alfil, el caballo y la torre de rey empiezan en el flanco de rey; los de dama, en el de dama. Un peón se llama como la pieza que tiene detrás: peón de rey, peón de alfil de dama.

# Lo que vuelve

due-today = { $count ->
    [one] Hoy toca un ejercicio. Dura más o menos { $time }. Para empezar: { $practise }.
   *[other] Hoy tocan { $count } ejercicios. Duran más o menos { $time }. Para empezar: { $practise }.
}
due-done = Eso era todo por hoy.
due-none = Hoy no toca nada.
due-lines = Variantes nuevas: { $repertoire }.
puzzle-more = Otro: Intro.
practice-both = { $one } y { $other } se excluyen. Escribe uno de los dos.

# Errores de una partida

mistakes-begin = { $side ->
    [white] Errores de { $white }, blancas, en la partida { $game } contra { $black }.
    [black] Errores de { $black }, negras, en la partida { $game } contra { $white }.
   *[both] Errores de los dos bandos en la partida { $game }, { $white } contra { $black }.
}
mistakes-again = Otra vez un error, de la partida { $game }.
mistakes-search = Buscando en la partida. La primera pregunta llega en unos segundos.
mistakes-search-next = Buscando el siguiente.
mistakes-searched = Sigo buscando: { $judged } de { $all } posiciones evaluadas.
mistakes-quarter = Examinado el { $percent } por ciento de la partida.
mistakes-checking = Comprobando los errores encontrados.
mistakes-how = Escribe una jugada mejor. Para oír la posición: { $pieces }.
mistakes-both = ambos
mistakes-unknown = errores { $word }: desconocido. Escribe errores con el número de una partida, blancas, negras o ambos.
mistakes-no-game = Abre antes una partida, o termina esta.
mistakes-no-moves = Esta partida no tiene jugadas.
mistakes-not-here = { $name } no vale entre los errores.
mistakes-builtin = Juzga el rival integrado: solo se pregunta lo claramente ganado o perdido. Un motor ve más: { $opponent } motor stockfish.
mistakes-ended = La búsqueda acaba aquí. Lo encontrado se guarda.

mistake-asks = { $label ->
    [blunder] Jugada { $number }, { $color }: { $move } fue un error grave, del { $before } al { $after } por ciento. Encuentra una mejor.
   *[mistake] Jugada { $number }, { $color }: { $move } fue un error, del { $before } al { $after } por ciento. Encuentra una mejor.
}
mistake-comment = Mejor: { $move }. Del { $before } al { $after } por ciento.
mistake-same = Esa es la jugada de la partida. Prueba otra vez.
mistake-best = Correcto, es la mejor jugada.
mistake-mate = Correcto, es mate.
mistake-good = { $points ->
    [0] Correcto, tan buena como la mejor, { $move }.
    [1] Correcto, un punto menos que la mejor, { $move }.
   *[other] Correcto, { $points } puntos menos que la mejor, { $move }.
}
mistake-refuted = Las { $color } responden { $move }.
mistake-again = Prueba otra vez.
mistake-worse = Eso no basta. Prueba otra vez.
mistake-not-judged = Tu jugada no se pudo evaluar. Escríbela otra vez.
mistake-line = Después: { $moves }.
mistake-chance = Ocasión perdida: la jugada anterior de las { $color } también fue un error.
mistake-time = Tiempo de las { $color }: { $time }.

mistakes-none = No hay errores por los que preguntar.
mistakes-over = { $count ->
    [one] Un error: { $kinds }.
   *[other] { $count } errores: { $kinds }.
}
mistakes-found = { $count ->
    [one] { $count } acertado
   *[other] { $count } acertados
}
mistakes-shown = { $count ->
    [one] { $count } mostrado
   *[other] { $count } mostrados
}
mistakes-skipped = { $count ->
    [one] { $count } saltado
   *[other] { $count } saltados
}
mistakes-time = { $count ->
    [one] Uno se hizo con apuros de tiempo.
   *[other] { $count } se hicieron con apuros de tiempo.
}
mistakes-chances = { $count ->
    [one] Uno fue una ocasión perdida.
   *[other] { $count } fueron ocasiones perdidas.
}
mistakes-most = { $phase ->
    [opening] La mayoría, en la apertura.
    [middlegame] La mayoría, en el medio juego.
   *[endgame] La mayoría, en el final.
}
mistakes-accuracy = Precisión: { $accuracy } de 100.
mistakes-accuracy-both = Precisión: blancas { $white }, negras { $black } de 100.

# Entrenamientos

drill-list = Entrenamientos. Para empezar uno, escribe su nombre o su número tras entrenar: entrenar colores de casillas. El nivel va al final: entrenar caminos de caballo 2.
drill-line-done = { $name }, nivel { $level }: correctas, { $right } de { $count ->
    [1] 1
   *[other] las últimas { $count }
}
drill-begins = Entrenamiento: { $drill }, nivel { $level }, { $count ->
    [one] una pregunta
   *[other] { $count } preguntas
}.
drill-none = No hay entrenamiento { $word }. Hay: { $names }.
drill-levels = Los niveles van del 1 al 3.
drill-unknown = { $word }: no entendido. Tras el nivel, los límites: 6 segundos, 20 preguntas, sin repeticiones. Hasta 600 segundos y 50 preguntas.
drill-unit-seconds = { $count ->
    [one] segundo
   *[other] segundos
}
drill-unit-questions = { $count ->
    [one] pregunta
   *[other] preguntas
}
drill-unit-repeats = { $count ->
    [one] repetición
   *[other] repeticiones
}
drill-no = sin
drill-within = Para cada respuesta tienes { $time }.
drill-repeats = { $count ->
    [0] Oyes cada pregunta una vez.
    [one] Puedes oír cada pregunta una vez más.
   *[other] Puedes oír cada pregunta { $count } veces más.
}
drill-no-repeat = Esta pregunta ya no se repite.
drill-late = Correcto, pero demasiado lento: { $time }.
drill-not-here = { $name } no vale en un entrenamiento.
drill-from-memory = En un entrenamiento respondes de memoria. Para oír otra vez las piezas: datos.
lesson-from-memory = A esto respondes de memoria.
drill-wrong = Incorrecto: { $answer }.
drill-answer = { $answer }.
drill-over = Respuestas correctas: { $right } de { $count }.
drill-standing = De las últimas { $count } respuestas, correctas: { $right }, normalmente en { $time }.
drill-next = Ya puedes pasar de nivel: entrenar { $name } { $level }.

drill-colour = colores de casillas
drill-colour-rule = ¿Clara u oscura?
drill-line = líneas
drill-line-rule = ¿Están dos casillas en la misma fila, columna o diagonal? Sí o no.
drill-squares = casillas de una pieza
drill-squares-rule = Di todas las casillas que la pieza alcanza en un tablero vacío.
drill-knight = caminos de caballo
drill-knight-rule = Di las casillas de uno de los caminos más cortos, hasta la última.
drill-attackers = atacantes
drill-attackers-rule = Di las casillas de todas las piezas que atacan una casilla, de los dos colores.
drill-recall = memoria
drill-recall-rule = Oyes una posición una vez, después se te pregunta qué hay en cada sitio.
drill-minefield = campo de minas
drill-minefield-rule = Un caballo blanco no debe ir donde hay o ataca una pieza negra. Di uno de los caminos más cortos.
drill-follow = seguir una partida
drill-follow-rule = Oyes unas jugadas cada vez, desde la posición inicial, después se te pregunta dónde están ahora las piezas.
drill-growing = línea creciente
drill-growing-rule = Una línea crece una jugada cada vez. Repítela entera, jugada a jugada.
drill-mates = mates de oído
drill-mates-rule = Oyes una posición una vez. Encuentra el mate.
drill-guess = adivinar la jugada
drill-guess-rule = Adivina cada jugada de un bando. El otro juega como en la partida. Puedes preguntar por el tablero.
drill-ahead = calcular por adelantado
drill-ahead-rule = Oyes jugadas que nadie hace. Responde por la posición que queda. Puedes preguntar por el tablero de antes.

drill-ask-line = ¿{ $one } y { $other }?
drill-ask-squares = { $piece } en { $square }.
drill-ask-attackers = ¿Quién ataca { $square }?
drill-ask-knight = De { $from } a { $to }.
drill-ask-where = ¿Dónde está cada { $piece }?
drill-ask-repeat = { $count ->
    [one] Repítela.
   *[other] Repite las { $count } jugadas.
}
drill-ask-mate = { $moves ->
    [one] Juegan { $color }: mate en una.
   *[other] Juegan { $color }: primera jugada del mate en { $moves }.
}
drill-ask-guess = Jugada { $number }, { $color }: ¿cuál crees?
drill-ahead-line = Empiezan las { $color }: { $moves }.
drill-ask-check = ¿Quedan las { $color } en jaque?
drill-ask-mates = ¿Pueden entonces las { $color } dar mate en una?
drill-ask-taken = ¿Capturan las { $color } alguna pieza por el camino? Nómbrala, o nada.
drill-ask-takes = Nombra todas las casillas donde las { $color } pueden capturar entonces.
guess-won = { $white } contra { $black }, { $year }. Ganaron { $color }.
guess-unknown = adivinar { $word }: desconocido. Escribe adivinar con el número de una partida, blancas o negras.
guess-which = ¿Qué partida? Escribe también su número: adivinar 12 negras.
guess-champions = campeones, campeón, rápidas, ajedrez rápido
guess-opening-only = No hay nada que adivinar: aquí todas las jugadas son de apertura.
guess-none = Aquí no hay jugadas de las { $color } que adivinar.
guess-wins-too = La tuya también gana, hasta donde ve el rival integrado.
guess-refuted = A la tuya las { $color } responden { $move }.

choice-yes = sí
choice-no = no

# Las lecciones

## Palabras para elegir

choice-mate = mate
choice-stalemate = ahogado
choice-won = ganada
choice-drawn = tablas
choice-clocks = relojes
choice-arbiter = árbitro
choice-with = con
choice-without = sin

choice-light-also = claro, claras, claros, blanca, blanco, blancas, blancos
choice-dark-also = oscuro, oscuras, oscuros, negra, negro, negras, negros
choice-nothing-also = ninguna, ninguno, nadie, ninguna pieza, ninguna casilla, vacío
choice-mate-also = jaque mate, jaquemate
choice-stalemate-also = rey ahogado, ahogada, ahogo, tablas por ahogado
choice-won-also = ganado, gana, ganan, victoria, ganan blancas, blancas ganan, ganadora
choice-drawn-also = empate, empatada, tabla
choice-clocks-also = reloj, dos relojes, ambos relojes, parar relojes, primero los relojes
choice-arbiter-also = juez, árbitra, llamar al árbitro, primero el árbitro
choice-with-also = con incremento
choice-without-also = sin incremento
choice-filler = un, una, el, la, los, las, es, está, son, esto, casilla, casa, escaque, partida, posición, de, color, hay, creo, que

## 1

lesson-squares = Casillas y colores
lesson-squares-goal = Sabes decir de cabeza el color de cualquier casilla.
lesson-squares-text = El tablero tiene 64 casillas: ocho columnas, de la a a la h, y ocho filas, de la 1 a la 8. Las casillas claras y oscuras se alternan, y la esquina de tu mano derecha es clara. Para saber el color de una casilla, cuenta también la columna como número: a es 1, h es 8. Si los dos números son impares, o los dos pares, la casilla es oscura; si no, es clara.
lesson-squares-1-help = La a es la primera columna: compara su número con la fila.
lesson-squares-1-why = a1 es oscura: los dos números son 1, los dos impares.
lesson-squares-2-help = ¿Qué número es la h?
lesson-squares-2-why = h1 es clara: h es 8, un número par, y la fila es impar. Es la esquina a la derecha de las blancas.
lesson-squares-3-help = Cuenta de la a a la e, después compara con la fila.
lesson-squares-3-why = e4 es clara: e es 5, un número impar, y la fila es par.
lesson-squares-4-before = Ahora un entrenamiento: oyes una casilla tras otra, y respondes clara u oscura. Tómate tu tiempo.
lesson-squares-4-help = Pregúntate cada vez: ¿los dos impares, los dos pares, o uno de cada?
lesson-squares-recap = Los dos impares o los dos pares, oscura. Todo lo demás, clara.

## 2

lesson-start = La posición inicial
lesson-start-goal = Sabes dónde empieza cada pieza.
lesson-start-text = Cada bando tiene dieciséis piezas: las blancas en las filas 1 y 2, las negras en las filas 7 y 8. De a1 a h1: torre, caballo, alfil, dama, rey, alfil, caballo, torre. Los peones llenan la fila de delante. Cada dama empieza en su color: la dama blanca en casilla clara, la negra en casilla oscura.
lesson-start-1-help = La fila 8 repite la fila 1 con el otro color.
lesson-start-1-why = La dama negra empieza en d8, al otro extremo de la columna de la dama blanca.
lesson-start-2-before = Las columnas de la a a la d son el flanco de dama, de la e a la h el flanco de rey. Las damas empiezan en la columna d, los reyes en la columna e.
lesson-start-2-help = Es el vecino del rey en el flanco de rey.
lesson-start-2-why = Junto al rey blanco, en f1, hay un alfil. Después vienen el caballo en g1 y la torre en h1.
lesson-start-3-help = ¿Qué pieza empieza en d1?
lesson-start-3-why = d1 es clara, el color de la dama blanca. O cuenta: d es 4, par, y la fila es impar.
lesson-start-4-before = Ahora una primera jugada. El caballo va dos casillas en línea recta y una al lado, y puede saltar sobre otras piezas.
lesson-start-4-help = Desde b1, prueba dos filas arriba y una columna al lado, después dos columnas y una fila.
lesson-start-4-why = El caballo salta sobre sus peones a a3 o c3. No puede ir a d2: allí está su propio peón.
lesson-start-recap = La dama empieza en su color, con el rey al lado. Juegan primero las blancas. El color lo decide una moneda, o un peón blanco y otro negro, uno escondido en cada mano.

## 3

lesson-rook = La torre
lesson-rook-goal = Sabes seguir una torre por su columna y su fila.
lesson-rook-text = La torre mueve hacia delante, hacia atrás o a los lados, las casillas que quiera. Nunca salta sobre una pieza. Se para ante una pieza propia. Si la primera pieza del camino es del rival, puede comerla, y ahí acaba la jugada.
lesson-rook-1-help = Sube por la columna d desde d1, casilla a casilla.
lesson-rook-1-why = d2, d3 y d4 están vacías, así que la torre llega al peón de d5 y lo come.

lesson-rook-2-help = Sube primero por la columna, después sigue la fila, y cuidado con tus piezas.
lesson-rook-2-why = Dos jugadas hacia arriba, a a2 y a3, y tres a la derecha, a b1, c1 y d1. Ahí la paran su propio peón y su propio rey.
lesson-rook-recap = Una torre necesita columnas y filas abiertas. Dos torres que se defienden entre sí son muy fuertes.

## 4

lesson-bishop = El alfil
lesson-bishop-goal = Sabes seguir un alfil por sus diagonales.
lesson-bishop-text = El alfil mueve en diagonal, las casillas que quiera. A cada paso cambian en uno la columna y la fila: c1, d2, e3, f4. Como la torre, nunca salta. Todas las casillas de una diagonal son del mismo color.
lesson-bishop-1-help = Desde d1, a cada paso una columna a la derecha y una fila arriba.
lesson-bishop-1-why = e2, f3 y g4 están vacías, así que el alfil come el peón de h5. Desde ahí hasta da jaque.
lesson-bishop-2-help = De e4 salen cuatro diagonales: cuenta cada una hasta el final.
lesson-bishop-2-why = Tres casillas hacia b1, tres hacia h1, tres hacia h7 y cuatro hacia a8: trece.
lesson-bishop-3-help = Compara los colores de las dos casillas.
lesson-bishop-3-why = e4 es clara y a1 es oscura. Un alfil se queda en su color toda la partida.
lesson-bishop-recap = Uno de tus alfiles tiene las casillas claras, el otro las oscuras. Juntos cubren todo el tablero.

## 5

lesson-queen = La dama
lesson-queen-goal = Conoces todas las jugadas de una dama.
lesson-queen-text = La dama es la pieza más fuerte. Mueve como una torre o como un alfil: por una columna, una fila o una diagonal. Llega tan lejos como esté libre el camino, pero nunca salta.
lesson-queen-1-help = Cuenta sus jugadas de torre, después las de alfil.
lesson-queen-1-why = Catorce jugadas de torre y trece de alfil: 27. Ningún rey le corta el paso.
lesson-queen-recap = Torre y alfil juntos hacen una dama. Mantenla lejos del peligro.

## 6

lesson-king = El rey
lesson-king-goal = Sabes adónde puede ir un rey, y adónde no.
lesson-king-text = El rey mueve una casilla en cualquier dirección. Nunca puede ir a una casilla atacada por una pieza rival. Cuando el propio rey está atacado, está en jaque. Los reyes también atacan: todas las casillas que los rodean.
lesson-king-1-help = Da la vuelta a d3 casilla a casilla, y deja fuera lo que ataca el rey negro.
lesson-king-1-why = El rey negro de d5 ataca c4, d4 y e4. De las ocho casillas en torno a d3 quedan cinco: c2, c3, d2, e2 y e3.
lesson-king-2-help = ¿Qué pieza tendría tu rey al lado en d4?
lesson-king-2-why = En d4 tu rey estaría junto al rey negro, y en jaque. Dos reyes nunca pueden ser vecinos.
lesson-king-recap = El rey es la pieza más importante, y es lenta. Antes de moverlo, pregunta qué casillas están atacadas.

## 7

lesson-knight = El caballo
lesson-knight-goal = Sabes encontrar todas las jugadas de un caballo.
lesson-knight-text = El caballo va dos casillas por una columna o fila, después una al lado, como la letra L. Es la única pieza que salta sobre otras. Con cada jugada cambia el color de su casilla. Cuanto más cerca del borde, menos jugadas tiene.
lesson-knight-1-help = Dos casillas arriba, después a izquierda o derecha: haz lo mismo hacia abajo y a los dos lados.
lesson-knight-1-why = Cuatro direcciones, y cada vez izquierda o derecha: ocho. Son b3, b5, c2, c6, e2, e6, f3 y f5.
lesson-knight-2-help = Desde una esquina, la mayoría de los saltos se salen del tablero.
lesson-knight-2-why = Desde a1, solo b3 y c2 están en el tablero. En el borde, un caballo tiene de dos a cuatro jugadas.
lesson-knight-3-before = Ahora un entrenamiento: lleva el caballo de una casilla a otra, en las menos jugadas que puedas.
lesson-knight-3-help = Compara los colores: a una casilla del mismo color, el número de jugadas es par.
lesson-knight-recap = El sitio del caballo está cerca del centro, donde tiene ocho jugadas.

## 8

lesson-pawn = El peón
lesson-pawn-goal = Sabes cómo mueve un peón, cómo captura y en qué puede convertirse.
lesson-pawn-text = El peón avanza recto, una casilla cada vez, y nunca retrocede. Desde su primera casilla, también puede avanzar dos. Captura de otro modo: una casilla en diagonal hacia delante. Una pieza justo delante lo bloquea, y no puede comerla.
lesson-pawn-1-help = Prueba las tres casillas de delante: recto, izquierda y derecha.
lesson-pawn-1-why = e5 está vacía, así que el peón puede avanzar. Captura en diagonal, en d5 y f5.
lesson-pawn-2-help = ¿Qué hay justo delante, y hay algo que comer?
lesson-pawn-2-why = El peón negro de e3 lo bloquea, y no hay nada que comer en d3 ni f3. Así que no tiene jugada.
lesson-pawn-3-before = En la última fila, el peón se convierte en dama, torre, alfil o caballo: corona. Cada elección cuenta como una jugada distinta.
lesson-pawn-3-help = Una sola casilla, pero ¿en cuántas piezas puede convertirse?
lesson-pawn-3-why = El peón va a a8 y se convierte en dama, torre, alfil o caballo: cuatro jugadas.
lesson-pawn-recap = Los peones avanzan recto y capturan en diagonal. Nunca retroceden, así que piensa antes de empujar uno.

## 9

lesson-values = Lo que valen las piezas
lesson-values-goal = Sabes elegir la mejor de dos capturas.
lesson-values-text = Un peón vale un punto, un caballo tres, un alfil tres, una torre cinco y una dama nueve. El rey no tiene precio: si recibe mate, pierdes. Los puntos no deciden la partida. Te ayudan a juzgar capturas y cambios.
lesson-values-1-help = El peón puede comer en dos casillas: compara lo que hay.
lesson-values-1-why = La dama de c6 vale nueve puntos, el alfil de e6 solo tres. Y si comieras el alfil, la dama comería tu peón.
lesson-values-recap = Uno, tres, tres, cinco, nueve. Nunca arriesgues una torre solo por comer un caballo.

## 10

lesson-guarded = Defendida o no
lesson-guarded-goal = Notas qué piezas se pueden comer gratis.
lesson-guarded-text = Una pieza está defendida si su bando podría recapturar. Antes de capturar, haz dos preguntas: ¿cuánto vale, y quién recaptura? Si nadie puede recapturar, la pieza es gratis. Defiende también tus piezas, primero las más valiosas.
lesson-guarded-1-help = Tu dama ataca dos piezas: en cada una, pregunta quién podría recapturar.
lesson-guarded-1-why = Nadie defiende el alfil de g4. El peón de e6 defiende el caballo de d5, y esa captura te costaría la dama.
lesson-guarded-2-before = Ahora un entrenamiento: di las piezas que atacan una casilla, o que la defienden.
lesson-guarded-2-help = Recorre primero columnas, filas y diagonales, después los caballos, los peones y los reyes.
lesson-guarded-recap = Antes de cada captura: ¿cuánto vale, y quién recaptura?

## 11

lesson-check = Tres respuestas al jaque
lesson-check-goal = Sabes encontrar todas las respuestas a un jaque.
lesson-check-text = Si tu rey está en jaque, debes responder al momento. Hay tres maneras: comer la pieza que ataca, poner una pieza en medio, o mover el rey. No puedes enrocar estando en jaque.
lesson-check-1-help = Prueba las tres maneras: come la torre, cierra la columna e, mueve el rey.
lesson-check-1-why = El alfil puede comer la torre, y la dama puede ponerse en medio en e2. O el rey deja la columna, hacia f1 o f2.
lesson-check-recap = Comer, tapar o mover: repasa las tres cada vez.

## 12

lesson-mate = Mate en una
lesson-mate-goal = Sabes dar mate cuando basta una jugada.
lesson-mate-text = El jaque mate es el objetivo del juego: un jaque sin respuesta. Nadie puede comer la pieza que ataca, nada puede ponerse en medio, y el rey no tiene casilla segura. La partida acaba al momento. El propio rey nunca se captura.
lesson-mate-1-help = Los propios peones negros encierran a su rey.
lesson-mate-1-why = Desde a8 la torre da jaque por la fila 8. Nada puede ponerse en medio, y los peones negros cierran todas las salidas.
lesson-mate-2-help = Tu dama puede ir justo al lado del rey negro, si tu rey la defiende.
lesson-mate-2-why = Tu rey defiende la dama de g7, así que las negras no pueden comerla. Además ataca g8 y h7.
lesson-mate-3-help = El rey negro no puede mover: encuentra un jaque sin respuesta.
lesson-mate-3-why = Nadie puede comer el caballo de f7, y el jaque de un caballo no se tapa. Al rey lo encierran sus piezas: mate de la coz.
lesson-mate-recap = Examina cada jaque: ¿pueden comer, tapar o mover? Si no, es mate.

## 13

lesson-draws = Cuando no gana nadie
lesson-draws-goal = Sabes cuándo una partida es tablas, y evitas ahogar cuando vas ganando.
lesson-draws-text = Si quien tiene el turno no está en jaque pero no tiene jugada legal, está ahogado. La partida es tablas, por fuerte que sea el otro bando. Los jugadores también pueden acordar tablas.
lesson-draws-1-help = Ataca todas las casillas en torno al rey negro, pero no al propio rey.
lesson-draws-1-why = Desde c7 la dama ataca a7, b7 y b8, pero no a8. Las negras no están en jaque, y no pueden mover.
lesson-draws-2-ask = Juegan negras. ¿Es mate o ahogado?
lesson-draws-2-help = Pregunta primero si las negras están en jaque.
lesson-draws-2-why = Nada ataca h8, así que las negras no están en jaque. Pero las blancas atacan g7, g8 y h7: ahogado.
lesson-draws-3-before = También puedes reclamar tablas: cuando una posición se da por tercera vez, o tras cincuenta jugadas por bando sin capturas ni movimientos de peón. Y si ya no hay mate posible, la partida es tablas al momento.
lesson-draws-3-help = ¿Pueden un rey y un alfil dar mate?
lesson-draws-3-why = Un rey y un alfil no pueden dar mate, y el otro rey tampoco. La partida es tablas al momento.
lesson-draws-recap = Cinco caminos a las tablas: ahogado, acuerdo, sin mate posible, triple repetición, cincuenta jugadas. Si vas ganando, deja una jugada a tu rival.

## 14

lesson-castling = El enroque
lesson-castling-goal = Sabes cuándo puedes enrocar, y hacia qué lado.
lesson-castling-text = El rey va dos casillas hacia una torre, y esa torre va a la casilla que él ha cruzado. Ni el rey ni la torre pueden haberse movido antes, y no debe haber nada entre ellos. El rey no puede enrocar estando en jaque, ni pasando por un jaque, ni acabando en él. El enroque en el flanco de rey se llama corto, en el de dama largo.
lesson-castling-1-help = Prueba las dos torres: ¿está libre el camino, y es seguro el del rey?
lesson-castling-1-why = Los dos caminos están libres, y las negras no atacan ninguna casilla del camino del rey. Un ataque a tus torres no importa.
lesson-castling-2-help = ¿Qué casilla de la primera fila ataca la torre negra?
lesson-castling-2-why = La torre de f3 ataca f1, que el rey tendría que cruzar para enrocar corto. Al otro lado, d1 y c1 son seguras.
lesson-castling-3-help = ¿Está atacado tu rey en este momento?
lesson-castling-3-why = La torre de e4 da jaque. Estando en jaque no se puede enrocar.
lesson-castling-4-help = Pregunta qué casillas cruza el propio rey.
lesson-castling-4-why = La torre negra ataca b1, pero tu rey solo cruza d1 y acaba en c1. Solo la torre cruza b1, y eso está permitido.
lesson-castling-recap = Enroca pronto: tu rey encuentra refugio, y una torre entra en juego. Nunca en jaque, por un jaque ni hacia un jaque.

## 15

lesson-en-passant = Al paso
lesson-en-passant-goal = Sabes comer al paso, y cuándo es demasiado tarde.
lesson-en-passant-text = Un peón no puede escapar del tuyo avanzando dos casillas de golpe. Si acaba justo al lado de tu peón, puedes comerlo como si hubiera avanzado solo una. Tu peón acaba en la casilla saltada. Solo puedes hacerlo en tu jugada inmediata.
lesson-en-passant-1-before = La última jugada de las negras fue peón d7 d5.
lesson-en-passant-1-help = Una jugada avanza recto, la otra come un peón que está al lado del tuyo.
lesson-en-passant-1-why = El peón puede avanzar a e6. O come al paso el peón de d5, y acaba en d6.
lesson-en-passant-2-before = La misma posición, pero esta vez la última jugada de las negras no fue de peón.
lesson-en-passant-2-help = ¿Cuánto dura el derecho a comer al paso?
lesson-en-passant-2-why = El peón negro no acaba de avanzar dos casillas. El derecho dura una sola jugada.
lesson-en-passant-recap = Dos casillas, al lado de tu peón, ahora mismo: entonces puedes comer al paso.

## 16

lesson-promotion = Coronar con cuidado
lesson-promotion-goal = Eliges la pieza correcta cuando corona tu peón.
lesson-promotion-text = Un peón que llega a la última fila se convierte en dama, torre, alfil o caballo. No importa lo que se haya capturado: puedes tener dos damas. Casi siempre lo mejor es la dama. Pero pregunta antes qué puede jugar aún tu rival.
lesson-promotion-1-before = Corona ahora tu peón. Elige la pieza que gana.
lesson-promotion-1-help = Con cada pieza, pregunta si el rey negro aún tiene jugada.
lesson-promotion-1-why = Una dama en c8 ahogaría. Con una torre, el rey debe ir a a6, y la torre da mate en a8.
lesson-promotion-recap = Normalmente una dama, pero no si eso ahoga.

## 17

lesson-fork = Horquilla y ataque a la descubierta
lesson-fork-goal = Sabes atacar dos piezas con una jugada.
lesson-fork-text = En una horquilla, una pieza ataca dos a la vez. El rival solo puede salvar una. Los caballos lo hacen muy bien. El mejor blanco es el rey, porque un jaque exige respuesta.
lesson-fork-1-help = Encuentra la casilla desde la que el caballo ataca rey y torre.
lesson-fork-1-why = Desde c7 el caballo ataca el rey y la torre de a8. El rey debe mover, y después el caballo come la torre.
lesson-fork-2-before = En un ataque a la descubierta, una pieza se aparta y abre la línea a otra que está detrás.
lesson-fork-2-help = Cuando el caballo deja la columna e, tu torre da jaque: ¿qué podría atacar el caballo?
lesson-fork-2-why = El caballo abre la columna e, y la torre da jaque. Con la misma jugada, el caballo ataca la dama.
lesson-fork-recap = Una jugada, dos amenazas. Tus piezas son más fuertes cuando trabajan juntas.

## 18

lesson-pin = Clavada y enfilada
lesson-pin-goal = Sabes atacar dos piezas que están en la misma línea.
lesson-pin-text = Una pieza está clavada cuando detrás, en la misma línea, hay algo más valioso. Si es el rey, la pieza clavada no puede dejar la línea. Clavan las torres, los alfiles y las damas. Ataca una pieza clavada: apenas puede escapar.
lesson-pin-1-help = ¿Qué línea comparten el rey negro y su caballo?
lesson-pin-1-why = En e1 la torre clava el caballo, porque detrás está el rey. El caballo no puede mover, y después puedes comerlo.
lesson-pin-2-before = En una enfilada, la pieza más valiosa está delante. Tiene que apartarse, y se pierde la de detrás.
lesson-pin-2-help = ¿Qué línea comparten el rey y la dama de las negras?
lesson-pin-2-why = Desde h5 la torre da jaque por la fila 5. Cuando el rey se aparta, la torre come la dama.
lesson-pin-recap = Pieza más valiosa detrás: clavada. Pieza más valiosa delante: enfilada.

## 19

lesson-gifts = Regalos
lesson-gifts-goal = Preguntas qué viene después antes de comer.
lesson-gifts-text = Una pieza gratis no siempre es un regalo. Tu rival puede entregarla para conseguir algo mejor. Antes de comer, pregunta cuál sería la respuesta. Aunque te toque, no tengas prisa.
lesson-gifts-1-help = ¿Qué fila deja tu torre cuando come?
lesson-gifts-1-why = Tu torre debe defender la primera fila. Si come en a3, la torre negra da mate en d1.
lesson-gifts-2-before = Ahora el regalo lo haces tú: entrega una pieza, y da mate en dos jugadas.
lesson-gifts-2-help = La fila 8 depende de una torre negra: haz que coma algo.
lesson-gifts-2-why = Cuando la dama da jaque en e8, la torre negra tiene que comerla. Tu torre recaptura, y es mate.
lesson-gifts-recap = Encuentra primero la mejor respuesta de tu rival, después come. Una pieza gratis puede ser un cebo.

## 20

lesson-opening = La apertura
lesson-opening-goal = Sabes sacar las piezas, enrocar y luchar por el centro.
lesson-opening-text = Empieza con un peón del centro, por ejemplo e4 o d4: gana espacio y abre líneas. Saca las piezas una a una. No muevas dos veces la misma pieza, si no está atacada. Enroca pronto, y deja en casa los peones de delante del rey. También c4 y caballo f3 son buenas primeras jugadas. Un alfil en g2 o b2 domina el centro desde el flanco. No encierres tus alfiles con tus propios peones.
lesson-opening-1-before = Las blancas intentan el mate pastor: dama h5 y alfil c4 atacan f7.
lesson-opening-1-help = Defiende f7, corta el camino de la dama, o haz sitio a tu rey.
lesson-opening-1-why = Las blancas amenazan mate comiendo en f7 con la dama. Lo mejor es peón a g6: le corta el camino y la ataca.
lesson-opening-2-before = Ahora haz diez jugadas contra el nivel 3. Después oyes qué has desarrollado, si has enrocado, y qué moviste dos veces.
lesson-opening-2-help = Un peón del centro, los caballos, los alfiles, después el enroque: ese orden rara vez falla.
lesson-opening-recap = Centro, piezas fuera, enroque. El mate pastor sale una vez: no confíes en trucos.

## 21

lesson-trades = Cambios y planes
lesson-trades-goal = Sabes cuándo te conviene un cambio.
lesson-trades-text = Cambia cuando recibes más de lo que das. Cambia también cuando llevas ventaja: con menos piezas, tu ventaja cuenta más. No precipites un ataque: quita antes las piezas que defienden. Da a cada jugada un propósito, y piensa unas jugadas por delante.
lesson-trades-1-before = Tienes una torre de ventaja. Cambia las damas.
lesson-trades-1-help = Las dos damas están en la misma columna, sin nada en medio.
lesson-trades-1-why = Sin damas, tu rey y tu torre quedan contra un rey solo. Puedes dar mate, y las negras ya no pueden ganar.
lesson-trades-recap = Con ventaja, cambia. Después sigue tu plan paso a paso.

## 22

lesson-two-mates = Mates de memoria
lesson-two-mates-goal = Sabes dar mate a un rey solo con dos torres, con una dama o con una torre.
lesson-two-mates-text = Cerca del final quedan pocas piezas, y debes saber rematar. A un rey solo se le da mate en el borde del tablero. Llévalo allí paso a paso, y evita ahogarlo.

lesson-two-mates-1-before = Con dos torres, una encierra al rey y la otra da jaque. Aquí puedes dar mate en dos jugadas.
lesson-two-mates-1-help = Asegúrate de que el rey negro no pueda salir de la fila 8.
lesson-two-mates-2-before = Rey y dama: la dama quita espacio al rey negro, después viene a ayudar tu rey. En el mejor caso, son nueve jugadas.
lesson-two-mates-2-help = Mantén la dama a un salto de caballo del rey negro hasta que esté en el borde.
lesson-two-mates-3-before = Rey y torre: la torre corta el paso al rey negro, y tu rey lo empuja atrás. En el mejor caso, son quince jugadas.
lesson-two-mates-3-help = Cuando los reyes estén frente a frente con una casilla en medio, da jaque de lado.
lesson-two-mates-recap = Corta el paso al rey, trae el tuyo, da mate en el borde. Antes de cada jugada tranquila, pregunta si ahoga.

## 23

lesson-pawn-endings = Peones al final
lesson-pawn-endings-goal = Sabes cuándo gana un solo peón, y cuándo no.
lesson-pawn-endings-text = Al final, un peón puede decidir la partida convirtiéndose en dama. El rey va delante, y el peón detrás. Cuando los reyes están frente a frente con una casilla en medio, tiene la oposición el bando que no debe mover. Un rey solo alcanza un peón si está dentro de su cuadrado, tan ancho como largo es el camino del peón.
lesson-pawn-endings-1-before = Tu rey está en la fila 6, delante de su peón: eso gana. Demuéstralo.
lesson-pawn-endings-1-help = Que el rey controle las casillas de delante del peón, y solo después empújalo.
lesson-pawn-endings-2-ask = Juegan blancas. ¿Está ganada, o son tablas?
lesson-pawn-endings-2-help = ¿Quién tiene la oposición?
lesson-pawn-endings-2-why = Los reyes están frente a frente, y deben mover las blancas: las negras tienen la oposición. Si jugaran las negras, ganarían las blancas.
lesson-pawn-endings-3-before = Llevas negras, y te toca: salva las tablas. El peón necesita cuatro jugadas hasta a8, así que su cuadrado va de la columna a a la columna e.
lesson-pawn-endings-3-help = Entra en el cuadrado ya, después corre hacia a8.
lesson-pawn-endings-4-ask = Juegan blancas. ¿Está ganada, o son tablas?
lesson-pawn-endings-4-help = Compara el color de h8 con el del alfil.
lesson-pawn-endings-4-why = El peón corona en h8, casilla oscura, y el alfil solo tiene las claras. Nadie puede echar al rey de la esquina.
lesson-pawn-endings-recap = Primero el rey, la oposición, y el cuadrado del peón. Con un peón de torre, tu alfil necesita el color de la esquina.

## 24

lesson-clock = Reloj y torneo
lesson-clock-goal = Sabes anunciar jugadas, pulsar el reloj y reclamar una victoria por tiempo.
lesson-clock-text = Cada jugador tiene tiempo para toda la partida, y cuando pulsas corre el reloj del rival. Si se acaba tu tiempo, pierdes, salvo que el rival no pueda dar mate. Los jugadores ciegos anuncian cada jugada en voz alta, y el rival la repite. Con pieza tocada, la pieza que tocas debe moverse si puede.
lesson-clock-1-before = Ahora cinco jugadas como en un torneo. Anuncia tu jugada, pulsa, y repite la jugada del rival.
lesson-clock-1-help = Anunciar, pulsar, repetir: siempre en ese orden.
lesson-clock-2-ask = A tu rival le ha caído la bandera en una partida rápida. ¿Qué va primero, los relojes o el árbitro?
lesson-clock-2-help = ¿Qué sigue corriendo mientras hablas?
lesson-clock-2-why = Para antes los dos relojes, o puede caer también tu bandera. Después reclama la victoria y llama al árbitro.
lesson-clock-3-ask = A tu rival le quedan 15 segundos. Podrías cambiar damas y pasar a un final de peones perdido. ¿Es una ocasión con incremento, o sin él? Responde: con, o sin.
lesson-clock-3-help = Tu rival aún tiene que coronar un peón y después dar mate.
lesson-clock-3-why = Sin incremento, 15 segundos pueden no bastar para coronar y dar mate. Con incremento, cada jugada trae segundos nuevos.
lesson-clock-recap = Primero los relojes, después el árbitro. En partidas rápidas, una buena jugada ahora vale más que la mejor demasiado tarde.

## Piezas para escuchar

listen-wheat = El trigo en el tablero
listen-wheat-text-1 = Una vieja leyenda de la India habla de un rey cuyo único hijo cayó en una batalla.
listen-wheat-text-2 = En su dolor, dejó que su reino se arruinara.
listen-wheat-text-3 = Entonces un sabio llamado Sessa le llevó un tablero de 64 casillas, y piezas para cada parte de su ejército.
listen-wheat-text-4 = Había soldados de a pie, jinetes, carros y elefantes, un ministro, y el propio rey.
listen-wheat-text-5 = El juego curó la tristeza del rey, que volvió a gobernar. Como premio, Sessa podía pedir lo que quisiera.
listen-wheat-text-6 = Sessa pidió trigo: un grano por la primera casilla, dos por la segunda, cuatro por la tercera, y así hasta la última.
listen-wheat-text-7 = Al rey le hizo gracia un deseo tan modesto.
listen-wheat-text-8 = Entonces se contaron los granos: más de 18 trillones. El reino habría tenido que cosechar dos mil años.
listen-wheat-text-9 = Sessa perdonó la deuda al rey, y el rey lo hizo su primer consejero.

listen-origins = De dónde viene el ajedrez
listen-origins-text-1 = Nadie sabe con certeza dónde empezó el ajedrez. La mayoría dice: en la India, hace bastante más de mil años.
listen-origins-text-2 = Una leyenda griega se lo da a Ares, el dios de la guerra. Hizo el tablero para ensayar sus batallas, y por su hijo llegó el juego a los hombres.
listen-origins-text-3 = El juego indio se llamaba chaturanga.
listen-origins-text-4 = Su elefante se convirtió en nuestro alfil. Saltaba solo dos casillas en diagonal.
listen-origins-text-5 = Su ministro se convirtió en nuestra dama. Iba solo una casilla en diagonal, y era de las piezas más débiles.
listen-origins-text-6 = Nadie enrocaba, y ningún peón avanzaba dos casillas. Un peón coronado se hacía ministro, nada mejor.
listen-origins-text-7 = Hacia 1475, en España o en Italia, el juego se hizo rápido.
listen-origins-text-8 = Alfil y dama recibieron los movimientos de hoy, y la dama fue de pronto la pieza más fuerte.
listen-origins-text-9 = Los peones ya podían avanzar dos casillas al principio, y con eso llegó comer al paso.
listen-origins-text-10 = Solo en el siglo diecinueve las piezas se movieron igual en todas partes. Así se mueven hasta hoy.

listen-longest = La partida más larga
listen-longest-text-1 = La partida de torneo más larga que se conoce se jugó en Belgrado en 1989.
listen-longest-text-2 = Iván Nikolić llevaba blancas, y Goran Arsović negras.
listen-longest-text-3 = Hicieron 269 jugadas cada uno, y tardaron más de veinte horas.
listen-longest-text-4 = Al final quedaban torre y alfil contra torre.
listen-longest-text-5 = No ganó nadie: fueron tablas.
listen-longest-text-6 = En aquel tiempo, las reglas daban a esos finales más de cincuenta jugadas.
listen-longest-text-7 = Hoy no hay excepciones. Tras cincuenta jugadas por bando sin capturas ni movimientos de peón, se pueden reclamar tablas; tras setenta y cinco, la partida termina.

listen-forms = Muchas maneras de jugar
listen-forms-text-1 = Normalmente dos jugadores se sientan ante un tablero. Pero no es la única manera.
listen-forms-text-2 = En línea, el rival puede estar al otro lado del mundo. Las reglas son las mismas.
listen-forms-text-3 = En las partidas relámpago, cada jugador tiene solo unos minutos, y nadie necesita anotar las jugadas.
listen-forms-text-4 = En unas simultáneas, un jugador fuerte se enfrenta a muchos rivales, cada uno en su tablero.
listen-forms-text-5 = En el ajedrez a ciegas, el tablero está solo en la cabeza. Los maestros que ven dan exhibiciones así entre grandes aplausos.
listen-forms-text-6 = Los jugadores ciegos no necesitan hacerlo: la mayoría tiene un tablero bajo los dedos. Pero muchos saben.
listen-forms-text-7 = En el ajedrez por correspondencia, las jugadas viajan por correo. Una partida duraba años; el correo electrónico lo ha hecho más rápido.
listen-forms-text-8 = Sus jugadas se escriben solo con cifras, para que las entiendan jugadores de todas las lenguas. Hasta tiene su propia federación mundial.

listen-variants = Juegos con otras reglas
listen-variants-text-1 = A algunos les gusta cambiar las reglas del ajedrez. Esos juegos se llaman variantes.
listen-variants-text-2 = En el ajedrez960, inventado por Bobby Fischer, las piezas de detrás de los peones se colocan por sorteo.
listen-variants-text-3 = Los dos alfiles deben estar en colores distintos, y el rey entre las torres. Eso deja 960 posiciones iniciales.
listen-variants-text-4 = En el rey de la colina, también ganas llevando tu rey a una de las cuatro casillas centrales.
listen-variants-text-5 = En el de tres jaques, también ganas dando jaque tres veces.
listen-variants-text-6 = En Crazyhouse, la pieza que capturas cambia de bando. En otra jugada, puedes ponerla en una casilla vacía.
listen-variants-text-7 = El ajedrez pasapiezas es para cuatro, dos contra dos, en dos tableros. Lo que capturas va a tu compañero, que puede ponerlo en el tablero.

listen-tournaments = Cómo funcionan los torneos
listen-tournaments-text-1 = La competición más simple es un encuentro: dos jugadores, y un número fijo de partidas.
listen-tournaments-text-2 = En una liga, todos juegan contra todos. Es lo más justo, pero lleva mucho tiempo.
listen-tournaments-text-3 = Los jugadores sortean números. Después, una tabla dice quién juega con quién en cada ronda, y quién lleva blancas.
listen-tournaments-text-4 = Si el número de jugadores es impar, uno descansa en cada ronda.
listen-tournaments-text-5 = En una liga a doble vuelta, todos se enfrentan dos veces, una con cada color.
listen-tournaments-text-6 = En una eliminatoria, quien pierde se va a casa. Tras unas tablas, los dos suelen volver a jugar, con menos tiempo.
listen-tournaments-text-7 = En el sistema Scheveningen, cada jugador de un equipo se enfrenta a cada jugador del otro.
listen-tournaments-text-8 = Cuando los equipos juegan tablero contra tablero, se suman los puntos de todos los tableros.

listen-swiss = El sistema suizo
listen-swiss-text-1 = Cuando cien jugadores tienen un fin de semana, no pueden jugar todos contra todos. El sistema suizo ayuda.
listen-swiss-text-2 = El número de rondas se fija de antemano, a menudo siete, nueve u once. No se elimina a nadie.
listen-swiss-text-3 = En cada ronda te toca alguien con tus mismos puntos, o casi.
listen-swiss-text-4 = Así, si ganas, tu próximo rival será más fuerte. Si pierdes, será más fácil.
listen-swiss-text-5 = Los jugadores con iguales puntos se ordenan por su Elo. El primero de la mitad alta juega con el primero de la mitad baja, y así sucesivamente.
listen-swiss-text-6 = Nunca te toca dos veces el mismo rival.
listen-swiss-text-7 = Los colores deben alternarse. Se evitan tres partidas seguidas con el mismo color.
listen-swiss-text-8 = Si el número de jugadores es impar, uno de los últimos recibe un punto sin jugar. A cada jugador le pasa como mucho una vez.

listen-ties = Empate a puntos
listen-ties-text-1 = Una victoria vale un punto, unas tablas medio. Al final, a menudo dos jugadores tienen los mismos puntos.
listen-ties-text-2 = Lo mejor es otra partida entre ellos, pero casi nunca hay tiempo.
listen-ties-text-3 = Por eso las bases del torneo dicen de antemano qué decide.
listen-ties-text-4 = En las ligas suele ser el Sonneborn-Berger. Pesan más los puntos contra rivales fuertes.
listen-ties-text-5 = Sumas los puntos de todos a los que has ganado, y la mitad de los puntos de aquellos con los que has hecho tablas.
listen-ties-text-6 = Si también eso es igual, puede decidir el número de victorias, o las victorias con negras.
listen-ties-text-7 = Después viene la partida entre los dos. Y si nada sirve, se sortea.

listen-pace = Ajedrez rápido y lento
listen-pace-text-1 = Con diez minutos o menos por jugador, la partida es relámpago; con una hora o más, clásica. Todo lo demás es rápido.
listen-pace-text-2 = En rápidas, quince minutos más diez segundos por jugada es muy habitual.
listen-pace-text-3 = Para saber cuál es, cuenta sesenta jugadas. Diez segundos por jugada son diez minutos más, veinticinco en total.
listen-pace-text-4 = En partidas rápidas, la agilidad y el conocimiento cuentan tanto como pensar a fondo.
listen-pace-text-5 = Haz pensar a tu rival desde la primera jugada. Una apertura sorprendente le cuesta tiempo.
listen-pace-text-6 = No calcules todo hasta el final. No hay tiempo.
listen-pace-text-7 = Y no persigas la mejor jugada si tienes una buena. Lo mejor es enemigo de lo bueno.
listen-pace-text-8 = Ten siempre presente si hay incremento. Sin él, hasta una posición perdida se salva si al otro le queda poco tiempo.

listen-blind = Cómo juegan los ciegos
listen-blind-text-1 = Cuando un jugador ciego se sienta a jugar, suele haber dos tableros: uno por jugador.
listen-blind-text-2 = En el tablero del jugador ciego, las casillas oscuras están un poco elevadas, y cada casilla tiene un agujero.
listen-blind-text-3 = Cada pieza tiene una espiga que encaja en el agujero. Las negras llevan una marca que los dedos notan.
listen-blind-text-4 = Una pieza solo cuenta como tocada cuando se ha sacado de su agujero.
listen-blind-text-5 = Cada jugada se anuncia. El rival la repite, y la hace en su propio tablero.
listen-blind-text-6 = Las columnas tienen nombres, para no confundir b y d: Ana, Bella, César, David, Eva, Félix, Gustavo, Héctor.
listen-blind-text-7 = Entre países, las piezas y los números se pueden decir en alemán: Springer Gustav eins Felix drei.
listen-blind-text-8 = Un desliz al hablar debe corregirse al momento, antes de que corra el otro reloj.
listen-blind-text-9 = Si los dos tableros llegan a diferir, ayuda el árbitro, y se comparan las dos planillas.

listen-practice = Cómo mejorar
listen-practice-text-1 = El primer consejo es simple: juega, siempre que puedas. De cada partida aprendes algo, ganes o pierdas.
listen-practice-text-2 = El segundo: aprende. Haz lecciones, resuelve problemas, y repasa partidas de buenos jugadores.
listen-practice-text-3 = El tercero: disfruta. Hasta los campeones del mundo pierden.
listen-practice-text-4 = Perder no es una vergüenza, si averiguas por qué. El mejor maestro es tu propio error.
listen-practice-text-5 = Siéntate con confianza. Una partida que das por perdida ya está medio perdida.
listen-practice-text-6 = Piensa antes de que se mueva la mano. Cuando encuentres una buena jugada, compruébala otra vez.
listen-practice-text-7 = Pregunta qué quiere tu rival. Cada jugada tiene una razón, incluso una mala.
listen-practice-text-8 = Las pistas son una ayuda para aprender. En un torneo no las hay.
listen-practice-text-9 = Busca un club. Otras personas te enseñan lo que no puede ningún programa, y un torneo te da un Elo.

listen-phases = Tres partes de una partida
listen-phases-text-1 = Una partida tiene tres partes: la apertura, el medio juego y el final.
listen-phases-text-2 = En la apertura, sacas las piezas y luchas por el centro.
listen-phases-text-3 = Las blancas juegan primero, y suelen atacar. Las negras construyen una posición sólida, y esperan su ocasión.
listen-phases-text-4 = En el medio juego chocan los planes. Se cambian piezas, y el bando más fuerte prepara un buen final.
listen-phases-text-5 = Una o dos piezas solas rara vez vencen a un buen rival. Trae dos o tres ayudantes antes de atacar.
listen-phases-text-6 = En el final quedan pocas piezas, y cada una vale más.
listen-phases-text-7 = Un alfil suele ser entonces mejor que un caballo: cruza un tablero vacío en una jugada.
listen-phases-text-8 = Los peones ganan importancia. Mantenlos juntos, para que se defiendan entre sí, y evita dos en la misma columna.
listen-phases-text-9 = Los buenos jugadores piensan en el final desde el principio. Un peón de más en la apertura puede ser una dama al final.

listen-champions = Campeones mundiales de ajedrez rápido
listen-champions-text-1 = El primer campeonato mundial de ajedrez rápido fue en 2001. Lo ganó Garri Kaspárov.
listen-champions-text-2 = Viswanathan Anand ganó en 2003, y de nuevo catorce años después.
listen-champions-text-3 = Desde 2012 se juega casi todos los años.
listen-champions-text-4 = Magnus Carlsen ganó en 2014 y en 2015.
listen-champions-text-5 = También fueron campeones Levon Aronian, Serguéi Kariakin, Shakhriyar Mamedyarov y Vasyl Ivanchuk.
listen-champions-text-6 = Las mujeres juegan por un título propio. Anna Muzychuk lo ganó en Doha en 2016.
listen-champions-text-7 = Ocho de sus partidas están en el programa. Para buscar las jugadas del ganador, escribe adivinar campeones.

# Finales

ending-list = Finales. Escribe finales y un número, o un nombre.
ending-line = { $number }: { $name }{ $how ->
    [right] , hecho
    [helped] , hecho con ayuda
    [wrong] , por repetir
   *[new] {""}
}.
ending-begins = Final: { $name }.
ending-asks = Juegan { $color }. { $goal ->
    [win] Gana.
   *[draw] Salva las tablas.
}
ending-answers = Las { $color } responden { $move }.
ending-thrown = { $move } { $how ->
    [draws] deja escapar la victoria.
   *[loses] pierde.
} { $goal ->
    [win] { $keeping ->
        [one] Solo gana { $best }.
       *[other] Gana { $best }.
    }
   *[draw] { $keeping ->
        [one] Solo salva las tablas { $best }.
       *[other] Salva las tablas { $best }.
    }
}
ending-again = Tu jugada se deshace. Prueba otra vez.
ending-mate = Jaque mate en { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
}{ $how ->
    [best] , lo mejor posible.
    [longer] . En el mejor caso: { $best }.
   *[unknown] .
}
ending-won = La victoria es segura tras { $moves ->
    [one] una jugada.
   *[other] { $moves } jugadas.
}
ending-drawn = Tablas. Bien defendido.
ending-repeated = Tablas por triple repetición. Bien defendido.
ending-held = Has aguantado { $moves } jugadas. Bien hecho.
ending-lost-repeated = Triple repetición: tablas, no victoria.
ending-lost-fifty = Cincuenta jugadas sin captura ni movimiento de peón: tablas, no victoria.
ending-solution = El mejor juego: { $moves }.
ending-over = El final ha terminado. Otro: siguiente. Vuelta a tu partida: cerrar.
ending-moves = { $moves ->
    [0] Aún sin jugadas.
    [one] Una jugada hasta ahora.
   *[other] { $moves } jugadas hasta ahora.
}
ending-taken-back = Deshecha.
ending-first = No hay jugada que deshacer.
ending-not-here = { $name } no vale en un final.
ending-none = No hay final { $word }. Escribe un número del 1 al { $count }, o finales para ver la lista.
ending-queen = rey y dama
ending-two-rooks = dos torres
ending-rook = rey y torre
ending-pawn = rey y peón
ending-against-pawn = contra un peón
ending-wrong-bishop = alfil del color equivocado
ending-pawn-race = carrera de peones
ending-catch-pawn = alcanzar el peón
ending-queen-against-pawn = dama contra peón
ending-pawn-against-queen = peón contra dama
ending-rook-against-pawn = torre contra peón
ending-pawn-against-rook = peón contra torre

ending-two-bishops = dos alfiles
ending-bishop-against-rook = alfil contra torre
ending-queen-against-rook = dama contra torre
ending-bishop-and-knight = alfil y caballo

repertoire-games = partidas
repertoire-openings = aperturas
repertoire-list = Tus aperturas. Para repasar, escribe { $repertoire } y el nombre.
repertoire-line =
    { $name }, { $color }: { $count ->
        [one] una posición
       *[other] { $count } posiciones
    }, { $wanted } por repasar.
repertoire-none = Aún no hay aperturas. Pon un archivo PGN con tus variantes en la carpeta { $folder } de la carpeta de datos, o juega más partidas.
repertoire-built-in = Aperturas incluidas: { $count }. Para su lista: { $repertoire } { $openings }
repertoire-opening = { $name }, { $color }
repertoire-unknown = No hay aperturas con el nombre { $word }. Tu lista: { $repertoire }.
repertoire-rests = Nada que repasar en { $name } por ahora.
repertoire-empty = No hay variantes en { $name }.
repertoire-other-start = Una variante empieza en la posición inicial habitual.
repertoire-begins = Aperturas: { $name }. Juegas con { $color }.
repertoire-start = Desde el principio.
repertoire-way = Desde el principio: { $moves }.
repertoire-asks = Jugada { $number }, { $color }: ¿tu jugada?
repertoire-wrong = No está en tus aperturas. Prueba otra vez.
repertoire-also = También en tus aperturas: { $moves }.
repertoire-answer = En tus aperturas: { $moves }.
repertoire-help = La apertura: { $name }.
repertoire-left =
    { $count ->
        [0] Aquí no queda nada por repasar.
       *[other] Por repasar aún: { $count }.
    }
repertoire-not-here = { $name } no vale en las aperturas.
puzzle-games = partidas
puzzle-games-none = No hay mates nuevos en tus partidas.
puzzle-game-begins = Problema de la partida { $game }, { $pieces } piezas.
