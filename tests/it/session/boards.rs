//! Boards under the hands: touched, made, guided, lost and found again.

use std::time::Duration;

use expect_test::expect;
use shakmaty::fen::Fen;
use shakmaty::{Board, Color, Square};
use touchmove::app::input::{BoardId, Input};
use touchmove::app::session::{Manner, Session};
use touchmove::archive::{GameId, Header, Player, replay};
use touchmove::laws::{Announcing, BoardKind};
use touchmove::pegboard::{
    Button, Loss, Make, Order, Pressed, Report, Sensed, Times, Told, addresses,
};

use super::{Table, header, manner, start};

const FIRST: BoardId = BoardId(1);
const SECOND: BoardId = BoardId(2);

impl Table {
    /// A session that looks for these boards.
    fn at_boards(header: Header, boards: &str) -> Self {
        let rebuilt = replay(header.clone(), &[]).unwrap();
        let manner = Manner { boards: addresses(boards).unwrap(), ..manner("en") };
        Self::with(Session::new(manner, GameId(1), rebuilt), header).opened()
    }

    /// A game on one board that stands as it should.
    fn on(make: Make, header: Header) -> Self {
        let mut table = Self::at_boards(header, "auto");
        let men = table.session.game().position().clone();
        table.comes(FIRST, make).stands(FIRST, shakmaty::Position::board(&men));
        table.transcript.clear();
        table
    }

    pub(super) fn told(&mut self, id: BoardId, order: &Order) {
        let said = match order {
            Order::Light(lamps) if lamps.is_empty() => "dark".to_owned(),
            Order::Light(lamps) => {
                let squares: Vec<String> = lamps.into_iter().map(|sq| sq.to_string()).collect();
                format!("lights {}", squares.join(" "))
            }
            Order::Shake(times) => format!("shakes {}", times.len()),
            Order::Buzz(_) => return,
            Order::SetClock(Times { left, runs, .. }) => {
                format!("clock {} {} {runs:?}", left.white.as_secs(), left.black.as_secs())
            }
            Order::Show(text, _) => format!("shows {text}"),
            Order::Play(mv) => format!("plays {mv}"),
            other => format!("{other:?}"),
        };
        self.write(&format!("(board {}: {said})", id.0));
    }

    fn tells(&mut self, id: BoardId, told: Told) -> &mut Self {
        self.input(Input::Board(id, told))
    }

    fn reports(&mut self, id: BoardId, report: Report) -> &mut Self {
        self.tells(id, Told::Report(report))
    }

    fn comes(&mut self, id: BoardId, make: Make) -> &mut Self {
        self.tells(id, Told::Found(make, format!("/dev/board{}", id.0)))
    }

    /// How a board that knows no men stands.
    fn stands(&mut self, id: BoardId, men: &Board) -> &mut Self {
        let sensed = Sensed {
            occupied: men.occupied(),
            men: Board::empty(),
            faulty: shakmaty::Bitboard::EMPTY,
        };
        self.reports(id, Report::Stands(sensed))
    }

    fn stands_as(&mut self, id: BoardId, fen: &str) -> &mut Self {
        let men: Fen = fen.parse().unwrap();
        self.stands(id, &men.as_setup().board)
    }

    /// Time passes, and the session is told at each of its deadlines.
    fn pauses(&mut self, millis: u64) -> &mut Self {
        let end = self.now + Duration::from_millis(millis);
        while let Some(due) = self.session.deadline().filter(|due| *due <= end) {
            self.now = self.now.max(due);
            self.input(Input::TimePassed);
        }
        self.now = end;
        self
    }

    /// Men are lifted, `-e2`, and seated, `e4`, half a second after one another.
    fn hand(&mut self, id: BoardId, deeds: &str) -> &mut Self {
        for deed in deeds.split_whitespace() {
            self.write(&format!("# {deed}"));
            let square: Square = deed.trim_start_matches('-').parse().unwrap();
            let report = match deed.strip_prefix('-') {
                Some(_) => Report::Lifted(None, square, None),
                None => Report::Seated(None, square, None),
            };
            self.reports(id, report).pauses(500);
        }
        self
    }

    fn hands(&mut self, deeds: &str) -> &mut Self {
        self.hand(FIRST, deeds)
    }

    fn button(&mut self, how: Pressed) -> &mut Self {
        self.write(&format!("# button {how:?}"));
        self.reports(FIRST, Report::Button(None, Button::Confirm, how))
    }

    fn kind(&self, color: Color) -> BoardKind {
        self.session.game().rules().boards[color]
    }
}

fn announcing(how: Announcing, black: Player) -> Header {
    Header { announcing: how, ..header(&start(), black, None) }
}

#[test]
fn a_board_that_stands_as_the_game_is_played_on() {
    let mut table = Table::at_boards(header(&start(), Player::Builtin, None), "auto");
    table.comes(FIRST, Make::Peg1);
    assert_eq!(table.kind(Color::White), BoardKind::Typed);
    table.stands_as(FIRST, &start());
    assert_eq!(table.kind(Color::White), BoardKind::Pegs);
    table.types("pegboard").hands("-e2 e4").button(Pressed::Short).answers("e5").hands("-e7 e5");
    table.button(Pressed::Short).button(Pressed::Short).button(Pressed::Long);
    table.expect(expect![[r#"
        (looks for 1: auto)
        New game 1. You play White, level 3.
        Board found: PEG/1, /dev/board1.
        You play on the board.
        > pegboard
        Board: PEG/1, /dev/board1.
        It stands as the game.
        # -e2
        pawn e2 touched.
        # e4
        e4.
        # button Short
        pawn e2 e4
        (thinks of a move)
        pawn e7 e5
        (board 1: lights e5 e7)
        (board 1: shows e7e5)
        (board 1: shakes 1)
        # -e7
        pawn e7.
        (board 1: lights e5)
        # e5
        It stands on your board.
        (board 1: dark)
        # button Short
        # button Short
        Black, move 1: pawn e7 e5.
        White to move, move 2.
        # button Long
        Black, move 1: pawn e7 e5.
    "#]]);
}

#[test]
fn a_board_of_squares_without_a_button_completes_a_move_by_itself() {
    let mut table = Table::on(Make::Certabo, header(&start(), Player::Builtin, None));
    table.hands("-g1 f3").pauses(3000).answers("d5").hands("-d7 d5").pauses(3000).hands("-f3 f4");
    table.pauses(3000);
    table.expect(expect![[r#"
        # -g1
        knight g1 touched.
        # f3
        f3.
        knight g1 f3
        (thinks of a move)
        pawn d7 d5
        (board 1: lights d5 d7)
        (board 1: shows d7d5)
        (board 1: shakes 1)
        # -d7
        pawn d7.
        (board 1: lights d5)
        # d5
        It stands on your board.
        (board 1: dark)
        # -f3
        knight f3 touched.
        # f4
        f4.
        No knight of yours can go to f4.
        (board 1: shakes 2)
    "#]]);
}

#[test]
fn captures_castling_en_passant_and_promotion_on_pegs() {
    let fen = "r3k2r/1P4p1/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1";
    let mut table = Table::on(Make::Peg1, header(fen, Player::Builtin, None));
    let press = Pressed::Short;
    table.hands("-e5 -d5 d6").button(press).answers("O-O").hands("-e8 g8 -h8 f8").button(press);
    table.hands("-e1 c1 -a1 d1").button(press).answers("Ra2");
    table.expect(expect![[r#"
        # -e5
        pawn e5 touched.
        # -d5
        pawn d5 touched.
        e5 must take d5.
        # d6
        d6.
        # button Short
        pawn e5 takes d6, en passant
        (thinks of a move)
        short castling
        (board 1: lights e8 f8 g8 h8)
        (board 1: shows e8g8)
        (board 1: shakes 1)
        # -e8
        king e8.
        (board 1: lights f8 g8 h8)
        # g8
        g8.
        (board 1: lights f8 h8)
        # -h8
        rook h8.
        (board 1: lights f8)
        # f8
        It stands on your board.
        (board 1: dark)
        # button Short
        # -e1
        king e1 touched.
        # c1
        c1.
        # -a1
        rook a1 touched.
        King and rook touched: long castling.
        # d1
        d1.
        # button Short
        long castling
        (thinks of a move)
        rook a8 a2
        (board 1: lights a2 a8)
        (board 1: shows a8a2)
        (board 1: shakes 1)
    "#]]);
}

#[test]
fn a_promotion_is_asked_for_on_a_board_that_knows_no_men() {
    let fen = "2r1k3/1P6/8/8/8/8/8/4K3 w - - 0 1";
    let mut table = Table::on(Make::Peg1, header(fen, Player::Builtin, None));
    table.hands("-c8 -b7 c8").button(Pressed::Short).types("queen").answers("Kf7");
    table.expect(expect![[r#"
        # -c8
        rook c8 touched.
        c8 touched: it must be taken.
        # -b7
        pawn b7 touched.
        b7 must take c8.
        # c8
        Say what the pawn becomes.
        # button Short
        > queen
        pawn b7 takes c8 promotes to queen, check
        (thinks of a move)
        king e8 f7
        (board 1: lights f7 e8)
        (board 1: shows e8f7)
        (board 1: shakes 1)
    "#]]);
}

#[test]
fn what_was_touched_must_move() {
    let mut table = Table::on(Make::Peg1, header(&start(), Player::Builtin, None));
    table.hands("-g1 g1 -e2 e4").button(Pressed::Short).hands("-e4 e2 -g1 f3");
    table.button(Pressed::Short);
    table.expect(expect![[r#"
        # -g1
        knight g1 touched.
        # g1
        All stands as before. Touched stays touched.
        # -e2
        pawn e2 touched.
        g1 touched: it must move.
        # e4
        g1 touched: it must move.
        # button Short
        Not completed: g1 was touched and must be played. FIDE 2023, 4.3.
        (board 1: shakes 2)
        # -e4
        pawn e4.
        # e2
        All stands as before. Touched stays touched.
        # -g1
        knight g1.
        # f3
        f3.
        # button Short
        knight g1 f3
        (thinks of a move)
    "#]]);
}

#[test]
fn adjusting_is_no_touch_and_an_illegal_move_is_told() {
    let mut table = Table::on(Make::Peg1, header(&start(), Player::Builtin, None));
    table
        .types("adjust")
        .hands("-g1 g1 -e2 e5")
        .pauses(3000)
        .button(Pressed::Short)
        .hands("-e5 e3")
        .pauses(3000);
    table.types("press");
    table.expect(expect![[r#"
        > adjust
        White adjusts.
        # -g1
        knight g1.
        # g1
        All stands as before.
        # -e2
        pawn e2 touched.
        # e5
        e5.
        No pawn of yours can go to e5.
        (board 1: shakes 2)
        # button Short
        No pawn of yours can go to e5.
        (board 1: shakes 2)
        # -e5
        pawn e5.
        # e3
        e3.
        > press
        pawn e2 e3
        (thinks of a move)
    "#]]);
}

#[test]
#[expect(clippy::too_many_lines, reason = "a transcript")]
fn the_button_announces_presses_and_repeats() {
    let header = announcing(Announcing::Repeat, Player::Builtin);
    let mut table = Table::on(Make::Peg1, header);
    table.hands("-e2 e4").pauses(3000).button(Pressed::Short).button(Pressed::Short);
    table.answers("e5").button(Pressed::Short).hands("-e7 e5").hands("-g1 f3");
    table.types("announce").types("press").answers("Nc6").hands("-b8 c6").types("Nc6");
    table.hands("-f1 b5").types("announce bishop b5").types("press");
    table.expect(expect![[r#"
        # -e2
        pawn e2 touched.
        # e4
        e4.
        pawn e2 e4 stands.
        Announce it.
        # button Short
        pawn e2 e4
        Repeated.
        # button Short
        Pressed.
        (thinks of a move)
        pawn e7 e5
        Repeat it.
        (board 1: lights e5 e7)
        # button Short
        Repeated. Your move.
        # -e7
        pawn e7.
        (board 1: lights e5)
        # e5
        It stands on your board.
        (board 1: dark)
        (board 1: shows e7e5)
        (board 1: shakes 1)
        # -g1
        knight g1 touched.
        # f3
        f3.
        > announce
        knight g1 f3
        Repeated.
        > press
        Pressed.
        (thinks of a move)
        knight b8 c6
        Repeat it.
        (board 1: lights c6 b8)
        # -b8
        knight b8.
        (board 1: lights c6)
        # c6
        It stands on your board.
        (board 1: dark)
        > Nc6
        Repeated. Your move.
        (board 1: shows b8c6)
        (board 1: shakes 1)
        # -f1
        bishop f1 touched.
        # b5
        b5.
        > announce bishop b5
        bishop f1 b5
        Repeated.
        > press
        Pressed.
        (thinks of a move)
    "#]]);
}

#[test]
fn a_typed_move_is_no_touch_and_the_board_follows() {
    let mut table = Table::on(Make::Peg1, header(&start(), Player::Builtin, None));
    table.hands("-e2 e4").types("e4").answers("e5").hands("-e7 e5").types("Nf3");
    table.hands("-g1 f3").answers("Nc6");
    table.expect(expect![[r#"
        # -e2
        pawn e2 touched.
        # e4
        e4.
        > e4
        pawn e2 e4
        (thinks of a move)
        pawn e7 e5
        (board 1: lights e5 e7)
        (board 1: shows e7e5)
        (board 1: shakes 1)
        # -e7
        pawn e7.
        (board 1: lights e5)
        # e5
        It stands on your board.
        (board 1: dark)
        > Nf3
        knight g1 f3
        (thinks of a move)
        (board 1: shakes 2)
        The board does not stand as the game.
        Take the man off g1.
        (board 1: lights g1)
        # -g1
        Put the white knight on f3.
        (board 1: lights f3)
        # f3
        The board is right.
        (board 1: dark)
        knight b8 c6
        (board 1: lights c6 b8)
        (board 1: shows b8c6)
        (board 1: shakes 1)
    "#]]);
}

#[test]
#[expect(clippy::too_many_lines, reason = "a transcript")]
fn two_players_have_a_board_each() {
    let mut table = Table::at_boards(header(&start(), Player::Human, None), "peg1,dgt");
    table.comes(FIRST, Make::Peg1).stands_as(FIRST, &start());
    table.comes(SECOND, Make::Certabo).stands_as(SECOND, &start());
    assert_eq!(
        (table.kind(Color::White), table.kind(Color::Black)),
        (BoardKind::Pegs, BoardKind::Ordinary)
    );
    table.hand(FIRST, "-e2 e4").button(Pressed::Short).hand(SECOND, "-e2 e4 -d7 d5").pauses(3000);
    table.hand(FIRST, "-d7 d5 -d5 -e4 d5").button(Pressed::Short).types("pegboard");
    table.expect(expect![[r#"
        (looks for 1: white=peg1)
        (looks for 2: black=dgt)
        New game 1 for two players.
        Board found: PEG/1, /dev/board1.
        You play on the board.
        Board found: Certabo, /dev/board2.
        You play on the board.
        # -e2
        pawn e2 touched.
        # e4
        e4.
        # button Short
        pawn e2 e4
        (board 2: lights e2 e4)
        (board 2: shows e2e4)
        (board 2: shakes 1)
        # -e2
        pawn e2.
        (board 2: lights e4)
        # e4
        Black has made it on the board.
        (board 2: dark)
        # -d7
        pawn d7 touched.
        # d5
        d5.
        pawn d7 d5
        (board 1: lights d5 d7)
        (board 1: shows d7d5)
        (board 1: shakes 1)
        # -d7
        pawn d7.
        (board 1: lights d5)
        # d5
        White has made it on the board.
        (board 1: dark)
        # -d5
        pawn d5 touched.
        d5 touched: it must be taken.
        # -e4
        pawn e4 touched.
        e4 must take d5.
        # d5
        d5.
        # button Short
        pawn e4 takes d5
        (board 2: lights e4 d5)
        (board 2: shows e4d5)
        (board 2: shakes 1)
        > pegboard
        Board of White: PEG/1, /dev/board1.
        It stands as the game.
        Board of Black: Certabo, /dev/board2.
        The opponent's move is still to be made on it.
    "#]]);
}

#[test]
fn two_players_share_a_board() {
    let mut table = Table::on(Make::Certabo, header(&start(), Player::Human, None));
    table.hands("-e2 e4").pauses(3000).hands("-d7 d5").pauses(3000).hands("-e4 -d5 d5");
    table.pauses(3000);
    table.expect(expect![[r#"
        # -e2
        pawn e2 touched.
        # e4
        e4.
        pawn e2 e4
        # -d7
        pawn d7 touched.
        # d5
        d5.
        pawn d7 d5
        # -e4
        pawn e4 touched.
        # -d5
        pawn d5 touched.
        e4 must take d5.
        # d5
        d5.
        pawn e4 takes d5
    "#]]);
}

#[test]
fn two_players_announce_over_a_shared_board() {
    let mut table = Table::on(Make::Certabo, announcing(Announcing::Repeat, Player::Human));
    table.hands("-e2 e4").types("announce").types("e4").types("press");
    table.hands("-d7 d5").types("announce").types("d5").types("press").hands("-e4 -d5 d5");
    table.types("announce");
    table.expect(expect![[r#"
        # -e2
        pawn e2 touched.
        # e4
        pawn e2 e4 stands.
        Announce it.
        > announce
        pawn e2 e4
        Black, repeat the move.
        > e4
        Black repeats it.
        > press
        White presses the clock.
        # -d7
        pawn d7 touched.
        # d5
        pawn d7 d5 stands.
        Announce it.
        > announce
        pawn d7 d5
        White, repeat the move.
        > d5
        White repeats it.
        > press
        Black presses the clock.
        # -e4
        pawn e4 touched.
        # -d5
        pawn d5 touched.
        e4 must take d5.
        # d5
        pawn e4 takes d5 stands.
        Announce it.
        > announce
        pawn e4 takes d5
        Black, repeat the move.
    "#]]);
}

#[test]
fn the_lever_of_the_clock_presses_it() {
    let header = header(&start(), Player::Builtin, Some("5"));
    let mut table = Table::on(Make::Dgt, header);
    let five = Duration::from_mins(5);
    let runs = |runs| {
        let left = shakmaty::ByColor { white: five, black: five };
        let flagged = shakmaty::ByColor { white: false, black: false };
        Report::Clock(Times { left, runs: Some(runs), flagged })
    };
    table.reports(FIRST, runs(Color::White)).hands("-e2 e4").pauses(3000);
    table.reports(FIRST, runs(Color::Black)).answers("e5").reports(FIRST, runs(Color::White));
    table.reports(FIRST, runs(Color::Black)).hands("-e7 e5").reports(FIRST, runs(Color::White));
    table.expect(expect![[r#"
        # -e2
        pawn e2 touched.
        # e4
        e4.
        pawn e2 e4
        (thinks of a move)
        (board 1: clock 296 300 Some(Black))
        pawn e7 e5
        (board 1: lights e5 e7)
        (board 1: shows e7e5)
        (board 1: clock 296 300 Some(White))
        (board 1: shakes 1)
        Not completed: nothing has been moved. FIDE 2023, 4.7.
        (board 1: shakes 2)
        (board 1: clock 296 300 Some(White))
        # -e7
        pawn e7.
        (board 1: lights e5)
        # e5
        It stands on your board.
        (board 1: dark)
    "#]]);
}

#[test]
fn a_board_of_finished_moves_plays_but_touches_nothing() {
    let mut table = Table::at_boards(header(&start(), Player::Builtin, None), "citrine");
    table.comes(FIRST, Make::Citrine);
    table.reports(FIRST, Report::Moved("e2-e4".to_owned())).answers("e5");
    table.reports(FIRST, Report::Moved("e4-e6".to_owned()));
    table.reports(FIRST, Report::TakenBack("e2-e4".to_owned())).types("no").types("pegboard");
    assert_eq!(table.kind(Color::White), BoardKind::Typed);
    table.expect(expect![[r#"
        (looks for 1: citrine)
        New game 1. You play White, level 3.
        Board found: Citrine, /dev/board1.
        It tells finished moves only: nothing is touched on it.
        pawn e2 e4
        (thinks of a move)
        pawn e7 e5
        (board 1: plays e7-e5)
        (board 1: shakes 1)
        The board tells e4-e6: that is no legal move.
        Take back your move? yes or no.
        > no
        No. The game goes on.
        > pegboard
        Board: Citrine, /dev/board1.
        It tells finished moves only: nothing is touched on it.
    "#]]);
}

#[test]
fn the_player_is_led_to_the_position_and_plays_then() {
    let fen = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
    let mut table = Table::at_boards(header(fen, Player::Builtin, None), "auto");
    table.comes(FIRST, Make::Peg1).stands_as(FIRST, "4k3/8/3p4/8/8/4P3/8/4K3");
    table.hands("-e3").types("repeat").hands("-d6 d5").types("pegboard").hands("e4");
    table.hands("-e4 -d5 d5").button(Pressed::Short);
    table.expect(expect![[r#"
        (looks for 1: auto)
        New game 1. You play White, level 3.
        Not the usual position. Type board to hear it.
        Board found: PEG/1, /dev/board1.
        (board 1: shakes 2)
        The board does not stand as the game.
        Take the man off e3.
        (board 1: lights e3)
        # -e3
        Take the man off d6.
        (board 1: lights d6)
        > repeat
        Take the man off d6.
        # -d6
        Put the white pawn on e4.
        (board 1: lights e4)
        # d5
        > pegboard
        Board: PEG/1, /dev/board1.
        The board does not stand as the game.
        Put the white pawn on e4.
        # e4
        The board is right.
        (board 1: dark)
        # -e4
        pawn e4 touched.
        # -d5
        pawn d5 touched.
        e4 must take d5.
        # d5
        d5.
        # button Short
        pawn e4 takes d5
        (thinks of a move)
    "#]]);
}

#[test]
fn who_does_not_want_to_be_led_types_until_the_board_is_right() {
    let mut table = Table::at_boards(header(&start(), Player::Builtin, None), "auto");
    table.types("skip").types("set-up").comes(FIRST, Make::Peg1);
    table.stands_as(FIRST, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR").types("skip");
    table.types("pegboard").types("e4").answers("e5").types("set-up").hands("-e7 e5");
    table.types("set-up");
    table.expect(expect![[r#"
        (looks for 1: auto)
        New game 1. You play White, level 3.
        > skip
        There is nothing to skip.
        > set-up
        No board. Type pegboard auto to look for one.
        Board found: PEG/1, /dev/board1.
        (board 1: shakes 2)
        The board does not stand as the game.
        Take the man off e4.
        (board 1: lights e4)
        > skip
        Left as it is. Moves are typed until the board is right.
        (board 1: dark)
        > pegboard
        Board: PEG/1, /dev/board1.
        The board does not stand as the game.
        > e4
        pawn e2 e4
        (thinks of a move)
        The board is right.
        pawn e7 e5
        (board 1: lights e5 e7)
        (board 1: shows e7e5)
        (board 1: shakes 1)
        > set-up
        (board 1: shakes 2)
        The board does not stand as the game.
        Take the man off e7.
        (board 1: lights e7)
        # -e7
        Put the black pawn on e5.
        (board 1: lights e5)
        # e5
        The board is right.
        (board 1: dark)
        > set-up
        The board is right.
    "#]]);
}

#[test]
fn a_knocked_board_is_put_right_step_by_step() {
    let mut table = Table::on(Make::Peg1, header(&start(), Player::Builtin, None));
    for square in [Square::A2, Square::B2, Square::C2] {
        table.reports(FIRST, Report::Lifted(None, square, None));
    }
    table.pauses(1000).hands("a2 b2 c2").hands("-e2 e4").button(Pressed::Short);
    table.expect(expect![[r#"
        pawn a2 touched.
        pawn b2 touched.
        a2 touched: it must move.
        (board 1: shakes 2)
        The board does not stand as the game.
        Put the white pawn on a2.
        (board 1: lights a2)
        # a2
        Put the white pawn on b2.
        (board 1: lights b2)
        # b2
        Put the white pawn on c2.
        (board 1: lights c2)
        # c2
        The board is right.
        (board 1: dark)
        # -e2
        pawn e2 touched.
        a2 touched: it must move.
        # e4
        a2 touched: it must move.
        # button Short
        Not completed: a2 was touched and must be played. FIDE 2023, 4.3.
        (board 1: shakes 2)
    "#]]);
}

#[test]
fn a_board_that_is_lost_with_a_man_in_the_hand_leaves_it_touched() {
    let mut table = Table::on(Make::Peg1, header(&start(), Player::Builtin, None));
    table.hands("-g1").tells(FIRST, Told::Lost(Loss::NoPort("/dev/ttyACM0".to_owned())));
    assert_eq!(table.kind(Color::White), BoardKind::Typed);
    table.tells(FIRST, Told::Lost(Loss::NoPort("/dev/ttyACM0".to_owned()))).types("e4");
    table.comes(FIRST, Make::Peg1).stands_as(FIRST, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKB1R");
    table.hands("g1 -e2 e4").button(Pressed::Short).hands("-e4 e2 -g1 f3").button(Pressed::Short);
    table.expect(expect![[r#"
        # -g1
        knight g1 touched.
        The board is gone: the port /dev/ttyACM0 is not there. Go on at the keyboard. Plug it in.
        > e4
        g1 was touched and must be played. FIDE 2023, 4.3.
        The board is back: PEG/1, /dev/board1.
        (board 1: shakes 2)
        The board does not stand as the game.
        Put the white knight on g1.
        (board 1: lights g1)
        # g1
        The board is right.
        (board 1: dark)
        # -e2
        pawn e2 touched.
        g1 touched: it must move.
        # e4
        g1 touched: it must move.
        # button Short
        Not completed: g1 was touched and must be played. FIDE 2023, 4.3.
        (board 1: shakes 2)
        # -e4
        pawn e4.
        # e2
        All stands as before. Touched stays touched.
        # -g1
        knight g1.
        # f3
        f3.
        # button Short
        knight g1 f3
        (thinks of a move)
    "#]]);
}

#[test]
fn what_was_moved_on_a_lost_board_is_no_move() {
    let mut table = Table::on(Make::Peg1, header(&start(), Player::Builtin, None));
    let denied = Loss::Denied("/dev/ttyACM0".to_owned(), Some("dialout".to_owned()));
    table.tells(FIRST, Told::Lost(denied)).comes(FIRST, Make::Peg1);
    table.stands_as(FIRST, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR").hands("-e4 e2");
    table.hands("-e2 e4").reports(FIRST, Report::Silent);
    table.comes(FIRST, Make::Peg1);
    table.stands_as(FIRST, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR").button(Pressed::Short);
    table.answers("e5").tells(FIRST, Told::Lost(Loss::NoBoard)).comes(FIRST, Make::Peg1);
    table.stands_as(FIRST, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR").hands("-e7 e5 -g1");
    table.expect(expect![[r#"
        The board is gone: you may not use /dev/ttyACM0. Go on at the keyboard. Join the group dialout: sudo usermod -aG dialout $USER. Then log in anew.
        The board is back: PEG/1, /dev/board1.
        (board 1: shakes 2)
        The board does not stand as the game.
        Take the man off e4.
        (board 1: lights e4)
        # -e4
        Put the white pawn on e2.
        (board 1: lights e2)
        # e2
        The board is right.
        (board 1: dark)
        # -e2
        pawn e2 touched.
        # e4
        e4.
        The board is gone: nothing answers on /dev/board1. Go on at the keyboard. Switch it on, or plug it in again.
        The board is back: PEG/1, /dev/board1.
        You play on the board.
        # button Short
        pawn e2 e4
        (thinks of a move)
        pawn e7 e5
        (board 1: lights e5 e7)
        (board 1: shows e7e5)
        (board 1: shakes 1)
        The board is gone: no port has one. Go on at the keyboard. Plug it in, or name its port.
        The board is back: PEG/1, /dev/board1.
        (board 1: shakes 2)
        The board does not stand as the game.
        Take the man off e7.
        (board 1: lights e7)
        # -e7
        Put the black pawn on e5.
        (board 1: lights e5)
        # e5
        The board is right.
        (board 1: dark)
        # -g1
        knight g1 touched.
    "#]]);
}

#[test]
fn a_board_that_is_lost_before_the_repeated_move_is_executed_owes_nothing() {
    let mut table = Table::on(Make::Peg1, announcing(Announcing::Repeat, Player::Builtin));
    table.hands("-e2 e4").button(Pressed::Short).button(Pressed::Short).answers("e5");
    table.types("e5").tells(FIRST, Told::Lost(Loss::NoAnswer("/dev/ttyACM0".to_owned())));
    table.types("turn").types("an Nf3").types("press");
    table.expect(expect![[r#"
        # -e2
        pawn e2 touched.
        # e4
        e4.
        # button Short
        pawn e2 e4
        Repeated.
        # button Short
        Pressed.
        (thinks of a move)
        pawn e7 e5
        Repeat it.
        (board 1: lights e5 e7)
        > e5
        Repeated. Your move.
        The board is gone: nothing answers on /dev/ttyACM0. Go on at the keyboard. Switch it on, or plug it in again.
        > turn
        White to move, move 2.
        > an Nf3
        knight g1 f3
        Repeated.
        > press
        Pressed.
        (thinks of a move)
    "#]]);
}

#[test]
fn a_gap_is_no_difference_where_nothing_has_changed() {
    let mut table = Table::on(Make::Peg1, header(&start(), Player::Builtin, None));
    table.hands("-g1").reports(FIRST, Report::Gap);
    table.stands_as(FIRST, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKB1R").hands("f3");
    table.reports(FIRST, Report::Gap).stands_as(FIRST, &start()).hands("-g1 f3");
    table.button(Pressed::Short);
    table.expect(expect![[r#"
        # -g1
        knight g1 touched.
        # f3
        f3.
        (board 1: shakes 2)
        The board does not stand as the game.
        Take the man off g1.
        (board 1: lights g1)
        # -g1
        Put the white knight on f3.
        (board 1: lights f3)
        # f3
        The board is right.
        (board 1: dark)
        # button Short
        knight g1 f3
        (thinks of a move)
    "#]]);
}

#[test]
fn moves_that_are_taken_back_are_taken_back_by_hand() {
    let mut table = Table::on(Make::Peg1, header(&start(), Player::Builtin, None));
    table.hands("-e2 e4").button(Pressed::Short).answers("e5").types("takeback").types("yes");
    table.hands("-e4 e2 -d2 d4").button(Pressed::Short);
    table.expect(expect![[r#"
        # -e2
        pawn e2 touched.
        # e4
        e4.
        # button Short
        pawn e2 e4
        (thinks of a move)
        pawn e7 e5
        (board 1: lights e5 e7)
        (board 1: shows e7e5)
        (board 1: shakes 1)
        > takeback
        Take back your move? yes or no.
        > yes
        Taken back: pawn e7 e5, pawn e2 e4.
        (board 1: shakes 2)
        The board does not stand as the game.
        Take the man off e4.
        (board 1: lights e4)
        # -e4
        Put the white pawn on e2.
        (board 1: lights e2)
        # e2
        The board is right.
        (board 1: dark)
        # -d2
        pawn d2 touched.
        # d4
        d4.
        # button Short
        pawn d2 d4
        (thinks of a move)
    "#]]);
}

#[test]
fn a_game_goes_on_without_the_board_it_was_left_with() {
    let mut table = Table::on(Make::Peg1, header(&start(), Player::Builtin, None));
    table.hands("-e2 e4").button(Pressed::Short).answers("e5").types("quit");
    let (header, journal) = (table.header.clone(), std::mem::take(&mut table.journal));
    let mut table = Table::after(header, journal);
    assert_eq!(table.kind(Color::White), BoardKind::Typed);
    table.types("Nf3").types("pegboard").types("pegboard nothing").types("pegboard auto");
    table.answers("Nc6").comes(FIRST, Make::Certabo);
    table.stands_as(FIRST, "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR");
    table.hands("-g1 f3 -b8 c6 -f1 b5").pauses(3000).types("pegboard off");
    assert_eq!(table.kind(Color::White), BoardKind::Typed);
    table.expect(expect![[r#"
        Game 1 goes on. 1 move so far.
        You play White, level 3.
        Black, move 1: pawn e7 e5.
        > Nf3
        knight g1 f3
        (thinks of a move)
        > pegboard
        No board. Type pegboard auto to look for one.
        > pegboard nothing
        pegboard takes auto, or a make and a port, dgt:/dev/ttyUSB0; straight or turned; or off.
        > pegboard auto
        A board is looked for.
        (looks for 1: auto)
        knight b8 c6
        Board found: Certabo, /dev/board1.
        (board 1: shakes 2)
        The board does not stand as the game.
        Take the man off g1.
        (board 1: lights g1)
        # -g1
        Take the man off b8.
        (board 1: lights b8)
        # f3
        # -b8
        Put the black knight on c6.
        (board 1: lights c6)
        # c6
        The board is right.
        (board 1: dark)
        # -f1
        bishop f1 touched.
        # b5
        b5.
        bishop f1 b5
        (thinks of a move)
        > pegboard off
        (lets go of 1)
        Boards off. Moves are typed.
    "#]]);
}

#[test]
fn a_square_is_read_back() {
    let mut table = Table::on(Make::Peg1, header(&start(), Player::Builtin, None));
    table.hands("-e2 e4").button(Pressed::Short).hands("-g8 g8");
    table.expect(expect![[r#"
        # -e2
        pawn e2 touched.
        # e4
        e4.
        # button Short
        pawn e2 e4
        (thinks of a move)
        # -g8
        knight g8.
        # g8
        g8.
        knight g8.
    "#]]);
}

#[test]
fn on_a_shared_board_the_next_move_completes_the_last() {
    let mut table = Table::on(Make::Certabo, header(&start(), Player::Human, None));
    table.hands("-e2 e4 -e7 e5 -f1 c4 -b8 c6 -d1 h5 -g8 f6 -f7 -h5 f7").pauses(3000);
    table.expect(expect![[r#"
        # -e2
        pawn e2 touched.
        # e4
        e4.
        # -e7
        pawn e2 e4
        pawn e7 touched.
        # e5
        e5.
        # -f1
        pawn e7 e5
        bishop f1 touched.
        # c4
        c4.
        # -b8
        bishop f1 c4
        knight b8 touched.
        # c6
        c6.
        # -d1
        knight b8 c6
        queen d1 touched.
        # h5
        h5.
        # -g8
        queen d1 h5
        knight g8 touched.
        # f6
        f6.
        # -f7
        knight g8 f6
        pawn f7 touched.
        f7 touched: it must be taken.
        # -h5
        queen h5 touched.
        h5 must take f7.
        # f7
        queen h5 takes f7, checkmate
        Checkmate. White wins.
    "#]]);
}
