//! The line of an account, by which challenges and games come, and a seek, which lasts as long as its line.

use std::io;
use std::sync::Arc;
use std::thread;

use crate::app::elsewhere::pause;
use crate::app::input::InboxSlot;
use crate::app::lichess::retry::Shared;
use crate::online::{AccountEvent, Events, Fault, LichessClient, Tempo};

/// What comes by the line of an account.
#[derive(Debug)]
pub enum AccountNews {
    /// Something happens.
    Event(AccountEvent),
    /// The line is lost, and is tried again.
    Lost(Fault),
    /// It is there again.
    Back,
    /// A seek has ended: a game is found, or this is wrong.
    SeekEnded(Result<(), Fault>),
}

/// The line of an account. It is closed when nobody has it any more.
#[derive(Debug)]
pub struct AccountLine(Arc<Shared>);

impl AccountLine {
    /// Opens the line.
    ///
    /// # Errors
    ///
    /// When the system gives no thread.
    pub fn open(client: &LichessClient, slot: InboxSlot<AccountNews>) -> io::Result<Self> {
        let shared = Arc::<Shared>::default();
        let (client, reads) = (client.clone(), Arc::clone(&shared));
        let builder = thread::Builder::new().name("lichess account".to_owned());
        builder.spawn(move || run(&client, &slot, &reads))?;
        Ok(Self(shared))
    }
}

impl Drop for AccountLine {
    fn drop(&mut self) {
        self.0.close();
    }
}

fn run(client: &LichessClient, slot: &InboxSlot<AccountNews>, shared: &Shared) {
    let (mut tries, mut lost) = (0, false);
    while !shared.is_closed() {
        let fault = match client.events() {
            Ok(stream) => {
                shared.reads(stream.closer());
                if std::mem::take(&mut lost) {
                    slot.put(AccountNews::Back);
                }
                tries = 0;
                read(stream, slot)
            }
            Err(fault) => fault,
        };
        if shared.is_closed() {
            return;
        }
        if !std::mem::replace(&mut lost, true) {
            slot.put(AccountNews::Lost(fault.clone()));
        }
        if !fault.may_pass() {
            return;
        }
        // Another device has taken the stream: it is not torn back and forth.
        tries += 1;
        shared.wait(pause(tries, &fault));
    }
}

fn read(mut stream: Events, slot: &InboxSlot<AccountNews>) -> Fault {
    loop {
        match stream.take() {
            Ok(Some(event)) => slot.put(AccountNews::Event(event)),
            Ok(None) => return Fault::Broken,
            Err(fault) => return fault,
        }
    }
}

/// A seek. It ends when nobody has it any more.
#[derive(Debug)]
pub struct OpenSeek(Arc<Shared>);

impl OpenSeek {
    /// Seeks a stranger for a casual game.
    ///
    /// # Errors
    ///
    /// When the system gives no thread.
    pub fn open(
        client: &LichessClient,
        tempo: Tempo,
        variant: &'static str,
        slot: InboxSlot<AccountNews>,
    ) -> io::Result<Self> {
        let shared = Arc::<Shared>::default();
        let (client, seeks) = (client.clone(), Arc::clone(&shared));
        let builder = thread::Builder::new().name("lichess seek".to_owned());
        builder.spawn(move || {
            let ended = client.seek(tempo, false, variant).and_then(|lines| {
                let Some(mut lines) = lines else { return Ok(()) };
                seeks.reads(lines.closer());
                while lines.line()?.is_some() {}
                Ok(())
            });
            if !seeks.is_closed() {
                slot.put(AccountNews::SeekEnded(ended));
            }
        })?;
        Ok(Self(shared))
    }
}

impl Drop for OpenSeek {
    fn drop(&mut self) {
        self.0.close();
    }
}
