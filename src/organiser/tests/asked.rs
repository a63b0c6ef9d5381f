//! What players ask, entries that are put right, and rounds that are proposed.

use expect_test::expect;

use super::{CLUB, desk, told};

#[test]
fn players_ask_whom_they_meet_and_what_must_happen() {
    let mut desk = desk(&CLUB.replace("rounds = 3", "rounds = 2"));
    told(
        &mut desk,
        "paired 1\ngroup 1\ncould 1 1\npair 1-4 2-3 5\npaired anna\npaired 5\nresult 1 1-0\nresult 2 =\ngroup 2\ncould 2 1\n\
         pair 1-5 2-4 3\ncould 1 1\ncould 2 1\ncould 4 1\ncould 3 2\ncould 3\ncould nobody 1\npaired 3\nresult 1 1-0\ncould 2 2\ncould 1 2",
        &expect![[r#"
            > paired 1
            No round is paired yet. Type pair.
            > group 1
            With points 0: 1, Anna Weiß, 2, Bo Braun, 3, Cesar Roth, 4, David Roth and 5, Eva Stein.
            > could 1 1
            Only when the last round is paired, and not for teams.
            > pair 1-4 2-3 5
            Round 1:
            Board 1: Anna Weiß, David Roth.
            Board 2: Bo Braun, Cesar Roth.
            Bye: Eva Stein.
            > paired anna
            Anna Weiß: round 1, board 1, White against David Roth.
            > paired 5
            Eva Stein: round 1, bye.
            > result 1 1-0
            Board 1, round 1: Anna Weiß, David Roth: White won.
            > result 2 =
            Board 2, round 1: Bo Braun, Cesar Roth: draw.
            Round 1 is over.
            > group 2
            With points ½: 2, Bo Braun and 3, Cesar Roth.
            > could 2 1
            Only when the last round is paired, and not for teams.
            > pair 1-5 2-4 3
            Round 2:
            Board 1: Anna Weiß, Eva Stein.
            Board 2: Bo Braun, David Roth.
            Bye: Cesar Roth.
            > could 1 1
            Anna Weiß, place 1 or better:
            With a win: in any case.
            With a draw: only if so, Bo Braun, David Roth: Black won.
            With a loss: no longer.
            > could 2 1
            Bo Braun, place 1 or better:
            With a win: no longer.
            With a draw: no longer.
            With a loss: no longer.
            > could 4 1
            David Roth, place 1 or better:
            With a win: no longer.
            With a draw: no longer.
            With a loss: no longer.
            > could 3 2
            Cesar Roth, place 2 or better:
            As it is: if so, Anna Weiß, Eva Stein: White won.
            > could 3
            Type a player after could, and a place: could 7 3.
            > could nobody 1
            No player nobody 1. For all of them type entries.
            > paired 3
            Cesar Roth: round 2, bye.
            > result 1 1-0
            Board 1, round 2: Anna Weiß, Eva Stein: White won.
            > could 2 2
            Bo Braun, place 2 or better:
            With a win: no longer.
            With a draw: no longer.
            With a loss: no longer.
            > could 1 2
            Anna Weiß, place 2 or better:
            As it is: in any case.
        "#]],
    );
}

#[test]
fn an_entry_is_put_right() {
    let mut desk = desk(CLUB);
    told(
        &mut desk,
        "amend\namend 5 rating\namend 5 rating 1999\nentries\namend 2 rating many\namend 2 raiting 5\namend 2 name Roth, Cesar\n\
         amend 5 name Stein, Ewa\namend 5 rating 1999\nlog 2",
        &expect![[r#"
            > amend
            Type a player after amend, a key of the event file and its value: amend 7 rating 1850.
            > amend 5 rating
            Type a player after amend, a key of the event file and its value: amend 7 rating 1850.
            > amend 5 rating 1999
            Entry put right: Eva Stein.
            > entries
            1: Anna Weiß, 2001.
            2: Eva Stein, 1999.
            3: Bo Braun, 1900.
            4: Cesar Roth, 1850.
            5: David Roth, 1700.
            > amend 2 rating many
            rating cannot be many. It is a number up to 4000.
            > amend 2 raiting 5
            unknown key raiting. The nearest is rating.
            > amend 2 name Roth, Cesar
            Entered already: Cesar Roth.
            > amend 5 name Stein, Ewa
            Entry put right: Ewa Stein.
            > amend 5 rating 1999
            Entry put right: Ewa Stein.
            > log 2
            8: Entry put right: Ewa Stein.
            7: Entry put right: Ewa Stein.
        "#]],
    );
}

#[test]
fn a_round_is_proposed_and_is_paired_when_the_arbiter_says_yes() {
    let mut adjusted = desk(&CLUB.replace("by hand", "adjusted swiss"));
    told(
        &mut adjusted,
        "event\npair\nno\npair\nyes\nresult 1 1-0\nresult 2 1-0\npair\nyes\nlog 1\nresult 1 =\nresult 2 =\npair\nyes\nstandings",
        &expect![[r#"
            > event
            Club weekend.
            Place: Marburg.
            From 2026-11-28.
            Laws of 2023.
            System: adjusted Swiss.
            Rounds: 3.
            Arbiters advised: 2.
            Time: 60+30.
            Default time: 30 minutes.
            Tie-breaks: direct encounter, Buchholz cut 1 and Sonneborn-Berger.
            Draws: none before move 30.
            > pair
            Proposal for round 1:
            Board 1: Anna Weiß, Cesar Roth.
            Board 2: David Roth, Bo Braun.
            Bye: Eva Stein.
            Yes or no?
            > no
            Not done.
            > pair
            Proposal for round 1:
            Board 1: Anna Weiß, Cesar Roth.
            Board 2: David Roth, Bo Braun.
            Bye: Eva Stein.
            Yes or no?
            > yes
            Round 1:
            Board 1: Anna Weiß, Cesar Roth.
            Board 2: David Roth, Bo Braun.
            Bye: Eva Stein.
            > result 1 1-0
            Board 1, round 1: Anna Weiß, Cesar Roth: White won.
            > result 2 1-0
            Board 2, round 1: David Roth, Bo Braun: White won.
            Round 1 is over.
            > pair
            Proposal for round 2:
            Board 1: David Roth, Anna Weiß.
            Board 2: Bo Braun, Eva Stein.
            Bye: Cesar Roth.
            Down a score group: Eva Stein.
            Yes or no?
            > yes
            Round 2:
            Board 1: David Roth, Anna Weiß.
            Board 2: Bo Braun, Eva Stein.
            Bye: Cesar Roth.
            > log 1
            9: Round 2: paired by the rules of the system.
            > result 1 =
            Board 1, round 2: David Roth, Anna Weiß: draw.
            > result 2 =
            Board 2, round 2: Bo Braun, Eva Stein: draw.
            Round 2 is over.
            > pair
            Proposal for round 3:
            Board 1: Eva Stein, Anna Weiß.
            Board 2: Cesar Roth, David Roth.
            Bye: Bo Braun.
            Down a score group: David Roth.
            Yes or no?
            > yes
            Round 3:
            Board 1: Eva Stein, Anna Weiß.
            Board 2: Cesar Roth, David Roth.
            Bye: Bo Braun.
            > standings
            After round 3:
            1: Bo Braun, 1½; tie-breaks equal.
            1: David Roth, 1½; tie-breaks equal.
            1: Eva Stein, 1½; direct encounter: place 1, Buchholz cut 1: 3, Sonneborn-Berger: 2.25.
            4: Anna Weiß, 1½; direct encounter: place 1, Buchholz cut 1: 3, Sonneborn-Berger: 1.75.
            5: Cesar Roth, 1.
        "#]],
    );
    let mut lots = desk(&CLUB.replace("by hand", "swiss by lots"));
    told(
        &mut lots,
        "pair\nyes\nlog 1\nresult 1 1-0\nresult 2 =\npair\npair 1-3 2-5 4\nyes\nlog 1",
        &expect![[r#"
            > pair
            Proposal for round 1, drawn with 7:
            Board 1: Anna Weiß, Bo Braun.
            Board 2: Cesar Roth, David Roth.
            Bye: Eva Stein.
            Yes or no?
            > yes
            Round 1:
            Board 1: Anna Weiß, Bo Braun.
            Board 2: Cesar Roth, David Roth.
            Bye: Eva Stein.
            > log 1
            6: Round 1: paired by lots, drawn with 7.
            > result 1 1-0
            Board 1, round 1: Anna Weiß, Bo Braun: White won.
            > result 2 =
            Board 2, round 1: Cesar Roth, David Roth: draw.
            Round 1 is over.
            > pair
            Proposal for round 2, drawn with 7:
            Board 1: David Roth, Anna Weiß.
            Board 2: Eva Stein, Cesar Roth.
            Bye: Bo Braun.
            Down a score group: Anna Weiß.
            Down a score group: Eva Stein.
            Yes or no?
            > pair 1-3 2-5 4
            Round 2:
            Board 1: Anna Weiß, Cesar Roth.
            Board 2: Bo Braun, Eva Stein.
            Bye: David Roth.
            > yes
            Unknown here: yes. For all commands type help.
            > log 1
            9: Round 2: paired by hand.
        "#]],
    );
}
