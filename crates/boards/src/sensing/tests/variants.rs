//! Drops from the box, and captures that explode.

use touchmove_position::Variant;

use super::*;

fn desk(variant: Variant, senses: Senses, knows: bool, fen: &str) -> Desk {
    let setup = fen.parse::<Fen>().unwrap().into_setup();
    let position = Position::under(variant, setup, CastlingMode::Standard).unwrap();
    let pieces = position.board().clone();
    let hands = Hands::new(senses);
    let mut desk = Desk { hands, knows, pieces, position, touches: true, runs: true, now: 0 };
    assert_eq!(desk.shows(&desk.pieces.clone()), "agrees");
    desk
}

/// The boards that know no pieces, and one that does.
const BOARDS: [(Senses, bool); 3] =
    [(Senses::Pegs, false), (Senses::Squares, false), (Senses::Squares, true)];

#[test]
fn a_piece_of_the_pocket_is_put_from_the_box() {
    let fen = |pocket: &str| format!("4k3/8/8/8/8/8/8/4K3[{pocket}] w - - 0 1");
    for (senses, knows) in BOARDS {
        let put = if knows { "+f3N" } else { "+f3" };
        let mut desk = desk(Variant::Crazyhouse, senses, knows, &fen("N"));
        desk.wait(1000);
        let told = [desk.look(put), desk.wait(3000)].concat();
        assert!(told.starts_with("+f3N"), "{senses:?} {knows} {told}");
    }
    // Between two only words decide, or a board that reads them.
    let mut unread = desk(Variant::Crazyhouse, Senses::Squares, false, &fen("NR"));
    assert_eq!([unread.look("+f3"), unread.wait(500)].concat(), "");
    let mut read = desk(Variant::Crazyhouse, Senses::Squares, true, &fen("NR"));
    assert!([read.look("+f3R"), read.wait(3000)].concat().starts_with("+f3R"));
}

#[test]
fn a_capture_stands_before_it_explodes() {
    let fen = "rnbqkbnr/pppp1ppp/8/4p3/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 0 2";
    for (senses, knows) in BOARDS {
        let put = if knows { "+e5N" } else { "+e5" };
        let mut desk = desk(Variant::Atomic, senses, knows, fen);
        let mut told = Vec::new();
        for look in ["-e5", "-f3", put] {
            told.extend([desk.wait(700), desk.look(look)]);
        }
        // The referee has the move, and its hand is off.
        desk.touches = false;
        told.push(desk.wait(3000));
        told.retain(|told| !told.is_empty());
        assert_eq!(told.join(", "), "-e5, -f3, +e5N, rests", "{senses:?} {knows}");
    }
}
