//! Games as files for people and other programs.

use shakmaty::Color;

use crate::archive::header::Player;
use crate::archive::replay::Replay;
use crate::laws::{Bonus, Reason};
use crate::notation::{Vocabulary, pgn, san};

/// A game as PGN, with the date `YYYY-MM-DD` on which it began.
#[must_use]
pub fn pgn(replay: &Replay, date: &str) -> String {
    let (start, mode) = replay.start();
    let result = replay.outcome().map_or("*", crate::laws::Outcome::score);
    let players = replay.players();
    let mut tags = vec![
        ("Event", "Game at home".to_owned()),
        ("Site", "?".to_owned()),
        ("Date", date.replace('-', ".")),
        ("Round", "-".to_owned()),
        ("White", player(players.white, replay.level)),
        ("Black", player(players.black, replay.level)),
        ("Result", result.to_owned()),
    ];
    if let Some(clock) = replay.game.clock() {
        tags.push(("TimeControl", time_control(clock.control())));
    }
    tags.extend(replay.outcome().map(|outcome| ("Termination", termination(outcome.reason))));
    pgn::write(&tags, start, mode, &replay.score(), result)
}

fn player(player: Player, level: u8) -> String {
    match player {
        Player::Human => "Player".to_owned(),
        Player::Builtin => format!("touchmove level {level}"),
    }
}

/// As the PGN standard writes it: `40/5400+30:1800+30`.
fn time_control(control: &crate::laws::TimeControl) -> String {
    let period = |period: &crate::laws::Period| {
        let moves = period.moves.map(|moves| format!("{moves}/")).unwrap_or_default();
        // The standard knows no delay; a delay is no increment.
        let bonus = match period.bonus {
            Bonus::Increment(amount) if !amount.is_zero() => format!("+{}", amount.as_secs()),
            Bonus::Increment(_) | Bonus::Delay(_) | Bonus::Bronstein(_) => String::new(),
        };
        format!("{moves}{}{bonus}", period.time.as_secs())
    };
    control.periods().iter().map(period).collect::<Vec<_>>().join(":")
}

fn termination(reason: Reason) -> String {
    let kind = match reason {
        Reason::Flag | Reason::FlagNoMate => "time forfeit",
        _ => "normal",
    };
    format!("{kind}, {}", reason.id())
}

/// A score sheet in the letters of a language: a line for each move of both players.
#[must_use]
pub fn text(replay: &Replay, date: &str, vocabulary: &Vocabulary) -> String {
    let result = replay.outcome().map_or("*", crate::laws::Outcome::score);
    let mut out = format!("{date}  {result}\n");
    let mut line = String::new();
    for made in replay.game.made() {
        let san = san::local(&made.before, made.mv, vocabulary);
        match made.by() {
            Color::White => line = format!("{}. {san}", number(made)),
            Color::Black if line.is_empty() => line = format!("{}. ... {san}", number(made)),
            Color::Black => line = format!("{line} {san}"),
        }
        if made.by() == Color::Black {
            out.push_str(&std::mem::take(&mut line));
            out.push('\n');
        }
    }
    if !line.is_empty() {
        out.push_str(&line);
        out.push('\n');
    }
    out
}

fn number(made: &crate::laws::Made) -> u32 {
    shakmaty::Position::fullmoves(&made.before).get()
}
