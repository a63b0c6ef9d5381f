//! How hands on a board go on: what they want at once is an intent, and what depends on the game after
//! that comes when it has happened.

#![deny(clippy::wildcard_enum_match_arm)]

use crate::app::input::BoardId;
use crate::app::session::boards::Boards;
use crate::app::session::boards::muting::carried;
use crate::app::session::intent::{Intent, Next, all, said};
use crate::app::session::teller::Teller;
use crate::laws::At;

impl Boards {
    /// What a board wants now; one that is not there any more wants nothing.
    pub(in crate::app::session) fn go_on(
        &mut self,
        at: At,
        here: Teller<'_>,
        id: BoardId,
        next: Next,
    ) -> Vec<Intent> {
        let Some(i) = self.of(id) else { return Vec::new() };
        let wanted = self.goes_on(at, here, i, next);
        self.laid(here).of_board(i, wanted)
    }

    fn goes_on(&mut self, at: At, here: Teller<'_>, i: usize, next: Next) -> Vec<Intent> {
        match next {
            Next::Reported(report) => self.told(at, here, i, &report),
            Next::Missed => self.missed(at, here, i),
            Next::Follows => self.follows(at, here, i),
            Next::KeepsUp { taken_back } => self.kept_up(at, here, i, taken_back),
            Next::Deed(deed, touches) => self.deed(at, here, i, deed, touches),
            Next::Lifts(by, square, touches) => self.lifts(here, i, by, square, touches),
            Next::Rested(by) => self.rested(here, i, by),
            Next::Lever => self.pressed_early(at, here, i),
            Next::TimePassed => self.list[i].time_passed(at, here),
            Next::Shows => all(self.list[i].shows(at, here)),
            Next::LooksAgain => self.list[i].looks_again(at, here),
            Next::Compares(touches) => self.list[i].compare_hands(at, here, touches),
            Next::Sees => {
                self.list[i].sees(here);
                self.list[i].kings_stand(here)
            }
            Next::FindsMove => self.list[i].finds_move(here),
            Next::Lingers => all(self.list[i].lingers(here)),
            Next::Stands(by, mv) => self.list[i].stands(here, by, mv),
            Next::Makes(mv, touches) => self.list[i].makes(here, mv, touches),
            Next::IsRight => {
                self.list[i].compared.restored = false;
                Vec::new()
            }
            Next::Stand(by, pieces) => carried(here, by, &pieces),
            Next::LeavesOut(square) => said(self.list[i].left_out_said(at, here, square)),
            Next::Mutes(square, mutes) => self.list[i].mutes(at, here, square, mutes),
            Next::Presses(by, again) => self.list[i].done_next(at, here, by, again),
            Next::LeverCounts(by, end) => self.list[i].lever_counts(at, here, by, end),
        }
    }
}
