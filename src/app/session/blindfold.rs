//! Playing without seeing the board: it is put on and taken off, each look counts, and at the end it is
//! told how often the player has looked.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::Color;

use crate::app::happened::{Happened, RecordNote};
use crate::app::session::choosing::set_by;
use crate::app::session::intent::{Intent, all, said};
use crate::app::session::teller::{Lines, Questions, Requests, Teller};
use crate::app::session::{Act, Place};
use crate::archive::since;
use crate::command::Command;
use crate::config::Key;
use crate::laws::{At, Refusal};
use crate::table::Blindfold;
use crate::understanding::About;
use crate::voices::{Utterance, Value};

impl Place {
    /// Whether the board of the game may be seen now: it may when the game is over, and where another one
    /// is gone through.
    pub(super) fn blindfold(&self) -> Blindfold {
        let over = self.game.outcome().is_some() || self.activity.is_elsewhere();
        if over { Blindfold::Off } else { self.looks.blindfold }
    }

    /// Whose looks they are: a player's at a match, and of all who play at home.
    fn whose_looks(&self) -> Option<Color> {
        self.occasion.seat().map(|seat| seat.color)
    }

    /// Plays so from now on.
    pub(super) fn turns_blindfold(&mut self, at: At, blindfold: Blindfold) -> Act {
        self.looks.turn(blindfold, since(&self.game));
        if self.whose_looks().is_none() {
            self.listing.header.blindfold = blindfold;
        }
        Act::record(Happened::Beside(at, RecordNote::Blindfold(self.whose_looks(), blindfold)))
    }

    /// What is put on record here and was not known before.
    pub(super) const fn recalls_look(&mut self, act: &Act) {
        if act.is_look() {
            self.looks.look();
        }
    }
}

impl Questions<'_> {
    /// What shows the board of a game that is played blindfold is a look: that goes on record as well.
    ///
    /// # Errors
    ///
    /// What is said where the player has chosen that nothing shows it.
    pub(super) fn looks(&self, at: At, recorded: Vec<Act>) -> Result<Vec<Act>, Vec<Act>> {
        let looked = || {
            let whose = self.place.whose_looks();
            Act::record(Happened::Beside(at, RecordNote::Looked(whose)))
        };
        match self.place.blindfold() {
            Blindfold::Off => Ok(recorded),
            Blindfold::On => Ok(recorded.into_iter().chain([looked()]).collect()),
            Blindfold::Strict => Err(vec![self.teller().blindfold_said("blindfold-refused")]),
        }
    }
}

impl Lines<'_> {
    /// Asks for the aid that a line is which is answered so: what goes on record with it.
    ///
    /// # Errors
    ///
    /// As with [`Questions::asks`].
    pub(super) fn asks(
        &self,
        at: At,
        command: Command,
        about: &About,
        answer: Option<&Result<Utterance, Utterance>>,
    ) -> Result<Vec<Act>, Vec<Act>> {
        // A repetition is no question.
        if command == Command::Repeat && !about.is_nothing() {
            return Ok(Vec::new());
        }
        let recorded = self.teller().questions().asks_by(at, command, about)?;
        let unseen = self.place.aids_in_force().is_none() && shows_nothing(command, about, answer);
        Ok(if unseen { Vec::new() } else { recorded })
    }
}

/// Whether a question is not understood, or no square is named from which something can be taken.
fn shows_nothing(
    command: Command,
    about: &About,
    answer: Option<&Result<Utterance, Utterance>>,
) -> bool {
    if command == Command::Take {
        return about.square().is_none();
    }
    matches!(answer, Some(Err(_)))
}

impl Requests<'_> {
    /// The blindfold is put on, made stricter or taken off. Without a word it is put on, and where it is on
    /// it is told how it is.
    pub(super) fn blindfold(&self, rest: &str) -> Vec<Intent> {
        if self.place.game.outcome().is_some() {
            return all(self.teller().refused(Refusal::GameOver));
        }
        let now = self.place.blindfold();
        let how = match rest {
            "" if now.is_off() => "on".to_owned(),
            "" => now.name().to_owned(),
            _ => set_by(Key::Blindfold, rest, &self.manner.narrator.talk),
        };
        match Blindfold::named(&how) {
            Some(wanted) if wanted == now => all(self.teller().blindfold_stands()),
            Some(wanted) => vec![Intent::Blindfold(wanted)],
            None => said(self.manner.wrong_value(Key::Blindfold, rest)),
        }
    }
}

impl Teller<'_> {
    /// How the game is played, and how often the player has looked so far.
    pub(super) fn blindfold_stands(&self) -> Vec<Act> {
        let id = match self.place.blindfold() {
            Blindfold::Off => "blindfold-off",
            Blindfold::On => "blindfold-on",
            Blindfold::Strict => "blindfold-strict",
        };
        let count = self.place.looks.count;
        let looks = (id != "blindfold-off" && count > 0)
            .then(|| self.manner.said("blindfold-looks", &[("count", count.into())]));
        [self.blindfold_said(id)].into_iter().chain(looks).collect()
    }

    fn blindfold_said(&self, id: &str) -> Act {
        let talk = &self.manner.narrator.talk;
        let name = Value::from(talk.command_name(Command::Blindfold));
        let on = Value::from(talk.value_name(Blindfold::On.name()));
        self.manner.said(id, &[("blindfold", name), ("on", on)])
    }

    /// At the end: how often the player has looked who has seen no board.
    pub(super) fn blindfold_told(&self) -> Option<Act> {
        let looks = self.place.looks;
        let count = ("count", looks.count.into());
        (!looks.blindfold.is_off()).then(|| match looks.since {
            None => self.manner.said("blindfold-told", &[count]),
            Some(number) => {
                self.manner.said("blindfold-told-since", &[count, ("number", number.into())])
            }
        })
    }
}
