//! The screens of other terminals: what each of them shows, so that it is sent only what changes.

use std::collections::BTreeMap;

use crate::app::dials::{Dials, Pace};
use crate::app::host::terminals::Terminals;
use crate::app::link::{LinkId, Picture, ToClient};
use crate::app::seats::Seats;
use crate::laws::At;
use crate::table::Place;
use crate::ui::view::View;

/// The screens, by their terminals.
#[derive(Debug, Default)]
pub(in crate::app::host) struct Screens(BTreeMap<LinkId, ShownScreen>);

/// What a screen shows.
#[derive(Debug)]
struct ShownScreen {
    pace: Pace,
    dials: Dials,
    /// What it was sent last.
    picture: Option<Picture>,
    /// Whether something was said there that is not drawn yet.
    said: bool,
}

impl Terminals {
    /// When a clock on a screen shows something else by itself.
    pub(in crate::app::host) fn due(&self) -> Option<At> {
        [self.screens.due(), self.own.due()].into_iter().flatten().min()
    }

    /// Sends a terminal what there is to see where that has changed; whether it has to draw anything.
    pub(in crate::app::host) fn send_picture(
        &mut self,
        at: At,
        seats: &Seats,
        client: LinkId,
        place: Place,
    ) -> bool {
        let news = self.screens.take_news(at, client, seats, place);
        if let Some(picture) = news.picture {
            self.send(client, &ToClient::See(picture.into()));
        }
        news.draws
    }

    /// Lets what there is to see now be drawn on all screens.
    pub(in crate::app::host) fn show(&mut self, at: At, seats: &Seats) {
        for (place, client) in self.clients() {
            if self.send_picture(at, seats, client, place) {
                self.send(client, &ToClient::Draw);
            }
        }
        self.show_own(at, seats);
    }

    /// The same at the terminal of the host, if that is a screen.
    fn show_own(&mut self, at: At, seats: &Seats) {
        if !self.own.outputs.face.is_screen() {
            return;
        }
        let Some(place) = self.seen() else {
            let (view, whom) = (seats.view_for_all(self.voice(seats)), self.whom_to_see(seats));
            let narrator = self.voice(seats).clone();
            return self.own.show(at, view, &narrator, |_| whom);
        };
        let clocks = self.own.clocks(at, seats, place);
        let view = View { clocks, ..seats.view(place) };
        let named = |thing| seats.named(at, place, thing);
        self.own.show(at, view, seats.speaks_on_screen(place), named);
    }
}

/// What a screen has to be sent.
#[derive(Debug, Default)]
struct News {
    /// What there is to see, if that is something else.
    picture: Option<Picture>,
    /// Whether there is anything to be drawn.
    draws: bool,
}

impl Screens {
    /// A terminal has come; its screen, if it is one, shows the clocks so often.
    pub(in crate::app::host) fn add(&mut self, client: LinkId, pace: Option<Pace>) {
        let screen =
            |pace| ShownScreen { pace, dials: Dials::default(), picture: None, said: false };
        self.0.extend(pace.map(|pace| (client, screen(pace))));
    }

    /// A terminal is gone.
    pub(in crate::app::host) fn remove(&mut self, client: LinkId) {
        self.0.remove(&client);
    }

    /// Something is said there.
    pub(in crate::app::host) fn says(&mut self, client: LinkId) {
        if let Some(screen) = self.0.get_mut(&client) {
            screen.said = true;
        }
    }

    /// What a terminal has to be sent that serves a place.
    fn take_news(&mut self, at: At, client: LinkId, seats: &Seats, place: Place) -> News {
        let Some(screen) = self.0.get_mut(&client) else { return News::default() };
        let said = std::mem::take(&mut screen.said);
        let dials = || seats.dials(at, place);
        let clocks = screen.dials.take(at, said, screen.pace, seats.game(place), dials);
        let narrator = seats.speaks_on_screen(place);
        let picture = Picture {
            talk: narrator.talk.name().to_owned(),
            moves: narrator.moves.name().to_owned(),
            view: View { clocks, ..seats.view(place) },
        };
        let is_new = screen.picture.as_ref() != Some(&picture);
        if is_new {
            screen.picture = Some(picture.clone());
        }
        News { picture: is_new.then_some(picture), draws: said || is_new }
    }

    /// When a clock on one of them shows something else by itself.
    pub(in crate::app::host) fn due(&self) -> Option<At> {
        self.0.values().filter_map(|screen| screen.dials.due()).min()
    }
}
