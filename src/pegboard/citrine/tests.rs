use shakmaty::{Chess, Color, Position, uci::UciMove};

use super::*;
use crate::pegboard::noise::{FRAMES, Noise};
use crate::pegboard::tests::{ms, run};

fn moved(text: &str) -> Report {
    Report::Moved(text.to_owned())
}

fn played(moves: &[&str]) -> (Chess, Move) {
    let mut position = Chess::default();
    let mut last = None;
    for text in moves {
        if let Some(mv) = last {
            position.play_unchecked(mv);
        }
        last = Some(text.parse::<UciMove>().unwrap().to_move(&position).unwrap());
    }
    (position, last.unwrap())
}

/// What a codec sends to a silent board, and when.
fn sent(citrine: &mut Citrine, length: u64) -> Vec<(u128, String)> {
    let mut sent = Vec::new();
    let _ = run(citrine, ms(0), ms(length), |bytes, now| {
        let text = String::from_utf8(bytes.to_vec()).unwrap();
        sent.extend((!bytes.is_empty()).then_some((now.as_millis(), text)));
        Vec::new()
    });
    sent
}

// The lines are those of Novag's description of 2008 and of tests on a board (empiricalrabbit,
// May 2016).
#[test]
fn lines_are_read() {
    assert_eq!(read(b"M   7   g1-f3"), Line::Moved(13, "g1-f3"));
    assert_eq!(read(b"M   7,  c5xd4"), Line::Moved(14, "c5xd4"));
    assert_eq!(read(b"M 1 e2-e4 |"), Line::Moved(1, "e2-e4"));
    for text in ["d7-d8/N", "e5xd6ep", "O-O", "O-O-O"] {
        assert_eq!(read(format!("M  40   {text}").as_bytes()), Line::Moved(79, text));
    }
    assert_eq!(read(b"T   7   g1-f3"), Line::TakenBack(13, "g1-f3"));
    assert_eq!(read(b"New Game"), Line::NewGame);
    assert_eq!(read(b"ID. UCBII V1.09"), Line::Identity("UCBII V1.09"));
    assert_eq!(read(b"Flip --> Black"), Line::Other);
    for bad in [
        "M   0   e2-e4",
        "M   7   g1f3",
        "M   7   g1-i3",
        "M   x   g1-f3",
        "M   7   d7-d8/K",
        "M   7   e2-e4x",
        "M   7",
        "New",
        "M   7   g1-é",
    ] {
        let mut citrine = Citrine::new();
        let reports = citrine.receive(format!("{bad}\r\n").as_bytes(), ms(0));
        let passed_over = bad == "New" && reports.is_empty();
        assert!(passed_over || reports == [Report::Garbled], "{bad}: {reports:?}");
    }
}

#[test]
fn a_move_that_does_not_follow_is_a_gap() {
    let mut citrine = Citrine::new();
    let mut tell = |line: &str| citrine.receive(format!("{line}\r\n").as_bytes(), ms(0));
    assert_eq!(tell("New Game"), [Report::Restarted]);
    assert_eq!(tell("M   1   e2-e4"), [moved("e2-e4")]);
    assert_eq!(tell("M   1,  e7-e5"), [moved("e7-e5")]);
    assert_eq!(tell("T   1,  e7-e5"), [Report::TakenBack("e7-e5".to_owned())]);
    assert_eq!(tell("M   1,  c7-c5"), [moved("c7-c5")]);
    assert_eq!(tell("M   2,  d7-d6"), [Report::Gap, moved("d7-d6")]);
}

#[test]
fn moves_are_sent_twice_with_a_pause() {
    let (_, quiet) = played(&["e2e4"]);
    let mut citrine = Citrine::new();
    assert!(citrine.order(&Order::Play(quiet), ms(0)));
    assert!(citrine.order(&Order::Watch, ms(0)));
    let line = |at, text: &str| (at, format!("{text}\r\n"));
    let expected = [line(0, "M e2e4"), line(1010, "M e2e4"), line(1210, "X ON")];
    assert_eq!(sent(&mut citrine, 3000), expected);
    let (_, capture) = played(&["e2e4", "d7d5", "e4d5"]);
    let mut citrine = Citrine::new();
    assert!(citrine.order(&Order::Play(capture), ms(0)));
    assert_eq!(sent(&mut citrine, 5000), [line(0, "M e4d5"), line(3010, "M e4d5")]);
}

#[test]
fn castling_is_the_king_and_a_promotion_names_its_piece() {
    let (position, castle) = played(&["e2e4", "e7e5", "g1f3", "b8c6", "f1c4", "f8c5", "e1g1"]);
    assert_eq!(position.turn(), Color::White);
    assert_eq!(host_move(castle).as_deref(), Some("M e1g1"));
    let promotion = Move::Normal {
        role: Role::Pawn,
        from: Square::D7,
        capture: None,
        to: Square::D8,
        promotion: Some(Role::Queen),
    };
    assert_eq!(host_move(promotion).as_deref(), Some("M d7d8/q"));
}

#[test]
fn a_board_tells_moves_also_after_a_new_game() {
    let mut board = Board::new();
    let mut citrine = Citrine::new();
    board.play("e2-e4");
    assert_eq!(board.to_send(), [], "nobody has asked it to");
    board.take_back();
    assert!(citrine.order(&Order::Watch, ms(0)));
    assert!(citrine.order(&Order::Identify, ms(0)));
    let (_, mv) = played(&["e2e4"]);
    let line = |board: &mut Board, citrine: &mut Citrine, from: u64| {
        run(citrine, ms(from), ms(2000), |sent, now| {
            board.receive(sent, now);
            board.to_send()
        })
    };
    let identity = Report::Identity("UCBII V1.09".to_owned());
    assert_eq!(line(&mut board, &mut citrine, 0), [identity]);
    board.play("e2-e4");
    board.play("e7-e5");
    board.take_back();
    let back = Report::TakenBack("e7-e5".to_owned());
    let expected = [moved("e2-e4"), moved("e7-e5"), back];
    assert_eq!(line(&mut board, &mut citrine, 2000), expected);
    board.new_game();
    assert_eq!(line(&mut board, &mut citrine, 4000), [Report::Restarted]);
    assert!(citrine.order(&Order::Play(mv), ms(6000)));
    assert_eq!(line(&mut board, &mut citrine, 6000), []);
    assert_eq!(board.moves(), ["e2e4"], "shown, and then made");
    board.play("c7-c5");
    let reports = line(&mut board, &mut citrine, 8000);
    assert_eq!(reports, [Report::Done(None), moved("c7-c5")], "its number says that e4 was made");
}

#[test]
fn a_move_that_was_told_is_done_when_it_is_written_or_the_next_one_has_its_number() {
    let (_, mv) = played(&["e2e4", "d7d5", "e4d5"]);
    let told = |line: &str| {
        let mut citrine = Citrine::new();
        let _ = citrine.receive(b"M   1   e2-e4\r\nM   1,  d7-d5\r\n", ms(0));
        assert!(citrine.order(&Order::Play(mv), ms(0)));
        let first = citrine.receive(format!("{line}\r\n").as_bytes(), ms(1000));
        let next = citrine.receive(b"M   3   g1-f3\r\n", ms(2000));
        (first, next)
    };
    let done = Report::Done(None);
    let gap = |text| vec![Report::Gap, moved(text)];
    assert_eq!(told("M   2   e4xd5"), (vec![done.clone()], gap("g1-f3")), "it writes it too");
    let both = vec![done, moved("d8xd5")];
    assert_eq!(told("M   2,  d8xd5"), (both, vec![moved("g1-f3")]));
    assert_eq!(told("M   2   b1-c3").0, gap("b1-c3"), "another one was made");
    let back = Report::TakenBack("e4xd5".to_owned());
    assert_eq!(told("T   2   e4xd5").0, [back]);
}

#[test]
fn an_answer_is_not_late_before_it_was_asked_for() {
    let (_, capture) = played(&["e2e4", "d7d5", "e4d5"]);
    let mut citrine = Citrine::new();
    assert!(citrine.order(&Order::Play(capture), ms(0)));
    assert!(citrine.order(&Order::Identify, ms(0)));
    let (mut asked, mut board) = (Vec::new(), Board::new());
    let reports = run(&mut citrine, ms(0), ms(8000), |sent, now| {
        asked.extend((sent == b"I\r\n").then_some(now));
        board.receive(sent, now);
        board.to_send()
    });
    assert_eq!((asked.len(), reports), (1, vec![Report::Identity("UCBII V1.09".to_owned())]));
}

#[test]
fn no_more_commands_wait_than_can_be_told() {
    let (_, mv) = played(&["e2e4"]);
    let mut citrine = Citrine::new();
    let taken = (0..100).filter(|_| citrine.order(&Order::Play(mv), ms(0))).count();
    assert_eq!(taken, 16);
}

#[test]
fn a_board_that_does_not_answer_is_asked_three_times() {
    let mut citrine = Citrine::new();
    assert!(citrine.order(&Order::Identify, ms(0)));
    let mut asked = 0;
    let reports = run(&mut citrine, ms(0), ms(10_000), |sent, _| {
        asked += usize::from(sent == b"I\r\n");
        Vec::new()
    });
    assert_eq!((asked, reports), (3, vec![Report::Silent]));
}

#[test]
fn a_board_that_is_watched_is_asked_now_and_then_whether_it_is_there() {
    let (mut board, mut citrine) = (Board::new(), Citrine::new());
    assert!(citrine.order(&Order::Watch, ms(0)));
    let mut asked = Vec::new();
    let reports = run(&mut citrine, ms(0), ms(70_000), |sent, now| {
        asked.extend((sent == b"I\r\n").then_some(now));
        board.receive(sent, now);
        board.to_send()
    });
    assert_eq!((asked, reports), (vec![ms(30_010), ms(60_020)], vec![]));
    let reports = run(&mut citrine, ms(70_000), ms(60_000), |_, _| Vec::new());
    assert_eq!(reports, [Report::Silent], "told once");
}

#[test]
fn noise_brings_in_only_what_is_written_like_a_move() {
    let mut noise = Noise::new(31);
    let mut citrine = Citrine::new();
    let line = b"M   7   g1-f3\r\n";
    let (mut accepted, mut gaps) = (0, 0);
    for _ in 0..FRAMES {
        for report in citrine.receive(&noise.spoil(line), ms(0)) {
            match report {
                Report::Moved(text) | Report::TakenBack(text) => {
                    assert!(is_move(&text), "{text}");
                    accepted += usize::from(text != "g1-f3");
                }
                Report::Gap => gaps += 1,
                Report::Garbled => {}
                other => panic!("{other:?}"),
            }
        }
        // At most a line end is missing: the line after the next good one is read.
        citrine.plies = Some(12);
        let reports = citrine.receive(b"Flip\r\nM   7   g1-f3\r\n", ms(0));
        assert_eq!(reports.last(), Some(&moved("g1-f3")));
        citrine.plies = Some(12);
    }
    assert!(accepted * 16 < FRAMES && gaps > 0, "{accepted} {gaps}");
}
