//! What comes from outside and goes there: answers of programs, files, notices, voices.

use expect_test::expect;

use super::teams::TEAMS;
use super::{CLUB, desk, heard, narrator};
use crate::command::listed::Listed;
use crate::organiser::{Desk, Order, Paper, words, wrong};
use crate::tournament::file;
use crate::voices::{Library, Utterance};

#[test]
fn an_answer_of_a_program_is_checked_before_it_is_believed() {
    let mut desk = desk(&CLUB.replace("by hand", "swiss"));
    assert!(heard(&mut desk, "pair").contains("(a program pairs)"));
    let mut answered = |answer: &str| {
        let mut told = String::new();
        for order in desk.paired("gacrux 1", answer) {
            match order {
                Order::Say(said) => told += &said.written(),
                Order::Keep(_) => told += "(kept)",
                _ => told += "(other)",
            }
        }
        told
    };
    expect!["gacrux 1 has not paired: no answer. Type the pairs after pair."]
        .assert_eq(&answered(""));
    expect![
        "gacrux 1 has not paired: line 3 of its answer is not a pair. Type the pairs after pair."
    ]
    .assert_eq(&answered("2\n1 2\n\u{1b}[2J"));
    expect![[r#"
        Refused, nothing is paired. The answer of gacrux 1 breaks rules:
        Paired twice: Anna Weiß.
        Not paired: David Roth.
        Not paired: Eva Stein."#]]
    .assert_eq(&answered("2\n1 2\n1 3\n"));
    assert_eq!(answered("3\n1 3\n4 2\n5 0\n"), "(kept)");
}

#[test]
fn a_game_that_is_open_is_a_draw_for_the_program_that_pairs() {
    let mut single = desk(&CLUB.replace("by hand", "swiss"));
    heard(&mut single, "pair 1-4 2-3 5\nresult 1 1-0\npostpone 2");
    let line = |text: &str, name: &str| {
        let found = text.lines().find(|line| line.contains(name)).map(str::to_owned);
        found.and_then(|line| line.get(80..).map(str::to_owned)).unwrap_or_default()
    };
    let paired = single.to_be_paired();
    expect![" 0.5    3  0003 w ="].assert_eq(line(&paired, "Braun, Bo").trim_end());
    expect![" 0.5    3  0002 b ="].assert_eq(line(&paired, "Roth, Cesar").trim_end());
    // It has no result for all that.
    assert!(heard(&mut single, "missing").contains("Postponed, round 1, board 2"));
    let mut teams = desk(&TEAMS.replace("\"round robin\"", "\"swiss\"\nrounds = 3"));
    heard(&mut teams, "pair 1-2 3-4\npostpone 2.1\nresult 2.2 1-0\nresult 1.1 1-0\nresult 1.2 1-0");
    let paired = teams.to_be_paired();
    assert_eq!(paired.matches(" w =").count(), 1, "{paired}");
    assert_eq!(paired.matches(" b =").count(), 1, "{paired}");
}

#[test]
fn the_end_of_the_last_round_tells_what_was_postponed() {
    let mut desk = desk(&CLUB.replace("rounds = 3", "rounds = 2"));
    assert_eq!(heard(&mut desk, "missing"), "> missing\nNo round is paired yet. Type pair.\n");
    heard(&mut desk, "pair 1-4 2-3 5\nresult 1 1-0\npostpone 2\npair 1-5 2-4 3\nyes\nresult 2 1-0");
    let ended = heard(&mut desk, "result 1 1-0");
    let told = "The last round is over. For the final table type standings.\n\
        Postponed, round 1, board 2: Bo Braun and Cesar Roth.\n";
    assert!(ended.ends_with(told), "{ended}");
}

#[test]
fn a_program_that_pairs_finds_every_column_whatever_the_names_are() {
    let single = desk(&CLUB.replace("by hand", "swiss"));
    let teams =
        TEAMS.replace("Nord", "Süd-Öst").replace("\"round robin\"", "\"swiss\"\nrounds = 3");
    for paired in [single.to_be_paired(), desk(&teams).to_be_paired()] {
        assert!(paired.is_ascii(), "{paired}");
        let whole = |line: &&str| line.starts_with("001");
        assert!(
            paired.lines().filter(whole).all(|line| line.get(80..84) == Some(" 0.0")),
            "{paired}"
        );
    }
}

#[test]
fn a_program_that_pairs_is_told_of_the_acceleration() {
    let event = CLUB.replace("\"by hand\"", "\"swiss\"\nacceleration = \"baku\"");
    let paired = desk(&event).to_be_paired();
    let lines: Vec<&str> = paired.lines().filter(|line| line.starts_with("250")).collect();
    assert_eq!(lines, ["250       1.0 001 001 0001 0004", "250       0.5 002 002 0001 0004"]);
}

#[test]
fn a_player_whom_the_tables_have_no_place_for_is_told_of_and_nothing_else_is_lost() {
    let cup = CLUB.replace("\"by hand\"\nrounds = 3", "\"round robin\"");
    let mut first = desk(&cup);
    heard(&mut first, "pair");
    let acts: Vec<_> = first.record.acts().map(|(_, act, _)| act.clone()).collect();
    let longer = [&cup, "\n[[player]]\nname = \"Weber, Ida\"\n"].concat();
    let mut again = Desk::new(narrator("en"), file::read(&longer).unwrap());
    for act in acts {
        again.take(act).unwrap();
    }
    let (entries, refused) = again.entries_of_the_file();
    assert!(entries.is_empty());
    let told: Vec<_> = refused.iter().map(Utterance::written).collect();
    expect![
        "Not entered: Ida Weber. No late entries: the tables have no place left after round 1."
    ]
    .assert_eq(&told.join("\n"));
}

#[test]
fn the_sight_class_is_nowhere() {
    let mut desk = desk(CLUB);
    let all = heard(
        &mut desk,
        "entries\nplayer 1\npair 1-4 2-3 5\nnotices\ncrosstable\nstandings\nevent",
    );
    assert!(!all.contains("B1"), "{all}");
    assert!(!desk.to_be_paired().contains("B1"));
}

#[test]
fn nothing_in_a_page_is_taken_for_more_than_text() {
    let mut desk = desk(&CLUB.replace("Stein, Eva", "<b>&\\\"Eva"));
    heard(&mut desk, "pair 1-4 2-3 5");
    let Some(Order::Write(Paper::Notices(notices))) = desk.line("notices").pop() else {
        panic!("no notices")
    };
    let page = notices.page();
    assert!(page.contains("&lt;b&gt;&amp;&quot;Eva: round 1, bye."), "{page}");
    assert!(!page.contains("<b>") && !page.contains("<script"), "{page}");
    assert!(page.contains("lang=\"en\""), "{page}");
}

#[test]
fn everything_that_is_wrong_with_a_file_is_told() {
    let text = "name = \"Cup\"\nsystem = \"swish\"\nround = 3\n[[player]]\nrating = 1800\n";
    let wrongs = file::read(text).unwrap_err();
    let told: Vec<_> = wrong(&narrator("en"), &wrongs).iter().map(Utterance::written).collect();
    expect![[r#"
        Line 2: system cannot be swish. It is round robin, swiss, adjusted swiss, swiss by lots, by hand, match, scheveningen, knock-out or groups.
        Line 3: unknown key round. The nearest is rounds.
        Line 4: name is missing here.
        system is missing in the event file."#]]
    .assert_eq(&told.join("\n"));
}

#[test]
fn every_fault_and_every_refusal_has_a_sentence_in_every_voice() {
    let mut library = Library::built_in();
    for voice in library.talk_names().into_iter().map(str::to_owned).collect::<Vec<_>>() {
        let voice = library.get(&voice).unwrap();
        for spec in crate::command::organising::ORGANISING_COMMANDS {
            let names = voice.names_in(&spec.names());
            let help = crate::voices::written(&voice.sentence(&spec.help(), &[]));
            assert!(help.starts_with(&names[0]), "{}: {help}", voice.name());
            for name in &names {
                assert_eq!(
                    words::command(&voice, name),
                    Some(spec.command),
                    "{}: {name}",
                    voice.name()
                );
            }
            assert_eq!(words::command(&voice, spec.name), Some(spec.command));
        }
    }
}
