//! What follows at a place from the effects of an event: what its player hears, and what is done.
//!
//! The words are made by the narrator, once: of the effects, of who hears them, and of how he plays.

use crate::app::session::{Act, Session, tones};
use crate::laws::{At, Effect};
use crate::table::Aid;
use crate::telling::{Then, hears, telling};
use crate::voices::Utterance;
use crate::voices::narrate::{Audience, Hearing};

impl Session {
    /// What follows here from the effects of an event, wherever it happened.
    pub(super) fn effects(&mut self, at: At, effects: &[Effect]) -> Vec<Act> {
        let effects = self.for_ears(effects);
        let told = self.manner.narrator.told(&effects, &self.hearing());
        let told = effects.iter().zip(told);
        told.flat_map(|(effect, said)| self.follows_from(at, effect, said)).collect()
    }

    /// The effects of which the player of this session hears.
    fn for_ears(&self, effects: &[Effect]) -> Vec<Effect> {
        let here = |effect: &&Effect| match self.occasion.seat() {
            // Times an assistant tells on request only (D.2.10.4).
            Some(seat) if seat.relayed && matches!(effect, Effect::PeriodBegan(..)) => false,
            Some(seat) => hears(effect, seat.color),
            None => true,
        };
        effects.iter().filter(here).cloned().collect()
    }

    /// Who hears here, and how he plays.
    fn hearing(&self) -> Hearing<'_> {
        let to = match (self.occasion.seat(), self.side()) {
            (Some(seat), _) => Audience::Seat(seat.color),
            (None, Some(color)) => Audience::Alone(color),
            (None, None) => Audience::Both,
        };
        Hearing {
            lifted: self.boards.lifted(),
            decided: self.occasion.is_rehearsal(),
            unseen: self.withholds(Aid::PositionReadout),
            ..Hearing::new(&self.game, to)
        }
    }

    /// What follows from an effect, which is told in these words.
    pub(super) fn follows_from(
        &mut self,
        at: At,
        effect: &Effect,
        said: Vec<Utterance>,
    ) -> Vec<Act> {
        let row = telling(effect);
        let tones = row.sign.into_iter().flat_map(tones::of).filter(|&tone| !self.betrays(tone));
        let mut acts: Vec<Act> = tones.map(Act::Tone).collect();
        acts.extend(said.into_iter().map(Act::Say));
        if let Some(then) = row.then {
            acts = self.does_then(at, then, acts);
        }
        acts.extend(self.clock_after(at, effect));
        acts
    }

    /// What is done because of an effect, with what is told of it.
    fn does_then(&mut self, at: At, then: Then, mut acts: Vec<Act>) -> Vec<Act> {
        let home = !self.occasion.is_match();
        match then {
            Then::ChoosePiece(by) => self.board_promotes(by),
            Then::Alarm(by) => acts.extend(self.alarm_of(by)),
            Then::Lapse => acts.splice(0..0, self.lapse()).for_each(drop),
            Then::Compare(of) => self.boards_go_back(of),
            Then::SetUp => acts.extend(self.reads_out()),
            Then::Decide(matter) => acts.extend(self.decided(at, matter)),
            // At a match the desk asks the solver and keeps the result.
            Then::Judge(question) if home => acts.push(self.judge(at, question.clone())),
            Then::Judge(_) => {}
            Then::Finish(outcome) => {
                if home {
                    acts.insert(0, Act::Finish(outcome.score()));
                }
                acts.extend(self.opponent.stop());
                self.judging.forget();
            }
        }
        acts
    }

    /// What is said of an effect.
    pub(super) fn words_of(&self, effect: &Effect) -> Vec<Utterance> {
        let told = self.manner.narrator.told(std::slice::from_ref(effect), &self.hearing());
        told.into_iter().flatten().collect()
    }

    /// Says what an effect says.
    pub(super) fn of_effect(&self, effect: &Effect) -> Vec<Act> {
        self.words_of(effect).into_iter().map(Act::Say).collect()
    }
}
