//! The ports of the boards under the hands, opened and let go of as the session asks.

use std::path::PathBuf;

use crate::app::chips;
use crate::app::folders::Folders;
use crate::app::input::{BoardId, Input, Slot};
use crate::config::Settings;
use crate::pegboard::certabo::Chips;
use crate::pegboard::port::Options;
use crate::pegboard::{Address, Lie, Loss, Order, Port, Told};

/// The open ports.
#[derive(Debug)]
pub struct Ports {
    open: Vec<(BoardId, Port)>,
    options: Options,
    chips: PathBuf,
    slot: Slot,
}

impl Ports {
    /// No port is open yet; what boards tell comes into the inbox.
    #[must_use]
    pub fn new(settings: &Settings, folders: &Folders, slot: Slot) -> Self {
        Self { open: Vec::new(), options: options(settings, folders), chips: folders.chips(), slot }
    }

    /// Looks for a board.
    pub fn open(&mut self, id: BoardId, address: Address) {
        let slot = self.slot.clone();
        let named = address.port.clone().unwrap_or_default();
        let tell = move |told| slot.put(Input::Board(id, told));
        match Port::open(address, self.options.clone(), tell) {
            Ok(port) => self.open.push((id, port)),
            Err(error) => {
                let lost = Told::Lost(Loss::Failed(named, error.to_string()));
                self.slot.put(Input::Board(id, lost));
            }
        }
    }

    /// Gives a board an order.
    pub fn order(&self, id: BoardId, order: Order) {
        if let Some((_, port)) = self.open.iter().find(|(open, _)| *open == id) {
            port.order(order);
        }
    }

    /// Lets go of a board.
    pub fn close(&mut self, id: BoardId) {
        self.open.retain(|(open, _)| *open != id);
    }

    /// Boards that are opened from now on lie so.
    pub const fn lie(&mut self, lie: Lie) {
        self.options.lie = Some(lie);
    }

    /// Keeps which chips are which men. What cannot be kept is learned again the next time.
    pub fn keep(&mut self, learned: &Chips) {
        let _ = chips::keep(&self.chips, learned);
        self.options.chips = self.options.chips.iter().chain(learned.iter()).collect();
    }
}

/// How boards are opened by these settings, with the chips that were kept.
#[must_use]
pub fn options(settings: &Settings, folders: &Folders) -> Options {
    Options {
        lie: settings.pegboard_lie,
        chips: chips::load(&folders.chips()),
        clock: settings.pegboard_clock,
    }
}
