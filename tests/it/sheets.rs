//! Score sheets in braille: a whole game byte by byte and read back, and any game with any names.

use std::path::Path;

use proptest::prelude::*;
use shakmaty::{Color, Position as _, san::SanPlus};
use touchmove::archive::export::brf::{self, Heading, MoveCode};
use touchmove::archive::export::sheet::{Half, Row, Written};
use touchmove::laws::Position;
use touchmove::notation::braille::cell::Cell;
use touchmove::notation::braille::moves::Profile;
use touchmove::notation::braille::page::{self, Size};
use touchmove::notation::braille::{cell, text};
use touchmove::voices::Library;

/// The dots of a capital in English braille.
const CAPITAL: Cell = Cell::new(0b10_0000);

fn data(name: &str) -> Vec<u8> {
    std::fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name)).unwrap()
}

/// Compares every byte; writes the file anew where expectations are updated.
fn compare(file: &str, name: &str) {
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        std::fs::write(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name), file)
            .unwrap();
    }
    assert_eq!(String::from_utf8(data(name)).unwrap(), file);
}

/// The moves of the record, in English.
fn record() -> Vec<String> {
    let pgn = String::from_utf8(data("kalniczky-charousek-1896.pgn")).unwrap();
    let words = pgn.split_whitespace().map(str::to_owned);
    words.filter(|word| !word.ends_with('.') && !word.starts_with("0-1")).collect()
}

/// The rows of a game from moves that each choose for themselves.
fn rows(start: &Position, mut choose: impl FnMut(&Position) -> Option<shakmaty::Move>) -> Vec<Row> {
    let mut position = start.clone();
    let mut rows: Vec<Row> = Vec::new();
    while let Some(mv) = choose(&position) {
        let number = position.fullmoves().get();
        let written = Some(Written::Move(Box::new(position.clone()), mv));
        if position.turn() == Color::White {
            rows.push(Row { number, halves: Vec::new() });
        }
        rows.last_mut().unwrap().halves.push(Half { written, offered: false });
        position.play_unchecked(mv);
    }
    rows
}

fn heading(words: &[&str]) -> Heading {
    let cells = |at: usize| text::cells(words[at % words.len()]);
    Heading {
        title: cells(0),
        lines: (1..words.len().saturating_sub(1)).map(cells).collect(),
        sheets: [Vec::new(), Vec::new()],
        pieces: [Vec::new(), Vec::new()],
        turn: Vec::new(),
        result: cells(words.len() - 1),
    }
}

fn laid_out(
    heading: &Heading,
    start: &Position,
    rows: &[Row],
    code: MoveCode<'_>,
    size: Size,
) -> String {
    let sheet = brf::sheet(heading, start, [rows, rows], code);
    let pages = page::pages(&[sheet], size);
    let numbers: Vec<_> =
        (2..=pages.len()).map(|number| text::cells(&number.to_string())).collect();
    page::write(&pages, &numbers, size)
}

/// The master game with the names of its players.
fn kalniczky_charousek(code: MoveCode<'_>) -> String {
    let record = record();
    let mut moves = record.iter();
    let rows = rows(&Position::default(), |position| {
        let san: SanPlus = moves.next()?.parse().unwrap();
        Some(san.san.to_move(position).unwrap())
    });
    let words = [
        "Kalniczky against Charousek",
        "White: Gyula Kalniczky",
        "Black: Rudolf Charousek",
        "Date: 1896",
        "Event: Budapest",
        "Checkmate. Black wins.",
    ];
    laid_out(&heading(&words), &Position::default(), &rows, code, Size::new(40, 25))
}

/// The lines of a file by pages, after looking whether it has the form of a BRF file.
fn pages(file: &str, cells: usize, lines: usize) -> Vec<Vec<String>> {
    assert!(file.ends_with("\r\n"));
    let page = |page: &str| -> Vec<String> {
        let page = page.strip_suffix("\r\n").unwrap();
        page.split("\r\n").map(str::to_owned).collect()
    };
    let pages: Vec<_> = file.split('\u{c}').map(page).collect();
    for line in pages.iter().flatten() {
        assert!(line.len() <= cells, "{line}");
        assert!(!line.ends_with(' '), "{line}");
        assert!(
            line.chars().all(|sign| Cell::from_ascii(sign).map(Cell::ascii) == Some(sign)),
            "{line:?}"
        );
    }
    assert!(pages.iter().all(|page| page.len() <= lines), "{pages:#?}");
    pages
}

/// The moves that stand on the pages: the words of each line that begins with its number.
fn moves(pages: &[Vec<String>]) -> Vec<String> {
    let mut next = 1;
    let mut found = Vec::new();
    for line in pages.iter().flatten() {
        let mut words = line.split(' ');
        if words.next() == Some(&next.to_string()) {
            found.extend(words.map(str::to_owned));
            next += 1;
        }
    }
    found
}

/// A move in letters as it was in print: a letter is a capital where its sign stands before it.
fn print(word: &str) -> String {
    let mut out = String::new();
    let mut capital = false;
    for sign in word.chars() {
        match sign {
            ',' => {}
            'O' => out.push('O'),
            _ if capital => out.push(sign),
            _ => out.push(sign.to_ascii_lowercase()),
        }
        capital = sign == ',';
    }
    out
}

/// In six dots a queen that takes and a d-pawn that does would be the same in German, and a bishop
/// and a b-pawn in English.
#[test]
fn a_piece_is_told_from_a_pawn_on_the_file_of_its_letter() {
    let fen = "k7/8/8/4p3/2pP4/1P6/8/4QB1K w - - 0 1";
    let fen: shakmaty::fen::Fen = fen.parse().unwrap();
    let position: Position =
        Position::from_setup(fen.into_setup(), shakmaty::CastlingMode::Standard).unwrap();
    for voice in ["en", "de"] {
        let voice = Library::built_in().get(voice).unwrap();
        let code = MoveCode::Letters(voice.vocabulary(), CAPITAL);
        let written: Vec<_> =
            position.legal_moves().into_iter().map(|mv| alone(&position, mv, code)).collect();
        let distinct: std::collections::BTreeSet<_> = written.iter().collect();
        assert_eq!(distinct.len(), written.len(), "{written:?}");
    }
}

#[test]
fn a_game_in_letters_is_written_byte_by_byte_and_read_back() {
    let english = Library::built_in().get("en").unwrap();
    let file = kalniczky_charousek(MoveCode::Letters(english.vocabulary(), CAPITAL));
    compare(&file, "kalniczky-charousek-1896.brf");
    let pages = pages(&file, 40, 25);
    assert_eq!(pages.len(), 3);
    assert_eq!(pages[1][0], "KALNICZKY AGAINST CHAROUSEK            2");
    assert_eq!(pages[2].last().unwrap(), "CHECKMATE. BLACK WINS.");
    let read: Vec<_> = moves(&pages).iter().map(|word| print(word)).collect();
    assert_eq!(read, record());
}

#[test]
fn a_game_in_the_code_of_the_united_kingdom_is_written_byte_by_byte_and_read_back() {
    let file = kalniczky_charousek(MoveCode::Uk(&Profile::default()));
    compare(&file, "kalniczky-charousek-1896-uk.brf");
    let read = moves(&pages(&file, 40, 25));
    let mut position = Position::default();
    for word in &read {
        // Each word stands for exactly one of the legal moves.
        let profile = Profile::default();
        let cells = |&mv: &shakmaty::Move| {
            let parts = touchmove::notation::MoveParts::of(&position, mv);
            cell::to_ascii(&touchmove::notation::braille::moves::write(&parts, &profile)) == *word
        };
        let fitting: Vec<_> = position.legal_moves().into_iter().filter(cells).collect();
        assert_eq!(fitting.len(), 1, "{word}");
        position.play_unchecked(fitting[0]);
    }
    assert_eq!(read.len(), 116);
    assert!(position.is_checkmate());
}

/// One move as it stands on a sheet.
fn alone(before: &Position, mv: shakmaty::Move, code: MoveCode<'_>) -> String {
    let written = Some(Written::Move(Box::new(before.clone()), mv));
    let row = [Row { number: 1, halves: vec![Half { written, offered: false }] }];
    laid_out(&Heading::default(), &Position::default(), &row, code, Size::new(80, 60))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn no_two_moves_of_a_position_look_the_same(
        choices in proptest::collection::vec(any::<usize>(), 0..80),
    ) {
        let mut library = Library::built_in();
        let mut position = Position::default();
        for choice in choices {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position.play_unchecked(moves[choice % moves.len()]);
        }
        for voice in ["en", "de"] {
            let voice = library.get(voice).unwrap();
            for code in [MoveCode::Letters(voice.vocabulary(), CAPITAL), MoveCode::Uk(&Profile::default())] {
                let moves = position.legal_moves();
                let seen: std::collections::BTreeSet<_> =
                    moves.iter().map(|&mv| alone(&position, mv, code)).collect();
                prop_assert_eq!(seen.len(), moves.len(), "{:?}", seen);
            }
        }
    }

    #[test]
    fn nothing_but_cells_is_ever_written(
        names in proptest::collection::vec("\\PC{0,60}|[\\x00-\\x20äöüßÄЖ…♞]{0,12}", 2..6),
        choices in proptest::collection::vec(any::<usize>(), 0..120),
        uk in any::<bool>(),
        width in 12_usize..80,
        height in 5_usize..60,
    ) {
        let mut choices = choices.into_iter();
        let rows = rows(&Position::default(), |position| {
            let moves = position.legal_moves();
            let choice = choices.next()?;
            (!moves.is_empty()).then(|| moves[choice % moves.len()])
        });
        let german = Library::built_in().get("de").unwrap();
        let letters = MoveCode::Letters(german.vocabulary(), Cell::new(0b10_1000));
        let code = if uk { MoveCode::Uk(&Profile::default()) } else { letters };
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let file = laid_out(&heading(&names), &Position::default(), &rows, code, Size::new(width, height));
        let pages = pages(&file, width, height);
        // No move is parted: each half stands in its line, or whole in the next.
        let words: Vec<&str> = pages.iter().flatten().flat_map(|line| line.split(' ')).collect();
        for half in rows.iter().flat_map(|row| &row.halves) {
            let Some(Written::Move(before, mv)) = &half.written else { continue };
            let alone = alone(before, *mv, code);
            let alone: Vec<&str> = alone.split_whitespace().skip(1).collect();
            prop_assert!(
                alone.iter().all(|word| words.contains(word)),
                "{} of {:?} in {}", alone.join(" "), mv, before.board()
            );
        }
    }
}
