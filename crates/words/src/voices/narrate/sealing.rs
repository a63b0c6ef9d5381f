//! What is said of a game that is adjourned, and of its envelope.

use shakmaty::Color;

use crate::laws::{Bonus, Clock, Effect, Envelope};
use crate::voices::narrate::Narrator;
use crate::voices::narrate::hearing::{Hearing, Words};
use crate::voices::utterance::{Priority, written};

/// What is said of a game that is adjourned, in one voice.
#[derive(Clone, Copy, Debug)]
pub(super) struct SealWords<'a>(&'a Narrator);

impl Narrator {
    /// What is said of sealed moves and their envelopes.
    pub(super) const fn envelopes(&self) -> SealWords<'_> {
        SealWords(self)
    }
}

impl SealWords<'_> {
    pub(super) fn must_seal(self, by: Color, hearing: &Hearing) -> Words {
        if hearing.seat() == Some(by) {
            return self.0.to_player("seat-must-seal", &[]);
        }
        self.0.of("must-seal", by)
    }

    pub(super) fn adjourned(self, envelope: &Envelope) -> Words {
        let number = ("number", envelope.number.into());
        self.0.plain("adjourned", &[self.0.colored(envelope.sealer), number])
    }

    /// That the envelope can be opened. Whether the player who answers is there, nobody but a person
    /// sees, unless that was just noted.
    pub(super) fn must_open(self, color: Color, all: &[Effect], hearing: &Hearing) -> Words {
        let noted = all.iter().any(|effect| matches!(effect, Effect::Arrived(_)));
        if !hearing.is_desk() {
            return self.0.of(if noted { "must-open-now" } else { "must-open" }, color);
        }
        let id = if noted { "desk-open-now" } else { "desk-open-if-there" };
        let name = written(&self.0.color(color).spans()).to_lowercase();
        let values = [self.0.colored(color), ("player", name.into())];
        Words::own(self.0.say(Priority::Move, id, &values))
    }

    /// That the envelope is open. The arbiter hears what else has changed on a clock: the sealed move has
    /// brought its increment.
    pub(super) fn opened(self, color: Color, hearing: &Hearing) -> Words {
        let words = self.0.of("opened", color);
        let brought = |clock: &&Clock| match clock.bonus(!color) {
            Bonus::Increment(amount) => !amount.is_zero(),
            Bonus::Delay(_) | Bonus::Bronstein(_) => false,
        };
        let clock = hearing.game.clock().filter(|clock| hearing.is_desk() && brought(clock));
        if clock.is_none() {
            return words;
        }
        let added = self.0.talk.sentence("desk-opened-clock", &[self.0.colored(!color)]);
        words.with(self.0.after_a_blank(added))
    }
}
