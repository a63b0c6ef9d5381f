//! What a question says, what can be answered by a number, and the answers that fill several keys.

use shakmaty::Color;

use crate::command::aid::{Aid, Permission};
use crate::laws::Variant;
use crate::pegboard::{Address, Senses};
use crate::table::file::{self, Form, Key, Need, Section, Slot};
use crate::table::questions::{Ask, Questionnaire, entry};
use crate::voices::{Span, Utterance, written};

/// A value, and how it is called.
pub(super) type Choice = (String, Vec<Span>);

/// Who is meant of two players, as the words of a file.
const WHO: [&str; 4] = ["white", "black", "both", "neither"];

impl Questionnaire {
    /// The lines of a question.
    pub(super) fn asked(&self, ask: Ask) -> Vec<Vec<Span>> {
        let mut lines = vec![self.asks(ask)];
        let numbered = self.options(ask).into_iter().enumerate().map(|(i, (_, word))| {
            let values = [("number", (i + 1).into()), ("word", word.into())];
            self.sentence("match-choice", &values)
        });
        lines.extend(numbered);
        lines.extend(self.enter(ask));
        if let Ask::Key(section, key) = ask
            && self.can_be_none(section, key)
        {
            lines.push(self.sentence("match-enter-nothing", &[]));
        }
        lines
    }

    /// The question itself.
    fn asks(&self, ask: Ask) -> Vec<Span> {
        let of =
            |id: &str, color: Color| self.sentence(id, &[("color", self.narrator.color(color))]);
        match ask {
            Ask::Key(Section::Player(color), Key::Name) => of("match-ask-name", color),
            Ask::Key(Section::Player(color), Key::Output) => of("match-ask-output", color),
            Ask::Key(Section::Assistant(color), Key::AssistantName) => {
                of("match-ask-assistant", color)
            }
            Ask::Key(_, Key::Time) => self.sentence("match-ask-time", &[]),
            Ask::Key(section, key) => {
                let what = file::subject(&self.narrator, Slot::Key(key));
                let part = section.player().and(file::section(&self.narrator, section));
                let mut spans = part.map(|part| part.spans).unwrap_or_default();
                if !spans.is_empty() {
                    spans.push(self.narrator.talk.span(" "));
                }
                spans.extend(what);
                spans
            }
            Ask::Blind => self.sentence("match-ask-blind", &[]),
            Ask::Device(color) => of("match-ask-device", color),
            Ask::Braille => self.sentence("match-ask-braille", &[]),
            Ask::Aids(section) => {
                let part = file::section(&self.narrator, section);
                let mut spans = part.map(|part| part.spans).unwrap_or_default();
                spans.push(self.narrator.talk.span(" "));
                spans.extend(self.sentence("match-ask-aids", &[]));
                spans
            }
            Ask::Passphrase => self.sentence("match-ask-passphrase", &[]),
            Ask::Again => self.sentence("match-ask-passphrase-again", &[]),
        }
    }

    /// The sentence that says what the open question asks, and how it is answered.
    pub(super) fn help(&self) -> &'static str {
        let Some(ask) = self.open() else { return "match-help-review" };
        match ask {
            Ask::Key(Section::Player(_), Key::Name) => "match-help-name",
            Ask::Key(_, Key::Output) => "match-help-output",
            Ask::Key(_, Key::AssistantName) => "match-help-assistant",
            Ask::Key(_, Key::Time) => "match-help-time",
            Ask::Key(_, Key::DefaultTime) => "match-help-default-time",
            Ask::Key(_, Key::ArbiterName) => "match-help-arbiter",
            Ask::Key(..) if self.options(ask).is_empty() => "match-help-text",
            Ask::Key(..) => "match-help-choice",
            Ask::Blind => "match-help-blind",
            Ask::Device(_) => "match-help-device",
            Ask::Braille => "match-help-braille",
            Ask::Aids(_) => "match-help-aids",
            Ask::Passphrase => "match-help-passphrase",
            Ask::Again => "match-help-passphrase-again",
        }
    }

    /// What Enter alone means; `None` where an answer must be typed.
    fn enter(&self, ask: Ask) -> Option<Vec<Span>> {
        let required = match ask {
            Ask::Passphrase if !self.passphrase.is_empty() => {
                return Some(self.sentence("match-enter-kept", &[]));
            }
            Ask::Again => return Some(self.sentence("match-enter-passphrase", &[])),
            Ask::Key(_, key) => key.need() == Need::Required,
            Ask::Blind | Ask::Passphrase => true,
            Ask::Device(_) | Ask::Braille | Ask::Aids(_) => false,
        };
        match self.current(ask) {
            Some(value) => Some(self.sentence("match-enter", &[("value", value.into())])),
            None if required => None,
            None => Some(match ask {
                Ask::Key(_, Key::DefaultTime | Key::Output) => {
                    self.sentence("match-enter", &[("value", self.told(ask).into())])
                }
                _ => self.sentence("match-enter-none", &[]),
            }),
        }
    }

    /// What can be answered by a number.
    pub(super) fn options(&self, ask: Ask) -> Vec<Choice> {
        let word = |word: &str| (word.to_owned(), self.word(word));
        match ask {
            Ask::Key(_, Key::Output | Key::DeskOutput) => {
                let plain = |name: &str| (name.to_owned(), vec![self.narrator.talk.span(name)]);
                let left = match ask {
                    Ask::Key(Section::Player(Color::Black), _) => self.left_outputs(),
                    _ => self.found.outputs.iter().map(String::as_str).collect(),
                };
                left.into_iter().map(plain).collect()
            }
            Ask::Key(_, key) => match key.form() {
                Form::Choice(words) => {
                    let word = |word: &&str| ((*word).to_owned(), self.word_of(key, word));
                    words.iter().map(word).collect()
                }
                Form::Voice => {
                    let plain = |name: &String| (name.clone(), vec![self.narrator.talk.span(name)]);
                    self.voices.iter().map(plain).collect()
                }
                _ => Vec::new(),
            },
            Ask::Blind => WHO.map(word).into(),
            Ask::Braille => {
                let blind: Vec<Color> = self.blind().collect();
                let may = |who: &&str| match *who {
                    "white" => blind.contains(&Color::White),
                    "black" => blind.contains(&Color::Black),
                    "both" => blind.len() == 2,
                    _ => true,
                };
                WHO.into_iter().filter(|who| may(who)).map(word).collect()
            }
            Ask::Device(color) => self.devices(color),
            Ask::Aids(_) => grantable()
                .map(|aid| (aid.name().to_owned(), file::subject(&self.narrator, Slot::Aid(aid))))
                .collect(),
            Ask::Passphrase | Ask::Again => Vec::new(),
        }
    }

    /// A word of a choice in the language of the questions.
    pub(super) fn word(&self, word: &str) -> Vec<Span> {
        match word {
            "white" => self.narrator.color(Color::White).spans(),
            "black" => self.narrator.color(Color::Black).spans(),
            _ => file::choice(&self.narrator, word),
        }
    }

    /// A word of a key: an assistant that keeps a score sheet is the program.
    pub(super) fn word_of(&self, key: Key, word: &str) -> Vec<Span> {
        match (key, word) {
            (Key::Score, "assistant") => self.sentence("match-word-program", &[]),
            (Key::Variant, word) => Variant::of_id(word)
                .map(|variant| self.narrator.variants().name(variant))
                .unwrap_or_default(),
            _ => self.word(word),
        }
    }

    /// What a player can play on: the boards that were found and are not the opponent's, and what
    /// can always be.
    fn devices(&self, color: Color) -> Vec<Choice> {
        let other = self.given(Section::Player(!color), Key::Address);
        let boards = self.found.boards.iter().filter_map(|board| {
            let address = board.to_string();
            (Some(address.as_str()) != other).then(|| (address.clone(), self.board(board)))
        });
        let words = ["keyboard", "pegs", "board", "assistant"];
        let [keyboard, pegs, board, assistant] =
            words.map(|word| (word.to_owned(), self.sentence(device_word(word), &[])));
        let found: Vec<Choice> = boards.collect();
        [vec![keyboard], found, vec![pegs, board, assistant]].concat()
    }

    pub(super) fn board(&self, board: &Address) -> Vec<Span> {
        let (Some(make), Some(port)) = (board.make, &board.port) else {
            return vec![self.narrator.talk.span(&board.to_string())];
        };
        let values = [("make", make.title().into()), ("port", port.as_str().into())];
        self.sentence("match-found-board", &values)
    }

    pub(super) fn take_blind(&mut self, text: &str) -> Result<(), Utterance> {
        let who = self.who(Ask::Blind, text)?;
        let blind = Color::ALL.map(|color| {
            let is_blind = is_meant(&who, color);
            entry(Section::Player(color), Key::Blind, if is_blind { "yes" } else { "no" })
        });
        self.put(blind.into())
    }

    pub(super) fn take_braille(&mut self, text: &str) -> Result<(), Utterance> {
        let who = self.who(Ask::Braille, text)?;
        let print = Color::ALL.map(|color| {
            let print = if is_meant(&who, color) { "braille" } else { "text" };
            entry(Section::Player(color), Key::Print, print)
        });
        self.put(print.into())
    }

    fn who(&self, ask: Ask, text: &str) -> Result<String, Utterance> {
        let options = self.options(ask);
        let current = || self.who_now(ask).map(str::to_owned);
        let who = if text.is_empty() { current() } else { self.chosen(&options, text) };
        who.ok_or_else(|| match text {
            "" => self.say("match-enter-again", &[]),
            _ => self.numbers(options.len()),
        })
    }

    /// Who is meant by the answers so far; of braille nobody, if nothing was answered.
    pub(super) fn who_now(&self, ask: Ask) -> Option<&'static str> {
        let (key, yes) = match ask {
            Ask::Blind => (Key::Blind, "yes"),
            _ => (Key::Print, "braille"),
        };
        let of = |color| self.given(Section::Player(color), key);
        if key == Key::Blind && of(Color::White).is_none() {
            return None;
        }
        Some(match Color::ALL.map(|color| of(color) == Some(yes)) {
            [true, true] => "both",
            [false, false] => "neither",
            [true, false] => "white",
            [false, true] => "black",
        })
    }

    /// A device by its number or word, or the address of a board.
    pub(super) fn take_device(&mut self, color: Color, text: &str) -> Result<(), Utterance> {
        if text.is_empty() {
            let known = self.given(Section::Player(color), Key::Device).is_some();
            return if known { Ok(()) } else { self.set_device(color, "keyboard") };
        }
        let options = self.devices(color);
        let value = self.chosen(&options, text).unwrap_or_else(|| text.to_owned());
        match value.as_str() {
            "keyboard" | "pegs" | "board" | "assistant" => self.set_device(color, &value),
            _ => match value.parse::<Address>() {
                Ok(address) if address.make.is_some() && address.owner.is_none() => {
                    self.set_board(color, &address)
                }
                _ => Err(self.numbers(options.len())),
            },
        }
    }

    fn set_device(&mut self, color: Color, device: &str) -> Result<(), Utterance> {
        let section = Section::Player(color);
        let before = self.entries.clone();
        let address = entry(section, Key::Address, "").place;
        self.entries.retain(|entry| entry.place != address);
        let put = self.put(vec![entry(section, Key::Device, device)]);
        if put.is_err() {
            self.entries = before;
        }
        put
    }

    fn set_board(&mut self, color: Color, address: &Address) -> Result<(), Utterance> {
        let has_pegs = address.make.is_some_and(|make| make.senses() == Senses::Pegs);
        let section = Section::Player(color);
        self.put(vec![
            entry(section, Key::Device, if has_pegs { "pegs" } else { "board" }),
            entry(section, Key::Address, &address.to_string()),
        ])
    }

    /// The value of a choice: by its number, by its word in any spelling, or as it is written.
    pub(super) fn chosen(&self, options: &[Choice], text: &str) -> Option<String> {
        let talk = self.narrator.talk.folding();
        let number = text.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let numbered = number.and_then(|index| options.get(index));
        let named = || {
            let is_named = |(value, word): &&Choice| {
                talk.alike(&written(word), text) || talk.alike(value, text)
            };
            options.iter().find(is_named)
        };
        numbered.or_else(named).map(|(value, _)| value.clone())
    }
}

/// What an arbiter can grant besides what the Laws give.
pub(super) fn grantable() -> impl Iterator<Item = Aid> {
    Aid::ALL.into_iter().filter(|aid| aid.standing() == Permission::Grantable)
}

/// Of boards that were not found only the kind is known.
const fn device_word(word: &str) -> &'static str {
    match word.as_bytes() {
        b"pegs" => "match-device-pegs-later",
        b"board" => "match-device-board-later",
        b"assistant" => "match-device-relayed",
        _ => "match-word-keyboard",
    }
}

fn is_meant(who: &str, color: Color) -> bool {
    who == "both" || who == color.fold_wb("white", "black")
}
