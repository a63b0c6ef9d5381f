//! What happened on a board, in its order and without a gap, out of lines that come as they come.

use std::collections::VecDeque;

use shakmaty::Piece;

use crate::peg1::field::{Field, Mark};
use crate::peg1::message::{Event, What};

/// Events that are held until those before them have come.
const HELD: i16 = 32;

/// Events of the past whose lines are still known.
pub(super) const KNOWN: i16 = 64;

/// Nothing is certain any more: only a snapshot helps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Lost;

/// From a snapshot on.
#[derive(Clone, Debug)]
pub(super) struct History {
    field: Field,
    last: u16,
    /// The newest event that is known to have happened.
    newest: u16,
    /// The checks of the lines of the last events, by their numbers.
    known: [Option<u32>; KNOWN as usize],
    /// The first is the one behind the last.
    held: VecDeque<Option<(Event, u32)>>,
}

impl History {
    pub(super) fn new(field: Field, seq: u16) -> Self {
        let (known, held) = ([None; KNOWN as usize], VecDeque::new());
        Self { field, last: seq, newest: seq, known, held }
    }

    pub(super) fn field(&self) -> &Field {
        &self.field
    }

    /// The number of the first event that is missing.
    pub(super) fn missing(&self) -> Option<u16> {
        (self.newest != self.last).then(|| self.last.wrapping_add(1))
    }

    /// How many events have happened and are not known.
    pub(super) fn behind(&self) -> u16 {
        self.newest.wrapping_sub(self.last)
    }

    /// Takes an event whose line has this check. Those that have their turn now go to `happened`,
    /// each with the piece it is about.
    pub(super) fn take(
        &mut self,
        event: Event,
        check: u32,
        happened: &mut Vec<(Event, Option<Piece>)>,
    ) -> Result<(), Lost> {
        let ahead = self.ahead(event.seq)?;
        if ahead <= 0 {
            let known = self.known[usize::from(event.seq % KNOWN.unsigned_abs())];
            return if known.is_none_or(|known| known == check) { Ok(()) } else { Err(Lost) };
        }
        self.heard_of(event.seq)?;
        if ahead > HELD {
            return Ok(());
        }
        let place = usize::from(ahead.unsigned_abs()) - 1;
        self.held.resize(self.held.len().max(place + 1), None);
        if self.held[place].replace((event, check)).is_some_and(|(_, other)| other != check) {
            return Err(Lost);
        }
        while let Some(Some((event, check))) = self.held.front().copied() {
            self.held.pop_front();
            self.last = event.seq;
            self.known[usize::from(event.seq % KNOWN.unsigned_abs())] = Some(check);
            happened.push((event, self.happens(event.what)?));
        }
        Ok(())
    }

    /// The board says that its last event has this number.
    pub(super) fn heard_of(&mut self, seq: u16) -> Result<(), Lost> {
        let newest = self.newest.wrapping_sub(self.last).cast_signed();
        if self.ahead(seq)? > newest {
            self.newest = seq;
        }
        Ok(())
    }

    /// The number of the last event that has happened here.
    pub(super) fn last(&self) -> u16 {
        self.last
    }

    /// How far a number is ahead. Of so long ago it can only be that of a board that began anew.
    fn ahead(&self, seq: u16) -> Result<i16, Lost> {
        let ahead = seq.wrapping_sub(self.last).cast_signed();
        if ahead > -KNOWN { Ok(ahead) } else { Err(Lost) }
    }

    /// Changes the field, if that can happen on it. The piece that it happens to, if it is known.
    fn happens(&mut self, what: What) -> Result<Option<Piece>, Lost> {
        let before = |square| self.field.at(square);
        let (square, possible, after, piece) = match what {
            What::Lift(square, piece) => {
                let known = before(square).piece();
                let same = known.is_none() || piece.is_none() || known == piece;
                (square, before(square).is_seated() && same, Mark::Empty, piece.or(known))
            }
            What::Place(square, piece) => {
                (square, before(square) == Mark::Empty, Mark::seated(piece), piece)
            }
            What::Fault(square) => (square, before(square) != Mark::Faulty, Mark::Faulty, None),
            What::Good(square, mark) => (square, before(square) == Mark::Faulty, mark, None),
            // What is doubted still counts, and what is felt is where it was.
            What::Button(..)
            | What::Doubtful(_)
            | What::Certain(_)
            | What::Battery(_)
            | What::Felt(_)
            | What::Other => return Ok(None),
        };
        self.field.set(square, after);
        if possible { Ok(piece) } else { Err(Lost) }
    }
}
