use shakmaty::{Color, Piece, Role, Square};

use super::*;
use crate::noise::{FRAMES, Noise};
use crate::report::SquareChange;
use crate::tests::{ms, run};

const PAWN: Piece = Piece { color: Color::White, role: Role::Pawn };

fn messages(bytes: &[u8]) -> Vec<Option<Message>> {
    let mut reader = Reader::default();
    let mut messages = Vec::new();
    reader.take(bytes, |message| messages.push(message));
    messages
}

fn start() -> Sensed {
    Sensed::of(shakmaty::Board::new())
}

/// The codec of a board whose pieces it has learned, and what it told.
fn learned(board: &Board) -> (Certabo, Vec<Report>) {
    let mut certabo = Certabo::new(Chips::default(), Lamps::Plain, Some(Orientation::Straight));
    assert!(certabo.order(&Order::Learn, ms(0)));
    let frames = board.frame().repeat(15);
    let reports = certabo.receive(&frames, ms(0));
    (certabo, reports)
}

fn read(certabo: &mut Certabo, board: &Board, times: usize) -> Vec<Report> {
    certabo.receive(&board.frame().repeat(times), ms(0))
}

// 320 numbers and a blank before the line end: `chess_sim.ino` and `codes.py` of Certabo's program.
#[test]
fn a_frame_with_chips_has_320_numbers() {
    let empty = [&b":"[..], &b"0 ".repeat(320), b"\r\n"].concat();
    let nothing = Message::Chips(Box::new([[0; 5]; 64]));
    assert_eq!(messages(&empty), [Some(nothing.clone())]);
    let piece = [&b":208 0 345 1 84 "[..], &b"0 ".repeat(315), b"L\r\n"].concat();
    let mut chips = [[0; 5]; 64];
    chips[0] = [208, 0, 345, 1, 84];
    let plain = Some(Message::Lamps(Lamps::Plain));
    assert_eq!(messages(&piece), [Some(Message::Chips(Box::new(chips))), plain]);
    let coloured = Some(Message::Lamps(Lamps::Coloured));
    assert_eq!(messages(b":0 0 0 0 0 0 0D 0 \r\n")[1..], [coloured]);
    for bad in [&b"0 ".repeat(319)[..], &b"0 ".repeat(321), &b"-1 ".repeat(320), b"99999 "] {
        let bad = [b":", bad, b"\r\n"].concat();
        assert_eq!(messages(&[&bad[..], &empty].concat()), [None, Some(nothing.clone())]);
    }
    let cut = [&empty[..100], &empty].concat();
    assert_eq!(messages(&cut), [None, Some(nothing)]);
    assert_eq!(messages(b"LED 3 changed from 0 to 1\r\n"), []);
    assert_eq!(messages(b"D\r\n"), [Some(Message::Lamps(Lamps::Coloured))]);
}

// `PicoChess` reads rank 8 first and the highest bit as the file a.
#[test]
fn a_frame_without_chips_has_8_numbers() {
    let mut squares = [false; 64];
    squares[0] = true;
    squares[63] = true;
    let message = Message::Occupied(Box::new(squares));
    assert_eq!(messages(b":128 0 0 0 0 0 0 1 \r\n"), [Some(message)]);
    assert_eq!(messages(b":256 0 0 0 0 0 0 1 \r\n"), [None]);
    let order: Vec<Square> = frame::squares().collect();
    assert_eq!((order[0], order[7], order[63]), (Square::A8, Square::H8, Square::H1));
}

// Whether a Tactum sends the colon, nobody knows: `BearChess` takes it off.
#[test]
fn b2_eight_numbers_without_a_colon_are_a_frame_that_must_come_again() {
    let whole = Board::new(Frames::Bare).frame();
    assert_eq!(whole, b"255 255 0 0 0 0 255 255 \r\n");
    let occupied = shakmaty::Board::new().occupied();
    let squares = frame::squares().map(|square| occupied.contains(square));
    let squares: Vec<bool> = squares.collect();
    let bare = Message::Bare(Box::new(squares.try_into().unwrap()));
    for end in ["\r\n", "\n", "\r", " \r\n"] {
        let line = format!("255 255 0 0 0 0 255 255{end}");
        assert_eq!(messages(line.as_bytes()), [Some(bare.clone())], "{end:?}");
    }
    for none in [
        "255 255 0 0 0 0 255",
        "255 255 0 0 0 0 255 255 255",
        "256 255 0 0 0 0 255 255",
        "-1 255 0 0 0 0 255 255",
        "255 255 0 0 0 0 255 x",
        "a b c d e f g h",
        "LED 3 changed from 0 to 1",
    ] {
        assert_eq!(messages(format!("{none}\r\n").as_bytes()), [], "{none}");
    }
    let mut certabo = Certabo::new(Chips::default(), Lamps::Plain, None);
    assert_eq!(certabo.receive(&whole.repeat(2), ms(0)), []);
    let stands = Sensed { pieces: shakmaty::Board::empty(), ..start() };
    assert_eq!(certabo.receive(&whole, ms(0)), [Report::Stands(stands)]);
}

#[test]
fn b2_a_board_without_a_colon_tells_what_hands_do_and_no_single_frame() {
    let mut board = Board::new(Frames::Bare);
    let mut certabo = Certabo::new(Chips::default(), Lamps::Plain, Some(Orientation::Turned));
    let _ = read(&mut certabo, &board, 3);
    board.put(Square::D7, None);
    assert_eq!(read(&mut certabo, &board, 2), []);
    assert_eq!(read(&mut certabo, &board, 1), [Report::Lifted(None, Square::E2, None)]);
    board.put(Square::D5, Some(Board::chip(PAWN, 4)));
    let phantom = read(&mut certabo, &board, 2);
    board.put(Square::D5, None);
    assert_eq!([phantom, read(&mut certabo, &board, 3)], [vec![], vec![]]);
}

/// Numbers of another device are no frames as long as they change, and a board with a colon is heard
/// beside a line of eight numbers.
#[test]
fn b2_eight_numbers_that_change_are_no_board() {
    let mut certabo = Certabo::new(Chips::default(), Lamps::Plain, None);
    for at in 0..100_u8 {
        let line = format!("{at} {} 3 4 5 6 7 8\n", 255 - at);
        assert_eq!(certabo.receive(line.as_bytes(), ms(0)), []);
    }
    let told = read(&mut certabo, &Board::new(Frames::Chips), 3);
    assert!(matches!(told[..], [Report::Stands(_)]), "{told:?}");
}

#[test]
fn the_pieces_are_learned_from_the_start_position() {
    let mut board = Board::new(Frames::Chips);
    let queen = |color| Piece { color, role: Role::Queen };
    board.put(Square::D3, Some(Board::chip(queen(Color::White), 99)));
    board.put(Square::D6, Some(Board::chip(queen(Color::Black), 99)));
    let (mut certabo, reports) = learned(&board);
    let Some(Report::Stands(before)) = reports.first() else { panic!("{reports:?}") };
    assert_eq!((before.occupied.count(), before.pieces.is_empty()), (34, true), "no names yet");
    assert!(reports.contains(&Report::Learned(Bitboard::EMPTY)), "{reports:?}");
    assert_eq!(certabo.chips().unwrap().iter().count(), 34);
    board.put(Square::D3, None);
    board.put(Square::D6, None);
    let _ = read(&mut certabo, &board, 3);
    assert!(certabo.order(&Order::Look, ms(0)));
    assert_eq!(read(&mut certabo, &board, 1), [Report::Stands(start())]);
}

#[test]
fn what_is_not_the_start_position_is_not_learned() {
    let mut board = Board::new(Frames::Chips);
    board.put(Square::E2, None);
    board.put(Square::E4, Some(Board::chip(PAWN, 4)));
    board.put(Square::H1, Some(Board::chip(Piece { color: Color::White, role: Role::Rook }, 0)));
    let (certabo, reports) = learned(&board);
    let wrong = Bitboard::from_iter([Square::E2, Square::E4, Square::H1]);
    assert!(reports.contains(&Report::Learned(wrong)), "{reports:?}");
    assert_eq!(certabo.chips(), Some(&Chips::default()));
}

#[test]
fn learning_needs_more_than_half_of_the_readings() {
    let board = Board::new(Frames::Chips);
    let mut missing = Board::new(Frames::Chips);
    missing.put(Square::A1, None);
    for (bad, wrong) in [(7, Bitboard::EMPTY), (8, Bitboard::from_square(Square::A1))] {
        let mut certabo = Certabo::new(Chips::default(), Lamps::Plain, Some(Orientation::Straight));
        assert!(certabo.order(&Order::Learn, ms(0)));
        let mut reports = read(&mut certabo, &missing, bad);
        reports.extend(read(&mut certabo, &board, 15 - bad));
        assert!(reports.contains(&Report::Learned(wrong)), "{bad}: {reports:?}");
    }
}

#[test]
fn how_a_board_lies_is_not_learned_from_chips_that_nobody_knows() {
    let lesson = |board: &Board, orientation| {
        let mut certabo = Certabo::new(Chips::default(), Lamps::Plain, orientation);
        assert!(certabo.order(&Order::Learn, ms(0)));
        let mut reports = read(&mut certabo, board, 17);
        reports.retain(|report| !matches!(report, Report::Stands(sensed) if *sensed != start()));
        reports
    };
    let mut board = Board::new(Frames::Chips);
    assert_eq!(lesson(&board, None), [Report::WhichSide]);
    for (square, piece) in shakmaty::Board::new() {
        board.put(square.rotate_180(), Some(Board::chip(piece, u16::from(square.file()))));
    }
    assert_eq!(lesson(&board, None), [Report::WhichSide]);
    let learned = [Report::Learned(Bitboard::EMPTY), Report::Stands(start())];
    assert_eq!(lesson(&board, Some(Orientation::Turned)), learned);
    // The second queen of White is on the player's d3, and that of Black not on his d6.
    board.put(Square::D3.rotate_180(), Some([208, 9, 345, 10, 1]));
    assert_eq!(lesson(&board, None)[0], Report::Learned(Bitboard::EMPTY));
}

#[test]
fn a_board_has_chips_or_has_none() {
    for (frames, other) in [
        (Frames::Chips, Frames::Occupied),
        (Frames::Occupied, Frames::Chips),
        (Frames::Occupied, Frames::Bare),
        (Frames::Bare, Frames::Occupied),
        (Frames::Bare, Frames::Chips),
    ] {
        let (board, other) = (Board::new(frames), Board::new(other));
        let mut certabo = Certabo::new(Chips::default(), Lamps::Plain, Some(Orientation::Straight));
        let told = read(&mut certabo, &board, 3);
        assert!(matches!(told[..], [Report::Stands(_)]), "{told:?}");
        assert_eq!(read(&mut certabo, &other, 3), vec![Report::Garbled; 3]);
        assert_eq!(read(&mut certabo, &board, 3), []);
    }
}

// `cer2nut` has such chips in its tests; programs keep them in bytes.
#[test]
fn a_simulated_board_sends_chips_that_can_be() {
    let frame = String::from_utf8(Board::new(Frames::Chips).frame()).unwrap();
    let numbers = frame.strip_prefix(':').unwrap().strip_suffix(" \r\n").unwrap();
    assert!(numbers.split(' ').all(|number| number.parse::<u8>().is_ok()), "{frame}");
    let chips: std::collections::BTreeSet<Chip> = (0..=80)
        .flat_map(|nth| Role::ALL.map(|role| (role, nth)))
        .flat_map(|(role, nth)| {
            [Color::White, Color::Black].map(|color| (Piece { color, role }, nth))
        })
        .map(|(piece, nth)| Board::chip(piece, nth))
        .collect();
    assert_eq!(chips.len(), 81 * 12);
}

// Certabo's own simulator sends such numbers on empty squares.
#[test]
fn stray_numbers_are_no_pieces_and_strange_chips_are_pieces_without_a_name() {
    let mut board = Board::new(Frames::Chips);
    let (mut certabo, _) = learned(&board);
    let _ = read(&mut certabo, &board, 3);
    board.put(Square::E5, Some([0, 0, 56, 0, 0]));
    board.put(Square::D5, Some([201, 0, 0, 0, 0]));
    assert_eq!(read(&mut certabo, &board, 3), []);
    board.put(Square::E5, Some([1, 2, 3, 0, 0]));
    assert_eq!(read(&mut certabo, &board, 3), [Report::Seated(None, Square::E5, None)]);
}

/// A frame of a board that counts its pieces by one number each, as the emulation of Chesstimation
/// does.
fn counted(pieces: &shakmaty::Board, number: impl Fn(Square) -> u16) -> Vec<u8> {
    let chip = |square| pieces.piece_at(square).map_or([0; 5], |_| [0, 0, 0, 0, number(square)]);
    frame::write(frame::squares().flat_map(chip))
}

#[test]
fn pieces_with_one_number_alone_are_pieces_when_each_has_another() {
    let mut certabo = Certabo::new(Chips::default(), Lamps::Plain, Some(Orientation::Straight));
    let mut pieces = shakmaty::Board::new();
    let number = |square: Square| u16::from(u8::from(square)) + 1;
    let reports = certabo.receive(&counted(&pieces, number).repeat(3), ms(0));
    let all = Sensed { pieces: shakmaty::Board::empty(), ..start() };
    assert!(reports.contains(&Report::Stands(all)), "{reports:?}");
    // A piece that is lifted while they are learned is one piece and no storm.
    pieces.discard_piece_at(Square::E2);
    assert!(certabo.order(&Order::Learn, ms(0)));
    let reports = certabo.receive(&counted(&pieces, number).repeat(3), ms(0));
    assert_eq!(reports, [Report::Lifted(None, Square::E2, None)]);
    pieces = shakmaty::Board::new();
    let reports = certabo.receive(&counted(&pieces, number).repeat(13), ms(0));
    assert!(reports.contains(&Report::Stands(start())), "{reports:?}");
    // A queen that was not there when they were learned is a piece without a name.
    pieces.discard_piece_at(Square::A2);
    let _ = certabo.receive(&counted(&pieces, number).repeat(3), ms(0));
    pieces.set_piece_at(Square::A5, PAWN);
    let reports = certabo.receive(&counted(&pieces, number).repeat(3), ms(0));
    assert_eq!(reports, [Report::Seated(None, Square::A5, None)]);
    // The next time they are known from the first look.
    let mut next = Certabo::new(certabo.chips().unwrap().clone(), Lamps::Plain, None);
    let reports = next.receive(&counted(&shakmaty::Board::new(), number).repeat(2), ms(0));
    assert_eq!(reports, [Report::Stands(start())]);
}

#[test]
fn stray_numbers_are_no_start_position() {
    for number in [56, 201] {
        let mut certabo = Certabo::new(Chips::default(), Lamps::Plain, Some(Orientation::Straight));
        let reports =
            certabo.receive(&counted(&shakmaty::Board::new(), |_| number).repeat(3), ms(0));
        assert_eq!(reports, [Report::Stands(Sensed::of(shakmaty::Board::empty()))]);
    }
}

#[test]
fn the_most_frequent_of_three_frames_is_believed() {
    let mut board = Board::new(Frames::Chips);
    let (mut certabo, _) = learned(&board);
    let _ = read(&mut certabo, &board, 3);
    board.put(Square::E2, None);
    board.put(Square::E4, Some(Board::chip(PAWN, 4)));
    assert_eq!(read(&mut certabo, &board, 1), []);
    let both = vec![
        SquareChange::Lifted(Square::E2, Some(PAWN)),
        SquareChange::Seated(Square::E4, Some(PAWN)),
    ];
    assert_eq!(read(&mut certabo, &board, 1), [Report::Together(None, both)]);
    let mut blink = Board::new(Frames::Chips);
    blink.put(Square::E2, None);
    blink.put(Square::E4, None);
    assert_eq!(read(&mut certabo, &blink, 1), [], "one frame says otherwise");
    let back = [Report::Glimpsed(Square::E4)];
    assert_eq!(read(&mut certabo, &board, 3), back, "its contact may be bad");
    blink.put(Square::E2, Some(Board::chip(PAWN, 4)));
    blink.put(Square::E4, Some(Board::chip(PAWN, 4)));
    blink.put(Square::E5, Some(Board::chip(PAWN, 4)));
    assert_eq!(read(&mut certabo, &blink, 1), []);
    let back = [Report::Glimpsed(Square::E2)];
    assert_eq!(read(&mut certabo, &board, 3), back, "nobody was on e5 before");
}

#[test]
fn a_board_without_chips_tells_only_that_a_piece_is_there() {
    let mut board = Board::new(Frames::Occupied);
    let mut certabo = Certabo::new(Chips::default(), Lamps::Plain, Some(Orientation::Turned));
    let all = Sensed { pieces: shakmaty::Board::empty(), ..start() };
    assert_eq!(read(&mut certabo, &board, 2), [Report::Stands(all)]);
    board.put(Square::D7, None);
    assert_eq!(read(&mut certabo, &board, 2), [Report::Lifted(None, Square::E2, None)]);
}

#[test]
fn a_board_that_lies_the_other_way_round_is_turned() {
    let mut board = Board::new(Frames::Chips);
    let (certabo, _) = learned(&board);
    for (square, piece) in shakmaty::Board::new() {
        board.put(square.rotate_180(), Some(Board::chip(piece, u16::from(square.file()))));
    }
    let mut turned = Certabo::new(certabo.chips().unwrap().clone(), Lamps::Plain, None);
    assert_eq!(read(&mut turned, &board, 2), [Report::Stands(start())]);
    assert!(turned.order(&Order::Light(Bitboard::from_square(Square::E2)), ms(0)));
    board.receive(&turned.to_send());
    assert_eq!(board.lit(), Bitboard::from_square(Square::D7));
}

// Eight bytes and the mask of the spare queens: `PicoChess`; coloured lamps: the same.
#[test]
fn lamps_are_told_not_too_often_and_the_last_word_counts() {
    let start_and_spares = Bitboard(0xFFFF_0000_0000_FFFF) | Square::D3 | Square::D6;
    assert_eq!(plain(start_and_spares), [0xFF, 0xFF, 0x08, 0, 0, 0x08, 0xFF, 0xFF]);
    assert_eq!(plain(Bitboard::from_square(Square::B8)), [2, 0, 0, 0, 0, 0, 0, 0]);
    let colours = coloured(Bitboard::from_square(Square::H1));
    assert_eq!(
        (colours.len(), &colours[..2], &colours[245..]),
        (247, &[0xFF, 0x55][..], &[13, 10][..])
    );
    let lit: Vec<usize> = (0..81).filter(|&lamp| colours[2 + 3 * lamp] > 0).collect();
    assert_eq!(lit, [0, 1, 9, 10]);
    let mut certabo = Certabo::new(Chips::default(), Lamps::Plain, None);
    for square in [Square::A1, Square::B1, Square::C1] {
        assert!(certabo.order(&Order::Light(Bitboard::from_square(square)), ms(0)));
    }
    assert_eq!(certabo.to_send(), [0, 0, 0, 0, 0, 0, 0, 1]);
    let mut sent = Vec::new();
    let _ = run(&mut certabo, ms(0), ms(2000), |bytes, now| {
        sent.extend((!bytes.is_empty()).then(|| (now, bytes.to_vec())));
        Vec::new()
    });
    assert_eq!(sent, [(ms(610), vec![0, 0, 0, 0, 0, 0, 0, 4])]);
}

#[test]
fn a_silent_board_is_told_once_and_what_it_missed_is_no_touch() {
    let mut board = Board::new(Frames::Chips);
    let (mut certabo, _) = learned(&board);
    let _ = read(&mut certabo, &board, 3);
    let reports = run(&mut certabo, ms(0), ms(20_000), |_, _| Vec::new());
    assert_eq!(reports, [Report::Silent]);
    board.put(Square::E2, None);
    let mut reports = certabo.receive(&board.frame().repeat(2), ms(20_000));
    assert!(matches!(reports[..], [Report::Gap, Report::Stands(_)]), "{reports:?}");
    reports = run(&mut certabo, ms(20_000), ms(20_000), |_, _| Vec::new());
    assert_eq!(reports, [Report::Silent], "a second loss is told as well");
    reports = certabo.receive(&board.frame().repeat(3), ms(40_000));
    assert!(matches!(reports[..], [Report::Stands(_)]), "nothing has changed: {reports:?}");
}

#[test]
fn after_a_bad_frame_the_next_good_one_is_read() {
    let mut noise = Noise::new(21);
    let mut reader = Reader::default();
    for (whole, times) in
        [(Board::new(Frames::Chips).frame(), 300), (Board::new(Frames::Occupied).frame(), 20_000)]
    {
        let expected = messages(&whole);
        for _ in 0..times {
            let mut last = None;
            let bad = noise.spoil(&whole);
            reader.take(&[&bad[..], &whole].concat(), |message| last = message);
            assert_eq!([last], expected[..], "{bad:?}");
        }
    }
    assert!(reader.kept() <= 4096);
}

/// Frames of which each third one is spoilt, and a spoilt one is followed by two good ones: then
/// the same error cannot come twice in three.
fn storm(certabo: &mut Certabo, whole: &[u8], seed: u64, times: usize) {
    let mut noise = Noise::new(seed);
    for step in 0..times {
        let bytes = if step % 3 == 0 { noise.spoil(whole) } else { whole.to_vec() };
        for report in certabo.receive(&bytes, ms(0)) {
            assert_eq!(report, Report::Garbled);
        }
    }
}

#[test]
fn noisy_frames_with_chips_move_no_piece() {
    let board = Board::new(Frames::Chips);
    let (mut certabo, _) = learned(&board);
    let _ = read(&mut certabo, &board, 3);
    storm(&mut certabo, &board.frame(), 22, FRAMES / 10);
}

#[test]
fn many_noisy_frames_without_chips_move_no_piece() {
    for (frames, seed) in [(Frames::Occupied, 23), (Frames::Bare, 24)] {
        let board = Board::new(frames);
        let mut certabo = Certabo::new(Chips::default(), Lamps::Plain, None);
        let _ = read(&mut certabo, &board, 3);
        storm(&mut certabo, &board.frame(), seed, FRAMES);
    }
}

#[test]
fn chips_are_read_as_they_are_written() {
    let (certabo, _) = learned(&Board::new(Frames::Chips));
    let text = certabo.chips().unwrap().to_string();
    assert_eq!(text.lines().count(), 32);
    assert!(text.contains("18 0 244 83 153 k\n"), "{text}");
    assert_eq!(&text.parse::<Chips>().unwrap(), certabo.chips().unwrap());
    assert_eq!("".parse(), Ok(Chips::default()));
    for (text, line) in
        [("1 2 3 4 K", 1), ("1 2 3 4 5 K\n\n1 2 3 4 5 X\n", 3), ("1 2 3 4 70000 K", 1)]
    {
        assert_eq!(text.parse::<Chips>(), Err(NoChips(line)), "{text}");
    }
}
