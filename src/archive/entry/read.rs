//! Reads an event from its words.

use shakmaty::{ByColor, Color};

use crate::archive::entry::names::{
    read_answer, read_board, read_claim, read_color, read_doubt, read_ground, read_irregularity,
    read_piece, read_signature, read_verdict,
};
use crate::archive::entry::ruling::{self, micros};
use crate::laws::{EnvelopeContents, Event, Outcome, Points, Reason};

pub(super) fn event(words: &[&str]) -> Option<Event> {
    Some(match *words {
        ["started"] => Event::Started,
        ["entered", uci] => Event::Entered(uci.parse().ok()?),
        ["found", ref what @ ..] => Event::Found(read_irregularity(what)?),
        ["claimed", claim] => Event::Claimed(read_claim(claim)?, None),
        ["claimed", claim, uci] => Event::Claimed(read_claim(claim)?, Some(uci.parse().ok()?)),
        ["taken-back", plies] => Event::TakenBack(plies.parse().ok()?),
        ["adjournment-announced"] => Event::AdjournmentAnnounced,
        ["early-adjournment", left] => Event::EarlyAdjournment(micros(left)?),
        ["adjourned"] => Event::Adjourned,
        ["envelope-lost"] => Event::EnvelopeLost(None),
        ["envelope-lost", uci] => Event::EnvelopeLost(Some(uci.parse().ok()?)),
        ["opened", "ambiguous"] => Event::Opened(EnvelopeContents::Ambiguous),
        ["opened", "unreadable"] => Event::Opened(EnvelopeContents::Unreadable),
        ["opened", uci] => Event::Opened(EnvelopeContents::Move(uci.parse().ok()?)),
        ["resumption-due"] => Event::ResumptionDue,
        ["ruled", ref what @ ..] => Event::Ruled(ruling::read(what)?),
        ["judged", number, doubt, verdict] => {
            Event::Judged(number.parse().ok()?, read_doubt(doubt)?, read_verdict(verdict)?)
        }
        ["paused"] => Event::Paused,
        ["resumed"] => Event::Resumed,
        ["time-passed"] => Event::TimePassed,
        ["clocks-told", white, black] => {
            Event::ClocksTold(ByColor { white: micros(white)?, black: micros(black)? })
        }
        ["result-told", white, black, reason] => Event::ResultTold(Outcome {
            points: ByColor { white: points(white)?, black: points(black)? },
            reason: Reason::all().find(|known| known.id() == reason)?,
        }),
        [what, by, ref rest @ ..] => return of_player(what, read_color(by)?, rest),
        _ => return None,
    })
}

fn points(halves: &str) -> Option<Points> {
    halves.parse().ok().filter(|halves| *halves <= 2).map(Points::of_halves)
}

/// What a player does, with what stands after his colour.
fn of_player(what: &str, by: Color, rest: &[&str]) -> Option<Event> {
    Some(match (what, rest) {
        ("touched", [square]) => Event::Touched(by, square.parse().ok()?),
        ("lifted", [square]) => Event::Lifted(by, square.parse().ok()?),
        ("seated", [square]) => Event::Seated(by, square.parse().ok()?, None),
        ("seated", [square, color, role]) => {
            Event::Seated(by, square.parse().ok()?, Some(read_piece(color, role)?))
        }
        ("adjusting", []) => Event::Adjusting(by),
        ("plays", [kind]) => Event::Plays(by, read_board(kind)?),
        ("announced", [uci]) => Event::Announced(by, uci.parse().ok()?),
        ("repeated", [uci]) => Event::Repeated(by, uci.parse().ok()?),
        ("executed", []) => Event::Executed(by),
        ("corrected", [uci]) => Event::Corrected(by, uci.parse().ok()?),
        ("clock-pressed", []) => Event::ClockPressed(by),
        ("two-hands", []) => Event::TwoHands(by),
        ("two-hands-claimed", []) => Event::TwoHandsClaimed(by),
        ("flag-claimed", []) => Event::FlagClaimed(by),
        ("illegal-claimed", []) => Event::IllegalClaimed(by),
        ("correction-wanted", []) => Event::CorrectionWanted(by),
        ("touch-claimed", [square]) => Event::TouchClaimed(by, square.parse().ok()?),
        ("draw-offered", []) => Event::DrawOffered(by),
        ("draw-answered", [answer]) => Event::DrawAnswered(by, read_answer(answer)?),
        ("quickplay-claimed", [ground]) => Event::QuickplayClaimed(by, read_ground(ground)?),
        ("claimed-by", [claim]) => Event::ClaimedBy(by, read_claim(claim)?, None),
        ("claimed-by", [claim, uci]) => {
            Event::ClaimedBy(by, read_claim(claim)?, Some(uci.parse().ok()?))
        }
        ("increment-requested", []) => Event::IncrementRequested(by),
        ("resigned", []) => Event::Resigned(by),
        ("wrote", [ply]) => Event::Wrote(by, ply.parse().ok()?, None),
        ("wrote", [ply, uci]) => Event::Wrote(by, ply.parse().ok()?, Some(uci.parse().ok()?)),
        ("signed", [result]) => Event::Signed(by, read_signature(result)?),
        ("absent", []) => Event::Absent(by),
        ("arrived", []) => Event::Arrived(by),
        ("clocks-stopped", why) => Event::ClocksStopped(by, why.join(" ")),
        ("sealed", [text]) => Event::Sealed(by, (*text).to_owned()),
        _ => return None,
    })
}
