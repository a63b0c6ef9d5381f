//! What the arbiter is told besides of what he has done: how a game goes on after its position was
//! put right, and after its end was taken back.

use shakmaty::Color;

use crate::app::happened::Happened;
use crate::app::seats::TableOrder;
use crate::app::seats::desk::forecast::Forecast;
use crate::app::seats::desk::teller::Teller;
use crate::app::session::{BoardSight, FinishedGame};
use crate::laws::{Clock, Effect, Event, Ruling};

impl Forecast<'_> {
    /// Whether an event puts another position on the boards: while these are put right, nobody's time
    /// runs (6.11.1).
    pub(super) fn stops_clocks(&self, event: &Event) -> bool {
        let game = self.teller.game();
        let stops = game.is_running() && (sets_up(event) || self.goes_far_back(event));
        stops && self.refusal(event).is_none()
    }

    /// Whether an event takes back more than the last move for a touch.
    fn goes_far_back(&self, event: &Event) -> bool {
        let Event::Ruled(Ruling::TouchSeen(_, _, Some(ply))) = event else { return false };
        usize::from(*ply) < self.teller.game().made().len()
    }
}

impl Teller<'_> {
    /// After a position was put on the boards: whose board nobody but the arbiter sees, and what lets
    /// the clocks run.
    pub(super) fn set_up_said(&self, done: &[TableOrder]) -> Vec<TableOrder> {
        let brought_back =
            |effect: &Effect| matches!(effect, Effect::MovesBack(_) | Effect::Restore(_));
        let is_set_up = |happened: &Happened| {
            let Happened::Event { event, effects, .. } = happened else { return false };
            let may_bring =
                matches!(event, Event::Ruled(Ruling::Revoked(_) | Ruling::TouchSeen(..)));
            sets_up(event) || may_bring && effects.iter().any(brought_back)
        };
        if self.game().is_over() || !done.iter().filter_map(TableOrder::recorded).any(is_set_up) {
            return Vec::new();
        }
        let seen = |color: Color| {
            matches!(self.overview.sights[color], BoardSight::Shows { .. } | BoardSight::Sealed)
        };
        let unseen = Color::ALL.into_iter().filter(|&color| !seen(color));
        let mut said: Vec<TableOrder> =
            unseen.map(|color| self.told("desk-not-led", &[self.color(color)])).collect();
        let runs = self.game().clock().filter(|clock| clock.is_running()).and_then(Clock::turn);
        said.push(match runs {
            Some(turn) => self.told("desk-clock-runs", &[self.color(turn)]),
            None => self.told("desk-boards-then-resume", &[]),
        });
        said
    }

    /// After an end was taken back: how the game stands, what waits again, and what lets it go on.
    pub(super) fn taken_back_said(&self, over: FinishedGame) -> Vec<TableOrder> {
        let mut said: Vec<TableOrder> =
            over.taken_back(self.narrator, self.game()).into_iter().map(TableOrder::say).collect();
        if said.is_empty() {
            return said;
        }
        let waits = self.game().matters().len();
        said.extend(
            (waits > 0).then(|| self.told("desk-matters-again", &[("count", waits.into())])),
        );
        let ready = self.game().is_paused().then_some("desk-resume-when-ready");
        let next = self.adjourned_said().or(ready);
        said.extend(next.map(|id| self.told(id, &[])));
        said
    }
}

/// Whether an event puts another position on the boards.
fn sets_up(event: &Event) -> bool {
    matches!(event, Event::Ruled(Ruling::PositionSet(_)))
        || matches!(event, Event::Ruled(ruling) if ruling.back_to().is_some())
}
