//! Announcements as an audio file: what a player may have on record who keeps score by ear (FIDE
//! 2023, D.2.7).
//!
//! The sound comes from `espeak-ng`, a program that may be missing or hang, a run for each announcement
//! and language. The file is WAV: one channel of 16-bit samples. What is said, and when it was, is
//! decided elsewhere.

use std::fs;
use std::io::{self, BufWriter};
use std::path::Path;
use std::time::Duration;

use hound::{SampleFormat, WavReader, WavSpec, WavWriter};

use crate::clean;
use crate::private;
use crate::subprocess::{self, Subprocess};
use crate::voices::Span;

/// Samples a second, as espeak-ng makes them.
const RATE: u32 = 22_050;

/// The silence after each announcement, in samples.
const PAUSE: u32 = RATE / 2;

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
    for announcement in announcements {
        for part in announcement.chunk_by(|one, next| one.language == next.language) {
            for sample in sound(part)? {
                writer.write_sample(sample).map_err(of_file)?;
            }
        }
        for _ in 0..PAUSE {
            writer.write_sample(0_i16).map_err(of_file)?;
        }
        writer.flush().map_err(of_file)?;
    }
    writer.finalize().map_err(of_file)
}

/// Spans of one language as samples, said as one sentence: to start the program takes longer than to speak.
fn sound(spans: &[Span]) -> Result<Vec<i16>, Fault> {
    let said: String = spans.iter().map(|span| span.spoken.as_str()).collect();
    let Some(first) = spans.first().filter(|_| !said.trim().is_empty()) else {
        return Ok(Vec::new());
    };
    let voice = first.language.tag();
    let arguments = ["-v", voice, "-b", "1", "--stdin", "--stdout"];
    let subprocess =
        Subprocess { program: "espeak-ng", arguments: &arguments, most: MOST, longest: LONGEST };
    let bytes = subprocess.run(clean::text(&said).into_owned().into_bytes())?;
    samples(&bytes).ok_or(Fault::Garbage)
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
    use crate::voices::{Language, Verbatim};

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

    #[test]
    fn a_file_that_cannot_be_written_is_told() {
        let nowhere = Path::new("/proc/nowhere.wav");
        assert!(matches!(write(nowhere, &[]), Err(Fault::File(_))));
    }
}
