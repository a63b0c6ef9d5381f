# Les mots des leçons, des problèmes et des entraînements.

lessons-next = Leçons. La suivante est { $number }, { $title }. Pour en commencer une, tapez son numéro après { $learn } : { $learn } { $number }.
lesson-line = { $number }. { $title }
lesson-line-done = { $number }. { $title }, faite
practice-board = Pour utiliser votre plateau : { $setup }.
lessons-listen = À écouter :
lessons-own = Les vôtres :
own-name = { $text } n'est pas un nom qu'a une leçon.
own-no-title = La leçon n'a pas de titre. Écrivez title = "Ma leçon" à la première ligne.
own-no-exercise = La leçon n'a pas d'exercice. Commencez-en un par une ligne [1].
own-position = Position impossible : { $text }. Écrivez-la en FEN.
own-task = Consigne inconnue : { $text }. Écrivez par exemple find mate.
own-no-task = L'exercice n'a pas de consigne. Écrivez par exemple task = "find mate".
own-square = { $text } n'est pas une case.
own-number = { $text } n'est pas un nombre.
own-empty = Aucune pièce à jouer en { $text }.
own-illegal = { $text } n'est pas un coup légal ici. Écrivez les coups comme Nf3, en lettres anglaises.
own-answer = { $text } n'est pas une réponse à cette consigne.
own-moves = D'autres coups sont justes : { $text }.
own-misses = { $text } ne fait pas ce que la consigne demande.
own-untrue = La réponse n'est pas vraie.
lesson-none = Pas de leçon { $word }. Elles ont des numéros de 1 à { $count }.
lesson-begins = { $title }.
lesson-goes-on = { $title }, exercice { $exercise }.
lesson-where = { $title }, exercice { $exercise } sur { $count }.
lesson-first = C'est le premier exercice.
lesson-not-here = { $name } n'a pas sa place dans une leçon.
practice-which = Lequel : { $names } ?
answer-wants-colour = Répondez { $light } ou { $dark }.
answer-wants-yes-no = Répondez { $yes } ou { $no }.
answer-wants-number = Répondez par un nombre.
answer-wants-piece = Répondez par une pièce, ou { $nothing }.
answer-wants-squares = Répondez par des cases, comme h5 e6.
answer-wants-choice = Répondez { $items } ou { $last }.
practice-nothing-back = Rien à reprendre. Répondez à nouveau.
lesson-not-kept = Votre résultat n'est pas enregistré : { $reason }.

ask-colour = De quelle couleur est { $square } ?
ask-stands = Qu'y a-t-il en { $square } ?
ask-count = Combien de coups pour cette pièce : { $piece } en { $square } ?
ask-moves = Nommez tous les coups de cette pièce, l'un après l'autre : { $piece } en { $square }.
ask-all-moves = Trait aux { $color }. Nommez tous les coups légaux, l'un après l'autre.
ask-castling = Trait aux { $color }. Nommez chaque roque possible.
ask-capture = Trait aux { $color }. Trouvez une prise.
ask-most = Trait aux { $color }. Prenez ce qui vaut le plus.
ask-free = Trait aux { $color }. Prenez ce que personne ne défend.
ask-mate = Trait aux { $color }. Trouvez le mat en un coup.
ask-mate-in-two = Trait aux { $color }. Trouvez le premier coup du mat en deux.
ask-no-mate = Trait aux { $color }. Empêchez le mat.
ask-stalemate = Trait aux { $color }. Quel coup fait pat ?
ask-fork = Trait aux { $color }. Trouvez une fourchette.
ask-discovered = Trait aux { $color }. Trouvez une attaque à la découverte.
ask-pin = Trait aux { $color }. Trouvez un clouage.
ask-skewer = Trait aux { $color }. Trouvez une enfilade.
ask-win = Trait aux { $color }, qui gagnent. Comment ?
ask-play-mate = Trait aux { $color }, qui matent. Jouez jusqu'au bout contre l'ordinateur : jouer-ici. Quand c'est fait, revenez à cette leçon, puis : suivant.
ask-play-win = Trait aux { $color }, qui gagnent. Jouez jusqu'au bout contre l'ordinateur : jouer-ici. Quand c'est fait, revenez à cette leçon, puis : suivant.
ask-play-draw = Trait aux { $color }, qui tiennent la nulle. Jouez jusqu'au bout contre l'ordinateur : jouer-ici. Quand c'est fait, revenez à cette leçon, puis : suivant.
ask-legal = Est-ce légal : { $piece } en { $square } ? Oui ou non.
ask-legal-short = Les { $color } peuvent-ils faire le petit roque ? Oui ou non.
ask-legal-long = Les { $color } peuvent-ils faire le grand roque ? Oui ou non.
ask-safe = Ce coup est-il sûr : { $move } ? Oui ou non.
ask-reach = Cette pièce peut-elle un jour aller en { $to } : { $piece } en { $square } ? Oui ou non.
ask-drill = Pour commencer l'exercice : Entrée. Ensuite, la leçon reprend.
ask-winnable = Quelqu'un peut-il encore gagner ? Oui ou non.
ask-first-moves = Coups restants : { $moves }. Tapez votre coup.

opening-developed = Cavaliers et fous développés : { $count } sur 4.
opening-castled = { $castled ->
    [yes] Vous avez roqué.
   *[no] Vous n'avez pas roqué.
}
opening-again = Pièces jouées plus d'une fois : { $pieces }.
lesson-right = Juste.
lesson-more = Juste. Encore { $count }.
lesson-named = Vous l'avez déjà nommé.
lesson-wrong = Faux.
lesson-wrong-move = Pas celui-là. Réessayez, ou tapez indice.
lesson-no-capture = Cela ne prend rien. Réessayez.
lesson-no-check = Cela ne fait pas échec. Réessayez.
lesson-answered = Les { $color } répondent { $move }. Réessayez.
lesson-help-piece = La pièce est : { $piece } en { $square }.
lesson-help-goal = La case d'arrivée : { $piece } en { $square }.
lesson-help-move = { $move }.
lesson-solution = { $moves }.
lesson-over = La leçon est finie.
lesson-missed = { $count ->
    [one] Refaites l'exercice { $exercises }.
   *[other] Refaites les exercices { $exercises }.
}
lesson-next = La suivante est la leçon { $number } : { $title }.

choice-light = blanche
choice-dark = noire
choice-nothing = rien
number-words = zéro, un, deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze, treize, quatorze, quinze, seize, dix-sept, dix-huit, dix-neuf, vingt, vingt et un, vingt-deux, vingt-trois, vingt-quatre, vingt-cinq, vingt-six, vingt-sept, vingt-huit

# Problèmes

puzzle-begins = Problème, { $pieces } pièces, classement { $rating }.
puzzle-came = Les { $color } ont joué { $move }.
puzzle-asks = Trait aux { $color }. Trouvez le meilleur coup.
puzzle-answers = Juste. Les { $color } répondent { $move }.
puzzle-solved = Juste, c'est résolu.
puzzle-over = Le problème est fini. Un autre : suivant. Retour à votre partie : fermer.
puzzle-rating = Votre classement est { $rating }. Un autre : Entrée.
puzzle-streak-begins = Série, problème { $number } : { $pieces } pièces, classement { $rating }.
puzzle-streak-how = Résolvez-en le plus possible d'affilée. Une erreur ou un indice y met fin. Votre record : { $record }.
puzzle-streak-goes-on = Série : { $count }.
puzzle-streak-ends = La série s'arrête à { $count }. Votre record : { $record }.
puzzle-none = Vous avez eu tous ces problèmes.
puzzles-new = Nouveaux problèmes : { $puzzle }.
puzzle-too-few = Aucun n'a si peu de pièces. Il y en a à partir de { $pieces } pièces.
puzzle-own-begins = Problème de { $name }, { $pieces } pièces.
puzzle-own-none = Aucun problème dans { $name }.
puzzle-own-columns = Il faut à une ligne un nom, une position, des coups et un classement, séparés par des virgules.
puzzle-own-start = Il faut à un problème sa position dans l'étiquette FEN.
puzzle-own-game = La partie ne peut pas être lue.
puzzle-own-position = Cette position n'existe pas.
puzzle-own-move = Le coup { $number } ne peut pas être joué.
puzzle-own-short = La solution manque.
puzzle-own-more = Et { $count } de plus.
puzzle-unknown = Ni thème ni fichier du nom de { $word }. Pour entendre les thèmes : { $themes }.
puzzle-themes = thèmes
puzzle-themes-told = Thèmes : { $themes }. Ou bien tapez un nombre de pièces, ou un classement.
puzzle-words = Ou encore : { $words }.
puzzle-easy = facile, faciles, simple
puzzle-hard = difficile, difficiles, dur
puzzle-opening = ouverture, ouvertures
puzzle-middlegame = milieu de partie, milieu de jeu, milieu
puzzle-endgame = finale, finales, fin de partie
puzzle-streak = série, séries
own-folder = Vos fichiers vont dans { $folder }.
puzzle-not-here = { $name } n'a pas sa place dans un problème.
puzzle-ends-game = C'est nulle. Réessayez.

puzzle-help-check = Le coup donne échec.
puzzle-help-capture = Le coup est une prise.
puzzle-help-quiet = Un coup tranquille : ni échec, ni prise.
puzzle-help-mate = { $moves ->
    [1] C'est un mat en un.
    [one] C'est un mat en { $moves }.
   *[other] C'est un mat en { $moves }.
}
puzzle-help-fork = Cherchez une fourchette.
puzzle-help-hanging = Quelque chose n'est pas défendu.
puzzle-help-pin = Cherchez un clouage.
puzzle-help-skewer = Cherchez une enfilade.
puzzle-help-discovered = Cherchez une attaque à la découverte.
puzzle-help-double-check = Cherchez un échec double.
puzzle-help-promotion = Un pion peut être promu.
puzzle-help-opposition = Il s'agit de l'opposition.
puzzle-help-zugzwang = Ne laissez aucun bon coup à l'adversaire.
puzzle-help-runs = Un pion peut distancer le roi.
puzzle-help-catches = Votre roi peut encore rattraper un pion.
puzzle-help-traps = Une pièce peut être enfermée.
puzzle-help-stops = Il y a une menace. Parez-la.
puzzle-help-saves = Une de vos pièces est en danger.
puzzle-help-later = Plus tard : { $theme }.
puzzle-help-promotes = Un pion est promu en { $moves } coups.
puzzle-help-both = { $clue } { $later }

reason-piece = { $piece } en { $square }
reason-none = Tout autre coup est moins bon.
reason-mate = Mat.
reason-back-rank = Mat du couloir : le roi est enfermé par ses propres pièces.
reason-smothered = Mat à l'étouffée : le roi n'a aucune case libre, et un cavalier fait échec.
reason-double-check = Échec double : seul le roi peut bouger.
reason-promotion = Promotion, nouvelle pièce : { $piece }.
reason-hanging = Pièce non défendue : { $piece }.
reason-fork = Fourchette : { $piece } attaque { $on }.
reason-pin = Clouage : derrière { $piece } se trouve { $behind }.
reason-skewer = Enfilade : derrière { $piece } se trouve { $behind }.
reason-discovered = Attaque à la découverte : { $piece } attaque { $on }.
reason-opposition = Opposition : les { $color } doivent céder.
reason-zugzwang = Zugzwang : les { $color } doivent jouer, et tout coup leur nuit.
reason-runs = Le pion en { $pawn } passe : le roi en { $king } arrive trop tard.
reason-catches = Le roi est dans le carré du pion en { $pawn }.
reason-traps = Pièce enfermée : { $piece }.
reason-stops = La menace était : { $move }.
reason-saves = Pièce sauvée : { $piece }.
reason-wins = { $count ->
    [one] Cela gagne l'équivalent d'un pion.
   *[other] Cela gagne l'équivalent de { $count } pions.
}
reason-nears = Le pion en { $square } est près de la promotion.
reason-checks = Chaque coup donne échec.
reason-draws = C'est nulle.
reason-trades = L'échange décide.
reason-answers = Aucune autre réponse à l'échec n'est aussi bonne.

theme-fork = fourchette
theme-pin = clouage
theme-skewer = enfilade
theme-discovered = attaque à la découverte
theme-double-check = échec double
theme-hanging = pièce non défendue
theme-back-rank = mat du couloir
theme-smothered = mat à l'étouffée
theme-mate-in-one = mat en un
theme-mate-in-one-also = mat en un coup
theme-mate-in-two = mat en deux
theme-mate-in-three = mat en trois
theme-sacrifice = sacrifice
theme-promotion = promotion
theme-trapped = pièce enfermée
theme-quiet = coup tranquille
theme-defence = défense
theme-zugzwang = zugzwang
puzzle-filler = pièce, pièces, coup, coups, avec, de, classement, problème, problèmes

term-lesson = Leçon { $title } : { $learn }.
term-puzzle = Un problème : { $puzzle }.
term-sacrifice = Sacrifice : vous donnez une pièce pour gagner plus ou pour mater.
term-trapped = Pièce enfermée : elle est attaquée et n'a aucune case sûre.
term-defence = Défense : vous parez ce que l'adversaire menace.
term-zugzwang = Zugzwang : un camp doit jouer, et tout coup aggrave sa position.
term-notation = notation
term-notation-text = Notation : un coup est la lettre de la pièce et sa nouvelle case, Cf3. Le pion n'a pas de lettre, e4. La prise a un x, l'échec un plus, le mat un dièse. O-O est le petit roque, O-O-O le grand.
term-wings = Noms selon l'aile. Le fou, le cavalier et la tour du roi partent de son côté de l'échiquier, ceux de la dame de l'autre. Un pion porte le nom de la pièce derrière lui : pion du roi, pion du fou de la dame.

# Ce qui revient

due-today = { $count ->
    [1] Un exercice est à faire aujourd'hui. Il faut environ { $time }. Pour commencer : { $practise }.
    [one] { $count } exercice est à faire aujourd'hui. Il faut environ { $time }. Pour commencer : { $practise }.
   *[other] { $count } exercices sont à faire aujourd'hui. Il faut environ { $time }. Pour commencer : { $practise }.
}
due-done = C'était tout pour aujourd'hui.
due-none = Rien à faire aujourd'hui.
due-lines = Nouvelles variantes : { $repertoire }.
puzzle-more = Un autre : Entrée.
practice-both = { $one } et { $other } s'excluent. Tapez l'un des deux.

# Erreurs d'une partie

mistakes-begin = { $side ->
    [white] Erreurs de { $white }, Blancs, dans la partie { $game } contre { $black }.
    [black] Erreurs de { $black }, Noirs, dans la partie { $game } contre { $white }.
   *[both] Erreurs des deux camps dans la partie { $game }, { $white } contre { $black }.
}
mistakes-again = De nouveau une erreur, de la partie { $game }.
mistakes-search = Examen de la partie. La première question vient dans quelques secondes.
mistakes-search-next = Recherche de la suivante.
mistakes-searched = Recherche en cours : { $judged } positions jugées sur { $all }.
mistakes-quarter = { $percent } pour cent de la partie examinés.
mistakes-checking = Vérification des erreurs trouvées.
mistakes-how = Tapez un meilleur coup. Pour entendre la position : { $pieces }.
mistakes-both = deux
mistakes-unknown = erreurs { $word } : inconnu. Tapez erreurs avec le numéro d'une partie, blancs, noirs ou deux.
mistakes-no-game = Ouvrez d'abord une partie, ou finissez celle-ci.
mistakes-no-moves = Cette partie n'a pas de coups.
mistakes-not-here = { $name } n'a pas sa place parmi les erreurs.
mistakes-builtin = Jugé par l'adversaire intégré : seuls les gains et pertes évidents sont demandés. Un moteur en voit plus : { $opponent } moteur stockfish.
mistakes-ended = La recherche finit ici. Ce qui est trouvé est gardé.

mistake-asks = { $label ->
    [blunder] Coup { $number }, { $color } : { $move } était une gaffe, de { $before } à { $after } pour cent. Trouvez un meilleur coup.
   *[mistake] Coup { $number }, { $color } : { $move } était une erreur, de { $before } à { $after } pour cent. Trouvez un meilleur coup.
}
mistake-comment = Meilleur : { $move }. De { $before } à { $after } pour cent.
mistake-same = C'est le coup de la partie. Réessayez.
mistake-best = Juste, c'est le meilleur coup.
mistake-mate = Juste, c'est mat.
mistake-good = { $points ->
    [0] Juste, aussi bon que le meilleur, { $move }.
    [1] Juste, un point de moins que le meilleur, { $move }.
    [one] Juste, { $points } point de moins que le meilleur, { $move }.
   *[other] Juste, { $points } points de moins que le meilleur, { $move }.
}
mistake-refuted = Les { $color } répondent { $move }.
mistake-again = Réessayez.
mistake-worse = Ce n'est pas assez bon. Réessayez.
mistake-not-judged = Votre coup n'a pas pu être jugé. Tapez-le de nouveau.
mistake-line = Ensuite : { $moves }.
mistake-chance = Une chance manquée : le coup précédent des { $color } était aussi une erreur.
mistake-time = Il restait aux { $color } { $time }.

mistakes-none = Aucune erreur à demander.
mistakes-over = { $count ->
    [1] Une erreur : { $kinds }.
    [one] { $count } erreur : { $kinds }.
   *[other] { $count } erreurs : { $kinds }.
}
mistakes-found = { $count ->
    [one] { $count } trouvée
   *[other] { $count } trouvées
}
mistakes-shown = { $count ->
    [one] { $count } montrée
   *[other] { $count } montrées
}
mistakes-skipped = { $count ->
    [one] { $count } passée
   *[other] { $count } passées
}
mistakes-time = { $count ->
    [1] Une a été faite en manque de temps.
    [one] { $count } a été faite en manque de temps.
   *[other] { $count } ont été faites en manque de temps.
}
mistakes-chances = { $count ->
    [1] Une était une chance manquée.
    [one] { $count } était une chance manquée.
   *[other] { $count } étaient des chances manquées.
}
mistakes-most = { $phase ->
    [opening] La plupart étaient dans l'ouverture.
    [middlegame] La plupart étaient en milieu de partie.
   *[endgame] La plupart étaient en finale.
}
mistakes-accuracy = Précision : { $accuracy } sur 100.
mistakes-accuracy-both = Précision : Blancs { $white }, Noirs { $black } sur 100.

# Entraînements

drill-list = Entraînements. Pour en commencer un, tapez son nom ou son numéro après entraînement : entraînement couleurs des cases. Le niveau vient à la fin : entraînement chemins du cavalier 2.
drill-line-done = { $name }, niveau { $level } : justes, { $right } sur { $count ->
    [1] 1
   *[other] les { $count } dernières
}
drill-begins = Entraînement : { $drill }, niveau { $level }, { $count ->
    [one] { $count } question
   *[other] { $count } questions
}.
drill-none = Pas d'entraînement { $word }. Il y a : { $names }.
drill-levels = Les entraînements ont des niveaux de 1 à 3.
drill-unknown = { $word } : pas compris. Après le niveau, des limites : 6 secondes, 20 questions, sans répétition. Jusqu'à 600 secondes et 50 questions.
drill-unit-seconds = { $count ->
    [one] seconde
   *[other] secondes
}
drill-unit-questions = { $count ->
    [one] question
   *[other] questions
}
drill-unit-repeats = { $count ->
    [one] répétition
   *[other] répétitions
}
drill-no = sans
drill-within = Vous avez { $time } pour chaque réponse.
drill-repeats = { $count ->
    [0] Vous entendez chaque question une fois.
    [one] Vous pouvez réentendre chaque question { $count } fois.
   *[other] Vous pouvez réentendre chaque question { $count } fois.
}
drill-no-repeat = Plus de répétition pour cette question.
drill-late = Juste, mais trop lent : { $time }.
drill-not-here = { $name } n'a pas sa place dans un entraînement.
drill-from-memory = À l'entraînement, vous répondez de mémoire. Pour réentendre les pièces : infos.
lesson-from-memory = Vous répondez à cela de mémoire.
drill-wrong = Faux : { $answer }.
drill-answer = { $answer }.
drill-over = Réponses justes : { $right } sur { $count }.
drill-standing = Sur les { $count } dernières réponses, { $right ->
    [one] { $right } était juste
   *[other] { $right } étaient justes
}, d'ordinaire après { $time }.
drill-next = Vous pouvez passer au niveau suivant : entraînement { $name } { $level }.

drill-colour = couleurs des cases
drill-colour-rule = Blanche ou noire ?
drill-line = lignes
drill-line-rule = Deux cases sont-elles sur la même rangée, colonne ou diagonale ? Oui ou non.
drill-squares = cases d'une pièce
drill-squares-rule = Nommez toutes les cases que la pièce atteint sur un échiquier vide.
drill-knight = chemins du cavalier
drill-knight-rule = Nommez les cases de l'un des chemins les plus courts, jusqu'à la dernière.
drill-attackers = attaquants
drill-attackers-rule = Nommez les cases de toutes les pièces qui attaquent une case, des deux couleurs.
drill-recall = mémoire
drill-recall-rule = Vous entendez une position une fois, puis on vous demande ce qui est où.
drill-minefield = champ de mines
drill-minefield-rule = Un cavalier blanc ne doit pas aller où une pièce noire est ou attaque. Nommez l'un des chemins les plus courts.
drill-follow = suivre une partie
drill-follow-rule = Vous entendez quelques coups à la fois, depuis le début, puis on vous demande où sont les pièces.
drill-growing = suite croissante
drill-growing-rule = Une suite s'allonge d'un coup à chaque fois. Répétez-la toute, un coup après l'autre.
drill-mates = mats à l'oreille
drill-mates-rule = Vous entendez une position une fois. Trouvez le mat.
drill-guess = deviner le coup
drill-guess-rule = Devinez chaque coup d'un camp. L'autre joue comme dans la partie. Vous pouvez demander l'échiquier.
drill-ahead = calculer à l'avance
drill-ahead-rule = Vous entendez des coups que personne ne joue. Répondez pour la position après eux. Vous pouvez demander l'échiquier d'avant.

drill-ask-line = { $one } et { $other } ?
drill-ask-squares = { $piece } en { $square }.
drill-ask-attackers = Qui attaque { $square } ?
drill-ask-knight = De { $from } à { $to }.
drill-ask-where = Où se trouve chaque pièce : { $piece } ?
drill-ask-repeat = { $count ->
    [1] Répétez-le.
    [one] Répétez { $count } coup.
   *[other] Répétez les { $count } coups.
}
drill-ask-mate = { $moves ->
    [1] Trait aux { $color } : mat en un.
    [one] Trait aux { $color } : mat en { $moves }.
   *[other] Trait aux { $color } : le premier coup du mat en { $moves }.
}
drill-ask-guess = Coup { $number }, { $color } : que devinez-vous ?
drill-ahead-line = Les { $color } commencent : { $moves }.
drill-ask-check = Les { $color } sont-ils alors en échec ?
drill-ask-mates = Les { $color } peuvent-ils alors mater en un coup ?
drill-ask-taken = Les { $color } prennent-ils une pièce en chemin ? Nommez-la, ou rien.
drill-ask-takes = Nommez chaque case où les { $color } peuvent alors prendre.
guess-won = { $white } contre { $black }, { $year }. Les { $color } ont gagné.
guess-unknown = deviner { $word } : inconnu. Tapez deviner avec le numéro d'une partie, blancs ou noirs.
guess-which = Quelle partie ? Tapez aussi son numéro : deviner 12 noirs.
guess-champions = champions, champion, rapide, parties rapides
guess-opening-only = Rien à deviner : ici, tous les coups sont des coups d'ouverture.
guess-none = Il n'y a pas ici de coups des { $color } à deviner.
guess-wins-too = Le vôtre gagne aussi, d'après l'adversaire intégré.
guess-refuted = Au vôtre, les { $color } répondent { $move }.

choice-yes = oui
choice-no = non

# Les leçons

## Mots à choisir

choice-mate = mat
choice-stalemate = pat
choice-won = gain
choice-drawn = nulle
choice-clocks = pendules
choice-arbiter = arbitre
choice-with = avec
choice-without = sans

choice-light-also = blanc, blanches, blancs, claire, clair, claires, clairs
choice-dark-also = noir, noires, noirs, foncée, foncé, foncées, foncés, sombre, sombres, obscure
choice-nothing-also = aucune, aucun, personne, aucune pièce, aucune case, pas de pièce
choice-mate-also = échec et mat
choice-stalemate-also = nulle par pat
choice-won-also = gagné, gagnée, gagnant, gagnante, victoire, Blancs gagnent, gain blanc
choice-drawn-also = nul, match nul, égalité, égal
choice-clocks-also = pendule, deux pendules, arrêter les pendules, d'abord les pendules
choice-arbiter-also = l'arbitre, appeler l'arbitre, d'abord l'arbitre
choice-with-also = avec incrément
choice-without-also = sans incrément
choice-filler = un, une, le, la, les, il, y, c'est, est, sont, ce, case, partie, position, de, couleur, je, crois

## 1

lesson-squares = Cases et couleurs
lesson-squares-goal = Vous savez de tête la couleur de n'importe quelle case.
lesson-squares-text = L'échiquier a 64 cases : huit colonnes, de a à h, et huit rangées, de 1 à 8. Cases blanches et noires alternent, et le coin à votre main droite est blanc. Pour la couleur d'une case, comptez aussi la colonne comme un nombre : a vaut 1, h vaut 8. Si les deux nombres sont impairs, ou tous deux pairs, la case est noire ; sinon elle est blanche.
lesson-squares-1-help = a est la première colonne : comparez son nombre avec la rangée.
lesson-squares-1-why = a1 est noire : les deux nombres sont 1, donc impairs tous les deux.
lesson-squares-2-help = Quel nombre est h ?
lesson-squares-2-why = h1 est blanche : h vaut 8, un nombre pair, et la rangée est impaire. C'est le coin à la main droite des Blancs.
lesson-squares-3-help = Comptez de a à e, puis comparez avec la rangée.
lesson-squares-3-why = e4 est blanche : e vaut 5, un nombre impair, et la rangée est paire.
lesson-squares-4-before = Maintenant un entraînement : vous entendez une case après l'autre, et répondez blanche ou noire. Prenez votre temps.
lesson-squares-4-help = Demandez-vous chaque fois : deux impairs, deux pairs, ou un de chaque ?
lesson-squares-recap = Deux impairs ou deux pairs : noire. Tout le reste est blanc.

## 2

lesson-start = La position de départ
lesson-start-goal = Vous savez où commence chaque pièce.
lesson-start-text = Chaque camp a seize pièces : les Blancs sur les rangées 1 et 2, les Noirs sur les rangées 7 et 8. De a1 à h1 : tour, cavalier, fou, dame, roi, fou, cavalier, tour. Les pions remplissent la rangée devant eux. Chaque dame commence sur sa couleur : la dame blanche sur une case blanche, la dame noire sur une case noire.
lesson-start-1-help = La rangée 8 répète la rangée 1 dans l'autre couleur.
lesson-start-1-why = La dame noire commence en d8, à l'autre bout de la colonne de la dame blanche.
lesson-start-2-before = Les colonnes a à d sont l'aile dame, les colonnes e à h l'aile roi. Les dames commencent sur la colonne d, les rois sur la colonne e.
lesson-start-2-help = C'est le voisin du roi, côté aile roi.
lesson-start-2-why = À côté du roi blanc il y a un fou, en f1. Puis viennent le cavalier en g1 et la tour en h1.
lesson-start-3-help = Quelle pièce commence en d1 ?
lesson-start-3-why = d1 est blanche, la couleur de la dame blanche. Ou comptez : d vaut 4, pair, et la rangée est impaire.
lesson-start-4-before = Maintenant un premier coup. Un cavalier va de deux cases tout droit et d'une de côté, et il peut sauter par-dessus d'autres pièces.
lesson-start-4-help = Depuis b1, essayez deux rangées vers le haut et une colonne de côté, puis deux colonnes et une rangée.
lesson-start-4-why = Le cavalier saute par-dessus ses pions en a3 ou c3. Il ne peut pas aller en d2 : son propre pion y est.
lesson-start-recap = La dame commence sur sa couleur, avec le roi à côté. Les Blancs jouent les premiers. Une pièce de monnaie décide des couleurs, ou un pion blanc et un pion noir, cachés chacun dans une main.

## 3

lesson-rook = La tour
lesson-rook-goal = Vous savez suivre une tour sur sa colonne et sa rangée.
lesson-rook-text = La tour va en avant, en arrière ou de côté, d'autant de cases qu'elle veut. Elle ne saute jamais une pièce. Elle s'arrête devant une pièce de son camp. Si la première pièce sur son chemin est ennemie, elle peut la prendre, et le coup finit là.
lesson-rook-1-help = Remontez la colonne d depuis d1, case par case.
lesson-rook-1-why = d2, d3 et d4 sont vides : la tour atteint donc le pion en d5 et le prend.

lesson-rook-2-help = Montez d'abord la colonne, puis suivez la rangée, et gare à vos propres pièces.
lesson-rook-2-why = Deux coups vers le haut, en a2 et a3, et trois à droite, en b1, c1 et d1. Son propre pion et son propre roi l'arrêtent là.
lesson-rook-recap = Une tour a besoin de colonnes et de rangées ouvertes. Deux tours qui se défendent sont particulièrement fortes.

## 4

lesson-bishop = Le fou
lesson-bishop-goal = Vous savez suivre un fou sur ses diagonales.
lesson-bishop-text = Le fou va en diagonale, d'autant de cases qu'il veut. À chaque pas, la colonne et la rangée changent de un : c1, d2, e3, f4. Comme la tour, il ne saute jamais. Toutes les cases d'une diagonale ont la même couleur.
lesson-bishop-1-help = Depuis d1, allez à chaque pas d'une colonne à droite et d'une rangée vers le haut.
lesson-bishop-1-why = e2, f3 et g4 sont vides : le fou prend donc le pion en h5. De là, il fait même échec.
lesson-bishop-2-help = Quatre diagonales partent de e4 : comptez chacune jusqu'au bout.
lesson-bishop-2-why = Trois cases vers b1, trois vers h1, trois vers h7 et quatre vers a8 : treize.
lesson-bishop-3-help = Comparez les couleurs des deux cases.
lesson-bishop-3-why = e4 est blanche et a1 est noire. Un fou reste sur sa couleur toute la partie.
lesson-bishop-recap = L'un de vos fous a les cases blanches, l'autre les noires. Ensemble, ils couvrent tout l'échiquier.

## 5

lesson-queen = La dame
lesson-queen-goal = Vous connaissez tous les coups d'une dame.
lesson-queen-text = La dame est la pièce la plus forte. Elle joue comme une tour ou comme un fou : le long d'une colonne, d'une rangée ou d'une diagonale. Elle va aussi loin que le chemin est libre, mais ne saute jamais.
lesson-queen-1-help = Comptez ses coups de tour, puis ses coups de fou.
lesson-queen-1-why = Quatorze coups comme une tour et treize comme un fou : 27. Aucun roi n'est sur son chemin.
lesson-queen-recap = Tour et fou ensemble font une dame. Tenez-la loin du danger.

## 6

lesson-king = Le roi
lesson-king-goal = Vous savez où un roi peut aller, et où il ne peut pas.
lesson-king-text = Le roi va d'une case dans toutes les directions. Il ne peut jamais aller sur une case qu'attaque une pièce ennemie. Quand le roi lui-même est attaqué, il est en échec. Les rois attaquent aussi : toutes les cases autour d'eux.
lesson-king-1-help = Faites le tour de d3 case par case, et ôtez ce qu'attaque le roi noir.
lesson-king-1-why = Le roi noir en d5 attaque c4, d4 et e4. Des huit cases autour de d3, il en reste cinq : c2, c3, d2, e2 et e3.
lesson-king-2-help = Quelle pièce serait à côté de votre roi en d4 ?
lesson-king-2-why = En d4, votre roi serait à côté du roi noir, et en échec. Deux rois ne peuvent jamais être voisins.
lesson-king-recap = Le roi est la pièce la plus importante, et il est lent. Avant de le jouer, demandez-vous quelles cases sont attaquées.

## 7

lesson-knight = Le cavalier
lesson-knight-goal = Vous savez trouver tous les coups d'un cavalier.
lesson-knight-text = Le cavalier va de deux cases le long d'une colonne ou d'une rangée, puis d'une de côté, comme la lettre L. C'est la seule pièce qui saute par-dessus les autres. À chaque coup, il change de couleur de case. Plus il est près du bord, moins il a de coups.
lesson-knight-1-help = Deux cases vers le haut, puis à gauche ou à droite : de même vers le bas et des deux côtés.
lesson-knight-1-why = Quatre directions, et chaque fois à gauche ou à droite : huit. Ce sont b3, b5, c2, c6, e2, e6, f3 et f5.
lesson-knight-2-help = Depuis un coin, la plupart des sauts sortiraient de l'échiquier.
lesson-knight-2-why = Depuis a1, seules b3 et c2 sont sur l'échiquier. Au bord, un cavalier a deux à quatre coups.
lesson-knight-3-before = Maintenant un entraînement : menez le cavalier d'une case à une autre, en aussi peu de coups que possible.
lesson-knight-3-help = Comparez les couleurs : vers une case de même couleur, le nombre de coups est pair.
lesson-knight-recap = Un cavalier a sa place près du centre, où il a huit coups.

## 8

lesson-pawn = Le pion
lesson-pawn-goal = Vous savez comment un pion avance, comment il prend et ce qu'il peut devenir.
lesson-pawn-text = Un pion va tout droit en avant, d'une case à la fois, et ne recule jamais. De sa première case, il peut aussi avancer de deux. Il prend autrement : d'une case en diagonale vers l'avant. Une pièce juste devant lui le bloque, et il ne peut pas la prendre.
lesson-pawn-1-help = Essayez les trois cases devant lui : tout droit, à gauche et à droite.
lesson-pawn-1-why = e5 est vide : le pion peut y aller. Il prend en diagonale, en d5 et f5.
lesson-pawn-2-help = Qu'y a-t-il juste devant lui, et y a-t-il quelque chose à prendre ?
lesson-pawn-2-why = Le pion noir en e3 le bloque, et il n'y a rien à prendre en d3 ou f3. Il n'a donc aucun coup.
lesson-pawn-3-before = Sur la dernière rangée, un pion devient dame, tour, fou ou cavalier : c'est la promotion. Chaque choix compte comme un coup.
lesson-pawn-3-help = Une case, mais combien de pièces le pion peut-il devenir ?
lesson-pawn-3-why = Le pion va en a8 et devient dame, tour, fou ou cavalier : quatre coups.
lesson-pawn-recap = Les pions avancent tout droit et prennent en diagonale. Ils ne reculent jamais : réfléchissez avant d'en pousser un.

## 9

lesson-values = Ce que valent les pièces
lesson-values-goal = Vous savez choisir la meilleure de deux prises.
lesson-values-text = Un pion vaut un point, un cavalier trois, un fou trois, une tour cinq et une dame neuf. Le roi n'a pas de prix : s'il est mat, vous perdez. Les points ne décident pas de la partie. Ils vous aident à juger prises et échanges.
lesson-values-1-help = Le pion peut prendre sur deux cases : comparez ce qui s'y trouve.
lesson-values-1-why = La dame en c6 vaut neuf points, le fou en e6 seulement trois. Et si vous preniez le fou, la dame prendrait votre pion.
lesson-values-recap = Un, trois, trois, cinq, neuf. Ne risquez jamais une tour juste pour prendre un cavalier.

## 10

lesson-guarded = Défendue ou non
lesson-guarded-goal = Vous remarquez quelles pièces se prennent pour rien.
lesson-guarded-text = Une pièce est défendue si son camp peut reprendre. Avant de prendre, posez deux questions : que vaut-elle, et qui reprend ? Si personne ne peut reprendre, la pièce est gratuite. Défendez aussi vos pièces, les plus précieuses d'abord.
lesson-guarded-1-help = Votre dame attaque deux pièces : pour chacune, demandez qui pourrait reprendre.
lesson-guarded-1-why = Personne ne défend le fou en g4. Le pion en e6 défend le cavalier en d5 : cette prise coûterait votre dame.
lesson-guarded-2-before = Maintenant un entraînement : nommez les pièces qui attaquent une case, ou qui la défendent.
lesson-guarded-2-help = Parcourez d'abord les colonnes, rangées et diagonales, puis les cavaliers, les pions et les rois.
lesson-guarded-recap = Avant chaque prise : que vaut-elle, et qui reprend ?

## 11

lesson-check = Trois réponses à l'échec
lesson-check-goal = Vous savez trouver toutes les réponses à un échec.
lesson-check-text = Si votre roi est en échec, il faut répondre aussitôt. Il y a trois moyens : prendre l'attaquant, interposer une pièce, ou jouer le roi. On ne peut pas roquer en échec.
lesson-check-1-help = Essayez les trois moyens : prendre la tour, fermer la colonne e, jouer le roi.
lesson-check-1-why = Le fou peut prendre la tour, et la dame peut s'interposer en e2. Ou le roi quitte la colonne, en f1 ou f2.
lesson-check-recap = Prendre, interposer ou partir : voyez les trois chaque fois.

## 12

lesson-mate = Mat en un coup
lesson-mate-goal = Vous savez mater quand un coup suffit.
lesson-mate-text = L'échec et mat est le but du jeu : un échec sans réponse. Personne ne peut prendre l'attaquant, rien ne peut s'interposer, et le roi n'a aucune case sûre. La partie finit aussitôt. Le roi lui-même n'est jamais pris.
lesson-mate-1-help = Les pions noirs enferment leur propre roi.
lesson-mate-1-why = Depuis a8, la tour fait échec sur la rangée 8. Rien ne peut s'interposer, et les pions noirs ferment toutes les issues.
lesson-mate-2-help = Votre dame peut aller tout contre le roi noir, si votre roi la défend.
lesson-mate-2-why = Votre roi défend la dame en g7 : les Noirs ne peuvent pas la prendre. Elle attaque aussi g8 et h7.
lesson-mate-3-help = Le roi noir ne peut pas bouger du tout : trouvez un échec sans réponse.
lesson-mate-3-why = Personne ne peut prendre le cavalier en f7, et rien ne s'interpose contre un cavalier. Le roi est enfermé par ses propres pièces : mat à l'étouffée.
lesson-mate-recap = Vérifiez chaque échec : peut-on prendre, interposer ou partir ? Sinon, c'est mat.

## 13

lesson-draws = Quand personne ne gagne
lesson-draws-goal = Vous savez quand une partie est nulle, et vous évitez le pat quand vous gagnez.
lesson-draws-text = Si le joueur au trait n'est pas en échec mais n'a aucun coup légal, c'est pat. La partie est nulle, si fort que soit l'autre camp. Les joueurs peuvent aussi convenir de la nulle.
lesson-draws-1-help = Attaquez toutes les cases autour du roi noir, mais pas le roi lui-même.
lesson-draws-1-why = Depuis c7, la dame attaque a7, b7 et b8, mais pas a8. Les Noirs ne sont pas en échec, et ne peuvent pas jouer.
lesson-draws-2-ask = Trait aux Noirs. Est-ce mat ou pat ?
lesson-draws-2-help = Demandez d'abord si les Noirs sont en échec.
lesson-draws-2-why = Rien n'attaque h8 : les Noirs ne sont donc pas en échec. Mais les Blancs attaquent g7, g8 et h7 : pat.
lesson-draws-3-before = Vous pouvez aussi réclamer la nulle. Il faut qu'une position se présente pour la troisième fois, ou cinquante coups de chaque camp sans prise ni coup de pion. Et si aucun mat n'est plus possible, la partie est nulle aussitôt.
lesson-draws-3-help = Un roi et un fou peuvent-ils mater ?
lesson-draws-3-why = Un roi et un fou ne peuvent pas mater, et l'autre roi non plus. La partie est nulle aussitôt.
lesson-draws-recap = Cinq façons d'annuler : pat, accord, mat impossible, triple répétition, cinquante coups. Si vous gagnez, laissez un coup à l'adversaire.

## 14

lesson-castling = Le roque
lesson-castling-goal = Vous savez quand vous pouvez roquer, et de quel côté.
lesson-castling-text = Le roi va de deux cases vers une tour, et cette tour va sur la case qu'il a traversée. Roi et tour ne doivent pas avoir bougé, et rien ne doit être entre eux. Le roi ne peut pas roquer en échec, ni à travers un échec, ni finir en échec. À l'aile roi, c'est le petit roque, à l'aile dame, le grand.
lesson-castling-1-help = Essayez les deux tours : le chemin est-il libre, et celui du roi est-il sûr ?
lesson-castling-1-why = Les deux chemins sont libres, et les Noirs n'attaquent aucune case du chemin du roi. Une attaque sur vos tours ne compte pas.
lesson-castling-2-help = Quelle case de la première rangée la tour noire attaque-t-elle ?
lesson-castling-2-why = La tour en f3 attaque f1, que le roi devrait traverser pour le petit roque. De l'autre côté, d1 et c1 sont sûres.
lesson-castling-3-help = Votre roi est-il attaqué en ce moment ?
lesson-castling-3-why = La tour en e4 fait échec. On ne peut pas roquer en échec.
lesson-castling-4-help = Demandez quelles cases le roi lui-même traverse.
lesson-castling-4-why = La tour noire attaque b1, mais votre roi ne traverse que d1 et finit en c1. Seule la tour traverse b1, et c'est permis.
lesson-castling-recap = Roquez tôt : votre roi s'abrite, et une tour entre en jeu. Jamais en échec, à travers un échec ni jusque dans un échec.

## 15

lesson-en-passant = La prise en passant
lesson-en-passant-goal = Vous savez prendre en passant, et vous savez quand il est trop tard.
lesson-en-passant-text = Un pion ne peut pas échapper au vôtre en avançant de deux cases. S'il arrive juste à côté de votre pion, vous pouvez le prendre comme s'il n'avait avancé que d'une. Votre pion finit sur la case sautée. Cela n'est permis qu'au coup suivant.
lesson-en-passant-1-before = Le dernier coup des Noirs était pion d7 à d5.
lesson-en-passant-1-help = Un coup va tout droit, l'autre prend un pion à côté du vôtre.
lesson-en-passant-1-why = Le pion peut avancer en e6. Ou il prend le pion d5 en passant, et finit en d6.
lesson-en-passant-2-before = La même position, mais cette fois le dernier coup des Noirs n'était pas un coup de pion.
lesson-en-passant-2-help = Combien de temps dure le droit de prendre en passant ?
lesson-en-passant-2-why = Le pion noir ne vient pas d'avancer de deux cases. Le droit ne dure qu'un coup.
lesson-en-passant-recap = Deux cases, à côté de votre pion, à l'instant : alors vous pouvez prendre en passant.

## 16

lesson-promotion = Bien promouvoir
lesson-promotion-goal = Vous choisissez la bonne pièce quand votre pion est promu.
lesson-promotion-text = Un pion qui atteint la dernière rangée devient dame, tour, fou ou cavalier. Peu importe ce qui a été pris : vous pouvez avoir deux dames. Presque toujours, la dame est la meilleure. Mais demandez d'abord ce que l'adversaire peut encore jouer.
lesson-promotion-1-before = Jouez maintenant la promotion de votre pion. Choisissez la pièce qui gagne.
lesson-promotion-1-help = Pour chaque pièce, demandez si le roi noir a encore un coup.
lesson-promotion-1-why = Une dame en c8 ferait pat. Avec une tour, le roi doit aller en a6, et la tour mate en a8.
lesson-promotion-recap = D'ordinaire une dame, sauf si cela fait pat.

## 17

lesson-fork = Fourchette et découverte
lesson-fork-goal = Vous savez attaquer deux pièces d'un coup.
lesson-fork-text = Dans une fourchette, une pièce en attaque deux à la fois. L'adversaire ne peut en sauver qu'une. Les cavaliers y excellent. La meilleure cible est le roi, car un échec exige une réponse.
lesson-fork-1-help = Trouvez la case d'où le cavalier attaque le roi et la tour.
lesson-fork-1-why = Depuis c7, le cavalier attaque le roi et la tour a8. Le roi doit partir, puis le cavalier prend la tour.
lesson-fork-2-before = Dans une attaque à la découverte, une pièce s'écarte et ouvre la ligne à une autre derrière elle.
lesson-fork-2-help = Quand le cavalier quitte la colonne e, votre tour fait échec : que pourrait attaquer le cavalier ?
lesson-fork-2-why = Le cavalier ouvre la colonne e, et la tour fait échec. Du même coup, le cavalier attaque la dame.
lesson-fork-recap = Un coup, deux menaces. Vos pièces sont les plus fortes quand elles agissent ensemble.

## 18

lesson-pin = Clouage et enfilade
lesson-pin-goal = Vous savez attaquer deux pièces sur la même ligne.
lesson-pin-text = Une pièce est clouée quand il y a derrière elle, sur la même ligne, une pièce de plus de valeur. Si c'est le roi, la pièce clouée ne doit pas quitter la ligne. Tours, fous et dames peuvent clouer. Attaquez une pièce clouée : elle ne peut guère fuir.
lesson-pin-1-help = Quelle ligne le roi noir et son cavalier partagent-ils ?
lesson-pin-1-why = En e1, la tour cloue le cavalier, car le roi est derrière lui. Le cavalier ne doit pas bouger, et vous pouvez le prendre ensuite.
lesson-pin-2-before = Dans une enfilade, la pièce de plus de valeur est devant. Elle doit partir, et celle de derrière est perdue.
lesson-pin-2-help = Quelle ligne le roi noir et sa dame partagent-ils ?
lesson-pin-2-why = Depuis h5, la tour fait échec sur la rangée 5. Quand le roi est parti, la tour prend la dame.
lesson-pin-recap = Pièce de plus de valeur derrière : clouage. Devant : enfilade.

## 19

lesson-gifts = Les cadeaux
lesson-gifts-goal = Vous demandez ce qui vient ensuite avant de prendre.
lesson-gifts-text = Une pièce gratuite n'est pas toujours un cadeau. L'adversaire la donne peut-être pour obtenir mieux. Avant de prendre, demandez quelle serait la réponse. Même quand c'est à vous, prenez votre temps.
lesson-gifts-1-help = Quelle rangée votre tour quitte-t-elle en prenant ?
lesson-gifts-1-why = Votre tour doit défendre la première rangée. Si elle prend en a3, la tour noire mate en d1.
lesson-gifts-2-before = Maintenant, c'est vous qui offrez : donnez une pièce, et matez en deux coups.
lesson-gifts-2-help = La rangée 8 tient à une seule tour noire : faites-lui prendre quelque chose.
lesson-gifts-2-why = Quand la dame fait échec en e8, la tour noire doit la prendre. Votre tour reprend, et c'est mat.
lesson-gifts-recap = Trouvez d'abord la meilleure réponse adverse, puis prenez. Une pièce gratuite peut être un appât.

## 20

lesson-opening = L'ouverture
lesson-opening-goal = Vous savez sortir vos pièces, roquer et lutter pour le centre.
lesson-opening-text = Commencez par un pion central, par exemple e4 ou d4 : il prend de l'espace et ouvre des lignes. Sortez vos pièces une par une. Ne jouez pas deux fois la même, sauf si elle est attaquée. Roquez tôt, et laissez les pions devant votre roi chez eux. c4 et cavalier f3 sont aussi de bons premiers coups. Un fou en g2 ou b2 tient le centre depuis l'aile. N'enfermez pas vos fous derrière vos propres pions.
lesson-opening-1-before = Les Blancs tentent le mat du berger : dame h5 et fou c4 attaquent tous deux f7.
lesson-opening-1-help = Défendez f7, barrez la route de la dame, ou faites de la place à votre roi.
lesson-opening-1-why = Les Blancs menacent de mater en prenant f7 avec la dame. Pion en g6 est le meilleur : il barre sa route et l'attaque.
lesson-opening-2-before = Jouez maintenant dix coups contre le niveau 3. Vous entendrez ensuite ce que vous avez développé, si vous avez roqué, et ce qui a bougé deux fois.
lesson-opening-2-help = Un pion central, les cavaliers, les fous, puis le roque : cet ordre est rarement mauvais.
lesson-opening-recap = Centre, pièces dehors, roque. Le mat du berger marche une fois : ne comptez pas sur les pièges.

## 21

lesson-trades = Échanges et plans
lesson-trades-goal = Vous savez quand un échange vous aide.
lesson-trades-text = Échangez quand vous recevez plus que vous ne donnez. Échangez aussi quand vous avez plus de matériel : avec moins de pièces, votre avance compte davantage. Ne précipitez pas une attaque : ôtez d'abord les pièces qui défendent. Donnez un but à chaque coup, et pensez quelques coups d'avance.
lesson-trades-1-before = Vous avez une tour de plus. Échangez les dames.
lesson-trades-1-help = Les deux dames sont sur la même colonne, sans rien entre elles.
lesson-trades-1-why = Sans les dames, votre roi et votre tour affrontent un roi seul. Vous pouvez mater, et les Noirs ne peuvent plus gagner.
lesson-trades-recap = Avec plus de matériel, échangez. Puis suivez votre plan pas à pas.

## 22

lesson-two-mates = Les mats à savoir par cœur
lesson-two-mates-goal = Vous savez mater un roi seul avec deux tours, avec une dame ou avec une tour.
lesson-two-mates-text = Vers la fin, il reste peu de pièces, et il faut savoir conclure. Un roi seul se mate au bord de l'échiquier. Poussez-le là pas à pas, et évitez le pat.

lesson-two-mates-1-before = Avec deux tours, l'une enferme le roi, et l'autre fait échec. Ici, vous pouvez mater en deux coups.
lesson-two-mates-1-help = Veillez à ce que le roi noir ne puisse pas quitter la rangée 8.
lesson-two-mates-2-before = Roi et dame : la dame prend de l'espace au roi noir, puis votre roi vient aider. Au mieux, il faut neuf coups.
lesson-two-mates-2-help = Gardez la dame à un saut de cavalier du roi noir, jusqu'à ce qu'il soit au bord.
lesson-two-mates-3-before = Roi et tour : la tour coupe le roi noir, et votre roi le repousse. Au mieux, il faut quinze coups.
lesson-two-mates-3-help = Quand les rois se font face à une case d'écart, faites échec de côté.
lesson-two-mates-recap = Coupez le roi, amenez le vôtre, matez au bord. Avant chaque coup tranquille, demandez si c'est pat.

## 23

lesson-pawn-endings = Les pions à la fin
lesson-pawn-endings-goal = Vous savez quand un seul pion gagne, et quand il ne gagne pas.
lesson-pawn-endings-text = À la fin, un pion peut décider de la partie en devenant dame. Le roi va devant, et le pion suit. Quand les rois se font face à une case d'écart, le camp qui n'a pas à jouer a l'opposition. Un roi seul rattrape un pion s'il entre dans son carré, aussi large que le chemin du pion est long.
lesson-pawn-endings-1-before = Votre roi est sur la rangée 6, devant son pion : cela gagne. Montrez comment.
lesson-pawn-endings-1-help = Que le roi contrôle les cases devant le pion ; poussez-le seulement ensuite.
lesson-pawn-endings-2-ask = Trait aux Blancs. Est-ce gain ou nulle ?
lesson-pawn-endings-2-help = Qui a l'opposition ?
lesson-pawn-endings-2-why = Les rois se font face, et les Blancs doivent jouer : les Noirs ont l'opposition. Avec le trait aux Noirs, les Blancs gagneraient.
lesson-pawn-endings-3-before = Vous avez les Noirs, et c'est à vous : tenez la nulle. Le pion a besoin de quatre coups jusqu'à a8 : son carré va donc de la colonne a à la colonne e.
lesson-pawn-endings-3-help = Entrez dans le carré aussitôt, puis courez vers a8.
lesson-pawn-endings-4-ask = Trait aux Blancs. Est-ce gain ou nulle ?
lesson-pawn-endings-4-help = Comparez la couleur de h8 avec celle du fou.
lesson-pawn-endings-4-why = Le pion est promu en h8, une case noire, et le fou n'a que les blanches. Personne ne peut chasser le roi du coin.
lesson-pawn-endings-recap = Le roi d'abord, l'opposition, et le carré du pion. Avec un pion de tour, votre fou doit avoir la couleur du coin.

## 24

lesson-clock = Pendule et tournoi
lesson-clock-goal = Vous savez annoncer les coups, appuyer sur la pendule et réclamer le gain au temps.
lesson-clock-text = Chaque joueur a du temps pour toute la partie, et quand vous appuyez, la pendule adverse démarre. Si votre temps est écoulé, vous perdez, sauf si l'adversaire ne peut pas mater. Les joueurs aveugles annoncent chaque coup à voix haute, et l'adversaire le répète. Pièce touchée, pièce jouée : une pièce que vous touchez doit jouer si elle le peut.
lesson-clock-1-before = Maintenant cinq coups comme en tournoi. Annoncez votre coup, appuyez, et répétez le coup adverse.
lesson-clock-1-help = Annoncer, appuyer, répéter : toujours dans cet ordre.
lesson-clock-2-ask = Le drapeau de votre adversaire est tombé dans une partie rapide. Qu'est-ce qui passe d'abord, pendules ou arbitre ?
lesson-clock-2-help = Qu'est-ce qui tourne pendant que vous parlez ?
lesson-clock-2-why = Arrêtez d'abord les deux pendules, sinon votre drapeau peut tomber aussi. Réclamez ensuite le gain et appelez l'arbitre.
lesson-clock-3-ask = Il reste 15 secondes à votre adversaire. Vous pourriez échanger les dames et entrer dans une finale de pions perdue. Est-ce une chance avec incrément, ou sans ?
lesson-clock-3-help = L'adversaire doit encore promouvoir un pion, puis mater.
lesson-clock-3-why = Sans incrément, 15 secondes peuvent ne pas suffire pour promouvoir et mater. Avec incrément, chaque coup rapporte des secondes.
lesson-clock-recap = Les pendules d'abord, puis l'arbitre. En partie rapide, un bon coup maintenant vaut mieux que le meilleur trop tard.

## À écouter

listen-wheat = Le blé sur l'échiquier
listen-wheat-text-1 = Une vieille légende de l'Inde parle d'un roi dont le fils unique tomba au combat.
listen-wheat-text-2 = Dans son chagrin, il laissa son royaume aller à la ruine.
listen-wheat-text-3 = Alors un sage nommé Sessa lui apporta un plateau de 64 cases, avec des pièces pour chaque partie de son armée.
listen-wheat-text-4 = Il y avait des fantassins, des cavaliers, des chars et des éléphants, un ministre, et le roi lui-même.
listen-wheat-text-5 = Le jeu guérit la tristesse du roi, qui se remit à gouverner. En récompense, Sessa pouvait demander n'importe quoi.
listen-wheat-text-6 = Sessa demanda du blé : un grain pour la première case, deux pour la deuxième, quatre pour la troisième, et ainsi jusqu'à la dernière.
listen-wheat-text-7 = Le roi s'amusa d'un vœu si modeste.
listen-wheat-text-8 = Puis on compta les grains : plus de 18 trillions. Le royaume aurait dû moissonner pendant deux mille ans.
listen-wheat-text-9 = Sessa remit sa dette au roi, et le roi fit de lui son premier conseiller.

listen-origins = D'où viennent les échecs
listen-origins-text-1 = Personne ne sait avec certitude où les échecs ont commencé. La plupart disent : en Inde, il y a bien plus de mille ans.
listen-origins-text-2 = Une légende grecque les donne à Arès, dieu de la guerre. Il fit l'échiquier pour essayer ses batailles, et par son fils le jeu vint aux hommes.
listen-origins-text-3 = Le jeu indien s'appelait chaturanga.
listen-origins-text-4 = Son éléphant est devenu notre fou. Il sautait de deux cases seulement en diagonale.
listen-origins-text-5 = Son ministre est devenu notre dame. Il allait d'une seule case en diagonale, et comptait parmi les pièces les plus faibles.
listen-origins-text-6 = Personne ne roquait, et aucun pion n'avançait de deux cases. Un pion promu devenait ministre, rien de mieux.
listen-origins-text-7 = Vers 1475, en Espagne ou en Italie, le jeu devint rapide.
listen-origins-text-8 = Fou et dame reçurent leurs coups d'aujourd'hui, et la dame fut soudain la pièce la plus forte.
listen-origins-text-9 = Les pions purent avancer d'abord de deux cases, et la prise en passant vint avec cela.
listen-origins-text-10 = Ce n'est qu'au dix-neuvième siècle que les pièces se déplacèrent partout de la même façon. C'est encore celle d'aujourd'hui.

listen-longest = La plus longue partie
listen-longest-text-1 = La plus longue partie de tournoi connue fut jouée à Belgrade en 1989.
listen-longest-text-2 = Ivan Nikolić avait les Blancs, et Goran Arsović les Noirs.
listen-longest-text-3 = Ils jouèrent 269 coups chacun, et il leur fallut plus de vingt heures.
listen-longest-text-4 = À la fin, il restait tour et fou contre tour.
listen-longest-text-5 = Personne ne gagna : ce fut nulle.
listen-longest-text-6 = En ce temps-là, les règles donnaient à ces finales plus de cinquante coups.
listen-longest-text-7 = Aujourd'hui, il n'y a pas d'exception. Après cinquante coups de chaque camp sans prise ni coup de pion, un joueur peut réclamer la nulle ; après soixante-quinze, la partie est finie.

listen-forms = Bien des façons de jouer
listen-forms-text-1 = D'ordinaire, deux joueurs se retrouvent à un échiquier. Mais ce n'est pas la seule façon.
listen-forms-text-2 = En ligne, l'adversaire peut être à l'autre bout du monde. Les règles sont les mêmes.
listen-forms-text-3 = En blitz, chaque joueur n'a que quelques minutes, et personne n'a besoin de noter les coups.
listen-forms-text-4 = Dans une simultanée, un fort joueur affronte beaucoup d'adversaires, chacun à son échiquier.
listen-forms-text-5 = Dans le jeu à l'aveugle, l'échiquier n'est que dans la tête. Des maîtres voyants en donnent des exhibitions très applaudies.
listen-forms-text-6 = Les joueurs aveugles n'en ont pas besoin : la plupart ont un échiquier sous les doigts. Mais beaucoup en sont capables.
listen-forms-text-7 = Aux échecs par correspondance, les coups voyagent par la poste. Une partie durait des années ; le courriel l'a rendue plus rapide.
listen-forms-text-8 = Ses coups s'écrivent en chiffres seulement, pour que toutes les langues les comprennent. Elle a même sa fédération mondiale.

listen-variants = Des jeux aux autres règles
listen-variants-text-1 = Certains aiment changer les règles des échecs. Ces jeux s'appellent des variantes.
listen-variants-text-2 = Aux échecs 960, inventés par Bobby Fischer, les pièces derrière les pions sont tirées au sort.
listen-variants-text-3 = Les deux fous doivent être sur des couleurs différentes, et le roi entre les tours. Cela laisse 960 positions de départ.
listen-variants-text-4 = Au Roi de la colline, on gagne aussi en menant son roi sur une des quatre cases centrales.
listen-variants-text-5 = Aux Trois échecs, on gagne aussi en faisant trois fois échec.
listen-variants-text-6 = Au Crazyhouse, une pièce prise change de camp. À un coup suivant, on peut la poser sur une case vide.
listen-variants-text-7 = Le Bughouse se joue à quatre, deux contre deux, sur deux échiquiers. Ce que vous prenez va à votre partenaire, qui peut le poser.

listen-tournaments = Comment marchent les tournois
listen-tournaments-text-1 = L'épreuve la plus simple est un match : deux joueurs, et un nombre fixe de parties.
listen-tournaments-text-2 = Dans un tournoi toutes rondes, chacun rencontre chacun. C'est le plus juste, mais c'est long.
listen-tournaments-text-3 = Les joueurs tirent des numéros. Une table dit alors qui rencontre qui à chaque ronde, et qui a les Blancs.
listen-tournaments-text-4 = Si le nombre de joueurs est impair, l'un d'eux se repose à chaque ronde.
listen-tournaments-text-5 = En double ronde, chacun rencontre chacun deux fois, une fois avec chaque couleur.
listen-tournaments-text-6 = Dans une coupe, le perdant rentre chez lui. Après une nulle, les deux rejouent souvent, avec moins de temps.
listen-tournaments-text-7 = Dans le système Scheveningen, chaque joueur d'une équipe rencontre chaque joueur de l'autre.
listen-tournaments-text-8 = Quand des équipes se rencontrent échiquier contre échiquier, on additionne les points de tous les échiquiers.

listen-swiss = Le système suisse
listen-swiss-text-1 = Quand cent joueurs ont un week-end, ils ne peuvent pas tous se rencontrer. Le système suisse aide.
listen-swiss-text-2 = Le nombre de rondes est fixé d'avance, souvent sept, neuf ou onze. Personne n'est éliminé.
listen-swiss-text-3 = À chaque ronde, vous rencontrez quelqu'un qui a autant de points que vous, ou presque.
listen-swiss-text-4 = Si vous gagnez, l'adversaire suivant sera donc sans doute plus fort. Si vous perdez, c'est plus facile.
listen-swiss-text-5 = À égalité de points, on classe par Elo. Le premier de la moitié haute rencontre le premier de la moitié basse, et ainsi de suite.
listen-swiss-text-6 = Vous ne rencontrez jamais deux fois le même adversaire.
listen-swiss-text-7 = Les couleurs doivent alterner. On évite trois parties de suite avec la même.
listen-swiss-text-8 = Si le nombre de joueurs est impair, un des derniers reçoit un point sans jouer. Cela n'arrive qu'une fois au plus à chacun.

listen-ties = À égalité de points
listen-ties-text-1 = Un gain compte un point, une nulle un demi-point. À la fin, deux joueurs ont souvent le même total.
listen-ties-text-2 = La meilleure solution est une autre partie entre eux, mais on en a rarement le temps.
listen-ties-text-3 = Le règlement du tournoi dit donc d'avance ce qui décide.
listen-ties-text-4 = En toutes rondes, c'est souvent le Sonneborn-Berger. Les points contre des adversaires forts pèsent plus.
listen-ties-text-5 = On additionne les points de tous ceux qu'on a battus, et la moitié des points de ceux avec qui on a annulé.
listen-ties-text-6 = Si cela aussi est égal, le nombre de gains peut décider, ou les gains avec les Noirs.
listen-ties-text-7 = Vient ensuite la partie entre les deux. Et si rien n'aide, on tire au sort.

listen-pace = Échecs rapides et lents
listen-pace-text-1 = Avec dix minutes ou moins par joueur, c'est du blitz ; avec une heure ou plus, c'est une partie lente. Entre les deux, c'est du rapide.
listen-pace-text-2 = En rapide, quinze minutes plus dix secondes par coup est très courant.
listen-pace-text-3 = Pour savoir ce que c'est, comptez soixante coups. Dix secondes par coup font dix minutes de plus, vingt-cinq en tout.
listen-pace-text-4 = Dans les parties rapides, vivacité et connaissances comptent autant que la réflexion.
listen-pace-text-5 = Faites réfléchir l'adversaire dès le premier coup. Une ouverture surprenante lui coûte du temps.
listen-pace-text-6 = Ne calculez pas tout jusqu'au bout. Il n'y a pas le temps.
listen-pace-text-7 = Et ne cherchez pas le meilleur coup quand vous en avez un bon. Le mieux est l'ennemi du bien.
listen-pace-text-8 = Sachez toujours s'il y a un incrément. Sans lui, même une position perdue peut être sauvée si l'autre pendule est basse.

listen-blind = Comment jouent les aveugles
listen-blind-text-1 = Quand un joueur aveugle s'assied pour une partie, il y a souvent deux échiquiers : un pour chacun.
listen-blind-text-2 = Sur l'échiquier du joueur aveugle, les cases noires sont un peu relevées, et chaque case a un trou.
listen-blind-text-3 = Chaque pièce a une cheville qui entre dans le trou. Les pièces noires ont une marque que les doigts sentent.
listen-blind-text-4 = Une pièce ne compte comme touchée que lorsqu'elle est levée de son trou.
listen-blind-text-5 = Chaque coup est annoncé. L'adversaire le répète, et le joue sur son propre échiquier.
listen-blind-text-6 = Les colonnes ont des noms, pour ne pas confondre b et d : Anna, Bella, César, David, Eva, Felix, Gustave, Hector.
listen-blind-text-7 = Entre pays, pièces et nombres peuvent se dire en allemand : Springer Gustav eins Felix drei.
listen-blind-text-8 = Un lapsus doit être corrigé aussitôt, avant que l'autre pendule ne démarre.
listen-blind-text-9 = Si les deux échiquiers diffèrent, l'arbitre aide, et on compare les deux feuilles de partie.

listen-practice = Comment progresser
listen-practice-text-1 = Le premier conseil est simple : jouez, aussi souvent que possible. Chaque partie apprend quelque chose, gagnée ou perdue.
listen-practice-text-2 = Le deuxième : apprenez. Suivez des leçons, résolvez des problèmes, et parcourez les parties de bons joueurs.
listen-practice-text-3 = Le troisième : prenez plaisir. Même les champions du monde perdent.
listen-practice-text-4 = Perdre n'est pas une honte, si vous trouvez pourquoi. Le meilleur maître est votre propre erreur.
listen-practice-text-5 = Asseyez-vous avec confiance. Une partie abandonnée dans la tête est à moitié perdue.
listen-practice-text-6 = Pensez avant que la main ne bouge. Quand vous avez trouvé un bon coup, vérifiez-le encore une fois.
listen-practice-text-7 = Demandez ce que veut l'adversaire. Chaque coup a une raison, même un mauvais.
listen-practice-text-8 = Les indices aident à apprendre. En tournoi, il n'y en a pas.
listen-practice-text-9 = Trouvez un club. Les autres vous apprennent ce qu'aucun programme ne peut, et un tournoi vous donne un Elo.

listen-phases = Les trois parties d'une partie
listen-phases-text-1 = Une partie a trois phases : l'ouverture, le milieu de partie et la finale.
listen-phases-text-2 = Dans l'ouverture, vous sortez vos pièces et luttez pour le centre.
listen-phases-text-3 = Les Blancs jouent les premiers, et attaquent souvent. Les Noirs bâtissent une position solide, et attendent leur chance.
listen-phases-text-4 = En milieu de partie, les plans se heurtent. On échange des pièces, et le camp le plus fort prépare une bonne finale.
listen-phases-text-5 = Une ou deux pièces seules battent rarement un bon adversaire. Amenez-en deux ou trois autres avant d'attaquer.
listen-phases-text-6 = En finale, il reste peu de pièces, et chacune vaut davantage.
listen-phases-text-7 = Un fou est alors souvent meilleur qu'un cavalier : il traverse un échiquier vide en un coup.
listen-phases-text-8 = Les pions deviennent importants. Gardez-les proches, pour qu'ils se défendent, et évitez d'en avoir deux sur la même colonne.
listen-phases-text-9 = Les bons joueurs pensent à la finale dès le début. Un pion de plus dans l'ouverture peut être une dame à la fin.

listen-champions = Champions du monde de parties rapides
listen-champions-text-1 = Le premier championnat du monde de parties rapides a eu lieu en 2001. Garry Kasparov l'a gagné.
listen-champions-text-2 = Viswanathan Anand a gagné en 2003, puis de nouveau quatorze ans plus tard.
listen-champions-text-3 = Depuis 2012, le championnat a lieu presque chaque année.
listen-champions-text-4 = Magnus Carlsen a gagné en 2014 et en 2015.
listen-champions-text-5 = Levon Aronian, Sergueï Kariakine, Shakhriyar Mamedyarov et Vassyl Ivantchouk ont aussi été champions.
listen-champions-text-6 = Les femmes jouent pour un titre à part. Anna Muzychuk l'a gagné à Doha en 2016.
listen-champions-text-7 = Huit de leurs parties sont dans le programme. Pour chercher les coups du gagnant, tapez deviner champions.

# Finales

ending-list = Finales. Tapez finales et un numéro, ou un nom.
ending-line = { $number } : { $name }{ $how ->
    [right] , faite
    [helped] , faite avec aide
    [wrong] , à refaire
   *[new] {""}
}.
ending-begins = Finale : { $name }.
ending-asks = Trait aux { $color }. { $goal ->
    [win] Gagnez.
   *[draw] Tenez la nulle.
}
ending-answers = Les { $color } répondent { $move }.
ending-thrown = { $move } { $how ->
    [draws] laisse échapper le gain.
   *[loses] perd.
} { $goal ->
    [win] { $keeping ->
        [one] Seul { $best } gagne.
       *[other] { $best } gagne.
    }
   *[draw] { $keeping ->
        [one] Seul { $best } tient la nulle.
       *[other] { $best } tient la nulle.
    }
}
ending-again = Votre coup est repris. Réessayez.
ending-mate = Mat après { $moves ->
    [1] un coup
    [one] { $moves } coup
   *[other] { $moves } coups
}{ $how ->
    [best] , le mieux possible.
    [longer] . Au mieux : { $best }.
   *[unknown] .
}
ending-won = Le gain est assuré après { $moves ->
    [1] un coup.
    [one] { $moves } coup.
   *[other] { $moves } coups.
}
ending-drawn = Nulle. Bien tenu.
ending-repeated = Nulle par triple répétition. Bien tenu.
ending-held = Tenu pendant { $moves } coups. Bien joué.
ending-lost-repeated = Triple répétition : nulle, pas de gain.
ending-lost-fifty = Cinquante coups sans prise ni coup de pion : nulle, pas de gain.
ending-solution = Le meilleur jeu : { $moves }.
ending-over = La finale est finie. Une autre : suivant. Retour à votre partie : fermer.
ending-moves = { $moves ->
    [0] Aucun coup encore.
    [one] { $moves } coup jusqu'ici.
   *[other] { $moves } coups jusqu'ici.
}
ending-taken-back = Repris.
ending-first = Aucun coup à reprendre.
ending-not-here = { $name } n'a pas sa place dans une finale.
ending-none = Pas de finale { $word }. Tapez un numéro de 1 à { $count }, ou finales pour la liste.
ending-queen = roi et dame
ending-two-rooks = deux tours
ending-rook = roi et tour
ending-pawn = roi et pion
ending-against-pawn = contre un pion
ending-wrong-bishop = fou de la mauvaise couleur
ending-pawn-race = course des pions
ending-catch-pawn = rattraper le pion
ending-queen-against-pawn = dame contre pion
ending-pawn-against-queen = pion contre dame
ending-rook-against-pawn = tour contre pion
ending-pawn-against-rook = pion contre tour

ending-two-bishops = deux fous
ending-bishop-against-rook = fou contre tour
ending-queen-against-rook = dame contre tour
ending-bishop-and-knight = fou et cavalier

repertoire-games = parties
repertoire-openings = ouvertures
repertoire-list = Vos ouvertures. Pour en réviser, tapez { $repertoire } et le nom.
repertoire-line =
    { $name }, { $color } : { $count ->
        [1] une position
        [one] { $count } position
       *[other] { $count } positions
    }, { $wanted } à réviser.
repertoire-none = Pas encore d'ouvertures. Mettez un fichier PGN avec vos variantes dans le dossier { $folder } du dossier de données, ou jouez plus de parties.
repertoire-built-in = Ouvertures intégrées : { $count }. Pour leur liste : { $repertoire } { $openings }
repertoire-opening = { $name }, { $color }
repertoire-unknown = Aucune ouverture du nom de { $word }. Les vôtres : { $repertoire }.
repertoire-rests = Rien à réviser dans { $name } pour le moment.
repertoire-empty = Aucune variante dans { $name }.
repertoire-other-start = Une variante part de la position initiale habituelle.
repertoire-begins = Ouvertures : { $name }. Vous avez les { $color }.
repertoire-start = Depuis le début.
repertoire-way = Depuis le début : { $moves }.
repertoire-asks = Coup { $number }, { $color } : votre coup ?
repertoire-wrong = Pas dans vos ouvertures. Réessayez.
repertoire-also = Aussi dans vos ouvertures : { $moves }.
repertoire-answer = Dans vos ouvertures : { $moves }.
repertoire-help = L'ouverture : { $name }.
repertoire-left =
    { $count ->
        [0] Plus rien à réviser ici.
       *[other] Encore { $count } à réviser.
    }
repertoire-not-here = { $name } n'a pas sa place dans les ouvertures.
puzzle-games = parties
puzzle-games-none = Pas de nouveaux mats dans vos parties.
puzzle-game-begins = Problème de la partie { $game }, { $pieces } pièces.
