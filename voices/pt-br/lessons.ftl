# Português do Brasil: só o que difere do português europeu.

lessons-next = Lições. A seguir vem a { $number }, { $title }. Para começar uma, digite o seu número depois de { $learn }: { $learn } { $number }.
own-no-title = A lição não tem título. Digite title = "A minha lição" na primeira linha.
own-position = Não há essa posição: { $text }. Digite-a em FEN.
own-illegal = { $text } não é aqui um lance legal. Digite os lances como Nf3, com letras inglesas.
lesson-not-kept = A sua resposta não foi salva: { $reason }.
ask-discovered = Jogam as { $color }. Encontre um ataque descoberto.
ask-first-moves = Lances que faltam: { $moves }. Digite o seu lance.
lesson-wrong-move = Esse não. Tente de novo, ou digite dica.
puzzle-own-game = A partida não pode ser lida.
puzzle-unknown = Não há tema nem arquivo com o nome { $word }. Para ouvir os temas: { $themes }.
puzzle-themes-told = Temas: { $themes }. Ou então digite um número de peças ou uma pontuação.
own-folder = Os seus arquivos vão para { $folder }.
puzzle-help-discovered = Procure um ataque descoberto.
reason-discovered = Ataque descoberto: { $piece } ataca { $on }.
theme-discovered = ataque descoberto
term-notation-text = Notação: um lance é a letra da peça e a sua nova casa, Cf3. O peão não tem letra, e4. A captura leva um x, o xeque um mais, o mate um jogo da velha. O-O é o roque pequeno, O-O-O o grande.
mistakes-search = Examinando a partida. A primeira pergunta vem dentro de segundos.
mistakes-search-next = Procurando o próximo.
mistakes-searched = Ainda procurando: { $judged } de { $all } posições avaliadas.
mistakes-how = Digite um lance melhor. Para ouvir a posição: { $pieces }.
mistakes-unknown = erros { $word }: desconhecido. Digite erros com o número de uma partida, brancas, pretas ou ambos.
mistakes-ended = A procura acaba aqui. O encontrado fica salvo.
mistake-not-judged = O seu lance não pôde ser avaliado. Digite-o de novo.
mistakes-skipped = { $count ->
    [one] { $count } pulado
   *[other] { $count } pulados
}
drill-list = Exercícios. Para começar um, digite o nome ou o número depois de exercício: exercício cores das casas. O nível vem no fim: exercício caminhos do cavalo 2.
drill-line-rule = Estão duas casas na mesma fileira, coluna ou diagonal? Sim ou não.
drill-knight-rule = Diga as casas de um dos caminhos mais curtos, até a última.
guess-unknown = adivinhar { $word }: desconhecido. Digite adivinhar com o número de uma partida, brancas ou pretas.
guess-which = Que partida? Digite também o número: adivinhar 12 pretas.
lesson-squares-text = O tabuleiro tem 64 casas: oito colunas, de a até h, e oito fileiras, de 1 a 8. Casas claras e escuras alternam, e o canto à sua mão direita é claro. Para a cor de uma casa, conte também a coluna como número: a coluna a é 1, a coluna h é 8. Se os dois números são ímpares, ou os dois pares, a casa é escura; senão é clara.
lesson-squares-1-help = A primeira coluna é a coluna a: compare o seu número com a fileira.
lesson-squares-2-why = h1 é clara: a coluna h é 8, um número par, e a fileira é ímpar. É o canto à mão direita das Brancas.
lesson-squares-3-help = Conte desde a primeira coluna até esta, depois compare com a fileira.
lesson-squares-3-why = e4 é clara: a coluna é a 5, um número ímpar, e a fileira é par.
lesson-start-text = Cada lado tem dezesseis peças: as Brancas nas fileiras 1 e 2, as Pretas nas fileiras 7 e 8. De a1 a h1: torre, cavalo, bispo, dama, rei, bispo, cavalo, torre. Os peões enchem a fileira à frente. Cada dama começa na sua cor: a dama branca numa casa clara, a preta numa escura.
lesson-start-1-help = A fileira 8 repete a fileira 1 na outra cor.
lesson-start-3-why = d1 é clara, a cor da dama branca. Ou conte: a coluna d é 4, par, e a fileira é ímpar.
lesson-start-4-help = De b1, tente duas fileiras acima e uma coluna ao lado, depois duas colunas e uma fileira.
lesson-rook-goal = Consegue seguir uma torre pela coluna e pela fileira.
lesson-rook-2-help = Suba primeiro a coluna, depois siga a fileira, e conte com as suas peças.
lesson-rook-recap = Uma torre precisa de colunas e fileiras abertas. Duas torres que se defendem são muito fortes.
lesson-bishop-text = O bispo anda na diagonal, quantas casas quiser. A cada passo, a coluna e a fileira mudam uma: c1, d2, e3, f4. Como a torre, nunca salta. Todas as casas de uma diagonal têm a mesma cor.
lesson-bishop-1-help = De d1, ande em cada passo uma coluna para a direita e uma fileira para cima.
lesson-bishop-2-help = Quatro diagonais começam em e4: conte cada uma até o fim.
lesson-queen-text = A dama é a peça mais forte. Anda como uma torre ou como um bispo: por uma coluna, uma fileira ou uma diagonal. Vai a qualquer distância com o caminho livre, mas nunca salta.
lesson-knight-text = O cavalo anda duas casas por uma coluna ou fileira, depois uma para o lado, como a letra L. É a única peça que salta sobre outras. A cada lance muda a cor da sua casa. Quanto mais perto da borda, menos lances tem.
lesson-pawn-3-before = Na última fileira, um peão torna-se dama, torre, bispo ou cavalo: promove. Cada escolha conta como um lance.
lesson-guarded-2-help = Percorra primeiro colunas, fileiras e diagonais, depois os cavalos, os peões e os reis.
lesson-mate-1-why = De a8 a torre dá xeque pela fileira 8. Nada se pode pôr no meio, e os peões pretos fecham todas as saídas.
lesson-draws-goal = Sabe quando uma partida é empate, e evita afogar o rei quando está ganhando.
lesson-draws-recap = Cinco maneiras de empatar: rei afogado, acordo, mate impossível, tripla repetição, cinquenta lances. Se está ganhando, deixe um lance ao adversário.
lesson-castling-2-help = Que casa da primeira fileira ataca a torre preta?
lesson-promotion-text = Um peão que chega à última fileira torna-se dama, torre, bispo ou cavalo. Não importa o que foi capturado: pode ter duas damas. Quase sempre a dama é o melhor. Mas pergunte primeiro o que o adversário ainda pode jogar.
lesson-fork = Garfo e ataque descoberto
lesson-fork-2-before = Num ataque descoberto, uma peça afasta-se e abre a linha a outra que está atrás.
lesson-pin-2-why = De h5 a torre dá xeque pela fileira 5. Quando o rei sair, a torre toma a dama.
lesson-gifts-1-help = Que fileira deixa a sua torre quando toma?
lesson-gifts-1-why = A sua torre tem de defender a primeira fileira. Se tomar em a3, a torre preta dá mate em d1.
lesson-gifts-2-help = A fileira 8 depende de uma torre preta: obrigue-a a tomar.
lesson-two-mates-1-help = Não deixe o rei preto sair da fileira 8.
lesson-pawn-endings-1-before = O seu rei está na fileira 6, à frente do seu peão: isso ganha. Mostre como.
lesson-clock-goal = Sabe anunciar lances, apertar o relógio e reclamar vitória por tempo.
lesson-clock-text = Cada jogador tem tempo para a partida, e quando aperta, anda o relógio do adversário. Se o seu tempo acaba, perde, a não ser que o adversário não possa dar mate. Os jogadores cegos anunciam cada lance em voz alta, e o adversário repete-o. Com peça tocada, peça jogada, uma peça tocada tem de jogar, se puder.
lesson-clock-1-before = Agora cinco lances como num torneio. Anuncie o lance, aperte, e repita o do adversário.
lesson-clock-1-help = Anunciar, apertar, repetir: sempre por esta ordem.
lesson-clock-2-ask = Caiu a bandeira do adversário numa partida rápida. O que vem primeiro, os relógios ou o árbitro?
lesson-clock-2-help = O que continua andando enquanto você fala?
lesson-clock-2-why = Pare primeiro os relógios, ou pode cair também a sua bandeira. Depois reclame a vitória e chame o árbitro.
lesson-clock-3-ask = O adversário tem 15 segundos. Pode trocar as damas para um final de peões perdido. É uma chance com incremento, ou sem?
listen-wheat-text-5 = O jogo curou a tristeza do rei, e ele voltou a governar. Como prêmio, Sessa podia pedir o que quisesse.
listen-wheat-text-6 = Sessa pediu trigo: um grão pela primeira casa, dois pela segunda, quatro pela terceira, e assim até a última.
listen-wheat-text-8 = Depois contaram-se os grãos: mais de 18 quintilhões. O reino teria de colher durante dois mil anos.
listen-origins-text-10 = Só no século dezenove as peças passaram a se mover da mesma forma em toda parte. Assim se movem até hoje.
listen-forms-text-7 = No xadrez por correspondência, os lances viajam pelo correio. Uma partida durava anos; o e-mail tornou-a mais rápida.
listen-tournaments-text-1 = A competição mais simples é o match: dois jogadores, e um número fixo de partidas.
listen-tournaments-text-3 = Os jogadores tiram números à sorte. Uma tabela diz então quem joga com quem em cada rodada, e quem tem as Brancas.
listen-tournaments-text-4 = Se o número de jogadores é ímpar, um deles descansa em cada rodada.
listen-tournaments-text-7 = No sistema Scheveningen, cada jogador de uma equipe encontra cada jogador da outra.
listen-tournaments-text-8 = Quando equipes se encontram tabuleiro contra tabuleiro, somam-se os pontos de todos os tabuleiros.
listen-swiss-text-2 = O número de rodadas fixa-se antes, muitas vezes sete, nove ou onze. Ninguém é eliminado.
listen-swiss-text-3 = Em cada rodada encontra alguém com tantos pontos como tem, ou quase.
listen-pace-text-6 = Não calcule tudo até o fim. Não há tempo para isso.
listen-blind-text-6 = Para as colunas há nomes, para não confundir b com d: Ana, Bela, Cézar, David, Eva, Félix, Gustav, Hector.
listen-champions-text-7 = Oito das partidas deles estão no programa. Para procurar os lances de quem ganhou, digite adivinhar campeões.
ending-list = Finais. Digite finais e um número, ou um nome.
ending-none = Não há final { $word }. Digite um número de 1 a { $count }, ou finais para a lista.

lesson-start-4-before = Agora um primeiro lance. Um cavalo anda duas casas em linha reta e uma para o lado, e pode saltar sobre outras peças.
lesson-pawn-text = Um peão anda em linha reta para a frente, uma casa de cada vez, e nunca para trás. Da sua primeira casa, pode também andar duas. Captura de outro modo: uma casa na diagonal para a frente. Uma peça bem à frente o bloqueia, e essa não pode capturar.
lesson-pawn-1-help = Tente as três casas à frente dele: em linha reta, à esquerda e à direita.
lesson-pawn-recap = Os peões andam em linha reta e capturam na diagonal. Nunca recuam, por isso pense antes de avançar um.
lesson-en-passant-1-help = Um lance segue em linha reta, o outro captura um peão ao lado do seu.
lesson-gifts-recap = Encontre primeiro a melhor resposta do adversário, depois capture. Uma peça de graça pode ser isca.
ending-catch-pawn = alcançar o peão
repertoire-list = As suas aberturas. Para praticar uma, digite { $repertoire } e o nome.
repertoire-none = Ainda não há aberturas. Coloque um arquivo PGN com as suas linhas na pasta { $folder } da pasta de dados, ou jogue mais partidas.
repertoire-left =
    { $count ->
        [0] Aqui não há mais nada para praticar.
        [one] Falta { $count } para praticar.
       *[other] Faltam { $count } para praticar.
    }
number-words = zero, um, dois, três, quatro, cinco, seis, sete, oito, nove, dez, onze, doze, treze, quatorze, quinze, dezesseis, dezessete, dezoito, dezenove, vinte, vinte e um, vinte e dois, vinte e três, vinte e quatro, vinte e cinco, vinte e seis, vinte e sete, vinte e oito
practice-both = { $one } e { $other } se excluem. Digite um dos dois.
mistakes-checking = Verificando os erros encontrados.
