//! A position, under the rules of the game that is played.
//!
//! [`Position`] stands in every signature that does not depend on standard chess. What does, such as
//! a table of endings or an opening book, asks for [`Position::chess`].

pub use shakmaty;

mod explosion;
mod variant;

use std::num::NonZeroU32;

use shakmaty::variant::{Variant as Rules, VariantPosition};
use shakmaty::{
    Bitboard, Board, ByColor, ByRole, Castles, CastlingMode, CastlingSide, Chess, Color,
    EnPassantMode, FromSetup as _, Move, MoveList, Outcome, Position as _, PositionError,
    PositionErrorKinds, RemainingChecks, Role, Setup, Square,
};

pub use variant::Variant;

/// A position of the game that is played, with all that its rules need to know: what is in the hand in
/// crazyhouse, and the checks that are still to be given in three-check.
///
/// Two are equal if the same can happen from now on, whatever moves have been counted (FIDE 2023, 9.2.3).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position(Played);

/// The position of one of the games. That of chess is as it is, and no larger for the others.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Played {
    Chess(Chess),
    Other(Box<VariantPosition>),
}

impl Default for Position {
    fn default() -> Self {
        Self(Played::Chess(Chess::default()))
    }
}

impl From<Chess> for Position {
    fn from(chess: Chess) -> Self {
        Self(Played::Chess(chess))
    }
}

impl From<VariantPosition> for Position {
    fn from(position: VariantPosition) -> Self {
        match position {
            VariantPosition::Chess(chess) => Self(Played::Chess(chess)),
            position @ (VariantPosition::Atomic(_)
            | VariantPosition::Antichess(_)
            | VariantPosition::KingOfTheHill(_)
            | VariantPosition::ThreeCheck(_)
            | VariantPosition::Crazyhouse(_)
            | VariantPosition::RacingKings(_)
            | VariantPosition::Horde(_)) => Self(Played::Other(Box::new(position))),
        }
    }
}

/// Asks the position of the game that is played; that of chess without looking anything up.
macro_rules! of {
    ($position:expr, $of:ident => $answer:expr) => {
        match $position {
            Played::Chess($of) => $answer,
            Played::Other($of) => $answer,
        }
    };
}

impl Position {
    /// A position of chess, or of Chess960 by the mode.
    ///
    /// # Errors
    ///
    /// Why the pieces cannot stand like this in a game.
    pub fn from_setup(setup: Setup, mode: CastlingMode) -> Result<Self, PositionErrorKinds> {
        Chess::from_setup(setup, mode).map(Self::from).map_err(|error| error.kinds())
    }

    /// A position under the rules of a variant.
    ///
    /// # Errors
    ///
    /// Why the pieces cannot stand like this in such a game, with what of it can be overlooked.
    #[expect(clippy::result_large_err, reason = "the position is in it, as in what is right")]
    pub fn under(
        variant: Variant,
        setup: Setup,
        mode: CastlingMode,
    ) -> Result<Self, PositionError<VariantPosition>> {
        VariantPosition::from_setup(variant.rules(), setup, mode).map(Self::from)
    }

    /// The same game from another position of it; `None` if that cannot be.
    #[must_use]
    pub fn changed(&self, setup: Setup) -> Option<Self> {
        let mode = self.castles().mode();
        VariantPosition::from_setup(self.rules(), setup, mode).ok().map(Self::from)
    }

    /// The same position with the other player to move, if that can be: not in check.
    #[must_use]
    pub fn turned(&self) -> Option<Self> {
        match &self.0 {
            Played::Chess(chess) => chess.clone().swap_turn().ok().map(Self::from),
            Played::Other(position) => {
                VariantPosition::clone(position).swap_turn().ok().map(Self::from)
            }
        }
    }

    /// The game that is played.
    #[must_use]
    pub fn variant(&self) -> Variant {
        Variant::of(self.rules(), self.castles().mode())
    }

    /// The position of standard chess or of Chess960; `None` under any other rules.
    #[must_use]
    pub const fn chess(&self) -> Option<&Chess> {
        match &self.0 {
            Played::Chess(chess) => Some(chess),
            Played::Other(_) => None,
        }
    }

    const fn rules(&self) -> Rules {
        match &self.0 {
            Played::Chess(_) => Rules::Chess,
            Played::Other(position) => position.variant(),
        }
    }

    /// The same pieces under the rules of chess, if they can be; for what is asked about a board alone.
    #[must_use]
    pub fn as_chess(&self) -> Option<Chess> {
        if let Some(chess) = self.chess() {
            return Some(chess.clone());
        }
        let mut setup = self.to_setup(EnPassantMode::Legal);
        (setup.pockets, setup.remaining_checks) = (None, None);
        setup.promoted = Bitboard::EMPTY;
        Chess::from_setup(setup, self.castles().mode()).ok()
    }

    /// How many checks each player has given, where the third one wins.
    #[must_use]
    pub fn checks_given(&self) -> Option<ByColor<u8>> {
        let given = |left: RemainingChecks| 3_u32.saturating_sub(left.into());
        self.remaining_checks().map(|left| left.map(|left| u8::try_from(given(left)).unwrap_or(3)))
    }

    /// Whether the king of a player can be given check and mated.
    #[must_use]
    pub const fn is_royal(&self) -> bool {
        !matches!(self.rules(), Rules::Antichess)
    }
}

impl shakmaty::Position for Position {
    #[inline]
    fn board(&self) -> &Board {
        of!(&self.0, of => of.board())
    }

    #[inline]
    fn promoted(&self) -> Bitboard {
        of!(&self.0, of => of.promoted())
    }

    #[inline]
    fn pockets(&self) -> Option<&ByColor<ByRole<u8>>> {
        of!(&self.0, of => of.pockets())
    }

    #[inline]
    fn turn(&self) -> Color {
        of!(&self.0, of => of.turn())
    }

    #[inline]
    fn castles(&self) -> &Castles {
        of!(&self.0, of => of.castles())
    }

    #[inline]
    fn maybe_ep_square(&self) -> Option<Square> {
        of!(&self.0, of => of.maybe_ep_square())
    }

    #[inline]
    fn remaining_checks(&self) -> Option<&ByColor<RemainingChecks>> {
        of!(&self.0, of => of.remaining_checks())
    }

    #[inline]
    fn halfmoves(&self) -> u32 {
        of!(&self.0, of => of.halfmoves())
    }

    #[inline]
    fn fullmoves(&self) -> NonZeroU32 {
        of!(&self.0, of => of.fullmoves())
    }

    #[inline]
    fn legal_moves(&self) -> MoveList {
        of!(&self.0, of => of.legal_moves())
    }

    #[inline]
    fn san_candidates(&self, role: Role, to: Square) -> MoveList {
        of!(&self.0, of => of.san_candidates(role, to))
    }

    #[inline]
    fn castling_moves(&self, side: CastlingSide) -> MoveList {
        of!(&self.0, of => of.castling_moves(side))
    }

    #[inline]
    fn en_passant_moves(&self) -> MoveList {
        of!(&self.0, of => of.en_passant_moves())
    }

    #[inline]
    fn capture_moves(&self) -> MoveList {
        of!(&self.0, of => of.capture_moves())
    }

    #[inline]
    fn promotion_moves(&self) -> MoveList {
        of!(&self.0, of => of.promotion_moves())
    }

    #[inline]
    fn is_irreversible(&self, m: Move) -> bool {
        of!(&self.0, of => of.is_irreversible(m))
    }

    #[inline]
    fn king_attackers(&self, square: Square, attacker: Color, occupied: Bitboard) -> Bitboard {
        of!(&self.0, of => of.king_attackers(square, attacker, occupied))
    }

    #[inline]
    fn is_variant_end(&self) -> bool {
        of!(&self.0, of => of.is_variant_end())
    }

    #[inline]
    fn has_insufficient_material(&self, color: Color) -> bool {
        of!(&self.0, of => of.has_insufficient_material(color))
    }

    #[inline]
    fn variant_outcome(&self) -> Outcome {
        of!(&self.0, of => of.variant_outcome())
    }

    #[inline]
    fn play_unchecked(&mut self, m: Move) {
        of!(&mut self.0, of => of.play_unchecked(m));
    }
}

#[cfg(test)]
mod tests;
