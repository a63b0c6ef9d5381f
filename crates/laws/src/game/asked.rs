//! What a game is asked from outside, answered by the part that knows it.
//!
//! A part is told of the others what it needs; nobody outside hands one to another.

use std::time::Duration;

use shakmaty::{Board, Color, uci::UciMove};

use crate::effect::{Missing, Spoken};
use crate::event::Signature;
use crate::game::Game;
use crate::outcome::Outcome;
use crate::refusal::Refusal;
use crate::time::At;
use crate::touch::{Duty, NoCastling};

impl Game {
    /// The move that the player to move has announced and not completed yet, legal or not.
    #[must_use]
    pub fn announced(&self) -> Option<shakmaty::Move> {
        self.underway.announced(&self.course)
    }

    /// What the player to move must do: what he has touched, unless one move is the only one left.
    #[must_use]
    pub fn duty(&self) -> Duty {
        self.underway.duty(&self.terms, &self.course)
    }

    /// Why the player to move may not castle with the king and the rook that he has touched.
    #[must_use]
    pub fn barred_castling(&self) -> Option<NoCastling> {
        self.underway.barred_castling(&self.terms, &self.course)
    }

    /// Why the player to move may not make this move, because he has touched another piece (4.3).
    #[must_use]
    pub fn forbidden_by_touch(&self, uci: UciMove) -> Option<Refusal> {
        self.underway.forbidden_by_touch(uci, &self.terms, &self.course)
    }

    /// What should stand on a player's own board: the position, or that after the move which he has
    /// made, or executed before it is completed.
    #[must_use]
    pub fn wanted(&self, color: Color) -> Board {
        self.underway.wanted(color, &self.course)
    }

    /// What the move still needs before the clock may be pressed.
    #[must_use]
    pub fn missing(&self) -> Option<Missing> {
        self.underway.missing(&self.terms, &self.course, &self.boards, &self.sitting)
    }

    /// The move that is to be repeated now (D.2.1), before it is completed or after.
    #[must_use]
    pub fn to_repeat(&self) -> Option<Spoken> {
        self.underway.to_repeat(&self.terms, &self.course)
    }

    /// The player who must repeat the opponent's move (D.2.1), if one must.
    #[must_use]
    pub fn awaits_repetition(&self) -> Option<Color> {
        self.underway.awaits_repetition(&self.terms, &self.course)
    }

    /// Whose deed is awaited, and whose time runs: that of the player to move or, where the clock
    /// waits for the repetition, of the opponent who owes it.
    #[must_use]
    pub fn awaited(&self) -> Color {
        self.underway.awaited(&self.terms, &self.course, &self.sitting)
    }

    /// Whether the player to move can no longer claim a draw at this move (9.4).
    #[must_use]
    pub fn has_lost_claim(&self) -> bool {
        self.underway.has_lost_claim(&self.terms)
    }

    /// How many moves of each player without a capture or a pawn's move allow a claim in this position.
    #[must_use]
    pub fn moves_for_claim(&self) -> u32 {
        self.course.moves_for_claim(&self.terms)
    }

    /// Why nobody can offer or agree on a draw yet; `None` if the players may.
    #[must_use]
    pub fn why_no_draw(&self) -> Option<Refusal> {
        self.underway.why_no_draw(&self.terms, &self.course)
    }

    /// 9.1.2.1: an offer belongs between the move and the clock. At another moment it counts, but
    /// may disturb the opponent (11.5). After a move that is announced and not legal it is timely: that
    /// it is not legal shows when the clock is pressed. Where a typed move presses the clock, it comes
    /// with the move or right behind it.
    #[must_use]
    pub fn is_offer_untimely(&self, by: Color, at: At) -> bool {
        self.underway.is_offer_untimely(by, at, &self.terms, &self.course, self.phase)
    }

    /// Whose claim in a quickplay finish the arbiter has postponed: he decides it at any time before the
    /// game is over, in 2001 after the flag.
    #[must_use]
    pub fn postponed_claim(&self) -> Option<Color> {
        self.offers.postponed_claim(self.phase)
    }

    /// Who has claimed a draw where no arbiter is (2009, Appendix D; Guidelines III.6): the game stands
    /// until the other agrees or an arbiter has given the result.
    #[must_use]
    pub fn claimed_without_arbiter(&self) -> Option<Color> {
        self.docket.claimed_without_arbiter(&self.terms)
    }

    /// Whether the Laws allow no appeal against a ruling (10.2d of 2009).
    #[must_use]
    pub fn is_final(&self, number: u32) -> bool {
        self.docket.is_final(number, &self.terms)
    }

    /// Whether the pieces of a player alone tell that he cannot win.
    #[must_use]
    pub fn cannot_win(&self, color: Color) -> bool {
        self.course.cannot_win(color, &self.terms)
    }

    /// What stands on a player's own board.
    #[must_use]
    pub fn board(&self, color: Color) -> &Board {
        self.boards.board(color, &self.terms)
    }

    /// Whether the opponent's move, or a restored position, has still to be executed on a player's
    /// own board: what is lifted until then is not touched.
    #[must_use]
    pub fn is_behind(&self, color: Color) -> bool {
        self.boards.is_behind(color, &self.terms)
    }

    /// How much of the session is left, if the event has fixed its length.
    #[must_use]
    pub fn session_left(&self, at: At) -> Option<Duration> {
        self.sitting.session_left(at, &self.terms, self.phase)
    }

    /// What both players have signed alike, and the game has not come to: incorrect, it counts unless the
    /// arbiter decides otherwise (8.7).
    #[must_use]
    pub fn signed_by_both(&self) -> Option<Signature> {
        self.sheets.signed_by_both(self.phase)
    }

    /// Whether the player to move was told to seal, and has not done so yet (I.1).
    #[must_use]
    pub fn must_seal(&self) -> bool {
        self.sitting.must_seal()
    }

    /// The result that both sign when the game is over, unless it is one that only a ruling gives.
    #[must_use]
    pub fn result_to_sign(&self) -> Option<Signature> {
        self.phase.result_to_sign()
    }

    /// Whether the game is cancelled and a new one played, so that there is no result to sign (7.2.1, 7.3).
    #[must_use]
    pub fn is_annulled(&self) -> bool {
        self.phase.is_annulled()
    }

    /// How the game has ended, if it has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.phase.outcome()
    }

    /// Whether moves can be made now.
    #[must_use]
    pub fn is_running(&self) -> bool {
        self.phase.is_running()
    }

    /// Whether the clocks stand until [`crate::Event::Resumed`].
    #[must_use]
    pub fn is_paused(&self) -> bool {
        self.phase.is_paused()
    }

    /// Whether the game is adjourned.
    #[must_use]
    pub fn is_adjourned(&self) -> bool {
        self.phase.is_adjourned()
    }

    /// Whether the game is over, or only its result is still being found out.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.phase.is_over()
    }
}
