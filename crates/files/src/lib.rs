//! Files as this program opens, keeps and reads them.
//!
//! What lies in a folder may be a pipe, a device or a link that somebody else has put there, and what
//! a player has written may have mistakes. Here is how a file is opened without waiting, how one is
//! kept from others, and how the lines of a data file are read so that a mistake costs one of them.

pub use touchmove_clean as clean;

pub mod refused;
pub mod opened;
pub mod private;
pub mod lock;
pub mod datafile;
