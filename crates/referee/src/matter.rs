//! The words of what is put to the arbiter, of what a move lacks, and of why a game has ended.

use shakmaty::CastlingSide;

use crate::laws::{Claim, Ground, IllegalAct, Irregularity, Matter, Misplaced, Missing, Reason};
use crate::words::{self, color};

pub(super) fn matter(matter: Matter, article: &str) -> String {
    match matter {
        Matter::Touch(by, square, _) => format!("{} complains: touched {square}", color(by)),
        Matter::TwoHands(by, _) => format!("{} complains: two hands", color(by)),
        Matter::Quickplay(by, ground) => {
            format!("{} claims quickplay: {}", color(by), self::ground(ground))
        }
        Matter::Increment(by) => format!("{} asks for increment", color(by)),
        Matter::Draw(by) => format!("{} wants to offer a draw", color(by)),
        Matter::Sheets => "both complete their sheets".to_owned(),
        Matter::SessionOver => "the session is over".to_owned(),
        Matter::Stopped(by) => format!("{} has stopped the clocks", color(by)),
        Matter::Silent(by) => format!("{} does not repeat", color(by)),
        Matter::BoardsDiffer => "the boards may differ".to_owned(),
        Matter::Conduct(by, act) => format!("conduct of {}: {}", color(by), self::act(act)),
        Matter::Position => "the last right position must be found".to_owned(),
        Matter::Unconfirmed(_) => format!("what {article} gives here is not known"),
        Matter::DefaultTime(_) => "nobody has fixed how late a player may come".to_owned(),
        Matter::FlagInQuickplay(of) => {
            format!("flag of {} has fallen with his claim open", color(of))
        }
        Matter::Envelope => "the envelope must be opened".to_owned(),
        Matter::Results => "the signed results differ".to_owned(),
    }
}

pub(super) const fn ground(ground: Ground) -> &'static str {
    match ground {
        Ground::NoEffort => "no effort",
        Ground::CannotWin => "cannot win",
    }
}

pub(super) const fn claim(claim: Claim) -> &'static str {
    match claim {
        Claim::Threefold => "threefold",
        Claim::FiftyMoves => "fifty moves",
    }
}

pub(super) const fn act(act: IllegalAct) -> &'static str {
    match act {
        IllegalAct::Move => "move",
        IllegalAct::Promotion => "pawn not promoted",
        IllegalAct::KingCapture => "king captured",
        IllegalAct::NoMove => "clock pressed without a move",
        IllegalAct::TwoHands { pressed: true } => "two hands and the clock pressed",
        IllegalAct::TwoHands { pressed: false } => "two hands",
    }
}

pub(super) fn irregularity(irregularity: Irregularity) -> String {
    match irregularity {
        Irregularity::InitialPosition => "initial position".to_owned(),
        Irregularity::WrongPlace(of, what) => match what {
            Misplaced::KingAndQueen => format!("king and queen of {} changed places", color(of)),
            Misplaced::King => format!("king of {} misplaced", color(of)),
            Misplaced::Rook(CastlingSide::KingSide) => {
                format!("king side rook of {} misplaced", color(of))
            }
            Misplaced::Rook(CastlingSide::QueenSide) => {
                format!("queen side rook of {} misplaced", color(of))
            }
        },
        Irregularity::BoardTurned => "board turned".to_owned(),
        Irregularity::ColoursReversed => "colours reversed".to_owned(),
        Irregularity::Displaced { right_until } => format!("displaced since ply {right_until}"),
    }
}

pub(super) fn missing(missing: Missing) -> String {
    match missing {
        Missing::Move => "no move".to_owned(),
        Missing::Release => "a piece is in the hand".to_owned(),
        Missing::Rook => "no rook in castling".to_owned(),
        Missing::Touched(square) => format!("the piece on {square} is touched"),
        Missing::Promotion => "no promotion piece".to_owned(),
        Missing::Chosen(role) => format!("the chosen piece is a {}", words::role(role)),
        Missing::Announcement => "no announcement".to_owned(),
        Missing::SameMove => "another move was announced".to_owned(),
        Missing::Repetition => "not repeated".to_owned(),
        Missing::Execution => "not executed by the opponent".to_owned(),
    }
}

pub(super) const fn reason(reason: Reason) -> &'static str {
    match reason {
        Reason::Checkmate => "checkmate",
        Reason::Resignation => "resignation",
        Reason::ResignationNoMate => "resignation, no mate possible",
        Reason::Stalemate => "stalemate",
        Reason::DeadPosition => "dead position",
        Reason::Agreement => "agreement",
        Reason::Flag => "flag",
        Reason::FlagNoMate => "flag, no mate possible",
        Reason::BothFlags => "both flags",
        Reason::DefaultTime => "default time",
        Reason::BothAbsent => "absence of both",
        Reason::IllegalMoves => "illegal moves",
        Reason::IllegalMovesNoMate => "illegal moves, no mate possible",
        Reason::IllegalPosition => "illegal position",
        Reason::Threefold => "threefold repetition",
        Reason::FiftyMoves => "fifty moves",
        Reason::Fivefold => "fivefold repetition",
        Reason::SeventyFiveMoves => "seventy-five moves",
        Reason::Quickplay => "quickplay claim",
        Reason::SealedMove => "sealed move",
        Reason::SealedMoveNoMate => "sealed move, no mate possible",
        Reason::Arbiter => "ruling",
        Reason::Adjudicated => "adjudication",
        Reason::Annulled => "annulment",
        Reason::KingOnHill => "king on the hill",
        Reason::ThirdCheck => "third check",
        Reason::KingExploded => "king exploded",
        Reason::AllPiecesLost => "all pieces lost",
        Reason::NoMovesLeft => "no moves left",
        Reason::HordeTaken => "horde taken",
        Reason::RaceWon => "race won",
        Reason::RaceDrawn => "race drawn",
    }
}
