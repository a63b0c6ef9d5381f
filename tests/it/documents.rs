//! The page of what the program knows of the documents: what it names is there, and every edition that
//! it goes through has its law scripts.

use std::fs;
use std::path::PathBuf;

use touchmove::command::COMMANDS;
use touchmove::command::desk::DESK_COMMANDS;
use touchmove::command::organising::{ORGANISING_COMMANDS, OrganisingSpec};
use touchmove::config::KEYS;
use touchmove::laws::Edition;
use touchmove::lessons;

use crate::articles::year;
use crate::program::Home;
use crate::referee::scripts;

/// How the lists of a point begin.
const LISTS: &[&str] = &[
    "Scripts",
    "Commands",
    "Tournament commands",
    "Command lines",
    "Settings",
    "Lessons",
    "Pieces to listen to",
];

/// A line of the page: in which chapter it stands, which edition that is about, and what it names.
struct Point {
    chapter: String,
    edition: Option<u16>,
    lists: Vec<(&'static str, Vec<String>)>,
}

fn page() -> String {
    fs::read_to_string(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("docs/documents.md")).unwrap()
}

fn points(page: &str) -> Vec<Point> {
    let (mut chapter, mut edition, mut all) = (String::new(), None, Vec::new());
    for line in page.lines() {
        if let Some(heading) = line.strip_prefix("## ") {
            (chapter, edition) = (heading.to_owned(), None);
        } else if let Some(year) = line.strip_prefix("Edition `") {
            edition = year.split_once('`').and_then(|(year, _)| year.parse().ok());
        } else if let Some(text) = line.strip_prefix("- ") {
            let lists =
                LISTS.iter().filter_map(|&list| Some((list, listed(text, list)?))).collect();
            all.push(Point { chapter: chapter.clone(), edition, lists });
        }
    }
    all
}

/// What stands in one list of a point.
fn listed(text: &str, list: &str) -> Option<Vec<String>> {
    let (_, after) = text.split_once(&format!(". {list}: "))?;
    let mut all = Vec::new();
    for one in after.split(", ") {
        let end = one.ends_with('.') || one.contains(". ");
        let one = one.split(". ").next().unwrap_or(one).trim_end_matches('.');
        all.push(one.trim_matches('`').to_owned());
        if end {
            break;
        }
    }
    Some(all)
}

fn named(list: &str) -> Vec<String> {
    let points = points(&page());
    let lists = points.into_iter().flat_map(|point| point.lists);
    lists.filter(|(of, _)| *of == list).flat_map(|(_, all)| all).collect()
}

#[test]
fn every_script_is_there_and_of_the_edition_that_is_told() {
    let scripts: Vec<(String, u16)> =
        scripts().into_iter().map(|(name, text)| (name, year(&text))).collect();
    let mut missing = Vec::new();
    for Point { chapter, edition, lists } in points(&page()) {
        let named = lists.into_iter().filter(|(list, _)| *list == "Scripts");
        for article in named.flat_map(|(_, all)| all) {
            let begins = format!("{article}-");
            let is_shown = |(name, year): &&(String, u16)| {
                name.starts_with(&begins) && edition.is_none_or(|edition| edition == *year)
            };
            if scripts.iter().find(is_shown).is_none() {
                missing.push(format!("{chapter}: {article}"));
            }
        }
    }
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn every_edition_has_a_chapter_with_scripts() {
    let points = points(&page());
    for edition in Edition::ALL {
        let is_of = |point: &&Point| {
            point.edition == Some(edition.year())
                && point.lists.iter().any(|(list, _)| *list == "Scripts")
        };
        assert!(points.iter().find(is_of).is_some(), "{}", edition.year());
    }
}

#[test]
fn every_command_setting_lesson_and_piece_is_there() {
    let desk = DESK_COMMANDS.iter().map(|spec| spec.name);
    let commands: Vec<&str> = COMMANDS.iter().map(|spec| spec.name).chain(desk).collect();
    for name in named("Commands") {
        assert!(commands.contains(&name.as_str()), "command {name}");
    }
    for name in named("Tournament commands") {
        let is_it = |spec: &OrganisingSpec| spec.name == name;
        assert!(ORGANISING_COMMANDS.iter().any(is_it), "tournament command {name}");
    }
    for name in named("Settings") {
        assert!(KEYS.iter().any(|key| key.name() == name), "setting {name}");
    }
    let lessons = lessons::names().len();
    for number in named("Lessons") {
        assert!((1..=lessons).contains(&number.parse().unwrap()), "lesson {number}");
    }
    let pieces = lessons + 1..=lessons + lessons::PIECES.len();
    for number in named("Pieces to listen to") {
        assert!(pieces.contains(&number.parse().unwrap()), "piece {number}");
    }
}

#[test]
fn every_command_line_is_there() {
    for name in named("Command lines") {
        let run = Home::new().run(&[&name, "--help"]);
        assert_eq!(run.code, Some(0), "{name}: {run:?}");
    }
}
