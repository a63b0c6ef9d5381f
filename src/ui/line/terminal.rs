//! The state of the terminal before the program, so that it can always be given back.
//!
//! The line editor restores it after each line; this is for the ends that come in between.

#[cfg(unix)]
use std::sync::OnceLock;

#[cfg(unix)]
use rustix::termios::{LocalModes, OptionalActions, Termios, tcgetattr, tcsetattr};

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

/// Shows nothing of what is typed but the ends of lines, until [`restore`].
#[cfg(unix)]
pub fn hide_typing() {
    if let Ok(mut state) = tcgetattr(std::io::stdin()) {
        state.local_modes.remove(LocalModes::ECHO);
        state.local_modes.insert(LocalModes::ECHONL);
        // Where it cannot be hidden, it is asked for all the same.
        let _ = tcsetattr(std::io::stdin(), OptionalActions::Now, &state);
    }
}

/// This system shows what is typed.
#[cfg(not(unix))]
pub fn hide_typing() {}

/// The line editor of this system restores the console by itself.
#[cfg(not(unix))]
pub fn remember() {}

/// The line editor of this system restores the console by itself.
#[cfg(not(unix))]
pub fn restore() {}
