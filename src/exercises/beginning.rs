//! How something to practise begins that is named after its command: a lesson, a puzzle, a drill.

#![deny(clippy::wildcard_enum_match_arm)]

use crate::command::Command;
use crate::exercises::begun::{Asking, Begun};
use crate::exercises::course::Course;
use crate::exercises::curriculum::{self, Chapter};
use crate::exercises::drilling::{self, Drilling};
use crate::exercises::limits::{Limits, Wanted, Wrong, apart};
use crate::exercises::titles;
use crate::exercises::worded::{denied, is_said, without};
use crate::practice::drill::{Drill, DrillLevel};
use crate::practice::mistakes::GamePhase;
use crate::practice::puzzle::ladder::Hardness;
use crate::puzzles;
use crate::understanding::{About, listed};
use crate::voices::narrate::quoted;
use crate::voices::{Lines, Narrator, Offered, OfferedRow, Span, written};

impl Asking<'_> {
    /// The lesson that is named by its number or its title, or a piece to listen to.
    pub(crate) fn begins_lesson(&self, rest: &str) -> Begun {
        let narrator = self.narrator;
        let own = &self.known.brought.lessons;
        if rest.is_empty() {
            return Begun::Numbered(curriculum::list(own, self.known.tried(), narrator));
        }
        match &curriculum::named(rest, own, self.of, narrator)[..] {
            [Chapter::Lesson(source)] => match Course::new(source.clone(), self.known.tried()) {
                Some(course) => Begun::begins(course),
                None => Begun::Told(Lines::new()),
            },
            [Chapter::Piece(name)] => curriculum::read_out(name, narrator),
            several @ [_, ..] => {
                self.asks_which(several.iter().map(|it| it.title(narrator)).collect())
            }
            [] => {
                let values =
                    [("word", quoted(rest).into()), ("count", curriculum::count(own).into())];
                self.refused("lesson-none", &values)
            }
        }
    }

    /// A puzzle of the player's own file, or of the kind that is named.
    pub(crate) fn begins_wanted_puzzle(&self, rest: &str) -> Begun {
        if is_said("puzzle-games", rest, self.narrator) {
            return self.begins_mined();
        }
        let mut words: Vec<&str> = rest.split_whitespace().collect();
        let is_streak = takes("puzzle-streak", &mut words, self.narrator);
        if is_streak && without("puzzle-filler", &words, self.narrator).is_empty() {
            return self.begins_streak();
        }
        if let Some(begun) = self.names_own_puzzles(rest) {
            return begun;
        }
        let narrator = self.narrator;
        match wanted(rest, narrator) {
            Ok(wanted) => self.begins_puzzle(wanted),
            Err(Unclear::Both(both)) => self.both(&both),
            Err(Unclear::Themes(themes)) if themes.len() < puzzles::THEMES.len() => {
                self.asks_which(themes)
            }
            Err(Unclear::Themes(themes)) if is_said("puzzle-themes", rest, narrator) => {
                Begun::Named(self.lists_themes(themes))
            }
            Err(Unclear::Themes(_)) => Begun::Told(self.no_puzzles(rest)),
        }
    }

    /// The themes of puzzles, and the other words by which one is chosen.
    fn lists_themes(&self, themes: Lines) -> Offered {
        let talk = &self.narrator.talk;
        let words = WORDS.iter().map(|(id, _)| *id).chain(["puzzle-streak"]);
        let first = |id| listed(id, self.narrator).into_iter().next();
        let words: Lines = words.filter_map(first).map(|word| vec![talk.span(&word)]).collect();
        let row = |said: &Vec<Span>| {
            OfferedRow::Choice(said.clone(), Command::Puzzle, About::text(&written(said)))
        };
        let rows = themes.iter().chain(&words).map(row).collect();
        let themes = [("themes", self.narrator.join(themes))];
        let words = [("words", self.narrator.join(words))];
        let told = vec![
            talk.sentence("puzzle-themes-told", &themes),
            talk.sentence("puzzle-words", &words),
        ];
        Offered { command: Command::Puzzle, told, rows, at: 0 }
    }

    /// That of two words each excludes the other.
    fn both(&self, [one, other]: &[String; 2]) -> Begun {
        let values = [("one", quoted(one).into()), ("other", quoted(other).into())];
        self.refused("practice-both", &values)
    }

    /// That nothing is known by these words, neither a theme nor a file.
    fn no_puzzles(&self, rest: &str) -> Lines {
        let narrator = self.narrator;
        let stock = &self.known.brought.stock;
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

    /// The drill that is named, at its level and within its limits.
    pub(crate) fn begins_drill(&self, rest: &str) -> Begun {
        let narrator = self.narrator;
        if rest.is_empty() {
            return Begun::Numbered(drilling::list(self.known.tried(), narrator));
        }
        let Wanted { name: words, level, limits } = match Wanted::read(rest, narrator) {
            Ok(wanted) => wanted,
            Err(Wrong::Both(both)) => return self.both(&both),
            Err(Wrong::Unknown(word)) => {
                let word = quoted(&word).into();
                return self.refused("drill-unknown", &[("word", word)]);
            }
        };
        let names = Drill::ALL.map(|drill| drilling::name(drill, narrator));
        let titles = names.each_ref().map(|name| written(name));
        // The word before a number may say that it is a level.
        let but_last = level.and_then(|_| words.rsplit_once(' ')).map(|(name, _)| name);
        let tried = [Some(&*words), but_last].into_iter().flatten();
        let meant = tried.map(|words| titles::meant(words, &titles, narrator));
        let number = self.of.number(&words).and_then(|it| it.checked_sub(1));
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
                return self.refused("drill-none", &values);
            }
        };
        let level = u8::try_from(level.unwrap_or(1)).ok().and_then(DrillLevel::new);
        let Some(level) = level else { return self.refused("drill-levels", &[]) };
        self.drills(drill, level, limits)
    }

    /// A drill begins. Whoever has answered once more is asked something else.
    pub(crate) fn drills(&self, drill: Drill, level: DrillLevel, limits: Limits) -> Begun {
        Begun::begins(Drilling::new(drill, level, limits, self.seed(), self.known))
    }
}

/// The themes by which puzzles are asked for, in the player's language.
pub(crate) fn theme_names(narrator: &Narrator) -> Vec<String> {
    puzzles::THEMES.iter().map(|theme| written(&theme_said(theme, narrator))).collect()
}

fn theme_said((name, _): &(&str, &str), narrator: &Narrator) -> Vec<Span> {
    narrator.talk.sentence(&format!("theme-{name}"), &[])
}

/// Why it is not known which puzzle is wanted.
enum Unclear {
    /// These themes may be meant, at least two, or all there are.
    Themes(Vec<Vec<Span>>),
    /// Of these words each excludes the other.
    Both([String; 2]),
}

/// Which puzzle is wanted by these words: up to 32 a number of pieces, above it a rating, how hard it is,
/// a part of the game, else a theme.
///
/// # Errors
///
/// Why that is not known.
fn wanted(text: &str, narrator: &Narrator) -> Result<puzzles::Wanted, Unclear> {
    let said = |theme: &(&str, &str)| theme_said(theme, narrator);
    let titles = theme_names(narrator);
    // A figure may belong to a title, and else to the word behind it.
    let is_title = !titles::meant(text, &titles, narrator).is_empty();
    let text = if is_title { text.to_owned() } else { apart(text) };
    let mut wanted = puzzles::Wanted::default();
    let mut words = Vec::new();
    for word in text.split_whitespace() {
        let before = match word.parse::<u16>() {
            Ok(number @ 0..=32) => wanted.pieces.replace(number.into()).map(|it| it.to_string()),
            Ok(number) => wanted.rating.replace(number).map(|it| it.to_string()),
            Err(_) => {
                words.push(word);
                None
            }
        };
        if let Some(before) = before {
            return Err(Unclear::Both([before, word.to_owned()]));
        }
    }
    if !is_title {
        wanted = by_words(wanted, &mut words, narrator)?;
    }
    let bare = without("puzzle-filler", &words, narrator);
    if words.is_empty() || bare.is_empty() && wanted != puzzles::Wanted::default() {
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
        (None, []) => return Err(Unclear::Themes(puzzles::THEMES.iter().map(said).collect())),
        (None, several) => {
            let themes = several.iter().map(|at| said(&puzzles::THEMES[*at]));
            return Err(Unclear::Themes(themes.collect()));
        }
    }
    Ok(wanted)
}

/// A wish with what these words make of it, which are taken out.
fn by_words(
    mut wanted: puzzles::Wanted,
    words: &mut Vec<&str>,
    narrator: &Narrator,
) -> Result<puzzles::Wanted, Unclear> {
    let (mut hard, mut part) = (None, None);
    for (at, (id, wants)) in WORDS.into_iter().enumerate() {
        if !takes(id, words, narrator) {
            continue;
        }
        let name = listed(id, narrator).into_iter().next().unwrap_or_default();
        // The first two say how hard it is, the others which part of the game.
        let said = if at < 2 { &mut hard } else { &mut part };
        if let Some(before) = said.replace(name.clone()) {
            return Err(Unclear::Both([before, name]));
        }
        wants(&mut wanted);
    }
    Ok(wanted)
}

/// What a word makes of a wish.
type WordEffect = fn(&mut puzzles::Wanted);

/// The lists of words that say which puzzle is wanted, and what they want.
const WORDS: [(&str, WordEffect); 5] = [
    ("puzzle-easy", |wanted| wanted.hardness = Some(Hardness::Easy)),
    ("puzzle-hard", |wanted| wanted.hardness = Some(Hardness::Hard)),
    ("puzzle-opening", |wanted| wanted.phase = Some(GamePhase::Opening)),
    ("puzzle-middlegame", |wanted| wanted.phase = Some(GamePhase::Middlegame)),
    ("puzzle-endgame", |wanted| wanted.phase = Some(GamePhase::Endgame)),
];

/// Takes what a list has out of these words; whether it was there.
fn takes(list: &str, words: &mut Vec<&str>, narrator: &Narrator) -> bool {
    listed(list, narrator).iter().any(|known| {
        let length = known.split_whitespace().count();
        let is_it = |some: &[&str]| narrator.talk.same(&some.join(" "), known);
        let at = words.windows(length).position(is_it);
        at.is_some_and(|at| words.drain(at..at + length).len() == length)
    })
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
