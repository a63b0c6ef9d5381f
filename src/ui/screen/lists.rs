//! Lists that lie on top of the panes, and texts cut into lines.

use crate::command::desk::{DESK_COMMANDS, DeskCommand};
use crate::command::{COMMANDS, Command, Spec};
use crate::config::Key;
use crate::keymap::{Action, Keymap};
use crate::notation::fold::Folding;
use crate::ui::screen::scene::Layer;
use crate::ui::view::{Spot, View};
use crate::voices::{Narrator, Span, written};

/// A text with its languages, one line long.
pub(super) type Line = Vec<Span>;

/// What is chosen with a line of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Choice {
    /// A command.
    Command(Command),
    /// A command of the desk.
    AtDesk(DeskCommand),
    /// What a key does.
    Key(Action),
    /// A setting, whose values are another list.
    Setting(Key),
    /// A line whose end is typed.
    Typed(String),
}

/// A list on top of the panes.
#[derive(Clone, Debug)]
pub(super) struct List {
    title: String,
    lines: Vec<(Line, Choice)>,
    /// The headings, each with the line that it is above.
    headings: Vec<(usize, Line)>,
    pub(super) at: usize,
}

impl List {
    /// Every command that can be used here, with the first sentence of its help.
    pub(super) fn menu(narrator: &Narrator, view: &View) -> Self {
        let fits = |spec: &&Spec| match (view.spot, view.walking) {
            (Spot::Desk, _) => spec.is_asked_at_desk(),
            (Spot::Seat | Spot::Outside, _) => !spec.command.is_only_at_home(),
            (Spot::Home, _) if spec.command.is_about_a_match() => false,
            (Spot::Home, true) => !spec.command.is_about_play(),
            (Spot::Home, false) => !spec.command.is_about_a_study(),
        };
        let of_desk = DESK_COMMANDS.iter().filter(|_| view.spot == Spot::Desk).map(|spec| {
            let line = explained(narrator, &spec.help());
            (spec.kind.name(), line, Choice::AtDesk(spec.command))
        });
        let here = COMMANDS.iter().filter(fits).map(|spec| {
            (spec.kind.name(), help(narrator, spec.command), Choice::Command(spec.command))
        });
        let (mut lines, mut headings, mut last) = (Vec::new(), Vec::new(), "");
        for (kind, line, choice) in of_desk.chain(here) {
            if kind != last {
                let heading = narrator.talk.sentence(&format!("commands-{kind}"), &[]);
                headings.push((lines.len(), heading));
                last = kind;
            }
            lines.push((line, choice));
        }
        Self { headings, ..Self::of(title(narrator, "menu-title"), lines) }
    }

    /// These lines, each with what is chosen by it.
    pub(super) fn of(title: String, lines: Vec<(Line, Choice)>) -> Self {
        Self { title, lines, headings: Vec::new(), at: 0 }
    }

    /// With the cursor on this line.
    pub(super) fn at(self, at: usize) -> Self {
        Self { at, ..self }
    }

    /// Every key, with what it does.
    pub(super) fn keys(narrator: &Narrator, keymap: &Keymap) -> Self {
        let always = keymap.always();
        let lines = keymap.bindings().iter().chain(&always).map(|binding| {
            let values = [
                ("key", narrator.keyboard().keys(&binding.chords).into()),
                ("does", narrator.keyboard().action(&binding.action).into()),
            ];
            (narrator.talk.sentence("key-does", &values), Choice::Key(binding.action.clone()))
        });
        Self::of(title(narrator, "keys-title"), lines.collect())
    }

    pub(super) fn line(&self) -> Line {
        self.lines.get(self.at).map(|(line, _)| line.clone()).unwrap_or_default()
    }

    pub(super) fn choice(&self) -> Option<&Choice> {
        self.lines.get(self.at).map(|(_, choice)| choice)
    }

    pub(super) fn title(&self) -> &str {
        &self.title
    }

    /// Goes on by so many lines, no further than to the first or the last.
    pub(super) fn step(&mut self, by: isize) {
        self.at = stepped(self.at, by, self.lines.len());
    }

    /// Goes to the first line below the next heading, or the one before; that heading, if there is one.
    pub(super) fn turn(&mut self, forward: bool) -> Option<Line> {
        let mut headings = self.headings.iter();
        let (at, heading) = if forward {
            headings.find(|(at, _)| *at > self.at)
        } else {
            headings.rfind(|(at, _)| *at < self.at)
        }?;
        self.at = *at;
        Some(heading.clone())
    }

    pub(super) fn has_headings(&self) -> bool {
        !self.headings.is_empty()
    }

    /// Goes on to the next line that begins with a letter, round the end, or else with one that is
    /// written so where its own is missing; false if there is none.
    pub(super) fn find_letter(&mut self, letter: char, folding: &Folding) -> bool {
        let count = self.lines.len();
        let first = |at: usize| {
            let line = written(&self.lines[at].0);
            line.trim_start_matches('/').chars().take(1).collect::<String>()
        };
        let is = |at: &usize| first(*at).to_lowercase().chars().eq(letter.to_lowercase());
        let like = |at: &usize| {
            folding.spellings(&first(*at)).iter().any(|spelling| spelling.starts_with(letter))
        };
        let round = || (1..=count).map(|steps| (self.at + steps) % count);
        let found = round().find(is).or_else(|| round().find(like));
        self.at = found.unwrap_or(self.at);
        found.is_some()
    }

    pub(super) fn layer(&self) -> Layer {
        let lines = self.lines.iter().map(|(line, _)| written(line)).collect();
        let heading = self.headings.iter().rfind(|(at, _)| *at <= self.at);
        let below = heading.map(|(_, heading)| format!(": {}", written(heading)));
        Layer { title: format!("{}{}", self.title, below.unwrap_or_default()), lines }
    }
}

/// A place in so many lines, a few lines on.
pub(super) fn stepped(at: usize, by: isize, count: usize) -> usize {
    at.saturating_add_signed(by).min(count.saturating_sub(1))
}

/// The first sentence of the help of a command.
pub(super) fn help(narrator: &Narrator, command: Command) -> Line {
    explained(narrator, &command.spec().help())
}

/// The first sentence of this help.
pub(super) fn explained(narrator: &Narrator, id: &str) -> Line {
    let help = narrator.talk.sentence(id, &[]);
    first_sentence(lines(&help).into_iter().find(|line| !line.is_empty()).unwrap_or_default())
}

fn title(narrator: &Narrator, id: &str) -> String {
    written(&narrator.talk.sentence(id, &[]))
}

fn first_sentence(line: Line) -> Line {
    let mut first = Vec::new();
    for mut span in line {
        let end = span.written.find(". ");
        for text in [&mut span.written, &mut span.spoken] {
            if let Some(end) = text.find(". ") {
                text.truncate(end + 1);
            }
        }
        first.push(span);
        if end.is_some() {
            break;
        }
    }
    first
}

/// Cuts a text where its lines end.
pub(super) fn lines(spans: &[Span]) -> Vec<Line> {
    let mut lines = vec![Vec::new()];
    for span in spans {
        let spoken: Vec<&str> = span.spoken.split('\n').collect();
        for (i, written) in span.written.split('\n').enumerate() {
            if i > 0 {
                lines.push(Vec::new());
            }
            if let (false, Some(line)) = (written.is_empty(), lines.last_mut()) {
                let spoken = spoken.get(i).copied().unwrap_or(written).to_owned();
                line.push(Span { written: written.to_owned(), spoken, ..span.clone() });
            }
        }
    }
    lines
}
