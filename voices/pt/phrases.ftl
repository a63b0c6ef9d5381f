# Tudo o que se diz em português, exceto os próprios lances.
# A palavra importante vem primeiro; uma frase cabe em quarenta células, onde é possível.

## Cores, peças, listas

color-white = Brancas
color-black = Pretas

king = { $count ->
         [one] rei
        *[other] reis
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
         [one] bispo
        *[other] bispos
    }
knight = { $count ->
         [one] cavalo
        *[other] cavalos
    }
pawn = { $count ->
         [one] peão
        *[other] peões
    }

white-king = { $count ->
         [one] rei branco
        *[other] reis brancos
    }
white-queen = { $count ->
         [one] dama branca
        *[other] damas brancas
    }
white-rook = { $count ->
         [one] torre branca
        *[other] torres brancas
    }
white-bishop = { $count ->
         [one] bispo branco
        *[other] bispos brancos
    }
white-knight = { $count ->
         [one] cavalo branco
        *[other] cavalos brancos
    }
white-pawn = { $count ->
         [one] peão branco
        *[other] peões brancos
    }
black-king = { $count ->
         [one] rei preto
        *[other] reis pretos
    }
black-queen = { $count ->
         [one] dama preta
        *[other] damas pretas
    }
black-rook = { $count ->
         [one] torre preta
        *[other] torres pretas
    }
black-bishop = { $count ->
         [one] bispo preto
        *[other] bispos pretos
    }
black-knight = { $count ->
         [one] cavalo preto
        *[other] cavalos pretos
    }
black-pawn = { $count ->
         [one] peão preto
        *[other] peões pretos
    }

heading-color-white = Brancas
heading-color-black = Pretas
heading-king = { $count ->
         [one] rei
        *[other] reis
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
         [one] bispo
        *[other] bispos
    }
heading-knight = { $count ->
         [one] cavalo
        *[other] cavalos
    }
heading-pawn = { $count ->
         [one] peão
        *[other] peões
    }
heading-white-king = { $count ->
         [one] rei branco
        *[other] reis brancos
    }
heading-white-queen = { $count ->
         [one] dama branca
        *[other] damas brancas
    }
heading-white-rook = { $count ->
         [one] torre branca
        *[other] torres brancas
    }
heading-white-bishop = { $count ->
         [one] bispo branco
        *[other] bispos brancos
    }
heading-white-knight = { $count ->
         [one] cavalo branco
        *[other] cavalos brancos
    }
heading-white-pawn = { $count ->
         [one] peão branco
        *[other] peões brancos
    }
heading-black-king = { $count ->
         [one] rei preto
        *[other] reis pretos
    }
heading-black-queen = { $count ->
         [one] dama preta
        *[other] damas pretas
    }
heading-black-rook = { $count ->
         [one] torre preta
        *[other] torres pretas
    }
heading-black-bishop = { $count ->
         [one] bispo preto
        *[other] bispos pretos
    }
heading-black-knight = { $count ->
         [one] cavalo preto
        *[other] cavalos pretos
    }
heading-black-pawn = { $count ->
         [one] peão preto
        *[other] peões pretos
    }

empty = vazia
empty-ranks = vazias

## Tempo

time-joined = { $items } { $next }
hours = { $n ->
    [0] 0 horas
    [1] uma hora
    [2] duas horas
    [21] vinte e uma horas
    [22] vinte e duas horas
    [one] { $n } hora
   *[other] { $n } horas
}
minutes = { $n ->
    [0] 0 minutos
    [one] { $n } minuto
   *[other] { $n } minutos
}
seconds = { $n ->
    [0] 0 segundos
    [one] { $n } segundo
   *[other] { $n } segundos
}

## O que acontece numa partida

period-began = Novo período: as { $color } recebem { $time }.
draw-offered = As { $color } propõem empate.
draw-offered-own = Empate proposto.
claim-offers = Vale como proposta de empate: a reclamação das { $color }.
claim-offers-own = A sua reclamação propõe também empate.
draw-accepted = As { $color } aceitam o empate.
draw-declined = As { $color } recusam o empate.
claim-wrong-threefold = Reclamação recusada: esta posição só ocorreu { $count ->
    [1] uma vez
    [2] duas vezes
    [one] { $count } vez
   *[other] { $count } vezes
}. São precisas três.
claimed-with = As { $color } reclamam empate, com { $move }.
must-play = As { $color } têm de jogar { $move }.
claim-wrong-fifty = { $count ->
    [0] Reclamação recusada: nem um lance de cada lado sem captura nem lance de peão. São precisos 50.
    [one] Reclamação recusada: só { $count } lance de cada lado sem captura nem lance de peão. São precisos 50.
   *[other] Reclamação recusada: só { $count } lances de cada lado sem captura nem lance de peão. São precisos 50.
}
time-added = As { $color } recebem mais { $time }.
taken-back = Desfeito: { $moves }.
flag-fell = Caiu a seta das { $color }.
paused = Relógios parados.
resumed = Relógios a andar.

ended-checkmate = Xeque-mate. Ganham as { $winner }.
ended-checkmate-told = Ganham as { $winner }.
ended-king-on-hill = O rei está na colina. Ganham as { $winner }.
ended-third-check = Terceiro xeque. Ganham as { $winner }.
ended-king-exploded = O rei explodiu. Ganham as { $winner }.
ended-all-pieces-lost = Ganham as { $winner }. Perderam todas as peças.
ended-no-moves-left = Ganham as { $winner }. Não têm mais lances.
ended-horde-taken = A horda acabou. Ganham as { $winner }.
ended-race-won = O rei está na última fileira. Ganham as { $winner }.
ended-race-drawn = Empate. Os dois reis estão na última fileira.
ended-own-win = Ganhou.
ended-own-loss = Perdeu.
ended-odds = Pela vantagem dada, ganham as { $winner }.
ended-resignation = As { $loser } desistem. Ganham as { $winner }.
ended-resignation-no-mate = Empate apesar da desistência. O adversário não pode dar mate por nenhuma série de lances legais.
ended-stalemate = Empate por rei afogado.
ended-dead-position = Empate. Posição morta: ninguém pode dar mate.
ended-agreement = Empate de comum acordo.
ended-flag = Ganham as { $winner } por tempo.
ended-flag-no-mate = Empate. A seta caiu, mas o adversário não pode dar mate.
ended-threefold = Empate por tripla repetição.
ended-fifty-moves = Empate pela regra dos cinquenta lances.
ended-fivefold = Empate por quíntupla repetição.
ended-seventy-five-moves = Empate: a regra dos setenta e cinco lances.
ended-both-flags = Empate. Caíram as duas setas.
ended-default-time = Ganham as { $winner }. As { $loser } chegaram tarde demais.
ended-both-absent = Perdem ambos: ninguém chegou a tempo.
ended-illegal-moves = Ganham as { $winner }. As { $loser } fizeram demasiados lances ilegais.
ended-illegal-moves-no-mate = Empate. Demasiados lances ilegais, mas o adversário não pode dar mate.
ended-illegal-position = Empate. Ficou no tabuleiro uma posição ilegal.
ended-quickplay = Empate. O árbitro aceita a reclamação.
ended-quickplay-agreed = Empate. O adversário aceita a reclamação.
ended-sealed-move-no-mate = Empate. O lance secreto é inválido, mas o adversário não pode dar mate.
ended-sealed-move = Ganham as { $winner }. O lance secreto das { $loser } é inválido.
ended-arbiter = Decisão do árbitro: Brancas { $white }, Pretas { $black }.
ended-adjudicated = Partida adjudicada: Brancas { $white }, Pretas { $black }.
ended-annulled = Partida anulada. Será jogada outra.
ended-points = Pontos: Brancas { $white }, Pretas { $black }.

over-next = desforra ou nova: outra partida. resumo: esta em poucas palavras. abrir { $game }: os lances.
refused-game-over = A partida acabou. Escreva nova para começar outra.
refused-not-running = A partida não está a decorrer.
refused-already-running = A partida já está a decorrer.
refused-illegal-move = Lance ilegal.
refused-no-offer = Não há proposta de empate. Para propor, escreva empate.
refused-offer-stands = O empate já foi proposto.
refused-answer-waits = Ainda não: as { $color } jogam primeiro. Responda depois.
offer-answer-two = { $opponent }: escreva { $accept } ou { $decline }.
refused-nothing-to-take-back = Nenhum lance para desfazer.
refused-too-early-for-draw = Cedo demais para empate. Primeiro joga cada lado.
refused-no-draw-before = Cedo demais para empate: este torneio pede { $count } lances de cada lado.
refused-not-your-claim = Não é a sua vez. Reclame no seu lance.
refused-not-your-turn = Não é a vez das { $color }.
refused-not-your-clock = O relógio das { $color } está parado.
refused-not-opponent = Isso só podem as { $color }.
refused-nothing-there = { $square } está vazia.
refused-occupied = { $square } está ocupada.
refused-nothing-in-hand = Tem a mão vazia. Escreva primeiro pegar e uma casa.
refused-no-board = Não é preciso: aqui os lances escrevem-se.
refused-adjust-too-late = Tarde demais para compor: já tocou numa peça.
refused-already-made = Tarde demais: o lance está feito.
refused-piece-chosen = Tarde demais: vale a primeira escolha, { $piece }.
refused-must-move-touched = Peça tocada, peça jogada: tem de jogar a peça de { $square }.
refused-must-capture = Peça tocada: capture a peça em { $square }.
refused-must-capture-with = Peça tocada: a peça de { $square } tem de capturar { $other }.
refused-nothing-touched = As { $color } não tocaram em nenhuma peça.
refused-too-late-to-complain = Tarde demais para reclamar: já tocou numa peça.
refused-nothing-announced = Não há anúncio para corrigir.
refused-already-announced = Já anunciado. Para mudar, escreva corrigir.
refused-must-repeat = Primeiro repita o lance das { $color }. Depois anuncie o seu.
refused-must-repeat-move = Primeiro repita { $move }. Depois anuncie o seu.
refused-claim-right-lost = Tarde demais para reclamar: já começou o seu lance.
refused-no-quickplay = Esta partida não tem final rápido.
refused-too-early-for-quickplay = Cedo demais. Reclame no seu lance, com menos de dois minutos.
refused-nothing-to-claim = Nenhum lance ilegal para reclamar.
refused-no-increment = Não nestas leis: não se podem pedir cinco segundos por lance.
refused-claim-awaits-flag = Não antes de a seta cair: decida então a reclamação.
refused-claim-waits = Empate reclamado: aceitar, recusar, ou assinar com o resultado de um árbitro.
refused-no-touch-owed = Nada obriga em { $square }: não foi tocada, ou já jogou.
refused-too-late = Tarde demais para isso.
refused-no-such-ply = A partida tem menos de { $count } lances.
refused-not-in-advance = Não antes de tempo: { $place } ainda não foi jogado.
refused-sheet-hole = Escreva primeiro { $place }.
refused-not-over = A partida ainda não acabou.
refused-not-there = As { $color } estão ausentes.
refused-not-absent = As { $color } estão presentes.
refused-not-adjourned = A partida não está adiada.
refused-already-sealed = O lance já está selado.
refused-not-sealing = Nenhum lance para selar.
refused-not-sealed = As { $color } ainda não selaram um lance.
refused-no-arbiter = Esta partida não tem árbitro.
refused-no-adjudication = Sem adjudicação: o ficheiro do encontro não a permite.
refused-no-next-period = Não há mais períodos.
refused-nothing-to-decide = Nenhum assunto espera essa decisão.
refused-contradicts = A decisão { $number } opõe-se a isto. Escreva primeiro revogar { $number }.
refused-no-such-ruling = Não há decisão { $number } para revogar.
refused-no-such-penalty = Penalização que esta edição não tem.

## O que dizem as leis, por artigo

law-articles = Artigos da FIDE { $year }: { $articles }. Escreva artigo 9 ou artigo roque.
law-which = Para um deles: artigo { $subject }.
law-unknown = Não encontrado na FIDE { $year }: { $word }. Todos com artigo.
law-preface = Prefácio: as leis não podem prever tudo. Se nenhum artigo serve, o árbitro decide por casos semelhantes.
law-not-confirmed = Não confirmado para esta edição.
law-aim = Objetivo do jogo: começam as brancas, depois joga-se à vez. Dar xeque-mate ao rei adversário vence.
law-board = Tabuleiro: oito por oito casas, claras e escuras alternadas. O canto à direita de cada jogador é claro.
law-own-square = Peças próprias: nenhuma peça vai para uma casa com outra do seu lado. Uma peça adversária é capturada ali.
law-promotion = Promoção: um peão na última fila torna-se dama, torre, bispo ou cavalo no mesmo lance. { $touch ->
    [yes] A escolha é definitiva quando a nova peça tocou a casa.
   *[no] A escolha é definitiva quando o lance está feito.
}
law-adjusting = Ajeitar peças: só na sua vez e só depois de avisar.
law-touch-move = Peça tocada: uma peça sua tem de jogar, uma adversária tem de ser capturada, se for legal. Conta a primeira tocada. Reclame antes de tocar numa peça.
law-touched-castling = Rei e torre tocados: tem de rocar desse lado, se for legal. Se tocar primeiro na torre, ela joga sem roque.
law-nothing-to-move = Peça tocada sem lance legal: pode fazer qualquer lance legal.
law-made = Lance feito: a mão largou a peça na nova casa. A peça capturada está fora do tabuleiro, e no roque a torre também foi largada.
law-assistant = Assistente: { $moves ->
    [yes] quem não pode escrever ou mover as peças pode ter um
   *[no] quem não pode escrever pode ter um
}, se o árbitro concordar. { $costs ->
    [yes] O árbitro desconta tempo por isso.
   *[no] A um jogador com deficiência não custa tempo.
}
law-resignation = Abandono: termina logo a partida. { $draw ->
    [yes] O adversário vence, mas é empate se não podia dar mate com nenhuma série de lances legais.
   *[no] O adversário vence.
}
law-dead-position = Posição morta: ninguém pode dar mate com uma série de lances legais. A partida fica logo empatada.
law-draw-offer = Proposta de empate: jogue, proponha e depois acione o relógio. Vale até o adversário aceitar, recusar ou tocar numa peça. { $moved ->
    [yes] Antes, ambos têm de ter jogado.
   *[no] { "" }
}
law-completed = Completar o lance: jogue e depois acione o relógio com a mesma mão. O lance que termina a partida não precisa.
law-time = Tempo: anda primeiro o relógio das brancas. Complete todos os lances de um período antes do fim do seu tempo.
law-late = Atraso: { $late ->
    [none] quem não está no início perde
    [time] perde se o atraso passar de { $time }
    [event] o torneio fixa quanto é permitido
   *[event-or-none] o torneio fixa quanto é permitido; se não, quem não está no início perde
}. O árbitro pode decidir outra coisa.
law-flag = Bandeira caída: conta quando o árbitro a vê ou um jogador a reclama. Perde, ou é empate se o adversário não podia dar mate com nenhuma série de lances legais.
law-both-flags = Duas bandeiras caídas: { $both ->
    [announced] se o torneio anunciou estas regras, a partida continua, mas no último período é empate
    [first] perde a primeira a cair
    [last] se ninguém sabe qual caiu primeiro, a partida continua, mas no último período é empate
   *[draw] a partida é empate
}.
law-clocks = Parar os relógios: só para chamar o árbitro, por exemplo se falta a peça da promoção. O árbitro corrige os tempos e diz quando se continua.
law-set-up = Posição inicial errada: joga-se uma nova partida. Se só o tabuleiro estava virado, a partida continua num certo.
law-reversed = Cores trocadas: { $new ->
    [yes] nova partida antes de cada um ter feito { $count } lances. Depois, a partida continua.
   *[no] a partida continua, se o árbitro não decidir outra coisa.
}
law-displaced = Peças derrubadas: arrume-as no seu próprio tempo. O árbitro pode ajudar ou punir.
law-illegal = Lance ilegal: volta-se à posição anterior, ou à última segura. A peça tocada vale para o novo lance.
law-unfinished-promotion = Promoção por acabar: acionar o relógio com um peão na última fila é lance ilegal. { $queen ->
    [yes] O peão torna-se dama.
   *[no] Volta-se à posição anterior.
}
law-no-move = Relógio sem lance: { $counts ->
    [yes] acioná-lo conta como lance ilegal
   *[no] acioná-lo é proibido, e o árbitro pode punir
}.
law-two-hands = Duas mãos: { $counts ->
    [yes] um lance com as duas mãos conta como ilegal ao acionar o relógio
   *[no] joga-se com uma só mão, ou o árbitro pode punir
}.
law-penalty = { $pace ->
    [standard] Lance ilegal, a penalidade
    [rapid] Lance ilegal nas rápidas
   *[blitz] Lance ilegal no blitz
}: { $loses ->
    [first] o primeiro perde a partida
    [claim] o adversário pode reclamar a vitória
    [second] o primeiro dá ao adversário { $time }, o segundo perde
   *[third] os dois primeiros dão ao adversário { $time } cada um, o terceiro perde
}. { $until ->
    [always] Conta sempre que for descoberto durante a partida.
    [touch] O adversário tem de reclamar antes de tocar numa peça.
    [move] Só conta até ao próximo lance do adversário.
   *[claim] O adversário tem de reclamar antes do seu lance.
} { $draw ->
    [yes] É empate se o adversário não podia dar mate com nenhuma série de lances legais.
   *[no] { "" }
}
law-recording = Planilha: anote todos os lances de ambos{ $electronic ->
    [yes] , em papel ou numa planilha eletrónica certificada.
   *[no] .
} { $ahead ->
    [yes] Pode escrever o lance antes de o fazer.
   *[no] Escreva o lance só depois de o fazer, salvo para reclamar ou selar.
} Ambos assinam o resultado.
law-sheet-in-view = Planilha à vista: o árbitro deve poder vê-la durante toda a partida.
law-short-of-time = Apuro de tempo: com menos de { $time } não precisa de anotar, salvo se cada lance der { $bonus } ou mais. Depois do período, complete a planilha.
law-reconstruction = Nenhuma planilha completa: a partida é reproduzida noutro tabuleiro, sob o controlo do árbitro. Se os lances não se encontram, o próximo é o primeiro do período seguinte.
law-threefold = Tripla repetição: na sua vez pode reclamar empate se a mesma posição está pela terceira vez, ou estará depois do seu lance. { $castling ->
    [any] Mesmo uma perda passageira do roque faz dela outra posição.
   *[lasting] A perda definitiva do roque faz dela outra posição.
}
law-fifty = Cinquenta lances: na sua vez pode reclamar empate após { $count } de cada um sem captura nem lance de peão. O seu próximo lance pode completá-los.
law-longer-endings = Finais mais longos: em alguns finais são precisos { $count } lances em vez de cinquenta, como rei, torre e bispo contra rei e torre.
law-claiming = Reclamar com um lance: escreva-o e diga-o ao árbitro, sem o fazer. { $who ->
    [must] Tem de parar logo os relógios.
    [may] Pode parar os relógios.
   *[either] O jogador ou o árbitro para os relógios.
} { $by ->
    [moving] Fazer um lance tira esse direito.
   *[touching] Tocar numa peça tira esse direito.
} { $binds ->
    [yes] O lance escrito não pode mudar.
   *[no] { "" }
}
law-wrong-claim = Reclamação errada: a partida continua, e o adversário recebe mais { $time }. { $halved ->
    [yes] Perde metade do seu tempo, três minutos no máximo.
   *[no] { "" }
}
law-wrong-claim-own = Reclamação errada: a partida continua, e perde { $time }.
law-fivefold = Quíntupla repetição: { $in ->
    [row] a mesma posição cinco vezes seguidas, em cada vez de ambos, é empate
   *[any] a mesma posição pela quinta vez é empate
}. Ninguém precisa de reclamar.
law-seventy-five = Setenta e cinco lances: { $count } de cada um sem captura nem lance de peão são empate, salvo se o último der mate. Ninguém precisa de reclamar.
law-points = Pontos: a vitória vale 1, o empate meio, a derrota 0, salvo se o torneio anunciou outra coisa.
law-quickplay-scope = Final rápido: { $scope ->
    [always] as suas regras valem no último período
    [announced] as suas regras valem se o torneio as anunciou e não há incremento
   *[never] esta edição não tem regras para ele
}. { $blitz ->
    [watched] No blitz só com supervisão adequada.
   *[none] No blitz não existe.
}
law-quickplay = Empate no final rápido: na sua vez, com menos de { $left }, reclame que o adversário não tenta vencer ou não pode vencer por meios normais. Se for recusado, o adversário recebe mais { $award }.
law-quickplay-increment = Cinco segundos por lance: na sua vez, com menos de { $left }, pode pedi-los para ambos num final rápido. É também proposta de empate. Se concedidos, o adversário recebe mais { $award }.
law-quickplay-alone = Final rápido sem árbitro: com menos de { $left }, reclame empate, e a partida termina. Anote a posição. Se o adversário não tenta ganhar, é precisa também a folha completa. O adversário confirma, e um árbitro decide depois.
law-conduct = Conduta: nem notas, nem conselhos, nem análise, nem nada que perturbe o adversário. Os aparelhos precisam de licença do árbitro.
law-arbiter = Árbitro: zela pelas leis. As penalidades são advertência, mudança de tempos ou pontos, perda da partida e expulsão.
law-disturbance = Perturbação externa: o árbitro pode dar mais tempo a um ou a ambos os jogadores.
law-notation = Notação: escreva a letra da peça e a casa para onde vai. O peão não tem letra.
law-paces = Rápidas e blitz: { $hour ->
    [whole] todos os lances em uma hora ou menos são rápidas, sem contar incrementos.
   *[less] sessenta lances em menos de uma hora são rápidas.
} Blitz é { $edge ->
    [most] no máximo
   *[below] menos de
} { $time }.
law-rapid-touch = Peça tocada em rápidas e blitz: o árbitro só decide se um jogador o pedir.
law-rapid-set-up = Mal colocadas, rápidas e blitz: reclame antes de cada um ter feito { $count } lances. Depois a partida continua, { $castling ->
    [queen] sem roque se rei e dama estão trocados
   *[rook] sem roque de um rei mal colocado ou com uma torre mal colocada
}.
law-illegal-position = Posição ilegal nas rápidas: o árbitro espera que o próximo lance se complete. Se ainda for ilegal, a partida é empate.
law-rapid-flag = Bandeira nas rápidas e no blitz: { $who ->
    [players] só os jogadores a podem indicar
   *[arbiter] indica-a o árbitro, ou reclama-a um jogador
}.
law-blind-announcing = Anunciar lances: diga cada lance com clareza. O adversário repete-o e fá-lo no seu tabuleiro. { $german ->
    [always] As filas dizem-se em alemão.
   *[unless] As filas dizem-se em alemão, se o árbitro não decidir outra coisa.
}
law-blind-made = Lances de um jogador cego: uma peça fora do furo está tocada. O lance está feito quando ela está noutro furo e anunciada. Só então anda o relógio do adversário.
law-blind-clock = Relógio para cegos: { $speaks ->
    [no] lê-se com o tato
    [may] lê-se com o tato e pode dizer o número de lances
   *[should] deve dizer os tempos e o número de lances, ou ler-se com o tato
}.
law-blind-slip = Lapso ao anunciar: corrija-o logo, antes que ande o relógio do adversário.
law-blind-boards = Tabuleiros diferentes: o árbitro compara as duas planilhas. Se concordam, corrige-se o tabuleiro errado. Se não, volta-se onde concordam.
law-blind-assistant = Assistente de um jogador cego: pode jogar, anunciar, anotar, acionar o relógio e, a pedido, dizer tempos e número de lances. { $deaf ->
    [yes] Contra um jogador com deficiência auditiva é obrigatório.
   *[no] { "" }
}
law-sealing = Lance selado: escreva-o, ponha-o no envelope e pare os relógios. O árbitro guarda o envelope.
law-sealed-illegal = Lance selado duvidoso: se for ilegal ou ambíguo, perde quem o selou.
law-resumption = Reinício: o envelope abre-se quando está quem tem de responder. Então anda o seu relógio.
law-chess960 = Chess960: a primeira fila é sorteada, com bispos de cores diferentes e o rei entre as torres. Depois do roque, rei e torre estão onde sempre.

## O que a arbitragem decide

article = FIDE { $year }, { $number }.
preface = prefácio

not-confirmed = Nenhum texto da FIDE { $year } confirma: { $articles }.
time-left = As { $color } têm { $time }.
completed = As { $color } premem o relógio.
made-on-board = { $move } está no tabuleiro.
touched-any = { $square } tocada. Não tem lance legal, pode jogar-se qualquer lance.
touched-no-capture = { $square } tocada. Não pode ser capturada. Pode jogar-se qualquer lance.
touched-any-move = { $square } tocada. Pode jogar-se qualquer lance.
touched-move = { $square } tocada: tem de jogar.
touched-capture = { $square } tocada: tem de ser capturada.
touched-capture-with = A peça de { $square } tem de capturar { $other }.
touched-castle = Rei e torre tocados: { $move }.
castling-not-legal = Esse roque não é legal agora.
rook-first = A torre foi tocada primeiro: não há roque.
adjusting = As { $color } compõem.
free = Lance livre das { $color }.
put-back = Peças repostas. A peça tocada continua a obrigar as { $color }.
ask-repeat = { $color }, repitam o lance.
still-to-repeat = { $color }, falta repetir o lance.
still-to-repeat-move = { $color }, falta repetir: { $move }.
ask-promotion = { $color }, digam em que se torna o peão.
announcement-differs = Anunciado: { $announced }. No tabuleiro: { $board }. Corrija.
corrected = Corrigido: { $move }.
repeated = As { $color } repetem.
repeat-differs = Esse é outro lance. Anunciado: { $move }.
executed = As { $color } fizeram o lance no tabuleiro.
missing-move = Não concluído: nenhuma peça se moveu.
missing-release = Não concluído: há uma peça fora do tabuleiro.
missing-rook = Não concluído: mova também a torre.
missing-touched = Não concluído: tem de jogar a peça tocada em { $square }.
missing-rook-first = Não concluído: a torre foi tocada primeiro, por isso não há roque. Reponha o rei.
missing-castle = Não concluído: rei e torre estão tocados, tem de rocar.
missing-capture-with = Não concluído: a peça de { $square } tem de capturar a de { $other }.
missing-capture = Não concluído: tem de ser capturada a peça tocada em { $square }.
missing-promotion = Não concluído: diga em que se torna o peão.
missing-chosen = Não concluído: vale a primeira escolha, { $piece }.
missing-announcement = Não concluído: anuncie primeiro o lance.
missing-same-move = Não concluído: o lance no tabuleiro não é o anunciado. Corrija.
missing-repetition = Não concluído: as { $opponent } têm de repetir primeiro o lance.
missing-execution = Não concluído: as { $opponent } têm de fazer primeiro o lance no tabuleiro.
nth = { $count ->
    [1] primeiro lance ilegal
    [2] segundo lance ilegal
    [3] terceiro lance ilegal
   *[other] lance ilegal número { $count }
}
illegal-act = { $color }: { nth }.
illegal-act-why = { $color }: { nth }. { $what }.
act-move = O lance era ilegal
act-promotion = Ficou um peão na última fila
act-king-capture = O rei foi capturado
act-no-move = O relógio foi premido sem lance
act-two-hands = O lance foi feito com as duas mãos
becomes-queen = O peão de { $square } torna-se dama.
restored = { $count ->
    [0] De volta à posição inicial.
   *[other] De volta à posição depois de: { $place }.
}
move-place = lance { $number }, { $color }
found-initial-position = A posição inicial estava errada.
found-board-turned = O tabuleiro estava ao contrário. Foi virado.
found-colours-reversed = As cores estavam trocadas.
found-displaced = Havia peças deslocadas. Foram repostas.
colours-stay = As cores estavam trocadas. Ficam assim.
correction-wanted = Ilegal: { $place }. As { $color } querem corrigi-lo. De acordo: reclamar correção.
castling-lost = A posição inicial mantém-se. As { $color } não podem rocar.
castling-lost-side = A posição inicial mantém-se. As { $color } não podem jogar { $move }.
offer-untimely = As { $color } propõem empate, no momento errado. A proposta é válida.
offer-stands = Proposta de empate válida: a das { $color }.
time-taken = As { $color } perdem { $time }.
clock-less = Relógio das { $color }: menos { $time }.
clock-more = Relógio das { $color }: mais { $time }.
clock-set = Relógio das { $color } acertado: { $time }.
clock-is = Marca agora { $time }.
clock-was = Antes: { $time }.
moves-set = Contador do relógio das { $color }: { $count } { $count ->
         [one] lance
        *[other] lances
    }.
ruling-reconstructed = Lances conhecidos até aqui: { $place }.
ruling-next-period = Os lances não se encontram. O próximo é o primeiro do período seguinte.
increment-set = Daqui em diante, mais { $time } por lance.
moves-back = Volta a contar: { $moves }.
moves-cancelled = Já não conta: { $moves }.
moves-cancelled-many = Já não contam { $count } lances.
taken-back-standing = Lance desfeito.
flag-claim-wrong = Reclamação recusada: a seta das { $color } não caiu.
flag-claim-both = Reclamação recusada: caíram as duas setas.
must-record = As { $color } têm de escrever: { $place }.
need-not-record = As { $color } podem não registar, até ao próximo período.
must-complete = Planilha: as { $color } têm de completá-la agora.
sheet-differs = Diferente na planilha das { $color }: { $place }.
signed-white-wins = As { $color } assinaram: ganham as Brancas.
signed-black-wins = As { $color } assinaram: ganham as Pretas.
signed-draw = As { $color } assinaram: empate.
absent = As { $color } estão ausentes.
arrived = As { $color } chegaram.
must-open = O envelope espera pelas { $color }.
must-open-now = O envelope abre-se agora.
must-seal = As { $color } têm de selar o lance.
adjourns-early = As { $color } adiam antes da hora. Selado o lance, perdem o resto da sessão: agora { $time }.
sealed = As { $color } selaram. Relógios parados.
adjourned = Partida adiada. As { $color } selaram o lance { $number }.
resumption = Recomeço: { $when }.
opened = Envelope aberto. Anda o relógio das { $color }.

matter-touch = As { $color } dizem: as { $opponent } tocaram em { $square } no lance { $number }. O árbitro decide.
matter-no-effort = As { $color } reclamam empate: as { $opponent } não tentam ganhar. O árbitro decide.
matter-cannot-win = As { $color } reclamam empate: as { $opponent } não podem ganhar por meios normais. O árbitro decide.
matter-increment = As { $color } pedem incremento, cinco segundos por lance. O árbitro decide.
matter-draw = As { $color } querem propor empate. O árbitro decide.
matter-session-over = A sessão terminou. O árbitro decide.
matter-sheets = Ambos têm de completar as planilhas.
matter-stopped = As { $color } pararam os relógios. O árbitro decide.
matter-stopped-for = As { $color } pararam os relógios: { $text }. O árbitro decide.
matter-silent = As { $color } não repetem: lance das { $opponent }. O árbitro decide.
matter-boards-differ = Tarde demais para corrigir: o relógio foi premido. Comparem os tabuleiros.
matter-conduct = { $what }: { $color }. O árbitro decide.
matter-position = Posição em dúvida. O árbitro procura a última correta.
matter-unconfirmed = Nenhuma regra aplicada: esta edição não está confirmada aqui. Um árbitro tem de decidir.
matter-default-time = Não há tolerância definida. O árbitro decide.
matter-flag = Caiu a seta das { $color }, durante uma reclamação. O árbitro decide.
matter-envelope = O envelope tem de ser aberto. O árbitro decide.
complaint-lapsed = Queixa sem efeito: { $color } sobre { $square } no lance { $number }. Essa posição já não existe.
matter-results = Resultados diferentes: entre as planilhas ou do registo. O árbitro decide.
matter-signed = Ambos assinaram: { $result ->
    [white] ganham as brancas
    [black] ganham as pretas
   *[draw] empate
}. A partida acabou de outro modo. O árbitro decide.

ruled = Decisão { $number }: { $ruling }
penalty-number = Decisão { $number }.
ruling-warned = As { $color } são advertidas.
ruling-points-added = As { $color } recebem mais { $points }.
ruling-points-taken = As { $color } perdem { $points }.
ruling-lost = As { $color } perdem. As { $opponent } recebem { $points }.
ruling-fined = As { $color } são multadas.
ruling-excluded = Fora das próximas rondas: as { $color }.
ruling-expelled = As { $color } são expulsas da prova.
ruling-result-set = Brancas { $white }, Pretas { $black }.
ruling-adjudicated = Adjudicada por { $name }: Brancas { $white }, Pretas { $black }.
ruling-displaced = { $count ->
    [0] Peças deslocadas: de volta à posição inicial.
   *[other] Peças deslocadas: de volta à posição depois de: { $place }.
}
ruling-position-set = Posição fixada. Para a ouvir, escreva tabuleiro.
ruling-illegal-seen = O último lance das { $color } era ilegal.
ruling-no-move-seen = As { $color } premiram o relógio sem lance: lance ilegal.
ruling-touch-seen = { $number ->
    [0] As { $color } tocaram em { $square }.
   *[other] As { $color } tocaram em { $square } no lance { $number }.
}
ruling-touch-waived = As { $color } tocaram sem querer: não conta.
ruling-dismissed = Arquivado.
ruling-turned-down = { $matter ->
    [touch] Queixa das { $color } recusada: { $square } não conta como tocada no lance { $number }.
    [two-hands] Queixa das { $color } recusada: duas mãos.
    [quickplay] Recusada: reclamação de empate das { $color }.
    [increment] Pedido das { $color } recusado: cinco segundos por lance.
    [draw] As { $color } não podem propor empate.
    [session] A partida continua depois da sessão.
    [sheets] As planilhas ficam como estão.
    [stopped] Sem motivo válido: as { $color } pararam os relógios.
    [silent] Sem penalização: as { $color } ainda não repetiram o lance.
    [conduct] Sem penalização. { $what }: { $color }.
    [boards-differ] Os tabuleiros não são comparados. O lance conta.
    [position] A posição fica como está.
    [unconfirmed] Não se aplica aqui nenhuma regra.
    [default-time] Não há tolerância definida. Os jogadores esperam.
    [envelope] O atraso é desculpado.
   *[results] Fica o resultado registado. Tinha sido assinado outro.
}
ruling-quickplay-drawn = Reclamação aceite.
ruling-quickplay-postponed = Reclamação por decidir. A partida continua.
ruling-quickplay-rejected = Reclamação rejeitada.
ruling-offer-allowed = As { $color } podem propor empate.
ruling-increment-granted = Concedido: mais cinco segundos por lance daqui em diante.
ruling-increment-refused = Sem incremento.
ruling-revoked = Decisão { $count } revogada.
ruling-revoked-act = Decisão { $count } revogada: o ato ilegal não conta.
ruling-revoked-move = Decisão { $count } revogada: não contam nem o lance ilegal nem o seu toque.
ruling-was = Era: { $what }
ruling-move-stays = Entretanto, as { $color } jogaram { $move }: fica. Se foi o toque que obrigou, escreva { $restore }.
ruling-unheard = Para si nada muda.
ruling-asked = { $ruling ->
    [time-added] Dar às { $color } mais { $time }?
    [time-taken] Tirar às { $color } { $time }?
    [clock-set] Relógio das { $color } para { $time }?
    [lost] Dar derrota às { $color }, e às { $opponent } { $points }?
    [result] Fixar o resultado: Brancas { $white }, Pretas { $black }?
    [adjudicated] Adjudicar, por { $name }: Brancas { $white }, Pretas { $black }?
    [excluded] Próximas rondas: afastar as { $color }?
    [expelled] Expulsar as { $color } da prova?
    [annulled] Anular a partida?
    [flag] Decidir que caiu a seta das { $color }?
    [illegal] Ilegal o último lance das { $color }?
    [no-move] Declarar ilegal: as { $color } premiram o relógio sem lance?
    [touch] As { $color } tocaram em { $square }, no lance { $number }?
    [back] { $count ->
        [0] Voltar à posição inicial?
       *[other] Voltar à posição depois de: { $place }?
    }
    [displaced] { $count ->
        [0] Peças deslocadas: voltar à posição inicial?
       *[other] Peças deslocadas: voltar à posição depois de: { $place }?
    }
    [position] Fixar esta posição?
    [default-time] Fixar a tolerância: { $time }?
    [end] Revogar o fim da partida?
   *[other] Decidir assim? { $what }
}
ruling-end-revoked = O fim da partida está revogado.
end-taken-back = A partida não acabou: jogam as { $color }, lance { $number }.
end-illegal-not-counted = O último lance ilegal não conta. Lances ilegais das { $color }: { $count }.
ruling-default-time = Tolerância: { $time }.
points-none = nada
points-half = meio ponto
points-full = um ponto
points-two = dois pontos
points-three = três pontos

## Entrada de um lance

entry-empty = Nada escrito. Escreva um lance, ou ajuda.
entry-colour = Noutra partida, com as { $color }: { $new } { $color }
entry-not-understood = Não percebi. Escreva um lance, ou ajuda.
entry-nearest = Não percebi. { $question }
entry-unknown = Desconhecido: { $word }. Escreva um lance, ou ajuda.
entry-unknown-near = Desconhecido: { $word }. Seria { $near }? Para ver tudo: ajuda tudo.
entry-two-moves = Um lance de cada vez. Escreva primeiro { $first }.
entry-read-as = { $items } em { $text }: lido como { $text }.
entry-stray-alone = Ilegível: { $items }. Escreva de novo.
entry-stray = Ilegível: { $items } em { $text }. Escreva de novo.
stray-control = carácter de controlo { $number }
stray-invisible = carácter invisível { $number }
stray-letter = { $like } { $script ->
    [Cyrillic] cirílico
    [Greek] grego
    [Arabic] árabe
    [Hebrew] hebraico
    [Armenian] arménio
    [Devanagari] indiano
   *[other] estrangeiro
}
stray-unlike = letra { $script ->
    [Cyrillic] cirílica
    [Greek] grega
    [Arabic] árabe
    [Hebrew] hebraica
    [Armenian] arménia
    [Devanagari] indiana
   *[other] estrangeira
} { $number }

stray-wide = { $like } largo
stray-styled = { $like } invulgar
stray-sign = sinal { $number }
entry-no-move = Não é um lance. Tente e2 e4, ou ajuda.
entry-no-piece = Nenhuma peça se chama { $letter }. As letras são { $letters }.
entry-takes-what = Captura o quê? Escreva também a casa.
entry-no-question = Nenhuma pergunta a responder. Escreva um lance, ou ajuda.
entry-knight = Para a pergunta, escreva saltos { $square }.
entry-slash = A barra começa um comando. Para o lance, escreva { $text }.
entry-move-asked = Legal, não jogado: { $move }. Para o jogar, escreva só o lance.
entry-not-played = Nada foi jogado. Para jogar, escreva só o lance.
entry-other-side = Jogam as { $color }.
entry-not-your-turn = Jogam as { $color }. Espere pela resposta.
choice = { $count } lances possíveis. Escreva um número.
ambiguous = { $count } lances possíveis. Escreva { $moves } ou { $last }.
choice-line = { $number }: { $reading }
choice-promotion = Em que se torna o peão? Escreva a peça ou o seu número.
choice-drop = Colocar em { $square }. Escreva a peça ou o seu número.
choice-piece = Dama, torre, bispo ou cavalo? Escreva a peça ou o seu número.
choice-again = Escreva um número de 1 a { $count }, ou não.
choice-dropped = Cancelado.

illegal-empty-origin = { $square } está vazia.
illegal-not-yours = Não é peça sua: { $piece } em { $square }.
illegal-other-piece = Em { $square } está outra peça: { $piece }.
illegal-square-alone = Em { $square } está uma peça sua: { $piece }. Para a mover, escreva { $square } e a nova casa.
illegal-own-piece = Em { $square } está uma peça sua: { $piece }.
illegal-nothing-to-take = Nada para capturar em { $square }.
illegal-none-to-take = O adversário não tem { $role ->
    [king] rei
    [queen] dama
    [rook] torre
    [bishop] bispo
    [knight] cavalo
   *[pawn] peões
}.
illegal-takes-none = Fora de alcance: { $piece } por { $captured }.
illegal-no-pawn-takes = Nenhum peão captura na coluna { $letter }.
illegal-only-takes = Em { $square } um peão só pode capturar. Diga também a coluna dele.
illegal-still-in-check = Não é legal: continuaria em xeque.
illegal-exposes-king = Não é legal: o seu rei ficaria em xeque.
illegal-no-promotion = Não é promoção: nenhum peão chega à última fila com esse lance.
illegal-cannot-become = Um peão torna-se dama, torre, bispo ou cavalo. Escreva por exemplo { $square } dama.
illegal-blocked = Caminho fechado: { $piece } em { $from }, impede { $other } em { $square }.
illegal-no-such-piece = Não tem { $role ->
    [king] rei
    [queen] dama
    [rook] torre
    [bishop] bispo
    [knight] cavalo
   *[pawn] peão
}.
illegal-cannot-reach = { $role ->
    [king] O seu rei não chega a { $square }.
    [queen] Não tem dama que chegue a { $square }.
    [rook] Não tem torre que chegue a { $square }.
    [bishop] Não tem bispo que chegue a { $square }.
    [knight] Não tem cavalo que chegue a { $square }.
   *[pawn] Não tem peão que chegue a { $square }.
}
illegal-not-from-there = Não é legal daí: { $piece } para { $square }.
illegal-cannot-go = { $role ->
    [king] Um rei
    [queen] Uma dama
    [rook] Uma torre
    [bishop] Um bispo
    [knight] Um cavalo
   *[pawn] Um peão
} não pode ir de { $from } para { $square }.
illegal-no-castling-right = Já não pode rocar para aí: o rei ou a torre já se moveram.
illegal-castling-never = Não pode rocar para aí: a posição inicial não o permite.
illegal-castling-blocked = Não pode rocar para aí agora: há uma peça no caminho.
illegal-castling-attacked = Não pode rocar para aí agora: o rei passaria por xeque ou acabaria em xeque.
illegal-must-capture = Tem de capturar.
illegal-not-in-variant = As regras deste jogo não o permitem.
illegal-not-in-hand = Não está no seu bolso: { $piece }.
illegal-drop-occupied = { $square } não está livre.
illegal-drop-edge = Aí não vai um peão. Nem na primeira nem na última fileira.

## Respostas

joined = { $items }, { $next }
row = { $from } até { $to }
list = { $head }: { $items }.
list-more = { $items }.
list-head = { $head }:
rank = Fila { $name }
ranks = Filas { $from } { $count ->
    [2] e
   *[other] a
} { $to }
file = Coluna { $name }
square-part = { $part }.
square-shade-part = casa { $shade }
shade-light = clara
shade-dark = escura
shade-light-short = clara
shade-dark-short = escura
square-shade = { $square }: { $shade }.
all-white = Brancas
all-black = Pretas
no-pieces = { $pieces }: nada.
count-kind = { $count } { $pieces }
count-pieces = { $count ->
    [one] { $count } peça
   *[other] { $count } peças
}
rays-none = Nenhuma peça em linha com { $square }.
knight-none = Nenhuma peça a um salto de cavalo de { $square }.
knight-sees = A um salto de cavalo de { $square }
toward-up = Acima
toward-up-right = Acima à direita
toward-right = À direita
toward-down-right = Abaixo à direita
toward-down = Abaixo
toward-down-left = Abaixo à esquerda
toward-left = À esquerda
toward-up-left = Acima à esquerda
attacked = { $square }, atacantes: { $items }.
not-attacked = { $square } não está atacada.
defended = { $square }, defensores: { $items }.
not-defended = { $square } não está defendida.
hanging-none = Nada está pendurado.
hanging-none-of = { $color }: nada pendurado.
hangs = { $piece } em { $square }: sem defesa suficiente. Atacantes: { $attackers }. { $defended ->
    [no] Ninguém defende
   *[yes] Defensores: { $defenders }
}.
hanging-safe = { $piece } em { $square } está a salvo. { $attacked ->
    [no] Nada pode tomar aí
   *[yes] Atacantes: { $attackers }. Defensores: { $defenders }
}.
hanging-cost = A troca custa { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
hanging-king = Um rei nunca fica pendurado. Sobre o xeque: { $check }.
by-white = { $square }, as Brancas atacam: { $items }.
by-black = { $square }, as Pretas atacam: { $items }.
by-none-white = As Brancas não atacam { $square }.
by-none-black = As Pretas não atacam { $square }.
moves-of = { $piece } { $square }
drops-of = { $piece } para colocar
drops-anywhere = qualquer casa livre
drops-pawn-anywhere = qualquer casa livre das fileiras 2 a 7
moves-none = Nenhum lance legal.
moves-none-from = Nenhum lance legal de { $square }.
captures-none = Nenhuma captura.
captures-none-from = Nenhuma captura de { $square }.
moves-not-yours = { $square }: { $piece }, não é a sua vez.
takes = toma { $piece } { $square }
takes-promoting = toma { $piece } { $square } e promove
takes-en-passant = toma { $piece } { $square } en passant, para { $to }
promotes-on = promove em { $square }
what-if = { $piece } em { $square } poderia tomar
what-if-none = { $piece } em { $square } não poderia tomar nada.
what-if-empty = { $square } está vazia.
castling-right = { $color }, { $castling }: { $how ->
    [legal] legal
    [check] não se pode em xeque
    [blocked] há uma peça no caminho
    [attacked] o rei passaria por um xeque ou acabaria nele
   *[lost] sem direito a esse roque
}.
material-count = { $count } { $pieces }
material-level = Material igual.
material-ahead = Vantagem das { $color }: { $points } { $points ->
         [one] ponto
        *[other] pontos
    }.
material-bare = só o rei
turn = Jogam as { $color }, lance { $number }.
turn-check = Jogam as { $color }, lance { $number }, em xeque.
turn-checkmate = Xeque-mate às { $color }, lance { $number }.
turn-stalemate = Rei afogado: as { $color } não têm lance legal, lance { $number }.
turn-yours = Joga com as { $color }.
board-check = Xeque às { $color }.
board-checkmate = Xeque-mate às { $color }.
board-stalemate = Rei afogado: as { $color } não têm lance legal.
check-none = Não há xeque.
check-by = Xeque às { $color }, de { $items }.
last = { $move }. { $color }, lance { $number }.
last-none = Ainda não há lances.
captured-none = Ainda não há capturas.
captured-last = Última captura: { $piece } em { $square }.
last-of = { $items } e { $last }
captured-lost = As { $color } perderam { $items }.
changed-attacks = Ataca: { $items }.
changed-defends = Defende: { $items }.
changed-opens = { $piece } em { $square } ataca agora: { $items }.
changed-closes = { $piece } em { $square } já não ataca: { $items }.
changed-undefended = Já sem defesa: { $items }.
changed-nothing = Nada mais mudou.
changed-more = O resto: outra vez { $changed }.
lost-king = { $count ->
    [one] um rei
   *[other] { $count } reis
}
lost-queen = { $count ->
    [2] duas damas
    [one] uma dama
   *[other] { $count } damas
}
lost-rook = { $count ->
    [2] duas torres
    [one] uma torre
   *[other] { $count } torres
}
lost-bishop = { $count ->
    [one] um bispo
   *[other] { $count } bispos
}
lost-knight = { $count ->
    [one] um cavalo
   *[other] { $count } cavalos
}
lost-pawn = { $count ->
    [one] um peão
   *[other] { $count } peões
}
opening = { $name }. { $eco }.
opening-none = A abertura ainda não tem nome.
score-none = Ainda não há lances.
score-line = { $number }. { $moves }
score-line-black = { $number }, { $color }: { $moves }
clock-left = { $color }: { $time }.
spent-last = O último lance demorou { $time }.
spent-all = As { $color } usaram { $time }.
clock-to-go = Faltam às { $color } { $count } { $count ->
         [one] lance
        *[other] lances
    }, até ao próximo período.
clock-none = Esta partida não tem relógios.
clock-of-waiting = A partida { $game } espera, com os relógios parados.
clock-waits = { $whose ->
    [own] O seu relógio está parado. Enter põe-no a andar.
   *[both] Os relógios estão parados. Enter põe-nos a andar.
}
clock-strict = Como em torneio: só o árbitro para os relógios.
once-empty = Nenhum lance indicado. Tente e2 e4.
once-unknown = Desconhecido: { $word }. Escreva um lance, como e2 e4 ou cavalo f3.
once-unknown-near = Desconhecido: { $word }. Seria { $near }?
once-no-move = Não é um lance. Tente e2 e4 ou cavalo f3.
once-failed = Lance { $number }, { $text }: { $why }
ask-unknown = Desconhecido: { $word }. Todas as perguntas: { $program } ask ajuda
ask-unknown-near = Desconhecido: { $word }. Seria { $near }? Todas as perguntas: { $program } ask ajuda
ask-help = Pode perguntar: { $names }. Mais sobre uma: { $program } ask ajuda tabuleiro
ask-number = { $word } não é uma pergunta. Indique a posição com --position, depois pergunte.
ask-in-game = { $name } só funciona numa partida. Comece uma com { $program } play.
ask-command = { $name } é um comando próprio: { $program } { $command }.
saves = Cada lance é guardado. Para sair, escreva sair.
leave-quit = Para sair, escreva sair. Cada lance é guardado.
export-picture = Uma imagem é SVG ou PNG: indique um ficheiro que termine em .svg ou .png.
export-file = Que ficheiro? Escreva o nome, como partida.pgn.
print-file = Que ficheiro? Escreva o nome, como partida.txt, ou partida.brf para uma impressora braille.
deleted = Partida { $game } apagada. Para a recuperar: { $name }
undeleted = A partida { $game } está de volta.
undelete-none = Nada a recuperar: nenhuma partida foi apagada desde o início.
delete-open = A partida { $game } está aberta. Feche-a ou comece outra, e depois apague-a.
delete-match = A partida { $game } é um encontro. Os encontros conservam-se.
delete-imported = A partida { $game } foi importada. Só se apagam as jogadas aqui.
rename-what = Que nome? { $name } 5 Noite do clube, ou { $name } 5 { $color } Ana.
renamed = Partida { $game }, agora: { $text }.
noted = Anotado na partida { $game }.
note-line = Nota: { $text }
note-none = Nada anotado na partida { $game }.
summary-moves = Lances: { $moves }.
summary-turning = Momento decisivo: lance { $number }, { $color }: { $move }.
summary-search = Para o momento decisivo e a precisão: { $name } { $game }
course-step = Lance { $number }, { $color }. { $verdict }
course-none = Lance { $number }, { $color }: não avaliado.
course-time = Tempo de reflexão: { $time }.
course-best = O melhor para as { $color }: lance { $number }. { $verdict }
course-longest = Reflexão mais longa: lance { $number }, { $color }, { $time }.
results-none = Ainda não tem partidas terminadas.
results-all = Vitórias { $won }, empates { $drawn }, derrotas { $lost }.
results-against = { $opponent }: vitórias { $won }, empates { $drawn }, derrotas { $lost }.
results-ended = { $kind ->
    [won] vitória
    [drawn] empate
   *[lost] derrota
}
results-last = As últimas partidas, a mais nova primeiro: { $items }.
results-row = Seguidas: { $count } vitórias.
ratings-none = Ainda nada praticado. Para começar: problema
ratings-puzzles = Problemas: pontuação { $rating }.
ratings-week = Há uma semana: { $rating }.
ratings-month = Há quatro semanas: { $rating }.
ratings-highest = Máximo: { $rating }.
ratings-drills = Exercícios: { $right } das últimas { $count } respostas certas.
ratings-streak = Série de problemas: agora { $count }, recorde { $record }.
ratings-days = Dias seguidos de prática: { $count }.
ratings-ago = { $weeks ->
    [one] Há uma semana: { $rating }.
   *[other] Há { $weeks } semanas: { $rating }.
}
ratings-ago-drills = Exercícios dessa semana: { $right } de { $count } respostas certas.
ratings-ago-none = { $weeks ->
    [one] Há uma semana: nada praticado.
   *[other] Há { $weeks } semanas: nada praticado.
}
repeat-none = Ainda não se disse nada.
argument-square = { $name } precisa de uma casa, por exemplo { $name } e4.
argument-two-squares = { $name } precisa de duas casas, por exemplo { $name } g1 f3.
argument-piece = { $name } precisa de uma peça, como { $name } dama ou { $name } torres pretas.
argument-line = { $name } precisa de uma coluna ou fila, por exemplo { $name } e ou { $name } 4.
argument-rank = { $name } precisa de uma fila, por exemplo { $name } 4.
argument-file = { $name } precisa de uma coluna, por exemplo { $name } e.
argument-number = { $name } precisa de um número, por exemplo { $name } 5.
argument-level = { $name } precisa de um número de 1 a { $most }.
argument-move = { $name } precisa de um lance, por exemplo { $name } e2 e4.
argument-claim = Reclamar o quê? Escreva { $name } repetição, { $name } cinquenta, { $name } seta ou { $name } ilegal. Mais: ajuda reclamar.
argument-voice = { $name } precisa de uma voz: { $voices }.
argument-switch = { $name } precisa de ligar ou desligar.
argument-whose = { $name }: meu, adversário ou nada.
argument-hanging = { $name }: uma casa, uma peça, meu, adversário ou nada.
argument-braille = { $name }: uma largura de { $least } a { $most }; diagrama, filas ou lista; pontos, ascii ou letras; fixar.
argument-list = Uma lista escreve-se em letras; pontos e ascii são para diagramas.
argument-width = Uma linha braille tem { $least } a { $most } células. Escreva por exemplo braille 40.
argument-position = { $name } precisa de uma posição: FEN, diagrama ou lista como Brancas: Re1 a2. Pretas: Re8.
argument-none = Escreva só { $name }.
argument-more = Não entendido: { $word }. Escreva só { $name }.
no-command = Comando desconhecido: { $word }. Para ver todos: ajuda tudo.
no-command-near = Comando desconhecido: { $word }. Seria { $near }? Para ver todos: ajuda tudo.

## A posição para os dedos

diagram-lines = Diagrama, { $count ->
    [2] duas linhas
    [one] uma linha
   *[other] { $count } linhas
}.
list-of = { $color }:
beside-turn = Jogam as { $color }.
beside-castling = Roque: { $rights }.
beside-no-castling = Sem roque.
beside-all-castling = Roque: tudo.
beside-one = { $color } { $side }
beside-two = { $color } { $side } e { $other }
beside-short = pequeno
beside-long = grande
beside-en-passant = En passant: { $square }.
braille-kept = Guardado.
braille-kept-here = Definido para este encontro.

## Pedidos

confirm-draw = Propor empate? sim ou não.
confirm-draw-agreed = Acordar empate? sim ou não.
confirm-draw-untimely = Propor empate agora? O momento certo é depois do seu lance, antes de premir. sim ou não.
confirm-draw-untimely-typed = Propor empate agora? O momento certo é com o seu lance: empate e4. sim ou não.
confirm-claim = Reclamar empate? Se a reclamação estiver errada, as { $opponent } recebem mais tempo. sim ou não.
confirm-claim-with = Reclamar empate com { $move }? Se a reclamação estiver errada, as { $opponent } recebem mais tempo e tem de jogar o lance. sim ou não.
confirm-claim-quickplay = Reclamar empate? Se o árbitro recusar, o adversário recebe mais dois minutos. sim ou não.
confirm-claim-quickplay-alone = Reclamar empate? A partida para até o adversário aceitar ou um árbitro decidir. sim ou não.
confirm-seconds = Pedir cinco segundos por lance? É também uma proposta de empate. Se for concedido, o adversário recebe mais dois minutos. sim ou não.
confirm-resign = Desistir? sim ou não.
confirm-resign-for = Desistir pelas { $color }? sim ou não.
kings-say = { $result ->
    [white] Reis no centro: ganham as brancas.
    [black] Reis no centro: ganham as pretas.
   *[draw] Reis no centro: empate.
}
kings-no-win = O adversário não abandonou. Volte a pôr os reis no lugar.
kings-one = Um rei está no centro. Para dar o resultado, ponha lá também o outro; se não, volte a pô-lo no lugar.
kings-otherwise = Mas a partida acabou de outra forma.
confirm-takeback = Desfazer o seu lance? sim ou não.
confirm-new = Deixar esta partida? Nova: { $items }. sim ou não.
after-game = A partida ainda não acabou. Depois: { $name }
confirm-delete = Apagar a partida { $game }, { $white } contra { $black }? sim ou não.
confirm-replace = { $file } já existe. Substituir? sim ou não.
confirm-resume = Deixar esta partida? Continua a anterior. sim ou não.
confirm-resume-game = Deixar esta partida? Continua a partida { $game }. sim ou não.
confirm-lapsed = { $what ->
    [draw] Empate não proposto.
    [resign] Desistência cancelada.
    [takeback] Nenhum lance desfeito.
    [resume] Fica nesta partida.
    [claim] Nada reclamado.
    [seal] Lance não selado.
    [sign] Não assinado.
   *[new] Nenhuma partida nova começada.
}
confirm-draw-first = O empate ainda não foi proposto. Propor? sim ou não.
confirm-neither = { $text } não é sim nem não.
confirm-go-on = Continuar? sim ou não.
confirm-dropped = Não. A partida continua.
confirm-blunder = { $what ->
    [mate] Isso permite mate em um lance.
    [queen] Isso oferece a sua dama.
    [rook] Isso oferece uma torre.
    [bishop] Isso oferece um bispo.
   *[knight] Isso oferece um cavalo.
} Jogar assim? sim ou não.
blunder-dropped = Não foi jogado. É a sua vez.
announce-it = Anuncie-o.
repeat-it = Repita-o.
repeated-it = Repetido.
repeated-by-opponent = As { $color } repetiram.
repeated-already = Esse é o último lance. Anuncie o seu.
move-of-opponent = Esse foi o último lance. É a sua vez.
repeated-your-move = Repetido. É a sua vez.
say-promotion = Diga em que se torna o peão.
pressed = Premido.
takeback-helps = Para voltar atrás, escreva desfazer.
press-it = Prima o relógio.
announced-waits = Anunciado: { $move }.
announcing-off = Não é preciso: o lance conta quando o escreve. Para mudar: definir anúncio.
hint = Dica: { $move }.
hint-wait = A procurar uma dica.
hint-still = Ainda a procurar uma dica. Espere.

analysis-wait = A pensar.
analysis-still = Ainda a pensar. Espere.
analysis-stopped = Interrompido: { $names }. Pergunte de novo.
analysis-over = Nesta posição a partida acabou.
analysis-in-check = Xeque às { $color }. Procure a ameaça depois do próximo lance.
analysis-no-move = O outro lado não tem lance legal.
analysis-two = Não contra outra pessoa.
analysis-exercise = Não num exercício. Para ajuda: { $hint }.
analysis-not-now = Complete primeiro o lance.
analysis-offer = Espere pela resposta: empate proposto.
analysis-nothing = Nenhuma avaliação desta posição.
analysis-builtin-instead = Avalia antes o adversário integrado.
analysis-builtin =
    Avaliado pelo adversário integrado. Vê mates e o que se ganha logo.
    Não avalia planos nem finais. Um motor avalia: { $opponent } motor stockfish.
analysis-best = Melhor: { $move }.
analysis-unscored = Sem avaliação.
analysis-line = { $moves }.
analysis-line-end = Fim da linha.
analysis-no-line = { $count ->
    [one] Só há uma linha.
   *[other] Só há { $count } linhas.
}
analysis-row = { $number }: { $move }. { $verdict }
analysis-threat = As { $color } ameaçam { $move }.
analysis-no-threat = Nenhuma ameaça. Se jogassem as { $color }: { $move }.
mate-in = Mate em { $moves }.
mate-none = Nenhum mate encontrado em { $moves ->
    [one] { $moves } lance
   *[other] { $moves } lances
}.
mate-never = Ninguém pode forçar o mate aqui: as tabelas sabem-no.
verdict = { $how ->
    [equal] Igual: { $number }.
    [slight] As { $color } estão um pouco melhor: { $number }.
    [clear] As { $color } estão claramente melhor: { $number }.
    [winning] As { $color } estão a ganhar: { $number }.
   *[won] As { $color } têm partida ganha: { $number }.
}
verdict-mate = As { $color } dão mate em { $moves }.
verdict-unsure = Nenhuma vantagem à vista.
verdict-number = { $sign ->
    [minus] menos { $whole },{ $tenths }
    [plus] mais { $whole },{ $tenths }
   *[none] 0
}
eval-percent = Hipóteses das { $color }: { $percent } por cento.
eval-chances = Em 100 partidas, as { $color } ganham { $won }, empatam { $drawn } e perdem { $lost }.
eval-by = Profundidade { $depth }, { $engine }.
tables-verdict = { $worth ->
    [won] { $how ->
        [mate] As { $color } ganham: mate em { $moves }.
        [progress] { $moves ->
            [0] As { $color } ganham: o próximo lance é captura ou lance de peão.
            [one] As { $color } ganham: a seguir vem captura ou lance de peão.
           *[other] As { $color } ganham: captura ou lance de peão dentro de { $moves } lances.
        }
       *[unknown] As { $color } ganham.
    }
    [spoilt] Empate. As { $color } ganhariam, mas não antes da regra dos cinquenta lances.
   *[drawn] Empate.
}
tables-only-wins = Só { $move } ganha.
tables-only-draws = Só { $move } segura o empate.
tables-keeping = { $result ->
    [won] { $which ->
        [all] Qualquer lance ganha.
       *[some] { $keeping ->
            [one] Um de { $count } lances ganha.
           *[other] { $keeping } de { $count } lances ganham.
        }
    }
    [drawn] { $which ->
        [all] Qualquer lance empata.
       *[some] { $keeping ->
            [one] Um de { $count } lances empata.
           *[other] { $keeping } de { $count } lances empatam.
        }
    }
   *[lost] Qualquer lance perde.
}
tables-sure = Pelas tabelas de finais, sem dúvida.
tables-found = Tabelas de finais até { $pieces } peças.
tables-folder = A pasta { $name } não se consegue ler. Para indicar outra: definir { $setting }.
tables-none = Não há tabelas de finais em { $name }. Para indicar outra pasta: definir { $setting }.
tables-damaged = Tabela de finais danificada: { $name }. Copie-a de novo.
book-row = { $move }: { $which ->
    [book] { $percent } por cento.
    [games] em { $games ->
        [one] uma das suas partidas.
       *[other] { $games } das suas partidas.
    }
   *[both] { $percent } por cento, em { $games ->
        [one] uma das suas partidas.
       *[other] { $games } das suas partidas.
    }
}
book-more = E mais { $count ->
    [one] um lance.
   *[other] { $count } lances.
}
book-nothing = Nada no livro nem nas suas partidas.
book-unreadable = O livro { $name } não se consegue ler: { $reason }. Para indicar outro: definir { $setting }.
book-cut = { $name } está cortado, ou não é um livro Polyglot. Copie-o de novo.
book-none = Não é um livro de aberturas Polyglot: { $name }. Para indicar outro: definir { $setting }.
opponent-failed = O adversário não encontrou lance. É um erro do programa. Escreva nova, ou sair e { $program } resume.
level-set = Nível { $level }.
level-is = Nível { $level }. Para mudar, escreva nível e um número de 1 a 20.
level-none = Aqui não há adversário integrado. Para jogar com ele: nova computador.
voice-set = Voz dos lances: { $name }.
talk-set = Língua: português.
talk-is = Língua: português. Para mudar, escreva por exemplo língua en.
speech-on = Fala ligada.
speech-off = Fala desligada.
speech-is = { $state ->
    [on] Fala ligada. Para desligar, escreva fala desligar.
   *[off] Fala desligada. Para ligar, escreva fala ligar.
}
speech-rate = Velocidade da fala { $rate }.
speech-volume = Volume { $volume } de 100.
speech-lost = A fala falhou: { $reason }. Só texto.
speech-is-lost = A fala falhou. Para tentar de novo: fala ligar. Para continuar sem voz: fala desligar.
speech-is-awaited = A fala ainda não responde. Para continuar sem voz: fala desligar.
speech-is-starting = A fala está a iniciar.
speech-health = Para saber porquê: { $program } health. Para continuar sem voz: fala desligar.
speech-found = A fala voltou.
speech-absent = Esta versão não tem fala.
reason-unreachable = nenhum servidor de fala responde, instale speech-dispatcher e espeak-ng ou escreva fala desligar
reason-hangs = o servidor de fala não responde
reason-refused = o servidor de fala recusa
reason-engine = o sintetizador não funciona

## Sessões

new-builtin = Nova partida { $game }. Joga com as { $color } contra o nível { $level }.
new-human = Nova partida { $game } para dois jogadores.
new-human-named = Nova partida { $game }: { $white } com as Brancas, { $black } com as Pretas.
time-all = Tempo: { $time }
time-moves = Tempo: { $time } para { $moves } lances
time-then-all = Depois { $time }
time-then-moves = Depois { $time } para { $moves } lances
time-repeats = O último período repete-se.
time-plain = { $period }.
time-increment-only = Tempo: { $time } por lance.
time-increment = { $period }, mais { $time } por lance.
time-delay = { $period }, atraso de { $time } por lance.
time-bronstein = { $period }, atraso Bronstein até { $time } por lance.
time-warned = Avisos de tempo: { $times }. Para mudar: { $set } avisos.
laws-edition = Leis: FIDE { $year }.
laws-flag-claimed = Uma bandeira só conta se for reclamada: { $claim }.
laws-incomplete = FIDE { $year }: conhecidas só até ao artigo 8.1. O resto não está confirmado.
laws-one-article = FIDE { $year }: só é conhecido o artigo { $article }. O resto não está confirmado.
opening-announce = Cada lance é anunciado. Escreva o seu lance, depois { $press }.
opening-repeat = Cada lance é anunciado e repetido. Escreva o seu lance, depois { $press }.
new-position = Posição inicial especial. Para a ouvir: tabuleiro.
new-usual = Para a habitual: nova normal.
board-tells = Para a ouvir, escreva tabuleiro.
chess960-from = Xadrez 960, posição { $number }.
chess960-usual = Xadrez 960, posição { $number }: a habitual.
chess960-other = Xadrez 960, de outra posição.
odds-given = As { $color } dão vantagem: { $odds }.
odds-piece = { $piece } { $square }
odds-exchange = { $piece } { $square }, em troca { $other } { $back }
odds-extra-move = as Brancas já jogaram { $square }
odds-draw = o empate conta como derrota
odds-time = tempo no relógio
clock-odds = { $color }:
odds-no-time = Acrescenta o tempo de quem dá vantagem, como 5 ou 3+2.
odds-no-clock = A vantagem de tempo precisa de relógio. Acrescenta um, como 10+5.
odds-position = Aqui não há vantagem de peças: começa da posição habitual.
simul-begun = Simultânea, tabuleiros: { $count }. Depois de cada lance teu vem o seguinte.
simul-board = Tabuleiro { $board }: { $opponent }.
simul-level = nível { $level }
simul-engine = { $engine }, nível { $level }
simul-guest = convidado
simul-since = Desde então: { $time }.
simul-waits = Tabuleiro { $board }: { $opponent }, lance { $move }, { $time }.
simul-unplayed = Tabuleiro { $board }: { $opponent }, ainda sem lances.
simul-won = Tabuleiro { $board }: { $opponent }, ganho.
simul-drawn = Tabuleiro { $board }: { $opponent }, empate.
simul-lost = Tabuleiro { $board }: { $opponent }, perdido.
simul-left = Tabuleiros restantes: { $count }. Para o seguinte: { $name }.
simul-over = A simultânea acabou. Ganhos: { $won }, empates: { $drawn }, perdidos: { $lost }.
simul-here = Estás no tabuleiro { $board }.
simul-last = Nenhum outro tabuleiro espera.
simul-unknown = Não há tabuleiro { $board }. A simultânea tem { $count }.
simul-none = Não há simultânea. Para começar: { $name } 8.
simul-count = Diz o número de tabuleiros, 2 a { $most }: { $name } 8.
simul-clocks = Uma simultânea não tem relógios. Retira o tempo.
letter-new = Nova partida { $game }, por carta. A sua cor: { $color }, contra { $opponent }. Depois do seu lance: { $name }.
letter-awaited = Espera-se o lance de { $opponent }. Escreva-o quando chegar.
letter-none = Não é por carta. Para começar: { $name } Anna.
letter-yours = Primeiro o seu lance. Depois a carta.
letter-pace = Escreva os dias como 10/50: 50 dias para 10 lances.
letter-file = Diga o ficheiro, como carta.txt.
letter-head = Brancas: { $white }. Pretas: { $black }.
letter-reply = O seu lance: { $move }.
letter-move = O meu lance: { $move }.
letter-said = Falado: { $said }.
letter-offer = Proponho empate.
letter-fen = Posição: { $fen }
letter-days = Recebida: { $came }. Enviada: { $goes }.
letter-for = { $days ->
    [one] { $days } dia
   *[other] { $days } dias
}
letter-mine = Partida { $game }, { $opponent }: é a sua vez, { $time }.
letter-theirs = Partida { $game }, { $opponent }: à espera, { $time }.
letter-left = Restam até ao lance { $move }: { $time }.
letter-over = Tempo excedido no lance { $move }: { $time } a mais.
letters-none = Nenhuma partida por carta. Para começar: { $name } Anna.
received-noted = Anotado: recebida em { $day }.
received-empty = Acrescente o lance ou o dia: { $name } 12... Cf6.
received-unread = Nenhum lance encontrado. Escreva só o lance.
received-several = Servem vários lances. Escreva só o lance.
received-yours = É a sua vez. Nenhuma carta é esperada.
variant-standard = xadrez
variant-chess960 = xadrez 960
variant-king-of-the-hill = Rei da colina
variant-three-check = Três xeques
variant-crazyhouse = Crazyhouse
variant-antichess = Antixadrez
variant-atomic = Xadrez atómico
variant-horde = Horda
variant-racing-kings = Corrida de reis
rules-king-of-the-hill = Rei da colina. Ganha o rei em d4, e4, d5 ou e5, e o mate também.
rules-three-check = Três xeques. O terceiro xeque ganha, e o mate também.
rules-crazyhouse = Crazyhouse. O que captura é seu. Em vez de jogar pode colocá-lo: cavalo entra em f3, ou C@f3.
rules-antichess = Antixadrez. É obrigatório capturar. Ganha quem ficar sem peças ou sem lances.
rules-atomic = Xadrez atómico. A captura explode: vai tudo à volta, menos os peões. Ganha quem explode o rei.
rules-horde = Horda. As brancas só têm peões. As pretas ganham se os capturarem todos, as brancas com mate.
rules-racing-kings = Corrida de reis. Ganha o primeiro rei na última fileira. Nenhum lance pode dar xeque.
variant-begins = { $variant }. Escreva { $name } para as regras.
variant-weaker = Aqui os níveis são mais fracos.
exploded = Explosão. Fora: { $pieces }.
checks-counted = Xeque { $count } de 3.
checks-given = { $color }: { $count } de 3 xeques.
must-capture = Tem de capturar. Possível: { $pieces }.
piece-on = { $piece } { $square }
pocket-held = As { $color } podem colocar: { $pieces }.
pocket-empty = As { $color } não têm nada para colocar.
pocket-none = Nesta partida nada se coloca.
only-in-chess = Só no xadrez. Esta partida é { $variant }.
resumed-game = Partida { $game } retomada. { $moves ->
    [0] Nenhum lance
    [one] { $moves } lance
   *[other] { $moves } lances
} até agora.
resumed-side = Joga com as { $color } contra o nível { $level }.
resumed-turn = É a sua vez.
resumed-over = A partida { $game } acabou.
resume-none = Nenhuma partida inacabada. Comece uma com { $program } play.
resume-unknown = Não há partida { $game }. Para listar as mais recentes: { $program } games

resume-busy = A partida { $game } está aberta noutra janela. Feche-a primeiro, ou comece uma partida nova.
resume-none-here = Nenhuma outra partida inacabada. Para a lista, escreva partidas.
resume-here = Está na partida { $game }.
resume-over = A partida { $game } acabou. Para a rever: { $program } study { $game }
resume-over-here = A partida { $game } acabou. Para a rever: { $name } { $game }
resume-imported-here = A partida { $game } foi importada. Para a rever: { $name } { $game }
resume-match = A partida { $game } é de um encontro. Para continuar: { $program } match, depois o seu ficheiro.
left-own = Partida { $game } inacabada, contra { $opponent }: joga com as { $color }, lance { $move }, { $date }.
left-two = A partida { $game }, { $white } contra { $black }, está inacabada: lance { $move }, { $date }.
left-resume = Para continuar: { $name } { $game }
resume-imported = A partida { $game } foi importada: não se pode retomar. Para a rever: { $program } study { $game }.
game-kept = Partida { $game } guardada. Para continuar: { $program } resume
game-left = Partida { $game } guardada.
game-forgotten = Partida { $game } não guardada: não houve lances.
goodbye = Até breve.
unsaved = Não guardado: { $reason }. A partida continua. Liberte espaço no disco, e ela é guardada com o próximo lance.
saved-again = Está tudo guardado de novo.
unsaved-at-end = Estes lances não estão guardados. Copie-os:
archive-damaged = O arquivo estava danificado. Agora é { $file }, e começou um novo.
archive-renewed = A ordenar as partidas importadas, só desta vez. Prima Control-C para parar, nada se perde.
data-shared = A pasta de dados { $folder } não é só sua. Outros podem ler ou mudar as suas partidas. Indique a sua pasta com --data.
data-no-folder = A pasta de dados { $folder } não é uma pasta. Indique uma pasta com --data.
data-link = A pasta de dados { $folder } é uma ligação. Confirme que leva a uma pasta sua.
data-writable = Pasta de dados { $folder }: outros podiam escrever nela. Agora está fechada para eles. Verifique as partidas com { $program } games.
data-foreign = Nenhuma partida aqui: { $folder } é de outro utilizador. Indique outra pasta de dados com --data.
data-open = Nenhuma partida aqui: outros podem escrever em { $folder }. Feche-a primeiro: { $command }
archive-unusable = O arquivo { $file } não se pode usar: { $reason }. Esta partida não é guardada.
settings-warning = { $what } Ignorado: { $file }.
settings-warning-line = { $what } Ignorado: linha { $line } de { $file }.
not-text = Esta linha não é texto UTF-8. Escreva-a de novo.
too-long = Linha longa demais: no máximo 4096 bytes. Escreva uma mais curta.

reason-damaged = o ficheiro está danificado
reason-catalogue = partidas importadas danificadas, retire catalogue.db
reason-full = o disco está cheio
reason-read-only = o disco ou a pasta só deixa ler
reason-busy = outro programa ocupa o ficheiro
reason-file = o ficheiro não abre
reason-settings = o ficheiro de definições tem erros, corrija-os primeiro
reason-newer = ficheiro de um touchmove mais recente, use esse
reason-game = uma das partidas está danificada
reason-unwritable = as definições não se conseguem escrever
setting-key-near = Definição desconhecida: { $key }. Seria { $near }?
setting-value = { $key } não pode ser { $value }. Pode ser: { $values }.
setting-empty = { $key } não tem valor. Pode ser: { $values }.
setting-name-long = { $key }: no máximo 40 letras. Escreva um nome mais curto.
setting-unreadable = As definições não se conseguem ler: { $reason }.
range-to = a
range-more = e mais
slip-no-equals = Falta o sinal de igual: { $text }. Escreva nome = "valor".
slip-no-value = Falta o valor: { $text }. Escreva nome = "valor".
slip-open-quote = Aspas abertas: { $text }. Feche-as.
slip-no-quotes = Faltam aspas: { $text }. Ponha-as à volta do valor.
slip-open-bracket = Parêntese aberto: { $text }. Feche-o.
slip-twice = Nome repetido: { $text }. Apague uma das duas linhas.
slip-control = Caracteres de controlo nesta linha. Escreva-a de novo.
slip-unprintable = Caracteres de controlo nesta linha. Apague-os.
slip-form = Ilegível: { $text }. Escreva nome = "valor".
did-you-mean = Seria { $near }?
folder-missing = Não há pasta { $folder }. Indique uma que exista.
folder-is-file = { $folder } é um ficheiro. Indique a sua pasta.
folder-denied = { $folder } não se consegue ler. Verifique as permissões.
name-unseen = Caracteres invisíveis no nome. Mude-o.
voices-none-there = Nenhuma voz em { $folder }. Uma voz é uma pasta com voice.toml.
keymaps-none-there = Nenhum mapa de teclas em { $folder }. É um ficheiro como meu.toml.
voice-note = { $what } Veja { $file }.
voice-note-line = { $what } Veja a linha { $line } de { $file }.
voice-unreadable = O ficheiro não se consegue ler: { $reason }.
voice-empty = O ficheiro está vazio.
voice-no-voice = Esta voz não tem voice.toml. Escreva um, com parent = "en" por exemplo.
voice-section = Parte de voz desconhecida: { $name }.
voice-entry = Desconhecido nesta parte: { $name }.
voice-missing = A parte { $section } não tem { $name }. Acrescente.
voice-missing-first = Esta voz não tem { $name }. Escreva { $name } = "en" por exemplo, antes de todas as partes.
voice-text = { $name } tem de estar entre aspas.
voice-list = { $name } tem de ser uma lista, como ["um", "dois"].
voice-part = { $name } é uma parte da voz. Escreva-a entre parênteses retos numa linha própria.
voice-blank = { $name } tem uma palavra vazia.
voice-same = { $first } e { $name } têm a mesma palavra, { $word }. Cada um precisa da sua.
voice-slot = Lacuna desconhecida no modelo { $name }: { $slot }.
voice-brace = O modelo { $name } tem uma chaveta aberta. Feche-a.
voice-no-slot = O modelo { $name } precisa da lacuna { $slot }, ou os lances não se ouvem.
voice-language = { $tag } não é um código de língua. Escreva um como de ou pt-BR.
voice-keyboard = Teclado desconhecido: { $name }. Escreva um de { $known }.
voice-letter = { $name } não é uma só letra. Escreva uma antes do sinal de igual.
voice-parent = Voz de base em falta ou estragada: { $name }.
voice-incomplete = A voz está incompleta. Indique uma base, como parent = "en".
voice-taken = { $word } não pode significar { $name }: já significa { $other }.
voice-sentence = { $text } não é uma frase. Escreva nome = texto, e feche todas as chavetas.
voice-no-sentence = O programa não tem a frase { $name }.
voice-gap = A frase { $name } não tem a lacuna { $gap }. Tem: { $gaps }.
voice-gap-none = A frase { $name } não tem a lacuna { $gap }. Não tem lacunas.
voice-left-out = Na frase { $name } falta { $gap }.
voice-silent = A frase { $name } está vazia.
setting-not-kept = Definição não guardada: { $reason }.

## Motores

new-engine = Nova partida { $game }. Joga com as { $color } contra { $engine }, nível { $level }.
resumed-engine = Joga com as { $color } contra { $engine }, nível { $level }.
engine-held = { $engine } não tem níveis próprios. Quanto mais baixo o nível, menos calcula e mais lances faz o adversário integrado.
opponent-thinks = O adversário ainda está a pensar.
engine-thinks = O adversário ainda está a pensar. Para jogar sem ele, escreva { $new } { $builtin }.
engine-waits = { $engine } está a arrancar. Para jogar sem ele, escreva { $new } { $builtin }.
engine-waits-on = { $engine } está a arrancar. A partida espera.
engine-missing = { $engine } não está neste computador.
engine-refused = { $engine } não arranca: não é um programa para este computador.
engine-ended = { $engine } parou sem aviso.
engine-says = Mensagem: { $words }
engine-floods = { $engine } não para de escrever.
engine-silent = { $engine } não responde.
engine-not-uci = { $engine } responde, mas não em UCI, a língua dos motores de xadrez. Indique um motor UCI, como uci:stockfish.
engine-no-move = { $engine } não enviou lance.
engine-no-stop = { $engine } não para de pensar.
engine-so-far = O melhor até agora:
engine-nonsense = { $engine } enviou um lance inválido: { $answer }.
engine-illegal = { $engine } enviou um lance ilegal: { $answer }.
engine-no-chess960 = { $engine } não joga xadrez 960.
engine-no-variant = { $engine } não joga { $variant }.
engine-again = A reiniciar.
engine-back = { $engine } voltou.
confirm-builtin = Jogar antes com o adversário integrado? sim ou não.
confirm-builtin-on = Continuar com o adversário integrado? sim ou não.
builtin-plays = Continua o adversário integrado, nível { $level }.
engine-kept = A partida espera por { $engine }. Escreva sair; { $program } resume tenta de novo.
engine-not-begun = Nenhuma partida começada. Escreva nova para tentar de novo, ou sair.
player-engine = { $name } nível { $level }
player-engine-replaced = { $name }, depois nível { $level }
health-engine = Motor: { $name } funciona, { $file }.
health-engine-fails = Motor { $file }: { $what }

## Sinais

tones-on = Sinais ligados.
tones-off = Sinais desligados.
tones-is = { $state ->
    [on] Sinais ligados. Para desligar, escreva sinais desligar.
   *[off] Sinais desligados. Para ligar, escreva sinais ligar.
}
tones-absent = Este programa foi feito sem sinais. docs/guide.md diz como os obter.
tones-lost = Os sinais falharam: { $reason }.
tones-found = Os sinais voltaram.
reason-no-device = não há dispositivo de som
reason-device-busy = outro programa ocupa o som
reason-device-hangs = o dispositivo de som está bloqueado
reason-device-broken = o dispositivo de som não funciona
help-tones =
    sinais ligar, sinais desligar.
    Um toque grave: casa escura.
    Uma oitava acima: casa clara.
    Uma pancada: a borda.
    Duas notas a descer: captura.
    Duas a subir: xeque.
    Um zumbido: lance ilegal.
    Três apitos: pouco tempo.
health-tones = Sinais: o dispositivo de som funciona.
health-tones-fails = Sinais: { $reason }.

## Primeiro arranque

setup-language = Para português, escreva { $number }.
setup-language-names = português, Portuguese, Portugiesisch, portugais
setup-again = { $most ->
    [2] Escreva 1 ou 2.
   *[other] Escreva um número de 1 a { $most }.
}
setup-unknown = { $most ->
    [2] Escreva 1 ou 2, ou uma palavra da resposta. { $quit } sai.
   *[other] Escreva um número de 1 a { $most }, ou uma palavra da resposta. { $quit } sai.
}
setup-help-language =
    Esta é a língua do programa.
    Escreva o seu número ou o seu nome.
    Para mudar depois: língua.
setup-help-speech =
    Sim: fala o seu leitor de ecrã, e este programa cala-se.
    Não: fala este programa.
    Para mudar depois: fala.
setup-help-face =
    Linha a linha: escreve lances e perguntas, e lê ou ouve as respostas.
    No ecrã: um tabuleiro, com teclas para o explorar.
    Para mudar depois: definir vista.
setup-speech =
    Usa um leitor de ecrã?
    1: sim, fique calado.
    2: não, fale comigo.
setup-face =
    Como quer jogar?
    1: linha a linha.
    2: no ecrã, com um tabuleiro para explorar.
setup-name = Como se chama? Escreva o nome, ou prima Enter para saltar.
setup-help-name = O nome serve para listas e planilhas. Para o omitir, prima Enter.
setup-name-long = No máximo 40 letras. Escreva um nome mais curto, ou prima Enter.
setup-cancelled = Cancelado. As perguntas voltam da próxima vez.
setup-skipped = É a primeira vez? Para escolher língua, fala e nome: { $program } setup
setup-unchanged = Nada mudou.
setup-done =
    Obrigado. Escreva ajuda em qualquer altura.
    Outras palavras para os lances: ajuda voz-dos-lances.
    Cor, relógio, adversário: por exemplo nova pretas 10+5.
setup-kept =
    Guardado: português, { $speech ->
        [on] fala própria
       *[off] sem fala própria
    }, { $face ->
        [screen] no ecrã
       *[line] linha a linha
    }, lances na voz { $moves }.

## Ajuda

help =
    Lances: e4, cavalo f3, roque pequeno.
    Perguntar: tabuleiro, último, peças C, relógio.
    Fazer: empate, desistir, desfazer, dica.
    Outra partida: nova. As suas: partidas.
    Com relógio: nova 10+5.
    Com as Pretas: nova pretas.
    Tabuleiro eletrónico: tabuleiro-eletrónico.
    Definições: definições. Para sair: sair.
    Mais: ajuda tudo, ajuda tabuleiro.
# Com Tab.
commands-many = Há { $count } comandos assim. Escreva mais letras.
help-announcing =
    O seu lance: anunciar cavalo f3, premir.
    O lance do adversário: escreva-o para repetir.
    Um engano: corrigir cavalo f3.
    Perguntar: tabuleiro, último, peças C, relógio.
    Fazer: empate, desistir, desfazer, dica.
    Outra partida: nova. As suas: partidas.
    Relógio: nova 10+5. Pretas: nova pretas.
    Tabuleiro eletrónico: tabuleiro-eletrónico.
    Definições: definições. Para sair: sair.
    Mais: ajuda tudo, ajuda tabuleiro.
help-choice =
    Escreva o número do lance, ou a sua primeira casa.
    não: nenhum deles.
help-piece =
    Escreva dama, torre, bispo, cavalo, ou um número.
    não: outro lance.
# Antes da pergunta, que é feita de novo.
help-confirm = { $what ->
    [draw] sim: propõe-se empate ao adversário. não: continua a jogar.
    [agree] sim: a partida acaba empatada. não: continua a jogar.
    [claim] sim: a reclamação é verificada agora. não: continua a jogar.
    [resign] sim: desiste desta partida. não: continua a jogar.
    [takeback] sim: o seu último lance é desfeito. não: fica.
    [seal] sim: este lance vai para o envelope. não: escreva outro.
    [sign] sim: assina este resultado. não: ainda não assina nada.
    [builtin] sim: joga o adversário integrado. não: espera-se pelo motor.
    [play-on] sim: a sua partida é guardada, e começa aqui uma nova. não: fica aberta.
    [go-on] sim: continua esta partida. não: ela é guardada, e começa outra.
    [resume] sim: esta partida é guardada, e continua a outra. não: fica aqui.
   *[new] sim: esta partida é guardada, e começa uma nova. não: continua a jogar.
}
help-confirm-file = sim: é feito. não: tudo fica como está.
help-confirm-blunder = sim: este lance é jogado. não: escreva outro.
help-over =
    A partida acabou.
    Todos os lances: registo. Outra partida: nova.
    Rever uma partida: abrir 57.
    Para sair: sair.
help-all-position = Sobre a posição:
help-all-game = Sobre a partida e o programa:
help-all-more = Mais sobre um: ajuda e o seu nome.
help-board =
    tabuleiro: a posição, fila a fila.
    tabuleiro e4: uma casa. Abreviado: b.
help-pieces =
    peças C: onde estão os cavalos brancos. c: os pretos.
    A ou a: todas as peças de uma cor. Abreviado: p.
help-count =
    quantas P: quantos peões têm as brancas. p: as pretas.
    quantas: as peças de ambos os lados.
help-scan =
    varrer 4, varrer e: as peças de uma fila ou coluna.
    Abreviado: s.
help-rank = fila 4: as peças da fila.
help-file = coluna e: as peças da coluna.
help-diagonals =
    diagonais e4: as peças das diagonais que passam pela casa.
help-rays =
    raios e4: as peças nas oito direções.
help-knight =
    saltos f3: as peças a um salto de cavalo.
    cavalo f3, pelo contrário, é um lance.
help-attackers =
    atacantes e4: o que ataca uma casa, e o que a defende.
help-defenders =
    defensores e4: o que defende uma casa, e o que a ataca.
help-hanging =
    penduradas: peças atacadas e pouco defendidas.
    penduradas d1: uma peça. Também: penduradas meu, penduradas adversário.
help-moves =
    lances: todos os lances legais.
    lances g1: os de uma peça.
help-captures = capturas: todas as capturas legais.
help-what-if =
    e-se g1 f3: o que a peça de g1 poderia tomar a partir de f3.
help-colour =
    cor e4: se uma casa é clara ou escura.
    Para jogar com as Pretas: nova pretas.
help-material = material: o que tem cada lado.
help-pocket = bolso: o que cada lado pode colocar em crazyhouse.
help-castling-rights =
    direitos-de-roque: se pode rocar agora, e para que lado.
    Para rocar: O-O ou O-O-O.
help-turn =
    vez: quem joga, xeque, e a sua cor.
help-check = xeque: se um rei está em xeque, e de que peça.
help-last = último: o último lance. Abreviado: l.
help-changed =
    mudou: o que o último lance ataca, defende, abre e deixa sem defesa.
help-captured =
    capturadas: a última captura, e o que perdeu cada lado.
help-opening =
    abertura: o nome da abertura e o código ECO.
help-score =
    registo: todos os lances.
    registo 3: os três últimos.
help-clock =
    relógio: o tempo que resta, e os lances até ao próximo período.
    relógio meu: o seu tempo.
    relógio adversário: o do adversário. Abreviado: c.
    Para jogar com relógio: nova 10+5.
help-spent = gasto: quanto demorou o último lance, e os tempos de ambos.
help-fen = fen: a posição numa linha de texto.
help-braille =
    braille: a posição para linhas braille, nos sinais do Reino Unido.
    braille 20: em linhas de 20 células.
    braille filas: uma fila por linha.
    braille lista: as peças e as suas casas.
    braille pontos, ascii, letras: os sinais.
    braille fixar 20 filas: daqui em diante.
help-repeat = repetir: de novo a última coisa.
help-help =
    ajuda: o que pode fazer aqui.
    ajuda tabuleiro: mais sobre um comando.
    Os comandos ingleses também servem.
help-article =
    artigo 9.2: o que dizem as leis, em resumo.
    artigo roque: por assunto.
    artigo 9.2 2018: noutra edição.
    artigo: todos os artigos.
help-announce =
    anunciar: anuncia o lance que fez, em partidas com anúncio.
    anunciar cavalo f3: também o faz.
    Depois premir.
    Para repetir o lance do adversário, escreva-o.
    Abreviado: an.
help-press =
    premir: prime o seu relógio, com o lance feito e anunciado.
    Num encontro: o mesmo que o botão do tabuleiro. Sem tabuleiro, premir cedo demais pode ser um ato ilegal.
    Abreviado: pr.
help-correct =
    corrigir cavalo f3: corrige o anúncio, antes de premir.
help-adjust =
    componho: as peças que pegar e repuser neste lance não contam como tocadas.
    Só é preciso com peça tocada, peça jogada.
help-take =
    pegar e2: pega na peça de e2.
    Depois pousar.
help-put =
    pousar e4: pousa aí a peça.
    É esse o seu lance.
    Na própria casa, fica reposta.
help-draw =
    empate: propõe empate, ou aceita-o.
    empate e4: propõe-o com o seu lance.
help-accept =
    aceitar: aceita a proposta de empate.
help-decline =
    recusar: recusa a proposta de empate.
help-claim =
    reclamar repetição, reclamar cinquenta: reclama empate.
    Acrescente o lance que tenciona fazer, se houver.
    reclamar seta: acabou o tempo do adversário.
    reclamar ilegal: o último lance era ilegal.
    reclamar correção: depois, se ambos quiserem.
    No final rápido, na sua vez e com menos de dois minutos:
    reclamar esforço: o adversário não tenta ganhar.
    reclamar meios: o adversário não pode ganhar por meios normais.
    reclamar segundos: pede cinco segundos por lance, para ambos.
    No tabuleiro: mantenha o botão duas vezes.
help-resign = desistir: desiste da partida.
help-takeback = desfazer: desfaz o seu último lance.
help-hint =
    dica: um bom lance aqui.
    Numa tarefa: um passo de ajuda.
help-today = hoje: quantos exercícios há hoje, e quanto tempo levam.
help-practise =
    treino: o que há para hoje, um exercício após outro.
    Os exercícios voltam: após quatro horas, um dia, no fim meio ano.
help-drill =
    exercício: todos os exercícios e como correram. exercício cores das casas 2: um deles, com o nível.
    exercício cores das casas 2, 6 segundos, 20 perguntas, sem repetições: com limites.
    Enter: a pergunta de novo.
    dados: as peças ou os lances de novo.
    seguinte: a resposta, e adiante.
    fechar: volta à sua partida.
help-book =
    livro: que lances se jogam aqui, e quantas vezes.
    Fontes: livro de aberturas e suas partidas.
    Para jogar sem livro: definir livro-de-aberturas desligar.
help-endings =
    finais 3: jogue o terceiro final contra a melhor defesa. finais corrida de peões: um pelo nome.
    finais: todos os finais, e como correram.
    Um erro que perde é dito e desfeito.
    dica: ajuda, em quatro passos. anterior: desfaz o seu último lance.
    seguinte: a melhor linha, depois outro do género.
    fechar: volta à sua partida.
help-mistakes =
    erros: lances melhores para os seus erros, na partida aberta ou acabada. Escreva o lance.
    erros 12: na partida 12. erros ambos: dos dois lados, também brancas ou pretas.
    dica: ajuda, em quatro passos.
    seguinte: o melhor lance, e adiante. saltar: adiante sem ele.
    Enter: a pergunta de novo.
    fechar: volta à sua partida.
help-guess =
    adivinhar: os lances do lado que ganhou, um a um. Escreva o lance.
    Na partida aberta, a partir de onde está; ou numa famosa.
    adivinhar 12: na partida 12. adivinhar 12 pretas: um lado, também brancas.
    adivinhar campeões: numa partida de um campeão mundial de rápidas.
    A partida segue o seu caminho. Os acertos contam como nos exercícios.
    seguinte: o lance, e adiante.
    fechar: volta à sua partida.
help-puzzle =
    problema: uma posição para resolver, à medida da sua pontuação. Escreva o lance.
    problema garfo, problema mate em dois: por tema. problema temas: todos os temas.
    problema meus: do seu ficheiro meus.pgn ou meus.csv, na pasta puzzles da pasta de dados.
    problema partidas: mates que eram possíveis nas suas partidas.
    problema 8: cerca de oito peças. problema 1500: à volta dessa pontuação.
    problema fácil, problema difícil, problema final, problema série.
    dica: ajuda, em quatro passos.
    seguinte: a solução, ou outro.
    fechar: volta à sua partida.

help-learn =
    lição 3: a terceira lição.
    lição: todas as lições.
    Numa lição, escreva a resposta.
    dica: ajuda, em quatro passos.
    seguinte: a resposta, e adiante.
    fechar: volta à sua partida.
help-lesson =
    Escreva a resposta.
    Enter: a pergunta de novo.
    Ajuda, em quatro passos: dica.
    A resposta, e adiante: seguinte. Para trás: anterior.
    Perguntar: tabuleiro, peças C, lances, atacantes.
    O assunto: dados. Do princípio: início.
    Para a sua partida: fechar.
help-eval =
    avaliação: quem está melhor, e por quantos peões.
    Pergunte de novo: hipóteses e profundidade.
help-best = melhor: o melhor lance aqui.
help-line =
    linha: a melhor linha, quatro meios-lances de cada vez. mais: os quatro seguintes.
    linha 2: a segunda melhor.
help-lines = linhas 3: os três melhores lances. Escreva um número para ouvir a linha.
help-why = porquê: o melhor lance, e a razão dele.
help-threat = ameaça: o que o outro lado ameaça.
help-mate = mate: se quem joga pode forçar o mate.
help-level =
    nível 7: a força do adversário, de 1 a 20.
help-moves-voice =
    voz-dos-lances fide: como se anunciam os lances.
    fide: Springer Gustav eins Felix drei.
    fide-en: knight Gustav one Felix three.
    fide-pt: cavalo Gustav um Félix três. pt: cavalo g1 f3.
help-talk =
    língua en: tudo menos os lances em inglês.
    língua pt: em português.
help-speech = fala ligar, fala desligar: a fala própria do programa.
help-sound = som ligar, som desligar: fala e sinais ao mesmo tempo.
help-faster = mais-rápido: fala mais rápida.
help-slower = mais-devagar: fala mais lenta.
help-louder = mais-alto: fala e sons mais altos.
help-softer = mais-baixo: fala e sons mais baixos.
help-hush = silêncio: interrompe a fala.
help-position =
    posição início: uma partida da posição inicial habitual.
    Ou de outra: FEN, um diagrama ou uma lista de peças.
    Uma lista: Brancas: Re1 a2. Pretas: Re8.
    Antes do primeiro lance, ou depois do fim.
help-new =
    nova: outra partida como esta.
    Acrescente o que quiser, em qualquer ordem:
    nova pretas 5+3. nova sorteio, sem relógio.
    nova amigo Rui: dois ao teclado.
    nova nível 7. nova motor stockfish.
    nova xadrez960, ou nova xadrez960 518.
    nova crazyhouse, antixadrez, horda, três xeques, xadrez atómico, rei da colina, corrida de reis.
    nova vantagem cavalo: o adversário joga sem um cavalo. nova dou vantagem dama: tu sem a dama.
    nova normal.
    nova tocada: vale peça tocada, peça jogada.
    nova anúncio repetir: os dois anunciam e repetem cada lance.
    Vale até sair.
    definir guarda para sempre.
help-simul =
    simultânea 8: tu sozinho contra oito tabuleiros, um após outro.
    simultânea 8 nível 5: todos no nível 5.
    Depois do teu lance vem o seguinte. A resposta vem quando voltas.
    Sozinha: a simultânea que deixaste.
help-next-board =
    tabuleiro-seguinte: o tabuleiro seguinte da simultânea, sem lance.
    Um certo: tabuleiro 3.
help-waiting = à-espera: os tabuleiros da simultânea, os teus lances e o tempo desde então.
help-by-letter =
    por-carta Anna: uma partida por carta.
    por-carta Anna pretas: as pretas são suas.
    por-carta Anna 10/50: 50 dias para 10 lances.
    Sem isso, os dias só são contados.
help-letter =
    carta: a carta do seu último lance.
    carta anna.txt: a mesma, num ficheiro.
    Tem o lance, a posição e os dias.
help-letters = cartas: as suas partidas por carta, com dias.
help-received =
    recebida 12... Cf6: o lance de uma carta.
    Serve também uma linha inteira da carta.
    recebida 2026-11-28: o dia em que chegou.
help-settings =
    definições: todas as definições e os seus valores.
    definições lado: uma delas.
    definições partida, voz, braille, ecrã, tabuleiro: um grupo.
    Para mudar: definir lado pretas.
help-set =
    definir lado pretas: muda uma definição e guarda-a.
    Mais curto: lado pretas.
    definir lado: o seu valor e o que pode escolher.
    Todas: definições.
help-opponent =
    adversário: contra quem joga.
    Abreviado: o.
    adversário humano, adversário computador, adversário motor stockfish: a partir da próxima partida.
help-save = guardar: nada a fazer. Cada lance é guardado logo que se joga.
help-export =
    exportar partida.pgn: escreve esta partida num ficheiro, em PGN.
    exportar 5 partida.pgn: a partida 5.
    exportar partida.svg: uma imagem da posição, também partida.png.
    Para uma planilha: imprimir.
help-delete =
    apagar 5: apaga a partida 5, depois de um sim.
    recuperar: trá-la de volta, até sair.
help-undelete =
    recuperar: traz de volta a última partida apagada.
    Só até sair.
help-rename =
    renomear 5 Noite do clube: como se chama o torneio da partida 5.
    renomear 5 brancas Ana: quem tinha brancas.
    Sem número: esta partida.
help-note =
    nota 5 bom final: uma nota sobre a partida 5.
    nota e um texto: sobre esta partida.
    nota 5: a nota outra vez. Também: dados.
help-rematch =
    desforra: a mesma partida outra vez, com as cores trocadas.
    Depois do fim de uma partida, em casa.
help-summary =
    resumo: esta partida em poucas palavras, quando acabou.
    resumo 5: a partida 5.
    Também o momento decisivo, se erros a examinou.
help-results =
    resultados: quantas partidas ganhou, empatou e perdeu.
    Contra quem, e as dez últimas.
help-ratings =
    pontuações: a sua pontuação nos problemas, agora e há semanas.
    pontuações 3: há 3 semanas.
    Exercícios, séries, dias seguidos.
help-quit = sair: guarda a partida e sai.

## O que está errado numa posição

position-empty = A posição está vazia. Escreva FEN, um diagrama, ou uma lista como Brancas: Re1 a2. Pretas: Re8.
position-control = Carácter de controlo: carácter { $nth }.
position-board = Não é uma posição. Escreva FEN, um diagrama, ou uma lista como Brancas: Re1 a2. Pretas: Re8.
position-ranks = O tabuleiro precisa de 8 filas. Este tem { $count }.
position-rank-length = A fila { $rank } tem { $count } { $count ->
         [one] casa
        *[other] casas
    }. Cada fila precisa de 8.
position-rank-missing = Falta a fila { $rank }.
position-rank-twice = A fila { $rank } aparece duas vezes.
position-sign = Fila { $rank }, carácter { $nth }: { $sign } não é uma peça.
position-word = Não entendido: { $word }. Escreva a posição por exemplo assim: Brancas: Re1 a2. Pretas: Re8.
position-twice = { $square } aparece duas vezes.
position-turn = Falta o lado que joga. Escreva w ou b depois do tabuleiro.
position-castling = Direitos de roque: letras como KQkq, ou um hífen.
position-en-passant = Casa de en passant: uma casa como e3, ou um hífen.
position-counters = Contadores de lances: números até 65535.
position-operations = Depois da casa de en passant, escreva dois números como 0 1, ou operações, cada uma com ponto e vírgula.
position-no-king = As { $color } não têm rei.
position-kings = As { $color } têm mais de um rei: { $one }, { $other }.
position-pawn = Peão em { $square }: não pode haver peões nas filas 1 e 8.
position-too-many-pawns = As { $color } têm { $count } peões. No máximo 8.
position-too-many-men = As { $color } têm { $count } peças. No máximo 16.
position-too-many-promoted = Demasiadas peças promovidas: { $color }.
position-other-in-check = As { $color } estão em xeque, mas joga o outro lado.
position-dropped-rook = Direito de roque ignorado: as { $color } não têm torre em { $square }.
position-dropped-king = Direitos de roque ignorados: o rei das { $color } não está na casa inicial.
position-dropped-castling = Direitos de roque ignorados: não correspondem ao tabuleiro.
position-dropped-en-passant = En passant ignorado: nenhum peão acabou de passar { $square }.
position-impossible = Esta posição é impossível.
position-game-runs = Há uma partida a decorrer. Escreva primeiro nova, depois { $name }.
chess960-number = Posições do xadrez 960: 0 a 959.
chess960-and-position = O xadrez 960 tem a sua posição. Retire o número ou a posição.

## A próxima partida

new-unknown = Não entendido: { $word }. Escreva ajuda { $name }.
new-number = Não é claro: { $word }. Escreva { $name } tempo { $word }, ou { $name } nível { $word }.
new-minutes = Não é claro: { $word }. Para minutos, escreva { $name } tempo { $word }.
new-twice = { $setting } aparece duas vezes. Indique uma só vez.
new-engine-name = Que motor? Por exemplo { $name } motor stockfish.
plan-human = dois jogadores
plan-builtin = joga com as { $color } contra o nível { $level }
plan-engine = joga com as { $color } contra { $engine }, nível { $level }
plan-time = { $time }
plan-no-clock = sem relógio
plan-chess960 = xadrez 960, posição { $number }
plan-position = posição inicial especial
plan-odds = as { $color } dão vantagem: { $odds }
plan-laws = Leis de { $year }
plan-strict = um ensaio
plan-announcing = os lances são anunciados
plan-touch = peça tocada, peça jogada
plan-blindfold = às cegas
plan-blindfold-strict = às cegas, sem olhar
opponent-engine = Um motor? Escreva { $name } motor { $word }.
opponent-human = Dois jogadores a um teclado.
opponent-human-named = { $white } com as Brancas, { $black } com as Pretas, a um teclado.
premove = Lance antecipado: { $move }.
premove-dropped = Lance antecipado cancelado.
argument-choices = { $name }: por exemplo pretas 5+3. Escreva ajuda { $name }.

## Definições

argument-setting = { $name } precisa de definição e valor, por exemplo { $name } lado pretas.
no-setting = Definição desconhecida: { $name }. Para as ouvir, escreva só { $settings }.
setting-unset = não definido
setting-can-be = Pode ser: { $values }.
setting-range = de { $least } a { $most }
setting-example = por exemplo { $value }
setting-needs = { $name } precisa de um valor. Pode ser: { $values }.
setting-wrong = { $name } não pode ser { $value }. Pode ser: { $values }.
setting-next-game = { $name }: { $value }, a partir da próxima partida. Para a começar, escreva { $new }.
setting-in-game = { $name }: { $now } nesta partida, { $value } { $from ->
    [game] a partir da próxima
   *[start] no próximo arranque
}.
setting-next-start = { $name }: { $value }, a partir do próximo arranque.
settings-group = Definições, { $group }:
settings-game = partida
settings-voice = voz
settings-braille = braille
settings-screen = ecrã
settings-board = tabuleiro
setting-moves = A voz dos lances.
setting-talk = A língua de tudo o resto.
setting-speech = Se o programa fala.
setting-speech-engine = O sintetizador de fala.
setting-tones = Se soam sinais curtos.
setting-rate = A velocidade da fala.
setting-volume = O volume da fala e dos sons.
setting-answers = Se as respostas longas vêm por partes.
setting-form = Lances com a casa de partida, sem ela ou em quatro algarismos.
setting-extra-words = Se se diz toma, xeque e mate.
setting-spelling = Como se escrevem as palavras alemãs: com trema, ou como no apêndice da FIDE.
setting-opponent = O seu adversário.
setting-level = A força do adversário.
setting-book = O livro de aberturas: para o adversário integrado, e para consultar.
setting-tables = Uma pasta com as suas tabelas de finais. Até quatro peças já estão integradas.
setting-side = A sua cor.
setting-time = O relógio: minutos mais segundos por lance, ou períodos.
setting-laws = A edição das Leis.
setting-announcing = Os lances são escritos, ou anunciados, ou também repetidos.
setting-strict = Ensaio de torneio.
setting-blindfold = Jogar sem tabuleiro. ligado: pode perguntar pela posição, e cada olhar conta. rigoroso: não pode.
setting-warnings = Quando se avisa o tempo que resta: minutos, ou segundos com s. auto: conforme o relógio.
setting-braille-table = O braille das palavras, pelo nome em liblouis.
setting-sheet-code = Lances nas planilhas em braille.
setting-sheet-cells = Células numa linha da planilha.
setting-sheet-lines = Linhas numa página da planilha.
setting-print = Como saem as linhas.
setting-braille-width = Células numa linha do seu ecrã braille.
setting-braille-form = Uma posição escrita para os dedos.
setting-keymap = As teclas do ecrã.
setting-keyboard = O país do seu teclado.
setting-name = O seu nome, em listas e planilhas.
setting-touch = Peça tocada, peça jogada.
setting-blunder-warning = Pergunta antes: peça oferecida ou mate permitido.
setting-square-order = As partes de uma casa, na ordem em que se dizem.
setting-face = Linha a linha, ou no ecrã.
setting-theme = As cores e os sinais do ecrã.
setting-background = Se o terminal é escuro ou claro. auto: como o terminal disser.
setting-key-echo = Fala própria enquanto escreve no ecrã.
setting-clock-interval = Segundos entre atualizações do relógio. 0: a par e passo; para leitores de ecrã, quando se diz algo.
setting-pegboard = O seu tabuleiro.
setting-pegboard-orientation = Como está virado o tabuleiro.
setting-pegboard-clock = O relógio de um tabuleiro DGT.

## A linha de comandos

usage-unknown-flag = Opção desconhecida: { $word }.
usage-unknown-command = Comando desconhecido: { $word }.
usage-too-much = Palavra a mais: { $word }.
usage-empty-word = Há uma palavra vazia. Retire-a.
usage-equals = { $word } não pode seguir { $flag }. Escreva { $flag }, ou { $flag }=off.
usage-alone = { $word } não leva valor. Escreva só { $word }.
usage-value = { $word } não pode ser { $value }. É: { $help }
usage-needs-value = { $word } precisa de um valor. É: { $help }
usage-twice = { $word } aparece duas vezes. Escreva uma só vez.
usage-new-only = { $word } é só para uma partida nova. Retire, ou comece uma: { $program } play
usage-conflict = Use { $word } ou { $other }, não os dois.
usage-missing = Falta: { $word }. É: { $help }
usage-missing-one = Falta um de: { $words }.
usage-follow = { $word } precisa de mais uma palavra: { $words }.
usage-wrong = O comando não se consegue ler.
usage-no-text = Um argumento não é UTF-8 válido.
usage-help = Ajuda: { $program } { $command }

help-usage = Uso: { $program } { $command }
help-argument = { $word }: { $help }
help-argument-optional = { $word }, opcional: { $help }
help-commands = Comandos:
help-pages = Cada um tem a sua página, por exemplo: { $program } { $command } --help
help-flags = Opções:
help-play = As opções de play servem sem a palavra. Lista: { $program } play --help

value-command = COMANDO
value-game = PARTIDA
value-move = LANCES
value-text = TEXTO
value-question = PERGUNTA
value-file = FICHEIRO
value-folder = PASTA
value-language = LÍNGUA
value-name = NOME
value-place = LUGAR
value-places = LUGARES
value-script = GUIÃO
value-voice = VOZ
value-form = FORMA
value-number = NÚMERO
value-odds = VANTAGEM
value-who = NOME
value-side = LADO
value-switch = on ou off
value-periods = TEMPO
value-edition = EDIÇÃO
value-how = COMO
value-minutes = MINUTOS
value-table = TABELA
value-theme = TEMA
value-seconds = SEGUNDOS
value-address = TABULEIRO
value-date = DATA
value-result = RESULTADO
value-code = CÓDIGO
value-make = MARCA
value-clock = RELÓGIO
value-style = MODO
value-shell = SHELL
value-value = VALOR

cli = Xadrez de ouvido e de tato, para jogadores cegos e com baixa visão. Sem comando, começa uma partida.
cli-play = Jogar uma partida.
cli-resume = Continuar a última partida inacabada, ou a deste número.
cli-study = Rever de ouvido uma partida guardada.
cli-say = Mostrar como se anuncia cada lance.
cli-read = Mostrar o que significa um lance: a SAN e as casas.
cli-ask = Responder: pergunta sobre uma posição.
cli-import = Importar as partidas de um ficheiro PGN.
cli-games = Listar partidas guardadas e importadas, das mais recentes às mais antigas.
cli-export = Escrever uma partida: PGN ou planilha.
cli-voices = Listar as vozes, ou verificar a sua.
cli-voices-list = Listar as vozes.
cli-voices-check = Verificar as vozes integradas, ou as de uma pasta.
cli-keymaps = Listar os mapas de teclas do ecrã, ou verificar o seu.
cli-keymaps-list = Listar os mapas, ou as teclas de um.
cli-keymaps-check = Verificar os mapas integrados, ou os de uma pasta.
cli-pegboard = Observar, testar ou simular um tabuleiro eletrónico.
cli-pegboard-watch = Mostrar o que um tabuleiro envia. Control-C termina.
cli-pegboard-check = Testar um tabuleiro: casas, luzes, botões e relógio.
cli-pegboard-simulate = Simular um tabuleiro, para experimentar sem um.
cli-match = Jogar um encontro com árbitro, a partir de um ficheiro.
cli-seat = Servir um lugar, encontro aberto noutro terminal.
cli-link = Levar um lugar a outro computador.
cli-referee = Correr um guião de regras: cada acontecimento e o que a arbitragem decide.
cli-health = Verificar o que funciona aqui, uma linha para cada coisa.
cli-setup = Repetir as primeiras perguntas.
cli-man = Mostrar a página de manual, para um pacote instalar.
cli-completions = Mostrar o que uma shell pode completar, para um pacote instalar.
cli-help = Explicar o programa, ou um comando.

arg-help = esta página.
arg-version = a versão do programa.
arg-data = a pasta de partidas, definições e tudo o mais que se escreve.
arg-line = linha a linha, sem ecrã.
arg-screen = um ecrã com tabuleiro, onde o terminal o mostre.
arg-touch = se uma peça tocada tem de jogar.
arg-opponent = builtin, human, ou uci: e o ficheiro ou nome de um motor, como uci:stockfish.
arg-name = o seu nome, em listas e planilhas; ou off.
arg-level = a força do adversário, de 1 a 20.
arg-side = white, black ou random.
arg-speech = se o programa fala.
arg-tones = se soam sinais curtos a par da fala.
arg-time = minutos, e segundos por lance, como 15+10; 40/90+30,30+30 para dois períodos; 5d3 com atraso, 3b2 Bronstein; off sem relógio.
arg-laws = a edição das Leis: fide-2023, ou só o ano.
arg-announcing = se os lances têm de ser anunciados: off; announce; repeat, e o adversário repete-os.
arg-strict = ensaiar um torneio: o seu protocolo e as suas penalizações. Escreva --strict=off onde as definições dizem ligado.
arg-blindfold = jogar sem tabuleiro: on, onde cada olhar conta, ou strict, sem olhar. Escreva --blindfold=off onde as definições dizem outra coisa.
arg-warnings = avisos de tempo nestes minutos, como 10,5,1; off sem nenhum.
arg-print = como saem as linhas: text, ou braille para braille Unicode.
arg-table = tabela braille de liblouis, para a saída; auto para a da sua língua.
arg-keymap = o mapa de teclas do ecrã. Lista: { $program } keymaps list
arg-theme = as cores do ecrã: dark, light, large, mono, shapes, reader, words ou braille.
arg-book = o livro de aberturas: builtin, off, ou um ficheiro Polyglot.
arg-tables = uma pasta com as suas tabelas de finais, ou off.
arg-clock-interval = relógios no ecrã: de quantos em quantos segundos, 0 a 3600. 0: a par e passo; para leitores de ecrã, só quando se diz algo.
arg-pegboard = o tabuleiro sob as suas mãos: auto, ou marca e porta, como dgt:/dev/ttyUSB0. Duas vezes para dois tabuleiros, como em white=auto.
arg-speech-engine = o sintetizador de fala: dispatcher ou native.
arg-rate = a velocidade da fala, de -100 a 100.
arg-volume = o volume da fala e dos sons, de 10 a 100.
arg-answers = respostas longas: por partes ou inteiras.
arg-blunder-warning = perguntar antes: peça oferecida ou mate permitido.
arg-extra-words = se se diz toma, xeque e mate.
arg-spelling = palavras alemãs da FIDE na escrita: umlauts, appendix, ou auto conforme a sua língua.
arg-braille-width = as células do seu ecrã braille, 10 a 200, ou off.
arg-braille-form = uma posição para os dedos: diagram, ranks ou list, com dots, ascii ou letters.
arg-keyboard = o país do seu teclado: us, gb, de, fr, ch, es, it, br, cz, hu, kr, nl, pl, pt, ru, se, th, tr, ua ou vn.
arg-square-order = a ordem das partes de uma casa, como "piece square".
arg-background = se o terminal é escuro ou claro, quando ele não o diz: auto, dark ou light.
arg-key-echo = fala própria enquanto escreve no ecrã: off, letters ou words.
arg-face = linha a linha ou no ecrã: line ou screen.
arg-pegboard-orientation = como está virado o tabuleiro: found, straight ou turned.
arg-pegboard-clock = o relógio de um tabuleiro DGT: none, xl ou 3000.
arg-position = a posição: FEN, um diagrama em braille ou letras, uma lista de peças, ou start.
arg-chess960 = xadrez 960, da posição com este número, 0 a 959. Sem número, de qualquer uma.
arg-variant = o jogo: king-of-the-hill, three-check, crazyhouse, antichess, atomic, horde ou racing-kings.
arg-odds = o que um jogador dá ao outro: two-moves, pawn, pawn-and-two, exchange, knight, rook, queen; draw; time 5. Dá o adversário, ou quem indicares: white, black.
arg-seed = um número para o acaso: com o mesmo, o adversário joga os mesmos lances.
arg-moves = a voz dos lances.
arg-talk = a voz de tudo o resto.
arg-form = long, com a casa de partida; short, só o que a posição exige; figures, os quatro algarismos do xadrez por correspondência.
arg-game = o número da partida. Lista: { $program } games
arg-file = o ficheiro de saída. Sem ele, a saída padrão.
arg-folder = a pasta. Sem ela, o que está integrado.
arg-force = substituir um ficheiro que já existe.
arg-address = auto, uma marca, ou marca e porta, como dgt:/dev/ttyUSB0. As marcas são { $makes }.
arg-straight = as Brancas onde o fabricante as pôs. Sem isto, descobre-se pela posição inicial.
arg-turned = as Brancas sentam-se do outro lado.
arg-clock = o relógio de um tabuleiro DGT: xl ou 3000.
arg-say-move = lances, um após outro. Com - vêm da entrada padrão, em cada linha uma posição, uma tabulação e lances.
arg-say-chess960 = roque como no xadrez 960.
arg-read-chess960 = roque como no xadrez 960.
arg-ask-chess960 = roque como no xadrez 960.
arg-read-text = o lance. Com - da entrada padrão, em cada linha uma posição, uma tabulação e um lance.
arg-ask-question = a pergunta, como board. Com - da entrada padrão, em cada linha uma posição, uma tabulação e uma pergunta.
arg-import-file = o ficheiro PGN. Com - da entrada padrão.
arg-import-champions = partidas de campeões de rápidas. Em vez de um ficheiro.
arg-import-faults = escrever cada erro neste ficheiro, um por linha.
arg-import-encoding = a codificação do ficheiro, como windows-1250. Sem ela, é adivinhada quando é seguro.
arg-games-player = um jogador, com qualquer cor. Basta parte do nome.
arg-games-opponent = o adversário desse jogador.
arg-games-white = quem joga com as Brancas.
arg-games-black = quem joga com as Pretas.
arg-games-since = o primeiro dia, mês ou ano: 1972-07-11, 11.7.1972, 1972-07 ou 1972.

arg-games-until = o último dia, mês ou ano.
arg-games-opening = como começa o código da abertura, por exemplo B9, ou palavras do seu nome.
arg-games-result = 1-0, 0-1, 1/2, draw, won ou lost por si, ou * para inacabadas.
arg-games-event = a prova, em parte ou completa.
arg-games-position = uma posição que esteve no tabuleiro: FEN, um diagrama ou uma lista de peças.
arg-games-limit = quantas partidas se listam no máximo, 1 ou mais.
arg-games-from = a primeira partida a listar, a contar de 1.
arg-export-all = todas as partidas, das mais antigas às mais recentes.
arg-export-pgn = em PGN, como sem indicar forma.
arg-export-text = como planilha impressa, nas letras da voz dos lances.
arg-export-brf = como planilha em braille, em páginas para uma impressora braille.
arg-export-diagram = como imagem da última posição, com a descrição.
arg-export-code = como se escrevem os lances em braille: san, nas letras da voz dos lances; uk, no código de xadrez do Reino Unido.
arg-export-cells = células numa linha de página braille, 12 a 80.
arg-export-lines = linhas numa página braille, 5 a 60.
arg-export-table = a tabela braille de liblouis; auto para a da sua língua; off para uma célula por sinal impresso.
arg-export-target = o ficheiro de saída, sem a sua opção.
arg-keymaps-list-name = o mapa cujas teclas se listam.
arg-pegboard-check-all = testar todas as casas, e não só seis.
arg-pegboard-check-name = dar este número a um tabuleiro PEG/1, uma vez para sempre, sem testar nada.
arg-pegboard-simulate-make = { $makes }.
arg-pegboard-simulate-occupancy = um tabuleiro Certabo sem chips, como o Sentio: só sente casas ocupadas.
arg-pegboard-simulate-tactum = um tabuleiro Certabo como o Tactum: só casas ocupadas, e sem dois pontos antes do que envia.
arg-pegboard-simulate-pieces = um PEG/1 que conhece cada peça.
arg-pegboard-simulate-old = um tabuleiro PEG/1 da versão 1.0.
arg-pegboard-simulate-clock = um tabuleiro DGT com relógio.
arg-pegboard-simulate-link = uma ligação que leva à porta, onde quer que ela esteja.
arg-pegboard-simulate-pgn = jogar os lances deste ficheiro PGN, logo que um programa pergunte algo ao tabuleiro.
arg-pegboard-simulate-game = a partida do ficheiro, a contar de 1.
arg-pegboard-simulate-delay = a pausa antes de cada lance, em milissegundos.
arg-pegboard-simulate-side = white ou black: os lances do outro lado esperam por next.
arg-pegboard-simulate-confirm = premir o botão de confirmar, ou a alavanca do relógio, depois de cada lance.
arg-pegboard-simulate-style = como joga a mão: captured-first, own-first, replace, slide, put-back, adjust, both-hands ou pawn-first. Sem isto, cada lance de outro modo.
arg-pegboard-simulate-faults = um guião do que corre mal.
arg-pegboard-simulate-seed = um número para o acaso, na mão e na linha.
arg-match-new = perguntar o que um encontro precisa, em cerca de 15 respostas, e escrever um ficheiro novo.
arg-match-check = verificar o ficheiro do encontro, e listar os seus erros.
arg-match-here = os lugares deste terminal no início: white, black e desk, com vírgulas. Sem isto, os três.
arg-match-records = o número de um encontro jogado, para escrever os seus documentos: PGN, planilhas e relatório.
arg-match-force = substituir documentos, se a pasta os tiver.
arg-match-file = o ficheiro do encontro, ou a pasta dos documentos. Sem ele, match.toml.
arg-seat-place = white, black, ou desk para o árbitro; room para o árbitro de toda a sala; captain para o capitão de uma equipa.
arg-referee-script = o guião. Com - da entrada padrão.
arg-referee-fill = mostrar o guião de novo, com as decisões como resultados esperados.
arg-completions-shell = bash, elvish, fish, powershell ou zsh.

man-name = NOME
man-about = xadrez de ouvido e de tato, para jogadores cegos e com baixa visão
man-synopsis = SINOPSE
man-usage = [COMANDO] [OPÇÕES]
man-description = DESCRIÇÃO
man-begin = Numa partida, escreva ajuda para ouvir o que pode fazer.
    As opções de play servem sem a palavra.
man-commands = COMANDOS
man-flags = OPÇÕES DE TODOS OS COMANDOS
man-environment = AMBIENTE
man-environment-text = Cada definição é também uma variável, como TOUCHMOVE_TALK ou TOUCHMOVE_LEVEL. Uma opção vale mais do que ela.
    Sem escolha sua, a língua é a de LC_ALL, LC_MESSAGES ou LANG.
man-files = FICHEIROS
man-files-text = Partidas guardadas: archive.db na pasta de dados. Definições: settings.toml. A pasta é indicada por: { $program } health
man-exit = CÓDIGO DE SAÍDA
man-exit-text = 0: feito. 1: falhou, e disse-se porquê. 2: a linha de comandos está errada.

no-voice = Voz desconhecida: { $name }. Há: { $voices }.
question-empty = Nada foi perguntado. Por exemplo: { $program } ask board.
flags-before-command = Escreva as opções depois do comando.

## Estado

health-voice = Voz { $name }: funciona, língua { $language }.
voice-with-slips = Voz { $name }: tem erros, língua { $language }.
health-voice-broken = Voz { $name }: { $what }.
health-speech = Fala: { $server } responde, vozes: { $count }; { $languages }.
health-speech-missing = Fala: a língua { $language } não tem voz. Instale espeak-ng.
health-speech-off = Fala: desligada. Para a ligar, escreva fala ligar numa partida.
health-speech-fails = Fala: { $reason }.
health-journal = Arquivo: funciona, { $count } { $count ->
         [one] partida
        *[other] partidas
    }, { $file }.
health-journal-fails = Arquivo: { $reason }, { $file }. Escolha outra pasta com --data.
health-opponent = Adversário: funciona, encontrou { $move }.
health-settings = Definições: lidas, { $file }.
health-settings-none = Definições: ainda nenhuma guardada, { $file }.
health-terminal = Terminal: { $kind }.
health-terminal-unread = Terminal: os leitores de ecrã não leem { $name }. Use o GNOME Terminal ou a consola do Linux.
terminal-editing = as linhas podem ser editadas
terminal-plain = linhas simples

## O arquivo

games-none = Ainda não há partidas.
result-open = inacabada
player-human = jogador
player-guest = convidado
player-of-two = jogador { $number }
player-builtin = nível { $level }
export-which = Que partida? Indique o número, como { $program } export 57 --text, ou --all.
exported = Escrito em { $file }.
games-all = { $count } { $count ->
         [one] partida
        *[other] partidas
    }.
games-some = { $count } partidas, { $from } a { $to }. Mais com --from.
games-none-such = Nenhuma partida assim.
games-never = { $since } é depois de { $until }. Troque-os.
games-beyond = { $count } { $count ->
         [one] partida
        *[other] partidas
    }, não há mais.
games-moves = { $moves } { $moves ->
         [one] lance
        *[other] lances
    }
games-imported = { $game }: { $white } contra { $black }, { $result }, { $told }.
player-unknown = desconhecido

## Braille

# A tabela de liblouis para esta língua, e o que está antes da maiúscula de uma peça, num sinal de Braille ASCII.
braille-table = { "" }
braille-page-table = pt-pt-g1.utb
braille-capital = .

uk-short-castling = O-O
uk-long-castling = O-O-O
uk-castling-check = >P
uk-promotion = { "" }
uk-en-passant = { " EP" }
uk-draw-offer = "<"7">

print-braille = As linhas saem agora em braille, tabela { $table }.
print-text = As linhas saem agora como texto.
braille-lost = O braille falhou, tabela { $table }: { $reason }. As linhas saem como texto.
braille-plain = Sem braille literário, tabela { $table }: { $reason }. As palavras escrevem-se sinal a sinal.
braille-left-out = Omitido, sem células para estas letras: { $text }. Com uma tabela da liblouis: --table auto.
braille-signs = A tabela não escreve tudo: { $table }. Sinal a sinal: { $text }
reason-louis-missing = falta lou_translate, instale liblouis-bin
reason-louis-table = liblouis não a pode usar, indique outra como pt-pt-g1.utb
reason-louis-stuck = lou_translate não responde
reason-louis-garbage = lou_translate não escreve braille
argument-print = { $name } precisa do nome de um ficheiro, como partida.txt, ou de braille ou texto.
help-print =
    imprimir partida.txt: a planilha, num ficheiro para a impressora.
    imprimir partida.brf: em braille, para uma impressora braille.
    imprimir 5 partida.txt: a da partida 5. imprimir tabuleiro posicao.txt: o tabuleiro.
    saída braille: linhas em braille Unicode, para um ecrã braille que mostra o terminal.
    saída texto: como de costume.
health-braille = Braille: liblouis { $version }, a tabela { $table } funciona.
health-braille-off = Braille: liblouis { $version }, nenhuma tabela definida.
health-braille-none = Braille: o código de xadrez funciona. Para braille literário instale liblouis-bin.
health-braille-fails = Braille: tabela { $table }, { $reason }.

## Planilhas

sheet-title = Partida { $game }, { $white } contra { $black }
sheet-white = Brancas: { $name }
sheet-black = Pretas: { $name }
sheet-event = Prova: { $event }
sheet-date = Data: { $date }
sheet-written-white = Como as Brancas escreveram:
sheet-written-black = Como as Pretas escreveram:
sheet-men-white = Brancas:
sheet-men-black = Pretas:
sheet-turn = Jogam as { $color }.
export-exists = { $file } já existe. Para o substituir use --force.
export-failed = Não escrito, { $file }: { $reason }.
reason-no-folder = a pasta não existe
reason-is-folder = isso é uma pasta, indique um ficheiro nela
reason-not-writable = as permissões não o deixam
reason-too-long = o nome é longo demais
reason-too-large = é grande demais
reason-special = não é um ficheiro normal
reason-unknown = o sistema recusa
program-stopped = O programa para: { $reason }. Corrija isso e arranque-o de novo.
standard-output = saída padrão

## Procura de partidas

argument-filters = { $name }: um nome, uma abertura, um ano: { $name } carlsen desde 2010.
argument-game = { $name } precisa de uma partida: { $name } 57.
filter-date = { $word } não é uma data. Escreva um ano, ou por exemplo 2013-11-22.
filter-result = { $word } não é um resultado. Escreva 1-0, 0-1 ou empate.
filter-bare = Depois de { $word } falta algo, por exemplo partidas jogador Ana ou partidas desde 2013.
found-line = { $game }: { $rest }.
game-against = contra { $opponent }
game-players = { $white } contra { $black }
game-side = { $kind ->
    [open] joga com as { $color }
   *[over] jogou com as { $color }
}
own-result = { $kind ->
    [won] ganhou
    [lost] perdeu
    [draw] empate
    [open] inacabada, lance { $move }
   *[ruled] { $score }
}
found-more = Mais { $count }. Escreva mais.
parts-left = { $parts ->
    [one] Falta 1 parte
   *[other] Faltam { $parts } partes
}: { $more }.
log-more = Há mais: escreva mais.
log-more-key = Há mais: { $keys }.
found-none = Nenhuma partida encontrada: { $words }. Todas: partidas.
list-none = Não há mais nada. Lista de partidas: partidas.
list-end = Fim da lista.
game-unknown = Não há partida { $game }. Para a lista, escreva partidas.
archive-unreadable = O arquivo não se consegue ler: { $reason }.
game-damaged = A partida { $game } está danificada e ilegível. As outras estão bem.
game-cut = A partida { $game } está danificada. Termina onde já não se consegue ler.
game-row-damaged = danificada, ilegível
short-result = { $kind ->
    [white] ganharam as Brancas
    [black] ganharam as Pretas
    [draw] empate
    [open] inacabada{ $move ->
        [0] {""}
       *[other] , lance { $move }
    }
   *[ruled] { $score }
}
date-day = { $day } de { $month ->
    [1] janeiro
    [2] fevereiro
    [3] março
    [4] abril
    [5] maio
    [6] junho
    [7] julho
    [8] agosto
    [9] setembro
    [10] outubro
    [11] novembro
   *[12] dezembro
} de { $year }
date-month = { $month ->
    [1] janeiro
    [2] fevereiro
    [3] março
    [4] abril
    [5] maio
    [6] junho
    [7] julho
    [8] agosto
    [9] setembro
    [10] outubro
    [11] novembro
   *[12] dezembro
} de { $year }

## Rever uma partida

study-title = { $white } contra { $black }, partida { $game }.
study-title-own = A sua partida { $game } contra { $opponent }.
study-length = { $moves ->
    [0] Sem lances.
    [one] { $moves } lance. Enter para o seguinte.
   *[other] { $moves } lances. Enter para o seguinte.
}
study-waits = A sua partida { $game } espera. Para voltar, escreva fechar.
study-closed = De volta à partida { $game }.
study-none = { $name }: só ao rever uma partida. Para encontrar uma, escreva partidas.
study-not-now = { $name } é para uma partida a decorrer. Escreva primeiro fechar.
study-result = { $kind ->
    [white] Ganharam as Brancas.
    [black] Ganharam as Pretas.
    [draw] A partida ficou empatada.
    [open] A partida não acabou.
   *[ruled] Resultado: { $score }.
}
study-own-result = { $kind ->
    [won] Ganhou. Jogou com as { $color }.
    [lost] Perdeu. Jogou com as { $color }.
    [draw] A partida ficou empatada. Jogou com as { $color }.
    [open] A partida não acabou. Joga com as { $color }.
   *[ruled] Resultado: { $score }. Jogou com as { $color }.
}
study-beginning = Início da partida. Jogam as { $color }.
study-first = Este é o início.
study-place = { $move }, { $color } { $number }.
study-end = Fim da partida.
study-variation-over = Fim da variante.
study-end-variation = Fim da variante. Escreva regressar.
study-variations = { $count } { $count ->
         [one] variante
        *[other] variantes
    }.
study-in-variation = { $depth ->
    [one] Numa variante do lance { $number }.
   *[other] Numa variante, profundidade { $depth }, do lance { $number }.
}
study-row-here = { $moves }. Está no lance das { $color }.
study-row-variation = { $depth ->
    [one] Variante: { $moves }
   *[other] Variante, profundidade { $depth }: { $moves }
}
study-last-number = A linha acaba no lance { $number }.
study-otherwise = Jogou-se outro lance.
variations-none = Este lance não tem variantes.
variation-back = { $number }: { $reading }, a linha principal.
variation-wrong = As variantes têm números de 1 a { $count }.
leave-none = Esta é a linha principal.
comment-none = Este lance não tem comentário.
auto-on = Um lance a cada { $time }. Enter para.
auto-stopped = Parado.
goto-wrong = Os lances vão de { $first } a { $last }.
goto-end = fim, final, último
goto-first = início, começo, princípio, primeiro
goto-no-move = As { $color } não têm aqui lance { $number }.
play-on-over = Aqui a partida acabou. Não pode jogar daqui.
confirm-play-on = Deixar a sua partida por uma nova? sim ou não.
flipped = Tabuleiro virado: { $color } em baixo.
blindfold-on = Às cegas. O tabuleiro fica oculto. Pode perguntar pela posição, e cada olhar conta.
blindfold-strict = Às cegas, sem olhar. O tabuleiro fica oculto, e a posição não é dita.
blindfold-off = Fim do jogo às cegas. O tabuleiro volta.
blindfold-looks = { $count ->
    [one] Um olhar até agora.
   *[other] { $count } olhares até agora.
}
blindfold-refused = Sem olhar: joga às cegas. Para olhar mesmo assim, escreva { $blindfold } { $on }.
blindfold-told = Jogou às cegas. { $count ->
    [0] Não olhou uma única vez.
    [one] Olhou uma vez.
   *[other] Olhou { $count } vezes.
}
blindfold-told-since = Às cegas desde o lance { $number }. { $count ->
    [0] Não olhou uma única vez.
    [one] Olhou uma vez.
   *[other] Olhou { $count } vezes.
}
blindfold-position = Posição inicial especial. Memorize-a:
clock-unknown = Não há tempos registados aqui.
argument-move-number = { $name } precisa do número de um lance: { $name } 12, ou { $name } 12 pretas.
argument-variation = { $name } precisa de um número. Para a lista, escreva variantes.
argument-seconds = { $name }: de 1 a 60 segundos.
argument-color = { $name }: brancas ou pretas.
about-line = { $name }: { $value }.
tag = { $tag ->
    [Event] Prova
    [Site] Local
    [Date] Data
    [Round] Ronda
    [WhiteElo] Elo das Brancas
    [BlackElo] Elo das Pretas
    [ECO] Código da abertura
    [Opening] Abertura
    [Variation] Variante
    [Annotator] Comentários de
    [TimeControl] Ritmo de jogo
    [Termination] Fim
    [EventDate] Início da prova
    [Source] Fonte
   *[other] { $tag }
}
annotation = { $number ->
    [1] bom lance
    [2] erro
    [3] lance brilhante
    [4] erro grave
    [5] lance interessante
    [6] lance duvidoso
    [7] lance único
    [8] lance único
    [9] pior lance
    [10] igual
    [11] igual
    [12] igual
    [13] pouco claro
    [14] Brancas um pouco melhor
    [15] Pretas um pouco melhor
    [16] Brancas melhor
    [17] Pretas melhor
    [18] Brancas a ganhar
    [19] Pretas a ganhar
    [20] Brancas esmagadoras
    [21] Pretas esmagadoras
    [22] zugzwang
    [23] zugzwang
    [32] avanço de desenvolvimento
    [33] avanço de desenvolvimento
    [36] iniciativa
    [37] iniciativa
    [40] ataque
    [41] ataque
    [44] compensação
    [45] compensação
    [132] contrajogo
    [133] contrajogo
    [138] apuros de tempo
    [139] apuros de tempo
    [140] com a ideia
    [142] melhor é
    [145] comentário do editor
    [146] novidade
   *[other] anotação { $number }
}
help-study =
    Enter: o lance seguinte.
    Outros: anterior, início, fim, ir 12.
    Ouvir todos os lances: reproduzir.
    Perguntar: tabuleiro, peças C, onde, comentário.
    Variantes: variantes, regressar.
    Jogadores e resultado: dados.
    Jogar daqui: jogar-daqui.
    Para a sua partida: fechar.
    Mais: ajuda tudo, ajuda ir.
help-flip =
    virar: ouvir o tabuleiro do outro lado.
help-blindfold =
    cega: jogar sem tabuleiro.
    Pergunte pela posição: cada olhar conta.
    cega rigoroso: sem olhar.
    cega desligar: o tabuleiro volta.
help-games =
    partidas: as suas partidas, cinco de cada vez.
    partidas carlsen: por jogador.
    partidas siciliana, partidas B90: por abertura.
    partidas 1992 empate, partidas desde 1990.
    partidas vitórias, partidas derrotas: as suas.
    partidas aqui: com esta posição.
    partidas crazyhouse: por jogo.
    Também: jogador, contra, brancas, pretas,
    abertura, torneio, resultado, até.
help-more =
    mais: as partidas seguintes da lista, ou os lances seguintes de uma linha.
    No ecrã para leitores: o resto de uma resposta longa.
help-open =
    abrir 57: abre a partida 57. Depois de uma lista, basta 57.
help-resume =
    retomar: volta à última partida inacabada.
    retomar 3: à partida 3. Também: continuar.
    A partida que deixa é guardada.
help-next =
    seguinte, ou só Enter: o lance seguinte da partida aberta.
help-previous = anterior: o lance anterior.
help-first = início: ao início da partida.
help-end = fim: ao fim da partida ou da variante.
help-goto =
    ir 12: ao lance 12 das Brancas.
    ir 12 pretas: ao das Pretas. Abreviado: go.
help-where =
    onde: de quem é a vez.
    Numa partida aberta: o lance, a variante, a partida.
help-auto =
    reproduzir: um lance a cada cinco segundos.
    reproduzir 8: a cada oito. Enter para.
help-pause =
    pausa: para os relógios da sua partida, ou a reprodução. Enter põe os relógios a andar.
    Num encontro param os dois relógios. O árbitro é chamado. Pode seguir-se um motivo.
help-variations =
    variantes: o que mais era possível no último lance.
help-variation =
    variante 1: entra na primeira. Depois de variantes, basta 1.
help-leave =
    regressar: volta ao lance onde começou a variante.
help-comment = comentário: repete o comentário ao lance.
help-about =
    dados: jogadores, regras, relógio.
    Numa partida aberta: jogadores, resultado, prova e mais.
help-course =
    andamento: quando cada lado esteve melhor e a reflexão mais longa.
    andamento 12: a partida após o lance 12.
help-play-on =
    jogar-daqui, jogar-daqui pretas: uma partida nova a partir daqui contra o computador.
help-close =
    fechar: fecha a partida aberta e volta à sua.

## Importação

import-progress = { $games } partidas lidas.
import-progress-percent = { $percent } por cento, { $games } partidas lidas.
import-kept = { $count } { $count ->
         [one] partida importada
        *[other] partidas importadas
    }.
import-remarks = { $count } com observações.
import-doubles = { $count } { $count ->
         [one] partida já existia
        *[other] partidas já existiam
    }.
import-refused = { $count } { $count ->
         [one] partida recusada
        *[other] partidas recusadas
    }.
import-why = { $why }: { $count } { $count ->
         [one] partida
        *[other] partidas
    }.
import-fault = { $what } { $file }, linha { $line }, coluna { $column }.
import-more-faults = Mais { $count }. Com --faults FICHEIRO escrevem-se todos.
import-missing = Ficheiro não encontrado: { $file }.
import-folder = { $file } é uma pasta. Indique um ficheiro PGN nela.

import-unreadable = { $file } não se consegue ler, nada foi importado. Verifique as permissões.
import-endless = Mais de 1 gigabyte de { $file }. Nada é importado. Guarde-o primeiro como ficheiro.
waiting-for-writer = À espera de dados de { $file }. Prima Control-C para parar.
import-unwritable = { $file } não se pode escrever, ou já existe. Indique outro ficheiro.
import-interrupted = Interrompido. Nada foi importado.
import-nothing = Nada foi importado. Importe de novo.
import-empty = { $file } está vazio.
import-no-game = Nenhuma partida em { $file }. Indique um ficheiro PGN.
referee-no-event = Nenhum acontecimento em { $file }. Escreva um, como 0:00 start.
import-no-text = { $file } não é texto simples. Descomprima-o, ou guarde-o em UTF-8.
import-encoding = Lido como { $encoding }. Se houver nomes errados, tente outro --encoding.
import-encoding-unfit = Não existem em { $encoding }: alguns caracteres. Tente outro --encoding.
import-encoding-wrong = { $file } não está em { $encoding }. Omita --encoding, ou indique outro.
import-encoding-utf8 = Lido como { $encoding }, mas é tudo UTF-8. Se houver nomes errados, omita --encoding.
import-letters = Outras letras? Acrescente --letters, por exemplo --letters { $letters }.
import-letters-wrong = Outras letras? Retire --letters, ou indique outra voz.
encoding-unknown = Codificação desconhecida: { $word }. As mais próximas: { $near }.
encoding-unknown-examples = Codificação desconhecida: { $word }. Existem, por exemplo, { $near }.
standard-input = entrada padrão
fault-foreign = { $word } não é um lance PGN. O PGN usa letras inglesas: K, Q, R, B, N.
fault-other-letters = { $word } não é lance com as letras { $letters }.
fault-null = { $word } é um lance nulo.
fault-word = { $word } não é PGN.
fault-illegal = { $word } não é legal aqui.
fault-not-in-hand = { $word } não é legal aqui: essa peça não está no bolso.
fault-glued = { $word } são dois lances. Ponha um espaço entre eles.
fault-ambiguous = { $word } é ambíguo.
fault-promotion = { $word } não diz em que se transforma o peão. Acrescente, por exemplo, =Q.
fault-tag = A etiqueta { $word } está incompleta.
fault-twice = A etiqueta { $word } aparece duas vezes.
fault-position = FEN: { $what }
fault-variant = { $word } não é xadrez normal.
fault-comment = O comentário nunca é fechado.
fault-long = Mais longo do que qualquer partida.
fault-variation = Parênteses de variante mal fechados.
fault-no-result = A partida não tem resultado. Acrescente 1-0, 0-1, 1/2-1/2 ou * no fim.
fault-result = As etiquetas têm outro resultado: { $word }. Vale { $read }.
fault-mate = Há mate no tabuleiro, mas o resultado é outro.
fault-stalemate = Há rei afogado no tabuleiro, mas o resultado não é empate.
remark-no-check = { $word } não dá xeque. O lance fica.
remark-no-mate = { $word } não é mate. O lance fica.
fault-no-text = Isto não é texto.
fault-no-moves = A partida não tem lances.
remark-result-of-tags = Não há resultado depois dos lances. Fica o das etiquetas: { $read }.
remark-result-of-board = Não há resultado depois dos lances. Decide o último: { $read }.
remark-no-result-tag = As etiquetas não têm resultado. Fica o que está depois dos lances.
remark-no-position = A etiqueta FEN não tem posição. Vale a inicial.
remark-chess960 = Lida como Chess960, pelos direitos de roque. É? Acrescente a etiqueta Variant.
remark-read-as = { $word } lê-se { $read }.
remark-result-inside = Há lances depois do resultado { $word }. Ficam.
remark-apart = Há lances depois do resultado { $word }. Ficam como outra partida.
remark-left-out = { $word } é omitido.
remark-unseen = Caracteres invisíveis são omitidos.
remark-text = { $word } não está em nenhum comentário. Fica como comentário.
remark-move-in-comment = { $word } vem depois de um ponto e vírgula. Fica como comentário.
remark-tag-in-comment = Um comentário contém a etiqueta { $word }. Talvez falte a chaveta de fecho.
remark-ends = { $what } A partida fica até aí.
remark-variation-ends = { $what } A variante fica até aí.
why-foreign = lance com letras de outra língua
why-null = lance nulo
why-word = palavra desconhecida
why-illegal = lance ilegal
why-ambiguous = lance ambíguo
why-tag = etiqueta estragada
why-twice = etiqueta repetida
why-variant = não é xadrez normal
why-position = primeira posição impossível
why-rights = roque ou en passant impossível
why-chess960 = Chess960 sem etiqueta
why-comment = comentário por fechar
why-long = longo demais
why-variation = parênteses mal fechados
why-no-result = sem resultado
why-result = dois resultados
why-mate = mate, mas outro resultado
why-stalemate = rei afogado, mas outro resultado
why-mark = sinal de xeque ou mate falso
why-no-text = não é texto
why-no-moves = sem lances
why-spelling = escrito de outra maneira
why-left-out = algo omitido
why-unseen = caracteres invisíveis
why-text = palavras fora de comentários
why-move-in-comment = lance num comentário
why-variation-cut = variante encurtada
why-result-inside = lances depois do resultado

## Teclas

keymap-about = { $name }: { $about }
keymap-lichess = as teclas do modo para cegos do lichess.
keymap-winboard = as teclas do WinBoard para JAWS.
keymap-numpad = só o bloco numérico.
keymap-left-hand = só a mão esquerda.
keymap-right-hand = só a mão direita.
keymap-own = um mapa de teclas seu.
keymap-part = Um mapa de teclas não tem parte { $name }. Pode ter about, parent, numeric-block, keys e despite.
keymap-fault = Tecla { $key }: { $what }
keymap-no-key = tecla desconhecida: { $name }. Escreva uma letra como k, ou up, home, enter, space, f2.
keymap-shift = escreva o sinal que Shift dá, sem shift.
keymap-unknown = nenhuma tecla faz { $line }. Seria { $near }?
keymap-unlike = nenhuma tecla faz { $line }. Escreva um comando como last.
keymap-argument = { $line } está incompleto ou errado. Escreva como { $example }.
keymap-twice = esta tecla aparece duas vezes. Apague uma das duas linhas.
keymap-hidden = nunca se alcança, porque { $by } já faz algo. Escolha outra tecla.
keymap-taken = { $why }. Escolha outra tecla, ou dê a sua razão em despite.
keymap-taken-instead = { $why }. Escreva { $instead }.
keymap-not-taken = mais ninguém a usa, ou nada aqui a usa. Apague-a em despite.
keymap-same-key = a mesma que { $known }, { $count ->
         [one] no teclado
        *[other] nos teclados
    } { $keyboards }. Escolha outra tecla.
keymap-unreachable = { $count ->
    [0] Nenhuma tecla faz { $names }.
   *[other] Nenhuma tecla faz { $names } e mais { $count }.
} Dê uma tecla a cada um, ou escreva parent = "lichess".
keymap-empty = Este mapa não tem teclas. Escreva parent = "lichess" por exemplo, ou teclas suas.
keymap-no-parent = { $name } não pode ser a base. Há: { $keymaps }.
taken-interrupt = interrompe programas do terminal
taken-suspend = os terminais suspendem programas com ela
taken-end = os terminais terminam a entrada com ela
taken-flow = os terminais param a saída com ela
taken-quit = os terminais terminam programas com ela
taken-tab = os terminais não a distinguem de Tab
taken-enter = os terminais não a distinguem de Enter
taken-line-end = os terminais terminam uma linha com ela
taken-backspace = muitos terminais tomam-na por Backspace
taken-escape = os terminais não a distinguem de Escape
taken-zoom = os terminais ampliam com ela, ou enviam outro carácter
taken-multiplexer = é a primeira tecla de screen e tmux
taken-sequence = nos terminais, outras teclas começam por ela
taken-control-shift = os terminais usam-na para separadores, janelas, copiar e procurar, e não a distinguem só de Control
taken-alt-letter = os terminais abrem menus com ela, e yasr lê com ela
taken-alt-digit = os terminais mudam de separador com ela, como GNOME e Xfce
taken-yasr = yasr lê com ela
taken-help = o GNOME Terminal abre a ajuda com ela
taken-menu = os terminais abrem um menu com ela, como GNOME
taken-full-screen = põe o terminal em ecrã inteiro
taken-drop-down = os terminais suspensos abrem com ela
taken-scroll = os terminais deslocam, mudam de separador ou colam com ela
taken-consoles = muda de consola, de painel ou de ambos
taken-windows = move janelas do ambiente de trabalho
taken-control-alt = VoiceOver, os ambientes de trabalho e yasr têm comandos nela
taken-insert = NVDA, JAWS, Orca e Fenrir começam os comandos com ela
taken-block-arrows = NVDA, JAWS, Orca, Fenrir e Speakup leem o ecrã com ela
taken-block-digits = Fenrir, Speakup e a tabela do bloco numérico de BRLTTY leem o ecrã com ela
taken-block-signs = NVDA, JAWS, Orca e Speakup usam-na para rato, revisão e silêncio
no-keymap = Mapa de teclas desconhecido: { $name }. Há: { $keymaps }.
health-keymap = Mapa de teclas { $name }: funciona, teclado { $keyboard }.
health-keymap-broken = Mapa de teclas: { $what }.
key-does = { $key }: { $does }.
key-shift = Shift { $key }
key-alt = Alt { $key }
key-control = Control { $key }
key-f = F { $number }
key-up = seta acima
key-down = seta abaixo
key-left = seta à esquerda
key-right = seta à direita
key-home = Home
key-end = End
key-pageup = Page Up
key-pagedown = Page Down
key-insert = Insert
key-delete = Delete
key-backspace = Backspace
key-enter = Enter
key-escape = Escape
key-tab = Tab
key-begin = tecla do meio do bloco
key-space = espaço
key-slash = barra
key-star = asterisco
key-plus = mais
key-minus = menos
key-dot = ponto
key-comma = vírgula
key-question = ponto de interrogação
key-step-up = uma casa acima
key-step-down = uma casa abaixo
key-step-left = uma casa à esquerda
key-step-right = uma casa à direita
key-step-up-left = uma casa acima e à esquerda
key-step-up-right = uma casa acima e à direita
key-step-down-left = uma casa abaixo e à esquerda
key-step-down-right = uma casa abaixo e à direita
key-next-king = o rei seguinte
key-next-queen = a dama seguinte
key-next-rook = a torre seguinte
key-next-bishop = o bispo seguinte
key-next-knight = o cavalo seguinte
key-next-pawn = o peão seguinte
key-previous-king = o rei anterior
key-previous-queen = a dama anterior
key-previous-rook = a torre anterior
key-previous-bishop = o bispo anterior
key-previous-knight = o cavalo anterior
key-previous-pawn = o peão anterior
key-rank = à fila { $rank }
key-file = à coluna { $file }
key-take = pega na peça aqui, ou pousa-a
key-entry = ao campo de entrada
key-board = ao tabuleiro
key-next-target = a casa seguinte para a peça na mão
key-next-pane = o painel seguinte
key-previous-pane = o painel anterior
key-menu = todos os comandos numa lista
key-keys = todas as teclas numa lista
key-key-help = ajuda de teclas, ligar e desligar
key-cancel = silêncio; voltar; repõe a peça
key-suspend = de volta à shell por um momento
key-redraw = desenha o ecrã de novo
redrawn = Desenhado de novo.
key-line = escreve { $line }
does-yes = sim
does-no = não
does-queen = dama
does-rook = torre
does-bishop = bispo
does-knight = cavalo
does-variation-1 = para a primeira variante
does-board-here = esta casa
does-moves-here = os lances da peça aqui
does-captures-here = as capturas da peça aqui
does-rays-here = as oito direções a partir daqui
does-diagonals-here = as diagonais a partir daqui
does-knight-here = peças a um salto de cavalo
does-attackers-here = atacantes e defensores desta casa
does-defenders-here = defensores e atacantes desta casa
does-colour-here = se esta casa é clara ou escura
does-rank-here = esta fila
does-file-here = esta coluna
does-pieces-A = peças das Brancas
does-pieces-a = peças das Pretas
does-pieces-K = rei branco
does-pieces-Q = damas brancas
does-pieces-R = torres brancas
does-pieces-B = bispos brancos
does-pieces-N = cavalos brancos
does-pieces-P = peões brancos
does-pieces-k = rei preto
does-pieces-q = damas pretas
does-pieces-r = torres pretas
does-pieces-b = bispos pretos
does-pieces-n = cavalos pretos
does-pieces-p = peões pretos
does-claim-threefold = tripla repetição
does-claim-fifty = cinquenta lances, sem captura nem lance de peão
does-claim-flag = caiu a seta do adversário
does-claim-illegal = o último lance do adversário era ilegal
does-claim-effort = empate: o adversário não tenta ganhar
does-claim-means = empate: o adversário não pode ganhar por meios normais
does-claim-seconds = cinco segundos por lance para ambos
does-clock = o tempo que resta
does-clock-mine = o seu tempo
does-clock-theirs = o tempo do adversário
does-score-3 = os três últimos lances
does-announce = anuncia o lance do tabuleiro
does-press = prime o seu relógio
## Pegar e pousar

in-hand = { $piece } { $square } na mão.
put-back-here = { $piece } { $square } de volta.
look-edge = Borda. { $what }
look-board = Tabuleiro. { $what }
look-moves = Lances. { $what }
look-clocks = Relógios. { $what }
look-captures = Capturas. { $what }
look-players = Jogadores. { $what }
look-log = Mensagens. { $what }
look-matters = Por decidir. { $what }
look-boards = Tabuleiros. { $what }
look-room = Na sala. { $what }

## O ecrã

pane-board = Tabuleiro
pane-moves = Lances
pane-clocks = Jogadores
pane-log = Mensagens
pane-matters = Por decidir
pane-boards = Tabuleiros
pane-room = Na sala
header-players = { $white } – { $black }
header-over = Partida acabada, { $score }.
dial = { $color } { $time } { $taken }
dial-untimed = { $color } { $taken }
dial-checks = xeques { $count }
mark-check = em xeque
mark-held = na mão
mark-target = pode ir
mark-last = o último
targets-none = Nenhuma peça na mão. Pegue primeiro numa.
too-small = A janela é pequena demais.
focus-entry = Entrada: { $text }
focus-secret = O que escreve não se mostra. Enter envia, Escape volta.
menu-title = Comandos
# Depois do nome de uma definição no menu: o seu valor.
menu-setting = { $name }: { $value }
menu-other = outro: escreva-o
list-help = { $take } escolhe, { $up } e { $down } percorrem a lista, { $cancel } volta.
list-search = As letras procuram nela.
list-unfound = Nada com { $text } nesta lista.
commands-position = Perguntar sobre a posição
commands-game = Perguntar sobre a partida
commands-text = Obter a posição como texto
commands-guide = Orientar-se
commands-play = Jogar
commands-seat = No lugar de um encontro
commands-friendly = Entre amigos
commands-analysis = Analisar a posição
commands-boards = Tabuleiros
commands-archive = Encontrar partidas
commands-study = Rever uma partida
commands-practice = Aprender e treinar
commands-hearing = Voz, fala e saída
commands-program = Partidas, definições, sair
commands-desk-run = Conduzir a partida
commands-desk-waiting = Decidir o que espera
commands-desk-look = Ver os factos
commands-desk-clock = Acertar os relógios
commands-desk-penalty = Penalizações e resultados
commands-desk-seen = Decidir sobre o que viu
commands-desk-sheets = Planilhas incompletas
commands-desk-undoing = Corrigir tabuleiros, revogar decisões
commands-desk-support = Auxílios e assistentes
commands-desk-presence = Atrasados e presentes
commands-desk-adjournment = Adiar a partida
commands-desk-tasks = Assinalar as suas tarefas
commands-desk-records = Documentos, e a própria mesa
keys-title = Teclas
key-dropped = Cancelado.
quit-again = { $keys } de novo sai do programa. Outra tecla continua.
echo-typed = { $what }
echo-deleted = { $what } apagado
echo-end = fim
echo-capital = { $letter } maiúsculo
key-none = { $keys } não faz nada aqui.
no-shell = Nenhuma shell para onde voltar. O programa continua.
key-waits = { $keys }, depois { $next }.
keys-from-to = { $from } até { $to }
paste-too-long = Longo demais, nada colado. No máximo { $lines } linhas.
paste-lines = Várias linhas, nada colado. Cole uma de cada vez.
paste-game = Uma partida inteira, nada colado. Guarde-a num ficheiro e depois, no terminal: { $program } import e o nome dele.
key-help-on = Ajuda de teclas ligada: cada tecla diz o que faz. A mesma tecla termina.
key-help-off = Ajuda de teclas desligada.
no-screen = Não há ecrã neste terminal: linhas em vez dele.
no-screen-pipe = Não há ecrã aqui. Isto é um pipe e não um terminal.
no-screen-plain = Não há ecrã aqui. TERM ou ACCESSIBLE pede linhas.

## Jogar num tabuleiro

board-name = { $make }, { $port }
board-found = Tabuleiro encontrado: { $name }.
board-found-of = Tabuleiro das { $color } encontrado: { $name }.
board-back = O tabuleiro voltou: { $name }.
board-back-of = O tabuleiro das { $color } voltou: { $name }.
board-plays = Joga no tabuleiro.
board-right = O tabuleiro está certo.
board-differs = Tabuleiro diferente da partida.
board-left-over = Não usado: o programa joga desse lado.
board-moves-only = Só comunica lances acabados, não peças tocadas. Se não comunicar nenhum, rode o tabuleiro.
board-take = Tire a peça de { $square }.
board-take-man = Tire { $man } de { $square }.
board-put = Ponha { $man } em { $square }.
board-carry = Leve { $man } de { $square } para { $to }.
board-swap = Troque as peças de { $square } e { $to }.
board-turn = Vire o tabuleiro.
board-man = { $who ->
    [white-king] o rei branco
    [white-queen] a dama branca
    [white-rook] a torre branca
    [white-bishop] o bispo branco
    [white-knight] o cavalo branco
    [white-pawn] o peão branco
    [black-king] o rei preto
    [black-queen] a dama preta
    [black-rook] a torre preta
    [black-bishop] o bispo preto
    [black-knight] o cavalo preto
   *[black-pawn] o peão preto
}
board-lifted = { $piece } { $square }.
board-touched = Tocada: { $piece } { $square }.
board-seated = { $square }.
board-empty = { $square }: vazia.
board-executed = Está no seu tabuleiro.
board-put-back = Peças repostas. A peça tocada continua a obrigar.
board-put-back-free = Peças repostas. Pode jogar-se qualquer lance.
board-adjusted = Composto.
board-knocked = O tabuleiro levou um encontrão.
board-knocked-untouched = O tabuleiro levou um encontrão. Nada foi tocado.
board-lingers = Se acabou o lance, escreva-o.
board-press = Prima o relógio, se o seu lance é { $move }.
board-type-move = Se o seu lance é { $move }, escreva-o.
board-press-move = Se o seu lance é { $move }, prima o relógio ou escreva-o.
board-illegal = Lance ilegal: { $pieces }. Para acertar o tabuleiro, escreva montar.
board-in-hand = { $piece } { $square } parece estar na sua mão.
board-gone-unpressed = { $move } está no tabuleiro. Escreva o lance, ou ligue o tabuleiro.
board-pressed = As { $color } premiram.
button-in-hand = Não acabado: { $piece } { $square } fora do tabuleiro.
button-take = Não acabado: tire { $man } de { $square }.
button-rook = Não acabado: mova a torre.
button-nothing-moved = Nada se moveu. É a sua vez.
button-no-game = Nada a fazer no tabuleiro agora.
button-menu-how = Premir: seguinte. Manter: executar.
button-menu-stop = Parar os relógios.
button-menu-means = Reclamar empate: o adversário não pode ganhar.
button-menu-effort = Reclamar empate: o adversário não tenta ganhar.
button-menu-seconds = Pedir cinco segundos por lance.
button-menu-leave = Sair do menu.
button-menu-left = Menu fechado.
board-no-button = Não tem botão. Um lance conta quando a mão descansa.
board-learned = O tabuleiro aprendeu as suas peças.
board-not-learned = Peças não aprendidas. Seguem-se pelos lances.
boards-clock-waits = O relógio espera pelo tabuleiro.
boards-clock-runs = O relógio anda.
board-no-move = O tabuleiro comunica { $text }: não é um lance legal.
board-line-lost = Dados do tabuleiro perdidos. Escreva último para ouvir o último lance. Se faltar um, escreva-o.
board-faulty = { $square }: o sensor não é de confiança.
board-doubtful = { $square } aparece e desaparece. Carregue na peça. A casa ainda conta.
board-missed = Dados do tabuleiro perdidos. Se faltar um toque ou um lance, repita-o.
board-flickers = { $square } oscila: carregue na peça, ou escreva ignorar { $square }.
board-still-empty = { $square } parece vazia. Carregue na peça, ou escreva ignorar { $square }.
board-still-occupied = { $square } parece ocupada. Se está vazia, escreva ignorar { $square }.
board-still-other = { $square } parece ter a peça errada. Se é a certa, escreva ignorar { $square }.
board-still-turned = Parece ainda ao contrário. Se está bem, escreva tabuleiro-eletrónico direito ou tabuleiro-eletrónico virado.
board-still-turned-pegs = Parece ainda ao contrário. Vire-o, ou escreva saltar e jogue no teclado.
board-lies-straight = Se levantou { $square }, o tabuleiro está ao contrário. Vire-o, ou escreva tabuleiro-eletrónico direito.
board-lies-turned = Se levantou { $square }, o tabuleiro está ao contrário. Vire-o, ou escreva tabuleiro-eletrónico virado.
board-muted = { $square } ignorada: o que mostra não conta.
board-muted-untouched = { $square } ignorada: oscila. Não foi tocada.
board-muted-arbiter = { $square } ignorada: oscila. O árbitro decide se foi tocada.
board-not-touched = Se não lhe tocou, escreva ignorar { $square }.
board-not-touched-arbiter = Se não lhe tocou, escreva ignorar { $square }. O árbitro decide.
board-not-made = { $move } está no tabuleiro. Se não o jogou, escreva desfazer.
board-steady = { $square } está estável de novo e conta.
board-unmuted = { $square } conta de novo.
board-mutes = { $square } ignorada. Escreva os lances dela ou para ela. Para contar de novo: reativar { $square }.
board-which-side = Não se sabe onde estão as Brancas. Escreva tabuleiro-eletrónico direito, ou tabuleiro-eletrónico virado.
board-battery = Bateria do tabuleiro: { $percent } por cento.
board-restarted = O tabuleiro reiniciou.
board-gone = O tabuleiro desapareceu: { $reason }. Continue no teclado. { $todo }
board-not-there = Sem tabuleiro: { $reason }. { $todo }
board-none-found = nenhuma porta tem um
board-none-found-do = Ligue-o, ou indique a porta.
board-no-port = a porta { $port } não existe
board-no-port-do = Ligue-o.
board-not-serial = { $port } não é uma porta série
board-not-serial-do = Indique outra.
board-busy = outro programa tem { $port }
board-busy-do = Feche esse programa.
board-denied = não tem acesso a { $port }
board-denied-do = Um administrador pode permiti-lo.
board-denied-group = não tem acesso a { $port }
board-denied-group-do = Entre no grupo { $group }: sudo usermod -aG { $group } $USER. Depois saia da sessão e volte a entrar.
board-no-answer = nada responde em { $port }
board-no-answer-do = Acenda-o, ou ligue-o de novo.
board-other-make = há um tabuleiro { $what } em { $port }
board-other-make-do = Indique essa marca, ou auto.
board-babble = outra coisa fala em { $port }
board-babble-do = Verifique a porta e a marca.
board-stranger = { $port } envia algo desconhecido
board-stranger-do = Verifique a ficha. Ou o tabuleiro é mais recente do que touchmove.
board-failed = { $port } falha, { $what }
board-failed-do = Ligue-o de novo.
boards-none = Sem tabuleiro. Para procurar um, escreva tabuleiro-eletrónico auto.
boards-none-position = Para jogar uma posição, escreva { $position }.
boards-sought = A procurar um tabuleiro.
boards-off = Tabuleiros desligados. Os lances escrevem-se.
board-is = Tabuleiro: { $name }.
board-of = Tabuleiro das { $color }: { $name }.
board-agrees = Condiz com a partida.
board-moves = Está a fazer-se nele um lance.
board-behind = Falta no tabuleiro o lance adversário: { $move }.
board-unmade = Jogue no tabuleiro o lance anunciado: { $move }.
board-waits = Ainda não foi comparado.
skipped = Fica como está. Escreva os lances até o tabuleiro estar certo.
skip-none = Nada para saltar.
argument-boards = { $name }: auto; ou marca e porta, dgt:/dev/ttyUSB0; direito ou virado; ou desligar.

help-pegboard =
    tabuleiro-eletrónico: o seu tabuleiro, e se condiz com a partida.
    tabuleiro-eletrónico auto: procura um tabuleiro.
    tabuleiro-eletrónico direito, tabuleiro-eletrónico virado: como está.
    tabuleiro-eletrónico desligar: jogar escrevendo.
help-set-up =
    montar: guia casa a casa até à posição certa.
    repetir: o passo de novo.
help-mute =
    ignorar b8: não liga ao que o tabuleiro mostra em b8, por mau contacto.
    Uma casa que oscila fica ignorada, até estar dez segundos quieta.
    Para contar de novo: reativar b8.
help-unmute =
    reativar b8: b8 conta de novo.
    Se o tabuleiro diferir então da partida, diz-se o que corrigir.
help-skip =
    saltar: deixa o tabuleiro como está.
    Escreva os lances até ele estar certo.
    Também: cancelar.

## Tabuleiros numa linha

peg-looking = A procurar um tabuleiro.
peg-found = Tabuleiro encontrado: { $make }, { $port }.
peg-senses-pegs = Sente cada pino que sai do seu furo.
peg-senses-squares = Sente que casas estão ocupadas.
peg-senses-men = Sabe que peça está em cada casa.
peg-senses-moves = Só comunica lances acabados, não peças tocadas.
peg-no-address = { $word } não é um endereço de tabuleiro. Escreva auto, uma marca, ou marca e porta: dgt:/dev/ttyUSB0. As marcas: { $makes }.
peg-chips = Aprendidos: os chips de { $count } peças.
peg-event = { $what }.
peg-event-at = { $what }. { $time } segundos.
peg-together = De uma vez: { $items }
peg-lifted = { $square } levantada
peg-lifted-man = { $square } levantada, { $piece }
peg-seated = { $square } ocupada
peg-seated-man = { $square } ocupada, { $piece }
peg-button-confirm = Botão de confirmar, { $how }
peg-button-confirm-of = Botão de confirmar das { $color }, { $how }
peg-button-clock = Botão do relógio, { $how }
peg-button-clock-of = Botão do relógio das { $color }, { $how }
peg-button = Botão { $number }, { $how }
peg-short = curto
peg-long = longo
peg-stands-start = Está montada a posição inicial.
peg-stands-empty = Todas as casas estão vazias.
peg-stands = Ocupadas, { $count } { $count ->
         [one] casa
        *[other] casas
    }: { $items }.
peg-standing = { $piece } { $square }
peg-moved = Lance: { $text }.
peg-taken-back = Desfeito: { $text }.
peg-faulty = { $square }: o sensor não é de confiança.
peg-mended = { $square }: o sensor é de novo de confiança.
peg-doubtful = { $square }: o sensor é duvidoso. Ainda conta.
peg-certain = { $square }: o sensor está certo de novo.
peg-glimpsed = { $square } mudou numa só leitura. Ignorado.
peg-felt = { $square } apalpada
peg-clock = Relógio: Brancas { $white }, Pretas { $black }, { $runs }.
peg-clock-stands = está parado
peg-clock-white = anda o das Brancas
peg-clock-black = anda o das Pretas
peg-buttonless = Não tem botão.
peg-lampless = Não tem luzes utilizáveis.
peg-identity = É: { $text }.
peg-battery = Bateria: { $percent } por cento.
peg-battery-charging = Bateria: { $percent } por cento, a carregar.
peg-done = Ordem cumprida.
peg-refused = Ordem recusada: { $text }.
peg-learned = Peças aprendidas.
peg-not-learned = Nada aprendido. Veja: { $items }.
peg-which-side = Não se sabe onde estão as Brancas. Indique com --straight ou --turned.
peg-restarted = O tabuleiro reiniciou.
peg-unanswered = O tabuleiro não respondeu a uma ordem.
peg-silent = O tabuleiro está calado.
peg-echo = A linha volta a si mesma.
peg-version = O tabuleiro fala outra versão.
peg-gap = Dados do tabuleiro perdidos.
peg-missed = Perdido no caminho: { $count } { $count ->
         [one] acontecimento
        *[other] acontecimentos
    }.
peg-garbled = Dados ilegíveis recebidos.
peg-start-missing = Não é a posição inicial. Falta em: { $items }.
peg-start-more = Não é a posição inicial. A mais em: { $items }.
peg-start-other = Não é a posição inicial. Outras peças em: { $items }.
peg-enter-skips = Enter salta uma pergunta.
peg-ask-take = Tire a peça de { $square }.
peg-ask-back = Ponha-a de volta em { $square }.
peg-ask-put = Ponha uma peça em { $square }.
peg-ask-away = Tire-a de novo de { $square }.
peg-square-works = { $square } funciona.
peg-nothing-came = Sem sinal.
peg-skipped = Saltado.
peg-ask-move = Faça um lance no tabuleiro.
peg-no-move = Nenhum lance recebido.
peg-lamps = Luzes, fila a fila, da primeira à oitava.
peg-lamps-done = Luzes acabadas. Alguém que veja pode dizer se acenderam.
peg-ask-button = Prima um botão do tabuleiro, ou do seu relógio.
peg-no-button = Nenhum botão recebido. O tabuleiro pode não ter.
peg-clock-works = O relógio funciona.
peg-no-clock = Nenhum relógio respondeu.
peg-named = Número do tabuleiro fixado para sempre: { $text }.
peg-has-name = O tabuleiro mantém o número antigo.
peg-takes-no-name = O tabuleiro não aceita número. É preciso PEG/1 1.1, e um número até 16 letras ou algarismos.
peg-clock-unnamed = Para testar um relógio: --clock xl ou --clock 3000.
peg-check-none = Nada para testar.
peg-check-lost = O tabuleiro perdeu-se. Não funciona.
peg-check-works = Funciona: { $count } { $count ->
         [one] casa testada
        *[other] casas testadas
    }.
peg-check-wrong = Falhas encontradas: { $items }.
peg-check-nothing = Nada testado.
peg-check-moves = Funciona: os lances chegam.
peg-check-no-moves = Não funciona: não chegou nenhum lance.
health-board = Tabuleiro: há uma porta para ele, { $port }{ $product }.
health-board-denied = Tabuleiro: { $reason }. { $todo }
health-board-none = Tabuleiro: nenhum encontrado.

## Um tabuleiro simulado

sim-word-lift = levantar
sim-word-seat = pousar
sim-word-replace = substituir
sim-word-press = premir
sim-word-long = longo
sim-word-lever = alavanca
sim-word-clock = relógio
sim-word-button = botão
sim-word-wait = esperar
sim-word-off = desligar
sim-word-on = ligar
sim-word-battery = bateria
sim-word-feel = apalpar
sim-word-pull = tirar
sim-word-plug = encaixar
sim-word-show = mostrar
sim-word-position = posição
sim-word-next = seguinte
sim-word-help = ajuda
sim-word-end = fim
sim-help =
    levantar e2, pousar e4, pousar e8 dama
    substituir d5: a peça nova, sem momento vazio
    premir, longo: o botão de confirmar
    premir brancas: um botão para cada jogador
    alavanca: o relógio; botão 3: os seus botões
    bateria 15, apalpar e2
    esperar 300: milissegundos
    desligar, ligar: a corrente
    tirar, encaixar: o cabo
    mostrar: a posição
    posição: FEN ou início
    seguinte: o próximo lance do ficheiro
    fim
sim-port = Porta: { $path }
sim-awaits = A partida começa, quando um programa perguntar.
sim-awaits-next = Próximo lance pronto. Escreva seguinte.
sim-no-next = Não há mais lances.
sim-game-over = A partida acabou.
sim-lifted = Levantado: { $man } { $square }
sim-seated = Pousado: { $man } { $square }
sim-pressed = Premido.
sim-set = As peças estão montadas.
sim-done = Feito.
sim-waited = Passaram { $length } milissegundos.
sim-on = Corrente ligada.
sim-off = Corrente desligada.
sim-plugged = Cabo encaixado.
sim-pulled = Cabo tirado.
sim-open = Um programa tem a porta aberta.
sim-closed = Nenhum programa tem a porta aberta.
sim-men-white = Brancas: { $men }
sim-men-black = Pretas: { $men }
sim-no-men-white = Brancas: sem peças
sim-no-men-black = Pretas: sem peças
sim-hand = Ao lado do tabuleiro: { $men }
sim-empty = { $square } está vazia.
sim-occupied = Ocupada: { $man } { $square }. Levante primeiro, ou escreva substituir.
sim-nothing-in-hand = Tem a mão vazia. Indique uma peça, como dama branca.
sim-no-button = Este tabuleiro não tem esse botão.
sim-no-part = Este tabuleiro não tem bateria, e não sente um dedo.
sim-no-button-number = { $word } não é um botão. Os botões são 1 a 5.
sim-no-percent = { $word } não é uma percentagem. Escreva 0 a 100, com mais se carrega.
sim-no-word = Palavra desconhecida: { $word }. Escreva ajuda.
sim-missing = Incompleto: { $word }. Escreva ajuda.
sim-more = A mais: { $word }.
sim-no-square = { $word } não é uma casa. Escreva uma como e2.
sim-what-square = Indique uma casa, como e2.
sim-no-man = { $word } não é uma peça. Escreva uma como dama.
sim-no-color = { $word }: brancas ou pretas?
sim-no-time = { $word } não é um tempo. Escreva milissegundos, até uma hora.
sim-no-position = { $word } não é uma posição. Escreva FEN, ou início.
sim-dark = Luzes: todas apagadas.
sim-lit = Luzes: { $squares }
sim-buzz = Som: { $text }
sim-named = Número guardado: { $text }
sim-shake = Vibração: { $text }
sim-shows = O relógio mostra: { $text }
sim-shows-and-beeps = O relógio apita e mostra: { $text }
sim-shows-times = O relógio mostra os tempos.
sim-times = Relógio acertado: Brancas { $white }, Pretas { $black }
sim-plays = Lance do computador: { $from } { $to }
sim-no-system = Só se podem simular tabuleiros em Linux, macOS e BSD.
sim-no-port = Sem pseudoterminal: { $reason }
sim-no-file = Ficheiro não encontrado: { $file }.
sim-unreadable = { $file } não se consegue ler: { $reason }
sim-no-make = Marca desconhecida: { $word }. Há: { $makes }.
sim-no-flag = Não é para esta marca: { $word }.
sim-no-side = { $word } não é um lado. Escreva white ou black.
sim-no-style = { $word } não é um modo. Escreva um como own-first.
sim-cannot-confirm = Aqui não há botão de confirmar.
sim-no-game = { $count ->
    [0] Nenhuma partida legível em { $file }.
    [one] { $file } tem uma partida legível.
   *[other] { $file } tem { $count } partidas legíveis.
}
sim-fault = { $file }, linha { $line }: { $reason }
sim-fault-word = { $word } não é uma falha. Escreva uma como noise, loss, pull.
sim-fault-share = { $word } não é uma fração. Escreva de 0 a 1, como 0.01.
sim-fault-square = { $word } não é uma casa. Escreva uma como b8.
sim-fault-number = { $word } não é um número. Escreva milissegundos, até um dia, ou um byte.
sim-fault-short = Falta algo no fim.
sim-fault-more = A mais: { $word }.
sim-fault-needs-time = { $word } precisa primeiro do seu tempo, como at 5000.
sim-fault-no-place = Não num só instante ou byte: { $word }. Escreva from e to, ou nenhum.

## O ficheiro do encontro

match-line = Linha { $line }: { $what }
match-key-in = { $key } em [{ $part }]
match-words = Um de: { $words }.
match-help-aid = Auxílio: { $aid }.
match-wrong-form = não tem a forma key = "value". Ponha o valor entre aspas.
match-wrong-twice = isto está duas vezes no ficheiro. Retire um deles.
match-wrong-unknown-near = { $key } é desconhecido aqui. Seria { $instead }?
match-wrong-unknown = { $key } é desconhecido aqui. Um de: { $words }.
match-wrong-part = { $part } é uma parte do ficheiro. Escreva [{ $part }] numa linha própria.
match-wrong-value = { $key } não pode ser { $value }. { $help }
match-wrong-answer = Não entendido como { $key }: { $value }.
match-wrong-empty = { $key } não tem valor legível. { $help }
match-wrong-missing = Falta { $key }. { $help }
match-wrong-relay = as { $color } não têm assistente. Indique um em [{ $part }].
match-wrong-hearing = é preciso um assistente: cego contra deficiente auditivo. Indique um em [white.assistant] ou [black.assistant]. { $article }.
match-wrong-no-board = as { $color } não têm tabuleiro eletrónico. Escreva device = "pegs" ou "board", ou retire o endereço.
match-wrong-no-pegs = { $make } não é um tabuleiro de pinos. Escreva device = "board".
match-wrong-pegs = { $make } é um tabuleiro de pinos. Escreva device = "pegs".
match-wrong-port = os dois tabuleiros em { $port }. Cada um precisa da sua porta.
match-wrong-boards = os dois tabuleiros são iguais. Dê a cada um a sua porta, como dgt:/dev/ttyUSB0.
match-wrong-positions = uma partida tem uma só posição inicial. Retire chess960 ou position.
match-wrong-aid = { $aid }: nenhum árbitro o pode conceder, os conselhos são proibidos. FIDE 2023, 11.3.1.
match-wrong-code = { $key } não é segredo. { $what }
match-wrong-pace = pace sem relógios. Retire pace, ou escreva um tempo.

match-key-event = Prova: o torneio ou encontro.
match-key-site = Local: cidade e país.
match-key-place = Sala e mesa.
match-key-round = Ronda.
match-key-date = Data, como 2026-11-21.
match-key-time = Ritmo de jogo, como 15+10, 40/90+30,30+30 ou 5d3; off: sem relógios.
match-key-laws = Leis: a edição, como fide-2023.
match-key-pace = Cadência. Sem ela, decide o ritmo de jogo.
match-key-supervision = Supervisão de rápidas e blitz. Adequada: valem as regras de competição.
match-key-announcing = Anúncio: como os jogadores dizem os lances um ao outro, como cavalo f3. Repetido: o outro repete-o, como entre cegos.
match-key-default-time = Tolerância: os minutos que um jogador se pode atrasar, 0 a 600.
match-key-quickplay = Final rápido: se as suas diretrizes são anunciadas.
match-key-draws = Empate por acordo. free: sempre. after 30: depois de 30 lances de cada lado. arbiter: se o árbitro consentir. arbiter until 30: assim até ao lance 30.
match-key-adjournment = Adiamento: se a partida pode ser adiada.
match-key-session = Sessão: quantos minutos dura pelo relógio do árbitro, 15 a 900.
match-key-adjudication = Adjudicação: se uma partida por acabar se decide pela posição.
match-key-minutes-by-claim = Minutos por reclamação: se os minutos por um lance ilegal são só para quem o reclamou.
match-key-points = Pontos: o que dão a vitória, o empate e a derrota.
match-key-appeals = Recursos: se os jogadores podem recorrer das decisões do árbitro.
match-key-appeal-time = Prazo de recurso: os minutos depois de uma decisão ou da partida para recorrer, 0 a 1440. Sem ele: sem limite.
match-key-appeal-fee = Taxa de um recurso, como 50 euros.
match-key-chess960 = Xadrez 960: o número da posição inicial, 0 a 959.
match-key-variant = Variante: o nome do jogo, se não for xadrez.
match-key-position = Posição inicial, em FEN. Sem ela, a habitual.
match-key-odds = Vantagem: o que um jogador dá ao outro, como knight, black pawn, draw ou white time 5.
match-key-name = Nome do jogador.
match-key-title = Título, como FM.
match-key-federation = Federação, como POR.
match-key-club = Clube.
match-key-rating = Elo, 0 a 4000.
match-key-fide-id = Número FIDE.
match-key-blind = Cego ou com baixa visão.
match-key-hard-of-hearing = Deficiente auditivo.
match-key-device = Aparelho: o tabuleiro ou teclado do jogador.
match-key-address = Endereço do tabuleiro: auto, uma marca, ou marca e porta, como peg1:/dev/ttyACM0.
match-key-moves = Voz dos lances: fide diz Eva vier, fide-pt Eva quatro, pt e4.
match-key-talk = Voz de tudo o resto.
match-key-form = Forma dos lances: long com a casa de partida, short sem ela onde é claro.
match-key-speech = Fala: se o programa fala com este jogador num terminal próprio. O terminal principal segue as suas definições.
match-key-rate = Velocidade da fala, de -100 a 100.
match-key-output = Saída: a saída de som deste jogador. Sem ela, a do sistema.
match-key-synthesiser = Sintetizador: o nome da sua voz. Sem ele, a da língua.
match-key-print = Impressão: como saem as linhas para este jogador.
match-key-braille-table = Tabela braille de liblouis, como pt-pt-g1.utb; auto: pela língua.
match-key-score = Planilha: quem a escreve. own: o jogador, com escrever e4. hand: em papel ou braille. assistant: o programa.
match-key-warnings = Avisos: com quantos minutos se avisa o jogador, como 10,5,1; ou off.
match-key-code = Código: escreve-o quem se senta neste lugar. Sem ele: nenhum.
match-key-assistant-name = Nome do assistente.
match-key-assistant-talk = Voz para o assistente.
match-key-arbiter-name = Nome do árbitro.
match-key-arbiter-passphrase = Palavra-passe, como hash. { $program } match --new cria uma.
match-key-arbiter-talk = Voz da mesa. Sem ela, a do computador.
match-key-arbiter-moves = Voz dos lances na mesa. Sem ela, a do computador.
match-key-arbiter-speech = Fala: se fala o terminal da mesa.
match-key-arbiter-rate = Velocidade da fala na mesa, de -100 a 100. Sem ela, a do computador.
match-key-arbiter-lock = Bloqueio: após estes minutos sem escrita, a mesa volta a pedir a palavra-passe. 0: nunca.
match-key-arbiter-output = Saída: a saída de som do árbitro. Sem ela, a do sistema.
match-key-arbiter-synthesiser = Sintetizador na mesa: o nome da sua voz. Sem ele, a da língua.

match-word-yes = sim
match-word-no = não
match-word-standard = clássica
match-word-rapid = rápida
match-word-blitz = blitz
match-word-adequate = adequada
match-word-sparse = reduzida
match-word-repeat = anunciar e repetir
match-word-repeat-first = anunciar e repetir antes do relógio
match-word-announce = anunciar
match-word-off = nada
match-word-keyboard = teclado
match-word-pegs = tabuleiro de pinos
match-word-board = tabuleiro eletrónico comum
match-word-assistant = assistente
match-word-long = longa
match-word-short = curta
match-word-text = texto
match-word-braille = braille
match-word-own = o jogador, com escrever e4
match-word-hand = o jogador, em papel ou braille

aid-own-announcements = últimos anúncios
aid-score-sheet = planilha própria
aid-times = tempos
aid-move-number = número do lance
aid-opponent-score = planilha do adversário
aid-position-readout = leitura da posição
aid-legal-moves = lances legais
aid-attackers = atacantes
aid-draw-hints = avisos de empate
aid-opening-name = nome da abertura
aid-takeback = lances desfeitos
aid-engine = motor

match-about-file =
    Um encontro para touchmove. As linhas que começam por # são notas para si.
    Para o verificar: { $program } match --check e o nome deste ficheiro.
match-about-aids =
    Auxílios para os dois jogadores, yes ou no. Sem linha, como nas Leis.
    Permitidos: own-announcements, score-sheet, times, move-number.
    Só se concedidos: opponent-score, position-readout, legal-moves,
    attackers, draw-hints, opening-name, takeback. Nunca: engine.
    Só para um jogador: uma parte [white.aids] ou [black.aids].
match-about-arbiter = Aqui só está o hash, não a palavra-passe.

match-part-player = { $color }.
match-part-assistant = O assistente das { $color }.
match-part-player-aids = Auxílios só para as { $color }.
match-part-aids = Auxílios para os dois jogadores.
match-part-arbiter = O árbitro.
match-ask-begin =
    Um novo ficheiro de encontro, cerca de 15 perguntas.
    Só Enter: a resposta proposta.
    atrás: a pergunta anterior.
    Control-C: parar. As respostas ficam guardadas.
match-ask-on = { $count ->
    [one] A continuar depois de uma resposta.
   *[other] A continuar depois de { $count } respostas.
}
match-looking = A procurar tabuleiros.
match-found-none = Nenhum tabuleiro encontrado.
match-found = Encontrado: { $boards }.
match-ask-time = Ritmo de jogo, como 15+10, 40/90+30,30+30 ou 5d3. Sem relógios: off.
match-ask-name = Nome de quem joga com as { $color }.
match-ask-blind = Quem é cego ou tem baixa visão?
match-ask-device = Em que jogam as { $color }?
match-ask-assistant = Nome do assistente das { $color }.
match-ask-braille = Quem lê linhas em braille?
match-ask-output = Que saída de som é a das { $color }?
match-word-program = o programa
match-word-both = ambos
match-word-neither = nenhum
match-found-board = tabuleiro { $make } em { $port }
match-device-pegs-later = tabuleiro de pinos, ligado mais tarde
match-device-board-later = tabuleiro eletrónico comum, ligado mais tarde
match-device-relayed = um assistente escreve os lances

match-ask-aids = Que auxílios a mais são concedidos? Números com vírgulas.
match-ask-passphrase = Palavra-passe do árbitro, para a mesa. Pelo menos 10 caracteres, ou três palavras.
match-ask-passphrase-again = A palavra-passe de novo.
match-passphrase-short = Curta demais. Escreva pelo menos { $characters } caracteres, ou { $words } palavras sem relação.
match-code-short = Curto demais. Escreva pelo menos 4 caracteres.
match-weak-few = Fácil demais: quase sempre as mesmas letras.
match-weak-repeated = Fácil demais: repete-se.
match-weak-digits = Fácil demais: só algarismos.
match-weak-row = Fácil demais: uma fila do teclado ou do alfabeto.
match-weak-known = Fácil demais: é o que todos tentam primeiro.
match-weak-name = Fácil demais: um nome desta partida.
match-weak-offered = Por exemplo: { $text }.
match-passphrase-differs = Não são iguais. Escreva de novo a palavra-passe duas vezes.
match-choice = { $number }: { $word }
# Antes de uma pergunta, que é feita de novo.
match-help-name = Escreva o nome deste jogador. Aparece nas planilhas.
match-help-blind = Escreva um número ou uma palavra. Para cegos anunciam-se os lances, e valem outras regras.
match-help-device = Escreva o número do tabuleiro. Para outro: marca e porta, como dgt:/dev/ttyUSB0.
match-help-assistant = Escreva um nome, ou prima Enter. Um assistente move as peças e ajuda como as Leis permitem.
match-help-braille = Escreva um número ou uma palavra. As linhas saem em braille Unicode, para ecrãs que mostram o terminal.
match-help-output = Escreva o número da saída deste jogador. Cada jogador precisa dos seus auscultadores.
match-help-time = Minutos, mais segundos por lance: 90+30. Dois períodos: 40/90+30,30+30. Sem relógios: off.
match-help-default-time = Escreva minutos. Um jogador que se atrase mais perde. 0: perde com qualquer atraso. Sem nada, decide o árbitro.
match-help-arbiter = Escreva o nome do árbitro. Aparece no relatório.
match-help-aids = Escreva números com vírgulas, ou nada. Os jogadores podem então pedir mais do que as Leis permitem.
match-help-passphrase = Escreva uma palavra-passe para a mesa. Não se mostra, e ninguém a pode consultar depois.
match-help-passphrase-again = Escreva a mesma palavra-passe, para se notar um engano.
match-help-choice = Escreva o número de uma resposta, ou a sua palavra.
match-help-text = Escreva a resposta. Para não mudar, prima Enter.
match-help-review = Enter escreve o ficheiro. Para mudar uma linha, escreva o seu nome. tudo: de novo a tabela toda.
match-enter = Enter: { $value }.
match-enter-none = Enter: nada.
match-enter-nothing = Para omitir: nada.
match-enter-again = Escreva uma resposta.
match-enter-kept = Enter: a que escreveu.
match-enter-passphrase = Só Enter: pedir as duas de novo.
match-none = nada
match-back = atrás
match-back-none = Esta é a primeira pergunta.
match-review = A tabela:
match-review-row = { $name }: { $value }
match-review-set = definida
match-review-aids = os das Leis
match-review-output = a do sistema
match-review-default-time = não definida, decide o árbitro
match-review-more = Também pelo nome: { $names }.
match-review-end =
    Para mudar algo, escreva o seu nome, como { $name }. Mais nomes: ajuda.
    Enter: escrever o ficheiro.
match-review-all = tudo
match-review-again =
    Para mudar mais, escreva o nome. Para ouvir a tabela toda: tudo.
    Enter: escrever o ficheiro.
match-review-unknown = Desconhecido: { $word }. Escreva um nome da lista.
match-name-of = { $color } { $name }
match-name-event = prova
match-name-site = cidade
match-name-place = sala
match-name-round = ronda
match-name-date = data
match-name-time = tempo
match-name-laws = leis
match-name-pace = cadência
match-name-supervision = supervisão
match-name-announcing = anúncio
match-name-default-time = tolerância
match-name-quickplay = final rápido
match-name-draws = empates
match-name-adjournment = adiamento
match-name-session = sessão
match-name-adjudication = adjudicação
match-name-minutes-by-claim = minutos por reclamação
match-name-points = pontos
match-name-appeals = recursos
match-name-appeal-time = prazo de recurso
match-name-appeal-fee = taxa de recurso
match-name-chess960 = xadrez 960
match-name-variant = variante
match-name-position = posição
match-name-odds = vantagem
match-name-name = nome
match-name-title = título
match-name-federation = federação
match-name-club = clube
match-name-rating = elo
match-name-fide-id = número FIDE
match-name-blind = visão
match-name-hard-of-hearing = audição
match-name-device = aparelho
match-name-moves = voz dos lances
match-name-talk = voz
match-name-form = forma
match-name-speech = fala
match-name-rate = velocidade
match-name-output = saída
match-name-synthesiser = sintetizador
match-name-braille = braille
match-name-braille-table = tabela braille
match-name-score = planilha
match-name-warnings = avisos
match-name-aids = auxílios
match-name-assistant-name = assistente
match-name-assistant-talk = voz para o assistente
match-name-arbiter-name = árbitro
match-name-arbiter-passphrase = palavra-passe
match-name-code = código do lugar
match-name-arbiter-lock = bloqueio da mesa
match-name-arbiter-talk = voz da mesa
match-name-arbiter-moves = voz dos lances da mesa
match-name-arbiter-speech = fala da mesa
match-name-arbiter-rate = velocidade da mesa
match-name-arbiter-output = saída da mesa
match-name-arbiter-synthesiser = sintetizador da mesa
match-changed = O ficheiro do encontro mudou: { $keys }. Uma partida a decorrer mantém as condições antigas.
match-changed-key = { $key } de { $then } para { $now }
match-left-out = nada
match-go-on = Há uma partida inacabada: { $game }. Continuá-la nas condições antigas? Com não começa uma nova nas condições novas, e a partida { $game } fica no arquivo. Sim ou não?
match-help-go-on = sim: a partida inacabada continua, como começou. não: uma partida nova com as condições novas.
match-not-begun = A partida { $game } está inacabada, e ninguém respondeu. Arranque o encontro de novo e responda.
match-left = Nada escrito.
match-kept = As suas respostas estão guardadas. Para continuar, escreva o mesmo comando.
match-not-kept = As suas respostas não estão guardadas: { $reason }.
match-written = Escrito: { $file }.
match-begin =
    O ficheiro do encontro não tem erros.
    Para começar: { $program } match { $file }
match-no-randomness = O sistema não dá números aleatórios. Nada foi escrito.
match-exists = { $file } já existe. Indique outro ficheiro.
match-not-written = Não escrito, { $file }: { $reason }.
match-not-there = Ficheiro do encontro não encontrado: { $file }. Para escrever um: { $program } match --new { $file }
match-not-read = { $file } não se consegue ler: { $reason }.
match-reason-missing = o ficheiro não existe
match-reason-folder = isso é uma pasta, indique um ficheiro nela
match-reason-no-text = não é texto simples, guarde-o em UTF-8
match-reason-denied = as permissões não o deixam

match-title = { $white } contra { $black }.
match-event = Prova: { $text }.
match-round = Ronda { $text }.
match-site = Cidade: { $text }.
match-place = Sala: { $text }.
match-date = Data: { $text }.
match-laws = Leis: { $edition }, cadência { $pace }.
match-supervision-adequate = Supervisão: adequada.
match-supervision-sparse = Supervisão: reduzida.
match-announcing-repeat = Os lances são anunciados, repetidos e jogados no tabuleiro.
match-announcing-repeat-first = Os lances são anunciados, repetidos e jogados no tabuleiro, e depois prime-se o relógio. Do anúncio até aí, anda o relógio do adversário.
match-announcing-announce = Os lances são anunciados, não repetidos.
match-announcing-off = Os lances não são anunciados.
match-chess960 = Xadrez 960, posição inicial { $number }.
match-variant = { $variant }.
match-position = Posição inicial: { $position }.
match-position-chess960 = Xadrez 960, posição inicial { $position }.
match-default-time = Tolerância: { $time }.
match-quickplay = Final rápido: anunciado.
match-draws-after = Empate por acordo: só depois de { $count } lances de cada lado.
match-draws-arbiter = Empate por acordo: só se o árbitro consentir.
match-draws-arbiter-until = Empate por acordo: antes de { $count } lances de cada lado, só se o árbitro consentir.
match-adjournment = Adiamento: permitido.
match-session = Sessão: { $time }.
match-adjudication = Adjudicação: permitida.
match-minutes-claimed = Minutos por um lance ilegal: só por reclamação.
match-points = Pontos: { $win } por vitória, { $draw } por empate.
match-no-appeals = Recursos: nenhum. As decisões do árbitro são definitivas.
match-appeal-time = Recursos: no prazo de { $time }.
match-appeal-fee = Taxa de um recurso: { $fee }.
match-player = { $color }: { $name }.
match-blind = { $color }: jogador cego ou com baixa visão.
match-hard-of-hearing = { $color }: jogador com deficiência auditiva.
match-device-keyboard = As { $color } jogam ao teclado.
match-device-pegs = As { $color } jogam num tabuleiro de pinos, { $address }.
match-device-board = As { $color }: tabuleiro eletrónico, { $address }.
match-device-assistant = As { $color } jogam por um assistente.
match-assistant = As { $color } têm assistente, { $name }.
match-spoken = As { $color } ouvem os lances em { $moves }, o resto em { $talk }.
match-printed = As { $color } leem os lances em { $moves }, o resto em { $talk }.
match-output = Saída de som das { $color }: { $output }.
match-braille = As { $color } leem braille, tabela { $table }.
match-score-own = Planilha das { $color }: escreve o jogador.
match-score-hand = Planilha das { $color }: à mão, em papel ou braille.
match-score-assistant = Planilha das { $color }: a cargo do programa.
match-warnings = Avisos de tempo para as { $color }: { $minutes } minutos.
match-aids = As { $color } podem pedir: { $aids }.
match-arbiter = Árbitro: { $name }.
match-good = O ficheiro do encontro não tem erros.
match-note-silent = Invulgar: um jogador é cego e os lances não são anunciados. { $article } exige-o; uma prova pode adaptá-lo.
match-note-unheard = Invulgar: os dois jogadores são cegos e os lances não são anunciados. { $article } exige-o. Escreva announcing = "repeat".
match-note-unrepeated = Invulgar: um jogador é cego e os lances não são repetidos. { $article } exige-o; uma prova pode adaptá-lo.
match-note-no-clocks = Invulgar: sem relógios.
match-note-pace = Invulgar: cadência { $pace }. Pelo ritmo de jogo a partida é { $usual }.
match-note-default-time = Sem tolerância: decide o árbitro. { $article }: a prova define-a.
match-note-score = Invulgar: as { $color } veem e não escrevem planilha. { $article }.
match-note-output = Os dois jogadores partilham uma saída: cada um ouve o que é para o outro.
match-note-passphrase = Esta palavra-passe está nos exemplos: todos a conhecem. { $program } match --new pede a sua.
match-note-quickplay = Final rápido: sem efeito com este ritmo de jogo, { $article }.
match-note-quickplay-blitz = Final rápido: no blitz não há, { $article }. Retire-o.
match-note-session = Sessão: sem efeito, a partida não pode ser adiada. Escreva adjournment = "yes".
match-note-title = Título invulgar: { $color }. A FIDE tem GM, IM, FM, CM, WGM, WIM, WFM, WCM.
match-readable = Outros podem ler { $file }, com os códigos e o resumo da palavra-passe. Feche-o: { $command }

## À mesa de um encontro

seat-opened = Joga com as { $color }, { $name }. Adversário: { $opponent }.
seat-waits = O árbitro põe os relógios a andar.
seat-compare-board = Compare o tabuleiro com esta posição.
seat-offer-open = Proposta de empate das { $color }: por responder.
seat-stands = Relógios parados. O árbitro põe-nos a andar.
seat-set-up = Monte o seu tabuleiro de novo: mudou muita coisa.
seat-adjourned = Partida adiada. O árbitro abre o envelope.
seat-waits-repetition = As { $color } têm de o repetir.
seat-answer-offer = Escreva aceitar ou recusar.
seat-not-you = Não é a sua vez.
seat-must-play = Reclamou com { $move }: jogue-o agora.
seat-free = Pode jogar qualquer lance legal.
seat-made-stays = Tarde demais: o seu lance é { $move }.
seat-position-set = Posição fixada. Monte o seu tabuleiro.
seat-absent = Está marcado como ausente. Chame o árbitro: árbitro.
table-began = A partida começa. Anda o relógio das { $color }.
table-began-clockless = A partida começa.
table-resumed = Relógios a andar. Anda o relógio das { $color }.
seat-clock-runs = O seu relógio está a andar.
seat-no-quit = Só o árbitro termina um encontro. Para chamar: árbitro. Para entregar a partida: desistir.
desk-help-passphrase = Escreva a palavra-passe do árbitro. Foi escolhida com o ficheiro do encontro, e não se mostra.
desk-passphrase = A palavra-passe do árbitro. Só Enter: voltar.
desk-not-opened = A mesa fica fechada. Para a abrir, escreva mesa.
desk-waits = A verificar a palavra-passe.
desk-wrong = Palavra-passe errada. Escreva de novo. Só Enter: voltar.
desk-wrong-wait = Palavra-passe errada. Espere { $seconds } { $seconds ->
         [one] segundo
        *[other] segundos
    }, depois escreva de novo. Só Enter: voltar.
desk-early = Cedo demais, não verificada. Espere { $seconds } { $seconds ->
         [one] segundo
        *[other] segundos
    }, depois escreva de novo. Só Enter: voltar.
desk-open = Boas-vindas, árbitro.
desk-wanted = É preciso o árbitro.
desk-open-matters = Boas-vindas, árbitro. { $count ->
    [one] Um assunto espera
   *[other] { $count } assuntos esperam
} a sua decisão.
desk-alone = Escreva só mesa. Pede-se então a palavra-passe, e não se mostra.
desk-alone-open = Escreva só mesa, depois o comando. As palavras depois de mesa não são lidas.
desk-closed = A mesa está fechada.
desk-locked = Mesa bloqueada: muito tempo sem escrita. Escreva qualquer coisa, depois a palavra-passe.
desk-locked-seat = Mesa bloqueada: muito tempo sem escrita. Para a abrir, escreva mesa.
desk-no-legal-move = Não é um lance legal. Os jogadores não são avisados.
desk-noted = Anotado.
task-done = Feito: { $what }
task-open = Por fazer: { $what }
task-room = Sala: luz, silêncio, mesas e cadeiras.
task-telephones = Telefones: desligados e entregues.
task-boards = Tabuleiros: bem montados e orientados.
task-clocks = Relógios: acertados e em ordem.
task-assistants = Assistentes: sabem o que podem fazer.
task-rules = Jogadores: conhecem o ritmo, as regras e as suas ajudas.
task-default-time = Tolerância: anunciada.
task-committee = Comissão de recursos: nomeada.
task-start = Relógios: ligados à hora.
task-watch = Partida: seguida, sobretudo com pouco tempo.
task-recording = Planilhas: cada lance é anotado.
task-flags = Bandeiras: vigiadas.
task-quickplay = Últimos minutos: seguidos sempre.
task-compare = Tabuleiros: comparados com o registo.
task-spectators = Espectadores: em silêncio.
task-session = Sessão: fim anunciado.
task-envelope = Envelope: verificado, fechado e guardado.
task-result = Resultado: registado.
task-signed = Planilhas: assinadas por ambos.
task-sheets = Planilhas: recolhidas.
task-report = Documentos: escritos e entregues ao organizador.
desk-tasks-before = Antes da partida:
desk-tasks-during = Durante a partida:
desk-tasks-after = Depois da partida:
desk-task = { $number }: { $what }
desk-task-done = { $number }, feito: { $what }
desk-tasks-none = Tudo feito até aqui. Para as ouvir todas: tarefas tudo.
desk-task-record = Isso di-lo o registo. { $what }
desk-no-such-task = Não há tarefa { $number }. Vão de 1 a { $count }.
desk-tasks-open = Tarefas por assinalar: { $count }. Para as ouvir: tarefas.
desk-glossary = { $language }: { $word }
term-check = xeque
term-checkmate = xeque-mate
term-stalemate = rei afogado
term-castling = roque
term-en-passant = en passant
term-promotion = promoção
term-sealed-move = lance secreto
term-warning = advertência
term-penalty = penalização
desk-glossary-none = Não está no glossário: { $word }. Tem peças, comandos e termos das regras.
desk-board-square = { $square }: tabuleiro { $board }, partida { $game }.
desk-closed-look = A mesa está fechada. Para a abrir, escreva mesa.
desk-no-boards = Nenhum tabuleiro ligado.
desk-quit = Para deixar a mesa: sair. Para parar até mais tarde: Control-D no terminal principal. Para terminar o encontro: encerrar.
desk-unknown = Desconhecido na mesa: { $word }. Para os comandos escreva ajuda.
desk-no-question = Nenhuma pergunta a responder na mesa.

## O terminal principal

host-busy = Encontro já aberto noutro programa. Feche esse primeiro.
host-quit = Para parar até mais tarde: Control-D. Os relógios param, e o mesmo ficheiro continua o encontro. Para o terminar: encerrar, na mesa.
host-kept = Encontro guardado como partida { $game }. Para continuar: { $program } match, depois o mesmo ficheiro.
host-desk = Mesa
host-for = { $place }:
host-guide-desk = Árbitro: escreva mesa para abrir a mesa.
host-guide-several = Para um lugar: pretas e4.
host-speaks-for = Fala por { $place }.
host-look = Para ver aqui um lugar, escreva o seu nome: { $places }.
host-serves-none = Todos os lugares têm outros terminais. Este conduz o encontro.
host-taken = { $seat ->
    [desk] A mesa está noutro terminal. Feche esse primeiro.
   *[other] Noutro terminal: { $place }. Feche esse primeiro.
}
host-given = { $seat ->
    [desk] A mesa está agora noutro terminal.
   *[other] Agora noutro terminal: { $place }.
}
host-gone = { $seat ->
    [desk] O terminal da mesa desapareceu. As suas linhas escrevem-se aqui.
   *[other] Terminal desaparecido: { $place }. Esse lugar joga aqui.
}
room-of-table = Mesa { $table }: { $said }
room-open = { $count ->
        [one] Uma mesa
       *[other] { $count } mesas
    }: { $tables }.
room-new-tables = Mesas novas: { $tables }.
room-gone-table = A mesa { $table } já não está no ficheiro. O encontro, { $white } contra { $black }, continua guardado como partida { $game }.
room-guide = Para ir a uma mesa: mesa { $table }. Mesas: { $tables }.
room-range = { $first } a { $last }
room-table-words = mesa
room-no-table = Não há mesa { $table } aqui. Mesas: { $tables }.
room-table-number = Falta o número da mesa. Mesas: { $tables }.
room-which-table = Diga a mesa, porque há várias: { $program } seat { $seat } --table, depois o número. Mesas: { $tables }.
room-table-over = Mesa { $table }: o encontro terminou.
room-no-desk = Não há árbitro de sala aqui. Para a mesa do árbitro: { $program } seat desk
room-has-no-table = O árbitro de sala não está numa mesa. Tire --table.
room-quit = Para parar até mais tarde: Control-D. Os relógios param, e o mesmo ficheiro da sala continua todos os encontros.
room-kept = { $count ->
        [one] Um encontro guardado
       *[other] { $count } encontros guardados
    }. Para continuar: { $program } room, depois o mesmo ficheiro.
room-reopened = o resultado já não conta.
room-wrong-number = a mesa { $table } já existe. Cada mesa precisa do seu número.
room-wrong-file = outra mesa tem { $file }. Cada mesa precisa do seu ficheiro do encontro.
room-wrong-empty = Não há mesas no ficheiro. Escreva [[table]] numa linha, e por baixo number e match.
room-wrong-port = a mesa { $table } também está em { $port }. Cada tabuleiro precisa da sua porta.
room-wrong-boards = a mesa { $table } tem um tabuleiro igual. Dê a cada um a sua porta, como dgt:/dev/ttyUSB0.
room-key-number = Número da mesa, de 1 a 9999.
room-key-match = Ficheiro do encontro da mesa, como table7.toml.
room-not-there = Ficheiro da sala não encontrado: { $file }.
room-good = O ficheiro da sala não tem erros.
cli-room = Jogar encontros em várias mesas, a partir de um ficheiro da sala.
arg-room-file = o ficheiro da sala.
arg-room-check = listar os erros do ficheiro da sala.
arg-seat-table = o número da mesa, numa sala com várias.
arg-seat-by = o comando que leva ao encontro.
arg-link-place = white, black, desk, room ou captain: o único lugar a que leva.

## Outros terminais de um encontro

client-no-table = Não há encontro aberto aqui. Comece-o noutro terminal: { $program } match, depois o seu ficheiro.
client-older = touchmove mais antigo do que o outro. Use aqui o mesmo.
client-newer = touchmove mais recente do que o outro. Use aqui o mesmo.
client-stranger = Este encontro é de outro utilizador. Arranque como esse utilizador.
client-stuck = O encontro não responde. Veja o seu terminal.
client-gone = Ligação perdida. À espera do encontro. Para sair, escreva sair.
client-back = Ligado de novo.
client-waits = Não enviado: ligação perdida. À espera do encontro. Para sair, escreva sair.
client-connects = A ligar ao encontro.
client-no-table-there = Lá não há encontro aberto. Tente quando houver.
client-no-way = Sem ligação. Execute só o comando para ver porquê.
link-other-place = Esta ligação é só para { $place }. Peça esse lugar.
client-braille-lost = O braille falhou: { $reason }. As linhas saem como texto.
link-busy = Há outro encontro aberto aqui. Termine-o primeiro, ou dê outra pasta a --data.
link-closed = Nenhum outro terminal pode juntar-se: { $reason }.
reason-long-path = o nome da pasta de dados é longo demais
reason-no-sockets = este sistema não tem esses sockets
reason-no-output = saída de som desconhecida; pactl list short sinks mostra-as

## Ensaio

opening-strict =
    Ensaio de torneio.
    Escreva o seu lance para o anunciar. Depois { $press }.
    Repita o lance do adversário: escreva-o.
set-up-position = Posição inicial especial. Monte o seu tabuleiro:
announcement-unclear = Não é claro. Diga a peça e as duas casas, no roque as do rei.
slip-stands = Tarde demais para corrigir: o relógio foi premido. O lance conta.
withheld-own-announcements = Anúncios indisponíveis: o árbitro retirou-os.
withheld-score-sheet = Planilha indisponível: o árbitro retirou-a.
withheld-times = Tempos indisponíveis: o árbitro retirou-os.
withheld-move-number = Número do lance indisponível: o árbitro retirou-o.
withheld-opponent-score = Não a planilha do adversário.
withheld-position-readout = Posição indisponível. Apalpe o seu tabuleiro.
withheld-position-sighted = Posição indisponível. Olhe para o seu tabuleiro.
withheld-legal-moves = Os lances legais não estão disponíveis.
withheld-attackers = Atacantes, defensores: indisponíveis.
withheld-draw-hints = Indisponível: tem de notar quando pode reclamar.
withheld-opening-name = Não os nomes das aberturas.
withheld-takeback = Não se desfazem lances.
withheld-engine = Nenhum conselho durante a partida, nem mudança de nível.
withheld-never = Não durante esta partida: { $name }.
help-strict-announce =
    É a sua vez. Escreva o lance: é anunciado.
    Quando um peão promove, diga também a peça.
    Pode perguntar: último, repetir, registo, relógio, vez.
    Também: empate, reclamar repetição, desistir.
    Para sair: sair.
    Mais: ajuda tudo, ajuda reclamar.
help-strict-press =
    O seu lance está anunciado. Agora premir.
    Um engano, antes disso: corrigir cavalo f3.
help-strict-repeat =
    Escreva o lance do adversário: isso repete-o.
    Depois é a sua vez.
help-strict-wait =
    Não é a sua vez. Espere.
    Pode perguntar: último, repetir, registo, relógio, vez.

## Os documentos de um encontro

report-title = Relatório para o árbitro
report-table = As condições
report-course = O decurso da partida
report-began = Início: { $date }. Tempos em horas, minutos e segundos de jogo.
report-began-at = Início: { $date }. Os tempos são horas do dia.
report-program-started = O programa arranca: { $when }.
report-result = Resultado: { $score }. { $ended }
report-open = Resultado: em aberto. A partida não acabou.
report-open-adjourned = Resultado: em aberto. A partida está adiada.
report-used = As { $color } gastaram { $time }.
report-illegal-acts = { $color }, atos ilegais: { $count }.
report-claims = { $color }, reclamações: { $count }.
report-complaints = { $color }, queixas: { $count }.
report-appeals = Recursos das { $color }: { $count }.
report-claims-wrong = { $color }, reclamações erradas: { $count }.
report-offers = { $color }, propostas de empate: { $count }.
report-aids-none = As { $color } não usaram auxílios.
report-aids-had = As { $color } usaram: { $aids }.
report-aids-refused = Recusado às { $color }: { $aids }.
report-aid = { $aid }, { $count ->
    [1] uma vez
    [2] duas vezes
    [one] { $count } vez
   *[other] { $count } vezes
}
report-rulings = Decisões e penalizações: { $count }.
report-passphrases = Palavras-passe erradas: { $count }, envelope: { $envelope }.

report-started = A partida começa.
report-entered = As { $color } jogam { $move }.
report-touched = As { $color } tocam em { $square }.
report-lifted = As { $color } levantam uma peça de { $square }.
report-seated = As { $color } pousam uma peça em { $square }.
report-seated-man = As { $color } pousam uma peça em { $square }: { $piece }.
report-adjusting = As { $color } dizem: componho.
report-plays = As { $color } jogam noutro aparelho: { $board }.
report-screen = ecrã
report-announced = As { $color } anunciam { $move }.

report-repeated = As { $color } repetem { $move }.
report-repeated-none = As { $color } repetem um lance impossível.
report-says = As { $color } dizem: { $text }
report-unclear = As { $color } dizem { $text }: não é lance legal. Pediram-se as duas casas.
report-seen-to = Tratado: as palavras do jogador ao árbitro.
report-seen-to-of = Tratado, palavras das { $color }: { $text }
report-executed = As { $color } fazem o lance no tabuleiro.
report-corrected = As { $color } corrigem para { $move }.
report-clock-pressed = As { $color } premem o relógio.
report-two-hands = As { $color } usaram as duas mãos.
report-two-hands-claimed = As { $color } dizem: o lance foi feito com as duas mãos.
report-flag-claimed = As { $color } reclamam a seta.
report-illegal-claimed = As { $color } reclamam um lance ilegal.
report-correction-wanted = Correção: as { $color } querem corrigir um lance ilegal.
report-touch-claimed = As { $color } dizem: as { $opponent } tocaram em { $square } no lance { $number }.
report-found = É comunicada uma irregularidade.
report-draw-offered = As { $color } propõem empate.
report-draw-accepted = As { $color } aceitam o empate.
report-draw-declined = As { $color } recusam o empate.
report-claimed-threefold = As { $color } reclamam empate, três vezes a mesma posição.
report-claimed-threefold-with = As { $color } reclamam empate, com { $move }, três vezes a mesma posição.
report-claimed-fifty = As { $color } reclamam empate, cinquenta lances.
report-claimed-fifty-with = As { $color } reclamam empate, com { $move }, cinquenta lances.
report-claimed-no-effort = As { $color } reclamam empate: o adversário não tenta ganhar.
report-claimed-cannot-win = As { $color } reclamam empate: o adversário não pode ganhar por meios normais.
claim-clocks = Relógios: Brancas { $white }, Pretas { $black }.
report-increment = As { $color } pedem incremento.
report-resigned = As { $color } desistem.
report-taken-back = Pedido para desfazer, meios-lances: { $count }.
report-wrote = As { $color } escrevem { $place }: { $move }.
report-crossed-out = As { $color } riscam { $place }.
report-signed = As { $color } assinam { $result }.
report-absent = As { $color } são marcadas ausentes.
report-arrived = As { $color } chegam.
report-adjournment = O árbitro adia a partida.
report-adjournment-early = O árbitro adia a partida antes da hora. Resto da sessão: { $time }.
report-sealed = As { $color } selam um lance.
report-adjourned = O árbitro tem o envelope.
report-envelope-lost = O envelope perdeu-se. Os jogadores não concordam sobre o lance.
report-envelope-lost-agreed = O envelope perdeu-se. Os jogadores concordam em { $move }.
report-opened = O envelope é aberto: { $move }.
report-opened-ambiguous = O envelope é aberto: o lance pode significar várias coisas.
report-opened-unreadable = O envelope é aberto: nenhum lance se consegue ler.
report-resumption = É a hora de recomeçar a partida adiada.
report-rules = O árbitro quer decidir: { $ruling }
report-refused = Recusado: { $why }
report-position-set = A posição é fixada: { $position }.
report-judged-possible = Apurado: ainda é possível dar mate.
report-judged-none = Apurado: não é possível dar mate.
report-judged-undecided = Não se apura se é possível dar mate.
report-paused = Os relógios são parados.
report-resumed = Os relógios voltam a andar.
report-time-passed = Chegou um prazo.
report-clocks-told = Os relógios marcam { $white } e { $black }.
report-result-told = O servidor termina a partida: { $result }.
report-closed = Não se mostra, envelope fechado.

report-not-pressed = As { $color } não premiram. O relógio continua a andar.
report-illegal-stands = O lance das { $color } era ilegal. Conta até ser reclamado.
report-illegal-position = O lance era ilegal: dois reis em xeque, ou um peão na última fila. As { $color } têm um lance para acabar com isso.
report-asks = Ainda é possível dar mate? Está a ser examinado.
report-clock-runs = Anda o relógio das { $color }.

report-asked-had = As { $color } pedem um auxílio e têm-no: { $aid }.
report-asked-refused = As { $color } pedem um auxílio, recusado: { $aid }.
report-granted = Auxílio concedido às { $color }: { $aid }.
report-withdrawn = As { $color } já não podem usar: { $aid }.
report-assistant = O assistente das { $color } é { $name }.
report-assistant-dismissed = O assistente das { $color } é dispensado.
report-passphrase-right = Mesa aberta, palavra-passe certa: { $place }.
report-passphrase-wrong = Palavra-passe errada: { $place }.
report-envelope-right = Envelope, palavra-passe certa: { $place }.
report-envelope-wrong = Envelope, palavra-passe errada: { $place }.
report-code-wrong = Código errado: { $place }.
report-envelope-key = Foi criada a chave dos envelopes.
report-desk-closed = A mesa está fechada.
report-desk-locked = Mesa bloqueada, sem escrita: { $place }.
report-desk-talks = A voz da mesa é agora { $voice }.
report-questioned = Perguntado na mesa: { $what }
report-answered-yes = O árbitro diz sim.
report-answered-no = O árbitro diz não: nada se faz.
report-answered-dropped = A pergunta cai: nada se faz.
report-program-closed = O programa é fechado: { $when }.
report-was-closed = Esteve fechado { $time }.
report-broken-off = O programa não tinha sido fechado: uma falha, ou cortou-se a corrente.
report-file-old = O ficheiro do encontro mudou: { $keys }. O árbitro mantém as condições antigas.
report-file-new = O ficheiro do encontro mudou: { $keys }. O árbitro começa esta partida com as condições novas. A anterior foi deixada.
report-file-taken = O ficheiro do encontro mudou: { $keys }. Conta daqui em diante. Nenhuma condição da partida mudou.
report-served = Um terminal serve este lugar: { $place }.
report-board-lost = Tabuleiro perdido: { $color }.
report-board-back = Tabuleiro de volta: { $color }.
report-board-wrong = Tabuleiro errado: o das { $color } não condiz com a partida.
report-board-right = Tabuleiro certo de novo: { $color }.
report-board-low = Bateria fraca: tabuleiro das { $color }.
report-board-missed = Dados do tabuleiro perdidos: { $color }.
report-flickers = { $square } oscila no tabuleiro das { $color }. Não conta.
report-mutes = As { $color } ignoram { $square }. Não conta.
report-left = Nenhum terminal serve este lugar: { $place }.
report-noted = Nota do árbitro: { $text }
report-signed-off = O árbitro encerra.
report-desk = o árbitro

record-cancelled = Não conta: { $moves }.
record-announced-cancelled = Anunciado e sem efeito: { $move }.
record-illegal = Um lance ilegal que não foi reclamado: { $move }.
record-apart = De uma posição impossível, { $position }: { $move }.
record-goes-on = A partida continua de outra posição: { $position }
record-at = { $time }:
reason-espeak-missing = espeak-ng não está instalado
reason-espeak-stuck = espeak-ng não termina
reason-espeak-garbage = espeak-ng não dá som
records-no-sound = Sem ficheiro de som dos anúncios: { $reason }.
record-announcements = Anúncios, com tempos desde o início
record-sheet = Planilha das { $color }, { $name }
record-differs = Diferente no lance { $number } das { $color }: { $move }.
record-position-set = Posição fixada pelo árbitro, antes do lance { $number } das { $color }.
record-end-revoked = Este fim foi revogado: { $ended }
record-not-written = Falta: lance { $number } das { $color }, { $move }.
record-empty = Nada escrito.
record-by-hand = Lances na planilha do jogador. Junte-a a esta.
record-announced = As { $color } anunciam { $to }.
record-corrects = As { $color } corrigem { $from } para { $to }.
record-corrected = Corrigido de { $from } para { $to }.
record-was-illegal = Anunciado, ilegal.
record-was-taken-back = Anunciado, ilegal, desfeito.
record-crossed-out = Riscado, lance { $number } das { $color }: { $move }.
record-period = Novo período, { $color }, lance { $number }. Gasto: Brancas { $white }, Pretas { $black }.
record-used = Gasto: Brancas { $white }, Pretas { $black }.
record-not-signed = As { $color } não assinaram.
records-no-match = A partida { $game } não é um encontro. { $program } games lista todas.

envelope-title = Envelope de um lance secreto
envelope-began = A partida começou: { $date }.
envelope-sealer = Selado pelas { $color }, { $name }.
envelope-number = Lance secreto: lance { $number }.
envelope-offer = As { $color } propuseram empate.
envelope-no-offer = Sem proposta de empate.
envelope-given = Dado às { $color } por decisões: { $time }.
envelope-taken = Tirado às { $color } por decisões: { $time }.
envelope-date = Data do recomeço:
envelope-time = Hora do recomeço:
envelope-place = Local do recomeço:
envelope-position = Posição antes do lance secreto

## O que um jogador faz à mesa de um encontro

seat-not-here = { $name }: não num encontro.
seat-home-only = Não num encontro.
seat-alone = { $name }: só num encontro.
seat-announcing-off = Não é preciso: o lance conta quando o escreve.
seat-nothing-announced = Ainda não há anúncio.
seat-not-in-advance = Não antes de tempo: o lance { $number }, { $color }, ainda não foi jogado.
seat-sheet-hole = Escreva primeiro o lance { $number }, { $color }.
seat-nothing-written = Nada escrito aí.
seat-no-board = Não tem tabuleiro neste encontro.
seat-executed = O lance está no seu tabuleiro.
clocks-run-on = Os relógios continuam a andar.
desk-clocks-run-on = Os relógios continuam a andar: pausa para-os.
two-hands-called = O árbitro foi avisado, e decide.
two-hands-called-by = As { $color } queixam-se: as { $opponent } jogaram com as duas mãos. O árbitro decide.
seat-not-your-turn = Não é a sua vez: jogam as { $color }.
button-of-other = Esse era o outro botão. Premem as { $color }.
seat-your-move = É a sua vez.
seat-over = A partida acabou. Escreva assinar e o resultado.
seat-boards = O tabuleiro está no ficheiro. Para o procurar de novo: tabuleiro-eletrónico ligar.
seat-repeated-execute = Repetido. Jogue-o no seu tabuleiro.
seat-repeats-another = As { $color } repetem outro lance. Anunciado: { $move }.
seat-must-seal = Sele o seu lance: escreva selar e o lance.
seat-taken = As { $color } jogam agora noutro terminal.
seat-left = O terminal das { $color } desapareceu.
player-away = As { $color } saíram do tabuleiro.
player-back = As { $color } voltaram ao tabuleiro.
seat-away = Já avisado: está fora. Quando voltar, escreva voltei.
seat-here = Já está ao tabuleiro. Para sair, escreva saio.
seat-help-code = O árbitro tem o código deste lugar. Escreva-o como está no ficheiro do encontro.
seat-code = Código do lugar das { $color }. Só Enter: sair.
seat-code-wrong = Código errado. Escreva de novo. Só Enter: sair.
seat-code-wait = Código errado. Espere { $seconds } { $seconds ->
         [one] segundo
        *[other] segundos
    }, depois escreva de novo. Só Enter: sair.
seat-code-early = Cedo demais, não verificado. Espere { $seconds } { $seconds ->
         [one] segundo
        *[other] segundos
    }, depois escreva de novo. Só Enter: sair.
seat-must-record = Falta na sua planilha o lance { $number }, { $color }. Escreva-o antes de jogar.
seat-must-complete = Complete agora a sua planilha.
seat-need-not-record = Pode deixar de registar por agora.
seat-relayed = { $assistant }, escreve por { $name }, { $color }. Adversário: { $opponent }.
seat-assistant = O seu assistente: { $assistant }.
seat-assistant-of = Assistente das { $color }: { $assistant }.
seat-no-assistant = Já não tem assistente.
seat-no-assistant-of = As { $color } já não têm assistente.
arbiter-called = O árbitro foi chamado. Os relógios continuam a andar.
arbiter-called-only = O árbitro foi chamado.
arbiter-called-by = As { $color } chamam o árbitro.
arbiter-long = Longo demais: no máximo { $count } letras. Diga-o ao árbitro em pessoa.
appeal-filed = O seu recurso está anotado: decisão { $number }. A comissão decide.
appeal-by = As { $color } recorrem: decisão { $number }.
appeal-upheld = Recurso da decisão { $number }: procedente.
appeal-rejected = Recurso da decisão { $number }: improcedente.
appeal-no-rulings = Não há decisão { $number }: ainda não há nenhuma.
appeal-no-ruling = Não há decisão { $number }. A última é a { $count }.
appeal-revoked = Sem recurso: a decisão { $number } está revogada.
appeal-final = Sem recurso: a decisão { $number } é definitiva.
appeal-late = Tarde demais para um recurso. O prazo era de { $time }.
appeal-twice = Recurso já apresentado: decisão { $number }.
sheet-kept = O programa escreve a sua planilha.
sheet-by-hand = Regista à mão. Só a sua planilha tem os lances.
sheet-by-hand-theirs = O seu adversário regista à mão.
sheet-sealed = Lance secreto: só no envelope. Escreve-se na planilha quando o envelope se abre.
sheet-written = Escrito: lance { $number }, { $color }: { $move }.
sheet-crossed-out = Riscado: lance { $number }, { $color }.
sheet-hole = falta
sheet-position-set = Posição fixada pelo árbitro.
sheet-squares = { $from } { $to }
sheet-not-read = Não entendido. Escreva as duas casas, como g1 f3.
sheet-not-clear = Não é claro. Escreva as duas casas, como g1 f3.
sheet-two-moves = Um lance de cada vez. Escreva o primeiro.
sheet-empty = A sua planilha está vazia.
sheet-empty-theirs = A planilha do adversário está vazia.
confirm-seal = Selar { $move }? sim ou não.
confirm-sign = O resultado registado: { $due ->
        [white] ganham as Brancas
        [black] ganham as Pretas
       *[draw] empate
    }. Assinar mesmo assim: { $signed ->
        [white] ganham as Brancas
        [black] ganham as Pretas
       *[draw] empate
    }? Decide então o árbitro. sim ou não.
seal-no-key = Não há aqui envelope. Sele em papel, e chame o árbitro.
seal-fails = O envelope não se consegue fechar. Sele em papel, e chame o árbitro.
argument-writing = { $name } precisa de um lance, com número ou sem: { $name } e4, ou { $name } 12 pretas e5.
argument-result = { $name } precisa de um resultado: 1-0, 0-1 ou empate.
argument-appeal = { $name }, número da decisão, razões: { $name } 2 a bandeira não tinha caído.
help-seat =
    O seu lance: cavalo f3. Depois premir.
    Perguntar: último, relógio, registo.
    Fazer: empate, aceitar, recusar, desistir.
    Reclamar: reclamar repetição, reclamar seta.
    Chamar: árbitro, tocado e4, duas-mãos.
    A planilha: escrever e4, riscar, assinar 1-0.
    Mais: ajuda tudo, ajuda reclamar.
help-seat-typed =
    O seu lance: cavalo f3.
    Perguntar: último, relógio, registo.
    Fazer: empate, aceitar, recusar, desistir.
    Reclamar: reclamar repetição, reclamar seta.
    Chamar: árbitro, tocado e4, duas-mãos.
    A planilha: escrever e4, riscar, assinar 1-0.
    Mais: ajuda tudo, ajuda reclamar.
help-seat-announcing =
    O seu lance: cavalo f3, depois premir.
    O lance do adversário: escreva-o para repetir.
    Um engano: corrigir cavalo f3.
    Está no seu tabuleiro: executado.
    Perguntar: último, relógio, registo.
    Fazer: empate, desistir, reclamar repetição.
    Chamar: árbitro, tocado e4, duas-mãos.
    A planilha: escrever e4, riscar, assinar 1-0.
    Mais: ajuda tudo, ajuda reclamar.
help-seat-sealing =
    A partida está adiada. Sele o seu lance: selar cavalo f3.
    Mais ninguém o ouve, e o seu relógio anda até lá.
    O relógio: relógio. A planilha: registo. Chamar: árbitro.
    Mais: ajuda tudo, ajuda selar.
help-seat-over =
    A partida acabou.
    Escreva assinar e o resultado.
    A sua planilha lê-se com registo.
help-executed =
    executado: o lance do adversário está no seu tabuleiro, feito por si ou pelo assistente.
help-touched =
    tocado e4: o adversário tocou na peça de e4 e não a jogou.
    O árbitro decide. Sem ele vale logo, se essas leis pedem reclamação.
help-two-hands =
    duas-mãos: o adversário jogou com as duas mãos.
    O árbitro decide.
help-arbiter =
    árbitro: chama o árbitro.
    árbitro e um texto, como árbitro preciso de uma pausa: uma queixa ou um pedido.
    Os relógios andam, a não ser que os pare com pausa.
help-appeal =
    recurso 2 a bandeira não tinha caído: recorre da decisão 2, com as suas razões.
    Decide a comissão de recursos.
help-away = saio: avisa todos de que sai do tabuleiro. O seu relógio continua.
help-here = voltei: avisa todos de que voltou ao tabuleiro.
help-write =
    escrever e4: escreve o próximo lance na sua planilha.
    escrever 12 pretas e5: nesse lugar.
help-cross-out =
    riscar: risca o último lance escrito.
    riscar 12 pretas: um lance.
help-sign =
    assinar 1-0, assinar 0-1, assinar empate: assina o resultado depois da partida.
    Em casa, após reclamar empate: o resultado que um árbitro deu.
help-seal =
    selar cavalo f3: põe o seu lance no envelope.
    Só depois de o árbitro adiar a partida.
    Mais ninguém o ouve.

## O que as decisões do árbitro significam para um jogador

seat-seen-to = O árbitro tratou do seu pedido.
seat-aid-granted = O árbitro permite-lhe: { $aid }.
seat-aid-withdrawn = O árbitro retira: { $aid }.
seat-signed-off = O árbitro encerrou.

## Na mesa do árbitro

desk-help = Os relógios: começar, pausa, retomar.
    Saber: assuntos, factos, comparar, diário.
    Decidir: aceitar, rejeitar, protelar, arquivar.
    Sancionar: advertir brancas, dar-tempo brancas 2, resultado 1-0.
    Fechar a mesa aqui: sair.
    Mais: ajuda tudo, ajuda repor.
desk-nothing-typed = Nada escrito. Escreva um comando da mesa, ou ajuda.
desk-player-tells = As { $color } chamam o árbitro: { $text }
desk-do-told = Quando estiver feito, escreva arquivar.
desk-do-told-numbered = Quando estiver feito, escreva arquivar { $number }.
desk-do-appeal = A comissão decide. Escreva recurso { $number } procedente ou recurso { $number } improcedente, com a razão.
desk-which-matter = Qual? Escreva { $name } e o número, como { $name } 2.
desk-no-such-matter = Não há assunto { $number }. Para os ouvir, escreva assuntos.
desk-appeal-fee = A taxa é devolvida: { $fee }.
desk-appeal-then = Para retirar a decisão: revogar { $number }.
desk-no-appeal = Nenhum recurso à espera: decisão { $number }.
desk-seen-to = Feito: as palavras do jogador estão tratadas.
desk-seen-to-call = O pedido das { $color } está tratado.
desk-seen-to-of = O pedido das { $color } está tratado: { $text }
desk-sure = { $what } Sim ou não?
desk-sure-ends = { $what } Isto acaba a partida. Sim ou não?
desk-sure-then = Continuar? A partida acaba então: { $what } Sim ou não?
desk-sure-time = { $what } Uma mudança invulgar. Sim ou não?
desk-revoke-what = Revogar isto? { $what }
desk-moves-gone = { $count ->
    [one] Um lance é desfeito.
   *[other] { $count } lances são desfeitos.
}
desk-moves-again = { $count ->
    [one] Um lance conta de novo.
   *[other] { $count } lances contam de novo.
}
desk-clocks-then = Os relógios marcam então: Brancas { $white }, Pretas { $black }.
desk-touch-kept = Nenhum lance a desfazer: as { $color } jogaram ou capturaram a peça de { $square }. { $number ->
    [0] Se espera em assuntos, arquive aí.
   *[other] Escreva arquivar { $number }.
}
desk-sure-board = Começar mesmo assim? { $what } Sim ou não?
desk-still-asked = Por responder: { $what } Sim ou não?
desk-changed-since = A partida mudou desde a pergunta.
desk-dropped = Pergunta sem efeito, não feito: { $what }
desk-dropped-sign-off = encerrar.
desk-dropped-open = abrir o envelope.
desk-points-most = Pontos das { $color }: { $points }. Uma partida dá no máximo um ponto.
desk-points-least = Pontos das { $color }: { $points }. Não se pode tirar mais.
desk-points-scale = Aqui os pontos seguem o resultado: { $scale }. Escreva resultado e 1-0.
desk-legal = Legal pelo registo: o último lance das { $color }. Se os tabuleiros ou as planilhas dizem outra coisa, escreva comparar.
desk-illegal-counts = Ilegal, mas conta: já teve resposta. Para voltar: { $restore }.
desk-no-time-left = O relógio das { $color } marca 0:00. Acerte-o primeiro.
desk-still-open = Por decidir, { $count ->
    [one] um assunto:
   *[other] { $count } assuntos:
}
desk-sure-sign-off = Encerrar? O encontro termina e escrevem-se os documentos. Sim ou não?
desk-yes-or-no = Sim ou não?
desk-help-yes-or-no = sim: faz-se e regista-se. não: nada muda.
desk-not-done = Nada feito.
desk-not-over = Ainda não: a partida nem acabou nem está adiada com o envelope nas suas mãos.
desk-sheet-lacks = Falta na planilha das { $color }: { $place }.
desk-reconstructs = Reconstituição a partir daqui: { $place }.
desk-found = Encontrado, { $place }: { $move }.
desk-found-back = Desfeito.
desk-found-next = Agora: { $place }.
desk-found-how = Escreva lance após lance. desfazer tira o último. No fim: lances-conhecidos. Se não se encontram: período-seguinte.
desk-found-otherwise = Planilha das { $color }: { $move }.
desk-found-differs = Casas diferentes: { $count }.
desk-found-differs-on = Casas diferentes: { $squares }.
desk-found-same = Chegou-se à posição. Escreva lances-conhecidos.
desk-found-other-turn = As peças coincidem, mas jogam as { $color }.
desk-found-not-yet = Encontre os outros lances, ou escreva período-seguinte. Se o tabuleiro está errado: posição.
desk-found-first = Nada se reconstitui. Escreva primeiro reconstituir.
desk-found-nothing = Ainda não há lances.
desk-signed-off = Encerrado.
desk-sure-adjourned = Encerrar até ao recomeço? Escrevem-se os documentos. Sim ou não?
desk-signed-off-already = O encontro já está encerrado.
desk-writing = A escrever os documentos.
desk-records = Os documentos estão em { $folder }.
desk-records-not = Documentos não escritos: { $reason }.
desk-envelope-file = Para o envelope, a imprimir: { $file }.
desk-note = Nota: { $text }
desk-note-long = Nota longa demais: no máximo { $count } letras. Faça duas.

desk-no-rulings = Ainda não há decisões.
desk-ruling-revoked = Decisão { $number }, revogada: { $ruling }
desk-ruling-lifted = Decisão { $number }, já não obriga desde a decisão { $by }: { $ruling }
desk-no-such-move = O lance { $number } das { $color } não foi jogado.

desk-wants-nothing = Escreva só { $name }.
desk-wants-player = { $name } precisa de um jogador: { $name } brancas.
desk-wants-time = { $name } precisa de jogador e tempo: { $name } brancas 5, ou 5:30, ou 1:05:30.
desk-wants-default-time = { $name } precisa de um tempo: { $name } 30, ou 0 para nenhum.
desk-wants-moves = { $name } precisa de jogador e lances: { $name } brancas 12.
desk-wants-points = { $name } precisa de jogador e pontos: { $name } brancas +1/2, ou -1.
desk-wants-loss = { $name } precisa de um jogador: { $name } brancas; { $name } brancas 1/2 dá ao adversário meio ponto.
desk-wants-fault = Jogador e motivo? Como { $name } brancas 1. { $name } brancas diz os motivos.
desk-wants-result = { $name } precisa dos pontos dos dois: { $name } 1-0.
desk-wants-adjudication = { $name }, resultado, quem avaliou: { $name } 1-0 Anna Muster.
desk-wants-square = { $name } precisa de jogador e casa: { $name } brancas e2.
desk-wants-misplaced = { $name } sozinho, ou com jogador e casa: { $name } brancas h1.
desk-wants-sheet = { $name } precisa de um jogador: { $name } brancas; { $name } brancas 5 para os cinco últimos lances.
desk-wants-aid = { $name } precisa de jogador e auxílio: { $name } brancas tempos. Todos: ajuda { $name }.
desk-wants-assistant = { $name } precisa de jogador e nome: { $name } brancas Rui Costa; { $name } brancas dispensar.
desk-wants-move = { $name } precisa do lance que fica: { $name } 12 pretas; { $name } 0 para o início.
desk-wants-position = { $name } precisa de uma posição: FEN, ou uma lista de peças.
desk-wants-ruling = { $name } precisa de uma decisão: { $name } 2. Lista: decisões.
    Sem número revoga o fim da partida.
desk-wants-switch = { $name } precisa de ligar ou desligar: { $name } ligar.
desk-wants-minutes = Só { $name }, ou { $name } 2 com dois minutos para o adversário.
desk-wants-matter = Só { $name }, ou com o número de um assunto: { $name } 2. Lista: assuntos.
desk-wants-tasks = { $name } precisa de números de tarefas: { $name } 3.
desk-wants-all = { $name } sozinho, ou { $name } tudo.
desk-wants-appeal = { $name } e o número de uma decisão, depois procedente ou improcedente, ou quem recorre: { $name } 2 improcedente A bandeira tinha caído.
desk-wants-number = Só { $name }, ou com um número: { $name } 20.
desk-wants-sealed = Só { $name }, ou com o lance secreto: { $name } Cf3.
desk-wants-resumption = { $name } precisa de data, hora e lugar: { $name } 2026-12-01 10:00 Sala 2.
desk-wants-adjournment = { $name } sozinho, ou { $name } antes, com ou sem os minutos que restam da sessão: { $name } antes 45.
desk-wants-text = { $name } precisa de um texto: { $name } Brancas com indisposição.
desk-wants-word = { $name } precisa de uma palavra: { $name } empate.
desk-wants-voice = { $name } precisa de uma língua: { $name } pt, { $name } en.
desk-wants-command = Só { $name }, ou com um comando: { $name } repor.

desk-nothing-waits = Nada espera a sua decisão.
desk-no-yes-or-no = Isto não se decide com sim ou não. Para ouvir as respostas, escreva assuntos.
desk-matter = { $number }: { $what }
desk-fact-touch = Em { $square } estava: { $man }.
desk-fact-about = O lance: { $move }, { $place }.
desk-fact-not-completed = Esse lance ainda não está concluído.
desk-fact-taken-back = Esse lance foi desfeito.
desk-fact-touch-played = As { $color } jogaram { $move }.
desk-fact-touch-since = Lances concluídos desde então: { $count }.
desk-do-accept = Escreva aceitar ou rejeitar.
desk-do-stopped = Motivo válido? Escreva aceitar, e a partida continua, ou rejeitar.
desk-do-touch = Escreva aceitar ou arquivar.
desk-do-two-hands = Escreva aceitar ou arquivar.
desk-do-cable = As { $color } escrevem até ele voltar. Verifique o cabo.
desk-do-board = Às { $color } diz-se o que corrigir. Para parar os relógios: pausa.
desk-do-numbered = Escreva aceitar { $number }, ou arquivar { $number }.
desk-do-quickplay = Escreva aceitar, rejeitar ou protelar.
desk-do-quickplay-numbered = Escreva aceitar { $number }, rejeitar { $number } ou protelar.
desk-do-compare = Escreva comparar.
desk-do-penalty = Escreva uma penalização, como advertir ou tirar-tempo, ou arquivar.
desk-do-no-move = O último ato ilegal das { $color }, se contar. Escreva aceitar { $number } para contar, ou arquivar { $number }.
desk-do-position = Escreva repor ou posição, depois retomar.
desk-do-rule = Decida como for preciso, ou escreva arquivar.
desk-do-default-time = Escreva tolerância e minutos, ou arquivar para continuar à espera.
desk-do-session = Escreva adiar, ou arquivar para continuar a jogar.
desk-do-sheets = Quando acabarem, escreva retomar. Se faltam lances a ambos: reconstituir.
desk-do-result = Que ambos assinem o mesmo resultado, ou escreva resultado.
desk-do-signed = Conta, se não decidir outra coisa. Escreva aceitar, ou rejeitar para manter o resultado da partida.
desk-do-open = Escreva abrir. Para desculpar o atraso, arquivar.

desk-fact-over = A partida acabou.
desk-fact-runs = A partida está a decorrer.
desk-fact-adjourned = A partida está adiada.
desk-fact-new = A partida não começou.
desk-fact-stands = Relógios parados.
desk-fact-repeated = A mesma posição: { $count ->
    [1] uma vez
    [2] duas vezes
    [one] { $count } vez
   *[other] { $count } vezes
}, { $places }.
desk-place-start = no início
desk-place-set = quando foi fixada
desk-place = depois de { $place }
desk-fact-fifty = Sem captura nem lance de peão: { $count } de { $needed } lances de cada lado.
desk-fact-can-mate = As { $color } têm peças para dar mate.
desk-fact-cannot-mate = As { $color } não têm peças para dar mate.
desk-fact-moves = Lances feitos pelas { $color }: { $count }.
desk-fact-illegal = Lances ilegais das { $color }: { $count }.
desk-fact-board-right = Tabuleiro das { $color }: como a partida.
desk-fact-board-behind = Falta o lance do adversário: tabuleiro das { $color }.
desk-fact-board-wrong = Tabuleiro das { $color }, errado em { $count ->
    [2] duas casas
    [one] uma casa
   *[other] { $count } casas
}: { $squares }{ $more ->
    [0] {""}
   *[other] , e mais { $more }
}.
desk-board-none = As { $color } não têm tabuleiro.
desk-board-never = Tabuleiro das { $color } não encontrado.
desk-board-gone = Tabuleiro das { $color }: sem sinal há { $time }.
desk-board-silent = Tabuleiro das { $color } ainda calado.
desk-board-moves = Tabuleiro das { $color }: só lances acabados.
desk-board-sealed = O tabuleiro das { $color } não é descrito: o lance vai para o envelope.
desk-clock-runs = Anda o relógio das { $color }.
desk-two-hands-unpressed = Um lance ilegal, logo que as { $color } premirem o relógio.
desk-clocks-stand = Relógios parados.
desk-session-left = Resto da sessão: { $time }.

desk-board = Tabuleiro das { $color }, pelos sensores.
desk-board-senses = Só sente casas. As peças são as da partida.
desk-board-unknown = Ocupadas, e vazias na partida: { $squares }.
desk-board-empty = Vazias, e ocupadas na partida: { $squares }.
desk-sheet-empty = A planilha das { $color } está vazia.
desk-sheet-gap = uma falha
desk-sheet-illegal = { $move }, não é legal
desk-announced = As { $color } anunciaram: { $move }.
desk-on-board = No tabuleiro das { $color }: { $move }.
desk-log = { $time } { $what }
desk-log-empty = Ainda nada aconteceu.

desk-boards-same = Os dois tabuleiros mostram o mesmo.
desk-boards-differ = Os tabuleiros diferem em { $count ->
    [2] duas casas
    [one] uma casa
   *[other] { $count } casas
}.
desk-difference = { $square }: Brancas { $white }, Pretas { $black }.
desk-differences-more = E mais { $count }.
desk-something = uma peça
desk-unsure = sensor avariado
desk-sheets-agree = As planilhas concordam.
desk-sheet-behind = As planilhas concordam. { $count ->
    [0] As { $color } não escreveram nada.
   *[other] As { $color } escreveram até { $place }.
}
desk-sheets-until = { $count ->
    [0] Primeiro lance ilegal, nas duas planilhas.
   *[other] As planilhas concordam até { $place }. O lance seguinte não é legal em nenhuma.
}
desk-sheets-part = As planilhas diferem: { $place }. Brancas: { $white }. Pretas: { $black }.
desk-no-move = nenhum lance
desk-misrecorded = Registo errado: { $place }. Registado: { $recorded }. Escrito: { $written }.
desk-sheet-paper = As { $color } escrevem à mão: veja essa planilha.
desk-cause-differ = Diferem a partir daí.
desk-cause-missing = As { $color } não escreveram o resto.
desk-solution-stands = A partida está { $count ->
    [0] no início.
   *[other] depois de { $place }.
} Jogam as { $color }.
desk-solution-back = De volta { $count ->
    [0] ao início.
   *[other] à posição depois de { $place }.
} Jogam as { $color }.
desk-correction = As { $color } corrigem { $square }: { $man }.
desk-entry = As { $color } acrescentam { $place }: { $move }.
desk-corrections = As { $color } montam o tabuleiro todo: { $count } casas erradas.
desk-entries = As { $color } anotam mais { $count } lances.
desk-time = Relógio das { $color }: { $time }.
desk-times-judged = Os tempos é o árbitro que julga: acertar-relógio.
desk-doubt-illegal = Ambos escreveram um lance ilegal: { $place }. Decida com ilegal.
desk-doubt-missing = Falta nas duas planilhas: { $place }.
desk-doubt-nothing = Nada escrito, e nenhum tabuleiro mostra o início.
desk-propose = Para decidir assim, escreva aceitar. FIDE 2023, D.2.9.
desk-propose-none = Sem proposta: pergunte aos jogadores, depois escreva repor ou posição.
desk-propose-warning = Para advertir as { $color } por isso, escreva aceitar.
offence-ahead = Planilha: as { $color } anotaram antes de jogar.
offence-other-hand = Relógio: as { $color } premiram com a outra mão ou deixaram lá o dedo.
offence-misuse = As { $color } bateram no relógio, levantaram-no ou derrubaram-no.
offence-upset = Peças: as { $color } derrubaram algumas e premiram o relógio.
offence-leaving = As { $color } saíram sem autorização.
offence-disturbing = As { $color } perturbaram o adversário.
offence-telephone = As { $color } tinham um telefone, ou ele tocou.
offence-notes = As { $color } usaram notas ou conselhos.
offence-refusing = As { $color } recusaram cumprir as leis.
offence-disrepute = Descrédito do xadrez, como um resultado combinado: { $color }.
desk-propose-remark = A primeira vez: um reparo. A próxima: uma advertência.
desk-propose-time = Mais dois minutos para as { $color }: escreva aceitar.
desk-propose-loss = Partida perdida para as { $color }: escreva aceitar.
desk-fault-allowed = Permitido: estas leis deixam anotar antes.

desk-aid-never = { $aid }: nenhum árbitro o pode conceder, os conselhos são proibidos. FIDE 2023, 11.3.1.
desk-aid-has = As { $color } já têm: { $aid }.
desk-aid-has-not = As { $color } não têm: { $aid }.
desk-aid-granted = Permitido às { $color }: { $aid }.
desk-aid-tells = Ilegal: recusado antes de carregar. Sem penalização.
desk-aid-withdrawn = Já não permitido às { $color }: { $aid }.
desk-aid-used = As { $color } pediram: { $aid }.
desk-aid-refused = As { $color } pediram, e foi recusado: { $aid }.
desk-no-aids = nada
desk-assistant = Assistente das { $color }: { $name }.
desk-assistant-dismissed = As { $color } já não têm assistente.
desk-no-assistant = As { $color } não têm assistente.
desk-assistant-needed = Este par precisa de um assistente. Nomeie primeiro outro. { $article }

desk-no-adjournment = Sem adiamento: o ficheiro do encontro não o permite.
desk-no-session = Não resta nada de uma sessão conhecida. Escreva adiar, ou diga os minutos: adiar antes 45.
desk-no-key = Não há chave para envelopes: o lance não pode ser selado.
desk-early-flag = Às { $color } resta { $time }: adiar antes custa mais, e a bandeira cai.
desk-envelope-passphrase = Envelope: escreva a palavra-passe da mesa. Só Enter: fica fechado.
desk-help-envelope = Escreva a palavra-passe que abre a mesa. O lance secreto é então feito.
desk-envelope-closed = O envelope fica fechado.
desk-envelope-wrong = Palavra-passe errada. Escreva de novo. Só Enter: o envelope fica fechado.
desk-envelope-damaged = O envelope está danificado: ilegível. Se os jogadores concordam no lance: perdido e o lance.
desk-sealed-ambiguous = Selado: { $text }. Pode significar vários lances. Quem o selou perde.
desk-sealed-unreadable = Selado: { $text }. Não é um lance legal. Quem o selou perde.
desk-lost-annuls = Envelope perdido, e ninguém sabe o lance. A partida é anulada.

desk-of = { $color }: { $what }
desk-absent-loses = Marcar as { $color } ausentes? As { $color } perdem então logo: a tolerância esgotou-se.
desk-game-over = A partida acabou. Escreva revogar para revogar o fim, ou encerrar.
desk-then-over = Escreva revogar para revogar o fim, ou encerrar.
desk-then-over-ruled = Revogar a decisão { $number }: revogar { $number }, ou encerrar.
desk-game-over-ruled = A partida acabou. Escreva revogar { $number } para revogar a decisão { $number }, ou encerrar.
desk-sealed = Lance selado. Quando o tiver na mão: envelope.
desk-adjourned = Partida adiada. No dia: recomeço, depois abrir.
desk-resumption-past = Esse dia já passou: { $date }. Escreva um posterior.
desk-resumption-missing = Quando e onde continua? Escreva continuação, depois data, hora e lugar.
desk-sealed-again = O lance secreto não se pode jogar. Se os jogadores concordam num lance: perdido e o lance, como perdido Cf3. Sem lance, escreva resultado.
desk-opened-clock = Incremento acrescentado: { $color }, pelo lance secreto.
desk-open-now = Escreva abrir.
desk-open-if-there = As { $color } estão presentes? Então escreva abrir. Se não, escreva ausente { $player }.
desk-not-begun = A partida não começou. Escreva começar.
desk-ruling-stays = { $helps ->
    [revoked] A decisão { $number } já está revogada.
    [position] A decisão { $number } não pode ser revogada: a partida continuou. Escreva posição, ou repor, como repor 12 pretas.
    [moves] A decisão { $number } não pode ser revogada: a partida continuou. Escreva contador-de-lances.
    [penalty] A decisão { $number } não pode ser revogada. Escreva revogar { $next } para a sua penalização.
    [touch] A decisão { $number } não pode ser revogada: o jogador continuou. Escreva { $restore }: então as { $color } podem jogar de novo { $back ->
        [0] qualquer lance.
       *[other] { $move }.
    }
    [waive] A decisão { $number } não pode ser revogada: a partida continuou. Escreva toque e a casa.
    [increment] A decisão { $number } não pode ser revogada: a partida continuou. Escreva incremento ligar ou incremento desligar.
    [offer] A decisão { $number } não pode ser revogada: a partida continuou. O adversário pode recusar.
    [default-time] A decisão { $number } não pode ser revogada: a partida continuou. Escreva tolerância e minutos.
    [dismissed] A decisão { $number } não pode ser revogada: a partida continuou. Decida com toque, duas-mãos, advertir ou outra penalização.
    [quickplay] A decisão { $number } não pode ser revogada: a partida continuou. Escreva resultado, dar-tempo ou tirar-tempo.
    [end] A decisão { $number } deixou a partida continuar. Para a acabar de novo, escreva resultado ou derrota.
    [again] A decisão { $number } revogou a decisão { $of }. Para decidir isso de novo, escreva o seu comando, como dar-tempo brancas 2.
   *[other] A decisão { $number } não pode ser revogada: a partida continuou. Escreva repor, acertar-relógio ou resultado.
}
desk-paused = Relógios parados. Escreva retomar.
desk-not-led = O tabuleiro das { $color } não se vê. Verifique-o.
desk-restored-same = A posição já é essa: nenhum lance se desfaz, e os relógios mantêm os tempos. Para mudar um: acertar-relógio.
desk-boards-then-resume = Relógios parados. Quando os tabuleiros estiverem certos, escreva retomar.
desk-matters-again = { $count ->
    [one] Um assunto espera
   *[other] { $count } assuntos esperam
} de novo. Escreva assuntos.
desk-resume-when-ready = Quando todos estiverem prontos, escreva retomar.
desk-judging = As { $color } ainda podem dar mate? Está a ser examinado.
desk-examined = Posição em exame. Se ninguém puder dar mate, a partida acaba empatada daqui a pouco.
desk-stands = { $square } { $man }
desk-illegal-board = No tabuleiro das { $color }: { $squares }.
desk-not-pressed = As { $color } não premiram o relógio, as { $opponent } continuam. Ninguém o pode dizer.
desk-illegal-stands = O lance das { $color } era ilegal. Conta até ser reclamado ou o árbitro decidir.
desk-illegal-position = O último lance era ilegal: dois reis em xeque, ou um peão na última fila. As { $color } têm um lance para reclamar ou acabar com isso.
desk-sheet-differs = As { $color } escreveram { $wrote }: { $place }. Jogado: { $made }.
desk-place-white = lugar das Brancas
desk-place-black = lugar das Pretas
desk-place-desk = lugar da mesa
desk-closed-there = A mesa está fechada num lugar.
desk-locked-at = A mesa está bloqueada: { $place }.
desk-opened-at = A mesa está aberta aqui: { $place }.
desk-wrong-at = Palavra-passe errada: { $place }.
desk-unclear = As { $color } dizem { $text }: não é lance legal. Pedem-se ao jogador as duas casas.
desk-repeats-another = As { $color } repetem { $said }. O lance é { $move }.
desk-envelope-wrong-at = Palavra-passe do envelope errada: { $place }.
desk-code-wrong = Código errado: { $place }.
desk-terminal-there = Terminal ligado: { $place }.
interrupted = O programa parou: pensavam as { $color }. No máximo { $seconds } segundos disso não contam.
interrupted-unknown = O programa parou: pensavam as { $color }. Ninguém sabe quanto disso não conta. Se souber, acerte o relógio.
desk-terminal-gone = Terminal desaparecido: { $place }.
desk-told-board-lost = Tabuleiro perdido: { $color }. O jogador continua a escrever.
desk-told-board-back = Tabuleiro de volta: { $color }.
desk-told-board-wrong = Tabuleiro errado: às { $color } diz-se o que corrigir.
desk-told-board-right = Tabuleiro certo de novo: { $color }.
desk-told-board-low = Bateria fraca: tabuleiro das { $color }.
desk-told-board-missed = Dados do tabuleiro perdidos: { $color }. Pode faltar um toque.
desk-told-mutes = As { $color } ignoram { $square }: dizem que oscila. Se não foi tocada: sem-querer { $color }.
desk-told-flickers = { $square } oscila no tabuleiro das { $color }. Se esse toque foi sem querer: sem-querer { $color }.

## Ajuda na mesa do árbitro

help-desk-start =
    começar: a partida começa, anda o relógio de quem joga.
    FIDE 2023, 6.6.
help-desk-pause = pausa: para os relógios.
help-desk-resume = retomar: põe os relógios a andar de novo.
help-desk-matters =
    assuntos: tudo o que espera a sua decisão, com os factos e os comandos para isso.
help-desk-accept =
    aceitar 2: sim ao assunto 2. Sem número: ao que comparar propõe, ou ao único assunto.
    Os números estão em assuntos.
help-desk-reject =
    rejeitar 2: não ao assunto 2. Sem número: ao que comparar propõe, ou ao único assunto.
    Os números estão em assuntos.
help-desk-postpone =
    protelar: decide mais tarde uma reclamação de final rápido.
    protelar 2: com dois minutos para o adversário.
help-desk-dismiss =
    arquivar: recusa o assunto que espera, ou dá-o por feito.
    arquivar 2: o assunto 2. Os números estão em assuntos.
help-desk-appeal =
    recurso 2 procedente, recurso 2 improcedente, com a razão: o que a comissão decidiu sobre a decisão 2.
    recurso 2 brancas, com as razões: as Brancas entregam um recurso.
help-desk-facts =
    factos: repetições com os seus lances, os cinquenta lances, material, tempos, lances ilegais, tabuleiros.
help-desk-article = artigo 9.2, artigo roque: o que dizem as leis, em resumo.
help-desk-compare =
    comparar: os dois tabuleiros e as duas planilhas, e a posição que deles resulta.
    FIDE 2023, D.2.9.
help-desk-board =
    tabuleiro brancas: o tabuleiro das Brancas.
    tabuleiro e4: a casa na partida.
help-desk-sheet =
    planilha brancas: a planilha das Brancas.
    planilha brancas 5: os cinco últimos lances.
help-desk-last =
    último: o último lance, e o lance anunciado.
help-desk-log =
    diário: as dez últimas notas do diário.
    diário 30: mais notas.
    Tempos do início do encontro.
help-desk-clocks =
    relógios: os dois tempos, e que relógio anda.
help-desk-set-clock =
    acertar-relógio brancas 1:23:45: horas, minutos, segundos.
    23:45 minutos, segundos. 23 minutos.
help-desk-set-moves =
    contador-de-lances brancas 12: põe em 12 o contador do relógio das Brancas.
help-desk-reconstruct =
    reconstituir: guia pelos lances que nenhuma planilha tem.
    reconstituir 20: a partir do lance 20.
    Depois escreva lance após lance.
help-desk-moves-known =
    lances-conhecidos: os lances estão encontrados, e ambos completam a planilha.
help-desk-next-period =
    período-seguinte: os lances não se encontram. O próximo é o primeiro do período seguinte.
help-desk-add-time =
    dar-tempo brancas 2: as Brancas recebem dois minutos.
    dar-tempo brancas 1:30: minuto e meio.
help-desk-take-time =
    tirar-tempo brancas 2: as Brancas perdem dois minutos.
    tirar-tempo brancas 1:30: minuto e meio.
help-desk-increment =
    incremento ligar: cinco segundos por lance daqui em diante.
    incremento desligar: recusado.
help-desk-warn = advertir brancas: as Brancas são advertidas.
help-desk-points =
    pontos brancas +1/2: as Brancas recebem mais meio ponto.
    pontos brancas -1: um ponto a menos.
    Depois da partida.
help-desk-loss =
    derrota brancas: as Brancas perdem.
    derrota brancas 0: as Pretas também não recebem nada.
help-desk-result =
    resultado 1-0: pontos das Brancas, pontos das Pretas.
    Também 1/2-1/2, 0-0 e outros.
help-desk-adjudicate =
    adjudicar 1-0 Anna Muster: este resultado, porque Anna Muster avaliou a posição.
    O ficheiro do encontro deve permiti-lo.
help-desk-fine =
    multa brancas: uma multa anunciada de antemão.
help-desk-exclude = afastar brancas: as Brancas ficam fora das próximas rondas.
help-desk-expel = expulsar brancas: as Brancas ficam fora da prova.
help-desk-annul =
    anular: anula a partida. Joga-se uma nova.

help-desk-illegal =
    ilegal brancas: o último lance das Brancas era ilegal, como viu.
help-desk-touch =
    toque brancas e2: as Brancas tocaram na peça de e2, agora ou antes do último lance, e têm de a jogar.
    Sobre um lance anterior: aceitar e o número da queixa.
help-desk-waive =
    sem-querer brancas: as Brancas tocaram sem querer, e não conta.
    As Brancas ouvem o que repor, e que relógio anda. FIDE 2023, 4.2.2.
help-desk-two-hands =
    duas-mãos brancas: as Brancas usaram as duas mãos para o lance.
help-desk-fault =
    falta brancas: diz os motivos. falta brancas 1: as Brancas fizeram isso.
    Fica anotado e propõe-se uma penalidade.
help-desk-flag = seta brancas: caiu a seta das Brancas.
help-desk-wrong-start =
    início-errado: a posição inicial estava errada.
    início-errado brancas: o rei e a dama brancos estavam trocados.
    início-errado brancas h1: a peça de h1 estava noutra casa.
    Se é tarde para nova partida, essa peça não pode rocar.
help-desk-turned =
    virado: o tabuleiro está ao contrário.
    A partida continua.
help-desk-reversed =
    cores-trocadas: a partida começou com as cores trocadas.
help-desk-displaced =
    deslocadas 12 pretas: há peças deslocadas, depois do lance 12 das Pretas.
    A partida volta aí, como com repor.
help-desk-restore =
    repor 12 pretas: de volta à posição depois do lance 12 das Pretas, e aos seus tempos.
    repor 0: ao início. Os relógios ficam parados até retomar.
help-desk-position =
    posição e FEN, ou uma lista de peças: a partida continua daí.
    Os relógios ficam parados até retomar.
help-desk-rulings = decisões: todas as decisões e penalizações com os números.
help-desk-revoke =
    revogar 2: revoga a decisão 2.
    Tempo, acerto de relógios, pontos, resultados, toques, penalizações e qualquer fim de partida.
    Sem número, depois da partida: revoga o seu fim, também por decisão sua.
help-desk-allow =
    permitir brancas lances legais.
    Auxílios: últimos anúncios, planilha própria, tempos, número do lance, planilha do adversário, leitura da posição, lances legais, atacantes, avisos de empate, nome da abertura, lances desfeitos.
help-desk-withdraw =
    retirar brancas tempos: as Brancas já não podem pedir os tempos.
    Todos os nomes: ajuda permitir.
help-desk-aids =
    auxílios: os auxílios de cada jogador, e os assistentes.
help-desk-assistant =
    assistente brancas Rui Costa: nomeia um assistente para as Brancas.
    assistente brancas dispensar: as Brancas já não têm.
help-desk-absent =
    ausente brancas: marca as Brancas ausentes.
    Conta a tolerância.
help-desk-arrived = presente brancas: as Brancas chegaram.
help-desk-default-time =
    tolerância 30: um jogador atrasado até meia hora ainda pode jogar.
    tolerância 0: sem espera.
help-desk-adjourn =
    adiar: quem joga tem de selar.
    Depois envelope.
    adiar antes: quer quem joga, e perde o resto da sessão.
help-desk-resumption = continuação 2026-12-01 10:00 Sala 2: data, hora e lugar, para o envelope. Os jogadores ouvem.
help-desk-envelope =
    envelope: tem o lance secreto na mão, e a partida está adiada.
help-desk-due =
    recomeço: chegou a hora, e a partida adiada continua.
    Daqui em diante contam os atrasos. Depois abrir, ou ausente e o jogador.
help-desk-open =
    abrir: abre o envelope com a palavra-passe. A partida continua.
help-desk-lost =
    perdido Cf3: o envelope perdeu-se, e ambos concordam neste lance.
    Sem lance: a partida é anulada.
help-desk-note =
    nota Brancas com indisposição: escreve uma nota no relatório.
help-desk-tasks =
    tarefas: o que falta fazer nesta mesa.
    tarefas tudo: tudo, antes, durante e depois da partida.
help-desk-done = concluído 3: a tarefa 3 está feita. concluído 1 2 4: várias.
help-desk-undone = por-fazer 3: a tarefa 3 afinal não está feita.
help-desk-glossary = glossário empate: a palavra em cada língua. A palavra pode ser de qualquer delas.
help-desk-report =
    relatório: escreve os documentos como estão agora, e diz onde.
help-desk-sign-off =
    encerrar: termina o encontro e escreve os seus documentos.
help-desk-talk =
    língua pt: a mesa fala português. língua en: inglês.
help-desk-help =
    ajuda: a mesa em resumo.
    ajuda tudo: todos os comandos.
    ajuda repor: um comando.
help-desk-leave =
    sair: fecha a mesa aqui.
    A palavra-passe abre-a de novo.

pictures-none = Este terminal não mostra imagens. As peças são desenhadas com caracteres.
arg-import-letters = no ficheiro, as peças têm as letras desta voz: pt, por exemplo.
entry-retyped = Lido como { $text }.
reason-unread = nenhuma voz consegue ler esta língua
voices-new =
    Nova voz: { $folder }
    Traduza os seus ficheiros. Depois verifique-os: { $program } voices check { $parent }
voices-new-known = { $name } já está integrada. Para outra língua, indique o seu código, como el.
voices-new-exists = { $folder } já existe. Mude-lhe o nome, ou indique outra pasta.
voices-new-fails = { $folder } não se pode criar: { $reason }.
voice-state = Estado desconhecido: { $state }. Escreva draft, read ou spoken.
voice-untranslated =
    { $count ->
        [one] Falta uma frase. É dita noutra língua: { $names }.
       *[other] Faltam { $count } frases. São ditas noutra língua: { $names }.
    }
voice-untranslated-more = E mais { $count }.
voice-plural = Faltam variantes em { $name }: { $variants }, para o número { $gap }.
voice-meanings = { $word } tem dois significados num lance: { $first } e { $other }. Cada um precisa de palavras próprias.
help-repertoire =
    repertório italiana: uma das 45 aberturas incluídas. repertório italiana pretas: do outro lado.
    repertório aberturas: todas, cinco de cada vez.
    repertório meu: as suas aberturas, do seu ficheiro meu.pgn na pasta repertoire da pasta de dados. Escreva os seus lances.
    repertório partidas: o que jogou pelo menos duas vezes. repertório partidas pretas: um só lado, também brancas.
    repertório: todas, e quanto há para praticar.
    dica: ajuda, em quatro passos. dados: os lances de novo.
    seguinte: o lance, e adiante.
    fechar: volta à sua partida.
setting-mouse = Se o rato pega e pousa peças no ecrã.
setting-key-hints = Se o ecrã mostra o que fazem as teclas.
setting-pictures = Se as peças no ecrã são imagens, quando o terminal as mostra.
cli-voices-new = Criar uma pasta para uma língua nova, por traduzir.
arg-mouse = se o rato pega e pousa peças no ecrã: on ou off.
arg-key-hints = se o ecrã mostra o que fazem as teclas: on ou off.
arg-pictures = se as peças no ecrã são imagens: on ou off.
arg-voices-new-language = o código da língua, como nl ou pt-BR.
arg-voices-new-folder = a pasta para ela. Sem pasta, a das suas próprias vozes.
health-voices =
    { $count ->
        [one] Vozes: mais uma funciona.
       *[other] Vozes: mais { $count } funcionam.
    }
health-voices-draft = Vozes: rascunhos, sem revisão de um falante nativo: { $names }.
voice-review =
    { $state ->
        [read] Voz { $name }: lida por { $by }, { $date }.
        [spoken] Voz { $name }: ouvida por { $by }, { $date }.
       *[draft] Voz { $name }: rascunho, sem revisão de um falante nativo.
    }
voice-unconfirmed = Voz { $name }: por confirmar: { $words }.
health-speech-unread = Fala: espeak-ng não consegue ler a língua { $language }. Configure outra voz no servidor de fala, ou use um leitor de ecrã.
reason-louis-unfit = nenhuma tabela serve para esta língua
pictures-absent = Este programa foi compilado sem imagens. Como as obter está em docs/guide.md.
reason-voices = as vozes deste sistema não funcionam; para deixar a fala ao leitor de ecrã, escreva fala desligar
health-speech-system =
    Fala: este sistema tem { $count ->
        [one] uma voz
       *[other] { $count } vozes
    }; { $languages }.
health-speech-system-missing = Fala: a língua { $language } não tem voz. Acrescente uma nas definições de fala do sistema.
health-terminal-unread-elsewhere =
    Terminal: os leitores de ecrã não leem { $name }. Use o { $system ->
        [windows] Terminal do Windows
       *[macos] Terminal do macOS
    }.
health-tried-linux = Sistema: Linux. Nos testes, Orca, Fenrir, BRLTTY e yasr leem o programa. Ainda nenhum jogador cego nos escreveu.
health-tried-windows = Sistema: Windows. Os autores só o experimentaram no Wine, sem leitor de ecrã. Se usa NVDA ou JAWS, diga-nos como se lê.
health-tried-macos = Sistema: macOS. Os autores compilaram-no e nunca o executaram. Se usa VoiceOver, diga-nos como se lê.
health-tried-nowhere = Sistema: aqui ainda ninguém o experimentou. Diga-nos como funciona.
reason-louis-absent = falta lou_translate, instale liblouis
health-braille-absent = Braille: o código de xadrez funciona. Para braille literário instale liblouis.
reason-no-name = nenhum ficheiro pode ter esse nome

## Num torneio

tournament-new = { $name }: { $players } { $players ->
    [one] jogador
   *[other] jogadores
}, ainda nenhuma ronda.
tournament-open = { $name }: ronda { $round } de { $rounds }, { $players } { $players ->
    [one] jogador
   *[other] jogadores
}.
tournament-new-teams = { $name }: equipas { $players }, nenhuma ronda.
tournament-open-teams = { $name }: ronda { $round } de { $rounds }, equipas { $players }.
tournament-next-draw = Agora: sorteie os números iniciais com sorteio. Para todos os comandos: ajuda.
tournament-next-pair = Agora: emparceire a ronda { $round } com emparceirar. Para todos os comandos: ajuda.
tournament-next-results = Agora: escreva resultados, como resultado 1 1-0. Para todos os comandos: ajuda.
tournament-next-qualify = Os grupos acabaram. Para os melhores passarem: apurar.
tournament-next-standings = Todas as rondas acabaram. Para a tabela final escreva classificação.
tournament-not-done = Não foi feito.
tournament-sure = Sim ou não?
tournament-nothing-typed = Nada escrito. Escreva um comando, ou ajuda.
tournament-unknown = Desconhecido aqui: { $word }. Para todos os comandos: ajuda.
tournament-unknown-near = Desconhecido aqui: { $word }. Seria { $near }?
tournament-which-player = Que jogador? { $names }. Escreva o número.
tournament-no-player = Não há jogador { $text }. Para os ver todos escreva inscritos.
tournament-help = Antes: torneio, inscritos, inscrever, sorteio.
    Rondas: emparceirar, emparceiramentos, resultado, faltam, adiar.
    Jogadores: jogador, ausente, retirar, reintegrar, separar, alterar.
    Perguntas: adversário, grupo, possível.
    Equipas: constituição. Empates: desempatar. Grupos: apurar.
    Tabela: classificação, porquê, quadro, prémios.
    Ficheiros: avisos, relatório, partidas, exportar, mesas.
    Emendar: corrigir, diário, revogar. Sair: sair.
    Mais: ajuda tudo, ajuda emparceirar, explicar.
tournament-wants-nothing = { $name } não leva nada a seguir: escreva só isso.
tournament-wants-player = Escreva um jogador após { $name }: { $name } 7, ou { $name } ana.
tournament-wants-bye = Escreva um jogador após { $name }, e 1/2 se recebe meio ponto: { $name } 7 1/2.
tournament-wants-players = Escreva dois jogadores após { $name }: { $name } 3 7.
tournament-wants-entry = Escreva um nome após { $name }, e o Elo: { $name } Silva, Ana 1650.
tournament-wants-amendment = Escreva um jogador após { $name }, uma chave do ficheiro e o valor: { $name } 7 rating 1850.
tournament-wants-goal = Escreva um jogador após { $name }, e um lugar: { $name } 7 3.
tournament-wants-varma = Escreva só { $name }, ou { $name } varma.
tournament-wants-pairs = Escreva os pares após { $name }, as Brancas primeiro, o bye sozinho: { $name } 1-4 2-3 5.
tournament-wants-result = Escreva o tabuleiro após { $name }, depois o resultado: { $name } 4 1-0.
tournament-wants-correction = Escreva após { $name } ronda, tabuleiro e resultado: { $name } 2 4 1-0.
tournament-wants-board = Escreva um tabuleiro após { $name }: { $name } 4.
tournament-wants-line-up = Escreva uma equipa após { $name }, e os lugares dos jogadores: { $name } 2 1 3 4.
tournament-wants-tie = Escreva um tabuleiro após { $name }: { $name } 2, ou { $name } 2 1-0.
tournament-wants-qualified = Escreva só { $name }, ou números: { $name } 1 5 2 8.
tournament-wants-round = Escreva só { $name }, ou uma ronda: { $name } 3.
tournament-wants-act = Escreva uma ação após { $name }, pelo número: { $name } 12. Os números: diário.
tournament-wants-number = Escreva só { $name }, ou um número: { $name } 30.
tournament-wants-file = Escreva um ficheiro após { $name }: { $name } club.trf.
tournament-wants-command = Escreva só { $name }, ou um comando: { $name } emparceirar.
tournament-wants-term = Escreva só { $name }, ou uma palavra: { $name } Buchholz.
tournament-no-varma = Sem tabela Varma para tantos jogadores. Há de 9 a 24.
tournament-numbered = Os números iniciais já estão dados.
tournament-drawn = Números iniciais, sorteados com { $number }:
tournament-number = { $number }, { $name }
tournament-correct-what = Ronda { $round }, tabuleiro { $board }: { $result }, antes { $had }.
tournament-moves = { $player } terá { $points }: lugar { $place }, agora { $had }.
tournament-pairings-stay = As rondas seguintes ficam como estão.
tournament-withdraw-what = { $player } deixa o torneio.
tournament-revoke-what = A revogar: { $what }
tournament-revoked = Revogada: ação { $number }.
tournament-playing = Ronda { $round }, tabuleiro { $board }: jogam { $white } e { $black }.
tournament-postponed = Adiada, ronda { $round }, tabuleiro { $board }: { $white } e { $black }.
tournament-adjourned = Suspensa, ronda { $round }, tabuleiro { $board }: { $white } e { $black }. Para emparceirar sem ela: adiar { $board }.
tournament-pair-without = Sem resultado, ronda { $round }, tabuleiro { $board }: { $white } e { $black }. Conta como empate neste emparceiramento.
tournament-pair-appeal = Recurso aberto, ronda { $round }, tabuleiro { $board }: { $white } e { $black }. O resultado conta como está.
tournament-nobody-there = ninguém
tournament-none-missing = Não falta nenhum resultado.
outcome-white = ganham as Brancas
outcome-draw = empate
outcome-black = ganham as Pretas
outcome-white-forfeit = Brancas, por falta de comparência
outcome-black-forfeit = Pretas, por falta de comparência
outcome-neither-forfeit = não veio ninguém
outcome-neither = perdem os dois
outcome-half-white = meio ponto, só para as Brancas
outcome-half-black = meio ponto, só para as Pretas
tournament-round-over = A ronda { $round } acabou.
tournament-all-over = A última ronda acabou. Para a tabela final escreva classificação.
tournament-third-forfeit = Terceira falta de { $player }: por isso a maioria dos regulamentos exclui. Para o fazer: retirar.
tournament-entered = Inscrição: { $player }.
tournament-entered-late = Inscrição: { $player }, a partir da ronda { $round }.
tournament-amended = Inscrição corrigida: { $player }.
tournament-paired-tables = Ronda { $round }: emparceirada pelas tabelas.
tournament-paired-arbiter = Ronda { $round }: emparceirada à mão.
tournament-paired-rules = Ronda { $round }: emparceirada pelas regras do sistema.
tournament-paired-lots = Ronda { $round }: sorteada com { $number }.
tournament-paired-program = Ronda { $round }: emparceirada por { $program }.
tournament-ended = Tabuleiro { $board }, ronda { $round }: { $white }, { $black }: { $result }.
tournament-corrected = Corrigido, tabuleiro { $board }, ronda { $round }: { $white }, { $black }: { $result }.
tournament-absent = Ausente na ronda { $round }: { $player }.
tournament-absent-half = Bye de meio ponto, ronda { $round }: { $player }.
tournament-absent-full = Bye de um ponto, ronda { $round }: { $player }.
tournament-withdrawn = Deixa o torneio: { $player }.
tournament-returned = Volta a partir da ronda { $round }: { $player }.
tournament-kept-apart = Não se emparceiram: { $names }.
tournament-lined-up = Constituição de { $player }, ronda { $round }: { $names }.
tournament-decided = Tabuleiro { $board }, ronda { $round }: passa { $player }. Decidido por: { $decider }.
tournament-decided-lots = Tabuleiro { $board }, ronda { $round }: passa { $player }. Sorteio com { $number }.
tournament-qualified = Passam: { $names }.
tournament-qualify-shared = Grupo { $number }, lugar { $place } partilhado. Escreva todos os que passam, os mais fortes primeiro: apurar 1 5 2 8.
tournament-act = { $number }: { $what }
tournament-act-revoked = { $number }, revogada: { $what }
tournament-log-empty = Ainda não há nada no diário.
tournament-no-act = Não há ação { $number }. Há { $count }, as últimas com diário.
tournament-revoked-already = A ação { $number } já está revogada.
tournament-is-revocation = A ação { $number } é uma revogação: repita a ação revogada.
tournament-needed-by = Revogue antes a ação { $number }: { $what }
tournament-refused-player = Não há tal jogador. Para os ver todos escreva inscritos.
tournament-refused-name = Falta um nome. Escreva-o após inscrever.
tournament-refused-fide = Esse número FIDE já está inscrito: { $player }.
tournament-refused-same = Nome já na lista: { $player }.
tournament-refused-late = Sem inscrições tardias: as tabelas não têm lugar após a ronda 1.
tournament-refused-paired = A ronda { $round } já está emparceirada.
tournament-refused-round = Não há ronda { $round }. Há { $rounds }.
tournament-refused-players = Não com { $count } { $count ->
    [one] jogador
   *[other] jogadores
}: o sistema não o permite.
tournament-refused-order = Nem todos os jogadores têm um número.
tournament-refused-numbers = Tarde demais: a ronda 1 está emparceirada com estes números.
tournament-refused-next = A próxima ronda é a { $round }.
tournament-refused-playing = A ronda { $round } não acabou: tabuleiros { $boards }. Escreva resultados, ou adiar.
tournament-refused-last = Todas as rondas estão emparceiradas.
tournament-refused-board = Não há tabuleiro { $board } na ronda { $round }. Há { $boards }.
tournament-refused-result = Já tem resultado: { $result }. Para o emendar: corrigir.
tournament-refused-no-result = Ainda não tem resultado. Para o dar: resultado.
tournament-refused-known = Esse já é o seu resultado.
tournament-refused-postponed = Já está adiada.
tournament-refused-left = Não estava no torneio nessa altura.
tournament-refused-here = Continua no torneio.
tournament-refused-two = São precisos dois jogadores diferentes.
tournament-refused-no-teams = Aqui não jogam equipas.
tournament-refused-part = Não há tabuleiro { $board }. Há { $boards }.
tournament-refused-which = O encontro { $board } tem vários tabuleiros. Escreva um: resultado { $board }.1 1-0.
tournament-refused-many = Demasiados jogadores. Tabuleiros por encontro: { $boards }.
tournament-refused-member = Não há jogador { $number } nesta equipa. A lista: jogador e a equipa.
tournament-refused-board-order = Fora da ordem de tabuleiros: jogador { $number }. A ordem é a da lista da equipa.
tournament-refused-nobody = É preciso pelo menos um jogador.
tournament-refused-begun = O encontro já começou.
tournament-refused-tied = Aí não há empate. Para uma partida: resultado.
tournament-refused-groups = Isso é para grupos, quando todos acabaram.
tournament-refused-qualify = Escreva uma vez cada jogador que passa. São { $count }.
tournament-refused-members = Os jogadores ficam na sua equipa.
tournament-breach-twice = Duas vezes na ronda: { $player }.
tournament-breach-missing = Por emparceirar: { $player }.
tournament-breach-absent = Com par, mas ausente: { $player }.
tournament-breach-met = Já jogaram na ronda { $round }: { $white } e { $black }.
tournament-breach-apart = A não emparceirar: { $white } e { $black }.
tournament-breach-bye = Não há bye a dar: um coube a { $player }.
tournament-breach-second-bye = Segundo ponto sem jogar: { $player }.
tournament-breach-third = { $color } pela terceira vez seguida: { $player }.
tournament-breach-three-more = { $color } três vezes a mais: { $player }.
tournament-pairing = { $program } está a emparceirar.
tournament-pairing-still = Um programa está a emparceirar. Para o parar: parar.
tournament-pairing-stopped = Parado. Nada está emparceirado.
tournament-pairing-none = Nada para parar. Nenhum programa emparceira.
tournament-pairing-outdated = Nada está emparceirado: algo mudou entretanto. Outra vez: emparceirar.
tournament-no-program = Não há programa de emparceiramento. Instale gacrux ou bbpPairings, ou escreva os pares após emparceirar.
tournament-program-missing = { $program } não arranca. Escreva os pares após emparceirar, ou instale-o de novo.
tournament-program-stuck = { $program } demora demais, foi parado. Escreva os pares após emparceirar.
tournament-program-endless = { $program } escreve demais, foi parado. Escreva os pares após emparceirar.
tournament-answer-unreadable = { $program } não emparceirou: { $why } Escreva os pares após emparceirar.
tournament-answer-refused = Recusado, nada foi emparceirado. A resposta de { $program } viola regras:
tournament-answer-empty = nenhuma resposta.
tournament-answer-line = não é um par, a linha { $line } da resposta.
tournament-answer-count = pares anunciados: { $said }, dados: { $count }.
tournament-answer-number = ninguém tem o número { $number }.
tournament-answer-byes = dois byes numa ronda.
tournament-name = { $name }.
tournament-place-is = Local: { $value }.
tournament-from = De { $value }.
tournament-to = Até { $value }.
tournament-arbiter = Árbitro principal: { $value }.
tournament-laws = Leis de { $value }.
tournament-system = Sistema: { $value }.
tournament-rounds = Rondas: { $value }.
tournament-accelerated = Aceleração: { $value }.
tournament-boards = Tabuleiros por encontro: { $value }.
tournament-arbiters = Árbitros aconselhados: { $value }.
tournament-decided-by = Os empates decidem-se por: { $value }.
decider-rapid = partida rápida
decider-blitz = partida relâmpago
decider-armageddon = partida Armagedom
decider-rating = Elo
decider-white-out = saem as Brancas
decider-boards = os melhores primeiros tabuleiros
decider-lots = sorteio
decider-arbiter = decisão do árbitro
tournament-variant = Jogo: { $value }.
tournament-time = Ritmo de jogo: { $value }.
tournament-default-time = Tolerância: { $value } minutos.
tournament-ties = Desempates: { $value }.
tournament-draws = Empates: { $value }.
tournament-aids = Auxílios: { $value }.
tournament-appeals = Recursos: { $value }.
system-round-robin = todos contra todos
system-swiss = suíço
system-adjusted = suíço ajustado
system-lots = suíço por sorteio
system-by-hand = emparceirado à mão
system-match = encontro de dois
system-scheveningen = Scheveningen
system-knock-out = eliminatórias
system-groups = grupos
tournament-nobody = Ainda não há inscritos. Escreva inscrever e um nome.
tournament-entry = { $number }: { $name }, { $rating }.
tournament-entry-unrated = { $number }: { $name }, sem Elo.
tournament-entry-left = { $number }: { $name }, fora do torneio.
tournament-no-round-yet = Ainda não há ronda emparceirada. Escreva emparceirar.
tournament-no-round = A ronda { $round } não está emparceirada. Há { $rounds }.
tournament-round = Ronda { $round }:
tournament-bye = Bye: { $player }.
tournament-free = Livre: { $player }.
tournament-board = Tabuleiro { $board }: { $white }, { $black }.
tournament-board-over = Tabuleiro { $board }: { $white }, { $black }: { $result }.
tournament-board-postponed = Tabuleiro { $board }: { $white }, { $black }: adiada.
tournament-match = Encontro { $board }: { $white }, { $black }.
tournament-match-score = Encontro { $board }: { $white } { $own }, { $black } { $other }.
tournament-goes-on = Passa { $player }.
tournament-tied-game = Empate. Agora: { $decider }, tabuleiro { $board }, Brancas: { $player }.
tournament-tied = Empate no tabuleiro { $board }. Por sorteio: desempatar { $board }. Ou quem passa: desempatar { $board } 1-0.
tournament-tied-by = Empate no tabuleiro { $board }. Decide: { $decider }. Escreva desempatar { $board }.
tournament-standings = Após a ronda { $round }:
tournament-group = Grupo { $number }:
tournament-place = { $place }: { $player }, { $points }.
tournament-place-ties = { $place }: { $player }, { $points }; { $ties }.
tournament-place-equal = { $place }: { $player }, { $points }; desempates iguais.
tournament-tie-value = { $tie }: { $value }
tournament-tie-value-place = { $tie }: lugar { $value }
tournament-tie-alone = { $tie }: { $value }.
tournament-left = Tudo fica guardado.
tournament-pair-breaks = Este emparceiramento viola regras:
tournament-proposed = Proposta para a ronda { $round }:
tournament-proposed-lots = Proposta para a ronda { $round }, sorteada com { $number }:
tournament-down = Desce um grupo de pontos: { $player }.
tournament-no-proposal = Nada se encontra por estas regras. Escreva os pares: emparceirar 1-4 2-3 5.
tournament-points-whole = { $count }
tournament-points-half = ½
tournament-points-and-half = { $count }½
tournament-player-place = Lugar { $place }, pontos: { $points }.
tournament-player-title = Título: { $value }.
tournament-player-federation = Federação: { $value }.
tournament-player-club = Clube: { $value }.
tournament-player-team = Equipa: { $value }.
tournament-player-captain = Capitão: { $value }.
tournament-player-seat = Assento: { $value }.
tournament-player-assistant = Assistente: { $value }.
tournament-card-won = Ronda { $round }: { $color }, vitória contra { $player }.
tournament-card-drawn = Ronda { $round }: { $color }, empate com { $player }.
tournament-card-lost = Ronda { $round }: { $color }, derrota contra { $player }.
tournament-card-forfeit-won = Ronda { $round }: vitória por falta de comparência de { $player }.
tournament-card-forfeit-lost = Ronda { $round }: falta de comparência contra { $player }.
tournament-card-now = Ronda { $round }, tabuleiro { $board }: { $color } contra { $player }.
tournament-card-half = Ronda { $round }: bye, meio ponto.
tournament-card-full = Ronda { $round }: bye, um ponto.
tournament-card-bye = Ronda { $round }: bye, sem adversário.
tournament-card-absent = Ronda { $round }: não jogada.
tournament-same-points = Com os mesmos pontos: { $names }.
tournament-score-group = Com pontos { $points }: { $names }.
tournament-not-paired = { $player }: sem par na ronda { $round }.
tournament-could = { $player }, lugar { $place } ou melhor:
tournament-could-not-yet = Só com a última ronda emparceirada, e sem equipas.
tournament-could-too-many = Demasiadas partidas abertas: { $count }. Pergunte quando algumas acabarem.
tournament-could-win = Com vitória
tournament-could-draw = Com empate
tournament-could-loss = Com derrota
tournament-could-anyhow = Tal como está
tournament-could-always = { $case }: em qualquer caso.
tournament-could-never = { $case }: já não.
tournament-could-if = { $case }: certo assim, { $white }, { $black }: { $result }.
tournament-could-only-if = { $case }: só assim, { $white }, { $black }: { $result }.
tournament-could-perhaps = { $case }: com vários resultados de outros.
tournament-crosstable-row = { $number }: { $name }, { $points }: { $rounds }.
tournament-counts-for-nobody = { $player } não tem lugar: menos de metade das partidas.
tournament-why = { $player }: lugar { $place }, pontos: { $points }.
tournament-behind-points = Atrás de { $player } por pontos.
tournament-behind-tie = Atrás de { $player } por { $tie }.
tournament-behind-lots = Atrás de { $player } por sorteio.
tournament-shared = O lugar é partilhado com { $player }.
tournament-tie = { $tie }: { $value }, a partir de:
tournament-tie-place = { $tie }: lugar { $value }, a partir de:
tournament-tie-unmet = { $tie }: nada a comparar.
tournament-part = Ronda { $round }: { $value } de { $player }.
tournament-part-own = Ronda { $round }: { $value }.
tournament-part-weighed = Ronda { $round }: { $value }, por { $brought } de { $player } e { $scored } de resultado.
tournament-part-dummy = Ronda { $round }, não jogada: { $value }, { $reason }.
tournament-dummy-own = como os pontos próprios
tournament-dummy-opponent = como o adversário emparceirado
tournament-dummy-draws = como um empate em cada ronda
tournament-part-mean = Em média: { $value }.
tournament-part-table = Da tabela de Elo: { $value }.
tournament-part-other = Além disso: { $value }.
tournament-cut-least = Cortado, por ser o menor.
tournament-cut-voluntary = Cortado, por não ser jogado por vontade própria.
tournament-cut-most = Cortado, por ser o maior.
tournament-cut-limit = Não conta: o adversário tem pontos a menos.
notice-title = { $name }, ronda { $round }
notice = { $player }: ronda { $round }, tabuleiro { $board }, { $color } contra { $opponent }.
notice-seat = { $player }: ronda { $round }, tabuleiro { $board }, { $color } contra { $opponent }, assento { $seat }.
notice-bye = { $player }: ronda { $round }, bye.
tournament-no-variant = O TRF não tem lugar para o jogo. Não consta: { $variant }.
tournament-written = Escrito: { $file }.
tournament-not-written = Não escrito, { $file }: { $reason }.
tournament-games-unread = Partidas das mesas por ler: { $reason }. Nada foi escrito.
round-report-title = { $name }, ronda { $round }: relatório
round-report-done = Atos do árbitro:
round-report-open = Em aberto:
round-report-adjourned = Suspensa: tabuleiro { $board }, { $white } e { $black }.
round-report-appeal = Recurso por decidir: tabuleiro { $board }, { $white } e { $black }.
tournament-not-kept = Não feito, não foi possível guardar: { $reason }.
tournament-damaged = Diário danificado: a ação { $number } não é possível. { $why } O ficheiro do torneio pode ser outro.
tournament-damaged-line = Diário danificado: não se consegue ler a ação { $number }.
tournament-not-there = Não há tal ficheiro: { $file }. Para começar um, veja tournament.md.
tournament-ask-begin =
    Um novo ficheiro de torneio, cerca de 8 perguntas e os jogadores.
    Só Enter: a resposta proposta.
    atrás: a pergunta anterior.
    Control-C: parar. As respostas ficam guardadas.
tournament-ask-name = Nome do torneio, com o ano se se repete todos os anos.
tournament-ask-place = Local.
tournament-ask-from = Primeiro dia, como 2026-11-28.
tournament-ask-system = Que sistema?
tournament-ask-rounds = Quantas rondas?
tournament-ask-groups = Quantos grupos?
tournament-ask-boards = Tabuleiros por encontro, se jogarem equipas.
tournament-ask-time = Tempo de cada jogador, como 60+30.
tournament-ask-ties = Desempates pela sua ordem.
tournament-ask-first-team = Primeira equipa.
tournament-ask-team = Equipa { $number }. Enter: não há mais equipas.
tournament-ask-first-player = Primeiro jogador, com o Elo, como Silva, Ana 1650.
tournament-ask-player = Jogador { $number }. Enter: não há mais jogadores.
tournament-ask-help-player = Escreva o apelido, uma vírgula, o nome e o Elo. O Elo pode faltar.
tournament-ask-too-many = Rondas a mais para { $count } participantes: { $rounds } no máximo. Mude rounds no ficheiro.
tournament-ask-review = Para escrever o ficheiro, prima Enter. Para mudar a última resposta: atrás.
tournament-begin = Para começar: { $program } tournament { $file }
tournament-from-done = Importado: jogadores { $players }, rondas { $rounds }.
tournament-from-left = Linhas desconhecidas, não importadas: { $lines }.
tournament-from-ties = Alguns desempates são desconhecidos, e não são importados.
tournament-from-line = Linha { $line }, coluna { $column }: { $what }
tournament-from-there = Um torneio { $name } já está guardado. Dê a este outro nome no seu ficheiro.
tournament-from-teams = Nada importado: equipas, jogadores e pontos não batem certo.
tournament-from-by-hand = Nada importado: há pontos dados à mão.
tournament-from-scoring = Nada importado: ausências ou partidas abertas dão outros pontos do que aqui.
tournament-from-acceleration = Nada importado: a aceleração não é a de Baku.
tournament-from-name = Nada importado: não serve o nome do jogador { $number }.
tournament-from-round = Nada importado: a ronda { $round } tem resultados ou byes que aqui não existem.
tournament-from-act = Nada importado. { $what } { $why }
exchange-no-player = nenhum jogador neste ficheiro.
exchange-number = falta aqui um número.
exchange-too-great = o número é demasiado grande.
exchange-points = faltam aqui pontos.
exchange-color = não é uma cor, deve ser w, b ou um hífen.
exchange-result = não é um resultado, como 1, 0 ou =.
exchange-unfit = o resultado não condiz com o adversário.
exchange-number-twice = o número inicial { $number } aparece duas vezes.
exchange-opponent = ninguém tem o número { $number }.
exchange-oneself = um jogador contra si próprio.
exchange-two-opponents = dois adversários na ronda { $round }, número { $number }.
exchange-contradiction = outro resultado na ronda { $round }, número { $number }.
exchange-score = { $given } pontos, mas os resultados dão { $counted }.
exchange-players-missing = { $told } jogadores anunciados, { $found } encontrados. O ficheiro não está completo.
tournament-not-read = Não lido, { $file }: { $reason }.
event-wrong-line = Linha { $line }: { $what }
event-wrong-form = não é linha de um ficheiro de torneio.
event-wrong-twice = está lá duas vezes.
event-wrong-key = chave desconhecida { $word }.
event-wrong-key-near = chave desconhecida { $word }. Seria { $near }?
event-wrong-part = comece-a com parênteses retos duplos: [[{ $part }]].
event-wrong-value = { $key } não pode ser { $value }. { $can }
event-wrong-missing = { $key } falta no ficheiro do torneio.
event-wrong-nameless = { $key } falta aqui.
event-wrong-player = o jogador { $name } está lá duas vezes.
event-wrong-fide = o número FIDE { $number } está lá duas vezes.
event-wrong-team = a equipa { $name } está lá duas vezes.
event-wrong-no-team = não há equipa { $name } neste ficheiro.
event-wrong-teamless = o jogador { $name } não tem equipa.
event-wrong-empty-team = a equipa { $name } não tem jogadores.
event-wrong-unfit = { $key } não vai com o resto do ficheiro.
event-wrong-ends = acaba antes de começar: { $day }.
event-can-text = Deve ser uma linha até 100 letras.
event-can-federation = Devem ser três maiúsculas, como POR.
event-can-day = Deve ser um dia, como 2026-11-28.
event-can-laws = Deve ser uma edição das Leis, como 2023.
event-can-variant = Deve ser crazyhouse, atomic, antichess, horde, three-check, king-of-the-hill ou racing-kings.
event-can-odds = Deve ser uma vantagem, como white knight ou black pawn draw.
event-can-system = Deve ser round robin, swiss, adjusted swiss, swiss by lots, by hand, match, scheveningen, knock-out ou groups.
event-can-rounds = Deve ser um número de 1 a 99.
event-can-count = Deve ser um número de 1 a 50.
event-can-deciders = Deve ser uma lista de rapid, blitz, armageddon, rating, white out, boards e lots.
event-can-losers = Deve ser out, third place ou all places.
event-can-acceleration = Deve ser baku.
event-can-finals = Deve ser knock-out ou round robin.
event-can-score = Deve ser match points ou game points.
event-can-time = Deve ser um ritmo, como 90+30.
event-can-minutes = Devem ser minutos, até 600.
event-can-points = Devem ser pontos, como 1 ou 0.5.
event-can-ties = Deve ser uma lista, como DE, BH/C1, SB.
event-can-rules = Deve ser 2024 ou 2026.
event-can-color = Deve ser white ou black.
event-can-number = Deve ser um número FIDE.
event-can-rating = Deve ser um número até 4000.
event-can-sex = Deve ser m ou w.
event-can-title = Deve ser um título FIDE, como FM.
event-can-sight = Deve ser B1, B2 ou B3.
event-can-prize-name = Deve ser uma linha até 100 letras, sem classe visual.
event-can-amounts = Deve ser uma lista de valores, como 300, 200, 100, nenhum maior do que o anterior.
event-can-gifts = Deve ser uma lista de prémios, como Taça, Livro, sem classe visual.
event-can-sights = Deve ser uma lista de B1, B2 e B3.
event-can-shared = Deve ser by place, equally ou hort.
event-can-each = Deve ser one ou all.
name-tournament-event = torneio, prova, regulamento
help-tournament-event = torneio: o regulamento, lido em voz alta.
name-tournament-entries = inscritos, participantes, lista
help-tournament-entries = inscritos: todos por número inicial.
name-tournament-enter = inscrever, inscrição
help-tournament-enter = inscrever Silva, Ana 1650: uma inscrição tardia, com ou sem Elo.
name-tournament-amend = alterar, emendar
help-tournament-amend = alterar 7 rating 1850: corrige uma inscrição, com uma chave do ficheiro.
name-tournament-draw = sorteio, sortear
help-tournament-draw = sorteio: os números iniciais à sorte; sorteio varma: os da mesma federação jogam cedo entre si.
name-tournament-withdraw = retirar, desistência
help-tournament-withdraw = retirar 7: o jogador deixa o torneio.
name-tournament-return = reintegrar, regresso
help-tournament-return = reintegrar 7: um jogador retirado volta a partir da próxima ronda.
name-tournament-absent = ausente, ausência
help-tournament-absent = ausente 7: fora da próxima ronda; ausente 7 1/2: com meio ponto.
name-tournament-apart = separar
help-tournament-apart = separar 3 7: estes dois não se defrontam.
name-tournament-line-up = constituição, formação
help-tournament-line-up = constituição 2 1 3 4: a equipa 2 joga com 1, 3 e 4 da lista; 0 é um tabuleiro vazio.
name-tournament-pair = emparceirar, emparelhar
help-tournament-pair = emparceirar: a próxima ronda; emparceirar 1-4 2-3 5: à mão, Brancas primeiro, o bye sozinho.
name-tournament-stop = parar
help-tournament-stop = parar: acaba o programa que emparceira.
name-tournament-pairings = emparceiramentos, emparceiramento, pares
help-tournament-pairings = emparceiramentos: os tabuleiros da ronda; emparceiramentos 2: da ronda 2.
name-tournament-result = resultado
help-tournament-result = resultado 4 1-0: tabuleiro 4, ganham as Brancas; 1/2 é empate, +- e -+ falta de comparência.
name-tournament-missing = faltam, pendentes
help-tournament-missing = faltam: as partidas sem resultado.
name-tournament-postpone = adiar, protelar
help-tournament-postpone = adiar 4: o tabuleiro 4 joga depois, a próxima ronda pode ser emparceirada.
name-tournament-decide = desempatar, decidir
help-tournament-decide = desempatar 2: quem passa se há empate no tabuleiro 2; desempatar 2 1-0: di-lo o árbitro.
name-tournament-qualify = apurar, apurados
help-tournament-qualify = apurar: passam os melhores de cada grupo; apurar 1 5 2 8: passam estes.
name-tournament-correct = corrigir
help-tournament-correct = corrigir 2 4 1-0: emenda um resultado, ronda 2, tabuleiro 4.
name-tournament-standings = classificação, tabela
help-tournament-standings = classificação: a tabela; classificação 3: após a ronda 3.
name-tournament-why = porquê, por que
help-tournament-why = porquê 7: de onde vêm os pontos e desempates de um jogador.
name-tournament-player = jogador, jogadora, ficha
help-tournament-player = jogador 7: rondas, adversários e lugar de um jogador.
name-tournament-paired = adversário
help-tournament-paired = adversário 7: tabuleiro, cor e adversário de um jogador.
name-tournament-group = grupo
help-tournament-group = grupo 7: todos os que têm os mesmos pontos.
name-tournament-could = possível
help-tournament-could = possível 7 3: que resultados da última ronda dão ao jogador 7 o lugar 3 ou melhor.
name-tournament-crosstable = quadro, quadro cruzado
help-tournament-crosstable = quadro: cada ronda de cada jogador, 4w1 se ganhou de Brancas contra o 4.
tournament-no-prizes = Sem prémios no ficheiro do torneio. Cada um começa com [[prize]].
tournament-prizes-now = Como está após a ronda { $round }:
tournament-prize-list = { $name }:
tournament-prize = { $player }: { $amount }.
tournament-prize-shared = { $player }: { $amount }, partilhado.
tournament-prize-left = Não atribuído: { $amount }.
tournament-prize-none = { $player }: sem prémio.
tournament-prize-of = { $player }, { $name }: { $amount }.
tournament-prize-place = Lugar { $place } entre os que têm direito.
tournament-prize-equally = { $sum } ao todo, em partes iguais por { $count }.
tournament-prize-hort = Hort: metade de { $own }, o prémio do lugar, e metade de uma parte igual de { $sum } para { $count }.
tournament-prize-instead = Não também { $name }: um prémio por jogador, o maior.
tournament-prize-lots = Lugar partilhado por { $count }, um prémio cada. Decide o regulamento ou o sorteio.
name-tournament-prizes = prémios
help-tournament-prizes = prémios: quem recebe que prémio; prémios 7: o que recebe o jogador 7, e porquê.
name-tournament-notices = avisos
help-tournament-notices = avisos: ficheiros com uma linha para cada jogador, e uma página em letra grande.
name-tournament-report = relatório
help-tournament-report = relatório: ficheiros com os resultados da ronda, os seus atos, o que está em aberto e a classificação.
name-tournament-games = partidas
help-tournament-games = partidas: as partidas da ronda em PGN, com lances e tempos onde as mesas os têm.
tournament-tables-none = Ronda { $round }: nenhuma partida por jogar.
tournament-tables-no-file = Sem ficheiro de encontro para as mesas. Escreva table = "table.toml" no ficheiro do torneio; match --new cria um.
tournament-tables-unread = Não lido: { $file }, { $reason }. Nenhuma mesa preparada.
tournament-tables-wrong = Erros em { $file }. Nenhuma mesa preparada.
tournament-tables-laid = Mesas preparadas: { $count }. Para abrir a sala, noutro terminal: { $program } room { $file }
tournament-table-taken-back = Tabuleiro { $board }, ronda { $round }: anulado na mesa. Para anular aqui: revogar { $act }.
tournament-table-differs = Mesa { $table }, ronda { $round }: { $result }, assinado ali. Aqui está outro resultado: corrija um.
tournament-table-others = Mesa { $table }, ronda { $round }: os emparceirados são outros. Não aceite: { $result }.
name-tournament-tables = mesas
help-tournament-tables = mesas: prepara as mesas da ronda, um ficheiro de encontro por mesa e um de sala; mesas 2: da ronda 2.
name-tournament-export = exportar
help-tournament-export = exportar club.trf: o torneio num ficheiro para programas de emparceiramento e de Elo.
name-tournament-log = diário
help-tournament-log = diário: as últimas ações com o número; diário 30: mais.
name-tournament-revoke = revogar
help-tournament-revoke = revogar 12: desfaz a ação 12.
name-tournament-explain = explicar, o-que-é
help-tournament-explain = explicar Buchholz: uma palavra dos torneios numa frase; explicar: todas as palavras.
name-tournament-help = ajuda
help-tournament-help = ajuda emparceirar: sobre um comando; ajuda tudo: todos os comandos.
name-tournament-leave = sair, terminar
help-tournament-leave = sair: tudo fica guardado.

room-desk-words = sala
room-desk-passphrase = A palavra-passe da sala. Só Enter: sair.
room-desk-welcome = Árbitro da sala, { $count ->
    [one] uma mesa
   *[other] { $count } mesas
}. O seu número: { $deputy }.
room-desk-left = Saiu da sala.
room-desk-nothing = Nada pendente.
room-desk-waiting = { $count ->
    [one] Um assunto pendente
   *[other] { $count } assuntos pendentes
}. { $first }
room-desk-news = { $count } assuntos novos. { $first }
room-desk-call = Mesa { $table }: { $what }.
room-desk-and = { $items }; { $next }
room-desk-touch = queixa das { $color }, peça tocada
room-desk-two-hands = queixa das { $color }, duas mãos
room-desk-claim = empate reclamado pelas { $color }
room-desk-increment = incremento pedido pelas { $color }
room-desk-draw = empate proposto pelas { $color }, a autorizar
room-desk-session = sessão terminada
room-desk-stopped = relógios parados pelas { $color }
room-desk-sheets = planilhas por completar
room-desk-silent = as { $color } não repetem
room-desk-boards-differ = tabuleiros diferentes
room-desk-conduct = infração das { $color }, decide o árbitro
room-desk-position = posição em dúvida
room-desk-unconfirmed = nenhuma regra confirmada
room-desk-default-time = tolerância não definida
room-desk-flag-in-claim = seta das { $color }, caída durante uma reclamação
room-desk-results = resultados diferentes
room-desk-signed = ambos assinaram outro resultado
room-desk-envelope = envelope por abrir
room-desk-called = as { $color } chamam o árbitro
room-desk-told = as { $color } chamam o árbitro: { $text }
room-desk-appeal = recurso das { $color } contra a decisão { $number }
room-desk-board-gone = tabuleiro das { $color } sem sinal
room-desk-board-wrong = tabuleiro das { $color } errado
room-desk-illegal = lance ilegal { $count } das { $color }, penalizado
room-desk-near = às { $color } restam { $time }
room-desk-missing = faltam as { $color }
room-desk-stands = relógios parados
room-desk-over = acabada, { $score }
room-desk-flag = seta das { $color } caída, { $score }
room-desk-yours = É sua.
room-desk-has-it = Está com o árbitro { $deputy }.
room-desk-no-next = Mais nada pendente.
room-desk-taken = É sua. { $what }
room-desk-taken-nothing = É sua, mesa { $table }. Nada pendente lá.
room-desk-has-table = O árbitro { $deputy } tem a mesa { $table }.
room-desk-has-none = Não tem mesa. Escreva seguinte, ou um número.
room-desk-has-several = Que mesa? Tem { $tables }.
room-desk-not-taken = Ninguém tem a mesa { $table }.
room-desk-done = Pronto, mesa { $table }.
room-desk-still = Devolvida. { $what }
room-desk-opened = Árbitro na mesa { $table }. Para voltar: fechar.
room-desk-open-elsewhere = Ocupada, mesa { $table }: está noutro terminal.
room-desk-not-open = Nenhuma mesa aberta. Para abrir uma: abrir e o número.
room-desk-back = De volta à sala. Mesa { $table } pronta.
room-desk-back-waits = De volta à sala. Continua sua. { $what }
room-desk-gone = O árbitro { $deputy } saiu. Esperam de novo: { $count ->
    [one] mesa
   *[other] mesas
} { $tables }.
room-desk-no-table = Não há mesa { $table }. Todas as mesas: mesas.
room-desk-no-tables = Não há mesas.
room-desk-table = Mesa { $table }: { $white }, { $black }.
room-desk-line = Mesa { $table }: { $white }, { $black }, { $how }.
room-desk-how-new = não começou
room-desk-how-plays = lance { $number }
room-desk-how-stands = lance { $number }, relógios parados
room-desk-how-adjourned = adiada no lance { $number }
room-desk-how-unsigned = { $score }, por assinar
room-desk-how-signed = { $score }, por encerrar
room-desk-how-closed = { $score }, encerrada
room-desk-count = Mesas: { $count }. Em jogo: { $playing }. Por começar: { $new }. Acabadas: { $over }.
room-desk-all-over = Todas as partidas acabaram.
room-desk-none-over = Nenhuma partida acabou.
room-desk-result = Mesa { $table }: { $score }, { $white }, { $black }.
room-desk-clock = Mesa { $table }: { $color }, { $time }.
room-desk-no-clock-under = Nenhum relógio abaixo de { $time }.
room-desk-no-clocks = Não há relógios.
room-desk-follows = Segue { $count ->
    [one] a mesa
   *[other] as mesas
} { $tables }.
room-desk-follows-none = Não segue nenhuma mesa.
room-desk-follows-said = Mesa { $table }: { $what }
room-desk-started-one = Começou, mesa { $table }.
room-desk-started = Começaram: { $count } mesas.
room-desk-not-started = Não começou: { $count ->
    [one] mesa
   *[other] mesas
} { $tables }. Veja lá com abrir.
room-desk-paused-one = Relógios parados, mesa { $table }.
room-desk-paused = Relógios parados: { $count } mesas.
room-desk-not-paused = Não andavam: { $count ->
    [one] mesa
   *[other] mesas
} { $tables }.
room-desk-resumed-one = Relógios a andar, mesa { $table }.
room-desk-resumed = Relógios a andar: { $count } mesas.
room-desk-not-resumed = Não retomados: { $count ->
    [one] mesa
   *[other] mesas
} { $tables }. Lá espera algo.
room-desk-run-none = Nenhuma mesa para isso.
room-desk-help = Assuntos: espera, seguinte, tomar 7, abrir 7, fechar, pronto.
    Perguntas: mesa 7, mesas, relógios 5, acabadas, não acabadas, resultados.
    Relógios: começar, pausa, retomar. Ouvir: seguir 7.
    Mais: ajuda tudo, ajuda seguinte. Sair: sair.
room-desk-wants-table = Escreva uma mesa depois de { $name }: { $name } 7.
room-desk-wants-maybe-table = Escreva só { $name }, ou uma mesa: { $name } 7.
room-desk-wants-followed = Escreva uma mesa depois de { $name }: { $name } 7, ou { $name } nenhuma.
room-desk-wants-minutes = Escreva só { $name }, ou minutos: { $name } 5.
room-desk-wants-command = Só { $name }, ou com um comando: { $name } seguinte.
name-room-none = nenhuma
name-room-waits = espera
help-room-waits = espera: tudo o que espera, o mais antigo primeiro, e quem o tem.
name-room-next = seguinte
help-room-next = seguinte: fica com a mesa que espera há mais tempo e que ninguém tem.
name-room-take = tomar
help-room-take = tomar 7: a mesa 7 é sua, os outros já não ouvem nada dela.
name-room-done = pronto
help-room-done = pronto: devolve a sua mesa; pronto 7: de várias, a mesa 7.
name-room-open = abrir
help-room-open = abrir 7: para decidir na mesa 7; abrir: na sua.
name-room-close = fechar
help-room-close = fechar: de uma mesa, de volta à sala.
name-room-start = começar
help-room-start = começar: todas as partidas por começar; começar 7: na mesa 7.
name-room-pause = pausa
help-room-pause = pausa: para todos os relógios; pausa 7: na mesa 7.
name-room-resume = retomar
help-room-resume = retomar: os relógios andam onde nada espera; retomar 7: na mesa 7.
name-room-table = mesa
help-room-table = mesa 7: jogadores, lance, relógios e o que espera.
name-room-tables = mesas
help-room-tables = mesas: todas as mesas, uma linha cada.
name-room-not-finished = não acabadas
help-room-not-finished = não acabadas: as partidas que faltam.
name-room-finished = acabadas
help-room-finished = acabadas: as partidas que acabaram, e o que falta assinar.
name-room-results = resultados
help-room-results = resultados: os resultados até agora.
name-room-clocks = relógios
help-room-clocks = relógios: todos, o de menos tempo primeiro; relógios abaixo 5: com menos de 5 minutos.
name-room-follow = seguir
help-room-follow = seguir 7: ouvir tudo o que lá se anuncia; seguir nenhuma: mais nada.
name-room-help = ajuda
help-room-help = ajuda seguinte: sobre um comando; ajuda tudo: todos os comandos.
name-room-leave = sair
help-room-leave = sair: deixa a sala; as suas mesas esperam de novo.


cli-tournament = Dirigir um torneio, a partir de um ficheiro: inscritos, emparceiramentos, resultados, classificação.
arg-tournament-file = o ficheiro do torneio.
arg-tournament-check = verificar o ficheiro do torneio, e listar os seus erros.
arg-tournament-new = fazer o ficheiro com perguntas.
arg-tournament-from = fazê-lo de um TRF, o ficheiro de troca de outro programa.
health-pairing = Programa de emparceiramento: { $program }.
health-no-pairing = Sem programa de emparceiramento: emparceira à mão, ou instala o gacrux.
tournament-not-entered = Não inscrito: { $player }. { $why }
tournament-other-file = outro ficheiro tem este nome
lichess-welcome = Ligado como { $name }. { $count ->
    [0] Nenhuma partida a decorrer.
    [one] Uma partida a decorrer.
   *[other] { $count } partidas a decorrer.
 } Para os comandos, escreva { $help }.
lichess-help = Procurar partida: { $seek } 15+10. Também { $challenge }, { $accept }, { $decline }, { $cancel }, { $games }, { $play }, { $forget }, { $quit }.
lichess-unknown = Não é um comando: { $word }. Para a lista, escreva { $help }.
lichess-token-ask = Cole o seu token do lichess. Não se vê. Para sair, prima Enter.
lichess-token-wrong = Não é um token. Cole-o outra vez, ou prima Enter para sair.
lichess-token-unreadable = Token guardado ilegível: { $reason }.
lichess-token-not-kept = Token não guardado: { $reason }.
lichess-token-forgotten = Token revogado e apagado.
lichess-token-not-deleted = Ficheiro do token não apagado: { $reason }.
lichess-token-not-revoked = Token apagado aqui, não revogado: { $reason }. Revogue-o em { $page }.
lichess-not-entered = Não ligado: { $reason }.
lichess-too-fast-to-seek = Demasiado rápido para procurar. Pelo menos 8 minutos, ou 5+5.
lichess-too-fast = Demasiado rápido para um desafio. Pelo menos 3 minutos.
lichess-challenge-whom = Diga o adversário: { $challenge } e um nome, ou { $challenge } ai 3.
lichess-level-wrong = Os níveis são de 1 a 8.
lichess-terms-wrong = Não compreendido: { $word }. Diga um ritmo como 15+10 ou 3d, uma variante ou uma cor.
lichess-no-challenge = Não há nenhum desafio.
lichess-no-games = Nenhuma partida a decorrer.
lichess-no-such-game = Nenhuma partida tem o número { $number }.
lichess-game = { $number }, { $name }. Joga com as { $color }. { $turn ->
    [own] É a sua vez.
   *[other] Não é a sua vez.
 }
lichess-challenged = { $name } desafia, { $time }, { $variant }, { $rated ->
    [rated] a contar para o ranking
   *[casual] amigável
 }. Escreva { $accept } ou { $decline }.
lichess-challenge-gone = Desafio retirado.
lichess-challenge-declined = Desafio recusado. { $reason }
lichess-challenge-sent = Desafio enviado a { $name }, { $time }.
lichess-seeking = À procura de partida, { $time }.
lichess-seek-ended = Procura terminada.
lichess-seek-failed = Sem procura: { $reason }.
lichess-no-seek = Não procura partida.
lichess-lost = Ligação perdida: { $reason }. Nova tentativa.
lichess-no-variant = Variante que aqui não se joga: { $variant }.
elsewhere-begins = Joga com as { $color } contra { $name }.
elsewhere-back = Ligado de novo.
elsewhere-lost = Ligação perdida: { $reason }. Os relógios continuam a andar. Nova tentativa.
elsewhere-cut = Ligação perdida: { $reason }. Para deixar a partida, escreva { $quit }.
elsewhere-busy = Ainda não enviado: { $reason }. É enviado depois.
elsewhere-move-refused = Lance recusado: { $reason }. Foi desfeito.
elsewhere-not-done = Não feito: { $reason }.
elsewhere-takeback-sent = Pediu para desfazer o lance.
elsewhere-takeback-asked = O adversário pede para desfazer o lance. Para aceitar, escreva { $takeback }.
elsewhere-gone = O adversário saiu. Segundos até ganhar com { $claim }: { $seconds }.
elsewhere-returned = O adversário voltou.
elsewhere-chat = { $name } escreve: { $words }
elsewhere-no-pause = Os relógios desta partida não param.
elsewhere-not-here = Não nesta partida: { $name }. Para deixar a partida, escreva { $quit }.
elsewhere-first-move = Segundos para o seu primeiro lance: { $seconds }. Depois a partida é cancelada.
elsewhere-aborted = Partida cancelada.
elsewhere-left = Um jogador saiu. Ganham as { $winner }.
elsewhere-decided = O servidor decidiu. Ganham as { $winner }.
elsewhere-goes-on = A partida continua no lichess. O seu relógio anda.
elsewhere-over = Para voltar, escreva { $quit }.
resume-elsewhere = A partida { $game } está em rede. Para continuar: { $program } { $command }
fault-unreached = sem ligação ao servidor
fault-silent = o servidor não responde
fault-broken = a ligação caiu
fault-untrusted = o servidor não consegue provar quem é
fault-token = o token é recusado
fault-missing = não encontrado
fault-busy = demasiados pedidos, segundos de espera { $seconds }
fault-failing = o servidor tem uma avaria
fault-refused = o servidor recusa
fault-not-now = agora não é possível
fault-refused-so = o servidor diz { $words }
fault-nonsense = a resposta não faz sentido
name-lichess-seek = procurar
name-lichess-challenge = desafiar, desafio
name-lichess-accept = aceitar
name-lichess-decline = recusar
name-lichess-cancel = cancelar
name-lichess-games = partidas
name-lichess-play = jogar
name-lichess-forget = esquecer
name-lichess-help = ajuda
name-lichess-quit = sair
cli-lichess = Jogar no lichess: procurar partida, desafiar, continuar as suas partidas.
arg-lichess-first = o primeiro comando, como seek 15+10.
arg-lichess-server = outro servidor com a mesma interface.

## Desempates

tie-break-encounter = confronto direto
tie-break-wins = vitórias
tie-break-games-won = partidas ganhas
tie-break-black-games = partidas com as pretas
tie-break-black-wins = vitórias com as pretas
tie-break-progressive = progressivo
tie-break-rounds = rondas sem ausência
tie-break-standard = pontos padrão
tie-break-number = número inicial
tie-break-buchholz = Buchholz
tie-break-average-buchholz = Buchholz médio dos adversários
tie-break-fore = Buchholz antecipado
tie-break-average-fore = média Buchholz antecipado adversários
tie-break-sonneborn = Sonneborn-Berger
tie-break-koya = Koya
tie-break-average-rating = Elo médio dos adversários
tie-break-performance = desempenho
tie-break-perfect = desempenho perfeito
tie-break-average-performance = desempenho médio dos adversários
tie-break-average-perfect = desempenho perfeito dos adversários
tie-break-rating = Elo
tie-break-match-points = pontos de encontro
tie-break-game-points = pontos de tabuleiro
tie-break-strength = pontos e força dos adversários
tie-break-board-count = contagem de tabuleiros
tie-break-top-boards = primeiros tabuleiros
tie-break-bottom-boards = sem os últimos tabuleiros
tie-break-weighed = Sonneborn-Berger, { $brought } por { $scored }
tie-break-of-games = { $tie } de pontos de tabuleiro
tie-break-cut = { $tie } corte { $number }
tie-break-median = { $tie } mediano { $number }
tie-break-limit = { $tie } limite { $number }
tie-break-forfeits = { $tie } com faltas de comparência
tie-break-reversed = { $tie } ao contrário

## Palavras dos torneios, explicadas

term-cut = corte
term-median = mediano
term-berger = tabelas de Berger
term-varma = tabelas de Varma
term-bye = bye
term-half-bye = bye de meio ponto
term-forfeit = falta de comparência
term-floater = flutuante
term-score-group = grupo de pontos
term-acceleration = aceleração
explain-all = Explicadas aqui: { $names }. Escreva uma depois de explicar.
explain-which = Qual: { $names }?
explain-none = Não há tal palavra: { $word }. Para todas: explicar.
explain-buchholz = Buchholz: os pontos de todos os seus adversários, somados. Adversários fortes valem mais.
explain-cut = Corte 1: o adversário mais fraco não entra na soma. Com corte 2 são dois.
explain-median = Mediano: sem o adversário mais fraco, e sem o mais forte.
explain-sonneborn = Sonneborn-Berger: os pontos dos adversários vencidos, e metade dos daqueles com empate.
explain-encounter = Confronto direto: só as partidas entre os empatados.
explain-progressive = Progressivo: os seus pontos após cada ronda, todos somados. Ganhar cedo vale mais.
explain-wins = Vitórias: as rondas com um ponto inteiro, mesmo sem jogar.
explain-games-won = Partidas ganhas: só as jogadas no tabuleiro.
explain-black-games = Partidas com as pretas: quantas mais, melhor.
explain-black-wins = Vitórias com as pretas: só no tabuleiro.
explain-koya = Koya: os seus pontos contra quem tem metade de todos os pontos, ou mais.
explain-average-rating = Elo médio dos adversários: todos os Elos somados, divididos pelo seu número.
explain-performance = Desempenho: o Elo que corresponde ao seu resultado, contra estes adversários.
explain-match-points = Pontos de encontro: por cada encontro, quase sempre 2 por uma vitória e 1 por um empate.
explain-game-points = Pontos de tabuleiro: os de todos os tabuleiros da equipa, somados.
explain-round-robin = Todos contra todos: cada um joga com cada um.
explain-swiss = Suíço: em cada ronda um adversário com pontos parecidos, e nunca duas vezes o mesmo.
explain-adjusted = Suíço ajustado: o programa propõe cada ronda, por regras mais antigas, e o árbitro diz que sim.
explain-lots = Suíço por sorteio: quem tem os mesmos pontos é emparceirado por sorteio, e o árbitro diz que sim.
explain-by-hand = Emparceirado à mão: os pares de cada ronda são escritos.
explain-match = Encontro de dois: dois jogadores jogam várias partidas entre si.
explain-groups = Grupos: todos contra todos em cada um. Os melhores passam a eliminatórias ou a uma final.
explain-scheveningen = Scheveningen: cada um de uma equipa joga com cada um da outra.
explain-knock-out = Eliminatórias: quem perde sai, quem ganha segue.
explain-berger = Tabelas de Berger: os emparceiramentos fixos de um todos contra todos, com as cores de cada ronda.
explain-varma = Tabelas de Varma: um sorteio por federações. Os de uma federação defrontam-se assim cedo.
explain-bye = Bye: uma ronda sem adversário. Quase sempre vale um ponto inteiro.
explain-half-bye = Bye de meio ponto: por uma ronda, pedido antes.
explain-forfeit = Falta de comparência: ganha ou perdida sem jogar, porque um jogador não veio.
explain-floater = Flutuante: um jogador emparceirado fora do seu grupo de pontos.
explain-score-group = Grupo de pontos: todos os que têm os mesmos pontos. O suíço emparceira primeiro dentro dele.
explain-acceleration = Aceleração: pontos a mais nas primeiras rondas, só para emparceirar. Assim os mais fortes defrontam-se antes.

captain-welcome = Capitão de { $team }. As suas mesas: { $tables }. Os comandos: ajuda.
captain-no-boards = Capitão de { $team }. Nenhuma mesa aqui é da sua equipa.
captain-no-teams = Nenhuma equipa joga nesta sala.
captain-which-team = Diga a equipa: { $program } seat captain --team, depois o nome. Equipas: { $teams }.
captain-taken = Este lugar está noutro terminal. Feche primeiro esse.
captain-options = --team é só para um capitão, --table para um lugar numa mesa.
captain-asks = Mesa { $table }, { $player }: { $question }
captain-asked-none = Nenhuma pergunta espera.
captain-score = { $team } { $points }, { $opponent } { $theirs }.
captain-playing = Mesas ainda a jogar: { $tables }.
captain-sign-now = Para assinar o encontro: assinar.
captain-signed = Assinado: { $result }.
captain-no-signature = Aqui nenhum capitão assina.
captain-last = { $color }, último lance: { $move }.
captain-said = Dito: { $word }. Mesa { $table }, { $player }.
captain-only = Só pode dizer: { $may }. Pode perguntar: { $ask }.
captain-only-asks = Aqui não pode aconselhar. Pode perguntar: { $ask }.
captain-no-advice = Aqui o capitão não aconselha.
captain-which = A quem? Junte a mesa: { $tables }.
captain-nowhere = Isso não serve agora em nenhuma mesa.
captain-not-ours = A mesa { $table } não é da sua equipa.
captain-over = Mesa { $table }: a partida acabou.
captain-no-question = Mesa { $table }: nenhuma pergunta espera.
captain-no-offer = Mesa { $table }: não há proposta de empate.
captain-help =
    Diga: propor empate 7, aceitar empate 7, desistir 7.
    Responda: sim, não, decidir. De várias perguntas: sim 7.
    Pergunte: perguntado, tabuleiros, mesa 7, posição 7, resultado.
    Mais: ajuda tudo, ajuda assinar. Deixar: sair.
captain-word-offer-draw = proponha empate
captain-word-accept-draw = aceite o empate
captain-word-resign = desista da partida
captain-word-yes = sim
captain-word-no = não
captain-word-decide = decida por si
captain-question-offer-draw = devo propor empate?
captain-question-accept-draw = devo aceitar o empate?
captain-question-resign = devo desistir?
captain-asked = Pergunta ao seu capitão: { $question }
captain-none = Não há capitão a quem possa perguntar.
captain-wants = Só { $name } { $draw } ou { $name } { $resign }.
captain-says = O seu capitão: { $word }.
captain-there = O seu capitão está no lugar.
captain-gone = O seu capitão saiu.
desk-captain-there = { $color }: o capitão está no lugar.
desk-captain-gone = { $color }: o capitão saiu.
desk-captain-asked = As { $color } perguntam ao capitão: { $question }
desk-captain-says = { $color }, o capitão diz: { $word }.
desk-captain-signs = { $color }, o capitão assina: { $result }.
help-captain =
    capitão empate: pergunta ao seu capitão se deve propor empate, ou aceitá-lo.
    capitão desistir: pergunta se deve desistir.
    O árbitro pode ouvir. A decisão é sua.
name-captain-offer-draw = propor empate, proponha empate
help-captain-offer-draw = propor empate 7: diz ao seu jogador da mesa 7 que proponha empate.
name-captain-accept-draw = aceitar empate, aceite empate
help-captain-accept-draw = aceitar empate 7: diz ao seu jogador da mesa 7 que aceite o empate.
name-captain-resign = desistir, abandonar
help-captain-resign = desistir 7: diz ao seu jogador da mesa 7 que desista.
name-captain-yes = sim
help-captain-yes = sim: responde a uma pergunta; sim 7: de várias, a da mesa 7.
name-captain-no = não, nao
help-captain-no = não: responde a uma pergunta; não 7: de várias, a da mesa 7.
name-captain-decide = decidir, decida
help-captain-decide = decidir: o jogador que decida; decidir 7: de várias, o da mesa 7.
name-captain-asked = perguntado, perguntas
help-captain-asked = perguntado: as perguntas que esperam a sua resposta.
name-captain-boards = tabuleiros
help-captain-boards = tabuleiros: todos os tabuleiros da sua equipa, uma linha cada.
name-captain-table = mesa
help-captain-table = mesa 7: o lance, os relógios e a pergunta que lá há.
name-captain-position = posição
help-captain-position = posição 7: como lá estão as peças.
name-captain-score = resultado
help-captain-score = resultado: como está o encontro, e que mesas ainda jogam.
name-captain-sign = assinar
help-captain-sign = assinar: o resultado do encontro, onde o regulamento o pede.
name-captain-repeat = repetir
help-captain-repeat = repetir: a última frase outra vez.
name-captain-help = ajuda
help-captain-help = ajuda assinar: sobre um comando; ajuda tudo: todos os comandos.
name-captain-leave = sair
help-captain-leave = sair: deixa o lugar de capitão.
room-wrong-team = a equipa { $name } já existe. Cada equipa precisa do seu nome.
room-wrong-no-team = a equipa { $name } não está no ficheiro. Junte-a sob [[team]].
room-key-team = Nome de uma equipa, como sob [[team]].
room-key-team-name = Nome da equipa.
room-key-captain = Nome do capitão.
room-key-captain-talk = Voz em que se fala com o capitão, como de.
room-key-advise = Se os capitães podem aconselhar: yes ou no.
room-key-sign = Se os capitães assinam o encontro: yes ou no.
arg-seat-team = a equipa de um capitão, numa sala com várias.
arg-link-team = a equipa de um capitão, numa sala com várias.
event-can-yes-no = Deve ser yes ou no.
home-hosting = Joga com as { $color }, { $time }, { $variant }{ $strict ->
    [strict] , sem desfazer lances
   *[friendly] {""}
 }. À espera do adversário.
home-hosting-again = A sua partida com { $name } continua. À espera do adversário.
home-how = Para entrar de outro computador: { $program } join --by "ssh NAME@HOST { $program } link game"
home-go-on = A sua partida com { $name } não acabou. Continuar? sim ou não.
home-offer = Partida com { $name }, { $time }, { $variant }{ $strict ->
    [strict] , sem desfazer lances
   *[friendly] {""}
 }. Joga com as { $color }. Se a ligação cair, os relógios continuam a andar. Jogar? sim ou não.
home-no-clocks = sem relógios
home-terms-wrong = Não compreendido: { $word }. Diga um ritmo como 15+10, uma variante, uma cor ou rigoroso.
home-declined = { $name } não quer jogar.
home-rematch-asked = Desforra proposta. Para aceitar, escreva { $rematch }.
home-rematch-sent = Desforra proposta.
home-over = Outra partida: { $rematch }. Para sair: { $quit }.
home-waits = À espera do adversário. Para sair, escreva { $quit }.
home-left = O anfitrião saiu. Uma partida por acabar fica guardada lá.
home-taken = Outra pessoa já joga essa partida.
home-no-game = Nenhuma partida espera ali.
home-not-kept = A partida já não é guardada: { $reason }.
home-goes-on = A partida não acabou. Para continuar, escreva o mesmo comando.
elsewhere-away = O adversário perdeu a ligação. Os relógios continuam a andar.
help-chat = chat boa partida: escreve isso ao adversário, numa partida em rede.
elsewhere-chat-sent = Enviado ao adversário.
chat-nobody = Ninguém a quem escrever.
cli-host = Propor uma partida, a alguém noutro lugar, sem árbitro.
cli-join = Entrar numa partida proposta.
arg-host-terms = ritmo, variante, cor e rigoroso, por qualquer ordem, como 15+10 brancas.
arg-join-by = o comando que leva ao anfitrião.
