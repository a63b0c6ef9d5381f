//! What the host has found out or done for the desk.

use crate::app::order::Output;
use crate::app::seats::{Seats, Sent, TableOrder};
use crate::archive::SealError;
use crate::laws::At;
use crate::table::{Memo, Place};

impl Seats {
    /// Whether moves can be sealed: there is a key that the passphrase opens.
    #[must_use]
    pub const fn has_key(&self) -> bool {
        self.desk.key().is_some()
    }

    /// Puts the key of the envelopes on record.
    pub fn take_key(&mut self, at: At, key: String) -> Vec<Sent> {
        let mut sent = Vec::new();
        if !self.has_key() {
            self.put_on_record(at, Place::Desk, Memo::EnvelopeKey(key), &mut sent);
        }
        sent
    }

    /// Takes what was in the envelope, or why it stays closed.
    pub fn take_unsealed(&mut self, at: At, found: Result<String, SealError>) -> Vec<Sent> {
        let mut sent = Vec::new();
        let Some(from) = self.desk.opens_at() else { return sent };
        let right = match &found {
            Ok(_) => Some(true),
            Err(SealError::WrongPassphrase | SealError::NoPassphrase) => Some(false),
            Err(
                SealError::DamagedEnvelope
                | SealError::DamagedKey
                | SealError::TooLong
                | SealError::NoRandomness,
            ) => None,
        };
        if let Some(right) = right {
            self.doors.tried(at, right);
            self.put_on_record(at, from, Memo::EnvelopePassphrase(from, right), &mut sent);
        }
        let done = self.desk.unsealed(at, from, found);
        self.desk_does(at, from, done, &mut sent);
        sent
    }

    /// Says at the desk where the records are, or why they are not written.
    #[must_use]
    pub fn tell_recorded(&mut self, written: Result<&str, &str>) -> Vec<Sent> {
        let mut sent = Vec::new();
        let said = Output::Say(self.desk.recorded(written));
        self.tell_desk(&said, &mut sent);
        sent
    }

    /// Says at the desk where the file for the envelope is, or why it is not written.
    #[must_use]
    pub fn tell_enveloped(&mut self, written: Result<&str, &str>) -> Vec<Sent> {
        let mut sent = Vec::new();
        let said = Output::Say(self.desk.enveloped(written));
        self.tell_desk(&said, &mut sent);
        sent
    }

    /// Sends what the desk does for a line that was typed at a place. What it wants of the host for that
    /// comes last, and is for that place alone.
    pub(super) fn desk_does(
        &mut self,
        at: At,
        from: Place,
        done: Vec<TableOrder>,
        sent: &mut Vec<Sent>,
    ) {
        let (of_host, done) = done.into_iter().partition(TableOrder::is_of_host);
        self.publish(at, Place::Desk, done, sent);
        let of_host: Vec<TableOrder> = of_host;
        sent.extend(of_host.into_iter().map(|what| Sent { to: from, what }));
    }
}
