//! What can be asked of a place, by subject: what is said of things as they stand, what a line means, and
//! what somebody wants. Whoever is asked looks at the place, the voices and the opponent, and can do
//! nothing.

use crate::app::session::opponent::Opponent;
use crate::app::session::{Manner, Place, Session};

/// Tells how things stand, and why something cannot be done. It is what parts are handed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Teller<'a> {
    pub(super) place: &'a Place,
    pub(super) manner: &'a Manner,
    pub(super) opponent: &'a Opponent,
}

/// Understands a line: which command it is, which move, which of several; and what can be said now.
#[derive(Clone, Copy, Debug)]
pub(super) struct LineReader<'a> {
    pub(super) place: &'a Place,
    pub(super) manner: &'a Manner,
}

/// A row for each subject of which more must be asked than it has itself: its name, and how it is come by.
macro_rules! subjects {
    ($($(#[$doc:meta])* $Subject:ident, $by:ident;)*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, Debug)]
            pub(super) struct $Subject<'a> {
                pub(super) place: &'a Place,
                pub(super) manner: &'a Manner,
                pub(super) opponent: &'a Opponent,
            }

            impl<'a> $Subject<'a> {
                pub(super) const fn teller(&self) -> Teller<'a> {
                    Teller { place: self.place, manner: self.manner, opponent: self.opponent }
                }
            }
        )*

        impl<'a> Teller<'a> {
            $(
                $(#[$doc])*
                pub(super) const fn $by(&self) -> $Subject<'a> {
                    let Self { place, manner, opponent } = *self;
                    $Subject { place, manner, opponent }
                }
            )*
        }
    };
}

subjects! {
    /// What a typed line is: a command with what stands after it, a move, or an answer to what was asked.
    Lines, lines;
    /// What a player wants who names a move, by its words or with his hand, or who writes it on his sheet.
    Moves, moves;
    /// What a player wants besides: a draw, a ruling, the arbiter, another game.
    Requests, requests;
    /// What a player may know: what he may ask, of which game, what he is answered, and what there is to see.
    Questions, questions;
}

impl Session {
    /// The teller of this place, by which all other views are come by.
    pub(super) const fn teller(&self) -> Teller<'_> {
        Teller { place: &self.place, manner: &self.manner, opponent: &self.opponent }
    }
}

impl<'a> Teller<'a> {
    /// The reader at the same place.
    pub(super) const fn reader(&self) -> LineReader<'a> {
        LineReader { place: self.place, manner: self.manner }
    }
}
