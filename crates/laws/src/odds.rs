//! Odds: what one player gives the other before the game, because he is the stronger one.
//!
//! The Laws have none. What is given, and with which colour, is the custom of handicap play; a game at odds
//! is played by the Laws from its first position on.

use std::fmt;
use std::str::FromStr;

use shakmaty::{
    Bitboard, Board, ByColor, CastlingMode, Color, File, Piece, Rank, Role, Setup, Square,
};
use touchmove_position::Position;

use crate::control::TimeControl;
use crate::outcome::{Outcome, Points};

/// What is given on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Handicap {
    /// The pawn on the f-file. Black gives it by custom, with the first move.
    Pawn,
    /// The pawn on f7, and White begins with two moves.
    PawnAndTwo,
    /// White begins with two moves.
    TwoMoves,
    /// The queen's knight.
    Knight,
    /// The exchange: the queen's rook for the queen's knight.
    Exchange,
    /// The queen's rook.
    Rook,
    /// The queen.
    Queen,
}

impl Handicap {
    /// All of them, from the least to the most.
    pub const ALL: [Self; 7] = [
        Self::TwoMoves,
        Self::Pawn,
        Self::PawnAndTwo,
        Self::Exchange,
        Self::Knight,
        Self::Rook,
        Self::Queen,
    ];

    /// Its name in data files, the same in every language.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Pawn => "pawn",
            Self::PawnAndTwo => "pawn-and-two",
            Self::TwoMoves => "two-moves",
            Self::Knight => "knight",
            Self::Exchange => "exchange",
            Self::Rook => "rook",
            Self::Queen => "queen",
        }
    }

    /// Whether White begins with two moves, so that only Black can give it.
    #[must_use]
    pub const fn has_two_moves(self) -> bool {
        matches!(self, Self::PawnAndTwo | Self::TwoMoves)
    }

    /// Who gives it by custom.
    const fn giver(self) -> Color {
        match self {
            Self::Pawn | Self::PawnAndTwo | Self::TwoMoves => Color::Black,
            Self::Knight | Self::Exchange | Self::Rook | Self::Queen => Color::White,
        }
    }

    /// The files of the pieces that the giver plays without, and that the other does.
    const fn files(self) -> (Option<File>, Option<File>) {
        match self {
            Self::Pawn | Self::PawnAndTwo => (Some(File::F), None),
            Self::TwoMoves => (None, None),
            Self::Knight => (Some(File::B), None),
            Self::Exchange => (Some(File::A), Some(File::B)),
            Self::Rook => (Some(File::A), None),
            Self::Queen => (Some(File::D), None),
        }
    }
}

/// What one player gives the other: something on the board, the draw, or time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Odds {
    /// Who gives.
    pub giver: Color,
    /// What he gives on the board.
    pub material: Option<Handicap>,
    /// Whether a draw counts as a win of the other.
    pub draw: bool,
    /// What he has on his clock, if it is other than what the other has.
    pub time: Option<TimeControl>,
}

/// The square on which the extra move of White has put a pawn.
pub const EXTRA_MOVE: Square = Square::E4;

impl Odds {
    /// The square of the piece that the giver plays without, and what stands there in other games.
    #[must_use]
    pub fn missing(&self) -> Option<(Square, Piece)> {
        let file = self.material?.files().0?;
        Some(self.usual_at(self.giver, file))
    }

    /// The same of the other player, who gives something back.
    #[must_use]
    pub fn given_back(&self) -> Option<(Square, Piece)> {
        let file = self.material?.files().1?;
        Some(self.usual_at(!self.giver, file))
    }

    fn usual_at(&self, color: Color, file: File) -> (Square, Piece) {
        let is_pawn =
            self.material.is_some_and(|of| matches!(of, Handicap::Pawn | Handicap::PawnAndTwo));
        let rank = if is_pawn { Rank::Second } else { Rank::First };
        let square = Square::from_coords(file, color.fold_wb(rank, rank.flip_vertical()));
        let role = Board::new().role_at(square).unwrap_or(Role::Pawn);
        (square, role.of(color))
    }

    /// The first position; `None` where nothing on the board is given.
    ///
    /// Who begins with two moves has made the first of them, the pawn in front of the king.
    #[must_use]
    pub fn start(&self) -> Option<Position> {
        let material = self.material?;
        let mut setup = Setup::initial();
        for (square, _) in self.missing().into_iter().chain(self.given_back()) {
            setup.board.discard_piece_at(square);
        }
        if material.has_two_moves() {
            setup.board.discard_piece_at(Square::E2);
            setup.board.set_piece_at(EXTRA_MOVE, Color::White.pawn());
        }
        let rooks = setup.board.by_role(Role::Rook);
        setup.castling_rights &=
            rooks & (Bitboard::from(Rank::First) | Bitboard::from(Rank::Eighth));
        Position::from_setup(setup, CastlingMode::Standard).ok()
    }

    /// What each player has on his clock where this is the time of the game.
    #[must_use]
    pub fn controls(odds: Option<&Self>, control: TimeControl) -> ByColor<TimeControl> {
        let mut controls = ByColor { white: control.clone(), black: control };
        if let Some(odds) = odds
            && let Some(time) = &odds.time
        {
            controls[odds.giver] = time.clone();
        }
        controls
    }

    /// What becomes of an end: with the odds of the draw, one that the game has come to is lost by the giver. A
    /// result that was ruled is as it was ruled.
    pub(super) fn counted(&self, outcome: Outcome) -> Outcome {
        let halves = outcome.points.iter().all(|&points| points == Points::Half);
        if self.draw && halves && outcome.reason.is_of_a_draw() {
            return Outcome::win(!self.giver, outcome.reason);
        }
        outcome
    }

    /// The same odds where the other player gives them; as they are where White begins with two moves.
    #[must_use]
    pub fn turned(self) -> Self {
        let fixed = self.material.is_some_and(Handicap::has_two_moves);
        Self { giver: if fixed { self.giver } else { !self.giver }, ..self }
    }
}

/// Writes `black pawn`, or `white knight draw time 3+2`.
impl fmt::Display for Odds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.giver.fold_wb("white", "black"))?;
        if let Some(material) = self.material {
            write!(f, " {}", material.id())?;
        }
        if self.draw {
            f.write_str(" draw")?;
        }
        self.time.as_ref().map_or(Ok(()), |time| write!(f, " time {time}"))
    }
}

/// A text that names no odds.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "`{0}` is not one of knight, white knight, pawn-and-two, draw, time 3+2, or some of them together"
)]
pub struct UnknownOdds(pub String);

/// Who gives may be left out: then it is who gives by custom, White where there is none.
impl FromStr for Odds {
    type Err = UnknownOdds;

    fn from_str(text: &str) -> Result<Self, UnknownOdds> {
        read(text).ok_or_else(|| UnknownOdds(text.to_owned()))
    }
}

fn read(text: &str) -> Option<Odds> {
    let text = text.to_lowercase();
    let (mut giver, mut material, mut draw, mut time) = (None, None, false, None);
    let mut words = text.split_whitespace();
    while let Some(word) = words.next() {
        let is_new = match word {
            "white" => giver.replace(Color::White).is_none(),
            "black" => giver.replace(Color::Black).is_none(),
            "draw" => !std::mem::replace(&mut draw, true),
            "time" => time.replace(words.next()?.parse().ok()?).is_none(),
            word => {
                let named = Handicap::ALL.into_iter().find(|of| of.id() == word)?;
                material.replace(named).is_none()
            }
        };
        if !is_new {
            return None;
        }
    }
    let giver = giver.or_else(|| material.map(Handicap::giver)).unwrap_or(Color::White);
    let any = material.is_some() || draw || time.is_some();
    let odds = Odds { giver, material, draw, time };
    let can = giver == Color::Black || !material.is_some_and(Handicap::has_two_moves);
    (any && can).then_some(odds)
}

#[cfg(test)]
mod tests {
    use shakmaty::fen::Fen;
    use shakmaty::{EnPassantMode, Position as _};

    use super::*;
    use crate::outcome::Reason;

    fn odds(text: &str) -> Odds {
        text.parse().unwrap()
    }

    fn start(text: &str) -> String {
        let start = odds(text).start().unwrap();
        Fen::try_from_setup(start.to_setup(EnPassantMode::Legal)).unwrap().to_string()
    }

    #[test]
    fn reads_and_writes_the_same() {
        for text in ["black pawn", "white knight draw time 3+2", "black time 5", "white draw"] {
            assert_eq!(odds(text).to_string(), text);
        }
        assert_eq!(odds("Knight").to_string(), "white knight");
        assert_eq!(odds("time 2 pawn-and-two").to_string(), "black pawn-and-two time 2");
        for text in
            ["", "white", "white two-moves", "knight rook", "draw draw", "time", "time x", "bishop"]
        {
            assert_eq!(text.parse::<Odds>(), Err(UnknownOdds(text.to_owned())), "{text}");
        }
    }

    #[test]
    fn the_giver_plays_without_it_and_castles_with_no_rook_that_is_not_there() {
        for (text, fen) in [
            ("pawn", "rnbqkbnr/ppppp1pp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
            ("white pawn", "rnbqkbnr/pppppppp/8/8/8/8/PPPPP1PP/RNBQKBNR w KQkq - 0 1"),
            ("pawn-and-two", "rnbqkbnr/ppppp1pp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1"),
            ("two-moves", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1"),
            ("knight", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKBNR w KQkq - 0 1"),
            ("black knight", "r1bqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
            ("rook", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w Kkq - 0 1"),
            ("exchange", "r1bqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w Kkq - 0 1"),
            ("black queen", "rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
        ] {
            assert_eq!(start(text), fen, "{text}");
        }
        assert_eq!(odds("draw").start(), None);
        assert_eq!(odds("exchange").given_back(), Some((Square::B8, Color::Black.knight())));
    }

    #[test]
    fn a_draw_that_was_ruled_stays_one() {
        let odds = odds("white draw");
        let drawn = |reason| odds.counted(Outcome::draw(reason)).score();
        assert_eq!(drawn(Reason::Stalemate), "0-1");
        assert_eq!(drawn(Reason::FlagNoMate), "0-1");
        assert_eq!(drawn(Reason::Arbiter), "1/2-1/2");
        let won = Outcome::win(Color::White, Reason::Checkmate);
        assert_eq!(odds.counted(won), won);
    }

    #[test]
    fn two_moves_are_always_whites() {
        assert_eq!(odds("knight").turned().giver, Color::Black);
        assert_eq!(odds("two-moves").turned().giver, Color::Black);
    }
}
