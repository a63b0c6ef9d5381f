//! What a voice calls the commands of a tournament.

use crate::command::organising::{ORGANISING_COMMANDS, OrganisingCommand};
use crate::voices::voice::Voice;

/// The name by which a command is told.
pub(super) fn name(voice: &Voice, command: OrganisingCommand) -> String {
    voice.listed_name(&command.spec())
}

/// The command that a word is in every voice or in this one; spaces may stand for its hyphens.
pub(super) fn command(voice: &Voice, word: &str) -> Option<OrganisingCommand> {
    voice.listed(&ORGANISING_COMMANDS, word).map(|spec| spec.command)
}

/// The command at the beginning of a line, the word for it, and what follows.
pub(super) fn split<'a>(
    voice: &Voice,
    line: &'a str,
) -> (&'a str, &'a str, Option<OrganisingCommand>) {
    let (word, rest, spec) = voice.split_listed(&ORGANISING_COMMANDS, line);
    (word, rest, spec.map(|spec| spec.command))
}

/// Every name of a command, for completion.
#[must_use]
pub fn completions(voice: &Voice) -> Vec<String> {
    voice.listed_names(&ORGANISING_COMMANDS)
}
