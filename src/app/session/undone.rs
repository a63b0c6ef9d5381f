//! A game that was over and is not any more: what everybody at the table is told. Pure.

use shakmaty::{ByColor, Position};

use crate::laws::Game;
use crate::voices::{Narrator, Priority, Utterance};

/// A game that is over, as it was before something happens to it.
#[derive(Clone, Copy, Debug)]
pub struct FinishedGame {
    illegal_acts: ByColor<u8>,
}

impl FinishedGame {
    /// `None` if the game is not over.
    #[must_use]
    pub fn of(game: &Game) -> Option<Self> {
        let illegal_acts = ByColor::new_with(|color| game.conduct().illegal_acts(color));
        game.is_over().then_some(Self { illegal_acts })
    }

    /// That the game is not over, who is to move, and how many illegal acts count (7.5.5) where one
    /// does not count any more; nothing while the game is over.
    #[must_use]
    pub fn taken_back(self, narrator: &Narrator, game: &Game) -> Vec<Utterance> {
        if game.is_over() {
            return Vec::new();
        }
        let turn = game.position().turn();
        let number = game.position().fullmoves().get();
        let values = [("color", narrator.color(turn)), ("number", number.into())];
        let mut said = vec![narrator.say(Priority::Move, "end-taken-back", &values)];
        for (color, before) in self.illegal_acts.zip_color() {
            let count = game.conduct().illegal_acts(color);
            if count < before {
                let values = [("color", narrator.color(color)), ("count", u32::from(count).into())];
                said.push(narrator.say(Priority::Move, "end-illegal-not-counted", &values));
            }
        }
        said
    }
}
