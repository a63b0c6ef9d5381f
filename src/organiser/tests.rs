//! A tournament as an arbiter hears it, line by line.

#![allow(clippy::needless_raw_string_hashes, reason = "expect-test writes them")]
#![allow(clippy::too_many_lines, reason = "a transcript is read as a whole")]

mod asked;
mod outside;
mod papers;
mod prizes;
mod questions;
mod stages;
mod tables;
mod teams;

use std::fmt::Write;

use expect_test::{Expect, expect};

use crate::organiser::{Desk, Order, Paper};
use crate::tournament::file;
use crate::voices::announce::Style;
use crate::voices::{Library, Narrator, Priority};

const CLUB: &str = r#"
name = "Club weekend"
place = "Marburg"
from = 2026-11-28
system = "by hand"
rounds = 3
time = "60+30"
default-time = 30
tie-breaks = "DE, BH/C1, SB"
draws = "none before move 30"

[[player]]
name = "Weiß, Anna"
rating = 2001
sight = "B1"
seat = "by the window"

[[player]]
name = "Braun, Bo"
rating = 1900

[[player]]
name = "Roth, Cesar"
rating = 1850

[[player]]
name = "Roth, David"
rating = 1700

[[player]]
name = "Stein, Eva"
"#;

fn narrator(voice: &str) -> Narrator {
    let mut library = Library::built_in();
    let talk = library.get(voice).unwrap();
    let moves = library.get("en").unwrap();
    Narrator::new(talk, &moves, Style::default())
}

fn desk(text: &str) -> Desk {
    let file = file::read(text).unwrap();
    let mut desk = Desk::new(narrator("en"), file);
    for entered in desk.entries_of_the_file().0 {
        desk.take(entered).unwrap();
    }
    desk
}

/// What is said to these lines; acts are kept as soon as they are ordered.
fn heard(desk: &mut Desk, lines: &str) -> String {
    let mut told = String::new();
    for line in lines.lines().map(str::trim) {
        let _ = writeln!(told, "> {line}");
        let orders = desk.line(line);
        carried_out(desk, orders, &mut told);
    }
    told
}

/// Carries out orders as the program does, and writes down what is told.
fn carried_out(desk: &mut Desk, orders: Vec<Order>, told: &mut String) {
    let mut orders: std::collections::VecDeque<_> = orders.into();
    while let Some(order) = orders.pop_front() {
        match order {
            Order::Say(said) => {
                // The next sentence does not cut it off.
                assert_eq!(said.priority, Priority::Move, "{}", said.written());
                let _ = writeln!(told, "{}", said.written());
            }
            Order::Keep(act) => orders.extend(desk.kept(&act)),
            Order::Draw(what) => orders.extend(desk.drawn(what, 7)),
            Order::Pair => told.push_str("(a program pairs)\n"),
            Order::Stop => told.push_str("(it is stopped)\n"),
            Order::Write(Paper::Notices(notices)) => told.push_str(&notices.text()),
            Order::Write(Paper::Exchange { name, .. }) => {
                let _ = writeln!(told, "(into {name})");
            }
            Order::Lay(laid) => {
                for table in laid.tables {
                    let [white, black] = [&table.players.white, &table.players.black];
                    let (number, round) = (table.number, table.round);
                    let names = (&white.name, &black.name);
                    let _ = writeln!(told, "({number}, round {round}: {}; {})", names.0, names.1);
                }
            }
            Order::Games(..) => told.push_str("(the games of a round)\n"),
            Order::Leave => told.push_str("(left)\n"),
        }
    }
}

fn told(desk: &mut Desk, lines: &str, expected: &Expect) {
    expected.assert_eq(&heard(desk, lines));
}

#[test]
fn a_round_is_paired_played_and_told() {
    let mut desk = desk(CLUB);
    told(
        &mut desk,
        "event\nentries\npair 1-4 2-3 5\nresult 1 1-0\nresult 1 0-1\nmissing\nresult 2 draw\nstandings",
        &expect![[r#"
            > event
            Club weekend.
            Place: Marburg.
            From 2026-11-28.
            Laws of 2023.
            System: paired by hand.
            Rounds: 3.
            Arbiters advised: 2.
            Time: 60+30.
            Default time: 30 minutes.
            Tie-breaks: direct encounter, Buchholz cut 1 and Sonneborn-Berger.
            Draws: none before move 30.
            > entries
            1: Anna Weiß, 2001.
            2: Bo Braun, 1900.
            3: Cesar Roth, 1850.
            4: David Roth, 1700.
            5: Eva Stein, no rating.
            > pair 1-4 2-3 5
            Round 1:
            Board 1: Anna Weiß, David Roth.
            Board 2: Bo Braun, Cesar Roth.
            Bye: Eva Stein.
            > result 1 1-0
            Board 1, round 1: Anna Weiß, David Roth: White won.
            > result 1 0-1
            It has a result: White won. To put it right: correct.
            > missing
            Round 1, board 2: Bo Braun and Cesar Roth are playing.
            > result 2 draw
            Board 2, round 1: Bo Braun, Cesar Roth: draw.
            Round 1 is over.
            > standings
            After round 1:
            1: Eva Stein, 1; direct encounter: place 1, Buchholz cut 1: 0, Sonneborn-Berger: 1.
            2: Anna Weiß, 1; direct encounter: place 1, Buchholz cut 1: 0, Sonneborn-Berger: 0.
            3: Bo Braun, ½; tie-breaks equal.
            3: Cesar Roth, ½; tie-breaks equal.
            5: David Roth, 0.
        "#]],
    );
    told(
        &mut desk,
        "player anna\nplayer roth\nplayer 3\nplayer eva\nwhy 2\ncrosstable\nnotices",
        &expect![[r#"
            > player anna
            1: Anna Weiß, 2001.
            Seat: by the window.
            Place 2, points: 1.
            Round 1: White, won against David Roth.
            As many points: 5, Eva Stein.
            > player roth
            Which player? 3, Cesar Roth, 4, David Roth. Type the number.
            > player 3
            3: Cesar Roth, 1850.
            Place 3, points: ½.
            Round 1: Black, draw with Bo Braun.
            As many points: 2, Bo Braun.
            > player eva
            5: Eva Stein, no rating.
            Place 1, points: 1.
            Round 1: bye, left over.
            As many points: 1, Anna Weiß.
            > why 2
            Bo Braun: place 3, points: ½.
            Behind Anna Weiß by points.
            direct encounter: place 1, made of:
            Round 1: 0.5 from Cesar Roth.
            Buchholz cut 1: 0, made of:
            Round 1: 0.5 from Cesar Roth. Cut, as the least.
            Sonneborn-Berger: 0.25, made of:
            Round 1: 0.25, for 0.5 of Cesar Roth with 0.5 scored.
            > crosstable
            1: Anna Weiß, 1: 4w1.
            2: Bo Braun, ½: 3w=.
            3: Cesar Roth, ½: 2b=.
            4: David Roth, 0: 1b0.
            5: Eva Stein, 1: U.
            > notices
            Club weekend, round 1
            Anna Weiß: round 1, board 1, White against David Roth, seat by the window.
            David Roth: round 1, board 1, Black against Anna Weiß.
            Bo Braun: round 1, board 2, White against Cesar Roth.
            Cesar Roth: round 1, board 2, Black against Bo Braun.
            Eva Stein: round 1, bye.
        "#]],
    );
}

#[test]
fn mistakes_are_put_right_after_their_cost_is_told() {
    let mut desk = desk(CLUB);
    heard(&mut desk, "pair 1-4 2-3 5\nresult 1 1-0\nresult 2 0-1");
    told(
        &mut desk,
        "correct 1 1 0-1\nno\ncorrect 1 1 0-1\nyes\nlog 3\nrevoke 6\nrevoke 9\nyes\nrevoke 9\nrevoke 99",
        &expect![[r#"
            > correct 1 1 0-1
            Round 1, board 1: Black won in place of White won.
            David Roth has 1 then: place 2, now 4.
            Anna Weiß has 0 then: place 4, now 2.
            Yes or no?
            > no
            Not done.
            > correct 1 1 0-1
            Round 1, board 1: Black won in place of White won.
            David Roth has 1 then: place 2, now 4.
            Anna Weiß has 0 then: place 4, now 2.
            Yes or no?
            > yes
            Put right, board 1, round 1: Anna Weiß, David Roth: Black won.
            > log 3
            9: Put right, board 1, round 1: Anna Weiß, David Roth: Black won.
            8: Board 2, round 1: Bo Braun, Cesar Roth: Black won.
            7: Board 1, round 1: Anna Weiß, David Roth: White won.
            > revoke 6
            Revoke act 7 first: Board 1, round 1: Anna Weiß, David Roth: White won.
            > revoke 9
            To revoke: Put right, board 1, round 1: Anna Weiß, David Roth: Black won.
            Yes or no?
            > yes
            Revoked: act 9.
            > revoke 9
            Act 9 is revoked already.
            > revoke 99
            No act 99. There are 10, the last ones by log.
        "#]],
    );
}

#[test]
fn a_pairing_by_hand_that_breaks_rules_is_asked_about() {
    let mut desk = desk(CLUB);
    heard(&mut desk, "pair 1-4 2-3 5\nresult 1 1-0\nresult 2 0-1");
    told(
        &mut desk,
        "pair 1-4 2-3 5\nyes\nwithdraw eva\nyes\npair 1-2 3-4",
        &expect![[r#"
            > pair 1-4 2-3 5
            This pairing breaks rules:
            Met in round 1: Anna Weiß and David Roth.
            Met in round 1: Bo Braun and Cesar Roth.
            A second point without a game: Eva Stein.
            Yes or no?
            > yes
            Round 2:
            Board 1: Anna Weiß, David Roth.
            Board 2: Bo Braun, Cesar Roth.
            Bye: Eva Stein.
            > withdraw eva
            Eva Stein leaves the tournament.
            Yes or no?
            > yes
            Withdrawn: Eva Stein.
            > pair 1-2 3-4
            Not paired: Eva Stein.
        "#]],
    );
}

#[test]
fn who_comes_late_stays_away_or_leaves_is_known_to_the_next_round() {
    let mut desk = desk(CLUB);
    heard(&mut desk, "pair 1-4 2-3 5\nresult 1 1-0\nresult 2 0-1");
    told(
        &mut desk,
        "enter Weber, Ida 1650\nenter Weber, Ida\nabsent 2 1/2\nwithdraw 1\nyes\nreturn 1\napart 3 4\n\
         pair 1-3 4-5 6\npair\npair 1-2\npair 1-3 4-6 5\npairings 2",
        &expect![[r#"
            > enter Weber, Ida 1650
            Entered: Ida Weber, from round 2 on.
            > enter Weber, Ida
            Entered already: Ida Weber.
            > absent 2 1/2
            Bye with half a point, round 2: Bo Braun.
            > withdraw 1
            Anna Weiß leaves the tournament.
            Yes or no?
            > yes
            Withdrawn: Anna Weiß.
            > return 1
            Back from round 2 on: Anna Weiß.
            > apart 3 4
            Kept apart: 3, Cesar Roth and 4, David Roth.
            > pair 1-3 4-5 6
            This pairing breaks rules:
            A second point without a game: Eva Stein.
            Yes or no?
            > pair
            Type the pairs after pair, White first, a bye alone: pair 1-4 2-3 5.
            > pair 1-2
            Not paired: Cesar Roth.
            > pair 1-3 4-6 5
            Round 2:
            Board 1: Anna Weiß, Cesar Roth.
            Board 2: David Roth, Eva Stein.
            Bye: Ida Weber.
            > pairings 2
            Round 2:
            Board 1: Anna Weiß, Cesar Roth.
            Board 2: David Roth, Eva Stein.
            Bye: Ida Weber.
        "#]],
    );
}

#[test]
fn nonsense_gets_a_sentence() {
    let mut desk = desk(CLUB);
    told(
        &mut desk,
        "\npari\nxyzzy\nresult\nresult 1 1-0\nresult 1 2-0\nwhy\nwhy nobody\nwhy 99\nstandings 4\nstandings\n\
         pairings\npair 1-2\npair 1-1 2-3 4\npostpone\ncorrect 1 1 1-0\nenter 1900\nevent now\nabsent 2 x\n\
         help nothing\nexport\nlog 0\nlog\nrevoke x\nyes\nleave",
        &expect![[r#"
            > 
            Nothing typed. Type a command, or help.
            > pari
            Unknown here: pari. The nearest is pair.
            > xyzzy
            Unknown here: xyzzy. For all commands type help.
            > result
            Type a board and a result after result: result 4 1-0.
            > result 1 1-0
            No round is paired yet. Type pair.
            > result 1 2-0
            Type a board and a result after result: result 4 1-0.
            > why
            Type a player after why: why 7, or why anna.
            > why nobody
            No player nobody. For all of them type entries.
            > why 99
            No player 99. For all of them type entries.
            > standings 4
            No round is paired yet. Type pair.
            > standings
            No round is paired yet. Type pair.
            > pairings
            No round is paired yet. Type pair.
            > pair 1-2
            Not paired: Cesar Roth.
            > pair 1-1 2-3 4
            Paired twice: Anna Weiß.
            > postpone
            Type a board after postpone: postpone 4.
            > correct 1 1 1-0
            No round is paired yet. Type pair.
            > enter 1900
            Type a name after enter, and a rating: enter Weber, Ida 1650.
            > event now
            event takes nothing behind it: type it alone.
            > absent 2 x
            Type a player after absent, then 1/2 for half a point: absent 7 1/2.
            > help nothing
            Unknown here: nothing. For all commands type help.
            > export
            Type the name of a file after export: export club.trf.
            > log 0
            Type log alone, or a number: log 30.
            > log
            5: Entered: Eva Stein.
            4: Entered: David Roth.
            3: Entered: Cesar Roth.
            2: Entered: Bo Braun.
            1: Entered: Anna Weiß.
            > revoke x
            Type the number of an act after revoke: revoke 12. The numbers: log.
            > yes
            Unknown here: yes. For all commands type help.
            > leave
            Everything is kept.
            (left)
        "#]],
    );
}

#[test]
fn lots_are_drawn_and_told() {
    let mut desk = desk(&CLUB.replace("\"by hand\"\nrounds = 3", "\"round robin\""));
    told(
        &mut desk,
        "draw\ndraw varma\npair\npairings",
        &expect![[r#"
            > draw
            Starting numbers, drawn with 7:
            1, Eva Stein
            2, Bo Braun
            3, David Roth
            4, Anna Weiß
            5, Cesar Roth
            > draw varma
            No Varma table for that. It is for 9 to 24 players.
            > pair
            Round 1:
            Board 1: Bo Braun, Cesar Roth.
            Board 2: David Roth, Anna Weiß.
            Bye: Eva Stein.
            > pairings
            Round 1:
            Board 1: Bo Braun, Cesar Roth.
            Board 2: David Roth, Anna Weiß.
            Bye: Eva Stein.
        "#]],
    );
    assert_eq!(desk.now().planned(), 5);
}

#[test]
fn in_a_round_robin_who_leaves_early_counts_for_nobody() {
    let mut desk = desk(&CLUB.replace("\"by hand\"\nrounds = 3", "\"round robin\""));
    heard(&mut desk, "pair\nresult 1 0-1\nresult 2 1-0");
    told(
        &mut desk,
        "standings\nwithdraw bo\nyes\nstandings\nwhy bo\npair\ncrosstable",
        &expect![[r#"
            > standings
            After round 1:
            1: Cesar Roth, 1; tie-breaks equal.
            1: Eva Stein, 1; tie-breaks equal.
            3: Anna Weiß, 0; tie-breaks equal.
            3: Bo Braun, 0; tie-breaks equal.
            3: David Roth, 0; tie-breaks equal.
            > withdraw bo
            Bo Braun leaves the tournament.
            Yes or no?
            > yes
            Withdrawn: Bo Braun.
            > standings
            After round 1:
            1: Cesar Roth, 1.
            2: Anna Weiß, 0; tie-breaks equal.
            2: David Roth, 0; tie-breaks equal.
            2: Eva Stein, 0; tie-breaks equal.
            > why bo
            Bo Braun has no place: fewer than half of the games.
            > pair
            Round 2:
            Board 1: Eva Stein, Cesar Roth.
            Board 2: Anna Weiß, Bo Braun: White by forfeit.
            Bye: David Roth.
            > crosstable
            1: Anna Weiß, 1: Z 2w+.
            2: Bo Braun, 0: 5w0 1b-.
            3: Cesar Roth, 1: 4w1 5b?.
            4: David Roth, 0: 3b0 Z.
            5: Eva Stein, 1: 2b1 3w?.
        "#]],
    );
    // Two of four games are half of them.
    heard(&mut desk, "result 1 1-0\nresult 2 1-0");
    told(
        &mut desk,
        "withdraw cesar\nyes\nwhy cesar",
        &expect![[r#"
            > withdraw cesar
            Cesar Roth leaves the tournament.
            Yes or no?
            > yes
            Withdrawn: Cesar Roth.
            > why cesar
            Cesar Roth: place 2, points: 1.
            Behind Eva Stein by direct encounter.
            direct encounter: place 2, made of:
            Round 2: 0 from Eva Stein.
            Buchholz cut 1: 1, made of:
            Round 1: 0 from David Roth. Cut, as the least.
            Round 2: 1 from Eva Stein.
            Sonneborn-Berger: 0, made of:
            Round 1: 0, for 0 of David Roth with 1 scored.
            Round 2: 0 from Eva Stein.
        "#]],
    );
}
