//! Whose clock, or whose right to castle, is asked about.

use shakmaty::{Color, Position};

use crate::app::ask::Asker;
use crate::command::{Argument, Command};
use crate::understanding::{About, Whose};
use crate::voices::{Priority, Utterance};

impl Asker<'_> {
    /// What the clocks show: of both players, or of the one who is named.
    pub(super) fn clock(&self, about: &About) -> Result<Utterance, Utterance> {
        let colors = match about {
            About::Nothing => vec![self.asked_by.side, !self.asked_by.side],
            About::Whose(Whose::Mine) => vec![self.asked_by.side],
            About::Whose(Whose::Theirs) => vec![!self.asked_by.side],
            _ => return Err(self.wants(Command::Clock, Argument::Whose)),
        };
        let Some(clocks) = self.clocks else {
            return Ok(self.narrator.say(Priority::Answer, "clock-none", &[]));
        };
        let narrator = self.narrator;
        let mut lines = Vec::new();
        for (color, left) in colors.into_iter().filter_map(|color| Some((color, clocks[color]?))) {
            lines.extend(self.clock_line(color));
            if let Some(moves) = left.to_go {
                let values = [("color", narrator.color(color)), ("count", moves.into())];
                lines.push(narrator.talk.sentence("clock-to-go", &values));
            }
        }
        if lines.is_empty() {
            return Ok(narrator.say(Priority::Answer, "clock-unknown", &[]));
        }
        Ok(narrator.lines(Priority::Answer, lines))
    }

    /// The player whose castling is asked about: the one who is named, or else the one who asks.
    pub(super) fn castles(&self, about: &About) -> Result<Color, Utterance> {
        let own = self.asked_by.plays.unwrap_or(self.position.turn());
        match *about {
            About::Nothing | About::Whose(Whose::Mine) => Ok(own),
            About::Whose(Whose::Theirs) => Ok(!own),
            About::Whose(Whose::Of(color)) => Ok(color),
            _ => Err(self.wants(Command::Castling, Argument::MaybeColor)),
        }
    }
}
