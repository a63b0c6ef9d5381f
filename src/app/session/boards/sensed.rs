//! From what a board tells to what hands have done, and whether that is told.

use shakmaty::{Color, Position};

use crate::app::session::Place;
use crate::app::session::boards::Own;
use crate::app::session::intent::{Intent, Next, Tell, Touches};
use crate::app::session::teller::Teller;
use crate::sensing::{Deed, Hands, Scene};

impl Touches {
    /// How an event is told that is a touch.
    pub(super) fn tell(self, told: Tell) -> Tell {
        if self == Self::Told { told } else { Tell::Nothing }
    }
}

impl Own {
    /// Whether a piece that this player lifts now is touched.
    fn is_touch(&self, place: &Place, color: Color) -> bool {
        let shared = self.whose(place).is_none();
        let begins =
            color == place.game.position().turn() && place.game.underway().on_board().is_none();
        shared || begins && !place.game.is_behind(color)
    }

    /// What hands have done, by what the board tells or because time has passed: one deed after the
    /// other, each by the game as it is then.
    pub(super) fn sensed(
        &mut self,
        here: Teller<'_>,
        touches: Touches,
        sense: impl FnOnce(&mut Hands, Scene<'_>) -> Vec<Deed>,
    ) -> Vec<Intent> {
        if let Some(exercise) = &self.exercise {
            let deeds = sense(&mut self.hands, exercise.scene(&self.state));
            return deeds.into_iter().map(|deed| self.wants(Next::Deed(deed, touches))).collect();
        }
        let color = self.player(here.place);
        let scene = Scene {
            pieces: here.place.game.board(color),
            position: here.place.game.position(),
            touches: self.is_touch(here.place, color),
            runs: here.place.has_game(),
        };
        let deeds = sense(&mut self.hands, scene);
        deeds.into_iter().map(|deed| self.wants(Next::Deed(deed, touches))).collect()
    }
}
