//! Boards that differ: what both boards and both score sheets say, and what an arbiter would do.
//!
//! FIDE 2023, D.2.9; E.2 of 2009 says the same in two items. A pure function over what lies on the
//! table. It proposes and changes nothing: whether a proposal is followed is for the arbiter, and an
//! illegal move that both players have written is for Article 7.5.
//!
//! What the program has recorded is no evidence that outweighs what both players have written: it is
//! compared like everything else, and can be what is wrong. It is a witness where a sheet is silent.
//!
//! A ply is counted from 1. The position at ply 0 is the first, at ply 1 the one after White's or
//! whoever's first move.

mod line;
mod shown;

use std::time::Duration;

use shakmaty::{Board, ByColor, CastlingMode, Color, Piece, Position as _, Square, uci::UciMove};
use touchmove_position::Position;

use line::{Line, LineEnd, legal};

pub use shown::{Shown, SquareContent};

/// A score sheet, ply by ply; `None` where nothing or nothing legible is written.
///
/// Castling is understood as king takes rook, and as the king's squares where that is no other move.
pub type Sheet = [Option<UciMove>];

/// What lies on the table.
#[derive(Clone, Copy, Debug)]
pub struct Evidence<'a> {
    /// The position that the game began with.
    pub start: &'a Position,
    /// How castling is written in the answer.
    pub mode: CastlingMode,
    /// What each player's board shows; `None` where no board is seen.
    pub boards: ByColor<Option<&'a Shown>>,
    /// Each player's score sheet.
    pub sheets: ByColor<&'a Sheet>,
    /// The moves that the program has recorded.
    pub record: &'a [UciMove],
    /// The times left after ply 1, 2 and so on, as far as they are known.
    pub left: &'a [ByColor<Duration>],
}

/// What was found, and what is proposed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The squares on which the boards differ, a1 first.
    pub differences: Vec<Difference>,
    /// How far each sheet can be played by itself.
    pub readings: ByColor<Reading>,
    /// Whether the sheets agree.
    pub agreement: Agreement,
    /// Where the record says something else than what was found; `None` where it does not.
    pub misrecorded: Option<Misrecorded>,
    /// What to do.
    pub solution: Solution,
}

/// The first ply at which the record of the program is not what the players have written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Misrecorded {
    /// The ply.
    pub ply: usize,
    /// What the program has recorded; `None`: the record ends before.
    pub recorded: Option<UciMove>,
    /// What the sheets say; `None`: the game has not come so far.
    pub written: Option<UciMove>,
}

/// A square on which the boards differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The square.
    pub square: Square,
    /// What stands there on each player's board.
    pub holds: ByColor<SquareContent>,
}

/// How far a sheet can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The plies that can be played.
    pub plies: usize,
    /// Why the ply after them cannot; `None` at the end of the sheet.
    pub stop: Option<Stop>,
}

/// Why a sheet cannot be played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// Nothing is written, though more is written after it.
    Missing,
    /// What is written is not legal.
    Illegal(UciMove),
}

/// Whether the sheets agree. What is missing in one of them is no contradiction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Agreement {
    /// They agree to their end.
    Whole,
    /// They agree, but this player has not written so many of the last plies.
    Behind(Color, usize),
    /// They agree to this ply, and the next cannot be played from either.
    Until(usize),
    /// They say different things for this ply.
    Part(usize),
}

/// What to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Solution {
    /// The sheets agree: the game stands as they say.
    Stands(Resumption),
    /// They do not: back to the last ply for which they do.
    Back(Resumption, Retraced),
    /// The arbiter must find out more.
    Ruling(Doubt),
}

/// A position that the game is to go on from, and what that takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Resumption {
    /// The ply after which it stood.
    pub ply: usize,
    /// The position; it says who is to move.
    pub position: Position,
    /// The moves that lead to it.
    pub moves: Vec<UciMove>,
    /// What to put right on the boards; nothing for a board that shows the position.
    pub corrections: Vec<Correction>,
    /// What a player has still to write.
    pub entries: Vec<Entry>,
}

/// A square that a player must put right on his board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Correction {
    /// Whose board.
    pub player: Color,
    /// The square.
    pub square: Square,
    /// What stands there.
    pub holds: SquareContent,
    /// What should stand there.
    pub should: Option<Piece>,
}

/// A move that a player takes over from the other sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Whose sheet lacks it.
    pub player: Color,
    /// Where.
    pub ply: usize,
    /// The move.
    pub mv: UciMove,
}

/// What going back means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Retraced {
    /// Why.
    pub cause: Cause,
    /// The times to set; `None`: they are not known, and the arbiter judges (FIDE 2023, 7.1).
    pub left: Option<ByColor<Duration>>,
    /// What is cancelled on each sheet, from the ply after the position on.
    pub cancelled: ByColor<Vec<Option<UciMove>>>,
}

/// Why the sheets do not agree any further.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// They say different things.
    Differ,
    /// This player has written nothing, and nothing of his confirms what the other has written.
    Missing(Color),
}

/// What the sheets and boards do not decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// Both sheets have the same illegal move at this ply (FIDE 2023, 7.5).
    Illegal(usize),
    /// Both sheets lack this ply, and more is written after it.
    Missing(usize),
    /// Nothing is written, and neither board shows the first position.
    NothingWritten,
}

/// Compares boards and sheets and proposes what to do (FIDE 2023, D.2.9).
///
/// - The sheets agree: whoever's board shows something else puts it right, be it one or both.
/// - They differ: back to the last ply for which they agree. But if the boards are the same and show
///   the position after one of the sheets, nothing has gone wrong on them, and the other sheet is put
///   right.
/// - One sheet lacks the last ply: they agree. Its owner may reply before he writes (FIDE 2023, 8.1.3),
///   and what the other has written stands. If neither board shows that move, but both the position
///   before it, it was written before it was made, and the game stands before it.
/// - One sheet has a gap, and the sheets agree again after it: they agree, and the gap is filled.
/// - One sheet lacks more than the last ply: the other sheet alone is no agreement. It is followed if
///   the board of the player who did not write confirms it, by showing the position after all that is
///   written or one ply earlier, or if the record does. Otherwise back to before the gap.
/// - The record of the program differs from what was found: that is told, and nothing else follows
///   from it.
#[must_use]
pub fn examine(case: &Evidence<'_>) -> Report {
    let case = Evidence { sheets: case.sheets.map(trimmed), ..*case };
    let line = Line::read(&case);
    let solution = solution(&case, &line);
    Report {
        differences: differences(case.boards),
        readings: case.sheets.map(|sheet| reading(case.start, sheet)),
        agreement: agreement(&case, &line),
        misrecorded: misrecorded(&case, &solution),
        solution,
    }
}

/// The latest ply after which the position stood that a board shows (FIDE 2023, 7.2 to 7.6).
///
/// The moves count as far as they can be played. Only the pieces are compared: a board does not show
/// whose turn it is.
#[must_use]
pub fn last_identifiable(start: &Position, moves: &[UciMove], board: &Board) -> Option<usize> {
    let mut position = start.clone();
    let mut found = (position.board() == board).then_some(0);
    for (i, &uci) in moves.iter().enumerate() {
        let Some(mv) = legal(&position, uci) else { break };
        position.play_unchecked(mv);
        if position.board() == board {
            found = Some(i + 1);
        }
    }
    found
}

/// A sheet without the empty lines at its end.
fn trimmed(sheet: &Sheet) -> &Sheet {
    let written = sheet.iter().rposition(Option::is_some).map_or(0, |last| last + 1);
    &sheet[..written]
}

fn reading(start: &Position, sheet: &Sheet) -> Reading {
    let mut position = start.clone();
    for (plies, &written) in sheet.iter().enumerate() {
        let stopped = |stop| Reading { plies, stop: Some(stop) };
        let Some(uci) = written else { return stopped(Stop::Missing) };
        let Some(mv) = legal(&position, uci) else { return stopped(Stop::Illegal(uci)) };
        position.play_unchecked(mv);
    }
    Reading { plies: sheet.len(), stop: None }
}

fn differences(boards: ByColor<Option<&Shown>>) -> Vec<Difference> {
    let (Some(white), Some(black)) = (boards.white, boards.black) else { return Vec::new() };
    let holds = |square| ByColor { white: white.holds(square), black: black.holds(square) };
    let squares = Square::ALL.into_iter().map(|square| Difference { square, holds: holds(square) });
    squares.filter(|found| found.holds.white.contradicts(found.holds.black)).collect()
}

/// Where the record is not what was found, up to the ply that the game stands after. What the players
/// have written beyond a parting is not found out yet.
fn misrecorded(case: &Evidence<'_>, solution: &Solution) -> Option<Misrecorded> {
    let (standing, end) = match solution {
        Solution::Stands(standing) => (standing, standing.ply.max(case.record.len())),
        Solution::Back(standing, _) => (standing, standing.ply),
        Solution::Ruling(_) => return None,
    };
    let mut position = case.start.clone();
    for ply in 1..=end {
        let [recorded, written] =
            [case.record, &standing.moves].map(|moves| moves.get(ply - 1).copied());
        let read = |uci: Option<UciMove>| uci.and_then(|uci| legal(&position, uci));
        match (read(recorded), read(written)) {
            (Some(one), Some(other)) if one == other => position.play_unchecked(one),
            _ => return Some(Misrecorded { ply, recorded, written }),
        }
    }
    None
}

/// Whose sheet lacks how many of the last plies.
fn behind(case: &Evidence<'_>) -> Option<(Color, usize)> {
    let written = case.sheets.map(<[_]>::len);
    let player = if written.white < written.black { Color::White } else { Color::Black };
    let plies = written.white.abs_diff(written.black);
    (plies > 0).then_some((player, plies))
}

fn agreement(case: &Evidence<'_>, line: &Line) -> Agreement {
    match line.end {
        LineEnd::Differ => Agreement::Part(line.ply() + 1),
        LineEnd::Missing(_) | LineEnd::BothMissing | LineEnd::BothIllegal => {
            Agreement::Until(line.ply())
        }
        LineEnd::Complete => behind(case)
            .map_or(Agreement::Whole, |(player, plies)| Agreement::Behind(player, plies)),
    }
}

fn solution(case: &Evidence<'_>, line: &Line) -> Solution {
    let (ply, why) = line.both_wrote();
    match line.end {
        LineEnd::Complete => complete(case, line),
        LineEnd::Differ => shown_by_both(case)
            .map_or_else(|| back(case, line, ply, why.unwrap_or(Cause::Differ)), Solution::Stands),
        LineEnd::Missing(player) => back(case, line, ply, why.unwrap_or(Cause::Missing(player))),
        LineEnd::BothMissing => Solution::Ruling(Doubt::Missing(line.ply() + 1)),
        LineEnd::BothIllegal => Solution::Ruling(Doubt::Illegal(line.ply() + 1)),
    }
}

/// The position after one sheet, if both boards show it: what the other sheet must take over.
fn shown_by_both(case: &Evidence<'_>) -> Option<Resumption> {
    let (Some(white), Some(black)) = (case.boards.white, case.boards.black) else { return None };
    Color::ALL.into_iter().find_map(|writer| {
        let position = played(case.start, case.sheets[writer])?;
        let other = case.sheets[!writer];
        let written = case.sheets[writer].iter().copied().enumerate();
        let entries = written.filter(|&(i, mv)| other.get(i).copied().flatten() != mv);
        let entry = |(i, mv): (usize, Option<UciMove>)| {
            Some(Entry { player: !writer, ply: i + 1, mv: mv? })
        };
        let entries = entries.filter_map(entry).collect();
        let ply = case.sheets[writer].len();
        let moves = case.sheets[writer].iter().copied().flatten().collect();
        let shown = [white, black].iter().all(|board| board.shows(position.board()));
        shown.then_some(Resumption { ply, position, moves, corrections: Vec::new(), entries })
    })
}

/// The position after a sheet that has no hole and nothing illegal.
fn played(start: &Position, sheet: &Sheet) -> Option<Position> {
    sheet.iter().try_fold(start.clone(), |mut position, uci| {
        let mv = legal(&position, (*uci)?)?;
        position.play_unchecked(mv);
        Some(position)
    })
}

/// What to do if all that is written makes one line of play.
fn complete(case: &Evidence<'_>, line: &Line) -> Solution {
    let ply = line.ply();
    let shows = |player: Color, ply| line.shown(case.boards[player], ply);
    let started = case.record.is_empty() && case.boards.iter().all(Option::is_none);
    if ply == 0 && !started && !Color::ALL.into_iter().any(|player| shows(player, 0)) {
        return Solution::Ruling(Doubt::NothingWritten);
    }
    let late = behind(case).is_some();
    if late && Color::ALL.into_iter().all(|player| shows(player, ply - 1)) {
        return Solution::Stands(standing(case, line, ply - 1));
    }
    let both = line.both_wrote().0;
    let confirmed = |entry: &Entry| {
        entry.ply <= both
            || late && entry.ply == ply
            || shows(entry.player, ply)
            || entry.ply < ply && shows(entry.player, ply - 1)
            || line.is_recorded(case, entry.ply)
    };
    match line.entries.iter().find(|entry| !confirmed(entry)) {
        Some(gap) => back(case, line, gap.ply - 1, Cause::Missing(gap.player)),
        None => Solution::Stands(standing(case, line, ply)),
    }
}

fn back(case: &Evidence<'_>, line: &Line, ply: usize, why: Cause) -> Solution {
    let left = ply.checked_sub(1).and_then(|i| case.left.get(i)).copied();
    let cancelled = case.sheets.map(|sheet| sheet.get(ply..).unwrap_or_default().to_vec());
    Solution::Back(standing(case, line, ply), Retraced { cause: why, left, cancelled })
}

fn standing(case: &Evidence<'_>, line: &Line, ply: usize) -> Resumption {
    let position = line.positions[ply].clone();
    let corrections = Color::ALL
        .into_iter()
        .filter_map(|player| Some((player, case.boards[player]?)))
        .flat_map(|(player, board)| corrections(player, board, position.board()))
        .collect();
    let entries = line.entries.iter().filter(|entry| entry.ply <= ply).copied().collect();
    let moves = line.moves[..ply].iter().map(|mv| mv.to_uci(case.mode)).collect();
    Resumption { ply, position, moves, corrections, entries }
}

fn corrections(player: Color, board: &Shown, should: &Board) -> Vec<Correction> {
    let correction = |square| Correction {
        player,
        square,
        holds: board.holds(square),
        should: should.piece_at(square),
    };
    board.wrong(should).map(correction).collect()
}

#[cfg(test)]
mod tests;
