//! The one thread that speaks, and the handle that the program holds.
//!
//! Not here: how a synthesiser is reached (`backend`) and what goes first (`queue`).

use std::fmt;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

use crate::Utterance;
use crate::speaking::backend::Backend;
use crate::speaking::dispatcher::Dispatcher;
use crate::speaking::native::Native;
use crate::speaking::queue::Queue;
use crate::speaking::reaching::Wake;
use crate::{Rate, Report, Settings, SpeechError, Synthesiser, Volume};

/// How long the end of speech may hold up the end of the program.
const FAREWELL: Duration = Duration::from_millis(1300);

/// The handle: says, and stops saying. No call waits for the synthesiser.
///
/// Dropping it ends the thread: what was handed over is spoken to its end, what still waits is not.
pub struct Speech {
    orders: Sender<Order>,
    abandoned: Arc<AtomicBool>,
    ended: Receiver<()>,
    finished: bool,
}

enum Order {
    Say(Utterance),
    Hush,
    Rate(Rate),
    Volume(Volume),
    /// To tell whether anything speaks, even if that has not changed.
    Ask,
    /// What was given up may answer after all.
    Late,
    End,
}

impl Speech {
    /// Starts the thread, which looks for a synthesiser at once and tells `report` what became of it.
    ///
    /// # Errors
    ///
    /// When the system gives no thread.
    pub fn start(
        settings: Settings,
        report: impl FnMut(Report) + Send + 'static,
    ) -> io::Result<Self> {
        let (orders, inbox) = channel();
        let (end, ended) = channel();
        let abandoned = Arc::new(AtomicBool::new(false));
        let seen = Arc::clone(&abandoned);
        let late = orders.clone();
        thread::Builder::new().name("speech".into()).spawn(move || {
            let report = Box::new(report);
            // Nobody takes it after the end.
            let wake: Wake = Arc::new(move || drop(late.send(Order::Late)));
            Worker::new(backend(settings, wake), inbox, seen, report).run();
            // The handle may have stopped waiting.
            let _ = end.send(());
        })?;
        Ok(Self { orders, abandoned, ended, finished: false })
    }

    /// Hands an utterance over.
    pub fn say(&self, utterance: Utterance) {
        self.order(Order::Say(utterance));
    }

    /// Stops what sounds and drops what waits. Whatever was said before it and is not yet with the synthesiser
    /// never gets there.
    pub fn hush(&self) {
        self.order(Order::Hush);
    }

    /// Tells by a report whether anything speaks, even if that has not changed.
    pub fn ask(&self) {
        self.order(Order::Ask);
    }

    /// Sets how fast it speaks from now on.
    pub fn set_rate(&self, rate: Rate) {
        self.order(Order::Rate(rate));
    }

    /// Sets how loud it speaks from now on.
    pub fn set_volume(&self, volume: Volume) {
        self.order(Order::Volume(volume));
    }

    /// Ends speech, but first hands over what waits, so that a goodbye is heard. Returns within a second and a half.
    pub fn finish(mut self) {
        self.end();
    }

    /// The thread takes no order any more only after its end, when nothing is left to be said.
    fn order(&self, order: Order) {
        let _ = self.orders.send(order);
    }

    fn end(&mut self) {
        self.finished = true;
        self.order(Order::End);
        // Either it ended, or it hangs with a server that hangs and is left to itself.
        let _ = self.ended.recv_timeout(FAREWELL);
    }
}

impl Drop for Speech {
    fn drop(&mut self) {
        self.abandoned.store(true, Ordering::SeqCst);
        if !self.finished {
            self.end();
        }
    }
}

impl fmt::Debug for Speech {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Speech").finish_non_exhaustive()
    }
}

fn backend(settings: Settings, wake: Wake) -> Box<dyn Backend> {
    match settings.engine {
        Synthesiser::Dispatcher => Box::new(Dispatcher::new(settings, wake)),
        Synthesiser::Native => Box::new(Native::new(&settings)),
    }
}

#[expect(clippy::struct_excessive_bools, reason = "each is an order that is not carried out yet")]
struct Worker {
    backend: Box<dyn Backend>,
    inbox: Receiver<Order>,
    abandoned: Arc<AtomicBool>,
    report: Box<dyn FnMut(Report)>,
    queue: Queue,
    hush: bool,
    rate: Option<Rate>,
    volume: Option<Volume>,
    asked: bool,
    late: bool,
    ending: bool,
    found: Option<bool>,
    /// Whether it was told that a language cannot be read.
    is_unread_told: bool,
}

impl Worker {
    fn new(
        backend: Box<dyn Backend>,
        inbox: Receiver<Order>,
        abandoned: Arc<AtomicBool>,
        report: Box<dyn FnMut(Report)>,
    ) -> Self {
        let queue = Queue::default();
        Self {
            backend,
            inbox,
            abandoned,
            report,
            queue,
            hush: false,
            rate: None,
            volume: None,
            asked: true,
            late: false,
            ending: false,
            found: None,
            is_unread_told: false,
        }
    }

    fn run(mut self) {
        while self.step() {}
        while !self.ending {
            let Ok(order) = self.inbox.recv() else { return };
            self.take(order);
            while self.step() {}
        }
    }

    /// Does one thing, and first hears all that was ordered meanwhile: so a hush overtakes what waits.
    fn step(&mut self) -> bool {
        while let Ok(order) = self.inbox.try_recv() {
            self.take(order);
        }
        if self.abandoned.load(Ordering::SeqCst) {
            return false;
        }
        if std::mem::take(&mut self.late) {
            if self.backend.late() {
                self.heed(Ok(()), Report::Found);
            }
        } else if std::mem::take(&mut self.asked) {
            self.found = None;
            let ready = self.backend.ready();
            self.heed(ready, Report::Found);
        } else if std::mem::take(&mut self.hush) {
            let done = self.backend.hush();
            self.heed_quietly(done);
        } else if let Some(rate) = self.rate.take() {
            let done = self.backend.set_rate(rate);
            self.heed_quietly(done);
        } else if let Some(volume) = self.volume.take() {
            let done = self.backend.set_volume(volume);
            self.heed_quietly(done);
        } else if let Some(utterance) = self.queue.next() {
            let done = self.backend.speak(&utterance);
            self.heed(done, Report::Heard);
        } else {
            return false;
        }
        true
    }

    fn take(&mut self, order: Order) {
        match order {
            Order::Say(utterance) => self.queue.push(utterance),
            Order::Hush => {
                self.queue.hush();
                self.hush = true;
            }
            Order::Rate(rate) => self.rate = Some(rate),
            Order::Volume(volume) => self.volume = Some(volume),
            Order::Ask => self.asked = true,
            Order::Late => self.late = true,
            Order::End => self.ending = true,
        }
    }

    /// To hush or to set a rate succeeds without a server, so only its failure is news.
    fn heed_quietly(&mut self, done: Result<(), SpeechError>) {
        if done.is_err() {
            self.heed(done, Report::Found);
        }
    }

    /// After a failure everything that waits is stale: it is dropped, never spoken late.
    fn heed(&mut self, done: Result<(), SpeechError>, well: Report) {
        if let Err(error @ SpeechError::Unread(_)) = done {
            if !std::mem::replace(&mut self.is_unread_told, true) {
                (self.report)(Report::Lost(error));
            }
            return;
        }
        if done.is_err() {
            while let Ok(order) = self.inbox.try_recv() {
                self.take(order);
            }
            self.queue.hush();
        }
        let found = done.is_ok();
        if self.found.replace(found) != Some(found) {
            (self.report)(done.map_or_else(Report::Lost, |()| well));
        }
    }
}
