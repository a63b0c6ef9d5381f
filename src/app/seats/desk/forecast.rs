//! An event tried on a copy of the game: whether it would be refused, what it would cost, and so whether
//! the arbiter is asked before. Nothing happens here.

use std::time::Duration;

use shakmaty::Color;

use crate::app::seats::TableOrder;
use crate::app::seats::desk::hearing;
use crate::app::seats::desk::intent::{DeskIntent, on_record, said};
use crate::app::seats::desk::pending::{Asking, Stakes};
use crate::app::seats::desk::teller::Teller;
use crate::archive::{What, entry};
use crate::laws::{At, Effect, EnvelopeContents, Event, Game, Ruling};
use crate::table::{Memo, Reply};
use crate::voices::{Priority, Span};

/// So much a ruling gives or takes, or corrects a clock by, without being asked for.
const USUAL: Duration = Duration::from_mins(10);

/// Knows what would come of an event now.
#[derive(Clone, Copy, Debug)]
pub(super) struct Forecast<'a> {
    pub(super) teller: Teller<'a>,
    pub(super) at: At,
}

impl Forecast<'_> {
    /// The game after an event.
    pub(super) fn after(&self, event: &Event) -> Game {
        self.tried(event).0
    }

    fn tried(&self, event: &Event) -> (Game, Vec<Effect>) {
        let mut game = Game::clone(self.teller.game());
        let effects = game.handle(self.at, event);
        (game, effects)
    }

    /// What is said if an event would be refused.
    pub(super) fn refusal(&self, event: &Event) -> Option<TableOrder> {
        let (_, effects) = self.tried(event);
        let refused = effects.iter().find(|effect| matches!(effect, Effect::Refused(_)))?;
        let (narrator, game) = (self.teller.narrator, self.teller.game());
        let said = hearing::effects(narrator, std::slice::from_ref(refused), game);
        said.into_iter().next().map(TableOrder::say)
    }

    /// Lets an event happen; one that would end the game, takes moves back, or gives or takes unusually
    /// much time, only after a yes.
    pub(super) fn weigh(&self, event: Event) -> Vec<DeskIntent> {
        let ruling = matches!(event, Event::Ruled(_));
        let id = if self.would_end(&event) {
            if ruling { "desk-sure-ends" } else { "desk-sure-then" }
        } else if let Some(what) = self.moves_undone(&event) {
            return self.sure(event, what);
        } else if matches!(&event, Event::Ruled(ruling) if self.is_unusual(ruling)) {
            "desk-sure-time"
        } else {
            return vec![DeskIntent::Happen(event)];
        };
        let what = self.in_words(&event);
        self.asks(event, id, what)
    }

    /// Asks before a ruling that is hard to take back, unless it would be refused.
    pub(super) fn sure_of(&self, ruling: Ruling) -> Vec<DeskIntent> {
        self.sure_as_told(Event::Ruled(ruling))
    }

    /// Asks before an event that is hard to take back, in the words in which the question is repeated,
    /// unless it would be refused.
    pub(super) fn sure_as_told(&self, event: Event) -> Vec<DeskIntent> {
        let what = self.in_words(&event);
        let id = if self.would_end(&event) { "desk-sure-ends" } else { "desk-sure" };
        self.asks(event, id, what)
    }

    /// Asks before an event that is hard to take back, unless it would be refused.
    pub(super) fn sure(&self, event: Event, what: Vec<Span>) -> Vec<DeskIntent> {
        self.asks(event, "desk-sure", what)
    }

    /// Asks once more what would be different now from what was asked.
    pub(super) fn asks_again(&self, event: Event) -> Vec<DeskIntent> {
        let id = if self.would_end(&event) { "desk-sure-ends" } else { "desk-sure" };
        let what = self.moves_undone(&event).unwrap_or_else(|| self.in_words(&event));
        self.asks(event, id, what)
    }

    /// Asks whether an event is to happen, unless it would be refused.
    pub(super) fn asks(&self, event: Event, id: &str, what: Vec<Span>) -> Vec<DeskIntent> {
        if let Some(refused) = self.refusal(&event) {
            return said(refused);
        }
        let asked = Memo::Questioned(entry::encode(&What::Event(event.clone())));
        let told = self.teller.told(id, &[("what", what.into())]);
        vec![self.question(event), DeskIntent::Note(asked), told.into()]
    }

    /// Asks whether an envelope is to count whose move cannot be played. Until a yes it is closed: what
    /// is in it is an answer to the arbiter alone, and stands in no log.
    pub(super) fn asks_unplayable(&self, opened: Event, what: Vec<Span>) -> Vec<DeskIntent> {
        if let Some(refused) = self.refusal(&opened) {
            return said(refused);
        }
        let unread = What::Event(Event::Opened(EnvelopeContents::Unreadable));
        let asked = Memo::Questioned(entry::encode(&unread));
        let narrator = self.teller.narrator;
        let question = narrator.say(Priority::Answer, "desk-sure", &[("what", what.into())]);
        vec![self.question(opened), DeskIntent::Note(asked), TableOrder::say(question).into()]
    }

    fn question(&self, event: Event) -> DeskIntent {
        let stakes = self.stakes(&event);
        DeskIntent::Ask(Asking::Event(event, stakes))
    }

    /// What is said of a question that is dropped: no later yes answers it.
    pub(super) fn dropped(&self, asking: &Asking) -> Vec<DeskIntent> {
        let Some(what) = self.asked_about(asking) else { return Vec::new() };
        let told = self.teller.told("desk-dropped", &[("what", what.into())]);
        match asking {
            Asking::Event(..) => on_record(Memo::Answered(Reply::Dropped), told),
            Asking::SignOff | Asking::Passphrase | Asking::Opening => said(told),
        }
    }

    /// What an open question is about.
    pub(super) fn asked_about(&self, asking: &Asking) -> Option<Vec<Span>> {
        match asking {
            Asking::Event(Event::Opened(_), _) => {
                Some(self.teller.sentence("desk-dropped-open", &[]))
            }
            Asking::Event(event, _) => Some(self.in_words(event)),
            Asking::SignOff => Some(self.teller.sentence("desk-dropped-sign-off", &[])),
            Asking::Passphrase | Asking::Opening => None,
        }
    }

    /// What a yes to this would cost now.
    pub(super) fn stakes(&self, event: &Event) -> Stakes {
        let (gone, _) = self.gone_and_again(&self.after(event));
        Stakes { ends: self.would_end(event), gone }
    }

    /// How many moves are not in a game any more, and how many are in it again.
    fn gone_and_again(&self, after: &Game) -> (usize, usize) {
        let (now, then) = (self.teller.game().made(), after.made());
        let same = now.iter().zip(then).take_while(|(one, two)| one == two).count();
        (now.len() - same, then.len() - same)
    }

    /// Whether an event ends a game that is not over, at once or as soon as the clocks run.
    fn would_end(&self, event: &Event) -> bool {
        if self.teller.game().is_over() {
            return false;
        }
        let after = self.after(event);
        let emptied = |color: Color| {
            after.clock().is_some_and(|clock| clock.remaining(color, self.at).is_zero())
        };
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
    fn is_unusual(&self, ruling: &Ruling) -> bool {
        let changed = if let Ruling::TimeAdded(_, amount) | Ruling::TimeTaken(_, amount) = ruling {
            Some(*amount)
        } else if let Ruling::ClockSet(color, left) = ruling {
            self.remaining(*color).map(|now| now.abs_diff(*left))
        } else {
            None
        };
        changed.is_some_and(|changed| changed > USUAL)
    }

    fn remaining(&self, color: Color) -> Option<Duration> {
        self.teller.game().clock().map(|clock| clock.remaining(color, self.at))
    }

    /// A ruling as a question, and what cancels the game without one; another event in the words of what
    /// follows from it.
    pub(super) fn in_words(&self, event: &Event) -> Vec<Span> {
        let (narrator, game) = (self.teller.narrator, self.teller.game());
        let Event::Ruled(ruling) = event else {
            let (after, effects) = self.tried(event);
            if after.is_annulled() && !game.is_over() {
                return narrator.rulings().asked(&Ruling::Annulled, game);
            }
            let last = hearing::forecast(narrator, &effects, &after);
            return last.map(|said| said.spans).unwrap_or_default();
        };
        if let Ruling::Revoked(number) = ruling {
            return self.asks_to_revoke(*number);
        }
        let asked = narrator.rulings().asked(ruling, game);
        let Ruling::ClockSet(color, _) = ruling else { return asked };
        narrator.rulings().and_now(asked, self.remaining(*color))
    }

    /// A ruling that is to be revoked, as a question.
    fn asks_to_revoke(&self, number: u32) -> Vec<Span> {
        let ruling = self.teller.game().docket().rulings().find(|(known, ..)| *known == number);
        let what = ruling.map(|(_, what, _)| self.teller.numbered(number, what, "ruled"));
        self.teller.sentence("desk-revoke-what", &[("what", what.unwrap_or_default().into())])
    }

    /// What is asked before a ruling that takes moves back or lets them count again: the ruling, the
    /// moves, and what the clocks show then. `None` for every other event.
    fn moves_undone(&self, event: &Event) -> Option<Vec<Span>> {
        let Event::Ruled(ruling) = event else { return None };
        let undoes = matches!(ruling, Ruling::TouchSeen(..) | Ruling::Revoked(_));
        let (after, effects) = self.tried(event);
        let (gone, again) = self.gone_and_again(&after);
        if !undoes && ruling.back_to().is_none() || gone + again == 0 {
            return None;
        }
        let teller = self.teller;
        let mut parts = vec![self.in_words(event)];
        let counts = [("desk-moves-gone", gone), ("desk-moves-again", again)];
        let counts = counts.into_iter().filter(|(_, count)| *count > 0);
        parts.extend(counts.map(|(id, count)| teller.sentence(id, &[("count", count.into())])));
        let back = effects.iter().find_map(|effect| {
            let Effect::Restore(ply) = effect else { return None };
            undoes.then(|| teller.after(usize::from(*ply)))
        });
        parts.extend(back.map(|after| teller.sentence("restored", &after)));
        if let Some(clock) = after.clock() {
            let time = |color| teller.narrator.time(clock.remaining(color, after.now()));
            let times = [("white", time(Color::White)), ("black", time(Color::Black))];
            parts.push(teller.sentence("desk-clocks-then", &times));
        }
        Some(parts.join(&teller.narrator.talk.span(" ")))
    }
}
