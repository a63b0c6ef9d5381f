//! A stream of lines.

use std::fmt;
use std::io::Read;

use ureq::{Agent, BodyReader};

use crate::fault::{Fault, of_system};

/// A longer line is none.
const LONGEST: usize = 1 << 20;

/// Closes a stream from another thread, at once.
#[derive(Clone)]
pub struct Closer(Agent);

impl fmt::Debug for Closer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Closer")
    }
}

impl Closer {
    pub(crate) const fn new(agent: Agent) -> Self {
        Self(agent)
    }

    /// Closes it; whoever reads from it finds it broken.
    pub fn close(self) {
        self.0.shutdown();
    }
}

/// The lines of a stream. It is closed when nobody has it any more.
pub struct Lines {
    closer: Closer,
    reader: BodyReader<'static>,
    come: Vec<u8>,
    /// Up to here there is no end of a line in what has come.
    seen: usize,
}

impl fmt::Debug for Lines {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Lines")
    }
}

impl Lines {
    pub(crate) const fn new(closer: Closer, reader: BodyReader<'static>) -> Self {
        Self { closer, reader, come: Vec::new(), seen: 0 }
    }

    /// What closes it.
    #[must_use]
    pub fn closer(&self) -> Closer {
        self.closer.clone()
    }

    /// The next line that is not empty; `None` when the server has ended the stream. Empty ones are signs
    /// of life.
    ///
    /// # Errors
    ///
    /// When the stream breaks, also in the middle of a line, when nothing comes for too long, or when a
    /// line does not end.
    pub fn line(&mut self) -> Result<Option<Vec<u8>>, Fault> {
        loop {
            let end = self.come[self.seen..].iter().position(|byte| *byte == b'\n');
            if let Some(end) = end {
                let rest = self.come.split_off(self.seen + end + 1);
                let mut line = std::mem::replace(&mut self.come, rest);
                self.seen = 0;
                line.truncate(line.trim_ascii_end().len());
                if !line.is_empty() {
                    return Ok(Some(line));
                }
                continue;
            }
            self.seen = self.come.len();
            if self.seen > LONGEST {
                return Err(Fault::Nonsense);
            }
            let mut block = [0; 4096];
            match self.reader.read(&mut block) {
                Ok(0) if self.come.trim_ascii().is_empty() => return Ok(None),
                Ok(0) => return Err(Fault::Broken),
                Ok(count) => self.come.extend_from_slice(&block[..count]),
                Err(error) => return Err(of_system(&error)),
            }
        }
    }
}
