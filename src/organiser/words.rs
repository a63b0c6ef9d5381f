//! What a voice calls the commands of a tournament.

use crate::command::organising::{ORGANISING_COMMANDS, OrganisingCommand, OrganisingSpec};
use crate::voices::split_name;
use crate::voices::voice::Voice;
use crate::voices::written;

/// The names of a command in a language, the one that it is told by first.
pub(super) fn names(voice: &Voice, spec: &OrganisingSpec) -> Vec<String> {
    let names = written(&voice.sentence(&spec.names(), &[]));
    names.split(',').map(|name| name.trim().to_owned()).filter(|name| !name.is_empty()).collect()
}

/// The name by which a command is told.
pub(super) fn name(voice: &Voice, command: OrganisingCommand) -> String {
    let spec = command.spec();
    names(voice, &spec).into_iter().next().unwrap_or_else(|| spec.name.to_owned())
}

/// The command that a word is in every voice or in this one; spaces may stand for its hyphens.
pub(super) fn command(voice: &Voice, word: &str) -> Option<OrganisingCommand> {
    let word = word.trim().trim_start_matches('/');
    if word.is_empty() {
        return None;
    }
    let joined = word.split_whitespace().collect::<Vec<_>>().join("-");
    let is_own = |spec: &&OrganisingSpec| {
        names(voice, spec).iter().any(|name| voice.same(name, word) || voice.same(name, &joined))
    };
    let all = ORGANISING_COMMANDS.iter();
    let own = all.clone().find(is_own);
    let every = || all.clone().find(|spec| spec.name.eq_ignore_ascii_case(&joined));
    own.or_else(every).map(|spec| spec.command)
}

/// The command at the beginning of a line, the word for it, and what follows.
pub(super) fn split<'a>(
    voice: &Voice,
    line: &'a str,
) -> (&'a str, &'a str, Option<OrganisingCommand>) {
    split_name(line, |name| command(voice, name))
}

/// Every name of a command, for completion.
#[must_use]
pub fn completions(voice: &Voice) -> Vec<String> {
    let every = ORGANISING_COMMANDS.iter().map(|spec| spec.name.to_owned());
    let own = ORGANISING_COMMANDS.iter().flat_map(|spec| names(voice, spec));
    every.chain(own).collect()
}
