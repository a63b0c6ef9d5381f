//! What is wanted at the desk: closed and small. A part that wants something lets nothing happen; the desk
//! does it, one after the other.

use crate::app::seats::TableOrder;
use crate::app::seats::desk::pending::Asking;
use crate::app::seats::desk::teller::Teller;
use crate::app::seats::desk::{Desk, noted};
use crate::command::desk::DeskCommand;
use crate::laws::{At, Event, Ruling};
use crate::table::{Memo, Place};

/// What a note holds at most, in letters: a line that can be listened to.
pub(super) const NOTE: usize = 400;

/// What is wanted.
#[derive(Debug)]
pub(super) enum DeskIntent {
    /// This is said, or done by the host.
    Do(TableOrder),
    /// This is put on record beside the game.
    Note(Memo),
    /// This happens to the game.
    Happen(Event),
    /// These are ruled, until one is refused.
    RuleAll(Vec<Ruling>),
    /// This is told if it is so after all that was done before.
    Then(Next),
    /// The arbiter is asked this, where he has typed.
    Ask(Asking),
    /// He is not asked any more.
    Close,
    /// A comparison of the boards proposes these; none, if nothing is proposed any more.
    Propose(Vec<Ruling>),
    /// The arbiter is talked to in the voice of this name, if there is one.
    TalkIn(String),
    /// A word of chess is told in every language.
    Translate(String),
    /// The board is shown from the other side.
    Flip,
    /// This is said of a line that was not taken: it is not what can be heard again.
    Slip(TableOrder),
}

/// A sentence that depends on the game after the intents before it.
#[derive(Clone, Copy, Debug)]
pub(super) enum Next {
    /// That the clocks are stopped, after a matter was turned down or a player was told to seal.
    Paused,
    /// That no move was taken back.
    SamePosition,
}

impl DeskIntent {
    /// The arbiter rules this.
    pub(super) const fn rule(ruling: Ruling) -> Self {
        Self::Happen(Event::Ruled(ruling))
    }
}

impl From<TableOrder> for DeskIntent {
    fn from(order: TableOrder) -> Self {
        Self::Do(order)
    }
}

/// Nothing but this is said or done.
pub(super) fn said(order: TableOrder) -> Vec<DeskIntent> {
    vec![DeskIntent::Do(order)]
}

/// This is put on record, and this said of it.
pub(super) fn on_record(memo: Memo, said: TableOrder) -> Vec<DeskIntent> {
    vec![DeskIntent::Note(memo), DeskIntent::Do(said)]
}

impl Desk {
    /// Does what is wanted where a line was typed, in its order.
    pub(super) fn carry_out(
        &mut self,
        at: At,
        from: Place,
        wanted: Vec<DeskIntent>,
    ) -> Vec<TableOrder> {
        let mut done = Vec::new();
        for intent in wanted {
            match intent {
                DeskIntent::Do(order) => done.push(order),
                DeskIntent::Slip(order) => {
                    self.overview.is_slip = true;
                    done.push(order);
                }
                DeskIntent::Note(memo) => done.push(noted(at, memo)),
                DeskIntent::Happen(event) => done.extend(self.event(at, event)),
                DeskIntent::RuleAll(rulings) => done.extend(self.rule_all(at, rulings)),
                DeskIntent::Then(next) => {
                    let recorded = is_recorded(&done);
                    done.extend(self.teller().follows(next, recorded));
                }
                DeskIntent::Ask(asking) => self.pending.ask(from, asking),
                DeskIntent::Close => self.pending.close(),
                DeskIntent::Propose(rulings) => self.pending.proposal = rulings,
                DeskIntent::TalkIn(name) => match self.library.talk_named(&name) {
                    Some(talk) => {
                        let name = talk.name().to_owned();
                        self.talk_in(&name);
                        let said = self.teller().told("talk-set", &[]);
                        done.extend([noted(at, Memo::DeskTalks(name)), said]);
                    }
                    None => done.push(self.teller().wants(DeskCommand::Talk)),
                },
                DeskIntent::Translate(word) => done.push(self.translated(&word)),
                DeskIntent::Flip => {
                    self.overview.bottom = !self.overview.bottom;
                    let bottom = self.teller().color(self.overview.bottom);
                    done.push(self.teller().told("flipped", &[bottom]));
                }
            }
        }
        done
    }

    fn rule_all(&mut self, at: At, rulings: Vec<Ruling>) -> Vec<TableOrder> {
        let mut done = Vec::new();
        for ruling in rulings {
            let ruled = self.event(at, Event::Ruled(ruling));
            let refused = !is_recorded(&ruled);
            done.extend(ruled);
            if refused {
                break;
            }
        }
        done
    }
}

impl Teller<'_> {
    /// What is told last, by whether anything was put on record.
    fn follows(&self, next: Next, recorded: bool) -> Option<TableOrder> {
        let id = match next {
            Next::Paused if recorded && self.game().is_paused() => "desk-paused",
            Next::SamePosition if recorded => "desk-restored-same",
            Next::Paused | Next::SamePosition => return None,
        };
        Some(self.told(id, &[]))
    }
}

fn is_recorded(done: &[TableOrder]) -> bool {
    done.iter().any(|order| order.recorded().is_some())
}
