//! Exercises that are made of a game: its moves are guessed, or better ones than its mistakes are looked
//! for. Pure.

#![deny(clippy::wildcard_enum_match_arm)]

use crate::laws::Position;
use shakmaty::{Color, Move, Position as _};

use crate::archive::Score;
use crate::drills;
use crate::exercises::begun::{Asking, Begun, FromGame, Whom, WhoseMistakes};
use crate::exercises::drilling::Drilling;
use crate::exercises::guessing::Guessed;
use crate::exercises::limits::Limits;
use crate::exercises::mending::Mending;
use crate::exercises::worded::{color_named, is_said};
use crate::notation::openings;
use crate::notation::pgn::Node;
use crate::practice::drill::{Drill, DrillLevel, DrillRound};
use crate::understanding::listed;
use crate::voices::narrate::quoted;

impl Asking<'_> {
    /// The game has been fetched of which this is made.
    pub(crate) fn begins_of(&self, score: Score, what: FromGame) -> Begun {
        match what {
            FromGame::Guess(whom) => self.guesses(score, whom),
            FromGame::Mistakes(whose) => self.mends(score, whose),
        }
    }

    /// The player wants to guess moves: those of the game of a number, of the one that is gone through, or
    /// of one that is compiled in.
    pub(crate) fn begins_to_guess(&self, rest: &str) -> Begun {
        let champions = listed("guess-champions", self.narrator);
        if champions.iter().any(|word| self.narrator.talk.same(word, rest.trim())) {
            return self.guesses_champion();
        }
        let (mut side, mut named) = (None, None);
        for word in rest.split_whitespace() {
            let game = self.of.game_named(word);
            match color_named(word, self.narrator) {
                Ok(Some(color)) => side = Some(color),
                _ if game.is_some() => named = game,
                _ => {
                    let word = quoted(word).into();
                    return self.refused("guess-unknown", &[("word", word)]);
                }
            }
        }
        let Some(game) = named.or(self.game.reviewed) else {
            if side.is_some() {
                return self.refused("guess-which", &[]);
            }
            return self.drills(Drill::Guess, DrillLevel::FIRST, Limits::default());
        };
        let from = if self.game.reviewed == Some(game) { self.game.from } else { 0 };
        Begun::Fetches(game, FromGame::Guess(Whom { side, from }))
    }

    /// A game of a champion in rapid chess, the moves of the side that won.
    fn guesses_champion(&self) -> Begun {
        let Some(game) = drills::champions(self.seed()) else { return Begun::Told(Vec::new()) };
        let line = played(game.start.clone(), game.moves.iter().copied());
        let rounds = DrillRound::guesses(&line, !game.last.turn(), known(&line), 0);
        Begun::begins(Drilling::of_game(Guessed::Won(Box::new(game)), rounds))
    }

    /// That moves of such a game are not judged.
    fn only_in_chess(&self, score: &Score) -> Option<Begun> {
        let variant = score.tree.start().variant();
        let name = || self.narrator.variants().name(variant).into();
        (!variant.is_chess()).then(|| self.refused("only-in-chess", &[("variant", name())]))
    }

    /// The game has been fetched.
    fn guesses(&self, score: Score, whom: Whom) -> Begun {
        if let Some(refused) = self.only_in_chess(&score) {
            return refused;
        }
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
        let rounds = DrillRound::guesses(&line, side, from, heard);
        if rounds.is_empty() {
            let is_opening = whom.from == 0 && line.iter().any(|(before, _)| before.turn() == side);
            if is_opening {
                return self.refused("guess-opening-only", &[]);
            }
            let values = [("color", self.narrator.color(side))];
            return self.refused("guess-none", &values);
        }
        let guessed = Guessed::Listed(Box::new(listed));
        Begun::begins(Drilling::of_game(guessed, rounds))
    }

    /// The player wants to look for better moves: in the game of a number, the one that is gone through, or
    /// his own that is over.
    pub(crate) fn begins_mistakes(&self, rest: &str) -> Begun {
        if self.game.two {
            return self.refused("analysis-two", &[]);
        }
        let (mut whose, mut named) = (WhoseMistakes::Own, None);
        for word in rest.split_whitespace() {
            match (color_named(word, self.narrator), self.of.game_named(word)) {
                (Ok(Some(color)), _) => whose = WhoseMistakes::Of(color),
                (_, Some(game)) => named = Some(game),
                _ if is_said("mistakes-both", word, self.narrator) => whose = WhoseMistakes::Both,
                _ => {
                    let word = quoted(word).into();
                    return self.refused("mistakes-unknown", &[("word", word)]);
                }
            }
        }
        match named.or(self.game.reviewed).or(self.game.own) {
            Some(game) => Begun::Fetches(game, FromGame::Mistakes(whose)),
            None => self.refused("mistakes-no-game", &[]),
        }
    }

    /// The game has been fetched.
    fn mends(&self, score: Score, whose: WhoseMistakes) -> Begun {
        if let Some(refused) = self.only_in_chess(&score) {
            return refused;
        }
        let side = match whose {
            WhoseMistakes::Own => score.listed.own,
            WhoseMistakes::Of(side) => Some(side),
            WhoseMistakes::Both => None,
        };
        match Mending::new(score, side, self.known.tried()) {
            Some(mending) => Begun::begins(mending),
            None => self.refused("mistakes-no-moves", &[]),
        }
    }
}

/// The moves of a game, each with the position before it.
fn played(mut at: Position, moves: impl Iterator<Item = Move>) -> Vec<(Position, Move)> {
    let before = |mv: Move| {
        let before = at.clone();
        at.play_unchecked(mv);
        (before, mv)
    };
    moves.map(before).collect()
}

/// How many plies are known from books, and are told: nobody guesses them.
fn known(line: &[(Position, Move)]) -> usize {
    let is_named = |(before, mv): &(Position, Move)| {
        let after = before.clone().play(*mv);
        after.is_ok_and(|after| openings::is_named(&after))
    };
    line.iter().rposition(is_named).map_or(0, |last| last + 1)
}
