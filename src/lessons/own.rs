//! Lessons that players have written: read, and what is wrong with them.

use std::collections::BTreeMap;

use crate::laws::Position;

use super::placed;
use crate::datafile::{BadLine, DataFile, MOST, Places};
use crate::practice::lesson::{Exercise, Fault};

/// A lesson that somebody has written.
#[derive(Clone, Debug)]
pub struct Own {
    /// The name of its file, without the ending.
    pub name: String,
    /// Its exercises, each with its number in the file.
    pub exercises: Vec<(usize, Exercise)>,
    /// Its sentences, by the ends of the names that those of other lessons have: `-goal`, `-1-why`.
    texts: BTreeMap<String, String>,
}

/// What is wrong with a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Slip {
    /// A line is not of the form of the file.
    Line(BadLine),
    /// This name means nothing here.
    Name(String),
    /// It has no title.
    NoTitle,
    /// It has no exercise.
    NoExercise,
    /// There is no such position.
    Position(String),
    /// Something is wrong with an exercise.
    Exercise(Fault),
}

/// What is wrong, and on which line, from 1; 0 where no line has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// The line.
    pub line: usize,
    /// What is wrong there.
    pub slip: Slip,
}

/// What a lesson says at its head, and what of each exercise.
const HEAD: [(&str, &str); 4] =
    [("title", ""), ("goal", "-goal"), ("text", "-text"), ("recap", "-recap")];
const SAID: [&str; 4] = ["before", "ask", "help", "why"];
/// What else an exercise has.
const ASKED: [&str; 3] = ["position", "task", "answer"];

impl Own {
    /// Reads a lesson of a file. It is there if it has a title and an exercise; whatever is wrong with
    /// it is left out and named.
    #[must_use]
    pub fn read(name: &str, text: &str) -> (Option<Self>, Vec<Wrong>) {
        let file = DataFile::read(text);
        let places = Places::of(text);
        let mut wrong: Vec<Wrong> = file
            .bad
            .into_iter()
            .map(|bad| Wrong { line: bad.line, slip: Slip::Line(bad) })
            .collect();
        let mut own = Self { name: name.to_owned(), exercises: Vec::new(), texts: BTreeMap::new() };
        for (key, value) in &file.table {
            match (HEAD.iter().find(|(known, _)| known == key), value) {
                (Some((_, part)), toml::Value::String(said)) => {
                    own.texts.insert((*part).to_owned(), said.clone());
                }
                (None, toml::Value::Table(_)) if key.parse::<usize>().is_ok() => {}
                _ => {
                    wrong.push(Wrong { line: places.line("", key), slip: Slip::Name(key.clone()) });
                }
            }
        }
        let mut position = Some(Position::default());
        let mut numbers: Vec<usize> =
            file.table.keys().filter_map(|key| key.parse().ok()).collect();
        numbers.sort_unstable();
        for number in numbers {
            let part = number.to_string();
            if let Some(row) = file.table.get(&part).and_then(toml::Value::as_table) {
                let slips = own.add(number, row, &mut position);
                wrong.extend(
                    slips
                        .into_iter()
                        .map(|(key, slip)| Wrong { line: places.line(&part, key), slip }),
                );
            }
        }
        wrong.truncate(MOST);
        if !own.texts.contains_key("") {
            wrong.push(Wrong { line: 0, slip: Slip::NoTitle });
        }
        if own.exercises.is_empty() {
            wrong.push(Wrong { line: 0, slip: Slip::NoExercise });
        }
        let is_whole = own.texts.contains_key("") && !own.exercises.is_empty();
        (is_whole.then_some(own), wrong)
    }

    /// Adds an exercise; what is wrong with it, each with the key where it stands.
    fn add<'a>(
        &mut self,
        number: usize,
        row: &'a toml::Table,
        position: &mut Option<Position>,
    ) -> Vec<(&'a str, Slip)> {
        let text = |key: &str| row.get(key).and_then(toml::Value::as_str);
        let mut wrong = Vec::new();
        for (key, value) in row {
            match (SAID.contains(&key.as_str()), value) {
                (true, toml::Value::String(said)) => {
                    self.texts.insert(format!("-{number}-{key}"), said.clone());
                }
                (false, _) if ASKED.contains(&key.as_str()) => {}
                _ => wrong.push((key.as_str(), Slip::Name(key.clone()))),
            }
        }
        if let Some(fen) = text("position") {
            *position = placed(fen);
            if position.is_none() {
                wrong.push(("position", Slip::Position(fen.to_owned())));
            }
        }
        // What is asked about a position that nobody knows cannot be checked.
        let Some(position) = position.clone() else { return wrong };
        let answer: Vec<&str> = match row.get("answer") {
            Some(toml::Value::Array(all)) => all.iter().filter_map(toml::Value::as_str).collect(),
            Some(toml::Value::String(one)) => vec![one],
            _ => Vec::new(),
        };
        match Exercise::read(position, text("task").unwrap_or_default(), &answer) {
            Ok(exercise) if super::is_asked(&exercise) => self.exercises.push((number, exercise)),
            Ok(_) => {
                let task = text("task").unwrap_or_default().to_owned();
                wrong.push(("task", Slip::Exercise(Fault::Task(task))));
            }
            Err(fault) => {
                let of_task = matches!(
                    fault,
                    Fault::Task(_) | Fault::Square(_) | Fault::Number(_) | Fault::Empty(_)
                );
                wrong.push((if of_task { "task" } else { "answer" }, Slip::Exercise(fault)));
            }
        }
        wrong
    }

    /// A sentence, by the end of its name; none if it has none of that name.
    #[must_use]
    pub fn text(&self, part: &str) -> Option<&str> {
        self.texts.get(part).map(String::as_str)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str = r#"title = "My rook"
goal = "You take what is free."

[1]
position = "6k1/8/8/3p4/8/8/8/3R2K1 w - - 0 1"
task = "find capture"
answer = ["Rxd5"]
why = "Nothing is in between."

[2]
task = "count d1"
answer = "9"
"#;

    #[test]
    fn a_lesson_is_read_with_its_sentences() {
        let (own, wrong) = Own::read("rook", GOOD);
        let own = own.unwrap();
        assert_eq!((wrong, own.exercises.len()), (vec![], 2));
        assert_eq!(own.text(""), Some("My rook"));
        assert_eq!(own.text("-1-why"), Some("Nothing is in between."));
        assert_eq!(own.text("-2-why"), None);
    }

    #[test]
    fn each_thing_that_is_wrong_is_named_with_its_line() {
        let wrong = |from: &str, to: &str| {
            assert!(GOOD.contains(from), "{from}");
            let (own, wrong) = Own::read("rook", &GOOD.replacen(from, to, 1));
            (own.map(|own| own.exercises.len()), wrong)
        };
        let one = |line, slip| vec![Wrong { line, slip }];
        let exercise = |line, fault| one(line, Slip::Exercise(fault));
        assert_eq!(
            wrong("title = \"My rook\"", ""),
            (None, one(0, Slip::NoTitle)),
            "without a title it cannot be called"
        );
        assert_eq!(wrong("goal", "aim"), (Some(2), one(2, Slip::Name("aim".to_owned()))));
        let position = Slip::Position("6k2/8/8/3p4/8/8/8/3R2K1 w - - 0 1".to_owned());
        let none = Wrong { line: 0, slip: Slip::NoExercise };
        let (own, slips) = wrong("6k1", "6k2");
        assert_eq!((own, slips), (None, [one(5, position), vec![none]].concat()));
        let task = Fault::Task("find kings".to_owned());
        assert_eq!(wrong("find capture", "find kings"), (Some(1), exercise(6, task)));
        let illegal = Fault::Illegal("Rxe5".to_owned());
        assert_eq!(wrong("Rxd5", "Rxe5"), (Some(1), exercise(7, illegal)));
        assert_eq!(wrong("\"9\"", "\"12\""), (Some(1), exercise(12, Fault::Untrue)));
        assert_eq!(wrong("why", "because").1, one(8, Slip::Name("because".to_owned())));
        let (own, wrong) = Own::read("empty", "title = \"Nothing\"\n");
        assert!(own.is_none());
        assert_eq!(wrong, one(0, Slip::NoExercise));
        let (_, wrong) = Own::read("broken", "title = \"Nothing\n");
        assert!(matches!(wrong[0], Wrong { line: 1, slip: Slip::Line(_) }), "{wrong:?}");
    }
}
