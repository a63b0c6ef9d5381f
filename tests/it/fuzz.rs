//! What is nearly a file of a player's or an arbiter's, of each kind: read without harm, in time that
//! grows with its length.

use std::fs;

use proptest::prelude::*;
use proptest::test_runner::Config;
use touchmove::config::{self, Settings};
use touchmove::lessons::{Own as Lesson, Written};
use touchmove::puzzles::Own as Puzzles;
use touchmove::table::file;
use touchmove::voices::Library;
use touchmove::{keymap, referee};

mod spoilt;

const SCRIPTS: &[&[u8]] = &[
    include_bytes!("../laws/11.1-annulled-and-revoked.txt"),
    include_bytes!("../laws/11.5-restored-with-an-offer.txt"),
];

const MATCHES: &[&[u8]] = &[include_bytes!("../data/match-written.toml")];

const VOICES: &[&[u8]] = &[
    include_bytes!("../../voices/fide/voice.toml"),
    include_bytes!("../../voices/fide-ru/voice.toml"),
    b"[commands]\nhelp = [\"h\"]\n[asked]\nboard = [\"what is on {}\"]\n[spoken]\na = \"ah\"\n[openings]\n\"x\" = \"y\"\n",
];

const SENTENCES: &[&[u8]] = &[
    b"claim-offers = { $color-key ->\n    [white] White\n   *[black] Black\n} offers.\ngoodbye = Bye.\n\
      -term = a\n# said\nking = { $count ->\n    [one] { -term }\n   *[other] { \"x\" } { NUMBER($count) }\n}\n\
      white-king = { king } { white-king }\n    .attribute = b\n",
];

const KEYMAPS: &[&[u8]] = &[
    include_bytes!("../../keymaps/lichess.toml"),
    b"parent = \"lichess\"\nnumeric-block = true\n[keys]\n\"g x\" = \"say clock\"\n[despite]\n\"ctrl-c\" = \"why\"\n",
];

const LESSONS: &[&[u8]] = &[
    b"title = \"t\"\ngoal = \"g\"\n[1]\nask = \"?\"\ntask = \"move\"\nposition = \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"\n\
      answer = [\"e4\"]\n[2]\ntask = \"colour e4\"\nanswer = \"white\"\n",
];

const ROWS: &[&[u8]] = &[
    b"PuzzleId,FEN,Moves,Rating\n00sHx,q3k1nr/1pp1nQpp/3p4/1P2p3/4P3/B1PP1b2/B5PP/5K2 b k - 0 17,e8d7 a2e6 d7d8 f7f8,1760,80\n",
];

const SETTINGS: &[&[u8]] = &[
    b"talk = \"de\"\nlevel = 5\n# said\nspeech = \"off\"\nside = [\"white\"]\nrate = \"\"\"\n5\"\"\"\n",
];

fn text_of(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

thread_local! {
    /// The voices that are compiled in, with those read on which the player's own stand.
    static VOICES_BELOW: Library = {
        let mut library = Library::built_in();
        library.get("fide");
        library.get("en");
        library
    };
}

/// A voice of a player's with this file, read and asked for all that it says.
fn voice_with(name: &str, bytes: &[u8]) {
    let folder = tempfile::tempdir().unwrap();
    let own = folder.path().join("own");
    fs::create_dir(&own).unwrap();
    fs::write(own.join("voice.toml"), "parent = \"en\"\n").unwrap();
    fs::write(own.join(name), bytes).unwrap();
    let mut library = VOICES_BELOW.with(Library::clone);
    library.add_folder(folder.path());
    if let Some(voice) = library.get("own") {
        for id in ["claim-offers", "goodbye", "king", "white-king"] {
            let _ = voice.sentence(id, &[]);
        }
        assert!(!voice.span("a takes b6").spoken.is_empty());
    }
    let _ = library.lacks("own");
    library.take_warnings();
}

fn keymap_of(bytes: &[u8]) {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("own.toml"), bytes).unwrap();
    let mut library = keymap::Library::built_in();
    library.add_folder(folder.path());
    let _ = library.get("own", "us");
    library.take_warnings();
}

fn settings_of(bytes: &[u8]) {
    let file = tempfile::NamedTempFile::new().unwrap();
    fs::write(file.path(), bytes).unwrap();
    config::load(&mut Settings::default(), file.path());
}

fn rows_of(bytes: &[u8]) {
    let written = Written { file: "puzzles/own.csv".to_owned(), text: Ok(text_of(bytes)) };
    let _ = Puzzles::read(&written);
}

/// As many cases as asked for; a few where nobody has asked.
fn cases() -> Config {
    let few = std::env::var_os("PROPTEST_CASES").is_none().then_some(32);
    let usual = Config::default();
    Config { cases: few.unwrap_or(usual.cases), ..usual }
}

proptest! {
    #![proptest_config(cases())]

    #[test]
    fn fuzz_scripts(text in spoilt::spoilt(SCRIPTS)) {
        let _ = referee::read(&text_of(&text));
    }

    #[test]
    fn fuzz_matches(text in spoilt::spoilt(MATCHES)) {
        let voices = ["en".to_owned(), "fide".to_owned()];
        let _ = file::read(&text_of(&text), &voices);
    }

    #[test]
    fn fuzz_voices(text in spoilt::spoilt(VOICES)) {
        voice_with("voice.toml", &text);
    }

    #[test]
    fn fuzz_sentences(text in spoilt::spoilt(SENTENCES)) {
        voice_with("phrases.ftl", &text);
    }

    #[test]
    fn fuzz_keymaps(text in spoilt::spoilt(KEYMAPS)) {
        keymap_of(&text);
    }

    #[test]
    fn fuzz_lessons(text in spoilt::spoilt(LESSONS)) {
        let _ = Lesson::read("own", &text_of(&text));
    }

    #[test]
    fn fuzz_puzzles(text in spoilt::spoilt(ROWS)) {
        rows_of(&text);
    }

    #[test]
    fn fuzz_settings(text in spoilt::spoilt(SETTINGS)) {
        settings_of(&text);
    }
}

#[test]
fn fuzz_scripts_take_time_by_their_length() {
    spoilt::assert_linear(SCRIPTS, |text| drop(referee::read(&text_of(text))));
}

#[test]
fn fuzz_matches_take_time_by_their_length() {
    spoilt::assert_linear(MATCHES, |text| drop(file::read(&text_of(text), &[])));
}

#[test]
fn fuzz_voices_take_time_by_their_length() {
    spoilt::assert_linear(VOICES, |text| voice_with("voice.toml", text));
}

#[test]
fn fuzz_sentences_take_time_by_their_length() {
    spoilt::assert_linear(SENTENCES, |text| voice_with("phrases.ftl", text));
}

#[test]
fn fuzz_keymaps_take_time_by_their_length() {
    spoilt::assert_linear(KEYMAPS, keymap_of);
}

#[test]
fn fuzz_lessons_take_time_by_their_length() {
    spoilt::assert_linear(LESSONS, |text| drop(Lesson::read("own", &text_of(text))));
}

#[test]
fn fuzz_puzzles_take_time_by_their_length() {
    spoilt::assert_linear(ROWS, rows_of);
}

#[test]
fn fuzz_settings_take_time_by_their_length() {
    spoilt::assert_linear(SETTINGS, settings_of);
}

/// Sentences that stand in each other, and braces without end, are told and harm nothing.
#[test]
fn fuzz_sentences_may_go_round_or_be_nested_without_end() {
    let round = "goodbye = { king }\nking = { white-king }\nwhite-king = { goodbye }\n";
    let each = (1..40).map(|n| {
        format!(
            "a{n} = {{ a{} }} {{ b{} }}\nb{n} = {{ a{} }} {{ b{} }}\n",
            n + 1,
            n + 1,
            n + 1,
            n + 1
        )
    });
    let nested = ["{", "{ A(", "{ $n ->\n *[a] ", "{ \"", "{ -a("]
        .map(|unit| format!("goodbye = {}\n", unit.repeat(30_000)));
    let each = format!("goodbye = {{ a1 }}\n{}", each.collect::<String>());
    let texts = [round.to_owned(), each].into_iter().chain(nested);
    for text in texts {
        let folder = tempfile::tempdir().unwrap();
        for (name, toml) in [("own", "parent = \"en\"\n"), ("below", "parent = \"own\"\n")] {
            fs::create_dir(folder.path().join(name)).unwrap();
            fs::write(folder.path().join(name).join("voice.toml"), toml).unwrap();
            fs::write(folder.path().join(name).join("phrases.ftl"), &text).unwrap();
            fs::write(folder.path().join(name).join("lessons.ftl"), &text).unwrap();
        }
        let mut library = VOICES_BELOW.with(Library::clone);
        library.add_folder(folder.path());
        let voice = library.get("below").unwrap();
        assert!(!voice.sentence("goodbye", &[]).is_empty());
        let _ = library.lacks("below");
    }
}
