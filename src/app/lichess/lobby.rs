//! What is typed at the prompt of lichess, and what is said there. Pure.

use shakmaty::Color;

use crate::app::open;
use crate::app::reasons::of_server;
use crate::archive::{Header, Player};
use crate::clean;
use crate::command::online::{ONLINE_COMMANDS, OnlineCommand};
use crate::config::Settings;
use crate::laws::{Announcing, Variant};
use crate::notation::position;
use crate::online::{self, Account, AccountEvent, Began, Challenge, Ongoing, Tempo};
use crate::table::Blindfold;
use crate::voices::voice::Word;
use crate::voices::{Narrator, Priority, Utterance, Value};

/// The time of a game if none is typed.
const USUAL: Tempo = Tempo::Clock { limit: 900, increment: 10 };

/// Levels of the server's own program.
const LEVELS: std::ops::RangeInclusive<u8> = 1..=8;

/// What is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Asked {
    /// A stranger is sought.
    Seek(Tempo, Variant),
    /// Somebody is challenged.
    Challenge(Challenged, Tempo, Variant, Option<Color>),
    /// A challenge is accepted.
    Accept(Challenge),
    /// It is declined.
    Decline(Challenge),
    /// Nobody is sought and challenged any more.
    Cancel,
    /// The games that go on are listed.
    Games,
    /// This game is played.
    Play(Ongoing),
    /// The token is given back.
    Forget,
    /// The player leaves.
    Quit,
    /// Only this is said.
    Say(Utterance),
    /// Nothing.
    Nothing,
}

/// Who is challenged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Challenged {
    /// The server's own program, of this level.
    Machine(u8),
    /// Somebody of this name.
    Person(String),
}

/// What is known at the prompt.
#[derive(Debug)]
pub struct Lobby {
    narrator: Narrator,
    /// Who the player is.
    pub account: Account,
    /// The games that go on.
    pub games: Vec<Ongoing>,
    /// The challenges to the player, the newest last.
    pub challenges: Vec<Challenge>,
}

impl Lobby {
    /// The prompt of a player.
    #[must_use]
    pub const fn new(narrator: Narrator, account: Account, games: Vec<Ongoing>) -> Self {
        Self { narrator, account, games, challenges: Vec::new() }
    }

    /// The voices.
    #[must_use]
    pub const fn narrator(&self) -> &Narrator {
        &self.narrator
    }

    /// Says a sentence.
    #[must_use]
    pub fn say(&self, id: &str, values: &[(&str, Value)]) -> Utterance {
        self.narrator.say(Priority::Move, id, values)
    }

    fn named(&self, command: OnlineCommand) -> Value {
        self.narrator.talk.listed_name(&command.spec()).into()
    }

    /// What is said first.
    #[must_use]
    pub fn welcome(&self) -> Utterance {
        let values = [
            ("name", self.account.name.as_str().into()),
            ("count", self.games.len().into()),
            ("help", self.named(OnlineCommand::Help)),
        ];
        self.say("lichess-welcome", &values)
    }

    /// What is asked for by a line.
    #[must_use]
    pub fn line(&self, line: &str) -> Asked {
        let line = line.trim();
        if line.is_empty() {
            return Asked::Nothing;
        }
        let (word, rest, spec) = self.narrator.talk.split_listed(&ONLINE_COMMANDS, line);
        let Some(spec) = spec else {
            let values = [
                ("word", clean::line(word).into_owned().into()),
                ("help", self.named(OnlineCommand::Help)),
            ];
            return Asked::Say(self.say("lichess-unknown", &values));
        };
        match spec.command {
            OnlineCommand::Seek => self.seek(rest),
            OnlineCommand::Challenge => self.challenge(rest),
            OnlineCommand::Accept => self.about_challenge(Asked::Accept),
            OnlineCommand::Decline => self.about_challenge(Asked::Decline),
            OnlineCommand::Cancel => Asked::Cancel,
            OnlineCommand::Games => Asked::Games,
            OnlineCommand::Play => self.play(rest),
            OnlineCommand::Forget => Asked::Forget,
            OnlineCommand::Help => Asked::Say(self.help()),
            OnlineCommand::Quit => Asked::Quit,
        }
    }

    fn help(&self) -> Utterance {
        let values = ONLINE_COMMANDS.map(|spec| (spec.name, self.named(spec.command)));
        self.say("lichess-help", &values)
    }

    fn seek(&self, words: &str) -> Asked {
        match self.terms(words) {
            Ok((tempo, ..)) if !tempo.may_be_sought() => {
                Asked::Say(self.say("lichess-too-fast-to-seek", &[]))
            }
            // Nobody may choose a colour against a stranger.
            Ok((tempo, variant, _)) => Asked::Seek(tempo, variant),
            Err(wrong) => Asked::Say(wrong),
        }
    }

    fn challenge(&self, words: &str) -> Asked {
        let (first, rest) = words.split_once(char::is_whitespace).unwrap_or((words, ""));
        if first.is_empty() {
            let values = [("challenge", self.named(OnlineCommand::Challenge))];
            return Asked::Say(self.say("lichess-challenge-whom", &values));
        }
        let (whom, rest) = if first.eq_ignore_ascii_case("ai") {
            let (level, rest) = rest.trim().split_once(char::is_whitespace).unwrap_or((rest, ""));
            match level.trim().parse() {
                Ok(level) if LEVELS.contains(&level) => (Challenged::Machine(level), rest),
                Err(_) if level.trim().is_empty() => (Challenged::Machine(1), rest),
                Ok(_) | Err(_) => return Asked::Say(self.say("lichess-level-wrong", &[])),
            }
        } else {
            (Challenged::Person(first.to_owned()), rest)
        };
        match self.terms(rest) {
            Ok((tempo, ..)) if !tempo.may_be_challenged() => {
                Asked::Say(self.say("lichess-too-fast", &[]))
            }
            Ok((tempo, variant, color)) => Asked::Challenge(whom, tempo, variant, color),
            Err(wrong) => Asked::Say(wrong),
        }
    }

    /// A time, a game and a colour, in any order, each or none.
    fn terms(&self, words: &str) -> Result<(Tempo, Variant, Option<Color>), Utterance> {
        let mut terms = (USUAL, Variant::Standard, None);
        for word in words.split_whitespace() {
            let meant = self.narrator.talk.word(word);
            if let Some(word @ (Word::White | Word::Black)) = meant {
                terms.2 = Some(Color::from_white(word == Word::White));
            } else if let Some(variant) = Variant::of_id(&self.narrator.talk.values(word)) {
                terms.1 = variant;
            } else if let Ok(tempo) = word.parse() {
                terms.0 = tempo;
            } else {
                let word = clean::line(word).into_owned();
                return Err(self.say("lichess-terms-wrong", &[("word", word.into())]));
            }
        }
        Ok(terms)
    }

    fn about_challenge(&self, asked: fn(Challenge) -> Asked) -> Asked {
        match self.challenges.last() {
            Some(challenge) => asked(challenge.clone()),
            None => Asked::Say(self.say("lichess-no-challenge", &[])),
        }
    }

    fn play(&self, words: &str) -> Asked {
        let number = words.trim().parse::<usize>().ok();
        let found = match (number, &self.games[..]) {
            (_, []) => return Asked::Say(self.say("lichess-no-games", &[])),
            (None, [one]) => Some(one),
            (None, games) => games.iter().find(|game| game.my_turn).or(games.first()),
            (Some(number), games) => number.checked_sub(1).and_then(|at| games.get(at)),
        };
        match found {
            Some(game) => Asked::Play(game.clone()),
            None => Asked::Say(self.say("lichess-no-such-game", &[("number", words.into())])),
        }
    }

    /// The games that go on, each by its number.
    #[must_use]
    pub fn listed(&self) -> Vec<Utterance> {
        if self.games.is_empty() {
            return vec![self.say("lichess-no-games", &[])];
        }
        let one = |(number, game): (usize, &Ongoing)| {
            let values = [
                ("number", number.into()),
                ("name", game.opponent.as_str().into()),
                ("color", self.narrator.color(game.color)),
                ("turn", if game.my_turn { "own" } else { "other" }.into()),
            ];
            self.say("lichess-game", &values)
        };
        (1..).zip(&self.games).map(one).collect()
    }

    /// What happens to the account: what is said of it, and the game that has begun, if one has.
    pub fn hears(&mut self, event: AccountEvent) -> (Option<Utterance>, Option<Ongoing>) {
        match event {
            AccountEvent::Began(game) => {
                let is_new = !self.games.iter().any(|known| known.id == game.id);
                self.games.retain(|known| known.id != game.id);
                self.games.push(game.clone());
                (None, is_new.then_some(game))
            }
            AccountEvent::Ended(id) => {
                self.games.retain(|game| game.id != id);
                (None, None)
            }
            AccountEvent::Challenged(challenge) => {
                if challenge.from == self.account.name {
                    return (None, None);
                }
                let said = challenge_said(&self.narrator, &challenge);
                self.challenges.retain(|known| known.id != challenge.id);
                self.challenges.push(challenge);
                (Some(said), None)
            }
            AccountEvent::Cancelled(id) => {
                let before = self.challenges.len();
                self.challenges.retain(|known| known.id != id);
                let gone = before > self.challenges.len();
                (gone.then(|| self.say("lichess-challenge-gone", &[])), None)
            }
            AccountEvent::Declined(_, reason) => {
                let reason = [("reason", of_server(&reason))];
                (Some(self.say("lichess-challenge-declined", &reason)), None)
            }
            AccountEvent::Other => (None, None),
        }
    }
}

/// That somebody challenges.
#[must_use]
pub fn challenge_said(narrator: &Narrator, challenge: &Challenge) -> Utterance {
    let named = |command: OnlineCommand| narrator.talk.listed_name(&command.spec()).into();
    let values = [
        ("name", challenge.from.as_str().into()),
        ("time", challenge.tempo.to_string().into()),
        ("variant", named_variant(narrator, &challenge.variant)),
        ("rated", if challenge.rated { "rated" } else { "casual" }.into()),
        ("accept", named(OnlineCommand::Accept)),
        ("decline", named(OnlineCommand::Decline)),
    ];
    narrator.say(Priority::Move, "lichess-challenged", &values)
}

/// A game as the player calls it; one that is not played here, by the word of the server.
fn named_variant(narrator: &Narrator, key: &str) -> Value {
    match variant(key) {
        _ if key == FROM_POSITION => narrator.word("plan-position"),
        Some(variant) => narrator.variants().name(variant).into(),
        None => of_server(key),
    }
}

/// The game of the server as a game of the program; `None` if it is one that is not played here.
#[must_use]
pub fn header(
    began: &Began,
    settings: &Settings,
    account: &Account,
    opponent: &str,
) -> Option<Header> {
    let variant = variant(&began.variant)?;
    let first = match &began.fen {
        Some(fen) => position::read_under(fen, variant).ok()?.whole()?,
        None => variant.start(),
    };
    let white = began.players.white.id == account.id;
    let machine = began.players.iter().any(|player| player.ai.is_some());
    let place = if machine { Header::MACHINE_ELSEWHERE } else { "lichess " };
    let who = |mine: bool| if mine { Player::Human } else { Player::Remote };
    let time = began.clock.map(|(initial, increment)| {
        // What is less than a minute the server tells with the first position.
        format!("{}+{}", initial.as_secs().div_ceil(60), increment.as_secs())
    });
    // The server's own program has a name only where games are listed.
    let named = |player: &online::Player| match player.ai {
        Some(_) => opponent.to_owned(),
        None => player.name.clone(),
    };
    let usual = open::header(settings, &first, variant.mode(), None);
    Some(Header {
        variant,
        time,
        white: who(white),
        black: who(!white),
        white_name: named(&began.players.white),
        black_name: named(&began.players.black),
        engine: None,
        announcing: Announcing::Off,
        touch: false,
        strict: false,
        blindfold: if settings.blindfold.is_off() { Blindfold::Off } else { Blindfold::On },
        odds: None,
        elsewhere: Some([place, &began.id].concat()),
        ..usual
    })
}

/// What the server calls a game of chess that begins from a position of its own.
const FROM_POSITION: &str = "fromPosition";

/// A game by the name that the server has for it.
fn variant(key: &str) -> Option<Variant> {
    match key {
        FROM_POSITION => Some(Variant::Standard),
        key => Variant::ALL.into_iter().find(|variant| server_key(*variant) == key),
    }
}

/// The name that the server has for a game.
#[must_use]
pub const fn server_key(variant: Variant) -> &'static str {
    match variant {
        Variant::Standard => "standard",
        Variant::Chess960 => "chess960",
        Variant::KingOfTheHill => "kingOfTheHill",
        Variant::ThreeCheck => "threeCheck",
        Variant::Crazyhouse => "crazyhouse",
        Variant::Antichess => "antichess",
        Variant::Atomic => "atomic",
        Variant::Horde => "horde",
        Variant::RacingKings => "racingKings",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::voices::Library;
    use crate::voices::announce::Style;

    fn challenge(variant: &str) -> Challenge {
        Challenge {
            id: "chal0007".to_owned(),
            from: "Eve".to_owned(),
            to: "Ben".to_owned(),
            variant: variant.to_owned(),
            rated: false,
            tempo: USUAL,
        }
    }

    #[test]
    fn words_of_the_server_are_english_and_games_have_the_names_of_the_player() {
        let german = Library::built_in().get("de").unwrap();
        let narrator = Narrator::new(german.clone(), &german, Style::default());
        let challenged = |variant| challenge_said(&narrator, &challenge(variant));
        let of = |said: &Utterance, text: &str| {
            let span = said.spans.iter().find(|span| span.written.contains(text)).unwrap();
            span.language.tag().to_owned()
        };
        for (key, name) in [
            ("standard", "Schach"),
            ("chess960", "Schach960"),
            ("fromPosition", "besondere Anfangsstellung"),
            ("antichess", "Räuberschach"),
        ] {
            assert!(challenged(key).written().contains(&format!(", {name}, ")), "{key}");
            assert_eq!(of(&challenged(key), name), "de");
        }
        assert_eq!(of(&challenged("shatranj"), "shatranj"), "en");
        let account = Account { id: "ben".to_owned(), name: "Ben".to_owned() };
        let mut lobby = Lobby::new(narrator.clone(), account, Vec::new());
        let why = AccountEvent::Declined("chal0007".to_owned(), "Not now.".to_owned());
        assert_eq!(of(&lobby.hears(why).0.unwrap(), "Not now."), "en");
    }
}
