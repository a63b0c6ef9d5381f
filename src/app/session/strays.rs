//! Lines with characters that only look like those of a move, or are not seen at all.
//!
//! Such a line is read as it looks where that makes sense and it does not as it stands; that is told.

use std::borrow::Cow;

use crate::app::session::teller::Reader;
use crate::command::Argument;
use crate::notation::NotRead;
use crate::notation::lookalike::{self, Plain};
use crate::voices::Utterance;

/// How a line is taken.
enum Reading {
    AsItStands,
    AsItLooks(String),
    NotAtAll,
}

impl Reader<'_> {
    /// A line as it is understood, and what is told of that.
    ///
    /// # Errors
    ///
    /// What must be said of a line that cannot be read because of a character in it.
    pub(super) fn as_it_looks<'a>(
        &self,
        line: &'a str,
    ) -> Result<(Cow<'a, str>, Option<Utterance>), Utterance> {
        let Some(plain) = lookalike::plain(line) else { return Ok((line.into(), None)) };
        let narrator = &self.manner.narrator;
        match self.taken(line, &plain) {
            Reading::AsItStands => Ok((line.into(), None)),
            Reading::AsItLooks(line) => Ok((line.into(), narrator.read_as(&plain))),
            Reading::NotAtAll => Err(narrator.stray(&plain)),
        }
    }

    fn taken(&self, line: &str, plain: &Plain) -> Reading {
        let looks = plain.text.trim();
        let number = !looks.is_empty() && looks.bytes().all(|byte| byte.is_ascii_digit());
        if number || plain.strays.is_empty() {
            return Reading::AsItLooks(looks.to_owned());
        }
        let argument = self.command_named(looks).map(|command| command.spec().argument);
        match argument {
            Some(argument) if is_text(argument) => self.with_text(line.trim(), looks),
            Some(_) => Reading::AsItLooks(looks.to_owned()),
            None if self.is_read(line) => Reading::AsItStands,
            None if self.is_read(looks) || self.is_asked(looks) => {
                Reading::AsItLooks(looks.to_owned())
            }
            None => Reading::NotAtAll,
        }
    }

    /// Whether a text can be an answer.
    fn is_asked(&self, text: &str) -> bool {
        self.place.pending.is_asking() || self.manner.understands().yes_or_no(text).is_some()
    }

    /// Only the name of a command is read as it looks: its text may be in any script.
    fn with_text(&self, line: &str, looks: &str) -> Reading {
        if self.is_command(line) {
            return Reading::AsItStands;
        }
        let first = looks.split_whitespace().next().unwrap_or_default();
        let rest = line.split_once(char::is_whitespace).map_or("", |(_, rest)| rest);
        Reading::AsItLooks(format!("{first} {rest}"))
    }

    /// Whether a text is a move, legal or not.
    pub(super) fn is_read(&self, text: &str) -> bool {
        let read = self.manner.understands().reading(text, self.place.here());
        !matches!(read, Err(NotRead::Empty | NotRead::UnknownWord(_) | NotRead::NoMove))
    }
}

/// Whether what follows a command is a text and no move.
const fn is_text(argument: Argument) -> bool {
    matches!(
        argument,
        Argument::Position | Argument::Filters | Argument::Voice | Argument::MaybeBoards
    )
}
