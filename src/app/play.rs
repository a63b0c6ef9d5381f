//! Opens a session and runs its loop.

use std::process::ExitCode;

use crate::app::clock::SessionClock;
use crate::app::folders::Folders;
use crate::app::input::{Inbox, Input};
use crate::app::open::{self, Wanted};
use crate::app::perform::{Flow, Kept, Performer, reason};
use crate::app::session::{Act, Manner, Session};
use crate::app::setup::{Answered, Setup};
use crate::app::sound::Sounder;
use crate::archive::{Header, Replay, export, replay};
use crate::config::{self, Settings, Wrong};
use crate::laws::{At, Event};
use crate::ui::line::Options;
use crate::ui::{Face, Mode, Typed};
use crate::voices::{Library, Utterance};

/// Everything that is known before anything is opened.
#[derive(Debug)]
pub struct Start {
    /// Where things are kept.
    pub folders: Folders,
    /// The settings, from all their sources.
    pub settings: Settings,
    /// What is wrong with them, and in which file or variable.
    pub wrong: Vec<(String, Wrong)>,
    /// What is to be played.
    pub wanted: Wanted,
    /// How lines are read.
    pub mode: Mode,
    /// Whether the questions of the first start may be asked.
    pub may_ask: bool,
}

/// Plays until the player leaves.
///
/// # Errors
///
/// When the system gives no threads.
pub fn play(start: &Start) -> std::io::Result<ExitCode> {
    let mut library = Library::built_in();
    library.add_folder(&start.folders.voices());
    let (narrator, wrong) = open::narrator(&start.settings, &mut library);
    let file = start.folders.settings().display().to_string();
    let wrong = wrong.into_iter().map(|wrong| (file.clone(), wrong));
    let wrong: Vec<_> = start.wrong.iter().cloned().chain(wrong).collect();
    let mut messages = open::warnings(&narrator, &wrong, &mut library);
    let mut archive = open::archive(&start.folders, &narrator, &mut messages);
    let (wanted, settings) = (&start.wanted, &start.settings);
    let kept = open::game(wanted, settings, &start.folders, &narrator, &mut archive, &mut messages);
    let kept = match kept {
        Ok(kept) => kept,
        Err(refusal) => {
            messages.push(refusal);
            Desk::open(start, At::ZERO)?.close(&messages);
            return Ok(ExitCode::FAILURE);
        }
    };
    let rebuilt = rebuild(kept.header.clone(), &kept);
    let mut desk = Desk::open(start, rebuilt.at)?;
    for message in &messages {
        desk.say(message);
    }
    let mut settings = start.settings.clone();
    if start.may_ask && !desk.ask_setup(start, &mut settings, &mut library) {
        return Ok(ExitCode::SUCCESS);
    }
    let (narrator, _) = open::narrator(&settings, &mut library);
    let english = open::voice_or_english(&mut library, "en");
    let (speech, rate) = (settings.speech, settings.rate.unwrap_or(0));
    let manner = Manner { narrator, library, english, speech, rate };
    let (thinker, solver) = Performer::threads(&desk.inbox.slot())?;
    let performer = Performer {
        archive,
        kept,
        unsaved: false,
        folder: start.folders.data().to_owned(),
        settings: start.folders.settings(),
        face: desk.face,
        sounder: desk.sounder,
        thinker,
        solver,
    };
    Ok(run(&desk.inbox, manner, rebuilt, performer, start.mode))
}

/// What a player reads, types and hears through.
struct Desk {
    inbox: Inbox,
    face: Face,
    sounder: Sounder,
}

impl Desk {
    fn open(start: &Start, before: At) -> std::io::Result<Self> {
        let inbox = Inbox::new(SessionClock::starting_at(before));
        let slot = inbox.slot();
        let history = (start.mode == Mode::Editing).then(|| start.folders.history());
        let words = crate::command::COMMANDS.iter().map(|spec| spec.name.to_owned()).collect();
        let options = Options { mode: start.mode, history, words };
        let face = Face::start(options, move |typed| slot.put(Input::Typed(typed)))?;
        let mut sounder = Sounder::new(&start.settings, inbox.slot());
        sounder.turn(start.settings.speech);
        Ok(Self { inbox, face, sounder })
    }

    fn say(&self, utterance: &Utterance) {
        self.sounder.say(utterance);
        self.face.print(&utterance.written());
    }

    fn close(mut self, messages: &[Utterance]) {
        for message in messages {
            self.say(message);
        }
        self.face.finish();
        self.sounder.turn(false);
    }

    /// Asks the questions of the first start; false if the player has left.
    fn ask_setup(&mut self, start: &Start, settings: &mut Settings, library: &mut Library) -> bool {
        let talk = open::voice_or_english(library, &settings.talk);
        let mut setup = Setup::new(library, talk);
        while let Some(question) = setup.question() {
            self.say(&question);
            let Some(line) = self.read_line() else { break };
            self.sounder.hush();
            match setup.answer(&line) {
                Answered::Again(again) => self.say(&again),
                Answered::Set(key, value) => {
                    // The answers are all possible; a disk that keeps none tells so with the game.
                    let _ = settings.set(key, &value);
                    let _ = config::save(&start.folders.settings(), key, &value);
                    self.sounder.turn(settings.speech);
                }
            }
        }
        self.say(&setup.farewell());
        setup.question().is_none()
    }

    /// The next line; an unreadable one is empty, and none comes when the player has left.
    fn read_line(&self) -> Option<String> {
        self.face.ready();
        loop {
            match self.inbox.next(None).1 {
                Input::Typed(Typed::Line(line)) => return Some(line),
                Input::Typed(Typed::End | Typed::OutputLost) => return None,
                Input::Typed(Typed::NotText | Typed::Interrupt) => return Some(String::new()),
                _ => {}
            }
        }
    }
}

fn rebuild(header: Header, kept: &Kept) -> Replay {
    #[expect(clippy::expect_used, reason = "`open` has read the header, or made it")]
    replay(header, kept.entries()).expect("a header that can be played")
}

/// The loop: wait, handle, carry out.
fn run(
    inbox: &Inbox,
    manner: Manner,
    rebuilt: Replay,
    mut performer: Performer,
    mode: Mode,
) -> ExitCode {
    let mut session = Session::new(manner, performer.kept.id, rebuilt);
    let mut acts = session.open(inbox.now());
    let mut line_awaited = true;
    loop {
        match performer.perform(acts, &session) {
            Flow::On => {}
            Flow::NewGame => {
                (session, acts) = renew(session, &mut performer, inbox.now());
                continue;
            }
            Flow::Quit => return leave(performer, &session),
        }
        // A pipe goes on when everything that its last line has set off is done.
        if line_awaited && (mode == Mode::Editing || session.is_settled()) {
            performer.face.ready();
            line_awaited = false;
        }
        let (at, input) = inbox.next(session.deadline());
        let line =
            matches!(input, Input::Typed(Typed::Line(_) | Typed::NotText | Typed::Interrupt));
        line_awaited |= line;
        acts = session.handle(at, input);
    }
}

/// A new game like the last one.
fn renew(session: Session, performer: &mut Performer, at: At) -> (Session, Vec<Act>) {
    let seed = open::random().cast_signed();
    let level = session.level().get();
    let header = Header { level, seed, ..performer.kept.header.clone() };
    let mut failed = None;
    performer.kept = open::begin(&mut performer.archive, header, |error| {
        failed = Some(session.narrator().word(reason(error)));
    });
    let mut rebuilt = rebuild(performer.kept.header.clone(), &performer.kept);
    // The session's time goes on; the game begins in the middle of it.
    rebuilt.game.handle(at, &Event::TimePassed);
    let mut session = session.renew(performer.kept.id, rebuilt);
    let mut acts: Vec<Act> = Vec::new();
    acts.extend(failed.map(|reason| session.notice("unsaved", &[("reason", reason)])));
    acts.extend(session.open(at));
    (session, acts)
}

/// Says goodbye to the end, and prints what could not be kept.
fn leave(mut performer: Performer, session: &Session) -> ExitCode {
    let unsaved = performer.unsaved || performer.archive.is_in_memory();
    if unsaved && !session.game().made().is_empty() {
        if let Act::Say(said) = session.notice("unsaved-at-end", &[]) {
            performer.say(&said);
        }
        let rebuilt = rebuild(performer.kept.header.clone(), &performer.kept);
        performer.face.print(&export::pgn(&rebuilt, "????-??-??"));
    }
    performer.face.finish();
    performer.sounder.turn(false);
    if unsaved { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}
