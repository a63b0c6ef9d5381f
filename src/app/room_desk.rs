//! The desk of a room: one arbiter's place over all its tables, or that of several. Pure.
//!
//! It hears what has happened at each table and is shown how all of them stand, takes the lines of whoever sits
//! at it, and answers with orders. It rules on nothing: a table's own desk does, which it opens. What needs an
//! arbiter is told unasked, once, and everything else when somebody asks.

mod call;
mod chosen;
mod commands;
mod deputy;
mod door;
mod follows;
mod locks;
mod looks;
mod runs;
mod tables;
mod taking;
mod told;
mod waiting;

use std::collections::BTreeMap;
use std::time::Duration;

use shakmaty::ByColor;
use zeroize::Zeroizing;

use crate::app::happened::Happened;
use crate::app::input::FromTerminal;
use crate::app::seats::Tries;
use crate::command::desk::Run;
use crate::laws::{At, Effect};
use crate::table::TableId;
use crate::voices::{Narrator, Utterance, Value};

use call::{Call, TimeForm};
use deputy::Deputy;
use told::Teller;
use waiting::Waiting;

pub use deputy::{DeputyId, RoomAttempt};
pub use tables::{TableNow, Tables};
pub(in crate::app) use told::{how_far, named, number};

#[cfg(test)]
#[expect(clippy::wildcard_enum_match_arm, reason = "a test looks for one thing among many")]
mod tests;

/// How long nothing new is told after something was: so long is a sentence that is spoken slowly.
const PAUSE: Duration = Duration::from_secs(4);

/// Something that must be done for the desk of a room.
#[derive(Debug)]
pub enum RoomOrder {
    /// Says and prints this to an arbiter.
    Say(DeputyId, Utterance),
    /// The next line that he types is a passphrase, and must not be seen.
    Secret(DeputyId),
    /// Find out whether this is the passphrase of the room, and say so by [`RoomDesk::verified`].
    Verify(DeputyId, RoomAttempt, Zeroizing<String>),
    /// Open the own desk of this table to him: what it says goes to him until it is closed.
    Open(DeputyId, TableId),
    /// This came from him at the desk of that table.
    AtTable(DeputyId, TableId, FromTerminal),
    /// Close it: he is back at the desk of the room.
    Close(DeputyId, TableId),
    /// Start or stop the clocks of this table, or let them go on.
    Run(TableId, Run),
    /// He leaves.
    Leave(DeputyId),
}

/// The desk.
#[derive(Debug)]
pub struct RoomDesk {
    narrator: Narrator,
    deputies: BTreeMap<DeputyId, Deputy>,
    waiting: Waiting,
    /// How often the passphrase was said wrongly, by anybody.
    tries: Tries,
    attempts: u64,
    /// After what time a desk where nothing is typed is locked; nothing: never.
    lock: Option<Duration>,
}

impl RoomDesk {
    /// The desk of a room at which nobody sits, in this voice; where nothing is typed for so long, it is locked.
    #[must_use]
    pub fn new(narrator: Narrator, lock: Option<Duration>) -> Self {
        let (deputies, waiting, tries, attempts) = Default::default();
        Self { narrator, deputies, waiting, tries, attempts, lock }
    }

    /// How things are said here.
    #[must_use]
    pub const fn narrator(&self) -> &Narrator {
        &self.narrator
    }

    /// Who has the desk of this table open before him.
    #[must_use]
    pub fn opened(&self, table: TableId) -> Option<DeputyId> {
        let has = |(&id, deputy): (&DeputyId, &Deputy)| (deputy.open == Some(table)).then_some(id);
        self.deputies.iter().find_map(has)
    }

    /// Whether somebody is at the desk who has said the passphrase.
    #[must_use]
    pub fn is_staffed(&self) -> bool {
        self.deputies.values().any(Deputy::is_in)
    }

    const fn teller<'a>(&'a self, tables: &'a Tables<'a>) -> Teller<'a> {
        let Self { narrator, waiting, .. } = self;
        Teller { narrator, tables, waiting, times: TimeForm::Exact }
    }

    /// Hears what was put on record at a table. `tables` shows them as they are after it.
    pub fn hear(
        &mut self,
        at: At,
        table: TableId,
        happened: &[Happened],
        tables: &Tables<'_>,
    ) -> Vec<RoomOrder> {
        for effect in happened.iter().flat_map(Happened::effects) {
            if let Effect::IllegalAct(by, _, count) = effect {
                self.waiting.add(table, Call::Illegal(*by, *count));
            }
        }
        self.look(at, table, tables);
        let mut orders = self.follow(table, happened, tables);
        orders.extend(self.announce(at, tables));
        orders
    }

    /// The deadline came.
    pub fn time_passed(&mut self, at: At, tables: &Tables<'_>) -> Vec<RoomOrder> {
        for (table, _) in tables.all() {
            self.look(at, table, tables);
        }
        let mut orders = self.lock_idle(at, tables);
        orders.extend(self.announce(at, tables));
        orders
    }

    /// When the desk next needs [`RoomDesk::time_passed`], if ever: something new is to be told after a pause,
    /// a flag comes near, or a desk is to be locked. `at` is the time for which the tables are shown.
    #[must_use]
    pub fn deadline(&self, at: At, tables: &Tables<'_>) -> Option<At> {
        let is_due =
            |(id, deputy): &(&DeputyId, &Deputy)| deputy.hears() && self.waiting.is_fresh(**id);
        let told = self.deputies.iter().filter(is_due).map(|(_, deputy)| deputy.quiet.max(at));
        let near = tables.all().filter_map(|(table, now)| {
            let turn = now.desk.game().clock()?.turn()?;
            let is_known = self.waiting.was_near(table, turn);
            Some(at + call::becomes_near(now).filter(|_| !is_known)?)
        });
        told.chain(near).chain(self.locks_at()).min()
    }

    /// Takes note of how a table stands.
    fn look(&mut self, at: At, table: TableId, tables: &Tables<'_>) {
        let Some(now) = tables.get(table) else { return };
        let near = ByColor::new_with(|color| self.waiting.was_near(table, color));
        let is_over = now.desk.game().outcome().is_some();
        self.waiting.look(at, table, Call::of(now, |color| near[color]), is_over);
    }

    /// Tells each arbiter what waits of which he has not heard, unless something was told just now. What waits
    /// at the table whose desk he has open, he hears there.
    fn announce(&mut self, at: At, tables: &Tables<'_>) -> Vec<RoomOrder> {
        let mut orders = Vec::new();
        let ids: Vec<DeputyId> = self.deputies.keys().copied().collect();
        for id in ids {
            orders.extend(self.calls_locked(id));
            let Some(deputy) = self.deputies.get(&id).filter(|deputy| deputy.is_in()) else {
                continue;
            };
            if let Some(table) = deputy.open {
                self.waiting.knows(id, table);
            }
            if at < deputy.quiet {
                continue;
            }
            let new = self.waiting.fresh(id);
            let news = self.teller(tables).news(&new);
            if let Some(news) = news {
                orders.extend(self.says_new(at, id, news));
            }
        }
        orders
    }

    /// Says something that nobody has asked for; nothing new follows at once.
    fn says_new(&mut self, at: At, id: DeputyId, said: Utterance) -> Option<RoomOrder> {
        self.deputies.get_mut(&id)?.quiet = at + PAUSE;
        Some(self.says(id, said))
    }

    /// Says something to an arbiter, who can hear it again.
    fn says(&mut self, id: DeputyId, said: Utterance) -> RoomOrder {
        if let Some(deputy) = self.deputies.get_mut(&id) {
            deputy.last = Some(said.clone());
        }
        RoomOrder::Say(id, said)
    }

    fn tells(&mut self, id: DeputyId, sentence: &str, values: &[(&str, Value)]) -> RoomOrder {
        let said = self.narrator.say(crate::voices::Priority::Move, sentence, values);
        self.says(id, said)
    }
}
