//! speech-dispatcher as a back end: finds or starts the server, speaks, and connects anew after a failure.
//!
//! Not here: the lines (`ssip`), the socket (`client`), and when to try again (`worker`).

use std::process::{Command as Process, Stdio};
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

use crate::speaking::backend::Backend;
use crate::speaking::client::{Client, Dialer};
use crate::speaking::outputs;
use crate::speaking::ssip::{Command, Expected, Turn, Voice, turns};
use crate::speaking::text::runs;
use crate::{Address, Place, Rate, SpeechError};
use crate::{Language, Utterance};

/// How long the server may take to start; it takes a third of a second.
const START: Duration = Duration::from_secs(5);

/// The way over SSIP.
#[derive(Debug)]
pub(crate) struct Dispatcher {
    place: Place,
    dialer: Dialer,
    live: Option<Live>,
    rate: Option<Rate>,
    synthesiser: Option<String>,
    /// Once per loss: a server that cannot start must not cost its time-out at every utterance.
    may_start: bool,
}

/// A connection and what was set on it.
#[derive(Debug)]
struct Live {
    client: Client,
    language: Option<Language>,
    voice: Option<Voice>,
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
    client.turn(&Turn::of(&Command::Language(language), Expected::Any))?;
    let module = client.list(&Command::Module)?;
    if module.iter().any(|name| name.starts_with("espeak")) {
        return Ok(false);
    }
    let voices = client.list(&Command::ListVoices)?;
    let mut tags = voices.iter().filter_map(|line| line.split('\t').nth(1));
    Ok(tags.any(|tag| first(tag) == wanted))
}

impl Dispatcher {
    pub(crate) fn new(place: Place, rate: Option<Rate>, synthesiser: Option<String>) -> Self {
        Self { place, dialer: Dialer::default(), live: None, rate, synthesiser, may_start: true }
    }

    /// A connection for one question, without a name among the clients that speak.
    pub(crate) fn into_client(mut self) -> Result<Client, SpeechError> {
        self.reach()
    }

    fn live(&mut self) -> Result<&mut Live, SpeechError> {
        let live = match self.live.take() {
            Some(live) => live,
            None => self.greet()?,
        };
        Ok(self.live.insert(live))
    }

    fn greet(&mut self) -> Result<Live, SpeechError> {
        let mut client = self.reach()?;
        let mut hello = Turn::of(&Command::ClientName, Expected::Any);
        if let Some(rate) = self.rate {
            hello.command(&Command::Rate(rate), Expected::Any);
        }
        client.turn(&hello)?;
        let voice = match &self.synthesiser {
            Some(name) => voice(&mut client, name)?,
            None => None,
        };
        self.may_start = true;
        Ok(Live { client, language: None, voice, known: Vec::new() })
    }

    fn reach(&mut self) -> Result<Client, SpeechError> {
        if let Some(output) = &self.place.output {
            outputs::check(output)?;
        }
        match self.dialer.dial(&self.place.address) {
            Err(SpeechError::NoServer { .. }) if self.start() => {
                self.dialer.dial(&self.place.address)
            }
            reached => reached,
        }
    }

    /// Starts the server as its own library does, and says whether it may listen now.
    ///
    /// The program checks that it will listen where it is looked for, goes into the background, and ends well
    /// once it listens. It does nothing where the player has switched self-starting off.
    fn start(&mut self) -> bool {
        let Some(program) = self.place.server.clone().filter(|_| self.may_start) else {
            return false;
        };
        self.may_start = false;
        let mut process = Process::new(program);
        match &self.place.output {
            None => process.arg("--spawn"),
            Some(output) => {
                let Ok(arguments) = outputs::own_server(&self.place.address) else { return false };
                process.args(arguments).env(outputs::VARIABLE, output)
            }
        };
        process.args(start_arguments(&self.place.address));
        process.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let (answer, ended) = channel();
        let waiter = thread::Builder::new().name("speech-start".into());
        let waiting = waiter.spawn(move || answer.send(process.status()));
        let status = waiting.ok().and_then(|_| ended.recv_timeout(START).ok());
        matches!(status, Some(Ok(status)) if status.success())
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

    /// After a failure the replies are out of step, so the connection goes.
    fn kept<T>(&mut self, result: Result<T, SpeechError>) -> Result<T, SpeechError> {
        if result.as_ref().is_err_and(|error| !matches!(error, SpeechError::Unread(_))) {
            self.live = None;
        }
        result
    }

    fn quick(&mut self, command: &Command<'_>) -> Result<(), SpeechError> {
        let Some(live) = &mut self.live else { return Ok(()) };
        let result = live.client.turn(&Turn::of(command, Expected::Any)).map(drop);
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
        self.live().map(drop)
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
        self.quick(&Command::CancelSelf)
    }

    fn set_rate(&mut self, rate: Rate) -> Result<(), SpeechError> {
        self.rate = Some(rate);
        self.quick(&Command::Rate(rate))
    }
}

impl Drop for Dispatcher {
    /// Says goodbye; what was handed over is spoken to its end.
    fn drop(&mut self) {
        if let Some(live) = &mut self.live {
            // A server that is gone needs no goodbye.
            let _ = live.client.send(&Turn::of(&Command::Quit, Expected::Any));
        }
        if self.place.output.is_some() {
            outputs::forget(&self.place.address);
        }
    }
}

/// The voice of a name; nothing where the server has none, so that it speaks by that of the language.
fn voice(client: &mut Client, name: &str) -> Result<Option<Voice>, SpeechError> {
    Ok(Voice::find(name, &client.list(&Command::ListVoices)?))
}

fn start_arguments(address: &Address) -> Vec<String> {
    let arguments = match address {
        Address::Unix(path) => ["--communication-method", "unix_socket", "--socket-path"]
            .map(String::from)
            .into_iter()
            .chain([path.display().to_string()]),
        Address::Inet(host_and_port) => {
            let port = host_and_port.rsplit(':').next().unwrap_or_default().to_owned();
            ["--communication-method", "inet_socket", "--port"]
                .map(String::from)
                .into_iter()
                .chain([port])
        }
    };
    arguments.collect()
}
