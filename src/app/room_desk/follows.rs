//! Tables that an arbiter follows: everything that is announced there he hears, with the number first.

use crate::app::happened::{Happened, RecordNote};
use crate::app::room_desk::told::number;
use crate::app::room_desk::{DeputyId, RoomDesk, RoomOrder, Tables};
use crate::laws::Effect;
use crate::table::{Memo, TableId};
use crate::telling::telling;
use crate::voices::narrate::{Audience, Hearing};
use crate::voices::{Narrator, Priority, Span, Utterance};

impl RoomDesk {
    /// Follows a table, follows none, or tells which are followed; nothing if what is typed is none of these.
    pub(super) fn follows(
        &mut self,
        id: DeputyId,
        text: &str,
        tables: &Tables<'_>,
    ) -> Option<Vec<RoomOrder>> {
        let talk = &self.narrator.talk;
        let is_none = |name: &String| talk.same(name, text);
        if talk.names_in("name-room-none").iter().any(is_none) || text.eq_ignore_ascii_case("none")
        {
            self.deputies.get_mut(&id)?.follows.clear();
            return Some(vec![self.tells(id, "room-desk-follows-none", &[])]);
        }
        if text.is_empty() {
            return Some(vec![self.tells_followed(id, tables)]);
        }
        self.of_table(id, text, tables, |desk, table| {
            if let Some(deputy) = desk.deputies.get_mut(&id) {
                deputy.follows.insert(table);
            }
            vec![desk.tells_followed(id, tables)]
        })
    }

    fn tells_followed(&mut self, id: DeputyId, tables: &Tables<'_>) -> RoomOrder {
        let followed = self.deputies.get(&id).map(|deputy| deputy.follows.clone());
        let followed = followed.unwrap_or_default();
        if followed.is_empty() {
            return self.tells(id, "room-desk-follows-none", &[]);
        }
        let count = ("count", followed.len().into());
        let tables = ("tables", self.teller(tables).numbers(followed));
        self.tells(id, "room-desk-follows", &[count, tables])
    }

    /// Tells who follows a table what was announced there. Who has its desk open hears it there.
    pub(super) fn follow(
        &mut self,
        table: TableId,
        happened: &[Happened],
        tables: &Tables<'_>,
    ) -> Vec<RoomOrder> {
        let follows = |(&id, deputy): (&DeputyId, &super::Deputy)| {
            let hears = deputy.is_in() && deputy.follows.contains(&table);
            (hears && deputy.open != Some(table)).then_some(id)
        };
        let followers: Vec<DeputyId> = self.deputies.iter().filter_map(follows).collect();
        if followers.is_empty() || tables.get(table).is_none() {
            return Vec::new();
        }
        let announced = happened.iter().flat_map(|happened| announced(&self.narrator, happened));
        let lines: Vec<Vec<Span>> = announced.collect();
        if lines.is_empty() {
            return Vec::new();
        }
        let what = self.narrator.lines(Priority::Move, lines).spans;
        let values = [number(table), ("what", what.into())];
        let spans = self.narrator.talk.sentence("room-desk-follows-said", &values);
        let said = Utterance { priority: Priority::Move, spans };
        followers.into_iter().map(|id| self.says(id, said.clone())).collect()
    }
}

/// What is announced aloud at a table; not what needs an arbiter, of which he hears as of that.
fn announced(narrator: &Narrator, happened: &Happened) -> Vec<Vec<Span>> {
    let (effects, game) = match happened {
        Happened::Event { effects, game, .. } => (effects, game),
        Happened::Beside(_, RecordNote::Memo(Memo::Captain(of, note))) => {
            return vec![note.told(narrator, *of)];
        }
        Happened::Beside(..) => return Vec::new(),
    };
    let told = narrator.told(effects, &Hearing::new(game, Audience::Desk));
    let is_told = |effect: &Effect| {
        let is_call =
            matches!(effect, Effect::ToArbiter(_) | Effect::Ended(_) | Effect::IllegalAct(..));
        telling(effect).aloud && !is_call
    };
    let told = effects.iter().zip(told).filter(|(effect, _)| is_told(effect));
    told.flat_map(|(_, said)| said).map(|said| said.spans).collect()
}
