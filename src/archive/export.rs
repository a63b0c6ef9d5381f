//! Games as files for people and other programs.

use shakmaty::{ByColor, Color, Position, uci::UciMove};

use crate::archive::header::Player;
use crate::archive::replay::Replay;
use crate::archive::score::Score;
use crate::laws::{Bonus, Outcome, Reason, Sheet};
use crate::notation::{Vocabulary, pgn, san};

/// A game as PGN, with the date `YYYY-MM-DD` on which it began.
#[must_use]
pub fn pgn(replay: &Replay, date: &str) -> String {
    let result = replay.outcome().map_or("*", result);
    pgn::write(&tags(replay, date), &replay.tree(), result)
}

/// A game as PGN, wherever it comes from.
#[must_use]
pub fn score(score: &Score) -> String {
    pgn::write(&score.tags, &score.tree, score.pgn_result())
}

/// The main line of a game that nobody has written down here, in the letters of a language: a line
/// for each move of both players.
#[must_use]
pub fn main_line(score: &Score, vocabulary: &Vocabulary) -> String {
    let Score { listed, tree, .. } = score;
    let ByColor { white, black } = &listed.names;
    let mut position = tree.start().clone();
    let mut halves = vec![OPEN.to_owned(); usize::from(position.turn() == Color::Black)];
    let number = position.fullmoves().get();
    for mv in tree.main().filter_map(|node| tree.mv(node)) {
        halves.push(san::local(&position, mv, vocabulary));
        position.play_unchecked(mv);
    }
    let head = [&listed.date, white, black, score.pgn_result()].map(str::trim);
    let head = head.into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join("  ");
    format!("{head}\n{}", numbered(number, &halves))
}

/// A line for each move of both players.
fn numbered(first: u32, halves: &[String]) -> String {
    let numbered = (first..).zip(halves.chunks(2));
    let lines = numbered.map(|(number, halves)| format!("{number}. {}\n", halves.join(" ")));
    lines.collect::<Vec<_>>().concat()
}

/// The tags of a game that was played here.
pub(super) fn tags(replay: &Replay, date: &str) -> Vec<(String, String)> {
    let result = replay.outcome().map_or("*", result);
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
    tags.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}

/// The result as PGN knows it; what only a ruling can give it does not know.
fn result(outcome: Outcome) -> &'static str {
    match outcome.score() {
        score @ ("1-0" | "0-1" | "1/2-1/2") => score,
        _ => "*",
    }
}

/// A player as PGN names him.
pub(super) fn player(player: Player, level: u8) -> String {
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

/// The score sheet in the letters of a language: a line for each move of both players, with (=) for
/// a draw offer. If the players have not written the same, White's sheet and then Black's, with an
/// empty line between them.
#[must_use]
pub fn text(replay: &Replay, date: &str, vocabulary: &Vocabulary) -> String {
    let result = replay.outcome().map_or("*", Outcome::score);
    let white = sheet(replay, Color::White, vocabulary);
    let black = sheet(replay, Color::Black, vocabulary);
    let second = if white == black { String::new() } else { format!("\n{black}") };
    format!("{date}  {result}\n{white}{second}")
}

/// What a player has written, in the letters of a language; a ply that he has not is left open.
#[must_use]
pub fn sheet(replay: &Replay, player: Color, vocabulary: &Vocabulary) -> String {
    let start = replay.game.start();
    let sheet = replay.game.sheet(player);
    let before = usize::from(start.turn() == Color::Black);
    let mut halves = vec![OPEN.to_owned(); before];
    halves.extend((0..sheet.entries().len()).map(|ply| half(replay, sheet, ply, vocabulary)));
    numbered(start.fullmoves().get(), &halves)
}

/// A ply that is not written.
const OPEN: &str = "...";

fn half(replay: &Replay, sheet: &Sheet, ply: usize, vocabulary: &Vocabulary) -> String {
    let entry = sheet.entries()[ply];
    let written = entry.map(|uci| written(replay, ply, uci, vocabulary));
    let offered = sheet.offers().iter().any(|&(at, _)| usize::from(at) == ply);
    let written = written.unwrap_or_else(|| OPEN.to_owned());
    if offered { format!("{written} (=)") } else { written }
}

/// An entry as the player may have written it; by its squares, where it is no legal move.
fn written(replay: &Replay, ply: usize, uci: UciMove, vocabulary: &Vocabulary) -> String {
    let before = replay.game.made().get(ply).map(|made| &made.before);
    let before = before.unwrap_or_else(|| replay.game.position());
    match uci.to_move(before) {
        Ok(mv) => san::local(before, mv, vocabulary),
        Err(_) => uci.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::ByRole;

    use super::*;
    use crate::archive::replay;
    use crate::laws::{At, Event, Game, Rules, Scribe, Setup, Venue};

    /// White keeps his own sheet: he leaves one ply out and writes another wrongly.
    fn replayed() -> Replay {
        let header = crate::archive::Header {
            position: crate::notation::position::write(&shakmaty::Chess::default()),
            chess960: false,
            time: None,
            white: Player::Human,
            black: Player::Human,
            level: 1,
            seed: 0,
            laws: "fide-2023".to_owned(),
            announcing: crate::laws::Announcing::Off,
            warnings: Vec::new(),
            envelope_key: None,
        };
        let mut replayed = replay(header, &[]).unwrap();
        let mut rules = Rules { venue: Venue::Match, ..Rules::default() };
        rules.scribes.white = Scribe::Own;
        replayed.game = Game::new(Setup { rules, ..Setup::default() });
        replayed
    }

    #[test]
    fn two_sheets_that_differ_are_both_written_in_local_letters() {
        let mut replay = replayed();
        let uci = |text: &str| text.parse().unwrap();
        let wrote = |ply, text: &str| Event::Wrote(Color::White, ply, Some(uci(text)));
        let entered = |text: &str| Event::Entered(uci(text));
        let events = [
            Event::Started,
            entered("e2e4"),
            wrote(0, "e2e4"),
            entered("e7e5"),
            Event::DrawOffered(Color::Black),
            wrote(1, "e7e5"),
            entered("g1f3"),
            wrote(2, "g1g3"),
        ];
        for event in &events {
            replay.game.handle(At::ZERO, event);
        }
        let letters = ["", "S", "L", "T", "D", "K"].map(str::to_owned);
        let [pawn, knight, bishop, rook, queen, king] = letters;
        let german = Vocabulary::new(ByRole { pawn, knight, bishop, rook, queen, king });
        assert_eq!(sheet(&replay, Color::White, &german), "1. e4 e5 (=)\n2. g1g3\n");
        assert_eq!(sheet(&replay, Color::Black, &german), "1. e4 e5 (=)\n2. Sf3\n");
        let whole = "2026-11-21  *\n1. e4 e5 (=)\n2. g1g3\n\n1. e4 e5 (=)\n2. Sf3\n";
        assert_eq!(text(&replay, "2026-11-21", &german), whole);
    }

    #[test]
    fn pgn_knows_only_four_results() {
        let ruled = Outcome::none(Reason::Arbiter);
        assert_eq!((ruled.score(), result(ruled)), ("0-0", "*"));
        assert_eq!(result(Outcome::draw(Reason::Agreement)), "1/2-1/2");
    }
}
