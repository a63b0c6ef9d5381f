//! A man in the hand: taken from its square and not put yet.
//!
//! Taking and putting are another way to name a move, no other way to make one: what comes of it is
//! read, asked and refused as if its squares had been typed.

use shakmaty::{CastlingSide, Chess, Color, Move, Piece, Position, Square};

use crate::app::session::telling::Tell;
use crate::app::session::{Act, Manner, Session};
use crate::command::Command;
use crate::laws::{At, Event, Refusal};
use crate::notation::{Illegal, NotRead};

impl Session {
    /// The square whose man is in the hand.
    #[must_use]
    pub fn held(&self) -> Option<Square> {
        self.pending.in_hand(&self.in_sight())
    }

    /// The position on the board that is described.
    pub(super) fn in_sight(&self) -> Chess {
        match self.activity.reviewed() {
            Some(review) => review.study.position().clone(),
            None => self.place.on_my_board(),
        }
    }

    /// Takes the man on a square.
    pub(super) fn take(&mut self, at: At, rest: &str) -> Vec<Act> {
        let Some(square) = self.manner.square(rest) else { return self.wants(at, Command::Take) };
        if let Some(refused) = self.cannot_take() {
            return refused;
        }
        let here = self.in_sight();
        match here.board().piece_at(square) {
            None => self.not_read(&NotRead::Illegal(Illegal::EmptyOrigin(square))),
            Some(piece) if piece.color != here.turn() => {
                self.not_read(&NotRead::Illegal(Illegal::NotYours(square, piece)))
            }
            Some(piece) => self.in_hand(at, square, here, piece),
        }
    }

    fn cannot_take(&mut self) -> Option<Vec<Act>> {
        if let Some(asked) = self.offer_again() {
            return Some(asked);
        }
        if let Some(refused) = self.may_move() {
            return Some(vec![refused]);
        }
        let made = !self.activity.is_reviewing()
            && self.place.repeats().is_none()
            && self.place.game.on_board().is_some();
        made.then(|| self.where_it_stands())
    }

    fn in_hand(&mut self, at: At, square: Square, here: Chess, piece: Piece) -> Vec<Act> {
        self.pending.close_choice(|_| true);
        let mut acts = vec![self.manner.of_man("in-hand", piece, square)];
        if let Some(by) = self.touches() {
            acts.extend(self.event_told(at, Event::Touched(by, square), Tell::Joined));
        }
        self.pending.take(square, here);
        acts
    }

    /// Who touches the man that is taken, if that counts: not where a game is gone through, and not
    /// with the opponent's move, which is only repeated.
    fn touches(&self) -> Option<Color> {
        let mine = !self.activity.is_reviewing() && self.place.repeats().is_none();
        mine.then(|| self.place.me()).filter(|_| self.place.listing.header.touch)
    }

    /// Puts the man in the hand on a square.
    pub(super) fn put(&mut self, at: At, rest: &str) -> Vec<Act> {
        let Some(to) = self.manner.square(rest) else { return self.wants(at, Command::Put) };
        let Some(from) = self.held() else {
            self.pending.empty_hand();
            return self.refused(Refusal::NothingInHand);
        };
        let here = self.in_sight();
        let man = here.board().piece_at(from);
        if let Some(man) = man.filter(|_| to == from) {
            self.pending.empty_hand();
            return vec![self.manner.of_man("put-back-here", man, from)];
        }
        if let Some(repeated) = self.puts_illegal(at, from, to) {
            self.pending.empty_hand();
            return repeated;
        }
        let meant = self.manner.meant(&here, from, to);
        let own = here.board().color_at(to) == Some(here.turn());
        if own && matches!(meant, Err(NotRead::Illegal(_))) {
            return self.take(at, rest);
        }
        if !matches!(meant, Err(NotRead::Illegal(_))) {
            self.pending.empty_hand();
        }
        self.entered(at, meant, &format!("{from} {to}"))
    }
}

impl Manner {
    /// The move that brings the man from its square to the other; castling is named by the square
    /// of the rook or by that to which the king goes.
    fn meant(&self, here: &Chess, from: Square, to: Square) -> Result<Move, NotRead> {
        let goes = |mv: &Move| match mv.castling_side() {
            Some(side) => to == mv.to() || to == king_to(here, side),
            None => to == mv.to(),
        };
        let legal = here.legal_moves().into_iter().filter(|mv| mv.from() == Some(from));
        let moves: Vec<Move> = legal.filter(goes).collect();
        match moves[..] {
            // Why it is not legal, the reader of moves knows.
            [] => self.reading(&format!("{from}{to}"), here),
            [mv] => Ok(mv),
            _ => Err(NotRead::Ambiguous(moves)),
        }
    }

    pub(super) fn of_man(&self, id: &str, piece: Piece, square: Square) -> Act {
        Act::say(self.narrator.piece_on(id, piece, square))
    }

    pub(super) fn square(&self, rest: &str) -> Option<Square> {
        match self.squares_in(rest)?[..] {
            [square] => Some(square),
            _ => None,
        }
    }
}

fn king_to(here: &Chess, side: CastlingSide) -> Square {
    side.king_to(here.turn())
}
