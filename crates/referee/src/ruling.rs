//! The words of the arbiter's rulings. Written and read back.

use shakmaty::{CastlingMode, Color};

use crate::laws::{Decision, Ruling};
use crate::notation::position;
use crate::words::{
    color, digits, points, read_color, read_points, read_result, read_time, result, time,
};

/// What the arbiter does, without the word `arbiter`.
pub(super) fn ruling(ruling: &Ruling) -> String {
    match ruling {
        Ruling::Warned(by) => format!("warns {}", color(*by)),
        Ruling::TimeAdded(to, amount) => format!("adds {} to {}", time(*amount), color(*to)),
        Ruling::TimeTaken(from, amount) => format!("takes {} from {}", time(*amount), color(*from)),
        Ruling::ClockSet(of, left) => format!("sets clock of {} to {}", color(*of), time(*left)),
        Ruling::MovesSet(of, moves) => format!("sets moves of {} to {moves}", color(*of)),
        Ruling::PointsAdded(of, halves) => {
            format!("gives {} to the opponent of {}", half_points(*halves), color(*of))
        }
        Ruling::PointsTaken(from, halves) => {
            format!("takes {} from {}", half_points(*halves), color(*from))
        }
        Ruling::Lost(by, other) => {
            format!("rules: {} loses, {} gets {}", color(*by), color(!*by), points(*other))
        }
        Ruling::Fined(by) => format!("fines {}", color(*by)),
        Ruling::Excluded(by) => format!("excludes {}", color(*by)),
        Ruling::Expelled(by) => format!("expels {}", color(*by)),
        Ruling::ResultSet(white, black) => format!("sets result {}", result(*white, *black)),
        Ruling::Adjudicated(white, black, by) => {
            format!("adjudicates {}: {by}", result(*white, *black))
        }
        Ruling::Restored(ply) => format!("restores ply {ply}"),
        Ruling::Retraced(ply) => format!("retraces ply {ply}"),
        Ruling::Displaced(ply) => format!("finds pieces displaced since ply {ply}"),
        Ruling::PositionSet(set) => format!("sets position {}", position::write(set)),
        Ruling::Annulled => "annuls".to_owned(),
        Ruling::FlagSeen(of) => format!("sees flag of {}", color(*of)),
        Ruling::IllegalSeen(of) => format!("sees illegal move of {}", color(*of)),
        Ruling::NoMoveSeen(of) => format!("sees {} press without a move", color(*of)),
        Ruling::TouchSeen(by, square, None) => format!("sees {} touch {square}", color(*by)),
        Ruling::TouchSeen(by, square, Some(ply)) => {
            format!("sees {} touch {square} at ply {ply}", color(*by))
        }
        Ruling::TouchWaived(of) => format!("waives touch of {}", color(*of)),
        Ruling::Dismissed(None) => "dismisses".to_owned(),
        Ruling::Dismissed(Some(place)) => format!("dismisses matter {place}"),
        Ruling::Quickplay(decision) => format!("decides quickplay: {}", self::decision(*decision)),
        Ruling::OfferAllowed(by) => format!("allows offer of {}", color(*by)),
        Ruling::IncrementSet(true) => "grants increment".to_owned(),
        Ruling::IncrementSet(false) => "refuses increment".to_owned(),
        Ruling::DefaultTimeSet(limit) => format!("fixes default time {}", time(*limit)),
        Ruling::Reconstructed(plies) => format!("finds the moves up to ply {plies}"),
        Ruling::NextPeriod => "begins the next period".to_owned(),
        Ruling::Revoked(number) => format!("revokes ruling {number}"),
        Ruling::EndRevoked => "revokes the end".to_owned(),
    }
}

const fn decision(decision: Decision) -> &'static str {
    match decision {
        Decision::Drawn => "drawn",
        Decision::Postponed { award: false } => "postponed",
        Decision::Postponed { award: true } => "postponed with award",
        Decision::Rejected => "rejected",
    }
}

fn half_points(halves: u8) -> String {
    if halves == 1 { "1 half point".to_owned() } else { format!("{halves} half points") }
}

/// Reads what stands after the word `arbiter`.
pub(super) fn read_ruling(words: &[&str], mode: CastlingMode) -> Option<Ruling> {
    match *words {
        ["warns", by] => Some(Ruling::Warned(read_color(by)?)),
        ["fines", by] => Some(Ruling::Fined(read_color(by)?)),
        ["excludes", by] => Some(Ruling::Excluded(read_color(by)?)),
        ["expels", by] => Some(Ruling::Expelled(read_color(by)?)),
        ["adds" | "takes" | "gives", ..] => read_amount(words),
        ["sets", ref what @ ..] => read_set(what, mode),
        ["sees", ref what @ ..] => read_seen(what),
        ["rules:", ref what @ ..] => read_lost(what),
        ["adjudicates", score, ref by @ ..] => {
            let (white, black) = read_result(score.strip_suffix(':')?)?;
            Some(Ruling::Adjudicated(white, black, by.join(" ")))
        }
        ["allows", "offer", "of", by] => Some(Ruling::OfferAllowed(read_color(by)?)),
        ["finds", "the", "moves", "up", "to", "ply", ply] => {
            Some(Ruling::Reconstructed(ply.parse().ok()?))
        }
        ["begins", "the", "next", "period"] => Some(Ruling::NextPeriod),
        ["restores", "ply", ply] => Some(Ruling::Restored(ply.parse().ok()?)),
        ["retraces", "ply", ply] => Some(Ruling::Retraced(ply.parse().ok()?)),
        ["finds", "pieces", "displaced", "since", "ply", ply] => {
            Some(Ruling::Displaced(ply.parse().ok()?))
        }
        ["annuls"] => Some(Ruling::Annulled),
        ["waives", "touch", "of", of] => Some(Ruling::TouchWaived(read_color(of)?)),
        ["dismisses"] => Some(Ruling::Dismissed(None)),
        ["dismisses", "matter", place] => Some(Ruling::Dismissed(Some(place.parse().ok()?))),
        ["decides", "quickplay:", ref how @ ..] => read_decision(how).map(Ruling::Quickplay),
        ["grants", "increment"] => Some(Ruling::IncrementSet(true)),
        ["refuses", "increment"] => Some(Ruling::IncrementSet(false)),
        ["fixes", "default", "time", limit] => Some(Ruling::DefaultTimeSet(read_time(limit)?)),
        ["revokes", "the", "end"] => Some(Ruling::EndRevoked),
        ["revokes", "ruling", number] => Some(Ruling::Revoked(number.parse().ok()?)),
        _ => None,
    }
}

fn read_amount(words: &[&str]) -> Option<Ruling> {
    Some(match *words {
        ["adds", amount, "to", to] => Ruling::TimeAdded(read_color(to)?, read_time(amount)?),
        ["takes", amount, "from", from] => Ruling::TimeTaken(read_color(from)?, read_time(amount)?),
        ["takes", halves, "half", "point" | "points", "from", from] => {
            Ruling::PointsTaken(read_color(from)?, halves.parse().ok()?)
        }
        ["gives", halves, "half", "point" | "points", "to", "the", "opponent", "of", of] => {
            Ruling::PointsAdded(read_color(of)?, halves.parse().ok()?)
        }
        _ => return None,
    })
}

fn read_set(words: &[&str], mode: CastlingMode) -> Option<Ruling> {
    match *words {
        ["clock", "of", of, "to", left] => {
            Some(Ruling::ClockSet(read_color(of)?, read_time(left)?))
        }
        ["moves", "of", of, "to", moves] => {
            let moves = u32::try_from(digits(moves)?).ok()?;
            Some(Ruling::MovesSet(read_color(of)?, moves))
        }
        ["result", score] => {
            read_result(score).map(|(white, black)| Ruling::ResultSet(white, black))
        }
        ["position", ref fen @ ..] => {
            let set = position::read(&fen.join(" "), mode)?;
            Some(Ruling::PositionSet(Box::new(set)))
        }
        _ => None,
    }
}

fn read_seen(words: &[&str]) -> Option<Ruling> {
    Some(match *words {
        ["flag", "of", of] => Ruling::FlagSeen(read_color(of)?),
        ["illegal", "move", "of", of] => Ruling::IllegalSeen(read_color(of)?),
        [by, "press", "without", "a", "move"] => Ruling::NoMoveSeen(read_color(by)?),
        [by, "touch", square] => Ruling::TouchSeen(read_color(by)?, square.parse().ok()?, None),
        [by, "touch", square, "at", "ply", ply] => {
            Ruling::TouchSeen(read_color(by)?, square.parse().ok()?, Some(ply.parse().ok()?))
        }
        _ => return None,
    })
}

/// `white loses, black gets nothing`.
fn read_lost(words: &[&str]) -> Option<Ruling> {
    let [by, "loses,", other, "gets", ref what @ ..] = *words else { return None };
    let (by, other): (Color, Color) = (read_color(by)?, read_color(other)?);
    let points = read_points(&what.join(" "))?;
    (by != other).then_some(Ruling::Lost(by, points))
}

fn read_decision(words: &[&str]) -> Option<Decision> {
    let all = [
        Decision::Drawn,
        Decision::Postponed { award: false },
        Decision::Postponed { award: true },
        Decision::Rejected,
    ];
    all.into_iter().find(|&one| decision(one) == words.join(" "))
}
