//! What a drill tells before a question: pieces, moves that were made, and moves that nobody makes. Pure.

use crate::laws::Position;
use shakmaty::{Color, Move, Position as _};

use crate::describe::{Answer, pieces_of};
use crate::exercises::Exercise;
use crate::exercises::drilling::Drilling;
use crate::practice::drill::{Drill, Told};
use crate::voices::{Lines, Narrator, Span};

impl Drilling {
    /// The moves that were told for the question, or the pieces that it is about.
    pub(super) fn told_before(&self, narrator: &Narrator) -> Lines {
        match &self.round().told {
            Told::Nothing | Told::Pieces if !self.round().ahead.is_empty() => {
                let line = self.line_ahead(narrator);
                self.pieces(narrator).into_iter().chain([line]).collect()
            }
            Told::Nothing | Told::Pieces => self.pieces(narrator),
            Told::Moves(moves) if self.drill == Drill::Guess && self.at > 0 => {
                let came = |(before, mv): &(Position, Move)| {
                    let told = vec![narrator.announcement(before, *mv)];
                    let values = [("color", narrator.color(before.turn())), ("move", told.into())];
                    narrator.talk.sentence("puzzle-came", &values)
                };
                moves.last().map(came).into_iter().collect()
            }
            Told::Moves(moves) => {
                let moves =
                    moves.iter().map(|(before, mv)| vec![narrator.announcement(before, *mv)]);
                let moves = [("moves", narrator.join(moves.collect()))];
                vec![narrator.talk.sentence("analysis-line", &moves)]
            }
        }
    }

    /// The moves that are told and not made.
    fn line_ahead(&self, narrator: &Narrator) -> Vec<Span> {
        let ahead = self.round().ahead.iter();
        let moves = ahead.map(|(before, mv)| vec![narrator.announcement(before, *mv)]);
        let color = narrator.color(self.position().turn());
        let values = [("color", color), ("moves", narrator.join(moves.collect()))];
        narrator.talk.sentence("drill-ahead-line", &values)
    }

    /// The pieces by side.
    fn pieces(&self, narrator: &Narrator) -> Lines {
        let round = self.round();
        let board = round.ahead.first().map_or(&round.board, |(before, _)| before.board());
        let side = |color: Color| {
            let pieces = pieces_of(board, color, None);
            let answer = Answer::Pieces(color, None, pieces.clone());
            (!pieces.is_empty()).then(|| narrator.answers().of(&answer).spans)
        };
        Color::ALL.into_iter().filter_map(side).collect()
    }
}
