//! Games as files for people and other programs.

pub mod brf;
mod matches;
pub mod sheet;

use shakmaty::{ByColor, Color};

use crate::archive::header::{Header, Player};
use crate::archive::replay::Replay;
use crate::archive::score::Score;
use crate::laws::{Bonus, Outcome, Reason};
use crate::notation::pgn;
use crate::notation::san::Hand;

pub use sheet::sheet;

/// A game as PGN, with the date `YYYY-MM-DD` on which it began.
#[must_use]
pub fn pgn(replay: &Replay, date: &str) -> String {
    let result = replay.outcome().map_or("*", result);
    pgn::write(&tags(replay, date), &replay.tree(), result)
}

/// A game as PGN, wherever it comes from.
#[must_use]
pub fn score(score: &Score) -> String {
    pgn::write(&score.tags, &score.marked(), score.pgn_result())
}

/// The main line of a game that nobody has written down here, as this hand writes: a line
/// for each move of both players.
#[must_use]
pub fn main_line(score: &Score, hand: Hand<'_>) -> String {
    let Score { listed, tree, .. } = score;
    let head = heading(&listed.date, &listed.names, score.pgn_result());
    format!("{head}\n{}", sheet::print(&sheet::main_rows(tree), hand))
}

/// The first line of a sheet: the day, the players and the result, as far as they are known.
fn heading(date: &str, ByColor { white, black }: &ByColor<String>, result: &str) -> String {
    let head = [date, white, black, result].map(str::trim);
    head.into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join("  ")
}

/// The tags of a game that was played here; what a match file says goes before what is usual.
#[must_use]
pub fn tags(replay: &Replay, date: &str) -> Vec<(String, String)> {
    let result = replay.outcome().map_or("*", result);
    let ByColor { white, black } = names(replay);
    let mut tags = vec![
        ("Event", "Game at home".to_owned()),
        ("Site", "?".to_owned()),
        ("Date", date.replace('-', ".")),
        ("Round", "-".to_owned()),
        ("White", white),
        ("Black", black),
        ("Result", result.to_owned()),
    ];
    let clock = replay.game.clock();
    let control = clock.map_or_else(|| "-".to_owned(), |clock| time_control(clock.control()));
    tags.push(("TimeControl", control));
    let reason = replay.outcome().map(|outcome| outcome.reason);
    tags.push(("Termination", reason.map_or("unterminated", termination).to_owned()));
    tags.extend(reason.map(|reason| ("TerminationDetails", reason.id().to_owned())));
    if let Some(table) = replay.header.match_table() {
        matches::lay_over(&mut tags, &table);
    }
    tags.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}

/// The result as PGN knows it; what only a ruling can give it does not know.
fn result(outcome: Outcome) -> &'static str {
    match outcome.score() {
        score @ ("1-0" | "0-1" | "1/2-1/2") => score,
        _ => "*",
    }
}

/// The players as PGN names them before the game is rebuilt.
pub(super) fn unseen(header: &Header) -> ByColor<String> {
    let name = |color: Color| match header.players()[color] {
        Player::Human => person(header, color),
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
        Player::Human => person(&replay.header, color),
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
        | Reason::SeventyFiveMoves => "normal",
    }
}

/// The score sheet in the letters of a language, with the players as that language names them: a line
/// for each move of both players, with (=) for a draw offer. If the players have not written the same,
/// White's sheet and then Black's, with an empty line between them.
#[must_use]
pub fn text(replay: &Replay, date: &str, names: &ByColor<String>, hand: Hand<'_>) -> String {
    let result = replay.outcome().map_or("*", Outcome::score);
    let white = sheet(replay, Color::White, hand);
    let black = sheet(replay, Color::Black, hand);
    let second = if white == black { String::new() } else { format!("\n{black}") };
    let head = heading(date, names, result);
    format!("{head}\n{white}{second}")
}

#[cfg(test)]
mod tests {
    use shakmaty::ByRole;

    use super::*;
    use crate::archive::{Entry, Presented, What, replay};
    use crate::laws::{At, Event, Game, Rules, Scribe, Setup, Venue};
    use crate::notation::{Form, Vocabulary};
    use crate::table::Blindfold;

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
            touch: false,
            strict: false,
            warnings: Vec::new(),
            envelope_key: None,
            white_name: String::new(),
            black_name: String::new(),
            table: None,
            file: None,
            penalties_ruled: false,
            rulings_undone: false,
            by_the_letter: false,
            touch_asked: false,
            blindfold: Blindfold::Off,
            sheets_stop: false,
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
        let letters = Vocabulary::new(ByRole { pawn, knight, bishop, rook, queen, king });
        let german = Hand::of(&letters);
        assert_eq!(sheet(&replay, Color::White, german), "1. e4 e5 (=)\n2. g1g3\n");
        assert_eq!(sheet(&replay, Color::Black, german), "1. e4 e5 (=)\n2. Sf3\n");
        let whole =
            "2026-11-21  Player  Player  *\n1. e4 e5 (=)\n2. g1g3\n\n1. e4 e5 (=)\n2. Sf3\n";
        assert_eq!(text(&replay, "2026-11-21", &names(&replay), german), whole);
        let figures = Hand { form: Form::Figures, ..german };
        assert_eq!(sheet(&replay, Color::Black, figures), "1. 5254 5755 (=)\n2. 7163\n");
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
