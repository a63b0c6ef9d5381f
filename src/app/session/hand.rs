//! A piece in the hand: taken from its square and not put yet.
//!
//! Taking and putting are another way to name a move, no other way to make one: what comes of it is
//! read, asked and refused as if its squares had been typed.

#![deny(clippy::wildcard_enum_match_arm)]

use std::cmp::Reverse;

use shakmaty::{Color, Move, Piece, Position as _, Square};

use crate::app::session::Place;
use crate::app::session::activity::Activity;
use crate::app::session::intent::{Change, Intent, Open, Tell, all, said};
use crate::app::session::teller::Moves;
use crate::app::session::{Act, Manner};
use crate::command::Command;
use crate::exercises::Answered;
use crate::laws::{Event, Position, Refusal};
use crate::notation::{Illegal, NotRead};
use crate::table::Aid;
use crate::understanding::{About, move_between};

impl Place {
    /// The square whose piece is in the hand; none once the game is over.
    pub(super) fn in_hand(&self) -> Option<Square> {
        let over = self.game.outcome().is_some() && !self.activity.is_elsewhere();
        self.pending.in_hand(&self.in_sight()).filter(|_| !over)
    }
}

impl Moves<'_> {
    /// Takes the piece on a square.
    pub(super) fn take(&self, about: &About) -> Vec<Intent> {
        about.square().map_or_else(|| vec![Intent::Want(Command::Take)], |it| self.takes(it))
    }

    fn takes(&self, square: Square) -> Vec<Intent> {
        if let Some(answered) = self.picks(square) {
            return answered;
        }
        if let Some(refused) = self.cannot_take() {
            return refused;
        }
        let here = self.place.in_sight();
        match here.board().piece_at(square) {
            None => match self.droppable(square) {
                drops if drops.is_empty() || self.place.withholds(Aid::LegalMoves) => {
                    all(self.teller().not_read(&NotRead::Illegal(Illegal::EmptyOrigin(square))))
                }
                drops => vec![Intent::Enter(Err(NotRead::Ambiguous(drops)), square.to_string())],
            },
            Some(piece) if piece.color != here.turn() => {
                all(self.teller().not_read(&NotRead::Illegal(Illegal::NotYours(square, piece))))
            }
            Some(piece) => self.in_hand(square, here, piece),
        }
    }

    /// What can be dropped on an empty square, the queen first.
    fn droppable(&self, square: Square) -> Vec<Move> {
        let legal = self.place.in_sight().legal_moves();
        let mut drops: Vec<Move> = legal
            .into_iter()
            .filter(|mv| matches!(mv, Move::Put { to, .. } if *to == square))
            .collect();
        drops.sort_by_key(|mv| Reverse(mv.role()));
        drops
    }

    /// What a square answers that is chosen in a drill, where there are no pieces to be seen.
    fn picks(&self, square: Square) -> Option<Vec<Intent>> {
        let practised = self.place.activity.practised()?;
        if practised.asks_squares() {
            return Some(vec![Intent::Activity(Change::Solve(Answered::Square(square)))]);
        }
        practised.is_from_memory().then(|| said(self.manner.said(practised.memory_id(), &[])))
    }

    fn cannot_take(&self) -> Option<Vec<Intent>> {
        if let Some(asked) = self.teller().requests().offer_builtin_again() {
            return Some(asked);
        }
        if let Some(refused) = self.teller().may_move() {
            return Some(said(refused));
        }
        let made = !self.place.activity.is_elsewhere()
            && self.place.repeats().is_none()
            && self.place.game.underway().on_board().is_some();
        made.then(|| all(self.teller().stage_said()))
    }

    fn in_hand(&self, square: Square, here: Position, piece: Piece) -> Vec<Intent> {
        let said = self.manner.of_piece("in-hand", piece, square);
        let touched = self.touches().map(|by| Event::Touched(by, square));
        let touched = touched.map(|touched| Intent::Happen(touched, Tell::Joined));
        let mut wanted = vec![Intent::Open(Open::CloseChoice), said.into()];
        wanted.extend(touched);
        wanted.push(Intent::Open(Open::Take(square, here)));
        wanted
    }

    /// Puts the piece in the hand on a square.
    pub(super) fn put(&self, about: &About) -> Vec<Intent> {
        let Some(to) = about.square() else {
            return vec![Intent::Want(Command::Put)];
        };
        let empty = Intent::Open(Open::EmptyHand);
        let here = self.place.in_sight();
        let Some(from) = self.place.in_hand() else {
            return [empty]
                .into_iter()
                .chain(all(self.teller().refused(Refusal::NothingInHand)))
                .collect();
        };
        let piece = here.board().piece_at(from);
        if let Some(piece) = piece.filter(|_| to == from) {
            return vec![empty, self.manner.of_piece("put-back-here", piece, from).into()];
        }
        if let Some(repeated) = self.puts_illegal(from, to) {
            return vec![repeated, empty];
        }
        let meant = move_between(&here, from, to);
        let illegal = matches!(meant, Err(NotRead::Illegal(_)));
        if illegal && here.board().color_at(to) == Some(here.turn()) {
            return self.takes(to);
        }
        let entered = Intent::Enter(meant, format!("{from} {to}"));
        (!illegal).then_some(empty).into_iter().chain([entered]).collect()
    }

    /// Who touches the piece that is taken, if that counts: not where a game is gone through, and
    /// not with the opponent's move, which is only repeated.
    fn touches(&self) -> Option<Color> {
        let mine = !self.place.activity.is_elsewhere() && self.place.repeats().is_none();
        mine.then(|| self.place.me()).filter(|_| self.place.listing.header.touch)
    }
}

impl Place {
    /// The position on the board that is described.
    pub(super) fn in_sight(&self) -> Position {
        match &self.activity {
            Activity::Reviewing(review, _) => review.study.position().clone(),
            Activity::Practising(practised, _) => practised.position().clone(),
            Activity::Playing | Activity::Returning(_) => self.on_my_board(),
        }
    }
}

impl Manner {
    pub(super) fn of_piece(&self, id: &str, piece: Piece, square: Square) -> Act {
        Act::say(self.narrator.piece_on(id, piece, square))
    }
}
