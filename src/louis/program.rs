//! Runs the program once, and never waits longer than it may.

use std::time::Duration;

use crate::louis::Fault;
use crate::subprocess::{self, Subprocess};

/// How many bytes a byte becomes at most, and how many there are besides; what writes more has gone
/// wrong. A sign that a table does not know becomes ten cells of three bytes.
const MOST: (usize, u64) = (40, 4096);

/// What the program writes for an input.
pub(super) fn run(arguments: &[&str], input: String, longest: Duration) -> Result<String, Fault> {
    let most = MOST.1 + u64::try_from(input.len() * MOST.0).unwrap_or(u64::MAX / 2);
    let subprocess = Subprocess { program: "lou_translate", arguments, most, longest };
    let output = subprocess.run(input.into_bytes())?;
    String::from_utf8(output).map_err(|_| Fault::Garbage)
}

impl From<subprocess::Fault> for Fault {
    fn from(fault: subprocess::Fault) -> Self {
        match fault {
            subprocess::Fault::Missing => Self::Missing,
            subprocess::Fault::Stuck => Self::Stuck,
            subprocess::Fault::Endless => Self::Garbage,
        }
    }
}
