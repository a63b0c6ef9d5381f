//! What Tab completes: what can be said now, as far as it has a name.

use crate::app::session::Session;
use crate::command::desk::DESK_COMMANDS;
use crate::command::{COMMANDS, Command};
use crate::organiser;
use crate::table::Place;
use crate::ui::Face;
use crate::ui::completion::Offers;
use crate::voices::{Narrator, written};

/// What Tab completes at home before a session begins: the names of all commands but those of a match.
pub(in crate::app) fn offers(narrator: &Narrator) -> Offers {
    completed(narrator, game_commands(narrator, |command| !command.is_about_a_match()))
}

/// What Tab completes from now on, if that is something else than before.
pub(in crate::app) fn offer(session: &Session, face: &mut Face) {
    let words = session.completions();
    if face.lacks(&words) {
        face.offer(completed(session.narrator(), words));
    }
}

/// What Tab completes at these places of a match.
pub(in crate::app) fn offers_at(narrator: &Narrator, places: &[Place]) -> Offers {
    let desk = || {
        let every = DESK_COMMANDS.iter().map(|spec| spec.name.to_owned());
        let own = narrator.talk.desk_commands().iter().map(|(name, _)| name.clone());
        every.chain(own).collect()
    };
    let names = places.iter().map(|place| match place {
        Place::Seat(_) => game_commands(narrator, |command| !command.is_only_at_home()),
        Place::Desk => desk(),
    });
    completed(narrator, names.collect::<Vec<_>>().concat())
}

/// What Tab completes at the desk of a tournament.
pub(in crate::app) fn tournament_offers(narrator: &Narrator) -> Offers {
    completed(narrator, organiser::completions(&narrator.talk))
}

/// The names of the commands that have a place here.
fn game_commands(narrator: &Narrator, has_place: impl Fn(Command) -> bool) -> Vec<String> {
    let every = COMMANDS.iter().map(|spec| (spec.name, spec.command));
    let own = narrator.talk.commands().iter().map(|(name, command)| (name.as_str(), *command));
    let offered = every.chain(own).filter(|(_, command)| has_place(*command));
    offered.map(|(name, _)| name.to_owned()).collect()
}

fn sorted(mut words: Vec<String>) -> Vec<String> {
    words.sort_unstable();
    words.dedup();
    words
}

fn completed(narrator: &Narrator, words: Vec<String>) -> Offers {
    let words = sorted(words);
    Offers::new(words, |count| {
        written(&narrator.talk.sentence("commands-many", &[("count", count.into())]))
    })
}
