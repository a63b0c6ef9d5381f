//! Who is at the board (FIDE 2023, 6.7).

/// Who is there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Presence {}
