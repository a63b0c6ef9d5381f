//! How a game ends. A reason is never another reason's name.

use shakmaty::{ByColor, Color};

/// What a player gets for a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Points {
    /// Nothing.
    #[default]
    None,
    /// Half a point.
    Half,
    /// A point.
    Full,
}

impl Points {
    /// So many half points, at most a whole one.
    #[must_use]
    pub const fn of_halves(halves: u8) -> Self {
        match halves {
            0 => Self::None,
            1 => Self::Half,
            _ => Self::Full,
        }
    }

    /// In half points.
    #[must_use]
    pub const fn halves(self) -> u8 {
        match self {
            Self::None => 0,
            Self::Half => 1,
            Self::Full => 2,
        }
    }
}

/// What an event gives for a win, a draw and a loss (10.1; 11 of 2009).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Scale {
    /// A point, half a point, nothing.
    #[default]
    Usual,
    /// Two points, a point, nothing.
    TwoOne,
    /// Three points, a point, nothing.
    ThreeOne,
}

impl Scale {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Usual, Self::TwoOne, Self::ThreeOne];

    /// What a win, a draw and a loss give, with strokes between them.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Usual => "1-1/2-0",
            Self::TwoOne => "2-1-0",
            Self::ThreeOne => "3-1-0",
        }
    }

    /// What this result of a player gives here.
    #[must_use]
    pub const fn given(self, result: Points) -> &'static str {
        match (self, result) {
            (_, Points::None) => "0",
            (Self::Usual, Points::Half) => "1/2",
            (Self::Usual, Points::Full) | (Self::TwoOne | Self::ThreeOne, Points::Half) => "1",
            (Self::TwoOne, Points::Full) => "2",
            (Self::ThreeOne, Points::Full) => "3",
        }
    }
}

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// What each player gets.
    pub points: ByColor<Points>,
    /// Why.
    pub reason: Reason,
}

impl Outcome {
    /// A draw.
    #[must_use]
    pub const fn draw(reason: Reason) -> Self {
        Self { points: ByColor { white: Points::Half, black: Points::Half }, reason }
    }

    /// A win.
    #[must_use]
    pub const fn win(winner: Color, reason: Reason) -> Self {
        let points = match winner {
            Color::White => ByColor { white: Points::Full, black: Points::None },
            Color::Black => ByColor { white: Points::None, black: Points::Full },
        };
        Self { points, reason }
    }

    /// Nothing for either.
    #[must_use]
    pub const fn none(reason: Reason) -> Self {
        Self { points: ByColor { white: Points::None, black: Points::None }, reason }
    }

    /// Who has more than the other, if it is the whole point.
    #[must_use]
    pub fn winner(self) -> Option<Color> {
        let wins = |&color: &Color| {
            self.points[color] == Points::Full && self.points[!color] != Points::Full
        };
        Color::ALL.into_iter().find(wins)
    }

    /// `1-0`, `0-1`, `1/2-1/2`; by a ruling also any other, such as `0-0` or `1-1/2`; `*` for an
    /// annulled game.
    #[must_use]
    pub const fn score(self) -> &'static str {
        use Points::{Full, Half, None};
        if matches!(self.reason, Reason::Annulled) {
            return "*";
        }
        match (self.points.white, self.points.black) {
            (Full, None) => "1-0",
            (None, Full) => "0-1",
            (Half, Half) => "1/2-1/2",
            (Half, None) => "1/2-0",
            (None, Half) => "0-1/2",
            (None, None) => "0-0",
            (Full, Half) => "1-1/2",
            (Half, Full) => "1/2-1",
            (Full, Full) => "1-1",
        }
    }
}

/// Why a game has ended; articles of FIDE 2023.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// 5.1.1
    Checkmate,
    /// 5.1.2
    Resignation,
    /// 5.1.2: who resigned could not be mated any more.
    ResignationNoMate,
    /// 5.2.1
    Stalemate,
    /// 5.2.2: no series of legal moves leads to a mate.
    DeadPosition,
    /// 5.2.3
    Agreement,
    /// 6.9
    Flag,
    /// 6.9: whose flag fell could not be mated any more.
    FlagNoMate,
    /// Both flags are down (Guidelines III.3.1; A.4 of 2009).
    BothFlags,
    /// 6.7: absent too long.
    DefaultTime,
    /// 6.7: both absent too long.
    BothAbsent,
    /// 7.5.5
    IllegalMoves,
    /// 7.5.5: who made them could not be mated any more.
    IllegalMovesNoMate,
    /// A.5.4: the illegal position was not corrected in time.
    IllegalPosition,
    /// 9.2
    Threefold,
    /// 9.3
    FiftyMoves,
    /// 9.6.1
    Fivefold,
    /// 9.6.2
    SeventyFiveMoves,
    /// Guidelines III.5: the arbiter grants the claim.
    Quickplay,
    /// Guidelines I: the sealed move was ambiguous or not legal.
    SealedMove,
    /// Guidelines I: such a move, but who sealed it could not be mated any more.
    SealedMoveNoMate,
    /// 12.9: the arbiter rules.
    Arbiter,
    /// The game could not be finished, and its position was judged; a rule of the event.
    Adjudicated,
    /// 7.2.1, 7.3: cancelled; a new game is to be played.
    Annulled,
    /// A king stands in the middle (king of the hill). The Laws have none of the ends below.
    KingOnHill,
    /// A third check was given (three-check).
    ThirdCheck,
    /// A king exploded (atomic).
    KingExploded,
    /// The winner has no piece left (antichess).
    AllPiecesLost,
    /// The winner has no move left (antichess).
    NoMovesLeft,
    /// Nothing of the horde is left.
    HordeTaken,
    /// A king has reached the last rank (racing kings).
    RaceWon,
    /// Both kings have reached the last rank, one move after the other (racing kings).
    RaceDrawn,
}

impl Reason {
    /// Every reason, with a name for data files that is the same in every language.
    const NAMES: [(Self, &'static str); 32] = [
        (Self::Checkmate, "checkmate"),
        (Self::Resignation, "resignation"),
        (Self::ResignationNoMate, "resignation-no-mate"),
        (Self::Stalemate, "stalemate"),
        (Self::DeadPosition, "dead-position"),
        (Self::Agreement, "agreement"),
        (Self::Flag, "flag"),
        (Self::FlagNoMate, "flag-no-mate"),
        (Self::BothFlags, "both-flags"),
        (Self::DefaultTime, "default-time"),
        (Self::BothAbsent, "both-absent"),
        (Self::IllegalMoves, "illegal-moves"),
        (Self::IllegalMovesNoMate, "illegal-moves-no-mate"),
        (Self::IllegalPosition, "illegal-position"),
        (Self::Threefold, "threefold"),
        (Self::FiftyMoves, "fifty-moves"),
        (Self::Fivefold, "fivefold"),
        (Self::SeventyFiveMoves, "seventy-five-moves"),
        (Self::Quickplay, "quickplay"),
        (Self::SealedMove, "sealed-move"),
        (Self::SealedMoveNoMate, "sealed-move-no-mate"),
        (Self::Arbiter, "arbiter"),
        (Self::Adjudicated, "adjudicated"),
        (Self::Annulled, "annulled"),
        (Self::KingOnHill, "king-on-hill"),
        (Self::ThirdCheck, "third-check"),
        (Self::KingExploded, "king-exploded"),
        (Self::AllPiecesLost, "all-pieces-lost"),
        (Self::NoMovesLeft, "no-moves-left"),
        (Self::HordeTaken, "horde-taken"),
        (Self::RaceWon, "race-won"),
        (Self::RaceDrawn, "race-drawn"),
    ];

    /// Every reason.
    pub fn all() -> impl Iterator<Item = Self> {
        Self::NAMES.into_iter().map(|(reason, _)| reason)
    }

    /// Whether it is one by which neither player has won on the board or the clock. What only a ruling
    /// gives is none.
    #[must_use]
    pub const fn is_of_a_draw(self) -> bool {
        match self {
            Self::Stalemate
            | Self::ResignationNoMate
            | Self::DeadPosition
            | Self::Agreement
            | Self::FlagNoMate
            | Self::BothFlags
            | Self::IllegalMovesNoMate
            | Self::IllegalPosition
            | Self::Threefold
            | Self::FiftyMoves
            | Self::Fivefold
            | Self::SeventyFiveMoves
            | Self::Quickplay
            | Self::SealedMoveNoMate
            | Self::RaceDrawn => true,
            Self::Checkmate
            | Self::Resignation
            | Self::Flag
            | Self::DefaultTime
            | Self::BothAbsent
            | Self::IllegalMoves
            | Self::SealedMove
            | Self::Arbiter
            | Self::Adjudicated
            | Self::Annulled
            | Self::KingOnHill
            | Self::ThirdCheck
            | Self::KingExploded
            | Self::AllPiecesLost
            | Self::NoMovesLeft
            | Self::HordeTaken
            | Self::RaceWon => false,
        }
    }

    /// Its name.
    #[must_use]
    pub fn id(self) -> &'static str {
        Self::NAMES.iter().find(|(reason, _)| *reason == self).map_or("", |(_, name)| name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn given(white: Points, black: Points) -> Outcome {
        Outcome { points: ByColor { white, black }, reason: Reason::Arbiter }
    }

    #[test]
    fn whoever_has_no_more_than_the_other_has_not_won() {
        assert_eq!(given(Points::Full, Points::Half).winner(), Some(Color::White));
        assert_eq!(given(Points::Full, Points::Full).winner(), None);
        assert_eq!(given(Points::Half, Points::None).winner(), None);
    }

    #[test]
    fn every_score_can_be_written() {
        let scores = [
            (Outcome::win(Color::White, Reason::Flag), "1-0"),
            (Outcome::win(Color::Black, Reason::Flag), "0-1"),
            (Outcome::draw(Reason::Flag), "1/2-1/2"),
            (Outcome::none(Reason::BothAbsent), "0-0"),
            (Outcome::none(Reason::Annulled), "*"),
            (given(Points::Full, Points::Half), "1-1/2"),
            (given(Points::Half, Points::Full), "1/2-1"),
            (given(Points::Full, Points::Full), "1-1"),
        ];
        for (outcome, score) in scores {
            assert_eq!(outcome.score(), score);
        }
    }

    #[test]
    fn every_reason_has_a_name_of_its_own() {
        let mut names: Vec<&str> = Reason::all().map(Reason::id).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), Reason::NAMES.len());
        assert!(names.iter().all(|name| !name.is_empty()));
    }
}
