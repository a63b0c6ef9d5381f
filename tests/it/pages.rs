//! The pages for people: what is made of lists is as they are, and what a page names is there.

use std::fs;
use std::path::{Path, PathBuf};

use expect_test::expect_file;

use touchmove::command::captain::CAPTAIN_COMMANDS;
use touchmove::command::desk::DESK_COMMANDS;
use touchmove::command::organising::ORGANISING_COMMANDS;
use touchmove::command::rooming::ROOM_COMMANDS;
use touchmove::command::{COMMANDS, Spec};
use touchmove::config::KEYS;
use touchmove::voices::{Library, Value, Voice, written};

fn top() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn read(page: &str) -> String {
    fs::read_to_string(top().join(page)).unwrap()
}

/// The pages in the folder of pages, by their names.
fn pages() -> Vec<String> {
    let files = fs::read_dir(top().join("docs")).unwrap().map(|file| file.unwrap().file_name());
    let mut names: Vec<String> = files
        .map(|name| name.into_string().unwrap())
        .filter(|name| Path::new(name).extension().is_some_and(|kind| kind == "md"))
        .collect();
    names.sort();
    names
}

/// A point of a list; what follows its first line belongs to it.
fn point(voice: &Voice, sentence: &str) -> String {
    format!("- {}\n", written(&voice.sentence(sentence, &[])).replace('\n', "\n  "))
}

fn commands(language: &str, [title, desk, room, captain, tournament]: [&str; 5]) -> String {
    let voice = Library::built_in().get(language).unwrap();
    let mut page = format!("{title}\n");
    let mut last = "";
    for Spec { kind, name, .. } in COMMANDS {
        if kind.name() != last {
            last = kind.name();
            let heading = written(&voice.sentence(&format!("commands-{last}"), &[]));
            page.extend(["\n## ", &heading, "\n\n"]);
        }
        page += &point(&voice, &format!("help-{name}"));
    }
    page += desk;
    for spec in DESK_COMMANDS {
        page += &point(&voice, &spec.command.spec().help());
    }
    page += room;
    for spec in ROOM_COMMANDS {
        page += &point(&voice, &spec.help());
    }
    page += captain;
    for spec in CAPTAIN_COMMANDS {
        page += &point(&voice, &spec.help());
    }
    page += tournament;
    for spec in ORGANISING_COMMANDS {
        page += &point(&voice, &spec.help());
    }
    page
}

#[test]
fn the_pages_of_commands_are_those_of_the_lists() {
    let sections = [
        "# All commands\n\nIn a game, `help` and a name tells the same.",
        "\n## At the arbiter's desk\n\n`match.md` and `desk.md` tell when to use these.\n\n",
        "\n## At the desk of a room\n\n`room.md` tells when to use these.\n\n",
        "\n## At the seat of a captain\n\n`room.md` tells when to use these.\n\n",
        "\n## At a tournament\n\n`tournament.md` tells when to use these.\n\n",
    ];
    expect_file!["../../docs/commands.md"].assert_eq(&commands("en", sections));
    let sections = [
        "# Alle Befehle\n\nIn einer Partie sagt `hilfe` mit einem Namen dasselbe.\nDie englischen Namen in `commands.md` gehen auch.",
        "\n## Am Tisch des Schiedsrichters\n\n`desk.de.md` und `match.md` (auf Englisch) sagen, wann man sie braucht.\n\n",
        "\n## Am Pult eines Raums\n\n`room.md` (auf Englisch) sagt, wann man sie braucht.\n\n",
        "\n## Am Platz eines Mannschaftsführers\n\n`room.md` (auf Englisch) sagt, wann man sie braucht.\n\n",
        "\n## Auf einem Turnier\n\n`tournament.md` (auf Englisch) sagt, wann man sie braucht.\n\n",
    ];
    expect_file!["../../docs/commands.de.md"].assert_eq(&commands("de", sections));
}

#[test]
fn every_setting_stands_on_its_page() {
    let page = read("docs/settings.md");
    for key in KEYS {
        assert!(page.contains(&format!("`{}`", key.name())), "{}", key.name());
    }
}

#[test]
fn every_page_is_in_the_index_and_every_page_that_is_named_is_there() {
    let index = read("docs/README.md");
    let pages = pages();
    for page in pages.iter().filter(|page| *page != "README.md") {
        assert!(index.contains(&format!("`{page}`")), "{page}");
    }
    let all = pages.iter().map(|page| format!("docs/{page}")).chain(["README.md".to_owned()]);
    for page in all {
        let text = read(&page);
        let is_page = |name: &&str| Path::new(name).extension().is_some_and(|kind| kind == "md");
        let named = text.split('`').skip(1).step_by(2).filter(is_page);
        for name in named {
            let (at_top, beside) = (top().join(name), top().join("docs").join(name));
            assert!(at_top.exists() || beside.exists(), "{page} names {name}");
        }
    }
}

/// Whoever cannot see a picture hears a sentence in its place.
#[test]
fn every_picture_is_shown_and_described_in_sentences_and_none_is_large() {
    let files = fs::read_dir(top().join("docs/pictures")).unwrap().map(|file| file.unwrap());
    let sizes: Vec<_> = files
        .map(|file| (file.file_name().into_string().unwrap(), file.metadata().unwrap().len()))
        .collect();
    assert!(sizes.iter().map(|(_, size)| size).sum::<u64>() <= 300_000, "{sizes:?}");
    for page in ["docs/screens.md", "docs/screens.de.md"] {
        let text = read(page);
        let mut shown = Vec::new();
        for picture in text.split("![").skip(1) {
            let (described, rest) = picture.split_once("](pictures/").unwrap();
            assert!(described.len() > 40 && described.ends_with('.'), "{page}: {described}");
            shown.push(rest.split_once(')').unwrap().0.to_owned());
        }
        let mut there: Vec<_> = sizes.iter().map(|(name, _)| name.clone()).collect();
        there.sort();
        shown.sort();
        assert_eq!(shown, there, "{page}");
    }
}

/// Word for word: a newcomer compares.
#[test]
fn what_the_first_page_says_is_heard_at_the_first_start() {
    for (page, talk) in [("README.md", "en"), ("docs/README.de.md", "de")] {
        let voice = Library::built_in().get(talk).unwrap();
        let white = Value::from(voice.sentence("color-white", &[]));
        let values = [("game", "1".into()), ("color", white), ("level", "3".into())];
        let [done, begun] =
            [voice.sentence("setup-done", &[]), voice.sentence("new-builtin", &values)];
        let heard = format!("{}\n{}", written(&done), written(&begun));
        let block = format!("\n\n    {}\n\n", heard.replace('\n', "\n    "));
        assert!(read(page).contains(&block), "{page}\n{block}");
    }
}

/// Somebody who listens to it must reach its end.
#[test]
fn the_first_page_is_short() {
    assert!(read("README.md").lines().count() < 150);
}

/// All of our code and tests, by the names of their files.
fn code(folder: &Path, found: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if entry.is_dir() {
            code(&entry, found);
        } else if entry.extension().is_some_and(|kind| kind == "rs") {
            let name = entry.file_stem().unwrap().to_str().unwrap().to_owned();
            found.push((name, fs::read_to_string(&entry).unwrap()));
        }
    }
}

/// A promise without a test is none.
#[test]
fn every_promise_to_readers_names_tests_that_are_there() {
    let mut all = Vec::new();
    for folder in ["src", "tests/it"] {
        code(&top().join(folder), &mut all);
    }
    let is_test = |name: &str| {
        let named = format!("fn {name}()");
        let has = |(file, text): &(String, String)| {
            let before = text.split(&named).next().filter(|before| before.len() < text.len());
            let is_tested = before.is_some_and(|before| before.trim_end().ends_with("#[test]"));
            file == name && text.contains("#[test]") || is_tested
        };
        all.iter().any(has)
    };
    let page = read("docs/accessibility.md");
    let (above, below) = page.split_once("## The seventeen rules").unwrap();
    let named = |text: &str| {
        let lines = (1..).zip(text.lines().filter(|line| line.contains(". **")));
        let names = lines.map(|(number, line)| {
            assert!(line.starts_with(&format!("{number}. **")), "{line}");
            let (_, tests) = line.rsplit_once(" (").unwrap();
            let tests: Vec<String> =
                tests.split('`').skip(1).step_by(2).map(str::to_owned).collect();
            assert!(!tests.is_empty(), "{line}");
            for name in &tests {
                assert!(is_test(name.rsplit("::").next().unwrap()), "{number}: {name}");
            }
            tests
        });
        names.collect::<Vec<_>>()
    };
    let (promises, rules) = (named(above), named(below));
    assert_eq!((promises.len(), rules.len()), (20, 17));
    // Each rule is kept by a promise that names its first test as well.
    for (tests, rule) in rules.iter().zip(below.lines().filter(|line| line.contains(". **"))) {
        let (_, kept) = rule.split_once("Promise ").unwrap();
        let number: usize = kept.split('.').next().unwrap().parse().unwrap();
        assert!(promises[number - 1].contains(&tests[0]), "{rule}");
    }
}
