//! The thread of the umpire, at the host: what both players want comes to it, and what follows goes to both.

use std::path::PathBuf;
use std::thread;
use std::time::Duration;

use shakmaty::{ByColor, Color};

use crate::app::clock::SessionClock;
use crate::app::elsewhere::{Elsewhere, RulerLine};
use crate::app::homes::journal::{Done, Journal, LeftGame};
use crate::app::homes::umpire::Umpire;
use crate::app::homes::{HomeNews, HomeTold, Terms, terms, wanted};
use crate::app::input::{Inbox, InboxSlot};
use crate::app::link::{
    ClientPlace, Fresh, FromClient, FromGuest, LinkId, Links, PATIENCE, Socket, StandsText,
    ToClient, ToGuest, Unopened,
};
use crate::app::open;
use crate::app::play::file_reason;
use crate::app::solver::{Judged, Solver};
use crate::laws::At;
use crate::online::{Chat, Fault, Gone, Wanted};
use crate::voices::{Narrator, Priority, Utterance};

/// How often it is put down that the game goes on: more of a player's thought is not lost by a kill.
const SIGN: Duration = Duration::from_secs(10);

/// The guest, and who is turned away.
const CLIENTS: usize = 4;

/// The game that this home hosts. It ends when nobody has it any more.
#[derive(Debug)]
pub struct HostedGame(InboxSlot<News>);

/// What comes to the thread.
enum News {
    /// The host's own player wants this.
    Wanted(Wanted),
    /// He wants another game.
    Rematch,
    /// Something from a link.
    Guest(LinkId, FromClient),
    /// The solver has found out something.
    Judged(Judged<u32>),
    /// The host's own player has left.
    Left,
}

impl HostedGame {
    /// Waits for a guest on this socket; with a game that was left, for the same one.
    ///
    /// # Errors
    ///
    /// When the system gives no thread, or no file for the journal.
    pub fn open(
        data: PathBuf,
        socket: Socket,
        begins: Begins,
        narrator: &Narrator,
        told: InboxSlot<HomeTold>,
    ) -> Result<Self, Unopened> {
        let (umpire, journal, guest, before) = match begins {
            Begins::New(terms) => {
                let journal = Journal::begin(&data, &terms)?;
                (Umpire::new(*terms), journal, None, At::ZERO)
            }
            Begins::Left(left) => {
                let journal = Journal::go_on(&data, &left)?;
                (left.umpire, journal, left.guest, left.at)
            }
        };
        let inbox = Inbox::new(SessionClock::starting_at(before));
        let slot = inbox.through(|news| news);
        let heard = inbox.through(|(link, from)| News::Guest(link, from));
        let links =
            Links::open(socket, PATIENCE, CLIENTS, move |link, from| heard.put((link, from)))?;
        let table = Table {
            umpire,
            journal,
            data,
            links,
            guest: None,
            last: guest.unwrap_or_default(),
            way: Way::default(),
            is_open: false,
            before,
            is_unwritten: false,
            wants_more: ByColor::default(),
            words: Words::of(narrator),
            told,
        };
        thread::Builder::new().name("umpire".into()).spawn(move || table.run(&inbox))?;
        Ok(Self(slot))
    }

    /// Another game is wanted, or agreed to.
    pub fn rematch(&self) {
        self.0.put(News::Rematch);
    }
}

impl RulerLine for HostedGame {
    fn order(&self, wanted: Wanted) {
        self.0.put(News::Wanted(wanted));
    }
}

impl Drop for HostedGame {
    fn drop(&mut self) {
        self.0.put(News::Left);
    }
}

/// With what a host begins.
#[derive(Debug)]
pub enum Begins {
    /// A new game on these terms.
    New(Box<Terms>),
    /// The one that was left.
    Left(Box<LeftGame>),
}

/// The way to the guest and back.
#[derive(Debug, Default)]
struct Way {
    pings: u32,
    /// When the last ping went out, if its answer has not come.
    sent: Option<At>,
    /// How long it took the last time.
    took: Duration,
}

/// The guest while he is there.
#[derive(Debug)]
struct Guest {
    link: LinkId,
    /// Whether he has agreed to the terms.
    agreed: bool,
}

/// With what a terminal that is turned away, or left, is told to end.
struct Words {
    other_place: Utterance,
    taken: Utterance,
    left: Utterance,
}

impl Words {
    fn of(narrator: &Narrator) -> Self {
        let say = |id, values: &[_]| narrator.say(Priority::Urgent, id, values);
        Self {
            other_place: say("link-other-place", &[("place", ClientPlace::Game.name().into())]),
            taken: say("home-taken", &[]),
            left: say("home-left", &[]),
        }
    }
}

struct Table {
    umpire: Umpire,
    journal: Journal,
    data: PathBuf,
    links: Links,
    guest: Option<Guest>,
    /// The sitting of the guest, and the last line of it that was done.
    last: (i64, u32),
    way: Way,
    /// Whether both were there in this run of the program, and the clocks run.
    is_open: bool,
    /// Up to when the game was played before.
    before: At,
    /// Whether it was told that the journal is not written.
    is_unwritten: bool,
    /// Who wants another game.
    wants_more: ByColor<bool>,
    words: Words,
    told: InboxSlot<HomeTold>,
}

impl Table {
    fn run(mut self, inbox: &Inbox<News>) {
        let solver = Solver::new(inbox.through(News::Judged));
        let mut sign = inbox.now() + SIGN;
        loop {
            let runs = self.is_open && !self.umpire.is_over();
            let due = self.umpire.deadline(self.ways()).filter(|_| runs);
            let (now, come) = inbox.take(due.into_iter().chain(runs.then_some(sign)).min());
            match come {
                Some(News::Left) => return self.leaves(),
                Some(News::Wanted(wanted)) => self.host_wants(now, wanted),
                Some(News::Rematch) => self.rematch(self.umpire.terms().host, now),
                Some(News::Judged((number, doubt, verdict))) => {
                    self.umpire.judged(now, number, doubt, verdict);
                    self.tell_state(now);
                }
                Some(News::Guest(link, from)) => self.hears_guest(now, link, from),
                None => {
                    let was_over = self.umpire.is_over();
                    self.umpire.time_passed(now);
                    self.keep(&Done::Passed(now));
                    sign = now + SIGN;
                    if self.umpire.is_over() != was_over {
                        self.tell_state(now);
                    }
                }
            }
            for question in self.umpire.take_questions() {
                solver.ask(question.number, question);
            }
        }
    }

    /// What the way of a line takes for each, there and back.
    fn ways(&self) -> ByColor<Duration> {
        let mut ways = ByColor { white: Duration::ZERO, black: Duration::ZERO };
        ways[!self.umpire.terms().host] = self.way.took;
        ways
    }

    fn host_wants(&mut self, now: At, wanted: Wanted) {
        if let Wanted::Chat(words) = &wanted {
            return self.tell_guest(ToGuest::Writes(words.clone()));
        }
        let (host, credit) = (self.umpire.terms().host, Duration::ZERO);
        if self.umpire.does(now, host, &wanted, credit).is_err() {
            let fault = Fault::NotNow;
            return self.tell_host(Elsewhere::Failed(wanted, fault));
        }
        self.keep(&Done::Did { at: now, by: host, number: 0, credit, wanted: wanted.clone() });
        self.tell_host(Elsewhere::Done(wanted));
        self.tell_state(now);
    }

    fn hears_guest(&mut self, now: At, link: LinkId, from: FromClient) {
        let is_guest = self.guest.as_ref().is_some_and(|guest| guest.link == link);
        match from {
            FromClient::Asks(asked) if asked.place != ClientPlace::Game => {
                self.links.send(link, &ToClient::Close(self.words.other_place.clone()));
            }
            FromClient::Asks(asked) => self.comes(link, asked.sitting.number()),
            FromClient::Game(said) if is_guest => self.guest_says(now, said),
            FromClient::Gone if is_guest => {
                let agreed = self.guest.take().is_some_and(|guest| guest.agreed);
                self.way.sent = None;
                if !agreed && !self.umpire.has_begun() {
                    // Who says no and ends his program may be gone before his word is here.
                    self.declines(String::new());
                }
                if self.is_open && !self.umpire.is_over() {
                    self.tell_host(Elsewhere::Gone(Gone { gone: true, claim: None }));
                }
            }
            FromClient::Game(_)
            | FromClient::Gone
            | FromClient::Terminal(..)
            | FromClient::Looked(..)
            | FromClient::Names(_)
            | FromClient::Shows(_) => {}
        }
    }

    /// Somebody asks for the other side. The same run of the program may be back before its old line is known to
    /// be dead.
    fn comes(&mut self, link: LinkId, sitting: i64) {
        if self.guest.is_some() && self.last.0 != sitting {
            self.links.send(link, &ToClient::Game(ToGuest::Taken));
            return self.links.send(link, &ToClient::Close(self.words.taken.clone()));
        }
        if self.last.0 != sitting {
            self.last = (sitting, 0);
        }
        self.guest = Some(Guest { link, agreed: false });
        self.links.send(link, &ToClient::Heard(self.last.1));
        let goes_on = self.umpire.has_begun();
        let text = self.umpire.terms().into();
        self.links.send(link, &ToClient::Game(ToGuest::Offers(text, goes_on)));
    }

    fn guest_says(&mut self, now: At, said: FromGuest) {
        match said {
            FromGuest::Agrees(true, name) => self.agrees(now, &name),
            FromGuest::Agrees(false, name) => {
                self.guest = None;
                self.declines(terms::name(&name));
            }
            FromGuest::Wants { number, wanted, thought } => {
                self.guest_wants(now, number, &wanted, Duration::from_micros(thought));
            }
            FromGuest::Rematch => self.rematch(!self.umpire.terms().host, now),
            FromGuest::Pong(ping) if ping == self.way.pings => {
                if let Some(sent) = self.way.sent.take() {
                    self.way.took = now.since(sent);
                }
            }
            FromGuest::Pong(_) => {}
        }
    }

    fn declines(&self, name: String) {
        self.tell(HomeNews::Declined(name, !self.umpire.terms().host));
    }

    /// The guest agrees: the game begins. Where it goes on he hears how it stands.
    fn agrees(&mut self, now: At, name: &str) {
        if let Some(guest) = &mut self.guest {
            guest.agreed = true;
        }
        let name = terms::name(name);
        let (is_new, was_open) =
            (!self.umpire.has_begun(), std::mem::replace(&mut self.is_open, true));
        if !was_open && !is_new {
            // Nobody has thought while the program was not there, nor while it waited.
            self.keep(&Done::WentOn(now));
            self.umpire.goes_on(now, self.before);
        }
        self.keep(&Done::Came { at: now, sitting: self.last.0, name: name.clone() });
        if is_new {
            self.umpire.names(name);
            self.umpire.starts(now);
        }
        if was_open {
            self.tell_host(Elsewhere::Gone(Gone { gone: false, claim: None }));
        } else {
            self.begins(now);
        }
        self.tell_guest_state(now, Fresh(true));
    }

    fn begins(&self, now: At) {
        let terms = self.umpire.terms().clone();
        let began = terms.began(self.umpire.state(now));
        self.tell(HomeNews::Begins(Box::new(terms), Box::new(began)));
    }

    /// A line of the guest. One that came before was lost on its way back.
    fn guest_wants(&mut self, now: At, number: u32, text: &str, thought: Duration) {
        let guest = !self.umpire.terms().host;
        if number > self.last.1 {
            self.last.1 = number;
            match wanted::read(text) {
                Some(Wanted::Chat(words)) => {
                    let from = self.umpire.terms().names[guest].clone();
                    self.tell_host(Elsewhere::Chat(Chat { from, words }));
                }
                Some(wanted) => self.guest_does(now, number, wanted, thought),
                None => self.tell_guest(ToGuest::NotDone(number)),
            }
        }
        if let Some(guest) = &self.guest {
            self.links.send(guest.link, &ToClient::Heard(number));
        }
    }

    fn guest_does(&mut self, now: At, number: u32, wanted: Wanted, thought: Duration) {
        let by = !self.umpire.terms().host;
        let credit = match wanted {
            Wanted::Move(_) => self.umpire.credit(now, thought, self.way.took),
            _ => Duration::ZERO,
        };
        if self.umpire.does(now, by, &wanted, credit).is_err() {
            return self.tell_guest(ToGuest::NotDone(number));
        }
        self.keep(&Done::Did { at: now, by, number, credit, wanted });
        self.tell_state(now);
    }

    /// One of both wants another game. Once both do, it begins with the colours changed.
    fn rematch(&mut self, by: Color, now: At) {
        if !self.umpire.is_over() {
            return;
        }
        let host = self.umpire.terms().host;
        let is_asked = std::mem::replace(&mut self.wants_more[by], true);
        if !self.wants_more[!by] {
            if is_asked {
                return;
            }
            return if by == host {
                self.tell_guest(ToGuest::Rematch);
            } else {
                self.tell(HomeNews::Rematch);
            };
        }
        let terms = self.umpire.terms().for_rematch(open::random());
        let guest = terms.names[!terms.host].clone();
        match Journal::begin(&self.data, &terms) {
            Ok(journal) => self.journal = journal,
            Err(error) => self.tell(HomeNews::NotKept(file_reason(&error))),
        }
        self.wants_more = ByColor::default();
        self.keep(&Done::Came { at: now, sitting: self.last.0, name: guest });
        self.umpire = Umpire::new(terms);
        self.umpire.starts(now);
        self.begins(now);
        self.tell_guest(ToGuest::Offers(self.umpire.terms().into(), true));
        self.tell_guest_state(now, Fresh(true));
    }

    /// Tells both how the game stands now.
    fn tell_state(&mut self, now: At) {
        self.tell_host(Elsewhere::State(Box::new(self.umpire.state(now))));
        self.tell_guest_state(now, Fresh(false));
    }

    fn tell_guest_state(&mut self, now: At, fresh: Fresh) {
        let state = StandsText::from(&self.umpire.state(now));
        self.tell_guest(ToGuest::Stands(fresh, state));
        if self.way.sent.is_none() && self.guest.is_some() {
            self.way.pings += 1;
            self.way.sent = Some(now);
            self.tell_guest(ToGuest::Ping(self.way.pings));
        }
    }

    fn tell_guest(&self, told: ToGuest) {
        if let Some(guest) = self.guest.as_ref().filter(|guest| guest.agreed) {
            self.links.send(guest.link, &ToClient::Game(told));
        }
    }

    fn tell_host(&self, told: Elsewhere) {
        self.told.put(HomeTold::Game(told));
    }

    fn tell(&self, news: HomeNews) {
        self.told.put(HomeTold::News(news));
    }

    fn keep(&mut self, done: &Done) {
        if let Err(error) = self.journal.keep(done)
            && !std::mem::replace(&mut self.is_unwritten, true)
        {
            self.tell(HomeNews::NotKept(file_reason(&error)));
        }
    }

    /// The host leaves: the guest hears so. The game is in the journal.
    fn leaves(self) {
        if let Some(guest) = &self.guest {
            self.links.send(guest.link, &ToClient::Game(ToGuest::Left));
            self.links.send(guest.link, &ToClient::Close(self.words.left.clone()));
        }
    }
}
