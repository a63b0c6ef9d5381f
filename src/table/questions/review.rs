//! Everything is told before it is written, a short line each; by its name each thing is changed.

use shakmaty::Color;

use crate::laws::Pace;
use crate::table::file::{self, Form, Key, Section, Slot};
use crate::table::questions::{Ask, QuestionAnswer, Questionnaire, usual_asks};
use crate::voices::narrate::quoted;
use crate::voices::{Span, Value, written};

/// What is told of each player though nobody was asked.
const OF_PLAYERS: [Key; 5] = [Key::Score, Key::Speech, Key::Talk, Key::Moves, Key::Warnings];

impl Questionnaire {
    /// What is said when all is known.
    pub(super) fn review(&self) -> Vec<Vec<Span>> {
        let row = |(name, value): (String, Vec<Span>)| {
            self.sentence("match-review-row", &[("name", name.into()), ("value", value.into())])
        };
        if let Some(changed) = &self.changed {
            let told = changed.iter().map(|&ask| row((self.name(ask), self.told(ask))));
            let end = self.sentence("match-review-again", &[]);
            return told.chain([end]).collect();
        }
        let mut lines = vec![self.sentence("match-review", &[])];
        lines.extend(self.rows().into_iter().map(row));
        let time = self.name(Ask::Key(Section::Match, Key::Time));
        lines.push(self.sentence("match-review-end", &[("name", time.into())]));
        lines
    }

    /// The names of what the table does not tell.
    pub(super) fn names_more(&self) -> Vec<Span> {
        let more = self.more().into_iter().map(|name| vec![self.narrator.talk.span(&name)]);
        let names = self.narrator.join(more.collect());
        self.sentence("match-review-more", &[("names", names)])
    }

    /// The table was heard: what follows asks without it.
    pub(super) fn shortens(&mut self) {
        self.changed.get_or_insert_default();
    }

    /// Enter writes the file; a name opens its question again.
    pub(super) fn reviewed(&mut self, text: &str) -> QuestionAnswer {
        if text.is_empty() {
            self.accepted = true;
            return QuestionAnswer::Taken;
        }
        if self.goes_back(text) {
            return self.back();
        }
        if self.is_word("match-review-all", text) {
            self.changed = None;
            return QuestionAnswer::Taken;
        }
        self.changing = self.named(&text.replace('.', " "));
        if self.changing.is_empty() {
            self.shortens();
            let word = [("word", quoted(text).into())];
            return QuestionAnswer::Not(self.say("match-review-unknown", &word));
        }
        self.changed = Some(Vec::new());
        QuestionAnswer::Taken
    }

    /// What has this name: for one that both players have, the same of both.
    fn named(&self, text: &str) -> Vec<Ask> {
        let all = self.all();
        let is_same = |name: &str| self.narrator.talk.folding().alike(name, text);
        let whole = |ask: &&Ask| is_same(&self.name(**ask)) || is_same(&written_in(**ask));
        if let Some(ask) = all.iter().find(whole) {
            return vec![*ask];
        }
        let short = |ask: &&Ask| {
            let of_player = matches!(ask, Ask::Key(Section::Player(_), key) if key.name() == text);
            of_player || is_same(&self.short_name(**ask))
        };
        let found: Vec<Ask> = all.iter().filter(short).copied().collect();
        match found[..] {
            [first, ..] if color_of(first).is_none() => vec![first],
            _ => found,
        }
    }

    /// Everything that has a name.
    fn all(&self) -> Vec<Ask> {
        let players = [Color::White, Color::Black];
        let mut all = vec![Ask::Blind];
        all.extend(players.map(Ask::Device));
        all.extend([Ask::Braille, Ask::Passphrase]);
        all.push(Ask::Aids(Section::Aids));
        all.extend(players.map(|color| Ask::Aids(Section::PlayerAids(color))));
        for section in Section::ALL {
            let keys = section.keys().map(|key| Ask::Key(section, key));
            all.extend(keys.filter(|ask| self.has_name(*ask)));
        }
        all
    }

    /// Whether a key is asked for by itself, and has a meaning.
    pub(super) fn has_name(&self, ask: Ask) -> bool {
        match ask {
            Ask::Key(_, Key::Blind | Key::Device | Key::Address | Key::Print | Key::Passphrase) => {
                false
            }
            Ask::Key(section, Key::AssistantTalk) => {
                self.given(section, Key::AssistantName).is_some()
            }
            Ask::Key(section, Key::BrailleTable) => self.value(section, Key::Print) == "braille",
            Ask::Key(_, Key::Supervision) => self.pace() != Pace::Standard,
            Ask::Key(_, Key::Quickplay) => self.may_be_quickplay(),
            _ => true,
        }
    }

    /// What is told, each with its name: what was asked, then what stands if nobody changes it.
    fn rows(&self) -> Vec<(String, Vec<Span>)> {
        let row = |ask: Ask| (self.name(ask), self.told(ask));
        let asked = usual_asks().into_iter().filter(|ask| self.applies(*ask) && *ask != Ask::Again);
        let asked: Vec<Ask> = asked.collect();
        let mut rows: Vec<_> = asked.iter().copied().map(row).collect();
        let of_match = [Key::Laws, Key::Pace, Key::Announcing, Key::Quickplay, Key::Adjournment];
        let of_match = of_match.map(|key| Ask::Key(Section::Match, key));
        let fresh = |ask: &Ask| !asked.contains(ask) && self.has_name(*ask);
        rows.extend(of_match.into_iter().filter(fresh).map(row));
        for key in OF_PLAYERS {
            rows.extend(self.of_both(key));
        }
        rows.push(row(Ask::Aids(Section::Aids)));
        rows.push(row(Ask::Key(Section::Arbiter, Key::DeskTalk)));
        let told: Vec<String> = rows.iter().map(|(name, _)| name.clone()).collect();
        let given = self.all().into_iter().filter(|ask| self.is_given(*ask));
        rows.extend(given.map(row).filter(|(name, _)| !told.contains(name)));
        rows
    }

    /// A key of both players: one line if it is the same for both.
    fn of_both(&self, key: Key) -> Vec<(String, Vec<Span>)> {
        let asks = [Color::White, Color::Black].map(|color| Ask::Key(Section::Player(color), key));
        let [white, black] = asks.map(|ask| self.told(ask));
        if written(&white) == written(&black) {
            return vec![(self.short_name(asks[0]), white)];
        }
        vec![(self.name(asks[0]), white), (self.name(asks[1]), black)]
    }

    /// Whether somebody has given it, though nobody has asked and it is not told by itself.
    fn is_given(&self, ask: Ask) -> bool {
        match ask {
            Ask::Key(Section::Player(_), key) if OF_PLAYERS.contains(&key) => false,
            Ask::Key(section, key) => self.given(section, key).is_some(),
            Ask::Aids(section) => !self.granted(section).is_empty(),
            _ => false,
        }
    }

    /// The names of what is not told: each is as usual, or nothing.
    fn more(&self) -> Vec<String> {
        let told: Vec<String> = self.rows().into_iter().map(|(name, _)| name).collect();
        let mut names: Vec<String> = Vec::new();
        for ask in self.all() {
            let [name, short] = [self.name(ask), self.short_name(ask)];
            if !told.contains(&name) && !told.contains(&short) && !names.contains(&short) {
                names.push(short);
            }
        }
        names
    }

    /// What it is called, with the player whose it is.
    pub(super) fn name(&self, ask: Ask) -> String {
        let short = self.short_name(ask);
        let Some(color) = color_of(ask) else { return short };
        let values = [("color", self.narrator.color(color)), ("name", short.into())];
        written(&self.sentence("match-name-of", &values))
    }

    fn short_name(&self, ask: Ask) -> String {
        let id = match ask {
            Ask::Key(_, key) => return file::name(&self.narrator, key),
            Ask::Blind => "match-name-blind",
            Ask::Device(_) => "match-name-device",
            Ask::Braille => "match-name-braille",
            Ask::Aids(_) => "match-name-aids",
            Ask::Passphrase | Ask::Again => "match-name-arbiter-passphrase",
        };
        written(&self.sentence(id, &[]))
    }

    /// Its value, in words.
    pub(super) fn told(&self, ask: Ask) -> Vec<Span> {
        match ask {
            Ask::Passphrase => self.sentence("match-review-set", &[]),
            Ask::Aids(section) if self.granted(section).is_empty() => {
                self.sentence("match-review-aids", &[])
            }
            Ask::Key(_, Key::DefaultTime) if self.current(ask).is_none() => {
                self.sentence("match-review-default-time", &[])
            }
            Ask::Key(_, Key::Output) if self.current(ask).is_none() => {
                self.sentence("match-review-output", &[])
            }
            _ => self.current(ask).unwrap_or_else(|| self.sentence("match-none", &[])),
        }
    }

    /// The answer that stands, in words; `None` where there is nothing.
    pub(super) fn current(&self, ask: Ask) -> Option<Vec<Span>> {
        let plain = |text: &str| vec![self.narrator.talk.span(text)];
        match ask {
            Ask::Key(Section::Match, Key::Pace) => Some(self.word(match self.pace() {
                Pace::Standard => "standard",
                Pace::Rapid => "rapid",
                Pace::Blitz => "blitz",
            })),
            Ask::Key(section, key) => {
                let value = self.given(section, key).or_else(|| self.usual(section, key))?;
                let is_word = matches!(key.form(), Form::Choice(words) if words.contains(&value));
                Some(match (key, value) {
                    (Key::Time, "off") => self.sentence("plan-no-clock", &[]),
                    (Key::Warnings, "off") => plain(self.narrator.talk.value_name(value)),
                    _ if is_word => self.word_of(key, value),
                    _ => plain(value),
                })
            }
            Ask::Blind | Ask::Braille => self.who_now(ask).map(|who| self.word(who)),
            Ask::Device(color) => {
                let section = Section::Player(color);
                let address = self.given(section, Key::Address).and_then(|text| text.parse().ok());
                Some(match address {
                    Some(address) => self.board(&address),
                    None => self.word(self.value(section, Key::Device)),
                })
            }
            Ask::Aids(section) => {
                let aids = self.granted(section).into_iter();
                let aids: Vec<_> =
                    aids.map(|aid| file::subject(&self.narrator, Slot::Aid(aid))).collect();
                (!aids.is_empty()).then(|| Value::spans(self.narrator.join(aids)))
            }
            Ask::Passphrase | Ask::Again => None,
        }
    }
}

/// Whose it is, if it is one player's.
fn color_of(ask: Ask) -> Option<Color> {
    match ask {
        Ask::Key(section, _) | Ask::Aids(section) => section.player(),
        Ask::Device(color) => Some(color),
        Ask::Blind | Ask::Braille | Ask::Passphrase | Ask::Again => None,
    }
}

/// As it stands in a file, the part before the key.
fn written_in(ask: Ask) -> String {
    let (section, key) = match ask {
        Ask::Key(section, key) => (section, key.name()),
        Ask::Device(color) => (Section::Player(color), Key::Device.name()),
        Ask::Aids(section) => (section, ""),
        Ask::Blind => (Section::Match, Key::Blind.name()),
        Ask::Braille => (Section::Match, Key::Print.name()),
        Ask::Passphrase | Ask::Again => (Section::Match, Key::Passphrase.name()),
    };
    format!("{} {key}", section.heading().replace('.', " ")).trim().to_owned()
}
