//! What the speech server or the system can do, for `touchmove health`. Speaks nothing.
//!
//! Not here: how it is told to a player (`app`).

use std::collections::BTreeMap;
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

use crate::Language;
use crate::speaking::dispatcher::reads;
use crate::speaking::native;
use crate::speaking::reaching::reach;
use crate::speaking::ssip::SsipCommand;
use crate::{Place, SpeechError};

/// espeak-ng alone lists 13 thousand voices, in a second and a half.
const LONGEST: Duration = Duration::from_secs(12);

/// What a server can do.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Survey {
    /// How many voices each language has, by its code of two or three letters; none where nobody would
    /// understand them.
    pub voices: BTreeMap<String, usize>,
    /// The languages that it has on its list and that nobody would understand.
    pub unread: Vec<String>,
    /// Its synthesisers, by the names of its configuration.
    pub modules: Vec<String>,
}

/// Asks the server, and starts it when that is allowed. Takes two seconds with many voices, and never more than twelve.
///
/// # Errors
///
/// When no server is found, or it does not answer in time.
pub fn survey(place: Place) -> Result<Survey, SpeechError> {
    in_time(move || ask(&place))
}

/// Asks the operating system, which has no modules; never takes more than twelve seconds.
///
/// # Errors
///
/// When this build has no speech of the system, or the system has none that works.
pub fn system_voices() -> Result<Survey, SpeechError> {
    in_time(|| {
        let tags = native::languages()?;
        Ok(Survey { voices: count(tags.iter().map(String::as_str)), ..Survey::default() })
    })
}

fn in_time<T: Send + 'static>(
    ask: impl FnOnce() -> Result<T, SpeechError> + Send + 'static,
) -> Result<T, SpeechError> {
    let (answer, answered) = channel();
    thread::Builder::new().name("speech-survey".into()).spawn(move || {
        // Nobody listens any more when it took too long.
        let _ = answer.send(ask());
    })?;
    answered.recv_timeout(LONGEST).unwrap_or(Err(SpeechError::Stuck))
}

fn ask(place: &Place) -> Result<Survey, SpeechError> {
    let mut client = reach(place, &mut true)?;
    let modules = client.list(&SsipCommand::ListModules)?;
    let lines = client.list(&SsipCommand::ListVoices)?;
    // A line is name, language and variant with tabs between.
    let mut voices = count(lines.iter().filter_map(|line| line.split('\t').nth(1)));
    let mut unread = Vec::new();
    for tag in voices.keys() {
        if !reads(&mut client, &Language::new(tag))? {
            unread.push(tag.clone());
        }
    }
    voices.retain(|tag, _| !unread.contains(tag));
    Ok(Survey { voices, unread, modules })
}

fn count<'a>(tags: impl Iterator<Item = &'a str>) -> BTreeMap<String, usize> {
    let mut voices = BTreeMap::new();
    for tag in tags {
        let language = tag.split(['-', '_']).next().unwrap_or(tag).to_lowercase();
        *voices.entry(language).or_insert(0) += 1;
    }
    voices
}

#[cfg(test)]
mod tests {
    use super::count;

    #[test]
    fn voices_are_counted_by_language() {
        let counted = count(["de", "de-AT", "en_US"].into_iter());
        assert_eq!(counted.into_iter().collect::<Vec<_>>(), [("de".into(), 2), ("en".into(), 1)]);
    }
}
