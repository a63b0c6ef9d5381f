//! Lays the tables of a round: a match file for each, and the room file with which they are opened.

use std::io;
use std::path::{Path, PathBuf};

use shakmaty::{ByColor, Color};

use crate::app::play::arrange::judged;
use crate::app::play::asking::reason as file_reason;
use crate::app::play::tournament::round_name;
use crate::clean;
use crate::config::file::{New, replace};
use crate::opened;
use crate::organiser::{Desk, PairedTable, RoundTables};
use crate::private;
use crate::table::file::{self, Entry, Key, LineFault, MatchFileFault, Section, Slot};
use crate::table::room::{self, CaptainRules, RoomArbiter, RoomFile, RoomTable, RoomTeam};
use crate::table::{Match, TableId};
use crate::tournament::file::{EventFile, Regulations, Team};
use crate::tournament::player::Player;
use crate::voices::{Narrator, Priority, Utterance, Value};

/// Longer files are no match files.
const MOST: u64 = 1 << 20;

/// A table with the text of its match file.
struct TableText {
    id: TableId,
    name: String,
    text: String,
    teams: ByColor<Option<String>>,
}

/// Writes the files of a round into a folder of its own below the one where the program was started, and
/// says how the room is opened. `event` is the event file. Nothing is written before all of it is
/// in order.
///
/// # Errors
///
/// What speaks against it.
pub(super) fn lay(
    event: &Path,
    desk: &Desk,
    voices: &[String],
    round: &RoundTables,
) -> Result<Utterance, Vec<Utterance>> {
    let narrator = desk.narrator();
    let regulations = &desk.file().regulations;
    let Some(named) = &regulations.table else {
        return Err(vec![narrator.say(Priority::Move, "tournament-tables-no-file", &[])]);
    };
    let shared = event.parent().unwrap_or(Path::new("")).join(named);
    let table = in_order(narrator, &shared, voices)?.1;
    let mut laid = Vec::new();
    for paired in &round.tables {
        let Some(id) = u16::try_from(paired.number).ok().and_then(TableId::new) else { continue };
        let own = own_file(&shared, id);
        let base = if own.exists() { own } else { shared.clone() };
        let (usual, _) = in_order(narrator, &base, voices)?;
        let set = set(regulations, paired);
        let set: Vec<_> =
            set.iter().map(|(part, key, text)| (*part, *key, text.as_str())).collect();
        match file::paired(&usual, &set, voices) {
            Ok((text, _)) => {
                let (name, teams) = (format!("table-{id}.toml"), paired.teams.clone());
                laid.push(TableText { id, name, text, teams });
            }
            Err(wrongs) => {
                let told = |wrong: &LineFault<MatchFileFault>| {
                    room::of_table(narrator, id, file::mistake(narrator, wrong, voices))
                };
                return Err(wrongs.iter().map(told).collect());
            }
        }
    }
    let into = PathBuf::from(round_name(event, round.round));
    write(&into, &room_of(&table, desk.file(), &laid), &laid).map_err(|(path, error)| {
        let values =
            [("file", clean::name(&path).into()), ("reason", narrator.word(file_reason(&error)))];
        vec![narrator.say(Priority::Move, "tournament-not-written", &values)]
    })?;
    let values: [(&str, Value); 2] =
        [("count", laid.len().into()), ("file", private::in_shell(&into.join(ROOM)).into())];
    Ok(narrator.say(Priority::Move, "tournament-tables-laid", &values))
}

/// The name of a room file.
const ROOM: &str = "room.toml";

/// A match file that is in order: its entries but for who plays, and what it lays down.
fn in_order(
    narrator: &Narrator,
    path: &Path,
    voices: &[String],
) -> Result<(Vec<Entry>, Match), Vec<Utterance>> {
    let named = ("file", Value::from(clean::name(path)));
    let text = opened::named_text(path, MOST).map_err(|error| {
        if error.kind() == io::ErrorKind::NotFound {
            let file = ("file", private::in_shell(path).into());
            return vec![narrator.say(Priority::Move, "match-not-there", &[file])];
        }
        let reason = ("reason", narrator.word(file_reason(&error)));
        vec![narrator.say(Priority::Move, "tournament-tables-unread", &[named.clone(), reason])]
    })?;
    let mut read = file::read(&text, voices).map_err(|_| {
        let wrong = narrator.say(Priority::Move, "tournament-tables-wrong", &[named]);
        [vec![wrong], judged(narrator, &text, voices).0].concat()
    })?;
    read.entries.retain(|entry| !is_person(entry));
    Ok((read.entries, read.table))
}

/// The match file that a table has of its own, beside that of all: `table-7.toml` for `table.toml`.
fn own_file(shared: &Path, id: TableId) -> PathBuf {
    let stem = shared.file_stem().unwrap_or_default().to_string_lossy();
    shared.with_file_name(format!("{stem}-{id}.toml"))
}

/// What says who a player is: a table never keeps it from another round.
const PERSON: [Key; 6] =
    [Key::Name, Key::Title, Key::Federation, Key::Club, Key::Rating, Key::FideId];

fn is_person(entry: &Entry) -> bool {
    match (entry.place.section, entry.place.slot) {
        (Section::Player(_), Slot::Key(key)) => PERSON.contains(&key),
        _ => false,
    }
}

/// What a round and its players put into the match file of a table.
fn set(event: &Regulations, paired: &PairedTable) -> Vec<(Section, Key, String)> {
    let of_match = [
        (Key::Event, Some(event.name.clone())),
        (Key::Round, Some(paired.round.clone())),
        (Key::Laws, Some(event.laws.id().to_owned())),
        (Key::Variant, event.variant.map(|variant| variant.id().to_owned())),
        (Key::Odds, event.odds.as_ref().map(ToString::to_string)),
        (Key::Site, event.place.clone()),
        (Key::Time, event.time.as_ref().map(ToString::to_string)),
        (Key::DefaultTime, event.default_time.map(|minutes| minutes.to_string())),
    ];
    let of_match = of_match.into_iter().map(|(key, text)| (Section::Match, key, text));
    let of_player = |color: Color| person(color, paired.players.get(color));
    let all = of_match.chain(Color::ALL.into_iter().flat_map(of_player));
    all.filter_map(|(section, key, text)| Some((section, key, text?))).collect()
}

/// What is known of a player that stands in a match file. The sight class does not: only that moves are
/// announced to such a player.
fn person(color: Color, player: &Player) -> Vec<(Section, Key, Option<String>)> {
    let assistant = player.assistant.clone();
    let of_player = [
        (Key::Name, Some(player.name.clone())),
        (Key::Title, player.title.map(|title| title.letters().to_owned())),
        (Key::Federation, player.federation.clone()),
        (Key::Club, player.club.clone()),
        (Key::Rating, player.rating.map(|rating| rating.to_string())),
        (Key::FideId, player.fide.map(|number| number.to_string())),
        (Key::Blind, player.sight.map(|_| "yes".to_owned())),
        (Key::Talk, player.language.clone()),
        (Key::Moves, player.voice.clone()),
        (Key::Device, player.device.clone()),
    ];
    let of_player = of_player.map(|(key, text)| (Section::Player(color), key, text));
    let of_assistant = (Section::Assistant(color), Key::AssistantName, assistant);
    of_player.into_iter().chain([of_assistant]).collect()
}

/// The room file of these tables, with the arbiter of their match file, and with the teams that play at them.
fn room_of(table: &Match, event: &EventFile, laid: &[TableText]) -> RoomFile {
    let arbiter = RoomArbiter {
        name: table.arbiter.name.clone(),
        passphrase: table.arbiter.passphrase.clone(),
        lock: table.arbiter.lock,
    };
    let row = |laid: &TableText| RoomTable {
        id: laid.id,
        file: laid.name.clone(),
        players: ByColor::default(),
        teams: laid.teams.clone(),
        shared: false,
        line: 0,
    };
    let plays = |team: &&Team| {
        let is_of_it = |name: &Option<String>| name.as_ref() == Some(&team.name);
        laid.iter().any(|table| table.teams.iter().any(is_of_it))
    };
    let team = |team: &Team| RoomTeam {
        name: team.name.clone(),
        captain: team.captain.clone(),
        talk: team.language.clone(),
        line: 0,
    };
    let Regulations { captains_advise: advise, captains_sign: sign, .. } = event.regulations;
    RoomFile {
        arbiter: Some(arbiter),
        tables: laid.iter().map(row).collect(),
        teams: event.teams.iter().filter(plays).map(team).collect(),
        captains: CaptainRules { advise, sign },
    }
}

/// Writes the files; the one that cannot be written, and why.
fn write(into: &Path, room: &RoomFile, laid: &[TableText]) -> Result<(), (PathBuf, io::Error)> {
    private::folder(into).map_err(|error| (into.to_owned(), error))?;
    let put = |name: &str, text: &str| {
        let path = into.join(name);
        replace(&path, |file: &mut New| file.text(text)).map_err(|error| (path, error))
    };
    for table in laid {
        put(&table.name, &table.text)?;
    }
    put(ROOM, &room.written())
}
