//! What the arbiter has seen of a player's conduct, and what the Laws have for it.

use expect_test::expect;
use shakmaty::Color;

use crate::app::seats::tests::event_rules::table;
use crate::app::seats::tests::{Table, match_file};
use crate::laws::{Numbered, Points, Reason, Ruling};
use crate::table::Place;

/// The comment on 8.1 of 2009: a remark, a warning, and two minutes from the third time on.
#[test]
fn c4_writing_ahead_has_a_ladder() {
    let mut table = table("laws = \"2009\"");
    table.plays("e4 e5");
    expect![[r#"
        > fault white
          1: White wrote a move ahead.
          2: Clock: White pressed with the other hand, or left a finger on it.
          3: White hit the clock, lifted it or knocked it over.
          4: Pieces: White upset some and pressed the clock.
          5: White left without permission.
          6: White disturbed the opponent.
          7: White had a telephone, or it rang.
          8: White used notes or advice.
          9: White refused to keep to the Laws.
          10: White brought chess into disrepute, such as by an arranged result.
        > fault white 1
          White wrote a move ahead. FIDE 2009, 8.1.
          The first time: a remark. The next time: a warning.
        > fault white ahead
          White wrote a move ahead. FIDE 2009, 8.1.
          To warn White for it, type accept. FIDE 2009, 13.4.
        > accept
          Ruling 1: White is warned. FIDE 2009, 13.4.
        > fault white in advance
          White wrote a move ahead. FIDE 2009, 8.1.
          To give Black two minutes more for it, type accept. FIDE 2009, 13.4.
        > accept
          Ruling 2: Black gets 2 minutes more. FIDE 2009, 13.4.
        > fault black 1
          Black wrote a move ahead. FIDE 2009, 8.1.
          The first time: a remark. The next time: a warning.
    "#]].assert_eq(&table.at_desk(
        "fault white\nfault white 1\nfault white ahead\naccept\nfault white in advance\naccept\nfault black 1",
    ));
    let heard = |place: &str| table.heard.contains(&format!("{place}: White wrote"));
    assert!(!heard("white") && !heard("black"), "{}", table.heard);
}

/// 12.1 of 2009.
#[test]
fn d12_a_result_that_was_arranged_is_a_fault() {
    let mut table = table("laws = \"2009\"");
    table.plays("e4 e5");
    for reason in ["arranged", "disrepute", "10"] {
        let told = table.at_desk(&format!("fault white {reason}"));
        assert!(told.contains("White brought chess into disrepute"), "{told}");
        assert!(told.contains("FIDE 2009, 12.1."), "{told}");
    }
}

/// 13.6 of 2009: who is not told how many moves are made hears of the clock the time alone.
#[test]
fn d18_the_clock_tells_no_moves_to_go_where_the_number_is_withdrawn() {
    let text = match_file("", "", "announcing = \"off\"\nlaws = \"2009\"");
    let mut table = Table::new(&text.replace("90+30", "40/90,30"));
    table.start();
    table.plays("e4 e5");
    table.script("w clock");
    assert!(
        table.heard.contains("white: White has 39 moves to the next period."),
        "{}",
        table.heard
    );
    table.heard.clear();
    table.script("d withdraw white move-number\nw clock");
    assert!(!table.heard.contains("white: White has 39 moves"), "{}", table.heard);
}

/// 12.3b of 2009: a telephone loses; who could not mate gets half a point.
#[test]
fn c4_a_telephone_loses_after_a_yes() {
    let mut table = table("laws = \"2009\"");
    table.plays("e4 e5");
    expect![[r#"
        > fault black telephone
          Black had a telephone, or it rang. FIDE 2009, 12.3b.
          To declare the game lost for Black, type accept. FIDE 2009, 13.4.
        > accept
          Let Black lose, and White get a point? This ends the game. Yes or no?
        > yes
          Ruling 1: Black loses. White gets a point. FIDE 2009, 13.4. Type revoke 1 to take ruling 1 back, or sign-off.
    "#]].assert_eq(&table.at_desk("fault black telephone\naccept\nyes"));
    let outcome = table.seats.game(Place::Desk).outcome().unwrap();
    assert_eq!((outcome.reason, outcome.points.white), (Reason::Arbiter, Points::Full));
}

/// 6.2.3 and 6.2.4 of 2023: a warning, and time for the opponent when it is done again.
#[test]
fn c4_the_hand_on_the_clock_costs_time_when_it_comes_again() {
    let mut table = table("");
    table.plays("e4 e5");
    table.at_desk(
        "fault black finger\naccept\nfault black misuse\naccept\nfault black finger\naccept",
    );
    let ruled = table.seats.game(Place::Desk).docket().rulings().map(|(_, what, _)| what.clone());
    let ruled: Vec<_> = ruled.collect();
    let [one, other, Numbered::Ruling(Ruling::TimeAdded(Color::White, _))] = &ruled[..] else {
        panic!("{ruled:?}");
    };
    for warned in [one, other] {
        assert_eq!(*warned, Numbered::Ruling(Ruling::Warned(Color::Black)));
    }
}

/// 8.1 of 2001 lets a player write ahead, and what is no reason is asked for.
#[test]
fn c4_what_the_edition_allows_is_no_fault() {
    let mut table = table("laws = \"2001\"");
    table.plays("e4 e5");
    expect![[r#"
        > fault white ahead
          By these Laws a player may write ahead. FIDE 2001, 8.1.
        > fault
          fault needs a player and a reason: fault white 1. fault white lists the reasons.
        > fault white bogus
          fault needs a player and a reason: fault white 1. fault white lists the reasons.
        > fault white 11
          fault needs a player and a reason: fault white 1. fault white lists the reasons.
        > accept
          Nothing waits for your decision.
    "#]]
    .assert_eq(
        &table.at_desk("fault white ahead\nfault\nfault white bogus\nfault white 11\naccept"),
    );
    let mut over = self::table("");
    over.plays("e4 e5");
    over.script("w resign\nw yes");
    let heard = over.at_desk("fault white leaving");
    assert!(heard.contains("left without permission. FIDE 2023, 11.2."), "{heard}");
    assert!(!heard.contains("accept"), "{heard}");
}
