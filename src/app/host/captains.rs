//! The captains of teams at their terminals: who sits there, and what goes to whom.

use std::collections::BTreeMap;
use std::mem;

use shakmaty::ByColor;

use crate::app::captains::{CaptainOrder, Captains, TeamId};
use crate::app::dials::Pace;
use crate::app::happened::Happened;
use crate::app::host::Host;
use crate::app::host::deputies::view;
use crate::app::host::screens::{Screens, picture};
use crate::app::input::FromTerminal;
use crate::app::link::{FromClient, LinkId, PlaceManner, ToClient};
use crate::app::open;
use crate::app::order::{Keeping, Output};
use crate::app::seats::{Sent, TableOrder};
use crate::config::Settings;
use crate::laws::At;
use crate::table::TableId;
use crate::table::room::{CaptainRules, RoomTeam};
use crate::ui::Typed;
use crate::voices::{Library, Priority};

/// The teams of a room, as its files lay them down.
#[derive(Clone, Debug, Default)]
pub struct LaidTeams {
    /// What their captains may do.
    pub rules: CaptainRules,
    /// The teams.
    pub teams: Vec<RoomTeam>,
    /// Which of them play at each table.
    pub tables: Vec<(TableId, ByColor<Option<String>>)>,
}

/// The seats of the captains of a room that has teams, and their terminals.
#[derive(Debug)]
pub(super) struct CaptainPlaces {
    captains: Captains,
    library: Library,
    settings: Settings,
    terminals: BTreeMap<TeamId, LinkId>,
    screens: Screens,
    /// What was put on record at each table since the captains have heard of it.
    recorded: BTreeMap<TableId, Vec<Happened>>,
}

impl CaptainPlaces {
    /// The seats of these teams; none where nobody plays for a team.
    pub(super) fn of(laid: &LaidTeams, settings: &Settings, library: &Library) -> Option<Self> {
        let mut library = library.clone();
        let seat = |team: &RoomTeam| {
            let talk = team.talk.clone().unwrap_or_else(|| settings.talk.clone());
            let set = Settings { talk, ..settings.clone() };
            (team.clone(), open::narrator(&set, &mut library).0)
        };
        let teams: Vec<_> = laid.teams.iter().map(seat).collect();
        if teams.is_empty() {
            return None;
        }
        let captains = Captains::new(laid.rules, teams, &laid.tables);
        let (terminals, screens, recorded) = Default::default();
        let settings = settings.clone();
        Some(Self { captains, library, settings, terminals, screens, recorded })
    }

    /// The team whose captain sits at a terminal.
    fn team_of(&self, client: LinkId) -> Option<TeamId> {
        self.terminals.iter().find(|(_, at)| **at == client).map(|(&team, _)| team)
    }

    /// Notes what a table wants to be put on record.
    pub(super) fn notes(&mut self, table: TableId, sent: &[Sent]) {
        for Sent { what, .. } in sent {
            if let TableOrder::Keep(Keeping::Record(happened)) = what {
                self.recorded.entry(table).or_default().push(happened.clone());
            }
        }
    }
}

impl Host {
    /// Notes what a table wants to be put on record, for those in the room who hear of all tables.
    pub(super) fn note_recorded(&mut self, table: TableId, sent: &[Sent]) {
        if let Some(room) = &mut self.room {
            room.notes(table, sent);
        }
        if let Some(captains) = &mut self.captains {
            captains.notes(table, sent);
        }
    }

    /// Tells them of it.
    pub(super) fn tell_recorded_in_room(&mut self, now: At) {
        self.tell_captains(now);
        self.tell_room(now);
    }

    /// A terminal asks for the seat of a team's captain.
    pub(super) fn asks_for_captain(&mut self, now: At, client: LinkId, team: &str) {
        let (talk, screen) = (self.arrivals.voice_of(client), self.arrivals.screen_of(client));
        self.arrivals.leave(client);
        let Some(places) = &mut self.captains else {
            return self.terminals.refuse(client, "captain-no-teams", &[]);
        };
        let Some(team) = places.captains.team_named(team) else {
            let narrator = &self.terminals.narrator;
            let names = places.captains.names().map(|name| vec![narrator.talk.span(name)]);
            let teams = ("teams", narrator.join_all(names.collect()));
            return self.terminals.refuse(client, "captain-which-team", &[teams]);
        };
        if let Some(&before) = places.terminals.get(&team) {
            let sitting = self.sittings.of(client);
            if sitting.is_none() || sitting != self.sittings.of(before) {
                return self.terminals.refuse(client, "captain-taken", &[]);
            }
            // Nobody has told the host yet that the link of before has broken.
            self.sittings.leaves(before);
            self.captain_gone(now, team);
        }
        let Some(places) = &mut self.captains else { return };
        if let Some(talk) = talk {
            let set = Settings { talk, ..places.settings.clone() };
            let narrator = open::narrator(&set, &mut places.library).0;
            places.captains.talk_by(team, narrator);
        }
        places.screens.add(client, screen);
        places.terminals.insert(team, client);
        let talk = places.captains.narrator(team).talk.name().to_owned();
        let manner = PlaceManner { talk, ..PlaceManner::default() };
        self.terminals.send(client, &ToClient::Seated(manner));
        self.tell_heard(client);
        let Some(places) = &mut self.captains else { return };
        let orders = places.captains.arrive(team, &view(&self.tables, now));
        self.does_for_captains(now, orders);
        self.makes_captain_ready(now, team);
    }

    /// Something came from a terminal at the seat of a captain; false, if it is not there.
    pub(super) fn take_from_captain(&mut self, now: At, client: LinkId, from: &FromClient) -> bool {
        let Some(team) = self.captains.as_ref().and_then(|places| places.team_of(client)) else {
            return false;
        };
        match from {
            FromClient::Gone => self.captain_gone(now, team),
            FromClient::Terminal(FromTerminal::Typed(typed), _) => {
                self.captain_types(now, team, typed.clone());
            }
            FromClient::Terminal(FromTerminal::Chosen(chosen), _) => {
                let Some(places) = &mut self.captains else { return true };
                let orders = places.captains.chosen(team, chosen, &view(&self.tables, now));
                self.does_for_captains(now, orders);
            }
            FromClient::Terminal(come, _) => self.captain_loses(client, team, come),
            FromClient::Shows(screen) => self.captain_shows(client, *screen),
            FromClient::Looked(thing, arrival) => {
                let Some(places) = &self.captains else { return true };
                let tables = view(&self.tables, now);
                let said = places.captains.looked(team, (*thing, *arrival), &tables);
                self.captain_hears(team, Output::Look(said));
            }
            FromClient::Names(thing) => {
                let Some(places) = &self.captains else { return true };
                let said = places.captains.named(team, *thing, &view(&self.tables, now));
                self.terminals.send(client, &ToClient::Named(said));
                return true;
            }
            // Nobody asks twice.
            FromClient::Asks(_) | FromClient::Game(_) => return true,
        }
        self.makes_captain_ready(now, team);
        true
    }

    fn captain_types(&mut self, now: At, team: TeamId, typed: Typed) {
        let Some(places) = &mut self.captains else { return };
        let orders = places.captains.typed(team, typed, &view(&self.tables, now));
        self.does_for_captains(now, orders);
    }

    fn captain_gone(&mut self, now: At, team: TeamId) {
        let Some(places) = &mut self.captains else { return };
        let orders = places.captains.leaves(team, &view(&self.tables, now));
        self.does_for_captains(now, orders);
    }

    fn captain_loses(&self, client: LinkId, team: TeamId, come: &FromTerminal) {
        let Some(places) = &self.captains else { return };
        if let Some(lost) = come.lost_words(places.captains.narrator(team)) {
            self.terminals.send(client, &ToClient::Out(Output::Print(lost)));
        }
    }

    /// A captain's terminal is such a screen from now on, or lines.
    fn captain_shows(&mut self, client: LinkId, screen: Option<Pace>) {
        let Some(places) = &mut self.captains else { return };
        places.screens.remove(client);
        places.screens.add(client, screen);
    }

    /// Lets the next line of a captain be read.
    fn makes_captain_ready(&mut self, now: At, team: TeamId) {
        let Some(places) = &mut self.captains else { return };
        let Some(&client) = places.terminals.get(&team) else { return };
        self.sends_captain_picture(now, team, client);
        self.terminals.send(client, &ToClient::Ready);
    }

    /// Sends his screen what there is to see where that has changed; whether it has to draw anything.
    fn sends_captain_picture(&mut self, now: At, team: TeamId, client: LinkId) -> bool {
        let Some(places) = &mut self.captains else { return false };
        let CaptainPlaces { captains, screens, .. } = places;
        let seen = || captains.view(team, &view(&self.tables, now));
        let news = screens.take_news(client, |_| picture(captains.narrator(team), seen()));
        if let Some(picture) = news.picture {
            self.terminals.send(client, &ToClient::See(picture.into()));
        }
        news.draws
    }

    /// Lets what was said be drawn on the screens of captains.
    pub(super) fn show_captains(&mut self, now: At) {
        let screens: Vec<_> = self.captains.as_ref().map_or_else(Vec::new, |places| {
            let is_screen = |(_, client): &(&TeamId, &LinkId)| places.screens.has(**client);
            let shown = places.terminals.iter().filter(is_screen);
            shown.map(|(&team, &client)| (team, client)).collect()
        });
        for (team, client) in screens {
            if self.sends_captain_picture(now, team, client) {
                self.terminals.send(client, &ToClient::Draw);
            }
        }
    }

    fn captain_hears(&mut self, team: TeamId, output: Output) {
        let Some(places) = &mut self.captains else { return };
        let Some(&client) = places.terminals.get(&team) else { return };
        places.screens.says(client);
        self.terminals.send(client, &ToClient::Out(output));
    }

    /// Tells the captains what has happened at the tables, until nothing more has happened by that.
    fn tell_captains(&mut self, now: At) {
        while let Some(places) = &mut self.captains
            && !places.recorded.is_empty()
        {
            for (id, told) in mem::take(&mut places.recorded) {
                let Some(places) = &mut self.captains else { return };
                let orders = places.captains.hear(id, &told, &view(&self.tables, now));
                self.does_for_captains(now, orders);
            }
        }
    }

    /// Does what captains want, in its order.
    fn does_for_captains(&mut self, now: At, orders: Vec<CaptainOrder>) {
        for order in orders {
            match order {
                CaptainOrder::Say(team, said) => self.captain_hears(team, Output::Say(said)),
                CaptainOrder::Note(id, color, note) => {
                    let Some(table) = self.tables.get_mut(&id) else { continue };
                    let sent = table.seats.captain(table.time.of_room(now), color, note);
                    self.carry_out(id, sent);
                }
                CaptainOrder::Leave(team) => self.dismiss_captain(team),
            }
        }
    }

    fn dismiss_captain(&mut self, team: TeamId) {
        let Some(places) = &mut self.captains else { return };
        let Some(client) = places.terminals.remove(&team) else { return };
        places.screens.remove(client);
        let goodbye = places.captains.narrator(team).say(Priority::Move, "goodbye", &[]);
        self.terminals.send(client, &ToClient::Close(goodbye));
    }

    /// Says goodbye to all captains.
    pub(super) fn close_captains(&mut self) {
        let teams: Option<Vec<_>> =
            self.captains.as_ref().map(|places| places.terminals.keys().copied().collect());
        for team in teams.unwrap_or_default() {
            self.dismiss_captain(team);
        }
    }
}
