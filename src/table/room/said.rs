//! A room file in sentences: what is wrong with it, and with the match file of one of its tables.

use crate::table::TableId;
use crate::table::room::{Fault, Key, LineFault, Part, meant};
use crate::voices::narrate::quoted;
use crate::voices::{Narrator, Priority, Span, Utterance, Value};

/// What is wrong, with its line.
#[must_use]
pub fn mistake(narrator: &Narrator, wrong: &LineFault<Fault>) -> Utterance {
    let what = fault(narrator, &wrong.what);
    if wrong.line == 0 {
        return Utterance { priority: Priority::Answer, spans: what };
    }
    let values = [("line", wrong.line.into()), ("what", what.into())];
    narrator.say(Priority::Answer, "match-line", &values)
}

/// What is wrong with the match file of a table, after the number of that.
#[must_use]
pub fn of_table(narrator: &Narrator, table: TableId, said: Utterance) -> Utterance {
    let values = [("table", table.to_string().into()), ("said", said.spans.into())];
    let spans = narrator.talk.sentence("room-of-table", &values);
    Utterance { spans, ..said }
}

fn fault(narrator: &Narrator, fault: &Fault) -> Vec<Span> {
    let say = |id: &str, values: &[(&str, Value)]| narrator.talk.sentence(id, values);
    let table = |table: &TableId| ("table", table.to_string().into());
    match fault {
        Fault::Form => say("match-wrong-form", &[]),
        Fault::Twice => say("match-wrong-twice", &[]),
        Fault::Unknown { word, part } => unknown(narrator, word, *part),
        Fault::NoPart(part) => say("match-wrong-part", &[("part", part.heading().into())]),
        Fault::Value(key, value) => {
            let help = ("help", narrator.word(help(*key)));
            let key = ("key", key.name().into());
            let value = ("value", quoted(value).into());
            say("match-wrong-value", &[key, value, help])
        }
        Fault::Missing(key) => {
            let values = [("key", key.name().into()), ("help", narrator.word(help(*key)))];
            say("match-wrong-missing", &values)
        }
        Fault::SameTeam(name) => say("room-wrong-team", &[("name", quoted(name).into())]),
        Fault::NoTeam(name) => say("room-wrong-no-team", &[("name", quoted(name).into())]),
        Fault::SameNumber(id) => say("room-wrong-number", &[table(id)]),
        Fault::SameFile(file) => say("room-wrong-file", &[("file", quoted(file).into())]),
        Fault::NoTables => say("room-wrong-empty", &[]),
        Fault::SamePort(port, other) => {
            say("room-wrong-port", &[("port", port.as_str().into()), table(other)])
        }
        Fault::SameBoards(other) => say("room-wrong-boards", &[table(other)]),
    }
}

fn unknown(narrator: &Narrator, word: &str, part: Part) -> Vec<Span> {
    let key = ("key", Value::from(quoted(word)));
    if let Some(instead) = meant(word, part) {
        let values = [key, ("instead", instead.into())];
        return narrator.talk.sentence("match-wrong-unknown-near", &values);
    }
    let words = ("words", part.words().join(", ").into());
    narrator.talk.sentence("match-wrong-unknown", &[key, words])
}

/// The sentence that says what a key is, and what it can be.
const fn help(key: Key) -> &'static str {
    match key {
        Key::Name => "match-key-arbiter-name",
        Key::Passphrase => "match-key-arbiter-passphrase",
        Key::Lock => "match-key-arbiter-lock",
        Key::Number => "room-key-number",
        Key::Match => "room-key-match",
        Key::White | Key::Black => "match-key-name",
        Key::WhiteTeam | Key::BlackTeam => "room-key-team",
        Key::TeamName => "room-key-team-name",
        Key::Captain => "room-key-captain",
        Key::Talk => "room-key-captain-talk",
        Key::Advise => "room-key-advise",
        Key::Sign => "room-key-sign",
    }
}
