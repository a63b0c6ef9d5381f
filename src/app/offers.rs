//! What Tab completes: the names of commands.

use crate::command::desk::DESK_COMMANDS;
use crate::command::{COMMANDS, Command};
use crate::table::Place;
use crate::ui::completion::Offers;
use crate::voices::{Narrator, written};

/// What Tab completes at home: the names of all commands but those of a match.
pub(in crate::app) fn offers(narrator: &Narrator) -> Offers {
    completed(narrator, game_commands(narrator, Command::is_about_a_match))
}

/// What Tab completes at these places of a match.
pub(in crate::app) fn offers_at(narrator: &Narrator, places: &[Place]) -> Offers {
    let desk = || {
        let every = DESK_COMMANDS.iter().map(|spec| spec.name.to_owned());
        let own = narrator.talk.desk_commands().iter().map(|(name, _)| name.clone());
        every.chain(own).collect()
    };
    let names = places.iter().map(|place| match place {
        Place::Seat(_) => game_commands(narrator, Command::is_only_at_home),
        Place::Desk => desk(),
    });
    completed(narrator, names.collect::<Vec<_>>().concat())
}

/// The names of all commands but those that have no place here.
fn game_commands(narrator: &Narrator, no_place: fn(Command) -> bool) -> Vec<String> {
    let every = COMMANDS.iter().map(|spec| (spec.name, spec.command));
    let own = narrator.talk.commands().iter().map(|(name, command)| (name.as_str(), *command));
    let offered = every.chain(own).filter(|(_, command)| !no_place(*command));
    offered.map(|(name, _)| name.to_owned()).collect()
}

fn completed(narrator: &Narrator, mut words: Vec<String>) -> Offers {
    words.sort_unstable();
    words.dedup();
    Offers::new(words, |count| {
        written(&narrator.talk.sentence("commands-many", &[("count", count.into())]))
    })
}
