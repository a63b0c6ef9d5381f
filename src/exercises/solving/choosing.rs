//! Which of the puzzles that are compiled in comes next, the player's rating, and streaks.

#![deny(clippy::wildcard_enum_match_arm)]

use std::collections::HashSet;
use std::time::Duration;

use crate::exercises::begun::{Asking, Begun};
use crate::exercises::known::Known;
use crate::exercises::solving::bringing::puzzles_new;
use crate::exercises::solving::{KIND, PuzzleShelf, STREAK, Solving};
use crate::practice::cards::Grade;
use crate::practice::puzzle;
use crate::practice::puzzle::ladder::{lot, streak, streak_rating};
use crate::puzzles::{Player, Wanted};
use crate::voices::{Lines, Narrator, Span, Value};

/// How a streak is before its next puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Streak {
    /// How many are solved in a row.
    pub(crate) solved: u32,
    /// How many were at most.
    pub(crate) record: u32,
}

impl Streak {
    /// The streak that goes on after what was tried.
    pub(crate) fn of(known: &Known) -> Self {
        let own = first_tries(known).filter(|first| first.name.starts_with(STREAK));
        let (solved, record) = streak(own.map(|first| first.solved));
        Self { solved, record }
    }

    /// How far it is; where it begins, what ends it.
    pub(super) fn title(self, pieces: usize, rating: (&str, Value), narrator: &Narrator) -> Lines {
        let values = [("number", (self.solved + 1).into()), ("pieces", pieces.into()), rating];
        let line = narrator.talk.sentence("puzzle-streak-begins", &values);
        let record = [("record", self.record.into())];
        let how = (self.solved == 0).then(|| narrator.talk.sentence("puzzle-streak-how", &record));
        [line].into_iter().chain(how).collect()
    }

    /// How it is after a puzzle that went so.
    pub(super) fn after(self, outcome: Grade, narrator: &Narrator) -> Vec<Span> {
        let (id, solved) = match outcome {
            Grade::Right => ("puzzle-streak-goes-on", self.solved + 1),
            Grade::Helped | Grade::Wrong => ("puzzle-streak-ends", self.solved),
        };
        let record = self.record.max(solved);
        let values = [("count", solved.into()), ("record", record.into())];
        narrator.talk.sentence(id, &values)
    }
}

impl Asking<'_> {
    /// A puzzle that is compiled in.
    pub(crate) fn begins_puzzle(&self, wanted: Wanted) -> Begun {
        match self.next_puzzle(wanted) {
            Some((id, puzzle)) => {
                Begun::begins(Solving::new(id, puzzle, PuzzleShelf::BuiltIn(wanted)))
            }
            None => self.nothing_left(wanted),
        }
    }

    /// The next puzzle of the streak.
    pub(crate) fn begins_streak(&self) -> Begun {
        let streak = Streak::of(self.known);
        let wanted = Wanted { rating: Some(streak_rating(streak.solved)), ..Wanted::default() };
        let Some((id, puzzle)) = self.next_puzzle(wanted) else {
            return self.nothing_left(Wanted::default());
        };
        Begun::begins(Solving::new(format!("{STREAK}{id}"), puzzle, PuzzleShelf::Streak(streak)))
    }

    fn next_puzzle(&self, wanted: Wanted) -> Option<(String, puzzle::Puzzle)> {
        let had: HashSet<&str> =
            self.known.tried().iter().filter_map(|it| built_in(&it.0)).collect();
        let player =
            Player { rating: rating(self.known), had: had.len() as u64, chance: self.chance() };
        self.known.puzzles().next(wanted, player, |id| had.contains(id))
    }

    /// What is different for each player: when the first exercise was done, or the first one is begun.
    fn chance(&self) -> u64 {
        let first = self.known.tried().first().map(|(_, attempt)| attempt.at);
        let since = first.or_else(|| self.known.now(self.at)).unwrap_or_default();
        lot(since.as_secs(), KIND)
    }

    /// That there is no other puzzle that is wanted so: all were had, or there never was one.
    fn nothing_left(&self, wanted: Wanted) -> Begun {
        match self.known.puzzles().from(wanted) {
            Some(pieces) => self.refused("puzzle-too-few", &[("pieces", pieces.into())]),
            None if wanted == Wanted::default() => self.refused("puzzle-none", &[]),
            None => Begun::Told(vec![
                self.narrator.talk.sentence("puzzle-none", &[]),
                puzzles_new(self.narrator),
            ]),
        }
    }
}

/// The rating by the first tries at puzzles.
pub(crate) fn rating(known: &Known) -> u16 {
    puzzle::rating(first_tries(known).map(FirstTry::rated))
}

/// The rating after each of these, with its time.
pub(crate) fn ratings(known: &Known) -> Vec<(Duration, u16)> {
    let tries: Vec<FirstTry<'_>> = first_tries(known).collect();
    let times: Vec<Duration> = tries.iter().map(|first| first.at).collect();
    times.into_iter().zip(puzzle::ratings(tries.into_iter().map(FirstTry::rated))).collect()
}

/// A first try at a puzzle that is compiled in.
struct FirstTry<'a> {
    name: &'a str,
    at: Duration,
    rating: u16,
    solved: bool,
}

impl FirstTry<'_> {
    /// The rating of the puzzle, and whether it was solved.
    fn rated(self) -> (u16, bool) {
        (self.rating, self.solved)
    }
}

/// The first tries at puzzles that are compiled in, in their order.
fn first_tries(known: &Known) -> impl Iterator<Item = FirstTry<'_>> {
    let ratings = known.puzzles().ratings();
    let mut met = HashSet::new();
    known.tried().iter().filter_map(move |(exercise, attempt)| {
        let id = built_in(exercise)?;
        let rating = *ratings.get(id)?;
        let name = exercise.strip_prefix(KIND)?;
        let solved = attempt.outcome == Grade::Right;
        met.insert(id).then_some(FirstTry { name, at: attempt.at, rating, solved })
    })
}

/// By which name a puzzle is compiled in, by that of an exercise.
fn built_in(exercise: &str) -> Option<&str> {
    let name = exercise.strip_prefix(KIND)?;
    Some(name.strip_prefix(STREAK).unwrap_or(name))
}
