//! What the arbiter is told besides of what he has done: how a game goes on after its position was
//! put right, and after its end was taken back.

use shakmaty::Color;

use crate::app::happened::Happened;
use crate::app::seats::Doing;
use crate::app::seats::desk::Desk;
use crate::app::session::{Over, Sight};
use crate::laws::{At, Effect, Event, Irregularity, Ruling};

impl Desk {
    /// Stops the clocks for an event that puts another position on the boards: while these are put
    /// right, nobody's time runs (6.11.1). Nothing is said of it before all is done.
    pub(super) fn stops_for(&mut self, at: At, event: &Event) -> Option<Doing> {
        let stops = self.game.is_running() && sets_up(event);
        if !stops || self.would_refuse(at, event).is_some() {
            return None;
        }
        Some(Doing::record(Happened::event(&mut self.game, at, Event::Paused)))
    }

    /// After a position was put on the boards: whose board nobody but the arbiter sees, and what lets
    /// the clocks run.
    pub(super) fn set_up_said(&self, acts: &[Doing]) -> Vec<Doing> {
        let brought_back =
            |effect: &Effect| matches!(effect, Effect::MovesBack(_) | Effect::Restore(_));
        let is_set_up = |happened: &Happened| {
            let Happened::Event { event, effects, .. } = happened else { return false };
            let revokes = matches!(event, Event::Ruled(Ruling::Revoked(_)));
            sets_up(event) || revokes && effects.iter().any(brought_back)
        };
        if !self.game.is_paused() || !acts.iter().filter_map(Doing::recorded).any(is_set_up) {
            return Vec::new();
        }
        let seen = |color: Color| matches!(self.sights[color], Sight::Shows { .. } | Sight::Sealed);
        let unseen = Color::ALL.into_iter().filter(|&color| !seen(color));
        let mut said: Vec<Doing> =
            unseen.map(|color| self.told("desk-not-led", &[self.color(color)])).collect();
        said.push(self.told("desk-boards-then-resume", &[]));
        said
    }

    /// After an end was taken back: how the game stands, what waits again, and what lets it go on.
    pub(super) fn taken_back_said(&self, over: Over) -> Vec<Doing> {
        let mut said: Vec<Doing> =
            over.taken_back(&self.narrator, &self.game).into_iter().map(Doing::say).collect();
        if said.is_empty() {
            return said;
        }
        let waits = self.game.matters().len();
        said.extend(
            (waits > 0).then(|| self.told("desk-matters-again", &[("count", waits.into())])),
        );
        let next = [
            (self.game.is_adjourned(), "desk-adjourned"),
            (self.game.is_paused(), "desk-resume-when-ready"),
        ];
        said.extend(next.into_iter().filter(|(is, _)| *is).map(|(_, id)| self.told(id, &[])));
        said
    }
}

/// Whether an event puts another position on the boards.
const fn sets_up(event: &Event) -> bool {
    matches!(
        event,
        Event::Ruled(Ruling::Restored(_) | Ruling::Retraced(_) | Ruling::PositionSet(_))
            | Event::Found(Irregularity::Displaced { .. })
    )
}
