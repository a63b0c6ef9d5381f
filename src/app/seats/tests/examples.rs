//! What the helps tell a player and an arbiter to type is understood where they are heard.

#[path = "../../../../tests/rig/examples.rs"]
mod found;

use std::rc::Rc;

use shakmaty::Color;

use self::found::{is_not_understood, of_command, of_place};
use crate::app::seats::tests::{Kit, Table, match_file};
use crate::command::desk::DESK_COMMANDS;
use crate::command::{COMMANDS, Command, Scope};
use crate::table::Place;
use crate::voices::{Voice, written};

const SEAT: Place = Place::Seat(Color::White);

fn table(language: &str, announcing: &str, kit: &mut Kit) -> Table {
    let player = format!("talk = \"{language}\"");
    let rest = format!("announcing = \"{announcing}\"\nadjournment = \"yes\"");
    let text = match_file(&player, &player, &rest);
    let mut table = Table::laid(&text, language, &[], kit);
    table.start();
    if announcing == "off" {
        table.plays("e4 e5");
    }
    table.heard.clear();
    table
}

/// What is not understood of these examples, typed one after another: what one of them asks, the next
/// one drops.
fn misunderstood(table: &mut Table, language: &str, examples: &[String], at: Place) -> Vec<String> {
    let mut wrong = Vec::new();
    let start = format!("{}: ", at.name());
    for example in examples {
        table.heard.clear();
        table.types(at, example);
        let mut heard = table.heard.lines().filter_map(|line| line.strip_prefix(&start));
        if heard.any(|line| is_not_understood(language, line)) {
            wrong.push(table.heard.clone());
        }
    }
    wrong
}

fn voice(language: &str) -> Rc<Voice> {
    Kit::default().0.get(language).expect("a voice that is compiled in")
}

fn help(voice: &Voice, id: &str) -> String {
    written(&voice.sentence(id, &[]))
}

#[test]
fn the_example_of_every_command_is_understood_at_a_seat() {
    let mut kit = Kit::default();
    for language in ["en", "de"] {
        let voice = voice(language);
        let mut table = table(language, "off", &mut kit);
        let mut wrong = Vec::new();
        let is_here = |scope| matches!(scope, Scope::Everywhere | Scope::Play | Scope::Seat);
        for spec in COMMANDS.iter().filter(|spec| is_here(spec.scope)) {
            let is_it = |word: &str| voice.command(word) == Some(spec.command);
            let mut examples = of_command(&help(&voice, &spec.help()), is_it);
            if examples.is_empty() {
                wrong.push(format!("{}: no example\n", spec.name));
            }
            // Files are written at home.
            examples.retain(|example| spec.command != Command::Print || !example.contains('.'));
            wrong.extend(misunderstood(&mut table, language, &examples, SEAT));
        }
        assert!(wrong.is_empty(), "{language}:\n{}", wrong.concat());
    }
}

#[test]
fn the_example_of_every_command_is_understood_at_the_desk() {
    let mut kit = Kit::default();
    for language in ["en", "de"] {
        let voice = voice(language);
        let mut table = table(language, "off", &mut kit);
        let mut wrong = Vec::new();
        for spec in DESK_COMMANDS {
            let is_it = |word: &str| voice.desk_command(word) == Some(spec.command);
            let examples = of_command(&help(&voice, &spec.help()), is_it);
            if examples.is_empty() {
                wrong.push(format!("{}: no example\n", spec.name));
            }
            if !table.seats.is_at_desk(Place::Desk) {
                table = self::table(language, "off", &mut kit);
            }
            wrong.extend(misunderstood(&mut table, language, &examples, Place::Desk));
        }
        assert!(wrong.is_empty(), "{language}:\n{}", wrong.concat());
    }
}

#[test]
fn a_look_puts_nothing_on_record_and_leaves_a_question_of_the_desk_open() {
    let voice = voice("en");
    let mut table = table("en", "off", &mut Kit::default());
    table.types(Place::Desk, "annul");
    let mut looks = 0;
    for spec in DESK_COMMANDS.iter().filter(|spec| spec.command.only_looks()) {
        let is_it = |word: &str| voice.desk_command(word) == Some(spec.command);
        for example in of_command(&help(&voice, &spec.help()), is_it) {
            let before = table.seats.desk().on_record().len();
            table.heard.clear();
            table.types(Place::Desk, &example);
            assert_eq!(table.seats.desk().on_record().len(), before, "{}", table.heard);
            assert!(table.heard.ends_with("Yes or no?\n"), "{}", table.heard);
            looks += 1;
        }
    }
    assert!(looks >= 10, "{looks}");
    table.types(Place::Desk, "yes");
    assert!(table.seats.game(Place::Desk).is_over());
}

#[test]
fn what_help_names_is_understood_at_a_seat_and_at_the_desk() {
    let mut kit = Kit::default();
    for language in ["en", "de"] {
        let voice = voice(language);
        let is_player_s = |word: &str| voice.command(word).is_some();
        let is_arbiter_s = |word: &str| voice.desk_command(word).is_some();
        let at_seat = |id| of_place(&help(&voice, id), is_player_s);
        let at_desk = |id| of_place(&help(&voice, id), is_arbiter_s);
        let places = [
            ("help-seat", "off", SEAT, at_seat("help-seat")),
            ("help-seat-announcing", "repeat", SEAT, at_seat("help-seat-announcing")),
            ("desk-help", "off", Place::Desk, at_desk("desk-help")),
        ];
        for (id, announcing, at, examples) in places {
            assert!(examples.len() > 8, "{language} {id}: {examples:?}");
            let mut table = table(language, announcing, &mut kit);
            let wrong = misunderstood(&mut table, language, &examples, at);
            assert!(wrong.is_empty(), "{language} {id}:\n{}", wrong.concat());
        }
    }
}

/// Types lines of which the last one asks something, then asks for help, and says whether the question
/// is heard again after it.
fn helps_and_asks_again(table: &mut Table, language: &str, at: Place, lines: &[&str], help: &str) {
    let (last, before) = lines.split_last().expect("a line");
    for line in before {
        table.types(at, line);
    }
    let start = format!("{}: ", at.name());
    let mut heard = |line: &str| {
        table.heard.clear();
        table.types(at, line);
        let own = table.heard.lines().filter_map(|line| line.strip_prefix(&start));
        own.filter(|line| *line != "(hidden)").map(str::to_owned).collect::<Vec<_>>()
    };
    let asked = heard(last);
    for name in ["help", help] {
        let helped = heard(name);
        // The desk says that its question is still open.
        let question = asked.last().map(|asked| asked.rsplit(". ").next().unwrap_or_default());
        let is_again = helped.last().zip(question).is_some_and(|(it, asked)| it.ends_with(asked));
        assert!(is_again, "{language} {last}: {asked:?} {helped:?}");
        assert!((2..=asked.len() + 1).contains(&helped.len()), "{language} {last}: {helped:?}");
    }
}

#[test]
fn help_at_a_question_of_a_match_says_what_can_be_answered_and_asks_again() {
    let mut kit = Kit::default();
    for (language, help) in [("en", "help"), ("de", "hilfe")] {
        let mut helps = |at: Place, lines: &[&str]| {
            let mut table = table(language, "off", &mut kit);
            helps_and_asks_again(&mut table, language, at, lines, help);
        };
        for command in ["draw", "claim threefold", "resign"] {
            helps(SEAT, &[command]);
        }
        for ruling in ["expel white", "result 1-0", "take-time white 30"] {
            helps(Place::Desk, &[ruling]);
        }
        helps(Place::Desk, &["leave", "desk"]);
        helps(SEAT, &["desk"]);

        let mut sealing = table(language, "off", &mut kit);
        sealing.types(Place::Desk, "adjourn");
        sealing.types(Place::Desk, "yes");
        helps_and_asks_again(&mut sealing, language, SEAT, &["seal Nf3"], help);
        for (place, line) in [(SEAT, "yes"), (Place::Desk, "envelope"), (Place::Desk, "due")] {
            sealing.types(place, line);
        }
        helps_and_asks_again(&mut sealing, language, Place::Desk, &["open"], help);

        let mut signing = table(language, "off", &mut kit);
        for line in ["result 1-0", "yes"] {
            signing.types(Place::Desk, line);
        }
        helps_and_asks_again(&mut signing, language, SEAT, &["sign 0-1"], help);
        signing.types(SEAT, "no");
        helps_and_asks_again(&mut signing, language, Place::Desk, &["sign-off"], help);
    }
}
