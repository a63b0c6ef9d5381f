//! Games without a board: it is on no face, each look counts, and at the end it is told how many there were.

use expect_test::expect;
use shakmaty::Square;
use touchmove::app::input::Input;
use touchmove::app::order::Output;
use touchmove::app::session::{Act, Session};
use touchmove::archive::{Entry, GameId, Header, Player, What, replay};
use touchmove::command::{COMMANDS, Command};
use touchmove::table::Blindfold;
use touchmove::ui::view::{Arrival, Shown, Thing};

use super::{Table, header, manner, start};

fn game(blindfold: Blindfold) -> Header {
    Header { blindfold, ..header(&start(), Player::Human, None) }
}

fn played(lines: &[&str]) -> Table {
    let mut table = Table::new(game(Blindfold::On));
    table.transcript.clear();
    for line in lines {
        table.types(line);
    }
    table
}

fn looks(journal: &[Entry]) -> usize {
    journal.iter().filter(|entry| matches!(entry.what, What::Looked(_))).count()
}

#[test]
fn b11_a_game_without_a_board_tells_at_its_end_how_often_the_player_has_looked() {
    let mut table = Table::new(game(Blindfold::On));
    for line in ["e4", "rank 4", "where is the king", "e4", "f3", "last", "score", "turn"] {
        table.types(line);
    }
    for line in ["blindfold", "e5", "g4", "Qh4", "board"] {
        table.types(line);
    }
    table.expect(expect![[r#"
        Blindfold. No board is shown. Ask about it, and each look is counted.
        > e4
        pawn e2 e4
        > rank 4
        Rank 4: white pawn e4.
        > where is the king
        black king: e8.
        > e4
        You have no pawn that reaches e4.
        > f3
        Black is to move.
        > last
        pawn e2 e4. White, move 1.
        > score
        1. pawn e2 e4
        > turn
        Black to move, move 1.
        > blindfold
        Blindfold. No board is shown. Ask about it, and each look is counted.
        2 looks so far.
        > e5
        pawn e7 e5
        > g4
        pawn g2 g4
        > Qh4
        queen d8 h4
        > board
        Rank 8: black rooks a, h, knights b, g,
        bishops c, f, king e.
        Rank 7: black pawns a to d, f to h.
        Rank 6: empty.
        Rank 5: black pawn e.
        Rank 4: white pawns e, g, black queen h.
        Rank 3: empty.
        Rank 2: white pawns a to d, f, h.
        Rank 1: white rooks a, h, knights b, g,
        bishops c, f, queen d, king e.
    "#]]);
}

#[test]
fn b11_without_a_look_that_is_told_too() {
    let told = |lines: &[&str]| played(lines).transcript;
    let mate = ["f3", "e5", "g4", "Qh4"];
    assert!(told(&mate).contains("You played blindfold. You never looked.\n"));
    let once = told(&[&["board e4"][..], &mate].concat());
    assert!(once.contains("You played blindfold. You looked once.\n"), "{once}");
    // What is not understood and the colour of a square show nothing.
    let none =
        told(&[&["rank 9", "take z", "colour e4", "clock", "captured zebra"][..], &mate].concat());
    assert!(none.contains("You never looked."), "{none}");
}

#[expect(clippy::too_many_lines, reason = "a transcript is read as a whole")]
#[test]
fn b11_strict_answers_nothing_about_the_board() {
    let mut table = Table::new(game(Blindfold::Strict));
    table.types("e4").types("e5");
    table.transcript.clear();
    for spec in COMMANDS.iter().filter(|spec| spec.command.is_look()) {
        let before = table.transcript.len();
        let line = match spec.command {
            Command::Rank => "rank 4".to_owned(),
            Command::File => "file e".to_owned(),
            Command::Scan => "scan e".to_owned(),
            Command::Pieces => "pieces K".to_owned(),
            Command::WhatIf => "what-if e4 e5".to_owned(),
            _ => format!("/{} e4", spec.name),
        };
        table.types(&line);
        let told = &table.transcript[before..];
        assert!(told.contains("No looks: you play blindfold."), "{told}");
    }
    assert_eq!(looks(&table.journal), 0);
    table.types("where is my king").types("blindfold on").types("board e4");
    table.expect(expect![[r#"
        > /board e4
        (no looks)
        > pieces K
        (no looks)
        > /count e4
        (no looks)
        > scan e
        (no looks)
        > rank 4
        (no looks)
        > file e
        (no looks)
        > /diagonals e4
        (no looks)
        > /rays e4
        (no looks)
        > /knight e4
        (no looks)
        > /attackers e4
        (no looks)
        > /defenders e4
        (no looks)
        > /hanging e4
        (no looks)
        > /moves e4
        (no looks)
        > /captures e4
        (no looks)
        > what-if e4 e5
        (no looks)
        > /material e4
        (no looks)
        > /pocket e4
        (no looks)
        > /castling-rights e4
        (no looks)
        > /changed e4
        (no looks)
        > /captured e4
        (no looks)
        > /fen e4
        (no looks)
        > /braille e4
        (no looks)
        > /take e4
        (no looks)
        > where is my king
        (no looks)
        > blindfold on
        Blindfold. No board is shown. Ask about it, and each look is counted.
        > board e4
        e4: white pawn, light square.
    "#]]);
}

/// Every command that could show the board of a game counts, by whatever name.
#[test]
fn b11_each_question_about_the_board_is_one_look() {
    let asked =
        ["board", "b e4", "pieces K", "scan e", "rank 4", "file e", "diagonals e4", "rays d1"];
    let more = ["/knight g1", "attackers e4", "defenders e4", "moves", "captures", "what-if e2 e4"];
    let text = [
        "material",
        "castling-rights",
        "captured",
        "fen",
        "braille",
        "braille keep 20",
        "what is e4",
    ];
    for line in asked.into_iter().chain(more).chain(text) {
        let table = played(&[line]);
        assert_eq!(looks(&table.journal), 1, "{}", table.transcript);
    }
    for line in ["last", "turn", "score", "clock", "opening", "repeat", "help board", "article 9.2"]
    {
        let table = played(&["e4", line]);
        assert_eq!(looks(&table.journal), 0, "{}", table.transcript);
    }
}

#[test]
fn b11_looks_and_blindfold_are_remembered_when_the_game_goes_on() {
    let table = played(&["e4", "board e4", "blindfold strict", "e5", "board e4"]);
    let mut again = Table::after(game(Blindfold::On), table.journal);
    again.types("blindfold on").types("rank 1").types("f3").types("Nf6");
    again.expect(expect![[r#"
        Game 1 resumed. 1 move so far.
        Blindfold, no looks. No board is shown, and nothing about it is answered.
        One look so far.
        pawn e7 e5. Black, move 1.
        > blindfold on
        Blindfold. No board is shown. Ask about it, and each look is counted.
        One look so far.
        > rank 1
        Rank 1: white rook a1, knight b1,
        bishop c1, queen d1, king e1, bishop f1,
        knight g1, rook h1.
        > f3
        pawn f2 f3
        > Nf6
        knight g8 f6
    "#]]);
}

#[test]
fn b11_whoever_takes_it_off_begins_to_count_from_there() {
    let mut table = Table::new(game(Blindfold::Off));
    for line in ["f3", "blindfold", "board e4", "e5", "blindfold off", "board e4", "blindfolded on"]
    {
        table.types(line);
    }
    for line in ["blindfold half", "g4", "Qh4", "blindfold off"] {
        table.types(line);
    }
    table.expect(expect![[r#"
        > f3
        pawn f2 f3
        > blindfold
        Blindfold. No board is shown. Ask about it, and each look is counted.
        > board e4
        e4: empty, light square.
        > e5
        pawn e7 e5
        > blindfold off
        Blindfold off. The board is back.
        > board e4
        e4: empty, light square.
        > blindfolded on
        Blindfold. No board is shown. Ask about it, and each look is counted.
        > blindfold half
        blindfold cannot be half. It can be: off, on, strict.
        > g4
        pawn g2 g4
        > Qh4
        queen d8 h4, checkmate
        Black wins.
        You played blindfold from move 2. You never looked.
        (what now)
        > blindfold off
        (over)
    "#]]);
    let off = played(&["blindfold off", "f3", "e5", "g4", "Qh4"]).transcript;
    assert!(!off.contains("You played blindfold"), "{off}");
}

#[test]
fn b11_new_and_the_setting_begin_a_game_without_a_board() {
    for (line, begun) in [
        ("new blindfold", Blindfold::On),
        ("new black 5+3, blindfold strict", Blindfold::Strict),
        ("new blindfold no looks", Blindfold::Strict),
        ("new blindfolded off", Blindfold::Off),
        ("new", Blindfold::Off),
    ] {
        let mut table = Table::new(game(Blindfold::Off));
        table.types(line);
        assert_eq!(table.begun.unwrap().blindfold, begun, "{line}");
    }
    let mut set = Table::new(game(Blindfold::Off));
    set.types("set blindfold on").types("new");
    assert_eq!(set.begun.unwrap().blindfold, Blindfold::On);
    // The next game is as this one.
    let mut on = Table::new(game(Blindfold::Off));
    on.types("blindfold strict").types("new");
    assert_eq!(on.begun.unwrap().blindfold, Blindfold::Strict);
    let mut asked = played(&["e4"]);
    asked.types("new");
    assert!(asked.transcript.contains("blindfold"), "{}", asked.transcript);
}

/// In each voice by its own words, with the answer in it.
#[test]
fn b11_each_voice_has_its_words() {
    for (talk, line) in [
        ("cs", "nová naslepo"),
        ("de", "neu blind"),
        ("es", "nueva ciega"),
        ("fr", "nouvelle aveugle"),
        ("hu", "új vakon"),
        ("it", "nuova cieca"),
        ("ko", "새대국 블라인드"),
        ("nl", "nieuw blind"),
        ("pl", "nowa ślepo"),
        ("pt", "nova cega"),
        ("pt-br", "nova cega"),
        ("ru", "новая вслепую"),
        ("sv", "nytt blind"),
        ("th", "เกมใหม่ ปิดตา"),
        ("tr", "yeni körleme"),
        ("uk", "нова наосліп"),
        ("vi", "mới cờ-mù"),
    ] {
        let header = game(Blindfold::Off);
        let session = Session::new(manner(talk), GameId(1), replay(header.clone(), &[]).unwrap());
        let mut table = Table::with(session, header);
        table.types(line);
        let begun = table.begun.as_ref().map(|header| header.blindfold);
        assert_eq!(begun, Some(Blindfold::On), "{talk}: {}", table.transcript);
    }
}

#[test]
fn b11_no_face_shows_the_board_while_the_game_goes_on() {
    let mut table = played(&["e4", "d5", "exd5", "take d8"]);
    let view = table.session.view();
    assert_eq!((view.told, view.board.occupied().any()), (Shown(false), false));
    assert_eq!((view.last, view.held, view.targets.any()), (None, None, false));
    assert_eq!(view.moves.len(), 2);
    assert!(table.session.dials(table.now).is_none());
    let look = Input::Looked { thing: Thing::Square(Square::D5), arrival: Arrival::Step };
    let named = table.session.handle(table.now, look);
    let named = named.iter().find_map(|act| match act {
        Act::Out(Output::Look(named)) => Some(named.written()),
        _ => None,
    });
    assert_eq!(named.as_deref(), Some("d5"));
    // Taken by the cursor, a piece is named: that is a look.
    assert_eq!(looks(&table.journal), 1);
    table.types("put d8").types("resign").types("yes").judges();
    assert_eq!(table.session.view().told, Shown(true));
}

#[test]
fn b11_a_special_position_is_told_once() {
    let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    let header = Header { blindfold: Blindfold::Strict, ..header(fen, Player::Human, None) };
    let mut table = Table::new(header);
    table.types("board");
    table.expect(expect![[r#"
        Blindfold, no looks. No board is shown, and nothing about it is answered.
        Special starting position. Remember it:
        Rank 8: black king e.
        Ranks 7 to 3: empty.
        Rank 2: white pawn e.
        Rank 1: white king e.
        > board
        (no looks)
    "#]]);
}

/// Exercises are as ever: what a drill asks by ear it withholds itself.
#[test]
fn b11_an_exercise_has_its_board_and_counts_no_look() {
    let mut table = played(&["e4", "learn 3"]);
    assert_eq!(table.session.view().told, Shown(true));
    table.types("board e4").types("blindfold").types("close");
    assert_eq!(looks(&table.journal), 0, "{}", table.transcript);
    assert_eq!(table.session.view().told, Shown(false));
}

#[test]
fn b11_the_level_of_a_program_and_its_advice_are_no_looks() {
    let header = Header { blindfold: Blindfold::On, ..header(&start(), Player::Builtin, None) };
    let mut table = Table::new(header);
    table.types("level 5").types("hint");
    assert_eq!(looks(&table.journal), 0);
}
