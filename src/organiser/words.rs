//! What a voice calls the commands of a tournament, and what can follow each.

use std::collections::BTreeMap;

use crate::command::organising::{ORGANISING_COMMANDS, OrganisingArgument, OrganisingCommand};
use crate::organiser::{Desk, explained};
use crate::tournament::player::Player;
use crate::voices::called;
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

impl Desk {
    /// What can follow each name of a command, for completion: players and teams, words and commands.
    #[must_use]
    pub fn following(&self) -> BTreeMap<String, Vec<String>> {
        let voice = &self.narrator.talk;
        let names = |players: &[Player]| players.iter().map(|it| called(&it.name)).collect();
        let entries: Vec<Player> =
            self.now().entries().iter().map(|entry| entry.player.clone()).collect();
        let members: Vec<Player> = entries.iter().flat_map(|it| it.members.clone()).collect();
        let mut following = BTreeMap::new();
        for spec in ORGANISING_COMMANDS {
            use OrganisingArgument as A;
            let words: Vec<String> = match (spec.command, spec.argument) {
                // A player of a team is told of too.
                (OrganisingCommand::Player, _) => names(&[&entries[..], &members].concat()),
                (
                    _,
                    A::Player
                    | A::MaybePlayer
                    | A::PlayerBye
                    | A::Players
                    | A::Goal
                    | A::Amendment
                    | A::LineUp,
                ) => names(&entries),
                (_, A::MaybeVarma) => vec!["varma".to_owned()],
                (_, A::MaybeTerm) => explained::names(&self.narrator),
                (_, A::MaybeCommand) => completions(voice),
                _ => continue,
            };
            for name in voice.listed_names(&[spec]) {
                following.insert(name, words.clone());
            }
        }
        following
    }
}
