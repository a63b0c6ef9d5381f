//! Long answers are told in parts: how many an evening has that are too long for one hearing, and how the
//! rest is asked for.

use std::fmt::Write;

use expect_test::expect;
use touchmove::app::session::{Manner, Session};
use touchmove::archive::{GameId, Player, replay};
use touchmove::command::{COMMANDS, Command, Kind, Scope};
use touchmove::config::{AnswerLength, KEYS, Settings};
use touchmove::voices::written;

use super::study::{score, tree};
use super::{Table, header, manner_of, start, voice};
use crate::examples::of_command;

/// More is not kept in mind.
const MOST: usize = 120;

/// A game in which both sides have castled, and one with few pieces.
const MIDDLE: &str = "r1bq1rk1/ppp2ppp/2np1n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQ1RK1 w - - 0 1";
const END: &str = "8/5pk1/6p1/3r4/8/1P4P1/P4PK1/3R4 w - - 0 1";

fn telling(talk: &str, answers: AnswerLength) -> Manner {
    manner_of("en", talk, Settings { answers, ..Settings::default() })
}

fn playing(talk: &str, answers: AnswerLength, fen: &str) -> Table {
    let header = header(fen, Player::Builtin, Some("15+10"));
    let game = replay(header.clone(), &[]).unwrap();
    let session = Session::new(telling(talk, answers), GameId(1), game);
    Table::with(session, header).opened()
}

fn going_through(talk: &str, answers: AnswerLength) -> Table {
    let header = header(&start(), Player::Builtin, None);
    let unplayed = replay(header.clone(), &[]).unwrap();
    let session = Session::studying(telling(talk, answers), unplayed, score(tree(), "1-0"));
    Table::with(session, header).opened()
}

/// How many answers there were, how many were told in part, and those that were too long, each with what was
/// typed.
#[derive(Default)]
struct Heard {
    answers: usize,
    parted: usize,
    long: String,
}

impl Heard {
    fn hears(&mut self, table: &mut Table, typed: &str) {
        table.said.clear();
        table.parted = 0;
        table.types(typed);
        self.answers += table.said.len();
        self.parted += table.parted;
        for said in table.said.iter().filter(|said| said.chars().count() > MOST) {
            writeln!(self.long, "> {typed}\n{said}").unwrap();
        }
    }

    fn hears_all(&mut self, table: &mut Table, lines: &[String]) {
        for line in lines {
            self.hears(table, line);
        }
    }
}

fn name(talk: &str, command: Command) -> String {
    voice(talk).command_name(command).to_lowercase()
}

/// The examples of the helps of these commands, and each help.
fn examples(talk: &str, scopes: &[Scope]) -> Vec<String> {
    let voice = voice(talk);
    // A page for fingers is none for ears, and these lead away.
    let is_elsewhere = |kind: Kind| matches!(kind, Kind::AsText(_) | Kind::Program(_));
    let commands = COMMANDS.iter().filter(|spec| scopes.contains(&spec.scope));
    commands
        .filter(|spec| !is_elsewhere(spec.kind) && spec.command != Command::Resign)
        .flat_map(|spec| {
            let is_it = |word: &str| voice.command(word) == Some(spec.command);
            of_command(&written(&voice.sentence(&spec.help(), &[])), is_it)
        })
        .collect()
}

/// Everything that can be asked at home in this language, and practised.
fn evening((talk, all): (&str, &str)) -> Heard {
    let answers = AnswerLength::Parts;
    let mut heard = Heard::default();
    let close = name(talk, Command::Close);
    for fen in [start().as_str(), MIDDLE, END] {
        for line in examples(talk, &[Scope::Everywhere, Scope::Play, Scope::Home]) {
            heard.hears(&mut playing(talk, answers, fen), &line);
        }
    }
    let mut table = going_through(talk, answers);
    for line in examples(talk, &[Scope::Everywhere, Scope::Study]) {
        heard.hears(&mut table, &line);
    }
    let mut table = playing(talk, answers, &start());
    let help = name(talk, Command::Help);
    let named = COMMANDS.iter().map(|spec| format!("{help} {}", name(talk, spec.command)));
    let helps: Vec<String> =
        [help.clone(), format!("{help} {all}")].into_iter().chain(named).collect();
    heard.hears_all(&mut table, &helps);
    let set = name(talk, Command::Set);
    let settings = KEYS.iter().map(|key| format!("{set} {}", voice(talk).setting_name(*key)));
    let more = name(talk, Command::More);
    let pages = std::iter::repeat_n(more, 12);
    let list = [name(talk, Command::Settings)].into_iter().chain(pages).chain(settings);
    heard.hears_all(&mut table, &list.collect::<Vec<_>>());
    let (next, hint) = (name(talk, Command::Next), name(talk, Command::Hint));
    for (begin, count, steps) in [
        (Command::Learn, 24, 5),
        (Command::Puzzle, 1, 10),
        (Command::Drill, 12, 3),
        (Command::Endings, 4, 2),
    ] {
        let begin = name(talk, begin);
        heard.hears(&mut table, &begin);
        for number in 1..=count {
            let begins = if count == 1 { begin.clone() } else { format!("{begin} {number}") };
            heard.hears(&mut table, &begins);
            for _ in 0..steps {
                heard.hears_all(&mut table, &[hint.clone(), next.clone()]);
            }
            heard.hears(&mut table, &close);
        }
    }
    heard
}

/// No answer of an evening is too long for one hearing.
fn is_heard_at_once(language: &str, all: &str) {
    let Heard { answers, parted, long } = evening((language, all));
    assert_eq!(long, "", "{language}: of {answers}");
    assert!(parted * 10 > answers, "{language}: only {parted} of {answers}");
}

/// Makes a test of each language: its name, its tag, and its word for all. Only four run each time: two
/// that are read most, and two of other scripts.
macro_rules! evenings {
    ($($(#[$mark:meta])* $name:ident $language:literal $all:literal;)*) => {
        $(
            #[test]
            $(#[$mark])*
            fn $name() {
                is_heard_at_once($language, $all);
            }
        )*
    };
}

evenings! {
    #[ignore = "takes half a minute"]
    no_answer_is_too_long_in_brazil "pt-br" "tudo";
    #[ignore = "takes half a minute"]
    no_answer_is_too_long_in_czech "cs" "vše";
    #[ignore = "takes half a minute"]
    no_answer_is_too_long_in_dutch "nl" "alles";
    no_answer_is_too_long_in_english "en" "all";
    #[ignore = "takes half a minute"]
    no_answer_is_too_long_in_french "fr" "tout";
    no_answer_is_too_long_in_german "de" "alles";
    #[ignore = "takes half a minute"]
    no_answer_is_too_long_in_hungarian "hu" "minden";
    #[ignore = "takes half a minute"]
    no_answer_is_too_long_in_italian "it" "tutto";
    #[ignore = "takes half a minute"]
    no_answer_is_too_long_in_korean "ko" "모두";
    #[ignore = "takes half a minute"]
    no_answer_is_too_long_in_polish "pl" "wszystko";
    #[ignore = "takes half a minute"]
    no_answer_is_too_long_in_portuguese "pt" "tudo";
    no_answer_is_too_long_in_russian "ru" "всё";
    #[ignore = "takes half a minute"]
    no_answer_is_too_long_in_spanish "es" "todo";
    #[ignore = "takes half a minute"]
    no_answer_is_too_long_in_swedish "sv" "allt";
    no_answer_is_too_long_in_thai "th" "ทั้งหมด";
    #[ignore = "takes half a minute"]
    no_answer_is_too_long_in_turkish "tr" "tümü";
    #[ignore = "takes half a minute"]
    no_answer_is_too_long_in_ukrainian "uk" "все";
    #[ignore = "takes half a minute"]
    no_answer_is_too_long_in_vietnamese "vi" "tất-cả";
}

#[test]
fn a_long_answer_comes_in_parts_and_an_empty_line_or_more_goes_on() {
    let mut table = playing("en", AnswerLength::Parts, MIDDLE);
    for line in ["moves", "mroe", "clock", "more", "repeat", "", "more"] {
        table.types(line);
    }
    table.expect(expect![[r#"
        (15 minutes, 10 seconds a move)
        (special position)
        (how to have the usual one)
        Your move.
        > moves
        king g1: h1.
        queen d1: e1, d2, e2.
        rook a1: b1.
        rook f1: e1.
        bishop c1: d2, e3, f4, g5, h6.
        3 parts left: more.
        > mroe
        Unknown: mroe. Did you mean more? Type help for all.
        > clock
        White: 15 minutes 10 seconds.
        Black: 15 minutes 10 seconds.
        > more
        bishop c4: b3, b5, d5, a6, e6,
        takes pawn f7.
        knight c3: b1, e2, a4, b5, d5.
        2 parts left: more.
        > repeat
        bishop c4: b3, b5, d5, a6, e6,
        takes pawn f7.
        knight c3: b1, e2, a4, b5, d5.
        2 parts left: more.
        > 
        knight f3: e1, d2, d4, h4, g5,
        takes pawn e5.
        pawn a2: a3, a4.
        pawn b2: b3, b4.
        pawn d3: d4.
        1 part left: more.
        > more
        pawn g2: g3, g4.
        pawn h2: h3, h4.
    "#]]);
}

#[test]
fn the_task_of_a_lesson_is_heard_to_its_end_before_it_is_asked_again() {
    let mut table = playing("en", AnswerLength::Parts, &start());
    for line in ["learn 5", "", "", "", "more"] {
        table.types(line);
    }
    table.expect(expect![[r#"
        (15 minutes, 10 seconds a move)
        > learn 5
        The queen.
        You know every move a queen can make.
        The queen is the strongest piece.
        5 parts left: more.
        > 
        She moves like a rook or like a bishop: along a file, a rank or a diagonal.
        4 parts left: more.
        > 
        She goes any distance while the way is clear, but she never jumps.
        Your game 1 waits.
        3 parts left: more.
        > 
        Type close to go back.
        Rank 8: empty.
        Rank 7: black king h.
        Ranks 6 and 5: empty.
        2 parts left: more.
        > more
        Rank 4: white queen d.
        Rank 3: empty.
        Rank 2: white king a.
        Rank 1: empty.
        How many moves has the queen on d4?
    "#]]);
}

#[test]
fn a_new_beginning_leaves_no_rest() {
    let mut table = playing("en", AnswerLength::Parts, MIDDLE);
    for line in ["board", "a3", "more", "board", "board e1", "drill", "more"] {
        table.types(line);
    }
    table.expect(expect![[r#"
        (15 minutes, 10 seconds a move)
        (special position)
        (how to have the usual one)
        Your move.
        > board
        Rank 8: black rooks a, f, bishop c,
        queen d, king g.
        Rank 7: black pawns a to c, f to h.
        3 parts left: more.
        > a3
        pawn a2 a3
        (thinks of a move)
        > more
        Nothing more. For a list of games: games.
        > board
        Rank 8: black rooks a, f, bishop c,
        queen d, king g.
        Rank 7: black pawns a to c, f to h.
        3 parts left: more.
        > board e1
        e1: empty, dark square.
        > drill
        Drills. To begin one, type its name or number after drill: drill square colours.
        3 parts left: more.
        > more
        The level comes last: drill knight paths 2.
        1. square colours
        2. lines
        3. squares of a piece
        2 parts left: more.
    "#]]);
}

#[test]
fn who_wants_the_whole_is_told_the_whole() {
    let mut table = playing("en", AnswerLength::Parts, MIDDLE);
    table.types("set answers whole").types("board").types("set answers parts").types("board");
    table.expect(expect![[r#"
        (15 minutes, 10 seconds a move)
        (special position)
        (how to have the usual one)
        Your move.
        > set answers whole
        answers: whole.
        > board
        Rank 8: black rooks a, f, bishop c,
        queen d, king g.
        Rank 7: black pawns a to c, f to h.
        Rank 6: black knights c, f, pawn d.
        Rank 5: black bishop c, pawn e.
        Rank 4: white bishop c, pawn e.
        Rank 3: white knights c, f, pawn d.
        Rank 2: white pawns a to c, f to h.
        Rank 1: white rooks a, f, bishop c,
        queen d, king g.
        > set answers parts
        answers: parts.
        > board
        Rank 8: black rooks a, f, bishop c,
        queen d, king g.
        Rank 7: black pawns a to c, f to h.
        3 parts left: more.
    "#]]);
}
