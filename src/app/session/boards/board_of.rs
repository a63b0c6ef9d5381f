//! The board that a player of the game plays on, as the referee has it: what stands there, and what is
//! still to be done on it.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::{Bitboard, Board, Color, Move, Piece, Position as _, Role, Square, uci::UciMove};

use crate::app::session::Place;
use crate::app::session::boards::Boards;
use crate::app::session::boards::deeds::moved;
use crate::app::session::intent::{Dialog, Purpose};
use crate::laws::touch::captures;
use crate::laws::{Announcing, Game, Missing, Position, Spoken};
use crate::table::Aid;

/// The board of a player.
#[derive(Clone, Copy, Debug)]
pub(in crate::app::session) struct BoardOf<'a> {
    place: &'a Place,
    by: Color,
}

impl Place {
    /// The board of a player.
    pub(in crate::app::session) const fn board_of(&self, by: Color) -> BoardOf<'_> {
        BoardOf { place: self, by }
    }
}

impl BoardOf<'_> {
    fn game(&self) -> &Game {
        &self.place.game
    }

    pub(super) fn position(&self) -> &Position {
        self.game().position()
    }

    pub(super) fn pieces(&self) -> &Board {
        self.game().board(self.by)
    }

    fn is_to_move(&self) -> bool {
        self.by == self.game().position().turn()
    }

    fn is_played_on(&self) -> bool {
        self.place.plays_on_board(self.by)
    }

    /// The legal move of the player to move that stands on it, made or only seated.
    pub(in crate::app::session) fn legal_move(&self) -> Option<Move> {
        if !self.is_to_move() {
            return None;
        }
        let (position, pieces) = (self.game().position(), self.game().board(self.by));
        let after = |mv: Move| position.clone().play(mv).is_ok_and(|after| after.board() == pieces);
        let seated = || position.legal_moves().into_iter().find(|&mv| after(mv));
        self.game().underway().on_board().or_else(|| seated().filter(|_| self.is_played_on()))
    }

    /// The squares of the one piece that the player to move has moved on it where no legal move stands.
    fn illegal_move(&self) -> Option<UciMove> {
        if !self.is_played_on() || !self.is_to_move() || self.legal_move().is_some() {
            return None;
        }
        let (before, pieces) = (self.game().position().board(), self.game().board(self.by));
        let (from, to) = moved(before, pieces, self.by)?;
        Some(UciMove::Normal { from, to, promotion: None })
    }

    /// The same, where nobody may be told that it is illegal.
    pub(in crate::app::session) fn illegal_move_unheard(&self) -> Option<UciMove> {
        let blind = self.place.types_to_announce() && self.place.withholds(Aid::LegalMoves);
        self.illegal_move().filter(|_| blind)
    }

    /// Whether what its player has announced stands on it: a slip is corrected first.
    pub(in crate::app::session) fn shows_said(&self, said: &Spoken) -> bool {
        let (game, named) = (self.game(), self.game().underway().named());
        let illegal = named.is_some() && (!self.is_played_on() || self.illegal_move() == named);
        game.underway().owed().is_some() || game.underway().on_board() == Some(said.mv) || illegal
    }

    /// Whether a move that the opponent has announced stands on it.
    pub(in crate::app::session) fn has_executed(&self, said: Move) -> bool {
        let after = self.place.as_spoken(said).after();
        !self.is_played_on() || *after.board() == self.game().wanted(self.by)
    }

    /// The opponent's move, while that is still to be executed on it.
    fn awaits(self) -> Option<Spoken> {
        if self.game().is_behind(self.by) {
            let last = self.game().made().last()?;
            return Some(Spoken { before: last.before.clone(), mv: last.mv });
        }
        let mv = self.game().announced().filter(|_| !self.is_to_move())?;
        Some(self.place.as_spoken(mv))
    }

    /// The pieces before and after the opponent's move, while that is still to be executed on it.
    pub(in crate::app::session) fn to_execute(self) -> Option<(Board, Board)> {
        let awaited = self.awaits()?;
        Some((awaited.before.board().clone(), awaited.after().board().clone()))
    }

    /// The move that is missing on it, and the sentence that says so.
    pub(in crate::app::session) fn lacks(&self) -> Option<(&'static str, Spoken)> {
        let behind = self.awaits().filter(|_| self.is_behind()).map(|mv| ("board-behind", mv));
        behind.or_else(|| self.unmade().map(|mv| ("board-unmade", mv)))
    }

    /// Whether the opponent's move is not on it yet.
    fn is_behind(&self) -> bool {
        let (game, after) = (self.game(), self.to_execute().map(|(_, after)| after));
        after.is_some_and(|after| game.is_behind(self.by) || game.wanted(self.by) != after)
    }

    /// What its player has announced, if he has moved nothing on it.
    fn unmade(&self) -> Option<Spoken> {
        let lacks = self.is_played_on() && self.game().missing() == Some(Missing::Move);
        let said = self.game().announced().filter(|_| self.is_to_move() && lacks)?;
        Some(self.place.as_spoken(said))
    }

    /// A piece that is off it, and where it should stand: the one that was touched last before others. A
    /// piece that stands elsewhere is none.
    pub(super) fn piece_off(&self) -> Option<(Piece, Square)> {
        let (wanted, pieces) = (self.game().wanted(self.by), self.game().board(self.by));
        let alike = |board: &Board, piece: Piece| {
            (board.by_color(piece.color) & board.by_role(piece.role)).count()
        };
        let off = |square: Square| {
            let piece = wanted
                .piece_at(square)
                .filter(|_| wanted.piece_at(square) != pieces.piece_at(square))?;
            (alike(pieces, piece) < alike(&wanted, piece)).then_some((piece, square))
        };
        let touched =
            self.game().underway().touches().iter().rev().copied().filter(|_| self.is_to_move());
        touched.chain(Square::ALL).find_map(off)
    }

    /// The squares of the pieces that its player is likely to lift: those of the opponent's move, or what he
    /// can move and capture.
    pub(super) fn likely(&self) -> Bitboard {
        if let Some((before, after)) = self.to_execute() {
            return before.occupied() & Boards::differing(&before, &after);
        }
        let legal = self.game().position().legal_moves();
        legal.into_iter().flat_map(|mv| mv.from().into_iter().chain(captures(mv))).collect()
    }

    /// The pawn that a capture in passing takes, where it stands still and the other one has gone.
    pub(super) fn left_in_passing(&self) -> Option<(Piece, Square)> {
        let (position, pieces) = (self.game().position(), self.game().board(self.by));
        let left = |mv: Move| {
            let Move::EnPassant { .. } = mv else { return None };
            let (square, after) = (captures(mv)?, position.clone().play(mv).ok()?);
            let pawn = position.board().piece_at(square)?;
            let mut half = after.board().clone();
            half.set_piece_at(square, pawn);
            (half == *pieces).then_some((pawn, square))
        };
        let mine = self.is_to_move() && self.is_played_on();
        mine.then(|| position.legal_moves().into_iter().find_map(left)).flatten()
    }

    /// Whether the king has gone to castle, and the rook has not.
    pub(super) fn lacks_rook(&self) -> bool {
        self.is_to_move() && self.is_played_on() && self.game().missing() == Some(Missing::Rook)
    }

    /// Asks for the piece that a pawn becomes which stands on its last rank.
    pub(in crate::app::session) fn promotion(&self) -> Option<Dialog> {
        let pieces = self.game().board(self.by);
        let pawn = Piece { color: self.by, role: Role::Pawn };
        let stands = |mv: &Move| {
            let left = mv.from().is_some_and(|from| pieces.piece_at(from).is_none());
            mv.is_promotion() && left && pieces.piece_at(mv.to()) == Some(pawn)
        };
        let moves: Vec<Move> =
            self.game().position().legal_moves().into_iter().filter(stands).collect();
        (!moves.is_empty() && self.is_played_on()).then(|| which_piece(self.game(), moves))
    }
}

/// Asks which piece a pawn becomes, of these promotions.
pub(super) fn which_piece(game: &Game, moves: Vec<Move>) -> Dialog {
    let off = game.rules().announcing == Announcing::Off;
    Dialog::Choose(moves, if off { Purpose::Enter } else { Purpose::Announce })
}
