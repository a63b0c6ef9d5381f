//! The words of answers that are no moves.

use shakmaty::{Color, Piece};

use crate::understanding::{Understanding, listed};
use crate::voices::voice::Word;
use crate::voices::{Narrator, Span, Value, written};

/// The colour of a square by its word, light or dark, or that of its side: White for a light one.
pub(crate) fn colour_named(text: &str, narrator: &Narrator) -> Option<Color> {
    let word = narrator.talk.word(&without_filler(text, narrator));
    let light = is_choice("light", text, narrator) || word == Some(Word::White);
    let dark = is_choice("dark", text, narrator) || word == Some(Word::Black);
    (light || dark).then(|| Color::from_white(light))
}

/// A colour or nothing; an error if it is something else.
pub(crate) fn color_named(text: &str, narrator: &Narrator) -> Result<Option<Color>, ()> {
    match narrator.talk.word(text) {
        _ if text.is_empty() => Ok(None),
        Some(Word::White) => Ok(Some(Color::White)),
        Some(Word::Black) => Ok(Some(Color::Black)),
        _ => Err(()),
    }
}

/// A piece by its word, like this one where no colour is named, else a white one. What is asked for by a
/// command, such as `endings queen`, is none.
pub(crate) fn piece_named(
    text: &str,
    like: Option<Piece>,
    of: Understanding<'_>,
    narrator: &Narrator,
) -> Option<Piece> {
    let first = text.split_whitespace().next().filter(|word| word.len() > 1);
    let is_request = |word| narrator.talk.command(word).is_some() && !of.is_piece(word);
    if first.is_some_and(is_request) {
        return None;
    }
    let (color, roles) = of.pieces_meant(text, like.map_or(Color::White, |piece| piece.color))?;
    let [role] = roles[..] else { return None };
    Some(role.of(color))
}

/// The kinds of answers that are no moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wants {
    Colour,
    YesNo,
    Number,
    Piece,
    Squares,
}

impl Wants {
    /// The sentence that asks for such an answer, with the words of it.
    pub(crate) fn said(self, narrator: &Narrator) -> Vec<Span> {
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
pub(crate) fn shade(color: Color, narrator: &Narrator) -> Value {
    narrator.talk.sentence(color.fold_wb("choice-light", "choice-dark"), &[]).into()
}

/// Yes or no as it is answered.
pub(crate) fn yes_or_no(yes: bool, narrator: &Narrator) -> Value {
    narrator.talk.sentence(if yes { "choice-yes" } else { "choice-no" }, &[]).into()
}

/// What stands on a square as it is answered: a piece, or nothing.
pub(crate) fn stands(piece: Option<Piece>, narrator: &Narrator) -> Value {
    let nothing = || narrator.talk.sentence("choice-nothing", &[]).into();
    piece.map_or_else(nothing, |piece| narrator.counted(piece, 1))
}

/// Whether a text is what this sentence says.
pub(crate) fn is_said(id: &str, text: &str, narrator: &Narrator) -> bool {
    narrator.talk.same(&written(&narrator.talk.sentence(id, &[])), text)
}

/// Whether a text says that nothing stands on a square, or that there is nothing.
pub(crate) fn is_nothing(text: &str, narrator: &Narrator) -> bool {
    is_choice("nothing", text, narrator) || is_said("empty", text, narrator)
}

/// Whether a text is this choice: as it is written in a lesson, as it is said, or by another word for it,
/// with or without words that say nothing: `a draw`, `it is won`.
pub(crate) fn is_choice(choice: &str, text: &str, narrator: &Narrator) -> bool {
    let bare = without_filler(text, narrator);
    let said = ["", "-also"].map(|part| listed(&format!("choice-{choice}{part}"), narrator));
    let mut names = said.iter().flatten().map(String::as_str).chain([choice]);
    names.any(|name| narrator.talk.same(name, text) || narrator.talk.same(name, &bare))
}

/// Yes or no, also with words that say nothing: `yes, it is`.
pub(crate) fn is_yes(text: &str, of: Understanding<'_>, narrator: &Narrator) -> Option<bool> {
    let bare = || of.yes_or_no(&without_filler(text, narrator));
    Some(of.yes_or_no(text).or_else(bare)? == Word::Yes)
}

/// A number, also with what it counts: `five moves`, or none.
pub(crate) fn number_named(
    text: &str,
    of: Understanding<'_>,
    narrator: &Narrator,
) -> Option<usize> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let bare = || of.number(&without("puzzle-filler", &words, narrator));
    let none = || is_nothing(text, narrator).then_some(0);
    of.number(text).or_else(bare).or_else(none)
}

/// A text without the words of an answer that say nothing: articles, the square, that it is so.
fn without_filler(text: &str, narrator: &Narrator) -> String {
    let words: Vec<&str> = text.split([' ', ',']).collect();
    without("choice-filler", &words, narrator)
}

/// Words without those of a sentence that is a list.
pub(crate) fn without(id: &str, words: &[&str], narrator: &Narrator) -> String {
    let left_out = listed(id, narrator);
    let stays = |word: &&&str| !left_out.iter().any(|known| narrator.talk.same(known, word));
    words.iter().filter(stays).copied().collect::<Vec<_>>().join(" ")
}

/// A choice as it is said, or as a lesson has it that somebody has written.
pub(crate) fn choice(choice: &str, narrator: &Narrator) -> Vec<Span> {
    let said = narrator.talk.sentence(&format!("choice-{choice}"), &[]);
    if said.is_empty() { vec![narrator.talk.span(choice)] } else { said }
}

/// The sentence that names the answers of which one is wanted.
pub(crate) fn one_of(choices: &[String], narrator: &Narrator) -> Vec<Span> {
    let mut said: Vec<Vec<Span>> = choices.iter().map(|it| choice(it, narrator)).collect();
    let last = said.pop().unwrap_or_default();
    let values = [("items", narrator.join(said)), ("last", last.into())];
    narrator.talk.sentence("answer-wants-choice", &values)
}

/// That a folder may not be read.
pub(crate) fn denied(folder: &str, narrator: &Narrator) -> Vec<Span> {
    narrator.talk.sentence("folder-denied", &[("folder", folder.into())])
}
