//! Both score sheets as one line of play.

use shakmaty::{ByColor, CastlingMode, Color, Move, Position as _, uci::UciMove};
use touchmove_position::Position;

use super::{Cause, Entry, Evidence, Shown};
use crate::unlawful::legal_moves;

/// Both sheets as one line of play, as far as they can be put together.
pub(super) struct Line {
    /// The position after each ply, ply 0 included.
    pub(super) positions: Vec<Position>,
    /// The moves between them.
    pub(super) moves: Vec<Move>,
    /// Plies that only the other sheet has.
    pub(super) entries: Vec<Entry>,
    pub(super) end: LineEnd,
}

/// Why a line ends.
#[derive(Clone, Copy)]
pub(super) enum LineEnd {
    /// All that is written is in it.
    Complete,
    Differ,
    /// This sheet lacks the ply and the other has no legal move.
    Missing(Color),
    BothMissing,
    BothIllegal,
}

impl Line {
    pub(super) fn read(case: &Evidence<'_>) -> Self {
        let positions = vec![case.start.clone()];
        let mut line =
            Self { positions, moves: Vec::new(), entries: Vec::new(), end: LineEnd::Complete };
        let plies = case.sheets.white.len().max(case.sheets.black.len());
        for ply in 1..=plies {
            let written = case.sheets.map(|sheet| sheet.get(ply - 1).copied().flatten());
            match next(line.last(), written) {
                Ok((mv, lacking)) => line.play(case.mode, ply, mv, lacking),
                Err(end) => {
                    line.end = end;
                    break;
                }
            }
        }
        line
    }

    fn play(&mut self, mode: CastlingMode, ply: usize, mv: Move, lacking: Option<Color>) {
        let entry = |player| Entry { player, ply, mv: mv.to_uci(mode) };
        self.entries.extend(lacking.map(entry));
        let mut position = self.last().clone();
        position.play_unchecked(mv);
        self.positions.push(position);
        self.moves.push(mv);
    }

    pub(super) fn ply(&self) -> usize {
        self.positions.len() - 1
    }

    fn last(&self) -> &Position {
        &self.positions[self.ply()]
    }

    /// Whether the record has the move of this ply, after the same moves before it.
    pub(super) fn is_recorded(&self, case: &Evidence<'_>, ply: usize) -> bool {
        let same = |(i, mv): (usize, &Move)| {
            case.record.get(i).and_then(|&uci| legal(&self.positions[i], uci)) == Some(*mv)
        };
        self.moves[..ply].iter().enumerate().all(same)
    }

    /// Whether a board is seen and shows the position after this ply.
    pub(super) fn shown(&self, board: Option<&Shown>, ply: usize) -> bool {
        let position = self.positions.get(ply);
        board.zip(position).is_some_and(|(board, position)| board.shows(position.board()))
    }

    /// The last ply that both have written, and why the line is good no further.
    pub(super) fn both_wrote(&self) -> (usize, Option<Cause>) {
        let mut ply = self.ply();
        let mut cause = None;
        for entry in self.entries.iter().rev() {
            if entry.ply == ply {
                ply -= 1;
                cause = Some(Cause::Missing(entry.player));
            }
        }
        (ply, cause)
    }
}

/// The move that the sheets say, and whose sheet lacks it.
fn next(
    position: &Position,
    written: ByColor<Option<UciMove>>,
) -> Result<(Move, Option<Color>), LineEnd> {
    let read = written.map(|uci| uci.and_then(|uci| legal(position, uci)));
    match (written.white, written.black) {
        (None, None) => Err(LineEnd::BothMissing),
        (None, Some(_)) => one(read.black, Color::White),
        (Some(_), None) => one(read.white, Color::Black),
        (Some(white), Some(black)) => match (read.white, read.black) {
            (Some(mv), Some(other)) if mv == other => Ok((mv, None)),
            (None, None) if white == black => Err(LineEnd::BothIllegal),
            _ => Err(LineEnd::Differ),
        },
    }
}

fn one(mv: Option<Move>, lacking: Color) -> Result<(Move, Option<Color>), LineEnd> {
    mv.map(|mv| (mv, Some(lacking))).ok_or(LineEnd::Missing(lacking))
}

/// The legal move that is written; castling in either spelling, in Chess960 too.
pub(super) fn legal(position: &Position, uci: UciMove) -> Option<Move> {
    let legal = legal_moves(position);
    let by_king = || legal.iter().copied().find(|&mv| UciMove::from_standard(mv) == uci);
    uci.to_move(position).ok().filter(|mv| legal.contains(mv)).or_else(by_king)
}
