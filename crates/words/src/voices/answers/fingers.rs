//! The position for fingers: what is printed is for a braille line, what is spoken is in words.
//!
//! A synthesiser reads a diagram as noise, and who asks for one has it under his fingers. So of a
//! diagram it is said how many lines it has; of a list, the same pieces in words.

use shakmaty::{Board, CastlingSide, Color, Square};

use crate::describe::Placed;
use crate::notation::position::{Alphabet, Beside, Right, diagram, list, wrap};
use crate::notation::{Layout, Page, Width};
use crate::voices::narrate::Narrator;
use crate::voices::phrase::Value;
use crate::voices::utterance::{Span, Verbatim, written};

/// The position for fingers, in one voice.
#[derive(Clone, Copy, Debug)]
pub(super) struct FingerWords<'a>(&'a Narrator);

impl Narrator {
    /// The position for fingers.
    pub(super) const fn fingers(&self) -> FingerWords<'_> {
        FingerWords(self)
    }
}

impl FingerWords<'_> {
    /// The lines of a diagram or a list, and then what it does not show, a fact a line.
    pub(super) fn for_fingers(self, page: Page, board: &Board, beside: &Beside) -> Vec<Vec<Span>> {
        let mut lines = match page.layout {
            Layout::Diagram | Layout::Ranks => vec![self.diagram(page, board)],
            Layout::List => Color::ALL.map(|color| self.pieces_of(color, page, board)).to_vec(),
        };
        lines.extend(self.beside(beside).iter().map(|line| self.wrapped(line, page.width)));
        lines
    }

    fn diagram(self, page: Page, board: &Board) -> Vec<Span> {
        let letters = Alphabet::of(self.0.moves.vocabulary()).unwrap_or_else(Alphabet::english);
        let lines = diagram(board, page, &letters);
        let said = self.0.talk.sentence("diagram-lines", &[("count", lines.len().into())]);
        self.printed_as(lines.join("\n"), &said, Verbatim(true))
    }

    fn pieces_of(self, color: Color, page: Page, board: &Board) -> Vec<Span> {
        let head = self.0.talk.sentence("list-of", &[("color", self.0.color(color))]);
        let mut words = vec![written(&head)];
        words.extend(list(board, color, self.0.moves.vocabulary()));
        let pieces: Vec<Placed> = crate::describe::pieces_of(board, color, None);
        let lines = wrap(&words, page.width).join("\n");
        self.printed_as(
            lines,
            &self.0.answers().pieces(color, None, &pieces).join(&self.0.talk.span(" ")),
            Verbatim(true),
        )
    }

    /// A text for the fingers that is heard as other words.
    fn printed_as(self, written: String, said: &[Span], verbatim: Verbatim) -> Vec<Span> {
        let language = self.0.talk.language().clone();
        let spoken = said.iter().map(|span| span.spoken.as_str()).collect();
        vec![Span { language, written, spoken, verbatim }]
    }

    /// A sentence in lines of a width, heard as it is.
    fn wrapped(self, line: &[Span], width: Width) -> Vec<Span> {
        let words: Vec<String> = written(line).split(' ').map(str::to_owned).collect();
        self.printed_as(wrap(&words, width).join("\n"), line, Verbatim(false))
    }

    fn beside(self, beside: &Beside) -> Vec<Vec<Span>> {
        let mut lines =
            vec![self.0.talk.sentence("beside-turn", &[("color", self.0.color(beside.turn))])];
        let of_colors = beside.castling.chunk_by(|one, next| one.color == next.color);
        let rights: Vec<Vec<Span>> = of_colors.map(|rights| self.rights(rights)).collect();
        let plain_rights = beside.castling.iter().filter(|right| right.rook.is_none());
        lines.push(match (rights.len(), plain_rights.count()) {
            (0, _) => self.0.talk.sentence("beside-no-castling", &[]),
            (_, 4) => self.0.talk.sentence("beside-all-castling", &[]),
            _ => self.0.talk.sentence("beside-castling", &[("rights", self.0.join(rights))]),
        });
        lines.extend(
            beside.en_passant.map(|square| {
                self.0.talk.sentence("beside-en-passant", &[("square", plain(square))])
            }),
        );
        let words = self.0.variants();
        lines.extend(beside.held.iter().flat_map(|held| words.pockets(held)));
        lines.extend(beside.checks.iter().flat_map(|given| words.checks_of_both(*given)));
        lines
    }

    /// The rights of one colour.
    fn rights(self, rights: &[Right]) -> Vec<Span> {
        let side = |right: &Right| match (right.rook, right.side) {
            (Some(rook), _) => plain(rook),
            (None, CastlingSide::KingSide) => self.0.word("beside-short"),
            (None, CastlingSide::QueenSide) => self.0.word("beside-long"),
        };
        match rights {
            [one, other] => {
                let values = [
                    ("color", self.0.color(one.color)),
                    ("side", side(one)),
                    ("other", side(other)),
                ];
                self.0.talk.sentence("beside-two", &values)
            }
            [one, ..] => {
                let values = [("color", self.0.color(one.color)), ("side", side(one))];
                self.0.talk.sentence("beside-one", &values)
            }
            [] => Vec::new(),
        }
    }
}

/// In letters and digits, so that it is short under the fingers and read again.
fn plain(square: Square) -> Value {
    Value::Text(square.to_string())
}
