//! The boards: what players touch, lift and seat (Articles 4.2 to 4.7, Appendix D.2.2 to D.2.5).

use shakmaty::{Board, Color, Move, Piece, Position, Role, Square};

use crate::edition::Repetition;
use crate::effect::{Effect, Missing, Spoken};
use crate::game::{Game, refused};
use crate::progress::Attempt;
use crate::refusal::Refusal;
use crate::rules::{Announcing, BoardKind};
use crate::touch::{Duty, captures, no_castling};
use crate::unlawful::legal_moves;

/// A player's own board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct OwnBoard {
    pub(super) pieces: Board,
    /// The pieces off the board that were lifted, the last one last.
    pub(super) hand: Vec<Piece>,
    /// Whether the opponent's move, or a restored position, has still to be executed here: what is
    /// lifted until then is not touched.
    pub(super) behind: bool,
}

impl Game {
    /// Touched with the intention of moving or capturing, on an ordinary board (4.2.2).
    pub(super) fn touch(&mut self, by: Color, square: Square) -> Vec<Effect> {
        let mut effects = self.go_on_unpressed(by);
        if let Some(refusal) = self.cannot_move(by) {
            effects.extend(refused(refusal));
            return effects;
        }
        match self.rules.boards[by] {
            // Only a piece that is taken out is touched (D.2.2).
            BoardKind::Pegs => {}
            // 4.2.1: what was said before is of all that is taken until a move is made.
            BoardKind::Screen if self.progress.adjusting => {}
            BoardKind::Ordinary if self.progress.adjusting && self.rules.closely_read => {}
            BoardKind::Typed | BoardKind::Ordinary | BoardKind::Screen => {
                effects.extend(self.touched(square));
            }
        }
        effects
    }

    /// A piece is taken off a player's own board.
    pub(super) fn lift(&mut self, by: Color, square: Square) -> Vec<Effect> {
        if let Some(refusal) = self.no_board(by) {
            return refused(refusal);
        }
        if self.boards[self.table(by)].pieces.piece_at(square).is_none() {
            return refused(Refusal::NothingThere(square));
        }
        let touches = self.shares_board() || self.has_executed(by);
        let mut effects = if touches { self.go_on_unpressed(by) } else { Vec::new() };
        let table = self.table(by);
        let own = &mut self.boards[table];
        let Some(piece) = own.pieces.remove_piece_at(square) else { return effects };
        own.hand.push(piece);
        if own.behind || by != self.position.turn() {
            effects.extend(self.caught_up(by));
            return effects;
        }
        let stood = self.position.board().piece_at(square) == Some(piece);
        match self.progress.legal().filter(|_| self.progress.made) {
            // 4.7: it cannot be changed any more, and that is said again.
            Some(made) => {
                effects.push(Effect::MadeOnBoard(self.spoken(made)));
                effects.extend(self.no_castling(Some(square).filter(|_| stood)));
            }
            None if stood && !self.progress.adjusting => effects.extend(self.touched(square)),
            None => {}
        }
        self.look_at_board(by);
        // The captured piece can be the last that goes, and with it the move stands.
        if let Attempt::Legal(mv) = self.progress.attempt {
            effects.extend(
                (!self.progress.made).then(|| self.seated_legal(by, mv)).into_iter().flatten(),
            );
        }
        effects
    }

    /// A piece is put on a player's own board.
    pub(super) fn seat(&mut self, by: Color, square: Square, piece: Option<Piece>) -> Vec<Effect> {
        if let Some(refusal) = self.no_board(by) {
            return refused(refusal);
        }
        let table = self.table(by);
        let own = &mut self.boards[table];
        if own.pieces.piece_at(square).is_some() {
            return refused(Refusal::Occupied(square));
        }
        let Some(piece) = piece.or_else(|| own.hand.last().copied()) else {
            return refused(Refusal::NothingInHand);
        };
        if let Some(held) = own.hand.iter().rposition(|&held| held == piece) {
            own.hand.remove(held);
        }
        own.pieces.set_piece_at(square, piece);
        if own.behind || by != self.position.turn() {
            return self.caught_up(by);
        }
        self.choose(square, piece);
        self.look_at_board(by);
        self.seated(by)
    }

    /// 4.2.1: pieces are adjusted on their squares. Who makes a move with one has touched it.
    fn moves_what_he_adjusts(&mut self, mv: Move) -> Vec<Effect> {
        if !std::mem::take(&mut self.progress.adjusting) || self.progress.made {
            return Vec::new();
        }
        let pieces: Vec<Square> = mv.from().into_iter().chain(captures(mv)).collect();
        let effects =
            pieces.into_iter().flat_map(|square| self.touched(square)).collect::<Vec<_>>();
        // That it was touched the move tells.
        let told = |effect: &Effect| !matches!(effect, Effect::Touched(..));
        effects.into_iter().filter(told).collect()
    }

    /// 4.2.1: only the player to move, and only before he touches.
    pub(super) fn adjust(&mut self, by: Color) -> Vec<Effect> {
        let no_board = match self.rules.boards[by] {
            BoardKind::Screen => None,
            BoardKind::Typed | BoardKind::Ordinary | BoardKind::Pegs => self.no_board(by),
        };
        if let Some(refusal) = no_board.or_else(|| self.cannot_move(by)) {
            return refused(refusal);
        }
        if !self.progress.touched.is_empty() {
            return refused(Refusal::AdjustTooLate);
        }
        self.progress.adjusting = true;
        vec![Effect::Adjusting(by)]
    }

    pub(super) fn cannot_move(&self, by: Color) -> Option<Refusal> {
        let not_his = (by != self.position.turn()).then_some(Refusal::NotYourTurn(by));
        self.not_running().or(not_his)
    }

    fn no_board(&self, by: Color) -> Option<Refusal> {
        let kept = self.rules.boards[by].is_kept();
        kept.then_some(Refusal::NoBoard).or_else(|| self.not_running())
    }

    /// Touching declines an offer (9.1.2.1) and gives up complaints (4.8).
    pub(super) fn touched(&mut self, square: Square) -> Vec<Effect> {
        let by = self.position.turn();
        if self.position.board().piece_at(square).is_none() {
            return refused(Refusal::NothingThere(square));
        }
        if self.progress.touched.contains(&square) {
            return Vec::new();
        }
        self.progress.touched.push(square);
        self.give_up_by_touching();
        let mut effects = vec![Effect::Touched(by, square, self.duty())];
        effects.extend(self.no_castling(None));
        let offered = self.offer;
        if self.rules.edition.touch_declines_offer().value {
            effects.extend(self.decline_by_moving(by));
        }
        if self.offer != offered {
            self.progress.lapsed = offered;
        }
        effects
    }

    /// That king and rook are touched now and may not castle, also with one more that is taken after the
    /// move was made.
    fn no_castling(&self, more: Option<Square>) -> Option<Effect> {
        let more = more.filter(|_| !self.asks_for_touch());
        let touched: Vec<Square> = self.binding().into_iter().chain(more).collect();
        let why = |touched: &[Square]| no_castling(&self.position, self.mode, touched);
        let before = touched.split_last().and_then(|(_, before)| why(before));
        let now = why(&touched).filter(|_| before.is_none())?;
        Some(Effect::NoCastling(self.position.turn(), now))
    }

    /// What the player to move must do: what he has touched, unless one move is the only one left.
    #[must_use]
    pub fn duty(&self) -> Duty {
        let owed = self.owed_by_touch().duty;
        match self.progress.bound {
            Some(mv) => {
                let castle = mv.castling_side().map(Duty::Castle);
                castle.or_else(|| mv.from().map(Duty::Move)).unwrap_or(owed)
            }
            None => owed,
        }
    }

    /// Compares the mover's board with the position, unless his move is made.
    fn look_at_board(&mut self, by: Color) {
        if !self.progress.made {
            self.progress.attempt =
                Attempt::of(&self.position, &self.boards[self.table(by)].pieces);
        }
    }

    fn seated(&mut self, by: Color) -> Vec<Effect> {
        match self.progress.attempt {
            _ if self.progress.made => self.seated_after(by),
            Attempt::Nothing => vec![Effect::PutBack(by)],
            Attempt::Unpromoted(mv) => {
                self.release_pawn(by, mv);
                vec![Effect::AskPromotion(by)]
            }
            Attempt::RookMissing(castle) => {
                // 4.7.2: the king is released; only this castling is left.
                if self.rules.boards[by] == BoardKind::Ordinary {
                    self.progress.bound = Some(castle);
                }
                Vec::new()
            }
            Attempt::Legal(mv) => self.seated_legal(by, mv),
            Attempt::Unfinished => Vec::new(),
            Attempt::Illegal | Attempt::KingCaptured => self.seated_as_named(by),
        }
    }

    /// 4.7: a pawn that is released on the last rank cannot go to another square there.
    fn release_pawn(&mut self, by: Color, mv: Move) {
        let is_ordinary = self.rules.boards[by] == BoardKind::Ordinary;
        if is_ordinary && self.rules.by_the_letter && self.breaks_touch(mv).is_none() {
            self.progress.released.get_or_insert(mv.to());
        }
    }

    /// 4.7.3: a promotion that is made stays, also where another piece stands for it now.
    fn seated_after(&self, by: Color) -> Vec<Effect> {
        let differs = self.promoted_otherwise();
        differs.map(|role| Effect::NotCompleted(by, Missing::Chosen(role))).into_iter().collect()
    }

    /// The piece of the promotion that is made on pegs, if another one stands there now. On an ordinary
    /// board everybody sees it, and what is announced is compared with the board.
    pub(super) fn promoted_otherwise(&self) -> Option<Role> {
        let by = self.turn();
        let is_silent = self.rules.announcing == Announcing::Off;
        let on_pegs = self.rules.boards[by] == BoardKind::Pegs && is_silent;
        let is_made = self.progress.made && on_pegs;
        let made = self.progress.legal().filter(|mv| is_made && mv.is_promotion())?;
        let stands = self.board(by).role_at(made.to())?;
        made.promotion().filter(|&role| role != stands)
    }

    /// What was announced and is no legal move stands on the board now: its maker hears so as of any
    /// other.
    fn seated_as_named(&self, by: Color) -> Vec<Effect> {
        let named = self.announced().map(|mv| self.spoken(mv));
        let stands = |said: &Spoken| said.after().board() == self.board(by);
        named.filter(stands).map(Effect::MadeOnBoard).into_iter().collect()
    }

    fn seated_legal(&mut self, by: Color, mv: Move) -> Vec<Effect> {
        let mut effects = self.moves_what_he_adjusts(mv);
        effects.extend(self.stands_legal(by, mv));
        effects
    }

    fn stands_legal(&mut self, by: Color, mv: Move) -> Vec<Effect> {
        if let Some(square) = self.breaks_touch(mv) {
            return vec![Effect::Touched(by, square, self.owed_by_touch().duty)];
        }
        if let Some(role) = self.breaks_choice(mv) {
            return vec![Effect::NotCompleted(by, Missing::Chosen(role))];
        }
        // The intended move of a claim, or the castling that is begun, is the only one left (9.5.3,
        // 4.7.2).
        if !self.is_left(mv) {
            return Vec::new();
        }
        let said = self.announced();
        if said.is_none() && self.may_still_castle(mv) {
            return Vec::new();
        }
        if let Some(announced) = said.filter(|&announced| announced != mv) {
            let (announced, board) = (self.spoken(announced), self.spoken(mv));
            return vec![Effect::AnnouncementDiffers { announced, board }];
        }
        // D.2.3: on a peg board a move is made only when it is also announced.
        let unsaid = self.rules.announcing != Announcing::Off && said.is_none();
        if self.rules.boards[by] == BoardKind::Pegs && unsaid {
            return Vec::new();
        }
        self.made_on_board(mv)
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

    /// The move is made (4.7): it cannot be changed any more, and if it ends the game, it is
    /// completed without the clock (6.2.1.1).
    pub(super) fn made_on_board(&mut self, mv: Move) -> Vec<Effect> {
        let again = std::mem::replace(&mut self.progress.made, true);
        let said = self.rules.announcing == Announcing::Off || self.progress.announced.is_some();
        let mut effects: Vec<Effect> =
            (!again).then(|| Effect::MadeOnBoard(self.spoken(mv))).into_iter().collect();
        effects.extend(self.decline_by_moving(self.turn()));
        if said && self.ends_game(mv) {
            effects.extend(self.complete(mv));
        }
        effects
    }

    /// Whether a move ends the game as soon as it is made: mate, stalemate, too little to mate with,
    /// the fifth occurrence, the seventy-fifth move (5.1.1, 5.2, 9.6).
    pub(super) fn ends_game(&self, mv: Move) -> bool {
        let Ok(after) = self.position.clone().play(mv) else { return false };
        let any = self.rules.edition.fivefold().map(|rule| rule.value);
        let any = any.filter(|rule| rule.counted == Repetition::Any);
        after.is_game_over()
            || any.is_some_and(|rule| self.count_with(&after) >= rule.times)
            || self.is_drawn_by_moves(after.halfmoves())
    }

    /// The opponent's move, or a restored position, and a legal answer to it stand on this board, in
    /// whatever order the pieces came there: the one is executed, and the other moved.
    fn answered_at_once(&mut self, by: Color) -> Vec<Effect> {
        let table = self.table(by);
        let attempt = Attempt::of(&self.position, &self.boards[table].pieces);
        let (Attempt::Legal(mv), true) = (attempt, by == self.position.turn()) else {
            return Vec::new();
        };
        self.boards[table].behind = false;
        self.progress.attempt = attempt;
        let mut effects = vec![Effect::Executed(by)];
        let pieces = mv.from().into_iter().chain(captures(mv));
        effects.extend(pieces.flat_map(|square| self.touched(square)).collect::<Vec<_>>());
        effects.extend(self.seated_legal(by, mv));
        effects
    }

    /// The opponent's move, or a restored position, may stand on this board now.
    fn caught_up(&mut self, by: Color) -> Vec<Effect> {
        if self.boards[self.table(by)].behind {
            if self.boards[self.table(by)].pieces == *self.position.board() {
                self.follow(by, true);
                return vec![Effect::Executed(by)];
            }
            return self.answered_at_once(by);
        }
        let Some(announced) = self.announced().filter(|_| by != self.position.turn()) else {
            return Vec::new();
        };
        let after = self.spoken(announced).after();
        let pieces = &self.boards[self.table(by)].pieces;
        if after.board() == pieces && !self.progress.reply.executed {
            self.progress.reply.executed = true;
            return vec![Effect::Executed(by)];
        }
        let answered =
            self.rules.by_the_letter && matches!(Attempt::of(&after, pieces), Attempt::Legal(_));
        let mut effects = if answered { self.go_on_unpressed(by) } else { Vec::new() };
        if !effects.is_empty() {
            effects.extend(self.answered_at_once(by));
        }
        effects
    }

    /// Whether the announced move stands on the opponent's own board: what he lifts now is touched, for
    /// he has the move (1.3).
    fn has_executed(&self, by: Color) -> bool {
        let Some(mv) = self.unpressed_move(by) else { return false };
        let after = self.spoken(mv).after();
        self.progress.reply.executed || *after.board() == self.boards[self.table(by)].pieces
    }

    /// 4.4.4: a new piece that touches the square of a promotion is the one that is chosen.
    fn choose(&mut self, square: Square, piece: Piece) {
        let by = self.turn();
        let own = &self.boards[self.table(by)];
        let count = |pieces: &Board| (pieces.by_piece(piece)).count();
        let held = own.hand.iter().filter(|&&held| held == piece).count();
        let is_new = count(&own.pieces) + held > count(self.position.board());
        let promotes = |mv: &Move| mv.to() == square && mv.promotion() == Some(piece.role);
        let is_final = self.rules.edition.promotion_final_by_touch().value;
        if self.rules.by_the_letter
            && is_final
            && piece.color == by
            && is_new
            && self.progress.chosen.is_none()
            && legal_moves(&self.position).iter().any(promotes)
        {
            self.progress.chosen = Some(piece.role);
        }
    }

    /// The piece that was chosen, if a move promotes to another (4.4.4).
    pub(super) fn breaks_choice(&self, mv: Move) -> Option<Role> {
        let chosen = self.progress.chosen?;
        mv.promotion().filter(|&role| role != chosen).map(|_| chosen)
    }
}
