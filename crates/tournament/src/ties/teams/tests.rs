use super::{Score, TeamTable, TeamTie, TeamTies};
use crate::crosstable::{Mark, Meeting, Seed};
use crate::points::{Points, Scoring};
use crate::sample::table;
use crate::standings::{By, TeamOrder, team_standings};
use crate::ties::{TieBreak, TieEdition};

/// Four teams of two boards, everybody against everybody; the last match was forfeited.
fn four() -> TeamTable {
    let scoring = Scoring {
        win: Points::ONE * 2,
        draw: Points::ONE,
        bye: Points::ONE * 2,
        ..Scoring::default()
    };
    let cards = [(0, "4w1 3b= 2w="), (0, "3w1 4b0 1b="), (0, "2b0 1w= 4b+"), (0, "1b0 2w1 3w-")];
    let mut matches = table(Meeting::All, &cards);
    matches.scoring = scoring;
    let rounds = [["11", "=1", "10"], ["11", "00", "01"], ["00", "=0", "++"], ["00", "11", "--"]];
    let mut marks: Vec<Vec<Vec<Mark>>> = Vec::new();
    for team in rounds {
        let boards =
            |round: &str| round.chars().map(|letter| Mark::of_letter(letter).unwrap()).collect();
        marks.push(team.iter().map(|round| boards(round)).collect());
    }
    // 1 against 3 ends in 1½ to ½, and is a win.
    matches.cards[0].cells[1].mark = Mark::Win;
    matches.cards[2].cells[1].mark = Mark::Loss;
    TeamTable { matches, boards: 2, games: Scoring::default(), marks }
}

fn all(tie: &str) -> String {
    let ties = TeamTies::new(&four(), Score::Match, TieEdition::March2026);
    let tie: TeamTie = tie.parse().unwrap();
    let everybody: Vec<Seed> = (0..4).collect();
    let value = |&seed: &Seed| ties.explained(tie, seed, &everybody).value.to_string();
    everybody.iter().map(value).collect::<Vec<String>>().join(" ")
}

#[test]
fn c_07_11_teams_have_two_scores() {
    // 1 has beaten 4 and 3 and drawn with 2, who has beaten 3; 4 has beaten 2, and not come against 3.
    assert_eq!(all("WIN:MP"), "2 1 1 1");
    assert_eq!(all("PS:MP"), "11 7 2 4");
    assert_eq!(all("MPVGP"), "4.5 3 2.5 2");
    assert_eq!(all("BH:MP"), "7 9 10 10");
}

#[test]
fn c_07_13_2_products_of_both_scores() {
    assert_eq!(all("EMMSB"), "11 9 4 6");
    assert_eq!(all("EMGSB"), "10 9 6.5 6");
    assert_eq!(all("EGMSB"), "12 9.5 4 6");
    assert_eq!(all("EGGSB"), "10.75 9.5 6.25 6");
    assert_eq!(all("EMMSB/C1"), "7 9 0 6");
}

#[test]
fn c_07_12_boards() {
    // By boards: 1 has 2½ and 2, 2 has 1 and 2, 3 has 1½ and 1, 4 has 1 and 1.
    assert_eq!(all("BC"), "6.5 5 3.5 3");
    assert_eq!(all("TBR"), "1 3 2 4");
    assert_eq!(all("BBE"), "1 3 2 3");
}

#[test]
fn c_07_12_a_bye_is_a_win_on_each_board_and_one_board_less_at_a_time() {
    let matches = table(Meeting::Some, &[(0, "2w1 2b1"), (0, "1b0 1w0"), (0, "U Z")]);
    let games = Scoring { bye: Points::HALF, ..Scoring::default() };
    let marks = [["100", "101"], ["111", "011"], ["UUU", "ZZZ"]].map(|team| {
        let boards =
            |round: &str| round.chars().map(|letter| Mark::of_letter(letter).unwrap()).collect();
        team.map(boards).into()
    });
    let table = TeamTable { matches, boards: 3, games, marks: marks.into() };
    let ties = TeamTies::new(&table, Score::Match, TieEdition::March2026);
    let value = |tie: TeamTie, seed| ties.explained(tie, seed, &[0, 1]).value.to_string();
    assert_eq!(
        (value(TeamTie::BoardCount, 2), ties.score(Score::Game, 2)),
        (String::from("6"), Points::of_halves(3))
    );
    // On the first two boards 1 has 2 and 2 has 3; on the first 1 has 2 and 2 has 1.
    assert_eq!(value(TeamTie::BottomBoards, 0), "2");
    assert_eq!(value(TeamTie::TopBoards, 0), "1");
}

#[test]
fn c_07_13_4_strength_is_divided() {
    // Three rounds of two match points, against two game points of a match: 3.
    assert_eq!(all("SSSC"), "6.83 6.00 5.83 5.33");
    assert_eq!(all("SSSC/K1"), "11.50 12.00 12.50 12.00");
}

#[test]
fn c_07_13_3_the_other_score_decides_where_the_first_does_not() {
    // 2, 3 and 4 have each won one match of theirs, and game points decide: 2, 2 and 2, so nothing does.
    let mut four = four();
    let group = [1, 2, 3];
    let places = |table: &TeamTable| {
        let ties = TeamTies::new(table, Score::Match, TieEdition::March2026);
        group.map(|seed| ties.explained(TeamTie::Encounter, seed, &group).value.to_string())
    };
    assert_eq!(places(&four), ["1", "1", "1"]);
    // With a board less for 4 against 2.
    four.marks[3][1] = vec![Mark::Win, Mark::Draw];
    four.marks[1][1] = vec![Mark::Loss, Mark::Draw];
    assert_eq!(places(&four), ["1", "2", "3"]);
}

#[test]
fn standings_of_teams_go_by_the_first_score_and_the_list() {
    let ties: Vec<TeamTie> = ["BC", "TBR"].map(|tie| tie.parse().unwrap()).into();
    let order = TeamOrder { ties: &ties, ..TeamOrder::default() };
    let lines = team_standings(&four(), &order);
    let told: Vec<_> = lines.iter().map(|line| (line.seed + 1, line.place, line.by)).collect();
    let count = Some(By::TieBreak(0));
    assert_eq!(
        told,
        [(1, 1, None), (2, 2, Some(By::Points)), (4, 3, Some(By::Points)), (3, 4, count)]
    );
}

#[test]
fn a_tie_break_of_teams_is_written_as_it_is_read() {
    for text in [
        "MPVGP", "BC", "TBR", "BBE", "EDE", "EMMSB", "EMGSB/C1", "EGMSB", "EGGSB/C2", "SSSC",
        "SSSC/K4", "BH:MP/C1", "WIN:GP",
    ] {
        assert_eq!(text.parse().map(|tie: TeamTie| tie.to_string()), Ok(text.to_string()));
    }
    for text in ["", "BH:XX", "EMMSB/M1", "BC/C1", "SSSC/K0", "EDE/C1", "XX:MP"] {
        assert!(text.parse::<TeamTie>().is_err(), "{text}");
    }
    // Without a word of which score, the match points.
    assert_eq!("BH".parse(), Ok(TeamTie::Of("BH".parse::<TieBreak>().unwrap(), Score::Match)));
}
