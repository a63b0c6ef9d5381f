//! What lies on the table when the boards differ (FIDE 2023, D.2.9), put to `laws::discrepancy`.

use std::time::Duration;

use shakmaty::{ByColor, Color};

use crate::laws::discrepancy::{Case, Report, examine};
use crate::laws::game::Game;

impl Game {
    /// Compares both boards and both score sheets as the referee knows them.
    ///
    /// A board of a player who types is the position itself.
    #[must_use]
    pub fn compare(&self) -> Report {
        examine(&Case {
            start: &self.start,
            mode: self.mode,
            boards: ByColor { white: self.board(Color::White), black: self.board(Color::Black) },
            sheets: ByColor {
                white: self.sheets.white.entries(),
                black: self.sheets.black.entries(),
            },
            left: &self.left_after_each_ply(),
        })
    }

    /// The times left after ply 1, 2 and so on; none without clocks.
    fn left_after_each_ply(&self) -> Vec<ByColor<Duration>> {
        let Some(clock) = &self.clock else { return Vec::new() };
        let first = clock.first_time();
        let mut left = ByColor { white: first, black: first };
        let after = |made: &crate::laws::Made| {
            left[made.by()] = made.left.unwrap_or_default();
            left
        };
        self.made.iter().map(after).collect()
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::Position;

    use super::*;
    use crate::laws::discrepancy::Solution;
    use crate::laws::{At, BoardKind, Event, Rules, Setup, Venue};

    #[test]
    fn a_board_that_did_not_follow_is_found() {
        let rules = Rules {
            venue: Venue::Match,
            boards: ByColor { white: BoardKind::Typed, black: BoardKind::Pegs },
            ..Rules::default()
        };
        let control = Some("10".parse().unwrap());
        let mut game = Game::new(Setup { control, rules, ..Setup::default() });
        game.handle(At::ZERO, &Event::Started);
        game.handle(At::from_secs(60), &Event::Entered("e2e4".parse().unwrap()));
        let report = game.compare();
        assert_eq!(report.differences.len(), 2);
        assert!(!matches!(report.solution, Solution::Ruling(_)), "{report:?}");
        let left = game.left_after_each_ply();
        let minutes = Duration::from_mins;
        assert_eq!(left, [ByColor { white: minutes(9), black: minutes(10) }]);
        assert_eq!(game.position().turn(), Color::Black);
    }
}
