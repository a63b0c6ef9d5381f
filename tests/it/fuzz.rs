//! What is nearly a law script, a match file or a voice: read without harm, in time that grows with
//! its length.

use std::fs;

use proptest::prelude::*;
use touchmove::referee;
use touchmove::table::file;
use touchmove::voices::Library;

mod spoilt;

const SCRIPTS: &[&[u8]] = &[
    include_bytes!("../laws/11.1-annulled-and-revoked.txt"),
    include_bytes!("../laws/11.5-restored-with-an-offer.txt"),
];

const MATCHES: &[&[u8]] = &[include_bytes!("../data/match-written.toml")];

const VOICES: &[&[u8]] = &[
    include_bytes!("../../voices/fide/voice.toml"),
    include_bytes!("../../voices/fide-ru/voice.toml"),
];

const SENTENCES: &[&[u8]] = &[
    b"moved = { $color-key ->\n    [white] White\n   *[black] Black\n} moves { $move }.\nyes = Yes.\n-term = a\n\
      # said\nno = { -term } { \"x\" } { NUMBER($count) } { no }\n    .attribute = b\n",
];

fn text_of(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// A voice of a player's with this file, read and asked for all that it says.
fn voice_with(name: &str, bytes: &[u8]) {
    let folder = tempfile::tempdir().unwrap();
    let own = folder.path().join("own");
    fs::create_dir(&own).unwrap();
    fs::write(own.join("voice.toml"), "parent = \"en\"\n").unwrap();
    fs::write(own.join(name), bytes).unwrap();
    let mut library = Library::built_in();
    library.add_folder(folder.path());
    if let Some(voice) = library.get("own") {
        let spoken = ["moved", "yes", "no"].map(|id| voice.sentence(id, &[]));
        assert_eq!(spoken.len(), 3);
        assert!(!voice.span("a takes b6").spoken.is_empty());
    }
    let _ = library.lacks("own");
    library.take_warnings();
}

proptest! {
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
}

#[test]
fn fuzz_scripts_take_time_by_their_length() {
    spoilt::assert_linear(SCRIPTS, |text| drop(referee::read(&text_of(text))));
}

#[test]
#[ignore = "takes minutes, and longer than by its length"]
fn fuzz_matches_take_time_by_their_length() {
    spoilt::assert_linear(MATCHES, |text| drop(file::read(&text_of(text), &[])));
}

#[test]
#[ignore = "takes minutes, and longer than by its length"]
fn fuzz_voices_take_time_by_their_length() {
    spoilt::assert_linear(VOICES, |text| voice_with("voice.toml", text));
}

#[test]
#[ignore = "takes minutes, and longer than by its length"]
fn fuzz_sentences_take_time_by_their_length() {
    spoilt::assert_linear(SENTENCES, |text| voice_with("phrases.ftl", text));
}
