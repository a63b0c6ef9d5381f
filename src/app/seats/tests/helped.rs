//! What an arbiter and the players hear that helps them on, where something was ruled otherwise.

use expect_test::expect;
use shakmaty::{Color, Square};

use crate::app::seats::tests::devices::KEYS;
use crate::app::seats::tests::{Table, match_file};
use crate::laws::Event;
use crate::table::Place;
use crate::voices::announce::Style;
use crate::voices::{Library, Narrator};

fn silent() -> Table {
    let mut table = Table::new(&match_file("", "", "announcing = \"off\""));
    table.start();
    table
}

fn claims(table: &mut Table, by: Color, square: Square) {
    table.does(by, Event::TouchClaimed(by, square));
}

#[test]
fn a2_what_helps_after_a_touch_that_cannot_be_taken_back_brings_its_move_back() {
    let mut table = silent();
    table.plays("e4 e5");
    let made = table.seats.game(Place::Desk).made().to_vec();
    claims(&mut table, Color::White, Square::B8);
    table.at_desk("accept\nyes");
    table.plays("Nc6");
    expect![[r#"
        > revoke 1
          Ruling 1 cannot be taken back: the player has continued. Type restore 1 white: then Black is free to play pawn e7 e5 again.
        > restore 1 white
          Back to the position after move 1, White? One move is taken back. The clocks then show: White 1 hour 30 minutes 59 seconds, Black 1 hour 30 minutes 30 seconds. Yes or no?
        > yes
          Ruling 2: Back to the position after move 1, White. FIDE 2023, 7.6.
          No longer counts: knight b8 c6.
          White's clock is set to 1 hour 30 minutes 59 seconds. Before: 1 hour 30 minutes 53 seconds.
          Black's clock is set to 1 hour 30 minutes 30 seconds. Before: 1 hour 30 minutes 58 seconds.
          Black may play any legal move.
          White's board is not seen. Check yourself that it is right.
          Black's board is not seen. Check yourself that it is right.
          Clocks stopped. When the boards are right, type resume.
        > resume
          Clocks running. Black's clock is running.
    "#]].assert_eq(&table.at_desk("revoke 1\nrestore 1 white\nyes\nresume"));
    table.plays("e5");
    let game = table.seats.game(Place::Desk);
    let moves = |made: &[crate::laws::Made]| made.iter().map(|made| made.mv).collect::<Vec<_>>();
    assert_eq!(moves(game.made()), moves(&made));
    assert!(game.underway().touches().is_empty());
    table.at_desk("touch white g1\nyes");
    table.plays("Nf3");
    assert!(
        table
            .at_desk("revoke 3")
            .contains("Type restore 1 black: then White is free to play any move."),
        "{}",
        table.heard
    );
    table.agree();
}

#[test]
fn a3_a_position_that_is_there_already_is_named_as_that_and_read_out() {
    let mut table = silent();
    table.plays("e4");
    table.heard.clear();
    table.at_desk("restore 1 white");
    expect![[r#"
        > desk: restore 1 white
        desk: Ruling 1: Back to the position after move 1, White. FIDE 2023, 7.6.
        desk: Already the position: no move is taken back, and the clocks keep their times. To change one: set-clock.
        desk: White's board is not seen. Check yourself that it is right.
        desk: Black's board is not seen. Check yourself that it is right.
        desk: Clocks stopped. When the boards are right, type resume.
        white: Clocks stopped.
        white: Ruling 1: Back to the position after move 1, White. FIDE 2023, 7.6.
        white: Compare your board with this position.
        white: Rank acht: black rooks Anna, Hector,
        white: knights Bella, Gustav, bishops Cesar,
        white: Felix, queen David, king Eva.
        white: Rank sieben: black pawns Anna to Hector.
        white: Ranks sechs and fuenf: empty.
        white: Rank vier: white pawn Eva.
        white: Rank drei: empty.
        white: Rank zwei: white pawns Anna to David,
        white: Felix to Hector.
        white: Rank eins: white rooks Anna, Hector,
        white: knights Bella, Gustav, bishops Cesar,
        white: Felix, queen David, king Eva.
        black: Clocks stopped.
        black: Ruling 1: Back to the position after move 1, White. FIDE 2023, 7.6.
        black: Compare your board with this position.
        black: Rank eins: white rooks Hector, Anna,
        black: knights Gustav, Bella, bishops Felix,
        black: Cesar, king Eva, queen David.
        black: Rank zwei: white pawns Hector, Gustav,
        black: Felix, David, Cesar, Bella, Anna.
        black: Rank drei: empty.
        black: Rank vier: white pawn Eva.
        black: Ranks fuenf and sechs: empty.
        black: Rank sieben: black pawns Hector, Gustav,
        black: Felix, Eva, David, Cesar, Bella, Anna.
        black: Rank acht: black rooks Hector, Anna,
        black: knights Gustav, Bella, bishops Felix,
        black: Cesar, king Eva, queen David.
    "#]].assert_eq(&table.heard);
    table.agree();
}

#[test]
fn a4_a_move_that_a_revoked_illegal_move_has_forced_stays_and_what_helps_is_said() {
    let mut table = silent();
    table.plays("e4 e5");
    table.does(Color::White, Event::Entered("e1e3".parse().unwrap()));
    table.plays("Ke2");
    expect![[r#"
        > revoke 1
          Ruling 2: Ruling 1 is revoked: neither the illegal move nor its touch counts. It was: White's first illegal move. FIDE 2023, 7.5.1. Black gets 2 minutes more. FIDE 2023, 12. White has played king e1 e2 since: it stays. If its touch forced that, type restore 1 black.
          Black's clock: 2 minutes less. FIDE 2023, 6.10.2.
        > restore 1 black
          Back to the position after move 1, Black? One move is taken back. The clocks then show: White 1 hour 30 minutes 59 seconds, Black 1 hour 30 minutes 59 seconds. Yes or no?
        > yes
          Ruling 3: Back to the position after move 1, Black. FIDE 2023, 7.6.
          No longer counts: king e1 e2.
          White's clock is set to 1 hour 30 minutes 59 seconds. Before: 1 hour 31 minutes 27 seconds.
          Black's clock is set to 1 hour 30 minutes 59 seconds. Before: 1 hour 30 minutes 56 seconds.
          White's board is not seen. Check yourself that it is right.
          Black's board is not seen. Check yourself that it is right.
          Clocks stopped. When the boards are right, type resume.
        > resume
          Clocks running. White's clock is running.
    "#]].assert_eq(&table.at_desk("revoke 1\nrestore 1 black\nyes\nresume"));
    table.plays("Nf3");
    assert_eq!(table.seats.game(Place::Desk).made().len(), 3, "{}", table.heard);
    table.agree();
}

#[test]
fn a6_of_a_matter_that_he_has_not_heard_of_a_player_hears_that_nothing_changes_for_him() {
    let mut table = Table::of(KEYS, KEYS, "");
    table.script("w e4\nw press\nw wait 100");
    table.heard.clear();
    table.script("d dismiss\nd revoke 1\nd dismiss");
    expect![[r#"
        > desk: dismiss
        desk: Ruling 1: No penalty: Black has not repeated the move yet. FIDE 2023, 12.
        white: Ruling 1: Nothing changes for you.
        black: Ruling 1: Nothing changes for you.
        > desk: revoke 1
        desk: Ruling 2: Ruling 1 is revoked. It was: No penalty: Black has not repeated the move yet. FIDE 2023, 12.
        desk: Black does not repeat White's move. The arbiter decides. FIDE 2023, D.2.1.
        white: Ruling 2: Nothing changes for you.
        black: Ruling 2: Nothing changes for you.
        > desk: dismiss
        desk: Ruling 3: No penalty: Black has not repeated the move yet. FIDE 2023, 12.
        white: Ruling 3: Nothing changes for you.
        black: Ruling 3: Nothing changes for you.
    "#]]
    .assert_eq(&table.heard);
    table.agree();
}

#[test]
fn b_after_a_touch_all_hear_what_counts_no_more_whose_clock_runs_and_what_to_put_where() {
    let mut table = Table::of(KEYS, KEYS, "").played("e4 e5");
    table.script("w Nf3\nb Nf3\nw press");
    claims(&mut table, Color::Black, Square::B1);
    table.script("b Nc6");
    table.heard.clear();
    table.script("d accept\nd yes");
    expect![[r#"
        > desk: accept
        desk: Rule that White touched b1 at move 2? One move is taken back. Back to the position after move 1, Black. The clocks then show: White 1 hour 30 minutes 54 seconds, Black 1 hour 30 minutes 54 seconds. Yes or no?
        > desk: yes
        desk: Ruling 1: White touched b1 at move 2. FIDE 2023, 4.3.
        desk: Back to the position after move 1, Black.
        desk: No longer counts: knight g1 f3, knight b8 c6.
        desk: White's clock is set to 1 hour 30 minutes 54 seconds. Before: 1 hour 31 minutes 24 seconds.
        desk: White: b1 touched: it must move.
        desk: White's board is not seen. Check yourself that it is right.
        desk: Black's board is not seen. Check yourself that it is right.
        desk: White's clock is running.
        white: Ruling 1: White touched b1 at move 2. FIDE 2023, 4.3.
        white: Your clock is running.
        white: Back to the position after move 1, Black.
        white: No longer counts: knight g1 f3, knight b8 c6.
        white: White's clock is set to 1 hour 30 minutes 54 seconds.
        white: b1 touched: it must move.
        white: Take the white knight from f3 to g1.
        black: Ruling 1: White touched b1 at move 2. FIDE 2023, 4.3.
        black: White's clock is running.
        black: Back to the position after move 1, Black.
        black: No longer counts: knight g1 f3, knight b8 c6.
        black: White's clock is set to 1 hour 30 minutes 54 seconds.
        black: Take the white knight from f3 to g1.
        black: Take the black knight from c6 to b8.
    "#]]
    .assert_eq(&table.heard);
    table.agree();
}

#[test]
fn b_a_restored_position_is_taken_back_with_its_clocks_by_one_command() {
    let mut table = silent();
    table.plays("e4 e5");
    table.at_desk("pause");
    let before = table.seats.game(Place::Desk).clone();
    let told = table.at_desk("restore 0\nyes\nrevoke 1\nyes");
    let game = table.seats.game(Place::Desk);
    assert_eq!(game.made(), before.made(), "{told}");
    for color in Color::ALL {
        let left = |game: &crate::laws::Game| game.clock().unwrap().remaining(color, table.at);
        assert_eq!(left(game), left(&before), "{told}");
    }
    table.agree();
}

#[test]
fn b_a_look_leaves_the_open_question_open() {
    let mut table = silent();
    table.plays("e4");
    expect![[r#"
        > loss white
          Let White lose, and Black get a point? This ends the game. Yes or no?
        > clocks
          White: 1 hour 30 minutes 59 seconds.
          Black: 1 hour 30 minutes 28 seconds.
          Black's clock is running.
          Still to answer: Let White lose, and Black get a point? Yes or no?
        > board e4
          e4: white pawn, light, last move.
          Still to answer: Let White lose, and Black get a point? Yes or no?
        > help loss
          loss white: White loses.
          loss white 0: Black gets nothing either.
          Still to answer: Let White lose, and Black get a point? Yes or no?
        > hm
          Yes or no?
        > warn black
          Question dropped, not done: Let White lose, and Black get a point?
          Ruling 1: Black is warned. FIDE 2023, 12.9.
        > yes
          No question to answer at the desk.
    "#]]
    .assert_eq(&table.at_desk("loss white\nclocks\nboard e4\nhelp loss\nhm\nwarn black\nyes"));
    let told = table.at_desk("loss white\nclocks\nyes");
    assert!(table.seats.game(Place::Desk).outcome().is_some(), "{told}");
    table.agree();
}

#[test]
fn b_what_is_not_decided_is_named_before_the_match_is_signed_off() {
    let mut table = silent();
    table.plays("e4");
    claims(&mut table, Color::Black, Square::D2);
    table.script("d result 1-0\nd yes\nw arbiter It is too loud.");
    expect![[r#"
        > sign-off
          One matter is not decided yet:
          1: White calls the arbiter: It is too loud.
          White has not signed.
          Black has not signed.
          Missing on White's sheet: move 1, White.
          Missing on Black's sheet: move 1, White.
          Sign off? The match ends and its records are written. Yes or no?
        > no
          Nothing done.
    "#]]
    .assert_eq(&table.at_desk("sign-off\nno"));
}

#[test]
fn b_after_the_program_was_stopped_an_open_offer_is_told_and_no_clock_is_said_to_run() {
    let mut table = silent();
    table.plays("e4 e5 Nf3");
    table.script("w draw\nw yes");
    let text = match_file("", "", "announcing = \"off\"");
    let again = Table::resumed(&text, "en", &table.kept);
    assert_eq!(
        again.heard.matches(": The draw offer of White is open.").count(),
        2,
        "{}",
        again.heard
    );
    assert!(!again.heard.contains("clock runs"), "{}", again.heard);
}

#[test]
fn b_help_of_who_must_seal_names_how() {
    let text = match_file("", "", "announcing = \"off\"\nadjournment = \"yes\"");
    let mut table = Table::new(&text);
    table.start();
    table.at_desk("adjourn\nyes");
    table.heard.clear();
    table.script("w help\nb help");
    expect![[r#"
        > white: help
        white: The game is adjourned. Seal your move: seal knight f3.
        white: Nobody else hears it, and your clock runs until then.
        white: The clock: clock. Your sheet: score. Calls: arbiter.
        white: More: help all, help seal.
        > black: help
        black: Your move: knight f3.
        black: Ask: last, clock, score.
        black: Do: draw, accept, decline, resign.
        black: Claim: claim threefold, claim flag.
        black: Call: arbiter, touched e4, two-hands.
        black: Your sheet: write e4, cross-out, sign 1-0.
        black: More: help all, help claim.
    "#]]
    .assert_eq(&table.heard);
}

#[test]
fn b_a_desk_that_talks_german_names_moves_and_squares_in_german() {
    let mut table = silent();
    table.plays("e4");
    let told = table.at_desk("talk de\ntouch black d7\nlast");
    assert!(told.contains("Schwarz hat d7 berührt, bei Zug 1."), "{told}");
    assert!(told.contains("Bauer e2 e4"), "{told}");
    let mut library = Library::built_in();
    let [english, moves, german] = ["en", "fide-en", "de"].map(|name| library.get(name).unwrap());
    let narrator = Narrator::new(english, &moves, Style::default());
    assert_eq!(library.talking(&narrator, german).moves.name(), "fide");
}

/// A terminal that was started in another language, and the arbiter's own word after it.
#[test]
fn b_the_language_that_was_said_last_at_the_desk_is_on_record_and_outlives_the_host() {
    let mut table = silent();
    let sent = table.seats.talk_in(table.at, Place::Desk, "de");
    table.take(sent);
    let talks = |table: &Table, word: &str| {
        let text = match_file("", "", "announcing = \"off\"");
        let mut again = Table::resumed(&text, "en", &table.kept);
        again.start();
        again.at_desk("sign-off").contains(word)
    };
    assert!(talks(&table, "Noch nicht"), "{}", table.heard);
    table.at_desk("talk en");
    assert!(talks(&table, "Not yet"), "{}", table.heard);
}
