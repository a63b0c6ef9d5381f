//! What waits to be taken by one client: bounded, and not for ever.
//!
//! A message counts as taken when the client says that it is carried out. So a client that was
//! stopped is found also while the system still takes bytes for it.

use std::collections::VecDeque;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crate::app::clock::SessionClock;
use crate::laws::At;

/// So many bytes may wait.
const MOST: usize = 4 * 1024 * 1024;

/// The messages to one client.
#[derive(Debug)]
pub(super) struct Outbox {
    state: Mutex<State>,
    changed: Condvar,
    clock: SessionClock,
    patience: Duration,
}

#[derive(Debug, Default)]
struct State {
    /// What is not written yet.
    unwritten: VecDeque<Vec<u8>>,
    /// The lengths of all that is not taken yet, the oldest first.
    untaken: VecDeque<usize>,
    bytes: usize,
    /// Since when nothing was taken of what waits.
    since: Option<At>,
    /// Nothing more will be sent.
    closing: bool,
    /// The client is given up.
    over: bool,
}

impl Outbox {
    pub(super) fn new(patience: Duration) -> Self {
        let clock = SessionClock::starting_at(At::ZERO);
        Self { state: Mutex::default(), changed: Condvar::new(), clock, patience }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Puts a message in; too many, and the client is given up.
    pub(super) fn put(&self, line: Vec<u8>) {
        let mut state = self.lock();
        if state.closing || state.over {
            return;
        }
        state.bytes += line.len();
        state.over = state.bytes > MOST;
        state.untaken.push_back(line.len());
        state.unwritten.push_back(line);
        let now = self.clock.now();
        state.since.get_or_insert(now);
        self.changed.notify_all();
    }

    /// The client has carried out the oldest message; false if there was none.
    pub(super) fn took(&self) -> bool {
        let mut state = self.lock();
        let Some(length) = state.untaken.pop_front() else { return false };
        state.bytes -= length;
        state.since = (!state.untaken.is_empty()).then(|| self.clock.now());
        self.changed.notify_all();
        true
    }

    /// After what was put in, nothing more comes.
    pub(super) fn close(&self) {
        self.lock().closing = true;
        self.changed.notify_all();
    }

    /// Whether nothing more comes after what was put in.
    pub(super) fn is_closing(&self) -> bool {
        self.lock().closing
    }

    /// Gives the client up.
    pub(super) fn end(&self) {
        self.lock().over = true;
        self.changed.notify_all();
    }

    /// The next message to be written; nothing when there will be none, or nobody takes any.
    pub(super) fn next(&self) -> Option<Vec<u8>> {
        let mut state = self.lock();
        loop {
            if state.over || self.is_stuck(&state) || state.closing && state.untaken.is_empty() {
                return None;
            }
            if let Some(line) = state.unwritten.pop_front() {
                return Some(line);
            }
            state = self.wait(state);
        }
    }

    /// Waits until what was put in before the end is taken, but not for ever.
    pub(super) fn settle(&self) {
        let mut state = self.lock();
        while !state.over && !state.untaken.is_empty() && !self.is_stuck(&state) {
            state = self.wait(state);
        }
    }

    fn wait<'a>(&self, state: MutexGuard<'a, State>) -> MutexGuard<'a, State> {
        let Some(since) = state.since else {
            return self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        };
        let left = (since + self.patience).since(self.clock.now());
        self.changed.wait_timeout(state, left).unwrap_or_else(PoisonError::into_inner).0
    }

    fn is_stuck(&self, state: &State) -> bool {
        state.since.is_some_and(|since| since + self.patience <= self.clock.now())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LONG: Duration = Duration::from_hours(1);

    #[test]
    fn what_is_taken_makes_room_and_what_is_not_is_bounded() {
        let outbox = Outbox::new(LONG);
        let page = || vec![0; MOST / 4];
        for _ in 0..20 {
            outbox.put(page());
            assert!(outbox.next().is_some() && outbox.took());
        }
        for _ in 0..4 {
            outbox.put(page());
            assert!(outbox.next().is_some(), "all of this may wait");
        }
        outbox.put(vec![0]);
        assert_eq!(outbox.next(), None);
    }

    #[test]
    fn messages_are_written_in_their_order_and_none_after_the_last() {
        let outbox = Outbox::new(LONG);
        for line in [1, 2] {
            outbox.put(vec![line]);
        }
        outbox.close();
        outbox.put(vec![3]);
        assert_eq!([outbox.next(), outbox.next()], [Some(vec![1]), Some(vec![2])]);
        assert!(outbox.took() && outbox.took() && !outbox.took());
        assert_eq!(outbox.next(), None);
        outbox.settle();
    }

    #[test]
    fn who_takes_nothing_is_waited_for_only_so_long() {
        let outbox = Outbox::new(Duration::from_millis(50));
        outbox.put(vec![1]);
        assert_eq!(outbox.next(), Some(vec![1]));
        assert_eq!(outbox.next(), None);
        outbox.settle();
    }
}
