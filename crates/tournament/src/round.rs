//! A round: its games and who has none.

use shakmaty::{ByColor, Color};

use crate::act::Pairer;
use crate::crosstable::Mark;
use crate::outcome::Outcome;
use crate::pairing::{Pair, Pairing};
use crate::player::PlayerId;
use crate::points::{Points, Scoring};

/// A board of a match of teams, or a game of a duel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    /// Which of the two has White here, by its colour in the pair.
    pub white: Color,
    /// Who of each team plays, counted from nothing, by the colours of the pair: nobody where a board stays
    /// empty, and in a duel.
    pub members: ByColor<Option<usize>>,
    /// The result, once it is known.
    pub outcome: Option<Outcome>,
    /// Whether it is played later, so that the next round need not wait for it.
    pub postponed: bool,
}

impl Board {
    /// A board on which nothing has happened.
    #[must_use]
    pub const fn new(white: Color, members: ByColor<Option<usize>>) -> Self {
        Self { white, members, outcome: None, postponed: false }
    }

    /// Which colour has here who has this one in the pair.
    #[must_use]
    pub fn color_of(&self, side: Color) -> Color {
        if self.white.is_white() { side } else { !side }
    }

    /// How the board ended for who has this colour in the pair.
    #[must_use]
    pub fn mark(&self, side: Color) -> Mark {
        let color = self.color_of(side);
        self.outcome.map_or(Mark::Unknown, |outcome| *outcome.marks().get(color))
    }
}

/// What a pair of a round plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// Who plays it: two players, or two teams of which the first has White on the first board.
    pub pair: Pair<PlayerId>,
    /// The result, once it is known; of teams and duels what their boards come to.
    pub outcome: Option<Outcome>,
    /// Whether it is played later, so that the next round need not wait for it.
    pub postponed: bool,
    /// The boards of two teams or the games of a duel, the first one first; none where one game is all.
    pub boards: Vec<Board>,
    /// Who goes on where that was decided without play, by the colours of the pair.
    pub decided: Option<Color>,
}

impl Game {
    /// Whether the round is not over before it is.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.outcome.is_none()
            && !self.postponed
            && (self.boards.is_empty() || !self.waits_for_postponed())
    }

    /// Whether all boards that are still open are postponed.
    fn waits_for_postponed(&self) -> bool {
        let mut open = self.boards.iter().filter(|board| board.outcome.is_none()).peekable();
        open.peek().is_some() && open.all(|board| board.postponed)
    }

    /// What its boards have given to who has this colour in the pair.
    #[must_use]
    pub fn points(&self, side: Color, scoring: &Scoring) -> Points {
        let played = self.boards.iter().filter(|board| board.outcome.is_some());
        played.map(|board| scoring.of(board.mark(side))).sum()
    }

    /// Whether any board was played.
    pub(crate) fn has_been_played(&self) -> bool {
        let is_played = |outcome: Outcome| outcome.marks().white.is_played();
        self.boards.iter().any(|board| board.postponed || board.outcome.is_some_and(is_played))
            || self.postponed
            || self.decided.is_some()
            || self.boards.is_empty() && self.outcome.is_some_and(is_played)
    }

    /// Both forfeit, or one of them, on every board.
    pub(crate) fn forfeit(&mut self, outcome: Outcome) {
        for board in &mut self.boards {
            let swapped = match outcome {
                Outcome::WhiteByForfeit => Outcome::BlackByForfeit,
                Outcome::BlackByForfeit => Outcome::WhiteByForfeit,
                outcome => outcome,
            };
            board.outcome = Some(if board.white.is_white() { outcome } else { swapped });
        }
        self.outcome = Some(outcome);
    }

    /// What boards that are all over come to: whoever has more has won, and forfeited is only what nobody
    /// has played.
    pub(crate) fn summed(&self, scoring: &Scoring) -> Option<Outcome> {
        if self.boards.iter().any(|board| board.outcome.is_none()) {
            return None;
        }
        let played = self.boards.iter().any(|board| board.mark(Color::White).is_played());
        let points = |side| self.points(side, scoring);
        Some(match (points(Color::White).cmp(&points(Color::Black)), played) {
            (std::cmp::Ordering::Greater, true) => Outcome::White,
            (std::cmp::Ordering::Less, true) => Outcome::Black,
            (std::cmp::Ordering::Equal, true) => Outcome::Draw,
            (std::cmp::Ordering::Greater, false) => Outcome::WhiteByForfeit,
            (std::cmp::Ordering::Less, false) => Outcome::BlackByForfeit,
            (std::cmp::Ordering::Equal, false) => Outcome::NeitherByForfeit,
        })
    }
}

/// A round that was paired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// The games, board 1 first.
    pub games: Vec<Game>,
    /// Who is left over.
    pub bye: Option<PlayerId>,
    /// Who rests by the tables.
    pub free: Vec<PlayerId>,
    /// Who has paired it.
    pub by: Pairer,
}

impl Round {
    pub(crate) fn new(pairing: &Pairing<PlayerId>, by: Pairer) -> Self {
        let game = |pair: &Pair<PlayerId>| Game {
            pair: *pair,
            outcome: None,
            postponed: false,
            boards: Vec::new(),
            decided: None,
        };
        Self {
            games: pairing.pairs.iter().map(game).collect(),
            bye: pairing.bye,
            free: pairing.free.clone(),
            by,
        }
    }

    /// The boards, counted from 1, whose games must end before the next round is paired.
    pub fn open(&self) -> impl Iterator<Item = usize> + '_ {
        (1..).zip(&self.games).filter(|(_, game)| game.is_open()).map(|(board, _)| board)
    }

    /// Whether the next round need not wait for it.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.open().next().is_none()
    }

    /// Whether no result of a game that was played is known yet, so that it may be paired anew.
    #[must_use]
    pub fn is_fresh(&self) -> bool {
        !self.games.iter().any(Game::has_been_played)
    }
}
