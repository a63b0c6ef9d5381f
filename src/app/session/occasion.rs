//! On what occasion a game is played at a place: which aids there are, and whose seat it is.

#![deny(clippy::wildcard_enum_match_arm)]

pub(in crate::app) mod at_home;

use crate::app::session::sealing::Known;
use crate::app::session::seat::AtSeat;
use crate::archive::Header;
use crate::table::{Aid, Aids};
use crate::voices::Form;
use crate::voices::announce::{ExtraWords, Style};

pub use at_home::AtHome;

/// On what occasion a game is played.
#[derive(Debug)]
pub(super) enum Occasion {
    /// At home, where everything is told.
    Home,
    /// A rehearsal of a tournament, with the aids that there are.
    Rehearsal(Aids),
    /// A game with a person elsewhere, on a server that allows no advice: with everything that describes.
    Online(Aids),
    /// A match, at the seat of one player.
    Match(Box<AtSeat>),
}

impl Occasion {
    /// The occasion of a game that is played at one place.
    pub(super) fn at_one_place(header: &Header) -> Self {
        if header.plays_person_elsewhere() {
            let mut aids = Aids::default();
            for aid in Aid::ALL {
                aids.set(aid, aid != Aid::Engine);
            }
            return Self::Online(aids);
        }
        if header.strict { Self::Rehearsal(Aids::default()) } else { Self::Home }
    }

    /// That this is at home; nothing at a seat of a match.
    pub(super) const fn at_home(&self) -> Option<AtHome> {
        match self {
            Self::Home | Self::Rehearsal(_) | Self::Online(_) => Some(AtHome(())),
            Self::Match(_) => None,
        }
    }

    pub(super) const fn is_rehearsal(&self) -> bool {
        matches!(self, Self::Rehearsal(_))
    }

    pub(super) const fn is_match(&self) -> bool {
        matches!(self, Self::Match(_))
    }

    /// How things are said here, where a player has set it so. Whether a move takes or checks its
    /// maker need not say (D.2.1), and where it counts an echo that tells him would be advice (11.3.1).
    pub(super) const fn style(&self, set: Style) -> Style {
        match self {
            Self::Home | Self::Online(_) => set,
            // In the words of the appendix alone.
            Self::Rehearsal(_) => Style { form: Form::Long, extra: ExtraWords(false), ..set },
            // As long or short as the match file has it.
            Self::Match(_) => Style { extra: ExtraWords(false), ..set },
        }
    }

    /// The seat, at a match.
    pub(super) const fn seat(&self) -> Option<&AtSeat> {
        match self {
            Self::Match(seat) => Some(seat),
            Self::Home | Self::Rehearsal(_) | Self::Online(_) => None,
        }
    }

    /// The seat of a match, to change it.
    pub(super) const fn seat_mut(&mut self) -> Option<&mut AtSeat> {
        match self {
            Self::Match(seat) => Some(seat),
            Self::Home | Self::Rehearsal(_) | Self::Online(_) => None,
        }
    }

    /// The game as everybody has it, where this seat has tried more.
    pub(super) fn known(&self) -> Option<&Known> {
        self.seat()?.known.as_deref()
    }

    /// The game as everybody has it, to let it go on.
    pub(super) fn known_mut(&mut self) -> Option<&mut Known> {
        self.seat_mut()?.known.as_deref_mut()
    }

    /// Takes out the game as everybody has it; it is no longer kept beside.
    pub(super) fn take_known(&mut self) -> Option<Box<Known>> {
        self.seat_mut()?.known.take()
    }

    /// Keeps beside what was tried how everybody has the game.
    pub(super) fn keep_known(&mut self, known: Box<Known>) {
        if let Some(seat) = self.seat_mut() {
            seat.known = Some(known);
        }
    }

    /// What is told where not everything is; nothing at home.
    pub(super) const fn aids(&self) -> Option<&Aids> {
        match self {
            Self::Home => None,
            Self::Rehearsal(aids) | Self::Online(aids) => Some(aids),
            Self::Match(seat) => seat.aids.as_ref(),
        }
    }
}
