//! Whose clock, or whose right to castle, is asked about.

use shakmaty::{Color, Position};

use crate::app::ask::Asker;
use crate::command::{Argument, Command};
use crate::voices::voice::Word;
use crate::voices::{Priority, Utterance};

impl Asker<'_> {
    /// What the clocks show: of both players, or of the one who is named.
    pub(super) fn clock(&self, rest: &str) -> Result<Utterance, Utterance> {
        let colors = match self.narrator.talk.word(rest) {
            _ if rest.is_empty() => vec![self.asked_by.side, !self.asked_by.side],
            Some(Word::Mine) => vec![self.asked_by.side],
            Some(Word::Theirs) => vec![!self.asked_by.side],
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
    pub(super) fn castles(&self, rest: &str) -> Result<Color, Utterance> {
        let own = self.asked_by.plays.unwrap_or(self.position.turn());
        match self.narrator.talk.word(rest) {
            _ if rest.is_empty() => Ok(own),
            Some(Word::Mine) => Ok(own),
            Some(Word::Theirs) => Ok(!own),
            Some(Word::White) => Ok(Color::White),
            Some(Word::Black) => Ok(Color::Black),
            _ => Err(self.wants(Command::Castling, Argument::MaybeColor)),
        }
    }
}
