//! Puzzles that players bring: which one comes next, and what is said of their files.

#![deny(clippy::wildcard_enum_match_arm)]

use crate::laws::Position;
use shakmaty::{Move, Position as _};

use crate::archive::PlayedGame;
use crate::command::Command;
use crate::exercises::Exercise;
use crate::exercises::begun::{Asking, Begun};
use crate::exercises::known::Known;
use crate::exercises::solving::{MINED, OWN, PuzzleShelf, STREAK, Solving, kept_as, mined};
use crate::lessons::file_name;
use crate::notation::position;
use crate::practice::mined::mate;
use crate::practice::puzzle::{Fault, Puzzle};
use crate::puzzles::{Own, Slip, Wanted, Wrong};
use crate::voices::{Lines, Narrator, Span};

/// How many mistakes of a file are told; of the others it is said how many there are.
const TOLD: usize = 3;

impl Asking<'_> {
    /// The player's own file of this name, which may have its ending.
    fn own_puzzles(&self, name: &str) -> Option<&Own> {
        let talk = &self.narrator.talk;
        let files = &self.known.brought.puzzles;
        let by_ending = files.iter().find(|own| talk.same(file_name(&own.file), name));
        by_ending.or_else(|| files.iter().find(|own| talk.same(&own.name, name)))
    }

    /// The next puzzle of the player's own file of this name, if there is one.
    pub(crate) fn begins_own_puzzle(&self, name: &str) -> Option<Begun> {
        let narrator = self.narrator;
        let file = self.own_puzzles(name)?;
        let tried = self.known.tried();
        let kept = |id: &str| format!("{}{}/{id}", OWN, file.name);
        let is_new = |(id, _): &&(String, _)| {
            let name = kept_as(&kept(id));
            !tried.iter().any(|(known, _)| *known == name)
        };
        let next = file.puzzles.iter().find(is_new);
        Some(match next {
            Some((id, puzzle)) => {
                let from = PuzzleShelf::Own(file_name(&file.file).to_owned());
                let solving = Solving::new(kept(id), puzzle.clone(), from);
                Begun::begins(solving)
            }
            None if file.puzzles.is_empty() => {
                let values = [("name", file.name.as_str().into())];
                self.refused("puzzle-own-none", &values)
            }
            None => {
                Begun::Told(vec![narrator.talk.sentence("puzzle-none", &[]), puzzles_new(narrator)])
            }
        })
    }

    /// The same, where the player names the file: what is wrong with it is told first.
    pub(crate) fn names_own_puzzles(&self, name: &str) -> Option<Begun> {
        let begun = self.begins_own_puzzle(name)?;
        let file = self.own_puzzles(name)?;
        Some(begun.after(wrong_said(file, self.narrator)))
    }

    /// The next mate that was possible in a game and that the player has not been asked.
    pub(crate) fn begins_mined(&self) -> Begun {
        let tried = self.known.tried();
        let is_new = |id: &str| {
            let name = kept_as(id);
            !tried.iter().any(|(known, _)| *known == name)
        };
        match self.known.games.iter().find_map(|game| first_mate(game, is_new)) {
            Some((id, puzzle)) => {
                let solving = Solving::new(id, puzzle, PuzzleShelf::Games);
                Begun::begins(solving)
            }
            None => Begun::Told(vec![
                self.narrator.talk.sentence("puzzle-games-none", &[]),
                puzzles_new(self.narrator),
            ]),
        }
    }
}

/// A puzzle again, by what follows the kind in its name.
pub(crate) fn again(id: &str, known: &Known) -> Option<Box<dyn Exercise>> {
    one_again(id, known).map(|again| Box::new(again) as Box<dyn Exercise>)
}

fn one_again(id: &str, known: &Known) -> Option<Solving> {
    if let Some(place) = id.strip_prefix(MINED) {
        return Some(Solving::new(id.to_owned(), mined(place)?, PuzzleShelf::Games));
    }
    let Some((name, own)) = id.strip_prefix(OWN).and_then(|id| id.split_once('/')) else {
        let (from, name) = (PuzzleShelf::BuiltIn(Wanted::default()), id.strip_prefix(STREAK));
        let puzzle = known.puzzles().get(name.unwrap_or(id))?;
        return Some(Solving::new(id.to_owned(), puzzle, from));
    };
    let file = known.brought.puzzles.iter().find(|file| file.name == name)?;
    let (_, puzzle) = file.puzzles.iter().find(|(known, _)| known == own)?;
    let from = PuzzleShelf::Own(file_name(&file.file).to_owned());
    Some(Solving::new(id.to_owned(), puzzle.clone(), from))
}

/// The first mate of a game that is a new puzzle.
fn first_mate(game: &PlayedGame, is_new: impl Fn(&str) -> bool) -> Option<(String, Puzzle)> {
    let mut here = game.start.clone();
    let mut came: Option<(Position, Move)> = None;
    for &mv in &game.moves {
        if let Some(puzzle) = mate(&here, came.clone()) {
            let id = format!("{}{}/{}", MINED, game.game.0, position::write(&here));
            if is_new(&id) {
                return Some((id, puzzle));
            }
        }
        came = Some((here.clone(), mv));
        here.play_unchecked(mv);
    }
    None
}

/// Where there are other puzzles.
pub(crate) fn puzzles_new(narrator: &Narrator) -> Vec<Span> {
    let command = narrator.talk.command_name(Command::Puzzle);
    narrator.talk.sentence("puzzles-new", &[("puzzle", command.into())])
}

fn wrong_said(own: &Own, narrator: &Narrator) -> Lines {
    let said = |wrong: &Wrong| (wrong.line, slip_said(&wrong.slip, narrator));
    faults_said(&own.file, own.wrong.iter().map(said).collect(), narrator)
}

/// What is wrong with a file, each mistake with its line, or with 0 where it is the file: the first ones,
/// and how many more there are.
pub(crate) fn faults_said(file: &str, wrong: Vec<(u64, Vec<Span>)>, narrator: &Narrator) -> Lines {
    let more = wrong.len().saturating_sub(TOLD);
    let more =
        (more > 0).then(|| narrator.talk.sentence("puzzle-own-more", &[("count", more.into())]));
    let line = |(line, what): (u64, Vec<Span>)| {
        let id = if line == 0 { "settings-warning" } else { "settings-warning-line" };
        let line = usize::try_from(line).unwrap_or(usize::MAX);
        let values = [("file", file.into()), ("line", line.into()), ("what", what.into())];
        narrator.talk.sentence(id, &values)
    };
    wrong.into_iter().take(TOLD).map(line).chain(more).collect()
}

fn slip_said(slip: &Slip, narrator: &Narrator) -> Vec<Span> {
    let (id, values) = match slip {
        Slip::File(kind) => ("voice-unreadable", vec![("reason", narrator.slips().reason(*kind))]),
        Slip::Columns => ("puzzle-own-columns", Vec::new()),
        Slip::NoPosition => ("puzzle-own-start", Vec::new()),
        Slip::Right(remark) => return narrator.positions().remark(*remark).spans,
        Slip::Game(Some(wrong)) => return narrator.pgn().fault(wrong),
        Slip::Game(None) => ("puzzle-own-game", Vec::new()),
        Slip::Puzzle(Fault::Position) => ("puzzle-own-position", Vec::new()),
        Slip::Puzzle(Fault::Move(number)) => {
            ("puzzle-own-move", vec![("number", (*number).into())])
        }
        Slip::Puzzle(Fault::Short) => ("puzzle-own-short", Vec::new()),
    };
    narrator.talk.sentence(id, &values)
}
