//! What endgame tables say of a position, in words, and what is seen where they do not tell one move from
//! another. Pure.

#![deny(clippy::wildcard_enum_match_arm)]

use crate::laws::Position;
use shakmaty::{Color, Move};

use crate::endgames::{self, Answer, Distance, Worth};
use crate::opponent::builtin::{self, Limits, Problem, Stop, Wanted};
use crate::voices::{Narrator, Span, Value};

/// How far it is looked where tables do not tell one move from another: some milliseconds.
pub(crate) const SEEN: Limits = Limits { nodes: 20_000, depth: 5 };

/// How a game may go on with a move, as far as that is seen.
pub(crate) fn seen_line(position: &Position, mv: Move) -> Vec<Move> {
    let wanted = Wanted { count: 1, nodes: SEEN.nodes, only: vec![mv] };
    let found = builtin::lines(&Problem::new(position.clone()), &wanted, &Stop::new());
    found.into_iter().next().map_or_else(|| vec![mv], |line| line.moves)
}

/// How many moves keep what there is.
pub(crate) fn keeping(answer: &Answer, narrator: &Narrator) -> Vec<Span> {
    let (keeping, count) = (answer.keeping().count(), answer.moves.len());
    let values = [
        ("which", if keeping == count { "all" } else { "some" }.into()),
        ("keeping", keeping.into()),
        ("count", count.into()),
        ("result", result(answer.best().worth).into()),
    ];
    narrator.talk.sentence("tables-keeping", &values)
}

/// How the side to move does: the name in sentences.
const fn result(worth: Worth) -> &'static str {
    match worth {
        Worth::Won => "won",
        Worth::Saved | Worth::Drawn | Worth::Spoilt => "drawn",
        Worth::Lost => "lost",
    }
}

/// What a position is worth by its best move, or by another one.
pub(crate) fn verdict(judged: &endgames::Judged, turn: Color, narrator: &Narrator) -> Vec<Span> {
    let endgames::Judged { worth, distance, .. } = *judged;
    let winner = match worth {
        Worth::Won | Worth::Spoilt => turn,
        Worth::Saved | Worth::Drawn | Worth::Lost => !turn,
    };
    let worth = match worth {
        Worth::Won | Worth::Lost => "won",
        Worth::Spoilt | Worth::Saved => "spoilt",
        Worth::Drawn => "drawn",
    };
    let (how, moves) = match distance {
        Some(Distance::Mate(moves)) => ("mate", moves),
        Some(Distance::Progress(moves)) => ("progress", moves),
        None => ("unknown", 0),
    };
    let values = [
        ("worth", worth.into()),
        ("color", narrator.color(winner)),
        ("how", how.into()),
        ("moves", Value::Number(moves.into())),
    ];
    narrator.talk.sentence("tables-verdict", &values)
}
