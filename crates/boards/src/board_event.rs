//! What comes from the thread of a port.

use crate::certabo::Chips;
use crate::make::Make;
use crate::report::Report;

/// What comes from the thread of a port.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardEvent {
    /// A board has answered for the first time, or again after it was lost: its make and its port.
    /// How it stands comes as a report.
    Found(Make, String),
    /// What the board tells.
    Report(Report),
    /// Whether it tells several things at once, as a board does that was away: until they are told, none
    /// of them is how things stand.
    CatchesUp(bool),
    /// Which chips are which pieces, as the board has learned them; to be kept for the next time.
    Chips(Chips),
    /// There is no board now. It is looked for again and again.
    Lost(Loss),
}

/// Why there is no board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Loss {
    /// No port has a board.
    NoBoard,
    /// There is no such port; that of a cable that was pulled is gone.
    NoPort(String),
    /// What has this name is there, but is no serial port.
    NotSerial(String),
    /// Another program has this port.
    Busy(String),
    /// This user may not use the port; the group to join, where there is one.
    Denied(String, Option<String>),
    /// Nothing on this port answers as a board of the make would.
    NoAnswer(String),
    /// A board of another make answers on this port than the one that was named.
    OtherMake(String, Make),
    /// Something speaks on this port all the time, and it is no board.
    Babble(String),
    /// A board of the protocol, but of a version that is not known; or what is said comes back.
    Stranger(String),
    /// Anything else, in the words of the system.
    Failed(String, String),
}
