//! Announcements as an audio file: what a player may have on record who keeps score by ear (FIDE
//! 2023, D.2.7).
//!
//! The sound comes from `espeak-ng`, a program that may be missing or hang. Many announcements are one run:
//! to start the program takes several times as long as to speak a sentence. The file is WAV: one channel of
//! 16-bit samples. What is said, and when it was, is decided elsewhere.

use std::fs;
use std::io::{self, BufWriter};
use std::path::Path;
use std::time::Duration;

use hound::{SampleFormat, WavReader, WavSpec, WavWriter};

use crate::clean;
use crate::private;
use crate::subprocess::{self, Subprocess};
use crate::voices::{Language, Span};

/// Samples a second, as espeak-ng makes them.
const RATE: u32 = 22_050;

/// The silence after each announcement, in samples.
const PAUSE: u32 = RATE / 2;

/// Letters that are spoken in one run at most: some forty seconds of sound.
const RUN: usize = 600;

/// How long a run may take. It takes a few hundredths of a second.
const LONGEST: Duration = Duration::from_secs(5);

/// Bytes of sound for a run at most: two minutes.
const MOST: u64 = RATE as u64 * 2 * 120;

const FORMAT: WavSpec = WavSpec {
    channels: 1,
    sample_rate: RATE,
    bits_per_sample: 16,
    sample_format: SampleFormat::Int,
};

/// Why there is no recording.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// espeak-ng cannot be started.
    #[error("espeak-ng cannot be started")]
    Missing,
    /// It did not end in time.
    #[error("espeak-ng does not end")]
    Stuck,
    /// What it wrote is no sound.
    #[error("espeak-ng did not write a sound")]
    Garbage,
    /// The file cannot be written.
    #[error("the file cannot be written: {0}")]
    File(#[source] io::Error),
}

/// Writes announcements into a file, one after the other with a pause between them.
///
/// # Errors
///
/// When espeak-ng is not there or does something else, or the file cannot be written; what was
/// written until then is a file that can be heard.
pub fn write(file: &Path, announcements: &[Vec<Span>]) -> Result<(), Fault> {
    // What stands there may be a link that somebody else has laid.
    let _ = fs::remove_file(file);
    let opened = private::options().write(true).create_new(true).open(file);
    let opened = opened.map_err(Fault::File)?;
    let mut writer = WavWriter::new(BufWriter::new(opened), FORMAT).map_err(of_file)?;
    let mut rest = announcements;
    while !rest.is_empty() {
        let (run, more) = rest.split_at(in_one_run(rest));
        for sample in sound(run)? {
            writer.write_sample(sample).map_err(of_file)?;
        }
        for _ in 0..PAUSE {
            writer.write_sample(0_i16).map_err(of_file)?;
        }
        writer.flush().map_err(of_file)?;
        rest = more;
    }
    writer.finalize().map_err(of_file)
}

/// How many of the announcements are spoken in one run, one at least.
fn in_one_run(announcements: &[Vec<Span>]) -> usize {
    let letters = announcements.iter().scan(0, |letters, announcement| {
        *letters += announcement.iter().map(|span| span.spoken.chars().count()).sum::<usize>();
        Some(*letters)
    });
    letters.take_while(|letters| *letters <= RUN).count().max(1)
}

/// Announcements as samples, with a pause between them.
fn sound(announcements: &[Vec<Span>]) -> Result<Vec<i16>, Fault> {
    let parts: Vec<Vec<Part<'_>>> =
        announcements.iter().map(|one| parts(one)).filter(|parts| !parts.is_empty()).collect();
    let Some(Part { language, .. }) = parts.iter().flatten().next() else {
        return Ok(Vec::new());
    };
    let arguments = ["-v", language.tag(), "-b", "1", "-m", "--stdin", "--stdout"];
    let subprocess =
        Subprocess { program: "espeak-ng", arguments: &arguments, most: MOST, longest: LONGEST };
    let bytes = subprocess.run(marked_up(&parts).into_bytes())?;
    samples(&bytes).ok_or(Fault::Garbage)
}

/// What of an announcement is in one language, said as one sentence.
struct Part<'a> {
    language: &'a Language,
    said: String,
}

fn parts(announcement: &[Span]) -> Vec<Part<'_>> {
    let of_language = announcement.chunk_by(|one, next| one.language == next.language);
    let part = |spans: &'_ [Span]| {
        let said: String = spans.iter().map(|span| span.spoken.as_str()).collect();
        (!said.trim().is_empty()).then_some(said)
    };
    of_language
        .filter_map(|spans| Some(Part { language: &spans.first()?.language, said: part(spans)? }))
        .collect()
}

/// Announcements in SSML, the markup by which voices and pauses are told.
fn marked_up(announcements: &[Vec<Part<'_>>]) -> String {
    let mut text = String::from("<speak>");
    for (number, parts) in announcements.iter().enumerate() {
        if number > 0 {
            text.push_str("<break time=\"500ms\"/>");
        }
        for Part { language, said } in parts {
            text.extend(["<voice xml:lang=\"", language.tag(), "\">"]);
            text.push_str(&escaped(said));
            text.push_str("</voice>");
        }
    }
    text.push_str("</speak>");
    text
}

/// A text in which nothing is taken for markup.
fn escaped(text: &str) -> String {
    clean::text(text).replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// The samples of what espeak-ng has written; it does not know their number when it begins.
fn samples(wav: &[u8]) -> Option<Vec<i16>> {
    let mut reader = WavReader::new(wav).ok()?;
    let spec = reader.spec();
    let fits = spec.channels == 1 && spec.sample_rate == RATE && spec.bits_per_sample == 16;
    let samples: Vec<i16> = reader.samples::<i16>().map_while(Result::ok).collect();
    (fits && !samples.is_empty()).then_some(samples)
}

fn of_file(error: hound::Error) -> Fault {
    match error {
        hound::Error::IoError(error) => Fault::File(error),
        other => Fault::File(io::Error::other(other)),
    }
}

impl From<subprocess::Fault> for Fault {
    fn from(fault: subprocess::Fault) -> Self {
        match fault {
            subprocess::Fault::Missing => Self::Missing,
            subprocess::Fault::Stuck => Self::Stuck,
            subprocess::Fault::Endless => Self::Garbage,
        }
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;
    use crate::voices::Verbatim;

    fn span(language: &str, spoken: &str) -> Span {
        let (language, verbatim) = (Language::new(language), Verbatim::default());
        Span { language, written: spoken.into(), spoken: spoken.into(), verbatim }
    }

    /// Hundredths of a second of sound that is not silence.
    fn heard(file: &Path) -> Option<usize> {
        let mut reader = WavReader::open(file).ok()?;
        let samples: Vec<i16> = reader.samples().map_while(Result::ok).collect();
        let is_loud = |part: &&[i16]| part.iter().any(|sample| sample.unsigned_abs() > 300);
        Some(samples.chunks(220).filter(is_loud).count())
    }

    #[test]
    fn what_is_announced_can_be_heard() {
        let folder = tempfile::tempdir().unwrap();
        let (one, two) = (folder.path().join("one.wav"), folder.path().join("two.wav"));
        let king = vec![span("de", "König Eva eins Eva zwei")];
        write(&one, std::slice::from_ref(&king)).unwrap();
        write(&two, &[king, vec![span("en", "knight f 3"), span("en", "\n")]]).unwrap();
        let (one, two) = (heard(&one).unwrap(), heard(&two).unwrap());
        assert!(one > 80, "{one}");
        assert!(two > one + 40, "{one} {two}");
    }

    #[test]
    fn what_is_in_one_language_is_one_sentence() {
        let folder = tempfile::tempdir().unwrap();
        let written = |name: &str, spans: Vec<Span>| {
            let file = folder.path().join(name);
            write(&file, &[spans]).unwrap();
            fs::read(file).unwrap()
        };
        let parts = ["3 seconds", ":\n", "knight f 3"].map(|part| span("en", part));
        let one = written("one.wav", parts.into());
        assert_eq!(one, written("two.wav", vec![span("en", "3 seconds:\nknight f 3")]));
    }

    /// Two sentences of a game, as often as a long one has them.
    #[test]
    fn many_announcements_are_spoken_in_few_runs_and_each_is_heard() {
        let folder = tempfile::tempdir().unwrap();
        let said =
            [vec![span("de", "König Eva eins"), span("en", "f 3")], vec![span("en", "e < 4 & d")]];
        let many: Vec<_> = said.iter().cycle().take(60).cloned().collect();
        let mut runs = 0;
        let mut rest = &many[..];
        while !rest.is_empty() {
            rest = &rest[in_one_run(rest)..];
            runs += 1;
        }
        assert_eq!(runs, 2);
        let (two, sixty) = (folder.path().join("two.wav"), folder.path().join("sixty.wav"));
        write(&two, &said).unwrap();
        write(&sixty, &many).unwrap();
        let (two, sixty) = (heard(&two).unwrap(), heard(&sixty).unwrap());
        // How a sentence ends depends a little on what follows.
        assert!(sixty > 27 * two, "{sixty} {two}");
    }

    #[test]
    fn a_file_that_cannot_be_written_is_told() {
        let nowhere = Path::new("/proc/nowhere.wav");
        assert!(matches!(write(nowhere, &[]), Err(Fault::File(_))));
    }
}
