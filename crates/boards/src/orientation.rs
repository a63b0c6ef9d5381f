//! How a board lies before the player: as its maker numbers it, or turned by 180 degrees.

use std::fmt;

use shakmaty::{Bitboard, Board, Square};

use crate::report::{Report, Sensed, SquareChange};

/// How a board lies. Each make says which side is the lower one when it lies straight.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Orientation {
    /// White sits where the maker's numbering has White.
    #[default]
    Straight,
    /// White sits opposite.
    Turned,
}

impl fmt::Display for Orientation {
    /// As players write it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Straight => "straight",
            Self::Turned => "turned",
        })
    }
}

impl Orientation {
    /// The orientation in which the pieces that the board reads are those that should stand there; nothing
    /// if there is none or both would do.
    #[must_use]
    pub fn find(read: &Board, awaited: &Board) -> Option<Self> {
        let mut turned = read.clone();
        turned.rotate_180();
        match (read == awaited, turned == *awaited) {
            (true, false) => Some(Self::Straight),
            (false, true) => Some(Self::Turned),
            _ => None,
        }
    }

    /// The square of the player for one of the board, or the other way round.
    #[must_use]
    pub const fn square(self, square: Square) -> Square {
        match self {
            Self::Straight => square,
            Self::Turned => square.rotate_180(),
        }
    }

    /// As `square`, for many.
    #[must_use]
    pub const fn squares(self, squares: Bitboard) -> Bitboard {
        match self {
            Self::Straight => squares,
            Self::Turned => squares.rotate_180(),
        }
    }

    pub(super) fn change(self, change: SquareChange) -> SquareChange {
        match change {
            SquareChange::Lifted(square, piece) => SquareChange::Lifted(self.square(square), piece),
            SquareChange::Seated(square, piece) => SquareChange::Seated(self.square(square), piece),
        }
    }

    /// What a board tells, in the squares of the player.
    pub(super) fn report(self, report: Report) -> Report {
        match report {
            Report::Lifted(stamp, square, piece) => {
                Report::Lifted(stamp, self.square(square), piece)
            }
            Report::Seated(stamp, square, piece) => {
                Report::Seated(stamp, self.square(square), piece)
            }
            Report::Together(stamp, changes) => {
                let turned = changes.into_iter().map(|change| self.change(change));
                Report::Together(stamp, turned.collect())
            }
            Report::Stands(sensed) => Report::Stands(self.sensed(&sensed)),
            Report::Faulty(square) => Report::Faulty(self.square(square)),
            Report::Mended(square) => Report::Mended(self.square(square)),
            Report::Doubtful(square) => Report::Doubtful(self.square(square)),
            Report::Certain(square) => Report::Certain(self.square(square)),
            Report::Glimpsed(square) => Report::Glimpsed(self.square(square)),
            Report::Felt(stamp, square) => Report::Felt(stamp, self.square(square)),
            Report::Learned(squares) => Report::Learned(self.squares(squares)),
            report @ (Report::Moved(_)
            | Report::TakenBack(_)
            | Report::Button(..)
            | Report::Missed(_)
            | Report::NoButton
            | Report::NoLamps
            | Report::Clock(_)
            | Report::Identity(_)
            | Report::Battery(..)
            | Report::Done(_)
            | Report::Refused(..)
            | Report::WhichSide
            | Report::Restarted
            | Report::Unanswered(_)
            | Report::Silent
            | Report::Stranger(_)
            | Report::Gap
            | Report::Garbled) => report,
        }
    }

    pub(super) fn sensed(self, sensed: &Sensed) -> Sensed {
        let mut pieces = sensed.pieces.clone();
        if self == Self::Turned {
            pieces.rotate_180();
        }
        let (occupied, faulty) = (self.squares(sensed.occupied), self.squares(sensed.faulty));
        Sensed { occupied, pieces, faulty }
    }
}

/// An orientation that the player has set, or one that is found whenever the start position stands.
///
/// A board that knows no pieces looks the same from both sides then, and must be set.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Bearing {
    orientation: Orientation,
    /// The player has set it.
    set: bool,
    /// The start position was seen.
    seen: bool,
}

impl Bearing {
    pub(super) fn new(orientation: Option<Orientation>) -> Self {
        Self {
            orientation: orientation.unwrap_or_default(),
            set: orientation.is_some(),
            seen: false,
        }
    }

    pub(super) const fn orientation(self) -> Orientation {
        self.orientation
    }

    /// The orientation, if it was set or seen.
    pub(super) fn known(self) -> Option<Orientation> {
        (self.set || self.seen).then_some(self.orientation)
    }

    /// Looks for the start position; whether the board lies otherwise than was believed.
    pub(super) fn look(&mut self, read: &Board) -> bool {
        let found = if self.set { None } else { Orientation::find(read, &Board::new()) };
        let other = found.is_some_and(|found| found != self.orientation);
        self.orientation = found.unwrap_or(self.orientation);
        self.seen |= found.is_some();
        other
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(fen: &str) -> Board {
        Board::from_ascii_board_fen(fen.as_bytes()).unwrap()
    }

    #[test]
    fn the_start_position_tells_how_the_board_lies() {
        let turned = board("RNBKQBNR/PPPPPPPP/8/8/8/8/pppppppp/rnbkqbnr");
        assert_eq!(Orientation::find(&Board::new(), &Board::new()), Some(Orientation::Straight));
        assert_eq!(Orientation::find(&turned, &Board::new()), Some(Orientation::Turned));
        // Pieces whose kings and queens have changed places are in no start position.
        let wrong = board("RNBQKBNR/PPPPPPPP/8/8/8/8/pppppppp/rnbqkbnr");
        assert_eq!(Orientation::find(&wrong, &Board::new()), None);
        assert_eq!(Orientation::find(&Board::empty(), &Board::empty()), None, "both would do");
    }

    #[test]
    fn a_lie_that_is_set_is_kept() {
        let mut bearing = Bearing::new(Some(Orientation::Turned));
        assert!(!bearing.look(&Board::new()));
        assert_eq!(bearing.orientation(), Orientation::Turned);
        let mut bearing = Bearing::new(None);
        assert_eq!(bearing.known(), None);
        assert!(!bearing.look(&Board::new()));
        assert_eq!(bearing.known(), Some(Orientation::Straight));
        assert!(bearing.look(&board("RNBKQBNR/PPPPPPPP/8/8/8/8/pppppppp/rnbkqbnr")));
        assert_eq!(bearing.orientation(), Orientation::Turned);
        assert_eq!(bearing.orientation().square(Square::A8), Square::H1);
    }
}
