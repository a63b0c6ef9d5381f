//! Guessing the moves of a game: which game it is, and what is said of a move that was not played. Pure.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::{Chess, Color, Move, Position};

use crate::app::names;
use crate::app::session::drilling::Drilling;
use crate::app::session::finding::Find;
use crate::app::session::intent::{Intent, said};
use crate::app::session::limits::Limits;
use crate::app::session::practised::{Practised, listed};
use crate::app::session::practising::Exercises;
use crate::app::session::review::{Lines, color_named};
use crate::archive::{Listed, Score};
use crate::drills;
use crate::notation::openings;
use crate::notation::pgn::{Game, Node};
use crate::opponent::Problem;
use crate::opponent::builtin::{self, Stop, Wanted};
use crate::practice::drill::{Drill, Level, Round};
use crate::voices::narrate::quoted;
use crate::voices::{Narrator, Span};

/// Positions visited to compare a guess with the move of the game: some ten milliseconds.
const COMPARED: u64 = 60_000;

/// Hundredths of a pawn from which a side wins plainly enough for the built-in opponent to see it, and by
/// which a guess is plainly worse than the move of the game.
const PLAIN: i32 = 300;

/// Where the game comes from whose moves are guessed.
#[derive(Debug)]
pub(super) enum Guessed {
    /// It is compiled in.
    Won(Box<Game>),
    /// It is in the list.
    Listed(Box<Listed>),
}

/// What is wanted of a game to guess.
#[derive(Clone, Copy, Debug)]
pub(super) struct Whom {
    /// The side whose moves are guessed, if the player names one.
    side: Option<Color>,
    /// How many plies of it the player has gone through.
    from: usize,
}

impl Guessed {
    /// Who plays.
    pub(super) fn told(&self, narrator: &Narrator) -> Vec<Span> {
        match self {
            Self::Won(game) => {
                let tag = |name| game.tag(name).unwrap_or_default().to_owned();
                let values = [
                    ("white", tag("White").into()),
                    ("black", tag("Black").into()),
                    ("year", tag("Date").chars().take(4).collect::<String>().into()),
                    ("color", narrator.color(!game.last.turn())),
                ];
                narrator.talk.sentence("guess-won", &values)
            }
            Self::Listed(listed) => {
                let [white, black] = Color::ALL.map(|color| names::full(narrator, listed, color));
                let game = listed.id.0.to_string().into();
                let values = [("white", white), ("black", black), ("game", game)];
                narrator.talk.sentence("study-title", &values)
            }
        }
    }
}

impl Exercises<'_> {
    /// The player wants to guess moves: those of the game of a number, of the one that is gone through, or
    /// of one that is compiled in.
    pub(super) fn begins_to_guess(&self, rest: &str) -> Vec<Intent> {
        let champions = listed("guess-champions", &self.manner.narrator);
        if champions.iter().any(|word| self.manner.narrator.talk.same(word, rest.trim())) {
            return self.guesses_champion();
        }
        let (mut side, mut named) = (None, None);
        for word in rest.split_whitespace() {
            let game = self.manner.understands().game_named(word);
            match color_named(word, &self.manner.narrator) {
                Ok(Some(color)) => side = Some(color),
                _ if game.is_some() => named = game,
                _ => {
                    let word = quoted(word).into();
                    return said(self.manner.said("guess-unknown", &[("word", word)]));
                }
            }
        }
        let reviewed = self.place.activity.reviewed();
        let Some(game) = named.or_else(|| self.place.activity.game()) else {
            if side.is_some() {
                return said(self.manner.said("guess-which", &[]));
            }
            return self.drills(Drill::Guess, Level::FIRST, Limits::default());
        };
        let here = reviewed.filter(|review| review.id() == game && review.study.depth() == 0);
        let from = here.map_or(0, |review| review.study.made().len());
        vec![Intent::Games(Find::Guess(game, Whom { side, from }))]
    }

    /// A game of a champion in rapid chess, the moves of the side that won.
    fn guesses_champion(&self) -> Vec<Intent> {
        let seed = self.learning.tried().len() as u64;
        let Some(game) = drills::champions(seed) else { return Vec::new() };
        let line = played(game.start.clone(), game.moves.iter().copied());
        let rounds = Round::guesses(&line, !game.last.turn(), known(&line), 0);
        self.guesses_of(Guessed::Won(Box::new(game)), rounds)
    }

    /// The game has been fetched.
    pub(super) fn guesses(&self, score: Score, whom: Whom) -> Vec<Intent> {
        let Score { listed, tree, .. } = score;
        let moves = tree.main().filter_map(|node| tree.mv(node));
        let line = played(tree.position(Node::ROOT), moves);
        let won = match listed.result.as_deref() {
            Some("1-0") => Some(Color::White),
            Some("0-1") => Some(Color::Black),
            _ => None,
        };
        let side = whom.side.or(won).or(listed.own).unwrap_or(Color::White);
        // Whoever goes through the game has heard it, but for the move that led to his place.
        let (from, heard) = match whom.from {
            0 => (known(&line), 0),
            from => (from, from - 1),
        };
        let rounds = Round::guesses(&line, side, from, heard);
        if rounds.is_empty() {
            let is_opening = whom.from == 0 && line.iter().any(|(before, _)| before.turn() == side);
            if is_opening {
                return said(self.manner.said("guess-opening-only", &[]));
            }
            let values = [("color", self.manner.narrator.color(side))];
            return said(self.manner.said("guess-none", &values));
        }
        self.guesses_of(Guessed::Listed(Box::new(listed)), rounds)
    }

    fn guesses_of(&self, guessed: Guessed, rounds: Vec<Round>) -> Vec<Intent> {
        self.stops_for(Practised::Drill(Box::new(Drilling::of_game(guessed, rounds))))
    }
}

/// The moves of a game, each with the position before it.
fn played(mut at: Chess, moves: impl Iterator<Item = Move>) -> Vec<(Chess, Move)> {
    let before = |mv: Move| {
        let before = at.clone();
        at.play_unchecked(mv);
        (before, mv)
    };
    moves.map(before).collect()
}

/// How many plies are known from books, and are told: nobody guesses them.
fn known(line: &[(Chess, Move)]) -> usize {
    let is_named = |(before, mv): &(Chess, Move)| {
        let after = before.clone().play(*mv);
        after.is_ok_and(|after| openings::is_named(&after))
    };
    line.iter().rposition(is_named).map_or(0, |last| last + 1)
}

/// What is said of a guess that is not the move of the game, where the built-in opponent can know it: that
/// it wins too, or how it loses something.
pub(super) fn compared(before: &Chess, played: Move, guess: Move, narrator: &Narrator) -> Lines {
    let wanted = Wanted { count: 2, nodes: COMPARED, only: vec![played, guess] };
    let lines = builtin::lines(&Problem::new(before.clone()), &wanted, &Stop::new());
    let of = |mv: Move| lines.iter().find(|line| line.moves.first() == Some(&mv));
    let (Some(best), Some(other)) = (of(played), of(guess)) else { return Lines::new() };
    let [best, worth] = [best, other].map(|line| match line.score {
        builtin::Score::Centipawns(centipawns) => centipawns,
        builtin::Score::Mate(moves @ 1..) => 100_000 - moves,
        builtin::Score::Mate(_) => -100_000,
    });
    if worth >= PLAIN {
        return vec![narrator.talk.sentence("guess-wins-too", &[])];
    }
    let reply = other.moves.get(1).filter(|_| best - worth >= PLAIN);
    let refuted = reply.map(|reply| {
        let mut after = before.clone();
        after.play_unchecked(guess);
        let told = vec![narrator.announcement(&after, *reply)];
        let values = [("color", narrator.color(after.turn())), ("move", told.into())];
        narrator.talk.sentence("guess-refuted", &values)
    });
    refuted.into_iter().collect()
}
