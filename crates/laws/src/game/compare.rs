//! What lies on the table when the boards differ (FIDE 2023, D.2.9), put to `laws::discrepancy`.

use std::time::Duration;

use shakmaty::{ByColor, Color, uci::UciMove};

use crate::discrepancy::{Evidence, Report, Shown, examine};
use crate::game::Game;

impl Game {
    /// Compares what both boards show with both score sheets and with the moves that were made.
    #[must_use]
    pub fn compare(&self, boards: ByColor<Option<&Shown>>) -> Report {
        let record: Vec<UciMove> = self.made.iter().map(|made| made.uci(self.mode)).collect();
        examine(&Evidence {
            start: &self.start,
            mode: self.mode,
            boards,
            sheets: ByColor {
                white: self.sheets.white.entries(),
                black: self.sheets.black.entries(),
            },
            record: &record,
            left: &self.left_after_each_ply(),
        })
    }

    /// What a player's board shows by what hands have done on it; `None` for a player without a board
    /// under his hands.
    #[must_use]
    pub fn shown_on(&self, color: Color) -> Option<Shown> {
        let kept = self.rules.boards[color].is_kept();
        (!kept).then(|| Shown::from(self.board(color).clone()))
    }

    /// What both clocks showed when the position after so many plies stood last, with what rulings have
    /// given and taken since; `None` without clocks, and where so many were not made.
    #[must_use]
    pub fn left_after(&self, plies: u16) -> Option<ByColor<Duration>> {
        let stood = self.stood.get(usize::from(plies))?;
        Some(self.clock.as_ref()?.left_then(stood))
    }

    /// The same after ply 1, 2 and so on; none without clocks.
    fn left_after_each_ply(&self) -> Vec<ByColor<Duration>> {
        let Some(clock) = &self.clock else { return Vec::new() };
        self.stood.iter().skip(1).map(|stood| clock.left_then(stood)).collect()
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::Position;

    use super::*;
    use crate::discrepancy::Solution;
    use crate::{At, Authority, BoardKind, Event, Rules, Setup};

    #[test]
    fn a_board_that_did_not_follow_is_found() {
        let rules = Rules {
            authority: Authority::Arbiter,
            boards: ByColor { white: BoardKind::Typed, black: BoardKind::Pegs },
            ..Rules::default()
        };
        let control = Some("10".parse().unwrap());
        let mut game = Game::new(Setup { control, rules, ..Setup::default() });
        game.handle(At::ZERO, &Event::Started);
        game.handle(At::from_secs(60), &Event::Entered("e2e4".parse().unwrap()));
        let shown = game.shown_on(Color::Black).unwrap();
        let report = game.compare(ByColor { white: None, black: Some(&shown) });
        assert_eq!(report.differences, []);
        assert_eq!(game.shown_on(Color::White), None);
        assert!(!matches!(report.solution, Solution::Ruling(_)), "{report:?}");
        let left = game.left_after_each_ply();
        let minutes = Duration::from_mins;
        assert_eq!(left, [ByColor { white: minutes(9), black: minutes(10) }]);
        assert_eq!(game.position().turn(), Color::Black);
    }
}
