//! A move that stands on a board and was not heard being made: the line was lost, or the board was not there.
//! It is never taken for a fault of a contact alone; its player is asked for it.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::{Move, Position as _};

use crate::app::session::boards::announced::makes_announced;
use crate::app::session::boards::{Boards, Own, State};
use crate::app::session::intent::{Intent, Next, Tell, Touches};
use crate::app::session::teller::Teller;
use crate::app::session::{Act, Place};
use crate::laws::{At, Event, Position};
use crate::pegboard::Senses;

/// A move that nobody has heard being made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app::session) struct Unheard {
    mv: Move,
    /// Whether more than it has been done on the board.
    more: bool,
}

impl Boards {
    /// The player has touched a piece, and the board shows the one legal move that he can have made with it:
    /// at home that is his move, though nobody has told where the piece was put.
    pub(super) fn touched_and_moved(
        &mut self,
        at: At,
        here: Teller<'_>,
        i: usize,
    ) -> Option<Vec<Intent>> {
        let own = &self.list[i];
        let mv = own.unheard(here)?;
        let by = own.player(here.place);
        let touched = here.place.game.underway().touches().first() == mv.from().as_ref();
        let off = mv.from().is_some_and(|from| here.place.game.board(by).piece_at(from).is_none());
        // A board that knows no pieces shows a capture as soon as the piece that captures is off.
        let knows = own.hands.sensed().is_some_and(|sensed| sensed.pieces.occupied().any());
        let made = touched && off && (knows || !mv.is_capture());
        made.then(|| self.makes_unheard(at, here, i, mv))
    }

    /// A board is played on again, and this move was made on it while it was not.
    fn makes_unheard(&mut self, at: At, here: Teller<'_>, i: usize, mv: Move) -> Vec<Intent> {
        let makes = makes_seen(here.place, mv);
        let compares = self.list[i].wants(Next::Compares(Touches::Told));
        self.join(at, here, i).into_iter().chain(makes).chain([compares]).collect()
    }

    /// The button that confirms is pressed where the player was asked whether the move that the board shows
    /// is his: it is, and he presses it. A clock may have been pressed before he was asked.
    pub(super) fn presses_unheard(
        &mut self,
        at: At,
        here: Teller<'_>,
        i: usize,
    ) -> Option<Vec<Intent>> {
        let own = &self.list[i];
        let asked = own
            .compared
            .unheard
            .map(|asked| asked.mv)
            .filter(|_| matches!(own.state, State::Guided(_)))?;
        let mv = own.unheard(here).filter(|mv| *mv == asked)?;
        let presses = own.wants(Next::Presses(own.player(here.place), false));
        Some(self.makes_unheard(at, here, i, mv).into_iter().chain([presses]).collect())
    }
}

impl Own {
    /// The move of its player that a board shows which nobody has heard being made: he may have made it
    /// before the board was heard.
    fn unheard(&self, here: Teller<'_>) -> Option<Move> {
        let fits = self.hands.fits(here.place.game.position());
        let [mv] = fits[..] else { return None };
        self.may_be_unheard(here, mv).then_some(mv)
    }

    /// Whether its player may have made this move without being heard.
    fn may_be_unheard(&self, here: Teller<'_>, mv: Move) -> bool {
        let game = &here.place.game;
        let by = self.player(here.place);
        let mine = by == game.position().turn() && !game.is_behind(by) && here.place.has_game();
        let refused = game.forbidden_by_touch(mv.to_uci(game.mode())).is_some();
        mine && !refused && game.underway().on_board().is_none() && !game.rules().has_arbiter()
    }

    /// The same, also where more has been done since: the move that was asked for, as long as it stands there,
    /// or the only one with an answer to it.
    fn missing(&self, here: Teller<'_>) -> Option<Unheard> {
        if let Some(mv) = self.unheard(here) {
            return Some(Unheard { mv, more: false });
        }
        let position = here.place.game.position();
        let asked = self.compared.unheard.map(|asked| asked.mv);
        let asked = asked.filter(|mv| position.is_legal(*mv) && self.still_shows(*mv, position));
        let answered = || self.compared.deaf.then(|| self.answered(position)).flatten();
        let mv = asked.or_else(answered)?;
        self.may_be_unheard(here, mv).then_some(Unheard { mv, more: true })
    }

    /// Whether the pieces of a player stand as after his move, whatever else does not.
    fn still_shows(&self, mv: Move, position: &Position) -> bool {
        let after = position.clone().play(mv).ok().zip(self.hands.sensed());
        after.is_some_and(|(after, sensed)| {
            let own = |position: &Position, turn| position.board().by_color(turn);
            let (before, now) = (own(position, position.turn()), own(&after, position.turn()));
            now.is_subset(sensed.occupied) && (before & !now & sensed.occupied).is_empty()
        })
    }

    /// The only move after which an answer stands there.
    fn answered(&self, position: &Position) -> Option<Move> {
        let answered = |mv: &Move| {
            let after = position.clone().play(*mv);
            after.is_ok_and(|after| !self.hands.fits(&after).is_empty())
        };
        let mut moves = position.legal_moves().into_iter().filter(answered);
        moves.next().filter(|_| moves.next().is_none())
    }

    /// How a board stands is no move: the player can press or type the one that it shows instead of putting
    /// the piece back.
    fn moved_unheard(&self, here: Teller<'_>) -> Option<Act> {
        let Unheard { mv, more } = self.missing(here)?;
        let spoken = here.place.as_spoken(mv);
        let confirms = self.contact.senses() == Some(Senses::Pegs) && !more;
        let id = if confirms { "board-press-move" } else { "board-type-move" };
        Some(here.manner.of_announced(id, &spoken))
    }

    /// Whether it shows a move that nobody has heard being made: a square of it is no doubt.
    pub(super) fn misses_move(&self, here: Teller<'_>) -> bool {
        self.missing(here).is_some()
    }

    /// The same, if that was not said last: again where more is done.
    pub(super) fn asks_for_unheard(&mut self, here: Teller<'_>) -> Option<Act> {
        let unheard = self.missing(here);
        let before = std::mem::replace(&mut self.compared.unheard, unheard);
        self.moved_unheard(here).filter(|_| before != unheard)
    }

    /// On a board that both share a move stood when it was lost, and now its answer stands there too: the
    /// one is complete, and the other can be typed.
    pub(super) fn answered_unheard(&self, here: Teller<'_>) -> Option<Vec<Intent>> {
        let game = &here.place.game;
        let shared = self.whose(here.place).is_none() && here.place.has_game();
        let mv = game.underway().on_board().filter(|_| shared && !game.rules().has_arbiter())?;
        let after = game.position().clone().play(mv).ok()?;
        let answers = self.hands.fits(&after);
        let follows = || {
            vec![
                Intent::happen(Event::ClockPressed(game.position().turn())),
                self.wants(Next::Follows),
            ]
        };
        (answers.len() == 1).then(follows)
    }
}

/// A move as its player makes it on a board that is played on again: what is put is told.
fn makes_seen(place: &Place, mv: Move) -> Vec<Intent> {
    let said = place.as_spoken(mv);
    let tell = |event| {
        if let Event::Seated(_, square, _) = event {
            Intent::Happen(event, Tell::Seated(square))
        } else {
            Intent::untold(event)
        }
    };
    makes_announced(&said, said.before.board()).into_iter().map(tell).collect()
}
