//! From flips of contacts to what happened: pegs and buttons that have come to rest.
//!
//! A flip by itself is nothing. A peg is out when its contact was open without a break, and in when
//! it was closed without one; a contact that never comes to rest is not trusted. Which of several
//! comes first is decided by which left its rest first, however long it bounced, and not by how often
//! somebody looks: the others wait until it has come to rest.

use shakmaty::{Color, Square};

use crate::peg1::field::{Field, Mark};
use crate::peg1::message::{Timing, What};
use crate::report::{Button, Pressed};

/// Flips that a contact may make within `WINDOW` without coming to rest.
const FLIPS: u8 = 8;

/// In milliseconds, as all times here.
const WINDOW: u64 = 500;

/// A contact that has left its rest so often and come back each time, with less rest between, is not
/// trusted either.
const VAIN: u8 = 4;
const VAIN_REST: u64 = 250;

/// How long a contact that is not trusted must be at rest.
const MENDED: u64 = 1000;

/// How long a button must be at rest.
const BUTTON: u64 = 20;

/// From when on a press is long.
const LONG: u64 = 800;

/// Something that came to rest: since when, what, and after how many flips.
pub(super) type SettledFlip = (u64, What, u8);

#[derive(Clone, Debug)]
pub(super) struct PegSensors {
    holes: [Hole; 64],
    buttons: [Press; BUTTONS.len()],
}

/// The buttons that a board can have.
const BUTTONS: [Button; 4] = [
    Button::Confirm,
    Button::Clock,
    Button::ConfirmOf(Color::White),
    Button::ConfirmOf(Color::Black),
];

/// How long a hole that is doubted must be still.
const STILL: u64 = 10_000;

#[derive(Clone, Copy, Debug, Default)]
struct Hole {
    /// As the contact is.
    raw: Mark,
    /// As it was told.
    told: Mark,
    faulty: bool,
    doubtful: bool,
    /// The last flip, and the first of those since the last rest.
    since: u64,
    burst: u64,
    flips: u8,
    /// How often it has come back to its rest so.
    vain: u8,
}

#[derive(Clone, Copy, Debug, Default)]
struct Press {
    raw: bool,
    down: bool,
    /// The last change of the contact.
    since: u64,
    /// When it was pressed, and whether that was told already.
    at: u64,
    told: bool,
}

impl PegSensors {
    pub(super) fn new(field: &Field) -> Self {
        let hole =
            |square| Hole { raw: field.at(square), told: field.at(square), ..Hole::default() };
        Self { holes: Square::ALL.map(hole), buttons: [Press::default(); BUTTONS.len()] }
    }

    /// The holes as they were told.
    pub(super) fn field(&self) -> Field {
        let mut field = Field::default();
        for (square, hole) in Square::ALL.into_iter().zip(&self.holes) {
            field.set(square, if hole.faulty { Mark::Faulty } else { hole.told });
        }
        field
    }

    /// A contact is as it is now. What it makes of one that cannot be trusted.
    pub(super) fn flip(&mut self, now: u64, square: Square, mark: Mark) -> Option<SettledFlip> {
        let hole = &mut self.holes[square.to_usize()];
        let same = hole.raw.is_seated() == mark.is_seated();
        hole.raw = mark;
        if same {
            return None;
        }
        if hole.flips == 0 && now.saturating_sub(hole.since) > VAIN_REST {
            hole.vain = 0;
        }
        if hole.flips == 0 || now.saturating_sub(hole.burst) > WINDOW {
            (hole.burst, hole.flips) = (now, 0);
        }
        hole.since = now;
        hole.flips = hole.flips.saturating_add(1);
        let noisy = (hole.flips > FLIPS || hole.vain == VAIN) && !hole.faulty;
        hole.faulty |= noisy;
        // A fault says more.
        hole.doubtful &= !hole.faulty;
        noisy.then_some((now, What::Fault(square), hole.flips))
    }

    pub(super) fn press(&mut self, now: u64, button: Button, down: bool) {
        let at = BUTTONS.iter().position(|known| *known == button);
        let Some(press) = at.map(|at| &mut self.buttons[at]) else { return };
        if press.raw != down {
            (press.raw, press.since) = (down, now);
        }
    }

    /// When the next one comes to rest.
    pub(super) fn due(&self, timing: Timing) -> Option<u64> {
        self.next(timing).map(|(due, _)| due)
    }

    /// What has come to rest first, up to now.
    pub(super) fn settle(&mut self, now: u64, timing: Timing) -> Option<SettledFlip> {
        loop {
            let (_, which) = self.next(timing).filter(|(due, _)| *due <= now)?;
            let settled = match which {
                Which::Hole(square) => self.holes[square.to_usize()].settle(square),
                Which::Button(at) => self.buttons[at].settle(BUTTONS[at]),
            };
            if settled.is_some() {
                return settled;
            }
        }
    }

    /// A hole comes and goes while nothing else does; false if that is known.
    pub(super) fn doubt(&mut self, square: Square) -> bool {
        let hole = &mut self.holes[square.to_usize()];
        !hole.faulty && !std::mem::replace(&mut hole.doubtful, true)
    }

    /// When the next hole need not be doubted any more.
    pub(super) fn certain_at(&self) -> Option<u64> {
        self.doubted().map(|(_, since)| since + STILL).min()
    }

    /// A hole that has been still for long enough, and since when.
    pub(super) fn certain(&mut self, now: u64) -> Option<(Square, u64)> {
        let (square, since) = self.doubted().find(|(_, since)| since + STILL <= now)?;
        self.holes[square.to_usize()].doubtful = false;
        Some((square, since))
    }

    /// The holes that are doubted and at rest, each with its last flip.
    fn doubted(&self) -> impl Iterator<Item = (Square, u64)> {
        let holes = Square::ALL.into_iter().zip(&self.holes);
        let still = holes.filter(|(_, hole)| hole.doubtful && hole.flips == 0);
        still.map(|(square, hole)| (square, hole.since))
    }

    fn next(&self, timing: Timing) -> Option<(u64, Which)> {
        let first = self.first_to_leave();
        let holes = Square::ALL.into_iter().zip(&self.holes);
        let holes = holes.filter(|(square, hole)| hole.faulty || Some(*square) == first);
        let holes =
            holes.filter_map(|(square, hole)| Some((hole.due(timing)?, Which::Hole(square))));
        let buttons = self.buttons.iter().enumerate();
        let buttons = buttons.filter_map(|(i, press)| Some((press.due()?, Which::Button(i))));
        holes.chain(buttons).min_by_key(|(due, _)| *due)
    }

    /// The hole whose contact left its rest first, of those that have not come to rest again.
    fn first_to_leave(&self) -> Option<Square> {
        let holes = Square::ALL.into_iter().zip(&self.holes);
        let moving = holes.filter(|(_, hole)| hole.flips > 0 && !hole.faulty);
        moving.min_by_key(|(_, hole)| hole.burst).map(|(square, _)| square)
    }
}

#[derive(Clone, Copy, Debug)]
enum Which {
    Hole(Square),
    Button(usize),
}

impl Hole {
    fn due(&self, timing: Timing) -> Option<u64> {
        let rest = match (self.faulty, self.raw.is_seated()) {
            (true, _) => MENDED,
            (false, true) => timing.place.into(),
            (false, false) => timing.lift.into(),
        };
        (self.flips > 0).then_some(self.since + rest)
    }

    fn settle(&mut self, square: Square) -> Option<SettledFlip> {
        let flips = std::mem::take(&mut self.flips);
        let before = std::mem::replace(&mut self.told, self.raw);
        let vain = std::mem::take(&mut self.vain);
        let what = if std::mem::take(&mut self.faulty) {
            return Some((self.since, What::Good(square, self.raw), flips));
        } else if before.is_seated() == self.raw.is_seated() {
            (self.told, self.vain) = (before, vain.saturating_add(1).min(VAIN));
            return None;
        } else if self.raw.is_seated() {
            What::Place(square, self.raw.piece())
        } else {
            What::Lift(square, before.piece())
        };
        Some((self.burst, what, flips))
    }
}

impl Press {
    fn due(&self) -> Option<u64> {
        if self.raw == self.down {
            (self.down && !self.told).then_some(self.at + LONG)
        } else {
            Some(self.since + BUTTON)
        }
    }

    fn settle(&mut self, button: Button) -> Option<SettledFlip> {
        if self.raw == self.down {
            self.told = true;
            return Some((self.at, What::Button(button, Pressed::Long), 0));
        }
        self.down = self.raw;
        if self.down {
            (self.at, self.told) = (self.since, false);
            return None;
        }
        (!self.told).then_some((self.at, What::Button(button, Pressed::Short), 0))
    }
}
