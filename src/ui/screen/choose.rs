//! Lists on top of the panes: opening them, choosing from them, leaving them.

use crate::about::About;
use crate::chosen::{Chosen, KeyAnswer};
use crate::command::desk::DeskCommand;
use crate::command::rooming::{RoomArgument, RoomCommand};
use crate::command::{Argument, Command};
use crate::keymap::{Action, FocusMove};
use crate::notation::Line;
use crate::notation::fold::lower;
use crate::ui::screen::lists::{self, Choice, List};
use crate::ui::screen::panes::by_lines;
use crate::ui::screen::scene::{Focus, Pane};
use crate::ui::screen::{Screen, Under, Wish, choices, said};
use crate::ui::view::{Arrival, View};
use crate::voices::{Offered, Utterance};

impl Screen {
    /// Opens a list to which no other one has led.
    pub(super) fn open_first(&mut self, list: List) -> Vec<Wish> {
        self.lists.clear();
        self.open(list)
    }

    /// Opens a list that the session offers; what is said of it. Nothing where a line is typed: who has
    /// asked so goes on typing.
    pub fn offer_list(&mut self, offered: Offered) -> Option<Utterance> {
        if self.focus == Focus::Entry {
            return None;
        }
        self.lists.clear();
        Some(self.opened(List::offered(&self.narrator, offered)))
    }

    fn open(&mut self, list: List) -> Vec<Wish> {
        vec![Wish::Hear(self.opened(list))]
    }

    fn opened(&mut self, list: List) -> Utterance {
        if self.list.is_none() {
            self.below = self.focus;
        }
        let title = list.title().to_owned();
        let mut line = vec![self.narrator.talk.span(&format!("{title}. "))];
        line.extend(list.line());
        self.focus = Focus::Layer(list.at);
        self.list = Some(list);
        said(line)
    }

    /// Leaves what lies on top, puts back what is taken, stops what is being said, and drops a
    /// question, in this order.
    pub(super) fn cancel(&mut self, view: &View) -> Vec<Wish> {
        if self.list.as_ref().is_some_and(|list| !list.sought().is_empty()) {
            return self.seeks("");
        }
        // Back to the list from which this one was opened.
        if let Some(list) = self.lists.pop() {
            return self.open(list);
        }
        if self.list.is_some() {
            return self.close(view);
        }
        if view.asked.is_some() {
            if self.focus == Focus::Entry {
                self.field.set("");
                self.focus = Focus::Square(self.square);
            }
            return vec![Wish::Chosen(Chosen::Answer(KeyAnswer::No))];
        }
        if matches!(self.focus, Focus::Entry | Focus::Line(..)) {
            let mut wishes = vec![Wish::Hush];
            wishes.extend(self.enter_pane(Pane::Board, view));
            return wishes;
        }
        match view.held {
            Some(square) => {
                vec![Wish::Chosen(Chosen::Command(Command::Put, About::Square(square)))]
            }
            None => vec![Wish::Hush],
        }
    }

    /// Back to where the cursor stood.
    fn close(&mut self, view: &View) -> Vec<Wish> {
        self.list = None;
        self.focus = self.below;
        match self.under(view) {
            Under::Thing(thing) => vec![Wish::Look(thing, Arrival::Pane)],
            Under::Text(said) => vec![Wish::Hear(said)],
        }
    }

    /// What is looked for in a list goes on with a sign. The same letter once more goes to the next line
    /// that has it.
    pub(super) fn seeks_with(&mut self, sign: char) -> Vec<Wish> {
        let Some(list) = &mut self.list else { return Vec::new() };
        let folding = self.narrator.talk.folding();
        let before = list.sought().to_owned();
        let text = format!("{before}{}", lower(&sign.to_string()));
        if list.seek(&text, folding) {
            return self.at_line();
        }
        if text.strip_prefix(&*before) == Some(&*before) {
            list.step_round();
            return self.at_line();
        }
        // Behind one letter, which may have gone through the list, another can begin anew.
        if before.chars().count() == 1 && list.seek(&lower(&sign.to_string()), folding) {
            return self.at_line();
        }
        self.hear("list-unfound", &[("text", text.into())])
    }

    /// This is looked for in a list, which is found.
    pub(super) fn seeks(&mut self, text: &str) -> Vec<Wish> {
        if let Some(list) = &mut self.list {
            list.seek(text, self.narrator.talk.folding());
        }
        self.at_line()
    }

    /// The line of a list with the cursor is said.
    fn at_line(&mut self) -> Vec<Wish> {
        let Some(list) = &self.list else { return Vec::new() };
        self.focus = Focus::Layer(list.at);
        vec![Wish::Hear(said(list.line()))]
    }

    pub(super) fn in_list(&mut self, action: &Action, view: &View) -> Vec<Wish> {
        let Some(list) = &mut self.list else { return Vec::new() };
        if *action == Action::Take {
            let choice = list.choice().cloned();
            return choice.map(|choice| self.chosen(choice, view)).unwrap_or_default();
        }
        let before = list.at;
        let mut goes = by_lines(action) != 0;
        if let Action::Step(direction @ (FocusMove::Left | FocusMove::Right)) = action {
            if let Some(mut heading) = list.turn(*direction == FocusMove::Right) {
                let (at, line) = (list.at, list.line());
                self.focus = Focus::Layer(at);
                heading.push(self.narrator.talk.span(". "));
                heading.extend(line);
                return vec![Wish::Hear(said(heading))];
            }
            goes = list.has_headings();
        }
        list.step(by_lines(action));
        let (at, line) = (list.at, list.line());
        self.focus = Focus::Layer(at);
        if at == before && goes {
            return self.hear("look-edge", &[("what", line.into())]);
        }
        vec![Wish::Hear(said(line))]
    }

    fn chosen(&mut self, choice: Choice, view: &View) -> Vec<Wish> {
        let list = self.list.take();
        self.focus = self.below;
        let wishes = match choice {
            Choice::Command(command) => self.begin(command, view),
            Choice::AtDesk(command) => self.begin_at_desk(command),
            Choice::InRoom(command) => self.begin_in_room(command),
            Choice::Key(action) => self.act(&action, view),
            Choice::Chosen(chosen) => vec![Wish::Chosen(chosen)],
            Choice::Setting(key) => {
                self.open(choices::of(&self.names, &self.settings, &self.narrator, key))
            }
            Choice::Typed(line) => {
                self.field.set(&line);
                self.enter_field()
            }
        };
        if self.list.is_some() {
            self.lists.extend(list);
        } else {
            self.lists.clear();
        }
        wishes
    }

    /// Carries a command out, with the focused square, its rank or its file if it asks about one; where it needs
    /// something else, it stands in the entry field and waits for that.
    fn begin(&mut self, command: Command, view: &View) -> Vec<Wish> {
        let spec = command.spec();
        let here = match spec.argument {
            Argument::Square => Some(About::Square(self.square)),
            Argument::Rank => Some(About::Line(Line::Rank(self.square.rank()))),
            Argument::File => Some(About::Line(Line::File(self.square.file()))),
            _ => None,
        };
        if let Some(here) = here {
            return vec![Wish::Chosen(Chosen::Command(command, here))];
        }
        if let Some(list) = choices::after(&self.names, &self.narrator, command, view) {
            return self.open(list);
        }
        if !spec.argument.is_needed() {
            return vec![Wish::Chosen(Chosen::bare(command))];
        }
        self.waits_for_more(spec.name, &spec.help())
    }

    /// Carries a command of the desk out; what must follow is chosen from a list, or typed.
    fn begin_at_desk(&mut self, command: DeskCommand) -> Vec<Wish> {
        let spec = command.spec();
        if let Some(list) = choices::at_desk(&self.names, &self.narrator, command) {
            return self.open(list);
        }
        if !spec.argument.is_needed() {
            return vec![Wish::Chosen(Chosen::AtDesk(command, String::new()))];
        }
        self.waits_for_more(spec.name, &spec.help())
    }

    /// Carries a command of the desk of a room out; the number of a table is typed.
    fn begin_in_room(&mut self, command: RoomCommand) -> Vec<Wish> {
        let spec = command.spec();
        match spec.argument {
            RoomArgument::Table => self.waits_for_more(spec.name, &spec.help()),
            RoomArgument::None
            | RoomArgument::MaybeTable
            | RoomArgument::Followed
            | RoomArgument::MaybeMinutes
            | RoomArgument::MaybeCommand => vec![Wish::Chosen(Chosen::InRoom(command, None))],
        }
    }

    /// A command stands in the entry field and waits for what must follow.
    fn waits_for_more(&mut self, name: &str, help: &str) -> Vec<Wish> {
        self.field.set(&format!("/{name} "));
        self.focus = Focus::Entry;
        let mut line = lists::explained(&self.narrator, help);
        line.push(self.narrator.talk.span(" "));
        line.extend(self.in_field());
        vec![Wish::Hear(said(line))]
    }
}
