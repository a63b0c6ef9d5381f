//! What whoever looks at all tables of a room knows of one of them, and does there.

use shakmaty::Color;

use crate::app::seats::TableOrder;
use crate::app::seats::desk::Desk;
use crate::app::seats::desk::matters::Matters;
use crate::app::seats::desk::teller::Teller;
use crate::app::seats::desk::waits::Waits;
use crate::command::desk::Run;
use crate::laws::{At, Event};
use crate::table::Place;
use crate::voices::{Narrator, Span};

impl Desk {
    const fn matters(&self) -> Matters<'_> {
        Matters { teller: self.teller() }
    }

    /// Everything that waits here, the oldest first.
    pub(in crate::app) fn waits(&self) -> Vec<Waits> {
        self.matters().all()
    }

    /// Whether the arbiter has signed off.
    pub(in crate::app) fn is_signed_off(&self) -> bool {
        self.overview.ledger.is_signed_off
    }

    /// Whether the clocks have never run.
    pub(in crate::app) fn has_not_begun(&self) -> bool {
        let game = self.game();
        game.is_new() && !game.is_running()
    }

    /// Whether the next line at the desk's own place is a passphrase.
    pub(in crate::app) fn asks_secret(&self) -> bool {
        self.asks_passphrase(Place::Desk)
    }

    /// Whether this player is missing: his terminal is gone, or he has not come to it since the game began.
    pub(in crate::app) fn misses(&self, color: Color) -> bool {
        let game = self.game();
        let plays = game.is_running() || game.is_paused();
        let has_moved = || game.made().iter().any(|made| made.by() == color);
        plays && !self.overview.ledger.sits[color].unwrap_or_else(has_moved)
    }

    /// Whether the clocks can be started, stopped or let go on without a question: no board stands wrongly
    /// before the first move, and where they stand nothing waits for a decision.
    pub(in crate::app) fn can(&self, run: Run) -> bool {
        let (game, matters) = (self.game(), self.matters());
        match run {
            Run::Start => {
                self.has_not_begun() && matters.boards_standing_wrongly(game.now()).next().is_none()
            }
            Run::Pause => game.is_running(),
            Run::Resume => game.is_paused() && matters.undecided() == 0,
        }
    }

    /// Starts or stops the clocks, or lets them go on, where that can be done without a question.
    pub(in crate::app::seats) fn runs(&mut self, at: At, run: Run) -> Vec<TableOrder> {
        if !self.can(run) {
            return Vec::new();
        }
        let event = match run {
            Run::Start => Event::Started,
            Run::Pause => Event::Paused,
            Run::Resume => Event::Resumed,
        };
        self.event(at, event)
    }

    /// How the table stands, as this narrator says it: whose turn it is and what the clocks show, or the
    /// result.
    pub(in crate::app) fn in_short(&self, narrator: &Narrator, at: At) -> Vec<Vec<Span>> {
        let teller = Teller { narrator, ..self.teller() };
        if let Some(outcome) = self.game().outcome() {
            return vec![teller.result(outcome)];
        }
        let clocks = Color::ALL.into_iter().filter_map(|color| teller.time_of(color, at));
        [teller.turn(), teller.standing()].into_iter().chain(clocks).collect()
    }
}
