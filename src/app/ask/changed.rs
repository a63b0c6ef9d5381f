//! What the last move has changed: in parts that an ear can hold.

use crate::app::ask::Asker;
use crate::command::Command;
use crate::describe::MoveChange;
use crate::voices::{Priority, Span, Utterance, Value};

/// The characters of an answer that are told at once.
const AT_ONCE: usize = 120;

impl Asker<'_> {
    /// What the last move has changed. Asked again, the rest follows, and then the beginning.
    pub(super) fn changed(&self) -> Utterance {
        let Some(made) = self.made.last() else {
            return self.narrator.say(Priority::Answer, "last-none", &[]);
        };
        let narrator = self.narrator;
        let announced = Value::Spans(vec![self.announcement(made)]);
        let mut lines = vec![narrator.talk.sentence("analysis-line", &[("moves", announced)])];
        let told = narrator.answers().change(&MoveChange::of(&made.before, made.mv));
        if told.is_empty() {
            lines.push(narrator.talk.sentence("changed-nothing", &[]));
        }
        lines.extend(told);
        let Some(again) = self.again else {
            return narrator.lines(Priority::Answer, lines);
        };
        let name = narrator.talk.command_name(Command::Changed).into();
        let more = narrator.talk.sentence("changed-more", &[("changed", name)]);
        let mut parts = parts(lines, length(&more));
        let at = again % parts.len();
        let is_last = at + 1 == parts.len();
        let mut part = parts.swap_remove(at);
        part.extend((!is_last).then_some(more));
        narrator.lines(Priority::Answer, part)
    }
}

/// Lines in parts that are told at once, with room for the sentence that there is more; a longer line is a
/// part of its own.
fn parts(lines: Vec<Vec<Span>>, more: usize) -> Vec<Vec<Vec<Span>>> {
    let takes = |line: &Vec<Span>| length(line) + 1;
    if lines.iter().map(takes).sum::<usize>() <= AT_ONCE {
        return vec![lines];
    }
    let mut parts: Vec<Vec<Vec<Span>>> = Vec::new();
    let mut room = 0;
    for line in lines {
        let takes = takes(&line);
        if let Some(part) = parts.last_mut().filter(|_| takes <= room) {
            part.push(line);
        } else {
            parts.push(vec![line]);
            room = AT_ONCE.saturating_sub(more);
        }
        room = room.saturating_sub(takes);
    }
    parts
}

fn length(line: &[Span]) -> usize {
    line.iter().map(|span| span.written.chars().count()).sum()
}
