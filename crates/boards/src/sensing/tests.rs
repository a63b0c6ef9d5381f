//! Hands on one board, case by case. What the referee makes of random ones is in `tests/it/hands.rs`.

use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Role};

use super::*;
use crate::{Button, Pressed, SquareChange};

mod finished;
mod flickering;
mod lost;
mod unseen;
mod variants;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// A board, hands on it, and a referee who only follows.
struct Desk {
    hands: Hands,
    knows: bool,
    pieces: Board,
    position: Position,
    touches: bool,
    runs: bool,
    now: u64,
}

impl Desk {
    /// Hands on a board that has shown this position.
    fn new(senses: Senses, knows: bool, fen: &str) -> Self {
        let position: Position =
            Position::from_setup(fen.parse::<Fen>().unwrap().into_setup(), CastlingMode::Standard)
                .unwrap();
        let pieces = position.board().clone();
        let hands = Hands::new(senses);
        let mut desk = Self { hands, knows, pieces, position, touches: true, runs: true, now: 0 };
        assert_eq!(desk.shows(&desk.pieces.clone()), "agrees");
        desk
    }

    fn pegs(fen: &str) -> Self {
        Self::new(Senses::Pegs, false, fen)
    }

    fn squares(fen: &str) -> Self {
        Self::new(Senses::Squares, false, fen)
    }

    fn pieces(fen: &str) -> Self {
        Self::new(Senses::Squares, true, fen)
    }

    fn take(&mut self, act: impl FnOnce(&mut Hands, Duration, Scene<'_>) -> Vec<Deed>) -> String {
        let (pieces, position) = (&self.pieces, &self.position);
        let scene = Scene { pieces, position, touches: self.touches, runs: self.runs };
        let deeds = act(&mut self.hands, Duration::from_millis(self.now), scene);
        self.pieces = after(&self.pieces, &deeds);
        let told: Vec<String> = deeds.iter().map(write).collect();
        told.join(", ")
    }

    fn report(&mut self, report: &Report) -> String {
        self.take(|hands, now, scene| hands.report(report, now, scene))
    }

    fn sensed(&self, pieces: &Board) -> Sensed {
        let read = if self.knows { pieces.clone() } else { Board::empty() };
        Sensed { occupied: pieces.occupied(), pieces: read, faulty: Bitboard::EMPTY }
    }

    fn shows(&mut self, pieces: &Board) -> String {
        let sensed = self.sensed(pieces);
        self.report(&Report::Stands(sensed))
    }

    /// Changes in one look: `-e2`, `+e4`, and of boards that know pieces `+e4P`.
    fn look(&mut self, text: &str) -> String {
        let change = |word: &str| {
            let square = word[1..3].parse().unwrap();
            let piece = word[3..].chars().next().and_then(Piece::from_char);
            match &word[..1] {
                "-" => SquareChange::Lifted(square, None),
                _ => SquareChange::Seated(square, piece),
            }
        };
        let stamp =
            Some(Duration::from_millis(self.now)).filter(|_| self.hands.senses == Senses::Pegs);
        let changes = text.split_whitespace().map(change).collect();
        self.report(&Report::of(stamp, changes).unwrap())
    }

    /// Milliseconds pass, and no deadline is missed.
    fn wait(&mut self, ms: u64) -> String {
        let until = self.now + ms;
        let mut told = Vec::new();
        while let Some(due) = self.hands.deadline().filter(|due| due.as_millis() <= until.into()) {
            self.now = u64::try_from(due.as_millis()).unwrap();
            told.push(self.take(Hands::time_passed));
        }
        self.now = until;
        told.retain(|told| !told.is_empty());
        told.join(", ")
    }

    fn mv(&self, uci: &str) -> Move {
        uci.parse::<UciMove>().unwrap().to_move(&self.position).unwrap()
    }

    /// The opponent's move is complete and not yet executed.
    fn opponent_moves(&mut self, uci: &str) {
        let mv = self.mv(uci);
        self.position = self.position.clone().play(mv).unwrap();
        self.touches = false;
    }
}

fn write(deed: &Deed) -> String {
    match deed {
        Deed::Lifted(square) => format!("-{square}"),
        Deed::Seated(square, piece) => format!("+{square}{}", piece.char()),
        Deed::Rests => "rests".to_owned(),
        Deed::Lingers => "lingers".to_owned(),
        Deed::ReadBack(square) => format!("read {square}"),
        Deed::Moved(mv) => mv.to_uci(CastlingMode::Standard).to_string(),
        Deed::TakenBack => "taken back".to_owned(),
        Deed::NoMove(text) => format!("no move {text}"),
        Deed::Knocked => "knocked".to_owned(),
        Deed::Differs => "differs".to_owned(),
        Deed::Agrees => "agrees".to_owned(),
        Deed::Flickers(square) => format!("{square} flickers"),
        Deed::Returned(from, to, _) => format!("{from} back on {to}"),
        Deed::Doubtful(square) => format!("{square} doubtful"),
        Deed::Muted(square, touched) if *touched => format!("{square} muted, untouched"),
        Deed::Muted(square, _) => format!("{square} muted"),
        Deed::Steady(square) => format!("{square} steady"),
    }
}

#[test]
fn article_d_2_2_a_peg_that_is_out_is_told_at_once() {
    let mut desk = Desk::pegs(START);
    assert_eq!(desk.look("-e2"), "-e2");
    assert_eq!(desk.look("+e4"), "+e4P");
    assert_eq!(desk.wait(2000), "rests");
    assert_eq!(desk.wait(9000), "", "told once");
}

#[test]
fn a_lift_is_told_after_the_bounce_and_a_seat_when_it_stays() {
    let mut desk = Desk::pieces(START);
    assert_eq!(desk.look("-e2"), "");
    assert_eq!(desk.wait(59), "");
    assert_eq!(desk.wait(1), "-e2");
    assert_eq!(desk.look("+e4P"), "");
    assert_eq!(desk.wait(299), "");
    assert_eq!(desk.wait(1), "+e4P");
}

#[test]
fn what_bounces_and_slides_by_is_nothing() {
    let mut desk = Desk::squares(START);
    desk.look("-e2");
    desk.wait(30);
    desk.look("+e2");
    assert_eq!(desk.wait(3000), "");
    // Each square is seen before the last one is left.
    desk.look("+e3");
    desk.wait(40);
    desk.look("-e2");
    assert_eq!(desk.wait(200), "-e2");
    desk.look("+e4");
    desk.wait(20);
    desk.look("-e3");
    assert_eq!(desk.wait(400), "+e4P");
}

#[test]
fn a_burst_on_the_line_is_measured_by_the_clock_of_the_board() {
    let mut desk = Desk::pieces(START);
    let at = |ms| Some(Duration::from_millis(ms));
    desk.now = 5000;
    desk.report(&Report::Lifted(at(100), Square::E2, None));
    let pawn = Some(Role::Pawn.of(Color::White));
    assert_eq!(desk.report(&Report::Seated(at(900), Square::E2, pawn)), "-e2");
    assert_eq!(desk.wait(300), "+e2P");
}

#[test]
fn article_4_3_3_of_two_lifts_in_one_look_the_own_piece_was_first() {
    let fen = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
    for look in ["-d5 -e4", "-e4 -d5"] {
        let mut desk = Desk::squares(fen);
        desk.look(look);
        assert_eq!(desk.wait(60), "-e4, -d5");
        desk.look("+d5");
        assert_eq!(desk.wait(300), "+d5P");
    }
}

#[test]
fn article_4_3_lifts_in_two_looks_keep_their_order() {
    let mut desk = Desk::squares("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
    desk.look("-d5");
    desk.wait(10);
    desk.look("-e4");
    assert_eq!(desk.wait(100), "-d5, -e4");
}

#[test]
fn a_capture_by_replacement_is_seen_by_a_board_that_knows_pieces() {
    let mut desk = Desk::pieces("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
    desk.look("-e4");
    assert_eq!(desk.wait(100), "-e4");
    desk.look("+d5P");
    assert_eq!(desk.wait(300), "-d5, +d5P");
}

#[test]
fn a_capture_by_replacement_is_told_when_the_player_says_so() {
    let mut desk = Desk::squares("4k3/8/8/3p1p2/4P3/8/8/4K3 w - - 0 1");
    desk.look("-e4");
    assert_eq!(desk.wait(5000), "-e4", "nobody rests with a man in the air");
    let fits: Vec<Square> = desk.hands.fits(&desk.position).into_iter().map(Move::to).collect();
    assert_eq!(fits, [Square::D5, Square::F5]);
    assert!(!desk.hands.stands_as(desk.mv("e4e5"), &desk.position));
    let mv = desk.mv("e4d5");
    let told = desk.take(|hands, _, scene| hands.as_move(mv, scene).unwrap());
    assert_eq!(told, "-d5, +d5P");
    assert_eq!(desk.wait(5000), "rests", "what was said to be the move is finished");
}

#[test]
fn a_piece_that_is_dropped_is_put_back() {
    let mut desk = Desk::pegs(START);
    assert_eq!(desk.look("-g1"), "-g1");
    assert_eq!(desk.look("+g1"), "+g1N", "that was a touch, and nothing is read");
    assert_eq!(desk.look("-b1"), "-b1");
    assert_eq!(desk.look("-g1"), "-g1");
    assert_eq!(desk.look("+f3"), "+f3N");
    assert_eq!(desk.look("+b1"), "+b1N");
}

#[test]
fn article_4_4_castling_with_the_king_first_or_with_both() {
    let fen = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    let mut desk = Desk::pegs(fen);
    let told: Vec<String> = ["-e1", "+g1", "-h1", "+f1"].map(|look| desk.look(look)).into();
    assert_eq!(told, ["-e1", "+g1K", "-h1", "+f1R"]);
    let mut desk = Desk::pegs(fen);
    let told: Vec<String> = ["-e1", "-a1", "+d1", "+c1"].map(|look| desk.look(look)).into();
    assert_eq!(told, ["-e1", "-a1", "+d1R", "+c1K"]);
}

#[test]
fn article_4_4_king_and_rook_in_one_look_are_taken_king_first() {
    for rook in ["-a1", "-h1"] {
        let mut desk = Desk::pieces("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
        let told = [desk.look(&format!("{rook} -e1")), desk.wait(1000)].concat();
        assert!(told.starts_with(&format!("-e1, {rook}")), "{told}");
    }
}

#[test]
fn in_chess960_a_king_that_stays_castles() {
    let fen = "6kr/8/8/8/8/8/8/6KR w Hh - 0 1";
    for looks in [["-g1", "-h1", "+f1", "+g1"], ["-h1", "-g1", "+g1", "+f1"]] {
        let mut desk = Desk::pegs(START);
        let mode = CastlingMode::Chess960;
        desk.position =
            Position::from_setup(fen.parse::<Fen>().unwrap().into_setup(), mode).unwrap();
        desk.pieces = desk.position.board().clone();
        assert_eq!(desk.shows(&desk.pieces.clone()), "agrees");
        let told = looks.map(|look| desk.look(look)).concat();
        assert_eq!(told, looks.concat().replace("+f1", "+f1R").replace("+g1", "+g1K"));
    }
}

#[test]
fn article_3_7_3_1_en_passant_in_any_order() {
    let fen = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2";
    for looks in [["-e5", "+d6", "-d5"], ["-e5", "-d5", "+d6"], ["-d5", "-e5", "+d6"]] {
        let mut desk = Desk::pegs(fen);
        let told = looks.map(|look| desk.look(look));
        assert_eq!(told.concat(), looks.concat().replace("+d6", "+d6P"));
        assert_eq!(desk.wait(2000), "rests");
    }
}

#[test]
fn article_3_7_3_3_a_promotion_is_a_pawn_until_the_player_says_what_it_is() {
    let mut desk = Desk::pegs("7k/4P3/8/8/8/8/8/K7 w - - 0 1");
    assert_eq!(desk.look("+e8"), "", "the queen before the pawn");
    assert_eq!(desk.look("-e7"), "-e7, +e8P");
    let mv = desk.mv("e7e8n");
    let told = desk.take(|hands, _, scene| hands.as_move(mv, scene).unwrap());
    assert_eq!(told, "-e8, +e8N");
}

#[test]
fn article_3_7_3_3_a_rook_upside_down_can_be_said_to_be_a_queen() {
    let mut desk = Desk::pieces("7k/4P3/8/8/8/8/8/K7 w - - 0 1");
    desk.look("-e7");
    desk.wait(100);
    desk.look("+e8R");
    assert_eq!(desk.wait(300), "+e8R");
    let mv = desk.mv("e7e8q");
    let told = desk.take(|hands, _, scene| hands.as_move(mv, scene).unwrap());
    assert_eq!(told, "-e8, +e8Q");
    assert_eq!(desk.wait(3000), "rests", "that does not differ");
}

#[test]
fn article_d_2_1_the_opponents_move_is_executed_before_the_own_piece_is_lifted() {
    let mut desk = Desk::squares(START);
    desk.position = desk.position.clone().play(desk.mv("e2e4")).unwrap();
    desk.pieces = desk.position.board().clone();
    assert_eq!(desk.shows(&desk.pieces.clone()), "agrees");
    desk.opponent_moves("e7e5");
    desk.look("-e7");
    assert_eq!(desk.wait(100), "-e7");
    desk.look("+e5");
    desk.wait(100);
    desk.look("-g1");
    assert_eq!(desk.wait(60), "+e5p, -g1");
}

#[test]
fn article_4_7_a_made_move_that_is_undone_in_one_look_executes_nothing() {
    let mut desk = Desk::squares(START);
    desk.look("-e2");
    desk.wait(100);
    desk.look("+e4");
    assert_eq!(desk.wait(400), "+e4P");
    desk.touches = false;
    desk.look("-e4 +e2 -g1");
    assert_eq!(desk.wait(60), "-e4, -g1");
    assert_eq!(desk.wait(300), "+e2P");
}

#[test]
fn article_d_2_1_a_capture_that_was_executed_unseen_is_told_with_the_button() {
    let mut desk = Desk::squares("4k3/8/8/3p4/4P3/8/8/4K3 b - - 0 1");
    desk.opponent_moves("d5e4");
    desk.look("-d5");
    assert_eq!(desk.wait(3000), "-d5");
    assert_eq!(desk.report(&Report::Button(None, Button::Confirm, Pressed::Short)), "-e4, +e4p");
}

#[test]
fn a_button_settles_what_stands() {
    let mut desk = Desk::pieces(START);
    desk.look("-e2");
    desk.wait(100);
    desk.look("+e4P");
    assert_eq!(desk.report(&Report::Button(None, Button::Confirm, Pressed::Short)), "+e4P");
}

#[test]
fn a_piece_that_is_pressed_out_when_that_is_no_touch_is_read_back() {
    let mut desk = Desk::pegs(START);
    desk.touches = false;
    assert_eq!(desk.look("-g8"), "-g8");
    assert_eq!(desk.look("+g8"), "+g8n, read g8");
    desk.runs = false;
    assert_eq!(desk.look("-g8"), "", "while the game stands still nothing is lifted");
    assert_eq!(desk.look("+g8"), "read g8");
    assert_eq!(desk.wait(5000), "");
}

#[test]
fn nothing_is_a_move_while_pieces_too_many_came_in_the_same_look() {
    let mut desk = Desk::pegs("2b1k3/8/8/8/8/2N5/8/4K3 w - - 0 1");
    assert_eq!(desk.look("+b1"), "", "from nowhere");
    desk.wait(300);
    assert_eq!(desk.look("-c3 -c8 +f4 +g3"), "-c3, -c8");
    assert_eq!(desk.look("-f4 -g3"), "+b1N");
}

#[test]
fn three_pieces_at_once_are_no_hand() {
    let mut desk = Desk::squares(START);
    assert_eq!(desk.look("-a2 -b2 -c2"), "knocked");
    assert_eq!(desk.wait(5000), "");
    desk.look("+a2 +b2");
    assert_eq!(desk.wait(5000), "");
    desk.look("+c2");
    assert_eq!(desk.wait(5000), "agrees");
    desk.look("-e2");
    assert_eq!(desk.wait(60), "-e2");
}

#[test]
fn pegs_that_were_told_before_the_knock_was_known_are_put_back() {
    let mut desk = Desk::pegs(START);
    assert_eq!(["-a2", "-b2", "-c2"].map(|look| desk.look(look)), ["-a2", "-b2", "knocked"]);
    assert_eq!(["+a2", "+b2", "+c2"].map(|look| desk.look(look)), ["", "", "+a2P, +b2P, agrees"]);
}

#[test]
fn pieces_that_are_adjusted_one_after_the_other_are_no_knock() {
    let mut desk = Desk::pegs(START);
    for square in ["a2", "b2", "c2", "d2"] {
        assert_eq!(desk.look(&format!("-{square}")), format!("-{square}"));
        desk.wait(60);
        assert_eq!(desk.look(&format!("+{square}")), format!("+{square}P"));
        desk.wait(30);
    }
}

#[test]
fn an_execution_that_is_begun_can_be_undone() {
    let mut desk = Desk::pegs("4k3/8/4p3/3P4/8/8/8/4K3 b - - 0 1");
    desk.opponent_moves("e6d5");
    assert_eq!(["-d5", "-e6"].map(|look| desk.look(look)), ["-d5", "-e6"]);
    assert_eq!(["+e6", "+d5"].map(|look| desk.look(look)), ["+e6p, read e6", "+d5P"]);
}

#[test]
fn a_piece_that_was_captured_is_in_no_hand_in_the_next_move() {
    let mut desk = Desk::pegs("r3k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    assert_eq!(["-a1", "-a8", "+a8"].map(|look| desk.look(look)), ["-a1", "-a8", "+a8R"]);
    desk.opponent_moves("a1a8");
    desk.opponent_moves("e8d7");
    assert_eq!(desk.look("+d7"), "");
    assert_eq!(desk.look("-e8"), "-e8, +d7k");
}
