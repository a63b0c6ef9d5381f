//! What the helps tell a player to type is understood where they are heard: in a game, and where one is
//! gone through.

use touchmove::app::session::Session;
use touchmove::archive::{GameId, Player, replay};
use touchmove::command::{COMMANDS, Scope, Spec};
use touchmove::laws::Announcing;
use touchmove::voices::written;

use super::study::{score, study_of, tree};
use super::{Table, header, manner, start, voice};
use crate::examples::{is_not_understood, of_command, of_place};

/// A game at home in which both have moved.
fn home(language: &str, announcing: Announcing) -> Table {
    let mut header = header(&start(), Player::Builtin, Some("15+10"));
    header.announcing = announcing;
    let unplayed = replay(header.clone(), &[]).unwrap();
    let mut table =
        Table::with(Session::new(manner(language), GameId(1), unplayed), header).opened();
    if announcing == Announcing::Off {
        table.types("e4").answers("e5");
    }
    table
}

fn review(language: &str) -> Table {
    study_of(language, score(tree(), "1-0"))
}

/// What is not understood of these examples, each typed at a table of its own.
fn misunderstood(language: &str, examples: &[String], table: impl Fn() -> Table) -> Vec<String> {
    let mut wrong = Vec::new();
    for example in examples {
        let mut table = table();
        table.transcript.clear();
        table.types(example);
        let mut heard = table.transcript.lines();
        if heard.any(|line| is_not_understood(language, line)) {
            wrong.push(table.transcript.clone());
        }
    }
    wrong
}

fn commands(scopes: &[Scope]) -> Vec<Spec> {
    COMMANDS.iter().filter(|spec| scopes.contains(&spec.scope)).copied().collect()
}

fn each_is_understood(language: &str, commands: &[Spec], table: impl Fn() -> Table) {
    let voice = voice(language);
    let mut wrong = Vec::new();
    for spec in commands {
        let is_it = |word: &str| voice.command(word) == Some(spec.command);
        let examples = of_command(&written(&voice.sentence(&spec.help(), &[])), is_it);
        if examples.is_empty() {
            wrong.push(format!("{}: no example\n", spec.name));
        }
        wrong.extend(misunderstood(language, &examples, &table));
    }
    assert!(wrong.is_empty(), "{language}:\n{}", wrong.concat());
}

#[test]
fn the_example_of_every_command_is_understood_in_a_game() {
    let commands = commands(&[Scope::Everywhere, Scope::Play, Scope::Home]);
    for language in ["en", "de"] {
        each_is_understood(language, &commands, || home(language, Announcing::Off));
    }
}

#[test]
fn the_example_of_every_command_is_understood_where_a_game_is_gone_through() {
    let commands = commands(&[Scope::Everywhere, Scope::Study, Scope::Home]);
    for language in ["en", "de"] {
        each_is_understood(language, &commands, || review(language));
    }
}

#[test]
fn what_help_names_is_understood_where_it_is_heard() {
    for language in ["en", "de"] {
        let voice = voice(language);
        let is_one = |word: &str| voice.command(word).is_some();
        let check = |help: &str, least: usize, table: &dyn Fn() -> Table| {
            let examples = of_place(&written(&voice.sentence(help, &[])), is_one);
            assert!(examples.len() >= least, "{language} {help}: {examples:?}");
            let wrong = misunderstood(language, &examples, table);
            assert!(wrong.is_empty(), "{language} {help}:\n{}", wrong.concat());
        };
        check("help", 12, &|| home(language, Announcing::Off));
        check("help-announcing", 12, &|| home(language, Announcing::Repeat));
        check("help-over", 2, &|| {
            let mut table = home(language, Announcing::Off);
            table.types("resign").types("yes");
            table
        });
        check("help-study", 6, &|| review(language));
    }
}

/// Asks something by these lines, asks for help, and says whether the question is heard again after it.
fn helps_and_asks_again(language: &str, mut table: Table, lines: &[&str], help: &str) {
    let (last, before) = lines.split_last().unwrap();
    for line in before {
        table.types(line);
    }
    let mut heard = |line: &str| {
        table.transcript.clear();
        table.types(line);
        table.transcript.lines().skip(1).map(str::to_owned).collect::<Vec<_>>()
    };
    let asked = heard(last);
    for name in ["help", help] {
        let helped = heard(name);
        let (told, again) = helped.split_at(helped.len().saturating_sub(asked.len()));
        assert_eq!(again, asked, "{language} {last}: {helped:?}");
        assert!((1..=2).contains(&told.len()), "{language} {last}: {helped:?}");
    }
}

#[test]
fn help_at_a_question_says_what_can_be_answered_and_asks_again() {
    let two_knights = "4k3/8/8/8/2N3N1/8/8/4K3 w - - 0 1";
    let before_the_last_rank = "8/P6k/8/8/8/8/8/K7 w - - 0 1";
    let at = |language: &str, fen: &str| {
        let header = header(fen, Player::Human, None);
        let unplayed = replay(header.clone(), &[]).unwrap();
        Table::with(Session::new(manner(language), GameId(1), unplayed), header).opened()
    };
    let two = |language: &str| {
        let mut table = at(language, &start());
        table.types("e4").types("e5").types("Nf3");
        table
    };
    for (language, help) in [("en", "help"), ("de", "hilfe")] {
        for command in ["draw", "resign", "takeback", "new"] {
            helps_and_asks_again(language, two(language), &[command], help);
        }
        helps_and_asks_again(language, at(language, two_knights), &["Ne5"], help);
        helps_and_asks_again(language, at(language, before_the_last_rank), &["a8"], help);
        let mut review = home(language, Announcing::Off);
        let score = score(tree(), "1-0");
        review.types("open 57");
        review.fetches(score);
        helps_and_asks_again(language, review, &["play-on"], help);
    }
}
