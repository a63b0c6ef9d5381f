//! The board below the words, as readers have it that speak what is new there.

use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, File, Move, Position as _, Rank, Role, Square};
use touchmove::laws::Position;

/// What stands on the board of a game.
pub(super) struct Ranks(Position);

impl Ranks {
    pub(super) fn of(fen: &str) -> Self {
        let fen: Fen = fen.parse().unwrap();
        Self(Position::from_setup(fen.into_setup(), CastlingMode::Standard).unwrap())
    }

    /// Makes the move with which a sentence begins: each rank that differs then, from the upper one, and
    /// which signs of it do. Nothing where it is no move.
    pub(super) fn changed_by(&mut self, sentence: &str) -> Vec<(String, String)> {
        let made = self.0.legal_moves().into_iter().find(|made| begins_with(sentence, *made));
        let Some(made) = made else { return Vec::new() };
        let before = self.rows();
        self.0.play_unchecked(made);
        let rows = before.into_iter().zip(self.rows());
        let differ = rows.filter(|(before, now)| before != now);
        differ.map(|(before, now)| (now.join(" "), new(&before, &now).join(" "))).collect()
    }

    /// The number of each rank and the signs of its squares.
    fn rows(&self) -> Vec<Vec<String>> {
        let sign = |square: Square| match self.0.board().piece_at(square) {
            Some(piece) => piece.char(),
            None if square.is_dark() => ':',
            None => '.',
        };
        let row = |rank: Rank| {
            let signs = File::ALL.map(|file| sign(Square::from_coords(file, rank)));
            [rank.char()].into_iter().chain(signs).map(String::from).collect()
        };
        Rank::ALL.into_iter().rev().map(row).collect()
    }
}

fn new(before: &[String], now: &[String]) -> Vec<String> {
    let pairs = before.iter().zip(now);
    pairs.filter(|(before, now)| before != now).map(|(_, now)| now.clone()).collect()
}

/// Whether a sentence tells this move first.
fn begins_with(sentence: &str, made: Move) -> bool {
    let told = match (made, made.promotion()) {
        (Move::Castle { .. }, _) => {
            let short = made.castling_side() == Some(shakmaty::CastlingSide::KingSide);
            if short { "short castling".to_owned() } else { "long castling".to_owned() }
        }
        (_, Some(Role::Queen)) => {
            format!("pawn {} {} promotes to queen", made.from().unwrap(), made.to())
        }
        (_, Some(_)) => return false,
        (_, None) => {
            let role = format!("{:?}", made.role()).to_lowercase();
            format!("{role} {} {}", made.from().unwrap(), made.to())
        }
    };
    sentence.starts_with(&told)
}
