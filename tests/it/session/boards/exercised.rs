//! Exercises on a board: set up by steps, answered by hand.

use expect_test::expect;
use shakmaty::{Board, Move, Position as _};
use touchmove::archive::Player;
use touchmove::drills;
use touchmove::lessons;
use touchmove::pegboard::{Make, Pressed};
use touchmove::practice::drill::{Drill, DrillLevel, Reply};
use touchmove::practice::lesson::Key;
use touchmove::puzzles;

use super::{FIRST, Table, header, start};
use crate::session::learning::with_made;

/// A game without a clock, on a peg board that stands as it begins.
fn at_board() -> Table {
    Table::on(Make::Peg1, header(&start(), Player::Human, None))
}

impl Table {
    /// Hands set the pieces up so, all at once.
    fn set_up(&mut self, pieces: &Board) -> &mut Self {
        self.write("# set up");
        self.stands(FIRST, pieces).pauses(2000)
    }

    /// A move is made by hand: what it captures first.
    fn moves_by_hand(&mut self, mv: Move) -> &mut Self {
        let captured = mv.is_capture().then(|| format!("-{}", mv.to()));
        let from = mv.from().map(|from| format!("-{from}"));
        let deeds = captured.into_iter().chain(from).chain([mv.to().to_string()]);
        self.hands(&deeds.collect::<Vec<_>>().join(" ")).pauses(3000)
    }
}

#[expect(clippy::too_many_lines, reason = "a transcript is read as a whole")]
#[test]
fn a_lesson_is_set_up_and_answered_by_hand() {
    let mut table = at_board();
    let rook = lessons::exercises("rook");
    table.types("learn 3").types("set-up");
    table.set_up(rook[0].1.position.board());
    table.hands("-d1 d4").pauses(3000).hands("-d4 d1").pauses(3000);
    table.hands("-d1 c2").pauses(3000).hands("-c2 d1").button(Pressed::Short);
    table.hands("-d5 -d1 d5").pauses(3000);
    table.set_up(rook[1].1.position.board()).types("5");
    table
        .types("turn")
        .set_up(touchmove::laws::Position::default().board())
        .hands("-e2 e4")
        .pauses(3000);
    table.types("last");
    table.expect(expect![[r#"
        > learn 3
        The rook.
        You can follow a rook along its file and its rank.
        The rook moves forward, back or sideways, any number of squares. It never jumps over a piece. It stops before a piece of its own side. If the first piece on its way is an enemy piece, it may take it, and the move ends there.
        (game 1 waits)
        To use your board: set-up.
        Rank 8: black king g.
        Ranks 7 and 6: empty.
        Rank 5: black pawn d.
        Ranks 4 to 2: empty.
        Rank 1: white rook d, king g.
        White to move. Find a capture.
        > set-up
        Take the piece off a1.
        (board 1: lights a1)
        # set up
        The board is right.
        (board 1: dark)
        # -d1
        rook d1.
        # d4
        That captures nothing. Try again.
        Take the piece off d4.
        (board 1: lights d4)
        # -d4
        Put the white rook on d1.
        (board 1: lights d1)
        # d1
        The board is right.
        (board 1: dark)
        # -d1
        rook d1.
        # c2
        A rook cannot go from d1 to c2.
        Take the piece off c2.
        (board 1: lights c2)
        # -c2
        Put the white rook on d1.
        (board 1: lights d1)
        # d1
        The board is right.
        (board 1: dark)
        # button Short
        White to move. Find a capture.
        # -d5
        pawn d5.
        # -d1
        rook d1.
        # d5
        Right.
        d2, d3 and d4 are empty, so the rook reaches the pawn on d5 and takes it.
        (lesson/rook/1: Wrong)
        Rank 8: black king e.
        Ranks 7 to 5: empty.
        Rank 4: white pawn a.
        Ranks 3 and 2: empty.
        Rank 1: white rook a, king e.
        How many moves has the rook on a1?
        Take the piece off g1.
        (board 1: lights g1)
        # set up
        The board is right.
        (board 1: dark)
        > 5
        Right.
        (lesson/rook/2: Right)
        Rank 8: empty.
        Rank 7: black king d.
        Rank 6: white pawn d.
        Rank 5: white king a.
        Rank 4: black pawn h.
        Ranks 3 and 2: empty.
        Rank 1: white rook h.
        White to move. Find a capture.
        Take the piece off a1.
        (board 1: lights a1)
        > turn
        White to move, move 1.
        # set up
        # -e2
        # e4
        > last
        No moves yet.
    "#]]);
}

#[test]
fn the_first_lessons_are_done_on_a_board() {
    let mut table = at_board();
    for (number, name) in (1..=5).zip(lessons::names()) {
        table.transcript.clear();
        let exercises = with_made(name, table.tried.all.len());
        table.types(&format!("learn {number}")).types("set-up");
        for (at, exercise) in exercises {
            let before = table.transcript.len();
            table.set_up(exercise.position.board());
            match exercise.answer() {
                Key::All(moves) | Key::OneOf(moves) => {
                    for mv in moves {
                        table.set_up(exercise.position.board()).moves_by_hand(*mv);
                    }
                }
                Key::Colour(colour) => drop(table.types(colour.fold_wb("light", "dark"))),
                Key::Stands(piece) => {
                    let piece = piece.map(|piece| format!("{:?}", piece.role).to_lowercase());
                    table.types(&piece.unwrap_or_else(|| "nothing".to_owned()));
                }
                Key::Number(number) => drop(table.types(&number.to_string())),
                Key::YesNo(yes) => drop(table.types(if *yes { "yes" } else { "no" })),
                Key::Word(_) | Key::Done => drop(table.types("next")),
            }
            let told = &table.transcript[before..];
            assert!(told.contains(&format!("(lesson/{name}/{at}: Right)")), "{told}");
        }
        table.set_up(touchmove::laws::Position::default().board());
    }
}

#[test]
fn squares_are_touched_where_squares_are_asked_for() {
    for drill in [Drill::Squares, Drill::Attackers, Drill::Knight, Drill::Minefield] {
        let mut table = at_board();
        let library = puzzles::Library::built_in();
        let given = drills::given(drill.needs(DrillLevel::FIRST), 0, || &library);
        let rounds = drill.rounds(DrillLevel::FIRST, 0, given);
        let name = match drill {
            Drill::Squares => "squares of a piece",
            Drill::Attackers => "attackers",
            Drill::Knight => "knight paths",
            _ => "minefield",
        };
        table.types(&format!("drill {name}"));
        for round in &rounds {
            let Reply::Squares(squares) = round.answer() else { panic!() };
            for square in squares {
                table.hands(&square.to_string()).hands(&format!("-{square}"));
            }
        }
        let right = table.transcript.matches(": Right)").count();
        assert_eq!(right, rounds.len(), "{name}\n{}", table.transcript);
    }
}

#[test]
fn a_square_that_is_wrong_is_named_at_once() {
    let mut table = at_board();
    table.types("drill squares of a piece").hands("a1 -a1 b8 -b8").types("set-up");
    table.expect(expect![[r#"
        > drill squares of a piece
        Drill: squares of a piece, level 1, 5 questions.
        Name every square that the piece reaches on an empty board.
        (game 1 waits)
        bishop on a1.
        # a1
        Wrong: b2, c3, d4, e5, f6, g7, h8.
        (drill/squares/1: Wrong)
        rook on a3.
        # -a1
        # b8
        Wrong: a1, a2, b3, c3, d3, e3, f3, g3, h3, a4, a5, a6, a7, a8.
        (drill/squares/1: Wrong)
        bishop on c6.
        # -b8
        > set-up
        In a drill you answer from memory. To hear the pieces again: about.
    "#]]);
}

#[test]
fn whoever_is_led_no_more_goes_on_at_the_keyboard() {
    let mut table = at_board();
    table.types("learn 3").types("set-up").types("skip").types("skip").types("Rxd5");
    table.expect(expect![[r#"
        > learn 3
        The rook.
        You can follow a rook along its file and its rank.
        The rook moves forward, back or sideways, any number of squares. It never jumps over a piece. It stops before a piece of its own side. If the first piece on its way is an enemy piece, it may take it, and the move ends there.
        (game 1 waits)
        To use your board: set-up.
        Rank 8: black king g.
        Ranks 7 and 6: empty.
        Rank 5: black pawn d.
        Ranks 4 to 2: empty.
        Rank 1: white rook d, king g.
        White to move. Find a capture.
        > set-up
        Take the piece off a1.
        (board 1: lights a1)
        > skip
        Left as it is. Type your moves until the board is right.
        (board 1: dark)
        > skip
        Nothing to skip.
        > Rxd5
        Right.
        (lesson/rook/1: Right)
        Rank 8: black king e.
        Ranks 7 to 5: empty.
        Rank 4: white pawn a.
        Ranks 3 and 2: empty.
        Rank 1: white rook a, king e.
        How many moves has the rook on a1?
    "#]]);
}

#[test]
fn guesses_are_made_by_hand() {
    let mut table = at_board();
    let game = drills::won(0).unwrap();
    let before = |plies: usize| {
        let mut position = touchmove::laws::Position::default();
        for mv in &game.moves[..plies] {
            position.play_unchecked(*mv);
        }
        position
    };
    table.types("drill guess the move").types("set-up").set_up(before(16).board());
    table.moves_by_hand(game.moves[16]).set_up(before(18).board()).hands("-h2 h4").pauses(3000);
    table.set_up(before(20).board()).types("close");
    table.expect(expect![[r#"
        > drill guess the move
        Drill: guess the move, level 1, 6 questions.
        Edward Lasker against George Alan Thomas, 1912. White won.
        Guess each move of one side. The other side plays as in the game. You may ask for the board.
        (game 1 waits)
        To use your board: set-up.
        pawn d2 d4, pawn e7 e6, knight g1 f3, pawn f7 f5, knight b1 c3, knight g8 f6, bishop c1 g5, bishop f8 e7, bishop g5 takes f6, bishop e7 takes f6, pawn e2 e4, pawn f5 takes e4, knight c3 takes e4, pawn b7 b6, knight f3 e5, short castling.
        Move 9, White: your guess?
        > set-up
        Take the piece off b1.
        (board 1: lights b1)
        # set up
        The board is right.
        (board 1: dark)
        # -f1
        bishop f1.
        # d3
        Right.
        (drill/guess/1: Right)
        Black has played bishop c8 b7.
        Move 10, White: your guess?
        Take the piece off c8.
        (board 1: lights c8)
        # set up
        The board is right.
        (board 1: dark)
        # -h2
        pawn h2.
        # h4
        Wrong: queen d1 h5.
        (drill/guess/1: Wrong)
        Black has played queen d8 e7.
        Move 11, White: your guess?
        Take the piece off d1.
        (board 1: lights d1)
        # set up
        The board is right.
        (board 1: dark)
        > close
        Back to game 1.
        No moves yet.
        (board 1: shakes 2)
        (the board is not the game)
        Take the piece off d3.
        (board 1: lights d3)
    "#]]);
}
