//! The lever of a clock that stands, on bad lines, and a button that somebody looks at late.

use super::*;
use crate::peg1::frame;

/// Bad cables, but none that would be thrown away.
const BAD: &str = "noise 0.0003\nloss 0.0003\ndouble 0.0003\nhalf 0.005\ndelay 100 0.02\n";

/// Plays with the lever pressed right behind each move, and then a pause: how the pieces stood, as
/// far as it was told, at each press that was told.
fn pressed(seed: u64, pause: Duration) -> Vec<Board> {
    let model =
        Model { make: Make::Dgt, knows_pieces: true, has_clock: true, dialect: Dialect::Usual };
    let mut table = Table::new(model, Faults::read(BAD).unwrap(), seed);
    table.live(ms(6000));
    let mut player = Player::new(model.make.senses(), Some(MoveStyle::OwnFirst), seed);
    for (position, mv) in game(OPERA) {
        table.board.plan(player.play(&position, mv), table.now);
        table.board.plan([(ms(50), Act::Press(Button::Clock, Pressed::Short))], table.now);
        table.board.plan([(pause, Act::Wait)], table.now);
    }
    table.finish();
    let (mut stands, mut at_presses) = (Sensed::of(Board::new()), Vec::new());
    for report in table.reports {
        match report {
            Report::Lifted(_, square, piece) => stands.change(SquareChange::Lifted(square, piece)),
            Report::Seated(_, square, piece) => stands.change(SquareChange::Seated(square, piece)),
            Report::Together(_, all) => all.into_iter().for_each(|change| stands.change(change)),
            Report::Stands(sensed) => stands = sensed,
            Report::Button(..) => at_presses.push(stands.pieces.clone()),
            _ => {}
        }
    }
    at_presses
}

#[test]
fn each_press_is_told_once_and_behind_its_move_whatever_the_line_does() {
    let positions: Vec<Board> = game(OPERA)
        .into_iter()
        .map(|(position, mv)| position.play(mv).unwrap().board().clone())
        .collect();
    for seed in 0..60 {
        assert_eq!(pressed(seed, ms(8000)), positions, "{seed}");
    }
}

#[test]
fn a_short_press_is_short_however_late_somebody_looks() {
    let mut board = Simulated::new(models()[0], Faults::default(), 0, ms(0));
    board.opened(ms(0));
    board.act(&Act::Press(Button::Confirm, Pressed::Short), ms(1000)).unwrap();
    board.receive(&frame("PING 1"), ms(1000));
    board.time_passed(ms(3000));
    let said = String::from_utf8(board.to_send(ms(4000))).unwrap();
    assert!(said.contains(" B confirm short") && said.contains("ACK 1"), "{said}");
}
