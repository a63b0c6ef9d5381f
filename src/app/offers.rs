//! What Tab completes: what can be said now, as far as it has a name, and what can follow that.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::app::sayable::SayableInRoom;
use crate::app::session::Session;
use crate::command::captain::CAPTAIN_COMMANDS;
use crate::command::desk::DESK_COMMANDS;
use crate::command::online::ONLINE_COMMANDS;
use crate::command::rooming::{RoomCommand, RoomSpec};
use crate::command::{COMMANDS, Command};
use crate::config::{KEYS, Names};
use crate::exercises;
use crate::notation::fold::lower;
use crate::organiser;
use crate::table::Place;
use crate::ui::Face;
use crate::ui::completion::Offers;
use crate::understanding::{following, values_of};
use crate::voices::{Narrator, Voice, written};

/// What Tab completes at home before a session begins: the names of all commands but those of a match.
pub(in crate::app) fn offers(narrator: &Narrator) -> Offers {
    let commands = game_commands(narrator, |command| !command.is_about_a_match());
    completed(narrator, &Names::default(), commands)
}

/// What Tab completes from now on, if that is something else than before.
pub(in crate::app) fn offer(session: &Session, face: &mut Face) {
    let words = session.completions();
    if face.lacks(&words) {
        face.offer(completed(session.narrator(), session.names(), words));
    }
}

/// What Tab completes at these places of a match.
pub(in crate::app) fn offers_at(narrator: &Narrator, places: &[Place]) -> Offers {
    completed(narrator, &Names::default(), offered_names(narrator, places))
}

/// The names of the commands of these places.
fn offered_names(narrator: &Narrator, places: &[Place]) -> Vec<String> {
    let desk = || {
        let every = DESK_COMMANDS.iter().map(|spec| spec.name.to_owned());
        let own = narrator.talk.desk_commands().iter().map(|(name, _)| name.clone());
        every.chain(own).collect()
    };
    let names = places.iter().map(|place| match place {
        Place::Seat(_) => game_commands(narrator, |command| !command.is_only_at_home()),
        Place::Desk => desk(),
    });
    names.collect::<Vec<_>>().concat()
}

/// What Tab completes at the desk of a room, by what can be said there now.
pub(in crate::app) fn offers_in_room(narrator: &Narrator, sayable: &SayableInRoom) -> Offers {
    let talk = &narrator.talk;
    let rows = match sayable {
        SayableInRoom::Nothing => return completed(narrator, &Names::default(), Vec::new()),
        SayableInRoom::AtTable => {
            let desk = offered_names(narrator, &[Place::Desk]);
            let close = names_of(talk, RoomCommand::Close.spec());
            return completed(narrator, &Names::default(), [desk, close].concat());
        }
        SayableInRoom::InRoom(rows) => rows,
    };
    let (mut words, mut behind) = (Vec::new(), BTreeMap::new());
    for (name, tables) in rows {
        let Some(command) = RoomCommand::named(name) else { continue };
        let mut follow: Vec<String> = tables.iter().map(u16::to_string).collect();
        if command == RoomCommand::Follow {
            follow.extend(talk.names_in("name-room-none"));
        }
        let follow: Arc<[String]> = lowered(&follow).into();
        for name in names_of(talk, command.spec()) {
            behind.insert(name.clone(), Arc::clone(&follow));
            words.push(name);
        }
    }
    Offers::new(sorted(words), behind, |count| told(narrator, count))
}

fn names_of(talk: &Voice, spec: RoomSpec) -> Vec<String> {
    talk.listed_names(&[spec])
}

/// What Tab completes at the seat of a captain.
pub(in crate::app) fn offers_to_captain(narrator: &Narrator) -> Offers {
    let words = sorted(narrator.talk.listed_names(&CAPTAIN_COMMANDS));
    Offers::new(words, BTreeMap::new(), |count| told(narrator, count))
}

/// What Tab completes at the desk of a tournament; `following`: what can follow each command.
pub(in crate::app) fn tournament_offers(
    narrator: &Narrator,
    following: BTreeMap<String, Vec<String>>,
) -> Offers {
    let words = sorted(organiser::completions(&narrator.talk));
    let behind = following.into_iter().map(|(name, words)| (lower(&name), lowered(&words).into()));
    Offers::new(words, behind.collect(), |count| told(narrator, count))
}

/// What Tab completes at the prompt of lichess.
pub(in crate::app) fn offers_online(narrator: &Narrator) -> Offers {
    let words = sorted(narrator.talk.listed_names(&ONLINE_COMMANDS));
    Offers::new(words, BTreeMap::new(), |count| told(narrator, count))
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

/// The names of commands, and what can follow each of them; `names`: what settings choose from.
fn completed(narrator: &Narrator, names: &Names, words: Vec<String>) -> Offers {
    let words = sorted(words);
    let mut behind = BTreeMap::new();
    let talk = &narrator.talk;
    let every = COMMANDS.iter().map(|spec| (spec.name, spec.command));
    let own = talk.commands().iter().map(|(name, command)| (name.as_str(), *command));
    // A name of the language comes before one of every voice.
    let known: BTreeMap<&str, Command> = every.chain(own).collect();
    for name in &words {
        let found = known.get(name.as_str()).copied();
        let Some(command) = found.or_else(|| talk.command(name)) else { continue };
        follows(name, command, narrator, names, &mut behind);
    }
    Offers::new(words, behind, |count| told(narrator, count))
}

/// What can follow a command: by what it takes; of a setting also its values, and of puzzles their themes.
fn follows(
    name: &str,
    command: Command,
    narrator: &Narrator,
    names: &Names,
    behind: &mut BTreeMap<String, Arc<[String]>>,
) {
    if command == Command::Set {
        for key in KEYS {
            let values = lowered(&values_of(key, &narrator.talk, names)).into();
            let own = lower(narrator.talk.setting_name(key));
            behind.insert(format!("{name} {own}"), Arc::clone(&values));
            behind.insert(format!("{name} {key}"), values);
        }
    }
    let words = match command {
        Command::Puzzle => exercises::theme_names(narrator),
        command => following(command, narrator, names),
    };
    behind.insert(name.to_owned(), lowered(&words).into());
}

/// Words as they are compared, in their order.
fn lowered(words: &[String]) -> Vec<String> {
    sorted(words.iter().map(|word| lower(word)).collect())
}

fn told(narrator: &Narrator, count: usize) -> String {
    written(&narrator.talk.sentence("commands-many", &[("count", count.into())]))
}
