//! Appeals against the arbiter's decisions (FIDE 2023, 11.10; 2009, 12.10): whether a player may. Pure.

use std::time::Duration;

use crate::laws::{At, Game, Topic};
use crate::table::file::Appeals;
use crate::voices::{Narrator, Priority, Utterance};

/// Why a player cannot appeal against a ruling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoAppeal {
    /// The event has no appeals.
    NotHere,
    /// There is no ruling of this number, but so many.
    NoRuling(u32, usize),
    /// The ruling is revoked.
    Revoked(u32),
    /// The Laws make this decision final.
    Final(u32),
    /// It comes later than this after the ruling and the end of the game.
    TooLate(Duration),
}

/// Why nobody can appeal against the ruling of this number now; `None` if a player may.
#[must_use]
pub fn why_not(appeals: &Appeals, game: &Game, number: u32, at: At) -> Option<NoAppeal> {
    if !appeals.allowed {
        return Some(NoAppeal::NotHere);
    }
    let Some((_, _, revoked)) = game.docket().rulings().find(|(known, ..)| *known == number) else {
        return Some(NoAppeal::NoRuling(number, game.docket().rulings().count()));
    };
    if revoked {
        return Some(NoAppeal::Revoked(number));
    }
    if game.is_final(number) {
        return Some(NoAppeal::Final(number));
    }
    let from = game.ended_at()?.max(game.docket().ruled_when(number)?);
    appeals.within.filter(|&within| at.since(from) > within).map(NoAppeal::TooLate)
}

/// Why a player cannot appeal, as a sentence.
#[must_use]
pub fn refused(narrator: &Narrator, why: NoAppeal, game: &Game) -> Utterance {
    let numbered =
        |id: &str, number: u32| narrator.say(Priority::Answer, id, &[("number", number.into())]);
    match why {
        NoAppeal::NotHere => narrator.say(Priority::Answer, "match-no-appeals", &[]),
        NoAppeal::NoRuling(number, 0) => numbered("appeal-no-rulings", number),
        NoAppeal::NoRuling(number, count) => {
            let values = [("number", number.into()), ("count", count.into())];
            narrator.say(Priority::Answer, "appeal-no-ruling", &values)
        }
        NoAppeal::Revoked(number) => numbered("appeal-revoked", number),
        NoAppeal::Final(number) => {
            let article = game.rules().edition.article(Topic::Quickplay);
            narrator.articles().after(numbered("appeal-final", number), article)
        }
        NoAppeal::TooLate(within) => {
            narrator.say(Priority::Answer, "appeal-late", &[("time", narrator.time(within))])
        }
    }
}
