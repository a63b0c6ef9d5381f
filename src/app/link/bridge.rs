//! A bridge: from standard input and output to the socket of a host, for one place alone.
//!
//! Whoever sits elsewhere starts it at the host's machine by a command of his own, such as `ssh`. It
//! reads one message, the request, and lets it through only if it is for that place; everything after
//! that it carries on as it comes.

use std::fs::File;
use std::io::{self, BufReader, Read, Write};
use std::net::Shutdown;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use zeroize::Zeroizing;

use crate::app::folders::Folders;
use crate::app::link::client::Unreached;
use crate::app::link::lines::{self, SHORT, TOLD};
use crate::app::link::message::{ClientPlace, ClientRequest, Greeting, ToClient};
use crate::app::link::socket::{self, Stream};
use crate::voices::{Narrator, Priority, Value};

/// The code with which a bridge ends that finds no host; an unused one of the shell's, by `sysexits.h`
/// that of a service that is not there.
pub const NO_HOST: u8 = 69;

/// What goes over a bridge at a time, in bytes.
const LOAD: usize = 4096;

/// Carries what comes in to the host and what the host tells out, until the host ends the link. Whoever asks
/// for another place is told so, by `narrator`.
///
/// # Errors
///
/// When there is no host, or one of somebody else, or the link breaks.
pub fn cross(folders: &Folders, place: ClientPlace, narrator: &Narrator) -> Result<(), Unreached> {
    let values = [("place", Value::from(place.name()))];
    let refusal = ToClient::Close(narrator.say(Priority::Urgent, "link-other-place", &values));
    let refusal = lines::encode(&refusal, TOLD)?;
    let stream = socket::connect(&folders.socket())?;
    if !socket::is_own(&stream) {
        return Err(Unreached::Stranger);
    }
    // Those of the standard library keep what has gone through them, also a passphrase.
    let (input, output) = (standard_input()?, Arc::new(Mutex::new(standard_output()?)));
    let mut from = BufReader::with_capacity(LOAD, stream.try_clone()?);
    let greeting: Greeting = lines::read(&mut from, SHORT)?.ok_or(Unreached::Stuck)?;
    put(&output, &lines::encode(&greeting, SHORT)?)?;
    let shared = Arc::clone(&output);
    // It may wait for standard input for ever: it ends with the program.
    thread::Builder::new().name("link-in".into()).spawn(move || {
        // Whatever goes wrong here, the host finds the link closed, and so does the other end.
        let _ = lets_in(&stream, input, &place).map(|lets_in| {
            if !lets_in {
                let _ = put(&shared, &refusal);
            }
        });
        let _ = stream.shutdown(Shutdown::Both);
    })?;
    Ok(carry(&mut from, |bytes| put(&output, bytes))?)
}

/// Hands on the request, if it is for this place, and then everything; whether it was.
fn lets_in(mut host: &Stream, input: File, place: &ClientPlace) -> io::Result<bool> {
    let mut input = BufReader::with_capacity(1, input);
    let Some(request) = lines::read::<ClientRequest>(&mut input, SHORT)? else { return Ok(true) };
    if request.place().as_ref() != Some(place) {
        return Ok(false);
    }
    host.write_all(&lines::encode(&request, SHORT)?)?;
    carry(input.get_mut(), |bytes| host.write_all(bytes))?;
    Ok(true)
}

fn carry(from: &mut impl Read, mut put: impl FnMut(&[u8]) -> io::Result<()>) -> io::Result<()> {
    let mut load = Zeroizing::new([0; LOAD]);
    loop {
        let length = from.read(&mut *load)?;
        if length == 0 {
            return Ok(());
        }
        put(&load[..length])?;
    }
}

fn put(to: &Mutex<File>, bytes: &[u8]) -> io::Result<()> {
    to.lock().unwrap_or_else(PoisonError::into_inner).write_all(bytes)
}

#[cfg(unix)]
fn standard_input() -> io::Result<File> {
    use std::os::fd::AsFd;

    Ok(File::from(io::stdin().as_fd().try_clone_to_owned()?))
}

#[cfg(unix)]
fn standard_output() -> io::Result<File> {
    use std::os::fd::AsFd;

    Ok(File::from(io::stdout().as_fd().try_clone_to_owned()?))
}

#[cfg(not(unix))]
fn standard_input() -> io::Result<File> {
    use std::os::windows::io::AsHandle;

    Ok(File::from(io::stdin().as_handle().try_clone_to_owned()?))
}

#[cfg(not(unix))]
fn standard_output() -> io::Result<File> {
    use std::os::windows::io::AsHandle;

    Ok(File::from(io::stdout().as_handle().try_clone_to_owned()?))
}
