//! The game that begins next: as the last one was, but for what was set since and what `new` is told.
//!
//! What the words after `new` mean is in `words`; what is said of a game in `told`.

mod odds;
mod told;
mod words;

use shakmaty::{CastlingMode, Color};

use crate::app::odds::{OddsWish, own_color};
use crate::app::open;
use crate::app::order::Leave;
use crate::app::session::Act;
use crate::app::session::intent::{Intent, Lasting, NextGame, Opposing, Request, said};
use crate::app::session::teller::Requests;
use crate::archive::{ByLetter, Header, Player};
use crate::command::Command;
use crate::config::{Key, Names, OpponentChoice, Settings, SideChoice};
use crate::laws::{At, Position};
use crate::notation::position::{self, Taken};
use crate::understanding::{About, Whose};

use odds::OddsWanted;
pub(in crate::app) use told::first_position;
use words::WrongWish;
pub(super) use words::set_by;
pub(super) use words::{GameWish, wanted};

/// What a player has chosen and what he has set, through all games of a session.
#[derive(Debug)]
pub struct Choices {
    /// The settings as they are now.
    pub(super) settings: Settings,
    /// What was set for the next game since this one began.
    next: Vec<(Key, String)>,
    /// The game that begins if the player says yes, and what holds on of its choices.
    planned: Option<(Box<Header>, Lasting)>,
    /// How many settings of the list were told so far, if it goes on.
    pub(super) listed: Option<usize>,
    /// The names that settings choose from.
    pub(super) names: Names,
    /// Whether the board is described from the other side than usual.
    pub(super) is_flipped: bool,
}

impl Choices {
    /// The choices of a session that begins with these settings.
    #[must_use]
    pub fn of(settings: Settings, names: Names) -> Self {
        let random = settings.side == SideChoice::Random;
        let next = random.then(|| (Key::Side, "random".to_owned())).into_iter().collect();
        Self { settings, next, planned: None, listed: None, names, is_flipped: false }
    }

    /// Whether something was set for the next game.
    pub(super) fn is_set_next(&self, key: Key) -> bool {
        self.next.iter().any(|(set, _)| *set == key)
    }

    /// Has from the next game what is set.
    pub(super) fn for_next_game(&mut self, key: Key, value: &str) {
        self.next.retain(|(set, _)| *set != key);
        self.next.push((key, value.to_owned()));
    }
}

/// A game that could be begun.
struct PlannedGame {
    settings: Settings,
    position: Position,
    mode: CastlingMode,
    /// Whether something was said of when the time is told.
    warned: bool,
    /// The name of the second person; empty if unknown.
    friend: String,
    /// What one player gives the other.
    odds: Option<OddsWish>,
}

impl PlannedGame {
    /// If an opponent is named, another game begins and no rematch: from the usual position, and against
    /// a friend with the colour that is set, not with that of a game against the program.
    fn plan_another(&mut self, wanted: &[GameWish], side: SideChoice) {
        let opponent = |wanted: &GameWish| match wanted {
            GameWish::Set(Key::Opponent, value) => Some(value == OpponentChoice::HUMAN),
            _ => None,
        };
        let Some(is_human) = wanted.iter().find_map(opponent) else { return };
        self.begin_as_usual();
        if is_human && self.settings.opponent != OpponentChoice::Human {
            self.settings.side = side;
        }
    }

    /// From the usual position, and with nothing given.
    fn begin_as_usual(&mut self) {
        self.begin_from(Position::default(), CastlingMode::Standard);
    }

    /// From this position; nothing is given in it.
    fn begin_from(&mut self, position: Position, mode: CastlingMode) {
        (self.position, self.mode, self.odds) = (position, mode, None);
    }

    fn lasting(&self) -> Lasting {
        let random = self.settings.side == SideChoice::Random;
        let keys = [(Key::Side, random), (Key::Warnings, self.warned)];
        let keys = keys.into_iter().filter_map(|(key, lasts)| lasts.then_some(key));
        keys.filter_map(|key| Some((key, self.settings.text(key)?))).collect()
    }
}

impl Choices {
    /// Changes what is planned for the next game.
    pub(super) fn does(&mut self, next: NextGame) {
        match next {
            NextGame::Plan(header, lasting) => self.planned = Some((header, lasting)),
            NextGame::Begins(lasting) => (self.planned, self.next) = (None, lasting),
        }
    }
}

/// Settings as they are in a game; the level is that of the opponent, and changes in it.
pub(super) fn as_played(header: &Header, mut settings: Settings) -> Settings {
    let machine = [header.white, header.black].into_iter().find(|player| !player.is_human());
    settings.opponent = match (machine, &header.engine) {
        (None, _) => OpponentChoice::Human,
        (Some(Player::Engine), Some(file)) => OpponentChoice::Engine(file.clone()),
        (Some(_), _) => OpponentChoice::Builtin,
    };
    if machine.is_some() {
        settings.side = if header.white.is_human() { SideChoice::White } else { SideChoice::Black };
    }
    settings.time = header.time.as_ref().and_then(|time| time.parse().ok());
    settings.laws = header.laws.parse().unwrap_or_default();
    settings.announcing = header.announcing;
    settings.touch = header.touch;
    settings.strict = header.strict;
    settings.blindfold = header.blindfold;
    settings
}

impl Requests<'_> {
    /// Begins another game; one in which a move was made is left only after a yes.
    pub(super) fn new_game(&self, at: At, about: &About) -> Vec<Intent> {
        let plan = match self.plan_by(at, about) {
            Ok(plan) => plan,
            Err(wrong) => return said(self.manner.wrong_choice(&wrong)),
        };
        if self.place.is_left_unfinished() {
            let header = Box::new(self.header_of(at, &plan));
            let planned = NextGame::Plan(header, plan.lasting());
            return vec![Intent::NextGame(planned), Intent::Confirm(Request::New)];
        }
        self.begins(at, &plan)
    }

    /// A game that is wanted so, and what of it lasts.
    pub(super) fn planned(&self, at: At, about: &About) -> Result<(Header, Lasting), WrongWish> {
        let plan = self.plan_by(at, about)?;
        Ok((self.header_of(at, &plan), plan.lasting()))
    }

    /// Begins the same game once more with the colours changed, when this one is over.
    pub(super) fn rematch(&self, at: At) -> Vec<Intent> {
        if self.place.game.outcome().is_none() {
            return said(self.teller().after_game(Command::Rematch));
        }
        if self.place.listing.header.is_between_homes() {
            return vec![Intent::leave(Leave::Rematch)];
        }
        let like = self.place.listing.header.clone();
        let again = Header {
            level: self.opponent.level().get(),
            seed: self.opponent.chance(at).cast_signed(),
            // Another game of two is no board of a display.
            simul: None,
            letter: like.by_letter().map(|it| ByLetter { own: !it.own, ..it }.to_string()),
            ..odds::changed(like)
        };
        self.leaves_for(again, self.manner.choices.next.clone())
    }

    /// Begins a game from a position, unless one is being played.
    pub(super) fn set_up(&self, at: At, text: &str) -> Vec<Intent> {
        if text.is_empty() {
            return vec![Intent::Want(Command::Position)];
        }
        if self.place.game.outcome().is_none() && self.has_played() {
            let name = self.manner.narrator.talk.command_name(Command::Position);
            return said(self.manner.said("position-game-runs", &[("name", name.into())]));
        }
        let mode = self.place.game.mode();
        let order = self.manner.understands().vocabularies();
        let variant = self.place.game.course().start().variant();
        let read = if variant.is_chess() {
            position::read_with_mode(text, mode, &order)
        } else {
            position::read_under(text, variant)
        };
        match read {
            Ok(Taken { position, mode, remarks }) => {
                let said_first = remarks.into_iter().map(|remark| {
                    Intent::Do(Act::say(self.manner.narrator.positions().remark(remark)))
                });
                let begins =
                    self.begins(at, &PlannedGame { position, mode, odds: None, ..self.plan() });
                said_first.chain(begins).collect()
            }
            Err(error) => said(Act::say(self.manner.narrator.positions().error(&error))),
        }
    }

    /// Begins the game that was agreed to.
    pub(super) fn begins_planned(&self, at: At) -> Vec<Intent> {
        match &self.manner.choices.planned {
            Some((header, lasting)) => self.leaves_for(Header::clone(header), lasting.clone()),
            None => self.new_game(at, &About::Nothing),
        }
    }

    fn begins(&self, at: At, plan: &PlannedGame) -> Vec<Intent> {
        self.leaves_for(self.header_of(at, plan), plan.lasting())
    }

    /// Leaves this game as it stands.
    pub(super) fn leaves_for(&self, header: Header, lasting: Lasting) -> Vec<Intent> {
        [Intent::Opponent(Opposing::Stop)]
            .into_iter()
            .chain(self.place.stands())
            .chain([Intent::NextGame(NextGame::Begins(lasting))])
            .chain([Intent::leave(Leave::NewGame(Box::new(header)))])
            .collect()
    }

    /// Whether a person has made a move: where the program begins, its first move is none of his.
    fn has_played(&self) -> bool {
        let by_a_person = |made: &crate::laws::Made| {
            self.place.listing.header.players()[made.by()] == Player::Human
        };
        self.place.game.underway().on_board().is_some()
            || self.place.game.made().iter().any(by_a_person)
    }
}

impl Requests<'_> {
    /// Asks whether this game is left for the one that is planned.
    pub(super) fn asks_to_begin(&self) -> Vec<Act> {
        let planned = self.manner.choices.planned.as_ref();
        let planned = planned.map_or(&self.place.listing.header, |(header, _)| header);
        vec![self.manner.said("confirm-new", &[("items", self.items_of(planned))])]
    }

    /// Begins a game like this, at the level that is set now.
    pub(super) fn another(&self, like: Header) -> Intent {
        let level = self.opponent.level().get();
        Intent::leave(Leave::NewGame(Box::new(Header { level, simul: None, letter: None, ..like })))
    }

    fn plan_by(&self, at: At, about: &About) -> Result<PlannedGame, WrongWish> {
        let mut plan = self.plan();
        let mut opponent = false;
        let all = if let Some(Whose::Of(color)) = about.whose() {
            vec![GameWish::Set(Key::Side, color.fold_wb("white", "black").to_owned())]
        } else {
            wanted(about.words(), &self.manner.narrator.talk)?
        };
        plan.plan_another(&all, self.manner.choices.settings.side);
        let odds = OddsWanted::of(&all);
        for wanted in all {
            match wanted {
                GameWish::Set(key, value) => {
                    opponent |= key == Key::Opponent;
                    plan.warned |= key == Key::Warnings;
                    let set = plan.settings.set(key, &value);
                    set.map_err(|_| WrongWish::Value(key, value))?;
                    // Between two people a level means nothing.
                    if key == Key::Level
                        && !opponent
                        && plan.settings.opponent == OpponentChoice::Human
                    {
                        plan.settings.opponent = OpponentChoice::Builtin;
                    }
                }
                GameWish::Chess960(number) => {
                    let any = || u16::try_from(self.opponent.chance(at) % 960).unwrap_or(0);
                    let number = number.unwrap_or_else(any);
                    let position = position::chess960(number).ok_or(WrongWish::Chess960)?;
                    plan.begin_from(position, CastlingMode::Chess960);
                }
                GameWish::Variant(variant) => plan.begin_from(variant.start(), variant.mode()),
                // They are put together below.
                GameWish::Nothing | GameWish::Odds(_) => {}
                GameWish::Friend(name) => plan.friend = name,
                GameWish::Usual => plan.begin_as_usual(),
            }
        }
        plan.take_odds(&odds)?;
        Ok(plan)
    }

    /// A game like the last one, with what was set since.
    fn plan(&self) -> PlannedGame {
        let header = &self.place.listing.header;
        let mut settings = as_played(header, self.manner.choices.settings.clone());
        settings.level = self.opponent.level().get();
        for (key, value) in &self.manner.choices.next {
            // It was read when it was set.
            let _ = settings.set(*key, value);
        }
        let warned = self.manner.choices.next.iter().any(|(key, _)| *key == Key::Warnings);
        let (position, mode) = (self.place.game.course().start().clone(), self.place.game.mode());
        let me = own_color(header, &settings);
        let odds = header.odds().map(|odds| OddsWish::again(odds, me));
        PlannedGame { settings, position, mode, warned, friend: self.friend(), odds }
    }

    fn header_of(&self, at: At, plan: &PlannedGame) -> Header {
        let header =
            open::header(&plan.settings, &plan.position, plan.mode, Some(self.opponent.chance(at)));
        let header = open::with_friend(header, &plan.settings, &plan.friend);
        match &plan.odds {
            Some(odds) => odds.lay(header, &plan.settings),
            None => header,
        }
    }

    /// The name of the second of two people; empty if unknown.
    fn friend(&self) -> String {
        let [white, black] = Color::ALL.map(|color| self.place.listing.header.name(color));
        let own = self.manner.choices.settings.name.as_str();
        let two = self.place.listing.header.players().iter().all(|player| player.is_human());
        let names = [white, black].into_iter().find(|name| two && !name.is_empty() && *name != own);
        names.unwrap_or_default().to_owned()
    }
}
