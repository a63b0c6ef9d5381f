//! Runs the program once, and never waits longer than it may.

use std::time::Duration;

use crate::errand::{self, Errand};
use crate::louis::Fault;

/// How many bytes a byte becomes at most, and how many there are besides; what writes more has gone
/// wrong. A sign that a table does not know becomes ten cells of three bytes.
const MOST: (usize, u64) = (40, 4096);

/// What the program writes for an input.
pub(super) fn run(arguments: &[&str], input: String, longest: Duration) -> Result<String, Fault> {
    let most = MOST.1 + u64::try_from(input.len() * MOST.0).unwrap_or(u64::MAX / 2);
    let errand = Errand { program: "lou_translate", arguments, most, longest };
    let output = errand.run(input.into_bytes())?;
    String::from_utf8(output).map_err(|_| Fault::Garbage)
}

impl From<errand::Fault> for Fault {
    fn from(fault: errand::Fault) -> Self {
        match fault {
            errand::Fault::Missing => Self::Missing,
            errand::Fault::Stuck => Self::Stuck,
            errand::Fault::Endless => Self::Garbage,
        }
    }
}
