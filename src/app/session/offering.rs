//! A draw that is offered: by a word, or with a move.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::{Color, Position};

use crate::app::session::intent::{Intent, Opposing, Request, all, said};
use crate::app::session::teller::Requests;
use crate::command::Command;
use crate::laws::{Answer, At, Event, Refusal};
use crate::notation::NotRead;

impl Requests<'_> {
    /// Offers a draw, or accepts the one that was offered.
    pub(super) fn draw(&self, at: At) -> Vec<Intent> {
        let me = self.place.me();
        if self.place.game.outcome().is_some() {
            return all(self.teller().refused(Refusal::GameOver));
        }
        match self.place.game.offer() {
            // Where two people share the keyboard, who offered has said yes to that already, and the other
            // one accepts by the same word.
            Some(by) if by != me || self.place.side().is_none() => {
                vec![Intent::happen(Event::DrawAnswered(!by, Answer::Accepted))]
            }
            Some(_) => all(self.teller().refused(Refusal::OfferStands)),
            // Between the move and the clock nothing is asked: pressed before the yes, the offer would
            // come too late (9.1.2.1).
            None if self.offers_in_time(at) => offers_draw(me),
            None => match self.place.game.why_no_draw() {
                Some(refusal) => all(self.teller().refused(refusal)),
                None => self.while_undecided(|| self.confirm(Request::Draw(me))),
            },
        }
    }

    /// A move, and a draw that is offered with it (9.1.2.1). What is no move is no offer either.
    pub(super) fn draw_with(&self, words: &str) -> Vec<Intent> {
        if self.place.has_to_seal() || self.place.repeats().is_some() {
            return said(self.manner.only(Command::Draw, words));
        }
        let read = self.manner.understands().reading(words, self.place.game.position());
        match read {
            Err(NotRead::UnknownWord(_) | NotRead::NoMove | NotRead::Empty) => {
                said(self.manner.only(Command::Draw, words))
            }
            Ok(_) | Err(NotRead::Illegal(_)) if self.place.may_move() => {
                let me = self.place.me();
                vec![Intent::Type(read, words.to_owned()), Intent::OfferWith(me)]
            }
            Err(not_read) if self.place.may_move() => all(self.teller().not_read(&not_read)),
            Ok(_) | Err(_) => all(self.teller().not_your_move()),
        }
    }

    /// The offer that was typed with a move, if that has been made or announced.
    pub(super) fn offers_with(&self, at: At, by: Color) -> Vec<Intent> {
        let game = &self.place.game;
        let announced = game.position().turn() == by && game.announced().is_some();
        if !announced && !game.course().has_just_moved(by, at) {
            return Vec::new();
        }
        offers_draw(by).into_iter().chain([Intent::SayWhoAnswers]).collect()
    }

    /// Whether an offer of this player has its moment only with a move that he types.
    pub(super) fn comes_with_a_move(&self, by: Color) -> bool {
        let game = &self.place.game;
        game.rules().has_arbiter() && game.is_running() && game.terms().is_pressed_by_typing(by)
    }

    /// Whether the player has moved under an arbiter and not yet pressed his clock.
    fn offers_in_time(&self, at: At) -> bool {
        let arbiter = self.place.game.rules().has_arbiter() && self.place.game.is_running();
        arbiter && !self.place.game.is_offer_untimely(self.place.me(), at)
    }
}

/// A draw is offered; whoever is no person answers.
pub(super) fn offers_draw(by: Color) -> Vec<Intent> {
    vec![Intent::happen(Event::DrawOffered(by)), Intent::Opponent(Opposing::AnswerDraw)]
}
