//! Why there is no board, in words: the same in a game, in `pegboard watch` and `check`, and in
//! `health`.

use crate::pegboard::Loss;
use crate::voices::{Narrator, Value};

/// What is wrong, as `reason`, and what to do about it, as `todo`: the values of a sentence.
#[must_use]
pub fn because(narrator: &Narrator, loss: &Loss) -> [(&'static str, Value); 2] {
    let (id, port, what) = match loss {
        Loss::NoBoard => ("board-none-found", "", ""),
        Loss::NoPort(port) => ("board-no-port", port.as_str(), ""),
        Loss::NotSerial(port) => ("board-not-serial", port.as_str(), ""),
        Loss::Busy(port) => ("board-busy", port.as_str(), ""),
        Loss::Denied(port, None) => ("board-denied", port.as_str(), ""),
        Loss::Denied(port, Some(group)) => ("board-denied-group", port.as_str(), group.as_str()),
        Loss::OtherMake(port, make) => ("board-other-make", port.as_str(), make.title()),
        Loss::Babble(port) => ("board-babble", port.as_str(), ""),
        Loss::NoAnswer(port) => ("board-no-answer", port.as_str(), ""),
        Loss::Stranger(port) => ("board-stranger", port.as_str(), ""),
        Loss::Failed(port, what) => ("board-failed", port.as_str(), what.as_str()),
    };
    let values = [("port", Value::from(port)), ("what", what.into()), ("group", what.into())];
    let reason = narrator.talk.sentence(id, &values);
    let todo = narrator.talk.sentence(&format!("{id}-do"), &values);
    [("reason", reason.into()), ("todo", todo.into())]
}
