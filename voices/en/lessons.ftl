# The words of lessons, puzzles and drills. The exercises of lessons are in lessons/, one file each.
# Every sentence is heard once: short, one thought each, squares as plain text.

# What is asked in lessons, and what is said of the answers.

# $number: a number, "1". $title: a title, "Squares and colours". $learn: the command learn, "learn".
# Length: 40 cells to the first comma or stop, 120 in all.
lessons-next = Lessons. Next is { $number }, { $title }. To begin one, type its number after { $learn }: { $learn } { $number }.
# $number: a number, "12". $title: a title, "The square of the pawn".
# Length: 40 cells to the first comma or stop, 120 in all.
lesson-line = { $number }. { $title }
# $number: a number, "12". $title: a title, "The square of the pawn".
# Length: 40 cells to the first comma or stop, 120 in all.
lesson-line-done = { $number }. { $title }, done
# $setup: what to type, "pegboard dgt".
# Length: 40 cells to the first comma or stop, 120 in all.
practice-board = To use your board: { $setup }.
lessons-listen = To listen to:
lessons-own = Your own:
# $text: a text as it is, "moves".
# Length: 40 cells to the first comma or stop, 120 in all.
own-name = { $text } is no name that a lesson has.
own-no-title = The lesson has no title. Write title = "My lesson" in its first line.
own-no-exercise = The lesson has no exercise. Begin one with a line [1].
# $text: a text as it is, "xyz".
# Length: 40 cells to the first comma or stop, 120 in all.
own-position = No such position: { $text }. Write it as FEN.
# $text: a text as it is, "frobnicate".
# Length: 40 cells to the first comma or stop, 120 in all.
own-task = No such task: { $text }. Write one such as find mate.
own-no-task = The exercise has no task. Write one such as task = "find mate".
# $text: a text as it is, "knihgt f3".
# Length: 40 cells to the first comma or stop, 120 in all.
own-square = { $text } is no square.
# $text: a text as it is, "knihgt f3".
# Length: 40 cells to the first comma or stop, 120 in all.
own-number = { $text } is no number.
# $text: a text as it is, "knihgt f3".
# Length: 40 cells to the first comma or stop, 120 in all.
own-empty = No piece on { $text } that could move.
# $text: a text as it is, "knihgt f3".
# Length: 40 cells to the first comma or stop, 120 in all.
own-illegal = { $text } is no legal move here. Write moves as Nf3.
# $text: a text as it is, "knihgt f3".
# Length: 40 cells to the first comma or stop, 120 in all.
own-answer = { $text } is no answer to this task.
# $text: a text as it is, "knihgt f3".
# Length: 40 cells to the first comma or stop, 120 in all.
own-moves = Other moves are right: { $text }.
# $text: a text as it is, "knihgt f3".
# Length: 40 cells to the first comma or stop, 120 in all.
own-misses = { $text } does not do what the task asks for.
own-untrue = The answer is not true.
# $word: what was typed, "1 2". $count: a number, "37".
# Length: 40 cells to the first comma or stop, 120 in all.
lesson-none = No lesson { $word }. They have numbers from 1 to { $count }.
# $title: a title, "The square of the pawn".
# Length: 40 cells to the first comma or stop, 120 in all.
lesson-begins = { $title }.
# $title: a title, "The square of the pawn". $exercise: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
lesson-goes-on = { $title }, exercise { $exercise }.
# $title: a title, "The square of the pawn". $exercise: a number, "12". $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
lesson-where = { $title }, exercise { $exercise } of { $count }.
lesson-first = This is the first exercise.
# $name: an opening, a drill or a lesson, "Italian Game".
# Length: 40 cells to the first comma or stop, 120 in all.
lesson-not-here = { $name } has no place in a lesson.
# $names: names, with commas, "board, moves".
# Length: 40 cells to the first comma or stop, 120 in all.
practice-which = Which one: { $names }?
# $light: the word for light, "light". $dark: the word for dark, "dark".
# Length: 40 cells to the first comma or stop, 120 in all.
answer-wants-colour = Answer { $light } or { $dark }.
# $yes: the word for yes, "light". $no: the word for no, "dark".
# Length: 40 cells to the first comma or stop, 120 in all.
answer-wants-yes-no = Answer { $yes } or { $no }.
answer-wants-number = Answer with a number.
# $nothing: the word for nothing, "nothing".
# Length: 40 cells to the first comma or stop, 120 in all.
answer-wants-piece = Answer with a piece, or { $nothing }.
answer-wants-squares = Answer with squares, such as h5 e6.
# $items: items of a list, "light". $last: the last one, "dark".
# Length: 40 cells to the first comma or stop, 120 in all.
answer-wants-choice = Answer { $items } or { $last }.
practice-nothing-back = Nothing to take back. Just answer again.
# $reason: the reason, without a full stop, "the disk is full".
# Length: 40 cells to the first comma or stop, 120 in all.
lesson-not-kept = How you did was not saved: { $reason }.

# $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
ask-colour = What colour is { $square }?
# $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
ask-stands = What stands on { $square }?
# $piece: a piece, "knight". $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
ask-count = How many moves has the { $piece } on { $square }?
# $piece: a piece, "knight". $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
ask-moves = Name all moves of the { $piece } on { $square }, one after the other.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
ask-all-moves = { $color } to move. Name all legal moves, one after the other.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
ask-castling = { $color } to move. Name each way to castle.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
ask-capture = { $color } to move. Find a capture.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
ask-most = { $color } to move. Capture what is worth most.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
ask-free = { $color } to move. Capture what nobody defends.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
ask-mate = { $color } to move. Find mate in one.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
ask-mate-in-two = { $color } to move. Find the first move of mate in two.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
ask-no-mate = { $color } to move. Prevent mate.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
ask-stalemate = { $color } to move. Which move is stalemate?
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
ask-fork = { $color } to move. Find a fork.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
ask-discovered = { $color } to move. Find a discovered attack.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
ask-pin = { $color } to move. Find a pin.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
ask-skewer = { $color } to move. Find a skewer.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
ask-win = { $color } to move, and wins. How?
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop.
ask-play-mate = { $color } to move, and mates. Play it out against the computer: play-on. When you have done it, come back to this lesson, then: next.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop.
ask-play-win = { $color } to move, and wins. Play it out against the computer: play-on. When you have done it, come back to this lesson, then: next.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop.
ask-play-draw = { $color } to move, and holds the draw. Play it out against the computer: play-on. When you have done it, come back to this lesson, then: next.
# $piece: a piece, "knight". $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
ask-legal = Is { $piece } to { $square } legal? Yes or no.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
ask-legal-short = May { $color } castle kingside? Yes or no.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
ask-legal-long = May { $color } castle queenside? Yes or no.
# $move: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
ask-safe = Is { $move } safe? Yes or no.
# $piece: a piece, "knight". $square: a square, "e4". $to: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
ask-reach = Can the { $piece } on { $square } ever get to { $to }? Yes or no.
ask-drill = To begin the drill: Enter. Then the lesson continues.
ask-winnable = Can anybody still win? Yes or no.
# $moves: moves, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
ask-first-moves = Moves to go: { $moves }. Type your move.

# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
opening-developed = Knights and bishops developed: { $count } of 4.
# $castled: yes or no.
# Length: 40 cells to the first comma or stop, 120 in all.
opening-castled = { $castled ->
    [yes] You castled.
   *[no] You did not castle.
}
# $pieces: pieces in the form behind a number or before squares, "knights".
# Length: 40 cells to the first comma or stop, 120 in all.
opening-again = Moved more than once: { $pieces }.
lesson-right = Right.
# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
lesson-more = Right. { $count } more.
lesson-named = You named that one before.
lesson-wrong = Wrong.
lesson-wrong-move = Not that one. Try again, or type hint.
lesson-no-capture = That captures nothing. Try again.
lesson-no-check = That gives no check. Try again.
# $color: a colour, "White". $move: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
lesson-answered = { $color } answers { $move }. Try again.
# $piece: a piece, "knight". $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
lesson-help-piece = It is the { $piece } on { $square }.
# $piece: a piece, "knight". $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
lesson-help-goal = The { $piece } goes to { $square }.
# $move: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
lesson-help-move = { $move }.
# $moves: moves, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
lesson-solution = { $moves }.
lesson-over = The lesson is over.
# $count: a number, "12". $exercises: numbers, "2 and 4".
# Length: 40 cells to the first comma or stop, 120 in all.
lesson-missed = { $count ->
    [one] Go through exercise { $exercises } again.
   *[other] Go through exercises { $exercises } again.
}
# $number: a number, "12". $title: a title, "The square of the pawn".
# Length: 40 cells to the first comma or stop, 120 in all.
lesson-next = Next is lesson { $number }: { $title }.

choice-light = light
choice-dark = dark
choice-nothing = nothing
# A number with two names has a stroke between them: "one/a single".
number-words = zero, one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen, twenty, twenty-one, twenty-two, twenty-three, twenty-four, twenty-five, twenty-six, twenty-seven, twenty-eight

# Puzzles

# $pieces: pieces in the form behind a number or before squares, "knights". $rating: a rating, "1450".
# Length: 40 cells to the first comma or stop, 120 in all.
puzzle-begins = Puzzle, { $pieces } pieces, rated { $rating }.
# $color: a colour, "White". $move: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
puzzle-came = { $color } has played { $move }.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
puzzle-asks = { $color } to move. Find the best move.
# $color: a colour, "White". $move: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
puzzle-answers = Right. { $color } answers { $move }.
puzzle-solved = Right, that solves it.
puzzle-over = The puzzle is over. Another one: next. Back to your game: close.
# $rating: a rating, "1450".
# Length: 40 cells to the first comma or stop, 120 in all.
puzzle-rating = Your rating is { $rating }. Another one: Enter.
# $number: a number, "12". $pieces: pieces in the form behind a number or before squares, "knights". $rating:
# a rating, "1450".
# Length: 40 cells to the first comma or stop, 120 in all.
puzzle-streak-begins = Streak, puzzle { $number }: { $pieces } pieces, rated { $rating }.
# $record: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
puzzle-streak-how = Solve as many as you can in a row. A mistake or a hint ends it. Your record: { $record }.
# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
puzzle-streak-goes-on = Streak: { $count }.
# $count: a number, "12". $record: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
puzzle-streak-ends = The streak ends at { $count }. Your record: { $record }.
puzzle-none = You have had all of these puzzles.
# $puzzle: the command puzzle, "puzzle".
# Length: 40 cells to the first comma or stop, 120 in all.
puzzles-new = New puzzles: { $puzzle }.
# $pieces: pieces in the form behind a number or before squares, "knights".
# Length: 40 cells to the first comma or stop, 120 in all.
puzzle-too-few = None has so few pieces. There are some from { $pieces } pieces on.
# $name: a name, "Anna". $pieces: pieces in the form behind a number or before squares, "knights".
# Length: 40 cells to the first comma or stop, 120 in all.
puzzle-own-begins = Puzzle from { $name }, { $pieces } pieces.
# $name: a name, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
puzzle-own-none = No puzzles in { $name }.
puzzle-own-columns = A row needs a name, a position, moves and a rating, with commas between.
puzzle-own-start = A puzzle needs its position in the tag FEN.
puzzle-own-game = The game cannot be read.
puzzle-own-position = There is no such position.
# $number: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
puzzle-own-move = Move { $number } cannot be played.
puzzle-own-short = The solution is missing.
# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
puzzle-own-more = And { $count } more.
# $word: what was typed, "x y". $themes: themes, "puzzle themes".
# Length: 40 cells to the first comma or stop, 120 in all.
puzzle-unknown = No theme and no file called { $word }. To hear the themes: { $themes }.
puzzle-themes = themes
# $themes: themes, "mate, fork".
# Length: 40 cells to the first comma or stop, 120 in all.
puzzle-themes-told = Themes: { $themes }. Or type a number of pieces, or a rating.
# $words: words of a program, "on, off".
# Length: 40 cells to the first comma or stop, 120 in all.
puzzle-words = Also: { $words }.
puzzle-easy = easy, easier, simple
puzzle-hard = hard, harder, difficult
puzzle-opening = opening, openings
puzzle-middlegame = middlegame, middle game
puzzle-endgame = endgame, end game, ending, endings
puzzle-streak = streak, streaks, storm
# $folder: the name of a folder, "HOME/data/puzzles".
# Length: 40 cells to the first comma or stop, 120 in all.
own-folder = Your own files go into { $folder }.
# $name: a name, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
puzzle-not-here = { $name } has no place in a puzzle.
puzzle-ends-game = That is a draw. Try again.

puzzle-help-check = The move is a check.
puzzle-help-capture = The move is a capture.
puzzle-help-quiet = A quiet move: no check, no capture.
# $moves: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
puzzle-help-mate = { $moves ->
    [one] It is mate in one.
   *[other] It is mate in { $moves }.
}
puzzle-help-fork = Look for a fork.
puzzle-help-hanging = Something is not defended.
puzzle-help-pin = Look for a pin.
puzzle-help-skewer = Look for a skewer.
puzzle-help-discovered = Look for a discovered attack.
puzzle-help-double-check = Look for a double check.
puzzle-help-promotion = A pawn can promote.
puzzle-help-opposition = It is about the opposition.
puzzle-help-zugzwang = Leave the other side no good move.
puzzle-help-runs = A pawn can outrun the king.
puzzle-help-catches = Your king can still catch a pawn.
puzzle-help-traps = A piece can be trapped.
puzzle-help-stops = Something is threatened. Stop it.
puzzle-help-saves = One of your pieces is in danger.
# $theme: a theme, "fork".
# Length: 40 cells to the first comma or stop, 120 in all.
puzzle-help-later = Later: { $theme }.
# $moves: moves, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
puzzle-help-promotes = A pawn promotes in { $moves } moves.
# $clue: a sentence, "Look at the king.". $later: a sentence, "The theme is a fork.".
# Length: 40 cells.
puzzle-help-both = { $clue } { $later }

# $piece: a piece, "knight". $square: a square, "e4".
# Length: 40 cells.
reason-piece = the { $piece } on { $square }
reason-none = Every other move is worse.
reason-mate = Mate.
reason-back-rank = Back-rank mate: the king is shut in by its own pieces.
reason-smothered = Smothered mate: the king has no free square, and a knight gives check.
reason-double-check = Double check: only the king can move.
# $piece: a piece, "knight".
# Length: 40 cells to the first comma or stop, 120 in all.
reason-promotion = Promotion to a { $piece }.
# $piece: a piece, "knight".
# Length: 40 cells to the first comma or stop, 120 in all.
reason-hanging = Not defended: { $piece }.
# $piece: a piece, "knight". $on: a word or a square, "e5".
# Length: 40 cells to the first comma or stop, 120 in all.
reason-fork = Fork: { $piece } attacks { $on }.
# $piece: a piece, "knight". $behind: a piece, "king".
# Length: 40 cells to the first comma or stop, 120 in all.
reason-pin = Pin: behind { $piece } is { $behind }.
# $piece: a piece, "knight". $behind: a piece, "king".
# Length: 40 cells to the first comma or stop, 120 in all.
reason-skewer = Skewer: behind { $piece } is { $behind }.
# $piece: a piece, "knight". $on: a word or a square, "e5".
# Length: 40 cells to the first comma or stop, 120 in all.
reason-discovered = Discovered attack: { $piece } attacks { $on }.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
reason-opposition = Opposition: { $color } must give way.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
reason-zugzwang = Zugzwang: { $color } must move, and every move does harm.
# $pawn: a square, "e4". $king: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
reason-runs = The pawn on { $pawn } runs: the king on { $king } comes too late.
# $pawn: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
reason-catches = The king is in the square of the pawn on { $pawn }.
# $piece: a piece, "knight".
# Length: 40 cells to the first comma or stop, 120 in all.
reason-traps = Trapped: { $piece }.
# $move: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
reason-stops = This was threatened: { $move }.
# $piece: a piece, "knight".
# Length: 40 cells to the first comma or stop, 120 in all.
reason-saves = Saved: { $piece }.
# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
reason-wins = { $count ->
    [one] It gains as much as a pawn.
   *[other] It gains as much as { $count } pawns.
}
# $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
reason-nears = The pawn on { $square } is close to promotion.
reason-checks = Every move gives check.
reason-draws = It is a draw.
reason-trades = The trade decides.
reason-answers = No other answer to the check is as good.

theme-fork = fork
theme-pin = pin
theme-skewer = skewer
theme-discovered = discovered attack
theme-double-check = double check
theme-hanging = undefended piece
theme-back-rank = back-rank mate
theme-smothered = smothered mate
theme-mate-in-one = mate in one
theme-mate-in-one-also = mate in a move, mate in one move
theme-mate-in-two = mate in two
theme-mate-in-three = mate in three
theme-sacrifice = sacrifice
theme-promotion = promotion
theme-trapped = trapped piece
theme-quiet = quiet move
theme-defence = defence
theme-zugzwang = zugzwang
# Words that say nothing beside a number, or where a puzzle is asked for, with commas between them.
puzzle-filler = piece, pieces, move, moves, with, of, about, rated, rating, puzzle, puzzles

# $title: a title, "The knight". $learn: the command learn, "learn".
# Length: 40 cells to the first comma or stop, 120 in all.
term-lesson = Lesson { $title }: { $learn }.
# $puzzle: the command puzzle, "puzzle".
# Length: 40 cells to the first comma or stop, 120 in all.
term-puzzle = A puzzle about it: { $puzzle }.
term-sacrifice = Sacrifice: you give up a piece to win more, or to mate.
term-trapped = Trapped piece: it is attacked and has no safe square.
term-defence = Defence: you stop what the other side threatens.
term-zugzwang = Zugzwang: a side must move, and every move makes its position worse.
term-notation = notation
term-notation-text = Notation: a move is the letter of the piece and its new square, Nf3. A pawn has no letter, e4. A capture has an x, check a plus, mate a number sign. O-O is castling short, O-O-O long.
term-wings = Names by wing. The king's bishop, knight and rook begin on his side of the board, the queen's on hers. A pawn is named after the piece behind it: king's pawn, queen's bishop's pawn.

# What comes again

# $count: a number, "12". $time: a time, "5 minutes". $practise: the command practise, "practise".
# Length: 40 cells to the first comma or stop, 120 in all.
due-today = { $count ->
    [one] One exercise is due today. It takes about { $time }. To begin: { $practise }.
   *[other] { $count } exercises are due today. They take about { $time }. To begin: { $practise }.
}
due-done = That was all for today.
due-none = Nothing is due today.
# $repertoire: the command repertoire, "repertoire".
# Length: 40 cells to the first comma or stop, 120 in all.
due-lines = New lines: { $repertoire }.
puzzle-more = Another one: Enter.
# $one: the first one, "fork". $other: the other one of two, "black".
# Length: 40 cells to the first comma or stop, 120 in all.
practice-both = { $one } and { $other } do not go together. Type one of them.

# Mistakes of a game

# $side: white, black or both. $white: the name of White, "Anna". $game: the number of a game, "12". $black:
# the name of Black, "Ben".
# Length: 40 cells to the first comma or stop, 120 in all.
mistakes-begin = { $side ->
    [white] Mistakes of { $white }, White, in game { $game } against { $black }.
    [black] Mistakes of { $black }, Black, in game { $game } against { $white }.
   *[both] Mistakes of both sides in game { $game }, { $white } against { $black }.
}
# $game: the number of a game, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
mistakes-again = A mistake again, from game { $game }.
mistakes-search = Searching the game. The first question comes in a few seconds.
mistakes-search-next = Searching for the next one.
# $judged: a number, "12". $all: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
mistakes-searched = Still searching: { $judged } of { $all } positions judged.
# $percent: a percentage, "62".
# Length: 40 cells to the first comma or stop, 120 in all.
mistakes-quarter = { $percent } percent of the game searched.
mistakes-checking = Checking the mistakes found.
# $pieces: pieces in the form behind a number or before squares, "knights".
# Length: 40 cells to the first comma or stop, 120 in all.
mistakes-how = Type a better move. To hear the position: { $pieces }.
mistakes-both = both
# $word: what was typed, "knihgt".
# Length: 40 cells to the first comma or stop, 120 in all.
mistakes-unknown = mistakes { $word }: unknown. Type mistakes with the number of a game, white, black or both.
mistakes-no-game = Open a game first, or finish this one.
mistakes-no-moves = This game has no moves.
# $name: a name, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
mistakes-not-here = { $name } has no place among mistakes.
# $opponent: the opponent, "Ben".
# Length: 40 cells to the first comma or stop.
mistakes-builtin = Judged by the built-in opponent: only what is plainly won or lost is asked. An engine sees more: { $opponent } engine stockfish.
mistakes-ended = The search ends here. What was found is kept.

# $label: blunder or mistake. $number: a number, "12". $color: a colour, "White". $move: a move, "e4".
# $before: a percentage, "62". $after: a percentage, "41".
# Length: 40 cells to the first comma or stop, 120 in all.
mistake-asks = { $label ->
    [blunder] Move { $number }, { $color }: { $move } was a blunder, from { $before } to { $after } percent. Find a better move.
   *[mistake] Move { $number }, { $color }: { $move } was a mistake, from { $before } to { $after } percent. Find a better move.
}
# $move: a move, "e4". $before: a percentage, "62". $after: a percentage, "41".
# Length: 40 cells to the first comma or stop, 120 in all.
mistake-comment = Better: { $move }. { $before } to { $after } percent.
mistake-same = That is the move of the game. Try again.
mistake-best = Right, that is the best move.
mistake-mate = Right, that is mate.
# $points: a number, "12". $move: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
mistake-good = { $points ->
    [0] Right, as good as the best, { $move }.
    [1] Right, a point less than the best, { $move }.
   *[other] Right, { $points } points less than the best, { $move }.
}
# $color: a colour, "White". $move: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
mistake-refuted = { $color } answers { $move }.
mistake-again = Try again.
mistake-worse = That is not good enough. Try again.
mistake-not-judged = Your move could not be judged. Type it again.
# $moves: moves, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
mistake-line = After it: { $moves }.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
mistake-chance = A missed chance: { $color }'s move before was a mistake too.
# $color: a colour, "White". $time: a time, "5 minutes".
# Length: 40 cells to the first comma or stop, 120 in all.
mistake-time = { $color } had { $time } left.

mistakes-none = No mistakes to ask about.
# $count: a number, "12". $kinds: kinds of mistakes, "2 blunders, 1 slip".
# Length: 40 cells to the first comma or stop, 120 in all.
mistakes-over = { $count ->
    [one] One mistake: { $kinds }.
   *[other] { $count } mistakes: { $kinds }.
}
# $count: a number, "12".
# Length: 40 cells.
mistakes-found = { $count } found
# $count: a number, "12".
# Length: 40 cells.
mistakes-shown = { $count } shown
# $count: a number, "12".
# Length: 40 cells.
mistakes-skipped = { $count } skipped
# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
mistakes-time = { $count ->
    [one] One was made short of time.
   *[other] { $count } were made short of time.
}
# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
mistakes-chances = { $count ->
    [one] One was a missed chance.
   *[other] { $count } were missed chances.
}
# $phase: opening, middlegame or endgame.
# Length: 40 cells to the first comma or stop, 120 in all.
mistakes-most = { $phase ->
    [opening] Most were in the opening.
    [middlegame] Most were in the middlegame.
   *[endgame] Most were in the endgame.
}
# $accuracy: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
mistakes-accuracy = Accuracy: { $accuracy } of 100.
# $white: the name of White, "Anna". $black: the name of Black, "Ben".
# Length: 40 cells to the first comma or stop, 120 in all.
mistakes-accuracy-both = Accuracy: White { $white }, Black { $black } of 100.

# Drills

drill-list = Drills. To begin one, type its name or number after drill: drill square colours. The level comes last: drill knight paths 2.
# $name: an opening, a drill or a lesson, "Italian Game". $level: a level, "3". $count: a number, "12".
# $right: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
drill-line-done = { $name }, level { $level }: { $count ->
    [one] { $right } of 1 right
   *[other] { $right } of the last { $count } right
}
# $drill: the name of a drill, "knight paths". $level: a level, "3". $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
drill-begins = Drill: { $drill }, level { $level }, { $count ->
    [one] { $count } question
   *[other] { $count } questions
}.
# $word: what was typed, "knihgt". $names: names, with commas, "board, moves".
# Length: 40 cells to the first comma or stop, 120 in all.
drill-none = No drill { $word }. There are: { $names }.
drill-levels = Drills have levels from 1 to 3.
# $word: what was typed, "knihgt".
# Length: 40 cells to the first comma or stop.
drill-unknown = { $word }: not understood. After the level, limits: 6 seconds, 20 questions, no repeats. Up to 600 seconds and 50 questions.
# $count: a number, "12".
# Length: 40 cells.
drill-unit-seconds = { $count ->
    [one] second
   *[other] seconds
}
# $count: a number, "12".
# Length: 40 cells.
drill-unit-questions = { $count ->
    [one] question
   *[other] questions
}
# $count: a number, "12".
# Length: 40 cells.
drill-unit-repeats = { $count ->
    [one] repeat
   *[other] repeats
}
drill-no = no
# $time: a time, "5 minutes".
# Length: 40 cells to the first comma or stop, 120 in all.
drill-within = You have { $time } for each answer.
# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
drill-repeats = { $count ->
    [0] You hear each question once.
    [one] You may hear each question once more.
   *[other] You may hear each question { $count } times more.
}
drill-no-repeat = No more repeats of this question.
# $time: a time, "5 minutes".
# Length: 40 cells to the first comma or stop, 120 in all.
drill-late = Right, but too slow: { $time }.
# $name: an opening, a drill or a lesson, "Italian Game".
# Length: 40 cells to the first comma or stop, 120 in all.
drill-not-here = { $name } has no place in a drill.
drill-from-memory = In a drill you answer from memory. To hear the pieces again: about.
lesson-from-memory = You answer this from memory.
# $answer: what an engine has answered, "bestmove 0000".
# Length: 40 cells to the first comma or stop, 120 in all.
drill-wrong = Wrong: { $answer }.
# $answer: what an engine has answered, "bestmove 0000".
# Length: 40 cells to the first comma or stop, 120 in all.
drill-answer = { $answer }.
# $right: a number, "12". $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
drill-over = { $right } of { $count } right.
# $count: a number, "12". $right: a number, "12". $time: a time, "5 minutes".
# Length: 40 cells to the first comma or stop, 120 in all.
drill-standing = Of the last { $count } answers { $right ->
    [one] 1 was right
   *[other] { $right } were right
}, usually after { $time }.
# $name: an opening, a drill or a lesson, "Italian Game". $level: a level, "3".
# Length: 40 cells to the first comma or stop, 120 in all.
drill-next = You are ready for the next level: drill { $name } { $level }.

drill-colour = square colours
drill-colour-rule = Light or dark?
drill-line = lines
drill-line-rule = Are two squares on one rank, file or diagonal? Yes or no.
drill-squares = squares of a piece
drill-squares-rule = Name every square that the piece reaches on an empty board.
drill-knight = knight paths
drill-knight-rule = Name the squares of a shortest path, up to the last one.
drill-attackers = attackers
drill-attackers-rule = Name the squares of all pieces that attack a square, of both colours.
drill-recall = recall
drill-recall-rule = You hear a position once, then you are asked what stands where.
drill-minefield = minefield
drill-minefield-rule = A white knight must not go where a black piece is or attacks. Name a shortest path.
drill-follow = following a game
drill-follow-rule = You hear a few moves at a time, from the first position on, then you are asked where the pieces are now.
drill-growing = growing line
drill-growing-rule = A line grows by one move each time. Repeat all of it, one move after another.
drill-mates = mates by ear
drill-mates-rule = You hear a position once. Find the mate.
drill-guess = guess the move
drill-guess-rule = Guess each move of one side. The other side plays as in the game. You may ask for the board.
drill-ahead = looking ahead
drill-ahead-rule = You hear moves that nobody makes. Answer for the position after them. You may ask for the board before them.

# $one: the first one, "fork". $other: the other one of two, "black".
# Length: 40 cells to the first comma or stop, 120 in all.
drill-ask-line = { $one } and { $other }?
# $piece: a piece, "knight". $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
drill-ask-squares = { $piece } on { $square }.
# $square: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
drill-ask-attackers = Who attacks { $square }?
# $from: a square, "e4". $to: a square, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
drill-ask-knight = From { $from } to { $to }.
# $piece: a piece, "knight".
# Length: 40 cells to the first comma or stop, 120 in all.
drill-ask-where = Where is every { $piece }?
# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
drill-ask-repeat = { $count ->
    [one] Repeat it.
   *[other] Repeat all { $count } moves.
}
# $moves: a number, "12". $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
drill-ask-mate = { $moves ->
    [one] { $color } to move: mate in one.
   *[other] { $color } to move: the first move of mate in { $moves }.
}
# $number: a number, "12". $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
drill-ask-guess = Move { $number }, { $color }: your guess?
# $color: a colour, "White". $moves: moves, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
drill-ahead-line = { $color } begins: { $moves }.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
drill-ask-check = Is { $color } in check then?
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
drill-ask-mates = Can { $color } then mate in one move?
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
drill-ask-taken = Does { $color } take a piece on the way? Name it, or nothing.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
drill-ask-takes = Name every square where { $color } can then take.
# $white: the name of White, "Anna". $black: the name of Black, "Ben". $year: a year, often that of an edition
# of the Laws, "2023". $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
guess-won = { $white } against { $black }, { $year }. { $color } won.
# $word: what was typed, "x".
# Length: 40 cells to the first comma or stop, 120 in all.
guess-unknown = guess { $word }: unknown. Type guess with the number of a game, white or black.
guess-which = Which game? Type its number too: guess 12 black.
guess-champions = champions, champion, rapid, rapid champions, rapid chess
guess-opening-only = There is nothing to guess: all moves here are opening moves.
# $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
guess-none = There are no moves of { $color } to guess here.
guess-wins-too = Yours wins too, as far as the built-in opponent sees.
# $color: a colour, "White". $move: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
guess-refuted = To yours { $color } answers { $move }.

choice-yes = yes
choice-no = no

# The lessons

## Words to choose from

choice-mate = mate
choice-stalemate = stalemate
choice-won = won
choice-drawn = drawn
choice-clocks = clocks
choice-arbiter = arbiter
choice-with = with
choice-without = without

# Other words that are understood for the same, with commas between them. choice-filler: the words of an
# answer that say nothing.
choice-light-also = bright, white, light-coloured, light-colored
choice-dark-also = black, dark-coloured, dark-colored
choice-nothing-also = none, no piece, no pieces, nobody, no one, no square, no squares
choice-mate-also = checkmate, check mate, mated
choice-stalemate-also = stalemated, draw by stalemate
choice-won-also = win, wins, winning, white wins, win for white, won for white, white is winning
choice-drawn-also = draw, draws, tie, even, equal
choice-clocks-also = clock, both clocks, stop the clocks, stop both clocks, clocks first
choice-arbiter-also = referee, call the arbiter, arbiter first
choice-with-also = with increment, with bonus
choice-without-also = without increment, without bonus, no increment
choice-filler = a, an, the, it, it's, its, is, are, this, that, that's, there, one, square, game, position, I, think

## 1

lesson-squares = Squares and colours
lesson-squares-goal = You can tell the colour of any square in your head.
lesson-squares-text = The board has 64 squares: eight files, a to h, and eight ranks, 1 to 8. Light and dark squares alternate, and the corner at your right hand is light. For the colour of a square, count the file as a number too: a is 1, h is 8. If both numbers are odd, or both even, the square is dark; otherwise it is light.
lesson-squares-1-help = a is the first file: compare its number with the rank.
lesson-squares-1-why = a1 is dark: both numbers are 1, so both are odd.
lesson-squares-2-help = Which number is h?
lesson-squares-2-why = h1 is light: h is 8, an even number, and the rank is odd. It is the corner at White's right hand.
lesson-squares-3-help = Count from a to e, then compare with the rank.
lesson-squares-3-why = e4 is light: e is 5, an odd number, and the rank is even.
lesson-squares-4-before = Now a drill: you hear one square after another, and answer light or dark. Take your time.
lesson-squares-4-help = Ask each time: both odd, both even, or one of each?
lesson-squares-recap = Both odd or both even is dark. Everything else is light.

## 2

lesson-start = The starting position
lesson-start-goal = You know where every piece starts.
lesson-start-text = Each side has sixteen pieces: White on ranks 1 and 2, Black on ranks 7 and 8. From a1 to h1: rook, knight, bishop, queen, king, bishop, knight, rook. The pawns fill the rank in front of them. Each queen starts on her own colour: the white queen on a light square, the black queen on a dark one.
lesson-start-1-help = Rank 8 repeats rank 1 in the other colour.
lesson-start-1-why = The black queen starts on d8, at the far end of the white queen's file.
lesson-start-2-before = Files a to d are the queenside, files e to h the kingside. The queens start on the d-file, the kings on the e-file.
lesson-start-2-help = It is the king's neighbour on the kingside.
lesson-start-2-why = There is a bishop beside the white king, on f1. Then come the knight on g1 and the rook on h1.
lesson-start-3-help = Which piece starts on d1?
lesson-start-3-why = d1 is light, the colour of the white queen. Or count: d is 4, even, and the rank is odd.
lesson-start-4-before = Now a first move. A knight goes two squares straight and one to the side, and it may jump over other pieces.
lesson-start-4-help = From b1, try two ranks up and one file to the side, then two files and one rank.
lesson-start-4-why = The knight jumps over its own pawns to a3 or c3. It cannot go to d2: its own pawn is there.
lesson-start-recap = The queen starts on her own colour, with the king beside her. White moves first. Who has White, a coin decides, or a white and a black pawn, one hidden in each hand.

## 3

lesson-rook = The rook
lesson-rook-goal = You can follow a rook along its file and its rank.
lesson-rook-text = The rook moves forward, back or sideways, any number of squares. It never jumps over a piece. It stops before a piece of its own side. If the first piece on its way is an enemy piece, it may take it, and the move ends there.
lesson-rook-1-help = Follow the d-file up from d1, square by square.
lesson-rook-1-why = d2, d3 and d4 are empty, so the rook reaches the pawn on d5 and takes it.
lesson-rook-2-help = Go up the file first, then along the rank, and mind your own pieces.
lesson-rook-2-why = Two moves up, to a2 and a3, and three to the right, to b1, c1 and d1. Its own pawn and its own king stop it there.
lesson-rook-recap = A rook needs open files and ranks. Two rooks that defend each other are especially strong.

## 4

lesson-bishop = The bishop
lesson-bishop-goal = You can follow a bishop along its diagonals.
lesson-bishop-text = The bishop moves diagonally, any number of squares. With each step, both the file and the rank change by one: c1, d2, e3, f4. Like the rook, it never jumps. All squares of a diagonal have the same colour.
lesson-bishop-1-help = From d1, go one file to the right and one rank up at each step.
lesson-bishop-1-why = e2, f3 and g4 are empty, so the bishop takes the pawn on h5. From there it even gives check.
lesson-bishop-2-help = Four diagonals begin at e4: count each one to its end.
lesson-bishop-2-why = Three squares towards b1, three towards h1, three towards h7 and four towards a8: thirteen.
lesson-bishop-3-help = Compare the colours of the two squares.
lesson-bishop-3-why = e4 is light and a1 is dark. A bishop stays on its colour for the whole game.
lesson-bishop-recap = One of your bishops has the light squares, the other the dark ones. Together they cover the whole board.

## 5

lesson-queen = The queen
lesson-queen-goal = You know every move a queen can make.
lesson-queen-text = The queen is the strongest piece. She moves like a rook or like a bishop: along a file, a rank or a diagonal. She goes any distance while the way is clear, but she never jumps.
lesson-queen-1-help = Count her moves as a rook, then her moves as a bishop.
lesson-queen-1-why = Fourteen moves like a rook and thirteen like a bishop: 27. Neither king is in her way.
lesson-queen-recap = Rook and bishop together make a queen. Keep her out of danger.

## 6

lesson-king = The king
lesson-king-goal = You know where a king may go, and where he may not.
lesson-king-text = The king moves one square in any direction. He may never go to a square that an enemy piece attacks. When the king himself is attacked, he is in check. Kings attack too: every square around them.
lesson-king-1-help = Go round d3 square by square, and leave out what the black king attacks.
lesson-king-1-why = The black king on d5 attacks c4, d4 and e4. Of the eight squares around d3, five remain: c2, c3, d2, e2 and e3.
lesson-king-2-help = Which piece would be next to your king on d4?
lesson-king-2-why = On d4 your king would be next to the black king, and in check. Two kings can never be neighbours.
lesson-king-recap = The king is the most important piece, and a slow one. Before he moves, ask which squares are attacked.

## 7

lesson-knight = The knight
lesson-knight-goal = You can find all moves of a knight.
lesson-knight-text = The knight goes two squares along a file or rank, then one to the side, like the letter L. It is the only piece that jumps over others. With every move it changes the colour of its square. The nearer to the edge, the fewer moves it has.
lesson-knight-1-help = Two squares up, then left or right: do the same downwards and to both sides.
lesson-knight-1-why = Four directions, and each time left or right: eight. They are b3, b5, c2, c6, e2, e6, f3 and f5.
lesson-knight-2-help = From a corner, most of the jumps would leave the board.
lesson-knight-2-why = From a1, only b3 and c2 are on the board. At the edge, a knight has two to four moves.
lesson-knight-3-before = Now a drill: bring the knight from one square to another, in as few moves as you can.
lesson-knight-3-help = Compare the colours: to a square of the same colour, the number of moves is even.
lesson-knight-recap = A knight belongs near the centre, where it has eight moves.

## 8

lesson-pawn = The pawn
lesson-pawn-goal = You know how a pawn moves, how it captures and what it can become.
lesson-pawn-text = A pawn moves straight forward, one square at a time, and never back. From its first square, it may also go two. It captures differently: one square diagonally forward. A piece right in front of it blocks it, and it cannot take that piece.
lesson-pawn-1-help = Try the three squares in front of it: straight on, left and right.
lesson-pawn-1-why = e5 is empty, so the pawn can move there. It captures diagonally, on d5 and f5.
lesson-pawn-2-help = What is right in front of it, and is there anything to take?
lesson-pawn-2-why = The black pawn on e3 blocks it, and there is nothing to take on d3 or f3. So it has no move.
lesson-pawn-3-before = On the last rank, a pawn becomes a queen, rook, bishop or knight: it promotes. Each choice counts as a move of its own.
lesson-pawn-3-help = One square, but how many pieces can the pawn become?
lesson-pawn-3-why = The pawn moves to a8 and becomes a queen, rook, bishop or knight: four moves.
lesson-pawn-recap = Pawns move straight and capture diagonally. They never go back, so think before you push one.

## 9

lesson-values = What pieces are worth
lesson-values-goal = You can choose the better of two captures.
lesson-values-text = A pawn is worth one point, a knight three, a bishop three, a rook five and a queen nine. The king is beyond price: if he is mated, you lose. The points do not decide the game. They help you to judge captures and trades.
lesson-values-1-help = The pawn can take on two squares: compare what is there.
lesson-values-1-why = The queen on c6 is worth nine points, the bishop on e6 only three. And if you took the bishop, the queen would take your pawn.
lesson-values-recap = One, three, three, five, nine. Never risk a rook just to take a knight.

## 10

lesson-guarded = Defended or not
lesson-guarded-goal = You notice which pieces can be taken for nothing.
lesson-guarded-text = A piece is defended if its own side could take back. Before you capture, ask two questions: what is it worth, and who takes back? If nobody can take back, the piece is free. Defend your own pieces too, the most valuable ones first.
lesson-guarded-1-help = Your queen attacks two pieces: for each, ask who could take back.
lesson-guarded-1-why = Nobody defends the bishop on g4. The pawn on e6 defends the knight on d5, so that capture would cost your queen.
lesson-guarded-2-before = Now a drill: name the pieces that attack a square, or that defend it.
lesson-guarded-2-help = Go through the files, ranks and diagonals first, then the knights, the pawns and the kings.
lesson-guarded-recap = Before each capture: what is it worth, and who takes back?

## 11

lesson-check = Three answers to check
lesson-check-goal = You can find every answer to a check.
lesson-check-text = If your king is in check, you must answer at once. There are three ways: take the attacker, put a piece in between, or move the king. You cannot castle out of check.
lesson-check-1-help = Try all three ways: take the rook, block the e-file, move the king.
lesson-check-1-why = The bishop can take the rook, and the queen can go between on e2. Or the king leaves the file, to f1 or f2.
lesson-check-recap = Take, block or move: go through all three every time.

## 12

lesson-mate = Mate in one
lesson-mate-goal = You can mate when one move is enough.
lesson-mate-text = Checkmate is the aim of the game: a check without an answer. Nobody can take the attacker, nothing can go between, and the king has no safe square. The game is over at once. The king himself is never taken.
lesson-mate-1-help = Black's own pawns shut their king in.
lesson-mate-1-why = From a8 the rook gives check along rank 8. Nothing can go between, and Black's own pawns block every way out.
lesson-mate-2-help = Your queen may go right next to the black king, if your king defends her.
lesson-mate-2-why = Your king defends the queen on g7, so Black cannot take her. She also attacks g8 and h7.
lesson-mate-3-help = The black king cannot move at all: find a check that cannot be answered.
lesson-mate-3-why = Nobody can take the knight on f7, and a knight's check cannot be blocked. The king is shut in by his own pieces: a smothered mate.
lesson-mate-recap = Test every check: can they take, block or move? If not, it is mate.

## 13

lesson-draws = When nobody wins
lesson-draws-goal = You know when a game is drawn, and you avoid stalemate when you are winning.
lesson-draws-text = If the player to move is not in check but has no legal move, that is stalemate. The game is drawn, however strong the other side is. The players can also simply agree to a draw.
lesson-draws-1-help = Attack every square around the black king, but not the king himself.
lesson-draws-1-why = From c7 the queen attacks a7, b7 and b8, but not a8. Black is not in check, and cannot move.
lesson-draws-2-ask = Black is to move. Is this mate or stalemate?
lesson-draws-2-help = First ask whether Black is in check.
lesson-draws-2-why = Nothing attacks h8, so Black is not in check. But White attacks g7, g8 and h7: stalemate.
lesson-draws-3-before = You can also claim a draw: when a position occurs for the third time, or after fifty moves each without a capture or pawn move. And if no mate is possible any more, the game is drawn at once.
lesson-draws-3-help = Can a king and one bishop mate at all?
lesson-draws-3-why = A king and one bishop cannot mate, and neither can the other king. The game is drawn at once.
lesson-draws-recap = Five ways to draw: stalemate, agreement, no mate possible, threefold repetition, fifty moves. If you are winning, leave your opponent a move.

## 14

lesson-castling = Castling
lesson-castling-goal = You know when you may castle, and on which side.
lesson-castling-text = The king goes two squares towards a rook, and that rook goes to the square he has crossed. King and rook must not have moved before, and there must be nothing between them. The king may not castle out of check, through check or into check. Castling on the kingside is called short, on the queenside long.
lesson-castling-1-help = Try both rooks: is the way clear, and is the king's path safe?
lesson-castling-1-why = Both ways are clear, and Black attacks no square on the king's path. An attack on your rooks does not matter.
lesson-castling-2-help = Which square of the first rank does the black rook attack?
lesson-castling-2-why = The rook on f3 attacks f1, which the king would have to cross to castle short. On the other side, d1 and c1 are safe.
lesson-castling-3-help = Is your king attacked at this moment?
lesson-castling-3-why = The rook on e4 gives check. You cannot castle out of check.
lesson-castling-4-help = Ask which squares the king himself crosses.
lesson-castling-4-why = The black rook attacks b1, but your king only crosses d1 and ends on c1. Only the rook crosses b1, and that is allowed.
lesson-castling-recap = Castle early: your king finds shelter, and a rook joins the game. Never out of check, through check or into check.

## 15

lesson-en-passant = En passant
lesson-en-passant-goal = You can take en passant, and you know when it is too late.
lesson-en-passant-text = A pawn cannot escape yours by going two squares at once. If it lands right beside your pawn, you may take it as if it had gone only one. Your pawn ends on the square that was skipped. You may do so only on your very next move.
lesson-en-passant-1-before = Black's last move was pawn d7 to d5.
lesson-en-passant-1-help = One move goes straight on, the other takes a pawn that is beside yours.
lesson-en-passant-1-why = The pawn can step to e6. Or it takes the pawn on d5 en passant, and ends on d6.
lesson-en-passant-2-before = The same position, but this time Black's last move was not a pawn move.
lesson-en-passant-2-help = How long does the right to take en passant last?
lesson-en-passant-2-why = The black pawn has not just gone two squares. The right lasts for one move only.
lesson-en-passant-recap = Two squares, beside your pawn, just now: then you may take en passant.

## 16

lesson-promotion = Promote with care
lesson-promotion-goal = You choose the right piece when your pawn promotes.
lesson-promotion-text = A pawn that reaches the last rank becomes a queen, rook, bishop or knight. It does not matter what has been captured: you may have two queens. Nearly always the queen is best. But first ask what the opponent can still play.
lesson-promotion-1-before = Promote your pawn now. Choose the piece that wins.
lesson-promotion-1-help = For each piece, ask whether the black king still has a move.
lesson-promotion-1-why = A queen on c8 would be stalemate. With a rook, the king must go to a6, and the rook mates on a8.
lesson-promotion-recap = Usually a queen, but not if that is stalemate.

## 17

lesson-fork = Fork and discovered attack
lesson-fork-goal = You can attack two pieces with one move.
lesson-fork-text = In a fork, one piece attacks two at once. The opponent can save only one of them. Knights are especially good at it. The best target is the king, because a check must be answered.
lesson-fork-1-help = Find the square from which the knight attacks both king and rook.
lesson-fork-1-why = From c7 the knight attacks the king and the rook on a8. The king must move, then the knight takes the rook.
lesson-fork-2-before = In a discovered attack, a piece moves away and opens the line for another one behind it.
lesson-fork-2-help = When the knight leaves the e-file, your rook gives check: what could the knight attack?
lesson-fork-2-why = The knight opens the e-file, and the rook gives check. With the same move, the knight attacks the queen.
lesson-fork-recap = One move, two threats. Your pieces are strongest when they work together.

## 18

lesson-pin = Pin and skewer
lesson-pin-goal = You can attack two pieces that are on the same line.
lesson-pin-text = A piece is pinned when something more valuable is behind it on the same line. If that is the king, the pinned piece must not leave the line. Rooks, bishops and queens can pin. Attack a pinned piece: it can hardly run away.
lesson-pin-1-help = Which line do the black king and his knight share?
lesson-pin-1-why = On e1 the rook pins the knight, because the king is behind it. The knight must not move, and you can take it next.
lesson-pin-2-before = In a skewer, the more valuable piece is in front. It has to move, and the one behind it is lost.
lesson-pin-2-help = Which line do the black king and queen share?
lesson-pin-2-why = From h5 the rook gives check along rank 5. When the king has moved, the rook takes the queen.
lesson-pin-recap = More valuable piece behind: a pin. More valuable piece in front: a skewer.

## 19

lesson-gifts = Free gifts
lesson-gifts-goal = You ask what comes next before you take.
lesson-gifts-text = A free piece is not always a gift. Your opponent may give it up to get something better. Before you take, ask what the reply would be. Even when it is your turn, take your time.
lesson-gifts-1-help = Which rank does your rook leave when it takes?
lesson-gifts-1-why = Your rook has to defend the first rank. If it takes on a3, the black rook mates on d1.
lesson-gifts-2-before = Now you make the gift: give a piece away, and mate in two moves.
lesson-gifts-2-help = Rank 8 depends on one black rook: make it take something.
lesson-gifts-2-why = When the queen gives check on e8, the black rook has to take her. Your rook takes back, and that is mate.
lesson-gifts-recap = First find your opponent's best reply, then take. A free piece may be bait.

## 20

lesson-opening = The opening
lesson-opening-goal = You can bring out your pieces, castle and fight for the centre.
lesson-opening-text = Begin with a centre pawn, for example e4 or d4: it takes space and opens lines. Bring your pieces out one by one. Do not move the same piece twice unless it is attacked. Castle early, and leave the pawns in front of your king at home. Pawn c4 and knight f3 are good first moves too. A bishop on g2 or b2 holds the centre from the wing. Do not shut your bishops in with your own pawns.
lesson-opening-1-before = White tries the four-move mate: queen h5 and bishop c4 both attack f7.
lesson-opening-1-help = Defend f7, block the queen's way to it, or make room for your king.
lesson-opening-1-why = White threatens to mate by taking on f7 with the queen. Pawn to g6 is best: it blocks her way and attacks her.
lesson-opening-2-before = Now play ten moves against level 3. Afterwards you hear what you have developed, whether you have castled, and what moved twice.
lesson-opening-2-help = A centre pawn, the knights, the bishops, then castling: that order is rarely wrong.
lesson-opening-recap = Centre, pieces out, castle. The four-move mate works once, so do not rely on tricks.

## 21

lesson-trades = Trades and plans
lesson-trades-goal = You know when a trade helps you.
lesson-trades-text = Trade when you get more than you give. Trade when you are ahead, too: with fewer pieces left, your lead counts more. Do not rush an attack: first remove the pieces that defend. Give every move a purpose, and think a few moves ahead.
lesson-trades-1-before = You are a rook ahead. Trade the queens.
lesson-trades-1-help = The two queens are on the same file, with nothing in between.
lesson-trades-1-why = Without queens, your king and rook face a bare king. You can mate, and Black can no longer win.
lesson-trades-recap = When you are ahead, trade. Then follow your plan step by step.

## 22

lesson-two-mates = Mates by heart
lesson-two-mates-goal = You can mate a bare king with two rooks, with a queen or with one rook.
lesson-two-mates-text = Near the end, few pieces are left, and you must be able to finish. A bare king is mated at the edge of the board. Drive him there step by step, and avoid stalemate.
lesson-two-mates-1-before = With two rooks, one shuts the king in, and the other gives check. Here you can mate in two moves.
lesson-two-mates-1-help = Make sure that the black king cannot leave rank 8.
lesson-two-mates-2-before = King and queen: the queen takes space from the black king, then your own king comes to help. At best, it takes nine moves.
lesson-two-mates-2-help = Keep the queen a knight's move away from the black king until he is at the edge.
lesson-two-mates-3-before = King and rook: the rook cuts the black king off, and your own king pushes him back. At best, it takes fifteen moves.
lesson-two-mates-3-help = When the kings face each other with one square between them, check from the side.
lesson-two-mates-recap = Cut the king off, bring your own king, mate at the edge. Before each quiet move, ask whether it is stalemate.

## 23

lesson-pawn-endings = Pawns at the end
lesson-pawn-endings-goal = You know when a single pawn wins, and when it does not.
lesson-pawn-endings-text = At the end, a pawn can decide the game by becoming a queen. The king goes ahead, and the pawn follows. When the kings face each other with one square between them, the side that need not move has the opposition. A lone king catches a pawn once he is inside its square, which is as wide as the pawn's way is long.
lesson-pawn-endings-1-before = Your king is on rank 6, in front of his pawn: that wins. Show how.
lesson-pawn-endings-1-help = Let the king control the squares in front of the pawn, and only then push it.
lesson-pawn-endings-2-ask = White is to move. Is this won or drawn?
lesson-pawn-endings-2-help = Who has the opposition?
lesson-pawn-endings-2-why = The kings face each other, and White has to move: Black has the opposition. With Black to move, White would win.
lesson-pawn-endings-3-before = You are Black, and it is your move: hold the draw. The pawn needs four moves to a8, so its square reaches from the a-file to the e-file.
lesson-pawn-endings-3-help = Get inside the square at once, then hurry towards a8.
lesson-pawn-endings-4-ask = White is to move. Is this won or drawn?
lesson-pawn-endings-4-help = Compare the colour of h8 with the colour of the bishop.
lesson-pawn-endings-4-why = The pawn promotes on h8, a dark square, and the bishop only has light ones. Nobody can drive the king out of the corner.
lesson-pawn-endings-recap = King first, opposition, and the square of the pawn. With a rook's pawn, your bishop needs the colour of the corner.

## 24

lesson-clock = Clock and tournament
lesson-clock-goal = You know how to announce moves, press the clock and claim a win on time.
lesson-clock-text = Each player has time for the whole game, and when you press, the opponent's clock starts. If your time runs out, you lose, unless the opponent cannot mate. Blind players announce every move aloud, and the opponent repeats it. With touch-move, a piece you touch must move if it can.
lesson-clock-1-before = Now five moves as at a tournament. Announce your move, press, and repeat the opponent's move.
lesson-clock-1-help = Announce, press, repeat: always in that order.
lesson-clock-2-ask = Your opponent's flag has fallen in a rapid game. What comes first, the clocks or the arbiter?
lesson-clock-2-help = What keeps running while you talk?
lesson-clock-2-why = Stop both clocks first, or your own flag may fall too. Then claim the win and call the arbiter.
lesson-clock-3-ask = Your opponent has 15 seconds left. You could trade queens into a lost pawn ending. Is that a chance with increment, or without?
lesson-clock-3-help = Your opponent still has to promote a pawn and then mate.
lesson-clock-3-why = Without increment, 15 seconds may not be enough to promote and mate. With increment, every move brings new seconds.
lesson-clock-recap = First the clocks, then the arbiter. In rapid chess, a good move now beats the best move too late.

## Pieces to listen to

listen-wheat = The wheat on the board
listen-wheat-text-1 = An old legend from India tells of a king whose only son fell in battle.
listen-wheat-text-2 = In his grief, he let his kingdom go to ruin.
listen-wheat-text-3 = Then a wise man named Sessa brought him a board of 64 squares, and pieces for every part of his army.
listen-wheat-text-4 = There were foot soldiers, horsemen, chariots and elephants, a minister, and the king himself.
listen-wheat-text-5 = The game cured the king's sadness, and he began to rule again. As a reward, Sessa could ask for anything.
listen-wheat-text-6 = Sessa asked for wheat: one grain for the first square, two for the second, four for the third, and so on to the last.
listen-wheat-text-7 = The king was amused by such a modest wish.
listen-wheat-text-8 = Then the grains were counted: more than 18 quintillion. The kingdom would have had to harvest for two thousand years.
listen-wheat-text-9 = Sessa forgave the king his debt, and the king made him his first adviser.

listen-origins = Where chess comes from
listen-origins-text-1 = Nobody knows for certain where chess began. Most people say: in India, well over a thousand years ago.
listen-origins-text-2 = A Greek legend gives it to Ares, the god of war. He made the board to try out his battles, and through his son the game came to people.
listen-origins-text-3 = The Indian game was called chaturanga.
listen-origins-text-4 = Its elephant became our bishop. It jumped just two squares along a diagonal.
listen-origins-text-5 = Its minister became our queen. It went just one square along a diagonal, and was among the weakest pieces.
listen-origins-text-6 = Nobody castled, and no pawn went two squares. A promoted pawn became a minister, nothing better.
listen-origins-text-7 = Around 1475, in Spain or in Italy, the game became fast.
listen-origins-text-8 = Bishop and queen got the moves they have today, and the queen was suddenly the strongest piece.
listen-origins-text-9 = Pawns could now go two squares at first, and taking en passant came with that.
listen-origins-text-10 = Only in the nineteenth century did the pieces move alike everywhere. They have moved so ever since.

listen-longest = The longest game
listen-longest-text-1 = The longest tournament game on record was played in Belgrade in 1989.
listen-longest-text-2 = Ivan Nikolić had White, and Goran Arsović had Black.
listen-longest-text-3 = They played 269 moves each, and it took them more than twenty hours.
listen-longest-text-4 = At the end there were a rook and a bishop against a rook.
listen-longest-text-5 = Nobody won: it was a draw.
listen-longest-text-6 = In those days, the rules gave such endings more than fifty moves.
listen-longest-text-7 = Today there is no exception. After fifty moves each without a capture or pawn move, a player can claim a draw; after seventy-five, the game is over.

listen-forms = Many ways to play
listen-forms-text-1 = Usually two players meet at one board. But that is not the only way.
listen-forms-text-2 = Online, the opponent may be on the other side of the world. The rules are the same.
listen-forms-text-3 = In blitz, each player has only a few minutes, and nobody needs to write down the moves.
listen-forms-text-4 = In a simultaneous display, one strong player faces many opponents, each at a board of their own.
listen-forms-text-5 = In blindfold chess, the board is only in the player's head. Sighted masters give such displays to great applause.
listen-forms-text-6 = Blind players need not do that: most have a board under their fingers. But many of them can.
listen-forms-text-7 = In correspondence chess, the moves travel by post. A game used to last for years; e-mail has made it quicker.
listen-forms-text-8 = Its moves are written in figures alone, so that players of all languages understand them. It even has a world federation of its own.

listen-variants = Games with other rules
listen-variants-text-1 = Some people like to change the rules of chess. Such games are called variants.
listen-variants-text-2 = In Chess960, invented by Bobby Fischer, the pieces behind the pawns are placed by lot.
listen-variants-text-3 = The two bishops must be on different colours, and the king must be between the rooks. That leaves 960 starting positions.
listen-variants-text-4 = In King of the Hill, you can also win by bringing your king to one of the four centre squares.
listen-variants-text-5 = In Three-check, you can also win by giving check three times.
listen-variants-text-6 = In Crazyhouse, a piece you capture changes sides. On a later move, you may put it on an empty square.
listen-variants-text-7 = Bughouse is for four, two against two, on two boards. What you capture goes to your partner, who may put it on the board.

listen-tournaments = How tournaments work
listen-tournaments-text-1 = The simplest contest is a match: two players, and a fixed number of games.
listen-tournaments-text-2 = In a round robin, everybody plays everybody. It is the fairest way, but it takes a long time.
listen-tournaments-text-3 = The players draw numbers. A table then says who meets whom in each round, and who has White.
listen-tournaments-text-4 = If the number of players is odd, one of them rests in each round.
listen-tournaments-text-5 = In a double round robin, everybody meets everybody twice, once with each colour.
listen-tournaments-text-6 = In a knock-out, the loser goes home. After a draw, the two often play again, with less time.
listen-tournaments-text-7 = In the Scheveningen system, each player of one team meets each player of the other.
listen-tournaments-text-8 = When teams meet board against board, the points of all boards are added up.

listen-swiss = The Swiss system
listen-swiss-text-1 = When a hundred players have one weekend, they cannot all meet each other. The Swiss system helps.
listen-swiss-text-2 = The number of rounds is fixed beforehand, often seven, nine or eleven. Nobody is knocked out.
listen-swiss-text-3 = In each round you meet somebody with as many points as you, or nearly as many.
listen-swiss-text-4 = So if you win, your next opponent is likely to be stronger. If you lose, it gets easier.
listen-swiss-text-5 = Players with equal points are ordered by rating. The first of the upper half meets the first of the lower half, and so on.
listen-swiss-text-6 = You never meet the same opponent twice.
listen-swiss-text-7 = Colours should alternate. Three games in a row with the same colour are avoided.
listen-swiss-text-8 = If the number of players is odd, one of the last gets a point without playing. That happens at most once to each player.

listen-ties = Equal on points
listen-ties-text-1 = A win counts one point, a draw half a point. At the end, two players often have the same score.
listen-ties-text-2 = The best solution is another game between them, but there is seldom time for it.
listen-ties-text-3 = So the rules of the tournament say beforehand what decides.
listen-ties-text-4 = In round robins, it is often the Sonneborn-Berger score. Points against strong opponents weigh more.
listen-ties-text-5 = You add up the scores of everybody you have beaten, and half the scores of those you have drawn with.
listen-ties-text-6 = If that is equal too, the number of wins may decide, or the wins with Black.
listen-ties-text-7 = Then comes the game between the two. And if nothing helps, lots are drawn.

listen-pace = Fast and slow chess
listen-pace-text-1 = With ten minutes or less for each player, the game is blitz; with an hour or more, it is classical. Everything between is rapid.
listen-pace-text-2 = In rapid, fifteen minutes plus ten seconds for each move is very common.
listen-pace-text-3 = To tell which it is, count sixty moves. Ten seconds a move make ten more minutes, twenty-five in all.
listen-pace-text-4 = In fast games, quickness and knowledge count as much as deep thought.
listen-pace-text-5 = Make your opponent think from the very first move. A surprising opening costs them time.
listen-pace-text-6 = Do not calculate everything to the end. There is no time for it.
listen-pace-text-7 = And do not hunt for the best move when you have a good one. The best is the enemy of the good.
listen-pace-text-8 = Always know whether there is an increment. Without it, even a lost position can be saved if the other clock is low.

listen-blind = How blind players play
listen-blind-text-1 = When a blind player sits down to a game, there are often two boards: one for each player.
listen-blind-text-2 = On the blind player's board, the dark squares are slightly raised, and every square has a hole.
listen-blind-text-3 = Every piece has a peg that fits the hole. The black pieces have a mark that fingers can feel.
listen-blind-text-4 = A piece only counts as touched when it has been lifted out of its hole.
listen-blind-text-5 = Each move is announced. The opponent repeats it, and plays it on their own board.
listen-blind-text-6 = For the files there are names, so that b and d are not confused: Anna, Bella, Cesar, David, Eva, Felix, Gustav, Hector.
listen-blind-text-7 = Between countries, pieces and numbers may be said in German: Springer Gustav eins Felix drei.
listen-blind-text-8 = A slip of the tongue must be corrected at once, before the other clock starts.
listen-blind-text-9 = If the two boards ever differ, the arbiter helps, and both score sheets are compared.

listen-practice = How to get better
listen-practice-text-1 = The first advice is simple: play, as often as you can. You learn something from every game, won or lost.
listen-practice-text-2 = The second: learn. Take lessons, solve problems, and go through the games of good players.
listen-practice-text-3 = The third: enjoy it. Even world champions lose.
listen-practice-text-4 = Losing is no shame, if you find out why. The best teacher is your own mistake.
listen-practice-text-5 = Sit down with confidence. A game you have given up in your mind is half lost.
listen-practice-text-6 = Think before your hand moves. When you have found a good move, test it once more.
listen-practice-text-7 = Ask what your opponent wants. Every move has a reason, even a bad one.
listen-practice-text-8 = Hints are a help for learning. At a tournament there are none.
listen-practice-text-9 = Find a club. Other people teach you what no program can, and a tournament gives you a rating.

listen-phases = Three parts of a game
listen-phases-text-1 = A game has three parts: the opening, the middlegame and the endgame.
listen-phases-text-2 = In the opening, you bring your pieces out and fight for the centre.
listen-phases-text-3 = White has the first move, and often attacks. Black builds a solid position, and waits for a chance.
listen-phases-text-4 = In the middlegame, the plans meet. Pieces are traded, and the stronger side prepares a good ending.
listen-phases-text-5 = One or two pieces alone seldom beat a good opponent. Bring two or three helpers before you attack.
listen-phases-text-6 = In the endgame, few pieces are left, and each is worth more.
listen-phases-text-7 = A bishop is then often better than a knight: it crosses an empty board in one move.
listen-phases-text-8 = Pawns become important. Keep them close together, so that they can defend each other, and avoid two on the same file.
listen-phases-text-9 = Good players think of the endgame from the start. An extra pawn in the opening may be a queen at the end.

listen-champions = World champions in rapid chess
listen-champions-text-1 = The first world championship in rapid chess was held in 2001. Garry Kasparov won it.
listen-champions-text-2 = Viswanathan Anand won in 2003, and again fourteen years later.
listen-champions-text-3 = Since 2012, the championship has been held nearly every year.
listen-champions-text-4 = Magnus Carlsen won it in 2014 and in 2015.
listen-champions-text-5 = Levon Aronian, Sergey Karyakin, Shakhriyar Mamedyarov and Vasyl Ivanchuk have been champions too.
listen-champions-text-6 = Women play for a title of their own. Anna Muzychuk won it in Doha in 2016.
listen-champions-text-7 = Eight of their games are in the program. To look for the moves of the winner, type guess champions.

# Endgames

ending-list = Endgames. Type endings and a number, or a name.
# $number: a number, "12". $name: a name, "Anna". $how: right, helped, wrong or new.
# Length: 40 cells to the first comma or stop, 120 in all.
ending-line = { $number }: { $name }{ $how ->
    [right] , done
    [helped] , done with help
    [wrong] , to repeat
   *[new] {""}
}.
# $name: a name, "king and queen".
# Length: 40 cells to the first comma or stop, 120 in all.
ending-begins = Endgame: { $name }.
# $color: a colour, "White". $goal: win or draw.
# Length: 40 cells to the first comma or stop, 120 in all.
ending-asks = { $color } to move. { $goal ->
    [win] Win.
   *[draw] Hold the draw.
}
# $color: a colour, "White". $move: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
ending-answers = { $color } answers { $move }.
# $move: a move, "e4". $how: draws or loses. $goal: win or draw. $keeping: a number, "12". $best: a move,
# "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
ending-thrown = { $move } { $how ->
    [draws] throws the win away.
   *[loses] loses.
} { $goal ->
    [win] { $keeping ->
        [one] Only { $best } wins.
       *[other] { $best } wins.
    }
   *[draw] { $keeping ->
        [one] Only { $best } holds the draw.
       *[other] { $best } holds the draw.
    }
}
ending-again = Your move is taken back. Try again.
# $moves: a number, "12". $how: best, longer or unknown. $best: a move, "e4".
# Length: 40 cells to the first comma or stop, 120 in all.
ending-mate = Checkmate after { $moves ->
    [one] one move
   *[other] { $moves } moves
}{ $how ->
    [best] , the best possible.
    [longer] . At best: { $best }.
   *[unknown] .
}
# $moves: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
ending-won = The win is safe after { $moves ->
    [one] one move.
   *[other] { $moves } moves.
}
ending-drawn = Draw. Well held.
ending-repeated = Draw by threefold repetition. Well held.
# $moves: moves, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
ending-held = Held for { $moves } moves. Well done.
ending-lost-repeated = Threefold repetition: a draw, not a win.
ending-lost-fifty = Fifty moves without capture or pawn move: a draw, not a win.
# $moves: moves, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
ending-solution = Best play: { $moves }.
ending-over = The endgame is over. Another one: next. Back to your game: close.
# $moves: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
ending-moves = { $moves ->
    [0] No move yet.
    [one] One move so far.
   *[other] { $moves } moves so far.
}
ending-taken-back = Taken back.
ending-first = No move to take back.
# $name: a name, "Anna".
# Length: 40 cells to the first comma or stop, 120 in all.
ending-not-here = { $name } has no place in an endgame.
# $word: what was typed, "x y". $count: a number, "16".
# Length: 40 cells to the first comma or stop, 120 in all.
ending-none = No endgame { $word }. Type a number from 1 to { $count }, or endings for the list.
ending-queen = king and queen
ending-two-rooks = two rooks
ending-rook = king and rook
ending-pawn = king and pawn
ending-against-pawn = against a pawn
ending-wrong-bishop = wrong bishop
ending-pawn-race = pawn race
ending-catch-pawn = catch the pawn
ending-queen-against-pawn = queen against pawn
ending-pawn-against-queen = pawn against queen
ending-rook-against-pawn = rook against pawn
ending-pawn-against-rook = pawn against rook
ending-two-bishops = two bishops
ending-bishop-against-rook = bishop against rook
ending-queen-against-rook = queen against rook
ending-bishop-and-knight = bishop and knight

repertoire-games = games
repertoire-openings = openings
# $repertoire: the command repertoire, "repertoire".
# Length: 40 cells to the first comma or stop, 120 in all.
repertoire-list = Your openings. To practise one, type { $repertoire } and its name.
# $name: an opening, a drill or a lesson, "Italian Game". $color: a colour, "White". $count: a number, "12".
# $wanted: what is to be done, "3 due".
# Length: 40 cells to the first comma or stop, 120 in all.
repertoire-line = { $name }, { $color }: { $count ->
    [one] one position
   *[other] { $count } positions
}, { $wanted } to practise.
# $folder: the name of a folder, "games".
# Length: 40 cells to the first comma or stop, 120 in all.
repertoire-none = No openings yet. Put a PGN file with your lines into the folder { $folder } of the data folder, or play more games.
# $count: a number, "12". $repertoire: the command repertoire, "repertoire". $openings: the word openings,
# "openings".
# Length: 40 cells to the first comma or stop, 120 in all.
repertoire-built-in = { $count } openings are built in. To list them: { $repertoire } { $openings }
# $name: an opening, a drill or a lesson, "Italian Game". $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
repertoire-opening = { $name }, { $color }
# $word: what was typed, "knihgt". $repertoire: the command repertoire, "repertoire".
# Length: 40 cells to the first comma or stop, 120 in all.
repertoire-unknown = No openings called { $word }. To list yours: { $repertoire }.
# $name: an opening, a drill or a lesson, "Italian Game".
# Length: 40 cells to the first comma or stop, 120 in all.
repertoire-rests = Nothing to practise in { $name } now.
# $name: an opening, a drill or a lesson, "Italian Game".
# Length: 40 cells to the first comma or stop, 120 in all.
repertoire-empty = No lines in { $name }.
repertoire-other-start = A line begins from the usual starting position.
# $name: an opening, a drill or a lesson, "Italian Game". $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
repertoire-begins = Openings: { $name }. You play { $color }.
repertoire-start = From the start.
# $moves: moves, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
repertoire-way = From the start: { $moves }.
# $number: a number, "12". $color: a colour, "White".
# Length: 40 cells to the first comma or stop, 120 in all.
repertoire-asks = Move { $number }, { $color }: your move?
repertoire-wrong = Not in your openings. Try again.
# $moves: moves, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
repertoire-also = Also in your openings: { $moves }.
# $moves: moves, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
repertoire-answer = In your openings: { $moves }.
# $name: an opening, a drill or a lesson, "Italian Game".
# Length: 40 cells to the first comma or stop, 120 in all.
repertoire-help = The opening: { $name }.
# $count: a number, "12".
# Length: 40 cells to the first comma or stop, 120 in all.
repertoire-left = { $count ->
    [0] Nothing left to practise here.
   *[other] { $count } left to practise.
}
# $name: an opening, a drill or a lesson, "Italian Game".
# Length: 40 cells to the first comma or stop, 120 in all.
repertoire-not-here = { $name } has no place among openings.
puzzle-games = games
puzzle-games-none = No new mates in your games.
# $game: the number of a game, "12". $pieces: pieces in the form behind a number or before squares, "knights".
# Length: 40 cells to the first comma or stop, 120 in all.
puzzle-game-begins = Puzzle from game { $game }, { $pieces } pieces.
