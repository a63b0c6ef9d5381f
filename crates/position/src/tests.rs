use super::*;

#[test]
fn every_variant_is_known_by_its_name_and_by_its_first_position() {
    for variant in Variant::ALL {
        assert_eq!(Variant::of_id(variant.id()), Some(variant));
        let start = variant.start().to_setup(EnPassantMode::Legal);
        let start = Position::under(variant, start, variant.mode()).unwrap();
        assert_eq!(start.variant(), variant);
        assert_eq!(start.chess().is_some(), variant.is_chess());
    }
}

#[test]
fn a_position_that_is_changed_stays_one_of_its_game() {
    let crazyhouse = Variant::Crazyhouse.start();
    let mut setup = crazyhouse.to_setup(EnPassantMode::Legal);
    setup.board.discard_piece_at(Square::D1);
    setup.pockets.as_mut().unwrap().black.queen = 1;
    let changed = crazyhouse.changed(setup).unwrap();
    assert_eq!(changed.variant(), Variant::Crazyhouse);
    assert_eq!(changed.pockets().unwrap().black.queen, 1);
    assert_eq!(Position::default().changed(Setup::empty()), None);
}

#[test]
fn the_pieces_of_a_variant_can_be_looked_at_as_chess() {
    let crazyhouse = Variant::Crazyhouse.start();
    assert_eq!(crazyhouse.chess(), None);
    assert_eq!(crazyhouse.as_chess(), Some(Chess::default()));
    assert_eq!(Variant::Horde.start().as_chess(), None, "White has no king");
}

#[test]
fn in_antichess_the_king_is_a_piece_as_any_other() {
    assert!(!Variant::Antichess.start().is_royal());
    assert!(Variant::Atomic.start().is_royal());
}
