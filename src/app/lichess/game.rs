//! The line of a game: one thread reads its stream, another sends what is wanted, one after the other.
//!
//! Nothing is sent twice here. Where nobody knows whether a move has arrived, the stream is opened again: the
//! session finds in it whether it has.

use std::io;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use crate::app::elsewhere::{Elsewhere, RulerLine, pause};
use crate::app::input::InboxSlot;
use crate::app::lichess::retry::Shared;
use crate::online::{Fault, GameEvent, GameEvents, GameStatus, LichessClient, Wanted};

/// The line of a game. It is closed when nobody has it any more.
#[derive(Debug)]
pub struct GameLine {
    orders: Sender<Wanted>,
    shared: Arc<Shared>,
}

impl GameLine {
    /// Opens the line of the game with this id.
    ///
    /// # Errors
    ///
    /// When the system gives no thread.
    pub fn open(client: &LichessClient, id: &str, slot: InboxSlot<Elsewhere>) -> io::Result<Self> {
        let shared = Arc::<Shared>::default();
        let (orders, wanted) = channel();
        let reads =
            Reads { client: client.clone(), id: id.to_owned(), slot, shared: Arc::clone(&shared) };
        let sends = reads.clone();
        thread::Builder::new().name("lichess game".to_owned()).spawn(move || reads.run())?;
        thread::Builder::new()
            .name("lichess moves".to_owned())
            .spawn(move || sends.send(&wanted))?;
        Ok(Self { orders, shared })
    }
}

impl RulerLine for GameLine {
    fn order(&self, wanted: Wanted) {
        // A line that has ended for good has said so.
        let _ = self.orders.send(wanted);
    }
}

impl Drop for GameLine {
    fn drop(&mut self) {
        self.shared.close();
    }
}

#[derive(Clone)]
struct Reads {
    client: LichessClient,
    id: String,
    slot: InboxSlot<Elsewhere>,
    shared: Arc<Shared>,
}

impl Reads {
    /// Reads the stream until the game has ended, and opens it again after each break.
    fn run(&self) {
        let mut tries = 0;
        while !self.shared.is_closed() {
            let fault = match self.client.game(&self.id) {
                Ok(stream) => {
                    self.shared.reads(stream.closer());
                    match self.read(stream, &mut tries) {
                        Some(fault) => fault,
                        None => return,
                    }
                }
                Err(fault) => fault,
            };
            self.tell(Elsewhere::Lost(fault.clone()));
            if !fault.may_pass() {
                return;
            }
            self.shared.wait(pause(tries, &fault));
            tries += 1;
        }
    }

    /// Reads until the stream breaks, by what; nothing if the game has ended.
    fn read(&self, mut stream: GameEvents, tries: &mut usize) -> Option<Fault> {
        let mut ended = false;
        loop {
            let told = match stream.take() {
                Ok(Some(GameEvent::Full(began))) => {
                    *tries = 0;
                    ended = began.state.status != GameStatus::Going;
                    Elsewhere::Full(began)
                }
                Ok(Some(GameEvent::State(state))) => {
                    ended = state.status != GameStatus::Going;
                    Elsewhere::State(state)
                }
                Ok(Some(GameEvent::Chat(chat))) => Elsewhere::Chat(chat),
                Ok(Some(GameEvent::Gone(gone))) => Elsewhere::Gone(gone),
                Ok(Some(GameEvent::Other)) => continue,
                Ok(None) | Err(_) if ended => return None,
                Ok(None) => return Some(Fault::Broken),
                Err(fault) => return Some(fault),
            };
            self.tell(told);
        }
    }

    /// Sends what is wanted, one after the other.
    fn send(&self, wanted: &Receiver<Wanted>) {
        let mut failures = 0;
        while let Ok(wanted) = wanted.recv() {
            loop {
                if self.shared.is_closed() {
                    return;
                }
                let Err(fault) = self.client.does(&self.id, &wanted) else {
                    failures = 0;
                    self.tell(Elsewhere::Done(wanted));
                    break;
                };
                self.tell(Elsewhere::Failed(wanted.clone(), fault.clone()));
                if let Fault::Busy(long) = fault {
                    // It has not been looked at, and the server says when it will be.
                    self.shared.wait(long);
                    continue;
                }
                if fault.may_pass() {
                    // The move goes out again as soon as the stream shows that it is missing.
                    self.shared.wait(pause(failures, &fault));
                    failures += 1;
                    self.shared.refresh();
                }
                break;
            }
        }
    }

    fn tell(&self, told: Elsewhere) {
        if !self.shared.is_closed() {
            self.slot.put(told);
        }
    }
}
