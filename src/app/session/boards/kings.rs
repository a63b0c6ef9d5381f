//! Both kings in the centre: how players of electronic boards give the result.
//!
//! Both on white squares: White has won; both on black ones: Black; one on each: drawn. So DGT's boards
//! have it, and all that broadcast by them
//! (<http://digitalgametechnology.com/site/index.php/Boards/end-of-game-indicate-result.html>).
//! Kings never stand so in a game: any two of these squares are beside each other.

use shakmaty::{Board, Color, Square};

use crate::app::session::boards::Own;
use crate::app::session::intent::{Intent, all};
use crate::app::session::teller::Teller;

const CENTRE: [Square; 4] = [Square::D4, Square::E4, Square::D5, Square::E5];

/// The result that kings in the centre give: who has won, or nobody.
fn given_by(pieces: &Board) -> Option<Option<Color>> {
    let [white, black] = [Color::White, Color::Black].map(|color| pieces.king_of(color));
    let kings =
        white.zip(black).filter(|(one, other)| [one, other].iter().all(|it| CENTRE.contains(it)));
    let (one, other) = kings?;
    let same = one.is_light() == other.is_light();
    Some(same.then(|| Color::from_white(one.is_light())))
}

impl Own {
    /// The result that a player gives by the kings: said once, and asked as if it had been typed. `None`
    /// where they do not stand so.
    pub(super) fn result_given(&mut self, here: Teller<'_>, by: Color) -> Option<Vec<Intent>> {
        let pieces = here.place.game.board(by).clone();
        let winner = given_by(&pieces)?;
        if self.compared.illegal.as_ref() == Some(&pieces) {
            return Some(Vec::new());
        }
        self.compared.illegal = Some(pieces);
        let result = winner.map_or("draw", |winner| winner.fold_wb("white", "black"));
        let told = here.manner.told("kings-say", &[("result", result.into())]);
        let over = here.place.game.outcome().is_some();
        let asked = if over { Vec::new() } else { here.requests().given_by_kings(by, winner) };
        Some(all([told]).into_iter().chain(asked).collect())
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::Color;

    use super::given_by;

    #[test]
    fn b1_two_kings_in_the_centre_give_the_result() {
        for (pieces, given) in [
            ("8/8/8/3k4/4K3/8/8/8", Some(Some(Color::White))),
            ("8/8/8/3K4/4k3/8/8/8", Some(Some(Color::White))),
            ("8/8/8/4k3/3K4/8/8/8", Some(Some(Color::Black))),
            ("8/8/8/4K3/3k4/8/8/8", Some(Some(Color::Black))),
            ("8/8/8/4k3/4K3/8/8/8", Some(None)),
            ("8/8/8/8/3kK3/8/8/8", Some(None)),
            ("rnbq1bnr/pppppppp/8/3K4/3k4/8/PPPPPPPP/RNBQ1BNR", Some(None)),
            ("8/8/8/3k4/8/4K3/8/8", None),
            ("8/8/8/3k4/8/8/8/8", None),
            ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", None),
        ] {
            assert_eq!(given_by(&pieces.parse().unwrap()), given, "{pieces}");
        }
    }
}
