//! The prompt of lichess at a terminal: asks for a token, carries out what is typed, and plays the games.

mod entering;

use std::io;
use std::process::ExitCode;
use std::time::Duration;

use crate::app::elsewhere::Elsewhere;
use crate::app::input::{FromTerminal, Input};
use crate::app::lichess::{
    AccountLine, AccountNews, Asked, Challenged, GameLine, OpenSeek, header, server_key,
};
use crate::app::memory;
use crate::app::offers::offers_online;
use crate::app::open;
use crate::app::play::asking::reason as file_reason;
use crate::app::play::ruled::{RuledGame, RuledLeft, play_ruled};
use crate::app::play::{HomeInput, Start, Terminal, voices};
use crate::app::reasons::fault;
use crate::archive::Archive;
use crate::laws::At;
use crate::online::{Began, Fault, LICHESS, LichessClient, Ongoing, Tempo};
use crate::ui::Typed;
use crate::voices::{Library, Utterance};

use entering::{Entered, enter};

/// So long is waited for how a game stands before the player is back at the prompt.
const GAME: Duration = Duration::from_secs(40);

/// So long a game that was made may take to begin.
const BEGIN: Duration = Duration::from_secs(10);

/// Which server, and what is done there first.
#[derive(Clone, Debug, Default)]
pub struct Server {
    /// Its address; the usual one if none is given.
    pub base: Option<String>,
    /// The first line, if there is one.
    pub first: String,
}

/// Plays on lichess until the player leaves.
///
/// # Errors
///
/// When the system gives no threads.
pub fn go_online(start: &Start, server: &Server) -> io::Result<ExitCode> {
    memory::close();
    let (library, narrator, mut messages) = voices(start);
    let archive = open::archive(&start.folders, &narrator, &mut messages);
    let mut terminal = Terminal::open(start, At::ZERO, || offers_online(&narrator))?;
    terminal.show(&start.settings, &narrator);
    for message in &messages {
        terminal.outputs.say(message);
    }
    let base = server.base.clone().unwrap_or(LICHESS.to_owned());
    let Some(entered) = enter(&mut terminal, start, &narrator, &base) else {
        terminal.close();
        return Ok(ExitCode::FAILURE);
    };
    let slot = terminal.inbox.through(HomeInput::Account);
    let line = AccountLine::open(&entered.client, slot)?;
    let mut prompt = LichessPrompt { start, archive, library, entered, seek: None };
    let first = Some(server.first.clone()).filter(|first| !first.trim().is_empty());
    let code = prompt.run(terminal, first);
    drop(line);
    code
}

/// The prompt.
struct LichessPrompt<'a> {
    start: &'a Start,
    archive: Archive,
    library: Library,
    entered: Entered,
    seek: Option<OpenSeek>,
}

/// What follows from something at the prompt.
enum AfterLine {
    Wait,
    /// A game is to begin, and what is typed ahead is meant for it.
    Await,
    Play(Ongoing),
    Leave,
}

impl LichessPrompt<'_> {
    fn run(
        &mut self,
        mut terminal: Terminal<HomeInput>,
        first: Option<String>,
    ) -> io::Result<ExitCode> {
        terminal.outputs.say(&self.entered.lobby.welcome());
        let mut waiting: Vec<HomeInput> = Vec::new();
        let typed =
            |line| HomeInput::Input(Input::Terminal(FromTerminal::Typed(Typed::Line(line))));
        waiting.extend(first.map(typed));
        let (mut is_read, mut awaited) = (false, None);
        loop {
            let come = if let Some(come) = waiting.pop() {
                come
            } else {
                if !is_read {
                    terminal.outputs.face.ready();
                    is_read = true;
                }
                let (_, Some(come)) = terminal.inbox.take(awaited) else {
                    (is_read, awaited) = (false, None);
                    continue;
                };
                come
            };
            is_read &= !matches!(come, HomeInput::Input(Input::Terminal(FromTerminal::Typed(_))));
            match self.handle(&mut terminal, come) {
                AfterLine::Wait => {}
                AfterLine::Await => {
                    awaited = Some(terminal.inbox.now() + BEGIN);
                    is_read = true;
                }
                AfterLine::Leave => break,
                AfterLine::Play(game) => {
                    self.seek = None;
                    let news;
                    (terminal, news) = self.play(terminal, &game)?;
                    waiting.extend(news.into_iter().rev().map(HomeInput::Account));
                    (is_read, awaited) = (false, None);
                }
            }
        }
        let goodbye = self.entered.lobby.say("goodbye", &[]);
        terminal.outputs.say(&goodbye);
        terminal.close();
        Ok(ExitCode::SUCCESS)
    }

    fn handle(&mut self, terminal: &mut Terminal<HomeInput>, come: HomeInput) -> AfterLine {
        match come {
            HomeInput::Account(news) => self.hears(terminal, news),
            HomeInput::Input(Input::Terminal(FromTerminal::Typed(Typed::Line(line)))) => {
                terminal.outputs.speaker.hush();
                self.line(terminal, &line)
            }
            HomeInput::Input(Input::Terminal(FromTerminal::Typed(Typed::Interrupt))) => {
                AfterLine::Wait
            }
            HomeInput::Input(Input::Terminal(FromTerminal::Typed(typed))) => {
                match typed.not_taken() {
                    Some(id) => {
                        let said = self.entered.lobby.say(id, &[]);
                        terminal.outputs.say(&said);
                        AfterLine::Wait
                    }
                    None => AfterLine::Leave,
                }
            }
            HomeInput::Input(Input::Terminal(come)) => {
                if let Some(lost) = come.lost_words(self.entered.lobby.narrator()) {
                    terminal.outputs.face.print(&lost);
                }
                AfterLine::Wait
            }
            // What comes late of a game that was left.
            HomeInput::Input(_) | HomeInput::Homes(_) | HomeInput::Screen(_) => AfterLine::Wait,
        }
    }

    fn hears(&mut self, terminal: &mut Terminal<HomeInput>, news: AccountNews) -> AfterLine {
        let lobby = &mut self.entered.lobby;
        let said = match news {
            AccountNews::Event(event) => {
                let (said, begun) = lobby.hears(event);
                if let Some(said) = said {
                    terminal.outputs.say(&said);
                }
                return begun.map_or(AfterLine::Wait, AfterLine::Play);
            }
            AccountNews::Lost(why) => {
                let reason = [("reason", fault(lobby.narrator(), &why))];
                let id = if why.may_pass() { "lichess-lost" } else { "lichess-not-entered" };
                lobby.say(id, &reason)
            }
            AccountNews::Back => lobby.say("elsewhere-back", &[]),
            AccountNews::SeekEnded(Ok(())) => {
                self.seek = None;
                return AfterLine::Wait;
            }
            AccountNews::SeekEnded(Err(why)) => {
                self.seek = None;
                let reason = [("reason", fault(lobby.narrator(), &why))];
                lobby.say("lichess-seek-failed", &reason)
            }
        };
        terminal.outputs.say(&said);
        AfterLine::Wait
    }

    fn line(&mut self, terminal: &mut Terminal<HomeInput>, line: &str) -> AfterLine {
        let asked = self.entered.lobby.line(line);
        let said = match asked {
            Asked::Play(game) => return AfterLine::Play(game),
            Asked::Quit => return AfterLine::Leave,
            Asked::Nothing => return AfterLine::Wait,
            Asked::Say(said) => vec![said],
            Asked::Games => self.games(),
            Asked::Seek(tempo, variant) => {
                vec![self.seeks(terminal, tempo, server_key(variant))]
            }
            Asked::Challenge(Challenged::Machine(level), tempo, variant, color) => {
                let client = &self.entered.client;
                match client.challenge_ai(level, tempo, server_key(variant), color) {
                    Ok(_) => return AfterLine::Await,
                    Err(why) => self.done(Err(why), None).into_iter().collect(),
                }
            }
            Asked::Challenge(Challenged::Person(name), tempo, variant, color) => {
                let client = &self.entered.client;
                let made = client.challenge(&name, tempo, false, server_key(variant), color);
                let values = [("name", name.into()), ("time", tempo.to_string().into())];
                let said = self.entered.lobby.say("lichess-challenge-sent", &values);
                self.done(made.map(drop), Some(said)).into_iter().collect()
            }
            Asked::Accept(challenge) => {
                let said = self.answers(&challenge.id, LichessClient::accept);
                if said.is_empty() {
                    return AfterLine::Await;
                }
                said
            }
            Asked::Decline(challenge) => self.answers(&challenge.id, LichessClient::decline),
            Asked::Cancel => vec![self.cancels()],
            Asked::Forget => {
                let (said, forgotten) = self.forgets();
                terminal.outputs.say(&said);
                return if forgotten { AfterLine::Leave } else { AfterLine::Wait };
            }
        };
        for said in &said {
            terminal.outputs.say(said);
        }
        AfterLine::Wait
    }

    /// What is said after something was to be done: why it was not, or this.
    fn done(&self, done: Result<(), Fault>, said: Option<Utterance>) -> Option<Utterance> {
        let lobby = &self.entered.lobby;
        match done {
            Ok(()) => said,
            Err(why) => {
                let reason = [("reason", fault(lobby.narrator(), &why))];
                Some(lobby.say("elsewhere-not-done", &reason))
            }
        }
    }

    fn games(&mut self) -> Vec<Utterance> {
        match self.entered.client.playing() {
            Ok(games) => {
                self.entered.lobby.games = games;
                self.entered.lobby.listed()
            }
            Err(why) => self.done(Err(why), None).into_iter().collect(),
        }
    }

    fn seeks(
        &mut self,
        terminal: &Terminal<HomeInput>,
        tempo: Tempo,
        variant: &'static str,
    ) -> Utterance {
        // One at a time: the old one ends before the new one begins.
        self.seek = None;
        let slot = terminal.inbox.through(HomeInput::Account);
        let lobby = &self.entered.lobby;
        let Ok(seek) = OpenSeek::open(&self.entered.client, tempo, variant, slot) else {
            let reason = [("reason", fault(lobby.narrator(), &Fault::Unreached))];
            return lobby.say("lichess-seek-failed", &reason);
        };
        self.seek = Some(seek);
        lobby.say("lichess-seeking", &[("time", tempo.to_string().into())])
    }

    fn cancels(&mut self) -> Utterance {
        let id = if self.seek.take().is_some() { "lichess-seek-ended" } else { "lichess-no-seek" };
        self.entered.lobby.say(id, &[])
    }

    fn answers(
        &mut self,
        id: &str,
        answer: fn(&LichessClient, &str) -> Result<(), Fault>,
    ) -> Vec<Utterance> {
        let done = answer(&self.entered.client, id);
        self.entered.lobby.challenges.retain(|challenge| challenge.id != id);
        self.done(done, None).into_iter().collect()
    }

    /// Gives the token back, and what is said of it; whether it is forgotten.
    fn forgets(&self) -> (Utterance, bool) {
        let Entered { client, kept, base, lobby } = &self.entered;
        let revoked = client.revoke();
        if let Err(error) = kept.forget() {
            let reason = [("reason", lobby.narrator().word(file_reason(&error)))];
            return (lobby.say("lichess-token-not-deleted", &reason), false);
        }
        match revoked {
            Ok(()) | Err(Fault::TokenRefused) => (lobby.say("lichess-token-forgotten", &[]), true),
            Err(why) => {
                let page = [base, "/account/oauth/token"].concat();
                let values = [("reason", fault(lobby.narrator(), &why)), ("page", page.into())];
                (lobby.say("lichess-token-not-revoked", &values), true)
            }
        }
    }
}

impl LichessPrompt<'_> {
    /// Plays a game until it is left; the terminal, and what came by the line of the account meanwhile.
    fn play(
        &mut self,
        mut terminal: Terminal<HomeInput>,
        game: &Ongoing,
    ) -> io::Result<(Terminal<HomeInput>, Vec<AccountNews>)> {
        let slot = terminal.inbox.through(|told| HomeInput::Input(Input::Elsewhere(told)));
        let line = GameLine::open(&self.entered.client, &game.id, slot)?;
        let (began, news) = self.awaits(&mut terminal, &game.id);
        let Some(began) = began else { return Ok((terminal, news)) };
        let settings = &self.start.settings;
        let Some(header) = header(&began, settings, &self.entered.lobby.account, &game.opponent)
        else {
            let variant = [("variant", began.variant.as_str().into())];
            terminal.outputs.say(&self.entered.lobby.say("lichess-no-variant", &variant));
            return Ok((terminal, news));
        };
        let game = RuledGame {
            start: self.start,
            narrator: self.entered.lobby.narrator(),
            library: &self.library,
            header,
            line: Box::new(line),
            began,
            account: news,
        };
        let archive = std::mem::replace(&mut self.archive, open::in_memory());
        let RuledLeft { mut terminal, archive, account, is_over, .. } =
            play_ruled(game, terminal, archive);
        self.archive = archive;
        if !is_over {
            terminal.outputs.say(&self.entered.lobby.say("elsewhere-goes-on", &[]));
        }
        Ok((terminal, account))
    }

    /// Waits until it is known how a game stands; what it is, and what came meanwhile.
    fn awaits(
        &self,
        terminal: &mut Terminal<HomeInput>,
        id: &str,
    ) -> (Option<Box<Began>>, Vec<AccountNews>) {
        let lobby = &self.entered.lobby;
        let (until, mut news) = (terminal.inbox.now() + GAME, Vec::new());
        let mut told = false;
        loop {
            match terminal.inbox.take(Some(until)) {
                (_, Some(HomeInput::Input(Input::Elsewhere(Elsewhere::Full(began)))))
                    if began.id == id =>
                {
                    return (Some(began), news);
                }
                (_, Some(HomeInput::Input(Input::Elsewhere(Elsewhere::Lost(why))))) if !told => {
                    told = true;
                    let reason = [("reason", fault(lobby.narrator(), &why))];
                    terminal.outputs.say(&lobby.say("lichess-lost", &reason));
                    if !why.may_pass() {
                        return (None, news);
                    }
                }
                (_, Some(HomeInput::Account(come))) => news.push(come),
                // Whoever types now does not want to wait any longer.
                (_, Some(HomeInput::Input(Input::Terminal(FromTerminal::Typed(_)))) | None) => {
                    return (None, news);
                }
                (_, Some(HomeInput::Input(_) | HomeInput::Homes(_) | HomeInput::Screen(_))) => {}
            }
        }
    }
}
