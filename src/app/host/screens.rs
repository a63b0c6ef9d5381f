//! The screens of the terminals of a table: what each of them shows, so that it is sent only what changes.

use std::collections::BTreeMap;

use crate::app::dials::{Dials, Pace};
use crate::app::link::{LinkId, Picture};
use crate::app::seats::Seats;
use crate::laws::At;
use crate::table::Place;
use crate::ui::view::View;
use crate::voices::Narrator;

/// The screens, by their terminals.
#[derive(Debug, Default)]
pub(super) struct Screens(BTreeMap<LinkId, ShownScreen>);

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

/// What a screen has to be sent.
#[derive(Debug, Default)]
pub(super) struct ScreenNews {
    /// What there is to see, if that is something else.
    pub(super) picture: Option<Picture>,
    /// Whether there is anything to be drawn.
    pub(super) draws: bool,
}

impl Screens {
    /// A terminal has come; its screen, if it is one, shows the clocks so often.
    pub(super) fn add(&mut self, client: LinkId, pace: Option<Pace>) {
        let screen =
            |pace| ShownScreen { pace, dials: Dials::default(), picture: None, said: false };
        self.0.extend(pace.map(|pace| (client, screen(pace))));
    }

    /// A terminal is gone.
    pub(super) fn remove(&mut self, client: LinkId) {
        self.0.remove(&client);
    }

    /// Something is said there.
    pub(super) fn says(&mut self, client: LinkId) {
        if let Some(screen) = self.0.get_mut(&client) {
            screen.said = true;
        }
    }

    /// Whether a terminal is a screen.
    pub(super) fn has(&self, client: LinkId) -> bool {
        self.0.contains_key(&client)
    }

    /// A terminal is at another table: the clocks of that are taken anew.
    pub(super) fn changes_table(&mut self, client: LinkId) {
        if let Some(screen) = self.0.get_mut(&client) {
            screen.dials = Dials::default();
        }
    }

    /// What a terminal has to be sent that is shown this picture.
    pub(super) fn take_news(
        &mut self,
        client: LinkId,
        picture: impl FnOnce(ScreenGlimpse<'_>) -> Picture,
    ) -> ScreenNews {
        let Some(screen) = self.0.get_mut(&client) else { return ScreenNews::default() };
        let said = std::mem::take(&mut screen.said);
        let picture = picture(ScreenGlimpse { dials: &mut screen.dials, said, pace: screen.pace });
        let is_new = screen.picture.as_ref() != Some(&picture);
        if is_new {
            screen.picture = Some(picture.clone());
        }
        ScreenNews { picture: is_new.then_some(picture), draws: said || is_new }
    }

    /// When a clock on the screen of a terminal shows something else by itself.
    pub(super) fn due_at(&self, client: LinkId) -> Option<At> {
        self.0.get(&client)?.dials.due()
    }

    /// When a clock on one of them shows something else by itself.
    pub(super) fn due(&self) -> Option<At> {
        self.0.values().filter_map(|screen| screen.dials.due()).min()
    }
}

/// What a picture is made with of a screen.
pub(super) struct ScreenGlimpse<'a> {
    dials: &'a mut Dials,
    said: bool,
    pace: Pace,
}

impl ScreenGlimpse<'_> {
    /// What there is to see at a place of a table.
    pub(super) fn at_place(self, at: At, seats: &Seats, place: Place) -> Picture {
        let dials = || seats.dials(at, place);
        let clocks = self.dials.take(at, self.said, self.pace, seats.game(place), dials);
        let view = View { clocks, ..seats.view(place) };
        picture(seats.speaks_on_screen(place), view)
    }
}

/// What there is to see, as this narrator says it.
pub(super) fn picture(narrator: &Narrator, view: View) -> Picture {
    let (talk, moves) = (narrator.talk.name().to_owned(), narrator.moves.name().to_owned());
    Picture { talk, moves, view }
}
