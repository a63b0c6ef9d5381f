//! The sentences of a session as acts, and who the player is that they are said to.

use shakmaty::{Color, Position};

use crate::app::session::meaning::FromPlayer;
use crate::app::session::review::Review;
use crate::app::session::{Act, Manner, Place, Session};
use crate::archive::GameId;
use crate::chosen::Chosen;
use crate::command::Command;
use crate::laws::{At, Spoken};
use crate::ui::{Typed, pasted};
use crate::understanding::About;
use crate::voices::{Priority, Utterance, Value};

impl Session {
    /// Several lines were pasted: a position is set up, and nothing else is taken.
    pub(super) fn take_pasted(&mut self, at: At, text: String) -> Vec<Act> {
        match pasted::position_in(&text, &self.manner.narrator) {
            Some(position) => {
                let about = About::Text(position);
                self.take_words(at, FromPlayer::Chosen(Chosen::Command(Command::Position, about)))
            }
            None => self.manner.not_taken(&Typed::Pasted(text)),
        }
    }
}

impl Manner {
    /// Why a line was not taken.
    pub(super) fn not_taken(&self, typed: &Typed) -> Vec<Act> {
        typed.not_taken().map(|id| self.said(id, &[])).into_iter().collect()
    }

    pub(super) fn answer(&self, id: &str, values: &[(&str, Value)]) -> Utterance {
        self.narrator.say(Priority::Answer, id, values)
    }

    /// Answers with something of a move.
    pub(super) fn answers_move(&self, id: &str, spoken: &Spoken) -> Utterance {
        let announced = self.narrator.announcement(&spoken.before, spoken.mv);
        self.answer(id, &[("move", Value::Spans(vec![announced]))])
    }
}

impl Place {
    /// The number of the game that is played, as it is said.
    pub(super) fn game_name(&self) -> Option<Value> {
        self.listing.id.map(|GameId(id)| Value::Text(id.to_string()))
    }

    /// The player's side; `None` if two people play.
    pub(super) fn side(&self) -> Option<Color> {
        match (self.is_here(Color::White), self.is_here(Color::Black)) {
            (true, false) => Some(Color::White),
            (false, true) => Some(Color::Black),
            _ => None,
        }
    }

    /// The player's side in what is done here: in an exercise that of who answers, in a game that is gone
    /// through his own. Nothing where no one side is his.
    pub(super) fn own_side(&self) -> Option<Color> {
        if let Some(practised) = self.activity.practised() {
            return practised.side();
        }
        self.activity.reviewed().map_or_else(|| self.side(), Review::own_side)
    }

    /// Whose pieces are meant by one's own: where no one side is the player's, those of the side to move.
    pub(super) fn asker(&self) -> Color {
        self.own_side().unwrap_or_else(|| self.here().turn())
    }

    /// The player at the keyboard: with two people, the one to move.
    pub(super) fn me(&self) -> Color {
        self.side().unwrap_or(self.game.position().turn())
    }
}
