//! What a team's captain and his players may say to each other during play, and how it is told.
//!
//! He may say to a player only "offer a draw", "accept the draw" or "resign the game", and to one who asks
//! only yes, no, or that he decide himself; nothing about a position, and all of it in the arbiter's hearing
//! (role of the team captain, point 15 of the regulations for competitions). The player decides.

use shakmaty::Color;

use crate::laws::Game;
use crate::voices::{Narrator, Span, Value};

/// What a captain may say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CaptainWord {
    /// Offer a draw.
    OfferDraw,
    /// Accept the draw that is offered.
    AcceptDraw,
    /// Resign.
    Resign,
    /// Yes, to a question.
    Yes,
    /// No, to a question.
    No,
    /// Decide yourself, to a question.
    Decide,
}

impl CaptainWord {
    const ALL: [Self; 6] =
        [Self::OfferDraw, Self::AcceptDraw, Self::Resign, Self::Yes, Self::No, Self::Decide];

    /// Its name, the same in a journal and in the names of sentences.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::OfferDraw => "offer-draw",
            Self::AcceptDraw => "accept-draw",
            Self::Resign => "resign",
            Self::Yes => "yes",
            Self::No => "no",
            Self::Decide => "decide",
        }
    }

    /// Whether it answers a question, and says nothing without one.
    #[must_use]
    pub const fn is_answer(self) -> bool {
        matches!(self, Self::Yes | Self::No | Self::Decide)
    }

    /// The word, as a part of a sentence.
    #[must_use]
    pub fn said(self, narrator: &Narrator) -> Value {
        narrator.word(&format!("captain-word-{}", self.name()))
    }
}

/// What a player may ask his captain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CaptainQuestion {
    /// Whether to offer a draw.
    OfferDraw,
    /// Whether to accept the draw that is offered.
    AcceptDraw,
    /// Whether to resign.
    Resign,
}

impl CaptainQuestion {
    const ALL: [Self; 3] = [Self::OfferDraw, Self::AcceptDraw, Self::Resign];

    /// Its name, the same in a journal and in the names of sentences.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::OfferDraw => "offer-draw",
            Self::AcceptDraw => "accept-draw",
            Self::Resign => "resign",
        }
    }

    /// What a player asks about a draw: whether to accept the one that stands, or to offer one.
    #[must_use]
    pub fn about_draw(game: &Game, by: Color) -> Self {
        if game.offer() == Some(!by) { Self::AcceptDraw } else { Self::OfferDraw }
    }

    /// Whether it still stands in this game: a draw that is not offered any more cannot be accepted.
    #[must_use]
    pub fn stands(self, game: &Game, by: Color) -> bool {
        game.outcome().is_none() && (self != Self::AcceptDraw || game.offer() == Some(!by))
    }

    /// The question, as a part of a sentence.
    #[must_use]
    pub fn said(self, narrator: &Narrator) -> Value {
        narrator.word(&format!("captain-question-{}", self.name()))
    }
}

/// What is on record of a captain at the table of one of his players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CaptainNote {
    /// He is at his seat, and may be asked.
    There,
    /// He is there no more.
    Gone,
    /// The player asks him.
    Asked(CaptainQuestion),
    /// He says so to the player.
    Said(CaptainWord),
    /// He signs the result of the match of the teams, in these words.
    Signed(String),
}

impl CaptainNote {
    /// As words of a journal.
    #[must_use]
    pub fn write(&self) -> String {
        match self {
            Self::There => "there".to_owned(),
            Self::Gone => "gone".to_owned(),
            Self::Asked(question) => format!("asked {}", question.name()),
            Self::Said(word) => format!("said {}", word.name()),
            Self::Signed(result) => format!("signed {result}"),
        }
    }

    /// Reads the words of a journal; `None` if they are none.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        Some(match text.split_once(' ') {
            None if text == "there" => Self::There,
            None if text == "gone" => Self::Gone,
            Some(("asked", name)) => {
                Self::Asked(CaptainQuestion::ALL.into_iter().find(|known| known.name() == name)?)
            }
            Some(("said", name)) => {
                Self::Said(CaptainWord::ALL.into_iter().find(|known| known.name() == name)?)
            }
            Some(("signed", result)) => Self::Signed(result.to_owned()),
            _ => return None,
        })
    }

    /// What the arbiter hears of it, and what stands in his report.
    #[must_use]
    pub fn told(&self, narrator: &Narrator, of: Color) -> Vec<Span> {
        let color = ("color", narrator.color(of));
        let say = |id: &str, values: &[(&str, Value)]| narrator.talk.sentence(id, values);
        match self {
            Self::There => say("desk-captain-there", &[color]),
            Self::Gone => say("desk-captain-gone", &[color]),
            Self::Asked(question) => {
                say("desk-captain-asked", &[color, ("question", question.said(narrator))])
            }
            Self::Said(word) => say("desk-captain-says", &[color, ("word", word.said(narrator))]),
            Self::Signed(result) => {
                say("desk-captain-signs", &[color, ("result", result.as_str().into())])
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_note_is_read_as_it_was_written() {
        let asked = CaptainQuestion::ALL.map(CaptainNote::Asked);
        let said = CaptainWord::ALL.map(CaptainNote::Said);
        let others = [
            CaptainNote::There,
            CaptainNote::Gone,
            CaptainNote::Signed("Nord 2½, Blau Weiß 1½".to_owned()),
        ];
        for note in asked.into_iter().chain(said).chain(others) {
            assert_eq!(CaptainNote::read(&note.write()), Some(note));
        }
        for text in ["", "here", "asked e4", "said take the rook", "signed"] {
            assert_eq!(CaptainNote::read(text), None, "{text}");
        }
    }
}
