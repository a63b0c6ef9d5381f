//! The words of a journal for the arbiter's rulings. Times are in microseconds, as everywhere in it.

use std::time::Duration;

use shakmaty::{CastlingMode, EnPassantMode, fen::Fen};

use crate::archive::entry::names::{
    color, decision, points, read_color, read_decision, read_points,
};
use crate::laws::{Position, Ruling};

pub(super) fn write(ruling: &Ruling) -> String {
    match ruling {
        Ruling::Warned(by) => format!("warned {}", color(*by)),
        Ruling::TimeAdded(to, time) => format!("time-added {} {}", color(*to), time.as_micros()),
        Ruling::TimeTaken(by, time) => format!("time-taken {} {}", color(*by), time.as_micros()),
        Ruling::ClockSet(of, left) => format!("clock-set {} {}", color(*of), left.as_micros()),
        Ruling::MovesSet(of, moves) => format!("moves-set {} {moves}", color(*of)),
        Ruling::PointsAdded(of, halves) => format!("points-added {} {halves}", color(*of)),
        Ruling::PointsTaken(of, halves) => format!("points-taken {} {halves}", color(*of)),
        Ruling::Lost(by, other) => format!("lost {} {}", color(*by), points(*other)),
        Ruling::Fined(by) => format!("fined {}", color(*by)),
        Ruling::Excluded(by) => format!("excluded {}", color(*by)),
        Ruling::Expelled(by) => format!("expelled {}", color(*by)),
        Ruling::ResultSet(white, black) => {
            format!("result-set {} {}", points(*white), points(*black))
        }
        Ruling::Adjudicated(white, black, by) => {
            format!("adjudicated {} {} {by}", points(*white), points(*black))
        }
        Ruling::Restored(ply) => format!("restored {ply}"),
        Ruling::Retraced(ply) => format!("retraced {ply}"),
        Ruling::Displaced(ply) => format!("displaced {ply}"),
        Ruling::PositionSet(set) => format!("position-set {}", position(set)),
        Ruling::Annulled => "annulled".to_owned(),
        Ruling::FlagSeen(of) => format!("flag-seen {}", color(*of)),
        Ruling::IllegalSeen(of) => format!("illegal-seen {}", color(*of)),
        Ruling::NoMoveSeen(of) => format!("no-move-seen {}", color(*of)),
        Ruling::TouchSeen(by, square, None) => format!("touch-seen {} {square}", color(*by)),
        Ruling::TouchSeen(by, square, Some(ply)) => {
            format!("touch-seen {} {square} {ply}", color(*by))
        }
        Ruling::TouchWaived(of) => format!("touch-waived {}", color(*of)),
        Ruling::Dismissed(None) => "dismissed".to_owned(),
        Ruling::Dismissed(Some(place)) => format!("dismissed {place}"),
        Ruling::Quickplay(how) => format!("quickplay {}", decision(*how)),
        Ruling::OfferAllowed(by) => format!("offer-allowed {}", color(*by)),
        Ruling::IncrementSet(true) => "increment-granted".to_owned(),
        Ruling::IncrementSet(false) => "increment-refused".to_owned(),
        Ruling::DefaultTimeSet(limit) => format!("default-time-set {}", limit.as_micros()),
        Ruling::Reconstructed(plies) => format!("reconstructed {plies}"),
        Ruling::NextPeriod => "next-period".to_owned(),
        Ruling::Revoked(number) => format!("revoked {number}"),
        Ruling::EndRevoked => "end-revoked".to_owned(),
    }
}

pub(super) fn read(words: &[&str]) -> Option<Ruling> {
    Some(match *words {
        ["warned", by] => Ruling::Warned(read_color(by)?),
        ["time-added", to, time] => Ruling::TimeAdded(read_color(to)?, micros(time)?),
        ["time-taken", by, time] => Ruling::TimeTaken(read_color(by)?, micros(time)?),
        ["clock-set", of, left] => Ruling::ClockSet(read_color(of)?, micros(left)?),
        ["moves-set", of, moves] => Ruling::MovesSet(read_color(of)?, moves.parse().ok()?),
        ["points-added", of, halves] => Ruling::PointsAdded(read_color(of)?, halves.parse().ok()?),
        ["points-taken", of, halves] => Ruling::PointsTaken(read_color(of)?, halves.parse().ok()?),
        ["lost", by, other] => Ruling::Lost(read_color(by)?, read_points(other)?),
        ["fined", by] => Ruling::Fined(read_color(by)?),
        ["excluded", by] => Ruling::Excluded(read_color(by)?),
        ["expelled", by] => Ruling::Expelled(read_color(by)?),
        ["result-set", white, black] => Ruling::ResultSet(read_points(white)?, read_points(black)?),
        ["adjudicated", white, black, ref by @ ..] => {
            Ruling::Adjudicated(read_points(white)?, read_points(black)?, by.join(" "))
        }
        ["offer-allowed", by] => Ruling::OfferAllowed(read_color(by)?),
        ["restored", ply] => Ruling::Restored(ply.parse().ok()?),
        ["retraced", ply] => Ruling::Retraced(ply.parse().ok()?),
        ["displaced", ply] => Ruling::Displaced(ply.parse().ok()?),
        ["position-set", fen] => Ruling::PositionSet(Box::new(read_position(fen)?)),
        ["annulled"] => Ruling::Annulled,
        ["flag-seen", of] => Ruling::FlagSeen(read_color(of)?),
        ["illegal-seen", of] => Ruling::IllegalSeen(read_color(of)?),
        ["no-move-seen", of] => Ruling::NoMoveSeen(read_color(of)?),
        ["touch-seen", by, square] => {
            Ruling::TouchSeen(read_color(by)?, square.parse().ok()?, None)
        }
        ["touch-seen", by, square, ply] => {
            Ruling::TouchSeen(read_color(by)?, square.parse().ok()?, Some(ply.parse().ok()?))
        }
        ["touch-waived", of] => Ruling::TouchWaived(read_color(of)?),
        ["dismissed"] => Ruling::Dismissed(None),
        ["dismissed", place] => Ruling::Dismissed(Some(place.parse().ok()?)),
        ["quickplay", how] => Ruling::Quickplay(read_decision(how)?),
        ["increment-granted"] => Ruling::IncrementSet(true),
        ["increment-refused"] => Ruling::IncrementSet(false),
        ["default-time-set", limit] => Ruling::DefaultTimeSet(micros(limit)?),
        ["reconstructed", plies] => Ruling::Reconstructed(plies.parse().ok()?),
        ["next-period"] => Ruling::NextPeriod,
        ["end-revoked"] => Ruling::EndRevoked,
        ["revoked", number] => Ruling::Revoked(number.parse().ok()?),
        _ => return None,
    })
}

pub(super) fn micros(text: &str) -> Option<Duration> {
    text.parse().ok().map(Duration::from_micros)
}

/// FEN as one word, with the en passant square also where nothing can capture there.
fn position(position: &Position) -> String {
    Fen::from_position(position, EnPassantMode::Always).to_string().replace(' ', "_")
}

fn read_position(word: &str) -> Option<Position> {
    let fen: Fen = word.replace('_', " ").parse().ok()?;
    let read = |mode| Position::from_setup(fen.clone().into_setup(), mode).ok();
    read(CastlingMode::Standard).or_else(|| read(CastlingMode::Chess960))
}
