# Português do Brasil: só o que difere do português europeu.

flag-fell = Caiu a bandeira das { $color }.
resumed = Relógios andando.
ended-resignation = As { $loser } abandonam. Ganham as { $winner }.
ended-own-win = Você ganhou.
ended-own-loss = Você perdeu.
ended-flag-no-mate = Empate. A bandeira caiu, mas o adversário não pode dar mate.
ended-both-flags = Empate. Caíram as duas bandeiras.
over-next = revanche ou nova: outra partida. resumo: esta em poucas palavras. abrir { $game }: os lances.
refused-game-over = A partida acabou. Digite nova para começar outra.
refused-not-running = A partida não está em andamento.
refused-already-running = A partida já está em andamento.
refused-no-offer = Não há proposta de empate. Para propor, digite empate.
offer-answer-two = { $opponent }: digite { $accept } ou { $decline }.
refused-nothing-in-hand = Sua mão está vazia. Digite primeiro pegar e uma casa.
refused-adjust-too-late = Tarde demais para ajeitar: já tocou numa peça.
refused-already-announced = Já anunciado. Para mudar, digite corrigir.
refused-sheet-hole = Anote primeiro { $place }.
refused-no-adjudication = Sem adjudicação: o arquivo do match não a permite.
refused-contradicts = A decisão { $number } opõe-se a isto. Digite primeiro revogar { $number }.
ended-illegal-moves = As { $winner } ganham. As { $loser } fizeram lances ilegais demais.
completed = As { $color } apertam o relógio.
adjusting = As { $color } ajeitam.
act-promotion = Ficou um peão na última fileira
act-no-move = O relógio foi apertado sem lance
flag-claim-wrong = Reclamação recusada: a bandeira das { $color } não caiu.
flag-claim-both = Reclamação recusada: caíram as duas bandeiras.
need-not-record = Anotar é opcional para as { $color }, até o próximo período.
matter-boards-differ = Tarde demais para corrigir: o relógio foi apertado. Comparem os tabuleiros.
matter-flag = Caiu a bandeira das { $color }, durante uma reclamação. O árbitro decide.
matter-results = Resultados diferentes: entre as planilhas ou do registro. O árbitro decide.
ruling-excluded = Fora das próximas rodadas: as { $color }.
ruling-expelled = As { $color } são expulsas do evento.
ruling-position-set = Posição fixada. Para a ouvir, digite tabuleiro.
ruling-no-move-seen = As { $color } apertaram sem jogar: lance ilegal.
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
   *[results] Fica o resultado registrado. Tinha sido assinado outro.
}
ruling-quickplay-drawn = Reclamação aceita.
ruling-move-stays = Nesse meio-tempo, as { $color } jogaram { $move }: fica. Se foi o toque que obrigou, digite { $restore }.
ruling-unheard = Para você nada muda.
ruling-asked = { $ruling ->
    [time-added] Dar às { $color } mais { $time }?
    [time-taken] Tirar às { $color } { $time }?
    [clock-set] Relógio das { $color } para { $time }?
    [lost] Dar derrota às { $color }, e às { $opponent } { $points }?
    [result] Fixar o resultado: Brancas { $white }, Pretas { $black }?
    [adjudicated] Adjudicar, por { $name }: Brancas { $white }, Pretas { $black }?
    [excluded] As { $color } fora das próximas rodadas?
    [expelled] Expulsar as { $color } do evento?
    [annulled] Anular a partida?
    [flag] Decidir que caiu a bandeira das { $color }?
    [illegal] Último lance das { $color }: ilegal?
    [no-move] Declarar ilegal: as { $color } apertaram o relógio sem lance?
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
entry-empty = Nada escrito. Digite um lance, ou ajuda.
entry-colour = Outra partida, com as { $color }: { $new } { $color }
entry-not-understood = Não entendi. Digite um lance, ou ajuda.
entry-nearest = Não entendi. { $question }
entry-unknown = Desconhecido: { $word }. Digite um lance, ou ajuda.
entry-two-moves = Um lance de cada vez. Digite primeiro { $first }.
entry-stray-alone = Ilegível: { $items }. Digite de novo.
entry-stray = Ilegível: { $items } em { $text }. Digite de novo.
stray-control = caractere de controle { $number }
stray-invisible = caractere invisível { $number }
stray-letter = { $like } { $script ->
    [Cyrillic] cirílico
    [Greek] grego
    [Arabic] árabe
    [Hebrew] hebraico
    [Armenian] armênio
    [Devanagari] indiano
   *[other] estrangeiro
}
stray-unlike = letra { $script ->
    [Cyrillic] cirílica
    [Greek] grega
    [Arabic] árabe
    [Hebrew] hebraica
    [Armenian] armênia
    [Devanagari] indiana
   *[other] estrangeira
} { $number }
stray-styled = { $like } incomum
entry-takes-what = Captura o quê? Digite também a casa.
entry-no-question = Nenhuma pergunta a responder. Digite um lance, ou ajuda.
entry-knight = Para a pergunta, digite saltos { $square }.
entry-slash = A barra começa um comando. Para o lance, digite { $text }.
entry-move-asked = Legal, não jogado: { $move }. Para jogar, digite só o lance.
entry-not-played = Nada foi jogado. Para jogar, digite só o lance.
choice = { $count } lances possíveis. Digite um número.
ambiguous = { $count } lances possíveis. Digite { $moves } ou { $last }.
choice-promotion = Em que se torna o peão? Digite a peça ou o seu número.
choice-drop = Colocar em { $square }. Digite a peça ou o seu número.
choice-piece = Dama, torre, bispo ou cavalo? Digite a peça ou o seu número.
choice-again = Digite um número de 1 a { $count }, ou não.
illegal-square-alone = Em { $square } está uma peça sua: { $piece }. Para a mover, digite { $square } e a nova casa.
illegal-no-promotion = Não é promoção: nenhum peão chega à última fileira com esse lance.
illegal-cannot-become = Um peão torna-se dama, torre, bispo ou cavalo. Digite por exemplo { $square } dama.
rank = Fileira { $name }
ranks = Fileiras { $from } { $count ->
    [2] e
   *[other] a
} { $to }
takes = captura { $piece } { $square }
takes-promoting = captura { $piece } { $square } e promove
takes-en-passant = captura { $piece } { $square } en passant, para { $to }
what-if = { $piece } em { $square } poderia capturar
what-if-none = { $piece } em { $square } não poderia capturar nada.
once-unknown = Desconhecido: { $word }. Digite um lance, como e2 e4 ou cavalo f3.
saves = Cada lance é salvo. Para sair, digite sair.
leave-quit = Para sair, digite sair. Cada lance é salvo.
export-file = Qual arquivo? Digite o nome, como partida.pgn.
print-file = Qual arquivo? Digite o nome, como partida.txt, ou partida.brf para uma impressora braille.
deleted = Partida { $game } apagada. Para recuperá-la: { $name }
argument-line = { $name } precisa de coluna ou fileira, por exemplo { $name } e ou { $name } 4.
argument-rank = { $name } precisa de uma fileira, por exemplo { $name } 4.
argument-claim = Reclamar o quê? Digite { $name } repetição, { $name } cinquenta, { $name } bandeira ou { $name } ilegal. Mais: ajuda reclamar.
argument-braille = { $name }: uma largura de { $least } a { $most }; diagrama, fileiras ou lista; pontos, ascii ou letras; fixar.
argument-width = Uma linha braille tem { $least } a { $most } células. Digite por exemplo braille 40.
argument-none = Digite só { $name }.
argument-more = Não entendido: { $word }. Digite só { $name }.
braille-kept = Salvo.
braille-kept-here = Definido para este match.
confirm-draw-untimely = Propor empate agora? O momento certo é depois do seu lance, antes de apertar. sim ou não.
confirm-resign = Abandonar? sim ou não.
confirm-resign-for = Abandonar pelas { $color }? sim ou não.
kings-no-win = O adversário não abandonou. Coloque os reis de volta no lugar.
kings-one = Um rei está no centro. Para dar o resultado, coloque lá também o outro; se não, coloque-o de volta no lugar.
kings-otherwise = Mas a partida terminou de outra forma.
pressed = Apertado.
takeback-helps = Para voltar atrás, digite desfazer.
press-it = Aperte o relógio.
announcing-off = Não é preciso: o lance conta quando o escreve. Para mudar: configurar anúncio.
hint-wait = Procurando uma dica.
hint-still = Ainda procurando uma dica. Espere.
analysis-wait = Pensando.
analysis-still = Ainda pensando. Espere.
clock-waits = { $whose ->
    [own] Seu relógio está parado. Enter o aciona.
   *[both] Os relógios estão parados. Enter os aciona.
}
verdict = { $how ->
    [equal] Igual: { $number }.
    [slight] As { $color } estão um pouco melhor: { $number }.
    [clear] As { $color } estão claramente melhor: { $number }.
    [winning] As { $color } estão ganhando: { $number }.
   *[won] As { $color } têm partida ganha: { $number }.
}
changed-closes = { $piece } em { $square } não ataca mais: { $items }.
changed-more = O resto: de novo { $changed }.
mate-never = Ninguém pode forçar o mate aqui: as tabelas sabem disso.
eval-percent = Chances das { $color }: { $percent } por cento.
tables-folder = A pasta { $name } não pode ser lida. Para indicar outra: configurar { $setting }.
tables-none = Não há tabelas de finais em { $name }. Para indicar outra pasta: configurar { $setting }.
book-unreadable = O livro { $name } não pode ser lido: { $reason }. Para indicar outro: configurar { $setting }.
book-none = Não é um livro de aberturas Polyglot: { $name }. Para indicar outro: configurar { $setting }.
opponent-failed = O adversário não encontrou lance. É um erro do programa. Digite nova, ou sair e { $program } resume.
level-is = Nível { $level }. Para mudar, digite nível e um número de 1 a 20.
talk-set = Língua: português do Brasil.
talk-is = Língua: português do Brasil. Para mudar, digite por exemplo língua en.
speech-is = { $state ->
    [on] Fala ligada. Para desligar, digite fala desligar.
   *[off] Fala desligada. Para ligar, digite fala ligar.
}
reason-unreachable = nenhum servidor de fala responde, instale speech-dispatcher e espeak-ng ou digite fala desligar
laws-incomplete = FIDE { $year }: conhecidas só até o artigo 8.1. O resto não está confirmado.
opening-announce = Cada lance é anunciado. Digite o seu lance, depois { $press }.
opening-repeat = Cada lance é anunciado e repetido. Digite o seu lance, depois { $press }.
board-tells = Para a ouvir, digite tabuleiro.
odds-no-time = Acrescente o tempo de quem dá vantagem, como 5 ou 3+2.
odds-no-clock = A vantagem de tempo precisa de relógio. Acrescente um, como 10+5.
simul-begun = Simultânea, tabuleiros: { $count }. Depois de cada lance seu vem o seguinte.
simul-here = Você está no tabuleiro { $board }.
simul-count = Diga o número de tabuleiros, 2 a { $most }: { $name } 8.
simul-clocks = Uma simultânea não tem relógios. Retire o tempo.
resume-busy = Partida { $game } aberta em outra janela. Feche-a primeiro, ou comece uma partida nova.
resume-none-here = Nenhuma outra partida inacabada. Para a lista, digite partidas.
resume-match = A partida { $game } é de um match. Para continuar: { $program } match, depois o seu arquivo.
game-kept = Partida { $game } salva. Para continuar: { $program } resume
game-left = Partida { $game } salva.
game-forgotten = Partida { $game } não salva: não houve lances.
goodbye = Até logo.
unsaved = Não salvo: { $reason }. A partida continua. Libere espaço no disco, e ela é salva com o próximo lance.
saved-again = Está tudo salvo de novo.
unsaved-at-end = Estes lances não estão salvos. Copie-os:
archive-damaged = O acervo estava danificado. Agora é { $file }, e começou um novo.
archive-renewed = Organizando as partidas importadas, só desta vez. Pressione Control-C para parar, nada se perde.
data-link = A pasta de dados { $folder } é um link. Confirme que leva a uma pasta sua.
archive-unusable = O acervo { $file } não se pode usar: { $reason }. Esta partida não é salva.
not-text = Esta linha não é texto UTF-8. Digite-a de novo.
too-long = Linha longa demais: no máximo 4096 bytes. Digite uma mais curta.
reason-damaged = o arquivo está danificado
reason-busy = outro programa ocupa o arquivo
reason-file = o arquivo não abre
reason-settings = o arquivo de configurações tem erros, corrija-os primeiro
reason-newer = arquivo de um touchmove mais recente, use esse
reason-unwritable = as configurações não podem ser escritas
setting-key-near = Configuração desconhecida: { $key }. Seria { $near }?
setting-unreadable = As configurações não podem ser lidas: { $reason }.
slip-no-equals = Falta o sinal de igual: { $text }. Digite nome = "valor".
slip-no-value = Falta o valor: { $text }. Digite nome = "valor".
slip-control = Caracteres de controle nesta linha. Digite-a de novo.
slip-form = Ilegível: { $text }. Digite nome = "valor".
folder-is-file = { $folder } é um arquivo. Indique a sua pasta.
folder-denied = { $folder } não pode ser lido. Verifique as permissões.
keymaps-none-there = Nenhum mapa de teclas em { $folder }. É um arquivo como meu.toml.
voice-unreadable = O arquivo não pode ser lido: { $reason }.
voice-empty = O arquivo está vazio.
voice-no-voice = Esta voz não tem voice.toml. Digite um, com parent = "en" por exemplo.
voice-missing-first = Esta voz não tem { $name }. Digite { $name } = "en" por exemplo, antes de todas as partes.
voice-part = { $name } é uma parte da voz. Digite-a entre colchetes numa linha própria.
voice-brace = O modelo { $name } tem uma chave aberta. Feche-a.
voice-language = { $tag } não é um código de língua. Digite um como de ou pt-BR.
voice-keyboard = Teclado desconhecido: { $name }. Digite um de { $known }.
voice-letter = { $name } não é uma só letra. Digite uma antes do sinal de igual.
voice-sentence = { $text } não é uma frase. Digite nome = texto, e feche todas as chaves.
setting-not-kept = Configuração não salva: { $reason }.
engine-waits = { $engine } está iniciando. Para jogar sem ele, digite { $new } { $builtin }.
opponent-thinks = O adversário ainda está pensando.
engine-thinks = O adversário ainda está pensando. Para jogar sem ele, digite { $new } { $builtin }.
engine-waits-on = { $engine } está iniciando. A partida espera.
engine-refused = { $engine } não inicia: não é um programa para este computador.
engine-again = Reiniciando.
engine-kept = A partida espera por { $engine }. Digite sair; { $program } resume tenta de novo.
engine-not-begun = Nenhuma partida começada. Digite nova para tentar de novo, ou sair.
tones-is = { $state ->
    [on] Sinais ligados. Para desligar, digite sinais desligar.
   *[off] Sinais desligados. Para ligar, digite sinais ligar.
}
setup-language = Para português do Brasil, digite { $number }.
setup-language-names = português do Brasil, brasileiro, Brazilian Portuguese, Brazilian
setup-again = { $most ->
    [2] Digite 1 ou 2.
   *[other] Digite um número de 1 a { $most }.
}
setup-unknown = { $most ->
    [2] Digite 1 ou 2, ou uma palavra da resposta. { $quit } sai.
   *[other] Digite um número de 1 a { $most }, ou uma palavra da resposta. { $quit } sai.
}
setup-help-language =
    Esta é a língua do programa.
    Digite o seu número ou o seu nome.
    Para mudar depois: língua.
setup-help-speech =
    Sim: fala o seu leitor de tela, e este programa se cala.
    Não: fala este programa.
    Para mudar depois: fala.
setup-help-face =
    Linha a linha: escreve lances e perguntas, e lê ou ouve as respostas.
    Na tela: um tabuleiro, com teclas para o explorar.
    Para mudar depois: configurar vista.
setup-speech =
    Você usa um leitor de tela?
    1: sim, fique calado.
    2: não, fale comigo.
setup-face =
    Como quer jogar?
    1: linha por linha.
    2: na tela, com um tabuleiro para explorar.
setup-name = Qual é o seu nome? Digite o nome, ou aperte Enter para pular.
setup-help-name = O nome serve para listas e planilhas. Para o omitir, aperte Enter.
setup-name-long = No máximo 40 letras. Digite um nome mais curto, ou aperte Enter.
setup-done =
    Obrigado. Digite ajuda a qualquer momento.
    Outras palavras para os lances: ajuda voz-dos-lances.
    Cor, relógio, adversário: por exemplo nova pretas 10+5.
setup-kept =
    Salvo: português, { $speech ->
        [on] fala própria
       *[off] sem fala própria
    }, { $face ->
        [screen] na tela
       *[line] linha por linha
    }, lances na voz { $moves }.
help =
    Lances: e4, cavalo f3, roque pequeno.
    Perguntar: tabuleiro, último, peças C, relógio.
    Fazer: empate, abandonar, desfazer, dica.
    Outra partida: nova. As suas: partidas.
    Com relógio: nova 10+5.
    Com as Pretas: nova pretas.
    Tabuleiro eletrônico: tabuleiro-eletrônico.
    Configurações: configurações. Para sair: sair.
    Mais: ajuda tudo, ajuda tabuleiro.
commands-many = Há { $count } comandos assim. Digite mais letras.
help-announcing =
    O seu lance: anunciar cavalo f3, apertar.
    O lance do adversário: digite-o para repetir.
    Um engano: corrigir cavalo f3.
    Perguntar: tabuleiro, último, peças C, relógio.
    Fazer: empate, abandonar, desfazer, dica.
    Outra partida: nova. As suas: partidas.
    Relógio: nova 10+5. Pretas: nova pretas.
    Tabuleiro eletrônico: tabuleiro-eletrônico.
    Configurações: configurações. Para sair: sair.
    Mais: ajuda tudo, ajuda tabuleiro.
help-choice =
    Digite o número do lance, ou a sua primeira casa.
    não: nenhum deles.
help-piece =
    Digite dama, torre, bispo, cavalo, ou um número.
    não: outro lance.
help-confirm = { $what ->
    [draw] sim: propõe-se empate ao adversário. não: continua jogando.
    [agree] sim: a partida termina empatada. não: continua jogando.
    [claim] sim: a reclamação é verificada agora. não: continua jogando.
    [resign] sim: abandona esta partida. não: continua jogando.
    [takeback] sim: o seu último lance é desfeito. não: fica.
    [seal] sim: este lance vai para o envelope. não: digite outro.
    [sign] sim: assina este resultado. não: ainda não assina nada.
    [builtin] sim: joga o adversário integrado. não: espera-se pelo motor.
    [play-on] sim: a sua partida é salva, e começa aqui uma nova. não: fica aberta.
    [go-on] sim: continua esta partida. não: ela é salva, e começa outra.
    [resume] sim: esta partida é salva, e continua a outra. não: fica aqui.
   *[new] sim: esta partida é salva, e começa uma nova. não: continua jogando.
}
help-over =
    A partida acabou.
    Todos os lances: registro. Outra partida: nova.
    Rever uma partida: abrir 57.
    Para sair: sair.
help-board =
    tabuleiro: a posição, fileira a fileira.
    tabuleiro e4: uma casa. Abreviado: b.
help-scan =
    varrer 4, varrer e: as peças de uma fileira ou coluna.
    Abreviado: s.
help-rank = fileira 4: as peças da fileira.
help-what-if =
    e-se g1 f3: o que a peça de g1 poderia capturar a partir de f3.
help-score =
    registro: todos os lances.
    registro 3: os três últimos.
help-clock =
    relógio: o tempo que resta, e os lances até o próximo período.
    relógio meu: o seu tempo.
    relógio adversário: o do adversário. Abreviado: c.
    Para jogar com relógio: nova 10+5.
help-braille =
    braille: a posição para linhas braille, nos sinais do Reino Unido.
    braille 20: em linhas de 20 células.
    braille fileiras: uma fileira por linha.
    braille lista: as peças e as suas casas.
    braille pontos, ascii, letras: os sinais.
    braille fixar 20 fileiras: daqui em diante.
help-announce =
    anunciar: anuncia o lance que fez, em partidas com anúncio.
    anunciar cavalo f3: também o faz.
    Depois apertar.
    Para repetir o lance do adversário, digite-o.
    Abreviado: an.
help-press =
    apertar: aperta o seu relógio, com o lance feito e anunciado.
    Num match: o mesmo que o botão do tabuleiro. Sem tabuleiro, apertar cedo demais pode ser um ato ilegal.
    Abreviado: pr.
help-correct =
    corrigir cavalo f3: corrige o anúncio, antes de apertar.
help-adjust =
    ajeito: as peças que pegar e repuser neste lance não contam como tocadas.
    Só é preciso com peça tocada, peça jogada.
help-take =
    pegar e2: pega a peça de e2.
    Depois colocar.
help-put =
    colocar e4: coloca aí a peça.
    É esse o seu lance.
    Na própria casa, fica recolocada.
help-claim =
    reclamar repetição, reclamar cinquenta: reclama empate.
    Acrescente o lance que pretende fazer, se houver.
    reclamar bandeira: acabou o tempo do adversário.
    reclamar ilegal: o último lance era ilegal.
    reclamar correção: depois, se ambos quiserem.
    No final rápido, na sua vez e com menos de dois minutos:
    reclamar esforço: o adversário não tenta ganhar.
    reclamar meios: o adversário não pode ganhar por meios normais.
    reclamar segundos: pede cinco segundos por lance, para ambos.
    No tabuleiro: segure o botão duas vezes.
help-resign = abandonar: abandona a partida.
help-drill =
    exercício: todos os exercícios e como foram. exercício cores das casas 2: um deles, com o nível.
    exercício cores das casas 2, 6 segundos, 20 perguntas, sem repetições: com limites.
    Enter: a pergunta de novo.
    dados: as peças ou os lances de novo.
    seguinte: a resposta, e adiante.
    fechar: volta à sua partida.
help-book =
    livro: que lances se jogam aqui, e quantas vezes.
    Fontes: livro de aberturas e suas partidas.
    Para jogar sem livro: configurar livro-de-aberturas desligar.
help-endings =
    finais 3: jogue o terceiro final contra a melhor defesa. finais corrida de peões: um pelo nome.
    finais: todos os finais, e como foram.
    Um erro que perde é dito e desfeito.
    dica: ajuda, em quatro passos. anterior: desfaz o seu último lance.
    seguinte: a melhor linha, depois outro do gênero.
    fechar: volta à sua partida.
help-mistakes =
    erros: lances melhores para os seus erros, na partida aberta ou acabada. Digite o lance.
    erros 12: na partida 12. erros ambos: dos dois lados, também brancas ou pretas.
    dica: ajuda, em quatro passos.
    seguinte: o melhor lance, e adiante. pular: adiante sem ele.
    Enter: a pergunta de novo.
    fechar: volta à sua partida.
help-guess =
    adivinhar: os lances do lado que ganhou, um a um. Digite o lance.
    Na partida aberta, a partir de onde está; ou numa famosa.
    adivinhar 12: na partida 12. adivinhar 12 pretas: um lado, também brancas.
    adivinhar campeões: numa partida de um campeão mundial de rápidas.
    A partida segue o seu caminho. Os acertos contam como nos exercícios.
    seguinte: o lance, e adiante.
    fechar: volta à sua partida.
help-puzzle =
    problema: uma posição para resolver, à medida da sua pontuação. Digite o lance.
    problema garfo, problema mate em dois: por tema. problema temas: todos os temas.
    problema meus: do seu arquivo meus.pgn ou meus.csv, na pasta puzzles da pasta de dados.
    problema partidas: mates que eram possíveis nas suas partidas.
    problema 8: cerca de oito peças. problema 1500: em torno dessa pontuação.
    problema fácil, problema difícil, problema final, problema série.
    dica: ajuda, em quatro passos.
    seguinte: a solução, ou outro.
    fechar: volta à sua partida.
help-learn =
    lição 3: a terceira lição.
    lição: todas as lições.
    Numa lição, digite a resposta.
    dica: ajuda, em quatro passos.
    seguinte: a resposta, e adiante.
    fechar: volta à sua partida.
help-lesson =
    Digite a resposta.
    Enter: a pergunta de novo.
    Ajuda, em quatro passos: dica.
    A resposta, e adiante: seguinte. Para trás: anterior.
    Perguntar: tabuleiro, peças C, lances, atacantes.
    O assunto: dados. Do princípio: início.
    Para a sua partida: fechar.
help-eval =
    avaliação: quem está melhor, e por quantos peões.
    Pergunte de novo: chances e profundidade.
help-lines = linhas 3: os três melhores lances. Digite um número para ouvir a linha.
help-moves-voice =
    voz-dos-lances fide: como se anunciam os lances.
    fide: Springer Gustav eins Felix drei.
    fide-en: knight Gustav one Felix three.
    fide-br: cavalo Gustav um Félix três. pt-br: cavalo g1 f3.
help-talk =
    língua en: tudo menos os lances em inglês.
    língua pt-br: em português do Brasil.
help-new =
    nova: outra partida como esta.
    Acrescente o que quiser, em qualquer ordem:
    nova pretas 5+3. nova sorteio, sem relógio.
    nova amigo Rui: dois ao teclado.
    nova nível 7. nova motor stockfish.
    nova xadrez960, ou nova xadrez960 518.
    nova crazyhouse, antixadrez, horda, três xeques, xadrez atômico, rei da colina, corrida de reis.
    nova vantagem cavalo: o adversário joga sem um cavalo. nova dou vantagem dama: você sem a dama.
    nova normal.
    nova tocada: vale peça tocada, peça jogada.
    nova anúncio repetir: os dois anunciam e repetem cada lance.
    Vale até sair.
    configurar salva para sempre.
help-simul =
    simultânea 8: você sozinho contra oito tabuleiros, um após outro.
    simultânea 8 nível 5: todos no nível 5.
    Depois do seu lance vem o próximo. A resposta vem quando você volta.
    Sozinha: a simultânea que você deixou.
help-waiting = à-espera: os tabuleiros da simultânea, os seus lances e o tempo desde então.
help-blindfold =
    cega: jogar sem tabuleiro.
    Pergunte pela posição: cada olhada conta.
    cega rigoroso: sem olhar.
    cega desligar: o tabuleiro volta.
help-settings =
    configurações: todas as configurações e os seus valores.
    configurações lado: uma delas.
    configurações partida, voz, braille, tela, tabuleiro: um grupo.
    Para mudar: configurar lado pretas.
help-set =
    configurar lado pretas: muda uma configuração e salva-a.
    Mais curto: lado pretas.
    configurar lado: o seu valor e o que pode escolher.
    Todas: configurações.
help-save = salvar: nada a fazer. Cada lance é salvo logo que se joga.
help-export =
    exportar partida.pgn: escreve esta partida num arquivo, em PGN.
    exportar 5 partida.pgn: a partida 5.
    exportar partida.svg: uma imagem da posição, também partida.png.
    Para uma planilha: imprimir.
help-delete =
    apagar 5: apaga a partida 5, depois de um sim.
    recuperar: traz ela de volta, até você sair.
help-undelete =
    recuperar: traz de volta a última partida apagada.
    Só até você sair.
help-quit = sair: salva a partida e sai.
position-empty = A posição está vazia. Digite FEN, um diagrama, ou uma lista como Brancas: Re1 a2. Pretas: Re8.
position-control = Caractere de controle: caractere { $nth }.
position-board = Não é uma posição. Digite FEN, um diagrama, ou uma lista como Brancas: Re1 a2. Pretas: Re8.
position-ranks = O tabuleiro precisa de 8 fileiras. Este tem { $count }.
position-rank-length = A fileira { $rank } tem { $count } { $count ->
         [one] casa
        *[other] casas
    }. Cada fileira precisa de 8.
position-rank-missing = Falta a fileira { $rank }.
position-rank-twice = A fileira { $rank } aparece duas vezes.
position-sign = Fileira { $rank }, caractere { $nth }: { $sign } não é uma peça.
position-word = Não entendido: { $word }. Digite a posição por exemplo assim: Brancas: Re1 a2. Pretas: Re8.
position-turn = Falta o lado que joga. Digite w ou b depois do tabuleiro.
position-operations = Depois da casa de en passant, digite dois números como 0 1, ou operações, cada uma com ponto e vírgula.
position-pawn = Peão em { $square }: não pode haver peões nas fileiras 1 e 8.
position-dropped-en-passant = En passant ignorado: nenhum peão acaba de passar por { $square }.
position-game-runs = Há uma partida em andamento. Digite primeiro nova, depois { $name }.
new-unknown = Não entendido: { $word }. Digite ajuda { $name }.
new-number = Não é claro: { $word }. Digite { $name } tempo { $word }, ou { $name } nível { $word }.
new-minutes = Não é claro: { $word }. Para minutos, digite { $name } tempo { $word }.
opponent-engine = Um motor? Digite { $name } motor { $word }.
argument-choices = { $name }: por exemplo pretas 5+3. Digite ajuda { $name }.
argument-setting = { $name } precisa de um nome e um valor, por exemplo { $name } lado pretas.
no-setting = Configuração desconhecida: { $name }. Para as ouvir, digite só { $settings }.
setting-in-game = { $name }: { $now } nesta partida, { $value } { $from ->
    [game] a partir da próxima
   *[start] na próxima inicialização
}.
setting-next-game = { $name }: { $value }, a partir da próxima partida. Para a começar, digite { $new }.
setting-next-start = { $name }: { $value }, a partir da próxima inicialização.
settings-group = Configurações, { $group }:
settings-screen = tela
setting-extra-words = Se se diz captura, xeque e mate.
setting-braille-width = Células da sua linha braille.
setting-keymap = As teclas da tela.
setting-face = Linha a linha, ou na tela.
setting-blindfold = Jogar sem tabuleiro. ligado: você pode perguntar pela posição, e cada olhada conta. rigoroso: não pode.
setting-theme = As cores e os sinais da tela.
setting-key-echo = Fala própria enquanto escreve na tela.
setting-clock-interval = Segundos entre atualizações do relógio. 0: em tempo real; para leitores de tela, quando se diz algo.
usage-equals = { $word } não pode seguir { $flag }. Digite { $flag }, ou { $flag }=off.
usage-alone = { $word } não leva valor. Digite só { $word }.
usage-twice = { $word } aparece duas vezes. Digite uma só vez.
usage-wrong = O comando não pode ser lido.
value-file = ARQUIVO
value-script = ROTEIRO
cli-study = Rever de ouvido uma partida salva.
cli-import = Importar as partidas de um arquivo PGN.
cli-games = Listar partidas salvas e importadas, das mais recentes às mais antigas.
cli-keymaps = Listar os mapas de teclas da tela, ou verificar o seu.
cli-pegboard = Observar, testar ou simular um tabuleiro eletrônico.
cli-match = Jogar um match com árbitro, a partir de um arquivo.
cli-seat = Servir um lugar, de um match aberto em outro terminal.
cli-referee = Executar um roteiro de regras: cada acontecimento e o que a arbitragem decide.
arg-data = a pasta de partidas, configurações e tudo o mais que se escreve.
arg-line = linha por linha, sem tela.
arg-screen = uma tela com tabuleiro, onde o terminal o mostre.
arg-opponent = builtin, human, ou uci: e o arquivo ou nome de um motor, como uci:stockfish.
arg-strict = ensaiar um torneio: o seu protocolo e as suas penalizações. Digite --strict=off onde as configurações dizem ligado.
arg-blindfold = jogar sem tabuleiro: on, onde cada olhada conta, ou strict, sem olhar. Digite --blindfold=off onde as configurações dizem outra coisa.
arg-keymap = o mapa de teclas da tela. Lista: { $program } keymaps list
arg-theme = as cores da tela: dark, light, large, mono, shapes, reader, words ou braille.
arg-book = o livro de aberturas: builtin, off, ou um arquivo Polyglot.
arg-clock-interval = relógios na tela: a cada quantos segundos, 0 a 3600. 0: em tempo real; para leitores de tela, só quando se diz algo.
arg-extra-words = se se diz captura, xeque e mate.
arg-braille-width = as células da sua linha braille, 10 a 200, ou off.
arg-key-echo = fala própria enquanto escreve na tela: off, letters ou words.
arg-face = linha por linha ou na tela: line ou screen.
arg-odds = o que um jogador dá ao outro: two-moves, pawn, pawn-and-two, exchange, knight, rook, queen; draw; time 5. Quem dá é o adversário, ou quem você indicar: white, black.
arg-file = o arquivo de saída. Sem ele, a saída padrão.
arg-force = substituir um arquivo que já existe.
arg-import-file = o arquivo PGN. Com - da entrada padrão.
arg-import-champions = partidas de campeões de rápidas. Em vez de um arquivo.
arg-import-faults = escrever cada erro neste arquivo, um por linha.
arg-import-encoding = a codificação do arquivo, como windows-1250. Sem ela, é adivinhada quando é seguro.
arg-games-result = 1-0, 0-1, 1/2, draw, won ou lost por você, ou * para inacabadas.
arg-games-event = o evento, em parte ou completo.
arg-export-target = o arquivo de saída, sem a sua opção.
arg-pegboard-simulate-link = um link que leva à porta, onde quer que ela esteja.
arg-pegboard-simulate-pgn = jogar os lances deste arquivo PGN, logo que um programa pergunte algo ao tabuleiro.
arg-pegboard-simulate-game = a partida do arquivo, a contar de 1.
arg-pegboard-simulate-confirm = apertar o botão de confirmar, ou a alavanca do relógio, depois de cada lance.
arg-pegboard-simulate-faults = um roteiro do que dá errado.
arg-match-new = perguntar o que um match precisa, em cerca de 15 respostas, e escrever um arquivo novo.
arg-match-check = verificar o arquivo do match, e listar os seus erros.
arg-match-records = o número de um match jogado, para escrever os seus documentos: PGN, planilhas e relatório.
arg-match-file = o arquivo do match, ou a pasta dos documentos. Sem ele, match.toml.
arg-referee-script = o roteiro. Com - da entrada padrão.
arg-referee-fill = mostrar o roteiro de novo, com as decisões como resultados esperados.
man-begin = Numa partida, digite ajuda para ouvir o que pode fazer.
    As opções de play valem sem a palavra.
man-environment-text = Cada configuração é também uma variável, como TOUCHMOVE_TALK ou TOUCHMOVE_LEVEL. Uma opção vale mais do que ela.
    Sem escolha sua, a língua é a de LC_ALL, LC_MESSAGES ou LANG.
man-files = ARQUIVOS
man-files-text = Partidas salvas: archive.db na pasta de dados. Configurações: settings.toml. A pasta é indicada por: { $program } health
flags-before-command = Digite as opções depois do comando.
health-speech-off = Fala: desligada. Para ligar, digite fala ligar numa partida.
health-journal = Acervo: funciona, { $count } { $count ->
         [one] partida
        *[other] partidas
    }, { $file }.
health-journal-fails = Acervo: { $reason }, { $file }. Escolha outra pasta com --data.
health-settings = Configurações: lidas, { $file }.
health-settings-none = Configurações: ainda nenhuma salva, { $file }.
health-terminal-unread = Terminal: os leitores de tela não leem { $name }. Use o GNOME Terminal ou a console do Linux.
help-print =
    imprimir partida.txt: a planilha, num arquivo para a impressora.
    imprimir partida.brf: em braille, para uma impressora braille.
    imprimir 5 partida.txt: a da partida 5. imprimir tabuleiro posicao.txt: o tabuleiro.
    saída braille: linhas em braille Unicode, para uma linha braille que mostra o terminal.
    saída texto: como de costume.
sheet-event = Evento: { $event }
reason-is-folder = isso é uma pasta, indique um arquivo nela
reason-special = não é um arquivo comum
program-stopped = O programa para: { $reason }. Corrija isso e inicie-o de novo.
filter-date = { $word } não é uma data. Digite um ano, ou por exemplo 2013-11-22.
filter-result = { $word } não é um resultado. Digite 1-0, 0-1 ou empate.
found-more = Mais { $count }. Digite mais.
help-confirm-blunder = sim: este lance é jogado. não: digite outro.
log-more = Há mais: digite mais.
list-none = Não há mais nada. Lista de partidas: partidas.
game-unknown = Não há partida { $game }. Para a lista, digite partidas.
archive-unreadable = O acervo não pode ser lido: { $reason }.
game-damaged = A partida { $game } está danificada e ilegível. As outras estão bem.
game-cut = A partida { $game } está danificada. Termina onde já não pode ser lida.
study-waits = A sua partida { $game } espera. Para voltar, digite fechar.
study-none = { $name }: só ao rever uma partida. Para encontrar uma, digite partidas.
study-not-now = { $name } é para uma partida em andamento. Digite primeiro fechar.
study-end-variation = Fim da variante. Digite voltar.
flipped = Tabuleiro virado: { $color } embaixo.
blindfold-on = Às cegas. O tabuleiro fica oculto. Você pode perguntar pela posição, e cada olhada conta.
blindfold-looks = { $count ->
    [one] Uma olhada até agora.
   *[other] { $count } olhadas até agora.
}
blindfold-refused = Sem olhar: você joga às cegas. Para olhar mesmo assim, digite { $blindfold } { $on }.
blindfold-told = Você jogou às cegas. { $count ->
    [0] Você não olhou uma única vez.
    [one] Você olhou uma vez.
   *[other] Você olhou { $count } vezes.
}
blindfold-told-since = Às cegas desde o lance { $number }. { $count ->
    [0] Você não olhou uma única vez.
    [one] Você olhou uma vez.
   *[other] Você olhou { $count } vezes.
}
export-picture = Uma imagem é SVG ou PNG: indique um arquivo que termine em .svg ou .png.
clock-unknown = Não há tempos registrados aqui.
argument-variation = { $name } precisa de um número. Para a lista, digite variantes.
tag = { $tag ->
    [Event] Evento
    [Site] Local
    [Date] Data
    [Round] Rodada
    [WhiteElo] Elo das Brancas
    [BlackElo] Elo das Pretas
    [ECO] Código da abertura
    [Opening] Abertura
    [Variation] Variante
    [Annotator] Comentários de
    [TimeControl] Ritmo de jogo
    [Termination] Fim
    [EventDate] Início do evento
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
    [18] Brancas ganhando
    [19] Pretas ganhando
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
    Variantes: variantes, voltar.
    Jogadores e resultado: dados.
    Jogar daqui: jogar-daqui.
    Para a sua partida: fechar.
    Mais: ajuda tudo, ajuda ir.
help-more =
    mais: as partidas seguintes da lista, ou os lances seguintes de uma linha.
    Na tela para leitores: o resto de uma resposta longa.
help-resume =
    retomar: volta à última partida inacabada.
    retomar 3: à partida 3. Também: continuar.
    A partida que deixa é salva.
help-leave =
    voltar: volta ao lance onde começou a variante.
help-about =
    dados: jogadores, regras, relógio.
    Numa partida aberta: jogadores, resultado, evento e mais.
import-more-faults = Mais { $count }. Com --faults ARQUIVO escrevem-se todos.
import-missing = Arquivo não encontrado: { $file }.
import-folder = { $file } é uma pasta. Indique um arquivo PGN nela.
import-unreadable = { $file } não pode ser lido, nada foi importado. Verifique as permissões.
import-endless = Mais de 1 gigabyte de { $file }. Nada é importado. Salve antes como arquivo.
waiting-for-writer = Esperando dados de { $file }. Pressione Control-C para parar.
import-unwritable = { $file } não se pode escrever, ou já existe. Indique outro arquivo.
import-no-game = Nenhuma partida em { $file }. Indique um arquivo PGN.
referee-no-event = Nenhum evento em { $file }. Escreva um, como 0:00 start.
import-no-text = { $file } não é texto simples. Descompacte-o, ou salve-o em UTF-8.
keymap-no-key = tecla desconhecida: { $name }. Digite uma letra como k, ou up, home, enter, space, f2.
keymap-shift = digite o sinal que Shift dá, sem shift.
keymap-unlike = nenhuma tecla faz { $line }. Digite um comando como last.
keymap-argument = { $line } está incompleto ou errado. Digite como { $example }.
keymap-taken-instead = { $why }. Digite { $instead }.
keymap-unreachable = { $count ->
    [0] Nenhuma tecla faz { $names }.
   *[other] Nenhuma tecla faz { $names } e mais { $count }.
} Dê uma tecla a cada um, ou digite parent = "lichess".
keymap-empty = Este mapa não tem teclas. Digite parent = "lichess" por exemplo, ou teclas suas.
taken-zoom = os terminais ampliam com ela, ou enviam outro caractere
taken-control-shift = os terminais usam-na para abas, janelas, copiar e procurar, e não a distinguem só de Control
taken-alt-digit = os terminais mudam de aba com ela, como GNOME e Xfce
taken-full-screen = os terminais vão para tela cheia com ela
taken-scroll = os terminais deslocam, mudam de aba ou colam com ela
taken-consoles = muda de console, de painel ou de ambos
taken-block-arrows = NVDA, JAWS, Orca, Fenrir e Speakup leem a tela com ela
taken-block-digits = Fenrir, Speakup e a tabela do bloco numérico de BRLTTY leem a tela com ela
taken-block-signs = NVDA, JAWS, Orca e Speakup usam-na para mouse, revisão e silêncio
key-rank = à fileira { $rank }
key-take = pega a peça aqui, ou coloca-a
key-redraw = desenha a tela de novo
does-rank-here = esta fileira
does-claim-flag = caiu a bandeira do adversário
does-press = aperta o seu relógio
menu-other = outro: digite-o
commands-seat = No lugar de um match
commands-program = Partidas, configurações, sair
commands-desk-look = Ver os fatos
no-screen = Não há tela neste terminal: linhas em vez dele.
no-screen-pipe = Não há tela aqui. Isto é um pipe e não um terminal.
no-screen-plain = Não há tela aqui. TERM ou ACCESSIBLE pede linhas.
board-adjusted = Ajeitado.
board-knocked = O tabuleiro levou um esbarrão.
board-knocked-untouched = O tabuleiro levou um esbarrão. Nada foi tocado.
board-lingers = Se acabou o lance, digite-o.
board-press = Aperte o relógio, se o seu lance é { $move }.
board-type-move = Se o seu lance é { $move }, digite-o.
board-press-move = Se o seu lance é { $move }, aperte o relógio ou digite-o.
board-illegal = Lance ilegal: { $pieces }. Para acertar o tabuleiro, digite montar.
board-gone-unpressed = { $move } está no tabuleiro. Digite o lance, ou conecte o tabuleiro.
board-pressed = As { $color } apertaram.
board-line-lost = Dados do tabuleiro perdidos. Digite último para ouvir o último lance. Se faltar um, digite-o.
board-doubtful = { $square } aparece e desaparece. Aperte a peça. A casa ainda conta.
board-flickers = { $square } oscila: aperte a peça, ou digite ignorar { $square }.
board-still-empty = { $square } parece vazia. Aperte a peça, ou digite ignorar { $square }.
board-still-occupied = { $square } parece ocupada. Se está vazia, digite ignorar { $square }.
board-still-other = { $square } parece ter a peça errada. Se é a certa, digite ignorar { $square }.
board-still-turned = Parece ainda ao contrário. Se está bem, digite tabuleiro-eletrônico direito ou tabuleiro-eletrônico virado.
board-still-turned-pegs = Parece ainda ao contrário. Vire-o, ou digite pular e jogue no teclado.
board-lies-straight = Se você levantou { $square }, o tabuleiro está ao contrário. Vire-o, ou digite tabuleiro-eletrônico direito.
board-lies-turned = Se você levantou { $square }, o tabuleiro está ao contrário. Vire-o, ou digite tabuleiro-eletrônico virado.
board-not-touched = Se não lhe tocou, digite ignorar { $square }.
board-not-touched-arbiter = Se não lhe tocou, digite ignorar { $square }. O árbitro decide.
board-not-made = { $move } está no tabuleiro. Se não o jogou, digite desfazer.
board-mutes = { $square } ignorada. Digite os lances dela ou para ela. Para contar de novo: reativar { $square }.
board-which-side = Não se sabe onde estão as Brancas. Digite tabuleiro-eletrônico direito, ou tabuleiro-eletrônico virado.
board-not-serial = { $port } não é uma porta serial
board-stranger-do = Verifique o conector. Ou o tabuleiro é mais recente do que touchmove.
boards-none = Sem tabuleiro. Para procurar um, digite tabuleiro-eletrônico auto.
boards-none-position = Para jogar uma posição, digite { $position }.
boards-sought = Procurando um tabuleiro.
board-moves = Um lance está sendo feito nele.
skipped = Fica como está. Digite os lances até o tabuleiro estar certo.
skip-none = Nada para pular.
help-pegboard =
    tabuleiro-eletrônico: o seu tabuleiro, e se condiz com a partida.
    tabuleiro-eletrônico auto: procura um tabuleiro.
    tabuleiro-eletrônico direito, tabuleiro-eletrônico virado: como está.
    tabuleiro-eletrônico desligar: jogar escrevendo.
help-set-up =
    montar: guia casa a casa até a posição certa.
    repetir: o passo de novo.
help-mute =
    ignorar b8: não liga ao que o tabuleiro mostra em b8, por mau contato.
    Uma casa que oscila fica ignorada, até estar dez segundos quieta.
    Para contar de novo: reativar b8.
help-skip =
    pular: deixa o tabuleiro como está.
    Digite os lances até ele estar certo.
    Também: cancelar.
peg-looking = Procurando um tabuleiro.
peg-no-address = { $word } não é um endereço de tabuleiro. Digite auto, uma marca, ou marca e porta: dgt:/dev/ttyUSB0. As marcas: { $makes }.
peg-battery-charging = Bateria: { $percent } por cento, carregando.
peg-enter-skips = Enter pula uma pergunta.
peg-skipped = Pulado.
peg-lamps = Luzes, fileira a fileira, da primeira à oitava.
peg-ask-button = Aperte um botão do tabuleiro, ou do seu relógio.
sim-word-seat = colocar
sim-word-press = apertar
sim-help =
    levantar e2, colocar e4, colocar e8 dama
    substituir d5: a peça nova, sem momento vazio
    apertar, longo: o botão de confirmar
    apertar brancas: um botão para cada jogador
    alavanca: o relógio; botão 3: os seus botões
    bateria 15, apalpar e2
    esperar 300: milissegundos
    desligar, ligar: a corrente
    tirar, encaixar: o cabo
    mostrar: a posição
    posição: FEN ou início
    seguinte: o próximo lance do arquivo
    fim
sim-awaits-next = Próximo lance pronto. Digite seguinte.
sim-seated = Colocado: { $man } { $square }
sim-pressed = Apertado.
sim-occupied = Ocupada: { $man } { $square }. Levante primeiro, ou digite substituir.
sim-no-percent = { $word } não é uma porcentagem. Digite 0 a 100, com mais se carrega.
sim-no-word = Palavra desconhecida: { $word }. Digite ajuda.
sim-missing = Incompleto: { $word }. Digite ajuda.
sim-no-square = { $word } não é uma casa. Digite uma como e2.
sim-no-man = { $word } não é uma peça. Digite uma como dama.
sim-no-time = { $word } não é um tempo. Digite milissegundos, até uma hora.
sim-no-position = { $word } não é uma posição. Digite FEN, ou início.
sim-named = Número salvo: { $text }
sim-no-file = Arquivo não encontrado: { $file }.
sim-unreadable = { $file } não pode ser lido: { $reason }
sim-no-side = { $word } não é um lado. Digite white ou black.
sim-no-style = { $word } não é um modo. Digite um como own-first.
sim-fault-word = { $word } não é uma falha. Digite uma como noise, loss, pull.
sim-fault-share = { $word } não é uma fração. Digite de 0 a 1, como 0.01.
sim-fault-square = { $word } não é uma casa. Digite uma como b8.
sim-fault-number = { $word } não é um número. Digite milissegundos, até um dia, ou um byte.
sim-nothing-in-hand = Sua mão está vazia. Indique uma peça, como dama branca.
sim-fault-no-place = { $word } dura mais que um instante ou byte. Digite from e to, ou nenhum.
match-wrong-twice = isto está duas vezes no arquivo. Retire um deles.
match-wrong-part = { $part } é uma parte do arquivo. Digite [{ $part }] numa linha própria.
match-wrong-no-board = as { $color } não têm tabuleiro eletrônico. Digite device = "pegs" ou "board", ou retire o endereço.
match-wrong-no-pegs = { $make } não é um tabuleiro de pinos. Digite device = "board".
match-wrong-pegs = { $make } é um tabuleiro de pinos. Digite device = "pegs".
match-key-event = Evento: o torneio ou match.
match-key-round = Rodada.
match-key-federation = Federação, como BRA.
match-key-moves = Voz dos lances: fide diz Eva vier, fide-br Eva quatro, pt-br e4.
match-key-speech = Fala: se o programa fala com este jogador num terminal próprio. O terminal principal segue as suas configurações.
match-key-arbiter-passphrase = Senha, como hash. { $program } match --new cria uma.
match-key-arbiter-lock = Bloqueio: após estes minutos sem escrita, a mesa volta a pedir a senha. 0: nunca.
match-word-board = tabuleiro eletrônico comum
match-about-file =
    Um match para touchmove. As linhas que começam por # são notas para você.
    Para o verificar: { $program } match --check e o nome deste arquivo.
match-about-arbiter = Aqui só está o hash, não a senha.
match-ask-begin =
    Um novo arquivo de match, cerca de 15 perguntas.
    Só Enter: a resposta proposta.
    atrás: a pergunta anterior.
    Control-C: parar. As respostas ficam salvas.
match-ask-on = { $count ->
    [one] Continuando depois de uma resposta.
   *[other] Continuando depois de { $count } respostas.
}
match-looking = Procurando tabuleiros.
match-device-board-later = tabuleiro eletrônico comum, ligado mais tarde
match-ask-passphrase = Senha do árbitro, para a mesa. Pelo menos 10 caracteres, ou três palavras.
match-ask-passphrase-again = A senha de novo.
match-passphrase-short = Curta demais. Digite pelo menos { $characters } caracteres, ou { $words } palavras sem relação.
match-code-short = Curto demais. Digite pelo menos 4 caracteres.
match-passphrase-differs = Não são iguais. Digite de novo a senha duas vezes.
match-help-name = Digite o nome deste jogador. Aparece nas planilhas.
match-help-blind = Digite um número ou uma palavra. Para cegos anunciam-se os lances, e valem outras regras.
match-help-device = Digite o número do tabuleiro. Para outro: marca e porta, como dgt:/dev/ttyUSB0.
match-help-assistant = Digite um nome, ou aperte Enter. Um assistente move as peças e ajuda como as Leis permitem.
match-help-braille = Digite um número ou uma palavra. As linhas saem em braille Unicode, para linhas braille que mostram o terminal.
match-help-output = Digite o número da saída deste jogador. Cada jogador precisa dos seus fones.
match-help-default-time = Digite minutos. Um jogador que se atrase mais perde. 0: perde com qualquer atraso. Sem nada, decide o árbitro.
match-help-arbiter = Digite o nome do árbitro. Aparece no relatório.
match-help-aids = Digite números com vírgulas, ou nada. Os jogadores podem então pedir mais do que as Leis permitem.
match-help-passphrase = Digite uma senha para a mesa. Não se mostra, e ninguém a pode consultar depois.
match-help-passphrase-again = Digite a mesma senha, para se notar um engano.
match-help-choice = Digite o número de uma resposta, ou a sua palavra.
match-help-text = Digite a resposta. Para não mudar, aperte Enter.
match-help-review = Enter escreve o arquivo. Para mudar uma linha, digite o seu nome. tudo: de novo a tabela toda.
match-enter-again = Digite uma resposta.
match-review-end =
    Para mudar algo, digite o seu nome, como { $name }. Mais nomes: ajuda.
    Enter: escrever o arquivo.
match-review-again =
    Para mudar mais, digite o nome. Para ouvir a tabela toda: tudo.
    Enter: escrever o arquivo.
match-review-unknown = Desconhecido: { $word }. Digite um nome da lista.
match-name-event = evento
match-name-round = rodada
match-name-arbiter-passphrase = senha
match-changed = O arquivo do match mudou: { $keys }. Uma partida em andamento mantém as condições antigas.
match-go-on = A partida { $game } deste match está inacabada. Continuá-la nas condições antigas? Com não começa uma nova nas condições novas, e a partida { $game } fica no acervo. Sim ou não?
match-not-begun = A partida { $game } está inacabada, e ninguém respondeu. Inicie o match de novo e responda.
match-kept = As suas respostas estão salvas. Para continuar, digite o mesmo comando.
match-not-kept = As suas respostas não estão salvas: { $reason }.
match-begin =
    O arquivo do match não tem erros.
    Para começar: { $program } match { $file }
match-exists = { $file } já existe. Indique outro arquivo.
match-not-there = Arquivo do match não encontrado: { $file }. Para escrever um: { $program } match --new { $file }
match-not-read = { $file } não pode ser lido: { $reason }.
match-reason-missing = o arquivo não existe
match-reason-folder = isso é uma pasta, indique um arquivo nela
match-reason-no-text = não é texto simples, salve-o em UTF-8
match-event = Evento: { $text }.
match-round = Rodada { $text }.
match-announcing-repeat-first = Os lances são anunciados, repetidos e jogados no tabuleiro, e depois aperta-se o relógio. Do anúncio até aí, anda o relógio do adversário.
match-device-board = As { $color } usam um tabuleiro eletrônico, { $address }.
match-good = O arquivo do match não tem erros.
match-note-silent = Incomum: um jogador é cego e os lances não são anunciados. { $article } o exige; um evento pode adaptá-lo.
match-note-unheard = Incomum: os dois jogadores são cegos e os lances não são anunciados. { $article } o exige. Escreva announcing = "repeat".
match-note-unrepeated = Incomum: um jogador é cego e os lances não são repetidos. { $article } o exige; um evento pode adaptá-lo.
match-note-no-clocks = Incomum: sem relógios.
match-note-pace = Incomum: cadência { $pace }. Pelo ritmo de jogo a partida é { $usual }.
match-note-default-time = Sem tolerância: decide o árbitro. { $article }: o evento a define.
match-note-score = Incomum: as { $color } veem e não escrevem planilha. { $article }.
match-note-title = Título incomum: { $color }. A FIDE tem GM, IM, FM, CM, WGM, WIM, WFM, WCM.
match-readable = Outros podem ler { $file }, com os códigos e o hash da senha. Feche-o: { $command }
match-note-passphrase = Esta senha está nos exemplos: todos a conhecem. { $program } match --new pede a sua.
match-note-session = Sessão: sem efeito, a partida não pode ser adiada. Digite adjournment = "yes".
seat-waits = O árbitro aciona os relógios.
seat-stands = Relógios parados. O árbitro os aciona.
seat-answer-offer = Digite aceitar ou recusar.
table-resumed = Relógios andando. Anda o relógio das { $color }.
seat-clock-runs = O seu relógio está andando.
seat-no-quit = Só o árbitro para ou termina um match. Para chamar: árbitro. Para entregar a partida: abandonar.
desk-help-passphrase = Digite a senha do árbitro. Foi escolhida com o arquivo do match, e não se mostra.
desk-passphrase = A senha do árbitro. Só Enter: voltar.
desk-not-opened = A mesa fica fechada. Para a abrir, digite mesa.
desk-waits = Verificando a senha.
desk-wrong = Senha errada. Digite de novo. Só Enter: voltar.
desk-wrong-wait = Senha errada. Espere { $seconds } { $seconds ->
         [one] segundo
        *[other] segundos
    }, depois digite de novo. Só Enter: voltar.
desk-early = Cedo demais, não verificada. Espere { $seconds } { $seconds ->
         [one] segundo
        *[other] segundos
    }, depois digite de novo. Só Enter: voltar.
desk-alone = Digite só mesa. Pede-se então a senha, e não se mostra.
desk-alone-open = Digite só mesa, depois o comando. As palavras depois de mesa não são lidas.
desk-locked = Mesa bloqueada: muito tempo sem escrita. Digite qualquer coisa, depois a senha.
desk-locked-seat = Mesa bloqueada: muito tempo sem escrita. Para a abrir, digite mesa.
task-compare = Tabuleiros: comparados com o registro.
task-result = Resultado: registrado.
desk-task-record = Isso o registro já diz. { $what }
desk-closed-look = A mesa está fechada. Para a abrir, digite mesa.
desk-quit = Para deixar a mesa: sair. Para parar até mais tarde: Control-D no terminal principal. Para terminar o match: encerrar.
desk-unknown = Desconhecido na mesa: { $word }. Para os comandos digite ajuda.
host-busy = Match já aberto em outro programa. Feche esse primeiro.
host-quit = Para parar até mais tarde: Control-D. Os relógios param, e o mesmo arquivo continua o match. Para o terminar: encerrar, na mesa.
host-kept = Match salvo como partida { $game }. Para continuar: { $program } match, depois o mesmo arquivo.
host-guide-desk = Árbitro: digite mesa para abrir a mesa.
host-look = Para ver aqui um lugar, digite o seu nome: { $places }.
host-serves-none = Todos os lugares têm outros terminais. Este conduz o match.
host-taken = { $seat ->
    [desk] A mesa está em outro terminal. Feche esse primeiro.
   *[other] Em outro terminal: { $place }. Feche esse primeiro.
}
host-given = { $seat ->
    [desk] A mesa está agora em outro terminal.
   *[other] Agora em outro terminal: { $place }.
}
room-gone-table = A mesa { $table } não está mais no arquivo. O match, { $white } contra { $black }, continua salvo como partida { $game }.
room-table-over = Mesa { $table }: o match terminou.
room-quit = Para parar até mais tarde: Control-D. Os relógios param, e o mesmo arquivo da sala continua todos os matches.
room-kept = { $count ->
        [one] Um match salvo
       *[other] { $count } matches salvos
    }. Para continuar: { $program } room, depois o mesmo arquivo.
room-reopened = o resultado não conta mais.
room-wrong-file = outra mesa tem { $file }. Cada mesa precisa do seu arquivo do match.
room-wrong-empty = Não há mesas no arquivo. Escreva [[table]] em uma linha, e abaixo number e match.
room-key-match = Arquivo do match da mesa, como table7.toml.
room-not-there = Arquivo da sala não encontrado: { $file }.
room-good = O arquivo da sala não tem erros.
cli-room = Jogar matches em várias mesas, a partir de um arquivo da sala.
arg-room-file = o arquivo da sala.
arg-room-check = listar os erros do arquivo da sala.
arg-seat-table = o número da mesa, em uma sala com várias.
client-no-table = Não há match aberto aqui. Comece-o em outro terminal: { $program } match, depois o seu arquivo.
data-foreign = Nenhuma partida aqui: { $folder } é de outro usuário. Indique outra pasta de dados com --data.
client-stranger = Este match é de outro usuário. Inicie como esse usuário.
client-stuck = O match não responde. Veja o seu terminal.
client-gone = Conexão perdida. Esperando o match. Para sair, digite sair.
client-waits = Não enviado: conexão perdida. Esperando o match. Para sair, digite sair.
link-busy = Há outro match aberto neste computador. Termine-o primeiro, ou dê outra pasta a --data.
opening-strict =
    Ensaio de torneio.
    Digite o seu lance para anunciá-lo. Depois { $press }.
    Repita o lance do adversário: digite-o.
slip-stands = Tarde demais para corrigir: o relógio foi apertado. O lance conta.
help-strict-announce =
    É a sua vez. Digite o lance: é anunciado.
    Quando um peão promove, diga também a peça.
    Pode perguntar: último, repetir, registro, relógio, vez.
    Também: empate, reclamar repetição, abandonar.
    Para sair: sair.
    Mais: ajuda tudo, ajuda reclamar.
help-strict-press =
    O seu lance está anunciado. Agora apertar.
    Um engano, antes disso: corrigir cavalo f3.
help-strict-repeat =
    Digite o lance do adversário: isso o repete.
    Depois é a sua vez.
help-strict-wait =
    Não é a sua vez. Espere.
    Pode perguntar: último, repetir, registro, relógio, vez.
report-program-started = O programa inicia: { $when }.
report-passphrases = Senhas erradas: { $count }, envelope: { $envelope }.
report-seated = As { $color } colocam uma peça em { $square }.
report-seated-man = As { $color } colocam uma peça em { $square }: { $piece }.
report-adjusting = As { $color } dizem: ajeito.
report-plays = As { $color } jogam em outro aparelho: { $board }.
report-screen = tela
report-clock-pressed = As { $color } apertam o relógio.
report-flag-claimed = As { $color } reclamam a queda da bandeira.
report-resigned = As { $color } abandonam.
report-not-pressed = As { $color } não apertaram. O relógio continua andando.
report-illegal-position = O lance era ilegal: dois reis em xeque, ou um peão na última fileira. As { $color } têm um lance para acabar com isso.
report-asks = Ainda é possível dar mate? Está sendo examinado.
report-passphrase-right = Mesa aberta, senha certa: { $place }.
report-passphrase-wrong = Senha errada: { $place }.
report-envelope-right = Envelope, senha certa: { $place }.
report-envelope-wrong = Envelope, senha errada: { $place }.
report-file-old = O arquivo do match mudou: { $keys }. O árbitro mantém as condições antigas.
report-file-new = O arquivo do match mudou: { $keys }. O árbitro começa esta partida com as condições novas. A anterior foi deixada.
report-file-taken = O arquivo do match mudou: { $keys }. Conta daqui em diante. Nenhuma condição da partida mudou.
records-no-sound = Sem arquivo de som dos anúncios: { $reason }.
records-no-match = A partida { $game } não é um match. { $program } games lista todas.
seat-not-here = { $name }: não num match.
seat-home-only = Não num match.
seat-alone = { $name }: só num match.
seat-sheet-hole = Anote primeiro o lance { $number }, { $color }.
seat-no-board = Não tem tabuleiro neste match.
clocks-run-on = Os relógios continuam andando.
desk-clocks-run-on = Os relógios continuam andando: pausa os para.
button-menu-how = Apertar: próximo. Segurar: executar.
button-of-other = Esse era o outro botão. Apertam as { $color }.
seat-over = A partida acabou. Digite assinar e o resultado.
seat-boards = Seu tabuleiro está no arquivo do match. Para procurá-lo de novo: tabuleiro-eletrônico ligar.
seat-must-seal = Sele o seu lance: digite selar e o lance.
seat-taken = As { $color } jogam agora noutro terminal.
seat-help-code = O árbitro tem o código deste lugar. Digite-o como está no arquivo do match.
seat-code-wrong = Código errado. Digite de novo. Só Enter: sair.
seat-code-wait = Código errado. Espere { $seconds } { $seconds ->
         [one] segundo
        *[other] segundos
    }, depois digite de novo. Só Enter: sair.
seat-code-early = Cedo demais, não verificado. Espere { $seconds } { $seconds ->
         [one] segundo
        *[other] segundos
    }, depois digite de novo. Só Enter: sair.
seat-must-record = Falta na sua planilha o lance { $number }, { $color }. Anote-o antes de jogar.
seat-need-not-record = Pode deixar de registrar por agora.
arbiter-called = O árbitro foi chamado. Os relógios continuam andando.
sheet-by-hand = Registra à mão. Só a sua planilha tem os lances.
sheet-by-hand-theirs = O seu adversário registra à mão.
sheet-not-read = Não entendido. Anote as duas casas, como g1 f3.
sheet-not-clear = Não é claro. Anote as duas casas, como g1 f3.
sheet-two-moves = Um lance de cada vez. Anote o primeiro.
confirm-sign = O resultado registrado: { $due ->
        [white] ganham as Brancas
        [black] ganham as Pretas
       *[draw] empate
    }. Assinar mesmo assim: { $signed ->
        [white] ganham as Brancas
        [black] ganham as Pretas
       *[draw] empate
    }? Decide então o árbitro. sim ou não.
help-seat =
    O seu lance: cavalo f3. Depois apertar.
    Perguntar: último, relógio, registro.
    Fazer: empate, aceitar, recusar, abandonar.
    Reclamar: reclamar repetição, reclamar bandeira.
    Chamar: árbitro, tocado e4, duas-mãos.
    A planilha: escrever e4, riscar, assinar 1-0.
    Mais: ajuda tudo, ajuda reclamar.
help-seat-typed =
    O seu lance: cavalo f3.
    Perguntar: último, relógio, registro.
    Fazer: empate, aceitar, recusar, abandonar.
    Reclamar: reclamar repetição, reclamar bandeira.
    Chamar: árbitro, tocado e4, duas-mãos.
    A planilha: escrever e4, riscar, assinar 1-0.
    Mais: ajuda tudo, ajuda reclamar.
help-seat-announcing =
    O seu lance: cavalo f3, depois apertar.
    O lance do adversário: digite-o para repetir.
    Um engano: corrigir cavalo f3.
    Está no seu tabuleiro: executado.
    Perguntar: último, relógio, registro.
    Fazer: empate, abandonar, reclamar repetição.
    Chamar: árbitro, tocado e4, duas-mãos.
    A planilha: escrever e4, riscar, assinar 1-0.
    Mais: ajuda tudo, ajuda reclamar.
help-seat-sealing =
    A partida está adiada. Sele o seu lance: selar cavalo f3.
    Mais ninguém o ouve, e o seu relógio anda até lá.
    O relógio: relógio. A planilha: registro. Chamar: árbitro.
    Mais: ajuda tudo, ajuda selar.
help-seat-over =
    A partida acabou.
    Digite assinar e o resultado.
    A sua planilha lê-se com registro.
help-executed =
    executado: o lance do adversário está no seu tabuleiro, feito por você ou pelo assistente.
desk-help = Os relógios: começar, pausa, retomar.
    Saber: assuntos, fatos, comparar, diário.
    Decidir: aceitar, rejeitar, protelar, arquivar.
    Sancionar: advertir brancas, dar-tempo brancas 2, resultado 1-0.
    Fechar a mesa aqui: sair.
    Mais: ajuda tudo, ajuda repor.
desk-nothing-typed = Nada escrito. Digite um comando da mesa, ou ajuda.
desk-do-told = Quando estiver feito, digite arquivar.
desk-do-told-numbered = Quando estiver feito, digite arquivar { $number }.
desk-do-appeal = A comissão decide. Digite recurso { $number } procedente ou recurso { $number } improcedente, com a razão.
desk-which-matter = Qual? Digite { $name } e o número, como { $name } 2.
desk-no-such-matter = Não há assunto { $number }. Para os ouvir, digite assuntos.
desk-sure-time = { $what } Uma mudança incomum. Sim ou não?
desk-touch-kept = Nenhum lance a desfazer: as { $color } jogaram ou capturaram a peça de { $square }. { $number ->
    [0] Se espera em assuntos, arquive aí.
   *[other] Digite arquivar { $number }.
}
desk-legal = Legal pelo registro: o último lance das { $color }. Se os tabuleiros ou as planilhas dizem outra coisa, digite comparar.
desk-sure-sign-off = Encerrar? O match termina e escrevem-se os documentos. Sim ou não?
desk-help-yes-or-no = sim: faz-se e registra-se. não: nada muda.
desk-sure-adjourned = Encerrar até o recomeço? Escrevem-se os documentos. Sim ou não?
desk-signed-off-already = O match já está encerrado.
desk-writing = Escrevendo os documentos.
desk-wants-nothing = Digite só { $name }.
desk-wants-voice = { $name } precisa de uma língua: { $name } pt-br, { $name } en.
desk-no-yes-or-no = Isto não se decide com sim ou não. Para ouvir as respostas, digite assuntos.
desk-do-accept = Digite aceitar ou rejeitar.
desk-do-stopped = Motivo válido? Digite aceitar, e a partida continua, ou rejeitar.
desk-do-touch = Digite aceitar ou arquivar.
desk-do-two-hands = Digite aceitar ou arquivar.
desk-do-numbered = Digite aceitar { $number }, ou arquivar { $number }.
desk-do-quickplay = Digite aceitar, rejeitar ou protelar.
desk-do-quickplay-numbered = Digite aceitar { $number }, rejeitar { $number } ou protelar.
desk-do-compare = Digite comparar.
desk-do-penalty = Digite uma penalização, como advertir ou tirar-tempo, ou arquivar.
desk-do-no-move = O último ato ilegal das { $color }, se contar. Digite aceitar { $number } para contar, ou arquivar { $number }.
desk-do-position = Digite repor ou posição, depois retomar.
desk-do-rule = Decida como for preciso, ou digite arquivar.
desk-do-default-time = Digite tolerância e minutos, ou arquivar para continuar à espera.
desk-do-sheets = Quando acabarem, digite retomar. Se faltam lances a ambos: reconstituir.
desk-do-session = Digite adiar, ou arquivar para continuar jogando.
desk-do-result = Que ambos assinem o mesmo resultado, ou digite resultado.
desk-do-signed = Vale, se você não decidir outra coisa. Digite aceitar, ou rejeitar para manter o resultado da partida.
desk-do-open = Digite abrir. Para desculpar o atraso, arquivar.
desk-fact-runs = A partida está em andamento.
desk-two-hands-unpressed = Um lance ilegal, logo que as { $color } apertarem o relógio.
desk-misrecorded = Registro errado: { $place }. Registrado: { $recorded }. Escrito: { $written }.
desk-propose = Para decidir assim, digite aceitar. FIDE 2023, D.2.9.
desk-propose-none = Sem proposta: pergunte aos jogadores, depois digite repor ou posição.
offence-other-hand = Relógio: as { $color } apertaram com a outra mão ou deixaram o dedo nele.
offence-upset = Peças: as { $color } derrubaram algumas e apertaram o relógio.
offence-misuse = As { $color } bateram no relógio, o levantaram ou o derrubaram.
offence-leaving = As { $color } saíram sem permissão.
offence-telephone = As { $color } estavam com um telefone, ou ele tocou.
desk-propose-loss = Partida perdida para as { $color }: digite aceitar.
desk-propose-time = Mais dois minutos para as { $color }: digite aceitar.
desk-points-scale = Aqui os pontos seguem o resultado: { $scale }. Digite resultado e 1-0.
desk-propose-warning = Para advertir as { $color } por isso, digite aceitar.
desk-no-adjournment = Sem adiamento: o arquivo do match não o permite.
desk-no-session = Não resta nada de uma sessão conhecida. Digite adiar, ou diga os minutos: adiar antes 45.
desk-envelope-passphrase = Envelope: digite a senha da mesa. Só Enter: fica fechado.
desk-help-envelope = Digite a senha que abre a mesa. O lance secreto é então feito.
desk-envelope-wrong = Senha errada. Digite de novo. Só Enter: o envelope fica fechado.
desk-game-over = A partida acabou. Digite revogar para revogar o fim, ou encerrar.
desk-then-over = Digite revogar para revogar o fim, ou encerrar.
desk-then-over-ruled = Revogar a decisão { $number }: revogar { $number }. Ou encerrar.
desk-game-over-ruled = A partida acabou. Digite revogar { $number } para revogar a decisão { $number }, ou encerrar.
desk-resumption-past = Esse dia já passou: { $date }. Digite um posterior.
desk-resumption-missing = Quando e onde continua? Digite continuação, depois data, hora e lugar.
desk-sealed-again = O lance secreto não se pode jogar. Se os jogadores concordam num lance: perdido e o lance, como perdido Cf3. Sem lance, digite resultado.
desk-open-now = Digite abrir.
desk-open-if-there = As { $color } estão presentes? Então digite abrir. Se não, digite ausente { $player }.
desk-not-begun = A partida não começou. Digite começar.
desk-ruling-stays = { $helps ->
    [revoked] A decisão { $number } já está revogada.
    [position] A decisão { $number } não pode ser revogada: a partida continuou. Digite posição, ou repor, como repor 12 pretas.
    [moves] A decisão { $number } não pode ser revogada: a partida continuou. Digite contador-de-lances.
    [penalty] A decisão { $number } não pode ser revogada. Digite revogar { $next } para a sua penalização.
    [touch] A decisão { $number } não pode ser revogada: o jogador continuou. Digite { $restore }: então as { $color } podem jogar de novo { $back ->
        [0] qualquer lance.
       *[other] { $move }.
    }
    [waive] A decisão { $number } não pode ser revogada: a partida continuou. Digite toque e a casa.
    [increment] A decisão { $number } não pode ser revogada: a partida continuou. Digite incremento ligar ou incremento desligar.
    [offer] A decisão { $number } não pode ser revogada: a partida continuou. O adversário pode recusar.
    [default-time] A decisão { $number } não pode ser revogada: a partida continuou. Digite tolerância e minutos.
    [dismissed] A decisão { $number } não pode ser revogada: a partida continuou. Decida com toque, duas-mãos, advertir ou outra penalização.
    [quickplay] A decisão { $number } não pode ser revogada: a partida continuou. Digite resultado, dar-tempo ou tirar-tempo.
    [end] A decisão { $number } deixou a partida continuar. Para a acabar de novo, digite resultado ou derrota.
    [again] A decisão { $number } revogou a decisão { $of }. Para decidir isso de novo, digite o seu comando, como dar-tempo brancas 2.
   *[other] A decisão { $number } não pode ser revogada: a partida continuou. Digite repor, acertar-relógio ou resultado.
}
desk-paused = Relógios parados. Digite retomar.
desk-boards-then-resume = Relógios parados. Quando os tabuleiros estiverem certos, digite retomar.
desk-matters-again = { $count ->
    [one] Um assunto espera
   *[other] { $count } assuntos esperam
} de novo. Digite assuntos.
desk-resume-when-ready = Quando todos estiverem prontos, digite retomar.
desk-judging = As { $color } ainda podem dar mate? Está sendo examinado.
desk-not-pressed = As { $color } não apertaram o relógio, as { $opponent } continuam. Ninguém o pode dizer.
desk-illegal-position = O último lance era ilegal: dois reis em xeque, ou um peão na última fileira. As { $color } têm um lance para reclamar ou acabar com isso.
desk-wrong-at = Senha errada: { $place }.
desk-envelope-wrong-at = Senha do envelope errada: { $place }.
help-desk-resume = retomar: aciona os relógios de novo.
help-desk-matters =
    assuntos: tudo o que espera a sua decisão, com os fatos e os comandos para isso.
help-desk-facts =
    fatos: repetições com os seus lances, os cinquenta lances, material, tempos, lances ilegais, tabuleiros.
help-desk-log =
    diário: as dez últimas notas do diário.
    diário 30: mais notas.
    Tempos contados do início do match.
help-desk-adjudicate =
    adjudicar 1-0 Anna Muster: este resultado, porque Anna Muster avaliou a posição.
    O arquivo do match tem de o permitir.
help-desk-exclude = afastar brancas: as Brancas ficam fora das próximas rodadas.
help-desk-expel = expulsar brancas: as Brancas ficam fora do evento.
help-desk-flag = bandeira brancas: caiu a bandeira das Brancas.
help-desk-open =
    abrir: abre o envelope com a senha. A partida continua.
help-desk-sign-off =
    encerrar: termina o match e escreve os seus documentos.
help-desk-talk =
    língua pt-br: a mesa fala português do Brasil. língua en: inglês.
help-desk-leave =
    sair: fecha a mesa aqui.
    A senha a abre de novo.

ended-resignation-no-mate = Empate apesar do abandono. O adversário não pode dar mate por nenhuma série de lances legais.
illegal-cannot-reach = { $role ->
    [king] Seu rei não chega a { $square }.
    [queen] Nenhuma dama sua chega a { $square }.
    [rook] Nenhuma torre sua chega a { $square }.
    [bishop] Nenhum bispo seu chega a { $square }.
    [knight] Nenhum cavalo seu chega a { $square }.
   *[pawn] Nenhum peão seu chega a { $square }.
}
illegal-not-from-there = Lance ilegal a partir dessa casa: { $piece } para { $square }.
illegal-no-castling-right = Você não pode mais rocar para lá: o rei ou a torre já se moveram.
illegal-castling-never = Você não pode rocar para lá: a posição inicial não permite.
illegal-castling-blocked = Agora você não pode rocar para lá: há uma peça no caminho.
illegal-castling-attacked = Agora você não pode rocar para lá: o rei passaria por xeque ou acabaria em xeque.
found-displaced = Havia peças deslocadas. Foram recolocadas.
put-back = Peças recolocadas. A peça tocada continua obrigando as { $color }.
board-put-back-free = Peças recolocadas. Pode jogar qualquer lance.
board-put-back = Peças recolocadas. A peça tocada continua obrigando.
help-tones =
    sinais ligar, sinais desligar.
    Um toque grave: casa escura.
    Uma oitava acima: casa clara.
    Uma batida: a borda.
    Duas notas descendo: captura.
    Duas subindo: xeque.
    Um zumbido: lance ilegal.
    Três bipes: pouco tempo.
desk-unsure = sensor com defeito
desk-told-board-lost = Tabuleiro perdido: { $color }. O jogador continua digitando.
desk-absent-loses = Marcar as { $color } ausentes? As { $color } perdem então na hora: a tolerância se esgotou.
arg-import-letters = no arquivo, as peças têm as letras desta voz: pt-br, por exemplo.
confirm-lapsed = { $what ->
    [draw] Empate não proposto.
    [resign] Abandono cancelado.
    [takeback] Nenhum lance desfeito.
    [resume] Fica nesta partida.
    [claim] Nada reclamado.
    [seal] Lance não selado.
    [sign] Não assinado.
   *[new] Nenhuma partida nova começada.
}
voices-new =
    Nova voz: { $folder }
    Traduza os seus arquivos. Depois verifique-os: { $program } voices check { $parent }
voices-new-exists = { $folder } já existe. Mude o seu nome, ou indique outra pasta.
voices-new-fails = { $folder } não pode ser criada: { $reason }.
voice-state = Estado desconhecido: { $state }. Digite draft, read ou spoken.
voice-untranslated =
    { $count ->
        [one] Falta uma frase. É dita em outra língua: { $names }.
       *[other] Faltam { $count } frases. São ditas em outra língua: { $names }.
    }
help-repertoire =
    repertório italiana: uma das 45 aberturas incluídas. repertório italiana pretas: do outro lado.
    repertório aberturas: todas, cinco de cada vez.
    repertório meu: as suas aberturas, do seu arquivo meu.pgn na pasta repertoire da pasta de dados. Digite os seus lances.
    repertório partidas: o que jogou pelo menos duas vezes. repertório partidas pretas: um só lado, também brancas.
    repertório: todas, e quanto há para praticar.
    dica: ajuda, em quatro passos. dados: os lances de novo.
    seguinte: o lance, e adiante.
    fechar: volta à sua partida.
setting-mouse = Se o mouse pega e solta peças na tela.
setting-key-hints = Se a tela mostra o que as teclas fazem.
setting-pictures = Se as peças na tela são imagens, quando o terminal as mostra.
cli-voices-new = Criar uma pasta para uma língua nova, a traduzir.
arg-mouse = se o mouse pega e solta peças na tela: on ou off.
arg-key-hints = se a tela mostra o que as teclas fazem: on ou off.
arg-pictures = se as peças na tela são imagens: on ou off.
voice-unconfirmed = Voz { $name }: a confirmar: { $words }.
health-speech-unread = Fala: espeak-ng não consegue ler a língua { $language }. Configure outra voz no servidor de fala, ou use um leitor de tela.
pictures-none = Este terminal não mostra imagens. As peças são desenhadas com caracteres.
pictures-absent = Este programa foi compilado sem imagens. Veja em docs/guide.md como obtê-las.
reason-voices = as vozes deste sistema não funcionam; para deixar a fala com o leitor de tela, digite fala desligar
health-speech-system-missing = Fala: a língua { $language } não tem voz. Adicione uma nas configurações de fala do sistema.
health-terminal-unread-elsewhere =
    Terminal: os leitores de tela não leem { $name }. Use o { $system ->
        [windows] Terminal do Windows
       *[macos] Terminal do macOS
    }.
health-tried-windows = Sistema: Windows. Os autores só o testaram no Wine, sem leitor de tela. Se você usa NVDA ou JAWS, conte-nos como ele lê.
health-tried-macos = Sistema: macOS. Os autores o compilaram e nunca o executaram. Se você usa VoiceOver, conte-nos como ele lê.
health-tried-nowhere = Sistema: ninguém o testou aqui ainda. Conte-nos como funciona.
reason-no-name = nenhum arquivo pode ter esse nome
paste-game = Uma partida inteira, nada colado. Salve-a em um arquivo e depois, no terminal: { $program } import e o nome dele.
law-reconstruction = Nenhuma planilha completa: a partida é reproduzida em outro tabuleiro, sob o controle do árbitro. Se os lances não forem encontrados, o próximo é o primeiro do próximo período.
ruling-next-period = Os lances não foram encontrados. O próximo é o primeiro do próximo período.
desk-found-how = Digite lance após lance. desfazer tira o último. No fim: lances-conhecidos. Se não forem encontrados: próximo-período.
desk-found-same = A posição foi alcançada. Digite lances-conhecidos.
desk-found-not-yet = Encontre os outros lances, ou digite próximo-período. Se o tabuleiro está errado: posição.
desk-found-first = Nada está sendo reconstituído. Digite primeiro reconstituir.
help-desk-reconstruct =
    reconstituir: guia pelos lances que nenhuma planilha tem.
    reconstituir 20: a partir do lance 20.
    Depois digite lance após lance.
help-desk-next-period =
    próximo-período: os lances não foram encontrados. O próximo é o primeiro do próximo período.
delete-match = A partida { $game } é um confronto. Os confrontos ficam guardados.
help-note =
    nota 5 bom final: uma nota sobre a partida 5.
    nota e um texto: sobre esta partida.
    nota 5: a nota de novo. Também: dados.
help-rematch =
    revanche: a mesma partida outra vez, com as cores trocadas.
    Depois do fim de uma partida, em casa.
results-none = Você ainda não tem partidas terminadas.
remark-tag-in-comment = Um comentário contém a etiqueta { $word }. Talvez falte a chave de fechamento.
why-move-in-comment = lance em um comentário
speech-is-starting = A fala está iniciando.
argument-print = { $name } precisa do nome de um arquivo, como partida.txt, ou de braille ou texto.

## Num torneio

tournament-new = { $name }: { $players } { $players ->
    [one] jogador
   *[other] jogadores
}, ainda nenhuma rodada.
tournament-open = { $name }: rodada { $round } de { $rounds }, { $players } { $players ->
    [one] jogador
   *[other] jogadores
}.
tournament-new-teams = { $name }: equipes { $players }, nenhuma rodada.
tournament-open-teams = { $name }: rodada { $round } de { $rounds }, equipes { $players }.
tournament-next-pair = Agora: emparceire a rodada { $round } com emparceirar. Para todos os comandos: ajuda.
tournament-next-results = Agora: digite resultados, como resultado 1 1-0. Para todos os comandos: ajuda.
tournament-next-standings = Todas as rodadas acabaram. Para a tabela final digite classificação.
tournament-nothing-typed = Nada escrito. Digite um comando, ou ajuda.
tournament-which-player = Que jogador? { $names }. Digite o número.
tournament-no-player = Não há jogador { $text }. Para ver todos digite inscritos.
tournament-help = Antes: torneio, inscritos, inscrever, sorteio.
    Rodadas: emparceirar, emparceiramentos, resultado, faltam, adiar.
    Jogadores: jogador, ausente, retirar, reintegrar, separar, alterar.
    Perguntas: adversário, grupo, possível.
    Equipes: constituição. Empates: desempatar. Grupos: apurar.
    Tabela: classificação, porquê, quadro, prêmios.
    Arquivos: avisos, relatório, partidas, exportar, mesas.
    Acertar: corrigir, diário, revogar. Sair: sair.
    Mais: ajuda tudo, ajuda emparceirar, explicar.
tournament-wants-nothing = { $name } não leva nada a seguir: digite só isso.
tournament-wants-player = Digite um jogador após { $name }: { $name } 7, ou { $name } ana.
tournament-wants-bye = Digite um jogador após { $name }, e 1/2 se recebe meio ponto: { $name } 7 1/2.
tournament-wants-players = Digite dois jogadores após { $name }: { $name } 3 7.
tournament-wants-entry = Digite um nome após { $name }, e o Elo: { $name } Silva, Ana 1650.
tournament-wants-amendment = Digite um jogador após { $name }, uma chave do arquivo e o valor: { $name } 7 rating 1850.
tournament-wants-goal = Digite um jogador após { $name }, e um lugar: { $name } 7 3.
tournament-wants-varma = Digite só { $name }, ou { $name } varma.
tournament-wants-pairs = Digite os pares após { $name }, as Brancas primeiro, o bye sozinho: { $name } 1-4 2-3 5.
tournament-wants-result = Digite o tabuleiro após { $name }, depois o resultado: { $name } 4 1-0.
tournament-wants-correction = Digite após { $name } rodada, tabuleiro e resultado: { $name } 2 4 1-0.
tournament-wants-board = Digite um tabuleiro após { $name }: { $name } 4.
tournament-wants-line-up = Digite uma equipe após { $name }, e os lugares dos jogadores: { $name } 2 1 3 4.
tournament-wants-tie = Digite um tabuleiro após { $name }: { $name } 2, ou { $name } 2 1-0.
tournament-wants-qualified = Digite só { $name }, ou números: { $name } 1 5 2 8.
tournament-wants-round = Digite só { $name }, ou uma rodada: { $name } 3.
tournament-wants-act = Digite uma ação após { $name }, pelo número: { $name } 12. Os números: diário.
tournament-wants-number = Digite só { $name }, ou um número: { $name } 30.
tournament-wants-file = Digite um arquivo após { $name }: { $name } club.trf.
tournament-wants-command = Digite só { $name }, ou um comando: { $name } emparceirar.
tournament-wants-term = Digite só { $name }, ou uma palavra: { $name } Buchholz.
tournament-correct-what = Rodada { $round }, tabuleiro { $board }: { $result }, antes { $had }.
tournament-pairings-stay = As rodadas seguintes ficam como estão.
tournament-playing = Rodada { $round }, tabuleiro { $board }: jogam { $white } e { $black }.
tournament-postponed = Adiada, rodada { $round }, tabuleiro { $board }: { $white } e { $black }.
tournament-adjourned = Suspensa, rodada { $round }, tabuleiro { $board }: { $white } e { $black }. Para emparceirar sem ela: adiar { $board }.
tournament-pair-without = Sem resultado, rodada { $round }, tabuleiro { $board }: { $white } e { $black }. Conta como empate neste emparceiramento.
tournament-pair-appeal = Recurso aberto, rodada { $round }, tabuleiro { $board }: { $white } e { $black }. O resultado conta como está.
outcome-white-forfeit = Brancas por WO
outcome-black-forfeit = Pretas por WO
tournament-round-over = A rodada { $round } acabou.
tournament-all-over = A última rodada acabou. Para a tabela final digite classificação.
tournament-third-forfeit = Terceiro WO de { $player }: por isso a maioria dos regulamentos exclui. Para excluir: retirar.
tournament-entered-late = Inscrição: { $player }, a partir da rodada { $round }.
tournament-paired-tables = Rodada { $round }: emparceirada pelas tabelas.
tournament-paired-arbiter = Rodada { $round }: emparceirada à mão.
tournament-paired-rules = Rodada { $round }: emparceirada pelas regras do sistema.
tournament-paired-lots = Rodada { $round }: sorteada com { $number }.
tournament-paired-program = Rodada { $round }: emparceirada por { $program }.
tournament-ended = Tabuleiro { $board }, rodada { $round }: { $white }, { $black }: { $result }.
tournament-corrected = Corrigido, tabuleiro { $board }, rodada { $round }: { $white }, { $black }: { $result }.
tournament-absent = Ausente na rodada { $round }: { $player }.
tournament-absent-half = Bye de meio ponto, rodada { $round }: { $player }.
tournament-absent-full = Bye de um ponto, rodada { $round }: { $player }.
tournament-returned = Volta a partir da rodada { $round }: { $player }.
tournament-lined-up = Escalação de { $player }, rodada { $round }: { $names }.
tournament-decided = Tabuleiro { $board }, rodada { $round }: passa { $player }. Decidido por: { $decider }.
tournament-decided-lots = Tabuleiro { $board }, rodada { $round }: passa { $player }. Sorteio com { $number }.
tournament-qualify-shared = Grupo { $number }, lugar { $place } dividido. Digite todos os que passam, os mais fortes primeiro: apurar 1 5 2 8.
tournament-refused-player = Não há tal jogador. Para ver todos digite inscritos.
tournament-refused-name = Falta um nome. Digite-o após inscrever.
tournament-refused-late = Sem inscrições tardias: as tabelas não têm lugar após a rodada 1.
tournament-refused-paired = A rodada { $round } já está emparceirada.
tournament-refused-round = Não há rodada { $round }. Há { $rounds }.
tournament-refused-players = Não com { $count } { $count ->
    [one] jogador
   *[other] jogadores
}: o sistema não permite.
tournament-refused-numbers = Tarde demais: a rodada 1 está emparceirada com estes números.
tournament-refused-next = A próxima rodada é a { $round }.
tournament-refused-playing = A rodada { $round } não acabou: tabuleiros { $boards }. Digite resultados, ou adiar.
tournament-refused-last = Todas as rodadas estão emparceiradas.
tournament-refused-board = Não há tabuleiro { $board } na rodada { $round }. Há { $boards }.
tournament-refused-result = Já tem resultado: { $result }. Para acertar: corrigir.
tournament-refused-no-result = Ainda não tem resultado. Para dar um: resultado.
tournament-refused-left = Não estava no torneio naquele momento.
tournament-refused-no-teams = Aqui não jogam equipes.
tournament-refused-which = O match { $board } tem vários tabuleiros. Digite um: resultado { $board }.1 1-0.
tournament-refused-many = Jogadores demais. Tabuleiros por match: { $boards }.
tournament-refused-member = Não há jogador { $number } nesta equipe. A lista: jogador e a equipe.
tournament-refused-board-order = Fora da ordem de tabuleiros: jogador { $number }. A ordem é a da lista da equipe.
tournament-refused-nobody = É preciso pelo menos um jogador.
tournament-refused-begun = O match já começou.
tournament-refused-qualify = Digite uma vez cada jogador que passa. São { $count }.
tournament-refused-members = Os jogadores ficam na sua equipe.
tournament-breach-twice = Duas vezes na rodada: { $player }.
tournament-breach-met = Já jogaram na rodada { $round }: { $white } e { $black }.
tournament-pairing = { $program } está emparceirando.
tournament-pairing-still = Um programa está emparceirando. Para parar: parar.
tournament-no-program = Não há programa de emparceiramento. Instale gacrux ou bbpPairings, ou digite os pares após emparceirar.
tournament-program-missing = { $program } não inicia. Digite os pares após emparceirar, ou instale-o de novo.
tournament-program-stuck = { $program } demora demais, foi parado. Digite os pares após emparceirar.
tournament-program-endless = { $program } escreve demais, foi parado. Digite os pares após emparceirar.
tournament-answer-unreadable = { $program } não emparceirou: { $why } Digite os pares após emparceirar.
tournament-answer-byes = dois byes numa rodada.
tournament-rounds = Rodadas: { $value }.
tournament-boards = Tabuleiros por match: { $value }.
system-match = match de dois
tournament-nobody = Ainda não há inscritos. Digite inscrever e um nome.
tournament-no-round-yet = Ainda não há rodada emparceirada. Digite emparceirar.
tournament-no-round = A rodada { $round } não está emparceirada. Há { $rounds }.
tournament-round = Rodada { $round }:
tournament-match = Match { $board }: { $white }, { $black }.
tournament-match-score = Match { $board }: { $white } { $own }, { $black } { $other }.
tournament-tied-by = Empate no tabuleiro { $board }. Decide: { $decider }. Digite desempatar { $board }.
tournament-standings = Após a rodada { $round }:
tournament-left = Tudo fica salvo.
tournament-proposed = Proposta para a rodada { $round }:
tournament-proposed-lots = Proposta para a rodada { $round }, sorteada com { $number }:
tournament-no-proposal = Nada se encontra por estas regras. Digite os pares: emparceirar 1-4 2-3 5.
tournament-player-team = Equipe: { $value }.
tournament-card-won = Rodada { $round }: { $color }, vitória contra { $player }.
tournament-card-drawn = Rodada { $round }: { $color }, empate com { $player }.
tournament-card-lost = Rodada { $round }: { $color }, derrota contra { $player }.
tournament-card-forfeit-won = Rodada { $round }: vitória por WO de { $player }.
tournament-card-forfeit-lost = Rodada { $round }: WO contra { $player }.
tournament-card-now = Rodada { $round }, tabuleiro { $board }: { $color } contra { $player }.
tournament-card-half = Rodada { $round }: bye, meio ponto.
tournament-card-full = Rodada { $round }: bye, um ponto.
tournament-card-bye = Rodada { $round }: bye, sem adversário.
tournament-card-absent = Rodada { $round }: não jogada.
tournament-not-paired = { $player }: sem par na rodada { $round }.
tournament-could-not-yet = Só com a última rodada emparceirada, e sem equipes.
tournament-could-too-many = Partidas abertas demais: { $count }. Pergunte quando algumas acabarem.
tournament-counts-for-nobody = { $player } não tem lugar: menos da metade das partidas.
tournament-shared = O lugar é compartilhado com { $player }.
tournament-part = Rodada { $round }: { $value } de { $player }.
tournament-part-own = Rodada { $round }: { $value }.
tournament-part-weighed = Rodada { $round }: { $value }, por { $brought } de { $player } e { $scored } de resultado.
tournament-part-dummy = Rodada { $round }, não jogada: { $value }, { $reason }.
tournament-dummy-draws = como um empate em cada rodada
notice-title = { $name }, rodada { $round }
notice = { $player }: rodada { $round }, tabuleiro { $board }, { $color } contra { $opponent }.
notice-seat = { $player }: rodada { $round }, tabuleiro { $board }, { $color } contra { $opponent }, assento { $seat }.
notice-bye = { $player }: rodada { $round }, bye.
tournament-games-unread = Partidas das mesas não lidas: { $reason }. Nada foi escrito.
round-report-title = { $name }, rodada { $round }: relatório
round-report-appeal = Recurso não decidido: tabuleiro { $board }, { $white } e { $black }.
tournament-not-kept = Não feito, não foi possível salvar: { $reason }.
tournament-damaged = Diário danificado: a ação { $number } não é possível. { $why } O arquivo do torneio pode ser outro.
tournament-damaged-line = Diário danificado: não dá para ler a ação { $number }.
tournament-not-there = Não há tal arquivo: { $file }. Para começar um, veja tournament.md.
tournament-ask-begin =
    Um novo arquivo de torneio, cerca de 8 perguntas e os jogadores.
    Só Enter: a resposta proposta.
    atrás: a pergunta anterior.
    Control-C: parar. As respostas ficam salvas.
tournament-ask-name = Nome do torneio, com o ano se ele se repete todo ano.
tournament-ask-system = Qual sistema?
tournament-ask-rounds = Quantas rodadas?
tournament-ask-boards = Tabuleiros por match, se jogarem equipes.
tournament-ask-ties = Desempates na sua ordem.
tournament-ask-first-team = Primeira equipe.
tournament-ask-team = Equipe { $number }. Enter: não há mais equipes.
tournament-ask-help-player = Digite o sobrenome, uma vírgula, o nome e o Elo. O Elo pode faltar.
tournament-ask-too-many = Rodadas a mais para { $count } participantes: { $rounds } no máximo. Mude rounds no arquivo.
tournament-ask-review = Para gravar o arquivo, aperte Enter. Para mudar a última resposta: atrás.
tournament-from-done = Importado: jogadores { $players }, rodadas { $rounds }.
tournament-from-there = Um torneio { $name } já está salvo. Dê a este outro nome no seu arquivo.
tournament-from-teams = Nada importado: equipes, jogadores e pontos não batem.
tournament-from-by-hand = Nada importado: há pontos dados manualmente.
tournament-from-round = Nada importado: a rodada { $round } tem resultados ou byes que aqui não existem.
exchange-no-player = nenhum jogador neste arquivo.
exchange-too-great = o número é grande demais.
exchange-oneself = um jogador contra si mesmo.
exchange-two-opponents = dois adversários na rodada { $round }, número { $number }.
exchange-contradiction = outro resultado na rodada { $round }, número { $number }.
exchange-players-missing = { $told } jogadores anunciados, { $found } encontrados. O arquivo não está completo.
event-wrong-form = não é linha de um arquivo de torneio.
event-wrong-part = comece-a com colchetes duplos: [[{ $part }]].
event-wrong-missing = { $key } falta no arquivo do torneio.
event-wrong-team = a equipe { $name } está lá duas vezes.
event-wrong-no-team = não há equipe { $name } neste arquivo.
event-wrong-teamless = o jogador { $name } não tem equipe.
event-wrong-empty-team = a equipe { $name } não tem jogadores.
event-wrong-unfit = { $key } não combina com o resto do arquivo.
event-can-federation = Devem ser três maiúsculas, como BRA.
event-can-gifts = Deve ser uma lista de prêmios, como Taça, Livro, sem classe visual.
name-tournament-event = torneio, evento, regulamento
help-tournament-amend = alterar 7 rating 1850: corrige uma inscrição, com uma chave do arquivo.
help-tournament-draw = sorteio: os números iniciais ao acaso; sorteio varma: os da mesma federação jogam cedo entre si.
name-tournament-return = reintegrar, retorno
help-tournament-return = reintegrar 7: um jogador retirado volta a partir da próxima rodada.
help-tournament-absent = ausente 7: fora da próxima rodada; ausente 7 1/2: com meio ponto.
help-tournament-apart = separar 3 7: estes dois não se enfrentam.
help-tournament-line-up = constituição 2 1 3 4: a equipe 2 joga com 1, 3 e 4 da lista; 0 é um tabuleiro vazio.
help-tournament-pair = emparceirar: a próxima rodada; emparceirar 1-4 2-3 5: à mão, Brancas primeiro, o bye sozinho.
help-tournament-pairings = emparceiramentos: os tabuleiros da rodada; emparceiramentos 2: da rodada 2.
help-tournament-result = resultado 4 1-0: tabuleiro 4, ganham as Brancas; 1/2 é empate, +- e -+ WO.
help-tournament-postpone = adiar 4: o tabuleiro 4 joga depois, a próxima rodada pode ser emparceirada.
help-tournament-correct = corrigir 2 4 1-0: acerta um resultado, rodada 2, tabuleiro 4.
help-tournament-standings = classificação: a tabela; classificação 3: após a rodada 3.
help-tournament-player = jogador 7: rodadas, adversários e lugar de um jogador.
help-tournament-could = possível 7 3: que resultados da última rodada dão ao jogador 7 o lugar 3 ou melhor.
name-tournament-crosstable = quadro, quadro sinóptico, quadro cruzado
help-tournament-crosstable = quadro: cada rodada de cada jogador, 4w1 se ganhou de Brancas contra o 4.
tournament-no-prizes = Sem prêmios no arquivo do torneio. Cada um começa com [[prize]].
tournament-prizes-now = Como está após a rodada { $round }:
tournament-prize-shared = { $player }: { $amount }, dividido.
tournament-prize-none = { $player }: sem prêmio.
tournament-prize-hort = Hort: metade de { $own }, o prêmio do lugar, e metade de uma parte igual de { $sum } para { $count }.
tournament-prize-instead = Não também { $name }: um prêmio por jogador, o maior.
tournament-prize-lots = Lugar dividido por { $count }, um prêmio cada. Decide o regulamento ou o sorteio.
name-tournament-prizes = prêmios
help-tournament-prizes = prêmios: quem recebe qual prêmio; prêmios 7: o que recebe o jogador 7, e por quê.
help-tournament-notices = avisos: arquivos com uma linha para cada jogador, e uma página em letra grande.
help-tournament-report = relatório: arquivos com os resultados da rodada, os seus atos, o que está em aberto e a classificação.
help-tournament-games = partidas: as partidas da rodada em PGN, com lances e tempos onde as mesas os têm.
tournament-tables-none = Rodada { $round }: nenhuma partida por jogar.
tournament-tables-no-file = Sem arquivo de partida para as mesas. Escreva table = "table.toml" no arquivo do torneio; match --new cria um.
tournament-table-taken-back = Tabuleiro { $board }, rodada { $round }: anulado na mesa. Para anular aqui: revogar { $act }.
tournament-table-differs = Mesa { $table }, rodada { $round }: { $result }, assinado ali. Aqui está outro resultado: corrija um.
tournament-table-others = Mesa { $table }, rodada { $round }: os emparceirados são outros. Não aceito: { $result }.
help-tournament-tables = mesas: prepara as mesas da rodada, um arquivo de partida por mesa e um de sala; mesas 2: da rodada 2.
help-tournament-export = exportar club.trf: o torneio num arquivo para programas de emparceiramento e de Elo.
help-tournament-explain = explicar Buchholz: uma palavra dos torneios em uma frase; explicar: todas as palavras.
help-tournament-leave = sair: tudo fica salvo.

room-desk-passphrase = A senha da sala. Só Enter: sair.
room-desk-flag-in-claim = bandeira das { $color }, caída durante uma reclamação
room-desk-flag = bandeira das { $color } caída, { $score }
room-desk-has-none = Você não tem mesa. Digite seguinte, ou um número.
room-desk-open-elsewhere = Ocupada, mesa { $table }: está em outro terminal.
room-desk-resumed-one = Relógios andando, mesa { $table }.
room-desk-resumed = Relógios andando: { $count } mesas.
room-desk-wants-table = Digite uma mesa depois de { $name }: { $name } 7.
room-desk-wants-maybe-table = Digite só { $name }, ou uma mesa: { $name } 7.
room-desk-wants-followed = Digite uma mesa depois de { $name }: { $name } 7, ou { $name } nenhuma.
room-desk-wants-minutes = Digite só { $name }, ou minutos: { $name } 5.


cli-tournament = Dirigir um torneio, a partir de um arquivo: inscritos, emparceiramentos, resultados, classificação.
arg-tournament-file = o arquivo do torneio.
arg-tournament-check = verificar o arquivo do torneio, e listar os seus erros.
arg-tournament-new = fazer o arquivo com perguntas.
arg-tournament-from = fazê-lo de um TRF, o arquivo de troca de outro programa.
tournament-other-file = outro arquivo tem este nome
lichess-welcome = Conectado como { $name }. { $count ->
    [0] Nenhuma partida em andamento.
    [one] Uma partida em andamento.
   *[other] { $count } partidas em andamento.
 } Para os comandos, digite { $help }.
lichess-unknown = Não é um comando: { $word }. Para a lista, digite { $help }.
lichess-token-ask = Cole o seu token do lichess. Não se vê. Para sair, aperte Enter.
lichess-token-wrong = Não é um token. Cole-o outra vez, ou aperte Enter para sair.
lichess-token-unreadable = Token salvo ilegível: { $reason }.
lichess-token-not-kept = Token não salvo: { $reason }.
lichess-token-not-deleted = Arquivo do token não apagado: { $reason }.
lichess-not-entered = Não conectado: { $reason }.
lichess-no-games = Nenhuma partida em andamento.
lichess-challenged = { $name } desafia, { $time }, { $variant }, { $rated ->
    [rated] valendo rating
   *[casual] amistosa
 }. Digite { $accept } ou { $decline }.
lichess-seeking = Procurando partida, { $time }.
lichess-lost = Conexão perdida: { $reason }. Nova tentativa.
elsewhere-back = Conectado de novo.
elsewhere-lost = Conexão perdida: { $reason }. Os relógios continuam andando. Nova tentativa.
elsewhere-cut = Conexão perdida: { $reason }. Para deixar a partida, digite { $quit }.
elsewhere-takeback-asked = O adversário pede para desfazer o lance. Para aceitar, digite { $takeback }.
elsewhere-not-here = Não nesta partida: { $name }. Para deixar a partida, digite { $quit }.
elsewhere-over = Para voltar, digite { $quit }.
fault-unreached = sem conexão com o servidor
fault-broken = a conexão caiu
fault-failing = o servidor tem uma falha
tie-break-rounds = rodadas sem ausência
tie-break-match-points = pontos de match
tie-break-forfeits = { $tie } com W.O.
explain-all = Explicadas aqui: { $names }. Digite uma depois de explicar.
explain-progressive = Progressivo: os seus pontos após cada rodada, todos somados. Ganhar cedo vale mais.
explain-wins = Vitórias: as rodadas com um ponto inteiro, mesmo sem jogar.
explain-game-points = Pontos de tabuleiro: os de todos os tabuleiros da equipe, somados.
explain-swiss = Suíço: em cada rodada um adversário com pontos parecidos, e nunca duas vezes o mesmo.
explain-adjusted = Suíço ajustado: o programa propõe cada rodada, por regras mais antigas, e o árbitro diz que sim.
explain-by-hand = Emparceirado à mão: os pares de cada rodada são digitados.
explain-scheveningen = Scheveningen: cada um de uma equipe joga com cada um da outra.
explain-berger = Tabelas de Berger: os emparceiramentos fixos de um todos contra todos, com as cores de cada rodada.
explain-varma = Tabelas de Varma: um sorteio por federações. Os de uma federação se enfrentam assim cedo.
explain-bye = Bye: uma rodada sem adversário. Quase sempre vale um ponto inteiro.
explain-half-bye = Bye de meio ponto: por uma rodada, pedido antes.
explain-acceleration = Aceleração: pontos a mais nas primeiras rodadas, só para emparceirar. Assim os mais fortes se enfrentam antes.
variant-atomic = Xadrez atômico
rules-atomic = Xadrez atômico. A captura explode: some tudo em volta, menos os peões. Ganha quem explode o rei.

captain-no-boards = Capitão de { $team }. Nenhuma mesa aqui é da sua equipe.
captain-no-teams = Nenhuma equipe joga nesta sala.
captain-which-team = Diga a equipe: { $program } seat captain --team, depois o nome. Equipes: { $teams }.
captain-taken = Este lugar está em outro terminal. Feche primeiro esse.
captain-playing = Mesas que ainda jogam: { $tables }.
captain-which = Para quem? Acrescente a mesa: { $tables }.
captain-not-ours = A mesa { $table } não é da sua equipe.
captain-help =
    Diga: propor empate 7, aceitar empate 7, abandonar 7.
    Responda: sim, não, decidir. De várias perguntas: sim 7.
    Pergunte: perguntado, tabuleiros, mesa 7, posição 7, resultado.
    Mais: ajuda tudo, ajuda assinar. Deixar: sair.
captain-word-resign = abandone a partida
captain-question-resign = devo abandonar?
help-captain =
    capitão empate: pergunta ao seu capitão se deve propor empate, ou aceitá-lo.
    capitão abandonar: pergunta se deve abandonar.
    O árbitro pode ouvir. A decisão é sua.
name-captain-resign = abandonar, desistir
help-captain-resign = abandonar 7: diz ao seu jogador da mesa 7 que abandone.
help-captain-boards = tabuleiros: todos os tabuleiros da sua equipe, uma linha cada.
help-captain-repeat = repetir: a última frase de novo.
room-wrong-team = a equipe { $name } já existe. Cada equipe precisa do seu nome.
room-wrong-no-team = a equipe { $name } não está no arquivo. Acrescente-a sob [[team]].
room-key-team = Nome de uma equipe, como sob [[team]].
room-key-team-name = Nome da equipe.
arg-seat-team = a equipe de um capitão, em uma sala com várias.
arg-link-team = a equipe de um capitão, em uma sala com várias.
home-hosting = Você joga com as { $color }, { $time }, { $variant }{ $strict ->
    [strict] , sem desfazer lances
   *[friendly] {""}
 }. Esperando o adversário.
home-hosting-again = Sua partida com { $name } continua. Esperando o adversário.
home-how = Para entrar de outro computador: { $program } join --by "ssh NAME@HOST { $program } link game"
home-offer = Partida com { $name }, { $time }, { $variant }{ $strict ->
    [strict] , sem desfazer lances
   *[friendly] {""}
 }. Você joga com as { $color }. Se a conexão cair, os relógios continuam andando. Jogar? sim ou não.
home-rematch-asked = Revanche proposta. Para aceitar, digite { $rematch }.
home-rematch-sent = Revanche proposta.
home-waits = Esperando o adversário. Para sair, digite { $quit }.
home-left = O anfitrião saiu. Uma partida não terminada fica salva lá.
home-not-kept = A partida não é mais salva: { $reason }.
home-goes-on = A partida não acabou. Para continuar, digite o mesmo comando.
elsewhere-away = O adversário perdeu a conexão. Os relógios continuam andando.
