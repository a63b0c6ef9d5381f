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

/// The counts of moves to depth 4 that are published for each first position, through our own type.
#[test]
fn as_many_lines_as_are_published_begin_each_game() {
    let published = [
        (Variant::Standard, [20, 400, 8_902, 197_281]),
        (Variant::Chess960, [20, 400, 8_902, 197_281]),
        (Variant::KingOfTheHill, [20, 400, 8_902, 197_281]),
        (Variant::ThreeCheck, [20, 400, 8_902, 197_281]),
        (Variant::Crazyhouse, [20, 400, 8_902, 197_281]),
        (Variant::Antichess, [20, 400, 8_067, 153_299]),
        (Variant::Atomic, [20, 400, 8_902, 197_326]),
        (Variant::Horde, [8, 128, 1_274, 23_310]),
        (Variant::RacingKings, [21, 421, 11_264, 296_242]),
    ];
    for (variant, counts) in published {
        for (depth, count) in (1..).zip(counts) {
            assert_eq!(shakmaty::perft(&variant.start(), depth), count, "{variant:?} {depth}");
        }
    }
}
