//! How far the move on its way has come, and what comes next, as it is said.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::{Color, Move, Position};

use crate::app::session::Act;
use crate::app::session::teller::Teller;
use crate::laws::unlawful::as_move;
use crate::laws::{Effect, Spoken};
use crate::voices::{Priority, Utterance, Value};

impl Teller<'_> {
    /// How far the move is that is not completed yet, and what comes next: as answers, so that no
    /// part of them cuts off another.
    pub(super) fn stage_said(&self) -> Vec<Act> {
        self.stage_sentences().into_iter().map(Act::say).collect()
    }

    /// The sentences of [`stage_said`](Self::stage_said).
    pub(super) fn stage_sentences(&self) -> Vec<Utterance> {
        let turn = self.place.game.position().turn();
        // What the opponent at a table has on his board, nobody hears before he announces it (D.2.1).
        let stands = self
            .place
            .board_of(turn)
            .legal_move()
            .filter(|_| !self.place.occasion.is_match() || self.place.is_here(turn));
        if let Some(owed) =
            self.place.game.underway().owed().filter(|_| self.place.game.outcome().is_none())
        {
            return self.waits(owed);
        }
        match (self.place.game.announced(), stands) {
            _ if self.place.game.outcome().is_some() || self.place.game.is_adjourned() => {
                Vec::new()
            }
            (Some(said), Some(stands)) if said != stands => {
                let [announced, board] = [said, stands].map(|mv| self.place.as_spoken(mv));
                self.answers_with(&Effect::AnnouncementDiffers { announced, board })
            }
            (Some(said), _) => self.waits(&self.place.as_spoken(said)),
            (None, Some(stands)) => self.stands_there(stands),
            (None, None) => {
                let illegal = self
                    .place
                    .board_of(turn)
                    .illegal_move_unheard()
                    .filter(|_| self.place.is_here(turn));
                let illegal = illegal.and_then(|uci| as_move(self.place.game.position(), uci));
                illegal.map(|mv| self.stands_there(mv)).unwrap_or_default()
            }
        }
    }

    /// What an effect says, as an answer.
    fn answers_with(&self, effect: &Effect) -> Vec<Utterance> {
        self.words_of(effect).into_iter().map(as_answer).collect()
    }

    /// A move that stands on the player's own board, and what comes next.
    fn stands_there(&self, mv: Move) -> Vec<Utterance> {
        let made = Effect::MadeOnBoard(self.place.as_spoken(mv));
        let said = self.manner.narrator.effect(&made, &self.place.game).map(as_answer);
        let next = match self.place.game.forbidden_by_touch(mv.to_uci(self.place.game.mode())) {
            Some(refusal) => self.answers_with(&Effect::Refused(refusal)),
            None if self.place.is_to_be_announced() => vec![self.manner.answer("announce-it", &[])],
            None => vec![self.manner.answer("press-it", &[])],
        };
        said.into_iter().chain(next).collect()
    }

    /// What is announced, and what comes next.
    fn waits(&self, said: &Spoken) -> Vec<Utterance> {
        let announced = self.manner.narrator.announcement(&said.before, said.mv);
        let values = [("move", Value::Spans(vec![announced]))];
        let mut waits = vec![self.manner.answer("announced-waits", &values)];
        waits.extend(self.next_step(said.by()));
        waits
    }

    fn next_step(&self, mover: Color) -> Vec<Utterance> {
        if let Some(by) = self.place.repeats() {
            return self.answers_with(&Effect::AskRepeat(by));
        }
        let waits = self.place.occasion.is_match() && self.place.game.awaits_repetition().is_some();
        let mut next = Vec::new();
        if waits {
            let color = self.manner.narrator.color(!mover);
            next.push(self.manner.answer("seat-waits-repetition", &[("color", color)]));
        }
        let presses = self.place.game.underway().owed().is_none() && self.place.is_here(mover);
        if presses && !(waits && self.place.game.rules().announcing.clock_waits()) {
            let lacks =
                self.place.board_of(mover).lacks().filter(|_| self.place.plays_on_board(mover));
            next.push(match lacks {
                Some((id, mv)) => self.manner.answers_move(id, &mv),
                None => self.manner.answer("press-it", &[]),
            });
        }
        next
    }
}

fn as_answer(said: Utterance) -> Utterance {
    Utterance { priority: Priority::Answer, ..said }
}
