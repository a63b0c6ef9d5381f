//! What there is to see of a session, and what is said of a thing that the player looks at.

use shakmaty::{Board, ByColor, Color, Position};

use crate::app::order::Output;
use crate::app::session::dialog::Dialog;
use crate::app::session::{Act, Session, tones};
use crate::laws::At;
use crate::table::Aid;
use crate::ui::view::{Arrival, Asked, Thing, Told, View};
use crate::voices::{Priority, Utterance, written};

impl Session {
    /// What a thing is: the sentence that line mode has for it.
    #[must_use]
    pub fn named(&self, at: At, thing: Thing) -> Utterance {
        self.with_asker(at, |asker| {
            let (spans, none) = match thing {
                // There is no board to look at; the square is still where the cursor stands.
                Thing::Square(square) if self.withholds(Aid::PositionReadout) => {
                    (Some(asker.narrator.square(square).spans()), "empty")
                }
                Thing::Square(square) => return asker.square(square),
                Thing::Moves(line) => (asker.score_pair(line), "score-none"),
                Thing::Clock(color) => (asker.clock_line(color), "clock-none"),
            };
            let none = || asker.narrator.talk.sentence(none, &[]);
            Utterance { priority: Priority::Answer, spans: spans.unwrap_or_else(none) }
        })
    }

    /// Says what the player looks at.
    pub(super) fn look(&self, at: At, thing: Thing, arrival: Arrival) -> Vec<Act> {
        let tone = tones::of_look(thing, arrival).map(Act::tone);
        tone.into_iter().chain([self.looked_at(at, thing, arrival)]).collect()
    }

    fn looked_at(&self, at: At, thing: Thing, arrival: Arrival) -> Act {
        let named = self.named(at, thing);
        let id = match (arrival, thing) {
            (Arrival::Step, _) => return Act::Out(Output::Look(named)),
            (Arrival::Edge, _) => "look-edge",
            (Arrival::Pane, Thing::Square(_)) => "look-board",
            (Arrival::Pane, Thing::Moves(_)) => "look-moves",
            (Arrival::Pane, Thing::Clock(_)) => "look-clocks",
        };
        let what = [("what", named.spans.into())];
        Act::Out(Output::Look(self.manner.narrator.say(Priority::Answer, id, &what)))
    }

    /// What there is to see, without the clocks: what they show changes by itself.
    #[must_use]
    pub fn view(&self) -> View {
        let here = self.in_sight();
        let check = here.is_check().then(|| here.board().king_of(here.turn())).flatten();
        let told = !self.withholds(Aid::PositionReadout);
        let sheet = !self.withholds(Aid::ScoreSheet);
        View {
            // A board without men, where a second one beside the player's own is forbidden.
            board: if told { here.board().clone() } else { Board::empty() },
            told: Told(told),
            bottom: self.manner.choices.view,
            last: self.last_squares().filter(|_| told),
            check: check.filter(|_| told),
            held: self.held().filter(|_| told),
            pending: self.pending(),
            clocks: None,
            moves: self
                .with_asker(At::ZERO, |asker| sheet.then(|| asker.score_sheet()))
                .unwrap_or_default(),
            asked: self.asked(),
            walking: self.activity.is_reviewing(),
            seated: self.place.occasion.is_match(),
        }
    }

    /// What the clocks show, a line each; nothing without clocks.
    #[must_use]
    pub fn clock_lines(&self, at: At) -> Option<ByColor<String>> {
        if self.withholds(Aid::Times) {
            return None;
        }
        self.with_asker(at, |asker| {
            let line = |color: Color| asker.clock_line(color).map(|spans| written(&spans));
            let (white, black) = (line(Color::White), line(Color::Black));
            (white.is_some() || black.is_some()).then(|| ByColor {
                white: white.unwrap_or_default(),
                black: black.unwrap_or_default(),
            })
        })
    }

    fn last_squares(&self) -> Option<(shakmaty::Square, shakmaty::Square)> {
        let stands = self.place.game.on_board().filter(|_| !self.activity.is_reviewing());
        let mv = stands
            .or_else(|| self.with_asker(At::ZERO, |asker| asker.made.last().map(|made| made.mv)))?;
        Some((mv.from()?, mv.to()))
    }

    fn pending(&self) -> Option<String> {
        let stage = if self.activity.is_reviewing() { Vec::new() } else { self.stage() };
        let lines: Vec<String> = stage.iter().map(Utterance::written).collect();
        (!lines.is_empty()).then(|| lines.join(" "))
    }

    fn asked(&self) -> Option<Asked> {
        Some(match self.pending.question()? {
            Dialog::Choose(readings, _) => Asked::Number(readings.len()),
            Dialog::Confirm(_) => Asked::YesNo,
        })
    }
}
