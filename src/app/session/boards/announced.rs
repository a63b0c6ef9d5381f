//! A player's own move that is announced and not made yet, on a board that is put right: the board may
//! stand as before it or as after it, and who has made it by hand does not take it back.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::{Board, Color, Position};

use crate::app::session::boards::laid::Laid;
use crate::app::session::boards::{Boards, Own, State};
use crate::app::session::teller::Teller;
use crate::app::session::{Act, Place};
use crate::guidance;
use crate::laws::{Effect, Event, Missing, Spoken};
use crate::table::Aid;

impl Own {
    /// What the player of this board has announced, legal or not, and the referee has not seen made.
    pub(super) fn said_unmade(&self, place: &Place) -> Option<Spoken> {
        let by = self.player(place);
        let open =
            self.exercise.is_none() && place.has_game() && by == place.game.position().turn();
        let said = place
            .game
            .announced()
            .filter(|_| open && place.game.underway().on_board().is_none())?;
        Some(place.as_spoken(said))
    }

    /// The same, if the board shows it.
    pub(super) fn shows_announced(&self, place: &Place) -> Option<Spoken> {
        self.said_unmade(place).filter(|said| self.fits(said.after().board()))
    }

    /// What the player is led to: of the pieces before his announced move and those after it, what is
    /// nearer. Half a castling is as far from both, and goes on.
    pub(super) fn goal(&self, here: Teller<'_>) -> Board {
        let wanted = self.wanted(here);
        let after = self.said_unmade(here.place).map(|said| said.after().board().clone());
        let (Some(after), Some(sensed)) = (after, self.hands.sensed()) else { return wanted };
        let steps = |pieces| guidance::steps(sensed, pieces);
        if steps(&after) <= steps(&wanted) { after } else { wanted }
    }
}

/// An announced move as the referee sees it made on a board that he has so: what moves is touched first,
/// for who touches the rook first may not castle (FIDE 2023, 4.4.2). What is in the hand was touched.
pub(super) fn makes_announced(said: &Spoken, board: &Board) -> Vec<Event> {
    let (by, from) = (said.by(), said.mv.from());
    let (before, after) = (said.before.board(), said.after().board().clone());
    let changed = Boards::differing(before, &after);
    let others = (changed & before.occupied()).into_iter().filter(|&other| Some(other) != from);
    let there = from.into_iter().chain(others).filter(|&square| board.piece_at(square).is_some());
    let lifted = there.map(|square| Event::Lifted(by, square));
    // In Chess960 a king can castle without leaving his square.
    let comes = from.map_or(changed, |from| changed.with(from)) & after.occupied();
    let seated = comes.into_iter().map(|square| Event::Seated(by, square, after.piece_at(square)));
    lifted.chain(seated).collect()
}

impl Laid<'_> {
    /// The step by which a player is led on the board that he plays on.
    pub(super) fn leads(&self, by: Color) -> Option<Act> {
        let Teller { place, manner, .. } = self.here;
        let plays = place.plays_on_board(by) && place.has_game();
        let step = |own: &Own| match own.state {
            State::Guided(step) if self.players_of(own).contains(&by) => step,
            State::Guided(_)
            | State::Away
            | State::Arriving { .. }
            | State::Left
            | State::Played => None,
        };
        let step = self.list.iter().find_map(step).filter(|_| plays)?;
        Some(manner.of_step(step))
    }

    /// What a player has still to do on his board before he presses, under an arbiter.
    pub(in crate::app::session) fn undone(&self, by: Color) -> Option<Act> {
        let plays = || self.here.awaited_on_board(by).filter(|_| self.played_by(by).is_some());
        let announces = self.here.place.types_to_announce();
        announces.then(|| self.leads(by).or_else(plays)).flatten()
    }
}

impl Teller<'_> {
    /// What is missing on the board of a player: the opponent's move, the one that he has announced, or a
    /// piece.
    pub(super) fn awaited_on_board(&self, by: Color) -> Option<Act> {
        let lacks = self.place.board_of(by).lacks();
        let said = lacks.map(|(id, mv)| Act::say(self.manner.answers_move(id, &mv)));
        said.or_else(|| self.unfinished(by))
    }

    /// What is still to be done of a move that stands on the board of a player by half.
    pub(super) fn unfinished(&self, by: Color) -> Option<Act> {
        let board = self.place.board_of(by);
        if board.promotion().is_some() {
            return self.of_effect(&Effect::AskPromotion(by)).pop();
        }
        if board.lacks_rook() {
            return Some(self.manner.said("button-rook", &[]));
        }
        if let Some(left) = self.left_in_passing(by) {
            return Some(left);
        }
        let (piece, square) = board.piece_off()?;
        Some(self.manner.of_piece("button-in-hand", piece, square))
    }

    /// The pawn that was captured in passing is still to be taken off. Where nobody may hear which moves
    /// are legal, nobody hears that.
    pub(super) fn left_in_passing(&self, by: Color) -> Option<Act> {
        let (piece, square) = self.place.board_of(by).left_in_passing()?;
        let told = !self.place.withholds(Aid::LegalMoves);
        told.then(|| self.manner.of_man("button-take", piece, square))
    }
}

impl Place {
    /// Whether the player to move has not made what a press would complete, which is an illegal act of its
    /// own (FIDE 2023, 7.5.3).
    pub(in crate::app::session) fn is_early(&self) -> bool {
        let lacks = self.game.missing();
        lacks.is_some_and(|missing| match missing {
            Missing::Move | Missing::Release | Missing::Rook | Missing::Announcement => true,
            Missing::Touched(_)
            | Missing::Promotion
            | Missing::Chosen(_)
            | Missing::SameMove
            | Missing::Repetition
            | Missing::Execution => false,
        })
    }
}
