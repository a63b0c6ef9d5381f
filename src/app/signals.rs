//! Signals that ask the program to end: it leaves as if the player had.

use std::io;

use crate::app::input::Slot;

/// Turns the signals that end a program into the end of input.
///
/// # Errors
///
/// When the system gives no thread or no signals.
#[cfg(unix)]
pub fn listen(slot: Slot) -> io::Result<()> {
    use signal_hook::consts::{SIGHUP, SIGTERM};

    let mut signals = signal_hook::iterator::Signals::new([SIGTERM, SIGHUP])?;
    std::thread::Builder::new().name("signals".into()).spawn(move || {
        for _ in signals.forever() {
            slot.put(crate::app::input::Input::Typed(crate::ui::Typed::End));
        }
    })?;
    Ok(())
}

/// There are none on this system.
///
/// # Errors
///
/// Never.
#[cfg(not(unix))]
pub fn listen(_: Slot) -> io::Result<()> {
    Ok(())
}
