//! A new event file by questions.

use std::fmt::Write as _;

use expect_test::expect;

use super::narrator;
use crate::organiser::EventQuestions;
use crate::tournament::file;

/// What is asked and answered to these lines.
fn asked(questions: &mut EventQuestions, lines: &str) -> String {
    let mut told = String::new();
    let mut again = false;
    for line in lines.lines() {
        let asked = if again { questions.question_again() } else { questions.question() };
        let question = asked.map(|question| question.written()).unwrap_or_default();
        let _ = writeln!(told, "{question}\n> {line}");
        let answered = questions.answer(line);
        again = answered.is_err();
        if let Err(not) = answered {
            let _ = writeln!(told, "{}", not.written());
        }
    }
    told
}

#[test]
fn an_event_is_asked_for_and_written() {
    let mut questions = EventQuestions::new(narrator("en"));
    let lines = "\nhelp\nClub weekend 2026\nMarburg\ntomorrow\n2026-11-28\nhelp\nten\n2\n\n\n60+30\nXY\n\n\
        help\nWeber, Ida 1650\nKraus, Otto\nWeber, Ida\nback\nKraus, Otto, 1500\n\nwhat\n\n";
    expect![[r#"
        Name of the event, with the year if it comes every year.
        > 
        Type an answer.
        Name of the event, with the year if it comes every year.
        > help
        It is a line of up to 100 letters.
        Name of the event, with the year if it comes every year.
        > Club weekend 2026
        Place.
        Enter: none.
        > Marburg
        First day, such as 2026-11-28.
        Enter: none.
        > tomorrow
        from cannot be tomorrow. It is a day, such as 2026-11-28.
        First day, such as 2026-11-28.
        Enter: none.
        > 2026-11-28
        Which system?
        1: round robin
        2: Swiss
        3: adjusted Swiss
        4: Swiss by lots
        5: paired by hand
        6: match of two
        7: Scheveningen
        8: knock-out
        9: groups
        > help
        Type the number of an answer, or its word.
        1: Round robin: everybody plays everybody.
        2: Swiss: each round you play an opponent with about as many points, and never the same one twice.
        3: Adjusted Swiss: the program proposes each round by older rules, and you say yes.
        4: Swiss by lots: players with as many points are paired by lots, and you say yes.
        5: Paired by hand: you type the pairs of each round.
        6: Match of two: two players play several games against each other.
        7: Scheveningen: each player of one team plays each player of the other.
        8: Knock-out: the loser is out, the winner continues.
        9: Groups: a round robin in each. The best advance to a knock-out or a final.
        Which system?
        > ten
        system cannot be ten. It is round robin, swiss, adjusted swiss, swiss by lots, by hand, match, scheveningen, knock-out or groups.
        Which system?
        > 2
        How many rounds?
        Enter: 5.
        > 
        Boards of a match, if teams play.
        Enter: none.
        > 
        Time for each player, such as 60+30.
        Enter: none.
        > 60+30
        Tie-breaks in their order.
        Enter: direct encounter, Buchholz cut 1, Buchholz, Sonneborn-Berger.
        > XY
        tie-breaks cannot be XY. It is a list, such as DE, BH/C1, SB.
        Tie-breaks in their order.
        Enter: direct encounter, Buchholz cut 1, Buchholz, Sonneborn-Berger.
        > 
        First player, with the rating, such as Weber, Ida 1650.
        > help
        Type the family name, a comma, the given name and the rating. The rating may be left out.
        First player, with the rating, such as Weber, Ida 1650.
        > Weber, Ida 1650
        Player 2. Enter: no more players.
        > Kraus, Otto
        Player 3. Enter: no more players.
        > Weber, Ida
        Entered already: Ida Weber.
        Player 3. Enter: no more players.
        > back
        Player 2. Enter: no more players.
        > Kraus, Otto, 1500
        Player 3. Enter: no more players.
        > 
        Club weekend 2026.
        Place: Marburg.
        From 2026-11-28.
        Laws of 2023.
        System: Swiss.
        Rounds: 5.
        Arbiters advised: 2.
        Time: 60+30.
        Tie-breaks: direct encounter, Buchholz cut 1, Buchholz and Sonneborn-Berger.
        1: Ida Weber, 1650.
        2: Otto Kraus, 1500.
        Too many rounds for 2 entries: 1 at most. Change rounds in the file.
        To write the file, press Enter. To change the last answer: back.
        > what
        Type an answer.
        To write the file, press Enter. To change the last answer: back.
        > 
    "#]].assert_eq(&asked(&mut questions, lines));
    assert_eq!(questions.question().map(|question| question.written()), None);
    expect![[r#"
        name = "Club weekend 2026"
        place = "Marburg"
        from = 2026-11-28
        system = "swiss"
        rounds = 5
        time = "60+30"
        tie-breaks = "DE, BH/C1, BH, SB"

        [[player]]
        name = "Weber, Ida"
        rating = 1650

        [[player]]
        name = "Kraus, Otto"
        rating = 1500
    "#]]
    .assert_eq(&questions.text());
    assert!(file::read(&questions.text()).is_ok());
}

#[test]
fn a_new_organiser_hears_what_each_answer_is_and_what_cannot_be() {
    let mut questions = EventQuestions::new(narrator("en"));
    let lines =
        "Cup\n\n\nhelp\nswiss\n9\n\n\nhelp\n\nWeber, Ida 9999\nWeber, Ida\nKraus, Otto\n\nno";
    let told = asked(&mut questions, lines);
    expect![[r#"
        > help
        Type the number of an answer, or its word.
        1: Round robin: everybody plays everybody.
        2: Swiss: each round you play an opponent with about as many points, and never the same one twice.
        3: Adjusted Swiss: the program proposes each round by older rules, and you say yes.
        4: Swiss by lots: players with as many points are paired by lots, and you say yes.
        5: Paired by hand: you type the pairs of each round.
        6: Match of two: two players play several games against each other.
        7: Scheveningen: each player of one team plays each player of the other.
        8: Knock-out: the loser is out, the winner continues.
        9: Groups: a round robin in each. The best advance to a knock-out or a final.
        Which system?
        > swiss
        How many rounds?
        Enter: 5.
        > 9
        Boards of a match, if teams play.
        Enter: none.
        > 
        Time for each player, such as 60+30.
        Enter: none.
        > 
        Tie-breaks in their order.
        Enter: direct encounter, Buchholz cut 1, Buchholz, Sonneborn-Berger.
        > help
        It is a list, such as DE, BH/C1, SB.
        DE: direct encounter
        BH: Buchholz
        BH/C1: Buchholz cut 1
        BH/M1: Buchholz median 1
        SB: Sonneborn-Berger
        PS: progressive score
        WIN: wins
        BPG: games with Black
        BWG: wins with Black
        KS: Koya
        ARO: opponents' mean rating
        TPR: rating performance
        Tie-breaks in their order.
        Enter: direct encounter, Buchholz cut 1, Buchholz, Sonneborn-Berger.
        > 
        First player, with the rating, such as Weber, Ida 1650.
        > Weber, Ida 9999
        rating cannot be 9999. It is a number up to 4000.
        First player, with the rating, such as Weber, Ida 1650.
        > Weber, Ida
        Player 2. Enter: no more players.
        > Kraus, Otto
        Player 3. Enter: no more players.
        > 
        Cup.
        Laws of 2023.
        System: Swiss.
        Rounds: 9.
        Arbiters advised: 2.
        Tie-breaks: direct encounter, Buchholz cut 1, Buchholz and Sonneborn-Berger.
        1: Otto Kraus, no rating.
        2: Ida Weber, no rating.
        Too many rounds for 2 entries: 1 at most. Change rounds in the file.
        To write the file, press Enter. To change the last answer: back.
        > no
        Type an answer.
    "#]].assert_eq(&told[told.find("> help").unwrap()..]);
    questions.answer("").unwrap();
    assert!(!questions.text().contains("9999"), "{}", questions.text());
}

#[test]
fn a_draft_goes_on_where_it_was_left() {
    let mut first = EventQuestions::new(narrator("de"));
    asked(&mut first, "Pokal\n\n\nGruppen\n2\n\n\n\nWeber, Ida 1650");
    let mut second = EventQuestions::new(narrator("de"));
    second.go_on(&first.draft());
    assert_eq!((second.answered(), second.text()), (9, first.text()));
    // One that was damaged goes on as far as it can be read.
    let mut third = EventQuestions::new(narrator("de"));
    third.go_on("Pokal\n\nmorgen\n1\n");
    assert_eq!(third.answered(), 2);
    expect![[r#"
        Spieler 2. Enter: keine Spieler mehr.
        > zurück
        Erster Spieler, mit Wertungszahl, etwa Weber, Ida 1650.
        > zurück
        Feinwertungen in ihrer Reihenfolge.
        Enter: direkter Vergleich, Buchholz Streichwert 1, Buchholz, Sonneborn-Berger.
        > 1/2/3
        tie-breaks kann nicht 1/2/3 sein. Möglich: eine Liste, etwa DE, BH/C1, SB.
        Feinwertungen in ihrer Reihenfolge.
        Enter: direkter Vergleich, Buchholz Streichwert 1, Buchholz, Sonneborn-Berger.
        > DE
    "#]]
    .assert_eq(&asked(&mut second, "zurück\nzurück\n1/2/3\nDE\n"));
}

#[test]
fn every_system_can_be_asked_for() {
    for (number, system) in (1..).zip(file::SYSTEMS) {
        let mut questions = EventQuestions::new(narrator("en"));
        let needs = if system == "groups" { "2\n" } else { "" };
        let rounds = !file::needed(system).is_empty() && system != "groups";
        let rounds = if rounds { "\n" } else { "" };
        let boards = if file::has_teams(system) { "\n" } else { "" };
        let lines = format!("Cup\n\n\n{number}\n{needs}{rounds}{boards}\n\nWeber, Ida\n\n\n");
        asked(&mut questions, &lines);
        assert!(questions.question().is_none(), "{system}");
        assert!(file::read(&questions.text()).is_ok(), "{system}: {}", questions.text());
    }
}

#[test]
fn teams_are_asked_for_with_their_players() {
    let mut questions = EventQuestions::new(narrator("en"));
    asked(&mut questions, "Cup\n\n\n1\n");
    let lines = "none\n2\n\nSB\n\n\nhelp\nNord\n\nWeber, Ida 1650\nWeber, Ida\nKraus, Otto\n\nNord\nOst\n\
        Lang, David\nback\nLang, Dora 1500\n\n\n\n";
    expect![[r#"
        Boards of a match, if teams play.
        Enter: none.
        > none
        boards cannot be none. It is a number from 1 to 50.
        Boards of a match, if teams play.
        Enter: none.
        > 2
        Time for each player, such as 60+30.
        Enter: none.
        > 
        Tie-breaks in their order.
        Enter: game points, direct encounter, board count.
        > SB
        First team.
        > 
        Type an answer.
        First team.
        > 
        Type an answer.
        First team.
        > help
        It is a line of up to 100 letters.
        First team.
        > Nord
        First player, with the rating, such as Weber, Ida 1650.
        > 
        the team Nord has no players.
        First player, with the rating, such as Weber, Ida 1650.
        > Weber, Ida 1650
        Player 2. Enter: no more players.
        > Weber, Ida
        Entered already: Ida Weber.
        Player 2. Enter: no more players.
        > Kraus, Otto
        Player 3. Enter: no more players.
        > 
        Team 2. Enter: no more teams.
        > Nord
        the team Nord appears twice.
        Team 2. Enter: no more teams.
        > Ost
        First player, with the rating, such as Weber, Ida 1650.
        > Lang, David
        Player 2. Enter: no more players.
        > back
        First player, with the rating, such as Weber, Ida 1650.
        > Lang, Dora 1500
        Player 2. Enter: no more players.
        > 
        Team 3. Enter: no more teams.
        > 
        Cup.
        Laws of 2023.
        System: round robin.
        Rounds: 1.
        Boards in a match: 2.
        Arbiters advised: 2.
        Tie-breaks: Sonneborn-Berger.
        1: Nord, 1650.
        2: Ost, 1500.
        To write the file, press Enter. To change the last answer: back.
        > 
    "#]]
    .assert_eq(&asked(&mut questions, lines));
    assert_eq!(questions.question().map(|question| question.written()), None);
    expect![[r#"
        name = "Cup"
        system = "round robin"
        boards = 2
        tie-breaks = "SB"

        [[team]]
        name = "Nord"

        [[team]]
        name = "Ost"

        [[player]]
        name = "Weber, Ida"
        rating = 1650
        team = "Nord"

        [[player]]
        name = "Kraus, Otto"
        team = "Nord"

        [[player]]
        name = "Lang, Dora"
        rating = 1500
        team = "Ost"
    "#]]
    .assert_eq(&questions.text());
    assert!(file::read(&questions.text()).is_ok());
}
