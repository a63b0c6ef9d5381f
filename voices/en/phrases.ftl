# Everything that is said in English besides the moves themselves.
# The important word stands first; a sentence fits forty cells where it can.

## Colours, pieces, lists

# A gap with a colour, such as $color, $winner or $opponent, holds one of these two words as it is. Choose
# another form by its key: { $color-key -> [white] … *[black] … }.
color-white = White
color-black = Black

# Behind a number (5 pawns), alone (a pawn is there), and as a heading before squares (pawns a2, b2). If a
# heading needs another form, add heading-king and so on, or heading-white-king.
# $count: a number, "12".
# Length: 40 cells.
king = { $count ->
    [one] king
   *[other] kings
}
# $count: a number, "12".
# Length: 40 cells.
queen = { $count ->
    [one] queen
   *[other] queens
}
# $count: a number, "12".
# Length: 40 cells.
rook = { $count ->
    [one] rook
   *[other] rooks
}
# $count: a number, "12".
# Length: 40 cells.
bishop = { $count ->
    [one] bishop
   *[other] bishops
}
# $count: a number, "12".
# Length: 40 cells.
knight = { $count ->
    [one] knight
   *[other] knights
}
# $count: a number, "12".
# Length: 40 cells.
pawn = { $count ->
    [one] pawn
   *[other] pawns
}

# $count: a number, "12".
# Length: 40 cells.
white-king = { $count ->
    [one] white king
   *[other] white kings
}
# $count: a number, "12".
# Length: 40 cells.
white-queen = { $count ->
    [one] white queen
   *[other] white queens
}
# $count: a number, "12".
# Length: 40 cells.
white-rook = { $count ->
    [one] white rook
   *[other] white rooks
}
# $count: a number, "12".
# Length: 40 cells.
white-bishop = { $count ->
    [one] white bishop
   *[other] white bishops
}
# $count: a number, "12".
# Length: 40 cells.
white-knight = { $count ->
    [one] white knight
   *[other] white knights
}
# $count: a number, "12".
# Length: 40 cells.
white-pawn = { $count ->
    [one] white pawn
   *[other] white pawns
}
# $count: a number, "12".
# Length: 40 cells.
black-king = { $count ->
    [one] black king
   *[other] black kings
}
# $count: a number, "12".
# Length: 40 cells.
black-queen = { $count ->
    [one] black queen
   *[other] black queens
}
# $count: a number, "12".
# Length: 40 cells.
black-rook = { $count ->
    [one] black rook
   *[other] black rooks
}
# $count: a number, "12".
# Length: 40 cells.
black-bishop = { $count ->
    [one] black bishop
   *[other] black bishops
}
# $count: a number, "12".
# Length: 40 cells.
black-knight = { $count ->
    [one] black knight
   *[other] black knights
}
# $count: a number, "12".
# Length: 40 cells.
black-pawn = { $count ->
    [one] black pawn
   *[other] black pawns
}

# At the head of a list of squares: `white pawns: a2, b2`. With words for one and for several.
heading-color-white = White
heading-color-black = Black
# $count: a number, "12".
# Length: 40 cells.
heading-king = { $count ->
    [one] king
   *[other] kings
}
# $count: a number, "12".
# Length: 40 cells.
heading-queen = { $count ->
    [one] queen
   *[other] queens
}
# $count: a number, "12".
# Length: 40 cells.
heading-rook = { $count ->
    [one] rook
   *[other] rooks
}
# $count: a number, "12".
# Length: 40 cells.
heading-bishop = { $count ->
    [one] bishop
   *[other] bishops
}
# $count: a number, "12".
# Length: 40 cells.
heading-knight = { $count ->
    [one] knight
   *[other] knights
}
# $count: a number, "12".
# Length: 40 cells.
heading-pawn = { $count ->
    [one] pawn
   *[other] pawns
}
# $count: a number, "12".
# Length: 40 cells.
heading-white-king = { $count ->
    [one] white king
   *[other] white kings
}
# $count: a number, "12".
# Length: 40 cells.
heading-white-queen = { $count ->
    [one] white queen
   *[other] white queens
}
# $count: a number, "12".
# Length: 40 cells.
heading-white-rook = { $count ->
    [one] white rook
   *[other] white rooks
}
# $count: a number, "12".
# Length: 40 cells.
heading-white-bishop = { $count ->
    [one] white bishop
   *[other] white bishops
}
# $count: a number, "12".
# Length: 40 cells.
heading-white-knight = { $count ->
    [one] white knight
   *[other] white knights
}
# $count: a number, "12".
# Length: 40 cells.
heading-white-pawn = { $count ->
    [one] white pawn
   *[other] white pawns
}
# $count: a number, "12".
# Length: 40 cells.
heading-black-king = { $count ->
    [one] black king
   *[other] black kings
}
# $count: a number, "12".
# Length: 40 cells.
heading-black-queen = { $count ->
    [one] black queen
   *[other] black queens
}
# $count: a number, "12".
# Length: 40 cells.
heading-black-rook = { $count ->
    [one] black rook
   *[other] black rooks
}
# $count: a number, "12".
# Length: 40 cells.
heading-black-bishop = { $count ->
    [one] black bishop
   *[other] black bishops
}
# $count: a number, "12".
# Length: 40 cells.
heading-black-knight = { $count ->
    [one] black knight
   *[other] black knights
}
# $count: a number, "12".
# Length: 40 cells.
heading-black-pawn = { $count ->
    [one] black pawn
   *[other] black pawns
}

empty = empty
# Several ranks one after another.
empty-ranks = empty

## Time

# $items: items of a list, "knight g1 f3". $next: the next item, "pawn e4".
# Length: 40 cells.
time-joined = { $items } { $next }
# A time stands alone or behind a colon, never in another case.
# $n: a number, "12".
# Length: 40 cells.
hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
# $n: a number, "1".
# Length: 40 cells.
minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
# $n: a number, "12".
# Length: 40 cells.
seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}

## What happens in a game

# $color: a colour, "White". $time: a time, "5 minutes".
# Length: 40 cells to the first comma or stop, 120 in all.
period-began = New period: { $color } gets { $time }.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
draw-offered = { $color } offers a draw.
draw-offered-own = Draw offered.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
claim-offers = { $color }'s claim stays as a draw offer.
claim-offers-own = Your claim stays as a draw offer.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
draw-accepted = { $color } accepts the draw.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
draw-declined = { $color } declines the draw.
# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
claim-wrong-threefold = Claim refused: this position has occurred { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}. It takes three.
# $color: a colour, "White". $move: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
claimed-with = { $color } claims a draw with { $move }.
# $color: a colour, "White". $move: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
must-play = { $color } must play { $move }.
# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
claim-wrong-fifty = { $count ->
    [0] Claim refused: not one move each without a capture or pawn move. 50 are needed.
    [one] Claim refused: only 1 move each without a capture or pawn move. 50 are needed.
   *[other] Claim refused: only { $count } moves each without a capture or pawn move. 50 are needed.
}
# $color: a colour, "White". $time: a time, "2 minutes".
# Length: 40 cells to the first comma or stop, 120 in all.
time-added = { $color } gets { $time } more.
# $moves: moves, "pawn Eva two Eva four".
# Length: 40 cells to the first comma or stop, 120 in all.
taken-back = Taken back: { $moves }.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
flag-fell = { $color }'s flag has fallen.
paused = Clocks stopped.
resumed = Clocks running.

# $winner: who wins, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
ended-checkmate = Checkmate. { $winner } wins.
# $winner: who wins, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
ended-checkmate-told = { $winner } wins.
# $winner: who wins, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
ended-king-on-hill = The king is on the hill. { $winner } wins.
# $winner: who wins, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
ended-third-check = Third check. { $winner } wins.
# $winner: who wins, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
ended-king-exploded = The king has exploded. { $winner } wins.
# $winner: who wins, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
ended-all-pieces-lost = { $winner } has lost all pieces and wins.
# $winner: who wins, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
ended-no-moves-left = { $winner } has no move left and wins.
# $winner: who wins, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
ended-horde-taken = The horde is gone. { $winner } wins.
# $winner: who wins, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
ended-race-won = The king is on the last rank. { $winner } wins.
ended-race-drawn = Draw. Both kings are on the last rank.
ended-own-win = You win.
ended-own-loss = You lose.
# $winner: who wins, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
ended-odds = By the odds, { $winner } wins.
# $loser: who loses, "White". $winner: who wins, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
ended-resignation = { $loser } resigns. { $winner } wins.
ended-resignation-no-mate = Draw in spite of the resignation. The opponent cannot checkmate by any legal moves.
ended-stalemate = Draw by stalemate.
ended-dead-position = Draw. Dead position: neither side can checkmate.
ended-agreement = Draw by agreement.
# $winner: who wins, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
ended-flag = { $winner } wins on time.
ended-flag-no-mate = Draw. The flag fell, but the opponent cannot checkmate.
ended-threefold = Draw by threefold repetition.
ended-fifty-moves = Draw by the fifty-move rule.
ended-fivefold = Draw by fivefold repetition.
ended-seventy-five-moves = Draw by the seventy-five-move rule.
ended-both-flags = Draw. Both flags have fallen.
# $winner: who wins, "White". $loser: who loses, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
ended-default-time = { $winner } wins. { $loser } arrived too late.
ended-both-absent = Both players lose. Neither arrived in time.
# $winner: who wins, "White". $loser: who loses, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
ended-illegal-moves = { $winner } wins. { $loser } made too many illegal moves.
ended-illegal-moves-no-mate = Draw. Too many illegal moves, but the opponent cannot checkmate.
ended-illegal-position = Draw. An illegal position was left on the board.
ended-quickplay = Draw. The arbiter accepts the claim.
ended-quickplay-agreed = Draw. The opponent accepts the claim.
ended-sealed-move-no-mate = Draw. The sealed move is invalid, but the opponent cannot checkmate.
# $winner: who wins, "White". $loser: who loses, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
ended-sealed-move = { $winner } wins. { $loser }'s sealed move is invalid.
# $white: the name of White, "Anna". $black: the name of Black, "Ben".
# Length: 40 cells to the first comma or stop, 120 in all.
ended-arbiter = Arbiter's ruling: White gets { $white }, Black { $black }.
# $white: the name of White, "Anna". $black: the name of Black, "Ben".
# Length: 40 cells to the first comma or stop, 120 in all.
ended-adjudicated = Adjudicated: White gets { $white }, Black { $black }.
ended-annulled = Game cancelled. A new one will be played.
# $white: the name of White, "Anna". $black: the name of Black, "Ben".
# Length: 40 cells to the first comma or stop, 120 in all.
ended-points = Points: White { $white }, Black { $black }.

# $game: the number of a game, "1".
# Length: 40 cells to the first comma or stop, 120 in all.
over-next = rematch or new: another game. summary: this one in short. open { $game }: its moves.
refused-game-over = The game is over. Type new to start another.
refused-not-running = The game is not running.
refused-already-running = The game is already running.
refused-illegal-move = Illegal move.
refused-no-offer = No draw offer to answer. To offer one, type draw.
refused-offer-stands = A draw has already been offered.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
refused-answer-waits = Not yet: { $color } moves first. Answer the offer then.
# $opponent: the opponent, "Black". $accept: the command accept, "accept". $decline: the command decline,
# "decline".
# Length: 40 cells to the first comma or stop, 120 in all.
offer-answer-two = { $opponent }: type { $accept } or { $decline }.
refused-nothing-to-take-back = No move to take back.
refused-too-early-for-draw = Too early for a draw. Both players must move first.
# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
refused-no-draw-before = Too early for a draw: this event asks for { $count } moves by each player.
refused-not-your-claim = Not your turn. You can claim on your move.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
refused-not-your-turn = Not { $color }'s turn.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
refused-not-your-clock = { $color }'s clock is not running.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
refused-not-opponent = Only { $color } can do that.
# $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
refused-nothing-there = { $square } is empty.
# $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
refused-occupied = { $square } is occupied.
refused-nothing-in-hand = Your hand is empty. Type take and a square first.
refused-no-board = Not needed: moves are typed here.
refused-adjust-too-late = Too late to adjust: you have touched a piece.
refused-already-made = Too late: the move has been made.
# $piece: a piece, "knight".
# Length: 40 cells to the first comma or stop, 120 in all.
refused-piece-chosen = Too late: the first choice counts, { $piece }.
# $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
refused-must-move-touched = Touch-move: { $square } must move.
# $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
refused-must-capture = Touch-move: capture the piece on { $square }.
# $square: a square, "e4". $other: the other one of two, "black".
# Length: 40 cells to the first comma or stop, 120 in all.
refused-must-capture-with = Touch-move: { $square } must capture { $other }.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
refused-nothing-touched = { $color } has not touched a piece.
refused-too-late-to-complain = Too late to complain: you have touched a piece.
refused-nothing-announced = No announcement to correct.
refused-already-announced = Already announced. To change it, type correct.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
refused-must-repeat = First repeat { $color }'s move. Then announce yours.
# $move: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
refused-must-repeat-move = First repeat { $move }. Then announce yours.
refused-claim-right-lost = Too late to claim: you have started your move.
refused-no-quickplay = This game has no quickplay finish.
refused-too-early-for-quickplay = Too early. Claim on your move, with less than two minutes left.
refused-nothing-to-claim = No illegal move to claim.
refused-no-increment = Not in these Laws: five seconds per move.
refused-claim-awaits-flag = Too early: decide this claim after the flag has fallen.
refused-claim-waits = A draw is claimed: accept, decline, or sign with the result of an arbiter.
# $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
refused-no-touch-owed = Nothing owed on { $square }: not touched, or already moved.
refused-too-late = Too late for that.
# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
refused-no-such-ply = The game has fewer than { $count } moves.
# $place: a place in a game, "move 12, White".
# Length: 40 cells to the first comma or stop, 120 in all.
refused-not-in-advance = Not in advance: { $place } has not been played.
# $place: a place in a game, "move 12, White".
# Length: 40 cells to the first comma or stop, 120 in all.
refused-sheet-hole = First write { $place }.
refused-not-over = The game is not over yet.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
refused-not-there = { $color } is absent.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
refused-not-absent = { $color } is present.
refused-not-adjourned = The game is not adjourned.
refused-already-sealed = The move is already sealed.
refused-not-sealing = No move to seal.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
refused-not-sealed = { $color } has not sealed a move yet.
refused-no-arbiter = This game has no arbiter.
refused-no-adjudication = No adjudication: the match file does not allow it.
refused-no-next-period = No further period.
refused-nothing-to-decide = No matter waits for that decision.
# $number: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
refused-contradicts = Ruling { $number } conflicts with this. Type revoke { $number } first.
# $number: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
refused-no-such-ruling = No ruling { $number } to revoke.
refused-no-such-penalty = This edition has no such penalty.

## What the Laws rule, by article

# $year: a year, often that of an edition of the Laws, "2023". $articles: articles of the Laws, "6.11, 9.5".
# Length: 40 cells to the first comma or stop, 120 in all.
law-articles = Articles of FIDE { $year }: { $articles }. Type article 9 or article castling.
# $subject: a subject, "Dead position".
# Length: 40 cells to the first comma or stop, 120 in all.
law-which = For one of them, type article { $subject }.
# $year: a year, often that of an edition of the Laws, "2023". $word: what was typed, "99".
# Length: 40 cells to the first comma or stop, 120 in all.
law-unknown = Not found in FIDE { $year }: { $word }. Type article for all of them.
law-preface = Preface: the Laws cannot cover everything. If no article applies, the arbiter decides by similar cases.
law-not-confirmed = Not confirmed for this edition.
law-aim = Aim of the game: White moves first, then the players take turns. Checkmate of the opponent's king wins.
law-board = Board: eight by eight squares, light and dark in turn. The corner at each player's right hand is light.
law-own-square = Own pieces: no piece goes to a square with a piece of its own side. It captures an enemy piece there.
# $touch: yes or no.
# Length: 40 cells to the first comma or stop.
law-promotion = Promotion: a pawn on the last rank becomes a queen, rook, bishop or knight in the same move. { $touch ->
    [yes] The choice is final when the new piece has touched the square.
   *[no] The choice is final when the move is made.
}
law-adjusting = Adjusting pieces: only on your own move, and only after you say so.
law-touch-move = Touch-move: your own piece that you touch must move, and an enemy piece must be captured, if that is legal. The first one touched counts. Complain before you touch a piece yourself.
law-touched-castling = King and rook touched: you must castle on that side, if that is legal. If you touch the rook first, it moves without castling.
law-nothing-to-move = No legal move with the touched piece: you may make any legal move.
law-made = Move made: your hand has released the piece on its new square. A captured piece is off the board, and in castling the rook is released too.
# $moves: yes or no. $costs: yes or no.
# Length: 40 cells to the first comma or stop.
law-assistant = Assistant: { $moves ->
    [yes] a player who cannot write or move the pieces may have one
   *[no] a player who cannot write may have one
}, if the arbiter agrees. { $costs ->
    [yes] The arbiter takes clock time off for it.
   *[no] It costs a disabled player no time.
}
# $draw: yes or no.
# Length: 40 cells to the first comma or stop, 120 in all.
law-resignation = Resigning: it ends the game at once. { $draw ->
    [yes] The opponent wins, but it is a draw if they could not mate by any legal moves.
   *[no] The opponent wins.
}
law-dead-position = Dead position: neither player can mate by any series of legal moves. The game is drawn at once.
# $moved: yes or no.
# Length: 40 cells to the first comma or stop.
law-draw-offer = Draw offer: move, offer, then press the clock. It lasts until the opponent accepts, declines or touches a piece. { $moved ->
    [yes] Both players must have moved first.
   *[no] { "" }
}
law-completed = Completing a move: move, then press the clock with the same hand. A move that ends the game needs no press.
law-time = Time: White's clock is started first. Complete all moves of a period before its time is over.
# $late: none, time, event or event-or-none. $time: a time, "5 minutes".
# Length: 40 cells to the first comma or stop.
law-late = Arriving late: { $late ->
    [none] you lose if you are not there when play begins
    [time] you lose if you are late by more than { $time }
    [event] the event says how late you may be
   *[event-or-none] the event says how late you may be, or else you lose if you are not there when play begins
}. The arbiter may decide otherwise.
law-flag = Fallen flag: it counts when the arbiter sees it or a player claims it. You lose, or draw if the opponent could not mate by any legal moves.
# $both: announced, first, last or draw.
# Length: 40 cells to the first comma or stop, 120 in all.
law-both-flags = Both flags fallen: { $both ->
    [announced] if the event has announced these rules, the game continues, but is drawn in the last period
    [first] the flag that fell first loses
    [last] if nobody knows the order, the game continues, but is drawn in the last period
   *[draw] the game is drawn
}.
law-clocks = Stopping the clocks: only to call the arbiter, for example if the piece for a promotion is missing. The arbiter corrects wrong times and says when play continues.
law-set-up = Wrong starting position: a new game is played. If only the board was turned, the game continues on a correct one.
# $new: yes or no. $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
law-reversed = Colours reversed: { $new ->
    [yes] a new game before each player has made { $count } moves. After that, the game continues.
   *[no] the game continues, unless the arbiter decides otherwise.
}
law-displaced = Upset pieces: put them right in your own time. The arbiter may help or give a penalty.
law-illegal = Illegal move: the position before it returns, or the last one that is certain. Touch-move applies to the new move.
# $queen: yes or no.
# Length: 40 cells to the first comma or stop.
law-unfinished-promotion = Unfinished promotion: pressing the clock with a pawn on the last rank is an illegal move. { $queen ->
    [yes] The pawn becomes a queen.
   *[no] The position before the move returns.
}
# $counts: yes or no.
# Length: 40 cells to the first comma or stop, 120 in all.
law-no-move = Clock without a move: { $counts ->
    [yes] pressing it counts as an illegal move
   *[no] pressing it is forbidden, and the arbiter may give a penalty
}.
# $counts: yes or no.
# Length: 40 cells to the first comma or stop, 120 in all.
law-two-hands = Two hands: { $counts ->
    [yes] a move with both hands counts as an illegal move once the clock is pressed
   *[no] a move is made with one hand, or the arbiter may give a penalty
}.
# $pace: standard, rapid or blitz. $loses: first, claim, second or third. $time: a time, "5 minutes". $until:
# always, touch, move or claim. $draw: yes or no.
# Length: 40 cells to the first comma or stop.
law-penalty = { $pace ->
    [standard] Illegal move, what it costs
    [rapid] Illegal move in rapid
   *[blitz] Illegal move in blitz
}: { $loses ->
    [first] the first one loses the game
    [claim] the opponent may claim a win
    [second] the first gives the opponent { $time }, the second loses
   *[third] the first two give the opponent { $time } each, the third loses
}. { $until ->
    [always] It counts whenever it is found during the game.
    [touch] The opponent must claim before touching a piece.
    [move] It counts only until the opponent's next move.
   *[claim] The opponent must claim before the next move.
} { $draw ->
    [yes] It is a draw if the opponent could not mate by any legal moves.
   *[no] { "" }
}
# $electronic: yes or no. $ahead: yes or no.
# Length: 40 cells to the first comma or stop.
law-recording = Score sheet: record all moves of both players{ $electronic ->
    [yes] , on paper or on a certified electronic score sheet.
   *[no] .
} { $ahead ->
    [yes] You may write a move before you make it.
   *[no] Write a move only after it is made, unless you claim with it or seal it.
} Both players sign the result.
law-sheet-in-view = Score sheet in view: the arbiter must be able to see it during the whole game.
# $time: a time, "5 minutes". $bonus: a number of seconds, "30".
# Length: 40 cells to the first comma or stop.
law-short-of-time = Short of time: with less than { $time } left you need not record, unless each move adds { $bonus } or more. After the period, complete the score sheet.
law-reconstruction = Neither score sheet complete: the game is played through on another board, under the arbiter. If the moves cannot be found, the next move is the first of the next period.
# $castling: any or lasting.
# Length: 40 cells to the first comma or stop.
law-threefold = Threefold repetition: on your move, you may claim a draw if the same position is there for the third time, or will be after your move. { $castling ->
    [any] Even a passing loss of castling makes it another position.
   *[lasting] A lasting loss of castling makes it another position.
}
# $count: a number, "12".
# Length: 40 cells to the first comma or stop.
law-fifty = Fifty moves: on your move, you may claim a draw after { $count } moves by each player without a capture or pawn move. Your next move may complete them.
# $count: a number, "12".
# Length: 40 cells to the first comma or stop.
law-longer-endings = Longer endings: in a few endings you need { $count } moves instead of fifty, such as king, rook and bishop against king and rook.
# $who: must, may or either. $by: moving or touching. $binds: yes or no.
# Length: 40 cells to the first comma or stop.
law-claiming = Claiming with a move: write it and tell the arbiter, but do not make it. { $who ->
    [must] You must stop the clocks at once.
    [may] You may stop the clocks.
   *[either] You or the arbiter stops the clocks.
} { $by ->
    [moving] Making a move gives up the claim.
   *[touching] Touching a piece gives up the claim.
} { $binds ->
    [yes] The written move cannot be changed.
   *[no] { "" }
}
# $time: a time, "3 minutes". $halved: yes or no.
# Length: 40 cells to the first comma or stop.
law-wrong-claim = Wrong claim: the game continues, and the opponent gets { $time } more. { $halved ->
    [yes] You lose half of your time, at most three minutes.
   *[no] { "" }
}
# $time: a time, "5 minutes".
# Length: 40 cells to the first comma or stop, 120 in all.
law-wrong-claim-own = Wrong claim: the game continues, and you lose { $time }.
# $in: row or any.
# Length: 40 cells to the first comma or stop.
law-fivefold = Fivefold repetition: { $in ->
    [row] the same position five times in a row, with every turn of each player, is a draw
   *[any] the same position for the fifth time is a draw
}. Nobody needs to claim.
# $count: a number, "12".
# Length: 40 cells to the first comma or stop.
law-seventy-five = Seventy-five moves: { $count } by each player without a capture or pawn move are a draw, unless the last move mates. Nobody needs to claim.
law-points = Points: a win counts 1, a draw one half, a loss 0, unless the event has announced other points.
# $scope: always, announced or never. $blitz: watched or none.
# Length: 40 cells to the first comma or stop.
law-quickplay-scope = Quickplay finish: { $scope ->
    [always] its rules apply in the last period
    [announced] its rules apply without increment, if the event has announced them
   *[never] this edition has no rules for it
}. { $blitz ->
    [watched] In blitz only with adequate supervision.
   *[none] Blitz has none.
}
# $left: a time, "5 minutes". $award: a penalty or a time, "2 minutes".
# Length: 40 cells to the first comma or stop.
law-quickplay = Draw in a quickplay finish: on your move, with less than { $left }, claim that the opponent does not try to win or cannot win by normal means. If refused, the opponent gets { $award } more.
# $left: a time, "5 minutes". $award: a penalty or a time, "2 minutes".
# Length: 40 cells to the first comma or stop.
law-quickplay-increment = Five seconds per move: on your move in a quickplay finish, with less than { $left }, you may ask for them, for both players. It is a draw offer too. If granted, the opponent gets { $award } more.
# $left: a time, "5 minutes".
# Length: 40 cells to the first comma or stop.
law-quickplay-alone = Quickplay finish without an arbiter: with less than { $left }, claim a draw, and the game ends. Write down the position. If your opponent does not try to win, a complete score sheet is needed too. The opponent confirms it, and an arbiter decides later.
law-conduct = Conduct: no notes, no advice, no analysis, and nothing that disturbs the opponent. Devices need the arbiter's permission.
law-arbiter = Arbiter: sees that the Laws are kept. Penalties are a warning, changed times or points, loss of the game and expulsion.
law-disturbance = Disturbance from outside: the arbiter may give one or both players more time.
law-notation = Notation: write the letter of the piece, then the square it goes to. A pawn has no letter.
# $hour: whole or less. $edge: most or below. $time: a time, "5 minutes".
# Length: 40 cells to the first comma or stop, 120 in all.
law-paces = Rapid and blitz: { $hour ->
    [whole] all moves in an hour or less are rapid, increments not counted.
   *[less] sixty moves in less than an hour are rapid.
} Blitz is { $edge ->
    [most] at most
   *[below] less than
} { $time }.
law-rapid-touch = Touch-move in rapid and blitz: the arbiter rules on it only where a player asks.
# $count: a number, "12". $castling: queen or rook.
# Length: 40 cells to the first comma or stop.
law-rapid-set-up = Wrong set-up in rapid and blitz: claim it before each player has made { $count } moves. After that the game continues, { $castling ->
    [queen] without castling if king and queen have changed places
   *[rook] without castling by a misplaced king or with a misplaced rook
}.
law-illegal-position = Illegal position in rapid: the arbiter waits until the next move is completed. If the position is still illegal, the game is drawn.
# $who: players or arbiter.
# Length: 40 cells to the first comma or stop, 120 in all.
law-rapid-flag = Flag in rapid and blitz: { $who ->
    [players] only the players may call it
   *[arbiter] the arbiter calls it, or a player claims it
}.
# $german: always or unless.
# Length: 40 cells to the first comma or stop.
law-blind-announcing = Announcing moves: say each move clearly. The opponent repeats it and makes it on their own board. { $german ->
    [always] Ranks are said in German.
   *[unless] Ranks are said in German, unless the arbiter decides otherwise.
}
law-blind-made = Moves of a blind player: a piece out of its hole is touched. The move is made when the piece is in another hole and announced. Only then the opponent's clock starts.
# $speaks: no, may or should.
# Length: 40 cells to the first comma or stop, 120 in all.
law-blind-clock = Clock for the blind: { $speaks ->
    [no] it is made to be felt
    [may] it is made to be felt, and may say the number of moves
   *[should] it should say times and number of moves, or be made to be felt
}.
law-blind-slip = Slip of the tongue: correct it at once, before the opponent's clock starts.
law-blind-boards = Different boards: the arbiter compares both score sheets. If they agree, the wrong board is corrected. If not, the game returns to where they agree.
# $deaf: yes or no.
# Length: 40 cells to the first comma or stop.
law-blind-assistant = Assistant of a blind player: may move, announce, record and press the clock, and on request tell times and number of moves. { $deaf ->
    [yes] Against a hearing-impaired player, one is required.
   *[no] { "" }
}
law-sealing = Sealed move: write it, put it into the envelope and stop the clocks. The arbiter keeps the envelope.
law-sealed-illegal = Unclear sealed move: if it is illegal or ambiguous, the player who sealed it loses.
law-resumption = Resuming a game: the envelope is opened when the player who must reply is there. Then that player's clock starts.
law-chess960 = Chess960: the back rank is drawn by lot, with bishops on different colours and the king between the rooks. After castling, king and rook are where they always are.

## What the referee rules

# $year: a year, often that of an edition of the Laws, "2023". $number: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
article = FIDE { $year }, { $number }.
preface = preface

# $year: a year, often that of an edition of the Laws, "2023". $articles: articles of the Laws, "6.11, 9.5".
# Length: 40 cells to the first comma or stop, 120 in all.
not-confirmed = Not confirmed by any text of FIDE { $year }: { $articles }.
# $color: a colour, "White". $time: a time, "5 minutes".
# Length: 40 cells to the first comma or stop, 120 in all.
time-left = { $color } has { $time } left.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
completed = { $color } presses the clock.
# $move: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
made-on-board = { $move } is on the board.
# $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
touched-any = { $square } touched. It has no legal move, so any move may be played.
# $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
touched-no-capture = { $square } touched. It cannot be captured. Any move may be played.
# $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
touched-any-move = { $square } touched. Any move may be played.
# $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
touched-move = { $square } touched: it must move.
# $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
touched-capture = { $square } touched: it must be captured.
# $square: a square, "e4". $other: the other one of two, "black".
# Length: 40 cells to the first comma or stop, 120 in all.
touched-capture-with = { $square } must capture { $other }.
# $move: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
touched-castle = King and rook touched: { $move }.
castling-not-legal = That castling is not legal now.
rook-first = The rook was touched first: no castling.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
adjusting = { $color } adjusts.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
free = { $color } may play any legal move.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
put-back = Pieces put back. Touch-move still applies to { $color }.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
ask-repeat = { $color }, repeat the move.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
still-to-repeat = { $color }, you still have to repeat the move.
# $color: a colour, "White". $move: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
still-to-repeat-move = { $color }, still to repeat: { $move }.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
ask-promotion = { $color }, say what the pawn becomes.
# $announced: a move, "e4". $board: what is on the board, "knight f3".
# Length: 40 cells to the first comma or stop, 120 in all.
announcement-differs = Announced: { $announced }. On the board: { $board }. Correct it.
# $move: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
corrected = Corrected: { $move }.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
repeated = { $color } repeats it.
# $move: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
repeat-differs = That is a different move. Announced: { $move }.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
executed = { $color } has played the move on the board.
missing-move = Not completed: no piece has moved.
missing-release = Not completed: a piece is off the board.
missing-rook = Not completed: move the rook too.
# $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
missing-touched = Not completed: the touched piece on { $square } must move.
missing-rook-first = Not completed: the rook was touched first, so no castling. Put the king back.
missing-castle = Not completed: king and rook are touched, so you must castle.
# $square: a square, "e4". $other: the other one of two, "black".
# Length: 40 cells to the first comma or stop, 120 in all.
missing-capture-with = Not completed: { $square } must capture { $other }.
# $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
missing-capture = Not completed: the touched piece on { $square } must be captured.
missing-promotion = Not completed: say what the pawn becomes.
# $piece: a piece, "knight".
# Length: 40 cells to the first comma or stop, 120 in all.
missing-chosen = Not completed: the first choice counts, { $piece }.
missing-announcement = Not completed: announce the move first.
missing-same-move = Not completed: the move on the board is not the one announced. Correct it.
# $opponent: the opponent, "Ben".
# Length: 40 cells to the first comma or stop, 120 in all.
missing-repetition = Not completed: { $opponent } must repeat the move first.
# $opponent: the opponent, "Ben".
# Length: 40 cells to the first comma or stop, 120 in all.
missing-execution = Not completed: { $opponent } must make the move on the board first.
# $count: a number, "12".
# Length: 40 cells.
nth = { $count ->
    [1] first illegal move
    [2] second illegal move
    [3] third illegal move
   *[other] illegal move number { $count }
}
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
illegal-act = { $color }'s { nth }.
# $color: a colour, "White". $what: a whole sentence, "The file is damaged.".
# Length: 40 cells to the first comma or stop, 120 in all.
illegal-act-why = { $color }'s { nth }. { $what }.
act-move = The move was illegal
act-promotion = A pawn was left on the last rank
act-king-capture = The king was captured
act-no-move = The clock was pressed without a move
act-two-hands = Two hands made the move
# $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
becomes-queen = The pawn on { $square } becomes a queen.
# $count: a number, "12". $place: a place in a game, "move 12, White".
# Length: 40 cells to the first comma or stop, 120 in all.
restored = { $count ->
    [0] Back to the starting position.
   *[other] Back to the position after { $place }.
}
# $number: a number, "12". $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
move-place = move { $number }, { $color }
found-initial-position = The starting position was wrong.
found-board-turned = The board was the wrong way round. It is turned.
found-colours-reversed = The colours were reversed.
found-displaced = Pieces were displaced. They are put back.
colours-stay = The colours were reversed. They stay that way.
# $place: a place in a game, "move 12, White". $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
correction-wanted = Illegal: { $place }. { $color } wants to correct it. To agree: claim correction.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
castling-lost = The set-up stays. { $color } may not castle.
# $color: a colour, "White". $move: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
castling-lost-side = The set-up stays. { $color } may not play { $move }.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
offer-untimely = { $color } offers a draw at the wrong moment. The offer is valid.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
offer-stands = The draw offer of { $color } is valid.
# $color: a colour, "White". $time: a time, "5 minutes".
# Length: 40 cells to the first comma or stop, 120 in all.
time-taken = { $color } loses { $time }.
# $color: a colour, "White". $time: a time, "5 minutes".
# Length: 40 cells to the first comma or stop, 120 in all.
clock-less = { $color }'s clock: { $time } less.
# $color: a colour, "White". $time: a time, "5 minutes".
# Length: 40 cells to the first comma or stop, 120 in all.
clock-more = { $color }'s clock: { $time } more.
# $color: a colour, "White". $time: a time, "5 minutes".
# Length: 40 cells to the first comma or stop, 120 in all.
clock-set = { $color }'s clock is set to { $time }.
# $time: a time, "5 minutes".
# Length: 40 cells to the first comma or stop, 120 in all.
clock-is = It shows { $time } now.
# $time: a time, "5 minutes".
# Length: 40 cells to the first comma or stop, 120 in all.
clock-was = Before: { $time }.
# $color: a colour, "White". $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
moves-set = { $color }'s clock is set to { $count ->
    [one] one move
   *[other] { $count } moves
}.
# $place: a place in a game, "move 12, White".
# Length: 40 cells to the first comma or stop, 120 in all.
ruling-reconstructed = The moves are known up to { $place }.
ruling-next-period = The moves cannot be found. The next move is the first of the next period.
# $time: a time, "5 minutes".
# Length: 40 cells to the first comma or stop, 120 in all.
increment-set = { $time } more each move from now on.
# $moves: moves, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
moves-back = Counts again: { $moves }.
# $moves: moves, "pawn e2 e4".
# Length: 40 cells to the first comma or stop, 120 in all.
moves-cancelled = No longer counts: { $moves }.
# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
moves-cancelled-many = { $count } moves no longer count.
taken-back-standing = Move taken back.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
flag-claim-wrong = Claim refused: { $color }'s flag has not fallen.
flag-claim-both = Claim refused: both flags have fallen.
# $color: a colour, "White". $place: a place in a game, "move 12, White".
# Length: 40 cells to the first comma or stop, 120 in all.
must-record = { $color } must first write { $place }.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
need-not-record = { $color } may stop keeping score, until the next period.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
must-complete = Score sheet: { $color } must complete it now.
# $color: a colour, "White". $place: a place in a game, "move 12, White".
# Length: 40 cells to the first comma or stop, 120 in all.
sheet-differs = Different on { $color }'s sheet: { $place }.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
signed-white-wins = { $color } has signed: White wins.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
signed-black-wins = { $color } has signed: Black wins.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
signed-draw = { $color } has signed: draw.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
absent = { $color } is absent.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
arrived = { $color } has arrived.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
must-open = The envelope waits for { $color }.
must-open-now = The envelope is opened now.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
must-seal = { $color } must seal the move.
# $color: a colour, "White". $time: a time, "5 minutes".
# Length: 40 cells to the first comma or stop, 120 in all.
adjourns-early = { $color } adjourns early. When the move is sealed, the clock loses the rest of the session: now { $time }.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
sealed = { $color } has sealed. Clocks stopped.
# $color: a colour, "White". $number: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
adjourned = Game adjourned. { $color } has sealed move { $number }.
# $when: a date and time, "28 November 2026, 10:00".
# Length: 40 cells to the first comma or stop, 120 in all.
resumption = Resumption: { $when }.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
opened = Envelope opened. { $color }'s clock is running.

# $color: a colour, "White". $opponent: the opponent, "Ben". $square: a square, "e4". $number: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
matter-touch = { $color } says { $opponent } touched { $square } at move { $number }. The arbiter decides.
# $color: a colour, "White". $opponent: the opponent, "Ben".
# Length: 40 cells to the first comma or stop, 120 in all.
matter-no-effort = { $color } claims a draw: { $opponent } does not try to win. The arbiter decides.
# $color: a colour, "White". $opponent: the opponent, "Ben".
# Length: 40 cells to the first comma or stop, 120 in all.
matter-cannot-win = { $color } claims a draw: { $opponent } cannot win by normal means. The arbiter decides.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
matter-increment = { $color } asks for five seconds per move. The arbiter decides.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
matter-draw = { $color } wants to offer a draw. The arbiter decides.
matter-session-over = The session is over. The arbiter decides.
matter-sheets = Both must complete their score sheets.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
matter-stopped = { $color } has stopped the clocks. The arbiter decides.
# $color: a colour, "White". $text: a text as it is, "knihgt f3".
# Length: 40 cells to the first comma or stop, 120 in all.
matter-stopped-for = { $color } has stopped the clocks: { $text }. The arbiter decides.
# $color: a colour, "White". $opponent: the opponent, "Ben".
# Length: 40 cells to the first comma or stop, 120 in all.
matter-silent = { $color } does not repeat { $opponent }'s move. The arbiter decides.
matter-boards-differ = Too late to correct: the clock was pressed. Compare the boards.
# $what: a whole sentence, "The file is damaged.". $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
matter-conduct = { $what }: { $color }. The arbiter decides.
matter-position = Position in doubt. The arbiter finds the last correct one.
matter-unconfirmed = No rule applied: this edition is not confirmed here. An arbiter must decide.
matter-default-time = No default time is set. The arbiter decides.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
matter-flag = { $color }'s flag fell during a claim. The arbiter decides.
matter-envelope = The envelope must be opened. The arbiter decides.
# $color: a colour, "White". $square: a square, "e4". $number: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
complaint-lapsed = Complaint dropped: { $color } about { $square } at move { $number }. That position is gone.
matter-results = Results differ: between the sheets, or from the record. The arbiter decides.
# $result: white, black or draw.
# Length: 40 cells to the first comma or stop, 120 in all.
matter-signed = Both players signed { $result ->
    [white] a win for White
    [black] a win for Black
   *[draw] a draw
}. The game ended otherwise. The arbiter decides.

# $number: a number, "1". $ruling: a ruling, "Back".
# Length: 40 cells to the first comma or stop, 120 in all.
ruled = Ruling { $number }: { $ruling }
# $number: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
penalty-number = Ruling { $number }.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
ruling-warned = { $color } is warned.
# $color: a colour, "White". $points: points, "2 minutes".
# Length: 40 cells to the first comma or stop, 120 in all.
ruling-points-added = { $color } gets { $points } more.
# $color: a colour, "White". $points: points, "half a point".
# Length: 40 cells to the first comma or stop, 120 in all.
ruling-points-taken = { $color } loses { $points }.
# $color: a colour, "White". $opponent: the opponent, "Ben". $points: points, "half a point".
# Length: 40 cells to the first comma or stop, 120 in all.
ruling-lost = { $color } loses. { $opponent } gets { $points }.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
ruling-fined = { $color } is fined.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
ruling-excluded = { $color } is excluded from the next rounds.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
ruling-expelled = { $color } is expelled from the event.
# $white: the name of White, "Anna". $black: the name of Black, "Ben".
# Length: 40 cells to the first comma or stop, 120 in all.
ruling-result-set = White gets { $white }, Black { $black }.
# $name: a name, "Anna". $white: the name of White, "Anna". $black: the name of Black, "Ben".
# Length: 40 cells to the first comma or stop, 120 in all.
ruling-adjudicated = Adjudicated by { $name }: White gets { $white }, Black { $black }.
# $count: a number, "12". $place: a place in a game, "move 12, White".
# Length: 40 cells to the first comma or stop, 120 in all.
ruling-displaced = { $count ->
    [0] Pieces displaced: back to the starting position.
   *[other] Pieces displaced: back to the position after { $place }.
}
ruling-position-set = Position set. Ask for the board to hear it.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
ruling-illegal-seen = { $color }'s last move was illegal.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
ruling-no-move-seen = { $color } pressed the clock without a move: an illegal move.
# $number: a number, "1". $color: a colour, "White". $square: a square, "d2".
# Length: 40 cells to the first comma or stop, 120 in all.
ruling-touch-seen = { $number ->
    [0] { $color } has touched { $square }.
   *[other] { $color } touched { $square } at move { $number }.
}
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
ruling-touch-waived = { $color } touched by accident: it does not count.
ruling-dismissed = Dismissed.
# $matter: touch, two-hands, quickplay, increment, draw, session, sheets, stopped, silent, conduct,
# boards-differ, position, unconfirmed, default-time, envelope or results. $color: a colour, "White". $square:
# a square, "e4". $number: a number, "12". $what: a whole sentence, "The file is damaged.".
# Length: 40 cells to the first comma or stop, 120 in all.
ruling-turned-down = { $matter ->
    [touch] { $color }'s complaint dismissed: { $square } does not count as touched at move { $number }.
    [two-hands] { $color }'s complaint dismissed: two hands.
    [quickplay] { $color }'s draw claim dismissed.
    [increment] { $color }'s request dismissed: five seconds per move.
    [draw] { $color } may not offer a draw.
    [session] The game continues after the session.
    [sheets] The score sheets stay as they are.
    [stopped] No valid reason: { $color } stopped the clocks.
    [silent] No penalty: { $color } has not repeated the move yet.
    [conduct] No penalty. { $what }: { $color }.
    [boards-differ] The boards are not compared. The move counts.
    [position] The position stays as it is.
    [unconfirmed] No rule is applied here.
    [default-time] No default time is set. The players wait.
    [envelope] The late arrival is excused.
   *[results] The recorded result stays. A different one was signed.
}
ruling-quickplay-drawn = Claim accepted.
ruling-quickplay-postponed = Claim postponed. The game continues.
ruling-quickplay-rejected = Claim rejected.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
ruling-offer-allowed = { $color } may offer a draw.
ruling-increment-granted = Granted: five seconds more per move from now on.
ruling-increment-refused = No increment.
# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
ruling-revoked = Ruling { $count } is revoked.
# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
ruling-revoked-act = Ruling { $count } is revoked: the illegal act does not count.
# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
ruling-revoked-move = Ruling { $count } is revoked: neither the illegal move nor its touch counts.
# $what: a whole sentence, "The file is damaged.".
# Length: 40 cells to the first comma or stop, 120 in all.
ruling-was = It was: { $what }
# $color: a colour, "White". $move: a move, "e4". $restore: the command restore, "restore".
# Length: 40 cells to the first comma or stop, 120 in all.
ruling-move-stays = { $color } has played { $move } since: it stays. If its touch forced that, type { $restore }.
ruling-unheard = Nothing changes for you.
# $ruling: time-added, time-taken, clock-set, lost, result, adjudicated, excluded, expelled, annulled, flag,
# illegal, no-move, touch, back, displaced, position, default-time or end. $color: a colour, "White". $time: a
# time, "5 minutes". $opponent: the opponent, "Ben". $points: points, "half a point". $white: the name of
# White, "Anna". $black: the name of Black, "Ben". $name: a name, "Anna". $square: a square, "e4". $number: a
# number, "12". $count: a number, "12". $place: a place in a game, "move 12, White". $what: a whole sentence,
# "The file is damaged.".
# Length: 40 cells to the first comma or stop, 120 in all.
ruling-asked = { $ruling ->
    [time-added] Give { $color } { $time } more?
    [time-taken] Take { $time } from { $color }?
    [clock-set] Set { $color }'s clock to { $time }?
    [lost] Let { $color } lose, and { $opponent } get { $points }?
    [result] Set the result: White { $white }, Black { $black }?
    [adjudicated] Adjudicate, by { $name }: White { $white }, Black { $black }?
    [excluded] Exclude { $color } from the next rounds?
    [expelled] Expel { $color } from the event?
    [annulled] Cancel the game?
    [flag] Rule that { $color }'s flag has fallen?
    [illegal] Rule { $color }'s last move illegal?
    [no-move] Rule it illegal: { $color } pressed the clock without a move?
    [touch] Rule that { $color } touched { $square } at move { $number }?
    [back] { $count ->
        [0] Back to the starting position?
       *[other] Back to the position after { $place }?
    }
    [displaced] { $count ->
        [0] Pieces displaced: back to the starting position?
       *[other] Pieces displaced: back to the position after { $place }?
    }
    [position] Set this position?
    [default-time] Set the default time to { $time }?
    [end] Take the end of the game back?
   *[other] Rule this? { $what }
}
ruling-end-revoked = The end of the game is revoked.
# $color: a colour, "White". $number: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
end-taken-back = The game is not over: { $color } to move, move { $number }.
# $color: a colour, "White". $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
end-illegal-not-counted = The last illegal move does not count. Illegal moves of { $color }: { $count }.
# $time: a time, "the minutes a player may be late, 0 to 600".
# Length: 40 cells to the first comma or stop, 120 in all.
ruling-default-time = Default time: { $time }.
points-none = nothing
points-half = half a point
points-full = a point
points-two = two points
points-three = three points

## Entering a move

entry-empty = Nothing typed. Type a move, or help.
# $color: a colour, "White". $new: the command new, "new".
# Length: 40 cells to the first comma or stop, 120 in all.
entry-colour = To play { $color } in another game: { $new } { $color }
entry-not-understood = Not understood. Type a move, or help.
# $question: a whole question, "Who attacks what: attackers e4.".
# Length: 40 cells to the first comma or stop, 120 in all.
entry-nearest = Not understood. { $question }
# $word: what was typed, "what".
# Length: 40 cells to the first comma or stop, 120 in all.
entry-unknown = Unknown: { $word }. Type a move, or help.
# $word: what was typed, "nine". $near: the nearest name, "line".
# Length: 40 cells to the first comma or stop, 120 in all.
entry-unknown-near = Unknown: { $word }. Did you mean { $near }? Type help for all.
# $first: the first one, "eva four".
# Length: 40 cells to the first comma or stop, 120 in all.
entry-two-moves = One move at a time. Type { $first } first.
# $items: items of a list, "Cyrillic e". $text: a text as it is, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
entry-read-as = { $items } in { $text }: read as { $text }.
# $text: a text as it is, "knihgt f3".
# Length: 40 cells to the first comma or stop, 120 in all.
entry-retyped = Read as { $text }.
# $items: items of a list, "invisible character 202E in 4e".
# Length: 40 cells to the first comma or stop, 120 in all.
entry-stray-alone = Not readable: { $items }. Type it again.
# $items: items of a list, "invisible character 202E". $text: a text as it is, "4e".
# Length: 40 cells to the first comma or stop, 120 in all.
entry-stray = Not readable: { $items } in { $text }. Type it again.
# $number: a number, "0000".
# Length: 40 cells.
stray-control = control character { $number }
# $number: a number, "12".
# Length: 40 cells.
stray-invisible = invisible character { $number }
# $script: Cyrillic, Greek, Arabic, Hebrew, Armenian or Devanagari. $like: a letter that looks like it, "e".
# Length: 40 cells.
stray-letter = { $script ->
    [Cyrillic] Cyrillic
    [Greek] Greek
    [Arabic] Arabic
    [Hebrew] Hebrew
    [Armenian] Armenian
    [Devanagari] Devanagari
   *[other] foreign
} { $like }
# $script: Cyrillic, Greek, Arabic, Hebrew, Armenian or Devanagari. $number: a number, "12".
# Length: 40 cells.
stray-unlike = { $script ->
    [Cyrillic] Cyrillic
    [Greek] Greek
    [Arabic] Arabic
    [Hebrew] Hebrew
    [Armenian] Armenian
    [Devanagari] Devanagari
   *[other] foreign
} letter { $number }
# $like: a letter that looks like it, "a".
# Length: 40 cells.
stray-wide = wide { $like }
# $like: a letter that looks like it, "a".
# Length: 40 cells.
stray-styled = unusual { $like }
# $number: a number, "12".
# Length: 40 cells.
stray-sign = sign { $number }
entry-no-move = Not a move. Try e2 e4, or help.
# $letter: a letter, "S". $letters: letters, "K, Q, R, B, N".
# Length: 40 cells to the first comma or stop, 120 in all.
entry-no-piece = No piece is called { $letter }. The letters are { $letters }.
entry-takes-what = Takes what? Type the square too.
entry-no-question = No question to answer. Type a move, or help.
# $square: a square, "f4".
# Length: 40 cells to the first comma or stop, 120 in all.
entry-knight = For the question, type /knight { $square }.
# $text: a text as it is, "knihgt f3".
# Length: 40 cells to the first comma or stop, 120 in all.
entry-slash = A slash begins a command. For the move, type { $text }.
# $move: a move, "pawn d2 d4".
# Length: 40 cells to the first comma or stop, 120 in all.
entry-move-asked = Legal, not played: { $move }. To play it, type it alone.
entry-not-played = Nothing is played. To play a move, type it alone.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
entry-other-side = { $color } is to move.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
entry-not-your-turn = { $color } is to move. Wait for the answer.
# $count: a number, "2".
# Length: 40 cells to the first comma or stop, 120 in all.
choice = { $count } moves possible. Type a number.
# $count: a number, "2". $moves: moves, "Rad1". $last: the last one, "Rhd1".
# Length: 40 cells to the first comma or stop, 120 in all.
ambiguous = { $count } moves possible. Write { $moves } or { $last }.
# $number: a number, "12". $reading: a reading of a move, "knight b1 d2".
# Length: 40 cells to the first comma or stop, 120 in all.
choice-line = { $number }: { $reading }
choice-promotion = What does the pawn become? Type the piece or its number.
# $square: a square, "f3".
# Length: 40 cells to the first comma or stop, 120 in all.
choice-drop = Drop on { $square }. Type the piece or its number.
choice-piece = Queen, rook, bishop or knight? Type the piece or its number.
# $count: a number, "2".
# Length: 40 cells to the first comma or stop, 120 in all.
choice-again = Type a number from 1 to { $count }, or no.
choice-dropped = Cancelled.

# $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
illegal-empty-origin = { $square } is empty.
# Both are words as they are: knight, white knight, Felix three.
# $piece: a piece, "knight". $square: a square, "g1".
# Length: 40 cells to the first comma or stop, 120 in all.
illegal-not-yours = Not your piece: { $piece } on { $square }.
# $piece: a piece, "knight". $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
illegal-other-piece = There is a { $piece } on { $square }.
# $piece: a piece, "pawn". $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
illegal-square-alone = Your own { $piece } is on { $square }. To move it, type { $square } and its new square.
# $piece: a piece, "pawn". $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
illegal-own-piece = Your own { $piece } is on { $square }.
# $square: a square, "e5".
# Length: 40 cells to the first comma or stop, 120 in all.
illegal-nothing-to-take = Nothing to capture on { $square }.
# $role: king, queen, rook, bishop, knight or pawn.
# Length: 40 cells to the first comma or stop, 120 in all.
illegal-none-to-take = Your opponent has no { $role ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawn
}.
# $piece: a piece, "knight". $captured: a piece, "pawn".
# Length: 40 cells to the first comma or stop, 120 in all.
illegal-takes-none = Out of reach: { $piece } takes { $captured }.
# $letter: a letter, "S".
# Length: 40 cells to the first comma or stop, 120 in all.
illegal-no-pawn-takes = No pawn takes there on the { $letter }-file.
# $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
illegal-only-takes = A pawn can only capture on { $square }. Name its file too.
illegal-still-in-check = Not legal: you would still be in check.
illegal-exposes-king = Not legal: your king would be in check.
illegal-no-promotion = Not a promotion: no pawn reaches the last rank with that move.
# $square: a square, "b8".
# Length: 40 cells to the first comma or stop, 120 in all.
illegal-cannot-become = A pawn becomes a queen, rook, bishop or knight. Type for example { $square } queen.
# $piece: a piece, "rook". $from: a square, "a1". $other: the other one of two, "pawn". $square: a square,
# "a2".
# Length: 40 cells to the first comma or stop, 120 in all.
illegal-blocked = The { $piece } on { $from } is blocked: { $other } on { $square }.
# $role: king, queen, rook, bishop, knight or pawn.
# Length: 40 cells to the first comma or stop, 120 in all.
illegal-no-such-piece = You have no { $role ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawn
}.
# $role: king, queen, rook, bishop, knight or pawn. $square: a square, "e3".
# Length: 40 cells to the first comma or stop, 120 in all.
illegal-cannot-reach = { $role ->
    [king] Your king does not reach { $square }.
    [queen] You have no queen that reaches { $square }.
    [rook] You have no rook that reaches { $square }.
    [bishop] You have no bishop that reaches { $square }.
    [knight] You have no knight that reaches { $square }.
   *[pawn] You have no pawn that reaches { $square }.
}
# $piece: a piece, "knight". $square: a square, "f4".
# Length: 40 cells to the first comma or stop, 120 in all.
illegal-not-from-there = Not legal from there: { $piece } to { $square }.
# $role: king, queen, rook, bishop, knight or pawn. $from: a square, "e4". $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
illegal-cannot-go = { $role ->
    [king] A king
    [queen] A queen
    [rook] A rook
    [bishop] A bishop
    [knight] A knight
   *[pawn] A pawn
} cannot go from { $from } to { $square }.
illegal-no-castling-right = You can no longer castle there: your king or rook has moved.
illegal-castling-never = You cannot castle there: the starting position does not allow it.
illegal-castling-blocked = You cannot castle there now: a piece is in the way.
illegal-castling-attacked = You cannot castle there now: your king would pass through check or end in it.
illegal-must-capture = You must capture.
illegal-not-in-variant = Not allowed by the rules of this game.
# $piece: a piece, "knight".
# Length: 40 cells to the first comma or stop, 120 in all.
illegal-not-in-hand = Not in your pocket: { $piece }.
# $square: a square, "d5".
# Length: 40 cells to the first comma or stop, 120 in all.
illegal-drop-occupied = { $square } is not empty.
illegal-drop-edge = No pawn there. Not on the first or the last rank.

## Answers

# $items: items of a list, "knight g1 f3". $next: the next item, "pawn e4".
# Length: 40 cells to the first comma or stop, 120 in all.
joined = { $items }, { $next }
# $from: a square, "e4". $to: a square, "e4".
# Length: 40 cells.
row = { $from } to { $to }
# $head: a heading, "White". $items: items of a list, "knight g1 f3".
# Length: 40 cells to the first comma or stop, 120 in all.
list = { $head }: { $items }.
# $items: items of a list, "knight g1 f3".
# Length: 40 cells to the first comma or stop, 120 in all.
list-more = { $items }.
# $head: a heading, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
list-head = { $head }:
# $name: a name, "Anna".
# Length: 40 cells.
rank = Rank { $name }
# $from: a square, "e4". $count: a number, "12". $to: a square, "e4".
# Length: 40 cells.
ranks = Ranks { $from } { $count ->
    [2] and
   *[other] to
} { $to }
# $name: a name, "Anna".
# Length: 40 cells.
file = File { $name }
# $part: a part, "white".
# Length: 40 cells to the first comma or stop, 120 in all.
square-part = { $part }.
# $shade: the colour of a square, "light".
# Length: 40 cells.
square-shade-part = { $shade } square
shade-light = light
shade-dark = dark
shade-light-short = light
shade-dark-short = dark
# $square: a square, "e4". $shade: the colour of a square, "light".
# Length: 40 cells to the first comma or stop, 120 in all.
square-shade = { $square }: { $shade }.
all-white = White
all-black = Black
# $pieces: pieces in the form behind a number or before squares, "knights".
# Length: 40 cells to the first comma or stop, 120 in all.
no-pieces = { $pieces }: none.
# $count: a number, "12". $pieces: pieces in the form behind a number or before squares, "knights".
# Length: 40 cells.
count-kind = { $count } { $pieces }
# $count: a number, "12".
# Length: 40 cells.
count-pieces = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}
# $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
rays-none = No pieces in line with { $square }.
# $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
knight-none = No pieces a knight's move from { $square }.
# $square: a square, "e4".
# Length: 40 cells.
knight-sees = A knight's move from { $square }
toward-up = Up
toward-up-right = Up right
toward-right = Right
toward-down-right = Down right
toward-down = Down
toward-down-left = Down left
toward-left = Left
toward-up-left = Up left
# $square: a square, "e4". $items: items of a list, "black bishop Gustav four".
# Length: 40 cells to the first comma or stop, 120 in all.
attacked = { $square }, attackers: { $items }.
# $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
not-attacked = { $square } is not attacked.
# $square: a square, "e4". $items: items of a list, "knight g1 f3".
# Length: 40 cells to the first comma or stop, 120 in all.
defended = { $square }, defenders: { $items }.
# $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
not-defended = { $square } is not defended.
hanging-none = Nothing hangs.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
hanging-none-of = { $color }: nothing hangs.
# $piece: a piece, "knight". $square: a square, "e4". $attackers: the attackers, "knight f6". $defended: no or
# yes. $defenders: the defenders, "king e1, queen d1".
# Length: 40 cells to the first comma or stop, 120 in all.
hangs = { $piece } on { $square } hangs: attacked by { $attackers }, { $defended ->
    [no] not defended
   *[yes] defended by { $defenders }
}.
# $piece: a piece, "knight". $square: a square, "e4". $attacked: no or yes. $attackers: the attackers, "knight
# f6". $defenders: the defenders, "king e1, queen d1".
# Length: 40 cells to the first comma or stop, 120 in all.
hanging-safe = { $piece } on { $square } is safe: { $attacked ->
    [no] nothing can take it
   *[yes] attacked by { $attackers }, defended by { $defenders }
}.
# $points: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
hanging-cost = The exchange costs { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
# $check: what to type, "check".
# Length: 40 cells to the first comma or stop, 120 in all.
hanging-king = A king cannot hang. About check: { $check }.
# $square: a square, "e4". $items: items of a list, "bishop Bella five".
# Length: 40 cells to the first comma or stop, 120 in all.
by-white = { $square }, White attacks: { $items }.
# $square: a square, "e4". $items: items of a list, "knight g1 f3".
# Length: 40 cells to the first comma or stop, 120 in all.
by-black = { $square }, Black attacks: { $items }.
# $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
by-none-white = White does not attack { $square }.
# $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
by-none-black = Black does not attack { $square }.
# $piece: a piece, "knight". $square: a square, "e4".
# Length: 40 cells.
moves-of = { $piece } { $square }
# $piece: a piece, "knight".
# Length: 40 cells.
drops-of = { $piece } to drop
drops-anywhere = any empty square
drops-pawn-anywhere = any empty square on ranks 2 to 7
moves-none = No legal moves.
# $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
moves-none-from = No legal moves from { $square }.
captures-none = No captures.
# $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
captures-none-from = No captures from { $square }.
# $square: a square, "e4". $piece: a piece, "knight".
# Length: 40 cells to the first comma or stop, 120 in all.
moves-not-yours = { $square }: { $piece }, not its turn.
# $piece: a piece, "knight". $square: a square, "e4".
# Length: 40 cells.
takes = takes { $piece } { $square }
# $piece: a piece, "knight". $square: a square, "e4".
# Length: 40 cells.
takes-promoting = takes { $piece } { $square } and promotes
# $piece: a piece, "pawn". $square: a square, "e4". $to: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
takes-en-passant = takes { $piece } { $square } en passant, to { $to }
# $square: a square, "e4".
# Length: 40 cells.
promotes-on = promotes on { $square }
# $piece: a piece, "knight". $square: a square, "g1".
# Length: 40 cells.
what-if = { $piece } on { $square } could take
# $piece: a piece, "knight". $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
what-if-none = { $piece } on { $square } could not take anything.
# $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
what-if-empty = { $square } is empty.
# One kind of pieces in a list: 2 rooks.
# $color: a colour, "White". $castling: castling, "short". $how: legal, check, blocked, attacked or lost.
# Length: 40 cells to the first comma or stop, 120 in all.
castling-right = { $color }, { $castling }: { $how ->
    [legal] legal
    [check] not while in check
    [blocked] a piece is in the way
    [attacked] the king would pass through check or end in it
   *[lost] no right to castle there
}.
# $count: a number, "12". $pieces: pieces in the form behind a number or before squares, "knights".
# Length: 40 cells.
material-count = { $count } { $pieces }
material-level = Material is level.
# $color: a colour, "Black". $points: a number, "2".
# Length: 40 cells to the first comma or stop, 120 in all.
material-ahead = { $color } is ahead by { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
material-bare = king alone
# $color: a colour, "White". $number: a number, "1".
# Length: 40 cells to the first comma or stop, 120 in all.
turn = { $color } to move, move { $number }.
# $color: a colour, "White". $number: a number, "1".
# Length: 40 cells to the first comma or stop, 120 in all.
turn-check = { $color } to move, move { $number }, in check.
# $color: a colour, "White". $number: a number, "3".
# Length: 40 cells to the first comma or stop, 120 in all.
turn-checkmate = { $color } is checkmated, move { $number }.
# $color: a colour, "Black". $number: a number, "1".
# Length: 40 cells to the first comma or stop, 120 in all.
turn-stalemate = Stalemate: { $color } has no legal move, move { $number }.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
turn-yours = You play { $color }.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
board-check = { $color } is in check.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
board-checkmate = { $color } is checkmated.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
board-stalemate = Stalemate: { $color } has no legal move.
check-none = Not in check.
# $color: a colour, "White". $items: items of a list, "knight g1 f3".
# Length: 40 cells to the first comma or stop, 120 in all.
check-by = { $color } is in check from { $items }.
# $move: a move, "e4". $color: a colour, "White". $number: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
last = { $move }. { $color }, move { $number }.
last-none = No moves yet.
captured-none = No captures yet.
# $piece: a piece, "knight". $square: a square, "f7".
# Length: 40 cells to the first comma or stop, 120 in all.
captured-last = Last captured: { $piece } on { $square }.
# $items: items of a list, "knight g1 f3". $last: the last one, "pawn e4".
# Length: 40 cells.
last-of = { $items } and { $last }
# $color: a colour, "Black". $items: items of a list, "a pawn".
# Length: 40 cells to the first comma or stop, 120 in all.
captured-lost = { $color } has lost { $items }.
# $items: items of a list, "knight g1 f3".
# Length: 40 cells to the first comma or stop, 120 in all.
changed-attacks = Attacks: { $items }.
# $items: items of a list, "knight g1 f3".
# Length: 40 cells to the first comma or stop, 120 in all.
changed-defends = Defends: { $items }.
# $piece: a piece, "knight". $square: a square, "e4". $items: items of a list, "knight g1 f3".
# Length: 40 cells to the first comma or stop, 120 in all.
changed-opens = { $piece } on { $square } now attacks: { $items }.
# $piece: a piece, "knight". $square: a square, "e4". $items: items of a list, "knight g1 f3".
# Length: 40 cells to the first comma or stop, 120 in all.
changed-closes = { $piece } on { $square } no longer attacks: { $items }.
# $items: items of a list, "knight g1 f3".
# Length: 40 cells to the first comma or stop, 120 in all.
changed-undefended = No longer defended: { $items }.
changed-nothing = Nothing else has changed.
# $changed: the command changed, "changed".
# Length: 40 cells to the first comma or stop, 120 in all.
changed-more = The rest: { $changed } again.
# $count: a number, "12".
# Length: 40 cells.
lost-king = { $count ->
    [one] a king
   *[other] { $count } kings
}
# $count: a number, "12".
# Length: 40 cells.
lost-queen = { $count ->
    [one] a queen
   *[other] { $count } queens
}
# $count: a number, "12".
# Length: 40 cells.
lost-rook = { $count ->
    [one] a rook
   *[other] { $count } rooks
}
# $count: a number, "12".
# Length: 40 cells.
lost-bishop = { $count ->
    [one] a bishop
   *[other] { $count } bishops
}
# $count: a number, "12".
# Length: 40 cells.
lost-knight = { $count ->
    [one] a knight
   *[other] { $count } knights
}
# $count: a number, "12".
# Length: 40 cells.
lost-pawn = { $count ->
    [one] a pawn
   *[other] { $count } pawns
}
# $name: an opening, a drill or a lesson, "Italian Game". $eco: an ECO code, "C50".
# Length: 40 cells to the first comma or stop, 120 in all.
opening = { $name }. { $eco }.
opening-none = No opening name yet.
score-none = No moves yet.
# $number: a number, "12". $moves: moves, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
score-line = { $number }. { $moves }
# $number: a number, "12". $color: a colour, "White". $moves: moves, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
score-line-black = { $number }, { $color }: { $moves }
# $color: a colour, "White". $time: a time, "5 minutes".
# Length: 40 cells to the first comma or stop, 120 in all.
clock-left = { $color }: { $time }.
# $time: a time, "5 minutes".
# Length: 40 cells to the first comma or stop, 120 in all.
spent-last = The last move took { $time }.
# $color: a colour, "White". $time: a time, "5 minutes".
# Length: 40 cells to the first comma or stop, 120 in all.
spent-all = { $color } has used { $time }.
# $color: a colour, "White". $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
clock-to-go = { $color } has { $count ->
    [one] { $count } move
   *[other] { $count } moves
} to the next period.
clock-none = This game has no clocks.
# $game: the number of a game, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
clock-of-waiting = Game { $game } waits, its clocks are stopped.
# $whose: own or both.
# Length: 40 cells to the first comma or stop, 120 in all.
clock-waits = { $whose ->
    [own] Your clock is stopped. Enter starts it.
   *[both] The clocks are stopped. Enter starts them.
}
clock-strict = Tournament rules: only the arbiter stops the clocks.
once-empty = No move given. Try e2 e4.
# $word: what was typed, "e9".
# Length: 40 cells to the first comma or stop, 120 in all.
once-unknown = Unknown: { $word }. Write a move, such as e2 e4 or knight f3.
# $word: what was typed, "nine". $near: the nearest name, "line".
# Length: 40 cells to the first comma or stop, 120 in all.
once-unknown-near = Unknown: { $word }. Did you mean { $near }?
once-no-move = Not a move. Try e2 e4, or knight f3.
# $number: a number, "12". $text: a text as it is, "knihgt f3". $why: the reason, "The file is damaged.".
# Length: 40 cells to the first comma or stop, 120 in all.
once-failed = Move { $number }, { $text }: { $why }
# $word: what was typed, "foo". $program: how the program is called, "touchmove".
# Length: 40 cells to the first comma or stop, 120 in all.
ask-unknown = Unknown: { $word }. For all questions: { $program } ask help
# $word: what was typed, "atackers". $near: the nearest name, "attackers". $program: how the program is
# called, "touchmove".
# Length: 40 cells to the first comma or stop, 120 in all.
ask-unknown-near = Unknown: { $word }. Did you mean { $near }? For all questions: { $program } ask help
# $names: names, with commas, "board, moves". $program: how the program is called, "touchmove".
# Length: 40 cells to the first comma or stop, 120 in all.
ask-help = You can ask: { $names }. More about one: { $program } ask help board
# $word: what was typed, "5".
# Length: 40 cells to the first comma or stop, 120 in all.
ask-number = { $word } is not a question. Name the position with --position, then ask.
# $name: the name of a command, "quit". $program: how the program is called, "touchmove".
# Length: 40 cells to the first comma or stop, 120 in all.
ask-in-game = { $name } works only inside a game. Begin one with { $program } play.
# $name: the name of a command, "games". $program: how the program is called, "touchmove". $command: a
# command, "games".
# Length: 40 cells to the first comma or stop, 120 in all.
ask-command = { $name } is a command of its own: { $program } { $command }.
saves = Every move is saved. To leave, type quit.
leave-quit = To leave, type quit. Every move is saved.
export-picture = A picture is an SVG or a PNG: name a file that ends in .svg or .png.
export-file = Which file? Type its name, such as game.pgn.
print-file = Which file? Type its name, such as game.txt, or game.brf for an embosser.
# $game: the number of a game, "12". $name: a name, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
deleted = Game { $game } deleted. To bring it back: { $name }
# $game: the number of a game, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
undeleted = Game { $game } is back.
undelete-none = Nothing to bring back: no game was deleted since you began.
# $game: the number of a game, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
delete-open = Game { $game } is open. Close it or begin another one, then delete it.
# $game: the number of a game, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
delete-match = Game { $game } is a match. Matches are kept.
# $game: the number of a game, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
delete-imported = Game { $game } was imported. Only games played here can be deleted.
# $name: a name, "Anna". $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
rename-what = Which name? { $name } 5 Club evening, or { $name } 5 { $color } Anna.
# $game: the number of a game, "12". $text: a text as it is, "knihgt f3".
# Length: 40 cells to the first comma or stop, 120 in all.
renamed = Game { $game } is now: { $text }.
# $game: the number of a game, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
noted = Noted on game { $game }.
# $text: a text as it is, "knihgt f3".
# Length: 40 cells to the first comma or stop, 120 in all.
note-line = Note: { $text }
# $game: the number of a game, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
note-none = Nothing noted on game { $game }.
# $moves: moves, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
summary-moves = Moves: { $moves }.
# $number: a number, "12". $color: a colour, "White". $move: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
summary-turning = Turning point: move { $number }, { $color }: { $move }.
# $name: a name, "Anna". $game: the number of a game, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
summary-search = For the turning point and the accuracy: { $name } { $game }
# $number: a number, "12". $color: a colour, "White". $verdict: a sentence, "Equal: 0."
# Length: 40 cells to the first comma or stop, 120 in all.
course-step = Move { $number }, { $color }. { $verdict }
# $number: a number, "12". $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
course-none = Move { $number }, { $color }: not judged.
# $time: a time, "2 minutes".
# Length: 40 cells to the first comma or stop, 120 in all.
course-time = Thought for { $time }.
# $number: a number, "12". $color: a colour, "White". $verdict: a sentence, "Equal: 0."
# Length: 40 cells to the first comma or stop, 120 in all.
course-best = Best for { $color } at move { $number }. { $verdict }
# $number: a number, "12". $color: a colour, "White". $time: a time, "2 minutes".
# Length: 40 cells to the first comma or stop, 120 in all.
course-longest = Longest thought: move { $number }, { $color }, { $time }.
results-none = No finished games of yours yet.
# $won: a number of games, "12". $drawn: a number of games, "12". $lost: a number of games, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
results-all = { $won } won, { $drawn } drawn, { $lost } lost.
# $opponent: the opponent, "Ben". $won: a number of games, "12". $drawn: a number of games, "12". $lost: a
# number of games, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
results-against = { $opponent }: { $won } won, { $drawn } drawn, { $lost } lost.
# $kind: won, drawn or lost.
# Length: 40 cells.
results-ended = { $kind ->
    [won] won
    [drawn] drawn
   *[lost] lost
}
# $items: items of a list, "knight g1 f3".
# Length: 40 cells to the first comma or stop, 120 in all.
results-last = The last games, newest first: { $items }.
# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
results-row = In a row: { $count } won.
ratings-none = Nothing practised yet. To begin: puzzle
# $rating: a rating, "1450".
# Length: 40 cells to the first comma or stop, 120 in all.
ratings-puzzles = Puzzles: rating { $rating }.
# $rating: a rating, "1450".
# Length: 40 cells to the first comma or stop, 120 in all.
ratings-week = A week ago: { $rating }.
# $rating: a rating, "1450".
# Length: 40 cells to the first comma or stop, 120 in all.
ratings-month = Four weeks ago: { $rating }.
# $rating: a rating, "1450".
# Length: 40 cells to the first comma or stop, 120 in all.
ratings-highest = Highest: { $rating }.
# $right: a number, "12". $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
ratings-drills = Drills: { $right } of the last { $count } answers right.
# $count: a number, "12". $record: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
ratings-streak = Puzzle streak: { $count } now, record { $record }.
# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
ratings-days = Practised on { $count } days in a row.
# $weeks: a number, "12". $rating: a rating, "1450".
# Length: 40 cells to the first comma or stop, 120 in all.
ratings-ago = { $weeks ->
    [one] A week ago: { $rating }.
   *[other] { $weeks } weeks ago: { $rating }.
}
# $right: a number, "12". $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
ratings-ago-drills = Drills in that week: { $right } of { $count } answers right.
# $weeks: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
ratings-ago-none = { $weeks ->
    [one] A week ago: nothing practised.
   *[other] { $weeks } weeks ago: nothing practised.
}
repeat-none = Nothing has been said yet.
# $name: the name of a command, "board".
# Length: 40 cells to the first comma or stop, 120 in all.
argument-square = { $name } needs a square, for example { $name } e4.
# $name: the name of a command, "what-if".
# Length: 40 cells to the first comma or stop, 120 in all.
argument-two-squares = { $name } needs two squares, for example { $name } g1 f3.
# $name: the name of a command, "pieces".
# Length: 40 cells to the first comma or stop, 120 in all.
argument-piece = { $name } needs a piece, such as { $name } queen or { $name } black rooks.
# $name: the name of a command, "scan".
# Length: 40 cells to the first comma or stop, 120 in all.
argument-line = { $name } needs a file or a rank, for example { $name } e or { $name } 4.
# $name: the name of a command, "rank".
# Length: 40 cells to the first comma or stop, 120 in all.
argument-rank = { $name } needs a rank, for example { $name } 4.
# $name: the name of a command, "file".
# Length: 40 cells to the first comma or stop, 120 in all.
argument-file = { $name } needs a file, for example { $name } e.
# $name: the name of a command, "score".
# Length: 40 cells to the first comma or stop, 120 in all.
argument-number = { $name } needs a number, for example { $name } 5.
# $name: the name of a command, "level". $most: the largest number, "20".
# Length: 40 cells to the first comma or stop, 120 in all.
argument-level = { $name } needs a number from 1 to { $most }.
# $name: the name of a command, "correct".
# Length: 40 cells to the first comma or stop, 120 in all.
argument-move = { $name } needs a move, for example { $name } e2 e4.
# $name: the name of a command, "claim".
# Length: 40 cells to the first comma or stop, 120 in all.
argument-claim = Claim what? Type { $name } threefold, { $name } fifty, { $name } flag or { $name } illegal. More: help claim.
# $name: the name of a command, "board". $voices: the names of voices, "en, de".
# Length: 40 cells to the first comma or stop, 120 in all.
argument-voice = { $name } needs a voice: { $voices }.
# $name: the name of a command, "speech".
# Length: 40 cells to the first comma or stop, 120 in all.
argument-switch = { $name } needs on or off.
# $name: the name of a command, "clock".
# Length: 40 cells to the first comma or stop, 120 in all.
argument-whose = { $name } takes mine, theirs, or nothing.
# $name: the name of a command, "board".
# Length: 40 cells to the first comma or stop, 120 in all.
argument-hanging = { $name } takes a square, a piece, mine, theirs, or nothing.
# $name: the name of a command, "braille". $least: the smallest number, "10". $most: the largest number,
# "200".
# Length: 40 cells to the first comma or stop, 120 in all.
argument-braille = { $name } takes a width from { $least } to { $most }; diagram, ranks or list; dots, ascii or letters; keep.
argument-list = A list is written in letters; dots and ascii are for diagrams.
# $least: the smallest number, "10". $most: the largest number, "200".
# Length: 40 cells to the first comma or stop, 120 in all.
argument-width = A braille line has { $least } to { $most } cells. Type for example braille 40.
# $name: the name of a command, "position".
# Length: 40 cells to the first comma or stop, 120 in all.
argument-position = { $name } needs a position: FEN, a diagram, or a list such as White: Ke1 a2. Black: Ke8.
# $name: the name of a command, "material".
# Length: 40 cells to the first comma or stop, 120 in all.
argument-none = Type only { $name }.
# $word: what was typed, "now". $name: the name of a command, "material".
# Length: 40 cells to the first comma or stop, 120 in all.
argument-more = Not understood: { $word }. Type only { $name }.
# $word: what was typed, "knihgt".
# Length: 40 cells to the first comma or stop, 120 in all.
no-command = Unknown command: { $word }. Type help for all.
# $word: what was typed, "knihgt". $near: the nearest name, "board".
# Length: 40 cells to the first comma or stop, 120 in all.
no-command-near = Unknown command: { $word }. Did you mean { $near }? Type help for all.

## The position for fingers

# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
diagram-lines = Diagram, { $count ->
    [one] one line
   *[other] { $count } lines
}.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
list-of = { $color }:
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
beside-turn = { $color } to move.
# $rights: rights to castle, "all".
# Length: 40 cells to the first comma or stop, 120 in all.
beside-castling = Castling: { $rights }.
beside-no-castling = No castling.
beside-all-castling = Castling: all.
# $color: a colour, "White". $side: a side, "short".
# Length: 40 cells.
beside-one = { $color } { $side }
# $color: a colour, "White". $side: a side, "short". $other: the other one of two, "black".
# Length: 40 cells.
beside-two = { $color } { $side } and { $other }
beside-short = short
beside-long = long
# $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
beside-en-passant = En passant: { $square }.
braille-kept = Saved.
braille-kept-here = Set for this match.

## Requests

confirm-draw = Offer a draw? yes or no.
confirm-draw-agreed = Agree to a draw? yes or no.
confirm-draw-untimely = Offer a draw now? The right moment is after your move, before you press. yes or no.
confirm-draw-untimely-typed = Offer a draw now? The right moment is with your move: draw e4. yes or no.
# $opponent: the opponent, "Ben".
# Length: 40 cells to the first comma or stop, 120 in all.
confirm-claim = Claim a draw? If the claim is wrong, { $opponent } gets more time. yes or no.
# $move: a move, "e4". $opponent: the opponent, "Ben".
# Length: 40 cells to the first comma or stop, 120 in all.
confirm-claim-with = Claim a draw with { $move }? If the claim is wrong, { $opponent } gets more time, and you must play the move. yes or no.
confirm-claim-quickplay = Claim a draw? If the arbiter rejects it, your opponent gets two minutes more. yes or no.
confirm-claim-quickplay-alone = Claim a draw? The game stops until your opponent accepts or an arbiter decides. yes or no.
confirm-seconds = Ask for five seconds per move? It is a draw offer too. If granted, your opponent gets two minutes more. yes or no.
confirm-resign = Resign? yes or no.
# $color: a colour, "Black".
# Length: 40 cells to the first comma or stop, 120 in all.
confirm-resign-for = Resign for { $color }? yes or no.
# $result: white, black or draw.
# Length: 40 cells to the first comma or stop, 120 in all.
kings-say = { $result ->
    [white] Kings in the centre: White wins.
    [black] Kings in the centre: Black wins.
   *[draw] Kings in the centre: draw.
}
kings-no-win = Your opponent has not resigned. Put the kings back.
kings-one = One king is in the centre. For the result, put the other one there too. If not, put it back.
kings-otherwise = But the game ended otherwise.
confirm-takeback = Take back your move? yes or no.
# $items: items of a list, "knight g1 f3".
# Length: 40 cells to the first comma or stop, 120 in all.
confirm-new = Leave this game? New: { $items }. yes or no.
# $name: a name, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
after-game = The game is not over. After it: { $name }
# $game: the number of a game, "12". $white: the name of White, "Anna". $black: the name of Black, "Ben".
# Length: 40 cells to the first comma or stop, 120 in all.
confirm-delete = Delete game { $game }, { $white } against { $black }? yes or no.
# $file: the name of a file, "game.pgn".
# Length: 40 cells to the first comma or stop, 120 in all.
confirm-replace = { $file } already exists. Replace it? yes or no.
confirm-resume = Leave this game? The one before it continues. yes or no.
# $game: the number of a game, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
confirm-resume-game = Leave this game? Game { $game } continues. yes or no.
# $what: draw, resign, takeback, resume, claim, seal, sign or new.
# Length: 40 cells to the first comma or stop, 120 in all.
confirm-lapsed = { $what ->
    [draw] No draw offered.
    [resign] Resignation dropped.
    [takeback] No move taken back.
    [resume] You stay in this game.
    [claim] Nothing claimed.
    [seal] Move not sealed.
    [sign] Not signed.
   *[new] No new game started.
}
confirm-draw-first = The draw is not offered yet. Offer it? yes or no.
# $text: a text as it is, "perhaps".
# Length: 40 cells to the first comma or stop, 120 in all.
confirm-neither = { $text } is neither yes nor no.
confirm-go-on = Continue? yes or no.
confirm-dropped = No. The game continues.
# $what: mate, queen, rook, bishop or knight.
# Length: 40 cells to the first comma or stop, 120 in all.
confirm-blunder = { $what ->
    [mate] That allows mate in one.
    [queen] That gives away your queen.
    [rook] That gives away a rook.
    [bishop] That gives away a bishop.
   *[knight] That gives away a knight.
} Play it? yes or no.
blunder-dropped = Not played. Your move.
announce-it = Announce it.
repeat-it = Repeat it.
repeated-it = Repeated.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
repeated-by-opponent = { $color } has repeated it.
repeated-already = That is the last move. Announce your own.
move-of-opponent = That was the last move. Your move.
repeated-your-move = Repeated. Your move.
say-promotion = Say what the pawn becomes.
pressed = Pressed.
takeback-helps = Type takeback to take the move back.
press-it = Press the clock.
# $move: a move, "knight g1 f3".
# Length: 40 cells to the first comma or stop, 120 in all.
announced-waits = Announced: { $move }.
announcing-off = Not needed: moves count as you type them. To change that: set announcing.
# $move: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
hint = Hint: { $move }.
hint-wait = Looking for a hint.
hint-still = Still looking for a hint. Wait.

analysis-wait = Thinking.
analysis-still = Still thinking. Wait.
# $names: names, with commas, "board, moves".
# Length: 40 cells to the first comma or stop, 120 in all.
analysis-stopped = Stopped: { $names }. Ask again.
analysis-over = The game is over in this position.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
analysis-in-check = { $color } is in check. Look for a threat after the next move.
analysis-no-move = The other side has no legal move.
analysis-two = Not during a game with another person.
# $hint: the command hint, "hint".
# Length: 40 cells to the first comma or stop, 120 in all.
analysis-exercise = Not in an exercise. For help: { $hint }.
analysis-not-now = Complete the move first.
analysis-offer = Wait for the answer to the draw offer.
analysis-nothing = No judgement of this position.
analysis-builtin-instead = The built-in opponent judges instead.
# $opponent: the opponent, "Ben".
# Length: 40 cells to the first comma or stop.
analysis-builtin =
    Judged by the built-in opponent. It sees mates and what is won at once.
    It cannot judge plans and endgames. An engine can: { $opponent } engine stockfish.
# $move: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
analysis-best = Best: { $move }.
analysis-unscored = No score.
# $moves: moves, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
analysis-line = { $moves }.
analysis-line-end = End of the line.
# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
analysis-no-line = { $count ->
    [one] There is only one line.
   *[other] There are only { $count } lines.
}
# $number: a number, "12". $move: a move, "e4". $verdict: a verdict on a move, "Better: e4.".
# Length: 40 cells to the first comma or stop, 120 in all.
analysis-row = { $number }: { $move }. { $verdict }
# $color: a colour, "White". $move: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
analysis-threat = { $color } threatens { $move }.
# $color: a colour, "White". $move: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
analysis-no-threat = No threat. If { $color } were to move: { $move }.
# $moves: moves, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
mate-in = Mate in { $moves }.
# $moves: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
mate-none = No mate found in { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
mate-never = Nobody can force mate here: the tables know it.
# $how: equal, slight, clear, winning or won. $number: a number, "12". $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
verdict = { $how ->
    [equal] Equal: { $number }.
    [slight] { $color } is slightly better: { $number }.
    [clear] { $color } is clearly better: { $number }.
    [winning] { $color } is winning: { $number }.
   *[won] { $color } has a won game: { $number }.
}
# $color: a colour, "White". $moves: moves, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
verdict-mate = { $color } mates in { $moves }.
verdict-unsure = No advantage in sight.
# $sign: minus, plus or none. $whole: a number, "12". $tenths: a digit, "4".
# Length: 40 cells.
verdict-number = { $sign ->
    [minus] minus { $whole }.{ $tenths }
    [plus] plus { $whole }.{ $tenths }
   *[none] 0
}
# $color: a colour, "White". $percent: a percentage, "62".
# Length: 40 cells to the first comma or stop, 120 in all.
eval-percent = Winning chance for { $color }: { $percent } percent.
# $color: a colour, "White". $won: a number of games, "12". $drawn: a number of games, "12". $lost: a number
# of games, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
eval-chances = Of 100 games, { $color } wins { $won }, draws { $drawn } and loses { $lost }.
# $depth: a depth, "12". $engine: the name of an engine, "Stockfish".
# Length: 40 cells to the first comma or stop, 120 in all.
eval-by = Depth { $depth }, { $engine }.
# $worth: won, spoilt or drawn. $how: mate, progress or unknown. $color: a colour, "White". $moves: a number,
# "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tables-verdict = { $worth ->
    [won] { $how ->
        [mate] { $color } wins: mate in { $moves }.
        [progress] { $moves ->
            [0] { $color } wins: the next move is a capture or a pawn move.
            [one] { $color } wins: a capture or a pawn move comes next.
           *[other] { $color } wins: a capture or a pawn move within { $moves } moves.
        }
       *[unknown] { $color } wins.
    }
    [spoilt] Drawn. { $color } would win, but not before the fifty-move rule.
   *[drawn] Drawn.
}
# $move: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
tables-only-wins = Only { $move } wins.
# $move: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
tables-only-draws = Only { $move } holds the draw.
# $result: won, drawn or lost. $which: all or some. $keeping: a number, "12". $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tables-keeping = { $result ->
    [won] { $which ->
        [all] Every move wins.
       *[some] { $keeping ->
            [one] One of { $count } moves wins.
           *[other] { $keeping } of { $count } moves win.
        }
    }
    [drawn] { $which ->
        [all] Every move draws.
       *[some] { $keeping ->
            [one] One of { $count } moves draws.
           *[other] { $keeping } of { $count } moves draw.
        }
    }
   *[lost] Every move loses.
}
tables-sure = By the endgame tables, without doubt.
# $pieces: pieces in the form behind a number or before squares, "knights".
# Length: 40 cells to the first comma or stop, 120 in all.
tables-found = Endgame tables for up to { $pieces } pieces.
# $name: a file or a folder, "nowhere". $setting: the name of a setting, "tables".
# Length: 40 cells to the first comma or stop, 120 in all.
tables-folder = The folder { $name } cannot be read. To name another one: set { $setting }.
# $name: a file or a folder, "tables". $setting: the name of a setting, "tables".
# Length: 40 cells to the first comma or stop, 120 in all.
tables-none = There are no endgame tables in { $name }. To name another folder: set { $setting }.
# $name: a file or a folder, "tables".
# Length: 40 cells to the first comma or stop, 120 in all.
tables-damaged = The endgame table { $name } is damaged. Copy it again.
# $move: a move, "e4". $which: book, games or both. $percent: a percentage, "62". $games: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
book-row = { $move }: { $which ->
    [book] { $percent } percent.
    [games] { $games ->
        [one] in one of your games.
       *[other] in { $games } of your games.
    }
   *[both] { $percent } percent, in { $games ->
        [one] one of your games.
       *[other] { $games } of your games.
    }
}
# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
book-more = And { $count ->
    [one] one more move.
   *[other] { $count } more moves.
}
book-nothing = Nothing in the book and in your games.
# $name: a file or a folder, "tables". $reason: the reason, without a full stop, "the disk is full". $setting:
# the name of a setting, "tables".
# Length: 40 cells to the first comma or stop, 120 in all.
book-unreadable = The book { $name } cannot be read: { $reason }. To name another one: set { $setting }.
# $name: a file or a folder, "tables".
# Length: 40 cells to the first comma or stop, 120 in all.
book-cut = { $name } is cut off, or not a Polyglot book. Copy it again.
# $name: a file or a folder, "tables". $setting: the name of a setting, "tables".
# Length: 40 cells to the first comma or stop, 120 in all.
book-none = Not a Polyglot opening book: { $name }. To name another one: set { $setting }.
# $program: how the program is called, "touchmove".
# Length: 40 cells to the first comma or stop, 120 in all.
opponent-failed = The opponent found no move. This is a fault in the program. Type new, or quit and { $program } resume.
# $level: a level, "3".
# Length: 40 cells to the first comma or stop, 120 in all.
level-set = Level { $level }.
# $level: a level, "3".
# Length: 40 cells to the first comma or stop, 120 in all.
level-is = Level { $level }. To change it, type level and a number from 1 to 20.
level-none = No built-in opponent in this game. To play against it: new computer.
# $name: the name of a voice or of a sentence, "de".
# Length: 40 cells to the first comma or stop, 120 in all.
voice-set = Move voice: { $name }.
talk-set = Language: English.
talk-is = Language: English. To change it, type for example talk de.
speech-on = Speech on.
speech-off = Speech off.
# $state: on or off.
# Length: 40 cells to the first comma or stop, 120 in all.
speech-is = { $state ->
    [on] Speech on. To turn it off, type speech off.
   *[off] Speech off. To turn it on, type speech on.
}
# $rate: a number, "10".
# Length: 40 cells to the first comma or stop, 120 in all.
speech-rate = Speech rate { $rate }.
# $volume: a number, "90".
# Length: 40 cells to the first comma or stop, 120 in all.
speech-volume = Volume { $volume } of 100.
# $reason: the reason, without a full stop, "the disk is full".
# Length: 40 cells to the first comma or stop, 120 in all.
speech-lost = Speech has failed: { $reason }. Text only.
speech-is-lost = Speech has failed. To try again: speech on. To go without: speech off.
speech-is-awaited = Speech has not answered yet. To go without: speech off.
speech-is-starting = Speech is starting.
# $program: how the program is called, "touchmove".
# Length: 40 cells to the first comma or stop, 120 in all.
speech-health = To find out why: { $program } health. To go without speech: speech off.
speech-found = Speech is back.
speech-absent = This build has no speech.
reason-unreachable = no speech server answers, install speech-dispatcher and espeak-ng or type speech off
reason-hangs = the speech server does not answer
reason-unread = no voice can read this language
reason-refused = the speech server refuses
reason-engine = the speech engine does not work
reason-voices = the voices of this system do not work; to leave speech to your screen reader, type speech off

## Sessions

# $game: the number of a game, "1". $color: a colour, "White". $level: a level, "1".
# Length: 40 cells to the first comma or stop, 120 in all.
new-builtin = New game { $game }. You play { $color } against level { $level }.
# $game: the number of a game, "1".
# Length: 40 cells to the first comma or stop, 120 in all.
new-human = New game { $game } for two players.
# $game: the number of a game, "12". $white: the name of White, "Anna". $black: the name of Black, "Ben".
# Length: 40 cells to the first comma or stop, 120 in all.
new-human-named = New game { $game }: { $white } plays White, { $black } plays Black.
# $time: a time, "5 minutes".
# Length: 40 cells to the first comma or stop, 120 in all.
time-all = Time: { $time }
# $time: a time, "5 minutes". $moves: moves, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
time-moves = Time: { $time } for { $moves } moves
# $time: a time, "5 minutes".
# Length: 40 cells.
time-then-all = Then { $time }
# $time: a time, "5 minutes". $moves: moves, "12".
# Length: 40 cells.
time-then-moves = Then { $time } for { $moves } moves
time-repeats = The last period repeats.
# $period: a period of the time control, "40 moves in 90 minutes".
# Length: 40 cells to the first comma or stop, 120 in all.
time-plain = { $period }.
# $time: a time, "5 minutes, plus 3 seconds".
# Length: 40 cells to the first comma or stop, 120 in all.
time-increment-only = Time: { $time } per move.
# $period: a period of the time control, "40 moves in 90 minutes". $time: a time, "3 seconds".
# Length: 40 cells to the first comma or stop, 120 in all.
time-increment = { $period }, plus { $time } per move.
# $period: a period of the time control, "40 moves in 90 minutes". $time: a time, "5 minutes".
# Length: 40 cells to the first comma or stop, 120 in all.
time-delay = { $period }, delay { $time } per move.
# $period: a period of the time control, "40 moves in 90 minutes". $time: a time, "5 minutes".
# Length: 40 cells to the first comma or stop, 120 in all.
time-bronstein = { $period }, Bronstein delay up to { $time } per move.
# $times: times, with commas, "10 minutes, 1 minute". $set: the command set, "set".
# Length: 40 cells to the first comma or stop, 120 in all.
time-warned = Time warnings: { $times }. To change: { $set } warnings.
# $year: a year, often that of an edition of the Laws, "2023".
# Length: 40 cells to the first comma or stop, 120 in all.
laws-edition = Laws: FIDE { $year }.
# $claim: the command claim, "claim".
# Length: 40 cells to the first comma or stop, 120 in all.
laws-flag-claimed = A flag counts only when it is claimed: { $claim }.
# $year: a year, often that of an edition of the Laws, "2023".
# Length: 40 cells to the first comma or stop, 120 in all.
laws-incomplete = FIDE { $year }: known up to article 8.1 only. The rest is not confirmed.
# $year: a year, often that of an edition of the Laws, "2023". $article: an article of the Laws, "9.5".
# Length: 40 cells to the first comma or stop, 120 in all.
laws-one-article = FIDE { $year }: only article { $article } is known. The rest is not confirmed.
# $press: the command press, "press".
# Length: 40 cells to the first comma or stop, 120 in all.
opening-announce = Every move is announced. Type your move, then { $press }.
# $press: the command press, "press".
# Length: 40 cells to the first comma or stop, 120 in all.
opening-repeat = Every move is announced and repeated. Type your move, then { $press }.
new-position = Special starting position. To hear it: board.
new-usual = For the usual one: new usual.
board-tells = Type board to hear it.
# $number: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
chess960-from = Chess960, position { $number }.
# $number: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
chess960-usual = Chess960, position { $number }: the usual one.
chess960-other = Chess960, from another position.
# $color: a colour, "White". $odds: what is given, "knight b1, a draw counts as a loss".
# Length: 40 cells to the first comma or stop, 120 in all.
odds-given = { $color } gives odds: { $odds }.
# $piece: a piece, "knight". $square: a square, "b1".
# Length: 40 cells.
odds-piece = { $piece } { $square }
# $piece: a piece, "rook". $square: a square, "a1". $other: a piece, "knight". $back: a square, "b8".
# Length: 40 cells to the first comma or stop, 120 in all.
odds-exchange = { $piece } { $square }, in return { $other } { $back }
# $square: a square, "e4".
# Length: 40 cells.
odds-extra-move = White has played { $square } already
odds-draw = a draw counts as a loss
odds-time = time on the clock
# $color: a colour, "White".
# Length: 40 cells.
clock-odds = { $color }:
odds-no-time = Add the giver's time, such as 5 or 3+2.
odds-no-clock = Time odds need a clock. Add one, such as 10+5.
odds-position = No odds of pieces here: they begin from the usual position.
# $count: how many, "8".
# Length: 40 cells to the first comma or stop, 120 in all.
simul-begun = Simul on { $count } boards. After each move of yours comes the next board.
# $board: the number of a board, "3". $opponent: who plays there, "level 3".
# Length: 40 cells to the first comma or stop, 120 in all.
simul-board = Board { $board }: { $opponent }.
# $level: a level, "3".
# Length: 40 cells to the first comma or stop, 120 in all.
simul-level = level { $level }
# $engine: the name of an engine, "stockfish". $level: a level, "3".
# Length: 40 cells to the first comma or stop, 120 in all.
simul-engine = { $engine }, level { $level }
simul-guest = guest
# $time: a time, "5 minutes".
# Length: 40 cells to the first comma or stop, 120 in all.
simul-since = Since then: { $time }.
# $board: the number of a board, "3". $opponent: who plays there, "level 3". $move: the number of a move, "12". $time: a time, "5 minutes".
# Length: 40 cells to the first comma or stop, 120 in all.
simul-waits = Board { $board }: { $opponent }, move { $move }, { $time }.
# $board: the number of a board, "3". $opponent: who plays there, "level 3".
# Length: 40 cells to the first comma or stop, 120 in all.
simul-unplayed = Board { $board }: { $opponent }, no move yet.
# $board: the number of a board, "3". $opponent: who plays there, "level 3".
# Length: 40 cells to the first comma or stop, 120 in all.
simul-won = Board { $board }: { $opponent }, you won.
# $board: the number of a board, "3". $opponent: who plays there, "level 3".
# Length: 40 cells to the first comma or stop, 120 in all.
simul-drawn = Board { $board }: { $opponent }, drawn.
# $board: the number of a board, "3". $opponent: who plays there, "level 3".
# Length: 40 cells to the first comma or stop, 120 in all.
simul-lost = Board { $board }: { $opponent }, you lost.
# $count: how many, "5". $name: the name of a command, "next-board".
# Length: 40 cells to the first comma or stop, 120 in all.
simul-left = Boards left: { $count }. For the next one: { $name }.
# $won: how many, "5". $drawn: how many, "2". $lost: how many, "1".
# Length: 40 cells to the first comma or stop, 120 in all.
simul-over = The simul is over. Won: { $won }, drawn: { $drawn }, lost: { $lost }.
# $board: the number of a board, "3".
# Length: 40 cells to the first comma or stop, 120 in all.
simul-here = You are at board { $board }.
simul-last = No other board waits.
# $board: the number of a board, "9". $count: how many, "8".
# Length: 40 cells to the first comma or stop, 120 in all.
simul-unknown = No board { $board }. The simul has { $count }.
# $name: the name of a command, "simul".
# Length: 40 cells to the first comma or stop, 120 in all.
simul-none = No simul is on. To begin one: { $name } 8.
# $most: a number, "40". $name: the name of a command, "simul".
# Length: 40 cells to the first comma or stop, 120 in all.
simul-count = Say the number of boards, 2 to { $most }: { $name } 8.
simul-clocks = No clocks in a simul. Leave out the time.
# $game: the number of a game, "12". $color: a colour, "White". $opponent: a name, "Anna". $name: the name of a command, "letter".
# Length: 40 cells to the first comma or stop, 120 in all.
letter-new = New game { $game }, by letter. You play { $color } against { $opponent }. After your move: { $name }.
# $opponent: a name, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
letter-awaited = Awaited: the move of { $opponent }. Type it when it arrives.
# $name: the name of a command, "by-letter".
# Length: 40 cells to the first comma or stop, 120 in all.
letter-none = Not a game by letter. To begin one: { $name } Anna.
letter-yours = Your move first. Then the letter.
letter-pace = Write days as 10/50: 50 days for 10 moves.
letter-file = Name the file, such as letter.txt.
# $white: the name of a player, "Ben". $black: the name of a player, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
letter-head = White: { $white }. Black: { $black }.
# $move: a move in letters and figures that every language has, "12... Nf6, 7866".
# Length: 40 cells to the first comma or stop, 120 in all.
letter-reply = Your move: { $move }.
# $move: a move in letters and figures that every language has, "12... Nf6, 7866".
# Length: 40 cells to the first comma or stop, 120 in all.
letter-move = My move: { $move }.
# $said: a move as it is announced, "knight Gustav eight Felix six".
# Length: 40 cells to the first comma or stop, 120 in all.
letter-said = Spoken: { $said }.
letter-offer = I offer a draw.
# $fen: a position as FEN.
# Length: 40 cells to the first comma or stop, 120 in all.
letter-fen = Position: { $fen }
# $came: a day, "2026-11-28". $goes: a day, "2026-11-30".
# Length: 40 cells to the first comma or stop, 120 in all.
letter-days = Received: { $came }. Sent: { $goes }.
# $days: how many, "3".
# Length: 40 cells to the first comma or stop, 120 in all.
letter-for = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
# $game: the number of a game, "12". $opponent: a name, "Anna". $time: a time, "3 days".
# Length: 40 cells to the first comma or stop, 120 in all.
letter-mine = Game { $game }, { $opponent }: your move, { $time }.
# $game: the number of a game, "12". $opponent: a name, "Anna". $time: a time, "3 days".
# Length: 40 cells to the first comma or stop, 120 in all.
letter-theirs = Game { $game }, { $opponent }: awaited, { $time }.
# $move: the number of a move, "10". $time: a time, "3 days".
# Length: 40 cells to the first comma or stop, 120 in all.
letter-left = Left to move { $move }: { $time }.
# $move: the number of a move, "10". $time: a time, "3 days".
# Length: 40 cells to the first comma or stop, 120 in all.
letter-over = Time over at move { $move }: { $time } too many.
# $name: the name of a command, "by-letter".
# Length: 40 cells to the first comma or stop, 120 in all.
letters-none = No game by letter. To begin one: { $name } Anna.
# $day: a day, "2026-11-28".
# Length: 40 cells to the first comma or stop, 120 in all.
received-noted = Noted: received on { $day }.
# $name: the name of a command, "received".
# Length: 40 cells to the first comma or stop, 120 in all.
received-empty = Add the move or the day: { $name } 12... Nf6.
received-unread = No move found in it. Type the move alone.
received-several = Several moves match. Type the move alone.
received-yours = Your move. No letter is awaited.
variant-standard = standard
variant-chess960 = Chess960
variant-king-of-the-hill = King of the Hill
variant-three-check = Three-check
variant-crazyhouse = Crazyhouse
variant-antichess = Antichess
variant-atomic = Atomic
variant-horde = Horde
variant-racing-kings = Racing Kings
rules-king-of-the-hill = King of the Hill. A king on d4, e4, d5 or e5 wins, and so does checkmate.
rules-three-check = Three-check. The third check wins, and so does checkmate.
rules-crazyhouse = Crazyhouse. Captured pieces are yours. Instead of moving you may drop one: knight at f3, or N@f3.
rules-antichess = Antichess. You must capture when you can. You win with no piece or no move left.
rules-atomic = Atomic. A capture explodes: all around it goes too, but pawns stay. Explode the king to win.
rules-horde = Horde. White has pawns alone. Black wins by capturing all of them, White by checkmate.
rules-racing-kings = Racing Kings. The first king on the last rank wins. No move may give check.
# $variant: the name of a game, "Crazyhouse". $name: the name of a command, "article".
# Length: 40 cells to the first comma or stop, 120 in all.
variant-begins = { $variant }. Type { $name } for its rules.
variant-weaker = Levels are weaker here than in chess.
# $pieces: pieces with their squares, "white knight d5, black pawn e5".
# Length: 40 cells to the first comma or stop, 120 in all.
exploded = Explosion. Gone: { $pieces }.
# $count: a number, "2".
# Length: 40 cells to the first comma or stop, 120 in all.
checks-counted = Check { $count } of 3.
# $color: a side, "White". $count: a number, "2".
# Length: 40 cells to the first comma or stop, 120 in all.
checks-given = { $color }: { $count } of 3 checks.
# $pieces: pieces with their squares, "white knight d5, black pawn e5".
# Length: 40 cells to the first comma or stop, 120 in all.
must-capture = You must capture. Possible: { $pieces }.
# $piece: a piece, "white knight". $square: a square, "d5".
# Length: 40 cells to the first comma or stop, 120 in all.
piece-on = { $piece } { $square }
# $color: a side, "White". $pieces: pieces, "2 pawns, knight".
# Length: 40 cells to the first comma or stop, 120 in all.
pocket-held = { $color } can drop { $pieces }.
# $color: a side, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
pocket-empty = { $color } has nothing to drop.
pocket-none = Nothing is dropped in this game.
# $variant: the name of a game, "Crazyhouse".
# Length: 40 cells to the first comma or stop, 120 in all.
only-in-chess = Only in chess. This game is { $variant }.
# $game: the number of a game, "1". $moves: a number, "15".
# Length: 40 cells to the first comma or stop, 120 in all.
resumed-game = Game { $game } resumed. { $moves ->
    [0] No moves
    [one] { $moves } move
   *[other] { $moves } moves
} so far.
# $color: a colour, "White". $level: a level, "1".
# Length: 40 cells to the first comma or stop, 120 in all.
resumed-side = You play { $color } against level { $level }.
resumed-turn = Your move.
# $game: the number of a game, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
resumed-over = Game { $game } is over.
# $program: how the program is called, "touchmove".
# Length: 40 cells to the first comma or stop, 120 in all.
resume-none = No unfinished game. Start one with { $program } play.
# $game: the number of a game, "12". $program: how the program is called, "touchmove".
# Length: 40 cells to the first comma or stop, 120 in all.
resume-unknown = No game { $game }. To list the newest: { $program } games
# $game: the number of a game, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
resume-busy = Game { $game } is open in another window. Close that one first, or start a new game.
resume-none-here = No other unfinished game. Type games for a list.
# $game: the number of a game, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
resume-here = You are in game { $game }.
# $game: the number of a game, "12". $program: how the program is called, "touchmove".
# Length: 40 cells to the first comma or stop, 120 in all.
resume-over = Game { $game } is over. Go through it with { $program } study { $game }
# $game: the number of a game, "12". $name: a name, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
resume-over-here = Game { $game } is over. To go through it: { $name } { $game }
# $game: the number of a game, "12". $name: a name, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
resume-imported-here = Game { $game } was imported. To go through it: { $name } { $game }
# $game: the number of a game, "12". $program: how the program is called, "touchmove".
# Length: 40 cells to the first comma or stop, 120 in all.
resume-match = Game { $game } is a match. To continue: { $program } match, then its file.
# $game: the number of a game, "1". $opponent: the opponent, "level 3". $color: a colour, "White". $move: a
# move, "16". $date: a date, "14 March 2026".
# Length: 40 cells to the first comma or stop, 120 in all.
left-own = Game { $game } against { $opponent } is unfinished: you are { $color }, move { $move }, { $date }.
# $game: the number of a game, "12". $white: the name of White, "Anna". $black: the name of Black, "Ben".
# $move: a move, "e4". $date: a date, "28 November 2026".
# Length: 40 cells to the first comma or stop, 120 in all.
left-two = Game { $game }, { $white } against { $black }, is unfinished: move { $move }, { $date }.
# $name: a name, "touchmove". $game: the number of a game, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
left-resume = To continue: { $name } { $game }
# $game: the number of a game, "12". $program: how the program is called, "touchmove".
# Length: 40 cells to the first comma or stop, 120 in all.
resume-imported = Game { $game } was imported: it cannot be resumed. Go through it with { $program } study { $game }.
# $game: the number of a game, "1". $program: how the program is called, "touchmove".
# Length: 40 cells to the first comma or stop, 120 in all.
game-kept = Game { $game } saved. To continue: { $program } resume
# $game: the number of a game, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
game-left = Game { $game } is saved.
# $game: the number of a game, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
game-forgotten = Game { $game } not saved: no move was made.
goodbye = Goodbye.
# $reason: the reason, without a full stop, "the disk is full".
# Length: 40 cells to the first comma or stop, 120 in all.
unsaved = Not saved: { $reason }. The game continues. Free some disk space, and it is saved with the next move.
saved-again = Everything is saved again.
unsaved-at-end = These moves are not saved. Copy them:
# $file: the name of a file, "game.pgn".
# Length: 40 cells to the first comma or stop, 120 in all.
archive-damaged = The archive was damaged. It is now { $file }, and a new one has been started.
archive-renewed = Putting imported games in order, once for this version. Control-C stops it, and nothing is lost.
# $folder: the name of a folder, "games".
# Length: 40 cells to the first comma or stop, 120 in all.
data-shared = Data folder { $folder }: not yours alone. Others may read or change your games. Name your own folder with --data.
# $folder: the name of a folder, "games".
# Length: 40 cells to the first comma or stop, 120 in all.
data-no-folder = Data folder { $folder }: not a folder. Name a folder with --data.
# $folder: the name of a folder, "games".
# Length: 40 cells to the first comma or stop, 120 in all.
data-link = Data folder { $folder } is a link. Make sure that it leads to a folder of yours.
# $folder: the name of a folder, "games". $program: how the program is called, "touchmove".
# Length: 40 cells to the first comma or stop, 120 in all.
data-writable = Data folder { $folder }: other users could write in it. It is closed to them now. Check your games with { $program } games.
# $folder: the name of a folder, "games".
# Length: 40 cells to the first comma or stop, 120 in all.
data-foreign = No match here: { $folder } belongs to another user. Choose another data folder with --data.
# $folder: the name of a folder, "games". $command: a command, "board".
# Length: 40 cells to the first comma or stop, 120 in all.
data-open = No match here: others may write in { $folder }. Close it first: { $command }
# $file: the name of a file, "game.pgn". $reason: the reason, without a full stop, "the disk is full".
# Length: 40 cells to the first comma or stop, 120 in all.
archive-unusable = The archive { $file } cannot be used: { $reason }. This game is not saved.
# $what: a whole sentence, "The file is damaged.". $file: the name of a file, "TOUCHMOVE_LEVEL".
# Length: 40 cells to the first comma or stop, 120 in all.
settings-warning = { $what } Ignored: { $file }.
# $what: a whole sentence, "The file is damaged.". $line: the number of a line, "1". $file: the name of a
# file, "HOME/data/voices/en/phrases.ftl".
# Length: 40 cells to the first comma or stop, 120 in all.
settings-warning-line = { $what } Ignored: line { $line } of { $file }.
not-text = That line is not text in UTF-8. Type it again.
too-long = Line too long: at most 4096 bytes. Type a shorter one.

reason-damaged = the file is damaged
reason-catalogue = the imported games are damaged, move catalogue.db away
reason-full = the disk is full
reason-read-only = the disk or folder cannot be written to
reason-busy = another program holds the file
reason-file = the file cannot be opened
reason-settings = the settings file has mistakes; correct it first
reason-newer = a newer touchmove wrote the file, use that one
reason-game = one of its games is damaged
reason-unwritable = the game's settings cannot be written
# $key: a key, or the name of a setting, "levle". $near: the nearest name, "level".
# Length: 40 cells to the first comma or stop, 120 in all.
setting-key-near = Unknown setting: { $key }. Did you mean { $near }?
# $key: a key, or the name of a setting, "side". $value: a value, "green". $values: the values that there are,
# "white, black, random".
# Length: 40 cells to the first comma or stop, 120 in all.
setting-value = { $key } cannot be { $value }. It can be: { $values }.
# $key: a key, or the name of a setting, "time". $values: the values that there are, "1 to 20".
# Length: 40 cells to the first comma or stop, 120 in all.
setting-empty = { $key } has no value. It can be: { $values }.
# $key: a key, or the name of a setting, "name".
# Length: 40 cells to the first comma or stop, 120 in all.
setting-name-long = { $key }: at most 40 letters. Write a shorter name.
# $reason: the reason, without a full stop, "it is not plain text, save it as UTF-8".
# Length: 40 cells to the first comma or stop, 120 in all.
setting-unreadable = The settings cannot be read: { $reason }.
range-to = to
range-more = and more
# $text: a text as it is, "knihgt f3".
# Length: 40 cells to the first comma or stop, 120 in all.
slip-no-equals = { $text } has no equals sign. Write name = "value".
# $text: a text as it is, "knihgt f3".
# Length: 40 cells to the first comma or stop, 120 in all.
slip-no-value = { $text } has no value. Write name = "value".
# $text: a text as it is, "de".
# Length: 40 cells to the first comma or stop, 120 in all.
slip-open-quote = { $text } has an open quotation mark. Close it.
# $text: a text as it is, "knihgt f3".
# Length: 40 cells to the first comma or stop, 120 in all.
slip-no-quotes = Quotation marks missing in { $text }. Put them around the value.
# $text: a text as it is, "knihgt f3".
# Length: 40 cells to the first comma or stop, 120 in all.
slip-open-bracket = { $text } has an open bracket. Close it.
# $text: a text as it is, "knihgt f3".
# Length: 40 cells to the first comma or stop, 120 in all.
slip-twice = { $text } repeats a name. Delete one of the two lines.
slip-control = Unprintable characters in this line. Type it again.
slip-unprintable = Unprintable characters in this line. Delete them.
# $text: a text as it is, "knihgt f3".
# Length: 40 cells to the first comma or stop, 120 in all.
slip-form = { $text } cannot be read. Write name = "value".
# $near: the nearest name, "line".
# Length: 40 cells to the first comma or stop, 120 in all.
did-you-mean = Did you mean { $near }?
# $folder: the name of a folder, "/nope".
# Length: 40 cells to the first comma or stop, 120 in all.
folder-missing = No folder { $folder }. Name one that exists.
# $folder: the name of a folder, "games".
# Length: 40 cells to the first comma or stop, 120 in all.
folder-is-file = { $folder } is a file. Name its folder.
# $folder: the name of a folder, "games".
# Length: 40 cells to the first comma or stop, 120 in all.
folder-denied = { $folder } cannot be read. Check its permissions.
name-unseen = Invisible characters in the name. Rename it.
# $folder: the name of a folder, "HOME/voices".
# Length: 40 cells to the first comma or stop, 120 in all.
voices-none-there = No voice in { $folder }. A voice is a folder with voice.toml in it.
# $folder: the name of a folder, "HOME/keymaps".
# Length: 40 cells to the first comma or stop, 120 in all.
keymaps-none-there = No keymap in { $folder }. A keymap is a file such as mine.toml.
# $what: a whole sentence, "The file is damaged.". $file: the name of a file, "game.pgn".
# Length: 40 cells to the first comma or stop, 120 in all.
voice-note = { $what } See { $file }.
# $what: a whole sentence, "The sentence draw-offered leaves out color.". $line: the number of a line, "1".
# $file: the name of a file, "HOME/voices/en/phrases.ftl".
# Length: 40 cells to the first comma or stop, 120 in all.
voice-note-line = { $what } See line { $line } of { $file }.
# $reason: the reason, without a full stop, "it is not plain text, save it as UTF-8".
# Length: 40 cells to the first comma or stop, 120 in all.
voice-unreadable = The file cannot be read: { $reason }.
voice-empty = The file is empty.
voice-no-voice = This voice has no voice.toml. Write one, with parent = "en" for example.
# $name: the name of a voice or of a sentence, "zzz".
# Length: 40 cells to the first comma or stop, 120 in all.
voice-section = Unknown part of a voice: { $name }.
# $name: the name of a voice or of a sentence, "de".
# Length: 40 cells to the first comma or stop, 120 in all.
voice-entry = Unknown in this part: { $name }.
# $section: a section of a file, "pieces". $name: the name of a voice or of a sentence, "king".
# Length: 40 cells to the first comma or stop, 120 in all.
voice-missing = The part { $section } has no { $name }. Add it.
# $name: the name of a voice or of a sentence, "language".
# Length: 40 cells to the first comma or stop, 120 in all.
voice-missing-first = This voice has no { $name }. Write { $name } = "en" for example, before all parts.
# $name: the name of a voice or of a sentence, "parent".
# Length: 40 cells to the first comma or stop, 120 in all.
voice-text = { $name } must be in quotation marks.
# $name: the name of a voice or of a sentence, "de".
# Length: 40 cells to the first comma or stop, 120 in all.
voice-list = { $name } must be a list, such as ["one", "two"].
# $name: the name of a voice or of a sentence, "de".
# Length: 40 cells to the first comma or stop, 120 in all.
voice-part = { $name } is a part of the voice. Write it in brackets on a line of its own.
# $name: the name of a voice or of a sentence, "de".
# Length: 40 cells to the first comma or stop, 120 in all.
voice-blank = { $name } has an empty word.
# $first: the first one, "e4". $name: the name of a voice or of a sentence, "de". $word: what was typed,
# "knihgt".
# Length: 40 cells to the first comma or stop, 120 in all.
voice-same = { $first } and { $name } have the same word, { $word }. Each needs its own.
# $name: the name of a voice or of a sentence, "de". $slot: the name of a gap, "to".
# Length: 40 cells to the first comma or stop, 120 in all.
voice-slot = Unknown gap in the pattern { $name }: { $slot }.
# $name: the name of a voice or of a sentence, "de".
# Length: 40 cells to the first comma or stop, 120 in all.
voice-brace = The pattern { $name } has an open brace. Close it.
# $name: the name of a voice or of a sentence, "de". $slot: the name of a gap, "to".
# Length: 40 cells to the first comma or stop, 120 in all.
voice-no-slot = The pattern { $name } needs the gap { $slot }, or moves are silent.
# $tag: a tag, "xx".
# Length: 40 cells to the first comma or stop, 120 in all.
voice-language = { $tag } is not a language tag. Write one such as de or pt-BR.
# $name: the name of a voice or of a sentence, "de". $known: a name, "king".
# Length: 40 cells to the first comma or stop, 120 in all.
voice-keyboard = Unknown keyboard: { $name }. Write one of { $known }.
# $name: the name of a voice or of a sentence, "de".
# Length: 40 cells to the first comma or stop, 120 in all.
voice-letter = { $name } is not a single letter. Write one before the equals sign.
# $name: the name of a voice or of a sentence, "klingon".
# Length: 40 cells to the first comma or stop, 120 in all.
voice-parent = The parent { $name } is missing or broken.
voice-incomplete = The voice is incomplete. Name a parent, such as parent = "en".
# $word: what was typed, "quit". $name: the name of a voice or of a sentence, "board". $other: the other one
# of two, "quit".
# Length: 40 cells to the first comma or stop, 120 in all.
voice-taken = { $word } cannot mean { $name }: it already means { $other }.
# $text: a text as it is, "knihgt f3".
# Length: 40 cells to the first comma or stop, 120 in all.
voice-sentence = { $text } is not a sentence. Write name = text, and close every brace.
# $name: the name of a voice or of a sentence, "draw-offerred".
# Length: 40 cells to the first comma or stop, 120 in all.
voice-no-sentence = The program has no sentence { $name }.
# $name: the name of a voice or of a sentence, "draw-offered". $gap: the name of a gap, "colour". $gaps: names
# of gaps, "color".
# Length: 40 cells to the first comma or stop, 120 in all.
voice-gap = The sentence { $name } has no gap { $gap }. It has: { $gaps }.
# $name: the name of a voice or of a sentence, "de". $gap: the name of a gap, "move".
# Length: 40 cells to the first comma or stop, 120 in all.
voice-gap-none = The sentence { $name } has no gap { $gap }. It has no gaps.
# $name: the name of a voice or of a sentence, "draw-offered". $gap: the name of a gap, "color".
# Length: 40 cells to the first comma or stop, 120 in all.
voice-left-out = The sentence { $name } leaves out { $gap }.
# $name: the name of a voice or of a sentence, "de".
# Length: 40 cells to the first comma or stop, 120 in all.
voice-silent = The sentence { $name } is empty.
# $folder: the name of a folder, "games". $program: how the program is called, "touchmove". $parent: the name
# of a folder, "voices".
# Length: 40 cells to the first comma or stop, 120 in all.
voices-new = New voice: { $folder }
    Translate its files. Then check them: { $program } voices check { $parent }
# $name: the name of a voice or of a sentence, "de".
# Length: 40 cells to the first comma or stop, 120 in all.
voices-new-known = { $name } is built in already. For another language, name its tag, such as el.
# $folder: the name of a folder, "games".
# Length: 40 cells to the first comma or stop, 120 in all.
voices-new-exists = { $folder } exists already. Rename it, or name another folder.
# $folder: the name of a folder, "games". $reason: the reason, without a full stop, "the disk is full".
# Length: 40 cells to the first comma or stop, 120 in all.
voices-new-fails = { $folder } cannot be made: { $reason }.
# $state: the state, "draft".
# Length: 40 cells to the first comma or stop, 120 in all.
voice-state = Unknown state: { $state }. Write draft, read or spoken.
# $count: a number, "12". $names: names, with commas, "board, moves".
# Length: 40 cells to the first comma or stop, 120 in all.
voice-untranslated = { $count ->
    [one] Missing: 1 sentence. It is said in another language: { $names }.
   *[other] Missing: { $count } sentences. They are said in another language: { $names }.
}
# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
voice-untranslated-more = And { $count } more.
# $name: the name of a voice or of a sentence, "de". $variants: the variants of a plural, "few, many". $gap:
# the name of a gap, "move".
# Length: 40 cells to the first comma or stop, 120 in all.
voice-plural = Variants are missing in { $name }: { $variants }, for the number { $gap }.
# $word: what was typed, "knihgt". $first: the first one, "e4". $other: the other one of two, "black".
# Length: 40 cells to the first comma or stop, 120 in all.
voice-meanings = { $word } has two meanings in a move: { $first } and { $other }. Each needs its own words.
# $reason: the reason, without a full stop, "the disk is full".
# Length: 40 cells to the first comma or stop, 120 in all.
setting-not-kept = Setting not saved: { $reason }.

## Engines

# $game: the number of a game, "12". $color: a colour, "White". $engine: the name of an engine, "Stockfish".
# $level: a level, "3".
# Length: 40 cells to the first comma or stop, 120 in all.
new-engine = New game { $game }. You play { $color } against { $engine }, level { $level }.
# $color: a colour, "White". $engine: the name of an engine, "the computer". $level: a level, "3".
# Length: 40 cells to the first comma or stop, 120 in all.
resumed-engine = You play { $color } against { $engine }, level { $level }.
# $engine: the name of an engine, "Stockfish".
# Length: 40 cells to the first comma or stop.
engine-held = { $engine } has no levels of its own. The lower the level, the less it looks ahead and the more moves the built-in opponent makes.
opponent-thinks = Still thinking.
# $new: the command new, "new". $builtin: the word for the computer, "computer".
# Length: 40 cells to the first comma or stop, 120 in all.
engine-thinks = Still thinking. To play without the engine, type { $new } { $builtin }.
# $engine: the name of an engine, "Stockfish". $new: the command new, "new". $builtin: the word for the
# computer, "computer".
# Length: 40 cells to the first comma or stop, 120 in all.
engine-waits = { $engine } is starting. To play without it, type { $new } { $builtin }.
# $engine: the name of an engine, "Stockfish".
# Length: 40 cells to the first comma or stop, 120 in all.
engine-waits-on = { $engine } is starting. The game waits for it.
# $engine: the name of an engine, "nowhere".
# Length: 40 cells to the first comma or stop, 120 in all.
engine-missing = { $engine } is not on this computer.
# $engine: the name of an engine, "Stockfish".
# Length: 40 cells to the first comma or stop, 120 in all.
engine-refused = { $engine } cannot be started: it is not a program for this computer.
# $engine: the name of an engine, "Stockfish".
# Length: 40 cells to the first comma or stop, 120 in all.
engine-ended = { $engine } has stopped unexpectedly.
# $words: words of a program, "on, off".
# Length: 40 cells to the first comma or stop, 120 in all.
engine-says = It says: { $words }
# $engine: the name of an engine, "Stockfish".
# Length: 40 cells to the first comma or stop, 120 in all.
engine-floods = { $engine } does not stop writing.
# $engine: the name of an engine, "Stockfish".
# Length: 40 cells to the first comma or stop, 120 in all.
engine-silent = { $engine } does not answer.
# $engine: the name of an engine, "Stockfish".
# Length: 40 cells to the first comma or stop, 120 in all.
engine-not-uci = { $engine } answers, but not in UCI, the language of chess engines. Name a UCI engine, such as uci:stockfish.
# $engine: the name of an engine, "Stockfish".
# Length: 40 cells to the first comma or stop, 120 in all.
engine-no-move = { $engine } sent no move.
# $engine: the name of an engine, "Stockfish".
# Length: 40 cells to the first comma or stop, 120 in all.
engine-no-stop = { $engine } does not stop thinking.
engine-so-far = Its best so far:
# $engine: the name of an engine, "Stockfish". $answer: what an engine has answered, "bestmove 0000".
# Length: 40 cells to the first comma or stop, 120 in all.
engine-nonsense = { $engine } sent an invalid move: { $answer }.
# $engine: the name of an engine, "Stockfish". $answer: what an engine has answered, "bestmove 0000".
# Length: 40 cells to the first comma or stop, 120 in all.
engine-illegal = { $engine } sent an illegal move: { $answer }.
# $engine: the name of an engine, "Stockfish".
# Length: 40 cells to the first comma or stop, 120 in all.
engine-no-chess960 = { $engine } does not play Chess960.
# $engine: the name of an engine, "Stockfish". $variant: the name of a game, "Crazyhouse".
# Length: 40 cells to the first comma or stop, 120 in all.
engine-no-variant = { $engine } does not play { $variant }.
engine-again = Restarting it.
# $engine: the name of an engine, "Stockfish".
# Length: 40 cells to the first comma or stop, 120 in all.
engine-back = { $engine } is back.
confirm-builtin = Play the built-in opponent instead? yes or no.
confirm-builtin-on = Continue with the built-in opponent? yes or no.
# $level: a level, "3".
# Length: 40 cells to the first comma or stop, 120 in all.
builtin-plays = The built-in opponent continues, level { $level }.
# $engine: the name of an engine, "Stockfish". $program: how the program is called, "touchmove".
# Length: 40 cells to the first comma or stop, 120 in all.
engine-kept = The game waits for { $engine }. Type quit; { $program } resume tries again.
engine-not-begun = No game started. Type new to try again, or quit.
# $name: a name, "Anna". $level: a level, "3".
# Length: 40 cells.
player-engine = { $name } level { $level }
# $name: a name, "Anna". $level: a level, "3".
# Length: 40 cells to the first comma or stop, 120 in all.
player-engine-replaced = { $name }, then level { $level }
# $name: the name of an engine, "Stockfish". $file: the name of a file, "game.pgn".
# Length: 40 cells to the first comma or stop, 120 in all.
health-engine = Engine: { $name } works, { $file }.
# $file: the name of a file, "game.pgn". $what: a whole sentence, "The file is damaged.".
# Length: 40 cells to the first comma or stop, 120 in all.
health-engine-fails = Engine { $file }: { $what }

## Tones

tones-on = Tones on.
tones-off = Tones off.
# $state: on or off.
# Length: 40 cells to the first comma or stop, 120 in all.
tones-is = { $state ->
    [on] Tones on. To turn them off, type tones off.
   *[off] Tones off. To turn them on, type tones on.
}
tones-absent = This program was built without tones. docs/guide.md says how to get them.
# $reason: the reason, without a full stop, "the disk is full".
# Length: 40 cells to the first comma or stop, 120 in all.
tones-lost = Tones have failed: { $reason }.
tones-found = Tones are back.
reason-no-device = no sound device is found
reason-device-busy = another program has the sound device
reason-device-hangs = the sound device hangs
reason-device-broken = the sound device does not work
help-tones =
    tones on, tones off.
    A low tick: a dark square.
    An octave higher: a light one.
    A knock: the edge.
    Two notes down: a capture.
    Two up: check.
    A buzz: an illegal move.
    Three beeps: little time left.
health-tones = Tones: the sound device works.
# $reason: the reason, without a full stop, "the disk is full".
# Length: 40 cells to the first comma or stop, 120 in all.
health-tones-fails = Tones: { $reason }.

## First start

# In its own language: how this language is chosen. Its names, by which it is chosen too, follow with
# commas between: its own, and those that speakers of other languages type.
# $number: a number, "1".
# Length: 40 cells to the first comma or stop, 120 in all.
setup-language = For English, type { $number }.
setup-language-names = English, Englisch, anglais, angličtina, inglés, inglese, inglês, Engels, engelska, angol, angielski, английский, англійська, İngilizce, tiếng Anh, 영어, อังกฤษ
# $most: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
setup-again = { $most ->
    [2] Type 1 or 2.
   *[other] Type a number from 1 to { $most }.
}
# $most: a number, "12". $quit: the command quit, "quit".
# Length: 40 cells to the first comma or stop, 120 in all.
setup-unknown = { $most ->
    [2] Type 1 or 2, or a word of the answer. { $quit } leaves.
   *[other] Type a number from 1 to { $most }, or a word of the answer. { $quit } leaves.
}
setup-help-language =
    This is the language of the program.
    Type its number or its name.
    To change it later: talk.
setup-help-speech =
    Yes: your screen reader speaks, and this program is silent.
    No: this program speaks.
    To change it later: speech.
setup-help-face =
    Line by line: you type moves and questions, and read or hear the answers.
    On a screen: a board, with keys to explore it.
    To change it later: set face.
setup-speech =
    Do you use a screen reader?
    1: yes, stay silent.
    2: no, speak to me.
setup-face =
    How do you want to play?
    1: line by line.
    2: on a screen, with a board to explore.
setup-name = What is your name? Type it, or press Enter to skip.
setup-help-name = Your name is for lists and score sheets. To leave it out, press Enter.
setup-name-long = At most 40 letters. Type a shorter name, or press Enter to skip.
setup-cancelled = Cancelled. You are asked again next time.
# $program: how the program is called, "touchmove".
# Length: 40 cells to the first comma or stop, 120 in all.
setup-skipped = New here? To choose language, speech and your name: { $program } setup
setup-unchanged = Nothing changed.
setup-done =
    Thank you. Type help at any time.
    Other words for moves: help moves-voice.
    Colour, clock, opponent: for example new black 10+5.
# $speech: on or off. $face: screen or line. $moves: moves, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
setup-kept =
    Saved: English, { $speech ->
        [on] own speech
       *[off] no own speech
    }, { $face ->
        [screen] on a screen
       *[line] line by line
    }, moves in the voice { $moves }.

## Help
# A help begins with an example that can be typed, whose first word is the name of the command in this
# language, and fits a screen of ten lines.

help =
    Type your move: e4, knight f3, O-O.
    Ask: board, last, pieces N, clock.
    Do: draw, resign, takeback, hint.
    Another game: new. Your games: games.
    With a clock: new 10+5.
    With Black: new black.
    Electronic board: pegboard.
    Settings: settings. To leave: quit.
    More: help all, help board.
# By Tab.
# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
commands-many = { $count } commands match. Type more letters.
help-announcing =
    Your move: announce knight f3, press.
    The opponent's move: type it to repeat.
    A slip: correct knight f3.
    Ask: board, last, pieces N, clock.
    Do: draw, resign, takeback, hint.
    Another game: new. Your games: games.
    A clock: new 10+5. Black: new black.
    Electronic board: pegboard.
    Settings: settings. To leave: quit.
    More: help all, help board.
help-choice =
    Type the number of your move, or its first square.
    no: none of them.
help-piece =
    Type queen, rook, bishop, knight, or a number.
    no: another move.
# Before the question, which is asked again.
# $what: draw, agree, claim, resign, takeback, seal, sign, builtin, play-on, go-on, resume or new.
# Length: 40 cells to the first comma or stop, 120 in all.
help-confirm = { $what ->
    [draw] yes: your opponent is offered a draw. no: you play on.
    [agree] yes: the game is drawn. no: you play on.
    [claim] yes: your claim is checked now. no: you play on.
    [resign] yes: you give up this game. no: you play on.
    [takeback] yes: your last move is taken back. no: it stays.
    [seal] yes: this move goes into the envelope. no: type another one.
    [sign] yes: you sign this result. no: you sign nothing yet.
    [builtin] yes: the built-in opponent plays. no: the engine is waited for.
    [play-on] yes: your own game is saved, and a new one starts here. no: it stays open.
    [go-on] yes: you continue this game. no: it is saved, and you start another.
    [resume] yes: this game is saved, and you continue the other one. no: you stay here.
   *[new] yes: this game is saved, and a new one starts. no: you play on.
}
help-confirm-file = yes: it is done. no: everything stays as it is.
help-confirm-blunder = yes: this move is played. no: type another one.
help-over =
    The game is over.
    All moves: score. Another game: new.
    Go through a game: open 57.
    To leave: quit.
help-all-position = About the position:
help-all-game = About the game and the program:
help-all-more = More about one: help and its name.
help-board =
    board: the position, rank by rank.
    board e4: one square. Short: b.
help-pieces =
    pieces N: where White's knights are. n: Black's.
    A or a: all pieces of a colour. Short: p.
help-count =
    count P: how many pawns White has. p: Black.
    count: the pieces of both sides.
help-scan =
    scan 4, scan e: the pieces on a rank or file.
    Short: s.
help-rank = rank 4: the pieces on the rank.
help-file = file e: the pieces on the file.
help-diagonals =
    diagonals e4: the pieces on the diagonals through a square.
help-rays =
    rays e4: the pieces in all eight directions.
help-knight =
    /knight f3, with a slash: the pieces a knight's move away.
    knight f3, without the slash: a move.
help-attackers =
    attackers e4: what attacks a square, and what defends it.
help-defenders =
    defenders e4: what defends a square, and what attacks it.
help-hanging =
    hanging: pieces that are attacked and not defended enough.
    hanging d1: one piece. Also: hanging mine, hanging theirs.
help-moves =
    moves: all legal moves.
    moves g1: those of one piece.
help-captures = captures: all legal captures.
help-what-if =
    what-if g1 f3: what the piece on g1 could take from f3.
help-colour =
    colour e4: whether a square is light or dark.
    To play Black: new black.
help-material = material: what each side has.
help-pocket = pocket: what each side can drop in crazyhouse.
help-castling-rights =
    castling-rights: whether and where you can castle now.
    To castle: O-O or O-O-O.
help-turn =
    turn: who is to move, check, and your colour.
help-check = check: whether a king is in check, and from which piece.
help-last = last: the last move. Short: l.
help-changed =
    changed: what the last move attacks, defends, opens and leaves undefended.
help-captured =
    captured: the last capture, and what each side has lost.
help-opening =
    opening: the name of the opening and its ECO code.
help-score =
    score: all moves.
    score 3: the last three.
help-clock =
    clock: the time left, and the moves to the next period.
    clock mine: your own time.
    clock theirs: your opponent's. Short: c.
    To play with a clock: new 10+5.
help-spent = spent: how long the last move took, and the times of both.
help-fen = fen: the position in one line of text.
help-braille =
    braille: the position for braille displays, in signs of the United Kingdom.
    braille 20: in lines of 20 cells.
    braille ranks: one rank a line.
    braille list: pieces and their squares.
    braille dots, ascii, letters: the signs.
    braille keep 20 ranks: from now on.
help-repeat = repeat: the last thing again.
help-help =
    help: what you can do here.
    help board: more about a command.
help-article =
    article 9.2: what the Laws rule there, in short.
    article castling: by subject.
    article 9.2 2018: in another edition.
    article: all articles.
help-announce =
    announce: announces the move you have made, in games with announcing.
    announce knight f3: makes it as well.
    Then press.
    To repeat the opponent's move, type it.
    Short: an.
help-press =
    press: presses your clock, when the move is made and announced.
    At a match: the same as the button of your board. Without a board, pressing too early can be an illegal act.
    Short: pr.
help-correct =
    correct knight f3: corrects your announcement, before you press.
help-adjust =
    adjust: pieces that you pick up and put back in this turn do not count as touched.
    Only needed with touch-move.
help-take =
    take e2: picks up the piece on e2.
    Then put.
help-put =
    put e4: puts the piece down there.
    That is your move.
    On its own square it is put back.
help-draw =
    draw: offers a draw, or accepts one.
    draw e4: offers one with your move.
help-accept =
    accept: accepts the draw offer.
help-decline =
    decline: declines the draw offer.
help-claim =
    claim threefold, claim fifty: claims a draw.
    Add your intended move, if you have one.
    claim flag: your opponent's time is up.
    claim illegal: the last move was illegal.
    claim correction: later, if both agree.
    In a quickplay finish, on your move, with less than two minutes left:
    claim effort: your opponent does not try to win.
    claim cannot-win: your opponent cannot win by normal means.
    claim seconds: asks for five seconds per move, for both.
    On a board: hold its button twice.
help-resign = resign: you resign the game.
help-takeback = takeback: takes your last move back.
help-hint =
    hint: a good move here.
    In an exercise: one step of help.
help-today = today: how many exercises are due, and how long they take.
help-practise =
    practise: what is due today, one exercise after another.
    Exercises come again: after four hours, a day, at last half a year.
help-drill =
    drill: all drills and how they went. drill square colours 2: one of them, with its level.
    drill square colours 2, 6 seconds, 20 questions, no repeats: within limits.
    Enter: the question again.
    about: the pieces or the moves again.
    next: the answer, and on.
    close: back to your game.
help-book =
    book: which moves are played here, and how often.
    By the opening book and in your games.
    To play without a book: set book off.
help-endings =
    endings 3: play the third endgame against perfect defence. endings pawn race: one by its name.
    endings: all endgames, and how they went.
    A losing slip is told and taken back.
    hint: help, in four steps. previous: your last move back.
    next: the best play, then another one of its kind.
    close: back to your game.
help-mistakes =
    mistakes: better moves for your mistakes, in the game that is open or over. Type the move.
    mistakes 12: in game 12. mistakes both: of both sides, also white or black.
    hint: help, in four steps.
    next: the best move, and on. skip: on without it.
    Enter: the question again.
    close: back to your game.
help-guess =
    guess: the moves of the side that won, one by one. Type the move.
    In the game that is open, from your place on; or in a famous one.
    guess 12: in game 12. guess 12 black: one side, also white.
    guess champions: in a game of a world champion in rapid chess.
    Whatever you guess, the game goes its way. Right guesses count as in drills.
    next: the move, and on.
    close: back to your game.
help-repertoire =
    repertoire italian: one of 45 built-in openings. repertoire italian black: from the other side.
    repertoire openings: all of them, five at a time.
    repertoire mine: your openings, from your file mine.pgn in the folder repertoire of the data folder. Type your moves.
    repertoire games: what you have played at least twice. repertoire games black: one side, also white.
    repertoire: all of them, and how much there is to practise.
    hint: help, in four steps. about: the moves again.
    next: the move, and on.
    close: back to your game.
help-puzzle =
    puzzle: a position to solve, about as hard as your rating. Type the move.
    puzzle fork, puzzle mate in two: by theme. puzzle themes: all of them.
    puzzle mine: from your file mine.pgn or mine.csv, in the folder puzzles of the data folder.
    puzzle games: mates that were possible in your games.
    puzzle 8: about eight pieces. puzzle 1500: about that rating.
    puzzle easy, puzzle hard, puzzle endgame, puzzle streak.
    hint: help, in four steps.
    next: the solution, or another one.
    close: back to your game.
help-learn =
    learn 3: the third lesson.
    learn: all lessons.
    In a lesson, type the answer.
    hint: help, in four steps.
    next: the answer, and on.
    close: back to your game.
help-lesson =
    Type the answer.
    Enter: the question again.
    Help, in four steps: hint.
    The answer, and on: next. Back: previous.
    Ask: board, pieces N, moves, attackers.
    The subject: about. From the start: first.
    Back to your own game: close.
help-eval =
    eval: who is better, and by how many pawns.
    Ask again for the chances and the depth.
help-best = best: the best move here.
help-line =
    line: the best line, four half-moves at a time. more: the next four.
    line 2: the second best line.
help-lines = lines 3: the three best moves. Type a number to hear its line.
help-why = why: the best move, and the reason for it.
help-threat = threat: what the other side threatens.
help-mate = mate: whether the side to move can force mate.
help-level =
    level 7: how strong the opponent is, from 1 to 20.
help-moves-voice =
    moves-voice fide: how moves are announced.
    fide: Springer Gustav eins Felix drei.
    fide-en: knight Gustav one Felix three.
    en: knight g1 f3. de: Springer g1 f3.
help-talk =
    talk de: everything but the moves in German.
    talk en: in English.
help-speech = speech on, speech off.
help-sound = sound off, sound on: speech and tones together.
help-faster = faster: faster speech.
help-slower = slower: slower speech.
help-louder = louder: louder speech and tones.
help-softer = softer: softer speech and tones.
help-hush = hush: stops the speech.
help-position =
    position start: a game from the usual starting position.
    Or from another: FEN, a diagram, or a list of pieces.
    A list: White: Ke1 a2. Black: Ke8.
    Before the first move, or after the end.
help-new =
    new: another game like this one.
    Add what you want, in any order:
    new black 5+3. new random, no clock.
    new friend Ben: two at the keyboard.
    new level 7. new engine stockfish.
    new chess960, or chess960 518.
    new crazyhouse, new atomic.
    new antichess, horde, racing kings.
    new three-check, new king of the hill.
    new knight odds: given by the opponent.
    new give queen odds: given by you.
    new usual.
    new touch: touch-move counts.
    new announcing repeat: you and the opponent announce and repeat every move.
    It applies until you quit.
    set keeps it for good.
help-simul =
    simul 8: you against eight boards.
    After your move comes the next board.
    It has answered when you are back.
    simul 8 level 5: all at level 5.
    simul 8 friend Anna: the last is hers.
    Alone: the simul you left.
help-next-board =
    next-board: on without a move.
    For a certain one: board 3.
help-waiting = waiting: the other boards, with times.
help-by-letter =
    by-letter Anna: a game by letter or e-mail.
    by-letter Anna black: you have Black.
    by-letter Anna 10/50: 50 days for 10 moves.
    Without them, days are only counted.
help-letter =
    letter: the letter with your last move.
    letter anna.txt: the same, as a file.
    It has the move, the position and the days.
help-letters = letters: games by letter, with days.
help-received =
    received 12... Nf6: the move of a letter.
    A whole line of the letter will do.
    received 2026-11-28: the day it came.
help-settings =
    settings: every setting and its value.
    settings side: one of them.
    settings game, voice, braille, screen, board: one group.
    To change one: set side black.
help-set =
    set side black: changes a setting and keeps it.
    Shorter: side black.
    set side: its value and what you can choose.
    All of them: settings.
help-opponent =
    opponent: who you are playing.
    Short: o.
    opponent human, opponent computer, opponent engine stockfish: from the next game.
help-save = save: nothing to do. Every move is saved as you play it.
help-export =
    export game.pgn: writes this game into a file, as PGN.
    export 5 game.pgn: game 5.
    export game.svg: a picture of the position, game.png too.
    For a score sheet: print.
help-delete =
    delete 5: deletes game 5, after a yes.
    delete undo: brings it back, until you quit.
help-undelete =
    undelete: brings the game back that was deleted last.
    Only until you quit.
help-rename =
    rename 5 Club evening: what the event of game 5 is called.
    rename 5 white Anna: who had White.
    Without a number: this game.
help-note =
    note 5 good endgame: a note on game 5.
    note and a text: on this game.
    note 5: the note again. Also: about.
help-rematch =
    rematch: the same game again, with the colours changed.
    After the end of a game, at home.
help-summary =
    summary: this game in short, when it is over.
    summary 5: game 5.
    Its turning point, if mistakes has searched it.
help-results =
    results: how many games you won, drew and lost.
    Against whom, and the last ten.
help-ratings =
    ratings: your rating by puzzles, now and weeks ago.
    ratings 3: 3 weeks ago.
    Drills, streaks, days in a row.
help-quit = quit: saves the game and leaves.

## What is wrong with a position

position-empty = The position is empty. Write FEN, a diagram, or a list such as White: Ke1 a2. Black: Ke8.
# $nth: a number, "1".
# Length: 40 cells to the first comma or stop, 120 in all.
position-control = Control character: character { $nth }.
position-board = Not a position. Write FEN, a diagram, or a list such as White: Ke1 a2. Black: Ke8.
# $count: a number, "7".
# Length: 40 cells to the first comma or stop, 120 in all.
position-ranks = The board needs 8 ranks. This one has { $count }.
# $rank: a rank, "8". $count: a number, "1".
# Length: 40 cells to the first comma or stop, 120 in all.
position-rank-length = Rank { $rank } has { $count } { $count ->
    [one] square
   *[other] squares
}. Each rank needs 8.
# $rank: a rank, "4".
# Length: 40 cells to the first comma or stop, 120 in all.
position-rank-missing = Rank { $rank } is missing.
# $rank: a rank, "4".
# Length: 40 cells to the first comma or stop, 120 in all.
position-rank-twice = Rank { $rank } appears twice.
# $rank: a rank, "7". $nth: a number, "5". $sign: a character, "X".
# Length: 40 cells to the first comma or stop, 120 in all.
position-sign = Rank { $rank }, character { $nth }: { $sign } is not a piece.
# $word: what was typed, "now".
# Length: 40 cells to the first comma or stop, 120 in all.
position-word = Not understood: { $word }. Write the position for example as White: Ke1 a2. Black: Ke8.
# $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
position-twice = { $square } is named twice.
position-turn = The side to move is missing. Write w or b after the board.
position-castling = Castling rights: letters such as KQkq, or a hyphen.
position-en-passant = En passant square: a square such as e3, or a hyphen.
position-counters = Move counters: numbers up to 65535.
position-operations = After the en passant square, write two numbers such as 0 1, or operations each with a semicolon.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
position-no-king = { $color } has no king.
# $color: a colour, "White". $one: the first one, "d1". $other: the other one of two, "e1".
# Length: 40 cells to the first comma or stop, 120 in all.
position-kings = { $color } has more than one king: { $one }, { $other }.
# $square: a square, "a8".
# Length: 40 cells to the first comma or stop, 120 in all.
position-pawn = Pawn on { $square }: pawns cannot be on rank 1 or 8.
# $color: a colour, "Black". $count: a number, "9".
# Length: 40 cells to the first comma or stop, 120 in all.
position-too-many-pawns = { $color } has { $count } pawns. At most 8.
# $color: a colour, "White". $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
position-too-many-men = { $color } has { $count } pieces. At most 16.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
position-too-many-promoted = { $color } has too many promoted pieces.
# $color: a colour, "Black".
# Length: 40 cells to the first comma or stop, 120 in all.
position-other-in-check = { $color } is in check, but it is the other side's move.
# $color: a colour, "White". $square: a square, "a1".
# Length: 40 cells to the first comma or stop, 120 in all.
position-dropped-rook = Castling right dropped: { $color } has no rook on { $square }.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
position-dropped-king = Castling rights dropped: the king of { $color } is not on its starting square.
position-dropped-castling = Castling rights dropped: they do not match the board.
# $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
position-dropped-en-passant = En passant dropped: no pawn can have just passed { $square }.
position-impossible = This position is impossible.
# $name: a name, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
position-game-runs = A game is in progress. Type new first, then { $name }.
chess960-number = Chess960 positions: 0 to 959.
chess960-and-position = Chess960 has its own position. Leave out the number or the position.

## The game that begins next

# $word: what was typed, "blue". $name: a name, "new".
# Length: 40 cells to the first comma or stop, 120 in all.
new-unknown = Not understood: { $word }. Type help { $name }.
# $word: what was typed, "knihgt". $name: a name, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
new-number = Unclear: { $word }. Type { $name } time { $word }, or { $name } level { $word }.
# $word: what was typed, "knihgt". $name: a name, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
new-minutes = Unclear: { $word }. For minutes, type { $name } time { $word }.
# $setting: the name of a setting, "time".
# Length: 40 cells to the first comma or stop, 120 in all.
new-twice = { $setting } is named twice. Name it once.
# $name: a name, "opponent".
# Length: 40 cells to the first comma or stop, 120 in all.
new-engine-name = Which engine? For example { $name } engine stockfish.
plan-human = two players
# $color: a colour, "White". $level: a level, "3".
# Length: 40 cells.
plan-builtin = you play { $color } against level { $level }
# $color: a colour, "White". $engine: the name of an engine, "Stockfish". $level: a level, "3".
# Length: 40 cells to the first comma or stop, 120 in all.
plan-engine = you play { $color } against { $engine }, level { $level }
# $time: a time, "5 minutes".
# Length: 40 cells.
plan-time = { $time }
plan-no-clock = no clock
# $number: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
plan-chess960 = Chess960, position { $number }
plan-position = special starting position
# $color: a colour, "White". $odds: what is given, "knight b1".
# Length: 40 cells to the first comma or stop, 120 in all.
plan-odds = { $color } gives odds: { $odds }
# $year: a year, often that of an edition of the Laws, "2023".
# Length: 40 cells.
plan-laws = Laws of { $year }
plan-strict = a rehearsal
plan-announcing = moves are announced
plan-touch = touch-move
plan-blindfold = blindfold
plan-blindfold-strict = blindfold, no looks
# $name: a name, "opponent". $word: what was typed, "martian".
# Length: 40 cells to the first comma or stop, 120 in all.
opponent-engine = An engine? Type { $name } engine { $word }.
opponent-human = Two players at one keyboard.
# $white: the name of White, "Anna". $black: the name of Black, "Ben".
# Length: 40 cells to the first comma or stop, 120 in all.
opponent-human-named = { $white } plays White, { $black } plays Black, at one keyboard.
# $move: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
premove = Premove: { $move }.
premove-dropped = Premove dropped.
# $name: the name of a command, "board".
# Length: 40 cells to the first comma or stop, 120 in all.
argument-choices = { $name }: for example black 5+3. Type help { $name }.

## Settings

# $name: the name of a command, "set".
# Length: 40 cells to the first comma or stop, 120 in all.
argument-setting = { $name } needs a setting and a value, for example { $name } side black.
# $name: a name, "zzz". $settings: the command settings, "settings".
# Length: 40 cells to the first comma or stop, 120 in all.
no-setting = Unknown setting: { $name }. Type { $settings } alone to hear them.
setting-unset = not set
# $values: the values that there are, "on, off".
# Length: 40 cells to the first comma or stop, 120 in all.
setting-can-be = It can be: { $values }.
# $least: the smallest number, "12". $most: the largest number, "12".
# Length: 40 cells.
setting-range = { $least } to { $most }
# $value: a value, "board".
# Length: 40 cells.
setting-example = for example { $value }
# $name: the name of a setting, "level". $values: the values that there are, "1 to 20".
# Length: 40 cells to the first comma or stop, 120 in all.
setting-needs = { $name } needs a value. It can be: { $values }.
# $name: the name of a setting, "side". $value: a value, "green". $values: the values that there are, "white,
# black, random".
# Length: 40 cells to the first comma or stop, 120 in all.
setting-wrong = { $name } cannot be { $value }. It can be: { $values }.
# $name: the name of a setting, "side". $value: a value, "black". $new: the command new, "new".
# Length: 40 cells to the first comma or stop, 120 in all.
setting-next-game = { $name }: { $value }, from the next game. Type { $new } to begin it.
# $name: the name of a setting, "level". $now: what holds now, "on". $value: a value, "25". $from: game or
# start.
# Length: 40 cells to the first comma or stop, 120 in all.
setting-in-game = { $name }: { $now } in this game, { $value } { $from ->
    [game] from the next game
   *[start] at the next start
}.
# $name: the name of a setting, "level". $value: a value, "25".
# Length: 40 cells to the first comma or stop, 120 in all.
setting-next-start = { $name }: { $value }, from the next start.
# $group: a group, "game".
# Length: 40 cells to the first comma or stop, 120 in all.
settings-group = Settings, { $group }:
settings-game = game
settings-voice = voice
settings-braille = braille
settings-screen = screen
settings-board = board
setting-moves = The move voice.
setting-talk = The language of everything else.
setting-speech = Whether the program speaks.
setting-speech-engine = The speech engine.
setting-tones = Whether short tones sound.
setting-rate = The speed of speech.
setting-volume = How loud speech and tones are.
setting-answers = Whether long answers come in parts.
setting-form = Moves with the square of origin, without, or in four figures.
setting-extra-words = Whether takes, check and mate are said.
setting-spelling = How German words are written: with umlauts, or as in the FIDE appendix.
setting-opponent = Your opponent.
setting-level = The strength of the opponent.
setting-book = The opening book: for the built-in opponent, and to ask.
setting-tables = A folder with your own endgame tables. Tables for up to four pieces are built in.
setting-side = Your colour.
setting-time = The clock: minutes plus seconds for each move, or periods.
setting-laws = The edition of the Laws.
setting-announcing = Moves are typed, or announced, or also repeated.
setting-strict = Tournament rehearsal.
setting-blindfold = Playing without a board. on: you may ask about it, and each look is counted. strict: you may not.
setting-warnings = When you are told the time left: minutes, or seconds with s. auto: to suit the clock.
setting-braille-table = The braille of words, by its name in liblouis.
setting-sheet-code = How score sheets in braille write moves.
setting-sheet-cells = Cells in a line of a score sheet.
setting-sheet-lines = Lines on a page of a score sheet.
setting-print = How lines are printed.
setting-braille-width = Cells in a line of your braille display.
setting-braille-form = How a position is written for fingers.
setting-keymap = The keys of the screen.
setting-keyboard = The country of your keyboard.
setting-name = Your name, in lists and on score sheets.
setting-touch = Touch-move: a piece you touch must move.
setting-blunder-warning = Asks before you give a piece away, or allow a mate.
setting-square-order = The parts of a square, in spoken order.
setting-face = Line by line, or on a screen.
setting-theme = The colours and signs of the screen.
setting-mouse = Whether a click takes and puts pieces.
setting-key-hints = Whether the screen shows what keys do.
setting-pictures = Pieces as pictures on the screen, if the terminal shows them.
setting-background = Whether the terminal is dark or light. auto: as the terminal says.
setting-key-echo = Own speech while you type on the screen.
setting-clock-interval = Seconds between clock updates. 0: as they run; for readers when something is said.
setting-pegboard = Your board.
setting-pegboard-orientation = How the board is turned.
setting-pegboard-clock = The clock at a DGT board.

## The command line

# $word: what was typed, "--levle".
# Length: 40 cells to the first comma or stop, 120 in all.
usage-unknown-flag = Unknown flag: { $word }.
# $word: what was typed, "bord".
# Length: 40 cells to the first comma or stop, 120 in all.
usage-unknown-command = Unknown command: { $word }.
# $word: what was typed, "e5".
# Length: 40 cells to the first comma or stop, 120 in all.
usage-too-much = { $word } is one word too many.
usage-empty-word = One word is empty. Leave it out.
# $word: what was typed, "knihgt". $flag: a flag of the command line, "--strict".
# Length: 40 cells to the first comma or stop, 120 in all.
usage-equals = { $word } cannot follow { $flag }. Write { $flag }, or { $flag }=off.
# $word: what was typed, "--chess960".
# Length: 40 cells to the first comma or stop, 120 in all.
usage-alone = { $word } takes no value. Write { $word } alone.
# $word: what was typed, "--seed". $value: a value, "x". $help: the help, a whole sentence, "how strong the
# opponent is".
# Length: 40 cells to the first comma or stop, 120 in all.
usage-value = { $word } cannot be { $value }. It is: { $help }
# $word: what was typed, "--level". $help: the help, a whole sentence, "how strong the opponent is".
# Length: 40 cells to the first comma or stop, 120 in all.
usage-needs-value = { $word } needs a value. It is: { $help }
# $word: what was typed, "--level".
# Length: 40 cells to the first comma or stop, 120 in all.
usage-twice = { $word } appears twice. Write it once.
# $word: what was typed, "--side". $program: how the program is called, "touchmove".
# Length: 40 cells to the first comma or stop, 120 in all.
usage-new-only = { $word } is only for a new game. Leave it out, or begin one: { $program } play
# $word: what was typed, "--line". $other: the other one of two, "black".
# Length: 40 cells to the first comma or stop, 120 in all.
usage-conflict = Use { $word } or { $other }, not both.
# $word: what was typed, "QUESTION". $help: the help, a whole sentence, "how strong the opponent is".
# Length: 40 cells to the first comma or stop, 120 in all.
usage-missing = Missing: { $word }. It is: { $help }
# $words: words of a program, "on, off".
# Length: 40 cells to the first comma or stop, 120 in all.
usage-missing-one = Missing: one of { $words }.
# $word: what was typed, "voices". $words: words of a program, "list, check, new".
# Length: 40 cells to the first comma or stop, 120 in all.
usage-follow = { $word } needs one more word: { $words }.
usage-wrong = The command cannot be read.
usage-no-text = An argument is not valid UTF-8.
# $program: how the program is called, "touchmove". $command: a command, "ask".
# Length: 40 cells to the first comma or stop, 120 in all.
usage-help = For help: { $program } { $command }

# $program: how the program is called, "touchmove". $command: a command, "board".
# Length: 40 cells to the first comma or stop, 120 in all.
help-usage = Usage: { $program } { $command }
# $word: what was typed, "knihgt". $help: the help, a whole sentence, "how strong the opponent is".
# Length: 40 cells to the first comma or stop, 120 in all.
help-argument = { $word }: { $help }
# $word: what was typed, "GAME". $help: the help, a whole sentence, "how strong the opponent is".
# Length: 40 cells to the first comma or stop, 120 in all.
help-argument-optional = { $word }, optional: { $help }
help-commands = Commands:
# $program: how the program is called, "touchmove". $command: a command, "play".
# Length: 40 cells to the first comma or stop, 120 in all.
help-pages = Each has a page of its own, for example: { $program } { $command } --help
help-flags = Flags:
# $program: how the program is called, "touchmove".
# Length: 40 cells to the first comma or stop, 120 in all.
help-play = All flags of play work without it. To list them: { $program } play --help

value-command = COMMAND
value-game = GAME
value-move = MOVES
value-text = TEXT
value-question = QUESTION
value-file = FILE
value-folder = FOLDER
value-language = LANGUAGE
value-name = NAME
value-place = PLACE
value-places = PLACES
value-script = SCRIPT
value-voice = VOICE
value-form = FORM
value-number = NUMBER
value-odds = ODDS
value-who = NAME
value-side = SIDE
value-switch = on or off
value-periods = TIME
value-edition = EDITION
value-how = HOW
value-minutes = MINUTES
value-table = TABLE
value-theme = THEME
value-seconds = SECONDS
value-address = BOARD
value-date = DATE
value-result = RESULT
value-code = CODE
value-make = MAKE
value-clock = CLOCK
value-style = STYLE
value-shell = SHELL
value-value = VALUE

cli = Chess by ear and by touch, for blind and visually impaired players. Without a command, a game begins.
cli-play = Play a game.
cli-resume = Continue the last unfinished game, or the one with this number.
cli-study = Go through a saved game by ear.
cli-say = Print how each move is announced.
cli-read = Print what a typed or spoken move means: its SAN and its squares.
cli-ask = Answer one question about a position.
cli-import = Import the games of a PGN file.
cli-games = List saved and imported games, newest first.
cli-export = Write a game as PGN or as a score sheet.
cli-voices = List the voices, or check your own.
cli-voices-list = List the voices.
cli-voices-check = Check the built-in voices, or those in a folder.
cli-voices-new = Make a folder for a new language, to be translated.
cli-keymaps = List the keymaps of the screen, or check your own.
cli-keymaps-list = List the keymaps, or the keys of one.
cli-keymaps-check = Check the built-in keymaps, or those in a folder.
cli-pegboard = Watch, check or simulate an electronic board.
cli-pegboard-watch = Print what a board sends. Control-C ends it.
cli-pegboard-check = Test a board: squares, lamps, buttons and clock.
cli-pegboard-simulate = Simulate a board, for trying things without one.
cli-match = Play a match under an arbiter, from a match file.
cli-seat = Serve a place of a match, opened elsewhere.
cli-link = Carry a place of a match elsewhere.
cli-referee = Run a law script: each event and what the referee rules on it.
cli-health = Check what works here, one line each.
cli-setup = Answer the first questions again.
cli-man = Print the manual page, for a package to install.
cli-completions = Print what a shell can complete, for a package to install.
cli-help = Explain the program, or one command.

arg-help = this page.
arg-version = the version of the program.
arg-data = the folder for saved games, settings and everything else that is written.
arg-line = line by line, without a screen.
arg-screen = a screen with a board, where the terminal can show one.
arg-touch = whether a piece you touch must be moved.
arg-opponent = builtin, human, or uci: and an engine's file or name, as in uci:stockfish.
arg-name = your name, in lists and on score sheets; or off.
arg-level = how strong the opponent is, 1 to 20.
arg-side = white, black or random.
arg-speech = whether the program speaks.
arg-tones = whether short tones sound beside speech.
arg-time = minutes and seconds added per move, such as 15+10; 40/90+30,30+30 for two periods; 5d3 with delay, 3b2 Bronstein; off for no clocks.
arg-laws = the edition of the Laws: fide-2023, or the year alone.
arg-announcing = whether moves must be announced: off; announce; repeat, and the opponent repeats them.
arg-strict = rehearse a tournament: its protocol and its penalties. Write --strict=off where your settings say on.
arg-blindfold = play without a board: on, where each look is counted, or strict, without looks. Write --blindfold=off where your settings say otherwise.
arg-warnings = time warnings at these minutes, such as 10,5,1; off for none.
arg-print = how lines are printed: text, or braille for Unicode braille.
arg-table = braille table of liblouis, for printed braille; auto for that of your language.
# $program: how the program is called, "touchmove".
# Length: 40 cells to the first comma or stop, 120 in all.
arg-keymap = the keymap of the screen. To list them: { $program } keymaps list
arg-theme = the colours of the screen: dark, light, large, mono, shapes, reader, words or braille.
arg-book = the opening book: builtin, off, or a Polyglot file.
arg-tables = a folder with your own endgame tables, or off.
arg-clock-interval = how often the screen shows the clocks, in seconds, 0 to 3600. 0: as they run; for readers only when something is said.
arg-pegboard = the board under your hands: auto, or make and port, such as dgt:/dev/ttyUSB0. Twice for two boards, as in white=auto.
arg-speech-engine = the speech engine: dispatcher or native.
arg-rate = how fast speech is, -100 to 100.
arg-volume = how loud speech and tones are, 10 to 100.
arg-answers = tell long answers in parts or whole.
arg-blunder-warning = ask before a piece is given away, or a mate allowed.
arg-extra-words = whether takes, check and mate are said.
arg-spelling = German FIDE words in print: umlauts, appendix, or auto to suit your language.
arg-braille-width = the cells of your braille display, 10 to 200, or off.
arg-braille-form = a position for fingers: diagram, ranks or list, with dots, ascii or letters.
arg-keyboard = the country of your keyboard: us, gb, de, fr, ch, es, it, br, cz, hu, kr, nl, pl, pt, ru, se, th, tr, ua or vn.
arg-square-order = the parts of a square in spoken order, such as "piece square".
arg-mouse = a click takes and puts pieces: on or off.
arg-key-hints = the screen shows what keys do: on or off.
arg-pictures = pieces as pictures on the screen: on or off.
arg-background = whether the terminal is dark or light, if it does not say: auto, dark or light.
arg-key-echo = own speech while you type on the screen: off, letters or words.
arg-face = line by line or on a screen: line or screen.
arg-pegboard-orientation = how the board is turned: found, straight or turned.
arg-pegboard-clock = the clock at a DGT board: none, xl or 3000.
arg-position = the position: FEN, a diagram in braille or letters, a list of pieces, or start.
arg-chess960 = Chess960, from the position with this number, 0 to 959. Without a number, from any.
arg-variant = the game: king-of-the-hill, three-check, crazyhouse, antichess, atomic, horde or racing-kings.
arg-odds = the odds: two-moves, pawn, pawn-and-two, exchange, knight, rook or queen; draw; time 5. Your opponent gives them, or the colour you name: white, black.
arg-seed = a number for chance: with the same one the opponent plays the same moves.
arg-moves = the move voice.
arg-talk = the voice of everything else.
arg-form = long, with the square of origin; short, only as much as the position needs; figures, the four figures of correspondence chess.
# $program: how the program is called, "touchmove".
# Length: 40 cells to the first comma or stop, 120 in all.
arg-game = the number of the game. To list them: { $program } games
arg-file = the output file. Without one, standard output.
arg-folder = the folder. Without one, what is built in.
arg-force = replace a file that is already there.
# $makes: makes of boards, "peg1, dgt, chesslink, certabo, citrine".
# Length: 40 cells to the first comma or stop, 120 in all.
arg-address = auto, a make, or make and port, such as dgt:/dev/ttyUSB0. The makes are { $makes }.
arg-straight = White sits where the maker has White. Without it, this is found from the starting position.
arg-turned = White sits on the other side.
arg-clock = the clock at a DGT board: xl or 3000.
arg-say-move = moves, one after another. With - they come from standard input, each line a position, a tab and moves.
arg-say-chess960 = castling as in Chess960.
arg-read-chess960 = castling as in Chess960.
arg-ask-chess960 = castling as in Chess960.
arg-read-text = the move. With - from standard input, each line a position, a tab and a move.
arg-ask-question = the question, such as board. With - from standard input, each line a position, a tab and a question.
arg-import-file = the PGN file. With - from standard input.
arg-import-champions = games of champions in rapid chess. In place of a file.
arg-import-faults = write every fault into this file, a line each.
arg-import-encoding = the encoding of the file, such as windows-1250. Without it, guessed where that is sure.
arg-import-letters = the letters of the pieces in the file, those of a voice such as de.
arg-games-player = a player, with either colour. Part of a name is enough.
arg-games-opponent = the opponent of that player.
arg-games-white = the player of White.
arg-games-black = the player of Black.
arg-games-since = the first day, month or year: 1972-07-11, 11.7.1972, 1972-07 or 1972.
arg-games-until = the last day, month or year.
arg-games-opening = how the opening's code begins, such as B9, or words of its name.
arg-games-result = 1-0, 0-1, 1/2, draw, won or lost by you, or * for unfinished.
arg-games-event = the event, in part or in full.
arg-games-position = a position that was on the board: FEN, a diagram or a list of pieces.
arg-games-limit = how many games are listed at most, 1 or more.
arg-games-from = first game to list, from 1.
arg-export-all = all games, oldest first.
arg-export-pgn = as PGN, as without a form.
arg-export-text = as a score sheet in print, in the letters of the move voice.
arg-export-brf = as a score sheet in braille, in pages for an embosser.
arg-export-diagram = as a picture of the last position, with its description.
arg-export-code = how moves are written in braille: san, in the letters of the move voice; uk, in the chess code of the United Kingdom.
arg-export-cells = cells in a line of a braille page, 12 to 80.
arg-export-lines = lines on a braille page, 5 to 60.
arg-export-table = the braille table of liblouis; auto for that of your language; off for one cell for each sign of print.
arg-export-target = the output file, without its flag.
arg-voices-new-language = the tag of the language, such as nl or pt-BR.
arg-voices-new-folder = the folder for it. Without one, that of your own voices.
arg-keymaps-list-name = the keymap whose keys are listed.
arg-pegboard-check-all = test every square, not six of them.
arg-pegboard-check-name = give a PEG/1 board this number, once for its life, and test nothing.
# $makes: makes of boards, "dgt, certabo".
# Length: 40 cells to the first comma or stop, 120 in all.
arg-pegboard-simulate-make = { $makes }.
arg-pegboard-simulate-occupancy = a Certabo board without chips, as the Sentio: it senses occupied squares only.
arg-pegboard-simulate-tactum = a Certabo board as the Tactum: occupied squares only, and no colon before what it sends.
arg-pegboard-simulate-pieces = a PEG/1 board that knows each piece.
arg-pegboard-simulate-old = a PEG/1 board that speaks version 1.0.
arg-pegboard-simulate-clock = a DGT board with a clock.
arg-pegboard-simulate-link = a link that leads to the port, wherever that is.
arg-pegboard-simulate-pgn = play the moves of this PGN file, as soon as a program asks the board something.
arg-pegboard-simulate-game = the game of the file, from 1.
arg-pegboard-simulate-delay = the pause before each move, in milliseconds.
arg-pegboard-simulate-side = white or black: the moves of the other side wait for next.
arg-pegboard-simulate-confirm = press the confirm button, or the lever of a clock, after each move.
arg-pegboard-simulate-style = how the hand plays: captured-first, own-first, replace, slide, put-back, adjust, both-hands or pawn-first. Without it, each move in another way.
arg-pegboard-simulate-faults = a script of what goes wrong.
arg-pegboard-simulate-seed = a number for chance, in the hand and on the line.
arg-match-new = ask what a match needs, in about 15 answers, and write a new match file.
arg-match-check = check the match file, and list its mistakes.
arg-match-here = the places of this terminal at first: white, black and desk with commas between them. Without it, all three.
arg-match-records = the number of a played match, to write its records: PGN, score sheets and report.
arg-match-force = replace records, if the folder has them.
arg-match-file = the match file, or the folder for records. Without one, match.toml.
arg-seat-place = white, black, or desk for the arbiter; room for the desk of a whole room; captain for the captain of a team.
arg-referee-script = the script. With - from standard input.
arg-referee-fill = print the script again, with the rulings filled in as its expectations.
arg-completions-shell = bash, elvish, fish, powershell or zsh.

man-name = NAME
man-about = chess by ear and by touch, for blind and visually impaired players
man-synopsis = SYNOPSIS
man-usage = [COMMAND] [FLAGS]
man-description = DESCRIPTION
man-begin = In a game, type help to hear what you can do.
    All flags of play work without it.
man-commands = COMMANDS
man-flags = FLAGS OF EVERY COMMAND
man-environment = ENVIRONMENT
man-environment-text = Every setting is also a variable, such as TOUCHMOVE_TALK or TOUCHMOVE_LEVEL. A flag overrides it.
    Without a choice of your own, the language is that of LC_ALL, LC_MESSAGES or LANG.
man-files = FILES
# $program: how the program is called, "touchmove".
# Length: 40 cells to the first comma or stop, 120 in all.
man-files-text = Saved games: archive.db in the data folder. Settings: settings.toml. The folder is named by: { $program } health
man-exit = EXIT STATUS
man-exit-text = 0: done. 1: it failed, and you were told why. 2: the command line is wrong.

# $name: a name, "Anna". $voices: the names of voices, "en, de".
# Length: 40 cells to the first comma or stop, 120 in all.
no-voice = Unknown voice: { $name }. There are: { $voices }.
# $program: how the program is called, "touchmove".
# Length: 40 cells to the first comma or stop, 120 in all.
question-empty = Nothing was asked. { $program } ask board, for example.
flags-before-command = Write the flags after the command.

## Health

# $name: a name, "en". $language: a language, "en".
# Length: 40 cells to the first comma or stop, 120 in all.
health-voice = Voice { $name }: works, language { $language }.
# $name: the name of a voice or of a sentence, "en". $language: a language, "en".
# Length: 40 cells to the first comma or stop, 120 in all.
voice-with-slips = Voice { $name }: has mistakes, language { $language }.
# $name: a name, "Anna". $what: a whole sentence, "The file is damaged.".
# Length: 40 cells to the first comma or stop, 120 in all.
health-voice-broken = Voice { $name }: { $what }.
# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
health-voices = { $count ->
    [one] Voices: one other works.
   *[other] Voices: { $count } others work.
}
# $names: names, with commas, "board, moves".
# Length: 40 cells to the first comma or stop, 120 in all.
health-voices-draft = Voices: drafts, reviewed by no native speaker: { $names }.
# $state: read, spoken or draft. $name: the name of a voice or of a sentence, "cs". $by: a name, "Anna Nowak".
# $date: a date, "28 November 2026".
# Length: 40 cells to the first comma or stop, 120 in all.
voice-review = { $state ->
    [read] Voice { $name }: read by { $by }, { $date }.
    [spoken] Voice { $name }: heard by { $by }, { $date }.
   *[draft] Voice { $name }: a draft, reviewed by no native speaker.
}
# $name: the name of a voice or of a sentence, "fide-cs". $words: words of a program, "Cesar, Hektor".
# Length: 40 cells to the first comma or stop, 120 in all.
voice-unconfirmed = Voice { $name }: to be confirmed: { $words }.
# $server: the name of a speech server, "speech-dispatcher". $count: a number, "12". $languages: languages,
# with commas, "English, German".
# Length: 40 cells to the first comma or stop, 120 in all.
health-speech = Speech: { $server } answers with { $count } voices; { $languages }.
# $language: a language, "German".
# Length: 40 cells to the first comma or stop, 120 in all.
health-speech-missing = Speech: language { $language } has no voice. Install espeak-ng.
# $language: a language, "German".
# Length: 40 cells to the first comma or stop, 120 in all.
health-speech-unread = Speech: espeak-ng cannot read { $language }. Set up another voice in the speech server, or use a screen reader.
# $count: a number, "12". $languages: languages, with commas, "English, German".
# Length: 40 cells to the first comma or stop, 120 in all.
health-speech-system = Speech: this system has { $count ->
    [one] one voice
   *[other] { $count } voices
}; { $languages }.
# $language: a language, "German".
# Length: 40 cells to the first comma or stop, 120 in all.
health-speech-system-missing = Speech: language { $language } has no voice. Add one in the speech settings of this system.
health-speech-off = Speech: off. To turn it on, type speech on in a game.
# $reason: the reason, without a full stop, "the disk is full".
# Length: 40 cells to the first comma or stop, 120 in all.
health-speech-fails = Speech: { $reason }.
# $count: a number, "12". $file: the name of a file, "game.pgn".
# Length: 40 cells to the first comma or stop, 120 in all.
health-journal = Archive: works, { $count ->
    [one] { $count } game
   *[other] { $count } games
}, { $file }.
# $reason: the reason, without a full stop, "the disk is full". $file: the name of a file, "game.pgn".
# Length: 40 cells to the first comma or stop, 120 in all.
health-journal-fails = Archive: { $reason }, { $file }. Choose another folder with --data.
# $move: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
health-opponent = Opponent: works, { $move } found.
# $file: the name of a file, "game.pgn".
# Length: 40 cells to the first comma or stop, 120 in all.
health-settings = Settings: read, { $file }.
# $file: the name of a file, "game.pgn".
# Length: 40 cells to the first comma or stop, 120 in all.
health-settings-none = Settings: none kept yet, { $file }.
# $kind: the kind, "touchmove match, dann seine Datei".
# Length: 40 cells to the first comma or stop, 120 in all.
health-terminal = Terminal: { $kind }.
# $name: a name, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
health-terminal-unread = Terminal: screen readers cannot read { $name }. Use GNOME Terminal or the Linux console.
# $name: a name, "Anna". $system: windows or macos.
# Length: 40 cells to the first comma or stop, 120 in all.
health-terminal-unread-elsewhere = Terminal: screen readers cannot read { $name }. Use { $system ->
    [windows] Windows Terminal
   *[macos] Terminal
}.
health-tried-linux = System: Linux. In its tests the program is read by Orca, Fenrir, BRLTTY and yasr. No blind player has reported yet.
health-tried-windows = System: Windows. Its makers have tried it under Wine only, with no screen reader. If you use NVDA or JAWS, tell us how it reads.
health-tried-macos = System: macOS. Its makers have compiled it and never run it. If you use VoiceOver, tell us how it reads.
health-tried-nowhere = System: nobody has tried it here. Tell us how it works.
terminal-editing = lines can be edited
terminal-plain = plain lines

## The archive

games-none = No games yet.
result-open = unfinished
player-human = player
player-guest = guest
# $number: a number, "12".
# Length: 40 cells.
player-of-two = player { $number }
# $level: a level, "3".
# Length: 40 cells.
player-builtin = level { $level }
# $program: how the program is called, "touchmove".
# Length: 40 cells to the first comma or stop, 120 in all.
export-which = Which game? Name its number, such as { $program } export 57 --text, or --all.
# $file: the name of a file, "game.pgn".
# Length: 40 cells to the first comma or stop, 120 in all.
exported = Written to { $file }.
# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
games-all = { $count ->
    [one] 1 game.
   *[other] { $count } games.
}
# $count: a number, "12". $from: a square, "e4". $to: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
games-some = { $count } games, { $from } to { $to }. More with --from.
games-none-such = No games match.
# $since: a date, "2025". $until: a date, "2020".
# Length: 40 cells to the first comma or stop, 120 in all.
games-never = { $since } is later than { $until }. Swap them.
# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
games-beyond = { $count ->
    [one] 1 game, no more.
   *[other] { $count } games, no more.
}
# $moves: a number, "12".
# Length: 40 cells.
games-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
# $game: the number of a game, "1000001". $white: the name of White, "Anna". $black: the name of Black, "Ben".
# $result: a result, "White won". $told: a sentence, "42 moves".
# Length: 40 cells to the first comma or stop, 120 in all.
games-imported = { $game }: { $white } against { $black }, { $result }, { $told }.
player-unknown = unknown

## Braille

# The table of liblouis for this language, and what stands before the capital of a piece in a move,
# as one sign of Braille ASCII.
braille-table = en-ueb-g1.ctb
# The table of liblouis for pages, which are written and not read back. For example `vi-vn-g0.utb`.
braille-page-table = en-ueb-g1.ctb
braille-capital = ,

# Signs in Braille ASCII for what the chess code of the United Kingdom is not known to have: those of
# print. Whoever knows better ones puts them into a phrases.ftl of his own.
uk-short-castling = O-O
uk-long-castling = O-O-O
uk-castling-check = >P
uk-promotion = { "" }
uk-en-passant = { " EP" }
uk-draw-offer = "<"7">

# $table: a table of liblouis, "en-ueb-g1.ctb".
# Length: 40 cells to the first comma or stop, 120 in all.
print-braille = Lines are printed in braille now, table { $table }.
print-text = Lines are printed as text now.
# $table: a table of liblouis, "en-ueb-g1.ctb". $reason: the reason, without a full stop, "the disk is full".
# Length: 40 cells to the first comma or stop, 120 in all.
braille-lost = Braille has failed, table { $table }: { $reason }. Lines are printed as text.
# $table: a table of liblouis, "en-ueb-g1.ctb". $reason: the reason, without a full stop, "the disk is full".
# Length: 40 cells to the first comma or stop, 120 in all.
braille-plain = No literary braille, table { $table }: { $reason }. Words are written sign by sign.
# $text: a text as it is, "knihgt f3".
# Length: 40 cells to the first comma or stop, 120 in all.
braille-left-out = Left out, no cells for these letters: { $text }. With a table of liblouis: --table auto.
# $table: a table of liblouis, "en-ueb-g1.ctb". $text: a text as it is, "knihgt f3".
# Length: 40 cells to the first comma or stop, 120 in all.
braille-signs = Not all written by table { $table }. Written sign by sign: { $text }
reason-louis-missing = lou_translate is not there, install liblouis-bin
reason-louis-unfit = no table is right for this language
reason-louis-absent = lou_translate is not there, install liblouis
reason-louis-table = liblouis cannot use it, name another such as en-ueb-g1.ctb
reason-louis-stuck = lou_translate does not answer
reason-louis-garbage = lou_translate does not write braille
# $name: the name of a command, "print".
# Length: 40 cells to the first comma or stop, 120 in all.
argument-print = { $name } needs the name of a file, such as game.txt, or braille or text.
help-print =
    print game.txt: the score sheet, into a file for a printer.
    print game.brf: in braille, for an embosser.
    print 5 game.txt: of game 5. print board board.txt: the board.
    print braille: lines in Unicode braille, for a display that shows what is in the terminal.
    print text: as usual.
# $version: a version, "3.24". $table: a table of liblouis, "en-ueb-g1.ctb".
# Length: 40 cells to the first comma or stop, 120 in all.
health-braille = Braille: liblouis { $version }, table { $table } works.
# $version: a version, "3.24".
# Length: 40 cells to the first comma or stop, 120 in all.
health-braille-off = Braille: liblouis { $version }, no table is set.
health-braille-none = Braille: chess code works. For literary braille install liblouis-bin.
health-braille-absent = Braille: chess code works. For literary braille install liblouis.
# $table: a table of liblouis, "en-ueb-g1.ctb". $reason: the reason, without a full stop, "the disk is full".
# Length: 40 cells to the first comma or stop, 120 in all.
health-braille-fails = Braille: table { $table }, { $reason }.

## Score sheets

# $game: the number of a game, "12". $white: the name of White, "Anna". $black: the name of Black, "Ben".
# Length: 40 cells to the first comma or stop, 120 in all.
sheet-title = Game { $game }, { $white } against { $black }
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
sheet-white = White: { $name }
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
sheet-black = Black: { $name }
# $event: the name of an event, "Club Championship".
# Length: 40 cells to the first comma or stop, 120 in all.
sheet-event = Event: { $event }
# $date: a date, "28 November 2026".
# Length: 40 cells to the first comma or stop, 120 in all.
sheet-date = Date: { $date }
sheet-written-white = As White has written:
sheet-written-black = As Black has written:
sheet-men-white = White:
sheet-men-black = Black:
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
sheet-turn = { $color } to move.
# $file: the name of a file, "game.pgn".
# Length: 40 cells to the first comma or stop, 120 in all.
export-exists = { $file } already exists. Use --force to replace it.
# $file: the name of a file, "/nope/x.toml". $reason: the reason, without a full stop, "the folder does not
# exist".
# Length: 40 cells to the first comma or stop, 120 in all.
export-failed = Not written, { $file }: { $reason }.
reason-no-folder = the folder does not exist
reason-is-folder = that is a folder, name a file in it
reason-not-writable = its permissions do not allow it
reason-too-long = the name is too long
reason-no-name = no file can have such a name
reason-too-large = it is too large
reason-special = not an ordinary file
reason-unknown = the system refuses it
# $reason: the reason, without a full stop, "the disk is full".
# Length: 40 cells to the first comma or stop, 120 in all.
program-stopped = The program stops: { $reason }. Correct that and start it again.
standard-output = standard output

## Finding games

# $name: the name of a command, "board".
# Length: 40 cells to the first comma or stop, 120 in all.
argument-filters = { $name } takes a name, an opening, a year: { $name } carlsen since 2010.
# $name: the name of a command, "open".
# Length: 40 cells to the first comma or stop, 120 in all.
argument-game = { $name } needs the number of a game: { $name } 57.
# $word: what was typed, "July".
# Length: 40 cells to the first comma or stop, 120 in all.
filter-date = { $word } is not a date. Type a year, or for example 2013-11-22.
# $word: what was typed, "2-0".
# Length: 40 cells to the first comma or stop, 120 in all.
filter-result = { $word } is not a result. Type 1-0, 0-1 or draw.
# $word: what was typed, "player".
# Length: 40 cells to the first comma or stop, 120 in all.
filter-bare = { $word } needs something after it, for example games player Anna or games since 2013.
# $game: the number of a game, "12". $rest: the rest of the line, "Anna against Ben, 1-0".
# Length: 40 cells to the first comma or stop, 120 in all.
found-line = { $game }: { $rest }.
# $opponent: the opponent, "the".
# Length: 40 cells.
game-against = against { $opponent }
# $white: the name of White, "Anna". $black: the name of Black, "Ben".
# Length: 40 cells.
game-players = { $white } against { $black }
# $kind: open or over. $color: a colour, "White".
# Length: 40 cells.
game-side = { $kind ->
    [open] you play { $color }
   *[over] you played { $color }
}
# $kind: won, lost, draw, open or ruled. $move: a move, "e4". $score: a result in figures, "1-0".
# Length: 40 cells to the first comma or stop, 120 in all.
own-result = { $kind ->
    [won] you won
    [lost] you lost
    [draw] draw
    [open] unfinished, move { $move }
   *[ruled] { $score }
}
# $count: a number, "36".
# Length: 40 cells to the first comma or stop, 120 in all.
found-more = { $count } more. Type more.
# $parts: a number, "2". $more: the command more.
# Length: 40 cells to the first comma or stop, 120 in all.
parts-left = { $parts ->
    [one] 1 part left
   *[other] { $parts } parts left
}: { $more }.
log-more = More follows: type more.
# $keys: keys, "Shift Z".
# Length: 40 cells to the first comma or stop, 120 in all.
log-more-key = More follows: { $keys }.
# $words: words of a program, "zzz".
# Length: 40 cells to the first comma or stop, 120 in all.
found-none = No game found: { $words }. For all games: games.
list-none = Nothing more. For a list of games: games.
list-end = End of the list.
# $game: the number of a game, "99".
# Length: 40 cells to the first comma or stop, 120 in all.
game-unknown = No game { $game }. Type games for a list.
# $reason: the reason, without a full stop, "the disk is full".
# Length: 40 cells to the first comma or stop, 120 in all.
archive-unreadable = The archive cannot be read: { $reason }.
# $game: the number of a game, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
game-damaged = Game { $game } is damaged and cannot be read. The other games are not.
# $game: the number of a game, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
game-cut = Game { $game } is damaged. It ends where it can no longer be read.
game-row-damaged = damaged, cannot be read
# $kind: white, black, draw, open or ruled. $move: a move, "e4". $score: a result in figures, "1-0".
# Length: 40 cells to the first comma or stop, 120 in all.
short-result = { $kind ->
    [white] White won
    [black] Black won
    [draw] draw
    [open] unfinished{ $move ->
        [0] {""}
       *[other] , move { $move }
    }
   *[ruled] { $score }
}
# $day: the number of a day, "12". $month: a number, "12". $year: a year, often that of an edition of the
# Laws, "2023".
# Length: 40 cells.
date-day = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
# $month: a number, "12". $year: a year, often that of an edition of the Laws, "2023".
# Length: 40 cells.
date-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }

## Going through a game

# $white: the name of White, "Paul Morphy". $black: the name of Black, "Ben". $game: the number of a game,
# "1000001".
# Length: 40 cells to the first comma or stop, 120 in all.
study-title = { $white } against { $black }, game { $game }.
# $game: the number of a game, "1". $opponent: the opponent, "level 3".
# Length: 40 cells to the first comma or stop, 120 in all.
study-title-own = Your game { $game } against { $opponent }.
# $moves: a number, "16".
# Length: 40 cells to the first comma or stop, 120 in all.
study-length = { $moves ->
    [0] No moves.
    [one] { $moves } move. Enter for the next.
   *[other] { $moves } moves. Enter for the next.
}
# $game: the number of a game, "1".
# Length: 40 cells to the first comma or stop, 120 in all.
study-waits = Your game { $game } waits. Type close to go back.
# $game: the number of a game, "1".
# Length: 40 cells to the first comma or stop, 120 in all.
study-closed = Back to game { $game }.
# $name: a name, "next".
# Length: 40 cells to the first comma or stop, 120 in all.
study-none = { $name } is for going through a game. To find one, type games.
# $name: a name, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
study-not-now = { $name } is for a game in progress. Type close first.
# $kind: white, black, draw, open or ruled. $score: a result in figures, "1-0".
# Length: 40 cells to the first comma or stop, 120 in all.
study-result = { $kind ->
    [white] White won.
    [black] Black won.
    [draw] The game was drawn.
    [open] The game is not finished.
   *[ruled] Result: { $score }.
}
# $kind: won, lost, draw, open or ruled. $color: a colour, "White". $score: a result in figures, "1-0".
# Length: 40 cells to the first comma or stop, 120 in all.
study-own-result = { $kind ->
    [won] You won. You played { $color }.
    [lost] You lost. You played { $color }.
    [draw] The game was drawn. You played { $color }.
    [open] The game is not finished. You play { $color }.
   *[ruled] Result: { $score }. You played { $color }.
}
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
study-beginning = Start of the game. { $color } to move.
study-first = This is the start.
# $move: a move, "e4". $color: a colour, "White". $number: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
study-place = { $move }, { $color } { $number }.
study-end = End of the game.
study-variation-over = End of the variation.
study-end-variation = End of the variation. Type leave.
# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
study-variations = { $count ->
    [one] { $count } variation.
   *[other] { $count } variations.
}
# $depth: a number, "12". $number: a number, "4".
# Length: 40 cells to the first comma or stop, 120 in all.
study-in-variation = { $depth ->
    [one] In a variation on move { $number }.
   *[other] In a variation, { $depth } deep, on move { $number }.
}
# $moves: moves, "12". $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
study-row-here = { $moves }. You are at { $color }'s move.
# $depth: a number, "12". $moves: moves, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
study-row-variation = { $depth ->
    [one] Variation: { $moves }
   *[other] Variation, { $depth } deep: { $moves }
}
# $number: a number, "6".
# Length: 40 cells to the first comma or stop, 120 in all.
study-last-number = The line ends at move { $number }.
study-otherwise = Another move was played.
variations-none = No variation on this move.
# $number: a number, "12". $reading: a reading of a move, "knight b1 d2".
# Length: 40 cells to the first comma or stop, 120 in all.
variation-back = { $number }: { $reading }, the main line.
# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
variation-wrong = The variations are numbered 1 to { $count }.
leave-none = This is the main line.
comment-none = No comment on this move.
# $time: a time, "5 minutes".
# Length: 40 cells to the first comma or stop, 120 in all.
auto-on = A move every { $time }. Enter stops.
auto-stopped = Stopped.
# $first: the first one, "e4". $last: the last one, "pawn e4".
# Length: 40 cells to the first comma or stop, 120 in all.
goto-wrong = The moves run from { $first } to { $last }.
# Words for the end and for the beginning behind goto, with commas between them.
goto-end = end, last, finish
goto-first = start, beginning, first
# $color: a colour, "White". $number: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
goto-no-move = { $color } makes no move { $number } here.
play-on-over = The game is over here. You cannot play on.
confirm-play-on = Leave your own game for a new one? yes or no.
# $color: a colour, "Black".
# Length: 40 cells to the first comma or stop, 120 in all.
flipped = Board turned: { $color } at the bottom.
blindfold-on = Blindfold. No board is shown. Ask about it, and each look is counted.
blindfold-strict = Blindfold, no looks. No board is shown, and nothing about it is answered.
blindfold-off = Blindfold off. The board is back.
# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
blindfold-looks = { $count ->
    [one] One look so far.
   *[other] { $count } looks so far.
}
# $blindfold: the setting blindfold, "blindfold". $on: a word or a square, "e5".
# Length: 40 cells to the first comma or stop, 120 in all.
blindfold-refused = No looks: you play blindfold. To look all the same, type { $blindfold } { $on }.
# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
blindfold-told = You played blindfold. { $count ->
    [0] You never looked.
    [one] You looked once.
   *[other] You looked { $count } times.
}
# $number: a number, "12". $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
blindfold-told-since = You played blindfold from move { $number }. { $count ->
    [0] You never looked.
    [one] You looked once.
   *[other] You looked { $count } times.
}
blindfold-position = Special starting position. Remember it:
clock-unknown = No clock times recorded here.
# $name: the name of a command, "board".
# Length: 40 cells to the first comma or stop, 120 in all.
argument-move-number = { $name } needs the number of a move: { $name } 12, or { $name } 12 black.
# $name: the name of a command, "board".
# Length: 40 cells to the first comma or stop, 120 in all.
argument-variation = { $name } needs a number. Type variations for the list.
# $name: the name of a command, "board".
# Length: 40 cells to the first comma or stop, 120 in all.
argument-seconds = { $name } takes 1 to 60 seconds.
# $name: the name of a command, "board".
# Length: 40 cells to the first comma or stop, 120 in all.
argument-color = { $name } takes white or black.
# $name: a name, "Anna". $value: a value, "25".
# Length: 40 cells to the first comma or stop, 120 in all.
about-line = { $name }: { $value }.
# $tag: a tag, "Event".
# Length: 40 cells.
tag = { $tag ->
    [Event] Event
    [Site] Place
    [Date] Date
    [Round] Round
    [WhiteElo] White's rating
    [BlackElo] Black's rating
    [ECO] Opening code
    [Opening] Opening
    [Variation] Variation
    [Annotator] Comments by
    [TimeControl] Time control
    [Termination] End
    [EventDate] Event began
    [Source] Source
   *[other] { $tag }
}
# $number: a number, "12".
# Length: 40 cells.
annotation = { $number ->
    [1] good move
    [2] mistake
    [3] brilliant move
    [4] blunder
    [5] interesting move
    [6] dubious move
    [7] only move
    [8] only move
    [9] worst move
    [10] equal
    [11] equal
    [12] equal
    [13] unclear
    [14] White slightly better
    [15] Black slightly better
    [16] White better
    [17] Black better
    [18] White winning
    [19] Black winning
    [20] White crushing
    [21] Black crushing
    [22] zugzwang
    [23] zugzwang
    [32] lead in development
    [33] lead in development
    [36] initiative
    [37] initiative
    [40] attack
    [41] attack
    [44] compensation
    [45] compensation
    [132] counterplay
    [133] counterplay
    [138] time trouble
    [139] time trouble
    [140] with the idea
    [142] better is
    [145] comment by the editor
    [146] novelty
   *[other] annotation { $number }
}
help-study =
    Enter: the next move.
    Others: previous, first, end, goto 12.
    Hear all moves played: auto.
    Ask: board, pieces N, where, comment.
    Variations: variations, leave.
    Players and result: about.
    Play from here: play-on.
    Back to your own game: close.
    More: help all, help goto.
help-flip =
    flip: hear the board from the other side.
help-blindfold =
    blindfold: play without a board.
    Ask about it, and each look is counted.
    blindfold strict: no looks.
    blindfold off: the board is back.
help-games =
    games: your games, five at a time.
    games carlsen: by player.
    games sicilian, games B90: by opening.
    games 1992 draw, games since 1990.
    games won, games lost: by you.
    games here: with this position.
    games crazyhouse: by variant.
    Also: player, against, white, black,
    opening, event, result, until.
help-more =
    more: the next games of the list, or the next moves of a line.
    On a screen for readers: the rest of a long answer.
help-open =
    open 57: opens game 57. After a list, 57 is enough.
help-resume =
    resume: goes back to the unfinished game you played last.
    resume 3: to game 3. Also: continue.
    The game you leave is saved.
help-next =
    next, or Enter alone: the next move of the opened game.
help-previous = previous, back: the move before.
help-first = first: to the start of the game.
help-end = end: to the end of the game or variation.
help-goto =
    goto 12: to White's move 12.
    goto 12 black: to Black's. Short: go.
help-where =
    where: whose move it is.
    In an opened game: the move, the variation, the game.
help-auto =
    auto: a move every five seconds.
    auto 8: every eight. Enter stops.
help-pause =
    pause: stops the clocks of your game, or auto. Enter starts the clocks.
    At a match both clocks stop. The arbiter is called. A reason may follow.
help-variations =
    variations: what else was possible at the last move.
help-variation =
    variation 1: enters the first one. After variations, 1 is enough.
help-leave =
    leave: back to the move where the variation began.
help-comment = comment: repeats the comment on the move.
help-about =
    about, tags, variant: players, rules, clock.
    In an opened game: players, result, event and more.
help-course =
    course: where each side was best, and the longest thought.
    course 12: how the game was after move 12.
help-play-on =
    play-on, play-on black: a new game from here against the computer.
help-close =
    close: closes the opened game and returns to yours.

## Import

# $games: a number of games, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
import-progress = { $games } games read.
# $percent: a percentage, "62". $games: a number of games, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
import-progress-percent = { $percent } percent, { $games } games read.
# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
import-kept = { $count ->
    [one] 1 game imported.
   *[other] { $count } games imported.
}
# $count: a number, "1".
# Length: 40 cells to the first comma or stop, 120 in all.
import-remarks = { $count } with remarks.
# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
import-doubles = { $count ->
    [one] 1 game was there already.
   *[other] { $count } games were there already.
}
# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
import-refused = { $count ->
    [one] 1 game refused.
   *[other] { $count } games refused.
}
# $why: the reason, "The file is damaged.". $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
import-why = { $why }: { $count ->
    [one] 1 game
   *[other] { $count } games
}.
# $what: a whole sentence, "The file is damaged.". $file: the name of a file, "game.pgn". $line: the number of
# a line, "1". $column: the number of a column, "4".
# Length: 40 cells to the first comma or stop, 120 in all.
import-fault = { $what } { $file }, line { $line }, column { $column }.
# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
import-more-faults = { $count } more. With --faults FILE all are written down.
# $file: the name of a file, "nope.pgn".
# Length: 40 cells to the first comma or stop, 120 in all.
import-missing = File not found: { $file }.
# $file: the name of a file, "HOME/".
# Length: 40 cells to the first comma or stop, 120 in all.
import-folder = { $file } is a folder. Name a PGN file in it.
# $file: the name of a file, "game.pgn".
# Length: 40 cells to the first comma or stop, 120 in all.
import-unreadable = { $file } cannot be read, nothing is imported. Check its permissions.
# $file: the name of a file, "game.pgn".
# Length: 40 cells to the first comma or stop, 120 in all.
import-endless = More than 1 gigabyte from { $file }. Nothing is imported. Save it as a file first.
# $file: the name of a file, "game.pgn".
# Length: 40 cells to the first comma or stop, 120 in all.
waiting-for-writer = Waiting for data from { $file }. Press Control-C to stop.
# $file: the name of a file, "/nope/x".
# Length: 40 cells to the first comma or stop, 120 in all.
import-unwritable = { $file } cannot be written, or it already exists. Name another file.
import-interrupted = Interrupted. Nothing is imported.
import-nothing = Nothing is imported. Import again.
# $file: the name of a file, "Eva five".
# Length: 40 cells to the first comma or stop, 120 in all.
import-empty = { $file } is empty.
# $file: the name of a file, "five.pgn".
# Length: 40 cells to the first comma or stop, 120 in all.
import-no-game = No game in { $file }. Name a PGN file.
# $file: the name of a file, "game.pgn".
# Length: 40 cells to the first comma or stop, 120 in all.
referee-no-event = No event in { $file }. Write one, such as 0:00 start.
# $file: the name of a file, "sixteen.pgn".
# Length: 40 cells to the first comma or stop, 120 in all.
import-no-text = { $file } is not plain text. Unpack it, or save it as UTF-8.
# $encoding: an encoding, "windows-1252".
# Length: 40 cells to the first comma or stop, 120 in all.
import-encoding = Read as { $encoding }. If names look wrong, try another --encoding.
# $encoding: an encoding, "UTF-16LE".
# Length: 40 cells to the first comma or stop, 120 in all.
import-encoding-unfit = Not in { $encoding }: some characters. Try another --encoding.
# $file: the name of a file, "game.pgn". $encoding: an encoding, "windows-1252".
# Length: 40 cells to the first comma or stop, 120 in all.
import-encoding-wrong = { $file } is not { $encoding }. Leave out --encoding, or name another.
# $encoding: an encoding, "windows-1252".
# Length: 40 cells to the first comma or stop, 120 in all.
import-encoding-utf8 = All of it is UTF-8, and was read as { $encoding }. If names look wrong, leave out --encoding.
# $letters: letters, "de".
# Length: 40 cells to the first comma or stop, 120 in all.
import-letters = Other letters? Add --letters, for example --letters { $letters }.
import-letters-wrong = Other letters? Leave out --letters, or name another voice.
# $word: what was typed, "utf8mb". $near: the nearest name, "utf-8, utf-16be".
# Length: 40 cells to the first comma or stop, 120 in all.
encoding-unknown = Unknown encoding: { $word }. Nearest: { $near }.
# $word: what was typed, "knihgt". $near: the nearest name, "board".
# Length: 40 cells to the first comma or stop, 120 in all.
encoding-unknown-examples = Unknown encoding: { $word }. There are for example { $near }.
standard-input = standard input
# $word: what was typed, "Sf3".
# Length: 40 cells to the first comma or stop, 120 in all.
fault-foreign = { $word } is not a PGN move. PGN uses English letters: K, Q, R, B, N.
# $letters: letters, "K, Q, R, B, N". $word: what was typed, "knihgt".
# Length: 40 cells to the first comma or stop, 120 in all.
fault-other-letters = No move in the letters { $letters }: { $word }.
# $word: what was typed, "--".
# Length: 40 cells to the first comma or stop, 120 in all.
fault-null = { $word } is a null move.
# $word: what was typed, "foo".
# Length: 40 cells to the first comma or stop, 120 in all.
fault-word = { $word } is not PGN.
# $word: what was typed, "Ke3".
# Length: 40 cells to the first comma or stop, 120 in all.
fault-illegal = { $word } is not legal here.
# $word: a word of the file, "N@f3".
# Length: 40 cells to the first comma or stop, 120 in all.
fault-not-in-hand = { $word } is not legal here: no such piece in the pocket.
# $word: what was typed, "e4e5".
# Length: 40 cells to the first comma or stop, 120 in all.
fault-glued = { $word } is two moves. Put a space between them.
# $word: what was typed, "knihgt".
# Length: 40 cells to the first comma or stop, 120 in all.
fault-ambiguous = { $word } is ambiguous.
# $word: what was typed, "a8".
# Length: 40 cells to the first comma or stop, 120 in all.
fault-promotion = { $word } does not say what the pawn becomes. Write for example =Q behind it.
# $word: what was typed, "knihgt".
# Length: 40 cells to the first comma or stop, 120 in all.
fault-tag = The tag { $word } is incomplete.
# $word: what was typed, "Event".
# Length: 40 cells to the first comma or stop, 120 in all.
fault-twice = The tag { $word } appears twice.
# $what: a whole sentence, "The file is damaged.".
# Length: 40 cells to the first comma or stop, 120 in all.
fault-position = FEN: { $what }
# $word: what was typed, "Crazyhouse".
# Length: 40 cells to the first comma or stop, 120 in all.
fault-variant = { $word } is not standard chess.
fault-comment = The comment is never closed.
fault-long = This is longer than any game can be.
fault-variation = Unbalanced brackets in a variation.
fault-no-result = The game has no result. Add 1-0, 0-1, 1/2-1/2 or * at the end.
# $word: what was typed, "1-0". $read: what was read, "0-1".
# Length: 40 cells to the first comma or stop, 120 in all.
fault-result = The tags have another result: { $word }. { $read } holds.
fault-mate = Checkmate on the board, but the result disagrees.
fault-stalemate = Stalemate on the board, but the result is not a draw.
# $word: what was typed, "knihgt".
# Length: 40 cells to the first comma or stop, 120 in all.
remark-no-check = { $word } gives no check. The move is kept.
# $word: what was typed, "knihgt".
# Length: 40 cells to the first comma or stop, 120 in all.
remark-no-mate = { $word } is not mate. The move is kept.
fault-no-text = This is not text.
fault-no-moves = The game has no moves.
# $read: what was read, "1-0".
# Length: 40 cells to the first comma or stop, 120 in all.
remark-result-of-tags = No result after the moves. The tags have { $read }, and it is kept.
# $read: what was read, "1-0".
# Length: 40 cells to the first comma or stop, 120 in all.
remark-result-of-board = No result after the moves. The last move decides: { $read }.
remark-no-result-tag = The tags have no result. The one after the moves is kept.
remark-no-position = No position in the tag FEN. The usual one is taken.
remark-chess960 = Taken as Chess960, by the castling rights. Is it? Add the tag Variant.
# $word: what was typed, "knihgt". $read: what was read, "a8=Q+".
# Length: 40 cells to the first comma or stop, 120 in all.
remark-read-as = { $word } is read as { $read }.
# $word: what was typed, "knihgt".
# Length: 40 cells to the first comma or stop, 120 in all.
remark-result-inside = Moves follow the result { $word }. They are kept.
# $word: what was typed, "knihgt".
# Length: 40 cells to the first comma or stop, 120 in all.
remark-apart = Moves follow the result { $word }. They are kept as a separate game.
# $word: what was typed, "knihgt".
# Length: 40 cells to the first comma or stop, 120 in all.
remark-left-out = { $word } is left out.
remark-unseen = Invisible characters are left out.
# $word: what was typed, "knihgt".
# Length: 40 cells to the first comma or stop, 120 in all.
remark-text = { $word } is outside a comment. It is kept as one.
# $word: what was typed, "knihgt".
# Length: 40 cells to the first comma or stop, 120 in all.
remark-move-in-comment = { $word } follows a semicolon. It is kept as a comment.
# $word: what was typed, "knihgt".
# Length: 40 cells to the first comma or stop, 120 in all.
remark-tag-in-comment = A comment contains the tag { $word }. Its closing brace may be missing.
# $what: a whole sentence, "The file is damaged.".
# Length: 40 cells to the first comma or stop, 120 in all.
remark-ends = { $what } The game is kept up to there.
# $what: a whole sentence, "The file is damaged.".
# Length: 40 cells to the first comma or stop, 120 in all.
remark-variation-ends = { $what } The variation is kept up to there.
why-foreign = move with letters of another language
why-null = null move
why-word = unknown word
why-illegal = illegal move
why-ambiguous = ambiguous move
why-tag = broken tag
why-twice = tag twice
why-variant = not standard chess
why-position = impossible first position
why-rights = impossible castling or en passant right
why-chess960 = Chess960 without its tag
why-comment = open comment
why-long = too long
why-variation = unbalanced brackets
why-no-result = no result
why-result = two results
why-mate = mate, but another result
why-stalemate = stalemate, but another result
why-mark = untrue sign of check or mate
why-no-text = no text
why-no-moves = no moves
why-spelling = written in another way
why-left-out = something left out
why-unseen = invisible characters
why-text = words outside comments
why-move-in-comment = move in a comment
why-variation-cut = variation cut short
why-result-inside = moves after the result

## Keys

# $name: the name of a keymap, "lichess". $about: what it is, a sentence, "the keys of another program".
# Length: 40 cells to the first comma or stop, 120 in all.
keymap-about = { $name }: { $about }
keymap-lichess = the keys of lichess's blind mode.
keymap-winboard = the keys of WinBoard for JAWS.
keymap-numpad = the numeric block alone.
keymap-left-hand = the left hand alone.
keymap-right-hand = the right hand alone.
keymap-own = a keymap of your own.
# $name: the name of a keymap, "nowhere".
# Length: 40 cells to the first comma or stop, 120 in all.
keymap-part = A keymap has no part { $name }. It can have about, parent, numeric-block, keys and despite.
# $key: a key, or the name of a setting, "time". $what: a whole sentence, "The file is damaged.".
# Length: 40 cells to the first comma or stop, 120 in all.
keymap-fault = Key { $key }: { $what }
# $name: the name of a keymap, "a+b+c+d+e".
# Length: 40 cells to the first comma or stop, 120 in all.
keymap-no-key = unknown key: { $name }. Write a letter such as k, or up, home, enter, space, f2.
keymap-shift = write the sign that Shift gives, without shift.
# $line: the number of a line, "12". $near: the nearest name, "clock mine".
# Length: 40 cells to the first comma or stop, 120 in all.
keymap-unknown = no key can do { $line }. Did you mean { $near }?
# $line: the number of a line, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
keymap-unlike = no key can do { $line }. Write a command such as last.
# $line: the number of a line, "12". $example: an example, "board here".
# Length: 40 cells to the first comma or stop, 120 in all.
keymap-argument = { $line } is incomplete or wrong. Write it like { $example }.
keymap-twice = this key appears twice. Delete one of the two lines.
# $by: a name, "Anna Nowak".
# Length: 40 cells to the first comma or stop, 120 in all.
keymap-hidden = never reached, because { $by } already does something. Choose another key.
# $why: the reason, "The file is damaged.".
# Length: 40 cells to the first comma or stop, 120 in all.
keymap-taken = { $why }. Choose another key, or give your reason under despite.
# $why: the reason, "The file is damaged.". $instead: what to write, "up".
# Length: 40 cells to the first comma or stop, 120 in all.
keymap-taken-instead = { $why }. Write { $instead }.
keymap-not-taken = nobody else takes it, or nothing here uses it. Delete it under despite.
# $known: a name, "king". $count: a number, "12". $keyboards: keyboards, "qwertz, azerty".
# Length: 40 cells to the first comma or stop, 120 in all.
keymap-same-key = the same as { $known }, on { $count ->
    [one] keyboard
   *[other] keyboards
} { $keyboards }. Choose another key.
# $count: a number, "12". $names: names, with commas, "board, moves".
# Length: 40 cells to the first comma or stop, 120 in all.
keymap-unreachable = { $count ->
    [0] No key does { $names }.
   *[other] No key does { $names } and { $count } more.
} Give each a key, or write parent = "lichess".
keymap-empty = This keymap has no keys. Write parent = "lichess" for example, or keys of your own.
# $name: the name of a keymap, "lichess". $keymaps: the names of keymaps, "lichess, winboard".
# Length: 40 cells to the first comma or stop, 120 in all.
keymap-no-parent = { $name } cannot be the parent. There are: { $keymaps }.
taken-interrupt = terminals interrupt programs with it
taken-suspend = terminals suspend programs with it
taken-end = terminals end input with it
taken-flow = terminals stop output with it
taken-quit = terminals end programs with it
taken-tab = terminals cannot tell it from Tab
taken-enter = terminals cannot tell it from Enter
taken-line-end = terminals end a line with it
taken-backspace = many terminals take it for Backspace
taken-escape = terminals cannot tell it from Escape
taken-zoom = terminals zoom with it, or send another character
taken-multiplexer = it is the first key of screen and tmux
taken-sequence = in terminals, other keys begin with it
taken-control-shift = terminals use it for tabs, windows, copy and search, and cannot tell it from Control alone
taken-alt-letter = terminals open menus with it, and yasr reads with it
taken-alt-digit = terminals change tabs with it, such as GNOME and Xfce
taken-yasr = yasr reads with it
taken-help = GNOME Terminal opens its help with it
taken-menu = terminals open a menu with it, such as GNOME
taken-full-screen = terminals go full screen with it
taken-drop-down = drop-down terminals open with it
taken-scroll = terminals scroll, change tabs or paste with it
taken-consoles = it changes consoles, panes or both
taken-windows = desktops move windows with it
taken-control-alt = VoiceOver, desktops and yasr have commands on it
taken-insert = NVDA, JAWS, Orca and Fenrir begin their commands with it
taken-block-arrows = NVDA, JAWS, Orca, Fenrir and Speakup read the screen with it
taken-block-digits = Fenrir, Speakup and the keypad table of BRLTTY read the screen with it
taken-block-signs = NVDA, JAWS, Orca and Speakup use it for mouse, review and silence
# $name: a name, "Anna". $keymaps: the names of keymaps, "lichess, winboard".
# Length: 40 cells to the first comma or stop, 120 in all.
no-keymap = Unknown keymap: { $name }. There are: { $keymaps }.
# $name: a name, "Anna". $keyboard: a keyboard, "qwerty".
# Length: 40 cells to the first comma or stop, 120 in all.
health-keymap = Keymap { $name }: works, keyboard { $keyboard }.
# $what: a whole sentence, "The file is damaged.".
# Length: 40 cells to the first comma or stop, 120 in all.
health-keymap-broken = Keymap: { $what }.
# $key: a key, or the name of a setting, "time". $does: what the key does, "the square to the left".
# Length: 40 cells to the first comma or stop, 120 in all.
key-does = { $key }: { $does }.
# $key: a key, or the name of a setting, "time".
# Length: 40 cells.
key-shift = Shift { $key }
# $key: a key, or the name of a setting, "time".
# Length: 40 cells.
key-alt = Alt { $key }
# $key: a key, or the name of a setting, "character".
# Length: 40 cells.
key-control = Control { $key }
# $number: a number, "12".
# Length: 40 cells.
key-f = F { $number }
key-up = arrow up
key-down = arrow down
key-left = arrow left
key-right = arrow right
key-home = Home
key-end = End
key-pageup = Page up
key-pagedown = Page down
key-insert = Insert
key-delete = Delete
key-backspace = Backspace
key-enter = Enter
key-escape = Escape
key-tab = Tab
key-begin = middle key of the block
key-space = Space
key-slash = slash
key-star = star
key-plus = plus
key-minus = minus
key-dot = dot
key-comma = comma
key-question = question mark
key-step-up = one square up
key-step-down = one square down
key-step-left = one square left
key-step-right = one square right
key-step-up-left = one square up and left
key-step-up-right = one square up and right
key-step-down-left = one square down and left
key-step-down-right = one square down and right
key-next-king = the next king
key-next-queen = the next queen
key-next-rook = the next rook
key-next-bishop = the next bishop
key-next-knight = the next knight
key-next-pawn = the next pawn
key-previous-king = the king before
key-previous-queen = the queen before
key-previous-rook = the rook before
key-previous-bishop = the bishop before
key-previous-knight = the knight before
key-previous-pawn = the pawn before
# $rank: a rank, "4".
# Length: 40 cells.
key-rank = to rank { $rank }
# $file: the name of a file, "game.pgn".
# Length: 40 cells.
key-file = to file { $file }
key-take = picks up the piece here, or puts it down
key-entry = to the entry field
key-board = to the board
key-next-target = next square for the piece in hand
key-next-pane = the next pane
key-previous-pane = the pane before
key-menu = all commands in a list
key-keys = all keys in a list
key-key-help = key help on and off
key-cancel = silence; back; puts the piece back
key-suspend = back to the shell for a while
key-redraw = draws the screen again
redrawn = Drawn again.
# $line: the number of a line, "12".
# Length: 40 cells.
key-line = types { $line }
does-yes = yes
does-no = no
does-queen = queen
does-rook = rook
does-bishop = bishop
does-knight = knight
does-variation-1 = into the first variation
does-board-here = this square
does-moves-here = the moves of the piece here
does-captures-here = the captures of the piece here
does-rays-here = all eight directions from here
does-diagonals-here = the diagonals from here
does-knight-here = pieces a knight's move away
does-attackers-here = attackers and defenders of this square
does-defenders-here = defenders and attackers of this square
does-colour-here = whether this square is light or dark
does-rank-here = this rank
does-file-here = this file
does-pieces-A = White's pieces
does-pieces-a = Black's pieces
does-pieces-K = White's king
does-pieces-Q = White's queens
does-pieces-R = White's rooks
does-pieces-B = White's bishops
does-pieces-N = White's knights
does-pieces-P = White's pawns
does-pieces-k = Black's king
does-pieces-q = Black's queens
does-pieces-r = Black's rooks
does-pieces-b = Black's bishops
does-pieces-n = Black's knights
does-pieces-p = Black's pawns
does-claim-threefold = threefold repetition
does-claim-fifty = fifty moves, no capture, no pawn move
does-claim-flag = the opponent's flag has fallen
does-claim-illegal = the opponent's last move was illegal
does-claim-effort = draw: the opponent does not try to win
does-claim-means = draw: the opponent cannot win by normal means
does-claim-seconds = five seconds per move for both
does-clock = the time left
does-clock-mine = your own time
does-clock-theirs = the opponent's time
does-score-3 = the last three moves
does-announce = announces the move on the board
does-press = presses your clock
## Taking and putting

# $piece: a piece, "pawn". $square: a square, "e7".
# Length: 40 cells to the first comma or stop, 120 in all.
in-hand = { $piece } { $square } in your hand.
# $piece: a piece, "knight". $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
put-back-here = { $piece } { $square } is back.
# $what: a whole sentence, "The file is damaged.".
# Length: 40 cells to the first comma or stop, 120 in all.
look-edge = Edge. { $what }
# $what: a whole sentence, "The file is damaged.".
# Length: 40 cells to the first comma or stop, 120 in all.
look-board = Board. { $what }
# $what: a whole sentence, "The file is damaged.".
# Length: 40 cells to the first comma or stop, 120 in all.
look-moves = Moves. { $what }
# $what: a whole sentence, "The file is damaged.".
# Length: 40 cells to the first comma or stop, 120 in all.
look-clocks = Clocks. { $what }
# $what: a whole sentence, "The file is damaged.".
# Length: 40 cells to the first comma or stop, 120 in all.
look-captures = Captures. { $what }
# $what: a whole sentence, "White can drop knight.".
# Length: 40 cells to the first comma or stop, 120 in all.
look-players = Players. { $what }
# $what: a whole sentence, "The file is damaged.".
# Length: 40 cells to the first comma or stop, 120 in all.
look-log = Messages. { $what }
# $what: a whole sentence, "The file is damaged.".
# Length: 40 cells to the first comma or stop, 120 in all.
look-matters = To decide. { $what }
# $what: a whole sentence, "The file is damaged.".
# Length: 40 cells to the first comma or stop, 120 in all.
look-boards = Boards. { $what }
# $what: a whole sentence, "The file is damaged.".
# Length: 40 cells to the first comma or stop, 120 in all.
look-room = In the room. { $what }

## The screen

pane-board = Board
pane-moves = Moves
pane-clocks = Players
pane-log = Messages
pane-matters = To decide
pane-boards = Boards
pane-room = In the room
# $white: the name of White, "Anna". $black: the name of Black, "Ben".
# Length: 40 cells.
header-players = { $white } – { $black }
# $score: a result in figures, "1-0".
# Length: 40 cells to the first comma or stop, 120 in all.
header-over = Game over, { $score }.
# $color: a colour, "White". $time: a time, "5 minutes". $taken: a time, "5 minutes".
# Length: 40 cells.
dial = { $color } { $time } { $taken }
# $color: a colour, "White". $taken: a time, "5 minutes".
# Length: 40 cells.
dial-untimed = { $color } { $taken }
# $count: a number, "2".
# Length: 40 cells.
dial-checks = checks { $count }
mark-check = in check
mark-held = in hand
mark-target = can go
mark-last = last move
targets-none = No piece in your hand. Pick one up first.
too-small = The window is too small.
# $text: a text as it is, "knihgt f3".
# Length: 40 cells to the first comma or stop, 120 in all.
focus-entry = Entry: { $text }
focus-secret = Nothing of what you type is shown. Enter sends it, Escape goes back.
menu-title = Commands
# What stands behind the name of a setting in the menu: what it is.
# $name: a name, "Anna". $value: a value, "25".
# Length: 40 cells to the first comma or stop, 120 in all.
menu-setting = { $name }: { $value }
menu-other = another: type it
# $take: keys, "Enter". $up: keys, "arrow up". $down: keys, "arrow down". $cancel: keys, "Escape".
# Length: 40 cells to the first comma or stop, 120 in all.
list-help = { $take } chooses, { $up } and { $down } go through the list, { $cancel } goes back.
list-search = Type letters to search it.
# $text: what was typed, "knigt".
# Length: 40 cells to the first comma or stop, 120 in all.
list-unfound = Nothing with { $text } in this list.
commands-position = Ask about the position
commands-game = Ask about the game
commands-text = Get the position as text
commands-guide = Find your way
commands-play = Play
commands-seat = At a seat of a match
commands-friendly = Among friends
commands-analysis = Analyse the position
commands-boards = Boards
commands-archive = Find games
commands-study = Read through a game
commands-practice = Learn and practise
commands-hearing = Voice, speech and print
commands-program = Games, settings, leaving
commands-desk-run = Run the game
commands-desk-waiting = Decide what waits
commands-desk-look = Look at the facts
commands-desk-clock = Set the clocks
commands-desk-penalty = Penalties and results
commands-desk-seen = Rule on what you have seen
commands-desk-sheets = Score sheets that lack moves
commands-desk-undoing = Correct the boards, take rulings back
commands-desk-support = Aids and assistants
commands-desk-presence = Late and present players
commands-desk-adjournment = Adjourn the game
commands-desk-tasks = Tick your tasks
commands-desk-records = Records, and the desk itself
keys-title = Keys
key-dropped = Cancelled.
# $keys: keys, "Control Q".
# Length: 40 cells to the first comma or stop, 120 in all.
quit-again = { $keys } again leaves the program. Any other key continues.
# $what: a whole sentence, "The file is damaged.".
# Length: 40 cells.
echo-typed = { $what }
# $what: a whole sentence, "The file is damaged.".
# Length: 40 cells.
echo-deleted = { $what } deleted
echo-end = end
# $letter: a letter, "S".
# Length: 40 cells.
echo-capital = capital { $letter }
# $keys: keys, "Control Q".
# Length: 40 cells to the first comma or stop, 120 in all.
key-none = { $keys } does nothing here.
no-shell = No shell to return to. The program continues.
# $keys: keys, "Control Q". $next: the next item, "pawn e4".
# Length: 40 cells to the first comma or stop, 120 in all.
key-waits = { $keys }, then { $next }.
# $from: a square, "e4". $to: a square, "e4".
# Length: 40 cells.
keys-from-to = { $from } to { $to }
# $lines: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
paste-too-long = Too long, nothing pasted. At most { $lines } lines.
paste-lines = Several lines, nothing pasted. Paste one at a time.
# $program: how the program is called, "touchmove".
# Length: 40 cells to the first comma or stop, 120 in all.
paste-game = A whole game, nothing pasted. Save it as a file, then in the shell: { $program } import and its name.
key-help-on = Key help on: each key says what it does. The same key ends it.
key-help-off = Key help off.
pictures-none = This terminal shows no pictures. Pieces are drawn with characters.
pictures-absent = This program was built without pictures. docs/guide.md says how to get them.
no-screen = No screen on this terminal: lines instead.
no-screen-pipe = No screen here. This is a pipe and no terminal.
no-screen-plain = No screen here. TERM or ACCESSIBLE asks for lines.

## Playing on a board

# $make: a make of board, "DGT". $port: a port, "/dev/ttyUSB0".
# Length: 40 cells to the first comma or stop, 120 in all.
board-name = { $make }, { $port }
# $name: a name, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
board-found = Board found: { $name }.
# $color: a colour, "White". $name: a name, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
board-found-of = { $color }'s board found: { $name }.
# $name: a name, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
board-back = The board is back: { $name }.
# $color: a colour, "White". $name: a name, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
board-back-of = { $color }'s board is back: { $name }.
board-plays = You play on the board.
board-right = The board is right.
board-differs = Your board does not match the game.
board-left-over = Not used: the program plays that side.
board-moves-only = It reports finished moves only, not touched pieces. If it reports none, turn the board round.
# $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
board-take = Take the piece off { $square }.
# $man: a piece with its colour, "white knight". $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
board-take-man = Take { $man } off { $square }.
# $man: a piece with its colour, "white knight". $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
board-put = Put { $man } on { $square }.
# $man: a piece with its colour, "white knight". $square: a square, "e4". $to: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
board-carry = Take { $man } from { $square } to { $to }.
# $square: a square, "e4". $to: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
board-swap = Swap the pieces on { $square } and { $to }.
board-turn = Turn the board round.
# $who: white-king, white-queen, white-rook, white-bishop, white-knight, white-pawn, black-king, black-queen,
# black-rook, black-bishop, black-knight or black-pawn.
# Length: 40 cells.
board-man = { $who ->
    [white-king] the white king
    [white-queen] the white queen
    [white-rook] the white rook
    [white-bishop] the white bishop
    [white-knight] the white knight
    [white-pawn] the white pawn
    [black-king] the black king
    [black-queen] the black queen
    [black-rook] the black rook
    [black-bishop] the black bishop
    [black-knight] the black knight
   *[black-pawn] the black pawn
}
# $piece: a piece, "knight". $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
board-lifted = { $piece } { $square }.
# $piece: a piece, "knight". $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
board-touched = { $piece } { $square } touched.
# $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
board-seated = { $square }.
# $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
board-empty = { $square }: empty.
board-executed = It is on your board.
board-put-back = Pieces put back. Touch-move still applies.
board-put-back-free = Pieces put back. Any move may be played.
board-adjusted = Adjusted.
board-knocked = The board was knocked.
board-knocked-untouched = The board was knocked. Nothing is touched.
board-lingers = If you have finished your move, type it.
# $move: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
board-press = Press, if your move is { $move }.
# $move: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
board-type-move = If your move is { $move }, type it.
# $move: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
board-press-move = If your move is { $move }, press, or type it.
# $pieces: pieces in the form behind a number or before squares, "knights".
# Length: 40 cells to the first comma or stop, 120 in all.
board-illegal = Illegal move: { $pieces }. To put the board right, say set-up.
# $piece: a piece, "knight". $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
board-in-hand = { $piece } { $square } seems to be in your hand.
# $move: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
board-gone-unpressed = { $move } is on the board. Type it, or plug the board in.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
board-pressed = { $color } has pressed.
# $piece: a piece, "knight". $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
button-in-hand = Not finished: { $piece } { $square } is off the board.
# $man: a piece with its colour, "white knight". $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
button-take = Not finished: take { $man } off { $square }.
button-rook = Not finished: move the rook.
button-nothing-moved = Nothing moved. Your move.
button-no-game = Nothing to do on the board now.
button-menu-how = Press: next. Hold: do it.
button-menu-stop = Stop the clocks.
button-menu-means = Claim a draw: the opponent cannot win.
button-menu-effort = Claim a draw: the opponent does not try to win.
button-menu-seconds = Ask for five seconds per move.
button-menu-leave = Leave the menu.
button-menu-left = Menu closed.
board-no-button = It has no button. A move counts when your hand rests.
board-learned = The board has learned its pieces.
board-not-learned = Pieces not learned. They are followed by their moves.
boards-clock-waits = The clock waits for the board.
boards-clock-runs = The clock runs.
# $text: a text as it is, "knihgt f3".
# Length: 40 cells to the first comma or stop, 120 in all.
board-no-move = The board reports { $text }: not a legal move.
board-line-lost = Board data lost. Type last to hear the last move. If one is missing, type it.
# $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
board-faulty = { $square }: the sensor cannot be trusted.
# $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
board-doubtful = { $square } comes and goes. Press the piece down. It still counts.
board-missed = Board data lost. If a touch or a move is missing, make it again.
# $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
board-flickers = { $square } flickers: press the piece down, or say mute { $square }.
# $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
board-still-empty = { $square } seems empty. Press the piece down, or say mute { $square }.
# $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
board-still-occupied = { $square } seems occupied. If it is empty, say mute { $square }.
# $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
board-still-other = { $square } seems to have the wrong piece. If it is the right one, say mute { $square }.
board-still-turned = It still seems the wrong way round. If it lies right, say pegboard straight or pegboard turned.
board-still-turned-pegs = It still seems the wrong way round. Turn it, or say skip and play at the keyboard.
# $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
board-lies-straight = If you lifted { $square }, the board lies the wrong way. Turn it, or say pegboard straight.
# $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
board-lies-turned = If you lifted { $square }, the board lies the wrong way. Turn it, or say pegboard turned.
# $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
board-muted = { $square } is muted: what it shows does not count.
# $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
board-muted-untouched = { $square } is muted: it flickers. It was not touched.
# $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
board-muted-arbiter = { $square } is muted: it flickers. The arbiter decides whether it was touched.
# $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
board-not-touched = If you did not touch it, say mute { $square }.
# $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
board-not-touched-arbiter = If you did not touch it, say mute { $square }. The arbiter decides.
# $move: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
board-not-made = { $move } is on the board. If you did not play it, say takeback.
# $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
board-steady = { $square } is steady again and counts.
# $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
board-unmuted = { $square } counts again.
# $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
board-mutes = { $square } is muted. Type moves from or to it. To count it again: unmute { $square }.
board-which-side = White's side is unknown. Type pegboard straight, or pegboard turned.
# $percent: a percentage, "62".
# Length: 40 cells to the first comma or stop, 120 in all.
board-battery = Board battery: { $percent } percent left.
board-restarted = The board has restarted.
# $reason: the reason, without a full stop, "the disk is full". $todo: what to do, a whole sentence, "Plug it
# in again.".
# Length: 40 cells to the first comma or stop, 120 in all.
board-gone = The board is gone: { $reason }. Continue at the keyboard. { $todo }
# $reason: the reason, without a full stop, "the disk is full". $todo: what to do, a whole sentence, "Plug it
# in again.".
# Length: 40 cells to the first comma or stop, 120 in all.
board-not-there = No board: { $reason }. { $todo }
board-none-found = no port has one
board-none-found-do = Plug it in, or name its port.
# $port: a port, "/dev/ttyUSB0".
# Length: 40 cells.
board-no-port = the port { $port } is not there
board-no-port-do = Plug it in.
# $port: a port, "/dev/ttyUSB0".
# Length: 40 cells.
board-not-serial = { $port } is not a serial port
board-not-serial-do = Name another one.
# $port: a port, "/dev/ttyUSB0".
# Length: 40 cells.
board-busy = another program has { $port }
board-busy-do = Close that program.
# $port: a port, "/dev/ttyUSB0".
# Length: 40 cells.
board-denied = you may not use { $port }
board-denied-do = An administrator can allow it.
# $port: a port, "/dev/ttyUSB0".
# Length: 40 cells.
board-denied-group = you may not use { $port }
# $group: a group, "dialout".
# Length: 40 cells to the first comma or stop, 120 in all.
board-denied-group-do = Join the group { $group }: sudo usermod -aG { $group } $USER. Then log out and in.
# $port: a port, "/dev/ttyUSB0".
# Length: 40 cells.
board-no-answer = nothing answers on { $port }
board-no-answer-do = Switch it on, or plug it in again.
# $what: a whole sentence, "The file is damaged.". $port: a port, "/dev/ttyUSB0".
# Length: 40 cells.
board-other-make = a { $what } board is on { $port }
board-other-make-do = Name that make, or auto.
# $port: a port, "/dev/ttyUSB0".
# Length: 40 cells.
board-babble = something else speaks on { $port }
board-babble-do = Check the port and the board's make.
# $port: a port, "/dev/ttyUSB0".
# Length: 40 cells.
board-stranger = { $port } sends something unknown
board-stranger-do = Check the plug. A board may also be newer than touchmove.
# $port: a port, "/dev/ttyUSB0". $what: a whole sentence, "The file is damaged.".
# Length: 40 cells to the first comma or stop, 120 in all.
board-failed = { $port } fails, { $what }
board-failed-do = Plug it in again.
boards-none = No board. Type pegboard auto to look for one.
# $position: a position, "position".
# Length: 40 cells to the first comma or stop, 120 in all.
boards-none-position = For a game from a position, type { $position }.
boards-sought = Looking for a board.
boards-off = Boards off. Moves are typed.
# $name: a name, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
board-is = Board: { $name }.
# $color: a colour, "White". $name: a name, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
board-of = Board of { $color }: { $name }.
board-agrees = It matches the game.
board-moves = A move is being made on it.
# $move: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
board-behind = Opponent's move missing on your board: { $move }.
# $move: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
board-unmade = Make your announced move on the board: { $move }.
board-waits = It has not been compared yet.
skipped = Left as it is. Type your moves until the board is right.
skip-none = Nothing to skip.
# $name: the name of a command, "pegboard".
# Length: 40 cells to the first comma or stop, 120 in all.
argument-boards = { $name } takes auto, or a make and a port, dgt:/dev/ttyUSB0; straight or turned; or off.
help-pegboard =
    pegboard: your board, and whether it matches the game.
    pegboard auto: looks for a board.
    pegboard straight, pegboard turned: which way round it is.
    pegboard off: play by typing.
help-set-up =
    set-up: guides you square by square to the right position.
    repeat repeats a step.
help-mute =
    mute b8: ignores what your board shows on b8, for a bad contact.
    A flickering square mutes itself, until it is still for ten seconds.
    To count it again: unmute b8.
help-unmute =
    unmute b8: b8 counts again.
    If the board then differs from the game, you are told what to put right.
help-skip =
    skip: leaves the board as it is.
    Type your moves until it is right.
    Also: cancel.

## Boards on a line

peg-looking = Looking for a board.
# $make: a make of board, "DGT". $port: a port, "/dev/ttyUSB0".
# Length: 40 cells to the first comma or stop, 120 in all.
peg-found = Board found: { $make }, { $port }.
peg-senses-pegs = It senses each peg that leaves its hole.
peg-senses-squares = It senses which squares are occupied.
peg-senses-men = It knows which piece is on each square.
peg-senses-moves = It reports finished moves only, not touched pieces.
# $word: what was typed, "banana". $makes: makes of boards, "peg1, dgt, chesslink, certabo, citrine".
# Length: 40 cells to the first comma or stop, 120 in all.
peg-no-address = { $word } is not a board address. Write auto, a make, or a make and a port: dgt:/dev/ttyUSB0. The makes: { $makes }.
# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
peg-chips = Learned: the chips of { $count } pieces.
# $what: a whole sentence, "The file is damaged.".
# Length: 40 cells to the first comma or stop, 120 in all.
peg-event = { $what }.
# $what: a whole sentence, "The file is damaged.". $time: a time, "5 minutes".
# Length: 40 cells to the first comma or stop, 120 in all.
peg-event-at = { $what }. { $time } seconds.
# $items: items of a list, "knight g1 f3".
# Length: 40 cells to the first comma or stop, 120 in all.
peg-together = At once: { $items }
# $square: a square, "e4".
# Length: 40 cells.
peg-lifted = { $square } lifted
# $square: a square, "e4". $piece: a piece, "knight".
# Length: 40 cells to the first comma or stop, 120 in all.
peg-lifted-man = { $square } lifted, { $piece }
# $square: a square, "e4".
# Length: 40 cells.
peg-seated = { $square } occupied
# $square: a square, "e4". $piece: a piece, "knight".
# Length: 40 cells to the first comma or stop, 120 in all.
peg-seated-man = { $square } occupied, { $piece }
# $how: how, "short".
# Length: 40 cells to the first comma or stop, 120 in all.
peg-button-confirm = Confirm button, { $how }
# $color: a colour, "White". $how: how, "short".
# Length: 40 cells to the first comma or stop, 120 in all.
peg-button-confirm-of = { $color }'s confirm button, { $how }
# $how: how, "short".
# Length: 40 cells to the first comma or stop, 120 in all.
peg-button-clock = Button of the clock, { $how }
# $color: a colour, "White". $how: how, "short".
# Length: 40 cells to the first comma or stop, 120 in all.
peg-button-clock-of = { $color }'s clock button, { $how }
# $number: a number, "12". $how: how, "short".
# Length: 40 cells to the first comma or stop, 120 in all.
peg-button = Button { $number }, { $how }
peg-short = short
peg-long = long
peg-stands-start = The starting position is set up.
peg-stands-empty = All squares are empty.
# $count: a number, "12". $items: items of a list, "knight g1 f3".
# Length: 40 cells to the first comma or stop, 120 in all.
peg-stands = Occupied, { $count ->
    [one] { $count } square
   *[other] { $count } squares
}: { $items }.
# $piece: a piece, "knight". $square: a square, "e4".
# Length: 40 cells.
peg-standing = { $piece } { $square }
# $text: a text as it is, "knihgt f3".
# Length: 40 cells to the first comma or stop, 120 in all.
peg-moved = Move: { $text }.
# $text: a text as it is, "pawn Eva two Eva four".
# Length: 40 cells to the first comma or stop, 120 in all.
peg-taken-back = Taken back: { $text }.
# $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
peg-faulty = { $square }: the sensor cannot be trusted.
# $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
peg-mended = { $square }: the sensor can be trusted again.
# $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
peg-doubtful = { $square }: the sensor is doubtful. It still counts.
# $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
peg-certain = { $square }: the sensor is certain again.
# $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
peg-glimpsed = { $square } changed for one reading. Ignored.
# $square: a square, "e4".
# Length: 40 cells.
peg-felt = { $square } felt
# $white: the name of White, "Anna". $black: the name of Black, "Ben". $runs: whose clock runs, "White's
# runs".
# Length: 40 cells to the first comma or stop, 120 in all.
peg-clock = Clock: White { $white }, Black { $black }, { $runs }.
peg-clock-stands = it is stopped
peg-clock-white = White's runs
peg-clock-black = Black's runs
peg-buttonless = It has no button.
peg-lampless = It has no usable lamps.
# $text: a text as it is, "knihgt f3".
# Length: 40 cells to the first comma or stop, 120 in all.
peg-identity = It is: { $text }.
# $percent: a percentage, "62".
# Length: 40 cells to the first comma or stop, 120 in all.
peg-battery = Battery: { $percent } percent.
# $percent: a percentage, "62".
# Length: 40 cells to the first comma or stop, 120 in all.
peg-battery-charging = Battery: { $percent } percent, charging.
peg-done = Order carried out.
# $text: a text as it is, "knihgt f3".
# Length: 40 cells to the first comma or stop, 120 in all.
peg-refused = Order refused: { $text }.
peg-learned = Pieces learned.
# $items: items of a list, "knight g1 f3".
# Length: 40 cells to the first comma or stop, 120 in all.
peg-not-learned = Nothing learned. Look at: { $items }.
peg-which-side = White's side is unknown. Say it with --straight or --turned.
peg-restarted = The board has restarted.
peg-unanswered = The board did not answer an order.
peg-silent = The board is silent.
peg-echo = The line leads back to itself.
peg-version = The board speaks another version.
peg-gap = Board data lost.
# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
peg-missed = Lost on the way: { $count ->
    [one] one event.
   *[other] { $count } events.
}
peg-garbled = Unreadable data received.
# $items: items of a list, "knight g1 f3".
# Length: 40 cells to the first comma or stop, 120 in all.
peg-start-missing = Not the starting position. Missing on: { $items }.
# $items: items of a list, "knight g1 f3".
# Length: 40 cells to the first comma or stop, 120 in all.
peg-start-more = Not the starting position. Too many on: { $items }.
# $items: items of a list, "knight g1 f3".
# Length: 40 cells to the first comma or stop, 120 in all.
peg-start-other = Not the starting position. Different pieces on: { $items }.
peg-enter-skips = Enter skips a question.
# $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
peg-ask-take = Take the piece off { $square }.
# $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
peg-ask-back = Put it back on { $square }.
# $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
peg-ask-put = Put a piece on { $square }.
# $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
peg-ask-away = Take it off { $square } again.
# $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
peg-square-works = { $square } works.
peg-nothing-came = No signal.
peg-skipped = Skipped.
peg-ask-move = Make a move on the board.
peg-no-move = No move received.
peg-lamps = Lamps, rank by rank from the first to the eighth.
peg-lamps-done = Lamps done. A sighted person can say whether they lit up.
peg-ask-button = Press a button of the board, or of its clock.
peg-no-button = No button received. The board may have none.
peg-clock-works = The clock works.
peg-no-clock = No clock answered.
# $text: a text as it is, "knihgt f3".
# Length: 40 cells to the first comma or stop, 120 in all.
peg-named = Board number set for good: { $text }.
peg-has-name = The board keeps its old number.
peg-takes-no-name = The board takes no number. It needs PEG/1 1.1, and the number up to 16 letters or digits.
peg-clock-unnamed = To test a clock: --clock xl or --clock 3000.
peg-check-none = Nothing to check.
peg-check-lost = The board was lost. It does not work.
# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
peg-check-works = It works: { $count ->
    [one] { $count } square tested
   *[other] { $count } squares tested
}.
# $items: items of a list, "knight g1 f3".
# Length: 40 cells to the first comma or stop, 120 in all.
peg-check-wrong = Faults found: { $items }.
peg-check-nothing = Nothing tested.
peg-check-moves = It works: moves arrive.
peg-check-no-moves = It does not work: no move arrived.
# $port: a port, "/dev/ttyUSB0". $product: the name of a device, ", DGT board".
# Length: 40 cells to the first comma or stop, 120 in all.
health-board = Board: a port for one, { $port }{ $product }.
# $reason: the reason, without a full stop, "the disk is full". $todo: what to do, a whole sentence, "Plug it
# in again.".
# Length: 40 cells to the first comma or stop, 120 in all.
health-board-denied = Board: { $reason }. { $todo }
health-board-none = Board: none found.

## A simulated board

sim-word-lift = lift
sim-word-seat = seat
sim-word-replace = replace
sim-word-press = press
sim-word-long = long
sim-word-lever = lever
sim-word-clock = clock
sim-word-button = button
sim-word-wait = wait
sim-word-off = off
sim-word-on = on
sim-word-battery = battery
sim-word-feel = feel
sim-word-pull = pull
sim-word-plug = plug
sim-word-show = show
sim-word-position = position
sim-word-next = next
sim-word-help = help
sim-word-end = end
sim-help =
    lift e2, seat e4, seat e8 queen
    replace d5: the new piece, no empty moment
    press, long: the confirm button
    press white: a button for each player
    lever: the clock; button 3: its buttons
    battery 15, feel e2
    wait 300: milliseconds
    off, on: the power
    pull, plug: the cable
    show: the position
    position: FEN or start
    next: the next move of the file
    end
# $path: the name of a port or a file, "/dev/ttyUSB0".
# Length: 40 cells to the first comma or stop, 120 in all.
sim-port = Port: { $path }
sim-awaits = The game begins when a program asks.
sim-awaits-next = Next move ready. Write next.
sim-no-next = No moves left.
sim-game-over = The game is over.
# $man: a piece with its colour, "white knight". $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
sim-lifted = Lifted: { $man } { $square }
# $man: a piece with its colour, "white knight". $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
sim-seated = Put: { $man } { $square }
sim-pressed = Pressed.
sim-set = The pieces are set up.
sim-done = Done.
# $length: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
sim-waited = Waited { $length } milliseconds.
sim-on = Power on.
sim-off = Power off.
sim-plugged = Cable in.
sim-pulled = Cable out.
sim-open = A program has the port open.
sim-closed = No program has the port open.
# $men: pieces and their squares, "king e1, pawn e2".
# Length: 40 cells to the first comma or stop, 120 in all.
sim-men-white = White: { $men }
# $men: pieces and their squares, "king e1, pawn e2".
# Length: 40 cells to the first comma or stop, 120 in all.
sim-men-black = Black: { $men }
sim-no-men-white = White: no pieces
sim-no-men-black = Black: no pieces
# $men: pieces and their squares, "king e1, pawn e2".
# Length: 40 cells to the first comma or stop, 120 in all.
sim-hand = Beside the board: { $men }
# $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
sim-empty = { $square } is empty.
# $man: a piece with its colour, "white knight". $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
sim-occupied = Occupied: { $man } { $square }. Lift it first, or write replace.
sim-nothing-in-hand = Your hand is empty. Name a piece, such as white queen.
sim-no-button = This board has no such button.
sim-no-part = This board has no battery, and cannot feel a finger.
# $word: what was typed, "knihgt".
# Length: 40 cells to the first comma or stop, 120 in all.
sim-no-button-number = { $word } is not a button. Buttons are 1 to 5.
# $word: what was typed, "knihgt".
# Length: 40 cells to the first comma or stop, 120 in all.
sim-no-percent = { $word } is not a percentage. Write 0 to 100, with a plus while it charges.
# $word: what was typed, "knihgt".
# Length: 40 cells to the first comma or stop, 120 in all.
sim-no-word = Unknown word: { $word }. Write help.
# $word: what was typed, "knihgt".
# Length: 40 cells to the first comma or stop, 120 in all.
sim-missing = Incomplete: { $word }. Write help.
# $word: what was typed, "knihgt".
# Length: 40 cells to the first comma or stop, 120 in all.
sim-more = Too much: { $word }.
# $word: what was typed, "knihgt".
# Length: 40 cells to the first comma or stop, 120 in all.
sim-no-square = { $word } is not a square. Write one such as e2.
sim-what-square = Name a square, such as e2.
# $word: what was typed, "knihgt".
# Length: 40 cells to the first comma or stop, 120 in all.
sim-no-man = { $word } is not a piece. Write one such as queen.
# $word: what was typed, "knihgt".
# Length: 40 cells to the first comma or stop, 120 in all.
sim-no-color = { $word }: white or black?
# $word: what was typed, "knihgt".
# Length: 40 cells to the first comma or stop, 120 in all.
sim-no-time = { $word } is not a time. Write milliseconds, up to an hour.
# $word: what was typed, "knihgt".
# Length: 40 cells to the first comma or stop, 120 in all.
sim-no-position = { $word } is not a position. Write FEN, or start.
sim-dark = Lights: all off.
# $squares: squares, "e4, d5".
# Length: 40 cells to the first comma or stop, 120 in all.
sim-lit = Lights: { $squares }
# $text: a text as it is, "knihgt f3".
# Length: 40 cells to the first comma or stop, 120 in all.
sim-buzz = Sound: { $text }
# $text: a text as it is, "knihgt f3".
# Length: 40 cells to the first comma or stop, 120 in all.
sim-named = Number kept: { $text }
# $text: a text as it is, "knihgt f3".
# Length: 40 cells to the first comma or stop, 120 in all.
sim-shake = Shakes: { $text }
# $text: a text as it is, "knihgt f3".
# Length: 40 cells to the first comma or stop, 120 in all.
sim-shows = Clock shows: { $text }
# $text: a text as it is, "knihgt f3".
# Length: 40 cells to the first comma or stop, 120 in all.
sim-shows-and-beeps = Clock beeps and shows: { $text }
sim-shows-times = Clock shows the times.
# $white: the name of White, "Anna". $black: the name of Black, "Ben".
# Length: 40 cells to the first comma or stop, 120 in all.
sim-times = Clock set: White { $white }, Black { $black }
# $from: a square, "e4". $to: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
sim-plays = Move of the computer: { $from } { $to }
sim-no-system = Boards can be simulated on Linux, macOS and BSD only.
# $reason: the reason, without a full stop, "the disk is full".
# Length: 40 cells to the first comma or stop, 120 in all.
sim-no-port = No pseudo-terminal: { $reason }
# $file: the name of a file, "nope.pgn".
# Length: 40 cells to the first comma or stop, 120 in all.
sim-no-file = File not found: { $file }.
# $file: the name of a file, "a.toml". $reason: the reason, without a full stop, "the disk is full".
# Length: 40 cells to the first comma or stop, 120 in all.
sim-unreadable = { $file } cannot be read: { $reason }
# $word: what was typed, "banana". $makes: makes of boards, "peg1, dgt, chesslink, certabo, citrine".
# Length: 40 cells to the first comma or stop, 120 in all.
sim-no-make = Unknown make: { $word }. There are: { $makes }.
# $word: what was typed, "knihgt".
# Length: 40 cells to the first comma or stop, 120 in all.
sim-no-flag = Not for this make: { $word }.
# $word: what was typed, "knihgt".
# Length: 40 cells to the first comma or stop, 120 in all.
sim-no-side = { $word } is not a side. Write white or black.
# $word: what was typed, "knihgt".
# Length: 40 cells to the first comma or stop, 120 in all.
sim-no-style = { $word } is not a style. Write one such as own-first.
sim-cannot-confirm = This board has no confirm button.
# $count: a number, "12". $file: the name of a file, "game.pgn".
# Length: 40 cells to the first comma or stop, 120 in all.
sim-no-game = { $count ->
    [0] No game can be read in { $file }.
    [one] { $file } has one game that can be read.
   *[other] { $file } has { $count } games that can be read.
}
# $file: the name of a file, "game.pgn". $line: the number of a line, "12". $reason: the reason, without a
# full stop, "the disk is full".
# Length: 40 cells to the first comma or stop, 120 in all.
sim-fault = { $file }, line { $line }: { $reason }
# $word: what was typed, "knihgt".
# Length: 40 cells to the first comma or stop, 120 in all.
sim-fault-word = { $word } is not a fault. Write one such as noise, loss, pull.
# $word: what was typed, "knihgt".
# Length: 40 cells to the first comma or stop, 120 in all.
sim-fault-share = { $word } is not a share. Write one from 0 to 1, such as 0.01.
# $word: what was typed, "knihgt".
# Length: 40 cells to the first comma or stop, 120 in all.
sim-fault-square = { $word } is not a square. Write one like b8.
# $word: what was typed, "knihgt".
# Length: 40 cells to the first comma or stop, 120 in all.
sim-fault-number = { $word } is not a number. Write milliseconds, up to a day, or a byte.
sim-fault-short = Something is missing at the end.
# $word: what was typed, "knihgt".
# Length: 40 cells to the first comma or stop, 120 in all.
sim-fault-more = Too much: { $word }.
# $word: what was typed, "knihgt".
# Length: 40 cells to the first comma or stop, 120 in all.
sim-fault-needs-time = { $word } needs its time first, such as at 5000.
# $word: what was typed, "knihgt".
# Length: 40 cells to the first comma or stop, 120 in all.
sim-fault-no-place = { $word } cannot happen at one time or byte. Write from and to, or neither.

## The match file

# $line: the number of a line, "12". $what: a whole sentence, "The file is damaged.".
# Length: 40 cells to the first comma or stop, 120 in all.
match-line = Line { $line }: { $what }
# $key: a key, or the name of a setting, "time". $part: a part, "white".
# Length: 40 cells.
match-key-in = { $key } in [{ $part }]
# $words: words of a program, "on, off".
# Length: 40 cells to the first comma or stop, 120 in all.
match-words = One of: { $words }.
# $aid: an aid, "times".
# Length: 40 cells to the first comma or stop, 120 in all.
match-help-aid = Aid: { $aid }.
match-wrong-form = not of the form key = "value". Put the value in quotation marks.
match-wrong-twice = this is in the file twice. Remove one of them.
# $key: a key, or the name of a setting, "time". $instead: what to write, "up".
# Length: 40 cells to the first comma or stop, 120 in all.
match-wrong-unknown-near = { $key } is unknown here. Did you mean { $instead }?
# $key: a key, or the name of a setting, "time". $words: words of a program, "on, off".
# Length: 40 cells to the first comma or stop, 120 in all.
match-wrong-unknown = { $key } is unknown here. One of: { $words }.
# $part: a part, "white".
# Length: 40 cells to the first comma or stop, 120 in all.
match-wrong-part = { $part } is a part of the file. Write [{ $part }] on a line of its own.
# $key: a key, or the name of a setting, "side". $value: a value, "green". $help: the help, a whole sentence,
# "how strong the opponent is".
# Length: 40 cells to the first comma or stop, 120 in all.
match-wrong-value = { $key } cannot be { $value }. { $help }
# $key: a key, or the name of a setting, "time". $value: a value, "90,30".
# Length: 40 cells to the first comma or stop, 120 in all.
match-wrong-answer = Not understood as { $key }: { $value }.
# $key: a key, or the name of a setting, "time". $help: the help, a whole sentence, "how strong the opponent
# is".
# Length: 40 cells to the first comma or stop, 120 in all.
match-wrong-empty = { $key } has no value that can be read. { $help }
# $key: a key, or the name of a setting, "time". $help: the help, a whole sentence, "how strong the opponent
# is".
# Length: 40 cells to the first comma or stop, 120 in all.
match-wrong-missing = { $key } is missing. { $help }
# $color: a colour, "White". $part: a part, "white".
# Length: 40 cells to the first comma or stop, 120 in all.
match-wrong-relay = no assistant for { $color }. Name one in [{ $part }].
# $article: an article of the Laws, "9.5".
# Length: 40 cells to the first comma or stop, 120 in all.
match-wrong-hearing = an assistant is needed: blind against hearing-impaired. Name one in [white.assistant] or [black.assistant]. { $article }.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
match-wrong-no-board = { $color } has no electronic board. Write device = "pegs" or "board", or leave the address out.
# $make: a make of board, "DGT".
# Length: 40 cells to the first comma or stop, 120 in all.
match-wrong-no-pegs = { $make } is not a peg board. Write device = "board".
# $make: a make of board, "DGT".
# Length: 40 cells to the first comma or stop, 120 in all.
match-wrong-pegs = { $make } is a peg board. Write device = "pegs".
# $port: a port, "/dev/ttyUSB0".
# Length: 40 cells to the first comma or stop, 120 in all.
match-wrong-port = both boards are at { $port }. Each needs its own port.
match-wrong-boards = the two boards look alike. Give each its port, such as dgt:/dev/ttyUSB0.
match-wrong-positions = a game has one starting position. Leave chess960 or position out.
# $aid: an aid, "times".
# Length: 40 cells to the first comma or stop, 120 in all.
match-wrong-aid = { $aid }: no arbiter can grant this, advice is forbidden. FIDE 2023, 11.3.1.
# $key: a key, or the name of a setting, "time". $what: a whole sentence, "The file is damaged.".
# Length: 40 cells to the first comma or stop, 120 in all.
match-wrong-code = { $key } is easy to guess. { $what }
match-wrong-pace = pace without clocks. Leave pace out, or write a time.

match-key-event = Event: the tournament or match.
match-key-site = Site: town and country.
match-key-place = Place: hall and table.
match-key-round = Round.
match-key-date = Date, such as 2026-11-21.
match-key-time = Time control, such as 15+10, 40/90+30,30+30 or 5d3; off: no clocks.
match-key-laws = Laws: the edition, such as fide-2023.
match-key-pace = Pace. Left out, the time control decides.
match-key-supervision = Supervision of rapid and blitz. Adequate: the competition rules apply.
match-key-announcing = Announcing: how players tell each other their moves, such as knight f3. Repeated: the other player says it back, as for the blind.
match-key-default-time = Default time: the minutes a player may be late, 0 to 600.
match-key-quickplay = Quickplay finish: whether its guidelines are announced.
match-key-draws = Draws by agreement. free: at any time. after 30: not before 30 moves each. arbiter: if the arbiter agrees. arbiter until 30: so up to move 30.
match-key-adjournment = Adjournment: whether the game may be adjourned.
match-key-session = Session: how many minutes it lasts by the arbiter's clock, 15 to 900.
match-key-adjudication = Adjudication: whether a game that cannot be finished is judged by its position.
match-key-minutes-by-claim = Minutes by claim: whether the minutes for an illegal move are given only to a player who claimed it.
match-key-points = Points: what a win, a draw and a loss give.
match-key-appeals = Appeals: whether players may appeal against the arbiter's decisions.
match-key-appeal-time = Appeal time: the minutes after a decision or the game in which a player may appeal, 0 to 1440. Left out: no limit.
match-key-appeal-fee = Appeal fee, such as 50 euros.
match-key-chess960 = Chess960: the number of the starting position, 0 to 959.
match-key-variant = Variant: the name of the game, if it is not chess.
match-key-position = Starting position, as FEN. Left out, the usual one.
match-key-odds = Odds one player gives the other, such as knight, black pawn, draw or white time 5.
match-key-name = Name of the player.
match-key-title = Title, such as FM.
match-key-federation = Federation, such as GER.
match-key-club = Club.
match-key-rating = Rating, 0 to 4000.
match-key-fide-id = FIDE ID, a number.
match-key-blind = Blind or visually impaired.
match-key-hard-of-hearing = Hearing-impaired.
match-key-device = Device: the player's board or keyboard.
match-key-address = Address of the board: auto, a make, or make and port, such as peg1:/dev/ttyACM0.
match-key-moves = Move voice: fide says Eva vier, fide-en Eva four, en e4.
match-key-talk = Voice of everything else.
match-key-form = Form of moves: long with the square of origin, short without it where that is clear.
match-key-speech = Speech: whether the program speaks to this player at a terminal of their own. The host follows your settings.
match-key-rate = Rate of speech, -100 to 100.
match-key-output = Output: the audio output for this player. Left out, that of the system.
match-key-synthesiser = Synthesiser: the name of its voice. Left out, the one of the language.
match-key-print = Print: how lines are printed for this player.
match-key-braille-table = Braille table of liblouis, such as en-ueb-g2.ctb; auto: by the language.
match-key-score = Score sheet: the keeper. own: the player, typed with write e4. hand: on paper or in braille. assistant: the program.
match-key-warnings = Warnings: the minutes left at which the player is told, such as 10,5,1; or off.
match-key-code = Code: to be typed by anybody who sits down at this seat. Left out: none.
match-key-assistant-name = Name of the assistant.
match-key-assistant-talk = Voice for the assistant.
match-key-arbiter-name = Name of the arbiter.
# $program: how the program is called, "touchmove".
# Length: 40 cells to the first comma or stop, 120 in all.
match-key-arbiter-passphrase = Passphrase, as a hash. { $program } match --new makes one.
match-key-arbiter-talk = Voice of the desk. Left out, that of the computer.
match-key-arbiter-moves = Move voice at the desk. Left out, that of the computer.
match-key-arbiter-speech = Speech: whether the desk's terminal speaks.
match-key-arbiter-rate = Rate of speech at the desk, -100 to 100. Left out, that of the computer.
match-key-arbiter-lock = Lock: after this many minutes without a line, the desk asks for the passphrase again. 0: never.
match-key-arbiter-output = Output: the audio output for the arbiter. Left out, that of the system.
match-key-arbiter-synthesiser = Synthesiser at the desk: the name of its voice. Left out, the one of the language.

match-word-yes = yes
match-word-no = no
match-word-standard = standard
match-word-rapid = rapid
match-word-blitz = blitz
match-word-adequate = adequate
match-word-sparse = sparse
match-word-repeat = announced and repeated
match-word-repeat-first = announced and repeated before the clock
match-word-announce = announced
match-word-off = nothing
match-word-keyboard = keyboard
match-word-pegs = peg board
match-word-board = ordinary electronic board
match-word-assistant = assistant
match-word-long = long
match-word-short = short
match-word-text = text
match-word-braille = braille
match-word-own = the player, typed with write e4
match-word-hand = the player, on paper or in braille

aid-own-announcements = last announcements
aid-score-sheet = own score sheet
aid-times = times
aid-move-number = move number
aid-opponent-score = opponent's score sheet
aid-position-readout = position read out
aid-legal-moves = legal moves
aid-attackers = attackers
aid-draw-hints = hints at draws
aid-opening-name = name of the opening
aid-takeback = moves taken back
aid-engine = engine

# $program: how the program is called, "touchmove".
# Length: 40 cells to the first comma or stop.
match-about-file =
    A match for touchmove. Lines that begin with # are notes for you.
    To check it: { $program } match --check and the name of this file.
match-about-aids =
    Aids for both players, yes or no. Left out, as in the Laws.
    Allowed: own-announcements, score-sheet, times, move-number.
    Only if granted: opponent-score, position-readout, legal-moves,
    attackers, draw-hints, opening-name, takeback. Never: engine.
    For one player alone: a part [white.aids] or [black.aids].
match-about-arbiter = Only the hash is here, not the passphrase.

# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
match-part-player = { $color }.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
match-part-assistant = The assistant of { $color }.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
match-part-player-aids = Aids for { $color } alone.
match-part-aids = Aids for both players.
match-part-arbiter = The arbiter.
match-ask-begin =
    A new match file, about 15 questions.
    Enter alone: the answer that is offered.
    back: the question before.
    Control-C: stop. Your answers are kept.
# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
match-ask-on = { $count ->
    [one] Continuing after one answer.
   *[other] Continuing after { $count } answers.
}
match-looking = Looking for boards.
match-found-none = No board found.
# $boards: boards, "dgt, /dev/ttyUSB0".
# Length: 40 cells to the first comma or stop, 120 in all.
match-found = Found: { $boards }.
match-ask-time = Time control, such as 15+10, 40/90+30,30+30 or 5d3. Without clocks: off.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
match-ask-name = Name of { $color }.
match-ask-blind = Who is blind or visually impaired?
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
match-ask-device = What does { $color } play on?
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
match-ask-assistant = Name of the assistant of { $color }.
match-ask-braille = Who reads lines in braille?
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
match-ask-output = Which sound output is for { $color }?
match-word-program = the program
match-word-both = both
match-word-neither = neither
# $make: a make of board, "DGT". $port: a port, "/dev/ttyACM0".
# Length: 40 cells.
match-found-board = { $make } board at { $port }
match-device-pegs-later = peg board, plugged in later
match-device-board-later = ordinary electronic board, plugged in later
match-device-relayed = an assistant types the moves
match-ask-aids = Which extra aids are granted? Numbers with commas.
match-ask-passphrase = Passphrase of the arbiter, for the desk. At least 10 characters, or three words.
match-ask-passphrase-again = The passphrase again.
# $characters: a number, "12". $words: words of a program, "on, off".
# Length: 40 cells to the first comma or stop, 120 in all.
match-passphrase-short = Too short. Type at least { $characters } characters, or { $words } unrelated words.
match-code-short = Too short. Type at least 4 characters.
match-weak-few = Too easy: hardly any different letters.
match-weak-repeated = Too easy: it repeats itself.
match-weak-digits = Too easy: only digits.
match-weak-row = Too easy: a row of the keyboard or the alphabet.
match-weak-known = Too easy: everybody tries this first.
match-weak-name = Too easy: a name of this match.
# $text: a text as it is, "knihgt f3".
# Length: 40 cells to the first comma or stop, 120 in all.
match-weak-offered = For example: { $text }.
match-passphrase-differs = They differ. Type the passphrase twice again.
# $number: a number, "12". $word: what was typed, "knihgt".
# Length: 40 cells to the first comma or stop, 120 in all.
match-choice = { $number }: { $word }
# Before a question, which is asked again.
match-help-name = Type the name of this player. It appears on the score sheets.
match-help-blind = Type a number or a word. For blind players moves are announced, and other rules apply.
match-help-device = Type the number of this player's board. For another one: make and port, such as dgt:/dev/ttyUSB0.
match-help-assistant = Type a name, or press Enter. An assistant moves the pieces and helps as the Laws allow.
match-help-braille = Type a number or a word. Lines are printed in Unicode braille, for displays that show the terminal.
match-help-output = Type the number of this player's output. Each player needs separate headphones.
match-help-time = Minutes, plus seconds per move: 90+30. Two periods: 40/90+30,30+30. No clocks: off.
match-help-default-time = Type minutes. A player who is later than this loses. 0: any delay loses. If nothing is set, the arbiter decides.
match-help-arbiter = Type the arbiter's name. It appears in the report.
match-help-aids = Type numbers with commas, or none. Players may then ask for more than the Laws allow.
match-help-passphrase = Type a passphrase for the desk. It is not shown, and nobody can look it up later.
match-help-passphrase-again = Type the same passphrase, so that a slip is noticed.
match-help-choice = Type the number of an answer, or its word.
match-help-text = Type your answer. For no change, press Enter.
match-help-review = Enter writes the file. To change a line, type its name. all: the whole table again.
# $value: a value, "25".
# Length: 40 cells to the first comma or stop, 120 in all.
match-enter = Enter: { $value }.
match-enter-none = Enter: none.
match-enter-nothing = To leave it out: none.
match-enter-again = Type an answer.
match-enter-kept = Enter: the one you typed.
match-enter-passphrase = Enter alone: ask for both again.
match-none = none
match-back = back
match-back-none = This is the first question.
match-review = The table:
# $name: a person, a place or a key, "Anna". $value: a value, "25".
# Length: 40 cells to the first comma or stop, 120 in all.
match-review-row = { $name }: { $value }
match-review-set = set
match-review-aids = those of the Laws
match-review-output = that of the system
match-review-default-time = not set, the arbiter decides
# $names: names, with commas, "board, moves".
# Length: 40 cells to the first comma or stop, 120 in all.
match-review-more = Also by name: { $names }.
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
match-review-end =
    To change something, type its name, such as { $name }. More names: help.
    Enter: write the file.
match-review-all = all
match-review-again =
    To change more, type its name. To hear the whole table: all.
    Enter: write the file.
# $word: what was typed, "knihgt".
# Length: 40 cells to the first comma or stop, 120 in all.
match-review-unknown = Unknown: { $word }. Type a name from the list.
# $color: a colour, "White". $name: a person, a place or a key, "Anna".
# Length: 40 cells.
match-name-of = { $color } { $name }
match-name-event = event
match-name-site = site
match-name-place = place
match-name-round = round
match-name-date = date
match-name-time = time
match-name-laws = laws
match-name-pace = pace
match-name-supervision = supervision
match-name-announcing = announcing
match-name-default-time = default time
match-name-quickplay = quickplay
match-name-draws = draws
match-name-adjournment = adjournment
match-name-session = session
match-name-adjudication = adjudication
match-name-minutes-by-claim = minutes by claim
match-name-points = points
match-name-appeals = appeals
match-name-appeal-time = appeal time
match-name-appeal-fee = appeal fee
match-name-chess960 = Chess960
match-name-variant = variant
match-name-position = position
match-name-odds = odds
match-name-name = name
match-name-title = title
match-name-federation = federation
match-name-club = club
match-name-rating = rating
match-name-fide-id = FIDE number
match-name-blind = blind
match-name-hard-of-hearing = hearing
match-name-device = device
match-name-moves = move voice
match-name-talk = voice
match-name-form = form
match-name-speech = speech
match-name-rate = rate
match-name-output = output
match-name-synthesiser = synthesiser
match-name-braille = braille
match-name-braille-table = braille table
match-name-score = score sheet
match-name-warnings = warnings
match-name-aids = aids
match-name-assistant-name = assistant
match-name-assistant-talk = voice for the assistant
match-name-arbiter-name = arbiter
match-name-arbiter-passphrase = passphrase
match-name-code = seat code
match-name-arbiter-lock = desk lock
match-name-arbiter-talk = desk voice
match-name-arbiter-moves = desk move voice
match-name-arbiter-speech = desk speech
match-name-arbiter-rate = desk rate
match-name-arbiter-output = desk output
match-name-arbiter-synthesiser = desk synthesiser
# $keys: keys, "Control Q".
# Length: 40 cells to the first comma or stop, 120 in all.
match-changed = The match file has changed: { $keys }. A game in progress keeps its old conditions.
# $key: a key, or the name of a setting, "A knight cannot go". $then: what was before, "Gustav one". $now:
# what holds now, "Felix".
# Length: 40 cells.
match-changed-key = { $key } from { $then } to { $now }
match-left-out = nothing
# $game: the number of a game, "12".
# Length: 40 cells to the first comma or stop.
match-go-on = Game { $game } of this match is unfinished. Continue it under the old conditions? No starts a new game under the new ones, and game { $game } stays in the archive. Yes or no?
match-help-go-on = yes: the unfinished game continues, as it began. no: a new game with the new conditions.
# $game: the number of a game, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
match-not-begun = Game { $game } is unfinished, and nobody has answered. Start the match again and answer.
match-left = Nothing written.
match-kept = Your answers are kept. Type the same command to continue.
# $reason: the reason, without a full stop, "the disk is full".
# Length: 40 cells to the first comma or stop, 120 in all.
match-not-kept = Your answers are not kept: { $reason }.
# $file: the name of a file, "new.toml".
# Length: 40 cells to the first comma or stop, 120 in all.
match-written = Written: { $file }.
# $program: how the program is called, "touchmove". $file: the name of a file, "game.pgn".
# Length: 40 cells to the first comma or stop, 120 in all.
match-begin =
    The match file has no faults.
    To begin: { $program } match { $file }
match-no-randomness = No random numbers from the system. Nothing is written.
# $file: the name of a file, "/nope/x cannot be written, or it".
# Length: 40 cells to the first comma or stop, 120 in all.
match-exists = { $file } already exists. Name another file.
# $file: the name of a file, "/nope/x.toml". $reason: the reason, without a full stop, "the folder does not
# exist".
# Length: 40 cells to the first comma or stop, 120 in all.
match-not-written = Not written, { $file }: { $reason }.
# $file: the name of a file, "match.toml". $program: how the program is called, "touchmove".
# Length: 40 cells to the first comma or stop, 120 in all.
match-not-there = Match file not found: { $file }. To write one: { $program } match --new { $file }
# $file: the name of a file, "a.toml". $reason: the reason, without a full stop, "it is not plain text, save
# it as UTF-8".
# Length: 40 cells to the first comma or stop, 120 in all.
match-not-read = { $file } cannot be read: { $reason }.
match-reason-missing = the file does not exist
match-reason-folder = that is a folder, name a file in it
match-reason-no-text = it is not plain text, save it as UTF-8
match-reason-denied = its permissions do not allow it

# $white: the name of White, "Anna". $black: the name of Black, "Ben".
# Length: 40 cells to the first comma or stop, 120 in all.
match-title = { $white } against { $black }.
# $text: a text as it is, "knihgt f3".
# Length: 40 cells to the first comma or stop, 120 in all.
match-event = Event: { $text }.
# $text: a text as it is, "knihgt f3".
# Length: 40 cells to the first comma or stop, 120 in all.
match-round = Round { $text }.
# $text: a text as it is, "knihgt f3".
# Length: 40 cells to the first comma or stop, 120 in all.
match-site = Site: { $text }.
# $text: a text as it is, "knihgt f3".
# Length: 40 cells to the first comma or stop, 120 in all.
match-place = Place: { $text }.
# $text: a text as it is, "knihgt f3".
# Length: 40 cells to the first comma or stop, 120 in all.
match-date = Date: { $text }.
# $edition: an edition of the Laws, "FIDE 2023". $pace: a pace, "blitz".
# Length: 40 cells to the first comma or stop, 120 in all.
match-laws = Laws: { $edition }, pace { $pace }.
match-supervision-adequate = Supervision: adequate.
match-supervision-sparse = Supervision: sparse.
match-announcing-repeat = Moves are announced, repeated and played on the board.
match-announcing-repeat-first = Moves are announced, repeated and played on the board, then pressed. From the announcement until then, the opponent's clock runs.
match-announcing-announce = Moves are announced, not repeated.
match-announcing-off = Moves are not announced.
# $number: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
match-chess960 = Chess960, starting position { $number }.
# $variant: the name of a game, "Crazyhouse".
# Length: 40 cells to the first comma or stop, 120 in all.
match-variant = { $variant }.
# $position: a position, "start".
# Length: 40 cells to the first comma or stop, 120 in all.
match-position = Starting position: { $position }.
# $position: a position, "start".
# Length: 40 cells to the first comma or stop, 120 in all.
match-position-chess960 = Chess960, starting position { $position }.
# $time: a time, "the minutes a player may be late, 0 to 600".
# Length: 40 cells to the first comma or stop, 120 in all.
match-default-time = Default time: { $time }.
match-quickplay = Quickplay finish: announced.
# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
match-draws-after = Draw by agreement: only after { $count } moves each.
match-draws-arbiter = Draw by agreement: only if the arbiter agrees.
# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
match-draws-arbiter-until = Draw by agreement: before { $count } moves each only if the arbiter agrees.
match-adjournment = Adjournment: allowed.
# $time: a time, "5 minutes".
# Length: 40 cells to the first comma or stop, 120 in all.
match-session = Session: { $time }.
match-adjudication = Adjudication: allowed.
match-minutes-claimed = Minutes for an illegal move: only by a claim.
# $win: points, "1 point". $draw: points, "half a point".
# Length: 40 cells to the first comma or stop, 120 in all.
match-points = Points: { $win } for a win, { $draw } for a draw.
match-no-appeals = Appeals: none. The arbiter's decisions are final.
# $time: a time, "5 minutes".
# Length: 40 cells to the first comma or stop, 120 in all.
match-appeal-time = Appeals: within { $time }.
# $fee: an amount, "50 euros".
# Length: 40 cells to the first comma or stop, 120 in all.
match-appeal-fee = Fee of an appeal: { $fee }.
# $color: a colour, "White". $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
match-player = { $color }: { $name }.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
match-blind = { $color } is blind or visually impaired.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
match-hard-of-hearing = { $color } is hearing-impaired.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
match-device-keyboard = { $color } plays at the keyboard.
# $color: a colour, "White". $address: the address of a board, "dgt:/dev/ttyUSB0".
# Length: 40 cells to the first comma or stop, 120 in all.
match-device-pegs = { $color } plays on a peg board, { $address }.
# $color: a colour, "White". $address: the address of a board, "dgt:/dev/ttyUSB0".
# Length: 40 cells to the first comma or stop, 120 in all.
match-device-board = { $color } plays on an electronic board, { $address }.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
match-device-assistant = { $color } plays through an assistant.
# $color: a colour, "White". $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
match-assistant = { $color } has an assistant, { $name }.
# $color: a colour, "White". $moves: moves, "12". $talk: the name of a voice, "de".
# Length: 40 cells to the first comma or stop, 120 in all.
match-spoken = { $color } hears moves in { $moves }, everything else in { $talk }.
# $color: a colour, "White". $moves: moves, "12". $talk: the name of a voice, "de".
# Length: 40 cells to the first comma or stop, 120 in all.
match-printed = { $color } reads moves in { $moves }, everything else in { $talk }.
# $color: a colour, "White". $output: an audio output, "headphones".
# Length: 40 cells to the first comma or stop, 120 in all.
match-output = Audio output of { $color }: { $output }.
# $color: a colour, "White". $table: a table of liblouis, "en-ueb-g1.ctb".
# Length: 40 cells to the first comma or stop, 120 in all.
match-braille = { $color } reads braille, table { $table }.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
match-score-own = Score sheet of { $color }: typed by the player.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
match-score-hand = Score sheet of { $color }: by hand, on paper or in braille.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
match-score-assistant = Score sheet of { $color }: kept by the program.
# $color: a colour, "White". $minutes: minutes, "10, 5 and 1".
# Length: 40 cells to the first comma or stop, 120 in all.
match-warnings = Time warnings for { $color }: { $minutes } minutes.
# $color: a colour, "White". $aids: aids, "times, moves".
# Length: 40 cells to the first comma or stop, 120 in all.
match-aids = { $color } may ask for: { $aids }.
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
match-arbiter = Arbiter: { $name }.
match-good = The match file has no faults.
# $article: an article of the Laws, "9.5".
# Length: 40 cells to the first comma or stop, 120 in all.
match-note-silent = Unusual: a player is blind and moves are not announced. { $article } requires it; an event may adapt it.
# $article: an article of the Laws, "9.5".
# Length: 40 cells to the first comma or stop, 120 in all.
match-note-unheard = Unusual: both players are blind and moves are not announced. { $article } requires it. Write announcing = "repeat".
# $article: an article of the Laws, "9.5".
# Length: 40 cells to the first comma or stop, 120 in all.
match-note-unrepeated = Unusual: a player is blind and moves are not repeated. { $article } requires it; an event may adapt it.
match-note-no-clocks = Unusual: no clocks.
# $pace: a pace, "blitz". $usual: a pace, "rapid".
# Length: 40 cells to the first comma or stop, 120 in all.
match-note-pace = Unusual: pace { $pace }. By its time control the game is { $usual }.
# $article: an article of the Laws, "9.5".
# Length: 40 cells to the first comma or stop, 120 in all.
match-note-default-time = No default time: the arbiter decides. { $article }: the event sets one.
# $color: a colour, "White". $article: an article of the Laws, "9.5".
# Length: 40 cells to the first comma or stop, 120 in all.
match-note-score = Unusual: { $color } is sighted and does not keep score. { $article }.
match-note-output = Both players share one output: each hears what is meant for the other.
# $program: how the program is called, "touchmove".
# Length: 40 cells to the first comma or stop, 120 in all.
match-note-passphrase = This passphrase is in the examples: everybody knows it. { $program } match --new asks for yours.
# $article: an article of the Laws, "9.5".
# Length: 40 cells to the first comma or stop, 120 in all.
match-note-quickplay = Quickplay finish: no effect with this time control, { $article }.
# $article: an article of the Laws, "9.5".
# Length: 40 cells to the first comma or stop, 120 in all.
match-note-quickplay-blitz = Quickplay finish: blitz has none, { $article }. Leave it out.
match-note-session = Session: no effect, the game cannot be adjourned. Write adjournment = "yes".
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
match-note-title = Unusual title: { $color }. FIDE has GM, IM, FM, CM, WGM, WIM, WFM, WCM.
# $file: the name of a file, "game.pgn". $command: a command, "board".
# Length: 40 cells to the first comma or stop, 120 in all.
match-readable = Others may read { $file }, with its codes and the hash of the passphrase. Close it: { $command }

## At the table of a match

# $color: a colour, "White". $name: a person, a place or a key, "Anna". $opponent: the opponent, "Ben".
# Length: 40 cells to the first comma or stop, 120 in all.
seat-opened = You play { $color }, { $name }. Opponent: { $opponent }.
seat-waits = The arbiter starts the clocks.
seat-compare-board = Compare your board with this position.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
seat-offer-open = The draw offer of { $color } is open.
seat-stands = Clocks stopped. The arbiter will start them.
seat-set-up = Set up your board again: too much has changed.
seat-adjourned = Game adjourned. The arbiter opens the envelope.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
seat-waits-repetition = { $color } must repeat it.
seat-answer-offer = Type accept or decline.
seat-not-you = Not your turn.
# $move: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
seat-must-play = You claimed with { $move }: play it now.
seat-free = You may play any legal move.
# $move: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
seat-made-stays = Too late: your move is { $move }.
seat-position-set = Position set. Set up your board.
seat-absent = You are marked absent. Call the arbiter: arbiter.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
table-began = The game begins. { $color }'s clock is running.
table-began-clockless = The game begins.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
table-resumed = Clocks running. { $color }'s clock is running.
seat-clock-runs = Your clock is running.
seat-no-quit = Only the arbiter stops or ends a match. To call: arbiter. To give up the game: resign.
desk-help-passphrase = Type the passphrase of the arbiter. It was chosen with the match file, and it is not shown.
desk-passphrase = The arbiter's passphrase. Enter alone: back.
desk-not-opened = The desk stays closed. Type desk to open it.
desk-waits = Checking the passphrase.
desk-wrong = Wrong passphrase. Type it again. Enter alone: back.
# $seconds: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-wrong-wait = Wrong passphrase. Wait { $seconds } { $seconds ->
        [one] second
       *[other] seconds
    }, then type it again. Enter alone: back.
# $seconds: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-early = Too early, not checked. Wait { $seconds } { $seconds ->
        [one] second
       *[other] seconds
    }, then type it again. Enter alone: back.
desk-open = Welcome, arbiter.
desk-wanted = The arbiter is needed.
# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-open-matters = Welcome, arbiter. { $count ->
    [one] One matter waits
   *[other] { $count } matters wait
  } for your decision.
desk-alone = Type desk alone. You are then asked for the passphrase, and it is not shown.
desk-alone-open = Type desk alone, then the command. Words after desk are not read.
desk-closed = The desk is closed.
desk-locked = Desk locked: no input for a long time. Type anything, then the passphrase.
desk-locked-seat = Desk locked: no input for a long time. Type desk to open it.
desk-no-legal-move = Not a legal move. The players are not told.
desk-noted = Noted.
# $what: a whole sentence, "The file is damaged.".
# Length: 40 cells to the first comma or stop, 120 in all.
task-done = Done: { $what }
# $what: a whole sentence, "The file is damaged.".
# Length: 40 cells to the first comma or stop, 120 in all.
task-open = To be done: { $what }
task-room = Room: light, quiet, tables and chairs.
task-telephones = Telephones: off and handed in.
task-boards = Boards: set up right, the right way round.
task-clocks = Clocks: set and running right.
task-assistants = Assistants: they know what they may do.
task-rules = Players: they know the time control, the rules and their aids.
task-default-time = Default time: announced.
task-committee = Committee of appeals: named.
task-start = Clocks: started at the hour.
task-watch = Game: watched, above all in time trouble.
task-recording = Score sheets: each move is written down.
task-flags = Flags: watched.
task-quickplay = Last minutes: watched all the time.
task-compare = Boards: compared with the record.
task-spectators = Spectators: silent.
task-session = Session: its end announced.
task-envelope = Envelope: checked, closed and kept.
task-result = Result: recorded.
task-signed = Score sheets: signed by both.
task-sheets = Score sheets: collected.
task-report = Records: written and handed to the organiser.
desk-tasks-before = Before the game:
desk-tasks-during = During the game:
desk-tasks-after = After the game:
# $number: a number, "12". $what: a whole sentence, "The file is damaged.".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-task = { $number }: { $what }
# $number: a number, "12". $what: a whole sentence, "The file is damaged.".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-task-done = { $number }, done: { $what }
desk-tasks-none = All done so far. To hear every task: tasks all.
# $what: a whole sentence, "The file is damaged.".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-task-record = The record has this already. { $what }
# $number: a number, "12". $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-no-such-task = No task { $number }. They are 1 to { $count }.
# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-tasks-open = Tasks not ticked: { $count }. To hear them: tasks.
# $language: a language, "German". $word: what was typed, "knihgt".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-glossary = { $language }: { $word }
term-check = check
term-checkmate = checkmate
term-stalemate = stalemate
term-castling = castling
term-en-passant = en passant
term-promotion = promotion
term-sealed-move = sealed move
term-warning = warning
term-penalty = penalty
# $word: what was typed, "knihgt".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-glossary-none = Not in the glossary: { $word }. It has pieces, commands and words of the Laws.
# $square: a square, "e4". $board: what is on the board, "knight f3". $game: the number of a game, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-board-square = { $square }: board { $board }, game { $game }.
desk-closed-look = The desk is closed. Type desk to open it.
desk-no-boards = No board is connected.
desk-quit = To leave the desk: leave. To stop until later: Control-D at the host. To end the match: sign-off.
# $word: what was typed, "knihgt".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-unknown = Unknown at the desk: { $word }. For its commands type help.
desk-no-question = No question to answer at the desk.

## The terminal of the host

host-busy = Match already open in another program. Close that one first.
host-quit = To stop until later: Control-D. The clocks stop, and the same file continues the match. To end it: sign-off at the desk.
# $game: the number of a game, "12". $program: how the program is called, "touchmove".
# Length: 40 cells to the first comma or stop, 120 in all.
host-kept = Match saved as game { $game }. To continue: { $program } match, then the same file.
host-desk = Desk
# $place: a place in a game, "move 12, White".
# Length: 40 cells to the first comma or stop, 120 in all.
host-for = { $place }:
host-guide-desk = Arbiter: type desk to open the desk.
host-guide-several = For one place: black e4.
# $place: a place in a game, "move 12, White".
# Length: 40 cells to the first comma or stop, 120 in all.
host-speaks-for = You speak for { $place }.
# $places: places, "white, black, desk".
# Length: 40 cells to the first comma or stop, 120 in all.
host-look = To see a place here, type its name: { $places }.
host-serves-none = Other terminals serve all places. This one runs the match.
# $seat: desk. $place: a place in a game, "move 12, White".
# Length: 40 cells to the first comma or stop, 120 in all.
host-taken = { $seat ->
    [desk] The desk is at another terminal. Close that one first.
   *[other] { $place } plays at another terminal. Close that one first.
}
# $seat: desk. $place: a place in a game, "move 12, White".
# Length: 40 cells to the first comma or stop, 120 in all.
host-given = { $seat ->
    [desk] The desk is at another terminal now.
   *[other] { $place } plays at another terminal now.
}
# $seat: desk. $place: a place in a game, "move 12, White".
# Length: 40 cells to the first comma or stop, 120 in all.
host-gone = { $seat ->
    [desk] The desk's terminal is gone. Its lines are typed here.
   *[other] { $place }'s terminal is gone. { $place } plays here.
}

## A room of several tables

# $table: the number of a table, "7". $said: a whole sentence, "The clocks stand.".
# Length: 40 cells to the first comma or stop, 120 in all.
room-of-table = Table { $table }: { $said }
# $count: how many tables. $tables: numbers of tables, "1 to 8, 12".
# Length: 40 cells to the first comma or stop, 120 in all.
room-open = { $count ->
        [one] One table
       *[other] { $count } tables
    }: { $tables }.
# $tables: numbers of tables, "1 to 8, 12".
# Length: 40 cells to the first comma or stop, 120 in all.
room-new-tables = New tables: { $tables }.
# $table: the number of a table, "7". $white: a name, "Anna". $black: a name, "Boris". $game: the number of a
# game, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
room-gone-table = Table { $table } has left the room file. Its match, { $white } against { $black }, stays saved as game { $game }.
# $table: the number of a table, "7". $tables: numbers of tables, "1 to 8, 12".
# Length: 40 cells to the first comma or stop, 120 in all.
room-guide = To go to a table: table { $table }. Tables: { $tables }.
# $first: the first number, "1". $last: the last one, "8".
# Length: 40 cells.
room-range = { $first } to { $last }
# What a table is called before its number, with commas between the words.
# Length: 40 cells.
room-table-words = table
# $table: the number of a table, "7". $tables: numbers of tables, "1 to 8, 12".
# Length: 40 cells to the first comma or stop, 120 in all.
room-no-table = No table { $table } here. Tables: { $tables }.
# $tables: numbers of tables, "1 to 8, 12".
# Length: 40 cells to the first comma or stop, 120 in all.
room-table-number = The number of the table is missing. Tables: { $tables }.
# $program: how the program is called, "touchmove". $seat: what is typed for a place, "white". $tables: numbers of
# tables, "1 to 8, 12".
# Length: 40 cells to the first comma or stop, 120 in all.
room-which-table = Name the table, as the room has several: { $program } seat { $seat } --table, then its number. Tables: { $tables }.
# $table: the number of a table, "7".
# Length: 40 cells to the first comma or stop, 120 in all.
room-table-over = Table { $table }: the match is over.
# $program: how the program is called, "touchmove".
# Length: 40 cells to the first comma or stop, 120 in all.
room-no-desk = No desk of a room here. For the desk of a table: { $program } seat desk
room-has-no-table = The desk of the room is at no table. Leave out --table.
room-quit = To stop until later: Control-D. The clocks stop, and the same room file continues all matches.
# $count: how many matches. $program: how the program is called, "touchmove".
# Length: 40 cells to the first comma or stop, 120 in all.
room-kept = { $count ->
        [one] One match saved
       *[other] { $count } matches saved
    }. To continue: { $program } room, then the same file.
# It stands after the number of a table, "Table 7: ".
room-reopened = the result no longer counts.
# $table: the number of a table, "7".
# Length: 40 cells to the first comma or stop, 120 in all.
room-wrong-number = table { $table } is there already. Each table needs its own number.
# $file: the name of a file, "table7.toml".
# Length: 40 cells to the first comma or stop, 120 in all.
room-wrong-file = another table has { $file }. Each table needs its own match file.
room-wrong-empty = No tables in the file. Write [[table]] on a line, and below it number and match.
# $port: a port, "/dev/ttyUSB0". $table: the number of a table, "7".
# Length: 40 cells to the first comma or stop, 120 in all.
room-wrong-port = table { $table } uses { $port } too. Each board needs its own port.
# $table: the number of a table, "7".
# Length: 40 cells to the first comma or stop, 120 in all.
room-wrong-boards = table { $table } has such a board too. Give each its port, such as dgt:/dev/ttyUSB0.
room-key-number = Number of the table, from 1 to 9999.
room-key-match = Match file of the table, such as table7.toml.
# $file: the name of a file, "room.toml".
# Length: 40 cells to the first comma or stop, 120 in all.
room-not-there = Room file not found: { $file }.
room-good = The room file has no faults.
cli-room = Play matches at several tables, from a room file.
arg-room-file = the room file.
arg-room-check = check the room file, and list its mistakes.
arg-seat-table = the number of the table, in a room with several.
arg-seat-by = the command that leads to the match.
arg-link-place = white, black, desk, room or captain: the one place that it leads to.

## Other terminals of a match

# $program: how the program is called, "touchmove".
# Length: 40 cells to the first comma or stop, 120 in all.
client-no-table = No match is open here. Start it in another terminal: { $program } match, then its file.
client-older = This touchmove is older than the other. Start the same one here.
client-newer = This touchmove is newer than the other. Start the same one here.
client-stranger = This match belongs to another user. Start this as that user.
client-stuck = The match does not answer. Look at its terminal.
client-gone = Connection lost. Waiting for the match. Type quit to leave.
client-back = Connected again.
client-waits = Not sent: connection lost. Waiting for the match. Type quit to leave.
client-connects = Connecting to the match.
client-no-table-there = No match is open there. Try again when it is.
client-no-way = No connection. Run its command alone to see why.
# $place: a place by its name on a command line, "white".
# Length: 40 cells to the first comma or stop, 120 in all.
link-other-place = This connection is for { $place } only. Ask for that place.
# $reason: the reason, without a full stop, "the disk is full".
# Length: 40 cells to the first comma or stop, 120 in all.
client-braille-lost = Braille has failed: { $reason }. Lines are printed as text.
link-busy = Another match is open on this computer. End it there first, or give --data another folder.
# $reason: the reason, without a full stop, "the disk is full".
# Length: 40 cells to the first comma or stop, 120 in all.
link-closed = No other terminal can join: { $reason }.
reason-long-path = the name of the data folder is too long
reason-no-sockets = this system has no such sockets
reason-no-output = unknown audio output; pactl list short sinks names them

## Rehearsal

# $press: the command press, "press".
# Length: 40 cells to the first comma or stop, 120 in all.
opening-strict =
    Tournament rehearsal.
    Type your move to announce it. Then { $press }.
    Type the opponent's move to repeat it.
set-up-position = Special starting position. Set up your board:
announcement-unclear = Not clear. Say the piece and both squares, for castling those of the king.
slip-stands = Too late to correct: the clock was pressed. The move counts.
withheld-own-announcements = Announcements not available: the arbiter has withdrawn them.
withheld-score-sheet = Score sheet not available: the arbiter has withdrawn it.
withheld-times = Times not available: the arbiter has withdrawn them.
withheld-move-number = Move number not available: the arbiter has withdrawn it.
withheld-opponent-score = The opponent's sheet is not available.
withheld-position-readout = Position not available. Feel your own board.
withheld-position-sighted = Position not available. Look at your own board.
withheld-legal-moves = Legal moves are not available.
withheld-attackers = Attackers, defenders: not available.
withheld-draw-hints = Not available: you must notice yourself when you can claim.
withheld-opening-name = Opening names are not available.
withheld-takeback = No takebacks.
withheld-engine = No advice during the game, and no change of level.
# $name: a name, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
withheld-never = Not during this game: { $name }.
help-strict-announce =
    Your move. Type it: it is announced.
    When a pawn promotes, say the piece too.
    You can ask: last, repeat, score, clock, turn.
    Also: draw, claim threefold, resign.
    To leave: quit.
    More: help all, help claim.
help-strict-press =
    Your move is announced. Now press.
    A slip, before that: correct knight f3.
help-strict-repeat =
    Type the opponent's move: that repeats it.
    Then it is your turn.
help-strict-wait =
    Not your turn. Wait.
    You can ask: last, repeat, score, clock, turn.

## The records of a match

report-title = Report for the arbiter
report-table = The table
report-course = The course of the game
# $date: a date, "28 November 2026".
# Length: 40 cells to the first comma or stop, 120 in all.
report-began = It began on { $date }. Times are hours, minutes, seconds of play.
# $date: a date, "2026-11-21".
# Length: 40 cells to the first comma or stop, 120 in all.
report-began-at = It began on { $date }. Times are times of day.
# $when: a date and time, "28 November 2026, 10:00".
# Length: 40 cells to the first comma or stop, 120 in all.
report-program-started = The program is started: { $when }.
# $score: a result in figures, "1-0". $ended: how the game ended, a whole sentence, "White wins by
# checkmate.".
# Length: 40 cells to the first comma or stop, 120 in all.
report-result = Result: { $score }. { $ended }
report-open = Result: open. The game is not over.
report-open-adjourned = Result: open. The game is adjourned.
# $color: a colour, "White". $time: a time, "5 minutes".
# Length: 40 cells to the first comma or stop, 120 in all.
report-used = { $color } has used { $time }.
# $color: a colour, "White". $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
report-illegal-acts = { $color }, illegal acts: { $count }.
# $color: a colour, "Black". $count: a number, "0".
# Length: 40 cells to the first comma or stop, 120 in all.
report-claims = { $color }, claims: { $count }.
# $color: a colour, "White". $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
report-complaints = { $color }, complaints: { $count }.
# $color: a colour, "White". $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
report-appeals = Appeals by { $color }: { $count }.
# $color: a colour, "White". $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
report-claims-wrong = { $color }, wrong claims: { $count }.
# $color: a colour, "White". $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
report-offers = { $color }, draw offers: { $count }.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
report-aids-none = { $color } has used no aid.
# $color: a colour, "White". $aids: aids, "times, moves".
# Length: 40 cells to the first comma or stop, 120 in all.
report-aids-had = { $color } has used: { $aids }.
# $color: a colour, "White". $aids: aids, "times, moves".
# Length: 40 cells to the first comma or stop, 120 in all.
report-aids-refused = { $color } was refused: { $aids }.
# $aid: an aid, "times". $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
report-aid = { $aid }, { $count ->
    [one] once
   *[other] { $count } times
}
# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
report-rulings = Rulings and penalties: { $count }.
# $count: a number, "12". $envelope: whether the envelope was opened, "closed".
# Length: 40 cells to the first comma or stop, 120 in all.
report-passphrases = Wrong passphrases: { $count }, envelope: { $envelope }.

report-started = The game begins.
# $color: a colour, "White". $move: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
report-entered = { $color } plays { $move }.
# $color: a colour, "White". $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
report-touched = { $color } touches { $square }.
# $color: a colour, "White". $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
report-lifted = { $color } lifts a piece from { $square }.
# $color: a colour, "White". $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
report-seated = { $color } puts a piece on { $square }.
# $color: a colour, "White". $square: a square, "e4". $piece: a piece, "knight".
# Length: 40 cells to the first comma or stop, 120 in all.
report-seated-man = { $color } puts a piece on { $square }: { $piece }.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
report-adjusting = { $color } says: I adjust.
# $color: a colour, "White". $board: what is on the board, "keyboard".
# Length: 40 cells to the first comma or stop, 120 in all.
report-plays = { $color } plays on another device: { $board }.
report-screen = screen
# $color: a colour, "White". $move: a move, "pawn e2 e4".
# Length: 40 cells to the first comma or stop, 120 in all.
report-announced = { $color } announces { $move }.
# $color: a colour, "White". $move: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
report-repeated = { $color } repeats { $move }.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
report-repeated-none = { $color } repeats an impossible move.
# $color: a colour, "White". $text: a text as it is, "knihgt f3".
# Length: 40 cells to the first comma or stop, 120 in all.
report-says = { $color } says: { $text }
# $color: a colour, "White". $text: a text as it is, "knihgt f3".
# Length: 40 cells to the first comma or stop, 120 in all.
report-unclear = { $color } says { $text }: no legal move. Both squares were asked for.
report-seen-to = Dealt with: the player's words to the arbiter.
# $color: a colour, "White". $text: a text as it is, "knihgt f3".
# Length: 40 cells to the first comma or stop, 120 in all.
report-seen-to-of = Dealt with: { $color }'s words to the arbiter, { $text }
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
report-executed = { $color } plays the move on the board.
# $color: a colour, "White". $move: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
report-corrected = { $color } corrects to { $move }.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
report-clock-pressed = { $color } presses the clock.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
report-two-hands = { $color } has used two hands.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
report-two-hands-claimed = { $color } says: two hands made the move.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
report-flag-claimed = { $color } claims the opponent's flag.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
report-illegal-claimed = { $color } claims an illegal move.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
report-correction-wanted = { $color } wants to correct an illegal move.
# $color: a colour, "White". $opponent: the opponent, "White". $square: a square, "d2". $number: a number,
# "1".
# Length: 40 cells to the first comma or stop, 120 in all.
report-touch-claimed = { $color } says { $opponent } touched { $square } at move { $number }.
report-found = An irregularity is reported.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
report-draw-offered = { $color } offers a draw.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
report-draw-accepted = { $color } accepts the draw.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
report-draw-declined = { $color } declines the draw.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
report-claimed-threefold = { $color } claims a draw, the same position three times.
# $color: a colour, "White". $move: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
report-claimed-threefold-with = { $color } claims a draw with { $move }, the same position three times.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
report-claimed-fifty = { $color } claims a draw, fifty moves.
# $color: a colour, "White". $move: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
report-claimed-fifty-with = { $color } claims a draw with { $move }, fifty moves.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
report-claimed-no-effort = { $color } claims a draw: the opponent does not try to win.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
report-claimed-cannot-win = { $color } claims a draw: the opponent cannot win by normal means.
# $white: a time, "1 minute 30 seconds". $black: a time, "4 minutes".
# Length: 40 cells to the first comma or stop, 120 in all.
claim-clocks = Clocks: White { $white }, Black { $black }.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
report-increment = { $color } asks for an increment.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
report-resigned = { $color } resigns.
# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
report-taken-back = Asked to take back, half-moves: { $count }.
# $color: a colour, "White". $place: a place in a game, "move 12, White". $move: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
report-wrote = { $color } writes { $place }: { $move }.
# $color: a colour, "White". $place: a place in a game, "move 12, White".
# Length: 40 cells to the first comma or stop, 120 in all.
report-crossed-out = { $color } crosses out { $place }.
# $color: a colour, "White". $result: a result, "1-0".
# Length: 40 cells to the first comma or stop, 120 in all.
report-signed = { $color } signs { $result }.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
report-absent = { $color } is marked absent.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
report-arrived = { $color } arrives.
report-adjournment = The arbiter adjourns the game.
# $time: a time, "5 minutes".
# Length: 40 cells to the first comma or stop, 120 in all.
report-adjournment-early = The arbiter adjourns the game early. Left of the session: { $time }.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
report-sealed = { $color } seals a move.
report-adjourned = The arbiter has the envelope.
report-envelope-lost = The envelope is lost. The players agree on no move.
# $move: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
report-envelope-lost-agreed = The envelope is lost. The players agree on { $move }.
# $move: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
report-opened = The envelope is opened: { $move }.
report-opened-ambiguous = The envelope is opened: the move can mean several things.
report-opened-unreadable = The envelope is opened: no move can be read.
report-resumption = The adjourned game is due to resume.
# $ruling: a ruling, "2 minutes more for White".
# Length: 40 cells to the first comma or stop, 120 in all.
report-rules = The arbiter wants to rule: { $ruling }
# $why: the reason, "The file is damaged.".
# Length: 40 cells to the first comma or stop, 120 in all.
report-refused = Refused: { $why }
# $position: a position, "start".
# Length: 40 cells to the first comma or stop, 120 in all.
report-position-set = The position is set: { $position }.
report-judged-possible = Found: a mate is possible.
report-judged-none = Found: no mate is possible.
report-judged-undecided = Found: it cannot be decided whether a mate is possible.
report-paused = The clocks are stopped.
report-resumed = The clocks are started again.
report-time-passed = A deadline is reached.
# $white: a time, "12 minutes". $black: a time, "12 minutes".
# Length: 40 cells to the first comma or stop, 120 in all.
report-clocks-told = The clocks show { $white } and { $black }.
# $result: a result, "1-0".
# Length: 40 cells to the first comma or stop, 120 in all.
report-result-told = The server ends the game: { $result }.
report-closed = Not shown while the envelope is closed.

# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
report-not-pressed = { $color } has not pressed. The clock keeps running.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
report-illegal-stands = { $color }'s move was illegal. It counts until it is claimed.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
report-illegal-position = The move was illegal: two kings in check, or a pawn on the last rank. { $color } has one move to end it.
report-asks = Is a mate still possible? That is being examined.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
report-clock-runs = { $color }'s clock is running.

# $color: a colour, "White". $aid: an aid, "times".
# Length: 40 cells to the first comma or stop, 120 in all.
report-asked-had = { $color } asks for an aid and has it: { $aid }.
# $color: a colour, "White". $aid: an aid, "times".
# Length: 40 cells to the first comma or stop, 120 in all.
report-asked-refused = { $color } asks for an aid, refused: { $aid }.
# $color: a colour, "White". $aid: an aid, "times".
# Length: 40 cells to the first comma or stop, 120 in all.
report-granted = { $color } is granted an aid: { $aid }.
# $color: a colour, "White". $aid: an aid, "times".
# Length: 40 cells to the first comma or stop, 120 in all.
report-withdrawn = { $color } may no longer use: { $aid }.
# $color: a colour, "White". $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
report-assistant = The assistant of { $color } is { $name }.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
report-assistant-dismissed = { $color }'s assistant is dismissed.
# $place: a place in a game, "move 12, White".
# Length: 40 cells to the first comma or stop, 120 in all.
report-passphrase-right = Desk opened at the place of { $place }: right passphrase.
# $place: a place in a game, "move 12, White".
# Length: 40 cells to the first comma or stop, 120 in all.
report-passphrase-wrong = Wrong passphrase: at the place of { $place }.
# $place: a place in a game, "move 12, White".
# Length: 40 cells to the first comma or stop, 120 in all.
report-envelope-right = Envelope: right passphrase, at the place of { $place }.
# $place: a place in a game, "move 12, White".
# Length: 40 cells to the first comma or stop, 120 in all.
report-envelope-wrong = Envelope: wrong passphrase, at the place of { $place }.
# $place: a place in a game, "move 12, White".
# Length: 40 cells to the first comma or stop, 120 in all.
report-code-wrong = Wrong code at the place of { $place }.
report-envelope-key = The key of envelopes was made.
report-desk-closed = The desk is closed.
# $place: a place in a game, "move 12, White".
# Length: 40 cells to the first comma or stop, 120 in all.
report-desk-locked = Desk locked at the place of { $place }: no input.
# $voice: the name of a voice, "de".
# Length: 40 cells to the first comma or stop, 120 in all.
report-desk-talks = The voice at the desk is now { $voice }.
# $what: a whole sentence, "The file is damaged.".
# Length: 40 cells to the first comma or stop, 120 in all.
report-questioned = Asked back at the desk: { $what }
report-answered-yes = The arbiter says yes.
report-answered-no = The arbiter says no: nothing is done.
report-answered-dropped = The question is dropped: nothing is done.
# $when: a date and time, "28 November 2026, 10:00".
# Length: 40 cells to the first comma or stop, 120 in all.
report-program-closed = The program is closed: { $when }.
# $time: a time, "5 minutes".
# Length: 40 cells to the first comma or stop, 120 in all.
report-was-closed = It was closed for { $time }.
report-broken-off = The program had not been closed: a crash, or the power was cut.
# $keys: keys, "Control Q".
# Length: 40 cells to the first comma or stop, 120 in all.
report-file-old = The match file was changed: { $keys }. The arbiter keeps the old conditions.
# $keys: keys, "Control Q".
# Length: 40 cells to the first comma or stop, 120 in all.
report-file-new = The match file was changed: { $keys }. The arbiter starts this game with the new conditions. The one before it was left.
# $keys: keys, "Control Q".
# Length: 40 cells to the first comma or stop, 120 in all.
report-file-taken = The match file was changed: { $keys }. That counts from now on. No condition of the game was changed.
# $place: a place in a game, "move 12, White".
# Length: 40 cells to the first comma or stop, 120 in all.
report-served = A terminal serves the place of { $place }.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
report-board-lost = Board lost: { $color }.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
report-board-back = Board back: { $color }.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
report-board-wrong = Board wrong: { $color }'s board does not match the game.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
report-board-right = Board right again: { $color }.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
report-board-low = Battery low: { $color }'s board.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
report-board-missed = Board data lost: { $color }.
# $square: a square, "e4". $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
report-flickers = { $square } flickers on { $color }'s board. It does not count.
# $color: a colour, "White". $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
report-mutes = { $color } mutes { $square }. It does not count.
# $place: a place in a game, "move 12, White".
# Length: 40 cells to the first comma or stop, 120 in all.
report-left = No terminal serves the place of { $place }.
# $text: a text as it is, "knihgt f3".
# Length: 40 cells to the first comma or stop, 120 in all.
report-noted = Note of the arbiter: { $text }
report-signed-off = The arbiter signs off.
report-desk = the arbiter

# $moves: moves, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
record-cancelled = Cancelled: { $moves }.
# $move: a move, "1".
# Length: 40 cells to the first comma or stop, 120 in all.
record-announced-cancelled = Announced and cancelled: { $move }.
# $move: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
record-illegal = An illegal move that was not claimed: { $move }.
# $position: a position, "start". $move: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
record-apart = From a position that no game can have, { $position }: { $move }.
# $position: a position, "start".
# Length: 40 cells to the first comma or stop, 120 in all.
record-goes-on = Game continues from another position: { $position }
# $time: a time, "5 minutes".
# Length: 40 cells to the first comma or stop, 120 in all.
record-at = { $time }:
reason-espeak-missing = espeak-ng is not installed
reason-espeak-stuck = espeak-ng does not end
reason-espeak-garbage = espeak-ng gives no sound
# $reason: the reason, without a full stop, "the disk is full".
# Length: 40 cells to the first comma or stop, 120 in all.
records-no-sound = No sound file of the announcements: { $reason }.
record-announcements = Announcements, with times since the start
# $color: a colour, "White". $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
record-sheet = Score sheet of { $color }, { $name }
# $number: a number, "12". $color: a colour, "White". $move: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
record-differs = Different for move { $number } of { $color }: { $move }.
# $number: a number, "31". $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
record-position-set = Position set by the arbiter, before move { $number } of { $color }.
# $ended: how the game ended, a whole sentence, "White wins by checkmate.".
# Length: 40 cells to the first comma or stop, 120 in all.
record-end-revoked = This end was revoked: { $ended }
# $number: a number, "12". $color: a colour, "White". $move: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
record-not-written = Missing: move { $number } of { $color }, { $move }.
record-empty = Nothing written.
record-by-hand = The moves are on the player's own sheet. Put it with this one.
# $color: a colour, "White". $to: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
record-announced = { $color } announces { $to }.
# $color: a colour, "White". $from: a square, "e4". $to: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
record-corrects = { $color } corrects { $from } to { $to }.
# $from: a square, "e4". $to: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
record-corrected = Corrected from { $from } to { $to }.
record-was-illegal = Announced, illegal.
record-was-taken-back = Announced, illegal, taken back.
# $number: a number, "31". $color: a colour, "Black". $move: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
record-crossed-out = Crossed out, move { $number } of { $color }: { $move }.
# $color: a colour, "White". $number: a number, "12". $white: the name of White, "Anna". $black: the name of
# Black, "Ben".
# Length: 40 cells to the first comma or stop, 120 in all.
record-period = { $color } begins a period at move { $number }. Used: White { $white }, Black { $black }.
# $white: the name of White, "Anna". $black: the name of Black, "Ben".
# Length: 40 cells to the first comma or stop, 120 in all.
record-used = Used: White { $white }, Black { $black }.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
record-not-signed = { $color } has not signed.
# $game: the number of a game, "12". $program: how the program is called, "touchmove".
# Length: 40 cells to the first comma or stop, 120 in all.
records-no-match = Game { $game } is not a match. { $program } games lists all games.

envelope-title = Envelope of a sealed move
# $date: a date, "28 November 2026".
# Length: 40 cells to the first comma or stop, 120 in all.
envelope-began = The game began on { $date }.
# $color: a colour, "White". $name: a name, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
envelope-sealer = Sealed by { $color }, { $name }.
# $number: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
envelope-number = Sealed move: move { $number }.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
envelope-offer = { $color } has offered a draw.
envelope-no-offer = No draw offer.
# $color: a colour, "White". $time: a time, "5 minutes".
# Length: 40 cells to the first comma or stop, 120 in all.
envelope-given = Given to { $color } by rulings: { $time }.
# $color: a colour, "White". $time: a time, "5 minutes".
# Length: 40 cells to the first comma or stop, 120 in all.
envelope-taken = Taken from { $color } by rulings: { $time }.
envelope-date = Date of the resumption:
envelope-time = Time of the resumption:
envelope-place = Place of the resumption:
envelope-position = Position before the sealed move

## What a player does at the table of a match

# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
seat-not-here = { $name }: not at a match.
seat-home-only = Not at a match.
# $name: a person, a place or a key, "executed".
# Length: 40 cells to the first comma or stop, 120 in all.
seat-alone = { $name }: only at a match.
seat-announcing-off = Not needed: moves count as you type them.
seat-nothing-announced = No announcement yet.
# $number: a number, "12". $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
seat-not-in-advance = Not in advance: move { $number }, { $color }, has not been played.
# $number: a number, "12". $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
seat-sheet-hole = Write move { $number }, { $color }, first.
seat-nothing-written = No entry there.
seat-no-board = You have no board in this match.
seat-executed = The move is on your board.
clocks-run-on = The clocks keep running.
desk-clocks-run-on = The clocks keep running: pause stops them.
two-hands-called = The arbiter is told, and decides.
# $color: a colour, "White". $opponent: the opponent, "Ben".
# Length: 40 cells to the first comma or stop, 120 in all.
two-hands-called-by = { $color } complains: { $opponent } moved with two hands. The arbiter decides.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
seat-not-your-turn = Not your turn: { $color } to move.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
button-of-other = That was the other button. { $color } is to press.
seat-your-move = Your turn.
seat-over = The game is over. Type sign and the result.
seat-boards = Your board is set in the match file. To look for it again: pegboard on.
seat-repeated-execute = Repeated. Play it on your board.
# $color: a colour, "White". $move: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
seat-repeats-another = { $color } repeats a different move. Announced: { $move }.
seat-must-seal = Seal your move: type seal and the move.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
seat-taken = { $color } now plays at another terminal.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
seat-left = { $color }'s terminal is gone.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
player-away = { $color } has left the board.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
player-back = { $color } is back at the board.
seat-away = Already told: you have left the board. When you are back, type here.
seat-here = You are at the board already. To leave it, type away.
seat-help-code = The arbiter has the code of this seat. Type it as it is in the match file.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
seat-code = Code of { $color }'s seat. Enter alone: leave.
seat-code-wrong = Wrong code. Type it again. Enter alone: leave.
# $seconds: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
seat-code-wait = Wrong code. Wait { $seconds } { $seconds ->
        [one] second
       *[other] seconds
    }, then type it again. Enter alone: leave.
# $seconds: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
seat-code-early = Too early, not checked. Wait { $seconds } { $seconds ->
        [one] second
       *[other] seconds
    }, then type it again. Enter alone: leave.
# $number: a number, "12". $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
seat-must-record = Move { $number }, { $color }, is missing on your sheet. Write it before you move.
seat-must-complete = Complete your score sheet now.
seat-need-not-record = You may stop keeping score for now.
# $assistant: the name of the assistant, "Hans". $name: a person, a place or a key, "Anna". $color: a colour,
# "White". $opponent: the opponent, "Ben".
# Length: 40 cells to the first comma or stop, 120 in all.
seat-relayed = { $assistant }, you type for { $name }, { $color }. Opponent: { $opponent }.
# $assistant: the name of the assistant, "Hans".
# Length: 40 cells to the first comma or stop, 120 in all.
seat-assistant = Your assistant: { $assistant }.
# $color: a colour, "White". $assistant: the name of the assistant, "Hans".
# Length: 40 cells to the first comma or stop, 120 in all.
seat-assistant-of = Assistant of { $color }: { $assistant }.
seat-no-assistant = You no longer have an assistant.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
seat-no-assistant-of = { $color } no longer has an assistant.
arbiter-called = The arbiter is called. The clocks keep running.
arbiter-called-only = The arbiter is called.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
arbiter-called-by = { $color } calls the arbiter.
# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
arbiter-long = Too long: at most { $count } letters. Tell the arbiter in person.
# $number: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
appeal-filed = Appeal against ruling { $number } on record. The committee decides.
# $color: a colour, "White". $number: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
appeal-by = { $color } appeals against ruling { $number }.
# $number: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
appeal-upheld = Appeal against ruling { $number } upheld.
# $number: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
appeal-rejected = Appeal against ruling { $number } rejected.
# $number: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
appeal-no-rulings = No ruling { $number }: nothing has been ruled yet.
# $number: a number, "12". $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
appeal-no-ruling = No ruling { $number }. The last one is { $count }.
# $number: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
appeal-revoked = No appeal: ruling { $number } is revoked.
# $number: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
appeal-final = No appeal: ruling { $number } is final.
# $time: a time, "5 minutes".
# Length: 40 cells to the first comma or stop, 120 in all.
appeal-late = Too late to appeal. The time was { $time }.
# $number: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
appeal-twice = Already appealed: ruling { $number }.
sheet-kept = The program keeps your score sheet.
sheet-by-hand = You keep score by hand. Only your own sheet has the moves.
sheet-by-hand-theirs = Your opponent keeps score by hand.
sheet-sealed = Sealed move: in the envelope only. It is written on your sheet when the envelope is opened.
# $number: a number, "12". $color: a colour, "White". $move: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
sheet-written = Written: move { $number }, { $color }: { $move }.
# $number: a number, "12". $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
sheet-crossed-out = Crossed out: move { $number }, { $color }.
sheet-hole = missing
sheet-position-set = Position set by the arbiter.
# $from: a square, "e4". $to: a square, "e4".
# Length: 40 cells.
sheet-squares = { $from } { $to }
sheet-not-read = Not understood. Write both squares, such as g1 f3.
sheet-not-clear = Not clear. Write both squares, such as g1 f3.
sheet-two-moves = One move at a time. Write the first one.
sheet-empty = Your score sheet is empty.
sheet-empty-theirs = Your opponent's score sheet is empty.
# $move: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
confirm-seal = Seal { $move }? yes or no.
# $due: white, black or draw. $signed: white, black or draw.
# Length: 40 cells to the first comma or stop, 120 in all.
confirm-sign = The recorded result: { $due ->
        [white] White wins
        [black] Black wins
       *[draw] draw
    }. Sign anyway: { $signed ->
        [white] White wins
        [black] Black wins
       *[draw] draw
    }? The arbiter then decides. yes or no.
seal-no-key = No envelope here. Seal on paper, and call the arbiter.
seal-fails = The envelope cannot be closed. Seal on paper, and call the arbiter.
# $name: the name of a command, "board".
# Length: 40 cells to the first comma or stop, 120 in all.
argument-writing = { $name } needs a move, with its number or without: { $name } e4, or { $name } 12 black e5.
# $name: the name of a command, "board".
# Length: 40 cells to the first comma or stop, 120 in all.
argument-result = { $name } needs a result: 1-0, 0-1 or draw.
# $name: the name of a command, "board".
# Length: 40 cells to the first comma or stop, 120 in all.
argument-appeal = { $name }, number of the ruling, reasons: { $name } 2 the flag was up.
help-seat =
    Your move: knight f3. Then press.
    Ask: last, clock, score.
    Do: draw, accept, decline, resign.
    Claim: claim threefold, claim flag.
    Call: arbiter, touched e4, two-hands.
    Your sheet: write e4, cross-out, sign 1-0.
    More: help all, help claim.
help-seat-typed =
    Your move: knight f3.
    Ask: last, clock, score.
    Do: draw, accept, decline, resign.
    Claim: claim threefold, claim flag.
    Call: arbiter, touched e4, two-hands.
    Your sheet: write e4, cross-out, sign 1-0.
    More: help all, help claim.
help-seat-announcing =
    Your move: knight f3, then press.
    The opponent's move: type it to repeat.
    A slip: correct knight f3.
    It is on your board: executed.
    Ask: last, clock, score.
    Do: draw, resign, claim threefold.
    Call: arbiter, touched e4, two-hands.
    Your sheet: write e4, cross-out, sign 1-0.
    More: help all, help claim.
help-seat-sealing =
    The game is adjourned. Seal your move: seal knight f3.
    Nobody else hears it, and your clock runs until then.
    The clock: clock. Your sheet: score. Calls: arbiter.
    More: help all, help seal.
help-seat-over =
    The game is over.
    Type sign and the result.
    score reads your sheet.
help-executed =
    executed: the opponent's move is on your board, played by you or your assistant.
help-touched =
    touched e4: your opponent touched the piece on e4 and did not move it.
    The arbiter decides. Without one it counts at once, if those Laws ask for a claim.
help-two-hands =
    two-hands: your opponent moved with both hands.
    The arbiter decides.
help-arbiter =
    arbiter: calls the arbiter.
    arbiter and a text, such as arbiter break: a complaint or a request.
    The clocks keep running, unless you stop them by pause.
help-appeal =
    appeal 2 the flag was up: appeals against ruling 2, with your reasons.
    The committee of appeals decides.
help-away = away: says that you leave the board. Your clock runs on.
help-here = here: says that you are back at the board.
help-write =
    write e4: writes the next move on your score sheet.
    write 12 black e5: at that place.
help-cross-out =
    cross-out: crosses out your last entry.
    cross-out 12 black: one move.
help-sign =
    sign 1-0, sign 0-1, sign draw: signs the result after the game.
    At home, after a draw claim: the result that an arbiter has given.
help-seal =
    seal knight f3: puts your move into the envelope.
    Only after the arbiter's adjournment.
    Nobody else hears it.

## What the arbiter's decisions mean for a player

seat-seen-to = The arbiter has dealt with your request.
# $aid: an aid, "times".
# Length: 40 cells to the first comma or stop, 120 in all.
seat-aid-granted = The arbiter allows you: { $aid }.
# $aid: an aid, "times".
# Length: 40 cells to the first comma or stop, 120 in all.
seat-aid-withdrawn = The arbiter withdraws: { $aid }.
seat-signed-off = The arbiter has signed off.

## At the arbiter's desk

desk-help = The clocks: start, pause, resume.
    Know: matters, facts, compare, log.
    Decide: accept, reject, postpone, dismiss.
    Rule: warn white, add-time white 2, result 1-0.
    Close the desk here: leave.
    More: help all, help restore.
desk-nothing-typed = Nothing typed. Type a command of the desk, or help.
# $color: a colour, "White". $text: a text as it is, "It".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-player-tells = { $color } calls the arbiter: { $text }
desk-do-told = When it is done, type dismiss.
# $number: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-do-told-numbered = When it is done, type dismiss { $number }.
# $number: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-do-appeal = The committee decides. Type appeal { $number } upheld or appeal { $number } rejected, with the reason.
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-which-matter = Which one? Type { $name } and its number, such as { $name } 2.
# $number: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-no-such-matter = No matter { $number }. Type matters to hear them.
# $fee: an amount, "50 euros".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-appeal-fee = The fee is returned: { $fee }.
# $number: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-appeal-then = To take the ruling back: revoke { $number }.
# $number: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-no-appeal = No appeal waits against ruling { $number }.
desk-seen-to = Done: the player's words are dealt with.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-seen-to-call = { $color }'s call is done.
# $color: a colour, "White". $text: a text as it is, "knihgt f3".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-seen-to-of = { $color }'s call is done: { $text }
# $what: a whole sentence, "The file is damaged.".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-sure = { $what } Yes or no?
# $what: a whole sentence, "The file is damaged.".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-sure-ends = { $what } This ends the game. Yes or no?
# $what: a whole sentence, "The file is damaged.".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-sure-then = Continue? The game then ends: { $what } Yes or no?
# $what: a whole sentence, "The file is damaged.".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-sure-time = { $what } An unusual change. Yes or no?
# $what: a whole sentence, "The file is damaged.".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-revoke-what = Take this back? { $what }
# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-moves-gone = { $count ->
    [one] One move is taken back.
   *[other] { $count } moves are taken back.
}
# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-moves-again = { $count ->
    [one] One move counts again.
   *[other] { $count } moves count again.
}
# $white: the name of White, "Anna". $black: the name of Black, "Ben".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-clocks-then = The clocks then show: White { $white }, Black { $black }.
# $color: a colour, "White". $square: a square, "e4". $number: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-touch-kept = No move to take back: { $color } has moved or captured the piece of { $square }. { $number ->
    [0] If it waits in matters, dismiss it there.
   *[other] Type dismiss { $number }.
}
# $what: a whole sentence, "The file is damaged.".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-sure-board = Start anyway? { $what } Yes or no?
# $what: a whole sentence, "The file is damaged.".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-still-asked = Still to answer: { $what } Yes or no?
desk-changed-since = The game has changed since the question.
# $what: a whole sentence, "The file is damaged.".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-dropped = Question dropped, not done: { $what }
desk-dropped-sign-off = signing off.
desk-dropped-open = opening the envelope.
# $color: a colour, "White". $points: points, "half a point".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-points-most = { $color } has { $points }: a game gives a point at most.
# $color: a colour, "White". $points: points, "half a point".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-points-least = { $color } has { $points }: no more can be taken.
# $scale: points, "1, a half and 0".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-points-scale = Points follow the result here: { $scale }. Type result and 1-0.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-legal = Legal by the score: { $color }'s last move. If the boards or sheets say otherwise, type compare.
# $restore: the command restore, "restore".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-illegal-counts = Illegal, but it counts: it was answered. To go back: { $restore }.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-no-time-left = { $color }'s clock shows 0:00. Set it first.
# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-still-open = { $count ->
    [one] One matter is
   *[other] { $count } matters are
} not decided yet:
desk-sure-sign-off = Sign off? The match ends and its records are written. Yes or no?
desk-yes-or-no = Yes or no?
desk-help-yes-or-no = yes: it is done and recorded. no: nothing changes.
desk-not-done = Nothing done.
desk-not-over = Not yet: the game is neither over nor adjourned with the envelope in your hands.
# $color: a colour, "White". $place: a place in a game, "move 12, White".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-sheet-lacks = Missing on { $color }'s sheet: { $place }.
# $place: a place in a game, "move 12, White".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-reconstructs = Reconstruction from here: { $place }.
# $place: a place in a game, "move 12, White". $move: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-found = Found, { $place }: { $move }.
desk-found-back = Taken back.
# $place: a place in a game, "move 12, White".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-found-next = Next: { $place }.
desk-found-how = Type move after move. takeback takes one back. At the end: moves-known. If they cannot be found: next-period.
# $color: a colour, "White". $move: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-found-otherwise = { $color }'s sheet has { $move }.
# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-found-differs = Squares that differ: { $count }.
# $squares: squares, "e4, d5".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-found-differs-on = Squares that differ: { $squares }.
desk-found-same = The position is reached. Type moves-known.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-found-other-turn = The pieces agree, but { $color } is to move.
desk-found-not-yet = Find the other moves, or type next-period. If the board is wrong: position.
desk-found-first = Nothing is reconstructed. Type reconstruct first.
desk-found-nothing = No move was made yet.
desk-signed-off = Signed off.
desk-sure-adjourned = Sign off until the game is resumed? Its records are written. Yes or no?
desk-signed-off-already = The match is already signed off.
desk-writing = Writing the records.
# $folder: the name of a folder, "games".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-records = The records are in { $folder }.
# $reason: the reason, without a full stop, "the disk is full".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-records-not = Records not written: { $reason }.
# $file: the name of a file, "game.pgn".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-envelope-file = For the envelope, to print: { $file }.
# $text: a text as it is, "knihgt f3".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-note = Note: { $text }
# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-note-long = Note too long: at most { $count } letters. Make two of it.
desk-no-rulings = No rulings yet.
# $number: a number, "12". $ruling: a ruling, "2 minutes more for White".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-ruling-revoked = Ruling { $number }, revoked: { $ruling }
# $number: a number, "12". $by: a name, "Anna Nowak". $ruling: a ruling, "2 minutes more for White".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-ruling-lifted = Ruling { $number }, no longer binding since ruling { $by }: { $ruling }
# $number: a number, "12". $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-no-such-move = Move { $number } of { $color } has not been played.

# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-wants-nothing = Type { $name } alone.
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-wants-player = { $name } needs a player: { $name } white.
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-wants-time = { $name } needs a player and a time: { $name } white 5, or 5:30, or 1:05:30.
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-wants-default-time = { $name } needs a time: { $name } 30, or 0 for none.
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-wants-moves = { $name } needs player and moves: { $name } white 12.
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-wants-points = { $name } needs a player and points: { $name } white +1/2, or -1.
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-wants-loss = { $name } needs a player: { $name } white; { $name } white 1/2 gives the opponent half a point.
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-wants-fault = { $name } needs a player and a reason: { $name } white 1. { $name } white lists the reasons.
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-wants-result = { $name } needs points for both: { $name } 1-0.
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-wants-adjudication = { $name }, result, who has judged: { $name } 1-0 Anna Muster.
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-wants-square = { $name } needs a player and a square: { $name } white e2.
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-wants-misplaced = { $name } alone, or with a player and a square: { $name } white h1.
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-wants-sheet = { $name } needs a player: { $name } white; { $name } white 5 for the last five moves.
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-wants-aid = { $name } needs a player and an aid: { $name } white times. help { $name } has them all.
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-wants-assistant = { $name } needs a player and a name: { $name } white Hans Hand; { $name } white dismiss.
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-wants-move = { $name } needs the last move that stays: { $name } 12 black; { $name } 0 for the start.
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-wants-position = { $name } needs a position: FEN, or a list of pieces.
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-wants-ruling = { $name } needs the number of a ruling: { $name } 2. rulings lists them.
    Alone it takes back the end of a game.
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-wants-switch = { $name } needs on or off: { $name } on.
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-wants-minutes = { $name } alone, or { $name } 2 with two minutes for the opponent.
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-wants-matter = { $name } alone, or with the number of a matter: { $name } 2. matters lists them.
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-wants-tasks = { $name } needs numbers of tasks: { $name } 3.
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-wants-all = { $name } alone, or { $name } all.
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-wants-appeal = { $name } and the number of a ruling, then upheld or rejected, or who appeals: { $name } 2 rejected The flag had fallen.
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-wants-number = { $name } alone, or with a number: { $name } 20.
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-wants-sealed = { $name } alone, or with the sealed move: { $name } Nf3.
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-wants-resumption = { $name } needs date, time and place: { $name } 2026-12-01 10:00 Room 2.
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-wants-adjournment = { $name } alone, or { $name } early, with the minutes that are left of the session or without: { $name } early 45.
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-wants-text = { $name } needs a text: { $name } White was unwell.
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-wants-word = { $name } needs a word: { $name } draw.
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-wants-voice = { $name } needs a language: { $name } de, { $name } en.
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-wants-command = { $name } alone, or with a command: { $name } restore.

desk-nothing-waits = Nothing waits for your decision.
desk-no-yes-or-no = Yes or no does not decide this. Type matters to hear the answers.
# $number: a number, "12". $what: a whole sentence, "The file is damaged.".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-matter = { $number }: { $what }
# $square: a square, "e4". $man: a piece with its colour, "white knight".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-fact-touch = On { $square } then: { $man }.
# $move: a move, "e4". $place: a place in a game, "move 12, White".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-fact-about = The move: { $move }, { $place }.
desk-fact-not-completed = That move is not completed yet.
desk-fact-taken-back = That move has been taken back.
# $color: a colour, "White". $move: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-fact-touch-played = { $color } played { $move } at that move.
# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-fact-touch-since = Moves completed since: { $count }.
desk-do-accept = Type accept or reject.
desk-do-stopped = A valid reason? Type accept, and the game continues, or reject.
desk-do-touch = Type accept or dismiss.
desk-do-two-hands = Type accept or dismiss.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-do-cable = { $color } types until it is back. Check its cable.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-do-board = { $color } is being told what to put right. To stop the clocks: pause.
# $number: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-do-numbered = Type accept { $number }, or dismiss { $number }.
desk-do-quickplay = Type accept, reject or postpone.
# $number: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-do-quickplay-numbered = Type accept { $number }, reject { $number } or postpone.
desk-do-compare = Type compare.
desk-do-penalty = Type a penalty, such as warn or take-time, or dismiss.
# $color: a colour, "White". $number: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-do-no-move = { $color }'s last illegal act, if it counts. Type accept { $number } to count it, or dismiss { $number }.
desk-do-position = Type restore or position, then resume.
desk-do-rule = Rule as needed, or type dismiss.
desk-do-default-time = Type default-time and minutes, or dismiss to wait on.
desk-do-session = Type adjourn, or dismiss to play on.
desk-do-sheets = When both have, type resume. If both lack moves: reconstruct.
desk-do-result = Have both sign the same result, or type result.
desk-do-signed = It counts unless you decide otherwise. Type accept, or reject to keep the result of the game.
desk-do-open = Type open. To excuse the late arrival, dismiss.

desk-fact-over = The game is over.
desk-fact-runs = The game is running.
desk-fact-adjourned = The game is adjourned.
desk-fact-new = The game has not begun.
desk-fact-stands = Clocks stopped.
# $count: a number, "12". $places: places, "white, black, desk".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-fact-repeated = Same position: { $count ->
    [one] once
   *[other] { $count } times
}, { $places }.
desk-place-start = at the start
desk-place-set = when it was set
# $place: a place in a game, "move 12, White".
# Length: 40 cells.
desk-place = after { $place }
# $count: a number, "12". $needed: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-fact-fifty = No capture or pawn move: { $count } of { $needed } moves each.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-fact-can-mate = { $color } has enough pieces to mate.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-fact-cannot-mate = { $color } cannot mate with these pieces.
# $color: a colour, "White". $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-fact-moves = Moves made by { $color }: { $count }.
# $color: a colour, "White". $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-fact-illegal = Illegal moves of { $color }: { $count }.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-fact-board-right = { $color }'s board matches the game.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-fact-board-behind = { $color }'s board lacks the opponent's move.
# $color: a colour, "White". $count: a number, "12". $squares: squares, "e4, d5". $more: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-fact-board-wrong = { $color }'s board is wrong on { $count ->
    [one] one square
   *[other] { $count } squares
}: { $squares }{ $more ->
    [0] {""}
   *[other] , and { $more } more
}.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-board-none = No board for { $color }.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-board-never = { $color }'s board has not been found.
# $color: a colour, "White". $time: a time, "5 minutes".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-board-gone = { $color }'s board: no signal for { $time }.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-board-silent = { $color }'s board has not reported yet.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-board-moves = { $color }'s board: finished moves only.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-board-sealed = { $color }'s board is not described: the move goes into the envelope.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-clock-runs = { $color }'s clock is running.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-two-hands-unpressed = An illegal move, once { $color } presses the clock.
desk-clocks-stand = Clocks stopped.
# $time: a time, "5 minutes".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-session-left = Left of the session: { $time }.

# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-board = { $color }'s board, by its sensors.
desk-board-senses = It senses squares only. The pieces are those of the game.
# $squares: squares, "e4, d5".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-board-unknown = Occupied, and empty in the game: { $squares }.
# $squares: squares, "e4, d5".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-board-empty = Empty, and occupied in the game: { $squares }.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-sheet-empty = { $color }'s sheet is empty.
desk-sheet-gap = a gap
# $move: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-sheet-illegal = { $move }, not legal
# $color: a colour, "White". $move: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-announced = { $color } has announced: { $move }.
# $color: a colour, "White". $move: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-on-board = On { $color }'s board: { $move }.
# $time: a time, "5 minutes". $what: a whole sentence, "The file is damaged.".
# Length: 40 cells.
desk-log = { $time } { $what }
desk-log-empty = Nothing has happened yet.

desk-boards-same = Both boards show the same.
# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-boards-differ = The boards differ on { $count ->
    [one] one square
   *[other] { $count } squares
}.
# $square: a square, "e4". $white: the name of White, "Anna". $black: the name of Black, "Ben".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-difference = { $square }: White { $white }, Black { $black }.
# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-differences-more = And { $count } more.
desk-something = a piece
desk-unsure = sensor faulty
desk-sheets-agree = The score sheets agree.
# $count: a number, "12". $color: a colour, "White". $place: a place in a game, "move 12, White".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-sheet-behind = The sheets agree. { $count ->
    [0] { $color } has written nothing.
   *[other] { $color } has written up to { $place }.
}
# $count: a number, "12". $place: a place in a game, "move 12, White".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-sheets-until = { $count ->
    [0] The first move is legal on no sheet.
   *[other] The sheets agree up to { $place }. The next move is legal on neither.
}
# $place: a place in a game, "move 12, White". $white: the name of White, "Anna". $black: the name of Black,
# "Ben".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-sheets-part = The sheets differ at { $place }. White: { $white }. Black: { $black }.
desk-no-move = no move
# $place: a place in a game, "move 12, White". $recorded: a move, "e4". $written: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-misrecorded = The record is wrong at { $place }. Recorded: { $recorded }. Written: { $written }.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-sheet-paper = { $color } writes by hand: look at that sheet yourself.
desk-cause-differ = They differ from there on.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-cause-missing = { $color } has not written the rest.
# $count: a number, "12". $place: a place in a game, "move 12, White". $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-solution-stands = The game is { $count ->
    [0] at the start.
   *[other] after { $place }.
} { $color } to move.
# $count: a number, "12". $place: a place in a game, "move 12, White". $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-solution-back = Back to { $count ->
    [0] the start.
   *[other] the position after { $place }.
} { $color } to move.
# $color: a colour, "White". $square: a square, "e4". $man: a piece with its colour, "white knight".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-correction = { $color } corrects { $square }: { $man }.
# $color: a colour, "White". $place: a place in a game, "move 12, White". $move: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-entry = { $color } adds { $place }: { $move }.
# $color: a colour, "White". $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-corrections = { $color } sets up the whole board: { $count } squares are wrong.
# $color: a colour, "White". $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-entries = { $color } adds { $count } moves to the sheet.
# $color: a colour, "White". $time: a time, "5 minutes".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-time = { $color }'s clock: { $time }.
desk-times-judged = The times are for you to judge: set-clock.
# $place: a place in a game, "move 12, White".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-doubt-illegal = Both have written an illegal move: { $place }. Rule it by illegal.
# $place: a place in a game, "move 12, White".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-doubt-missing = Missing on both sheets: { $place }.
desk-doubt-nothing = Nothing written, and neither board shows the start.
desk-propose = To rule so, type accept. FIDE 2023, D.2.9.
desk-propose-none = No proposal: ask the players, then type restore or position.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-propose-warning = To warn { $color } for it, type accept.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
offence-ahead = { $color } wrote a move ahead.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
offence-other-hand = Clock: { $color } pressed with the other hand, or left a finger on it.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
offence-misuse = { $color } hit the clock, lifted it or knocked it over.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
offence-upset = Pieces: { $color } upset some and pressed the clock.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
offence-leaving = { $color } left without permission.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
offence-disturbing = { $color } disturbed the opponent.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
offence-telephone = { $color } had a telephone, or it rang.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
offence-notes = { $color } used notes or advice.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
offence-refusing = { $color } refused to keep to the Laws.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
offence-disrepute = { $color } brought chess into disrepute, such as by an arranged result.
desk-propose-remark = The first time: a remark. The next time: a warning.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-propose-time = To give { $color } two minutes more for it, type accept.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-propose-loss = To declare the game lost for { $color }, type accept.
desk-fault-allowed = By these Laws a player may write ahead.

# $aid: an aid, "times".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-aid-never = { $aid }: no arbiter can grant this, advice is forbidden. FIDE 2023, 11.3.1.
# $color: a colour, "White". $aid: an aid, "times".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-aid-has = { $color } already has: { $aid }.
# $color: a colour, "White". $aid: an aid, "times".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-aid-has-not = { $color } does not have: { $aid }.
# $color: a colour, "White". $aid: an aid, "times".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-aid-granted = { $color } is allowed: { $aid }.
desk-aid-tells = Illegal moves are refused at once. No press, no penalty.
# $color: a colour, "White". $aid: an aid, "times".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-aid-withdrawn = { $color } is no longer allowed: { $aid }.
# $color: a colour, "White". $aid: an aid, "times".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-aid-used = { $color } has asked for: { $aid }.
# $color: a colour, "White". $aid: an aid, "times".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-aid-refused = { $color } has asked for, and been refused: { $aid }.
desk-no-aids = nothing
# $color: a colour, "White". $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-assistant = { $color }'s assistant: { $name }.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-assistant-dismissed = { $color } no longer has an assistant.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-no-assistant = { $color } has no assistant.
# $article: an article of the Laws, "9.5".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-assistant-needed = This pairing needs an assistant. Name another one first. { $article }

desk-no-adjournment = No adjournment: the match file does not allow it.
desk-no-session = Nothing left of a session that is known. Type adjourn, or say the minutes that are left: adjourn early 45.
desk-no-key = No key for envelopes: the move cannot be sealed.
# $color: a colour, "White". $time: a time, "5 minutes".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-early-flag = { $color } has { $time } left: adjourning early costs more, and the flag falls.
desk-envelope-passphrase = Envelope: type the passphrase of the desk. Enter alone: it stays closed.
desk-help-envelope = Type the passphrase that opens the desk. The sealed move is then made.
desk-envelope-closed = The envelope stays closed.
desk-envelope-wrong = Wrong passphrase. Type it again. Enter alone: the envelope stays closed.
desk-envelope-damaged = The envelope is damaged: unreadable. If the players agree on the move: lost and the move.
# $text: a text as it is, "knihgt f3".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-sealed-ambiguous = Sealed: { $text }. It can mean several moves. Its sealer loses.
# $text: a text as it is, "knihgt f3".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-sealed-unreadable = Sealed: { $text }. Not a legal move. Its sealer loses.
desk-lost-annuls = Envelope lost, and nobody knows the move. The game is cancelled.

# $color: a colour, "White". $what: a whole sentence, "The file is damaged.".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-of = { $color }: { $what }
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-absent-loses = Mark { $color } absent? { $color } then loses at once: no waiting time is left.
desk-game-over = The game is over. Type revoke to take the end back, or sign-off.
desk-then-over = Type revoke to take the end back, or sign-off.
# $number: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-then-over-ruled = Type revoke { $number } to take ruling { $number } back, or sign-off.
# $number: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-game-over-ruled = The game is over. Type revoke { $number } to take ruling { $number } back, or sign-off.
desk-sealed = Move sealed. Once it is in your hands: envelope.
desk-adjourned = Game adjourned. On the day: due, then open.
# $date: a date, "28 November 2026".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-resumption-past = That day is past: { $date }. Type a later one.
desk-resumption-missing = When and where does the game continue? Type resumption, then date, time and place.
desk-sealed-again = The sealed move cannot be played. If the players agree on a move: lost and the move, such as lost Nf3. Without one, type result.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-opened-clock = Increment added: { $color }, for the sealed move.
desk-open-now = Type open.
# $color: a colour, "White". $player: the name of a player or a colour, "white".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-open-if-there = Is { $color } there? Then type open. If not, type absent { $player }.
desk-not-begun = The game has not begun. Type start.
# $helps: revoked, position, moves, penalty, touch, waive, increment, offer, default-time, dismissed,
# quickplay, end or again. $number: a number, "12". $next: the next item, "pawn e4". $restore: the command
# restore, "restore". $color: a colour, "White". $back: a number, "12". $move: a move, "e4". $of: the number
# of a ruling, "3".
# Length: 40 cells to the first comma or stop.
desk-ruling-stays = { $helps ->
    [revoked] Ruling { $number } is already revoked.
    [position] Ruling { $number } cannot be taken back: the game has continued. Type position, or restore such as restore 12 black.
    [moves] Ruling { $number } cannot be taken back: the game has continued. Type set-moves.
    [penalty] Ruling { $number } cannot be taken back. Type revoke { $next } for its penalty.
    [touch] Ruling { $number } cannot be taken back: the player has continued. Type { $restore }: then { $color } is free to play { $back ->
        [0] any move.
       *[other] { $move } again.
    }
    [waive] Ruling { $number } cannot be taken back: the game has continued. Type touch and the square.
    [increment] Ruling { $number } cannot be taken back: the game has continued. Type increment on or increment off.
    [offer] Ruling { $number } cannot be taken back: the game has continued. The opponent can decline.
    [default-time] Ruling { $number } cannot be taken back: the game has continued. Type default-time and minutes.
    [dismissed] Ruling { $number } cannot be taken back: the game has continued. Rule on it by touch, two-hands, warn or another penalty.
    [quickplay] Ruling { $number } cannot be taken back: the game has continued. Type result, add-time or take-time.
    [end] Ruling { $number } let the game continue. To end it again, type result or loss.
    [again] Ruling { $number } has taken ruling { $of } back. To rule that again, type its command, such as add-time white 2.
   *[other] Ruling { $number } cannot be taken back: the game has continued. Type restore, set-clock or result.
}
desk-paused = Clocks stopped. Type resume.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-not-led = { $color }'s board is not seen. Check yourself that it is right.
desk-restored-same = Already the position: no move is taken back, and the clocks keep their times. To change one: set-clock.
desk-boards-then-resume = Clocks stopped. When the boards are right, type resume.
# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-matters-again = { $count ->
    [one] One matter waits
   *[other] { $count } matters wait
  } again. Type matters.
desk-resume-when-ready = When all are ready, type resume.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-judging = Can { $color } still mate? That is being examined.
desk-examined = Position being examined. If neither side can mate, the game ends as a draw in a moment.
# $square: a square, "e4". $man: a piece with its colour, "white knight".
# Length: 40 cells.
desk-stands = { $square } { $man }
# $color: a colour, "White". $squares: squares, "e4, d5".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-illegal-board = On { $color }'s board: { $squares }.
# $color: a colour, "White". $opponent: the opponent, "Ben".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-not-pressed = { $color } has not pressed the clock, { $opponent } continues. Nobody may say so.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-illegal-stands = { $color }'s move was illegal. It counts until it is claimed or you rule.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-illegal-position = The last move was illegal: two kings in check, or a pawn on the last rank. { $color } has one move to claim or to end it.
# $color: a colour, "White". $wrote: a move, "e4". $place: a place in a game, "move 12, White". $made: a move,
# "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-sheet-differs = { $color } has written { $wrote } at { $place }. Played: { $made }.
desk-place-white = White's seat
desk-place-black = Black's seat
desk-place-desk = the desk's own place
desk-closed-there = The desk is closed at one place.
# $place: a place in a game, "move 12, White".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-locked-at = The desk is locked: { $place }.
# $place: a place in a game, "move 12, White".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-opened-at = The desk is open here: { $place }.
# $place: a place in a game, "move 12, White".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-wrong-at = Wrong passphrase: { $place }.
# $color: a colour, "White". $text: a text as it is, "knihgt f3".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-unclear = { $color } says { $text }: not a legal move. The player is asked for both squares.
# $color: a colour, "White". $said: a move, "e4". $move: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-repeats-another = { $color } repeats { $said }. The move is { $move }.
# $place: a place in a game, "move 12, White".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-envelope-wrong-at = Wrong passphrase for the envelope: { $place }.
# $place: a place in a game, "move 12, White".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-code-wrong = Wrong code: { $place }.
# $place: a place in a game, "move 12, White".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-terminal-there = Terminal connected: { $place }.
# $color: a colour, "White". $seconds: a number of seconds, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
interrupted = The program stopped: { $color } was thinking. At most { $seconds } seconds of it are not counted.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
interrupted-unknown = The program stopped: { $color } was thinking. Nobody knows how much of it is not counted. Set the clock if you do.
# $place: a place in a game, "move 12, White".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-terminal-gone = Terminal gone: { $place }.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-told-board-lost = Board lost: { $color }. The player types on.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-told-board-back = Board back: { $color }.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-told-board-wrong = Board wrong: { $color } is being told what to put right.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-told-board-right = Board right again: { $color }.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-told-board-low = Battery low: { $color }'s board.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-told-board-missed = Board data lost: { $color }. A touch may be missing.
# $color: a colour, "White". $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-told-mutes = { $color } mutes { $square }: { $color } says that it flickers. If it was not touched: waive { $color }.
# $square: a square, "e4". $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-told-flickers = { $square } flickers on { $color }'s board. If that touch was an accident: waive { $color }.

## Help at the arbiter's desk

help-desk-start =
    start: the game begins, the clock of the player to move runs.
    FIDE 2023, 6.6.
help-desk-pause = pause: stops the clocks.
help-desk-resume = resume: starts the clocks again.
help-desk-matters =
    matters: everything that waits for your decision, with the facts and the commands for it.
help-desk-accept =
    accept 2: yes to matter 2. Alone: to what compare proposes, or to the only matter.
    accept 2: yes to matter 2. matters has the numbers.
help-desk-reject =
    reject 2: no to matter 2. Alone: to what compare proposes, or to the only matter.
    reject 2: no to matter 2. matters has the numbers.
help-desk-postpone =
    postpone: decides a quickplay claim later.
    postpone 2: with two minutes for the opponent.
help-desk-dismiss =
    dismiss: refuses the matter that waits, or marks it as done.
    dismiss 2: matter 2. matters has the numbers.
help-desk-appeal =
    appeal 2 upheld, appeal 2 rejected, each with the reason: what the committee has decided about ruling 2.
    appeal 2 white, with the reasons: White hands an appeal in.
help-desk-facts =
    facts: repetitions with their moves, the fifty moves, material, times, illegal moves, boards.
help-desk-article = article 9.2, article castling: what the Laws rule there, in short.
help-desk-compare =
    compare: both boards and both sheets, and the position that follows from them.
    FIDE 2023, D.2.9.
help-desk-board =
    board white: White's own board.
    board e4: the square in the game.
help-desk-sheet =
    sheet white: White's score sheet.
    sheet white 5: the last five moves.
help-desk-last =
    last: the last move, and the move announced.
help-desk-log =
    log: the last ten entries of the journal.
    log 30: more of them.
    Times count from the start of the match.
help-desk-clocks =
    clocks: both times, and whose clock runs.
help-desk-set-clock =
    set-clock white 1:23:45: hours, minutes, seconds.
    23:45 minutes, seconds. 23 minutes.
help-desk-set-moves =
    set-moves white 12: sets the counter on White's clock to 12 moves.
help-desk-reconstruct =
    reconstruct: leads you through the moves that no sheet has.
    reconstruct 20: from move 20 on.
    Then type move after move.
help-desk-moves-known =
    moves-known: the moves are found, and both complete their sheets.
help-desk-next-period =
    next-period: the moves cannot be found. The next move is the first of the next period.
help-desk-add-time =
    add-time white 2: White gets two minutes.
    add-time white 1:30: a minute and a half.
help-desk-take-time =
    take-time white 2: White loses two minutes.
    take-time white 1:30: a minute and a half.
help-desk-increment =
    increment on: five seconds per move from now on.
    increment off: refused.
help-desk-warn = warn white: White is warned.
help-desk-points =
    points white +1/2: White gets half a point more.
    points white -1: a point less.
    After the game.
help-desk-loss =
    loss white: White loses.
    loss white 0: Black gets nothing either.
help-desk-result =
    result 1-0: White's points, Black's points.
    1/2-1/2, 0-0 and others.
help-desk-adjudicate =
    adjudicate 1-0 Anna Muster: this result, because Anna Muster has judged the position.
    The match file must allow it.
help-desk-fine =
    fine white: a fine that was announced in advance.
help-desk-exclude = exclude white: White is out of the next rounds.
help-desk-expel = expel white: White is out of the event.
help-desk-annul =
    annul: cancels the game. A new one is played.
help-desk-illegal =
    illegal white: White's last move was illegal, as you have seen.
help-desk-touch =
    touch white e2: White touched the piece on e2, now or before the last move, and must play it.
    About an earlier move: accept and the number of the complaint.
help-desk-waive =
    waive white: White touched by accident, and it does not count.
    White hears how to put it right, and whose clock is running. FIDE 2023, 4.2.2.
help-desk-two-hands =
    two-hands white: White used two hands for the move.
help-desk-fault =
    fault white: lists the reasons. fault white 1: White did this.
    It is noted, and a penalty is proposed.
help-desk-flag = flag white: White's flag has fallen.
help-desk-wrong-start =
    wrong-start: the starting position was wrong.
    wrong-start white: White's king and queen had changed places.
    wrong-start white h1: the piece for h1 was elsewhere.
    Too late for a new game, that piece may not castle.
help-desk-turned =
    turned: the board is the wrong way round.
    The game continues.
help-desk-reversed =
    reversed: the game began with the colours reversed.
help-desk-displaced =
    displaced 12 black: pieces were displaced, after Black's move 12.
    The game goes back there, as with restore.
help-desk-restore =
    restore 12 black: back to the position after Black's move 12, and to its times.
    restore 0: to the start. The clocks are stopped until resume.
help-desk-position =
    position and FEN, or a list of pieces: the game continues from there.
    The clocks are stopped until resume.
help-desk-rulings = rulings: all rulings and penalties with their numbers.
help-desk-revoke =
    revoke 2: takes back ruling 2.
    Time, set clocks, points, results, touches, penalties and any end of the game.
    Alone, after the game: takes back its end, also one by your ruling.
help-desk-allow =
    allow white legal-moves.
    Aids: own-announcements, score-sheet, times, move-number, opponent-score, position-readout, legal-moves, attackers, draw-hints, opening-name, takeback.
help-desk-withdraw =
    withdraw white times: White may no longer ask for the times.
    help allow has all names.
help-desk-aids =
    aids: the aids of each player, and the assistants.
help-desk-assistant =
    assistant white Hans Hand: names an assistant for White.
    assistant white dismiss: White no longer has one.
help-desk-absent =
    absent white: marks White absent.
    The default time counts.
help-desk-arrived = arrived white: White has arrived.
help-desk-default-time =
    default-time 30: a player up to half an hour late may still play.
    default-time 0: no waiting.
help-desk-adjourn =
    adjourn: the player to move must seal.
    Then envelope.
    adjourn early: the player to move wants it, and is charged the rest of the session.
help-desk-resumption = resumption 2026-12-01 10:00 Room 2: date, time and place, for the envelope. The players hear it.
help-desk-envelope =
    envelope: you hold the sealed move, and the game is adjourned.
help-desk-due =
    due: the hour has come, and the adjourned game continues.
    From now on a player can be late. Then open, or absent and the player.
help-desk-open =
    open: opens the envelope with the passphrase. The game continues.
help-desk-lost =
    lost Nf3: the envelope is lost, and both agree on this move.
    Without a move: the game is cancelled.
help-desk-note =
    note White was unwell: writes a note into the report.
help-desk-tasks =
    tasks: what is still to be done at this table.
    tasks all: everything, before, during and after the game.
help-desk-done = done 3: task 3 is done. done 1 2 4: several.
help-desk-undone = undone 3: task 3 is not done after all.
help-desk-glossary = glossary draw: the word in every language. The word can be of any of them.
help-desk-report =
    report: writes the records as they are now, and says where.
help-desk-sign-off =
    sign-off: ends the match and writes its records.
help-desk-talk =
    talk de: the desk speaks German. talk en: English.
help-desk-help =
    help: the desk in short.
    help all: every name.
    help restore: one command.
help-desk-leave =
    leave: closes the desk here.
    The passphrase opens it again.

## At a tournament

# $name: a person, a place or a key, "Anna". $players: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-new = { $name }: { $players } { $players ->
    [one] player
   *[other] players
}, no round yet.
# $name: a person, a place or a key, "Anna". $players: a number, "12". $round: a number, "12". $rounds: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-open = { $name }: round { $round } of { $rounds }, { $players } { $players ->
    [one] player
   *[other] players
}.
# $name: a person, a place or a key, "Anna". $players: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-new-teams = { $name }: { $players } { $players ->
    [one] team
   *[other] teams
}, no round yet.
# $name: a person, a place or a key, "Anna". $players: a number, "12". $round: a number, "12". $rounds: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-open-teams = { $name }: round { $round } of { $rounds }, { $players } { $players ->
    [one] team
   *[other] teams
}.
tournament-next-draw = Next: draw the starting numbers with draw. For all commands type help.
# $round: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-next-pair = Next: pair round { $round } with pair. For all commands type help.
tournament-next-results = Next: type results, such as result 1 1-0. For all commands type help.
tournament-next-qualify = The groups are over. To let the best advance type qualify.
tournament-next-standings = All rounds are over. For the final table type standings.
tournament-not-done = Not done.
tournament-sure = Yes or no?
tournament-nothing-typed = Nothing typed. Type a command, or help.
# $word: a text as it is, "It".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-unknown = Unknown here: { $word }. For all commands type help.
# $word: a text as it is, "It". $near: a text as it is, "It".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-unknown-near = Unknown here: { $word }. The nearest is { $near }.
# $names: several of them, "pause and resume".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-which-player = Which player? { $names }. Type the number.
# $text: a text as it is, "It".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-no-player = No player { $text }. For all of them type entries.
tournament-help = Before: event, entries, enter, draw.
    Rounds: pair, pairings, result, missing, postpone.
    Players: player, absent, withdraw, return, apart, amend.
    Asked: paired, group, could.
    Teams: line-up. Ties: decide. Groups: qualify.
    Table: standings, why, crosstable, prizes.
    Files: notices, report, games, export, tables.
    Put right: correct, log, revoke. Leave: leave.
    More: help all, help pair, explain.
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-wants-nothing = { $name } takes nothing behind it: type it alone.
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-wants-player = Type a player after { $name }: { $name } 7, or { $name } anna.
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-wants-bye = Type a player after { $name }, then 1/2 for half a point: { $name } 7 1/2.
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-wants-players = Type two players after { $name }: { $name } 3 7.
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-wants-entry = Type a name after { $name }, and a rating: { $name } Weber, Ida 1650.
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-wants-amendment = Type a player after { $name }, a key of the event file and its value: { $name } 7 rating 1850.
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-wants-goal = Type a player after { $name }, and a place: { $name } 7 3.
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-wants-varma = Type { $name } alone, or { $name } varma.
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-wants-pairs = Type the pairs after { $name }, White first, a bye alone: { $name } 1-4 2-3 5.
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-wants-result = Type a board and a result after { $name }: { $name } 4 1-0.
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-wants-correction = Type round, board and result after { $name }: { $name } 2 4 1-0.
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-wants-board = Type a board after { $name }: { $name } 4.
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-wants-line-up = Type a team after { $name }, then the places of its players: { $name } 2 1 3 4.
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-wants-tie = Type a board after { $name }: { $name } 2, or { $name } 2 1-0.
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-wants-qualified = Type { $name } alone, or numbers: { $name } 1 5 2 8.
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-wants-round = Type { $name } alone, or a round: { $name } 3.
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-wants-act = Type the number of an act after { $name }: { $name } 12. The numbers: log.
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-wants-number = Type { $name } alone, or a number: { $name } 30.
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-wants-file = Type the name of a file after { $name }: { $name } club.trf.
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-wants-command = Type { $name } alone, or a command: { $name } pair.
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-wants-term = Type { $name } alone, or a word: { $name } Buchholz.
tournament-no-varma = No Varma table for that. It is for 9 to 24 players.
tournament-numbered = Starting numbers are given.
# $number: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-drawn = Starting numbers, drawn with { $number }:
# $number: a number, "12". $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-number = { $number }, { $name }
# $round: a number, "12". $board: a number, "12". $had: a text as it is, "It". $result: a text as it is, "It".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-correct-what = Round { $round }, board { $board }: { $result } in place of { $had }.
# $player: a person, a place or a key, "Anna". $points: a number, "12". $place: a number, "12". $had: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-moves = { $player } has { $points } then: place { $place }, now { $had }.
tournament-pairings-stay = Pairings of later rounds do not change.
# $player: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-withdraw-what = { $player } leaves the tournament.
# $what: a text as it is, "It".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-revoke-what = To revoke: { $what }
# $number: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-revoked = Revoked: act { $number }.
# $round: a number, "12". $board: a number, "12". $white: a person, a place or a key, "Anna". $black: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-playing = Round { $round }, board { $board }: { $white } and { $black } are playing.
# $round: a number, "12". $board: a number, "12". $white: a person, a place or a key, "Anna". $black: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-postponed = Postponed, round { $round }, board { $board }: { $white } and { $black }.
# A game that goes on later at its table. The next round cannot be paired before it is postponed.
# $round: a number, "12". $board: a number, "12". $white: a person, "Anna". $black: a person, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-adjourned = Adjourned, round { $round }, board { $board }: { $white } and { $black }. To pair without it: postpone { $board }.
# Before the next round is paired.
# $round: a number, "12". $board: a number, "12". $white: a person, "Anna". $black: a person, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-pair-without = No result, round { $round }, board { $board }: { $white } and { $black }. A draw for this pairing.
# Before the next round is paired.
# $round: a number, "12". $board: a number, "12". $white: a person, "Anna". $black: a person, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-pair-appeal = Open appeal, round { $round }, board { $board }: { $white } and { $black }. The result counts as it is.
tournament-nobody-there = nobody
tournament-none-missing = No result is missing.
outcome-white = White won
outcome-draw = draw
outcome-black = Black won
outcome-white-forfeit = White by forfeit
outcome-black-forfeit = Black by forfeit
outcome-neither-forfeit = nobody came
outcome-neither = both lost
outcome-half-white = half a point for White only
outcome-half-black = half a point for Black only
# $round: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-round-over = Round { $round } is over.
tournament-all-over = The last round is over. For the final table type standings.
# $player: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-third-forfeit = Third forfeit of { $player }: most regulations exclude for that. To do so: withdraw.
# $player: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-entered = Entered: { $player }.
# $player: a person, a place or a key, "Anna". $round: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-entered-late = Entered: { $player }, from round { $round } on.
# $player: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-amended = Entry put right: { $player }.
# $round: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-paired-tables = Round { $round }: paired by the tables.
# $round: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-paired-arbiter = Round { $round }: paired by hand.
# $round: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-paired-rules = Round { $round }: paired by the rules of the system.
# $round: a number, "12". $number: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-paired-lots = Round { $round }: paired by lots, drawn with { $number }.
# $round: a number, "12". $program: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-paired-program = Round { $round }: paired by { $program }.
# $board: a number, "12". $round: a number, "12". $white: a person, a place or a key, "Anna". $black: a person, a place or a key, "Anna". $result: a text as it is, "It".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-ended = Board { $board }, round { $round }: { $white }, { $black }: { $result }.
# $board: a number, "12". $round: a number, "12". $white: a person, a place or a key, "Anna". $black: a person, a place or a key, "Anna". $result: a text as it is, "It".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-corrected = Put right, board { $board }, round { $round }: { $white }, { $black }: { $result }.
# $round: a number, "12". $player: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-absent = Absent in round { $round }: { $player }.
# $round: a number, "12". $player: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-absent-half = Bye with half a point, round { $round }: { $player }.
# $round: a number, "12". $player: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-absent-full = Bye with a full point, round { $round }: { $player }.
# $player: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-withdrawn = Withdrawn: { $player }.
# $round: a number, "12". $player: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-returned = Back from round { $round } on: { $player }.
# $names: several of them, "pause and resume".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-kept-apart = Kept apart: { $names }.
# $player: a person, a place or a key, "Anna". $round: a number, "12". $names: several of them, "pause and resume".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-lined-up = Line-up of { $player }, round { $round }: { $names }.
# $board: a number, "12". $round: a number, "12". $player: a person, a place or a key, "Anna". $decider: a text as it is, "It".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-decided = Board { $board }, round { $round }: { $player } advances. Decided by: { $decider }.
# $board: a number, "12". $round: a number, "12". $player: a person, a place or a key, "Anna". $number: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-decided-lots = Board { $board }, round { $round }: { $player } advances. Lots, drawn with { $number }.
# $names: several of them, "pause and resume".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-qualified = Advancing: { $names }.
# $number: a number, "12". $place: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-qualify-shared = Group { $number }, place { $place } is shared. Type all who advance, the strongest first: qualify 1 5 2 8.
# $number: a number, "12". $what: a text as it is, "It".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-act = { $number }: { $what }
# $number: a number, "12". $what: a text as it is, "It".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-act-revoked = { $number }, revoked: { $what }
tournament-log-empty = Nothing is on record yet.
# $number: a number, "12". $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-no-act = No act { $number }. There are { $count }, the last ones by log.
# $number: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-revoked-already = Act { $number } is revoked already.
# $number: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-is-revocation = Act { $number } is a revocation: do the revoked act again.
# $number: a number, "12". $what: a text as it is, "It".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-needed-by = Revoke act { $number } first: { $what }
tournament-refused-player = No such player. For all of them type entries.
tournament-refused-name = A name is missing. Type it after enter.
# $player: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-refused-fide = That FIDE number is entered: { $player }.
# $player: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-refused-same = Entered already: { $player }.
tournament-refused-late = No late entries: the tables have no place left after round 1.
# $round: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-refused-paired = Round { $round } is paired already.
# $round: a number, "12". $rounds: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-refused-round = No round { $round }. There are { $rounds }.
# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-refused-players = Not with { $count } { $count ->
    [one] player
   *[other] players
}: the system does not allow it.
tournament-refused-order = Not every player has one number.
tournament-refused-numbers = Too late: round 1 is paired by these numbers.
# $round: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-refused-next = The next round is { $round }.
# $round: a number, "12". $boards: several of them, "pause and resume".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-refused-playing = Round { $round } is not over. Boards without a result: { $boards }. Type results, or postpone.
tournament-refused-last = All rounds are paired.
# $board: a number, "12". $round: a number, "12". $boards: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-refused-board = No board { $board } in round { $round }. It has { $boards }.
# $result: a text as it is, "It".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-refused-result = It has a result: { $result }. To put it right: correct.
tournament-refused-no-result = It has no result yet. To enter one: result.
tournament-refused-known = That is its result already.
tournament-refused-postponed = Postponed already.
tournament-refused-left = Not in the tournament at that time.
tournament-refused-here = Not withdrawn.
tournament-refused-two = Two different players are needed.
tournament-refused-no-teams = No teams play here.
# $board: a number, "12". $boards: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-refused-part = No board { $board }. There are { $boards }.
# $board: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-refused-which = Match { $board } has several boards. Type one of them: result { $board }.1 1-0.
# $boards: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-refused-many = Too many players. A match has { $boards } { $boards ->
    [one] board
   *[other] boards
}.
# $number: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-refused-member = No player { $number } in this team. For its list type player and the team.
# $number: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-refused-board-order = Not in board order: player { $number }. The order is that of the list of the team.
tournament-refused-nobody = A line-up needs at least one player.
tournament-refused-begun = The match has begun.
tournament-refused-tied = That is not tied. To enter a game type result.
tournament-refused-groups = That is for groups, when all of them are over.
# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-refused-qualify = Type each player who advances once. There are { $count }.
tournament-refused-members = Players of a team stay in its list.
# $player: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-breach-twice = Paired twice: { $player }.
# $player: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-breach-missing = Not paired: { $player }.
# $player: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-breach-absent = Paired, but not here: { $player }.
# $round: a number, "12". $white: a person, a place or a key, "Anna". $black: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-breach-met = Met in round { $round }: { $white } and { $black }.
# $white: a person, a place or a key, "Anna". $black: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-breach-apart = Kept apart: { $white } and { $black }.
# $player: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-breach-bye = No bye is due: { $player } has one.
# $player: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-breach-second-bye = A second point without a game: { $player }.
# $color: a colour, "White". $player: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-breach-third = { $color } three times in a row: { $player }.
# $color: a colour, "White". $player: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-breach-three-more = { $color } three times too often: { $player }.
# $program: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-pairing = Pairing by { $program }.
tournament-pairing-still = A program is pairing. To end it type stop.
tournament-pairing-stopped = Stopped. Nothing is paired.
tournament-pairing-none = Nothing to stop. No program is pairing.
tournament-pairing-outdated = Nothing is paired: something has changed meanwhile. Type pair again.
tournament-no-program = No pairing program found. Install gacrux or bbpPairings, or type the pairs after pair.
# $program: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-program-missing = { $program } does not start. Type the pairs after pair, or install it again.
# $program: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-program-stuck = { $program } takes too long, so it was stopped. Type the pairs after pair.
# $program: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-program-endless = { $program } writes too much, so it was stopped. Type the pairs after pair.
# $program: a person, a place or a key, "Anna". $why: a text as it is, "It".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-answer-unreadable = { $program } has not paired: { $why } Type the pairs after pair.
# $program: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-answer-refused = Refused, nothing is paired. The answer of { $program } breaks rules:
tournament-answer-empty = no answer.
# $line: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-answer-line = line { $line } of its answer is not a pair.
# $said: a number, "12". $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-answer-count = { $said } pairs announced, { $count } given.
# $number: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-answer-number = nobody has number { $number }.
tournament-answer-byes = two byes in one round.
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-name = { $name }.
# $value: a text as it is, "It".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-place-is = Place: { $value }.
# $value: a text as it is, "It".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-from = From { $value }.
# $value: a text as it is, "It".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-to = To { $value }.
# $value: a text as it is, "It".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-arbiter = Chief arbiter: { $value }.
# $value: a text as it is, "It".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-laws = Laws of { $value }.
# $value: a text as it is, "It".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-system = System: { $value }.
# $value: a text as it is, "It".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-rounds = Rounds: { $value }.
# $value: a text as it is, "It".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-accelerated = Accelerated: { $value }.
# $value: a text as it is, "It".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-boards = Boards in a match: { $value }.
# Advice: so many arbiters are enough for the boards of a round.
# $value: a number, "2".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-arbiters = Arbiters advised: { $value }.
# $value: a text as it is, "It".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-decided-by = Ties are decided by: { $value }.
decider-rapid = rapid game
decider-blitz = blitz game
decider-armageddon = Armageddon game
decider-rating = rating
decider-white-out = White is out
decider-boards = the better first boards
decider-lots = lots
decider-arbiter = decision of the arbiter
# $value: the name of a game, "Crazyhouse".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-variant = Game: { $value }.
# $value: a text as it is, "It".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-time = Time: { $value }.
# $value: a text as it is, "It".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-default-time = Default time: { $value } minutes.
# $value: a text as it is, "It".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-ties = Tie-breaks: { $value }.
# $value: a text as it is, "It".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-draws = Draws: { $value }.
# $value: a text as it is, "It".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-aids = Aids: { $value }.
# $value: a text as it is, "It".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-appeals = Appeals: { $value }.
system-round-robin = round robin
system-swiss = Swiss
system-adjusted = adjusted Swiss
system-lots = Swiss by lots
system-by-hand = paired by hand
system-match = match of two
system-scheveningen = Scheveningen
system-knock-out = knock-out
system-groups = groups
tournament-nobody = Nobody has entered yet. Type enter and a name.
# $number: a number, "12". $name: a person, a place or a key, "Anna". $rating: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-entry = { $number }: { $name }, { $rating }.
# $number: a number, "12". $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-entry-unrated = { $number }: { $name }, no rating.
# $number: a number, "12". $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-entry-left = { $number }: { $name }, withdrawn.
tournament-no-round-yet = No round is paired yet. Type pair.
# $round: a number, "12". $rounds: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-no-round = No round { $round } is paired. There are { $rounds }.
# $round: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-round = Round { $round }:
# $player: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-bye = Bye: { $player }.
# $player: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-free = Free: { $player }.
# $board: a number, "12". $white: a person, a place or a key, "Anna". $black: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-board = Board { $board }: { $white }, { $black }.
# $board: a number, "12". $white: a person, a place or a key, "Anna". $black: a person, a place or a key, "Anna". $result: a text as it is, "It".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-board-over = Board { $board }: { $white }, { $black }: { $result }.
# $board: a number, "12". $white: a person, a place or a key, "Anna". $black: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-board-postponed = Board { $board }: { $white }, { $black }: postponed.
# $board: a number, "12". $white: a person, a place or a key, "Anna". $black: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-match = Match { $board }: { $white }, { $black }.
# $board: a number, "12". $white: a person, a place or a key, "Anna". $black: a person, a place or a key, "Anna". $own: a text as it is, "It". $other: a text as it is, "It".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-match-score = Match { $board }: { $white } { $own }, { $black } { $other }.
# $player: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-goes-on = { $player } advances.
# $decider: a text as it is, "It". $board: a number, "12". $player: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-tied-game = Tied. Next: { $decider }, board { $board }, White: { $player }.
# $board: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-tied = Board { $board } is tied. Type decide { $board } for lots, or who advances: decide { $board } 1-0.
# $board: a number, "12". $decider: a text as it is, "It".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-tied-by = Board { $board } is tied. Decided by: { $decider }. Type decide { $board }.
# $round: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-standings = After round { $round }:
# $number: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-group = Group { $number }:
# $place: a number, "12". $player: a person, a place or a key, "Anna". $points: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-place = { $place }: { $player }, { $points }.
# $place: a number, "12". $player: a person, a place or a key, "Anna". $points: a number, "12". $ties: several of them, "pause and resume".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-place-ties = { $place }: { $player }, { $points }; { $ties }.
# $place: a number, "12". $player: a person, a place or a key, "Anna". $points: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-place-equal = { $place }: { $player }, { $points }; tie-breaks equal.
# $tie: a tie-break, "Buchholz". $value: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-tie-value = { $tie }: { $value }
# $tie: a tie-break, "Buchholz". $value: a number, the place among those who are tied, "1".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-tie-value-place = { $tie }: place { $value }
# $tie: a tie-break, "Buchholz". $value: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-tie-alone = { $tie }: { $value }.
tournament-left = Everything is kept.
tournament-pair-breaks = This pairing breaks rules:
# $round: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-proposed = Proposal for round { $round }:
# $round: a number, "12". $number: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-proposed-lots = Proposal for round { $round }, drawn with { $number }:
# $player: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-down = Down a score group: { $player }.
tournament-no-proposal = No pairing is found by these rules. Type the pairs after pair.
# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-points-whole = { $count }
tournament-points-half = ½
# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-points-and-half = { $count }½
# $place: a number, "12". $points: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-player-place = Place { $place }, points: { $points }.
# $value: a text as it is, "It".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-player-title = Title: { $value }.
# $value: a text as it is, "It".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-player-federation = Federation: { $value }.
# $value: a text as it is, "It".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-player-club = Club: { $value }.
# $value: a text as it is, "It".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-player-team = Team: { $value }.
# $value: a text as it is, "It".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-player-captain = Captain: { $value }.
# $value: a text as it is, "It".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-player-seat = Seat: { $value }.
# $value: a text as it is, "It".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-player-assistant = Assistant: { $value }.
# $round: a number, "12". $color: a colour, "White". $player: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-card-won = Round { $round }: { $color }, won against { $player }.
# $round: a number, "12". $color: a colour, "White". $player: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-card-drawn = Round { $round }: { $color }, draw with { $player }.
# $round: a number, "12". $color: a colour, "White". $player: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-card-lost = Round { $round }: { $color }, lost to { $player }.
# $round: a number, "12". $player: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-card-forfeit-won = Round { $round }: won by forfeit of { $player }.
# $round: a number, "12". $player: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-card-forfeit-lost = Round { $round }: forfeited to { $player }.
# $round: a number, "12". $board: a number, "12". $color: a colour, "White". $player: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-card-now = Round { $round }, board { $board }: { $color } against { $player }.
# $round: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-card-half = Round { $round }: bye, half a point.
# $round: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-card-full = Round { $round }: bye, a full point.
# $round: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-card-bye = Round { $round }: bye, left over.
# $round: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-card-absent = Round { $round }: not played.
# $names: several of them, "pause and resume".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-same-points = As many points: { $names }.
# $points: a text as it is, "It". $names: several of them, "pause and resume".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-score-group = With points { $points }: { $names }.
# $player: a person, a place or a key, "Anna". $round: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-not-paired = { $player }: not paired in round { $round }.
# $player: a person, a place or a key, "Anna". $place: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-could = { $player }, place { $place } or better:
tournament-could-not-yet = Only when the last round is paired, and not for teams.
# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-could-too-many = Too many open games to go through: { $count }. Ask again when some are over.
tournament-could-win = With a win
tournament-could-draw = With a draw
tournament-could-loss = With a loss
tournament-could-anyhow = As it is
# $case: a text as it is, "It".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-could-always = { $case }: in any case.
# $case: a text as it is, "It".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-could-never = { $case }: no longer.
# $case: a text as it is, "It". $white: a person, a place or a key, "Anna". $black: a person, a place or a key, "Anna". $result: a text as it is, "It".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-could-if = { $case }: if so, { $white }, { $black }: { $result }.
# $case: a text as it is, "It". $white: a person, a place or a key, "Anna". $black: a person, a place or a key, "Anna". $result: a text as it is, "It".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-could-only-if = { $case }: only if so, { $white }, { $black }: { $result }.
# $case: a text as it is, "It".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-could-perhaps = { $case }: by several results of others.
# $number: a number, "12". $name: a person, a place or a key, "Anna". $points: a number, "12". $rounds: a text as it is, "It".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-crosstable-row = { $number }: { $name }, { $points }: { $rounds }.
# $player: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-counts-for-nobody = { $player } has no place: fewer than half of the games.
# $player: a person, a place or a key, "Anna". $place: a number, "12". $points: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-why = { $player }: place { $place }, points: { $points }.
# $player: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-behind-points = Behind { $player } by points.
# $player: a person, a place or a key, "Anna". $tie: a tie-break, "Buchholz".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-behind-tie = Behind { $player } by { $tie }.
# $player: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-behind-lots = Behind { $player } by lots.
# $player: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-shared = The place is shared with { $player }.
# $tie: a tie-break, "Buchholz". $value: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-tie = { $tie }: { $value }, made of:
# $tie: a tie-break, "Buchholz". $value: a number, the place among those who are tied, "1".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-tie-place = { $tie }: place { $value }, made of:
# $tie: a tie-break, "Buchholz".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-tie-unmet = { $tie }: nothing to compare.
# $round: a number, "12". $value: a number, "12". $player: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-part = Round { $round }: { $value } from { $player }.
# $round: a number, "12". $value: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-part-own = Round { $round }: { $value }.
# $round: a number, "12". $value: a number, "12". $brought: a number, "12". $player: a person, a place or a key, "Anna". $scored: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-part-weighed = Round { $round }: { $value }, for { $brought } of { $player } with { $scored } scored.
# $round: a number, "12". $value: a number, "12". $reason: a text as it is, "It".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-part-dummy = Round { $round }, not played: { $value }, { $reason }.
tournament-dummy-own = as the own score
tournament-dummy-opponent = as the opponent who was paired
tournament-dummy-draws = as a draw in each round
# $value: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-part-mean = On average: { $value }.
# $value: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-part-table = From the rating table: { $value }.
# $value: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-part-other = Besides: { $value }.
tournament-cut-least = Cut, as the least.
tournament-cut-voluntary = Cut, as not played by choice.
tournament-cut-most = Cut, as the greatest.
tournament-cut-limit = Not counted: the opponent has too few points.
# $name: a person, a place or a key, "Anna". $round: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
notice-title = { $name }, round { $round }
# $player: a person, a place or a key, "Anna". $round: a number, "12". $board: a number, "12". $color: a colour, "White". $opponent: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
notice = { $player }: round { $round }, board { $board }, { $color } against { $opponent }.
# $player: a person, a place or a key, "Anna". $round: a number, "12". $board: a number, "12". $color: a colour, "White". $opponent: a person, a place or a key, "Anna". $seat: a text as it is, "It".
# Length: 40 cells to the first comma or stop, 120 in all.
notice-seat = { $player }: round { $round }, board { $board }, { $color } against { $opponent }, seat { $seat }.
# $player: a person, a place or a key, "Anna". $round: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
notice-bye = { $player }: round { $round }, bye.
# $variant: the name of a game, "Crazyhouse".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-no-variant = TRF has no place for the game. { $variant } is not in it.
# $file: a text as it is, "It".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-written = Written: { $file }.
# $file: a text as it is, "It". $reason: a text as it is, "It".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-not-written = Not written, { $file }: { $reason }.
# $reason: a text as it is, "It".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-games-unread = Games of tables not read: { $reason }. Nothing was written.
# The title of the report of a round.
# $name: a person, a place or a key, "Anna". $round: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
round-report-title = { $name }, round { $round }: report
# A heading in the report of a round, above what the arbiter has done besides results.
round-report-done = Acts of the arbiter:
# A heading in the report of a round, above games that go on later and appeals that nobody has decided.
round-report-open = Still open:
# $board: a number, "12". $white: a person, "Anna". $black: a person, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
round-report-adjourned = Adjourned: board { $board }, { $white } and { $black }.
# $board: a number, "12". $white: a person, "Anna". $black: a person, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
round-report-appeal = Appeal not decided: board { $board }, { $white } and { $black }.
# $reason: a text as it is, "It".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-not-kept = Not done, it could not be kept: { $reason }.
# $number: a number, "12". $why: a text as it is, "It".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-damaged = Damaged record: act { $number } cannot be. { $why } The event file may be another one.
# $number: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-damaged-line = Damaged record: act { $number } cannot be read.
# $file: a text as it is, "It".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-not-there = No such file: { $file }. To begin one, see tournament.md.
tournament-ask-begin =
    A new event file, about 8 questions and the players.
    Enter alone: the answer that is offered.
    back: the question before.
    Control-C: stop. Your answers are kept.
tournament-ask-name = Name of the event, with the year if it comes every year.
tournament-ask-place = Place.
tournament-ask-from = First day, such as 2026-11-28.
tournament-ask-system = Which system?
tournament-ask-rounds = How many rounds?
tournament-ask-groups = How many groups?
tournament-ask-boards = Boards of a match, if teams play.
tournament-ask-time = Time for each player, such as 60+30.
tournament-ask-ties = Tie-breaks in their order.
tournament-ask-first-team = First team.
# $number: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-ask-team = Team { $number }. Enter: no more teams.
tournament-ask-first-player = First player, with the rating, such as Weber, Ida 1650.
# $number: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-ask-player = Player { $number }. Enter: no more players.
tournament-ask-help-player = Type the family name, a comma, the given name and the rating. The rating may be left out.
# A Swiss has more rounds than there are opponents.
# $count: a number, "12", of players or teams. $rounds: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-ask-too-many = Too many rounds for { $count } entries: { $rounds } at most. Change rounds in the file.
tournament-ask-review = To write the file, press Enter. To change the last answer: back.
# $program: how the program is called, "touchmove". $file: a file as it is typed in a terminal, "club.toml".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-begin = To begin: { $program } tournament { $file }
# $players: a number, "40". $rounds: a number, "3".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-from-done = Taken over: { $players } players, rounds: { $rounds }.
# $lines: numbers of lines, "3 and 17".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-from-left = Unknown lines, not taken over: { $lines }.
tournament-from-ties = Some tie-breaks are unknown, and not taken over.
# $line: a number, "12". $column: a number, "81". $what: a sentence, "no points here."
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-from-line = Line { $line }, column { $column }: { $what }
# $name: the name of a tournament, "Club weekend".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-from-there = A tournament { $name } is kept already. Give this one another name in its file.
tournament-from-teams = Nothing taken over: teams, players and points do not match.
tournament-from-by-hand = Nothing taken over: points were given by hand.
tournament-from-scoring = Nothing taken over: absences or open games give other points than here.
tournament-from-acceleration = Nothing taken over: its acceleration is not that of Baku.
# $number: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-from-name = Nothing taken over: the name of player { $number } cannot be used.
# $round: a number, "3".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-from-round = Nothing taken over: round { $round } has results or byes that cannot be here.
# $what: an act, "Entered: Anna Weber." $why: why it cannot be, "Nobody can enter twice."
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-from-act = Nothing taken over. { $what } { $why }
# After a line and its column, as the reasons that follow.
exchange-no-player = no players in this file.
exchange-number = a number is missing here.
exchange-too-great = the number is too great.
exchange-points = points are missing here.
exchange-color = no colour, it is w, b or a hyphen.
exchange-result = no result, such as 1, 0 or =.
exchange-unfit = the result does not match the opponent.
# $number: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
exchange-number-twice = the starting number { $number } appears twice.
# $number: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
exchange-opponent = nobody has number { $number }.
exchange-oneself = a player against himself.
# $number: a number, "12". $round: a number, "3".
# Length: 40 cells to the first comma or stop, 120 in all.
exchange-two-opponents = two opponents in round { $round }, number { $number }.
# $number: a number, "12". $round: a number, "3".
# Length: 40 cells to the first comma or stop, 120 in all.
exchange-contradiction = another result in round { $round }, number { $number }.
# $given: points, "3.5". $counted: points, "3".
# Length: 40 cells to the first comma or stop, 120 in all.
exchange-score = { $given } points, but the results give { $counted }.
# $told: a number, "40". $found: a number, "39".
# Length: 40 cells to the first comma or stop, 120 in all.
exchange-players-missing = { $told } players announced, { $found } found. The file is not complete.
# $file: a text as it is, "It". $reason: a text as it is, "It".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-not-read = Not read, { $file }: { $reason }.
# $line: a number, "12". $what: a text as it is, "It".
# Length: 40 cells to the first comma or stop, 120 in all.
event-wrong-line = Line { $line }: { $what }
event-wrong-form = no line of an event file.
event-wrong-twice = it appears twice.
# $word: a text as it is, "It".
# Length: 40 cells to the first comma or stop, 120 in all.
event-wrong-key = unknown key { $word }.
# $word: a text as it is, "It". $near: a text as it is, "It".
# Length: 40 cells to the first comma or stop, 120 in all.
event-wrong-key-near = unknown key { $word }. The nearest is { $near }.
# $part: a text as it is, "It".
# Length: 40 cells to the first comma or stop, 120 in all.
event-wrong-part = begin it with double brackets: [[{ $part }]].
# $key: a person, a place or a key, "Anna". $value: a text as it is, "It". $can: a text as it is, "It".
# Length: 40 cells to the first comma or stop, 120 in all.
event-wrong-value = { $key } cannot be { $value }. { $can }
# $key: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
event-wrong-missing = { $key } is missing in the event file.
# $key: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
event-wrong-nameless = { $key } is missing here.
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
event-wrong-player = the player { $name } appears twice.
# $number: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
event-wrong-fide = FIDE number { $number } appears twice.
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
event-wrong-team = the team { $name } appears twice.
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
event-wrong-no-team = no team { $name } in this file.
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
event-wrong-teamless = the player { $name } has no team.
# $name: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
event-wrong-empty-team = the team { $name } has no players.
# $key: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
event-wrong-unfit = { $key } is not for this system.
# $day: a text as it is, "It".
# Length: 40 cells to the first comma or stop, 120 in all.
event-wrong-ends = it ends before it begins: { $day }.
event-can-text = It is a line of up to 100 letters.
event-can-federation = It is three capital letters, such as GER.
event-can-day = It is a day, such as 2026-11-28.
event-can-laws = It is an edition of the Laws, such as 2023.
event-can-variant = It is crazyhouse, atomic, antichess, horde, three-check, king-of-the-hill or racing-kings.
event-can-odds = It is odds, such as white knight or black pawn draw.
event-can-system = It is round robin, swiss, adjusted swiss, swiss by lots, by hand, match, scheveningen, knock-out or groups.
event-can-rounds = It is a number from 1 to 99.
event-can-count = It is a number from 1 to 50.
event-can-deciders = It is a list of rapid, blitz, armageddon, rating, white out, boards and lots.
event-can-losers = It is out, third place or all places.
event-can-acceleration = It is baku.
event-can-finals = It is knock-out or round robin.
event-can-score = It is match points or game points.
event-can-time = It is a time, such as 90+30.
event-can-minutes = It is a number of minutes up to 600.
event-can-points = It is points, such as 1 or 0.5.
event-can-ties = It is a list, such as DE, BH/C1, SB.
event-can-rules = It is 2024 or 2026.
event-can-color = It is white or black.
event-can-number = It is a number of FIDE.
event-can-rating = It is a number up to 4000.
event-can-sex = It is m or w.
event-can-title = It is a title of FIDE, such as FM.
event-can-sight = It is B1, B2 or B3.
event-can-prize-name = It is a line of up to 100 letters, without a sight class.
event-can-amounts = It is a list of amounts, such as 300, 200, 100, none greater than the one before.
event-can-gifts = It is a list of prizes, such as Cup, Book, without a sight class.
event-can-sights = It is a list of B1, B2 and B3.
event-can-shared = It is by place, equally or hort.
event-can-each = It is one or all.
name-tournament-event = event
help-tournament-event = event: the regulations, read aloud.
name-tournament-entries = entries
help-tournament-entries = entries: everybody by starting number.
name-tournament-enter = enter
help-tournament-enter = enter Weber, Ida 1650: a late entry, with a rating or without.
name-tournament-amend = amend
help-tournament-amend = amend 7 rating 1850: puts an entry right, by a key of the event file.
name-tournament-draw = draw
help-tournament-draw = draw: starting numbers by lots; draw varma: players of one federation meet early.
name-tournament-withdraw = withdraw
help-tournament-withdraw = withdraw 7: the player leaves the tournament.
name-tournament-return = return
help-tournament-return = return 7: a withdrawn player is back from the next round on.
name-tournament-absent = absent
help-tournament-absent = absent 7: not paired in the next round; absent 7 1/2: with half a point.
name-tournament-apart = apart
help-tournament-apart = apart 3 7: these two do not meet.
name-tournament-line-up = line-up
help-tournament-line-up = line-up 2 1 3 4: team 2 plays with 1, 3 and 4 of its list; 0 is an empty board.
name-tournament-pair = pair
help-tournament-pair = pair: pairs the next round; pair 1-4 2-3 5: by hand, White first, a bye alone.
name-tournament-stop = stop
help-tournament-stop = stop: ends the program that is pairing.
name-tournament-pairings = pairings
help-tournament-pairings = pairings: the boards of the round; pairings 2: of round 2.
name-tournament-result = result
help-tournament-result = result 4 1-0: board 4, White won; 1/2 is a draw, +- and -+ are forfeits.
name-tournament-missing = missing
help-tournament-missing = missing: games without a result.
name-tournament-postpone = postpone
help-tournament-postpone = postpone 4: board 4 plays later, the next round can be paired.
name-tournament-decide = decide
help-tournament-decide = decide 2: who advances where board 2 is tied; decide 2 1-0: the arbiter says so.
name-tournament-qualify = qualify
help-tournament-qualify = qualify: the best of each group advance; qualify 1 5 2 8: these do.
name-tournament-correct = correct
help-tournament-correct = correct 2 4 1-0: puts a result right, round 2, board 4.
name-tournament-standings = standings
help-tournament-standings = standings: the table; standings 3: after round 3.
name-tournament-why = why
help-tournament-why = why 7: the parts of the points and tie-breaks of a player.
name-tournament-player = player
help-tournament-player = player 7: rounds, opponents and place of a player.
name-tournament-paired = paired
help-tournament-paired = paired 7: board, colour and opponent of a player.
name-tournament-group = group
help-tournament-group = group 7: everybody with as many points.
name-tournament-could = could
help-tournament-could = could 7 3: which results of the last round give player 7 place 3 or better.
name-tournament-crosstable = crosstable
help-tournament-crosstable = crosstable: every round of every player, 4w1 for a win with White against 4.
tournament-no-prizes = No prizes in the event file. Each begins with [[prize]].
# $round: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-prizes-now = As it is after round { $round }:
# $name: a name of prizes, "Best junior".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-prize-list = { $name }:
# $player: a person, "Anna". $amount: an amount, "62.50".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-prize = { $player }: { $amount }.
# $player: a person, "Anna". $amount: an amount, "62.50".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-prize-shared = { $player }: { $amount }, shared.
# $amount: an amount, "62.50".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-prize-left = Not awarded: { $amount }.
# $player: a person, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-prize-none = { $player }: no prize.
# $player: a person, "Anna". $name: a name of prizes, "Best junior". $amount: an amount, "62.50".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-prize-of = { $player }, { $name }: { $amount }.
# Of those who may get this prize and have no greater one.
# $place: a number, "1".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-prize-place = Place { $place } of those eligible.
# $sum: an amount, "300". $count: a number, "3".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-prize-equally = { $sum } in all, shared equally by { $count }.
# By the system of Hort.
# $own: an amount, "200". $sum: an amount, "300". $count: a number, "3".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-prize-hort = Hort: half of { $own }, the prize of the place, and half of an equal share of { $sum } for { $count }.
# $name: a name of prizes, "Best junior".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-prize-instead = Not { $name } as well: one prize each, the greatest.
# Of a cup and the like, which cannot be divided.
# $count: a number, "3".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-prize-lots = Place shared by { $count }, one prize each. The regulations or lots decide.
name-tournament-prizes = prizes
help-tournament-prizes = prizes: who gets which prize; prizes 7: what player 7 gets, and why.
name-tournament-notices = notices
help-tournament-notices = notices: files with a line for each player, and a page in large print.
name-tournament-report = report
help-tournament-report = report: files with the results of the round, your acts, what is open and the standings.
name-tournament-games = games
help-tournament-games = games: the games of the round as PGN, with moves and clock times where tables have them.
# $round: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-tables-none = Round { $round }: no game is left to play.
tournament-tables-no-file = No match file for tables. Write table = "table.toml" into the event file; match --new makes one.
# $file: a file, "table.toml". $reason: why, "it is not there".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-tables-unread = Not read: { $file }, { $reason }. Nothing was laid.
# $file: a file, "table.toml".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-tables-wrong = Mistakes in { $file }. Nothing was laid.
# $count: a number, "12". $program: how the program is called, "touchmove". $file: a file as it is typed in a
# terminal, "round-3/room.toml".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-tables-laid = Tables laid: { $count }. To open the room, type in another terminal: { $program } room { $file }
# $board: a number, "12". $round: a number, "12". $act: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-table-taken-back = Board { $board }, round { $round }: taken back at its table. To take it back here: revoke { $act }.
# $table: a number, "12". $round: a round as it is written, "3". $result: a result, "White won".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-table-differs = Table { $table }, round { $round }: { $result }, signed there. Another result is entered here: put one right.
# $table: a number, "12". $round: a round as it is written, "3". $result: a result, "White won".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-table-others = Table { $table }, round { $round }: others are paired there than have played. Not taken: { $result }.
name-tournament-tables = tables, lay
help-tournament-tables = tables: lays the tables of the round, a match file for each and a room file; tables 2: of round 2.
name-tournament-export = export
help-tournament-export = export club.trf: the tournament as a file for pairing and rating programs.
name-tournament-log = log
help-tournament-log = log: the last acts with their numbers; log 30: more of them.
name-tournament-revoke = revoke
help-tournament-revoke = revoke 12: takes act 12 back.
name-tournament-explain = explain, what-is
help-tournament-explain = explain Buchholz: a word of tournaments in one sentence; explain: all the words.
name-tournament-help = help
help-tournament-help = help pair: about a command; help all: every command.
name-tournament-leave = leave
help-tournament-leave = leave: everything is kept.

## At the desk of a room

# Names of the desk of a room, with commas between them.
room-desk-words = room
room-desk-passphrase = The passphrase of the room. Enter alone: leave.
# $count: a number, "12". $deputy: the number of an arbiter, "2".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-welcome = Room desk, { $count } { $count ->
    [one] table
   *[other] tables
}. You are arbiter { $deputy }.
room-desk-left = You have left the room desk.
room-desk-nothing = Nothing waits.
# $count: a number, "12". $first: a whole sentence, "Table 7: boards differ.".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-waiting = { $count } { $count ->
    [one] matter waits
   *[other] matters wait
}. { $first }
# $count: a number, "12". $first: a whole sentence, "Table 7: boards differ.".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-news = { $count } new matters. { $first }
# $table: the number of a table, "7". $what: what needs the arbiter, "boards differ".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-call = Table { $table }: { $what }.
# $items: what needs the arbiter, "boards differ". $next: the next of it, "clocks stopped".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-and = { $items }; { $next }
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-touch = touch complaint by { $color }
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-two-hands = two-hands complaint by { $color }
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-claim = draw claim by { $color }
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-increment = increment asked for by { $color }
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-draw = draw offer by { $color } needs consent
room-desk-session = session over
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-stopped = clocks stopped by { $color }
room-desk-sheets = score sheets to complete
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-silent = no repetition by { $color }
room-desk-boards-differ = boards differ
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-conduct = illegal act by { $color }, you decide
room-desk-position = position in doubt
room-desk-unconfirmed = no confirmed rule
room-desk-default-time = no default time is set
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-flag-in-claim = { $color }'s flag fell during a claim
room-desk-results = results differ
room-desk-signed = both signed another result
room-desk-envelope = envelope to open
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-called = { $color } calls you
# $color: a colour, "White". $text: what a player says, "It is too loud".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-told = { $color } calls you: { $text }
# $color: a colour, "White". $number: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-appeal = appeal by { $color } against ruling { $number }
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-board-gone = { $color }'s board is gone
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-board-wrong = { $color }'s board is wrong
# $count: a number, "12". $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-illegal = illegal move { $count } by { $color }, ruled
# $color: a colour, "White". $time: a time, "5 minutes".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-near = { $color } has { $time } left
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-missing = { $color } is not there
room-desk-stands = clocks stopped
# $score: a result in figures, "1-0".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-over = over, { $score }
# $color: a colour, "White". $score: a result in figures, "1-0".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-flag = { $color }'s flag fell, { $score }
room-desk-yours = Yours.
# $deputy: the number of an arbiter, "2".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-has-it = Arbiter { $deputy } has it.
room-desk-no-next = Nothing else waits.
# $what: a whole sentence, "Table 7: boards differ.".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-taken = Yours. { $what }
# $table: the number of a table, "7".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-taken-nothing = Yours, table { $table }. Nothing waits there.
# $deputy: the number of an arbiter, "2". $table: the number of a table, "7".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-has-table = Arbiter { $deputy } has table { $table }.
room-desk-has-none = You have no table. Type next, or a number.
# $tables: numbers of tables, "3 and 7".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-has-several = Which table? You have { $tables }.
# $table: the number of a table, "7".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-not-taken = Nobody has taken table { $table }.
# $table: the number of a table, "7".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-done = Done, table { $table }.
# $what: a whole sentence, "Table 7: boards differ.".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-still = Handed back. { $what }
# $table: the number of a table, "7".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-opened = Desk of table { $table }. To go back: close.
# $table: the number of a table, "7".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-open-elsewhere = Desk in use, table { $table }: another terminal has it.
room-desk-not-open = No table is open. To open one: open and its number.
# $table: the number of a table, "7".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-back = Back in the room. Table { $table } is done.
# $what: a whole sentence, "Table 7: boards differ.".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-back-waits = Back in the room. Still yours. { $what }
# $deputy: the number of an arbiter, "2". $count: a number, "12". $tables: numbers of tables, "3 and 7".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-gone = Arbiter { $deputy } is gone. Waiting again: { $count ->
    [one] table
   *[other] tables
} { $tables }.
# $table: the number of a table, "7".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-no-table = No table { $table }. For all of them type tables.
room-desk-no-tables = There are no tables.
# $table: the number of a table, "7". $white: the name of White, "Anna". $black: the name of Black, "Ben".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-table = Table { $table }: { $white }, { $black }.
# $table: the number of a table, "7". $white: the name of White, "Anna". $black: the name of Black, "Ben". $how: how far the game is, "move 12".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-line = Table { $table }: { $white }, { $black }, { $how }.
room-desk-how-new = not begun
# $number: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-how-plays = move { $number }
# $number: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-how-stands = move { $number }, clocks stopped
# $number: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-how-adjourned = adjourned at move { $number }
# $score: a result in figures, "1-0".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-how-unsigned = { $score }, not signed
# $score: a result in figures, "1-0".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-how-signed = { $score }, to be signed off
# $score: a result in figures, "1-0".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-how-closed = { $score }, signed off
# $count: a number, "12". $playing: a number, "12". $new: a number, "12". $over: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-count = Tables: { $count }. Playing: { $playing }. Not begun: { $new }. Over: { $over }.
room-desk-all-over = All games are over.
room-desk-none-over = No game is over.
# $table: the number of a table, "7". $score: a result in figures, "1-0". $white: the name of White, "Anna". $black: the name of Black, "Ben".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-result = Table { $table }: { $score }, { $white }, { $black }.
# $table: the number of a table, "7". $color: a colour, "White". $time: a time, "5 minutes".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-clock = Table { $table }: { $color }, { $time }.
# $time: a time, "5 minutes".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-no-clock-under = No clock is under { $time }.
room-desk-no-clocks = No clocks.
# $count: a number, "12". $tables: numbers of tables, "3 and 7".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-follows = You follow { $count ->
    [one] table
   *[other] tables
} { $tables }.
room-desk-follows-none = You follow no table.
# $table: the number of a table, "7". $what: what is announced, "White: pawn e2 e4".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-follows-said = Table { $table }: { $what }
# $table: the number of a table, "7".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-started-one = Started, table { $table }.
# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-started = Started: { $count } tables.
# $count: a number, "12". $tables: numbers of tables, "3 and 7".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-not-started = Not started: { $count ->
    [one] table
   *[other] tables
} { $tables }. Look there with open.
# $table: the number of a table, "7".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-paused-one = Clocks stopped, table { $table }.
# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-paused = Clocks stopped: { $count } tables.
# $count: a number, "12". $tables: numbers of tables, "3 and 7".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-not-paused = Not running: { $count ->
    [one] table
   *[other] tables
} { $tables }.
# $table: the number of a table, "7".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-resumed-one = Clocks running, table { $table }.
# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-resumed = Clocks running: { $count } tables.
# $count: a number, "12". $tables: numbers of tables, "3 and 7".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-not-resumed = Not resumed: { $count ->
    [one] table
   *[other] tables
} { $tables }. Something waits there.
room-desk-run-none = No table for that.
room-desk-help = Matters: waits, next, take 7, open 7, close, done.
    Ask: table 7, tables, clocks 5, finished, not finished, results.
    Clocks: start, pause, resume. Listen: follow 7.
    More: help all, help next. Leave: leave.
# $name: the name of a command, "take".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-wants-table = Type a table after { $name }: { $name } 7.
# $name: the name of a command, "take".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-wants-maybe-table = Type { $name } alone, or a table: { $name } 7.
# $name: the name of a command, "take".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-wants-followed = Type a table after { $name }: { $name } 7, or { $name } none.
# $name: the name of a command, "take".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-wants-minutes = Type { $name } alone, or minutes: { $name } 5.
# $name: the name of a command, "take".
# Length: 40 cells to the first comma or stop, 120 in all.
room-desk-wants-command = Type { $name } alone, or a command: { $name } next.
name-room-none = none
name-room-waits = waits
help-room-waits = waits: everything that waits, the oldest first, and who has it.
name-room-next = next
help-room-next = next: take the oldest table that nobody has.
name-room-take = take
help-room-take = take 7: table 7 is yours, others hear no more of it.
name-room-done = done
help-room-done = done: hand your table back; done 7: of several, table 7.
name-room-open = open
help-room-open = open 7: the desk of table 7, to rule there; open: of your table.
name-room-close = close
help-room-close = close: back from the desk of a table to the room.
name-room-start = start
help-room-start = start: start every game that has not begun; start 7: at table 7.
name-room-pause = pause
help-room-pause = pause: stop all clocks; pause 7: at table 7.
name-room-resume = resume
help-room-resume = resume: all clocks continue where nothing waits; resume 7: at table 7.
name-room-table = table
help-room-table = table 7: players, move, clocks and what waits.
name-room-tables = tables
help-room-tables = tables: all tables, a line each.
name-room-not-finished = not finished
help-room-not-finished = not finished: the games that are not over.
name-room-finished = finished
help-room-finished = finished: the games that are over, and what is still to be signed.
name-room-results = results
help-room-results = results: the results so far.
name-room-clocks = clocks
help-room-clocks = clocks: all clocks, the least time first; clocks under 5: under 5 minutes.
name-room-follow = follow
help-room-follow = follow 7: hear all that is announced there; follow none: stop.
name-room-help = help
help-room-help = help next: about a command; help all: every command.
name-room-leave = leave
help-room-leave = leave: leave the desk; your tables wait again.
cli-tournament = Run a tournament from an event file: entries, pairings, results, standings.
arg-tournament-file = the event file.
arg-tournament-check = check the event file, and list its mistakes.
arg-tournament-new = make the event file by questions.
arg-tournament-from = make it of a TRF, the exchange file of another program.
# $program: a person, a place or a key, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
health-pairing = Pairing program: { $program }.
health-no-pairing = No pairing program: type the pairs of a Swiss by hand, or install gacrux.
# $player: a person, a place or a key, "Anna". $why: a text as it is, "It".
# Length: 40 cells to the first comma or stop, 120 in all.
tournament-not-entered = Not entered: { $player }. { $why }
tournament-other-file = another file has this name

## Online

# $name: a person, "Anna". $count: a number, "12". $help: a command, "help".
# Length: 40 cells to the first comma or stop, 120 in all.
lichess-welcome = Signed in as { $name }. { $count ->
    [0] No game is running.
    [one] One game is running.
   *[other] { $count } games are running.
 } For commands, type { $help }.
# $seek: a command, "seek". $challenge: a command, "challenge". $accept: a command, "accept". $decline: a command, "decline".
# $cancel: a command, "cancel". $games: a command, "games". $play: a command, "play". $forget: a command, "forget". $quit: a command, "quit".
# Length: 40 cells to the first comma or stop, 120 in all.
lichess-help = Seek a game: { $seek } 15+10. Also { $challenge }, { $accept }, { $decline }, { $cancel }, { $games }, { $play }, { $forget }, { $quit }.
# $word: what was typed. $help: a command, "help".
# Length: 40 cells to the first comma or stop, 120 in all.
lichess-unknown = Not a command: { $word }. For the list, type { $help }.
lichess-token-ask = Paste your lichess token. It is not shown. To leave, press Enter.
lichess-token-wrong = Not a token. Paste it again, or press Enter to leave.
# $reason: why, "no space left on the disk".
# Length: 40 cells to the first comma or stop, 120 in all.
lichess-token-unreadable = Kept token not readable: { $reason }.
# $reason: why, "no space left on the disk".
# Length: 40 cells to the first comma or stop, 120 in all.
lichess-token-not-kept = Token not kept: { $reason }.
lichess-token-forgotten = Token revoked and deleted.
# $reason: why, "no space left on the disk".
# Length: 40 cells to the first comma or stop, 120 in all.
lichess-token-not-deleted = Token file not deleted: { $reason }.
# $reason: why, "no connection to the server". $page: an address.
# Length: 40 cells to the first comma or stop, 120 in all.
lichess-token-not-revoked = Token deleted here, not revoked: { $reason }. Revoke it at { $page }.
# $reason: why, "no connection to the server".
# Length: 40 cells to the first comma or stop, 120 in all.
lichess-not-entered = Not signed in: { $reason }.
lichess-too-fast-to-seek = Too fast to seek a game. Take at least 8 minutes, or 5+5.
lichess-too-fast = Too fast for a challenge. Take at least 3 minutes.
# $challenge: a command, "challenge".
# Length: 40 cells to the first comma or stop, 120 in all.
lichess-challenge-whom = Name the opponent: { $challenge } and a name, or { $challenge } ai 3.
lichess-level-wrong = Levels are 1 to 8.
# $word: what was typed.
# Length: 40 cells to the first comma or stop, 120 in all.
lichess-terms-wrong = Not understood: { $word }. Name a time such as 15+10 or 3d, a variant or a colour.
lichess-no-challenge = No challenge is open.
lichess-no-games = No game is running.
# $number: what was typed, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
lichess-no-such-game = No game has the number { $number }.
# $number: a number, "12". $name: a person, "Anna". $color: a colour, "White". $turn: whose turn it is, "own" or "other".
# Length: 40 cells to the first comma or stop, 120 in all.
lichess-game = { $number }, { $name }. You play { $color }. { $turn ->
    [own] Your turn.
   *[other] Not your turn.
 }
# $name: a person, "Anna". $time: a time control, "15+10". $variant: a variant, "standard". $rated: "rated" or "casual". $accept: a command, "accept". $decline: a command, "decline".
# Length: 40 cells to the first comma or stop, 120 in all.
lichess-challenged = { $name } challenges you, { $time }, { $variant }, { $rated ->
    [rated] rated
   *[casual] casual
 }. Type { $accept } or { $decline }.
lichess-challenge-gone = Challenge withdrawn.
# $reason: a sentence of the server.
# Length: 40 cells to the first comma or stop, 120 in all.
lichess-challenge-declined = Challenge declined. { $reason }
# $name: a person, "Anna". $time: a time control, "15+10".
# Length: 40 cells to the first comma or stop, 120 in all.
lichess-challenge-sent = Challenge sent to { $name }, { $time }.
# $time: a time control, "15+10".
# Length: 40 cells to the first comma or stop, 120 in all.
lichess-seeking = Seeking a game, { $time }.
lichess-seek-ended = No longer seeking.
# $reason: why, "no connection to the server".
# Length: 40 cells to the first comma or stop, 120 in all.
lichess-seek-failed = Not seeking: { $reason }.
lichess-no-seek = You are not seeking a game.
# $reason: why, "no connection to the server".
# Length: 40 cells to the first comma or stop, 120 in all.
lichess-lost = Connection lost: { $reason }. Trying again.
# $variant: a variant, "bughouse".
# Length: 40 cells to the first comma or stop, 120 in all.
lichess-no-variant = Variant not available here: { $variant }.
# $color: a colour, "White". $name: a person, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
elsewhere-begins = You play { $color } against { $name }.
elsewhere-back = Connected again.
# $reason: why, "no connection to the server".
# Length: 40 cells to the first comma or stop, 120 in all.
elsewhere-lost = Connection lost: { $reason }. The clocks run on. Trying again.
# $reason: why, "the token is refused". $quit: a command, "quit".
# Length: 40 cells to the first comma or stop, 120 in all.
elsewhere-cut = Connection lost: { $reason }. To leave the game, type { $quit }.
# $reason: why, "too many requests".
# Length: 40 cells to the first comma or stop, 120 in all.
elsewhere-busy = Not sent yet: { $reason }. It is sent after that.
# $reason: why, "the server refuses".
# Length: 40 cells to the first comma or stop, 120 in all.
elsewhere-move-refused = Move refused: { $reason }. It is taken back.
# $reason: why, "the server refuses".
# Length: 40 cells to the first comma or stop, 120 in all.
elsewhere-not-done = Not done: { $reason }.
elsewhere-takeback-sent = Takeback requested.
# $takeback: a command, "takeback".
# Length: 40 cells to the first comma or stop, 120 in all.
elsewhere-takeback-asked = Your opponent asks for a takeback. To agree, type { $takeback }.
# $seconds: a number, "12". $claim: a command, "claim".
# Length: 40 cells to the first comma or stop, 120 in all.
elsewhere-gone = Your opponent has left. Seconds until you can win with { $claim }: { $seconds }.
elsewhere-returned = Your opponent is back.
# $name: a person, "Anna". $words: what is written.
# Length: 40 cells to the first comma or stop, 120 in all.
elsewhere-chat = { $name } writes: { $words }
elsewhere-no-pause = These clocks cannot be stopped.
# $name: a command, "new". $quit: a command, "quit".
# Length: 40 cells to the first comma or stop, 120 in all.
elsewhere-not-here = Not in this game: { $name }. To leave the game, type { $quit }.
# $seconds: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
elsewhere-first-move = Seconds for your first move: { $seconds }. Then the game is aborted.
elsewhere-aborted = Game aborted.
# $winner: who wins, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
elsewhere-left = A player has left. { $winner } wins.
# $winner: who wins, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
elsewhere-decided = Decided by the server. { $winner } wins.
elsewhere-goes-on = The game continues on lichess. Your clock runs.
# $quit: a command, "quit".
# Length: 40 cells to the first comma or stop, 120 in all.
elsewhere-over = To go back, type { $quit }.
# $game: a number, "12". $program: how the program is started, "touchmove". $command: a command of the command line, "lichess".
# Length: 40 cells to the first comma or stop, 120 in all.
resume-elsewhere = Game { $game } is online. To continue: { $program } { $command }
fault-unreached = no connection to the server
fault-silent = the server does not answer
fault-broken = the connection broke
fault-untrusted = the server cannot prove its identity
fault-token = the token is refused
fault-missing = not found
# $seconds: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
fault-busy = too many requests, seconds to wait { $seconds }
fault-failing = the server has a fault
fault-refused = the server refuses
fault-not-now = not possible now
# $words: a sentence of the server.
# Length: 40 cells to the first comma or stop, 120 in all.
fault-refused-so = the server says { $words }
fault-nonsense = the answer makes no sense
name-lichess-seek = seek
name-lichess-challenge = challenge
name-lichess-accept = accept
name-lichess-decline = decline
name-lichess-cancel = cancel
name-lichess-games = games
name-lichess-play = play
name-lichess-forget = forget
name-lichess-help = help
name-lichess-quit = quit
cli-lichess = Play on lichess: seek games, challenge, continue your games.
arg-lichess-first = the first command, such as seek 15+10.
arg-lichess-server = another server with the same interface.

## Two homes

# $time: a time control, "15+10", or "no clocks". $variant: a variant, "chess". $color: a colour, "White". $strict: "strict" or "friendly".
# Length: 40 cells to the first comma or stop, 120 in all.
home-hosting = You play { $color }, { $time }, { $variant }{ $strict ->
    [strict] , no takebacks
   *[friendly] {""}
 }. Waiting for the other player.
# $name: a person, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
home-hosting-again = Your game against { $name } continues. Waiting for the other player.
# $program: how the program is started, "touchmove".
# Length: 40 cells to the first comma or stop, 120 in all.
home-how = To join from another machine: { $program } join --by "ssh NAME@HOST { $program } link game"
# $name: a person, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
home-go-on = Your game against { $name } is not over. Continue it? yes or no.
# $name: a person, "Anna". $time: a time control, "15+10", or "no clocks". $variant: a variant, "chess". $color: a colour, "White". $strict: "strict" or "friendly".
# Length: 40 cells to the first comma or stop, 120 in all.
home-offer = Game with { $name }, { $time }, { $variant }{ $strict ->
    [strict] , no takebacks
   *[friendly] {""}
 }. You play { $color }. If the connection breaks, the clocks run on. Play? yes or no.
home-no-clocks = no clocks
# $word: what was typed.
# Length: 40 cells to the first comma or stop, 120 in all.
home-terms-wrong = Not understood: { $word }. Name a time such as 15+10, a variant, a colour, or strict.
# $name: a person, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
home-declined = { $name } does not want to play.
# $rematch: a command, "rematch".
# Length: 40 cells to the first comma or stop, 120 in all.
home-rematch-asked = Rematch offered. To accept, type { $rematch }.
home-rematch-sent = Rematch offered to your opponent.
# $rematch: a command, "rematch". $quit: a command, "quit".
# Length: 40 cells to the first comma or stop, 120 in all.
home-over = For another game, type { $rematch }. To leave, type { $quit }.
# $quit: a command, "quit".
# Length: 40 cells to the first comma or stop, 120 in all.
home-waits = Waiting for the other player. To leave, type { $quit }.
home-left = The host has left. A game that is not over is saved there.
home-taken = Another player is in that game.
home-no-game = No game is hosted there.
# $reason: why, "no space left on the disk".
# Length: 40 cells to the first comma or stop, 120 in all.
home-not-kept = Game no longer saved: { $reason }.
home-goes-on = The game is not over. To continue, type the same command again.
elsewhere-chat-sent = Sent to your opponent.
chat-nobody = Nobody is there to write to.
help-chat = chat well played: writes that to your opponent, in a game online.
elsewhere-away = Your opponent's connection is lost. The clocks run on.
cli-host = Host a game for a player elsewhere, without an arbiter.
cli-join = Join a game that another player hosts.
arg-host-terms = a time, a variant, a colour and strict, in any order, such as 15+10 white.
arg-join-by = the command that leads to the host.

## Tie-breaks

# Names in the words of the tie-break regulations of FIDE, before a number: Buchholz 12.
tie-break-encounter = direct encounter
tie-break-wins = wins
tie-break-games-won = games won
tie-break-black-games = games with Black
tie-break-black-wins = wins with Black
tie-break-progressive = progressive score
tie-break-rounds = rounds not skipped
tie-break-standard = standard points
tie-break-number = starting number
tie-break-buchholz = Buchholz
tie-break-average-buchholz = opponents' mean Buchholz
tie-break-fore = Fore Buchholz
tie-break-average-fore = opponents' mean Fore Buchholz
tie-break-sonneborn = Sonneborn-Berger
tie-break-koya = Koya
tie-break-average-rating = opponents' mean rating
tie-break-performance = rating performance
tie-break-perfect = perfect performance
tie-break-average-performance = opponents' mean performance
tie-break-average-perfect = opponents' mean perfect performance
tie-break-rating = rating
tie-break-match-points = match points
tie-break-game-points = game points
tie-break-strength = score and opponents' strength
tie-break-board-count = board count
tie-break-top-boards = top boards
tie-break-bottom-boards = without the last boards
# Of teams: the opponents' points of one kind, each by the points of another kind that were scored against them.
# $brought: points of a kind, "match points". $scored: points of a kind, "game points".
# Length: 40 cells.
tie-break-weighed = Sonneborn-Berger, { $brought } by { $scored }
# Of teams: a tie-break of their game points.
# $tie: a tie-break, "Buchholz".
# Length: 40 cells.
tie-break-of-games = { $tie } of game points
# Without so many of the lowest opponents: Buchholz cut 1.
# $tie: a tie-break, "Buchholz". $number: a number, "1".
# Length: 40 cells.
tie-break-cut = { $tie } cut { $number }
# Without so many of the lowest and of the highest: Buchholz median 1.
# $tie: a tie-break, "Buchholz". $number: a number, "1".
# Length: 40 cells.
tie-break-median = { $tie } median { $number }
# The limit of Koya is so many half points above or below the half: Koya limit +1.
# $tie: a tie-break, "Buchholz". $number: a number with its sign, "+1".
# Length: 40 cells.
tie-break-limit = { $tie } limit { $number }
# Forfeits count as games.
# $tie: a tie-break, "Buchholz".
# Length: 40 cells.
tie-break-forfeits = { $tie } with forfeits
# The lower rating or the later number is first.
# $tie: a tie-break, "Buchholz".
# Length: 40 cells.
tie-break-reversed = { $tie } reversed

## Words of tournaments, explained

# Names of what is explained, before a colon or alone. They are typed too.
term-cut = cut
term-median = median
term-berger = Berger tables
term-varma = Varma tables
term-bye = bye
term-half-bye = half-point bye
term-forfeit = forfeit
term-floater = floater
term-score-group = score group
term-acceleration = acceleration
# $names: names of what can be explained, "Buchholz, Koya and bye".
# Length: 40 cells to the first comma or stop.
explain-all = Explained here: { $names }. Type one after explain.
# $names: names of what can be explained, "cut and median".
# Length: 40 cells to the first comma or stop.
explain-which = Which one: { $names }?
# $word: what was typed, "“xyz”".
# Length: 40 cells to the first comma or stop, 120 in all.
explain-none = No such word here: { $word }. For all of them type explain.
explain-buchholz = Buchholz: the points of all your opponents, added up. Strong opponents count.
explain-cut = Cut 1: the weakest opponent is left out of the sum. Cut 2 leaves out two.
explain-median = Median: without the weakest opponent, and without the strongest.
explain-sonneborn = Sonneborn-Berger: the points of the opponents you beat, and half the points of those you drew with.
explain-encounter = Direct encounter: only the games between players who are level.
explain-progressive = Progressive score: your points after each round, all added up. Early wins count more.
explain-wins = Wins: the rounds that gave you a full point, also those without play.
explain-games-won = Games won: only those played at the board.
explain-black-games = Games with Black: more of them is better.
explain-black-wins = Wins with Black: only those played at the board.
explain-koya = Koya: your points against the players with half of all points, or more.
explain-average-rating = Opponents' mean rating: all their ratings added up, divided by their number.
explain-performance = Rating performance: the rating that matches your result, against these opponents.
explain-match-points = Match points: for each match of the team, usually 2 for a win and 1 for a draw.
explain-game-points = Game points: the points of all boards of the team, added up.
explain-round-robin = Round robin: everybody plays everybody.
explain-swiss = Swiss: each round you play an opponent with about as many points, and never the same one twice.
explain-adjusted = Adjusted Swiss: the program proposes each round by older rules, and you say yes.
explain-lots = Swiss by lots: players with as many points are paired by lots, and you say yes.
explain-by-hand = Paired by hand: you type the pairs of each round.
explain-match = Match of two: two players play several games against each other.
explain-groups = Groups: a round robin in each. The best advance to a knock-out or a final.
explain-scheveningen = Scheveningen: each player of one team plays each player of the other.
explain-knock-out = Knock-out: the loser is out, the winner continues.
explain-berger = Berger tables: the fixed pairings of a round robin, with the colours of each round.
explain-varma = Varma tables: a draw of numbers by federation. Players of one federation then meet early.
explain-bye = Bye: a round without an opponent. It is usually worth a full point.
explain-half-bye = Half-point bye: half a point for a round, asked for in advance.
explain-forfeit = Forfeit: won or lost without play, because a player did not come.
explain-floater = Floater: a player paired with an opponent from another score group.
explain-score-group = Score group: all players with as many points. A Swiss pairs within it first.
explain-acceleration = Acceleration: extra points in the first rounds, for the pairing only. So the strongest meet earlier.

## The captain of a team

# $team: a team, "Nord". $tables: numbers of tables, "3 and 4".
# Length: 40 cells to the first comma or stop, 120 in all.
captain-welcome = Captain of { $team }. Your tables: { $tables }. For the commands: help.
# $team: a team, "Nord".
# Length: 40 cells to the first comma or stop, 120 in all.
captain-no-boards = Captain of { $team }. No table here is of your team.
captain-no-teams = No team plays in this room.
# $teams: teams, "Nord and Süd". $program: how the program is called, "touchmove".
# Length: 40 cells to the first comma or stop, 120 in all.
captain-which-team = Name the team: { $program } seat captain --team, then its name. Teams: { $teams }.
captain-taken = Seat taken at another terminal. Close that one first.
captain-options = --team is for a captain alone, --table for a place at a table.
# $table: the number of a table, "7". $player: a player, "Anna Muster". $question: a question, "resign?".
# Length: 40 cells to the first comma or stop, 120 in all.
captain-asks = Table { $table }, { $player }: { $question }
captain-asked-none = No question waits.
# $team: a team, "Nord". $points: points, "2.5". $opponent: the other team, "Süd". $theirs: points, "1.5".
# Length: 40 cells to the first comma or stop, 120 in all.
captain-score = { $team } { $points }, { $opponent } { $theirs }.
# $tables: numbers of tables, "3 and 4".
# Length: 40 cells to the first comma or stop, 120 in all.
captain-playing = Tables still playing: { $tables }.
captain-sign-now = To sign the match: sign.
# $result: the result of a match, "Nord 2.5, Süd 1.5".
# Length: 40 cells to the first comma or stop, 120 in all.
captain-signed = Signed: { $result }.
captain-no-signature = Here no captain signs.
# $color: a colour, "White". $move: a move, "knight f3".
# Length: 40 cells to the first comma or stop, 120 in all.
captain-last = { $color }, last move: { $move }.
# $word: what the captain says, "resign the game". $table: the number of a table, "7". $player: a player, "Anna Muster".
# Length: 40 cells to the first comma or stop, 120 in all.
captain-said = Said: { $word }. Table { $table }, { $player }.
# $may: commands, "offer draw, resign and no". $ask: commands, "boards and score".
# Length: 40 cells to the first comma or stop, 120 in all.
captain-only = You may say only this: { $may }. You may ask: { $ask }.
# $ask: commands, "boards and score".
# Length: 40 cells to the first comma or stop, 120 in all.
captain-only-asks = You may not advise here. You may ask: { $ask }.
captain-no-advice = Captains may not advise here.
# $tables: numbers of tables, "3 and 4".
# Length: 40 cells to the first comma or stop, 120 in all.
captain-which = To whom? Add the table: { $tables }.
captain-nowhere = No table matches that now.
# $table: the number of a table, "7".
# Length: 40 cells to the first comma or stop, 120 in all.
captain-not-ours = Table { $table } is not of your team.
# $table: the number of a table, "7".
# Length: 40 cells to the first comma or stop, 120 in all.
captain-over = Table { $table }: the game is over.
# $table: the number of a table, "7".
# Length: 40 cells to the first comma or stop, 120 in all.
captain-no-question = Table { $table }: no question waits.
# $table: the number of a table, "7".
# Length: 40 cells to the first comma or stop, 120 in all.
captain-no-offer = Table { $table }: no draw is offered.
captain-help =
    Say: offer draw 7, accept draw 7, resign 7.
    Answer: yes, no, decide. Of several questions: yes 7.
    Ask: asked, boards, table 7, position 7, score.
    More: help all, help sign. Leave: leave.
captain-word-offer-draw = offer a draw
captain-word-accept-draw = accept the draw
captain-word-resign = resign the game
captain-word-yes = yes
captain-word-no = no
captain-word-decide = decide yourself
captain-question-offer-draw = offer a draw?
captain-question-accept-draw = accept the draw?
captain-question-resign = resign?
# $question: a question, "resign?".
# Length: 40 cells to the first comma or stop, 120 in all.
captain-asked = You ask your captain: { $question }
captain-none = No captain is there whom you may ask.
# $name: the name of a command, "captain". $draw: that of another, "draw". $resign: that of another, "resign".
# Length: 40 cells to the first comma or stop, 120 in all.
captain-wants = Ask only { $name } { $draw } or { $name } { $resign }.
# $word: what the captain says, "resign the game".
# Length: 40 cells to the first comma or stop, 120 in all.
captain-says = Your captain: { $word }.
captain-there = Your captain is there.
captain-gone = Your captain is gone.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-captain-there = { $color }: the captain is there.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-captain-gone = { $color }: the captain is gone.
# $color: a colour, "White". $question: a question, "resign?".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-captain-asked = { $color } asks the captain: { $question }
# $color: a colour, "White". $word: what the captain says, "resign the game".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-captain-says = { $color }, the captain says: { $word }.
# $color: a colour, "White". $result: the result of a match, "Nord 2.5, Süd 1.5".
# Length: 40 cells to the first comma or stop, 120 in all.
desk-captain-signs = { $color }, the captain signs: { $result }.
help-captain =
    captain draw: asks your captain whether to offer a draw, or to accept one.
    captain resign: asks whether to resign.
    The arbiter can hear it. You decide.
name-captain-offer-draw = offer draw, offer a draw
help-captain-offer-draw = offer draw 7: advises your player at table 7 to offer a draw.
name-captain-accept-draw = accept draw, accept the draw
help-captain-accept-draw = accept draw 7: advises your player at table 7 to accept the draw.
name-captain-resign = resign, resign the game
help-captain-resign = resign 7: advises your player at table 7 to resign.
name-captain-yes = yes
help-captain-yes = yes: answers a question; yes 7: of several, that of table 7.
name-captain-no = no
help-captain-no = no: answers a question; no 7: of several, that of table 7.
name-captain-decide = decide, decide yourself
help-captain-decide = decide: the player is to decide; decide 7: of several, at table 7.
name-captain-asked = asked
help-captain-asked = asked: the questions that wait for your answer.
name-captain-boards = boards
help-captain-boards = boards: all boards of your team, a line each.
name-captain-table = table
help-captain-table = table 7: the move, the clocks and the question there.
name-captain-position = position
help-captain-position = position 7: the pieces on that board.
name-captain-score = score
help-captain-score = score: the score of the match, and the tables that still play.
name-captain-sign = sign
help-captain-sign = sign: sign the result of the match, where the event asks for it.
name-captain-repeat = repeat
help-captain-repeat = repeat: the last sentence again.
name-captain-help = help
help-captain-help = help sign: about a command; help all: every command.
name-captain-leave = leave
help-captain-leave = leave: leave the captain's seat.
# $name: the name of a team, "Nord".
# Length: 40 cells to the first comma or stop, 120 in all.
room-wrong-team = team { $name } is there already. Each team needs its own name.
# $name: the name of a team, "Nord".
# Length: 40 cells to the first comma or stop, 120 in all.
room-wrong-no-team = team { $name } is not in the file. Add it under [[team]].
room-key-team = Name of a team, as under [[team]].
room-key-team-name = Name of the team.
room-key-captain = Name of the captain.
room-key-captain-talk = Voice in which the captain is spoken to, such as de.
room-key-advise = Whether captains may advise: yes or no.
room-key-sign = Whether captains sign the match: yes or no.
arg-seat-team = the team of a captain, in a room with several.
arg-link-team = the team of a captain, in a room with several.
event-can-yes-no = It is yes or no.
