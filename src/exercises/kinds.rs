//! The kinds of exercises, a row each: how one begins, by which name it is kept, and when it comes again.
//! Pure.

use std::collections::HashSet;
use std::time::Duration;

use crate::command::Practice;
use crate::exercises::begun::{Asking, Begun};
use crate::exercises::known::Known;
use crate::exercises::worded::is_said;
use crate::exercises::{
    Exercise, course, curriculum, drilling, ending, mending, repertoire, solving,
};
use crate::laws::At;
use crate::lessons::Stock;
use crate::practice::cards::{self, Grade};
use crate::understanding::Understanding;
use crate::voices::{Lines, Narrator};

/// How long an exercise takes of which nobody knows it.
const USUAL: Duration = Duration::from_secs(30);

/// A kind of exercise.
struct Kind {
    /// The request that begins one.
    practice: Practice,
    /// Begins one, by the words after the request; without any, the list of them.
    begins: fn(&Asking<'_>, &str) -> Begun,
    /// Whether players bring such of their own, which may have changed since it was asked last.
    brought: bool,
    /// Whether the games of the archive must be known for these words.
    games: fn(&str, &Narrator) -> bool,
    /// How the names begin by which attempts at it are kept.
    kept: &'static str,
    /// Which of those that were done come again.
    comes: Comes,
    /// One again, by what follows in its name.
    again: fn(&str, &Known) -> Option<Box<dyn Exercise>>,
}

/// Which exercises come again.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Comes {
    /// All.
    Always,
    /// Those that were missed once.
    Missed,
    /// None.
    Never,
}

/// All kinds.
const KINDS: [Kind; 7] = [
    Kind {
        practice: Practice::Learn,
        begins: |asking, words| asking.begins_lesson(words),
        brought: true,
        games: |_, _| false,
        kept: course::KIND,
        comes: Comes::Always,
        again: course::again,
    },
    Kind {
        practice: Practice::Puzzle,
        begins: |asking, words| asking.begins_wanted_puzzle(words),
        brought: true,
        games: |words, narrator| is_said("puzzle-games", words, narrator),
        kept: solving::KIND,
        comes: Comes::Missed,
        again: solving::again,
    },
    Kind {
        practice: Practice::Drill,
        begins: |asking, words| asking.begins_drill(words),
        brought: false,
        games: |_, _| false,
        kept: drilling::KIND,
        comes: Comes::Never,
        again: |_, _| None,
    },
    Kind {
        practice: Practice::Guess,
        begins: |asking, words| asking.begins_to_guess(words),
        brought: false,
        games: |_, _| false,
        kept: drilling::KIND,
        comes: Comes::Never,
        again: |_, _| None,
    },
    Kind {
        practice: Practice::Endings,
        begins: |asking, words| asking.begins_ending(words),
        brought: false,
        games: |_, _| false,
        kept: ending::KIND,
        comes: Comes::Missed,
        again: ending::again,
    },
    Kind {
        practice: Practice::Mistakes,
        begins: |asking, words| asking.begins_mistakes(words),
        brought: false,
        games: |_, _| false,
        kept: mending::KIND,
        comes: Comes::Missed,
        again: mending::again,
    },
    Kind {
        practice: Practice::Repertoire,
        begins: |asking, words| asking.begins_openings(words),
        brought: true,
        games: |_, _| true,
        kept: repertoire::KIND,
        comes: Comes::Always,
        again: repertoire::again,
    },
];

/// Begins what a request asks for by these words, or tells how practice goes; `None` where it asks for what
/// is due.
pub(crate) fn begin(practice: Practice, asking: &Asking<'_>, rest: &str) -> Option<Begun> {
    if practice == Practice::Ratings {
        return Some(asking.tells_ratings(rest));
    }
    let kind = KINDS.iter().find(|kind| kind.practice == practice)?;
    Some((kind.begins)(asking, rest))
}

/// Whether what the player has brought must be read before a request, and what was tried be asked for.
pub(crate) fn may_have_changed(practice: Practice) -> bool {
    KINDS.iter().find(|kind| kind.practice == practice).is_none_or(|kind| kind.brought)
}

/// Reads what the player has brought. What is wrong with what a request asks for is told before it.
pub(crate) fn read(
    practice: Practice,
    words: &str,
    known: &mut Known,
    stock: Stock,
    of: Understanding<'_>,
    narrator: &Narrator,
) -> Lines {
    let faulty = known.brought.read(stock, narrator);
    if practice == Practice::Learn {
        curriculum::wrong(words, &mut known.brought, faulty, of, narrator)
    } else {
        Lines::new()
    }
}

/// Whether the games of the archive must be known for a request. What is due may be of any kind.
pub(crate) fn needs_games(practice: Practice, words: &str, narrator: &Narrator) -> bool {
    let kind = KINDS.iter().find(|kind| kind.practice == practice);
    practice != Practice::Ratings && kind.is_none_or(|kind| (kind.games)(words, narrator))
}

/// The kind by the name of an exercise, and what follows in that.
fn kind(exercise: &str) -> Option<(&'static Kind, &str)> {
    KINDS.iter().find_map(|kind| Some((kind, exercise.strip_prefix(kind.kept)?)))
}

/// An exercise again, by the name by which it is kept.
pub(crate) fn again(exercise: &str, known: &Known) -> Option<Box<dyn Exercise>> {
    let (kind, name) = kind(exercise)?;
    (kind.again)(name, known)
}

/// What is due of what was practised, the most urgent first.
pub(crate) fn due(known: &Known, at: At) -> Vec<String> {
    let tried = known.tried();
    let is_wrong = |(_, attempt): &&(String, _)| -> bool {
        let attempt: &cards::Attempt = attempt;
        attempt.outcome == Grade::Wrong
    };
    let missed: HashSet<&str> =
        tried.iter().filter(is_wrong).map(|(exercise, _)| exercise.as_str()).collect();
    let comes_again = |exercise: &str| match kind(exercise).map(|(kind, _)| kind.comes) {
        Some(Comes::Always) => true,
        Some(Comes::Missed) => missed.contains(exercise),
        Some(Comes::Never) | None => false,
    };
    let again = tried.iter().filter(|(exercise, _)| comes_again(exercise));
    let standings = cards::standings(again.map(|(name, attempt)| (name.clone(), *attempt)));
    let due = known.now(at).map(|now| cards::due(standings, now)).unwrap_or_default();
    due.into_iter().filter(|exercise| self::again(exercise, known).is_some()).collect()
}

/// How long these take, by how long each took the last time.
pub(crate) fn will_take(due: &[String], known: &Known) -> Duration {
    let took = |exercise: &String| {
        let mut all = known.tried().iter().rev();
        all.find(|(tried, _)| tried == exercise).and_then(|(_, attempt)| attempt.took)
    };
    due.iter().map(|exercise| took(exercise).unwrap_or(USUAL)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::{COMMANDS, Kind as Sort};

    #[test]
    fn every_request_begins_a_kind_or_what_is_due() {
        let is_due =
            |it: &Practice| matches!(it, Practice::Ratings | Practice::Today | Practice::Practise);
        let mut asked = Vec::new();
        for spec in &COMMANDS {
            if let Sort::Practice(practice) = spec.kind {
                asked.push(practice);
            }
        }
        asked.retain(|practice| !is_due(practice));
        let rows: Vec<Practice> = KINDS.iter().map(|kind| kind.practice).collect();
        assert!(asked.iter().all(|practice| rows.contains(practice)), "{asked:?} {rows:?}");
        assert_eq!(asked.len(), rows.len());
    }
}
