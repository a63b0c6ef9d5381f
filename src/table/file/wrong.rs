//! What can be wrong with a match file, and what is unusual in one. No words.

use shakmaty::Color;

use crate::command::aid::Aid;
use crate::datafile::whole::FormFault;
use crate::laws::{Announcing, Article, Pace};
use crate::notation::position::Remark;
use crate::pegboard::Make;
use crate::table::file::key::{Place, Section};
use crate::table::weak::Weak;

/// What can be wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MatchFileFault {
    /// The line is no line of such a file.
    Form,
    /// The key or the part was there before.
    Twice,
    /// There is no such key in this part.
    Unknown {
        /// What is written.
        word: String,
        /// Where it stands.
        section: Section,
        /// What it was meant to be.
        instead: Option<&'static str>,
    },
    /// A part of the file is written like a key.
    NoPart(Section),
    /// The key cannot have this value.
    Value(Place, String),
    /// The key must be there.
    Missing(Place),
    /// A player's moves are relayed, and nobody is named who does it.
    NoRelay(Color),
    /// A blind and a hearing-impaired player have no assistant between them.
    HearingAssistant(Article),
    /// There is the address of a board for a player who has none.
    NoBoard(Color),
    /// The make has no pegs.
    NoPegs(Make),
    /// The make has pegs.
    Pegs(Make),
    /// Both players have the board at this port.
    SamePort(String),
    /// The boards cannot be told apart.
    SameBoards,
    /// Two first positions are named.
    TwoPositions,
    /// An aid is granted that nobody can grant.
    NeverAid(Aid),
    /// The code of a seat is found by trying.
    WeakCode(Place, Weak),
    /// A pace is named, and there are no clocks.
    PaceWithoutClocks,
}

impl FormFault for MatchFileFault {
    const FORM: Self = Self::Form;
    const TWICE: Self = Self::Twice;
}

/// What is allowed and yet must be meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchFileNote {
    /// Moves are not announced, or not repeated, though a player is blind; D.1 lets an event adapt
    /// that.
    Announcing(Announcing, Article),
    /// A game under the Laws has clocks.
    NoClocks,
    /// The time control alone makes another pace.
    Pace {
        /// The one that is written.
        written: Pace,
        /// The one of the time control.
        usual: Pace,
    },
    /// The event must say how late a player may come, and does not.
    NoDefaultTime(Article),
    /// A sighted player does not keep his score himself.
    SightedScore(Color, Article),
    /// What is said to one player is heard by the other.
    SameOutput,
    /// The passphrase is that of the examples.
    KnownPassphrase,
    /// A quickplay finish is announced that this time control cannot have.
    NoQuickplay(Article),
    /// A playing session has a length, and the game cannot be adjourned.
    NoSession,
    /// A right of the first position cannot be.
    Position(Remark),
    /// A quickplay finish is announced for blitz, which has none.
    NoQuickplayInBlitz(Article),
    /// Both players are blind, and nobody announces.
    Unheard(Article),
    /// A player's title is none of FIDE's.
    Title(Color),
}
