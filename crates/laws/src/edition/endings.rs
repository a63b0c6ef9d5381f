//! Endings for which an edition raises the number of moves that a claim needs (10.9 of 1989).

use serde::Deserialize;
use shakmaty::{Bitboard, Board, ByColor, ByRole, Color, Rank, Role};

/// Endings that may take longer.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LongerEndings {
    /// How many moves of each player allow a claim there.
    pub moves: u32,
    /// Those endings.
    pub endings: Vec<Ending>,
}

impl LongerEndings {
    /// Whether one of them is on a board, whoever has the stronger side.
    #[must_use]
    pub fn has(&self, board: &Board) -> bool {
        self.endings
            .iter()
            .any(|ending| Color::ALL.into_iter().any(|stronger| ending.is_on(board, stronger)))
    }
}

/// An ending by its pieces, the stronger side first: `KRB-KR`. With `P7` its pawns are one step from
/// promotion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct Ending {
    pieces: ByColor<ByRole<u8>>,
    on_seventh: bool,
}

impl Ending {
    fn is_on(self, board: &Board, stronger: Color) -> bool {
        let has = |color| board.material_side(color);
        let pawns = board.pawns() & board.by_color(stronger);
        let seventh = stronger.fold_wb(Rank::Seventh, Rank::Second);
        has(stronger) == self.pieces.white
            && has(!stronger) == self.pieces.black
            && (!self.on_seventh || pawns.is_subset(Bitboard::from_rank(seventh)))
    }
}

impl TryFrom<String> for Ending {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let read = || {
            let (stronger, weaker) = text.split_once('-')?;
            let (stronger, on_seventh) = match stronger.strip_suffix('7') {
                Some(rest) => (rest.strip_suffix('P').map(|_| rest)?, true),
                None => (stronger, false),
            };
            let pieces = ByColor { white: pieces(stronger)?, black: pieces(weaker)? };
            Some(Self { pieces, on_seventh })
        };
        read().ok_or_else(|| format!("`{text}` is no ending, expected one such as KRB-KR"))
    }
}

fn pieces(letters: &str) -> Option<ByRole<u8>> {
    let mut pieces = ByRole::default();
    for letter in letters.chars() {
        pieces[Role::from_char(letter).filter(|_| letter.is_ascii_uppercase())?] += 1;
    }
    (pieces.king == 1).then_some(pieces)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_on(ending: &str, fen: &str) -> bool {
        let endings = vec![Ending::try_from(ending.to_owned()).unwrap()];
        LongerEndings { moves: 75, endings }.has(&fen.parse().unwrap())
    }

    #[test]
    fn an_ending_is_known_by_its_pieces_on_either_side() {
        assert!(is_on("KRB-KR", "4k3/8/8/3r4/8/8/8/R1B1K3"));
        assert!(is_on("KRB-KR", "4K3/8/8/3R4/8/8/8/r1b1k3"));
        assert!(!is_on("KRB-KR", "4k3/8/8/3r4/8/8/8/R1N1K3"));
        assert!(!is_on("KRB-KR", "4k3/7p/8/3r4/8/8/8/R1B1K3"));
    }

    #[test]
    fn a_pawn_can_have_to_be_one_step_from_promotion() {
        assert!(is_on("KQP7-KQ", "4k2q/P7/8/8/8/8/8/Q3K3"));
        assert!(is_on("KQP7-KQ", "4K2Q/8/8/8/8/8/p7/q3k3"));
        assert!(!is_on("KQP7-KQ", "4k2q/8/P7/8/8/8/8/Q3K3"));
        assert!(!is_on("KQP7-KQ", "4K2Q/p7/8/8/8/8/8/q3k3"));
    }

    #[test]
    fn what_is_no_ending_is_named() {
        for text in ["", "K", "KRB", "RB-KR", "KRB-R", "KXB-KR", "krb-kr", "KQ7-KQ", "KK-K"] {
            let wrong = Ending::try_from(text.to_owned()).unwrap_err();
            assert!(wrong.contains(&format!("`{text}` is no ending")), "{wrong}");
        }
    }
}
