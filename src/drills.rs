//! What drills need that is not made by chance: games to follow and to guess, and positions with a mate.

use std::collections::HashSet;

use crate::laws::Position;
use shakmaty::zobrist::Zobrist64;
use shakmaty::{EnPassantMode, Move, Position as _};

use crate::notation::openings;
use crate::notation::pgn::{Found, Game, Reader};
use crate::opponent::Problem;
use crate::opponent::builtin::chance::Chance;
use crate::opponent::builtin::{self, Limits, Scored, Stop};
use crate::practice::drill::{Given, Needs};
use crate::puzzles;

/// Games of which the moves of the side that won are guessed.
static WON: &[u8] = include_bytes!("../puzzles/games.pgn");

/// Games that world champions in rapid chess won.
pub static CHAMPIONS: &[u8] = include_bytes!("../puzzles/champions.pgn");

/// Plies that an opening has at least with which a game begins.
const OPENING: usize = 8;

/// How far the built-in opponent looks where it goes on with a game: a hundred moves take no time to
/// wait for.
const GOING_ON: Limits = Limits { nodes: 2_000, depth: 3 };

/// What a run of a drill needs; another seed gives other games. The puzzles are only asked for if they
/// are needed.
pub fn given<'a>(needs: Needs, seed: u64, puzzles: impl FnOnce() -> &'a puzzles::Library) -> Given {
    match needs {
        Needs::Nothing => Given::default(),
        Needs::Game(plies) => Given { game: game(plies, seed), ..Given::default() },
        Needs::Won => {
            Given { game: won(seed).map(|game| game.moves).unwrap_or_default(), ..Given::default() }
        }
        Needs::Mates { moves, pieces } => {
            Given { mates: puzzles().mates(moves, pieces), ..Given::default() }
        }
        Needs::Lines { plies, pieces } => {
            Given { lines: puzzles().lines(plies, pieces), ..Given::default() }
        }
    }
}

/// One of the games that are compiled in and were won; another seed gives another one.
#[must_use]
pub fn won(seed: u64) -> Option<Game> {
    one_of(WON, seed)
}

/// One of the games that champions in rapid chess won; another seed gives another one.
#[must_use]
pub fn champions(seed: u64) -> Option<Game> {
    one_of(CHAMPIONS, seed)
}

fn one_of(file: &[u8], seed: u64) -> Option<Game> {
    let mut games = all_won(file);
    let chosen = Chance::new(seed).bits().checked_rem(games.len() as u64)?;
    Some(games.swap_remove(usize::try_from(chosen).ok()?))
}

fn all_won(file: &[u8]) -> Vec<Game> {
    let mut games = Vec::new();
    let mut keep = |found| {
        if let Found::Game(game) = found {
            games.push(*game);
        }
    };
    let mut reader = Reader::default();
    reader.feed(file, &mut keep);
    reader.finish(&mut keep);
    games
}

/// A game of so many plies: an opening that has a name, and how the built-in opponent goes on. Nobody
/// follows a game that goes round in circles: no position comes again if another move is there.
fn game(plies: usize, seed: u64) -> Vec<Move> {
    let mut moves = openings::line(usize::try_from(seed).unwrap_or_default(), OPENING);
    moves.truncate(plies);
    let mut position = Position::default();
    for mv in &moves {
        position.play_unchecked(*mv);
    }
    let mut visited = HashSet::new();
    while moves.len() < plies {
        visited.insert(key(&position));
        let found = builtin::analyse(&Problem::new(position.clone()), GOING_ON, &Stop::new());
        let is_new = |scored: &&Scored| {
            let mut after = position.clone();
            after.play_unchecked(scored.mv);
            !visited.contains(&key(&after))
        };
        let best = found.moves.iter().find(is_new).or(found.moves.first());
        let Some(best) = best else { break };
        position.play_unchecked(best.mv);
        moves.push(best.mv);
    }
    moves
}

fn key(position: &Position) -> Zobrist64 {
    position.zobrist_hash(EnPassantMode::Legal)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::pgn::GameResult;
    use crate::practice::drill::{Drill, DrillLevel};

    #[test]
    fn every_drill_finds_what_it_needs() {
        let library = puzzles::Library::built_in();
        for drill in Drill::ALL {
            for level in [1, 2, 3].map(|number| DrillLevel::new(number).unwrap()) {
                let given = given(drill.needs(level), 7, || &library);
                match drill.needs(level) {
                    Needs::Nothing => assert_eq!(given, Given::default()),
                    Needs::Game(plies) => assert_eq!(given.game.len(), plies, "{drill:?}"),
                    Needs::Won => assert!(given.game.len() > 30, "{drill:?}"),
                    Needs::Mates { .. } => assert!(given.mates.len() >= 12, "{drill:?} {level:?}"),
                    Needs::Lines { plies, pieces } => {
                        assert!(given.lines.len() >= 200, "{drill:?} {level:?}");
                        let wrong = given.lines.iter().find(|line| !fits(line, plies, pieces));
                        assert_eq!(wrong, None);
                    }
                }
            }
        }
    }

    /// Whether a line is long enough, of few pieces, and the game goes on after it.
    fn fits(line: &[(Position, Move)], plies: usize, pieces: usize) -> bool {
        let count = line[0].0.board().occupied().count();
        let (before, mv) = line.last().unwrap();
        let after = before.clone().play(*mv).unwrap();
        line.len() >= plies && count <= pieces && !after.is_game_over()
    }

    #[test]
    fn another_seed_gives_another_game_and_the_same_gives_the_same() {
        assert_eq!(game(20, 3), game(20, 3));
        assert_ne!(game(20, 3), game(20, 4));
    }

    #[test]
    fn no_game_to_follow_goes_round_in_circles() {
        for seed in 0..40 {
            let (mut position, mut seen) = (Position::default(), Vec::new());
            for mv in game(60, seed) {
                position.play_unchecked(mv);
                let times = seen.iter().filter(|it| **it == key(&position)).count();
                assert!(times < 2, "seed {seed}, after {} moves", seen.len());
                seen.push(key(&position));
            }
        }
    }

    /// A game of which a move cannot be played would be left out.
    #[test]
    fn every_game_to_guess_is_played_and_won_by_the_side_that_moved_last() {
        for file in [WON, CHAMPIONS] {
            let games = all_won(file);
            let written = file.windows(7).filter(|bytes| *bytes == b"[White ").count();
            assert_eq!(games.len(), written);
            for game in games {
                let name = game.tag("White").unwrap_or_default();
                assert_eq!(game.start, Position::default(), "{name}");
                assert_eq!(game.result, GameResult::Won(!game.last.turn()), "{name}");
            }
        }
    }
}
