//! Boards under the hands: touched, made, guided, lost and found again.

mod announced;
mod bad_line;
mod chess960;
mod clocks;
mod exercised;
mod flicker;
mod foreign;
mod kings;
mod led;
mod lost;
mod missing;
mod newer;
mod promotion;
mod touched;
mod unfinished;
mod shared;
mod strict;
mod unheard;
mod unseen;
mod variants;
mod whose;

use std::time::Duration;

use expect_test::expect;
use shakmaty::fen::Fen;
use shakmaty::{Board, Color, Square};
use touchmove::app::input::{BoardId, Input};
use touchmove::app::session::{Manner, Session};
use touchmove::archive::{GameId, Header, Player, replay};
use touchmove::laws::{Announcing, BoardKind};
use touchmove::pegboard::{
    BoardEvent, Button, DialTimes, Loss, Make, Order, Pressed, Report, Sensed, addresses,
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
        let pieces = table.session.game().position().clone();
        table.comes(FIRST, make).stands(FIRST, shakmaty::Position::board(&pieces));
        table.transcript.clear();
        table
    }

    pub(super) fn told(&mut self, id: BoardId, order: &Order) {
        self.ordered.push(order.clone());
        let said = match order {
            Order::Light(lamps) if lamps.is_empty() => "dark".to_owned(),
            Order::Light(lamps) => {
                let squares: Vec<String> = lamps.into_iter().map(|sq| sq.to_string()).collect();
                format!("lights {}", squares.join(" "))
            }
            Order::Shake(times) => format!("shakes {}", times.len()),
            Order::Buzz(_) => return,
            Order::SetClock(DialTimes { left, runs, .. }) => {
                format!("clock {} {} {runs:?}", left.white.as_secs(), left.black.as_secs())
            }
            Order::Show(text, _) => format!("shows {text}"),
            Order::Play(mv) => format!("plays {mv}"),
            other => format!("{other:?}"),
        };
        self.write(&format!("(board {}: {said})", id.0));
    }

    fn tells(&mut self, id: BoardId, told: BoardEvent) -> &mut Self {
        self.input(Input::Board(id, told))
    }

    fn reports(&mut self, id: BoardId, report: Report) -> &mut Self {
        self.tells(id, BoardEvent::Report(report))
    }

    fn comes(&mut self, id: BoardId, make: Make) -> &mut Self {
        self.tells(id, BoardEvent::Found(make, format!("/dev/board{}", id.0)))
    }

    /// How a board that knows no pieces stands.
    fn stands(&mut self, id: BoardId, pieces: &Board) -> &mut Self {
        let sensed = Sensed {
            occupied: pieces.occupied(),
            pieces: Board::empty(),
            faulty: shakmaty::Bitboard::EMPTY,
        };
        self.reports(id, Report::Stands(sensed))
    }

    fn stands_as(&mut self, id: BoardId, fen: &str) -> &mut Self {
        let pieces: Fen = fen.parse().unwrap();
        self.stands(id, &pieces.as_setup().board)
    }

    /// The same of a board that knows its pieces.
    fn stands_with(&mut self, id: BoardId, fen: &str) -> &mut Self {
        let pieces = fen.parse::<Fen>().unwrap().as_setup().board.clone();
        let faulty = shakmaty::Bitboard::EMPTY;
        self.reports(id, Report::Stands(Sensed { occupied: pieces.occupied(), pieces, faulty }))
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

    /// Pieces are lifted, `-e2`, and seated, `e4`, half a second after one another.
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

    /// One of two players presses his own button.
    fn presses_of(&mut self, owner: Color, how: Pressed) -> &mut Self {
        self.write(&format!("# button {how:?} of {owner:?}"));
        self.reports(FIRST, Report::Button(None, Button::ConfirmOf(owner), how))
    }

    /// Adds the transcript of one case of several.
    fn adds_to(&mut self, all: &mut String, case: &str) {
        self.is_replayed();
        all.extend([case, "\n", self.transcript.as_str(), "\n"]);
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
        (new game against level 3)
        Board found: PEG/1, /dev/board1.
        (on the board)
        > pegboard
        Board: PEG/1, /dev/board1.
        It matches the game.
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
        It is on your board.
        (board 1: dark)
        # button Short
        Nothing moved. Your move.
        # button Short
        pawn e7 e5. Black, move 1.
        (your turn, move 2)
        # button Long
        pawn e7 e5. Black, move 1.
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
        It is on your board.
        (board 1: dark)
        # -f3
        knight f3 touched.
        # f4
        f4.
        A knight cannot go from f3 to f4.
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
        e5 must capture d5.
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
        It is on your board.
        (board 1: dark)
        # button Short
        Nothing moved. Your move.
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
fn what_must_move_is_told_once_however_many_are_lifted() {
    let mut table = Table::on(Make::Dgt, header(&start(), Player::Builtin, None));
    table.hands("-g1 -e1 -e8 -e2");
    table.expect(expect![[r#"
        # -g1
        knight g1 touched.
        # -e1
        king e1 touched.
        g1 touched: it must move.
        # -e8
        king e8 touched.
        # -e2
        pawn e2 touched.
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
        (put back)
        # -e2
        pawn e2 touched.
        g1 touched: it must move.
        # e4
        g1 touched: it must move.
        # button Short
        Not completed: the touched piece on g1 must move. FIDE 2023, 4.3.
        (board 1: shakes 2)
        If you did not touch it, say mute g1.
        # -e4
        pawn e4.
        # e2
        (put back)
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
    table.types("adjust").hands("-g1 g1 -e2 e5").pauses(3000).button(Pressed::Short);
    table.hands("-e5 e3").pauses(3000);
    table.types("press");
    table.expect(expect![[r#"
        > adjust
        White adjusts.
        # -g1
        knight g1.
        # g1
        Adjusted.
        # -e2
        pawn e2.
        # e5
        e5.
        A pawn cannot go from e2 to e5.
        (board 1: shakes 2)
        # button Short
        A pawn cannot go from e2 to e5.
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
        It is on your board.
        (board 1: dark)
        > Nf3
        knight g1 f3
        (thinks of a move)
        (board 1: shakes 2)
        (the board is not the game)
        Take the piece off g1.
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
fn a_board_of_finished_moves_plays_but_touches_nothing() {
    let mut table = Table::at_boards(header(&start(), Player::Builtin, None), "citrine");
    table.comes(FIRST, Make::Citrine);
    table.reports(FIRST, Report::Moved("e2-e4".to_owned())).answers("e5");
    table.reports(FIRST, Report::Moved("e4-e6".to_owned()));
    table.reports(FIRST, Report::TakenBack("e2-e4".to_owned())).types("no").types("pegboard");
    assert_eq!(table.kind(Color::White), BoardKind::Typed);
    table.expect(expect![[r#"
        (looks for 1: citrine)
        (new game against level 3)
        Board found: Citrine, /dev/board1.
        It reports finished moves only, not touched pieces. If it reports none, turn the board round.
        pawn e2 e4
        (thinks of a move)
        pawn e7 e5
        (board 1: plays e7-e5)
        (board 1: shakes 1)
        The board reports e4-e6: not a legal move.
        (take it back?)
        > no
        (the game goes on)
        > pegboard
        Board: Citrine, /dev/board1.
        It reports finished moves only, not touched pieces. If it reports none, turn the board round.
    "#]]);
}

#[test]
fn a_line_that_a_board_has_lost_is_told_and_the_moves_count() {
    let mut table = Table::at_boards(header(&start(), Player::Human, None), "citrine");
    table.comes(FIRST, Make::Citrine).reports(FIRST, Report::Moved("e2-e4".to_owned()));
    table.reports(FIRST, Report::Gap).reports(FIRST, Report::Moved("e7-e5".to_owned()));
    table.reports(FIRST, Report::Restarted).reports(FIRST, Report::Moved("g1-f3".to_owned()));
    table.expect(expect![[r#"
        (looks for 1: citrine)
        (new game for two)
        Board found: Citrine, /dev/board1.
        It reports finished moves only, not touched pieces. If it reports none, turn the board round.
        pawn e2 e4
        Board data lost. Type last to hear the last move. If one is missing, type it.
        pawn e7 e5
        The board has restarted.
        knight g1 f3
    "#]]);
}

#[test]
fn a_move_that_was_typed_because_its_line_was_lost_is_no_mistake_when_the_board_tells_it() {
    let mut table = Table::at_boards(header(&start(), Player::Human, None), "citrine");
    table.comes(FIRST, Make::Citrine).types("e4").transcript.clear();
    table.reports(FIRST, Report::Gap).reports(FIRST, Report::Moved("e2-e4".to_owned()));
    table.reports(FIRST, Report::Moved("e7-e5".to_owned()));
    table.reports(FIRST, Report::Moved("e2-e4".to_owned()));
    table.expect(expect![[r#"
        Board data lost. Type last to hear the last move. If one is missing, type it.
        pawn e7 e5
        The board reports e2-e4: not a legal move.
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
    "#]]);
}

#[test]
fn a_game_ends_with_a_piece_in_the_hand() {
    let mut table = Table::on(Make::Peg1, header(&start(), Player::Builtin, None));
    table.hands("-e2").types("resign").types("yes").judges().hands("e4 -g8").button(Pressed::Short);
    table.types("takeback").types("yes");
    table.expect(expect![[r#"
        # -e2
        pawn e2 touched.
        > resign
        Resign? yes or no.
        > yes
        White resigns. Black wins. You lose.
        (what now)
        # e4
        # -g8
        # button Short
        (over)
        > takeback
        (over)
        > yes
        (over)
    "#]]);
}

#[test]
fn what_can_be_no_move_is_told_without_a_button() {
    let mut all = String::new();
    for hands in ["-d7 d5", "-a1 -a2 a2", "-e2 -d2 d4 e4", "-e2 -a7 a7 e5"] {
        let mut table = Table::on(Make::Certabo, header(&start(), Player::Builtin, None));
        table.hands(hands).pauses(4000).types("press");
        table.adds_to(&mut all, hands);
    }
    expect![[r#"
        -d7 d5
        # -d7
        pawn d7 touched.
        d7 touched. It cannot be captured. Any move may be played.
        If you lifted e2, the board lies the wrong way. Turn it, or say pegboard turned.
        # d5
        d5.
        Illegal move: black pawn d5. To put the board right, say set-up.
        (board 1: shakes 2)
        > press
        Illegal move.

        -a1 -a2 a2
        # -a1
        rook a1 touched.
        a1 touched. It has no legal move, so any move may be played.
        # -a2
        pawn a2 touched.
        # a2
        a2.
        > press
        Not completed: a piece is off the board. FIDE 2023, 4.7.
        (board 1: shakes 2)

        -e2 -d2 d4 e4
        # -e2
        pawn e2 touched.
        # -d2
        pawn d2 touched.
        e2 touched: it must move.
        # d4
        d4.
        # e4
        e4.
        Illegal move: white pawn d4, white pawn e4. To put the board right, say set-up.
        (board 1: shakes 2)
        > press
        Illegal move.

        -e2 -a7 a7 e5
        # -e2
        pawn e2 touched.
        # -a7
        pawn a7 touched.
        e2 touched: it must move.
        # a7
        a7.
        # e5
        e5.
        A pawn cannot go from e2 to e5.
        (board 1: shakes 2)
        > press
        Illegal move.

    "#]]
    .assert_eq(&all);
}
