//! Adjournment at the desk: who must seal, the envelope in the arbiter's hands, and its opening
//! (FIDE 2023, Guidelines I).
//!
//! The passphrase of the desk locks the private part of the envelopes' key. It is typed once more to
//! open one, and is kept nowhere.

use shakmaty::uci::UciMove;
use zeroize::Zeroizing;

use crate::app::seats::TableOrder;
use crate::app::seats::desk::Desk;
use crate::app::seats::desk::asking::Asking;
use crate::archive::{EnvelopeKey, SealError, What};
use crate::laws::{At, Contents, Event, Matter};
use crate::notation::NotRead;
use crate::table::Place;
use crate::voices::narrate::quoted;

impl Desk {
    /// The key by which moves are sealed, once there is one.
    pub(in crate::app::seats) const fn key(&self) -> Option<&EnvelopeKey> {
        self.ledger.key.as_ref()
    }

    /// Whether there is a key by which moves can be sealed.
    pub(in crate::app::seats) const fn has_key(&self) -> bool {
        self.ledger.key.is_some()
    }

    /// I.1: tells the player to move to seal.
    pub(super) fn adjourn(&mut self, at: At) -> Vec<TableOrder> {
        if !self.table.adjournment {
            return vec![self.told("desk-no-adjournment", &[])];
        }
        if !self.has_key() {
            return vec![self.told("desk-no-key", &[])];
        }
        let mut acts = self.event(at, Event::AdjournmentAnnounced);
        let seals = self.game.must_seal() && self.game.is_paused();
        acts.extend(seals.then(|| self.told("desk-paused", &[])));
        acts
    }

    /// How an adjourned game goes on: where the sealed move was found to be none, by another.
    pub(super) fn adjourned_said(&self) -> Option<&'static str> {
        let opened = self.ledger.entries().iter().rev().find_map(|entry| match &entry.what {
            What::Event(Event::Opened(_)) => Some(true),
            What::Event(Event::Sealed(..)) => Some(false),
            _ => None,
        });
        let id = if opened == Some(true) { "desk-sealed-again" } else { "desk-adjourned" };
        self.game.is_adjourned().then_some(id)
    }

    /// Whether the sealed move is in the arbiter's hands.
    pub(super) fn is_handed_in(&self, at: At) -> bool {
        self.would_refuse(at, &Event::Adjourned).is_some()
    }

    /// I.7: asks for the passphrase that opens the envelope, if it may be opened now.
    pub(super) fn open_envelope(&mut self, at: At, from: Place) -> Vec<TableOrder> {
        // What is in it does not matter for that.
        if let Some(refused) = self.would_refuse(at, &Event::Opened(Contents::Unreadable)) {
            return vec![refused];
        }
        if !self.has_key() {
            return vec![self.told("desk-no-key", &[])];
        }
        vec![self.ask_passphrase(from, "desk-envelope-passphrase")]
    }

    pub(super) fn ask_passphrase(&mut self, from: Place, id: &str) -> TableOrder {
        self.asking = Some((from, Asking::Passphrase));
        self.orders.push(TableOrder::Secret);
        self.told(id, &[])
    }

    /// The line after that: the passphrase, or nothing.
    pub(super) fn passphrase(&mut self, from: Place, line: &str) -> Vec<TableOrder> {
        self.asking = None;
        let envelope = self.game.envelope().filter(|_| !line.is_empty());
        let (Some(envelope), Some(key)) = (envelope, self.ledger.key.clone()) else {
            return vec![self.told("desk-envelope-closed", &[])];
        };
        self.asking = Some((from, Asking::Opening));
        let (passphrase, sealed) = (Zeroizing::new(line.to_owned()), envelope.sealed);
        self.orders.push(TableOrder::Unseal { key, passphrase, sealed });
        Vec::new()
    }

    /// Takes what was in the envelope. A move is made; anything else loses the game (I.8), so the
    /// arbiter hears it first and is asked.
    pub(in crate::app::seats) fn unsealed(
        &mut self,
        at: At,
        found: Result<String, SealError>,
    ) -> Vec<TableOrder> {
        let Some((from, Asking::Opening)) = self.asking.take() else { return Vec::new() };
        let text = match found {
            Ok(text) => text,
            Err(SealError::WrongPassphrase | SealError::NoPassphrase) => {
                return vec![self.ask_passphrase(from, "desk-envelope-wrong")];
            }
            Err(_) => return vec![self.told("desk-envelope-damaged", &[])],
        };
        match self.contents(&text) {
            contents @ Contents::Move(uci) if uci.to_move(self.game.position()).is_ok() => {
                self.open_late(at, from, Event::Opened(contents))
            }
            contents => {
                let id = match contents {
                    Contents::Ambiguous => "desk-sealed-ambiguous",
                    Contents::Unreadable | Contents::Move(_) => "desk-sealed-unreadable",
                };
                let values = [("text", quoted(&text).into())];
                let what = self.narrator.talk.sentence(id, &values);
                self.unplayable(at, from, Event::Opened(contents), what)
            }
        }
    }

    /// Who is too late, or has no time left, loses by this unless the sealed move has ended the game:
    /// so it is asked for.
    fn open_late(&mut self, at: At, from: Place, opened: Event) -> Vec<TableOrder> {
        if self.game.matters().contains(&Matter::Envelope) {
            self.weigh(at, from, opened)
        } else {
            self.event(at, opened)
        }
    }

    fn contents(&self, text: &str) -> Contents {
        let uci = text.trim().parse::<UciMove>().ok();
        match (uci, self.legal_move(text)) {
            (Some(uci), _) => Contents::Move(uci),
            (None, Ok(mv)) => Contents::Move(mv.to_uci(self.game.mode())),
            (None, Err(NotRead::Ambiguous(_))) => Contents::Ambiguous,
            (None, Err(_)) => Contents::Unreadable,
        }
    }

    /// I.10: the envelope is lost. With the move on which the players agree the game goes on, without
    /// it is cancelled.
    pub(super) fn envelope_lost(&mut self, at: At, from: Place, rest: &str) -> Vec<TableOrder> {
        if rest.is_empty() {
            let what = self.narrator.talk.sentence("desk-lost-annuls", &[]);
            return self.sure(at, from, Event::EnvelopeLost(None), what);
        }
        match self.legal_move(rest) {
            Ok(mv) => {
                let uci = mv.to_uci(self.game.mode());
                self.event(at, Event::EnvelopeLost(Some(uci)))
            }
            Err(not_read) => vec![TableOrder::say(self.narrator.not_read(&not_read))],
        }
    }
}
