//! Literary braille as the app sees it: by which table, and what is said when there is none.

use crate::app::input::{FromTerminal, InboxSlot};
use crate::config::BrailleTable;
use crate::louis::{self, Fault, Table};
use crate::notation::braille::cell::Cell;
use crate::notation::braille::text;
use crate::ui::line::Show;
use crate::voices::{Narrator, Priority, Utterance};

/// The table that a player has set, or else the one that the voice names for its language. Where it
/// names none, those of liblouis write what cannot be read back; of a language of which nothing is
/// said, liblouis may know one.
#[must_use]
pub fn table(set: &BrailleTable, narrator: &Narrator) -> Table {
    match set {
        BrailleTable::Named(name) => Table(name.clone()),
        BrailleTable::Off | BrailleTable::Auto => {
            let talk = &narrator.talk;
            let own = talk.fact("braille-table").map(Table);
            own.unwrap_or_else(|| {
                if talk.has_sentence("braille-table") {
                    Table::none()
                } else {
                    Table(format!("language:{}", talk.language().tag()))
                }
            })
        }
    }
}

/// The table for pages, which are only written: it need not read back what it writes.
fn table_for_pages(set: &BrailleTable, narrator: &Narrator) -> Table {
    let of_pages = || narrator.talk.fact("braille-page-table").map(Table);
    match (set, table(set, narrator)) {
        (BrailleTable::Auto, none) if none == Table::none() => of_pages().unwrap_or(none),
        (_, table) => table,
    }
}

/// Prints texts in Unicode braille. The first fault is told by `slot`; from then on texts are
/// printed as they are.
#[must_use]
pub fn show(table: Table, slot: InboxSlot<FromTerminal>) -> Show {
    let mut works = true;
    Box::new(move |text| {
        if !works {
            return text;
        }
        louis::print(&table, &text).unwrap_or_else(|fault| {
            works = false;
            slot.put(FromTerminal::BrailleLost(reason(fault)));
            text
        })
    })
}

/// The sentence that says why there is no braille.
#[must_use]
pub const fn reason(fault: Fault) -> &'static str {
    match fault {
        // The package has this name on Debian and what is made of it.
        Fault::Missing if cfg!(not(target_os = "linux")) => "reason-louis-absent",
        Fault::Missing => "reason-louis-missing",
        Fault::Unfit => "reason-louis-unfit",
        Fault::Table => "reason-louis-table",
        Fault::Stuck => "reason-louis-stuck",
        Fault::Garbage => "reason-louis-garbage",
    }
}

/// Writes words in cells: by a table, or sign by sign.
#[derive(Debug)]
pub struct Writer<'a> {
    narrator: &'a Narrator,
    /// None any more after its first fault.
    table: Option<Table>,
    /// Whether it is told that words are left out.
    leaves_out: bool,
    /// What is to be told of the table: its fault, or what it cannot write.
    pub told: Vec<Utterance>,
}

impl<'a> Writer<'a> {
    /// By the table that is set, or sign by sign if none is.
    #[must_use]
    pub fn new(set: &BrailleTable, narrator: &'a Narrator) -> Self {
        let table = (*set != BrailleTable::Off).then(|| table_for_pages(set, narrator));
        Self { narrator, table, leaves_out: false, told: Vec::new() }
    }

    /// Each text in cells; the first fault of the table is noted, and from then on it is not used.
    pub fn cells(&mut self, texts: &[String]) -> Vec<Vec<Cell>> {
        let lines: Vec<&str> = texts.iter().map(String::as_str).collect();
        let Some(table) = &self.table else {
            return lines.iter().map(|line| self.cells_of(line)).collect();
        };
        match louis::translate(table, &lines) {
            Ok(translated) => {
                let cells = translated.iter().map(|cells| cells.as_deref().and_then(six_dots));
                self.filled(&lines, cells)
            }
            Err(fault) => {
                let reason = self.narrator.word(reason(fault));
                let values = [("table", table.0.as_str().into()), ("reason", reason)];
                self.told.push(self.narrator.say(Priority::Answer, "braille-plain", &values));
                self.table = None;
                self.cells(texts)
            }
        }
    }

    /// A text sign by sign. That letters have no cells is told once.
    fn cells_of(&mut self, text: &str) -> Vec<Cell> {
        if text.contains(text::is_left_out) && !self.leaves_out {
            self.leaves_out = true;
            let left: String = text.chars().filter(|&c| c == ' ' || text::is_left_out(c)).collect();
            let values = [("text", left.trim().into())];
            self.told.push(self.narrator.say(Priority::Answer, "braille-left-out", &values));
        }
        let talk = &self.narrator.talk;
        text::cells_with(talk.cells(), talk.folding(), text)
    }

    /// Fills in what the table could not write, and tells the first of it.
    fn filled(
        &mut self,
        lines: &[&str],
        cells: impl Iterator<Item = Option<Vec<Cell>>>,
    ) -> Vec<Vec<Cell>> {
        let mut missing = None;
        let fill = |(line, cells): (&&str, Option<Vec<Cell>>)| {
            cells.unwrap_or_else(|| {
                missing.get_or_insert((*line).to_owned());
                self.cells_of(line)
            })
        };
        let filled = lines.iter().zip(cells).map(fill).collect();
        if let (Some(line), Some(table)) = (missing, &self.table) {
            let values = [("table", table.0.as_str().into()), ("text", line.into())];
            self.told.push(self.narrator.say(Priority::Answer, "braille-signs", &values));
        }
        filled
    }
}

/// Unicode braille as cells; `None` if it has eight dots, which no embosser's file can hold.
fn six_dots(text: &str) -> Option<Vec<Cell>> {
    text.chars().map(Cell::from_unicode).collect()
}
