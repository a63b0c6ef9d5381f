//! The warning before a piece is given away or a mate allowed.

use expect_test::expect;
use touchmove::app::session::Session;
use touchmove::archive::{GameId, Header, Player, replay};
use touchmove::config::Settings;
use touchmove::laws::Announcing;

use super::{Table, header, manner_of};

/// Who is warned, in this game.
fn warned(header: Header) -> Table {
    let manner = manner_of("en", "en", Settings { blunders: true, ..Settings::default() });
    let game = replay(header.clone(), &[]).unwrap();
    Table::with(Session::new(manner, GameId(1), game), header).opened()
}

const QUEEN: &str = "rnbqkb1r/pppp1ppp/5n2/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 3";

#[test]
fn a_queen_is_given_away_only_after_a_yes() {
    let mut table = warned(header(QUEEN, Player::Builtin, None));
    table.types("Qg4").types("attackers g4").types("no").types("Qh5").types("yes").answers("Nh5");
    table.expect(expect![[r#"
        (special position)
        (how to have the usual one)
        Your move.
        > Qg4
        That gives away your queen. Play it? yes or no.
        > attackers g4
        g4, White attacks: queen d1.
        g4, Black attacks: knight f6.
        > no
        Not played. Your move.
        > Qh5
        That gives away your queen. Play it? yes or no.
        > yes
        queen d1 h5
        (thinks of a move)
        knight f6 takes h5
    "#]]);
}

#[test]
fn the_same_move_again_is_a_yes_and_another_is_a_no() {
    let mut table = warned(header(QUEEN, Player::Builtin, None));
    table.types("Qg4").types("what").types("help").types("queen h5").types("d1 h5");
    table.expect(expect![[r#"
        (special position)
        (how to have the usual one)
        Your move.
        > Qg4
        That gives away your queen. Play it? yes or no.
        > what
        what is neither yes nor no.
        That gives away your queen. Play it? yes or no.
        > help
        yes: this move is played. no: type another one.
        That gives away your queen. Play it? yes or no.
        > queen h5
        That gives away your queen. Play it? yes or no.
        > d1 h5
        queen d1 h5
        (thinks of a move)
    "#]]);
    let mut table = warned(header(QUEEN, Player::Builtin, None));
    table.types("Qg4").types("Nc3");
    table.expect(expect![[r#"
        (special position)
        (how to have the usual one)
        Your move.
        > Qg4
        That gives away your queen. Play it? yes or no.
        > Nc3
        knight b1 c3
        (thinks of a move)
    "#]]);
}

#[test]
fn a_mate_in_one_is_named() {
    let fools = "rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2";
    let mut table = warned(header(fools, Player::Builtin, None));
    table.types("g4").types("resign").types("no").types("e4");
    table.expect(expect![[r#"
        (special position)
        (how to have the usual one)
        Your move.
        > g4
        That allows mate in one. Play it? yes or no.
        > resign
        Not played. Your move.
        Resign? yes or no.
        > no
        (the game goes on)
        > e4
        pawn e2 e4
        (thinks of a move)
    "#]]);
}

#[test]
fn a_question_that_is_left_plays_nothing() {
    let mut table = warned(header(QUEEN, Player::Builtin, None));
    table.types("Qg4").types("takeback").types("yes");
    table.expect(expect![[r#"
        (special position)
        (how to have the usual one)
        Your move.
        > Qg4
        That gives away your queen. Play it? yes or no.
        > takeback
        Not played. Your move.
        No move to take back.
        > yes
        No question to answer. Type a move, or help.
    "#]]);
}

/// Whether somebody is asked before he gives his queen away.
fn is_asked(mut table: Table) -> bool {
    table.types("Qg4");
    table.transcript.contains("gives away")
}

#[test]
fn nobody_is_warned_who_has_not_asked_for_it_or_plays_strictly() {
    let game = || header(QUEEN, Player::Builtin, None);
    assert!(is_asked(warned(game())));
    assert!(!is_asked(Table::new(game())));
    assert!(!is_asked(warned(header(QUEEN, Player::Human, None))));
    assert!(!is_asked(warned(Header { touch: true, ..game() })));
    assert!(!is_asked(warned(Header { announcing: Announcing::Announce, ..game() })));
    assert!(!is_asked(warned(Header { strict: true, ..game() })));
}
