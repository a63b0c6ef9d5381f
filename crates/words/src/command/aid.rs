//! What a player may ask the program for during a game, and what an arbiter may grant.
//!
//! The articles are those of the edition of 2023. Nothing here answers a question.

use crate::laws::Topic;

/// Something that the program could tell or do for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Aid {
    /// The last announcements said again. They were made aloud (D.2.1), and may be recorded (D.2.7).
    OwnAnnouncements,
    /// The player's own score sheet read out: he may look into his own at any time (8.1.1, D.2.7).
    ScoreSheet,
    /// The times used and left, on request (D.2.6.1, D.2.10.4).
    Times,
    /// The number of moves that are completed, on request (D.2.6.1, D.2.10.4).
    MoveNumber,
    /// The opponent's score sheet. Its use belongs to bringing one's own up to date (8.5.2).
    OpponentScore,
    /// How the pieces stand. A player's source is his own board; a second one is forbidden to him
    /// (11.3.1).
    PositionReadout,
    /// Legal moves and captures: information that is not his own (11.3.1).
    LegalMoves,
    /// What attacks, defends or sees a square: information that is not his own (11.3.1).
    Attackers,
    /// That a draw could be claimed: no claim rests on a display alone (6.12.2), and nobody tells a
    /// player of it (9.2, 9.3, 11.3.1).
    DrawHints,
    /// The name of the opening: information that is not his own (11.3.1).
    OpeningName,
    /// A move taken back. What is made stays made (4.7); only an arbiter's grant, in an event that
    /// has other rules for it, makes this anything but a request to him.
    Takeback,
    /// Advice or analysis by an engine. Advice from any source is forbidden (11.3.1), and so is a
    /// device that gives it (11.3.2.1). An arbiter may let a player have a device, and D.1 lets the
    /// organiser adapt the appendix; neither lets anybody permit advice. So this is never granted.
    Engine,
}

/// How an aid stands before an arbiter has said anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Permission {
    /// The Laws give it; an arbiter may withdraw it.
    Given,
    /// The Laws do not give it; an arbiter may grant it.
    Grantable,
    /// No arbiter can grant it.
    Never,
}

impl Aid {
    /// All of them: what the Laws give first, what nobody can grant last.
    pub const ALL: [Self; 12] = [
        Self::OwnAnnouncements,
        Self::ScoreSheet,
        Self::Times,
        Self::MoveNumber,
        Self::OpponentScore,
        Self::PositionReadout,
        Self::LegalMoves,
        Self::Attackers,
        Self::DrawHints,
        Self::OpeningName,
        Self::Takeback,
        Self::Engine,
    ];

    /// As it stands in a match file.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::OwnAnnouncements => "own-announcements",
            Self::ScoreSheet => "score-sheet",
            Self::Times => "times",
            Self::MoveNumber => "move-number",
            Self::OpponentScore => "opponent-score",
            Self::PositionReadout => "position-readout",
            Self::LegalMoves => "legal-moves",
            Self::Attackers => "attackers",
            Self::DrawHints => "draw-hints",
            Self::OpeningName => "opening-name",
            Self::Takeback => "takeback",
            Self::Engine => "engine",
        }
    }

    /// The article that stands behind it where it is refused, or what it is asked of.
    #[must_use]
    pub const fn topic(self) -> Topic {
        match self {
            Self::OwnAnnouncements => Topic::BlindAnnounce,
            Self::ScoreSheet => Topic::Recording,
            Self::Times | Self::MoveNumber => Topic::BlindClock,
            Self::OpponentScore => Topic::UpdateSheet,
            Self::Takeback => Topic::Made,
            Self::PositionReadout
            | Self::LegalMoves
            | Self::Attackers
            | Self::DrawHints
            | Self::OpeningName
            | Self::Engine => Topic::Advice,
        }
    }

    /// Whether it shows how the pieces stand, or what they can do.
    #[must_use]
    pub const fn shows_board(self) -> bool {
        matches!(self, Self::PositionReadout | Self::LegalMoves | Self::Attackers)
    }

    /// The aid of a name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|aid| aid.name() == name)
    }

    /// How it stands by the Laws.
    #[must_use]
    pub const fn standing(self) -> Permission {
        match self {
            Self::OwnAnnouncements | Self::ScoreSheet | Self::Times | Self::MoveNumber => {
                Permission::Given
            }
            Self::OpponentScore
            | Self::PositionReadout
            | Self::LegalMoves
            | Self::Attackers
            | Self::DrawHints
            | Self::OpeningName
            | Self::Takeback => Permission::Grantable,
            Self::Engine => Permission::Never,
        }
    }
}

/// The aids that a player may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Aids([bool; Aid::ALL.len()]);

impl Default for Aids {
    /// What the Laws give.
    fn default() -> Self {
        Self(Aid::ALL.map(|aid| aid.standing() == Permission::Given))
    }
}

impl Aids {
    /// Whether a player may use it.
    #[must_use]
    pub const fn allow(&self, aid: Aid) -> bool {
        self.0[aid as usize]
    }

    /// Grants or withdraws one; what nobody can grant stays refused, and the answer is false.
    pub fn set(&mut self, aid: Aid, allowed: bool) -> bool {
        let possible = !allowed || aid.standing() != Permission::Never;
        self.0[aid as usize] = allowed && possible;
        possible
    }

    /// Those that are allowed, in the order of [`Aid::ALL`].
    pub fn allowed(&self) -> impl Iterator<Item = Aid> + '_ {
        Aid::ALL.into_iter().filter(|&aid| self.allow(aid))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_aid_is_found_by_its_name_and_stands_at_its_place() {
        for (place, aid) in Aid::ALL.into_iter().enumerate() {
            assert_eq!((Aid::named(aid.name()), aid as usize), (Some(aid), place));
        }
        assert_eq!(Aid::named("hints"), None);
    }

    #[test]
    fn the_laws_give_four_and_an_arbiter_all_but_the_engine() {
        let mut aids = Aids::default();
        let given: Vec<_> = aids.allowed().map(Aid::name).collect();
        assert_eq!(given, ["own-announcements", "score-sheet", "times", "move-number"]);
        let refused: Vec<_> = Aid::ALL.into_iter().filter(|&aid| !aids.set(aid, true)).collect();
        assert_eq!(refused, [Aid::Engine]);
        assert!(!aids.allow(Aid::Engine));
        assert!(aids.set(Aid::Times, false));
        assert_eq!(aids.allowed().count(), Aid::ALL.len() - 2);
    }
}
