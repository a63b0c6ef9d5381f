//! What is printed while a line is typed: handed to the line editor, one text after another.
//!
//! The editor prints a text when no key waits. If Enter comes first, it keeps the text for the next
//! line, and the answer to this one must not be printed before it. So a text is not printed before
//! the one that was handed over is seen on the screen: when the editor draws its prompt anew.

use std::io::{self, Write};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use rustyline::{ExternalPrinter, Prompt};

use crate::ui::line::terminal;

/// How often the prompt is asked for until it stands there first: to be measured, and to be drawn.
const FIRST_DRAWN: u32 = 2;

/// An editor that has drawn nothing for so long while a line is typed holds nothing: the text came
/// to it just when the last line ended, and was printed at once.
const QUIET: Duration = Duration::from_millis(200);

/// The editor as both threads see it.
#[derive(Clone, Debug, Default)]
pub(super) struct Handover(Arc<(Mutex<State>, Condvar)>);

#[derive(Debug, Default)]
struct State {
    /// A line is being typed.
    typing: bool,
    /// No further line will be typed.
    over: bool,
    /// The text that the editor has and has not printed yet.
    held: Option<String>,
}

impl Handover {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn change(&self, change: impl FnOnce(&mut State)) {
        change(&mut self.lock());
        self.0.1.notify_all();
    }

    /// Waits until the editor holds nothing any more, or never will print what it holds.
    fn wait(&self) -> MutexGuard<'_, State> {
        let (mut state, changed) = (self.lock(), &self.0.1);
        while state.held.is_some() && !state.is_given_up() {
            if state.typing {
                let holds = |state: &mut State| state.typing && state.held.is_some();
                let (waited, quiet) = changed
                    .wait_timeout_while(state, QUIET, holds)
                    .unwrap_or_else(PoisonError::into_inner);
                state = waited;
                if quiet.timed_out() {
                    state.held = None;
                }
            } else {
                state = changed.wait(state).unwrap_or_else(PoisonError::into_inner);
            }
        }
        state
    }

    /// The prompt of one line, by which it is seen what the editor does.
    pub(super) fn prompt(&self, text: &'static str) -> WatchedPrompt {
        WatchedPrompt { text, asked: AtomicU32::new(0), handover: self.clone() }
    }

    /// Whether a line is being typed.
    pub(super) fn is_typing(&self) -> bool {
        self.lock().typing
    }

    /// The line was typed, or none will be.
    pub(super) fn typed(&self) {
        self.change(|state| state.typing = false);
    }

    /// No further line will be typed: what the editor still holds is printed without it.
    pub(super) fn end(&self) {
        self.change(|state| state.over = true);
    }

    /// Whether no further line will be typed.
    #[cfg(unix)]
    pub(super) fn is_over(&self) -> bool {
        self.lock().over
    }

    /// Prints a text after all before it: by the editor while a line is typed, else as it stands.
    ///
    /// # Errors
    ///
    /// When nothing can be printed any more.
    pub(super) fn put(
        &self,
        text: String,
        editor: &mut dyn ExternalPrinter,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        let mut state = self.wait();
        if state.typing {
            state.held = Some(text.clone());
            drop(state);
            return editor.print(text).map_err(io::Error::other);
        }
        // Under the lock: the prompt is drawn after it.
        let held = state.held.take().unwrap_or_default();
        out.write_all(held.as_bytes())?;
        out.write_all(text.as_bytes())?;
        out.flush()
    }
}

impl State {
    /// Whether the editor will never print what it holds.
    fn is_given_up(&self) -> bool {
        self.over && !self.typing
    }
}

/// A prompt that tells when it is drawn.
#[derive(Debug)]
pub(super) struct WatchedPrompt {
    text: &'static str,
    asked: AtomicU32,
    handover: Handover,
}

impl Prompt for WatchedPrompt {
    fn raw(&self) -> &str {
        let asked = self.asked.fetch_add(1, Ordering::SeqCst) + 1;
        if asked == FIRST_DRAWN {
            terminal::remember_typing();
            self.handover.change(|state| state.typing = true);
        } else if asked > FIRST_DRAWN {
            self.handover.change(|state| state.held = None);
        }
        self.text
    }
}

#[cfg(test)]
mod tests;
