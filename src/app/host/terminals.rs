//! The terminals of a match: that of the host and those of others, which place each of them serves, and
//! what is put out there.
//!
//! At a terminal that serves several places a line may begin with the place that it is meant for;
//! what is for one of them alone is said after its name, and what is the same for all is said once.

mod screens;

use shakmaty::Color;

use crate::app::game_store::Notice;
use crate::app::host::logs::Logs;
use crate::app::host::merged::{once, with_shared_ends};
use crate::app::host::served::{Served, ServedBy};
use crate::app::host::terminal::Terminal;
use crate::app::host::terminals::screens::Screens;
use crate::app::input::FromTerminal;
use crate::app::link::{LinkId, Links, PlaceManner, ToClient};
use crate::app::order::Output;
use crate::app::seats::Seats;
use crate::archive::GameId;
use crate::command::Command;
use crate::laws::At;
use crate::table::Place;
use crate::voices::voice::Word;
use crate::voices::{Narrator, Priority, Utterance, Value};

/// The terminals, and the places that they serve. They know no chess: the seats are asked whose turn it is
/// and how a place is talked to.
pub(super) struct Terminals {
    pub(super) own: Terminal,
    links: Links,
    pub(super) screens: Screens,
    served: Served,
    logs: Logs,
    /// How the host talks at its own terminal where the desk is elsewhere.
    narrator: Narrator,
}

impl Terminals {
    /// Nobody has come yet but who sits at the terminal of the host, which serves these places.
    pub(super) fn new(
        own: Terminal,
        links: Links,
        here: Vec<Place>,
        logs: Logs,
        narrator: Narrator,
    ) -> Self {
        let (screens, served) = (Screens::default(), Served::new(here));
        Self { own, links, screens, served, logs, narrator }
    }

    /// How the host says at its own terminal what no place says: as the desk, where that is here.
    pub(super) fn voice<'a>(&'a self, seats: &'a Seats) -> &'a Narrator {
        let is_here = self.served.by(Place::Desk) == ServedBy::Here;
        if is_here { seats.narrator(Place::Desk) } else { &self.narrator }
    }

    /// How a line is typed for one of several places here, and how the desk is opened.
    pub(super) fn guide(&mut self, seats: &Seats) {
        let here = self.served.here();
        if here.contains(&Place::Desk) {
            self.tell(seats, Priority::Move, "host-guide-desk");
        }
        if here.len() > 1 {
            self.tell(seats, Priority::Move, "host-guide-several");
        }
    }

    /// Says a sentence at the terminal of the host that no place says.
    pub(super) fn tell(&mut self, seats: &Seats, priority: Priority, id: &str) {
        let said = self.voice(seats).say(priority, id, &[]);
        self.own.say(&said);
    }

    /// Says there why something could not be done, by a sentence and the word for its reason.
    pub(super) fn tell_reason(&mut self, seats: &Seats, id: &str, reason: &str) {
        let voice = self.voice(seats);
        let said = voice.say(Priority::Move, id, &[("reason", voice.word(reason))]);
        self.own.say(&said);
    }

    /// Prints there what has become of its speech, its tones or its braille.
    pub(super) fn report_lost(&mut self, seats: &Seats, come: &FromTerminal) {
        if let Some(lost) = come.lost_words(self.voice(seats)) {
            self.own.print(&lost);
        }
    }

    /// Speaks there no more of what is being said.
    pub(super) fn hush(&mut self) {
        self.own.outputs.speaker.hush();
    }

    /// Whoever types at the terminal of the host interrupts: what is said there stops, and nothing that is
    /// typed next is a secret. The places that it serves.
    pub(super) fn interrupted(&mut self) -> Vec<Place> {
        self.hush();
        self.served.secret = None;
        self.served.here().into_iter().collect()
    }

    /// The first line may be typed there, or the next one after what was no line.
    pub(super) fn ready_own(&self) {
        self.own.ready();
    }

    /// Lets the next line be read there, unless a passphrase is looked at.
    pub(super) fn ready_here(&self) {
        let waits = self.served.tried.iter().any(|&place| self.served.by(place) == ServedBy::Here);
        if !waits {
            self.own.ready();
        }
    }

    /// Lets the next line of a place be read, and the next key there be pressed.
    pub(super) fn make_ready(&mut self, at: At, seats: &Seats, place: Place) {
        match self.served.by(place) {
            ServedBy::Nobody => {}
            ServedBy::Here => self.ready_here(),
            ServedBy::Client(_) if self.served.tried.contains(&place) => {}
            ServedBy::Client(client) => {
                self.send_picture(at, seats, client, place);
                self.send(client, &ToClient::Ready);
            }
        }
    }

    /// A passphrase that was said at a place is being looked at.
    pub(super) fn verifies(&mut self, place: Place) {
        self.served.verifies(place);
    }

    /// It was looked at: the next line of the place is read.
    pub(super) fn verified(&mut self, at: At, seats: &Seats, place: Place) {
        if self.served.verified(place) {
            self.make_ready(at, seats, place);
        }
    }

    /// The place for which a line is that was typed at the terminal of the host, with what of it is for
    /// that place; `None` if it is for none, and that was said.
    pub(super) fn own_line(&mut self, seats: &Seats, line: String) -> Option<(Place, String)> {
        self.hush();
        if let Some(place) = self.served.secret.take() {
            return Some((place, line));
        }
        match self.addressed(seats, &line) {
            None if self.quits(seats, &line) => {
                self.tell(seats, Priority::Answer, "host-quit");
                None
            }
            Some((place, "")) if place != Place::Desk => {
                self.served.current = Some(place);
                self.place_says(seats, "host-speaks-for", place);
                None
            }
            // What stands after the name may be the passphrase, for everybody to see.
            Some((Place::Desk, rest)) if !rest.is_empty() => {
                let open = seats.is_at_desk(Place::Desk);
                let id = if open { "desk-alone-open" } else { "desk-alone" };
                self.tell(seats, Priority::Answer, id);
                None
            }
            Some((place, rest)) => {
                if place == Place::Desk {
                    self.served.current = Some(place);
                }
                Some((place, rest.to_owned()))
            }
            None => self.place_meant(seats).map(|place| (place, line)),
        }
    }

    /// The place for which a key is that was pressed at the terminal of the host; `None` if it is for none,
    /// and that was said.
    pub(super) fn own_place(&mut self, seats: &Seats) -> Option<Place> {
        self.hush();
        self.served.secret.take().or_else(|| self.place_meant(seats))
    }

    fn place_meant(&mut self, seats: &Seats) -> Option<Place> {
        let meant = self.meant(seats);
        if meant.is_none() {
            self.tell(seats, Priority::Answer, "host-serves-none");
        }
        meant
    }

    /// Whether a line asks to leave: no place can close the host, and who sits at it can.
    fn quits(&self, seats: &Seats, line: &str) -> bool {
        let named = |narrator: &Narrator| narrator.talk.command(line.trim());
        [self.voice(seats), &self.narrator].into_iter().any(|it| named(it) == Some(Command::Quit))
    }

    /// The place that a line names first, if the terminal of the host serves it, and the rest.
    fn addressed<'a>(&self, seats: &Seats, line: &'a str) -> Option<(Place, &'a str)> {
        let (first, rest) =
            line.trim().split_once(char::is_whitespace).unwrap_or((line.trim(), ""));
        let first = first.trim_end_matches([':', ',']);
        let word = |narrator: &Narrator| narrator.talk.word(first);
        let word = word(self.voice(seats)).or_else(|| word(&self.narrator))?;
        let place = named_by(word)?;
        let here = self.served.here();
        // A letter alone may be the file of a move where there is nobody else to be named.
        let named = here.len() > 1 || first.chars().count() > 1;
        (named && here.contains(&place)).then_some((place, rest.trim()))
    }

    /// The place that is seen at the terminal of the host, where that is a screen: the only one that it
    /// serves, or the one that was named. By itself it never turns from player to player: on a board
    /// that one has not announced yet, the other must not see a move.
    pub(super) fn seen(&self) -> Option<Place> {
        let here = self.served.here();
        let only = if let [place] = here[..] { Some(place) } else { None };
        self.served.current.or(only)
    }

    /// Where no place is seen: how to see one.
    pub(super) fn whom_to_see(&self, seats: &Seats) -> Utterance {
        let (voice, here) = (self.voice(seats), self.served.here());
        if here.is_empty() {
            return voice.say(Priority::Answer, "host-serves-none", &[]);
        }
        let places = here.into_iter().map(|place| name(voice, place).spans()).collect();
        voice.say(Priority::Answer, "host-look", &[("places", voice.join(places))])
    }

    pub(super) fn says_whom_to_see(&mut self, seats: &Seats) {
        let said = self.whom_to_see(seats);
        self.own.put(Output::Look(said));
    }

    /// For whom a line is that does not say.
    fn meant(&self, seats: &Seats) -> Option<Place> {
        let here = self.served.here();
        if let Some(current) = self.served.current {
            return Some(current);
        }
        let game = seats.game(Place::Desk);
        let next = Place::Seat(game.awaits_repetition().unwrap_or(game.awaited()));
        if here.contains(&next) { Some(next) } else { here.first().copied() }
    }

    /// A line that was typed at a place was handled: after one at the desk here, which is closed again,
    /// nobody is spoken for.
    pub(super) fn handled(&mut self, seats: &Seats, place: Place) {
        let back = place == Place::Desk && self.served.by(place) == ServedBy::Here;
        if back && seats.is_closed(place) {
            self.served.current = None;
        }
    }

    pub(super) fn hide_line(&mut self, place: Place) {
        match self.served.by(place) {
            ServedBy::Nobody => {}
            ServedBy::Here => {
                self.served.secret = Some(place);
                self.own.outputs.face.hide_line();
            }
            ServedBy::Client(client) => self.send(client, &ToClient::Secret),
        }
    }

    /// Puts out what is for places: at the terminal of the host the same words once.
    pub(super) fn put(&mut self, at: At, seats: &Seats, outputs: Vec<(Place, Output)>) {
        let mut own: Vec<(Vec<Place>, Output)> = Vec::new();
        for (place, output) in outputs {
            if let Some(words) = output.words() {
                self.logs.write(at, place, words);
            }
            match self.served.by(place) {
                ServedBy::Nobody => {}
                ServedBy::Client(client) => {
                    if output.words().is_some() {
                        self.screens.says(client);
                    }
                    self.send(client, &ToClient::Out(output));
                }
                // Every line that is typed here has hushed already.
                ServedBy::Here if output == Output::Hush => {}
                ServedBy::Here => once(&mut own, place, output),
            }
        }
        let shared = self.served.here().len() > 1;
        for (places, output) in with_shared_ends(own) {
            let named = match (&places[..], output) {
                (&[place], Output::Say(words)) if shared => {
                    Output::Say(named(seats.narrator(place), place, words))
                }
                (&[place], Output::Print(words)) if shared => {
                    Output::Print(named(seats.narrator(place), place, words))
                }
                (_, output) => output,
            };
            self.own.put(named);
        }
    }

    /// What has become of the journal is told at every place.
    pub(super) fn notify(&mut self, at: At, seats: &Seats, notices: Vec<Notice>) {
        for notice in notices {
            let said = |place: Place| {
                let narrator = seats.narrator(place);
                let (id, value) = notice.words(narrator);
                (place, Output::Say(narrator.say(Priority::Urgent, id, value.as_slice())))
            };
            self.put(at, seats, Place::ALL.map(said).into());
        }
    }

    fn place_words(&self, seats: &Seats, id: &str, place: Place) -> Utterance {
        let voice = self.voice(seats);
        let values = [("seat", place.name().into()), ("place", name(voice, place))];
        voice.say(Priority::Move, id, &values)
    }

    /// Says at the terminal of the host what becomes of a place.
    fn place_says(&mut self, seats: &Seats, id: &str, place: Place) {
        let said = self.place_words(seats, id, place);
        self.own.say(&said);
    }

    /// The terminals that serve places, but for that of the host.
    pub(super) fn clients(&self) -> Vec<(Place, LinkId)> {
        let client = |place| match self.served.by(place) {
            ServedBy::Client(client) => Some((place, client)),
            ServedBy::Nobody | ServedBy::Here => None,
        };
        Place::ALL.into_iter().filter_map(client).collect()
    }

    pub(super) fn send(&self, client: LinkId, message: &ToClient) {
        self.links.send(client, message);
    }

    /// The place that a terminal serves.
    pub(super) fn place_of(&self, client: LinkId) -> Option<Place> {
        self.served.place_of(client)
    }

    /// Whether another terminal serves a place.
    pub(super) fn is_taken(&self, place: Place) -> bool {
        matches!(self.served.by(place), ServedBy::Client(_))
    }

    /// Tells a terminal that another one has the place that it asks for.
    pub(super) fn turn_away(&self, seats: &Seats, client: LinkId, place: Place) {
        let taken = self.place_words(seats, "host-taken", place);
        self.send(client, &ToClient::Close(taken));
    }

    /// Gives a place to a terminal, which speaks and prints as the table has it from now on.
    pub(super) fn give(&mut self, seats: &Seats, client: LinkId, place: Place) {
        let was_here = self.served.by(place) == ServedBy::Here;
        self.served.set(place, ServedBy::Client(client));
        self.send(client, &ToClient::Seated(manner(seats, place)));
        // Whoever asks for the desk may not be the arbiter.
        self.served.unopened = was_here && place == Place::Desk;
        if was_here && !self.served.unopened && !self.is_heard_by_opponent(place) {
            self.place_says(seats, "host-given", place);
        }
    }

    /// Whether a seat is told of by the opponent's, which is served here: he hears who sits elsewhere.
    fn is_heard_by_opponent(&self, place: Place) -> bool {
        match place {
            Place::Seat(color) => self.served.by(Place::Seat(!color)) == ServedBy::Here,
            Place::Desk => false,
        }
    }

    /// The passphrase was said at a place: if that is the desk's own terminal, the host says so.
    pub(super) fn desk_opened(&mut self, seats: &Seats, place: Place) {
        if place == Place::Desk && std::mem::take(&mut self.served.unopened) {
            self.place_says(seats, "host-given", place);
        }
    }

    /// The terminal of a place is gone.
    pub(super) fn take_back(&mut self, seats: &Seats, place: Place) {
        self.served.free(place);
        if !(place == Place::Desk && std::mem::take(&mut self.served.unopened)) {
            self.place_says(seats, "host-gone", place);
        }
    }

    /// Says goodbye to a terminal, in the voice of its place.
    pub(super) fn dismiss(&self, seats: &Seats, client: LinkId, place: Place) {
        let goodbye = seats.narrator(place).say(Priority::Move, "goodbye", &[]);
        self.send(client, &ToClient::Close(goodbye));
    }

    /// Says goodbye at the other terminals, each in its own voice.
    pub(super) fn close_clients(&self, seats: &Seats) {
        for (place, client) in self.clients() {
            self.dismiss(seats, client, place);
        }
    }

    /// Says goodbye at the terminal of the host, before that the moves of a game that could not be kept.
    pub(super) fn close(mut self, kept: Option<GameId>, moves: Option<String>) -> Logs {
        // What is said from now on stays on the terminal.
        self.own.outputs.face.lower();
        if let Some(moves) = moves {
            self.own.say(&self.narrator.say(Priority::Urgent, "unsaved-at-end", &[]));
            self.own.outputs.face.print_plain(&moves);
        }
        self.own.say(&farewell(&self.narrator, kept));
        self.own.close();
        self.logs
    }
}

/// How a place is spoken to at a terminal of its own.
fn manner(seats: &Seats, place: Place) -> PlaceManner {
    let table = seats.desk().table();
    let talk = seats.narrator(place).talk.name().to_owned();
    match place {
        Place::Seat(color) => {
            let manner = &table.players[color].voice_settings;
            PlaceManner {
                talk,
                speech: manner.speech,
                tones: false,
                rate: Some(manner.rate),
                synthesiser: manner.synthesiser.clone(),
                output: manner.output.clone(),
                table: seats.seat(color).braille_table(),
            }
        }
        Place::Desk => {
            let desk = &table.arbiter.desk;
            PlaceManner {
                talk,
                speech: desk.speech,
                rate: desk.rate,
                synthesiser: desk.synthesiser.clone(),
                output: desk.output.clone(),
                ..PlaceManner::default()
            }
        }
    }
}

/// What is for one place alone, each line after its name.
fn named(narrator: &Narrator, place: Place, utterance: Utterance) -> Utterance {
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

/// The place that a word names.
fn named_by(word: Word) -> Option<Place> {
    let words = [
        (Word::White, Place::Seat(Color::White)),
        (Word::Black, Place::Seat(Color::Black)),
        (Word::Desk, Place::Desk),
    ];
    words.into_iter().find(|(it, _)| *it == word).map(|(_, place)| place)
}

/// What a place is called.
fn name(narrator: &Narrator, place: Place) -> Value {
    match place {
        Place::Seat(color) => narrator.color(color),
        Place::Desk => narrator.word("host-desk"),
    }
}

/// What is said at the end: how to go on with the match.
fn farewell(narrator: &Narrator, kept: Option<GameId>) -> Utterance {
    let mut lines = Vec::new();
    if let Some(GameId(id)) = kept {
        lines.push(narrator.talk.sentence("host-kept", &[("game", id.to_string().into())]));
    }
    lines.push(narrator.talk.sentence("goodbye", &[]));
    narrator.lines(Priority::Move, lines)
}
