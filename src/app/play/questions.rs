//! Asks the questions of the first start, and asks them again when the player wants that; and tells of
//! the game that was left where nothing is asked.

use std::process::ExitCode;

use crate::app::input::Input;
use crate::app::offers::offers;
use crate::app::open::{self, FoundGame};
use crate::app::play::{HomeInput, Start, Terminal, voices};
use crate::app::reasons::setting_reason;
use crate::app::session::returning;
use crate::app::setup::{SetupAnswer, SetupQuestions};
use crate::config::{self, FaceChoice, FileError, Settings};
use crate::laws::At;
use crate::ui::screen::rows;
use crate::ui::{Mode, Typed};
use crate::voices::{Library, Narrator, Utterance};

/// Asks the questions again, keeps the answers and says what was kept.
///
/// # Errors
///
/// When the system gives no threads.
pub fn set_up(start: &Start) -> std::io::Result<ExitCode> {
    let (mut library, narrator, messages) = voices(start);
    let mut terminal = Terminal::open(start, At::ZERO, || offers(&narrator))?;
    terminal.show(&start.settings, &narrator);
    for message in &messages {
        terminal.outputs.say(message);
    }
    let mut settings = start.settings.clone();
    let mut asked = terminal.ask(start, &mut settings, &mut library);
    for lost in asked.setup.lost_before() {
        terminal.outputs.face.print(&lost);
    }
    let (end, kept) = asked.end("setup-unchanged", |setup| kept(setup, &settings, &mut library));
    terminal.outputs.say(&end);
    terminal.close();
    Ok(if kept { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn kept(setup: &SetupQuestions, settings: &Settings, library: &mut Library) -> Utterance {
    let face = match settings.face {
        FaceChoice::Line => "line",
        FaceChoice::Screen => "screen",
    };
    let speech = if settings.speech { "on" } else { "off" };
    let (narrator, _) = open::narrator(settings, library);
    let moves = narrator.moves.name().into();
    let values = [("speech", speech.into()), ("face", face.into()), ("moves", moves)];
    setup.farewell("setup-kept", &values)
}

/// What a player does at a question.
enum AtQuestion {
    Line(String),
    /// He wants quiet: the question is asked again.
    Stop,
    End,
}

/// What became of the questions.
struct SetupOutcome {
    setup: SetupQuestions,
    /// Whether the answers are in the file; `None` if the player has left.
    kept: Option<Result<(), FileError>>,
}

impl SetupOutcome {
    /// What is said at the end, and whether the answers are in the file.
    fn end(self, left: &str, kept: impl FnOnce(&SetupQuestions) -> Utterance) -> (Utterance, bool) {
        let setup = &self.setup;
        match self.kept {
            None => (setup.farewell(left, &[]), false),
            Some(Ok(())) => (kept(setup), true),
            Some(Err(error)) => (setup.not_kept(setting_reason(&error)), false),
        }
    }
}

impl Terminal<HomeInput> {
    /// Asks the questions of the first start; false if the player has left. A disk that keeps
    /// nothing tells so, and the game begins.
    pub(super) fn ask_setup(
        &mut self,
        start: &Start,
        settings: &mut Settings,
        library: &mut Library,
    ) -> bool {
        let mut asked = self.ask(start, settings, library);
        let goes_on = asked.kept.is_some();
        // The game tells it, and knows it then.
        let game = self.inbox.through(|lost| HomeInput::Input(Input::Terminal(lost)));
        asked.setup.take_lost().into_iter().for_each(|lost| game.put(lost));
        self.outputs
            .say(&asked.end("setup-cancelled", |setup| setup.farewell("setup-done", &[])).0);
        goes_on
    }

    /// Asks, and keeps the answers when all are given: all of them or none.
    fn ask(
        &mut self,
        start: &Start,
        settings: &mut Settings,
        library: &mut Library,
    ) -> SetupOutcome {
        let file = start.folders.settings();
        let talk = open::voice_or_english(library, &settings.talk);
        let mut setup = SetupQuestions::new(library, talk, !file.exists());
        if start.mode != Mode::Plain {
            setup = setup.in_rows(rows());
        }
        let mut answers = Vec::new();
        let mut asks = true;
        while let Some(question) = setup.question() {
            if asks {
                self.outputs.say(&question);
            }
            asks = true;
            let line = match self.read_line(&mut setup) {
                AtQuestion::Line(line) => line,
                AtQuestion::Stop => continue,
                AtQuestion::End if setup.asks_the_name() => String::new(),
                AtQuestion::End => return SetupOutcome { setup, kept: None },
            };
            match setup.answer(&line) {
                SetupAnswer::Again(again) => {
                    self.outputs.say(&again);
                    asks = setup.is_asked_again();
                }
                SetupAnswer::Left => return SetupOutcome { setup, kept: None },
                SetupAnswer::Set(set) => {
                    let spoke = settings.speech;
                    for (key, value) in &set {
                        // The answers are all possible.
                        let _ = settings.set(*key, value);
                    }
                    // Speech that is on already would be asked anew, and would fail anew.
                    if settings.speech != spoke {
                        self.outputs.speaker.turn(settings.speech);
                    }
                    answers.extend(set);
                }
            }
        }
        SetupOutcome { setup, kept: Some(config::save_all(&file, &answers)) }
    }

    /// The next line; an unreadable one is empty. What is being said stops.
    fn read_line(&mut self, setup: &mut SetupQuestions) -> AtQuestion {
        self.outputs.face.ready();
        let read = match self.typed(|come| setup.lost_words(come)) {
            Typed::Line(line) => AtQuestion::Line(line),
            Typed::End | Typed::OutputLost => AtQuestion::End,
            Typed::NotText | Typed::TooLong | Typed::Pasted(_) => AtQuestion::Line(String::new()),
            Typed::Interrupt => AtQuestion::Stop,
        };
        self.outputs.speaker.hush();
        read
    }
}

/// What was found. A game that was left is let go of where the player is not asked about it: then he
/// is told of it, and another one begins.
pub(super) fn asked_or_told(
    found: FoundGame,
    start: &Start,
    narrator: &Narrator,
    messages: &mut Vec<Utterance>,
) -> FoundGame {
    match found {
        FoundGame::Unfinished(_, listed) if !start.may_ask.go_on => {
            messages.push(returning::can_be_resumed(narrator, &listed));
            FoundGame::Nothing
        }
        found => found,
    }
}
