//! What lies on the table when the boards differ (FIDE 2023, D.2.9), put to `laws::discrepancy`.

use std::time::Duration;

use shakmaty::{ByColor, Color, uci::UciMove};

use crate::discrepancy::{Case, Report, Shown, examine};
use crate::game::Game;

impl Game {
    /// Compares what both boards show with both score sheets and with the moves that were made.
    #[must_use]
    pub fn compare(&self, boards: ByColor<Option<&Shown>>) -> Report {
        let record: Vec<UciMove> = self.made.iter().map(|made| made.uci(self.mode)).collect();
        examine(&Case {
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

    /// What both clocks showed after so many plies that were made; `None` without clocks, and where so
    /// many were not made.
    #[must_use]
    pub fn left_after(&self, plies: u16) -> Option<ByColor<Duration>> {
        match usize::from(plies).checked_sub(1) {
            Some(last) => self.left_after_each_ply().get(last).copied(),
            None => self.clock.as_ref().map(|clock| {
                let first = clock.first_time();
                ByColor { white: first, black: first }
            }),
        }
    }

    /// The times left after ply 1, 2 and so on; none without clocks.
    fn left_after_each_ply(&self) -> Vec<ByColor<Duration>> {
        let left = |made: &crate::Made| {
            let (by, left, opponent_left) = (made.by(), made.left?, made.opponent_left?);
            Some(ByColor::new_with(|color| if color == by { left } else { opponent_left }))
        };
        self.made.iter().filter_map(left).collect()
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::Position;

    use super::*;
    use crate::discrepancy::Solution;
    use crate::{At, BoardKind, Event, Rules, Setup, Venue};

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
