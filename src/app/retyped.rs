//! Lines that are no move as they stand, but would be without an input method, or in another layout of
//! the same keyboard.
//!
//! Only a legal move is read so, and only where nothing else can be.

use crate::laws::Position;

use crate::keymap::layout;
use crate::notation::{Vocabulary, agreed, telex, usual};
use crate::voices::{Narrator, Voice};

/// Players of this language type with an input method that takes keys of moves for accents.
const VIETNAMESE: &str = "vi";

/// Whether keys of a move can have made a line, other than those that it shows.
#[must_use]
pub fn can_be(line: &str, narrator: &Narrator) -> bool {
    line.chars().any(|c| !usual::is_latin(c)) || !line.is_ascii() && is_vietnamese(narrator)
}

/// The line that was meant, where that is one legal move.
#[must_use]
pub fn meant(
    line: &str,
    narrator: &Narrator,
    own: &[&Vocabulary],
    position: &Position,
) -> Option<String> {
    let mut texts = Vec::new();
    if is_vietnamese(narrator) {
        texts.extend(telex::undone(line));
    }
    let keys = usual::keys(line);
    texts.extend(layout::built_in().iter().filter_map(|layout| layout.in_latin(&keys)));
    agreed(texts, own, position)
}

fn is_vietnamese(narrator: &Narrator) -> bool {
    let speaks = |voice: &Voice| voice.language().tag().split('-').next() == Some(VIETNAMESE);
    speaks(&narrator.talk) || speaks(&narrator.moves)
}
