//! A pair of which one goes on: how far it has come, and by what it is decided when it is tied.
//!
//! After the games or boards of the regulations come, in the order that the organiser has laid down, games
//! with less time, and what decides without play.

use shakmaty::Color;

use crate::decider::Decider;
use crate::points::{Points, Scoring};
use crate::round::{Board, Game};

/// How far a duel has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DuelProgress {
    /// This game or board is open, counted from 1: one of the regulations, or one that decides.
    Playing(usize, Option<Decider>),
    /// It is tied, and this decides. Who goes on is said where it follows from what is known.
    Tied(Decider, Option<Color>),
    /// This one goes on, by the colours of the pair.
    Won(Color),
}

/// What is laid down for a duel.
#[derive(Clone, Copy, Debug)]
pub struct DuelRules<'a> {
    /// How many games or boards come first.
    pub regular: usize,
    /// Whether all of those are played, whatever the lead, as by two teams that sit at them together.
    pub all_at_once: bool,
    /// What a game gives.
    pub scoring: &'a Scoring,
    /// By what a tie is decided, in this order.
    pub deciders: &'a [Decider],
    /// The ratings of the two, White of the pair first.
    pub ratings: [Option<u16>; 2],
}

/// How far a duel has come.
#[must_use]
pub fn progress(game: &Game, rules: &DuelRules<'_>) -> DuelProgress {
    if let Some(winner) = game.decided {
        return DuelProgress::Won(winner);
    }
    let lead = Lead { game, rules };
    match lead.of(0, rules.regular, rules.all_at_once) {
        Some(Ok(winner)) => return DuelProgress::Won(winner),
        Some(Err(open)) => return DuelProgress::Playing(open, None),
        None => {}
    }
    let mut at = rules.regular;
    for some in rules.deciders.chunk_by(|one, next| one == next) {
        let decider = some[0];
        match decider {
            Decider::Armageddon => {
                let Some(board) = game.boards.get(at) else {
                    return DuelProgress::Playing(at + 1, Some(decider));
                };
                return board.outcome.map_or(DuelProgress::Playing(at + 1, Some(decider)), |_| {
                    DuelProgress::Won(lead.armageddon(board))
                });
            }
            Decider::Rapid | Decider::Blitz => {
                match lead.of(at, at + some.len(), false) {
                    Some(Ok(winner)) => return DuelProgress::Won(winner),
                    Some(Err(open)) => return DuelProgress::Playing(open, Some(decider)),
                    None => {}
                }
                at += some.len();
            }
            Decider::Lots | Decider::Arbiter => return DuelProgress::Tied(decider, None),
            Decider::Rating | Decider::WhiteOut | Decider::Boards => {
                let winner = lead.without_play(decider);
                if winner.is_some() {
                    return DuelProgress::Tied(decider, winner);
                }
            }
        }
    }
    DuelProgress::Tied(Decider::Arbiter, None)
}

struct Lead<'a> {
    game: &'a Game,
    rules: &'a DuelRules<'a>,
}

impl Lead<'_> {
    /// Who leads after some games; the next of them that is open, counted from 1; nothing where they are tied.
    fn of(&self, from: usize, to: usize, all_at_once: bool) -> Option<Result<Color, usize>> {
        let boards = self.game.boards.get(from..).unwrap_or_default();
        let boards = &boards[..boards.len().min(to - from)];
        let points = |side: Color| -> Points {
            let over = boards.iter().filter(|board| board.outcome.is_some());
            over.map(|board| self.rules.scoring.of(board.mark(side))).sum()
        };
        let (white, black) = (points(Color::White), points(Color::Black));
        let over = boards.iter().filter(|board| board.outcome.is_some()).count();
        let left = i32::try_from(to - from - over).unwrap_or(i32::MAX);
        let more = if white > black { white - black } else { black - white };
        let is_over = left == 0 || !all_at_once && more > self.rules.scoring.win * left;
        if !is_over {
            let open = boards.iter().position(|board| board.outcome.is_none());
            return Some(Err(from + open.unwrap_or(boards.len()) + 1));
        }
        (white != black).then_some(Ok(Color::from_white(white > black)))
    }

    /// Who goes on after an Armageddon game.
    fn armageddon(&self, board: &Board) -> Color {
        let of = |side| self.rules.scoring.of(board.mark(side));
        let white = board.white;
        if of(white) > of(!white) { white } else { !white }
    }

    fn without_play(&self, decider: Decider) -> Option<Color> {
        match decider {
            Decider::Rating => {
                let [white, black] = self.rules.ratings;
                (white != black).then_some(Color::from_white(white > black))
            }
            Decider::WhiteOut => self.game.boards.last().map(|board| !board.white),
            Decider::Boards => self.game.boards.iter().take(self.rules.regular).find_map(|board| {
                let of = |side| self.rules.scoring.of(board.mark(side));
                let (white, black) = (of(Color::White), of(Color::Black));
                (white != black).then_some(Color::from_white(white > black))
            }),
            Decider::Rapid
            | Decider::Blitz
            | Decider::Armageddon
            | Decider::Lots
            | Decider::Arbiter => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::{ByColor, Color};

    use super::{DuelProgress, DuelRules, progress};
    use crate::decider::Decider;
    use crate::outcome::Outcome;
    use crate::pairing::Pair;
    use crate::player::PlayerId;
    use crate::points::Scoring;
    use crate::round::{Board, Game};

    use Decider::{Armageddon, Blitz, Boards, Lots, Rapid, Rating, WhiteOut};
    use DuelProgress::{Playing, Tied, Won};

    /// Games with alternating colours, each with its result by the colours at the board.
    fn after(results: &[&str], regular: usize, deciders: &[Decider]) -> DuelProgress {
        let board = |(at, text): (usize, &&str)| Board {
            outcome: Outcome::read(text),
            ..Board::new(Color::from_white(at.is_multiple_of(2)), ByColor::default())
        };
        let game = Game {
            pair: Pair::new(PlayerId(0), PlayerId(1)),
            outcome: None,
            postponed: false,
            boards: results.iter().enumerate().map(board).collect(),
            decided: None,
        };
        let scoring = Scoring::default();
        let rules = DuelRules {
            regular,
            all_at_once: deciders.contains(&Boards),
            scoring: &scoring,
            deciders,
            ratings: [Some(1800), Some(1900)],
        };
        progress(&game, &rules)
    }

    #[test]
    fn a_duel_is_over_as_soon_as_it_is_decided() {
        let (white, black) = (Color::White, Color::Black);
        assert_eq!(after(&["?"], 1, &[]), Playing(1, None));
        assert_eq!(after(&["1-0"], 1, &[]), Won(white));
        assert_eq!(after(&["1-0", "?"], 2, &[]), Playing(2, None));
        // Black of the second game is who had White in the first.
        assert_eq!(after(&["1-0", "0-1"], 2, &[]), Won(white));
        assert_eq!(after(&["0-1", "1-0", "?", "?"], 4, &[]), Playing(3, None));
        assert_eq!(after(&["0-1", "1-0", "=", "?"], 4, &[]), Won(black));
    }

    #[test]
    fn a_tie_goes_through_the_list() {
        let list = [Rapid, Rapid, Blitz, Armageddon];
        assert_eq!(after(&["="], 1, &list), Playing(2, Some(Rapid)));
        assert_eq!(after(&["=", "1-0"], 1, &list), Playing(3, Some(Rapid)));
        assert_eq!(after(&["=", "1-0", "1-0"], 1, &list), Playing(4, Some(Blitz)));
        assert_eq!(after(&["=", "1-0", "="], 1, &list), Won(Color::Black));
        assert_eq!(after(&["=", "=", "=", "="], 1, &list), Playing(5, Some(Armageddon)));
        // White of the pair has White again in the fifth game: a draw is enough for the other.
        assert_eq!(after(&["=", "=", "=", "=", "="], 1, &list), Won(Color::Black));
        assert_eq!(after(&["=", "=", "=", "=", "1-0"], 1, &list), Won(Color::White));
    }

    #[test]
    fn what_decides_without_play_says_who_goes_on() {
        assert_eq!(after(&["="], 1, &[Lots]), Tied(Lots, None));
        assert_eq!(after(&["="], 1, &[Rating, Lots]), Tied(Rating, Some(Color::Black)));
        assert_eq!(after(&["="], 1, &[WhiteOut]), Tied(WhiteOut, Some(Color::Black)));
        assert_eq!(after(&["=", "="], 2, &[WhiteOut]), Tied(WhiteOut, Some(Color::White)));
        assert_eq!(
            after(&["=", "1-0", "1-0", "="], 4, &[Boards]),
            Tied(Boards, Some(Color::Black))
        );
        assert_eq!(after(&["=", "="], 2, &[Boards, Lots]), Tied(Lots, None));
        assert_eq!(after(&["="], 1, &[]), Tied(Decider::Arbiter, None));
    }
}
