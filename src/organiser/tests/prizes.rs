//! Prizes told, with their reasons.

use expect_test::expect;

use super::{CLUB, desk, heard, narrator, told};
use crate::organiser::wrong;
use crate::tournament::file;
use crate::voices::Utterance;

/// Prizes of all and of three categories.
const PRIZES: &str = r#"
[[prize]]
name = "Main"
amounts = "300, 200, 100"

[[prize]]
name = "Under 1900"
amounts = [80, 40.5]
rating-to = 1899

[[prize]]
name = "Cup of the association"
amounts = 50
sight = "B1, B2"

[[prize]]
name = "Juniors"
amounts = "30"
born-from = 2010-01-01
"#;

fn with_prizes(rule: &str) -> String {
    [&CLUB.replacen("rounds = 3", &["rounds = 1\n", rule].concat(), 1), PRIZES].concat()
}

const PLAYED: &str = "pair 1-4 2-3 5\nresult 1 =\nresult 2 =";

#[test]
fn prizes_are_told_with_their_reasons() {
    let mut desk = desk(&with_prizes("prizes-shared = \"hort\""));
    heard(&mut desk, PLAYED);
    told(
        &mut desk,
        "prizes\nprizes 5\nprizes anna\nprizes 4\nprizes david\nprizes 7\nprizes 1 2",
        &expect![[r#"
            > prizes
            Main:
            Eva Stein: 300.
            Anna Weiß: 175, shared.
            Bo Braun: 125, shared.
            Under 1900:
            Cesar Roth: 70.13, shared.
            David Roth: 50.37, shared.
            Cup of the association:
            Not awarded: 50.
            Juniors:
            Not awarded: 30.
            > prizes 5
            Eva Stein, Main: 300.
            Place 1 of those eligible.
            Not Under 1900 as well: one prize each, the greatest.
            > prizes anna
            Anna Weiß, Main: 175.
            Hort: half of 200, the prize of the place, and half of an equal share of 300 for 2.
            Not Cup of the association as well: one prize each, the greatest.
            > prizes 4
            David Roth, Under 1900: 50.37.
            Hort: half of 40.50, the prize of the place, and half of an equal share of 120.50 for 2.
            > prizes david
            David Roth, Under 1900: 50.37.
            Hort: half of 40.50, the prize of the place, and half of an equal share of 120.50 for 2.
            > prizes 7
            No player 7. For all of them type entries.
            > prizes 1 2
            Type a player after prizes: prizes 7, or prizes anna.
        "#]],
    );
}

#[test]
fn each_may_get_all_of_his_prizes_and_who_has_left_gets_none() {
    let mut desk = desk(&with_prizes("prizes-each = \"all\"\nprizes-shared = \"equally\""));
    told(
        &mut desk,
        "prizes\npair 1-4 2-3 5\nresult 1 =\nprizes\nresult 2 =\nwithdraw 5\nyes\nprizes\nprizes 1",
        &expect![[r#"
            > prizes
            No round is paired yet. Type pair.
            > pair 1-4 2-3 5
            Round 1:
            Board 1: Anna Weiß, David Roth.
            Board 2: Bo Braun, Cesar Roth.
            Bye: Eva Stein.
            > result 1 =
            Board 1, round 1: Anna Weiß, David Roth: draw.
            > prizes
            As it is after round 1:
            Main:
            Eva Stein: 300.
            Anna Weiß: 150, shared.
            David Roth: 150, shared.
            Under 1900:
            Eva Stein: 80.
            David Roth: 40.50.
            Cup of the association:
            Anna Weiß: 50.
            Juniors:
            Not awarded: 30.
            > result 2 =
            Board 2, round 1: Bo Braun, Cesar Roth: draw.
            The last round is over. For the final table type standings.
            > withdraw 5
            Eva Stein leaves the tournament.
            Yes or no?
            > yes
            Withdrawn: Eva Stein.
            > prizes
            Main:
            Anna Weiß: 150, shared.
            Bo Braun: 150, shared.
            Cesar Roth: 150, shared.
            David Roth: 150, shared.
            Under 1900:
            Cesar Roth: 60.25, shared.
            David Roth: 60.25, shared.
            Cup of the association:
            Anna Weiß: 50.
            Juniors:
            Not awarded: 30.
            > prizes 1
            Anna Weiß, Main: 150.
            600 in all, shared equally by 4.
            Anna Weiß, Cup of the association: 50.
            Place 1 of those eligible.
        "#]],
    );
}

#[test]
fn without_prizes_that_is_told() {
    told(
        &mut desk(CLUB),
        "prizes",
        &expect![[r#"
        > prizes
        No prizes in the event file. Each begins with [[prize]].
    "#]],
    );
}

#[test]
fn a_wrong_prize_is_told_with_its_line() {
    let text = "name = \"Cup\"\nsystem = \"round robin\"\nprizes-shared = \"half\"\nprizes-each = 1\n\
        [[prize]]\nname = \"Best of B1\"\namounts = \"100\"\n\
        [[prize]]\nname = \"Main\"\namounts = \"100, 200\"\nsight = \"B4\"\n\
        [[prize]]\nname = \"Women\"\nsex = \"x\"\n\
        [[prize]]\namounts = 7\n";
    let wrongs = file::read(text).unwrap_err();
    let lines = wrong(&narrator("en"), &wrongs);
    let told: Vec<_> = lines.iter().map(Utterance::written).collect();
    expect![[r#"
        Line 3: prizes-shared cannot be half. It is by place, equally or hort.
        Line 4: prizes-each cannot be 1. It is one or all.
        Line 6: name cannot be Best of B1. It is a line of up to 100 letters, without a sight class.
        Line 10: amounts cannot be 100, 200. It is a list of amounts, such as 300, 200, 100, none greater than the one before.
        Line 11: sight cannot be B4. It is a list of B1, B2 and B3.
        Line 12: amounts is missing here.
        Line 14: sex cannot be x. It is m or w.
        Line 15: name is missing here."#]].assert_eq(&told.join("\n"));
}

#[test]
fn what_is_no_money_goes_by_the_place_and_besides() {
    let gifts = "\n[[prize]]\nname = \"Trophies\"\ngifts = \"Cup, Chess set, Book\"\n\
        [[prize]]\nname = \"Best woman\"\ngifts = \"Flowers\"\nsex = \"w\"\n\
        [[prize]]\nname = \"Money\"\namounts = \"20\"\ngifts = \"Medal\"\n";
    let club = CLUB.replacen("rounds = 3", "rounds = 1", 1);
    let mut desk = desk(&[&club, gifts].concat());
    heard(&mut desk, PLAYED);
    told(
        &mut desk,
        "prizes\nprizes 5\nprizes 1\nprizes 4",
        &expect![[r#"
        > prizes
        Trophies:
        Eva Stein: Cup.
        Anna Weiß: Chess set, Book, shared.
        Bo Braun: Chess set, Book, shared.
        Cesar Roth: Chess set, Book, shared.
        David Roth: Chess set, Book, shared.
        Best woman:
        Not awarded: Flowers.
        Money:
        Eva Stein: 20.
        Eva Stein: Medal.
        > prizes 5
        Eva Stein, Money: 20.
        Place 1 of those eligible.
        Eva Stein, Trophies: Cup.
        Place 1 of those eligible.
        Eva Stein, Money: Medal.
        Place 1 of those eligible.
        > prizes 1
        Anna Weiß, Trophies: Chess set, Book.
        Place shared by 4, one prize each. The regulations or lots decide.
        > prizes 4
        David Roth, Trophies: Chess set, Book.
        Place shared by 4, one prize each. The regulations or lots decide.
    "#]],
    );
    let wrongs = |prize: &str| {
        let faults = file::read(&[CLUB, "\n[[prize]]\n", prize].concat()).unwrap_err();
        let lines = wrong(&narrator("en"), &faults);
        lines.iter().map(Utterance::written).collect::<Vec<_>>().join("\n")
    };
    expect![[r#"
        Line 35: gifts cannot be Cup,. It is a list of prizes, such as Cup, Book, without a sight class.
        Line 35: gifts cannot be Cup for B1. It is a list of prizes, such as Cup, Book, without a sight class.
        Line 33: name is missing here."#]].assert_eq(
        &[
            wrongs("name = \"Cups\"\ngifts = \"Cup,\""),
            wrongs("name = \"Cups\"\ngifts = \"Cup for B1\""),
            wrongs("gifts = \"Cup\""),
        ]
        .join("\n"),
    );
}
