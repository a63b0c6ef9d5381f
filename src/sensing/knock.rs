//! Whether a board was knocked: more men gone at once than hands take.
//!
//! Two hands take two men: one's own and the one that is captured, or king and rook. Where three
//! more men have gone than come within [`AT_ONCE`], no hand has taken them.

use std::collections::VecDeque;
use std::time::Duration;

use crate::sensing::sensors::When;

/// A hand needs longer from one man to the next.
const AT_ONCE: Duration = Duration::from_millis(300);

/// What has gone and come lately.
#[derive(Clone, Debug, Default)]
pub(super) struct Knock {
    flips: VecDeque<(When, i8)>,
}

impl Knock {
    /// A man has gone (1) or come (-1); whether that was one too many.
    pub(super) fn flip(&mut self, when: When, gone: i8) -> bool {
        self.flips.retain(|(earlier, _)| when.since(*earlier) <= AT_ONCE);
        self.flips.push_back((when, gone));
        self.flips.iter().map(|(_, gone)| gone).sum::<i8>() >= 3
    }

    pub(super) fn forget(&mut self) {
        self.flips.clear();
    }
}
