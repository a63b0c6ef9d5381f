mod unlisted;

use shakmaty::{Color, Position as _, Role, uci::UciMove};
use touchmove_position::Position;

use super::*;
use crate::noise::Noise;
use crate::tests::{ms, run};

fn moved(text: &str) -> Report {
    Report::Moved(text.to_owned())
}

fn played(moves: &[&str]) -> (Position, Move) {
    let mut position = Position::default();
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
// May 2016; S. Edwards, October 2008).
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
        "M   7   g1-é",
        ".8 br bn bb bq bk bb bn br 7",
        ".8 br bn bb bq bk bb bn bx 8",
        ".8 br bn bb bQ bk bb bn br 8",
        ".   1  e2-e4       e7e5",
    ] {
        assert_eq!(read(bad.as_bytes()), Line::None, "{bad}");
    }
}

#[test]
fn a_position_and_a_list_are_read() {
    let Line::Row(rank, row) = read(b".6    :: WN ::    ::    bq 6") else { panic!("no rank") };
    assert_eq!(rank, shakmaty::Rank::Sixth);
    let pieces: Vec<_> = row.iter().flatten().map(|piece| piece.char()).collect();
    assert_eq!((pieces, row[2].is_some(), row[7].is_some()), (vec!['N', 'q'], true, true));
    assert_eq!(read(b".   1  e2-e4       e7-e5"), Line::Listed(1, vec!["e2-e4", "e7-e5"]));
    assert_eq!(read(b". 2 Ng1-f3 d7-d6"), Line::Listed(2, vec!["g1-f3", "d7-d6"]));
    assert_eq!(read(b".  12  O-O"), Line::Listed(12, vec!["O-O"]));
    for frame in ["Position Board", ".  aa bb cc dd ee ff gg hh"] {
        assert_eq!(read(frame.as_bytes()), Line::Frame, "{frame}");
    }
    for head in ["Game   6", ".      white       black"] {
        assert_eq!(read(head.as_bytes()), Line::Head, "{head}");
    }
}

/// A codec at a board, over a line that is spoilt by `spoil`.
struct Talk<F> {
    citrine: Citrine,
    board: Board,
    now: Duration,
    spoil: F,
}

impl<F: FnMut(Vec<u8>) -> Vec<u8>> Talk<F> {
    fn begin(spoil: F) -> Self {
        let mut talk = Self { citrine: Citrine::new(), board: Board::new(), now: ms(0), spoil };
        assert!(talk.citrine.order(&Order::Watch, ms(0)));
        assert_eq!(talk.live(3000), []);
        talk
    }

    /// So many milliseconds pass. What the board says comes line by line.
    fn live(&mut self, length: u64) -> Vec<Report> {
        let Self { citrine, board, spoil, .. } = self;
        let reports = run(citrine, self.now, ms(length), |sent, now| {
            board.receive(sent, now);
            let said = board.to_send();
            said.split_inclusive(|byte| *byte == b'\n')
                .flat_map(|line| spoil(line.to_vec()))
                .collect()
        });
        self.now += ms(length);
        reports
    }

    fn plays(&mut self, text: &str) -> Vec<Report> {
        self.board.play(text);
        self.live(2000)
    }
}

#[test]
fn a_line_is_a_move_only_when_the_position_agrees() {
    // Bishop to c4, which is spoilt into another legal move.
    let spoil = |line: Vec<u8>| {
        String::from_utf8(line).unwrap().replace("M   2   f1-c4", "M   2   f1-b5").into_bytes()
    };
    let mut talk = Talk::begin(spoil);
    assert_eq!(talk.plays("e2-e4"), [moved("e2-e4")]);
    assert_eq!(talk.plays("e7-e5"), [moved("e7-e5")]);
    assert_eq!(talk.plays("f1-c4"), [moved("f1-c4")], "the list says what it was");
    talk.board.take_back();
    assert_eq!(talk.live(2000), [Report::TakenBack("f1-c4".to_owned())]);
}

#[test]
fn a_jump_in_the_number_is_told_and_resolved() {
    let mut lost = 0;
    let mut talk = Talk::begin(|line: Vec<u8>| {
        let gone = line.starts_with(b"M   2");
        lost += usize::from(gone);
        if gone { Vec::new() } else { line }
    });
    let _ = (talk.plays("e2-e4"), talk.plays("e7-e5"));
    assert_eq!(talk.plays("g1-f3"), []);
    assert_eq!(talk.plays("b8-c6"), []);
    let reports = talk.plays("f1-b5");
    assert_eq!(reports, [Report::Gap, moved("g1-f3"), moved("b8-c6"), moved("f1-b5")]);
    drop(talk);
    assert_eq!(lost, 2);
}

#[test]
fn a_line_that_is_lost_is_found_within_half_a_minute() {
    let mut talk =
        Talk::begin(|line: Vec<u8>| if line.starts_with(b"M") { Vec::new() } else { line });
    assert_eq!(talk.plays("e2-e4"), []);
    assert_eq!(talk.live(31_000), [moved("e2-e4")]);
}

#[test]
fn a_new_game_whose_line_is_spoilt_is_found_out() {
    let mut talk =
        Talk::begin(
            |line: Vec<u8>| {
                if line.starts_with(b"New") { b"Nev Game\r\n".to_vec() } else { line }
            },
        );
    let _ = (talk.plays("e2-e4"), talk.plays("e7-e5"));
    talk.board.new_game();
    assert_eq!(talk.live(3000), [Report::Restarted]);
    assert_eq!(talk.plays("d2-d4"), [moved("d2-d4")], "it was told to tell moves again");
}

#[test]
fn a_position_that_was_set_up_is_played_from() {
    let mut talk = Talk::begin(|line| line);
    let fen: shakmaty::fen::Fen = "4k3/P7/8/8/8/8/8/4K3 w - - 0 1".parse().unwrap();
    talk.board.new_game();
    talk.board
        .set_up(&Position::from_setup(fen.into_setup(), shakmaty::CastlingMode::Standard).unwrap());
    let reports = talk.live(10_000);
    assert_eq!(reports, [Report::Restarted, Report::Gap]);
    assert_eq!(talk.plays("a7-a8/Q"), [moved("a7-a8/Q")]);
}

#[test]
fn what_was_made_before_it_was_asked_is_no_news() {
    let mut talk =
        Talk { citrine: Citrine::new(), board: Board::new(), now: ms(0), spoil: |line| line };
    talk.board.play("e2-e4");
    talk.board.play("e7-e5");
    assert!(talk.citrine.order(&Order::Watch, ms(0)));
    assert_eq!(talk.live(3000), []);
    assert_eq!(talk.plays("g1-f3"), [moved("g1-f3")]);
}

#[test]
fn a_position_that_is_drawn_late_is_no_list_without_moves() {
    let (mut board, mut citrine) = (Board::new(), Citrine::new());
    board.play("e2-e4");
    board.play("e7-e5");
    assert!(citrine.order(&Order::Identify, ms(0)));
    assert!(citrine.order(&Order::Watch, ms(0)));
    let mut late = Vec::new();
    let mut reports = run(&mut citrine, ms(0), ms(6000), |sent, now| {
        board.receive(sent, now);
        let said = board.to_send();
        if sent == b"G\r\n" {
            return std::mem::take(&mut late);
        }
        if said.starts_with(b"Position") {
            late.clone_from(&said);
        }
        if late.is_empty() { said } else { Vec::new() }
    });
    board.play("g1-f3");
    reports.extend(run(&mut citrine, ms(6000), ms(40_000), |sent, now| {
        board.receive(sent, now);
        board.to_send()
    }));
    reports.retain(|report| !matches!(report, Report::Identity(_)));
    assert_eq!(reports, [moved("g1-f3")]);
}

/// A game of legal moves that the board plays, as it writes them.
fn any_game(noise: &mut Noise, length: usize) -> Vec<String> {
    let mut position = Position::default();
    let mut game = Vec::new();
    while let (false, moves) = (game.len() == length, position.legal_moves()) {
        let Some(mv) = (!moves.is_empty()).then(|| moves[noise.below(moves.len())]) else { break };
        game.push(board_move(mv).unwrap());
        position.play_unchecked(mv);
    }
    game
}

/// Plays a game whose lines are spoilt now and then: no wrong move is told, and in the end all are.
fn plays_over_a_bad_line(seed: u64, faults: usize, times: usize) -> usize {
    let mut noise = Noise::new(seed);
    let game = any_game(&mut noise, 100);
    let mut spoilt = 0;
    let mut talk = Talk::begin(|line| line);
    let Talk { citrine, board, now, .. } = &mut talk;
    let mut told: Vec<String> = Vec::new();
    for (ply, text) in game.iter().enumerate() {
        board.play(text);
        let length = if ply + 1 == game.len() { 120_000 } else { 4000 };
        let clean = *now + ms(length - 100_u64.min(length));
        let reports = run(citrine, *now, ms(length), |sent, at| {
            board.receive(sent, at);
            let said = board.to_send();
            let lines = said.split_inclusive(|byte| *byte == b'\n');
            lines
                .flat_map(|line| {
                    let mut line = line.to_vec();
                    if at < clean && length < 5000 && noise.below(times) == 0 {
                        line = (0..faults).fold(line, |line, _| noise.pass(line, 1));
                        spoilt += 1;
                    }
                    line
                })
                .collect()
        });
        *now += ms(length);
        for report in reports {
            match report {
                Report::Moved(text) => told.push(text),
                Report::TakenBack(_) => drop(told.pop()),
                Report::Gap | Report::Garbled => {}
                other => panic!("{other:?}"),
            }
        }
        assert!(game.starts_with(&told), "seed {seed}: {told:?} of {game:?}");
    }
    assert_eq!(told, game, "seed {seed}");
    spoilt
}

#[test]
fn no_spoilt_line_is_a_move_and_the_game_is_whole() {
    let spoilt: usize = (0..12).map(|seed| plays_over_a_bad_line(seed, 1, 8)).sum();
    assert!(spoilt > 1500, "{spoilt}");
    let spoilt: usize = (100..106).map(|seed| plays_over_a_bad_line(seed, 2, 10)).sum();
    assert!(spoilt > 300, "{spoilt}");
}

proptest::proptest! {
    #![proptest_config(proptest::prelude::ProptestConfig { cases: 8, failure_persistence: None, ..Default::default() })]

    #[test]
    fn whatever_is_spoilt_no_wrong_move_is_told(seed: u64, faults in 1..3_usize, times in 4..40_usize) {
        plays_over_a_bad_line(seed, faults, times);
    }
}

#[test]
fn moves_are_sent_twice_with_a_pause() {
    let (_, quiet) = played(&["e2e4"]);
    let mut citrine = Citrine::new();
    assert!(citrine.order(&Order::Play(quiet), ms(0)));
    assert!(citrine.order(&Order::Watch, ms(0)));
    let line = |at, text: &str| (at, format!("{text}\r\n"));
    let expected = [line(0, "M e2e4"), line(1010, "M e2e4"), line(1210, "P"), line(1410, "X ON")];
    assert_eq!(sent(&mut citrine, 2000), expected);
    let (_, capture) = played(&["e2e4", "d7d5", "e4d5"]);
    let mut citrine = Citrine::new();
    assert!(citrine.order(&Order::Play(capture), ms(0)));
    let expected = [line(0, "M e4d5"), line(3010, "M e4d5"), line(3210, "P")];
    assert_eq!(sent(&mut citrine, 4000), expected);
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
    let mut talk =
        Talk { citrine: Citrine::new(), board: Board::new(), now: ms(0), spoil: |line| line };
    talk.board.play("e2-e4");
    assert_eq!(talk.board.to_send(), [], "nobody has asked it to");
    talk.board.take_back();
    assert!(talk.citrine.order(&Order::Watch, ms(0)));
    assert!(talk.citrine.order(&Order::Identify, ms(0)));
    assert_eq!(talk.live(2000), [Report::Identity("UCBII V1.09".to_owned())]);
    assert_eq!(talk.plays("e2-e4"), [moved("e2-e4")]);
    assert_eq!(talk.plays("e7-e5"), [moved("e7-e5")]);
    talk.board.take_back();
    assert_eq!(talk.live(2000), [Report::TakenBack("e7-e5".to_owned())]);
    talk.board.new_game();
    assert_eq!(talk.live(2000), [Report::Restarted]);
    let (_, mv) = played(&["e2e4"]);
    assert!(talk.citrine.order(&Order::Play(mv), talk.now));
    assert_eq!(talk.live(3000), [Report::Done(None)], "the position shows it");
    assert_eq!(talk.board.moves(), ["e2e4"], "shown, and then made");
    assert_eq!(talk.plays("c7-c5"), [moved("c7-c5")]);
}

#[test]
fn a_move_that_was_told_is_done_when_the_position_shows_it() {
    let mut talk = Talk::begin(|line| line);
    let _ = (talk.plays("e2-e4"), talk.plays("d7-d5"));
    let (_, mv) = played(&["e2e4", "d7d5", "e4d5"]);
    // The player goes on before the board was asked.
    assert!(talk.citrine.order(&Order::Play(mv), talk.now));
    talk.live(3020);
    talk.board.play("d8xd5");
    let reports = talk.live(3000);
    assert_eq!(reports, [Report::Done(None), moved("d8xd5")]);
    // He makes it himself, before the board does.
    let (_, mv) = played(&["e2e4", "d7d5", "e4d5", "d8d5", "b1c3"]);
    assert!(talk.citrine.order(&Order::Play(mv), talk.now));
    talk.live(500);
    talk.board.play("b1-c3");
    assert_eq!(talk.live(4000), [Report::Done(None)]);
}

#[test]
fn an_answer_is_not_late_before_it_was_asked_for() {
    let (_, capture) = played(&["e2e4", "d7d5", "e4d5"]);
    let mut citrine = Citrine::new();
    assert!(citrine.order(&Order::Play(capture), ms(0)));
    assert!(citrine.order(&Order::Identify, ms(0)));
    let (mut asked, mut board) = (Vec::new(), Board::new());
    board.play("e2-e4");
    board.play("d7-d5");
    let reports = run(&mut citrine, ms(0), ms(8000), |sent, now| {
        asked.extend((sent == b"I\r\n").then_some(now));
        board.receive(sent, now);
        board.to_send()
    });
    let identity = Report::Identity("UCBII V1.09".to_owned());
    assert_eq!((asked.len(), reports), (1, vec![identity, Report::Done(None)]));
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
fn a_board_that_is_watched_is_asked_now_and_then_how_it_stands() {
    let (mut board, mut citrine) = (Board::new(), Citrine::new());
    assert!(citrine.order(&Order::Watch, ms(0)));
    let mut asked = Vec::new();
    let reports = run(&mut citrine, ms(0), ms(70_000), |sent, now| {
        asked.extend((sent == b"P\r\n").then_some(now.as_secs()));
        board.receive(sent, now);
        board.to_send()
    });
    assert_eq!((asked, reports), (vec![0, 30, 60], vec![]));
    let reports = run(&mut citrine, ms(70_000), ms(60_000), |_, _| Vec::new());
    assert_eq!(reports, [Report::Silent], "told once");
}

#[test]
fn an_illegal_order_is_passed_over_and_not_listed() {
    let mut board = Board::new();
    for (at, command) in [(0, "M e2e5"), (200, "M e2e5"), (400, "M e2e4"), (600, "M e2e4")] {
        board.receive(format!("{command}\r\n").as_bytes(), ms(at));
    }
    assert_eq!(board.moves(), ["e2e4"]);
    board.receive(b"G\r\n", ms(800));
    let listed = String::from_utf8(board.to_send()).unwrap();
    assert!(listed.contains(".   1  e2-e4"), "{listed}");
    assert_eq!(listed.matches("e2").count(), 1, "{listed}");
}
