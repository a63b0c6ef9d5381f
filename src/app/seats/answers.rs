//! What the host has found out or done for the desk.

use crate::app::order::Output;
use crate::app::seats::{Seats, Sent};
use crate::archive::SealError;
use crate::laws::At;
use crate::table::{Memo, Place};

impl Seats {
    /// Whether moves can be sealed: there is a key that the passphrase opens.
    #[must_use]
    pub const fn has_key(&self) -> bool {
        self.desk.has_key()
    }

    /// Puts the key of the envelopes on record.
    pub fn keyed(&mut self, at: At, key: String) -> Vec<Sent> {
        let mut sent = Vec::new();
        if !self.has_key() {
            self.minute(at, Place::Desk, Memo::EnvelopeKey(key), &mut sent);
        }
        sent
    }

    /// Takes what was in the envelope, or why it stays closed.
    pub fn unsealed(&mut self, at: At, found: Result<String, SealError>) -> Vec<Sent> {
        let mut sent = Vec::new();
        let Some(from) = self.desk.opens_at() else { return sent };
        let right = match &found {
            Ok(_) => Some(true),
            Err(SealError::WrongPassphrase | SealError::NoPassphrase) => Some(false),
            Err(_) => None,
        };
        if let Some(right) = right {
            self.tries.tried(at, right);
            self.minute(at, from, Memo::EnvelopePassphrase(from, right), &mut sent);
        }
        let acts = self.desk.unsealed(at, found);
        self.spread(at, Place::Desk, acts, &mut sent);
        self.orders(from, &mut sent);
        sent
    }

    /// Says at the desk where the records are, or why they are not written.
    #[must_use]
    pub fn recorded(&self, written: Result<&str, &str>) -> Vec<Sent> {
        let mut sent = Vec::new();
        self.to_desk(&Output::Say(self.desk.recorded(written)), &mut sent);
        sent
    }

    /// Says at the desk where the file for the envelope is, or why it is not written.
    #[must_use]
    pub fn enveloped(&self, written: Result<&str, &str>) -> Vec<Sent> {
        let mut sent = Vec::new();
        self.to_desk(&Output::Say(self.desk.enveloped(written)), &mut sent);
        sent
    }

    /// Hands on what the desk wants of the host for a line that was typed at a place.
    pub(super) fn orders(&mut self, from: Place, sent: &mut Vec<Sent>) {
        let orders = self.desk.orders();
        sent.extend(orders.into_iter().map(|what| Sent { to: from, what }));
    }
}
