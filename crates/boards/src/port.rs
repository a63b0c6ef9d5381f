//! The thread that owns a port. It carries bytes, finds the board and looks for it when it is lost;
//! it decides nothing about chess.

mod fault;
mod line;
mod listed;
mod pace;
mod trial;
mod worker;

#[cfg(test)]
mod tests;

use std::fmt;
use std::io;
use std::sync::mpsc::{Sender, channel};
use std::thread::Builder;

use crate::address::Address;
use crate::board_event::BoardEvent;
use crate::certabo::Chips;
use crate::dgt::DialKind;
use crate::orientation::Orientation;
use crate::report::Order;

pub use listed::{Access, Listed, listed};

use line::Waker;
use worker::Worker;

/// How boards are opened.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// How the board lies; found from the start position if it is not set.
    pub orientation: Option<Orientation>,
    /// The chips that were learned before.
    pub chips: Chips,
    /// The clock at a DGT board, if there is one.
    pub clock: Option<DialKind>,
}

/// A board that is looked for, found, lost and found again until this is dropped. No call waits.
///
/// Dropping it ends the thread and closes the port within moments, which nobody waits for.
pub struct Port {
    orders: Sender<Order>,
    waker: Waker,
}

impl Port {
    /// Looks for a board. `tell` is called on the thread of the port; while it does not return,
    /// nothing is read.
    ///
    /// # Errors
    ///
    /// When the system gives no thread or nothing to wake it with.
    pub fn open(
        address: Address,
        options: Options,
        tell: impl Fn(BoardEvent) + Send + 'static,
    ) -> io::Result<Self> {
        Self::open_among(listed, address, options, tell)
    }

    fn open_among(
        ports: impl Fn() -> Vec<Listed> + Send + 'static,
        address: Address,
        options: Options,
        tell: impl Fn(BoardEvent) + Send + 'static,
    ) -> io::Result<Self> {
        let (orders, inbox) = channel();
        let (waker, sleeper) = line::sleeper()?;
        Builder::new().name("board".into()).spawn(move || {
            Worker::new(address, options, (Box::new(ports), Box::new(tell)), (inbox, sleeper))
                .work();
        })?;
        Ok(Self { orders, waker })
    }

    /// Gives the board an order; a board that cannot carry it out is not told, and while there is no
    /// board nobody is.
    pub fn order(&self, order: Order) {
        // The thread ends only with this handle, unless `tell` panicked, and then nobody listens.
        if self.orders.send(order).is_ok() {
            self.waker.wake();
        }
    }
}

impl fmt::Debug for Port {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Port").finish_non_exhaustive()
    }
}
