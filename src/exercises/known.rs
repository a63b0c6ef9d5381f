//! What is known of the exercises that were done, and what the player has brought. Pure.

use std::cell::OnceCell;
use std::collections::HashSet;
use std::rc::Rc;
use std::time::Duration;

use crate::archive::{Attempts, GameId, Labelled, PlayedGame};
use crate::laws::At;
use crate::lessons::{self, Stock, Written};
use crate::practice::cards::{Attempt, Grade};
use crate::puzzles;
use crate::repertoires;

/// What is known of the exercises that were done, and of what they are made.
#[derive(Debug, Default)]
pub(crate) struct Known {
    /// What was tried, once the archive has told it, and when it did.
    tried: Option<(Attempts, At)>,
    pub(crate) brought: Brought,
    /// The games of the archive, once they were wanted.
    pub(crate) games: Vec<PlayedGame>,
    /// The puzzles, once one was wanted.
    puzzles: OnceCell<puzzles::Library>,
}

/// The exercises that the player has brought.
#[derive(Debug, Default)]
pub(crate) struct Brought {
    pub(crate) lessons: Vec<Rc<lessons::Own>>,
    /// The files of lessons as they were when the player heard what is wrong with them.
    pub(crate) faults: Vec<Written>,
    pub(crate) puzzles: Vec<puzzles::Own>,
    pub(crate) openings: Vec<repertoires::Own>,
    /// Where they come from.
    pub(crate) stock: Stock,
}

impl Known {
    /// Whether the archive has told what was tried.
    pub(crate) const fn is_told(&self) -> bool {
        self.tried.is_some()
    }

    /// The archive tells what was tried. What is known already stays: more was done since.
    pub(crate) fn tell(&mut self, at: At, attempts: Attempts) {
        self.tried.get_or_insert((attempts, at));
    }

    pub(crate) fn tried(&self) -> &[(String, Attempt)] {
        self.tried.as_ref().map(|(attempts, _)| attempts.all.as_slice()).unwrap_or_default()
    }

    /// How an exercise went is known from now on.
    pub(crate) fn add(&mut self, at: At, exercise: String, outcome: Grade, took: Duration) {
        let now = self.now(at);
        if let Some(((attempts, _), now)) = self.tried.as_mut().zip(now) {
            attempts.all.push((exercise, Attempt { at: now, outcome, took: Some(took) }));
        }
    }

    /// Mistakes of a game are known from now on.
    pub(crate) fn label(&mut self, game: GameId, labels: Vec<Labelled>) {
        if let Some((attempts, _)) = &mut self.tried {
            let known: HashSet<usize> = labels.iter().map(|label| label.ply).collect();
            attempts.mistakes.retain(|(of, label)| *of != game || !known.contains(&label.ply));
            attempts.mistakes.extend(labels.into_iter().map(|label| (game, label)));
        }
    }

    /// The mistakes of games that were found.
    pub(crate) fn mistakes(&self) -> &[(GameId, Labelled)] {
        self.tried.as_ref().map(|(attempts, _)| attempts.mistakes.as_slice()).unwrap_or_default()
    }

    pub(crate) fn puzzles(&self) -> &puzzles::Library {
        self.puzzles.get_or_init(puzzles::Library::built_in)
    }

    /// What time it is, since the beginning of 1970; `None` where the archive has not told it.
    pub(crate) fn now(&self, at: At) -> Option<Duration> {
        let (attempts, since) = self.tried.as_ref()?;
        Some(attempts.now + at.since(*since))
    }
}
