//! Speech through the real server and the real synthesiser: what is said, and what is heard.
//!
//! Each test has a rig of its own. Sound takes real time, so a sample is the unit of the clock.

use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use touchmove::speech::{
    Place, Rate, Report, Settings, Speech, SpeechError, Synthesiser, Volume, survey,
};
use touchmove::voices::{Language, Priority, Span, Utterance, Verbatim};

use crate::rig::{RATE, Rig, wait_for};

/// Some five seconds.
const LONG: &str = "one two three four five six seven eight nine ten eleven twelve";
struct Room {
    speech: Speech,
    reports: Receiver<Report>,
    rig: Rig,
}

impl Room {
    fn new() -> Self {
        let rig = Rig::start();
        let (send, reports) = channel();
        let settings = Settings {
            engine: Synthesiser::Dispatcher,
            rate: Some(Rate::new(0)),
            volume: None,
            place: rig.place(),
            synthesiser: None,
        };
        let speech = Speech::start(settings, move |report| drop(send.send(report))).unwrap();
        found(&reports);
        let room = Self { speech, reports, rig };
        room.say(Priority::Move, &[("en", "warm")]);
        room.rig.wait_for_silence(0);
        room
    }

    fn report(&self) -> Report {
        self.reports.recv_timeout(Duration::from_secs(30)).unwrap()
    }

    fn say(&self, priority: Priority, spans: &[(&str, &str)]) {
        let spans = spans.iter().map(|(tag, text)| Span {
            language: Language::new(tag),
            written: (*text).to_owned(),
            spoken: (*text).to_owned(),
            verbatim: Verbatim::default(),
        });
        self.speech.say(Utterance { priority, spans: spans.collect() });
    }

    /// What was said after the first word, once there are so many.
    fn said(&self, count: usize) -> Vec<String> {
        let said = wait_for("what is said", || {
            let said = self.rig.said();
            (said.len() > count).then_some(said)
        });
        said[1..].to_vec()
    }

    /// How many samples long this sounds, from nothing to nothing.
    fn length(&self, say: impl FnOnce()) -> usize {
        let from = self.rig.now();
        say();
        let first = self.rig.wait_for_sound(from);
        self.rig.wait_for_silence(from) - first
    }
}

#[test]
fn each_span_is_spoken_by_a_voice_of_its_language_in_order() {
    let room = Room::new();
    room.say(Priority::Move, &[("en", "Black plays "), ("de", "Turm a8"), ("en", ", check")]);
    room.say(Priority::Move, &[("de", "Dame schlägt\n.h7")]);
    room.say(Priority::Move, &[("en", "a\0b 😀 </speak>")]);
    let said = room.said(5);
    assert_eq!(
        said[..4],
        ["en: Black plays", "de: Turm a8", "en: , check", "de: Dame schlägt;/.h7"]
    );
    assert!(said[4].starts_with("en: a b 😀"), "{said:?}");
    room.rig.wait_for_silence(0);
}

/// The quickest of three must be quick: one alone may meet a machine that is busy with other tests.
#[test]
fn hush_is_heard() {
    let room = Room::new();
    let sounding: Vec<usize> = (0..3).map(|_| milliseconds_after_hush(&room)).collect();
    assert!(sounding.iter().all(|after| *after < 1000), "went on for {sounding:?} ms");
    assert!(sounding.iter().any(|after| *after < 150), "went on for {sounding:?} ms");
    let long = format!("en: {LONG}");
    let after = "en: after".to_owned();
    assert_eq!(room.said(6), [&long, &after, &long, &after, &long, &after].map(String::clone));
}

/// Hushes a long move while another waits, says one word, and returns how long the move sounded on.
fn milliseconds_after_hush(room: &Room) -> usize {
    let from = room.rig.now();
    room.say(Priority::Move, &[("en", LONG)]);
    room.say(Priority::Move, &[("en", LONG), ("de", "eins zwei drei vier")]);
    room.rig.wait_for_sound(from);
    wait_for("some speech", || (room.rig.now() > from + RATE).then_some(()));
    let hushed = room.rig.now();
    room.speech.hush();
    let last = room.rig.wait_for_silence(from);
    let after = room.rig.now();
    room.say(Priority::Move, &[("en", "after")]);
    room.rig.wait_for_silence(after);
    last.saturating_sub(hushed) * 1000 / RATE
}

#[test]
fn what_is_said_softer_is_heard_softer() {
    let room = Room::new();
    let loudest = |volume: u8| {
        room.speech.set_volume(Volume::new(volume));
        let from = room.rig.now();
        room.say(Priority::Move, &[("en", "queen d1 d8")]);
        room.rig.wait_for_silence(from);
        i32::from(room.rig.loudest(from))
    };
    let (loud, soft, again) = (loudest(100), loudest(40), loudest(100));
    assert!(soft * 3 < loud * 2 && soft * 3 < again * 2, "{loud}, {soft}, {again}");
}

#[test]
fn a_newer_answer_cuts_an_older_one() {
    for older in [&[("en", LONG)][..], &[("de", "eins zwei drei vier fünf sechs"), ("en", LONG)]] {
        let room = Room::new();
        let from = room.rig.now();
        room.say(Priority::Answer, older);
        room.rig.wait_for_sound(from);
        let cut = room.rig.now();
        let newer = room.length(|| room.say(Priority::Answer, &[("en", "bishop")]));
        assert!(newer < RATE * 3 / 2, "the older one was still heard for {newer} samples");
        assert!(room.rig.wait_for_silence(from) > cut);
        assert_eq!(room.said(2).last().unwrap(), "en: bishop");
        assert_eq!(room.rig.said().len(), 3, "{:?}", room.rig.said());
    }
}

#[test]
fn a_move_is_not_cut_by_the_next_one_but_cuts_an_answer() {
    let room = Room::new();
    let first =
        room.length(|| room.say(Priority::Move, &[("en", "knight f three"), ("de", "Springer")]));
    let second = room.length(|| room.say(Priority::Move, &[("en", "bishop b five")]));
    let both = room.length(|| {
        room.say(Priority::Move, &[("en", "knight f three"), ("de", "Springer")]);
        room.say(Priority::Move, &[("en", "bishop b five")]);
        // On a busy machine the server takes its time between the two, which is no silence after them.
        room.said(6);
    });
    assert!(both + RATE / 20 > first + second, "{first} + {second} samples became {both}");
    let from = room.rig.now();
    room.say(Priority::Answer, &[("en", LONG)]);
    room.rig.wait_for_sound(from);
    let cutting = room.length(|| room.say(Priority::Move, &[("en", "bishop b five")]));
    assert!(cutting < second + RATE, "the answer was still heard for {cutting} samples");
}

#[test]
fn what_is_urgent_goes_before_the_moves_that_wait() {
    let room = Room::new();
    let from = room.rig.now();
    room.say(Priority::Move, &[("en", LONG)]);
    room.say(Priority::Move, &[("en", "next")]);
    room.rig.wait_for_sound(from);
    room.say(Priority::Urgent, &[("en", "flag "), ("de", "Plättchen")]);
    let said = room.said(4);
    assert_eq!(said[1..], ["en: flag", "de: Plättchen", "en: next"]);
    room.rig.wait_for_silence(from);
}

/// Of three times the middle one counts: on a busy machine the sound sometimes stands still, which
/// makes it longer or looks like its end.
#[test]
fn lines_are_heard_apart() {
    let room = Room::new();
    // A busy machine makes it longer, and nothing makes it shorter.
    let length = |text| room.length(|| room.say(Priority::Move, &[("en", text)]));
    let shortest = |text| [0; 4].map(|_| length(text)).into_iter().min().unwrap();
    let one_line = "knight f three bishop b five";
    let mut one = shortest(one_line);
    for text in ["knight f three\nbishop b five", "knight f three.\nbishop b five"] {
        let mut lines = shortest(text);
        // If it was busy each time, it may not be any more.
        for _ in 0..8 {
            if lines > one + RATE / 10 {
                break;
            }
            one = one.min(length(one_line));
            // Nor is anything cut off again.
            lines = lines.max(shortest(text));
        }
        assert!(lines > one + RATE / 10, "{text:?} takes {lines} samples, in one line {one}");
    }
}

#[test]
fn a_goodbye_is_heard_to_its_end() {
    let Room { speech, reports, rig } = Room::new();
    let from = rig.now();
    speech.say(one(Priority::Move, LONG));
    speech.finish();
    assert_eq!(reports.iter().count(), 0);
    assert!(rig.wait_for_silence(from) - rig.wait_for_sound(from) > RATE * 3);
}

#[test]
fn a_frozen_server_is_lost_and_found_again_and_nothing_stale_is_said() {
    let room = Room::new();
    room.rig.freeze();
    room.say(Priority::Move, &[("en", "under way")]);
    room.say(Priority::Move, &[("en", "stale")]);
    assert!(matches!(room.report(), Report::Lost(SpeechError::Stuck)));
    room.rig.thaw();
    // A server that wakes up slowly may miss the first try; each further word is another.
    let found = (0..10).any(|_| {
        room.say(Priority::Move, &[("en", "fresh")]);
        let report = room.reports.recv_timeout(Duration::from_secs(3));
        matches!(report, Ok(Report::Found | Report::Heard))
    });
    assert!(found);
    wait_for("the fresh word", || room.rig.said().contains(&"en: fresh".to_owned()).then_some(()));
    assert!(!room.rig.said().contains(&"en: stale".to_owned()));
}

#[test]
fn a_voice_that_is_set_speaks_its_own_language_and_no_other() {
    let rig = Rig::start();
    let (send, reports) = channel();
    let synthesiser = Some("German+Andy".to_owned());
    let settings = Settings {
        engine: Synthesiser::Dispatcher,
        rate: None,
        volume: None,
        place: rig.place(),
        synthesiser,
    };
    let speech = Speech::start(settings, move |report| drop(send.send(report))).unwrap();
    found(&reports);
    let from = rig.now();
    speech.say(one(Priority::Move, "knight"));
    let (language, verbatim) = (Language::new("de"), Verbatim::default());
    let german = Span { language, written: "Turm".into(), spoken: "Turm".into(), verbatim };
    speech.say(Utterance { priority: Priority::Move, spans: vec![german] });
    rig.wait_for_silence(from);
    wait_for("both", || (rig.said().len() == 2).then_some(()));
    let log = std::fs::read(rig.path("log/speech-dispatcher.log")).unwrap();
    let log = String::from_utf8_lossy(&log).into_owned();
    let set = log.lines().filter_map(|line| line.strip_prefix("synthesis_voice="));
    let mut set: Vec<&str> = set.collect();
    set.dedup();
    assert_eq!(set, ["NULL", "German+Andy"]);
}

#[test]
fn the_survey_names_what_is_installed() {
    let rig = Rig::start();
    let survey = survey(rig.place()).unwrap();
    assert_eq!(survey.modules, ["espeak-ng"]);
    assert!(survey.voices["de"] > 0 && survey.voices["en"] > 0);
}

#[test]
fn a_server_that_is_not_running_is_started() {
    let mut rig = Rig::start();
    let starter = rig.stop_server();
    let place = Place { server: Some(starter), ..rig.place() };
    let (send, reports) = channel();
    let settings = Settings {
        engine: Synthesiser::Dispatcher,
        rate: None,
        volume: None,
        place,
        synthesiser: None,
    };
    let speech = Speech::start(settings, move |report| drop(send.send(report))).unwrap();
    found(&reports);
    let from = rig.now();
    speech.say(one(Priority::Move, "knight"));
    rig.wait_for_silence(from);
}

/// Waits until the server is there; a busy machine may start it so slowly that it is given up first.
fn found(reports: &Receiver<Report>) {
    while !matches!(reports.recv_timeout(Duration::from_mins(1)).unwrap(), Report::Found) {}
}

fn one(priority: Priority, text: &str) -> Utterance {
    let (language, verbatim) = (Language::new("en"), Verbatim::default());
    let span = Span { language, written: text.into(), spoken: text.into(), verbatim };
    Utterance { priority, spans: vec![span] }
}

/// The library under `tts` looks for the server in the environment, so this runs in a process of its own.
#[cfg(feature = "tts")]
mod native {
    use super::*;

    /// What the process says, with a NUL for each space.
    const CHILD: &str = "TOUCHMOVE_TEST_NATIVE";

    #[test]
    fn the_speech_of_the_system_speaks_and_survives_a_nul() {
        let rig = Rig::start();
        // Of two that come at once a slow server says the second alone.
        for text in ["knight takes", "bishop"] {
            let from = rig.now();
            let status = std::process::Command::new(std::env::current_exe().unwrap())
                .args(["--exact", "real_speech::native::speaks"])
                .env(CHILD, text)
                .env("SPEECHD_ADDRESS", format!("unix_socket:{}", rig.socket().display()))
                .env("SPEECHD_CMD", "/bin/false")
                .status();
            assert!(status.unwrap().success());
            rig.wait_for_silence(from);
        }
        assert_eq!(rig.said(), ["en: knight takes", "en: bishop"]);
    }

    #[test]
    fn speaks() {
        let Ok(text) = std::env::var(CHILD) else { return };
        let (send, reports) = channel();
        let place = Place::from_environment();
        let settings = Settings {
            engine: Synthesiser::Native,
            rate: Some(Rate::new(10)),
            volume: None,
            place,
            synthesiser: None,
        };
        let speech = Speech::start(settings, move |report| drop(send.send(report))).unwrap();
        speech.say(one(Priority::Move, &text.replace(' ', "\0")));
        speech.finish();
        let reports: Vec<Report> = reports.iter().collect();
        assert!(matches!(reports[..], [Report::Found]), "{reports:?}");
    }
}
