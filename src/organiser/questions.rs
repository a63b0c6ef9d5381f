//! The questions of a new event file, one line each. Pure.
//!
//! Only what must be known is asked, and every answer is checked when it is given. The answers so far are
//! lines, so a draft is nothing but these lines.

use std::str::FromStr;

use crate::command::Command;
use crate::organiser::Desk;
use crate::organiser::explained::explanation;
use crate::organiser::file::{fault, form};
use crate::organiser::reader::{entry, last_number};
use crate::organiser::ties::TieNames;
use crate::tournament::file::{self, EventFile, Fault, Key, SYSTEMS, Team};
use crate::tournament::player::Player;
use crate::tournament::ties::{Score, TeamTie, TieBreak};
use crate::voices::{Narrator, Priority, Span, Utterance, Value, called, written};

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum EventAsk {
    /// The value of a key.
    Key(Key),
    /// A team; Enter alone ends them.
    Team,
    /// A player, of the last team where teams play; Enter alone ends them.
    Player,
    /// Whether all of it is right.
    Review,
}

/// The tie-breaks that are offered: where everybody meets everybody, and elsewhere.
const TIES: [&str; 2] = ["DE, SB, WIN", "DE, BH/C1, BH, SB"];

/// The tie-breaks of teams that are offered: where everybody meets everybody, and elsewhere.
const TEAM_TIES: [&str; 2] = ["MPVGP, EDE, BC", "MPVGP, EDE, SSSC"];

/// The tie-breaks that are told to who asks for help.
const KNOWN_TIES: &[&str] =
    &["DE", "BH", "BH/C1", "BH/M1", "SB", "PS", "WIN", "BPG", "BWG", "KS", "ARO", "TPR"];

/// The same of teams.
const KNOWN_OF_TEAMS: &[&str] = &["MPVGP", "EDE", "BC", "TBR", "BBE", "SSSC", "EMGSB"];

/// The rounds that are offered.
const ROUNDS: &str = "5";

/// The questions, and the answers so far.
#[derive(Debug)]
pub struct EventQuestions {
    narrator: Narrator,
    /// The lines as they were taken, the first answer first.
    taken: Vec<String>,
    event: Vec<(Key, String)>,
    teams: Vec<Team>,
    players: Vec<Player>,
    /// The questions that were answered.
    done: Vec<EventAsk>,
    /// All players were typed; where teams play, those of the last team.
    has_all: bool,
    /// All teams were typed.
    has_teams: bool,
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
            teams: Vec::new(),
            players: Vec::new(),
            done: Vec::new(),
            has_all: false,
            has_teams: false,
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
        file::write(&self.event, &self.teams, &self.players)
    }

    /// The question that is open, with what Enter alone means; `None` when the file can be written.
    #[must_use]
    pub fn question(&self) -> Option<Utterance> {
        self.asks(false)
    }

    /// The same where the answer could not be taken: what was listed is not told a second time.
    #[must_use]
    pub fn question_again(&self) -> Option<Utterance> {
        self.asks(true)
    }

    fn asks(&self, again: bool) -> Option<Utterance> {
        if self.accepted {
            return None;
        }
        let lines = match self.open() {
            EventAsk::Key(Key::System) if !again => self.systems(),
            EventAsk::Key(key) => self.asked(key),
            EventAsk::Team => {
                let number = ("number", (self.teams.len() + 1).into());
                let is_first = self.teams.is_empty();
                let id = if is_first { "tournament-ask-first-team" } else { "tournament-ask-team" };
                vec![self.sentence(id, &[number])]
            }
            EventAsk::Player => {
                let count = self.of_last_team().count();
                let number = ("number", (count + 1).into());
                let is_first = count == 0;
                let id =
                    if is_first { "tournament-ask-first-player" } else { "tournament-ask-player" };
                vec![self.sentence(id, &[number])]
            }
            EventAsk::Review if again => vec![self.sentence("tournament-ask-review", &[])],
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
            return Err(self.narrator.lines(Priority::Answer, self.help()));
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
            EventAsk::Team if text.is_empty() && self.teams.is_empty() => {
                return Err(self.say("match-enter-again"));
            }
            EventAsk::Team if text.is_empty() => self.has_teams = true,
            EventAsk::Team => self.take_team(text)?,
            EventAsk::Player if text.is_empty() => self.end_players()?,
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
            asks.extend(file::has_teams(system).then_some(EventAsk::Key(Key::Boards)));
        }
        asks.extend([EventAsk::Key(Key::Time), EventAsk::Key(Key::TieBreaks)]);
        let open = asks.into_iter().find(|ask| !self.done.contains(ask));
        open.unwrap_or_else(|| match (self.plays_in_teams(), self.has_all) {
            (false, false) => EventAsk::Player,
            (true, false) if !self.teams.is_empty() => EventAsk::Player,
            (true, _) if !self.has_teams => EventAsk::Team,
            (_, _) => EventAsk::Review,
        })
    }

    /// Whether teams play.
    fn plays_in_teams(&self) -> bool {
        self.value(Key::Boards).is_some()
    }

    /// The players of the last team; where nobody plays in a team, all.
    fn of_last_team(&self) -> impl Iterator<Item = &Player> {
        let team = self.teams.last().map(|team| team.name.as_str());
        self.players.iter().filter(move |player| player.team.as_deref() == team)
    }

    fn value(&self, key: Key) -> Option<&str> {
        self.event.iter().find(|(of, _)| *of == key).map(|(_, text)| text.as_str())
    }

    /// What Enter alone stands for.
    fn usual(&self, key: Key) -> Option<&'static str> {
        let has_all_meet = matches!(self.value(Key::System), Some("round robin" | "match"));
        let ties = if self.plays_in_teams() { TEAM_TIES } else { TIES };
        match key {
            Key::Rounds => Some(ROUNDS),
            Key::TieBreaks => Some(ties[usize::from(!has_all_meet)]),
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
        let fits = match (key, self.plays_in_teams()) {
            (Key::TieBreaks, true) => are_all::<TeamTie>(&value),
            (Key::TieBreaks, false) => are_all::<TieBreak>(&value),
            (_, _) => file::can_be(key, &value),
        };
        if !fits {
            return Err(self.wrong(&Fault::Value(key, value)));
        }
        self.event.push((key, value));
        Ok(())
    }

    fn take_player(&mut self, text: &str) -> Result<(), Utterance> {
        if let Some((_, number)) = last_number(text).filter(|_| entry(text).is_none()) {
            return Err(self.wrong(&Fault::Value(Key::Rating, number.to_owned())));
        }
        let player = entry(text).filter(|player| file::can_be(Key::PlayerName, &player.name));
        let Some(player) = player else {
            return Err(self.wrong(&Fault::Value(Key::PlayerName, text.to_owned())));
        };
        if self.players.iter().any(|other| other.name == player.name) {
            let player = [("player", called(&player.name).into())];
            return Err(self.narrator.say(Priority::Answer, "tournament-refused-same", &player));
        }
        let team = self.teams.last().map(|team| team.name.clone());
        self.players.push(Player { team, ..player });
        Ok(())
    }

    /// A team begins, and its players are asked for.
    fn take_team(&mut self, text: &str) -> Result<(), Utterance> {
        let name = text.to_owned();
        if !file::can_be(Key::TeamName, &name) {
            return Err(self.wrong(&Fault::Value(Key::TeamName, name)));
        }
        if self.teams.iter().any(|team| team.name == name) {
            return Err(self.wrong(&Fault::SameTeam(name)));
        }
        self.teams.push(Team { name, ..Team::default() });
        self.has_all = false;
        Ok(())
    }

    /// No more players are to come, of a team at least one.
    fn end_players(&mut self) -> Result<(), Utterance> {
        if let Some(team) = self.teams.last()
            && self.of_last_team().count() == 0
        {
            return Err(self.wrong(&Fault::EmptyTeam(team.name.clone())));
        }
        self.has_all = true;
        Ok(())
    }

    /// A system by its number in the list, by its word in the file or by what it is called.
    fn system(&self, text: &str) -> Option<&'static str> {
        if let Ok(number) = text.parse::<usize>() {
            return SYSTEMS.get(number.checked_sub(1)?).copied();
        }
        let is_it = |word: &&str| *word == text.to_lowercase() || self.is_it(word_of(word), text);
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
            Key::Boards => "tournament-ask-boards",
            Key::Time => "tournament-ask-time",
            Key::TieBreaks => "tournament-ask-ties",
            _ => "tournament-ask-rounds",
        };
        let mut lines = vec![self.sentence(id, &[])];
        match (key, self.usual(key)) {
            (Key::TieBreaks, Some(usual)) => {
                let names = usual.split(", ").filter_map(|tie| self.tie_names().of_acronym(tie));
                let value = ("value", self.narrator.join(names.collect()));
                lines.push(self.sentence("match-enter", &[value]));
            }
            (_, Some(usual)) => {
                lines.push(self.sentence("match-enter", &[("value", usual.into())]));
            }
            (Key::Name | Key::System | Key::Groups, None) => {}
            (_, None) => lines.push(self.sentence("match-enter-none", &[])),
        }
        lines
    }

    /// The question for the system, with the list of them.
    fn systems(&self) -> Vec<Vec<Span>> {
        let named = (1_usize..).zip(SYSTEMS);
        let rows = named.map(|(number, word)| self.choice(number.into(), word_of(word)));
        self.asked(Key::System).into_iter().chain(rows).collect()
    }

    /// A line of a list: a number or an acronym, and what it stands for.
    fn choice(&self, number: Value, id: &str) -> Vec<Span> {
        let word = self.sentence(id, &[]).into();
        self.sentence("match-choice", &[("number", number), ("word", word)])
    }

    const fn tie_names(&self) -> TieNames<'_> {
        TieNames { narrator: &self.narrator, primary: Score::Match }
    }

    /// What is said where a Swiss has more rounds than its players have opponents.
    fn too_many_rounds(&self) -> Option<Vec<Span>> {
        let count = if self.plays_in_teams() { self.teams.len() } else { self.players.len() };
        let most = (count + count % 2).saturating_sub(1);
        let is_swiss = self.value(Key::System).is_some_and(|system| system.contains("swiss"));
        let rounds: usize = self.value(Key::Rounds)?.parse().ok()?;
        let values = [("count", count.into()), ("rounds", most.into())];
        let said = || self.sentence("tournament-ask-too-many", &values);
        (is_swiss && rounds > most).then(said)
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
        lines.extend(self.too_many_rounds());
        lines.push(self.sentence("tournament-ask-review", &[]));
        lines
    }

    /// The event as the file will have it.
    fn file(&self) -> Option<EventFile> {
        file::read(&self.text()).ok()
    }

    /// How the open question is answered, and what each answer of a list is.
    fn help(&self) -> Vec<Vec<Span>> {
        let how = match self.open() {
            EventAsk::Key(Key::System) => "match-help-choice",
            EventAsk::Key(key) => form(key),
            EventAsk::Team => form(Key::TeamName),
            EventAsk::Player => "tournament-ask-help-player",
            EventAsk::Review => "tournament-ask-review",
        };
        let mut lines = vec![self.sentence(how, &[])];
        match self.open() {
            EventAsk::Key(Key::System) => {
                let named = (1_usize..).zip(SYSTEMS.map(word_of));
                let told = named.map(|(at, word)| (at, explanation(word).unwrap_or(word)));
                lines.extend(told.map(|(at, id)| self.choice(at.into(), id)));
            }
            EventAsk::Key(Key::TieBreaks) => {
                let known = if self.plays_in_teams() { KNOWN_OF_TEAMS } else { KNOWN_TIES };
                lines.extend(known.iter().filter_map(|acronym| {
                    let word = self.tie_names().of_acronym(acronym)?.into();
                    let values = [("number", (*acronym).into()), ("word", word)];
                    Some(self.sentence("match-choice", &values))
                }));
            }
            _ => {}
        }
        lines
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

/// Whether a list is one of tie-breaks of this kind, none of them twice.
fn are_all<T: FromStr>(list: &str) -> bool {
    file::can_be(Key::TieBreaks, list)
        && list.split(',').all(|name| name.trim().parse::<T>().is_ok())
}

/// What a system is called.
fn word_of(system: &str) -> &'static str {
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
