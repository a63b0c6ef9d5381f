//! A simulated board of any make, with pieces, power, a cable and a line.

#![deny(clippy::wildcard_enum_match_arm)]

use std::collections::VecDeque;
use std::time::Duration;

use shakmaty::{Bitboard, Board, Piece, Square};
use touchmove_position::Position;

use crate::report::{Button, Order, Pressed};
use crate::simulator::act::{Act, Did, Step, Wrong};
use crate::simulator::body::Body;
use crate::simulator::chance::Chance;
use crate::simulator::faults::{Faults, What};
use crate::simulator::line::Line;
use crate::simulator::model::Model;

/// Pieces that were taken and not put anywhere; more are no chess.
const MOST: usize = 32;

/// How long the contact of a bouncing peg says the contrary.
const BOUNCE: Duration = Duration::from_millis(4);

/// A board, with the line to the computer. It starts with the pieces of the first position,
/// switched on, with its cable in.
#[derive(Debug)]
pub struct Simulated {
    body: Body,
    pieces: Board,
    /// The pieces that were taken off and are not back, with where they stood.
    hand: Vec<(Square, Piece)>,
    /// Squares whose sensors say the contrary.
    flickering: Bitboard,
    powered: bool,
    cabled: bool,
    agenda: VecDeque<(Duration, Act)>,
    /// Of bounces and faults, which go on beside the agenda; by their time.
    aside: Vec<(Duration, Act)>,
    faults: Faults,
    chance: Chance,
    /// From the board and to it.
    up: Line,
    down: Line,
    refused: Vec<Wrong>,
}

impl Simulated {
    /// A board that is switched on now.
    #[must_use]
    pub fn new(model: Model, faults: Faults, seed: u64, now: Duration) -> Self {
        let mut chance = Chance::new(seed);
        let pieces = Board::new();
        let body = Body::new(model, &pieces, &mut chance, now);
        Self {
            body,
            pieces,
            hand: Vec::new(),
            flickering: Bitboard::EMPTY,
            powered: true,
            cabled: true,
            agenda: VecDeque::new(),
            aside: Vec::new(),
            up: Line::new(model.make, chance.number()),
            down: Line::new(model.make, chance.number()),
            faults,
            chance,
            refused: Vec::new(),
        }
    }

    /// The pieces as they truly stand.
    #[must_use]
    pub const fn pieces(&self) -> &Board {
        &self.pieces
    }

    /// The pieces that were taken off the board and not put back, the last one last.
    pub fn hand(&self) -> impl Iterator<Item = Piece> + '_ {
        self.hand.iter().map(|(_, piece)| *piece)
    }

    /// Whether it is switched on.
    #[must_use]
    pub const fn is_powered(&self) -> bool {
        self.powered
    }

    /// Whether its cable is in.
    #[must_use]
    pub const fn is_cabled(&self) -> bool {
        self.cabled
    }

    /// The computer has opened the port for the first time: the times of the faults count from now.
    pub fn opened(&mut self, now: Duration) {
        self.faults.begin(now);
        let events = self.faults.events();
        self.aside.extend(events);
    }

    /// Plans acts, each after the one before, the first after what is planned already.
    pub fn plan(&mut self, steps: impl IntoIterator<Item = Step>, now: Duration) {
        let mut at = self.agenda.back().map_or(now, |(due, _)| *due);
        for (after, act) in steps {
            at += after;
            self.agenda.push_back((at, act));
        }
    }

    /// Whether something is planned and not done.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        !self.agenda.is_empty()
    }

    /// Drops what is planned.
    pub fn drop_plan(&mut self) {
        self.agenda.clear();
    }

    /// Planned acts that could not be done, since this was asked.
    pub fn take_refused(&mut self) -> Vec<Wrong> {
        std::mem::take(&mut self.refused)
    }

    /// Does something now.
    ///
    /// # Errors
    ///
    /// When it cannot be done; then nothing has changed.
    pub fn act(&mut self, act: &Act, now: Duration) -> Result<Did, Wrong> {
        self.body.time_passed(now);
        let did = match *act {
            Act::Wait => Did::Done,
            Act::Lift(square) => self.lift(square, now)?,
            Act::Seat(square, piece) => match self.pieces.piece_at(square) {
                Some(there) => return Err(Wrong::Occupied(square, there)),
                None => self.seat(square, piece, now)?,
            },
            Act::Replace(square, piece) => {
                let there = self.pieces.piece_at(square).ok_or(Wrong::Empty(square))?;
                let did = self.seat(square, piece, now)?;
                self.take(square, there);
                did
            }
            Act::Flicker(square) | Act::Contact(square) => {
                self.flickering.toggle(square);
                self.touch(square, now);
                Did::Done
            }
            Act::Press(button, how) => self.press(button, how, now)?,
            Act::Charge(battery) => known(self.body.charge(battery, now))?,
            Act::Feel(square) => known(self.body.feel(square, now))?,
            Act::Set(ref pieces, ref game) => self.set(pieces, game.as_deref(), now),
            Act::Power(on) => self.power(on, now),
            Act::Cable(cabled) => {
                self.cabled = cabled;
                self.up.clear();
                self.down.clear();
                Did::Done
            }
        };
        Ok(did)
    }

    /// Takes bytes from the computer.
    pub fn receive(&mut self, bytes: &[u8], now: Duration) {
        if self.cabled {
            self.down.put(bytes.to_vec(), &self.faults, false, now);
        }
        self.time_passed(now);
    }

    /// Time has passed: what was planned is done, squares are looked at, bytes arrive.
    pub fn time_passed(&mut self, now: Duration) {
        while let Some((due, act)) = self.next_act(now) {
            self.carry_out(&act, due);
        }
        let heard = self.down.take(now);
        if self.powered {
            self.body.receive(&heard, now);
            self.body.time_passed(now);
        }
        let said = self.body.take_bytes();
        if self.powered && self.cabled {
            self.up.put(said, &self.faults, true, now);
        }
    }

    /// When time must be told at the latest.
    #[must_use]
    pub fn deadline(&self) -> Option<Duration> {
        let planned = self.agenda.front().map(|(due, _)| *due);
        let aside = self.aside.iter().map(|(due, _)| *due).min();
        let body = if self.powered { self.body.deadline() } else { None };
        [planned, aside, body, self.up.due(), self.down.due()].into_iter().flatten().min()
    }

    /// The bytes that come out at the computer's end now; they are handed over once.
    pub fn to_send(&mut self, now: Duration) -> Vec<u8> {
        self.up.take(now)
    }

    /// What it was told to show, to sound or to play since this was asked.
    pub fn take_orders(&mut self) -> Vec<Order> {
        self.body.take_orders()
    }

    /// The act that is due first, up to now.
    fn next_act(&mut self, now: Duration) -> Option<(Duration, Act)> {
        let aside = (0..self.aside.len()).min_by_key(|&at| self.aside[at].0);
        let aside = aside.filter(|&at| self.aside[at].0 <= now);
        let planned = self.agenda.front().filter(|(due, _)| *due <= now);
        match (aside, planned) {
            (Some(at), Some((due, _))) if self.aside[at].0 > *due => self.agenda.pop_front(),
            (Some(at), _) => Some(self.aside.swap_remove(at)),
            (None, Some(_)) => self.agenda.pop_front(),
            (None, None) => None,
        }
    }

    fn carry_out(&mut self, act: &Act, due: Duration) {
        let refused = self.act(act, due).err();
        self.refused.extend(refused);
        // What the board says now leaves before the next act.
        let said = self.body.take_bytes();
        if self.powered && self.cabled {
            self.up.put(said, &self.faults, true, due);
        }
        match *act {
            Act::Lift(square) | Act::Seat(square, _) => self.bounce(square, due),
            Act::Contact(square) => {
                let contrary = self.flickering.contains(square);
                let next = self.faults.next_flicker(square, contrary, due);
                self.aside.extend(next.map(|next| (next, Act::Contact(square))));
            }
            Act::Wait
            | Act::Replace(..)
            | Act::Flicker(_)
            | Act::Press(..)
            | Act::Charge(_)
            | Act::Feel(_)
            | Act::Set(..)
            | Act::Power(_)
            | Act::Cable(_) => {}
        }
    }

    fn bounce(&mut self, square: Square, now: Duration) {
        let share = self.faults.share(&What::Bounce, now);
        if share > 0.0 && self.chance.happens(share) {
            let times = 2 * u32::try_from(1 + self.chance.below(3)).unwrap_or(1);
            let flicker = |nth| (now + BOUNCE * nth, Act::Flicker(square));
            self.aside.extend((1..=times).map(flicker));
        }
    }

    fn lift(&mut self, square: Square, now: Duration) -> Result<Did, Wrong> {
        let piece = self.pieces.piece_at(square).ok_or(Wrong::Empty(square))?;
        self.pieces.discard_piece_at(square);
        self.take(square, piece);
        self.touch(square, now);
        Ok(Did::Lifted(square, piece))
    }

    fn take(&mut self, square: Square, piece: Piece) {
        if self.hand.len() == MOST {
            self.hand.remove(0);
        }
        self.hand.push((square, piece));
    }

    fn seat(&mut self, square: Square, piece: Option<Piece>, now: Duration) -> Result<Did, Wrong> {
        let piece = piece.or_else(|| self.in_hand(square)).ok_or(Wrong::NothingInHand)?;
        if let Some(at) = self.hand.iter().rposition(|(_, held)| *held == piece) {
            self.hand.remove(at);
        }
        self.pieces.set_piece_at(square, piece);
        self.touch(square, now);
        Ok(Did::Seated(square, piece))
    }

    /// The piece that is most likely meant to be put on a square: the last one that comes from
    /// elsewhere, and otherwise the one from here.
    fn in_hand(&self, square: Square) -> Option<Piece> {
        let elsewhere = self.hand.iter().rev().find(|(from, _)| *from != square);
        elsewhere.or(self.hand.last()).map(|(_, piece)| *piece)
    }

    /// Something has changed on a square.
    fn touch(&mut self, square: Square, now: Duration) {
        self.sense(square, now);
        self.body.stands(&self.pieces);
    }

    fn sense(&mut self, square: Square, now: Duration) {
        let piece = self.pieces.piece_at(square);
        self.body.put(square, piece, self.flickering.contains(square), now);
    }

    fn press(&mut self, button: Button, how: Pressed, now: Duration) -> Result<Did, Wrong> {
        if self.body.press(button, how, now) { Ok(Did::Done) } else { Err(Wrong::NoButton) }
    }

    fn set(&mut self, pieces: &Board, game: Option<&Position>, now: Duration) -> Did {
        self.hand.clear();
        self.body.begin(game);
        for square in Square::ALL {
            if pieces.piece_at(square) != self.pieces.piece_at(square) {
                self.pieces.discard_piece_at(square);
                if let Some(piece) = pieces.piece_at(square) {
                    self.pieces.set_piece_at(square, piece);
                }
                self.sense(square, now);
            }
        }
        Did::Done
    }

    fn power(&mut self, on: bool, now: Duration) -> Did {
        if self.powered != on {
            self.powered = on;
            self.body.power_cycle(&self.pieces, &mut self.chance, now);
        }
        Did::Done
    }
}

/// Whether a board has the part that was used.
const fn known(has_part: bool) -> Result<Did, Wrong> {
    if has_part { Ok(Did::Done) } else { Err(Wrong::NoPart) }
}
