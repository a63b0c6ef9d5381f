//! Reading ahead: while games are kept on one core, the next ones are read on another, in their order.

use std::io;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};

use crate::cli::import::decoded::Decoded;
use crate::cli::import::source::Source;
use crate::cli::import::{LARGEST, PIECE, Stop};
use crate::notation::pgn::{Found, Reader};

/// How many pieces are read before the first of them is taken: memory has no more of a file.
const AHEAD: usize = 8;

/// What has been read.
pub(super) enum Given {
    /// What was found in a piece, and how many bytes were read up to its end.
    Piece(Vec<Found>, u64),
    /// What was found where the text ends, and what has decoded it.
    End(Vec<Found>, Box<Decoded>),
    /// Why nothing more can be read.
    Stop(Stop),
}

/// A source while it is read.
pub(super) struct Ahead {
    pub(super) source: Source,
    pub(super) text: Decoded,
    pub(super) reader: Reader,
    /// How many bytes have been read.
    pub(super) bytes: u64,
}

impl Ahead {
    /// Begins to read behind a piece that is decoded already. Whoever takes no more lets go of it: it may
    /// then wait for a pipe as long as the program lives.
    pub(super) fn begin(self, decoded: Vec<u8>) -> io::Result<Receiver<Given>> {
        let (give, taken) = sync_channel(AHEAD);
        let reads = move || {
            // An error means that nobody takes anything any more.
            let _ = self.read(decoded, &give);
        };
        std::thread::Builder::new().name("reader".into()).spawn(reads)?;
        Ok(taken)
    }

    fn read(
        mut self,
        mut decoded: Vec<u8>,
        give: &SyncSender<Given>,
    ) -> Result<(), std::sync::mpsc::SendError<Given>> {
        loop {
            let mut found = Vec::new();
            self.reader.feed(&decoded, &mut |one| found.push(one));
            give.send(Given::Piece(found, self.bytes))?;
            // What is no text may have no end either.
            if self.reader.is_over() {
                break;
            }
            let piece = match self.source.piece(PIECE) {
                Ok(piece) => piece,
                Err(stop) => return give.send(Given::Stop(stop)),
            };
            let bytes = piece.len() as u64;
            decoded = self.text.feed(piece);
            if bytes == 0 {
                break;
            }
            self.bytes += bytes;
            if self.source.size.is_none() && self.bytes > LARGEST {
                return give.send(Given::Stop(Stop::Endless));
            }
        }
        let mut found = Vec::new();
        self.reader.finish(&mut |one| found.push(one));
        give.send(Given::End(found, Box::new(self.text)))
    }
}
