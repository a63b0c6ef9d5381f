//! The screen: panes, a focus, keys.
//!
//! One more listener of the same effects. A key becomes a step of the focus or what a line would mean that
//! is typed; nothing can be done here that cannot be typed there. Here is the controller, which is
//! pure: it turns keys into wishes and says what is to be drawn. Not here: the terminal (`painter`),
//! and who carries wishes out.

pub mod board;
mod choices;
mod choose;
mod digits;
mod echo;
mod entry;
mod face;
mod figure;
mod focus;
mod hints;
pub mod input;
mod kept;
mod keys;
mod latest;
pub mod layout;
mod lists;
pub mod picture;
pub(in crate::ui) mod pieces;
mod page;
pub mod paint;
pub mod painter;
mod panels;
mod panes;
mod paste;
mod pointer;
mod quiet;
mod secret;
mod steps;
#[cfg(test)]
mod sample;
pub mod scene;
pub mod terminal;
pub(in crate::ui) mod text;
pub mod theme;

use shakmaty::{Color, Role, Square};

use crate::chosen::Chosen;
use crate::command::Command;
use crate::config::{Echo, Names, Settings};
use crate::keymap::{Action, Code, Keymap, Pending};
use crate::notation::position::Alphabet;
use crate::ui::completion::Offers;
use crate::ui::view::{Arrival, Thing, View, Viewpoint};
use crate::voices::{Narrator, Priority, Span, Utterance, Value, Verbatim, written};

use entry::Field;
use kept::Kept;
use latest::in_a_row;
use lists::{Line, List};
use scene::{BoardComes, Design, Focus, Latest, Pane, Scene, Words};
use secret::{Secret, SoFar};
use steps::Enter;

pub use face::{Brings, Face, Options, has_room, rows};
pub use input::{Event, Incoming};

/// What the player wants by a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wish {
    /// What a key or a line of a list stands for.
    Chosen(Chosen),
    /// A line that was typed.
    Typed(String),
    /// The same, where nothing of it may be seen: it is kept nowhere.
    Unseen(String),
    /// To be told what a thing is, to which the cursor came.
    Look(Thing, Arrival),
    /// To go to a line of the moves, where a game is gone through.
    GoTo(usize),
    /// To be told this.
    Hear(Utterance),
    /// To hear this of what is typed; it is not shown.
    Echo(Utterance),
    /// To be told this, and what the next line brings, as one message.
    First(Utterance),
    /// That what is being said stops.
    Hush,
    /// That the program stops for the shell.
    Suspend,
    /// That everything is drawn again.
    Redraw,
}

/// What the cursor is on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Under {
    /// Something that the session names.
    Thing(Thing),
    /// A text of the screen's own.
    Text(Utterance),
}

/// Whether keys that leave the program were asked for once more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Leaving {
    /// They were not.
    No,
    /// They were, and nothing was done since.
    Asked,
}

/// The screen as it stands.
#[derive(Debug)]
pub struct Screen {
    narrator: Narrator,
    keymap: Keymap,
    /// What is said of itself by both.
    kept: Kept,
    /// What has been pressed of a sequence of keys.
    pending: Pending,
    size: (u16, u16),
    look: Design,
    square: Square,
    /// What Enter does on the board while a game is gone through.
    enter: Enter,
    focus: Focus,
    pane: Pane,
    log: Vec<Line>,
    /// The same as it is drawn.
    drawn: Vec<scene::Line>,
    /// How much of both there was before the last message.
    last: SoFar,
    /// Whether all of that has been drawn: what comes then is another answer.
    seen: bool,
    /// What was said last.
    latest: Latest,
    /// The place of the cursor, or what a key has said, as it was said last.
    place: String,
    /// How often something was said, as it is drawn.
    turns: u32,
    /// How many pages of what was said last were turned.
    page: usize,
    /// How many pages of the last answer in the log were turned.
    log_page: usize,
    /// The next page of the answer that was said last, where it goes on and something else was said since.
    rest: Option<usize>,
    /// The last key.
    key: Option<Code>,
    field: Field,
    /// Whether nothing of what is typed there may be seen or heard.
    secret: Option<Secret>,
    /// What is said of what is typed there.
    echo: Echo,
    /// What lists of names there are to choose from.
    names: Names,
    /// What is set, where that is known: lists of values begin there.
    settings: Settings,
    list: Option<List>,
    /// Those from which it was opened, the first one first.
    lists: Vec<List>,
    /// Where the cursor stood before the list was opened.
    below: Focus,
    /// Where it stood before a letter that answers a question opened the field; `None` where the field
    /// stays open.
    asked_from: Option<Focus>,
    /// Whether keys are explained and not carried out.
    explains: bool,
    /// Whether the last keys would have left the program.
    leaving: Leaving,
    status: String,
    /// Whether the status has what a key has said, until the next one.
    told: bool,
    /// What was said since the last key.
    news: Vec<String>,
    /// How much of the log there was before the last key, if that takes a piece or puts it back.
    touching: Option<SoFar>,
}

#[deny(clippy::wildcard_enum_match_arm)]
impl Screen {
    /// A screen with the cursor on the king of the side that sits below; `before`: the lines that
    /// were typed in other games, the oldest first; `offers`: what Tab completes; `names`: what the
    /// menu offers after a command.
    #[must_use]
    pub fn new(
        narrator: Narrator,
        keymap: Keymap,
        look: Design,
        size: (u16, u16),
        before: Vec<String>,
        offers: Offers,
        names: Names,
    ) -> Self {
        Self {
            narrator,
            keymap,
            kept: Kept::default(),
            pending: Pending::default(),
            size,
            look,
            square: Square::E1,
            enter: Enter::GoesOn,
            focus: Focus::Square(Square::E1),
            pane: Pane::Board,
            log: Vec::new(),
            drawn: Vec::new(),
            last: SoFar::default(),
            seen: true,
            latest: Latest::Both,
            place: String::new(),
            turns: 0,
            page: 0,
            log_page: 0,
            rest: None,
            key: None,
            field: Field::new(before, offers),
            secret: None,
            echo: Echo::Off,
            names,
            settings: Settings::default(),
            list: None,
            lists: Vec::new(),
            below: Focus::Square(Square::E1),
            asked_from: None,
            explains: false,
            leaving: Leaving::No,
            status: String::new(),
            told: false,
            news: Vec::new(),
            touching: None,
        }
    }

    /// Speaks as this narrator from now on.
    pub fn speak_as(&mut self, narrator: &Narrator) {
        if !self.narrator.is(narrator) {
            self.narrator = narrator.clone();
            self.kept = Kept::default();
        }
    }

    /// Design so from now on.
    pub fn dress(&mut self, look: Design) {
        self.look = look;
        self.kept = Kept::default();
    }

    /// Says so much of what is typed from now on.
    pub fn set_echo(&mut self, echo: Echo) {
        self.echo = echo;
    }

    /// Knows what is set from now on.
    pub fn learn(&mut self, settings: &Settings) {
        self.settings.clone_from(settings);
    }

    /// Understands keys so from now on.
    pub fn press_by(&mut self, keymap: Keymap) {
        self.keymap = keymap;
        (self.kept, self.pending) = (Kept::default(), Pending::default());
    }

    /// Whether other names are completed than these.
    fn lacks(&self, words: &[String]) -> bool {
        self.field.lacks(words)
    }

    /// Completes these names from now on.
    pub fn offer(&mut self, offers: Offers) {
        self.field.offer(offers);
    }

    /// What stands in the field and was not sent, if it may be seen.
    fn begun(&self) -> &str {
        if self.secret.is_some() { "" } else { self.field.text() }
    }

    /// Puts the cursor on the king's own square of a side; who types or goes through a list comes to it
    /// later.
    pub fn sit(&mut self, bottom: Color) {
        self.square = bottom.fold_wb(Square::E1, Square::E8);
        for focus in [&mut self.focus, &mut self.below].into_iter().chain(&mut self.asked_from) {
            if let Focus::Square(square) = focus {
                *square = self.square;
            }
        }
    }

    /// Puts a message into the log, the newest last.
    pub fn print(&mut self, spans: &[Span]) {
        self.last = self.so_far();
        self.news.push(in_a_row(&written(spans)));
        self.note(spans, true);
    }

    /// Puts what is for another program into the log, as it stands.
    pub fn print_plain(&mut self, text: &str) {
        let span = self.narrator.talk.span(text);
        self.print(&[Span { verbatim: Verbatim(true), ..span }]);
    }

    /// Puts lines into the log, and among what is drawn of it or not.
    fn note(&mut self, spans: &[Span], is_drawn: bool) {
        for line in lists::lines(spans) {
            if is_drawn {
                let begins = self.begins();
                if self.latest == Latest::Place {
                    self.latest = Latest::Answer;
                }
                self.rest = None;
                self.drawn.push(scene::Line::of(&said(line.clone())).beginning(begins));
            }
            self.log.push(line);
        }
    }

    /// What is said from now on is another answer.
    pub fn begin_answer(&mut self) {
        self.seen = true;
    }

    /// Puts into the status line what was said of the place of the cursor, or by a key.
    pub fn status(&mut self, sentence: &Utterance) {
        self.name(sentence);
        self.told = true;
        // What came just before and was not drawn yet is still to be heard.
        let waits = !self.begins() && self.latest == Latest::Answer;
        self.place.clone_from(&self.status);
        self.latest = if waits { Latest::Both } else { Latest::Place };
    }

    /// What the status line has to name, if no key has said anything that stands there.
    #[must_use]
    pub fn unnamed(&self, view: &View) -> Option<Under> {
        (!self.told).then(|| self.under(view))
    }

    /// Names the place of the cursor in the status line.
    pub fn name(&mut self, place: &Utterance) {
        let status = in_a_row(&place.written());
        if status != self.status && !self.look.theme.is_for_readers() {
            self.page = 0;
        }
        self.status = status;
    }

    /// The size of the terminal, columns and rows.
    pub fn resize(&mut self, size: (u16, u16)) {
        self.size = size;
    }

    /// What the cursor is on.
    #[must_use]
    pub fn under(&self, view: &View) -> Under {
        let text = |line: Line| Under::Text(said(line));
        match self.focus {
            Focus::Square(square) => Under::Thing(Thing::Square(square)),
            // Not what is typed: it stands in the field, and readers say it by themselves.
            Focus::Entry => text(self.field_with("")),
            Focus::Line(pane, at) => match pane.panel() {
                Some(panel) => panel.under(at, view, &self.log),
                None => Under::Thing(Thing::Square(self.square)),
            },
            Focus::Layer(_) => text(self.list.as_ref().map(List::line).unwrap_or_default()),
        }
    }

    /// What is drawn.
    #[must_use]
    pub fn scene(&self, view: &View) -> Scene {
        // What was said to a reader stays until something else is said.
        let keeps = self.latest == Latest::Place && self.look.theme.is_for_readers();
        Scene {
            size: self.size,
            look: self.look,
            words: self.words(),
            view: view.clone(),
            focus: self.focus,
            square: self.square,
            pane: self.pane,
            log: self.drawn.clone(),
            latest: self.latest,
            other: self.turns % 2 == 1,
            page: self.page,
            log_page: self.log_page,
            board: match self.key {
                Some(Code::Char(_) | Code::Enter) => BoardComes::WithWords,
                Some(Code::Tab) => BoardComes::Next,
                _ => BoardComes::Soon,
            },
            entry: self.shown_entry(),
            hints: self.hints(view),
            mouse: self.settings.mouse,
            status: if keeps { &self.place } else { &self.status }.clone(),
            news: self.news.clone(),
            layer: self.list.as_ref().map(List::layer),
        }
    }

    fn words(&self) -> Words {
        Words { more: self.more(), ..self.kept.words(|| self.own_words()) }
    }

    fn own_words(&self) -> Words {
        let word = |id: &str| written(&self.narrator.talk.sentence(id, &[]));
        // Signs are told apart by one letter each, so the Russian king must not be a knight.
        let own = Alphabet::of(self.narrator.moves.vocabulary());
        let letters = own.unwrap_or_else(Alphabet::english);
        let roles = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];
        Words {
            letters: roles.map(|role| letters.sign(role.of(Color::White)).to_string()),
            panes: Pane::ALL.map(|pane| word(&format!("pane-{}", pane.name()))),
            prompt: if self.look.theme.is_for_readers() { "" } else { "> " }.to_owned(),
            more: String::new(),
            too_small: word("too-small"),
        }
    }

    fn act(&mut self, action: &Action, view: &View) -> Vec<Wish> {
        let is_listed = self.list.is_some();
        match action {
            Action::Suspend => vec![Wish::Suspend],
            Action::Redraw => [vec![Wish::Redraw], self.hear("redrawn", &[])].concat(),
            Action::Cancel => self.cancel(view),
            Action::KeyHelp => {
                self.explains = true;
                self.hear("key-help-on", &[])
            }
            // What can be done from there, the host says.
            Action::Menu if view.spot == Viewpoint::Outside => {
                vec![Wish::Look(Thing::Square(self.square), Arrival::Step)]
            }
            Action::Menu => self.open_first(List::menu(&self.narrator, view)),
            Action::Keys => self.open_first(List::keys(&self.narrator, &self.keymap)),
            Action::Entry if !is_listed => self.enter_field(),
            Action::Board if !is_listed => self.enter_pane(Pane::Board, view),
            Action::NextPane if !is_listed => self.enter_pane(self.pane_after(true, view), view),
            Action::PreviousPane if !is_listed => {
                self.enter_pane(self.pane_after(false, view), view)
            }
            Action::Command(bound) if is_listed && bound.is(Command::Help) => {
                vec![Wish::Hear(lists::way_through(&self.narrator, &self.keymap))]
            }
            Action::Command(bound) if self.turn_page(bound.command(), view) => Vec::new(),
            Action::Command(bound) if !is_listed => {
                let wish = Wish::Chosen(bound.chosen(self.square));
                if bound.is(Command::Help) { self.help(wish, view) } else { vec![wish] }
            }
            Action::Step(_)
            | Action::Next(_)
            | Action::Previous(_)
            | Action::Rank(_)
            | Action::File(_)
            | Action::Take
            | Action::NextTarget
            | Action::Entry
            | Action::Board
            | Action::NextPane
            | Action::PreviousPane
            | Action::Command(_) => match self.focus {
                _ if is_listed => self.in_list(action, view),
                Focus::Line(pane, at) => self.in_pane(pane, at, action, view),
                Focus::Square(_) | Focus::Entry | Focus::Layer(_) => self.on_board(action, view),
            },
        }
    }

    /// The keys by which all others are found; the beginning of a game must not cut them off.
    #[must_use]
    pub fn guide(&self) -> Utterance {
        let found = [Action::Take, Action::Menu, Action::Keys, Action::KeyHelp, Action::Entry]
            .into_iter()
            .filter_map(|action| {
                self.keymap.bindings().iter().rfind(|binding| binding.action == action)
            });
        let lines = found.map(|binding| self.narrator.keyboard().binding(binding).spans).collect();
        self.narrator.lines(Priority::Move, lines)
    }

    /// Help where there are keys begins with those, while something is asked with those that answer.
    fn help(&self, asked: Wish, view: &View) -> Vec<Wish> {
        let answers = self.answer_keys(view);
        let keys = if answers.is_empty() {
            self.guide()
        } else {
            self.narrator.lines(Priority::Move, answers)
        };
        vec![Wish::First(keys), asked]
    }

    fn hear(&self, id: &str, values: &[(&str, Value)]) -> Vec<Wish> {
        vec![Wish::Hear(self.narrator.say(Priority::Answer, id, values))]
    }
}

fn said(spans: Vec<Span>) -> Utterance {
    Utterance { priority: Priority::Answer, spans }
}
