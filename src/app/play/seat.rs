//! A terminal of a match that is hosted elsewhere, on the same machine or another: it has lines or a screen,
//! and speech of its own, hands on what is typed, and does what the host sends. It knows no chess.

#![deny(clippy::wildcard_enum_match_arm)]

mod reaching;
mod screen;
mod unheard;

use std::io;
use std::process::ExitCode;

use zeroize::Zeroize;

use crate::app::input::FromTerminal;
use crate::app::keys;
use crate::app::link::{
    ClientLine, ClientPlace, HostLink, News, PATIENCE, PlaceManner, Route, Sitting, ToClient,
    Unreached,
};
use crate::app::memory;
use crate::app::offers::{offers_at, offers_in_room, offers_to_captain};
use crate::app::open;
use crate::app::play::{Start, Terminal, voices};
use crate::app::sayable::SayableInRoom;
use crate::chosen::Chosen;
use crate::command::Command;
use crate::config::Settings;
use crate::laws::At;
use crate::table::Place;
use crate::ui::Typed;
use crate::ui::completion::Offers;
use crate::ui::screen::Incoming;
use crate::voices::{Library, Narrator, Priority, Utterance};

use reaching::Attempts;
use screen::SeatScreen;
use unheard::Unheard;

/// What a terminal has its own way, whatever the table says.
#[derive(Clone, Debug, Default)]
pub struct OwnSettings {
    /// The voice of everything but moves that was named for it.
    pub talk: Option<String>,
    /// It was told to be silent, until the player turns speech on.
    pub silent: bool,
}

/// Serves a place until the host closes it or the player leaves.
///
/// # Errors
///
/// When the system gives no threads.
pub fn join(
    start: &Start,
    place: ClientPlace,
    route: Route,
    own: OwnSettings,
) -> io::Result<ExitCode> {
    memory::close();
    let (library, narrator, messages) = voices(start);
    let mut terminal = Terminal::open(start, At::ZERO, || offers_at(&narrator, places(&place)))?;
    terminal.show(&start.settings, &narrator);
    if let Some(refusal) = open::exposed(&start.folders, &narrator) {
        terminal.outputs.refuse(&refusal);
        terminal.close();
        return Ok(ExitCode::FAILURE);
    }
    let settings = start.settings.clone();
    let (keys, link) = (SeatScreen::new(place.place()), nobody());
    let mut seat = SeatServer {
        start,
        place,
        route,
        sitting: Sitting::new(open::random()),
        own,
        terminal,
        library,
        narrator,
        settings,
        link,
        unheard: Unheard::default(),
        attempts: Attempts::default(),
        reading: false,
        keys,
        shows: start.shows_screen(),
        secret: false,
        sayable: SayableInRoom::Nothing,
    };
    let code = seat.serve(messages);
    seat.terminal.close();
    Ok(code)
}

/// What comes to the terminal of a place.
enum SeatInput {
    /// What is typed here, and what becomes of speech.
    Terminal(FromTerminal),
    /// Something happened at the terminal of a screen.
    Screen(Incoming),
    /// What the host tells who was asked for the place by this number.
    Host(u32, News),
}

impl From<FromTerminal> for SeatInput {
    fn from(come: FromTerminal) -> Self {
        Self::Terminal(come)
    }
}

impl From<Incoming> for SeatInput {
    fn from(come: Incoming) -> Self {
        Self::Screen(come)
    }
}

/// Serves a place at this terminal.
struct SeatServer<'a> {
    start: &'a Start,
    place: ClientPlace,
    route: Route,
    sitting: Sitting,
    own: OwnSettings,
    terminal: Terminal<SeatInput>,
    library: Library,
    narrator: Narrator,
    settings: Settings,
    link: Link,
    /// What the host has not said yet that it has heard.
    unheard: Unheard,
    attempts: Attempts,
    /// Whether a line may be typed now.
    reading: bool,
    /// What is pressed and seen on a screen.
    keys: SeatScreen,
    /// Whether there is a screen, as the host knows it.
    shows: bool,
    /// Whether the next line may not be seen.
    secret: bool,
    /// What can be said at the desk of a room.
    sayable: SayableInRoom,
}

/// How far the link is.
enum Link {
    /// The host is asked for the place, and answers until then; and how long it is looked for after that.
    Asked(HostLink, At, At),
    /// The place is served.
    Seated(HostLink),
    /// The player has left; the host may say goodbye until then.
    Leaving(HostLink, At),
    /// The host is gone, and is looked for.
    Waiting { next: At, until: At },
}

impl Link {
    fn client(&self) -> Option<&HostLink> {
        match self {
            Self::Asked(client, ..) | Self::Seated(client) | Self::Leaving(client, _) => {
                Some(client)
            }
            Self::Waiting { .. } => None,
        }
    }

    fn deadline(&self) -> Option<At> {
        match self {
            Self::Seated(_) => None,
            Self::Asked(_, until, _) | Self::Leaving(_, until) => Some(*until),
            Self::Waiting { next, .. } => Some(*next),
        }
    }
}

impl SeatServer<'_> {
    /// The loop: wait, do what the host says, hand on what was typed. First comes what must be said of
    /// the voices and the settings.
    fn serve(&mut self, mut messages: Vec<Utterance>) -> ExitCode {
        let first = self.reach();
        if first.is_ok() {
            // Where there is no table, nothing is to be seen on a screen.
            let offers = self.offers();
            let names = keys::names(&keys::library(&self.start.folders), &self.library);
            let (start, set) = (self.start, &self.settings);
            messages.extend(self.terminal.raise(start, set, &self.narrator, &names, || offers));
            self.sees();
        }
        for message in &messages {
            self.terminal.outputs.say(message);
        }
        let first = match first {
            Ok(told) => self.heard(self.terminal.inbox.now(), told),
            Err(Some(unreached)) => return self.refused(unreached),
            Err(None) => return ExitCode::FAILURE,
        };
        if let Some(code) = first {
            return code;
        }
        loop {
            let drawn = self.terminal.outputs.due();
            let due = self.link.deadline().into_iter().chain(drawn).min();
            let (at, come) = self.terminal.inbox.take(due);
            let end = match come {
                None if drawn.is_some_and(|drawn| drawn <= at) => {
                    self.terminal.outputs.draw(at);
                    None
                }
                None => self.time_passed(at),
                Some(SeatInput::Host(asked, news)) if asked == self.attempts.asked => {
                    self.heard(at, news)
                }
                // Of a link that was given up.
                Some(SeatInput::Host(..)) => None,
                Some(SeatInput::Terminal(FromTerminal::Typed(typed))) => self.typed(at, typed),
                Some(SeatInput::Screen(come)) => self.pressed(at, come),
                Some(SeatInput::Terminal(come)) => {
                    self.report(come);
                    None
                }
            };
            if let Some(code) = end {
                return code;
            }
        }
    }

    /// The link to the host, as far as he can be told something.
    fn host(&self) -> Option<&HostLink> {
        self.link.client().filter(|_| self.attempts.answers)
    }

    /// What Tab completes.
    fn offers(&self) -> Offers {
        match self.place {
            ClientPlace::At(..) => offers_at(&self.narrator, places(&self.place)),
            ClientPlace::Room => offers_in_room(&self.narrator, &self.sayable),
            ClientPlace::Captain(_) => offers_to_captain(&self.narrator),
            ClientPlace::Game => Offers::default(),
        }
    }

    /// Something came from the host.
    fn heard(&mut self, at: At, news: News) -> Option<ExitCode> {
        match news {
            News::Told(told) => {
                self.attempts.answers = true;
                self.told(at, told)
            }
            News::PassedOver => {
                self.tell(&ClientLine::Took);
                None
            }
            News::Refused(unreached) => self.still_gone(at, unreached),
            News::Lost => self.lost(at),
        }
    }

    fn refused(&mut self, unreached: Unreached) -> ExitCode {
        let id = match self.route {
            Route::By(_) if unreached == Unreached::Nobody => "client-no-table-there",
            Route::By(_) | Route::Here => unreached.sentence(),
        };
        self.terminal.outputs.refuse(&self.narrator.say(Priority::Urgent, id, &[]));
        ExitCode::FAILURE
    }

    /// Does what the host says; the code with which the program ends, if it does.
    fn told(&mut self, at: At, told: ToClient) -> Option<ExitCode> {
        let mut end = None;
        match told {
            ToClient::Seated(seated) => self.sit(&seated),
            ToClient::Out(output) => self.terminal.outputs.put(output),
            ToClient::Secret => {
                self.secret = true;
                self.terminal.outputs.face.hide_line();
            }
            ToClient::See(picture) => self.see(*picture),
            ToClient::Draw => self.draw(),
            ToClient::Sayable(sayable) => {
                self.sayable = sayable;
                self.terminal.outputs.face.offer(self.offers());
            }
            ToClient::Named(name) => end = self.named(at, &name),
            ToClient::Heard(number) => self.hears(number),
            // Who sits at a table has no game between two homes.
            ToClient::Game(_) => {}
            ToClient::Ready => {
                self.read_line();
                end = self.answered(at);
            }
            ToClient::Close(utterance) => {
                self.terminal.outputs.face.lower();
                self.terminal.outputs.say(&utterance);
                let refused = matches!(self.link, Link::Asked(..));
                end = Some(if refused { ExitCode::FAILURE } else { ExitCode::SUCCESS });
            }
        }
        self.tell(&ClientLine::Took);
        end
    }

    /// The place is served: speaks and prints as the table has it from now on.
    fn sit(&mut self, seated: &PlaceManner) {
        self.settings.talk.clone_from(&seated.talk);
        self.unheard.tells_again = std::mem::take(&mut self.attempts.broken);
        if self.unheard.tells_again {
            self.say("client-back");
            self.keys.awaits(true);
        }
        if !matches!(self.place, ClientPlace::At(_, Place::Seat(_))) {
            // The match remembers it, and what was said there since.
            self.own.talk = None;
        }
        self.speak_as_set();
        // What became of speech is told again, now to the host.
        let mut manner = seated.clone();
        if matches!(self.place, ClientPlace::Room | ClientPlace::Captain(_)) {
            // No file says how it is there: it is as whoever sits there has set it.
            let set = &self.start.settings;
            (manner.speech, manner.rate) = (set.speech, set.rate);
        }
        manner.speech &= !self.own.silent;
        self.terminal.outputs.speaker.speak_as(&manner);
        self.terminal.outputs.tone_player.turn(seated.tones);
        self.terminal.outputs.print_in(seated.table.clone());
        self.link = match std::mem::replace(&mut self.link, nobody()) {
            Link::Asked(client, ..) => Link::Seated(client),
            link @ (Link::Seated(_) | Link::Leaving(..) | Link::Waiting { .. }) => link,
        };
    }

    /// The host has heard all lines up to this one. The first time that he says so after a break, he is told
    /// again what got lost on the way.
    fn hears(&mut self, number: u32) {
        self.unheard.forget(number);
        if std::mem::take(&mut self.unheard.tells_again) {
            for (number, come) in self.unheard.lines() {
                self.tell(&ClientLine::Line { number, come });
            }
        }
    }

    fn typed(&mut self, at: At, typed: Typed) -> Option<ExitCode> {
        self.reading = false;
        self.keys.awaits(self.host().is_some());
        if typed == Typed::Interrupt {
            self.terminal.outputs.speaker.hush();
        }
        let is_secret = self.secret && typed != Typed::Interrupt;
        self.secret &= !is_secret;
        if let Typed::Line(line) = &typed
            && !is_secret
            && let Some(face) = self.face_named(line)
        {
            self.change_face(face);
            return None;
        }
        if self.host().is_none() {
            return self.typed_while_waiting(&typed);
        }
        let ends = matches!(typed, Typed::End | Typed::OutputLost);
        self.tell_line(FromTerminal::Typed(typed), is_secret);
        if ends {
            self.link = match std::mem::replace(&mut self.link, nobody()) {
                Link::Asked(client, ..) | Link::Seated(client) => {
                    Link::Leaving(client, at + PATIENCE)
                }
                link @ (Link::Leaving(..) | Link::Waiting { .. }) => link,
            };
        }
        None
    }

    /// What a key stands for is told to the host, if he is there.
    fn chosen(&mut self, chosen: Chosen) {
        self.keys.awaits(self.host().is_some());
        self.secret = false;
        if self.host().is_some() {
            self.tell_line(FromTerminal::Chosen(chosen), false);
        } else {
            self.say("client-waits");
            self.read_line();
        }
    }

    fn typed_while_waiting(&mut self, typed: &Typed) -> Option<ExitCode> {
        let quits = |line: &str| self.narrator.talk.command(line.trim()) == Some(Command::Quit);
        match typed {
            Typed::End | Typed::OutputLost => return Some(ExitCode::FAILURE),
            Typed::Line(line) if quits(line) => return Some(ExitCode::FAILURE),
            Typed::Line(_) | Typed::NotText | Typed::TooLong | Typed::Pasted(_) => {
                self.say("client-waits");
            }
            Typed::Interrupt => {}
        }
        self.read_line();
        None
    }

    /// What becomes of speech, tones and braille is the host's to say, once the place is served.
    fn report(&mut self, come: FromTerminal) {
        if let Link::Seated(client) = &self.link {
            client.send(&ClientLine::Terminal(come));
        } else if let Some(lost) = come.lost_words(&self.narrator) {
            self.terminal.outputs.face.print(&lost);
        }
    }

    /// Lets a line be typed, if none is.
    fn read_line(&mut self) {
        if !self.reading {
            self.reading = true;
            self.terminal.outputs.face.ready();
        }
    }

    /// Tells the host what was typed or chosen, and keeps it until he has heard it, unless it is secret.
    fn tell_line(&mut self, come: FromTerminal, is_secret: bool) {
        let number = self.unheard.add((!is_secret).then(|| come.clone()));
        let mut told = ClientLine::Line { number, come };
        self.tell(&told);
        if let ClientLine::Line { come: FromTerminal::Typed(Typed::Line(text)), .. } = &mut told {
            // It may have been a passphrase, or a move that is sealed.
            text.zeroize();
        }
    }

    fn tell(&self, line: &ClientLine) {
        if let Some(client) = self.host() {
            client.send(line);
        }
    }

    fn say(&mut self, id: &str) {
        let said: Utterance = self.narrator.say(Priority::Urgent, id, &[]);
        self.terminal.outputs.say(&said);
    }
}

/// The place at a table, if it is one.
fn places(place: &ClientPlace) -> &[Place] {
    match place {
        ClientPlace::At(_, place) => std::slice::from_ref(place),
        ClientPlace::Room | ClientPlace::Captain(_) | ClientPlace::Game => &[],
    }
}

/// No host, and none is looked for yet.
const fn nobody() -> Link {
    Link::Waiting { next: At::ZERO, until: At::ZERO }
}
