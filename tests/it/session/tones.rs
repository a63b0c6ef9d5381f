//! Which tones are heard in a session, and when.

use shakmaty::Square;
use touchmove::app::input::{FromTerminal, Input, Sound};
use touchmove::app::order::{HomeOrder, Output};
use touchmove::app::session::Act;
use touchmove::archive::{Header, Player};
use touchmove::config::Key;
use touchmove::laws::Announcing;
use touchmove::tones::Tone;
use touchmove::ui::Typed;
use touchmove::ui::view::{Arrival, Thing};

use super::announcing::announced;
use super::{Table, header, start};

impl Table {
    /// The tones since the last time.
    fn heard(&mut self) -> Vec<Tone> {
        std::mem::take(&mut self.tones)
    }

    fn hears(&mut self, line: &str) -> Vec<Tone> {
        self.types(line).heard()
    }
}

#[test]
fn captures_checks_and_illegal_moves_sound() {
    let mut table = Table::new(header(&start(), Player::Human, None));
    let lines = ["e4", "e4", "hello", "f5", "exf5", "g5", "Qh5", "Kf7"];
    let heard = lines.map(|line| table.hears(line));
    let [illegal, capture, check] =
        [Tone::Illegal, Tone::Capture, Tone::Check].map(|tone| vec![tone]);
    let none = Vec::new;
    assert_eq!(heard, [none(), illegal, none(), none(), capture, none(), check, none()]);
}

#[test]
fn a_capture_with_check_is_heard_as_both_and_the_answer_of_the_opponent_too() {
    let fen = "4k3/8/8/8/8/8/4r3/R3K3 w - - 0 1";
    let mut table = Table::new(header(fen, Player::Builtin, None));
    assert_eq!(table.hears("Ra8"), [Tone::Illegal]);
    assert_eq!(table.hears("Kxe2"), [Tone::Capture]);
    table.answers("Kd7");
    assert_eq!(table.heard(), []);
    let mut table = Table::new(header("r3k3/8/8/8/8/8/7p/R3K2N w - - 0 1", Player::Builtin, None));
    table.types("Kf1").answers("Rxa1");
    assert_eq!(table.heard(), [Tone::Capture, Tone::Check]);
}

#[test]
fn a_square_that_is_looked_at_sounds_as_its_colour() {
    let mut table = Table::new(header(&start(), Player::Human, None));
    let lines = ["board a1", "b E4", "board", "colour a1", "board z9"];
    let heard = lines.map(|line| table.hears(line));
    let none = Vec::new;
    assert_eq!(heard, [vec![Tone::Dark], vec![Tone::Light], none(), none(), none()]);
}

#[test]
fn steps_over_the_board_sound_as_the_square_and_as_the_edge() {
    let mut table = Table::new(header(&start(), Player::Human, None));
    let mut looks = |thing, arrival| table.input(Input::Looked { thing, arrival }).heard();
    assert_eq!(looks(Thing::Square(Square::A1), Arrival::Step), [Tone::Dark]);
    assert_eq!(looks(Thing::Square(Square::A1), Arrival::Edge), [Tone::Edge]);
    assert_eq!(looks(Thing::Square(Square::E4), Arrival::Pane), [Tone::Light]);
    assert_eq!(looks(Thing::Moves(0), Arrival::Edge), []);
}

#[test]
fn an_announced_move_sounds_once() {
    let fen = "4k3/8/8/8/8/8/4r3/R3K3 w - - 0 1".to_owned();
    let game = Header { position: fen, ..announced(Player::Human, Announcing::Repeat) };
    let mut table = Table::new(game);
    let heard = ["Kxe2", "announce Kxe2", "Kxe2", "press"].map(|line| table.hears(line));
    assert_eq!(heard, [vec![], vec![Tone::Capture], vec![], vec![]]);
}

#[test]
fn little_time_sounds() {
    let game = Header {
        warnings: vec![std::time::Duration::from_mins(5)],
        ..header(&start(), Player::Human, Some("6"))
    };
    let mut table = Table::new(game);
    table.types("e4").types("e5");
    assert_eq!(table.heard(), []);
    table.waits(61).input(Input::TimePassed);
    assert_eq!(table.heard(), [Tone::Clock]);
}

#[test]
fn a_device_that_is_lost_and_found_is_told() {
    let mut table = Table::new(header(&start(), Player::Human, None));
    table
        .input(Input::Terminal(FromTerminal::Tones(Sound::Lost("reason-no-device"))))
        .input(Input::Terminal(FromTerminal::Tones(Sound::Found)));
    table.expect(expect_test::expect![[r#"
        Tones have failed: no sound device is found.
        Tones are back.
    "#]]);
}

#[test]
fn tones_are_turned_on_and_off_and_that_is_kept() {
    let mut table = Table::new(header(&start(), Player::Human, None));
    for (line, on) in [("tones on", true), ("tones off", false), ("tones on", true)] {
        let acts = table
            .session
            .handle(table.now, Input::Terminal(FromTerminal::Typed(Typed::Line(line.to_owned()))));
        let turned = acts
            .iter()
            .find_map(|act| if let Act::Out(Output::Tones(on)) = act { Some(*on) } else { None });
        let keeps = |act: &Act| matches!(act, Act::Home(_, HomeOrder::Set(Key::Tones, _)));
        let built = cfg!(feature = "tones");
        assert_eq!((turned, acts.iter().any(keeps)), ((built || !on).then_some(on), built || !on));
    }
}

#[test]
fn a_switch_alone_tells_how_it_is_set_and_changes_nothing() {
    let mut table = Table::new(header(&start(), Player::Human, None));
    for line in ["speech", "speech", "speech off", "speech", "tones", "tones off", "tones"] {
        table.types(line);
    }
    table.expect(expect_test::expect![[r#"
        > speech
        Speech on. To turn it off, type speech off.
        > speech
        Speech on. To turn it off, type speech off.
        > speech off
        Speech off.
        > speech
        Speech off. To turn it on, type speech on.
        > tones
        Tones off. To turn them on, type tones on.
        > tones off
        Tones off.
        > tones
        Tones off. To turn them on, type tones on.
    "#]]);
}

#[cfg(feature = "tones")]
#[test]
fn sound_is_speech_and_tones_and_brings_back_what_it_has_silenced() {
    let mut table = Table::new(header(&start(), Player::Human, None));
    for line in ["tones on", "sound", "sound off", "sound off", "sound", "sound on", "sound"] {
        table.types(line);
    }
    for line in ["speech off", "sound off", "sound on", "sound"] {
        table.types(line);
    }
    table.expect(expect_test::expect![[r#"
        > tones on
        Tones on.
        > sound
        Speech on. To turn it off, type speech off.
        Tones on. To turn them off, type tones off.
        > sound off
        Speech off.
        > sound off
        Speech off.
        > sound
        Speech off. To turn it on, type speech on.
        Tones on. To turn them off, type tones off.
        > sound on
        > sound
        Speech has not answered yet. To go without: speech off.
        Tones on. To turn them off, type tones off.
        > speech off
        Speech off.
        > sound off
        Speech off.
        > sound on
        > sound
        Speech has not answered yet. To go without: speech off.
        Tones on. To turn them off, type tones off.
    "#]]);
}
