//! Opens a session and runs its loop.

mod arrange;
mod asking;
mod event;
mod homes;
mod laying;
mod lichess;
mod looking;
mod post;
mod questions;
mod round_games;
mod ruled;
mod seat;
mod terminal;
mod tournament;

use std::path::PathBuf;
use std::process::ExitCode;

use shakmaty::CastlingMode;

use crate::app::called;
use crate::app::folders::Folders;
use crate::app::game_store::OpenGame;
use crate::app::input::{FromTerminal, Inbox, Input};
use crate::app::keys;
use crate::app::later::Later;
use crate::app::offers::{offer, offers};
use crate::app::open::{self, ForThisGame, FoundGame, ToPlay};
use crate::app::outputs::Faces;
use crate::app::perform::{Flow, Performer, notice_said};
use crate::app::reasons::reason;
use crate::app::session::{Act, Choices, Delivery, Fate, Heard, Manner, Session};
use crate::archive::{Header, Owner, Replay, replay};
use crate::config::{self, Names, Settings, Source, Wrong};
use crate::laws::{At, Event, Position};
use crate::opened;
use crate::opponent::uci::Order;
use crate::ui::{Mode, Typed};
use crate::voices::{Library, Narrator, Priority, Utterance};

use post::{News, Post};
use questions::asked_or_told;
use terminal::Terminal;

pub use arrange::{arrange, judged, readable};
pub(in crate::app) use asking::reason as file_reason;
pub use asking::{not_written, write_new};
pub use event::{arrange_event, event_begins};
pub use homes::{host_home, join_home};
pub use lichess::{Server, go_online};
pub use post::HomeInput;
pub use questions::set_up;
pub use seat::{OwnSettings, join};
pub use tournament::organise;

/// Everything that is known before anything is opened.
#[derive(Debug)]
pub struct Start {
    /// Where things are kept.
    pub folders: Folders,
    /// The settings, from all their sources.
    pub settings: Settings,
    /// What is wrong with them, and where.
    pub wrong: Vec<(Source, Wrong)>,
    /// Whether the move voice is named for this game alone.
    pub moves_given: ForThisGame,
    /// What is to be played.
    pub wanted: ToPlay,
    /// How lines are read.
    pub mode: Mode,
    /// Whether each line waits until all that the last one set off is done.
    pub in_step: InStep,
    /// What the player may be asked before a game.
    pub may_ask: MayAsk,
    /// Whether the terminal can be a screen.
    pub screen: ScreenHere,
    /// Whether typed lines are kept for the next start.
    pub history: LineHistory,
}

/// Whether typed lines are kept: not at a match, where one terminal may serve another player the next
/// time, and a move may have been sealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineHistory(pub bool);

impl Start {
    /// Whether there is to be a screen in the place of lines.
    #[must_use]
    pub fn shows_screen(&self) -> bool {
        self.settings.face == config::FaceChoice::Screen && self.screen == ScreenHere::Possible
    }

    /// With what lines and a screen begin.
    #[must_use]
    pub fn faces(&self) -> Faces {
        Faces {
            mode: self.mode,
            screen: self.screen,
            history: self.history(),
            folders: self.folders.clone(),
        }
    }

    /// Where typed lines are kept, if they are.
    pub(in crate::app) fn history(&self) -> Option<PathBuf> {
        (self.mode == Mode::Editing && self.history.0)
            .then(|| self.folders.history())
            .filter(|file| opened::may_be_file(file))
    }
}

/// What the player may be asked before a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MayAsk {
    /// The questions of the first start.
    pub setup: FirstStart,
    /// Whether a game goes on that he has left: not where he has asked for another one.
    pub go_on: bool,
}

impl MayAsk {
    /// He is asked nothing.
    pub const NOTHING: Self = Self { setup: FirstStart::Left, go_on: false };

    /// Whether he is asked the questions of the first start.
    #[must_use]
    pub fn asks_setup(self) -> bool {
        self.setup == FirstStart::Asked
    }
}

/// What becomes of the questions of the first start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstStart {
    /// They are asked.
    Asked,
    /// Flags have answered some of them: the player is told how to be asked.
    Mentioned,
    /// Nothing is said of them.
    Left,
}

/// Whether the terminal can be a screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScreenHere {
    /// It can.
    Possible,
    /// It cannot.
    Impossible {
        /// A screen was asked for now, and not some time by a setting.
        asked: bool,
    },
}

/// Whether input goes in step with the game, as that of a pipe does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InStep(pub bool);

impl ScreenHere {
    /// Whether it can; where it cannot, whether a screen was asked for now.
    #[must_use]
    pub const fn of(can: bool, asked: bool) -> Self {
        if can { Self::Possible } else { Self::Impossible { asked } }
    }
}

/// Plays until the player leaves.
///
/// # Errors
///
/// When the system gives no threads.
pub fn play(start: &Start) -> std::io::Result<ExitCode> {
    let (mut library, narrator, mut messages) = voices(start);
    if start.may_ask.setup == FirstStart::Mentioned {
        messages.push(narrator.say(Priority::Move, "setup-skipped", &[]));
    }
    let mut archive = open::archive(&start.folders, &narrator, &mut messages);
    let owner = Owner::named(&start.settings.name);
    let found = match open::find(&start.wanted, &start.folders, &narrator, &archive, &owner) {
        Ok(found) => asked_or_told(found, start, &narrator, &mut messages),
        Err(refusal) => return refuse(start, &narrator, &messages, &refusal),
    };
    let mut terminal = Terminal::<HomeInput>::open(start, left_at(&found), || offers(&narrator))?;
    let names = keys::names(&keys::library(&start.folders), &library);
    if !start.may_ask.asks_setup() {
        let offers = || offers(&narrator);
        messages.extend(terminal.raise(start, &start.settings, &narrator, &names, offers));
    }
    terminal.show(&start.settings, &narrator);
    for message in &messages {
        terminal.outputs.say(message);
    }
    let mut settings = start.settings.clone();
    if start.may_ask.asks_setup() && !terminal.ask_setup(start, &mut settings, &mut library) {
        terminal.close();
        return Ok(ExitCode::SUCCESS);
    }
    let of_the_game = found.moves_voice().filter(|_| !start.moves_given.0);
    let moves_given = ForThisGame(start.moves_given.0 || of_the_game.is_some());
    if let Some(voice) = of_the_game {
        settings.moves = Some(voice);
    }
    let (narrator, _) = open::narrator(&settings, &mut library);
    if start.may_ask.asks_setup() {
        terminal.raise_for_the_first_time(start, &settings, &narrator, &names, &messages);
    }
    terminal.show(&settings, &narrator);
    let mut manner = Manner { moves_given, ..manner(&settings, names, narrator, library) };
    manner.delivery.no_screen = Faces::why_no_screen(start.mode, start.screen);
    manner.delivery.parts = start.mode != Mode::Plain;
    let seated =
        |kept: OpenGame, manner, at| (Session::new(manner, kept.id, seat(&kept, at)), Some(kept));
    let (session, kept) = match found {
        FoundGame::Left(kept) => seated(*kept, manner, terminal.inbox.now()),
        FoundGame::Unfinished(kept, listed) => {
            let (session, kept) = seated(*kept, manner, terminal.inbox.now());
            let voice = kept.as_ref().and_then(open::moves_voice);
            (session.asking(*listed, voice, header(start, &settings)), kept)
        }
        FoundGame::Nothing => {
            let kept = terminal.begin(start, &settings, &manner.narrator, &mut archive);
            seated(kept, manner, terminal.inbox.now())
        }
        FoundGame::Score(score) => {
            if let Some(cut) = open::game_cut(&manner.narrator, &score) {
                terminal.outputs.say(&Utterance { priority: Priority::Move, ..cut });
            }
            (Session::studying(manner, open::unplayed(&settings), *score), None)
        }
    };
    let (inbox, performer) = terminal.performer(start, archive, kept, session.narrator());
    Ok(run(Post::new(inbox), session, performer, start))
}

/// The session time at which a game was left.
fn left_at(found: &FoundGame) -> At {
    match found {
        FoundGame::Left(kept) | FoundGame::Unfinished(kept, _) => kept.at(),
        FoundGame::Nothing | FoundGame::Score(_) => At::ZERO,
    }
}

/// Everything that a session is made of besides its game, as it is set.
fn manner(settings: &Settings, names: Names, narrator: Narrator, mut library: Library) -> Manner {
    Manner {
        narrator,
        moves_given: ForThisGame(false),
        english: open::voice_or_english(&mut library, "en"),
        library,
        delivery: Delivery::of(settings),
        boards: settings.pegboard.clone(),
        choices: Choices::of(settings.clone(), names),
        heard: Heard::beginning(settings.speech),
    }
}

/// The voices, those that are set, and what must be said of them and of the settings.
fn voices(start: &Start) -> (Library, Narrator, Vec<Utterance>) {
    let mut library = called::voices(&start.folders);
    library.add_folder(&start.folders.voices());
    let (narrator, wrong) = open::narrator(&start.settings, &mut library);
    let mut wrong = open::placed(wrong, &start.folders);
    let mut unreadable = None;
    if !start.shows_screen() {
        // A screen tells it when it reads them.
        let keymaps = keys::library(&start.folders);
        wrong.extend(open::placed(keys::unknown(&start.settings, &keymaps), &start.folders));
        let warning = keymaps.unreadable(&start.settings.keymap);
        unreadable = warning.map(|warning| narrator.slips().of_keymap(warning));
    }
    let wrong: Vec<_> = start.wrong.iter().cloned().chain(wrong).collect();
    let mut messages = open::warnings(&narrator, &wrong, &mut library);
    messages.extend(unreadable);
    (library, narrator, messages)
}

/// Says why there is no game to go on with.
fn refuse(
    start: &Start,
    narrator: &Narrator,
    messages: &[Utterance],
    refusal: &Utterance,
) -> std::io::Result<ExitCode> {
    let mut terminal = Terminal::<HomeInput>::open(start, At::ZERO, || offers(narrator))?;
    for message in messages {
        terminal.outputs.say(message);
    }
    terminal.outputs.refuse(refusal);
    terminal.close();
    Ok(ExitCode::FAILURE)
}

/// What the game is that was asked for.
fn header(start: &Start, settings: &Settings) -> Header {
    let ToPlay::New { position, mode, seed, odds } = &start.wanted else {
        return open::header(settings, &Position::default(), CastlingMode::Standard, None);
    };
    let header = open::header(settings, position, *mode, *seed);
    match odds {
        Some(odds) => odds.lay(header, settings),
        None => header,
    }
}

fn rebuild(kept: &OpenGame) -> Replay {
    #[expect(clippy::expect_used, reason = "`open` has read the header, or made it")]
    replay(kept.header.clone(), kept.entries()).expect("a header that can be played")
}

/// A game that begins in the middle of a session, or goes on from where it was left.
fn seat(kept: &OpenGame, at: At) -> Replay {
    let mut rebuilt = rebuild(kept);
    if kept.entries().is_empty() {
        rebuilt.game.handle(at, &Event::TimePassed);
    }
    rebuilt
}

/// The loop, and the end of the program.
fn run(post: Post, session: Session, performer: Performer, start: &Start) -> ExitCode {
    let Played { post, session, performer, heard, .. } = played(post, session, performer, start);
    leave(performer, session, &post.inbox, heard)
}

/// What is left of a loop that has ended.
struct Played {
    post: Post,
    session: Session,
    performer: Performer,
    /// Whether everything was heard.
    heard: bool,
    after: AfterGame,
}

/// What a player wants who leaves a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum AfterGame {
    /// Nothing more of it.
    Leaves,
    /// Another one with the same opponent.
    WantsRematch,
}

/// The loop: wait, handle, carry out, show.
fn played(mut post: Post, mut session: Session, mut performer: Performer, start: &Start) -> Played {
    let mut acts = session.open(post.inbox.now());
    let mut line_awaited = true;
    let mut heard = true;
    loop {
        let news = News::of(&acts);
        match performer.perform(acts, &session) {
            Flow::On => {}
            Flow::NewGame(header) => {
                (session, acts) = renew(session, *header, &mut performer, post.inbox.now());
                continue;
            }
            Flow::Resume(kept) => {
                (session, acts) = go_back(session, *kept, &mut performer, &post.inbox);
                continue;
            }
            Flow::LastBoard => {
                acts = session.stays_at_board(post.inbox.now());
                continue;
            }
            Flow::Quit => {
                return Played { post, session, performer, heard, after: AfterGame::Leaves };
            }
            Flow::Rematch => {
                return Played { post, session, performer, heard, after: AfterGame::WantsRematch };
            }
        }
        post.show(&session, &mut performer, news);
        // A pipe goes on when everything that its last line has set off is done.
        let goes_on = start.in_step == InStep(false) || session.is_settled();
        if line_awaited && goes_on && !session.awaits_archive() {
            offer(&session, &mut performer.outputs.face);
            performer.outputs.face.ready();
            line_awaited = false;
        }
        performer.settle(&session);
        acts = Vec::new();
        let next = post.next(&session, &mut performer);
        performer.game_store.sign(post.inbox.now(), session.game());
        let Some((at, input)) = next else { continue };
        line_awaited |= matches!(
            input,
            Input::Terminal(
                FromTerminal::Chosen(_)
                    | FromTerminal::Typed(
                        Typed::Line(_)
                            | Typed::NotText
                            | Typed::TooLong
                            | Typed::Pasted(_)
                            | Typed::Interrupt
                    )
            )
        );
        heard &= !matches!(input, Input::Terminal(FromTerminal::Typed(Typed::OutputLost)));
        acts = session.handle(at, input);
    }
}

/// Leaves the game as it stands for another one, and says that it is saved. One in which nobody has
/// moved is not.
fn put_away(performer: &mut Performer, session: &Session) -> Vec<Act> {
    let kept = performer.flush(session);
    performer.game_store.forget_if_empty();
    session.left_behind().filter(|_| kept).into_iter().collect()
}

/// A new game.
fn renew(
    session: Session,
    header: Header,
    performer: &mut Performer,
    at: At,
) -> (Session, Vec<Act>) {
    let mut acts = put_away(performer, &session);
    let header = Header { seed: open::random().cast_signed(), ..header };
    let mut failed = None;
    let kept = open::begin(&mut performer.game_store.archive, header, |error| {
        failed = Some(session.narrator().word(reason(error)));
    });
    let mut session = session.renew(kept.id, seat(&kept, at));
    performer.outputs.face.begin_game();
    performer.game_store.kept = Some(kept);
    let unsaved = |reason| notice_said(session.narrator(), "unsaved", &[("reason", reason)]);
    acts.extend(failed.map(unsaved));
    acts.extend(session.open(at));
    (session, acts)
}

/// Leaves the game as it stands and goes on with one that was left before. Session time goes on from
/// whichever of them is further; one that a crash has left stands still from its last sign of life.
fn go_back(
    mut session: Session,
    kept: OpenGame,
    performer: &mut Performer,
    inbox: &Inbox<HomeInput>,
) -> (Session, Vec<Act>) {
    let acts = session.leave(inbox.now());
    performer.perform(acts, &session);
    let mut acts = put_away(performer, &session);
    if let Some(engine) = performer.engine.begun() {
        engine.order(Order::Kill);
    }
    let rebuilt = rebuild(&kept);
    let left = kept.at();
    inbox.skip_to(left);
    let mut session = session.renew(kept.id, rebuilt);
    performer.outputs.face.begin_game();
    session.announces_in(open::moves_voice(&kept));
    // The one that was left was noted after it. Where it cannot be, the other is offered first.
    let _ = performer.game_store.archive.note_latest(kept.id);
    performer.game_store.kept = Some(kept);
    acts.extend(session.lets_stand(left));
    acts.extend(session.open(inbox.now()));
    (session, acts)
}

/// Braille that was lost with the last lines is told before the end.
fn tell_lost_braille(performer: &mut Performer, session: &mut Session, inbox: &Inbox<HomeInput>) {
    performer.outputs.face.settle();
    while let (at, Some(come)) = inbox.take(Some(inbox.now())) {
        if let HomeInput::Input(lost @ Input::Terminal(FromTerminal::BrailleLost(_))) = come {
            let acts = session.handle(at, lost);
            performer.perform(acts, session);
        }
    }
}

/// Prints what could not be kept, or says how to come back, and goodbye to the end.
fn leave(
    mut performer: Performer,
    mut session: Session,
    inbox: &Inbox<HomeInput>,
    heard: bool,
) -> ExitCode {
    if session.braille_table().is_some() {
        tell_lost_braille(&mut performer, &mut session, inbox);
    }
    for engine in [&performer.engine, &performer.analyst].into_iter().filter_map(Later::begun) {
        engine.end();
    }
    performer.outputs.face.lower();
    let session = &session;
    let kept = performer.flush(session);
    let game = performer.game_store.kept.as_ref().filter(|_| kept).map(|kept| kept.id);
    let fate = match game {
        _ if performer.game_store.forget_if_empty() => Fate::Forgotten,
        Some(game) => Fate::Kept(game),
        None => Fate::Nowhere,
    };
    performer.outputs.say(&session.farewell(fate));
    performer.outputs.finish();
    if kept && heard { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
