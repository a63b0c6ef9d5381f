//! The records of the tournament and of teams.

use shakmaty::Color;

use super::fault::{Fault, Reason};
use super::line::Line;
use super::{
    Acceleration, Award, ByeRecord, Forbidden, Forfeit, MatchScoring, ReorderedTeam, TeamByes,
    TeamRecord,
};
use crate::crosstable::Mark;
use crate::points::{Points, Scoring};

/// The most that a result may give.
const MOST: Points = Points::of_quarters(400);

/// Points of a result.
fn of_result(line: &Line<'_>, first: usize) -> Result<Points, Fault> {
    match line.points(first, first + 3)? {
        Some(points) if points > MOST || points < Points::ZERO - MOST => {
            Err(line.fault(first, Reason::TooGreat))
        }
        Some(points) => Ok(points),
        None => Err(line.fault(first, Reason::Points)),
    }
}

/// Record 132: the days of the rounds.
pub(super) fn dates(line: &Line<'_>) -> Vec<String> {
    (92..=line.len()).step_by(10).map(|at| line.field(at, at + 7)).collect()
}

/// Record 152, and what comes before it in older files: `W`, `white1`.
pub(super) fn color(line: &Line<'_>, text: &str) -> Result<Color, Fault> {
    match text.to_ascii_lowercase().chars().next() {
        Some('w') => Ok(Color::White),
        Some('b') => Ok(Color::Black),
        _ => Err(line.fault(5, Reason::Color)),
    }
}

/// Record 162: what results give. What is not told follows from what is.
pub(super) fn scoring(line: &Line<'_>) -> Result<Scoring, Fault> {
    let mut scoring = Scoring::default();
    let (mut bye, mut unknown) = (None, None);
    for at in (6..=line.len()).step_by(9) {
        let kind = line.letter(at).to_ascii_uppercase();
        if kind == ' ' {
            continue;
        }
        let points = of_result(line, at + 1)?;
        match kind {
            'W' => scoring.win = points,
            'D' => scoring.draw = points,
            'L' => scoring.loss = points,
            'A' => scoring.absent = points,
            'P' => bye = Some(points),
            'X' => unknown = Some(points),
            _ => return Err(line.fault(at, Reason::Result)),
        }
    }
    scoring.bye = bye.unwrap_or(scoring.win);
    scoring.unknown = unknown.unwrap_or(scoring.draw);
    Ok(scoring)
}

/// Record 362: what teams get for a match.
pub(super) fn match_scoring(line: &Line<'_>) -> Result<MatchScoring, Fault> {
    let mut scoring = MatchScoring::default();
    for at in (5..=line.len()).step_by(9) {
        let kind = line.field(at, at + 1).to_ascii_uppercase();
        if kind.is_empty() {
            continue;
        }
        let points = of_result(line, at + 2)?;
        match kind.as_str() {
            "TW" => scoring.win = points,
            "TD" => scoring.draw = points,
            "TL" => scoring.loss = points,
            _ => return Err(line.fault(at, Reason::Result)),
        }
    }
    Ok(scoring)
}

/// Record 240: byes of a round.
pub(super) fn bye(line: &Line<'_>) -> Result<ByeRecord, Fault> {
    let mark = Mark::of_letter(line.letter(5))
        .filter(|mark| matches!(mark, Mark::HalfBye | Mark::FullBye | Mark::ZeroBye))
        .ok_or(line.fault(5, Reason::Result))?;
    Ok(ByeRecord { mark, round: line.round(7, 9)?, numbers: line.positives(11, 4)? })
}

/// Record 250: points added for pairings.
pub(super) fn acceleration(line: &Line<'_>) -> Result<Acceleration, Fault> {
    let (first, number) = (line.round(15, 17)?, line.positive(23, 26)?);
    Ok(Acceleration {
        match_points: line.points(5, 8)?,
        points: line.points(10, 13)?.unwrap_or(Points::ZERO),
        rounds: (first, line.number(19, 21)?.filter(|&last| last > 0).unwrap_or(first)),
        numbers: (number, line.number(28, 31)?.filter(|&last| last > 0).unwrap_or(number)),
    })
}

/// Record 260: some who may not meet.
pub(super) fn forbidden(line: &Line<'_>) -> Result<Forbidden, Fault> {
    let first = line.round(5, 7)?;
    let last = line.number(9, 11)?.filter(|&last| last > 0).unwrap_or(first);
    Ok(Forbidden { rounds: Some((first, last)), numbers: line.positives(13, 4)? })
}

/// Record 299: points by hand.
pub(super) fn award(line: &Line<'_>) -> Result<Award, Fault> {
    let mark = match line.letter(5) {
        ' ' => None,
        letter => {
            let mark = match letter.to_ascii_uppercase() {
                'W' => Some(Mark::Win),
                'D' => Some(Mark::Draw),
                'L' => Some(Mark::Loss),
                'F' | 'H' | 'Z' | '+' | '-' => Mark::of_letter(letter),
                _ => None,
            };
            Some(mark.ok_or(line.fault(5, Reason::Result))?)
        }
    };
    Ok(Award {
        mark,
        match_points: line.points(8, 11)?,
        points: line.points(14, 17)?,
        round: line.number(20, 22)?.filter(|&round| round > 0),
        numbers: line.positives(24, 4)?,
    })
}

/// Record 310: a team.
pub(super) fn team(line: &Line<'_>) -> Result<TeamRecord, Fault> {
    Ok(TeamRecord {
        number: line.positive(5, 7)?,
        name: line.field(9, 40),
        short: line.field(42, 46),
        strength: line.number(48, 53)?,
        match_points: line.points(55, 60)?,
        game_points: line.points(62, 67)?,
        rank: line.number(69, 71)?,
        players: line.positives(74, 4)?,
    })
}

/// Record 013: a team of older files. Its number is its place among them.
pub(super) fn old_team(line: &Line<'_>, number: usize) -> Result<TeamRecord, Fault> {
    Ok(TeamRecord {
        number,
        name: line.field(5, 36),
        short: String::new(),
        strength: None,
        match_points: None,
        game_points: None,
        rank: None,
        players: line.positives(37, 4)?,
    })
}

/// Record 320: byes of teams that were left over.
pub(super) fn team_byes(line: &Line<'_>) -> Result<TeamByes, Fault> {
    let teams =
        line.numbers(15, 3)?.into_iter().map(|team| team.filter(|&team| team > 0)).collect();
    Ok(TeamByes { match_points: line.points(5, 8)?, game_points: line.points(10, 13)?, teams })
}

/// Record 330: a forfeited match.
pub(super) fn forfeit(line: &Line<'_>) -> Result<Forfeit, Fault> {
    let winner = match line.field(5, 6).as_str() {
        "+-" => Some(Color::White),
        "-+" => Some(Color::Black),
        "--" => None,
        _ => return Err(line.fault(5, Reason::Result)),
    };
    let (white, black) = (line.positive(12, 14)?, line.positive(16, 18)?);
    Ok(Forfeit { winner, round: line.round(8, 10)?, white, black })
}

/// Record 300: a team in another order of boards.
pub(super) fn board_order(line: &Line<'_>) -> Result<ReorderedTeam, Fault> {
    let players =
        line.numbers(17, 4)?.into_iter().map(|number| number.filter(|&number| number > 0));
    Ok(ReorderedTeam {
        round: line.round(5, 7)?,
        team: line.positive(9, 11)?,
        opponent: line.positive(13, 15)?,
        players: players.collect(),
    })
}
