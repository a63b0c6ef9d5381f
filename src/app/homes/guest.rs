//! The line of the guest: a thread that reaches the host, hands on what comes from there, and goes on after
//! every break.
//!
//! What is wanted has a number until the host has heard it. After a break it is sent again, but for moves: how
//! the game stands tells whether one has arrived, and the session sends again one that has not.

use std::io;
use std::thread;
use std::time::Duration;

use shakmaty::{Color, Position as _};

use crate::app::clock::SessionClock;
use crate::app::elsewhere::{Elsewhere, RulerLine, pause};
use crate::app::folders::Folders;
use crate::app::homes::{HomeNews, HomeTold, Terms, wanted};
use crate::app::input::{Inbox, InboxSlot};
use crate::app::link::{
    ClientLine, ClientPlace, Fresh, FromGuest, HostLink, News as FromHost, PlaceRequest, Route,
    Sitting, ToClient, ToGuest, Unreached,
};
use crate::app::play::InStep;
use crate::laws::At;
use crate::online::{Chat, Fault, GameState, Wanted};

/// How long the first word of the host may take: a command may lead to a machine that is asleep.
const ARRIVES: Duration = Duration::from_mins(1);

/// The game that another home hosts. The line is closed when nobody has it any more.
#[derive(Debug)]
pub struct JoinedGame(InboxSlot<News>);

/// What comes to the thread.
enum News {
    /// Of the attempt with this number.
    Host(u32, FromHost),
    /// The player wants this.
    Wanted(Wanted),
    /// He agrees to the terms, or does not.
    Agrees(bool),
    /// He wants another game.
    Rematch,
    /// He has left.
    Left,
}

impl JoinedGame {
    /// Reaches the host by this route, as a player of this name.
    ///
    /// # Errors
    ///
    /// When the system gives no thread.
    pub fn open(
        folders: Folders,
        route: Route,
        sitting: Sitting,
        name: String,
        told: InboxSlot<HomeTold>,
    ) -> io::Result<Self> {
        let inbox = Inbox::new(SessionClock::starting_at(At::ZERO));
        let slot = inbox.through(|news| news);
        let line = Line {
            folders,
            route,
            sitting,
            name,
            told,
            link: None,
            attempt: 0,
            failures: 0,
            due: None,
            agreed: false,
            terms: None,
            begun: None,
            turn_since: At::ZERO,
            number: 0,
            unheard: Vec::new(),
            tells_again: false,
        };
        thread::Builder::new().name("guest".into()).spawn(move || line.run(&inbox))?;
        Ok(Self(slot))
    }

    /// Agrees to the terms, or does not.
    pub fn agrees(&self, agrees: bool) {
        self.0.put(News::Agrees(agrees));
    }

    /// Another game is wanted, or agreed to.
    pub fn rematch(&self) {
        self.0.put(News::Rematch);
    }
}

impl RulerLine for JoinedGame {
    fn order(&self, wanted: Wanted) {
        self.0.put(News::Wanted(wanted));
    }
}

impl Drop for JoinedGame {
    fn drop(&mut self) {
        self.0.put(News::Left);
    }
}

struct Line {
    folders: Folders,
    route: Route,
    sitting: Sitting,
    name: String,
    told: InboxSlot<HomeTold>,
    link: Option<HostLink>,
    attempt: u32,
    /// How often the host was not reached in a row.
    failures: usize,
    /// When the host is looked for again, or is given up.
    due: Option<At>,
    agreed: bool,
    terms: Option<Terms>,
    /// The game that has begun here.
    begun: Option<u64>,
    /// Since when the player is to move.
    turn_since: At,
    number: u32,
    /// What the host has not heard, as far as is known.
    unheard: Vec<(u32, Wanted)>,
    /// Whether it is sent again once the host says what he has heard.
    tells_again: bool,
}

impl Line {
    fn run(mut self, inbox: &Inbox<News>) {
        self.connects(inbox);
        loop {
            let (now, come) = inbox.take(self.due);
            let goes_on = match come {
                None if self.link.is_some() => self.loses(now, Unreached::Stuck),
                None => {
                    self.connects(inbox);
                    true
                }
                Some(News::Left) => return,
                Some(News::Host(attempt, news)) if attempt == self.attempt => self.hears(now, news),
                // Of a link that was given up.
                Some(News::Host(..)) => true,
                Some(News::Wanted(wanted)) => {
                    self.wants(now, wanted);
                    true
                }
                Some(News::Agrees(agrees)) => {
                    self.agreed = agrees;
                    self.tell_game(FromGuest::Agrees(agrees, self.name.clone()));
                    agrees
                }
                Some(News::Rematch) => {
                    self.tell_game(FromGuest::Rematch);
                    true
                }
            };
            if !goes_on {
                return;
            }
        }
    }

    fn connects(&mut self, inbox: &Inbox<News>) {
        self.attempt += 1;
        let attempt = self.attempt;
        let slot = inbox.through(move |news| News::Host(attempt, news));
        let wanted = PlaceRequest {
            place: ClientPlace::Game,
            in_step: InStep(false),
            talk: None,
            screen: None,
            sitting: self.sitting,
        };
        let heard = move |news| slot.put(news);
        self.due = Some(inbox.now() + ARRIVES);
        match HostLink::connect(&self.folders, &self.route, wanted, heard) {
            Ok(link) => self.link = Some(link),
            Err(unreached) => inbox
                .through(move |news| News::Host(attempt, news))
                .put(FromHost::Refused(unreached)),
        }
    }

    /// Something came from the host; whether the line goes on.
    fn hears(&mut self, now: At, news: FromHost) -> bool {
        let goes_on = match news {
            FromHost::Told(ToClient::Game(told)) => self.hears_game(now, told),
            FromHost::Told(ToClient::Heard(number)) => {
                self.unheard.retain(|(of, _)| *of > number);
                true
            }
            FromHost::Told(ToClient::Close(words)) => {
                self.tell(HomeNews::Closed(Some(words)));
                false
            }
            FromHost::Told(_) | FromHost::PassedOver => true,
            FromHost::Refused(unreached) => return self.loses(now, unreached),
            FromHost::Lost => return self.loses(now, Unreached::Stuck),
        };
        if let Some(link) = &self.link {
            link.send(&ClientLine::Took);
        }
        goes_on
    }

    fn hears_game(&mut self, now: At, told: ToGuest) -> bool {
        match told {
            ToGuest::Offers(text, goes_on) => {
                let Some(terms) = text.read() else {
                    self.tell(HomeNews::Unreached(Unreached::Version(std::cmp::Ordering::Greater)));
                    return false;
                };
                (self.failures, self.due) = (0, None);
                self.terms = Some(terms.clone());
                if self.agreed {
                    self.tell_game(FromGuest::Agrees(true, self.name.clone()));
                } else {
                    self.tell(HomeNews::Offered(Box::new(terms), goes_on));
                }
            }
            ToGuest::Stands(fresh, text) => match text.read() {
                Some(state) => self.stands(now, fresh, state),
                None => self.tell_session(Elsewhere::Lost(Fault::Nonsense)),
            },
            ToGuest::Writes(words) => {
                let from = self.terms.as_ref().map(|terms| terms.names[terms.host].clone());
                let words = crate::clean::line(&words).into_owned();
                self.tell_session(Elsewhere::Chat(Chat { from: from.unwrap_or_default(), words }));
            }
            ToGuest::Rematch => self.tell(HomeNews::Rematch),
            ToGuest::NotDone(number) => {
                let found = self.unheard.iter().find(|(of, _)| *of == number);
                if let Some((_, wanted)) = found {
                    let fault = Fault::NotNow;
                    self.tell_session(Elsewhere::Failed(wanted.clone(), fault));
                }
            }
            ToGuest::Taken => {
                self.tell(HomeNews::Taken);
                return false;
            }
            ToGuest::Left => {
                self.tell(HomeNews::Closed(None));
                return false;
            }
            ToGuest::Ping(number) => self.tell_game(FromGuest::Pong(number)),
        }
        true
    }

    fn stands(&mut self, now: At, Fresh(fresh): Fresh, state: GameState) {
        let Some(terms) = &self.terms else { return };
        if turn(terms, &state) != terms.host {
            self.turn_since = now;
        }
        if !fresh {
            return self.tell_session(Elsewhere::State(Box::new(state)));
        }
        let (terms, began) = (terms.clone(), Box::new(terms.began(state)));
        self.tells_again();
        if self.begun.replace(terms.game) == Some(terms.game) {
            self.tell_session(Elsewhere::Full(began));
        } else {
            self.tell(HomeNews::Begins(Box::new(terms), began));
        }
    }

    /// After a break the host is told again what he has not heard.
    fn tells_again(&mut self) {
        if !std::mem::take(&mut self.tells_again) {
            return;
        }
        self.unheard.retain(|(_, wanted)| !matches!(wanted, Wanted::Move(_)));
        for (number, wanted) in &self.unheard {
            self.tell_line(*number, wanted, Duration::ZERO);
        }
    }

    fn wants(&mut self, now: At, wanted: Wanted) {
        self.number += 1;
        if self.link.is_none() && matches!(wanted, Wanted::Move(_)) {
            return self.tell_session(Elsewhere::Failed(wanted, Fault::Unreached));
        }
        self.tell_line(self.number, &wanted, now.since(self.turn_since));
        self.unheard.push((self.number, wanted));
    }

    /// The link is gone, or there is none yet; whether the host is looked for.
    fn loses(&mut self, now: At, why: Unreached) -> bool {
        self.link = None;
        if self.begun.is_none() {
            self.tell(HomeNews::Unreached(why));
            return false;
        }
        if matches!(why, Unreached::Version(_) | Unreached::Stranger) {
            self.tell(HomeNews::Unreached(why));
            return false;
        }
        for (_, wanted) in self.unheard.extract_if(.., |(_, it)| matches!(it, Wanted::Move(_))) {
            self.told.put(HomeTold::Game(Elsewhere::Failed(wanted, Fault::Broken)));
        }
        self.tell_session(Elsewhere::Lost(Fault::Broken));
        self.tells_again = true;
        self.due = Some(now + pause(self.failures, &Fault::Broken));
        self.failures += 1;
        true
    }

    fn tell_line(&self, number: u32, wanted: &Wanted, thought: Duration) {
        let thought = u64::try_from(thought.as_micros()).unwrap_or(u64::MAX);
        let wanted = wanted::write(wanted);
        self.tell_game(FromGuest::Wants { number, wanted, thought });
    }

    fn tell_game(&self, said: FromGuest) {
        if let Some(link) = &self.link {
            link.send(&ClientLine::Game(said));
        }
    }

    fn tell_session(&self, told: Elsewhere) {
        self.told.put(HomeTold::Game(told));
    }

    fn tell(&self, news: HomeNews) {
        self.told.put(HomeTold::News(news));
    }
}

/// Whose move is awaited.
fn turn(terms: &Terms, state: &GameState) -> Color {
    let first = terms.start().0.turn();
    if state.moves.len().is_multiple_of(2) { first } else { !first }
}
