mod bus;
mod dials;

use std::time::Duration;

use shakmaty::{ByColor, Color, Piece, Role};

use super::clock::{segments, wrapped};
use super::*;
use crate::noise::{FRAMES, Noise};
use crate::report::{Button, DialTimes, Pressed};
use crate::tests::{TURNED, ms, pieces, run};

const PAWN: Piece = Piece { color: Color::White, role: Role::Pawn };

fn messages(bytes: &[u8]) -> Vec<Option<Message>> {
    let mut reader = Reader::default();
    let mut messages = Vec::new();
    reader.take(bytes, |message| messages.push(message));
    messages
}

fn with_clock(clock: DialKind) -> DgtSettings {
    DgtSettings { clock: Some(clock), ..DgtSettings::CABLE }
}

/// A codec that has seen the start position of this board.
fn started(settings: DgtSettings, board: &mut Board) -> (Dgt, Vec<Report>) {
    let mut dgt = Dgt::new(settings);
    assert!(dgt.order(&Order::Watch, ms(0)));
    let reports = run(&mut dgt, ms(0), ms(1000), |sent, _| {
        board.receive(sent);
        board.to_send()
    });
    (dgt, reports)
}

fn on_time(board: &mut Board) -> impl FnMut(&[u8], Duration) -> Vec<u8> + '_ {
    |sent, now| {
        board.receive(sent);
        if now.as_millis() % 250 == 0 {
            board.scan();
        }
        board.to_send()
    }
}

// The bytes are those of DGT's header of 2015; 40, 42, 43 and 45 and their answers were seen on a
// board by the author of Chesslink---Linux-interface-for-the-DGT-Smart-Chess-Board.
#[test]
fn messages_are_read_byte_by_byte() {
    let version = [0x93, 0x00, 0x05, 0x01, 0x02];
    assert_eq!(messages(&version), [Some(Message::Version(1, 2))]);
    let serial = [0x91, 0x00, 0x08, b'0', b'1', b'0', b'2', b'5'];
    assert_eq!(messages(&serial), [Some(Message::Serial("01025".to_owned()))]);
    // a8 is square 0, h1 is 63; 1 is a white pawn, 12 the black queen, 0 nothing.
    let updates = [0x8E, 0, 5, 52, 0, 0x8E, 0, 5, 0, 12, 0x8E, 0, 5, 63, 1];
    let queen = Piece { color: Color::Black, role: Role::Queen };
    let update = |square, found| Some(Message::Update(square, found));
    assert_eq!(
        messages(&updates),
        [
            update(shakmaty::Square::E2, None),
            update(shakmaty::Square::A8, Some(Some(queen))),
            update(shakmaty::Square::H1, Some(Some(PAWN))),
        ]
    );
    // A byte was doubled: another square or another piece; one that only comes twice changes
    // nothing.
    let king = Piece { color: Color::Black, role: Role::King };
    let shifted = update(shakmaty::Square::F8, Some(Some(king)));
    assert_eq!(messages(&[0x8E, 0, 5, 5, 11, 7]), [shifted, Some(Message::Shifted)]);
    assert_eq!(messages(&[0x8E, 0, 5, 52, 1, 1]), [update(shakmaty::Square::E2, Some(Some(PAWN)))]);
    let battery = [0xA0, 0, 12, 80, 0x7F, 0x7F, 1, 2, 0, 3, 4, 1];
    assert_eq!(messages(&battery), [Some(Message::Battery(80, true))]);
    // A trademark of 256 letters has a length of two sevens of bits: 2 and 3.
    let mut trademark = vec![0x92, 2, 3];
    trademark.extend([b'x'; 256]);
    assert_eq!(messages(&trademark), [Some(Message::Other)]);
}

#[test]
fn what_a_board_says_of_itself_three_times_is_told_once() {
    let mut dgt = Dgt::new(DgtSettings::CABLE);
    let serial = [0x91, 0x00, 0x08, b'0', b'1', b'0', b'2', b'5'];
    let told = dgt.receive(&serial.repeat(3), ms(0));
    assert_eq!(told, [Report::Identity("DGT 01025".to_owned())]);
}

#[test]
fn what_cannot_be_is_dropped_and_the_next_message_read() {
    let good = [0x93, 0, 5, 1, 8];
    let version = Some(Message::Version(1, 8));
    for bad in [
        &[0x93, 0, 6, 1, 8, 1][..], // a length that no version has
        &[0x8E, 0, 5, 64, 1],       // a square that no board has
        &[0x8E, 0, 5],              // cut off
        &[0x81, 0, 3],              // an identifier that is none
        &[0x91, 0, 8, b'0', b'x', b'0', b'0', b'0'], // a number with a letter
        &[0xA0, 0, 12, 101, 0, 0, 0, 0, 0, 0, 0, 0], // more than all of the battery
    ] {
        assert_eq!(messages(&[bad, &good[..]].concat()), [None, version.clone()], "{bad:?}");
    }
    assert_eq!(messages(&[&[0x11, 0x22], &good[..]].concat()), [version]);
}

#[test]
fn no_byte_that_is_dangerous_to_a_board_is_ever_sent() {
    let forbidden = [0x47, 0x49, 0x4A, 0x4E, 0x50, 0x51, 0x52, 0x53, 0x54];
    let fine = |bytes: &[u8]| !bytes.iter().any(|byte| forbidden.contains(byte));
    for clock in [DialKind::Xl, DialKind::Dgt3000] {
        for code in 0..0x3000 {
            let text: String = char::from_u32(code).into_iter().collect();
            assert!(fine(&clock::show(clock, &text, true)), "{text:?}");
        }
        let mut dgt = Dgt::new(with_clock(clock));
        for order in [Order::Identify, Order::Look, Order::Watch, Order::Battery] {
            assert!(dgt.order(&order, ms(0)));
        }
        assert!(fine(&dgt.to_send()));
    }
    for seconds in 0..40_000 {
        assert!(fine(&clock::split(Duration::from_secs(seconds))));
    }
    for length in 0..10_000 {
        assert!(fine(&clock::beep(ms(length))));
    }
}

#[test]
fn the_board_is_believed_when_two_dumps_agree() {
    let mut board = Board::new(shakmaty::Board::new(), false);
    let (mut dgt, reports) = started(DgtSettings::CABLE, &mut board);
    assert_eq!(reports, [Report::Stands(Sensed::of(shakmaty::Board::new()))]);
    assert!(dgt.order(&Order::Look, ms(1000)));
    let again = run(&mut dgt, ms(1000), ms(300), on_time(&mut board));
    assert_eq!(again, [Report::Stands(Sensed::of(shakmaty::Board::new()))]);
}

#[test]
fn a_board_that_lies_the_other_way_round_is_turned() {
    let mut board = Board::new(pieces(TURNED), false);
    let (mut dgt, reports) = started(DgtSettings::CABLE, &mut board);
    assert_eq!(reports, [Report::Stands(Sensed::of(shakmaty::Board::new()))]);
    board.put(shakmaty::Square::D7, None);
    let reports = run(&mut dgt, ms(1000), ms(1000), on_time(&mut board));
    assert_eq!(reports, [Report::Lifted(None, shakmaty::Square::E2, Some(PAWN))]);
}

#[test]
fn changes_apart_have_an_order_and_those_of_one_scan_have_none() {
    let mut board = Board::new(shakmaty::Board::new(), false);
    let (mut dgt, _) = started(DgtSettings::CABLE, &mut board);
    board.put(shakmaty::Square::E2, None);
    let mut reports = run(&mut dgt, ms(1000), ms(1000), on_time(&mut board));
    board.put(shakmaty::Square::E4, Some(PAWN));
    reports.extend(run(&mut dgt, ms(2000), ms(1000), on_time(&mut board)));
    let (e2, e4) = (shakmaty::Square::E2, shakmaty::Square::E4);
    let apart = [Report::Lifted(None, e2, Some(PAWN)), Report::Seated(None, e4, Some(PAWN))];
    assert_eq!(reports, apart);
    // Both in one scan: the board tells the arrival on e4 before the departure from d2.
    board.put(shakmaty::Square::D2, None);
    board.put(shakmaty::Square::D4, Some(PAWN));
    let both = vec![
        SquareChange::Seated(shakmaty::Square::D4, Some(PAWN)),
        SquareChange::Lifted(shakmaty::Square::D2, Some(PAWN)),
    ];
    let reports = run(&mut dgt, ms(3000), ms(1000), on_time(&mut board));
    assert_eq!(reports, [Report::Together(None, both)]);
}

#[test]
fn a_change_that_no_dump_confirms_is_no_touch() {
    let mut board = Board::new(shakmaty::Board::new(), false);
    let (mut dgt, _) = started(DgtSettings::CABLE, &mut board);
    assert_eq!(dgt.receive(&[0x8E, 0, 5, 52, 0], ms(1000)), []);
    let reports = run(&mut dgt, ms(1000), ms(2000), on_time(&mut board));
    assert_eq!(reports, [Report::Gap, Report::Stands(Sensed::of(shakmaty::Board::new()))]);
}

#[test]
fn a_lost_change_is_found_by_the_audit() {
    let mut board = Board::new(shakmaty::Board::new(), false);
    let (mut dgt, _) = started(DgtSettings::CABLE, &mut board);
    board.put(shakmaty::Square::E2, None);
    board.scan();
    drop(board.to_send());
    let reports = run(&mut dgt, ms(1000), ms(6000), on_time(&mut board));
    let stands = pieces("rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR");
    assert_eq!(reports, [Report::Gap, Report::Stands(Sensed::of(stands))]);
}

#[test]
fn a_board_that_was_switched_off_is_told_again_what_to_tell() {
    let mut board = Board::new(shakmaty::Board::new(), false);
    let (mut dgt, _) = started(DgtSettings::CABLE, &mut board);
    let silent = run(&mut dgt, ms(1000), ms(30_000), |_, _| Vec::new());
    assert_eq!(silent, [Report::Silent], "told once");
    board.power_cycle();
    let reports = run(&mut dgt, ms(31_000), ms(10_000), on_time(&mut board));
    assert_eq!(reports, [Report::Stands(Sensed::of(shakmaty::Board::new()))], "it is back");
    board.put(shakmaty::Square::E2, None);
    let reports = run(&mut dgt, ms(41_000), ms(1000), on_time(&mut board));
    assert_eq!(reports, [Report::Lifted(None, shakmaty::Square::E2, Some(PAWN))]);
}

#[test]
fn a_board_without_a_battery_does_not_keep_the_question() {
    let mut dgt = Dgt::new(DgtSettings::CABLE);
    assert!(dgt.order(&Order::Battery, ms(0)));
    let reports = run(&mut dgt, ms(0), ms(10_000), |_, _| Vec::new());
    assert_eq!((reports, dgt.deadline()), (vec![Report::Unanswered(None)], None));
}

#[test]
fn a_board_that_was_off_for_a_moment_is_told_again_what_to_tell() {
    let mut board = Board::new(shakmaty::Board::new(), false);
    let (mut dgt, _) = started(DgtSettings::CABLE, &mut board);
    board.power_cycle();
    assert_eq!(run(&mut dgt, ms(1000), ms(6000), on_time(&mut board)), []);
    board.put(shakmaty::Square::E2, None);
    let reports = run(&mut dgt, ms(7000), ms(1000), on_time(&mut board));
    assert_eq!(reports, [Report::Lifted(None, shakmaty::Square::E2, Some(PAWN))]);
}

#[test]
fn a_piece_who_is_told_to_stand_where_he_stood_had_gone() {
    let mut board = Board::new(shakmaty::Board::new(), false);
    let (mut dgt, _) = started(DgtSettings::CABLE, &mut board);
    assert_eq!(dgt.receive(&[0x8E, 0, 5, 52, 1], ms(1000)), []);
    let reports = run(&mut dgt, ms(1000), ms(2000), on_time(&mut board));
    assert_eq!(reports, [Report::Gap, Report::Stands(Sensed::of(shakmaty::Board::new()))]);
}

#[test]
fn changes_around_a_dump_that_was_too_quick_keep_their_order() {
    let start = shakmaty::Board::new();
    let mut board = Board::new(start.clone(), false);
    let (mut dgt, _) = started(DgtSettings::CABLE, &mut board);
    let lift = |at: u8| frame::write(frame::FIELD_UPDATE, &[at, 0]);
    let dump = |dgt: &mut Dgt, board: &mut Board, now| {
        board.receive(&[0x42]);
        dgt.receive(&board.to_send(), now)
    };
    // e2 is told; 400 milliseconds later d2 is off, and the dump is quicker than its update.
    let (e2, d2) = (shakmaty::Square::E2, shakmaty::Square::D2);
    board.put(e2, None);
    assert_eq!(dgt.receive(&lift(52), ms(1000)), []);
    board.put(d2, None);
    assert_eq!(dump(&mut dgt, &mut board, ms(1400)), []);
    assert_eq!(dgt.receive(&lift(51), ms(1410)), []);
    let lifted = |square| Report::Lifted(None, square, Some(PAWN));
    assert_eq!(dump(&mut dgt, &mut board, ms(1700)), [lifted(e2), lifted(d2)]);
}

/// A byte that comes twice in rank 1 moves its pieces by a square and leaves all of them.
#[test]
fn a_dump_that_is_a_byte_too_long_is_never_believed() {
    let mut board = Board::new(shakmaty::Board::new(), false);
    let (mut dgt, _) = started(DgtSettings::CABLE, &mut board);
    let reports = run(&mut dgt, ms(1000), ms(20_000), |sent, now| {
        board.receive(sent);
        let mut said = board.to_send();
        if said.len() == 67 && now < ms(12_000) {
            said.insert(59, said[59]);
        }
        said
    });
    assert!(reports.iter().all(|report| *report == Report::Garbled), "{reports:?}");
}

/// A square comes and goes, each scan of a quarter of a second or each second one, while a pawn is
/// moved on another.
#[test]
fn no_change_waits_for_a_square_that_flickers() {
    for every in [250, 500] {
        let mut board = Board::new(shakmaty::Board::new(), false);
        let (mut dgt, _) = started(DgtSettings::CABLE, &mut board);
        let rook = shakmaty::Board::new().piece_at(shakmaty::Square::H8);
        let mut told = Vec::new();
        let mut flicker = |from: u64, length, board: &mut Board| {
            let reports = run(&mut dgt, ms(from), ms(length), |sent, now| {
                board.receive(sent);
                if now.as_millis() % every == 0 {
                    let there = board.pieces().piece_at(shakmaty::Square::H8).is_some();
                    board.put(shakmaty::Square::H8, rook.filter(|_| !there));
                }
                if now.as_millis() % 250 == 0 {
                    board.scan();
                }
                board.to_send()
            });
            told.extend(reports.into_iter().filter(|report| !matches!(
                report,
                Report::Lifted(_, at, _) | Report::Seated(_, at, _) if *at == shakmaty::Square::H8
            )));
        };
        flicker(1000, 5000, &mut board);
        board.put(shakmaty::Square::E2, None);
        flicker(6000, 1000, &mut board);
        board.put(shakmaty::Square::E4, Some(PAWN));
        flicker(7000, 1000, &mut board);
        let (e2, e4) = (shakmaty::Square::E2, shakmaty::Square::E4);
        let moved = [Report::Lifted(None, e2, Some(PAWN)), Report::Seated(None, e4, Some(PAWN))];
        let others = |report: &&Report| !matches!(report, Report::Together(..));
        let told: Vec<Report> = told.iter().filter(others).cloned().collect();
        assert_eq!(told, moved, "{every}");
    }
}

#[test]
fn the_trademark_is_the_simulators_own() {
    let mut board = Board::new(shakmaty::Board::new(), false);
    board.receive(&[0x47]);
    assert_eq!(board.to_send(), [&[0x92, 0, 18][..], b"touchmove board"].concat());
}

#[test]
fn after_a_bad_message_the_next_good_one_is_read() {
    let mut noise = Noise::new(1);
    let mut reader = Reader::default();
    let good = [0x93, 0, 5, 1, 8];
    for _ in 0..100_000 {
        let mut last = None;
        let bad = noise.spoil(&[0x8E, 0, 5, 52, 1]);
        reader.take(&[&bad[..], &good].concat(), |message| last = message);
        assert_eq!(last, Some(Message::Version(1, 8)), "{bad:?}");
    }
    assert!(reader.kept() <= 512);
}

#[test]
fn whatever_a_noisy_line_does_in_the_end_the_board_is_right() {
    let mut noise = Noise::new(2);
    for _ in 0..100 {
        let mut board = Board::new(shakmaty::Board::new(), false);
        let mut dgt = Dgt::new(DgtSettings::CABLE);
        assert!(dgt.order(&Order::Watch, ms(0)));
        let mut believed = Sensed::of(shakmaty::Board::empty());
        let mut gap = true;
        let mut take = |reports: Vec<Report>| {
            for report in reports {
                match report {
                    Report::Stands(sensed) => (believed, gap) = (sensed, false),
                    Report::Gap => gap = true,
                    Report::Lifted(_, at, piece) => {
                        believed.change(SquareChange::Lifted(at, piece));
                    }
                    Report::Seated(_, at, piece) => {
                        believed.change(SquareChange::Seated(at, piece));
                    }
                    Report::Together(_, all) => all.iter().for_each(|&one| believed.change(one)),
                    _ => {}
                }
            }
            (believed.clone(), gap)
        };
        for step in 0..20 {
            let at = shakmaty::Square::new(u32::try_from(noise.below(64)).unwrap());
            board.put(at, (noise.below(2) == 0).then_some(PAWN));
            let reports = run(&mut dgt, ms(step * 700), ms(700), |sent, now| {
                let sent = noise.pass(sent.to_vec(), 6);
                board.receive(&sent);
                if now.as_millis() % 250 == 0 {
                    board.scan();
                }
                noise.pass(board.to_send(), 6)
            });
            take(reports);
        }
        let reports = run(&mut dgt, ms(14_000), ms(20_000), on_time(&mut board));
        assert_eq!(take(reports), (Sensed::of(board.pieces().clone()), false));
    }
}

#[test]
fn many_noisy_messages_move_no_piece() {
    let mut noise = Noise::new(3);
    let mut board = Board::new(shakmaty::Board::new(), false);
    let (mut dgt, _) = started(DgtSettings::CABLE, &mut board);
    let start = Report::Stands(Sensed::of(shakmaty::Board::new()));
    let update = [0x8E, 0, 5, 52, 1];
    for step in 0..FRAMES {
        let now = ms(1000 + u64::try_from(step).unwrap());
        let mut bytes = noise.spoil(&update);
        if step % 200 == 0 {
            let _ = dgt.time_passed(now);
            board.receive(&dgt.to_send());
            bytes.extend(noise.pass(board.to_send(), 3));
        }
        for report in dgt.receive(&bytes, now) {
            let harmless = matches!(
                report,
                Report::Garbled
                    | Report::Gap
                    | Report::Clock(_)
                    | Report::Identity(_)
                    | Report::Battery(..)
            );
            assert!(harmless || report == start, "{report:?}");
        }
    }
}

/// A bad contact on d7 is told with a byte doubled, which makes a king on f8 of it, and then a bit of a
/// dump is turned over in the same way.
#[test]
fn a_change_with_a_byte_too_many_is_none() {
    let mut board = Board::new(shakmaty::Board::new(), false);
    let (mut dgt, _) = started(DgtSettings::CABLE, &mut board);
    assert_eq!(dgt.receive(&[0x8E, 0, 5, 5, 11, 7], ms(1000)), [Report::Garbled]);
    let mut spoilt = true;
    let reports = run(&mut dgt, ms(1000), ms(4000), |sent, _| {
        board.receive(sent);
        let mut said = board.to_send();
        if let Some(at) = said.iter().position(|byte| *byte == 0x86).filter(|_| spoilt) {
            said[at + 3 + 5] = 11;
            spoilt = false;
        }
        said
    });
    assert!(!spoilt);
    let stands = Report::Stands(Sensed::of(shakmaty::Board::new()));
    assert_eq!(reports, [Report::Gap, stands], "nothing was lifted or seated");
}
