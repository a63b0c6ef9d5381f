//! What the loop handles next: what comes into the inbox, and what keys on a screen amount to.
//!
//! A key is understood by what there is to see when its turn comes, so that keys which are pressed
//! ahead mean the same as keys which are pressed slowly.

#![deny(clippy::wildcard_enum_match_arm)]

use std::collections::VecDeque;
use std::time::Duration;

use crate::app::dials::{Dials, Pace};
use crate::app::homes::{HomeNews, news_said};
use crate::app::input::{FromTerminal, Inbox, Input};
use crate::app::lichess::{AccountNews, challenge_said};
use crate::app::outputs::KeyWish;
use crate::app::perform::Performer;
use crate::app::session::{Act, Session};
use crate::laws::At;
use crate::online::AccountEvent;
use crate::ui::screen::{Incoming, Under};
use crate::ui::view::View;

/// How often eyes see how much is done of what the player waits for.
const FILLS: Duration = Duration::from_millis(500);

/// What comes to the loop of a player at home.
#[derive(Debug)]
pub enum HomeInput {
    /// What his session handles.
    Input(Input),
    /// Something comes by the line of an account on a server.
    Account(AccountNews),
    /// Something comes of a game with another home.
    Homes(HomeNews),
    /// Something happened at the terminal of a screen; lines and looks are made of it.
    Screen(Incoming),
}

impl From<Input> for HomeInput {
    fn from(input: Input) -> Self {
        Self::Input(input)
    }
}

impl From<FromTerminal> for HomeInput {
    fn from(come: FromTerminal) -> Self {
        Self::Input(Input::Terminal(come))
    }
}

impl From<Incoming> for HomeInput {
    fn from(come: Incoming) -> Self {
        Self::Screen(come)
    }
}

/// The inbox, and what of it has to wait.
#[derive(Debug)]
pub(super) struct Post {
    pub(super) inbox: Inbox<HomeInput>,
    waiting: VecDeque<(At, HomeInput)>,
    /// What came by the line of an account meanwhile.
    pub(super) account: Vec<AccountNews>,
    /// What came of a game with another home meanwhile.
    pub(super) homes: Vec<HomeNews>,
    dials: Dials,
    /// When more is seen of what the player waits for.
    fills: Option<At>,
}

impl Post {
    pub(super) fn new(inbox: Inbox<HomeInput>) -> Self {
        Self {
            inbox,
            waiting: VecDeque::new(),
            account: Vec::new(),
            homes: Vec::new(),
            dials: Dials::default(),
            fills: None,
        }
    }

    /// The inbox, and what came by the line of an account and of a game with another home.
    pub(super) fn into_parts(self) -> (Inbox<HomeInput>, Vec<AccountNews>, Vec<HomeNews>) {
        (self.inbox, self.account, self.homes)
    }

    /// This comes first.
    pub(super) fn begin_with(&mut self, first: Input) {
        self.waiting.push_back((self.inbox.now(), HomeInput::Input(first)));
    }

    /// The next input; nothing where a key has only changed what is drawn.
    pub(super) fn next(
        &mut self,
        session: &Session,
        performer: &mut Performer,
    ) -> Option<(At, Input)> {
        // A question to the archive is answered before the next line is read.
        let waits = session.awaits_archive();
        let first = if waits { None } else { self.waiting.pop_front() };
        let (at, come) = match first {
            Some((at, come)) => (at, Some(come)),
            None => self.inbox.take(self.deadline(session, performer)),
        };
        match come {
            None => Some((at, Input::TimePassed)),
            Some(HomeInput::Input(input)) => Some((at, input)),
            Some(HomeInput::Account(news)) => {
                if let AccountNews::Event(AccountEvent::Challenged(challenge)) = &news {
                    performer.outputs.say(&challenge_said(session.narrator(), challenge));
                }
                self.account.push(news);
                None
            }
            Some(HomeInput::Homes(news)) => {
                if let Some(said) = news_said(session.narrator(), &news) {
                    performer.outputs.say(&said);
                }
                self.homes.push(news);
                None
            }
            Some(HomeInput::Screen(come)) if waits => {
                self.waiting.push_back((at, HomeInput::Screen(come)));
                None
            }
            Some(HomeInput::Screen(come)) => {
                self.translate(at, come, session, performer);
                self.meant()
            }
        }
    }

    /// What a key means that has not been carried out.
    fn meant(&mut self) -> Option<(At, Input)> {
        match self.waiting.pop_front()? {
            (at, HomeInput::Input(input)) => Some((at, input)),
            key @ (_, HomeInput::Screen(_) | HomeInput::Account(_) | HomeInput::Homes(_)) => {
                self.waiting.push_front(key);
                None
            }
        }
    }

    fn deadline(&self, session: &Session, performer: &Performer) -> Option<At> {
        let sign = performer.game_store.sign_due(session.game());
        let drawn = performer.outputs.due();
        [session.deadline(), self.dials.due(), self.fills, sign, drawn].into_iter().flatten().min()
    }

    fn translate(&mut self, at: At, come: Incoming, session: &Session, performer: &mut Performer) {
        for meant in performer.outputs.meant(come, session.narrator()).into_iter().rev() {
            let come = match meant {
                KeyWish::Typed(typed) => FromTerminal::Typed(typed).into(),
                KeyWish::Chosen(chosen) => FromTerminal::Chosen(chosen).into(),
                KeyWish::Look(thing, arrival) => HomeInput::Input(Input::Looked { thing, arrival }),
                KeyWish::GoTo(line) => HomeInput::Input(Input::RowChosen(line)),
            };
            self.waiting.push_front((at, come));
        }
    }

    /// Whether a key means something that has not been carried out.
    fn means_more(&self) -> bool {
        matches!(self.waiting.front(), Some((_, HomeInput::Input(_))))
    }

    /// Shows what there is to see now. The status names what the cursor is on, unless a key has said
    /// something that stands there.
    pub(super) fn show(&mut self, session: &Session, performer: &mut Performer, news: News) {
        if !performer.outputs.face.is_screen() {
            return;
        }
        let at = self.inbox.now();
        let pace = Pace::of(session.settings());
        let clocks = self.dials.take(at, news.said, pace, session.game(), || session.dials(at));
        let done = session.percent_done(at).filter(|_| pace.live);
        self.fills = done.filter(|done| *done < 100).map(|_| at + FILLS);
        // A status that stands for a moment only would be read out.
        if self.means_more() {
            return;
        }
        let view = View { clocks, done, ..session.view() };
        match performer.outputs.face.see(view, session.narrator()) {
            Some(Under::Thing(thing)) => performer.outputs.face.name(&session.named(at, thing)),
            Some(Under::Text(text)) => performer.outputs.face.name(&text),
            None => {}
        }
        performer.outputs.draw(at);
    }
}

/// What the last acts have brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct News {
    said: bool,
}

impl News {
    pub(super) fn of(acts: &[Act]) -> Self {
        Self { said: acts.iter().any(|act| act.said().is_some()) }
    }
}
