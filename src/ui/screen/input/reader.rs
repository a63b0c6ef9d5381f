//! The thread that reads the terminal: it sleeps until there is something to read, and makes events of
//! crossterm of it.

use std::io::{self, Stdin};
use std::time::Duration;

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::{Errno, read};

use crate::ui::screen::input::Incoming;
use crate::ui::screen::input::sequences::Sequences;
use crate::ui::screen::terminal::ScreenTurn;

/// What comes of waiting.
enum Waited {
    /// There is something to read.
    Come,
    /// Nothing came in that time.
    Nothing,
    /// There is no terminal any more, or what it has is for somebody else.
    Gone,
}

/// Reads until the terminal is lost or the screen has ended.
pub(in crate::ui::screen) fn run(come: &impl Fn(Incoming)) {
    let (stdin, turn) = (io::stdin(), ScreenTurn::now());
    let mut sequences = Sequences::default();
    let mut bytes = [0; 4096];
    loop {
        let events = match wait(&stdin, turn, sequences.patience()) {
            Waited::Gone => break,
            Waited::Nothing => sequences.end(),
            Waited::Come => match read(&stdin, &mut bytes) {
                Ok(count @ 1..) => sequences.take(&bytes[..count]),
                Err(Errno::INTR | Errno::AGAIN) => continue,
                Ok(0) | Err(_) => break,
            },
        };
        events.into_iter().map(Incoming::Event).for_each(come);
    }
    if !turn.has_ended() {
        come(Incoming::Lost);
    }
}

/// Waits for something to read, for ever without a time.
fn wait(stdin: &Stdin, turn: ScreenTurn, time: Option<Duration>) -> Waited {
    let time = time.and_then(|time| Timespec::try_from(time).ok());
    let mut looked_at = [PollFd::new(stdin, PollFlags::IN)];
    loop {
        match poll(&mut looked_at, time.as_ref()) {
            Err(Errno::INTR) => {}
            Ok(0) => return Waited::Nothing,
            Ok(_) => break,
            Err(_) => return Waited::Gone,
        }
    }
    let mut gone = PollFlags::HUP | PollFlags::ERR;
    // macOS cannot wait for some terminals, such as `/dev/tty`: there the read waits itself.
    if !cfg!(target_os = "macos") {
        gone |= PollFlags::NVAL;
    }
    if looked_at[0].revents().intersects(gone) || turn.has_ended() {
        Waited::Gone
    } else {
        Waited::Come
    }
}
