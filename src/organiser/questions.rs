//! The questions of a new event file, one line each. Pure.
//!
//! Only what must be known is asked, and every answer is checked when it is given. The answers so far are
//! lines, so a draft is nothing but these lines.

use crate::command::Command;
use crate::organiser::Desk;
use crate::organiser::file::{fault, form};
use crate::organiser::reader::entry;
use crate::tournament::file::{self, EventFile, Fault, Key, SYSTEMS};
use crate::tournament::player::Player;
use crate::tournament::ties::TieBreak;
use crate::voices::{Narrator, Priority, Span, Utterance, Value, written};

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum EventAsk {
    /// The value of a key.
    Key(Key),
    /// A player; Enter alone ends them.
    Player,
    /// Whether all of it is right.
    Review,
}

/// The tie-breaks that are offered: where everybody meets everybody, and elsewhere.
const TIES: [&str; 2] = ["DE, SB, WIN", "DE, BH/C1, BH, SB"];

/// The rounds that are offered.
const ROUNDS: &str = "5";

/// The questions, and the answers so far.
#[derive(Debug)]
pub struct EventQuestions {
    narrator: Narrator,
    /// The lines as they were taken, the first answer first.
    taken: Vec<String>,
    event: Vec<(Key, String)>,
    players: Vec<Player>,
    /// The questions that were answered.
    done: Vec<EventAsk>,
    /// All players were typed.
    has_all: bool,
    accepted: bool,
}

impl EventQuestions {
    /// All questions, in the narrator's language.
    #[must_use]
    pub const fn new(narrator: Narrator) -> Self {
        Self {
            narrator,
            taken: Vec::new(),
            event: Vec::new(),
            players: Vec::new(),
            done: Vec::new(),
            has_all: false,
            accepted: false,
        }
    }

    /// How many questions are answered.
    #[must_use]
    pub const fn answered(&self) -> usize {
        self.taken.len()
    }

    /// The answers so far, a line each.
    #[must_use]
    pub fn draft(&self) -> String {
        self.taken.iter().flat_map(|line| [line.as_str(), "\n"]).collect()
    }

    /// Goes on with the answers of a draft, as far as they can be taken.
    pub fn go_on(&mut self, draft: &str) {
        for line in draft.lines() {
            if self.open() == EventAsk::Review || self.take(line.trim()).is_err() {
                break;
            }
        }
    }

    /// The text of the event file.
    #[must_use]
    pub fn text(&self) -> String {
        file::write(&self.event, &[], &self.players)
    }

    /// The question that is open, with what Enter alone means; `None` when the file can be written.
    #[must_use]
    pub fn question(&self) -> Option<Utterance> {
        if self.accepted {
            return None;
        }
        let lines = match self.open() {
            EventAsk::Key(key) => self.asked(key),
            EventAsk::Player => {
                let number = ("number", (self.players.len() + 1).into());
                let id = if self.players.is_empty() {
                    "tournament-ask-first-player"
                } else {
                    "tournament-ask-player"
                };
                vec![self.sentence(id, &[number])]
            }
            EventAsk::Review => self.review(),
        };
        Some(self.narrator.lines(Priority::Answer, lines))
    }

    /// Takes a line as the answer to the open question; `back` opens the one before it again.
    ///
    /// # Errors
    ///
    /// What must be said where it is none, or asks for help.
    pub fn answer(&mut self, line: &str) -> Result<(), Utterance> {
        let text = line.trim();
        let talk = &self.narrator.talk;
        if talk.command(text) == Some(Command::Help) {
            return Err(self.narrator.lines(Priority::Answer, vec![self.help()]));
        }
        let word = text.strip_prefix('/').unwrap_or(text);
        if self.is_it("match-back", word) || text == "/back" {
            return self.back();
        }
        self.take(text)
    }

    fn take(&mut self, text: &str) -> Result<(), Utterance> {
        let ask = self.open();
        match ask {
            EventAsk::Key(key) => self.take_value(key, text)?,
            EventAsk::Player if text.is_empty() => self.has_all = true,
            EventAsk::Player => self.take_player(text)?,
            EventAsk::Review if text.is_empty() => self.accepted = true,
            EventAsk::Review => return Err(self.say("match-enter-again")),
        }
        self.taken.push(text.to_owned());
        self.done.push(ask);
        Ok(())
    }

    /// The question before opens again, without its answer.
    fn back(&mut self) -> Result<(), Utterance> {
        let mut lines = std::mem::take(&mut self.taken);
        if lines.pop().is_none() {
            return Err(self.say("match-back-none"));
        }
        *self = Self::new(self.narrator.clone());
        for line in lines {
            // It was taken before.
            self.take(&line)?;
        }
        Ok(())
    }

    /// The first question without an answer.
    fn open(&self) -> EventAsk {
        let mut asks =
            vec![EventAsk::Key(Key::Name), EventAsk::Key(Key::Place), EventAsk::Key(Key::From)];
        asks.push(EventAsk::Key(Key::System));
        if let Some(system) = self.value(Key::System) {
            let needed = file::needed(system).first();
            asks.extend(needed.map(|key| EventAsk::Key(*key)));
        }
        asks.extend([EventAsk::Key(Key::Time), EventAsk::Key(Key::TieBreaks)]);
        let open = asks.into_iter().find(|ask| !self.done.contains(ask));
        open.unwrap_or(if self.has_all { EventAsk::Review } else { EventAsk::Player })
    }

    fn value(&self, key: Key) -> Option<&str> {
        self.event.iter().find(|(of, _)| *of == key).map(|(_, text)| text.as_str())
    }

    /// What Enter alone stands for.
    fn usual(&self, key: Key) -> Option<&'static str> {
        let has_all_meet = matches!(self.value(Key::System), Some("round robin" | "match"));
        match key {
            Key::Rounds => Some(ROUNDS),
            Key::TieBreaks if has_all_meet => Some(TIES[0]),
            Key::TieBreaks => Some(TIES[1]),
            _ => None,
        }
    }

    fn take_value(&mut self, key: Key, text: &str) -> Result<(), Utterance> {
        let must_be = matches!(key, Key::Name | Key::System | Key::Groups);
        let value = match (text, self.usual(key)) {
            ("", Some(usual)) => usual.to_owned(),
            ("", None) if must_be => return Err(self.say("match-enter-again")),
            ("", None) => return Ok(()),
            (text, _) if key == Key::System => self.system(text).unwrap_or(text).to_owned(),
            (text, _) => text.to_owned(),
        };
        if !file::can_be(key, &value) || key == Key::TieBreaks && !are_of_players(&value) {
            return Err(self.wrong(&Fault::Value(key, value)));
        }
        self.event.push((key, value));
        Ok(())
    }

    fn take_player(&mut self, text: &str) -> Result<(), Utterance> {
        let player = entry(text).filter(|player| file::can_be(Key::PlayerName, &player.name));
        let Some(player) = player else {
            return Err(self.wrong(&Fault::Value(Key::PlayerName, text.to_owned())));
        };
        if self.players.iter().any(|other| other.name == player.name) {
            return Err(self.wrong(&Fault::SamePlayer(player.name)));
        }
        self.players.push(player);
        Ok(())
    }

    /// A system by its number in the list, by its word in the file or by what it is called.
    fn system(&self, text: &str) -> Option<&'static str> {
        if let Ok(number) = text.parse::<usize>() {
            return SYSTEMS.get(number.checked_sub(1)?).copied();
        }
        let is_it = |word: &&str| *word == text.to_lowercase() || self.is_it(called(word), text);
        SYSTEMS.into_iter().find(is_it)
    }

    /// Whether a text is this word of the program, in any spelling.
    fn is_it(&self, id: &str, text: &str) -> bool {
        self.narrator.talk.folding().alike(&written(&self.sentence(id, &[])), text)
    }

    /// The lines of the question for a key.
    fn asked(&self, key: Key) -> Vec<Vec<Span>> {
        let id = match key {
            Key::Name => "tournament-ask-name",
            Key::Place => "tournament-ask-place",
            Key::From => "tournament-ask-from",
            Key::System => "tournament-ask-system",
            Key::Groups => "tournament-ask-groups",
            Key::Time => "tournament-ask-time",
            Key::TieBreaks => "tournament-ask-ties",
            _ => "tournament-ask-rounds",
        };
        let mut lines = vec![self.sentence(id, &[])];
        if key == Key::System {
            lines.extend((1_usize..).zip(SYSTEMS).map(|(number, word)| {
                let values =
                    [("number", number.into()), ("word", self.sentence(called(word), &[]).into())];
                self.sentence("match-choice", &values)
            }));
        }
        match (key, self.usual(key)) {
            (_, Some(usual)) => {
                lines.push(self.sentence("match-enter", &[("value", usual.into())]));
            }
            (Key::Name | Key::System | Key::Groups, None) => {}
            (_, None) => lines.push(self.sentence("match-enter-none", &[])),
        }
        lines
    }

    /// Everything as it will stand in the file.
    fn review(&self) -> Vec<Vec<Span>> {
        let mut lines = Vec::new();
        if let Some(file) = self.file() {
            let mut desk = Desk::new(self.narrator.clone(), file);
            for act in desk.entries_of_the_file().0 {
                // It could be a moment ago.
                let _ = desk.take(act);
            }
            lines = vec![desk.teller().event().spans, desk.teller().entries().spans];
        }
        lines.push(self.sentence("tournament-ask-review", &[]));
        lines
    }

    /// The event as the file will have it.
    fn file(&self) -> Option<EventFile> {
        file::read(&self.text()).ok()
    }

    fn help(&self) -> Vec<Span> {
        match self.open() {
            EventAsk::Key(Key::System) => self.sentence("match-help-choice", &[]),
            EventAsk::Key(key) => self.sentence(form(key), &[]),
            EventAsk::Player => self.sentence("tournament-ask-help-player", &[]),
            EventAsk::Review => self.sentence("tournament-ask-review", &[]),
        }
    }

    fn wrong(&self, what: &Fault) -> Utterance {
        Utterance { priority: Priority::Answer, spans: fault(&self.narrator, what) }
    }

    fn say(&self, id: &str) -> Utterance {
        self.narrator.say(Priority::Answer, id, &[])
    }

    fn sentence(&self, id: &str, values: &[(&str, Value)]) -> Vec<Span> {
        self.narrator.talk.sentence(id, values)
    }
}

/// Whether a list is one of tie-breaks of players: nobody is asked for teams.
fn are_of_players(list: &str) -> bool {
    list.split(',').all(|name| name.trim().parse::<TieBreak>().is_ok())
}

/// What a system is called.
fn called(system: &str) -> &'static str {
    match system {
        "round robin" => "system-round-robin",
        "adjusted swiss" => "system-adjusted",
        "swiss by lots" => "system-lots",
        "by hand" => "system-by-hand",
        "match" => "system-match",
        "scheveningen" => "system-scheveningen",
        "knock-out" => "system-knock-out",
        "groups" => "system-groups",
        _ => "system-swiss",
    }
}
