//! The screen with what it needs around it: the threads that draw and read, the history of lines.

use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use rustyline::history::{FileHistory, History, SearchDirection};

use crate::clean;
use crate::config::{Echo, Names, Settings};
use crate::keymap::Keymap;
use crate::ui::Fit;
use crate::ui::completion::Offers;
use crate::ui::line::Show;
use crate::ui::screen::input::{Incoming, chord};
use crate::ui::screen::layout::Areas;
use crate::ui::screen::painter::Painter;
use crate::ui::screen::picture::Pictures;
use crate::ui::screen::scene::{Design, Scene};
use crate::ui::screen::secret::SoFar;
use crate::ui::screen::{Event, Screen, Under, Wish, terminal};
use crate::ui::view::{View, Viewpoint};
use crate::voices::{Narrator, Offered, Utterance};

/// What the face needs to know.
#[derive(Clone, Debug)]
pub struct Options {
    /// How it looks.
    pub look: Design,
    /// Pieces as pictures, if the player wants them and the terminal shows them.
    pub pictures: Option<Pictures>,
    /// Which key does what.
    pub keymap: Keymap,
    /// Where the typed lines are kept, if they are.
    pub history: Option<PathBuf>,
    /// What Tab completes.
    pub offers: Offers,
    /// What the menu offers after a command.
    pub names: Names,
}

/// Whether the terminal is large enough for a screen.
#[must_use]
pub fn has_room() -> bool {
    Areas::fit(terminal::size())
}

/// How many rows the terminal has.
#[must_use]
pub fn rows() -> u16 {
    terminal::size().1
}

/// What a reader is told when a screen is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Brings {
    /// Nothing that was not drawn before.
    Nothing,
    /// What a key has brought.
    Answer,
    /// What has come by itself.
    Event,
}

/// A screen on the terminal.
pub struct Face {
    screen: Screen,
    /// What there is to see; nothing before the first game.
    view: Option<View>,
    drawn: Option<Arc<Scene>>,
    /// How often something had been said when it was drawn last.
    told: u32,
    /// Whether a key was pressed since.
    keyed: bool,
    /// Whether the cursor was put on the side of the player who sits here.
    seated: bool,
    painter: Painter,
    /// What was said and typed before the desk was opened here.
    before_desk: Option<SoFar>,
    /// Whether the terminal was given back for good.
    lowered: bool,
    history: FileHistory,
    file: Option<PathBuf>,
}

impl std::fmt::Debug for Face {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Face").field("screen", &self.screen).finish_non_exhaustive()
    }
}

impl Face {
    /// Takes the terminal; `come` is called on threads of the screen.
    ///
    /// # Errors
    ///
    /// When there is no terminal, or the system gives no thread.
    pub fn start(
        options: Options,
        narrator: Narrator,
        come: impl Fn(Incoming) + Send + Clone + 'static,
    ) -> io::Result<Self> {
        let Options { look, pictures, keymap, history: file, offers, names } = options;
        let painter = Painter::start(pictures, come)?;
        let mut history = FileHistory::new();
        if let Some(file) = &file {
            // There is none at the first start.
            let _ = history.load(file);
        }
        let line = |at| Some(history.get(at, SearchDirection::Forward).ok()??.entry.into_owned());
        let before = (0..history.len()).map_while(line).collect();
        let screen = Screen::new(narrator, keymap, look, terminal::size(), before, offers, names);
        Ok(Self {
            screen,
            view: None,
            drawn: None,
            told: 0,
            keyed: false,
            seated: false,
            painter,
            before_desk: None,
            lowered: false,
            history,
            file,
        })
    }

    /// Puts a message into the log; after the terminal was given back, prints it.
    pub fn print(&mut self, utterance: &Utterance) {
        if self.lowered {
            self.painter.print(Fit::default().out(&utterance.written()));
        } else {
            self.screen.print(&utterance.spans);
        }
    }

    /// Prints what is for another program, as it stands; into the log while there is one.
    pub fn print_plain(&mut self, text: &str) {
        if self.lowered {
            self.painter.print(text.to_owned());
        } else {
            self.screen.print_plain(text);
        }
    }

    /// Shows what was said of the place of the cursor, or by a key.
    pub fn look(&mut self, utterance: &Utterance) {
        self.screen.status(utterance);
    }

    /// Lets the player choose from a list; what is said of it. Nothing where a line is typed.
    pub fn offer_list(&mut self, offered: Offered) -> Option<Utterance> {
        self.screen.offer_list(offered)
    }

    /// Names the place of the cursor.
    pub fn name(&mut self, place: &Utterance) {
        self.screen.name(place);
    }

    /// The keys by which all others are found.
    #[must_use]
    pub fn guide(&self) -> Utterance {
        self.screen.guide()
    }

    /// Shows messages in this way from now on; without one, texts as they are.
    pub fn show(&self, show: Option<Show>) {
        self.painter.show(show);
    }

    /// Design so from now on.
    pub fn dress(&mut self, look: Design) {
        self.screen.dress(look);
    }

    /// Says so much of what is typed from now on.
    pub fn echo(&mut self, echo: Echo) {
        self.screen.set_echo(echo);
    }

    /// Whether other names are completed than these.
    pub(in crate::ui) fn lacks(&self, words: &[String]) -> bool {
        self.screen.lacks(words)
    }

    /// Completes these names from now on.
    pub fn offer(&mut self, offers: Offers) {
        self.screen.offer(offers);
    }

    /// Shows and keeps nothing of what is typed, to the end of the next line that is typed.
    pub fn hide_line(&mut self) {
        if !self.is_at_desk() {
            self.before_desk = Some(self.screen.so_far());
        }
        self.screen.hide_line();
    }

    /// Knows what is set from now on.
    pub fn learn(&mut self, settings: &Settings) {
        self.screen.learn(settings);
    }

    /// Understands keys so from now on.
    pub fn press_by(&mut self, keymap: Keymap) {
        self.screen.press_by(keymap);
    }

    /// Draws everything again with the next scene.
    pub fn redraw(&mut self) {
        self.drawn = None;
        self.painter.redraw();
    }

    /// Stops the program for the shell; whether there is one that could go on with it.
    #[must_use]
    pub fn suspend(&self) -> bool {
        self.painter.suspend()
    }

    /// Gives the terminal back for good, and waits until everything is printed, but not for ever.
    pub fn lower(&mut self) {
        self.lowered = true;
        self.painter.finish();
    }

    /// What the player wants by what came from the terminal. Typed lines are kept.
    pub fn wishes(&mut self, event: Event) -> Vec<Wish> {
        self.keyed |= matches!(event, Event::Key(_) | Event::Paste(_) | Event::Mouse(_));
        let wishes = match (event, &self.view) {
            (Event::Resize(columns, rows), _) => {
                self.screen.resize((columns, rows));
                Vec::new()
            }
            (Event::Key(key), Some(view)) => {
                chord(key).map(|chord| self.screen.press(chord, view)).unwrap_or_default()
            }
            (Event::Paste(text), Some(_)) => self.screen.paste(&text),
            (Event::Mouse(mouse), Some(view)) => self.screen.point(mouse, view),
            _ => Vec::new(),
        };
        for wish in &wishes {
            if let Wish::Typed(line) = wish {
                self.keep(line);
            }
        }
        wishes
    }

    fn keep(&mut self, line: &str) {
        let is_new = self.history.add(&clean::line(line)).unwrap_or(false);
        if let Some(file) = self.file.as_ref().filter(|_| is_new) {
            // A history that cannot be kept must not stop a game.
            let _ = self.history.append(file);
        }
    }

    /// Whether it is looked at and not read out.
    #[must_use]
    pub fn is_for_eyes(&self) -> bool {
        !self.screen.look.theme.is_for_readers()
    }

    /// What stands in the field and was not sent.
    #[must_use]
    pub fn begun(&self) -> String {
        self.screen.begun().to_owned()
    }

    /// Another game begins: the cursor goes to the side from which that is seen.
    pub fn begin_game(&mut self) {
        self.seated = false;
    }

    /// Takes over what there is to see and how things are said; what the status line has to name.
    pub fn see(&mut self, view: View, narrator: &Narrator) -> Option<Under> {
        if !std::mem::replace(&mut self.seated, true) {
            self.screen.sit(view.bottom);
        }
        self.screen.speak_as(narrator);
        let is_new = self.view.as_ref().is_none_or(|before| before.spot != view.spot);
        let is_played = matches!(view.spot, Viewpoint::Home | Viewpoint::Seat);
        if is_new && !is_played {
            // There commands are typed, and no piece is touched.
            self.screen.begin_typing();
        }
        if view.spot.is_of_tables() {
            self.screen.leave_board();
        }
        if view.spot.is_desk() {
            self.before_desk.get_or_insert(self.screen.so_far());
        } else if self.is_at_desk()
            && let Some(before) = self.before_desk
        {
            self.screen.forget_desk(before);
            self.before_desk = Some(self.screen.so_far());
        }
        if self.is_for_eyes() && self.view.as_ref().is_some_and(|before| touches(before, &view)) {
            self.screen.pass_touch();
        }
        let under = self.screen.unnamed(&view);
        self.view = Some(view);
        under
    }

    /// Whether it shows what the arbiter sees.
    fn is_at_desk(&self) -> bool {
        self.view.as_ref().is_some_and(|view| view.spot.is_desk())
    }

    /// What a reader is told by what is drawn next.
    #[must_use]
    pub fn brings(&self) -> Brings {
        let is_told = self.screen.look.theme.is_for_readers() && self.screen.turns != self.told;
        match (is_told, self.keyed) {
            (false, _) => Brings::Nothing,
            (true, true) => Brings::Answer,
            (true, false) => Brings::Event,
        }
    }

    /// Draws what has changed since it was drawn last.
    pub fn draw(&mut self) {
        let (false, Some(view)) = (self.lowered, &self.view) else { return };
        let scene = Arc::new(self.screen.scene(view));
        if self.drawn.as_ref() != Some(&scene) {
            self.painter.draw(scene.clone());
            self.drawn = Some(scene);
            (self.told, self.keyed) = (self.screen.turns, false);
            self.screen.begin_answer();
        }
    }
}

/// Whether a piece was taken or put back, and nothing else has come of it.
fn touches(before: &View, now: &View) -> bool {
    before.held != now.held && before.board == now.board && now.asked.is_none()
}
