//! Signals that ask the program to end: a session leaves as if the player had, other work is given
//! up.

use std::io::{self, IsTerminal};
#[cfg(unix)]
use std::ops::ControlFlow;

use crate::app::input::{FromTerminal, InboxSlot, Turns};
#[cfg(unix)]
use crate::opponent::uci::process;
#[cfg(unix)]
use crate::ui;
use crate::ui::Typed;
#[cfg(unix)]
use crate::ui::signals::{self, Origin};

/// How long the loop may be busy with something else before a signal ends the program without it.
#[cfg(unix)]
const STUCK: std::time::Duration = std::time::Duration::from_secs(5);

/// Turns the signals that end a program into the end of input, and Control-C between two lines into
/// the key that it is. If the loop takes nothing in any more, as where it waits for a disk that does
/// not answer, the program ends all the same: every move is saved.
///
/// # Errors
///
/// When the system gives no thread or no signals.
#[cfg(unix)]
pub fn listen(slot: InboxSlot<FromTerminal>, turns: Turns) -> io::Result<()> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
    use signal_hook::low_level::siginfo::Cause;

    let is_typed = io::stdin().is_terminal();
    signals::hear(&[SIGTERM, SIGHUP, SIGINT, SIGQUIT], move |&Origin { signal, cause, .. }| {
        // Control-C is a key while a line or a key is read. Between two lines the terminal makes a
        // signal of it, which no other program has sent.
        let interrupts = signal == SIGINT && is_typed && !matches!(cause, Cause::Sent(_));
        let before = turns.count();
        slot.put(FromTerminal::Typed(if interrupts { Typed::Interrupt } else { Typed::End }));
        let turns = turns.clone();
        // Without a thread for it, the loop has to be trusted.
        let _ = std::thread::Builder::new().name("stuck".into()).spawn(move || {
            std::thread::park_timeout(STUCK);
            if turns.count() == before {
                ui::restore_terminal();
                process::kill_all();
                std::process::exit(128 + signal);
            }
        });
        ControlFlow::Continue(())
    })
}

/// Turns what ends a program on a console into the end of input: a closed window, a logout. Control-C
/// is no key there while nothing is read, and stops speech all the same.
///
/// # Errors
///
/// When the system gives no thread or no signals.
#[cfg(not(unix))]
pub fn listen(slot: InboxSlot<FromTerminal>, _: Turns) -> io::Result<()> {
    let is_typed = io::stdin().is_terminal();
    console::listen(move |told| {
        let interrupts = told == console::Told::Interrupt && is_typed;
        slot.put(FromTerminal::Typed(if interrupts { Typed::Interrupt } else { Typed::End }));
    })
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

    signals::hear(&[SIGINT, SIGTERM], move |heard| {
        does(if heard.signal == SIGINT { 130 } else { 143 });
        ControlFlow::Continue(())
    })
}

/// Does something when the player or the system interrupts the program; it is given the code with
/// which a program ends then.
///
/// # Errors
///
/// When the system gives no thread or no signals.
#[cfg(not(unix))]
pub fn interrupted(does: impl Fn(u8) + Send + 'static) -> io::Result<()> {
    console::listen(move |told| does(if told == console::Told::Interrupt { 130 } else { 143 }))
}

/// What a console tells a program. After the end of its window the program has five seconds, because
/// the thread on which it is told never returns.
#[cfg(not(unix))]
mod console {
    use std::io;
    use std::task::{Context, Poll};

    use tokio::signal::windows::{ctrl_break, ctrl_c, ctrl_close, ctrl_logoff, ctrl_shutdown};

    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(super) enum Told {
        /// Control-C.
        Interrupt,
        /// A closed window, a logout, the end of the system, Control-Break.
        End,
    }

    pub(super) fn listen(does: impl Fn(Told) + Send + 'static) -> io::Result<()> {
        let mut interrupt = ctrl_c()?;
        let (mut stop, mut close) = (ctrl_break()?, ctrl_close()?);
        let (mut logoff, mut shutdown) = (ctrl_logoff()?, ctrl_shutdown()?);
        let runtime = tokio::runtime::Builder::new_current_thread().build()?;
        let told = move |context: &mut Context<'_>| {
            // Until nothing of it waits, so that it wakes us again.
            while interrupt.poll_recv(context) == Poll::Ready(Some(())) {
                does(Told::Interrupt);
            }
            let mut ends = || {
                [
                    stop.poll_recv(context),
                    close.poll_recv(context),
                    logoff.poll_recv(context),
                    shutdown.poll_recv(context),
                ]
            };
            while ends().contains(&Poll::Ready(Some(()))) {
                does(Told::End);
            }
            Poll::<()>::Pending
        };
        std::thread::Builder::new()
            .name("signals".into())
            .spawn(move || runtime.block_on(std::future::poll_fn(told)))?;
        Ok(())
    }
}
