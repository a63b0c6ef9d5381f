//! What is wrong in a PGN text.

use crate::notation::pgn::Wrong;
use crate::voices::{Narrator, Span};

impl Narrator {
    /// What is wrong, as one sentence.
    #[must_use]
    pub fn pgn_fault(&self, wrong: &Wrong) -> Vec<Span> {
        if let Wrong::Position(error) = wrong {
            return self.position_error(error).spans;
        }
        let word = word(wrong).unwrap_or_default();
        self.talk.sentence(&format!("fault-{}", pgn_fault_name(wrong)), &[("word", word.into())])
    }
}

/// What is wrong by one word, as the sentences are named.
#[must_use]
pub const fn pgn_fault_name(wrong: &Wrong) -> &'static str {
    match wrong {
        Wrong::Word(_) => "word",
        Wrong::Foreign(_) => "foreign",
        Wrong::NullMove(_) => "null",
        Wrong::NullVariation(_) => "null-variation",
        Wrong::Illegal(_) => "illegal",
        Wrong::Ambiguous(_) => "ambiguous",
        Wrong::Tag(_) => "tag",
        Wrong::Twice(_) => "twice",
        Wrong::Variant(_) => "variant",
        Wrong::Position(_) => "position",
        Wrong::OpenComment => "comment",
        Wrong::TooLong => "long",
        Wrong::Variation => "variation",
        Wrong::NoResult => "no-result",
        Wrong::ResultTag(_) => "result",
        Wrong::Mate => "mate",
        Wrong::Stalemate => "stalemate",
        Wrong::NotText => "no-text",
    }
}

/// The word of the text that is wrong.
fn word(wrong: &Wrong) -> Option<&str> {
    match wrong {
        Wrong::Word(word)
        | Wrong::Foreign(word)
        | Wrong::NullMove(word)
        | Wrong::NullVariation(word)
        | Wrong::Illegal(word)
        | Wrong::Ambiguous(word)
        | Wrong::Tag(word)
        | Wrong::Twice(word)
        | Wrong::Variant(word)
        | Wrong::ResultTag(word) => Some(word),
        Wrong::Position(_)
        | Wrong::OpenComment
        | Wrong::TooLong
        | Wrong::Variation
        | Wrong::NoResult
        | Wrong::Mate
        | Wrong::Stalemate
        | Wrong::NotText => None,
    }
}
