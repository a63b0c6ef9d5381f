//! Lists that lie on top of the panes, and texts cut into lines.

use crate::chosen::Chosen;
use crate::command::captain::CAPTAIN_COMMANDS;
use crate::command::desk::{DESK_COMMANDS, DeskCommand};
use crate::command::rooming::{ROOM_COMMANDS, RoomCommand};
use crate::command::{COMMANDS, Command, Spec};
use crate::config::Key;
use crate::keymap::{Action, Chord, FocusMove, Keymap};
use crate::notation::fold::{Folding, is_of_a_word, lower};
use crate::ui::screen::scene::Layer;
use crate::ui::view::{View, Viewpoint};
use crate::voices::{Narrator, Offered, OfferedRow, Priority, Span, Utterance, Value, written};

/// A text with its languages, one line long.
pub(super) type Line = Vec<Span>;

/// What is chosen with a line of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Choice {
    /// A command.
    Command(Command),
    /// A command of the desk.
    AtDesk(DeskCommand),
    /// A command of the desk of a room.
    InRoom(RoomCommand),
    /// What a key does.
    Key(Action),
    /// This, understood already.
    Chosen(Chosen),
    /// A setting, whose values are another list.
    Setting(Key),
    /// A command whose end is typed.
    Typed(String),
}

/// A list on top of the panes.
#[derive(Clone, Debug)]
pub(super) struct List {
    title: String,
    lines: Vec<(Line, Choice)>,
    /// The headings, each with the line that it is above.
    headings: Vec<(usize, Line)>,
    /// What is looked for in it, and the lines that have it; without that it is whole.
    sought: Option<(String, Vec<usize>)>,
    /// The line with the cursor, among those that are shown.
    pub(super) at: usize,
}

impl List {
    /// Every command that can be used here, with the first sentence of its help.
    pub(super) fn menu(narrator: &Narrator, view: &View) -> Self {
        if view.spot == Viewpoint::Room {
            return Self::of_room(narrator);
        }
        if view.spot == Viewpoint::Captain {
            return Self::of_captain(narrator);
        }
        let fits = |spec: &&Spec| match (view.spot, view.walking) {
            (Viewpoint::Desk | Viewpoint::Room, _) => spec.is_asked_at_desk(),
            (Viewpoint::Seat | Viewpoint::Captain | Viewpoint::Outside, _) => {
                !spec.command.is_only_at_home()
            }
            (Viewpoint::Home, _) if spec.command.is_about_a_match() => false,
            (Viewpoint::Home, true) => !spec.command.is_about_play(),
            (Viewpoint::Home, false) => !spec.command.is_about_a_study(),
        };
        let of_desk = DESK_COMMANDS.iter().filter(|_| view.spot == Viewpoint::Desk).map(|spec| {
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

    /// Every command of the desk of a room, with the first sentence of its help.
    fn of_room(narrator: &Narrator) -> Self {
        let lines = ROOM_COMMANDS
            .iter()
            .map(|spec| (explained(narrator, &spec.help()), Choice::InRoom(spec.command)));
        Self::of(title(narrator, "menu-title"), lines.collect())
    }

    /// Every command of a captain, whose end is typed: the table.
    fn of_captain(narrator: &Narrator) -> Self {
        let lines = CAPTAIN_COMMANDS.iter().map(|spec| {
            let typed = format!("{} ", narrator.talk.listed_name(spec));
            (explained(narrator, &spec.help()), Choice::Typed(typed))
        });
        Self::of(title(narrator, "menu-title"), lines.collect())
    }

    /// These lines, each with what is chosen by it.
    pub(super) fn of(title: String, lines: Vec<(Line, Choice)>) -> Self {
        Self { title, lines, headings: Vec::new(), sought: None, at: 0 }
    }

    /// What the session offers, from what is chosen next on.
    pub(super) fn offered(narrator: &Narrator, offered: Offered) -> Self {
        let (mut lines, mut headings) = (Vec::new(), Vec::new());
        for row in offered.rows {
            match row {
                OfferedRow::Heading(heading) => headings.push((lines.len(), heading)),
                OfferedRow::Choice(line, command, about) => {
                    lines.push((line, Choice::Chosen(Chosen::Command(command, about))));
                }
                OfferedRow::Setting(line, key) => lines.push((line, Choice::Setting(key))),
            }
        }
        let title = narrator.talk.command_name(offered.command).to_owned();
        Self { headings, ..Self::of(title, lines).at(offered.at) }
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

    /// The line with the cursor, among all.
    fn place(&self) -> usize {
        let found = self.sought.as_ref().and_then(|(_, found)| found.get(self.at));
        found.copied().unwrap_or(self.at)
    }

    /// How many lines are shown.
    fn count(&self) -> usize {
        self.sought.as_ref().map_or(self.lines.len(), |(_, found)| found.len())
    }

    pub(super) fn line(&self) -> Line {
        self.lines.get(self.place()).map(|(line, _)| line.clone()).unwrap_or_default()
    }

    pub(super) fn choice(&self) -> Option<&Choice> {
        self.lines.get(self.place()).map(|(_, choice)| choice)
    }

    pub(super) fn title(&self) -> &str {
        &self.title
    }

    /// Goes on by so many lines, no further than to the first or the last.
    pub(super) fn step(&mut self, by: isize) {
        self.at = stepped(self.at, by, self.count());
    }

    /// Goes to the first line below the next heading, or the one before; that heading, if there is one.
    pub(super) fn turn(&mut self, forward: bool) -> Option<Line> {
        if !self.has_headings() {
            return None;
        }
        let mut headings = self.headings.iter();
        let (at, heading) = if forward {
            headings.find(|(at, _)| *at > self.at)
        } else {
            headings.rfind(|(at, _)| *at < self.at)
        }?;
        self.at = *at;
        Some(heading.clone())
    }

    /// Whether it has headings to go to; what was looked for stands without them.
    pub(super) fn has_headings(&self) -> bool {
        self.sought.is_none() && !self.headings.is_empty()
    }

    /// What is looked for.
    pub(super) fn sought(&self) -> &str {
        self.sought.as_ref().map_or("", |(text, _)| text)
    }

    /// Shows the lines alone that have a word which begins so, those first that begin so themselves; with
    /// the cursor on the first of them, or where it is if that is one. Whether there are any; if not, all
    /// stays as it is.
    pub(super) fn seek(&mut self, text: &str, folding: &Folding) -> bool {
        if text.is_empty() {
            self.at = self.place();
            self.sought = None;
            return true;
        }
        let begins = |word: &str| {
            folding.spellings(word).iter().any(|spelling| spelling.starts_with(text))
                || lower(word).starts_with(text)
        };
        let rank = |(at, (line, _)): (usize, &(Line, Choice))| {
            let line = written(line);
            let mut words = line.split(|c: char| !is_of_a_word(c)).filter(|word| !word.is_empty());
            let first = words.next().is_some_and(begins);
            (first || words.any(begins)).then_some((!first, at))
        };
        let mut found: Vec<(bool, usize)> =
            self.lines.iter().enumerate().filter_map(rank).collect();
        if found.is_empty() {
            return false;
        }
        found.sort_unstable();
        let (is_first, here) = (!found[0].0, self.place());
        let stays = |it: &(bool, usize)| it.1 == here && it.0 != is_first;
        self.at = found.iter().position(stays).unwrap_or(0);
        self.sought = Some((text.to_owned(), found.into_iter().map(|(_, at)| at).collect()));
        true
    }

    /// Goes on to the next of the lines that are shown, round the end.
    pub(super) fn step_round(&mut self) {
        self.at = (self.at + 1) % self.count().max(1);
    }

    pub(super) fn layer(&self) -> Layer {
        if let Some((text, found)) = &self.sought {
            let lines = found.iter().map(|at| written(&self.lines[*at].0)).collect();
            return Layer { title: format!("{}: {text}", self.title), lines };
        }
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

/// How a list is gone through.
pub(super) fn way_through(narrator: &Narrator, keymap: &Keymap) -> Utterance {
    let key = |action| {
        let usual = Keymap::in_every_list(&action).map(Chord::of);
        let usual = usual.filter(|chord| keymap.does(*chord).is_none_or(|it| *it == action));
        let keys = match (usual.as_slice(), keymap.keys_for(&action)) {
            (usual @ [_], own) if own.is_empty() || !keymap.is_block() => usual,
            (_, own) => own,
        };
        Value::Spans(narrator.keyboard().keys(keys))
    };
    let values = [
        ("up", key(Action::Step(FocusMove::Up))),
        ("down", key(Action::Step(FocusMove::Down))),
        ("take", key(Action::Take)),
        ("cancel", key(Action::Cancel)),
    ];
    let mut help = narrator.say(Priority::Answer, "list-help", &values);
    if !keymap.is_block() {
        help.spans.push(narrator.talk.span(" "));
        help.spans.extend(narrator.talk.sentence("list-search", &[]));
    }
    help
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
