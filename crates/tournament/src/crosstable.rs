//! The crosstable: what every player did in every round, and nothing about who the players are.
//!
//! Standings, tie-breaks, exchange files and the check of a pairing all start from here, whether the table
//! comes from a tournament that is kept here or from a file of another program.

mod counted;

pub use counted::Counted;

use std::ops::Range;

use shakmaty::Color;

use crate::points::{Points, Scoring};

/// How a round ended for a player.
///
/// The marks are those of the exchange format of FIDE, [`Mark::letter`] writes them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// A game that was won.
    Win,
    /// A game that was drawn.
    Draw,
    /// A game that was lost.
    Loss,
    /// The opponent did not come, or forfeited before a move was made.
    ForfeitWin,
    /// Did not come, or forfeited before a move was made.
    ForfeitLoss,
    /// Won before both had moved: counts as played, and not for ratings.
    ShortWin,
    /// Drawn before both had moved.
    ShortDraw,
    /// Lost before both had moved.
    ShortLoss,
    /// A bye that was asked for and gives half a point.
    HalfBye,
    /// A bye that was given and counts as a win.
    FullBye,
    /// The bye of the one who was left over when the others were paired.
    PairingBye,
    /// Absent: not paired, by wish or because the player had left.
    ZeroBye,
    /// Paired, and the result is not known yet.
    Unknown,
}

impl Mark {
    /// All of them.
    pub const ALL: [Self; 13] = [
        Self::Win,
        Self::Draw,
        Self::Loss,
        Self::ForfeitWin,
        Self::ForfeitLoss,
        Self::ShortWin,
        Self::ShortDraw,
        Self::ShortLoss,
        Self::HalfBye,
        Self::FullBye,
        Self::PairingBye,
        Self::ZeroBye,
        Self::Unknown,
    ];

    /// The letter that the exchange format has for it; a blank for a result that is not known.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Win => '1',
            Self::Draw => '=',
            Self::Loss => '0',
            Self::ForfeitWin => '+',
            Self::ForfeitLoss => '-',
            Self::ShortWin => 'W',
            Self::ShortDraw => 'D',
            Self::ShortLoss => 'L',
            Self::HalfBye => 'H',
            Self::FullBye => 'F',
            Self::PairingBye => 'U',
            Self::ZeroBye => 'Z',
            Self::Unknown => ' ',
        }
    }

    /// The mark with this letter, small or capital.
    #[must_use]
    pub fn of_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|mark| mark.letter() == letter.to_ascii_uppercase())
    }

    /// Whether both sat at a board and a game was begun, so that it counts as played.
    #[must_use]
    pub const fn is_played(self) -> bool {
        matches!(
            self,
            Self::Win
                | Self::Draw
                | Self::Loss
                | Self::ShortWin
                | Self::ShortDraw
                | Self::ShortLoss
        )
    }

    /// Whether there was an opponent on paper who decided the round by not coming.
    #[must_use]
    pub const fn is_forfeit(self) -> bool {
        matches!(self, Self::ForfeitWin | Self::ForfeitLoss)
    }

    /// What the opponent's card says of the same game. Both may have stayed away, so that a lost forfeit
    /// says nothing about the other.
    #[must_use]
    pub const fn mirrored(self) -> Option<Self> {
        Some(match self {
            Self::Win => Self::Loss,
            Self::Loss => Self::Win,
            Self::Draw => Self::Draw,
            Self::ShortWin => Self::ShortLoss,
            Self::ShortLoss => Self::ShortWin,
            Self::ShortDraw => Self::ShortDraw,
            Self::ForfeitWin => Self::ForfeitLoss,
            Self::Unknown => Self::Unknown,
            Self::ForfeitLoss
            | Self::HalfBye
            | Self::FullBye
            | Self::PairingBye
            | Self::ZeroBye => {
                return None;
            }
        })
    }
}

/// A player's place in the table, counted from nothing; the starting number is one more.
pub type Seed = usize;

/// A round of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell {
    /// Whom the player met or should have met.
    pub opponent: Option<Seed>,
    /// The colour, where there was an opponent.
    pub color: Option<Color>,
    /// How it ended.
    pub mark: Mark,
}

impl Cell {
    /// A round without an opponent.
    #[must_use]
    pub const fn bye(mark: Mark) -> Self {
        Self { opponent: None, color: None, mark }
    }

    /// A round with an opponent.
    #[must_use]
    pub const fn game(opponent: Seed, color: Color, mark: Mark) -> Self {
        Self { opponent: Some(opponent), color: Some(color), mark }
    }

    /// The opponent of a game that counts as played.
    #[must_use]
    pub fn played(&self) -> Option<Seed> {
        if self.mark.is_played() { self.opponent } else { None }
    }
}

/// The rounds of one player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Card {
    /// The rating with which the player was entered, if there is one.
    pub rating: Option<u16>,
    /// What was done, from the first round on. A player who came late has [`Mark::ZeroBye`] before.
    pub cells: Vec<Cell>,
}

/// How the players meet, as far as standings must know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meeting {
    /// Everybody meets everybody, once or more often.
    All,
    /// By score, as in a Swiss.
    Some,
}

/// The crosstable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Crosstable {
    /// How the players meet.
    pub meeting: Meeting,
    /// The rounds of the whole tournament, those still to come included.
    pub rounds: usize,
    /// What the regulations give.
    pub scoring: Scoring,
    /// A card for each player, in the order of the starting numbers. All are as long as the last round
    /// that was paired.
    pub cards: Vec<Card>,
}

impl Crosstable {
    /// How many rounds were paired.
    #[must_use]
    pub fn paired(&self) -> usize {
        self.cards.iter().map(|card| card.cells.len()).max().unwrap_or(0)
    }

    /// The score of a player after so many rounds.
    #[must_use]
    pub fn score_after(&self, seed: Seed, rounds: usize) -> Points {
        self.cards[seed].cells.iter().take(rounds).map(|cell| self.scoring.of(cell.mark)).sum()
    }

    /// The score of a player.
    #[must_use]
    pub fn score(&self, seed: Seed) -> Points {
        self.score_after(seed, usize::MAX)
    }

    /// The score of a player by what is over: a game whose result is not known gives nothing.
    #[must_use]
    pub fn decided(&self, seed: Seed) -> Points {
        let over = self.cards[seed].cells.iter().filter(|cell| cell.mark != Mark::Unknown);
        over.map(|cell| self.scoring.of(cell.mark)).sum()
    }

    /// The table as it was after so many rounds.
    #[must_use]
    pub fn after(&self, rounds: usize) -> Self {
        let mut table = self.clone();
        for card in &mut table.cards {
            card.cells.truncate(rounds);
        }
        table
    }

    /// The table of some among themselves, in this order, from one round to before another. Who was met
    /// besides is nobody here.
    #[must_use]
    pub fn among(&self, seeds: &[Seed], rounds: Range<usize>) -> Self {
        let cell = |cell: &Cell| {
            let Some(met) = cell.opponent else { return *cell };
            match seeds.iter().position(|seed| *seed == met) {
                Some(at) => Cell { opponent: Some(at), ..*cell },
                None => Cell::bye(Mark::ZeroBye),
            }
        };
        let card = |seed: &Seed| Card {
            rating: self.cards[*seed].rating,
            cells: self.cards[*seed]
                .cells
                .iter()
                .take(rounds.end)
                .skip(rounds.start)
                .map(cell)
                .collect(),
        };
        Self {
            meeting: Meeting::All,
            rounds: rounds.len(),
            scoring: self.scoring,
            cards: seeds.iter().map(card).collect(),
        }
    }

    /// Whether two players met over the board, or were to meet where forfeits count.
    #[must_use]
    pub fn have_met(&self, one: Seed, other: Seed) -> bool {
        self.cards[one].cells.iter().any(|cell| cell.played() == Some(other))
    }
}

#[cfg(test)]
mod tests {
    use super::{Cell, Mark, Meeting};
    use crate::sample::seven;

    #[test]
    fn some_have_a_table_of_their_own() {
        let table = seven().among(&[5, 1, 0], 1..3);
        assert_eq!((table.meeting, table.rounds), (Meeting::All, 2));
        let met: Vec<Vec<_>> = table
            .cards
            .iter()
            .map(|card| card.cells.iter().map(|cell| cell.opponent).collect())
            .collect();
        assert_eq!(met, [vec![Some(1), None], vec![Some(0), Some(2)], vec![None, Some(1)]]);
        assert_eq!(table.cards[2].cells[0], Cell::bye(Mark::ZeroBye));
    }

    #[test]
    fn every_mark_has_a_letter_of_its_own_and_is_found_by_it() {
        for mark in Mark::ALL {
            assert_eq!(Mark::of_letter(mark.letter()), Some(mark));
            assert_eq!(Mark::of_letter(mark.letter().to_ascii_lowercase()), Some(mark));
        }
        assert_eq!(Mark::of_letter('x'), None);
    }

    #[test]
    fn a_mirror_shows_the_mark_again() {
        for mark in Mark::ALL.into_iter().filter(|mark| mark.is_played()) {
            assert_eq!(mark.mirrored().and_then(Mark::mirrored), Some(mark));
        }
    }
}
