//! The move that is under way: what hands and tongues have done of it, and what it still lacks.
//!
//! It changes no position and no clock. What a completed move brings, the game lets follow.

use shakmaty::{Board, Color, Move, Piece, Position as _, Role, Square, uci::UciMove};

use crate::edition::{ClaimLost, IllegalAct};
use crate::effect::{Effect, Missing, Spoken};
use crate::game::boards::Boards;
use crate::game::course::Course;
use crate::game::phase::Phase;
use crate::game::reply::Silence;
use crate::game::sitting::Sitting;
use crate::game::terms::Terms;
use crate::progress::{Attempt, Progress};
use crate::refusal::Refusal;
use crate::rules::{Announcing, BoardKind, Draws};
use crate::time::At;
use crate::unlawful::{as_move, legal_moves};

/// The move that is under way, from the first touch to the opponent's repetition.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Underway {
    pub(super) progress: Progress,
    /// The completed move that the player to move has not repeated yet (D.2.1).
    pub(super) owed: Option<Spoken>,
    pub(super) silence: Option<Silence>,
    /// What the mover of the last move had touched for it.
    pub(super) touched_last: Vec<Square>,
}

impl Underway {
    /// The move is completed, and another begins; whether the opponent has executed it already.
    pub(super) fn ends(&mut self) -> bool {
        let executed = self.progress.reply.executed;
        self.touched_last = std::mem::take(&mut self.progress.touched);
        (self.progress, self.owed) = (Progress::default(), None);
        executed
    }

    /// The move that the player to move has announced and not completed yet, legal or not.
    pub(super) fn announced(&self, course: &Course) -> Option<shakmaty::Move> {
        let named = || as_move(&course.position, self.progress.named?);
        self.progress.announced.or_else(named)
    }

    /// The squares of what the player to move has announced, where that is no legal move: an illegal
    /// one, or a promotion without its piece. It counts when he presses (7.5.1, 7.5.2).
    #[must_use]
    pub fn named(&self) -> Option<shakmaty::uci::UciMove> {
        self.progress.named
    }

    /// The move that is made on the mover's board and not completed yet.
    #[must_use]
    pub fn on_board(&self) -> Option<shakmaty::Move> {
        self.progress.legal().filter(|_| self.progress.made)
    }

    /// The move that the player to move must play, because he intended it with a claim (9.5.3).
    #[must_use]
    pub fn bound(&self) -> Option<shakmaty::Move> {
        self.progress.bound
    }

    /// Whether the player to move has touched anything.
    #[must_use]
    pub fn has_touched(&self) -> bool {
        !self.progress.touched.is_empty()
    }

    /// What the player to move has touched, in that order.
    #[must_use]
    pub fn touches(&self) -> &[Square] {
        &self.progress.touched
    }

    /// Compares the mover's board with the position, unless his move is made.
    pub(super) fn look_at_board(
        &mut self,
        by: Color,
        terms: &Terms,
        course: &Course,
        boards: &Boards,
    ) {
        if !self.progress.made {
            self.progress.attempt =
                Attempt::of(&course.position, &boards.own[terms.table(by)].pieces);
        }
    }

    /// 4.7: a pawn that is released on the last rank cannot go to another square there.
    pub(super) fn release_pawn(&mut self, by: Color, mv: Move, terms: &Terms, course: &Course) {
        let is_ordinary = terms.rules.boards[by] == BoardKind::Ordinary;
        if is_ordinary
            && terms.rules.by_the_letter
            && self.breaks_touch(mv, terms, course).is_none()
        {
            self.progress.released.get_or_insert(mv.to());
        }
    }

    /// 4.7.3: a promotion that is made stays, also where another piece stands for it now.
    pub(super) fn seated_after(
        &self,
        by: Color,
        terms: &Terms,
        course: &Course,
        boards: &Boards,
    ) -> Vec<Effect> {
        let differs = self.promoted_otherwise(terms, course, boards);
        differs.map(|role| Effect::NotCompleted(by, Missing::Chosen(role))).into_iter().collect()
    }

    /// The piece of the promotion that is made on pegs, if another one stands there now. On an ordinary
    /// board everybody sees it, and what is announced is compared with the board.
    pub(super) fn promoted_otherwise(
        &self,
        terms: &Terms,
        course: &Course,
        boards: &Boards,
    ) -> Option<Role> {
        let by = course.turn();
        let is_silent = terms.rules.announcing == Announcing::Off;
        let on_pegs = terms.rules.boards[by] == BoardKind::Pegs && is_silent;
        let is_made = self.progress.made && on_pegs;
        let made = self.progress.legal().filter(|mv| is_made && mv.is_promotion())?;
        let stands = boards.board(by, terms).role_at(made.to())?;
        made.promotion().filter(|&role| role != stands)
    }

    /// What was announced and is no legal move stands on the board now: its maker hears so as of any
    /// other.
    pub(super) fn seated_as_named(
        &self,
        by: Color,
        terms: &Terms,
        course: &Course,
        boards: &Boards,
    ) -> Vec<Effect> {
        let named = self.announced(course).map(|mv| course.spoken(mv));
        let stands = |said: &Spoken| said.after().board() == boards.board(by, terms);
        named.filter(stands).map(Effect::MadeOnBoard).into_iter().collect()
    }

    /// 4.4.4: a new piece that touches the square of a promotion is the one that is chosen.
    pub(super) fn choose(
        &mut self,
        square: Square,
        piece: Piece,
        terms: &Terms,
        course: &Course,
        boards: &Boards,
    ) {
        let by = course.turn();
        let own = &boards.own[terms.table(by)];
        let count = |pieces: &Board| (pieces.by_piece(piece)).count();
        let held = own.hand.iter().filter(|&&held| held == piece).count();
        let is_new = count(&own.pieces) + held > count(course.position.board());
        let promotes = |mv: &Move| mv.to() == square && mv.promotion() == Some(piece.role);
        let is_final = terms.rules.edition.promotion_final_by_touch().value;
        if terms.rules.by_the_letter
            && is_final
            && piece.color == by
            && is_new
            && self.progress.chosen.is_none()
            && legal_moves(&course.position).iter().any(promotes)
        {
            self.progress.chosen = Some(piece.role);
        }
    }

    /// The piece that was chosen, if a move promotes to another (4.4.4).
    pub(super) fn breaks_choice(&self, mv: Move) -> Option<Role> {
        let chosen = self.progress.chosen?;
        mv.promotion().filter(|&role| role != chosen).map(|_| chosen)
    }

    /// What should stand on a player's own board: the position, or that after the move which he has
    /// made, or executed before it is completed.
    pub(super) fn wanted(&self, color: Color, course: &Course) -> Board {
        let own = color == course.turn();
        let stands = match (own, self.progress.made, self.progress.reply.executed) {
            (true, true, _) => self.progress.legal(),
            (false, _, true) => self.announced(course),
            _ => None,
        };
        let after = stands.map(|mv| course.spoken(mv).after());
        after.as_ref().unwrap_or(&course.position).board().clone()
    }

    /// Who has repeated and had a board to execute on has nothing left to do without it (D.2.1).
    pub(super) fn executed_by_word(
        &mut self,
        by: Color,
        terms: &Terms,
        course: &Course,
    ) -> Vec<Effect> {
        let reply = &mut self.progress.reply;
        let waits = reply.repeated && !reply.executed && by != course.position.turn();
        if !(waits && terms.rules.boards[by].is_kept()) {
            return Vec::new();
        }
        reply.executed = true;
        vec![Effect::Executed(by)]
    }

    /// Whether each player has made so many moves: made is enough, an offer comes before the clock
    /// (9.1.2.1).
    pub(super) fn has_each_made(&self, moves: u16, course: &Course) -> bool {
        course.made.len() + usize::from(self.progress.made) >= 2 * usize::from(moves)
    }

    /// Whether the player to move can no longer claim a draw at this move (9.4).
    pub(super) fn has_lost_claim(&self, terms: &Terms) -> bool {
        self.is_right_lost(terms.rules.edition.claim_lost_by().value, terms)
    }

    /// 9.4: for this move by touching a piece; in 2001 by making the move. A move that is announced and
    /// not legal counts as any other: whoever made it is not to learn that before he presses the clock.
    pub(super) fn is_right_lost(&self, by: ClaimLost, terms: &Terms) -> bool {
        let by_word = terms.rules.rulings_undone && self.progress.stands_by_word();
        let has_moved = self.progress.made || by_word;
        match by {
            ClaimLost::Touching => !self.progress.touched.is_empty() || has_moved,
            ClaimLost::Moving => has_moved,
        }
    }

    /// The piece that was moved is touched, and so is the one that was captured (7.5.1: 4.3, 4.7).
    pub(super) fn note_moved(&mut self, uci: Option<UciMove>, terms: &Terms, course: &Course) {
        let Some(UciMove::Normal { from, to, .. }) = uci else {
            // The hand has moved what it has touched.
            self.progress.asked.clone_from(&self.progress.touched);
            return;
        };
        for square in [from, to] {
            let there = course.position.board().piece_at(square).is_some();
            if there && !self.progress.touched.contains(&square) {
                self.progress.touched.push(square);
            }
            if there && terms.asks_for_touch() {
                self.progress.asked.push(square);
            }
        }
    }

    /// 7.5.2: the move that an unfinished promotion becomes.
    pub(super) fn queen_due(
        &self,
        act: IllegalAct,
        uci: Option<UciMove>,
        terms: &Terms,
        course: &Course,
    ) -> Option<shakmaty::Move> {
        let due =
            act == IllegalAct::Promotion && terms.rules.edition.promotion_becomes_queen().value;
        let queen = uci.and_then(|uci| course.queened(uci)).or(match self.progress.attempt {
            Attempt::Unpromoted(mv) => Some(mv),
            _ => None,
        });
        queen.filter(|_| due)
    }

    /// What the move still needs before the clock may be pressed.
    pub(super) fn missing(
        &self,
        terms: &Terms,
        course: &Course,
        boards: &Boards,
        sitting: &Sitting,
    ) -> Option<Missing> {
        let waits = terms.rules.announcing.clock_waits() && sitting.must_repeat(terms, course);
        let unanswered = || waits.then(|| self.progress.not_answered()).flatten();
        let named =
            self.progress.named.filter(|_| terms.rules.announcing == Announcing::RepeatFirst);
        let must_announce = terms.rules.announcing != Announcing::Off;
        match self.progress.not_made(must_announce) {
            // A pawn that was named without its piece waits like every other move.
            Some(Missing::Promotion) if named.is_some() => {
                unanswered().or(Some(Missing::Promotion))
            }
            Some(missing) => Some(missing),
            None => match self.progress.legal() {
                Some(mv) => self.owes_otherwise(mv, terms, course, boards).or_else(unanswered),
                None => named.and_then(|_| unanswered()),
            },
        }
    }

    /// Whether the player to move has done more than touch since the game stood like this.
    pub(super) fn has_begun_since(&self, then: &Self) -> bool {
        let progress = &self.progress;
        if *progress == then.progress {
            return false;
        }
        progress.attempt != Attempt::Nothing
            || progress.announced.is_some()
            || progress.named.is_some()
    }

    /// Whether a move is still left to the mover: the only one that he may make, if there is one, and to
    /// the square on which he has released a pawn (4.7).
    pub(super) fn is_left(&self, mv: Move) -> bool {
        let released = |to| mv.to() == to && mv.is_promotion();
        self.progress.bound.is_none_or(|bound| bound == mv)
            && self.progress.released.is_none_or(released)
    }

    /// Whether the chosen piece stands on the board: whoever says another has made a slip of the
    /// tongue (D.2.8).
    pub(super) fn stands_chosen(&self) -> bool {
        let stands = self.progress.legal();
        stands.is_some_and(|mv| mv.is_promotion() && self.breaks_choice(mv).is_none())
    }

    /// The move after which this player has the move, though its maker has not pressed his clock
    /// (1.3, D.2.3).
    pub(super) fn unpressed_move(
        &self,
        by: Color,
        terms: &Terms,
        course: &Course,
        phase: Phase,
        sitting: &Sitting,
    ) -> Option<Move> {
        let waits = by != course.turn() && phase.is_running() && self.progress.made;
        let mv = self.progress.legal().filter(|_| waits)?;
        let told = terms.rules.by_the_letter && self.progress.announced == Some(mv);
        let sealing = told && sitting.must_seal();
        (terms.shares_board() || told && !sealing).then_some(mv)
    }

    /// Why nobody can offer or agree on a draw yet; `None` if the players may.
    pub(super) fn why_no_draw(&self, terms: &Terms, course: &Course) -> Option<Refusal> {
        match terms.rules.draws {
            Draws::After(moves) if !self.has_each_made(moves, course) => {
                Some(Refusal::NoDrawBefore(moves))
            }
            // 5.2.3
            _ if terms.rules.edition.agreement_needs_moves().value
                && !self.has_each_made(1, course) =>
            {
                Some(Refusal::TooEarlyForDraw)
            }
            Draws::Free | Draws::After(_) | Draws::Consent(_) => None,
        }
    }

    /// 9.1.1: whether an offer needs the arbiter's consent.
    pub(super) fn needs_consent(&self, terms: &Terms, course: &Course) -> bool {
        match terms.rules.draws {
            Draws::Consent(None) => true,
            Draws::Consent(Some(moves)) => !self.has_each_made(moves, course),
            Draws::Free | Draws::After(_) => false,
        }
    }

    /// 9.1.2.1: an offer belongs between the move and the clock. At another moment it counts, but
    /// may disturb the opponent (11.5). After a move that is announced and not legal it is timely: that
    /// it is not legal shows when the clock is pressed. Where a typed move presses the clock, it comes
    /// with the move or right behind it.
    pub(super) fn is_offer_untimely(
        &self,
        by: Color,
        at: At,
        terms: &Terms,
        course: &Course,
        phase: Phase,
    ) -> bool {
        let has_moved = self.progress.made || self.progress.stands_by_word();
        let between = if terms.is_pressed_by_typing(by) {
            course.has_just_moved(by, at)
        } else {
            by == course.turn() && has_moved
        };
        // 10.10b of 1989: in the own time it is no fault.
        let own = by == course.turn() && terms.warns_of_offers();
        terms.rules.has_arbiter() && phase.is_running() && !between && !own
    }

    /// 10.10b of 1989: who has offered in his own time moves first. At home two can agree at any time.
    pub(super) fn answer_waits(
        &self,
        by: Color,
        terms: &Terms,
        course: &Course,
        phase: Phase,
    ) -> bool {
        let binds = terms.rules.has_arbiter() && !phase.is_adjourned();
        let waits = binds && terms.rules.edition.answer_waits_for_move().value;
        waits && by != course.turn() && !self.progress.made
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::control::Pace;
    use crate::edition::{Edition, Supervision};
    use crate::game::course::tests::course;
    use crate::game::terms::tests::terms;
    use crate::rules::Rules;
    use crate::touch::Duty;

    fn touched(squares: &[Square]) -> Underway {
        let progress = Progress { touched: squares.to_vec(), ..Progress::default() };
        Underway { progress, ..Underway::default() }
    }

    #[test]
    fn what_is_touched_must_move_unless_one_move_is_the_only_one() {
        let (mut underway, course) = (touched(&[Square::E2]), course(""));
        let terms = terms(Rules::default());
        let knight = course.legal("g1f3".parse().unwrap()).unwrap();
        assert_eq!(underway.duty(&terms, &course), Duty::Move(Square::E2));
        assert_eq!(underway.breaks_touch(knight, &terms, &course), Some(Square::E2));
        underway.progress.bound = Some(knight);
        assert_eq!(underway.duty(&terms, &course), Duty::Move(Square::G1));
        assert_eq!(underway.breaks_touch(knight, &terms, &course), None);
    }

    #[test]
    fn where_touch_is_asked_for_nothing_binds_unasked() {
        let (mut underway, course) = (touched(&[Square::E2, Square::D2]), course(""));
        let mut terms = terms(Rules { edition: Edition::E2009, ..Rules::default() });
        (terms.pace, terms.rules.supervision) = (Pace::Blitz, Supervision::Sparse);
        terms.rules.touch_asked = true;
        assert_eq!(underway.duty(&terms, &course), Duty::Any);
        underway.progress.asked.push(Square::D2);
        assert_eq!(underway.binding(&terms), [Square::D2]);
        assert_eq!(underway.duty(&terms, &course), Duty::Move(Square::D2));
    }

    #[test]
    fn a_completed_move_leaves_only_what_was_touched_for_it() {
        let mut underway = touched(&[Square::E2]);
        underway.progress.reply.executed = true;
        assert!(underway.ends());
        assert_eq!(underway.progress, Progress::default());
        assert_eq!(underway.touched_last, [Square::E2]);
    }
}
