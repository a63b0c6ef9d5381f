//! A program that a shell has stopped and goes on with, in the middle of a line.

use std::io;
#[cfg(unix)]
use std::ops::ControlFlow;
use std::sync::Weak;
use std::sync::mpsc::Sender;

use crate::ui::line::Out;
use crate::ui::line::handover::Handover;
#[cfg(unix)]
use crate::ui::line::terminal;
use crate::ui::line::typing::Typing;
#[cfg(unix)]
use crate::ui::signals;
#[cfg(unix)]
use crate::voices::Verbatim;

/// Shows what is typed once more when a shell goes on with the program: it has taken the terminal, and
/// given it back as it likes it. The editor draws its line anew below an empty one.
///
/// # Errors
///
/// When the system gives no thread or no signals.
#[cfg(unix)]
pub(super) fn when_continued(
    handover: Handover,
    typing: Typing,
    out: Weak<Sender<Out>>,
) -> io::Result<()> {
    signals::hear(&[signal_hook::consts::SIGCONT], move |_| {
        if handover.is_over() {
            return ControlFlow::Break(());
        }
        let is_edited = handover.is_typing();
        if !(is_edited || typing.is_typing()) || !terminal::take_again() {
            return ControlFlow::Continue(());
        }
        if is_edited && let Some(out) = out.upgrade() {
            let _ = out.send(Out::Text(vec![(Verbatim(true), "\n".to_owned())]));
        } else if !is_edited {
            let _ = typing.again(&mut io::stdout());
        }
        ControlFlow::Continue(())
    })
}

/// Nothing stops a program on this system.
///
/// # Errors
///
/// Never.
#[cfg(not(unix))]
#[expect(clippy::unnecessary_wraps, reason = "signals can fail")]
pub(super) fn when_continued(_: Handover, _: Typing, _: Weak<Sender<Out>>) -> io::Result<()> {
    Ok(())
}
