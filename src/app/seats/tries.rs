//! Wrong passphrases and codes: who says some in a row waits before the next is looked at, longer each
//! time. Pure.
//!
//! What was said at other places, before a terminal was closed and before the program was started anew
//! counts too. It never takes long: otherwise a player who guesses would keep the arbiter out.

use std::time::Duration;

use crate::laws::At;

/// So many wrong tries in a row cost no time.
const FREE: u32 = 2;

/// The longest pause, as a power of two in seconds.
const LONGEST: u32 = 6;

/// Tries to say one secret.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::app) struct Tries {
    /// How many were wrong since the last right one.
    wrong: u32,
    /// Nothing is looked at before.
    until: At,
}

impl Tries {
    /// One was right, or wrong.
    pub(in crate::app) fn tried(&mut self, at: At, right: bool) {
        if right {
            *self = Self::default();
            return;
        }
        self.wrong = self.wrong.saturating_add(1);
        if let Some(exponent) = self.wrong.checked_sub(FREE + 1) {
            self.until = at + Duration::from_secs(1 << (exponent + 1).min(LONGEST));
        }
    }

    /// The whole seconds until the next one is looked at.
    pub(in crate::app) fn wait(&self, at: At) -> u32 {
        self.until.since(at).as_millis().div_ceil(1000).try_into().unwrap_or(u32::MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn b5_the_pause_grows_to_a_minute_and_ends_with_the_right_word() {
        let (mut tries, mut at) = (Tries::default(), At::from_secs(5));
        let mut pauses = Vec::new();
        for _ in 0..10 {
            tries.tried(at, false);
            pauses.push(tries.wait(at));
            at = at + Duration::from_secs(tries.wait(at).into());
            assert_eq!(tries.wait(at), 0);
        }
        assert_eq!(pauses, [0, 0, 2, 4, 8, 16, 32, 64, 64, 64]);
        tries.tried(at, true);
        tries.tried(at, false);
        assert_eq!(tries.wait(at), 0);
    }
}
