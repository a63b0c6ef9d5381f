//! An open port, and how its thread sleeps until there is something to do.

#[cfg(not(unix))]
mod other;
#[cfg(unix)]
mod unix;

#[cfg(not(unix))]
use other as system;
#[cfg(unix)]
use unix as system;

pub(super) use system::{Line, Sleeper, Waker, sleeper};
