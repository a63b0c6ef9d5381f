//! How long words stay on a screen for readers before others take their place by themselves.
//!
//! An engine that answers at once would write its move over the player's own, and no reader is as quick.
//! Not here: what a key brings. Who presses one has moved on.

use std::time::Duration;

use crate::laws::At;
use crate::ui::screen::Brings;

/// No reader misses what stays so long.
const APART: Duration = Duration::from_millis(300);

/// Until when the words that were drawn last stay.
#[derive(Debug, Default)]
pub(super) struct ScreenHold {
    until: Option<At>,
    due: Option<At>,
}

impl ScreenHold {
    /// Whether what there is to see now is not drawn yet.
    pub(super) fn holds(&mut self, at: At, brings: Brings) -> bool {
        let until = self.until.filter(|until| at < *until);
        self.due = until.filter(|_| brings == Brings::Event);
        if self.due.is_none() && brings != Brings::Nothing {
            self.until = Some(at + APART);
        }
        self.due.is_some()
    }

    /// When it is drawn.
    pub(super) const fn due(&self) -> Option<At> {
        self.due
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_comes_by_itself_waits_and_what_a_key_brings_does_not() {
        let mut apart = ScreenHold::default();
        let at = |millis| At::ZERO + Duration::from_millis(millis);
        for (millis, brings, holds, due) in [
            (0, Brings::Event, false, None),
            (2, Brings::Event, true, Some(300)),
            (250, Brings::Event, true, Some(300)),
            (300, Brings::Event, false, None),
            (310, Brings::Answer, false, None),
            (312, Brings::Event, true, Some(610)),
            (400, Brings::Answer, false, None),
            (650, Brings::Nothing, false, None),
            (690, Brings::Event, true, Some(700)),
            (700, Brings::Event, false, None),
        ] {
            assert_eq!(apart.holds(at(millis), brings), holds, "{millis}");
            assert_eq!(apart.due(), due.map(at), "{millis}");
        }
    }
}
