//! How the players and the results of games are named that stand in the archive.

use shakmaty::Color;

use crate::archive::{Listed, Player};
use crate::notation::lookalike::is_unseen;
use crate::voices::{Narrator, Priority, Value};

/// A player with all his names, as a person says them: `Magnus Carlsen`.
#[must_use]
pub fn full(narrator: &Narrator, game: &Listed, color: Color) -> Value {
    named(narrator, game, color, |given, family| format!("{given} {family}"))
}

/// A player by family name and initial, as it is enough to choose from a list.
#[must_use]
pub fn short(narrator: &Narrator, game: &Listed, color: Color) -> Value {
    named(narrator, game, color, |given, family| {
        let initial: String = given.chars().take(1).collect();
        format!("{family} {initial}")
    })
}

/// A player as files have him: who played here by the voice, the others as PGN names them.
#[must_use]
pub fn written(narrator: &Narrator, game: &Listed, color: Color) -> Value {
    let named = || known(&game.names[color]).map(Value::from);
    let player = played_here(narrator, game, color).or_else(named);
    player.unwrap_or_else(|| narrator.word("player-unknown"))
}

/// A player of a game that was played here at home; `None` if it was imported or is a match, whose
/// players have names.
#[must_use]
pub fn played_here(narrator: &Narrator, game: &Listed, color: Color) -> Option<Value> {
    let header = game.header.as_ref().filter(|_| !game.is_match())?;
    let engine = game.engine.as_ref();
    let values = [
        ("level", Value::Number(header.level.into())),
        ("name", engine.map_or("", |engine| engine.name.as_str()).into()),
    ];
    let id = match header.players()[color] {
        Player::Human => "player-human",
        Player::Builtin => "player-builtin",
        Player::Engine if engine.is_some_and(|engine| engine.replaced) => "player-engine-replaced",
        Player::Engine => "player-engine",
    };
    Some(narrator.talk.sentence(id, &values).into())
}

/// Names are written in PGN with the family name before a comma.
fn named(
    narrator: &Narrator,
    game: &Listed,
    color: Color,
    both: impl Fn(&str, &str) -> String,
) -> Value {
    if let Some(player) = played_here(narrator, game, color) {
        return player;
    }
    let Some(name) = known(&game.names[color]) else { return narrator.word("player-unknown") };
    let name = match name.split_once(',') {
        Some((family, given)) if !given.trim().is_empty() => both(given.trim(), family.trim()),
        _ => name,
    };
    name.into()
}

/// What the sentences about a result choose by, and how the result is written.
#[must_use]
pub fn result(game: &Listed) -> [(&'static str, Value); 2] {
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

/// The result as it is written, or that there is none.
#[must_use]
pub fn score(narrator: &Narrator, game: &Listed) -> String {
    let open = || narrator.say(Priority::Answer, "result-open", &[]).written();
    game.result.clone().unwrap_or_else(open)
}

/// When a game was played, as it is enough to choose from a list: one's own by the day, the others
/// by the year.
#[must_use]
pub fn day(game: &Listed) -> Option<String> {
    let date = known(&game.date)?;
    let year = date.split('-').next().unwrap_or_default().to_owned();
    Some(if game.is_imported() { year } else { date })
}

/// A text of a file, if it says anything, as it may be said.
#[must_use]
pub fn known(text: &str) -> Option<String> {
    Some(clean(text)).filter(|text| text.chars().any(char::is_alphanumeric))
}

/// A text of a file or of the player as it may be said: on one line, without what is not seen.
#[must_use]
pub fn clean(text: &str) -> String {
    let on_one_line = text.chars().map(|c| if c.is_control() { ' ' } else { c });
    let printable: String = on_one_line.filter(|&c| !is_unseen(c)).collect();
    printable.split_whitespace().collect::<Vec<_>>().join(" ")
}
