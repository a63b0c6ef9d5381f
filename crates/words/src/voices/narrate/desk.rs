//! What only the arbiter hears: of whom something is told, what is seen to, and a game that is played
//! through again on another board (FIDE 2023, 8.5.3).

use shakmaty::uci::UciMove;
use shakmaty::{Color, Position};

use crate::laws::{Game, Topic};
use crate::voices::narrate::Narrator;
use crate::voices::phrase::Value;
use crate::voices::utterance::{Span, Utterance};

/// What only the arbiter hears, in one voice.
#[derive(Clone, Copy, Debug)]
pub struct DeskWords<'a>(&'a Narrator);

impl Narrator {
    /// What only the arbiter hears.
    #[must_use]
    pub const fn desk(&self) -> DeskWords<'_> {
        DeskWords(self)
    }
}

impl DeskWords<'_> {
    /// What a player hears of himself needs his name at the desk, and what is told of his board beside
    /// another one.
    #[must_use]
    pub fn of_player(self, color: Color, said: Utterance) -> Utterance {
        let values = [self.0.colored(color), ("what", Value::Spans(said.spans))];
        self.0.say(said.priority, "desk-of", &values)
    }

    /// That something is seen to, or is still to be done.
    #[must_use]
    pub fn ticked(self, task: &str, done: bool) -> Vec<Span> {
        let what = self.0.talk.sentence(task, &[]).into();
        self.0.talk.sentence(if done { "task-done" } else { "task-open" }, &[("what", what)])
    }

    /// From which move on it is, and what is noted before: whose move it is, the clocks, and a flag that is
    /// down.
    #[must_use]
    pub fn reconstructs(self, from: u16, game: &Game) -> Vec<Span> {
        let position = game.position();
        let place = ("place", self.0.move_place(game, from.into()));
        let mut parts = vec![self.0.talk.sentence("desk-reconstructs", &[place])];
        let number = ("number", position.fullmoves().get().into());
        parts.push(
            self.0.talk.sentence("turn", &[("color", self.0.color(position.turn())), number]),
        );
        for (color, clock) in Color::ALL.into_iter().filter_map(|it| Some((it, game.clock()?))) {
            let of = ("color", self.0.color(color));
            let time = ("time", self.0.time(clock.remaining(color, game.now())));
            parts.push(self.0.talk.sentence("clock-left", &[of.clone(), time]));
            let fell = clock.fell(color).map(|_| self.0.talk.sentence("flag-fell", &[of]));
            parts.extend(fell);
        }
        parts.push(self.0.articles().cited(game.rules().edition.article(Topic::Reconstruction)));
        parts.join(&self.0.talk.span(" "))
    }

    /// Which move was found there.
    #[must_use]
    pub fn found(self, ply: u16, uci: UciMove, game: &Game) -> Vec<Span> {
        let values =
            [("place", self.0.move_place(game, ply.into())), ("move", uci.to_string().into())];
        self.0.talk.sentence("desk-found", &values)
    }
}
