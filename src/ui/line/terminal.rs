//! The state of the terminal before the program, so that it can always be given back, and while a line
//! is typed, so that it is taken again when a shell goes on with the program.
//!
//! The line editor restores it after each line; this is for the ends that come in between.

#[cfg(unix)]
use std::io;
#[cfg(not(unix))]
use std::sync::atomic::{AtomicBool, Ordering};
#[cfg(unix)]
use std::sync::{Mutex, OnceLock, PoisonError};

#[cfg(unix)]
use rustix::termios::{
    LocalModes, OptionalActions, SpecialCodeIndex, Termios, tcgetattr, tcsetattr,
};

#[cfg(unix)]
static BEFORE: OnceLock<Termios> = OnceLock::new();

/// While a line is typed.
#[cfg(unix)]
static TYPING: Mutex<Option<Termios>> = Mutex::new(None);

/// Remembers the state of the terminal, if standard input is one.
#[cfg(unix)]
pub fn remember() {
    if let Ok(state) = tcgetattr(io::stdin()) {
        BEFORE.get_or_init(|| state);
    }
}

/// Gives the terminal back as it was.
#[cfg(unix)]
pub fn restore() {
    if let Some(state) = BEFORE.get() {
        // A terminal that has gone away needs nothing.
        let _ = tcsetattr(io::stdin(), OptionalActions::Now, state);
    }
}

/// Shows nothing of what is typed but the ends of lines, until [`restore`].
#[cfg(unix)]
pub fn hide_typing() {
    if let Ok(mut state) = tcgetattr(io::stdin()) {
        state.local_modes.remove(LocalModes::ECHO);
        state.local_modes.insert(LocalModes::ECHONL);
        // Where it cannot be hidden, it is asked for all the same.
        let _ = tcsetattr(io::stdin(), OptionalActions::Now, &state);
    }
}

/// Remembers the terminal as it is while a line is typed.
#[cfg(unix)]
pub(super) fn remember_typing() {
    *TYPING.lock().unwrap_or_else(PoisonError::into_inner) = tcgetattr(io::stdin()).ok();
}

/// Takes each key as it is pressed, Control-C among them, and shows none; false if that cannot be.
#[cfg(unix)]
pub(super) fn take_keys() -> bool {
    let Ok(mut state) = tcgetattr(io::stdin()) else { return false };
    let lines = LocalModes::ICANON | LocalModes::ECHO | LocalModes::ECHONL | LocalModes::IEXTEN;
    state.local_modes.remove(lines);
    state.special_codes[SpecialCodeIndex::VINTR] = 0;
    state.special_codes[SpecialCodeIndex::VMIN] = 1;
    state.special_codes[SpecialCodeIndex::VTIME] = 0;
    let taken = tcsetattr(io::stdin(), OptionalActions::Now, &state).is_ok();
    *TYPING.lock().unwrap_or_else(PoisonError::into_inner) = taken.then_some(state);
    taken
}

/// Whether what is typed is to be shown by this program: not where another one shows it already.
#[cfg(unix)]
pub(super) fn echoes() -> bool {
    BEFORE.get().is_none_or(|state| state.local_modes.contains(LocalModes::ECHO))
}

/// Takes the terminal as it was while a line was typed; false if none has been.
#[cfg(unix)]
pub(super) fn take_again() -> bool {
    let state = TYPING.lock().unwrap_or_else(PoisonError::into_inner).clone();
    let Some(state) = state else { return false };
    // A terminal that has gone away needs nothing.
    let _ = tcsetattr(io::stdin(), OptionalActions::Now, &state);
    true
}

/// Whether a console hands on each key as it is pressed.
#[cfg(not(unix))]
static TAKEN: AtomicBool = AtomicBool::new(false);

/// The console of this system shows a line only while it reads one itself, and no line is read by it
/// that must not be seen.
#[cfg(not(unix))]
pub fn hide_typing() {}

/// A console has one state to which it is given back.
#[cfg(not(unix))]
pub fn remember() {}

/// Lets the console show lines by itself again. The line editor does so after each line.
#[cfg(not(unix))]
pub fn restore() {
    if TAKEN.swap(false, Ordering::SeqCst) {
        // A console that has gone away needs nothing.
        let _ = crossterm::terminal::disable_raw_mode();
    }
}

/// The line editor of this system takes the console by itself.
#[cfg(not(unix))]
pub(super) fn remember_typing() {}

/// Takes each key as it is pressed, Control-C among them, and shows none; false if that cannot be.
#[cfg(not(unix))]
pub(super) fn take_keys() -> bool {
    let taken = crossterm::terminal::enable_raw_mode().is_ok();
    TAKEN.store(taken, Ordering::SeqCst);
    taken
}

/// What is typed is shown by this program.
#[cfg(not(unix))]
pub(super) fn echoes() -> bool {
    true
}
