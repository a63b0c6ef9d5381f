//! The course of a game: the moves made, the positions, and what may be played from the present one.
//!
//! It knows the rules of chess and no others: no clock, no touch, no ruling.

use std::time::Duration;

use shakmaty::zobrist::Zobrist64;
use shakmaty::{
    ByColor, CastlingSide, Color, EnPassantMode, Move, Position as _, Role, uci::UciMove,
};
use touchmove_position::Position;

use crate::dead::{Doubt, Question};
use crate::edition::IllegalAct;
use crate::effect::{Made, Spoken};
use crate::game::terms::Terms;
use crate::time::At;
use crate::unlawful::legal_moves;

/// How long after a typed move an offer still belongs to it: typing has pressed the clock before anything
/// more could be said.
const RIGHT_BEHIND: Duration = Duration::from_secs(10);

/// What was played, and where that has led.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Course {
    pub(super) start: Position,
    pub(super) position: Position,
    pub(super) made: Vec<Made>,
    /// Hashes of all positions, the first one included (9.2.3: same possible moves, hence
    /// `EnPassantMode::Legal`), and how often castling was suspended before, where that counts.
    pub(super) hashes: Vec<Zobrist64>,
    pub(super) suspensions: Vec<u16>,
}

impl Course {
    /// Nothing is played yet from this position.
    pub(super) fn new(start: Position, terms: &Terms) -> Self {
        let mut course = Self {
            position: start.clone(),
            start,
            made: Vec::new(),
            hashes: Vec::new(),
            suspensions: Vec::new(),
        };
        course.note(terms);
        course
    }

    /// The position that the game began with.
    #[must_use]
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// Hashes of the positions before the present one, oldest first.
    #[must_use]
    pub fn history(&self) -> &[Zobrist64] {
        &self.hashes[..self.hashes.len() - 1]
    }

    /// The plies before which the pieces were set up anew (7.1, 7.6): they do not stand as the move before
    /// has left them. The last one can be that which comes next.
    #[must_use]
    pub fn set_up_before(&self) -> Vec<usize> {
        let after = self.made.iter().map(|made| made.after().board().clone());
        let stood = std::iter::once(self.start.board().clone()).chain(after);
        let before = self.made.iter().map(|made| made.before.board());
        let stands = before.chain([self.position.board()]);
        let anew = stood.zip(stands).map(|(stood, stands)| stood != *stands);
        anew.enumerate().filter(|(_, anew)| *anew).map(|(ply, _)| ply).collect()
    }

    /// In Chess960 a king's move can be the first half of castling (Guidelines II.3.2): which of
    /// the two it is, the rook shows, or the clock.
    #[must_use]
    pub fn may_still_castle(&self, mv: Move) -> bool {
        let turn = self.position.turn();
        let begins = |castle: Move| {
            let to = castle.castling_side().map(|side| side.king_to(turn));
            mv.role() == Role::King && castle.from() == mv.from() && to == Some(mv.to())
        };
        !mv.is_castle() && legal_moves(&self.position).into_iter().any(begins)
    }

    /// Whether this player has made the last move, and no longer ago than he needs to say more.
    #[must_use]
    pub fn has_just_moved(&self, by: Color, at: At) -> bool {
        self.made.last().is_some_and(|made| made.by() == by && at.since(made.at) <= RIGHT_BEHIND)
    }

    /// Whether the pieces of a player alone tell that he cannot win.
    pub(super) fn cannot_win(&self, color: Color, terms: &Terms) -> bool {
        if terms.looks_for_mates() || self.position.chess().is_none() {
            self.position.has_insufficient_material(color)
        } else {
            self.position.board().by_color(color).count() == 1
        }
    }

    /// What a solver is asked about the present position.
    pub(super) fn question(&self, number: u32, doubt: Doubt, terms: &Terms) -> Question {
        Question { number, position: self.position.clone(), mode: terms.mode, doubt }
    }

    /// The number of plies made.
    pub(super) fn ply(&self) -> u16 {
        u16::try_from(self.made.len()).unwrap_or(u16::MAX)
    }

    /// The player to move.
    pub(super) fn turn(&self) -> Color {
        self.position.turn()
    }

    /// Takes the right to castle from the position, as it is written and compared; whether that can be.
    pub(super) fn forbid_castling(
        &mut self,
        of: Color,
        side: Option<CastlingSide>,
        terms: &Terms,
    ) -> bool {
        let mut rights = self.position.castles().castling_rights();
        let lost = |&side: &CastlingSide| self.position.castles().rook(of, side);
        let sides =
            CastlingSide::ALL.into_iter().filter(|one| side.is_none_or(|side| side == *one));
        for rook in sides.filter_map(|side| lost(&side)) {
            rights.discard(rook);
        }
        let mut setup = self.position.to_setup(EnPassantMode::Legal);
        setup.castling_rights = rights;
        let Some(position) = self.position.changed(setup) else { return false };
        self.position = position;
        self.note_anew(terms);
        true
    }

    /// Moves completed by both players.
    pub(super) fn moves_by_each(&self) -> u32 {
        u32::from(self.ply() / 2)
    }

    /// The ply, counted from 1, of a player's turn: of the one that he has, or of the last that he has
    /// had; 0 if he has had none.
    #[must_use]
    pub fn turn_of(&self, color: Color) -> u16 {
        if color == self.turn() { self.ply() + 1 } else { self.ply() }
    }

    /// The move is made at this time, with so much left on both clocks.
    pub(super) fn play(
        &mut self,
        mv: Move,
        at: At,
        left: ByColor<Option<Duration>>,
        terms: &Terms,
    ) -> Made {
        let (by, before) = (self.turn(), self.position.clone());
        self.position.play_unchecked(mv);
        self.note(terms);
        let made = Made { before, mv, at, left: left[by], opponent_left: left[!by] };
        self.made.push(made.clone());
        made
    }

    /// The last move is withdrawn: the position before it stands.
    pub(super) fn withdraw(&mut self) -> Option<Made> {
        let made = self.made.pop()?;
        self.hashes.pop();
        self.suspensions.pop();
        self.position = made.before.clone();
        Some(made)
    }

    /// Keeps the first so many plies; those taken back, the last first.
    pub(super) fn take_back_to(&mut self, ply: u16) -> Vec<Made> {
        let keep = usize::from(ply);
        let taken: Vec<Made> = self.made.drain(keep..).rev().collect();
        self.hashes.truncate(keep + 1);
        self.suspensions.truncate(keep + 1);
        if let Some(first) = taken.last() {
            self.position = first.before.clone();
        }
        taken
    }

    /// How many plies from the first on are the same in both games.
    pub(super) fn plies_shared_with(&self, other: &Self) -> u16 {
        let same = self.made.iter().zip(&other.made).take_while(|(one, other)| one == other);
        u16::try_from(same.count()).unwrap_or(u16::MAX)
    }

    /// The number and the player of the move at this ply, counted from 0, as a score sheet counts
    /// (8.1).
    #[must_use]
    pub fn move_at(&self, ply: usize) -> (u32, Color) {
        let (before, ahead) = match self.made.get(ply) {
            Some(made) => (&made.before, 0),
            None => (&self.position, ply - self.made.len()),
        };
        let begun = usize::from(before.turn() == Color::Black);
        let number = u32::try_from(ahead.midpoint(begun)).unwrap_or(u32::MAX);
        let color = if ahead.is_multiple_of(2) { before.turn() } else { !before.turn() };
        (before.fullmoves().get().saturating_add(number), color)
    }

    /// The ply, counted from 0, of the move with this number of this player, made or still to come.
    #[must_use]
    pub fn ply_of(&self, number: u32, color: Color) -> Option<usize> {
        let made = self
            .made
            .iter()
            .rposition(|made| (made.before.fullmoves().get(), made.by()) == (number, color));
        let (now, turn) = self.move_at(self.made.len());
        let ahead = || {
            let moves = usize::try_from(number.checked_sub(now)?).ok()?;
            let plies =
                (2 * moves + usize::from(color.is_black())).checked_sub(turn.is_black().into())?;
            Some(self.made.len() + plies)
        };
        made.or_else(ahead)
    }

    /// The legal move with these squares, and with this piece where a pawn becomes one. A king that
    /// was left in check may not be captured.
    pub(super) fn legal(&self, uci: UciMove) -> Option<Move> {
        let mv = uci.to_move(&self.position).ok()?;
        let piece = match uci {
            UciMove::Normal { promotion, .. } => promotion,
            UciMove::Put { .. } | UciMove::Null => None,
        };
        let spares = mv.capture() != Some(Role::King) || !self.position.is_royal();
        let fits = mv.promotion() == piece && spares;
        fits.then_some(mv)
    }

    /// Whether squares are no move at all, however illegal.
    pub(super) fn moves_nothing(&self, uci: UciMove) -> bool {
        let UciMove::Normal { from, to, .. } = uci else { return true };
        from == to || self.position.board().piece_at(from).is_none()
    }

    /// What illegal act a move by these squares is, if it is not legal.
    pub(super) fn act_of(&self, uci: UciMove) -> IllegalAct {
        let king = self.position.board().king_of(!self.position.turn());
        match uci {
            UciMove::Normal { to, .. } if Some(to) == king => IllegalAct::KingCapture,
            _ if self.queened(uci).is_some() => IllegalAct::Promotion,
            _ => IllegalAct::Move,
        }
    }

    /// The promotion to a queen, if the squares are those of a promotion without its piece.
    pub(super) fn queened(&self, uci: UciMove) -> Option<Move> {
        let UciMove::Normal { from, to, promotion: None } = uci else { return None };
        let queen = UciMove::Normal { from, to, promotion: Some(Role::Queen) };
        self.legal(queen)
    }

    /// A move in the present position, as it is said.
    pub(super) fn spoken(&self, mv: Move) -> Spoken {
        Spoken { before: self.position.clone(), mv }
    }

    /// The last illegal move that was answered, by the plies before it: it stands, and only both together
    /// can correct it (A.4c of 2009; A.5.2).
    pub(super) fn answered_illegal(&self, terms: &Terms) -> Option<u16> {
        let answered = self.made.len().checked_sub(1)?;
        let illegal = |made: &Made| {
            let uci = made.uci(terms.mode);
            !uci.to_move(&made.before).is_ok_and(|mv| mv.capture() != Some(Role::King))
        };
        let ply = self.made[..answered].iter().rposition(illegal)?;
        u16::try_from(ply).ok()
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::game::terms::tests::terms;
    use crate::rules::Rules;

    /// A course of these moves from the first position of chess.
    pub(in crate::game) fn course(moves: &str) -> Course {
        let mut course = Course::new(Position::default(), &terms(Rules::default()));
        play(&mut course, moves);
        course
    }

    fn play(course: &mut Course, moves: &str) {
        for text in moves.split_whitespace() {
            let mv = course.legal(text.parse().unwrap()).unwrap();
            course.play(mv, At::ZERO, ByColor::default(), &terms(Rules::default()));
        }
    }

    #[test]
    fn positions_are_counted_after_moves_are_taken_back() {
        let mut course = course("g1f3 g8f6 f3g1 f6g8");
        assert_eq!((course.occurrences(), course.occurred_after()), (2, vec![0, 4]));
        let taken = course.take_back_to(1);
        assert_eq!((taken.len(), taken[0].by()), (3, Color::Black));
        assert_eq!((course.ply(), course.occurrences()), (1, 1));
        play(&mut course, "g8f6 f3g1 f6g8");
        assert_eq!(course.occurrences(), 2);
        assert_eq!(course.withdraw().unwrap().by(), Color::Black);
        assert_eq!((course.turn(), course.occurrences()), (Color::Black, 1));
    }

    #[test]
    fn a_move_that_is_to_come_has_its_number() {
        let course = course("e2e4 e7e5 g1f3");
        assert_eq!(course.move_at(2), (2, Color::White));
        assert_eq!(course.move_at(4), (3, Color::White));
        assert_eq!(course.ply_of(3, Color::White), Some(4));
        assert_eq!(course.ply_of(2, Color::White), Some(2));
        assert_eq!([Color::White, Color::Black].map(|color| course.turn_of(color)), [3, 4]);
    }
}
