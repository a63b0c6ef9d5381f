//! What can be said now where that is the host's to know: at the desk of a room, for Tab at its terminal.

use serde::{Deserialize, Serialize};

/// What can be said.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum SayableInRoom {
    /// Nothing that has a name: a passphrase is asked for.
    #[default]
    Nothing,
    /// What is said at the desk of a table, which is open.
    AtTable,
    /// These commands of the desk of the room, by the names that are the same in every voice, each with the
    /// numbers of the tables that can follow.
    InRoom(Vec<(String, Vec<u16>)>),
}
