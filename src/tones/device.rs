//! The thread that owns the sound device, and the handle that the program holds.
//!
//! The device is opened for a tone and let go of soon after the last one, so that nothing runs in
//! silence and no other program is kept from it.

use std::fmt;
use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use cpal::traits::{DeviceTrait, HostTrait, StreamTrait};
use cpal::{
    Device, ErrorKind, FromSample, SampleFormat, SizedSample, Stream, StreamConfig,
    SupportedStreamConfig,
};

use crate::tones::Tone;
use crate::tones::score::Score;

/// How long the device is kept after a tone: longer than any tone and than what a sound server
/// holds back, and long enough that somebody who walks over the board opens it once.
const LINGER: Duration = Duration::from_millis(700);

/// How many orders a device may leave undone before it is taken to hang.
const UNDONE: usize = 8;

/// Why nothing sounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// There is no device.
    Missing,
    /// Another program has it.
    Busy,
    /// It takes no samples.
    Stuck,
    /// It does not work, for another reason.
    Broken,
}

/// What became of the device. Sent once per change, so never twice the same in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Report {
    /// It works again.
    Found,
    /// It does not work. The next tone tries again.
    Lost(Fault),
}

/// The handle. No call waits for the device.
pub struct Tones {
    orders: SyncSender<(Tone, u8)>,
    teller: Arc<Teller>,
}

impl Tones {
    /// Starts the thread, which sleeps until the first tone.
    ///
    /// # Errors
    ///
    /// When the system gives no thread.
    pub fn start(report: impl Fn(Report) + Send + Sync + 'static) -> io::Result<Self> {
        let (orders, inbox) = sync_channel(UNDONE);
        let teller = Arc::new(Teller { lost: AtomicBool::new(false), report: Box::new(report) });
        let told = Arc::clone(&teller);
        let run = move || Worker { inbox, teller: told, open: None }.run();
        thread::Builder::new().name("tones".into()).spawn(run)?;
        Ok(Self { orders, teller })
    }

    /// Lets a tone sound, so loud, of 100.
    pub fn play(&self, tone: Tone, volume: u8) {
        if let Err(TrySendError::Full(_)) = self.orders.try_send((tone, volume)) {
            self.teller.tell(Report::Lost(Fault::Stuck));
        }
    }
}

impl fmt::Debug for Tones {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Tones").finish_non_exhaustive()
    }
}

/// Opens the device and lets go of it again, to see whether it works.
///
/// # Errors
///
/// Why it does not.
pub fn look() -> Result<(), Fault> {
    let _quiet = quiet();
    open().map(drop)
}

/// Tells of changes alone.
struct Teller {
    lost: AtomicBool,
    report: Box<dyn Fn(Report) + Send + Sync>,
}

impl Teller {
    fn tell(&self, report: Report) {
        let lost = report != Report::Found;
        if self.lost.swap(lost, Ordering::SeqCst) != lost {
            (self.report)(report);
        }
    }
}

struct Worker {
    inbox: Receiver<(Tone, u8)>,
    teller: Arc<Teller>,
    open: Option<OpenDevice>,
}

impl Worker {
    fn run(mut self) {
        let _quiet = quiet();
        loop {
            let order = match self.open {
                None => self.inbox.recv().map_err(RecvTimeoutError::from),
                Some(_) => self.inbox.recv_timeout(LINGER),
            };
            match order {
                Ok((tone, volume)) => self.play(tone, volume),
                Err(RecvTimeoutError::Timeout) => self.rest(),
                Err(RecvTimeoutError::Disconnected) => return,
            }
        }
    }

    fn play(&mut self, tone: Tone, volume: u8) {
        self.heed_fault();
        if self.open.is_none() {
            match open() {
                Ok(open) => self.open = Some(open),
                Err(fault) => return self.teller.tell(Report::Lost(fault)),
            }
        }
        let Some(open) = &self.open else { return };
        open.state().score.push(tone, volume);
        if let Err(error) = open.stream.play() {
            self.lose(fault(error.kind()));
        }
    }

    /// Lets go of a device that is silent, or that takes nothing.
    fn rest(&mut self) {
        self.heed_fault();
        let Some(open) = &self.open else { return };
        let mut state = open.state();
        let (silent, taken) = (state.score.is_silent(), state.score.was_taken());
        drop(state);
        if !taken {
            self.lose(Fault::Stuck);
        } else if silent {
            self.teller.tell(Report::Found);
            self.open = None;
        }
    }

    fn heed_fault(&mut self) {
        if let Some(fault) = self.open.as_ref().and_then(|open| open.state().fault) {
            self.lose(fault);
        }
    }

    fn lose(&mut self, fault: Fault) {
        // Told first: to let go of a device that hangs may take for ever.
        self.teller.tell(Report::Lost(fault));
        self.open = None;
    }
}

/// A device that is open.
struct OpenDevice {
    stream: Stream,
    state: Arc<Mutex<State>>,
}

/// What the thread and the device share.
struct State {
    score: Score,
    fault: Option<Fault>,
}

impl OpenDevice {
    fn state(&self) -> MutexGuard<'_, State> {
        lock(&self.state)
    }
}

/// Neither side can leave the state half changed.
fn lock(state: &Mutex<State>) -> MutexGuard<'_, State> {
    state.lock().unwrap_or_else(PoisonError::into_inner)
}

fn open() -> Result<OpenDevice, Fault> {
    let device = cpal::default_host().default_output_device().ok_or(Fault::Missing)?;
    let supported = device.default_output_config().map_err(|error| fault(error.kind()))?;
    let score = Score::new(supported.sample_rate());
    let state = Arc::new(Mutex::new(State { score, fault: None }));
    let stream = stream(&device, &supported, &state).map_err(|error| fault(error.kind()))?;
    Ok(OpenDevice { stream, state })
}

fn stream(
    device: &Device,
    supported: &SupportedStreamConfig,
    state: &Arc<Mutex<State>>,
) -> Result<Stream, cpal::Error> {
    let config = supported.config();
    match supported.sample_format() {
        SampleFormat::F32 => stream_of::<f32>(device, config, state),
        SampleFormat::I16 => stream_of::<i16>(device, config, state),
        SampleFormat::I32 => stream_of::<i32>(device, config, state),
        SampleFormat::U8 => stream_of::<u8>(device, config, state),
        _ => Err(ErrorKind::UnsupportedConfig.into()),
    }
}

fn stream_of<T: SizedSample + FromSample<f32>>(
    device: &Device,
    config: StreamConfig,
    state: &Arc<Mutex<State>>,
) -> Result<Stream, cpal::Error> {
    let (played, failed) = (Arc::clone(state), Arc::clone(state));
    let channels = usize::from(config.channels);
    let fill = move |samples: &mut [T], _: &cpal::OutputCallbackInfo| {
        let mut state = lock(&played);
        for frame in samples.chunks_mut(channels) {
            frame.fill(T::from_sample(state.score.next()));
        }
    };
    let fail = move |error: cpal::Error| {
        if !passes(error.kind()) {
            lock(&failed).fault.get_or_insert(fault(error.kind()));
        }
    };
    device.build_output_stream(config, fill, fail, None)
}

/// Whether the device goes on by itself.
fn passes(kind: ErrorKind) -> bool {
    matches!(kind, ErrorKind::Xrun | ErrorKind::DeviceChanged | ErrorKind::RealtimeDenied)
}

fn fault(kind: ErrorKind) -> Fault {
    match kind {
        ErrorKind::DeviceNotAvailable | ErrorKind::HostUnavailable => Fault::Missing,
        ErrorKind::DeviceBusy => Fault::Busy,
        _ => Fault::Broken,
    }
}

/// Keeps what ALSA has to say about a device off standard error, as long as the result lives, on
/// this thread: what is wrong is told in the player's words.
#[cfg(any(
    target_os = "linux",
    target_os = "dragonfly",
    target_os = "freebsd",
    target_os = "netbsd"
))]
fn quiet() -> impl Sized {
    alsa::Output::local_error_handler().ok()
}

#[cfg(not(any(
    target_os = "linux",
    target_os = "dragonfly",
    target_os = "freebsd",
    target_os = "netbsd"
)))]
fn quiet() -> impl Sized {}
