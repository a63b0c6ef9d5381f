//! Which of several legal readings of a text was meant: what is asked, and what a choice wants.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::Move;

use crate::app::session::intent::{Intent, Open, Purpose, all, said};
use crate::app::session::meaning::{Response, drop_square, is_promotion};
use crate::app::session::teller::{Lines, Teller};
use crate::app::session::{Act, Manner};
use crate::notation::NotRead;
use crate::voices::Priority;

impl Lines<'_> {
    /// What is wanted by an answer to the question which of these is meant.
    pub(super) fn chosen(
        &self,
        readings: &[Move],
        purpose: Purpose,
        response: Response,
    ) -> Vec<Intent> {
        let closed = |wanted: Vec<Intent>| {
            [Intent::Open(Open::Close)].into_iter().chain(wanted).collect::<Vec<_>>()
        };
        match response {
            Response::Move(mv) if self.place.activity.practised().is_some() => {
                closed(vec![Intent::Enter(Ok(mv), String::new())])
            }
            Response::Move(mv) => closed(self.teller().moves().names(purpose, mv)),
            Response::No => closed(said(self.manner.said("choice-dropped", &[]))),
            Response::Few(readings) => self.teller().requests().choose(readings, purpose),
            Response::WrongNumber => said(self.manner.out_of_range(readings)),
            Response::Unclear(not_read) => all(self.teller().which_again(readings, &not_read)),
            // Yes is no choice of several.
            Response::Yes
            | Response::Neither
            | Response::Nothing
            | Response::OfOffer
            | Response::Press => Vec::new(),
        }
    }
}

impl Teller<'_> {
    /// The question which reading was meant, with all of them.
    pub(super) fn which(&self, readings: &[Move]) -> Act {
        let narrator = &self.manner.narrator;
        let asks = match drop_square(readings) {
            Some(to) => narrator.talk.sentence("choice-drop", &[("square", narrator.square(to))]),
            None if is_promotion(readings) => narrator.talk.sentence("choice-promotion", &[]),
            None => narrator.talk.sentence("choice", &[("count", readings.len().into())]),
        };
        let mut lines = vec![asks];
        for (i, &mv) in readings.iter().enumerate() {
            let reading = vec![narrator.announcement(self.place.here(), mv)];
            let values = [("number", (i + 1).into()), ("reading", reading.into())];
            lines.push(narrator.talk.sentence("choice-line", &values));
        }
        Act::say(narrator.lines(Priority::Answer, lines))
    }

    /// Asks once more after what was no answer; why a move is not legal is told before.
    fn which_again(&self, readings: &[Move], not_read: &NotRead) -> Vec<Act> {
        let illegal = matches!(not_read, NotRead::Illegal(_));
        let mut acts = if illegal { self.not_read(not_read) } else { Vec::new() };
        acts.push(if is_promotion(readings) {
            self.manner.said("choice-piece", &[])
        } else {
            self.which(readings)
        });
        acts
    }
}

impl Manner {
    fn out_of_range(&self, readings: &[Move]) -> Act {
        if is_promotion(readings) {
            return self.said("choice-piece", &[]);
        }
        self.said("choice-again", &[("count", readings.len().into())])
    }
}
