# Tout ce qui se dit en français, sauf les coups eux-mêmes.

## Couleurs, pièces, listes

color-white = Blancs
color-black = Noirs

king = { $count ->
    [one] roi
   *[other] rois
}
queen = { $count ->
    [one] dame
   *[other] dames
}
rook = { $count ->
    [one] tour
   *[other] tours
}
bishop = { $count ->
    [one] fou
   *[other] fous
}
knight = { $count ->
    [one] cavalier
   *[other] cavaliers
}
pawn = { $count ->
    [one] pion
   *[other] pions
}

white-king = { $count ->
    [one] roi blanc
   *[other] rois blancs
}
white-queen = { $count ->
    [one] dame blanche
   *[other] dames blanches
}
white-rook = { $count ->
    [one] tour blanche
   *[other] tours blanches
}
white-bishop = { $count ->
    [one] fou blanc
   *[other] fous blancs
}
white-knight = { $count ->
    [one] cavalier blanc
   *[other] cavaliers blancs
}
white-pawn = { $count ->
    [one] pion blanc
   *[other] pions blancs
}
black-king = { $count ->
    [one] roi noir
   *[other] rois noirs
}
black-queen = { $count ->
    [one] dame noire
   *[other] dames noires
}
black-rook = { $count ->
    [one] tour noire
   *[other] tours noires
}
black-bishop = { $count ->
    [one] fou noir
   *[other] fous noirs
}
black-knight = { $count ->
    [one] cavalier noir
   *[other] cavaliers noirs
}
black-pawn = { $count ->
    [one] pion noir
   *[other] pions noirs
}

heading-color-white = Blancs
heading-color-black = Noirs
heading-king = { $count ->
    [one] roi
   *[other] rois
}
heading-queen = { $count ->
    [one] dame
   *[other] dames
}
heading-rook = { $count ->
    [one] tour
   *[other] tours
}
heading-bishop = { $count ->
    [one] fou
   *[other] fous
}
heading-knight = { $count ->
    [one] cavalier
   *[other] cavaliers
}
heading-pawn = { $count ->
    [one] pion
   *[other] pions
}
heading-white-king = { $count ->
    [one] roi blanc
   *[other] rois blancs
}
heading-white-queen = { $count ->
    [one] dame blanche
   *[other] dames blanches
}
heading-white-rook = { $count ->
    [one] tour blanche
   *[other] tours blanches
}
heading-white-bishop = { $count ->
    [one] fou blanc
   *[other] fous blancs
}
heading-white-knight = { $count ->
    [one] cavalier blanc
   *[other] cavaliers blancs
}
heading-white-pawn = { $count ->
    [one] pion blanc
   *[other] pions blancs
}
heading-black-king = { $count ->
    [one] roi noir
   *[other] rois noirs
}
heading-black-queen = { $count ->
    [one] dame noire
   *[other] dames noires
}
heading-black-rook = { $count ->
    [one] tour noire
   *[other] tours noires
}
heading-black-bishop = { $count ->
    [one] fou noir
   *[other] fous noirs
}
heading-black-knight = { $count ->
    [one] cavalier noir
   *[other] cavaliers noirs
}
heading-black-pawn = { $count ->
    [one] pion noir
   *[other] pions noirs
}

empty = vide
empty-ranks = vides

## Temps

time-joined = { $items } { $next }
hours = { $n ->
    [1] une heure
    [21] vingt et une heures
    [one] { $n } heure
   *[other] { $n } heures
}
minutes = { $n ->
    [1] une minute
    [21] vingt et une minutes
    [31] trente et une minutes
    [41] quarante et une minutes
    [51] cinquante et une minutes
    [one] { $n } minute
   *[other] { $n } minutes
}
seconds = { $n ->
    [1] une seconde
    [21] vingt et une secondes
    [31] trente et une secondes
    [41] quarante et une secondes
    [51] cinquante et une secondes
    [one] { $n } seconde
   *[other] { $n } secondes
}

## Ce qui arrive dans une partie

period-began = Nouvelle période : les { $color } reçoivent { $time }.
draw-offered = Les { $color } proposent nulle.
draw-offered-own = Nulle proposée.
claim-offers = Vaut proposition de nulle : la réclamation des { $color }.
claim-offers-own = Votre réclamation propose aussi nulle.
draw-accepted = Les { $color } acceptent la nulle.
draw-declined = Les { $color } refusent la nulle.
claim-wrong-threefold = Réclamation rejetée : cette position ne s'est présentée { $count ->
    [1] qu'une fois
    [one] que { $count } fois
   *[other] que { $count } fois
}. Il en faut trois.
claimed-with = Les { $color } réclament la nulle, avec { $move }.
must-play = Les { $color } doivent jouer { $move }.
claim-wrong-fifty = { $count ->
    [0] Réclamation rejetée : pas un coup de chaque camp sans prise ni coup de pion. Il en faut 50.
    [one] Réclamation rejetée : un seul coup de chaque camp sans prise ni coup de pion. Il en faut 50.
   *[other] Réclamation rejetée : seulement { $count } coups de chaque camp sans prise ni coup de pion. Il en faut 50.
}
time-added = Les { $color } reçoivent { $time } de plus.
taken-back = Coups repris : { $moves }.
flag-fell = Le drapeau des { $color } est tombé.
paused = Pendules arrêtées.
resumed = Pendules en marche.

ended-checkmate = Échec et mat. Les { $winner } gagnent.
ended-checkmate-told = Les { $winner } gagnent.
ended-king-on-hill = Le roi est sur la colline. Les { $winner } gagnent.
ended-third-check = Troisième échec. Les { $winner } gagnent.
ended-king-exploded = Le roi a explosé. Les { $winner } gagnent.
ended-all-pieces-lost = Les { $winner } gagnent. Ils ont perdu toutes leurs pièces.
ended-no-moves-left = Les { $winner } gagnent. Ils n'ont plus de coup.
ended-horde-taken = La horde a disparu. Les { $winner } gagnent.
ended-race-won = Le roi est sur la dernière rangée. Les { $winner } gagnent.
ended-race-drawn = Nulle. Les deux rois sont sur la dernière rangée.
ended-own-win = Vous gagnez.
ended-own-loss = Vous perdez.
ended-odds = Par le handicap, les { $winner } gagnent.
ended-resignation = Les { $loser } abandonnent. Les { $winner } gagnent.
ended-resignation-no-mate = Nulle malgré l'abandon. L'adversaire ne peut mater par aucune suite de coups légaux.
ended-stalemate = Nulle par pat.
ended-dead-position = Nulle. Position morte : aucun camp ne peut mater.
ended-agreement = Nulle par accord mutuel.
ended-flag = Les { $winner } gagnent au temps.
ended-flag-no-mate = Nulle. Le drapeau est tombé, mais l'adversaire ne peut pas mater.
ended-threefold = Nulle par triple répétition.
ended-fifty-moves = Nulle par la règle des 50 coups.
ended-fivefold = Nulle par quintuple répétition.
ended-seventy-five-moves = Nulle par la règle des 75 coups.
ended-both-flags = Nulle. Les deux drapeaux sont tombés.
ended-default-time = Les { $winner } gagnent par forfait. Les { $loser } sont arrivés trop tard.
ended-both-absent = Les deux joueurs perdent. Aucun n'est arrivé à temps.
ended-illegal-moves = Les { $winner } gagnent. Les { $loser } ont joué trop de coups illégaux.
ended-illegal-moves-no-mate = Nulle. Trop de coups illégaux, mais l'adversaire ne peut pas mater.
ended-illegal-position = Nulle. Une position illégale est restée sur l'échiquier.
ended-quickplay = Nulle. L'arbitre accepte la réclamation.
ended-quickplay-agreed = Nulle. L'adversaire accepte la réclamation.
ended-sealed-move-no-mate = Nulle. Le coup scellé n'est pas valable, mais l'adversaire ne peut pas mater.
ended-sealed-move = Les { $winner } gagnent. Le coup scellé des { $loser } n'est pas valable.
ended-arbiter = Décision de l'arbitre : Blancs { $white }, Noirs { $black }.
ended-adjudicated = Partie adjugée : Blancs { $white }, Noirs { $black }.
ended-annulled = Partie annulée. Une nouvelle sera jouée.
ended-points = Points : Blancs { $white }, Noirs { $black }.

over-next = revanche ou nouvelle : une autre partie. bilan : celle-ci en bref. ouvrir { $game } : ses coups.
refused-game-over = La partie est finie. Tapez nouvelle pour en commencer une autre.
refused-not-running = Pas de partie en cours.
refused-already-running = La partie a déjà commencé.
refused-illegal-move = Coup illégal.
refused-no-offer = Aucune proposition de nulle. Pour en faire une, tapez nulle.
refused-offer-stands = La nulle est déjà proposée.
refused-answer-waits = Pas encore : les { $color } jouent d'abord. Répondez ensuite.
offer-answer-two = { $opponent } : tapez { $accept } ou { $decline }.
refused-nothing-to-take-back = Aucun coup à reprendre.
refused-too-early-for-draw = Trop tôt pour la nulle. Chaque camp doit d'abord jouer un coup.
refused-no-draw-before = Trop tôt pour la nulle : ce tournoi demande { $count } coups de chaque camp.
refused-not-your-claim = Pas à vous de jouer. On réclame à son propre trait.
refused-not-your-turn = Ce n'est pas aux { $color } de jouer.
refused-not-your-clock = La pendule des { $color } ne tourne pas.
refused-not-opponent = Seuls les { $color } peuvent le faire.
refused-nothing-there = { $square } est vide.
refused-occupied = { $square } est occupée.
refused-nothing-in-hand = Vous n'avez rien en main. Tapez d'abord lever et une case.
refused-no-board = Inutile : ici, les coups se tapent.
refused-adjust-too-late = Trop tard pour adouber : vous avez touché une pièce.
refused-already-made = Trop tard : le coup est joué.
refused-piece-chosen = Trop tard : le premier choix compte, { $piece }.
refused-must-move-touched = Pièce touchée : { $square } doit jouer.
refused-must-capture = Pièce touchée : prenez la pièce en { $square }.
refused-must-capture-with = Pièce touchée : { $square } doit prendre { $other }.
refused-nothing-touched = Les { $color } n'ont touché aucune pièce.
refused-too-late-to-complain = Trop tard pour vous plaindre : vous avez touché une pièce.
refused-nothing-announced = Aucune annonce à corriger.
refused-already-announced = Déjà annoncé. Pour changer, tapez corriger.
refused-must-repeat = Répétez d'abord le coup des { $color }. Annoncez ensuite le vôtre.
refused-must-repeat-move = Répétez d'abord { $move }. Annoncez ensuite votre coup.
refused-claim-right-lost = Trop tard pour réclamer : vous avez commencé votre coup.
refused-no-quickplay = Cette partie n'a pas de fin au KO.
refused-too-early-for-quickplay = Trop tôt. Réclamez à votre trait, avec moins de deux minutes.
refused-nothing-to-claim = Aucun coup illégal à réclamer.
refused-no-increment = Pas dans ces règles : on ne peut pas demander cinq secondes par coup.
refused-claim-awaits-flag = Pas avant la chute du drapeau : tranchez alors la réclamation.
refused-claim-waits = Nulle réclamée : accepter, refuser, ou signer avec le résultat d'un arbitre.
refused-no-touch-owed = Rien n'est dû en { $square } : pas touchée, ou déjà jouée.
refused-too-late = Trop tard pour cela.
refused-no-such-ply = La partie compte moins de { $count } coups.
refused-not-in-advance = Pas à l'avance : { $place } n'est pas encore joué.
refused-sheet-hole = Notez d'abord { $place }.
refused-not-over = La partie n'est pas encore finie.
refused-not-there = Les { $color } sont absents.
refused-not-absent = Les { $color } sont présents.
refused-not-adjourned = La partie n'est pas ajournée.
refused-already-sealed = Le coup est déjà scellé.
refused-not-sealing = Aucun coup à sceller.
refused-not-sealed = Les { $color } n'ont pas encore scellé.
refused-no-arbiter = Cette partie n'a pas d'arbitre.
refused-no-adjudication = Pas d'adjudication : le fichier de match ne la permet pas.
refused-no-next-period = Pas d'autre période.
refused-nothing-to-decide = Aucune affaire n'attend cette décision.
refused-contradicts = La décision { $number } s'y oppose. Tapez d'abord révoquer { $number }.
refused-no-such-ruling = Pas de décision { $number } à révoquer.
refused-no-such-penalty = Pénalité inconnue dans cette édition.

## Ce que disent les règles, par article

law-articles = Articles de la FIDE { $year } : { $articles }. Tapez article 9 ou article roque.
law-which = Pour l'un d'eux, tapez article { $subject }.
law-unknown = Introuvable dans FIDE { $year } : { $word }. Tapez article pour tous les articles.
law-preface = Préface : les règles ne peuvent tout prévoir. Si aucun article ne convient, l'arbitre décide d'après des cas semblables.
law-not-confirmed = Non confirmé pour cette édition.
law-aim = But du jeu : les Blancs commencent, puis chacun joue à son tour. Mater le roi adverse gagne la partie.
law-board = Échiquier : huit cases sur huit, claires et sombres en alternance. La case du coin à la droite de chaque joueur est claire.
law-own-square = Pièces de son camp : aucune pièce ne va sur une case occupée par son camp. Une pièce adverse y est prise.
law-promotion = Promotion : un pion sur la dernière rangée devient dame, tour, fou ou cavalier dans le même coup. { $touch ->
    [yes] Le choix est définitif dès que la nouvelle pièce a touché la case.
   *[no] Le choix est définitif dès que le coup est joué.
}
law-adjusting = Ajuster une pièce : seulement au trait, et seulement après l'avoir dit.
law-touch-move = Pièce touchée : une pièce à vous doit jouer, une pièce adverse doit être prise, si c'est légal. La première touchée compte. Réclamez avant de toucher vous-même une pièce.
law-touched-castling = Roi et tour touchés : il faut roquer de ce côté, si c'est légal. Si la tour est touchée d'abord, elle joue sans roquer.
law-nothing-to-move = Pièce touchée sans coup légal : vous pouvez jouer n'importe quel coup légal.
law-made = Coup joué : la main a lâché la pièce sur sa nouvelle case. Une pièce prise a quitté l'échiquier, et pour le roque la tour est lâchée aussi.
law-assistant = Assistant : { $moves ->
    [yes] un joueur qui ne peut pas écrire ou bouger les pièces peut en avoir un
   *[no] un joueur qui ne peut pas écrire peut en avoir un
}, si l'arbitre est d'accord. { $costs ->
    [yes] L'arbitre retire du temps pour cela.
   *[no] Un joueur handicapé n'y perd pas de temps.
}
law-resignation = Abandon : il termine aussitôt la partie. { $draw ->
    [yes] L'adversaire gagne, mais la partie est nulle s'il ne pouvait mater par aucune suite de coups légaux.
   *[no] L'adversaire gagne.
}
law-dead-position = Position morte : aucun joueur ne peut mater par une suite de coups légaux. La partie est aussitôt nulle.
law-draw-offer = Offre de nulle : jouez, proposez, puis appuyez sur la pendule. Elle tient jusqu'à ce que l'adversaire accepte, refuse ou touche une pièce. { $moved ->
    [yes] Les deux joueurs doivent avoir joué.
   *[no] { "" }
}
law-completed = Achever un coup : jouez, puis appuyez sur la pendule de la même main. Un coup qui termine la partie n'en a pas besoin.
law-time = Temps : la pendule des Blancs part d'abord. Achevez tous les coups d'une période avant la fin de son temps.
law-late = Retard : { $late ->
    [none] un joueur absent au début perd
    [time] vous perdez au-delà de ce retard, { $time }
    [event] le tournoi fixe le retard permis
   *[event-or-none] le tournoi fixe le retard permis, sinon un joueur absent au début perd
}. L'arbitre peut en décider autrement.
law-flag = Drapeau tombé : il compte quand l'arbitre le voit ou qu'un joueur le réclame. Vous perdez, ou c'est nul si l'adversaire ne pouvait mater par aucune suite de coups légaux.
law-both-flags = Deux drapeaux tombés : { $both ->
    [announced] si le tournoi a annoncé ces règles, la partie continue, mais elle est nulle dans la dernière période
    [first] le premier tombé perd
    [last] si personne ne sait lequel est tombé d'abord, la partie continue, mais elle est nulle dans la dernière période
   *[draw] la partie est nulle
}.
law-clocks = Arrêter les pendules : seulement pour appeler l'arbitre, par exemple si la pièce de promotion manque. L'arbitre corrige les temps et dit quand reprendre.
law-set-up = Mauvaise position de départ : on joue une nouvelle partie. Si seul l'échiquier était tourné, la partie continue sur un échiquier correct.
law-reversed = Couleurs inversées : { $new ->
    [yes] une nouvelle partie avant que chacun ait joué { $count } coups. Ensuite, la partie continue.
   *[no] la partie continue, sauf décision de l'arbitre.
}
law-displaced = Pièces renversées : remettez-les en place sur votre temps. L'arbitre peut aider ou pénaliser.
law-illegal = Coup illégal : on revient à la position d'avant, ou à la dernière connue. La pièce touchée compte pour le nouveau coup.
law-unfinished-promotion = Promotion inachevée : appuyer sur la pendule avec un pion sur la dernière rangée est un coup illégal. { $queen ->
    [yes] Le pion devient dame.
   *[no] On revient à la position d'avant.
}
law-no-move = Pendule sans coup : { $counts ->
    [yes] appuyer compte comme un coup illégal
   *[no] appuyer est interdit, et l'arbitre peut pénaliser
}.
law-two-hands = Deux mains : { $counts ->
    [yes] un coup à deux mains compte comme illégal dès qu'on appuie sur la pendule
   *[no] un coup se joue d'une main, sinon l'arbitre peut pénaliser
}.
law-penalty = { $pace ->
    [standard] Coup illégal, la pénalité
    [rapid] Coup illégal en rapide
   *[blitz] Coup illégal en blitz
} : { $loses ->
    [first] le premier perd la partie
    [claim] l'adversaire peut réclamer le gain
    [second] le premier donne à l'adversaire { $time }, le deuxième perd
   *[third] les deux premiers donnent chacun à l'adversaire { $time }, le troisième perd
}. { $until ->
    [always] Il compte dès qu'on le découvre pendant la partie.
    [touch] L'adversaire doit réclamer avant de toucher une pièce.
    [move] Il ne compte que jusqu'au prochain coup de l'adversaire.
   *[claim] L'adversaire doit réclamer avant son prochain coup.
} { $draw ->
    [yes] La partie est nulle si l'adversaire ne pouvait mater par aucune suite de coups légaux.
   *[no] { "" }
}
law-recording = Feuille de partie : notez tous les coups des deux joueurs{ $electronic ->
    [yes] , sur papier ou sur une feuille électronique certifiée.
   *[no] .
} { $ahead ->
    [yes] Vous pouvez écrire un coup avant de le jouer.
   *[no] N'écrivez un coup qu'après l'avoir joué, sauf pour réclamer ou le mettre sous pli.
} Les deux joueurs signent le résultat.
law-sheet-in-view = Feuille visible : l'arbitre doit pouvoir la voir pendant toute la partie.
law-short-of-time = Manque de temps : avec moins de { $time } vous ne notez plus, sauf si chaque coup ajoute { $bonus } ou plus. Après la période, complétez la feuille.
law-reconstruction = Aucune feuille complète : la partie est rejouée sur un autre échiquier, sous le contrôle de l'arbitre. Si les coups restent introuvables, le coup suivant est le premier de la période suivante.
law-threefold = Triple répétition : au trait, vous pouvez réclamer la nulle si la même position est là pour la troisième fois, ou le sera après votre coup. { $castling ->
    [any] Même une perte passagère du roque en fait une autre position.
   *[lasting] La perte durable du roque en fait une autre position.
}
law-fifty = Cinquante coups : au trait, vous pouvez réclamer la nulle après { $count } coups de chacun sans prise ni coup de pion. Votre prochain coup peut les compléter.
law-longer-endings = Finales plus longues : dans quelques finales il faut { $count } coups au lieu de cinquante, comme roi, tour et fou contre roi et tour.
law-claiming = Réclamer avec un coup : écrivez-le et dites-le à l'arbitre, sans le jouer. { $who ->
    [must] Vous devez arrêter aussitôt les pendules.
    [may] Vous pouvez arrêter les pendules.
   *[either] Vous ou l'arbitre arrêtez les pendules.
} { $by ->
    [moving] Jouer un coup fait perdre ce droit.
   *[touching] Toucher une pièce fait perdre ce droit.
} { $binds ->
    [yes] Le coup écrit ne peut plus changer.
   *[no] { "" }
}
law-wrong-claim = Réclamation erronée : la partie continue, et l'adversaire reçoit { $time } de plus. { $halved ->
    [yes] Vous perdez la moitié de votre temps, trois minutes au plus.
   *[no] { "" }
}
law-wrong-claim-own = Réclamation erronée : la partie continue, et vous perdez { $time }.
law-fivefold = Quintuple répétition : { $in ->
    [row] la même position cinq fois de suite, à chaque tour des deux joueurs, est nulle
   *[any] la même position pour la cinquième fois est nulle
}. Personne n'a à réclamer.
law-seventy-five = Soixante-quinze coups : { $count } de chaque joueur sans prise ni coup de pion font nulle, sauf si le dernier mate. Personne n'a à réclamer.
law-points = Points : un gain vaut 1, une nulle un demi, une perte 0, sauf annonce contraire du tournoi.
law-quickplay-scope = Fin au KO : { $scope ->
    [always] ses règles valent dans la dernière période
    [announced] ses règles valent si le tournoi les a annoncées et sans incrément
   *[never] cette édition n'a pas de règles pour cela
}. { $blitz ->
    [watched] En blitz seulement sous surveillance suffisante.
   *[none] Il n'y en a pas en blitz.
}
law-quickplay = Nulle dans une fin au KO : au trait, avec moins de { $left }, réclamez que l'adversaire ne cherche pas à gagner ou ne peut gagner normalement. En cas de refus, il reçoit { $award } de plus.
law-quickplay-increment = Cinq secondes par coup : au trait, avec moins de { $left }, vous pouvez les demander pour les deux dans une fin au KO. C'est aussi une offre de nulle. Si c'est accordé, l'adversaire reçoit { $award } de plus.
law-quickplay-alone = Fin au KO sans arbitre : avec moins de { $left }, réclamez la nulle, et la partie s'arrête. Notez la position. Si l'adversaire ne cherche pas à gagner, il faut aussi une feuille complète. L'adversaire la confirme, et un arbitre tranche plus tard.
law-conduct = Conduite : ni notes, ni conseils, ni analyse, et rien qui gêne l'adversaire. Les appareils doivent être permis par l'arbitre.
law-arbiter = Arbitre : il veille aux règles. Les sanctions sont l'avertissement, des temps ou des points changés, la perte de la partie et l'exclusion.
law-disturbance = Dérangement extérieur : l'arbitre peut donner du temps à un joueur ou aux deux.
law-notation = Notation : écrivez la lettre de la pièce, puis la case où elle va. Le pion n'a pas de lettre.
law-paces = Rapide et blitz : { $hour ->
    [whole] tous les coups en une heure au plus, c'est du rapide, sans compter les incréments.
   *[less] soixante coups en moins d'une heure, c'est du rapide.
} Le blitz, c'est { $edge ->
    [most] au plus
   *[below] moins de
} { $time }.
law-rapid-touch = Pièce touchée en rapide et blitz : l'arbitre ne tranche que si un joueur le demande.
law-rapid-set-up = Mauvaise position, rapide et blitz : réclamez avant que chacun ait joué { $count } coups. Ensuite la partie continue, { $castling ->
    [queen] sans roque si roi et dame sont inversés
   *[rook] sans roque d'un roi mal placé ni avec une tour mal placée
}.
law-illegal-position = Position illégale en rapide : l'arbitre attend que le prochain coup soit achevé. Si elle est encore illégale, la partie est nulle.
law-rapid-flag = Drapeau en rapide et blitz : { $who ->
    [players] seuls les joueurs peuvent le signaler
   *[arbiter] l'arbitre le signale, ou un joueur le réclame
}.
law-blind-announcing = Annoncer les coups : dites chaque coup clairement. L'adversaire le répète et le joue sur son échiquier. { $german ->
    [always] Les rangées se disent en allemand.
   *[unless] Les rangées se disent en allemand, sauf décision de l'arbitre.
}
law-blind-made = Coups d'un joueur aveugle : une pièce sortie de son trou est touchée. Le coup est joué quand elle est dans un autre trou et annoncée. Alors seulement part la pendule adverse.
law-blind-clock = Pendule pour aveugles : { $speaks ->
    [no] elle se lit au toucher
    [may] elle se lit au toucher et peut dire le nombre de coups
   *[should] elle doit dire les temps et le nombre de coups, ou se lire au toucher
}.
law-blind-slip = Lapsus : corrigez-le aussitôt, avant que la pendule adverse parte.
law-blind-boards = Échiquiers différents : l'arbitre compare les deux feuilles. Si elles concordent, l'échiquier faux est corrigé. Sinon, on revient là où elles concordent.
law-blind-assistant = Assistant d'un joueur aveugle : il peut jouer, annoncer, noter, appuyer sur la pendule et, sur demande, dire les temps et le nombre de coups. { $deaf ->
    [yes] Contre un joueur malentendant, il est obligatoire.
   *[no] { "" }
}
law-sealing = Coup sous pli : écrivez-le, mettez-le dans l'enveloppe et arrêtez les pendules. L'arbitre garde l'enveloppe.
law-sealed-illegal = Coup sous pli douteux : s'il est illégal ou ambigu, celui qui l'a mis sous pli perd.
law-resumption = Reprise : l'enveloppe est ouverte quand le joueur qui doit répondre est là. Alors sa pendule part.
law-chess960 = Chess960 : la première rangée est tirée au sort, fous de couleurs différentes, roi entre les tours. Après le roque, roi et tour sont là où ils sont toujours.

## Ce que l'arbitrage décide

article = FIDE { $year }, { $number }.
preface = préface

not-confirmed = Aucun texte FIDE { $year } ne confirme : { $articles }.
time-left = Il reste aux { $color } { $time }.
completed = Les { $color } appuient sur la pendule.
made-on-board = { $move } est sur l'échiquier.
touched-any = { $square } touchée. Elle n'a aucun coup légal : tout coup est permis.
touched-no-capture = { $square } touchée. Elle ne peut pas être prise. Tout coup est permis.
touched-any-move = { $square } touchée. Tout coup est permis.
touched-move = { $square } touchée : elle doit jouer.
touched-capture = { $square } touchée : elle doit être prise.
touched-capture-with = { $square } doit prendre { $other }.
touched-castle = Roi et tour touchés : { $move }.
castling-not-legal = Ce roque n'est pas légal maintenant.
rook-first = La tour a été touchée d'abord : pas de roque.
adjusting = Les { $color } adoubent.
free = Coup libre pour les { $color }.
put-back = Pièces remises. Pièce touchée, pièce jouée : cela vaut toujours pour les { $color }.
ask-repeat = { $color }, répétez le coup.
still-to-repeat = { $color }, vous devez encore répéter le coup.
still-to-repeat-move = { $color }, encore à répéter : { $move }.
ask-promotion = { $color }, dites ce que devient le pion.
announcement-differs = Annoncé : { $announced }. Sur l'échiquier : { $board }. Corrigez.
corrected = Corrigé : { $move }.
repeated = Les { $color } le répètent.
repeat-differs = C'est un autre coup. Annoncé : { $move }.
executed = Les { $color } ont joué sur l'échiquier.
missing-move = Coup inachevé : aucune pièce n'a bougé.
missing-release = Coup inachevé : une pièce n'est pas sur l'échiquier.
missing-rook = Coup inachevé : déplacez aussi la tour.
missing-touched = Coup inachevé : la pièce touchée en { $square } doit jouer.
missing-rook-first = Coup inachevé : la tour a été touchée d'abord, donc pas de roque. Remettez le roi.
missing-castle = Coup inachevé : roi et tour sont touchés, vous devez roquer.
missing-capture-with = Coup inachevé : { $square } doit prendre { $other }.
missing-capture = Coup inachevé : la pièce touchée en { $square } doit être prise.
missing-promotion = Coup inachevé : dites ce que devient le pion.
missing-chosen = Coup inachevé : le premier choix compte, { $piece }.
missing-announcement = Coup inachevé : annoncez d'abord le coup.
missing-same-move = Coup inachevé : le coup joué n'est pas le coup annoncé. Corrigez.
missing-repetition = Coup inachevé : les { $opponent } doivent d'abord répéter le coup.
missing-execution = Coup inachevé : les { $opponent } doivent d'abord jouer le coup sur l'échiquier.
nth = { $count ->
    [1] premier coup illégal
    [2] deuxième coup illégal
    [3] troisième coup illégal
    [one] coup illégal numéro { $count }
   *[other] coup illégal numéro { $count }
}
illegal-act = { $color } : { nth }.
illegal-act-why = { $color } : { nth }. { $what }.
act-move = Le coup était illégal
act-promotion = Un pion est resté sur la dernière rangée
act-king-capture = Le roi a été pris
act-no-move = Appui sur la pendule sans coup joué
act-two-hands = Le coup a été joué à deux mains
becomes-queen = Le pion en { $square } devient dame.
restored = { $count ->
    [0] Retour à la position de départ.
    [one] Retour à la position après { $place }.
   *[other] Retour à la position après { $place }.
}
move-place = coup { $number }, { $color }
found-initial-position = La position de départ était fausse.
found-board-turned = L'échiquier était mal orienté. Il est tourné.
found-colours-reversed = Les couleurs étaient inversées.
found-displaced = Des pièces étaient déplacées. Elles sont remises.
colours-stay = Les couleurs étaient inversées. Elles restent ainsi.
correction-wanted = Illégal : { $place }. Les { $color } veulent le corriger. D'accord : réclamer correction.
castling-lost = La disposition reste. Les { $color } ne peuvent pas roquer.
castling-lost-side = La disposition reste. Les { $color } ne peuvent pas jouer { $move }.
offer-untimely = Les { $color } proposent nulle, au mauvais moment. La proposition est valable.
offer-stands = Proposition de nulle valable : les { $color }.
time-taken = Les { $color } perdent { $time }.
clock-less = Pendule des { $color } : { $time } de moins.
clock-more = Pendule des { $color } : { $time } de plus.
clock-set = Pendule des { $color } réglée : { $time }.
clock-is = Elle indique maintenant { $time }.
clock-was = Avant : { $time }.
moves-set = Pendule des { $color } réglée : { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}.
ruling-reconstructed = Coups connus jusqu'ici : { $place }.
ruling-next-period = Coups introuvables. Le coup suivant est le premier de la période suivante.
increment-set = Désormais { $time } de plus par coup.
moves-back = De nouveau valables : { $moves }.
moves-cancelled = Ne comptent plus : { $moves }.
moves-cancelled-many = { $count ->
    [one] { $count } coup ne compte plus.
   *[other] { $count } coups ne comptent plus.
}
taken-back-standing = Coup repris.
flag-claim-wrong = Réclamation rejetée : le drapeau des { $color } n'est pas tombé.
flag-claim-both = Réclamation rejetée : les deux drapeaux sont tombés.
must-record = Les { $color } doivent d'abord noter : { $place }.
need-not-record = Les { $color } peuvent cesser de noter, jusqu'à la prochaine période.
must-complete = Feuille de partie : les { $color } doivent la compléter maintenant.
sheet-differs = Différence sur la feuille des { $color } : { $place }.
signed-white-wins = Les { $color } ont signé : gain des Blancs.
signed-black-wins = Les { $color } ont signé : gain des Noirs.
signed-draw = Les { $color } ont signé : nulle.
absent = Les { $color } sont absents.
arrived = Les { $color } sont arrivés.
must-open = L'enveloppe attend les { $color }.
must-open-now = L'enveloppe est ouverte maintenant.
must-seal = Les { $color } doivent sceller leur coup.
adjourns-early = Les { $color } ajournent avant l'heure. Le coup scellé, elles perdent le reste de la séance : { $time } pour l'instant.
sealed = Les { $color } ont scellé. Pendules arrêtées.
adjourned = Partie ajournée. Les { $color } ont scellé le coup { $number }.
resumption = Reprise : { $when }.
opened = Enveloppe ouverte. La pendule des { $color } tourne.

matter-touch = Les { $color } disent : les { $opponent } ont touché { $square } au coup { $number }. L'arbitre décide.
matter-no-effort = Les { $color } réclament la nulle : les { $opponent } ne cherchent pas à gagner. L'arbitre décide.
matter-cannot-win = Les { $color } réclament la nulle : les { $opponent } ne peuvent pas gagner par des moyens normaux. L'arbitre décide.
matter-increment = Les { $color } demandent un incrément, cinq secondes par coup. L'arbitre décide.
matter-draw = Les { $color } veulent proposer nulle. L'arbitre décide.
matter-session-over = La séance est terminée. L'arbitre décide.
matter-sheets = Feuilles : tous deux doivent les compléter.
matter-stopped = Les { $color } ont arrêté les pendules. L'arbitre décide.
matter-stopped-for = Les { $color } ont arrêté les pendules : { $text }. L'arbitre décide.
matter-silent = Les { $color } ne répètent pas : coup des { $opponent }. L'arbitre décide.
matter-boards-differ = Trop tard pour corriger : on a appuyé sur la pendule. Comparez les échiquiers.
matter-conduct = { $what } : { $color }. L'arbitre décide.
matter-position = Position douteuse. L'arbitre cherche la dernière position exacte.
matter-unconfirmed = Aucune règle appliquée : cette édition n'est pas confirmée ici. Un arbitre doit décider.
matter-default-time = Aucun délai de forfait n'est fixé. L'arbitre décide.
matter-flag = Drapeau des { $color } tombé, pendant une réclamation. L'arbitre décide.
matter-envelope = L'enveloppe doit être ouverte. L'arbitre décide.
complaint-lapsed = Plainte caduque : { $color }, pour { $square } au coup { $number }. Cette position n'existe plus.
matter-results = Résultats différents : entre les feuilles, ou avec le résultat enregistré. L'arbitre décide.
matter-signed = Les deux ont signé : { $result ->
    [white] gain des blancs
    [black] gain des noirs
   *[draw] nulle
}. La partie s'est terminée autrement. L'arbitre décide.

ruled = Décision { $number } : { $ruling }
penalty-number = Décision { $number }.
ruling-warned = Les { $color } reçoivent un avertissement.
ruling-points-added = Pour les { $color }, { $points } de plus.
ruling-points-taken = Les { $color } perdent { $points }.
ruling-lost = Les { $color } perdent la partie. Les { $opponent } reçoivent { $points }.
ruling-fined = Les { $color } reçoivent une amende.
ruling-excluded = Prochaines rondes : les { $color } sont exclus.
ruling-expelled = Les { $color } sont expulsés du tournoi.
ruling-result-set = Blancs { $white }, Noirs { $black }.
ruling-adjudicated = Adjugée par { $name } : Blancs { $white }, Noirs { $black }.
ruling-displaced = { $count ->
    [0] Pièces déplacées : retour à la position de départ.
    [one] Pièces déplacées : retour à la position après { $place }.
   *[other] Pièces déplacées : retour à la position après { $place }.
}
ruling-position-set = Position fixée. Demandez l'échiquier pour l'entendre.
ruling-illegal-seen = Dernier coup des { $color } : illégal.
ruling-no-move-seen = Coup illégal : les { $color } ont appuyé sur la pendule sans jouer.
ruling-touch-seen = { $number ->
    [0] Les { $color } ont touché { $square }.
    [one] Les { $color } ont touché { $square } au coup { $number }.
   *[other] Les { $color } ont touché { $square } au coup { $number }.
}
ruling-touch-waived = Les { $color } ont touché par accident : cela ne compte pas.
ruling-dismissed = Classé.
ruling-turned-down = { $matter ->
    [touch] Plainte des { $color } rejetée : { $square } ne compte pas comme touchée au coup { $number }.
    [two-hands] Plainte des { $color } rejetée : deux mains.
    [quickplay] Réclamation de nulle des { $color } rejetée.
    [increment] Demande des { $color } rejetée : cinq secondes par coup.
    [draw] Pas de nulle à proposer pour les { $color }.
    [session] La partie continue après la séance.
    [sheets] Les feuilles restent telles quelles.
    [stopped] Sans raison valable : les { $color } ont arrêté les pendules.
    [silent] Pas de pénalité : les { $color } n'ont pas encore répété le coup.
    [conduct] Pas de pénalité. { $what } : { $color }.
    [boards-differ] Les échiquiers ne sont pas comparés. Le coup compte.
    [position] La position reste telle quelle.
    [unconfirmed] Aucune règle n'est appliquée ici.
    [default-time] Aucun délai de forfait n'est fixé. Les joueurs attendent.
    [envelope] Le retard est excusé.
   *[results] Le résultat enregistré reste. Un autre a été signé.
}
ruling-quickplay-drawn = Réclamation acceptée.
ruling-quickplay-postponed = Réclamation différée. La partie continue.
ruling-quickplay-rejected = Réclamation rejetée.
ruling-offer-allowed = Les { $color } peuvent proposer nulle.
ruling-increment-granted = Accordé : désormais cinq secondes de plus par coup.
ruling-increment-refused = Pas d'incrément.
ruling-revoked = La décision { $count } est révoquée.
ruling-revoked-act = La décision { $count } est révoquée : l'acte illégal ne compte pas.
ruling-revoked-move = La décision { $count } est révoquée : ni le coup illégal ni la pièce touchée ne comptent.
ruling-was = C'était : { $what }
ruling-move-stays = Depuis, les { $color } ont joué { $move } : ce coup reste. Si la pièce touchée l'imposait, tapez { $restore }.
ruling-unheard = Rien ne change pour vous.
ruling-asked = { $ruling ->
    [time-added] Donner aux { $color } { $time } de plus ?
    [time-taken] Retirer aux { $color } { $time } ?
    [clock-set] Pendule des { $color } : { $time } ?
    [lost] Défaite des { $color }, et { $points } aux { $opponent } ?
    [result] Fixer le résultat : Blancs { $white }, Noirs { $black } ?
    [adjudicated] Adjuger, par { $name } : Blancs { $white }, Noirs { $black } ?
    [excluded] Prochaines rondes : exclure les { $color } ?
    [expelled] Expulser les { $color } du tournoi ?
    [annulled] Annuler la partie ?
    [flag] Constater la chute : drapeau des { $color } ?
    [illegal] Coup illégal : le dernier des { $color } ?
    [no-move] Déclarer un coup illégal : les { $color } ont appuyé sur la pendule sans jouer ?
    [touch] Constater : les { $color } ont touché { $square } au coup { $number } ?
    [back] { $count ->
        [0] Revenir à la position de départ ?
        [one] Revenir à la position, après { $place } ?
       *[other] Revenir à la position, après { $place } ?
    }
    [displaced] { $count ->
        [0] Pièces déplacées : revenir à la position de départ ?
        [one] Pièces déplacées : revenir à la position après { $place } ?
       *[other] Pièces déplacées : revenir à la position après { $place } ?
    }
    [position] Fixer cette position ?
    [default-time] Fixer le délai de forfait : { $time } ?
    [end] Révoquer la fin de la partie ?
   *[other] Décider ainsi ? { $what }
}
ruling-end-revoked = La fin de la partie est révoquée.
end-taken-back = La partie n'est pas finie : trait aux { $color }, coup { $number }.
end-illegal-not-counted = Le dernier coup illégal ne compte pas. Coups illégaux des { $color } : { $count }.
ruling-default-time = Délai de forfait : { $time }.
points-none = zéro point
points-half = un demi-point
points-full = un point
points-two = deux points
points-three = trois points

## Saisir un coup

entry-empty = Rien de tapé. Tapez un coup, ou aide.
entry-colour = Autre partie, avec les { $color } : { $new } { $color }
entry-not-understood = Pas compris. Tapez un coup, ou aide.
entry-nearest = Pas compris. { $question }
entry-unknown = Inconnu : { $word }. Tapez un coup, ou aide.
entry-unknown-near = Inconnu : { $word }. Vouliez-vous dire { $near } ? Toutes les commandes : aide tout.
entry-two-moves = Un coup à la fois. Tapez d'abord { $first }.
entry-read-as = { $items } dans { $text } : lu comme { $text }.
entry-stray-alone = Illisible : { $items }. Tapez de nouveau.
entry-stray = Illisible : { $items } dans { $text }. Tapez de nouveau.
stray-control = caractère de contrôle { $number }
stray-invisible = caractère invisible { $number }
stray-letter = { $like } { $script ->
    [Cyrillic] cyrillique
    [Greek] grec
    [Arabic] arabe
    [Hebrew] hébreu
    [Armenian] arménien
    [Devanagari] devanagari
   *[other] étranger
}
stray-unlike = lettre { $number }, écriture { $script ->
    [Cyrillic] cyrillique
    [Greek] grecque
    [Arabic] arabe
    [Hebrew] hébraïque
    [Armenian] arménienne
    [Devanagari] devanagari
   *[other] étrangère
}

stray-wide = { $like } large
stray-styled = { $like } inhabituel
stray-sign = signe { $number }
entry-no-move = Ce n'est pas un coup. Essayez e2 e4, ou aide.
entry-no-piece = Aucune pièce ne s'appelle { $letter }. Les lettres sont { $letters }.
entry-takes-what = Prend quoi ? Tapez aussi la case.
entry-no-question = Aucune question à laquelle répondre. Tapez un coup, ou aide.
entry-knight = Pour la question, tapez sauts { $square }.
entry-slash = Une barre oblique annonce une commande. Pour le coup, tapez { $text }.
entry-move-asked = Légal, pas joué : { $move }. Pour le jouer, tapez le coup seul.
entry-not-played = Rien n'est joué. Pour jouer un coup, tapez-le seul.
entry-other-side = Trait aux { $color }.
entry-not-your-turn = Trait aux { $color }. Attendez la réponse.
choice = { $count ->
    [one] { $count } coup possible. Tapez un numéro.
   *[other] { $count } coups possibles. Tapez un numéro.
}
ambiguous = { $count ->
    [one] { $count } coup possible. Écrivez { $moves } ou { $last }.
   *[other] { $count } coups possibles. Écrivez { $moves } ou { $last }.
}
choice-line = { $number } : { $reading }
choice-promotion = Que devient le pion ? Tapez la pièce ou son numéro.
choice-drop = Poser en { $square }. Tapez la pièce ou son numéro.
choice-piece = Dame, tour, fou ou cavalier ? Tapez la pièce ou son numéro.
choice-again = Tapez un numéro de 1 à { $count }, ou non.
choice-dropped = Annulé.

illegal-empty-origin = { $square } est vide.
illegal-not-yours = Pas votre pièce : { $piece } en { $square }.
illegal-other-piece = En { $square } se trouve : { $piece }.
illegal-square-alone = Votre propre { $piece } est en { $square }. Pour jouer cette pièce, tapez { $square } et la case d'arrivée.
illegal-own-piece = Case occupée par votre propre { $piece } : { $square }.
illegal-nothing-to-take = Rien à prendre en { $square }.
illegal-none-to-take = Votre adversaire n'a pas de { $role ->
    [king] roi
    [queen] dame
    [rook] tour
    [bishop] fou
    [knight] cavalier
   *[pawn] pion
}.
illegal-takes-none = Hors de portée : { $piece } prend { $captured }.
illegal-no-pawn-takes = Aucun pion ne prend en colonne { $letter }.
illegal-only-takes = En { $square }, un pion ne peut que prendre. Nommez aussi sa colonne.
illegal-still-in-check = Illégal : votre roi resterait en échec.
illegal-exposes-king = Illégal : votre roi serait en échec.
illegal-no-promotion = Pas de promotion : aucun pion n'atteint la dernière rangée par ce coup.
illegal-cannot-become = Un pion devient dame, tour, fou ou cavalier. Tapez par exemple { $square } dame.
illegal-blocked = Chemin barré : { $piece } en { $from }, { $other } en { $square }.
illegal-no-such-piece = Vous n'avez pas de { $role ->
    [king] roi
    [queen] dame
    [rook] tour
    [bishop] fou
    [knight] cavalier
   *[pawn] pion
}.
illegal-cannot-reach = { $role ->
    [king] Votre roi n'atteint pas { $square }.
    [queen] Aucune de vos dames n'atteint { $square }.
    [rook] Aucune de vos tours n'atteint { $square }.
    [bishop] Aucun de vos fous n'atteint { $square }.
    [knight] Aucun de vos cavaliers n'atteint { $square }.
   *[pawn] Aucun de vos pions n'atteint { $square }.
}
illegal-not-from-there = Illégal depuis cette case : { $piece } vers { $square }.
illegal-cannot-go = { $role ->
    [king] Un roi
    [queen] Une dame
    [rook] Une tour
    [bishop] Un fou
    [knight] Un cavalier
   *[pawn] Un pion
} ne va pas de { $from } en { $square }.
illegal-no-castling-right = Vous ne pouvez plus roquer de ce côté : votre roi ou votre tour a bougé.
illegal-castling-never = Vous ne pouvez pas roquer de ce côté : la position de départ ne le permet pas.
illegal-castling-blocked = Roque impossible de ce côté : une pièce barre le chemin.
illegal-castling-attacked = Roque impossible de ce côté : votre roi traverserait un échec ou y finirait.
illegal-must-capture = Vous devez prendre.
illegal-not-in-variant = Interdit par les règles de ce jeu.
illegal-not-in-hand = Pas dans votre réserve : { $piece }.
illegal-drop-occupied = { $square } n'est pas libre.
illegal-drop-edge = Pas de pion ici. Ni sur la première rangée ni sur la dernière.

## Réponses

joined = { $items }, { $next }
row = de { $from } jusqu'à { $to }
list = { $head } : { $items }.
list-more = { $items }.
list-head = { $head } :
rank = Rangée { $name }
ranks = Rangées { $from } { $count ->
    [2] et
    [one] à
   *[other] à
} { $to }
file = Colonne { $name }
square-part = { $part }.
square-shade-part = case { $shade }
shade-light = blanche
shade-dark = noire
shade-light-short = claire
shade-dark-short = foncée
square-shade = { $square } : { $shade }.
all-white = Blancs
all-black = Noirs
no-pieces = { $pieces } : aucune pièce.
count-kind = { $count } { $pieces }
count-pieces = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
rays-none = Aucune pièce en ligne avec { $square }.
knight-none = Rien à un saut de cavalier de { $square }.
knight-sees = À un saut de cavalier de { $square }
toward-up = En haut
toward-up-right = En haut à droite
toward-right = À droite
toward-down-right = En bas à droite
toward-down = En bas
toward-down-left = En bas à gauche
toward-left = À gauche
toward-up-left = En haut à gauche
attacked = { $square }, attaquants : { $items }.
not-attacked = { $square } n'est pas attaquée.
defended = { $square }, défenseurs : { $items }.
not-defended = { $square } n'est pas défendue.
hanging-none = Rien n'est en prise.
hanging-none-of = { $color } : rien n'est en prise.
hangs = { $piece } en { $square } est en prise. Attaquants : { $attackers }. { $defended ->
    [no] Sans défense
   *[yes] Défenseurs : { $defenders }
}.
hanging-safe = { $piece } en { $square } est en sécurité. { $attacked ->
    [no] Rien ne peut y prendre
   *[yes] Attaquants : { $attackers }. Défenseurs : { $defenders }
}.
hanging-cost = L'échange coûte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hanging-king = Un roi n'est jamais en prise. Pour l'échec : { $check }.
by-white = { $square }, les Blancs attaquent : { $items }.
by-black = { $square }, les Noirs attaquent : { $items }.
by-none-white = Les Blancs n'attaquent pas { $square }.
by-none-black = Les Noirs n'attaquent pas { $square }.
moves-of = { $piece } { $square }
drops-of = { $piece } à poser
drops-anywhere = toute case libre
drops-pawn-anywhere = toute case libre des rangées 2 à 7
moves-none = Aucun coup légal.
moves-none-from = Aucun coup légal depuis { $square }.
captures-none = Aucune prise.
captures-none-from = Aucune prise depuis { $square }.
moves-not-yours = { $square } : { $piece }, pas son trait.
takes = prend { $piece } { $square }
takes-promoting = prend { $piece } { $square } avec promotion
takes-en-passant = prend { $piece } { $square } en passant, vers { $to }
promotes-on = promotion en { $square }
what-if = { $piece } en { $square } pourrait prendre
what-if-none = { $piece } en { $square } ne pourrait rien prendre.
what-if-empty = { $square } est vide.
castling-right = { $color }, { $castling } : { $how ->
    [legal] possible
    [check] interdit en échec
    [blocked] une pièce est sur le chemin
    [attacked] le roi passerait par un échec ou y finirait
   *[lost] plus de droit à ce roque
}.
material-count = { $count ->
    [1] { $pieces }
    [one] { $count } { $pieces }
   *[other] { $count } { $pieces }
}
material-level = Matériel égal.
material-ahead = Avantage matériel des { $color } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
material-bare = roi seul
turn = Trait aux { $color }, coup { $number }.
turn-check = Trait aux { $color }, coup { $number }, en échec.
turn-checkmate = Les { $color } sont mat, coup { $number }.
turn-stalemate = Pat : les { $color } n'ont aucun coup légal, coup { $number }.
turn-yours = Vous avez les { $color }.
board-check = Les { $color } sont en échec.
board-checkmate = Les { $color } sont mat.
board-stalemate = Pat : les { $color } n'ont aucun coup légal.
check-none = Pas d'échec.
check-by = Les { $color } en échec par { $items }.
last = { $move }. { $color }, coup { $number }.
last-none = Aucun coup joué.
captured-none = Aucune prise jusqu'ici.
captured-last = Dernière prise : { $piece } en { $square }.
last-of = { $items } et { $last }
captured-lost = Les { $color } ont perdu { $items }.
changed-attacks = Attaque : { $items }.
changed-defends = Défend : { $items }.
changed-opens = { $piece } en { $square } attaque maintenant : { $items }.
changed-closes = { $piece } en { $square } n'attaque plus : { $items }.
changed-undefended = Plus de défense : { $items }.
changed-nothing = Rien d'autre n'a changé.
changed-more = La suite : encore { $changed }.
lost-king = { $count ->
    [1] un roi
    [one] { $count } roi
   *[other] { $count } rois
}
lost-queen = { $count ->
    [1] une dame
    [one] { $count } dame
   *[other] { $count } dames
}
lost-rook = { $count ->
    [1] une tour
    [one] { $count } tour
   *[other] { $count } tours
}
lost-bishop = { $count ->
    [1] un fou
    [one] { $count } fou
   *[other] { $count } fous
}
lost-knight = { $count ->
    [1] un cavalier
    [one] { $count } cavalier
   *[other] { $count } cavaliers
}
lost-pawn = { $count ->
    [1] un pion
    [one] { $count } pion
   *[other] { $count } pions
}
opening = { $name }. { $eco }.
opening-none = Pas encore de nom d'ouverture.
score-none = Aucun coup joué.
score-line = { $number }. { $moves }
score-line-black = { $number }, { $color } : { $moves }
clock-left = { $color } : { $time }.
spent-last = Le dernier coup a pris { $time }.
spent-all = Les { $color } ont utilisé { $time }.
clock-to-go = { $color } : encore { $count ->
    [one] { $count } coup
   *[other] { $count } coups
} jusqu'à la prochaine période.
clock-none = Cette partie se joue sans pendule.
clock-of-waiting = La partie { $game } attend, pendules arrêtées.
clock-waits = { $whose ->
    [own] Votre pendule est arrêtée. Entrée la remet en marche.
   *[both] Les pendules sont arrêtées. Entrée les remet en marche.
}
clock-strict = En tournoi, seul l'arbitre arrête les pendules.
once-empty = Aucun coup donné. Essayez e2 e4.
once-unknown = Inconnu : { $word }. Écrivez un coup, comme e2 e4 ou cavalier f3.
once-unknown-near = Inconnu : { $word }. Vouliez-vous dire { $near } ?
once-no-move = Ce n'est pas un coup. Essayez e2 e4, ou cavalier f3.
once-failed = Coup { $number }, { $text } : { $why }
ask-unknown = Inconnu : { $word }. Toutes les questions : { $program } ask aide
ask-unknown-near = Inconnu : { $word }. Vouliez-vous dire { $near } ? Toutes les questions : { $program } ask aide
ask-help = Vous pouvez demander : { $names }. Plus sur l'une d'elles : { $program } ask aide échiquier
ask-number = { $word } n'est pas une question. Donnez la position avec --position, puis la question.
ask-in-game = { $name } ne marche que dans une partie. Pour en commencer une : { $program } play.
ask-command = { $name } est une commande à part : { $program } { $command }.
saves = Chaque coup est enregistré. Pour sortir, tapez quitter.
leave-quit = Pour sortir, tapez quitter. Chaque coup est enregistré.
export-picture = Une image est en SVG ou en PNG : nommez un fichier en .svg ou .png.
export-file = Quel fichier ? Tapez son nom, comme partie.pgn.
print-file = Quel fichier ? Tapez son nom, comme partie.txt, ou partie.brf pour une embosseuse.
deleted = Partie { $game } supprimée. Pour la ravoir : { $name }
undeleted = La partie { $game } est de retour.
undelete-none = Rien à ravoir : aucune partie supprimée depuis le début.
delete-open = La partie { $game } est ouverte. Fermez-la ou commencez-en une autre, puis supprimez-la.
delete-match = La partie { $game } est un match. Les matchs sont conservés.
delete-imported = La partie { $game } a été importée. Seules celles jouées ici se suppriment.
rename-what = Quel nom ? { $name } 5 Soirée du club, ou { $name } 5 { $color } Anna.
renamed = Partie { $game }, désormais : { $text }.
noted = Noté pour la partie { $game }.
note-line = Annotation : { $text }
note-none = Pas d'annotation pour la partie { $game }.
summary-moves = Coups : { $moves }.
summary-turning = Tournant : coup { $number }, { $color } : { $move }.
summary-search = Pour le tournant et la précision : { $name } { $game }
course-step = Coup { $number }, { $color }. { $verdict }
course-none = Coup { $number }, { $color } : non évalué.
course-time = Réflexion : { $time }.
course-best = Le mieux pour { $color } : coup { $number }. { $verdict }
course-longest = Plus longue réflexion : coup { $number }, { $color }, { $time }.
results-none = Pas encore de partie terminée.
results-all = Gagnées { $won }, nulles { $drawn }, perdues { $lost }.
results-against = { $opponent } : gagnées { $won }, nulles { $drawn }, perdues { $lost }.
results-ended = { $kind ->
    [won] gagnée
    [drawn] nulle
   *[lost] perdue
}
results-last = Les dernières parties, la plus récente d'abord : { $items }.
results-row = De suite : { $count } gagnées.
ratings-none = Rien de travaillé encore. Pour commencer : problème
ratings-puzzles = Problèmes : classement { $rating }.
ratings-week = Il y a une semaine : { $rating }.
ratings-month = Il y a quatre semaines : { $rating }.
ratings-highest = Le plus haut : { $rating }.
ratings-drills = Entraînement : { $right } des { $count } dernières réponses justes.
ratings-streak = Série de problèmes : { $count }, record { $record }.
ratings-days = Jours d'affilée de travail : { $count }.
ratings-ago = { $weeks ->
    [one] Il y a une semaine : { $rating }.
   *[other] Il y a { $weeks } semaines : { $rating }.
}
ratings-ago-drills = Entraînement de cette semaine : { $right } réponses justes sur { $count }.
ratings-ago-none = { $weeks ->
    [one] Il y a une semaine : rien de travaillé.
   *[other] Il y a { $weeks } semaines : rien de travaillé.
}
repeat-none = Rien n'a encore été dit.
argument-square = { $name } demande une case, par exemple { $name } e4.
argument-two-squares = { $name } demande deux cases, par exemple { $name } g1 f3.
argument-piece = { $name } demande une pièce, comme { $name } dame ou { $name } tours noires.
argument-line = { $name } demande colonne ou rangée, par exemple { $name } e ou { $name } 4.
argument-rank = { $name } demande une rangée, par exemple { $name } 4.
argument-file = { $name } demande une colonne, par exemple { $name } e.
argument-number = { $name } demande un nombre, par exemple { $name } 5.
argument-level = { $name } demande un nombre de 1 à { $most }.
argument-move = { $name } demande un coup, par exemple { $name } e2 e4.
argument-claim = Réclamer quoi ? Tapez { $name } triple, { $name } cinquante, { $name } drapeau ou { $name } illégal. Plus : aide réclamer.
argument-voice = { $name } demande une voix : { $voices }.
argument-switch = { $name } demande oui ou non.
argument-whose = { $name } accepte moi, adversaire, ou rien.
argument-hanging = { $name } accepte une case, une pièce, moi, adversaire, ou rien.
argument-braille = { $name } accepte une largeur de { $least } à { $most } ; diagramme, rangées ou liste ; points, ascii ou lettres ; garder.
argument-list = Une liste s'écrit en lettres ; points et ascii sont pour les diagrammes.
argument-width = Une ligne braille a de { $least } à { $most } cellules. Tapez par exemple braille 40.
argument-position = { $name } demande une position : FEN, un diagramme, ou une liste comme Blancs: Re1 a2. Noirs: Re8.
argument-none = Tapez seulement { $name }.
argument-more = Pas compris : { $word }. Tapez seulement { $name }.
no-command = Commande inconnue : { $word }. Toutes les commandes : aide tout.
no-command-near = Commande inconnue : { $word }. Vouliez-vous dire { $near } ? Toutes les commandes : aide tout.

## La position pour les doigts

diagram-lines = Diagramme, { $count ->
    [1] une ligne
    [one] { $count } ligne
   *[other] { $count } lignes
}.
list-of = { $color } :
beside-turn = Trait aux { $color }.
beside-castling = Roque : { $rights }.
beside-no-castling = Aucun roque.
beside-all-castling = Roque : tous.
beside-one = { $color } { $side }
beside-two = { $color } { $side } et { $other }
beside-short = petit
beside-long = grand
beside-en-passant = En passant : { $square }.
braille-kept = Enregistré.
braille-kept-here = Réglé pour ce match.

## Demandes

confirm-draw = Proposer nulle ? oui ou non.
confirm-draw-agreed = Convenir de la nulle ? oui ou non.
confirm-draw-untimely = Proposer nulle maintenant ? Le bon moment est après votre coup, avant d'appuyer. oui ou non.
confirm-draw-untimely-typed = Proposer nulle maintenant ? Le bon moment est avec votre coup : nulle e4. oui ou non.
confirm-claim = Réclamer la nulle ? Si la réclamation est fausse, les { $opponent } reçoivent du temps. oui ou non.
confirm-claim-with = Réclamer la nulle avec { $move } ? Si la réclamation est fausse, les { $opponent } reçoivent du temps, et vous devez jouer le coup. oui ou non.
confirm-claim-quickplay = Réclamer la nulle ? Si l'arbitre refuse, l'adversaire reçoit deux minutes de plus. oui ou non.
confirm-claim-quickplay-alone = Réclamer la nulle ? La partie s'arrête jusqu'à ce que l'adversaire accepte ou qu'un arbitre tranche. oui ou non.
confirm-seconds = Demander cinq secondes par coup ? C'est aussi une offre de nulle. Si c'est accordé, l'adversaire reçoit deux minutes de plus. oui ou non.
confirm-resign = Abandonner ? oui ou non.
confirm-resign-for = Abandonner pour les { $color } ? oui ou non.
kings-say = { $result ->
    [white] Rois au centre : les blancs gagnent.
    [black] Rois au centre : les noirs gagnent.
   *[draw] Rois au centre : nulle.
}
kings-no-win = L'adversaire n'a pas abandonné. Remettez les rois en place.
kings-one = Un roi est au centre. Pour donner le résultat, mettez-y aussi l'autre ; sinon, remettez-le en place.
kings-otherwise = Mais la partie s'est terminée autrement.
confirm-takeback = Reprendre votre coup ? oui ou non.
confirm-new = Quitter cette partie ? Nouvelle : { $items }. oui ou non.
after-game = La partie n'est pas finie. Après : { $name }
confirm-delete = Supprimer la partie { $game }, { $white } contre { $black } ? oui ou non.
confirm-replace = { $file } existe déjà. Le remplacer ? oui ou non.
confirm-resume = Quitter cette partie ? La précédente continue. oui ou non.
confirm-resume-game = Quitter cette partie ? La partie { $game } continue. oui ou non.
confirm-lapsed = { $what ->
    [draw] Nulle non proposée.
    [resign] Pas d'abandon.
    [takeback] Aucun coup repris.
    [resume] Vous restez dans cette partie.
    [claim] Rien de réclamé.
    [seal] Coup non scellé.
    [sign] Non signé.
   *[new] Aucune nouvelle partie.
}
confirm-draw-first = La nulle n'est pas encore proposée. La proposer ? oui ou non.
confirm-neither = { $text } n'est ni oui ni non.
confirm-go-on = Continuer ? oui ou non.
confirm-dropped = Non. La partie continue.
confirm-blunder = { $what ->
    [mate] Cela permet un mat en un coup.
    [queen] Cela donne votre dame.
    [rook] Cela donne une tour.
    [bishop] Cela donne un fou.
   *[knight] Cela donne un cavalier.
} Le jouer ? oui ou non.
blunder-dropped = Pas joué. À vous.
announce-it = Annoncez-le.
repeat-it = Répétez-le.
repeated-it = Répété.
repeated-by-opponent = Les { $color } l'ont répété.
repeated-already = C'est le dernier coup. Annoncez le vôtre.
move-of-opponent = C'était le dernier coup. À vous.
repeated-your-move = Répété. À vous.
say-promotion = Dites ce que devient le pion.
pressed = Appuyé.
takeback-helps = Tapez reprendre pour reprendre le coup.
press-it = Appuyez sur la pendule.
announced-waits = Annoncé : { $move }.
announcing-off = Inutile : les coups comptent dès qu'ils sont tapés. Pour changer : régler annonces.
hint = Indice : { $move }.
hint-wait = Recherche d'un indice.
hint-still = Recherche toujours en cours. Attendez.

analysis-wait = Réflexion.
analysis-still = Réflexion toujours en cours. Attendez.
analysis-stopped = Interrompu : { $names }. Redemandez.
analysis-over = La partie est finie dans cette position.
analysis-in-check = Les { $color } sont en échec. Cherchez la menace après le prochain coup.
analysis-no-move = L'autre camp n'a aucun coup légal.
analysis-two = Pas contre une autre personne.
analysis-exercise = Pas dans un exercice. Pour de l'aide : { $hint }.
analysis-not-now = Terminez d'abord le coup.
analysis-offer = Attendez la réponse : nulle proposée.
analysis-nothing = Aucun jugement sur cette position.
analysis-builtin-instead = L'adversaire intégré juge à sa place.
analysis-builtin =
    Jugé par l'adversaire intégré. Il voit les mats et les gains immédiats.
    Il ne juge ni les plans ni les finales. Un moteur le peut : { $opponent } moteur stockfish.
analysis-best = Le meilleur : { $move }.
analysis-unscored = Pas d'évaluation.
analysis-line = { $moves }.
analysis-line-end = Fin de la suite.
analysis-no-line = { $count ->
    [1] Il n'y a qu'une suite.
    [one] Il n'y a que { $count } suite.
   *[other] Il n'y a que { $count } suites.
}
analysis-row = { $number } : { $move }. { $verdict }
analysis-threat = Les { $color } menacent { $move }.
analysis-no-threat = Aucune menace. Si le trait était aux { $color } : { $move }.
mate-in = Mat en { $moves }.
mate-none = Pas de mat trouvé en { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}.
mate-never = Personne ne peut forcer le mat ici : les tables le savent.
verdict = { $how ->
    [equal] Égal : { $number }.
    [slight] Les { $color } sont un peu mieux : { $number }.
    [clear] Les { $color } sont nettement mieux : { $number }.
    [winning] Les { $color } sont en train de gagner : { $number }.
   *[won] Les { $color } ont partie gagnée : { $number }.
}
verdict-mate = Les { $color } matent en { $moves }.
verdict-unsure = Aucun avantage en vue.
verdict-number = { $sign ->
    [minus] moins { $whole },{ $tenths }
    [plus] plus { $whole },{ $tenths }
   *[none] 0
}
eval-percent = Chances de gain des { $color } : { $percent } pour cent.
eval-chances = Sur 100 parties, les { $color } en gagnent { $won }, en annulent { $drawn } et en perdent { $lost }.
eval-by = Profondeur { $depth }, { $engine }.
tables-verdict = { $worth ->
    [won] { $how ->
        [mate] Les { $color } gagnent : mat en { $moves }.
        [progress] { $moves ->
            [0] Les { $color } gagnent : le prochain coup est une prise ou un coup de pion.
            [one] Les { $color } gagnent : une prise ou un coup de pion vient ensuite.
           *[other] Les { $color } gagnent : une prise ou un coup de pion en { $moves } coups au plus.
        }
       *[unknown] Les { $color } gagnent.
    }
    [spoilt] Nulle. Les { $color } gagneraient, mais pas avant la règle des 50 coups.
   *[drawn] Nulle.
}
tables-only-wins = Seul { $move } gagne.
tables-only-draws = Seul { $move } tient la nulle.
tables-keeping = { $result ->
    [won] { $which ->
        [all] Tous les coups gagnent.
       *[some] { $keeping ->
            [one] Un coup sur { $count } gagne.
           *[other] { $keeping } coups sur { $count } gagnent.
        }
    }
    [drawn] { $which ->
        [all] Tous les coups annulent.
       *[some] { $keeping ->
            [one] Un coup sur { $count } annule.
           *[other] { $keeping } coups sur { $count } annulent.
        }
    }
   *[lost] Tous les coups perdent.
}
tables-sure = D'après les tables de finales, sans aucun doute.
tables-found = Tables de finales : jusqu'à { $pieces } pièces.
tables-folder = Le dossier { $name } ne peut pas être lu. Pour en indiquer un autre : régler { $setting }.
tables-none = Aucune table de finales dans { $name }. Pour indiquer un autre dossier : régler { $setting }.
tables-damaged = La table de finales { $name } est abîmée. Copiez-la de nouveau.
book-row = { $move } : { $which ->
    [book] { $percent } pour cent.
    [games] { $games ->
        [1] dans une de vos parties.
        [one] dans { $games } de vos parties.
       *[other] dans { $games } de vos parties.
    }
   *[both] { $percent } pour cent, dans { $games ->
        [1] une de vos parties.
        [one] { $games } de vos parties.
       *[other] { $games } de vos parties.
    }
}
book-more = Et { $count ->
    [1] un autre coup.
    [one] { $count } autre coup.
   *[other] { $count } autres coups.
}
book-nothing = Rien dans le livre ni dans vos parties.
book-unreadable = Le livre { $name } ne peut pas être lu : { $reason }. Pour en indiquer un autre : régler { $setting }.
book-cut = { $name } est tronqué, ou n'est pas un livre Polyglot. Copiez-le de nouveau.
book-none = Pas un livre d'ouvertures Polyglot : { $name }. Pour en indiquer un autre : régler { $setting }.
opponent-failed = L'adversaire n'a trouvé aucun coup. C'est un défaut du programme. Tapez nouvelle, ou quitter puis { $program } resume.
level-set = Niveau { $level }.
level-is = Niveau { $level }. Pour changer, tapez niveau et un nombre de 1 à 20.
level-none = Pas d'adversaire intégré ici. Pour jouer contre lui : nouvelle ordinateur.
voice-set = Voix des coups : { $name }.
talk-set = Langue : français.
talk-is = Langue : français. Pour changer, tapez par exemple langue en.
speech-on = Parole activée.
speech-off = Parole coupée.
speech-is = { $state ->
    [on] Parole activée. Pour la couper, tapez parole non.
   *[off] Parole coupée. Pour l'activer, tapez parole oui.
}
speech-rate = Débit de la parole { $rate }.
speech-volume = Volume { $volume } sur 100.
speech-lost = La parole est en panne : { $reason }. Texte seul.
speech-is-lost = La parole est en panne. Pour réessayer : parole oui. Pour continuer sans voix : parole non.
speech-is-awaited = La parole ne répond pas encore. Pour continuer sans voix : parole non.
speech-is-starting = La parole démarre.
speech-health = Pour savoir pourquoi : { $program } health. Pour continuer sans voix : parole non.
speech-found = La parole est revenue.
speech-absent = Cette version n'a pas de parole.
reason-unreachable = aucun serveur vocal ne répond, installez speech-dispatcher et espeak-ng ou tapez parole non
reason-hangs = le serveur vocal ne répond pas
reason-refused = le serveur vocal refuse
reason-engine = la synthèse vocale ne fonctionne pas

## Parties

new-builtin = Nouvelle partie { $game }. Vous avez les { $color } contre le niveau { $level }.
new-human = Nouvelle partie { $game } à deux joueurs.
new-human-named = Nouvelle partie { $game } : { $white } a les Blancs, { $black } a les Noirs.
time-all = Temps : { $time }
time-moves = Temps : { $time } pour { $moves } coups
time-then-all = Puis { $time }
time-then-moves = Puis { $time } pour { $moves } coups
time-repeats = La dernière période se répète.
time-plain = { $period }.
time-increment-only = Temps : { $time } par coup.
time-increment = { $period }, plus { $time } par coup.
time-delay = { $period }, délai de { $time } par coup.
time-bronstein = { $period }, délai Bronstein jusqu'à { $time } par coup.
time-warned = Alertes de temps : { $times }. Pour changer : { $set } alertes.
laws-edition = Règles : FIDE { $year }.
laws-flag-claimed = Le drapeau ne compte que réclamé : { $claim }.
laws-incomplete = FIDE { $year } : connues jusqu'à l'article 8.1. Le reste n'est pas confirmé.
laws-one-article = FIDE { $year } : seul l'article { $article } est connu. Le reste n'est pas confirmé.
opening-announce = Chaque coup est annoncé. Tapez votre coup, puis { $press }.
opening-repeat = Chaque coup est annoncé et répété. Tapez votre coup, puis { $press }.
new-position = Position de départ spéciale. Pour l'entendre : échiquier.
new-usual = Pour la position habituelle : nouvelle normale.
board-tells = Tapez échiquier pour l'entendre.
chess960-from = Échecs 960, position { $number }.
chess960-usual = Échecs 960, position { $number } : l'habituelle.
chess960-other = Échecs 960, depuis une autre position.
odds-given = Les { $color } donnent un avantage : { $odds }.
odds-piece = { $piece } { $square }
odds-exchange = { $piece } { $square }, en échange { $other } { $back }
odds-extra-move = les Blancs ont déjà joué { $square }
odds-draw = la nulle compte comme une défaite
odds-time = du temps à la pendule
clock-odds = { $color } :
odds-no-time = Ajoutez le temps de qui donne, comme 5 ou 3+2.
odds-no-clock = L'avantage de temps demande une pendule. Ajoutez-en une, comme 10+5.
odds-position = Pas d'avantage de pièces ici : il part de la position habituelle.
simul-begun = Simultanée, échiquiers : { $count }. Après chacun de vos coups vient le suivant.
simul-board = Échiquier { $board } : { $opponent }.
simul-level = niveau { $level }
simul-engine = { $engine }, niveau { $level }
simul-guest = invité
simul-since = Depuis : { $time }.
simul-waits = Échiquier { $board } : { $opponent }, coup { $move }, { $time }.
simul-unplayed = Échiquier { $board } : { $opponent }, aucun coup.
simul-won = Échiquier { $board } : { $opponent }, gagnée.
simul-drawn = Échiquier { $board } : { $opponent }, nulle.
simul-lost = Échiquier { $board } : { $opponent }, perdue.
simul-left = Échiquiers restants : { $count }. Pour le suivant : { $name }.
simul-over = La simultanée est finie. Gagnées : { $won }, nulles : { $drawn }, perdues : { $lost }.
simul-here = Vous êtes à l'échiquier { $board }.
simul-last = Aucun autre échiquier ne vous attend.
simul-unknown = Pas d'échiquier { $board }. La simultanée en a { $count }.
simul-none = Pas de simultanée en cours. Pour commencer : { $name } 8.
simul-count = Dites le nombre d'échiquiers, 2 à { $most } : { $name } 8.
simul-clocks = Une simultanée est sans pendule. Retirez le temps.
letter-new = Nouvelle partie { $game }, par lettre. Votre couleur : { $color }, contre { $opponent }. Après votre coup : { $name }.
letter-awaited = Attendu : le coup de { $opponent }. Tapez-le à son arrivée.
letter-none = Pas une partie par lettre. Commencer : { $name } Anna.
letter-yours = D'abord votre coup. Puis la lettre.
letter-pace = Écrivez les jours ainsi, 10/50 : 50 jours pour 10 coups.
letter-file = Donnez le fichier, comme lettre.txt.
letter-head = Blancs : { $white }. Noirs : { $black }.
letter-reply = Votre coup : { $move }.
letter-move = Mon coup : { $move }.
letter-said = Parlé : { $said }.
letter-offer = Je propose nulle.
letter-fen = Position : { $fen }
letter-days = Reçue : { $came }. Envoyée : { $goes }.
letter-for = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
letter-mine = Partie { $game }, { $opponent } : à vous, { $time }.
letter-theirs = Partie { $game }, { $opponent } : en attente, { $time }.
letter-left = Reste jusqu'au coup { $move } : { $time }.
letter-over = Temps dépassé au coup { $move } : { $time } de trop.
letters-none = Aucune partie par lettre. Commencer : { $name } Anna.
received-noted = Noté : reçue le { $day }.
received-empty = Ajoutez le coup ou le jour : { $name } 12... Cf6.
received-unread = Aucun coup trouvé. Tapez le coup seul.
received-several = Plusieurs coups conviennent. Tapez le coup seul.
received-yours = À vous de jouer. Aucune lettre attendue.
variant-standard = échecs
variant-chess960 = échecs 960
variant-king-of-the-hill = Roi de la colline
variant-three-check = Trois échecs
variant-crazyhouse = Crazyhouse
variant-antichess = Antiéchecs
variant-atomic = Échecs atomiques
variant-horde = Horde
variant-racing-kings = Course des rois
rules-king-of-the-hill = Roi de la colline. Un roi en d4, e4, d5 ou e5 gagne, et le mat aussi.
rules-three-check = Trois échecs. Le troisième échec gagne, et le mat aussi.
rules-crazyhouse = Crazyhouse. Ce que vous prenez est à vous. Au lieu de jouer, posez-le : cavalier se pose sur f3, ou C@f3.
rules-antichess = Antiéchecs. La prise est obligatoire. Gagne qui n'a plus de pièce ou plus de coup.
rules-atomic = Échecs atomiques. Une prise explose : tout s'en va autour, sauf les pions. Faites exploser le roi.
rules-horde = Horde. Les blancs n'ont que des pions. Les noirs gagnent en les prenant tous, les blancs par le mat.
rules-racing-kings = Course des rois. Le premier roi sur la dernière rangée gagne. Aucun coup ne peut donner échec.
variant-begins = { $variant }. Tapez { $name } pour les règles.
variant-weaker = Niveaux plus faibles qu'aux échecs.
exploded = Explosion. Disparus : { $pieces }.
checks-counted = Échec { $count } sur 3.
checks-given = { $color } : { $count } des 3 échecs.
must-capture = Vous devez prendre. Possible : { $pieces }.
piece-on = { $piece } { $square }
pocket-held = Les { $color } peuvent poser : { $pieces }.
pocket-empty = Les { $color } n'ont rien à poser.
pocket-none = Rien ne se pose dans cette partie.
only-in-chess = Seulement aux échecs. Cette partie : { $variant }.
resumed-game = Partie { $game } reprise. { $moves ->
    [0] Aucun coup joué.
    [one] { $moves } coup joué.
   *[other] { $moves } coups joués.
}
resumed-side = Vous avez les { $color } contre le niveau { $level }.
resumed-turn = À vous de jouer.
resumed-over = La partie { $game } est finie.
resume-none = Aucune partie inachevée. Pour en commencer une : { $program } play.
resume-unknown = Pas de partie { $game }. Les plus récentes : { $program } games

resume-busy = Ouverte dans une autre fenêtre : partie { $game }. Fermez-la d'abord, ou commencez une nouvelle partie.
resume-none-here = Aucune autre partie inachevée. Tapez parties pour la liste.
resume-here = Vous êtes dans la partie { $game }.
resume-over = La partie { $game } est finie. Parcourez-la avec { $program } study { $game }
resume-over-here = La partie { $game } est finie. Pour la parcourir : { $name } { $game }
resume-imported-here = La partie { $game } est importée. Pour la parcourir : { $name } { $game }
resume-match = La partie { $game } est un match. Pour continuer : { $program } match, puis son fichier.
left-own = Partie { $game } contre { $opponent } inachevée : vous avez les { $color }, coup { $move }, { $date }.
left-two = Partie { $game }, { $white } contre { $black }, inachevée : coup { $move }, { $date }.
left-resume = Pour continuer : { $name } { $game }
resume-imported = La partie { $game } est importée : on ne peut pas la continuer. Parcourez-la avec { $program } study { $game }.
game-kept = Partie { $game } enregistrée. Pour continuer : { $program } resume
game-left = La partie { $game } est enregistrée.
game-forgotten = Partie { $game } non enregistrée : aucun coup joué.
goodbye = Au revoir.
unsaved = Non enregistré : { $reason }. La partie continue. Libérez de la place, et tout sera enregistré au prochain coup.
saved-again = Tout est de nouveau enregistré.
unsaved-at-end = Ces coups ne sont pas enregistrés. Copiez-les :
archive-damaged = Les archives étaient abîmées. Elles sont maintenant dans { $file }, et de nouvelles sont ouvertes.
archive-renewed = Mise en ordre des parties importées, une seule fois. Ctrl-C pour arrêter, rien n'est perdu.
data-shared = Dossier de données { $folder } : il n'est pas à vous seul. D'autres peuvent lire ou changer vos parties. Indiquez votre propre dossier avec --data.
data-no-folder = Dossier de données { $folder } : ce n'est pas un dossier. Indiquez un dossier avec --data.
data-link = Le dossier de données { $folder } est un lien. Vérifiez qu'il mène à un dossier à vous.
data-writable = Dossier de données { $folder } : d'autres utilisateurs pouvaient y écrire. Il leur est maintenant fermé. Vérifiez vos parties avec { $program } games.
data-foreign = Pas de match ici : { $folder } appartient à un autre utilisateur. Indiquez un autre dossier de données avec --data.
data-open = Pas de match ici : d'autres peuvent écrire dans { $folder }. Fermez-le d'abord : { $command }
archive-unusable = Archives inutilisables, { $file } : { $reason }. Cette partie n'est pas enregistrée.
settings-warning = { $what } Ignoré : { $file }.
settings-warning-line = { $what } Ignoré : ligne { $line } de { $file }.
not-text = Cette ligne n'est pas du texte en UTF-8. Tapez-la de nouveau.
too-long = Ligne trop longue : 4096 octets au plus. Tapez-en une plus courte.

reason-damaged = le fichier est abîmé
reason-catalogue = les parties importées sont abîmées, déplacez catalogue.db
reason-full = le disque est plein
reason-read-only = disque ou dossier en lecture seule
reason-busy = un autre programme occupe le fichier
reason-file = le fichier ne peut pas être ouvert
reason-settings = erreurs dans le fichier des réglages ; corrigez-le d'abord
reason-newer = écrit par un touchmove plus récent, utilisez celui-là
reason-game = une de ses parties est abîmée
reason-unwritable = les réglages ne peuvent pas être écrits
setting-key-near = Réglage inconnu : { $key }. Vouliez-vous dire { $near } ?
setting-value = { $key } ne peut pas être { $value }. Valeurs possibles : { $values }.
setting-empty = { $key } n'a pas de valeur. Valeurs possibles : { $values }.
setting-name-long = { $key } : 40 lettres au plus. Écrivez un nom plus court.
setting-unreadable = Les réglages ne peuvent pas être lus : { $reason }.
range-to = à
range-more = et plus
slip-no-equals = { $text } n'a pas de signe égal. Écrivez nom = "valeur".
slip-no-value = { $text } n'a pas de valeur. Écrivez nom = "valeur".
slip-open-quote = { $text } a un guillemet ouvert. Fermez-le.
slip-no-quotes = Guillemets manquants dans { $text }. Mettez-les autour de la valeur.
slip-open-bracket = { $text } a un crochet ouvert. Fermez-le.
slip-twice = { $text } répète un nom. Supprimez une des deux lignes.
slip-control = Caractères non imprimables ici. Retapez la ligne.
slip-unprintable = Caractères non imprimables ici. Supprimez-les.
slip-form = { $text } ne peut pas être lu. Écrivez nom = "valeur".
did-you-mean = Vouliez-vous dire { $near } ?
folder-missing = Pas de dossier { $folder }. Indiquez un dossier existant.
folder-is-file = { $folder } est un fichier. Indiquez son dossier.
folder-denied = { $folder } ne peut pas être lu. Vérifiez ses droits d'accès.
name-unseen = Caractères invisibles dans le nom. Renommez-le.
voices-none-there = Aucune voix dans { $folder }. Une voix est un dossier avec voice.toml.
keymaps-none-there = Aucun clavier dans { $folder }. C'est un fichier comme mien.toml.
voice-note = { $what } Voir { $file }.
voice-note-line = { $what } Voir ligne { $line } de { $file }.
voice-unreadable = Le fichier ne peut pas être lu : { $reason }.
voice-empty = Le fichier est vide.
voice-no-voice = Cette voix n'a pas de voice.toml. Écrivez-en un, par exemple avec parent = "en".
voice-section = Partie de voix inconnue : { $name }.
voice-entry = Inconnu dans cette partie : { $name }.
voice-missing = { $name } manque dans la partie { $section }. Ajoutez cette entrée.
voice-missing-first = { $name } manque à cette voix. Écrivez par exemple { $name } = "en", avant toutes les parties.
voice-text = { $name } doit être entre guillemets.
voice-list = { $name } doit être une liste, comme ["un", "deux"].
voice-part = { $name } est une partie de la voix. Écrivez ce nom entre crochets, seul sur sa ligne.
voice-blank = { $name } contient un mot vide.
voice-same = { $first } et { $name } ont le même mot, { $word }. Il en faut un pour chaque entrée.
voice-slot = Champ inconnu dans le modèle { $name } : { $slot }.
voice-brace = Accolade ouverte dans le modèle { $name }. Fermez-la.
voice-no-slot = Il faut au modèle { $name } le champ { $slot }, sinon les coups sont muets.
voice-language = { $tag } n'est pas un code de langue. Écrivez-en un comme de ou pt-BR.
voice-keyboard = Clavier inconnu : { $name }. Écrivez l'un de ceux-ci : { $known }.
voice-letter = { $name } n'est pas une lettre seule. Écrivez-en une avant le signe égal.
voice-parent = Parent absent ou défectueux : { $name }.
voice-incomplete = La voix est incomplète. Indiquez un parent, comme parent = "en".
voice-taken = { $word } ne peut pas vouloir dire { $name } : ce mot veut déjà dire { $other }.
voice-sentence = { $text } n'est pas une phrase. Écrivez nom = texte, et fermez chaque accolade.
voice-no-sentence = Le programme n'a pas de phrase { $name }.
voice-gap = La phrase { $name } n'a pas de champ { $gap }. Elle a : { $gaps }.
voice-gap-none = La phrase { $name } n'a pas de champ { $gap }. Elle n'en a aucun.
voice-left-out = La phrase { $name } oublie { $gap }.
voice-silent = La phrase { $name } est vide.
setting-not-kept = Réglage non enregistré : { $reason }.

## Moteurs

new-engine = Nouvelle partie { $game }. Vous avez les { $color } contre { $engine }, niveau { $level }.
resumed-engine = Vous avez les { $color } contre { $engine }, niveau { $level }.
engine-held = { $engine } n'a pas de niveaux. Plus le niveau est bas, moins il calcule et plus l'adversaire intégré joue de coups.
opponent-thinks = L'adversaire réfléchit encore.
engine-thinks = L'adversaire réfléchit encore. Pour jouer sans lui, tapez { $new } { $builtin }.
engine-waits = { $engine } démarre. Pour jouer sans ce moteur, tapez { $new } { $builtin }.
engine-waits-on = { $engine } démarre. La partie l'attend.
engine-missing = { $engine } n'est pas sur cet ordinateur.
engine-refused = { $engine } ne peut pas démarrer : ce n'est pas un programme pour cet ordinateur.
engine-ended = { $engine } s'est arrêté brusquement.
engine-says = Message : { $words }
engine-floods = { $engine } n'arrête pas d'écrire.
engine-silent = { $engine } ne répond pas.
engine-not-uci = { $engine } répond, mais pas en UCI, la langue des moteurs d'échecs. Indiquez un moteur UCI, comme uci:stockfish.
engine-no-move = { $engine } n'a envoyé aucun coup.
engine-no-stop = { $engine } n'arrête pas de réfléchir.
engine-so-far = Le meilleur trouvé jusqu'ici :
engine-nonsense = Coup incompréhensible de { $engine } : { $answer }.
engine-illegal = { $engine } a envoyé un coup illégal : { $answer }.
engine-no-chess960 = { $engine } ne joue pas aux échecs 960.
engine-no-variant = { $engine } ne joue pas à ce jeu : { $variant }.
engine-again = Redémarrage.
engine-back = { $engine } est de retour.
confirm-builtin = Jouer contre l'adversaire intégré ? oui ou non.
confirm-builtin-on = Continuer contre l'adversaire intégré ? oui ou non.
builtin-plays = L'adversaire intégré continue, niveau { $level }.
engine-kept = La partie attend { $engine }. Tapez quitter ; { $program } resume essaie de nouveau.
engine-not-begun = Aucune partie commencée. Tapez nouvelle pour réessayer, ou quitter.
player-engine = { $name } niveau { $level }
player-engine-replaced = { $name }, puis niveau { $level }
health-engine = Moteur : { $name } fonctionne, { $file }.
health-engine-fails = Moteur { $file } : { $what }

## Signaux

tones-on = Signaux activés.
tones-off = Signaux coupés.
tones-is = { $state ->
    [on] Signaux activés. Pour les couper, tapez signaux non.
   *[off] Signaux coupés. Pour les activer, tapez signaux oui.
}
tones-absent = Ce programme est fait sans signaux. docs/guide.md dit comment les avoir.
tones-lost = Les signaux sont en panne : { $reason }.
tones-found = Les signaux sont revenus.
reason-no-device = aucun périphérique audio trouvé
reason-device-busy = un autre programme occupe le son
reason-device-hangs = le périphérique audio ne répond plus
reason-device-broken = le périphérique audio ne fonctionne pas
help-tones =
    signaux oui, signaux non.
    Un tic grave : une case noire.
    Une octave plus haut : une case blanche.
    Un coup sourd : le bord.
    Deux notes descendantes : une prise.
    Deux notes montantes : échec.
    Un bourdonnement : un coup illégal.
    Trois bips : il reste peu de temps.
health-tones = Signaux : le périphérique audio fonctionne.
health-tones-fails = Signaux : { $reason }.

## Premier démarrage

setup-language = Pour le français, tapez { $number }.
setup-language-names = français, French, Französisch
setup-again = { $most ->
    [2] Tapez 1 ou 2.
    [one] Tapez un numéro de 1 à { $most }.
   *[other] Tapez un numéro de 1 à { $most }.
}
setup-unknown = { $most ->
    [2] Tapez 1 ou 2, ou un mot de la réponse. Pour sortir : { $quit }.
    [one] Tapez un numéro de 1 à { $most }, ou un mot de la réponse. Pour sortir : { $quit }.
   *[other] Tapez un numéro de 1 à { $most }, ou un mot de la réponse. Pour sortir : { $quit }.
}
setup-help-language =
    C'est la langue du programme.
    Tapez son numéro ou son nom.
    Pour changer plus tard : langue.
setup-help-speech =
    Oui : votre lecteur d'écran parle, et ce programme se tait.
    Non : ce programme parle.
    Pour changer plus tard : parole.
setup-help-face =
    Ligne par ligne : vous tapez coups et questions, et lisez ou écoutez les réponses.
    Sur un écran : un échiquier, avec des touches pour l'explorer.
    Pour changer plus tard : régler présentation.
setup-speech =
    Utilisez-vous un lecteur d'écran ?
    1 : oui, se taire.
    2 : non, me parler.
setup-face =
    Comment voulez-vous jouer ?
    1 : ligne par ligne.
    2 : sur un écran, avec un échiquier à explorer.
setup-name = Quel est votre nom ? Tapez-le, ou Entrée pour passer.
setup-help-name = Votre nom sert aux listes et feuilles. Pour l'omettre, Entrée.
setup-name-long = 40 lettres au plus. Tapez un nom plus court, ou Entrée pour passer.
setup-cancelled = Annulé. La question reviendra la prochaine fois.
setup-skipped = Première fois ici ? Pour choisir la langue, la parole et votre nom : { $program } setup
setup-unchanged = Rien n'a changé.
setup-done =
    Merci. Tapez aide à tout moment.
    Autres mots pour les coups : aide voix-des-coups.
    Couleur, pendule, adversaire : par exemple nouvelle noirs 10+5.
setup-kept =
    Enregistré : français, { $speech ->
        [on] parole du programme
       *[off] sans parole du programme
    }, { $face ->
        [screen] sur un écran
       *[line] ligne par ligne
    }, coups avec la voix { $moves }.

## Aide

help =
    Tapez votre coup : e4, cavalier f3, O-O.
    Demander : échiquier, dernier, pièces C, pendule.
    Agir : nulle, abandonner, reprendre, indice.
    Autre partie : nouvelle. Vos parties : parties.
    Avec pendule : nouvelle 10+5.
    Avec les Noirs : nouvelle noirs.
    Échiquier électronique : plateau.
    Réglages : réglages. Sortir : quitter.
    Plus : aide tout, aide échiquier.
commands-many = { $count ->
    [one] { $count } commande possible. Tapez plus de lettres.
   *[other] { $count } commandes possibles. Tapez plus de lettres.
}
help-announcing =
    Votre coup : annoncer cavalier f3, appuyer.
    Coup adverse : tapez-le pour le répéter.
    Une erreur : corriger cavalier f3.
    Demander : échiquier, dernier, pièces C, pendule.
    Agir : nulle, abandonner, reprendre, indice.
    Autre partie : nouvelle. Vos parties : parties.
    Pendule : nouvelle 10+5. Noirs : nouvelle noirs.
    Échiquier électronique : plateau.
    Réglages : réglages. Sortir : quitter.
    Plus : aide tout, aide échiquier.
help-choice =
    Tapez le numéro de votre coup, ou sa case de départ.
    non : aucun d'eux.
help-piece =
    Tapez dame, tour, fou, cavalier, ou un numéro.
    non : un autre coup.
help-confirm = { $what ->
    [draw] oui : la nulle est proposée à l'adversaire. non : vous jouez encore.
    [agree] oui : la partie est nulle. non : vous jouez encore.
    [claim] oui : votre réclamation est vérifiée. non : vous jouez encore.
    [resign] oui : vous abandonnez cette partie. non : vous jouez encore.
    [takeback] oui : votre dernier coup est repris. non : il reste.
    [seal] oui : ce coup va dans l'enveloppe. non : tapez-en un autre.
    [sign] oui : vous signez ce résultat. non : vous ne signez rien encore.
    [builtin] oui : l'adversaire intégré joue. non : on attend le moteur.
    [play-on] oui : votre partie est enregistrée, et une nouvelle commence ici. non : elle reste ouverte.
    [go-on] oui : vous continuez cette partie. non : elle est enregistrée, et vous en commencez une autre.
    [resume] oui : cette partie est enregistrée, et vous continuez l'autre. non : vous restez ici.
   *[new] oui : cette partie est enregistrée, et une nouvelle commence. non : vous jouez encore.
}
help-confirm-file = oui : c'est fait. non : tout reste tel quel.
help-confirm-blunder = oui : ce coup est joué. non : tapez-en un autre.
help-over =
    La partie est finie.
    Tous les coups : feuille. Autre partie : nouvelle.
    Parcourir une partie : ouvrir 57.
    Sortir : quitter.
help-all-position = Sur la position :
help-all-game = Sur la partie et le programme :
help-all-more = Plus sur une commande : aide et son nom.
help-board =
    échiquier : la position, rangée par rangée.
    échiquier e4 : une case. Court : b.
help-pieces =
    pièces C : où sont les cavaliers blancs. c : les noirs.
    A ou a : toutes les pièces d'une couleur. Court : p.
help-count =
    compter P : combien de pions ont les Blancs. p : les Noirs.
    compter : les pièces des deux camps.
help-scan =
    balayer 4, balayer e : les pièces d'une rangée ou d'une colonne.
    Court : s.
help-rank = rangée 4 : les pièces de la rangée.
help-file = colonne e : les pièces de la colonne.
help-diagonals =
    diagonales e4 : les pièces des diagonales qui passent par une case.
help-rays =
    rayons e4 : les pièces dans les huit directions.
help-knight =
    sauts f3 : les pièces à un saut de cavalier.
    cavalier f3, en revanche, est un coup.
help-attackers =
    attaquants e4 : ce qui attaque une case, et ce qui la défend.
help-defenders =
    défenseurs e4 : ce qui défend une case, et ce qui l'attaque.
help-hanging =
    en-prise : les pièces attaquées et trop peu défendues.
    en-prise d1 : une pièce. Aussi : en-prise moi, en-prise adversaire.
help-moves =
    coups : tous les coups légaux.
    coups g1 : ceux d'une pièce.
help-captures = prises : toutes les prises légales.
help-what-if =
    et-si g1 f3 : ce que la pièce de g1 pourrait prendre depuis f3.
help-colour =
    couleur e4 : si une case est blanche ou noire.
    Jouer avec les Noirs : nouvelle noirs.
help-material = matériel : ce que possède chaque camp.
help-pocket = réserve : ce que chaque camp peut poser en crazyhouse.
help-castling-rights =
    droits-de-roque : si vous pouvez roquer, et de quel côté.
    Pour roquer : O-O ou O-O-O.
help-turn =
    trait : à qui de jouer, échec, et votre couleur.
help-check = échec : si un roi est en échec, et par quelle pièce.
help-last = dernier : le dernier coup. Court : l.
help-changed =
    changements : ce que le dernier coup attaque, défend, ouvre et laisse sans défense.
help-captured =
    pertes : la dernière prise, et ce que chaque camp a perdu.
help-opening =
    ouverture : le nom de l'ouverture et son code ECO.
help-score =
    feuille : tous les coups.
    feuille 3 : les trois derniers.
help-clock =
    pendule : le temps restant, et les coups jusqu'à la prochaine période.
    pendule moi : votre temps.
    pendule adversaire : le temps adverse. Court : c.
    Jouer avec pendule : nouvelle 10+5.
help-spent = durée : la durée du dernier coup, et le temps de chacun.
help-fen = fen : la position en une ligne de texte.
help-braille =
    braille : la position pour plages braille, en signes du Royaume-Uni.
    braille 20 : en lignes de 20 cellules.
    braille rangées : une rangée par ligne.
    braille liste : les pièces et leurs cases.
    braille points, ascii, lettres : les signes.
    braille garder 20 rangées : désormais.
help-repeat = répéter : ce qui vient d'être dit.
help-help =
    aide : ce que vous pouvez faire ici.
    aide échiquier : plus sur une commande.
help-article =
    article 9.2 : ce que disent les règles, en bref.
    article roque : par sujet.
    article 9.2 2018 : dans une autre édition.
    article : tous les articles.
help-announce =
    annoncer : annonce le coup que vous avez joué, dans les parties avec annonces.
    annoncer cavalier f3 : le joue aussi.
    Ensuite, appuyer.
    Pour répéter le coup adverse, tapez-le.
    Court : an.
help-press =
    appuyer : appuie sur votre pendule, quand le coup est joué et annoncé.
    En match : comme le bouton de votre plateau. Sans plateau, appuyer trop tôt peut être un acte illégal.
    Court : pr.
help-correct =
    corriger cavalier f3 : corrige votre annonce, avant d'appuyer.
help-adjust =
    adouber : les pièces levées et remises pendant ce coup ne comptent pas comme touchées.
    Utile seulement si pièce touchée, pièce jouée s'applique.
help-take =
    lever e2 : prend en main la pièce de e2.
    Ensuite, poser.
help-put =
    poser e4 : pose la pièce sur cette case.
    C'est votre coup.
    Sur sa propre case, elle est remise.
help-draw =
    nulle : propose nulle, ou l'accepte.
    nulle e4 : la propose avec votre coup.
help-accept =
    accepter : accepte la proposition de nulle.
help-decline =
    refuser : refuse la proposition de nulle.
help-claim =
    réclamer triple, réclamer cinquante : réclame la nulle.
    Ajoutez le coup que vous voulez jouer, s'il y en a un.
    réclamer drapeau : le temps de l'adversaire est écoulé.
    réclamer illégal : le dernier coup était illégal.
    réclamer correction : plus tard, si les deux veulent.
    Dans une fin au KO, au trait et avec moins de deux minutes :
    réclamer effort : l'adversaire ne cherche pas à gagner.
    réclamer moyens : l'adversaire ne peut pas gagner par des moyens normaux.
    réclamer secondes : demande cinq secondes par coup, pour les deux.
    Sur le plateau : maintenez le bouton deux fois.
help-resign = abandonner : vous abandonnez la partie.
help-takeback = reprendre : reprend votre dernier coup.
help-hint =
    indice : un bon coup ici.
    Dans un exercice : une étape d'aide.
help-today = du-jour : combien d'exercices sont à faire, et combien de temps il faut.
help-practise =
    réviser : ce qui est à faire aujourd'hui, un exercice après l'autre.
    Les exercices reviennent : après quatre heures, un jour, enfin six mois.
help-drill =
    entraînement : tous les entraînements et vos résultats. entraînement couleurs des cases 2 : l'un d'eux, avec son niveau.
    entraînement couleurs des cases 2, 6 secondes, 20 questions, sans répétition : avec des limites.
    Entrée : la question de nouveau.
    infos : les pièces ou les coups de nouveau.
    suivant : la réponse, puis la suite.
    fermer : retour à votre partie.
help-book =
    livre : quels coups se jouent ici, et combien de fois.
    Sources : livre d'ouvertures, vos parties.
    Jouer sans livre : régler livre non.
help-endings =
    finales 3 : jouer la troisième finale contre une défense parfaite. finales course des pions : une finale par son nom.
    finales : toutes les finales, et vos résultats.
    Une faute est reprise, si elle change le résultat.
    indice : de l'aide, en quatre étapes. précédent : reprend votre dernier coup.
    suivant : le meilleur jeu, puis une autre du même genre.
    fermer : retour à votre partie.
help-mistakes =
    erreurs : de meilleurs coups que vos fautes, dans la partie ouverte ou finie. Tapez le coup.
    erreurs 12 : dans la partie 12. erreurs deux : des deux camps, ou aussi blancs, noirs.
    indice : de l'aide, en quatre étapes.
    suivant : le meilleur coup, puis la suite. passer : la suite sans lui.
    Entrée : la question de nouveau.
    fermer : retour à votre partie.
help-guess =
    deviner : les coups du camp gagnant, un par un. Tapez le coup.
    Dans la partie ouverte, depuis votre place ; ou dans une partie célèbre.
    deviner 12 : dans la partie 12. deviner 12 noirs : un camp, ou aussi blancs.
    deviner champions : dans une partie d'un champion du monde rapide.
    Quoi que vous deviniez, la partie suit son cours. Les bonnes réponses comptent comme à l'entraînement.
    suivant : le coup, puis la suite.
    fermer : retour à votre partie.
help-puzzle =
    problème : une position à résoudre, à peu près à votre force. Tapez le coup.
    problème fourchette, problème mat en deux : par thème. problème thèmes : tous les thèmes.
    problème perso : de votre fichier perso.pgn ou perso.csv, dans le dossier puzzles du dossier de données.
    problème parties : des mats qui étaient possibles dans vos parties.
    problème 8 : environ huit pièces. problème 1500 : vers ce classement.
    problème facile, problème difficile, problème finale, problème série.
    indice : de l'aide, en quatre étapes.
    suivant : la solution, ou un autre.
    fermer : retour à votre partie.

help-learn =
    leçon 3 : la troisième leçon.
    leçon : toutes les leçons.
    Dans une leçon, tapez la réponse.
    indice : de l'aide, en quatre étapes.
    suivant : la réponse, puis la suite.
    fermer : retour à votre partie.
help-lesson =
    Tapez la réponse.
    Entrée : la question de nouveau.
    De l'aide, en quatre étapes : indice.
    La réponse, puis la suite : suivant. En arrière : précédent.
    Demander : échiquier, pièces C, coups, attaquants.
    Le sujet : infos. Depuis le début : début.
    Retour à votre partie : fermer.
help-eval =
    évaluer : qui est mieux, et de combien de pions.
    Redemandez : chances et profondeur.
help-best = meilleur : le meilleur coup ici.
help-line =
    suite : la meilleure suite, quatre demi-coups à la fois. plus : les quatre suivants.
    suite 2 : la deuxième suite.
help-lines = candidats 3 : les trois meilleurs coups. Tapez un numéro pour entendre sa suite.
help-why = pourquoi : le meilleur coup, et sa raison.
help-threat = menace : ce que menace l'autre camp.
help-mate = mat : si le camp au trait peut forcer le mat.
help-level =
    niveau 7 : la force de l'adversaire, de 1 à 20.
help-moves-voice =
    voix-des-coups fide-fr : comment les coups sont annoncés.
    fide-fr : cavalier Gustave un Felix trois.
    fide : Springer Gustav eins Felix drei.
    fr : cavalier g1 f3. en : knight g1 f3.
help-talk =
    langue en : tout sauf les coups en anglais.
    langue fr : en français.
help-speech = parole oui, parole non.
help-sound = son oui, son non : parole et signaux ensemble.
help-faster = plus-vite : parler plus vite.
help-slower = moins-vite : parler moins vite.
help-louder = plus-fort : parole et sons plus forts.
help-softer = moins-fort : parole et sons moins forts.
help-hush = silence : arrête la parole.
help-position =
    position départ : une partie depuis la position de départ habituelle.
    Ou depuis une autre : FEN, un diagramme, ou une liste de pièces.
    Une liste : Blancs: Re1 a2. Noirs: Re8.
    Avant le premier coup, ou après la fin.
help-new =
    nouvelle : une autre partie comme celle-ci.
    Ajoutez ce que vous voulez, dans n'importe quel ordre :
    nouvelle noirs 5+3. nouvelle hasard, sans pendule.
    nouvelle ami Ben : à deux au clavier.
    nouvelle niveau 7. nouvelle moteur stockfish.
    nouvelle échecs960, ou échecs960 518.
    nouvelle crazyhouse, antiéchecs, horde, trois échecs, échecs atomiques, roi de la colline, course des rois.
    nouvelle avantage cavalier : l'adversaire joue sans un cavalier. nouvelle je donne avantage dame : vous sans la dame.
    nouvelle normale.
    nouvelle pièce-touchée : pièce touchée, pièce jouée.
    nouvelle annonces répéter : vous et l'adversaire annoncez et répétez chaque coup.
    Valable jusqu'à quitter.
    régler le garde pour toujours.
help-simul =
    simultanée 8 : vous seul contre huit échiquiers, l'un après l'autre.
    simultanée 8 niveau 5 : tous au niveau 5.
    Après votre coup vient le suivant. La réponse vient à votre retour.
    Seul : la simultanée que vous avez quittée.
help-next-board =
    échiquier-suivant : l'échiquier suivant de la simultanée, sans coup.
    Un échiquier précis : échiquier 3.
help-waiting = attente : les échiquiers de la simultanée, vos coups et le temps écoulé.
help-by-letter =
    par-lettre Anna : une partie par lettre.
    par-lettre Anna noirs : vous avez les noirs.
    par-lettre Anna 10/50 : 50 jours pour 10 coups.
    Sans cela, les jours sont seulement comptés.
help-letter =
    lettre : la lettre de votre dernier coup.
    lettre anna.txt : la même, dans un fichier.
    Elle a le coup, la position et les jours.
help-letters = lettres : vos parties par lettre, et les jours.
help-received =
    reçue 12... Cf6 : le coup d'une lettre.
    Une ligne entière de la lettre convient.
    reçue 2026-11-28 : le jour de son arrivée.
help-settings =
    réglages : chaque réglage et sa valeur.
    réglages camp : l'un d'eux.
    réglages partie, voix, braille, écran, plateau : un groupe.
    Pour changer : régler camp noirs.
help-set =
    régler camp noirs : change un réglage et le garde.
    Plus court : camp noirs.
    régler camp : sa valeur et ce qu'on peut choisir.
    Tous : réglages.
help-opponent =
    adversaire : contre qui vous jouez.
    Court : o.
    adversaire humain, adversaire ordinateur, adversaire moteur stockfish : dès la prochaine partie.
help-save = enregistrer : rien à faire. Chaque coup est enregistré dès qu'il est joué.
help-export =
    exporter partie.pgn : écrit cette partie dans un fichier, en PGN.
    exporter 5 partie.pgn : la partie 5.
    exporter partie.svg : une image de la position, aussi partie.png.
    Pour une feuille de partie : imprimer.
help-delete =
    supprimer 5 : supprime la partie 5, après un oui.
    restaurer : la ramène, jusqu'à ce que vous quittiez.
help-undelete =
    restaurer : ramène la dernière partie supprimée.
    Seulement jusqu'à ce que vous quittiez.
help-rename =
    renommer 5 Soirée du club : le nom du tournoi de la partie 5.
    renommer 5 blancs Anna : qui avait les Blancs.
    Sans numéro : cette partie.
help-note =
    annotation 5 bonne finale : une annotation sur la partie 5.
    annotation et un texte : sur cette partie.
    annotation 5 : l'annotation à nouveau. Aussi : infos.
help-rematch =
    revanche : la même partie encore une fois, couleurs inversées.
    Après la fin d'une partie, à la maison.
help-summary =
    bilan : cette partie en bref, quand elle est finie.
    bilan 5 : la partie 5.
    Aussi le tournant, si erreurs l'a examinée.
help-results =
    résultats : combien de parties gagnées, nulles et perdues.
    Contre qui, et les dix dernières.
help-ratings =
    classements : votre classement par problèmes, maintenant et il y a des semaines.
    classements 3 : il y a 3 semaines.
    Entraînement, séries, jours d'affilée.
help-quit = quitter : enregistre la partie et sort.

## Ce qui ne va pas dans une position

position-empty = La position est vide. Écrivez FEN, un diagramme, ou une liste comme Blancs: Re1 a2. Noirs: Re8.
position-control = Caractère de contrôle : caractère { $nth }.
position-board = Ce n'est pas une position. Écrivez FEN, un diagramme, ou une liste comme Blancs: Re1 a2. Noirs: Re8.
position-ranks = Il faut 8 rangées. Ici : { $count }.
position-rank-length = Rangée { $rank } : { $count } { $count ->
    [one] case
   *[other] cases
}. Chaque rangée en a 8.
position-rank-missing = La rangée { $rank } manque.
position-rank-twice = La rangée { $rank } apparaît deux fois.
position-sign = Rangée { $rank }, caractère { $nth } : { $sign } n'est pas une pièce.
position-word = Pas compris : { $word }. Écrivez la position par exemple ainsi : Blancs: Re1 a2. Noirs: Re8.
position-twice = { $square } est nommée deux fois.
position-turn = Le camp au trait manque. Écrivez w ou b après l'échiquier.
position-castling = Droits de roque : des lettres comme KQkq, ou un tiret.
position-en-passant = Case en passant : une case comme e3, ou un tiret.
position-counters = Compteurs de coups : nombres jusqu'à 65535.
position-operations = Après la case en passant, écrivez deux nombres comme 0 1, ou des opérations avec un point-virgule chacune.
position-no-king = Les { $color } n'ont pas de roi.
position-kings = Les { $color } ont plus d'un roi : { $one }, { $other }.
position-pawn = Pion en { $square } : un pion ne peut pas être sur la rangée 1 ou 8.
position-too-many-pawns = Les { $color } ont { $count } pions. Au plus 8.
position-too-many-men = Les { $color } ont { $count } pièces. Au plus 16.
position-too-many-promoted = Les { $color } ont trop de pièces promues.
position-other-in-check = Les { $color } sont en échec, mais le trait est à l'autre camp.
position-dropped-rook = Droit de roque ignoré : pas de tour des { $color } en { $square }.
position-dropped-king = Droits de roque ignorés : le roi des { $color } n'est pas sur sa case de départ.
position-dropped-castling = Droits de roque ignorés : ils ne correspondent pas à l'échiquier.
position-dropped-en-passant = Prise en passant ignorée : aucun pion ne vient de passer par { $square }.
position-impossible = Cette position est impossible.
position-game-runs = Une partie est en cours. Tapez d'abord nouvelle, puis { $name }.
chess960-number = Positions des échecs 960 : 0 à 959.
chess960-and-position = Les échecs 960 ont leur propre position. Omettez le numéro ou la position.

## La partie qui va commencer

new-unknown = Pas compris : { $word }. Tapez aide { $name }.
new-number = Pas clair : { $word }. Tapez { $name } temps { $word }, ou { $name } niveau { $word }.
new-minutes = Pas clair : { $word }. Pour des minutes, tapez { $name } temps { $word }.
new-twice = { $setting } est nommé deux fois. Une seule suffit.
new-engine-name = Quel moteur ? Par exemple { $name } moteur stockfish.
plan-human = deux joueurs
plan-builtin = vous avez les { $color } contre le niveau { $level }
plan-engine = vous avez les { $color } contre { $engine }, niveau { $level }
plan-time = { $time }
plan-no-clock = sans pendule
plan-chess960 = échecs 960, position { $number }
plan-position = position de départ spéciale
plan-odds = les { $color } donnent un avantage : { $odds }
plan-laws = règles de { $year }
plan-strict = une répétition de tournoi
plan-announcing = les coups sont annoncés
plan-touch = pièce touchée, pièce jouée
plan-blindfold = à l'aveugle
plan-blindfold-strict = à l'aveugle, sans regarder
opponent-engine = Un moteur ? Tapez { $name } moteur { $word }.
opponent-human = Deux joueurs au même clavier.
opponent-human-named = { $white } a les Blancs, { $black } a les Noirs, au même clavier.
premove = Coup anticipé : { $move }.
premove-dropped = Coup anticipé annulé.
argument-choices = { $name } : par exemple noirs 5+3. Tapez aide { $name }.

## Réglages

argument-setting = { $name } demande réglage et valeur, par exemple { $name } camp noirs.
no-setting = Réglage inconnu : { $name }. Tapez { $settings } seul pour les entendre.
setting-unset = non réglé
setting-can-be = Valeurs possibles : { $values }.
setting-range = { $least } à { $most }
setting-example = par exemple { $value }
setting-needs = { $name } demande une valeur. Valeurs possibles : { $values }.
setting-wrong = { $name } ne peut pas être { $value }. Valeurs possibles : { $values }.
setting-next-game = { $name } : { $value }, dès la prochaine partie. Tapez { $new } pour la commencer.
setting-in-game = { $name } : { $now } dans cette partie, { $value } { $from ->
    [game] dès la prochaine
   *[start] au prochain démarrage
}.
setting-next-start = { $name } : { $value }, dès le prochain démarrage.
settings-group = Réglages, { $group } :
settings-game = partie
settings-voice = voix
settings-braille = braille
settings-screen = écran
settings-board = plateau
setting-moves = La voix des coups.
setting-talk = La langue de tout le reste.
setting-speech = Si le programme parle.
setting-speech-engine = La synthèse vocale.
setting-tones = Si de courts signaux sonnent.
setting-rate = Le débit de la parole.
setting-volume = Le volume de la parole et des sons.
setting-answers = Réponses longues : par morceaux ou entières.
setting-form = Les coups avec la case de départ, sans elle ou en quatre chiffres.
setting-extra-words = Si prend, échec et mat sont dits.
setting-spelling = L'écriture des mots allemands : avec trémas, ou comme dans l'annexe de la FIDE.
setting-opponent = Votre adversaire.
setting-level = La force de l'adversaire.
setting-book = Le livre d'ouvertures : pour l'adversaire intégré, et pour les questions.
setting-tables = Un dossier avec vos tables de finales. Celles jusqu'à quatre pièces sont intégrées.
setting-side = Votre couleur.
setting-time = La pendule : minutes plus secondes par coup, ou périodes.
setting-laws = L'édition des règles.
setting-announcing = Coups tapés, ou annoncés, ou encore répétés.
setting-strict = Répétition de tournoi.
setting-blindfold = Jouer sans échiquier. oui : vous pouvez interroger la position, et chaque regard compte. strict : vous ne le pouvez pas.
setting-warnings = Quand le temps restant est dit : minutes, ou secondes avec s. auto : selon la pendule.
setting-braille-table = Le braille des mots, par son nom dans liblouis.
setting-sheet-code = Écriture des coups, feuilles en braille.
setting-sheet-cells = Cellules par ligne d'une feuille.
setting-sheet-lines = Lignes par page d'une feuille de partie.
setting-print = Comment les lignes sont affichées.
setting-braille-width = Cellules de votre plage braille.
setting-braille-form = Une position écrite pour les doigts.
setting-keymap = Les touches de l'écran.
setting-keyboard = Le pays de votre clavier.
setting-name = Votre nom, dans les listes et sur les feuilles de partie.
setting-touch = Pièce touchée, pièce jouée.
setting-blunder-warning = Demande avant : pièce donnée ou mat permis.
setting-square-order = Les éléments d'une case, dans l'ordre où ils sont dits.
setting-face = Ligne par ligne, ou sur un écran.
setting-theme = Les couleurs et les signes de l'écran.
setting-background = Si le terminal est sombre ou clair. auto : comme il le dit.
setting-key-echo = La parole pendant la frappe à l'écran.
setting-clock-interval = Secondes entre affichages des pendules. 0 : en continu ; avec lecteur d'écran, quand quelque chose est dit.
setting-pegboard = Votre plateau.
setting-pegboard-orientation = Comment le plateau est tourné.
setting-pegboard-clock = La pendule d'un plateau DGT.

## La ligne de commande

usage-unknown-flag = Option inconnue : { $word }.
usage-unknown-command = Commande inconnue : { $word }.
usage-too-much = { $word } est un mot de trop.
usage-empty-word = Un mot est vide. Enlevez-le.
usage-equals = { $word } ne peut pas suivre { $flag }. Écrivez { $flag }, ou { $flag }=off.
usage-alone = { $word } ne prend pas de valeur. Écrivez { $word } seul.
usage-value = { $word } ne peut pas être { $value }. C'est : { $help }
usage-needs-value = { $word } demande une valeur. C'est : { $help }
usage-twice = { $word } apparaît deux fois. Une seule suffit.
usage-new-only = Pour une nouvelle partie seulement : { $word }. Omettez cette option, ou commencez-en une : { $program } play
usage-conflict = Utilisez { $word } ou { $other }, pas les deux.
usage-missing = Il manque : { $word }. C'est : { $help }
usage-missing-one = Il manque l'un de ceux-ci : { $words }.
usage-follow = { $word } demande encore un mot : { $words }.
usage-wrong = La commande ne peut pas être lue.
usage-no-text = Un argument n'est pas en UTF-8 valable.
usage-help = Pour de l'aide : { $program } { $command }

help-usage = Usage : { $program } { $command }
help-argument = { $word } : { $help }
help-argument-optional = { $word }, facultatif : { $help }
help-commands = Commandes :
help-pages = Chacune a sa page, par exemple : { $program } { $command } --help
help-flags = Options :
help-play = Les options de play valent sans ce mot. Leur liste : { $program } play --help

value-command = COMMANDE
value-game = PARTIE
value-move = COUPS
value-text = TEXTE
value-question = QUESTION
value-file = FICHIER
value-folder = DOSSIER
value-language = LANGUE
value-name = NOM
value-place = PLACE
value-places = PLACES
value-script = SCRIPT
value-voice = VOIX
value-form = FORME
value-number = NOMBRE
value-odds = AVANTAGE
value-who = NOM
value-side = CAMP
value-switch = on ou off
value-periods = TEMPS
value-edition = ÉDITION
value-how = MANIÈRE
value-minutes = MINUTES
value-table = TABLE
value-theme = THÈME
value-seconds = SECONDES
value-address = PLATEAU
value-date = DATE
value-result = RÉSULTAT
value-code = CODE
value-make = MARQUE
value-clock = PENDULE
value-style = STYLE
value-shell = SHELL
value-value = VALEUR

cli = Les échecs à l'oreille et au toucher, pour joueurs aveugles et malvoyants. Sans commande, une partie commence.
cli-play = Jouer une partie.
cli-resume = Continuer la dernière partie inachevée, ou celle de ce numéro.
cli-study = Parcourir une partie à l'oreille.
cli-say = Afficher l'annonce de chaque coup.
cli-read = Afficher ce que veut dire un coup : son SAN et ses cases.
cli-ask = Répondre : une question sur une position.
cli-import = Importer les parties d'un fichier PGN.
cli-games = Lister les parties, enregistrées et importées, les plus récentes d'abord.
cli-export = Écrire une partie : PGN ou feuille.
cli-voices = Lister les voix, ou vérifier les vôtres.
cli-voices-list = Lister les voix.
cli-voices-check = Vérifier les voix intégrées, ou celles d'un dossier.
cli-keymaps = Lister les jeux de touches de l'écran, ou vérifier les vôtres.
cli-keymaps-list = Lister les jeux de touches, ou les touches de l'un d'eux.
cli-keymaps-check = Vérifier les jeux de touches intégrés, ou ceux d'un dossier.
cli-pegboard = Surveiller, vérifier ou simuler un échiquier électronique.
cli-pegboard-watch = Afficher ce qu'envoie un plateau. Contrôle-C y met fin.
cli-pegboard-check = Tester un plateau : cases, lampes, boutons et pendule.
cli-pegboard-simulate = Simuler un plateau, pour essayer sans en avoir.
cli-match = Jouer un match arbitré, d'après un fichier de match.
cli-seat = Servir une place, match ouvert ailleurs.
cli-link = Relier une place à une autre machine.
cli-referee = Exécuter un script de règles : chaque événement et la décision.
cli-health = Vérifier ce qui fonctionne ici, une ligne pour chaque chose.
cli-setup = Refaire les premières questions.
cli-man = Afficher la page de manuel, pour un paquet à installer.
cli-completions = Afficher ce qu'un shell peut compléter, pour un paquet à installer.
cli-help = Expliquer le programme, ou une commande.

arg-help = cette page.
arg-version = la version du programme.
arg-data = le dossier des parties, des réglages et de tout ce qui est écrit.
arg-line = ligne par ligne, sans écran.
arg-screen = un écran avec un échiquier, si le terminal le permet.
arg-touch = si pièce touchée doit être jouée.
arg-opponent = builtin, human, ou uci: et le fichier ou le nom d'un moteur, comme uci:stockfish.
arg-name = votre nom, dans les listes et sur les feuilles ; ou off.
arg-level = la force de l'adversaire, 1 à 20.
arg-side = white, black ou random.
arg-speech = si le programme parle.
arg-tones = courts signaux à côté de la parole.
arg-time = minutes et secondes ajoutées par coup, comme 15+10 ; 40/90+30,30+30 pour deux périodes ; 5d3 avec délai, 3b2 Bronstein ; off sans pendule.
arg-laws = l'édition des règles : fide-2023, ou l'année seule.
arg-announcing = si les coups doivent être annoncés : off ; announce ; repeat, et l'adversaire les répète.
arg-strict = répéter un tournoi : son protocole et ses pénalités. Écrivez --strict=off si vos réglages disent on.
arg-blindfold = jouer sans échiquier : on, chaque regard compte, ou strict, aucun regard. Écrivez --blindfold=off si vos réglages disent autrement.
arg-warnings = alertes de temps à ces minutes, comme 10,5,1 ; off pour aucune.
arg-print = comment les lignes sont affichées : text, ou braille en Unicode.
arg-table = table braille de liblouis, pour le braille affiché ; auto pour celle de votre langue.
arg-keymap = le jeu de touches de l'écran. Leur liste : { $program } keymaps list
arg-theme = les couleurs de l'écran : dark, light, large, mono, shapes, reader, words ou braille.
arg-book = le livre d'ouvertures : builtin, off, ou un fichier Polyglot.
arg-tables = un dossier avec vos tables de finales, ou off.
arg-clock-interval = pendules à l'écran : toutes les combien de secondes, 0 à 3600. 0 : en continu ; avec lecteur d'écran, seulement quand quelque chose est dit.
arg-pegboard = le plateau sous vos mains : auto, ou marque et port, comme dgt:/dev/ttyUSB0. Deux fois pour deux plateaux, comme white=auto.
arg-speech-engine = la synthèse vocale : dispatcher ou native.
arg-rate = le débit de la parole, -100 à 100.
arg-volume = le volume de la parole et des sons, 10 à 100.
arg-answers = réponses longues : par morceaux ou entières.
arg-blunder-warning = demander avant : pièce donnée ou mat permis.
arg-extra-words = si prend, échec et mat sont dits.
arg-spelling = mots allemands de la FIDE affichés : umlauts, appendix, ou auto selon votre langue.
arg-braille-width = les cellules de votre plage braille, 10 à 200, ou off.
arg-braille-form = une position pour les doigts : diagram, ranks ou list, avec dots, ascii ou letters.
arg-keyboard = le pays de votre clavier : us, gb, de, fr, ch, es, it, br, cz, hu, kr, nl, pl, pt, ru, se, th, tr, ua ou vn.
arg-square-order = l'ordre des éléments d'une case, comme "piece square".
arg-background = si le terminal est sombre ou clair, s'il ne le dit pas : auto, dark ou light.
arg-key-echo = la parole pendant la frappe à l'écran : off, letters ou words.
arg-face = ligne par ligne ou sur un écran : line ou screen.
arg-pegboard-orientation = comment le plateau est tourné : found, straight ou turned.
arg-pegboard-clock = la pendule d'un plateau DGT : none, xl ou 3000.
arg-position = la position : FEN, un diagramme en braille ou en lettres, une liste de pièces, ou start.
arg-chess960 = échecs 960, depuis la position de ce numéro, 0 à 959. Sans numéro, au hasard.
arg-variant = le jeu : king-of-the-hill, three-check, crazyhouse, antichess, atomic, horde ou racing-kings.
arg-odds = ce qu'un joueur donne à l'autre : two-moves, pawn, pawn-and-two, exchange, knight, rook, queen ; draw ; time 5. C'est l'adversaire, ou qui est nommé : white, black.
arg-seed = un nombre pour le hasard : avec le même, l'adversaire joue les mêmes coups.
arg-moves = la voix des coups.
arg-talk = la voix de tout le reste.
arg-form = long, avec la case de départ ; short, juste ce qu'exige la position ; figures, les quatre chiffres du jeu par correspondance.
arg-game = le numéro de la partie. Leur liste : { $program } games
arg-file = le fichier de sortie. Sans lui, la sortie standard.
arg-folder = le dossier. Sans lui, ce qui est intégré.
arg-force = remplacer un fichier existant.
arg-address = auto, une marque, ou marque et port, comme dgt:/dev/ttyUSB0. Les marques sont { $makes }.
arg-straight = les Blancs du côté prévu, celui du fabricant. Sans cette option, la position de départ le montre.
arg-turned = les Blancs sont assis de l'autre côté.
arg-clock = la pendule d'un plateau DGT : xl ou 3000.
arg-say-move = des coups, l'un après l'autre. Avec - ils viennent de l'entrée standard : par ligne une position, une tabulation et des coups.
arg-say-chess960 = roque comme aux échecs 960.
arg-read-chess960 = roque comme aux échecs 960.
arg-ask-chess960 = roque comme aux échecs 960.
arg-read-text = le coup. Avec - de l'entrée standard : par ligne une position, une tabulation et un coup.
arg-ask-question = la question, comme board. Avec - de l'entrée standard : par ligne une position, une tabulation et une question.
arg-import-file = le fichier PGN. Avec - de l'entrée standard.
arg-import-champions = parties de champions rapides. À la place d'un fichier.
arg-import-faults = écrire chaque défaut dans ce fichier, un par ligne.
arg-import-encoding = l'encodage du fichier, par exemple windows-1250. Sinon il est deviné quand c'est sûr.
arg-games-player = un joueur, quelle que soit sa couleur. Une partie du nom suffit.
arg-games-opponent = l'adversaire de ce joueur.
arg-games-white = le joueur des Blancs.
arg-games-black = le joueur des Noirs.
arg-games-since = premier jour, mois ou année : 1972-07-11, 11.7.1972, 1972-07 ou 1972.

arg-games-until = dernier jour, mois ou année.
arg-games-opening = le début du code d'ouverture, comme B9, ou des mots de son nom.
arg-games-result = 1-0, 0-1, 1/2, draw, won ou lost par vous, ou * pour les inachevées.
arg-games-event = le tournoi, en partie ou en entier.
arg-games-position = une position qui était sur l'échiquier : FEN, un diagramme ou une liste de pièces.
arg-games-limit = nombre maximal de parties listées, à partir de 1.
arg-games-from = première partie à lister, à partir de 1.
arg-export-all = toutes les parties, les plus anciennes d'abord.
arg-export-pgn = en PGN, comme sans forme indiquée.
arg-export-text = en feuille de partie imprimée, avec les lettres de la voix des coups.
arg-export-brf = en feuille de partie braille, en pages pour embosseuse.
arg-export-diagram = comme image de la dernière position, avec sa description.
arg-export-code = écriture des coups en braille : san, avec les lettres de la voix des coups ; uk, dans le code d'échecs du Royaume-Uni.
arg-export-cells = cellules par ligne d'une page braille, 12 à 80.
arg-export-lines = lignes par page braille, 5 à 60.
arg-export-table = la table braille de liblouis ; auto pour celle de votre langue ; off pour une cellule par signe imprimé.
arg-export-target = le fichier de sortie, sans son option.
arg-keymaps-list-name = le jeu dont les touches sont listées.
arg-pegboard-check-all = tester toutes les cases, pas seulement six.
arg-pegboard-check-name = donner ce numéro à un plateau PEG/1, une fois pour toutes, et ne rien tester.
arg-pegboard-simulate-make = { $makes }.
arg-pegboard-simulate-occupancy = un plateau Certabo sans puces, comme le Sentio : il ne sent que les cases occupées.
arg-pegboard-simulate-tactum = un plateau Certabo comme le Tactum : cases occupées seulement, et pas de deux-points devant ce qu'il envoie.
arg-pegboard-simulate-pieces = un plateau PEG/1 qui sait les pièces.
arg-pegboard-simulate-old = un plateau PEG/1, version 1.0.
arg-pegboard-simulate-clock = un plateau DGT avec pendule.
arg-pegboard-simulate-link = un lien qui mène au port, où qu'il soit.
arg-pegboard-simulate-pgn = jouer les coups de ce fichier PGN, dès qu'un programme interroge le plateau.
arg-pegboard-simulate-game = la partie du fichier, à partir de 1.
arg-pegboard-simulate-delay = la pause avant chaque coup, en millisecondes.
arg-pegboard-simulate-side = white ou black : les coups de l'autre camp attendent next.
arg-pegboard-simulate-confirm = appuyer sur le bouton de confirmation, ou sur le levier d'une pendule, après chaque coup.
arg-pegboard-simulate-style = comment la main joue : captured-first, own-first, replace, slide, put-back, adjust, both-hands ou pawn-first. Sans cette option, chaque coup autrement.
arg-pegboard-simulate-faults = un script de ce qui va mal.
arg-pegboard-simulate-seed = un nombre pour le hasard, dans la main et sur la ligne.
arg-match-new = demander ce qu'il faut à un match, en 15 réponses environ, et écrire un nouveau fichier de match.
arg-match-check = vérifier le fichier de match, et lister ses erreurs.
arg-match-here = les places de ce terminal au début : white, black et desk, séparées par des virgules. Sans cette option, les trois.
arg-match-records = le numéro d'un match joué, pour écrire ses documents : PGN, feuilles de partie et rapport.
arg-match-force = remplacer les documents, si le dossier en contient.
arg-match-file = le fichier de match, ou le dossier des documents. Sans lui, match.toml.
arg-seat-place = white, black, ou desk pour l'arbitre ; room pour le pupitre de toute une salle ; captain pour le capitaine d'une équipe.
arg-referee-script = le script. Avec - de l'entrée standard.
arg-referee-fill = afficher de nouveau le script, avec les décisions comme résultats attendus.
arg-completions-shell = bash, elvish, fish, powershell ou zsh.

man-name = NOM
man-about = les échecs à l'oreille et au toucher, pour joueurs aveugles et malvoyants
man-synopsis = SYNOPSIS
man-usage = [COMMANDE] [OPTIONS]
man-description = DESCRIPTION
man-begin = Dans une partie, tapez aide pour savoir ce que vous pouvez faire.
    Les options de play valent sans ce mot.
man-commands = COMMANDES
man-flags = OPTIONS DE TOUTES LES COMMANDES
man-environment = ENVIRONNEMENT
man-environment-text = Chaque réglage est aussi une variable, comme TOUCHMOVE_TALK ou TOUCHMOVE_LEVEL. Une option l'emporte sur elle.
    Sans choix de votre part, la langue est celle de LC_ALL, LC_MESSAGES ou LANG.
man-files = FICHIERS
man-files-text = Parties enregistrées : archive.db dans le dossier de données. Réglages : settings.toml. Le dossier est donné par : { $program } health
man-exit = CODE DE SORTIE
man-exit-text = 0 : fait. 1 : échec, et la raison a été dite. 2 : la ligne de commande est fausse.

no-voice = Voix inconnue : { $name }. Il y a : { $voices }.
question-empty = Aucune question. Par exemple { $program } ask board.
flags-before-command = Écrivez les options après la commande.

## État

health-voice = Voix { $name } : fonctionne, langue { $language }.
voice-with-slips = Voix { $name } : contient des erreurs, langue { $language }.
health-voice-broken = Voix { $name } : { $what }.
health-speech = Parole : { $server } répond avec { $count } voix ; { $languages }.
health-speech-missing = Parole : aucune voix pour la langue { $language }. Installez espeak-ng.
health-speech-off = Parole : coupée. Pour l'activer, tapez parole oui dans une partie.
health-speech-fails = Parole : { $reason }.
health-journal = Archives : fonctionnent, { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}, { $file }.
health-journal-fails = Archives : { $reason }, { $file }. Choisissez un autre dossier avec --data.
health-opponent = Adversaire : fonctionne, { $move } trouvé.
health-settings = Réglages : lus, { $file }.
health-settings-none = Réglages : aucun encore, { $file }.
health-terminal = Terminal : { $kind }.
health-terminal-unread = Terminal : les lecteurs d'écran ne lisent pas { $name }. Utilisez GNOME Terminal ou la console Linux.
terminal-editing = les lignes peuvent être modifiées
terminal-plain = lignes simples

## Les archives

games-none = Aucune partie encore.
result-open = inachevée
player-human = joueur
player-guest = invité
player-of-two = joueur { $number }
player-builtin = niveau { $level }
export-which = Quelle partie ? Indiquez son numéro, comme { $program } export 57 --text, ou --all.
exported = Écrit dans { $file }.
games-all = { $count ->
    [one] { $count } partie.
   *[other] { $count } parties.
}
games-some = { $count } parties, de { $from } à { $to }. La suite avec --from.
games-none-such = Aucune partie ne correspond.
games-never = { $since } est après { $until }. Échangez-les.
games-beyond = { $count ->
    [one] { $count } partie, pas plus.
   *[other] { $count } parties, pas plus.
}
games-moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
games-imported = { $game } : { $white } contre { $black }, { $result }, { $told }.
player-unknown = inconnu

## Braille

braille-table = fr-bfu-comp6.utb
braille-page-table = fr-bfu-comp6.utb
braille-capital = .

uk-short-castling = O-O
uk-long-castling = O-O-O
uk-castling-check = >P
uk-promotion = { "" }
uk-en-passant = { " EP" }
uk-draw-offer = "<"7">

print-braille = Les lignes s'affichent en braille, table { $table }.
print-text = Les lignes s'affichent en texte.
braille-lost = Le braille est en panne, table { $table } : { $reason }. Les lignes s'affichent en texte.
braille-plain = Pas de braille littéraire, table { $table } : { $reason }. Les mots s'écrivent signe par signe.
braille-left-out = Omis, pas de cellules pour ces lettres : { $text }. Avec une table de liblouis : --table auto.
braille-signs = La table { $table } n'écrit pas tout. Écrit signe par signe : { $text }
reason-louis-missing = lou_translate manque, installez liblouis-bin
reason-louis-table = liblouis ne peut pas l'utiliser, indiquez-en une autre comme fr-bfu-comp6.utb
reason-louis-stuck = lou_translate ne répond pas
reason-louis-garbage = lou_translate n'écrit pas du braille
argument-print = { $name } demande le nom d'un fichier, comme partie.txt, ou braille ou texte.
help-print =
    imprimer partie.txt : la feuille de partie, dans un fichier pour l'imprimante.
    imprimer partie.brf : en braille, pour une embosseuse.
    imprimer 5 partie.txt : celle de la partie 5. imprimer échiquier position.txt : l'échiquier.
    sortie braille : les lignes en braille Unicode, pour une plage qui montre le contenu du terminal.
    sortie texte : comme d'habitude.
health-braille = Braille : liblouis { $version }, la table { $table } fonctionne.
health-braille-off = Braille : liblouis { $version }, aucune table réglée.
health-braille-none = Braille : le code d'échecs fonctionne. Pour le braille littéraire, installez liblouis-bin.
health-braille-fails = Braille : table { $table }, { $reason }.

## Feuilles de partie

sheet-title = Partie { $game }, { $white } contre { $black }
sheet-white = Blancs : { $name }
sheet-black = Noirs : { $name }
sheet-event = Tournoi : { $event }
sheet-date = Date : { $date }
sheet-written-white = Notée par les Blancs :
sheet-written-black = Notée par les Noirs :
sheet-men-white = Blancs :
sheet-men-black = Noirs :
sheet-turn = Trait aux { $color }.
export-exists = { $file } existe déjà. Utilisez --force pour le remplacer.
export-failed = Pas écrit, { $file } : { $reason }.
reason-no-folder = le dossier n'existe pas
reason-is-folder = c'est un dossier, indiquez un fichier dedans
reason-not-writable = les droits d'accès ne le permettent pas
reason-too-long = le nom est trop long
reason-too-large = le fichier est trop grand
reason-special = ce n’est pas un fichier ordinaire
reason-unknown = le système refuse
program-stopped = Le programme s'arrête : { $reason }. Corrigez cela et relancez-le.
standard-output = sortie standard

## Trouver des parties

argument-filters = { $name } accepte un nom, une ouverture, une année : { $name } carlsen depuis 2010.
argument-game = { $name } demande le numéro d'une partie : { $name } 57.
filter-date = { $word } n'est pas une date. Tapez une année, ou par exemple 2013-11-22.
filter-result = { $word } n'est pas un résultat. Tapez 1-0, 0-1 ou nulle.
filter-bare = Après { $word }, il faut quelque chose, par exemple parties joueur Anna ou parties depuis 2013.
found-line = { $game } : { $rest }.
game-against = contre { $opponent }
game-players = { $white } contre { $black }
game-side = { $kind ->
    [open] vous avez les { $color }
   *[over] vous aviez les { $color }
}
own-result = { $kind ->
    [won] gagnée
    [lost] perdue
    [draw] nulle
    [open] inachevée, coup { $move }
   *[ruled] { $score }
}
found-more = Encore { $count }. Tapez plus.
parts-left = { $parts ->
    [one] Encore 1 partie du texte
   *[other] Encore { $parts } parties du texte
} : { $more }.
log-more = Il y a une suite : tapez plus.
log-more-key = Il y a une suite : { $keys }.
found-none = Aucune partie trouvée : { $words }. Toutes les parties : parties.
list-none = Rien de plus. Liste des parties : parties.
list-end = Fin de la liste.
game-unknown = Pas de partie { $game }. Tapez parties pour la liste.
archive-unreadable = Les archives ne peuvent pas être lues : { $reason }.
game-damaged = La partie { $game } est abîmée et illisible. Les autres sont intactes.
game-cut = La partie { $game } est abîmée. Elle s'arrête là où elle devient illisible.
game-row-damaged = abîmée, illisible
short-result = { $kind ->
    [white] gain des Blancs
    [black] gain des Noirs
    [draw] nulle
    [open] inachevée{ $move ->
        [0] {""}
        [one] , coup { $move }
       *[other] , coup { $move }
    }
   *[ruled] { $score }
}
date-day = { $day ->
    [1] premier
    [one] { $day }
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { $year }
date-month = { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { $year }

## Parcourir une partie

study-title = { $white } contre { $black }, partie { $game }.
study-title-own = Votre partie { $game } contre { $opponent }.
study-length = { $moves ->
    [0] Aucun coup.
    [one] { $moves } coup. Entrée pour le suivant.
   *[other] { $moves } coups. Entrée pour le suivant.
}
study-waits = Votre partie { $game } attend. Tapez fermer pour y revenir.
study-closed = Retour à la partie { $game }.
study-none = { $name } sert à parcourir une partie. Tapez parties pour en trouver une.
study-not-now = { $name } sert dans une partie en cours. Tapez d'abord fermer.
study-result = { $kind ->
    [white] Les Blancs ont gagné.
    [black] Les Noirs ont gagné.
    [draw] Partie nulle.
    [open] La partie n'est pas finie.
   *[ruled] Résultat : { $score }.
}
study-own-result = { $kind ->
    [won] Vous avez gagné. Vous aviez les { $color }.
    [lost] Vous avez perdu. Vous aviez les { $color }.
    [draw] Partie nulle. Vous aviez les { $color }.
    [open] La partie n'est pas finie. Vous avez les { $color }.
   *[ruled] Résultat : { $score }. Vous aviez les { $color }.
}
study-beginning = Début de la partie. Trait aux { $color }.
study-first = C'est le début.
study-place = { $move }, { $color } { $number }.
study-end = Fin de la partie.
study-variation-over = Fin de la variante.
study-end-variation = Fin de la variante. Tapez sortir.
study-variations = { $count ->
    [one] { $count } variante.
   *[other] { $count } variantes.
}
study-in-variation = { $depth ->
    [one] Dans une variante au coup { $number }.
   *[other] Dans une variante de profondeur { $depth }, au coup { $number }.
}
study-row-here = { $moves }. Vous êtes au coup des { $color }.
study-row-variation = { $depth ->
    [one] Variante : { $moves }
   *[other] Variante de profondeur { $depth } : { $moves }
}
study-last-number = La ligne finit au coup { $number }.
study-otherwise = Un autre coup a été joué.
variations-none = Aucune variante à ce coup.
variation-back = { $number } : { $reading }, la ligne principale.
variation-wrong = Les variantes sont numérotées de 1 à { $count }.
leave-none = C'est la ligne principale.
comment-none = Aucun commentaire à ce coup.
auto-on = Pause entre les coups : { $time }. Entrée arrête.
auto-stopped = Arrêté.
goto-wrong = Les coups vont de { $first } à { $last }.
goto-end = fin, dernier
goto-first = début, premier, commencement
goto-no-move = Les { $color } n'ont pas de coup { $number } ici.
play-on-over = La partie est finie ici. On ne peut pas la jouer plus loin.
confirm-play-on = Quitter votre partie pour une nouvelle ? oui ou non.
flipped = Échiquier retourné : { $color } en bas.
blindfold-on = Partie à l'aveugle. L'échiquier est caché. Vous pouvez interroger la position, et chaque regard compte.
blindfold-strict = Partie à l'aveugle, sans regarder. L'échiquier est caché, et la position n'est pas dite.
blindfold-off = Fin du jeu à l'aveugle. L'échiquier revient.
blindfold-looks = { $count ->
    [one] Un regard jusqu'ici.
   *[other] { $count } regards jusqu'ici.
}
blindfold-refused = Aucun regard : vous jouez à l'aveugle. Pour regarder quand même, tapez { $blindfold } { $on }.
blindfold-told = Vous avez joué à l'aveugle. { $count ->
    [0] Vous n'avez pas regardé une seule fois.
    [one] Vous avez regardé une fois.
   *[other] Vous avez regardé { $count } fois.
}
blindfold-told-since = Joué à l'aveugle depuis le coup { $number }. { $count ->
    [0] Vous n'avez pas regardé une seule fois.
    [one] Vous avez regardé une fois.
   *[other] Vous avez regardé { $count } fois.
}
blindfold-position = Position de départ spéciale. Retenez-la :
clock-unknown = Aucun temps noté ici.
argument-move-number = { $name } demande le numéro d'un coup : { $name } 12, ou { $name } 12 noirs.
argument-variation = { $name } demande un numéro. Tapez variantes pour la liste.
argument-seconds = { $name } accepte de 1 à 60 secondes.
argument-color = { $name } accepte blancs ou noirs.
about-line = { $name } : { $value }.
tag = { $tag ->
    [Event] Tournoi
    [Site] Lieu
    [Date] Date
    [Round] Ronde
    [WhiteElo] Elo des Blancs
    [BlackElo] Elo des Noirs
    [ECO] Code d'ouverture
    [Opening] Ouverture
    [Variation] Variante
    [Annotator] Commentaires de
    [TimeControl] Cadence
    [Termination] Fin
    [EventDate] Début du tournoi
    [Source] Source
   *[other] { $tag }
}
annotation = { $number ->
    [1] bon coup
    [2] erreur
    [3] coup brillant
    [4] gaffe
    [5] coup intéressant
    [6] coup douteux
    [7] seul coup
    [8] seul coup
    [9] pire coup
    [10] égal
    [11] égal
    [12] égal
    [13] peu clair
    [14] les Blancs un peu mieux
    [15] les Noirs un peu mieux
    [16] les Blancs mieux
    [17] les Noirs mieux
    [18] les Blancs gagnent
    [19] les Noirs gagnent
    [20] les Blancs écrasent
    [21] les Noirs écrasent
    [22] zugzwang
    [23] zugzwang
    [32] avance de développement
    [33] avance de développement
    [36] initiative
    [37] initiative
    [40] attaque
    [41] attaque
    [44] compensation
    [45] compensation
    [132] contre-jeu
    [133] contre-jeu
    [138] zeitnot
    [139] zeitnot
    [140] avec l'idée
    [142] meilleur est
    [145] note de la rédaction
    [146] nouveauté
    [one] annotation { $number }
   *[other] annotation { $number }
}
help-study =
    Entrée : le coup suivant.
    Autres : précédent, début, fin, aller 12.
    Entendre tous les coups : défiler.
    Demander : échiquier, pièces C, où, commentaire.
    Variantes : variantes, sortir.
    Joueurs et résultat : infos.
    Jouer à partir d'ici : jouer-ici.
    Retour à votre partie : fermer.
    Plus : aide tout, aide aller.
help-flip =
    retourner : entendre l'échiquier vu de l'autre côté.
help-blindfold =
    aveugle : jouer sans échiquier.
    Interrogez la position : chaque regard compte.
    aveugle strict : aucun regard.
    aveugle non : l'échiquier revient.
help-games =
    parties : vos parties, cinq à la fois.
    parties carlsen : par joueur.
    parties sicilienne, parties B90 : par ouverture.
    parties 1992 nulle, parties depuis 1990.
    parties gagnées, parties perdues : par vous.
    parties ici : avec cette position.
    parties crazyhouse : par jeu.
    Aussi : joueur, contre, blancs, noirs,
    ouverture, tournoi, résultat, avant.
help-more =
    plus : les parties suivantes de la liste, ou les coups suivants d'une suite.
    Sur un écran pour lecteurs : le reste d'une longue réponse.
help-open =
    ouvrir 57 : ouvre la partie 57. Après une liste, 57 suffit.
help-resume =
    continuer : revient à la dernière partie inachevée.
    continuer 3 : à la partie 3.
    La partie quittée est enregistrée.
help-next =
    suivant, ou Entrée seul : le coup suivant de la partie ouverte.
help-previous = précédent : le coup d'avant.
help-first = début : au début de la partie.
help-end = fin : à la fin de la partie ou de la variante.
help-goto =
    aller 12 : au coup 12 des Blancs.
    aller 12 noirs : à celui des Noirs. Court : go.
help-where =
    où : à qui est le trait.
    Dans une partie ouverte : le coup, la variante, la partie.
help-auto =
    défiler : un coup toutes les cinq secondes.
    défiler 8 : toutes les huit. Entrée arrête.
help-pause =
    pause : arrête les pendules de votre partie, ou le défilement. Entrée remet les pendules en marche.
    En match, les deux pendules s'arrêtent et l'arbitre est appelé. Une raison peut suivre.
help-variations =
    variantes : ce qui était aussi possible au dernier coup.
help-variation =
    entrer 1 : entre dans la première variante. Après variantes, 1 suffit.
help-leave =
    sortir : retour au coup où la variante commence.
help-comment = commentaire : répète le commentaire du coup.
help-about =
    infos : joueurs, règles, pendule.
    Dans une partie ouverte : joueurs, résultat, tournoi et plus.
help-course =
    cours : quand chaque camp était au mieux, et la plus longue réflexion.
    cours 12 : la partie après le coup 12.
help-play-on =
    jouer-ici, jouer-ici noirs : une nouvelle partie d'ici contre l'ordinateur.
help-close =
    fermer : ferme la partie ouverte et revient à la vôtre.

## Importation

import-progress = { $games } parties lues.
import-progress-percent = { $percent } pour cent, { $games } parties lues.
import-kept = { $count ->
    [one] { $count } partie importée.
   *[other] { $count } parties importées.
}
import-remarks = { $count } avec remarques.
import-doubles = { $count ->
    [one] { $count } partie était déjà là.
   *[other] { $count } parties étaient déjà là.
}
import-refused = { $count ->
    [one] { $count } partie refusée.
   *[other] { $count } parties refusées.
}
import-why = { $why } : { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}.
import-fault = { $what } { $file }, ligne { $line }, colonne { $column }.
import-more-faults = Encore { $count }. Avec --faults FICHIER, tout est noté.
import-missing = Fichier introuvable : { $file }.
import-folder = { $file } est un dossier. Indiquez un fichier PGN dedans.

import-unreadable = { $file } ne peut pas être lu, rien n'est importé. Vérifiez ses droits d'accès.
import-endless = Plus d'1 gigaoctet dans { $file }. Rien n'est importé. Enregistrez-le d'abord dans un fichier.
waiting-for-writer = En attente de données de { $file }. Appuyez sur Ctrl-C pour arrêter.
import-unwritable = { $file } ne peut pas être écrit, ou existe déjà. Indiquez un autre fichier.
import-interrupted = Interrompu. Rien n'est importé.
import-nothing = Rien n'est importé. Importez de nouveau.
import-empty = { $file } est vide.
import-no-game = Aucune partie dans { $file }. Indiquez un fichier PGN.
referee-no-event = Aucun événement dans { $file }. Écrivez-en un, par exemple 0:00 start.
import-no-text = { $file } n'est pas du texte simple. Décompressez-le, ou enregistrez-le en UTF-8.
import-encoding = Lu comme { $encoding }. Si des noms sont faux, essayez un autre --encoding.
import-encoding-unfit = Absents en { $encoding } : certains caractères. Essayez un autre --encoding.
import-encoding-wrong = { $file } n'est pas en { $encoding }. Retirez --encoding, ou indiquez-en un autre.
import-encoding-utf8 = Lu comme { $encoding }, mais tout est en UTF-8. Si des noms sont faux, retirez --encoding.
import-letters = Autres lettres ? Ajoutez --letters, par exemple --letters { $letters }.
import-letters-wrong = Autres lettres ? Enlevez --letters, ou nommez une autre voix.
encoding-unknown = Encodage inconnu : { $word }. Les plus proches : { $near }.
encoding-unknown-examples = Encodage inconnu : { $word }. Il y a par exemple { $near }.
standard-input = entrée standard
fault-foreign = { $word } n'est pas un coup PGN. PGN utilise les lettres anglaises : K, Q, R, B, N.
fault-other-letters = Pas un coup en lettres { $letters } : { $word }.
fault-null = { $word } est un coup nul.
fault-word = { $word } n'est pas du PGN.
fault-illegal = { $word } est illégal ici.
fault-not-in-hand = { $word } est illégal ici : cette pièce n'est pas dans la réserve.
fault-glued = { $word } : deux coups. Mettez une espace entre eux.
fault-ambiguous = { $word } est ambigu.
fault-promotion = { $word } ne dit pas ce que devient le pion. Ajoutez par exemple =Q.
fault-tag = L'étiquette { $word } est incomplète.
fault-twice = L'étiquette { $word } apparaît deux fois.
fault-position = FEN : { $what }
fault-variant = { $word } n'est pas le jeu d'échecs normal.
fault-comment = Le commentaire n'est jamais fermé.
fault-long = Plus long qu'aucune partie possible.
fault-variation = Variante aux parenthèses mal fermées.
fault-no-result = La partie n'a pas de résultat. Ajoutez 1-0, 0-1, 1/2-1/2 ou * à la fin.
fault-result = Les étiquettes ont un autre résultat : { $word }. { $read } est retenu.
fault-mate = Mat sur l'échiquier, mais le résultat dit autre chose.
fault-stalemate = Pat sur l'échiquier, mais le résultat n'est pas nulle.
remark-no-check = { $word } ne donne pas échec. Le coup est gardé.
remark-no-mate = { $word } n'est pas mat. Le coup est gardé.
fault-no-text = Ce n'est pas du texte.
fault-no-moves = La partie n'a pas de coups.
remark-result-of-tags = Pas de résultat après les coups. Celui des étiquettes est gardé : { $read }.
remark-result-of-board = Pas de résultat après les coups. Le dernier coup décide : { $read }.
remark-no-result-tag = Les étiquettes n'ont pas de résultat. Celui après les coups est gardé.
remark-no-position = L'étiquette FEN n'a pas de position. La position de départ est prise.
remark-chess960 = Pris pour du Chess960, d'après les droits de roque. Est-ce bien cela ? Ajoutez l'étiquette Variant.
remark-read-as = { $word } est lu { $read }.
remark-result-inside = Des coups suivent le résultat { $word }. Ils sont gardés.
remark-apart = Des coups suivent le résultat { $word }. Ils sont gardés comme une autre partie.
remark-left-out = { $word } est laissé de côté.
remark-unseen = Des caractères invisibles sont omis.
remark-text = { $word } n'est dans aucun commentaire, et en devient un.
remark-move-in-comment = { $word } suit un point-virgule, et devient un commentaire.
remark-tag-in-comment = Un commentaire contient l'étiquette { $word }. Son accolade de fin manque peut-être.
remark-ends = { $what } La partie est gardée jusque-là.
remark-variation-ends = { $what } La variante est gardée jusque-là.
why-foreign = coup avec les lettres d'une autre langue
why-null = coup nul
why-word = mot inconnu
why-illegal = coup illégal
why-ambiguous = coup ambigu
why-tag = étiquette abîmée
why-twice = étiquette en double
why-variant = pas le jeu d'échecs normal
why-position = première position impossible
why-rights = roque ou prise en passant impossible
why-chess960 = Chess960 sans son étiquette
why-comment = commentaire ouvert
why-long = trop long
why-variation = parenthèses mal fermées
why-no-result = pas de résultat
why-result = deux résultats
why-mate = mat, mais autre résultat
why-stalemate = pat, mais autre résultat
why-mark = signe d'échec ou de mat faux
why-no-text = pas du texte
why-no-moves = pas de coups
why-spelling = écrit autrement
why-left-out = quelque chose laissé de côté
why-unseen = caractères invisibles
why-text = mots hors des commentaires
why-move-in-comment = coup dans un commentaire
why-variation-cut = variante écourtée
why-result-inside = coups après le résultat

## Touches

keymap-about = { $name } : { $about }
keymap-lichess = les touches du mode aveugle de lichess.
keymap-winboard = les touches de WinBoard pour JAWS.
keymap-numpad = le pavé numérique seul.
keymap-left-hand = la main gauche seule.
keymap-right-hand = la main droite seule.
keymap-own = un jeu de touches à vous.
keymap-part = Partie inconnue d'un jeu de touches : { $name }. Il peut avoir about, parent, numeric-block, keys et despite.
keymap-fault = Touche { $key } : { $what }
keymap-no-key = touche inconnue : { $name }. Écrivez une lettre comme k, ou up, home, enter, space, f2.
keymap-shift = écrivez le signe que donne Majuscule, sans shift.
keymap-unknown = aucune touche ne peut faire { $line }. Vouliez-vous dire { $near } ?
keymap-unlike = aucune touche ne peut faire { $line }. Écrivez une commande comme last.
keymap-argument = { $line } est incomplet ou faux. Écrivez comme { $example }.
keymap-twice = cette touche apparaît deux fois. Supprimez une des deux lignes.
keymap-hidden = jamais atteinte, car { $by } fait déjà quelque chose. Choisissez une autre touche.
keymap-taken = { $why }. Choisissez une autre touche, ou donnez votre raison sous despite.
keymap-taken-instead = { $why }. Écrivez { $instead }.
keymap-not-taken = personne d'autre ne la prend, ou rien ici ne l'utilise. Supprimez-la sous despite.
keymap-same-key = la même que { $known }, { $count ->
    [one] clavier
   *[other] claviers
} { $keyboards }. Choisissez une autre touche.
keymap-unreachable = { $count ->
    [0] Aucune touche ne fait { $names }.
    [one] Aucune touche ne fait { $names }, et { $count } autre chose.
   *[other] Aucune touche ne fait { $names }, et { $count } autres choses.
} Donnez à chacune une touche, ou écrivez parent = "lichess".
keymap-empty = Ce jeu n'a aucune touche. Écrivez par exemple parent = "lichess", ou vos propres touches.
keymap-no-parent = { $name } ne peut pas être le parent. Il y a : { $keymaps }.
taken-interrupt = interrompt les programmes du terminal
taken-suspend = suspend les programmes du terminal
taken-end = finit l'entrée du terminal
taken-flow = arrête l'affichage du terminal
taken-quit = termine les programmes du terminal
taken-tab = dans les terminaux, c'est Tab
taken-enter = dans les terminaux, c'est Entrée
taken-line-end = finit une ligne dans les terminaux
taken-backspace = souvent prise pour Retour arrière
taken-escape = dans les terminaux, c'est Échap
taken-zoom = les terminaux zooment avec elle, ou envoient un autre caractère
taken-multiplexer = première touche de screen et tmux
taken-sequence = dans les terminaux, d'autres touches commencent par elle
taken-control-shift = les terminaux s'en servent pour onglets, fenêtres, copie et recherche, et ne la distinguent pas de Contrôle seul
taken-alt-letter = ouvre des menus du terminal, et yasr lit avec elle
taken-alt-digit = change d'onglet dans les terminaux, comme GNOME et Xfce
taken-yasr = yasr lit avec elle
taken-help = GNOME Terminal ouvre son aide avec elle
taken-menu = les terminaux ouvrent un menu avec elle, comme GNOME
taken-full-screen = met le terminal en plein écran, comme GNOME
taken-drop-down = ouvre les terminaux déroulants
taken-scroll = les terminaux défilent, changent d'onglet ou collent avec elle
taken-consoles = elle change de console, de volet ou des deux
taken-windows = déplace les fenêtres du bureau
taken-control-alt = VoiceOver, les bureaux et yasr y ont des commandes
taken-insert = NVDA, JAWS, Orca et Fenrir commencent leurs commandes par elle
taken-block-arrows = NVDA, JAWS, Orca, Fenrir et Speakup lisent l'écran avec elle
taken-block-digits = Fenrir, Speakup et la table de pavé de BRLTTY lisent l'écran avec elle
taken-block-signs = NVDA, JAWS, Orca et Speakup s'en servent pour souris, revue et silence
no-keymap = Jeu de touches inconnu : { $name }. Il y a : { $keymaps }.
health-keymap = Jeu de touches { $name } : fonctionne, clavier { $keyboard }.
health-keymap-broken = Jeu de touches : { $what }.
key-does = { $key } : { $does }.
key-shift = Majuscule { $key }
key-alt = Alt { $key }
key-control = Contrôle { $key }
key-f = F { $number }
key-up = flèche haut
key-down = flèche bas
key-left = flèche gauche
key-right = flèche droite
key-home = Début
key-end = Fin
key-pageup = Page haut
key-pagedown = Page bas
key-insert = Insertion
key-delete = Suppression
key-backspace = Retour arrière
key-enter = Entrée
key-escape = Échap
key-tab = Tab
key-begin = touche centrale du pavé
key-space = Espace
key-slash = barre oblique
key-star = étoile
key-plus = plus
key-minus = moins
key-dot = point
key-comma = virgule
key-question = point d'interrogation
key-step-up = une case vers le haut
key-step-down = une case vers le bas
key-step-left = une case à gauche
key-step-right = une case à droite
key-step-up-left = une case en haut à gauche
key-step-up-right = une case en haut à droite
key-step-down-left = une case en bas à gauche
key-step-down-right = une case en bas à droite
key-next-king = le roi suivant
key-next-queen = la dame suivante
key-next-rook = la tour suivante
key-next-bishop = le fou suivant
key-next-knight = le cavalier suivant
key-next-pawn = le pion suivant
key-previous-king = le roi précédent
key-previous-queen = la dame précédente
key-previous-rook = la tour précédente
key-previous-bishop = le fou précédent
key-previous-knight = le cavalier précédent
key-previous-pawn = le pion précédent
key-rank = à la rangée { $rank }
key-file = à la colonne { $file }
key-take = lève la pièce ici, ou la pose
key-entry = à la ligne de saisie
key-board = à l'échiquier
key-next-target = case suivante pour la pièce en main
key-next-pane = le volet suivant
key-previous-pane = le volet précédent
key-menu = toutes les commandes en liste
key-keys = toutes les touches en liste
key-key-help = aide des touches oui ou non
key-cancel = silence ; retour ; remet la pièce
key-suspend = retour au shell pour un moment
key-redraw = redessine l'écran
redrawn = Redessiné.
key-line = tape { $line }
does-yes = oui
does-no = non
does-queen = dame
does-rook = tour
does-bishop = fou
does-knight = cavalier
does-variation-1 = dans la première variante
does-board-here = cette case
does-moves-here = les coups de la pièce ici
does-captures-here = les prises de la pièce ici
does-rays-here = les huit directions d'ici
does-diagonals-here = les diagonales d'ici
does-knight-here = les pièces à un saut de cavalier
does-attackers-here = attaquants et défenseurs de cette case
does-defenders-here = défenseurs et attaquants de cette case
does-colour-here = si cette case est blanche ou noire
does-rank-here = cette rangée
does-file-here = cette colonne
does-pieces-A = les pièces blanches
does-pieces-a = les pièces noires
does-pieces-K = le roi blanc
does-pieces-Q = les dames blanches
does-pieces-R = les tours blanches
does-pieces-B = les fous blancs
does-pieces-N = les cavaliers blancs
does-pieces-P = les pions blancs
does-pieces-k = le roi noir
does-pieces-q = les dames noires
does-pieces-r = les tours noires
does-pieces-b = les fous noirs
does-pieces-n = les cavaliers noirs
does-pieces-p = les pions noirs
does-claim-threefold = triple répétition
does-claim-fifty = 50 coups sans prise ni coup de pion
does-claim-flag = le drapeau adverse est tombé
does-claim-illegal = le dernier coup adverse était illégal
does-claim-effort = nulle : l'adversaire ne cherche pas à gagner
does-claim-means = nulle : l'adversaire ne peut pas gagner normalement
does-claim-seconds = cinq secondes par coup pour les deux
does-clock = le temps restant
does-clock-mine = votre temps
does-clock-theirs = le temps de l'adversaire
does-score-3 = les trois derniers coups
does-announce = annonce le coup sur l'échiquier
does-press = appuie sur votre pendule
## Lever et poser

in-hand = En main : { $piece } { $square }.
put-back-here = Retour en place : { $piece } { $square }.
look-edge = Bord. { $what }
look-board = Échiquier. { $what }
look-moves = Coups. { $what }
look-clocks = Pendules. { $what }
look-captures = Prises. { $what }
look-players = Joueurs. { $what }
look-log = Messages. { $what }
look-matters = À décider. { $what }
look-boards = Plateaux. { $what }
look-room = Dans la salle. { $what }

## L'écran

pane-board = Échiquier
pane-moves = Coups
pane-clocks = Joueurs
pane-log = Messages
pane-matters = À décider
pane-boards = Plateaux
pane-room = Dans la salle
header-players = { $white } – { $black }
header-over = Partie finie, { $score }.
dial = { $color } { $time } { $taken }
dial-untimed = { $color } { $taken }
dial-checks = échecs { $count }
mark-check = en échec
mark-held = en main
mark-target = jouable
mark-last = coup joué
targets-none = Aucune pièce en main. Levez-en une d'abord.
too-small = La fenêtre est trop petite.
focus-entry = Saisie : { $text }
focus-secret = Rien de ce que vous tapez n'est montré. Entrée l'envoie, Échap revient.
menu-title = Commandes
menu-setting = { $name } : { $value }
menu-other = autre : tapez-le
list-help = { $take } choisit, { $up } et { $down } parcourent la liste, { $cancel } revient.
list-search = Tapez des lettres pour y chercher.
list-unfound = Rien avec { $text } dans cette liste.
commands-position = Interroger sur la position
commands-game = Interroger sur la partie
commands-text = Obtenir la position en texte
commands-guide = S'orienter
commands-play = Jouer
commands-seat = À une place de match
commands-friendly = Entre amis
commands-analysis = Analyser la position
commands-boards = Plateaux
commands-archive = Trouver des parties
commands-study = Parcourir une partie
commands-practice = Apprendre et s'exercer
commands-hearing = Voix, parole et affichage
commands-program = Parties, réglages, sortie
commands-desk-run = Conduire la partie
commands-desk-waiting = Décider ce qui attend
commands-desk-look = Examiner les faits
commands-desk-clock = Régler les pendules
commands-desk-penalty = Pénalités et résultats
commands-desk-seen = Statuer sur ce que vous avez vu
commands-desk-sheets = Feuilles incomplètes
commands-desk-undoing = Corriger les plateaux, révoquer
commands-desk-support = Aides et assistants
commands-desk-presence = Joueurs en retard et présents
commands-desk-adjournment = Ajourner la partie
commands-desk-tasks = Cocher vos tâches
commands-desk-records = Documents, et le pupitre lui-même
keys-title = Touches
key-dropped = Annulé.
quit-again = Encore { $keys } pour quitter le programme. Toute autre touche continue.
echo-typed = { $what }
echo-deleted = { $what } effacé
echo-end = fin
echo-capital = { $letter } majuscule
key-none = { $keys } ne fait rien ici.
no-shell = Aucun shell où revenir. Le programme continue.
key-waits = { $keys }, puis { $next }.
keys-from-to = de { $from } à { $to }
paste-too-long = Trop long, rien n'est collé. Au plus { $lines } lignes.
paste-lines = Plusieurs lignes, rien n'est collé. Collez-en une à la fois.
paste-game = Une partie entière, rien n'est collé. Enregistrez-la dans un fichier, puis dans le terminal : { $program } import et son nom.
key-help-on = Aide des touches : chaque touche dit ce qu'elle fait. La même touche y met fin.
key-help-off = Fin de l'aide des touches.
no-screen = Pas d'écran sur ce terminal : des lignes à la place.
no-screen-pipe = Pas d'écran ici. C'est un tube et non un terminal.
no-screen-plain = Pas d'écran ici. TERM ou ACCESSIBLE demande des lignes.

## Jouer sur un plateau

board-name = { $make }, { $port }
board-found = Plateau trouvé : { $name }.
board-found-of = Plateau des { $color } trouvé : { $name }.
board-back = Le plateau est revenu : { $name }.
board-back-of = Le plateau des { $color } est revenu : { $name }.
board-plays = Vous jouez sur le plateau.
board-right = Le plateau est juste.
board-differs = Plateau différent de la partie.
board-left-over = Inutilisé : le programme joue ce camp.
board-moves-only = Il ne signale que les coups finis, pas les pièces touchées. S'il n'en signale aucun, tournez l'échiquier.
board-take = Enlevez la pièce de { $square }.
board-take-man = De { $square }, enlevez : { $man }.
board-put = En { $square }, posez : { $man }.
board-carry = De { $square } à { $to }, déplacez : { $man }.
board-swap = Échangez les pièces de { $square } et { $to }.
board-turn = Tournez le plateau.
board-man = { $who ->
    [white-king] le roi blanc
    [white-queen] la dame blanche
    [white-rook] la tour blanche
    [white-bishop] le fou blanc
    [white-knight] le cavalier blanc
    [white-pawn] le pion blanc
    [black-king] le roi noir
    [black-queen] la dame noire
    [black-rook] la tour noire
    [black-bishop] le fou noir
    [black-knight] le cavalier noir
   *[black-pawn] le pion noir
}
board-lifted = { $piece } { $square }.
board-touched = Pièce touchée : { $piece } { $square }.
board-seated = { $square }.
board-empty = { $square } : vide.
board-executed = Il est sur votre plateau.
board-put-back = Pièces remises. Pièce touchée, pièce jouée : cela vaut toujours.
board-put-back-free = Pièces remises. Tout coup est permis.
board-adjusted = Adoubé.
board-knocked = Le plateau a été heurté.
board-knocked-untouched = Le plateau a été heurté. Rien ne compte comme touché.
board-lingers = Si votre coup est fini, tapez-le.
board-press = Appuyez, si votre coup est { $move }.
board-type-move = Si votre coup est { $move }, tapez-le.
board-press-move = Si votre coup est { $move }, appuyez ou tapez-le.
board-illegal = Coup illégal : { $pieces }. Pour remettre le plateau en ordre, tapez installer.
board-in-hand = Sans doute dans votre main : { $piece } { $square }.
board-gone-unpressed = { $move } est sur le plateau. Tapez ce coup, ou branchez le plateau.
board-pressed = Les { $color } ont appuyé.
button-in-hand = Pas fini : { $piece } { $square } manque sur le plateau.
button-take = Pas fini : de { $square }, enlevez { $man }.
button-rook = Pas fini : déplacez la tour.
button-nothing-moved = Rien n'a bougé. À vous.
button-no-game = Rien à faire sur le plateau maintenant.
button-menu-how = Appuyer : suivant. Maintenir : le faire.
button-menu-stop = Arrêter les pendules.
button-menu-means = Réclamer la nulle : l'adversaire ne peut pas gagner.
button-menu-effort = Réclamer la nulle : l'adversaire ne cherche pas à gagner.
button-menu-seconds = Demander cinq secondes par coup.
button-menu-leave = Quitter le menu.
button-menu-left = Menu fermé.
board-no-button = Il n'a pas de bouton. Un coup compte quand votre main se repose.
board-learned = Le plateau a appris ses pièces.
board-not-learned = Pièces non apprises. Leurs coups les font suivre.
boards-clock-waits = La pendule attend le plateau.
boards-clock-runs = La pendule tourne.
board-no-move = Le plateau signale { $text } : pas un coup légal.
board-line-lost = Données du plateau perdues. Tapez dernier pour le dernier coup. S'il en manque un, tapez-le.
board-faulty = { $square } : le capteur n'est pas fiable.
board-doubtful = { $square } va et vient. Enfoncez la pièce. Elle compte encore.
board-missed = Données du plateau perdues. S'il manque une pièce touchée ou un coup, recommencez.
board-flickers = { $square } clignote : enfoncez la pièce, ou tapez ignorer { $square }.
board-still-empty = { $square } semble vide. Enfoncez la pièce, ou tapez ignorer { $square }.
board-still-occupied = { $square } semble occupée. Si elle est vide, tapez ignorer { $square }.
board-still-other = { $square } semble avoir la mauvaise pièce. Si c'est la bonne, tapez ignorer { $square }.
board-still-turned = Il semble encore mal tourné. S'il est bien placé, tapez plateau droit ou plateau tourné.
board-still-turned-pegs = Il semble encore mal tourné. Tournez-le, ou tapez passer et jouez au clavier.
board-lies-straight = Si vous avez levé { $square }, le plateau est mal tourné. Tournez-le, ou tapez plateau droit.
board-lies-turned = Si vous avez levé { $square }, le plateau est mal tourné. Tournez-le, ou tapez plateau tourné.
board-muted = { $square } est ignorée : ce qu'elle montre ne compte pas.
board-muted-untouched = { $square } est ignorée : elle clignote. Elle n'a pas été touchée.
board-muted-arbiter = { $square } est ignorée : elle clignote. L'arbitre décide si elle a été touchée.
board-not-touched = Si vous ne l'avez pas touchée, tapez ignorer { $square }.
board-not-touched-arbiter = Si vous ne l'avez pas touchée, tapez ignorer { $square }. L'arbitre décide.
board-not-made = { $move } est sur le plateau. Si vous ne l'avez pas joué, tapez reprendre.
board-steady = { $square } est de nouveau stable et compte.
board-unmuted = { $square } compte de nouveau.
board-mutes = { $square } est ignorée. Tapez les coups de ou vers elle. Pour la compter : réactiver { $square }.
board-which-side = Le côté des Blancs est inconnu. Tapez plateau droit, ou plateau tourné.
board-battery = Batterie du plateau : encore { $percent } pour cent.
board-restarted = Le plateau a redémarré.
board-gone = Plateau déconnecté : { $reason }. Continuez au clavier. { $todo }
board-not-there = Pas de plateau : { $reason }. { $todo }
board-none-found = aucun port n'en a
board-none-found-do = Branchez-le, ou indiquez son port.
board-no-port = le port { $port } n'est pas là
board-no-port-do = Branchez-le.
board-not-serial = { $port } n'est pas un port série
board-not-serial-do = Indiquez-en un autre.
board-busy = un autre programme occupe { $port }
board-busy-do = Fermez ce programme.
board-denied = accès interdit à { $port }
board-denied-do = Un administrateur peut le permettre.
board-denied-group = accès interdit à { $port }
board-denied-group-do = Rejoignez le groupe { $group } : sudo usermod -aG { $group } $USER. Puis fermez et rouvrez votre session.
board-no-answer = rien ne répond sur { $port }
board-no-answer-do = Allumez-le, ou rebranchez-le.
board-other-make = un plateau { $what } est sur { $port }
board-other-make-do = Indiquez cette marque, ou auto.
board-babble = autre chose parle sur { $port }
board-babble-do = Vérifiez le port et la marque.
board-stranger = quelque chose d'inconnu sur { $port }
board-stranger-do = Vérifiez la prise. Un plateau peut aussi être plus récent que touchmove.
board-failed = { $port } est en panne, { $what }
board-failed-do = Rebranchez-le.
boards-none = Pas de plateau. Tapez plateau auto pour en chercher un.
boards-none-position = Pour jouer une position, tapez { $position }.
boards-sought = Recherche d'un plateau.
boards-off = Plateaux coupés. Les coups se tapent.
board-is = Plateau : { $name }.
board-of = Plateau des { $color } : { $name }.
board-agrees = Il correspond à la partie.
board-moves = Un coup y est en train de se jouer.
board-behind = Le coup adverse manque au plateau : { $move }.
board-unmade = Jouez le coup annoncé sur le plateau : { $move }.
board-waits = Il n'a pas encore été comparé.
skipped = Laissé tel quel. Tapez vos coups jusqu'à ce que le plateau soit juste.
skip-none = Rien à passer.
argument-boards = { $name } accepte auto, ou une marque et un port, dgt:/dev/ttyUSB0 ; droit ou tourné ; ou non.

help-pegboard =
    plateau : votre plateau, et s'il correspond à la partie.
    plateau auto : cherche un plateau.
    plateau droit, plateau tourné : dans quel sens il est.
    plateau non : jouer en tapant.
help-set-up =
    installer : vous guide case par case vers la bonne position.
    répéter redit une étape.
help-mute =
    ignorer b8 : ignore ce que votre plateau montre en b8, en cas de mauvais contact.
    Une case qui clignote s'ignore seule, jusqu'à dix secondes de calme.
    Pour la compter de nouveau : réactiver b8.
help-unmute =
    réactiver b8 : b8 compte de nouveau.
    Si le plateau diffère de la partie, on vous dit quoi corriger.
help-skip =
    passer : laisse le plateau tel quel.
    Tapez vos coups en attendant.

## Plateaux sur une ligne

peg-looking = Recherche d'un plateau.
peg-found = Plateau trouvé : { $make }, { $port }.
peg-senses-pegs = Il sent une pièce quitter son trou.
peg-senses-squares = Il sent quelles cases sont occupées.
peg-senses-men = Il reconnaît la pièce de chaque case.
peg-senses-moves = Il ne signale que les coups finis, pas les pièces touchées.
peg-no-address = { $word } n'est pas une adresse de plateau. Écrivez auto, une marque, ou marque et port : dgt:/dev/ttyUSB0. Les marques : { $makes }.
peg-chips = Appris : les puces de { $count } pièces.
peg-event = { $what }.
peg-event-at = { $what }. { $time } secondes.
peg-together = À la fois : { $items }
peg-lifted = { $square } levée
peg-lifted-man = { $square } levée, { $piece }
peg-seated = { $square } occupée
peg-seated-man = { $square } occupée, { $piece }
peg-button-confirm = Bouton de confirmation, { $how }
peg-button-confirm-of = Bouton de confirmation des { $color }, { $how }
peg-button-clock = Bouton de la pendule, { $how }
peg-button-clock-of = Bouton de pendule des { $color }, { $how }
peg-button = Bouton { $number }, { $how }
peg-short = court
peg-long = long
peg-stands-start = La position de départ est en place.
peg-stands-empty = Toutes les cases sont vides.
peg-stands = Occupées, { $count ->
    [one] { $count } case
   *[other] { $count } cases
} : { $items }.
peg-standing = { $piece } { $square }
peg-moved = Coup : { $text }.
peg-taken-back = Repris : { $text }.
peg-faulty = { $square } : le capteur n'est pas fiable.
peg-mended = { $square } : le capteur est de nouveau fiable.
peg-doubtful = { $square } : le capteur est douteux. Il compte encore.
peg-certain = { $square } : le capteur est de nouveau sûr.
peg-glimpsed = { $square } a changé pendant une lecture. Ignoré.
peg-felt = { $square } tâtée
peg-clock = Pendule : Blancs { $white }, Noirs { $black }, { $runs }.
peg-clock-stands = elle est arrêtée
peg-clock-white = celle des Blancs tourne
peg-clock-black = celle des Noirs tourne
peg-buttonless = Il n'a pas de bouton.
peg-lampless = Il n'a pas de lampes utilisables.
peg-identity = C'est : { $text }.
peg-battery = Batterie : { $percent } pour cent.
peg-battery-charging = Batterie : { $percent } pour cent, en charge.
peg-done = Ordre exécuté.
peg-refused = Ordre refusé : { $text }.
peg-learned = Pièces apprises.
peg-not-learned = Rien d'appris. Regardez : { $items }.
peg-which-side = Le côté des Blancs est inconnu. Dites-le avec --straight ou --turned.
peg-restarted = Le plateau a redémarré.
peg-unanswered = Le plateau n'a pas répondu à un ordre.
peg-silent = Le plateau se tait.
peg-echo = La ligne revient sur elle-même.
peg-version = Le plateau parle une autre version.
peg-gap = Données du plateau perdues.
peg-missed = Perdu en route : { $count ->
    [1] un événement.
    [one] { $count } événement.
   *[other] { $count } événements.
}
peg-garbled = Données illisibles reçues.
peg-start-missing = Ce n'est pas la position de départ. Il manque des pièces en : { $items }.
peg-start-more = Ce n'est pas la position de départ. Pièces de trop en : { $items }.
peg-start-other = Ce n'est pas la position de départ. Autres pièces en : { $items }.
peg-enter-skips = Entrée passe une question.
peg-ask-take = Enlevez la pièce de { $square }.
peg-ask-back = Remettez-la en { $square }.
peg-ask-put = Posez une pièce en { $square }.
peg-ask-away = Enlevez-la de nouveau de { $square }.
peg-square-works = { $square } fonctionne.
peg-nothing-came = Aucun signal.
peg-skipped = Passé.
peg-ask-move = Jouez un coup sur le plateau.
peg-no-move = Aucun coup reçu.
peg-lamps = Lampes, rangée par rangée de la première à la huitième.
peg-lamps-done = Lampes finies. Une personne voyante peut dire si elles se sont allumées.
peg-ask-button = Pressez un bouton du plateau, ou de sa pendule.
peg-no-button = Aucun bouton reçu. Le plateau n'en a peut-être pas.
peg-clock-works = La pendule fonctionne.
peg-no-clock = Aucune pendule n'a répondu.
peg-named = Numéro du plateau fixé pour toujours : { $text }.
peg-has-name = Le plateau garde son ancien numéro.
peg-takes-no-name = Le plateau n'accepte pas de numéro. Il faut PEG/1 1.1, et un numéro de 16 lettres ou chiffres au plus.
peg-clock-unnamed = Pour tester une pendule : --clock xl ou --clock 3000.
peg-check-none = Rien à vérifier.
peg-check-lost = Le plateau a été déconnecté. Il ne fonctionne pas.
peg-check-works = Il fonctionne : { $count ->
    [one] { $count } case testée
   *[other] { $count } cases testées
}.
peg-check-wrong = Défauts trouvés : { $items }.
peg-check-nothing = Rien de testé.
peg-check-moves = Il fonctionne : les coups arrivent.
peg-check-no-moves = Il ne fonctionne pas : aucun coup n'est arrivé.
health-board = Plateau : un port pour lui, { $port }{ $product }.
health-board-denied = Plateau : { $reason }. { $todo }
health-board-none = Plateau : aucun trouvé.

## Un plateau simulé

sim-word-lift = lever
sim-word-seat = poser
sim-word-replace = remplacer
sim-word-press = appuyer
sim-word-long = long
sim-word-lever = levier
sim-word-clock = pendule
sim-word-button = bouton
sim-word-wait = attendre
sim-word-off = éteindre
sim-word-on = allumer
sim-word-battery = batterie
sim-word-feel = tâter
sim-word-pull = débrancher
sim-word-plug = brancher
sim-word-show = montrer
sim-word-position = position
sim-word-next = suivant
sim-word-help = aide
sim-word-end = fin
sim-help =
    lever e2, poser e4, poser e8 dame
    remplacer d5 : la nouvelle pièce, sans moment vide
    appuyer, long : le bouton de confirmation
    appuyer blancs : un bouton pour chaque joueur
    levier : la pendule ; bouton 3 : ses boutons
    batterie 15, tâter e2
    attendre 300 : millisecondes
    éteindre, allumer : le courant
    débrancher, brancher : le câble
    montrer : la position
    position : FEN ou start
    suivant : le coup suivant du fichier
    fin
sim-port = Port : { $path }
sim-awaits = La partie commence, dès qu'un programme interroge.
sim-awaits-next = Coup suivant prêt. Écrivez suivant.
sim-no-next = Plus de coups.
sim-game-over = La partie est finie.
sim-lifted = Levé : { $man } { $square }
sim-seated = Posé : { $man } { $square }
sim-pressed = Appuyé.
sim-set = Les pièces sont en place.
sim-done = Fait.
sim-waited = Attendu { $length } millisecondes.
sim-on = Courant allumé.
sim-off = Courant éteint.
sim-plugged = Câble branché.
sim-pulled = Câble débranché.
sim-open = Un programme a ouvert le port.
sim-closed = Aucun programme n'a ouvert le port.
sim-men-white = Blancs : { $men }
sim-men-black = Noirs : { $men }
sim-no-men-white = Blancs : aucune pièce
sim-no-men-black = Noirs : aucune pièce
sim-hand = À côté du plateau : { $men }
sim-empty = { $square } est vide.
sim-occupied = Occupée : { $man } { $square }. Levez d'abord la pièce, ou écrivez remplacer.
sim-nothing-in-hand = Rien en main. Nommez une pièce, comme dame blanche.
sim-no-button = Ce plateau n'a pas ce bouton.
sim-no-part = Ce plateau n'a pas de batterie, et ne sent pas un doigt.
sim-no-button-number = { $word } n'est pas un bouton. Les boutons vont de 1 à 5.
sim-no-percent = { $word } n'est pas un pourcentage. Écrivez 0 à 100, avec un plus pendant la charge.
sim-no-word = Mot inconnu : { $word }. Écrivez aide.
sim-missing = Incomplet : { $word }. Écrivez aide.
sim-more = De trop : { $word }.
sim-no-square = { $word } n'est pas une case. Écrivez-en une comme e2.
sim-what-square = Nommez une case, comme e2.
sim-no-man = { $word } n'est pas une pièce. Écrivez-en une comme dame.
sim-no-color = { $word } : blancs ou noirs ?
sim-no-time = { $word } n'est pas une durée. Écrivez des millisecondes, jusqu'à une heure.
sim-no-position = { $word } n'est pas une position. Écrivez FEN, ou start.
sim-dark = Lampes : toutes éteintes.
sim-lit = Lampes : { $squares }
sim-buzz = Son : { $text }
sim-named = Numéro gardé : { $text }
sim-shake = Vibre : { $text }
sim-shows = La pendule montre : { $text }
sim-shows-and-beeps = La pendule bipe et montre : { $text }
sim-shows-times = La pendule montre les temps.
sim-times = Pendule réglée : Blancs { $white }, Noirs { $black }
sim-plays = Coup de l'ordinateur : { $from } { $to }
sim-no-system = Plateaux simulés : seulement sous Linux, macOS et BSD.
sim-no-port = Pas de pseudo-terminal : { $reason }
sim-no-file = Fichier introuvable : { $file }.
sim-unreadable = { $file } ne peut pas être lu : { $reason }
sim-no-make = Marque inconnue : { $word }. Il y a : { $makes }.
sim-no-flag = Pas pour cette marque : { $word }.
sim-no-side = { $word } n'est pas un camp. Écrivez white ou black.
sim-no-style = { $word } n'est pas un style. Écrivez-en un comme own-first.
sim-cannot-confirm = Ici, aucun bouton de confirmation.
sim-no-game = { $count ->
    [0] Aucune partie lisible dans { $file }.
    [one] { $file } a { $count } partie lisible.
   *[other] { $file } a { $count } parties lisibles.
}
sim-fault = { $file }, ligne { $line } : { $reason }
sim-fault-word = { $word } n'est pas un défaut. Écrivez-en un comme noise, loss, pull.
sim-fault-share = { $word } n'est pas une proportion. Écrivez-en une de 0 à 1, comme 0.01.
sim-fault-square = { $word } n'est pas une case. Écrivez-en une comme b8.
sim-fault-number = { $word } n'est pas un nombre. Écrivez des millisecondes, jusqu'à un jour, ou un octet.
sim-fault-short = Il manque quelque chose à la fin.
sim-fault-more = De trop : { $word }.
sim-fault-needs-time = { $word } demande d'abord son moment, comme at 5000.
sim-fault-no-place = Pas à un moment ni à un octet : { $word }. Écrivez from et to, ou aucun des deux.

## Le fichier de match

match-line = Ligne { $line } : { $what }
match-key-in = { $key } dans [{ $part }]
match-words = L'un de : { $words }.
match-help-aid = Aide : { $aid }.
match-wrong-form = pas de la forme key = "value". Mettez la valeur entre guillemets.
match-wrong-twice = cela apparaît deux fois dans le fichier. Supprimez-en un.
match-wrong-unknown-near = { $key } est inconnu ici. Vouliez-vous dire { $instead } ?
match-wrong-unknown = { $key } est inconnu ici. L'un de : { $words }.
match-wrong-part = { $part } est une partie du fichier. Écrivez [{ $part }] seul sur sa ligne.
match-wrong-value = { $key } ne peut pas être { $value }. { $help }
match-wrong-answer = Pas compris pour { $key } : { $value }.
match-wrong-empty = { $key } n'a pas de valeur lisible. { $help }
match-wrong-missing = { $key } manque. { $help }
match-wrong-relay = pas d'assistant pour les { $color }. Nommez-en un dans [{ $part }].
match-wrong-hearing = il faut un assistant : un joueur aveugle contre un joueur malentendant. Nommez-en un dans [white.assistant] ou [black.assistant]. { $article }.
match-wrong-no-board = pas d'échiquier électronique : { $color }. Écrivez device = "pegs" ou "board", ou omettez l'adresse.
match-wrong-no-pegs = { $make } n'est pas un échiquier à trous. Écrivez device = "board".
match-wrong-pegs = { $make } est un échiquier à trous. Écrivez device = "pegs".
match-wrong-port = les deux plateaux sont à { $port }. Chacun a besoin de son port.
match-wrong-boards = les deux plateaux se ressemblent. Donnez à chacun son port, comme dgt:/dev/ttyUSB0.
match-wrong-positions = une seule position de départ. Omettez chess960 ou position.
match-wrong-aid = { $aid } : aucun arbitre ne peut l'accorder, le conseil est interdit. FIDE 2023, 11.3.1.
match-wrong-code = { $key } n'est pas un secret. { $what }
match-wrong-pace = pace sans pendule. Retirez pace, ou indiquez une cadence.

match-key-event = Événement : le tournoi ou le match.
match-key-site = Lieu : ville et pays.
match-key-place = Place : salle et table.
match-key-round = Ronde.
match-key-date = Date, comme 2026-11-21.
match-key-time = Cadence, comme 15+10, 40/90+30,30+30 ou 5d3 ; off : sans pendule.
match-key-laws = Règles : l'édition, comme fide-2023.
match-key-pace = Rythme. Sans indication, la cadence décide.
match-key-supervision = Surveillance en rapide et en blitz. Suffisante : les règles de compétition s'appliquent.
match-key-announcing = Annonces : comment les joueurs se disent leurs coups, comme cavalier f3. Répétées : l'autre joueur les redit, comme pour les aveugles.
match-key-default-time = Délai de forfait : les minutes de retard permises, 0 à 600.
match-key-quickplay = Fin au KO : si ses directives sont annoncées.
match-key-draws = Nulle par accord. free : à tout moment. after 30 : après 30 coups chacun. arbiter : avec l'accord de l'arbitre. arbiter until 30 : ainsi jusqu'au coup 30.
match-key-adjournment = Ajournement : si la partie peut être ajournée.
match-key-session = Séance : sa durée en minutes à la montre de l'arbitre, 15 à 900.
match-key-adjudication = Adjudication : si une partie inachevée est jugée d'après sa position.
match-key-minutes-by-claim = Minutes sur réclamation : si les minutes pour un coup illégal ne vont qu'à celui qui l'a réclamé.
match-key-points = Points : ce que valent gain, nulle et perte.
match-key-appeals = Appels : si les joueurs peuvent faire appel des décisions de l'arbitre.
match-key-appeal-time = Délai d'appel : les minutes après une décision ou la partie pour faire appel, 0 à 1440. Sans lui : pas de limite.
match-key-appeal-fee = Caution d'un appel, par exemple 50 euros.
match-key-chess960 = Échecs 960 : le numéro de la position de départ, 0 à 959.
match-key-variant = Variante : le nom du jeu, si ce n'est pas les échecs.
match-key-position = Position de départ, en FEN. Sans indication, l'habituelle.
match-key-odds = Avantage : ce qu'un joueur donne à l'autre, comme knight, black pawn, draw ou white time 5.
match-key-name = Nom du joueur.
match-key-title = Titre, comme FM.
match-key-federation = Fédération, comme FRA.
match-key-club = Club.
match-key-rating = Classement Elo, 0 à 4000.
match-key-fide-id = Code FIDE, un nombre.
match-key-blind = Aveugle ou malvoyant.
match-key-hard-of-hearing = Malentendant.
match-key-device = Appareil : l'échiquier ou le clavier du joueur.
match-key-address = Adresse du plateau : auto, une marque, ou marque et port, comme peg1:/dev/ttyACM0.
match-key-moves = Voix des coups : fide-fr dit Eva quatre, fide Eva vier, fr e4.
match-key-talk = Voix de tout le reste.
match-key-form = Forme des coups : long avec la case de départ, short sans elle quand c'est clair.
match-key-speech = Parole : si le programme parle à ce joueur sur son propre terminal. L'hôte suit vos réglages.
match-key-rate = Débit de la parole, -100 à 100.
match-key-output = Sortie : la sortie audio de ce joueur. Sans indication, celle du système.
match-key-synthesiser = Synthèse : le nom de sa voix. Sans indication, celle de la langue.
match-key-print = Affichage : comment les lignes s'affichent pour ce joueur.
match-key-braille-table = Table braille de liblouis, comme fr-bfu-comp6.utb ; auto : selon la langue.
match-key-score = Feuille de partie : qui la tient. own : le joueur, en tapant noter e4. hand : sur papier ou en braille. assistant : le programme.
match-key-warnings = Alertes : les minutes restantes annoncées au joueur, comme 10,5,1 ; ou off.
match-key-code = Code : à taper par qui s'assied à cette place. Sans indication : aucun.
match-key-assistant-name = Nom de l'assistant.
match-key-assistant-talk = Voix pour l'assistant.
match-key-arbiter-name = Nom de l'arbitre.
match-key-arbiter-passphrase = Phrase secrète, sous forme d'empreinte. { $program } match --new en fait une.
match-key-arbiter-talk = Voix du pupitre. Sans indication, celle de l'ordinateur.
match-key-arbiter-moves = Voix des coups au pupitre. Sans indication, celle de l'ordinateur.
match-key-arbiter-speech = Parole : si le terminal du pupitre parle.
match-key-arbiter-rate = Débit de la parole au pupitre, -100 à 100. Sans indication, celui de l'ordinateur.
match-key-arbiter-lock = Verrou : après tant de minutes sans ligne, le pupitre redemande la phrase secrète. 0 : jamais.
match-key-arbiter-output = Sortie : la sortie audio de l'arbitre. Sans indication, celle du système.
match-key-arbiter-synthesiser = Synthèse au pupitre : le nom de sa voix. Sans indication, celle de la langue.

match-word-yes = oui
match-word-no = non
match-word-standard = lent
match-word-rapid = rapide
match-word-blitz = blitz
match-word-adequate = suffisante
match-word-sparse = réduite
match-word-repeat = annoncés et répétés
match-word-repeat-first = annoncés et répétés avant la pendule
match-word-announce = annoncés
match-word-off = rien
match-word-keyboard = clavier
match-word-pegs = échiquier à trous
match-word-board = échiquier électronique ordinaire
match-word-assistant = assistant
match-word-long = longue
match-word-short = courte
match-word-text = texte
match-word-braille = braille
match-word-own = le joueur, en tapant noter e4
match-word-hand = le joueur, sur papier ou en braille

aid-own-announcements = dernières annonces
aid-score-sheet = sa propre feuille
aid-times = temps
aid-move-number = numéro du coup
aid-opponent-score = feuille adverse
aid-position-readout = lecture de la position
aid-legal-moves = coups légaux
aid-attackers = attaquants
aid-draw-hints = indications de nulle
aid-opening-name = nom de l'ouverture
aid-takeback = coups repris
aid-engine = moteur

match-about-file =
    Un match pour touchmove. Les lignes qui commencent par # sont des notes pour vous.
    Pour le vérifier : { $program } match --check et le nom de ce fichier.
match-about-aids =
    Aides pour les deux joueurs, yes ou no. Sans indication, comme dans les règles.
    Permises : own-announcements, score-sheet, times, move-number.
    Seulement si accordées : opponent-score, position-readout, legal-moves,
    attackers, draw-hints, opening-name, takeback. Jamais : engine.
    Pour un seul joueur : une partie [white.aids] ou [black.aids].
match-about-arbiter = Il n'y a ici que l'empreinte, pas la phrase secrète.

match-part-player = { $color }.
match-part-assistant = L'assistant des { $color }.
match-part-player-aids = Aides pour les { $color } seuls.
match-part-aids = Aides pour les deux joueurs.
match-part-arbiter = L'arbitre.
match-ask-begin =
    Un nouveau fichier de match, environ 15 questions.
    Entrée seule : la réponse proposée.
    retour : la question précédente.
    Contrôle-C : arrêter. Vos réponses sont gardées.
match-ask-on = { $count ->
    [1] Suite, après une réponse.
    [one] Suite, après { $count } réponse.
   *[other] Suite, après { $count } réponses.
}
match-looking = Recherche de plateaux.
match-found-none = Aucun plateau trouvé.
match-found = Trouvé : { $boards }.
match-ask-time = Cadence, comme 15+10, 40/90+30,30+30 ou 5d3. Sans pendule : off.
match-ask-name = Nom du joueur, { $color }.
match-ask-blind = Qui est aveugle ou malvoyant ?
match-ask-device = Sur quoi jouent les { $color } ?
match-ask-assistant = Nom de l'assistant des { $color }.
match-ask-braille = Qui lit les lignes en braille ?
match-ask-output = Quelle sortie audio pour les { $color } ?
match-word-program = le programme
match-word-both = les deux
match-word-neither = aucun
match-found-board = plateau { $make } à { $port }
match-device-pegs-later = échiquier à trous, branché plus tard
match-device-board-later = échiquier électronique ordinaire, branché plus tard
match-device-relayed = un assistant tape les coups

match-ask-aids = Quelles aides de plus sont accordées ? Des numéros avec des virgules.
match-ask-passphrase = Phrase secrète de l'arbitre, pour le pupitre. Au moins 10 caractères, ou trois mots.
match-ask-passphrase-again = La phrase secrète encore une fois.
match-passphrase-short = Trop court. Tapez au moins { $characters } caractères, ou { $words } mots sans lien.
match-code-short = Trop court. Tapez au moins 4 caractères.
match-weak-few = Trop facile : presque toujours les mêmes lettres.
match-weak-repeated = Trop facile : cela se répète.
match-weak-digits = Trop facile : rien que des chiffres.
match-weak-row = Trop facile : une rangée du clavier ou de l'alphabet.
match-weak-known = Trop facile : tout le monde essaie cela en premier.
match-weak-name = Trop facile : un nom de ce match.
match-weak-offered = Par exemple : { $text }.
match-passphrase-differs = Elles diffèrent. Tapez de nouveau deux fois la phrase secrète.
match-choice = { $number } : { $word }
match-help-name = Tapez le nom de ce joueur. Il figure sur les feuilles de partie.
match-help-blind = Tapez un numéro ou un mot. Pour les joueurs aveugles, les coups sont annoncés, et d'autres règles valent.
match-help-device = Tapez le numéro du plateau de ce joueur. Pour un autre : marque et port, comme dgt:/dev/ttyUSB0.
match-help-assistant = Tapez un nom, ou Entrée. Un assistant déplace les pièces et aide comme les règles le permettent.
match-help-braille = Tapez un numéro ou un mot. Les lignes s'affichent en braille Unicode, pour les plages qui montrent le terminal.
match-help-output = Tapez le numéro de sa sortie. Il faut un casque pour chacun.
match-help-time = Minutes, plus secondes par coup : 90+30. Deux périodes : 40/90+30,30+30. Sans pendule : off.
match-help-default-time = Tapez des minutes. Un joueur plus en retard perd. 0 : tout retard perd. Sans réglage, l'arbitre décide.
match-help-arbiter = Tapez le nom de l'arbitre. Il figure dans le rapport.
match-help-aids = Tapez des numéros avec des virgules, ou aucune. Les joueurs peuvent alors demander plus que les règles ne permettent.
match-help-passphrase = Tapez la phrase secrète du pupitre. Elle n'est pas montrée, et personne ne pourra la retrouver.
match-help-passphrase-again = Tapez la même phrase secrète, pour déceler une faute de frappe.
match-help-choice = Tapez le numéro d'une réponse, ou son mot.
match-help-text = Tapez votre réponse. Pour ne rien changer, Entrée.
match-help-review = Entrée écrit le fichier. Pour changer une ligne, tapez son nom. tout : de nouveau tout le tableau.
match-enter = Entrée : { $value }.
match-enter-none = Entrée : aucune.
match-enter-nothing = Pour omettre : aucune.
match-enter-again = Tapez une réponse.
match-enter-kept = Entrée : celle que vous avez tapée.
match-enter-passphrase = Entrée seule : redemander les deux.
match-none = aucune
match-back = retour
match-back-none = C'est la première question.
match-review = Le tableau :
match-review-row = { $name } : { $value }
match-review-set = fixée
match-review-aids = celles des règles
match-review-output = celle du système
match-review-default-time = non fixé, l'arbitre décide
match-review-more = Aussi par leur nom : { $names }.
match-review-end =
    Pour changer quelque chose, tapez son nom, comme { $name }. Plus de noms : aide.
    Entrée : écrire le fichier.
match-review-all = tout
match-review-again =
    Pour changer autre chose, tapez son nom. Pour entendre tout le tableau : tout.
    Entrée : écrire le fichier.
match-review-unknown = Inconnu : { $word }. Tapez un nom de la liste.
match-name-of = { $color }, { $name }
match-name-event = événement
match-name-site = lieu
match-name-place = table
match-name-round = ronde
match-name-date = date
match-name-time = cadence
match-name-laws = règles
match-name-pace = rythme
match-name-supervision = surveillance
match-name-announcing = annonces
match-name-default-time = délai de forfait
match-name-quickplay = fin au KO
match-name-draws = nulles
match-name-adjournment = ajournement
match-name-session = séance
match-name-adjudication = adjudication
match-name-minutes-by-claim = minutes sur réclamation
match-name-points = points
match-name-appeals = appels
match-name-appeal-time = délai d'appel
match-name-appeal-fee = caution d'appel
match-name-chess960 = échecs 960
match-name-variant = variante
match-name-position = position
match-name-odds = avantage
match-name-name = nom
match-name-title = titre
match-name-federation = fédération
match-name-club = club
match-name-rating = classement
match-name-fide-id = code FIDE
match-name-blind = aveugle
match-name-hard-of-hearing = malentendant
match-name-device = appareil
match-name-moves = voix des coups
match-name-talk = voix
match-name-form = forme
match-name-speech = parole
match-name-rate = débit
match-name-output = sortie
match-name-synthesiser = synthèse
match-name-braille = braille
match-name-braille-table = table braille
match-name-score = feuille de partie
match-name-warnings = alertes
match-name-aids = aides
match-name-assistant-name = assistant
match-name-assistant-talk = voix pour l'assistant
match-name-arbiter-name = arbitre
match-name-arbiter-passphrase = phrase secrète
match-name-code = code de la place
match-name-arbiter-lock = verrou du pupitre
match-name-arbiter-talk = voix du pupitre
match-name-arbiter-moves = voix des coups du pupitre
match-name-arbiter-speech = parole du pupitre
match-name-arbiter-rate = débit du pupitre
match-name-arbiter-output = sortie du pupitre
match-name-arbiter-synthesiser = synthèse du pupitre
match-changed = Le fichier de match a changé : { $keys }. Une partie en cours garde ses anciennes conditions.
match-changed-key = { $key } de { $then } à { $now }
match-left-out = rien
match-go-on = La partie { $game } de ce match est inachevée. La continuer selon les anciennes conditions ? Non : une nouvelle partie selon les nouvelles, et la partie { $game } reste aux archives. Oui ou non ?
match-help-go-on = oui : la partie inachevée continue, comme elle a commencé. non : une nouvelle partie avec les nouvelles conditions.
match-not-begun = La partie { $game } est inachevée, et personne n'a répondu. Relancez le match et répondez.
match-left = Rien d'écrit.
match-kept = Vos réponses sont gardées. Tapez la même commande pour continuer.
match-not-kept = Vos réponses ne sont pas gardées : { $reason }.
match-written = Écrit : { $file }.
match-begin =
    Le fichier de match n'a pas d'erreur.
    Pour commencer : { $program } match { $file }
match-no-randomness = Le système ne donne pas de hasard. Rien n'est écrit.
match-exists = { $file } existe déjà. Indiquez un autre fichier.
match-not-written = Pas écrit, { $file } : { $reason }.
match-not-there = Fichier de match introuvable : { $file }. Pour en écrire un : { $program } match --new { $file }
match-not-read = { $file } ne peut pas être lu : { $reason }.
match-reason-missing = le fichier n'existe pas
match-reason-folder = c'est un dossier, indiquez un fichier dedans
match-reason-no-text = ce n'est pas du texte simple, enregistrez-le en UTF-8
match-reason-denied = ses droits d'accès ne le permettent pas

match-title = { $white } contre { $black }.
match-event = Événement : { $text }.
match-round = Ronde { $text }.
match-site = Lieu : { $text }.
match-place = Table : { $text }.
match-date = Date : { $text }.
match-laws = Règles : { $edition }, rythme { $pace }.
match-supervision-adequate = Surveillance : suffisante.
match-supervision-sparse = Surveillance : réduite.
match-announcing-repeat = Les coups sont annoncés, répétés et joués sur l'échiquier.
match-announcing-repeat-first = Les coups sont annoncés, répétés et joués sur l'échiquier, puis on appuie sur la pendule. De l'annonce jusque-là, la pendule adverse tourne.
match-announcing-announce = Les coups sont annoncés, non répétés.
match-announcing-off = Les coups ne sont pas annoncés.
match-chess960 = Échecs 960, position de départ { $number }.
match-variant = { $variant }.
match-position = Position de départ : { $position }.
match-position-chess960 = Échecs 960, position de départ { $position }.
match-default-time = Délai de forfait : { $time }.
match-quickplay = Fin au KO : annoncée.
match-draws-after = Nulle par accord : seulement après { $count } coups chacun.
match-draws-arbiter = Nulle par accord : seulement avec l'accord de l'arbitre.
match-draws-arbiter-until = Nulle par accord : avant { $count } coups chacun, seulement avec l'accord de l'arbitre.
match-adjournment = Ajournement : permis.
match-session = Séance : { $time }.
match-adjudication = Adjudication : permise.
match-minutes-claimed = Minutes pour un coup illégal : sur réclamation seulement.
match-points = Points : { $win } pour un gain, { $draw } pour une nulle.
match-no-appeals = Appels : aucun. Les décisions de l'arbitre sont définitives.
match-appeal-time = Appels : dans un délai de { $time }.
match-appeal-fee = Caution d'un appel : { $fee }.
match-player = { $color } : { $name }.
match-blind = { $color } : joueur aveugle ou malvoyant.
match-hard-of-hearing = { $color } : joueur malentendant.
match-device-keyboard = Les { $color } jouent au clavier.
match-device-pegs = Les { $color } : échiquier à trous, { $address }.
match-device-board = Les { $color } : échiquier électronique, { $address }.
match-device-assistant = Les { $color } jouent par un assistant.
match-assistant = Les { $color } ont un assistant, { $name }.
match-spoken = Les { $color } entendent les coups en { $moves }, tout le reste en { $talk }.
match-printed = Les { $color } lisent les coups en { $moves }, tout le reste en { $talk }.
match-output = Sortie audio des { $color } : { $output }.
match-braille = Les { $color } lisent le braille, table { $table }.
match-score-own = Feuille des { $color } : tapée par le joueur.
match-score-hand = Feuille des { $color } : à la main, sur papier ou en braille.
match-score-assistant = Feuille des { $color } : tenue par le programme.
match-warnings = Alertes de temps pour les { $color } : { $minutes } minutes.
match-aids = Les { $color } peuvent demander : { $aids }.
match-arbiter = Arbitre : { $name }.
match-good = Le fichier de match n'a pas d'erreur.
match-note-silent = Inhabituel : un joueur est aveugle et les coups ne sont pas annoncés. { $article } l'exige ; un tournoi peut l'adapter.
match-note-unheard = Inhabituel : les deux joueurs sont aveugles et les coups ne sont pas annoncés. { $article } l'exige. Écrivez announcing = "repeat".
match-note-unrepeated = Inhabituel : un joueur est aveugle et les coups ne sont pas répétés. { $article } l'exige ; un tournoi peut l'adapter.
match-note-no-clocks = Inhabituel : sans pendule.
match-note-pace = Inhabituel : rythme { $pace }. Selon la cadence, le rythme est { $usual }.
match-note-default-time = Pas de délai de forfait : l'arbitre décide. { $article } : le tournoi en fixe un.
match-note-score = Inhabituel : les { $color } voient et ne tiennent pas de feuille. { $article }.
match-note-output = Les deux joueurs partagent une sortie : chacun entend ce qui est pour l'autre.
match-note-passphrase = Phrase secrète prise aux exemples : tout le monde la connaît. { $program } match --new demande la vôtre.
match-note-quickplay = Fin au KO : sans effet avec cette cadence, { $article }.
match-note-quickplay-blitz = Fin au KO : il n'y en a pas en blitz, { $article }. Retirez-la.
match-note-session = Séance : sans effet, la partie ne peut être ajournée. Écrivez adjournment = "yes".
match-note-title = Titre inhabituel : { $color }. La FIDE a GM, IM, FM, CM, WGM, WIM, WFM, WCM.
match-readable = D'autres peuvent lire { $file }, avec les codes et l'empreinte du mot de passe. Fermez ce fichier : { $command }

## À la table d'un match

seat-opened = Vous avez les { $color }, { $name }. Adversaire : { $opponent }.
seat-waits = L'arbitre met les pendules en marche.
seat-compare-board = Comparez l'échiquier à cette position.
seat-offer-open = Proposition de nulle en attente : les { $color }.
seat-stands = Pendules arrêtées. L'arbitre les remettra en marche.
seat-set-up = Replacez toutes vos pièces : trop de choses ont changé.
seat-adjourned = Partie ajournée. L'arbitre ouvre l'enveloppe.
seat-waits-repetition = Les { $color } doivent le répéter.
seat-answer-offer = Tapez accepter ou refuser.
seat-not-you = Pas à vous de jouer.
seat-must-play = Vous avez réclamé avec { $move } : jouez-le maintenant.
seat-free = Vous pouvez jouer tout coup légal.
seat-made-stays = Trop tard : votre coup est { $move }.
seat-position-set = Position fixée. Installez votre échiquier.
seat-absent = Votre absence est notée. Appelez l'arbitre : arbitre.
table-began = La partie commence. La pendule des { $color } tourne.
table-began-clockless = La partie commence.
table-resumed = Pendules en marche. Celle des { $color } tourne.
seat-clock-runs = Votre pendule tourne.
seat-no-quit = Seul l'arbitre arrête ou finit un match. Pour l'appeler : arbitre. Pour abandonner la partie : abandonner.
desk-help-passphrase = Tapez la phrase secrète de l'arbitre. Elle a été choisie avec le fichier de match, et n'est pas montrée.
desk-passphrase = La phrase secrète de l'arbitre. Entrée seule : retour.
desk-not-opened = Le pupitre reste fermé. Tapez pupitre pour l'ouvrir.
desk-waits = Vérification de la phrase secrète.
desk-wrong = Phrase secrète fausse. Tapez-la de nouveau. Entrée seule : retour.
desk-wrong-wait = Phrase secrète fausse. Attendez { $seconds ->
        [1] une seconde
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }, puis tapez-la de nouveau. Entrée seule : retour.
desk-early = Trop tôt, non vérifié. Attendez { $seconds ->
        [1] une seconde
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }, puis tapez-la de nouveau. Entrée seule : retour.
desk-open = Bienvenue à l'arbitre.
desk-wanted = L'arbitre est demandé.
desk-open-matters = Bienvenue à l'arbitre. { $count ->
    [1] Une affaire attend
    [one] { $count } affaire attend
   *[other] { $count } affaires attendent
  } votre décision.
desk-alone = Tapez pupitre seul. La phrase secrète vous est alors demandée, et n'est pas montrée.
desk-alone-open = Tapez pupitre seul, puis la commande. Les mots après pupitre ne sont pas lus.
desk-closed = Le pupitre est fermé.
desk-locked = Pupitre verrouillé : longtemps sans saisie. Tapez n'importe quoi, puis la phrase secrète.
desk-locked-seat = Pupitre verrouillé : longtemps sans saisie. Tapez pupitre pour l'ouvrir.
desk-no-legal-move = Pas un coup légal. Les joueurs n'en savent rien.
desk-noted = Noté.
task-done = Fait : { $what }
task-open = À faire : { $what }
task-room = Salle : lumière, calme, tables et chaises.
task-telephones = Téléphones : éteints et déposés.
task-boards = Échiquiers : bien placés, dans le bon sens.
task-clocks = Pendules : réglées et en ordre.
task-assistants = Assistants : ils savent ce qui leur est permis.
task-rules = Joueurs : ils connaissent la cadence, le règlement et leurs aides.
task-default-time = Délai de forfait : annoncé.
task-committee = Commission d'appel : nommée.
task-start = Pendules : lancées à l'heure.
task-watch = Partie : suivie, surtout en zeitnot.
task-recording = Feuilles de partie : chaque coup est noté.
task-flags = Drapeaux : surveillés.
task-quickplay = Dernières minutes : suivies sans cesse.
task-compare = Échiquiers : comparés au registre.
task-spectators = Spectateurs : silencieux.
task-session = Séance : la fin est annoncée.
task-envelope = Enveloppe : vérifiée, fermée et gardée.
task-result = Résultat : noté.
task-signed = Feuilles de partie : signées des deux.
task-sheets = Feuilles de partie : ramassées.
task-report = Documents : écrits et remis à l'organisateur.
desk-tasks-before = Avant la partie :
desk-tasks-during = Pendant la partie :
desk-tasks-after = Après la partie :
desk-task = { $number } : { $what }
desk-task-done = { $number }, fait : { $what }
desk-tasks-none = Tout est fait jusqu'ici. Pour tout entendre : tâches tout.
desk-task-record = Le registre le dit de lui-même. { $what }
desk-no-such-task = Pas de tâche { $number }. Il y a 1 à { $count }.
desk-tasks-open = Tâches non cochées : { $count }. Pour les entendre : tâches.
desk-glossary = { $language } : { $word }
term-check = échec
term-checkmate = échec et mat
term-stalemate = pat
term-castling = roque
term-en-passant = prise en passant
term-promotion = promotion
term-sealed-move = coup sous enveloppe
term-warning = avertissement
term-penalty = pénalité
desk-glossary-none = Pas dans le glossaire : { $word }. Il a les pièces, les commandes et les termes des Règles.
desk-board-square = { $square } : plateau { $board }, partie { $game }.
desk-closed-look = Le pupitre est fermé. Tapez pupitre pour l'ouvrir.
desk-no-boards = Aucun plateau n'est branché.
desk-quit = Quitter le pupitre : sortir. Arrêter jusqu'à plus tard : Contrôle-D chez l'hôte. Finir le match : clore.
desk-unknown = Inconnu au pupitre : { $word }. Ses commandes : aide.
desk-no-question = Aucune question ouverte au pupitre.

## Le terminal de l'hôte

host-busy = Match ouvert dans un autre programme. Fermez celui-là d'abord.
host-quit = Arrêter jusqu'à plus tard : Contrôle-D. Les pendules s'arrêtent, et le même fichier continue le match. Finir : clore au pupitre.
host-kept = Match enregistré, partie { $game }. Pour continuer : { $program } match, puis le même fichier.
host-desk = Pupitre
host-for = { $place } :
host-guide-desk = Arbitre : tapez pupitre pour ouvrir le pupitre.
host-guide-several = Pour une place : noirs e4.
host-speaks-for = Vous parlez pour : { $place }.
host-look = Pour voir ici une place, tapez son nom : { $places }.
host-serves-none = Toutes les places sont servies ailleurs. Celui-ci conduit le match.
host-taken = { $seat ->
    [desk] Le pupitre est sur un autre terminal. Fermez celui-là d'abord.
   *[other] Les { $place } jouent sur un autre terminal. Fermez celui-là d'abord.
}
host-given = { $seat ->
    [desk] Le pupitre est sur un autre terminal.
   *[other] Désormais sur un autre terminal : { $place }.
}
host-gone = { $seat ->
    [desk] Le terminal du pupitre n'est plus là. Ses lignes se tapent ici.
   *[other] Le terminal des { $place } n'est plus là. Les { $place } jouent ici.
}
room-of-table = Table { $table } : { $said }
room-open = { $count ->
        [one] Une table
       *[other] { $count } tables
    } : { $tables }.
room-new-tables = Nouvelles tables : { $tables }.
room-gone-table = Table { $table } retirée du fichier de salle. Son match, { $white } contre { $black }, reste enregistré, partie { $game }.
room-guide = Pour aller à une table : table { $table }. Tables : { $tables }.
room-range = { $first } à { $last }
room-table-words = table
room-no-table = Pas de table { $table } ici. Tables : { $tables }.
room-table-number = Le numéro de la table manque. Tables : { $tables }.
room-which-table = Nommez la table, car il y en a plusieurs : { $program } seat { $seat } --table, puis son numéro. Tables : { $tables }.
room-table-over = Table { $table } : le match est fini.
room-no-desk = Pas de pupitre de salle ici. Pour celui d'une table : { $program } seat desk
room-has-no-table = Le pupitre de salle n'a pas de table. Enlevez --table.
room-quit = Arrêter jusqu'à plus tard : Contrôle-D. Les pendules s'arrêtent, et le même fichier de salle continue tous les matchs.
room-kept = { $count ->
        [one] Un match enregistré
       *[other] { $count } matchs enregistrés
    }. Pour continuer : { $program } room, puis le même fichier.
room-reopened = le résultat ne compte plus.
room-wrong-number = la table { $table } y est déjà. Chaque table a besoin de son numéro.
room-wrong-file = une autre table a { $file }. Chaque table a besoin de son fichier de match.
room-wrong-empty = Aucune table dans le fichier. Écrivez [[table]] sur une ligne, et dessous number et match.
room-wrong-port = la table { $table } est aussi à { $port }. Chaque plateau a besoin de son port.
room-wrong-boards = la table { $table } a aussi un tel plateau. Donnez à chacun son port, comme dgt:/dev/ttyUSB0.
room-key-number = Numéro de la table, de 1 à 9999.
room-key-match = Fichier de match de la table, comme table7.toml.
room-not-there = Fichier de salle introuvable : { $file }.
room-good = Le fichier de salle n'a pas d'erreur.
cli-room = Jouer des matchs à plusieurs tables, d'après un fichier de salle.
arg-room-file = le fichier de salle.
arg-room-check = lister les erreurs du fichier de salle.
arg-seat-table = le numéro de la table, dans une salle qui en a plusieurs.
arg-seat-by = la commande qui mène au match.
arg-link-place = white, black, desk, room ou captain : la seule place où elle mène.

## Autres terminaux d'un match

client-no-table = Aucun match ouvert ici. Lancez-le sur un autre terminal : { $program } match, puis son fichier.
client-older = touchmove plus ancien que l'autre. Lancez ici le même.
client-newer = touchmove plus récent que l'autre. Lancez ici le même.
client-stranger = Ce match est à un autre utilisateur. Lancez ceci sous son compte.
client-stuck = Le match ne répond pas. Regardez son terminal.
client-gone = Connexion perdue. On attend le match. Tapez quitter pour sortir.
client-back = De nouveau connecté.
client-waits = Pas envoyé : connexion perdue. On attend le match. Tapez quitter pour sortir.
client-connects = Connexion au match en cours.
client-no-table-there = Aucun match ouvert là-bas. Réessayez quand il le sera.
client-no-way = Pas de connexion. Lancez la commande seule pour voir pourquoi.
link-other-place = Connexion réservée à { $place }. Demandez cette place.
client-braille-lost = Le braille est en panne : { $reason }. Les lignes s'affichent en texte.
link-busy = Un autre match est ouvert ici. Finissez-le d'abord, ou donnez à --data un autre dossier.
link-closed = Aucun terminal ne peut se joindre : { $reason }.
reason-long-path = nom du dossier de données trop long
reason-no-sockets = ce système n'a pas ce genre de sockets
reason-no-output = sortie audio inconnue ; pactl list short sinks les nomme

## Répétition de tournoi

opening-strict =
    Répétition de tournoi.
    Tapez votre coup pour l'annoncer. Puis { $press }.
    Tapez le coup adverse pour le répéter.
set-up-position = Position de départ spéciale. Installez votre échiquier :
announcement-unclear = Pas clair. Dites la pièce et les deux cases, pour le roque celles du roi.
slip-stands = Trop tard pour corriger : on a appuyé sur la pendule. Le coup compte.
withheld-own-announcements = Annonces indisponibles : l'arbitre les a retirées.
withheld-score-sheet = Feuille de partie indisponible : l'arbitre l'a retirée.
withheld-times = Temps indisponibles : l'arbitre les a retirés.
withheld-move-number = Numéro du coup indisponible : l'arbitre l'a retiré.
withheld-opponent-score = La feuille adverse n'est pas disponible.
withheld-position-readout = Position indisponible. Palpez votre échiquier.
withheld-position-sighted = Position indisponible. Regardez votre échiquier.
withheld-legal-moves = Pas les coups légaux.
withheld-attackers = Attaquants, défenseurs : indisponibles.
withheld-draw-hints = Indisponible : à vous de remarquer quand vous pouvez réclamer.
withheld-opening-name = Pas les noms d'ouverture.
withheld-takeback = On ne reprend pas de coup.
withheld-engine = Pas de conseil pendant la partie, et pas de changement de niveau.
withheld-never = Pas pendant cette partie : { $name }.
help-strict-announce =
    À vous. Tapez votre coup : il est annoncé.
    À la promotion, dites aussi la pièce.
    Vous pouvez demander : dernier, répéter, feuille, pendule, trait.
    Aussi : nulle, réclamer triple, abandonner.
    Sortir : quitter.
    Plus : aide tout, aide réclamer.
help-strict-press =
    Votre coup est annoncé. Maintenant, appuyer.
    Une erreur, avant cela : corriger cavalier f3.
help-strict-repeat =
    Tapez le coup adverse : cela le répète.
    Ensuite, c'est à vous.
help-strict-wait =
    Pas à vous de jouer. Attendez.
    Vous pouvez demander : dernier, répéter, feuille, pendule, trait.

## Les documents d'un match

report-title = Rapport pour l'arbitre
report-table = La table
report-course = Le déroulement de la partie
report-began = Début le { $date }. Les temps sont des heures, minutes et secondes de jeu.
report-began-at = Début le { $date }. Les temps sont des heures du jour.
report-program-started = Le programme est lancé : { $when }.
report-result = Résultat : { $score }. { $ended }
report-open = Résultat : ouvert. La partie n'est pas finie.
report-open-adjourned = Résultat : ouvert. La partie est ajournée.
report-used = Les { $color } ont utilisé { $time }.
report-illegal-acts = { $color }, actes illégaux : { $count }.
report-claims = { $color }, réclamations : { $count }.
report-complaints = { $color }, plaintes : { $count }.
report-appeals = Appels des { $color } : { $count }.
report-claims-wrong = { $color }, réclamations fausses : { $count }.
report-offers = { $color }, propositions de nulle : { $count }.
report-aids-none = Les { $color } n'ont utilisé aucune aide.
report-aids-had = Les { $color } ont utilisé : { $aids }.
report-aids-refused = Refusé aux { $color } : { $aids }.
report-aid = { $aid }, { $count } fois
report-rulings = Décisions et pénalités : { $count }.
report-passphrases = Phrases secrètes fausses : { $count }, enveloppe : { $envelope }.

report-started = La partie commence.
report-entered = Les { $color } jouent { $move }.
report-touched = Les { $color } touchent { $square }.
report-lifted = Les { $color } lèvent une pièce de { $square }.
report-seated = Les { $color } posent une pièce en { $square }.
report-seated-man = Les { $color } posent une pièce en { $square } : { $piece }.
report-adjusting = Les { $color } disent : j'adoube.
report-plays = Les { $color } changent d'appareil : { $board }.
report-screen = écran
report-announced = Les { $color } annoncent { $move }.

report-repeated = Les { $color } répètent { $move }.
report-repeated-none = Les { $color } répètent un coup impossible.
report-says = Les { $color } disent : { $text }
report-unclear = Les { $color } disent { $text } : pas un coup légal. Les deux cases ont été demandées.
report-seen-to = Traité : les paroles du joueur à l'arbitre.
report-seen-to-of = Traité : les paroles des { $color } à l'arbitre, { $text }
report-executed = Les { $color } jouent sur l'échiquier.
report-corrected = Les { $color } corrigent en { $move }.
report-clock-pressed = Les { $color } appuient sur la pendule.
report-two-hands = Les { $color } ont utilisé deux mains.
report-two-hands-claimed = Les { $color } disent : le coup a été joué à deux mains.
report-flag-claimed = Les { $color } réclament le drapeau adverse.
report-illegal-claimed = Les { $color } réclament un coup illégal.
report-correction-wanted = Correction : les { $color } veulent corriger un coup illégal.
report-touch-claimed = Les { $color } disent : les { $opponent } ont touché { $square } au coup { $number }.
report-found = Une irrégularité est signalée.
report-draw-offered = Les { $color } proposent nulle.
report-draw-accepted = Les { $color } acceptent la nulle.
report-draw-declined = Les { $color } refusent la nulle.
report-claimed-threefold = Les { $color } réclament la nulle, trois fois la même position.
report-claimed-threefold-with = Les { $color } réclament la nulle, avec { $move }, trois fois la même position.
report-claimed-fifty = Les { $color } réclament la nulle, 50 coups.
report-claimed-fifty-with = Les { $color } réclament la nulle, avec { $move }, 50 coups.
report-claimed-no-effort = Les { $color } réclament la nulle : l'adversaire ne cherche pas à gagner.
report-claimed-cannot-win = Les { $color } réclament la nulle : l'adversaire ne peut pas gagner par des moyens normaux.
claim-clocks = Pendules : Blancs { $white }, Noirs { $black }.
report-increment = Les { $color } demandent un incrément.
report-resigned = Les { $color } abandonnent.
report-taken-back = Reprise demandée, demi-coups : { $count }.
report-wrote = Les { $color } notent { $place } : { $move }.
report-crossed-out = Les { $color } rayent { $place }.
report-signed = Les { $color } signent { $result }.
report-absent = Les { $color } sont notés absents.
report-arrived = Les { $color } arrivent.
report-adjournment = L'arbitre ajourne la partie.
report-adjournment-early = Ajournement anticipé par l'arbitre. Reste de la séance : { $time }.
report-sealed = Les { $color } scellent un coup.
report-adjourned = L'arbitre a l'enveloppe.
report-envelope-lost = L'enveloppe est perdue. Les joueurs ne s'accordent sur aucun coup.
report-envelope-lost-agreed = L'enveloppe est perdue. Les joueurs s'accordent sur { $move }.
report-opened = L'enveloppe est ouverte : { $move }.
report-opened-ambiguous = L'enveloppe est ouverte : le coup peut avoir plusieurs sens.
report-opened-unreadable = L'enveloppe est ouverte : aucun coup lisible.
report-resumption = La partie ajournée doit reprendre.
report-rules = L'arbitre veut décider : { $ruling }
report-refused = Refusé : { $why }
report-position-set = La position est fixée : { $position }.
report-judged-possible = Constaté : un mat est possible.
report-judged-none = Constaté : aucun mat n'est possible.
report-judged-undecided = Constaté : on ne peut pas décider si un mat est possible.
report-paused = Les pendules sont arrêtées.
report-resumed = Les pendules sont remises en marche.
report-time-passed = Une échéance est atteinte.
report-clocks-told = Les pendules indiquent { $white } et { $black }.
report-result-told = Le serveur termine la partie : { $result }.
report-closed = Pas montré, enveloppe fermée.

report-not-pressed = Les { $color } n'ont pas appuyé. La pendule tourne toujours.
report-illegal-stands = Le coup des { $color } était illégal. Il compte tant qu'il n'est pas réclamé.
report-illegal-position = Le coup était illégal : deux rois en échec, ou un pion sur la dernière rangée. Les { $color } ont un coup pour y mettre fin.
report-asks = Un mat est-il encore possible ? C'est à l'examen.
report-clock-runs = La pendule des { $color } tourne.

report-asked-had = Aide demandée et obtenue, { $color } : { $aid }.
report-asked-refused = Les { $color } demandent une aide, refusée : { $aid }.
report-granted = Une aide est accordée aux { $color } : { $aid }.
report-withdrawn = Les { $color } ne peuvent plus utiliser : { $aid }.
report-assistant = L'assistant des { $color } est { $name }.
report-assistant-dismissed = L'assistant des { $color } est renvoyé.
report-passphrase-right = Pupitre ouvert, à cette place : { $place }. Phrase secrète juste.
report-passphrase-wrong = Phrase secrète fausse, à cette place : { $place }.
report-envelope-right = Enveloppe : phrase secrète juste, à cette place : { $place }.
report-envelope-wrong = Enveloppe : phrase secrète fausse, à cette place : { $place }.
report-code-wrong = Code faux, à cette place : { $place }.
report-envelope-key = La clé des enveloppes a été faite.
report-desk-closed = Le pupitre est fermé.
report-desk-locked = Pupitre verrouillé, sans saisie, à cette place : { $place }.
report-desk-talks = La voix au pupitre est maintenant { $voice }.
report-questioned = Question posée au pupitre : { $what }
report-answered-yes = L'arbitre dit oui.
report-answered-no = L'arbitre dit non : rien n'est fait.
report-answered-dropped = La question tombe : rien n'est fait.
report-program-closed = Le programme est fermé : { $when }.
report-was-closed = Durée de la fermeture : { $time }.
report-broken-off = Le programme n'avait pas été fermé : une panne, ou une coupure de courant.
report-file-old = Le fichier de match a changé : { $keys }. L'arbitre garde les anciennes conditions.
report-file-new = Le fichier de match a changé : { $keys }. L'arbitre commence cette partie avec les nouvelles conditions. La précédente a été laissée.
report-file-taken = Le fichier de match a changé : { $keys }. Cela vaut désormais. Aucune condition de la partie n'a changé.
report-served = Un terminal sert cette place : { $place }.
report-board-lost = Plateau perdu : { $color }.
report-board-back = Plateau revenu : { $color }.
report-board-wrong = Plateau faux : celui des { $color } ne correspond pas à la partie.
report-board-right = Plateau de nouveau juste : { $color }.
report-board-low = Batterie faible : plateau des { $color }.
report-board-missed = Données du plateau perdues : { $color }.
report-flickers = { $square } clignote sur le plateau des { $color }. Elle ne compte pas.
report-mutes = Les { $color } font ignorer { $square }. Elle ne compte pas.
report-left = Plus aucun terminal à cette place : { $place }.
report-noted = Remarque de l'arbitre : { $text }
report-signed-off = L'arbitre clôt le match.
report-desk = l'arbitre

record-cancelled = Annulé : { $moves }.
record-announced-cancelled = Annoncé et annulé : { $move }.
record-illegal = Coup illégal, non réclamé : { $move }.
record-apart = Depuis une position impossible, { $position } : { $move }.
record-goes-on = Suite depuis une autre position : { $position }
record-at = { $time } :
reason-espeak-missing = espeak-ng n'est pas installé
reason-espeak-stuck = espeak-ng ne finit pas
reason-espeak-garbage = espeak-ng ne donne aucun son
records-no-sound = Pas de fichier sonore des annonces : { $reason }.
record-announcements = Annonces, avec les temps depuis le début
record-sheet = Feuille de partie des { $color }, { $name }
record-differs = Différent au coup { $number } des { $color } : { $move }.
record-position-set = Position fixée par l'arbitre, avant le coup { $number } des { $color }.
record-end-revoked = Cette fin a été révoquée : { $ended }
record-not-written = Il manque : coup { $number } des { $color }, { $move }.
record-empty = Rien de noté.
record-by-hand = Les coups sont sur la feuille du joueur. Joignez-la à celle-ci.
record-announced = Les { $color } annoncent { $to }.
record-corrects = Les { $color } corrigent { $from } en { $to }.
record-corrected = Corrigé de { $from } en { $to }.
record-was-illegal = Annoncé, illégal.
record-was-taken-back = Annoncé, illégal, repris.
record-crossed-out = Rayé, coup { $number } des { $color } : { $move }.
record-period = Nouvelle période, { $color }, coup { $number }. Utilisé : Blancs { $white }, Noirs { $black }.
record-used = Utilisé : Blancs { $white }, Noirs { $black }.
record-not-signed = Les { $color } n'ont pas signé.
records-no-match = La partie { $game } n'est pas un match. { $program } games liste toutes les parties.

envelope-title = Enveloppe d'un coup scellé
envelope-began = Début de la partie : { $date }.
envelope-sealer = Scellé par les { $color }, { $name }.
envelope-number = Coup scellé : coup { $number }.
envelope-offer = Les { $color } ont proposé nulle.
envelope-no-offer = Pas de proposition de nulle.
envelope-given = Temps donné aux { $color } par décisions : { $time }.
envelope-taken = Temps retiré aux { $color } par décisions : { $time }.
envelope-date = Date de la reprise :
envelope-time = Heure de la reprise :
envelope-place = Lieu de la reprise :
envelope-position = Position avant le coup scellé

## Ce que fait un joueur à la table d'un match

seat-not-here = { $name } : pas dans un match.
seat-home-only = Pas dans un match.
seat-alone = { $name } : seulement dans un match.
seat-announcing-off = Inutile : les coups comptent dès qu'ils sont tapés.
seat-nothing-announced = Aucune annonce encore.
seat-not-in-advance = Pas à l'avance : le coup { $number }, { $color }, n'est pas encore joué.
seat-sheet-hole = Notez d'abord le coup { $number }, { $color }.
seat-nothing-written = Rien de noté à cet endroit.
seat-no-board = Pas de plateau pour vous ici.
seat-executed = Le coup est sur votre plateau.
clocks-run-on = Les pendules tournent toujours.
desk-clocks-run-on = Les pendules tournent toujours : arrêter les arrête.
two-hands-called = L'arbitre est prévenu, et décide.
two-hands-called-by = Les { $color } se plaignent : les { $opponent } ont joué à deux mains. L'arbitre décide.
seat-not-your-turn = Pas à vous de jouer : trait aux { $color }.
button-of-other = C'était l'autre bouton. Aux { $color } d'appuyer.
seat-your-move = À vous de jouer.
seat-over = La partie est finie. Tapez signer et le résultat.
seat-boards = Plateau fixé dans le fichier de match. Pour le rechercher : plateau oui.
seat-repeated-execute = Répété. Jouez-le sur votre plateau.
seat-repeats-another = Les { $color } répètent un autre coup. Annoncé : { $move }.
seat-must-seal = Scellez votre coup : tapez sceller et le coup.
seat-taken = Les { $color } jouent sur un autre terminal.
seat-left = Le terminal des { $color } n'est plus là.
player-away = Les { $color } ont quitté l'échiquier.
player-back = Les { $color } sont de retour à l'échiquier.
seat-away = Déjà dit : vous êtes sorti. À votre retour, tapez de-retour.
seat-here = Vous êtes déjà à l'échiquier. Pour le quitter, tapez je-sors.
seat-help-code = L'arbitre a le code de cette place. Tapez-le comme dans le fichier de match.
seat-code = Code de la place des { $color }. Entrée seule : sortir.
seat-code-wrong = Code faux. Tapez-le de nouveau. Entrée seule : sortir.
seat-code-wait = Code faux. Attendez { $seconds ->
        [1] une seconde
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }, puis tapez-le de nouveau. Entrée seule : sortir.
seat-code-early = Trop tôt, non vérifié. Attendez { $seconds ->
        [1] une seconde
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }, puis tapez-le de nouveau. Entrée seule : sortir.
seat-must-record = Le coup { $number }, { $color }, manque sur votre feuille. Notez-le avant de jouer.
seat-must-complete = Complétez votre feuille maintenant.
seat-need-not-record = Vous pouvez cesser de noter.
seat-relayed = { $assistant }, vous tapez pour { $name }, { $color }. Adversaire : { $opponent }.
seat-assistant = Votre assistant : { $assistant }.
seat-assistant-of = Assistant des { $color } : { $assistant }.
seat-no-assistant = Vous n'avez plus d'assistant.
seat-no-assistant-of = Les { $color } n'ont plus d'assistant.
arbiter-called = L'arbitre est appelé. Les pendules tournent toujours.
arbiter-called-only = L'arbitre est appelé.
arbiter-called-by = Les { $color } appellent l'arbitre.
arbiter-long = Trop long : au plus { $count } lettres. Parlez-en à l'arbitre en personne.
appeal-filed = Votre appel est noté : décision { $number }. La commission décide.
appeal-by = Les { $color } font appel : décision { $number }.
appeal-upheld = Appel contre la décision { $number } fondé.
appeal-rejected = Appel contre la décision { $number } rejeté.
appeal-no-rulings = Pas de décision { $number } : il n'y en a encore aucune.
appeal-no-ruling = Pas de décision { $number }. La dernière est la { $count }.
appeal-revoked = Pas d'appel : la décision { $number } est révoquée.
appeal-final = Pas d'appel : la décision { $number } est définitive.
appeal-late = Trop tard pour un appel. Le délai était de { $time }.
appeal-twice = Appel déjà fait : décision { $number }.
sheet-kept = Le programme tient votre feuille.
sheet-by-hand = Vous notez à la main. Seule votre feuille a les coups.
sheet-by-hand-theirs = L'adversaire note à la main.
sheet-sealed = Coup scellé : dans l'enveloppe seulement. Il sera noté sur votre feuille à l'ouverture.
sheet-written = Noté : coup { $number }, { $color } : { $move }.
sheet-crossed-out = Rayé : coup { $number }, { $color }.
sheet-hole = manque
sheet-position-set = Position fixée par l'arbitre.
sheet-squares = { $from } { $to }
sheet-not-read = Pas compris. Écrivez les deux cases, comme g1 f3.
sheet-not-clear = Pas clair. Écrivez les deux cases, comme g1 f3.
sheet-two-moves = Un coup à la fois. Écrivez le premier.
sheet-empty = Votre feuille de partie est vide.
sheet-empty-theirs = La feuille de votre adversaire est vide.
confirm-seal = Sceller { $move } ? oui ou non.
confirm-sign = Résultat enregistré : { $due ->
        [white] gain des Blancs
        [black] gain des Noirs
       *[draw] nulle
    }. Signer quand même : { $signed ->
        [white] gain des Blancs
        [black] gain des Noirs
       *[draw] nulle
    } ? L'arbitre décidera. oui ou non.
seal-no-key = Pas d'enveloppe ici. Scellez sur papier, et appelez l'arbitre.
seal-fails = L'enveloppe ne peut pas être fermée. Scellez sur papier, et appelez l'arbitre.
argument-writing = { $name } demande un coup, avec son numéro ou sans : { $name } e4, ou { $name } 12 noirs e5.
argument-result = { $name } demande un résultat : 1-0, 0-1 ou nulle.
argument-appeal = { $name }, numéro de la décision, raisons : { $name } 2 le drapeau était levé.
help-seat =
    Votre coup : cavalier f3. Puis appuyer.
    Demander : dernier, pendule, feuille.
    Agir : nulle, accepter, refuser, abandonner.
    Réclamer : réclamer triple, réclamer drapeau.
    Appeler : arbitre, touché e4, deux-mains.
    Votre feuille : noter e4, rayer, signer 1-0.
    Plus : aide tout, aide réclamer.
help-seat-typed =
    Votre coup : cavalier f3.
    Demander : dernier, pendule, feuille.
    Agir : nulle, accepter, refuser, abandonner.
    Réclamer : réclamer triple, réclamer drapeau.
    Appeler : arbitre, touché e4, deux-mains.
    Votre feuille : noter e4, rayer, signer 1-0.
    Plus : aide tout, aide réclamer.
help-seat-announcing =
    Votre coup : cavalier f3, puis appuyer.
    Coup adverse : tapez-le pour le répéter.
    Une erreur : corriger cavalier f3.
    Il est sur votre plateau : exécuté.
    Demander : dernier, pendule, feuille.
    Agir : nulle, abandonner, réclamer triple.
    Appeler : arbitre, touché e4, deux-mains.
    Votre feuille : noter e4, rayer, signer 1-0.
    Plus : aide tout, aide réclamer.
help-seat-sealing =
    La partie est ajournée. Scellez votre coup : sceller cavalier f3.
    Personne d'autre ne l'entend, et votre pendule tourne jusque-là.
    La pendule : pendule. Votre feuille : feuille. Appeler : arbitre.
    Plus : aide tout, aide sceller.
help-seat-over =
    La partie est finie.
    Tapez signer et le résultat.
    feuille lit votre feuille.
help-executed =
    exécuté : le coup adverse est sur votre échiquier, joué par vous ou votre assistant.
help-touched =
    touché e4 : l'adversaire a touché la pièce de e4 sans la jouer.
    L'arbitre décide. Sans lui cela compte aussitôt, si ces règles veulent une réclamation.
help-two-hands =
    deux-mains : l'adversaire a joué des deux mains.
    L'arbitre décide.
help-arbiter =
    arbitre : appelle l'arbitre.
    arbitre et un texte, comme arbitre une pause : une plainte ou une demande.
    Les pendules tournent, sauf si vous les arrêtez par pause.
help-appeal =
    appel 2 le drapeau était levé : fait appel de la décision 2, avec vos raisons.
    La commission d'appel décide.
help-away = je-sors : annonce à tous que vous quittez l'échiquier. Votre pendule tourne.
help-here = de-retour : annonce à tous que vous êtes revenu à l'échiquier.
help-write =
    noter e4 : écrit le coup suivant sur votre feuille de partie.
    noter 12 noirs e5 : à cet endroit.
help-cross-out =
    rayer : raye votre dernière inscription.
    rayer 12 noirs : un coup.
help-sign =
    signer 1-0, signer 0-1, signer nulle : signe le résultat après la partie.
    À la maison, après une nulle réclamée : le résultat donné par un arbitre.
help-seal =
    sceller cavalier f3 : met votre coup dans l'enveloppe.
    Seulement quand l'arbitre a ajourné.
    Personne d'autre ne l'entend.

## Ce que les décisions de l'arbitre veulent dire pour un joueur

seat-seen-to = L'arbitre a traité votre demande.
seat-aid-granted = L'arbitre vous permet : { $aid }.
seat-aid-withdrawn = L'arbitre retire : { $aid }.
seat-signed-off = L'arbitre a clos le match.

## Au pupitre de l'arbitre

desk-help = Les pendules : commencer, arrêter, reprendre.
    Savoir : affaires, faits, comparer, journal.
    Décider : accepter, rejeter, différer, classer.
    Statuer : avertir blancs, ajouter-temps blancs 2, résultat 1-0.
    Fermer le pupitre ici : sortir.
    Plus : aide tout, aide restaurer.
desk-nothing-typed = Rien de tapé. Tapez une commande du pupitre, ou aide.
desk-player-tells = Les { $color } appellent l'arbitre : { $text }
desk-do-told = Quand c'est fait, tapez classer.
desk-do-told-numbered = Quand c'est fait, tapez classer { $number }.
desk-do-appeal = La commission décide. Tapez appel { $number } fondé ou appel { $number } rejeté, avec la raison.
desk-which-matter = Laquelle ? Tapez { $name } et son numéro, comme { $name } 2.
desk-no-such-matter = Pas d'affaire { $number }. Tapez affaires pour les entendre.
desk-appeal-fee = La caution est rendue : { $fee }.
desk-appeal-then = Pour reprendre la décision : révoquer { $number }.
desk-no-appeal = Aucun appel en attente : décision { $number }.
desk-seen-to = Fait : les paroles du joueur sont traitées.
desk-seen-to-call = L'appel des { $color } est traité.
desk-seen-to-of = L'appel des { $color } est traité : { $text }
desk-sure = { $what } Oui ou non ?
desk-sure-ends = { $what } La partie sera finie. Oui ou non ?
desk-sure-then = Continuer ? La partie sera finie : { $what } Oui ou non ?
desk-sure-time = { $what } Un changement inhabituel. Oui ou non ?
desk-revoke-what = Révoquer ceci ? { $what }
desk-moves-gone = { $count ->
    [1] Un coup est repris.
    [one] { $count } coup est repris.
   *[other] { $count } coups sont repris.
}
desk-moves-again = { $count ->
    [1] Un coup compte de nouveau.
    [one] { $count } coup compte de nouveau.
   *[other] { $count } coups comptent de nouveau.
}
desk-clocks-then = Les pendules indiqueront : Blancs { $white }, Noirs { $black }.
desk-touch-kept = Aucun coup à reprendre : les { $color } ont joué ou pris la pièce de { $square }. { $number ->
    [0] Si elle attend dans affaires, classez-la là.
    [one] Tapez classer { $number }.
   *[other] Tapez classer { $number }.
}
desk-sure-board = Commencer quand même ? { $what } Oui ou non ?
desk-still-asked = Encore à répondre : { $what } Oui ou non ?
desk-changed-since = La partie a changé depuis la question.
desk-dropped = Question abandonnée, rien de fait : { $what }
desk-dropped-sign-off = clore le match.
desk-dropped-open = ouvrir l'enveloppe.
desk-points-most = Points des { $color } : { $points }. Une partie donne un point au plus.
desk-points-least = Points des { $color } : { $points }. Impossible d'en retirer plus.
desk-points-scale = Ici les points suivent le résultat : { $scale }. Tapez résultat et 1-0.
desk-legal = Légal selon la feuille : le dernier coup des { $color }. Si échiquiers ou feuilles disent autre chose, tapez comparer.
desk-illegal-counts = Illégal, mais compté : il a eu réponse. Pour revenir : { $restore }.
desk-no-time-left = La pendule des { $color } indique 0:00. Réglez-la d'abord.
desk-still-open = { $count ->
    [1] Une affaire reste à décider :
    [one] { $count } affaire reste à décider :
   *[other] { $count } affaires restent à décider :
}
desk-sure-sign-off = Clore ? Le match finit et ses documents sont écrits. Oui ou non ?
desk-yes-or-no = Oui ou non ?
desk-help-yes-or-no = oui : c'est fait et enregistré. non : rien ne change.
desk-not-done = Rien de fait.
desk-not-over = Pas encore : la partie n'est ni finie, ni ajournée avec l'enveloppe entre vos mains.
desk-sheet-lacks = Il manque sur la feuille des { $color } : { $place }.
desk-reconstructs = Reconstitution à partir d'ici : { $place }.
desk-found = Trouvé, { $place } : { $move }.
desk-found-back = Coup repris.
desk-found-next = Ensuite : { $place }.
desk-found-how = Tapez coup après coup. reprendre-coup annule le dernier. À la fin : coups-connus. S'ils sont introuvables : période-suivante.
desk-found-otherwise = Feuille des { $color } : { $move }.
desk-found-differs = Cases différentes : { $count }.
desk-found-differs-on = Cases différentes : { $squares }.
desk-found-same = La position est atteinte. Tapez coups-connus.
desk-found-other-turn = Les pièces concordent, mais le trait est aux { $color }.
desk-found-not-yet = Trouvez les autres coups, ou tapez période-suivante. Si l'échiquier est faux : fixer-position.
desk-found-first = Rien n'est reconstitué. Tapez d'abord reconstituer.
desk-found-nothing = Aucun coup n'est encore joué.
desk-signed-off = Match clos.
desk-sure-adjourned = Clore jusqu'à la reprise ? Les documents sont écrits. Oui ou non ?
desk-signed-off-already = Le match est déjà clos.
desk-writing = Écriture des documents.
desk-records = Les documents sont dans { $folder }.
desk-records-not = Documents non écrits : { $reason }.
desk-envelope-file = Pour l'enveloppe, à imprimer : { $file }.
desk-note = Remarque : { $text }
desk-note-long = Remarque trop longue : au plus { $count } lettres. Faites-en deux.

desk-no-rulings = Aucune décision encore.
desk-ruling-revoked = Décision { $number }, révoquée : { $ruling }
desk-ruling-lifted = Décision { $number }, sans effet depuis la décision { $by } : { $ruling }
desk-no-such-move = Le coup { $number } des { $color } n'est pas joué.

desk-wants-nothing = Tapez { $name } seul.
desk-wants-player = { $name } demande un joueur : { $name } blancs.
desk-wants-time = { $name } demande un joueur et un temps : { $name } blancs 5, ou 5:30, ou 1:05:30.
desk-wants-default-time = { $name } demande un temps : { $name } 30, ou 0 pour aucun.
desk-wants-moves = { $name } demande un joueur et des coups : { $name } blancs 12.
desk-wants-points = { $name } demande joueur et points : { $name } blancs +1/2, ou -1.
desk-wants-loss = { $name } demande un joueur : { $name } blancs ; { $name } blancs 1/2 donne un demi-point à l'adversaire.
desk-wants-fault = { $name } demande un joueur et un motif : { $name } blancs 1. { $name } blancs dit les motifs.
desk-wants-result = { $name } demande les points des deux : { $name } 1-0.
desk-wants-adjudication = { $name }, résultat, qui a jugé : { $name } 1-0 Anna Muster.
desk-wants-square = { $name } demande un joueur et une case : { $name } blancs e2.
desk-wants-misplaced = { $name } seul, ou avec un joueur et une case : { $name } blancs h1.
desk-wants-sheet = { $name } demande un joueur : { $name } blancs ; { $name } blancs 5 pour les cinq derniers coups.
desk-wants-aid = { $name } demande un joueur et une aide : { $name } blancs temps. aide { $name } les donne toutes.
desk-wants-assistant = { $name } demande un joueur et un nom : { $name } blancs Hans Hand ; { $name } blancs renvoyer.
desk-wants-move = { $name } demande le dernier coup gardé : { $name } 12 noirs ; { $name } 0 pour le début.
desk-wants-position = { $name } demande une position : FEN, ou une liste de pièces.
desk-wants-ruling = { $name } demande une décision : { $name } 2. décisions les liste.
    Seul, il révoque la fin d'une partie.
desk-wants-switch = { $name } demande oui ou non : { $name } oui.
desk-wants-minutes = { $name } seul, ou { $name } 2 avec deux minutes pour l'adversaire.
desk-wants-matter = { $name } seul, ou avec le numéro d'une affaire : { $name } 2. affaires les liste.
desk-wants-tasks = { $name } demande des numéros de tâches : { $name } 3.
desk-wants-all = { $name } seul, ou { $name } tout.
desk-wants-appeal = { $name } et le numéro d'une décision, puis fondé ou rejeté, ou qui fait appel : { $name } 2 rejeté Le drapeau était tombé.
desk-wants-number = { $name } seul, ou avec un nombre : { $name } 20.
desk-wants-sealed = { $name } seul, ou avec le coup scellé : { $name } Cf3.
desk-wants-resumption = { $name } demande date, heure et lieu : { $name } 2026-12-01 10:00 Salle 2.
desk-wants-adjournment = { $name } seul, ou { $name } anticipé, avec ou sans les minutes qui restent de la séance : { $name } anticipé 45.
desk-wants-text = { $name } demande un texte : { $name } malaise des Blancs.
desk-wants-word = { $name } demande un mot : { $name } nulle.
desk-wants-voice = { $name } demande une langue : { $name } fr, { $name } en.
desk-wants-command = { $name } seul, ou avec une commande : { $name } restaurer.

desk-nothing-waits = Rien n'attend votre décision.
desk-no-yes-or-no = Oui ou non ne décide pas cela. Tapez affaires pour entendre les réponses.
desk-matter = { $number } : { $what }
desk-fact-touch = Alors en { $square } : { $man }.
desk-fact-about = Le coup : { $move }, { $place }.
desk-fact-not-completed = Ce coup n'est pas encore achevé.
desk-fact-taken-back = Ce coup a été repris.
desk-fact-touch-played = À ce coup, les { $color } ont joué { $move }.
desk-fact-touch-since = Coups achevés depuis : { $count }.
desk-do-accept = Tapez accepter ou rejeter.
desk-do-stopped = Raison valable ? Tapez accepter, et la partie continue, ou rejeter.
desk-do-touch = Tapez accepter ou classer.
desk-do-two-hands = Tapez accepter ou classer.
desk-do-cable = Les { $color } tapent jusqu'à son retour. Vérifiez son câble.
desk-do-board = On dit aux { $color } quoi corriger. Pour arrêter les pendules : arrêter.
desk-do-numbered = Tapez accepter { $number }, ou classer { $number }.
desk-do-quickplay = Tapez accepter, rejeter ou différer.
desk-do-quickplay-numbered = Tapez accepter { $number }, rejeter { $number } ou différer.
desk-do-compare = Tapez comparer.
desk-do-penalty = Tapez une pénalité, comme avertir ou enlever-temps, ou classer.
desk-do-no-move = Le dernier acte illégal des { $color }, s'il compte. Tapez accepter { $number } pour le compter, ou classer { $number }.
desk-do-position = Tapez restaurer ou fixer-position, puis reprendre.
desk-do-rule = Statuez au besoin, ou tapez classer.
desk-do-default-time = Tapez délai et des minutes, ou classer pour attendre encore.
desk-do-session = Tapez ajourner, ou classer pour continuer à jouer.
desk-do-sheets = Quand c'est fait, tapez reprendre. S'il manque des coups aux deux : reconstituer.
desk-do-result = Faites signer aux deux le même résultat, ou tapez résultat.
desk-do-signed = Cela compte, sauf décision contraire. Tapez accepter, ou rejeter pour garder le résultat de la partie.
desk-do-open = Tapez ouvrir. Pour excuser le retard, classer.

desk-fact-over = La partie est finie.
desk-fact-runs = La partie est en cours.
desk-fact-adjourned = La partie est ajournée.
desk-fact-new = La partie n'a pas commencé.
desk-fact-stands = Pendules arrêtées.
desk-fact-repeated = Même position : { $count } fois, { $places }.
desk-place-start = au début
desk-place-set = quand elle a été fixée
desk-place = après { $place }
desk-fact-fifty = Sans prise ni coup de pion : { $count } coups sur { $needed } de chaque camp.
desk-fact-can-mate = Les { $color } ont de quoi mater.
desk-fact-cannot-mate = Les { $color } n'ont pas de quoi mater.
desk-fact-moves = Coups joués par les { $color } : { $count }.
desk-fact-illegal = Coups illégaux des { $color } : { $count }.
desk-fact-board-right = Plateau des { $color } conforme à la partie.
desk-fact-board-behind = Sur le plateau des { $color }, le coup adverse manque.
desk-fact-board-wrong = Plateau des { $color } faux sur { $count ->
    [1] une case
    [one] { $count } case
   *[other] { $count } cases
} : { $squares }{ $more ->
    [0] {""}
    [one] , et { $more } autre
   *[other] , et { $more } autres
}.
desk-board-none = Pas de plateau pour les { $color }.
desk-board-never = Plateau des { $color } introuvable.
desk-board-gone = Plateau des { $color } : aucun signal depuis { $time }.
desk-board-silent = Plateau des { $color } encore muet.
desk-board-moves = Plateau des { $color } : coups finis seulement.
desk-board-sealed = Le plateau des { $color } n'est pas décrit : le coup va dans l'enveloppe.
desk-clock-runs = La pendule des { $color } tourne.
desk-two-hands-unpressed = Un coup illégal, dès que les { $color } appuient sur la pendule.
desk-clocks-stand = Pendules arrêtées.
desk-session-left = Reste de la séance : { $time }.

desk-board = Plateau des { $color }, d'après ses capteurs.
desk-board-senses = Il ne sent que les cases. Les pièces sont celles de la partie.
desk-board-unknown = Occupées, mais vides dans la partie : { $squares }.
desk-board-empty = Vides, mais occupées dans la partie : { $squares }.
desk-sheet-empty = La feuille des { $color } est vide.
desk-sheet-gap = un blanc
desk-sheet-illegal = { $move }, illégal
desk-announced = Les { $color } ont annoncé : { $move }.
desk-on-board = Sur le plateau des { $color } : { $move }.
desk-log = { $time } { $what }
desk-log-empty = Rien ne s'est encore passé.

desk-boards-same = Les deux plateaux sont identiques.
desk-boards-differ = Les plateaux diffèrent sur { $count ->
    [1] une case
    [one] { $count } case
   *[other] { $count } cases
}.
desk-difference = { $square } : Blancs { $white }, Noirs { $black }.
desk-differences-more = Et { $count } de plus.
desk-something = une pièce
desk-unsure = capteur défectueux
desk-sheets-agree = Les feuilles de partie concordent.
desk-sheet-behind = Les feuilles concordent. { $count ->
    [0] Les { $color } n'ont rien noté.
    [one] Les { $color } ont noté jusqu'à { $place }.
   *[other] Les { $color } ont noté jusqu'à { $place }.
}
desk-sheets-until = { $count ->
    [0] Premier coup illégal, sur les deux feuilles.
    [one] Les feuilles concordent jusqu'à { $place }. Le coup suivant n'est légal sur aucune.
   *[other] Les feuilles concordent jusqu'à { $place }. Le coup suivant n'est légal sur aucune.
}
desk-sheets-part = Les feuilles diffèrent à { $place }. Blancs : { $white }. Noirs : { $black }.
desk-no-move = aucun coup
desk-misrecorded = L'enregistrement est faux à { $place }. Enregistré : { $recorded }. Noté : { $written }.
desk-sheet-paper = Les { $color } notent à la main : regardez vous-même cette feuille.
desk-cause-differ = Elles diffèrent à partir de là.
desk-cause-missing = Les { $color } n'ont pas noté la suite.
desk-solution-stands = La partie en est { $count ->
    [0] au début.
    [one] à ce point : après { $place }.
   *[other] à ce point : après { $place }.
} Trait aux { $color }.
desk-solution-back = Retour { $count ->
    [0] au début.
    [one] à la position après { $place }.
   *[other] à la position après { $place }.
} Trait aux { $color }.
desk-correction = Les { $color } corrigent { $square } : { $man }.
desk-entry = Les { $color } ajoutent { $place } : { $move }.
desk-corrections = Les { $color } replacent toutes les pièces : { $count } cases sont fausses.
desk-entries = Les { $color } notent { $count } coups de plus.
desk-time = Pendule des { $color } : { $time }.
desk-times-judged = À vous de juger des temps : régler-pendule.
desk-doubt-illegal = Les deux ont noté un coup illégal : { $place }. Statuez avec illégal.
desk-doubt-missing = Manque sur les deux feuilles : { $place }.
desk-doubt-nothing = Rien de noté, et aucun plateau ne montre le début.
desk-propose = Pour décider ainsi, tapez accepter. FIDE 2023, D.2.9.
desk-propose-none = Pas de proposition : interrogez les joueurs, puis tapez restaurer ou fixer-position.
desk-propose-warning = Pour avertir les { $color }, tapez accepter.
offence-ahead = Les { $color } ont noté un coup d'avance.
offence-other-hand = Pendule : les { $color } ont appuyé de l'autre main ou gardé un doigt dessus.
offence-misuse = Les { $color } ont frappé, soulevé ou renversé la pendule.
offence-upset = Pièces : les { $color } en ont renversé et ont appuyé.
offence-leaving = Les { $color } sont sortis sans permission.
offence-disturbing = Les { $color } ont dérangé l'adversaire.
offence-telephone = Les { $color } avaient un téléphone, ou il a sonné.
offence-notes = Aide : les { $color } ont utilisé des notes ou des conseils.
offence-refusing = Règles : les { $color } ont refusé de les respecter.
offence-disrepute = Jeu d'échecs discrédité, par exemple par un résultat arrangé : { $color }.
desk-propose-remark = La première fois : une remarque. La prochaine : un avertissement.
desk-propose-time = Deux minutes de plus pour les { $color } : tapez accepter.
desk-propose-loss = Partie perdue pour les { $color } : tapez accepter.
desk-fault-allowed = Selon ces règles, un joueur peut noter d'avance.

desk-aid-never = { $aid } : aucun arbitre ne peut l'accorder, le conseil est interdit. FIDE 2023, 11.3.1.
desk-aid-has = Les { $color } ont déjà : { $aid }.
desk-aid-has-not = Les { $color } n'ont pas : { $aid }.
desk-aid-granted = Permis aux { $color } : { $aid }.
desk-aid-tells = Coups illégaux refusés avant l'appui. Sans pénalité.
desk-aid-withdrawn = N'est plus permis aux { $color } : { $aid }.
desk-aid-used = Les { $color } ont demandé : { $aid }.
desk-aid-refused = Demandé par les { $color }, et refusé : { $aid }.
desk-no-aids = rien
desk-assistant = Assistant des { $color } : { $name }.
desk-assistant-dismissed = Les { $color } n'ont plus d'assistant.
desk-no-assistant = Les { $color } n'ont pas d'assistant.
desk-assistant-needed = Cet appariement exige un assistant. Nommez-en d'abord un autre. { $article }

desk-no-adjournment = Pas d'ajournement : le fichier de match ne le permet pas.
desk-no-session = Aucune séance connue, ou plus rien n'en reste. Tapez ajourner, ou dites les minutes : ajourner anticipé 45.
desk-no-key = Pas de clé d'enveloppe : le coup ne peut pas être scellé.
desk-early-flag = Il reste { $time } aux { $color } : ajourner avant l'heure coûte plus, et le drapeau tombe.
desk-envelope-passphrase = Enveloppe : tapez la phrase secrète du pupitre. Entrée seule : elle reste fermée.
desk-help-envelope = Tapez la phrase secrète du pupitre. Le coup scellé est alors joué.
desk-envelope-closed = L'enveloppe reste fermée.
desk-envelope-wrong = Phrase secrète fausse. Tapez-la de nouveau. Entrée seule : l'enveloppe reste fermée.
desk-envelope-damaged = L'enveloppe est abîmée : illisible. Si les joueurs s'accordent sur le coup : perdue et le coup.
desk-sealed-ambiguous = Scellé : { $text }. Plusieurs coups possibles. Qui l'a scellé perd.
desk-sealed-unreadable = Scellé : { $text }. Pas un coup légal. Qui l'a scellé perd.
desk-lost-annuls = Enveloppe perdue, et personne ne connaît le coup. La partie est annulée.

desk-of = { $color } : { $what }
desk-absent-loses = Noter l'absence des { $color } ? Les { $color } perdent aussitôt : le délai de forfait est écoulé.
desk-game-over = La partie est finie. Tapez révoquer pour révoquer la fin, ou clore.
desk-then-over = Tapez révoquer pour révoquer la fin, ou clore.
desk-then-over-ruled = Révoquer la décision { $number } : révoquer { $number }, ou clore.
desk-game-over-ruled = La partie est finie. Tapez révoquer { $number } pour révoquer la décision { $number }, ou clore.
desk-sealed = Coup scellé. Dès que vous l'avez en main : enveloppe.
desk-adjourned = Partie ajournée. Le jour venu : échéance, puis ouvrir.
desk-resumption-past = Ce jour est passé : { $date }. Tapez une date ultérieure.
desk-resumption-missing = Quand et où reprend-on ? Tapez reprise, puis date, heure et lieu.
desk-sealed-again = Le coup scellé ne peut pas être joué. Si les joueurs s'accordent sur un coup : perdue et le coup, comme perdue Cf3. Sinon, tapez résultat.
desk-opened-clock = Incrément ajouté : { $color }, pour le coup scellé.
desk-open-now = Tapez ouvrir.
desk-open-if-there = Les { $color } sont-ils là ? Alors tapez ouvrir. Sinon, tapez absence { $player }.
desk-not-begun = La partie n'a pas commencé. Tapez commencer.
desk-ruling-stays = { $helps ->
    [revoked] La décision { $number } est déjà révoquée.
    [position] Décision { $number } irrévocable : la partie a continué. Tapez fixer-position, ou restaurer, comme restaurer 12 noirs.
    [moves] Décision { $number } irrévocable : la partie a continué. Tapez régler-coups.
    [penalty] Décision { $number } irrévocable. Tapez révoquer { $next } pour sa pénalité.
    [touch] Décision { $number } irrévocable : le joueur a continué. Tapez { $restore } : les { $color } sont alors libres de jouer { $back ->
        [0] n'importe quel coup.
       *[other] de nouveau { $move }.
    }
    [waive] Décision { $number } irrévocable : la partie a continué. Tapez touché et la case.
    [increment] Décision { $number } irrévocable : la partie a continué. Tapez incrément oui ou incrément non.
    [offer] Décision { $number } irrévocable : la partie a continué. L'adversaire peut refuser.
    [default-time] Décision { $number } irrévocable : la partie a continué. Tapez délai et des minutes.
    [dismissed] Décision { $number } irrévocable : la partie a continué. Statuez avec touché, deux-mains, avertir ou une autre pénalité.
    [quickplay] Décision { $number } irrévocable : la partie a continué. Tapez résultat, ajouter-temps ou enlever-temps.
    [end] La décision { $number } a relancé la partie. Pour la finir de nouveau, tapez résultat ou défaite.
    [again] La décision { $number } a révoqué la décision { $of }. Pour la rétablir, tapez sa commande, comme ajouter-temps blancs 2.
   *[other] Décision { $number } irrévocable : la partie a continué. Tapez restaurer, régler-pendule ou résultat.
}
desk-paused = Pendules arrêtées. Tapez reprendre.
desk-not-led = Le plateau des { $color } n'est pas vu. Vérifiez vous-même qu'il est juste.
desk-restored-same = C'est déjà la position : aucun coup n'est repris, et les pendules gardent leurs temps. Pour en changer un : régler-pendule.
desk-boards-then-resume = Pendules arrêtées. Quand les plateaux sont justes, tapez reprendre.
desk-matters-again = { $count ->
    [1] Une affaire attend
    [one] { $count } affaire attend
   *[other] { $count } affaires attendent
  } de nouveau. Tapez affaires.
desk-resume-when-ready = Quand tout le monde est prêt, tapez reprendre.
desk-judging = Les { $color } peuvent-ils encore mater ? C'est à l'examen.
desk-examined = Position à l'examen. Si aucun camp ne peut mater, la partie finit nulle dans un instant.
desk-stands = { $square } { $man }
desk-illegal-board = Sur le plateau des { $color } : { $squares }.
desk-not-pressed = Les { $color } n'ont pas appuyé, les { $opponent } continuent. Personne ne doit le dire.
desk-illegal-stands = Le coup des { $color } était illégal. Il compte tant qu'il n'est pas réclamé ou que vous ne statuez pas.
desk-illegal-position = Le dernier coup était illégal : deux rois en échec, ou un pion sur la dernière rangée. Les { $color } ont un coup pour réclamer ou y mettre fin.
desk-sheet-differs = Les { $color } ont noté { $wrote } à { $place }. Joué : { $made }.
desk-place-white = la place des Blancs
desk-place-black = la place des Noirs
desk-place-desk = la place du pupitre
desk-closed-there = Le pupitre est fermé à une place.
desk-locked-at = Le pupitre est verrouillé : { $place }.
desk-opened-at = Le pupitre est ouvert ici : { $place }.
desk-wrong-at = Phrase secrète fausse : { $place }.
desk-unclear = Les { $color } disent { $text } : pas un coup légal. Les deux cases sont demandées au joueur.
desk-repeats-another = Les { $color } répètent { $said }. Le coup est { $move }.
desk-envelope-wrong-at = Phrase secrète fausse pour l'enveloppe : { $place }.
desk-code-wrong = Code faux : { $place }.
desk-terminal-there = Terminal connecté : { $place }.
interrupted = Le programme s'est arrêté : les { $color } réfléchissaient. Au plus { $seconds } secondes n'en sont pas comptées.
interrupted-unknown = Le programme s'est arrêté : les { $color } réfléchissaient. Personne ne sait combien n'en est pas compté. Si vous le savez, réglez la pendule.
desk-terminal-gone = Terminal parti : { $place }.
desk-told-board-lost = Plateau perdu : { $color }. Le joueur continue en tapant.
desk-told-board-back = Plateau revenu : { $color }.
desk-told-board-wrong = Plateau faux : on dit aux { $color } quoi corriger.
desk-told-board-right = Plateau de nouveau juste : { $color }.
desk-told-board-low = Batterie faible : plateau des { $color }.
desk-told-board-missed = Données du plateau perdues : { $color }. Une pièce touchée peut manquer.
desk-told-mutes = Les { $color } font ignorer { $square } et disent : la case clignote. Si elle n'a pas été touchée : involontaire { $color }.
desk-told-flickers = { $square } clignote sur le plateau des { $color }. Si la pièce touchée était un accident : involontaire { $color }.

## Aide au pupitre de l'arbitre

help-desk-start =
    commencer : la partie commence, la pendule du joueur au trait tourne.
    FIDE 2023, 6.6.
help-desk-pause = arrêter : arrête les pendules.
help-desk-resume = reprendre : remet les pendules en marche.
help-desk-matters =
    affaires : tout ce qui attend votre décision, avec les faits et les commandes utiles.
help-desk-accept =
    accepter 2 : oui à l'affaire 2. Seul : à ce que propose comparer, ou à la seule affaire.
    Les numéros : affaires.
help-desk-reject =
    rejeter 2 : non à l'affaire 2. Seul : à ce que propose comparer, ou à la seule affaire.
    Les numéros : affaires.
help-desk-postpone =
    différer : décide plus tard d'une réclamation en fin au KO.
    différer 2 : avec deux minutes pour l'adversaire.
help-desk-dismiss =
    classer : rejette l'affaire qui attend, ou la marque comme faite.
    classer 2 : l'affaire 2. Les numéros : affaires.
help-desk-appeal =
    appel 2 fondé, appel 2 rejeté, avec la raison : ce que la commission a décidé sur la décision 2.
    appel 2 blancs, avec les raisons : les Blancs remettent un appel.
help-desk-facts =
    faits : répétitions avec leurs coups, les 50 coups, matériel, temps, coups illégaux, plateaux.
help-desk-article = article 9.2, article roque : ce que disent les règles, en bref.
help-desk-compare =
    comparer : les deux plateaux et les deux feuilles, et la position qui en résulte.
    FIDE 2023, D.2.9.
help-desk-board =
    échiquier blancs : le plateau des Blancs.
    échiquier e4 : la case dans la partie.
help-desk-sheet =
    feuille blancs : la feuille de partie des Blancs.
    feuille blancs 5 : les cinq derniers coups.
help-desk-last =
    dernier : le dernier coup, et le coup annoncé.
help-desk-log =
    journal : les dix dernières lignes du journal.
    journal 30 : davantage.
    Temps comptés du début du match.
help-desk-clocks =
    pendules : les deux temps, et quelle pendule tourne.
help-desk-set-clock =
    régler-pendule blancs 1:23:45 : heures, minutes, secondes.
    23:45 minutes, secondes. 23 minutes.
help-desk-set-moves =
    régler-coups blancs 12 : règle le compteur de la pendule des Blancs sur 12 coups.
help-desk-reconstruct =
    reconstituer : guide à travers les coups qu'aucune feuille ne porte.
    reconstituer 20 : à partir du coup 20.
    Tapez ensuite coup après coup.
help-desk-moves-known =
    coups-connus : les coups sont trouvés, et les deux complètent leur feuille.
help-desk-next-period =
    période-suivante : les coups sont introuvables. Le coup suivant est le premier de la période suivante.
help-desk-add-time =
    ajouter-temps blancs 2 : les Blancs reçoivent deux minutes.
    ajouter-temps blancs 1:30 : une minute et demie.
help-desk-take-time =
    enlever-temps blancs 2 : les Blancs perdent deux minutes.
    enlever-temps blancs 1:30 : une minute et demie.
help-desk-increment =
    incrément oui : désormais cinq secondes par coup.
    incrément non : refusé.
help-desk-warn = avertir blancs : les Blancs reçoivent un avertissement.
help-desk-points =
    modifier-points blancs +1/2 : les Blancs reçoivent un demi-point de plus.
    modifier-points blancs -1 : un point de moins.
    Après la partie.
help-desk-loss =
    défaite blancs : les Blancs perdent.
    défaite blancs 0 : les Noirs ne reçoivent rien non plus.
help-desk-result =
    résultat 1-0 : points des Blancs, points des Noirs.
    1/2-1/2, 0-0 et d'autres.
help-desk-adjudicate =
    adjuger 1-0 Anna Muster : ce résultat, car Anna Muster a jugé la position.
    Le fichier de match doit le permettre.
help-desk-fine =
    amende blancs : une amende annoncée d'avance.
help-desk-exclude = exclure blancs : les Blancs ne jouent pas les prochaines rondes.
help-desk-expel = expulser blancs : les Blancs quittent le tournoi.
help-desk-annul =
    annuler : annule la partie. Une nouvelle est jouée.

help-desk-illegal =
    illégal blancs : le dernier coup des Blancs était illégal, comme vous l'avez vu.
help-desk-touch =
    touché blancs e2 : les Blancs ont touché la pièce de e2, maintenant ou avant le dernier coup, et doivent la jouer.
    Pour un coup plus ancien : accepter et le numéro de la plainte.
help-desk-waive =
    involontaire blancs : les Blancs ont touché par accident, et cela ne compte pas.
    Les Blancs entendent quoi remettre, et quelle pendule tourne. FIDE 2023, 4.2.2.
help-desk-two-hands =
    deux-mains blancs : les Blancs ont joué à deux mains.
help-desk-fault =
    faute blancs : dit les motifs. faute blancs 1 : les Blancs ont fait cela.
    C'est noté, et une pénalité est proposée.
help-desk-flag = drapeau blancs : le drapeau des Blancs est tombé.
help-desk-wrong-start =
    mauvais-départ : la position de départ était fausse.
    mauvais-départ blancs : roi et dame blancs étaient intervertis.
    mauvais-départ blancs h1 : la pièce de h1 était ailleurs.
    Trop tard pour une nouvelle partie, cette pièce ne roque plus.
help-desk-turned =
    mal-orienté : l'échiquier est mal orienté.
    La partie continue.
help-desk-reversed =
    couleurs-inversées : la partie a commencé avec les couleurs inversées.
help-desk-displaced =
    pièces-déplacées 12 noirs : des pièces ont été déplacées, après le coup 12 des Noirs.
    La partie y revient, comme avec restaurer.
help-desk-restore =
    restaurer 12 noirs : retour à la position après le coup 12 des Noirs, et à ses temps.
    restaurer 0 : au début. Les pendules sont arrêtées jusqu'à reprendre.
help-desk-position =
    fixer-position et FEN, ou une liste de pièces : la partie continue de là.
    Pendules arrêtées jusqu'à reprendre.
help-desk-rulings = décisions : toutes les décisions et pénalités avec leurs numéros.
help-desk-revoke =
    révoquer 2 : révoque la décision 2.
    Temps, pendules réglées, points, résultats, pièces touchées, pénalités et toute fin de partie.
    Seul, après la partie : révoque sa fin, même décidée par vous.
help-desk-allow =
    autoriser blancs coups légaux.
    Aides : dernières annonces, sa propre feuille, temps, numéro du coup, feuille adverse, lecture de la position, coups légaux, attaquants, indications de nulle, nom de l'ouverture, coups repris.
help-desk-withdraw =
    retirer blancs temps : les Blancs ne peuvent plus demander les temps.
    aide autoriser donne tous les noms.
help-desk-aids =
    droits : les aides de chaque joueur, et les assistants.
help-desk-assistant =
    assistance blancs Hans Hand : nomme un assistant pour les Blancs.
    assistance blancs renvoyer : les Blancs n'en ont plus.
help-desk-absent =
    absence blancs : note les Blancs absents.
    Le délai de forfait compte.
help-desk-arrived = arrivée blancs : les Blancs sont arrivés.
help-desk-default-time =
    délai 30 : un joueur en retard d'une demi-heure au plus peut encore jouer.
    délai 0 : pas d'attente.
help-desk-adjourn =
    ajourner : le joueur au trait doit sceller.
    Ensuite, enveloppe.
    ajourner anticipé : le joueur au trait le veut, et le reste de la séance lui est compté.
help-desk-resumption = reprise 2026-12-01 10:00 Salle 2 : date, heure et lieu, pour l'enveloppe. Les joueurs l'entendent.
help-desk-envelope =
    enveloppe : vous tenez le coup scellé, et la partie est ajournée.
help-desk-due =
    échéance : l'heure est venue, et la partie ajournée continue.
    Désormais un joueur peut être en retard. Ensuite ouvrir, ou absence et le joueur.
help-desk-open =
    ouvrir : ouvre l'enveloppe avec la phrase secrète. La partie continue.
help-desk-lost =
    perdue Cf3 : l'enveloppe est perdue, et les deux s'accordent sur ce coup.
    Sans coup : la partie est annulée.
help-desk-note =
    remarque malaise des Blancs : écrit une remarque dans le rapport.
help-desk-tasks =
    tâches : ce qui reste à faire à cette table.
    tâches tout : tout, avant, pendant et après la partie.
help-desk-done = fait 3 : la tâche 3 est faite. fait 1 2 4 : plusieurs.
help-desk-undone = à-faire 3 : la tâche 3 n'est pas faite, finalement.
help-desk-glossary = glossaire nulle : le mot dans chaque langue. Le mot peut être de n'importe laquelle.
help-desk-report =
    rapport : écrit les documents tels qu'ils sont, et dit où.
help-desk-sign-off =
    clore : finit le match et écrit ses documents.
help-desk-talk =
    langue fr : le pupitre parle français. langue en : anglais.
help-desk-help =
    aide : le pupitre en bref.
    aide tout : tous les noms.
    aide restaurer : une commande.
help-desk-leave =
    sortir : ferme le pupitre ici.
    La phrase secrète le rouvre.

entry-retyped = Lu comme { $text }.
reason-unread = aucune voix ne peut lire cette langue
voices-new =
    Nouvelle voix : { $folder }
    Traduisez ses fichiers. Puis vérifiez-les : { $program } voices check { $parent }
voices-new-known = { $name } est déjà intégrée. Pour une autre langue, donnez son code, comme el.
voices-new-exists = { $folder } existe déjà. Renommez-le, ou indiquez un autre dossier.
voices-new-fails = { $folder } ne peut pas être créé : { $reason }.
voice-state = État inconnu : { $state }. Écrivez draft, read ou spoken.
voice-untranslated =
    { $count ->
        [one] Il manque { $count } phrase, dite dans une autre langue : { $names }.
       *[other] Il manque { $count } phrases, dites dans une autre langue : { $names }.
    }
voice-untranslated-more = Et { $count } de plus.
voice-plural = Il manque des variantes dans { $name } : { $variants }, pour le nombre { $gap }.
voice-meanings = { $word } a deux sens dans un coup : { $first } et { $other }. Il faut à chacun ses propres mots.
help-repertoire =
    répertoire italienne : une des 45 ouvertures intégrées. répertoire italienne noirs : de l'autre côté.
    répertoire ouvertures : toutes, cinq par cinq.
    répertoire perso : vos ouvertures, de votre fichier perso.pgn dans le dossier repertoire du dossier de données. Tapez vos coups.
    répertoire parties : ce que vous avez joué au moins deux fois. répertoire parties noirs : un camp, ou bien blancs.
    répertoire : tous, et combien il y a à réviser.
    indice : de l'aide, en quatre étapes. infos : les coups encore une fois.
    suivant : le coup, puis la suite.
    fermer : retour à votre partie.
setting-mouse = Si un clic prend et pose les pièces.
setting-key-hints = Si l'on voit ce que font les touches.
setting-pictures = Si les pièces sont des images à l'écran, quand le terminal en montre.
cli-voices-new = Créer un dossier de nouvelle langue, à traduire.
arg-mouse = un clic prend et pose les pièces : on ou off.
arg-key-hints = on voit ce que font les touches : on ou off.
arg-pictures = pièces en images à l'écran : on ou off.
arg-voices-new-language = le code de la langue, comme nl ou pt-BR.
arg-voices-new-folder = le dossier de cette voix. Sans indication, celui de vos propres voix.
health-voices =
    { $count ->
        [one] Voix : { $count } autre fonctionne.
       *[other] Voix : { $count } autres fonctionnent.
    }
health-voices-draft = Voix : brouillons, qu'aucun locuteur natif n'a relus : { $names }.
voice-review =
    { $state ->
        [read] Voix { $name } : lue par { $by }, { $date }.
        [spoken] Voix { $name } : écoutée par { $by }, { $date }.
       *[draft] Voix { $name } : brouillon, qu'aucun locuteur natif n'a relu.
    }
voice-unconfirmed = Voix { $name } : à confirmer : { $words }.
health-speech-unread = Parole : espeak-ng ne peut pas lire { $language }. Installez une autre voix dans le serveur vocal, ou utilisez un lecteur d'écran.
reason-louis-unfit = aucune table ne convient à cette langue
pictures-none = Ce terminal ne montre pas d'images. Les pièces sont des caractères.
pictures-absent = Ce programme a été compilé sans images. docs/guide.md dit comment les obtenir.
arg-import-letters = lettres des pièces dans le fichier, celles de cette voix : fr, par exemple.
reason-voices = les voix du système ne marchent pas ; pour laisser parler votre lecteur d'écran, tapez parole non
health-speech-system =
    Parole : ce système a { $count ->
        [1] une voix
        [one] { $count } voix
       *[other] { $count } voix
    } ; { $languages }.
health-speech-system-missing = Parole : aucune voix pour la langue { $language }. Ajoutez-en une dans les réglages vocaux de ce système.
health-terminal-unread-elsewhere =
    Terminal : les lecteurs d'écran ne lisent pas { $name }. Utilisez { $system ->
        [windows] le Terminal Windows
       *[macos] Terminal
    }.
health-tried-linux = Système : Linux. Dans les tests, Orca, Fenrir, BRLTTY et yasr lisent le programme. Nous n'avons encore aucun retour de joueurs aveugles.
health-tried-windows = Système : Windows. Ses auteurs ne l'ont essayé que sous Wine, sans lecteur d'écran. Si vous utilisez NVDA ou JAWS, dites-nous comment il se lit.
health-tried-macos = Système : macOS. Ses auteurs l'ont compilé, mais jamais lancé. Si vous utilisez VoiceOver, dites-nous comment il se lit.
health-tried-nowhere = Système : personne n'a essayé le programme ici. Dites-nous comment il marche.
reason-louis-absent = lou_translate manque, installez liblouis
health-braille-absent = Braille : le code d'échecs fonctionne. Pour le braille littéraire, installez liblouis.
reason-no-name = aucun fichier ne peut porter ce nom

## Dans un tournoi

tournament-new = { $name } : { $players } { $players ->
    [one] joueur
   *[other] joueurs
}, pas encore de ronde.
tournament-open = { $name } : ronde { $round } sur { $rounds }, { $players } { $players ->
    [one] joueur
   *[other] joueurs
}.
tournament-new-teams = { $name } : équipes { $players }, aucune ronde.
tournament-open-teams = { $name } : ronde { $round } sur { $rounds }, équipes { $players }.
tournament-next-draw = Ensuite, tirer les numéros : tirage. Toutes les commandes : aide.
tournament-next-pair = Ensuite, apparier la ronde { $round } : apparier. Toutes les commandes : aide.
tournament-next-results = Ensuite, les résultats, comme résultat 1 1-0. Toutes les commandes : aide.
tournament-next-qualify = Les groupes sont finis. Pour qualifier les meilleurs : qualifier.
tournament-next-standings = Toutes les rondes sont finies. Pour le classement final, tapez classement.
tournament-not-done = Rien de fait.
tournament-sure = Oui ou non ?
tournament-nothing-typed = Rien de tapé. Tapez une commande, ou aide.
tournament-unknown = Inconnu ici : { $word }. Toutes les commandes : aide.
tournament-unknown-near = Inconnu ici : { $word }. Vouliez-vous dire { $near } ?
tournament-which-player = Quel joueur ? { $names }. Tapez le numéro.
tournament-no-player = Aucun joueur { $text }. Pour tous les entendre, tapez inscrits.
tournament-help = Avant : règlement, inscrits, inscrire, tirage.
    Rondes : apparier, appariements, résultat, manquants, reporter.
    Joueurs : joueur, absence, retirer, retour, séparer, modifier.
    Demandé : adversaire, groupe, possible.
    Équipes : composition. Égalité : départager. Groupes : qualifier.
    Classement : classement, pourquoi, grille, prix.
    Fichiers : avis, rapport, parties, exporter, tables.
    Rectifier : corriger, journal, révoquer. Sortir : sortir.
    Plus : aide tout, aide apparier, expliquer.
tournament-wants-nothing = Tapez { $name } seul.
tournament-wants-player = { $name } demande un joueur : { $name } 7, ou { $name } anna.
tournament-wants-bye = { $name } demande un joueur, puis 1/2 pour un demi-point : { $name } 7 1/2.
tournament-wants-players = { $name } demande deux joueurs : { $name } 3 7.
tournament-wants-entry = { $name } demande un nom, et un Elo s'il y en a un : { $name } Martin, Léa 1650.
tournament-wants-amendment = { $name } demande un joueur, une clé du fichier et sa valeur : { $name } 7 rating 1850.
tournament-wants-goal = { $name } demande un joueur et une place : { $name } 7 3.
tournament-wants-varma = { $name } seul, ou { $name } varma.
tournament-wants-pairs = { $name } et les paires, les Blancs d'abord, l'exempt seul : { $name } 1-4 2-3 5.
tournament-wants-result = { $name } demande échiquier et résultat : { $name } 4 1-0.
tournament-wants-correction = { $name } et la ronde, l'échiquier, le résultat : { $name } 2 4 1-0.
tournament-wants-board = { $name } demande un échiquier : { $name } 4.
tournament-wants-line-up = { $name } demande une équipe, puis les places de ses joueurs : { $name } 2 1 3 4.
tournament-wants-tie = { $name } demande un échiquier : { $name } 2, ou { $name } 2 1-0.
tournament-wants-qualified = { $name } seul, ou des numéros : { $name } 1 5 2 8.
tournament-wants-round = { $name } seul, ou avec une ronde : { $name } 3.
tournament-wants-act = { $name } demande le numéro d'un acte : { $name } 12. journal les donne.
tournament-wants-number = { $name } seul, ou avec un nombre : { $name } 30.
tournament-wants-file = { $name } demande un nom de fichier : { $name } club.trf.
tournament-wants-command = { $name } seul, ou avec une commande : { $name } apparier.
tournament-wants-term = { $name } seul, ou avec un mot : { $name } Buchholz.
tournament-no-varma = Pas de table Varma pour tant de joueurs. Elle va de 9 à 24.
tournament-numbered = Les numéros de départ sont attribués.
tournament-drawn = Numéros de départ, tirés avec { $number } :
tournament-number = { $number }, { $name }
tournament-correct-what = Ronde { $round }, échiquier { $board } : { $result } au lieu de { $had }.
tournament-moves = { $player } a alors { $points } : place { $place }, maintenant { $had }.
tournament-pairings-stay = Rondes suivantes : paires inchangées.
tournament-withdraw-what = { $player } quitte le tournoi.
tournament-revoke-what = Révoquer ceci ? { $what }
tournament-revoked = Révoqué : acte { $number }.
tournament-playing = Ronde { $round }, échiquier { $board } : { $white } et { $black } jouent.
tournament-postponed = Reportée, ronde { $round }, échiquier { $board } : { $white } et { $black }.
tournament-adjourned = Ajournée, ronde { $round }, échiquier { $board } : { $white } et { $black }. Pour apparier sans elle : reporter { $board }.
tournament-pair-without = Sans résultat, ronde { $round }, échiquier { $board } : { $white } et { $black }. Nulle pour cet appariement.
tournament-pair-appeal = Appel en cours, ronde { $round }, échiquier { $board } : { $white } et { $black }. Le résultat compte tel quel.
tournament-nobody-there = personne
tournament-none-missing = Aucun résultat ne manque.
outcome-white = gain des Blancs
outcome-draw = nulle
outcome-black = gain des Noirs
outcome-white-forfeit = gain des Blancs par forfait
outcome-black-forfeit = gain des Noirs par forfait
outcome-neither-forfeit = double forfait
outcome-neither = les deux perdent
outcome-half-white = un demi-point aux Blancs seuls
outcome-half-black = un demi-point aux Noirs seuls
tournament-round-over = La ronde { $round } est finie.
tournament-all-over = La dernière ronde est finie. Pour le classement final, tapez classement.
tournament-third-forfeit = Troisième forfait : { $player }. La plupart des règlements excluent alors. Pour cela : retirer.
tournament-entered = Inscription : { $player }.
tournament-entered-late = Inscription : { $player }, à partir de la ronde { $round }.
tournament-amended = Inscription rectifiée : { $player }.
tournament-paired-tables = Ronde { $round } : appariée selon les tables.
tournament-paired-arbiter = Ronde { $round } : appariée à la main.
tournament-paired-rules = Ronde { $round } : appariée selon les règles du système.
tournament-paired-lots = Ronde { $round } : tirée au sort avec { $number }.
tournament-paired-program = Ronde { $round } : appariée par { $program }.
tournament-ended = Échiquier { $board }, ronde { $round } : { $white }, { $black } : { $result }.
tournament-corrected = Corrigé, échiquier { $board }, ronde { $round } : { $white }, { $black } : { $result }.
tournament-absent = Absence à la ronde { $round } : { $player }.
tournament-absent-half = Exempt avec un demi-point, ronde { $round } : { $player }.
tournament-absent-full = Exempt avec un point entier, ronde { $round } : { $player }.
tournament-withdrawn = Retrait : { $player }.
tournament-returned = Retour à la ronde { $round } : { $player }.
tournament-kept-apart = À ne pas apparier : { $names }.
tournament-lined-up = Composition de { $player }, ronde { $round } : { $names }.
tournament-decided = Échiquier { $board }, ronde { $round } : { $player } passe. Décidé par : { $decider }.
tournament-decided-lots = Échiquier { $board }, ronde { $round } : { $player } passe. Tirage au sort avec { $number }.
tournament-qualified = Qualifiés : { $names }.
tournament-qualify-shared = Groupe { $number }, place { $place } partagée. Tapez tous les qualifiés, les plus forts d'abord : qualifier 1 5 2 8.
tournament-act = { $number } : { $what }
tournament-act-revoked = { $number }, révoqué : { $what }
tournament-log-empty = Rien n'est encore enregistré.
tournament-no-act = Pas d'acte { $number }. Il y en a { $count }, les derniers avec journal.
tournament-revoked-already = Déjà révoqué : acte { $number }.
tournament-is-revocation = L'acte { $number } est une révocation : refaites l'acte révoqué.
tournament-needed-by = Révoquez d'abord l'acte { $number } : { $what }
tournament-refused-player = Aucun joueur de ce nom. Pour tous les entendre, tapez inscrits.
tournament-refused-name = Il manque un nom. Tapez-le après inscrire.
tournament-refused-fide = Ce numéro FIDE est déjà inscrit : { $player }.
tournament-refused-same = Inscription déjà faite : { $player }.
tournament-refused-late = Pas d'inscription tardive : après la ronde 1, les tables n'ont plus de place.
tournament-refused-paired = La ronde { $round } est déjà appariée.
tournament-refused-round = Pas de ronde { $round }. Il y en a { $rounds }.
tournament-refused-players = Pas avec { $count } { $count ->
    [one] joueur
   *[other] joueurs
} : le système ne le permet pas.
tournament-refused-order = Chaque joueur doit avoir un seul numéro.
tournament-refused-numbers = Trop tard : la ronde 1 est appariée avec ces numéros.
tournament-refused-next = La ronde suivante est la { $round }.
tournament-refused-playing = La ronde { $round } n'est pas finie : échiquiers { $boards }. Donnez les résultats, ou tapez reporter.
tournament-refused-last = Toutes les rondes sont appariées.
tournament-refused-board = Pas d'échiquier { $board } en ronde { $round }. Il y en a { $boards }.
tournament-refused-result = Résultat déjà donné : { $result }. Pour le rectifier : corriger.
tournament-refused-no-result = Pas encore de résultat. Pour le donner : résultat.
tournament-refused-known = C'est déjà son résultat.
tournament-refused-postponed = Partie déjà reportée.
tournament-refused-left = Pas dans le tournoi à ce moment-là.
tournament-refused-here = Pas de retrait pour ce joueur.
tournament-refused-two = Il faut deux joueurs différents.
tournament-refused-no-teams = Ici, pas d'équipes.
tournament-refused-part = Pas d'échiquier { $board }. Il y en a { $boards }.
tournament-refused-which = Le match { $board } a plusieurs échiquiers. Tapez-en un : résultat { $board }.1 1-0.
tournament-refused-many = Trop de joueurs. Échiquiers par match : { $boards }.
tournament-refused-member = Pas de joueur { $number } dans cette équipe. Pour sa liste : joueur et l'équipe.
tournament-refused-board-order = Hors de l'ordre des échiquiers : joueur { $number }. L'ordre est celui de la liste de l'équipe.
tournament-refused-nobody = Il faut au moins un joueur.
tournament-refused-begun = Le match a commencé.
tournament-refused-tied = Pas d'égalité ici. Pour une partie : résultat.
tournament-refused-groups = C'est pour les groupes, quand tous sont finis.
tournament-refused-qualify = Tapez chaque qualifié une fois. Il y en a { $count }.
tournament-refused-members = Les joueurs restent dans leur équipe.
tournament-breach-twice = Apparié deux fois : { $player }.
tournament-breach-missing = Non apparié : { $player }.
tournament-breach-absent = Apparié, mais absent : { $player }.
tournament-breach-met = Déjà opposés en ronde { $round } : { $white } et { $black }.
tournament-breach-apart = À ne pas apparier : { $white } et { $black }.
tournament-breach-bye = Aucun exempt à prévoir : { $player } l'est.
tournament-breach-second-bye = Second point sans jouer : { $player }.
tournament-breach-third = { $color } trois fois de suite : { $player }.
tournament-breach-three-more = { $color } trois fois de trop : { $player }.
tournament-pairing = Appariement par { $program }.
tournament-pairing-still = Un programme apparie. Pour l'arrêter : arrêter.
tournament-pairing-stopped = Arrêté. Rien n'est apparié.
tournament-pairing-none = Rien à arrêter. Aucun programme n'apparie.
tournament-pairing-outdated = Rien n'est apparié : quelque chose a changé entre-temps. De nouveau : apparier.
tournament-no-program = Aucun programme d'appariement. Installez gacrux ou bbpPairings, ou tapez les paires après apparier.
tournament-program-missing = { $program } ne démarre pas. Tapez les paires après apparier, ou réinstallez-le.
tournament-program-stuck = { $program } est trop lent, il a été arrêté. Tapez les paires après apparier.
tournament-program-endless = { $program } écrit trop, il a été arrêté. Tapez les paires après apparier.
tournament-answer-unreadable = { $program } n'a pas apparié : { $why } Tapez les paires après apparier.
tournament-answer-refused = Refusé, rien n'est apparié. La réponse de { $program } enfreint des règles :
tournament-answer-empty = aucune réponse.
tournament-answer-line = pas de paire en ligne { $line } de sa réponse.
tournament-answer-count = { $said } paires annoncées, { $count } données.
tournament-answer-number = personne n'a le numéro { $number }.
tournament-answer-byes = deux exempts dans une ronde.
tournament-name = { $name }.
tournament-place-is = Lieu : { $value }.
tournament-from = Début : { $value }.
tournament-to = Fin : { $value }.
tournament-arbiter = Arbitre principal : { $value }.
tournament-laws = Règles du jeu : édition { $value }.
tournament-system = Système : { $value }.
tournament-rounds = Rondes : { $value }.
tournament-accelerated = Accélération : { $value }.
tournament-boards = Échiquiers par match : { $value }.
tournament-arbiters = Arbitres conseillés: { $value }.
tournament-decided-by = Les égalités se décident par : { $value }.
decider-rapid = partie rapide
decider-blitz = partie de blitz
decider-armageddon = partie Armageddon
decider-rating = Elo
decider-white-out = les Blancs sortent
decider-boards = les meilleurs premiers échiquiers
decider-lots = tirage au sort
decider-arbiter = décision de l'arbitre
tournament-variant = Jeu : { $value }.
tournament-time = Cadence : { $value }.
tournament-default-time = Délai de forfait : { $value } minutes.
tournament-ties = Départages : { $value }.
tournament-draws = Nulles : { $value }.
tournament-aids = Aides : { $value }.
tournament-appeals = Appels : { $value }.
system-round-robin = toutes rondes
system-swiss = système suisse
system-adjusted = suisse ajusté
system-lots = suisse par tirage au sort
system-by-hand = appariements à la main
system-match = match à deux
system-scheveningen = Scheveningen
system-knock-out = élimination directe
system-groups = groupes
tournament-nobody = Personne n'est encore inscrit. Tapez inscrire et un nom.
tournament-entry = { $number } : { $name }, { $rating }.
tournament-entry-unrated = { $number } : { $name }, sans Elo.
tournament-entry-left = { $number } : { $name }, retrait.
tournament-no-round-yet = Aucune ronde n'est encore appariée. Tapez apparier.
tournament-no-round = La ronde { $round } n'est pas appariée. Il y en a { $rounds }.
tournament-round = Ronde { $round } :
tournament-bye = Exempt : { $player }.
tournament-free = Libre : { $player }.
tournament-board = Échiquier { $board } : { $white }, { $black }.
tournament-board-over = Échiquier { $board } : { $white }, { $black } : { $result }.
tournament-board-postponed = Échiquier { $board } : { $white }, { $black } : partie reportée.
tournament-match = Match { $board } : { $white }, { $black }.
tournament-match-score = Match { $board } : { $white } { $own }, { $black } { $other }.
tournament-goes-on = { $player } passe.
tournament-tied-game = Égalité. Ensuite : { $decider }, échiquier { $board }, Blancs : { $player }.
tournament-tied = Égalité à l'échiquier { $board }. Au sort : départager { $board }. Ou qui passe : départager { $board } 1-0.
tournament-tied-by = Égalité à l'échiquier { $board }. Décidé par : { $decider }. Tapez départager { $board }.
tournament-standings = Après la ronde { $round } :
tournament-group = Groupe { $number } :
tournament-place = { $place } : { $player }, { $points }.
tournament-place-ties = { $place } : { $player }, { $points } ; { $ties }.
tournament-place-equal = { $place } : { $player }, { $points }; départages égaux.
tournament-tie-value = { $tie } : { $value }
tournament-tie-value-place = { $tie } : place { $value }
tournament-tie-alone = { $tie } : { $value }.
tournament-left = Tout est enregistré.
tournament-pair-breaks = Cet appariement enfreint des règles :
tournament-proposed = Proposition pour la ronde { $round } :
tournament-proposed-lots = Proposition pour la ronde { $round }, tirée avec { $number } :
tournament-down = Un groupe de points plus bas : { $player }.
tournament-no-proposal = Rien à trouver selon ces règles. Tapez les paires : apparier 1-4 2-3 5.
tournament-points-whole = { $count }
tournament-points-half = ½
tournament-points-and-half = { $count }½
tournament-player-place = Place { $place }, points : { $points }.
tournament-player-title = Titre : { $value }.
tournament-player-federation = Fédération : { $value }.
tournament-player-club = Club : { $value }.
tournament-player-team = Équipe : { $value }.
tournament-player-captain = Capitaine : { $value }.
tournament-player-seat = Place assise : { $value }.
tournament-player-assistant = Assistant : { $value }.
tournament-card-won = Ronde { $round } : { $color }, gain contre { $player }.
tournament-card-drawn = Ronde { $round } : { $color }, nulle contre { $player }.
tournament-card-lost = Ronde { $round } : { $color }, perte contre { $player }.
tournament-card-forfeit-won = Ronde { $round } : gain par forfait contre { $player }.
tournament-card-forfeit-lost = Ronde { $round } : perte par forfait contre { $player }.
tournament-card-now = Ronde { $round }, échiquier { $board } : { $color } contre { $player }.
tournament-card-half = Ronde { $round } : exempt, un demi-point.
tournament-card-full = Ronde { $round } : exempt, un point entier.
tournament-card-bye = Ronde { $round } : exempt, sans adversaire.
tournament-card-absent = Ronde { $round } : pas jouée.
tournament-same-points = À égalité de points : { $names }.
tournament-score-group = Avec points { $points } : { $names }.
tournament-not-paired = { $player } : pas d'appariement en ronde { $round }.
tournament-could = { $player }, place { $place } ou mieux :
tournament-could-not-yet = Trop tôt : seulement à la dernière ronde, sans équipes.
tournament-could-too-many = Trop de parties en cours : { $count }. Redemandez quand certaines seront finies.
tournament-could-win = Avec un gain
tournament-could-draw = Avec une nulle
tournament-could-loss = Avec une perte
tournament-could-anyhow = En l'état
tournament-could-always = { $case } : dans tous les cas.
tournament-could-never = { $case } : plus possible.
tournament-could-if = { $case } : sûr ainsi, { $white }, { $black } : { $result }.
tournament-could-only-if = { $case } : seulement ainsi, { $white }, { $black } : { $result }.
tournament-could-perhaps = { $case } : par plusieurs résultats des autres.
tournament-crosstable-row = { $number } : { $name }, { $points } : { $rounds }.
tournament-counts-for-nobody = { $player }, non classé : moins de la moitié des parties.
tournament-why = { $player } : place { $place }, points : { $points }.
tournament-behind-points = Derrière { $player } aux points.
tournament-behind-tie = Derrière { $player } au départage { $tie }.
tournament-behind-lots = Derrière { $player } par tirage au sort.
tournament-shared = Place partagée avec { $player }.
tournament-tie = { $tie } : { $value }, soit :
tournament-tie-place = { $tie } : place { $value }, soit :
tournament-tie-unmet = { $tie } : rien à comparer.
tournament-part = Ronde { $round } : { $value } de { $player }.
tournament-part-own = Ronde { $round } : { $value }.
tournament-part-weighed = Ronde { $round } : { $value }, pour { $brought } contre { $player }, score { $scored }.
tournament-part-dummy = Ronde { $round }, pas jouée : { $value }, { $reason }.
tournament-dummy-own = comme le score du joueur
tournament-dummy-opponent = comme l'adversaire apparié
tournament-dummy-draws = comme une nulle à chaque ronde
tournament-part-mean = En moyenne : { $value }.
tournament-part-table = Selon la table Elo : { $value }.
tournament-part-other = En plus : { $value }.
tournament-cut-least = Retranché, comme le plus faible.
tournament-cut-voluntary = Retranché, car non joué par choix.
tournament-cut-most = Retranché, comme le plus fort.
tournament-cut-limit = Non compté : l'adversaire a trop peu de points.
notice-title = { $name }, ronde { $round }
notice = { $player } : ronde { $round }, échiquier { $board }, { $color } contre { $opponent }.
notice-seat = { $player } : ronde { $round }, échiquier { $board }, { $color } contre { $opponent }, place { $seat }.
notice-bye = { $player } : ronde { $round }, exempt.
tournament-no-variant = TRF n'a pas de place pour le jeu. Il n'y est pas noté : { $variant }.
tournament-written = Fichier écrit : { $file }.
tournament-not-written = Pas écrit, { $file } : { $reason }.
tournament-games-unread = Parties des tables illisibles : { $reason }. Rien n'a été écrit.
round-report-title = { $name }, ronde { $round } : rapport
round-report-done = Actes de l'arbitre :
round-report-open = En suspens :
round-report-adjourned = Ajournée : échiquier { $board }, { $white } et { $black }.
round-report-appeal = Appel non tranché : échiquier { $board }, { $white } et { $black }.
tournament-not-kept = Rien de fait, impossible d'enregistrer : { $reason }.
tournament-damaged = Journal endommagé : l'acte { $number } est impossible. { $why } Est-ce le bon fichier de tournoi ?
tournament-damaged-line = Journal endommagé : l'acte { $number } est illisible.
tournament-not-there = Fichier introuvable : { $file }. Pour en commencer un, voir tournament.md.
tournament-ask-begin =
    Un nouveau fichier de tournoi, environ 8 questions et les joueurs.
    Entrée seule : la réponse proposée.
    retour : la question précédente.
    Contrôle-C : arrêter. Vos réponses sont gardées.
tournament-ask-name = Nom du tournoi, avec l'année s'il revient chaque année.
tournament-ask-place = Lieu.
tournament-ask-from = Premier jour, comme 2026-11-28.
tournament-ask-system = Quel système ?
tournament-ask-rounds = Combien de rondes ?
tournament-ask-groups = Combien de groupes ?
tournament-ask-boards = Échiquiers par match, si des équipes jouent.
tournament-ask-time = Temps de chaque joueur, comme 60+30.
tournament-ask-ties = Départages dans leur ordre.
tournament-ask-first-team = Première équipe.
tournament-ask-team = Équipe { $number }. Entrée : plus d'équipes.
tournament-ask-first-player = Premier joueur, avec l'Elo, comme Martin, Léa 1650.
tournament-ask-player = Joueur { $number }. Entrée : plus de joueurs.
tournament-ask-help-player = Tapez le nom de famille, une virgule, le prénom et l'Elo. L'Elo peut manquer.
tournament-ask-too-many = Trop de rondes pour { $count } participants : { $rounds } au plus. Changez rounds dans le fichier.
tournament-ask-review = Pour écrire le fichier : Entrée. Pour changer la dernière réponse : retour.
tournament-begin = Pour commencer : { $program } tournament { $file }
tournament-from-done = Repris : joueurs { $players }, rondes { $rounds }.
tournament-from-left = Lignes inconnues, non reprises : { $lines }.
tournament-from-ties = Des départages sont inconnus, et non repris.
tournament-from-line = Ligne { $line }, colonne { $column } : { $what }
tournament-from-there = Un tournoi { $name } est déjà gardé. Donnez à celui-ci un autre nom dans son fichier.
tournament-from-teams = Rien n'est repris : équipes, joueurs et points ne concordent pas.
tournament-from-by-hand = Rien n'est repris : des points ont été donnés à la main.
tournament-from-scoring = Rien n'est repris : les absences ou les parties en cours donnent d'autres points qu'ici.
tournament-from-acceleration = Rien n'est repris : l'accélération n'est pas celle de Bakou.
tournament-from-name = Rien n'est repris : nom inutilisable du joueur { $number }.
tournament-from-round = Rien n'est repris : la ronde { $round } a des résultats ou des exempts impossibles ici.
tournament-from-act = Rien n'est repris. { $what } { $why }
exchange-no-player = aucun joueur dans ce fichier.
exchange-number = il manque ici un nombre.
exchange-too-great = le nombre est trop grand.
exchange-points = il manque ici des points.
exchange-color = pas de couleur, il faut w, b ou un tiret.
exchange-result = pas de résultat, comme 1, 0 ou =.
exchange-unfit = le résultat ne va pas avec l'adversaire.
exchange-number-twice = le numéro de départ { $number } figure deux fois.
exchange-opponent = personne n'a le numéro { $number }.
exchange-oneself = un joueur contre lui-même.
exchange-two-opponents = deux adversaires à la ronde { $round }, numéro { $number }.
exchange-contradiction = autre résultat à la ronde { $round }, numéro { $number }.
exchange-score = { $given } points, mais les résultats en donnent { $counted }.
exchange-players-missing = { $told } joueurs annoncés, { $found } trouvés. Le fichier n'est pas complet.
tournament-not-read = Pas lu, { $file } : { $reason }.
event-wrong-line = Ligne { $line } : { $what }
event-wrong-form = pas une ligne de fichier de tournoi.
event-wrong-twice = cela apparaît deux fois.
event-wrong-key = clé inconnue : { $word }.
event-wrong-key-near = clé inconnue : { $word }. Vouliez-vous dire { $near } ?
event-wrong-part = commencez par deux crochets : [[{ $part }]].
event-wrong-value = { $key } ne peut pas être { $value }. { $can }
event-wrong-missing = { $key } manque dans le fichier du tournoi.
event-wrong-nameless = { $key } manque ici.
event-wrong-player = le joueur { $name } apparaît deux fois.
event-wrong-fide = numéro FIDE en double : { $number }.
event-wrong-team = l'équipe { $name } apparaît deux fois.
event-wrong-no-team = pas d'équipe { $name } dans ce fichier.
event-wrong-teamless = le joueur { $name } n'a pas d'équipe.
event-wrong-empty-team = l'équipe { $name } n'a pas de joueurs.
event-wrong-unfit = { $key } ne va pas avec le reste du fichier.
event-wrong-ends = la fin est avant le début : { $day }.
event-can-text = Une ligne de 100 lettres au plus.
event-can-federation = Trois lettres majuscules, comme FRA.
event-can-day = Un jour, comme 2026-11-28.
event-can-laws = Une édition des Règles du jeu, comme 2023.
event-can-variant = Au choix : crazyhouse, atomic, antichess, horde, three-check, king-of-the-hill ou racing-kings.
event-can-odds = Un avantage, comme white knight ou black pawn draw.
event-can-system = Au choix : round robin, swiss, adjusted swiss, swiss by lots, by hand, match, scheveningen, knock-out ou groups.
event-can-rounds = Un nombre de 1 à 99.
event-can-count = Un nombre de 1 à 50.
event-can-deciders = Une liste de rapid, blitz, armageddon, rating, white out, boards et lots.
event-can-losers = Au choix : out, third place ou all places.
event-can-acceleration = Au choix : baku.
event-can-finals = Au choix : knock-out ou round robin.
event-can-score = Au choix : match points ou game points.
event-can-time = Une cadence, comme 90+30.
event-can-minutes = Un nombre de minutes, 600 au plus.
event-can-points = Des points, comme 1 ou 0.5.
event-can-ties = Une liste, comme DE, BH/C1, SB.
event-can-rules = Au choix : 2024 ou 2026.
event-can-color = Au choix : white ou black.
event-can-number = Un numéro FIDE.
event-can-rating = Un nombre, 4000 au plus.
event-can-sex = Au choix : m ou w.
event-can-title = Un titre FIDE, comme FM.
event-can-sight = Au choix : B1, B2 ou B3.
event-can-prize-name = Une ligne de 100 lettres au plus, sans classe de vue.
event-can-amounts = Une liste de montants, comme 300, 200, 100, aucun supérieur au précédent.
event-can-gifts = Une liste de prix, comme Coupe, Livre, sans classe de vue.
event-can-sights = Une liste de B1, B2 et B3.
event-can-shared = Au choix : by place, equally ou hort.
event-can-each = Au choix : one ou all.
name-tournament-event = règlement, tournoi
help-tournament-event = règlement : le règlement du tournoi, à voix haute.
name-tournament-entries = inscrits, participants, liste
help-tournament-entries = inscrits : tous, par numéro de départ.
name-tournament-enter = inscrire, inscription
help-tournament-enter = inscrire Martin, Léa 1650 : inscription, même tardive, avec ou sans Elo.
name-tournament-amend = modifier
help-tournament-amend = modifier 7 rating 1850 : corrige une inscription, par une clé du fichier.
name-tournament-draw = tirage, tirage au sort, tirer
help-tournament-draw = tirage : tire les numéros de départ ; tirage varma : ceux d'une fédération se rencontrent tôt.
name-tournament-withdraw = retirer, retrait
help-tournament-withdraw = retirer 7 : le joueur quitte le tournoi.
name-tournament-return = retour, réintégrer, revenir
help-tournament-return = retour 7 : un joueur retiré revient dès la ronde suivante.
name-tournament-absent = absence, absent
help-tournament-absent = absence 7 : pas apparié à la ronde suivante ; absence 7 1/2 : avec un demi-point.
name-tournament-apart = séparer, séparés
help-tournament-apart = séparer 3 7 : ces deux-là ne se rencontrent pas.
name-tournament-line-up = composition, composer
help-tournament-line-up = composition 2 1 3 4 : l'équipe 2 joue avec 1, 3 et 4 de sa liste ; 0 est un échiquier vide.
name-tournament-pair = apparier
help-tournament-pair = apparier : apparie la ronde suivante ; apparier 1-4 2-3 5 : à la main, Blancs d'abord, exempt seul.
name-tournament-stop = arrêter, arrêt
help-tournament-stop = arrêter : met fin au programme qui apparie.
name-tournament-pairings = appariements, paires
help-tournament-pairings = appariements : les échiquiers de la ronde ; appariements 2 : de la ronde 2.
name-tournament-result = résultat
help-tournament-result = résultat 4 1-0 : échiquier 4, gain des Blancs ; 1/2 : nulle, +- et -+ : forfaits.
name-tournament-missing = manquants, résultats manquants, en cours
help-tournament-missing = manquants : les parties sans résultat.
name-tournament-postpone = reporter, différer
help-tournament-postpone = reporter 4 : l'échiquier 4 joue plus tard, la ronde suivante peut être appariée.
name-tournament-decide = départager, décider
help-tournament-decide = départager 2 : qui passe en cas d'égalité à l'échiquier 2 ; départager 2 1-0 : l'arbitre le dit.
name-tournament-qualify = qualifier, qualifiés
help-tournament-qualify = qualifier : les meilleurs de chaque groupe passent ; qualifier 1 5 2 8 : ceux-là.
name-tournament-correct = corriger, rectifier
help-tournament-correct = corriger 2 4 1-0 : corrige un résultat, ronde 2, échiquier 4.
name-tournament-standings = classement
help-tournament-standings = classement : le classement ; classement 3 : après la ronde 3.
name-tournament-why = pourquoi
help-tournament-why = pourquoi 7 : le détail des points et des départages d'un joueur.
name-tournament-player = joueur, fiche
help-tournament-player = joueur 7 : les rondes, les adversaires et la place d'un joueur.
name-tournament-paired = adversaire
help-tournament-paired = adversaire 7 : échiquier, couleur et adversaire d'un joueur.
name-tournament-group = groupe
help-tournament-group = groupe 7 : tous ceux qui ont autant de points.
name-tournament-could = possible
help-tournament-could = possible 7 3 : quels résultats de la dernière ronde donnent au joueur 7 la place 3 ou mieux.
name-tournament-crosstable = grille, grille américaine
help-tournament-crosstable = grille : chaque ronde de chaque joueur, 4w1 pour un gain avec les Blancs contre le 4.
tournament-no-prizes = Aucun prix dans le fichier du tournoi. Chacun commence par [[prize]].
tournament-prizes-now = À ce stade, après la ronde { $round } :
tournament-prize-list = { $name } :
tournament-prize = { $player } : { $amount }.
tournament-prize-shared = { $player } : { $amount }, partagé.
tournament-prize-left = Non attribué : { $amount }.
tournament-prize-none = { $player } : pas de prix.
tournament-prize-of = { $player }, { $name } : { $amount }.
tournament-prize-place = Place { $place } parmi ceux qui y ont droit.
tournament-prize-equally = { $sum } en tout, à parts égales entre { $count }.
tournament-prize-hort = Hort : la moitié de { $own }, le prix de la place, et la moitié d'une part égale de { $sum } pour { $count }.
tournament-prize-instead = Pas { $name } en plus : un prix par joueur, le plus élevé.
tournament-prize-lots = Place partagée entre { $count }, un prix chacun. Le règlement ou le tirage au sort décide.
name-tournament-prizes = prix
help-tournament-prizes = prix : qui reçoit quel prix ; prix 7 : ce que reçoit le joueur 7, et pourquoi.
name-tournament-notices = avis, affichage
help-tournament-notices = avis : des fichiers avec une ligne par joueur, et une page en gros caractères.
name-tournament-report = rapport
help-tournament-report = rapport : des fichiers avec les résultats de la ronde, vos actes, ce qui est en suspens et le classement.
name-tournament-games = parties
help-tournament-games = parties : les parties de la ronde en PGN, avec coups et temps là où les tables les ont.
tournament-tables-none = Ronde { $round } : plus de partie à jouer.
tournament-tables-no-file = Pas de fichier de match pour les tables. Écris table = "table.toml" dans le fichier du tournoi ; match --new en crée un.
tournament-tables-unread = Pas lu : { $file }, { $reason }. Aucune table préparée.
tournament-tables-wrong = Erreurs dans { $file }. Aucune table préparée.
tournament-tables-laid = Tables préparées : { $count }. Pour ouvrir la salle, dans un autre terminal : { $program } room { $file }
tournament-table-taken-back = Échiquier { $board }, ronde { $round } : annulé à sa table. Pour l'annuler ici : révoquer { $act }.
tournament-table-differs = Table { $table }, ronde { $round } : { $result }, signé là-bas. Un autre résultat est noté ici : corrige l'un.
tournament-table-others = Table { $table }, ronde { $round } : d'autres y sont appariés. Pas repris : { $result }.
name-tournament-tables = tables
help-tournament-tables = tables : prépare les tables de la ronde, un fichier de match chacune et un fichier de salle ; tables 2 : de la ronde 2.
name-tournament-export = exporter, export
help-tournament-export = exporter club.trf : le tournoi en fichier, pour les programmes d'appariement et d'Elo.
name-tournament-log = journal
help-tournament-log = journal : les derniers actes avec leurs numéros ; journal 30 : davantage.
name-tournament-revoke = révoquer
help-tournament-revoke = révoquer 12 : annule l'acte 12.
name-tournament-explain = expliquer, définition
help-tournament-explain = expliquer Buchholz : un mot des tournois en une phrase ; expliquer : tous les mots.
name-tournament-help = aide
help-tournament-help = aide apparier : une commande ; aide tout : toutes les commandes.
name-tournament-leave = sortir, quitter
help-tournament-leave = sortir : tout est enregistré.

room-desk-words = salle
room-desk-passphrase = La phrase secrète de la salle. Entrée seule : sortir.
room-desk-welcome = Pupitre de la salle, { $count ->
    [one] { $count } table
   *[other] { $count } tables
}. Vous êtes l'arbitre { $deputy }.
room-desk-left = Vous avez quitté le pupitre de la salle.
room-desk-nothing = Rien n'attend.
room-desk-waiting = { $count ->
    [one] { $count } affaire attend
   *[other] { $count } affaires attendent
}. { $first }
room-desk-news = { $count } affaires nouvelles. { $first }
room-desk-call = Table { $table } : { $what }.
room-desk-and = { $items } ; { $next }
room-desk-touch = plainte des { $color }, pièce touchée
room-desk-two-hands = plainte des { $color }, deux mains
room-desk-claim = nulle réclamée par les { $color }
room-desk-increment = incrément demandé par les { $color }
room-desk-draw = nulle proposée par les { $color }, à autoriser
room-desk-session = séance terminée
room-desk-stopped = pendules arrêtées par les { $color }
room-desk-sheets = feuilles à compléter
room-desk-silent = les { $color } ne répètent pas
room-desk-boards-differ = échiquiers différents
room-desk-conduct = faute des { $color }, à vous de décider
room-desk-position = position douteuse
room-desk-unconfirmed = aucune règle confirmée
room-desk-default-time = aucun délai de forfait fixé
room-desk-flag-in-claim = drapeau des { $color }, tombé pendant une réclamation
room-desk-results = résultats différents
room-desk-signed = les deux ont signé un autre résultat
room-desk-envelope = enveloppe à ouvrir
room-desk-called = les { $color } vous appellent
room-desk-told = les { $color } vous appellent : { $text }
room-desk-appeal = appel des { $color } contre la décision { $number }
room-desk-board-gone = plateau des { $color } sans signal
room-desk-board-wrong = plateau des { $color } faux
room-desk-illegal = coup illégal { $count } des { $color }, sanctionné
room-desk-near = reste aux { $color } : { $time }
room-desk-missing = les { $color } ne sont pas là
room-desk-stands = pendules arrêtées
room-desk-over = partie finie, { $score }
room-desk-flag = drapeau des { $color } tombé, { $score }
room-desk-yours = À vous.
room-desk-has-it = L'arbitre { $deputy } l'a prise.
room-desk-no-next = Rien d'autre n'attend.
room-desk-taken = À vous. { $what }
room-desk-taken-nothing = À vous, table { $table }. Rien n'y attend.
room-desk-has-table = L'arbitre { $deputy } a la table { $table }.
room-desk-has-none = Vous n'avez pas de table. Tapez suivante, ou un numéro.
room-desk-has-several = Quelle table ? Vous avez { $tables }.
room-desk-not-taken = Personne n'a pris la table { $table }.
room-desk-done = Terminé, table { $table }.
room-desk-still = Rendue. { $what }
room-desk-opened = Pupitre de la table { $table }. Pour revenir : fermer.
room-desk-open-elsewhere = Pupitre occupé, table { $table } : un autre terminal l'a.
room-desk-not-open = Aucun pupitre ouvert. Pour en ouvrir un : ouvrir et son numéro.
room-desk-back = Retour à la salle. Table { $table } terminée.
room-desk-back-waits = Retour à la salle. Toujours à vous. { $what }
room-desk-gone = L'arbitre { $deputy } est parti. De nouveau en attente : { $count ->
    [one] table
   *[other] tables
} { $tables }.
room-desk-no-table = Pas de table { $table }. Toutes les tables : tables.
room-desk-no-tables = Il n'y a pas de tables.
room-desk-table = Table { $table } : { $white }, { $black }.
room-desk-line = Table { $table } : { $white }, { $black }, { $how }.
room-desk-how-new = pas commencée
room-desk-how-plays = coup { $number }
room-desk-how-stands = coup { $number }, pendules arrêtées
room-desk-how-adjourned = ajournée au coup { $number }
room-desk-how-unsigned = { $score }, pas signé
room-desk-how-signed = { $score }, à clore
room-desk-how-closed = { $score }, clos
room-desk-count = Tables : { $count }. En cours : { $playing }. Pas commencées : { $new }. Finies : { $over }.
room-desk-all-over = Toutes les parties sont finies.
room-desk-none-over = Aucune partie n'est finie.
room-desk-result = Table { $table } : { $score }, { $white }, { $black }.
room-desk-clock = Table { $table } : { $color }, { $time }.
room-desk-no-clock-under = Aucune pendule sous { $time }.
room-desk-no-clocks = Pas de pendules.
room-desk-follows = Vous suivez { $count ->
    [one] la table
   *[other] les tables
} { $tables }.
room-desk-follows-none = Vous ne suivez aucune table.
room-desk-follows-said = Table { $table } : { $what }
room-desk-started-one = Commencée, table { $table }.
room-desk-started = Commencées : { $count } tables.
room-desk-not-started = Pas commencées : { $count ->
    [one] table
   *[other] tables
} { $tables }. Voyez là-bas avec ouvrir.
room-desk-paused-one = Pendules arrêtées, table { $table }.
room-desk-paused = Pendules arrêtées : { $count } tables.
room-desk-not-paused = Déjà arrêtées : { $count ->
    [one] table
   *[other] tables
} { $tables }.
room-desk-resumed-one = Pendules en marche, table { $table }.
room-desk-resumed = Pendules en marche : { $count } tables.
room-desk-not-resumed = Pas reprises : { $count ->
    [one] table
   *[other] tables
} { $tables }. Quelque chose y attend.
room-desk-run-none = Aucune table pour cela.
room-desk-help = Affaires : attente, suivante, prendre 7, ouvrir 7, fermer, terminé.
    Questions : table 7, tables, pendules 5, finies, pas finies, résultats.
    Pendules : commencer, arrêter, reprendre. Écouter : suivre 7.
    Plus : aide tout, aide suivante. Sortir : sortir.
room-desk-wants-table = Tapez une table après { $name } : { $name } 7.
room-desk-wants-maybe-table = { $name } seul, ou avec une table : { $name } 7.
room-desk-wants-followed = Tapez une table après { $name } : { $name } 7, ou { $name } aucune.
room-desk-wants-minutes = { $name } seul, ou avec des minutes : { $name } 5.
room-desk-wants-command = { $name } seul, ou avec une commande : { $name } suivante.
name-room-none = aucune
name-room-waits = attente
help-room-waits = attente : tout ce qui attend, le plus ancien d'abord, et qui s'en occupe.
name-room-next = suivante
help-room-next = suivante : prend la table qui attend depuis le plus longtemps et que personne n'a.
name-room-take = prendre
help-room-take = prendre 7 : la table 7 est à vous, les autres n'en entendent plus rien.
name-room-done = terminé
help-room-done = terminé : rend votre table ; terminé 7 : parmi plusieurs, la table 7.
name-room-open = ouvrir
help-room-open = ouvrir 7 : le pupitre de la table 7, pour y décider ; ouvrir : celui de la vôtre.
name-room-close = fermer
help-room-close = fermer : du pupitre d'une table, retour à la salle.
name-room-start = commencer
help-room-start = commencer : toutes les parties pas commencées ; commencer 7 : à la table 7.
name-room-pause = arrêter
help-room-pause = arrêter : toutes les pendules ; arrêter 7 : à la table 7.
name-room-resume = reprendre
help-room-resume = reprendre : les pendules repartent là où rien n'attend ; reprendre 7 : à la table 7.
name-room-table = table
help-room-table = table 7 : joueurs, coup, pendules et ce qui attend.
name-room-tables = tables
help-room-tables = tables : toutes les tables, une ligne chacune.
name-room-not-finished = pas finies
help-room-not-finished = pas finies : les parties en cours ou à venir.
name-room-finished = finies
help-room-finished = finies : les parties finies, et ce qui reste à signer.
name-room-results = résultats
help-room-results = résultats : les résultats jusqu'ici.
name-room-clocks = pendules
help-room-clocks = pendules : toutes, la plus courte d'abord ; pendules sous 5 : sous 5 minutes.
name-room-follow = suivre
help-room-follow = suivre 7 : entendre tout ce qui s'y annonce ; suivre aucune : plus rien.
name-room-help = aide
help-room-help = aide suivante : sur une commande ; aide tout : toutes les commandes.
name-room-leave = sortir
help-room-leave = sortir : quitter le pupitre ; vos tables attendent de nouveau.


cli-tournament = Diriger un tournoi, d'après un fichier de tournoi : inscriptions, appariements, résultats, classement.
arg-tournament-file = le fichier du tournoi.
arg-tournament-check = vérifier le fichier du tournoi, et lister ses erreurs.
arg-tournament-new = faire le fichier par des questions.
arg-tournament-from = le faire d'un TRF, fichier d'échange d'un autre programme.
health-pairing = Programme d’appariement : { $program }.
health-no-pairing = Aucun programme d’appariement : apparie le suisse à la main, ou installe gacrux.
tournament-not-entered = Pas inscrit : { $player }. { $why }
tournament-other-file = un autre fichier porte ce nom
lichess-welcome = Connecté comme { $name }. { $count ->
    [0] Aucune partie en cours.
    [one] Une partie en cours.
   *[other] { $count } parties en cours.
 } Pour les commandes, tapez { $help }.
lichess-help = Chercher une partie : { $seek } 15+10. Aussi { $challenge }, { $accept }, { $decline }, { $cancel }, { $games }, { $play }, { $forget }, { $quit }.
lichess-unknown = Pas une commande : { $word }. Pour la liste, tapez { $help }.
lichess-token-ask = Collez votre jeton lichess. Il ne s'affiche pas. Pour quitter, Entrée.
lichess-token-wrong = Ce n'est pas un jeton. Collez-le encore, ou Entrée pour quitter.
lichess-token-unreadable = Jeton gardé illisible : { $reason }.
lichess-token-not-kept = Jeton non gardé : { $reason }.
lichess-token-forgotten = Jeton révoqué et supprimé.
lichess-token-not-deleted = Fichier du jeton non supprimé : { $reason }.
lichess-token-not-revoked = Jeton supprimé ici, non révoqué : { $reason }. Révoquez-le sur { $page }.
lichess-not-entered = Pas connecté : { $reason }.
lichess-too-fast-to-seek = Trop rapide pour une recherche. Au moins 8 minutes, ou 5+5.
lichess-too-fast = Trop rapide pour un défi. Au moins 3 minutes.
lichess-challenge-whom = Nommez l'adversaire : { $challenge } et un nom, ou { $challenge } ai 3.
lichess-level-wrong = Les niveaux vont de 1 à 8.
lichess-terms-wrong = Pas compris : { $word }. Donnez une cadence comme 15+10 ou 3d, une variante ou une couleur.
lichess-no-challenge = Aucun défi en attente.
lichess-no-games = Aucune partie en cours.
lichess-no-such-game = Aucune partie n'a le numéro { $number }.
lichess-game = { $number }, { $name }. Vous avez les { $color }. { $turn ->
    [own] À vous de jouer.
   *[other] Pas à vous de jouer.
 }
lichess-challenged = { $name } vous défie, { $time }, { $variant }, { $rated ->
    [rated] classée
   *[casual] amicale
 }. Tapez { $accept } ou { $decline }.
lichess-challenge-gone = Défi retiré.
lichess-challenge-declined = Défi refusé. { $reason }
lichess-challenge-sent = Défi envoyé à { $name }, { $time }.
lichess-seeking = Recherche d'une partie, { $time }.
lichess-seek-ended = Recherche terminée.
lichess-seek-failed = Pas de recherche : { $reason }.
lichess-no-seek = Vous ne cherchez pas de partie.
lichess-lost = Connexion perdue : { $reason }. Nouvel essai.
lichess-no-variant = Variante non jouable ici : { $variant }.
elsewhere-begins = Vous avez les { $color } contre { $name }.
elsewhere-back = De nouveau connecté.
elsewhere-lost = Connexion perdue : { $reason }. Les pendules tournent toujours. Nouvel essai.
elsewhere-cut = Connexion perdue : { $reason }. Pour quitter la partie, tapez { $quit }.
elsewhere-busy = Pas encore envoyé : { $reason }. L'envoi suit.
elsewhere-move-refused = Coup refusé : { $reason }. Il est repris.
elsewhere-not-done = Pas fait : { $reason }.
elsewhere-takeback-sent = Reprise du coup demandée.
elsewhere-takeback-asked = L'adversaire veut reprendre son coup. Pour accepter, tapez { $takeback }.
elsewhere-gone = L'adversaire est parti. Secondes avant de gagner par { $claim } : { $seconds }.
elsewhere-returned = L'adversaire est revenu.
elsewhere-chat = { $name } écrit : { $words }
elsewhere-no-pause = Ces pendules ne s'arrêtent pas.
elsewhere-not-here = Pas dans cette partie : { $name }. Pour quitter la partie, tapez { $quit }.
elsewhere-first-move = Secondes pour votre premier coup : { $seconds }. Ensuite la partie est annulée.
elsewhere-aborted = Partie annulée.
elsewhere-left = Un joueur est parti. Les { $winner } gagnent.
elsewhere-decided = Le serveur a décidé. Les { $winner } gagnent.
elsewhere-goes-on = La partie continue sur lichess. Votre pendule tourne.
elsewhere-over = Pour revenir, tapez { $quit }.
resume-elsewhere = La partie { $game } est en ligne. Pour continuer : { $program } { $command }
fault-unreached = pas de connexion au serveur
fault-silent = le serveur ne répond pas
fault-broken = la connexion est coupée
fault-untrusted = identité du serveur non prouvée
fault-token = le jeton est refusé
fault-missing = introuvable
fault-busy = trop de demandes, secondes à attendre { $seconds }
fault-failing = le serveur est en panne
fault-refused = le serveur refuse
fault-not-now = impossible maintenant
fault-refused-so = le serveur dit { $words }
fault-nonsense = la réponse n'a pas de sens
name-lichess-seek = chercher, cherche
name-lichess-challenge = défier, défi
name-lichess-accept = accepter
name-lichess-decline = refuser
name-lichess-cancel = annuler
name-lichess-games = parties
name-lichess-play = jouer
name-lichess-forget = oublier
name-lichess-help = aide
name-lichess-quit = quitter
cli-lichess = Jouer sur lichess : chercher une partie, défier, continuer vos parties.
arg-lichess-first = la première commande, par exemple seek 15+10.
arg-lichess-server = un autre serveur avec la même interface.

## Départages

tie-break-encounter = rencontre directe
tie-break-wins = victoires
tie-break-games-won = parties gagnées
tie-break-black-games = parties avec les Noirs
tie-break-black-wins = victoires avec les Noirs
tie-break-progressive = score cumulatif
tie-break-rounds = rondes sans absence
tie-break-standard = points standard
tie-break-number = numéro de départ
tie-break-buchholz = Buchholz
tie-break-average-buchholz = Buchholz moyen des adversaires
tie-break-fore = Buchholz anticipé
tie-break-average-fore = Buchholz anticipé moyen des adversaires
tie-break-sonneborn = Sonneborn-Berger
tie-break-koya = Koya
tie-break-average-rating = Elo moyen des adversaires
tie-break-performance = performance
tie-break-perfect = performance parfaite
tie-break-average-performance = performance moyenne des adversaires
tie-break-average-perfect = performance parfaite des adversaires
tie-break-rating = Elo
tie-break-match-points = points de match
tie-break-game-points = points de partie
tie-break-strength = points et force des adversaires
tie-break-board-count = décompte des échiquiers
tie-break-top-boards = premiers échiquiers
tie-break-bottom-boards = sans les derniers échiquiers
tie-break-weighed = Sonneborn-Berger, { $brought } par { $scored }
tie-break-of-games = { $tie } aux points de partie
tie-break-cut = { $tie } tronqué { $number }
tie-break-median = { $tie } médian { $number }
tie-break-limit = { $tie } limite { $number }
tie-break-forfeits = { $tie } avec forfaits
tie-break-reversed = { $tie } inversé

## Mots des tournois, expliqués

term-cut = tronqué
term-median = médian
term-berger = tables de Berger
term-varma = tables de Varma
term-bye = exempt
term-half-bye = exempt avec un demi-point
term-forfeit = forfait
term-floater = flotteur
term-score-group = groupe de points
term-acceleration = accélération
explain-all = Expliqués ici : { $names }. Tapez un de ces mots après expliquer.
explain-which = Lequel : { $names } ?
explain-none = Pas de tel mot : { $word }. Pour tous les mots : expliquer.
explain-buchholz = Buchholz : les points de tous vos adversaires, additionnés. Les adversaires forts comptent plus.
explain-cut = Tronqué 1 : l'adversaire le plus faible ne compte pas. Avec tronqué 2, ils sont deux.
explain-median = Médian : sans l'adversaire le plus faible, et sans le plus fort.
explain-sonneborn = Sonneborn-Berger : les points des adversaires battus, et la moitié des points en cas de nulle.
explain-encounter = Rencontre directe : seulement les parties entre les ex æquo.
explain-progressive = Score cumulatif : vos points après chaque ronde, tous additionnés. Gagner tôt compte plus.
explain-wins = Victoires : les rondes à un point entier, même sans jouer.
explain-games-won = Parties gagnées : seulement celles jouées sur l'échiquier.
explain-black-games = Parties avec les Noirs : plus il y en a, mieux c'est.
explain-black-wins = Victoires avec les Noirs : seulement sur l'échiquier.
explain-koya = Koya : vos points contre les joueurs à la moitié des points, ou plus.
explain-average-rating = Elo moyen des adversaires : tous leurs Elo additionnés, divisés par leur nombre.
explain-performance = Performance : l'Elo qui correspond à votre résultat, contre ces adversaires.
explain-match-points = Points de match : pour chaque match, le plus souvent 2 pour un gain et 1 pour une nulle.
explain-game-points = Points de partie : ceux de tous les échiquiers de l'équipe, additionnés.
explain-round-robin = Toutes rondes : chacun joue contre chacun.
explain-swiss = Système suisse : à chaque ronde un adversaire au score proche, jamais deux fois le même.
explain-adjusted = Suisse ajusté : le programme propose chaque ronde, selon des règles plus anciennes, et vous dites oui.
explain-lots = Suisse par tirage au sort : ceux qui ont autant de points sont appariés par tirage, et vous dites oui.
explain-by-hand = Appariements à la main : vous tapez les paires de chaque ronde.
explain-match = Match à deux : deux joueurs jouent plusieurs parties l'un contre l'autre.
explain-groups = Groupes : un toutes rondes dans chacun. Les meilleurs vont en élimination directe ou en finale.
explain-scheveningen = Scheveningen : chacun d'une équipe joue contre chacun de l'autre.
explain-knock-out = Élimination directe : le perdant sort, le gagnant continue.
explain-berger = Tables de Berger : les appariements fixes d'un toutes rondes, avec les couleurs de chaque ronde.
explain-varma = Tables de Varma : un tirage par fédération. Les joueurs d'une fédération se rencontrent ainsi tôt.
explain-bye = Exempt : une ronde sans adversaire. Elle vaut le plus souvent un point entier.
explain-half-bye = Exempt avec un demi-point : pour une ronde, demandé d'avance.
explain-forfeit = Forfait : gagné ou perdu sans jouer, parce qu'un joueur n'est pas venu.
explain-floater = Flotteur : un joueur apparié hors de son groupe de points.
explain-score-group = Groupe de points : tous ceux qui ont autant de points. Le suisse apparie d'abord en son sein.
explain-acceleration = Accélération : des points en plus aux premières rondes, pour l'appariement seul. Les plus forts se rencontrent ainsi plus tôt.

captain-welcome = Capitaine de { $team }. Vos tables : { $tables }. Les commandes : aide.
captain-no-boards = Capitaine de { $team }. Aucune table ici n'est à votre équipe.
captain-no-teams = Aucune équipe ne joue dans cette salle.
captain-which-team = Nommez l'équipe : { $program } seat captain --team, puis son nom. Équipes : { $teams }.
captain-taken = Cette place est sur un autre terminal. Fermez celui-là d'abord.
captain-options = --team est pour un capitaine seul, --table pour une place à une table.
captain-asks = Table { $table }, { $player } : { $question }
captain-asked-none = Aucune question n'attend.
captain-score = { $team } { $points }, { $opponent } { $theirs }.
captain-playing = Tables qui jouent encore : { $tables }.
captain-sign-now = Pour signer la rencontre : signer.
captain-signed = Signé : { $result }.
captain-no-signature = Ici aucun capitaine ne signe.
captain-last = { $color }, dernier coup : { $move }.
captain-said = Dit : { $word }. Table { $table }, { $player }.
captain-only = Vous ne pouvez dire que : { $may }. Vous pouvez demander : { $ask }.
captain-only-asks = Ici vous ne conseillez pas. Vous pouvez demander : { $ask }.
captain-no-advice = Ici le capitaine ne conseille pas.
captain-which = À qui ? Ajoutez la table : { $tables }.
captain-nowhere = Cela ne va à aucune table maintenant.
captain-not-ours = La table { $table } n'est pas à votre équipe.
captain-over = Table { $table } : la partie est finie.
captain-no-question = Table { $table } : aucune question n'attend.
captain-no-offer = Table { $table } : nulle non proposée.
captain-help =
    Dites : proposer nulle 7, accepter nulle 7, abandonner 7.
    Répondez : oui, non, décider. À plusieurs questions : oui 7.
    Demandez : demandé, échiquiers, table 7, position 7, score.
    Plus : aide tout, aide signer. Partir : sortir.
captain-word-offer-draw = proposez nulle
captain-word-accept-draw = acceptez la nulle
captain-word-resign = abandonnez la partie
captain-word-yes = oui
captain-word-no = non
captain-word-decide = décidez vous-même
captain-question-offer-draw = dois-je proposer nulle ?
captain-question-accept-draw = dois-je accepter la nulle ?
captain-question-resign = dois-je abandonner ?
captain-asked = Vous demandez au capitaine : { $question }
captain-none = Aucun capitaine à consulter.
captain-wants = Dites { $name } { $draw } ou { $name } { $resign }.
captain-says = Votre capitaine : { $word }.
captain-there = Votre capitaine est là.
captain-gone = Votre capitaine est parti.
desk-captain-there = { $color } : le capitaine est là.
desk-captain-gone = { $color } : le capitaine est parti.
desk-captain-asked = Les { $color } demandent au capitaine : { $question }
desk-captain-says = { $color }, le capitaine dit : { $word }.
desk-captain-signs = { $color }, le capitaine signe : { $result }.
help-captain =
    capitaine nulle : demande à votre capitaine s'il faut proposer nulle, ou l'accepter.
    capitaine abandonner : demande s'il faut abandonner.
    L'arbitre peut l'entendre. Vous décidez.
name-captain-offer-draw = proposer nulle, proposez nulle
help-captain-offer-draw = proposer nulle 7 : dit à votre joueur de la table 7 de proposer nulle.
name-captain-accept-draw = accepter nulle, acceptez nulle
help-captain-accept-draw = accepter nulle 7 : dit à votre joueur de la table 7 d'accepter la nulle.
name-captain-resign = abandonner, abandonnez
help-captain-resign = abandonner 7 : dit à votre joueur de la table 7 d'abandonner.
name-captain-yes = oui
help-captain-yes = oui : répond à une question ; oui 7 : de plusieurs, celle de la table 7.
name-captain-no = non
help-captain-no = non : répond à une question ; non 7 : de plusieurs, celle de la table 7.
name-captain-decide = décider, décidez
help-captain-decide = décider : au joueur de décider ; décider 7 : de plusieurs, à la table 7.
name-captain-asked = demandé, questions
help-captain-asked = demandé : les questions qui attendent votre réponse.
name-captain-boards = échiquiers
help-captain-boards = échiquiers : tous les échiquiers de votre équipe, une ligne chacun.
name-captain-table = table
help-captain-table = table 7 : le coup, les pendules et la question là-bas.
name-captain-position = position
help-captain-position = position 7 : comment sont les pièces là-bas.
name-captain-score = score
help-captain-score = score : où en est la rencontre, et quelles tables jouent encore.
name-captain-sign = signer
help-captain-sign = signer : le résultat de la rencontre, si le règlement le demande.
name-captain-repeat = répéter
help-captain-repeat = répéter : la dernière phrase encore une fois.
name-captain-help = aide
help-captain-help = aide signer : sur une commande ; aide tout : toutes les commandes.
name-captain-leave = sortir
help-captain-leave = sortir : quitter la place du capitaine.
room-wrong-team = l'équipe { $name } y est déjà. Chaque équipe a besoin de son nom.
room-wrong-no-team = équipe { $name } absente du fichier. Ajoutez-la sous [[team]].
room-key-team = Nom d'une équipe, comme sous [[team]].
room-key-team-name = Nom de l'équipe.
room-key-captain = Nom du capitaine.
room-key-captain-talk = Voix pour parler au capitaine, comme de.
room-key-advise = Si les capitaines peuvent conseiller : yes ou no.
room-key-sign = Si les capitaines signent la rencontre : yes ou no.
arg-seat-team = l'équipe d'un capitaine, dans une salle qui en a plusieurs.
arg-link-team = l'équipe d'un capitaine, dans une salle qui en a plusieurs.
event-can-yes-no = Au choix : yes ou no.
home-hosting = Vous avez les { $color }, { $time }, { $variant }{ $strict ->
    [strict] , coups non repris
   *[friendly] {""}
 }. En attente de l'adversaire.
home-hosting-again = La partie avec { $name } continue. En attente de l'adversaire.
home-how = Pour rejoindre d'une autre machine : { $program } join --by "ssh NAME@HOST { $program } link game"
home-go-on = La partie avec { $name } n'est pas finie. La continuer ? oui ou non.
home-offer = Partie avec { $name }, { $time }, { $variant }{ $strict ->
    [strict] , coups non repris
   *[friendly] {""}
 }. Vous avez les { $color }. Si la connexion se coupe, les pendules tournent toujours. Jouer ? oui ou non.
home-no-clocks = sans pendule
home-terms-wrong = Pas compris : { $word }. Donnez une cadence comme 15+10, une variante, une couleur ou strict.
home-declined = { $name } ne veut pas jouer.
home-rematch-asked = Revanche proposée. Pour accepter, tapez { $rematch }.
home-rematch-sent = Revanche proposée.
home-over = Autre partie : { $rematch }. Pour quitter : { $quit }.
home-waits = En attente de l'adversaire. Pour quitter, tapez { $quit }.
home-left = L'hôte est parti. Une partie non finie est gardée chez lui.
home-taken = Un autre joue déjà cette partie.
home-no-game = Aucune partie n'attend là-bas.
home-not-kept = La partie n'est plus enregistrée : { $reason }.
home-goes-on = La partie n'est pas finie. Pour continuer, tapez la même commande.
elsewhere-away = L'adversaire a perdu la connexion. Les pendules tournent toujours.
help-chat = chat bien joué : l'écrit à l'adversaire, dans une partie en ligne.
elsewhere-chat-sent = Envoyé à l'adversaire.
chat-nobody = Personne à qui écrire.
cli-host = Proposer une partie, à quelqu'un ailleurs, sans arbitre.
cli-join = Rejoindre une partie proposée.
arg-host-terms = cadence, variante, couleur et strict, dans n'importe quel ordre, comme 15+10 blancs.
arg-join-by = la commande qui mène à l'hôte.
