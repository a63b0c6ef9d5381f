//! What the desk asks the arbiter: yes or no, or the passphrase of an envelope.
//!
//! A question is answered at the place where it was asked.

use std::time::Duration;

use shakmaty::Color;

use crate::app::seats::TableOrder;
use crate::app::seats::desk::{Desk, hearing, minute, noted};
use crate::archive::{What, entry};
use crate::command::desk::DeskCommand;
use crate::laws::{At, Contents, Effect, Event, Game, Ruling, Scribe};
use crate::table::{Memo, Place, Reply};
use crate::voices::voice::Word;
use crate::voices::{Priority, Span, Value};

/// So much a ruling gives or takes, or corrects a clock by, without being asked for.
const USUAL: Duration = Duration::from_mins(10);

/// An open question.
#[derive(Clone, Debug)]
pub(super) enum Asking {
    /// Whether this is to happen, and what it would have cost when it was asked.
    Event(Event, Stakes),
    /// Whether the match is over.
    SignOff,
    /// The passphrase that opens the envelope.
    Passphrase,
    /// Nothing: the envelope is being opened.
    Opening,
}

/// What a yes costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stakes {
    /// Whether the game is over then.
    ends: bool,
    /// How many moves are taken back.
    gone: usize,
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
    pub(super) fn answer(&mut self, at: At, from: Place, line: &str) -> Option<Vec<TableOrder>> {
        let (_, asking) = self.asking.clone().filter(|(place, _)| *place == from)?;
        match asking {
            Asking::Opening => Some(vec![self.told("desk-waits", &[])]),
            Asking::Passphrase if self.is_help(line) => Some(vec![
                self.told("desk-help-envelope", &[]),
                self.ask_passphrase(from, "desk-envelope-passphrase"),
            ]),
            Asking::Passphrase => Some(self.passphrase(from, line)),
            Asking::Event(..) | Asking::SignOff => self.yes_or_no(at, from, line, asking),
        }
    }

    /// Drops what is asked at a place that is left, and says so.
    pub(in crate::app::seats) fn drops(&mut self, at: At, from: Place) -> Vec<TableOrder> {
        let asked = self.asking.take_if(|(place, _)| *place == from);
        self.dropped(at, asked)
    }

    /// What is said of a question that another command has dropped: no later yes answers it.
    pub(super) fn dropped(&self, at: At, asked: Option<(Place, Asking)>) -> Vec<TableOrder> {
        let asked = asked.filter(|_| self.asking.is_none()).map(|(_, asking)| asking);
        let about = asked.as_ref().and_then(|asking| self.asked_about(at, asking));
        let told = about.map(|what| self.told("desk-dropped", &[("what", what.into())]));
        match (asked, told) {
            (Some(Asking::Event(..)), Some(told)) => {
                minute(at, Memo::Answered(Reply::Dropped), told)
            }
            (_, told) => told.into_iter().collect(),
        }
    }

    /// What the open question is about.
    fn asked_about(&self, at: At, asking: &Asking) -> Option<Vec<Span>> {
        match asking {
            Asking::Event(Event::Opened(_), _) => {
                Some(self.narrator.talk.sentence("desk-dropped-open", &[]))
            }
            Asking::Event(event, _) => Some(self.in_words(at, event)),
            Asking::SignOff => Some(self.narrator.talk.sentence("desk-dropped-sign-off", &[])),
            Asking::Passphrase | Asking::Opening => None,
        }
    }

    fn is_help(&self, line: &str) -> bool {
        self.narrator.talk.desk_command(line) == Some(DeskCommand::Help)
    }

    /// What a command answers that changes nothing: the question stays open, and is put again.
    fn looks_meanwhile(&mut self, at: At, from: Place, line: &str) -> Option<Vec<TableOrder>> {
        let command = self.narrator.talk.desk_command(first(line));
        if !command.is_none_or(DeskCommand::only_looks) {
            return None;
        }
        if command.is_none() && !self.is_question(first(line)) {
            return Some(vec![self.told("desk-yes-or-no", &[])]);
        }
        let mut acts = if self.is_help(line) {
            vec![self.told("desk-help-yes-or-no", &[])]
        } else {
            self.command(at, from, line)
        };
        let about = self.asking.as_ref().and_then(|(_, asking)| self.asked_about(at, asking));
        acts.extend(about.map(|what| self.told("desk-still-asked", &[("what", what.into())])));
        Some(acts)
    }

    fn yes_or_no(
        &mut self,
        at: At,
        from: Place,
        line: &str,
        asking: Asking,
    ) -> Option<Vec<TableOrder>> {
        match self.narrator.talk.word(line) {
            Some(Word::No) => {
                self.asking = None;
                let told = self.told("desk-not-done", &[]);
                Some(match asking {
                    Asking::Event(..) => minute(at, Memo::Answered(Reply::No), told),
                    Asking::SignOff | Asking::Passphrase | Asking::Opening => vec![told],
                })
            }
            Some(Word::Yes) => {
                self.asking = None;
                Some(match asking {
                    Asking::Event(event, stakes) if stakes != self.stakes(at, &event) => {
                        let mut acts = vec![self.told("desk-changed-since", &[])];
                        acts.extend(self.asks_again(at, from, event));
                        acts
                    }
                    Asking::Event(event, _) => {
                        let mut acts = vec![noted(at, Memo::Answered(Reply::Yes))];
                        acts.extend(self.event(at, event));
                        acts
                    }
                    Asking::SignOff | Asking::Passphrase | Asking::Opening => self.signed_off(at),
                })
            }
            _ => {
                let looked = self.looks_meanwhile(at, from, line);
                if looked.is_none() {
                    // Whoever types another command has thought better of it.
                    self.asking = None;
                }
                looked
            }
        }
    }

    /// Asks before a ruling that is hard to take back, unless it would be refused.
    pub(super) fn sure_of(&mut self, at: At, from: Place, ruling: Ruling) -> Vec<TableOrder> {
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
    ) -> Vec<TableOrder> {
        self.asks(at, from, event, "desk-sure", what)
    }

    /// Lets an event happen; one that would end the game, takes moves back, or gives or takes unusually
    /// much time, only after a yes.
    pub(super) fn weigh(&mut self, at: At, from: Place, event: Event) -> Vec<TableOrder> {
        let ruling = matches!(event, Event::Ruled(_));
        let id = if self.would_end(at, &event) {
            if ruling { "desk-sure-ends" } else { "desk-sure-then" }
        } else if let Some(what) = self.moves_undone(at, &event) {
            return self.sure(at, from, event, what);
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
    ) -> Vec<TableOrder> {
        self.asks_of(at, from, event, id, &[("what", what.into())])
    }

    /// Asks whether an event is to happen, by a sentence with these values, unless it would be refused.
    pub(super) fn asks_of(
        &mut self,
        at: At,
        from: Place,
        event: Event,
        id: &str,
        values: &[(&str, Value)],
    ) -> Vec<TableOrder> {
        if let Some(refused) = self.would_refuse(at, &event) {
            return vec![refused];
        }
        let asked = Memo::Questioned(entry::encode(&What::Event(event.clone())));
        self.put_question(at, from, event);
        minute(at, asked, self.told(id, values))
    }

    /// Asks once more what would be different now from what was asked.
    fn asks_again(&mut self, at: At, from: Place, event: Event) -> Vec<TableOrder> {
        let id = if self.would_end(at, &event) { "desk-sure-ends" } else { "desk-sure" };
        let what = self.moves_undone(at, &event).unwrap_or_else(|| self.in_words(at, &event));
        self.asks(at, from, event, id, what)
    }

    fn put_question(&mut self, at: At, from: Place, event: Event) {
        let stakes = self.stakes(at, &event);
        self.asking = Some((from, Asking::Event(event, stakes)));
    }

    /// Asks whether an envelope is to count whose move cannot be played. Until a yes it is closed: what
    /// is in it is an answer to the arbiter alone, and stands in no log.
    pub(super) fn unplayable(
        &mut self,
        at: At,
        from: Place,
        opened: Event,
        what: Vec<Span>,
    ) -> Vec<TableOrder> {
        if let Some(refused) = self.would_refuse(at, &opened) {
            return vec![refused];
        }
        let unread = What::Event(Event::Opened(Contents::Unreadable));
        self.put_question(at, from, opened);
        let question = self.narrator.say(Priority::Answer, "desk-sure", &[("what", what.into())]);
        minute(at, Memo::Questioned(entry::encode(&unread)), TableOrder::say(question))
    }

    /// What a yes to this would cost now.
    fn stakes(&self, at: At, event: &Event) -> Stakes {
        let mut after = Game::clone(&self.game);
        after.handle(at, event);
        let same = self.game.made().iter().zip(after.made()).take_while(|(one, two)| one == two);
        let gone = self.game.made().len() - same.count();
        Stakes { ends: self.would_end(at, event), gone }
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
            if let Ruling::Revoked(number) = ruling {
                return self.asks_to_revoke(*number);
            }
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
    pub(super) fn would_refuse(&self, at: At, event: &Event) -> Option<TableOrder> {
        let effects = Game::clone(&self.game).handle(at, event);
        let refused = effects.iter().find(|effect| matches!(effect, Effect::Refused(_)))?;
        let said = hearing::effects(&self.narrator, std::slice::from_ref(refused), &self.game);
        said.into_iter().next().map(TableOrder::say)
    }

    /// The match can be signed off when its game is over, or adjourned with the envelope handed in.
    pub(super) fn sign_off(&mut self, at: At, from: Place) -> Vec<TableOrder> {
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
            acts.push(self.told("desk-still-open", &[("count", self.to_decide().into())]));
            acts.push(self.lines(self.numbered_matters()));
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
    fn lacks(&self, color: Color) -> Option<TableOrder> {
        if self.game.rules().scribes[color] != Scribe::Own {
            return None;
        }
        let plies = u16::try_from(self.game.made().len()).unwrap_or(u16::MAX);
        let hole = self.game.sheet(color).first_hole(plies)?;
        let place = ("place", self.narrator.move_place(&self.game, hole.into()));
        Some(self.told("desk-sheet-lacks", &[self.color(color), place]))
    }

    fn signed_off(&mut self, at: At) -> Vec<TableOrder> {
        self.orders.push(TableOrder::SignedOff);
        let lines =
            ["desk-signed-off", "desk-writing"].map(|id| self.narrator.talk.sentence(id, &[]));
        minute(at, Memo::SignedOff, self.lines(lines.into()))
    }
}

/// The first word of a line.
pub(super) fn first(line: &str) -> &str {
    line.split_whitespace().next().unwrap_or_default()
}
