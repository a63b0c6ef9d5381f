//! The terminals of a room: that of the host and those of others, and what is put out there.
//!
//! The terminal of the host is at one table, or at none. What is for one of several places there is said
//! after its name, and what is the same for all is said once. What is typed there: `addressed`.

use crate::app::game_store::StoreNotice;
use crate::app::host::merged::{once, with_shared_ends};
use crate::app::host::served::ServedBy;
use crate::app::host::table::{Table, Tables};
use crate::app::host::terminal::Terminal;
use crate::app::input::FromTerminal;
use crate::app::link::{LinkId, Links, PlaceManner, ToClient};
use crate::app::order::Output;
use crate::app::seats::Seats;
use crate::archive::GameId;
use crate::laws::At;
use crate::table::{Place, TableId};
use crate::voices::{Narrator, Priority, Span, Utterance, Value};

/// The terminals. They know no chess: the tables are asked whose turn it is and how a place is talked to.
pub(super) struct Terminals {
    pub(super) own: Terminal,
    links: Links,
    /// The table at which the terminal of the host is.
    pub(super) at: Option<TableId>,
    /// Whether tables are told by their numbers: those of a room file are.
    pub(super) numbered: bool,
    /// How the host talks at its own terminal where the desk is elsewhere.
    pub(super) narrator: Narrator,
}

impl Terminals {
    /// Nobody has come yet but who sits at the terminal of the host.
    pub(super) fn new(own: Terminal, links: Links, narrator: Narrator, numbered: bool) -> Self {
        Self { own, links, at: None, numbered, narrator }
    }

    /// How the host says at its own terminal what no place says: as the desk, where that is here.
    pub(super) fn voice<'a>(&'a self, tables: &'a Tables) -> &'a Narrator {
        self.at.and_then(|at| tables.get(&at)).map_or(&self.narrator, |table| self.voice_at(table))
    }

    /// The same where it is about a table.
    pub(super) fn voice_at<'a>(&'a self, table: &'a Table) -> &'a Narrator {
        let is_here = self.serves(table, Place::Desk);
        if is_here { table.seats.narrator(Place::Desk) } else { &self.narrator }
    }

    /// Whether the terminal of the host is at a table.
    pub(super) fn is_at(&self, table: &Table) -> bool {
        self.at == Some(table.id)
    }

    /// Whether a place is served at the terminal of the host, which is at its table.
    pub(super) fn serves(&self, table: &Table, place: Place) -> bool {
        self.is_at(table) && table.served.by(place) == ServedBy::Here
    }

    /// The places of a table that the terminal of the host serves now.
    pub(super) fn here(&self, table: &Table) -> Vec<Place> {
        if self.is_at(table) { table.served.here() } else { Vec::new() }
    }

    /// How a line is typed for one of several places here, and how the desk is opened.
    pub(super) fn guide(&mut self, table: &Table) {
        let here = self.here(table);
        if here.contains(&Place::Desk) {
            self.tell_at(table, "host-guide-desk");
        }
        if here.len() > 1 {
            self.tell_at(table, "host-guide-several");
        }
    }

    /// Says a sentence at the terminal of the host that no place says.
    pub(super) fn tell(&mut self, tables: &Tables, priority: Priority, id: &str) {
        let said = self.voice(tables).say(priority, id, &[]);
        self.own.say(&said);
    }

    /// The same about the table at which it is.
    fn tell_at(&mut self, table: &Table, id: &str) {
        let said = self.voice_at(table).say(Priority::Move, id, &[]);
        self.own.say(&said);
    }

    /// Says there something about a table, after its number where it has one.
    pub(super) fn tell_of(&mut self, table: &Table, id: &str, values: &[(&str, Value)]) {
        let voice = self.voice_at(table);
        let mut said = voice.say(Priority::Move, id, values);
        if self.numbered && !self.is_at(table) {
            said.spans = after_number(voice, table.id, said.spans);
        }
        self.own.say(&said);
    }

    /// Says there why something could not be done, by a sentence and the word for its reason.
    pub(super) fn tell_reason(&mut self, table: &Table, id: &str, reason: &str) {
        let reason = [("reason", self.voice_at(table).word(reason))];
        self.tell_of(table, id, &reason);
    }

    /// Prints there what has become of its speech, its tones or its braille.
    pub(super) fn report_lost(&mut self, tables: &Tables, come: &FromTerminal) {
        if let Some(lost) = come.lost_words(self.voice(tables)) {
            self.own.print(&lost);
        }
    }

    /// Speaks there no more of what is being said.
    pub(super) fn hush(&mut self) {
        self.own.outputs.speaker.hush();
    }

    /// The first line may be typed there, or the next one after what was no line.
    pub(super) fn ready_own(&self) {
        self.own.ready();
    }

    /// Lets the next line be read there, unless a passphrase is looked at.
    pub(super) fn ready_here(&self, table: &Table) {
        let waits = table.served.tried.iter().any(|&place| self.serves(table, place));
        if !waits {
            self.own.ready();
        }
    }

    /// Lets the next line of a place be read, and the next key there be pressed.
    pub(super) fn make_ready(&mut self, at: At, table: &mut Table, place: Place) {
        match table.served.by(place) {
            ServedBy::Here if self.is_at(table) => self.ready_here(table),
            ServedBy::Nobody | ServedBy::Here => {}
            ServedBy::Client(_) | ServedBy::Room(_) if table.served.tried.contains(&place) => {}
            ServedBy::Client(client) | ServedBy::Room(client) => {
                self.send_picture(at, table, client, place);
                self.send(client, &ToClient::Ready);
            }
        }
    }

    /// A passphrase was looked at: the next line of the place is read.
    pub(super) fn verified(&mut self, at: At, table: &mut Table, place: Place) {
        if table.served.verified(place) {
            self.make_ready(at, table, place);
        }
    }

    pub(super) fn hide_line(&mut self, table: &mut Table, place: Place) {
        match table.served.by(place) {
            ServedBy::Here if self.is_at(table) => {
                table.served.secret = Some(place);
                self.own.outputs.face.hide_line();
            }
            ServedBy::Nobody | ServedBy::Here => {}
            ServedBy::Client(client) | ServedBy::Room(client) => {
                self.send(client, &ToClient::Secret);
            }
        }
    }

    /// Puts out what is for places: at the terminal of the host the same words once.
    pub(super) fn put(&mut self, at: At, table: &mut Table, outputs: Vec<(Place, Output)>) {
        let mut own: Vec<(Vec<Place>, Output)> = Vec::new();
        for (place, output) in outputs {
            if let Some(words) = output.words() {
                table.logs.write(at, place, words);
            }
            match table.served.by(place) {
                ServedBy::Client(client) | ServedBy::Room(client) => {
                    if output.words().is_some() {
                        table.screens.says(client);
                    }
                    self.send(client, &ToClient::Out(output));
                }
                // Every line that is typed here has hushed already.
                ServedBy::Here if output == Output::Hush || !self.is_at(table) => {}
                ServedBy::Here => once(&mut own, place, output),
                ServedBy::Nobody => {}
            }
        }
        let (seats, shared) = (&table.seats, table.served.here().len() > 1);
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

    /// What has become of the archive is told at every place of every table; and at the terminal of the
    /// host where that is at none.
    pub(super) fn notify(&mut self, now: At, tables: &mut Tables, notices: Vec<StoreNotice>) {
        for notice in notices {
            for table in tables.values_mut() {
                let to =
                    |place| (place, Output::Say(noticed(table.seats.narrator(place), &notice)));
                let outputs = Place::ALL.map(to).into();
                self.put(table.at(now), table, outputs);
            }
            if self.at.is_none() {
                self.own.say(&noticed(&self.narrator, &notice));
            }
        }
    }

    fn place_words(&self, table: &Table, id: &str, place: Place) -> Utterance {
        let voice = self.voice_at(table);
        let values = [("seat", place.name().into()), ("place", name(voice, place))];
        voice.say(Priority::Move, id, &values)
    }

    /// Says at the terminal of the host what becomes of a place of the table at which it is.
    pub(super) fn place_says(&mut self, table: &Table, id: &str, place: Place) {
        if self.is_at(table) {
            let said = self.place_words(table, id, place);
            self.own.say(&said);
        }
    }

    pub(super) fn send(&self, client: LinkId, message: &ToClient) {
        self.links.send(client, message);
    }

    /// Tells a terminal that another one has the place that it asks for.
    pub(super) fn turn_away(&self, table: &Table, client: LinkId, place: Place) {
        let taken = self.place_words(table, "host-taken", place);
        self.send(client, &ToClient::Close(taken));
    }

    /// Tells a terminal why it is given no place.
    pub(super) fn refuse(&self, client: LinkId, id: &str, values: &[(&str, Value)]) {
        let refusal = self.narrator.say(Priority::Move, id, values);
        self.send(client, &ToClient::Close(refusal));
    }

    /// Gives a place to a terminal, which speaks and prints as the table has it from now on.
    pub(super) fn give(&mut self, table: &mut Table, client: LinkId, place: Place) {
        let was_here = table.served.by(place) == ServedBy::Here;
        table.served.set(place, ServedBy::Client(client));
        self.send(client, &ToClient::Seated(manner(&table.seats, place)));
        // Whoever asks for the desk may not be the arbiter.
        table.served.unopened = was_here && place == Place::Desk;
        if was_here && !table.served.unopened && !is_heard_by_opponent(table, place) {
            self.place_says(table, "host-given", place);
        }
    }

    /// The passphrase was said at a place: if that is the desk's own terminal, the host says so.
    pub(super) fn desk_opened(&mut self, table: &mut Table, place: Place) {
        if place == Place::Desk && std::mem::take(&mut table.served.unopened) {
            self.place_says(table, "host-given", place);
        }
    }

    /// The terminal of a place is gone.
    pub(super) fn take_back(&mut self, table: &mut Table, place: Place) {
        table.served.free(place);
        if !(place == Place::Desk && std::mem::take(&mut table.served.unopened)) {
            self.place_says(table, "host-gone", place);
        }
    }

    /// Says goodbye to a terminal, in the voice of its place.
    pub(super) fn dismiss(&self, table: &Table, client: LinkId, place: Place) {
        let goodbye = table.seats.narrator(place).say(Priority::Move, "goodbye", &[]);
        self.send(client, &ToClient::Close(goodbye));
    }

    /// Says goodbye at the other terminals of a table, each in its own voice.
    pub(super) fn close_clients(&self, table: &Table) {
        for (place, client) in table.served.clients() {
            self.dismiss(table, client, place);
        }
    }

    /// Says goodbye at the terminal of the host, before that the moves of games that could not be kept.
    pub(super) fn close(mut self, kept: &[GameId], moves: &[String]) {
        // What is said from now on stays on the terminal.
        self.own.outputs.face.lower();
        if !moves.is_empty() {
            self.own.say(&self.narrator.say(Priority::Urgent, "unsaved-at-end", &[]));
        }
        for moves in moves {
            self.own.outputs.face.print_plain(moves);
        }
        self.own.say(&farewell(&self.narrator, self.numbered, kept));
        self.own.close();
    }

    /// Sends a terminal what there is to see where that has changed; whether it has to draw anything.
    fn send_picture(&self, at: At, table: &mut Table, client: LinkId, place: Place) -> bool {
        let Table { screens, seats, .. } = table;
        let news = screens.take_news(client, |glimpse| glimpse.at_place(at, seats, place));
        if let Some(picture) = news.picture {
            self.send(client, &ToClient::See(picture.into()));
        }
        news.draws
    }

    /// Lets what there is to see now be drawn on all screens of the other terminals of a table.
    pub(super) fn show(&self, at: At, table: &mut Table) {
        for (place, client) in table.served.clients() {
            if self.send_picture(at, table, client, place) {
                self.send(client, &ToClient::Draw);
            }
        }
    }
}

/// What has become of the archive, as it is said.
pub(super) fn noticed(narrator: &Narrator, notice: &StoreNotice) -> Utterance {
    let (id, value) = notice.words(narrator);
    narrator.say(Priority::Urgent, id, value.as_slice())
}

/// Whether a seat is told of by the opponent's, which is served here: the player hears who sits elsewhere.
fn is_heard_by_opponent(table: &Table, place: Place) -> bool {
    match place {
        Place::Seat(color) => table.served.by(Place::Seat(!color)) == ServedBy::Here,
        Place::Desk => false,
    }
}

/// Words about a table after its number.
pub(super) fn after_number(narrator: &Narrator, table: TableId, words: Vec<Span>) -> Vec<Span> {
    let values = [("table", number(table)), ("said", words.into())];
    narrator.talk.sentence("room-of-table", &values)
}

/// A number of a table as it is said: no thousands are set apart in it.
pub(super) fn number(table: TableId) -> Value {
    table.to_string().into()
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

/// What a place is called.
pub(super) fn name(narrator: &Narrator, place: Place) -> Value {
    match place {
        Place::Seat(color) => narrator.color(color),
        Place::Desk => narrator.word("host-desk"),
    }
}

/// What is said at the end: how to go on with what is not over.
fn farewell(narrator: &Narrator, numbered: bool, kept: &[GameId]) -> Utterance {
    let mut lines = Vec::new();
    match kept {
        [] => {}
        [GameId(id)] if !numbered => {
            lines.push(narrator.talk.sentence("host-kept", &[("game", id.to_string().into())]));
        }
        kept => {
            let count = [("count", kept.len().into())];
            lines.push(narrator.talk.sentence("room-kept", &count));
        }
    }
    lines.push(narrator.talk.sentence("goodbye", &[]));
    narrator.lines(Priority::Move, lines)
}
