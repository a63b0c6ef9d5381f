//! What a line shares with whoever closes it: that it ends, and what it waits on.

use std::sync::{Condvar, Mutex, MutexGuard};
use std::time::Duration;

use crate::online::Closer;

/// What a line shares.
#[derive(Debug, Default)]
pub(super) struct Shared {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct State {
    closed: bool,
    stream: Option<Closer>,
}

impl Shared {
    fn state(&self) -> MutexGuard<'_, State> {
        // What is in it is right at every moment.
        self.state.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    /// Whether nobody wants anything of the line any more.
    pub(super) fn is_closed(&self) -> bool {
        self.state().closed
    }

    /// The stream that is read now; closed at once if the line is.
    pub(super) fn reads(&self, stream: Closer) {
        let mut state = self.state();
        if state.closed {
            drop(state);
            stream.close();
        } else {
            state.stream = Some(stream);
        }
    }

    /// Breaks the stream, so that it is opened again and tells how things stand.
    pub(super) fn refresh(&self) {
        let stream = self.state().stream.take();
        if let Some(stream) = stream {
            stream.close();
        }
    }

    /// Closes the line.
    pub(super) fn close(&self) {
        self.state().closed = true;
        self.changed.notify_all();
        self.refresh();
    }

    /// Waits so long, or until the line is closed.
    pub(super) fn wait(&self, long: Duration) {
        let waited = self.changed.wait_timeout_while(self.state(), long, |state| !state.closed);
        drop(waited);
    }
}
