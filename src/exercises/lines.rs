//! Which openings and which puzzles of their own games a player can practise: their list, and how they
//! begin.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::Color;

use crate::command::Command;
use crate::exercises::begun::{Asking, Begun};
use crate::exercises::repertoire::{Book, Openings};
use crate::exercises::solving::{faults_said, puzzles_new};
use crate::exercises::worded::{color_named, denied, is_said};
use crate::lessons::file_name;
use crate::repertoires::{FOLDER, Own, Slip};
use crate::voices::narrate::quoted;
use crate::voices::{Lines, Narrator, Span};

impl Asking<'_> {
    /// All openings that can be practised, and how much of each is due.
    fn lists_openings(&self) -> Begun {
        let narrator = self.narrator;
        let tried = self.known.tried();
        let now = self.known.now(self.at);
        let lines: Lines = self.books().map(|book| book.line(tried, now, narrator)).collect();
        let command = narrator.talk.command_name(Command::Repertoire);
        let values = [("repertoire", command.into()), ("folder", FOLDER.into())];
        let id = if lines.is_empty() { "repertoire-none" } else { "repertoire-list" };
        let wrong = self.known.brought.openings.iter().flat_map(|own| wrong_said(own, narrator));
        let closed = self.known.brought.stock.closed(FOLDER);
        let denied = closed.map(|folder| denied(&folder, narrator));
        // Whose folder is closed may have put a file there.
        let heading =
            (denied.is_none() || !lines.is_empty()).then(|| narrator.talk.sentence(id, &values));
        let lines = denied.into_iter().chain(wrong).chain(heading).chain(lines).collect();
        Begun::Told(lines)
    }

    /// All openings: those of files, and those of the player's own games with each side.
    fn books(&self) -> impl Iterator<Item = Book> {
        let files = self.known.brought.openings.iter().filter_map(|own| Book::of_file(own, None));
        let games = &self.known.games;
        files.chain(Color::ALL.into_iter().filter_map(|side| Book::of_games(games, side)))
    }

    /// Where something new is: openings of which something is to be asked, else puzzles.
    pub(crate) fn what_is_new(&self) -> Vec<Span> {
        let narrator = self.narrator;
        let (tried, now) = (self.known.tried(), self.known.now(self.at));
        let Some(book) = self.books().find(|book| book.due(tried, now) > 0) else {
            return puzzles_new(narrator);
        };
        let command = narrator.talk.command_name(Command::Repertoire);
        let named = format!("{command} {}", book.source.written(narrator));
        narrator.talk.sentence("due-lines", &[("repertoire", named.into())])
    }

    /// Openings of these words: the name of a file, or that of one's own games; and a side, if one is
    /// named last.
    pub(crate) fn begins_openings(&self, rest: &str) -> Begun {
        let narrator = self.narrator;
        if rest.is_empty() {
            return self.lists_openings();
        }
        let (name, last) = rest.rsplit_once(' ').unwrap_or((rest, ""));
        let (name, side) = match color_named(last, narrator) {
            Ok(side @ Some(_)) => (name, side),
            Ok(None) | Err(()) => (rest, None),
        };
        let file = |own: &&Own| {
            [own.name.as_str(), file_name(&own.file)]
                .iter()
                .any(|own| narrator.talk.same(own, name))
        };
        let (book, wrong) = match self.known.brought.openings.iter().find(file) {
            Some(own) => (Book::of_file(own, side), wrong_said(own, narrator)),
            None if is_said("repertoire-games", name, narrator) => {
                (self.book_of_games(side), Lines::new())
            }
            None => return Begun::Told(self.no_openings(name)),
        };
        let named = [("name", quoted(name).into())];
        let tried = self.known.tried();
        let begun = match book.map(|book| Openings::new(book, tried, self.known.now(self.at))) {
            Some(Some(openings)) => Begun::begins(openings),
            Some(None) => Begun::Told(vec![
                narrator.talk.sentence("repertoire-rests", &named),
                self.what_is_new(),
            ]),
            None => self.refused("repertoire-empty", &named),
        };
        begun.after(wrong)
    }

    /// That no openings are known by this name.
    fn no_openings(&self, name: &str) -> Lines {
        let narrator = self.narrator;
        let stock = &self.known.brought.stock;
        if let Some(folder) = stock.closed(FOLDER) {
            return vec![denied(&folder, narrator)];
        }
        let values = [
            ("word", quoted(name).into()),
            ("repertoire", narrator.talk.command_name(Command::Repertoire).into()),
        ];
        let folder = [("folder", stock.folder(FOLDER).into())];
        vec![
            narrator.talk.sentence("repertoire-unknown", &values),
            narrator.talk.sentence("own-folder", &folder),
        ]
    }

    /// Those of the player's own games: of the side that is named, else of the one of which more is due.
    fn book_of_games(&self, side: Option<Color>) -> Option<Book> {
        let games = &self.known.games;
        if let Some(side) = side {
            return Book::of_games(games, side);
        }
        let (tried, now) = (self.known.tried(), self.known.now(self.at));
        let books = Color::ALL.into_iter().filter_map(|side| Book::of_games(games, side));
        books.rev().max_by_key(|book| book.due(tried, now))
    }
}

fn wrong_said(own: &Own, narrator: &Narrator) -> Lines {
    let said = |(line, slip): &(u64, Slip)| (*line, slip_said(slip, narrator));
    faults_said(&own.file, own.wrong.iter().map(said).collect(), narrator)
}

fn slip_said(slip: &Slip, narrator: &Narrator) -> Vec<Span> {
    let (id, values) = match slip {
        Slip::File(kind) => ("voice-unreadable", vec![("reason", narrator.slips().reason(*kind))]),
        Slip::Game(Some(wrong)) => return narrator.pgn().fault(wrong),
        Slip::Line(odd) => return narrator.pgn().remark(odd),
        Slip::Game(None) => ("puzzle-own-game", Vec::new()),
        Slip::Start => ("repertoire-other-start", Vec::new()),
    };
    narrator.talk.sentence(id, &values)
}
