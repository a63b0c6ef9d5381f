//! Games as files for people and other programs.

pub mod brf;
pub mod sheet;

use shakmaty::{ByColor, Color};

use crate::archive::replay::Replay;
use crate::archive::score::Score;
use crate::archive::tags::{result, tags};
use crate::laws::Outcome;
use crate::notation::pgn;
use crate::notation::san::Handwriting;

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
pub fn main_line(score: &Score, hand: Handwriting<'_>) -> String {
    let Score { listed, tree, .. } = score;
    let head = heading(&listed.date, &listed.names, score.pgn_result());
    format!("{head}\n{}", sheet::print(&sheet::main_rows(tree), hand))
}

/// The first line of a sheet: the day, the players and the result, as far as they are known.
fn heading(date: &str, ByColor { white, black }: &ByColor<String>, result: &str) -> String {
    let head = [date, white, black, result].map(str::trim);
    head.into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join("  ")
}

/// The score sheet in the letters of a language, with the players as that language names them: a line
/// for each move of both players, with (=) for a draw offer. If the players have not written the same,
/// White's sheet and then Black's, with an empty line between them.
#[must_use]
pub fn text(replay: &Replay, date: &str, names: &ByColor<String>, hand: Handwriting<'_>) -> String {
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
    use crate::archive::tags::names;
    use crate::archive::{Entry, Player, Presented, What, replay};
    use crate::laws::{At, Authority, Event, Game, Rules, Scribe, Setup};
    use crate::notation::{Form, Vocabulary};
    use crate::table::Blindfold;

    /// White keeps his own sheet: he leaves one ply out and writes another wrongly.
    fn replayed() -> Replay {
        let header = crate::archive::Header {
            position: crate::notation::position::write(&crate::laws::Position::default()),
            variant: crate::laws::Variant::Standard,
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
            room: None,
            number: None,
            penalties_ruled: false,
            rulings_undone: false,
            by_the_letter: false,
            touch_asked: false,
            blindfold: Blindfold::Off,
            sheets_stop: false,
            simul: None,
            letter: None,
            odds: None,
            closely_read: false,
            elsewhere: None,
        };
        let mut replayed = replay(header, &[]).unwrap();
        let mut rules = Rules { authority: Authority::Arbiter, ..Rules::default() };
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
        let german = Handwriting::of(&letters);
        assert_eq!(sheet(&replay, Color::White, german), "1. e4 e5 (=)\n2. g1g3\n");
        assert_eq!(sheet(&replay, Color::Black, german), "1. e4 e5 (=)\n2. Sf3\n");
        let whole =
            "2026-11-21  Player  Player  *\n1. e4 e5 (=)\n2. g1g3\n\n1. e4 e5 (=)\n2. Sf3\n";
        assert_eq!(text(&replay, "2026-11-21", &names(&replay), german), whole);
        let figures = Handwriting { form: Form::Figures, ..german };
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
}
