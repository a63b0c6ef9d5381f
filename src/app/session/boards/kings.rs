//! Both kings in the centre: how players of electronic boards give the result.
//!
//! Both on white squares: White has won; both on black ones: Black; one on each: drawn. So DGT's boards
//! have it, and all that broadcast by them
//! (<http://digitalgametechnology.com/site/index.php/Boards/end-of-game-indicate-result.html>).
//! Kings never stand so in a game: any two of these squares are beside each other.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::{Bitboard, Board, Color, Position, Square};

use crate::app::session::Act;
use crate::app::session::boards::board_of::BoardOf;
use crate::app::session::boards::muting::carried;
use crate::app::session::boards::{Boards, Own};
use crate::app::session::intent::{Intent, Next, all};
use crate::app::session::teller::Teller;
use crate::laws::{At, Event};
use crate::names;
use crate::pegboard::{Report, Sensed};
use crate::sensing::REST;
use crate::table::Aid;

/// The result that kings give.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app::session) enum Given {
    /// This player has won.
    Won(Color),
    /// Nobody has.
    Drawn,
}

/// The result that kings on these two squares give.
fn given_on(kings: Bitboard) -> Option<Given> {
    if kings.count() != 2 || !kings.is_subset(Bitboard::CENTER) {
        return None;
    }
    let light = (kings & Bitboard::LIGHT_SQUARES).count();
    Some(if light == 1 { Given::Drawn } else { Given::Won(Color::from_white(light == 2)) })
}

/// The result that the kings among these pieces give.
fn given_by(pieces: &Board) -> Option<Given> {
    let both = Color::ALL.into_iter().all(|color| pieces.king_of(color).is_some());
    given_on(pieces.kings()).filter(|_| both)
}

/// The same of what a board shows after this last position. Which king is which does not matter, so one
/// that knows no pieces is understood too, if nothing else was moved on it.
fn given_after(last: &Board, sensed: &Sensed) -> Option<Given> {
    if sensed.pieces.occupied().any() {
        return given_by(&sensed.pieces);
    }
    let others = last.occupied() & !last.kings();
    given_on(sensed.occupied & !others).filter(|_| others.is_subset(sensed.occupied))
}

/// Whether the player to move has only put his own king beside the other one: a move, and an illegal one.
fn is_step(before: &Board, now: &Board, turn: Color) -> bool {
    let went = |color| before.king_of(color).zip(now.king_of(color));
    let own = went(turn).is_some_and(|(from, to)| from.distance(to) == 1);
    own && went(!turn).is_some_and(|(from, to)| from == to)
}

/// The square of a king in the centre who cannot have gone there by a move.
fn on_his_way(before: &Board, now: &Board) -> Option<Square> {
    let far = |color: Color| {
        let (from, to) = before.king_of(color).zip(now.king_of(color))?;
        (Bitboard::CENTER.contains(to) && from.distance(to) > 1).then_some(to)
    };
    Color::ALL.into_iter().find_map(far)
}

const fn name(given: Given) -> &'static str {
    match given {
        Given::Won(Color::White) => "white",
        Given::Won(Color::Black) => "black",
        Given::Drawn => "draw",
    }
}

const fn score(given: Given) -> &'static str {
    match given {
        Given::Won(Color::White) => "1-0",
        Given::Won(Color::Black) => "0-1",
        Given::Drawn => "1/2-1/2",
    }
}

impl BoardOf<'_> {
    /// The result that its player gives by the kings on it.
    pub(super) fn result_given(&self) -> Option<Given> {
        let (before, now) = (self.position().board(), self.pieces());
        given_by(now).filter(|_| !is_step(before, now, self.position().turn()))
    }
}

impl Teller<'_> {
    /// Says which result the kings on the board of a player give, and asks him as if he had typed it.
    fn asks_for_result(&self, by: Color) -> Option<Vec<Intent>> {
        let given = self.place.board_of(by).result_given()?;
        let told = self.result_said(given);
        let asked = self.requests().given_by_kings(by, given);
        Some(all([told]).into_iter().chain(asked).collect())
    }

    fn result_said(&self, given: Given) -> Act {
        self.manner.told("kings-say", &[("result", name(given).into())])
    }

    /// A king stands in the centre as for the result, and the other one does not yet: that is no move.
    fn one_king_said(&self, by: Color) -> Option<Act> {
        let (before, now) = (self.place.game.position().board(), self.place.game.board(by));
        on_his_way(before, now).map(|_| self.manner.told("kings-one", &[]))
    }
}

impl Boards {
    /// Says what kings in the centre mean after the end of the game, when hands have rested.
    pub(super) fn kings_after_end(&mut self, at: At, here: Teller<'_>, i: usize) -> Vec<Act> {
        let own = &mut self.list[i];
        let rested = own.kings.rests.take_if(|due| at >= *due).is_some();
        let Some(outcome) = here.place.game.outcome().filter(|_| rested) else { return Vec::new() };
        let last = here.place.game.position().board();
        let given = own.hands.sensed().and_then(|sensed| given_after(last, sensed));
        if std::mem::replace(&mut own.kings.told, given) == given {
            return Vec::new();
        }
        let Some(given) = given else { return Vec::new() };
        let mut acts = vec![here.result_said(given)];
        let result = names::result_of(outcome.score());
        if outcome.score() != score(given) {
            acts.push(here.manner.told("kings-otherwise", &[]));
            acts.push(here.manner.told("study-result", &result));
        }
        acts
    }
}

/// What is known of kings that give the result on a board.
#[derive(Debug, Default)]
pub(super) struct Kings {
    /// After the end of the game: when the hands on it will have rested.
    pub(super) rests: Option<At>,
    /// What they have given after it.
    told: Option<Given>,
}

impl Own {
    /// The result that a player gives by the kings: said once, and asked as if it had been typed. `None`
    /// where they do not stand so.
    pub(super) fn result_given(&mut self, here: Teller<'_>, by: Color) -> Option<Vec<Intent>> {
        here.place.board_of(by).result_given()?;
        if self.compared.illegal.as_ref() == Some(here.place.game.board(by)) {
            return Some(Vec::new());
        }
        self.asks_for_result(here, by)
    }

    /// The same, also where it was asked before: who presses hears it again.
    pub(super) fn asks_for_result(&mut self, here: Teller<'_>, by: Color) -> Option<Vec<Intent>> {
        let asked = here.asks_for_result(by)?;
        let pieces = here.place.game.board(by).clone();
        let untouched = self.kings_untouched(here, by, &pieces);
        self.compared.illegal = Some(pieces);
        Some(untouched.into_iter().chain(asked).collect())
    }

    /// One king stands in the centre when hands have rested: said once, and he is not bound to it. `None` where
    /// none stands so.
    pub(super) fn one_king(&mut self, here: Teller<'_>, by: Color) -> Option<Vec<Intent>> {
        if here.place.withholds(Aid::LegalMoves) || here.place.board_of(by).piece_off().is_some() {
            return None;
        }
        let told = here.one_king_said(by)?;
        let pieces = here.place.game.board(by).clone();
        if self.compared.illegal.as_ref() == Some(&pieces) {
            return Some(Vec::new());
        }
        let untouched = self.kings_untouched(here, by, &pieces);
        self.compared.illegal = Some(pieces);
        Some(all([told]).into_iter().chain(untouched).collect())
    }

    /// Both kings stand in the centre, if only for a moment: whoever puts one back at once is not bound to it.
    pub(super) fn kings_stand(&self, here: Teller<'_>) -> Vec<Intent> {
        let by = self.player(here.place);
        match here.place.board_of(by).result_given() {
            Some(_) => self.kings_untouched(here, by, here.place.game.board(by)),
            None => Vec::new(),
        }
    }

    /// Who gives the result does not lift his king in order to move him (FIDE 2023, 4.2.2, 4.3): where
    /// no arbiter decides, nothing is touched, and what is put back is adjusted.
    fn kings_untouched(&self, here: Teller<'_>, by: Color, pieces: &Board) -> Vec<Intent> {
        let game = &here.place.game;
        let begun = by == game.position().turn()
            && game.underway().has_touched()
            && game.underway().on_board().is_none();
        let Some(undone) = here.untouched(by).filter(|_| begun && game.announced().is_none())
        else {
            return Vec::new();
        };
        let mut wanted = carried(here, by, game.position().board());
        wanted.extend([Intent::untold(undone), Intent::untold(Event::Adjusting(by))]);
        wanted.extend([
            self.wants(Next::IsRight),
            self.wants(Next::Stand(by, pieces.clone())),
            self.wants(Next::Sees),
        ]);
        wanted
    }

    /// Something has changed on a board after the end of the game: it may be the kings.
    pub(super) fn waits_for_kings(&mut self, at: At, here: Teller<'_>, report: &Report) {
        let changes =
            matches!(report, Report::Seated(..) | Report::Together(..) | Report::Stands(_));
        let over = here.place.game.outcome().is_some() && !here.place.activity.is_elsewhere();
        if changes && over && self.exercise.is_none() {
            self.kings.rests = Some(at + REST);
        }
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::{Bitboard, Board, Color};

    use super::{Given, given_after, given_by, is_step, on_his_way};
    use crate::pegboard::Sensed;

    const GIVEN: [(&str, Option<Given>); 10] = [
        ("8/8/8/3k4/4K3/8/8/8", Some(Given::Won(Color::White))),
        ("8/8/8/3K4/4k3/8/8/8", Some(Given::Won(Color::White))),
        ("8/8/8/4k3/3K4/8/8/8", Some(Given::Won(Color::Black))),
        ("8/8/8/4K3/3k4/8/8/8", Some(Given::Won(Color::Black))),
        ("8/8/8/4k3/4K3/8/8/8", Some(Given::Drawn)),
        ("8/8/8/8/3kK3/8/8/8", Some(Given::Drawn)),
        ("rnbq1bnr/pppppppp/8/3K4/3k4/8/PPPPPPPP/RNBQ1BNR", Some(Given::Drawn)),
        ("8/8/8/3k4/8/4K3/8/8", None),
        ("8/8/8/3k4/8/8/8/8", None),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", None),
    ];

    fn board(pieces: &str) -> Board {
        pieces.parse().unwrap()
    }

    #[test]
    fn b1_two_kings_in_the_centre_give_the_result() {
        for (pieces, given) in GIVEN {
            assert_eq!(given_by(&board(pieces)), given, "{pieces}");
        }
    }

    #[test]
    fn b1_a_board_that_knows_no_pieces_shows_the_result_after_the_last_position() {
        let last = board("4k3/8/8/4p3/8/8/8/4K3");
        let shows = |pieces: &str| {
            let occupied = board(pieces).occupied();
            let (pieces, faulty) = (Board::empty(), Bitboard::EMPTY);
            given_after(&last, &Sensed { occupied, pieces, faulty })
        };
        assert_eq!(shows("8/8/8/3kp3/4K3/8/8/8"), Some(Given::Won(Color::White)));
        assert_eq!(shows("8/8/8/4p3/3kK3/8/8/8"), Some(Given::Drawn));
        for other in ["8/8/8/3k4/4K3/8/8/8", "4k3/8/8/4p3/4K3/8/8/8", "8/8/8/3kp3/4K3/8/P7/8"] {
            assert_eq!(shows(other), None, "{other}");
        }
    }

    #[test]
    fn b1_a_king_who_steps_beside_the_other_one_gives_no_result() {
        let before = board("8/8/8/3k4/8/4K3/8/8");
        assert!(is_step(&before, &board("8/8/8/3k4/4K3/8/8/8"), Color::White));
        assert!(!is_step(&before, &board("8/8/8/3k4/4K3/8/8/8"), Color::Black));
        assert!(!is_step(&before, &board("8/8/8/4k3/3K4/8/8/8"), Color::White));
    }

    #[test]
    fn b1_one_king_on_his_way_is_known_by_the_distance() {
        let before = board("4k3/8/8/8/8/4K3/8/8");
        let way = |now| on_his_way(&before, &board(now)).map(|square| square.to_string());
        assert_eq!(way("8/8/8/4k3/8/4K3/8/8").as_deref(), Some("e5"));
        assert_eq!(way("4k3/8/8/4K3/8/8/8/8").as_deref(), Some("e5"));
        assert_eq!(way("4k3/8/8/8/4K3/8/8/8"), None);
        assert_eq!(way("8/4k3/8/8/8/4K3/8/8"), None);
    }
}
