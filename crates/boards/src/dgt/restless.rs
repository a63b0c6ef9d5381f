//! Squares that come and go again and again: they wait for no quiet moment, and no other square waits
//! for them.

use std::time::Duration;

use shakmaty::{Piece, Square};

use crate::report::Sensed;

/// As many changes in a row, each of which takes the last one back, and the square flickers. A hand
/// makes no more of them on one square.
const MANY: u32 = 4;

/// A board looks at a square four times a second; changes that are closer are spoilt on the line.
const CLOSEST: Duration = Duration::from_millis(100);

/// A square that rests for so long does not flicker any more.
const RESTED: Duration = Duration::from_secs(4);

/// Whether a square is occupied, and by whom if that is known.
pub(super) type Occupant = (bool, Option<Piece>);

/// The last change of a square.
#[derive(Debug)]
struct Last {
    square: Square,
    at: Duration,
    /// What it showed before.
    before: Occupant,
    /// How many changes in a row have each taken the last one back.
    count: u32,
}

/// What a dump has said that nothing else has.
#[derive(Debug, Default)]
pub(super) enum Doubt {
    #[default]
    None,
    /// It was longer than it can be.
    Spoilt,
    Said(Sensed),
}

impl Doubt {
    /// The dump that has just come is shifted by a byte that was doubled or put in.
    pub(super) fn spoil(&mut self) {
        if let Self::Said(_) = self {
            *self = Self::Spoilt;
        }
    }

    /// The same when the next dump has come, without the squares that flicker now.
    pub(super) fn without(
        self,
        restless: &mut Restless,
        seen: Option<&Sensed>,
        now: Duration,
    ) -> Self {
        match self {
            Self::Said(read) => Self::Said(restless.left_out(read, seen, now)),
            Self::None | Self::Spoilt => Self::None,
        }
    }
}

/// How often each square has changed lately.
#[derive(Debug, Default)]
pub(super) struct Restless(Vec<Last>);

impl Restless {
    /// A square has changed from the one to the other; whether it flickers.
    pub(super) fn changed(
        &mut self,
        square: Square,
        [before, after]: [Occupant; 2],
        now: Duration,
    ) -> bool {
        self.rested(now);
        let at = self.0.iter().position(|last| last.square == square);
        let last = at.map(|at| self.0.swap_remove(at));
        let far = |last: &Last| now.saturating_sub(last.at) >= CLOSEST;
        let back = |last: &Last| before.0 != after.0 && last.before == after && far(last);
        let count = last.filter(back).map_or(1, |last| last.count.saturating_add(1));
        self.0.push(Last { square, at: now, before, count });
        count >= MANY
    }

    /// A square was told to have changed to what it showed already: a bad contact does not do that,
    /// but a bad line does.
    pub(super) fn repeated(&mut self, square: Square) {
        self.0.retain(|last| last.square != square);
    }

    /// A dump in which the squares that flicker now are as their changes have told.
    pub(super) fn left_out(
        &mut self,
        mut read: Sensed,
        seen: Option<&Sensed>,
        now: Duration,
    ) -> Sensed {
        self.rested(now);
        let Some(seen) = seen else { return read };
        for Last { square, .. } in self.0.iter().filter(|last| last.count >= MANY) {
            read.occupied.set(*square, seen.occupied.contains(*square));
            read.pieces.discard_piece_at(*square);
            if let Some(piece) = seen.pieces.piece_at(*square) {
                read.pieces.set_piece_at(*square, piece);
            }
        }
        read
    }

    fn rested(&mut self, now: Duration) {
        self.0.retain(|last| now.saturating_sub(last.at) <= RESTED);
    }
}
