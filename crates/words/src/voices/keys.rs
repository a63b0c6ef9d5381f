//! Keys and what they do, in words: `Shift K: the king before`.

use crate::chosen::KeyAnswer;
use crate::keymap::action::FocusMove;
use crate::keymap::{Action, Binding, Chord, Code, KeyLine, Keymap};
use crate::voices::commands::first_clause;
use crate::voices::narrate::{Narrator, role_id};
use crate::voices::phrase::Value;
use crate::voices::utterance::{Priority, Span, Utterance};

/// Whether a key has the digit or letter after that of another.
fn follows(one: Chord, next: Chord) -> bool {
    match (one.code, next.code) {
        (Code::Char(sign), Code::Char(after)) if sign.is_ascii_alphanumeric() => {
            let same = next == Chord { code: next.code, ..one };
            same && u32::from(sign) + 1 == u32::from(after)
        }
        _ => false,
    }
}

/// Keys in words, in one voice.
#[derive(Clone, Copy, Debug)]
pub struct KeyWords<'a>(&'a Narrator);

impl Narrator {
    /// Keys and what they do, in words.
    #[must_use]
    pub const fn keyboard(&self) -> KeyWords<'_> {
        KeyWords(self)
    }
}

impl KeyWords<'_> {
    /// A key in words, with what is held down with it.
    #[must_use]
    pub fn key(self, chord: Chord) -> Vec<Span> {
        let held = |spans: Vec<Span>, id: &str, is: bool| {
            if is { self.0.talk.sentence(id, &[("key", Value::Spans(spans))]) } else { spans }
        };
        let upper = matches!(chord.code, Code::Char(sign) if sign.is_uppercase());
        let spans = held(self.bare(chord), "key-shift", chord.shift || upper);
        let spans = held(spans, "key-alt", chord.alt);
        held(spans, "key-control", chord.control)
    }

    /// A key without what is held down with it. A letter is named as it stands on its key.
    fn bare(self, chord: Chord) -> Vec<Span> {
        let sign = match chord.code {
            Code::F(number) => {
                return self.0.talk.sentence("key-f", &[("number", u32::from(number).into())]);
            }
            Code::Char(sign) => sign,
            _ => ' ',
        };
        let name = match sign {
            '/' => "slash".to_owned(),
            '*' => "star".to_owned(),
            '+' => "plus".to_owned(),
            '-' => "minus".to_owned(),
            '.' => "dot".to_owned(),
            ',' => "comma".to_owned(),
            '?' => "question".to_owned(),
            ' ' => chord.name(),
            other => return vec![self.0.talk.span(&other.to_uppercase().to_string())],
        };
        self.0.talk.sentence(&format!("key-{name}"), &[])
    }

    /// Keys that are pressed one after another, in words.
    #[must_use]
    pub fn keys(self, chords: &[Chord]) -> Vec<Span> {
        let mut spans = Vec::new();
        for &chord in chords {
            if !spans.is_empty() {
                spans.push(self.0.talk.span(", "));
            }
            spans.extend(self.key(chord));
        }
        spans
    }

    /// Keys of which one is pressed, in words; three or more in a row as `1 to 3`, `A to D`.
    #[must_use]
    pub fn any_of(self, chords: &[Chord]) -> Vec<Span> {
        let mut spans: Vec<Span> = Vec::new();
        for run in chords.chunk_by(|one, next| follows(*one, *next)) {
            if !spans.is_empty() {
                spans.push(self.0.talk.span(", "));
            }
            match run {
                [first, _, .., last] => {
                    let [from, to] = [first, last].map(|&chord| Value::Spans(self.key(chord)));
                    spans.extend(
                        self.0.talk.sentence("keys-from-to", &[("from", from), ("to", to)]),
                    );
                }
                few => spans.extend(self.keys(few)),
            }
        }
        spans
    }

    /// What a key does, in a few words.
    #[must_use]
    pub fn action(self, action: &Action) -> Vec<Span> {
        let say = |id: &str| self.0.talk.sentence(id, &[]);
        match action {
            Action::Step(direction) => say(step(*direction)),
            Action::Next(role) => say(&format!("key-next-{}", role_id(*role))),
            Action::Previous(role) => say(&format!("key-previous-{}", role_id(*role))),
            Action::Rank(rank) => {
                let name = self.0.moves.span(self.0.moves.rank(*rank));
                self.0.talk.sentence("key-rank", &[("rank", Value::Spans(vec![name]))])
            }
            Action::File(file) => {
                let name = self.0.moves.letter(*file);
                self.0.talk.sentence("key-file", &[("file", Value::Spans(vec![name]))])
            }
            Action::Take => say("key-take"),
            Action::Entry => say("key-entry"),
            Action::Board => say("key-board"),
            Action::NextTarget => say("key-next-target"),
            Action::NextPane => say("key-next-pane"),
            Action::PreviousPane => say("key-previous-pane"),
            Action::Menu => say("key-menu"),
            Action::Keys => say("key-keys"),
            Action::KeyHelp => say("key-key-help"),
            Action::Cancel => say("key-cancel"),
            Action::Suspend => say("key-suspend"),
            Action::Redraw => say("key-redraw"),
            Action::Command(bound) => self.bound(bound),
        }
    }

    /// What a line does: a sentence of its own, what the help says first of its command, or the line.
    fn bound(self, bound: &KeyLine) -> Vec<Span> {
        let line = bound.line();
        let words: Vec<&str> = line.trim_start_matches('/').split_whitespace().collect();
        let own = self.0.talk.sentence(&format!("does-{}", words.join("-")), &[]);
        if !own.is_empty() {
            return own;
        }
        let help = bound.command().map(|command| {
            let help = self.0.talk.sentence(&command.spec().help(), &[]);
            let help: String = help.into_iter().map(|span| span.written).collect();
            self.0.talk.span(what_it_does(&help))
        });
        match help {
            Some(help) if matches!(words[..], [_] | [_, "here"]) => vec![help],
            _ => self.0.talk.sentence("key-line", &[("line", line.into())]),
        }
    }

    /// An answer that a key gives, as the player would type it.
    #[must_use]
    pub fn answer(self, answer: KeyAnswer) -> String {
        let [yes, no] = self.0.talk.yes_and_no().map(|words| words.first().cloned());
        match answer {
            KeyAnswer::Yes => yes.unwrap_or_default(),
            KeyAnswer::No => no.unwrap_or_default(),
            KeyAnswer::Number(number) => number.to_string(),
            KeyAnswer::Piece(role) => self.0.moves.piece(role).to_owned(),
        }
    }

    /// A key and what it does, as one message.
    #[must_use]
    pub fn binding(self, binding: &Binding) -> Utterance {
        let key = Value::Spans(self.keys(&binding.chords));
        let does = Value::Spans(self.action(&binding.action));
        self.0.say(Priority::Answer, "key-does", &[("key", key), ("does", does)])
    }

    /// A keymap and what it is for, as one message.
    #[must_use]
    pub fn keymap(self, keymap: &Keymap) -> Utterance {
        let mut about = match keymap.about() {
            Some(about) => vec![self.0.talk.span(about)],
            None => self.0.talk.sentence(&format!("keymap-{}", keymap.name()), &[]),
        };
        if about.is_empty() {
            about = self.0.talk.sentence("keymap-own", &[]);
        }
        let values = [("name", keymap.name().into()), ("about", Value::Spans(about))];
        self.0.say(Priority::Answer, "keymap-about", &values)
    }
}

/// What a command does, by its help, without the names that the help begins with.
fn what_it_does(help: &str) -> &str {
    let clause = first_clause(help);
    clause.split_once(": ").map_or(clause, |(_, does)| does)
}

fn step(direction: FocusMove) -> &'static str {
    match direction {
        FocusMove::Up => "key-step-up",
        FocusMove::Down => "key-step-down",
        FocusMove::Left => "key-step-left",
        FocusMove::Right => "key-step-right",
        FocusMove::UpLeft => "key-step-up-left",
        FocusMove::UpRight => "key-step-up-right",
        FocusMove::DownLeft => "key-step-down-left",
        FocusMove::DownRight => "key-step-down-right",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_a_help_the_first_clause_after_the_names_is_left() {
        assert_eq!(
            what_it_does("moves: all legal moves; moves g1: those of one piece."),
            "all legal moves"
        );
        assert_eq!(
            what_it_does("next, or Enter alone: the next move of the game."),
            "the next move of the game"
        );
        assert_eq!(what_it_does("speech on, speech off."), "speech on, speech off");
        assert_eq!(what_it_does("braille: for lines.\nbraille 20: short ones."), "for lines");
        assert_eq!(what_it_does("ตาดี: ตาที่ดีที่สุดตรงนี้\nถามอีกครั้ง"), "ตาที่ดีที่สุดตรงนี้");
    }
}
