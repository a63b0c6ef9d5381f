//! Players, arbiter and host in terminals that edit lines, and in such that cannot.

use std::fs;
use std::sync::mpsc::channel;

use shakmaty::Color;
use touchmove::app::folders::Folders;
use touchmove::app::input::FromTerminal;
use touchmove::app::link::{
    ClientLine, ClientPlace, HostLink, News, PlaceManner, PlaceRequest, Route, Sitting, ToClient,
};
use touchmove::app::order::Output;
use touchmove::app::play::InStep;
use touchmove::table::Place;
use touchmove::ui::Typed;

use crate::matched::{ENGLISH, GERMAN, PASSPHRASE, SILENT, Table, lay};
use crate::program::{Home, PATIENCE};
use crate::terminal::Terminal;

/// A terminal of each kind at one table.
struct Room {
    home: Home,
    host: Terminal,
    white: Terminal,
    black: Terminal,
    desk: Terminal,
}

impl Room {
    fn new(term: &str, size: (u16, u16)) -> Self {
        let home = Home::new();
        home.write("settings.toml", "talk = \"en\"\nmoves = \"en\"\nspeech = \"off\"\n");
        lay(&home, "", &[GERMAN, SILENT].concat(), &[ENGLISH, SILENT].concat());
        let mut host = Terminal::new(&home, term, size, &["match", "match.toml"]);
        host.until_shown("The arbiter starts the");
        let mut seats = ["white", "black", "desk"].map(|place| {
            let seat = Terminal::new(&home, term, size, &["seat", place]);
            match place {
                "white" => host.until_shown("White now plays at another"),
                "black" => host.until_shown("Black plays at another terminal now."),
                // Of the desk the host tells when it is opened.
                _ => {}
            }
            seat
        });
        let awaited =
            ["Der Schiedsrichter startet", "The arbiter starts", "The arbiter's passphrase"];
        for (seat, awaited) in seats.iter_mut().zip(awaited) {
            seat.until_shown(awaited);
        }
        let [white, black, desk] = seats;
        Self { home, host, white, black, desk }
    }

    /// A line is typed, and shown where lines are.
    fn types(terminal: &mut Terminal, line: &str) {
        terminal.press(&format!("{line}\r"));
    }

    /// Fool's mate: by players who type, and hear by reading.
    fn play(&mut self) {
        Self::types(&mut self.desk, PASSPHRASE);
        self.desk.until_shown("Welcome, arbiter.");
        Self::types(&mut self.desk, "start");
        self.white.until_shown("Die Partie beginnt.");
        let moves = [("f3", "e5"), ("g4", "Qh4")];
        for (first, second) in moves {
            Self::types(&mut self.white, first);
            self.black.until(first, |black| black.last_rows(3).contains("Repeat it."));
            Self::types(&mut self.black, first);
            self.white
                .until(first, |white| white.last_rows(3).contains("Schwarz wiederholt den Zug."));
            Self::types(&mut self.white, "drücken");
            self.black.until(first, |black| black.last_rows(3).contains("Your clock is running."));
            Self::types(&mut self.black, second);
            if second == "e5" {
                self.white.until(second, |white| white.last_rows(3).contains("Wiederhole ihn."));
                Self::types(&mut self.white, second);
                self.black.until(second, |black| black.last_rows(3).contains("White repeats it."));
                Self::types(&mut self.black, "press");
                self.white.until(second, |white| white.last_rows(3).contains("Deine Uhr läuft."));
            }
        }
        self.white.until_shown("Matt. Schwarz gewinnt.");
        self.black.until_shown("Checkmate. Black wins.");
        self.desk.until_shown("Checkmate. Black wins.");
    }

    /// The passphrase is said wherever it can be: at a player's place and at the host's.
    fn opens_everywhere(&mut self) {
        Self::types(&mut self.white, "pult");
        self.white.until_shown("Passwort");
        Self::types(&mut self.white, PASSPHRASE);
        self.white.until_shown("Welcome, arbiter.");
        Self::types(&mut self.white, "leave");
        self.white.until_shown("Das Pult ist geschlossen.");
    }

    fn ends(mut self) -> [String; 4] {
        Self::types(&mut self.desk, "sign-off");
        self.desk.until_shown("Yes or no?");
        Self::types(&mut self.desk, "yes");
        let all = [&mut self.host, &mut self.white, &mut self.black, &mut self.desk];
        let shown = all.map(|terminal| {
            assert_eq!(terminal.end(), 0);
            String::from_utf8_lossy(&terminal.bytes).into_owned()
        });
        let pgn = fs::read_to_string(self.home.data("matches/1/game.pgn")).unwrap();
        assert!(pgn.contains("Qh4#"), "{pgn}");
        let history = fs::read_to_string(self.home.data("history.txt")).unwrap_or_default();
        for shown in shown.iter().chain([&history]) {
            assert!(!shown.contains(PASSPHRASE), "{shown:?}");
        }
        shown
    }
}

#[test]
fn a_match_in_terminals_that_edit_lines_shows_no_passphrase() {
    let mut room = Room::new("xterm", (30, 80));
    room.opens_everywhere();
    room.play();
    // Whoever sits here the next time does not find what was typed.
    assert!(!room.home.data("history.txt").exists());
    let shown = room.ends();
    assert!(shown.iter().all(|shown| shown.contains('\x1b')));
}

#[test]
fn a_match_in_dumb_terminals_writes_no_escape_byte_and_no_passphrase() {
    let mut room = Room::new("dumb", (30, 80));
    room.opens_everywhere();
    room.play();
    let shown = room.ends();
    assert!(shown.iter().all(|shown| !shown.contains('\x1b')), "{shown:?}");
}

#[test]
fn a_match_in_ten_short_lines() {
    let mut room = Room::new("xterm", (10, 40));
    room.play();
    let shown = room.ends();
    assert!(shown.iter().all(|shown| !shown.contains("\x1b[?1049h")), "another screen is opened");
}

fn wanted(place: Place) -> PlaceRequest {
    let place = ClientPlace::At(None, place);
    PlaceRequest {
        place,
        in_step: InStep(true),
        talk: None,
        screen: None,
        sitting: Sitting::new(1),
    }
}

/// What the file says of the desk goes to whoever sits there, and what it says of a player does not.
#[test]
fn c15_a_terminal_at_the_desk_is_told_how_the_arbiter_is_spoken_to() {
    let home = Home::new();
    lay(&home, "", &[GERMAN, "rate = \"10\"\n"].concat(), ENGLISH);
    let file = home.path("match.toml");
    let said = "talk = \"de\"\nspeech = \"no\"\nrate = \"-20\"\noutput = \"hall\"\n\
                synthesiser = \"Klaus\"\n";
    let text = fs::read_to_string(&file).unwrap() + said;
    fs::write(&file, text).unwrap();
    let mut table = Table::new(home);
    table.host();
    table.of("host").wait_for("Every move is announced");
    let (send, told) = channel();
    let folders = Folders::new(Some(table.home.path("data")));
    let heard = move |news| drop(send.send(news));
    let client = HostLink::connect(&folders, &Route::Here, wanted(Place::Desk), heard);
    let expected = PlaceManner {
        talk: "de".to_owned(),
        speech: false,
        tones: false,
        rate: Some(-20),
        synthesiser: Some("Klaus".to_owned()),
        output: Some("hall".to_owned()),
        table: None,
    };
    assert_eq!(told.recv_timeout(PATIENCE).unwrap(), News::Told(ToClient::Seated(expected)));
    drop(client);
}

/// What is said of a switch is put out in its order: silent first, nobody would hear it.
#[test]
fn who_turns_speech_off_at_a_seat_hears_so_first() {
    let home = Home::new();
    lay(&home, "", GERMAN, ENGLISH);
    let mut table = Table::new(home);
    table.host();
    table.of("host").wait_for("Every move is announced");
    let (send, told) = channel();
    let folders = Folders::new(Some(table.home.path("data")));
    let heard = move |news| drop(send.send(news));
    let seat = Place::Seat(Color::Black);
    let client = HostLink::connect(&folders, &Route::Here, wanted(seat), heard).unwrap();
    let line = || -> Vec<Output> {
        let told = std::iter::from_fn(|| Some(told.recv_timeout(PATIENCE).unwrap()));
        let line = told.take_while(|news| *news != News::Told(ToClient::Ready));
        line.filter_map(|news| match news {
            News::Told(ToClient::Out(output)) => Some(output),
            News::Told(_) | News::PassedOver => None,
            News::Lost | News::Refused(_) => panic!("the host is gone"),
        })
        .collect()
    };
    line();
    let typed = Typed::Line("speech off".to_owned());
    client.send(&ClientLine::Terminal(FromTerminal::Typed(typed)));
    let [Output::Hush, Output::Say(said), Output::Speak(false)] = &line()[..] else {
        panic!("not in their order");
    };
    assert!(!said.written().is_empty());
}

/// A link that was given up may still carry what was sent over it: that is sent again over the new one.
#[test]
fn a_line_of_a_link_that_was_given_up_is_left_to_the_new_one() {
    let home = Home::new();
    lay(&home, "", GERMAN, ENGLISH);
    let mut table = Table::new(home);
    table.host();
    table.of("host").wait_for("Every move is announced");
    let folders = Folders::new(Some(table.home.path("data")));
    let seat = Place::Seat(Color::Black);
    let sits = || {
        let (send, told) = channel();
        let heard = move |news| drop(send.send(news));
        let link = HostLink::connect(&folders, &Route::Here, wanted(seat), heard).unwrap();
        let is_ready = |news: &News| *news == News::Told(ToClient::Ready);
        while !is_ready(&told.recv_timeout(PATIENCE).unwrap()) {}
        (link, told)
    };
    let (before, told_before) = sits();
    let (now, told) = sits();
    let come = FromTerminal::Typed(Typed::Line("speech off".to_owned()));
    let line = ClientLine::Line { number: 1, come };
    before.send(&line);
    let is_heard = |news: &News| *news == News::Told(ToClient::Heard(1));
    while !is_heard(&told_before.recv_timeout(PATIENCE).unwrap()) {}
    now.send(&line);
    let mut is_off = false;
    loop {
        let news = told.recv_timeout(PATIENCE).unwrap();
        is_off |= news == News::Told(ToClient::Out(Output::Speak(false)));
        if is_heard(&news) {
            break;
        }
    }
    assert!(is_off, "the line was lost");
}
