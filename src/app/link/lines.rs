//! A message: its length in bytes on a line of its own, then a value of TOML so long.
//!
//! The length comes first, so that nobody reads more than is allowed to find an end.

use std::io::{self, BufRead, ErrorKind, Read};

use serde::Serialize;
use serde::de::DeserializeOwned;
use toml::de::ValueDeserializer;
use toml::ser::ValueSerializer;
use zeroize::{Zeroize, Zeroizing};

/// A greeting or a request, in bytes.
pub(super) const SHORT: usize = 256;

/// What a client writes: a line that was typed at most, with every sign of it escaped.
pub(super) const TYPED: usize = 64 * 1024;

/// What a host writes: a printed game with comments at most.
pub(super) const TOLD: usize = 1024 * 1024;

/// The digits of the longest length, and the end of their line.
const HEAD: u64 = 8;

/// A message as it is written.
///
/// # Errors
///
/// When it is longer than is allowed.
pub(super) fn encode(message: &impl Serialize, most: usize) -> io::Result<Vec<u8>> {
    let mut text = Zeroizing::new(String::with_capacity(SHORT));
    message.serialize(ValueSerializer::new(&mut text)).map_err(io::Error::other)?;
    if text.len() > most {
        return Err(ErrorKind::InvalidData.into());
    }
    Ok(format!("{}\n{}", text.len(), *text).into_bytes())
}

/// A message of a newer end, which is not known here.
#[derive(Debug)]
pub(super) struct Unknown;

/// The next message, also one of a newer end that is not known here; nothing where the other end has ended
/// well.
///
/// # Errors
///
/// When it is half, too long or no message at all, or cannot be read.
pub(super) fn read_if_known<T: DeserializeOwned>(
    from: &mut impl BufRead,
    most: usize,
) -> io::Result<Option<Result<T, Unknown>>> {
    let Some(text) = read_text(from, most)? else { return Ok(None) };
    let value = ValueDeserializer::parse(&text).map_err(|_| wrong())?;
    Ok(Some(T::deserialize(value).map_err(|_| Unknown)))
}

/// The next message; nothing where the other end has ended well.
///
/// # Errors
///
/// When it is half, too long or no message, or cannot be read.
pub(super) fn read<T: DeserializeOwned>(
    from: &mut impl BufRead,
    most: usize,
) -> io::Result<Option<T>> {
    let read = read_if_known(from, most)?;
    read.transpose().map_err(|Unknown| wrong())
}

fn wrong() -> io::Error {
    ErrorKind::InvalidData.into()
}

/// The text of the next message.
fn read_text(from: &mut impl BufRead, most: usize) -> io::Result<Option<Zeroizing<String>>> {
    let mut head = Vec::new();
    if from.by_ref().take(HEAD).read_until(b'\n', &mut head)? == 0 {
        return Ok(None);
    }
    let head = head.strip_suffix(b"\n").and_then(|head| str::from_utf8(head).ok());
    let length = head.and_then(|head| head.parse().ok()).filter(|length| *length <= most);
    let mut text = Zeroizing::new(vec![0_u8; length.ok_or_else(wrong)?]);
    from.read_exact(&mut text)?;
    let text = std::mem::take(&mut *text);
    match String::from_utf8(text) {
        Ok(text) => Ok(Some(Zeroizing::new(text))),
        Err(error) => {
            error.into_bytes().zeroize();
            Err(wrong())
        }
    }
}

#[cfg(test)]
mod tests;
