//! Why a line is good, in words: for puzzles, mistakes and the analysis. Pure.

#![deny(clippy::wildcard_enum_match_arm)]

use crate::laws::Position;
use shakmaty::{Move, Position as _, Square};

use crate::practice::reason::{LineReason, NamedMate};
use crate::voices::{Lines, Narrator, Span, Value};

/// Plies of a line in which a reason is looked for: what comes later is not why the first move is good.
const NEAR: usize = 5;

/// Plies of a line that are told at once.
const AT_ONCE: usize = 4;

/// Whether the last moves of a line have told a reason when they were announced: a mate without a name, or
/// what a pawn became.
pub(crate) fn is_told(reason: &LineReason, announced: &[Move]) -> bool {
    match reason {
        LineReason::Mate(None) => !announced.is_empty(),
        LineReason::Promotion(role) => announced.iter().any(|mv| mv.promotion() == Some(*role)),
        LineReason::Mate(Some(_))
        | LineReason::Fork { .. }
        | LineReason::Hanging(_)
        | LineReason::Pin { .. }
        | LineReason::Skewer { .. }
        | LineReason::Discovered { .. }
        | LineReason::DoubleCheck => false,
    }
}

/// That a line ends in stalemate, which no announcement says.
pub(crate) fn stalemated(end: &Position, narrator: &Narrator) -> Option<Vec<Span>> {
    end.is_stalemate().then(|| narrator.talk.sentence("ended-stalemate", &[]))
}

/// A piece and where it stands.
pub(crate) fn placed(on: Square, here: &Position, narrator: &Narrator) -> Vec<Span> {
    let role = here.board().role_at(on);
    let piece: Value = role.map_or_else(|| "".into(), |role| narrator.role(role));
    narrator.talk.sentence("reason-piece", &[("piece", piece), ("square", narrator.square(on))])
}

/// A reason, where it is to be seen.
pub(crate) fn said(reason: &LineReason, here: &Position, narrator: &Narrator) -> Vec<Span> {
    let placed = |on: &Square| placed(*on, here, narrator);
    let (id, values) = match reason {
        LineReason::Mate(None) => ("reason-mate", Vec::new()),
        LineReason::Mate(Some(NamedMate::BackRank)) => ("reason-back-rank", Vec::new()),
        LineReason::Mate(Some(NamedMate::Smothered)) => ("reason-smothered", Vec::new()),
        LineReason::DoubleCheck => ("reason-double-check", Vec::new()),
        LineReason::Promotion(role) => ("reason-promotion", vec![("piece", narrator.role(*role))]),
        LineReason::Hanging(on) => ("reason-hanging", vec![("piece", placed(on).into())]),
        LineReason::Fork { by, on } => {
            let on = narrator.join_all(on.iter().map(placed).collect());
            ("reason-fork", vec![("piece", placed(by).into()), ("on", on)])
        }
        LineReason::Pin { piece: pinned, behind } => (
            "reason-pin",
            vec![("piece", placed(pinned).into()), ("behind", placed(behind).into())],
        ),
        LineReason::Skewer { front, behind } => (
            "reason-skewer",
            vec![("piece", placed(front).into()), ("behind", placed(behind).into())],
        ),
        LineReason::Discovered { by, on } => {
            ("reason-discovered", vec![("piece", placed(by).into()), ("on", placed(on).into())])
        }
    };
    narrator.talk.sentence(id, &values)
}

/// How a line goes on after its first move, which has been told, and that it ends in stalemate.
pub(crate) fn goes_on(start: &Position, moves: &[Move], narrator: &Narrator) -> Lines {
    let mut here = start.clone();
    here.play_unchecked(moves[0]);
    let told = moves.iter().skip(1).take(AT_ONCE).map(|mv| {
        let announced = narrator.announcement(&here, *mv);
        here.play_unchecked(*mv);
        vec![announced]
    });
    let told: Lines = told.collect();
    let line = (!told.is_empty()).then(|| {
        let moves = [("moves", narrator.join(told))];
        narrator.talk.sentence("mistake-line", &moves)
    });
    line.into_iter().chain(stalemated(&here, narrator)).collect()
}

/// As much of a line as shows why its first move is good.
pub(crate) fn near(moves: &[Move]) -> &[Move] {
    &moves[..NEAR.min(moves.len())]
}
