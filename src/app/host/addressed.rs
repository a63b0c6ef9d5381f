//! What is typed at the terminal of the host, and for which place at which table it is.
//!
//! A line may begin with the table, where a room has several: the terminal is at that table from then on.
//! Behind that it may begin with the place.

use shakmaty::Color;

use crate::app::host::Host;
use crate::app::host::table::{Table, Tables};
use crate::app::host::terminals::{Terminals, after_number, name, number};
use crate::app::input::FromTerminal;
use crate::app::order::Output;
use crate::app::outputs::KeyWish;
use crate::app::room::RoomNews;
use crate::chosen::Chosen;
use crate::command::Command;
use crate::laws::{At, Effect};
use crate::table::{Place, SeatId, TableId};
use crate::ui::Typed;
use crate::ui::screen::Incoming;
use crate::ui::view::{View, Viewpoint};
use crate::voices::voice::Word;
use crate::voices::{Narrator, Priority, Span, Utterance, Value, written};

/// For which table a line of the host's terminal is.
enum Addressed<'a> {
    /// For the one at which it is, and for none if it is at none.
    Here(&'a str),
    /// For this one; what stands behind its number.
    Table(TableId, &'a str),
    /// For one that is not there, or of which no number is typed.
    NoTable(&'a str),
}

impl Host {
    /// Something came from the terminal of the host.
    pub(super) fn take_own_input(&mut self, now: At, come: FromTerminal) {
        if self.take_own_in_room(now, &come) {
            return;
        }
        match come {
            FromTerminal::Typed(Typed::Line(line)) => self.take_own_line(now, &line),
            FromTerminal::Chosen(chosen) => self.take_own_choice(now, chosen),
            FromTerminal::Typed(typed @ (Typed::NotText | Typed::TooLong | Typed::Pasted(_))) => {
                if let Some(id) = typed.not_taken() {
                    self.terminals.tell(&self.tables, Priority::Answer, id);
                }
                self.terminals.ready_own();
            }
            FromTerminal::Typed(Typed::Interrupt) => {
                self.interrupted(now);
                self.terminals.ready_own();
            }
            FromTerminal::Typed(Typed::End | Typed::OutputLost) => self.left = true,
            come @ (FromTerminal::Sound(_)
            | FromTerminal::Tones(_)
            | FromTerminal::BrailleLost(_)) => self.terminals.report_lost(&self.tables, &come),
        }
    }

    /// Whoever types at the terminal of the host interrupts: what is said there stops, and nothing that is
    /// typed next is a secret.
    fn interrupted(&mut self, now: At) {
        self.terminals.hush();
        let Some(table) = self.terminals.at.and_then(|at| self.tables.get_mut(&at)) else { return };
        table.served.secret = None;
        let (id, at) = (table.id, table.at(now));
        for place in self.terminals.here(table) {
            let Some(table) = self.tables.get_mut(&id) else { return };
            let typed = FromTerminal::Typed(Typed::Interrupt);
            let sent = table.seats.handle(at, place, typed);
            self.carry_out(id, sent);
        }
    }

    fn take_own_line(&mut self, now: At, line: &str) {
        self.terminals.hush();
        if self.names_room(line) {
            return self.goes_to_room(now);
        }
        match self.terminals.addressed_table(&self.tables, line) {
            Addressed::Here(line) => match self.terminals.at {
                Some(id) => self.take_line_at(now, id, line),
                None => self.take_line_at_none(line),
            },
            Addressed::Table(id, line) => {
                self.go_to(id, line.is_empty());
                if line.is_empty() {
                    self.terminals.ready_own();
                } else {
                    self.take_line_at(now, id, line);
                }
            }
            Addressed::NoTable(word) => {
                self.terminals.tell_no_table(&self.tables, word);
                self.terminals.ready_own();
            }
        }
    }

    /// A line that is for a table, at which the terminal of the host is.
    fn take_line_at(&mut self, now: At, id: TableId, line: &str) {
        let Some(table) = self.tables.get_mut(&id) else { return };
        if let Some((place, line)) = self.terminals.own_line(table, line) {
            let talk = &table.seats.narrator(place).talk;
            let asks_help = talk.command(line.trim()) == Some(Command::Help);
            let come = FromTerminal::Typed(Typed::Line(line));
            self.take_at_table(now, SeatId { table: id, place }, come, asks_help);
        }
        if let Some(table) = self.tables.get(&id) {
            self.terminals.ready_here(table);
        }
    }

    /// Something was chosen at the terminal of the host, where that is a screen.
    fn take_own_choice(&mut self, now: At, chosen: Chosen) {
        self.terminals.hush();
        let Some(table) = self.terminals.at.and_then(|at| self.tables.get_mut(&at)) else {
            self.terminals.guide_room(&self.tables);
            return self.terminals.ready_own();
        };
        let id = table.id;
        if let Some(place) = self.terminals.own_place(table) {
            let asks_help = chosen.is(Command::Help);
            let seat = SeatId { table: id, place };
            self.take_at_table(now, seat, FromTerminal::Chosen(chosen), asks_help);
        }
        if let Some(table) = self.tables.get(&id) {
            self.terminals.ready_here(table);
        }
    }

    /// Something for a place came from the terminal of the host; who asks for help hears of that terminal,
    /// too.
    fn take_at_table(&mut self, now: At, seat: SeatId, come: FromTerminal, asks_help: bool) {
        let is_at_desk = |table: &Table| table.seats.is_at_desk(seat.place);
        let guides = asks_help && !self.tables.get(&seat.table).is_some_and(is_at_desk);
        self.take_typed(now, seat, come);
        if guides && let Some(table) = self.tables.get(&seat.table) {
            self.terminals.guide(table);
            if self.terminals.numbered {
                self.terminals.guide_room(&self.tables);
            }
        }
    }

    /// A line while the terminal of the host is at no table.
    fn take_line_at_none(&mut self, line: &str) {
        if self.terminals.quits(&self.tables, line) {
            self.terminals.tell(&self.tables, Priority::Answer, "room-quit");
        } else {
            self.terminals.guide_room(&self.tables);
        }
        self.terminals.ready_own();
    }

    /// The terminal of the host is at this table from now on.
    fn go_to(&mut self, id: TableId, is_told: bool) {
        let Some(table) = self.tables.get_mut(&id) else { return };
        if self.terminals.at != Some(id) {
            self.terminals.at = Some(id);
            self.terminals.own.changes_table();
            table.stirred = true;
        }
        if is_told {
            self.terminals.tell_table(table);
        }
    }

    /// Something happened at the terminal of the host, where that is a screen.
    pub(super) fn take_own_key(&mut self, now: At, come: Incoming) {
        let narrator = self.terminals.voice(&self.tables).clone();
        for meant in self.terminals.own.outputs.meant(come, &narrator) {
            match meant {
                // As by the end of input.
                meant if meant.leaves() => {
                    self.take_own_input(now, FromTerminal::Typed(Typed::End));
                }
                KeyWish::Typed(typed) => self.take_own_input(now, FromTerminal::Typed(typed)),
                KeyWish::Chosen(chosen) => self.take_own_input(now, FromTerminal::Chosen(chosen)),
                KeyWish::Look(thing, arrival) if self.own_looked_in_room(now, (thing, arrival)) => {
                }
                KeyWish::Look(thing, arrival) => match self.terminals.seen(&self.tables) {
                    Some((id, place)) => {
                        let Some(table) = self.tables.get_mut(&id) else { continue };
                        let sent =
                            table.seats.looked(table.time.of_room(now), place, thing, arrival);
                        self.carry_out(id, sent);
                    }
                    None => self.terminals.says_whom_to_see(&self.tables),
                },
                // No game is gone through at a match.
                KeyWish::GoTo(_) => {}
            }
        }
    }
}

impl Terminals {
    /// For which table a line is. What is typed where a passphrase is awaited is for nobody else.
    fn addressed_table<'a>(&self, tables: &Tables, line: &'a str) -> Addressed<'a> {
        let at = self.at.and_then(|at| tables.get(&at));
        if !self.numbered || at.is_some_and(|table| table.served.secret.is_some()) {
            return Addressed::Here(line);
        }
        let (first, rest) = first_word(line);
        let (typed, behind) = first_word(rest);
        let typed = typed.trim_end_matches([':', ',', '.']);
        let is_table = self.is_table_word(tables, first);
        match typed.parse() {
            Ok(id) if is_table && tables.contains_key(&id) => Addressed::Table(id, behind),
            Ok(_) if is_table => Addressed::NoTable(typed),
            // In many languages the desk is called a table, too.
            Err(_) if is_table && !self.is_place_word(tables, first) => Addressed::NoTable(typed),
            Ok(_) | Err(_) => Addressed::Here(line),
        }
    }

    /// Whether a word names a table before its number, in one of the languages here or as it is told
    /// everywhere.
    fn is_table_word(&self, tables: &Tables, word: &str) -> bool {
        let names = |narrator: &Narrator| {
            let names = written(&narrator.talk.sentence("room-table-words", &[]));
            names.split(',').any(|name| narrator.talk.same(name.trim(), word))
        };
        word.eq_ignore_ascii_case("table") || names(self.voice(tables)) || names(&self.narrator)
    }

    fn is_place_word(&self, tables: &Tables, word: &str) -> bool {
        self.voice(tables).talk.word(word).and_then(named_by).is_some()
    }

    /// The place for which a line is that was typed at a table, with what of it is for that place; `None`
    /// if it is for none, and that was said.
    fn own_line(&mut self, table: &mut Table, line: &str) -> Option<(Place, String)> {
        if let Some(place) = table.served.secret.take() {
            return Some((place, line.to_owned()));
        }
        match self.addressed(table, line) {
            None if self.quits_at(table, line) => {
                self.answer(table, if self.numbered { "room-quit" } else { "host-quit" });
                None
            }
            Some((place, "")) if place != Place::Desk => {
                table.served.current = Some(place);
                self.place_says(table, "host-speaks-for", place);
                None
            }
            // What stands after the name may be the passphrase, for everybody to see.
            Some((Place::Desk, rest)) if !rest.is_empty() => {
                let open = table.seats.is_at_desk(Place::Desk);
                self.answer(table, if open { "desk-alone-open" } else { "desk-alone" });
                None
            }
            Some((place, rest)) => {
                if place == Place::Desk {
                    table.served.current = Some(place);
                }
                Some((place, rest.to_owned()))
            }
            None => self.place_meant(table).map(|place| (place, line.to_owned())),
        }
    }

    /// The place for which a key is that was pressed at the terminal of the host; `None` if it is for none,
    /// and that was said.
    fn own_place(&mut self, table: &mut Table) -> Option<Place> {
        table.served.secret.take().or_else(|| self.place_meant(table))
    }

    fn place_meant(&mut self, table: &Table) -> Option<Place> {
        let meant = self.meant(table);
        if meant.is_none() {
            self.answer(table, "host-serves-none");
        }
        meant
    }

    fn answer(&mut self, table: &Table, id: &str) {
        let said = self.voice_at(table).say(Priority::Answer, id, &[]);
        self.own.say(&said);
    }

    /// Whether a line asks to leave: no place can close the host, and who sits at it can.
    fn quits(&self, tables: &Tables, line: &str) -> bool {
        [self.voice(tables), &self.narrator].into_iter().any(|it| is_quit(it, line))
    }

    fn quits_at(&self, table: &Table, line: &str) -> bool {
        [self.voice_at(table), &self.narrator].into_iter().any(|it| is_quit(it, line))
    }

    /// The place that a line names first, if the terminal of the host serves it, and the rest.
    fn addressed<'a>(&self, table: &Table, line: &'a str) -> Option<(Place, &'a str)> {
        let (first, rest) = first_word(line);
        let first = first.trim_end_matches([':', ',']);
        let voices = [self.voice_at(table), &self.narrator];
        let place = named_by(voices.into_iter().find_map(|voice| voice.talk.word(first))?)?;
        let here = self.here(table);
        // A letter alone may be the file of a move where there is nobody else to be named.
        let is_named = here.len() > 1 || first.chars().count() > 1;
        (is_named && here.contains(&place)).then_some((place, rest))
    }

    /// For whom a line is that does not say.
    fn meant(&self, table: &Table) -> Option<Place> {
        let here = self.here(table);
        if let Some(current) = table.served.current {
            return Some(current);
        }
        let game = table.game();
        let next = Place::Seat(game.awaits_repetition().unwrap_or(game.awaited()));
        if here.contains(&next) { Some(next) } else { here.first().copied() }
    }

    /// The place that is seen at the terminal of the host, where that is a screen: the only one that it
    /// serves, or the one that was named. By itself it never turns from player to player: on a board
    /// that one has not announced yet, the other must not see a move.
    fn seen(&self, tables: &Tables) -> Option<(TableId, Place)> {
        let table = tables.get(&self.at?)?;
        Some((table.id, self.seen_at(table)?))
    }

    fn seen_at(&self, table: &Table) -> Option<Place> {
        let here = self.here(table);
        let only = if let [place] = here[..] { Some(place) } else { None };
        table.served.current.or(only)
    }

    /// Where no place is seen: how to see one.
    fn whom_to_see(&self, table: &Table) -> Utterance {
        let (voice, here) = (self.voice_at(table), self.here(table));
        if here.is_empty() {
            return voice.say(Priority::Answer, "host-serves-none", &[]);
        }
        let places = here.into_iter().map(|place| name(voice, place).spans()).collect();
        voice.say(Priority::Answer, "host-look", &[("places", voice.join(places))])
    }

    fn says_whom_to_see(&mut self, tables: &Tables) {
        let said = match self.at.and_then(|at| tables.get(&at)) {
            Some(table) => self.whom_to_see(table),
            None => self.room_guide(tables),
        };
        self.own.put(Output::Look(said));
    }

    /// Draws at the terminal of the host, if that is a screen.
    pub(super) fn show_own(&mut self, now: At, tables: &Tables) {
        if !self.own.outputs.face.is_screen() {
            return;
        }
        let narrator = self.voice(tables).clone();
        let Some(table) = self.at.and_then(|at| tables.get(&at)) else {
            let guide = self.room_guide(tables);
            let view = View::of_nothing(Viewpoint::Outside, Color::White);
            return self.own.show(now, view, &narrator, |_| guide);
        };
        let seats = &table.seats;
        let Some(place) = self.seen_at(table) else {
            let (view, whom) = (seats.view_for_all(&narrator), self.whom_to_see(table));
            return self.own.show(now, view, &narrator, |_| whom);
        };
        let at = table.at(now);
        let clocks = self.own.clocks(at, seats, place);
        let view = View { clocks, ..seats.view(place) };
        let named = |thing| seats.named(at, place, thing);
        self.own.show(now, view, seats.speaks_on_screen(place), named);
    }

    /// When its screen shows something else by itself, by the time of the room.
    pub(super) fn due(&self, tables: &Tables) -> Option<At> {
        let table = self.at.and_then(|at| tables.get(&at));
        let clocks = table.zip(self.own.clocks_due()).map(|(table, due)| table.time.to_room(due));
        clocks.into_iter().chain(self.own.drawn_due()).min()
    }

    /// Which tables there are, and how to go to one.
    pub(super) fn guide_room(&mut self, tables: &Tables) {
        let said = self.room_guide(tables);
        self.own.say(&said);
    }

    fn room_guide(&self, tables: &Tables) -> Utterance {
        let voice = self.voice(tables);
        let first = tables.keys().next().copied().unwrap_or(TableId::ONLY);
        let values = [("table", number(first)), ("tables", numbers(voice, tables.keys().copied()))];
        voice.say(Priority::Answer, "room-guide", &values)
    }

    /// Who plays at a table, and how far the game is.
    fn tell_table(&mut self, table: &Table) {
        let voice = self.voice_at(table);
        let names = table.seats.desk().table().called();
        let values = [("white", names.white.into()), ("black", names.black.into())];
        let title = voice.talk.sentence("match-title", &values);
        let mut lines = vec![after_number(voice, table.id, title)];
        let ended = table.game().outcome().map(Effect::Ended);
        let told = ended.and_then(|ended| voice.effect(&ended, table.game()));
        lines.extend(told.map(|told| told.spans));
        let said = voice.lines(Priority::Answer, lines);
        self.own.say(&said);
    }

    /// What has become of the result of another table than the one at which this terminal is.
    pub(super) fn tell_result(&mut self, table: &Table, news: RoomNews) {
        if !self.numbered || self.is_at(table) {
            return;
        }
        let said = match news {
            RoomNews::Result(_, _, outcome) => {
                self.narrator.effect(&Effect::Ended(outcome), table.game()).map(|said| said.spans)
            }
            RoomNews::Reopened(..) => Some(self.narrator.talk.sentence("room-reopened", &[])),
        };
        if let Some(spans) = said {
            let spans = after_number(&self.narrator, table.id, spans);
            self.own.say(&Utterance { priority: Priority::Move, spans });
        }
    }

    /// That there is no such table, and which there are.
    fn tell_no_table(&mut self, tables: &Tables, word: &str) {
        let voice = self.voice(tables);
        let said = no_table(voice, tables, word);
        self.own.say(&said);
    }
}

/// That there is no such table, and which there are.
pub(super) fn no_table(voice: &Narrator, tables: &Tables, word: &str) -> Utterance {
    let there = ("tables", numbers(voice, tables.keys().copied()));
    if word.parse::<TableId>().is_ok() {
        return voice.say(Priority::Answer, "room-no-table", &[("table", word.into()), there]);
    }
    voice.say(Priority::Answer, "room-table-number", &[there])
}

/// Numbers of tables as they are said: those that follow one another as a range.
pub(super) fn numbers(voice: &Narrator, tables: impl Iterator<Item = TableId>) -> Value {
    let mut ranges: Vec<(TableId, TableId)> = Vec::new();
    for table in tables {
        match ranges.last_mut() {
            Some((_, last)) if last.get() + 1 == table.get() => *last = table,
            Some(_) | None => ranges.push((table, table)),
        }
    }
    let range = |(first, last): (TableId, TableId)| -> Vec<Vec<Span>> {
        let one = |table: TableId| vec![voice.talk.span(&table.to_string())];
        match last.get() - first.get() {
            0 => vec![one(first)],
            1 => vec![one(first), one(last)],
            _ => {
                let values = [("first", number(first)), ("last", number(last))];
                vec![voice.talk.sentence("room-range", &values)]
            }
        }
    };
    voice.join(ranges.into_iter().flat_map(range).collect())
}

/// The first word of a line, and the rest.
fn first_word(line: &str) -> (&str, &str) {
    let line = line.trim();
    let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    (first, rest.trim())
}

fn is_quit(narrator: &Narrator, line: &str) -> bool {
    narrator.talk.command(line.trim()) == Some(Command::Quit)
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
