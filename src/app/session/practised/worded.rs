//! The words of answers that are no moves.

use shakmaty::{Color, Piece};

use crate::app::session::understanding::Understanding;
use crate::voices::voice::Word;
use crate::voices::{Narrator, Span, Value, written};

/// The colour of a square by its word, light or dark, or that of its side: White for a light one.
pub(in crate::app::session) fn colour_named(text: &str, narrator: &Narrator) -> Option<Color> {
    let word = narrator.talk.word(text);
    let light = is_said("choice-light", text, narrator) || word == Some(Word::White);
    let dark = is_said("choice-dark", text, narrator) || word == Some(Word::Black);
    (light || dark).then(|| Color::from_white(light))
}

/// A piece by its word, like this one where no colour is named, else a white one.
pub(in crate::app::session) fn piece_named(
    text: &str,
    like: Option<Piece>,
    of: Understanding<'_>,
) -> Option<Piece> {
    let (color, roles) = of.pieces_meant(text, like.map_or(Color::White, |piece| piece.color))?;
    let [role] = roles[..] else { return None };
    Some(role.of(color))
}

/// The kinds of answers that are no moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app::session) enum Wants {
    Colour,
    YesNo,
    Number,
    Piece,
    Squares,
}

impl Wants {
    /// The sentence that asks for such an answer, with the words of it.
    pub(in crate::app::session) fn said(self, narrator: &Narrator) -> Vec<Span> {
        let ask = |id: &str, values: &[(&str, Value)]| narrator.talk.sentence(id, values);
        match self {
            Self::Colour => {
                let [light, dark] = [Color::White, Color::Black].map(|it| shade(it, narrator));
                ask("answer-wants-colour", &[("light", light), ("dark", dark)])
            }
            Self::YesNo => {
                let [yes, no] = [true, false].map(|it| yes_or_no(it, narrator));
                ask("answer-wants-yes-no", &[("yes", yes), ("no", no)])
            }
            Self::Number => ask("answer-wants-number", &[]),
            Self::Piece => ask("answer-wants-piece", &[("nothing", stands(None, narrator))]),
            Self::Squares => ask("answer-wants-squares", &[]),
        }
    }
}

/// Light or dark as it is answered: White for a light square.
pub(in crate::app::session) fn shade(color: Color, narrator: &Narrator) -> Value {
    narrator.talk.sentence(color.fold_wb("choice-light", "choice-dark"), &[]).into()
}

/// Yes or no as it is answered.
pub(in crate::app::session) fn yes_or_no(yes: bool, narrator: &Narrator) -> Value {
    narrator.talk.sentence(if yes { "choice-yes" } else { "choice-no" }, &[]).into()
}

/// What stands on a square as it is answered: a piece, or nothing.
pub(in crate::app::session) fn stands(piece: Option<Piece>, narrator: &Narrator) -> Value {
    let nothing = || narrator.talk.sentence("choice-nothing", &[]).into();
    piece.map_or_else(nothing, |piece| narrator.counted(piece, 1))
}

/// Whether a text is what this sentence says.
pub(in crate::app::session) fn is_said(id: &str, text: &str, narrator: &Narrator) -> bool {
    narrator.talk.same(&written(&narrator.talk.sentence(id, &[])), text)
}

/// Whether a text says that nothing stands on a square.
pub(in crate::app::session) fn is_nothing(text: &str, narrator: &Narrator) -> bool {
    ["choice-nothing", "empty"].iter().any(|id| is_said(id, text, narrator))
}
