//! What the arbiter has seen himself: an illegal move, a touch, a flag, a board that was set up wrongly.

use shakmaty::{CastlingSide, Color, Position, Square};

use crate::app::seats::desk::intent::{DeskIntent, said};
use crate::app::seats::desk::rulings::Rulings;
use crate::command::desk::{DeskCommand, Seen};
use crate::laws::{Event, Irregularity, Misplaced, Ruling, captures};

impl Rulings<'_> {
    /// The intents of a command; `None` if what is typed after it does not fit.
    pub(super) fn seen(&self, command: Seen, rest: &str) -> Option<Vec<DeskIntent>> {
        let player = || self.reader().player(rest);
        Some(match command {
            Seen::Illegal => self.illegal(player()?),
            Seen::Touch => {
                let (player, square) = self.reader().player_square(rest)?;
                self.touch((player, square, self.teller().game().course().turn_of(player)), 0)
            }
            Seen::Waive => vec![DeskIntent::rule(Ruling::TouchWaived(player()?))],
            Seen::TwoHands => self.forecast.weigh(Event::TwoHands(player()?)),
            Seen::Flag => self.forecast.sure_of(Ruling::FlagSeen(player()?)),
            Seen::WrongStart => self.found(self.wrong_start(rest)?),
            Seen::Fault => self.fault(rest)?,
            Seen::Turned => vec![DeskIntent::Happen(Event::Found(Irregularity::BoardTurned))],
            Seen::Reversed => self.found(Irregularity::ColoursReversed),
        })
    }

    /// What stood wrongly at the start: a player alone means his king and queen, which had changed places,
    /// a square his king or rook that belongs there. `None` if what is typed does not fit.
    fn wrong_start(&self, rest: &str) -> Option<Irregularity> {
        if rest.is_empty() {
            return Some(Irregularity::InitialPosition);
        }
        if let Some(player) = self.reader().player(rest) {
            return Some(Irregularity::WrongPlace(player, Misplaced::KingAndQueen));
        }
        let (player, square) = self.reader().player_square(rest)?;
        let king = self.teller().game().course().start().board().king_of(player)?;
        let what = if square == king {
            Misplaced::King
        } else {
            Misplaced::Rook(CastlingSide::from_king_side(square > king))
        };
        Some(Irregularity::WrongPlace(player, what))
    }

    /// The last move of a player was illegal, as the arbiter says; by the score it may be legal.
    fn illegal(&self, color: Color) -> Vec<DeskIntent> {
        let game = self.teller().game();
        let is_illegal = game.conduct().illegal_of() == Some(color);
        let last = game.made().iter().rev().find(|made| made.by() == color);
        if !is_illegal && last.is_some_and(|made| !made.before.is_legal(made.mv)) {
            let restore = self.teller().narrator.talk.desk_name(DeskCommand::Restore).into();
            return said(self.teller().told("desk-illegal-counts", &[("restore", restore)]));
        }
        if !is_illegal && !game.is_over() && !game.made().is_empty() {
            return said(self.teller().told("desk-legal", &[self.teller().color(color)]));
        }
        self.forecast.weigh(Event::Ruled(Ruling::IllegalSeen(color)))
    }

    /// A player has touched a piece in the turn of a ply, as the arbiter rules. Where he has then moved or
    /// captured that very piece, he has done what he had to; before moves are taken back, the arbiter is
    /// asked. The number is that of the complaint, 0 where there is none.
    pub(super) fn touch(
        &self,
        (by, square, ply): (Color, Square, u16),
        number: usize,
    ) -> Vec<DeskIntent> {
        let event = Event::Ruled(Ruling::TouchSeen(by, square, Some(ply)));
        let turn = usize::from(ply).saturating_sub(1);
        let made = self.teller().game().made().get(turn).filter(|made| made.by() == by);
        let made = made.filter(|_| self.forecast.refusal(&event).is_none());
        let keeps = |mv: shakmaty::Move| mv.from() == Some(square) || captures(mv) == Some(square);
        if made.is_some_and(|made| keeps(made.mv)) {
            let square = ("square", self.teller().narrator.square(square));
            let values = [self.teller().color(by), square, ("number", number.into())];
            return said(self.teller().told("desk-touch-kept", &values));
        }
        self.forecast.weigh(event)
    }

    /// What is wrong with a board may cancel the game (7.2.1, 7.3); then it is asked for.
    fn found(&self, what: Irregularity) -> Vec<DeskIntent> {
        let event = Event::Found(what);
        let ends = self.forecast.after(&event).outcome().is_some();
        if ends && self.teller().game().outcome().is_none() {
            return self.forecast.sure_as_told(event);
        }
        vec![DeskIntent::Happen(event)]
    }
}
