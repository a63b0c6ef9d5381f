//! Which terminal serves which place, and what is said and typed there.
//!
//! At a terminal that serves several places a line may begin with the place that it is meant for;
//! what is for one of them alone is said after its name, and what is the same for all is said once.

use shakmaty::Color;

use crate::app::game_store::Notice;
use crate::app::host::{Host, Over};
use crate::app::input::FromTerminal;
use crate::app::link::{FromClient, LinkId, Seated, ToClient};
use crate::app::order::Output;
use crate::archive::GameId;
use crate::laws::At;
use crate::table::Place;
use crate::ui::Typed;
use crate::voices::voice::Word;
use crate::voices::{Narrator, Priority, Utterance, Value};

/// By whom a place is served.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum By {
    /// By nobody: its terminal has not come yet.
    Nobody,
    /// By the terminal of the host.
    Here,
    /// By another terminal.
    Client(LinkId),
}

/// Which terminal serves which place.
#[derive(Debug)]
pub(super) struct Served {
    by: [By; Place::ALL.len()],
    /// What the terminal of the host serves when nobody else does.
    here: Vec<Place>,
    /// For whom a line at the terminal of the host is, if it does not say; nothing: for the player
    /// whose part comes next.
    current: Option<Place>,
    /// The place that awaits a passphrase at the terminal of the host.
    pub(super) secret: Option<Place>,
    /// The places for which a passphrase that was said there is being looked at: the next line is
    /// read after that.
    tried: Vec<Place>,
    /// The desk has a terminal of its own, at which nobody has said the passphrase yet.
    unopened: bool,
}

impl Served {
    /// Nobody else has come yet.
    pub(super) fn new(here: Vec<Place>) -> Self {
        let by = Place::ALL.map(|place| if here.contains(&place) { By::Here } else { By::Nobody });
        Self { by, here, current: None, secret: None, tried: Vec::new(), unopened: false }
    }

    pub(super) fn by(&self, place: Place) -> By {
        self.by[place.index()]
    }

    fn place_of(&self, client: LinkId) -> Option<Place> {
        Place::ALL.into_iter().find(|&place| self.by(place) == By::Client(client))
    }

    fn set(&mut self, place: Place, by: By) {
        self.by[place.index()] = by;
        if by != By::Here {
            self.current.take_if(|current| *current == place);
            // What is typed next at the terminal of the host is no passphrase of that place.
            self.secret.take_if(|secret| *secret == place);
        }
    }

    /// A passphrase that was said at a place is being looked at.
    pub(super) fn verifies(&mut self, place: Place) {
        self.tried.push(place);
    }

    /// That passphrase was looked at; whether a line of this place waits for it.
    pub(super) fn verified(&mut self, place: Place) -> bool {
        let waits = self.tried.contains(&place);
        self.tried.retain(|tried| *tried != place);
        waits
    }

    /// The places that the terminal of the host serves now.
    fn here(&self) -> Vec<Place> {
        Place::ALL.into_iter().filter(|&place| self.by(place) == By::Here).collect()
    }

    fn free(&mut self, place: Place) {
        let by = if self.here.contains(&place) { By::Here } else { By::Nobody };
        self.set(place, by);
    }
}

impl Host {
    /// Something came from the terminal of the host.
    pub(super) fn own_input(&mut self, at: At, come: FromTerminal) {
        match come {
            FromTerminal::Typed(Typed::Line(line)) => {
                self.own_line(at, line);
                self.ready_here();
            }
            FromTerminal::Typed(typed @ (Typed::NotText | Typed::TooLong)) => {
                let said = typed.not_taken().map(|id| self.voice().say(Priority::Answer, id, &[]));
                if let Some(said) = said {
                    self.own.say(&said);
                }
                self.own.ready();
            }
            FromTerminal::Typed(Typed::Interrupt) => {
                self.own.outputs.speaker.hush();
                self.own.ready();
            }
            FromTerminal::Typed(Typed::End | Typed::OutputLost) => {
                self.over.get_or_insert(Over::Left);
            }
            come @ (FromTerminal::Sound(_)
            | FromTerminal::Tones(_)
            | FromTerminal::BrailleLost(_)) => {
                if let Some(lost) = come.lost_words(self.voice()) {
                    self.own.print(&lost);
                }
            }
        }
    }

    /// How the host says at its own terminal what no place says: as the desk, where that is here.
    pub(super) fn voice(&self) -> &Narrator {
        let is_here = self.served.by(Place::Desk) == By::Here;
        if is_here { self.seats.narrator(Place::Desk) } else { &self.narrator }
    }

    /// Lets the next line be read at the terminal of the host, unless a passphrase is looked at.
    fn ready_here(&self) {
        let waits = self.served.tried.iter().any(|&place| self.served.by(place) == By::Here);
        if !waits {
            self.own.ready();
        }
    }

    /// Lets the next line of a place be read.
    pub(super) fn ready(&self, place: Place) {
        match self.served.by(place) {
            By::Nobody => {}
            By::Here => self.ready_here(),
            By::Client(_) if self.served.tried.contains(&place) => {}
            By::Client(client) => self.send(client, &ToClient::Ready),
        }
    }

    fn own_line(&mut self, at: At, line: String) {
        self.own.outputs.speaker.hush();
        if let Some(place) = self.served.secret.take() {
            return self.typed(at, place, line);
        }
        match self.addressed(&line) {
            Some((place, "")) if place != Place::Desk => {
                self.served.current = Some(place);
                let said = self.place_says("host-speaks-for", place);
                self.own.say(&said);
            }
            // What stands after the name may be the passphrase, for everybody to see.
            Some((Place::Desk, rest)) if !rest.is_empty() => {
                let open = self.seats.is_at_desk(Place::Desk);
                let id = if open { "desk-alone-open" } else { "desk-alone" };
                let said = self.voice().say(Priority::Answer, id, &[]);
                self.own.say(&said);
            }
            Some((Place::Desk, rest)) => {
                self.served.current = Some(Place::Desk);
                let rest = rest.to_owned();
                self.typed(at, Place::Desk, rest);
            }
            Some((place, rest)) => {
                let rest = rest.to_owned();
                self.typed(at, place, rest);
            }
            None => {
                let Some(place) = self.meant() else {
                    let said = self.voice().say(Priority::Answer, "host-serves-none", &[]);
                    return self.own.say(&said);
                };
                self.typed(at, place, line);
            }
        }
    }

    /// The place that a line names first, if the terminal of the host serves it, and the rest.
    fn addressed<'a>(&self, line: &'a str) -> Option<(Place, &'a str)> {
        let (first, rest) =
            line.trim().split_once(char::is_whitespace).unwrap_or((line.trim(), ""));
        let first = first.trim_end_matches([':', ',']);
        let word = |narrator: &Narrator| narrator.talk.word(first);
        let place = match word(self.voice()).or_else(|| word(&self.narrator))? {
            Word::White => Place::Seat(Color::White),
            Word::Black => Place::Seat(Color::Black),
            Word::Desk => Place::Desk,
            _ => return None,
        };
        let here = self.served.here();
        // A letter alone may be the file of a move where there is nobody else to be named.
        let named = here.len() > 1 || first.chars().count() > 1;
        (named && here.contains(&place)).then_some((place, rest.trim()))
    }

    /// For whom a line is that does not say.
    fn meant(&self) -> Option<Place> {
        let here = self.served.here();
        if let Some(current) = self.served.current {
            return Some(current);
        }
        let game = self.seats.game(Place::Desk);
        let next = Place::Seat(game.awaits_repetition().unwrap_or(game.awaited()));
        if here.contains(&next) { Some(next) } else { here.first().copied() }
    }

    /// A line was typed at a place.
    fn typed(&mut self, at: At, place: Place, line: String) {
        let sent = self.seats.handle(at, place, FromTerminal::Typed(Typed::Line(line)));
        self.carry_out(sent);
        let back = place == Place::Desk && self.served.by(place) == By::Here;
        if back && self.seats.is_closed(place) {
            self.served.current = None;
        }
    }

    pub(super) fn hide_line(&mut self, place: Place) {
        match self.served.by(place) {
            By::Nobody => {}
            By::Here => {
                self.served.secret = Some(place);
                self.own.outputs.face.hide_line();
            }
            By::Client(client) => self.send(client, &ToClient::Secret),
        }
    }

    /// Puts out what is for places: at the terminal of the host the same words once.
    pub(super) fn put(&mut self, outputs: Vec<(Place, Output)>) {
        let mut own: Vec<(Vec<Place>, Output)> = Vec::new();
        let at = self.inbox.now();
        for (place, output) in outputs {
            if let Some(words) = output.words() {
                self.logs.write(at, place, words);
            }
            match self.served.by(place) {
                By::Nobody => {}
                By::Client(client) => self.send(client, &ToClient::Out(output)),
                // Every line that is typed here has hushed already.
                By::Here if output == Output::Hush => {}
                By::Here => once(&mut own, place, output),
            }
        }
        let shared = self.served.here().len() > 1;
        for (places, output) in own {
            let named = match (&places[..], output) {
                (&[place], Output::Say(words)) if shared => Output::Say(self.named(place, words)),
                (&[place], Output::Print(words)) if shared => {
                    Output::Print(self.named(place, words))
                }
                (_, output) => output,
            };
            self.own.outputs.put(named);
        }
    }

    /// What is for one place alone, each line after its name.
    fn named(&self, place: Place, utterance: Utterance) -> Utterance {
        let narrator = self.seats.narrator(place);
        let mut first = narrator.talk.sentence("host-for", &[("place", name(narrator, place))]);
        first.push(narrator.talk.span(" "));
        let mut spans = first.clone();
        for span in utterance.spans {
            let ends_line = span.written == "\n";
            spans.push(span);
            if ends_line {
                spans.extend(first.iter().cloned());
            }
        }
        Utterance { spans, ..utterance }
    }

    fn place_says(&self, id: &str, place: Place) -> Utterance {
        let values = [("seat", place.name().into()), ("place", name(self.voice(), place))];
        self.voice().say(Priority::Move, id, &values)
    }

    fn send(&self, client: LinkId, message: &ToClient) {
        self.links.send(client, message);
    }

    /// Something came from another terminal.
    pub(super) fn client(&mut self, at: At, client: LinkId, from: FromClient) {
        match (from, self.served.place_of(client)) {
            (FromClient::Asks(place, _, talk), None) => {
                self.talks.extend(talk.map(|talk| (client, talk)));
                self.asks_for(at, client, place);
            }
            (FromClient::Gone, None) => {
                self.talks.remove(&client);
                self.leaves_the_door(client);
            }
            (FromClient::Terminal(FromTerminal::Typed(typed)), None) => {
                if let Some(seat) = self.wants_seat(client) {
                    self.typed_as_code(at, client, seat, typed);
                }
            }
            (FromClient::Gone, Some(place)) => self.client_gone(at, place),
            (FromClient::Terminal(come), Some(place)) => self.client_input(at, client, place, come),
            // Nobody asks twice, and by what who has no place hears is his own affair.
            (FromClient::Asks(..), Some(_)) | (FromClient::Terminal(_), None) => {}
        }
    }

    /// Something came from the terminal that serves a place.
    fn client_input(&mut self, at: At, client: LinkId, place: Place, come: FromTerminal) {
        match come {
            FromTerminal::Typed(Typed::Line(line)) => {
                self.typed(at, place, line);
                self.ready(place);
            }
            FromTerminal::Typed(Typed::End | Typed::OutputLost) => {
                let goodbye = self.seats.narrator(place).say(Priority::Move, "goodbye", &[]);
                self.send(client, &ToClient::Close(goodbye));
            }
            come @ FromTerminal::Typed(Typed::NotText | Typed::TooLong | Typed::Interrupt) => {
                let sent = self.seats.handle(at, place, come);
                self.carry_out(sent);
                self.ready(place);
            }
            come @ (FromTerminal::Sound(_)
            | FromTerminal::Tones(_)
            | FromTerminal::BrailleLost(_)) => {
                let sent = self.seats.handle(at, place, come);
                self.carry_out(sent);
            }
        }
    }

    /// A terminal asks for a place: it is given to it unless another one has it.
    pub(super) fn seat_client(&mut self, at: At, client: LinkId, place: Place) {
        if self.is_taken(place) {
            let taken = self.place_says("host-taken", place);
            return self.send(client, &ToClient::Close(taken));
        }
        if let Some(talk) = self.talks.remove(&client) {
            let sent = self.seats.talk_in(at, place, &talk);
            self.carry_out(sent);
        }
        let was_here = self.served.by(place) == By::Here;
        self.served.set(place, By::Client(client));
        let seated = self.manner(place);
        self.send(client, &ToClient::Seated(seated));
        // Whoever asks for the desk may not be the arbiter.
        self.served.unopened = was_here && place == Place::Desk;
        if was_here && !self.served.unopened {
            let said = self.place_says("host-given", place);
            self.own.say(&said);
        }
        let sent = self.seats.taken(at, place);
        self.carry_out(sent);
        self.ready(place);
    }

    /// The passphrase was said at a place: if that is the desk's own terminal, the host says so.
    pub(super) fn desk_opened(&mut self, place: Place) {
        if place == Place::Desk && std::mem::take(&mut self.served.unopened) {
            let said = self.place_says("host-given", place);
            self.own.say(&said);
        }
    }

    /// Whether another terminal serves a place.
    pub(super) fn is_taken(&self, place: Place) -> bool {
        matches!(self.served.by(place), By::Client(_))
    }

    fn client_gone(&mut self, at: At, place: Place) {
        self.served.free(place);
        if !(place == Place::Desk && std::mem::take(&mut self.served.unopened)) {
            let said = self.place_says("host-gone", place);
            self.own.say(&said);
        }
        let sent = self.seats.left(at, place);
        self.carry_out(sent);
    }

    /// How a place is spoken to at a terminal of its own.
    fn manner(&self, place: Place) -> Seated {
        let table = self.seats.desk().table();
        let narrator = self.seats.narrator(place);
        let talk = narrator.talk.name().to_owned();
        match place {
            Place::Seat(color) => {
                let manner = &table.players[color].voice_settings;
                Seated {
                    talk,
                    speech: manner.speech,
                    tones: false,
                    rate: Some(manner.rate),
                    synthesiser: manner.synthesiser.clone(),
                    output: manner.output.clone(),
                    table: self.seats.seat(color).braille_table(),
                }
            }
            Place::Desk => {
                let desk = &table.arbiter.desk;
                Seated {
                    talk,
                    speech: desk.speech,
                    rate: desk.rate,
                    synthesiser: desk.synthesiser.clone(),
                    output: desk.output.clone(),
                    ..Seated::default()
                }
            }
        }
    }

    pub(super) fn notify(&mut self, notices: Vec<Notice>) {
        for notice in notices {
            let said = |place: Place| {
                let narrator = self.seats.narrator(place);
                let (id, value) = notice.words(narrator);
                (place, Output::Say(narrator.say(Priority::Urgent, id, value.as_slice())))
            };
            self.put(Place::ALL.map(said).into());
        }
    }

    /// Says goodbye at the other terminals, each in its own voice.
    pub(super) fn close_clients(&self) {
        for place in Place::ALL {
            if let By::Client(client) = self.served.by(place) {
                let goodbye = self.seats.narrator(place).say(Priority::Move, "goodbye", &[]);
                self.send(client, &ToClient::Close(goodbye));
            }
        }
    }
}

/// Puts an output out for a place too: with the same words for another place as one of both.
fn once(own: &mut Vec<(Vec<Place>, Output)>, place: Place, output: Output) {
    if let Some(words) = output.words() {
        for (places, other) in own.iter_mut() {
            if let Output::Say(other) | Output::Print(other) = other
                && other.spans == words.spans
            {
                places.push(place);
                other.priority = other.priority.max(words.priority);
                return;
            }
        }
    }
    own.push((vec![place], output));
}

/// What a place is called.
fn name(narrator: &Narrator, place: Place) -> Value {
    match place {
        Place::Seat(color) => narrator.color(color),
        Place::Desk => narrator.word("host-desk"),
    }
}

/// What is said at the end: how to go on with the match.
pub(super) fn farewell(narrator: &Narrator, kept: Option<GameId>) -> Utterance {
    let mut lines = Vec::new();
    if let Some(GameId(id)) = kept {
        lines.push(narrator.talk.sentence("host-kept", &[("game", id.to_string().into())]));
    }
    lines.push(narrator.talk.sentence("goodbye", &[]));
    narrator.lines(Priority::Move, lines)
}
