//! What a port tells, as sentences.

use std::time::Duration;

use shakmaty::{Bitboard, Board, Color, Square};

use crate::app::no_board::because;
use crate::pegboard::report::SquareChange;
use crate::pegboard::{
    BoardEvent, Button, DialTimes, Loss, Make, Pressed, Report, Sensed, Senses, Stamp, Stranger,
};
use crate::voices::phrase::Value;
use crate::voices::utterance::Span;
use crate::voices::{Narrator, Priority};

/// Says what boards tell.
pub(super) struct Teller<'a>(pub(super) &'a Narrator);

impl Teller<'_> {
    /// A sentence in a line.
    pub(super) fn line(&self, id: &str, values: &[(&str, Value)]) -> String {
        self.0.say(Priority::Answer, id, values).written()
    }

    /// A sentence with one square in it.
    pub(super) fn at(&self, id: &str, square: Square) -> String {
        self.line(id, &[("square", self.0.square(square))])
    }

    /// What was told, a line for each fact.
    pub(super) fn told(&self, told: &BoardEvent) -> Vec<String> {
        match told {
            BoardEvent::Found(make, port) => vec![self.found(*make, port)],
            BoardEvent::Lost(loss) => vec![self.lost(loss)],
            BoardEvent::Chips(chips) => {
                vec![self.line("peg-chips", &[("count", chips.iter().count().into())])]
            }
            BoardEvent::CatchesUp(_) => Vec::new(),
            BoardEvent::Report(report) => vec![self.report(report)],
        }
    }

    /// What a board of this make senses, once that is known: of most makes their boards differ, and the
    /// first position shows it, or that the pieces were learned.
    pub(super) fn senses(&self, make: Make, told: &BoardEvent) -> Option<String> {
        // All boards of these makes know which piece stands where.
        let is_known = matches!(make, Make::Dgt | Make::ChessLink);
        let id = match (make.senses(), told) {
            (Senses::Moves, BoardEvent::Found(..)) => "peg-senses-moves",
            (Senses::Pegs, BoardEvent::Found(..)) => "peg-senses-pegs",
            (Senses::Squares, BoardEvent::Found(..)) if is_known => "peg-senses-men",
            (Senses::Squares, BoardEvent::Report(Report::Learned(wrong)))
                if !is_known && wrong.is_empty() =>
            {
                "peg-senses-men"
            }
            (kind, BoardEvent::Report(Report::Stands(sensed))) if !is_known => {
                let knows = sensed.pieces.occupied().any();
                match kind {
                    Senses::Pegs | Senses::Squares if knows => "peg-senses-men",
                    Senses::Squares => "peg-senses-squares",
                    Senses::Pegs | Senses::Moves => return None,
                }
            }
            _ => return None,
        };
        Some(self.line(id, &[]))
    }

    fn found(&self, make: Make, port: &str) -> String {
        self.line("peg-found", &[("make", make.title().into()), ("port", port.into())])
    }

    fn lost(&self, loss: &Loss) -> String {
        self.line("board-not-there", &because(self.0, loss))
    }

    fn report(&self, report: &Report) -> String {
        match report {
            Report::Lifted(stamp, square, piece) => {
                self.stamped(*stamp, self.change(SquareChange::Lifted(*square, *piece)))
            }
            Report::Seated(stamp, square, piece) => {
                self.stamped(*stamp, self.change(SquareChange::Seated(*square, *piece)))
            }
            Report::Together(stamp, changes) => {
                let items = changes.iter().map(|change| self.change(*change)).collect();
                let items = self.0.join(items);
                self.stamped(*stamp, self.0.talk.sentence("peg-together", &[("items", items)]))
            }
            Report::Button(stamp, button, how) => self.stamped(*stamp, self.button(*button, *how)),
            Report::Stands(sensed) => self.stands(sensed),
            Report::Moved(text) => self.line("peg-moved", &[("text", text.as_str().into())]),
            Report::TakenBack(text) => {
                self.line("peg-taken-back", &[("text", text.as_str().into())])
            }
            Report::Faulty(square) => self.at("peg-faulty", *square),
            Report::Mended(square) => self.at("peg-mended", *square),
            Report::Doubtful(square) => self.at("peg-doubtful", *square),
            Report::Certain(square) => self.at("peg-certain", *square),
            Report::Glimpsed(square) => self.at("peg-glimpsed", *square),
            Report::Felt(stamp, square) => {
                let felt = self.0.talk.sentence("peg-felt", &[("square", self.0.square(*square))]);
                self.stamped(*stamp, felt)
            }
            Report::Missed(count) => {
                self.line("peg-missed", &[("count", Value::Number((*count).into()))])
            }
            Report::Clock(times) => self.clock(times),
            Report::NoButton => self.line("peg-buttonless", &[]),
            Report::NoLamps => self.line("peg-lampless", &[]),
            Report::Identity(text) => self.line("peg-identity", &[("text", text.as_str().into())]),
            Report::Battery(percent, charging) => {
                let id = if *charging { "peg-battery-charging" } else { "peg-battery" };
                self.line(id, &[("percent", Value::Number((*percent).into()))])
            }
            Report::Refused(_, text) => self.line("peg-refused", &[("text", text.as_str().into())]),
            Report::Learned(wrong) if !wrong.is_empty() => {
                self.line("peg-not-learned", &[("items", self.squares(*wrong))])
            }
            report => self.line(bare(report), &[]),
        }
    }

    fn stamped(&self, stamp: Stamp, what: Vec<Span>) -> String {
        let what = ("what", Value::Spans(what));
        match stamp {
            None => self.line("peg-event", &[what]),
            Some(stamp) => self.line("peg-event-at", &[what, ("time", seconds(stamp).into())]),
        }
    }

    fn change(&self, change: SquareChange) -> Vec<Span> {
        let (id, piece) = match change {
            SquareChange::Lifted(_, piece) => ("peg-lifted", piece),
            SquareChange::Seated(_, piece) => ("peg-seated", piece),
        };
        let square = ("square", self.0.square(change.square()));
        match piece {
            None => self.0.talk.sentence(id, &[square]),
            Some(piece) => {
                let id = format!("{id}-man");
                self.0.talk.sentence(&id, &[square, ("piece", self.0.piece(piece))])
            }
        }
    }

    fn button(&self, button: Button, how: Pressed) -> Vec<Span> {
        let how = self.0.word(match how {
            Pressed::Short => "peg-short",
            Pressed::Long => "peg-long",
        });
        let (id, number) = match button {
            Button::Confirm => ("peg-button-confirm", 0),
            Button::ConfirmOf(_) => ("peg-button-confirm-of", 0),
            Button::Clock => ("peg-button-clock", 0),
            Button::ClockOf(_) => ("peg-button-clock-of", 0),
            Button::Other(number) => ("peg-button", i64::from(number) + 1),
        };
        let mut values = vec![("how", how), ("number", Value::Number(number))];
        values.extend(button.owner().map(|owner| ("color", self.0.color(owner))));
        self.0.talk.sentence(id, &values)
    }

    fn clock(&self, times: &DialTimes) -> String {
        let runs = match times.runs {
            None => "peg-clock-stands",
            Some(Color::White) => "peg-clock-white",
            Some(Color::Black) => "peg-clock-black",
        };
        let values = [
            ("white", self.0.time(times.left.white)),
            ("black", self.0.time(times.left.black)),
            ("runs", self.0.word(runs)),
        ];
        self.line("peg-clock", &values)
    }

    fn stands(&self, sensed: &Sensed) -> String {
        let start = Board::new();
        let known = sensed.pieces.occupied().is_empty() || sensed.pieces == start;
        if sensed.occupied == start.occupied() && known {
            return self.line("peg-stands-start", &[]);
        }
        if sensed.occupied.is_empty() {
            return self.line("peg-stands-empty", &[]);
        }
        let count = ("count", sensed.occupied.count().into());
        let items = sensed.occupied.into_iter().map(|square| self.standing(sensed, square));
        self.line("peg-stands", &[count, ("items", self.0.join(items.collect()))])
    }

    fn standing(&self, sensed: &Sensed, square: Square) -> Vec<Span> {
        let at = ("square", self.0.square(square));
        match sensed.pieces.piece_at(square) {
            None => self.0.square(square).spans(),
            Some(piece) => {
                self.0.talk.sentence("peg-standing", &[at, ("piece", self.0.piece(piece))])
            }
        }
    }

    /// Squares with commas between them.
    pub(super) fn squares(&self, squares: Bitboard) -> Value {
        self.0.join(squares.into_iter().map(|square| self.0.square(square).spans()).collect())
    }
}

/// What was told of what a board senses: each once.
#[derive(Debug, Default)]
pub(super) struct Sensing {
    make: Option<Make>,
    said: Option<String>,
    /// Whether the first position has been told.
    known: bool,
}

impl Sensing {
    /// What is to be told of it now.
    pub(super) fn told(&mut self, teller: &Teller<'_>, told: &BoardEvent) -> Option<String> {
        if let BoardEvent::Found(make, _) = told {
            *self = Self { make: Some(*make), ..Self::default() };
        }
        let stands = matches!(told, BoardEvent::Report(Report::Stands(_)));
        if stands && std::mem::replace(&mut self.known, true) {
            return None;
        }
        let said = teller.senses(self.make?, told)?;
        let again = self.said.as_ref() == Some(&said);
        self.said = Some(said.clone());
        (!again).then_some(said)
    }
}

/// The sentences that hold nothing but themselves.
fn bare(report: &Report) -> &'static str {
    match report {
        Report::Done(_) => "peg-done",
        Report::Learned(_) => "peg-learned",
        Report::WhichSide => "peg-which-side",
        Report::Restarted => "peg-restarted",
        Report::Unanswered(_) => "peg-unanswered",
        Report::Silent => "peg-silent",
        Report::Stranger(Stranger::Echo) => "peg-echo",
        Report::Stranger(Stranger::Version(_)) => "peg-version",
        Report::Gap => "peg-gap",
        _ => "peg-garbled",
    }
}

/// Seconds with three places.
fn seconds(stamp: Duration) -> String {
    format!("{}.{:03}", stamp.as_secs(), stamp.subsec_millis())
}
