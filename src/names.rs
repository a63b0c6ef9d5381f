//! How the players and the results of games are named that stand in the archive.

use shakmaty::Color;

use crate::archive::{Header, Listed, Player};
use crate::clean;
use crate::voices::{Narrator, Priority, Span, Value, given_and_family};

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

/// A player of a game that was played here at home: by his name if he has told it, or as the player
/// calls him. `None` if it was
/// imported or is a match, whose players have names.
#[must_use]
pub fn played_here(narrator: &Narrator, game: &Listed, color: Color) -> Option<Value> {
    let header = game.header().filter(|_| !game.is_match())?;
    if let Some(name) = known(&game.remarks.players[color]) {
        return Some(name.into());
    }
    if header.players()[color].has_name() {
        return Some(person(narrator, header, color));
    }
    let engine = game.engine.as_ref();
    let values = [
        ("level", Value::Number(game.level.into())),
        ("name", engine.map_or("", |engine| engine.name.as_str()).into()),
    ];
    let id = match header.players()[color] {
        Player::Engine if engine.is_some_and(|engine| engine.replaced) => "player-engine-replaced",
        Player::Engine => "player-engine",
        Player::Human | Player::Remote | Player::Builtin => "player-builtin",
    };
    Some(narrator.talk.sentence(id, &values).into())
}

/// A person who plays at home: by his name if he has told it.
#[must_use]
pub fn person(narrator: &Narrator, header: &Header, color: Color) -> Value {
    let [own, other] = [color, !color].map(|color| known(header.name(color)));
    let two = header.players()[!color].is_human();
    match (own, other) {
        (Some(name), _) => name.into(),
        (None, Some(_)) => narrator.word("player-guest"),
        (None, None) if two => {
            let number = [("number", color.fold_wb(1_u32, 2).into())];
            narrator.talk.sentence("player-of-two", &number).into()
        }
        (None, None) => narrator.word("player-human"),
    }
}

/// The two people of a game at one keyboard, if one of them has told his name.
#[must_use]
pub fn two(narrator: &Narrator, header: &Header) -> Option<[(&'static str, Value); 2]> {
    let named = Color::ALL.into_iter().any(|color| known(header.name(color)).is_some());
    let player = |color| person(narrator, header, color);
    named.then(|| [("white", player(Color::White)), ("black", player(Color::Black))])
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
    let both = given_and_family(&name).map(|(given, family)| both(given, family));
    both.unwrap_or(name).into()
}

/// What a line of a list has after the number of the game: who played, how it ended and when. One's
/// own game is told from one's own side.
#[must_use]
pub fn told(
    narrator: &Narrator,
    game: &Listed,
    name: impl Fn(&Narrator, &Listed, Color) -> Value,
) -> Vec<Vec<Span>> {
    let talk = &narrator.talk;
    let [white, black] = Color::ALL.map(|color| name(narrator, game, color));
    let mut told = if game.is_damaged() {
        vec![talk.sentence("game-row-damaged", &[])]
    } else if let Some(own) = game.own {
        let against = [("opponent", own.fold_wb(black, white))];
        let mut side = vec![("color", narrator.color(own))];
        side.extend(own_result(game, own));
        vec![
            talk.sentence("game-against", &against),
            talk.sentence("game-side", &side),
            talk.sentence("own-result", &side),
        ]
    } else {
        let players = [("white", white), ("black", black)];
        let number = if game.is_imported() { 0 } else { move_number(game) };
        let next = ("move", number.into());
        let result = result(game).into_iter().chain([next]).collect::<Vec<_>>();
        vec![talk.sentence("game-players", &players), talk.sentence("short-result", &result)]
    };
    told.extend(variant(narrator, game));
    told.extend(day(narrator, game).map(|day| vec![talk.span(&day)]));
    told.extend(known(&game.time).map(|time| vec![talk.span(&time)]));
    told
}

/// The game that was played, where it is not chess.
#[must_use]
pub fn variant(narrator: &Narrator, game: &Listed) -> Option<Vec<Span>> {
    (!game.variant.is_chess()).then(|| narrator.variants().name(game.variant))
}

/// The same as [`result`] from the side of a player.
#[must_use]
pub fn own_result(game: &Listed, own: Color) -> Vec<(&'static str, Value)> {
    let [(_, _), score] = result(game);
    let won = own.fold_wb("1-0", "0-1");
    let kind = match game.result.as_deref() {
        None => "open",
        Some("1/2-1/2") => "draw",
        Some(score) if score == won => "won",
        Some("1-0" | "0-1") => "lost",
        Some(_) => "ruled",
    };
    vec![("kind", kind.into()), score, ("move", move_number(game).into())]
}

/// The number of the move that comes next.
#[must_use]
pub fn move_number(game: &Listed) -> u32 {
    let first = game.header().map_or(0, |header| {
        let mut fields = header.position.split_whitespace();
        let black = u32::from(fields.nth(1) == Some("b"));
        let number: u32 = fields.nth(3).and_then(|number| number.parse().ok()).unwrap_or(1);
        number.saturating_sub(1).saturating_mul(2).saturating_add(black)
    });
    first.saturating_add(game.plies) / 2 + 1
}

/// What the sentences about a result choose by, and how the result is written.
#[must_use]
pub fn result(game: &Listed) -> [(&'static str, Value); 2] {
    result_of(game.result.as_deref().unwrap_or("*"))
}

/// The same of a result as it is written.
#[must_use]
pub fn result_of(score: &str) -> [(&'static str, Value); 2] {
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
pub fn day(narrator: &Narrator, game: &Listed) -> Option<String> {
    let date = known(&game.date)?;
    let year = date.split('-').next().unwrap_or_default().to_owned();
    Some(if game.is_imported() { year } else { spoken_date(narrator, &date) })
}

/// A day, a month or a year as the player's language says it; what is none stays as it is.
#[must_use]
pub fn spoken_date(narrator: &Narrator, date: &str) -> String {
    let parts: Vec<&str> = date.split('-').collect();
    let number = |text: &str| text.parse::<u32>().ok().filter(|number| *number > 0);
    let say =
        |id: &str, values: &[(&str, Value)]| narrator.say(Priority::Answer, id, values).written();
    let year = ("year", Value::from(parts.first().copied().unwrap_or_default()));
    match (parts.get(1).map(|month| number(month)), parts.get(2).map(|day| number(day))) {
        (Some(Some(month)), Some(Some(day))) if month <= 12 => {
            let day = Value::Text(day.to_string());
            say("date-day", &[year, ("month", month.into()), ("day", day)])
        }
        (Some(Some(month)), None) if month <= 12 => {
            say("date-month", &[year, ("month", month.into())])
        }
        _ => date.to_owned(),
    }
}

/// A text of a file, if it says anything, as it may be said.
#[must_use]
pub fn known(text: &str) -> Option<String> {
    Some(clean(text)).filter(|text| text.chars().any(char::is_alphanumeric))
}

/// A text of a file or of the player as it may be said: on one line, without what is not seen.
#[must_use]
pub fn clean(text: &str) -> String {
    clean::line(text).split_whitespace().collect::<Vec<_>>().join(" ")
}
