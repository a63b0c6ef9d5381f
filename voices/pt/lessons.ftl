# As palavras das lições, dos problemas e dos exercícios. As tarefas das lições estão em lessons/, um ficheiro cada.
# Cada frase ouve-se uma vez: curta, uma só ideia, casas como texto simples.

# O que se pergunta nas lições, e o que se diz das respostas.

lessons-next = Lições. A seguir vem a { $number }, { $title }. Para começar uma, escreva o seu número depois de { $learn }: { $learn } { $number }.
lesson-line = { $number }. { $title }
lesson-line-done = { $number }. { $title }, feita
practice-board = Para usar o seu tabuleiro: { $setup }.
lessons-listen = Para ouvir:
lessons-own = As suas:
own-name = { $text } não é um nome que uma lição tenha.
own-no-title = A lição não tem título. Escreva title = "A minha lição" na primeira linha.
own-no-exercise = A lição não tem tarefas. Comece uma com uma linha [1].
own-position = Não há essa posição: { $text }. Escreva-a em FEN.
own-task = Não há essa tarefa: { $text }. Escreva por exemplo find mate.
own-no-task = O exercício não tem tarefa. Escreva por exemplo task = "find mate".
own-square = { $text } não é uma casa.
own-number = { $text } não é um número.
own-empty = Em { $text } não há peça que possa jogar.
own-illegal = { $text } não é aqui um lance legal. Escreva os lances como Nf3, com letras inglesas.
own-answer = { $text } não é resposta a esta tarefa.
own-moves = São outros os lances certos: { $text }.
own-misses = { $text } não faz o que a tarefa pede.
own-untrue = A resposta não é verdadeira.
lesson-none = Não há lição { $word }. Têm números de 1 a { $count }.
lesson-begins = { $title }.
lesson-goes-on = { $title }, tarefa { $exercise }.
lesson-where = { $title }, tarefa { $exercise } de { $count }.
lesson-first = Esta é a primeira tarefa.
lesson-not-here = { $name } não tem lugar numa lição.
practice-which = Qual: { $names }?
answer-wants-colour = Responda { $light } ou { $dark }.
answer-wants-yes-no = Responda { $yes } ou { $no }.
answer-wants-number = Responda com um número.
answer-wants-piece = Responda com uma peça, ou { $nothing }.
answer-wants-squares = Responda com casas, como h5 e6.
answer-wants-choice = Responda { $items } ou { $last }.
practice-nothing-back = Nada para desfazer. Responda outra vez.
lesson-not-kept = A sua resposta não foi guardada: { $reason }.

ask-colour = De que cor é { $square }?
ask-stands = O que está em { $square }?
ask-count = Quantos lances tem esta peça: { $piece } em { $square }?
ask-moves = Diga um a um todos os lances desta peça: { $piece } em { $square }.
ask-all-moves = Jogam as { $color }. Diga um a um todos os lances legais.
ask-castling = Jogam as { $color }. Diga cada roque possível.
ask-capture = Jogam as { $color }. Encontre uma captura.
ask-most = Jogam as { $color }. Capture o que vale mais.
ask-free = Jogam as { $color }. Capture o que ninguém defende.
ask-mate = Jogam as { $color }. Encontre o mate em um.
ask-mate-in-two = Jogam as { $color }. Encontre o primeiro lance do mate em dois.
ask-no-mate = Jogam as { $color }. Evite o mate.
ask-stalemate = Jogam as { $color }. Que lance afoga o rei?
ask-fork = Jogam as { $color }. Encontre um garfo.
ask-discovered = Jogam as { $color }. Encontre um ataque à descoberta.
ask-pin = Jogam as { $color }. Encontre uma cravada.
ask-skewer = Jogam as { $color }. Encontre um espeto.
ask-win = Jogam as { $color }, e ganham. Como?
ask-play-mate = Jogam as { $color }, e dão mate. Jogue-o contra o computador: jogar-daqui. Quando acabar, volte a esta lição, depois: seguinte.
ask-play-win = Jogam as { $color }, e ganham. Jogue-o contra o computador: jogar-daqui. Quando acabar, volte a esta lição, depois: seguinte.
ask-play-draw = Jogam as { $color }, e seguram o empate. Jogue-o contra o computador: jogar-daqui. Quando acabar, volte a esta lição, depois: seguinte.
ask-legal = É legal { $piece } para { $square }? Sim ou não.
ask-legal-short = As { $color } podem fazer roque pequeno? Sim ou não.
ask-legal-long = As { $color } podem fazer roque grande? Sim ou não.
ask-safe = Este lance é seguro: { $move }? Sim ou não.
ask-reach = Esta peça pode chegar alguma vez a { $to }: { $piece } em { $square }? Sim ou não.
ask-drill = Para começar o exercício: Enter. Depois a lição continua.
ask-winnable = Alguém ainda pode ganhar? Sim ou não.
ask-first-moves = Lances que faltam: { $moves }. Escreva o seu lance.

opening-developed = Cavalos e bispos desenvolvidos: { $count } de 4.
opening-castled = { $castled ->
    [yes] Fez roque.
   *[no] Não fez roque.
}
opening-again = Jogou mais de uma vez: { $pieces }.
lesson-right = Certo.
lesson-more = Certo. Mais { $count }.
lesson-named = Esse já o disse.
lesson-wrong = Errado.
lesson-wrong-move = Esse não. Tente de novo, ou escreva dica.
lesson-no-capture = Isso não captura nada. Tente de novo.
lesson-no-check = Isso não dá xeque. Tente de novo.
lesson-answered = As { $color } respondem { $move }. Tente de novo.
lesson-help-piece = É esta peça: { $piece } em { $square }.
lesson-help-goal = { $piece } vai para { $square }.
lesson-help-move = { $move }.
lesson-solution = { $moves }.
lesson-over = A lição acabou.
lesson-missed = { $count ->
    [one] Refaça a tarefa { $exercises }.
   *[other] Refaça as tarefas { $exercises }.
}
lesson-next = A seguir vem a lição { $number }: { $title }.

choice-light = clara
choice-dark = escura
choice-nothing = nada
number-words = zero, um, dois, três, quatro, cinco, seis, sete, oito, nove, dez, onze, doze, treze, catorze, quinze, dezasseis, dezassete, dezoito, dezanove, vinte, vinte e um, vinte e dois, vinte e três, vinte e quatro, vinte e cinco, vinte e seis, vinte e sete, vinte e oito

# Problemas

puzzle-begins = Problema, { $pieces } peças, pontuação { $rating }.
puzzle-came = As { $color } jogaram { $move }.
puzzle-asks = Jogam as { $color }. Encontre o melhor lance.
puzzle-answers = Certo. As { $color } respondem { $move }.
puzzle-solved = Certo, está resolvido.
puzzle-over = O problema acabou. Outro: seguinte. À sua partida: fechar.
puzzle-rating = A sua pontuação é { $rating }. Outro: Enter.
puzzle-streak-begins = Série, problema { $number }: { $pieces } peças, pontuação { $rating }.
puzzle-streak-how = Resolva tantos seguidos quantos puder. Um erro ou uma dica termina a série. O seu recorde: { $record }.
puzzle-streak-goes-on = Série: { $count }.
puzzle-streak-ends = A série termina em { $count }. O seu recorde: { $record }.
puzzle-none = Já teve todos estes problemas.
puzzles-new = Problemas novos: { $puzzle }.
puzzle-too-few = Nenhum tem tão poucas peças. Há a partir de { $pieces } peças.
puzzle-own-begins = Problema de { $name }, { $pieces } peças.
puzzle-own-none = Não há problemas em { $name }.
puzzle-own-columns = Uma linha precisa de nome, posição, lances e pontuação, com vírgulas entre eles.
puzzle-own-start = Um problema precisa da sua posição na etiqueta FEN.
puzzle-own-game = A partida não se consegue ler.
puzzle-own-position = Não há essa posição.
puzzle-own-move = O lance { $number } não se pode jogar.
puzzle-own-short = Falta a solução.
puzzle-own-more = E mais { $count }.
puzzle-unknown = Não há tema nem ficheiro com o nome { $word }. Para ouvir os temas: { $themes }.
puzzle-themes = temas
puzzle-themes-told = Temas: { $themes }. Ou então escreva um número de peças ou uma pontuação.
puzzle-words = Também: { $words }.
puzzle-easy = fácil, fáceis, simples
puzzle-hard = difícil, difíceis
puzzle-opening = abertura, aberturas
puzzle-middlegame = meio-jogo, meio jogo
puzzle-endgame = final, finais
puzzle-streak = série, séries
own-folder = Os seus ficheiros vão para { $folder }.
puzzle-not-here = { $name } não tem lugar num problema.
puzzle-ends-game = Isso é empate. Tente de novo.

puzzle-help-check = O lance dá xeque.
puzzle-help-capture = O lance é uma captura.
puzzle-help-quiet = Um lance tranquilo: nem xeque, nem captura.
puzzle-help-mate = { $moves ->
    [one] É mate em um.
   *[other] É mate em { $moves }.
}
puzzle-help-fork = Procure um garfo.
puzzle-help-hanging = Há algo por defender.
puzzle-help-pin = Procure uma cravada.
puzzle-help-skewer = Procure um espeto.
puzzle-help-discovered = Procure um ataque à descoberta.
puzzle-help-double-check = Procure um xeque duplo.
puzzle-help-promotion = Um peão pode promover.
puzzle-help-opposition = Trata-se da oposição.
puzzle-help-zugzwang = Não deixe nenhum lance bom ao adversário.
puzzle-help-runs = Um peão pode fugir do rei.
puzzle-help-catches = O seu rei ainda alcança um peão.
puzzle-help-traps = É possível prender uma peça.
puzzle-help-stops = Há uma ameaça. Impeça-a.
puzzle-help-saves = Uma das suas peças está em perigo.
puzzle-help-later = Mais tarde: { $theme }.
puzzle-help-promotes = Um peão promove em { $moves } lances.
puzzle-help-both = { $clue } { $later }

reason-piece = { $piece } em { $square }
reason-none = Qualquer outro lance é pior.
reason-mate = Mate.
reason-back-rank = Mate do corredor: o rei está fechado pelas suas próprias peças.
reason-smothered = Mate sufocado: o rei não tem casa livre, e um cavalo dá xeque.
reason-double-check = Xeque duplo: só o rei pode jogar.
reason-promotion = Promoção: { $piece }.
reason-hanging = Sem defesa: { $piece }.
reason-fork = Garfo: { $piece } ataca { $on }.
reason-pin = Cravada: { $piece }, e atrás { $behind }.
reason-skewer = Espeto: { $piece }, e atrás { $behind }.
reason-discovered = Ataque à descoberta: { $piece } ataca { $on }.
reason-opposition = Oposição: as { $color } têm de ceder.
reason-zugzwang = Zugzwang: as { $color } têm de jogar, e todo o lance as prejudica.
reason-runs = O peão em { $pawn } passa: o rei em { $king } chega tarde.
reason-catches = O rei está no quadrado do peão em { $pawn }.
reason-traps = Presa: { $piece }.
reason-stops = A ameaça era: { $move }.
reason-saves = Fora de perigo: { $piece }.
reason-wins = { $count ->
    [one] Ganha o valor de um peão.
   *[other] Ganha o valor de { $count } peões.
}
reason-nears = O peão em { $square } está perto de promover.
reason-checks = Cada lance dá xeque.
reason-draws = É empate.
reason-trades = A troca decide.
reason-answers = Nenhuma outra resposta ao xeque é tão boa.

theme-fork = garfo
theme-pin = cravada
theme-skewer = espeto
theme-discovered = ataque à descoberta
theme-double-check = xeque duplo
theme-hanging = peça por defender
theme-back-rank = mate do corredor
theme-smothered = mate sufocado
theme-mate-in-one = mate em um
theme-mate-in-one-also = mate em um lance, mate num lance, mate em uma jogada, mate numa jogada
theme-mate-in-two = mate em dois
theme-mate-in-three = mate em três
theme-sacrifice = sacrifício
theme-promotion = promoção
theme-trapped = peça presa
theme-quiet = lance tranquilo
theme-defence = defesa
theme-zugzwang = zugzwang
puzzle-filler = peça, peças, lance, lances, jogada, jogadas, com, de, pontuação, problema, problemas

term-lesson = Lição { $title }: { $learn }.
term-puzzle = Um problema: { $puzzle }.
term-sacrifice = Sacrifício: entrega uma peça para ganhar mais ou dar mate.
term-trapped = Peça presa: está atacada e não tem casa segura.
term-defence = Defesa: você impede o que o adversário ameaça.
term-zugzwang = Zugzwang: um lado tem de jogar, e qualquer lance piora a sua posição.
term-notation = notação
term-notation-text = Notação: um lance é a letra da peça e a sua nova casa, Cf3. O peão não tem letra, e4. A captura leva um x, o xeque um mais, o mate um cardinal. O-O é o roque pequeno, O-O-O o grande.
term-wings = Nomes segundo a ala. O bispo, o cavalo e a torre do rei começam na ala do rei; os da dama, na ala da dama. Um peão tem o nome da peça atrás dele: peão do rei, peão do bispo da dama.

# O que volta

due-today = { $count ->
    [one] Há um exercício para hoje. Leva cerca de { $time }. Para começar: { $practise }.
   *[other] Há { $count } exercícios para hoje. Levam cerca de { $time }. Para começar: { $practise }.
}
due-done = Por hoje é tudo.
due-none = Nada para hoje.
due-lines = Linhas novas: { $repertoire }.
puzzle-more = Outro: Enter.
practice-both = { $one } e { $other } excluem-se. Escreva um dos dois.

# Erros de uma partida

mistakes-begin = { $side ->
    [white] Erros das Brancas, { $white }, na partida { $game } contra { $black }.
    [black] Erros das Pretas, { $black }, na partida { $game } contra { $white }.
   *[both] Erros dos dois lados na partida { $game }, { $white } contra { $black }.
}
mistakes-again = De novo um erro, da partida { $game }.
mistakes-search = A examinar a partida. A primeira pergunta vem dentro de segundos.
mistakes-search-next = À procura do próximo.
mistakes-searched = Ainda à procura: { $judged } de { $all } posições avaliadas.
mistakes-quarter = Examinados { $percent } por cento da partida.
mistakes-checking = A verificar os erros encontrados.
mistakes-how = Escreva um lance melhor. Para ouvir a posição: { $pieces }.
mistakes-both = ambos
mistakes-unknown = erros { $word }: desconhecido. Escreva erros com o número de uma partida, brancas, pretas ou ambos.
mistakes-no-game = Abra primeiro uma partida, ou acabe esta.
mistakes-no-moves = Esta partida não tem lances.
mistakes-not-here = { $name } não tem lugar entre os erros.
mistakes-builtin = Avaliado pelo adversário integrado: só pergunta o que está claramente ganho ou perdido. Um motor vê mais: { $opponent } motor stockfish.
mistakes-ended = A procura acaba aqui. O encontrado fica guardado.

mistake-asks = { $label ->
    [blunder] Lance { $number }, { $color }: { $move } foi um erro grave, de { $before } para { $after } por cento. Encontre um lance melhor.
   *[mistake] Lance { $number }, { $color }: { $move } foi um erro, de { $before } para { $after } por cento. Encontre um lance melhor.
}
mistake-comment = Melhor: { $move }. De { $before } para { $after } por cento.
mistake-same = Esse é o lance da partida. Tente de novo.
mistake-best = Certo, é o melhor lance.
mistake-mate = Certo, é mate.
mistake-good = { $points ->
    [0] Certo, tão bom como o melhor, { $move }.
    [1] Certo, um ponto a menos do que o melhor, { $move }.
    [one] Certo, { $points } ponto a menos do que o melhor, { $move }.
   *[other] Certo, { $points } pontos a menos do que o melhor, { $move }.
}
mistake-refuted = As { $color } respondem { $move }.
mistake-again = Tente de novo.
mistake-worse = Não chega. Tente de novo.
mistake-not-judged = O seu lance não pôde ser avaliado. Escreva-o de novo.
mistake-line = Depois dele: { $moves }.
mistake-chance = Ocasião perdida: o lance anterior das { $color } também foi um erro.
mistake-time = As { $color } tinham ainda { $time }.

mistakes-none = Nenhum erro sobre que perguntar.
mistakes-over = { $count ->
    [one] Um erro: { $kinds }.
   *[other] { $count } erros: { $kinds }.
}
mistakes-found = { $count ->
    [one] { $count } encontrado
   *[other] { $count } encontrados
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
    [one] Um foi cometido com pouco tempo.
   *[other] { $count } foram cometidos com pouco tempo.
}
mistakes-chances = { $count ->
    [one] Um foi uma ocasião perdida.
   *[other] { $count } foram ocasiões perdidas.
}
mistakes-most = { $phase ->
    [opening] A maioria na abertura.
    [middlegame] A maioria no meio-jogo.
   *[endgame] A maioria no final.
}
mistakes-accuracy = Precisão: { $accuracy } de 100.
mistakes-accuracy-both = Precisão: Brancas { $white }, Pretas { $black } de 100.

# Exercícios

drill-list = Exercícios. Para começar um, escreva o nome ou o número depois de exercício: exercício cores das casas. O nível vem no fim: exercício caminhos do cavalo 2.
drill-line-done = { $name }, nível { $level }: certas { $right } { $count ->
    [1] de 1
   *[other] das últimas { $count }
}
drill-begins = Exercício: { $drill }, nível { $level }, { $count } { $count ->
         [one] pergunta
        *[other] perguntas
    }.
drill-none = Não há exercício { $word }. Há: { $names }.
drill-levels = Os exercícios têm níveis de 1 a 3.
drill-unknown = { $word }: não entendido. Depois do nível, limites: 6 segundos, 20 perguntas, sem repetições. Até 600 segundos e 50 perguntas.
drill-unit-seconds = { $count ->
         [one] segundo
        *[other] segundos
    }
drill-unit-questions = { $count ->
         [one] pergunta
        *[other] perguntas
    }
drill-unit-repeats = { $count ->
         [one] repetição
        *[other] repetições
    }
drill-no = sem
drill-within = Tem { $time } para cada resposta.
drill-repeats = { $count ->
    [0] Ouve cada pergunta uma vez.
    [one] Pode ouvir cada pergunta mais uma vez.
   *[other] Pode ouvir cada pergunta mais { $count } vezes.
}
drill-no-repeat = Esta pergunta já não se repete.
drill-late = Certo, mas lento demais: { $time }.
drill-not-here = { $name } não tem lugar num exercício.
drill-from-memory = Num exercício responde-se de memória. Para ouvir as peças de novo: dados.
lesson-from-memory = A isto responde-se de memória.
drill-wrong = Errado: { $answer }.
drill-answer = { $answer }.
drill-over = Respostas certas: { $right } em { $count }.
drill-standing = Das últimas { $count } respostas, certas: { $right }, em geral após { $time }.
drill-next = Pode passar ao nível seguinte: exercício { $name } { $level }.

drill-colour = cores das casas
drill-colour-rule = Clara ou escura?
drill-line = linhas
drill-line-rule = Estão duas casas na mesma fila, coluna ou diagonal? Sim ou não.
drill-squares = casas de uma peça
drill-squares-rule = Diga todas as casas a que a peça chega num tabuleiro vazio.
drill-knight = caminhos do cavalo
drill-knight-rule = Diga as casas de um dos caminhos mais curtos, até à última.
drill-attackers = atacantes
drill-attackers-rule = Diga as casas de todas as peças que atacam uma casa, das duas cores.
drill-recall = memória
drill-recall-rule = Ouve uma posição uma vez, depois pergunta-se o que está onde.
drill-minefield = campo de minas
drill-minefield-rule = Um cavalo branco não pode ir onde uma peça preta está ou ataca. Diga um dos caminhos mais curtos.
drill-follow = seguir uma partida
drill-follow-rule = Ouve alguns lances de cada vez, desde a primeira posição, depois pergunta-se onde estão as peças.
drill-growing = linha crescente
drill-growing-rule = Uma linha cresce um lance de cada vez. Repita-a toda, lance após lance.
drill-mates = mates de ouvido
drill-mates-rule = Ouve uma posição uma vez. Encontre o mate.
drill-guess = adivinhar o lance
drill-guess-rule = Adivinhe cada lance de um lado. O outro joga como na partida. Pode pedir o tabuleiro.
drill-ahead = calcular à frente
drill-ahead-rule = Ouve lances que ninguém faz. Responda pela posição que fica. Pode pedir o tabuleiro de antes.

drill-ask-line = { $one } e { $other }?
drill-ask-squares = { $piece } em { $square }.
drill-ask-attackers = Quem ataca { $square }?
drill-ask-knight = De { $from } para { $to }.
drill-ask-where = Em que casas: { $piece }?
drill-ask-repeat = { $count ->
    [one] Repita-o.
   *[other] Repita os { $count } lances.
}
drill-ask-mate = { $moves ->
    [one] Jogam as { $color }: mate em um.
   *[other] Jogam as { $color }: o primeiro lance do mate em { $moves }.
}
drill-ask-guess = Lance { $number }, { $color }: qual acha que foi?
drill-ahead-line = Começam as { $color }: { $moves }.
drill-ask-check = As { $color } ficam em xeque?
drill-ask-mates = As { $color } podem então dar mate em um lance?
drill-ask-taken = As { $color } capturam alguma peça pelo caminho? Diga qual, ou nada.
drill-ask-takes = Diga todas as casas onde as { $color } podem então capturar.
guess-won = { $white } contra { $black }, { $year }. Ganharam as { $color }.
guess-unknown = adivinhar { $word }: desconhecido. Escreva adivinhar com o número de uma partida, brancas ou pretas.
guess-which = Que partida? Escreva também o número: adivinhar 12 pretas.
guess-champions = campeões, campeão, rápidas, xadrez rápido
guess-opening-only = Nada para adivinhar: aqui todos os lances são de abertura.
guess-none = Não há aqui lances das { $color } para adivinhar.
guess-wins-too = O seu também ganha, tanto quanto vê o adversário integrado.
guess-refuted = Ao seu respondem as { $color } { $move }.

choice-yes = sim
choice-no = não

# As lições

## Palavras à escolha

choice-mate = mate
choice-stalemate = rei afogado
choice-won = ganho
choice-drawn = empate
choice-clocks = relógios
choice-arbiter = árbitro
choice-with = com
choice-without = sem

choice-light-also = claro, claras, claros, branca, branco, brancas, brancos
choice-dark-also = escuro, escuras, escuros, preta, preto, pretas, pretos, negra, negro
choice-nothing-also = nenhuma, nenhum, ninguém, nenhuma peça, nenhuma casa, vazio
choice-mate-also = xeque-mate, xeque mate, xequemate
choice-stalemate-also = afogado, afogamento, empate por afogamento
choice-won-also = ganha, ganham, vitória, vence, vencem, Brancas ganham, ganham as Brancas
choice-drawn-also = empatado, empatada, empata
choice-clocks-also = relógio, dois relógios, ambos os relógios, parar os relógios, primeiro os relógios
choice-arbiter-also = juiz, árbitra, chamar o árbitro, primeiro o árbitro
choice-with-also = com incremento
choice-without-also = sem incremento
choice-filler = um, uma, o, a, os, as, é, está, são, isto, isso, casa, quadrado, partida, posição, de, cor, há, acho, que

## 1

lesson-squares = Casas e cores
lesson-squares-goal = Sabe de cabeça a cor de qualquer casa.
lesson-squares-text = O tabuleiro tem 64 casas: oito colunas, de a até h, e oito filas, de 1 a 8. Casas claras e escuras alternam, e o canto à sua mão direita é claro. Para a cor de uma casa, conte também a coluna como número: a coluna a é 1, a coluna h é 8. Se os dois números são ímpares, ou os dois pares, a casa é escura; senão é clara.
lesson-squares-1-help = A primeira coluna é a coluna a: compare o seu número com a fila.
lesson-squares-1-why = a1 é escura: os dois números são 1, ambos ímpares.
lesson-squares-2-help = Que número é a coluna h?
lesson-squares-2-why = h1 é clara: a coluna h é 8, um número par, e a fila é ímpar. É o canto à mão direita das Brancas.
lesson-squares-3-help = Conte desde a primeira coluna até esta, depois compare com a fila.
lesson-squares-3-why = e4 é clara: a coluna é a 5, um número ímpar, e a fila é par.
lesson-squares-4-before = Agora um exercício: ouve casa após casa, e responde clara ou escura. Sem pressa.
lesson-squares-4-help = Pergunte sempre: ambos ímpares, ambos pares, ou um de cada?
lesson-squares-recap = Ambos ímpares ou ambos pares é escura. Tudo o resto é claro.

## 2

lesson-start = A posição inicial
lesson-start-goal = Sabe onde começa cada peça.
lesson-start-text = Cada lado tem dezasseis peças: as Brancas nas filas 1 e 2, as Pretas nas filas 7 e 8. De a1 a h1: torre, cavalo, bispo, dama, rei, bispo, cavalo, torre. Os peões enchem a fila à frente. Cada dama começa na sua cor: a dama branca numa casa clara, a preta numa escura.
lesson-start-1-help = A fila 8 repete a fila 1 na outra cor.
lesson-start-1-why = A dama preta começa em d8, no outro extremo da coluna da dama branca.
lesson-start-2-before = As quatro primeiras colunas são a ala de dama, as quatro últimas a ala de rei. As damas começam na coluna d, os reis na coluna ao lado.
lesson-start-2-help = É o vizinho do rei na ala de rei.
lesson-start-2-why = Ao lado do rei branco há um bispo, em f1. Depois vêm o cavalo em g1 e a torre em h1.
lesson-start-3-help = Que peça começa em d1?
lesson-start-3-why = d1 é clara, a cor da dama branca. Ou conte: a coluna d é 4, par, e a fila é ímpar.
lesson-start-4-before = Agora um primeiro lance. Um cavalo anda duas casas a direito e uma para o lado, e pode saltar sobre outras peças.
lesson-start-4-help = De b1, tente duas filas acima e uma coluna ao lado, depois duas colunas e uma fila.
lesson-start-4-why = O cavalo salta sobre os seus peões para a3 ou c3. Não pode ir para d2: está lá um peão seu.
lesson-start-recap = A dama começa na sua cor, com o rei ao lado. As Brancas jogam primeiro. As cores decide-as uma moeda, ou um peão branco e um preto, um escondido em cada mão.

## 3

lesson-rook = A torre
lesson-rook-goal = Consegue seguir uma torre pela coluna e pela fila.
lesson-rook-text = A torre anda para a frente, para trás ou para os lados, quantas casas quiser. Nunca salta sobre uma peça. Para antes de uma peça do seu lado. Se a primeira peça no caminho for inimiga, pode tomá-la, e o lance acaba aí.
lesson-rook-1-help = Siga a coluna d para cima desde d1, casa a casa.
lesson-rook-1-why = d2, d3 e d4 estão vazias, por isso a torre chega ao peão de d5 e toma-o.

lesson-rook-2-help = Suba primeiro a coluna, depois siga a fila, e conte com as suas peças.
lesson-rook-2-why = Dois lances para cima, a2 e a3, e três para a direita, b1, c1 e d1. Aí param-na o seu peão e o seu rei.
lesson-rook-recap = Uma torre precisa de colunas e filas abertas. Duas torres que se defendem são muito fortes.

## 4

lesson-bishop = O bispo
lesson-bishop-goal = Consegue seguir um bispo pelas diagonais.
lesson-bishop-text = O bispo anda na diagonal, quantas casas quiser. A cada passo, a coluna e a fila mudam uma: c1, d2, e3, f4. Como a torre, nunca salta. Todas as casas de uma diagonal têm a mesma cor.
lesson-bishop-1-help = De d1, ande em cada passo uma coluna para a direita e uma fila para cima.
lesson-bishop-1-why = e2, f3 e g4 estão vazias, por isso o bispo toma o peão de h5. Daí até dá xeque.
lesson-bishop-2-help = Quatro diagonais começam em e4: conte cada uma até ao fim.
lesson-bishop-2-why = Três casas até b1, três até h1, três até h7 e quatro até a8: treze.
lesson-bishop-3-help = Compare as cores das duas casas.
lesson-bishop-3-why = e4 é clara e a1 é escura. Um bispo fica na sua cor a partida toda.
lesson-bishop-recap = Um dos seus bispos tem as casas claras, o outro as escuras. Juntos cobrem o tabuleiro todo.

## 5

lesson-queen = A dama
lesson-queen-goal = Conhece todos os lances de uma dama.
lesson-queen-text = A dama é a peça mais forte. Anda como uma torre ou como um bispo: por uma coluna, uma fila ou uma diagonal. Vai a qualquer distância com o caminho livre, mas nunca salta.
lesson-queen-1-help = Conte os lances dela como torre, depois como bispo.
lesson-queen-1-why = Catorze lances como torre e treze como bispo: 27. Nenhum rei lhe fecha o caminho.
lesson-queen-recap = Torre e bispo juntos fazem uma dama. Ponha-a a salvo.

## 6

lesson-king = O rei
lesson-king-goal = Sabe aonde um rei pode ir, e aonde não.
lesson-king-text = O rei anda uma casa em qualquer direção. Nunca pode ir para uma casa que uma peça inimiga ataca. Quando o próprio rei é atacado, está em xeque. Os reis também atacam: todas as casas à sua volta.
lesson-king-1-help = Dê a volta a d3 casa a casa, e deixe de fora o que o rei preto ataca.
lesson-king-1-why = O rei preto em d5 ataca c4, d4 e e4. Das oito casas à volta de d3 restam cinco: c2, c3, d2, e2 e e3.
lesson-king-2-help = Que peça ficaria ao lado do seu rei em d4?
lesson-king-2-why = Em d4 o seu rei ficaria ao lado do rei preto, e em xeque. Dois reis nunca podem ser vizinhos.
lesson-king-recap = O rei é a peça mais importante, e lenta. Antes de o mover, pergunte que casas estão atacadas.

## 7

lesson-knight = O cavalo
lesson-knight-goal = Encontra todos os lances de um cavalo.
lesson-knight-text = O cavalo anda duas casas por uma coluna ou fila, depois uma para o lado, como a letra L. É a única peça que salta sobre outras. A cada lance muda a cor da sua casa. Quanto mais perto da borda, menos lances tem.
lesson-knight-1-help = Duas casas acima, depois à esquerda ou à direita: o mesmo para baixo e para os dois lados.
lesson-knight-1-why = Quatro direções, e de cada vez à esquerda ou à direita: oito. São b3, b5, c2, c6, e2, e6, f3 e f5.
lesson-knight-2-help = De um canto, a maioria dos saltos sairia do tabuleiro.
lesson-knight-2-why = De a1, só b3 e c2 estão no tabuleiro. Na borda, um cavalo tem de dois a quatro lances.
lesson-knight-3-before = Agora um exercício: leve o cavalo de uma casa a outra, no menor número de lances.
lesson-knight-3-help = Compare as cores: para uma casa da mesma cor, o número de lances é par.
lesson-knight-recap = O lugar de um cavalo é perto do centro, onde tem oito lances.

## 8

lesson-pawn = O peão
lesson-pawn-goal = Sabe como um peão anda, como captura e em que se pode tornar.
lesson-pawn-text = Um peão anda a direito para a frente, uma casa de cada vez, e nunca para trás. Da sua primeira casa, pode também andar duas. Captura de outro modo: uma casa na diagonal para a frente. Uma peça mesmo à frente bloqueia-o, e essa não pode tomar.
lesson-pawn-1-help = Tente as três casas à frente dele: a direito, à esquerda e à direita.
lesson-pawn-1-why = e5 está vazia, por isso o peão pode ir para lá. Captura na diagonal, em d5 e f5.
lesson-pawn-2-help = O que está mesmo à frente dele, e há algo para tomar?
lesson-pawn-2-why = O peão preto em e3 bloqueia-o, e não há nada para tomar em d3 ou f3. Por isso não tem lances.
lesson-pawn-3-before = Na última fila, um peão torna-se dama, torre, bispo ou cavalo: promove. Cada escolha conta como um lance.
lesson-pawn-3-help = Uma casa, mas em quantas peças se pode tornar o peão?
lesson-pawn-3-why = O peão vai para a8 e torna-se dama, torre, bispo ou cavalo: quatro lances.
lesson-pawn-recap = Os peões andam a direito e capturam na diagonal. Nunca recuam, por isso pense antes de avançar um.

## 9

lesson-values = O que valem as peças
lesson-values-goal = Escolhe a melhor de duas capturas.
lesson-values-text = Um peão vale um ponto, um cavalo três, um bispo três, uma torre cinco e uma dama nove. O rei não tem preço: com mate, perde. Os pontos não decidem a partida. Ajudam a julgar capturas e trocas.
lesson-values-1-help = O peão pode tomar em duas casas: compare o que lá está.
lesson-values-1-why = A dama em c6 vale nove pontos, o bispo em e6 só três. E se tomasse o bispo, a dama tomava o seu peão.
lesson-values-recap = Um, três, três, cinco, nove. Nunca arrisque uma torre só por um cavalo.

## 10

lesson-guarded = Defendida ou não
lesson-guarded-goal = Repara nas peças que se podem tomar de graça.
lesson-guarded-text = Uma peça está defendida se o seu lado puder retomar. Antes de capturar, faça duas perguntas: quanto vale, e quem retoma? Se ninguém puder retomar, a peça é de graça. Defenda também as suas peças, primeiro as mais valiosas.
lesson-guarded-1-help = A sua dama ataca duas peças: para cada uma, pergunte quem retoma.
lesson-guarded-1-why = Ninguém defende o bispo em g4. O peão de e6 defende o cavalo de d5, e essa captura custava-lhe a dama.
lesson-guarded-2-before = Agora um exercício: diga as peças que atacam uma casa, ou que a defendem.
lesson-guarded-2-help = Percorra primeiro colunas, filas e diagonais, depois os cavalos, os peões e os reis.
lesson-guarded-recap = Antes de cada captura: quanto vale, e quem retoma?

## 11

lesson-check = Três respostas ao xeque
lesson-check-goal = Encontra todas as respostas a um xeque.
lesson-check-text = Se o seu rei está em xeque, tem de responder já. Há três maneiras: tomar o atacante, pôr uma peça no meio, ou mover o rei. Não se pode rocar para sair de xeque.
lesson-check-1-help = Tente as três maneiras: tomar a torre, fechar a coluna do rei, mover o rei.
lesson-check-1-why = O bispo pode tomar a torre, e a dama pode pôr-se no meio, em e2. Ou o rei sai da coluna, para f1 ou f2.
lesson-check-recap = Tomar, fechar ou mover: percorra sempre as três.

## 12

lesson-mate = Mate em um
lesson-mate-goal = Dá mate quando basta um lance.
lesson-mate-text = O xeque-mate é o objetivo do jogo: um xeque sem resposta. Ninguém pode tomar o atacante, nada se pode pôr no meio, e o rei não tem casa segura. A partida acaba logo. O próprio rei nunca é tomado.
lesson-mate-1-help = Os peões das Pretas fecham o seu próprio rei.
lesson-mate-1-why = De a8 a torre dá xeque pela fila 8. Nada se pode pôr no meio, e os peões pretos fecham todas as saídas.
lesson-mate-2-help = A sua dama pode ir mesmo para junto do rei preto, se o seu rei a defender.
lesson-mate-2-why = O seu rei defende a dama em g7, por isso as Pretas não a podem tomar. Ela também ataca g8 e h7.
lesson-mate-3-help = O rei preto não se pode mexer: encontre um xeque sem resposta.
lesson-mate-3-why = Ninguém pode tomar o cavalo em f7, e um xeque de cavalo não se fecha. O rei está fechado pelas suas peças: mate sufocado.
lesson-mate-recap = Teste cada xeque: podem tomar, fechar ou mover? Se não, é mate.

## 13

lesson-draws = Quando ninguém ganha
lesson-draws-goal = Sabe quando uma partida é empate, e evita afogar o rei quando está a ganhar.
lesson-draws-text = Se quem joga não está em xeque mas não tem lance legal, o rei está afogado. A partida é empate, por mais forte que seja o outro lado. Os jogadores também podem simplesmente acordar o empate.
lesson-draws-1-help = Ataque todas as casas à volta do rei preto, mas não o próprio rei.
lesson-draws-1-why = De c7 a dama ataca a7, b7 e b8, mas não a8. As Pretas não estão em xeque, e não podem jogar.
lesson-draws-2-ask = Jogam as Pretas. É mate ou rei afogado?
lesson-draws-2-help = Pergunte primeiro se as Pretas estão em xeque.
lesson-draws-2-why = Nada ataca h8, por isso as Pretas não estão em xeque. Mas as Brancas atacam g7, g8 e h7: rei afogado.
lesson-draws-3-before = Também se pode reclamar empate: quando uma posição ocorre pela terceira vez, ou após cinquenta lances de cada lado sem captura nem lance de peão. E se já não é possível nenhum mate, a partida empata logo.
lesson-draws-3-help = Um rei e um bispo podem sequer dar mate?
lesson-draws-3-why = Um rei e um bispo não podem dar mate, nem o outro rei. A partida empata logo.
lesson-draws-recap = Cinco maneiras de empatar: rei afogado, acordo, mate impossível, tripla repetição, cinquenta lances. Se está a ganhar, deixe um lance ao adversário.

## 14

lesson-castling = O roque
lesson-castling-goal = Sabe quando pode rocar, e para que lado.
lesson-castling-text = O rei anda duas casas para uma torre, e essa torre vai para a casa que ele atravessou. Rei e torre não podem ter-se movido antes, e não pode haver nada entre eles. O rei não pode rocar em xeque, através de xeque nem para xeque. O roque na ala de rei é o pequeno, na ala de dama o grande.
lesson-castling-1-help = Tente as duas torres: o caminho está livre, e o percurso do rei é seguro?
lesson-castling-1-why = Os dois caminhos estão livres, e as Pretas não atacam nenhuma casa do percurso do rei. Um ataque às torres não importa.
lesson-castling-2-help = Que casa da primeira fila ataca a torre preta?
lesson-castling-2-why = A torre em f3 ataca f1, que o rei teria de atravessar no roque pequeno. Do outro lado, d1 e c1 são seguras.
lesson-castling-3-help = O seu rei está atacado neste momento?
lesson-castling-3-why = A torre em e4 dá xeque. Não se pode rocar em xeque.
lesson-castling-4-help = Pergunte que casas o próprio rei atravessa.
lesson-castling-4-why = A torre preta ataca b1, mas o seu rei só atravessa d1 e acaba em c1. Só a torre atravessa b1, e isso é permitido.
lesson-castling-recap = Faça roque cedo: o rei encontra abrigo, e uma torre entra em jogo. Nunca em xeque, através de xeque ou para xeque.

## 15

lesson-en-passant = En passant
lesson-en-passant-goal = Consegue tomar en passant, e sabe quando já é tarde.
lesson-en-passant-text = Um peão não escapa ao seu por andar duas casas de uma vez. Se parar mesmo ao lado do seu peão, pode tomá-lo como se tivesse andado uma só. O seu peão acaba na casa saltada. Só o pode fazer logo no lance seguinte.
lesson-en-passant-1-before = O último lance das Pretas foi peão d7 para d5.
lesson-en-passant-1-help = Um lance segue a direito, o outro toma um peão ao lado do seu.
lesson-en-passant-1-why = O peão pode avançar para e6. Ou toma o peão de d5 en passant, e acaba em d6.
lesson-en-passant-2-before = A mesma posição, mas desta vez o último lance das Pretas não foi de peão.
lesson-en-passant-2-help = Quanto tempo dura o direito de tomar en passant?
lesson-en-passant-2-why = O peão preto não acabou de andar duas casas. O direito dura só um lance.
lesson-en-passant-recap = Duas casas, ao lado do seu peão, agora mesmo: então pode tomar en passant.

## 16

lesson-promotion = Promover com cuidado
lesson-promotion-goal = Escolhe a peça certa quando o seu peão promove.
lesson-promotion-text = Um peão que chega à última fila torna-se dama, torre, bispo ou cavalo. Não importa o que foi capturado: pode ter duas damas. Quase sempre a dama é o melhor. Mas pergunte primeiro o que o adversário ainda pode jogar.
lesson-promotion-1-before = Promova agora o seu peão. Escolha a peça que ganha.
lesson-promotion-1-help = Para cada peça, pergunte se o rei preto ainda tem um lance.
lesson-promotion-1-why = Uma dama em c8 afogava o rei. Com uma torre, o rei tem de ir para a6, e a torre dá mate em a8.
lesson-promotion-recap = Em geral uma dama, mas não se isso afoga o rei.

## 17

lesson-fork = Garfo e ataque à descoberta
lesson-fork-goal = Consegue atacar duas peças com um lance.
lesson-fork-text = Num garfo, uma peça ataca duas de uma vez. O adversário só pode salvar uma. Os cavalos são muito bons nisso. O melhor alvo é o rei, porque a um xeque tem de se responder.
lesson-fork-1-help = Encontre a casa de onde o cavalo ataca o rei e a torre.
lesson-fork-1-why = De c7 o cavalo ataca o rei e a torre de a8. O rei tem de sair, depois o cavalo toma a torre.
lesson-fork-2-before = Num ataque à descoberta, uma peça afasta-se e abre a linha a outra que está atrás.
lesson-fork-2-help = Quando o cavalo sai da coluna do rei, a sua torre dá xeque: o que pode o cavalo atacar?
lesson-fork-2-why = O cavalo abre a coluna, e a torre dá xeque. Com o mesmo lance, o cavalo ataca a dama.
lesson-fork-recap = Um lance, duas ameaças. As peças são mais fortes quando trabalham juntas.

## 18

lesson-pin = Cravada e espeto
lesson-pin-goal = Consegue atacar duas peças na mesma linha.
lesson-pin-text = Uma peça está cravada quando atrás dela, na mesma linha, há algo mais valioso. Se for o rei, a peça cravada não pode sair da linha. Torres, bispos e damas podem cravar. Ataque uma peça cravada: dificilmente foge.
lesson-pin-1-help = Em que linha estão o rei preto e o seu cavalo?
lesson-pin-1-why = Em e1 a torre crava o cavalo, porque o rei está atrás dele. O cavalo não pode jogar, e pode tomá-lo a seguir.
lesson-pin-2-before = Num espeto, a peça mais valiosa está à frente. Tem de sair, e perde-se a que está atrás.
lesson-pin-2-help = Em que linha estão o rei e a dama das Pretas?
lesson-pin-2-why = De h5 a torre dá xeque pela fila 5. Quando o rei sair, a torre toma a dama.
lesson-pin-recap = Peça mais valiosa atrás: cravada. Peça mais valiosa à frente: espeto.

## 19

lesson-gifts = Presentes
lesson-gifts-goal = Pergunta o que vem a seguir antes de tomar.
lesson-gifts-text = Uma peça de graça nem sempre é um presente. O adversário pode entregá-la para ter algo melhor. Antes de tomar, pergunte qual seria a resposta. Mesmo na sua vez, não tenha pressa.
lesson-gifts-1-help = Que fila deixa a sua torre quando toma?
lesson-gifts-1-why = A sua torre tem de defender a primeira fila. Se tomar em a3, a torre preta dá mate em d1.
lesson-gifts-2-before = Agora o presente é seu: entregue uma peça, e dê mate em dois lances.
lesson-gifts-2-help = A fila 8 depende de uma torre preta: obrigue-a a tomar.
lesson-gifts-2-why = Quando a dama dá xeque em e8, a torre preta tem de a tomar. A sua torre retoma, e isso é mate.
lesson-gifts-recap = Encontre primeiro a melhor resposta do adversário, depois tome. Uma peça de graça pode ser isco.

## 20

lesson-opening = A abertura
lesson-opening-goal = Consegue sair com as peças, rocar e lutar pelo centro.
lesson-opening-text = Comece com um peão do centro, por exemplo e4 ou d4: ganha espaço e abre linhas. Saia com as peças uma a uma. Não jogue duas vezes a mesma peça, a não ser que a ataquem. Faça roque cedo, e deixe em casa os peões à frente do rei. Também c4 e cavalo f3 são bons primeiros lances. Um bispo em g2 ou b2 domina o centro a partir da ala. Não feche os seus bispos com os próprios peões.
lesson-opening-1-before = As Brancas tentam o mate do pastor: a dama em h5 e o bispo em c4 atacam f7.
lesson-opening-1-help = Defenda f7, feche o caminho da dama, ou dê espaço ao seu rei.
lesson-opening-1-why = As Brancas ameaçam dar mate tomando em f7 com a dama. O melhor é peão g6: fecha-lhe o caminho e ataca-a.
lesson-opening-2-before = Agora jogue dez lances contra o nível 3. Depois ouve o que desenvolveu, se fez roque, e o que jogou duas vezes.
lesson-opening-2-help = Um peão do centro, os cavalos, os bispos, depois o roque: essa ordem raramente falha.
lesson-opening-recap = Centro, peças fora, roque. O mate do pastor só resulta uma vez, não conte com truques.

## 21

lesson-trades = Trocas e planos
lesson-trades-goal = Sabe quando uma troca ajuda.
lesson-trades-text = Troque quando recebe mais do que dá. Troque também quando está em vantagem: com menos peças, ela conta mais. Não tenha pressa no ataque: tire primeiro as peças que defendem. Dê um fim a cada lance, e pense alguns lances à frente.
lesson-trades-1-before = Tem uma torre a mais. Troque as damas.
lesson-trades-1-help = As duas damas estão na mesma coluna, sem nada entre elas.
lesson-trades-1-why = Sem damas, o seu rei e a sua torre enfrentam um rei sozinho. Pode dar mate, e as Pretas já não podem ganhar.
lesson-trades-recap = Em vantagem, troque. Depois siga o plano passo a passo.

## 22

lesson-two-mates = Mates de cor
lesson-two-mates-goal = Consegue dar mate a um rei sozinho com duas torres, com uma dama ou com uma torre.
lesson-two-mates-text = Perto do fim restam poucas peças, e é preciso saber acabar. A um rei sozinho dá-se mate na borda do tabuleiro. Leve-o até lá passo a passo, e não o afogue.

lesson-two-mates-1-before = Com duas torres, uma fecha o rei e a outra dá xeque. Aqui pode dar mate em dois lances.
lesson-two-mates-1-help = Não deixe o rei preto sair da fila 8.
lesson-two-mates-2-before = Rei e dama: a dama tira espaço ao rei preto, depois o seu rei vem ajudar. Com o melhor jogo, são nove lances.
lesson-two-mates-2-help = Ponha a dama a um salto de cavalo do rei preto, até ele estar na borda.
lesson-two-mates-3-before = Rei e torre: a torre corta o rei preto, e o seu rei empurra-o. Com o melhor jogo, são quinze lances.
lesson-two-mates-3-help = Quando os reis estão frente a frente com uma casa entre eles, dê xeque de lado.
lesson-two-mates-recap = Cortar o rei, trazer o seu, mate na borda. Antes de cada lance calmo, pergunte se afoga o rei.

## 23

lesson-pawn-endings = Peões no fim
lesson-pawn-endings-goal = Sabe quando um só peão ganha, e quando não.
lesson-pawn-endings-text = No fim, um peão pode decidir a partida tornando-se dama. O rei vai à frente, e o peão segue-o. Quando os reis estão frente a frente com uma casa entre eles, tem a oposição o lado que não precisa de jogar. Um rei sozinho apanha um peão se entrar no seu quadrado, tão largo como é longo o caminho do peão.
lesson-pawn-endings-1-before = O seu rei está na fila 6, à frente do seu peão: isso ganha. Mostre como.
lesson-pawn-endings-1-help = Deixe o rei controlar as casas à frente do peão, e só então o avance.
lesson-pawn-endings-2-ask = Jogam as Brancas. Está ganho ou é empate?
lesson-pawn-endings-2-help = Quem tem a oposição?
lesson-pawn-endings-2-why = Os reis estão frente a frente, e as Brancas têm de jogar: a oposição é das Pretas. Se jogassem as Pretas, as Brancas ganhavam.
lesson-pawn-endings-3-before = Joga com as Pretas, e é a sua vez: segure o empate. O peão precisa de quatro lances até a8, e o seu quadrado tem cinco colunas, desde a primeira.
lesson-pawn-endings-3-help = Entre logo no quadrado, depois corra para a8.
lesson-pawn-endings-4-ask = Jogam as Brancas. Está ganho ou é empate?
lesson-pawn-endings-4-help = Compare a cor de h8 com a cor do bispo.
lesson-pawn-endings-4-why = O peão promove em h8, uma casa escura, e o bispo só tem as claras. Ninguém tira o rei do canto.
lesson-pawn-endings-recap = Primeiro o rei, a oposição e o quadrado do peão. Com um peão de torre, o bispo tem de ser da cor do canto.

## 24

lesson-clock = Relógio e torneio
lesson-clock-goal = Sabe anunciar lances, premir o relógio e reclamar vitória por tempo.
lesson-clock-text = Cada jogador tem tempo para a partida, e quando preme, anda o relógio do adversário. Se o seu tempo acaba, perde, a não ser que o adversário não possa dar mate. Os jogadores cegos anunciam cada lance em voz alta, e o adversário repete-o. Com peça tocada, peça jogada, uma peça tocada tem de jogar, se puder.
lesson-clock-1-before = Agora cinco lances como num torneio. Anuncie o lance, prima, e repita o do adversário.
lesson-clock-1-help = Anunciar, premir, repetir: sempre por esta ordem.
lesson-clock-2-ask = Caiu a seta do adversário numa partida rápida. O que vem primeiro, os relógios ou o árbitro?
lesson-clock-2-help = O que continua a andar enquanto fala?
lesson-clock-2-why = Pare primeiro os relógios, ou pode cair também a sua seta. Depois reclame a vitória e chame o árbitro.
lesson-clock-3-ask = O adversário tem 15 segundos. Pode trocar as damas para um final de peões perdido. É uma hipótese com incremento, ou sem?
lesson-clock-3-help = O adversário ainda tem de promover um peão e depois dar mate.
lesson-clock-3-why = Sem incremento, 15 segundos podem não chegar para promover e dar mate. Com incremento, cada lance traz novos segundos.
lesson-clock-recap = Primeiro os relógios, depois o árbitro. Nas rápidas, um bom lance agora vale mais do que o melhor tarde demais.

## Para ouvir

listen-wheat = O trigo no tabuleiro
listen-wheat-text-1 = Uma velha lenda da Índia fala de um rei cujo único filho caiu em combate.
listen-wheat-text-2 = No seu luto, deixou o reino cair em ruína.
listen-wheat-text-3 = Então um sábio chamado Sessa trouxe-lhe um tabuleiro de 64 casas, e peças para cada parte do seu exército.
listen-wheat-text-4 = Havia soldados a pé, cavaleiros, carros e elefantes, um ministro, e o próprio rei.
listen-wheat-text-5 = O jogo curou a tristeza do rei, e ele voltou a governar. Como prémio, Sessa podia pedir o que quisesse.
listen-wheat-text-6 = Sessa pediu trigo: um grão pela primeira casa, dois pela segunda, quatro pela terceira, e assim até à última.
listen-wheat-text-7 = O rei divertiu-se com um desejo tão modesto.
listen-wheat-text-8 = Depois contaram-se os grãos: mais de 18 triliões. O reino teria de colher durante dois mil anos.
listen-wheat-text-9 = Sessa perdoou a dívida ao rei, e o rei fez dele o seu primeiro conselheiro.

listen-origins = De onde vem o xadrez
listen-origins-text-1 = Ninguém sabe ao certo onde começou o xadrez. A maioria diz: na Índia, há bem mais de mil anos.
listen-origins-text-2 = Uma lenda grega atribui-o a Ares, o deus da guerra. Ele fez o tabuleiro para experimentar batalhas, e pelo seu filho o jogo chegou às pessoas.
listen-origins-text-3 = O jogo indiano chamava-se chaturanga.
listen-origins-text-4 = O seu elefante tornou-se o nosso bispo. Saltava exatamente duas casas na diagonal.
listen-origins-text-5 = O seu ministro tornou-se a nossa dama. Andava só uma casa na diagonal, e era das peças mais fracas.
listen-origins-text-6 = Ninguém rocava, e nenhum peão andava duas casas. Um peão promovido tornava-se ministro, nada melhor.
listen-origins-text-7 = Por volta de 1475, em Espanha ou em Itália, o jogo tornou-se rápido.
listen-origins-text-8 = O bispo e a dama ganharam os lances de hoje, e a dama foi de repente a peça mais forte.
listen-origins-text-9 = Os peões podiam agora andar duas casas ao princípio, e com isso veio a captura en passant.
listen-origins-text-10 = Só no século dezanove as peças passaram a mover-se da mesma forma em toda a parte. Assim se movem até hoje.

listen-longest = A partida mais longa
listen-longest-text-1 = A partida de torneio mais longa que se conhece jogou-se em Belgrado em 1989.
listen-longest-text-2 = Ivan Nikolić tinha as Brancas, e Goran Arsović as Pretas.
listen-longest-text-3 = Jogaram 269 lances cada um, e levaram mais de vinte horas.
listen-longest-text-4 = No fim havia torre e bispo contra torre.
listen-longest-text-5 = Ninguém ganhou: foi empate.
listen-longest-text-6 = Nesse tempo, as regras davam a esses finais mais de cinquenta lances.
listen-longest-text-7 = Hoje não há exceção. Após cinquenta lances de cada lado sem captura nem lance de peão, um jogador pode reclamar empate; após setenta e cinco, a partida acabou.

listen-forms = Muitas maneiras de jogar
listen-forms-text-1 = Em geral, dois jogadores encontram-se a um tabuleiro. Mas não é a única maneira.
listen-forms-text-2 = Na rede, o adversário pode estar do outro lado do mundo. As regras são as mesmas.
listen-forms-text-3 = No blitz, cada jogador tem só alguns minutos, e ninguém precisa de anotar os lances.
listen-forms-text-4 = Numa simultânea, um jogador forte enfrenta muitos adversários, cada um no seu tabuleiro.
listen-forms-text-5 = No xadrez às cegas, o tabuleiro está só na cabeça. Mestres que veem dão essas exibições com grande aplauso.
listen-forms-text-6 = Os jogadores cegos não precisam disso: a maioria tem um tabuleiro sob os dedos. Mas muitos conseguem.
listen-forms-text-7 = No xadrez por correspondência, os lances viajam pelo correio. Uma partida durava anos; o correio eletrónico tornou-a mais rápida.
listen-forms-text-8 = Os seus lances escrevem-se só em algarismos, para que jogadores de todas as línguas os entendam. Tem até a sua federação mundial.

listen-variants = Jogos com outras regras
listen-variants-text-1 = Há quem goste de mudar as regras do xadrez. Esses jogos chamam-se variantes.
listen-variants-text-2 = No xadrez 960, inventado por Bobby Fischer, as peças atrás dos peões são sorteadas.
listen-variants-text-3 = Os dois bispos têm de estar em cores diferentes, e o rei entre as torres. Restam 960 posições iniciais.
listen-variants-text-4 = No rei da colina, também se ganha levando o rei a uma das quatro casas do centro.
listen-variants-text-5 = No três xeques, também se ganha dando xeque três vezes.
listen-variants-text-6 = No crazyhouse, uma peça capturada muda de lado. Num lance seguinte, pode pô-la numa casa vazia.
listen-variants-text-7 = O bughouse é para quatro, dois contra dois, em dois tabuleiros. O que captura vai para o seu parceiro, que o pode pôr no tabuleiro.

listen-tournaments = Como funcionam os torneios
listen-tournaments-text-1 = A prova mais simples é o encontro: dois jogadores, e um número fixo de partidas.
listen-tournaments-text-2 = Num torneio de todos contra todos, cada um joga com cada um. É o mais justo, mas leva muito tempo.
listen-tournaments-text-3 = Os jogadores tiram números à sorte. Uma tabela diz então quem joga com quem em cada ronda, e quem tem as Brancas.
listen-tournaments-text-4 = Se o número de jogadores é ímpar, um deles descansa em cada ronda.
listen-tournaments-text-5 = A duas voltas, todos se encontram duas vezes, uma com cada cor.
listen-tournaments-text-6 = Numa eliminatória, quem perde vai para casa. Depois de um empate, joga-se muitas vezes de novo, com menos tempo.
listen-tournaments-text-7 = No sistema Scheveningen, cada jogador de uma equipa encontra cada jogador da outra.
listen-tournaments-text-8 = Quando equipas se encontram tabuleiro contra tabuleiro, somam-se os pontos de todos os tabuleiros.

listen-swiss = O sistema suíço
listen-swiss-text-1 = Quando cem jogadores têm um fim de semana, não podem todos encontrar-se. O sistema suíço ajuda.
listen-swiss-text-2 = O número de rondas fixa-se antes, muitas vezes sete, nove ou onze. Ninguém é eliminado.
listen-swiss-text-3 = Em cada ronda encontra alguém com tantos pontos como tem, ou quase.
listen-swiss-text-4 = Assim, se ganha, o próximo adversário é provavelmente mais forte. Se perde, torna-se mais fácil.
listen-swiss-text-5 = Jogadores com os mesmos pontos ordenam-se pelo elo. O primeiro da metade de cima encontra o primeiro da de baixo, e assim por diante.
listen-swiss-text-6 = Nunca encontra duas vezes o mesmo adversário.
listen-swiss-text-7 = As cores devem alternar. Evitam-se três partidas seguidas com a mesma cor.
listen-swiss-text-8 = Se o número de jogadores é ímpar, um dos últimos recebe um ponto sem jogar. Isso acontece no máximo uma vez a cada jogador.

listen-ties = Iguais em pontos
listen-ties-text-1 = Uma vitória vale um ponto, um empate meio ponto. No fim, dois jogadores têm muitas vezes o mesmo.
listen-ties-text-2 = O melhor seria outra partida entre eles, mas raramente há tempo.
listen-ties-text-3 = Por isso o regulamento do torneio diz antes o que decide.
listen-ties-text-4 = Em todos contra todos, é muitas vezes o Sonneborn-Berger. Pesam mais os pontos contra adversários fortes.
listen-ties-text-5 = Somam-se os pontos de todos a quem ganhou, e metade dos pontos daqueles com quem empatou.
listen-ties-text-6 = Se também isso for igual, pode decidir o número de vitórias, ou as vitórias com as Pretas.
listen-ties-text-7 = Depois vem a partida entre os dois. E se nada ajuda, tira-se à sorte.

listen-pace = Xadrez rápido e lento
listen-pace-text-1 = Com dez minutos ou menos para cada jogador, é blitz; com uma hora ou mais, é clássico. Tudo o que está no meio é rápido.
listen-pace-text-2 = Nas rápidas, é muito comum quinze minutos mais dez segundos por lance.
listen-pace-text-3 = Para saber o que é, conte sessenta lances. Dez segundos por lance fazem mais dez minutos, vinte e cinco ao todo.
listen-pace-text-4 = Em partidas rápidas, a ligeireza e o conhecimento contam tanto como o pensamento fundo.
listen-pace-text-5 = Faça o adversário pensar desde o primeiro lance. Uma abertura inesperada custa-lhe tempo.
listen-pace-text-6 = Não calcule tudo até ao fim. Não há tempo para isso.
listen-pace-text-7 = E não ande à caça do melhor lance quando tem um bom. O ótimo é inimigo do bom.
listen-pace-text-8 = Saiba sempre se há incremento. Sem ele, até uma posição perdida se pode salvar, se o outro relógio está no fim.

listen-blind = Como jogam os cegos
listen-blind-text-1 = Quando um jogador cego se senta para uma partida, há muitas vezes dois tabuleiros: um para cada jogador.
listen-blind-text-2 = No tabuleiro do jogador cego, as casas escuras são um pouco mais altas, e cada casa tem um furo.
listen-blind-text-3 = Cada peça tem um pino que entra no furo. As peças pretas têm uma marca que os dedos sentem.
listen-blind-text-4 = Uma peça só conta como tocada quando foi tirada do furo.
listen-blind-text-5 = Cada lance é anunciado. O adversário repete-o, e joga-o no seu próprio tabuleiro.
listen-blind-text-6 = Para as colunas há nomes, para não confundir b com d: Ana, Bela, César, David, Eva, Félix, Gustav, Hector.
listen-blind-text-7 = Entre países, peças e números podem dizer-se em alemão: Springer Gustav eins Felix drei.
listen-blind-text-8 = Um engano na fala tem de ser corrigido logo, antes de andar o outro relógio.
listen-blind-text-9 = Se os dois tabuleiros alguma vez diferirem, ajuda o árbitro, e comparam-se as duas planilhas.

listen-practice = Como jogar melhor
listen-practice-text-1 = O primeiro conselho é simples: jogue, tanto quanto puder. Aprende-se com cada partida, ganha ou perdida.
listen-practice-text-2 = O segundo: aprenda. Faça lições, resolva problemas, e reveja as partidas de bons jogadores.
listen-practice-text-3 = O terceiro: divirta-se. Até os campeões do mundo perdem.
listen-practice-text-4 = Perder não é vergonha, se descobrir porquê. O melhor mestre é o seu próprio erro.
listen-practice-text-5 = Sente-se com confiança. Uma partida de que já desistiu na cabeça está meio perdida.
listen-practice-text-6 = Pense antes de mexer a mão. Quando encontrar um bom lance, teste-o mais uma vez.
listen-practice-text-7 = Pergunte o que quer o adversário. Cada lance tem uma razão, mesmo um mau.
listen-practice-text-8 = As dicas são uma ajuda para aprender. Num torneio não há nenhuma.
listen-practice-text-9 = Procure um clube. Outras pessoas ensinam o que nenhum programa sabe, e um torneio dá-lhe elo.

listen-phases = Três partes de uma partida
listen-phases-text-1 = Uma partida tem três partes: a abertura, o meio-jogo e o final.
listen-phases-text-2 = Na abertura, saem as peças e luta-se pelo centro.
listen-phases-text-3 = As Brancas jogam primeiro, e atacam muitas vezes. As Pretas constroem uma posição sólida, e esperam uma ocasião.
listen-phases-text-4 = No meio-jogo, os planos encontram-se. Trocam-se peças, e o lado mais forte prepara um bom final.
listen-phases-text-5 = Uma ou duas peças sozinhas raramente vencem um bom adversário. Traga duas ou três ajudas antes de atacar.
listen-phases-text-6 = No final, restam poucas peças, e cada uma vale mais.
listen-phases-text-7 = Um bispo é então muitas vezes melhor do que um cavalo: atravessa um tabuleiro vazio num lance.
listen-phases-text-8 = Os peões tornam-se importantes. Ponha-os juntos, para que se defendam uns aos outros, e evite dois na mesma coluna.
listen-phases-text-9 = Os bons jogadores pensam no final desde o princípio. Um peão a mais na abertura pode ser uma dama no fim.

listen-champions = Campeões mundiais de xadrez rápido
listen-champions-text-1 = O primeiro campeonato mundial de xadrez rápido foi em 2001. Garry Kasparov venceu-o.
listen-champions-text-2 = Viswanathan Anand venceu em 2003, e de novo catorze anos depois.
listen-champions-text-3 = Desde 2012 joga-se quase todos os anos.
listen-champions-text-4 = Magnus Carlsen venceu em 2014 e em 2015.
listen-champions-text-5 = Também foram campeões Levon Aronian, Sergey Karjakin, Shakhriyar Mamedyarov e Vasyl Ivanchuk.
listen-champions-text-6 = As mulheres jogam por um título próprio. Anna Muzychuk venceu-o em Doha em 2016.
listen-champions-text-7 = Oito das partidas deles estão no programa. Para procurar os lances de quem ganhou, escreva adivinhar campeões.

# Finais

ending-list = Finais. Escreva finais e um número, ou um nome.
ending-line = { $number }: { $name }{ $how ->
    [right] , feito
    [helped] , feito com ajuda
    [wrong] , a repetir
   *[new] {""}
}.
ending-begins = Final: { $name }.
ending-asks = Jogam as { $color }. { $goal ->
    [win] Ganhe.
   *[draw] Segure o empate.
}
ending-answers = As { $color } respondem { $move }.
ending-thrown = { $move } { $how ->
    [draws] deixa fugir a vitória.
   *[loses] perde.
} { $goal ->
    [win] { $keeping ->
        [one] Só { $best } ganha.
       *[other] { $best } ganha.
    }
   *[draw] { $keeping ->
        [one] Só { $best } segura o empate.
       *[other] { $best } segura o empate.
    }
}
ending-again = O seu lance é desfeito. Tente de novo.
ending-mate = Xeque-mate após { $moves ->
    [one] um lance
   *[other] { $moves } lances
}{ $how ->
    [best] , o melhor possível.
    [longer] . No melhor caso: { $best }.
   *[unknown] .
}
ending-won = A vitória está segura após { $moves ->
    [one] um lance.
   *[other] { $moves } lances.
}
ending-drawn = Empate. Bem defendido.
ending-repeated = Empate por tripla repetição. Bem defendido.
ending-held = Aguentou { $moves } lances. Muito bem.
ending-lost-repeated = Tripla repetição: empate, não vitória.
ending-lost-fifty = Cinquenta lances sem captura nem lance de peão: empate, não vitória.
ending-solution = Melhor jogo: { $moves }.
ending-over = O final acabou. Outro: seguinte. À sua partida: fechar.
ending-moves = { $moves ->
    [0] Ainda nenhum lance.
    [one] Um lance até agora.
   *[other] { $moves } lances até agora.
}
ending-taken-back = Desfeito.
ending-first = Nenhum lance para desfazer.
ending-not-here = { $name } não tem lugar num final.
ending-none = Não há final { $word }. Escreva um número de 1 a { $count }, ou finais para a lista.
ending-queen = rei e dama
ending-two-rooks = duas torres
ending-rook = rei e torre
ending-pawn = rei e peão
ending-against-pawn = contra um peão
ending-wrong-bishop = bispo errado
ending-pawn-race = corrida de peões
ending-catch-pawn = apanhar o peão
ending-queen-against-pawn = dama contra peão
ending-pawn-against-queen = peão contra dama
ending-rook-against-pawn = torre contra peão
ending-pawn-against-rook = peão contra torre

ending-two-bishops = dois bispos
ending-bishop-against-rook = bispo contra torre
ending-queen-against-rook = dama contra torre
ending-bishop-and-knight = bispo e cavalo

repertoire-games = partidas
repertoire-openings = aberturas
repertoire-list = As suas aberturas. Para praticar uma, escreva { $repertoire } e o nome.
repertoire-line =
    { $name }, { $color }: { $count ->
        [one] uma posição
       *[other] { $count } posições
    }, { $wanted } para praticar.
repertoire-none = Ainda não há aberturas. Ponha um ficheiro PGN com as suas linhas na pasta { $folder } da pasta de dados, ou jogue mais partidas.
repertoire-built-in = Aberturas incluídas: { $count }. Para a lista: { $repertoire } { $openings }
repertoire-opening = { $name }, { $color }
repertoire-unknown = Não há aberturas com o nome { $word }. Para a lista: { $repertoire }.
repertoire-rests = Nada para praticar agora em { $name }.
repertoire-empty = Não há linhas em { $name }.
repertoire-other-start = Uma linha começa na posição inicial habitual.
repertoire-begins = Aberturas: { $name }. Joga com as { $color }.
repertoire-start = Do início.
repertoire-way = Do início: { $moves }.
repertoire-asks = Lance { $number }, { $color }: o que joga?
repertoire-wrong = Não está nas suas aberturas. Tente de novo.
repertoire-also = Também nas suas aberturas: { $moves }.
repertoire-answer = Nas suas aberturas: { $moves }.
repertoire-help = A abertura: { $name }.
repertoire-left =
    { $count ->
        [0] Aqui já não há nada para praticar.
        [one] Falta { $count } para praticar.
       *[other] Faltam { $count } para praticar.
    }
repertoire-not-here = { $name } não tem lugar nas aberturas.
puzzle-games = partidas
puzzle-games-none = Não há mates novos nas suas partidas.
puzzle-game-begins = Problema da partida { $game }, { $pieces } peças.
