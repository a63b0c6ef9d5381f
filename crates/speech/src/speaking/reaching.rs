//! The way to a server that speaks: found or started, connected to and greeted, on a thread of its own.
//!
//! None of these steps has an end that could be relied on. Who waits for them gives up after a while; the
//! thread does not, and tells when it is there after all.
//!
//! Not here: what is said over the connection (`dispatcher`).

use std::process::{Command as Process, Stdio};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use crate::speaking::client::Client;
use crate::speaking::outputs;
use crate::speaking::ssip::{Exchange, Expected, ServerVoice, SsipCommand};
use crate::{Place, Rate, ServerAddress, SpeechError, Volume};

/// How long anybody waits for a server. It takes a millisecond when it is well, and a third of a second to start.
const PATIENCE: Duration = Duration::from_secs(2);
/// How long the program that starts a server may take.
const START: Duration = Duration::from_secs(20);
/// How long a server may take for its first answer. One that is later is another one by then.
const GREETING: Duration = Duration::from_mins(1);

/// Told when an attempt has ended for which nobody waits any more.
pub(crate) type Wake = Arc<dyn Fn() + Send + Sync>;

/// What is to be reached, and how it is greeted.
#[derive(Clone, Debug)]
pub(crate) struct Wanted {
    pub(crate) place: Place,
    pub(crate) rate: Option<Rate>,
    pub(crate) volume: Option<Volume>,
    pub(crate) synthesiser: Option<String>,
    /// Once per loss: a server that cannot start must not cost its time-out at every utterance.
    pub(crate) may_start: bool,
}

/// A connection that was greeted.
#[derive(Debug)]
pub(crate) struct Greeted {
    pub(crate) client: Client,
    pub(crate) voice: Option<ServerVoice>,
    pub(crate) rate: Option<Rate>,
    pub(crate) volume: Option<Volume>,
}

/// How an attempt has ended.
#[derive(Debug)]
struct AttemptEnd {
    greeted: Result<Greeted, SpeechError>,
    may_start: bool,
}

/// Attempts, of which at most one is under way: the next waits for the same one.
pub(crate) struct Reaching {
    hanging: Option<Receiver<AttemptEnd>>,
    wake: Wake,
}

impl Reaching {
    pub(crate) fn new(wake: Wake) -> Self {
        Self { hanging: None, wake }
    }

    /// Begins, unless an attempt is under way.
    ///
    /// # Errors
    ///
    /// When the system gives no thread.
    pub(crate) fn begin(&mut self, wanted: &Wanted) -> Result<(), SpeechError> {
        if self.hanging.is_none() {
            self.hanging = Some(attempt(wanted.clone(), Arc::clone(&self.wake))?);
        }
        Ok(())
    }

    /// The connection, if it is there in time.
    ///
    /// # Errors
    ///
    /// When there is none, or none yet.
    pub(crate) fn reached(&mut self, wanted: &mut Wanted) -> Result<Greeted, SpeechError> {
        self.begin(wanted)?;
        self.within(PATIENCE, wanted).unwrap_or(Err(SpeechError::Stuck))
    }

    /// What has come of an attempt under way by now.
    pub(crate) fn late(&mut self, wanted: &mut Wanted) -> Option<Result<Greeted, SpeechError>> {
        self.within(Duration::ZERO, wanted)
    }

    fn within(
        &mut self,
        patience: Duration,
        wanted: &mut Wanted,
    ) -> Option<Result<Greeted, SpeechError>> {
        let attempt = self.hanging.take()?;
        match attempt.recv_timeout(patience) {
            Ok(ended) => {
                wanted.may_start = ended.may_start;
                Some(ended.greeted)
            }
            Err(RecvTimeoutError::Timeout) => {
                self.hanging = Some(attempt);
                None
            }
            Err(RecvTimeoutError::Disconnected) => Some(Err(SpeechError::Stuck)),
        }
    }
}

fn attempt(mut wanted: Wanted, wake: Wake) -> Result<Receiver<AttemptEnd>, SpeechError> {
    let (answer, attempt) = channel();
    thread::Builder::new().name("speech-reach".into()).spawn(move || {
        let greeted = greet(&mut wanted);
        // Nobody listens any more when speech has ended.
        let _ = answer.send(AttemptEnd { greeted, may_start: wanted.may_start });
        wake();
    })?;
    Ok(attempt)
}

fn greet(wanted: &mut Wanted) -> Result<Greeted, SpeechError> {
    let mut client = reach(&wanted.place, &mut wanted.may_start)?;
    let mut hello = Exchange::of(&SsipCommand::ClientName, Expected::Any);
    if let Some(rate) = wanted.rate {
        hello.command(&SsipCommand::Rate(rate), Expected::Any);
    }
    if let Some(volume) = wanted.volume {
        hello.command(&SsipCommand::Volume(volume), Expected::Any);
    }
    client.patient_turn(&hello, GREETING)?;
    let voice = match &wanted.synthesiser {
        Some(name) => voice(&mut client, name)?,
        None => None,
    };
    wanted.may_start = true;
    Ok(Greeted { client, voice, rate: wanted.rate, volume: wanted.volume })
}

/// The voice of a name; nothing where the server has none, so that it speaks by that of the language.
fn voice(client: &mut Client, name: &str) -> Result<Option<ServerVoice>, SpeechError> {
    Ok(ServerVoice::find(name, &client.list(&SsipCommand::ListVoices)?))
}

/// A connection, without a name among the clients that speak. It may take for ever.
///
/// # Errors
///
/// When nothing listens, and no server could be started.
pub(crate) fn reach(place: &Place, may_start: &mut bool) -> Result<Client, SpeechError> {
    if let Some(output) = &place.output {
        outputs::check(output)?;
    }
    match Client::dial(&place.address) {
        Err(SpeechError::NoServer { .. }) if start(place, may_start) => {
            Client::dial(&place.address)
        }
        reached => reached,
    }
}

/// Starts the server as its own library does, and says whether it may listen now.
///
/// The program checks that it will listen where it is looked for, goes into the background, and ends well
/// once it listens. It does nothing where the player has switched self-starting off.
fn start(place: &Place, may_start: &mut bool) -> bool {
    let Some(program) = place.server.clone().filter(|_| *may_start) else {
        return false;
    };
    *may_start = false;
    let mut process = Process::new(program);
    match &place.output {
        None => process.arg("--spawn"),
        Some(output) => {
            let Ok(arguments) = outputs::own_server(&place.address) else { return false };
            process.args(arguments).env(outputs::VARIABLE, output)
        }
    };
    process.args(start_arguments(&place.address));
    process.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let (answer, ended) = channel();
    let waiter = thread::Builder::new().name("speech-start".into());
    let waiting = waiter.spawn(move || answer.send(process.status()));
    let status = waiting.ok().and_then(|_| ended.recv_timeout(START).ok());
    matches!(status, Some(Ok(status)) if status.success())
}

fn start_arguments(address: &ServerAddress) -> Vec<String> {
    let arguments = match address {
        ServerAddress::Unix(path) => ["--communication-method", "unix_socket", "--socket-path"]
            .map(String::from)
            .into_iter()
            .chain([path.display().to_string()]),
        ServerAddress::Inet(host_and_port) => {
            let port = host_and_port.rsplit(':').next().unwrap_or_default().to_owned();
            ["--communication-method", "inet_socket", "--port"]
                .map(String::from)
                .into_iter()
                .chain([port])
        }
    };
    arguments.collect()
}
