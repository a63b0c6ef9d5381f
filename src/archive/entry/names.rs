//! The words of a journal for what has few values. Each is read back by looking for its name.

use shakmaty::{CastlingSide, Color, Piece, Role};

use crate::laws::{
    Answer, BoardKind, Claim, Decision, Doubt, Ground, Irregularity, Misplaced, Points, Signature,
    Verdict,
};

/// The value with this name.
fn named<T: Copy>(all: &[T], name: impl Fn(T) -> &'static str, text: &str) -> Option<T> {
    all.iter().copied().find(|&one| name(one) == text)
}

pub(super) fn color(color: Color) -> &'static str {
    color.fold_wb("white", "black")
}

pub(super) fn read_color(text: &str) -> Option<Color> {
    named(&Color::ALL, color, text)
}

pub(super) const fn role(role: Role) -> &'static str {
    match role {
        Role::Pawn => "pawn",
        Role::Knight => "knight",
        Role::Bishop => "bishop",
        Role::Rook => "rook",
        Role::Queen => "queen",
        Role::King => "king",
    }
}

pub(super) fn read_piece(color: &str, role: &str) -> Option<Piece> {
    let role = named(&Role::ALL, self::role, role)?;
    Some(Piece { color: read_color(color)?, role })
}

pub(super) const fn board(kind: BoardKind) -> &'static str {
    match kind {
        BoardKind::Typed => "typed",
        BoardKind::Ordinary => "ordinary",
        BoardKind::Pegs => "pegs",
        BoardKind::Screen => "screen",
    }
}

pub(super) fn read_board(text: &str) -> Option<BoardKind> {
    let all = [BoardKind::Typed, BoardKind::Ordinary, BoardKind::Pegs, BoardKind::Screen];
    named(&all, board, text)
}

pub(super) const fn answer(answer: Answer) -> &'static str {
    match answer {
        Answer::Accepted => "accepted",
        Answer::Declined => "declined",
    }
}

pub(super) fn read_answer(text: &str) -> Option<Answer> {
    named(&[Answer::Accepted, Answer::Declined], answer, text)
}

pub(super) const fn claim(claim: Claim) -> &'static str {
    match claim {
        Claim::Threefold => "threefold",
        Claim::FiftyMoves => "fifty",
    }
}

pub(super) fn read_claim(text: &str) -> Option<Claim> {
    named(&[Claim::Threefold, Claim::FiftyMoves], claim, text)
}

pub(super) const fn ground(ground: Ground) -> &'static str {
    match ground {
        Ground::NoEffort => "no-effort",
        Ground::CannotWin => "cannot-win",
    }
}

pub(super) fn read_ground(text: &str) -> Option<Ground> {
    named(&[Ground::NoEffort, Ground::CannotWin], ground, text)
}

pub(super) const fn doubt(doubt: Doubt) -> &'static str {
    match doubt {
        Doubt::Dead => "dead",
        Doubt::CanMate(Color::White) => "white-mates",
        Doubt::CanMate(Color::Black) => "black-mates",
    }
}

pub(super) fn read_doubt(text: &str) -> Option<Doubt> {
    named(&[Doubt::Dead, Doubt::CanMate(Color::White), Doubt::CanMate(Color::Black)], doubt, text)
}

pub(super) const fn verdict(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::MatePossible => "possible",
        Verdict::NoMate => "impossible",
        Verdict::Undecided => "undecided",
    }
}

pub(super) fn read_verdict(text: &str) -> Option<Verdict> {
    named(&[Verdict::MatePossible, Verdict::NoMate, Verdict::Undecided], verdict, text)
}

pub(super) const fn signature(signature: Signature) -> &'static str {
    match signature {
        Signature::WhiteWins => "1-0",
        Signature::BlackWins => "0-1",
        Signature::Draw => "1/2-1/2",
    }
}

pub(super) fn read_signature(text: &str) -> Option<Signature> {
    named(&[Signature::WhiteWins, Signature::BlackWins, Signature::Draw], signature, text)
}

pub(super) const fn points(points: Points) -> &'static str {
    match points {
        Points::None => "0",
        Points::Half => "1/2",
        Points::Full => "1",
    }
}

pub(super) fn read_points(text: &str) -> Option<Points> {
    named(&[Points::None, Points::Half, Points::Full], points, text)
}

pub(super) const fn decision(decision: Decision) -> &'static str {
    match decision {
        Decision::Drawn => "drawn",
        Decision::Postponed { award: false } => "postponed",
        Decision::Postponed { award: true } => "postponed-with-award",
        Decision::Rejected => "rejected",
    }
}

pub(super) fn read_decision(text: &str) -> Option<Decision> {
    let postponed = |award| Decision::Postponed { award };
    let all = [Decision::Drawn, postponed(false), postponed(true), Decision::Rejected];
    named(&all, decision, text)
}

const MISPLACED: [Misplaced; 4] = [
    Misplaced::KingAndQueen,
    Misplaced::King,
    Misplaced::Rook(CastlingSide::KingSide),
    Misplaced::Rook(CastlingSide::QueenSide),
];

const fn misplaced(what: Misplaced) -> &'static str {
    match what {
        Misplaced::KingAndQueen => "king-and-queen",
        Misplaced::King => "king",
        Misplaced::Rook(CastlingSide::KingSide) => "king-side-rook",
        Misplaced::Rook(CastlingSide::QueenSide) => "queen-side-rook",
    }
}

pub(super) fn irregularity(irregularity: Irregularity) -> String {
    match irregularity {
        Irregularity::InitialPosition => "initial-position".to_owned(),
        Irregularity::WrongPlace(of, what) => {
            format!("wrong-place {} {}", color(of), misplaced(what))
        }
        Irregularity::BoardTurned => "board-turned".to_owned(),
        Irregularity::ColoursReversed => "colours-reversed".to_owned(),
        Irregularity::Displaced { right_until } => format!("displaced {right_until}"),
    }
}

pub(super) fn read_irregularity(words: &[&str]) -> Option<Irregularity> {
    Some(match *words {
        ["initial-position"] => Irregularity::InitialPosition,
        ["wrong-place", of, what] => {
            Irregularity::WrongPlace(read_color(of)?, named(&MISPLACED, misplaced, what)?)
        }
        ["board-turned"] => Irregularity::BoardTurned,
        ["colours-reversed"] => Irregularity::ColoursReversed,
        ["displaced", ply] => Irregularity::Displaced { right_until: ply.parse().ok()? },
        _ => return None,
    })
}
