//! A game that is played through again on another board (FIDE 2023, 8.5.3).

use shakmaty::{Color, Position, uci::UciMove};

use crate::laws::{Game, Topic};
use crate::voices::{Narrator, Span};

impl Narrator {
    /// From which move on it is, and what is noted before: whose move it is, the clocks, and a flag that is
    /// down.
    #[must_use]
    pub fn reconstructs(&self, from: u16, game: &Game) -> Vec<Span> {
        let position = game.position();
        let place = ("place", self.move_place(game, from.into()));
        let mut parts = vec![self.talk.sentence("desk-reconstructs", &[place])];
        let number = ("number", position.fullmoves().get().into());
        parts.push(self.talk.sentence("turn", &[("color", self.color(position.turn())), number]));
        for (color, clock) in Color::ALL.into_iter().filter_map(|it| Some((it, game.clock()?))) {
            let of = ("color", self.color(color));
            let time = ("time", self.time(clock.remaining(color, game.now())));
            parts.push(self.talk.sentence("clock-left", &[of.clone(), time]));
            let fell = clock.fell(color).map(|_| self.talk.sentence("flag-fell", &[of]));
            parts.extend(fell);
        }
        parts.push(self.article(game.rules().edition.article(Topic::Reconstruction)));
        parts.join(&self.talk.span(" "))
    }

    /// Which move was found there.
    #[must_use]
    pub fn found(&self, ply: u16, uci: UciMove, game: &Game) -> Vec<Span> {
        let values =
            [("place", self.move_place(game, ply.into())), ("move", uci.to_string().into())];
        self.talk.sentence("desk-found", &values)
    }
}
