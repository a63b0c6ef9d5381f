//! How something to practise begins that is named after its command: a lesson, a puzzle, a drill.

#![deny(clippy::wildcard_enum_match_arm)]

use crate::app::session::activity::Change;
use crate::app::session::course::Course;
use crate::app::session::curriculum::{self, Chapter};
use crate::app::session::drilling;
use crate::app::session::intent::{Intent, said};
use crate::app::session::learning::denied;
use crate::app::session::limits::{Wanted, apart};
use crate::app::session::practised::{Practised, is_said, listed, without};
use crate::app::session::practising::Exercises;
use crate::app::session::review::Lines;
use crate::app::session::titles;
use crate::command::Command;
use crate::practice::drill::{Drill, Level};
use crate::puzzles;
use crate::voices::narrate::quoted;
use crate::voices::{Narrator, Span, written};

impl Exercises<'_> {
    /// The lesson that is named by its number or its title, or a piece to listen to.
    pub(super) fn begins_lesson(&self, rest: &str) -> Vec<Intent> {
        let narrator = &self.manner.narrator;
        match &curriculum::named(rest, &self.learning.brought.lessons, self.manner)[..] {
            [Chapter::Lesson(source)] => match Course::new(source.clone(), self.learning.tried()) {
                Some(course) => self.stops_for(Practised::Lesson(Box::new(course))),
                None => Vec::new(),
            },
            [Chapter::Piece(name)] => vec![Intent::Activity(Change::Read(name))],
            several @ [_, ..] => {
                self.asks_which(several.iter().map(|it| it.title(narrator)).collect())
            }
            [] => {
                let values = [
                    ("word", quoted(rest).into()),
                    ("count", curriculum::count(&self.learning.brought.lessons).into()),
                ];
                said(self.manner.said("lesson-none", &values))
            }
        }
    }

    /// A puzzle of the player's own file, or of the kind that is named.
    pub(super) fn begins_wanted_puzzle(&self, rest: &str) -> Vec<Intent> {
        if let Some(begun) = self.names_own_puzzles(rest) {
            return begun;
        }
        let narrator = &self.manner.narrator;
        match wanted(rest, narrator) {
            Ok(wanted) => self.begins_puzzle(wanted),
            Err(themes) if themes.len() < puzzles::THEMES.len() => self.asks_which(themes),
            Err(themes) if is_said("puzzle-themes", rest, narrator) => {
                said(self.manner.said("puzzle-themes-told", &[("themes", narrator.join(themes))]))
            }
            Err(_) => said(self.manner.told_lines(self.no_puzzles(rest))),
        }
    }

    /// That nothing is known by these words, neither a theme nor a file.
    fn no_puzzles(&self, rest: &str) -> Lines {
        let narrator = &self.manner.narrator;
        let stock = &self.learning.brought.stock;
        if let Some(folder) = stock.closed(puzzles::FOLDER) {
            return vec![denied(&folder, narrator)];
        }
        let puzzle = narrator.talk.command_name(Command::Puzzle);
        let themes = written(&narrator.talk.sentence("puzzle-themes", &[]));
        let values =
            [("word", quoted(rest).into()), ("themes", format!("{puzzle} {themes}").into())];
        let folder = [("folder", stock.folder(puzzles::FOLDER).into())];
        vec![
            narrator.talk.sentence("puzzle-unknown", &values),
            narrator.talk.sentence("own-folder", &folder),
        ]
    }

    /// Which of several titles is meant.
    pub(super) fn asks_which(&self, titles: Lines) -> Vec<Intent> {
        let names = [("names", self.manner.narrator.join(titles))];
        said(self.manner.said("practice-which", &names))
    }

    /// The drill that is named, at its level and within its limits.
    pub(super) fn begins_drill(&self, rest: &str) -> Vec<Intent> {
        let narrator = &self.manner.narrator;
        let Wanted { name: words, level, limits } = match Wanted::read(rest, narrator) {
            Ok(wanted) => wanted,
            Err(word) => {
                let word = quoted(&word).into();
                return said(self.manner.said("drill-unknown", &[("word", word)]));
            }
        };
        let names = Drill::ALL.map(|drill| drilling::name(drill, narrator));
        let titles = names.each_ref().map(|name| written(name));
        // The word before a number may say that it is a level.
        let but_last = level.and_then(|_| words.rsplit_once(' ')).map(|(name, _)| name);
        let tried = [Some(&*words), but_last].into_iter().flatten();
        let meant = tried.map(|words| titles::meant(words, &titles, narrator));
        let number = self.manner.understands().number(&words).and_then(|it| it.checked_sub(1));
        let numbered = number.filter(|at| *at < Drill::ALL.len()).map(|at| vec![at]);
        let meant = numbered.or_else(|| meant.into_iter().find(|meant| !meant.is_empty()));
        let drill = match meant.as_deref() {
            Some([only]) => Drill::ALL[*only],
            Some(several) => {
                return self.asks_which(several.iter().map(|at| names[*at].clone()).collect());
            }
            None => {
                let names = narrator.join_all(names.into());
                let values = [("word", quoted(&words).into()), ("names", names)];
                return said(self.manner.said("drill-none", &values));
            }
        };
        let level = u8::try_from(level.unwrap_or(1)).ok().and_then(Level::new);
        let Some(level) = level else { return said(self.manner.said("drill-levels", &[])) };
        self.drills(drill, level, limits)
    }
}

/// Which puzzle is wanted by these words: up to 32 a number of pieces, above it a rating, else a theme.
///
/// # Errors
///
/// The themes that may be meant, at least two, or all there are.
fn wanted(text: &str, narrator: &Narrator) -> Result<puzzles::Wanted, Vec<Vec<Span>>> {
    let said = |(name, _): &(&str, &str)| narrator.talk.sentence(&format!("theme-{name}"), &[]);
    let titles = puzzles::THEMES.each_ref().map(|theme| written(&said(theme)));
    // A figure may belong to a title, and else to the word behind it.
    let is_title = !titles::meant(text, &titles, narrator).is_empty();
    let text = if is_title { text.to_owned() } else { apart(text) };
    let mut wanted = puzzles::Wanted::default();
    let mut words = Vec::new();
    for word in text.split_whitespace() {
        match word.parse::<u16>() {
            Ok(number @ 0..=32) => wanted.pieces = Some(number.into()),
            Ok(number) => wanted.rating = Some(number),
            Err(_) => words.push(word),
        }
    }
    let bare = without("puzzle-filler", &words, narrator);
    let is_numbered = wanted.pieces.is_some() || wanted.rating.is_some();
    if words.is_empty() || bare.is_empty() && is_numbered {
        return Ok(wanted);
    }
    let meant = [words.join(" "), bare].map(|words| themes(&words, &titles, narrator));
    let meant = meant.into_iter().find(|meant| !meant.is_empty()).unwrap_or_default();
    // `mate in 2` asks for no number of pieces.
    let moves = |at: &&usize| puzzles::mate_in(puzzles::THEMES[**at].0) == wanted.pieces;
    let mate = meant.iter().find(moves).filter(|_| wanted.pieces.is_some());
    if mate.is_some() {
        wanted.pieces = None;
    }
    match (mate, &meant[..]) {
        (Some(only), _) | (None, [only]) => wanted.theme = Some(puzzles::THEMES[*only].0),
        (None, []) => return Err(puzzles::THEMES.iter().map(said).collect()),
        (None, several) => {
            return Err(several.iter().map(|at| said(&puzzles::THEMES[*at])).collect());
        }
    }
    Ok(wanted)
}

/// The places of the themes that a text means: by their titles, or by another word for one.
fn themes(text: &str, titles: &[String], narrator: &Narrator) -> Vec<usize> {
    let is_it = |(name, _): &(&str, &str)| {
        let also = listed(&format!("theme-{name}-also"), narrator);
        also.iter().any(|known| narrator.talk.same(known, text))
    };
    match puzzles::THEMES.iter().position(is_it) {
        Some(theme) => vec![theme],
        None => titles::meant(text, titles, narrator),
    }
}
