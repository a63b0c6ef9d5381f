//! What was typed behind the line by which lines are left for a screen.
//!
//! The line editor reads all that has come, and hands out one line of it. The rest it gives only while
//! it reads another, key by key. So it reads one from a terminal of its own, in which nothing but an end
//! has been typed, and the keys are gathered and not shown.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rustyline::{Cmd, KeyCode, KeyEvent, Modifiers};

/// Keys that are gathered; nothing while a line is typed.
#[derive(Clone, Debug, Default)]
pub(super) struct Gathering(Arc<Mutex<Option<String>>>);

/// The end of what is gathered. No keyboard has it.
const END: char = '\u{f8ff}';

impl Gathering {
    fn lock(&self) -> MutexGuard<'_, Option<String>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What the editor does with a key that is gathered; nothing while a line is typed.
    pub(super) fn takes(&self, pressed: KeyEvent) -> Option<Cmd> {
        let mut gathered = self.lock();
        let text = gathered.as_mut()?;
        let KeyEvent(code, modifiers) = pressed;
        match code {
            KeyCode::Char(END) => return Some(Cmd::Interrupt),
            KeyCode::Enter => text.push('\n'),
            KeyCode::Char('J' | 'M') if modifiers == Modifiers::CTRL => text.push('\n'),
            KeyCode::Char('H') if modifiers == Modifiers::CTRL => drop(text.pop()),
            KeyCode::Backspace => drop(text.pop()),
            KeyCode::Char(sign) if !modifiers.contains(Modifiers::CTRL) => text.push(sign),
            _ => {}
        }
        Some(Cmd::Noop)
    }

    /// The text that the editor holds, which `reads` lets it read.
    pub(super) fn text(&self, reads: impl FnOnce()) -> String {
        *self.lock() = Some(String::new());
        aside::reading(END, reads);
        self.lock().take().unwrap_or_default()
    }
}

#[cfg(unix)]
mod aside {
    use std::fs::OpenOptions;
    use std::io;
    use std::os::unix::ffi::OsStrExt;
    use std::{ffi::OsStr, path::Path};

    use rustix::io::{dup, write};
    use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
    use rustix::stdio::dup2_stdin;

    /// Reads from a terminal in which this sign was typed, in the place of standard input. Where there is
    /// none, nothing is read.
    pub(super) fn reading(typed: char, reads: impl FnOnce()) {
        let aside = || -> io::Result<()> {
            let master = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY)?;
            grantpt(&master)?;
            unlockpt(&master)?;
            let path = ptsname(&master, Vec::new())?;
            let path = Path::new(OsStr::from_bytes(path.as_bytes()));
            let terminal = OpenOptions::new().read(true).write(true).open(path)?;
            write(&master, typed.encode_utf8(&mut [0; 4]).as_bytes())?;
            let own = dup(io::stdin())?;
            dup2_stdin(&terminal)?;
            reads();
            dup2_stdin(&own)?;
            Ok(())
        };
        // Without such a terminal, what is held is lost as it was before.
        let _ = aside();
    }
}

#[cfg(not(unix))]
mod aside {
    /// A console hands over no more than it is asked for.
    pub(super) fn reading(_: char, _: impl FnOnce()) {}
}
