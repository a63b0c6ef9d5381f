//! Boards that tell finished moves only.

use super::*;

fn citrine(fen: &str) -> Desk {
    let position: Position =
        Position::from_setup(fen.parse::<Fen>().unwrap().into_setup(), CastlingMode::Standard)
            .unwrap();
    let (hands, pieces) = (Hands::new(Senses::Moves), position.board().clone());
    Desk { hands, knows: false, pieces, position, touches: true, runs: true, now: 0 }
}

fn moved(desk: &mut Desk, text: &str) -> String {
    desk.report(&Report::Moved(text.to_owned()))
}

#[test]
fn a_finished_move_is_read_in_every_form() {
    for (fen, text, uci) in [
        (START, "g1-f3", "g1f3"),
        ("4k3/8/8/2P5/3p4/8/8/4K3 b - - 0 1", "d4-d3", "d4d3"),
        ("4k3/8/8/3p4/2P5/8/8/4K3 w - - 0 1", "c4xd5", "c4d5"),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5xd6ep", "e5d6"),
        ("4k3/2P5/8/8/8/8/8/4K3 w - - 0 1", "c7-c8/N", "c7c8n"),
        ("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O", "e1g1"),
        ("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O-O", "e1c1"),
    ] {
        assert_eq!(moved(&mut citrine(fen), text), uci);
    }
}

#[test]
fn what_is_no_legal_move_is_told_in_its_own_words() {
    for text in ["e2-e5", "e2xe4", "e7-e5", "O-O", "nonsense", ""] {
        assert_eq!(moved(&mut citrine(START), text), format!("no move {text}"));
    }
}

#[test]
fn a_gap_differs_until_a_move_fits() {
    let mut desk = citrine(START);
    assert_eq!(desk.report(&Report::Gap), "differs");
    assert!(!desk.hands.agrees());
    assert_eq!(moved(&mut desk, "e7-e5"), "no move e7-e5");
    assert_eq!(moved(&mut desk, "e2-e4"), "agrees, e2e4");
    assert_eq!(desk.report(&Report::TakenBack("e2-e4".to_owned())), "taken back");
}
