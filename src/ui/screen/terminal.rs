//! The terminal while the screen has it: taken, given back, stopped for the shell and gone on with.
//!
//! Whoever has it, [`restore`] gives it back: at the end, at a fault in any thread, before a stop.

use std::io::{self, Write};
#[cfg(unix)]
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::Sender;

use crossterm::Command;
use crossterm::cursor::Show;
#[cfg(unix)]
use crossterm::event::Event;
use crossterm::event::{DisableBracketedPaste, EnableBracketedPaste};
use crossterm::style::ResetColor;
use crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};

use crate::ui::screen::input::Incoming;
use crate::ui::screen::painter::order::Order;
#[cfg(unix)]
use crate::ui::signals::{self, Origin};

/// What a program that was killed may have left: rows that scroll by themselves, places counted from them,
/// signs that push others on, and the signs of lines in the place of letters.
const WHOLE: &str = "\x1b[r\x1b[?6l\x1b[4l\x1b(B\x0f";

/// Buttons and the wheel are told, in numbers that have room for any column; and are not.
pub(super) const MOUSE_ON: &str = "\x1b[?1000h\x1b[?1006h";
pub(super) const MOUSE_OFF: &str = "\x1b[?1006l\x1b[?1000l";

/// The last row, cleared. Where there is no screen but one, as in GNU screen, whoever comes next would
/// write into the board.
const BELOW: &str = "\x1b[999;1H\x1b[K";

/// A screen of its own, pasted text between marks, and the cursor seen.
fn taken() -> String {
    ansi(EnterAlternateScreen) + WHOLE + &ansi(EnableBracketedPaste) + &ansi(Show)
}

/// The terminal's own colours, and what was there before.
fn given_back() -> String {
    let own = ansi(ResetColor) + MOUSE_OFF + &ansi(DisableBracketedPaste) + &ansi(Show);
    own + BELOW + &ansi(LeaveAlternateScreen)
}

/// Whether what is cleared has the ground that is set: in GNU screen it has that of the terminal.
pub(super) fn clears_in_colours() -> bool {
    let value = |name| std::env::var_os(name).unwrap_or_default();
    let is_named = value("TERM").to_string_lossy().starts_with("screen");
    value("STY").is_empty() && (!is_named || !value("TMUX").is_empty())
}

/// The bytes of a command. They are written together: a write of each would be drawn by itself.
pub(super) fn ansi(command: impl Command) -> String {
    let mut bytes = String::new();
    // A text takes whatever is written to it.
    let _ = command.write_ansi(&mut bytes);
    bytes
}

/// Whether the screen has the terminal.
static ENTERED: AtomicBool = AtomicBool::new(false);

/// Whether the screen has ended for good.
static ENDED: AtomicBool = AtomicBool::new(false);

/// How many screens there were. A thread of one before the last is done.
static SCREENS: AtomicUsize = AtomicUsize::new(0);

/// A screen among those that one program has had, one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ScreenTurn(usize);

impl ScreenTurn {
    /// The screen that has begun last.
    pub(super) fn now() -> Self {
        Self(SCREENS.load(Ordering::SeqCst))
    }

    /// Whether another screen has begun since.
    pub(super) fn is_over(self) -> bool {
        self != Self::now()
    }

    /// Whether this screen has ended.
    pub(super) fn has_ended(self) -> bool {
        self.is_over() || ended()
    }
}

/// Takes the terminal: keys come one by one, and what was on it before comes back later.
///
/// # Errors
///
/// When there is none, or it does not answer.
pub(super) fn enter() -> io::Result<()> {
    SCREENS.fetch_add(1, Ordering::SeqCst);
    ENDED.store(false, Ordering::SeqCst);
    take()
}

fn take() -> io::Result<()> {
    if !understands_sequences() {
        return Err(io::ErrorKind::Unsupported.into());
    }
    enable_raw_mode()?;
    ENTERED.store(true, Ordering::SeqCst);
    RawOutput.write_all(taken().as_bytes()).inspect_err(|_| restore_modes())
}

/// Takes the terminal as it is now; a shell may have changed it meanwhile.
pub(super) fn enter_again() -> io::Result<()> {
    disable_raw_mode()?;
    take()
}

/// Gives the terminal back if the screen has it.
pub fn restore() {
    if ENTERED.load(Ordering::SeqCst) {
        restore_modes();
        // A terminal that has gone away needs nothing.
        let _ = RawOutput.write_all(given_back().as_bytes());
    }
}

/// Gives back what can be given without writing to it.
pub(super) fn restore_modes() {
    ENTERED.store(false, Ordering::SeqCst);
    // A terminal that has gone away needs nothing.
    let _ = disable_raw_mode();
}

/// Without escape sequences a console shows nothing of a screen.
#[cfg(not(unix))]
fn understands_sequences() -> bool {
    crossterm::ansi_support::supports_ansi()
}

/// A terminal that understands none is named so, and gets no screen.
#[cfg(unix)]
const fn understands_sequences() -> bool {
    true
}

/// From now on what is typed is for whoever comes next.
pub(super) fn end() {
    ENDED.store(true, Ordering::SeqCst);
}

/// Whether the screen has ended.
pub(super) fn ended() -> bool {
    ENDED.load(Ordering::SeqCst)
}

/// Standard output without the lock and the buffer of this program: a fault in one thread must not
/// wait for another.
#[derive(Clone, Copy, Debug)]
pub(super) struct RawOutput;

impl Write for RawOutput {
    #[cfg(unix)]
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        Ok(rustix::io::write(io::stdout(), bytes)?)
    }

    #[cfg(not(unix))]
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut out = io::stdout().lock();
        let written = out.write(bytes)?;
        // The console shows nothing of a line before its end otherwise.
        out.flush()?;
        Ok(written)
    }

    #[cfg(unix)]
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }

    #[cfg(not(unix))]
    fn flush(&mut self) -> io::Result<()> {
        io::stdout().flush()
    }
}

/// Columns and rows of the terminal; those of old where it does not know.
#[must_use]
pub fn size() -> (u16, u16) {
    let found = crossterm::terminal::size().ok();
    found.filter(|&(columns, rows)| columns > 0 && rows > 0).unwrap_or((80, 24))
}

/// Gives the terminal back, then stops the program with everything that was started beside it;
/// whether there is a shell that could go on with it. Everything is drawn again then.
///
/// Given back later, the terminal would belong to the shell: a script that started the program is
/// stopped by the same signal, and its shell does not wait for us. So it is one that none of us can
/// handle, and nobody goes on before all have stopped.
#[cfg(unix)]
pub(super) fn suspend(orders: &Sender<Order>) -> bool {
    use rustix::process::{Signal, kill_current_process_group};

    if !has_shell() {
        return false;
    }
    crate::ui::screen::painter::leave(orders);
    restore_modes();
    kill_current_process_group(Signal::STOP).is_ok()
}

/// There is nothing like it on this system.
#[cfg(not(unix))]
pub(super) fn suspend(_: &Sender<Order>) -> bool {
    false
}

/// Whether somebody could go on with the program once it is stopped.
///
/// A terminal that runs nothing else has no shell: stopped there, the program would never wake.
/// In a container the session may belong to a process outside, whose number is then 0.
#[cfg(unix)]
fn has_shell() -> bool {
    use nix::unistd::{getpgrp, getppid, getsid};

    let Ok(session) = getsid(None) else { return false };
    getpgrp() != session && getsid(Some(getppid())) == Ok(session)
}

/// Watches the signals that stop the program, go on with it or change the size of its terminal.
#[cfg(unix)]
pub(super) fn watch(
    orders: Sender<Order>,
    come: impl Fn(Incoming) + Send + 'static,
) -> io::Result<()> {
    use signal_hook::consts::{SIGCONT, SIGTSTP, SIGWINCH};

    let stops = signals::stops()?;
    let turn = ScreenTurn::now();
    let resized = move || {
        let (columns, rows) = size();
        come(Incoming::Event(Event::Resize(columns, rows)));
    };
    signals::hear(&[SIGTSTP, SIGCONT, SIGWINCH], move |&Origin { signal, .. }| {
        if turn.is_over() {
            return ControlFlow::Break(());
        }
        if signal == SIGTSTP && has_shell() {
            crate::ui::screen::painter::leave(&orders);
            restore_modes();
            if stops() {
                // It goes on here when the shell says so. Without a stop nothing is lost.
                let _ = signal_hook::low_level::emulate_default_handler(SIGTSTP);
                return ControlFlow::Continue(());
            }
        }
        match signal {
            SIGTSTP | SIGCONT if !ended() => {
                // A painter that has ended has told so.
                let _ = orders.send(Order::Enter);
                resized();
            }
            SIGWINCH => resized(),
            _ => {}
        }
        ControlFlow::Continue(())
    })
}

/// The console tells its size with its keys, and nothing stops a program.
#[cfg(not(unix))]
#[expect(clippy::unnecessary_wraps, reason = "signals can fail")]
pub(super) fn watch(_: Sender<Order>, _: impl Fn(Incoming) + Send + 'static) -> io::Result<()> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(terminal: &avt::Terminal, at: usize) -> String {
        terminal.screen().line(at).unwrap().text().trim_end().to_owned()
    }

    #[test]
    fn what_another_program_has_left_is_undone() {
        let mut terminal = avt::Terminal::new(10, 6).unwrap();
        terminal.feed("\x1b[3;5r\x1b[?6h\x1b[4h\x1b(0");
        terminal.feed(taken().as_str());
        terminal.feed("\x1b[1;1Hkq\x1b[1;1Hx\x1b[6;1Hlast");
        assert_eq!([row(&terminal, 0), row(&terminal, 5)], ["xq", "last"]);
    }

    #[test]
    fn where_there_is_one_screen_the_shell_continues_below_the_board() {
        let mut terminal = avt::Terminal::new(10, 3).unwrap();
        terminal.feed("8 r n b q\r\n7 p p p p\r\ne2: pawn\x1b[1;3H");
        terminal.feed(given_back().replace("\x1b[?1049l", "").as_str());
        terminal.feed("Goodbye.");
        assert_eq!([0, 1, 2].map(|at| row(&terminal, at)), ["8 r n b q", "7 p p p p", "Goodbye."]);
    }
}
