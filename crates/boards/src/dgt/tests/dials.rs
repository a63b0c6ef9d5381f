use super::*;

#[test]
fn answers_of_a_clock_are_packed_and_unpacked() {
    // Bits 7 of the four bytes are in bits 4 and 5 of the hours.
    assert_eq!(Ack([0x10, 0x88, 0x00, 0x35]).pack(), [0x0A, 0x10, 0x08, 0x2A, 0x00, 0x35, 0]);
    for at in 0..=255 {
        for ack in [[at, 0x81, 0, 0xFF], [0x10, at, 0x80, 0], [0, 0, at, 0x7F], [1, 2, 3, at]] {
            assert_eq!(Ack::of(Ack(ack).pack()), Some(Ack(ack)));
        }
    }
    assert_eq!(Ack::of([1, 0x59, 0x59, 0, 0, 0, 9]), None);
}

#[test]
fn commands_of_the_clock_are_those_of_the_header() {
    let left = ByColor { white: Duration::from_secs(3661), black: Duration::from_mins(5) };
    let flagged = ByColor { white: false, black: false };
    let times = DialTimes { left, runs: Some(Color::White), flagged };
    let set = clock::set_and_run(&times, Color::White);
    assert_eq!(set, [0x2B, 0x0A, 3, 0x0A, 1, 1, 1, 0, 5, 0, 1, 0]);
    let turned = clock::set_and_run(&times, Color::Black);
    assert_eq!(turned, [0x2B, 0x0A, 3, 0x0A, 0, 5, 0, 1, 1, 1, 2, 0]);
    // The order of the segments is C B A F E D.
    let text = clock::show(DialKind::Xl, "abcdef", true);
    let drawn = ['c', 'b', 'a', 'f', 'e', 'd'].map(segments);
    assert_eq!(text, [&[0x2B, 0x0B, 3, 1][..], &drawn, &[0, 3, 0]].concat());
    let text = clock::show(DialKind::Dgt3000, "e2-e4 ♞ more", false);
    assert_eq!(text, [&[0x2B, 0x0C, 3, 0x0C][..], b"e2-e4   ", &[0, 0]].concat());
    assert_eq!(wrapped(clock::END, &[]), [0x2B, 3, 3, 3, 0]);
    assert_eq!(clock::beep(ms(100)), [0x2B, 4, 3, 0x0B, 2, 0]);
}

#[test]
fn a_clock_gets_one_command_after_another() {
    let mut dgt = Dgt::new(with_clock(DialKind::Dgt3000));
    assert!(dgt.order(&Order::Show("one".to_owned(), false), ms(0)));
    assert!(dgt.order(&Order::Show(String::new(), false), ms(0)));
    let one = clock::show(DialKind::Dgt3000, "one", false);
    assert_eq!(dgt.to_send(), [0x40, 0x42, 0x4B]);
    let _ = dgt.receive(&frame::write(frame::BOARD_DUMP, &[0; 64]), ms(50));
    assert_eq!(dgt.to_send(), one, "after the dump");
    let _ = dgt.receive(&frame::write(frame::TIMES, &Ack([0x10, 0x03, 0, 0]).pack()), ms(100));
    assert_eq!(dgt.to_send(), [], "the answer to something else");
    let answer = frame::write(frame::TIMES, &Ack([0x10, 0x0C, 0, 0]).pack());
    assert_eq!(dgt.receive(&answer, ms(200)), [Report::Done(None)]);
    assert_eq!(dgt.to_send(), wrapped(clock::END, &[]));
    assert_eq!(dgt.receive(&answer, ms(300)), [], "the last answer once more");
    let mut sent = Vec::new();
    let reports = run(&mut dgt, ms(300), ms(8000), |bytes, now| {
        let again = bytes.windows(4).any(|bytes| bytes == [0x2B, 3, 3, 3]);
        sent.extend(again.then_some(now));
        Vec::new()
    });
    assert_eq!(sent, [ms(2210), ms(4210)], "sent again after two seconds");
    assert_eq!(reports, [Report::Silent, Report::Unanswered(None)]);
    let refused = frame::write(frame::TIMES, &Ack([0x40, 0x0A, 0, 0]).pack());
    let times = DialTimes {
        left: ByColor { white: ms(0), black: ms(0) },
        runs: None,
        flagged: ByColor { white: false, black: false },
    };
    assert!(dgt.order(&Order::SetClock(times), ms(9000)));
    let reports = dgt.receive(&refused, ms(9100));
    assert_eq!(reports, [Report::Refused(None, "40 0A".to_owned())]);
}

#[test]
fn a_clock_tells_times_buttons_and_presses() {
    let mut board = Board::new(shakmaty::Board::new(), true);
    let (mut dgt, _) = started(with_clock(DialKind::Xl), &mut board);
    let mut times = DialTimes {
        left: ByColor { white: Duration::from_mins(90), black: Duration::from_secs(59) },
        runs: Some(Color::White),
        flagged: ByColor { white: false, black: false },
    };
    board.set_clock(&times);
    let reports = run(&mut dgt, ms(1000), ms(50), on_time(&mut board));
    assert_eq!(reports, [Report::Clock(times)]);
    times.runs = Some(Color::Black);
    board.set_clock(&times);
    board.press(4);
    let reports = run(&mut dgt, ms(1050), ms(50), on_time(&mut board));
    let pressed = |button| Report::Button(None, button, Pressed::Short);
    // The lever is believed when the clock, asked once more, says so again.
    assert_eq!(reports, [pressed(Button::Other(4)), Report::Clock(times)]);
    assert!(dgt.order(&Order::SetClock(times), ms(1100)));
    assert!(dgt.order(&Order::Show("e2e4".to_owned(), true), ms(1100)));
    let reports = run(&mut dgt, ms(1100), ms(200), on_time(&mut board));
    assert_eq!(reports, [Report::Done(None), Report::Done(None), Report::Done(None)]);
    assert_eq!(board.shown(), clock::show(DialKind::Xl, "e2e4", true));
    // One bit of the lever alone is no press, and no clock or nothing at all no times.
    let mut dial = Dial::default();
    let reading = Reading::of([1, 0, 0, 1, 0, 0, 0x0B]).unwrap();
    assert_eq!(dial.read(reading, Color::White), Told::default());
    assert!(dial.read(reading, Color::White).times.is_some());
    let lever = Reading::of([1, 0, 0, 1, 0, 0, 0x08]).unwrap();
    assert_eq!(dial.read(lever, Color::White), Told::default());
    assert!(!dial.read(lever, Color::White).pressed);
    assert_eq!(Reading::of([0; 7]), None);
    assert_eq!(Reading::of([1, 0, 0, 1, 0, 0, 0x20]), None);
    assert_eq!(Reading::of([1, 0x6A, 0, 1, 0, 0, 1]), None, "no decimal digits");
}

#[test]
fn the_lever_of_a_clock_that_stands_is_told_behind_the_pieces() {
    let mut board = Board::new(shakmaty::Board::new(), true);
    let (mut dgt, _) = started(with_clock(DialKind::Xl), &mut board);
    let piece = board.pieces().piece_at(shakmaty::Square::E2);
    board.put(shakmaty::Square::E2, None);
    board.put(shakmaty::Square::E4, piece);
    board.lever();
    board.scan();
    let reports = run(&mut dgt, ms(1000), ms(1000), on_time(&mut board));
    let [Report::Together(..), press] = &reports[..] else { panic!("{reports:?}") };
    assert_eq!(*press, Report::Button(None, Button::Clock, Pressed::Short));
    // A clock that is set presses nothing.
    let left = ByColor { white: ms(0), black: ms(0) };
    let times = DialTimes { left, runs: None, flagged: ByColor { white: false, black: false } };
    assert!(dgt.order(&Order::SetClock(times), ms(2000)));
    let reports = run(&mut dgt, ms(2000), ms(9000), on_time(&mut board));
    assert_eq!(reports, [Report::Done(None), Report::Done(None)]);
}

#[test]
fn a_flag_has_fallen_and_the_lever_was_pressed_when_the_clock_says_so_twice() {
    let mut dial = Dial::default();
    let mut read = |data| dial.read(Reading::of(data).unwrap(), Color::White);
    let quiet = [0, 0, 9, 0, 0x30, 0, 0x0B];
    let _ = (read(quiet), read(quiet));
    // One wrong bit, and then what it was before.
    for at in [(0, 0x10), (3, 0x10), (6, 0x01), (6, 0x08), (6, 0x02)] {
        let mut wrong = quiet;
        wrong[at.0] ^= at.1;
        assert_eq!((read(wrong), read(quiet)), (Told::default(), Told::default()), "{at:?}");
    }
    assert_eq!(read([0, 0, 9, 0, 0x30, 0, 0x11]), Told::default());
    let Told { pressed: false, times: Some(times) } = read([0, 0, 9, 0, 0x29, 0x59, 0x11]) else {
        panic!()
    };
    assert_eq!(times.runs, Some(Color::White));
    let fallen = [0x10, 0, 0, 0, 0x29, 0x59, 0x11];
    assert_eq!(read(fallen), Told::default());
    let times = read(fallen).times.unwrap();
    assert_eq!(times.flagged, ByColor { white: false, black: true });
}

#[test]
fn many_noisy_messages_press_no_clock() {
    let mut noise = Noise::new(4);
    let mut board = Board::new(shakmaty::Board::new(), true);
    let (mut dgt, _) = started(with_clock(DialKind::Xl), &mut board);
    let whole = frame::write(frame::TIMES, &[0, 0x10, 9, 0, 0x30, 0, 0x0B]);
    let _ = dgt.receive(&whole.repeat(2), ms(1000));
    for step in 0..FRAMES {
        let now = ms(1000 + u64::try_from(step).unwrap());
        let bytes = [noise.spoil(&whole), whole.clone()].concat();
        for report in dgt.receive(&bytes, now) {
            let pressed = matches!(report, Report::Button(_, Button::Clock, _));
            let fell = matches!(&report, Report::Clock(times) if times.flagged.white || times.flagged.black);
            assert!(!pressed && !fell, "{report:?}");
        }
    }
}

#[test]
fn a_button_of_the_clock_that_is_told_again_is_no_second_press() {
    let mut dgt = Dgt::new(with_clock(DialKind::Xl));
    let ack = frame::write(frame::TIMES, &Ack([0x10, 0x88, 0, 0x33]).pack());
    let pressed = Report::Button(None, Button::Other(2), Pressed::Short);
    assert_eq!(dgt.receive(&ack, ms(0)), std::slice::from_ref(&pressed));
    assert_eq!(dgt.receive(&ack, ms(400)), []);
    assert_eq!(dgt.receive(&ack, ms(999)), []);
    assert_eq!(dgt.receive(&ack, ms(1000)), [pressed]);
}

#[test]
fn what_a_clock_is_told_can_be_read_again() {
    let times = DialTimes {
        left: ByColor { white: ms(3_723_000), black: ms(59_000) },
        runs: Some(Color::Black),
        flagged: ByColor { white: false, black: false },
    };
    let show = |text: &str, beep| Order::Show(text.to_owned(), beep);
    for (command, order) in [
        (clock::show(DialKind::Dgt3000, "Nf3 e5", true), show("nf3 e5", true)),
        (clock::show(DialKind::Xl, "nf3 e4", false), show("nf3 e4", false)),
        (clock::show(DialKind::Xl, "so", true), show("50", true)),
        (clock::wrapped(clock::END, &[]), show("", false)),
        (clock::set_and_run(&times, Color::White), Order::SetClock(times)),
    ] {
        assert_eq!(clock::order(&command), Some(order));
    }
    assert_eq!(clock::order(&clock::wrapped(clock::VERSION, &[])), None);
}

#[test]
fn a_clock_that_runs_counts_down_and_its_lever_changes_the_side() {
    let mut board = Board::new(pieces(TURNED), true);
    let left = ByColor { white: ms(61_000), black: ms(3_600_000) };
    let flagged = ByColor { white: false, black: false };
    board.receive(&[0x4B]);
    board.set_clock(&DialTimes { left, runs: Some(Color::White), flagged });
    let _ = board.to_send();
    let times = |board: &mut Board| {
        let bytes = board.to_send();
        let data: [u8; 7] = bytes[3..10].try_into().unwrap();
        let reading = clock::Reading::of(data).unwrap();
        (reading.left, reading.right)
    };
    board.second();
    assert_eq!(times(&mut board), (ms(60_000), ms(3_600_000)));
    board.second();
    assert_eq!(times(&mut board), (ms(59_000), ms(3_600_000)));
    board.lever();
    let _ = board.to_send();
    board.second();
    assert_eq!(times(&mut board), (ms(59_000), ms(3_599_000)));
    assert!(board.runs());
}
