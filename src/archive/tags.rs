//! The tags of PGN, and the players as they name them.

mod matches;

use shakmaty::{ByColor, Color};

use crate::archive::header::{Header, Player};
use crate::archive::replay::Replay;
use crate::laws::{Bonus, Clock, Outcome, Period, Reason, TimeControl};

/// The tags of a game that was played here; what a match file says goes before what is usual.
#[must_use]
pub fn tags(replay: &Replay, date: &str) -> Vec<(String, String)> {
    let result = replay.outcome().map_or("*", result);
    let ByColor { white, black } = names(replay);
    let simul = replay.header.simul_board();
    let elsewhere = replay.header.elsewhere.as_deref().and_then(site);
    let event = match (&simul, &elsewhere) {
        (Some(_), _) => "Simultaneous display",
        (None, Some(_)) => "Game online",
        (None, None) if replay.header.letter.is_some() => "Game by letter",
        (None, None) => "Game at home",
    };
    let mut tags = vec![
        ("Event", event.to_owned()),
        ("Site", elsewhere.unwrap_or("?".to_owned())),
        ("Date", date.replace('-', ".")),
        ("Round", "-".to_owned()),
        ("White", white),
        ("Black", black),
        ("Result", result.to_owned()),
    ];
    match replay.game.clock().map(Clock::controls) {
        None => tags.push(("TimeControl", "-".to_owned())),
        Some(controls) if controls.white == controls.black => {
            tags.push(("TimeControl", time_control(&controls.white)));
        }
        // The standard knows one for both.
        Some(controls) => {
            tags.push(("WhiteTimeControl", time_control(&controls.white)));
            tags.push(("BlackTimeControl", time_control(&controls.black)));
        }
    }
    tags.extend(simul.map(|simul| ("Board", simul.board.to_string())));
    let odds = replay.game.rules().odds.as_ref();
    tags.extend(odds.map(|odds| ("Odds", odds.to_string())));
    let reason = replay.outcome().map(|outcome| outcome.reason);
    // Without an arbiter the other player has agreed to the claim (2009, D).
    let agreed = reason == Some(Reason::Quickplay) && !replay.game.rules().has_arbiter();
    let how = if agreed { "normal" } else { reason.map_or("unterminated", termination) };
    tags.push(("Termination", how.to_owned()));
    tags.extend(reason.map(|reason| ("TerminationDetails", reason.id().to_owned())));
    if let Some(table) = replay.header.match_table() {
        matches::lay_over(&mut tags, &table);
    }
    tags.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}

/// Where a game is found that was played elsewhere.
fn site(elsewhere: &str) -> Option<String> {
    let (place, id) = elsewhere.split_once(' ')?;
    place.starts_with("lichess").then(|| format!("https://lichess.org/{id}"))
}

/// The result as PGN knows it; what only a ruling can give it does not know.
pub(super) fn result(outcome: Outcome) -> &'static str {
    match outcome.score() {
        score @ ("1-0" | "0-1" | "1/2-1/2") => score,
        _ => "*",
    }
}

/// The players as PGN names them before the game is rebuilt.
pub(super) fn unseen(header: &Header) -> ByColor<String> {
    let name = |color: Color| match header.players()[color] {
        Player::Human | Player::Remote => person(header, color),
        Player::Builtin => format!("touchmove level {}", header.level),
        Player::Engine => header.engine_file_name(),
    };
    let table = header.match_table();
    table.map_or_else(|| ByColor::new_with(name), |table| table.players.map(|player| player.name))
}

/// The players as PGN names them.
pub(super) fn names(replay: &Replay) -> ByColor<String> {
    let table = replay.header.match_table();
    let played = || ByColor::new_with(|color| player(color, replay));
    table.map_or_else(played, |table| table.players.map(|player| player.name))
}

/// A player of a game at home.
fn player(color: Color, replay: &Replay) -> String {
    let builtin = format!("touchmove level {}", replay.level);
    match replay.header.players()[color] {
        Player::Human | Player::Remote => person(&replay.header, color),
        Player::Builtin => builtin,
        Player::Engine if replay.replaced && replay.engine.is_none() => builtin,
        Player::Engine if replay.replaced => format!("{}, then {builtin}", engine(replay)),
        Player::Engine => engine(replay),
    }
}

/// A person by his name, if he has told it.
fn person(header: &Header, color: Color) -> String {
    Some(header.name(color)).filter(|name| !name.is_empty()).unwrap_or("Player").to_owned()
}

/// Its name, and what it was held to.
fn engine(replay: &Replay) -> String {
    let held = replay.engine.as_ref().and_then(|presented| presented.held.clone());
    let held = held.map(|held| format!(" at {held}")).unwrap_or_default();
    format!("{}{held}", replay.engine_name())
}

/// As the PGN standard writes it: `40/5400+30:1800+30`.
fn time_control(control: &TimeControl) -> String {
    let period = |period: &Period| {
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

/// One of the words that the PGN standard has for it.
const fn termination(reason: Reason) -> &'static str {
    match reason {
        Reason::Flag | Reason::FlagNoMate | Reason::BothFlags => "time forfeit",
        Reason::DefaultTime | Reason::BothAbsent => "abandoned",
        Reason::IllegalMoves
        | Reason::IllegalMovesNoMate
        | Reason::IllegalPosition
        | Reason::SealedMove
        | Reason::SealedMoveNoMate => "rules infraction",
        Reason::Quickplay | Reason::Arbiter | Reason::Adjudicated | Reason::Annulled => {
            "adjudication"
        }
        Reason::Checkmate
        | Reason::Resignation
        | Reason::ResignationNoMate
        | Reason::Stalemate
        | Reason::DeadPosition
        | Reason::Agreement
        | Reason::Threefold
        | Reason::FiftyMoves
        | Reason::Fivefold
        | Reason::SeventyFiveMoves
        | Reason::KingOnHill
        | Reason::ThirdCheck
        | Reason::KingExploded
        | Reason::AllPiecesLost
        | Reason::NoMovesLeft
        | Reason::HordeTaken
        | Reason::RaceWon
        | Reason::RaceDrawn => "normal",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pgn_knows_only_four_results() {
        let ruled = Outcome::none(Reason::Arbiter);
        assert_eq!((ruled.score(), result(ruled)), ("0-0", "*"));
        assert_eq!(result(Outcome::draw(Reason::Agreement)), "1/2-1/2");
    }
}
