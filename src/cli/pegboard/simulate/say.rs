//! What is said of a simulated board.

use std::fmt::Write as _;
use std::time::Duration;

use shakmaty::{Bitboard, Color, Piece};

use crate::notation::position;
use crate::pegboard::report::{DialTimes, Order};
use crate::pegboard::simulator::{Act, BoardState, Did, Unread, Wrong};
use crate::voices::narrate::quoted;
use crate::voices::{Narrator, Priority, Value};

pub(super) fn say(narrator: &Narrator, id: &str, values: &[(&str, Value)]) -> String {
    narrator.say(Priority::Answer, id, values).written()
}

/// What an act came to.
pub(super) fn did(narrator: &Narrator, act: &Act, did: Result<Did, Wrong>) -> String {
    let of_piece = |id, square, piece| {
        say(narrator, id, &[("man", narrator.piece(piece)), ("square", narrator.square(square))])
    };
    match did {
        Ok(Did::Lifted(square, piece)) => of_piece("sim-lifted", square, piece),
        Ok(Did::Seated(square, piece)) => of_piece("sim-seated", square, piece),
        Ok(Did::Done) => say(narrator, done(act), &[]),
        Err(wrong) => self::wrong(narrator, wrong),
    }
}

const fn done(act: &Act) -> &'static str {
    match act {
        Act::Press(..) => "sim-pressed",
        Act::Set(..) => "sim-set",
        Act::Power(true) => "sim-on",
        Act::Power(false) => "sim-off",
        Act::Cable(true) => "sim-plugged",
        Act::Cable(false) => "sim-pulled",
        _ => "sim-done",
    }
}

pub(super) fn wrong(narrator: &Narrator, wrong: Wrong) -> String {
    match wrong {
        Wrong::Empty(square) => say(narrator, "sim-empty", &[("square", narrator.square(square))]),
        Wrong::Occupied(square, piece) => {
            let values = [("man", narrator.piece(piece)), ("square", narrator.square(square))];
            say(narrator, "sim-occupied", &values)
        }
        Wrong::NothingInHand => say(narrator, "sim-nothing-in-hand", &[]),
        Wrong::NoButton => say(narrator, "sim-no-button", &[]),
        Wrong::NoPart => say(narrator, "sim-no-part", &[]),
    }
}

/// How a board stands, a line each.
pub(super) fn standing(narrator: &Narrator, standing: &BoardState) -> Vec<String> {
    let letters = narrator.moves.vocabulary();
    let mut lines: Vec<String> = Color::ALL
        .into_iter()
        .map(|color| {
            let pieces = position::list(&standing.pieces, color, letters).join(" ");
            if pieces.is_empty() {
                return say(narrator, color.fold_wb("sim-no-men-white", "sim-no-men-black"), &[]);
            }
            say(
                narrator,
                color.fold_wb("sim-men-white", "sim-men-black"),
                &[("men", pieces.into())],
            )
        })
        .collect();
    if !standing.hand.is_empty() {
        let pieces = |piece: &Piece| narrator.piece(*piece).spans();
        let pieces = narrator.join(standing.hand.iter().map(pieces).collect());
        lines.push(say(narrator, "sim-hand", &[("men", pieces)]));
    }
    lines.push(say(narrator, if standing.powered { "sim-on" } else { "sim-off" }, &[]));
    let cable = match (standing.cabled, standing.open) {
        (false, _) => "sim-pulled",
        (true, true) => "sim-open",
        (true, false) => "sim-closed",
    };
    lines.push(say(narrator, cable, &[]));
    lines
}

/// What the board was told to show or to sound; nothing for what nobody would notice.
pub(super) fn told(narrator: &Narrator, order: &Order) -> Option<String> {
    let text = |id: &str, text: String| Some(say(narrator, id, &[("text", text.into())]));
    match order {
        Order::Light(squares) if squares.is_empty() => Some(say(narrator, "sim-dark", &[])),
        Order::Light(squares) => {
            Some(say(narrator, "sim-lit", &[("squares", self::squares(narrator, *squares))]))
        }
        Order::Buzz(notes) => {
            let note = |(hertz, length): &(u16, Duration)| (*hertz, length.as_millis());
            let notes = notes.iter().map(note).fold(String::new(), |mut all, (hertz, length)| {
                // A string takes everything.
                let _ =
                    write!(all, "{}{hertz} Hz {length} ms", if all.is_empty() { "" } else { ", " });
                all
            });
            text("sim-buzz", notes)
        }
        Order::Shake(beats) => {
            let beats: Vec<String> =
                beats.iter().map(|beat| format!("{} ms", beat.as_millis())).collect();
            text("sim-shake", beats.join(", "))
        }
        Order::Show(shown, _) if shown.is_empty() => Some(say(narrator, "sim-shows-times", &[])),
        Order::Show(shown, beep) => {
            text(if *beep { "sim-shows-and-beeps" } else { "sim-shows" }, shown.clone())
        }
        Order::SetClock(DialTimes { left, .. }) => {
            let [white, black] = [left.white, left.black].map(|left| narrator.time(left));
            Some(say(narrator, "sim-times", &[("white", white), ("black", black)]))
        }
        Order::Play(mv) => {
            let [from, to] = [mv.from().unwrap_or(mv.to()), mv.to()].map(|at| narrator.square(at));
            Some(say(narrator, "sim-plays", &[("from", from), ("to", to)]))
        }
        Order::Name(uid) => text("sim-named", uid.clone()),
        Order::Identify | Order::Look | Order::Watch | Order::Battery | Order::Learn => None,
    }
}

fn squares(narrator: &Narrator, squares: Bitboard) -> Value {
    narrator.join(squares.into_iter().map(|square| narrator.square(square).spans()).collect())
}

/// What is wrong with a script of faults.
pub(super) fn unread(narrator: &Narrator, file: &str, unread: &Unread) -> String {
    let (id, word) = match unread {
        Unread::Word(_, word) => ("sim-fault-word", word.as_str()),
        Unread::Share(_, word) => ("sim-fault-share", word.as_str()),
        Unread::Square(_, word) => ("sim-fault-square", word.as_str()),
        Unread::Number(_, word) => ("sim-fault-number", word.as_str()),
        Unread::Short(_) => ("sim-fault-short", ""),
        Unread::More(_, word) => ("sim-fault-more", word.as_str()),
        Unread::NeedsTime(_, word) => ("sim-fault-needs-time", word.as_str()),
        Unread::HasNoPlace(_, word) => ("sim-fault-no-place", word.as_str()),
    };
    let line = i64::try_from(unread.line()).unwrap_or(i64::MAX);
    let reason = Value::Spans(narrator.talk.sentence(id, &[("word", quoted(word).into())]));
    let values = [("file", file.into()), ("line", Value::Number(line)), ("reason", reason)];
    say(narrator, "sim-fault", &values)
}
