//! The thread that draws, so that a terminal which stops reading cannot stop the game.

mod artist;
pub(super) mod order;

use std::io;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use crate::clean::Text;
use crate::ui::line::Show;
use crate::ui::screen::input::{self, Incoming};
use crate::ui::screen::painter::artist::Artist;
use crate::ui::screen::painter::order::Order;
use crate::ui::screen::picture::Pictures;
use crate::ui::screen::scene::Scene;
use crate::ui::screen::terminal;

/// How long the end and a stop wait for a terminal that does not read.
const FAREWELL: Duration = Duration::from_secs(2);

/// The threads of the screen.
#[derive(Clone, Debug)]
pub struct Painter {
    orders: Sender<Order>,
    newest: NextScene,
}

/// The scene that is drawn next. A newer one takes its place, so that a terminal which does not read
/// fills no memory.
type NextScene = Arc<Mutex<Option<Arc<Scene>>>>;

impl Painter {
    /// Takes the terminal and starts to draw, with `pictures` if there are any, and to read; `come` is called on threads of the
    /// screen.
    ///
    /// # Errors
    ///
    /// When there is no terminal, or the system gives no thread.
    pub fn start(
        pictures: Option<Pictures>,
        come: impl Fn(Incoming) + Send + Clone + 'static,
    ) -> io::Result<Self> {
        terminal::enter()?;
        Self::threads(pictures, come).inspect_err(|_| terminal::restore())
    }

    fn threads(
        pictures: Option<Pictures>,
        come: impl Fn(Incoming) + Send + Clone + 'static,
    ) -> io::Result<Self> {
        let (orders, inbox) = channel();
        let newest = NextScene::default();
        let (lost, next) = (come.clone(), newest.clone());
        thread::Builder::new().name("painter".into()).spawn(move || {
            if run(pictures, &inbox, &next).is_err() {
                lost(Incoming::Lost);
            }
        })?;
        terminal::watch(orders.clone(), come.clone())?;
        thread::Builder::new().name("reader".into()).spawn(move || input::run(&come))?;
        Ok(Self { orders, newest })
    }

    /// Draws a scene, unless a newer one comes before it is its turn.
    pub fn draw(&self, scene: impl Into<Arc<Scene>>) {
        let waiting = taken(&self.newest, Some(scene.into()));
        if waiting.is_none() {
            // A painter that has ended has told so.
            let _ = self.orders.send(Order::Draw);
        }
    }

    /// Shows what is said from now on, and the status and layers, in this way; without one, as
    /// they are.
    pub fn show(&self, show: Option<Show>) {
        let _ = self.orders.send(Order::Show(show));
    }

    /// Stops the program for the shell; whether there is one that could go on with it. Everything is
    /// drawn again then.
    #[must_use]
    pub fn suspend(&self) -> bool {
        terminal::suspend(&self.orders)
    }

    /// Draws everything again with the next scene.
    pub fn redraw(&self) {
        let _ = self.orders.send(Order::Redraw);
    }

    /// Prints a line on the terminal that was given back.
    pub fn print(&self, line: String) {
        let _ = self.orders.send(Order::Print(line));
    }

    /// Gives the terminal back for good, with what was drawn last gone from it; waits until
    /// everything is printed, but not for ever.
    pub fn finish(&self) {
        terminal::end();
        leave(&self.orders);
        terminal::restore_modes();
    }
}

/// Has the terminal given back, but does not wait for ever for one that does not read.
pub(super) fn leave(orders: &Sender<Order>) {
    let (done, left) = channel();
    if orders.send(Order::Leave(done)).is_ok() {
        let _ = left.recv_timeout(FAREWELL);
    }
}

/// Puts this into the place of the scene that waits.
fn taken(newest: &NextScene, scene: Option<Arc<Scene>>) -> Option<Arc<Scene>> {
    let mut newest = newest.lock().unwrap_or_else(PoisonError::into_inner);
    std::mem::replace(&mut newest, scene)
}

fn run(pictures: Option<Pictures>, inbox: &Receiver<Order>, newest: &NextScene) -> io::Result<()> {
    let artist = Artist::new(terminal::RawOutput, pictures);
    let mut artist = artist.clearing(terminal::clears_in_colours());
    let mut scene: Option<Arc<Scene>> = None;
    let mut entered = true;
    while let Ok(order) = inbox.recv() {
        match order {
            Order::Redraw => {
                artist.forget();
                continue;
            }
            Order::Draw => scene = taken(newest, None).or(scene),
            Order::Show(show) => artist.show(show),
            Order::Leave(done) => {
                terminal::restore();
                entered = false;
                let _ = done.send(());
            }
            Order::Print(line) => Text::new(terminal::RawOutput).line(line)?,
            // The shell let the program go on while it was ending.
            Order::Enter if terminal::ended() => {}
            Order::Enter => {
                terminal::enter_again()?;
                entered = true;
                artist.forget();
            }
        }
        if let Some(scene) = scene.as_ref().filter(|_| entered) {
            artist.draw(scene)?;
        }
    }
    Ok(())
}
