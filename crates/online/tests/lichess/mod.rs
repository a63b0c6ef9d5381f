//! A lichess of our own: a real HTTP server on a real socket, written after the published specification of
//! the board API, with every fault that a line and a server can have.
//!
//! It holds games and challenges, and a test plays whoever sits at the other side. Moves are not checked: who
//! asks it is the one who is tested.

mod state;
mod wire;

use std::io::{self, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::mpsc::channel;
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::thread;
use std::time::Duration;

use state::State;
use wire::{Request, Stream};

pub(crate) use state::Trouble;

/// So long a test waits for what must come.
const PATIENCE: Duration = Duration::from_secs(20);

/// Lets so much time pass.
pub(crate) fn pass(time: Duration) {
    let (kept, never) = channel::<()>();
    let _ = never.recv_timeout(time);
    drop(kept);
}

/// The server.
#[derive(Clone)]
pub(crate) struct Lichess {
    shared: Arc<Shared>,
    address: SocketAddr,
}

struct Shared {
    state: Mutex<State>,
    changed: Condvar,
}

impl Lichess {
    /// Starts the server. It lasts as long as the program.
    pub(crate) fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = listener.local_addr().expect("an address");
        let shared =
            Arc::new(Shared { state: Mutex::new(State::default()), changed: Condvar::new() });
        let server = Self { shared, address };
        let serving = server.clone();
        thread::spawn(move || {
            for line in listener.incoming().flatten() {
                let serving = serving.clone();
                thread::spawn(move || serving.serve(&line));
            }
        });
        server
    }

    /// Its address.
    pub(crate) fn base(&self) -> String {
        format!("http://{}", self.address)
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.shared.state.lock().expect("no thread has failed")
    }

    fn changes<T>(&self, change: impl FnOnce(&mut State) -> T) -> T {
        let made = change(&mut self.state());
        self.shared.changed.notify_all();
        made
    }

    /// Waits until something holds.
    fn until(&self, what: &str, holds: impl Fn(&State) -> bool) {
        let waits = |state: &mut State| !holds(state);
        let (state, waited) = self
            .shared
            .changed
            .wait_timeout_while(self.state(), PATIENCE, waits)
            .expect("no panic");
        let asked = state.asked.clone();
        drop(state);
        assert!(!waited.timed_out(), "{what} has not come; asked was {asked:#?}");
    }

    /// How often something was asked that begins so.
    pub(crate) fn count(&self, begins: &str) -> usize {
        self.state().asked.iter().filter(|asked| asked.starts_with(begins)).count()
    }

    /// Waits until it was asked for something that begins so, so many times.
    pub(crate) fn awaits(&self, begins: &str, times: usize) {
        self.until(begins, |state| {
            state.asked.iter().filter(|asked| asked.starts_with(begins)).count() >= times
        });
    }

    /// The form of the last request that began so.
    pub(crate) fn form(&self, begins: &str) -> String {
        let state = self.state();
        let found = state.forms.iter().rev().find(|(asked, _)| asked.starts_with(begins));
        found.map(|(_, form)| form.clone()).unwrap_or_default()
    }

    /// The next request that begins so has this trouble.
    pub(crate) fn troubles(&self, begins: &str, trouble: Trouble) {
        self.changes(|state| state.troubles.push((begins.to_owned(), trouble)));
    }

    /// A game is there, in which the player has White or Black against this person.
    pub(crate) fn begins(&self, id: &str, white: &str, black: &str, tempo: &str) {
        self.changes(|state| state.begin(id, white, black, tempo));
    }

    /// The game is this variant, from this position.
    pub(crate) fn is_variant(&self, id: &str, variant: &str, fen: &str) {
        self.changes(|state| {
            let game = state.games.get_mut(id).expect("a game");
            (game.variant, game.fen) = (variant.to_owned(), fen.to_owned());
        });
    }

    /// The other one moves, when it is his turn.
    pub(crate) fn plays(&self, id: &str, uci: &str) {
        self.until(&format!("the turn before {uci}"), |state| {
            let game = &state.games[id];
            game.moves.len().is_multiple_of(2) != game.player_is_white
        });
        self.changes(|state| state.moves(id, uci));
    }

    /// Waits until the game has so many moves.
    pub(crate) fn has_moves(&self, id: &str, moves: &str) {
        self.until(moves, |state| state.games[id].moves.join(" ") == moves);
    }

    /// The server's own program answers so in its next game.
    pub(crate) fn answers(&self, moves: &str) {
        self.changes(|state| {
            state.answers = moves.split_whitespace().map(str::to_owned).collect();
        });
    }

    /// Something changes in a game, and the player is told how it stands.
    pub(crate) fn change(&self, id: &str, change: impl FnOnce(&mut state::Game)) {
        self.changes(|state| {
            change(state.games.get_mut(id).expect("a game"));
            state.tell_state(id);
        });
    }

    /// A line comes in a stream: the game's of this id, or the account's if there is none.
    pub(crate) fn says(&self, id: &str, line: &str) {
        self.until("a stream", |state| state.streams.iter().any(|stream| stream.is_of(id)));
        self.changes(|state| state.tell(id, line));
    }

    /// The streams of a game, or of the account, break in the middle.
    pub(crate) fn breaks(&self, id: &str) {
        self.until("a stream", |state| state.streams.iter().any(|stream| stream.is_of(id)));
        self.changes(|state| {
            for stream in state.streams.extract_if(.., |stream| stream.is_of(id)) {
                stream.breaks();
            }
        });
    }

    /// Waits until no stream of a game is open.
    pub(crate) fn closes(&self, id: &str) {
        let glance = Duration::from_millis(10);
        for _ in 0..PATIENCE.as_millis() / glance.as_millis() {
            if self.open(id) == 0 {
                return;
            }
            pass(glance);
        }
        panic!("the stream of {id} stays open");
    }

    /// How many streams of a game are open.
    pub(crate) fn open(&self, id: &str) -> usize {
        self.changes(|state| {
            state.streams.retain(Stream::lives);
            state.streams.iter().filter(|stream| stream.is_of(id)).count()
        })
    }

    fn serve(&self, line: &TcpStream) {
        let _ = line.set_nodelay(true);
        let mut reader = io::BufReader::new(line);
        while let Some(request) = Request::read(&mut reader) {
            let asked = format!("{} {}", request.method, request.path);
            let trouble = self.changes(|state| {
                state.asked.push(asked.clone());
                state.forms.push((asked.clone(), request.body.clone()));
                let known = state.token.as_ref().is_none_or(|token| request.bears(token));
                if known {
                    state.trouble(&asked)
                } else {
                    Some(Trouble::Status(401, String::new()))
                }
            });
            match trouble {
                Some(Trouble::Lost) => break,
                Some(Trouble::LostAfter) => {
                    self.changes(|state| drop(state.answer(&request)));
                    break;
                }
                Some(Trouble::Silent) => {
                    pass(PATIENCE);
                    break;
                }
                Some(Trouble::Status(status, body)) => {
                    if !wire::answer(line, status, &[], &body) {
                        break;
                    }
                    continue;
                }
                Some(Trouble::Busy(seconds)) => {
                    let told = [("Retry-After", seconds.to_string())];
                    if !wire::answer(line, 429, &told, r#"{"error":"Too many requests"}"#) {
                        break;
                    }
                    continue;
                }
                None => {}
            }
            if let Some(of) = request.stream() {
                let Ok(line) = line.try_clone() else { break };
                return self.changes(|state| state.open(&of, line));
            }
            let (status, body) = self.changes(|state| state.answer(&request));
            if !wire::answer(line, status, &[], &body) {
                break;
            }
        }
        let mut writer = line;
        let _ = writer.flush();
        let _ = line.shutdown(Shutdown::Both);
    }

    /// Only this token is known from now on; without one, every one.
    pub(crate) fn knows_only(&self, token: Option<&str>) {
        self.changes(|state| state.token = token.map(str::to_owned));
    }
}
