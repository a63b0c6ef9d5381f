//! A move that stands on a board with a button and was not pressed: after a while that is said, so
//! that nobody waits for an answer that cannot come.

use std::time::Duration;

use shakmaty::{Color, Position};

use crate::app::session::boards::State;
use crate::app::session::telling::Tell;
use crate::app::session::{Act, Manner, Session};
use crate::laws::{Announcing, At, Event, Spoken};
use crate::voices::Value;

/// How long hands may rest before it is said.
const PATIENCE: Duration = Duration::from_secs(5);

impl Session {
    /// Hands have done something: what stands when they rest may have to be pressed.
    pub(super) fn waits_for_press(&mut self, at: At, i: usize) {
        let (own, rules) = (&self.boards.list[i], self.place.game.rules());
        // That a clock was not pressed, nobody tells in a match (FIDE 2023, 12.6).
        let said = rules.announcing == Announcing::Off && !rules.has_arbiter();
        self.boards.list[i].button.unpressed = (own.button.there && said).then(|| at + PATIENCE);
    }

    /// Says once, when hands have rested for a while, which move is to be pressed.
    pub(super) fn press_missing(&mut self, at: At, i: usize) -> Vec<Act> {
        let own = &mut self.boards.list[i];
        if own.button.unpressed.take_if(|due| at >= *due).is_none() || own.state != State::Played {
            return Vec::new();
        }
        let said = self.has_game().then(|| self.to_press(i)).flatten();
        said.map(|spoken| self.manner.press_it(&spoken)).into_iter().collect()
    }

    /// The move that stands and is not pressed: the last one, where the opponent has gone on.
    fn to_press(&self, i: usize) -> Option<Spoken> {
        let by = self.place.game.position().turn();
        let players = self.players_of(&self.boards.list[i]);
        if let Some(late) = self.place.game.unpressed() {
            let last = self.place.game.made().last().filter(|_| players.contains(&late))?;
            return Some(Spoken { before: last.before.clone(), mv: last.mv });
        }
        let mv = self.place.stands_on(by).filter(|_| players.contains(&by))?;
        let spoken = Spoken { before: self.place.game.position().clone(), mv };
        // What was put back may be moved otherwise.
        (spoken.after().board() == self.place.game.board(by)).then_some(spoken)
    }

    /// The button of a shared board is pressed where a player has gone on before his opponent has
    /// pressed: first it is the opponent who presses.
    pub(super) fn pressed_late(&mut self, at: At, i: usize) -> Option<Vec<Act>> {
        let late = self.place.game.unpressed()?;
        let shared = self.players_of(&self.boards.list[i]) == Color::ALL;
        if !shared {
            return None;
        }
        let mut acts = self.event_told(at, Event::ClockPressed(late), Tell::Pressed(late));
        acts.extend(self.lingers(i));
        self.waits_for_press(at, i);
        Some(acts)
    }
}

impl Manner {
    /// That the button is to be pressed, if this move is done.
    pub(super) fn press_it(&self, spoken: &Spoken) -> Act {
        let announced = self.narrator.announcement(&spoken.before, spoken.mv);
        self.told("board-press", &[("move", Value::Spans(vec![announced]))])
    }
}
