//! The ports of the boards under the hands, opened and let go of as the session asks.

use std::path::PathBuf;

use crate::app::chips;
use crate::app::folders::Folders;
use crate::app::input::{BoardId, InboxSlot};
use crate::app::order::BoardOrder;
use crate::config::Settings;
use crate::pegboard::certabo::Chips;
use crate::pegboard::port::Options;
use crate::pegboard::{Address, BoardEvent, Loss, Order, Port};

/// The open ports.
#[derive(Debug)]
pub struct Ports {
    open: Vec<(BoardId, Port)>,
    options: Options,
    chips: PathBuf,
    slot: InboxSlot<(BoardId, BoardEvent)>,
}

impl Ports {
    /// No port is open yet; what boards tell comes by `slot`.
    #[must_use]
    pub fn new(
        settings: &Settings,
        folders: &Folders,
        slot: InboxSlot<(BoardId, BoardEvent)>,
    ) -> Self {
        Self { open: Vec::new(), options: options(settings, folders), chips: folders.chips(), slot }
    }

    /// Carries out an order about boards.
    pub fn carry_out(&mut self, order: BoardOrder) {
        match order {
            BoardOrder::Open(id, address) => self.open(id, address),
            BoardOrder::Tell(id, order) => self.tell(id, order),
            BoardOrder::Close(id) => self.open.retain(|(open, _)| *open != id),
            BoardOrder::Orientation(orientation) => self.options.orientation = Some(orientation),
            BoardOrder::Keep(chips) => self.keep(&chips),
        }
    }

    fn open(&mut self, id: BoardId, address: Address) {
        let slot = self.slot.clone();
        let named = address.port.clone().unwrap_or_default();
        let tell = move |told| slot.put((id, told));
        match Port::open(address, self.options.clone(), tell) {
            Ok(port) => self.open.push((id, port)),
            Err(error) => {
                let lost = BoardEvent::Lost(Loss::Failed(named, error.to_string()));
                self.slot.put((id, lost));
            }
        }
    }

    fn tell(&self, id: BoardId, order: Order) {
        if let Some((_, port)) = self.open.iter().find(|(open, _)| *open == id) {
            port.order(order);
        }
    }

    /// What cannot be kept is learned again the next time.
    fn keep(&mut self, learned: &Chips) {
        let _ = chips::keep(&self.chips, learned);
        self.options.chips = self.options.chips.iter().chain(learned.iter()).collect();
    }
}

/// How boards are opened by these settings, with the chips that were kept.
#[must_use]
pub fn options(settings: &Settings, folders: &Folders) -> Options {
    Options {
        orientation: settings.pegboard_orientation,
        chips: chips::load(&folders.chips()),
        clock: settings.pegboard_clock,
    }
}
