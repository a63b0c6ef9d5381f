//! Exchanges on positions that can be counted by hand.

use shakmaty::CastlingMode;
use shakmaty::fen::Fen;

use super::*;

fn asked(target: ExchangeTarget, fen: &str) -> Vec<Fate> {
    let position =
        Position::from_setup(fen.parse::<Fen>().unwrap().into_setup(), CastlingMode::Standard)
            .unwrap();
    fates(&position, target)
}

/// `pe5 by Nf3 against nc6: 0`.
fn told(fate: &Fate) -> String {
    let text = |pieces: &[Placed]| {
        let placed = |placed: &Placed| format!("{}{}", placed.piece.char(), placed.square);
        pieces.iter().map(placed).collect::<Vec<_>>().join(" ")
    };
    let (placed, loss) = (text(&[fate.placed]), fate.loss);
    format!("{placed} by {} against {}: {loss}", text(&fate.attackers), text(&fate.defenders))
}

fn on(square: Square, fen: &str) -> String {
    told(&asked(ExchangeTarget::Square(square), fen)[0])
}

fn all(fen: &str) -> Vec<String> {
    asked(ExchangeTarget::All(Color::White), fen).iter().map(told).collect()
}

#[test]
fn a_piece_that_nobody_defends_is_lost() {
    assert_eq!(on(Square::C6, "4k3/8/2n5/1B6/8/8/8/4K3 w - - 0 1"), "nc6 by Bb5 against : 3");
    assert_eq!(all("4k3/8/2n5/1B6/8/8/8/4K3 b - - 0 1"), ["nc6 by Bb5 against : 3"]);
    assert_eq!(all("4k3/8/8/8/8/8/8/4K3 w - - 0 1"), [""; 0]);
}

#[test]
fn what_is_worth_more_than_its_attacker_is_lost_though_defended() {
    let fen = "4k3/3p4/2n5/3P4/8/8/8/4K3 w - - 0 1";
    assert_eq!(on(Square::C6, fen), "nc6 by Pd5 against pd7: 2");
    // A knight for a bishop is an even exchange.
    let fen = "4k3/3p4/2n5/1B6/8/8/8/4K3 w - - 0 1";
    assert_eq!(on(Square::C6, fen), "nc6 by Bb5 against pd7: 0");
}

#[test]
fn two_attackers_win_what_one_defends() {
    let fen = "4k3/8/5n2/3p4/8/2N5/8/3RK3 w - - 0 1";
    assert_eq!(on(Square::D5, fen), "pd5 by Nc3 Rd1 against nf6: 1");
    let fen = "4k3/4p3/5n2/3p4/8/2N5/8/3QK3 w - - 0 1";
    assert_eq!(on(Square::D5, fen), "pd5 by Nc3 Qd1 against nf6: 1");
    // The queen would be taken in her turn.
    let fen = "4k3/4p3/4pn2/3p4/8/2N5/8/3QK3 w - - 0 1";
    assert_eq!(on(Square::D5, fen), "pd5 by Nc3 Qd1 against pe6 nf6: 0");
}

#[test]
fn who_stands_behind_another_takes_part() {
    let fen = "3rk3/3r4/8/3p4/8/8/3R4/3RK3 w - - 0 1";
    assert_eq!(on(Square::D5, fen), "pd5 by Rd2 Rd1 against rd7 rd8: 0");
    let fen = "4k3/3r4/8/3p4/8/8/3R4/3RK3 w - - 0 1";
    assert_eq!(on(Square::D5, fen), "pd5 by Rd2 Rd1 against rd7: 1");
}

#[test]
fn who_is_pinned_neither_attacks_nor_defends() {
    // The knight on e7 may not leave the file of its king.
    let fen = "4k3/4n3/2p5/8/8/5B2/8/4RK2 w - - 0 1";
    assert_eq!(on(Square::C6, fen), "pc6 by Bf3 against : 1");
    // Nor may the bishop on d2.
    let fen = "4k3/8/8/6r1/8/8/3B4/2KR3q w - - 0 1";
    assert_eq!(on(Square::G5, fen), "rg5 by Bd2 against : 5");
    // Once its king has taken, the knight would be free; but it does not take before.
    let fen = "3rk3/8/2n5/1B6/8/8/8/3QK3 w - - 0 1";
    assert_eq!(on(Square::D8, fen), "rd8 by Qd1 against ke8: 0");
    let fen = "4k3/3q4/8/6r1/8/8/3B4/3K4 w - - 0 1";
    assert_eq!(on(Square::G5, fen), "rg5 by  against : 0");
}

#[test]
fn a_king_takes_only_what_nobody_defends() {
    assert_eq!(on(Square::D4, "4k3/8/8/8/3n4/4K3/8/8 w - - 0 1"), "nd4 by Ke3 against : 3");
    assert_eq!(on(Square::D4, "4k3/8/8/4p3/3n4/4K3/8/8 w - - 0 1"), "nd4 by  against : 0");
    assert_eq!(asked(ExchangeTarget::King, "4k3/8/8/8/8/8/8/4K3 w - - 0 1"), []);
    assert_eq!(asked(ExchangeTarget::Square(Square::E1), "4k3/8/8/8/8/8/8/4K3 w - - 0 1"), []);
}

#[test]
fn whoever_is_in_check_takes_only_what_ends_it() {
    let fen = "4k3/8/2n5/1B6/7q/8/8/4K3 w - - 0 1";
    assert_eq!(on(Square::C6, fen), "nc6 by  against : 0");
    let fen = "4k3/8/8/8/7q/6P1/8/4K3 w - - 0 1";
    assert_eq!(on(Square::H4, fen), "qh4 by Pg3 against : 9");
}

#[test]
fn ones_own_check_does_not_lose_what_is_defended() {
    let fen = "4k3/8/8/8/1b5q/2N5/1P6/4K3 w - - 0 1";
    assert_eq!(on(Square::C3, fen), "Nc3 by bb4 against Pb2: 0");
}

#[test]
fn a_pawn_that_is_taken_in_passing_hangs() {
    let fen = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2";
    assert_eq!(on(Square::D5, fen), "pd5 by Pe5 against : 1");
    let fen = "4k3/2p5/8/3pP3/8/8/8/4K3 w - d6 0 2";
    assert_eq!(on(Square::D5, fen), "pd5 by Pe5 against pc7: 0");
}

#[test]
fn a_pawn_that_takes_on_the_last_rank_wins_a_queen_more() {
    let fen = "2r1k3/1P6/8/8/8/8/8/4K3 w - - 0 1";
    assert_eq!(on(Square::C8, fen), "rc8 by Pb7 against : 13");
    let fen = "1nr1k3/1P6/8/8/8/8/8/4K3 w - - 0 1";
    assert_eq!(on(Square::B8, fen), "nb8 by  against : 0");
}

#[test]
fn ones_own_come_first_and_the_other_side_can_be_asked_alone() {
    let fen = "4k3/8/8/3n3r/3P4/4N3/8/3QK2B w - - 0 1";
    let (ours, theirs) = (
        ["Bh1 by rh5 against : 3", "Ne3 by nd5 against : 3"],
        ["rh5 by Qd1 against : 5", "nd5 by Ne3 Bh1 against rh5: 3"],
    );
    assert_eq!(all(fen), [ours, theirs].concat());
    let side = |color| asked(ExchangeTarget::Side(color), fen).iter().map(told).collect::<Vec<_>>();
    assert_eq!([side(Color::White), side(Color::Black)], [ours, theirs]);
    let kind = |piece| asked(ExchangeTarget::Kind(piece), fen).iter().map(told).collect::<Vec<_>>();
    assert_eq!(kind(Color::White.queen()), ["Qd1 by  against : 0"]);
}
