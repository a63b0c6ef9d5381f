//! Games as files for people and other programs.

use shakmaty::{Color, Position, uci::UciMove};

use crate::archive::header::Player;
use crate::archive::replay::Replay;
use crate::laws::{Bonus, Outcome, Reason, Sheet};
use crate::notation::{Vocabulary, pgn, san};

/// A game as PGN, with the date `YYYY-MM-DD` on which it began.
#[must_use]
pub fn pgn(replay: &Replay, date: &str) -> String {
    let (start, mode) = replay.start();
    let result = replay.outcome().map_or("*", result);
    let players = replay.header.players();
    let mut tags = vec![
        ("Event", "Game at home".to_owned()),
        ("Site", "?".to_owned()),
        ("Date", date.replace('-', ".")),
        ("Round", "-".to_owned()),
        ("White", player(players.white, replay)),
        ("Black", player(players.black, replay)),
        ("Result", result.to_owned()),
    ];
    if let Some(clock) = replay.game.clock() {
        tags.push(("TimeControl", time_control(clock.control())));
    }
    tags.extend(replay.outcome().map(|outcome| ("Termination", termination(outcome.reason))));
    pgn::write(&tags, start, mode, &replay.score(), result)
}

/// The result as PGN knows it; what only a ruling can give it does not know.
fn result(outcome: Outcome) -> &'static str {
    match outcome.score() {
        score @ ("1-0" | "0-1" | "1/2-1/2") => score,
        _ => "*",
    }
}

fn player(player: Player, replay: &Replay) -> String {
    let builtin = format!("touchmove level {}", replay.level);
    match player {
        Player::Human => "Player".to_owned(),
        Player::Builtin => builtin,
        Player::Engine if replay.replaced && replay.engine.is_none() => builtin,
        Player::Engine if replay.replaced => format!("{}, then {builtin}", engine(replay)),
        Player::Engine => engine(replay),
    }
}

/// Its name, and what it was held to.
fn engine(replay: &Replay) -> String {
    let held = replay.engine.as_ref().and_then(|presented| presented.held.clone());
    let held = held.map(|held| format!(" at {held}")).unwrap_or_default();
    format!("{}{held}", replay.engine_name())
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
    let numbered = (start.fullmoves().get()..).zip(halves.chunks(2));
    let lines = numbered.map(|(number, halves)| format!("{number}. {}\n", halves.join(" ")));
    lines.collect::<Vec<_>>().concat()
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
    use crate::archive::{Entry, Presented, What, replay};
    use crate::laws::{At, Event, Game, Rules, Scribe, Setup, Venue};

    /// White keeps his own sheet: he leaves one ply out and writes another wrongly.
    fn replayed() -> Replay {
        let header = crate::archive::Header {
            position: crate::notation::position::write(&shakmaty::Chess::default()),
            chess960: false,
            time: None,
            white: Player::Human,
            black: Player::Human,
            engine: None,
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
    fn an_engine_stands_by_its_own_name_and_with_what_it_was_held_to() {
        let header = crate::archive::Header {
            black: Player::Engine,
            engine: Some("/opt/engines/deep-3.bin".to_owned()),
            ..replayed().header
        };
        let at = At::ZERO;
        let presented = |held: Option<&str>| {
            let held = held.map(str::to_owned);
            What::Engine(Presented { name: "Deep 3".to_owned(), held })
        };
        let name = |entries: &[What]| {
            let entries: Vec<Entry> =
                entries.iter().map(|what| Entry { at, what: what.clone() }).collect();
            let text = pgn(&replay(header.clone(), &entries).unwrap(), "2026-11-21");
            let tag = text.lines().find(|line| line.starts_with("[Black ")).unwrap();
            tag.to_owned()
        };
        let (weak, full) = (presented(Some("UCI_Elo 1350")), presented(None));
        assert_eq!(name(&[]), "[Black \"deep-3.bin\"]");
        assert_eq!(name(std::slice::from_ref(&weak)), "[Black \"Deep 3 at UCI_Elo 1350\"]");
        assert_eq!(name(&[weak, full.clone()]), "[Black \"Deep 3\"]");
        assert_eq!(name(&[What::Replaced]), "[Black \"touchmove level 1\"]");
        let both = [full, What::Level(4), What::Replaced];
        assert_eq!(name(&both), "[Black \"Deep 3, then touchmove level 4\"]");
    }

    #[test]
    fn pgn_knows_only_four_results() {
        let ruled = Outcome::none(Reason::Arbiter);
        assert_eq!((ruled.score(), result(ruled)), ("0-0", "*"));
        assert_eq!(result(Outcome::draw(Reason::Agreement)), "1/2-1/2");
    }
}
