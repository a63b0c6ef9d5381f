//! A game with another home at a terminal: hosts it or joins it, waits, plays, and offers another one.

use std::io;
use std::process::ExitCode;
use std::rc::Rc;

use shakmaty::Color;

use crate::app::elsewhere::RulerLine;
use crate::app::homes::guest::JoinedGame;
use crate::app::homes::host::{Begins, HostedGame};
use crate::app::homes::{HomeNews, HomeTold, Terms, journal, news_said};
use crate::app::input::{FromTerminal, InboxSlot, Input};
use crate::app::link::{HostLock, Route, Sitting, Socket};
use crate::app::memory;
use crate::app::open;
use crate::app::play::ruled::{RuledGame, play_ruled};
use crate::app::play::{AfterGame, HomeInput, Start, Terminal, voices};
use crate::archive::Archive;
use crate::command::Command;
use crate::laws::At;
use crate::online::{Began, Wanted};
use crate::ui::Typed;
use crate::ui::completion::Offers;
use crate::voices::voice::Word;
use crate::voices::{Library, Narrator, Priority, Utterance, Value, called as spoken_name};

/// Hosts a game on these terms until the player leaves; without a word the one that was left goes on, if
/// there is one.
///
/// # Errors
///
/// When the system gives no threads.
pub fn host_home(start: &Start, words: &str) -> io::Result<ExitCode> {
    let (mut home, mut terminal) = Home::open(start)?;
    let terms = match Terms::read(&home.narrator, words, &start.settings, open::random()) {
        Ok(terms) => Box::new(terms),
        Err(word) => {
            let wrong = home.say("home-terms-wrong", &[("word", word.into())]);
            return Ok(refuse(terminal, &wrong));
        }
    };
    let claim = match HostLock::take(&start.folders) {
        Ok(claim) => claim,
        Err(unopened) => return Ok(refuse(terminal, &unopened.say(&home.narrator))),
    };
    let begins = match journal::left(start.folders.data()) {
        Some(left) => {
            let other = left.umpire.terms();
            let name = player_named(&home.narrator, other, !other.host);
            let goes_on = words.trim().is_empty()
                || match home.asks(&mut terminal, "home-go-on", &[("name", name)]) {
                    Some(goes_on) => goes_on,
                    None => return Ok(home.leaves(terminal)),
                };
            if goes_on { Begins::Left(Box::new(left)) } else { Begins::New(terms) }
        }
        None => Begins::New(terms),
    };
    let waits = home.hosting(&begins);
    let told = told(&terminal);
    let data = start.folders.data().to_owned();
    let line = Socket::listen(&start.folders, claim)
        .and_then(|socket| HostedGame::open(data, socket, begins, &home.narrator, told));
    match line {
        Ok(line) => home.line = Some(Rc::new(Line::Hosted(line))),
        Err(unopened) => return Ok(refuse(terminal, &unopened.say(&home.narrator))),
    }
    for said in waits {
        terminal.outputs.say(&said);
    }
    home.run(terminal)
}

/// Joins the game that another home hosts, until the player leaves.
///
/// # Errors
///
/// When the system gives no threads.
pub fn join_home(start: &Start, route: Route) -> io::Result<ExitCode> {
    let (mut home, mut terminal) = Home::open(start)?;
    if matches!(route, Route::By(_)) {
        terminal.outputs.say(&home.say("client-connects", &[]));
    }
    let line = JoinedGame::open(
        start.folders.clone(),
        route,
        Sitting::new(open::random()),
        start.settings.name.clone(),
        told(&terminal),
    )?;
    home.line = Some(Rc::new(Line::Joined(line)));
    home.run(terminal)
}

/// The line to the umpire.
#[derive(Debug)]
enum Line {
    Hosted(HostedGame),
    Joined(JoinedGame),
}

impl Line {
    fn rematch(&self) {
        match self {
            Self::Hosted(game) => game.rematch(),
            Self::Joined(game) => game.rematch(),
        }
    }

    fn agrees(&self, agrees: bool) {
        if let Self::Joined(game) = self {
            game.agrees(agrees);
        }
    }
}

impl RulerLine for Rc<Line> {
    fn order(&self, wanted: Wanted) {
        match &**self {
            Line::Hosted(game) => game.order(wanted),
            Line::Joined(game) => game.order(wanted),
        }
    }
}

/// A home with a game that another one plays too.
struct Home<'a> {
    start: &'a Start,
    archive: Archive,
    library: Library,
    narrator: Narrator,
    line: Option<Rc<Line>>,
    /// What is offered, while the player has not answered.
    offered: Option<Box<Terms>>,
    /// Whether the player has left a game and wants no other.
    has_left: bool,
}

/// What follows from something at the prompt.
enum Then {
    Wait,
    Play(Box<Terms>, Box<Began>),
    Leave(ExitCode),
}

impl<'a> Home<'a> {
    fn open(start: &'a Start) -> io::Result<(Self, Terminal<HomeInput>)> {
        memory::close();
        let (library, narrator, mut messages) = voices(start);
        let archive = open::archive(&start.folders, &narrator, &mut messages);
        let mut terminal = Terminal::open(start, At::ZERO, Offers::default)?;
        terminal.show(&start.settings, &narrator);
        for message in &messages {
            terminal.outputs.say(message);
        }
        Ok((
            Self { start, archive, library, narrator, line: None, offered: None, has_left: false },
            terminal,
        ))
    }

    fn say(&self, id: &str, values: &[(&str, Value)]) -> Utterance {
        self.narrator.say(Priority::Move, id, values)
    }

    /// What the host hears while nobody has come: his terms, and how the other one joins.
    fn hosting(&self, begins: &Begins) -> Vec<Utterance> {
        let said = match begins {
            Begins::New(terms) => {
                let terms = self.terms(terms, terms.host);
                self.say("home-hosting", &terms)
            }
            Begins::Left(left) => {
                let terms = left.umpire.terms();
                let name = player_named(&self.narrator, terms, !terms.host);
                self.say("home-hosting-again", &[("name", name)])
            }
        };
        vec![said, self.say("home-how", &[])]
    }

    /// The terms as they are told to the player of a colour.
    fn terms(&self, terms: &Terms, color: Color) -> Vec<(&'static str, Value)> {
        let time = match &terms.control {
            Some(control) => control.to_string().into(),
            None => self.narrator.word("home-no-clocks"),
        };
        vec![
            ("name", player_named(&self.narrator, terms, !color)),
            ("time", time),
            ("variant", self.narrator.variants().name(terms.variant).into()),
            ("color", self.narrator.color(color)),
            ("strict", if terms.strict { "strict" } else { "friendly" }.into()),
        ]
    }

    /// A question that is answered by yes or no; nothing if the player leaves.
    fn asks(
        &self,
        terminal: &mut Terminal<HomeInput>,
        id: &str,
        values: &[(&str, Value)],
    ) -> Option<bool> {
        loop {
            terminal.outputs.say(&self.say(id, values));
            terminal.outputs.face.ready();
            let typed = terminal.typed(|come| come.lost_words(&self.narrator));
            terminal.outputs.speaker.hush();
            match typed {
                Typed::Line(line) => match self.narrator.talk.word(line.trim()) {
                    Some(Word::Yes) => return Some(true),
                    Some(Word::No) => return Some(false),
                    _ if self.quits(&line) => return None,
                    _ => {}
                },
                Typed::Interrupt => {}
                typed => {
                    typed.not_taken()?;
                }
            }
        }
    }

    fn quits(&self, line: &str) -> bool {
        self.narrator.talk.command(line.trim()) == Some(Command::Quit)
    }

    fn run(&mut self, mut terminal: Terminal<HomeInput>) -> io::Result<ExitCode> {
        // What comes through a pipe is for the host's question, which has yet to come.
        let joins = matches!(self.line.as_deref(), Some(Line::Joined(_)));
        let mut is_held = joins && self.start.in_step.0;
        let (mut waiting, mut is_read) = (Vec::new(), false);
        loop {
            let then = if self.has_left {
                Then::Leave(ExitCode::SUCCESS)
            } else if let Some(news) = waiting.pop() {
                // It was told while the game was played.
                self.follows(&mut terminal, news)
            } else {
                if !is_held && !std::mem::replace(&mut is_read, true) {
                    terminal.outputs.face.ready();
                }
                let (_, Some(come)) = terminal.inbox.take(None) else { continue };
                let typed =
                    matches!(come, HomeInput::Input(Input::Terminal(FromTerminal::Typed(_))));
                is_read &= !typed;
                is_held &= !matches!(come, HomeInput::Homes(_));
                self.handle(&mut terminal, come)
            };
            match then {
                Then::Wait => {}
                Then::Leave(code) => {
                    self.line = None;
                    terminal.outputs.say(&self.say("goodbye", &[]));
                    terminal.close();
                    return Ok(code);
                }
                Then::Play(terms, began) => {
                    let news;
                    (terminal, news) = self.play(terminal, &terms, began);
                    waiting.extend(news.into_iter().rev());
                    is_read = false;
                }
            }
        }
    }

    fn handle(&mut self, terminal: &mut Terminal<HomeInput>, come: HomeInput) -> Then {
        match come {
            HomeInput::Homes(news) => self.hears(terminal, news),
            HomeInput::Input(Input::Terminal(FromTerminal::Typed(typed))) => {
                terminal.outputs.speaker.hush();
                self.typed(terminal, &typed)
            }
            HomeInput::Input(Input::Terminal(come)) => {
                if let Some(lost) = come.lost_words(&self.narrator) {
                    terminal.outputs.face.print(&lost);
                }
                Then::Wait
            }
            // What comes late of a game that was left.
            HomeInput::Input(_) | HomeInput::Account(_) | HomeInput::Screen(_) => Then::Wait,
        }
    }

    fn hears(&mut self, terminal: &mut Terminal<HomeInput>, news: HomeNews) -> Then {
        if let Some(said) = news_said(&self.narrator, &news) {
            terminal.outputs.say(&said);
        }
        self.follows(terminal, news)
    }

    fn follows(&mut self, terminal: &mut Terminal<HomeInput>, news: HomeNews) -> Then {
        match news {
            HomeNews::Begins(terms, began) => Then::Play(terms, began),
            HomeNews::Offered(_, true) => self.agrees(true),
            HomeNews::Offered(terms, false) => {
                terminal.outputs.say(&self.offer(&terms));
                self.offered = Some(terms);
                Then::Wait
            }
            HomeNews::Declined(..) | HomeNews::Rematch | HomeNews::NotKept(_) => Then::Wait,
            HomeNews::Unreached(_) | HomeNews::Taken => Then::Leave(ExitCode::FAILURE),
            HomeNews::Closed(_) => Then::Leave(ExitCode::SUCCESS),
        }
    }

    /// Answers the offer of the host.
    fn agrees(&self, agrees: bool) -> Then {
        if let Some(line) = &self.line {
            line.agrees(agrees);
        }
        if agrees { Then::Wait } else { Then::Leave(ExitCode::SUCCESS) }
    }

    fn offer(&self, terms: &Terms) -> Utterance {
        self.say("home-offer", &self.terms(terms, !terms.host))
    }

    fn typed(&mut self, terminal: &mut Terminal<HomeInput>, typed: &Typed) -> Then {
        match typed {
            Typed::Line(line) if line.trim().is_empty() => Then::Wait,
            Typed::Line(line) if self.quits(line) => Then::Leave(ExitCode::SUCCESS),
            Typed::Line(line) => {
                if let Some(terms) = self.offered.take() {
                    return self.answers(terminal, terms, line);
                }
                let quit = self.narrator.talk.command_name(Command::Quit);
                terminal.outputs.say(&self.say("home-waits", &[("quit", quit.into())]));
                Then::Wait
            }
            Typed::Interrupt => Then::Wait,
            typed => match typed.not_taken() {
                Some(id) => {
                    terminal.outputs.say(&self.say(id, &[]));
                    Then::Wait
                }
                None => Then::Leave(ExitCode::SUCCESS),
            },
        }
    }

    /// The player answers the offer; what is no answer has it said again.
    fn answers(
        &mut self,
        terminal: &mut Terminal<HomeInput>,
        terms: Box<Terms>,
        line: &str,
    ) -> Then {
        match self.narrator.talk.word(line.trim()) {
            Some(Word::Yes) => self.agrees(true),
            Some(Word::No) => self.agrees(false),
            _ => {
                terminal.outputs.say(&self.offer(&terms));
                self.offered = Some(terms);
                Then::Wait
            }
        }
    }

    /// Plays a game until it is left; the terminal, and what came of the other home meanwhile.
    fn play(
        &mut self,
        mut terminal: Terminal<HomeInput>,
        terms: &Terms,
        began: Box<Began>,
    ) -> (Terminal<HomeInput>, Vec<HomeNews>) {
        let settings = &self.start.settings;
        let me = match self.line.as_deref() {
            Some(Line::Hosted(_)) => terms.host,
            Some(Line::Joined(_)) | None => !terms.host,
        };
        let Some(line) = self.line.clone() else { return (terminal, Vec::new()) };
        let game = RuledGame {
            start: self.start,
            narrator: &self.narrator,
            library: &self.library,
            header: terms.header(me, settings),
            line: Box::new(line),
            began,
            account: Vec::new(),
        };
        let archive = std::mem::replace(&mut self.archive, open::in_memory());
        let left = play_ruled(game, terminal, archive);
        self.archive = left.archive;
        terminal = left.terminal;
        self.has_left = left.after == AfterGame::Leaves;
        if let (Some(line), AfterGame::WantsRematch) = (&self.line, left.after) {
            line.rematch();
            terminal.outputs.say(&self.say("home-rematch-sent", &[]));
        } else if !left.is_over {
            terminal.outputs.say(&self.say("home-goes-on", &[]));
        }
        (terminal, left.homes)
    }

    fn leaves(&self, mut terminal: Terminal<HomeInput>) -> ExitCode {
        terminal.outputs.say(&self.say("goodbye", &[]));
        terminal.close();
        ExitCode::SUCCESS
    }
}

/// What a player is called: by his name, or as the other one.
fn player_named(narrator: &Narrator, terms: &Terms, color: Color) -> Value {
    match terms.names[color].as_str() {
        "" => narrator.color(color),
        name => spoken_name(name).into(),
    }
}

/// What the thread with the game tells this terminal.
fn told(terminal: &Terminal<HomeInput>) -> InboxSlot<HomeTold> {
    terminal.inbox.through(|told| match told {
        HomeTold::Game(told) => HomeInput::Input(Input::Elsewhere(told)),
        HomeTold::News(news) => HomeInput::Homes(news),
    })
}

fn refuse(mut terminal: Terminal<HomeInput>, why: &Utterance) -> ExitCode {
    terminal.outputs.refuse(why);
    terminal.close();
    ExitCode::FAILURE
}
