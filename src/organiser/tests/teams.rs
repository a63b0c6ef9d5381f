//! Teams as an arbiter hears them: line-ups, boards, match points, the table.

use expect_test::expect;

use super::{desk, heard, told};
use crate::tournament::trf;

/// Four teams of two boards, one of them with a reserve and one with a player too few.
pub(super) const TEAMS: &str = r#"
name = "Team cup"
system = "round robin"
boards = 2
tie-breaks = "MPVGP, EDE, BC"

[[team]]
name = "Nord"
captain = "Kapp, Otto"

[[team]]
name = "Süd"

[[team]]
name = "Ost"

[[team]]
name = "West"

[[player]]
name = "Weiß, Anna"
team = "Nord"
rating = 2000
seat = "by the window"

[[player]]
name = "Braun, Bo"
team = "Nord"
rating = 1900

[[player]]
name = "Roth, Cesar"
team = "Nord"

[[player]]
name = "Lang, David"
team = "Süd"
rating = 1800

[[player]]
name = "Stein, Eva"
team = "Süd"

[[player]]
name = "Berg, Felix"
team = "Ost"
rating = 1700

[[player]]
name = "Tal, Gustav"
team = "Ost"

[[player]]
name = "Feld, Ida"
team = "West"
"#;

#[test]
fn teams_meet_on_their_boards() {
    let mut desk = desk(TEAMS);
    told(
        &mut desk,
        "event\nentries\nplayer nord\nplayer cesar\nline-up nord 1 3\npair\nmissing",
        &expect![[r#"
            > event
            Team cup.
            Laws of 2023.
            System: round robin.
            Rounds: 3.
            Boards in a match: 2.
            Arbiters advised: 2.
            Tie-breaks: game points, direct encounter and board count.
            > entries
            1: Nord, 1950.
            2: Süd, 1800.
            3: Ost, 1700.
            4: West, no rating.
            > player nord
            1: Nord, 1950.
            Captain: Otto Kapp.
            1: Anna Weiß, 2000.
            2: Bo Braun, 1900.
            3: Cesar Roth, no rating.
            > player cesar
            3: Cesar Roth, no rating.
            Team: Nord.
            > line-up nord 1 3
            Line-up of Nord, round 1: Anna Weiß and Cesar Roth.
            > pair
            Round 1:
            Match 1: Nord 1, West 0.
            Board 1.1: Anna Weiß, Ida Feld.
            Board 1.2: nobody, Cesar Roth: Black by forfeit.
            Match 2: Süd, Ost.
            Board 2.1: David Lang, Felix Berg.
            Board 2.2: Gustav Tal, Eva Stein.
            > missing
            Round 1, board 1.1: Anna Weiß and Ida Feld are playing.
            Round 1, board 2.1: David Lang and Felix Berg are playing.
            Round 1, board 2.2: Gustav Tal and Eva Stein are playing.
        "#]],
    );
    told(
        &mut desk,
        "result 1 1-0\nresult 1.1 1-0\nresult 2.3 =\nresult 2.1 =\nresult 2.2 0-1\nline-up nord 1 2\npairings\nstandings\nnotices",
        &expect![[r#"
            > result 1 1-0
            Match 1 has several boards. Type one of them: result 1.1 1-0.
            > result 1.1 1-0
            Board 1.1, round 1: Anna Weiß, Ida Feld: White won.
            > result 2.3 =
            No board 2.3. There are 2.
            > result 2.1 =
            Board 2.1, round 1: David Lang, Felix Berg: draw.
            > result 2.2 0-1
            Board 2.2, round 1: Gustav Tal, Eva Stein: Black won.
            Round 1 is over.
            > line-up nord 1 2
            Line-up of Nord, round 2: Anna Weiß and Bo Braun.
            > pairings
            Round 1:
            Match 1: Nord 2, West 0.
            Board 1.1: Anna Weiß, Ida Feld: White won.
            Board 1.2: nobody, Cesar Roth: Black by forfeit.
            Match 2: Süd 1½, Ost ½.
            Board 2.1: David Lang, Felix Berg: draw.
            Board 2.2: Gustav Tal, Eva Stein: Black won.
            > standings
            After round 1:
            1: Nord, 2; game points: 2.
            2: Süd, 2; game points: 1.5.
            3: Ost, 0; game points: 0.5.
            4: West, 0; game points: 0.
            > notices
            Team cup, round 1
            Anna Weiß: round 1, board 1.1, White against Ida Feld, seat by the window.
            Ida Feld: round 1, board 1.1, Black against Anna Weiß.
            Cesar Roth: round 1, board 1.2, Black against nobody.
            David Lang: round 1, board 2.1, White against Felix Berg.
            Felix Berg: round 1, board 2.1, Black against David Lang.
            Gustav Tal: round 1, board 2.2, White against Eva Stein.
            Eva Stein: round 1, board 2.2, Black against Gustav Tal.
        "#]],
    );
    told(
        &mut desk,
        "why 2\nplayer anna\ncorrect 1 2.1 0-1\nyes\npair\nresult 1 +-\nresult 2.1 1-0\nresult 2.2 1-0\ncrosstable\nstandings\nlog 4",
        &expect![[r#"
            > why 2
            Süd: place 2, points: 2.
            Behind Nord by game points.
            game points: 1.5.
            direct encounter: nothing to compare.
            board count: 2.5, made of:
            Besides: 0.5.
            Besides: 2.
            > player anna
            1: Anna Weiß, 2000.
            Team: Nord.
            Seat: by the window.
            Round 1: White, won against Ida Feld.
            > correct 1 2.1 0-1
            Round 1, board 2.1: Black won in place of draw.
            Ost has 1 then: place 2, now 3.
            Süd has 1 then: place 3, now 2.
            Yes or no?
            > yes
            Put right, board 2.1, round 1: David Lang, Felix Berg: Black won.
            > pair
            Round 2:
            Match 1: West 0, Ost 1.
            Board 1.1: Ida Feld, Felix Berg.
            Board 1.2: Gustav Tal, nobody: White by forfeit.
            Match 2: Nord, Süd.
            Board 2.1: Anna Weiß, David Lang.
            Board 2.2: Eva Stein, Bo Braun.
            > result 1 +-
            Board 1, round 2: West, Ost: White by forfeit.
            > result 2.1 1-0
            Board 2.1, round 2: Anna Weiß, David Lang: White won.
            > result 2.2 1-0
            Board 2.2, round 2: Eva Stein, Bo Braun: White won.
            Round 2 is over.
            > crosstable
            1: Nord, 3: 4w2 2w1.
            2: Süd, 2: 3w1 1b1.
            3: Ost, 1: 2b1 4b0.
            4: West, 2: 1b0 3w2.
            > standings
            After round 2:
            1: Nord, 3.
            2: West, 2; game points: 2, direct encounter: place 1, board count: 3.
            3: Süd, 2; game points: 2, direct encounter: place 1, board count: 4.
            4: Ost, 1.
            > log 4
            15: Board 2.2, round 2: Eva Stein, Bo Braun: White won.
            14: Board 2.1, round 2: Anna Weiß, David Lang: White won.
            13: Board 1, round 2: West, Ost: White by forfeit.
            12: Round 2: paired by the tables.
        "#]],
    );
}

#[test]
fn a_line_up_that_cannot_be_is_told() {
    let mut desk = desk(TEAMS);
    told(
        &mut desk,
        "line-up\nline-up nord\nline-up nord 2 1\nline-up nord 1 1\nline-up nord 1 2 3\nline-up nord 4\n\
         line-up nord -\nline-up nord 1 x\nline-up nowhere 1 2\nline-up nord - 3\nline-up nord 0 2\nlog 1\ndecide 1\nqualify",
        &expect![[r#"
            > line-up
            Type a team after line-up, then the places of its players: line-up 2 1 3 4.
            > line-up nord
            Type a team after line-up, then the places of its players: line-up 2 1 3 4.
            > line-up nord 2 1
            Not in board order: player 1. The order is that of the list of the team.
            > line-up nord 1 1
            Not in board order: player 1. The order is that of the list of the team.
            > line-up nord 1 2 3
            Too many players. A match has 2 boards.
            > line-up nord 4
            No player 4 in this team. For its list type player and the team.
            > line-up nord -
            A line-up needs at least one player.
            > line-up nord 1 x
            Type a team after line-up, then the places of its players: line-up 2 1 3 4.
            > line-up nowhere 1 2
            No player nowhere 1 2. For all of them type entries.
            > line-up nord - 3
            Line-up of Nord, round 1: nobody and Cesar Roth.
            > line-up nord 0 2
            Line-up of Nord, round 1: nobody and Bo Braun.
            > log 1
            6: Line-up of Nord, round 1: nobody and Bo Braun.
            > decide 1
            No round is paired yet. Type pair.
            > qualify
            That is for groups, when all of them are over.
        "#]],
    );
}

#[test]
fn the_games_of_teams_are_written_for_other_programs() {
    let mut desk = desk(TEAMS);
    heard(&mut desk, "pair\nresult 1.1 1-0\nresult 2.1 =\nresult 2.2 0-1");
    let text = desk.to_be_paired();
    let read = trf::read(text.as_bytes()).unwrap().trf;
    assert_eq!((read.players.len(), read.teams.len()), (8, 4));
    assert_eq!(read.teams[0].players, [1, 2, 3]);
    let points = read.teams.iter().map(|team| team.match_points.unwrap().to_string());
    assert_eq!(points.collect::<Vec<_>>().join(" "), "2 2 0 0");
}

#[test]
fn a_reserve_who_is_added_to_the_file_joins_his_team() {
    let first = desk(TEAMS);
    let acts: Vec<_> = first.record.acts().map(|(_, act, _)| act.clone()).collect();
    let longer = [TEAMS, "\n[[player]]\nname = \"Neu, Jan\"\nteam = \"West\"\n"].concat();
    let file = crate::tournament::file::read(&longer).unwrap();
    let mut again = crate::organiser::Desk::new(super::narrator("en"), file);
    for act in acts {
        again.take(act).unwrap();
    }
    let (entries, refused) = again.entries_of_the_file();
    assert!(refused.is_empty());
    assert_eq!(entries.len(), 1);
    again.take(entries[0].clone()).unwrap();
    assert!(heard(&mut again, "player west").contains("2: Jan Neu"));
    assert!(again.entries_of_the_file().0.is_empty());
}
