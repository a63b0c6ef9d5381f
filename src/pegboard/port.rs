//! The thread that owns a port. It carries bytes and decides nothing.

use std::path::PathBuf;

use crate::pegboard::address::Address;
use crate::pegboard::certabo::Chips;
use crate::pegboard::lie::Lie;
use crate::pegboard::report::Order;
use crate::pegboard::told::Told;

/// How boards are opened.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// How the board lies; found from the start position if it is not set.
    pub lie: Option<Lie>,
    /// The chips that were learned before.
    pub chips: Chips,
    /// Where locks of ports are looked for and left.
    pub locks: Option<PathBuf>,
}

/// A board that is looked for, found, lost and found again until this is dropped. No call waits.
#[derive(Debug)]
pub struct Port {}

impl Port {
    /// Looks for a board.
    ///
    /// # Errors
    ///
    /// When no thread can be started.
    pub fn open(
        _address: Address,
        _options: Options,
        _tell: impl Fn(Told) + Send + 'static,
    ) -> std::io::Result<Self> {
        Ok(Self {})
    }

    /// Gives the board an order; a board that cannot carry it out is not told.
    pub fn order(&self, _order: Order) {}
}
