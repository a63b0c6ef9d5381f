//! What is wrong in a PGN text, and what is remarkable in it.

use crate::notation::pgn::{GameResult, Odd, Wrong};
use crate::voices::{Narrator, Span, Value};

/// What is said of a PGN text, in one voice.
#[derive(Clone, Copy, Debug)]
pub struct PgnWords<'a>(&'a Narrator);

impl Narrator {
    /// What is said of a PGN text.
    #[must_use]
    pub const fn pgn(&self) -> PgnWords<'_> {
        PgnWords(self)
    }
}

impl PgnWords<'_> {
    /// What is wrong, as one sentence.
    #[must_use]
    pub fn fault(self, wrong: &Wrong) -> Vec<Span> {
        if let Wrong::Position(error) = wrong {
            let what = self.0.positions().error(error).spans;
            return self.0.talk.sentence("fault-position", &[("what", what.into())]);
        }
        let mut values = vec![("word", Value::from(word(wrong).unwrap_or_default()))];
        if let Wrong::OtherLetters { letters, .. } = wrong {
            values.push(("letters", letters.as_str().into()));
        }
        self.0.talk.sentence(&format!("fault-{}", sentence(wrong)), &values)
    }

    /// What is remarkable in a game that is taken.
    #[must_use]
    pub fn remark(self, odd: &Odd) -> Vec<Span> {
        let say = |id, values: &[(&str, Value)]| self.0.talk.sentence(id, values);
        let named = |id, word: &str| say(id, &[("word", word.into())]);
        let read = |word: &str, read: &str| {
            say("remark-read-as", &[("word", word.into()), ("read", read.into())])
        };
        match odd {
            Odd::Ends(wrong) => say("remark-ends", &[("what", self.fault(wrong).into())]),
            Odd::VariationEnds(wrong) => {
                say("remark-variation-ends", &[("what", self.fault(wrong).into())])
            }
            Odd::NoResult(GameResult::Open) => say("fault-no-result", &[]),
            Odd::NoResult(of_tags) => {
                say("remark-result-of-tags", &[("read", of_tags.text().into())])
            }
            Odd::ResultOfBoard(result) => {
                say("remark-result-of-board", &[("read", result.text().into())])
            }
            Odd::NoCheck(word) => named("remark-no-check", word),
            Odd::NoMate(word) => named("remark-no-mate", word),
            Odd::Chess960 => say("remark-chess960", &[]),
            Odd::ResultTag { tag, kept } if GameResult::read(tag.as_bytes()) == Some(*kept) => {
                say("remark-result-of-tags", &[("read", kept.text().into())])
            }
            Odd::ResultTag { tag, kept } => {
                let values = [("word", tag.as_str().into()), ("read", kept.text().into())];
                say("fault-result", &values)
            }
            Odd::NoResultTag(_) => say("remark-no-result-tag", &[]),
            Odd::Result { word, read: result } => read(word, result.text()),
            Odd::ResultInside(result) => named("remark-result-inside", result.text()),
            Odd::Apart(result) => named("remark-apart", result.text()),
            Odd::Mate => say("fault-mate", &[]),
            Odd::Stalemate => say("fault-stalemate", &[]),
            Odd::Spelling { word, read: usual } => read(word, usual),
            Odd::LeftOut(word) => named("remark-left-out", word),
            Odd::Unseen => say("remark-unseen", &[]),
            Odd::Text(word) => named("remark-text", word),
            Odd::Tag(tag) => named("fault-tag", tag),
            Odd::Twice(tag) => named("fault-twice", tag),
            Odd::Position(remark) => self.0.positions().remark(*remark).spans,
            Odd::NoPosition => say("remark-no-position", &[]),
            Odd::OpenComment => say("fault-comment", &[]),
            Odd::MoveInComment(word) => named("remark-move-in-comment", word),
            Odd::TagInComment(tag) => named("remark-tag-in-comment", tag),
            Odd::Brackets => say("fault-variation", &[]),
        }
    }
}

/// How the sentence for what is wrong is named.
const fn sentence(wrong: &Wrong) -> &'static str {
    match wrong {
        Wrong::OtherLetters { .. } => "other-letters",
        Wrong::NoPromotion(_) => "promotion",
        Wrong::Glued(_) => "glued",
        Wrong::NotInHand(_) => "not-in-hand",
        Wrong::Word(_)
        | Wrong::Foreign(_)
        | Wrong::NullMove(_)
        | Wrong::Illegal(_)
        | Wrong::Ambiguous(_)
        | Wrong::Variant(_)
        | Wrong::Position(_)
        | Wrong::TooLong
        | Wrong::NoMoves
        | Wrong::NotText => pgn_fault_name(wrong),
    }
}

/// What is wrong by one word, as its kind is named.
#[must_use]
pub const fn pgn_fault_name(wrong: &Wrong) -> &'static str {
    match wrong {
        Wrong::Word(_) | Wrong::Glued(_) => "word",
        Wrong::Foreign(_) | Wrong::OtherLetters { .. } => "foreign",
        Wrong::NullMove(_) => "null",
        Wrong::Illegal(_) | Wrong::NotInHand(_) => "illegal",
        Wrong::Ambiguous(_) | Wrong::NoPromotion(_) => "ambiguous",
        Wrong::Variant(_) => "variant",
        Wrong::Position(_) => "position",
        Wrong::TooLong => "long",
        Wrong::NoMoves => "no-moves",
        Wrong::NotText => "no-text",
    }
}

/// What is remarkable by one word, as its kind is named.
#[must_use]
pub const fn pgn_remark_name(odd: &Odd) -> &'static str {
    match odd {
        Odd::Ends(wrong) => pgn_fault_name(wrong),
        Odd::VariationEnds(_) => "variation-cut",
        Odd::NoResult(_) | Odd::ResultOfBoard(_) | Odd::NoResultTag(_) => "no-result",
        Odd::NoCheck(_) | Odd::NoMate(_) => "mark",
        Odd::Chess960 => "chess960",
        Odd::ResultTag { .. } => "result",
        Odd::Result { .. } | Odd::Spelling { .. } => "spelling",
        Odd::ResultInside(_) | Odd::Apart(_) => "result-inside",
        Odd::Mate => "mate",
        Odd::Stalemate => "stalemate",
        Odd::LeftOut(_) => "left-out",
        Odd::Unseen => "unseen",
        Odd::Text(_) => "text",
        Odd::Tag(_) => "tag",
        Odd::Twice(_) => "twice",
        Odd::Position(_) => "rights",
        Odd::NoPosition => "position",
        Odd::OpenComment | Odd::TagInComment(_) => "comment",
        Odd::MoveInComment(_) => "move-in-comment",
        Odd::Brackets => "variation",
    }
}

/// The word of the text that is wrong.
fn word(wrong: &Wrong) -> Option<&str> {
    match wrong {
        Wrong::Word(word)
        | Wrong::Foreign(word)
        | Wrong::NullMove(word)
        | Wrong::Illegal(word)
        | Wrong::NotInHand(word)
        | Wrong::Ambiguous(word)
        | Wrong::OtherLetters { word, .. }
        | Wrong::NoPromotion(word)
        | Wrong::Glued(word)
        | Wrong::Variant(word) => Some(word),
        Wrong::Position(_) | Wrong::TooLong | Wrong::NoMoves | Wrong::NotText => None,
    }
}
