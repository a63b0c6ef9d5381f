//! The screen: panes, a focus, keys.
//!
//! One more listener of the same effects. A key becomes a step of the focus or a line as line mode
//! reads it; nothing can be done here that cannot be typed there.

pub mod scene;
