//! Signals that ask the program to end: a session leaves as if the player had, other work is given
//! up.

use std::io;

use crate::app::input::{FromTerminal, Slot};
use crate::ui::Typed;

/// Turns the signals that end a program into the end of input.
///
/// # Errors
///
/// When the system gives no thread or no signals.
#[cfg(unix)]
pub fn listen(slot: Slot<FromTerminal>) -> io::Result<()> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};

    // Control-C and Control-\ are keys while a line or a key is read: these come from elsewhere.
    let ends = [SIGTERM, SIGHUP, SIGINT, SIGQUIT];
    let mut signals = signal_hook::iterator::Signals::new(ends)?;
    std::thread::Builder::new().name("signals".into()).spawn(move || {
        for _ in signals.forever() {
            slot.put(FromTerminal::Typed(Typed::End));
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
pub fn listen(_: Slot<FromTerminal>) -> io::Result<()> {
    Ok(())
}

/// Does something when the player or the system interrupts the program; it is given the code with
/// which a program ends then. A hangup stays what it is, so that work may go on after a logout.
///
/// # Errors
///
/// When the system gives no thread or no signals.
#[cfg(unix)]
pub fn interrupted(does: impl Fn(u8) + Send + 'static) -> io::Result<()> {
    use signal_hook::consts::{SIGINT, SIGTERM};

    let mut signals = signal_hook::iterator::Signals::new([SIGINT, SIGTERM])?;
    std::thread::Builder::new().name("signals".into()).spawn(move || {
        for signal in signals.forever() {
            does(if signal == SIGINT { 130 } else { 143 });
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
pub fn interrupted(_: impl Fn(u8) + Send + 'static) -> io::Result<()> {
    Ok(())
}
