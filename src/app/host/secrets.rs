//! Passphrases are looked at on threads of their own: that takes a fraction of a second and a lot of memory,
//! so one goes after the other, and clocks run meanwhile.

use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use zeroize::Zeroizing;

use crate::app::host::{Host, News, Verdict};
use crate::app::seats::Attempt;
use crate::archive::{EnvelopeKey, SealError};
use crate::table::{PassHash, SeatId};

impl Host {
    /// Looks at a passphrase on a thread of its own: that takes a fraction of a second, and clocks
    /// run.
    pub(super) fn verify(
        &self,
        seat: SeatId,
        attempt: Attempt,
        (hash, needs_key): (PassHash, bool),
        tried: Zeroizing<String>,
    ) {
        let slot = self.inbox.through(move |verdict| News::Verified(seat, attempt, verdict));
        let (fallback, turn) = (slot.clone(), Arc::clone(&self.hashing));
        let look = move || {
            let found = in_turn(&turn, || verdict(&hash, &tried, needs_key));
            slot.put(found);
        };
        if thread::Builder::new().name("passphrase".into()).spawn(look).is_err() {
            fallback.put(Verdict::Wrong);
        }
    }

    /// Opens the envelope on a thread of its own.
    pub(super) fn unseal(
        &self,
        seat: SeatId,
        key: EnvelopeKey,
        passphrase: Zeroizing<String>,
        sealed: String,
    ) {
        let slot = self.inbox.through(move |found| News::Unsealed(seat, found));
        let (fallback, turn) = (slot.clone(), Arc::clone(&self.hashing));
        let open = move || {
            let found = in_turn(&turn, || key.open(&passphrase, &sealed));
            slot.put(found);
        };
        if thread::Builder::new().name("envelope".into()).spawn(open).is_err() {
            fallback.put(Err(SealError::NoRandomness));
        }
    }
}

/// Does something when no other thread does such a thing.
pub(super) fn in_turn<T>(turn: &Mutex<()>, work: impl FnOnce() -> T) -> T {
    let _turn = turn.lock().unwrap_or_else(PoisonError::into_inner);
    work()
}

fn verdict(hash: &PassHash, tried: &str, needs_key: bool) -> Verdict {
    if !hash.fits(tried) {
        return Verdict::Wrong;
    }
    Verdict::Right(needs_key.then(|| EnvelopeKey::new(tried).ok()).flatten())
}
