//! The boards of all makes behind one surface, and when each looks at its squares.
//!
//! How often a board looks is a figure of its maker where there is one. A DGT board looks at one
//! square after another, all in a quarter of a second (DGT's header of 2015). A ChessLink looks at
//! all in the time that it holds. How often a Certabo board sends is not said anywhere: it sends here
//! as often as its line can carry its frames.

use std::time::Duration;

use shakmaty::{Board, Piece, Square};
use touchmove_position::Position;

use crate::make::Make;
use crate::report::{Button, Order, Pressed};
use crate::simulator::chance::Chance;
use crate::simulator::model::{Dialect, Model};
use crate::simulator::umpire::Umpire;
use crate::{certabo, chesslink, dgt, peg1};

/// How long a DGT board looks at one of its squares.
const LOOK: Duration = Duration::from_micros(250_000 / 64);

/// The unit of the time between two looks of a ChessLink.
const SLOT: Duration = Duration::from_micros(2048);

/// Between two frames of a Certabo board that knows its pieces, and of one that does not.
const FRAMES: [Duration; 2] = [Duration::from_millis(300), Duration::from_millis(100)];

/// How long a finger stays on a button.
const PRESS: Duration = Duration::from_millis(120);
const LONG_PRESS: Duration = Duration::from_millis(950);
/// How long it is off the button between two presses at least.
const BETWEEN: Duration = Duration::from_millis(80);

/// A peg board is charged when it is switched on.
const FULL: peg1::Battery = peg1::Battery { percent: 100, charging: false };

/// Whoever is seen where nobody stands.
const PHANTOM: Piece = Piece { color: shakmaty::Color::White, role: shakmaty::Role::Pawn };

const SECOND: Duration = Duration::from_secs(1);

/// A board without its line. All times are those of the session.
#[derive(Debug)]
pub(super) struct Body {
    model: Model,
    kind: Kind,
    /// When it looks at its squares the next time, or sends.
    next: Duration,
    /// The square of a DGT board that is looked at then.
    at: u8,
    /// When the clock counts the next second.
    second: Duration,
    /// When a finger goes down on a button, and when it lets go.
    fingers: Vec<(Duration, Button, bool)>,
    /// When a finger may go down again on a button that was pressed.
    free: Vec<(Button, Duration)>,
    out: Vec<u8>,
    orders: Vec<Order>,
}

#[derive(Debug)]
enum Kind {
    Peg1(Box<peg1::Board>),
    Dgt(Box<dgt::Board>),
    ChessLink(Box<chesslink::Board>),
    Certabo(Box<Chipped>),
    Citrine(Box<Umpire>),
}

impl Body {
    pub(super) fn new(model: Model, pieces: &Board, chance: &mut Chance, now: Duration) -> Self {
        let kind = match model.make {
            Make::Peg1 => Kind::Peg1(Box::new(started(model, pieces, chance, now))),
            Make::Dgt => Kind::Dgt(Box::new(dgt::Board::new(pieces.clone(), model.has_clock))),
            Make::ChessLink => {
                Kind::ChessLink(Box::new(chesslink::Board::new(pieces.clone(), true)))
            }
            Make::Certabo => Kind::Certabo(Box::new(Chipped::new(model))),
            Make::Citrine => Kind::Citrine(Box::default()),
        };
        let (fingers, free, out, orders) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Self { model, kind, next: now, at: 0, second: now + SECOND, fingers, free, out, orders }
    }

    /// What stands on a square now; `contrary` if its sensor says something else.
    pub(super) fn put(
        &mut self,
        square: Square,
        piece: Option<Piece>,
        contrary: bool,
        now: Duration,
    ) {
        self.time_passed(now);
        // A board that only knows that somebody is there can see somebody who is not.
        let chipless = self.model.make == Make::Certabo && !self.model.knows_pieces;
        let phantom = contrary && piece.is_none() && chipless;
        let seen = if phantom { Some(PHANTOM) } else { piece.filter(|_| !contrary) };
        match &mut self.kind {
            Kind::Peg1(board) => board.contact(now, square, mark(piece, contrary)),
            Kind::Dgt(board) => board.put(square, seen),
            Kind::ChessLink(board) => board.put(square, seen),
            Kind::Certabo(chipped) => chipped.put(square, seen),
            Kind::Citrine(_) => {}
        }
    }

    /// How all pieces stand, for a board that knows the rules.
    pub(super) fn stands(&mut self, pieces: &Board) {
        if let Kind::Citrine(umpire) = &mut self.kind {
            umpire.stands(pieces);
        }
    }

    /// The pieces are put in order for a game.
    pub(super) fn begin(&mut self, game: Option<&Position>) {
        if let Kind::Citrine(umpire) = &mut self.kind {
            umpire.begin(game);
        }
    }

    /// Presses a button; false if there is none.
    pub(super) fn press(&mut self, button: Button, how: Pressed, now: Duration) -> bool {
        match (&mut self.kind, button, how) {
            (Kind::Peg1(board), Button::Confirm | Button::Clock | Button::ConfirmOf(_), how)
                if button.owner().is_none() || self.model.dialect != Dialect::Old =>
            {
                // A finger that is still down lets go first, and one that has just let go rests: a board takes
                // less for a contact that bounces.
                let free = self.free.iter().find(|(pressed, _)| *pressed == button);
                let down = free.map_or(now, |(_, free)| now.max(*free));
                if down == now {
                    board.button(now, button, true);
                } else {
                    self.fingers.push((down, button, true));
                }
                let held = if how == Pressed::Long { LONG_PRESS } else { PRESS };
                self.fingers.push((down + held, button, false));
                self.free.retain(|(pressed, _)| *pressed != button);
                self.free.push((button, down + held + BETWEEN));
            }
            (Kind::Dgt(board), Button::Other(at), Pressed::Short)
                if at < 5 && self.model.has_clock =>
            {
                board.press(at);
            }
            (Kind::Dgt(board), Button::Clock, Pressed::Short) if self.model.has_clock => {
                board.lever();
            }
            _ => return false,
        }
        true
    }

    /// Sets the battery; false if there is none.
    pub(super) fn charge(&mut self, battery: peg1::Battery, now: Duration) -> bool {
        match &mut self.kind {
            Kind::Peg1(board) if self.model.dialect != Dialect::Old => board.battery(now, battery),
            _ => return false,
        }
        true
    }

    /// A finger feels a piece; false if the board cannot know.
    pub(super) fn feel(&mut self, square: Square, now: Duration) -> bool {
        match &mut self.kind {
            Kind::Peg1(board) if self.model.dialect != Dialect::Old => board.feel(now, square),
            _ => return false,
        }
        true
    }

    /// Switched off and on again: what is forgotten is that of its make.
    pub(super) fn power_cycle(&mut self, pieces: &Board, chance: &mut Chance, now: Duration) {
        match &mut self.kind {
            Kind::Peg1(board) => **board = started(self.model, pieces, chance, now),
            Kind::Dgt(board) => {
                board.power_cycle();
                board.scan();
            }
            Kind::ChessLink(board) => board.power_cycle(),
            Kind::Certabo(chipped) => chipped.board.receive(&[0; 8]),
            Kind::Citrine(umpire) => umpire.power_cycle(),
        }
        self.fingers.clear();
        self.free.clear();
        self.out.clear();
        self.next = now;
    }

    /// Takes bytes from the computer.
    pub(super) fn receive(&mut self, bytes: &[u8], now: Duration) {
        if bytes.is_empty() {
            return;
        }
        self.move_fingers(now);
        match &mut self.kind {
            Kind::Peg1(board) => board.hear(now, bytes),
            Kind::Dgt(board) => board.receive(bytes),
            Kind::ChessLink(board) => {
                let before = board.lit();
                board.receive(bytes);
                self.orders.extend((board.lit() != before).then(|| Order::Light(board.lit())));
            }
            Kind::Certabo(chipped) => {
                let board = &mut chipped.board;
                let before = board.lit();
                board.receive(bytes);
                self.orders.extend((board.lit() != before).then(|| Order::Light(board.lit())));
            }
            Kind::Citrine(umpire) => umpire.receive(bytes, now),
        }
    }

    /// Moves the fingers on the buttons up to now, in their order, however late somebody looks.
    fn move_fingers(&mut self, now: Duration) {
        self.fingers.sort_by_key(|(at, ..)| *at);
        let due = self.fingers.partition_point(|(at, ..)| *at <= now);
        for (at, button, down) in self.fingers.drain(..due) {
            if let Kind::Peg1(board) = &mut self.kind {
                board.button(at, button, down);
            }
        }
    }

    /// Moves fingers and looks at squares up to now.
    pub(super) fn time_passed(&mut self, now: Duration) {
        self.move_fingers(now);
        match &mut self.kind {
            Kind::Peg1(board) => {
                while board.deadline() <= now {
                    board.time_passed(now);
                }
            }
            Kind::Dgt(board) => {
                look(board, &mut self.next, &mut self.at, now);
                if now >= self.second {
                    let passed = now.saturating_sub(self.second).as_secs() + 1;
                    self.second += SECOND * u32::try_from(passed).unwrap_or(u32::MAX);
                    if board.runs() {
                        board.second();
                    }
                }
            }
            Kind::ChessLink(board) => {
                let period = SLOT * u32::from(board.held(1).unwrap_or(20).max(15));
                while self.next <= now {
                    if !board.waits() {
                        self.next = after(self.next, period, now);
                        break;
                    }
                    board.scan();
                    self.next += period;
                }
            }
            Kind::Certabo(chipped) => {
                if self.next <= now {
                    self.out.extend(chipped.board.frame());
                    self.next =
                        after(self.next, FRAMES[usize::from(!self.model.knows_pieces)], now);
                }
            }
            Kind::Citrine(_) => {}
        }
    }

    /// When time must be told at the latest.
    pub(super) fn deadline(&self) -> Option<Duration> {
        let own = match &self.kind {
            Kind::Peg1(board) => Some(board.deadline()),
            Kind::Dgt(board) => {
                let change = (0..64).find(|ahead| board.differs((self.at + ahead) % 64));
                let change = change.map(|ahead| self.next + LOOK * u32::from(ahead));
                let second = board.runs().then_some(self.second);
                [change, second].into_iter().flatten().min()
            }
            Kind::ChessLink(board) => board.waits().then_some(self.next),
            Kind::Certabo(_) => Some(self.next),
            Kind::Citrine(_) => None,
        };
        self.fingers.iter().map(|(at, ..)| *at).chain(own).min()
    }

    /// The bytes for the computer; they are handed over once.
    pub(super) fn take_bytes(&mut self) -> Vec<u8> {
        match &mut self.kind {
            Kind::Peg1(board) => board.take_bytes(),
            Kind::Dgt(board) => board.to_send(),
            Kind::ChessLink(board) => board.to_send(),
            Kind::Certabo(_) => std::mem::take(&mut self.out),
            Kind::Citrine(umpire) => umpire.take_bytes(),
        }
    }

    pub(super) fn take_orders(&mut self) -> Vec<Order> {
        match &mut self.kind {
            Kind::Peg1(board) => board.take_orders(),
            Kind::Dgt(board) => board.take_orders(),
            Kind::Citrine(umpire) => umpire.take_orders(),
            Kind::ChessLink(_) | Kind::Certabo(_) => std::mem::take(&mut self.orders),
        }
    }
}

/// The first of a row of times that is not over yet.
fn after(first: Duration, period: Duration, now: Duration) -> Duration {
    let passed = now.saturating_sub(first).as_micros() / period.as_micros().max(1);
    first + period * u32::try_from(passed + 1).unwrap_or(u32::MAX)
}

/// Looks at one square after another up to now.
fn look(board: &mut dgt::Board, next: &mut Duration, at: &mut u8, now: Duration) {
    while *next <= now {
        if !(0..64).any(|at| board.differs(at)) {
            let first = std::mem::replace(next, after(*next, LOOK, now));
            let passed = next.saturating_sub(first).as_micros() / LOOK.as_micros();
            *at = (*at + u8::try_from(passed % 64).unwrap_or_default()) % 64;
            return;
        }
        board.look(*at);
        *next += LOOK;
        *at = (*at + 1) % 64;
    }
}

/// What the contact of a hole says.
fn mark(piece: Option<Piece>, contrary: bool) -> peg1::Mark {
    match (piece, contrary) {
        (Some(piece), false) => peg1::Mark::Piece(piece),
        (None, true) => peg1::Mark::Occupied,
        _ => peg1::Mark::Empty,
    }
}

/// A Certabo board with pieces that each have a chip of their own.
#[derive(Debug)]
struct Chipped {
    board: certabo::Board,
    /// The pieces that stand, and which of its kind each is.
    pieces: Vec<(Square, Piece, u16)>,
}

impl Chipped {
    fn new(model: Model) -> Self {
        let frames = match (model.knows_pieces, model.dialect) {
            (true, _) => certabo::Frames::Chips,
            (false, Dialect::Bare) => certabo::Frames::Bare,
            (false, Dialect::Usual | Dialect::Old) => certabo::Frames::Occupied,
        };
        let pieces = Board::new().into_iter();
        let pieces =
            pieces.map(|(square, piece)| (square, piece, u16::from(square.file()))).collect();
        Self { board: certabo::Board::new(frames), pieces }
    }

    /// A piece is put down with the first chip of its kind that is not on the board: one of the
    /// thirty-two, or one that nobody has learned.
    fn put(&mut self, square: Square, piece: Option<Piece>) {
        self.pieces.retain(|(of, ..)| *of != square);
        let chip = piece.map(|piece| {
            let first = Board::new().by_piece(piece).into_iter().map(|of| u16::from(of.file()));
            let free =
                |nth: &u16| !self.pieces.iter().any(|(_, other, of)| *other == piece && of == nth);
            let nth = first.chain(8..80).find(free).unwrap_or(80);
            self.pieces.push((square, piece, nth));
            certabo::Board::chip(piece, nth)
        });
        self.board.put(square, chip);
    }
}

fn started(model: Model, pieces: &Board, chance: &mut Chance, now: Duration) -> peg1::Board {
    let boot = u32::try_from(chance.number() >> 32).unwrap_or_default();
    let can = peg1::Capabilities {
        pieces: model.knows_pieces,
        lights: true,
        buzzer: true,
        shaker: true,
        buttons: true,
        owners: true,
        feels: true,
    };
    let (fw, uid) = ("sim".to_owned(), "touchmove".to_owned());
    let (minor, battery) = (u8::from(model.dialect != Dialect::Old), Some(FULL));
    let maker = peg1::Maker { boot, fw, uid, can, minor, battery };
    let mut field = peg1::Field::default();
    for (square, piece) in pieces.clone() {
        field.set(
            square,
            if model.knows_pieces { mark(Some(piece), false) } else { peg1::Mark::Occupied },
        );
    }
    peg1::Board::start(now, maker, &field)
}
