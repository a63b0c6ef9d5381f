//! What a text answers in a lesson, and what is said of a wrong move.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::{Move, Position};

use crate::exercises::Exercise as _;
use crate::exercises::course::{Course, move_of};
use crate::exercises::worded::{
    colour_named, is_choice, is_nothing, is_yes, number_named, piece_named,
};
use crate::practice::lesson::{But, Given, Key, Task};
use crate::understanding::Understanding;
use crate::voices::{Narrator, Span, written};

impl Course {
    /// What a text answers; `None` where it is no answer, or a move.
    pub(super) fn given_by(
        &self,
        text: &str,
        of: Understanding<'_>,
        narrator: &Narrator,
    ) -> Option<Given> {
        match self.exercise().answer() {
            Key::Colour(_) => colour_named(text, narrator).map(Given::Colour),
            Key::Number(_) => number_named(text, of, narrator).map(Given::Number),
            Key::YesNo(_) => {
                let said = is_yes(text, of, narrator).or_else(|| self.winnable(text, narrator));
                said.map(Given::YesNo)
            }
            Key::Word(_) => {
                let Task::Choose(words) = &self.exercise().task else { return None };
                let is_it = |word: &&String| is_choice(word, text, narrator);
                words.iter().find(is_it).cloned().map(Given::Word)
            }
            Key::Stands(_) if is_nothing(text, narrator) => Some(Given::Stands(None)),
            Key::Stands(right) => {
                piece_named(text, *right, of, narrator).map(|piece| Given::Stands(Some(piece)))
            }
            Key::All(_) | Key::OneOf(_) => self.en_passant(text, narrator).map(Given::Move),
            Key::Done => None,
        }
    }

    /// Whether a side can win, by the words of a result: `draw` says that none can.
    pub(super) fn winnable(&self, text: &str, narrator: &Narrator) -> Option<bool> {
        let asks = matches!(self.exercise().task, Task::Winnable);
        let said = [("won", true), ("drawn", false)];
        let said = said.into_iter().find(|(choice, _)| is_choice(choice, text, narrator));
        said.filter(|_| asks).map(|(_, won)| won)
    }

    /// The capture en passant that is named by that alone, where there is one.
    pub(super) fn en_passant(&self, text: &str, narrator: &Narrator) -> Option<Move> {
        let title = written(&narrator.talk.sentence("lesson-en-passant", &[])).to_lowercase();
        let text = text.to_lowercase();
        let is_named = [title.as_str(), "en passant"].iter().any(|name| text.contains(name));
        let moves = self.exercise().moves();
        moves.iter().copied().find(|mv| mv.is_en_passant()).filter(|_| is_named)
    }

    /// That a move is stalemate, where it is: that is reason enough.
    pub(super) fn stalemates(&self, given: &Given, narrator: &Narrator) -> Option<Vec<Span>> {
        let mut after = self.position().clone();
        after.play_unchecked(move_of(given)?);
        let values = [("color", narrator.color(after.turn()))];
        after.is_stalemate().then(|| narrator.talk.sentence("board-stalemate", &values))
    }

    /// What is wrong with a move.
    pub(super) fn wrong(&self, given: &Given, but: Option<But>, narrator: &Narrator) -> Vec<Span> {
        let mut after = self.position().clone();
        if let Some(mv) = move_of(given) {
            after.play_unchecked(mv);
        }
        let say = |id: &str| narrator.talk.sentence(id, &[]);
        match but {
            None => say("lesson-wrong-move"),
            Some(But::NoCapture) => say("lesson-no-capture"),
            Some(But::NoCheck) => say("lesson-no-check"),
            Some(But::Answered(mv)) => {
                let answer = vec![narrator.announcement(&after, mv)];
                let values = [("color", narrator.color(after.turn())), ("move", answer.into())];
                narrator.talk.sentence("lesson-answered", &values)
            }
        }
    }
}
