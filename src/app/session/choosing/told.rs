//! What is said of a game that could be begun, and of the one that is played: who plays, with which
//! clock, from which position.

use std::time::Duration;

use shakmaty::{CastlingMode, Color, Position as _};

use crate::app::session::choosing::WrongWish;
use crate::app::session::opponent::engine::FirstSentence;
use crate::app::session::teller::{Requests, Teller};
use crate::app::session::{Act, Manner};
use crate::archive::{Header, Player};
use crate::command::Command;
use crate::laws::{Announcing, Edition, Position, Variant};
use crate::names;
use crate::notation::position;
use crate::opponent::uci;
use crate::table::Blindfold;
use crate::voices::narrate::quoted;
use crate::voices::{Narrator, Priority, Span, Value};

/// What is said of a first position: of Chess960 its number. `None`: it is the usual one.
pub(in crate::app) fn first_position(
    narrator: &Narrator,
    start: &Position,
    mode: CastlingMode,
) -> Option<Vec<Span>> {
    if !start.variant().is_chess() {
        return Some(variant_said(narrator, start));
    }
    if mode == CastlingMode::Standard {
        let unusual = *start != Position::default();
        return unusual.then(|| narrator.talk.sentence("new-position", &[]));
    }
    let mut spans = named(narrator, start);
    if *start.board() != *Position::default().board() {
        spans.push(narrator.talk.span(" "));
        spans.extend(narrator.talk.sentence("board-tells", &[]));
    }
    Some(spans)
}

/// The game, where its rules are told, and that it begins from another position than usual.
fn variant_said(narrator: &Narrator, start: &Position) -> Vec<Span> {
    let variant = start.variant();
    let rules = narrator.talk.command_name(Command::Article);
    let name = ("variant", Value::Spans(narrator.variants().name(variant)));
    let mut spans = narrator.talk.sentence("variant-begins", &[name, ("name", rules.into())]);
    if *start != variant.start() {
        spans.push(narrator.talk.span(" "));
        spans.extend(narrator.talk.sentence("new-position", &[]));
    }
    spans
}

/// Chess960 with the number of its first position.
fn named(narrator: &Narrator, start: &Position) -> Vec<Span> {
    match position::chess960_number(start) {
        Some(number) => {
            let values = [("number", u32::from(number).into())];
            let usual = *start.board() == *Position::default().board();
            let id = if usual { "chess960-usual" } else { "chess960-from" };
            narrator.talk.sentence(id, &values)
        }
        None => narrator.talk.sentence("chess960-other", &[]),
    }
}

impl Requests<'_> {
    /// What a game would be, in short: the players, the clock and what is not the usual.
    pub(super) fn items_of(&self, header: &Header) -> Value {
        let narrator = &self.manner.narrator;
        let talk = &narrator.talk;
        let word = |id: &str| talk.sentence(id, &[]);
        let mut items = vec![self.who_plays(header)];
        items.push(match &header.time {
            Some(time) => {
                let minutes =
                    time.parse().map(|minutes| narrator.time(Duration::from_mins(minutes)));
                let time = minutes.unwrap_or_else(|_| time.as_str().into());
                talk.sentence("plan-time", &[("time", time)])
            }
            None => word("plan-no-clock"),
        });
        match header.odds() {
            Some(odds) => items.push(narrator.odds().planned(&odds)),
            None => items.extend(self.manner.position_of(header)),
        }
        let edition: Edition = header.laws.parse().unwrap_or_default();
        if edition != Edition::default() {
            let year = [("year", edition.year().to_string().into())];
            items.push(talk.sentence("plan-laws", &year));
        }
        if header.strict {
            items.push(word("plan-strict"));
        } else if header.announcing != Announcing::Off {
            items.push(word("plan-announcing"));
        }
        if header.touch {
            items.push(word("plan-touch"));
        }
        match header.blindfold {
            Blindfold::Off => {}
            Blindfold::On => items.push(word("plan-blindfold")),
            Blindfold::Strict => items.push(word("plan-blindfold-strict")),
        }
        self.manner.narrator.join(items)
    }

    fn who_plays(&self, header: &Header) -> Vec<Span> {
        let narrator = &self.manner.narrator;
        let players = header.players();
        let mine = Color::from_white(players.white.is_human());
        if players[!mine].is_human()
            && let Some(two) = names::two(narrator, header)
        {
            return narrator.talk.sentence("game-players", &two);
        }
        // An engine that plays already is called as it calls itself.
        let same = header.engine == self.place.listing.header.engine;
        let own = self.opponent.engine_name().filter(|_| same);
        let engine = own.map_or_else(|| header.engine_file_name(), str::to_owned);
        let values = [
            ("color", narrator.color(mine)),
            ("level", u32::from(header.level).into()),
            ("engine", engine.into()),
        ];
        narrator.talk.sentence(
            match players[!mine] {
                Player::Human | Player::Remote => "plan-human",
                Player::Builtin => "plan-builtin",
                Player::Engine => "plan-engine",
            },
            &values,
        )
    }
}

impl Teller<'_> {
    /// Which game this is: who plays, with which clock, from where and by which rules.
    pub(in crate::app::session) fn about_game(&self) -> Vec<Act> {
        let narrator = &self.manner.narrator;
        let mut acts = vec![match self.place.side() {
            Some(color) => self.opponent.opening_said(
                self.manner,
                FirstSentence::Resumed,
                vec![("color", narrator.color(color))],
            ),
            None => self.two_players(),
        }];
        match self.place.game.clock() {
            Some(clock) => acts.push(Act::say(narrator.clocks().controls(clock.controls()))),
            None => acts.push(self.manner.said("clock-none", &[])),
        }
        acts.extend(self.warnings_said());
        acts.extend(self.rules_said());
        acts.extend(self.odds_said());
        acts.extend(self.first_position_said());
        acts
    }

    /// The first position, if it is not the usual one.
    pub(in crate::app::session) fn first_position_said(&self) -> Option<Act> {
        if self.place.game.rules().odds.as_ref().is_some_and(|odds| odds.material.is_some()) {
            // The odds have said it.
            return None;
        }
        let spans = first_position(
            &self.manner.narrator,
            self.place.game.course().start(),
            self.place.game.mode(),
        )?;
        Some(Act::say(self.manner.narrator.lines(Priority::Answer, vec![spans])))
    }

    /// What one player gives the other.
    pub(in crate::app::session) fn odds_said(&self) -> Option<Act> {
        let narrator = &self.manner.narrator;
        let said = narrator.odds().given(self.place.game.rules().odds.as_ref()?);
        Some(Act::say(narrator.lines(Priority::Answer, vec![said])))
    }

    /// That another game than standard chess is played, and of Chess960 from which position.
    pub(in crate::app::session) fn variant_said(&self) -> Option<Act> {
        let narrator = &self.manner.narrator;
        let start = self.place.game.course().start();
        let said = match start.variant() {
            Variant::Standard => return None,
            Variant::Chess960 => named(narrator, start),
            _ => variant_said(narrator, start),
        };
        Some(Act::say(narrator.lines(Priority::Answer, vec![said])))
    }

    /// When the time is told unasked, and how that is changed.
    fn warnings_said(&self) -> Option<Act> {
        let narrator = &self.manner.narrator;
        let clock = self.place.game.clock().map(|_| &self.place.game.rules().warnings)?;
        let times = &clock[self.place.me()];
        let clocked = !times.is_empty();
        let times = times.iter().map(|&left| narrator.time(left).spans()).collect();
        let name = narrator.talk.command_name(Command::Set);
        let values = [("times", narrator.join(times)), ("set", name.into())];
        clocked.then(|| self.manner.said("time-warned", &values))
    }

    /// The sentence that says who the opponent is.
    pub(in crate::app::session) fn opponent_said(&self) -> Vec<Act> {
        vec![match self.place.side() {
            Some(color) => {
                let color = ("color", self.manner.narrator.color(color));
                self.opponent.opening_said(self.manner, FirstSentence::Resumed, vec![color])
            }
            None => self.two_players(),
        }]
    }

    fn two_players(&self) -> Act {
        match names::two(&self.manner.narrator, &self.place.listing.header) {
            Some(two) => self.manner.said("opponent-human-named", &two),
            None => self.manner.said("opponent-human", &[]),
        }
    }
}

impl Manner {
    fn position_of(&self, header: &Header) -> Option<Vec<Span>> {
        let talk = &self.narrator.talk;
        let start = header.start()?;
        let number = || position::chess960_number(&start).map(u32::from);
        match (header.variant, number()) {
            (variant, _) if !variant.is_chess() => Some(self.narrator.variants().name(variant)),
            (Variant::Chess960, Some(number)) => {
                Some(talk.sentence("plan-chess960", &[("number", number.into())]))
            }
            (Variant::Standard, _) if start == Position::default() => None,
            _ => Some(talk.sentence("plan-position", &[])),
        }
    }

    pub(in crate::app::session) fn wrong_choice(&self, wrong: &WrongWish) -> Act {
        let talk = &self.narrator.talk;
        let name = ("name", Value::from(talk.command_name(Command::New)));
        match wrong {
            WrongWish::Word(word) => {
                let values = [("word", quoted(word).into()), name];
                let mut lines = vec![talk.sentence("new-unknown", &values)];
                if uci::USUAL.contains(&word.as_str()) {
                    lines.push(talk.sentence("opponent-engine", &values));
                }
                Act::say(self.narrator.lines(Priority::Answer, lines))
            }
            WrongWish::Number(word) => {
                self.said("new-number", &[("word", word.as_str().into()), name])
            }
            WrongWish::Minutes(word) => {
                self.said("new-minutes", &[("word", word.as_str().into()), name])
            }
            WrongWish::Engine => self.said("new-engine-name", &[name]),
            WrongWish::Chess960 => self.said("chess960-number", &[]),
            WrongWish::OddsTime => self.said("odds-no-time", &[]),
            WrongWish::OddsClock => self.said("odds-no-clock", &[]),
            WrongWish::OddsPosition => self.said("odds-position", &[]),
            WrongWish::Twice(key) => {
                self.said("new-twice", &[("setting", talk.setting_name(*key).into())])
            }
            WrongWish::Value(key, value) => self.wrong_value(*key, value),
        }
    }
}
