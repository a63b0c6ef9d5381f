//! What comes again: what is due, and one exercise after another.

use std::time::Duration;

use expect_test::expect;
use touchmove::app::session::Session;
use touchmove::archive::{Attempts, GameId, Player, replay};
use touchmove::practice::cards::{Attempt, Grade};

use super::{Table, header, manner, start};

/// Exercises that went so, an hour apart, and what time it is, in hours.
pub(super) fn tried(went: &[(&str, Grade)], now: u64) -> Attempts {
    let hours = |hours| Duration::from_hours(hours);
    let attempt = |(&(name, outcome), hour): (&(&str, Grade), u64)| {
        let took = Some(Duration::from_secs(20));
        (name.to_owned(), Attempt { at: hours(hour), outcome, took })
    };
    Attempts {
        all: went.iter().zip(0..).map(attempt).collect(),
        now: hours(now),
        mistakes: Vec::new(),
    }
}

impl Table {
    /// What was practised is practised again, in this language, beside a game that has begun.
    pub(super) fn repeating(talk: &str, attempts: Attempts) -> Self {
        let header = header(&start(), Player::Human, Some("15+10"));
        let session = Session::new(manner(talk), GameId(1), replay(header.clone(), &[]).unwrap());
        let mut table = Self::with(session, header);
        table.tried = attempts;
        table.opened()
    }
}

/// What eyes see of each week, everybody is told who asks for it.
#[test]
fn practice_is_seen_and_told_week_by_week() {
    use Grade::{Right, Wrong};
    let went = [
        ("puzzle/05jkz", Wrong, 0),
        ("drill/colour/1", Wrong, 100),
        ("drill/colour/1", Right, 101),
        ("puzzle/00dnp", Right, 200),
        ("drill/colour/1", Right, 450),
    ];
    let attempt = |(name, outcome, hour): (&str, Grade, u64)| {
        let at = Duration::from_hours(hour);
        (name.to_owned(), Attempt { at, outcome, took: None })
    };
    let all = went.into_iter().map(attempt).collect();
    let now = Duration::from_hours(514);
    let mut table = Table::repeating("en", Attempts { all, now, mistakes: Vec::new() });
    table.types("ratings");
    let weeks = table.session.view().weeks;
    let seen = |name: &str| weeks.iter().find(|row| row.name == name).unwrap().heights.clone();
    assert_eq!((seen("puzzle"), seen("drill")), (vec![3, 3, 5, 5], vec![0, 4, 0, 8]));
    table.types("ratings 1").types("ratings 2").types("ratings 3").types("ratings 9");
    assert_eq!(table.session.view().weeks, weeks);
    table.types("ratings x").types("ratings 0").types("turn");
    assert_eq!(table.session.view().weeks, []);
    table.expect(expect![[r#"
        (15 minutes, 10 seconds a move)
        > ratings
        Puzzles: rating 1026.
        A week ago: 1026.
        Drills: 2 of the last 3 answers right.
        > ratings 1
        A week ago: 1026.
        > ratings 2
        2 weeks ago: 999.
        Drills in that week: 1 of 2 answers right.
        > ratings 3
        3 weeks ago: 999.
        > ratings 9
        9 weeks ago: nothing practised.
        > ratings x
        ratings needs a number, for example ratings 5.
        > ratings 0
        ratings needs a number, for example ratings 5.
        > turn
        White to move, move 1.
    "#]]);
}

#[expect(clippy::too_many_lines, reason = "a transcript is read as a whole")]
#[test]
fn what_is_due_is_practised_one_after_another() {
    use Grade::{Right, Wrong};
    let went = [
        ("lesson/rook/2", Wrong),
        ("puzzle/05jkz", Wrong),
        ("puzzle/00dnp", Right),
        ("drill/colour/1", Wrong),
        ("lesson/rook/77", Wrong),
        ("lesson/squares/4", Right),
        ("lesson/squares/1", Right),
    ];
    let mut table = Table::repeating("en", tried(&went, 10));
    table.types("e4").types("today").types("practise").types("4").types("6");
    table.types("Ke2").types("d3");
    table.types("").types("dark").types("today").types("practise").types("turn");
    table.expect(expect![[r#"
        (15 minutes, 10 seconds a move)
        > e4
        pawn e2 e4
        > today
        3 exercises are due today. They take about 1 minute. To begin: practise.
        > practise
        The rook, exercise 2.
        (game 1 waits)
        Rank 8: black king e.
        Ranks 7 to 5: empty.
        Rank 4: white pawn a.
        Ranks 3 and 2: empty.
        Rank 1: white rook a, king e.
        How many moves has the rook on a1?
        > 4
        Wrong.
        Try again.
        > 6
        Wrong.
        Two moves up, to a2 and a3, and three to the right, to b1, c1 and d1. Its own pawn and its own king stop it there.
        (lesson/rook/2: Wrong)
        Puzzle, 4 pieces, rated 1529.
        Black: king d3, pawn d4.
        White: king c1, pawn f3.
        White has played king b2 c1.
        Black to move. Find the best move.
        > Ke2
        Right. White answers king c1 c2.
        > d3
        Right, that solves it.
        The pawn on d3 is close to promotion.
        (puzzle/05jkz: Right)
        Another one: Enter.
        > 
        Squares and colours, exercise 1.
        What colour is a1?
        > dark
        Right.
        (lesson/squares/1: Right)
        That was all for today.
        Back to game 1.
        pawn e2 e4. White, move 1.
        (the clocks are stopped)
        > today
        Nothing is due today.
        New puzzles: puzzle.
        > practise
        Nothing is due today.
        New puzzles: puzzle.
        > turn
        Black to move, move 1.
    "#]]);
}

#[test]
fn nothing_is_due_before_its_time_in_german() {
    let mut table = Table::repeating("de", tried(&[("lesson/rook/2", Grade::Wrong)], 3));
    table.types("heute").types("auffrischen").waits(3600).types("heute").types("auffrischen");
    table.types("wo").types("tipp").types("schließen").types("heute");
    table.expect(expect![[r#"
        (new game for two, in German)
        Bedenkzeit: 15 Minuten, plus 10 Sekunden je Zug.
        > heute
        Heute ist nichts dran.
        Neue Aufgaben: taktik.
        > auffrischen
        Heute ist nichts dran.
        Neue Aufgaben: taktik.
        > heute
        Heute ist eine Aufgabe dran. Sie dauert ungefähr eine Minute. Zum Beginnen: auffrischen.
        > auffrischen
        Der Turm, Aufgabe 2.
        Reihe 8: schwarzer König e.
        Reihen 7 bis 5: leer.
        Reihe 4: weißer Bauer a.
        Reihen 3 und 2: leer.
        Reihe 1: weißer Turm a, König e.
        Wie viele Züge hat diese Figur: Turm auf a1?
        > wo
        Der Turm, Aufgabe 2 von 2.
        > tipp
        Geh erst die Linie hoch, dann die Reihe entlang, und denk an die eigenen Figuren.
        > schließen
        Zurück zu Partie 1.
        Noch kein Zug.
        > heute
        Heute ist eine Aufgabe dran. Sie dauert ungefähr eine Minute. Zum Beginnen: auffrischen.
    "#]]);
}
