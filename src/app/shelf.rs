//! What a player has in files of their own: endgame tables and an opening book. They are opened when they
//! are first needed.

use std::cmp::Reverse;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use crate::laws::Position;
use shakmaty::Position as _;

use crate::app::input::{Booked, LookedUp};
use crate::app::session::PLIES;
use crate::archive::{Archive, Listed, Owner, PlayedGame, Query};
use crate::book::{self, Book};
use crate::clean;
use crate::config::{self, Key, Settings};
use crate::endgames::{self, Tables};
use crate::opened;
use crate::voices::{Narrator, Priority, Utterance};

/// The most bytes of an opening book; the largest that are passed round have half of it.
const MOST_OF_BOOK: u64 = 1 << 30;

/// Of how many games the moves are told: as many as are read while nobody notices.
const GAMES: usize = 300;

/// What a player has in files of their own.
#[derive(Debug, Default)]
pub struct Shelf {
    /// The folder of tables that was opened last, and what was found there.
    tables: Option<(String, Option<Tables>)>,
    /// The file of a book that was opened last, and what was found there.
    book: Option<(String, Option<Book>)>,
}

/// What is wrong with a book.
#[derive(Debug)]
pub(in crate::app) enum BookFault {
    /// It cannot be read; the sentence that says why.
    Unreadable(&'static str),
    /// It is no book.
    Wrong(book::Fault),
}

/// What is wrong with a file of the player's.
#[derive(Debug)]
pub(in crate::app) enum Fault {
    /// With tables.
    Tables(endgames::Fault),
    /// With the book of this name.
    Book(String, BookFault),
}

impl Shelf {
    /// Looks a position up: what is known, with the line of one of its moves, and what is wrong with the
    /// tables: a folder that cannot be opened is told once.
    pub(in crate::app) fn look_up(
        &mut self,
        settings: &Settings,
        position: &Position,
        number: usize,
    ) -> (Option<Box<LookedUp>>, Option<Fault>) {
        let Some(folder) = &settings.tables else { return (None, None) };
        let fault = self.open_tables(folder).err();
        let Some((_, Some(tables))) = &self.tables else { return (None, fault) };
        let found = tables.answer(position).and_then(|answer| {
            let Some(answer) = answer else { return Ok(None) };
            let first = answer.moves.get(number);
            let line = first.map(|first| tables.line(position, first.mv, PLIES)).transpose()?;
            Ok(Some(Box::new(LookedUp { answer, line: line.unwrap_or_default() })))
        });
        match found {
            Ok(found) => (found, fault),
            Err(fault) => (None, Some(Fault::Tables(fault))),
        }
    }

    /// The book that is set, and what is wrong with it: that is told once.
    pub(in crate::app) fn book(&mut self, settings: &Settings) -> (Option<&Book>, Option<Fault>) {
        match &settings.book {
            config::BookChoice::Off => (None, None),
            config::BookChoice::Builtin => (Some(Book::built_in()), None),
            config::BookChoice::File(file) => {
                let fault = self.open_book(file).err();
                (self.book.as_ref().and_then(|(_, book)| book.as_ref()), fault)
            }
        }
    }

    /// What is wrong with the tables and the book that are set.
    pub(in crate::app) fn faults(&mut self, settings: &Settings) -> Vec<Fault> {
        let tables = settings.tables.as_ref().and_then(|folder| self.open_tables(folder).err());
        // The one that is compiled in is whole, and not unpacked before somebody plays by it.
        let is_own = matches!(settings.book, config::BookChoice::File(_));
        let book = is_own.then(|| self.book(settings).1).flatten();
        tables.into_iter().chain(book).collect()
    }

    /// What is found in the folder of tables that was set just now, or what is wrong with it or with the
    /// book.
    pub(in crate::app) fn has(
        &mut self,
        key: Key,
        settings: &Settings,
        narrator: &Narrator,
    ) -> Option<Utterance> {
        if key == Key::Book {
            self.book = None;
            let (_, fault) = self.book(settings);
            return Some(fault?.told(narrator, Priority::Answer));
        }
        self.tables = None;
        if let Err(fault) = self.open_tables(settings.tables.as_ref()?) {
            return Some(fault.told(narrator, Priority::Answer));
        }
        let (_, tables) = self.tables.as_ref()?;
        let pieces = [("pieces", tables.as_ref()?.most_pieces().into())];
        Some(narrator.say(Priority::Answer, "tables-found", &pieces))
    }

    /// Opens the tables of a folder, unless they are open.
    fn open_tables(&mut self, folder: &str) -> Result<(), Fault> {
        if self.tables.as_ref().is_some_and(|(open, _)| open == folder) {
            return Ok(());
        }
        let opened = Tables::with_folder(&in_full(folder));
        let (tables, fault) = split(opened.map_err(Fault::Tables));
        self.tables = Some((folder.to_owned(), tables));
        fault
    }

    /// Opens a book, unless it is open.
    fn open_book(&mut self, file: &str) -> Result<(), Fault> {
        if self.book.as_ref().is_some_and(|(open, _)| open == file) {
            return Ok(());
        }
        let wrong = |fault| Fault::Book(file.to_owned(), fault);
        let bytes = opened::bytes(&in_full(file), MOST_OF_BOOK)
            .map_err(|error| wrong(BookFault::Unreadable(unreadable(&error))));
        let read =
            |bytes: Vec<u8>| Book::read(&bytes).map_err(|fault| wrong(BookFault::Wrong(fault)));
        let (book, fault) = split(bytes.and_then(read));
        self.book = Some((file.to_owned(), book));
        fault
    }
}

impl Fault {
    /// What is wrong, and what helps.
    pub(in crate::app) fn told(&self, narrator: &Narrator, priority: Priority) -> Utterance {
        let (id, name, key) = match self {
            Self::Tables(endgames::Fault::Folder(folder)) => {
                ("tables-folder", clean::name(folder), Key::Tables)
            }
            Self::Tables(endgames::Fault::Empty(folder)) => {
                ("tables-none", clean::name(folder), Key::Tables)
            }
            Self::Tables(endgames::Fault::Damaged(table)) => {
                ("tables-damaged", table.clone(), Key::Tables)
            }
            Self::Book(file, fault) => {
                let id = match fault {
                    BookFault::Unreadable(_) => "book-unreadable",
                    BookFault::Wrong(book::Fault::Size) => "book-cut",
                    BookFault::Wrong(book::Fault::Empty | book::Fault::NoOpening) => "book-none",
                };
                (id, clean::name(Path::new(file)), Key::Book)
            }
        };
        let setting = narrator.talk.setting_name(key);
        let mut values = vec![("name", name.into()), ("setting", setting.into())];
        if let Self::Book(_, BookFault::Unreadable(reason)) = self {
            values.push(("reason", narrator.word(reason)));
        }
        narrator.say(priority, id, &values)
    }
}

/// The sentence that says why a file cannot be read.
fn unreadable(error: &io::Error) -> &'static str {
    match error.kind() {
        ErrorKind::NotFound | ErrorKind::NotADirectory => "match-reason-missing",
        ErrorKind::IsADirectory => "reason-is-folder",
        ErrorKind::PermissionDenied => "match-reason-denied",
        ErrorKind::FileTooLarge => "reason-too-large",
        ErrorKind::InvalidFilename => "reason-too-long",
        opened::SPECIAL => "reason-special",
        _ => "reason-unknown",
    }
}

/// The moves that are played in a position, by a book and by how many games have reached what follows.
pub(in crate::app) fn booked(
    book: Option<&Book>,
    position: &Position,
    reached: impl Fn(&Position) -> usize,
) -> Vec<Booked> {
    let played = book.map(|book| book.moves(position)).unwrap_or_default();
    let all: u32 = played.iter().map(|played| u32::from(played.weight)).sum();
    let mut booked = Vec::new();
    for mv in position.legal_moves() {
        let mut after = position.clone();
        after.play_unchecked(mv);
        let known = played.iter().find(|played| played.mv == mv);
        let share = known.map_or(0, |known| (u32::from(known.weight) * 1000 / all).max(1));
        let games = reached(&after);
        if share > 0 || games > 0 {
            booked.push(Booked { mv, share, games });
        }
    }
    booked.sort_by_key(|booked| Reverse((booked.share, booked.games)));
    booked
}

/// The moves of the games of chess that were played last, the newest first; one that cannot be read has none.
pub(in crate::app) fn games(archive: &Archive, owner: &Owner) -> Vec<PlayedGame> {
    let newest = Query { limit: Some(GAMES), ..Query::default() };
    let found = archive.search(&newest, owner).map(|page| page.games).unwrap_or_default();
    let read = |listed: Listed| {
        let tree = archive.open_score(listed.id, owner).ok()?.tree;
        tree.start().chess()?;
        let moves = tree.main().filter_map(|node| tree.mv(node)).collect();
        let (game, side) = (listed.id, listed.own);
        Some(PlayedGame { game, side, start: tree.start().clone(), moves })
    };
    found.into_iter().filter_map(read).collect()
}

fn split<T>(opened: Result<T, Fault>) -> (Option<T>, Result<(), Fault>) {
    match opened {
        Ok(opened) => (Some(opened), Ok(())),
        Err(fault) => (None, Err(fault)),
    }
}

/// A path as a player types it, from his own folder on if it begins with a tilde.
pub(in crate::app) fn in_full(path: &str) -> PathBuf {
    let home = path.strip_prefix("~/").and_then(|rest| Some(dirs::home_dir()?.join(rest)));
    home.unwrap_or_else(|| Path::new(path).to_owned())
}
