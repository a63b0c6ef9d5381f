//! The host's end: any number of clients, none of which is waited for.

use std::collections::BTreeMap;
use std::io::{self, BufReader, ErrorKind, Write};
use std::net::Shutdown;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use crate::app::link::lines::{self, SHORT, TOLD, TYPED};
use crate::app::link::message::{ClientLine, ClientRequest, FromClient, Greeting, ToClient};
use crate::app::link::outbox::Outbox;
use crate::app::link::socket::{self, Socket, Stream, Unopened};
use crate::app::link::{MINOR, VERSION};

/// How long no client is let in after the system has refused one, as when it has no files left.
const PAUSE: Duration = Duration::from_millis(200);

/// Which client, by a number that no other has had.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LinkId(u32);

/// The clients of a room.
#[derive(Debug)]
pub struct Links {
    inside: Arc<Inside>,
    socket: Socket,
}

impl Links {
    /// Lets clients in. `heard` is called on their threads with what comes from each, from
    /// [`FromClient::Asks`] to [`FromClient::Gone`]. Who does not take what it is sent for `patience`
    /// is dropped, and so is who comes when there are `most` already.
    ///
    /// # Errors
    ///
    /// When the system gives no thread.
    pub fn open(
        socket: Socket,
        patience: Duration,
        most: usize,
        heard: impl Fn(LinkId, FromClient) + Send + Sync + 'static,
    ) -> Result<Self, Unopened> {
        let listener = socket.listener()?;
        let inside = Arc::new(Inside {
            clients: Mutex::default(),
            last: AtomicU32::new(0),
            over: AtomicBool::new(false),
            patience,
            most,
            heard: Box::new(heard),
        });
        let shared = Arc::clone(&inside);
        thread::Builder::new().name("links".into()).spawn(move || {
            let places = Arc::new(());
            for stream in listener.incoming() {
                if shared.over.load(Ordering::SeqCst) {
                    return;
                }
                match stream {
                    Ok(stream) => shared.let_in(stream, &places),
                    Err(_) => thread::park_timeout(PAUSE),
                }
            }
        })?;
        Ok(Self { inside, socket })
    }

    /// Tells a client what to do, and returns at once. After [`ToClient::Close`] it is told nothing
    /// more; one that is gone neither.
    pub fn send(&self, client: LinkId, message: &ToClient) {
        let outbox = self.inside.clients().get(&client).map(Arc::clone);
        let Some(outbox) = outbox else { return };
        match lines::encode(message, TOLD) {
            Ok(line) => outbox.put(line),
            Err(_) => outbox.end(),
        }
        if matches!(message, ToClient::Close(_)) {
            outbox.close();
        }
    }
}

impl Drop for Links {
    /// Lets nobody in any more. Who was told to close still hears why.
    fn drop(&mut self) {
        self.inside.over.store(true, Ordering::SeqCst);
        self.socket.wake();
        let outboxes: Vec<_> = self.inside.clients().values().map(Arc::clone).collect();
        for outbox in outboxes {
            if outbox.is_closing() {
                outbox.settle();
            }
            outbox.end();
        }
    }
}

/// What the threads of all clients share.
struct Inside {
    clients: Mutex<BTreeMap<LinkId, Arc<Outbox>>>,
    last: AtomicU32,
    over: AtomicBool,
    patience: Duration,
    most: usize,
    heard: Box<dyn Fn(LinkId, FromClient) + Send + Sync>,
}

impl std::fmt::Debug for Inside {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Inside").field("clients", &self.clients).finish_non_exhaustive()
    }
}

impl Inside {
    fn clients(&self) -> MutexGuard<'_, BTreeMap<LinkId, Arc<Outbox>>> {
        self.clients.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Serves a client on a thread of its own; a stranger, and one too many, finds the link closed.
    fn let_in(self: &Arc<Self>, stream: Stream, places: &Arc<()>) {
        if !socket::is_own(&stream) || Arc::strong_count(places) > self.most {
            return;
        }
        let (shared, place) = (Arc::clone(self), Arc::clone(places));
        // Without a thread the client finds the link closed.
        let _ = thread::Builder::new().name("link".into()).spawn(move || {
            // A client that fails in any way is dropped, and that is all there is to do.
            let _ = shared.serve(stream);
            drop(place);
        });
    }

    fn serve(&self, mut stream: Stream) -> io::Result<()> {
        stream.set_read_timeout(Some(self.patience))?;
        stream.set_write_timeout(Some(self.patience))?;
        stream.write_all(&lines::encode(&Greeting { touchmove: VERSION, minor: MINOR }, SHORT)?)?;
        // A buffer would go on having what was read, also a passphrase.
        let mut from = BufReader::with_capacity(1, stream.try_clone()?);
        let Some(request) = lines::read::<ClientRequest>(&mut from, SHORT)? else { return Ok(()) };
        if request.touchmove != VERSION {
            return Ok(());
        }
        // There is no such place.
        let Some(wanted) = request.wanted() else { return Ok(()) };
        stream.set_read_timeout(None)?;
        let client = LinkId(self.last.fetch_add(1, Ordering::SeqCst));
        let outbox = Arc::new(Outbox::new(self.patience));
        let shared = Arc::clone(&outbox);
        thread::Builder::new().name("link-out".into()).spawn(move || write(&stream, &shared))?;
        self.clients().insert(client, Arc::clone(&outbox));
        (self.heard)(client, FromClient::Asks(wanted));
        let ended = self.listen(client, &mut from, &outbox);
        outbox.end();
        self.clients().remove(&client);
        (self.heard)(client, FromClient::Gone);
        ended
    }

    /// Hands on what comes from a client, until it ends or sends what is no message.
    fn listen(
        &self,
        client: LinkId,
        from: &mut BufReader<Stream>,
        outbox: &Outbox,
    ) -> io::Result<()> {
        while let Some(line) = lines::read::<ClientLine>(from, TYPED)? {
            match line.heard() {
                Some(heard) => (self.heard)(client, heard),
                None if outbox.took() => {}
                None => return Err(ErrorKind::InvalidData.into()),
            }
        }
        Ok(())
    }
}

/// Writes what waits; at the end whoever reads from the client finds the link closed.
fn write(mut stream: &Stream, outbox: &Outbox) {
    while let Some(line) = outbox.next() {
        if stream.write_all(&line).is_err() {
            break;
        }
    }
    outbox.end();
    // One that is closed already is just that.
    let _ = stream.shutdown(Shutdown::Both);
}
