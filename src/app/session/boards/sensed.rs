//! From what a board tells to what hands have done, and whether that is told.

use shakmaty::{Color, Position};

use crate::app::session::boards::Own;
use crate::app::session::telling::Tell;
use crate::app::session::{Act, Place, Session};
use crate::laws::At;
use crate::sensing::{Deed, Hands, Scene};

/// Whether it is told what hands take and put: not where something else tells of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Touches {
    Told,
    Untold,
}

impl Touches {
    /// How an event is told that is a touch.
    pub(super) fn tell(self, told: Tell) -> Tell {
        if self == Self::Told { told } else { Tell::Nothing }
    }
}

impl Session {
    /// What hands have done, by what the board tells or because time has passed.
    pub(super) fn sensed(
        &mut self,
        at: At,
        i: usize,
        touches: Touches,
        sense: impl FnOnce(&mut Hands, Scene<'_>) -> Vec<Deed>,
    ) -> Vec<Act> {
        let deeds = self.deeds(i, sense);
        deeds.into_iter().flat_map(|deed| self.deed(at, i, deed, touches)).collect()
    }

    pub(super) fn deeds(
        &mut self,
        i: usize,
        sense: impl FnOnce(&mut Hands, Scene<'_>) -> Vec<Deed>,
    ) -> Vec<Deed> {
        let own = &self.boards.list[i];
        let color = self.place.player_of(own);
        let scene = Scene {
            men: self.place.game.board(color),
            position: self.place.game.position(),
            touches: self.place.is_touch(own, color),
            runs: self.has_game(),
        };
        sense(&mut self.boards.list[i].hands, scene)
    }
}

impl Place {
    /// Whether a man that this player lifts now is touched.
    fn is_touch(&self, own: &Own, color: Color) -> bool {
        let shared = self.whose(own).is_none();
        let begins = color == self.game.position().turn() && self.game.on_board().is_none();
        shared || begins && !self.game.is_behind(color)
    }
}
