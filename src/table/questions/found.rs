//! What is plugged in and set up on the computer of a match: it is offered, not assumed.

use crate::pegboard::Address;

/// What was found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Found {
    /// The boards that have answered, each with its make and port.
    pub boards: Vec<Address>,
    /// The audio outputs by their names.
    pub outputs: Vec<String>,
    /// Whether words can be written in braille.
    pub braille: bool,
}
