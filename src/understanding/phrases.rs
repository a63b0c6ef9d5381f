//! Questions and requests as players say them: `what is on e4`, where the command is `board e4`.
//!
//! This is the one place where a line that is no name of a command becomes one. What can be said so is
//! data of each voice, `asked.toml`; how a line is compared with it, the voices know.

use crate::command::Command;
use crate::understanding::Understanding;

impl Understanding<'_> {
    /// The command that a line asks for as players say it, and what it is about: `e4` of `what is on e4`.
    pub(super) fn phrased<'l>(&self, line: &'l str) -> Option<(Command, &'l str)> {
        self.narrator.talk.asked(line)
    }
}
