//! Named pipes with the manners of sockets, for Windows: time-outs, and an end that both sides see.
//!
//! A pipe has a name and no file. So its name, which nobody can guess, lies in a file where a socket
//! would; and nobody but the owner may open it. A read or write of a pipe waits as long as it likes:
//! each has a thread of its own here, and what waits is the caller, for so long as it wants.

use std::fs;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::io::{self, ErrorKind, Read, Write};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use interprocess::local_socket::traits::{Listener as _, Stream as _};
use interprocess::local_socket::{self, GenericNamespaced, ListenerOptions, Name, ToNsName};
use interprocess::os::windows::local_socket::ListenerOptionsExt;
use interprocess::os::windows::security_descriptor::SecurityDescriptor;
use widestring::u16cstr;
use zeroize::Zeroizing;

use crate::private;

/// How a side says that it has ended. No message has it: it is text without control characters.
const FAREWELL: u8 = 0;

/// So much is read at a time.
const CHUNK: usize = 4096;

/// What comes from the other side, or that nothing more does.
type Chunk = Option<Zeroizing<Vec<u8>>>;

/// What is listened on.
#[derive(Clone)]
pub(in crate::app::link) struct Listener(Arc<local_socket::Listener>);

impl std::fmt::Debug for Listener {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Listener").finish_non_exhaustive()
    }
}

impl Listener {
    /// Listens by a new name, which is kept in this file.
    pub(super) fn bind(path: &Path) -> io::Result<Self> {
        let random = || RandomState::new().build_hasher().finish();
        let name = format!("touchmove-{:016x}{:016x}", random(), random());
        // Full rights for the owner, none for anybody else, nothing inherited.
        let own = SecurityDescriptor::deserialize(u16cstr!("D:P(A;;GA;;;OW)"))?;
        let listener = ListenerOptions::new().name(full(&name)?).security_descriptor(own);
        let listener = listener.create_sync()?;
        let mut file = private::options().create_new(true).write(true).open(path)?;
        file.write_all(name.as_bytes())?;
        Ok(Self(Arc::new(listener)))
    }

    /// The same for another thread.
    #[expect(clippy::unnecessary_wraps, reason = "that of a socket can fail")]
    pub(super) fn try_clone(&self) -> io::Result<Self> {
        Ok(self.clone())
    }

    /// Each that comes, without end.
    pub(in crate::app::link) fn incoming(&self) -> impl Iterator<Item = io::Result<Stream>> {
        std::iter::repeat_with(|| self.0.accept().and_then(Stream::new))
    }
}

fn full(name: &str) -> io::Result<Name<'_>> {
    name.to_ns_name::<GenericNamespaced>()
}

/// One side of a link.
#[derive(Clone, Debug)]
pub(in crate::app::link) struct Stream(Arc<Side>);

#[derive(Debug)]
struct Side {
    /// Set once it has ended, from here or from there.
    ended: Arc<AtomicBool>,
    reading: Mutex<Reading>,
    writing: Mutex<Writing>,
    /// Lets a reader go on that waits.
    wake: SyncSender<Chunk>,
    /// Lets the thread that writes say farewell.
    give: SyncSender<Chunk>,
}

#[derive(Debug)]
struct Reading {
    from: Receiver<Chunk>,
    /// What has come and was not taken yet.
    rest: Zeroizing<Vec<u8>>,
    longest: Option<Duration>,
}

#[derive(Debug)]
struct Writing {
    done: Receiver<io::Result<()>>,
    longest: Option<Duration>,
}

/// Reaches whoever listens by the name in this file.
pub(in crate::app::link) fn connect(path: &Path) -> io::Result<Stream> {
    let name = fs::read_to_string(path)?;
    local_socket::Stream::connect(full(&name)?).and_then(Stream::new)
}

impl Stream {
    fn new(stream: local_socket::Stream) -> io::Result<Self> {
        let stream = Arc::new(stream);
        let (wake, reading) = sync_channel(1);
        let (give, given) = sync_channel(1);
        let (tell, done) = sync_channel(1);
        let ended = Arc::new(AtomicBool::new(false));
        let incoming = Incoming {
            from: Arc::clone(&stream),
            ended: Arc::clone(&ended),
            came: wake.clone(),
            farewell: give.clone(),
        };
        thread::Builder::new().name("pipe-in".into()).spawn(move || incoming.run())?;
        thread::Builder::new()
            .name("pipe-out".into())
            .spawn(move || send(&stream, &given, &tell))?;
        let reading = Reading { from: reading, rest: Zeroizing::default(), longest: None };
        let writing = Writing { done, longest: None };
        let (reading, writing) = (Mutex::new(reading), Mutex::new(writing));
        Ok(Self(Arc::new(Side { ended, reading, writing, wake, give })))
    }

    /// How long a read may take from now on.
    #[expect(clippy::unnecessary_wraps, reason = "that of a socket can fail")]
    pub(in crate::app::link) fn set_read_timeout(
        &self,
        longest: Option<Duration>,
    ) -> io::Result<()> {
        lock(&self.0.reading).longest = longest;
        Ok(())
    }

    /// How long a write may take from now on.
    #[expect(clippy::unnecessary_wraps, reason = "that of a socket can fail")]
    pub(in crate::app::link) fn set_write_timeout(
        &self,
        longest: Option<Duration>,
    ) -> io::Result<()> {
        lock(&self.0.writing).longest = longest;
        Ok(())
    }

    /// The same side for another thread.
    #[expect(clippy::unnecessary_wraps, reason = "that of a socket can fail")]
    pub(in crate::app::link) fn try_clone(&self) -> io::Result<Self> {
        Ok(self.clone())
    }

    /// Ends it, for both sides; whoever reads here finds its end at once.
    #[expect(clippy::unnecessary_wraps, reason = "that of a socket can fail")]
    pub(in crate::app::link) fn shutdown(&self, _: std::net::Shutdown) -> io::Result<()> {
        self.0.end();
        Ok(())
    }

    fn has_ended(&self) -> bool {
        self.0.ended.load(Ordering::SeqCst)
    }
}

impl Side {
    /// If something waits in either channel, nobody waits for it, and what comes next is the end.
    fn end(&self) {
        self.ended.store(true, Ordering::SeqCst);
        let _ = self.wake.try_send(None);
        let _ = self.give.try_send(None);
    }
}

impl Drop for Side {
    fn drop(&mut self) {
        self.end();
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Read for Stream {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let mut reading = lock(&self.0.reading);
        if reading.rest.is_empty() {
            if self.has_ended() {
                return Ok(0);
            }
            let came = match reading.longest {
                None => reading.from.recv().unwrap_or(None),
                Some(longest) => match reading.from.recv_timeout(longest) {
                    Ok(came) => came,
                    Err(RecvTimeoutError::Timeout) => return Err(ErrorKind::TimedOut.into()),
                    Err(RecvTimeoutError::Disconnected) => None,
                },
            };
            let Some(came) = came else { return Ok(0) };
            reading.rest = came;
        }
        let taken = buffer.len().min(reading.rest.len());
        buffer[..taken].copy_from_slice(&reading.rest[..taken]);
        let rest = Zeroizing::new(reading.rest[taken..].to_vec());
        reading.rest = rest;
        Ok(taken)
    }
}

impl Write for &Stream {
    /// All of it, or an error after which nothing can be written any more.
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let writing = lock(&self.0.writing);
        if self.has_ended() {
            return Err(ErrorKind::BrokenPipe.into());
        }
        let chunk = Some(Zeroizing::new(bytes.to_vec()));
        self.0.give.send(chunk).map_err(|_| ErrorKind::BrokenPipe)?;
        let done = match writing.longest {
            None => writing.done.recv().unwrap_or_else(|_| Err(ErrorKind::BrokenPipe.into())),
            Some(longest) => match writing.done.recv_timeout(longest) {
                Ok(done) => done,
                Err(RecvTimeoutError::Timeout) => Err(ErrorKind::TimedOut.into()),
                Err(RecvTimeoutError::Disconnected) => Err(ErrorKind::BrokenPipe.into()),
            },
        };
        // What is half written must not be gone on with.
        done.inspect_err(|_| self.0.end()).map(|()| bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Write for Stream {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        (&*self).write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The thread that reads.
struct Incoming {
    from: Arc<local_socket::Stream>,
    ended: Arc<AtomicBool>,
    came: SyncSender<Chunk>,
    farewell: SyncSender<Chunk>,
}

impl Incoming {
    /// Reads until either side has ended. A reader who does not take what came is waited for, and so
    /// is whoever writes there.
    fn run(self) {
        let mut buffer = Zeroizing::new([0; CHUNK]);
        loop {
            let read = (&*self.from).read(&mut *buffer).unwrap_or(0);
            let end = buffer[..read].iter().position(|byte| *byte == FAREWELL);
            let text = &buffer[..end.unwrap_or(read)];
            let gone =
                !text.is_empty() && self.came.send(Some(Zeroizing::new(text.to_vec()))).is_err();
            if gone || read == 0 || end.is_some() {
                break;
            }
        }
        // What has come is read before its end is.
        let _ = self.came.send(None);
        self.ended.store(true, Ordering::SeqCst);
        let _ = self.farewell.try_send(None);
    }
}

/// The thread that writes: what it is given, then its farewell.
fn send(mut to: &local_socket::Stream, given: &Receiver<Chunk>, tell: &SyncSender<io::Result<()>>) {
    while let Ok(Some(bytes)) = given.recv() {
        let written = to.write_all(&bytes);
        let failed = written.is_err();
        // Whoever has waited too long has gone.
        if tell.send(written).is_err() || failed {
            return;
        }
    }
    // The other end may be gone; then it needs no farewell.
    let _ = to.write_all(&[FAREWELL]);
}

#[cfg(test)]
mod tests;
