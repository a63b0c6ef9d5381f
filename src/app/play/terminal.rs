//! What a player reads, types and hears through, before a game begins and while it is played.

use crate::app::braille;
use crate::app::clock::SessionClock;
use crate::app::game_store::{GameStore, OpenGame};
use crate::app::input::{FromTerminal, Inbox, InboxSlot, Input};
use crate::app::look;
use crate::app::offers::offers;
use crate::app::open;
use crate::app::outputs::Outputs;
use crate::app::perform::Performer;
use crate::app::play::{HomeInput, Start, header};
use crate::app::ports::Ports;
use crate::app::shelf::Shelf;
use crate::app::signals;
use crate::app::unread;
use crate::archive::Archive;
use crate::config::{Names, Print, Settings};
use crate::laws::At;
use crate::ui::completion::Offers;
use crate::ui::line::{self, Mode, Options};
use crate::ui::screen::Incoming;
use crate::ui::{Face, Fit, Typed};
use crate::voices::{Narrator, Priority, Utterance};

/// What a player reads, types and hears through.
pub(super) struct Terminal<T> {
    pub(super) inbox: Inbox<T>,
    pub(super) outputs: Outputs,
}

impl<T: From<FromTerminal> + Send + 'static> Terminal<T> {
    /// Lines; what Tab completes is `offers`.
    pub(super) fn open(
        start: &Start,
        before: At,
        offers: impl FnOnce() -> Offers,
    ) -> std::io::Result<Self> {
        let inbox = Inbox::new(SessionClock::starting_at(before));
        let slot: InboxSlot<FromTerminal> = inbox.through(T::from);
        signals::listen(slot.clone(), inbox.turns())?;
        let typed = slot.clone();
        let history = start.history();
        // Tab is a key of the editor.
        let offers = match start.mode {
            Mode::Editing => offers(),
            Mode::Typing | Mode::Plain => Offers::default(),
        };
        let fit = Fit(start.settings.line);
        let options = Options { mode: start.mode, history, offers, fit, begun: String::new() };
        let face = line::Face::start(options, move |line| typed.put(FromTerminal::Typed(line)))?;
        let outputs = Outputs::new(Face::Line(face), &start.settings, slot);
        Ok(Self { inbox, outputs })
    }

    /// Prints in braille from now on, if the settings say so.
    pub(super) fn show(&mut self, settings: &Settings, narrator: &Narrator) {
        if settings.print == Print::Braille {
            let table = braille::table(&settings.braille_table, narrator);
            self.outputs.print_in(Some(table));
        }
    }

    pub(super) fn close(mut self) {
        self.outputs.finish();
    }
}

impl<T: From<FromTerminal> + From<Incoming> + Send + 'static> Terminal<T> {
    /// Puts a screen in the place of lines, if the settings say so and the terminal can be one; what
    /// must be said of that.
    pub(super) fn raise(
        &mut self,
        start: &Start,
        settings: &Settings,
        narrator: &Narrator,
        names: &Names,
        offers: impl FnOnce() -> Offers,
    ) -> Vec<Utterance> {
        let slot = self.inbox.through(T::from);
        self.outputs.raise(start, settings, narrator, names, offers, slot)
    }
}

impl Terminal<HomeInput> {
    /// What is typed next, before anything else is started. What is lost meanwhile is printed, in
    /// the words that `told` has for it.
    pub(super) fn typed(
        &mut self,
        mut told: impl FnMut(&FromTerminal) -> Option<Utterance>,
    ) -> Typed {
        loop {
            let (_, Some(HomeInput::Input(Input::Terminal(come)))) = self.inbox.take(None) else {
                continue;
            };
            if let Some(lost) = told(&come) {
                self.outputs.face.print(&lost);
            }
            if let FromTerminal::Typed(typed) = come {
                return typed;
            }
        }
    }

    /// Puts a screen in the place of lines when the questions of the first start are answered, with what
    /// guides a new player.
    pub(super) fn raise_for_the_first_time(
        &mut self,
        start: &Start,
        settings: &Settings,
        narrator: &Narrator,
        names: &Names,
        told: &[Utterance],
    ) {
        let raised = self.raise(start, settings, narrator, names, || offers(narrator));
        if self.outputs.face.is_screen() {
            // What was told before the questions stands on the screen as well.
            for message in told {
                self.outputs.face.print(message);
            }
        }
        let reads = look::theme(settings.theme).is_for_readers();
        let unread = unread::warning(narrator).filter(|_| reads);
        let guide = self.outputs.face.guide();
        for message in raised.iter().chain(&unread).chain(&guide) {
            self.outputs.say(message);
        }
    }

    /// Begins a new game, in memory if it cannot be begun on the disk.
    pub(super) fn begin(
        &mut self,
        start: &Start,
        settings: &Settings,
        narrator: &Narrator,
        archive: &mut Archive,
    ) -> OpenGame {
        open::begin(archive, header(start, settings), |error| {
            self.outputs.say(&open::unusable(&start.folders, narrator, error));
        })
    }

    pub(super) fn performer(
        mut self,
        start: &Start,
        archive: Archive,
        kept: Option<OpenGame>,
        narrator: &Narrator,
    ) -> (Inbox<HomeInput>, Performer) {
        let (thinker, [engine, analyst], solver) = Performer::threads(&self.inbox);
        let told = self.inbox.through(|(id, told)| HomeInput::Input(Input::Board(id, told)));
        self.outputs.tone_player.turn(start.settings.tones);
        let mut books = Shelf::default();
        for fault in books.faults(&start.settings) {
            self.outputs.say(&fault.told(narrator, Priority::Move));
        }
        let performer = Performer {
            game_store: GameStore::new(archive, kept, start.folders.data()),
            folders: start.folders.clone(),
            outputs: self.outputs,
            thinker,
            engine,
            analyst,
            solver,
            shelf: books,
            elsewhere: None,
            ports: Ports::new(&start.settings, &start.folders, told),
            slot: self.inbox.through(HomeInput::Input),
            keys: self.inbox.through(HomeInput::Screen),
            faces: start.faces(),
        };
        (self.inbox, performer)
    }
}
