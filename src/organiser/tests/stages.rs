//! Knock-outs, groups and matches as an arbiter hears them.

use expect_test::expect;

use super::{CLUB, desk, heard, told};

pub(super) fn cup(system: &str) -> String {
    CLUB.replace("\"by hand\"\nrounds = 3", system).replace("tie-breaks = \"DE, BH/C1, SB\"\n", "")
}

#[test]
fn a_tie_of_a_knock_out_is_decided() {
    let mut desk =
        desk(&cup("\"knock-out\"\ndecided-by = \"rapid, rapid, lots\"\nlosers = \"third place\""));
    told(
        &mut desk,
        "event\npair\nresult 1 =\nmissing\ndecide 1\nresult 1.2 1-0\nresult 1 1-0\npairings\ndecide 1\nstandings\ndecide 1",
        &expect![[r#"
            > event
            Club weekend.
            Place: Marburg.
            From 2026-11-28.
            Laws of 2023.
            System: knock-out.
            Rounds: 3.
            Arbiters advised: 2.
            Time: 60+30.
            Default time: 30 minutes.
            Ties are decided by: rapid game, rapid game, lots.
            Draws: none before move 30.
            > pair
            Round 1:
            Board 1: David Roth, Eva Stein.
            Free: Anna Weiß.
            Free: Bo Braun.
            Free: Cesar Roth.
            > result 1 =
            Board 1, round 1: David Roth, Eva Stein: draw.
            Tied. Next: rapid game, board 1.2, White: Eva Stein.
            > missing
            Tied. Next: rapid game, board 1.2, White: Eva Stein.
            > decide 1
            Tied. Next: rapid game, board 1.2, White: Eva Stein.
            > result 1.2 1-0
            Board 1.2, round 1: Eva Stein, David Roth: White won.
            Tied. Next: rapid game, board 1.3, White: David Roth.
            > result 1 1-0
            Board 1.3, round 1: David Roth, Eva Stein: White won.
            Board 1 is tied. Decided by: lots. Type decide 1.
            > pairings
            Round 1:
            Match 1: David Roth 1½, Eva Stein 1½.
            Board 1: David Roth, Eva Stein: draw.
            Board 1.2: Eva Stein, David Roth: White won.
            Board 1.3: David Roth, Eva Stein: White won.
            Board 1 is tied. Decided by: lots. Type decide 1.
            Free: Anna Weiß.
            Free: Bo Braun.
            Free: Cesar Roth.
            > decide 1
            Board 1, round 1: David Roth advances. Lots, drawn with 7.
            Round 1 is over.
            > standings
            After round 1:
            1: Anna Weiß, 0.
            1: David Roth, 1½.
            1: Bo Braun, 0; tie-breaks equal.
            1: Cesar Roth, 0; tie-breaks equal.
            5: Eva Stein, 1½.
            > decide 1
            That is not tied. To enter a game type result.
        "#]],
    );
    told(
        &mut desk,
        "pair\nresult 1 1-0\nresult 2 +-\npair\nresult 1 1-0\nresult 2 0-1\nstandings\ncorrect 1 1 0-1\npair\nlog 3",
        &expect![[r#"
            > pair
            Round 2:
            Board 1: Anna Weiß, David Roth.
            Board 2: Cesar Roth, Bo Braun.
            > result 1 1-0
            Board 1, round 2: Anna Weiß, David Roth: White won.
            Anna Weiß advances.
            > result 2 +-
            Board 2, round 2: Cesar Roth, Bo Braun: White by forfeit.
            Cesar Roth advances.
            Round 2 is over.
            > pair
            Round 3:
            Board 1: Cesar Roth, Anna Weiß.
            Board 2: David Roth, Bo Braun.
            > result 1 1-0
            Board 1, round 3: Cesar Roth, Anna Weiß: White won.
            Cesar Roth advances.
            > result 2 0-1
            Board 2, round 3: David Roth, Bo Braun: Black won.
            Bo Braun advances.
            The last round is over. For the final table type standings.
            > standings
            After round 3:
            1: Cesar Roth, 2.
            2: Anna Weiß, 1; tie-breaks equal.
            3: Bo Braun, 1; tie-breaks equal.
            4: David Roth, 1½; tie-breaks equal.
            5: Eva Stein, 1½; tie-breaks equal.
            > correct 1 1 0-1
            Round 2 is paired already.
            > pair
            All rounds are paired.
            > log 3
            16: Board 2, round 3: David Roth, Bo Braun: Black won.
            15: Board 1, round 3: Cesar Roth, Anna Weiß: White won.
            14: Round 3: paired by the tables.
        "#]],
    );
}

#[test]
fn the_arbiter_may_say_who_goes_on() {
    let mut desk = desk(&cup("\"knock-out\"\ngames = 2"));
    told(
        &mut desk,
        "pair\nresult 1.1 1-0\nresult 1.2 1-0\ndecide 1 0-1\nresult 1.3 1-0\ndecide 2\ndecide 1 =\ndecide",
        &expect![[r#"
            > pair
            Round 1:
            Match 1: David Roth, Eva Stein.
            Board 1.1: David Roth, Eva Stein.
            Board 1.2: Eva Stein, David Roth.
            Free: Anna Weiß.
            Free: Bo Braun.
            Free: Cesar Roth.
            > result 1.1 1-0
            Board 1.1, round 1: David Roth, Eva Stein: White won.
            > result 1.2 1-0
            Board 1.2, round 1: Eva Stein, David Roth: White won.
            Board 1 is tied. Type decide 1 for lots, or who advances: decide 1 1-0.
            > decide 1 0-1
            Board 1, round 1: Eva Stein advances. Decided by: decision of the arbiter.
            Round 1 is over.
            > result 1.3 1-0
            No board 1.3. There are 2.
            > decide 2
            No board 2 in round 1. It has 1.
            > decide 1 =
            Type a board after decide: decide 2, or decide 2 1-0.
            > decide
            Type a board after decide: decide 2, or decide 2 1-0.
        "#]],
    );
}

#[test]
fn the_best_of_groups_meet_in_a_knock_out() {
    let mut desk = desk(&cup("\"groups\"\ngroups = 2\nqualify = 1"));
    told(
        &mut desk,
        "entries\nqualify\npair\nresult 1 1-0\nresult 2 1-0\npair\nresult 1 1-0\npair\nresult 1 0-1\nstandings\npair\nqualify\npair\nresult 1 0-1\nstandings",
        &expect![[r#"
            > entries
            Group 1:
            1: Anna Weiß, 2001.
            4: David Roth, 1700.
            5: Eva Stein, no rating.
            Group 2:
            2: Bo Braun, 1900.
            3: Cesar Roth, 1850.
            > qualify
            That is for groups, when all of them are over.
            > pair
            Round 1:
            Board 1: David Roth, Eva Stein.
            Board 2: Bo Braun, Cesar Roth.
            Free: Anna Weiß.
            > result 1 1-0
            Board 1, round 1: David Roth, Eva Stein: White won.
            > result 2 1-0
            Board 2, round 1: Bo Braun, Cesar Roth: White won.
            Round 1 is over.
            > pair
            Round 2:
            Board 1: Anna Weiß, David Roth.
            Free: Eva Stein.
            Free: Bo Braun.
            Free: Cesar Roth.
            > result 1 1-0
            Board 1, round 2: Anna Weiß, David Roth: White won.
            Round 2 is over.
            > pair
            Round 3:
            Board 1: Eva Stein, Anna Weiß.
            Free: David Roth.
            Free: Bo Braun.
            Free: Cesar Roth.
            > result 1 0-1
            Board 1, round 3: Eva Stein, Anna Weiß: Black won.
            The groups are over. To let the best advance type qualify.
            > standings
            After round 3:
            Group 1:
            1: Anna Weiß, 2.
            2: David Roth, 1.
            3: Eva Stein, 0.
            Group 2:
            1: Bo Braun, 1.
            2: Cesar Roth, 0.
            > pair
            The groups are over. To let the best advance type qualify.
            > qualify
            Advancing: 1, Anna Weiß and 2, Bo Braun.
            > pair
            Round 4:
            Board 1: Anna Weiß, Bo Braun.
            > result 1 0-1
            Board 1, round 4: Anna Weiß, Bo Braun: Black won.
            Bo Braun advances.
            The last round is over. For the final table type standings.
            > standings
            After round 4:
            1: Bo Braun, 1.
            2: Anna Weiß, 0.
        "#]],
    );
}

#[test]
fn a_shared_place_in_a_group_is_no_draw_of_the_program() {
    let mut desk = desk(&cup("\"groups\"\ngroups = 2\nqualify = 1"));
    heard(&mut desk, "pair\nresult 1 =\nresult 2 =\npair\nresult 1 =\npair\nresult 1 =");
    told(
        &mut desk,
        "qualify\nqualify 1 1\nqualify 2\nqualify 2 1\npair\nresult 1 0-1\nstandings\nwhy 1",
        &expect![[r#"
            > qualify
            Group 1, place 1 is shared. Type all who advance, the strongest first: qualify 1 5 2 8.
            > qualify 1 1
            Type each player who advances once. There are 2.
            > qualify 2
            Type each player who advances once. There are 2.
            > qualify 2 1
            Advancing: 2, Bo Braun and 1, Anna Weiß.
            > pair
            Round 4:
            Board 1: Anna Weiß, Bo Braun.
            > result 1 0-1
            Board 1, round 4: Anna Weiß, Bo Braun: Black won.
            Bo Braun advances.
            The last round is over. For the final table type standings.
            > standings
            After round 4:
            1: Bo Braun, 1.
            2: Anna Weiß, 0.
            > why 1
            Anna Weiß: place 2, points: 0.
            Behind Bo Braun by points.
        "#]],
    );
}

#[test]
fn a_match_goes_to_so_many_points() {
    let two = CLUB.split("[[player]]").take(3).collect::<Vec<_>>().join("[[player]]");
    let text = two.replace("\"by hand\"\nrounds = 3", "\"match\"\nto-points = 1.5");
    let mut desk = desk(&text.replace("DE, BH/C1, SB", "WIN"));
    told(
        &mut desk,
        "pair\nresult 1 1-0\npair\nresult 1 =\npair\nstandings",
        &expect![[r#"
            > pair
            Round 1:
            Board 1: Anna Weiß, Bo Braun.
            > result 1 1-0
            Board 1, round 1: Anna Weiß, Bo Braun: White won.
            Round 1 is over.
            > pair
            Round 2:
            Board 1: Bo Braun, Anna Weiß.
            > result 1 =
            Board 1, round 2: Bo Braun, Anna Weiß: draw.
            The last round is over. For the final table type standings.
            > pair
            All rounds are paired.
            > standings
            After round 2:
            1: Anna Weiß, 1½.
            2: Bo Braun, ½.
        "#]],
    );
}
