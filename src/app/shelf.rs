//! What a player has in files of their own: endgame tables. They are opened when they are first needed.

use std::path::{Path, PathBuf};

use shakmaty::Chess;

use crate::app::input::LookedUp;
use crate::app::session::PLIES;
use crate::config::{Key, Settings};
use crate::endgames::{Fault, Tables};
use crate::voices::{Narrator, Priority, Utterance};

/// What a player has in files of their own.
#[derive(Debug, Default)]
pub struct Shelf {
    /// The folder of tables that was opened last, and what was found there.
    tables: Option<(String, Option<Tables>)>,
}

impl Shelf {
    /// Looks a position up: what is known, with the line of one of its moves, and what is wrong with the
    /// tables: a folder that cannot be opened is told once.
    pub(in crate::app) fn look_up(
        &mut self,
        settings: &Settings,
        position: &Chess,
        number: usize,
    ) -> (Option<Box<LookedUp>>, Option<Fault>) {
        let Some(folder) = &settings.tables else { return (None, None) };
        let fault = self.open(folder).err();
        let Some((_, Some(tables))) = &self.tables else { return (None, fault) };
        let found = tables.answer(position).and_then(|answer| {
            let Some(answer) = answer else { return Ok(None) };
            let first = answer.moves.get(number);
            let line = first.map(|first| tables.line(position, first.mv, PLIES)).transpose()?;
            Ok(Some(Box::new(LookedUp { answer, line: line.unwrap_or_default() })))
        });
        match found {
            Ok(found) => (found, fault),
            Err(fault) => (None, Some(fault)),
        }
    }

    /// Opens the tables of a folder, unless they are open.
    fn open(&mut self, folder: &str) -> Result<(), Fault> {
        if self.tables.as_ref().is_some_and(|(open, _)| open == folder) {
            return Ok(());
        }
        let (tables, fault) = match Tables::with_folder(&in_full(folder)) {
            Ok(tables) => (Some(tables), Ok(())),
            Err(fault) => (None, Err(fault)),
        };
        self.tables = Some((folder.to_owned(), tables));
        fault
    }

    /// What is found in the folder of tables that was set just now.
    pub(in crate::app) fn has_tables(
        &mut self,
        settings: &Settings,
        narrator: &Narrator,
    ) -> Option<Utterance> {
        self.tables = None;
        let opened = self.open(settings.tables.as_ref()?);
        Some(match (opened, &self.tables) {
            (Ok(()), Some((_, Some(tables)))) => {
                let pieces = [("pieces", tables.most_pieces().into())];
                narrator.say(Priority::Answer, "tables-found", &pieces)
            }
            (Err(fault), _) => told(&fault, narrator, Priority::Answer),
            (Ok(()), _) => return None,
        })
    }
}

/// What is wrong with tables, and what helps.
pub(in crate::app) fn told(fault: &Fault, narrator: &Narrator, priority: Priority) -> Utterance {
    let (id, name) = match fault {
        Fault::Folder(folder) => ("tables-folder", folder.display().to_string()),
        Fault::Empty(folder) => ("tables-none", folder.display().to_string()),
        Fault::Damaged(table) => ("tables-damaged", table.clone()),
    };
    let setting = narrator.talk.setting_name(Key::Tables);
    narrator.say(priority, id, &[("name", name.into()), ("setting", setting.into())])
}

/// A path as a player types it, from his own folder on if it begins with a tilde.
fn in_full(path: &str) -> PathBuf {
    let home = path.strip_prefix("~/").and_then(|rest| Some(dirs::home_dir()?.join(rest)));
    home.unwrap_or_else(|| Path::new(path).to_owned())
}
