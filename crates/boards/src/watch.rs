//! What changed between two positions, for boards that only ever tell positions.

use shakmaty::{Bitboard, Board, Square};

use crate::orientation::{Bearing, Orientation};
use crate::report::{Report, Sensed, SquareChange};

impl Sensed {
    /// A position of a board that knows its pieces.
    #[must_use]
    pub fn of(pieces: Board) -> Self {
        Self { occupied: pieces.occupied(), pieces, faulty: Bitboard::EMPTY }
    }

    /// This change carried out, or taken back if it is put in the other way round.
    pub(super) fn change(&mut self, change: SquareChange) {
        let square = change.square();
        self.pieces.discard_piece_at(square);
        self.occupied.set(square, matches!(change, SquareChange::Seated(..)));
        if let SquareChange::Seated(_, Some(piece)) = change {
            self.pieces.set_piece_at(square, piece);
        }
    }
}

/// What must have happened at least between two positions, square by square and in no order.
///
/// Where another piece stands than before, the first must have gone; that was not seen, and the
/// report of the second says it.
pub(super) fn changes(before: &Sensed, after: &Sensed) -> Vec<SquareChange> {
    let at = |sensed: &Sensed, square| {
        (sensed.occupied.contains(square), sensed.pieces.piece_at(square))
    };
    let mut changes = Vec::new();
    for square in Square::ALL {
        match (at(before, square), at(after, square)) {
            (old, new) if old == new => {}
            ((_, piece), (false, _)) => changes.push(SquareChange::Lifted(square, piece)),
            (_, (true, piece)) => changes.push(SquareChange::Seated(square, piece)),
        }
    }
    changes
}

/// The last position of a board, and how the board lies.
#[derive(Debug, Default)]
pub(super) struct Watched {
    bearing: Bearing,
    /// In squares of the board.
    last: Option<Sensed>,
    /// A position may have been lost since the last one.
    gap: bool,
    asked: bool,
}

impl Watched {
    pub(super) fn new(orientation: Option<Orientation>) -> Self {
        Self { bearing: Bearing::new(orientation), ..Self::default() }
    }

    pub(super) const fn orientation(&self) -> Orientation {
        self.bearing.orientation()
    }

    /// A position was lost on the way, or may have been.
    pub(super) const fn lost(&mut self) {
        self.gap = true;
    }

    /// Nothing has come for so long that the board counts as gone: when a position comes again, it is
    /// told whole, also if nothing has changed.
    pub(super) const fn silent(&mut self) {
        self.gap = true;
        self.asked = true;
    }

    /// The last position, in squares of the board.
    pub(super) const fn last(&self) -> Option<&Sensed> {
        self.last.as_ref()
    }

    /// How the board lies, if that was set or seen.
    pub(super) fn known_lie(&self) -> Option<Orientation> {
        self.bearing.known()
    }

    /// What was told counts no more: the next position is told whole, and is no change.
    pub(super) fn forget(&mut self) {
        self.last = None;
    }

    /// The next position is to be told whole.
    pub(super) const fn look(&mut self) {
        self.asked = true;
    }

    /// Takes a position in squares of the board.
    pub(super) fn stands(&mut self, read: Sensed) -> Vec<Report> {
        let found = self.bearing.look(&read.pieces);
        let orientation = self.orientation();
        let changes = self.last.as_ref().map(|last| changes(last, &read));
        let gap = std::mem::take(&mut self.gap) && changes.as_ref().is_some_and(|c| !c.is_empty());
        let whole = std::mem::take(&mut self.asked) | found | gap | changes.is_none();
        let mut reports = Vec::new();
        if gap {
            reports.push(Report::Gap);
        } else if !found {
            let turned =
                changes.into_iter().flatten().map(|change| orientation.change(change)).collect();
            reports.extend(Report::of(None, turned));
        }
        reports.extend(whole.then(|| Report::Stands(orientation.sensed(&read))));
        self.last = Some(read);
        reports
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::{Color, Role};

    use super::*;

    const PAWN: shakmaty::Piece = shakmaty::Piece { color: Color::White, role: Role::Pawn };

    fn sensed(fen: &str) -> Sensed {
        Sensed::of(Board::from_ascii_board_fen(fen.as_bytes()).unwrap())
    }

    fn started() -> Watched {
        let mut watched = Watched::new(None);
        let start = Sensed::of(Board::new());
        assert_eq!(watched.stands(start.clone()), [Report::Stands(start)]);
        watched
    }

    #[test]
    fn one_change_is_told_alone_and_two_without_an_order() {
        let mut watched = started();
        let lifted = sensed("rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR");
        let seated = sensed("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
        assert_eq!(watched.stands(lifted), [Report::Lifted(None, Square::E2, Some(PAWN))]);
        assert_eq!(watched.stands(seated.clone()), [Report::Seated(None, Square::E4, Some(PAWN))]);
        assert_eq!(watched.stands(seated), []);
        let back = watched.stands(Sensed::of(Board::new()));
        let both = vec![
            SquareChange::Seated(Square::E2, Some(PAWN)),
            SquareChange::Lifted(Square::E4, Some(PAWN)),
        ];
        assert_eq!(back, [Report::Together(None, both)]);
    }

    #[test]
    fn a_piece_that_stands_where_another_stood_is_told() {
        let before = sensed("8/8/8/3p4/4P3/8/8/8");
        let after = sensed("8/8/8/3P4/8/8/8/8");
        let both = [
            SquareChange::Lifted(Square::E4, Some(PAWN)),
            SquareChange::Seated(Square::D5, Some(PAWN)),
        ];
        assert_eq!(changes(&before, &after), both);
        let unknown = Sensed { pieces: Board::empty(), ..after.clone() };
        assert_eq!(changes(&after, &unknown), [SquareChange::Seated(Square::D5, None)]);
    }

    #[test]
    fn after_a_loss_a_new_position_is_no_touch() {
        let mut watched = started();
        watched.lost();
        assert_eq!(watched.stands(Sensed::of(Board::new())), [], "nothing can have been lost");
        watched.lost();
        let lifted = sensed("rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR");
        assert_eq!(watched.stands(lifted.clone()), [Report::Gap, Report::Stands(lifted)]);
    }

    #[test]
    fn after_a_silence_the_position_is_told_also_if_nothing_has_changed() {
        let mut watched = started();
        let start = Sensed::of(Board::new());
        watched.silent();
        assert_eq!(watched.stands(start.clone()), [Report::Stands(start.clone())]);
        assert_eq!(watched.stands(start), []);
    }
}
