//! The record of a player, and what federations have of him.

use shakmaty::Color;

use super::fault::{Fault, Reason};
use super::line::Line;
use super::{MOST_ROUNDS, National, Person, Player};
use crate::crosstable::Mark;

/// The first column of the first round, and how many columns a round has.
pub(super) const FIRST: usize = 92;
pub(super) const WIDTH: usize = 10;

/// A player with the rounds as they are in the line.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    pub(super) line: usize,
    pub(super) player: Player,
    pub(super) rounds: Vec<RoundRecord>,
}

/// A round as it is in the line, with the column where it begins.
#[derive(Clone, Copy, Debug)]
pub(super) struct RoundRecord {
    pub(super) column: usize,
    pub(super) opponent: Option<usize>,
    pub(super) color: Option<Color>,
    pub(super) mark: Option<Mark>,
}

/// The line of a player.
pub(super) fn entry(line: &Line<'_>) -> Result<Entry, Fault> {
    let number = line.positive(5, 8)?;
    let person = person(line)?;
    let points = line.points(81, 84)?.ok_or(line.fault(81, Reason::Points))?;
    let rank = line.number(86, 89)?;
    let rounds: Vec<RoundRecord> =
        (FIRST..=line.len()).step_by(WIDTH).map(|at| round(line, at)).collect::<Result<_, _>>()?;
    if rounds.len() > MOST_ROUNDS && rounds[MOST_ROUNDS..].iter().any(|round| !round.is_empty()) {
        return Err(line.fault(FIRST + WIDTH * MOST_ROUNDS, Reason::TooGreat));
    }
    let player = Player { number, person, points, rank };
    Ok(Entry { line: line.number, player, rounds })
}

/// The line of a federation.
pub(super) fn national(line: &Line<'_>) -> Result<National, Fault> {
    Ok(National {
        code: line.code().to_string(),
        number: line.positive(5, 8)?,
        person: person(line)?,
        points: line.points(81, 84)?,
        rank: line.number(86, 89)?,
    })
}

/// How much of a line is in its columns: the point of the points, and the colours.
pub(super) fn aligned(line: &Line<'_>) -> usize {
    let colors = (FIRST + 5..=line.len()).step_by(WIDTH);
    let fits = colors
        .filter(|&at| matches!(line.letter(at).to_ascii_lowercase(), 'w' | 'b' | '-'))
        .count();
    fits + usize::from(line.letter(83) == '.')
}

fn person(line: &Line<'_>) -> Result<Person, Fault> {
    let rating = line.number(49, 52)?.filter(|&rating| rating > 0);
    Ok(Person {
        sex: line.field(10, 10).chars().next().map(|c| c.to_ascii_lowercase()),
        title: line.field(11, 13),
        name: line.field(15, 47),
        rating: rating.and_then(|rating| u16::try_from(rating).ok()),
        federation: line.field(54, 56),
        id: line.field(58, 68),
        born: line.field(70, 79),
    })
}

fn round(line: &Line<'_>, column: usize) -> Result<RoundRecord, Fault> {
    let opponent = line.number(column, column + 3)?.filter(|&number| number > 0);
    let color = match line.letter(column + 5).to_ascii_lowercase() {
        'w' => Some(Color::White),
        'b' => Some(Color::Black),
        '-' | ' ' => None,
        _ => return Err(line.fault(column + 5, Reason::Color)),
    };
    let mark = match line.letter(column + 7) {
        ' ' => None,
        letter => Some(Mark::of_letter(letter).ok_or(line.fault(column + 7, Reason::Result))?),
    };
    Ok(RoundRecord { column, opponent, color, mark })
}

impl RoundRecord {
    /// Whether nothing is written here.
    pub(super) const fn is_empty(&self) -> bool {
        self.opponent.is_none() && self.mark.is_none()
    }

    /// Whether it can be a bye of a round that is not paired yet.
    pub(super) const fn can_be_asked_for(&self) -> bool {
        self.opponent.is_none()
            && matches!(self.mark, None | Some(Mark::HalfBye | Mark::FullBye | Mark::ZeroBye))
    }
}
