//! Every command of the list has an answer, and its own.

use std::collections::BTreeMap;

use touchmove::app::input::{FromTerminal, Input};
use touchmove::app::order::{HomeOrder, Output};
use touchmove::app::session::Act;
use touchmove::archive::Player;
use touchmove::command::{COMMANDS, Kind, Spec};
use touchmove::ui::Typed;

use super::{Table, header, start};

/// A command as it is typed, with an example of what may follow.
fn line_of(spec: &Spec) -> String {
    let example = spec.argument.example().replace("here", "e2");
    format!("/{} {example}", spec.name).trim_end().to_owned()
}

/// What comes of a line, besides that everything falls silent.
fn answered(table: &mut Table, line: &str) -> Vec<Act> {
    let acts = table
        .session
        .handle(table.now, Input::Terminal(FromTerminal::Typed(Typed::Line(line.to_owned()))));
    let answers = |act: &Act| {
        !matches!(
            act,
            Act::Out(Output::Hush | Output::Tone(_)) | Act::Home(_, HomeOrder::StopThinking)
        )
    };
    acts.into_iter().filter(answers).collect()
}

fn played() -> Table {
    let mut table = Table::new(header(&start(), Player::Builtin, Some("5+3")));
    table.types("e4").answers("e5").types("Nf3");
    table
}

fn two_players() -> Table {
    Table::new(header(&start(), Player::Human, None))
}

fn over() -> Table {
    let mut table = Table::new(header(&start(), Player::Human, None));
    table.types("resign").types("yes");
    table
}

type Place = (&'static str, fn() -> Table);

/// What is played, what is begun, what is over, what is gone through.
const PLACES: [Place; 4] = [
    ("a game with the program", played),
    ("a new game for two", two_players),
    ("a game that is over", over),
    ("a study", super::study::study),
];

#[test]
fn no_command_is_answered_with_silence() {
    let mut silent = Vec::new();
    for (place, table) in PLACES {
        let mut table = table();
        for spec in COMMANDS {
            for line in [line_of(&spec), format!("/{}", spec.name), format!("/{} xyz", spec.name)] {
                if answered(&mut table, &line).is_empty() {
                    silent.push(format!("{place}: {line}"));
                }
            }
        }
    }
    // Every line stops what is being said, and this one does nothing else.
    let hush = |line: &String| line.ends_with(": /hush");
    silent.retain(|line| !hush(line));
    assert_eq!(silent, Vec::<String>::new());
}

#[test]
fn no_question_is_answered_as_another() {
    let mut table = played();
    let mut answers = BTreeMap::new();
    let asks = |spec: &Spec| spec.is_about_position() || matches!(spec.kind, Kind::AboutGame(_));
    for spec in COMMANDS.into_iter().filter(asks) {
        let line = match spec.name {
            "moves" | "captures" => format!("/{} b8", spec.name),
            "attackers" => "/attackers e5".to_owned(),
            "rank" => "/rank 2".to_owned(),
            "knight" => "/knight f3".to_owned(),
            "rays" => "/rays d1".to_owned(),
            _ => line_of(&spec),
        };
        table.transcript.clear();
        table.types(&line);
        let said = table.transcript.lines().skip(1).collect::<Vec<_>>().join("\n");
        assert_ne!(said, "", "{line}");
        let other = answers.insert(said, line.clone());
        assert_eq!(other, None, "{line}");
    }
}
