//! What changes in how things are said, and in what is set.

use crate::command::Hearing;
use crate::config::{Key, Settings};
use crate::notation::Page;
use crate::understanding::About;

/// What changes in how things are said, or is asked of what is set.
#[derive(Debug)]
pub(in crate::app::session) enum Adjust {
    /// By a command, and what that is about.
    Hearing(Hearing, About),
    /// The settings are told: all, those that belong together, or one.
    Settings(About),
    /// A setting is this from now on or from the next game on; and all settings with it.
    Set(Key, String, Box<Settings>),
    /// Positions are written so for fingers.
    Page(Page),
}
