//! Which openings and which puzzles of their own games a player can practise: their list, and how they
//! begin.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::Color;

use crate::command::Command;
use crate::exercises::begun::{Asking, Begun};
use crate::exercises::repertoire::{Openings, RepertoireBook};
use crate::exercises::solving::{faults_said, puzzles_new};
use crate::exercises::titles::meant;
use crate::exercises::worded::{color_named, denied, is_said};
use crate::lessons::file_name;
use crate::repertoires::{BuiltIn, FOLDER, Own, Slip, built_in};
use crate::understanding::About;
use crate::voices::narrate::quoted;
use crate::voices::{Lines, Narrator, Offered, OfferedRow, Span, written};

/// How many openings are told at once.
const PAGE: usize = 5;

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
        let built_in = self.names_built_in();
        let lines = denied.into_iter().chain(wrong).chain(heading).chain(lines);
        Begun::Told(lines.chain([built_in]).collect())
    }

    /// How the openings are listed that are compiled in.
    fn names_built_in(&self) -> Vec<Span> {
        let talk = &self.narrator.talk;
        let values = [
            ("count", built_in().count().into()),
            ("repertoire", talk.command_name(Command::Repertoire).into()),
            ("openings", talk.sentence("repertoire-openings", &[]).into()),
        ];
        talk.sentence("repertoire-built-in", &values)
    }

    /// Some of the openings that are compiled in, from this one on, counted from 0, with the words that
    /// ask for the next.
    fn lists_built_in(&self, from: usize) -> Begun {
        let narrator = self.narrator;
        let talk = &narrator.talk;
        let line = |(at, opening): (usize, BuiltIn)| {
            let title = [
                ("name", talk.opening(opening.name).into()),
                ("color", narrator.color(opening.side)),
            ];
            let title = talk.sentence("repertoire-opening", &title);
            let values = [("number", (at + 1).into()), ("title", title.into())];
            talk.sentence("lesson-line", &values)
        };
        let rows = built_in().enumerate().map(|(at, opening)| {
            let about = About::text(&(at + 1).to_string());
            OfferedRow::Choice(line((at, opening)), Command::Repertoire, about)
        });
        let rows = rows.collect();
        let mut told: Lines = built_in().enumerate().skip(from).take(PAGE).map(line).collect();
        let left = built_in().count().saturating_sub(from + PAGE);
        let word = written(&talk.sentence("repertoire-openings", &[]));
        let next = (left > 0).then(|| format!("{word} {}", from + PAGE + 1));
        told.extend(next.is_some().then(|| talk.sentence("found-more", &[("count", left.into())])));
        Begun::Paged(Offered { command: Command::Repertoire, told, rows, at: from }, next)
    }

    /// The openings that are compiled in and meant by these words: the number in the list, or a name in the
    /// player's language or in English.
    fn built_in_meant(&self, words: &str) -> Vec<BuiltIn> {
        let all: Vec<BuiltIn> = built_in().collect();
        if let Ok(number) = words.parse::<usize>() {
            return number.checked_sub(1).and_then(|at| all.get(at)).copied().into_iter().collect();
        }
        let own = |it: &BuiltIn| written(&self.narrator.talk.opening(it.name));
        let named =
            [all.iter().map(own).collect(), all.iter().map(|it| it.name.to_owned()).collect()];
        let found = named.iter().map(|names: &Vec<String>| meant(words, names, self.narrator));
        let found = found.into_iter().find(|found| !found.is_empty()).unwrap_or_default();
        let found: Vec<BuiltIn> = found.into_iter().map(|at| all[at]).collect();
        // A family is meant before what divides it.
        let is_family = |family: &&BuiltIn| found.iter().all(|it| it.name.starts_with(family.name));
        found.iter().find(is_family).map_or_else(|| found.clone(), |family| vec![*family])
    }

    /// All openings: those of files, and those of the player's own games with each side.
    fn books(&self) -> impl Iterator<Item = RepertoireBook> {
        let files =
            self.known.brought.openings.iter().filter_map(|own| RepertoireBook::of_file(own, None));
        let games = &self.known.games;
        files.chain(Color::ALL.into_iter().filter_map(|side| RepertoireBook::of_games(games, side)))
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
            Some(own) => (RepertoireBook::of_file(own, side), wrong_said(own, narrator)),
            None if is_said("repertoire-games", name, narrator) => {
                (self.book_of_games(side), Lines::new())
            }
            None if let Some(from) = self.listed_from(rest) => return self.lists_built_in(from),
            None => match self.built_in_meant(name)[..] {
                [only] => (RepertoireBook::built_in(only, side), Lines::new()),
                [] => return Begun::Told(self.no_openings(name)),
                ref several => {
                    return self.asks_which(told_apart(several, narrator));
                }
            },
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

    /// From where on the openings are listed that are compiled in, if these words ask for that.
    fn listed_from(&self, words: &str) -> Option<usize> {
        let (list, from) = match words.rsplit_once(' ') {
            Some((list, from)) => (list, from.parse().ok().and_then(|at: usize| at.checked_sub(1))),
            None => (words, Some(0)),
        };
        from.filter(|_| is_said("repertoire-openings", list, self.narrator))
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
            self.names_built_in(),
            narrator.talk.sentence("own-folder", &folder),
        ]
    }

    /// Those of the player's own games: of the side that is named, else of the one of which more is due.
    fn book_of_games(&self, side: Option<Color>) -> Option<RepertoireBook> {
        let games = &self.known.games;
        if let Some(side) = side {
            return RepertoireBook::of_games(games, side);
        }
        let (tried, now) = (self.known.tried(), self.known.now(self.at));
        let books = Color::ALL.into_iter().filter_map(|side| RepertoireBook::of_games(games, side));
        books.rev().max_by_key(|book| book.due(tried, now))
    }
}

/// What tells openings apart: of one family what divides it, else their names.
fn told_apart(several: &[BuiltIn], narrator: &Narrator) -> Lines {
    let parts = |it: &BuiltIn| it.name.split_once(": ");
    let family = several.first().and_then(parts).map(|(family, _)| family);
    let is_one = several.iter().all(|it| parts(it).is_some_and(|(own, _)| Some(own) == family));
    let name = |it: &BuiltIn| parts(it).filter(|_| is_one).map_or(it.name, |(_, part)| part);
    several.iter().map(|it| narrator.talk.opening(name(it))).collect()
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
