//! Whole games on simulated boards, with the codec of the make at the other end of the line and a
//! clock that is set by hand.

mod buttons;
mod levers;

use std::time::Duration;

use proptest::prelude::*;
use shakmaty::san::San;
use shakmaty::{Bitboard, Board, Color, Move, Piece, Position as _, Role, Square};
use touchmove_position::Position;

use super::*;
use crate::certabo::{Certabo, Chips, Lamps};
use crate::chesslink::ChessLink;
use crate::citrine::Citrine;
use crate::codec::Codec;
use crate::dgt::{Dgt, DgtSettings, DialKind};
use crate::make::{Make, Senses};
use crate::orientation::Orientation;
use crate::peg1::BoardTalk;
use crate::report::{Button, Order, Pressed, Report, Sensed, SquareChange};
use crate::tests::ms;

/// Morphy's game at the opera, 1858.
const OPERA: &str = "e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5 \
                     cxb5 Bxb5+ Nbd7 O-O-O Rd8 Rxd7 Rxd7 Rd1 Qe6 Bxd7+ Nxd7 Qb8+ Nxb8 Rd8#";

/// Taking in passing, promotion with and without a capture of the own kind, castling short.
const ODD: &str = "e4 d5 e5 f5 exf6 d4 fxg7 d3 gxh8=Q dxc2 Nf3 cxb1=R Be2 Kf7 O-O h5";

fn game(moves: &str) -> Vec<(Position, Move)> {
    let mut position = Position::default();
    let mut game = Vec::new();
    for word in moves.split_whitespace() {
        let mv = word.trim_end_matches(['+', '#']).parse::<San>().unwrap().to_move(&position);
        let mv = mv.unwrap();
        game.push((position.clone(), mv));
        position.play_unchecked(mv);
    }
    game
}

/// The computer's side of any make.
enum Computer {
    Peg1(Box<BoardTalk>),
    Other(Box<dyn Codec>),
}

impl Computer {
    fn new(model: Model) -> Self {
        let orientation = Some(Orientation::Straight);
        match model.make {
            Make::Peg1 => Self::Peg1(Box::new(BoardTalk::open(ms(0)))),
            Make::Dgt => {
                let clock = model.has_clock.then_some(DialKind::Dgt3000);
                Self::Other(Box::new(Dgt::new(DgtSettings {
                    clock,
                    orientation,
                    ..DgtSettings::CABLE
                })))
            }
            Make::ChessLink => Self::Other(Box::new(ChessLink::new(orientation))),
            Make::Certabo => {
                Self::Other(Box::new(Certabo::new(Chips::default(), Lamps::Plain, orientation)))
            }
            Make::Citrine => Self::Other(Box::new(Citrine::new())),
        }
    }

    fn order(&mut self, order: &Order, now: Duration) {
        match self {
            Self::Peg1(host) => drop(host.order(order, now)),
            Self::Other(codec) => drop(codec.order(order, now)),
        }
    }

    fn receive(&mut self, bytes: &[u8], now: Duration) -> Vec<Report> {
        match self {
            Self::Peg1(host) => host.receive(bytes, now),
            Self::Other(codec) => codec.receive(bytes, now),
        }
    }

    fn time_passed(&mut self, now: Duration) -> Vec<Report> {
        match self {
            Self::Peg1(host) => host.time_passed(now),
            Self::Other(codec) => codec.time_passed(now),
        }
    }

    fn deadline(&self) -> Option<Duration> {
        match self {
            Self::Peg1(host) => host.deadline(),
            Self::Other(codec) => codec.deadline(),
        }
    }

    fn take_bytes(&mut self) -> Vec<u8> {
        match self {
            Self::Peg1(host) => host.to_send(),
            Self::Other(codec) => codec.to_send(),
        }
    }
}

/// A board, a line and a computer.
struct Table {
    board: Simulated,
    computer: Computer,
    now: Duration,
    reports: Vec<Report>,
    seen: Sensed,
    orders: Vec<Order>,
}

impl Table {
    fn new(model: Model, faults: Faults, seed: u64) -> Self {
        let mut board = Simulated::new(model, faults, seed, ms(0));
        board.opened(ms(0));
        let nothing =
            Sensed { occupied: Bitboard::EMPTY, pieces: Board::empty(), faulty: Bitboard::EMPTY };
        let mut table = Self {
            board,
            computer: Computer::new(model),
            now: ms(0),
            reports: Vec::new(),
            seen: nothing,
            orders: Vec::new(),
        };
        for order in [Order::Identify, Order::Look, Order::Watch, Order::Learn] {
            table.computer.order(&order, ms(0));
        }
        table
    }

    /// Goes on for so long.
    fn live(&mut self, length: Duration) {
        let end = self.now + length;
        let mut spins = 0;
        loop {
            self.board.time_passed(self.now);
            self.orders.extend(self.board.take_orders());
            let said = self.board.to_send(self.now);
            let mut told = self.computer.receive(&said, self.now);
            if self.computer.deadline().is_some_and(|due| due <= self.now) {
                told.extend(self.computer.time_passed(self.now));
            }
            for report in told {
                self.told(report);
            }
            let sent = self.computer.take_bytes();
            self.board.receive(&sent, self.now);
            let due = [self.computer.deadline(), self.board.deadline()];
            let next = due.into_iter().flatten().min().unwrap_or(Duration::MAX);
            spins = if next <= self.now { spins + 1 } else { 0 };
            assert!(spins < 2000, "it spins at {:?}: {due:?}", self.now);
            if next > self.now && self.now >= end {
                return;
            }
            self.now = self.now.max(next.min(end));
        }
    }

    /// Goes on until all that is planned is done, and some seconds more.
    fn finish(&mut self) {
        while self.board.is_busy() {
            self.live(ms(500));
        }
        self.live(ms(8000));
    }

    fn told(&mut self, report: Report) {
        match &report {
            Report::Lifted(_, square, piece) => self.change(SquareChange::Lifted(*square, *piece)),
            Report::Seated(_, square, piece) => self.change(SquareChange::Seated(*square, *piece)),
            Report::Together(_, changes) => {
                changes.clone().into_iter().for_each(|change| self.change(change));
            }
            Report::Stands(sensed) => self.seen = sensed.clone(),
            _ => {}
        }
        self.reports.push(report);
    }

    fn change(&mut self, change: SquareChange) {
        self.seen.change(change);
    }

    fn play(
        &mut self,
        game: &[(Position, Move)],
        style: Option<MoveStyle>,
        senses: Senses,
        seed: u64,
    ) {
        let mut player = Player::new(senses, style, seed);
        for (position, mv) in game {
            self.board.plan(player.play(position, *mv), self.now);
        }
    }

    /// What was told of the squares, with the order left out where nobody knows it.
    fn changes(&self) -> Vec<(Square, bool)> {
        let mut changes = Vec::new();
        for report in &self.reports {
            match report {
                Report::Lifted(_, square, _) => changes.push((*square, false)),
                Report::Seated(_, square, _) => changes.push((*square, true)),
                Report::Together(_, together) => {
                    changes.extend(together.iter().map(|change| {
                        (change.square(), matches!(change, SquareChange::Seated(..)))
                    }));
                }
                _ => {}
            }
        }
        changes
    }

    fn assert_true(&self, why: &str) {
        assert_eq!(self.seen.occupied, self.board.pieces().occupied(), "{why}");
        for (square, piece) in self.seen.pieces.clone() {
            assert_eq!(self.board.pieces().piece_at(square), Some(piece), "{why}: {square}");
        }
    }
}

const fn plain(make: Make, knows_pieces: bool, has_clock: bool) -> Model {
    Model { make, knows_pieces, has_clock, dialect: Dialect::Usual }
}

fn models() -> Vec<Model> {
    vec![
        plain(Make::Peg1, false, false),
        plain(Make::Peg1, true, false),
        plain(Make::Dgt, true, false),
        plain(Make::Dgt, true, true),
        plain(Make::ChessLink, true, false),
        plain(Make::Certabo, true, false),
        plain(Make::Certabo, false, false),
        Model { dialect: Dialect::Bare, ..plain(Make::Certabo, false, false) },
    ]
}

/// What a plan does to the squares.
fn planned(steps: &[Step]) -> Vec<(Square, bool)> {
    let of = |(_, act): &Step| match *act {
        Act::Lift(square) => Some((square, false)),
        Act::Seat(square, _) | Act::Replace(square, _) => Some((square, true)),
        _ => None,
    };
    steps.iter().filter_map(of).collect()
}

#[test]
fn every_game_ends_on_every_board_as_it_ended() {
    for model in models() {
        for (name, moves) in [("opera", OPERA), ("odd", ODD)] {
            for style in MoveStyle::ALL {
                let why = format!("{model:?}, {name}, {style:?}");
                let mut table = Table::new(model, Faults::default(), 1);
                table.live(ms(8000));
                table.reports.clear();
                let game = game(moves);
                table.play(&game, Some(style), model.make.senses(), 2);
                table.finish();
                assert_eq!(table.board.take_refused(), [], "{why}");
                let (mut last, mv) = game.last().cloned().unwrap();
                last.play_unchecked(mv);
                assert_eq!(table.board.pieces(), last.board(), "{why}");
                table.assert_true(&why);
                assert!(!table.reports.contains(&Report::Gap), "{why}");
            }
        }
    }
}

/// On a peg board every single act of the hand is told, and nothing else.
#[test]
fn a_peg_board_tells_all_that_the_hand_does_in_its_order() {
    for style in MoveStyle::ALL {
        for model in &models()[..2] {
            let mut table = Table::new(*model, Faults::default(), 3);
            table.live(ms(5000));
            table.reports.clear();
            let mut player = Player::new(Senses::Pegs, Some(style), 4);
            let steps: Vec<Step> =
                game(ODD).iter().flat_map(|(position, mv)| player.play(position, *mv)).collect();
            let awaited = planned(&steps);
            table.board.plan(steps, table.now);
            table.finish();
            assert_eq!(table.changes(), awaited, "{style:?}");
        }
    }
}

#[test]
fn a_hand_that_replaces_leaves_no_empty_moment() {
    let game = game("e4 d5 exd5");
    for make in [Make::Dgt, Make::ChessLink, Make::Certabo] {
        let model = plain(make, true, false);
        let mut table = Table::new(model, Faults::default(), 5);
        table.live(ms(8000));
        table.play(&game[..2], Some(MoveStyle::CapturedFirst), make.senses(), 6);
        table.finish();
        table.reports.clear();
        table.play(&game[2..], Some(MoveStyle::Replace), make.senses(), 6);
        table.finish();
        assert_eq!(table.changes(), [(Square::E4, false), (Square::D5, true)], "{make:?}");
        let hand: Vec<Piece> = table.board.hand().collect();
        assert_eq!(hand, [Piece { color: Color::Black, role: Role::Pawn }]);
    }
}

/// A DGT board looks at its squares one after another: what is reached first is told first.
#[test]
fn on_a_dgt_board_a_piece_can_arrive_before_he_has_left() {
    let model = plain(Make::Dgt, true, false);
    let mut early = 0;
    for seed in 0..40 {
        let mut table = Table::new(model, Faults::default(), 7);
        table.live(ms(3000 + 7 * seed));
        table.reports.clear();
        let quick = [(ms(0), Act::Lift(Square::E2)), (ms(30), Act::Seat(Square::E4, None))];
        table.board.plan(quick, table.now);
        table.finish();
        let changes = table.changes();
        assert_eq!(changes.len(), 2, "{changes:?}");
        early += usize::from(changes[0].1);
        assert!(table.reports.iter().any(|report| matches!(report, Report::Together(..))));
    }
    assert!((5..40).contains(&early), "{early} of 40");
}

#[test]
fn a_citrine_tells_the_moves_of_a_game_and_nothing_else() {
    let model = plain(Make::Citrine, true, false);
    for style in MoveStyle::ALL {
        for moves in [OPERA, ODD] {
            let mut table = Table::new(model, Faults::default(), 8);
            table.live(ms(2000));
            let game = game(moves);
            table.play(&game, Some(style), Senses::Moves, 9);
            table.finish();
            let told = table.reports.iter().filter(|report| matches!(report, Report::Moved(_)));
            assert_eq!(told.count(), game.len(), "{style:?}: {:?}", table.reports);
        }
    }
}

#[test]
fn a_citrine_shows_and_makes_the_moves_of_the_computer() {
    let model = plain(Make::Citrine, true, false);
    let mut table = Table::new(model, Faults::default(), 8);
    table.live(ms(1000));
    let game = game("e4 e5 Nf3");
    table.play(&game[..1], Some(MoveStyle::CapturedFirst), Senses::Moves, 9);
    table.finish();
    table.computer.order(&Order::Play(game[1].1), table.now);
    table.finish();
    assert_eq!(table.orders, [Order::Play(game[1].1)]);
    table.live(ms(1000));
    assert_eq!(table.reports[1..], [Report::Moved("e2-e4".to_owned()), Report::Done(None)]);
    table.reports.clear();
    table.play(&game[1..], Some(MoveStyle::CapturedFirst), Senses::Moves, 9);
    table.finish();
    table.live(ms(1000));
    assert_eq!(table.reports, [Report::Moved("g1-f3".to_owned())]);
}

#[test]
fn what_a_board_is_told_to_show_is_told() {
    let model = plain(Make::Dgt, true, true);
    let mut table = Table::new(model, Faults::default(), 10);
    table.live(ms(3000));
    table.computer.order(&Order::Show("nf3".to_owned(), true), table.now);
    table.live(ms(3000));
    table.computer.order(&Order::Show(String::new(), false), table.now);
    table.live(ms(3000));
    let shown = table.orders.iter().filter(|order| matches!(order, Order::Show(..)));
    let awaited = [Order::Show("nf3".to_owned(), true), Order::Show(String::new(), false)];
    assert!(shown.eq(awaited.iter()), "{:?}", table.orders);
    for make in [Make::Peg1, Make::ChessLink, Make::Certabo] {
        let mut table = Table::new(plain(make, false, false), Faults::default(), 10);
        table.live(ms(5000));
        let squares = Bitboard::from_square(Square::E4);
        table.computer.order(&Order::Light(squares), table.now);
        table.live(ms(3000));
        assert_eq!(table.orders.last(), Some(&Order::Light(squares)), "{make:?}");
    }
}

#[test]
fn the_piece_that_comes_from_elsewhere_is_put_down() {
    let mut board = Simulated::new(models()[0], Faults::default(), 0, ms(0));
    let mut act = |act| board.act(&act, ms(0));
    let white = |role| Piece { color: Color::White, role };
    assert_eq!(act(Act::Seat(Square::E4, None)), Err(Wrong::NothingInHand));
    assert_eq!(act(Act::Lift(Square::E4)), Err(Wrong::Empty(Square::E4)));
    act(Act::Lift(Square::E2)).unwrap();
    let there = Piece { color: Color::Black, role: Role::Pawn };
    assert_eq!(act(Act::Seat(Square::D7, None)), Err(Wrong::Occupied(Square::D7, there)));
    act(Act::Lift(Square::D7)).unwrap();
    let seated = act(Act::Seat(Square::D7, None));
    assert_eq!(seated, Ok(Did::Seated(Square::D7, white(Role::Pawn))));
    assert_eq!(board.hand().collect::<Vec<_>>(), [there]);
}

#[test]
fn power_and_cable_come_back() {
    for model in models() {
        let mut table =
            Table::new(model, Faults::read("at 9000 off 4000\nat 20000 pull 5000").unwrap(), 12);
        table.live(ms(10_000));
        assert!(!table.board.is_powered());
        table.board.act(&Act::Lift(Square::E2), table.now).unwrap();
        table.live(ms(12_000));
        assert!(table.board.is_powered() && !table.board.is_cabled());
        table.board.act(&Act::Lift(Square::D2), table.now).unwrap();
        table.live(ms(20_000));
        assert!(table.board.is_cabled());
        table.computer.order(&Order::Look, table.now);
        table.live(ms(15_000));
        table.assert_true(&format!("{model:?}"));
        // Nobody can tell a touch from a piece that was taken while the board had no power. What it
        // has seen without its cable, it tells when it is asked.
        if model.make == Make::Peg1 {
            assert_eq!(table.changes(), [(Square::D2, false)], "{:?}", table.reports);
        }
    }
}

/// A script that hurts from the eighth second to the thirtieth.
fn script() -> impl Strategy<Value = String> {
    let share = 0..300_u32;
    let lasting = (prop_oneof!["noise", "loss", "double", "half"], share.clone(), 8..20_u32);
    let lasting = lasting.prop_map(|(what, share, from)| {
        format!("from {from}000 to 30000 {what} {}", f64::from(share) / 1000.0)
    });
    let other = prop_oneof![
        (100..1500_u32, share.clone())
            .prop_map(|(ms, share)| format!("from 8000 to 25000 delay {ms} 0.{share:03}")),
        share.prop_map(|share| format!("from 8000 to 30000 bounce 0.{share:03}")),
        (8..25_u32, 100..5000_u32).prop_map(|(at, ms)| format!("at {at}000 silence {ms}")),
        (8..25_u32, 100..5000_u32).prop_map(|(at, ms)| format!("at {at}000 pull {ms}")),
        (8..25_u32, 100..5000_u32).prop_map(|(at, ms)| format!("at {at}000 off {ms}")),
        (200..5000_u32, prop_oneof!["noise", "loss", "double", "half"])
            .prop_map(|(place, what)| format!("at byte {place} {what}")),
    ];
    prop::collection::vec(prop_oneof![lasting, other], 0..5).prop_map(|lines| lines.join("\n"))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 120, failure_persistence: None, ..ProptestConfig::default() })]

    /// Whatever happens on the line, when it is over and a look is ordered the truth is known.
    #[test]
    fn after_the_faults_the_truth_is_known(
        script in script(),
        which in 0..7_usize,
        style in 0..MoveStyle::ALL.len(),
        seed: u64,
    ) {
        let model = models()[which];
        let mut table = Table::new(model, Faults::read(&script).unwrap(), seed);
        table.live(ms(7500));
        table.play(&game(OPERA)[..12], Some(MoveStyle::ALL[style]), model.make.senses(), seed);
        table.live(ms(25_000));
        table.finish();
        table.computer.order(&Order::Look, table.now);
        table.live(ms(15_000));
        table.assert_true(&format!("{model:?} {script:?} {:?}", table.reports));
    }
}
