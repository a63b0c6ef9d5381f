//! Orders to the thread that draws.

use std::sync::mpsc::Sender;

use crate::ui::line::Show;

/// What the painter's thread is told.
pub(in crate::ui::screen) enum Order {
    Draw,
    Show(Option<Show>),
    /// Gives the terminal back until it is entered again.
    Leave(Sender<()>),
    /// Takes the terminal and draws everything again.
    #[cfg_attr(not(unix), expect(dead_code, reason = "only Unix stops a program"))]
    Enter,
    /// Draws everything again with the next scene.
    Redraw,
    /// Prints a line on the terminal that was given back.
    Print(String),
}
