//! Lines with characters that only look like those of a move, are not seen at all, or come from an input
//! method or another layout of the keyboard.
//!
//! Such a line is read as it looks, or as it was typed, where that makes sense and it does not as it
//! stands; that is told.

use std::borrow::Cow;

use crate::app::retyped;
use crate::app::session::teller::Reader;
use crate::command::{Argument, Command};
use crate::notation::lookalike::{self, Plain};
use crate::notation::{NotRead, usual};
use crate::voices::narrate::quoted;
use crate::voices::{Priority, Utterance};

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
        if line.is_ascii() && !line.contains(|c: char| c.is_ascii_control()) {
            return Ok((line.into(), None));
        }
        if lookalike::has_lines(line) && self.command_named(line).is_none() {
            return Err(self.manner.narrator.say(Priority::Answer, "paste-lines", &[]));
        }
        let line = usual::composed(line);
        let own = self.manner.understands().vocabularies();
        let is_own = |c: char| own.iter().any(|vocabulary| vocabulary.is_written_in(c));
        let narrator = &self.manner.narrator;
        let Some(plain) = lookalike::plain_but_for(&line, is_own) else {
            return Ok(self.retyped(&line).unwrap_or((line, None)));
        };
        // Nothing can be said to be read of a line in which nothing is seen.
        if plain.text.trim().is_empty() && !plain.strays.is_empty() {
            return Err(narrator.entries().stray(&plain));
        }
        match self.taken(&line, &plain) {
            Reading::AsItStands => Ok(self.retyped(&line).unwrap_or((line, None))),
            Reading::AsItLooks(line) => {
                let told = narrator.entries().read_as(&plain);
                Ok(self.retyped(&line).unwrap_or((line.into(), told)))
            }
            Reading::NotAtAll => {
                self.retyped(&line).ok_or_else(|| narrator.entries().stray(&plain))
            }
        }
    }

    /// A line without the marks that begin and end a sentence. What the arbiter is told is kept as it is
    /// typed, and so is a word with points in it: `e.p.`.
    pub(super) fn without_mark<'a>(&self, line: &'a str) -> &'a str {
        let ends = |c| matches!(c, '.' | '?' | '!' | '…' | '。' | '？' | '！');
        let bare = line.trim_start_matches(['¿', '¡']).trim_end_matches(ends).trim();
        let last = bare.split_whitespace().next_back().unwrap_or_default();
        if bare.len() == line.len() || last.contains('.') || !bare.contains(char::is_alphanumeric) {
            return line;
        }
        if self.command_named(line) == Some(Command::Arbiter) { line } else { bare }
    }

    /// A line that is no move as it was meant, and that it is read so.
    fn retyped(&self, line: &str) -> Option<(Cow<'static, str>, Option<Utterance>)> {
        let manner = self.manner;
        let can_be = retyped::can_be(line, &manner.narrator);
        if !can_be || self.is_read(line) || self.is_command(line) {
            return None;
        }
        let own = manner.understands().vocabularies();
        let meant = retyped::meant(line, &manner.narrator, &own, self.place.here())?;
        let values = [("text", quoted(&meant).into())];
        let told = manner.narrator.say(Priority::Answer, "entry-retyped", &values);
        Some((meant.into(), Some(told)))
    }

    fn taken(&self, line: &str, plain: &Plain) -> Reading {
        let looks = plain.text.trim();
        let number = !looks.is_empty() && looks.bytes().all(|byte| byte.is_ascii_digit());
        if number || plain.strays.is_empty() {
            return Reading::AsItLooks(looks.to_owned());
        }
        let argument = self.command_named(looks).map(|command| command.spec().argument);
        let is_foreign = || {
            let answers = self.manner.understands().yes_or_no(line).is_some();
            self.is_read(line) || answers || self.is_command(line)
        };
        match argument {
            Some(argument) if is_text(argument) => self.with_text(line.trim(), looks),
            Some(_) => Reading::AsItLooks(looks.to_owned()),
            None if self.is_read(looks) => Reading::AsItLooks(looks.to_owned()),
            None if is_foreign() => Reading::AsItStands,
            None if self.is_asked(looks) => Reading::AsItLooks(looks.to_owned()),
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
        !matches!(
            read,
            Err(NotRead::Empty | NotRead::UnknownWord(_) | NotRead::NoMove | NotRead::NoPiece(_))
        )
    }
}

/// Whether what follows a command is a text and no move.
const fn is_text(argument: Argument) -> bool {
    matches!(
        argument,
        Argument::Position | Argument::Filters | Argument::Voice | Argument::MaybeBoards
    )
}
