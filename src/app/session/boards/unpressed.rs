//! A move that stands on a board with a button and was not pressed: after a while that is said, so
//! that nobody waits for an answer that cannot come.

use std::time::Duration;

use shakmaty::Color;

use crate::app::session::boards::Boards;
use crate::app::session::boards::{Own, State};
use crate::app::session::intent::{Intent, Next, Tell};
use crate::app::session::teller::Teller;
use crate::app::session::{Act, Manner};
use crate::laws::{Announcing, At, Event, Spoken};
use crate::voices::Value;

/// How long hands may rest before it is said.
const PATIENCE: Duration = Duration::from_secs(5);

impl Boards {
    /// Says once, when hands have rested for a while, which move is to be pressed.
    pub(super) fn press_missing(&mut self, at: At, here: Teller<'_>, i: usize) -> Option<Act> {
        let own = &mut self.list[i];
        own.button.unpressed.take_if(|due| at >= *due)?;
        let plays = own.state == State::Played && here.place.has_game();
        let spoken = plays.then(|| self.laid(here).to_press(i)).flatten()?;
        Some(here.manner.press_it(&spoken))
    }

    /// The button of a shared board is pressed where a player has gone on before his opponent has
    /// pressed: first it is the opponent who presses.
    pub(super) fn pressed_late(
        &mut self,
        at: At,
        here: Teller<'_>,
        i: usize,
    ) -> Option<Vec<Intent>> {
        let late = here.place.game.clocks().unpressed()?;
        let shared = self.laid(here).players_of(&self.list[i]) == Color::ALL;
        if !shared {
            return None;
        }
        let own = &mut self.list[i];
        own.waits_for_press(at, here);
        let pressed = Intent::Happen(Event::ClockPressed(late), Tell::Pressed(late));
        Some(vec![pressed, own.wants(Next::Lingers)])
    }
}

impl Own {
    /// Hands have done something: what stands when they rest may have to be pressed.
    pub(super) fn waits_for_press(&mut self, at: At, here: Teller<'_>) {
        let rules = here.place.game.rules();
        // That a clock was not pressed, nobody tells in a match (FIDE 2023, 12.6).
        let said = rules.announcing == Announcing::Off && !rules.has_arbiter();
        self.button.unpressed = (self.button.there && said).then(|| at + PATIENCE);
    }
}

impl Manner {
    /// That the button is to be pressed, if this move is done.
    pub(super) fn press_it(&self, spoken: &Spoken) -> Act {
        self.of_announced("board-press", spoken)
    }

    /// Says something of a move that stands on a board.
    pub(super) fn of_announced(&self, id: &str, spoken: &Spoken) -> Act {
        let announced = self.narrator.announcement(&spoken.before, spoken.mv);
        self.told(id, &[("move", Value::Spans(vec![announced]))])
    }
}
