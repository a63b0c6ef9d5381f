//! Which openings and which puzzles of their own games a player can practise: their list, and how they
//! begin.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::{Chess, Color, Move, Position};

use crate::app::input::PlayedGame;
use crate::app::session::bringing::{faults_said, puzzles_new};
use crate::app::session::intent::{Intent, said};
use crate::app::session::learning::denied;
use crate::app::session::practised::{Practised, is_said};
use crate::app::session::practising::Exercises;
use crate::app::session::repertoire::{Book, Openings};
use crate::app::session::review::{Lines, color_named};
use crate::app::session::solving::{self, Shelf, Solving};
use crate::command::Command;
use crate::laws::At;
use crate::lessons::file_name;
use crate::notation::position;
use crate::practice::mined::mate;
use crate::practice::puzzle::Puzzle;
use crate::repertoires::{FOLDER, Own, Slip};
use crate::voices::narrate::quoted;
use crate::voices::{Narrator, Span};

impl Exercises<'_> {
    /// All openings that can be practised, and how much of each is due.
    pub(super) fn lists_openings(&self, at: At) -> Vec<Intent> {
        let narrator = &self.manner.narrator;
        let tried = self.learning.tried();
        let now = self.learning.now(at);
        let lines: Lines = self.books().map(|book| book.line(tried, now, narrator)).collect();
        let command = narrator.talk.command_name(Command::Repertoire);
        let values = [("repertoire", command.into()), ("folder", FOLDER.into())];
        let id = if lines.is_empty() { "repertoire-none" } else { "repertoire-list" };
        let wrong = self.learning.brought.openings.iter().flat_map(|own| wrong_said(own, narrator));
        let closed = self.learning.brought.stock.closed(FOLDER);
        let denied = closed.map(|folder| denied(&folder, narrator));
        // Whose folder is closed may have put a file there.
        let heading =
            (denied.is_none() || !lines.is_empty()).then(|| narrator.talk.sentence(id, &values));
        let lines = denied.into_iter().chain(wrong).chain(heading).chain(lines).collect();
        said(self.manner.told_lines(lines))
    }

    /// All openings: those of files, and those of the player's own games with each side.
    fn books(&self) -> impl Iterator<Item = Book> {
        let files =
            self.learning.brought.openings.iter().filter_map(|own| Book::of_file(own, None));
        let games = &self.learning.games;
        files.chain(Color::ALL.into_iter().filter_map(|side| Book::of_games(games, side)))
    }

    /// Where something new is: openings of which something is to be asked, else puzzles.
    pub(super) fn what_is_new(&self, at: At) -> Vec<Span> {
        let narrator = &self.manner.narrator;
        let (tried, now) = (self.learning.tried(), self.learning.now(at));
        let Some(book) = self.books().find(|book| book.due(tried, now) > 0) else {
            return puzzles_new(narrator);
        };
        let command = narrator.talk.command_name(Command::Repertoire);
        let named = format!("{command} {}", book.source.written(narrator));
        narrator.talk.sentence("due-lines", &[("repertoire", named.into())])
    }

    /// Openings of these words: the name of a file, or that of one's own games; and a side, if one is
    /// named last.
    pub(super) fn begins_openings(&self, at: At, rest: &str) -> Vec<Intent> {
        let narrator = &self.manner.narrator;
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
        let (book, wrong) = match self.learning.brought.openings.iter().find(file) {
            Some(own) => (Book::of_file(own, side), wrong_said(own, narrator)),
            None if is_said("repertoire-games", name, narrator) => {
                (self.book_of_games(at, side), Lines::new())
            }
            None => return said(self.manner.told_lines(self.no_openings(name))),
        };
        let named = [("name", quoted(name).into())];
        let tried = self.learning.tried();
        let begun = match book.map(|book| Openings::new(book, tried, self.learning.now(at))) {
            Some(Some(openings)) => self.stops_for(Practised::Openings(Box::new(openings))),
            Some(None) => said(self.manner.told_lines(vec![
                narrator.talk.sentence("repertoire-rests", &named),
                self.what_is_new(at),
            ])),
            None => said(self.manner.said("repertoire-empty", &named)),
        };
        if wrong.is_empty() {
            return begun;
        }
        let told = self.manner.told_lines(wrong);
        vec![Intent::InFull([told.into()].into_iter().chain(begun).collect())]
    }

    /// That no openings are known by this name.
    fn no_openings(&self, name: &str) -> Lines {
        let narrator = &self.manner.narrator;
        let stock = &self.learning.brought.stock;
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
    fn book_of_games(&self, at: At, side: Option<Color>) -> Option<Book> {
        let games = &self.learning.games;
        if let Some(side) = side {
            return Book::of_games(games, side);
        }
        let (tried, now) = (self.learning.tried(), self.learning.now(at));
        let books = Color::ALL.into_iter().filter_map(|side| Book::of_games(games, side));
        books.rev().max_by_key(|book| book.due(tried, now))
    }

    /// The next mate that was possible in a game and that the player has not been asked.
    pub(super) fn begins_mined(&self) -> Vec<Intent> {
        let tried = self.learning.tried();
        let is_new = |id: &str| {
            let name = solving::kept_as(id);
            !tried.iter().any(|(known, _)| *known == name)
        };
        match self.learning.games.iter().find_map(|game| mined(game, is_new)) {
            Some((id, puzzle)) => {
                let solving = Solving::new(id, puzzle, Shelf::Games);
                self.stops_for(Practised::Puzzle(Box::new(solving)))
            }
            None => said(self.manner.told_lines(vec![
                self.manner.narrator.talk.sentence("puzzle-games-none", &[]),
                puzzles_new(&self.manner.narrator),
            ])),
        }
    }
}

/// The first mate of a game that is a new puzzle.
fn mined(game: &PlayedGame, is_new: impl Fn(&str) -> bool) -> Option<(String, Puzzle)> {
    let mut here = game.start.clone();
    let mut came: Option<(Chess, Move)> = None;
    for &mv in &game.moves {
        if let Some(puzzle) = mate(&here, came.clone()) {
            let id = format!("{}{}/{}", solving::MINED, game.game.0, position::write(&here));
            if is_new(&id) {
                return Some((id, puzzle));
            }
        }
        came = Some((here.clone(), mv));
        here.play_unchecked(mv);
    }
    None
}

fn wrong_said(own: &Own, narrator: &Narrator) -> Lines {
    let said = |(line, slip): &(u64, Slip)| (*line, slip_said(slip, narrator));
    faults_said(&own.file, own.wrong.iter().map(said).collect(), narrator)
}

fn slip_said(slip: &Slip, narrator: &Narrator) -> Vec<Span> {
    let (id, values) = match slip {
        Slip::File(kind) => ("voice-unreadable", vec![("reason", narrator.file_reason(*kind))]),
        Slip::Game(Some(wrong)) => return narrator.pgn_fault(wrong),
        Slip::Line(odd) => return narrator.pgn_remark(odd),
        Slip::Game(None) => ("puzzle-own-game", Vec::new()),
        Slip::Start => ("repertoire-other-start", Vec::new()),
    };
    narrator.talk.sentence(id, &values)
}
