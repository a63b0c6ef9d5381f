//! The words of refusals.

use crate::laws::Refusal;
use crate::words::{self, color, ply};

use shakmaty::Color;

/// Why the referee refuses, in a game that `first` began.
#[expect(clippy::too_many_lines, reason = "a table, one row for each refusal")]
pub(super) fn refusal(refusal: Refusal, first: Color) -> String {
    let fixed = match refusal {
        Refusal::GameOver => "the game is over",
        Refusal::NotRunning => "the game does not run",
        Refusal::AlreadyRunning => "the game runs already",
        Refusal::IllegalMove => "the move is not legal",
        Refusal::NotYourTurn(by) | Refusal::NotYourClaim(by, _) => {
            return format!("{} is not to move", color(by));
        }
        Refusal::NotYourClock(by) => return format!("the clock of {} does not run", color(by)),
        Refusal::NotOpponent(by) => return format!("{} is to move himself", color(by)),
        Refusal::NothingThere(square) => return format!("nothing stands on {square}"),
        Refusal::Occupied(square) => return format!("{square} is occupied"),
        Refusal::NothingInHand => "there is no piece in the hand",
        Refusal::NoBoard => "there is no board",
        Refusal::AdjustTooLate => "a piece is touched already",
        Refusal::AlreadyMade => "the move is made",
        Refusal::PieceChosen(role) => {
            return format!("the chosen piece is a {}", words::role(role));
        }
        Refusal::MustMoveTouched(square) => return format!("the piece on {square} is touched"),
        Refusal::MustCapture(square) => return format!("the piece on {square} must be captured"),
        Refusal::MustCaptureWith(own, other) => return format!("{own} must capture {other}"),
        Refusal::NothingTouched(by) => return format!("{} has touched nothing", color(by)),
        Refusal::TooLateToComplain => "the right to complain is lost",
        Refusal::NothingAnnounced => "nothing is announced",
        Refusal::AlreadyAnnounced => "a move is announced already",
        Refusal::MustRepeat(by) => return format!("{} must repeat first", color(by)),
        Refusal::NoOffer => "there is no offer",
        Refusal::OfferStands => "the offer stands",
        Refusal::AnswerWaits(by) => return format!("{} must move first", color(by)),
        Refusal::TooEarlyForDraw => "each player must have moved",
        Refusal::NoDrawBefore(moves) => return format!("no draw before {moves} moves each"),
        Refusal::ClaimRightLost => "the right to claim is lost",
        Refusal::NoIncrement => "the edition knows no request for an increment",
        Refusal::ClaimAwaitsFlag => "the result of the claim waits for the flag",
        Refusal::NoQuickplay => "there is no quickplay finish",
        Refusal::TooEarlyForQuickplay => "it is too early for a quickplay claim",
        Refusal::ClaimWaits => "a draw is claimed, and only a result ends that",
        Refusal::NothingToClaim => "there is nothing to claim",
        Refusal::NoTouchOwed(square) => return format!("nothing is owed on {square}"),
        Refusal::TooLate => "it is too late",
        Refusal::NothingToTakeBack => "there is nothing to take back",
        Refusal::NoSuchPly(number) => return format!("there is no ply {number}"),
        Refusal::NotInAdvance(number) => return format!("{} is not made yet", ply(first, number)),
        Refusal::SheetHole(number) => {
            return format!("{} must be written first", ply(first, number));
        }
        Refusal::NotOver => "the game is not over",
        Refusal::NotAbsent(by) => return format!("{} is not absent", color(by)),
        Refusal::NotThere(by) => return format!("{} is absent", color(by)),
        Refusal::NotAdjourned => "the game is not adjourned",
        Refusal::AlreadySealed => "the move is sealed already",
        Refusal::NotSealing => "nobody must seal",
        Refusal::NotSealed(by) => return format!("{} has not sealed", color(by)),
        Refusal::NoArbiter => "there is no arbiter",
        Refusal::NoNextPeriod => "no period follows",
        Refusal::NoAdjudication => "the event has no adjudication",
        Refusal::NothingToDecide => "there is nothing to decide",
        Refusal::Contradicts(number) => return format!("ruling {number} must be revoked first"),
        Refusal::NoSuchRuling(number) => return format!("there is no ruling {number} to revoke"),
        Refusal::NoSuchPenalty => "this edition has no such penalty",
    };
    fixed.to_owned()
}
