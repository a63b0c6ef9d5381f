//! The examples in a help, and whether an answer says that one was not understood.

use std::cell::RefCell;
use std::collections::HashMap;

/// What is said of a line that is not understood, or has no place where it is typed.
const NOT_UNDERSTOOD: [&str; 14] = [
    "entry-unknown",
    "entry-no-move",
    "entry-no-question",
    "entry-stray",
    "no-command",
    "no-setting",
    "setting-key-near",
    "setting-value",
    "argument-",
    "seat-not-here",
    "seat-alone",
    "study-not-now",
    "desk-unknown",
    "desk-wants-",
];

/// The examples in the help of a command: what stands before a colon, or in a sentence of its own, and
/// begins with the command.
pub(crate) fn of_command(help: &str, is_it: impl Fn(&str) -> bool) -> Vec<String> {
    let mut found = Vec::new();
    for line in help.lines() {
        let typed = match line.split_once(": ") {
            Some((typed, _)) => vec![typed],
            None => line.split(". ").collect(),
        };
        let phrases = typed.into_iter().flat_map(|typed| typed.split(", "));
        found.extend(phrases.map(clean).filter(|phrase| is_it(first(phrase))));
    }
    found
}

/// The commands that a general help names, each as it is written there: what follows a colon.
pub(crate) fn of_place(help: &str, is_one: impl Fn(&str) -> bool) -> Vec<String> {
    let lists = help.lines().filter_map(|line| line.split_once(": ")).map(|(_, list)| list);
    let phrases = lists.flat_map(|list| list.split(". ")).flat_map(|list| list.split(", "));
    phrases.map(clean).filter(|phrase| is_one(first(phrase))).collect()
}

fn clean(phrase: &str) -> String {
    phrase.trim().trim_end_matches(['.', ':']).to_owned()
}

fn first(phrase: &str) -> &str {
    phrase.split(' ').next().unwrap_or_default()
}

/// Whether a line that was heard says that something was not understood.
pub(crate) fn is_not_understood(language: &str, heard: &str) -> bool {
    thread_local! {
        static READ: RefCell<HashMap<String, Vec<String>>> = RefCell::default();
    }
    READ.with_borrow_mut(|read| {
        let patterns = read.entry(language.to_owned()).or_insert_with(|| not_understood(language));
        patterns.iter().any(|pattern| is_said(pattern, heard))
    })
}

/// What a language says of what is not understood.
fn not_understood(language: &str) -> Vec<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/voices");
    let phrases = std::fs::read_to_string(format!("{folder}/{language}/phrases.ftl")).unwrap();
    let patterns = phrases.lines().filter_map(|line| line.split_once(" = "));
    let patterns =
        patterns.filter(|(id, _)| NOT_UNDERSTOOD.iter().any(|start| id.starts_with(start)));
    patterns.map(|(_, pattern)| pattern.to_owned()).collect()
}

/// Whether a line is what a pattern says, whatever its gaps are filled with.
fn is_said(pattern: &str, heard: &str) -> bool {
    let mut rest = heard;
    for (nth, part) in pattern.split('{').enumerate() {
        let fixed = part.split_once('}').map_or(part, |(_, fixed)| fixed);
        let Some(at) = rest.find(fixed).filter(|at| nth > 0 || *at == 0) else { return false };
        rest = &rest[at + fixed.len()..];
    }
    true
}
