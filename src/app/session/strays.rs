//! Lines with characters that only look like those of a move, are not seen at all, or come from an input
//! method or another layout of the keyboard.
//!
//! Such a line is read as it looks, or as it was typed, where that makes sense and it does not as it
//! stands; that is told.

use crate::app::retyped;
use crate::app::session::meaning::{Now, Wording, asks};
use crate::app::session::teller::LineReader;
use crate::command::{Argument, Command};
use crate::notation::lookalike::{self, Plain};
use crate::notation::usual;
use crate::voices::narrate::quoted;
use crate::voices::{Priority, Utterance};

/// How a line is taken.
enum Reading {
    AsItStands,
    AsItLooks(Box<Wording>),
    NotAtAll,
}

/// A line as it is understood, and what is told of that.
type Plainly = (Wording, Option<Utterance>);

impl LineReader<'_> {
    /// A line as it is understood, and what is told of that.
    ///
    /// # Errors
    ///
    /// What must be said of a line that cannot be read because of a character in it.
    pub(super) fn as_it_looks(&self, line: &str, now: &Now<'_>) -> Result<Plainly, Utterance> {
        let bare = without_mark(line, now);
        let (wording, told) = self.plainly(bare, now)?;
        let lost_its_mark = bare.len() < line.len() && asks(line);
        Ok((if lost_its_mark { wording.asked() } else { wording }, told))
    }

    fn plainly(&self, line: &str, now: &Now<'_>) -> Result<Plainly, Utterance> {
        if line.is_ascii() && !line.contains(|c: char| c.is_ascii_control()) {
            return Ok((Wording::of(line, now), None));
        }
        if lookalike::has_lines(line) && Wording::of(line, now).invoked.is_none() {
            return Err(self.manner.narrator.say(Priority::Answer, "paste-lines", &[]));
        }
        let line = Wording::of(&usual::composed(line), now);
        let own = self.manner.understands().vocabularies();
        let is_own = |c: char| own.iter().any(|vocabulary| vocabulary.is_written_in(c));
        let narrator = &self.manner.narrator;
        let Some(plain) = lookalike::plain_but_for(&line.text, is_own) else {
            return Ok(self.retyped(&line, now).unwrap_or((line, None)));
        };
        // Nothing can be said to be read of a line in which nothing is seen.
        if plain.text.trim().is_empty() && !plain.strays.is_empty() {
            return Err(narrator.entries().stray(&plain));
        }
        match self.taken(&line, &plain, now) {
            Reading::AsItStands => Ok(self.retyped(&line, now).unwrap_or((line, None))),
            Reading::AsItLooks(line) => {
                let told = narrator.entries().read_as(&plain);
                Ok(self.retyped(&line, now).unwrap_or((*line, told)))
            }
            Reading::NotAtAll => {
                self.retyped(&line, now).ok_or_else(|| narrator.entries().stray(&plain))
            }
        }
    }

    /// A line that is no move as it was meant, and that it is read so.
    fn retyped(&self, line: &Wording, now: &Now<'_>) -> Option<Plainly> {
        let manner = self.manner;
        let can_be = retyped::can_be(&line.text, &manner.narrator);
        if !can_be || line.is_read(now) || line.invoked.is_some() {
            return None;
        }
        let own = manner.understands().vocabularies();
        let meant = retyped::meant(&line.text, &manner.narrator, &own, self.place.here())?;
        let values = [("text", quoted(&meant).into())];
        let told = manner.narrator.say(Priority::Answer, "entry-retyped", &values);
        Some((Wording::of(&meant, now), Some(told)))
    }

    fn taken(&self, line: &Wording, plain: &Plain, now: &Now<'_>) -> Reading {
        let looks = Wording::of(&plain.text, now);
        let number = !looks.text.is_empty() && looks.text.bytes().all(|byte| byte.is_ascii_digit());
        if number || plain.strays.is_empty() {
            return Reading::AsItLooks(Box::new(looks));
        }
        let argument = looks.command().map(|command| command.spec().argument);
        let answers = |line: &Wording| self.manner.understands().yes_or_no(&line.text).is_some();
        let is_foreign = || line.is_read(now) || answers(line) || line.invoked.is_some();
        match argument {
            Some(argument) if is_text(argument) => with_text(line, &looks, now),
            Some(_) => Reading::AsItLooks(Box::new(looks)),
            None if looks.is_read(now) => Reading::AsItLooks(Box::new(looks)),
            None if is_foreign() => Reading::AsItStands,
            None if now.question.is_some() || answers(&looks) => {
                Reading::AsItLooks(Box::new(looks))
            }
            None => Reading::NotAtAll,
        }
    }
}

/// A line without the marks that begin and end a sentence. What the arbiter is told is kept as it is
/// typed, and so is a word with points in it: `e.p.`.
fn without_mark<'l>(line: &'l str, now: &Now<'_>) -> &'l str {
    let ends = |c| matches!(c, '.' | '?' | '!' | '…' | '。' | '？' | '！');
    let bare = line.trim_start_matches(['¿', '¡']).trim_end_matches(ends).trim();
    let last = bare.split_whitespace().next_back().unwrap_or_default();
    if bare.len() == line.len() || last.contains('.') || !bare.contains(char::is_alphanumeric) {
        return line;
    }
    if Wording::of(line, now).command() == Some(Command::Arbiter) { line } else { bare }
}

/// Only the name of a command is read as it looks: its text may be in any script.
fn with_text(line: &Wording, looks: &Wording, now: &Now<'_>) -> Reading {
    if line.invoked.is_some() {
        return Reading::AsItStands;
    }
    let rest = line.text.split_once(char::is_whitespace).map_or("", |(_, rest)| rest);
    Reading::AsItLooks(Box::new(Wording::of(&format!("{} {rest}", looks.first()), now)))
}

/// Whether what follows a command is a text and no move.
const fn is_text(argument: Argument) -> bool {
    matches!(
        argument,
        Argument::Position | Argument::Filters | Argument::Voice | Argument::MaybeBoards
    )
}
