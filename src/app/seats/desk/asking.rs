//! What the desk asks the arbiter: yes or no, or the passphrase of an envelope.
//!
//! A question is answered at the place where it was asked.

use std::time::Duration;

use shakmaty::Color;

use crate::app::seats::Doing;
use crate::app::seats::desk::{Desk, hearing, minute, noted};
use crate::archive::{What, entry};
use crate::command::desk::DeskCommand;
use crate::laws::{At, Effect, Event, Game, Ruling, Scribe};
use crate::table::{Memo, Place, Reply};
use crate::voices::Span;
use crate::voices::voice::Word;

/// So much a ruling gives or takes, or corrects a clock by, without being asked for.
const USUAL: Duration = Duration::from_mins(10);

/// An open question.
#[derive(Clone, Debug)]
pub(super) enum Asking {
    /// Whether this is to happen.
    Event(Event),
    /// Whether the match is over.
    SignOff,
    /// The passphrase that opens the envelope.
    Passphrase,
    /// Nothing: the envelope is being opened.
    Opening,
}

impl Desk {
    /// Whether a line closes the desk at a place.
    pub(in crate::app::seats) fn is_left_by(&self, from: Place, line: &str) -> bool {
        !self.asks_passphrase(from)
            && self.narrator.talk.desk_command(line.trim()) == Some(DeskCommand::Leave)
    }

    /// Whether the next line of a place is the passphrase of an envelope.
    pub(in crate::app::seats) fn asks_passphrase(&self, from: Place) -> bool {
        matches!(&self.asking, Some((place, Asking::Passphrase)) if *place == from)
    }

    /// The place at which the envelope is being opened.
    pub(in crate::app::seats) fn opens_at(&self) -> Option<Place> {
        self.asking
            .as_ref()
            .filter(|(_, asking)| matches!(asking, Asking::Opening))
            .map(|(at, _)| *at)
    }

    /// Drops what is asked at a place: nobody is there any more.
    pub(in crate::app::seats) fn forget(&mut self, place: Place) {
        self.asking = self.asking.take().filter(|(asked, _)| *asked != place);
    }

    /// Takes a line as the answer to what was asked at this place; `None` if it is something else.
    pub(super) fn answer(&mut self, at: At, from: Place, line: &str) -> Option<Vec<Doing>> {
        let (_, asking) = self.asking.clone().filter(|(place, _)| *place == from)?;
        match asking {
            Asking::Opening => Some(vec![self.told("desk-waits", &[])]),
            Asking::Passphrase => Some(self.passphrase(from, line)),
            Asking::Event(_) | Asking::SignOff => self.yes_or_no(at, line, asking),
        }
    }

    /// Drops what is asked at a place that is left, and says so.
    pub(in crate::app::seats) fn drops(&mut self, at: At, from: Place) -> Vec<Doing> {
        let asked = self.asking.take_if(|(place, _)| *place == from);
        self.dropped(at, asked)
    }

    /// What is said of a question that another command has dropped: no later yes answers it.
    pub(super) fn dropped(&self, at: At, asked: Option<(Place, Asking)>) -> Vec<Doing> {
        let told = |what: Vec<Span>| self.told("desk-dropped", &[("what", what.into())]);
        match asked.filter(|_| self.asking.is_none()) {
            Some((_, Asking::Event(event))) => {
                minute(at, Memo::Answered(Reply::Dropped), told(self.in_words(at, &event)))
            }
            Some((_, Asking::SignOff)) => {
                vec![told(self.narrator.talk.sentence("desk-dropped-sign-off", &[]))]
            }
            Some((_, Asking::Passphrase | Asking::Opening)) | None => Vec::new(),
        }
    }

    fn yes_or_no(&mut self, at: At, line: &str, asking: Asking) -> Option<Vec<Doing>> {
        match self.narrator.talk.word(line) {
            Some(Word::No) => {
                self.asking = None;
                let told = self.told("desk-not-done", &[]);
                Some(match asking {
                    Asking::Event(_) => minute(at, Memo::Answered(Reply::No), told),
                    Asking::SignOff | Asking::Passphrase | Asking::Opening => vec![told],
                })
            }
            Some(Word::Yes) => {
                self.asking = None;
                Some(match asking {
                    Asking::Event(event) => {
                        let mut acts = vec![noted(at, Memo::Answered(Reply::Yes))];
                        acts.extend(self.event(at, event));
                        acts
                    }
                    Asking::SignOff | Asking::Passphrase | Asking::Opening => self.signed_off(at),
                })
            }
            // Whoever types another command has thought better of it.
            _ if self.narrator.talk.desk_command(first(line)).is_some() => {
                self.asking = None;
                None
            }
            _ => Some(vec![self.told("desk-yes-or-no", &[])]),
        }
    }

    /// Asks before a ruling that is hard to take back, unless it would be refused.
    pub(super) fn sure_of(&mut self, at: At, from: Place, ruling: Ruling) -> Vec<Doing> {
        let event = Event::Ruled(ruling);
        let what = self.in_words(at, &event);
        let id = if self.would_end(at, &event) { "desk-sure-ends" } else { "desk-sure" };
        self.asks(at, from, event, id, what)
    }

    /// Asks before an event that is hard to take back, unless it would be refused.
    pub(super) fn sure(
        &mut self,
        at: At,
        from: Place,
        event: Event,
        what: Vec<Span>,
    ) -> Vec<Doing> {
        self.asks(at, from, event, "desk-sure", what)
    }

    /// Lets an event happen; one that would end the game, or gives or takes unusually much time, only
    /// after a yes.
    pub(super) fn weigh(&mut self, at: At, from: Place, event: Event) -> Vec<Doing> {
        let ruling = matches!(event, Event::Ruled(_));
        let id = if self.would_end(at, &event) {
            if ruling { "desk-sure-ends" } else { "desk-sure-then" }
        } else if matches!(&event, Event::Ruled(ruling) if self.is_unusual(at, ruling)) {
            "desk-sure-time"
        } else {
            return self.event(at, event);
        };
        let what = self.in_words(at, &event);
        self.asks(at, from, event, id, what)
    }

    pub(super) fn asks(
        &mut self,
        at: At,
        from: Place,
        event: Event,
        id: &str,
        what: Vec<Span>,
    ) -> Vec<Doing> {
        if let Some(refused) = self.would_refuse(at, &event) {
            return vec![refused];
        }
        let asked = Memo::Questioned(entry::encode(&What::Event(event.clone())));
        self.asking = Some((from, Asking::Event(event)));
        minute(at, asked, self.told(id, &[("what", what.into())]))
    }

    /// Whether an event ends a game that is not over, at once or as soon as the clocks run.
    fn would_end(&self, at: At, event: &Event) -> bool {
        if self.game.is_over() {
            return false;
        }
        let mut after = Game::clone(&self.game);
        after.handle(at, event);
        let emptied =
            |color: Color| after.clock().is_some_and(|clock| clock.remaining(color, at).is_zero());
        let taken =
            if let Event::Ruled(Ruling::TimeTaken(color, _) | Ruling::ClockSet(color, _)) = event {
                emptied(*color)
            } else {
                false
            };
        after.is_over() || taken
    }

    /// Whether a ruling changes a clock by more than a penalty does: `5:30` may have been meant as
    /// hours.
    fn is_unusual(&self, at: At, ruling: &Ruling) -> bool {
        let changed = match ruling {
            Ruling::TimeAdded(_, amount) | Ruling::TimeTaken(_, amount) => Some(*amount),
            Ruling::ClockSet(color, left) => {
                self.game.clock().map(|clock| clock.remaining(*color, at).abs_diff(*left))
            }
            _ => None,
        };
        changed.is_some_and(|changed| changed > USUAL)
    }

    /// A ruling as a question, another event in the words of what follows from it.
    pub(super) fn in_words(&self, at: At, event: &Event) -> Vec<Span> {
        if let Event::Ruled(ruling) = event {
            let asked = self.narrator.asked(ruling, &self.game);
            let Ruling::ClockSet(color, _) = ruling else { return asked };
            let now = self.game.clock().map(|clock| clock.remaining(*color, at));
            return self.narrator.and_now(asked, now);
        }
        let mut after = Game::clone(&self.game);
        let effects = after.handle(at, event);
        hearing::last(&self.narrator, &effects, &after).map(|said| said.spans).unwrap_or_default()
    }

    /// What is said if an event would be refused now.
    pub(super) fn would_refuse(&self, at: At, event: &Event) -> Option<Doing> {
        let effects = Game::clone(&self.game).handle(at, event);
        let refused = effects.iter().find(|effect| matches!(effect, Effect::Refused(_)))?;
        let said = hearing::effects(&self.narrator, std::slice::from_ref(refused), &self.game);
        said.into_iter().next().map(Doing::say)
    }

    /// The match can be signed off when its game is over, or adjourned with the envelope handed in.
    pub(super) fn sign_off(&mut self, at: At, from: Place) -> Vec<Doing> {
        if self.ledger.is_signed_off {
            return vec![self.told("desk-signed-off-already", &[])];
        }
        let handed_in = self.game.is_adjourned() && self.is_handed_in(at);
        if self.game.outcome().is_none() && !handed_in {
            return vec![self.told("desk-not-over", &[])];
        }
        self.asking = Some((from, Asking::SignOff));
        let mut acts = Vec::new();
        if self.to_decide() > 0 {
            acts.push(self.told("desk-open-matters", &[("count", self.to_decide().into())]));
        }
        let over = self.game.outcome().is_some();
        let unsigned = Color::ALL.into_iter().filter(|_| over);
        let unsigned = unsigned.filter(|&color| self.game.sheet(color).signature().is_none());
        acts.extend(unsigned.map(|color| self.told("record-not-signed", &[self.color(color)])));
        if over {
            acts.extend(Color::ALL.into_iter().filter_map(|color| self.lacks(color)));
        }
        acts.push(self.told(if over { "desk-sure-sign-off" } else { "desk-sure-adjourned" }, &[]));
        acts
    }

    /// The first move that is missing on a sheet that its player types, of a game that is over.
    fn lacks(&self, color: Color) -> Option<Doing> {
        if self.game.rules().scribes[color] != Scribe::Own {
            return None;
        }
        let plies = u16::try_from(self.game.made().len()).unwrap_or(u16::MAX);
        let hole = self.game.sheet(color).first_hole(plies)?;
        let place = ("place", self.narrator.move_place(&self.game, hole.into()));
        Some(self.told("desk-sheet-lacks", &[self.color(color), place]))
    }

    fn signed_off(&mut self, at: At) -> Vec<Doing> {
        self.orders.push(Doing::SignedOff);
        let lines =
            ["desk-signed-off", "desk-writing"].map(|id| self.narrator.talk.sentence(id, &[]));
        minute(at, Memo::SignedOff, self.lines(lines.into()))
    }
}

/// The first word of a line.
pub(super) fn first(line: &str) -> &str {
    line.split_whitespace().next().unwrap_or_default()
}
