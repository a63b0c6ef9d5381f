//! speech-dispatcher as a back end: speaks, and connects anew after a failure.
//!
//! Not here: how a server is found and started (`reaching`), the lines (`ssip`), the socket (`client`), and
//! when to try again (`worker`).

use crate::speaking::backend::Backend;
use crate::speaking::client::Client;
use crate::speaking::outputs;
use crate::speaking::reaching::{Greeted, Reaching, Wake, Wanted};
use crate::speaking::ssip::{Exchange, Expected, ServerVoice, SsipCommand, turns};
use crate::speaking::text::runs;
use crate::{Language, Utterance};
use crate::{Rate, Settings, SpeechError, Volume};

/// The way over SSIP.
pub(crate) struct Dispatcher {
    wanted: Wanted,
    reaching: Reaching,
    live: Option<Live>,
}

/// A connection and what was set on it.
#[derive(Debug)]
struct Live {
    client: Client,
    language: Option<Language>,
    voice: Option<ServerVoice>,
    /// The languages of which it is known whether the server can read them.
    known: Vec<(Language, bool)>,
}

/// Languages that espeak-ng has on its list and cannot read, by the first part of their tags. Of Thai its
/// tone marks delete vowels (espeak-ng 1.51; issues 757, 985 and 1092 of its project).
const UNREAD: [&str; 1] = ["th"];

/// Whether the server has a voice for a language that can be understood. Without one for a language of
/// which that must be asked, it speaks by espeak-ng.
pub(crate) fn reads(client: &mut Client, language: &Language) -> Result<bool, SpeechError> {
    let first = |tag: &str| tag.split(['-', '_']).next().unwrap_or_default().to_lowercase();
    let wanted = first(language.tag());
    if !UNREAD.contains(&wanted.as_str()) {
        return Ok(true);
    }
    client.turn(&Exchange::of(&SsipCommand::Language(language), Expected::Any))?;
    let module = client.list(&SsipCommand::Module)?;
    if module.iter().any(|name| name.starts_with("espeak")) {
        return Ok(false);
    }
    let voices = client.list(&SsipCommand::ListVoices)?;
    let mut tags = voices.iter().filter_map(|line| line.split('\t').nth(1));
    Ok(tags.any(|tag| first(tag) == wanted))
}

impl Dispatcher {
    /// `wake` is called when a server that was given up answers after all.
    pub(crate) fn new(settings: Settings, wake: Wake) -> Self {
        let Settings { rate, volume, place, synthesiser, .. } = settings;
        let wanted = Wanted { place, rate, volume, synthesiser, may_start: true };
        Self { wanted, reaching: Reaching::new(wake), live: None }
    }

    fn live(&mut self) -> Result<&mut Live, SpeechError> {
        let live = match self.live.take() {
            Some(live) => live,
            None => {
                self.reaching.reached(&mut self.wanted).and_then(|greeted| self.begun(greeted))?
            }
        };
        Ok(self.live.insert(live))
    }

    /// The rate and the volume may have changed since the greeting.
    fn begun(&self, greeted: Greeted) -> Result<Live, SpeechError> {
        let Greeted { mut client, voice, rate, volume } = greeted;
        if let Some(wanted) = self.wanted.rate.filter(|wanted| Some(*wanted) != rate) {
            client.turn(&Exchange::of(&SsipCommand::Rate(wanted), Expected::Any))?;
        }
        if let Some(wanted) = self.wanted.volume.filter(|wanted| Some(*wanted) != volume) {
            client.turn(&Exchange::of(&SsipCommand::Volume(wanted), Expected::Any))?;
        }
        Ok(Live { client, language: None, voice, known: Vec::new() })
    }

    fn hand_over(&mut self, utterance: &Utterance) -> Result<(), SpeechError> {
        let live = self.live()?;
        let runs = runs(&utterance.spans);
        let Some(last) = runs.last() else { return Ok(()) };
        for run in &runs {
            live.check(&run.language)?;
        }
        for turn in turns(utterance.priority, &runs, live.language.as_ref(), live.voice.as_ref()) {
            live.client.turn(&turn)?;
        }
        live.language = Some(last.language.clone());
        Ok(())
    }

    /// After a failure the replies are out of step, so the connection goes. A server that hangs is waited for
    /// at once, so that it is known when it answers again.
    fn kept<T>(&mut self, result: Result<T, SpeechError>) -> Result<T, SpeechError> {
        match &result {
            Ok(_) | Err(SpeechError::Unread(_)) => return result,
            Err(SpeechError::Stuck) => self.reaching.begin(&self.wanted)?,
            Err(_) => {}
        }
        self.live = None;
        result
    }

    fn quick(&mut self, command: &SsipCommand<'_>) -> Result<(), SpeechError> {
        let Some(live) = &mut self.live else { return Ok(()) };
        let result = live.client.turn(&Exchange::of(command, Expected::Any)).map(drop);
        self.kept(result)
    }
}

impl Live {
    /// An error if nobody would understand this language.
    fn check(&mut self, language: &Language) -> Result<(), SpeechError> {
        let known = self.known.iter().find(|(known, _)| known == language);
        let reads = if let Some(&(_, reads)) = known {
            reads
        } else {
            let reads = reads(&mut self.client, language)?;
            self.known.push((language.clone(), reads));
            // Asking may have set another language at the server.
            self.language = None;
            reads
        };
        if reads { Ok(()) } else { Err(SpeechError::Unread(language.tag().to_owned())) }
    }
}

impl Backend for Dispatcher {
    fn ready(&mut self) -> Result<(), SpeechError> {
        self.wanted.may_start = true;
        match self.quick(&SsipCommand::Module) {
            // One that was started anew may be there.
            Ok(()) | Err(SpeechError::Gone(_)) => self.live().map(drop),
            hangs => hangs,
        }
    }

    fn late(&mut self) -> bool {
        let late = self.reaching.late(&mut self.wanted);
        self.live = late.and_then(|late| self.begun(late.ok()?).ok()).or_else(|| self.live.take());
        self.live.is_some()
    }

    fn speak(&mut self, utterance: &Utterance) -> Result<(), SpeechError> {
        let was_live = self.live.is_some();
        let mut result = self.hand_over(utterance);
        if was_live && matches!(result, Err(SpeechError::Gone(_))) {
            // The server was started anew since the last word. This one is fresh and need not be lost.
            self.live = None;
            result = self.hand_over(utterance);
        }
        self.kept(result)
    }

    fn hush(&mut self) -> Result<(), SpeechError> {
        self.quick(&SsipCommand::CancelSelf)
    }

    fn set_rate(&mut self, rate: Rate) -> Result<(), SpeechError> {
        self.wanted.rate = Some(rate);
        self.quick(&SsipCommand::Rate(rate))
    }

    fn set_volume(&mut self, volume: Volume) -> Result<(), SpeechError> {
        self.wanted.volume = Some(volume);
        self.quick(&SsipCommand::Volume(volume))
    }
}

impl Drop for Dispatcher {
    /// Says goodbye; what was handed over is spoken to its end.
    fn drop(&mut self) {
        if let Some(live) = &mut self.live {
            // A server that is gone needs no goodbye.
            let _ = live.client.send(&Exchange::of(&SsipCommand::Quit, Expected::Any));
        }
        if self.wanted.place.output.is_some() {
            outputs::forget(&self.wanted.place.address);
        }
    }
}
