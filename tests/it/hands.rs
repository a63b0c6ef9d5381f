//! Hands on boards of every kind, and the referee who is told what they do.

mod styles;

use std::time::Duration;

use proptest::prelude::*;
use shakmaty::fen::Fen;
use shakmaty::{Board, ByColor, CastlingMode, Color, Move, Position as _, Square};
use touchmove::laws::{At, BoardKind, Effect, Event, Game, Position, Rules, Setup};
use touchmove::pegboard::{Report, Sensed, Senses, SquareChange};
use touchmove::sensing::{Deed, Hands, Scene};

use styles::{Dice, Kind, Style, Touch};

/// Positions in which castling, promotion and capture in passing are near.
const STARTS: [&str; 5] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/pp2pppp/8/2pP4/2Pp4/8/PP2PPPP/R3K2R w KQkq c6 0 2",
    "r3k2r/1P4P1/2n2n2/8/8/2N2N2/1p4p1/R3K2R w KQkq - 0 1",
    "4k3/P1P1P1P1/8/2pPpP2/2PpPp2/8/p1p1p1p1/4K3 w - - 0 1",
    "r1bqk2r/ppp2ppp/2np1n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQK2R w KQkq - 0 6",
];

/// Castling of Chess960: the king or the rook stays, they change places, or the king's step is half
/// of it.
const CHESS960: [&str; 4] = [
    "nrk3r1/pppppppp/8/8/8/8/PPPPPPPP/NRK3R1 w GBgb - 0 1",
    "r4kr1/pppppppp/8/8/8/8/PPPPPPPP/R4KR1 w GAga - 0 1",
    "6kr/pppppppp/8/8/8/8/PPPPPPPP/6KR w Hh - 0 1",
    "rk5r/2pppppp/8/8/8/8/2PPPPPP/RK5R w HAha - 0 1",
];

/// White at a board with sensors, Black at a keyboard.
struct Table {
    kind: Kind,
    mode: CastlingMode,
    hands: Hands,
    game: Game,
    /// What really stands on the board.
    stands: Board,
    now: u64,
    behind: bool,
    effects: Vec<Effect>,
    rests: usize,
}

impl Table {
    fn new(kind: Kind, mode: CastlingMode, fen: &str) -> Self {
        let position =
            Position::from_setup(fen.parse::<Fen>().unwrap().into_setup(), mode).unwrap();
        let boards = ByColor { white: kind.board(), black: BoardKind::Typed };
        let rules = Rules { boards, ..Rules::default() };
        let mut game = Game::new(Setup { position, mode, rules, ..Setup::default() });
        game.handle(At::ZERO, &Event::Started);
        let stands = game.position().board().clone();
        let hands = Hands::new(kind.senses());
        let (effects, behind) = (Vec::new(), false);
        let mut table = Self { kind, mode, hands, game, stands, now: 0, behind, effects, rests: 0 };
        assert_eq!(table.show(), [Deed::Agrees]);
        table
    }

    fn time(&self) -> Duration {
        Duration::from_millis(self.now)
    }

    fn with<T>(&mut self, act: impl FnOnce(&mut Hands, Duration, Scene<'_>) -> T) -> T {
        let mine = self.game.position().turn() == Color::White && !self.behind;
        let scene = Scene {
            pieces: self.game.board(Color::White),
            position: self.game.position(),
            touches: mine && self.game.underway().on_board().is_none(),
            runs: self.game.is_running(),
        };
        act(&mut self.hands, Duration::from_millis(self.now), scene)
    }

    /// The board shows how it stands.
    fn show(&mut self) -> Vec<Deed> {
        let sensed = self.kind.sensed(&self.stands);
        self.with(|hands, now, scene| hands.report(&Report::Stands(sensed), now, scene))
    }

    fn report(&mut self, changes: Vec<SquareChange>) {
        let stamp = (self.kind == Kind::Pegs).then_some(self.time());
        let Some(report) = Report::of(stamp, changes) else { return };
        let deeds = self.with(|hands, now, scene| hands.report(&report, now, scene));
        self.feed(&deeds);
    }

    fn feed(&mut self, deeds: &[Deed]) {
        for deed in deeds {
            let event = match deed {
                Deed::Lifted(square) => Event::Lifted(Color::White, *square),
                Deed::Seated(square, piece) => Event::Seated(Color::White, *square, Some(*piece)),
                Deed::Rests => {
                    self.rests += 1;
                    continue;
                }
                Deed::ReadBack(_) | Deed::Flickers(_) => continue,
                other => panic!("{other:?} at {}", self.now),
            };
            self.tell(&event);
        }
    }

    fn tell(&mut self, event: &Event) {
        let effects = self.game.handle(At::from_micros(self.now * 1000), event);
        let refused = effects.iter().any(|effect| matches!(effect, Effect::Refused(_)));
        assert!(!refused, "{event:?} at {}: {effects:?}", self.now);
        self.behind &= !effects.contains(&Effect::Executed(Color::White));
        self.effects.extend(effects);
    }

    /// Time passes to this moment, and no deadline is missed.
    fn wait(&mut self, until: u64) {
        while let Some(due) = self.hands.deadline().filter(|due| due.as_millis() <= until.into()) {
            self.now = self.now.max(u64::try_from(due.as_millis()).unwrap());
            let deeds = self.with(Hands::time_passed);
            self.feed(&deeds);
            assert_ne!(self.hands.deadline(), Some(due), "the same deadline for ever");
        }
        self.now = until;
    }

    /// A hand does these things; the board reports what it sees of them.
    fn act(&mut self, touches: &[Touch]) {
        for touch in touches {
            self.wait(self.now + touch.after);
            for change in &touch.changes {
                match change {
                    SquareChange::Lifted(square, _) => self.stands.discard_piece_at(*square),
                    SquareChange::Seated(square, piece) => {
                        self.stands.set_piece_at(*square, piece.unwrap());
                    }
                }
            }
            self.report(touch.changes.iter().map(|change| self.kind.sees(*change)).collect());
        }
    }

    fn touched(&self) -> Vec<Square> {
        let of = |effect: &Effect| match effect {
            Effect::Touched(Color::White, square, _) => Some(*square),
            _ => None,
        };
        self.effects.iter().filter_map(of).collect()
    }

    fn moves(&mut self, mv: Move, style: &Style, dice: &mut Dice) {
        // The hand may go on before the opponent's move has settled, but not to take what it has put.
        let pause = if mv.is_capture() { 350 } else { 0 };
        self.wait(self.now + pause + dice.below(800));
        assert_eq!(self.touched(), []);
        let before = self.game.position().clone();
        let plies = self.game.made().len();
        let rests = self.rests;
        self.act(&style.touches);
        self.wait(self.now + 2000);
        let own = |square: &Square| before.board().color_at(*square) == Some(Color::White);
        assert_eq!(self.touched().into_iter().find(own), style.first_own, "{mv:?} {style:?}");
        if self.game.made().len() == plies {
            if self.game.underway().on_board().is_none_or(|stands| stands != mv) {
                let deeds = self.with(|hands, _, scene| hands.as_move(mv, scene));
                let deeds = deeds.unwrap_or_else(|| panic!("{mv:?} {style:?}: {self:?}"));
                assert!(deeds.is_empty() || style.unseen, "{mv:?} {deeds:?} {style:?}");
                self.feed(&deeds);
            } else {
                assert!(self.rests > rests, "{mv:?} {style:?}");
            }
        }
        if self.game.made().len() == plies {
            self.tell(&Event::ClockPressed(Color::White));
        }
        assert_eq!(self.game.made().last().map(|made| made.mv), Some(mv));
        self.only_this_was_made(mv);
        self.effects.clear();
    }

    fn only_this_was_made(&self, mv: Move) {
        for effect in &self.effects {
            if let Effect::MadeOnBoard(spoken) = effect {
                assert_eq!(spoken.mv, mv);
            }
        }
    }

    /// Black types a move, and White executes it.
    fn executes(&mut self, mv: Move, style: &Style) {
        self.behind = true;
        self.tell(&Event::Entered(mv.to_uci(self.mode)));
        if !self.game.is_running() {
            return;
        }
        self.act(&style.touches);
        if style.unseen {
            let deeds = self.with(Hands::settle);
            self.feed(&deeds);
        }
        assert_eq!(self.touched(), [], "{style:?}");
    }
}

impl std::fmt::Debug for Table {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?}\n{:?}", self.hands, self.stands)
    }
}

fn plays(kind: Kind, mode: CastlingMode, seed: u64) {
    let mut dice = Dice::new(seed);
    let starts: &[&str] = if mode == CastlingMode::Chess960 { &CHESS960 } else { &STARTS };
    let mut table = Table::new(kind, mode, starts[dice.index(starts.len())]);
    for _ in 0..40 {
        let position = table.game.position().clone();
        let legal = position.legal_moves();
        if legal.is_empty() || !table.game.is_running() {
            break;
        }
        let castles = legal.iter().copied().find(|mv| mv.is_castle() && dice.index(2) == 0);
        let mv = castles.unwrap_or(legal[dice.index(legal.len())]);
        let style = Style::of(kind, mv, &position, &mut dice);
        match position.turn() {
            Color::White => table.moves(mv, &style, &mut dice),
            Color::Black => table.executes(mv, &style),
        }
    }
}

/// A rook is executed on f8, touched there again and again, and taken by a piece that bounces.
#[test]
fn a_piece_that_is_put_where_another_was_touched_often_is_not_muted() {
    plays(Kind::Squares, CastlingMode::Standard, 1_381_563_062_040_458_041);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn hands_on_pegs_make_the_move_that_they_make(seed in any::<u64>()) {
        plays(Kind::Pegs, CastlingMode::Standard, seed);
    }

    #[test]
    fn hands_on_squares_that_know_pieces_make_the_move_that_they_make(seed in any::<u64>()) {
        plays(Kind::Pieces, CastlingMode::Standard, seed);
    }

    #[test]
    fn hands_on_squares_that_know_no_pieces_make_the_move_that_they_make(seed in any::<u64>()) {
        plays(Kind::Squares, CastlingMode::Standard, seed);
    }

    #[test]
    fn hands_castle_in_chess960_on_every_board(seed in any::<u64>()) {
        for kind in Kind::ALL {
            plays(kind, CastlingMode::Chess960, seed);
        }
    }

    #[test]
    fn junk_makes_no_move_that_does_not_stand(seed in any::<u64>()) {
        for kind in Kind::ALL {
            junk(kind, seed);
        }
    }
}

/// Reports without sense: nothing panics, no deadline hangs, and what the referee takes for a move
/// stands on the board as its sensors tell it.
fn junk(kind: Kind, seed: u64) {
    let mut dice = Dice::new(seed);
    let start = STARTS[dice.index(STARTS.len())];
    let mut table = Table::new(kind, CastlingMode::Standard, start);
    let mut told = kind.sensed(&table.stands);
    for _ in 0..120 {
        table.wait_anyhow(table.now + dice.below(900));
        if table.game.underway().on_board().is_some() {
            return;
        }
        let report = junk_report(&mut told, kind, &mut dice);
        let deeds = table.with(|hands, now, scene| hands.report(&report, now, scene));
        table.take_anyhow(&deeds);
        if table.game.underway().on_board().is_some() {
            return;
        }
    }
}

impl Table {
    fn wait_anyhow(&mut self, until: u64) {
        for _ in 0..1000 {
            let Some(due) = self.hands.deadline().filter(|due| due.as_millis() <= until.into())
            else {
                self.now = until;
                return;
            };
            self.now = self.now.max(u64::try_from(due.as_millis()).unwrap());
            let deeds = self.with(Hands::time_passed);
            self.take_anyhow(&deeds);
            if self.game.underway().on_board().is_some() {
                return;
            }
        }
        panic!("a deadline for ever");
    }

    fn take_anyhow(&mut self, deeds: &[Deed]) {
        for deed in deeds {
            let event = match deed {
                Deed::Lifted(square) => Event::Lifted(Color::White, *square),
                Deed::Seated(square, piece) => Event::Seated(Color::White, *square, Some(*piece)),
                _ => continue,
            };
            self.tell(&event);
        }
        if self.game.underway().on_board().is_some() {
            let sensed = self.hands.sensed().unwrap();
            let pieces = self.game.board(Color::White);
            assert!(
                ((sensed.occupied ^ pieces.occupied()) & !sensed.faulty).is_empty(),
                "{self:?}\n{pieces:?} {deeds:?}"
            );
        }
    }
}

fn junk_report(told: &mut Sensed, kind: Kind, dice: &mut Dice) -> Report {
    let square = Square::ALL[dice.index(64)];
    match dice.index(40) {
        0 => Report::Gap,
        1 => Report::Silent,
        2 => Report::Faulty(square),
        3 => Report::Mended(square),
        4 => Report::Garbled,
        5..10 => Report::Stands(told.clone()),
        10..14 => {
            let changes = (0..4).map(|_| junk_change(told, kind, dice)).collect();
            Report::of(None, changes).unwrap()
        }
        _ => Report::of(None, vec![junk_change(told, kind, dice)]).unwrap(),
    }
}

/// A change of the picture that is told, mostly near where pieces stand.
fn junk_change(told: &mut Sensed, kind: Kind, dice: &mut Dice) -> SquareChange {
    let square = Square::ALL[dice.index(64)];
    let piece = Board::new().iter().nth(dice.index(32)).map(|(_, piece)| piece);
    let piece = piece.filter(|_| kind == Kind::Pieces);
    if dice.index(3) > 0 && told.occupied.contains(square) {
        told.occupied.discard(square);
        told.pieces.discard_piece_at(square);
        return SquareChange::Lifted(square, None);
    }
    told.occupied.add(square);
    told.pieces.discard_piece_at(square);
    if let Some(piece) = piece {
        told.pieces.set_piece_at(square, piece);
    }
    SquareChange::Seated(square, piece)
}

#[test]
fn every_kind_of_board_has_its_senses() {
    assert_eq!(Kind::ALL.map(Kind::senses), [Senses::Pegs, Senses::Squares, Senses::Squares]);
}
