//! What is said of a line before it is solved, and of one that has no reason of the usual kinds. Pure.

#![deny(clippy::wildcard_enum_match_arm)]

use crate::laws::Position;
use shakmaty::{Position as _, Square};

use crate::exercises::reasons::placed;
use crate::practice::reason::{Clue, Idea, LaterClue, LineReason, PlainClue, passed};
use crate::voices::{Narrator, Span, Value};

/// What is true of the move that is looked for, and what comes later.
pub(crate) fn clue_said(
    (clue, later): &(Clue, Option<LaterClue>),
    narrator: &Narrator,
) -> Vec<Span> {
    let talk = &narrator.talk;
    let first = match clue {
        Clue::Mate(moves) => talk.sentence("puzzle-help-mate", &[("moves", (*moves).into())]),
        Clue::Shows(reason) => talk.sentence(&format!("puzzle-help-{}", name(reason)), &[]),
        Clue::For(idea) => talk.sentence(for_idea(idea), &[]),
        Clue::Check => talk.sentence("puzzle-help-check", &[]),
        Clue::Capture => talk.sentence("puzzle-help-capture", &[]),
        Clue::Quiet => talk.sentence("puzzle-help-quiet", &[]),
    };
    let Some(later) = later else { return first };
    let later = match later {
        LaterClue::Reason(reason) => {
            let theme = talk.sentence(&format!("theme-{}", name(reason)), &[]);
            talk.sentence("puzzle-help-later", &[("theme", theme.into())])
        }
        LaterClue::Promotes(moves) => promotes(*moves, narrator),
    };
    talk.sentence("puzzle-help-both", &[("clue", first.into()), ("later", later.into())])
}

/// In how many moves a pawn promotes.
pub(crate) fn promotes(moves: usize, narrator: &Narrator) -> Vec<Span> {
    narrator.talk.sentence("puzzle-help-promotes", &[("moves", moves.into())])
}

/// How the sentences of a reason end that is told before the line is solved.
const fn name(reason: &LineReason) -> &'static str {
    match reason {
        LineReason::Fork { .. } => "fork",
        LineReason::Hanging(_) => "hanging",
        LineReason::Pin { .. } => "pin",
        LineReason::Skewer { .. } => "skewer",
        LineReason::Discovered { .. } => "discovered",
        LineReason::DoubleCheck => "double-check",
        LineReason::Promotion(_) => "promotion",
        LineReason::Mate(_) => "mate-in-one",
    }
}

const fn for_idea(idea: &Idea) -> &'static str {
    match idea {
        Idea::Opposition => "puzzle-help-opposition",
        Idea::Zugzwang => "puzzle-help-zugzwang",
        Idea::Runs { .. } => "puzzle-help-runs",
        Idea::Catches(_) => "puzzle-help-catches",
        Idea::Traps(_) => "puzzle-help-traps",
        Idea::Stops(_) => "puzzle-help-stops",
        Idea::Saves(_) => "puzzle-help-saves",
    }
}

/// What a move was for, with the position before it.
pub(crate) fn idea_said((idea, before): &(Idea, Position), narrator: &Narrator) -> Vec<Span> {
    let square = |on: Square| narrator.square(on);
    let piece = |on: Square| -> Value { placed(on, before, narrator).into() };
    let color = || narrator.color(!before.turn());
    let (id, values) = match idea {
        Idea::Opposition => ("reason-opposition", vec![("color", color())]),
        Idea::Zugzwang => ("reason-zugzwang", vec![("color", color())]),
        Idea::Runs { pawn, king } => {
            ("reason-runs", vec![("pawn", square(*pawn)), ("king", square(*king))])
        }
        Idea::Catches(pawn) => ("reason-catches", vec![("pawn", square(*pawn))]),
        Idea::Traps(on) => ("reason-traps", vec![("piece", piece(*on))]),
        Idea::Saves(on) => ("reason-saves", vec![("piece", piece(*on))]),
        Idea::Stops(threat) => {
            let before = passed(before).unwrap_or_else(|| before.clone());
            let threat = vec![narrator.announcement(&before, *threat)];
            ("reason-stops", vec![("move", threat.into())])
        }
    };
    narrator.talk.sentence(id, &values)
}

/// What can be said of a line in any case.
pub(crate) fn plain_said(plain: PlainClue, narrator: &Narrator) -> Vec<Span> {
    let (id, values) = match plain {
        PlainClue::Wins(pawns) => ("reason-wins", vec![("count", pawns.into())]),
        PlainClue::Nears(pawn) => ("reason-nears", vec![("square", narrator.square(pawn))]),
        PlainClue::Checks => ("reason-checks", Vec::new()),
        PlainClue::Quiet => ("puzzle-help-quiet", Vec::new()),
        PlainClue::Draws => ("reason-draws", Vec::new()),
        PlainClue::Trades => ("reason-trades", Vec::new()),
        PlainClue::Answers => ("reason-answers", Vec::new()),
    };
    narrator.talk.sentence(id, &values)
}
