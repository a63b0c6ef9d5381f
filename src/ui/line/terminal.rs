//! The state of the terminal before the program, so that it can always be given back.
//!
//! The line editor restores it after each line; this is for the ends that come in between.

#[cfg(unix)]
use std::sync::OnceLock;

#[cfg(unix)]
use rustix::termios::{OptionalActions, Termios, tcgetattr, tcsetattr};

#[cfg(unix)]
static BEFORE: OnceLock<Termios> = OnceLock::new();

/// Remembers the state of the terminal, if standard input is one.
#[cfg(unix)]
pub fn remember() {
    if let Ok(state) = tcgetattr(std::io::stdin()) {
        BEFORE.get_or_init(|| state);
    }
}

/// Gives the terminal back as it was.
#[cfg(unix)]
pub fn restore() {
    if let Some(state) = BEFORE.get() {
        // A terminal that has gone away needs nothing.
        let _ = tcsetattr(std::io::stdin(), OptionalActions::Now, state);
    }
}

/// The line editor of this system restores the console by itself.
#[cfg(not(unix))]
pub fn remember() {}

/// The line editor of this system restores the console by itself.
#[cfg(not(unix))]
pub fn restore() {}
