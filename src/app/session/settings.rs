//! Settings by command: heard, and changed for this game, the next one or the next start.
//!
//! What each is stands in `config`; what it is called, the voice says.

#![deny(clippy::wildcard_enum_match_arm)]

use std::rc::Rc;
use std::time::Duration;

use crate::app::happened::{Happened, RecordNote};
use crate::app::open;
use crate::app::order::{HomeOrder, Output};
use crate::app::session::choosing::{as_played, set_by};
use crate::app::session::intent::{Adjust, Intent, all, said};
use crate::app::session::occasion::Occasion;
use crate::app::session::teller::Requests;
use crate::app::session::{Act, Delivery, Manner, Place};
use crate::command::Command;
use crate::config::{
    GROUPS, Group, Holds, KEYS, Key, LONGEST_NAME, Part, Print, SettingValues, Settings,
};
use crate::laws::At;
use crate::understanding::{About, nearly, surplus};
use crate::voices::narrate::quoted;
use crate::voices::voice::Word;
use crate::voices::{Narrator, Offered, OfferedRow, Priority, Span, Value, written};

/// How many settings are told at once.
const PAGE: usize = 5;

impl Manner {
    /// Tells all settings, those that belong together, or one.
    pub(super) fn settings(&mut self, about: &About, place: &Place) -> Vec<Act> {
        if about.is_nothing() {
            self.choices.listed = Some(0);
            let told = self.more_settings(place).unwrap_or_default();
            return told.into_iter().map(|act| self.offers_settings(act, place)).collect();
        }
        if let About::Settings(group) = about {
            let lines = group.keys().map(|key| self.line_in_game(key, place)).collect();
            return vec![Act::say(self.narrator.lines(Priority::Answer, lines))];
        }
        vec![match about.setting() {
            Some((key, _)) => self.tell_setting(key),
            None => self.no_setting(about.words()),
        }]
    }

    /// At home all settings can be chosen from on a screen, instead of what is told of them.
    fn offers_settings(&self, told: Act, place: &Place) -> Act {
        let (home, told) = match (place.occasion.at_home(), told) {
            (Some(home), Act::Out(told)) => (home, told),
            (_, told) => return told,
        };
        let mut rows = Vec::new();
        for group in GROUPS {
            rows.push(OfferedRow::Heading(self.group_name(group)));
            let row = |key| OfferedRow::Setting(self.line_in_game(key, place), key);
            rows.extend(group.keys().map(row));
        }
        let offered = Offered { command: Command::Settings, told: Vec::new(), rows, at: 0 };
        Act::Home(home, HomeOrder::Offer(offered, told))
    }

    /// The next page of the settings, if a list of them was heard last.
    pub(super) fn more_settings(&mut self, place: &Place) -> Option<Vec<Act>> {
        let from = self.choices.listed.take()?;
        let all: Vec<Key> = GROUPS.into_iter().flat_map(Group::keys).collect();
        self.choices.listed = Some((from + PAGE).min(all.len()));
        if from == all.len() {
            return Some(vec![self.said("list-end", &[])]);
        }
        let narrator = &self.narrator;
        let mut lines = Vec::new();
        for &key in all.iter().skip(from).take(PAGE) {
            if key.group().keys().next() == Some(key) {
                let group = [("group", self.group_name(key.group()).into())];
                lines.push(narrator.talk.sentence("settings-group", &group));
            }
            lines.push(self.line_in_game(key, place));
        }
        let left = all.len().saturating_sub(from + PAGE);
        if left > 0 {
            lines.push(narrator.talk.sentence("found-more", &[("count", left.into())]));
        }
        Some(vec![Act::say(self.narrator.lines(Priority::Answer, lines))])
    }

    fn group_name(&self, group: Group) -> Vec<Span> {
        self.narrator.talk.sentence(&format!("settings-{}", group.name()), &[])
    }

    fn no_setting(&self, name: &str) -> Act {
        let known = KEYS.map(|key| self.narrator.talk.setting_name(key));
        if let Some(near) = nearly(name, &known) {
            let values = [("key", quoted(name).into()), ("near", near.into())];
            return self.said("setting-key-near", &values);
        }
        let settings = self.narrator.talk.command_name(Command::Settings);
        let values = [("name", quoted(name).into()), ("settings", settings.into())];
        self.said("no-setting", &values)
    }

    fn setting_line(&self, key: Key) -> Vec<Span> {
        self.narrator.talk.sentence("about-line", &self.name_and_value(key))
    }

    /// The same, and what it is in the game that is played, if it is something else there.
    fn line_in_game(&self, key: Key, place: &Place) -> Vec<Span> {
        let saved = &self.choices.settings;
        let Some(here) = place.settings(saved).filter(|here| here.text(key) != saved.text(key))
        else {
            return self.setting_line(key);
        };
        let [name, now] = self.name_and_value_in(&here, key);
        let [_, (_, value)] = self.name_and_value(key);
        let from = if self.choices.is_set_next(key) { "game" } else { "start" };
        let values = [name, ("now", now.1), ("value", value), ("from", from.into())];
        self.narrator.talk.sentence("setting-in-game", &values)
    }

    fn name_and_value(&self, key: Key) -> [(&'static str, Value); 2] {
        self.name_and_value_in(&self.choices.settings, key)
    }

    fn name_and_value_in(&self, settings: &Settings, key: Key) -> [(&'static str, Value); 2] {
        let talk = &self.narrator.talk;
        let value = match settings.text(key) {
            _ if key == Key::Moves => self.narrator.moves.name().into(),
            Some(text) if self.choices.names.of(key).is_some() => text.into(),
            Some(text) => in_words(&text, |word| talk.value_name(word).to_owned()).into(),
            None => talk.sentence("setting-unset", &[]).into(),
        };
        [("name", talk.setting_name(key).into()), ("value", value)]
    }

    /// Tells one setting: what it is now, what it does, and what it can be.
    pub(super) fn tell_setting(&self, key: Key) -> Act {
        let narrator = &self.narrator;
        let values = [("values", self.values_of(key))];
        let lines = vec![
            self.setting_line(key),
            narrator.talk.sentence(&format!("setting-{}", key.name()), &[]),
            narrator.talk.sentence("setting-can-be", &values),
        ];
        Act::say(narrator.lines(Priority::Answer, lines))
    }

    /// What a setting can be, in the words of the player.
    fn values_of(&self, key: Key) -> Value {
        let talk = &self.narrator.talk;
        if let Some(names) = self.choices.names.of(key) {
            return names.join(", ").into();
        }
        // Where there are more, what only the player can know is one of them.
        let has_others = key.parts().any(|part| part == Part::Others);
        let parts = key.parts().filter_map(|part| match part {
            Part::Example(text) if has_others => {
                Some(talk.sentence("setting-example", &[("value", text.into())]))
            }
            Part::Value(text) | Part::Example(text) => {
                Some(vec![talk.span(&in_words(text, |word| talk.value_name(word).to_owned()))])
            }
            Part::Range(least, most) => {
                let values = [("least", least.into()), ("most", most.into())];
                Some(talk.sentence("setting-range", &values))
            }
            Part::Others => None,
        });
        if key.kind() == SettingValues::Texts {
            let texts: Vec<String> = parts.map(|part| written(&part)).collect();
            return texts.join("; ").into();
        }
        self.narrator.join(parts.collect())
    }

    /// Follows and keeps what is set.
    pub(super) fn has_set(
        &mut self,
        key: Key,
        value: String,
        settings: Settings,
        place: &Place,
    ) -> Vec<Intent> {
        let warned = (key == Key::Warnings).then(|| place.warned_by(&settings)).flatten();
        let holds = if key == Key::Level { Holds::NextGame } else { key.holds() };
        let mut wanted = Vec::new();
        match holds {
            Holds::Now | Holds::NextStart => {
                wanted.extend(all(self.follow(&settings, &place.occasion)));
            }
            Holds::NextGame => self.choices.for_next_game(key, &value),
        }
        self.choices.settings = settings;
        let [name, told] = self.name_and_value(key);
        let new = self.narrator.talk.command_name(Command::New);
        let values = [name, told, ("new", new.into())];
        let id = match holds {
            Holds::NextGame if warned.is_none() => "setting-next-game",
            Holds::Now | Holds::NextGame => "about-line",
            Holds::NextStart => "setting-next-start",
        };
        wanted.push(Intent::set(place.occasion.at_home(), key, value));
        wanted.push(self.said(id, &values).into());
        wanted.into_iter().chain(warned.map(Intent::Warn)).collect()
    }

    /// Says and prints from now on as it is set; speech, tones and print have commands of their own.
    fn follow(&mut self, settings: &Settings, occasion: &Occasion) -> Option<Act> {
        let before = self.narrator.style.spelling;
        self.narrator.style = occasion.style(open::style(settings));
        if self.narrator.style.spelling != before
            && let Some(moves) = self.library.get(self.narrator.moves.name())
        {
            let talk = Rc::clone(&self.narrator.talk);
            self.narrator = Narrator::new(talk, &moves, self.narrator.style);
        }
        let Delivery { rate, volume, table, page, .. } = Delivery::of(settings);
        self.delivery.page = page;
        if self.delivery.volume != volume {
            self.delivery.volume = volume;
            return Some(Act::Out(Output::Volume(volume)));
        }
        if self.delivery.rate != rate {
            self.delivery.rate = rate;
            return Some(Act::Out(Output::Rate(rate)));
        }
        let prints = self.delivery.print == Print::Braille && self.delivery.table != table;
        self.delivery.table = table;
        prints.then(|| Act::Out(Output::PrintIn(Some(self.table()))))
    }

    pub(super) fn wrong_value(&self, key: Key, value: &str) -> Act {
        let fits = |text: &str| {
            let text = set_by(key, text, &self.narrator.talk);
            key.kind() == SettingValues::Words && Settings::default().set(key, &text).is_ok()
        };
        if let Some(word) = surplus(value, fits) {
            return self.too_much(word);
        }
        let name = self.narrator.talk.setting_name(key);
        let values = [
            ("name", name.into()),
            ("value", quoted(value).into()),
            ("values", self.values_of(key)),
        ];
        if key == Key::Name && value.chars().count() > LONGEST_NAME {
            return self.said("setting-name-long", &[("key", name.into())]);
        }
        self.said(if value.is_empty() { "setting-needs" } else { "setting-wrong" }, &values)
    }
}

impl Place {
    /// The settings as they are in the game that is played at home.
    fn settings(&self, saved: &Settings) -> Option<Settings> {
        let plays = matches!(self.occasion, Occasion::Home) && self.game.outcome().is_none();
        plays.then(|| as_played(&self.listing.header, saved.clone()))
    }

    /// The times left at which the player is told in this game as it is set; `None` if it has none, or
    /// if that is laid down before it (FIDE 2023, D.2.10.4).
    fn warned_by(&self, settings: &Settings) -> Option<Vec<Duration>> {
        let is_home = matches!(self.occasion, Occasion::Home) && self.listing.id.is_some();
        let clock = self.game.clock().filter(|_| is_home && self.game.outcome().is_none())?;
        Some(settings.warnings.clone().unwrap_or_else(|| clock.control(self.me()).usual_warnings()))
    }

    /// Tells the player at these times left from now on.
    pub(super) fn warn_at(&mut self, at: At, times: Vec<Duration>) -> Act {
        self.listing.header.warnings.clone_from(&times);
        Rc::make_mut(&mut self.game).warn_at(self.listing.header.warned_at(), at);
        Act::record(Happened::Beside(at, RecordNote::Warnings(times)))
    }
}

impl Requests<'_> {
    /// Changes a setting, or tells it where no value is named.
    pub(super) fn set(&self, at: At, about: &About) -> Vec<Intent> {
        match about.setting() {
            Some((key, "")) => said(self.manner.tell_setting(key)),
            Some((key, value)) => self.set_key(at, key, value),
            None if about.is_nothing() => vec![Intent::Want(Command::Set)],
            None => {
                let name = about.words().split([' ', '=']).next().unwrap_or_default();
                said(self.manner.no_setting(name))
            }
        }
    }

    /// Changes a setting.
    pub(super) fn set_key(&self, at: At, key: Key, text: &str) -> Vec<Intent> {
        let mut value = set_by(key, text, &self.manner.narrator.talk);
        // A level is set by a command where somebody plays against the program.
        let plays = self.place.side().is_some();
        if let Some(command) = key.command().filter(|_| key != Key::Level || plays) {
            let about = self.manner.understands().read(command, &value);
            return match self.teller().questions().asks_by(at, command, &about) {
                Ok(recorded) => {
                    all(recorded).into_iter().chain(self.request(at, command, &about)).collect()
                }
                Err(refused) => all(refused),
            };
        }
        if let Some(names) = self.manner.choices.names.of(key) {
            match names.iter().find(|name| name.eq_ignore_ascii_case(&value)) {
                Some(name) => value.clone_from(name),
                None => return said(self.manner.wrong_value(key, text)),
            }
        }
        if key == Key::Face
            && value == "screen"
            && let Some(why) = self.manner.delivery.no_screen
        {
            return said(self.manner.said(why, &[]));
        }
        let mut settings = Box::new(self.manner.choices.settings.clone());
        if settings.set(key, &value).is_err() {
            let talk = &self.manner.narrator.talk;
            if key == Key::Opponent && talk.word(text) == Some(Word::Engine) {
                let name = talk.command_name(Command::Opponent).into();
                return said(self.manner.said("new-engine-name", &[("name", name)]));
            }
            let engine = (key == Key::Opponent).then(|| self.engine_by_name(text)).flatten();
            return all([self.manner.wrong_value(key, text)].into_iter().chain(engine));
        }
        vec![Intent::Manner(Adjust::Set(key, value, settings))]
    }

    /// How an engine becomes the opponent, of a word that may be the name of one.
    fn engine_by_name(&self, word: &str) -> Option<Act> {
        let is_name = !word.is_empty() && !word.contains(|c: char| c.is_whitespace() || c == ':');
        let values = [
            ("name", Value::from(self.manner.narrator.talk.command_name(Command::Opponent))),
            ("word", quoted(word).into()),
        ];
        is_name.then(|| self.manner.said("opponent-engine", &values))
    }
}

/// A text with each word as the player says it.
fn in_words(text: &str, word: impl Fn(&str) -> String) -> String {
    text.split(' ').map(word).collect::<Vec<_>>().join(" ")
}
