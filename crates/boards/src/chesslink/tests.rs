use shakmaty::{Color, Piece, Role, Square};

use super::*;
use crate::noise::{FRAMES, Noise};
use crate::report::{Sensed, SquareChange};
use crate::tests::{TURNED, ms, pieces, run};

const PAWN: Piece = Piece { color: Color::White, role: Role::Pawn };
const START: &str = "sRNBKQBNRPPPPPPPP................................pppppppprnbkqbnr";

fn messages(bytes: &[u8]) -> Vec<Option<Message>> {
    let mut reader = Reader::default();
    let mut messages = Vec::new();
    reader.take(bytes, ms(0), |message| messages.push(message));
    messages
}

fn start() -> Sensed {
    Sensed::of(shakmaty::Board::new())
}

fn started(board: &mut Board) -> (ChessLink, Vec<Report>) {
    let mut link = ChessLink::new(None);
    assert!(link.order(&Order::Watch, ms(0)));
    let reports = run(&mut link, ms(0), ms(1000), |sent, _| {
        board.receive(sent);
        board.to_send()
    });
    (link, reports)
}

// The frames are those of Millennium's description of October 2017.
/// What has changed is told at the second scan that finds it.
fn scanned(board: &mut Board) {
    board.scan();
    board.scan();
}

#[test]
fn sums_and_parity_are_those_of_the_description() {
    for (body, whole) in [("V", "V56"), ("S", "S53"), ("X", "X58"), ("T", "T54"), ("l", "l6C")] {
        assert_eq!(frame::plain(body), whole.as_bytes());
    }
    // V has four bits, 5 has four, 6 has four: each gets one more.
    assert_eq!(frame::frame("V"), [0xD6, 0xB5, 0xB6]);
    // A has two bits, C has three.
    assert_eq!([frame::odd(b'A'), frame::odd(b'C')], [0xC1, 0x43]);
}

// The order is that of `python-mchess` and `chesslinkdriver`: `sRNBKQBNR` was seen from a board that
// stood at the start.
#[test]
fn a_position_is_read_from_h1_on() {
    assert_eq!(messages(&frame::frame(START)), [Some(Message::Stands(start()))]);
    assert_eq!(frame::body(&shakmaty::Board::new()), START);
    let squares: Vec<Square> = frame::squares().collect();
    assert_eq!((squares[0], squares[7], squares[63]), (Square::H1, Square::A1, Square::A8));
}

#[test]
fn a_frame_without_parity_is_read_until_one_has_had_it() {
    let mut reader = Reader::default();
    let mut read = Vec::new();
    let bare = frame::plain(START);
    reader.take(&bare, ms(0), |message| read.push(message.is_some()));
    reader.take(&frame::frame(START), ms(0), |message| read.push(message.is_some()));
    reader.take(&bare, ms(0), |message| read.push(message.is_some()));
    assert_eq!(read, [true, true, false]);
}

/// A frame with its sum in small letters, as a DGT Centaur with the software of `EdNekebno` sends it.
fn small(body: &str) -> Vec<u8> {
    let frame = String::from_utf8(frame::plain(body)).unwrap();
    let (body, sum) = frame.split_at(frame.len() - 2);
    format!("{body}{}", sum.to_ascii_lowercase()).into_bytes()
}

#[test]
fn b1_sums_are_read_in_letters_of_either_case() {
    // Every letter of a sum, small, capital and mixed.
    for sum in 0..=0xFF_u8 {
        let [high, low] =
            [sum >> 4, sum & 0xF].map(|digit| char::from_digit(digit.into(), 16).unwrap());
        for digits in [
            format!("{high}{low}"),
            format!("{high}{low}").to_ascii_uppercase(),
            format!("{}{low}", high.to_ascii_uppercase()),
            format!("{high}{}", low.to_ascii_uppercase()),
        ] {
            assert_eq!(frame::hex(digits.as_bytes()), Some(sum), "{digits}");
        }
    }
    for bad in [&b"g0"[..], b"0G", b"+1", b" 1", b"1", b"\xC11"] {
        assert_eq!(frame::hex(bad), None, "{bad:?}");
    }
    assert_eq!(messages(&small("l")), [Some(Message::Lit)]);
    // What a board holds, in letters of either case.
    assert_eq!(messages(&small("w020f")), [Some(Message::Wrote(2, 0x0F))]);
    assert_eq!(messages(&small("r0A0B")), [Some(Message::Held(0x0A, 0x0B))]);
}

#[test]
fn b1_a_board_with_small_sums_and_no_answer_to_r_tells_a_game() {
    let mut link = ChessLink::new(None);
    let _ = link.order(&Order::Identify, ms(0));
    let _ = link.order(&Order::Watch, ms(0));
    let _ = link.order(&Order::Look, ms(0));
    let mut pieces = shakmaty::Board::new();
    let mut now = ms(0);
    let mut told = Vec::new();
    for (off, on) in [(Square::E2, Square::E4), (Square::E7, Square::E5), (Square::G1, Square::F3)]
    {
        let reports = run(&mut link, now, ms(9000), |sent, _| {
            let sent: Vec<u8> = sent.iter().map(|byte| byte & 0x7F).collect();
            let answer = match sent.first() {
                Some(b'V') => small("v010a"),
                Some(b'R') => b"r\0\0?".to_vec(),
                Some(b'W') => small(&format!("w{}", String::from_utf8_lossy(&sent[1..5]))),
                Some(b'S') => small(&frame::body(&pieces)),
                _ => Vec::new(),
            };
            answer.into_iter().map(frame::odd).collect()
        });
        assert!(!reports.contains(&Report::Silent), "{reports:?}");
        told.extend(reports);
        let piece = pieces.remove_piece_at(off).unwrap();
        pieces.set_piece_at(on, piece);
        now += ms(9000);
        told.extend(link.receive(
            &small(&frame::body(&pieces)).into_iter().map(frame::odd).collect::<Vec<_>>(),
            now,
        ));
        now += ms(100);
    }
    let moves = told.iter().filter(|report| matches!(report, Report::Together(..))).count();
    assert_eq!(moves, 3, "{told:?}");
}

#[test]
fn b1_a_simulated_board_reads_small_sums_too() {
    let mut board = Board::new(shakmaty::Board::new(), true);
    for body in ["W020c", "R02"] {
        board.receive(&small(body).into_iter().map(frame::odd).collect::<Vec<_>>());
    }
    assert_eq!(board.held(2), Some(0x0C));
    assert_eq!(board.to_send(), [frame::frame("w020C"), frame::frame("r020C")].concat());
}

#[test]
fn what_cannot_be_is_dropped_and_the_next_frame_read() {
    let good = frame::frame("v0105");
    let version = Some(Message::Version(1, 5));
    let mut queen = START.to_owned();
    queen.replace_range(1..2, "X");
    let no_piece = frame::frame(&queen);
    for bad in [&b"v010500"[..], b"l6d", b"hello", &no_piece, b"r72"] {
        assert_eq!(messages(&[bad, &good].concat()), [None, version.clone()], "{bad:?}");
    }
    // A position that is cut off is dropped when nothing has come for a second.
    let mut reader = Reader::default();
    let mut read = Vec::new();
    reader.take(&frame::frame(START)[..40], ms(0), |message| read.push(message));
    assert_eq!(reader.due(), Some(ms(1000)));
    reader.take(&good, ms(1000), |message| read.push(message));
    assert_eq!(read, [None, version.clone()]);
    // Line ends after a frame are passed over.
    assert_eq!(messages(&[&good[..], b"\r\n", &good].concat()), [version.clone(), version]);
}

#[test]
fn a_board_is_set_up_once_and_then_tells_what_changes() {
    let mut board = Board::new(shakmaty::Board::new(), true);
    let (mut link, reports) = started(&mut board);
    assert_eq!(reports, [Report::Stands(start())]);
    assert_eq!((board.held(1), board.held(2)), (Some(0x0F), Some(0x04)));
    // A second time it holds already what it should, and nothing is written.
    assert!(link.order(&Order::Watch, ms(1000)));
    let mut commands = Vec::new();
    let _ = run(&mut link, ms(1000), ms(500), |sent, _| {
        commands.extend(sent.iter().map(|byte| byte & 0x7F));
        board.receive(sent);
        board.to_send()
    });
    assert!(!commands.contains(&b'W'), "{commands:?}");
    board.put(Square::E2, None);
    board.put(Square::E4, Some(PAWN));
    scanned(&mut board);
    let both = vec![
        SquareChange::Lifted(Square::E2, Some(PAWN)),
        SquareChange::Seated(Square::E4, Some(PAWN)),
    ];
    let reports = link.receive(&board.to_send(), ms(2000));
    assert_eq!(reports, [Report::Together(None, both)]);
}

#[test]
fn errors_that_cancel_out_in_the_sum_lift_no_piece() {
    // One character is lost and the same comes twice: f2 between two squares that are empty.
    let good = frame::frame(&frame::body(&pieces("rnbqkbnr/pppppppp/8/8/8/8/PPPP1P1P/RNBQKBNR")));
    for (lost, twice) in [(1 + 8 + 2, 1 + 8 + 4), (1 + 8 + 4, 1 + 8), (1 + 1, 1 + 6)] {
        let mut bad = good.clone();
        let character = bad[twice];
        assert_eq!(bad[lost], character);
        bad.insert(twice, character);
        bad.remove(if lost > twice { lost + 1 } else { lost });
        assert_ne!(bad, good);
        assert!(matches!(messages(&bad)[..], [Some(Message::Stands(_))]), "the sum is right");
        let mut board = Board::new(pieces("rnbqkbnr/pppppppp/8/8/8/8/PPPP1P1P/RNBQKBNR"), true);
        let (mut link, _) = started(&mut board);
        assert_eq!(link.receive(&bad, ms(2000)), []);
        let reports = run(&mut link, ms(2000), ms(9000), |sent, _| {
            board.receive(sent);
            board.to_send()
        });
        assert_eq!(reports, []);
    }
}

#[test]
fn errors_that_cancel_out_lift_no_piece_while_another_square_flickers() {
    // The empty d7 is lost and the empty a6 comes twice: a pawn seems to go from h7 to d7.
    let position = "rnbqkbnr/ppp1pppp/8/3p4/8/8/PPPPPPPP/RNBQKBNR";
    let mut board = Board::new(pieces(position), true);
    let (mut link, _) = started(&mut board);
    board.put(Square::D2, None);
    scanned(&mut board);
    let good = board.to_send();
    let mut bad = good.clone();
    let empty = bad.remove(1 + 6 * 8 + 4);
    bad.insert(1 + 6 * 8, empty);
    assert!(matches!(messages(&bad)[..], [Some(Message::Stands(_))]), "the sum is right");
    assert_eq!(link.receive(&bad, ms(2000)), []);
    let reports = link.receive(&good, ms(2200));
    assert_eq!(reports, [Report::Lifted(None, Square::D2, Some(PAWN))]);
}

#[test]
fn a_position_may_come_between_a_command_and_its_answer() {
    let mut board = Board::new(shakmaty::Board::new(), true);
    let (mut link, _) = started(&mut board);
    let squares = Bitboard::from_iter([Square::E2, Square::E4]);
    assert!(link.order(&Order::Light(squares), ms(1000)));
    board.put(Square::E2, None);
    scanned(&mut board);
    board.receive(&link.to_send());
    let reports = link.receive(&board.to_send(), ms(1010));
    assert_eq!(reports, [Report::Lifted(None, Square::E2, Some(PAWN)), Report::Done(None)]);
    assert_eq!(board.lit() & squares, squares);
}

// Counted in columns of nine from h1, as `python-mchess` and `chesslinkdriver` do.
#[test]
fn a_square_has_four_lamps() {
    let lit = |square| -> Vec<usize> {
        let lamps = frame::lamps(Bitboard::from_square(square));
        (0..81).filter(|&lamp| lamps[lamp]).collect()
    };
    assert_eq!(lit(Square::H1), [0, 1, 9, 10]);
    assert_eq!(lit(Square::A8), [70, 71, 79, 80]);
    let mut link = ChessLink::new(None);
    assert!(link.order(&Order::Light(Bitboard::from_square(Square::H1)), ms(0)));
    let sent: Vec<u8> = link.to_send().iter().map(|byte| byte & 0x7F).collect();
    assert_eq!(sent.len(), 167);
    assert!(sent.starts_with(b"L20FFFF00"), "{sent:?}");
    // Dark again is a command of its own, and waits for the answer of the first.
    assert!(link.order(&Order::Light(Bitboard::EMPTY), ms(10)));
    assert_eq!(link.to_send(), []);
    assert_eq!(link.receive(b"l6C", ms(20)), [Report::Done(None)]);
    assert_eq!(link.to_send(), frame::frame("X"));
}

#[test]
fn a_board_that_lies_the_other_way_round_is_turned() {
    let mut board = Board::new(pieces(TURNED), false);
    let (mut link, reports) = started(&mut board);
    assert_eq!(reports, [Report::Stands(start())]);
    board.put(Square::D7, None);
    scanned(&mut board);
    assert_eq!(link.receive(&board.to_send(), ms(2000)), [], "without parity it is asked again");
    board.receive(&link.to_send());
    let reports = link.receive(&board.to_send(), ms(2000));
    assert_eq!(reports, [Report::Lifted(None, Square::E2, Some(PAWN))]);
    assert!(link.order(&Order::Light(Bitboard::from_square(Square::E2)), ms(2000)));
    board.receive(&link.to_send());
    assert_eq!(board.lit(), Bitboard::from_square(Square::D7));
}

#[test]
fn a_command_without_an_answer_is_sent_three_times() {
    let mut link = ChessLink::new(None);
    assert!(link.order(&Order::Identify, ms(0)));
    let mut sent = Vec::new();
    let reports = run(&mut link, ms(0), ms(3000), |bytes, _| {
        sent.extend_from_slice(bytes);
        Vec::new()
    });
    // Blanks end what was cut off before the last try, and are no command.
    let blanks = [frame::odd(b' '); FILLED];
    let version = frame::frame("V");
    assert_eq!(sent, [&version[..], &version, &blanks, &version].concat());
    assert_eq!(reports, [Report::Unanswered(None)]);
    assert!(link.order(&Order::Watch, ms(3000)));
    let reports = run(&mut link, ms(3000), ms(7000), |_, _| Vec::new());
    assert_eq!(reports.first(), Some(&Report::Silent), "not even how it stands");
    let mut link = ChessLink::new(None);
    // A board of the series Performance answers some commands never, and is not waited for.
    let _ = link.receive(&frame::frame("v0100"), ms(3000));
    assert!(link.order(&Order::Light(Bitboard::EMPTY), ms(3000)));
    assert!(link.order(&Order::Look, ms(3000)));
    assert_eq!(link.to_send(), [frame::frame("X"), frame::frame("S")].concat());
}

/// What comes after a position that was spoilt, if the next answer comes so much later.
fn after_a_spoilt_position(late: u64) -> Vec<Report> {
    let mut board = Board::new(shakmaty::Board::new(), true);
    let (mut link, _) = started(&mut board);
    board.put(Square::E2, None);
    scanned(&mut board);
    let mut bytes = board.to_send();
    bytes[20] ^= 1;
    run(&mut link, ms(1000), ms(3000), |sent, now| {
        board.receive(sent);
        let spoilt = std::mem::take(&mut bytes);
        let said = if now < ms(1000 + late) { Vec::new() } else { board.to_send() };
        [spoilt, said].concat()
    })
}

#[test]
fn one_spoilt_position_among_good_ones_is_no_alarm() {
    let lifted = Report::Lifted(None, Square::E2, Some(PAWN));
    assert_eq!(after_a_spoilt_position(0), [Report::Garbled, lifted]);
}

#[test]
fn a_lost_position_that_is_found_late_is_no_touch() {
    let stands = Sensed::of(pieces("rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR"));
    let reports = [Report::Garbled, Report::Gap, Report::Stands(stands)];
    assert_eq!(after_a_spoilt_position(600), reports);
}

#[test]
fn of_positions_that_have_waited_on_the_line_the_last_one_counts() {
    let mut board = Board::new(shakmaty::Board::new(), true);
    let (mut link, _) = started(&mut board);
    let silent = run(&mut link, ms(1000), ms(30_000), |_, _| Vec::new());
    assert_eq!(silent, [Report::Silent]);
    for square in [Square::E2, Square::D2, Square::C2] {
        board.put(square, None);
        scanned(&mut board);
    }
    let stands = Sensed::of(pieces("rnbqkbnr/pppppppp/8/8/8/8/PP3PPP/RNBQKBNR"));
    let reports = link.receive(&board.to_send(), ms(31_000));
    assert_eq!(reports, [Report::Gap, Report::Stands(stands)]);
}

#[test]
fn what_changed_in_a_silence_is_no_touch_and_the_return_is_told() {
    let mut board = Board::new(shakmaty::Board::new(), true);
    let (mut link, _) = started(&mut board);
    let talk = |link: &mut ChessLink, board: &mut Board, from: u64, heard: bool| {
        run(link, ms(from), ms(30_000), |sent, _| {
            if heard {
                board.receive(sent);
            }
            board.to_send()
        })
    };
    assert_eq!(talk(&mut link, &mut board, 1000, false), [Report::Silent], "told once");
    assert_eq!(talk(&mut link, &mut board, 31_000, true), [Report::Stands(start())]);
    assert_eq!(talk(&mut link, &mut board, 61_000, false), [Report::Silent], "told again");
    board.put(Square::E2, None);
    let stands = Sensed::of(pieces("rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR"));
    let reports = talk(&mut link, &mut board, 91_000, true);
    assert_eq!(reports, [Report::Gap, Report::Stands(stands)]);
}

#[test]
fn after_a_bad_frame_the_next_good_one_is_read() {
    let mut noise = Noise::new(11);
    let mut reader = Reader::default();
    let (whole, good) = (frame::frame(START), frame::frame(START));
    for _ in 0..20_000 {
        let mut last = None;
        let bad = noise.spoil(&whole);
        reader.take(&[&bad[..], &good].concat(), ms(0), |message| last = message);
        assert_eq!(last, Some(Message::Stands(start())), "{bad:?}");
    }
    assert!(reader.kept() <= 1024);
}

/// The cable is pulled in the middle of the longest command: the board still waits for its end when
/// it is asked anew.
#[test]
fn a_command_that_was_cut_off_does_not_swallow_the_next_ones() {
    for kept in 1..166 {
        let mut board = Board::new(shakmaty::Board::new(), true);
        let (mut link, _) = started(&mut board);
        assert!(link.order(&Order::Light(Bitboard::FULL), ms(1000)));
        board.receive(&link.to_send()[..kept]);
        let mut link = ChessLink::new(None);
        for order in [Order::Identify, Order::Watch, Order::Look] {
            assert!(link.order(&order, ms(0)));
        }
        let reports = run(&mut link, ms(0), ms(3000), |sent, _| {
            board.receive(sent);
            board.to_send()
        });
        assert!(reports.contains(&Report::Stands(start())), "{kept}: {reports:?}");
    }
}

#[test]
fn whatever_a_noisy_line_does_in_the_end_the_board_is_right() {
    let mut noise = Noise::new(12);
    for parity in [true, false].repeat(20) {
        let mut board = Board::new(shakmaty::Board::new(), parity);
        let (mut link, _) = started(&mut board);
        for step in 0..20 {
            let at = Square::new(u32::try_from(noise.below(64)).unwrap());
            board.put(at, (noise.below(2) == 0).then_some(PAWN));
            let _ = run(&mut link, ms(1000 + step * 700), ms(700), |sent, _| {
                board.receive(&noise.pass(sent.to_vec(), 3));
                board.scan();
                noise.pass(board.to_send(), 3)
            });
        }
        assert!(link.order(&Order::Look, ms(15_000)));
        let reports = run(&mut link, ms(15_000), ms(6000), |sent, _| {
            board.receive(sent);
            board.scan();
            board.to_send()
        });
        let stands = Report::Stands(Sensed::of(board.pieces().clone()));
        assert!(reports.contains(&stands), "{reports:?}");
    }
}

#[test]
fn many_noisy_frames_move_no_piece() {
    for (seed, parity) in [(13, true), (14, false)] {
        noisy_frames_move_no_piece(seed, parity);
    }
}

/// Boards of the series eONE send no parity.
fn noisy_frames_move_no_piece(seed: u64, parity: bool) {
    let mut noise = Noise::new(seed);
    let mut board = Board::new(shakmaty::Board::new(), parity);
    let (mut link, _) = started(&mut board);
    let whole = if parity { frame::frame(START) } else { frame::plain(START) };
    for step in 0..FRAMES {
        let now = ms(1000 + u64::try_from(step).unwrap());
        if step % 200 == 0 {
            let _ = link.time_passed(now);
            drop(link.to_send());
        }
        for report in link.receive(&noise.spoil(&whole), now) {
            let harmless = matches!(report, Report::Garbled | Report::Silent | Report::Identity(_));
            assert!(harmless || report == Report::Stands(start()), "{report:?}");
        }
    }
}
