//! Literary braille as the app sees it: by which table, and what is said when there is none.

use crate::app::input::{Input, Slot};
use crate::config::BrailleTable;
use crate::louis::{self, Fault, Table};
use crate::ui::line::Show;
use crate::voices::{Narrator, written};

/// The table that a player has set, or else the one that the voice names for its language.
#[must_use]
pub fn table(set: &BrailleTable, narrator: &Narrator) -> Table {
    match set {
        BrailleTable::Named(name) => Table(name.clone()),
        BrailleTable::Off | BrailleTable::Auto => {
            Table(written(&narrator.talk.sentence("braille-table", &[])))
        }
    }
}

/// Prints texts in Unicode braille. The first fault is told by `slot`; from then on texts are
/// printed as they are.
#[must_use]
pub fn show(table: Table, slot: Slot) -> Show {
    let mut works = true;
    Box::new(move |text| {
        if !works {
            return text;
        }
        louis::print(&table, &text).unwrap_or_else(|fault| {
            works = false;
            slot.put(Input::BrailleLost(reason(fault)));
            text
        })
    })
}

/// The sentence that says why there is no braille.
#[must_use]
pub const fn reason(fault: Fault) -> &'static str {
    match fault {
        Fault::Missing => "reason-louis-missing",
        Fault::Table => "reason-louis-table",
        Fault::Stuck => "reason-louis-stuck",
        Fault::Garbage => "reason-louis-garbage",
    }
}
