//! Tones through the real device path: ALSA as it is installed, with a file in the place of a card.
//!
//! Each opening of the device writes a file of its own, so that a test sees when it was open.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::Duration;

use touchmove::tones::{Fault, Report, TONES, Tone, Tones};

use crate::program::{Home, PROGRAM};

/// Samples in a second.
const RATE: usize = 48000;
/// A frame of 10 ms, in which one pitch is looked for.
const FRAME: usize = RATE / 100;
/// The pitches that tones are made of.
const PITCHES: [u16; 9] = [140, 196, 330, 440, 660, 784, 880, 1175, 1568];
const CHILD: &str = "TOUCHMOVE_TEST_TONES";

/// A configuration of ALSA whose only device writes what is played into files.
fn card(home: &Home) -> PathBuf {
    let file = home.path("card.raw");
    let text = format!(
        "pcm.!default {{ type plug slave {{ pcm cut rate {RATE} channels 1 format S16_LE }} }}\n\
         pcm.cut {{ type file format raw truncate false file \"{}\" slave.pcm {{ type null }} }}\n",
        file.display()
    );
    configuration(home, &text)
}

fn configuration(home: &Home, text: &str) -> PathBuf {
    let file = home.path("asound.conf");
    fs::write(&file, text).unwrap();
    file
}

/// What was played while the device was open, for each time that it was.
fn openings(home: &Home) -> Vec<Vec<i16>> {
    let mut files: Vec<PathBuf> =
        fs::read_dir(home.path("")).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|file| file.file_name().unwrap().to_string_lossy().starts_with("card.raw"));
    files.sort();
    files.iter().map(|file| samples(file)).filter(|samples| !samples.is_empty()).collect()
}

fn samples(file: &Path) -> Vec<i16> {
    let bytes = fs::read(file).unwrap();
    bytes.chunks_exact(2).map(|two| i16::from_le_bytes([two[0], two[1]])).collect()
}

/// How strong a pitch is in a frame, by the algorithm of Goertzel.
fn strength(frame: &[i16], hertz: u16) -> f64 {
    let turn = 2.0 * (std::f64::consts::TAU * f64::from(hertz) / 48000.0).cos();
    let (mut last, mut before) = (0.0, 0.0);
    for &sample in frame {
        (last, before) = (turn * last - before + f64::from(sample), last);
    }
    last * last + before * before - turn * last * before
}

/// The pitches of what is heard, one after another, each with its length in frames; 0 is silence.
fn pitches(samples: &[i16]) -> Vec<(u16, usize)> {
    let first = samples.iter().position(|sample| *sample != 0).unwrap_or(samples.len());
    let mut heard: Vec<(u16, usize)> = Vec::new();
    for frame in samples[first..].chunks_exact(FRAME) {
        let loud = frame.iter().any(|sample| sample.unsigned_abs() > 1000);
        let strongest = PITCHES
            .into_iter()
            .max_by(|one, other| strength(frame, *one).total_cmp(&strength(frame, *other)));
        let pitch = strongest.filter(|_| loud).unwrap_or_default();
        match heard.last_mut() {
            Some((last, frames)) if *last == pitch => *frames += 1,
            _ => heard.push((pitch, 1)),
        }
    }
    // A frame between two notes has something of both.
    heard.retain(|(_, frames)| *frames > 1);
    if let Some((0, _)) = heard.last() {
        heard.pop();
    }
    heard
}

fn heard(samples: &[i16]) -> String {
    let mut line = String::new();
    for (pitch, _) in pitches(samples) {
        write!(line, "{pitch} ").unwrap();
    }
    line.trim_end().to_owned()
}

/// What is to be heard of each tone.
fn expected(tone: Tone) -> &'static str {
    match tone {
        Tone::Dark => "440",
        Tone::Light => "880",
        Tone::Edge => "140",
        Tone::Capture => "660 330",
        Tone::Check => "784 1175",
        Tone::Illegal => "196",
        Tone::Clock => "1568 0 1568 0 1568",
    }
}

/// Plays in a process of its own, because ALSA looks for its configuration in the environment.
fn child(test: &str, configuration: &Path) -> Output {
    Command::new(std::env::current_exe().unwrap())
        .args(["--exact", test, "--nocapture"])
        .env(CHILD, "1")
        .env("ALSA_CONFIG_PATH", configuration)
        .output()
        .unwrap()
}

fn is_child() -> bool {
    std::env::var_os(CHILD).is_some()
}

#[test]
fn every_tone_comes_once_and_the_device_is_open_only_while_one_sounds() {
    let home = Home::new();
    let output = child("tones::plays_every_tone", &card(&home));
    assert!(output.status.success(), "{output:?}");
    let openings = openings(&home);
    let heard: Vec<String> = openings.iter().map(|samples| heard(samples)).collect();
    assert_eq!(heard, TONES.map(expected));
    for (tone, samples) in TONES.into_iter().zip(&openings) {
        let frames: usize = pitches(samples).iter().map(|(_, frames)| frames).sum();
        assert!(frames < 18, "{tone:?} sounds for {frames} frames");
    }
}

#[test]
fn plays_every_tone() {
    if !is_child() {
        return;
    }
    let (send, reports) = channel();
    let tones = Tones::start(move |report| send.send(report).unwrap_or_default()).unwrap();
    for tone in TONES {
        tones.play(tone, 100);
        // Until the device is let go of. Nothing is reported of one that works.
        let quiet = reports.recv_timeout(Duration::from_millis(1500));
        assert_eq!(quiet, Err(RecvTimeoutError::Timeout));
    }
}

#[test]
fn a_device_that_is_missing_is_told_once_and_found_again() {
    let home = Home::new();
    fs::rename(card(&home), home.path("good.conf")).unwrap();
    let output = child("tones::loses_the_device", &configuration(&home, "# no device\n"));
    assert!(output.status.success(), "{output:?}");
    let words = String::from_utf8(output.stderr).unwrap();
    assert!(!words.contains("ALSA"), "{words}");
    assert_eq!(
        openings(&home).iter().map(|samples| heard(samples)).collect::<Vec<_>>(),
        ["784 1175"]
    );
}

#[test]
fn loses_the_device() {
    if !is_child() {
        return;
    }
    let (send, reports) = channel();
    let tones = Tones::start(move |report| send.send(report).unwrap_or_default()).unwrap();
    let next = || reports.recv_timeout(Duration::from_secs(5));
    tones.play(Tone::Capture, 100);
    assert_eq!(next(), Ok(Report::Lost(Fault::Missing)));
    tones.play(Tone::Capture, 100);
    assert_eq!(reports.recv_timeout(Duration::from_secs(1)), Err(RecvTimeoutError::Timeout));
    let file = PathBuf::from(std::env::var_os("ALSA_CONFIG_PATH").unwrap());
    let folder = file.parent().unwrap().to_owned();
    let text = fs::read_to_string(folder.join("good.conf")).unwrap();
    fs::write(&file, text).unwrap();
    tones.play(Tone::Check, 100);
    assert_eq!(next(), Ok(Report::Found));
}

#[test]
fn a_game_sounds_as_it_is_played() {
    let home = Home::new();
    let lines = "board a1\nboard e4\ne5\ne4\nf5\nd4\nfxe4\nQh5\n/quit\n";
    let mut program = Command::new(PROGRAM)
        .args(["play", "--speech", "off", "--tones", "on", "--opponent", "human", "--seed", "7"])
        .args(["--moves", "en", "--talk", "en"])
        .env("TOUCHMOVE_DATA", home.path("data"))
        .env("ALSA_CONFIG_PATH", card(&home))
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = program.stdin.take().unwrap();
    for line in lines.lines() {
        std::io::Write::write_all(&mut input, format!("{line}\n").as_bytes()).unwrap();
        // The device is let go of between two lines.
        let (_send, never) = channel::<()>();
        let _ = never.recv_timeout(Duration::from_millis(1200));
    }
    drop(input);
    let output = program.wait_with_output().unwrap();
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
    let heard: Vec<String> = openings(&home).iter().map(|samples| heard(samples)).collect();
    let tones = [Tone::Dark, Tone::Light, Tone::Illegal, Tone::Capture, Tone::Check];
    assert_eq!(heard, tones.map(expected), "{}", String::from_utf8_lossy(&output.stdout));
}
