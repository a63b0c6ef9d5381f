//! How hands on a board go on: what they want at once is an intent, and what depends on the game after
//! that comes when it has happened.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::{Board, Color, Move, Square};

use crate::app::input::BoardId;
use crate::app::session::boards::muting::carried;
use crate::app::session::boards::{Boards, Touches};
use crate::app::session::intent::{Intent, all, said};
use crate::app::session::teller::Teller;
use crate::laws::At;
use crate::pegboard::Report;
use crate::sensing::Deed;

/// How a board goes on.
#[derive(Debug)]
pub(in crate::app::session) enum Next {
    /// It has told this, and what hands have done by it has happened.
    Reported(Report),
    /// Time has passed for the hands on it.
    TimePassed,
    /// That has shown what they have done: what was waited for may not have come.
    Missed,
    /// It is compared with the game.
    Follows,
    /// It is told what it does not show yet.
    Shows,
    /// A move that is executed by being made is executed: something may have jumped.
    LooksAgain,
    /// The hands know of that; whether moves were taken back.
    KeepsUp {
        /// Whether there are fewer moves than when it was compared.
        taken_back: bool,
    },
    /// The hands are told how the referee has it now.
    Compares(Touches),
    /// Hands have done this.
    Deed(Deed, Touches),
    /// This player takes what stands on this square.
    Lifts(Color, Square, Touches),
    /// The pieces are remembered as the referee has them.
    Sees,
    /// The move is sought that it cannot have seen.
    FindsMove,
    /// The hands of this player rest, and his move was sought.
    Rested(Color),
    /// It is asked whether a move is done.
    Lingers,
    /// This move stands there, or does not yet.
    Stands(Color, Move),
    /// This move is made there.
    Makes(Move, Touches),
    /// The referee has it as it stands.
    IsRight,
    /// The referee has these pieces on the board of this player.
    Stand(Color, Board),
    /// A square was left out, and what was touched is known.
    LeavesOut(Square),
    /// A square does not count any more, or counts again.
    Mutes(Square, bool),
    /// This player presses its button, with his hand off the pieces; whether he has done so before.
    Presses(Color, bool),
    /// A lever that was pressed early may count.
    Lever,
    /// It was this player's, whose move is awaited until then.
    LeverCounts(Color, At),
}

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
