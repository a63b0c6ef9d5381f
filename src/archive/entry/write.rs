//! Writes an event as words.

use shakmaty::{Color, uci::UciMove};

use crate::archive::entry::names::{
    answer, board, claim, color, doubt, ground, irregularity, role, signature, verdict,
};
use crate::archive::entry::ruling;
use crate::laws::{EnvelopeContents, Event, Outcome};

#[expect(clippy::too_many_lines, reason = "a table: an event, its words")]
pub(super) fn event(event: &Event) -> String {
    match event {
        Event::Started => "started".to_owned(),
        Event::Entered(uci) => format!("entered {uci}"),
        Event::Touched(by, square) => format!("touched {} {square}", color(*by)),
        Event::Lifted(by, square) => format!("lifted {} {square}", color(*by)),
        Event::Seated(by, square, None) => format!("seated {} {square}", color(*by)),
        Event::Seated(by, square, Some(piece)) => {
            let (of, role) = (color(piece.color), role(piece.role));
            format!("seated {} {square} {of} {role}", color(*by))
        }
        Event::Adjusting(by) => of("adjusting", *by),
        Event::Plays(by, kind) => format!("plays {} {}", color(*by), board(*kind)),
        Event::Announced(by, uci) => said("announced", *by, *uci),
        Event::Repeated(by, uci) => said("repeated", *by, *uci),
        Event::Executed(by) => of("executed", *by),
        Event::Corrected(by, uci) => said("corrected", *by, *uci),
        Event::ClockPressed(by) => of("clock-pressed", *by),
        Event::TwoHands(by) => of("two-hands", *by),
        Event::TwoHandsClaimed(by) => of("two-hands-claimed", *by),
        Event::FlagClaimed(by) => of("flag-claimed", *by),
        Event::IllegalClaimed(by) => of("illegal-claimed", *by),
        Event::CorrectionWanted(by) => of("correction-wanted", *by),
        Event::TouchClaimed(by, square) => format!("touch-claimed {} {square}", color(*by)),
        Event::Found(what) => format!("found {}", irregularity(*what)),
        Event::DrawOffered(by) => of("draw-offered", *by),
        Event::DrawAnswered(by, how) => format!("draw-answered {} {}", color(*by), answer(*how)),
        Event::Claimed(what, None) => format!("claimed {}", claim(*what)),
        Event::Claimed(what, Some(uci)) => format!("claimed {} {uci}", claim(*what)),
        Event::ClaimedBy(by, what, None) => format!("claimed-by {} {}", color(*by), claim(*what)),
        Event::ClaimedBy(by, what, Some(uci)) => {
            format!("claimed-by {} {} {uci}", color(*by), claim(*what))
        }
        Event::QuickplayClaimed(by, why) => {
            format!("quickplay-claimed {} {}", color(*by), ground(*why))
        }
        Event::IncrementRequested(by) => of("increment-requested", *by),
        Event::Resigned(by) => of("resigned", *by),
        Event::TakenBack(plies) => format!("taken-back {plies}"),
        Event::Wrote(by, ply, None) => format!("wrote {} {ply}", color(*by)),
        Event::Wrote(by, ply, Some(uci)) => format!("wrote {} {ply} {uci}", color(*by)),
        Event::Signed(by, result) => format!("signed {} {}", color(*by), signature(*result)),
        Event::Absent(by) => of("absent", *by),
        Event::Arrived(by) => of("arrived", *by),
        Event::AdjournmentAnnounced => "adjournment-announced".to_owned(),
        Event::EarlyAdjournment(left) => format!("early-adjournment {}", left.as_micros()),
        Event::Sealed(by, text) => format!("sealed {} {text}", color(*by)),
        Event::Adjourned => "adjourned".to_owned(),
        Event::EnvelopeLost(None) => "envelope-lost".to_owned(),
        Event::EnvelopeLost(Some(uci)) => format!("envelope-lost {uci}"),
        Event::Opened(contents) => format!("opened {}", self::contents(*contents)),
        Event::ResumptionDue => "resumption-due".to_owned(),
        Event::Ruled(what) => format!("ruled {}", ruling::write(what)),
        Event::Judged(number, about, found) => {
            format!("judged {number} {} {}", doubt(*about), verdict(*found))
        }
        Event::ClocksStopped(by, why) => format!("clocks-stopped {} {why}", color(*by)),
        Event::Paused => "paused".to_owned(),
        Event::Resumed => "resumed".to_owned(),
        Event::TimePassed => "time-passed".to_owned(),
        Event::ClocksTold(left) => {
            format!("clocks-told {} {}", left.white.as_micros(), left.black.as_micros())
        }
        Event::ResultTold(Outcome { points, reason }) => {
            let (white, black) = (points.white.halves(), points.black.halves());
            format!("result-told {white} {black} {}", reason.id())
        }
    }
}

fn of(what: &str, by: Color) -> String {
    format!("{what} {}", color(by))
}

fn said(what: &str, by: Color, uci: UciMove) -> String {
    format!("{what} {} {uci}", color(by))
}

fn contents(contents: EnvelopeContents) -> String {
    match contents {
        EnvelopeContents::Move(uci) => uci.to_string(),
        EnvelopeContents::Ambiguous => "ambiguous".to_owned(),
        EnvelopeContents::Unreadable => "unreadable".to_owned(),
    }
}
