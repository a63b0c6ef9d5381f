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
claim-wrong-threefold = The claim is wrong: this position has come up { $count ->
    [one] once
   *[other] { $count } times
}, three are needed.
claim-wrong-fifty = The claim is wrong: { $count } single moves without capture or pawn move, one hundred are needed.
time-added = { $color } gets { $time } more.
taken-back = Taken back: { $moves }.
flag-fell = { $color }'s flag has fallen.
paused = The clocks stand.
resumed = The clocks go on.

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
ended-both-absent = Both lose. Nobody came in time.
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
refused-position-illegal = The position is impossible. Claim the illegal move, or answer it.
refused-already-running = The game runs already.
refused-illegal-move = That move is not legal.
refused-no-offer = There is no draw offer to answer.
refused-offer-stands = A draw offer stands already.
refused-nothing-to-take-back = There is no move to take back.
refused-too-early-for-draw = A draw needs a move by each player first.
refused-not-your-turn = { $color } is not to move.
refused-not-your-clock = The clock of { $color } does not run.
refused-not-opponent = That is for { $color } to do.
refused-nothing-there = Nothing stands on { $square }.
refused-occupied = Something stands on { $square } already.
refused-nothing-in-hand = There is nothing in the hand.
refused-no-board = Not needed: moves are typed here, nothing is touched.
refused-adjust-too-late = Too late to adjust: a man was touched.
refused-already-made = The move is made and stays.
refused-must-move-touched = { $square } was touched and must be played.
refused-too-late-to-complain = Too late to complain: you have touched a man yourself.
refused-nothing-announced = Nothing is announced that could be corrected.
refused-already-announced = A move is announced already. Type correct to change it.
refused-claim-right-lost = Too late to claim: the move is begun.
refused-no-quickplay = There is no quickplay finish here.
refused-too-early-for-quickplay = That needs less than two minutes, and your own move.
refused-nothing-to-claim = There is no illegal move to claim.
refused-too-late = It is too late for that.
refused-no-such-ply = There are not so many moves: { $count }.
refused-not-in-advance = Not in advance: single move { $number } is not made yet.
refused-sheet-hole = A hole: write single move { $number } first.
refused-not-over = The game is not over yet.
refused-not-there = { $color } is absent.
refused-not-absent = { $color } is there.
refused-not-adjourned = The game is not adjourned.
refused-already-sealed = The move is sealed already.
refused-not-sealing = No move is to be sealed.
refused-no-arbiter = That needs an arbiter.
refused-nothing-to-decide = Nothing waits for that decision.
refused-contradicts = That contradicts ruling { $number }. Revoke it first.
refused-no-such-ruling = There is no ruling { $number } to revoke.
refused-no-such-penalty = This edition does not know that penalty.

## What the referee rules

article = FIDE { $year }, { $number }.
preface = preface

not-confirmed = Not confirmed by any text of FIDE { $year }: { $articles }.
time-left = { $color } has { $time } left.
completed = { $color } presses the clock.
has-moved = { $color } has moved.
made-on-board = { $move } stands.
touched-any = { $square } touched. Nothing touched can be played: any move goes.
touched-move = { $square } touched: it must move.
touched-capture = { $square } touched: it must be taken.
touched-capture-with = { $square } must take { $other }.
touched-castle = King and rook touched: { $move }.
adjusting = { $color } adjusts.
put-back = The men stand as before. What { $color } has touched stays touched.
ask-repeat = { $color }, repeat the move.
ask-promotion = { $color }, say what the pawn becomes.
announcement-differs = Announced: { $announced }. On the board: { $board }. Correct it.
corrected = Corrected: { $move }.
repeated = { $color } repeats it.
repeat-differs = That is another move. Announced: { $move }.
executed = { $color } has made it on the board.
missing-move = Not completed: nothing has been moved.
missing-seat = Not completed: a man is off the board.
missing-rook = Not completed: the rook must castle too.
missing-touched = Not completed: { $square } was touched and must be played.
missing-promotion = Not completed: say what the pawn becomes.
missing-announcement = Not completed: announce the move first.
missing-same-move = Not completed: another move stands on the board than was announced. Correct it.
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
    [one] Back to the position after the first move.
   *[other] Back to the position after { $count } single moves.
}
found-initial-position = The men stood wrongly at the start.
found-board-turned = The board lay the wrong way. It is turned.
found-colours-reversed = The colours were reversed.
found-displaced = Men were displaced. The board is put right.
colours-stay = The colours were reversed. The game goes on so.
offer-untimely = The offer of { $color } came at the wrong moment. It stands.
time-taken = { $color } loses { $time }.
clock-set = { $color } has { $time } on the clock now.
moves-set = { $color } has { $count ->
    [one] one move
   *[other] { $count } moves
} on the clock now.
increment-set = { $time } more each move from now on.
taken-back-standing = The move is taken back.
flag-claim-wrong = The claim is wrong: no flag is down, or both are.
must-record = { $color } must write single move { $number } first.
need-not-record = { $color } need not write in this period any more.
must-complete = { $color } must complete the score sheet now.
sheet-differs = { $color } has written another move: single move { $number }.
signed-white-wins = { $color } has signed: White wins.
signed-black-wins = { $color } has signed: Black wins.
signed-draw = { $color } has signed: draw.
absent = { $color } is not there.
arrived = { $color } is there.
must-open = { $color } is there. The envelope must be opened.
must-seal = { $color } must seal the move.
sealed = { $color } has sealed. The clocks stand.
adjourned = The game is adjourned. { $color } has sealed move { $number }.
opened = The envelope is open. The clock of { $color } runs.

matter-touch = { $color } complains: { $square } was touched. The arbiter decides.
matter-no-effort = { $color } claims a draw: { $opponent } does not try to win. The arbiter decides.
matter-cannot-win = { $color } claims a draw: { $opponent } cannot win by normal means. The arbiter decides.
matter-increment = { $color } asks for five seconds a move. The arbiter decides.
matter-boards-differ = Too late to correct: the clock was pressed. The boards must be compared.
matter-conduct = { $what }: { $color }. The arbiter decides.
matter-position = The last right position must be found. The arbiter decides.
matter-unconfirmed = Nothing is applied: this edition is not confirmed here. An arbiter must decide.
matter-flag = The flag of { $color } has fallen while a claim waits. The arbiter decides.
matter-envelope = The envelope must be opened. The arbiter decides.
matter-results = The signed results differ. The arbiter decides.

ruled = Ruling { $number }: { $ruling }
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
ruling-touch-seen = { $color } has touched { $square }.
ruling-dismissed = Turned down.
ruling-quickplay-drawn = The claim is granted.
ruling-quickplay-postponed = The claim waits. The game goes on.
ruling-quickplay-rejected = The claim is rejected.
ruling-increment-granted = Granted: five seconds more each move from now on.
ruling-increment-refused = No increment.
ruling-revoked = Ruling { $count } is revoked.
points-none = nothing
points-half = half a point
points-full = a point

## Entering a move

entry-empty = Nothing was typed. Type a move, or help.
entry-unknown = I do not know { $word }. Type a move, or help.
entry-no-move = That is no move. Type for example e2 e4, or help.
entry-not-your-turn = { $color } is to move. Wait for the answer.
choice = { $count } moves fit. Type a number.
ambiguous = { $count } moves fit: { $moves }.
choice-line = { $number }: { $reading }
choice-again = Type a number from 1 to { $count }, or no.
choice-dropped = Nothing was done.

illegal-empty-origin = { $square } is empty.
illegal-not-yours = On { $square } stands a { $piece }.
illegal-other-piece = On { $square } stands a { $piece }.
illegal-own-piece = On { $square } stands your own { $piece }.
illegal-nothing-to-take = There is nothing like that to take on { $square }.
illegal-still-in-check = Not legal: you would still be in check.
illegal-exposes-king = Not legal: your king would be in check.
illegal-no-promotion = No pawn can become a { $piece } so.
illegal-cannot-reach = No { $piece } of yours can go to { $square }.
illegal-no-castling-right = Castling there is lost: king or rook has moved.
illegal-castling-hindered = You cannot castle there now: a piece stands between, or the king would pass through check.

## Answers

list = { $head }: { $items }.
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
rays-none = Nothing stands in line with { $square }.
knight-none = No piece stands a knight's jump from { $square }.
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
by-none-white = { $square }, White does not attack.
by-none-black = { $square }, Black does not attack.
moves-of = { $piece } { $square }
moves-none = No legal move.
moves-none-from = No legal move from { $square }.
captures-none = No capture is possible.
captures-none-from = No capture from { $square }.
moves-not-yours = { $square }: { $piece }, not to move.
takes = takes { $piece } { $square }
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
last = { $color }, move { $number }: { $move }.
last-none = No move has been made yet.
captured-none = Nothing has been captured yet.
captured-last = Last captured: { $piece } on { $square }.
captured-lost = { $color } has lost { $items }.
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
no-game = That needs a game. Start one with touchmove play.
repeat-none = Nothing has been said yet.
argument-square = { $name } needs a square, for example { $name } e4.
argument-two-squares = { $name } needs two squares, for example { $name } g1 f3.
argument-piece = { $name } needs a piece letter: N for White's knights, n for Black's, A or a for all.
argument-line = { $name } needs a file or a rank, for example { $name } e or { $name } 4.
argument-rank = { $name } needs a rank, for example { $name } 4.
argument-file = { $name } needs a file, for example { $name } e.
argument-number = { $name } needs a number.
argument-level = { $name } needs a number from 1 to 20.
argument-move = { $name } needs a move, for example { $name } e2 e4.
argument-claim = { $name } needs threefold or fifty, and a move if you intend one; or flag, or illegal.
argument-voice = { $name } needs a voice: { $voices }.
argument-switch = { $name } needs on or off.
argument-whose = { $name } takes mine, theirs, or nothing.
argument-braille = { $name } takes a width from { $least } to { $most }; diagram, ranks or list; dots, ascii or letters; keep.
argument-list = A list is written in letters; dots and ascii are for diagrams.
argument-width = A line has { $least } to { $most } cells.
argument-position = { $name } needs a position: FEN, a diagram, or a list.
argument-none = { $name } takes nothing after it.
no-command = There is no command { $name }. Type help for all.

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
confirm-resign = Resign? yes or no.
confirm-takeback = Take back your move? yes or no.
confirm-new = Leave this game for a new one? yes or no.
confirm-again = Type yes or no.
confirm-dropped = No. The game goes on.
announce-it = Announce it.
repeat-it = Repeat it.
repeated-it = Repeated.
repeated-your-move = Repeated. Your move.
say-promotion = Say what the pawn becomes.
pressed = Pressed.
takeback-helps = Type takeback to take the move back.
press-it = Press the clock.
announced-waits = Announced: { $move }.
announcing-off = Not needed: moves count as they are typed. The setting announcing changes that.
hint = Hint: { $move }.
hint-none = There is no hint now.
hint-wait = Looking for a hint.
opponent-failed = The opponent found no move. That is a fault of the program. Type new, or quit and resume.
level-set = Level { $level }.
level-none = There is no built-in opponent in this game.
voice-set = Moves are announced in the voice { $name }.
talk-set = I speak English now.
speech-on = Speech on.
speech-off = Speech off.
speech-rate = Speech rate { $rate }.
speech-lost = Speech is lost: { $reason }. The game goes on in text.
speech-found = Speech is back.
speech-absent = This build has no speech.
reason-unreachable = no speech server answers, install speech-dispatcher and espeak-ng or type speech off
reason-hangs = the speech server does not answer
reason-refused = the speech server refuses
reason-engine = the speech engine does not work

## Sessions

new-builtin = New game { $game }. You play { $color }, level { $level }.
new-human = New game { $game } for two players.
time-all = Time: { $time }.
time-moves = Time: { $time } for { $moves } moves.
time-then-all = Then { $time }.
time-then-moves = Then { $time } for { $moves } moves.
time-increment = { $time } more each move.
time-delay = { $time } delay each move.
time-bronstein = Up to { $time } back each move.
laws-edition = Laws: FIDE { $year }.
laws-incomplete = FIDE { $year } is known up to article 8.1 only. The rest is not confirmed.
opening-announce = Moves are announced: { $announce } and the move, then { $press }.
opening-repeat = Moves are announced and repeated: { $announce } and the move, then { $press }.
new-position = Not the usual position. Type board to hear it.
resumed-game = Game { $game } goes on. { $moves ->
    [0] No moves
    [one] { $moves } move
   *[other] { $moves } moves
} so far.
resumed-side = You play { $color }, level { $level }.
resumed-over = Game { $game } is over.
resume-none = There is no unfinished game. Start one with touchmove play.
resume-unknown = There is no game { $game }. The newest are listed by touchmove games.
resume-busy = Game { $game } is open in another window. Close that one first, or start a new game.
resume-imported = Game { $game } was imported and cannot be resumed. Go through it with touchmove study { $game }.
game-kept = Game { $game } is kept. Go on with touchmove resume.
goodbye = Goodbye.
unsaved = Not kept on disk: { $reason }. The game goes on; free the disk, and it will be kept at the next move.
saved-again = Everything is kept on disk again.
unsaved-at-end = These moves could not be kept on disk. Copy them:
archive-damaged = The archive was damaged. It is kept as { $file }, and a new one was begun.
archive-unusable = The archive { $file } cannot be used: { $reason }. This game is not kept.
settings-warning = In { $file }: { $what }. It is passed over.
not-text = That line was no text, or too long. Type it again.

reason-damaged = the file is damaged
reason-catalogue = the imported games are damaged, move catalogue.db away
reason-full = the disk is full
reason-read-only = the disk or the folder cannot be written
reason-busy = another program holds the file
reason-file = the file cannot be opened
reason-settings = the settings file has mistakes, mend it first
reason-newer = a newer touchmove wrote the file, use that one
setting-key = there is no setting { $key }
setting-value = { $key } cannot be { $value }. It can be: { $values }
setting-not-kept = The setting is not kept: { $reason }.

## Engines

new-engine = New game { $game }. You play { $color } against { $engine }, level { $level }.
new-engine-fixed = New game { $game }. You play { $color } against { $engine }.
resumed-engine = You play { $color } against { $engine }, level { $level }.
resumed-engine-fixed = You play { $color } against { $engine }.
engine-fixed = { $engine } cannot be made weaker: it plays as well as it can.
engine-waits = { $engine } is being started.
engine-missing = { $engine } is not found on this computer.
engine-refused = { $engine } cannot be started: it is no program for this computer.
engine-ended = { $engine } has stopped by itself.
engine-floods = { $engine } writes without end.
engine-silent = { $engine } does not answer.
engine-no-move = { $engine } gives no move.
engine-nonsense = { $engine } gives what is no move: { $answer }.
engine-illegal = { $engine } gives a move that is not legal: { $answer }.
engine-no-chess960 = { $engine } does not play Chess960.
engine-again = It is started again.
engine-back = { $engine } is back.
confirm-builtin = Shall the built-in opponent play instead? yes or no.
confirm-builtin-on = Shall the built-in opponent play on? yes or no.
builtin-plays = The built-in opponent plays on, level { $level }.
engine-kept = The game waits for { $engine }. Type quit; touchmove resume tries again.
engine-not-begun = No game is begun. Type new to try again, or quit.
player-engine = { $name } level { $level }
player-engine-replaced = { $name }, then level { $level }
health-engine = Engine: { $name } works, { $file }.
health-engine-fails = Engine { $file }: { $what }

## Tones

tones-on = Tones on.
tones-off = Tones off.
tones-absent = No tones in this build. README says how to get them.
tones-lost = Tones are lost: { $reason }.
tones-found = Tones are back.
reason-no-device = no sound device is found
reason-device-busy = another program has the sound device
reason-device-hangs = the sound device hangs
reason-device-broken = the sound device does not work
help-tones =
    tones on, tones off.
    A low tick: a dark square. An octave higher: a light one.
    A knock: the edge. Two notes down: a capture. Two up: check.
    A buzz: no legal move. Three beeps: little time left.
health-tones = Tones: the sound device works.
health-tones-fails = Tones: { $reason }.

## First start

setup-language = For English, type { $number }.
setup-again = Type { $numbers }.
setup-speech =
    Do you use a screen reader?
    1: yes, do not speak yourself.
    2: no, speak to me.
setup-face =
    How do you want to play?
    1: line by line.
    2: on a screen, with a board to walk over.
setup-cancelled = The questions come again at the next start.
setup-unchanged = Nothing is changed.
setup-done =
    Thank you. Type help at any time.
    Other words for moves: help moves-voice.
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
    Moves: knight f3, e2 e4, kurze Rochade.
    Questions: board, pieces, moves, clock.
    Requests: draw, resign, takeback, hint.
    The archive: games.
    A board on a line: pegboard.
    To leave: quit.
    More: help all, or help and a name.
help-announcing =
    Moves: knight f3 makes it, announce knight f3 says it, press completes it.
    A slip: correct and the move. To repeat a move, type it. Short: an, pr.
    Questions: board, pieces, moves, clock.
    Requests: draw, resign, takeback, hint.
    The archive: games.
    A board on a line: pegboard.
    To leave: quit.
    More: help all, or help and a name.
help-choice = You are asked for a number. Type it, or no to do nothing.
help-piece = You are asked what the pawn becomes. Type queen, rook, bishop or knight, or no to do nothing.
help-confirm = You are asked for yes or no.
help-over = The game is over. Type score to hear the moves, new for another game, quit to leave.
help-all = All names: { $names }.
help-board = board: the position rank by rank; board e4: one square. Short: b.
help-pieces = pieces N: White's knights; n: Black's; A or a: all of a colour. Short: p.
help-scan = scan 4 or scan e: what stands on a rank or file. Short: s.
help-rank = rank 4: what stands on the rank.
help-file = file e: what stands on the file.
help-diagonals = diagonals e4: what stands on the diagonals through a square.
help-rays = rays e4: what stands in all eight directions.
help-knight = knight e4: what stands a knight's jump away; with a stroke, /knight f3, also where it would be a move.
help-attackers = attackers e4: what attacks and what defends a square.
help-defenders = defenders e4: what defends and what attacks a square.
help-moves = moves: all legal moves; moves g1: those of one piece.
help-captures = captures: all legal captures.
help-what-if = what-if g1 f3: what the piece on g1 could take from f3.
help-colour = colour e4: whether a square is light or dark.
help-material = material: what each player has.
help-turn = turn: who is to move.
help-last = last: the last move. Short: l.
help-captured = captured: what has been taken.
help-opening = opening: the name of the opening and its ECO code.
help-score = score: all moves; score 3: the last three.
help-clock = clock: the time left, and the moves to the next period; clock mine, clock theirs. Short: c.
help-fen = fen: the position in one line of text.
help-braille =
    braille: the position for braille lines.
    The signs are the United Kingdom's.
    braille 20: in lines of 20 cells.
    braille ranks: a rank a line.
    braille list: men and their squares.
    braille dots, ascii, letters: the signs.
    braille keep 20 ranks: from now on.
help-repeat = repeat: the last thing said, again.
help-help = help: what can be done here; help and a name: more about it.
help-announce = announce: announces the move that stands, where moves are announced. announce knight f3: makes it as well. Then press. The opponent's move you repeat by typing it. Short: an.
help-press = press: presses your clock when the move is made and announced. Short: pr.
help-correct = correct knight f3: corrects what you have announced, before press.
help-adjust =
    adjust: the next man that you take does not count as touched.
    Not needed where touching does not count.
help-take = take e2: takes the man on e2 into your hand; then put.
help-put =
    put e4: puts the man in your hand there; that is the move.
    On its own square it is back.
help-draw = draw: offers a draw, or accepts one.
help-accept = accept: accepts the draw that was offered.
help-decline = decline: declines the draw that was offered.
help-claim = claim threefold, claim fifty: claims a draw, with a move if you intend one; claim flag: the opponent's time is over; claim illegal: the last move was illegal.
help-resign = resign: gives the game up.
help-takeback = takeback: takes your last move back.
help-hint = hint: a good move here.
help-level = level 1 to 20: how strong the opponent is.
help-moves-voice =
    moves-voice and a name: the voice of the announcements.
    fide: Springer Gustav eins Felix drei.
    fide-en: knight Gustav one Felix three.
    en: knight g1 f3. de: Springer g1 f3.
help-talk = talk and a name: the language of all else.
help-speech = speech on, speech off.
help-faster = faster: speech gets faster.
help-slower = slower: speech gets slower.
help-hush = hush: stops what is being said.
help-position =
    position and a text: a game from there.
    Before the first move, or after the end.
    FEN, a diagram, or a list of men.
    A list: White: Ke1 a2. Black: Ke8.
    position start: the usual position.
help-new = new: ends this game and starts another.
help-quit = quit: leaves; the game is kept.

## What is wrong with a position

position-empty = There is no position to read.
position-control = Character { $nth } is a control character.
position-board = That is no position. Write FEN, a diagram, or a list such as White: Ke1 a2. Black: Ke8.
position-ranks = A position has eight ranks, this one has { $count ->
    [one] one
   *[other] { $count }
}.
position-rank-length = Rank { $rank } has { $count ->
    [one] one square
   *[other] { $count } squares
}, not eight.
position-rank-missing = Rank { $rank } is missing.
position-rank-twice = Rank { $rank } is there twice.
position-sign = Rank { $rank }, sign { $nth }: { $sign } means nothing here.
position-word = { $word } means nothing in a position.
position-twice = { $square } is named twice.
position-turn = After the board must stand w or b, for who is to move.
position-castling = The castling rights are letters such as KQkq, or a hyphen.
position-en-passant = The en passant square is a square such as e3, or a hyphen.
position-counters = The move counters must be numbers up to 65535.
position-operations = After the en passant square come two numbers, or operations with a semicolon after each.
position-no-king = { $color } has no king.
position-kings = { $color } has more than one king: { $one }, { $other }.
position-pawn = On { $square } stands a pawn, where none can stand.
position-too-many-pawns = { $color } has { $count } pawns, eight are the most.
position-too-many-men = { $color } has { $count } men, sixteen are the most.
position-too-many-promoted = { $color } has more pieces than pawns could become.
position-other-in-check = { $color } is in check, but not to move.
position-castling-rook = { $color } cannot castle: no own rook is on { $square }.
position-castling-king = { $color } cannot castle: the king is not in his place.
position-wrong-castling = A castling right is named without king and rook in their places.
position-wrong-en-passant = No pawn can just have passed { $square }.
position-impossible = Such a position cannot come about in a game.
position-game-runs = A game is being played. Type new first, then { $name }.
chess960-number = Chess960 positions have the numbers 0 to 959.

## The command line

usage-wrong = { $word } is not understood here. touchmove --help tells what is.
usage-no-text = An argument is no text. UTF-8 is wanted.
usage-conflict = { $word } does not go together with { $other }.
usage-missing = Something is missing: { $word }. touchmove --help tells what.
no-voice = There is no voice { $name }. There are: { $voices }.
question-empty = Nothing was asked. touchmove ask board, for example.
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

games-line = { $game }: { $date }, { $white } against { $black }, { $result }, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
games-none = There are no games yet.
result-open = unfinished
player-human = human
player-builtin = level { $level }
export-which = Which game? Name its number, such as touchmove export 57 --text, or --all.
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
braille-signs = The table { $table } cannot write everything. Sign by sign stands: { $text }
reason-louis-missing = lou_translate is not there, install liblouis-bin
reason-louis-table = liblouis cannot use it, name another such as en-ueb-g1.ctb
reason-louis-stuck = lou_translate does not answer
reason-louis-garbage = lou_translate does not write braille
argument-print = { $name } needs braille or text.
help-print = print braille: lines in Unicode braille, for a display that shows what stands in the terminal; print text: as usual.
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
standard-output = standard output

## Finding games

argument-filters = { $name } takes a name, an opening, a year: { $name } carlsen since 2010.
argument-game = { $name } needs a number of the list, or game and its number: { $name } game 57.
filter-date = { $word } is no date. Type a year, or 2013-11-22.
filter-result = { $word } is no result. Type 1-0, 0-1 or draw.
filter-bare = After { $word } something must follow.
found-line = { $number }: { $white } against { $black }, { $rest }.
found-more = { $count } more. Type more.
found-none = No game fits: { $words }.
list-none = Type games first, or open game and its number.
list-end = That is the whole list.
list-wrong = The list has the numbers 1 to { $count }. Type more for the next.
game-unknown = There is no game { $game }. Type games for a list.
archive-unreadable = The archive cannot be read: { $reason }.
short-result = { $kind ->
    [white] White won
    [black] Black won
    [draw] draw
    [open] unfinished
   *[ruled] { $score }
}

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
flipped = The board is read from the side of { $color }.
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
    Enter: the next move. previous, first, end, goto 12.
    Questions as in a game: board, pieces, clock.
    variations, leave, comment, about, where.
    auto: the moves come by themselves.
    play-on: play from here. close: leave the game.
    More: help and a name.
help-flip = flip: the board is read from the other side.
help-games =
    games: the archive, five at a time.
    games carlsen: by a player.
    games sicilian, games B90: by opening.
    games 1992 draw, games since 1990.
    games here: where this position stood.
    Also: player, against, white, black,
    opening, event, result, until.
help-more = more: the next games of the list.
help-open = open 2, after a list also 2: the second game of it; open game 57: the game of this number.
help-next = next, or Enter alone: the next move of the opened game.
help-previous = previous, back: a move back.
help-first = first: to the beginning.
help-end = end: to the end of the line.
help-goto = goto 12: to White's move 12; goto 12 black: to Black's. Short: go.
help-where = where: the move, the variation, the game.
help-auto = auto: a move every five seconds; auto 8: every eight. Enter stops.
help-pause = pause: no more moves come by themselves.
help-variations = variations: what could have been played instead of the last move.
help-variation = variation 1, after variations also 1: goes into the first of them.
help-leave = leave: back to the move where the variation left.
help-comment = comment: the comment on the move, again.
help-about = about, tags: players, result, event and more.
help-play-on = play-on, play-on black: a new game from here against the computer.
help-close = close: leaves the opened game, back to your own.

## Import

import-progress = { $games } games read.
import-progress-percent = { $percent } percent, { $games } games read.
import-kept = { $count ->
    [one] 1 game is kept.
   *[other] { $count } games are kept.
}
import-doubles = { $count ->
    [one] 1 game was there already.
   *[other] { $count } games were there already.
}
import-refused = { $count ->
    [one] 1 game is refused.
   *[other] { $count } games are refused.
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
import-no-game = There is no game in { $file }. A PGN file is wanted.
import-no-text = { $file } is no text. A PGN file is wanted, unpacked.
standard-input = standard input
fault-word = { $word } is no word of PGN.
fault-illegal = { $word } is not legal here.
fault-ambiguous = { $word } fits several men.
fault-tag = The tag { $word } is not whole.
fault-twice = The tag { $word } stands there twice.
fault-variant = { $word } is another game than chess.
fault-comment = The comment is never closed.
fault-long = This is longer than any game can be.
fault-variation = The brackets of variations do not fit.
fault-no-result = The game stops without a result.
fault-result = The tag has another result: { $word }.
fault-mate = The last move mates, but the result is another.
fault-stalemate = The last move is stalemate, but the result is no draw.
fault-no-text = This is no text.
why-word = unknown word
why-illegal = illegal move
why-ambiguous = ambiguous move
why-tag = broken tag
why-twice = tag twice
why-variant = another game than chess
why-position = impossible first position
why-comment = open comment
why-long = too long
why-variation = brackets that do not fit
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
key-take = takes the man here, or puts it
key-entry = to the entry field
key-board = to the board
key-next-pane = the next pane
key-previous-pane = the pane before
key-menu = all commands in a list
key-keys = all keys in a list
key-key-help = key help on and off
key-cancel = silence; back; puts the man back
key-suspend = back to the shell for a while
key-line = types { $line }
does-yes = yes
does-no = no
does-queen = queen
does-rook = rook
does-bishop = bishop
does-knight = knight
does-board-here = what stands here
does-moves-here = the moves of the man here
does-captures-here = what the man here can take
does-rays-here = all eight directions from here
does-diagonals-here = the diagonals from here
does-knight-here = what stands a knight's jump away
does-attackers-here = what attacks and defends this square
does-defenders-here = what defends and attacks this square
does-colour-here = whether this square is light or dark
does-rank-here = what stands on this rank
does-file-here = what stands on this file
does-pieces-A = White's men
does-pieces-a = Black's men
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
does-announce = announces the move that stands
does-press = presses your clock
## Taking and putting

in-hand = { $piece } { $square } in the hand.
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
board-found = Board found: { $make }, { $port }.
board-back = The board is back: { $make }, { $port }.
board-plays = You play on the board.
board-right = The board is right.
board-differs = The board does not stand as the game.
board-left-over = Not used: the program plays that side.
board-moves-only = It tells finished moves only: nothing is touched on it.
board-take = Take the man off { $square }.
board-take-man = Take { $man } off { $square }.
board-put = Put { $man } on { $square }.
board-carry = Take { $man } from { $square } to { $to }.
board-swap = Change the men on { $square } and { $to }.
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
board-executed = It stands on your board.
board-put-back = All stands as before. Touched stays touched.
board-adjusted = All stands as before.
board-knocked = The board was knocked.
board-knocked-untouched = The board was knocked. Nothing is touched.
board-lingers = Is your move done? Then type it.
board-no-button = It has no button. A move counts when your hand rests.
board-learned = The board knows its men now.
board-not-learned = The men were not learned. They are followed by their moves.
boards-clock-waits = The clock waits for the board.
boards-clock-runs = The clock runs.
board-no-move = The board tells { $text }: that is no legal move.
board-faulty = { $square }: the sensor cannot be trusted.
board-which-side = Which side is White's cannot be seen. Type pegboard straight, or pegboard turned.
board-battery = The battery of the board has { $percent } percent left.
board-gone = The board is gone: { $reason }. Go on at the keyboard. { $todo }
board-not-there = No board: { $reason }. { $todo }
board-none-found = no port has one
board-none-found-do = Plug it in, or name its port.
board-no-port = the port { $port } is not there
board-no-port-do = Plug it in.
board-not-serial = { $port } is no serial port
board-not-serial-do = Name another one.
board-busy = another program has { $port }
board-busy-do = Close that program.
board-denied = you may not use { $port }
board-denied-do = An administrator can allow it.
board-denied-group = you may not use { $port }
board-denied-group-do = Join the group { $group }: sudo usermod -aG { $group } $USER. Then log in anew.
board-no-answer = nothing answers on { $port }
board-no-answer-do = Switch it on, or plug it in again.
board-stranger = what is on { $port } is not understood
board-stranger-do = Is that the right plug? A board may also be newer than touchmove.
board-failed = { $port } fails, { $what }
board-failed-do = Plug it in again.
boards-none = No board. Type pegboard auto to look for one.
boards-sought = A board is looked for.
boards-off = Boards off. Moves are typed.
board-is = Board: { $name }.
board-of = Board of { $color }: { $name }.
board-agrees = It stands as the game.
board-moves = A move is on its way on it.
board-behind = The opponent's move is still to be made on it.
board-waits = It is not compared with the game yet.
skipped = Left as it is. Moves are typed until the board is right.
skip-none = There is nothing to skip.
argument-boards = { $name } takes auto, or a make and a port, dgt:/dev/ttyUSB0; straight or turned; or off.
help-pegboard = pegboard: which board there is, and whether it stands as the game. pegboard auto: looks for one. pegboard straight, pegboard turned: how it lies. pegboard off: moves are typed.
help-set-up = set-up: tells square by square how to bring the board to the position. repeat says a step again.
help-skip = skip: leaves the board as it is; moves are typed until it is right. Also: cancel.

## Boards on a line

peg-looking = A board is looked for.
peg-found = Board found: { $make }, { $port }.
peg-senses-pegs = It senses each peg that leaves its hole.
peg-senses-squares = It senses which squares are occupied.
peg-senses-moves = It tells finished moves only. That a man is touched, it cannot tell.
peg-no-address = { $word } is no address of a board. Write auto, a make, or a make and a port: dgt:/dev/ttyUSB0. The makes: { $makes }.
peg-chips = Learned: the chips of { $count } men.
peg-event = { $what }.
peg-event-at = { $what }. { $time } seconds.
peg-together = At once: { $items }
peg-lifted = { $square } lifted
peg-lifted-man = { $square } lifted, { $piece }
peg-seated = { $square } occupied
peg-seated-man = { $square } occupied, { $piece }
peg-button-confirm = Confirm button, { $how }
peg-button-clock = Button of the clock, { $how }
peg-button = Button { $number }, { $how }
peg-short = short
peg-long = long
peg-stands-start = The start position stands.
peg-stands = Occupied, { $count ->
    [one] { $count } square
   *[other] { $count } squares
}: { $items }.
peg-standing = { $piece } { $square }
peg-moved = Move: { $text }.
peg-taken-back = Taken back: { $text }.
peg-faulty = { $square }: the sensor cannot be trusted.
peg-mended = { $square }: the sensor can be trusted again.
peg-clock = Clock: White { $white }, Black { $black }, { $runs }.
peg-clock-stands = it stands
peg-clock-white = White's runs
peg-clock-black = Black's runs
peg-buttonless = It has no button.
peg-identity = It is: { $text }.
peg-battery = Battery: { $percent } percent.
peg-battery-charging = Battery: { $percent } percent, charging.
peg-done = Order carried out.
peg-refused = Order refused: { $text }.
peg-learned = The men are learned.
peg-not-learned = Nothing learned. Look at: { $items }.
peg-which-side = Which side is White's cannot be seen: say it with --straight or --turned.
peg-restarted = The board has begun anew.
peg-unanswered = An order is not answered.
peg-silent = The board is silent.
peg-echo = The line leads back to itself.
peg-version = The board speaks another version.
peg-gap = Something was lost on the way.
peg-garbled = Something came that cannot be read.
peg-start-missing = Not as at the start. Nothing on: { $items }.
peg-start-more = Not as at the start. Too much on: { $items }.
peg-start-other = Not as at the start. Another man on: { $items }.
peg-enter-skips = Enter skips a question.
peg-ask-take = Take the man off { $square }.
peg-ask-back = Put it back on { $square }.
peg-ask-put = Put a man on { $square }.
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
    lever: the clock; button 3: its buttons
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
sim-set = The men are set.
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
sim-no-men-white = White: no men
sim-no-men-black = Black: no men
sim-hand = Beside the board: { $men }
sim-empty = Nothing stands on { $square }.
sim-occupied = Occupied: { $man } { $square }. Lift it first, or write replace.
sim-nothing-in-hand = Nothing is in the hand. Name a man, such as white queen.
sim-no-button = This board has no such button.
sim-no-button-number = { $word } is no button. They are 1 to 5.
sim-no-word = { $word }: no such word. Write help.
sim-missing = Something is missing behind { $word }. Write help.
sim-more = { $word } is too much here.
sim-no-square = { $word } is no square. Write one such as e2.
sim-what-square = Name a square, such as e2.
sim-no-man = { $word } is no man. Write one such as queen.
sim-no-color = { $word }: white or black?
sim-no-time = { $word } is no time. Write milliseconds, up to an hour.
sim-no-position = { $word } is no position. Write FEN, or start.
sim-dark = Lights: all off.
sim-lit = Lights: { $squares }
sim-buzz = Sound: { $text }
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
sim-no-side = { $word } is no side. Write white or black.
sim-no-style = { $word } is no style. Write one such as own-first.
sim-cannot-confirm = This board has no button to confirm with.
sim-no-game = { $count ->
    [0] No game can be read in { $file }.
    [one] { $file } has one game that can be read.
   *[other] { $file } has { $count } games that can be read.
}
sim-fault = { $file }, line { $line }: { $reason }
sim-fault-word = { $word } is no fault. Write one such as noise, loss, pull.
sim-fault-share = { $word } is no share. Write one from 0 to 1, such as 0.01.
sim-fault-number = { $word } is no number. Write milliseconds, up to a day, or a byte.
sim-fault-short = Something is missing at the end.
sim-fault-more = { $word } is too much.
sim-fault-needs-time = { $word } needs its time first, such as at 5000.
sim-fault-no-place = { $word } cannot happen at one time or byte. Write from and to, or neither.
