//! A key as it is pressed: what it is, and what is held down with it.

/// What is pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[expect(missing_docs, reason = "keys are named as they are written on them")]
pub enum Code {
    /// A sign, as the terminal gives it: `K` is Shift and k.
    Char(char),
    Up,
    Down,
    Left,
    Right,
    Home,
    End,
    PageUp,
    PageDown,
    Insert,
    Delete,
    Backspace,
    Enter,
    Escape,
    Tab,
    /// The middle key of the numeric block without NumLock.
    Begin,
    F(u8),
}

/// A key with what is held down with it.
///
/// Shift is written only where the sign does not show it: `shift+up`, but `K`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Chord {
    /// The key.
    pub code: Code,
    /// Control is held down.
    pub control: bool,
    /// Alt is held down.
    pub alt: bool,
    /// Shift is held down, with a key that gives no sign.
    pub shift: bool,
}
