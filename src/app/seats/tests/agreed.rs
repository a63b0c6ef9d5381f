//! Draws by agreement where the event does not leave them to the players alone (FIDE 2023, 9.1.1).

use expect_test::expect;
use shakmaty::Color;

use crate::app::seats::tests::{Table, match_file};
use crate::laws::Reason;
use crate::table::Place;

fn table(draws: &str) -> Table {
    let text = match_file("", "", &format!("announcing = \"off\"\ndraws = \"{draws}\""));
    let mut table = Table::new(&text);
    table.start();
    table
}

#[test]
fn a9_1a_no_draw_is_offered_before_the_move_that_the_event_names() {
    let mut table = table("after 2");
    table.plays("e4 e5");
    table.script("b draw\nw draw\nw Nf3\nw draw\nb accept\nb Nc6\nb draw\nw accept");
    expect![[r#"
        > black: draw
        black: Too early for a draw: this event asks for 2 moves by each player. FIDE 2023, 9.1.1.
        > white: draw
        white: Too early for a draw: this event asks for 2 moves by each player. FIDE 2023, 9.1.1.
        > white: Nf3
        white: Springer Gustav eins Felix drei
        white: Move 1, White, is missing on your sheet. Write it before you move.
        black: Springer Gustav eins Felix drei
        desk: White: knight g1 f3
        desk: White must first write move 1, White. FIDE 2023, 8.1.1.
        > white: draw
        white: Too early for a draw: this event asks for 2 moves by each player. FIDE 2023, 9.1.1.
        > black: accept
        black: No draw offer to answer. To offer one, type draw.
        > black: Nc6
        black: Springer Bella acht Cesar sechs
        black: Move 1, White, is missing on your sheet. Write it before you move.
        white: Springer Bella acht Cesar sechs
        desk: Black: knight b8 c6
        desk: Black must first write move 1, White. FIDE 2023, 8.1.1.
        > black: draw
        black: Draw offered.
        white: Black offers a draw.
        desk: Black offers a draw.
        > white: accept
        white: Draw by agreement.
        white: Complete your score sheet now.
        black: Draw by agreement.
        black: Complete your score sheet now.
        desk: White accepts the draw.
        desk: Draw by agreement. Type revoke to take the end back, or sign-off.
        desk: Score sheet: White must complete it now.
        desk: Score sheet: Black must complete it now.
    "#]]
    .assert_eq(&table.heard);
    table.agree();
    assert_eq!(table.finished, ["1/2-1/2"]);
}

#[test]
fn a9_1a_an_offer_needs_the_arbiter_and_only_its_player_hears_of_it() {
    let mut table = table("arbiter");
    table.plays("e4 e5 Nf3");
    table.script("w draw\nb accept\nd matters\nd accept\nb accept");
    expect![[r#"
        > white: draw
        white: White wants to offer a draw. The arbiter decides. FIDE 2023, 9.1.1.
        desk: White wants to offer a draw. The arbiter decides. FIDE 2023, 9.1.1.
        > black: accept
        black: No draw offer to answer. To offer one, type draw.
        > desk: matters
        desk: 1: White wants to offer a draw. The arbiter decides. FIDE 2023, 9.1.1.
        desk: Type accept or reject.
        > desk: accept
        desk: Ruling 1: White may offer a draw. FIDE 2023, 9.1.1.
        desk: White offers a draw.
        white: Ruling 1: White may offer a draw. FIDE 2023, 9.1.1.
        white: Draw offered.
        black: Ruling 1: White may offer a draw. FIDE 2023, 9.1.1.
        black: White offers a draw.
        > black: accept
        black: Draw by agreement.
        black: Complete your score sheet now.
        white: Draw by agreement.
        white: Complete your score sheet now.
        desk: Black accepts the draw.
        desk: Draw by agreement. Type revoke to take the end back, or sign-off.
        desk: Score sheet: White must complete it now.
        desk: Score sheet: Black must complete it now.
    "#]]
    .assert_eq(&table.heard);
    table.agree();
    let outcome = table.seats.game(Place::Desk).outcome().unwrap();
    assert_eq!(outcome.reason, Reason::Agreement);
}

#[test]
fn a9_1a_the_arbiter_does_not_agree() {
    let mut table = table("arbiter until 30");
    table.plays("e4 e5 Nf3");
    table.script("w draw\nd reject\nb accept\nd accept\nd revoke 1\nd accept");
    expect![[r#"
        > white: draw
        white: White wants to offer a draw. The arbiter decides. FIDE 2023, 9.1.1.
        desk: White wants to offer a draw. The arbiter decides. FIDE 2023, 9.1.1.
        > desk: reject
        desk: Ruling 1: White may not offer a draw. FIDE 2023, 12.
        white: Ruling 1: White may not offer a draw. FIDE 2023, 12.
        black: Ruling 1: Nothing changes for you.
        > black: accept
        black: No draw offer to answer. To offer one, type draw.
        > desk: accept
        desk: Nothing waits for your decision.
        > desk: revoke 1
        desk: Ruling 2: Ruling 1 is revoked. It was: White may not offer a draw. FIDE 2023, 12.
        desk: White wants to offer a draw. The arbiter decides. FIDE 2023, 9.1.1.
        white: Ruling 2: Ruling 1 is revoked. It was: White may not offer a draw. FIDE 2023, 12.
        white: White wants to offer a draw. The arbiter decides. FIDE 2023, 9.1.1.
        black: Ruling 2: Nothing changes for you.
        > desk: accept
        desk: Ruling 3: White may offer a draw. FIDE 2023, 9.1.1.
        desk: White offers a draw.
        white: Ruling 3: White may offer a draw. FIDE 2023, 9.1.1.
        white: Draw offered.
        black: Ruling 3: White may offer a draw. FIDE 2023, 9.1.1.
        black: White offers a draw.
    "#]]
    .assert_eq(&table.heard);
    table.agree();
    assert_eq!(table.seats.game(Place::Desk).offer(), Some(Color::White));
}

#[test]
fn a9_1a_who_sits_down_hears_when_a_draw_may_be_agreed() {
    let heard = |draws: &str| {
        let mut table = table(draws);
        table.types(Place::Seat(Color::White), "draw");
        table.types(Place::Seat(Color::White), "yes");
        table.heard
    };
    expect![[r#"
        > white: draw
        white: Too early for a draw: this event asks for 30 moves by each player. FIDE 2023, 9.1.1.
        > white: yes
        white: No question to answer. Type a move, or help.
    "#]]
    .assert_eq(&heard("after 30"));
    expect![[r#"
        > white: draw
        white: Too early for a draw. Both players must move first. FIDE 2023, 5.2.3.
        > white: yes
        white: No question to answer. Type a move, or help.
    "#]]
    .assert_eq(&heard("arbiter"));
}
