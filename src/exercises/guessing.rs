//! Guessing the moves of a game: which game it is, and what is said of a move that was not played. Pure.

#![deny(clippy::wildcard_enum_match_arm)]

use crate::laws::Position;
use shakmaty::{Color, Move, Position as _};

use crate::archive::Listed;
use crate::names;
use crate::notation::pgn::Game;
use crate::opponent::Problem;
use crate::opponent::builtin::{self, Stop, Wanted};
use crate::voices::{Lines, Narrator, Span};

/// Positions visited to compare a guess with the move of the game: some ten milliseconds.
const COMPARED: u64 = 60_000;

/// Hundredths of a pawn from which a side wins plainly enough for the built-in opponent to see it, and by
/// which a guess is plainly worse than the move of the game.
const PLAIN: i32 = 300;

/// Where the game comes from whose moves are guessed.
#[derive(Debug)]
pub(crate) enum Guessed {
    /// It is compiled in.
    Won(Box<Game>),
    /// It is in the list.
    Listed(Box<Listed>),
}

impl Guessed {
    /// Who plays.
    pub(crate) fn told(&self, narrator: &Narrator) -> Vec<Span> {
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

/// What is said of a guess that is not the move of the game, where the built-in opponent can know it: that
/// it wins too, or how it loses something.
pub(crate) fn compared(before: &Position, played: Move, guess: Move, narrator: &Narrator) -> Lines {
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
