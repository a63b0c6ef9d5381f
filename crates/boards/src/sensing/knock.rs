//! Whether a board was knocked: more pieces gone at once than hands take.
//!
//! Two hands take two pieces: one's own and the one that is captured, or king and rook. Where three
//! more pieces have gone within [`AT_ONCE`] than have come, no hand has taken them. A piece that
//! came a little earlier counts as well: he may have been seen on his new square first.

use std::collections::VecDeque;
use std::time::Duration;

use crate::sensing::sensors::Moment;

/// A hand needs longer from one piece to the next.
const AT_ONCE: Duration = Duration::from_millis(300);

/// What has gone and come lately.
#[derive(Clone, Debug, Default)]
pub(super) struct Knock {
    flips: VecDeque<(Moment, i8)>,
}

impl Knock {
    /// A piece has gone (1) or come (-1); whether that was one too many.
    pub(super) fn flip(&mut self, when: Moment, gone: i8) -> bool {
        let limit = |gone: i8| if gone > 0 { AT_ONCE } else { AT_ONCE * 2 };
        self.flips.retain(|(earlier, gone)| when.since(*earlier) <= limit(*gone));
        self.flips.push_back((when, gone));
        gone > 0 && self.flips.iter().map(|(_, gone)| gone).sum::<i8>() >= 3
    }

    pub(super) fn forget(&mut self) {
        self.flips.clear();
    }
}
