# Everything that is said in English besides the moves themselves.
# The important word stands first; a sentence fits forty cells where it can.

## Colours, pieces, lists

color-white = White
color-black = Black

king = { $count ->
    [one] king
   *[other] kings
}
queen = { $count ->
    [one] queen
   *[other] queens
}
rook = { $count ->
    [one] rook
   *[other] rooks
}
bishop = { $count ->
    [one] bishop
   *[other] bishops
}
knight = { $count ->
    [one] knight
   *[other] knights
}
pawn = { $count ->
    [one] pawn
   *[other] pawns
}

white-king = white { king }
white-queen = white { queen }
white-rook = white { rook }
white-bishop = white { bishop }
white-knight = white { knight }
white-pawn = white { pawn }
black-king = black { king }
black-queen = black { queen }
black-rook = black { rook }
black-bishop = black { bishop }
black-knight = black { knight }
black-pawn = black { pawn }

empty = empty

## Time

hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}

## What happens in a game

period-began = { $color } has a new period: { $time } more.
draw-offered = { $color } offers a draw.
draw-accepted = { $color } accepts the draw.
draw-declined = { $color } declines the draw.
claim-wrong-threefold = Claim refused: this position has come up { $count ->
    [one] once
   *[other] { $count } times
}. Three times are needed.
claim-wrong-fifty = Claim refused: only { $count } moves each without a capture or pawn move. 50 are needed.
time-added = { $color } gets { $time } more.
taken-back = Taken back: { $moves }.
flag-fell = { $color }'s flag has fallen.
paused = Clocks stopped.
resumed = Clocks running.

ended-checkmate = Checkmate. { $winner } wins.
ended-resignation = { $loser } resigns. { $winner } wins.
ended-resignation-no-mate = Draw. Who resigned could not be mated any more.
ended-stalemate = Draw by stalemate.
ended-dead-position = Draw. No mate is possible any more.
ended-agreement = Draw by agreement.
ended-flag = { $winner } wins on time.
ended-flag-no-mate = Draw. The flag fell, but no mate is possible.
ended-threefold = Draw. The position came up three times.
ended-fifty-moves = Draw by the fifty-move rule.
ended-fivefold = Draw. The position came up five times.
ended-seventy-five-moves = Draw by the seventy-five-move rule.
ended-both-flags = Draw. Both flags are down.
ended-default-time = { $winner } wins. { $loser } came too late.
ended-both-absent = Both players lose: neither arrived in time.
ended-illegal-moves = { $winner } wins. { $loser } has made too many illegal moves.
ended-illegal-moves-no-mate = Draw. Illegal moves would lose, but no mate is possible.
ended-illegal-position = Draw. The illegal position was left on the board.
ended-quickplay = Draw. The arbiter grants the claim.
ended-sealed-move-no-mate = Draw. The sealed move does not count, but no mate is possible.
ended-sealed-move = { $winner } wins. The sealed move of { $loser } does not count.
ended-arbiter = By ruling: White gets { $white }, Black { $black }.
ended-annulled = The game is cancelled. A new one is played.

refused-game-over = The game is over. Type new for another one.
refused-not-running = The game does not run now.
refused-already-running = The game runs already.
refused-illegal-move = Illegal move.
refused-no-offer = No draw offer to answer. To offer one, type draw.
refused-offer-stands = There is already a draw offer.
offer-stands-two = { $color } offers a draw. The other types { $accept } or { $decline }.
refused-nothing-to-take-back = No move to take back.
refused-too-early-for-draw = Too early for a draw: both players must have moved.
refused-not-your-claim = Not your turn: only then can you claim.
refused-not-your-turn = { $color } is not to move.
refused-not-your-clock = The clock of { $color } does not run.
refused-not-opponent = Only { $color } can do that.
refused-nothing-there = { $square } is empty.
refused-occupied = { $square } is occupied.
refused-nothing-in-hand = Your hand is empty. Type take and a square first.
refused-no-board = Not needed: moves are typed here, nothing is touched.
refused-adjust-too-late = Too late to adjust: a piece was touched.
refused-already-made = The move is made and stays.
refused-must-move-touched = { $square } was touched and must be played.
refused-must-capture = { $square } was touched and must be captured.
refused-must-capture-with = Both were touched: { $square } must capture { $other }.
refused-nothing-touched = { $color } has touched nothing.
refused-too-late-to-complain = Too late to complain: you have already touched a piece.
refused-nothing-announced = Nothing is announced that could be corrected.
refused-already-announced = A move is announced already. Type correct to change it.
refused-must-repeat = First repeat the move of { $color }. Then announce yours.
refused-claim-right-lost = Too late to claim: the move is begun.
refused-no-quickplay = This game has no quickplay finish.
refused-too-early-for-quickplay = Only on your move, with less than two minutes left.
refused-nothing-to-claim = No illegal move to claim.
refused-too-late = It is too late for that.
refused-no-such-ply = The game does not have that many moves: { $count }.
refused-not-in-advance = Not in advance. Not made yet: { $place }.
refused-sheet-hole = A gap. Write this first: { $place }.
refused-not-over = The game is not over yet.
refused-not-there = { $color } is absent.
refused-not-absent = { $color } is there.
refused-not-adjourned = The game is not adjourned.
refused-already-sealed = The move is sealed already.
refused-not-sealing = No move is to be sealed.
refused-not-sealed = { $color } has not sealed a move yet.
refused-no-arbiter = This game has no arbiter.
refused-nothing-to-decide = Nothing waits for that decision.
refused-contradicts = Ruling { $number } rests on it or says otherwise. Type revoke { $number } first.
refused-no-such-ruling = There is no ruling { $number } to revoke.
refused-no-such-penalty = This edition does not know that penalty.

## What the referee rules

article = FIDE { $year }, { $number }.
preface = preface

not-confirmed = Not confirmed by any text of FIDE { $year }: { $articles }.
time-left = { $color } has { $time } left.
completed = { $color } presses the clock.
made-on-board = { $move } is on the board.
touched-any = { $square } touched. Nothing touched can be played: any move goes.
touched-move = { $square } touched: it must move.
touched-capture = { $square } touched: it must be taken.
touched-capture-with = { $square } must take { $other }.
touched-castle = King and rook touched: { $move }.
adjusting = { $color } adjusts.
put-back = Pieces put back. What { $color } has touched stays touched.
ask-repeat = { $color }, repeat the move.
still-to-repeat = { $color }, the move is still to be repeated. Repeat it.
ask-promotion = { $color }, say what the pawn becomes.
announcement-differs = Announced: { $announced }. On the board: { $board }. Correct it.
corrected = Corrected: { $move }.
repeated = { $color } repeats it.
repeat-differs = That is a different move. Announced: { $move }.
executed = { $color } has made it on the board.
missing-move = Not completed: nothing has been moved.
missing-seat = Not completed: a piece is off the board.
missing-rook = Not completed: the rook must castle too.
missing-touched = Not completed: { $square } was touched and must be played.
missing-promotion = Not completed: say what the pawn becomes.
missing-announcement = Not completed: announce the move first.
missing-same-move = Not completed: the move on the board is not the one announced. Correct it.
missing-repetition = Not completed: { $opponent } must repeat the move first.
missing-execution = Not completed: { $opponent } must make the move on the board first.
nth = { $count ->
    [1] the first
    [2] the second
    [3] the third
   *[other] number { $count }
}
illegal-act = Illegal move, { nth }: { $color }.
illegal-act-why = Illegal move, { nth }: { $color }. { $what }.
act-move = The move was illegal
act-promotion = A pawn was left on the last rank
act-king-capture = The king was captured
act-no-move = The clock was pressed without a move
act-two-hands = Two hands made the move
becomes-queen = The pawn on { $square } becomes a queen.
restored = { $count ->
    [0] Back to the first position.
   *[other] Back to the position after { $place }.
}
move-place = move { $number }, { $color }
found-initial-position = The starting position was wrong.
found-board-turned = The board lay the wrong way. It is turned.
found-colours-reversed = The colours were reversed.
found-displaced = Pieces were displaced. The board is put right.
colours-stay = The colours were reversed. The game continues like that.
offer-untimely = The offer of { $color } came at the wrong moment. It stands.
offer-stands = The draw offer of { $color } is valid again.
time-taken = { $color } loses { $time }.
clock-less = { $color }'s clock: { $time } less.
clock-more = { $color }'s clock: { $time } more.
clock-set = { $color } has { $time } on the clock now.
clock-is = It shows { $time } now.
clock-was = Before: { $time }.
moves-set = { $color } has { $count ->
    [one] one move
   *[other] { $count } moves
} on the clock now.
increment-set = { $time } more each move from now on.
moves-back = Counts again: { $moves }.
taken-back-standing = The move is taken back.
flag-claim-wrong = Claim refused: no flag is down, or both are.
must-record = { $color } must first write: { $place }.
need-not-record = { $color } need not write in this period any more.
must-complete = { $color } must complete the score sheet now.
sheet-differs = { $color } has written another move: { $place }.
signed-white-wins = { $color } has signed: White wins.
signed-black-wins = { $color } has signed: Black wins.
signed-draw = { $color } has signed: draw.
absent = { $color } is not there.
arrived = { $color } is there.
must-open = The envelope can be opened when { $color } is there.
must-seal = { $color } must seal the move.
sealed = { $color } has sealed. Clocks stopped.
adjourned = The game is adjourned. { $color } has sealed move { $number }.
opened = The envelope is open. The clock of { $color } runs.

matter-touch = { $color } complains: { $square } was touched. The arbiter decides.
matter-no-effort = { $color } claims a draw: { $opponent } does not try to win. The arbiter decides.
matter-cannot-win = { $color } claims a draw: { $opponent } cannot win by normal means. The arbiter decides.
matter-increment = { $color } asks for five seconds a move. The arbiter decides.
matter-silent = { $color } does not repeat the move of { $opponent }. The arbiter decides.
matter-boards-differ = Too late to correct: the clock was pressed. The boards must be compared.
matter-conduct = { $what }: { $color }. The arbiter decides.
matter-position = The last right position must be found. The arbiter decides.
matter-unconfirmed = Nothing is applied: this edition is not confirmed here. An arbiter must decide.
matter-default-time = The event has set no default time. The arbiter decides.
matter-flag = The flag of { $color } has fallen while a claim waits. The arbiter decides.
matter-envelope = The envelope must be opened. The arbiter decides.
complaint-lapsed = The complaint of { $color } about { $square } falls away: the position that it was about is gone.
matter-results = A signed result is not the one on record, or the two differ. The arbiter decides.

ruled = Ruling { $number }: { $ruling }
penalty-number = Ruling { $number }.
ruling-warned = { $color } is warned.
ruling-points-added = { $color } gets more: { $points }.
ruling-points-taken = { $color } loses: { $points }.
ruling-lost = { $color } loses. { $opponent } gets { $points }.
ruling-fined = { $color } pays a fine.
ruling-excluded = { $color } is excluded from the next rounds.
ruling-expelled = { $color } is expelled from the event.
ruling-result-set = White gets { $white }, Black { $black }.
ruling-position-set = The position is set. Ask for the board to hear it.
ruling-annulled = The game is cancelled.
ruling-illegal-seen = The last move of { $color } was illegal.
ruling-no-move-seen = { $color } pressed the clock without a move: an illegal move.
ruling-touch-seen = { $color } has touched { $square }.
ruling-touch-waived = { $color } touched by accident: it does not count.
ruling-dismissed = Turned down.
ruling-turned-down = { $matter ->
    [touch] Complaint of { $color } turned down: { $square } does not count as touched.
    [two-hands] Complaint of { $color } about two hands turned down.
    [quickplay] Draw claim of { $color } turned down.
    [increment] No five seconds a move, as { $color } asked.
    [silent] No penalty: { $color } has not repeated the move yet.
    [conduct] No penalty. { $what }: { $color }.
    [boards-differ] No comparison of the boards. The move stands.
    [position] No other position is set.
    [unconfirmed] Nothing is applied here.
    [default-time] No default time set: the players wait on.
    [envelope] Coming late is excused.
   *[results] The result on record stands. Another one was signed.
}
ruling-quickplay-drawn = The claim is granted.
ruling-quickplay-postponed = The claim waits. The game goes on.
ruling-quickplay-rejected = The claim is rejected.
ruling-increment-granted = Granted: five seconds more each move from now on.
ruling-increment-refused = No increment.
ruling-revoked = Ruling { $count } is revoked.
ruling-revoked-act = Ruling { $count } is revoked: the illegal act does not count.
ruling-revoked-move = Ruling { $count } is revoked: the illegal move does not count, nor does its touch.
ruling-was = It was: { $what }
ruling-asked = { $ruling ->
    [time-added] Give { $color } { $time } more?
    [time-taken] Take { $time } from { $color }?
    [clock-set] Set the clock of { $color } to { $time }?
    [lost] Let { $color } lose, and { $opponent } get { $points }?
    [result] Set the result: White { $white }, Black { $black }?
    [excluded] Exclude { $color } from the next rounds?
    [expelled] Expel { $color } from the event?
    [annulled] Cancel the game?
    [flag] Rule that the flag of { $color } has fallen?
    [illegal] Rule that the last move of { $color } was illegal?
    [no-move] Rule that { $color } pressed the clock without a move?
    [touch] Rule that { $color } has touched { $square }?
    [position] Set this position?
    [default-time] Set the default time to { $time }?
    [end] Take the end of the game back?
   *[other] Rule this? { $what }
}
ruling-end-revoked = The end of the game is revoked.
end-taken-back = The game is not over: { $color } to move, move { $number }.
end-illegal-not-counted = The illegal move that ended it does not count. Illegal moves of { $color }: { $count }.
ruling-default-time = Default time: { $time }.
points-none = nothing
points-half = half a point
points-full = a point

## Entering a move

entry-empty = Nothing was typed. Type a move, or help.
entry-unknown = Unknown: { $word }. Type a move, or help.
entry-unknown-near = Unknown: { $word }. Did you mean { $near }? Type help for all.
entry-two-moves = One move at a time. Type { $first } first.
entry-read-as = { $items } in { $text }: read as { $text }.
entry-stray-alone = Not readable: { $items }. Type it again.
entry-stray = Not readable: { $items } in { $text }. Type it again.
stray-control = control character { $number }
stray-invisible = invisible character { $number }
stray-letter = { $script ->
    [Cyrillic] Cyrillic
    [Greek] Greek
    [Arabic] Arabic
    [Hebrew] Hebrew
    [Armenian] Armenian
    [Devanagari] Devanagari
   *[other] foreign
} { $like }
stray-unlike = { $script ->
    [Cyrillic] Cyrillic
    [Greek] Greek
    [Arabic] Arabic
    [Hebrew] Hebrew
    [Armenian] Armenian
    [Devanagari] Devanagari
   *[other] foreign
} letter { $number }
stray-wide = wide { $like }
stray-styled = unusual { $like }
stray-sign = sign { $number }
entry-no-move = Not a move. Type for example e2 e4, or help.
entry-no-question = No question is open. Type a move, or help.
entry-knight = For the question, type /knight { $square }.
entry-slash = A slash begins a command. For the move, type { $text }.
entry-not-your-turn = { $color } is to move. Wait for the answer.
choice = { $count } moves possible. Type a number.
ambiguous = { $count } moves possible. Write { $moves } or { $last }.
choice-line = { $number }: { $reading }
choice-promotion = What does the pawn become? Type the piece or its number.
choice-piece = Queen, rook, bishop or knight? Type the piece or its number.
choice-again = Type a number from 1 to { $count }, or no.
choice-dropped = Cancelled.

illegal-empty-origin = { $square } is empty.
illegal-not-yours = Not your piece: { $piece } on { $square }.
illegal-other-piece = There is a { $piece } on { $square }.
illegal-square-alone = Your own { $piece } is on { $square }. To move it, type { $square } and where to.
illegal-own-piece = Your own { $piece } is on { $square }.
illegal-nothing-to-take = There is nothing to take on { $square }.
illegal-still-in-check = Not legal: you would still be in check.
illegal-exposes-king = Not legal: your king would be in check.
illegal-no-promotion = Not a promotion: no pawn reaches the last rank with that move.
illegal-cannot-become = A pawn becomes a queen, rook, bishop or knight. Type for example { $square } queen.
illegal-cannot-reach = Not legal: { $piece } to { $square }.
illegal-not-from-there = Not legal from there: { $piece } to { $square }.
illegal-no-castling-right = You can no longer castle there: your king or rook has moved.
illegal-castling-blocked = You cannot castle there now: a piece is in the way.
illegal-castling-attacked = You cannot castle there now: your king would pass through check or end in it.

## Answers

list = { $head }: { $items }.
list-more = { $items }.
list-head = { $head }:
rank = Rank { $name }
file = File { $name }
square-part = { $part }.
square-shade-part = { $shade } square
shade-light = light
shade-dark = dark
square-shade = { $square }: { $shade }.
all-white = White
all-black = Black
no-pieces = { $pieces }: none.
rays-none = No piece is in line with { $square }.
knight-none = No piece is a knight's jump from { $square }.
knight-sees = A knight's jump from { $square }
toward-up = Up
toward-up-right = Up right
toward-right = Right
toward-down-right = Down right
toward-down = Down
toward-down-left = Down left
toward-left = Left
toward-up-left = Up left
attacked = { $square }, attackers: { $items }.
not-attacked = { $square } is not attacked.
defended = { $square }, defenders: { $items }.
not-defended = { $square } is not defended.
by-white = { $square }, White attacks: { $items }.
by-black = { $square }, Black attacks: { $items }.
by-none-white = White does not attack { $square }.
by-none-black = Black does not attack { $square }.
moves-of = { $piece } { $square }
moves-none = No legal move.
moves-none-from = No legal move from { $square }.
captures-none = No capture is possible.
captures-none-from = No capture from { $square }.
moves-not-yours = { $square }: { $piece }, not to move.
takes = takes { $piece } { $square }
takes-promoting = takes { $piece } { $square } and promotes
takes-en-passant = takes { $piece } { $square } en passant, to { $to }
promotes-on = promotes on { $square }
what-if = { $piece } on { $square } could take
what-if-none = { $piece } on { $square } could take nothing.
what-if-empty = { $square } is empty.
material-count = { $count } { $pieces }
material-level = Material is level.
material-ahead = { $color } is ahead by { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
material-bare = king alone
turn = { $color } to move, move { $number }.
turn-check = { $color } to move, move { $number }, in check.
turn-checkmate = { $color } is checkmated, move { $number }.
turn-stalemate = Stalemate: { $color } has no legal move, move { $number }.
turn-yours = You play { $color }.
board-check = { $color } is in check.
board-checkmate = { $color } is checkmated.
board-stalemate = Stalemate: { $color } has no legal move.
last = { $color }, move { $number }: { $move }.
last-none = No move has been made yet.
captured-none = Nothing has been captured yet.
captured-last = Last captured: { $piece } on { $square }.
last-of = { $items } and { $last }
captured-lost = { $color } has lost { $items }.
lost-king = { $count ->
    [one] a king
   *[other] { $count } kings
}
lost-queen = { $count ->
    [one] a queen
   *[other] { $count } queens
}
lost-rook = { $count ->
    [one] a rook
   *[other] { $count } rooks
}
lost-bishop = { $count ->
    [one] a bishop
   *[other] { $count } bishops
}
lost-knight = { $count ->
    [one] a knight
   *[other] { $count } knights
}
lost-pawn = { $count ->
    [one] a pawn
   *[other] { $count } pawns
}
opening = { $name }. { $eco }.
opening-none = This opening has no name yet.
score-none = No move has been made yet.
score-line = { $number }. { $moves }
clock-left = { $color }: { $time }.
clock-to-go = { $color } has { $count ->
    [one] { $count } move
   *[other] { $count } moves
} to the next period.
clock-none = This game has no clocks.
once-empty = No move given. Write for example e2 e4.
once-unknown = Unknown: { $word }. Write a move, such as e2 e4 or knight f3.
once-unknown-near = Unknown: { $word }. Did you mean { $near }?
once-no-move = Not a move. Write for example e2 e4 or knight f3.
once-failed = Move { $number }, { $text }: { $why }
ask-unknown = Unknown: { $word }. For all questions: { $program } ask help
ask-unknown-near = Unknown: { $word }. Did you mean { $near }? For all questions: { $program } ask help
ask-help = You can ask: { $names }. More about one: { $program } ask help board
ask-number = { $word } is not a question. Name the position with --position, then ask.
no-game = No game in progress. Start one with { $program } play.
repeat-none = Nothing has been said yet.
argument-square = { $name } needs a square, for example { $name } e4.
argument-two-squares = { $name } needs two squares, for example { $name } g1 f3.
argument-piece = { $name } needs a piece letter: N for White's knights, n for Black's, A or a for all.
argument-line = { $name } needs a file or a rank, for example { $name } e or { $name } 4.
argument-rank = { $name } needs a rank, for example { $name } 4.
argument-file = { $name } needs a file, for example { $name } e.
argument-number = { $name } needs a number, for example { $name } 5.
argument-level = { $name } needs a number from 1 to 20.
argument-move = { $name } needs a move, for example { $name } e2 e4.
argument-claim = { $name } needs threefold or fifty, and a move if you intend one; or flag, or illegal.
argument-voice = { $name } needs a voice: { $voices }.
argument-switch = { $name } needs on or off.
argument-whose = { $name } takes mine, theirs, or nothing.
argument-braille = { $name } takes a width from { $least } to { $most }; diagram, ranks or list; dots, ascii or letters; keep.
argument-list = A list is written in letters; dots and ascii are for diagrams.
argument-width = A braille line has { $least } to { $most } cells. Type for example braille 40.
argument-position = { $name } needs a position: FEN, a diagram, or a list such as White: Ke1 a2. Black: Ke8.
argument-none = { $name } takes nothing after it.
no-command = There is no command { $word }. Type help for all.
no-command-near = There is no command { $word }. Did you mean { $near }? Type help for all.

## The position for fingers

diagram-lines = Diagram, { $count ->
    [one] one line
   *[other] { $count } lines
}.
list-of = { $color }:
beside-turn = { $color } to move.
beside-castling = Castling: { $rights }.
beside-no-castling = No castling.
beside-all-castling = Castling: all.
beside-one = { $color } { $side }
beside-two = { $color } { $side } and { $other }
beside-short = short
beside-long = long
beside-en-passant = En passant: { $square }.
braille-kept = Kept.

## Requests

confirm-draw = Offer a draw? yes or no.
confirm-draw-untimely = Offer a draw now? The moment for it is after your move, before you press. yes or no.
confirm-claim = Claim a draw? If the claim is wrong, { $opponent } gets more time. yes or no.
confirm-resign = Resign? yes or no.
confirm-takeback = Take back your move? yes or no.
confirm-new = Leave this game? New: { $items }. yes or no.
confirm-lapsed = { $what ->
    [draw] No draw offered.
    [resign] Resignation dropped.
    [takeback] No move taken back.
    [claim] Nothing claimed.
    [seal] Move not sealed.
    [sign] Not signed.
   *[new] No new game started.
}
confirm-draw-first = The draw is not offered yet. Offer it? yes or no.
confirm-go-on = Go on with it? yes or no.
confirm-dropped = No. The game continues.
announce-it = Announce it.
repeat-it = Repeat it.
repeated-it = Repeated.
repeated-already = Already repeated. Announce your own move.
move-of-opponent = That was the last move. Your move.
repeated-your-move = Repeated. Your move.
say-promotion = Say what the pawn becomes.
pressed = Pressed.
takeback-helps = Type takeback to take the move back.
press-it = Press the clock.
announced-waits = Announced: { $move }.
announcing-off = Not needed: moves count as they are typed. To change that: set announcing.
hint = Hint: { $move }.
hint-none = No hint available now.
hint-wait = Looking for a hint.
hint-still = Still looking for a hint. Wait.
opponent-failed = The opponent found no move. That is a fault of the program. Type new, or quit and { $program } resume.
level-set = Level { $level }.
level-none = No built-in opponent in this game. To play against it: new builtin.
voice-set = Moves are announced in the voice { $name }.
talk-set = I speak English now.
speech-on = Speech on.
speech-off = Speech off.
speech-rate = Speech rate { $rate }.
speech-lost = Speech has failed: { $reason }. The game continues in text.
speech-found = Speech is back.
speech-absent = This build has no speech.
reason-unreachable = no speech server answers, install speech-dispatcher and espeak-ng or type speech off
reason-hangs = the speech server does not answer
reason-refused = the speech server refuses
reason-engine = the speech engine does not work

## Sessions

new-builtin = New game { $game }. You play { $color }, level { $level }.
new-human = New game { $game } for two players.
new-human-named = New game { $game }: { $white } against { $black }.
time-all = Time: { $time }.
time-moves = Time: { $time } for { $moves } moves.
time-then-all = Then { $time }.
time-then-moves = Then { $time } for { $moves } moves.
time-increment = Plus { $time } a move.
time-delay = Delay: { $time } a move.
time-bronstein = Bronstein delay: up to { $time } a move.
time-warned = Time warnings: { $times }. To change: { $set } warnings.
laws-edition = Laws: FIDE { $year }.
laws-incomplete = FIDE { $year } is known up to article 8.1 only. The rest is not confirmed.
opening-announce = Every move is announced. Type { $announce } and the move, then { $press }.
opening-repeat = Every move is announced and repeated. Type { $announce } and the move, then { $press }.
new-position = Special starting position. Type board to hear it.
board-tells = Type board to hear it.
chess960-from = Chess960, position { $number }.
chess960-usual = Chess960, position { $number }: the usual one.
chess960-other = Chess960, from another position.
resumed-game = Game { $game } goes on. { $moves ->
    [0] No moves
    [one] { $moves } move
   *[other] { $moves } moves
} so far.
resumed-side = You play { $color }, level { $level }.
resumed-over = Game { $game } is over.
resume-none = There is no unfinished game. Start one with { $program } play.
resume-unknown = There is no game { $game }. The newest are listed by { $program } games.
resume-busy = Game { $game } is open in another window. Close that one first, or start a new game.
resume-none-here = There is no other unfinished game. Type games for a list.
resume-here = You are in game { $game }.
resume-over = Game { $game } is over. Go through it with { $program } study { $game }
resume-over-here = Game { $game } is over. To go through it: { $name } { $game }
resume-imported-here = Game { $game } was imported. To go through it: { $name } { $game }
resume-match = Game { $game } is a match. To continue: { $program } match, then its file.
left-own = Game { $game } against { $opponent } is unfinished: you are { $color }, move { $move }, { $date }.
left-two = Game { $game }, { $white } against { $black }, is unfinished: move { $move }, { $date }.
left-resume = To continue: { $name } { $game }
resume-imported = Game { $game } was imported and cannot be resumed. Go through it with { $program } study { $game }.
game-kept = Game { $game } saved. To continue: { $program } resume
goodbye = Goodbye.
unsaved = Not saved: { $reason }. The game continues. Free some disk space, and it is saved with the next move.
saved-again = Everything is kept on disk again.
unsaved-at-end = These moves could not be kept on disk. Copy them:
archive-damaged = The archive was damaged. It is kept as { $file }, and a new one was begun.
data-shared = Data folder { $folder }: not yours alone. Others may read or change what is kept there. Name your own folder with --data.
data-link = Data folder { $folder } is a link. Make sure that it leads to a folder of yours.
data-writable = Data folder { $folder }: other users could write in it. It is closed to them now. Check your games with { $program } games.
archive-unusable = The archive { $file } cannot be used: { $reason }. This game is not kept.
settings-warning = { $what } Ignored: { $file }.
settings-warning-line = { $what } Ignored: line { $line } of { $file }.
not-text = That line is not text in UTF-8. Type it again.
too-long = That line is too long: 4096 bytes are the most. Type a shorter one.

reason-damaged = the file is damaged
reason-catalogue = the imported games are damaged, move catalogue.db away
reason-full = the disk is full
reason-read-only = the disk or the folder cannot be written
reason-busy = another program holds the file
reason-file = the file cannot be opened
reason-settings = the settings file has mistakes; correct it first
reason-newer = a newer touchmove wrote the file, use that one
setting-key = No setting is called { $key }.
setting-key-near = No setting is called { $key }. Did you mean { $near }?
setting-value = { $key } cannot be { $value }. It can be: { $values }.
setting-empty = { $key } has no value. It can be: { $values }.
setting-unreadable = The settings cannot be read: { $reason }.
range-to = to
range-more = and more
slip-no-equals = { $text } has no equals sign. Write name = "value".
slip-no-value = { $text } has no value. Write name = "value".
slip-open-quote = { $text } has an open quotation mark. Close it.
slip-no-quotes = { $text } needs quotation marks around the value.
slip-open-bracket = { $text } has an open bracket. Close it.
slip-twice = { $text } repeats a name. Delete one of the two lines.
slip-control = This line has characters that cannot be printed. Type it again.
slip-form = { $text } cannot be read. Write name = "value".
did-you-mean = Did you mean { $near }?
folder-missing = There is no folder { $folder }. Name one that is there.
folder-is-file = { $folder } is a file. Name the folder that it is in.
folder-denied = { $folder } cannot be read. Check that you may read it.
voice-note = { $what } See { $file }.
voice-note-line = { $what } See line { $line } of { $file }.
voice-unreadable = The file cannot be read: { $reason }.
voice-empty = The file is empty.
voice-no-voice = This voice has no voice.toml. Write one, with parent = "en" for example.
voice-section = A voice has no part { $name }.
voice-entry = There is no { $name } in this part.
voice-missing = The part { $section } has no { $name }. Add it.
voice-missing-first = This voice has no { $name }. Write { $name } = "en" for example, before all parts.
voice-text = { $name } must be a text in quotation marks.
voice-list = { $name } must be a list, such as ["one", "two"].
voice-part = { $name } is a part of the voice. Write it in brackets on a line of its own.
voice-blank = { $name } has an empty word.
voice-same = { $first } and { $name } have the same word, { $word }. Each needs its own.
voice-slot = The pattern { $name } has a gap { $slot }, which nothing fills.
voice-brace = The pattern { $name } has an open brace. Close it.
voice-no-slot = The pattern { $name } needs the gap { $slot }, or moves are silent.
voice-language = { $tag } is not a language tag. Write one such as de or pt-BR.
voice-keyboard = There is no keyboard { $name }. Write one of { $known }.
voice-letter = { $name } is not a single letter. Write one before the equals sign.
voice-parent = The parent { $name } is not a voice that works.
voice-incomplete = The voice is incomplete. Name a parent, such as parent = "en".
voice-taken = { $word } cannot mean { $name }: it already means { $other }.
voice-sentence = { $text } is not a sentence. Write name = text, and close every brace.
voice-no-sentence = The program has no sentence { $name }.
voice-gap = The sentence { $name } has no gap { $gap }. It has: { $gaps }.
voice-gap-none = The sentence { $name } has no gap { $gap }. It has none.
voice-left-out = The sentence { $name } leaves out { $gap }.
voice-silent = The sentence { $name } is empty.
setting-not-kept = The setting is not kept: { $reason }.

## Engines

new-engine = New game { $game }. You play { $color } against { $engine }, level { $level }.
new-engine-fixed = New game { $game }. You play { $color } against { $engine }.
resumed-engine = You play { $color } against { $engine }, level { $level }.
resumed-engine-fixed = You play { $color } against { $engine }.
engine-fixed = { $engine } cannot be made weaker: it plays as well as it can.
engine-waits = { $engine } is starting. To play without it, type { $new } level { $level }.
engine-waits-on = { $engine } is starting. The game waits for it.
engine-missing = { $engine } is not found on this computer.
engine-refused = { $engine } cannot be started: it is not a program for this computer.
engine-ended = { $engine } has stopped by itself.
engine-floods = { $engine } writes without end.
engine-silent = { $engine } does not answer.
engine-not-uci = { $engine } answers, but not in UCI, the language of chess engines. Name a UCI engine, such as uci:stockfish.
engine-no-move = { $engine } gives no move.
engine-nonsense = { $engine } sent an invalid move: { $answer }.
engine-illegal = { $engine } gives a move that is not legal: { $answer }.
engine-no-chess960 = { $engine } does not play Chess960.
engine-again = It is started again.
engine-back = { $engine } is back.
confirm-builtin = Play the built-in opponent instead? yes or no.
confirm-builtin-on = Let the built-in opponent play on? yes or no.
builtin-plays = The built-in opponent plays on, level { $level }.
engine-kept = The game waits for { $engine }. Type quit; { $program } resume tries again.
engine-not-begun = No game is begun. Type new to try again, or quit.
player-engine = { $name } level { $level }
player-engine-replaced = { $name }, then level { $level }
health-engine = Engine: { $name } works, { $file }.
health-engine-fails = Engine { $file }: { $what }

## Tones

tones-on = Tones on.
tones-off = Tones off.
tones-absent = No tones in this build. docs/guide.md says how to get them.
tones-lost = Tones are lost: { $reason }.
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
health-tones-fails = Tones: { $reason }.

## First start

setup-language = For English, type { $number }.
setup-language-names = English, Englisch, anglais
setup-again = { $most ->
    [2] Type 1 or 2.
   *[other] Type a number from 1 to { $most }.
}
setup-unknown = { $most ->
    [2] Type 1 or 2, or a word of the answer. { $quit } leaves.
   *[other] Type a number from 1 to { $most }, or a word of the answer. { $quit } leaves.
}
setup-help-language =
    This is the language of the program.
    Type its number or its name.
    It can be changed later: talk.
setup-help-speech =
    A screen reader speaks by itself. With yes, this program is silent.
    With no, it speaks.
    It can be changed later: speech.
setup-help-face =
    Line by line: you type moves and questions, and read or hear the answers.
    On a screen: a board, with keys to walk over it.
    It can be changed later: set face.
setup-speech =
    Do you use a screen reader?
    1: yes, do not speak yourself.
    2: no, speak to me.
setup-face =
    How do you want to play?
    1: line by line.
    2: on a screen, with a board to walk over.
setup-name = What is your name? Type it, or press Enter to skip.
setup-help-name = Your name appears in lists and on score sheets. To leave it out, press Enter.
setup-name-long = At most 40 letters. Type a shorter name, or press Enter to skip.
setup-cancelled = The questions come again at the next start.
setup-unchanged = Nothing is changed.
setup-done =
    Thank you. Type help at any time.
    Other words for moves: help moves-voice.
    Colour, clock, opponent: for example new black 10+5.
setup-kept =
    Kept: English, { $speech ->
        [on] own speech
       *[off] no own speech
    }, { $face ->
        [screen] on a screen
       *[line] line by line
    }, moves in the voice { $moves }.

## Help

help =
    Moves: knight f3, e2 e4, O-O.
    Questions: board, pieces, moves, clock.
    Requests: draw, resign, takeback, hint.
    Your games: games.
    An electronic board: pegboard.
    Another game: new. Settings: settings.
    To leave: quit.
    More: help all, or help and a command.
# By Tab.
commands-many = { $count } commands fit. Type more letters.
help-announcing =
    Moves: knight f3 makes it, announce knight f3 says it, press completes it.
    A slip: correct and the move.
    To repeat a move, type it.
    Short: an, pr.
    Questions: board, pieces, moves, clock.
    Requests: draw, resign, takeback, hint.
    Your games: games.
    An electronic board: pegboard.
    Another game: new. Settings: settings.
    To leave: quit.
    More: help all, or help and a command.
help-choice =
    You are asked which move.
    Type its number or its first square, or no to do nothing.
help-piece =
    You are asked what the pawn becomes.
    Type queen, rook, bishop or knight, or no to do nothing.
help-confirm = Answer yes or no.
help-over =
    The game is over.
    Type score to hear the moves, new for another game, quit to leave.
help-all-position = About the position:
help-all-game = About the game and the program:
help-all-more = More about one: help and its name.
help-board =
    board: the position, rank by rank.
    board e4: one square. Short: b.
help-pieces =
    pieces N: where White's knights are. n: Black's.
    A or a: all pieces of a colour. Short: p.
help-scan =
    scan 4 or scan e: the pieces on a rank or file.
    Short: s.
help-rank = rank 4: the pieces on the rank.
help-file = file e: the pieces on the file.
help-diagonals =
    diagonals e4: the pieces on the diagonals through a square.
help-rays =
    rays e4: the pieces in all eight directions.
help-knight =
    knight f3: the knight's move.
    /knight f3, with a slash: the pieces a knight's move away.
help-attackers =
    attackers e4: what attacks a square, and what defends it.
help-defenders =
    defenders e4: what defends a square, and what attacks it.
help-moves =
    moves: all legal moves.
    moves g1: those of one piece.
help-captures = captures: all legal captures.
help-what-if =
    what-if g1 f3: what the piece on g1 could take from f3.
help-colour =
    colour e4: whether a square is light or dark.
help-material = material: what each side has.
help-turn =
    turn: who is to move, check, and your colour.
help-last = last: the last move. Short: l.
help-captured =
    captured: the last capture, and what each side has lost.
help-opening =
    opening: the name of the opening and its ECO code.
help-score =
    score: all moves.
    score 3: the last three.
help-clock =
    clock: the time left, and the moves to the next period.
    clock mine, clock theirs. Short: c.
help-fen = fen: the position in one line of text.
help-braille =
    braille: the position for braille displays.
    The signs are those of the United Kingdom.
    braille 20: in lines of 20 cells.
    braille ranks: one rank a line.
    braille list: pieces and their squares.
    braille dots, ascii, letters: the signs.
    braille keep 20 ranks: from now on.
help-repeat = repeat: the last thing again.
help-help =
    help: what you can do here.
    help and a command: more about it.
help-announce =
    announce: announces the move you have made, in games with announcing.
    announce knight f3: makes it as well.
    Then press.
    To repeat the opponent's move, type it.
    Short: an.
help-press =
    press: presses your clock, when the move is made and announced.
    At a match it does what the button of your board does. Without a board, pressing too early can be an illegal act.
    Short: pr.
help-correct =
    correct knight f3: corrects your announcement, before you press.
help-adjust =
    adjust: the next piece you pick up does not count as touched.
    Only needed with touch-move.
help-take =
    take e2: picks up the piece on e2.
    Then put.
help-put =
    put e4: puts the piece down there.
    That is your move.
    On its own square it is put back.
help-draw = draw: offers a draw, or accepts one.
help-accept =
    accept: accepts the draw offer.
help-decline =
    decline: declines the draw offer.
help-claim =
    claim threefold, claim fifty: claims a draw.
    Add your intended move, if you have one.
    claim flag: your opponent's time is up.
    claim illegal: the last move was illegal.
help-resign = resign: you resign the game.
help-takeback = takeback: takes your last move back.
help-hint = hint: a good move here.
help-level =
    level 1 to 20: how strong the opponent is.
help-moves-voice =
    moves-voice and a name: how moves are announced.
    fide: Springer Gustav eins Felix drei.
    fide-en: knight Gustav one Felix three.
    en: knight g1 f3. de: Springer g1 f3.
help-talk =
    talk and a name: the language of everything else.
help-speech = speech on, speech off.
help-faster = faster: faster speech.
help-slower = slower: slower speech.
help-hush = hush: stops the speech.
help-position =
    position and a text: a game from that position.
    Before the first move, or after the end.
    FEN, a diagram, or a list of pieces.
    A list: White: Ke1 a2. Black: Ke8.
    position start: the usual starting position.
help-new =
    new: another game like this one.
    Add what you want, in any order:
    new black 5+3. new random, no clock.
    new friend Ben: two at the keyboard.
    new level 7. new engine stockfish.
    new chess960, or chess960 518.
    new usual.
    new touch, new announcing repeat.
    It applies to this game and the next ones.
    set keeps it for good.
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
    opponent human, opponent builtin, opponent engine stockfish: from the next game.
help-quit = quit: saves the game and leaves.

## What is wrong with a position

position-empty = The position is empty. Write FEN, a diagram, or a list such as White: Ke1 a2. Black: Ke8.
position-control = Character { $nth } is a control character.
position-board = Not a position. Write FEN, a diagram, or a list such as White: Ke1 a2. Black: Ke8.
position-ranks = The board needs 8 ranks. This one has { $count }.
position-rank-length = Rank { $rank } has { $count } { $count ->
    [one] square
   *[other] squares
}. Each rank needs 8.
position-rank-missing = Rank { $rank } is missing.
position-rank-twice = Rank { $rank } is there twice.
position-sign = Rank { $rank }, character { $nth }: { $sign } is not a piece.
position-word = Not understood: { $word }. Write the position for example as White: Ke1 a2. Black: Ke8.
position-twice = { $square } is named twice.
position-turn = The side to move is missing. Write w or b after the board.
position-castling = The castling rights are letters such as KQkq, or a hyphen.
position-en-passant = The en passant square is a square such as e3, or a hyphen.
position-counters = The move counters must be numbers up to 65535.
position-operations = After the en passant square, write two numbers such as 0 1, or operations each with a semicolon.
position-no-king = { $color } has no king.
position-kings = { $color } has more than one king: { $one }, { $other }.
position-pawn = Pawn on { $square }: pawns cannot be on rank 1 or 8.
position-too-many-pawns = { $color } has { $count } pawns. 8 is the most.
position-too-many-men = { $color } has { $count } pieces. 16 is the most.
position-too-many-promoted = { $color } has more pieces than pawns could become.
position-other-in-check = { $color } is in check, but it is the other side's move.
position-castling-rook = { $color } cannot castle: { $color } has no rook on { $square }.
position-castling-king = { $color } cannot castle: the king is not on its starting square.
position-wrong-castling = The castling rights do not match the kings and rooks.
position-wrong-en-passant = No pawn can have just passed { $square }. Write a hyphen instead.
position-impossible = This position is impossible in a game.
position-game-runs = A game is being played. Type new first, then { $name }.
chess960-number = Chess960 positions are numbered 0 to 959.
chess960-and-position = Chess960 has its own position. Leave out the number or the position.

## The game that begins next

new-unknown = Not understood: { $word }. Type help { $name }.
new-number = { $word } alone is not clear. Type { $name } time { $word }, or { $name } level { $word }.
new-minutes = { $word } alone is not clear. For minutes, type { $name } time { $word }.
new-twice = { $setting } is named twice. Name it once.
new-engine-name = Which engine? For example { $name } engine stockfish.
plan-human = two players
plan-builtin = you play { $color }, level { $level }
plan-engine = you play { $color } against { $engine }, level { $level }
plan-time = { $time }
plan-no-clock = no clock
plan-chess960 = Chess960, position { $number }
plan-position = special starting position
plan-laws = Laws of { $year }
plan-strict = a rehearsal
plan-announcing = moves are announced
plan-touch = touch-move
opponent-human = Two players at one keyboard.
opponent-human-named = { $white } against { $black }, at one keyboard.
premove = Premove: { $move }.
premove-dropped = Premove dropped.
argument-choices = { $name }: for example black 5+3. Type help { $name }.

## Settings

argument-setting = { $name } needs a setting and a value, for example { $name } side black.
no-setting = There is no setting { $name }. Type { $settings } for all.
setting-unset = not set
setting-can-be = It can be: { $values }.
setting-range = { $least } to { $most }
setting-needs = { $name } needs a value. It can be: { $values }.
setting-wrong = { $name } cannot be { $value }. It can be: { $values }.
setting-next-game = { $name }: { $value }, from the next game. Type { $new } to begin it.
setting-next-start = { $name }: { $value }, from the next start.
settings-group = Settings, { $group }:
settings-game = game
settings-voice = voice
settings-braille = braille
settings-screen = screen
settings-board = board
setting-moves = The voice of the moves.
setting-talk = The language of all else.
setting-speech = Whether the program speaks.
setting-speech-engine = What speaks.
setting-tones = Whether short tones sound.
setting-rate = How fast the program speaks.
setting-form = Whether moves are announced with the square they come from.
setting-extra-words = Whether takes, check and mate are said.
setting-spelling = How German words are written: with umlauts, or as in the FIDE appendix.
setting-opponent = Who plays against you.
setting-level = How strong the opponent is.
setting-side = Your colour.
setting-time = The clock: minutes plus seconds for each move, or periods.
setting-laws = The edition of the Laws.
setting-announcing = Whether moves are announced before they count, or also repeated.
setting-strict = Whether games are rehearsals of a tournament.
setting-warnings = When you are told the time left: minutes, or seconds with s. auto: what fits the clock.
setting-braille-table = The braille of words, by its name in liblouis.
setting-sheet-code = How score sheets in braille write moves.
setting-sheet-cells = Cells in a line of a score sheet.
setting-sheet-lines = Lines on a page of a score sheet.
setting-print = How lines are printed.
setting-braille-width = Cells in a line of your braille display.
setting-braille-form = How a position is written for fingers.
setting-keymap = The keys of the screen.
setting-keyboard = The country of your keyboard.
setting-name = What you are called, in lists and on score sheets.
setting-touch = Whether a piece that you take must be moved.
setting-square-order = What is said of a square, and in which order.
setting-face = Line by line, or on a screen.
setting-theme = The colours and signs of the screen.
setting-clock-interval = Seconds until the screen shows the clocks again. 0: when something is said.
setting-pegboard = The board under your hands.
setting-pegboard-lie = How the board lies.
setting-pegboard-clock = The clock at a DGT board.

## The command line

usage-unknown-flag = Unknown flag: { $word }.
usage-unknown-command = Unknown command: { $word }.
usage-too-much = { $word } is one word too many.
usage-equals = { $word } cannot follow { $flag }. Write { $flag }, or { $flag }=off.
usage-alone = { $word } takes no value. Write { $word } alone.
usage-value = { $word } cannot be { $value }. It is: { $help }
usage-needs-value = { $word } needs a value. It is: { $help }
usage-twice = { $word } is there twice. Write it once.
usage-new-only = { $word } is only for a new game. Leave it out, or begin one: { $program } play
usage-conflict = Use { $word } or { $other }, not both.
usage-missing = Missing: { $word }. It is: { $help }
usage-missing-one = Missing: one of { $words }.
usage-follow = { $word } needs one more word: { $words }.
usage-wrong = The command cannot be read.
usage-no-text = An argument is not valid UTF-8.
usage-help = For help: { $program } { $command }

help-usage = Usage: { $program } { $command }
help-line = { $word }: { $help }
help-line-optional = { $word }, optional: { $help }
help-commands = Commands:
help-pages = Each has a page of its own, for example: { $program } { $command } --help
help-flags = Flags:
help-play = All flags of play work without it. They are listed by: { $program } play --help

value-command = COMMAND
value-game = GAME
value-move = MOVES
value-text = TEXT
value-question = QUESTION
value-file = FILE
value-folder = FOLDER
value-name = NAME
value-place = PLACE
value-places = PLACES
value-script = SCRIPT
value-voice = VOICE
value-form = FORM
value-number = NUMBER
value-who = WHO
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

cli = Chess for blind and visually impaired players, by ear and by touch. Without a command, a game begins.
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
cli-keymaps = List the keymaps of the screen, or check your own.
cli-keymaps-list = List the keymaps, or the keys of one.
cli-keymaps-check = Check the built-in keymaps, or those in a folder.
cli-pegboard = Watch, check or simulate an electronic board.
cli-pegboard-watch = Print what a board sends until you press Control-C.
cli-pegboard-check = Test a board: squares, lamps, buttons and clock.
cli-pegboard-simulate = Simulate a board, for trying things without one.
cli-match = Play a match of two people under an arbiter, from a match file.
cli-seat = Serve a place of a match that another terminal has opened.
cli-referee = Run a law script: each event and what the referee rules on it.
cli-health = Check what works here, one line each.
cli-setup = Ask the questions of the first start again and save the answers.

arg-help = this page.
arg-version = the version of the program.
arg-data = the folder for saved games, settings and everything else that is written.
arg-line = line by line, without a screen.
arg-screen = a screen with a board, where the terminal can show one.
arg-touch = whether a piece you touch must be moved.
arg-opponent = builtin, human, or uci: and an engine's file or name, as in uci:stockfish.
arg-name = what you are called, in lists and on score sheets; or off.
arg-level = how strong the opponent is, 1 to 20.
arg-side = white, black or random.
arg-speech = whether the program speaks.
arg-tones = whether short tones sound beside speech.
arg-time = minutes and seconds added per move, such as 15+10; 40/90+30,30+30 for two periods; 5d3 with delay, 3b2 Bronstein; off for no clocks.
arg-laws = the edition of the Laws: fide-2023, or the year alone.
arg-announcing = whether moves must be announced: off; announce; repeat, and the opponent repeats them.
arg-strict = rehearse a tournament: its protocol and its penalties. Write --strict=off where your settings say on.
arg-warnings = the minutes left at which you are warned, such as 10,5,1; off for none.
arg-print = how lines are printed: text, or braille for Unicode braille.
arg-table = the braille table of liblouis for what is printed in braille; auto for that of your language.
arg-keymap = the keymap of the screen. To list them: { $program } keymaps list
arg-theme = the colours of the screen: dark, light, mono, shapes or reader.
arg-clock-interval = how often the screen shows the clocks, in seconds, 0 to 3600. 0: only when something is said.
arg-pegboard = the board under your hands: auto, or make and port, such as dgt:/dev/ttyUSB0. Twice for two boards, as in white=auto.
arg-position = the position: FEN, a diagram in braille or letters, a list of pieces, or start.
arg-chess960 = Chess960, from the position with this number, 0 to 959. Without a number, from any.
arg-seed = a number for chance: with the same one the opponent plays the same moves.
arg-moves = the voice of moves.
arg-talk = the voice of everything else.
arg-form = long, with the square of origin; short, only as much as the position needs.
arg-game = the number of the game. To list them: { $program } games
arg-file = the output file. Without one, standard output.
arg-folder = the folder. Without one, what is built in.
arg-force = replace a file that is already there.
arg-address = auto, a make, or make and port, such as dgt:/dev/ttyUSB0. The makes are peg1, dgt, chesslink, certabo and citrine.
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
arg-import-faults = write everything that is wrong into this file, a line each.
arg-games-player = a player, with either colour. Part of a name is enough.
arg-games-opponent = who plays against that player.
arg-games-white = who plays White.
arg-games-black = who plays Black.
arg-games-since = the first day, month or year: 1972-07-11, 11.7.1972, 1972-07 or 1972.
arg-games-until = the last day, month or year.
arg-games-opening = how the opening's code begins, such as B9, or words of its name.
arg-games-result = 1-0, 0-1, 1/2, draw, or * for unfinished.
arg-games-event = the event, in part or in full.
arg-games-position = a position that was on the board: FEN, a diagram or a list of pieces.
arg-games-limit = how many games are listed at most, 1 or more.
arg-games-from = first game to list, from 1.
arg-export-all = all games, oldest first.
arg-export-pgn = as PGN.
arg-export-text = as a score sheet in the letters of the voice of moves.
arg-export-brf = as a score sheet in braille, in pages for an embosser.
arg-export-code = how moves are written in braille: san, in the letters of the voice of moves; uk, in the chess code of the United Kingdom.
arg-export-cells = cells in a line of a braille page, 12 to 80.
arg-export-lines = lines on a braille page, 5 to 60.
arg-export-table = the braille table of liblouis; auto for that of your language; off for one cell for each sign of print.
arg-export-target = the output file, without its flag.
arg-keymaps-list-name = the keymap whose keys are listed.
arg-pegboard-check-all = test every square, not six of them.
arg-pegboard-check-name = give a PEG/1 board this number, once for its life, and test nothing.
arg-pegboard-simulate-make = peg1, dgt, chesslink, certabo or citrine.
arg-pegboard-simulate-occupancy = a Certabo board that only knows that a piece is there, as the Sentio.
arg-pegboard-simulate-men = a PEG/1 board that knows which piece each peg is.
arg-pegboard-simulate-old = a PEG/1 board that speaks version 1.0.
arg-pegboard-simulate-clock = a DGT board with a clock.
arg-pegboard-simulate-link = a link that leads to the port, wherever that is.
arg-pegboard-simulate-pgn = play the moves of this PGN file as soon as a program asks the board something.
arg-pegboard-simulate-game = which game of the file, from 1.
arg-pegboard-simulate-delay = the pause before each move, in milliseconds.
arg-pegboard-simulate-side = white or black: the moves of the other side wait for next.
arg-pegboard-simulate-confirm = press the confirm button, or the lever of a clock, after each move.
arg-pegboard-simulate-style = how the hand plays: captured-first, own-first, replace, slide, put-back, adjust, both-hands or pawn-first. Without it, each move in another way.
arg-pegboard-simulate-faults = a script of what goes wrong.
arg-pegboard-simulate-seed = a number for chance, in the hand and on the line.
arg-match-new = ask what a match needs, in about 15 answers, and write a new match file.
arg-match-check = check the match file and list its mistakes.
arg-match-here = what this terminal serves at first: white, black and desk with commas between them. Without it, all three.
arg-match-records = the number of a played match, to write its records: PGN, score sheets and report.
arg-match-force = replace records that are already in the folder.
arg-match-file = the match file, or the folder for records. Without one, match.toml.
arg-seat-place = white, black, or desk for the arbiter.
arg-referee-script = the script. With - from standard input.
arg-referee-fill = print the script with the rulings filled in as its expectations.

no-voice = There is no voice { $name }. There are: { $voices }.
question-empty = Nothing was asked. { $program } ask board, for example.
flags-before-command = Write the flags after the name of the command.

## Health

health-voice = Voice { $name }: works, language { $language }.
health-voice-broken = Voice { $name }: { $what }.
health-speech = Speech: { $server } answers with { $count } voices; { $languages }.
health-speech-missing = Speech: language { $language } has no voice. Install espeak-ng.
health-speech-fails = Speech: { $reason }.
health-journal = Archive: works, { $count ->
    [one] { $count } game
   *[other] { $count } games
}, { $file }.
health-journal-fails = Archive: { $reason }, { $file }. Choose another folder with --data.
health-opponent = Opponent: works, { $move } found.
health-settings = Settings: read, { $file }.
health-settings-none = Settings: none kept yet, { $file }.
health-terminal = Terminal: { $kind }.
terminal-editing = lines can be edited
terminal-plain = plain lines

## The archive

games-none = There are no games yet.
result-open = unfinished
player-human = player
player-guest = guest
player-of-two = player { $number }
player-builtin = level { $level }
export-which = Which game? Name its number, such as { $program } export 57 --text, or --all.
exported = Written to { $file }.
games-all = { $count ->
    [one] 1 game.
   *[other] { $count } games.
}
games-some = { $count } games, { $from } to { $to }. More with --from.
games-none-such = No game is like that.
games-beyond = { $count ->
    [one] 1 game, no more.
   *[other] { $count } games, no more.
}
games-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
games-imported = { $game }: { $white } against { $black }, { $result }, { $told }.
player-unknown = unknown

## Braille

# The table of liblouis for this language, and what stands before the capital of a piece in a move,
# as one sign of Braille ASCII.
braille-table = en-ueb-g1.ctb
braille-capital = ,

# Signs in Braille ASCII for what the chess code of the United Kingdom is not known to have: those of
# print. Whoever knows better ones puts them into a phrases.ftl of his own.
uk-short-castling = O-O
uk-long-castling = O-O-O
uk-castling-check = >P
uk-promotion = { "" }
uk-en-passant = { " EP" }
uk-draw-offer = "<"7">

print-braille = Lines are printed in braille now, table { $table }.
print-text = Lines are printed as text now.
braille-lost = Braille is lost, table { $table }: { $reason }. Lines are printed as text.
braille-plain = No literary braille, table { $table }: { $reason }. Words are written sign by sign.
braille-signs = The table { $table } cannot write everything. Written sign by sign: { $text }
reason-louis-missing = lou_translate is not there, install liblouis-bin
reason-louis-table = liblouis cannot use it, name another such as en-ueb-g1.ctb
reason-louis-stuck = lou_translate does not answer
reason-louis-garbage = lou_translate does not write braille
argument-print = { $name } needs braille or text.
help-print =
    print braille: lines in Unicode braille, for a display that shows what is in the terminal.
    print text: as usual.
health-braille = Braille: liblouis { $version }, table { $table } works.
health-braille-off = Braille: liblouis { $version }, no table is set.
health-braille-none = Braille: chess code works. For literary braille install liblouis-bin.
health-braille-fails = Braille: table { $table }, { $reason }.

## Score sheets

sheet-title = Game { $game }, { $white } against { $black }
sheet-white = White: { $name }
sheet-black = Black: { $name }
sheet-event = Event: { $event }
sheet-date = Date: { $date }
sheet-written-white = As White has written:
sheet-written-black = As Black has written:
sheet-men-white = White:
sheet-men-black = Black:
sheet-turn = { $color } to move.
export-exists = There is a file { $file } already. With --force it is replaced.
export-failed = Not written, { $file }: { $reason }.
reason-no-folder = there is no such folder
reason-is-folder = that is a folder, name a file in it
reason-not-writable = nothing may be written there
reason-too-long = the name is too long
reason-unknown = the system refuses it
program-stopped = The program stops: { $reason }. Mend that and start it again.
standard-output = standard output

## Finding games

argument-filters = { $name } takes a name, an opening, a year: { $name } carlsen since 2010.
argument-game = { $name } needs the number of a game: { $name } 57.
filter-date = { $word } is not a date. Type a year, or for example 2013-11-22.
filter-result = { $word } is not a result. Type 1-0, 0-1 or draw.
filter-bare = { $word } needs something after it, for example games player Anna or games since 2013.
found-line = { $game }: { $rest }.
game-against = against { $opponent }
game-players = { $white } against { $black }
game-side = { $kind ->
    [open] you play { $color }
   *[over] you played { $color }
}
own-result = { $kind ->
    [won] you won
    [lost] you lost
    [draw] draw
    [open] unfinished, move { $move }
   *[ruled] { $score }
}
found-more = { $count } more. Type more.
found-none = No game found: { $words }. For all games: games.
list-none = Type games first.
list-end = That is the whole list.
game-unknown = There is no game { $game }. Type games for a list.
archive-unreadable = The archive cannot be read: { $reason }.
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

study-title = { $white } against { $black }, game { $game }.
study-length = { $moves ->
    [0] No moves.
    [one] { $moves } move. Enter for the next.
   *[other] { $moves } moves. Enter for the next.
}
study-waits = Your game { $game } waits. Type close to go back.
study-closed = Back to game { $game }.
study-none = For that, open a game: type games to find one.
study-not-now = { $name } is for a game that is played. Type close first.
study-result = { $kind ->
    [white] White won.
    [black] Black won.
    [draw] The game was drawn.
    [open] The game is not finished.
   *[ruled] Result: { $score }.
}
study-own-result = { $kind ->
    [won] You won. You played { $color }.
    [lost] You lost. You played { $color }.
    [draw] The game was drawn. You played { $color }.
    [open] The game is not finished. You play { $color }.
   *[ruled] Result: { $score }. You played { $color }.
}
study-beginning = The beginning. { $color } to move.
study-first = This is the beginning.
study-place = { $move }, { $color } { $number }.
study-end = This is the end.
study-variation-over = End of the variation.
study-end-variation = End of the variation. Type leave.
study-variations = { $count ->
    [one] { $count } variation.
   *[other] { $count } variations.
}
study-in-variation = { $depth ->
    [one] In a variation on move { $number }.
   *[other] In a variation, { $depth } deep, on move { $number }.
}
study-last-number = The line goes to move { $number }.
study-otherwise = Another move was played.
variations-none = No variation on this move.
variation-back = { $number }: { $reading }, the main line.
variation-wrong = The variations have the numbers 1 to { $count }.
leave-none = This is the main line.
comment-none = No comment on this move.
auto-on = A move every { $time }. Enter stops.
auto-stopped = Stopped.
goto-wrong = The moves go from { $first } to { $last }.
goto-no-move = { $color } makes no move { $number } here.
play-on-over = The game is over here. Nothing can be played on.
confirm-play-on = Leave your own game for a new one? yes or no.
flipped = Board read from { $color }'s side.
clock-unknown = No clock times are noted here.
argument-move-number = { $name } needs the number of a move: { $name } 12, or { $name } 12 black.
argument-variation = { $name } needs a number. Type variations for the list.
argument-seconds = { $name } takes 1 to 60 seconds.
argument-color = { $name } takes white or black.
about-line = { $name }: { $value }.
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
    previous, first, end, goto 12.
    Questions as in a game: board, pieces, clock.
    variations, leave, comment, about, where.
    auto: plays the moves by itself.
    play-on: play from here.
    close: leave the game.
    More: help and a command.
help-flip =
    flip: hear the board from the other side.
help-games =
    games: your games, five at a time.
    games carlsen: by player.
    games sicilian, games B90: by opening.
    games 1992 draw, games since 1990.
    games here: with this position.
    Also: player, against, white, black,
    opening, event, result, until.
help-more = more: the next games of the list.
help-open =
    open 57: opens game 57. After a list, 57 is enough.
help-resume =
    resume: continues your last unfinished game.
    resume 3: continues game 3.
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
help-pause = pause: stops auto.
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
help-play-on =
    play-on, play-on black: a new game from here against the computer.
help-close =
    close: closes the opened game and returns to yours.

## Import

import-progress = { $games } games read.
import-progress-percent = { $percent } percent, { $games } games read.
import-kept = { $count ->
    [one] 1 game imported.
   *[other] { $count } games imported.
}
import-cut = { $count ->
    [one] 1 game ends at a null move.
   *[other] { $count } games end at a null move.
}
import-doubles = { $count ->
    [one] 1 game was there already.
   *[other] { $count } games were there already.
}
import-refused = { $count ->
    [one] 1 game refused.
   *[other] { $count } games refused.
}
import-why = { $why }: { $count ->
    [one] 1 game
   *[other] { $count } games
}.
import-fault = { $what } { $file }, line { $line }, column { $column }.
import-more-faults = { $count ->
    [one] 1 fault more. With --faults FILE all are written down.
   *[other] { $count } faults more. With --faults FILE all are written down.
}
import-missing = There is no file { $file }.
import-folder = { $file } is a folder. Name a PGN file in it.
import-unreadable = { $file } cannot be read, nothing is kept. See whether you may read it.
import-unwritable = { $file } cannot be written, or is there already. Name another file.
import-interrupted = Interrupted, nothing is imported.
import-nothing = Nothing is imported. Import again.
import-empty = { $file } is empty.
import-no-game = There is no game in { $file }. Name a PGN file.
import-no-text = { $file } is not a text file. Unpack it first, then import the PGN file in it.
standard-input = standard input
fault-foreign = { $word } is not a PGN move. PGN uses English letters: K, Q, R, B, N.
fault-null = { $word } is a null move. The game is imported up to it.
fault-word = { $word } is not PGN.
fault-null-variation = { $word } is a null move. The variation is imported up to it.
fault-illegal = { $word } is not legal here.
fault-ambiguous = { $word } is ambiguous.
fault-tag = The tag { $word } is incomplete.
fault-twice = The tag { $word } is there twice.
fault-variant = { $word } is not standard chess.
fault-comment = The comment is never closed.
fault-long = This is longer than any game can be.
fault-variation = Unbalanced brackets in a variation.
fault-no-result = The game has no result. Add 1-0, 0-1, 1/2-1/2 or * at the end.
fault-result = The tags have another result: { $word }.
fault-mate = Checkmate on the board, but the result disagrees.
fault-stalemate = Stalemate on the board, but the result is not a draw.
fault-no-text = This is not text.
why-foreign = move with letters of another language
why-null = null move
why-word = unknown word
why-illegal = illegal move
why-ambiguous = ambiguous move
why-tag = broken tag
why-twice = tag twice
why-variant = not standard chess
why-position = impossible first position
why-comment = open comment
why-long = too long
why-variation = unbalanced brackets
why-no-result = no result
why-result = two results
why-mate = mate, but another result
why-stalemate = stalemate, but another result
why-no-text = no text

## Keys

keymap-about = { $name }: { $about }
keymap-lichess = the keys of lichess's blind mode.
keymap-winboard = the keys of WinBoard for JAWS.
keymap-numpad = the numeric block alone.
keymap-left-hand = the left hand alone.
keymap-right-hand = the right hand alone.
keymap-own = a keymap of your own.
keymap-part = A keymap has no part { $name }. It can have about, parent, numeric-block, keys and despite.
keymap-fault = Key { $key }: { $what }
keymap-no-key = there is no key { $name }. Write a letter such as k, or up, home, enter, space, f2.
keymap-shift = write the sign that Shift gives, without shift.
keymap-unknown = no key can do { $line }. Did you mean { $near }?
keymap-argument = { $line } is incomplete or wrong. Write it like { $example }.
keymap-twice = this key is there twice. Delete one of the two lines.
keymap-hidden = never reached, because { $by } already does something. Choose another key.
keymap-taken = { $why }. Choose another key, or give your reason under despite.
keymap-taken-instead = { $why }. Write { $instead }.
keymap-not-taken = nobody else takes it, or nothing here uses it. Delete it under despite.
keymap-same-key = on the keyboard { $keyboard } this is { $known } as well. Choose another key.
keymap-unreachable = { $count ->
    [0] No key does { $names }.
   *[other] No key does { $names } and { $count } more.
} Give each a key, or write parent = "lichess".
keymap-empty = This keymap has no keys. Write parent = "lichess" for example, or keys of your own.
keymap-no-parent = There is no keymap { $name } that can be the parent. There are: { $keymaps }.
taken-interrupt = every terminal interrupts programs with it
taken-suspend = every terminal suspends programs with it
taken-end = every terminal ends input with it
taken-flow = terminals and serial lines stop output with it
taken-quit = every terminal ends programs with it
taken-tab = in every terminal it is the same as Tab
taken-enter = in every terminal it is the same as Enter
taken-line-end = in every terminal it ends a line
taken-backspace = in many terminals it is the same as Backspace
taken-escape = in every terminal it is the same as Escape
taken-zoom = terminals zoom with it or send another character
taken-multiplexer = it is the first key of screen and tmux
taken-sequence = in every terminal other keys begin with it
taken-control-shift = terminals use it for tabs, windows, copy and search, and cannot tell it from Control alone
taken-alt-letter = terminals open menus with it, and yasr reads with it
taken-alt-digit = GNOME Terminal and Xfce Terminal change tabs with it
taken-yasr = yasr reads with it
taken-help = GNOME Terminal opens its help with it
taken-menu = GNOME Terminal and others open a menu with it
taken-full-screen = GNOME Terminal and Windows Terminal fill the screen with it
taken-drop-down = guake and other drop-down terminals come and go with it
taken-scroll = terminals scroll, change tabs or paste with it
taken-consoles = the Linux console and Windows Terminal change consoles and panes with it
taken-windows = desktops and Windows Terminal handle windows with it
taken-control-alt = VoiceOver, desktops and yasr have commands on it
taken-insert = NVDA, JAWS, Orca and Fenrir begin their commands with it
taken-block-arrows = NVDA, JAWS, Orca, Fenrir and Speakup read the screen with it
taken-block-digits = Fenrir, Speakup and the keypad table of BRLTTY read the screen with it
taken-block-signs = NVDA, JAWS, Orca and Speakup use it for mouse, review and silence
no-keymap = There is no keymap { $name }. There are: { $keymaps }.
health-keymap = Keymap { $name }: works, keyboard { $keyboard }.
health-keymap-broken = Keymap: { $what }.
key-does = { $key }: { $does }.
key-shift = Shift { $key }
key-alt = Alt { $key }
key-control = Control { $key }
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
key-rank = to rank { $rank }
key-file = to file { $file }
key-take = picks up the piece here, or puts it down
key-entry = to the entry field
key-board = to the board
key-next-pane = the next pane
key-previous-pane = the pane before
key-menu = all commands in a list
key-keys = all keys in a list
key-key-help = key help on and off
key-cancel = silence; back; puts the piece back
key-suspend = back to the shell for a while
key-line = types { $line }
does-yes = yes
does-no = no
does-queen = queen
does-rook = rook
does-bishop = bishop
does-knight = knight
does-board-here = what is on this square
does-moves-here = the moves of the piece here
does-captures-here = what the piece here can take
does-rays-here = all eight directions from here
does-diagonals-here = the diagonals from here
does-knight-here = what is a knight's move away
does-attackers-here = what attacks and defends this square
does-defenders-here = what defends and attacks this square
does-colour-here = whether this square is light or dark
does-rank-here = what is on this rank
does-file-here = what is on this file
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
does-clock = the time left
does-clock-mine = your own time
does-clock-theirs = the opponent's time
does-score-3 = the last three moves
does-announce = announces the move on the board
does-press = presses your clock
## Taking and putting

in-hand = { $piece } { $square } in your hand.
put-back-here = { $piece } { $square } is back.
look-edge = Edge. { $what }
look-board = Board. { $what }
look-moves = Moves. { $what }
look-clocks = Clocks. { $what }
look-log = Messages. { $what }

## The screen

pane-board = Board
pane-moves = Moves
pane-clocks = Clocks
pane-log = Messages
too-small = The window is too small.
focus-entry = Entry: { $text }
menu-title = Commands
keys-title = Keys
key-none = { $keys } does nothing here.
no-shell = No shell could go on with the program.
key-waits = { $keys }, then { $next }.
keys-from-to = { $from } to { $to }
paste-too-long = Too long, nothing pasted. At most { $lines } lines.
key-help-on = Keys are explained now. The same key ends it.
key-help-off = Keys work again.
no-screen = No screen on this terminal: lines instead.

## Playing on a board

board-name = { $make }, { $port }
board-found = Board found: { $name }.
board-found-of = Board of { $color } found: { $name }.
board-back = The board is back: { $name }.
board-back-of = The board of { $color } is back: { $name }.
board-plays = You play on the board.
board-right = The board is right.
board-differs = Your board does not match the game.
board-left-over = Not used: the program plays that side.
board-moves-only = It tells finished moves only: nothing is touched on it.
board-take = Take the piece off { $square }.
board-take-man = Take { $man } off { $square }.
board-put = Put { $man } on { $square }.
board-carry = Take { $man } from { $square } to { $to }.
board-swap = Swap the pieces on { $square } and { $to }.
board-turn = Turn the board round.
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
board-lifted = { $piece } { $square }.
board-touched = { $piece } { $square } touched.
board-seated = { $square }.
board-empty = { $square }: empty.
board-executed = It is on your board.
board-put-back = Everything is as before. Touched stays touched.
board-adjusted = Everything is as before.
board-knocked = The board was knocked.
board-knocked-untouched = The board was knocked. Nothing is touched.
board-lingers = Is your move done? Then type it.
board-press = Press, if { $move } is your move.
board-pressed = { $color } has pressed.
button-in-hand = Not finished: { $piece } { $square } is off the board.
button-nothing-moved = Nothing moved. Your move.
button-no-game = Nothing to do on the board now.
board-no-button = It has no button. A move counts when your hand rests.
board-learned = The board has learned its pieces.
board-not-learned = The pieces were not learned. They are followed by their moves.
boards-clock-waits = The clock waits for the board.
boards-clock-runs = The clock runs.
board-no-move = The board reports { $text }: not a legal move.
board-line-lost = A line of the board was lost. Type last to hear the last move. If one is missing, type it.
board-faulty = { $square }: the sensor cannot be trusted.
board-doubtful = { $square } comes and goes. Press the piece down. It still counts.
board-missed = Something on the board was lost. If a touch or a move is missing, make it again.
board-flickers = { $square } flickers: press the piece down, or say mute { $square }.
board-still-empty = { $square } seems empty. Press the piece down, or say mute { $square }.
board-still-occupied = { $square } seems occupied. If it is empty, say mute { $square }.
board-muted = { $square } is muted: what it shows does not count.
board-muted-untouched = { $square } is muted: it flickers. It was not touched.
board-muted-arbiter = { $square } is muted: it flickers. The arbiter decides whether it was touched.
board-steady = { $square } is steady again and counts.
board-unmuted = { $square } counts again.
board-mutes = { $square } is muted. Type moves from or to it. To count it again: unmute { $square }.
board-which-side = Which side is White's cannot be seen. Type pegboard straight, or pegboard turned.
board-battery = The battery of the board has { $percent } percent left.
board-gone = The board is gone: { $reason }. Go on at the keyboard. { $todo }
board-not-there = No board: { $reason }. { $todo }
board-none-found = no port has one
board-none-found-do = Plug it in, or name its port.
board-no-port = the port { $port } is not there
board-no-port-do = Plug it in.
board-not-serial = { $port } is not a serial port
board-not-serial-do = Name another one.
board-busy = another program has { $port }
board-busy-do = Close that program.
board-denied = you may not use { $port }
board-denied-do = An administrator can allow it.
board-denied-group = you may not use { $port }
board-denied-group-do = Join the group { $group }: sudo usermod -aG { $group } $USER. Then log in anew.
board-no-answer = nothing answers on { $port }
board-no-answer-do = Switch it on, or plug it in again.
board-other-make = a { $what } board is on { $port }
board-other-make-do = Name that make, or auto.
board-babble = something else speaks on { $port }
board-babble-do = Name the port and the make of your board.
board-stranger = what is on { $port } is not understood
board-stranger-do = Is that the right plug? A board may also be newer than touchmove.
board-failed = { $port } fails, { $what }
board-failed-do = Plug it in again.
boards-none = No board. Type pegboard auto to look for one.
boards-sought = Looking for a board.
boards-off = Boards off. Moves are typed.
board-is = Board: { $name }.
board-of = Board of { $color }: { $name }.
board-agrees = It matches the game.
board-moves = A move is being made on it.
board-behind = The opponent's move has not been made on it yet.
board-waits = It has not been compared with the game yet.
skipped = Left as it is. Type your moves until the board is right.
skip-none = Nothing to skip.
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
    A flickering square is muted automatically until it has been still for ten seconds.
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
peg-found = Board found: { $make }, { $port }.
peg-senses-pegs = It senses each peg that leaves its hole.
peg-senses-squares = It senses which squares are occupied.
peg-senses-moves = It reports finished moves only, not touched pieces.
peg-no-address = { $word } is not a board address. Write auto, a make, or a make and a port: dgt:/dev/ttyUSB0. The makes: { $makes }.
peg-chips = Learned: the chips of { $count } pieces.
peg-event = { $what }.
peg-event-at = { $what }. { $time } seconds.
peg-together = At once: { $items }
peg-lifted = { $square } lifted
peg-lifted-man = { $square } lifted, { $piece }
peg-seated = { $square } occupied
peg-seated-man = { $square } occupied, { $piece }
peg-button-confirm = Confirm button, { $how }
peg-button-confirm-of = { $color }'s confirm button, { $how }
peg-button-clock = Button of the clock, { $how }
peg-button-clock-of = { $color }'s clock button, { $how }
peg-button = Button { $number }, { $how }
peg-short = short
peg-long = long
peg-stands-start = The starting position is set up.
peg-stands-empty = All squares are empty.
peg-stands = Occupied, { $count ->
    [one] { $count } square
   *[other] { $count } squares
}: { $items }.
peg-standing = { $piece } { $square }
peg-moved = Move: { $text }.
peg-taken-back = Taken back: { $text }.
peg-faulty = { $square }: the sensor cannot be trusted.
peg-mended = { $square }: the sensor can be trusted again.
peg-doubtful = { $square }: the sensor is doubtful. It still counts.
peg-certain = { $square }: no doubt any more.
peg-glimpsed = { $square } was otherwise in one look. That does not count.
peg-felt = { $square } felt
peg-clock = Clock: White { $white }, Black { $black }, { $runs }.
peg-clock-stands = it is stopped
peg-clock-white = White's runs
peg-clock-black = Black's runs
peg-buttonless = It has no button.
peg-lampless = It has no lamps that are used.
peg-identity = It is: { $text }.
peg-battery = Battery: { $percent } percent.
peg-battery-charging = Battery: { $percent } percent, charging.
peg-done = Order carried out.
peg-refused = Order refused: { $text }.
peg-learned = Pieces learned.
peg-not-learned = Nothing learned. Look at: { $items }.
peg-which-side = Which side is White's cannot be seen: say it with --straight or --turned.
peg-restarted = The board has begun anew.
peg-unanswered = An order is not answered.
peg-silent = The board is silent.
peg-echo = The line leads back to itself.
peg-version = The board speaks another version.
peg-gap = Something was lost on the way.
peg-missed = Lost on the way: { $count ->
    [one] one event.
   *[other] { $count } events.
}
peg-garbled = Something came that cannot be read.
peg-start-missing = Not as at the start. Nothing on: { $items }.
peg-start-more = Not as at the start. Too much on: { $items }.
peg-start-other = Not the starting position. Different pieces on: { $items }.
peg-enter-skips = Enter skips a question.
peg-ask-take = Take the piece off { $square }.
peg-ask-back = Put it back on { $square }.
peg-ask-put = Put a piece on { $square }.
peg-ask-away = Take it off { $square } again.
peg-square-works = { $square } works.
peg-nothing-came = Nothing came.
peg-skipped = Skipped.
peg-ask-move = Make a move on the board.
peg-no-move = No move came.
peg-lamps = Lamps, rank by rank from the first to the eighth.
peg-lamps-done = Lamps done. Whether they shone, only eyes can tell.
peg-ask-button = Press a button of the board, or of its clock.
peg-no-button = No button came. The board may have none.
peg-clock-works = The clock works.
peg-no-clock = No clock has answered.
peg-named = The number of the board is { $text }, for ever.
peg-has-name = The board keeps the number that it has.
peg-takes-no-name = The board takes no number. It needs PEG/1 1.1, and the number up to 16 letters or digits.
peg-clock-unnamed = A clock is tried with --clock xl or --clock 3000.
peg-check-none = Nothing to check.
peg-check-lost = The board was lost. It does not work.
peg-check-works = It works: { $count ->
    [one] { $count } square tried
   *[other] { $count } squares tried
}.
peg-check-wrong = It does not work: { $items }.
peg-check-nothing = Nothing was tried.
peg-check-moves = It works: moves come.
peg-check-no-moves = It does not work: no move has come.
health-board = Board: a port for one, { $port }{ $product }.
health-board-denied = Board: { $reason }. { $todo }
health-board-none = Board: no port that could have one.

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
    replace d5: the new man, no empty moment
    press, long: the confirm button
    press white: a button for each player
    lever: the clock; button 3: its buttons
    battery 15, feel e2
    wait 300: milliseconds
    off, on: the power
    pull, plug: the cable
    show: how everything stands
    position: FEN or start
    next: the next move of the file
    end
sim-port = Port: { $path }
sim-awaits = The game begins when a program asks.
sim-awaits-next = The next move waits. Write next.
sim-no-next = No move is left to play.
sim-game-over = The game is over.
sim-lifted = Taken: { $man } { $square }
sim-seated = Put: { $man } { $square }
sim-pressed = Pressed.
sim-set = The pieces are set up.
sim-done = Done.
sim-waited = Waited { $length } milliseconds.
sim-on = Power on.
sim-off = Power off.
sim-plugged = Cable in.
sim-pulled = Cable out.
sim-open = A program has the port open.
sim-closed = No program has the port open.
sim-men-white = White: { $men }
sim-men-black = Black: { $men }
sim-no-men-white = White: no pieces
sim-no-men-black = Black: no pieces
sim-hand = Beside the board: { $men }
sim-empty = { $square } is empty.
sim-occupied = Occupied: { $man } { $square }. Lift it first, or write replace.
sim-nothing-in-hand = Your hand is empty. Name a piece, such as white queen.
sim-no-button = This board has no such button.
sim-no-part = This board has no battery, and cannot feel a finger.
sim-no-button-number = { $word } is not a button. Buttons are 1 to 5.
sim-no-percent = { $word } is not a percentage. Write 0 to 100, with a plus while it charges.
sim-no-word = { $word }: no such word. Write help.
sim-missing = Something is missing behind { $word }. Write help.
sim-more = { $word } is too much here.
sim-no-square = { $word } is not a square. Write one such as e2.
sim-what-square = Name a square, such as e2.
sim-no-man = { $word } is not a piece. Write one such as queen.
sim-no-color = { $word }: white or black?
sim-no-time = { $word } is not a time. Write milliseconds, up to an hour.
sim-no-position = { $word } is not a position. Write FEN, or start.
sim-dark = Lights: all off.
sim-lit = Lights: { $squares }
sim-buzz = Sound: { $text }
sim-named = Number kept: { $text }
sim-shake = Shakes: { $text }
sim-shows = Clock shows: { $text }
sim-shows-and-beeps = Clock beeps and shows: { $text }
sim-shows-times = Clock shows the times.
sim-times = Clock set: White { $white }, Black { $black }
sim-plays = Move of the computer: { $from } { $to }
sim-no-system = Boards can be simulated on Linux, macOS and BSD only.
sim-no-port = No pseudo-terminal: { $reason }
sim-no-file = There is no file { $file }.
sim-unreadable = { $file } cannot be read: { $reason }
sim-no-make = There is no make { $word }. There are: peg1, dgt, chesslink, certabo, citrine.
sim-no-flag = { $word } does not fit this make.
sim-no-side = { $word } is not a side. Write white or black.
sim-no-style = { $word } is not a style. Write one such as own-first.
sim-cannot-confirm = This board has no button to confirm with.
sim-no-game = { $count ->
    [0] No game can be read in { $file }.
    [one] { $file } has one game that can be read.
   *[other] { $file } has { $count } games that can be read.
}
sim-fault = { $file }, line { $line }: { $reason }
sim-fault-word = { $word } is not a fault. Write one such as noise, loss, pull.
sim-fault-share = { $word } is not a share. Write one from 0 to 1, such as 0.01.
sim-fault-square = { $word } is not a square. Write one like b8.
sim-fault-number = { $word } is not a number. Write milliseconds, up to a day, or a byte.
sim-fault-short = Something is missing at the end.
sim-fault-more = { $word } is too much.
sim-fault-needs-time = { $word } needs its time first, such as at 5000.
sim-fault-no-place = { $word } cannot happen at one time or byte. Write from and to, or neither.

## The match file

match-line = Line { $line }: { $what }
match-key-in = { $key } in [{ $part }]
match-words = One of: { $words }.
match-help-aid = Aid: { $aid }.
match-wrong-form = not of the form key = "value". Put the value in quotation marks.
match-wrong-twice = this is in the file twice. Remove one of them.
match-wrong-unknown-near = { $key } is unknown here. Did you mean { $instead }?
match-wrong-unknown = { $key } is unknown here. One of: { $words }.
match-wrong-part = { $part } is a part of the file. Write [{ $part }] on a line of its own.
match-wrong-value = { $key } cannot be { $value }. { $help }
match-wrong-answer = { $key } cannot be { $value }.
match-wrong-empty = { $key } has no value that can be read. { $help }
match-wrong-missing = { $key } is missing. { $help }
match-wrong-relay = an assistant plays for { $color }, and none is named. Name one in [{ $part }].
match-wrong-hearing = a blind and a hearing-impaired player need an assistant. Name one in [white.assistant] or [black.assistant]. { $article }.
match-wrong-no-board = { $color } has no board that is sensed. Write device = "pegs" or "board", or leave the address out.
match-wrong-no-pegs = { $make } is not a peg board. Write device = "board".
match-wrong-pegs = { $make } is a peg board. Write device = "pegs".
match-wrong-port = both players have the board at { $port }. Each needs another one.
match-wrong-boards = the two boards cannot be told apart. Give each its port, such as dgt:/dev/ttyUSB0.
match-wrong-positions = a game has one starting position. Leave chess960 or position out.
match-wrong-aid = { $aid }: no arbiter can grant this, advice is forbidden. FIDE 2023, 11.3.1.

match-key-event = Event: the tournament or match.
match-key-site = Site: town and country.
match-key-place = Place: hall and table.
match-key-round = Round.
match-key-date = Date, such as 2026-11-21.
match-key-time = Time control, such as 15+10, 40/90+30,30+30 or 5d3; off: no clocks.
match-key-laws = Laws: the edition, such as fide-2023.
match-key-pace = Pace. Left out, the time control decides.
match-key-supervision = Supervision of rapid and blitz. Adequate: the competition rules apply.
match-key-announcing = Announcing: how a player tells the other his move, such as knight f3. Repeated: the other says it after him, as for the blind.
match-key-default-time = Default time: who comes so many minutes late loses. 0 to 600.
match-key-quickplay = Quickplay finish: whether its guidelines are announced.
match-key-adjournment = Adjournment: whether the game may be adjourned.
match-key-chess960 = Chess960: the number of the starting position, 0 to 959.
match-key-position = Starting position, as FEN. Left out, the usual one.
match-key-name = Name of the player.
match-key-title = Title, such as FM.
match-key-federation = Federation, such as GER.
match-key-club = Club.
match-key-rating = Rating, 0 to 4000.
match-key-fide-id = FIDE ID, a number.
match-key-blind = Blind or visually impaired.
match-key-hard-of-hearing = Hearing-impaired.
match-key-device = Device: on what the player plays.
match-key-address = Address of the board: auto, a make, or make and port, such as peg1:/dev/ttyACM0.
match-key-moves = Voice of moves: fide says Eva vier, fide-en Eva four, en e4.
match-key-talk = Voice of everything else.
match-key-form = Form of moves: long with the origin, short without it where that is clear.
match-key-speech = Speech: whether the program speaks to this player.
match-key-rate = Rate of speech, -100 to 100.
match-key-output = Output: the audio output that this player hears by. Left out, that of the system.
match-key-synthesiser = Synthesiser: the name of its voice. Left out, the one of the language.
match-key-print = Print: how lines are printed for this player.
match-key-braille-table = Braille table of liblouis, such as en-ueb-g2.ctb; auto: by the language.
match-key-score = Score sheet: who keeps it. The player, typed with write e4 (own), or on paper or in braille (hand); or the program (assistant).
match-key-warnings = Warnings: the minutes left at which to be told, such as 10,5,1; or off.
match-key-code = Code: what must be typed by whoever sits down at this seat. Left out: nothing.
match-key-assistant-name = Name of the assistant.
match-key-assistant-talk = Voice in which the assistant is talked to.
match-key-arbiter-name = Name of the arbiter.
match-key-arbiter-passphrase = Passphrase, as a hash. { $program } match --new makes one.
match-key-arbiter-talk = Voice of the desk. Left out, that of the computer.
match-key-arbiter-moves = Voice of moves at the desk. Left out, that of the computer.
match-key-arbiter-speech = Speech: whether a terminal of the desk speaks.
match-key-arbiter-rate = Rate of speech at the desk, -100 to 100. Left out, that of the computer.
match-key-arbiter-lock = Lock: the minutes without a line after which the desk asks for the passphrase again. 0: never.
match-key-arbiter-output = Output: the audio output that the arbiter hears by. Left out, that of the system.
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

match-about-file =
    A match for touchmove. Lines that begin with # are read by nobody but you.
    To check it: { $program } match --check and the name of this file.
match-about-aids =
    Aids for both players, yes or no. Without a line, as the Laws have it.
    Allowed: own-announcements, score-sheet, times, move-number.
    Only if granted: opponent-score, position-readout, legal-moves,
    attackers, draw-hints, opening-name, takeback. Never: engine.
    For one player alone: a part [white.aids] or [black.aids].
match-about-arbiter = The passphrase itself does not stand here.

match-part-player = { $color }.
match-part-assistant = The assistant of { $color }.
match-part-player-aids = Aids for { $color } alone.
match-part-aids = Aids for both players.
match-part-arbiter = The arbiter.
match-ask-begin =
    A new match file, in about 15 answers.
    Enter alone takes what the last line of a question says.
    /back goes back. Control-C stops and keeps your answers.
match-ask-on = { $count ->
    [one] Going on after one answer.
   *[other] Going on after { $count } answers.
}
match-looking = Looking for boards.
match-found-none = No board found.
match-found = Found: { $boards }.
match-ask-name = Name of { $color }.
match-ask-blind = Who is blind or visually impaired?
match-ask-device = What does { $color } play on?
match-ask-assistant = Name of the assistant of { $color }.
match-ask-braille = Who reads lines in braille?
match-ask-output = Which sound output does { $color } hear?
match-word-program = the program
match-word-both = both
match-word-neither = neither
match-found-board = { $make } board at { $port }
match-device-pegs-later = peg board, plugged in later
match-device-board-later = ordinary electronic board, plugged in later
match-device-relayed = an assistant types
match-ask-aids = Which are granted besides those of the Laws? Numbers with commas.
match-ask-passphrase = Passphrase of the arbiter. It opens the arbiter's desk. At least 10 characters, or three words.
match-ask-passphrase-again = The passphrase once more.
match-passphrase-short = Too short. Type at least { $characters } characters, or { $words } words that do not belong together.
match-passphrase-differs = The two differ. Type it twice again.
match-choice = { $number }: { $word }
match-enter = Enter: { $value }.
match-enter-none = Enter: none.
match-enter-nothing = To leave it out: none.
match-enter-again = Enter alone is not an answer here.
match-enter-kept = Enter: the one you typed.
match-enter-passphrase = Enter alone: ask for both again.
match-none = none
match-back = /back
match-back-none = This is the first question.
match-review = The table:
match-review-row = { $name }: { $value }
match-review-set = set
match-review-aids = those of the Laws
match-review-output = that of the system
match-review-default-time = not fixed, you are asked
match-review-more = Also by name: { $names }.
match-review-end =
    To change something, type its name, such as { $name }.
    Enter: write the file.
match-review-all = all
match-review-again =
    To change more, type its name. To hear the whole table: all.
    Enter: write the file.
match-review-unknown = There is no { $word } here. Type a name from the list.
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
match-name-adjournment = adjournment
match-name-chess960 = Chess960
match-name-position = position
match-name-name = name
match-name-title = title
match-name-federation = federation
match-name-club = club
match-name-rating = rating
match-name-fide-id = FIDE number
match-name-blind = blind
match-name-hard-of-hearing = hearing
match-name-device = device
match-name-moves = voice of moves
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
match-name-arbiter-moves = desk voice of moves
match-name-arbiter-speech = desk speech
match-name-arbiter-rate = desk rate
match-name-arbiter-output = desk output
match-name-arbiter-synthesiser = desk synthesiser
match-changed = The match file has changed: { $keys }. A game that has begun keeps its old conditions.
match-changed-key = { $key } from { $then } to { $now }
match-left-out = nothing
match-go-on = Game { $game } of this table is not over. Go on with it by the old conditions? No begins a new game by the new ones, and game { $game } stays in the archive. Yes or no?
match-not-begun = Game { $game } is not over, and nobody has answered. Start the match again and answer.
match-left = Nothing is written.
match-kept = Your answers are kept. Type the same command to continue.
match-not-kept = Your answers are not kept: { $reason }.
match-written = Written: { $file }.
match-begin =
    The match file is in order.
    To begin: { $program } match { $file }
match-no-randomness = The system gives no random numbers. Nothing is written.
match-exists = There is a file { $file } already. Name another one.
match-not-written = Not written, { $file }: { $reason }.
match-not-there = There is no match file { $file }. To write one: { $program } match --new { $file }
match-not-read = { $file } cannot be read: { $reason }.
match-reason-missing = there is no such file
match-reason-folder = that is a folder, name a file in it
match-reason-no-text = it is not plain text, save it as UTF-8
match-reason-denied = it may not be read

match-title = { $white } against { $black }.
match-event = Event: { $text }.
match-round = Round { $text }.
match-site = Site: { $text }.
match-place = Place: { $text }.
match-date = Date: { $text }.
match-laws = Laws: { $edition }, pace { $pace }.
match-supervision-adequate = Supervision: adequate.
match-supervision-sparse = Supervision: sparse.
match-announcing-repeat = Moves are announced, repeated and executed.
match-announcing-repeat-first = Moves are announced, repeated and executed. The clock waits for it, at the cost of who repeats.
match-announcing-announce = Moves are announced, not repeated.
match-announcing-off = Moves are not announced.
match-chess960 = Chess960, starting position { $number }.
match-position = Starting position: { $position }.
match-position-chess960 = Chess960, starting position { $position }.
match-default-time = Default time: { $time }.
match-quickplay = Quickplay finish: announced.
match-adjournment = Adjournment: allowed.
match-player = { $color }: { $name }.
match-blind = { $color } is blind or visually impaired.
match-hard-of-hearing = { $color } is hearing-impaired.
match-device-keyboard = { $color } plays at the keyboard.
match-device-pegs = { $color } plays on a peg board, { $address }.
match-device-board = { $color } plays on an electronic board, { $address }.
match-device-assistant = { $color } plays through an assistant.
match-assistant = { $color } has an assistant, { $name }.
match-spoken = { $color } hears moves by { $moves }, all else by { $talk }.
match-printed = { $color } reads moves by { $moves }, all else by { $talk }.
match-output = { $color } hears by the output { $output }.
match-braille = { $color } reads in braille, table { $table }.
match-score-own = Score sheet of { $color }: typed by the player.
match-score-hand = Score sheet of { $color }: by hand, on paper or in braille.
match-score-assistant = Score sheet of { $color }: kept by the program.
match-warnings = { $color } is told at { $minutes } minutes.
match-aids = { $color } may ask for: { $aids }.
match-arbiter = Arbiter: { $name }.
match-good = The match file is in order.
match-note-silent = Unusual: a player is blind and no move is announced. { $article } asks for it; an event may adapt it.
match-note-unrepeated = Unusual: a player is blind and no move is repeated. { $article } asks for it; an event may adapt it.
match-note-no-clocks = Unusual: there are no clocks.
match-note-pace = Unusual: pace { $pace }. By its time control the game is { $usual }.
match-note-default-time = The default time is left out. The event has to fix it, { $article }.
match-note-score = Unusual: { $color } is sighted and does not keep score. { $article }.
match-note-output = Both players hear the same output: what is for one is heard by the other.
match-note-passphrase = The passphrase is that of the examples, everybody knows it. { $program } match --new asks for yours.
match-note-quickplay = The quickplay finish has no effect with this time control, { $article }.

## At the table of a match

seat-opened = You play { $color }, { $name }. Your opponent: { $opponent }.
seat-waits = The arbiter starts the clocks.
seat-stands = Clocks stopped. The arbiter will start them.
seat-set-up = Set up your board anew: too much has changed.
seat-adjourned = The game is adjourned. The arbiter opens the envelope.
seat-waits-repetition = { $color } must repeat it.
seat-answer-offer = Type accept or decline.
seat-not-you = You are not to move.
seat-made-stays = Your move is { $move }. It stays.
seat-position-set = The position is set. Set up your board.
seat-absent = You are noted as absent. Call the arbiter: arbiter.
seat-began = The game begins.
seat-began-yours = The game begins. Your clock runs.
seat-clock-runs = Your clock runs.
seat-no-quit = A match ends by the Laws or by the arbiter. To give up, say resign.
desk-passphrase = The passphrase of the desk. Enter alone: back.
desk-not-opened = The desk stays closed. Type desk to open it.
desk-waits = The passphrase is being looked at.
desk-wrong = This is not the passphrase. Type it again. Enter alone: back.
desk-wrong-wait = This is not the passphrase. Wait { $seconds } { $seconds ->
        [one] second
       *[other] seconds
    }, then type it again. Enter alone: back.
desk-early = Too early, not checked. Wait { $seconds } { $seconds ->
        [one] second
       *[other] seconds
    }, then type it again. Enter alone: back.
desk-open = You are at the desk.
desk-wanted = The arbiter is wanted.
desk-open-matters = You are at the desk. { $count ->
    [one] One matter waits
   *[other] { $count } matters wait
  } for your decision.
desk-alone = Type desk alone. The passphrase is asked for next, and not shown.
desk-alone-open = Type desk alone, then the command. Nothing behind desk is taken.
desk-closed = The desk is closed.
desk-locked = The desk is locked: nothing was typed here for a long time. Whatever you type next, the passphrase is asked for.
desk-locked-seat = The desk is locked: nothing was typed here for a long time. Type desk to open it.
desk-no-legal-move = Not a legal move. The players are not told.
desk-noted = Noted.
desk-unknown = The desk knows no { $word }. For its commands type help.
desk-no-question = No question is open at the desk.

## The terminal of the host

host-busy = This match is already being played by another program. Close that one first.
host-kept = Match saved as game { $game }. To continue: { $program } match, then the same file.
host-desk = Desk
host-for = { $place }:
host-speaks-for = You speak for { $place }.
host-serves-none = Other terminals serve all places. This one keeps the match.
host-taken = { $seat ->
    [desk] The desk is at another terminal. Close that one first.
   *[other] { $place } plays at another terminal. Close that one first.
}
host-given = { $seat ->
    [desk] The desk is at another terminal now.
   *[other] { $place } plays at another terminal now.
}
host-gone = { $seat ->
    [desk] The desk's terminal is gone. Its lines are typed here.
   *[other] The terminal of { $place } is gone. { $place } plays here.
}

## Other terminals of a match

client-no-table = No match is open here. Start it in another terminal: { $program } match, then its file.
client-older = This touchmove is older than the table's. Start the same one here.
client-newer = This touchmove is newer than the table's. Start the same one here.
client-stranger = The table is another user's. Start this as that user.
client-stuck = The table does not answer. Look at its terminal.
client-gone = The table is gone. I wait for it. Type quit to leave.
client-back = The table is back.
client-waits = Not sent: the table is gone. I wait for it. Type quit to leave.
client-braille-lost = Braille is lost: { $reason }. Lines are printed as text.
link-busy = A match is open already, in another terminal. End it there first, or give --data another folder.
link-closed = No other terminal can join: { $reason }.
reason-long-path = the name of the data folder is too long
reason-no-sockets = this system has no such sockets
reason-no-output = there is no such audio output; pactl list short sinks names them

## Rehearsal

opening-strict =
    Tournament rehearsal.
    Type your move to announce it. Then { $press }.
    Type the opponent's move to repeat it.
set-up-position = Special starting position. Set up your board:
announcement-unclear = Not clear. Say the piece and both squares.
slip-stands = Too late to correct: the clock was pressed. The move stands.
withheld-own-announcements = Not said again: the arbiter has withdrawn it.
withheld-score-sheet = Not read out: the arbiter has withdrawn it.
withheld-times = No times: the arbiter has withdrawn them.
withheld-move-number = No move number: the arbiter has withdrawn it.
withheld-opponent-score = The opponent's score sheet is not read out.
withheld-position-readout = The position is not told. Feel your own board.
withheld-position-sighted = The position is not told. Look at your own board.
withheld-legal-moves = Legal moves are not told.
withheld-attackers = Attackers and defenders are not told.
withheld-draw-hints = You are not told when you could claim.
withheld-opening-name = The opening is not named.
withheld-takeback = No move is taken back.
withheld-engine = No advice, and no change of level, during the game.
withheld-never = Not during this game: { $name }.
help-strict-announce =
    Your move. Type it: it is announced.
    When a pawn promotes, say the piece too.
    You can ask: last, repeat, score, clock, turn.
    Also: draw, claim, resign.
    To leave: quit.
    More: help and a command.
help-strict-press =
    Your move is announced. Now press.
    A slip: correct and the move, before that.
help-strict-repeat =
    Type the opponent's move: that repeats it.
    Then it is your move.
help-strict-wait =
    The opponent is to move. Wait.
    You can ask: last, repeat, score, clock, turn.

## The records of a match

report-title = Report for the arbiter
report-table = The table
report-course = What happened
report-began = It began on { $date }. Times are hours, minutes, seconds of play.
report-began-at = It began on { $date }. Times are times of day.
report-program-started = The program is started: { $when }.
report-result = Result: { $score }. { $ended }
report-open = Result: open. The game is not over.
report-open-adjourned = Result: open. The game is adjourned.
report-used = { $color } has used { $time }.
report-illegal-acts = { $color }, illegal acts: { $count }.
report-claims = { $color }, claims: { $count }.
report-claims-wrong = { $color }, wrong claims: { $count }.
report-offers = { $color }, draw offers: { $count }.
report-aids-none = { $color } has used no aid.
report-aids-had = { $color } has used: { $aids }.
report-aids-refused = { $color } was refused: { $aids }.
report-aid = { $aid }, { $count ->
    [one] once
   *[other] { $count } times
}
report-rulings = Rulings and penalties: { $count }.
report-passphrases = Wrong passphrases: { $count }, envelope: { $envelope }.

report-started = The game begins.
report-entered = { $color } plays { $move }.
report-touched = { $color } touches { $square }.
report-lifted = { $color } lifts a piece from { $square }.
report-seated = { $color } puts a piece on { $square }.
report-seated-man = { $color } puts on { $square }: { $piece }.
report-adjusting = { $color } says: I adjust.
report-plays = { $color } plays on another device: { $board }.
report-screen = screen
report-announced = { $color } announces { $move }.
report-repeated = { $color } repeats { $move }.
report-repeated-none = { $color } repeats something that is not a possible move.
report-says = { $color } says: { $text }
report-unclear = { $color } says { $text }: no legal move. Both squares were asked for.
report-seen-to = The arbiter has seen to what the player told him.
report-seen-to-of = The arbiter has seen to what { $color } told him: { $text }
report-executed = { $color } executes the move.
report-corrected = { $color } corrects to { $move }.
report-clock-pressed = { $color } presses the clock.
report-two-hands = { $color } has used two hands.
report-two-hands-claimed = { $color } complains: two hands.
report-flag-claimed = { $color } claims the opponent's flag.
report-illegal-claimed = { $color } claims an illegal move.
report-touch-claimed = { $color } complains: { $square } was touched.
report-found = An irregularity is reported.
report-draw-offered = { $color } offers a draw.
report-draw-accepted = { $color } accepts the draw.
report-draw-declined = { $color } declines the draw.
report-claimed-threefold = { $color } claims a draw, the same position three times.
report-claimed-threefold-with = { $color } claims a draw with { $move }, the same position three times.
report-claimed-fifty = { $color } claims a draw, fifty moves.
report-claimed-fifty-with = { $color } claims a draw with { $move }, fifty moves.
report-claimed-no-effort = { $color } claims a draw: the opponent does not try to win.
report-claimed-cannot-win = { $color } claims a draw: the opponent cannot win by normal means.
report-increment = { $color } asks for an increment.
report-resigned = { $color } resigns.
report-taken-back = Asked to take back, half-moves: { $count }.
report-wrote = { $color } writes { $place }: { $move }.
report-crossed-out = { $color } crosses out { $place }.
report-signed = { $color } signs { $result }.
report-absent = { $color } is noted as absent.
report-arrived = { $color } arrives.
report-adjournment = The arbiter announces the adjournment.
report-sealed = { $color } seals a move.
report-adjourned = The arbiter has the envelope.
report-envelope-lost = The envelope is lost. The players agree on no move.
report-envelope-lost-agreed = The envelope is lost. The players agree on { $move }.
report-opened = The envelope is opened: { $move }.
report-opened-ambiguous = The envelope is opened: the move can mean several things.
report-opened-unreadable = The envelope is opened: no move can be read.
report-resumption = The adjourned game is due to resume.
report-rules = The arbiter wants to rule: { $ruling }
report-refused = Refused: { $why }
report-position-set = The position is set: { $position }.
report-judged-possible = Found: a mate is possible.
report-judged-none = Found: no mate is possible.
report-judged-undecided = Found: it cannot be decided whether a mate is possible.
report-paused = The clocks are stopped.
report-resumed = The clocks are started again.
report-time-passed = A deadline is reached.
report-closed = Not told while the envelope is closed.

report-not-pressed = { $color } has not pressed. The clock keeps running.
report-illegal-stands = The move of { $color } was illegal. It stands until it is claimed.
report-illegal-position = The move was illegal: two kings in check, or a pawn on the last rank. { $color } has one move to end it.
report-asks = Is a mate still possible? That is being found out.
report-clock-runs = The clock of { $color } runs.

report-asked-had = { $color } asks for an aid and has it: { $aid }.
report-asked-refused = { $color } asks for an aid, refused: { $aid }.
report-granted = { $color } is granted an aid: { $aid }.
report-withdrawn = { $color } may not use any more: { $aid }.
report-assistant = The assistant of { $color } is { $name }.
report-assistant-dismissed = The assistant of { $color } is dismissed.
report-passphrase-right = The desk is opened at the place of { $place }: passphrase right.
report-passphrase-wrong = Passphrase wrong, at the place of { $place }.
report-envelope-right = Passphrase of the envelope right, at the place of { $place }.
report-envelope-wrong = Passphrase of the envelope wrong, at the place of { $place }.
report-code-wrong = Wrong code, at the place of { $place }.
report-envelope-key = The key of envelopes was made.
report-desk-closed = The desk is closed.
report-desk-locked = The desk locks itself, at the place of { $place }: nothing was typed.
report-desk-talks = The voice at the desk is now { $voice }.
report-questioned = Asked back at the desk: { $what }
report-answered-yes = The arbiter says yes.
report-answered-no = The arbiter says no: nothing is done.
report-answered-dropped = The question is dropped: nothing is done.
report-program-closed = The program is closed: { $when }.
report-was-closed = It was closed for { $time }.
report-broken-off = The program had not been closed: a crash, or the power was cut.
report-file-old = The match file was changed: { $keys }. The arbiter goes on with the old conditions.
report-file-new = The match file was changed: { $keys }. The arbiter begins this game with the new conditions. The one before it was left.
report-file-taken = The match file was changed: { $keys }. That counts from now on. No condition of the game was changed.
report-served = A terminal serves the place of { $place }.
report-board-lost = The board of { $color } is lost.
report-board-back = The board of { $color } is back.
report-board-wrong = The board of { $color } does not match the game.
report-board-right = The board of { $color } matches the game again.
report-board-low = The battery of the board of { $color } is nearly empty.
report-board-missed = Some of what happened on the board of { $color } was lost.
report-flickers = On the board of { $color }, { $square } flickers. It does not count.
report-left = No terminal serves the place of { $place }.
report-noted = Note of the arbiter: { $text }
report-signed-off = The arbiter signs off.
report-desk = the arbiter

record-cancelled = Cancelled: { $moves }.
record-announced-cancelled = Announced and cancelled: { $move }.
record-illegal = An illegal move that stood: { $move }.
record-apart = From a position that no game can have, { $position }: { $move }.
record-goes-on = The game continues from another position: { $position }
record-at = { $time }:
reason-espeak-missing = espeak-ng is not installed
reason-espeak-stuck = espeak-ng does not end
reason-espeak-garbage = espeak-ng gives no sound
records-no-sound = The announcements cannot be heard as a file: { $reason }.
record-announcements = Announcements with their times
record-sheet = Score sheet of { $color }, { $name }
record-differs = Move { $number } of { $color } was another one: { $move }.
record-position-set = Position set by the arbiter before move { $number } of { $color }.
record-end-revoked = This end was revoked: { $ended }
record-not-written = Move { $number } of { $color } is not written: { $move }.
record-empty = Nothing is written.
record-by-hand = The moves are on the player's own sheet. Put it with this one.
record-announced = { $color } announces { $to }.
record-corrects = { $color } corrects { $from } to { $to }.
record-corrected = Corrected from { $from } to { $to }.
record-was-illegal = Announced, illegal.
record-was-taken-back = Announced, illegal, taken back.
record-crossed-out = Crossed out, move { $number } of { $color }: { $move }.
record-period = { $color } begins a period at move { $number }. Used: White { $white }, Black { $black }.
record-used = Used: White { $white }, Black { $black }.
record-not-signed = { $color } has not signed.
records-no-match = Game { $game } is not a match. { $program } games lists all games.

envelope-title = Envelope of a sealed move
envelope-began = The game began on { $date }.
envelope-sealer = Sealed by { $color }, { $name }.
envelope-number = Sealed is move { $number }.
envelope-offer = { $color } has offered a draw.
envelope-no-offer = No draw offer.
envelope-date = Date of the resumption:
envelope-time = Time of the resumption:
envelope-place = Place of the resumption:
envelope-position = Position before the sealed move

## What a player does at the table of a match

seat-not-here = { $name }: not at a match.
seat-alone = { $name }: only at a match.
seat-announcing-off = Not needed: moves count as they are typed.
seat-nothing-announced = Nothing is announced.
seat-not-in-advance = Not in advance: move { $number }, { $color }, is not made yet.
seat-sheet-hole = Write move { $number }, { $color }, first.
seat-nothing-written = Nothing is written there.
seat-no-board = No board is laid down for you.
seat-executed = Taken as made on your board.
two-hands-called = The arbiter hears it, and judges.
two-hands-called-by = { $color } says: two hands made the move. The arbiter judges.
seat-not-your-turn = { $color } is to move.
button-of-other = That was the other player's button. { $color } is to press.
seat-your-move = You are to move.
seat-over = The game is over. Type sign and the result.
seat-boards = Your board is laid down in the match file. To look for it again: pegboard on.
seat-repeated-execute = Repeated. Make it on your board.
seat-repeats-another = { $color } repeats another move. Announced: { $move }.
seat-must-seal = Seal your move: seal and the move.
seat-taken = A terminal has taken { $color }'s seat.
seat-left = The terminal at { $color }'s seat is gone.
seat-code = The code of { $color }'s seat. Enter alone: leave.
seat-code-wrong = This is not the code. Type it again. Enter alone: leave.
seat-code-wait = This is not the code. Wait { $seconds } { $seconds ->
        [one] second
       *[other] seconds
    }, then type it again. Enter alone: leave.
seat-code-early = Too early, not checked. Wait { $seconds } { $seconds ->
        [one] second
       *[other] seconds
    }, then type it again. Enter alone: leave.
seat-must-record = Your sheet lacks move { $number }, { $color }. Write it before you move.
seat-must-complete = Complete your score sheet now.
seat-need-not-record = You need not write in this period any more.
seat-relayed = { $assistant }, you type for { $name }, { $color }. The opponent: { $opponent }.
seat-assistant = Your assistant: { $assistant }.
seat-assistant-of = Assistant of { $color }: { $assistant }.
seat-no-assistant = You have no assistant any more.
seat-no-assistant-of = { $color } has no assistant any more.
arbiter-called = The arbiter is called. The clocks keep running.
arbiter-called-only = The arbiter is called.
arbiter-called-by = { $color } calls the arbiter.
arbiter-long = Too long: at most { $count } letters. Say it to the arbiter.
sheet-kept = Your score sheet is kept for you.
sheet-by-hand = Your score sheet is kept by hand. Only your own sheet has it.
sheet-by-hand-theirs = Your opponent's score sheet is kept by hand.
sheet-sealed = The sealed move belongs in the envelope alone. It is written on your sheet when the envelope is opened.
sheet-written = Written: move { $number }, { $color }: { $move }.
sheet-crossed-out = Crossed out: move { $number }, { $color }.
sheet-hole = nothing written
sheet-position-set = Position set by the arbiter.
sheet-squares = { $from } { $to }
sheet-not-read = Not understood. Write both squares, such as g1 f3.
sheet-not-clear = Not clear. Write both squares, such as g1 f3.
sheet-two-moves = One move at a time. Write the first one.
sheet-empty = Your score sheet is empty.
sheet-empty-theirs = Your opponent's score sheet is empty.
confirm-seal = Seal { $move }? yes or no.
confirm-sign = The result on record: { $due ->
        [white] White wins
        [black] Black wins
       *[draw] draw
    }. Sign all the same: { $signed ->
        [white] White wins
        [black] Black wins
       *[draw] draw
    }? The arbiter decides then. yes or no.
seal-no-key = There is no envelope here. Seal on paper, and call the arbiter.
seal-fails = The envelope cannot be closed. Seal on paper, and call the arbiter.
argument-writing = { $name } needs a move, with its number or without: { $name } e4, or { $name } 12 black e5.
argument-result = { $name } needs a result: 1-0, 0-1 or draw.
help-seat =
    Moves: knight f3 makes it, press presses your clock.
    Of the game: draw, accept, decline, claim, resign.
    Calls: arbiter, touched e4, two-hands.
    Your sheet: score, write e4, cross-out, sign.
    The clock: clock. The last move: last.
    More: help all, or help and a name.
help-seat-announcing =
    Moves: knight f3, or announce after your hand.
    Then press.
    A slip: correct and the move.
    To repeat a move, type it.
    Short: an, pr.
    Of the game: draw, accept, decline, claim, resign.
    Calls: arbiter, touched e4, two-hands, executed.
    Your sheet: score, write e4, cross-out, sign.
    The clock: clock. The last move: last.
    More: help all, or help and a name.
help-seat-over =
    The game is over.
    Type sign and the result.
    score reads your sheet.
help-executed =
    executed: the opponent's move has been made on your board, by you or your assistant.
help-touched =
    touched e4: your opponent touched the piece on e4 and did not move it.
    The arbiter decides.
help-two-hands =
    two-hands: your opponent moved with both hands.
    The arbiter is told.
help-arbiter =
    arbiter: calls the arbiter.
    arbiter and a text, such as arbiter break: a complaint or a request.
    The clocks keep running until the arbiter stops them.
help-write =
    write e4: writes the next move on your score sheet.
    write 12 black e5: at its place.
help-cross-out =
    cross-out: crosses out your last entry.
    cross-out 12 black: one move.
help-sign =
    sign 1-0, sign 0-1, sign draw: signs the result after the game.
help-seal =
    seal knight f3: puts your move into the envelope.
    Only when the arbiter has adjourned the game.
    Nobody else hears it.

## What the arbiter's decisions mean for a player

seat-seen-to = The arbiter has seen to what you asked for.
seat-aid-granted = The arbiter allows you: { $aid }.
seat-aid-withdrawn = The arbiter withdraws: { $aid }.
seat-signed-off = The arbiter has signed off.

## At the arbiter's desk

desk-help = start, pause, resume: the clocks.
    matters: what waits. facts, compare, log: what is known.
    accept, reject, postpone, dismiss: what you decide.
    warn, add-time, loss, result and others: what you rule.
    help all: every name. help restore: one of them.
    leave: the desk is closed.
desk-nothing-typed = Nothing was typed. Type a command of the desk, or help.
desk-player-tells = { $color } calls the arbiter: { $text }
desk-do-told = Decide it, then type dismiss.
desk-which-matter = Which one? Type dismiss and its number, such as dismiss 2.
desk-no-such-matter = No matter { $number } to dismiss. Type matters.
desk-seen-to = Done: what the player told you is seen to.
desk-seen-to-of = Seen to, { $color }: { $text }
desk-sure = { $what } Yes or no?
desk-sure-ends = { $what } This ends the game. Yes or no?
desk-sure-then = Go on? The game then ends: { $what } Yes or no?
desk-sure-time = { $what } An unusual change. Yes or no?
desk-sure-revoke = Take this back? { $what } Yes or no?
desk-sure-touch = { $what } The last move is then taken back. Yes or no?
desk-touch-kept = No move to take back: { $color } has moved or captured the piece of { $square }. If it waits in matters, type dismiss.
desk-sure-board = Start all the same? { $what } Yes or no?
desk-dropped = Question dropped, not done: { $what }
desk-dropped-sign-off = signing off.
desk-legal = The last move of { $color } is legal by the score. If the boards or sheets say otherwise, type compare.
desk-no-time-left = The clock of { $color } shows 0:00. Set it first.
desk-sure-sign-off = Sign off? The match ends and its records are written. Yes or no?
desk-yes-or-no = Yes or no?
desk-not-done = Nothing is done.
desk-not-over = Not yet: the game is neither over nor adjourned with the envelope in your hands.
desk-sheet-lacks = The score sheet of { $color } lacks { $place }.
desk-signed-off = Signed off.
desk-sure-adjourned = Sign off until the game is resumed? Its records are written. Yes or no?
desk-signed-off-already = The match is signed off already.
desk-writing = The records are being written.
desk-records = The records are in { $folder }.
desk-records-not = The records are not written: { $reason }.
desk-note = Note: { $text }
desk-note-long = A note has { $count } letters at most. Make two of it.
desk-no-rulings = Nothing has been ruled yet.
desk-ruling-revoked = Ruling { $number }, revoked: { $ruling }
desk-no-such-move = Move { $number } of { $color } has not been made.

desk-wants-nothing = Nothing stands after { $name }.
desk-wants-player = { $name } needs a player: { $name } white.
desk-wants-time = { $name } needs a player and a time: { $name } white 5, or 5:30, or 1:05:30.
desk-wants-default-time = { $name } needs a time: { $name } 30, or 0 for none.
desk-wants-moves = { $name } needs a player and a number of moves: { $name } white 12.
desk-wants-points = { $name } needs a player and points: { $name } white +1/2, or -1.
desk-wants-loss = { $name } needs a player: { $name } white; { $name } white 1/2 gives the opponent half a point.
desk-wants-result = { $name } needs White's points and Black's: { $name } 1-0.
desk-wants-square = { $name } needs a player and a square: { $name } white e2.
desk-wants-sheet = { $name } needs a player: { $name } white; { $name } white 5 for the last five moves.
desk-wants-aid = { $name } needs a player and an aid: { $name } white times. help { $name } has them all.
desk-wants-assistant = { $name } needs a player and a name: { $name } white Hans Hand; { $name } white dismiss.
desk-wants-move = { $name } needs the last move that stays: { $name } 12 black; { $name } 0 for the start.
desk-wants-position = { $name } needs a position as FEN or as a list of pieces.
desk-wants-ruling = { $name } needs the number of a ruling: { $name } 2. rulings lists them.
    Alone it takes back the end of a game.
desk-wants-switch = { $name } needs on or off: { $name } on.
desk-wants-minutes = { $name } alone, or { $name } 2 with two minutes for the opponent.
desk-wants-matter = { $name } alone, or with the number of a matter: { $name } 2. matters lists them.
desk-wants-number = { $name } alone, or with a number: { $name } 20.
desk-wants-sealed = { $name } alone, or with the sealed move: { $name } Nf3.
desk-wants-text = { $name } needs a text: { $name } White was unwell.
desk-wants-voice = { $name } needs a language: { $name } de, { $name } en.
desk-wants-command = { $name } alone, or with a command: { $name } restore.

desk-nothing-waits = Nothing waits for your decision.
desk-no-yes-or-no = Yes or no does not decide this. Type matters to hear what does.
desk-matter = { $number }: { $what }
desk-fact-touch = Touched by { $color }: { $man } on { $square }.
desk-do-accept = Type accept or reject.
desk-do-touch = Type accept, the same as touch { $player } { $square }, or dismiss.
desk-do-two-hands = Type accept, the same as two-hands { $player }, or dismiss.
desk-do-cable = { $color } types until it is back. See to its cable.
desk-do-board = { $color } is being told what to put right. To stop the clocks: pause.
desk-do-older-touch = Type touch { $player } { $square }, or dismiss { $number }.
desk-do-older-two-hands = Type two-hands { $player }, or dismiss { $number }.
desk-do-quickplay = Type accept, reject or postpone.
desk-do-compare = Type compare.
desk-do-penalty = Type a penalty such as warn or take-time, or dismiss.
desk-do-no-move = It would be the last illegal act of { $color }. Type accept to count it, or dismiss.
desk-do-position = Type restore or position, then resume.
desk-do-rule = Rule what is due, or type dismiss.
desk-do-default-time = Type default-time and minutes, or dismiss to wait on.
desk-do-result = Let both sign alike, or type result.
desk-do-open = Type open. To excuse the lateness, dismiss.

desk-fact-over = The game is over.
desk-fact-runs = The game is running.
desk-fact-adjourned = The game is adjourned.
desk-fact-new = The game has not begun.
desk-fact-stands = Clocks stopped.
desk-fact-repeated = Same position: { $count ->
    [one] once
   *[other] { $count } times
}, { $places }.
desk-place-start = at the start
desk-place = after { $place }
desk-fact-fifty = Without pawn move and capture: { $count } of 50 moves each.
desk-fact-can-mate = { $color } has enough pieces to mate.
desk-fact-cannot-mate = { $color } cannot mate with these pieces.
desk-fact-moves = Moves made by { $color }: { $count }.
desk-fact-illegal = Illegal moves of { $color }: { $count }.
desk-fact-board-right = The board of { $color } matches the game.
desk-fact-board-behind = { $color } has still to make the opponent's move on the board.
desk-fact-board-wrong = The board of { $color } is wrong on { $count ->
    [one] one square
   *[other] { $count } squares
}: { $squares }{ $more ->
    [0] {""}
   *[other] , and { $more } more
}.
desk-board-none = No board for { $color }: the program sees none.
desk-board-never = The board of { $color } has not been found.
desk-board-gone = The board of { $color } has not been seen for { $time }.
desk-board-silent = The board of { $color } has not told its squares yet.
desk-board-moves = The board of { $color } reports finished moves only.
desk-board-sealed = The board of { $color } is not told: the move goes into the envelope.
desk-clock-runs = The clock of { $color } runs.
desk-two-hands-unpressed = It counts as an illegal move as soon as { $color } presses the clock.
desk-clocks-stand = Clocks stopped.

desk-board = The board of { $color }, by its sensors.
desk-board-senses = It senses squares only. The pieces are named as in the game.
desk-board-unknown = Occupied, and empty in the game: { $squares }.
desk-board-empty = Empty, and occupied in the game: { $squares }.
desk-sheet-empty = Nothing is written on the sheet of { $color }.
desk-sheet-gap = a gap
desk-sheet-illegal = { $move }, not legal
desk-announced = { $color } has announced: { $move }.
desk-on-board = On the board of { $color }: { $move }.
desk-log = { $time } { $what }
desk-log-empty = Nothing has happened yet.

desk-boards-same = Both boards show the same.
desk-boards-differ = The boards differ on { $count ->
    [one] one square
   *[other] { $count } squares
}.
desk-difference = { $square }: White { $white }, Black { $black }.
desk-differences-more = And { $count } more.
desk-something = a piece
desk-unsure = sensor faulty
desk-sheets-agree = The score sheets agree.
desk-sheet-behind = The sheets agree. { $count ->
    [0] { $color } has written nothing.
   *[other] { $color } has written up to { $place }.
}
desk-sheets-until = { $count ->
    [0] The first move is legal on neither sheet.
   *[other] The sheets agree up to { $place }. The next move is legal on neither.
}
desk-sheets-part = The sheets differ at { $place }. White: { $white }. Black: { $black }.
desk-no-move = no move
desk-misrecorded = The record is wrong at { $place }. Recorded: { $recorded }. Written: { $written }.
desk-sheet-paper = { $color } writes by hand: look at that sheet yourself.
desk-cause-differ = They say different things from there on.
desk-cause-missing = { $color } has not written what follows.
desk-solution-stands = The game stands { $count ->
    [0] at the start.
   *[other] after { $place }.
} { $color } to move.
desk-solution-back = Back to { $count ->
    [0] the start.
   *[other] the position after { $place }.
} { $color } to move.
desk-correction = { $color } puts right { $square }: { $man }.
desk-entry = { $color } still writes { $place }: { $move }.
desk-corrections = { $color } sets up the whole board: { $count } squares are wrong.
desk-entries = { $color } still writes { $count } moves.
desk-time = Clock of { $color }: { $time }.
desk-times-judged = The times are yours to judge: set-clock.
desk-doubt-illegal = Both have written an illegal move: { $place }. Rule it by illegal.
desk-doubt-missing = Missing on both sheets: { $place }.
desk-doubt-nothing = Nothing is written, and neither board shows the start.
desk-propose = Type accept to rule so. FIDE 2023, D.2.9.
desk-propose-none = Nothing is proposed: ask the players, then type restore or position.

desk-aid-never = { $aid }: no arbiter can grant this, advice is forbidden. FIDE 2023, 11.3.1.
desk-aid-has = { $color } has that already: { $aid }.
desk-aid-has-not = { $color } does not have that: { $aid }.
desk-aid-granted = { $color } is allowed: { $aid }.
desk-aid-withdrawn = { $color } is not allowed any more: { $aid }.
desk-aid-used = { $color } has asked for: { $aid }.
desk-aid-refused = { $color } has asked for and not got: { $aid }.
desk-no-aids = nothing
desk-assistant = Assistant of { $color }: { $name }.
desk-assistant-dismissed = { $color } has no assistant any more.
desk-no-assistant = { $color } has no assistant.
desk-assistant-needed = This pairing needs an assistant. Name another one first. { $article }

desk-no-adjournment = The match file does not allow adjournment.
desk-no-key = There is no key for envelopes: the move cannot be sealed.
desk-envelope-passphrase = The passphrase of the desk opens the envelope. Enter alone: it stays closed.
desk-envelope-closed = The envelope stays closed.
desk-envelope-wrong = This is not the passphrase. Type it again. Enter alone: the envelope stays closed.
desk-envelope-damaged = The envelope is damaged and cannot be read. If the players agree on the move: lost and the move.
desk-sealed-ambiguous = Sealed: { $text }. It can mean several moves. Its sealer loses.
desk-sealed-unreadable = Sealed: { $text }. It is no legal move. Its sealer loses.
desk-lost-annuls = The envelope is lost and nobody knows the move. The game is cancelled.

desk-of = { $color }: { $what }
desk-began = The game has begun.
desk-absent-loses = Note { $color } as absent? { $color } then loses at once: there is no time left to wait.
desk-game-over = The game is over. Type revoke to take the end back, or sign-off.
desk-then-over = Type revoke to take the end back, or sign-off.
desk-then-over-ruled = Type revoke { $number } to take ruling { $number } back, or sign-off.
desk-game-over-ruled = The game is over. Type revoke { $number } to take ruling { $number } back, or sign-off.
desk-adjourned = The game is adjourned. On the day: due, then open.
desk-open-now = Type open.
desk-open-if-there = Is { $color } there? Then type open. If not, type absent { $player }.
desk-not-begun = The game has not begun. Type start.
desk-ruling-stays = { $helps ->
    [revoked] Ruling { $number } is revoked already.
    [position] Ruling { $number } cannot be taken back: the game has gone on. Type position, or restore such as restore 12 black.
    [moves] Ruling { $number } cannot be taken back: the game has gone on. Type set-moves.
    [penalty] Ruling { $number } cannot be taken back. Type revoke { $next } for its penalty.
    [touch] Ruling { $number } cannot be taken back: the player has gone on. Type restore such as restore 12 black.
    [waive] Ruling { $number } cannot be taken back: the game has gone on. Type touch and the square.
    [increment] Ruling { $number } cannot be taken back: the game has gone on. Type increment on or increment off.
    [default-time] Ruling { $number } cannot be taken back: the game has gone on. Type default-time and minutes.
    [dismissed] Ruling { $number } cannot be taken back: the game has gone on. Rule on it by touch, two-hands, warn or another penalty.
    [quickplay] Ruling { $number } cannot be taken back: the game has gone on. Type result, add-time or take-time.
    [end] Ruling { $number } has let the game go on. To end it again, type result or loss.
    [again] Ruling { $number } has taken ruling { $of } back. To rule that again, type its command, such as add-time white 2.
   *[other] Ruling { $number } cannot be taken back: the game has gone on. Type restore, set-clock or result.
}
desk-resumed = Clocks running. The clock of { $color } runs.
desk-paused = Clocks stopped. Type resume.
desk-not-led = No board of { $color } is seen. Look yourself whether it is right.
desk-boards-then-resume = Clocks stopped. When the boards are right, type resume.
desk-matters-again = { $count ->
    [one] One matter waits
   *[other] { $count } matters wait
  } again. Type matters.
desk-resume-when-ready = When all are ready, type resume.
desk-judging = Can { $color } still mate? That is being found out.
desk-examined = Position being examined. If nobody can mate any more, the game ends as a draw in a moment.
desk-stands = { $square } { $man }
desk-illegal-board = On the board of { $color }: { $squares }.
desk-not-pressed = { $color } has not pressed the clock, { $opponent } goes on. Nobody may tell.
desk-illegal-stands = The move of { $color } was illegal. It stands until it is claimed or you rule.
desk-illegal-position = The last move was illegal: two kings in check, or a pawn on the last rank. { $color } has one move to claim or to end it.
desk-sheet-differs = { $color } has written { $wrote } at { $place }. Made was { $made }.
desk-place-white = White's seat
desk-place-black = Black's seat
desk-place-desk = the desk's own place
desk-closed-there = The desk is closed at one place.
desk-locked-at = The desk is locked: { $place }.
desk-opened-at = The desk is open here: { $place }.
desk-wrong-at = A wrong passphrase was said: { $place }.
desk-unclear = { $color } says { $text }: not a legal move. The player is asked for both squares.
desk-repeats-another = { $color } repeats { $said }. The move is { $move }.
desk-envelope-wrong-at = A wrong passphrase was said for the envelope: { $place }.
desk-code-wrong = A wrong code was typed: { $place }.
desk-terminal-there = A terminal is there: { $place }.
interrupted = The program stopped while { $color } was thinking. At most { $seconds } seconds of it are not counted.
interrupted-unknown = The program stopped while { $color } was thinking. Nobody knows how much of it is not counted. Set the clock if you do.
desk-terminal-gone = The terminal is gone: { $place }.
desk-told-board-lost = Board lost: { $color }. The player types on.
desk-told-board-back = Board back: { $color }.
desk-told-board-wrong = Board wrong: { $color } is being told what to put right.
desk-told-board-right = Board right again: { $color }.
desk-told-board-low = Battery low: the board of { $color }.
desk-told-board-missed = Board data lost: { $color }. A touch may be missing.
desk-told-flickers = { $square } flickers on the board of { $color }. If that touch was an accident: waive { $color }.

## Help at the arbiter's desk

help-desk-start =
    start: the game begins, the clock of the player to move runs.
    FIDE 2023, 6.6.
help-desk-pause = pause: the clocks stand.
help-desk-resume = resume: the clocks go on.
help-desk-matters =
    matters: what waits for your decision, with its facts and what to type.
help-desk-accept =
    accept: yes to what compare proposes, or to the newest claim, request or complaint.
help-desk-reject =
    reject: no to what compare proposes, or to the newest claim, request or complaint.
help-desk-postpone =
    postpone: a quickplay claim is decided later.
    postpone 2: with two minutes for the opponent.
help-desk-dismiss =
    dismiss: what waits is turned down, or seen to.
    dismiss 2: matter 2. matters has the numbers.
help-desk-facts =
    facts: repetitions with their moves, the fifty moves, material, times, illegal moves, boards.
help-desk-compare =
    compare: both boards and both sheets, and what follows from them.
    FIDE 2023, D.2.9.
help-desk-board =
    board white: what stands on White's own board.
    board e4: the square in the game.
help-desk-sheet =
    sheet white: what White has written.
    sheet white 5: the last five moves.
help-desk-last =
    last: the last move, and what is announced.
help-desk-log =
    log: the last ten entries of the journal.
    log 30: more of them.
help-desk-clocks =
    clocks: both times, and whose clock runs.
help-desk-set-clock =
    set-clock white 1:23:45: hours, minutes, seconds.
    23:45 minutes, seconds. 23 minutes.
help-desk-set-moves =
    set-moves white 12: so many moves are counted on White's clock.
help-desk-add-time =
    add-time white 2: White gets two minutes.
    1:30 is a minute and a half.
help-desk-take-time =
    take-time white 2: White loses two minutes.
    1:30 is a minute and a half.
help-desk-increment =
    increment on: five seconds a move from now on.
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
help-desk-fine =
    fine white: a fine that was announced in advance.
help-desk-exclude = exclude white: from one or more rounds.
help-desk-expel = expel white: from the event.
help-desk-annul =
    annul: the game is cancelled, a new one is played.
help-desk-illegal =
    illegal white: White's last move was illegal, as you have seen.
help-desk-touch =
    touch white e2: White has touched the piece on e2 and must play it.
help-desk-waive =
    waive white: White touched by accident, and it does not count.
    White hears what to put back and whose clock runs. FIDE 2023, 4.2.2.
help-desk-two-hands =
    two-hands white: White used two hands for the move.
help-desk-flag = flag white: White's flag has fallen.
help-desk-wrong-start =
    wrong-start: the starting position was wrong.
help-desk-turned =
    turned: the board lies the wrong way.
    The game goes on.
help-desk-reversed =
    reversed: the game began with the colours reversed.
help-desk-displaced =
    displaced 12 black: pieces are displaced.
    the position was right after Black's move 12. The clocks stand until resume.
help-desk-restore =
    restore 12 black: back to the position after Black's move 12, and to its times.
    restore 0: to the start. The clocks stand until resume.
help-desk-position =
    position and FEN, or a list of pieces: the game goes on from there.
    The clocks stand until resume.
help-desk-rulings = rulings: all rulings and penalties with their numbers.
help-desk-revoke =
    revoke 2: ruling 2 is taken back.
    Time, set clocks, points, results, touches, penalties and what ended the game.
    revoke: the end of the game is taken back, also one by your ruling.
help-desk-allow =
    allow white legal-moves.
    Aids: own-announcements, score-sheet, times, move-number, opponent-score, position-readout, legal-moves, attackers, draw-hints, opening-name, takeback.
help-desk-withdraw =
    withdraw white times: White may not ask for it any more.
    help allow has all names.
help-desk-aids =
    aids: what each player may ask for, and the assistants.
help-desk-assistant =
    assistant white Hans Hand: an assistant for White.
    assistant white dismiss: none any more.
help-desk-absent =
    absent white: White is not there.
    The default time counts.
help-desk-arrived = arrived white: White is there.
help-desk-default-time =
    default-time 30: half an hour late is in time.
    0: nobody is waited for.
help-desk-adjourn =
    adjourn: the player to move must seal.
    Then envelope.
help-desk-envelope =
    envelope: the sealed move is in your hands, the game is adjourned.
help-desk-due =
    due: the adjourned game is to go on now.
    Who is not there: absent.
help-desk-open =
    open: the envelope is opened with the passphrase, and the game goes on.
help-desk-lost =
    lost Nf3: the envelope is lost, both agree on this move.
    lost alone: the game is cancelled.
help-desk-note =
    note and a text: it stands in the report.
help-desk-report =
    report: the records are written as they are now, and you hear where.
help-desk-sign-off =
    sign-off: the match is over and its records are written.
help-desk-talk =
    talk de: the desk speaks German. talk en: English.
help-desk-help =
    help: the desk in short.
    help all: every name.
    help restore: one command.
help-desk-leave =
    leave: the desk is closed here.
    The passphrase opens it again.
