//! Conduct at the board that only an arbiter sees, with its article and with what he can do about it (FIDE
//! 2023, 6.2, 8.1, 11 and 12.9; 2009, 6.7, 8.1, 12 and 13.4).

use std::time::Duration;

use crate::edition::{Edition, PenaltyKind, Topic};

/// What a player can do wrong besides moving.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Offence {
    /// He writes a move before he makes it.
    Ahead,
    /// He presses the clock with the other hand, or keeps a finger on it.
    OtherHand,
    /// He hits the clock, lifts it or knocks it over.
    Misuse,
    /// He presses the clock while pieces that he has upset lie about: they are put right in his own time.
    Upset,
    /// He leaves the playing venue, or the board when it is his move, without permission.
    Leaving,
    /// He disturbs the opponent.
    Disturbing,
    /// His telephone rings, or he has one with him.
    Telephone,
    /// He uses notes or advice, or analyses on another board.
    Notes,
    /// He refuses to comply with the Laws.
    Refusing,
    /// He brings the game of chess into disrepute, such as by a result that was arranged.
    Disrepute,
}

impl Offence {
    /// All of them, in the order in which they are listed.
    pub const ALL: [Self; 10] = [
        Self::Ahead,
        Self::OtherHand,
        Self::Misuse,
        Self::Upset,
        Self::Leaving,
        Self::Disturbing,
        Self::Telephone,
        Self::Notes,
        Self::Refusing,
        Self::Disrepute,
    ];

    /// Its name in a journal.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Ahead => "ahead",
            Self::OtherHand => "other-hand",
            Self::Misuse => "misuse",
            Self::Upset => "upset",
            Self::Leaving => "leaving",
            Self::Disturbing => "disturbing",
            Self::Telephone => "telephone",
            Self::Notes => "notes",
            Self::Refusing => "refusing",
            Self::Disrepute => "disrepute",
        }
    }

    /// The offence of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|offence| offence.name() == name)
    }

    /// What it is about, for its article.
    #[must_use]
    pub const fn topic(self) -> Topic {
        match self {
            Self::Ahead => Topic::RecordingAhead,
            Self::OtherHand => Topic::ClockHand,
            Self::Misuse => Topic::ClockHandling,
            Self::Upset => Topic::Displaced,
            Self::Leaving => Topic::LeavingVenue,
            Self::Disturbing => Topic::Conduct,
            Self::Telephone => Topic::Telephones,
            Self::Notes => Topic::Advice,
            Self::Refusing => Topic::RefusingLaws,
            Self::Disrepute => Topic::Disrepute,
        }
    }
}

/// What an arbiter is proposed to do about an offence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proposed {
    /// Nothing: the edition allows it.
    Allowed,
    /// A remark, which is no penalty.
    Remark,
    /// A warning.
    Warning,
    /// So much more time for the opponent.
    Time(Duration),
    /// The loss of the game.
    Loss,
}

/// What the opponent gets where a warning was not enough.
const TIME: Duration = Duration::from_mins(2);

impl Edition {
    /// What is proposed about an offence of a player who has done the same so often before: what the
    /// edition fixes; else the mildest penalty that it knows, and time for the opponent when it is done
    /// again. Writing ahead costs a remark, then a warning, and time from the third on (a federation's
    /// comment on 8.1 of 2009).
    #[must_use]
    pub fn proposed(self, offence: Offence, before: usize) -> Proposed {
        let knows = |kind: PenaltyKind| self.penalties().contains(&kind);
        let again =
            if knows(PenaltyKind::AddTime) { Proposed::Time(TIME) } else { Proposed::Warning };
        let fixed = match offence {
            Offence::Telephone => self.telephone_loses().value,
            Offence::Refusing => true,
            _ => false,
        };
        match (offence, before) {
            (Offence::Ahead, _) if self.recording_in_advance().value => Proposed::Allowed,
            (Offence::Ahead, 0) => Proposed::Remark,
            (Offence::Ahead, 1) => Proposed::Warning,
            _ if fixed && knows(PenaltyKind::Loss) => Proposed::Loss,
            (_, 0) => Proposed::Warning,
            _ => again,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_offence_is_found_by_its_name() {
        for offence in Offence::ALL {
            assert_eq!(Offence::named(offence.name()), Some(offence));
        }
    }

    /// 8.1: writing ahead was allowed in 2001.
    #[test]
    fn b8_writing_ahead_has_a_ladder_where_it_is_forbidden() {
        let ladder = |edition: Edition| [0, 1, 2, 3].map(|n| edition.proposed(Offence::Ahead, n));
        let time = Proposed::Time(TIME);
        assert_eq!(ladder(Edition::E2001), [Proposed::Allowed; 4]);
        for edition in [Edition::E2009, Edition::E2023] {
            assert_eq!(ladder(edition), [Proposed::Remark, Proposed::Warning, time, time]);
        }
    }

    /// 12.3b of 2009, 11.3.2 of 2023; 2001 has no rule on telephones.
    #[test]
    fn b12_a_telephone_loses_from_2009_on() {
        let first = |edition: Edition| edition.proposed(Offence::Telephone, 0);
        assert_eq!(first(Edition::E2001), Proposed::Warning);
        assert_eq!(first(Edition::E2009), Proposed::Loss);
        assert_eq!(first(Edition::E2023), Proposed::Loss);
    }

    /// 6.7b and c of 2009, 6.2.3 and 6.2.4 of 2023.
    #[test]
    fn b6_the_hand_on_the_clock_has_its_article() {
        let number = |edition: Edition, offence: Offence| edition.article(offence.topic()).number;
        assert_eq!(number(Edition::E2001, Offence::OtherHand), "6.8b");
        assert_eq!(number(Edition::E2009, Offence::OtherHand), "6.7b");
        assert_eq!(number(Edition::E2009, Offence::Misuse), "6.7c");
        assert_eq!(number(Edition::E2009, Offence::Leaving), "12.2");
        assert_eq!(number(Edition::E2009, Offence::Refusing), "12.8");
        assert_eq!(number(Edition::E2023, Offence::OtherHand), "6.2.3");
        assert_eq!(number(Edition::E2023, Offence::Refusing), "11.7");
        assert_eq!(number(Edition::E2001, Offence::Disrepute), "12.1");
        assert_eq!(number(Edition::E2009, Offence::Disrepute), "12.1");
        assert_eq!(number(Edition::E2023, Offence::Disrepute), "11.1");
    }
}
