//! What follows at a place from the effects of an event: what its player hears, and what is done.
//!
//! The words are made by the narrator, once: of the effects, of who hears them, and of how he plays.

#![deny(clippy::wildcard_enum_match_arm)]

use crate::app::order::Keeping;
use crate::app::session::intent::Tell;
use crate::app::session::teller::Teller;
use crate::app::session::{Act, Place, Session, tones};
use crate::command::Command;
use crate::laws::{At, Effect, Refusal};
use crate::table::Aid;
use crate::telling::{Then, hears, telling};
use crate::voices::narrate::{Audience, Hearing};
use crate::voices::{Priority, Utterance};

/// What follows at a place from an event.
pub(super) struct Followed {
    pub(super) acts: Vec<Act>,
    /// Whether its effects are told.
    is_told: bool,
}

impl Session {
    /// What follows here from the effects of an event, wherever it happened.
    pub(super) fn effects(&mut self, at: At, effects: &[Effect], tell: Tell) -> Followed {
        let effects = self.place.for_ears(effects);
        let told = self.teller().words(&effects, tell);
        let is_told = told.iter().any(|said| !said.is_empty());
        let is_refused = effects.iter().any(|effect| matches!(effect, Effect::Refused(_)));
        self.manner.heard.is_told |= is_told && !is_refused;
        let mut acts = Vec::new();
        for (effect, said) in effects.iter().zip(told) {
            acts.extend(self.follows_from(at, effect, said, tell));
        }
        acts.extend(is_told.then(|| self.boards.laid(self.teller()).way_out(&effects)).flatten());
        Followed { acts, is_told }
    }

    /// What follows from an effect, which is told in these words.
    pub(super) fn follows_from(
        &mut self,
        at: At,
        effect: &Effect,
        said: Vec<Utterance>,
        tell: Tell,
    ) -> Vec<Act> {
        let (row, aloud) = (telling(effect), tell != Tell::Nothing);
        let sign = row.sign.filter(|_| aloud);
        let tones = sign.into_iter().flat_map(tones::of).filter(|&tone| !self.place.betrays(tone));
        let mut acts: Vec<Act> = tones.map(Act::tone).collect();
        acts.extend(said.into_iter().map(Act::say));
        if let Some(then) = row.then {
            acts = self.does_then(at, then, acts, tell);
        }
        if aloud {
            acts.extend(self.clock_after(at, effect));
        }
        acts
    }

    /// What is done because of an effect, with what is told of it.
    fn does_then(&mut self, at: At, then: Then, mut acts: Vec<Act>, tell: Tell) -> Vec<Act> {
        let home = !self.place.occasion.is_match();
        match then {
            Then::ChoosePiece(by) => {
                if let Some(which) = self.place.board_of(by).promotion() {
                    self.place.pending.ask(which);
                }
            }
            Then::Alarm(by) => acts.extend(self.boards.alarm_of(&self.place, by)),
            Then::Lapse => {
                acts.splice(0..0, self.place.pending.lapse(&self.manner)).for_each(drop);
            }
            Then::Compare(of) => self.boards.go_back(&self.place, of),
            Then::SetUp => acts.extend(self.teller().reads_out()),
            Then::Decide(matter) => {
                let decided = self.teller().decided(matter, tell);
                acts.extend(self.carry_out(at, decided));
            }
            // At a match the desk asks the solver and keeps the result.
            Then::Judge(question) if home => acts.push(self.judging.asks(at, question.clone())),
            Then::Judge(_) => {}
            Then::Finish(outcome) => {
                acts.extend(self.teller().blindfold_told().filter(|_| tell != Tell::Nothing));
                if home {
                    acts.insert(0, Act::Keep(Keeping::Finish(outcome.score())));
                    acts.extend(self.teller().what_next().filter(|_| tell != Tell::Nothing));
                }
                let stopped = self.opponent.stop();
                acts.extend(self.carry_out(at, stopped));
                self.judging.forget();
            }
        }
        acts
    }
}

impl Teller<'_> {
    /// The words of the effects of one event, told so.
    fn words(&self, effects: &[Effect], tell: Tell) -> Vec<Vec<Utterance>> {
        let mut hearing = self.place.hearing();
        let is_heard = match tell {
            Tell::Usual | Tell::Joined | Tell::Seated(_) | Tell::Written(..) | Tell::Pressed(_) => {
                true
            }
            Tell::Lifted(square, piece) => {
                hearing.lifted = Some((square, piece));
                true
            }
            Tell::Instead(_) => effects.iter().any(|it| matches!(it, Effect::Refused(_))),
            Tell::Nothing => false,
        };
        if !is_heard {
            return vec![Vec::new(); effects.len()];
        }
        let mut told = self.told_of(effects, &hearing);
        if tell == Tell::Joined {
            told.iter_mut().flatten().for_each(|said| said.priority = Priority::Answer);
        }
        told
    }

    /// The narrator's words; but where the clocks wait for the player, that is why the game does not run.
    fn told_of(&self, effects: &[Effect], hearing: &Hearing) -> Vec<Vec<Utterance>> {
        let mut told = self.manner.narrator.told(effects, hearing);
        for (effect, said) in effects.iter().zip(&mut told) {
            if let (Effect::Refused(Refusal::NotRunning), Some(halted)) = (effect, self.halted()) {
                *said = vec![halted];
            }
        }
        told
    }

    /// What can be done when a game at home is over.
    fn what_next(&self) -> Option<Act> {
        if self.place.is_ruled_elsewhere() {
            let named = |command| self.manner.narrator.talk.command_name(command).into();
            let values = [("quit", named(Command::Quit)), ("rematch", named(Command::Rematch))];
            let between_homes = self.place.listing.header.is_between_homes();
            let id = if between_homes { "home-over" } else { "elsewhere-over" };
            return Some(self.manner.said(id, &values));
        }
        Some(self.manner.said("over-next", &[("game", self.place.game_name()?)]))
    }

    /// What is said of an effect.
    pub(super) fn words_of(&self, effect: &Effect) -> Vec<Utterance> {
        let told = self.told_of(std::slice::from_ref(effect), &self.place.hearing());
        told.into_iter().flatten().collect()
    }

    /// Says what an effect says.
    pub(super) fn of_effect(&self, effect: &Effect) -> Vec<Act> {
        self.words_of(effect).into_iter().map(Act::say).collect()
    }
}

impl Place {
    /// How what happens to the game is told: one that waits until another is closed is told of then.
    pub(super) const fn in_the_background(&self) -> Tell {
        if self.activity.is_elsewhere() { Tell::Nothing } else { Tell::Usual }
    }

    /// Who hears here, and how he plays.
    fn hearing(&self) -> Hearing<'_> {
        let to = match (self.occasion.seat(), self.side()) {
            (Some(seat), _) => Audience::Seat(seat.color),
            (None, Some(color)) => Audience::Alone(color),
            (None, None) => Audience::Both,
        };
        Hearing {
            decided: self.occasion.is_rehearsal(),
            unseen: self.withholds(Aid::PositionReadout),
            untold: self.withholds(Aid::OwnAnnouncements),
            ..Hearing::new(&self.game, to)
        }
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
}

impl Teller<'_> {
    /// Everything that is done because of an event: what is kept of it, what follows, and what is said
    /// of it where its effects are not told.
    pub(super) fn all_of(&self, record: Option<Act>, followed: Followed, tell: Tell) -> Vec<Act> {
        let Followed { acts, is_told } = followed;
        let alone = if is_told { None } else { self.alone(tell) };
        // If a piece is taken and put down in one go, both are heard as one message.
        let (before, after) =
            if matches!(tell, Tell::Seated(_)) { (alone, None) } else { (None, alone) };
        before.into_iter().chain(record).chain(acts).chain(after).collect()
    }

    fn alone(&self, tell: Tell) -> Option<Act> {
        let manner = self.manner;
        match tell {
            Tell::Usual | Tell::Joined | Tell::Nothing => None,
            Tell::Instead(id) => Some(manner.told(id, &[])),
            Tell::Lifted(square, piece) => Some(manner.of_piece("board-lifted", piece, square)),
            Tell::Seated(square) => {
                Some(manner.said("board-seated", &[("square", manner.narrator.square(square))]))
            }
            Tell::Written(ply, uci) => Some(self.moves().entry_said(ply, uci)),
            Tell::Pressed(by) => {
                Some(manner.said("board-pressed", &[("color", manner.narrator.color(by))]))
            }
        }
    }
}
