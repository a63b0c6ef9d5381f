//! Waiting for what another program writes, and saying so.

use std::path::Path;

use crate::clean;
use crate::cli::tell;
use crate::opened;
use crate::voices::{Narrator, Priority};

/// Reads what is no ordinary file, as a pipe, and says after a moment what is waited for.
pub(super) fn patiently<T>(narrator: &Narrator, file: &Path, does: impl FnOnce() -> T) -> T {
    if file.is_file() {
        return does();
    }
    let name = if is_standard_input(file) {
        narrator.word("standard-input")
    } else {
        clean::name(file).into()
    };
    let said = narrator.say(Priority::Answer, "waiting-for-writer", &[("file", name)]).written();
    opened::patiently(move || tell(&said), does)
}

/// Whether standard input is named in place of a file.
pub(super) fn is_standard_input(file: &Path) -> bool {
    file == Path::new("-")
}
