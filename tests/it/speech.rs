//! Speech against a server that writes down what it is told: what is handed over, in which order,
//! and what happens when the server misbehaves.

use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use proptest::prelude::*;
use tempfile::TempDir;
use touchmove::speech::{
    Place, Rate, Report, ServerAddress, Settings, Speech, SpeechError, Synthesiser, Volume, survey,
};
use touchmove::voices::{Language, Priority, Span, Utterance, Verbatim};

use crate::fake_ssip::{FakeSsip, Mood};

/// What no call of the handle may come near.
const SOON: Duration = Duration::from_millis(500);
/// What ends of speech are allowed, and a little for a busy machine.
const END: Duration = Duration::from_secs(2);

fn utterance(priority: Priority, spans: &[(&str, &str)]) -> Utterance {
    let spans = spans.iter().map(|(tag, text)| Span {
        language: Language::new(tag),
        written: (*text).to_owned(),
        spoken: (*text).to_owned(),
        verbatim: Verbatim::default(),
    });
    Utterance { priority, spans: spans.collect() }
}

fn en(priority: Priority, text: &str) -> Utterance {
    utterance(priority, &[("en", text)])
}

/// A folder for the socket, and the speech of a program that looks there.
struct Stage {
    folder: TempDir,
    speech: Option<Speech>,
    reports: Receiver<Report>,
}

impl Stage {
    fn open(server: Option<&FakeSsip>, folder: TempDir, starter: Option<PathBuf>) -> Self {
        let (send, reports) = channel();
        let address = ServerAddress::Unix(folder.path().join("s"));
        let place = Place { address, server: starter, output: None };
        let settings = Settings {
            engine: Synthesiser::Dispatcher,
            rate: Some(Rate::new(20)),
            volume: None,
            place,
            synthesiser: None,
        };
        let speech = Speech::start(settings, move |report| drop(send.send(report))).unwrap();
        let stage = Self { folder, speech: Some(speech), reports };
        if server.is_some() {
            assert_eq!(stage.report(), "found");
        }
        stage
    }

    fn new() -> (FakeSsip, Self) {
        let folder = TempDir::new().unwrap();
        let server = FakeSsip::listen(&folder.path().join("s"));
        let stage = Self::open(Some(&server), folder, None);
        (server, stage)
    }

    fn socket(&self) -> PathBuf {
        self.folder.path().join("s")
    }

    fn say(&self, utterance: Utterance) {
        self.speech.as_ref().unwrap().say(utterance);
    }

    fn hush(&self) {
        self.speech.as_ref().unwrap().hush();
    }

    fn report(&self) -> &'static str {
        name(&self.reports.recv_timeout(Duration::from_secs(10)).expect("a report"))
    }

    /// Ends speech and returns what it reported that was not looked at.
    fn reports_to_the_end(mut self) -> Vec<&'static str> {
        self.speech.take().unwrap().finish();
        self.reports.iter().map(|report| name(&report)).collect()
    }
}

fn name(report: &Report) -> &'static str {
    match report {
        Report::Found => "found",
        Report::Heard => "heard",
        Report::Lost(SpeechError::NoServer { .. }) => "lost: nothing there",
        Report::Lost(SpeechError::Stuck) => "lost: stuck",
        Report::Lost(SpeechError::Gone(_)) => "lost: gone",
        Report::Lost(SpeechError::Refused { .. }) => "lost: refused",
        Report::Lost(SpeechError::Unread(_)) => "lost: unread",
        Report::Lost(_) => "lost",
    }
}

/// Fails when `work` takes longer.
fn within<T: Send + 'static>(limit: Duration, work: impl FnOnce() -> T + Send + 'static) -> T {
    let (done, wait) = channel();
    thread::spawn(move || done.send(work()));
    wait.recv_timeout(limit).expect("done in time")
}

#[test]
fn every_span_has_its_language_and_one_utterance_is_one_message() {
    let (server, stage) = Stage::new();
    stage.say(utterance(
        Priority::Move,
        &[("en", "Your opponent: "), ("de", "Springer "), ("de", "f3"), ("en", ".")],
    ));
    assert_eq!(server.heard(), "MESSAGE en: Your opponent: | de: Springer f3.");
    stage.say(en(Priority::Urgent, "Flag"));
    assert_eq!(server.heard(), "IMPORTANT en: Flag");
    stage.say(en(Priority::Answer, "One\nTwo"));
    assert_eq!(server.heard(), "TEXT en: One;/Two");
    assert_eq!(
        server.commands().join(", "),
        "SET SELF CLIENT_NAME user:touchmove:main, SET SELF RATE 20, SET SELF PRIORITY MESSAGE, BLOCK BEGIN, \
         SET SELF LANGUAGE en, SPEAK, SET SELF LANGUAGE de, SPEAK, BLOCK END, SET SELF PRIORITY IMPORTANT, \
         SET SELF LANGUAGE en, SPEAK, SET SELF PRIORITY TEXT, SPEAK"
    );
}

#[test]
fn moves_keep_their_order_and_a_goodbye_survives_the_end() {
    let (server, stage) = Stage::new();
    let moves: Vec<String> = (1..=50).map(|number| format!("move {number}")).collect();
    for text in &moves {
        stage.say(en(Priority::Move, text));
    }
    assert_eq!(stage.reports_to_the_end(), [""; 0]);
    for text in &moves {
        assert_eq!(server.heard(), format!("MESSAGE en: {text}"));
    }
    assert_eq!(server.heard(), "goodbye");
}

/// A server that is just taking one move, until its mood is better: so the next ones wait.
fn held() -> (FakeSsip, Stage) {
    let (server, stage) = Stage::new();
    server.be(Mood::Hanging);
    stage.say(en(Priority::Move, "held"));
    server.received("SET SELF PRIORITY MESSAGE");
    (server, stage)
}

#[test]
fn what_waits_goes_by_priority_and_only_the_newest_answer_is_left() {
    let (server, stage) = held();
    stage.say(en(Priority::Chatter, "old"));
    stage.say(en(Priority::Answer, "old"));
    stage.say(en(Priority::Move, "e4"));
    stage.say(en(Priority::Urgent, "flag"));
    stage.say(en(Priority::Answer, "new"));
    server.be(Mood::Well);
    let heard = [server.heard(), server.heard(), server.heard(), server.heard()];
    let expected = ["MESSAGE en: held", "IMPORTANT en: flag", "MESSAGE en: e4", "TEXT en: new"];
    assert_eq!(heard, expected);
}

#[test]
fn hush_overtakes_what_waits() {
    let (server, stage) = held();
    stage.say(en(Priority::Move, "e4"));
    stage.say(en(Priority::Urgent, "flag"));
    stage.hush();
    stage.say(en(Priority::Answer, "new"));
    server.be(Mood::Well);
    let heard = [server.heard(), server.heard(), server.heard()];
    assert_eq!(heard, ["MESSAGE en: held", "cancelled", "TEXT en: new"]);
}

#[test]
fn text_is_text_whatever_is_in_it() {
    let (server, stage) = Stage::new();
    for (text, heard) in [
        ("A.\r\n.\r\nSTOP ALL\r\nQUIT", "A././STOP ALL;/QUIT"),
        ("a\0b", "a b"),
        ("...", "..."),
        (".hidden", ".hidden"),
        ("♔ 😀 Zäsar", "♔ 😀 Zäsar"),
    ] {
        stage.say(en(Priority::Move, text));
        assert_eq!(server.heard(), format!("MESSAGE en: {heard}"));
    }
    let known = ["SET SELF ", "SPEAK"];
    let strange = server
        .commands()
        .into_iter()
        .find(|line| !known.iter().any(|known| line.starts_with(known)));
    assert_eq!(strange, None);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(20))]
    #[test]
    fn no_text_is_ever_read_as_a_command(texts in prop::collection::vec("[.\r\nA ]{0,9}|\\PC{0,9}", 1..20)) {
        let (server, stage) = Stage::new();
        for text in &texts {
            stage.say(en(Priority::Move, text));
        }
        prop_assert_eq!(stage.reports_to_the_end(), Vec::<&str>::new());
        while server.heard() != "goodbye" {}
        for line in server.commands() {
            prop_assert!(["SET SELF ", "SPEAK", "QUIT"].iter().any(|known| line.starts_with(known)), "{line}");
        }
    }
}

#[test]
fn events_and_noise_between_replies_are_passed_over() {
    let (server, stage) = Stage::new();
    server.be(Mood::Chatty);
    for number in 0..20 {
        stage.say(utterance(Priority::Move, &[("en", "one"), ("de", &number.to_string())]));
        assert_eq!(server.heard(), format!("MESSAGE en: one | de: {number}"));
    }
    assert_eq!(stage.reports_to_the_end(), [""; 0]);
}

#[test]
fn a_missing_server_is_lost_once_and_found_when_it_comes() {
    let stage = Stage::open(None, TempDir::new().unwrap(), None);
    assert_eq!(stage.report(), "lost: nothing there");
    for _ in 0..20 {
        stage.say(en(Priority::Move, "nobody hears this"));
    }
    let server = wait_and_listen(&stage);
    stage.say(en(Priority::Move, "e4"));
    while server.heard() != "MESSAGE en: e4" {}
    assert_eq!(stage.reports_to_the_end(), ["heard"]);
}

/// Listens, most often after the utterances that nobody can hear have come to their end. On a busy machine some
/// may still be on their way, and then they are heard.
fn wait_and_listen(stage: &Stage) -> FakeSsip {
    thread::park_timeout(Duration::from_millis(300));
    FakeSsip::listen(&stage.socket())
}

#[test]
fn a_death_is_one_loss_and_the_return_one_finding() {
    let (server, stage) = Stage::new();
    stage.say(en(Priority::Move, "e4"));
    assert_eq!(server.heard(), "MESSAGE en: e4");
    server.die();
    for _ in 0..5 {
        stage.say(en(Priority::Move, "nobody hears this"));
    }
    assert_eq!(stage.report(), "lost: nothing there");
    let server = wait_and_listen(&stage);
    stage.say(utterance(Priority::Move, &[("de", "Turm")]));
    while server.heard() != "MESSAGE de: Turm" {}
    assert_eq!(
        server.commands()[..2],
        ["SET SELF CLIENT_NAME user:touchmove:main", "SET SELF RATE 20"]
    );
    assert_eq!(stage.reports_to_the_end(), ["heard"]);
}

#[test]
fn a_server_started_anew_between_two_words_costs_no_word() {
    let (server, stage) = Stage::new();
    stage.say(en(Priority::Move, "e4"));
    assert_eq!(server.heard(), "MESSAGE en: e4");
    server.die();
    let server = FakeSsip::listen(&stage.socket());
    stage.say(en(Priority::Move, "e5"));
    assert_eq!(server.heard(), "MESSAGE en: e5");
    assert!(
        server.commands().contains(&"SET SELF LANGUAGE en".to_owned()),
        "a new connection knows no language"
    );
    assert_eq!(stage.reports_to_the_end(), [""; 0]);
}

#[test]
fn a_refusal_is_a_loss_and_its_text_is_never_sent() {
    let (server, stage) = Stage::new();
    server.be(Mood::Refusing);
    stage.say(en(Priority::Move, "QUIT"));
    assert_eq!(stage.report(), "lost: refused");
    server.be(Mood::Well);
    stage.say(en(Priority::Move, "e4"));
    assert_eq!(stage.report(), "heard");
    assert_eq!(server.heard(), "MESSAGE en: e4");
    assert_eq!(server.commands().iter().filter(|line| *line == "QUIT").count(), 0);
}

#[test]
fn a_hanging_server_blocks_nobody_and_its_backlog_is_dropped() {
    let (server, stage) = Stage::new();
    server.be(Mood::Hanging);
    let stage = within(SOON, move || {
        for _ in 0..1000 {
            stage.say(en(Priority::Move, "stale"));
        }
        stage.hush();
        stage.say(en(Priority::Move, "stale"));
        stage
    });
    assert_eq!(stage.report(), "lost: stuck");
    server.be(Mood::Well);
    assert_eq!(stage.report(), "found");
    stage.say(en(Priority::Move, "new"));
    assert_eq!(server.heard(), "MESSAGE en: new");
}

/// Speech that begins with a server which takes connections and does not answer.
fn unanswered() -> (FakeSsip, Stage) {
    let folder = TempDir::new().unwrap();
    let server = FakeSsip::listen(&folder.path().join("s"));
    server.be(Mood::Hanging);
    let stage = Stage::open(None, folder, None);
    assert_eq!(stage.report(), "lost: stuck");
    (server, stage)
}

#[test]
fn s1_a_server_that_answers_late_is_found_without_a_word() {
    let (server, stage) = unanswered();
    stage.say(en(Priority::Move, "stale"));
    stage.speech.as_ref().unwrap().set_rate(Rate::new(40));
    stage.speech.as_ref().unwrap().set_volume(Volume::new(60));
    stage.speech.as_ref().unwrap().ask();
    assert_eq!(stage.report(), "lost: stuck");
    server.be(Mood::Well);
    assert_eq!(stage.report(), "found");
    stage.say(en(Priority::Move, "new"));
    assert_eq!(server.heard(), "MESSAGE en: new");
    let set = |what: &str| {
        let lines = server.commands().into_iter();
        lines.filter(|line| line.contains(what)).collect::<Vec<_>>()
    };
    assert_eq!(set("RATE"), ["SET SELF RATE 20", "SET SELF RATE 40"]);
    assert_eq!(set("VOLUME"), ["SET SELF VOLUME 20"]);
    assert_eq!(stage.reports_to_the_end(), [""; 0]);
}

#[test]
fn s1_a_server_that_never_answers_is_greeted_once() {
    let (server, stage) = unanswered();
    for _ in 0..3 {
        stage.say(en(Priority::Move, "stale"));
    }
    stage.speech.as_ref().unwrap().ask();
    assert_eq!(stage.report(), "lost: stuck");
    assert_eq!(server.commands(), ["SET SELF CLIENT_NAME user:touchmove:main"]);
}

#[test]
fn s1_a_server_that_dies_unanswered_is_followed_by_the_next() {
    let (server, stage) = unanswered();
    server.die();
    let server = FakeSsip::listen(&stage.socket());
    while server.commands().is_empty() {
        stage.say(en(Priority::Move, "e4"));
        thread::park_timeout(Duration::from_millis(10));
    }
    assert_eq!(server.heard(), "MESSAGE en: e4");
}

#[test]
fn s1_a_server_that_dies_in_the_middle_of_a_word_is_lost() {
    let (server, stage) = held();
    server.die();
    assert!(stage.report().starts_with("lost"));
    let server = FakeSsip::listen(&stage.socket());
    while server.commands().is_empty() {
        stage.say(en(Priority::Move, "e4"));
        thread::park_timeout(Duration::from_millis(10));
    }
    assert_eq!(server.heard(), "MESSAGE en: e4");
}

#[test]
fn s1_a_server_that_never_ends_a_line_is_lost_and_found_when_it_answers() {
    for mood in [Mood::Dripping, Mood::Pouring] {
        let (server, stage) = Stage::new();
        stage.say(en(Priority::Move, "e4"));
        assert_eq!(server.heard(), "MESSAGE en: e4");
        server.be(mood);
        stage.say(en(Priority::Move, "stale"));
        assert_eq!(stage.report(), "lost: stuck", "{mood:?}");
        stage.speech.as_ref().unwrap().ask();
        assert_eq!(stage.report(), "lost: stuck", "{mood:?}");
        server.be(Mood::Well);
        if mood == Mood::Pouring {
            // Nothing waits for one that has sent too much: the next word finds it.
            stage.say(en(Priority::Move, "e5"));
            assert_eq!(stage.report(), "heard");
        } else {
            assert_eq!(stage.report(), "found");
            stage.say(en(Priority::Move, "e5"));
        }
        assert_eq!(server.heard(), "MESSAGE en: e5");
        assert_eq!(stage.reports_to_the_end(), [""; 0]);
    }
}

#[test]
fn s1_a_server_that_begins_without_an_end_is_lost_and_found_when_it_answers() {
    for mood in [Mood::Dripping, Mood::Pouring] {
        let folder = TempDir::new().unwrap();
        let server = FakeSsip::listen(&folder.path().join("s"));
        server.be(mood);
        let stage = Stage::open(None, folder, None);
        assert_eq!(stage.report(), "lost: stuck", "{mood:?}");
        server.be(Mood::Well);
        stage.speech.as_ref().unwrap().ask();
        // It may have failed for the last time just before.
        while stage.report() != "found" {
            stage.speech.as_ref().unwrap().ask();
        }
        stage.say(en(Priority::Move, "e4"));
        while server.heard() != "MESSAGE en: e4" {}
    }
}

#[test]
fn s2_whoever_asks_is_told_each_time() {
    let (server, stage) = Stage::new();
    let asked = |expected| {
        stage.speech.as_ref().unwrap().ask();
        assert_eq!(stage.report(), expected);
    };
    asked("found");
    asked("found");
    server.die();
    asked("lost: nothing there");
    asked("lost: nothing there");
    let server = FakeSsip::listen(&stage.socket());
    asked("found");
    server.be(Mood::Hanging);
    asked("lost: stuck");
}

#[test]
fn a_hanging_server_does_not_hold_up_the_end() {
    for finish in [false, true] {
        let (server, mut stage) = Stage::new();
        server.be(Mood::Hanging);
        stage.say(en(Priority::Move, "e4"));
        let speech = stage.speech.take().unwrap();
        within(END, move || if finish { speech.finish() } else { drop(speech) });
    }
}

fn script(folder: &Path, lines: &str) -> PathBuf {
    let path = folder.join("starter");
    std::fs::write(&path, format!("#!/bin/sh\n{lines}\n")).unwrap();
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).unwrap();
    path
}

#[test]
fn a_server_that_cannot_start_is_tried_once() {
    let folder = TempDir::new().unwrap();
    let log = folder.path().join("log");
    let starter = script(folder.path(), &format!("echo \"$@\" >> {}; exit 1", log.display()));
    let stage = Stage::open(None, folder, Some(starter));
    assert_eq!(stage.report(), "lost: nothing there");
    for _ in 0..3 {
        stage.say(en(Priority::Move, "e4"));
    }
    let Stage { folder, speech, reports } = stage;
    speech.unwrap().finish();
    assert_eq!(reports.iter().count(), 0);
    let socket = folder.path().join("s");
    assert_eq!(
        std::fs::read_to_string(log).unwrap(),
        format!("--spawn --communication-method unix_socket --socket-path {}\n", socket.display())
    );
}

#[test]
fn a_starter_that_hangs_does_not_hold_up_the_end() {
    let folder = TempDir::new().unwrap();
    let starter = script(folder.path(), "exec sleep 8");
    let mut stage = Stage::open(None, folder, Some(starter));
    let speech = stage.speech.take().unwrap();
    within(END, move || drop(speech));
}

#[test]
fn a_server_may_think_about_its_voices() {
    let folder = TempDir::new().unwrap();
    let address = ServerAddress::Unix(folder.path().join("s"));
    let server = FakeSsip::listen(&folder.path().join("s"));
    server.be(Mood::Slow);
    let place = Place { address, server: None, output: None };
    assert_eq!(survey(place).unwrap().voices["de"], 1);
}

#[test]
fn the_survey_counts_voices_by_language() {
    let folder = TempDir::new().unwrap();
    let address = ServerAddress::Unix(folder.path().join("s"));
    let place = Place { address, server: None, output: None };
    assert!(matches!(survey(place.clone()), Err(SpeechError::NoServer { .. })));
    let _server = FakeSsip::listen(&folder.path().join("s"));
    let survey = survey(place).unwrap();
    assert_eq!(survey.modules, ["espeak-ng"]);
    // A voice for Thai is on the list, and nobody would understand it.
    assert_eq!(survey.voices.into_iter().collect::<Vec<_>>(), [("de".into(), 1), ("en".into(), 1)]);
    assert_eq!(survey.unread, ["th"]);
}

/// espeak-ng lists a voice for Thai that nobody understands: what is in Thai is not spoken, which is told
/// once, and all else is.
#[test]
fn thai_is_not_spoken_by_espeak() {
    let (server, stage) = Stage::new();
    for _ in 0..2 {
        stage.say(utterance(Priority::Move, &[("th", "ม้า"), ("en", "knight")]));
    }
    stage.say(en(Priority::Move, "bishop"));
    assert_eq!(server.heard(), "MESSAGE en: bishop");
    assert_eq!(stage.reports_to_the_end(), ["lost: unread"]);
}

#[test]
fn thai_is_spoken_where_the_server_has_another_voice_for_it() {
    let (server, stage) = Stage::new();
    server.be(Mood::Thai);
    stage.say(utterance(Priority::Move, &[("th", "ม้า")]));
    assert_eq!(server.heard(), "MESSAGE th: ม้า");
    assert_eq!(stage.reports_to_the_end(), [] as [&str; 0]);
}
