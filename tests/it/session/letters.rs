//! A game by letter, as its player hears it: what begins one, the moves of both sides, and what a letter brings.

use touchmove::archive::{ByLetter, Pace, What};
use touchmove::command::Command;

use super::*;

fn by_letter(own: Color) -> Header {
    let letter = ByLetter { own, pace: None };
    let (white_name, black_name) = own.fold_wb(("", "Anna"), ("Anna", ""));
    Header {
        letter: Some(letter.to_string()),
        white_name: white_name.to_owned(),
        black_name: black_name.to_owned(),
        ..header(&start(), Player::Human, None)
    }
}

fn table(header: Header) -> Table {
    let rebuilt = replay(header.clone(), &[]).unwrap();
    Table::with(Session::new(manner("en"), GameId(1), rebuilt), header).opened()
}

/// What a letter brings in the game 1. e4 e5 2. Nf3.
fn brought(text: &str) -> String {
    let mut table = table(by_letter(Color::White));
    table.types("e4").types("e5").types("Nf3");
    let before = table.transcript.len();
    table.types(&format!("received {text}"));
    let told = table.transcript[before..].lines().skip(1).collect::<Vec<_>>().join(" ");
    told.trim().to_owned()
}

#[test]
fn a_game_by_letter_begins_with_a_name_and_days() {
    let mut table = new_table();
    table.types("by-letter Anna black 10/50");
    let begun = table.begun.take().unwrap_or_else(|| panic!("{}", table.transcript));
    let pace = Some(Pace { moves: 10, days: 50 });
    assert_eq!(begun.by_letter(), Some(ByLetter { own: Color::Black, pace }));
    assert_eq!((begun.white_name.as_str(), begun.time), ("Anna", None));
    for (line, pace) in [("Anna", None), ("Anna 3", Some(Pace { moves: 1, days: 3 }))] {
        table.types(&format!("by-letter {line}"));
        let begun = table.begun.take().unwrap_or_else(|| panic!("{}", table.transcript));
        assert_eq!(begun.by_letter(), Some(ByLetter { own: Color::White, pace }));
        assert_eq!(begun.black_name, "Anna");
    }
    table.types("by-letter Anna 3+2").types("letter").types("received e5").types("letters");
    assert!(table.begun.is_none());
    table.expect(expect![[r#"
        > by-letter Anna black 10/50
        > by-letter Anna
        > by-letter Anna 3
        > by-letter Anna 3+2
        Write days as 10/50: 50 days for 10 moves.
        > letter
        Not a game by letter. To begin one: by-letter Anna.
        > received e5
        Not a game by letter. To begin one: by-letter Anna.
        > letters
        (letters: Waiting)
    "#]]);
}

#[test]
fn a_game_by_letter_begins_in_every_language() {
    let mut library = Library::built_in();
    let names: Vec<String> = library.talk_names().into_iter().map(str::to_owned).collect();
    for name in names {
        let voice = library.get(&name).unwrap();
        let header = header(&start(), Player::Human, None);
        let rebuilt = replay(header.clone(), &[]).unwrap();
        let mut table =
            Table::with(Session::new(manner(&name), GameId(1), rebuilt), header).opened();
        let command = voice.command_name(Command::ByLetter);
        table.types(&format!("{command} Anna 10/50"));
        let begun = table.begun.take().unwrap_or_else(|| panic!("{name}: {}", table.transcript));
        let pace = Some(Pace { moves: 10, days: 50 });
        assert_eq!(begun.by_letter(), Some(ByLetter { own: Color::White, pace }), "{name}");
        assert_eq!(begun.black_name, "Anna", "{name}");
    }
}

fn new_table() -> Table {
    table(header(&start(), Player::Human, None))
}

#[test]
fn moves_are_sent_and_arrive() {
    let mut table = table(by_letter(Color::White));
    table.types("letter").types("received 1... e5").types("e4").types("letter");
    table
        .types("received")
        .types("received 2026-11-28: 1... e5, 5755")
        .types("received 2026-11-27");
    table.types("hint").types("letter");
    let kept: Vec<String> = table
        .journal
        .iter()
        .filter_map(|entry| match &entry.what {
            What::Day(day) => Some(day.to_string()),
            _ => None,
        })
        .collect();
    assert_eq!(kept, ["2026-11-28", "2026-11-27"]);
    table.expect(expect![[r#"
        New game 1, by letter. You play White against Anna. After your move: letter.
        > letter
        Your move first. Then the letter.
        > received 1... e5
        Your move. No letter is awaited.
        > e4
        pawn e2 e4
        > letter
        (letters: Letter(GameId(1)))
        > received
        Add the move or the day: received 12... Nf6.
        > received 2026-11-28: 1... e5, 5755
        pawn e7 e5
        Noted: received on 2026-11-28.
        > received 2026-11-27
        Noted: received on 2026-11-27.
        > hint
        Not during a game with another person.
        > letter
        Your move first. Then the letter.
    "#]]);
}

#[test]
fn the_move_of_a_letter_is_found_among_all_that_it_says() {
    let knight = "knight b8 c6";
    for text in [
        "Nc6",
        "2... Nc6",
        "2...Nc6",
        "2… Nc6",
        "Dear Ben, I play 2... Nc6 (2836). Your move was 2. Nf3.",
        "2836",
        "knight c6",
        "2... knight b8 c6",
        "My move: 2... Nc6, 2836. White: Ke1, Nf3. Black: Ke8, Nc6, Nf6.",
        "Springer Cesar sechs",
    ] {
        assert_eq!(brought(text), knight, "{text}");
    }
    let several = "Several moves match. Type the move alone.";
    assert_eq!(brought("Nc6 or Nf6"), several);
    let none = "No move found in it. Type the move alone.";
    for text in ["hello", "3... Nc6 2. Nf3", "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b"]
    {
        assert_eq!(brought(text), none, "{text}");
    }
}
