//! What lies on the table when the boards differ (FIDE 2023, D.2.9), put to `laws::discrepancy`.

use shakmaty::{ByColor, Color, uci::UciMove};

use crate::discrepancy::{Evidence, Report, Shown, examine};
use crate::game::Game;

impl Game {
    /// Compares what both boards show with both score sheets and with the moves that were made.
    #[must_use]
    pub fn compare(&self, boards: ByColor<Option<&Shown>>) -> Report {
        let record: Vec<UciMove> =
            self.course.made.iter().map(|made| made.uci(self.terms.mode)).collect();
        examine(&Evidence {
            start: &self.course.start,
            mode: self.terms.mode,
            boards,
            sheets: ByColor {
                white: self.sheets.both.white.entries(),
                black: self.sheets.both.black.entries(),
            },
            record: &record,
            left: &self.clocks.left_after_each_ply(),
        })
    }

    /// What a player's board shows by what hands have done on it; `None` for a player without a board
    /// under his hands.
    #[must_use]
    pub fn shown_on(&self, color: Color) -> Option<Shown> {
        let kept = self.terms.rules.boards[color].is_kept();
        (!kept).then(|| Shown::from(self.board(color).clone()))
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

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
        let left = game.clocks().left_after_each_ply();
        let minutes = Duration::from_mins;
        assert_eq!(left, [ByColor { white: minutes(9), black: minutes(10) }]);
        assert_eq!(game.position().turn(), Color::Black);
    }
}
