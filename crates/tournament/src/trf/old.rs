//! The additions that pairing programs have made to TRF16.

use super::Acceleration;
use super::fault::{Fault, Reason};
use super::line::Line;
use crate::points::{Points, Scoring};

/// `XXA`: the points added for a player in each round, as records of the later format have it.
pub(super) fn accelerations(line: &Line<'_>) -> Result<Vec<Acceleration>, Fault> {
    let number = line.positive(5, 8)?;
    let mut all: Vec<Acceleration> = Vec::new();
    for (round, at) in (1..=super::MOST_ROUNDS).zip((10..=line.len()).step_by(5)) {
        let points = line.points(at, at + 3)?.unwrap_or(Points::ZERO);
        match all.last_mut() {
            Some(last) if last.points == points && last.rounds.1 + 1 == round => {
                last.rounds.1 = round;
            }
            _ if points == Points::ZERO => {}
            _ => all.push(Acceleration {
                match_points: None,
                points,
                rounds: (round, round),
                numbers: (number, number),
            }),
        }
    }
    Ok(all)
}

/// `XXS`: what results give, as `W=3 D=1`. Whether a code gave other points for the other colour is told.
pub(super) fn scoring(line: &Line<'_>, scoring: &mut Scoring) -> Result<bool, Fault> {
    let mut by_color = [[None; 2]; 3];
    for word in line.value().split_whitespace() {
        let (code, points) = word.split_once('=').ok_or(line.fault(5, Reason::Points))?;
        let points =
            if points.starts_with('.') { format!("0{points}") } else { points.to_string() };
        let points = Points::read(&points).filter(|&points| points <= Points::ONE * 100);
        let points = points.ok_or(line.fault(5, Reason::Points))?;
        match code {
            "W" => (scoring.win, by_color[0]) = (points, [None; 2]),
            "D" => (scoring.draw, by_color[1]) = (points, [None; 2]),
            "WW" => by_color[0][0] = Some(points),
            "BW" => by_color[0][1] = Some(points),
            "WD" => by_color[1][0] = Some(points),
            "BD" => by_color[1][1] = Some(points),
            "WL" => by_color[2][0] = Some(points),
            "BL" => by_color[2][1] = Some(points),
            "ZPB" | "FL" => scoring.absent = points,
            "HPB" => scoring.draw = points,
            "FPB" | "FW" => scoring.win = points,
            "PAB" => scoring.bye = points,
            _ => return Err(line.fault(5, Reason::Result)),
        }
    }
    let mut is_split = false;
    for ([white, black], of) in
        by_color.into_iter().zip([&mut scoring.win, &mut scoring.draw, &mut scoring.loss])
    {
        is_split |= white.is_some() && black.is_some() && white != black;
        *of = white.or(black).unwrap_or(*of);
    }
    Ok(is_split)
}

/// `BBW`, `BBD` and their sisters: what one result gives.
pub(super) fn result(line: &Line<'_>, scoring: &mut Scoring) -> Result<(), Fault> {
    let points = line.points(5, usize::MAX)?.filter(|&points| points <= Points::ONE * 100);
    let points = points.ok_or(line.fault(5, Reason::Points))?;
    match line.code() {
        "BBW" => scoring.win = points,
        "BBD" => scoring.draw = points,
        "BBL" => scoring.loss = points,
        "BBU" => scoring.bye = points,
        _ => scoring.absent = points,
    }
    Ok(())
}
