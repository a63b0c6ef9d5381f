//! The link between a host and other terminals: a host of the library, and the real program.

mod clients;
#[cfg(all(feature = "speech", target_os = "linux"))]
pub(crate) mod outputs;
mod socket;

use std::collections::BTreeMap;
use std::os::unix::net::UnixStream;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use touchmove::app::folders::Folders;
use touchmove::app::input::FromTerminal;
use touchmove::app::link::{
    ClientPlace, FromClient, HostLock, LinkId, Links, PlaceManner, PlaceRequest, Sitting, Socket,
    ToClient, Unopened,
};
use touchmove::app::order::Output;
use touchmove::app::play::InStep;
use touchmove::table::Place;
use touchmove::ui::Typed;
use touchmove::voices::{Language, Priority, Span, Utterance, Verbatim};

use crate::program::{Home, PATIENCE};

/// How long this host waits for a client.
const SHORT: Duration = Duration::from_secs(2);

/// So many clients are let in.
const MOST: usize = 16;

/// A host that gives each place to the first who asks, and does what a test says.
struct Table {
    links: Links,
    heard: Receiver<(LinkId, FromClient)>,
    places: BTreeMap<&'static str, LinkId>,
}

fn folders(home: &Home) -> Folders {
    Folders::new(Some(home.path("data")))
}

fn open(home: &Home) -> Result<Table, Unopened> {
    let (send, heard) = channel();
    let folders = folders(home);
    let socket = Socket::listen(&folders, HostLock::take(&folders)?)?;
    let links = Links::open(socket, SHORT, MOST, move |id, from| drop(send.send((id, from))))?;
    Ok(Table { links, heard, places: BTreeMap::new() })
}

fn said(text: &str) -> Utterance {
    let (language, verbatim) = (Language::new("en"), Verbatim(false));
    let span = Span { language, written: text.into(), spoken: text.into(), verbatim };
    Utterance { priority: Priority::Move, spans: vec![span] }
}

fn english() -> PlaceManner {
    PlaceManner { talk: "en".into(), ..PlaceManner::default() }
}

impl Table {
    fn open(home: &Home) -> Self {
        open(home).unwrap()
    }

    fn next(&self) -> (LinkId, FromClient) {
        self.heard.recv_timeout(PATIENCE).unwrap()
    }

    fn send(&self, place: &str, message: &ToClient) {
        self.links.send(self.places[place], message);
    }

    /// Says something at a place, and lets a line be typed there.
    fn ask(&self, place: &str, text: &str) {
        self.send(place, &ToClient::Out(Output::Say(said(text))));
        self.send(place, &ToClient::Ready);
    }

    /// Waits for somebody who asks for a place, and gives it to him.
    fn seat(&mut self) -> &'static str {
        let (id, FromClient::Asks(PlaceRequest { place, .. })) = self.next() else {
            panic!("no place was asked for")
        };
        self.places.insert(place.name(), id);
        self.links.send(id, &ToClient::Seated(english()));
        place.name()
    }

    /// Waits for somebody who asks for a place, and sends him away.
    fn refuse(&self, why: &str) -> LinkId {
        let (id, FromClient::Asks(..)) = self.next() else { panic!("no place was asked for") };
        self.links.send(id, &ToClient::Close(said(why)));
        id
    }

    fn typed(&self, place: &str) -> Typed {
        let (id, FromClient::Terminal(FromTerminal::Typed(typed), _)) = self.next() else {
            panic!("nothing was typed")
        };
        assert_eq!(id, self.places[place]);
        typed
    }

    fn line(&self, place: &str) -> String {
        let Typed::Line(line) = self.typed(place) else { panic!("no line was typed") };
        line
    }

    fn gone(&self, place: &str) {
        assert_eq!(self.next(), (self.places[place], FromClient::Gone));
    }

    /// Nothing comes in the next moment.
    fn hears_nothing(&self) {
        let next = self.heard.recv_timeout(Duration::from_millis(300));
        assert_eq!(next, Err(RecvTimeoutError::Timeout));
    }
}

/// A client without the program: raw bytes.
fn raw(home: &Home) -> UnixStream {
    let stream = UnixStream::connect(folders(home).socket()).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    stream
}

const ASKS: &str = "{ touchmove = 7, sitting = 5, place = \"white\", in_step = true }";
const TOOK: &str = "\"Took\"";

/// A message as it goes over the socket.
fn framed(text: &str) -> Vec<u8> {
    format!("{}\n{text}", text.len()).into_bytes()
}

/// The place and manner that [`ASKS`] asks for.
fn asked() -> FromClient {
    let place = ClientPlace::At(None, Place::Seat(shakmaty::Color::White));
    FromClient::Asks(PlaceRequest {
        place,
        in_step: InStep(true),
        talk: None,
        screen: None,
        sitting: Sitting::new(10),
    })
}
