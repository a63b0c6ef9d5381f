use super::{Amount, CutReason, Dummy, DummyReason, Source, TieBreak, TieEdition, Ties};
use crate::crosstable::{Crosstable, Meeting, Seed};
use crate::points::Points;
use crate::sample::{seven, table};

fn tie(text: &str) -> TieBreak {
    text.parse().unwrap()
}

fn all(table: &Crosstable, edition: TieEdition, text: &str) -> String {
    let ties = Ties::new(table, edition);
    let everybody: Vec<Seed> = (0..table.cards.len()).collect();
    let value = |&seed: &Seed| ties.explained(tie(text), seed, &everybody).value.to_string();
    everybody.iter().map(value).collect::<Vec<String>>().join(" ")
}

fn of_both(table: &Crosstable, text: &str, expected: &str) {
    for edition in TieEdition::ALL {
        assert_eq!(all(table, edition, text), expected, "{text} {edition:?}");
    }
}

#[test]
fn seven_players_by_both_editions() {
    let table = seven();
    for (text, by_2024, by_2026) in [
        ("BH", "14 13 13 14 13.5 14 5.5", "12.5 13 13 14 12.5 14 5.5"),
        ("BH/C1", "12.5 11.5 11.5 11.5 11 12.5 5", "11 11.5 11.5 11.5 10 12.5 5"),
        ("SB", "12 7.75 3.5 5.25 6.25 6.5 0.25", "10.5 7.75 3.5 5.25 5.25 6.5 0.25"),
        ("SB/C1", "11.25 6.25 3.5 3.75 6.25 5 0.25", "9.75 6.25 3.5 3.75 3.75 5 0.25"),
    ] {
        assert_eq!(all(&table, TieEdition::August2024, text), by_2024, "{text} 2024");
        assert_eq!(all(&table, TieEdition::March2026, text), by_2026, "{text} 2026");
    }
}

#[test]
fn seven_players_where_the_editions_agree() {
    let table = seven();
    of_both(&table, "PS", "12.5 10 5 7.5 6.5 9 2.5");
    of_both(&table, "PS/C1", "11.5 9 5 7.5 6.5 8 2");
    of_both(&table, "ARO", "1863 1860 1850 1850 1850 1900 1875");
    of_both(&table, "TPR", "2056 2009 1763 1850 1657 1900 1075");
    of_both(&table, "WIN", "3 3 1 2 2 1 0");
    of_both(&table, "WON", "2 3 1 2 0 1 0");
    of_both(&table, "BPG", "1 3 2 2 1 3 1");
    of_both(&table, "BWG", "0 2 1 1 0 1 0");
    of_both(&table, "REP", "5 5 4 4 4 5 2");
    of_both(&table, "STD", "4 3.5 1.5 2.5 2.5 2.5 0.5");
    of_both(&table, "TPN", "1 2 3 4 5 6 7");
    of_both(&table, "RTNG", "2000 1950 1900 1850 1800 1750 1700");
}

#[test]
fn c_07_16_a_value_tells_of_what_it_is_made() {
    let ties = Ties::new(&seven(), TieEdition::March2026);
    let parts = ties.explained(tie("BH/C1"), 4, &[]).parts;
    let forfeit = |reason, is_voluntary| Source::Dummy(Dummy { reason, is_voluntary });
    let told: Vec<_> =
        parts.iter().map(|part| (part.round, part.amount, part.source, part.cut)).collect();
    let points = |halves| Amount::Points(Points::of_halves(halves));
    assert_eq!(
        told,
        [
            (Some(1), points(7), Source::Opponent, None),
            (Some(2), points(5), forfeit(DummyReason::OwnScore, false), None),
            (Some(3), points(5), Source::Opponent, None),
            (Some(4), points(5), forfeit(DummyReason::OwnScore, true), Some(CutReason::Voluntary)),
            (Some(5), points(3), forfeit(DummyReason::PairedOpponent, false), None),
        ]
    );
}

#[test]
fn c_07_16_4_2_a_dummy_has_no_more_than_a_draw_in_each_round() {
    let table = table(
        Meeting::Some,
        &[(0, "U 2w1 3b1 4w1"), (0, "3w1 1b0 4b1 Z"), (0, "2b0 4w1 1w0 U"), (0, "Z 3b0 2w0 1b0")],
    );
    assert_eq!(all(&table, TieEdition::August2024, "BH"), "8.5 8 8.5 8.5");
    assert_eq!(all(&table, TieEdition::March2026, "BH"), "6.5 8 8.5 8.5");
    let ties = Ties::new(&table, TieEdition::March2026);
    let Source::Dummy(dummy) = ties.explained(tie("BH"), 0, &[]).parts[0].source else { panic!() };
    assert_eq!(dummy.reason, DummyReason::DrawInEachRound);
}

#[test]
fn c_07_8_3_a_forfeited_pairing_of_the_last_round_is_drawn_too() {
    // 3 has forfeited against 5 in the last round; drawn, it gives half a point to both.
    let table = seven();
    assert_eq!(all(&table, TieEdition::March2026, "FB"), "12.5 13.5 13 13.5 11.5 14 6.5");
    assert_eq!(all(&table, TieEdition::March2026, "BH/F"), "12.5 13.5 13 13.5 11.5 14 6.5");
}

#[test]
fn c_07_9_2_a_forfeit_is_a_game_of_koya_in_a_round_robin_only() {
    // Of 5 rounds, 2½ is the limit. 1 has won by forfeit against 5, who has as much.
    let mut table = seven();
    of_both(&table, "KS", "2.5 2.5 0.5 1 0.5 1.5 0");
    of_both(&table, "KS/L-2", "3 3.5 0.5 1 0.5 2.5 0");
    table.meeting = Meeting::All;
    assert!(all(&table, TieEdition::March2026, "KS").starts_with("3.5 "));
}

#[test]
fn c_07_10_3_hundredths_are_added_exactly() {
    of_both(&seven(), "PTP", "2063 2016 1747 1849 1644 1899 1050");
}

#[test]
fn c_07_15_2_forfeits_are_games_in_a_round_robin() {
    let table = table(
        Meeting::All,
        &[(2000, "4w1 3b1 2w+"), (1900, "3w1 4b1 1b-"), (0, "2b0 1w0 4b="), (1800, "1b0 2w0 3w=")],
    );
    of_both(&table, "SB", "3 1 0.25 0.25");
    of_both(&table, "WIN", "3 2 0 0");
    of_both(&table, "WON", "3 2 0 0");
    of_both(&table, "DE", "1 2 3 3");
    // The one who has forfeited had Black: a game of 2024, and none of 2026.
    assert_eq!(all(&table, TieEdition::August2024, "BPG"), "1 2 2 1");
    assert_eq!(all(&table, TieEdition::March2026, "BPG"), "1 1 2 1");
    // Two who stay away have nothing, each less than a draw.
    let neither = self::table(Meeting::All, &[(0, "2w-"), (0, "1b-")]);
    of_both(&neither, "STD", "0 0");
    // Ratings know no forfeit, and nobody without a rating.
    of_both(&table, "ARO", "1800 1800 1900 1950");
    of_both(&table, "ARO/C1", "- - 1950 2000");
}

#[test]
fn c_07_6_3_missing_games_leave_the_first_his_place() {
    // 1 has beaten both; 2 and 3 have not met.
    let some = table(Meeting::Some, &[(0, "2w1 3b1"), (0, "1b0 Z"), (0, "Z 1w0")]);
    of_both(&some, "DE", "1 2 2");
    // 1 has beaten 2, and 3, whom nobody has met, could be ahead of both.
    let open = table(Meeting::Some, &[(0, "2w1"), (0, "1b0"), (0, "Z")]);
    of_both(&open, "DE", "1 1 1");
    // A forfeit is no meeting, unless the regulations say so.
    let forfeit = table(Meeting::Some, &[(0, "2w+"), (0, "1b-")]);
    of_both(&forfeit, "DE", "1 1");
    of_both(&forfeit, "DE/P", "1 2");
}

#[test]
fn c_07_6_1_2_of_several_games_the_mean_counts() {
    let twice = table(
        Meeting::Some,
        &[(0, "2w1 2b= 3w0"), (0, "1b0 1w= 4w1"), (0, "4w= 4b= 1b1"), (0, "3b= 3w= 2b0")],
    );
    let ties = Ties::new(&twice, TieEdition::March2026);
    let place = |seed| ties.explained(tie("DE"), seed, &[0, 1]).value;
    assert_eq!((place(0), place(1)), (Amount::Place(1), Amount::Place(2)));
    // 1 has beaten 2 twice, which is one point of two meetings, and each has lost to another.
    let round =
        table(Meeting::Some, &[(0, "2w1 2b1 3w0 Z"), (0, "1b0 1w0 Z 3w1"), (0, "Z Z 1b1 2b0")]);
    of_both(&round, "DE", "1 1 1");
}

#[test]
fn c_07_6_2_who_is_still_tied_is_compared_again() {
    // 3 and 4 have a point each, and 4 has won their game; 1 and 2 have two, and have drawn.
    let four = table(
        Meeting::All,
        &[(0, "4w1 3b= 2w="), (0, "3w= 4b1 1b="), (0, "2b= 1w= 4b0"), (0, "1b0 2w0 3w1")],
    );
    of_both(&four, "DE", "1 1 4 3");
}

/// A table of one player and his opponents, as the manual of arbiters of 2026 prints its examples: his
/// rounds, and of each opponent the final points in half points. An opponent met once has met nobody who
/// counts besides.
fn of_the_manual(rounds: usize, own: &str, finals: &[usize]) -> Crosstable {
    let own: Vec<&str> = own.split(' ').collect();
    let filler = finals.len() + 2;
    let mut cards = vec![(0, numbered(&own))];
    let opponents = own.iter().enumerate().filter(|(_, cell)| cell.contains('w'));
    for ((at, cell), halves) in opponents.zip(finals) {
        let mirrored = match &cell[1..] {
            "1" => "1b0",
            "0" => "1b1",
            "=" => "1b=",
            "+" => "1b-",
            _ => "1b+",
        };
        let has = match &cell[1..] {
            "0" | "-" => 2,
            "=" => 1,
            _ => 0,
        };
        let mut left = halves - has;
        let card = (0..rounds).map(|round| {
            if round == at {
                return mirrored.to_owned();
            }
            let gets = left.min(2);
            left -= gets;
            format!("{filler}w{}", ["0", "=", "1"][gets])
        });
        cards.push((0, card.collect::<Vec<_>>().join(" ")));
    }
    cards.push((0, vec!["Z"; rounds].join(" ")));
    let cards: Vec<(u16, &str)> =
        cards.iter().map(|(rating, card)| (*rating, card.as_str())).collect();
    table(Meeting::Some, &cards)
}

/// The rounds of the player, his opponents numbered from 2 on.
fn numbered(own: &[&str]) -> String {
    let mut number = 1;
    let cell = |cell: &&str| {
        if cell.contains('w') {
            number += 1;
            format!("{number}{cell}")
        } else {
            (*cell).to_owned()
        }
    };
    own.iter().map(cell).collect::<Vec<_>>().join(" ")
}

#[test]
fn the_examples_of_the_manual_of_arbiters() {
    // Absent in round 4 with 7 of 10: the dummy has 7, and since 2026 at most half a point a round.
    let absent =
        of_the_manual(10, "w1 w1 w0 Z w1 w= w1 w= w1 w1", &[10, 10, 13, 9, 12, 10, 13, 11, 12]);
    // Won by forfeit in round 7, with 7 of 9: the opponent who did not come has 5½.
    let forfeit =
        of_the_manual(9, "w1 w1 w1 w1 w1 w1 w+ w0 w0", &[11, 11, 11, 11, 11, 11, 11, 11, 11]);
    // Lost by forfeit, and withdrawn from the last round, with 6½ of 10. The opponent has 6½.
    let lost =
        of_the_manual(10, "w1 w1 w1 w1 w1 w1 w= w0 w- Z", &[13, 13, 13, 13, 13, 13, 13, 12, 13]);
    // Won by forfeit in round 1, with 9½ of 10: the opponent has 4½.
    let first = of_the_manual(
        10,
        "w+ w1 w1 w1 w1 w1 w1 w1 w1 w=",
        &[9, 15, 15, 15, 14, 14, 14, 14, 14, 14],
    );
    for (table, text, by_2024, by_2026) in [
        (&absent, "BH", "57", "55"),
        (&absent, "BH/C1", "50", "50"),
        (&absent, "SB", "37.25", "37.25"),
        (&forfeit, "BH", "51", "49.5"),
        (&lost, "BH", "64.5", "63"),
        (&first, "BH", "74", "69"),
    ] {
        let of_first = |edition| all(table, edition, text).split(' ').next().unwrap().to_owned();
        assert_eq!(of_first(TieEdition::August2024), by_2024, "{text} 2024");
        assert_eq!(of_first(TieEdition::March2026), by_2026, "{text} 2026");
    }
}
