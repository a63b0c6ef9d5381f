//! How the players and the results of games are named that stand in the archive.

use shakmaty::Color;

use crate::archive::{Listed, Player};
use crate::voices::{Narrator, Value};

/// A player with all his names, as a person says them: `Magnus Carlsen`.
pub(super) fn full(narrator: &Narrator, game: &Listed, color: Color) -> Value {
    named(narrator, game, color, |given, family| format!("{given} {family}"))
}

/// A player by family name and initial, as it is enough to choose from a list.
pub(super) fn short(narrator: &Narrator, game: &Listed, color: Color) -> Value {
    named(narrator, game, color, |given, family| {
        let initial: String = given.chars().take(1).collect();
        format!("{family} {initial}")
    })
}

/// Names are written in PGN with the family name before a comma.
fn named(
    narrator: &Narrator,
    game: &Listed,
    color: Color,
    both: impl Fn(&str, &str) -> String,
) -> Value {
    if let Some(header) = &game.header {
        return match header.players()[color] {
            Player::Human => narrator.word("player-human"),
            Player::Builtin => {
                let level = [("level", Value::Number(header.level.into()))];
                narrator.talk.sentence("player-builtin", &level).into()
            }
        };
    }
    let Some(name) = known(&game.names[color]) else { return narrator.word("player-unknown") };
    let name = match name.split_once(',') {
        Some((family, given)) if !given.trim().is_empty() => both(given.trim(), family.trim()),
        _ => name,
    };
    name.into()
}

/// What the sentences about a result choose by, and how the result is written.
pub(super) fn result(game: &Listed) -> [(&'static str, Value); 2] {
    let score = game.result.as_deref().unwrap_or("*");
    let kind = match score {
        "1-0" => "white",
        "0-1" => "black",
        "1/2-1/2" => "draw",
        "*" => "open",
        _ => "ruled",
    };
    [("kind", kind.into()), ("score", score.into())]
}

/// When a game was played, as it is enough to choose from a list: one's own by the day, the others
/// by the year.
pub(super) fn day(game: &Listed) -> Option<String> {
    let date = known(&game.date)?;
    let year = date.split('-').next().unwrap_or_default().to_owned();
    Some(if game.is_imported() { year } else { date })
}

/// A text of a file, if it says anything, as it may be said.
pub(super) fn known(text: &str) -> Option<String> {
    Some(clean(text)).filter(|text| text.chars().any(char::is_alphanumeric))
}

/// A text of a file as it may be said: on one line, without control characters.
pub(super) fn clean(text: &str) -> String {
    let printable: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    printable.split_whitespace().collect::<Vec<_>>().join(" ")
}
