//! What makes an act of home one.

/// Somebody is at home. Only who has asked the occasion has it, and no seat of a match gives it: so nothing
/// that is done at home alone can be wanted or promised there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AtHome(pub(super) ());
