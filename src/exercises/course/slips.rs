//! What is said of a wrong move in a lesson.

use shakmaty::Position;

use crate::exercises::Exercise as _;
use crate::exercises::course::{Course, move_of};
use crate::practice::lesson::{But, Given};
use crate::voices::{Narrator, Span};

impl Course {
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
