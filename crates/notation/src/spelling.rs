//! How the words are printed that the appendix of the Laws prints without umlauts: its German ones.

/// A way to print them; which words they are, a voice knows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Spelling {
    /// Among sentences of their language as these, and as the Laws have them among others.
    #[default]
    Auto,
    /// With umlauts.
    Umlauts,
    /// As the Laws have them.
    Appendix,
}
