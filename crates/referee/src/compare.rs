//! Boards that are compared: the words of what is found, and of what is proposed.

use std::str::FromStr;

use shakmaty::uci::UciMove;
use shakmaty::{Board, ByColor, Color, Piece};

use crate::laws::discrepancy::{
    Agreement, Cause, Correction, Difference, Doubt, Evidence, Misrecorded, Report, Resumption,
    Retraced, Shown, Solution, SquareContent, Stop, examine,
};
use crate::laws::{Game, Made, Position};
use crate::moves::{played, squares, written};
use crate::words::{color, role, time};

/// Two boards, of which none or one may be unseen, and two sheets; those of the game where none are
/// given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Compare {
    boards: Option<ByColor<Option<Shown>>>,
    sheets: Option<ByColor<Vec<String>>>,
    /// Line and words of what should be found.
    pub(super) expected: Vec<(usize, String)>,
}

/// Reads `boards`, `boards WHITE BLACK` with `-` for a board that nobody sees, and `white wrote MOVES black wrote MOVES` after that.
pub(super) fn read_compare(text: &str) -> Option<Compare> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let expected = Vec::new();
    let (white, black, sheets) = match words[..] {
        ["boards"] => return Some(Compare { boards: None, sheets: None, expected }),
        ["boards", white, black, ref sheets @ ..] => (white, black, sheets),
        _ => return None,
    };
    let boards = Some(ByColor { white: read_board(white).ok()?, black: read_board(black).ok()? });
    let sheets = if sheets.is_empty() { None } else { Some(read_sheets(sheets)?) };
    Some(Compare { boards, sheets, expected })
}

/// A board as the first field of a FEN, or `-` for one that nobody sees.
fn read_board(word: &str) -> Result<Option<Shown>, <Board as FromStr>::Err> {
    if word == "-" {
        return Ok(None);
    }
    word.parse().map(|board: Board| Some(Shown::from(board)))
}

fn read_sheets(words: &[&str]) -> Option<ByColor<Vec<String>>> {
    let ["white", "wrote", ref rest @ ..] = *words else { return None };
    let middle = rest.windows(2).position(|pair| pair == ["black", "wrote"])?;
    let moves = |words: &[&str]| -> Option<Vec<String>> {
        let fine = words.iter().all(|word| *word == "-" || written(word).is_some());
        fine.then(|| words.iter().map(|&word| word.to_owned()).collect())
    };
    Some(ByColor { white: moves(&rest[..middle])?, black: moves(&rest[middle + 2..])? })
}

impl Compare {
    /// What is found; or the move on a sheet that cannot be read.
    pub(super) fn found(&self, game: &Game) -> Result<Vec<String>, String> {
        let boards = match &self.boards {
            Some(boards) => boards.clone(),
            None => ByColor::new_with(|of| game.shown_on(of)),
        };
        let sheets = match &self.sheets {
            Some(given) => {
                ByColor { white: entries(&given.white, game)?, black: entries(&given.black, game)? }
            }
            None => ByColor::new_with(|of| game.sheet(of).entries().to_vec()),
        };
        let left = left(game.made());
        let record: Vec<UciMove> = game.made().iter().map(|made| made.uci(game.mode())).collect();
        let case = Evidence {
            start: game.course().start(),
            mode: game.mode(),
            boards: boards.as_ref().map(Option::as_ref),
            sheets: sheets.as_ref().map(Vec::as_slice),
            record: &record,
            left: &left,
        };
        let unseen = Color::ALL.into_iter().filter(|&of| boards[of].is_none());
        let mut all: Vec<String> =
            unseen.map(|of| format!("the board of {} is not seen", color(of))).collect();
        let compared = all.is_empty();
        all.extend(words(&examine(&case), compared));
        Ok(all)
    }
}

/// The moves of a sheet; each is read after the one before it, or after a gap in the game itself.
fn entries(given: &[String], game: &Game) -> Result<Vec<Option<UciMove>>, String> {
    let mut position: Option<Position> = Some(game.course().start().clone());
    let mut all = Vec::new();
    for (ply, word) in given.iter().enumerate() {
        if word == "-" {
            position = None;
            all.push(None);
            continue;
        }
        let before = position.take().or_else(|| game.made().get(ply).map(|m| m.before.clone()));
        let read = written(word).zip(before.clone());
        let uci = read.and_then(|(mv, before)| squares(mv, &before, game.mode()));
        let uci = uci.or_else(|| word.parse().ok()).ok_or_else(|| word.clone())?;
        position = before.and_then(|mut after| played(uci, &mut after).map(|_| after));
        all.push(Some(uci));
    }
    Ok(all)
}

/// What both clocks showed after each ply, from where both are known.
fn left(made: &[Made]) -> Vec<ByColor<std::time::Duration>> {
    let mut last: ByColor<Option<std::time::Duration>> = ByColor::default();
    let mut all = Vec::new();
    for made in made {
        last[made.by()] = made.left.or(last[made.by()]);
        let white = last.white.or(last.black);
        let black = last.black.or(last.white);
        all.extend(white.zip(black).map(|(white, black)| ByColor { white, black }));
    }
    all
}

/// What is found; whether the boards are alike, only where both are seen.
fn words(report: &Report, compared: bool) -> Vec<String> {
    let mut all: Vec<String> = report.differences.iter().map(difference).collect();
    if all.is_empty() && compared {
        all.push("the boards agree".to_owned());
    }
    for of in Color::ALL {
        let reading = report.readings[of];
        all.extend(reading.stop.map(|stop| self::stop(of, reading.plies + 1, stop)));
    }
    all.push(agreement(report.agreement));
    all.extend(report.misrecorded.map(misrecorded));
    match &report.solution {
        Solution::Stands(standing) => {
            all.push(format!("the game stands after ply {}", standing.ply));
            all.extend(put_right(standing));
        }
        Solution::Back(standing, retraced) => {
            all.push(back(standing.ply, retraced));
            all.extend(put_right(standing));
            all.extend(cancelled(retraced));
        }
        Solution::Ruling(doubt) => all.push(self::doubt(*doubt)),
    }
    all
}

fn difference(difference: &Difference) -> String {
    let ByColor { white, black } = difference.holds.map(holds);
    format!("{}: white has {white}, black has {black}", difference.square)
}

fn holds(holds: SquareContent) -> String {
    match holds {
        SquareContent::Nothing => letter_of(None),
        SquareContent::Piece(piece) => letter_of(Some(piece)),
        SquareContent::Something => "something".to_owned(),
        SquareContent::Unsure => "nobody knows what".to_owned(),
    }
}

fn misrecorded(found: Misrecorded) -> String {
    let says =
        |uci: Option<UciMove>| uci.map_or_else(|| "nothing".to_owned(), |uci| uci.to_string());
    let Misrecorded { ply, recorded, written } = found;
    format!(
        "the record is wrong at ply {ply}: {} is recorded, {} written",
        says(recorded),
        says(written)
    )
}

fn letter_of(piece: Option<Piece>) -> String {
    piece.map_or_else(
        || "nothing".to_owned(),
        |piece| format!("a {} {}", color(piece.color), role(piece.role)),
    )
}

fn stop(of: Color, ply: usize, stop: Stop) -> String {
    match stop {
        Stop::Missing => format!("sheet of {}: ply {ply} is missing", color(of)),
        Stop::Illegal(uci) => format!("sheet of {}: ply {ply} is not legal, {uci}", color(of)),
    }
}

fn agreement(agreement: Agreement) -> String {
    match agreement {
        Agreement::Whole => "the sheets agree".to_owned(),
        Agreement::Behind(of, 1) => format!("the sheet of {} lacks the last ply", color(of)),
        Agreement::Behind(of, plies) => {
            format!("the sheet of {} lacks the last {plies} plies", color(of))
        }
        Agreement::Until(ply) => format!("the sheets agree until ply {ply}"),
        Agreement::Part(ply) => format!("the sheets differ at ply {ply}"),
    }
}

fn put_right(standing: &Resumption) -> impl Iterator<Item = String> {
    let boards = standing.corrections.iter().copied().map(correction);
    let sheets = standing.entries.iter().map(|entry| {
        format!("sheet of {}: write ply {}, {}", color(entry.player), entry.ply, entry.mv)
    });
    boards.chain(sheets)
}

fn correction(correction: Correction) -> String {
    let Correction { player, square, should, .. } = correction;
    format!("board of {}: {square} should have {}", color(player), letter_of(should))
}

fn back(ply: usize, retraced: &Retraced) -> String {
    let why = match retraced.cause {
        Cause::Differ => "the sheets differ".to_owned(),
        Cause::Missing(of) => format!("{} has not written it", color(of)),
    };
    let clocks = match retraced.left {
        Some(ByColor { white, black }) => {
            format!("clocks: white {}, black {}", time(white), time(black))
        }
        None => "the arbiter sets the clocks".to_owned(),
    };
    format!("back to ply {ply}, {why}, {clocks}")
}

fn cancelled(retraced: &Retraced) -> impl Iterator<Item = String> {
    Color::ALL.into_iter().filter(|&of| !retraced.cancelled[of].is_empty()).map(|of| {
        let entries = retraced.cancelled[of].iter();
        let moves: Vec<String> = entries
            .map(|entry| entry.map_or_else(|| "-".to_owned(), |uci| uci.to_string()))
            .collect();
        format!("sheet of {}: cancelled {}", color(of), moves.join(" "))
    })
}

fn doubt(doubt: Doubt) -> String {
    match doubt {
        Doubt::Illegal(ply) => format!("for the arbiter: ply {ply} is illegal on both sheets"),
        Doubt::Missing(ply) => format!("for the arbiter: ply {ply} is missing on both sheets"),
        Doubt::NothingWritten => {
            "for the arbiter: nothing is written, and no board shows the start".to_owned()
        }
    }
}
