//! Carries acts out, in their order: first the archive, then the voice, then the line.

mod posting;
mod turning;

use std::path::Path;

use crate::laws::Position;

use crate::app::elsewhere::RulerLine;
use crate::app::filed::Filer;
use crate::app::folders::Folders;
use crate::app::game_store::{GameStore, OpenGame, StoreNotice};
use crate::app::input::{Inbox, InboxSlot, Input, Unfetched};
use crate::app::keys;
use crate::app::later::Later;
use crate::app::offers::offers;
use crate::app::open::{self, Unresumed};
use crate::app::order::{FilingOrder, HomeOrder, Leave};
use crate::app::outputs::{Faces, Outputs};
use crate::app::ports::Ports;
use crate::app::reasons::{reason, setting_reason};
use crate::app::session::{Act, Session};
use crate::app::shelf::{self, Shelf};
use crate::app::solver::Solver;
use crate::archive::{Archive, ArchiveError, GameId, Header, Owner, Score};
use crate::clean;
use crate::command::Command;
use crate::config::{self, Key};
use crate::notation::Width;
use crate::opponent::thinker::{Thinker, ThinkerTask, Thought, Ticket};
use crate::opponent::uci::{Answer, Fault, Order, Uci, process};
use crate::ui::Fit;
use crate::ui::screen::{self, Incoming};
use crate::voices::{Narrator, Priority, Utterance, Value};

/// What the loop does after an act.
#[derive(Debug)]
pub enum Flow {
    /// Go on.
    On,
    /// Begin another game.
    NewGame(Box<Header>),
    /// Go on with a game that was left.
    Resume(Box<OpenGame>),
    /// No other board of the display can be gone to: the game at this one goes on.
    LastBoard,
    /// Leave, and ask the opponent elsewhere for another game.
    Rematch,
    /// Leave.
    Quit,
}

/// Everything that acts need.
#[derive(Debug)]
pub struct Performer {
    /// The archive, and the game that is kept in it.
    pub game_store: GameStore,
    /// Where the settings and the keymaps are.
    pub folders: Folders,
    /// Lines, speech and tones.
    pub outputs: Outputs,
    /// The built-in opponent.
    pub thinker: Later<Thinker>,
    /// The engine that plays.
    pub engine: Later<Uci>,
    /// The engine that judges positions.
    pub analyst: Later<Uci>,
    /// The solver.
    pub solver: Solver,
    /// The player's own endgame tables.
    pub shelf: Shelf,
    /// The line to a server that rules on the game.
    pub elsewhere: Option<Box<dyn RulerLine>>,
    /// The boards under the hands.
    pub ports: Ports,
    /// The way into the inbox, for what happens to acts later.
    pub slot: InboxSlot<Input>,
    /// The same, for what happens at the terminal of a screen.
    pub keys: InboxSlot<Incoming>,
    /// With what lines and a screen begin.
    pub faces: Faces,
}

/// So much of what was said on a screen is read again in lines: a reader reads all of it.
const LINES: usize = 3;

impl Performer {
    /// The opponents, the engine that judges, and the solver, whose answers come into the inbox. The thread of
    /// each starts when it is first asked.
    pub fn threads<T>(inbox: &Inbox<T>) -> (Later<Thinker>, [Later<Uci>; 2], Solver)
    where
        T: From<Input> + Send + 'static,
    {
        let thoughts = inbox.through(T::from);
        let thinker = move || {
            let thoughts = thoughts.clone();
            Thinker::start(move |ticket, thought| thoughts.put(Input::Thought(ticket, thought)))
        };
        let engine = |answered: fn(Ticket, Answer) -> Input| {
            let answers = inbox.through(T::from);
            Later::new(move || {
                let answers = answers.clone();
                Uci::start(move |ticket, answer| answers.put(answered(ticket, answer)))
            })
        };
        let judged = inbox
            .through(|(ticket, doubt, verdict)| T::from(Input::Judged(ticket, doubt, verdict)));
        let engines = [engine(Input::Engine), engine(Input::Analyst)];
        (Later::new(thinker), engines, Solver::new(judged))
    }

    /// Carries acts out; stops at one that ends the game or the program.
    pub fn perform(&mut self, acts: Vec<Act>, session: &Session) -> Flow {
        for act in acts {
            match act {
                Act::Out(output) => self.outputs.put(output),
                Act::Keep(order) => {
                    let notices = self.game_store.carry_out(order);
                    self.notify(notices, session);
                }
                Act::Judge(ticket, question) => self.solver.ask(ticket, question),
                Act::Board(order) => self.ports.carry_out(order),
                // No arbiter is here who could open it.
                Act::Seal(_) => self.slot.put(Input::Sealed(Err("seal-no-key"))),
                Act::Home(_, order) => self.at_home(order, session),
                Act::Leave(_, leave) => {
                    if let Some(flow) = self.leave(leave, session) {
                        return flow;
                    }
                }
            }
        }
        Flow::On
    }

    #[expect(clippy::too_many_lines, reason = "a table: an order, who carries it out")]
    fn at_home(&mut self, order: HomeOrder, session: &Session) {
        match order {
            HomeOrder::Think(ticket, task) => self.think(ticket, task, session),
            HomeOrder::StopThinking => self.thinker.begun().into_iter().for_each(Thinker::stop),
            HomeOrder::Engine(order) => ordered(&self.engine, order, &self.slot, Input::Engine),
            HomeOrder::Analyst(order) => ordered(&self.analyst, order, &self.slot, Input::Analyst),
            // An archive that cannot be read knows nothing, and one that cannot be written costs a search.
            HomeOrder::Recall(ticket, judged) => {
                let known = self.game_store.archive.analysis(&judged).ok().flatten();
                self.slot.put(Input::Recalled(ticket, known));
            }
            HomeOrder::LookUp(ticket, position, number) => {
                let (found, fault) = self.shelf.look_up(session.settings(), &position, number);
                self.slot.put(Input::LookedUp(ticket, found));
                self.tell_fault(fault, session);
            }
            HomeOrder::Book(ticket, position) => {
                let (book, fault) = self.shelf.book(session.settings());
                // An archive that cannot be read says so where games are looked for.
                let reached = |after: &Position| self.game_store.archive.count_reached(after);
                let booked = shelf::booked(book, &position, |after| reached(after).unwrap_or(0));
                self.slot.put(Input::Booked(ticket, booked));
                self.tell_fault(fault, session);
            }
            HomeOrder::KeepAnalysis(judged, lines) => {
                let _ = self.game_store.archive.keep_analysis(&judged, &lines);
            }
            HomeOrder::KeepLabels(game, labels) => {
                let _ = self.game_store.archive.keep_labels(game, &labels);
            }
            HomeOrder::KeepCourse(game, accuracy, course) => {
                let _ = self.game_store.archive.keep_course(game, accuracy, &course);
            }
            HomeOrder::Set(key, value) => self.keep(key, &value, session),
            HomeOrder::Search(ticket, query) => {
                let found = self.game_store.archive.search(&query, &owner(session));
                self.slot.put(Input::Found(ticket, found.map_err(|error| reason(&error))));
            }
            HomeOrder::Attempts(ticket) => {
                let attempts = self.game_store.archive.attempts().map_err(|error| reason(&error));
                let stock = Box::new(self.folders.practised());
                self.slot.put(Input::Attempts(ticket, attempts, stock));
            }
            HomeOrder::Games(ticket) => {
                let games = shelf::games(&self.game_store.archive, &owner(session));
                self.slot.put(Input::Games(ticket, games));
            }
            HomeOrder::Attempted(exercise, outcome, took) => {
                let kept = self.game_store.archive.attempted(&exercise, outcome, took);
                self.tell_not_kept(kept, session);
            }
            HomeOrder::Fetch(ticket, game) => {
                let fetched = fetch(&self.game_store.archive, game, &owner(session));
                self.slot.put(Input::Fetched(ticket, fetched));
            }
            HomeOrder::Offer(offered, told) => self.outputs.offer(offered, told),
            HomeOrder::Elsewhere(wanted) => {
                if let Some(line) = &self.elsewhere {
                    line.order(wanted);
                }
            }
            HomeOrder::TellBoards(asked) => self.tell_boards(asked, session),
            HomeOrder::TellLetters(asked) => self.tell_letters(asked, session),
            HomeOrder::File(ticket, filing) => self.file(ticket, filing, session),
        }
    }

    /// Does what is wanted of games that are kept.
    fn file(&mut self, ticket: Ticket, filing: FilingOrder, session: &Session) {
        let filer = Filer {
            archive: &self.game_store.archive,
            settings: session.settings(),
            narrator: session.narrator(),
            owner: &owner(session),
        };
        let (done, told) = filer.does(filing);
        for said in &told {
            self.outputs.say(said);
        }
        self.slot.put(Input::Filed(ticket, done));
    }

    /// Lets the opponent think; a move that is in the book it plays at once.
    fn think(&mut self, ticket: Ticket, task: ThinkerTask, session: &Session) {
        if let ThinkerTask::Choose { problem, seed, .. } = &task {
            let (book, fault) = self.shelf.book(session.settings());
            let known = book.and_then(|book| book.pick(&problem.position, *seed));
            self.tell_fault(fault, session);
            if let Some(known) = known {
                return self.slot.put(Input::Thought(ticket, Thought::Chosen(known)));
            }
        }
        match self.thinker.needed() {
            Some(thinker) => thinker.ask(ticket, task),
            None => self.slot.put(Input::Thought(ticket, Thought::Failed)),
        }
    }

    /// Says why what was practised is not kept.
    fn tell_not_kept(&mut self, kept: Result<(), ArchiveError>, session: &Session) {
        if let Err(error) = kept {
            let values = [("reason", session.narrator().word(reason(&error)))];
            let told = session.narrator().say(Priority::Answer, "lesson-not-kept", &values);
            self.outputs.say(&told);
        }
    }

    /// Says what is wrong with a file of the player's.
    fn tell_fault(&mut self, fault: Option<shelf::Fault>, session: &Session) {
        if let Some(fault) = fault {
            self.outputs.say(&fault.told(session.narrator(), Priority::Move));
        }
    }

    /// What the loop does now; `None` if this game cannot be left for that one.
    fn leave(&mut self, leave: Leave, session: &Session) -> Option<Flow> {
        match leave {
            Leave::Board(seek) => self.turn_to(seek, session),
            Leave::NewGame(header) => Some(Flow::NewGame(header)),
            Leave::Resume(game) => match self.left(game, session) {
                Ok(kept) => Some(Flow::Resume(kept)),
                Err(refused) => {
                    self.outputs.say(&refused);
                    None
                }
            },
            Leave::Rematch => Some(Flow::Rematch),
            Leave::Quit => Some(Flow::Quit),
        }
    }

    /// A game that was left, or why it cannot go on.
    fn left(&self, game: Option<GameId>, session: &Session) -> Result<Box<OpenGame>, Utterance> {
        let own = self.game_store.kept.as_ref().map(|kept| kept.id);
        open::left(game, own, &self.game_store.archive).map(Box::new).map_err(|(game, why)| {
            let say = |id: &str, values: &[(&str, Value)]| {
                session.narrator().say(Priority::Urgent, id, values)
            };
            let game = game.map(|GameId(game)| game.to_string()).unwrap_or_default();
            let open = session.narrator().talk.command_name(Command::Open);
            let id = match &why {
                Unresumed::Match => "resume-match",
                Unresumed::Elsewhere(command) => {
                    let values = [("game", game.into()), ("command", (*command).into())];
                    return say("resume-elsewhere", &values);
                }
                Unresumed::Over => "resume-over-here",
                Unresumed::Archive(ArchiveError::Missing) if game.is_empty() => "resume-none-here",
                Unresumed::Archive(ArchiveError::Missing) => "game-unknown",
                Unresumed::Archive(ArchiveError::Imported) => "resume-imported-here",
                Unresumed::Archive(ArchiveError::Locked) => "resume-busy",
                Unresumed::Archive(error @ ArchiveError::Game(..)) => {
                    return open::unusable(&self.folders, session.narrator(), error);
                }
                Unresumed::Archive(error) => {
                    let reason = session.narrator().word(reason(error));
                    return say("archive-unreadable", &[("reason", reason)]);
                }
            };
            say(id, &[("game", game.into()), ("name", open.into())])
        })
    }

    /// Carries what was kept to the disk: called when its words are on their way.
    pub fn settle(&mut self, session: &Session) {
        let notices = self.game_store.settle();
        self.notify(notices, session);
    }

    /// Tries once more to write what is not written, and prints the moves if it cannot be; false if
    /// they are not on the disk.
    pub fn flush(&mut self, session: &Session) -> bool {
        let written = self.game_store.flush();
        if !written && let Some(moves) = self.game_store.moves() {
            let follow = session.narrator().say(Priority::Urgent, "unsaved-at-end", &[]);
            self.outputs.say(&follow);
            self.outputs.face.print_plain(&moves);
        }
        written
    }

    /// Says what became of the game in the archive.
    fn notify(&mut self, notices: Vec<StoreNotice>, session: &Session) {
        let said = |notice: StoreNotice| {
            let (id, value) = notice.words(session.narrator());
            notice_said(session.narrator(), id, value.as_slice())
        };
        self.perform(notices.into_iter().map(said).collect(), session);
    }

    /// Lets the screen look, and its keys do, as it is set from now on.
    fn follow(&mut self, key: Key, session: &Session) {
        let settings = session.settings();
        self.outputs.face.learn(settings);
        if key == Key::Face {
            self.change_face(session);
        }
        if matches!(key, Key::Theme | Key::Background | Key::BrailleWidth) {
            let look = self.outputs.ground.look(settings);
            self.outputs.face.dress(look);
        }
        if matches!(key, Key::Tables | Key::Book)
            && let Some(found) = self.shelf.has(key, settings, session.narrator())
        {
            self.outputs.say(&found);
        }
        if key == Key::Opponent
            && let config::OpponentChoice::Engine(file) = &settings.opponent
            && process::program(Path::new(file)).is_none()
        {
            let engine = ("engine", clean::name(Path::new(file)).into());
            self.outputs.say(&session.narrator().say(
                Priority::Answer,
                "engine-missing",
                &[engine],
            ));
        }
        if key == Key::Echo {
            self.outputs.face.echo(settings.echo);
        }
        if matches!(key, Key::Keymap | Key::Keyboard) && self.outputs.face.is_screen() {
            let narrator = session.narrator();
            let found = keys::find(settings, narrator, &mut keys::library(&self.folders));
            for message in keys::messages(&found, narrator, &self.folders) {
                self.outputs.say(&message);
            }
            self.outputs.face.press_by(found.keymap);
        }
    }

    /// Puts a screen in the place of lines, or lines in that of a screen, as it is set; what was said
    /// last is read there as well.
    fn change_face(&mut self, session: &Session) {
        let (settings, narrator) = (session.settings(), session.narrator());
        let wants_screen = settings.face == config::FaceChoice::Screen;
        if wants_screen == self.outputs.face.is_screen() {
            return;
        }
        let offers = offers(narrator);
        if !wants_screen {
            if self.outputs.show_lines(&self.faces, settings, offers) {
                self.outputs.retell(LINES);
            }
            return;
        }
        if !screen::has_room() {
            return self.outputs.say(&narrator.say(Priority::Answer, "too-small", &[]));
        }
        let (names, slot) = (session.names(), self.keys.clone());
        match self.outputs.show_screen(&self.faces, settings, narrator, names, offers, slot) {
            Some(messages) => {
                self.outputs.retell(usize::MAX);
                for message in &messages {
                    self.outputs.say(message);
                }
            }
            None => self.outputs.say(&narrator.say(Priority::Answer, "no-screen", &[])),
        }
    }

    fn keep(&mut self, key: Key, value: &str, session: &Session) {
        if key == Key::BrailleWidth {
            self.outputs.face.fit(Fit(value.parse().ok().and_then(Width::new)));
        }
        self.follow(key, session);
        if let Err(error) = config::save(&self.folders.settings(), key, value) {
            let reason = session.narrator().word(setting_reason(&error));
            let notice = notice_said(session.narrator(), "setting-not-kept", &[("reason", reason)]);
            self.perform(vec![notice], session);
        }
    }
}

/// Says something about the program itself.
pub(in crate::app) fn notice_said(narrator: &Narrator, id: &str, values: &[(&str, Value)]) -> Act {
    Act::say(narrator.say(Priority::Urgent, id, values))
}

/// Whose archive it is.
fn owner(session: &Session) -> Owner {
    Owner::named(&session.settings().name)
}

/// Fetches a game to go through it.
///
/// # Errors
///
/// When there is no such game, or the archive cannot be read.
pub fn fetch(archive: &Archive, game: GameId, owner: &Owner) -> Result<Box<Score>, Unfetched> {
    archive.open_score(game, owner).map(Box::new).map_err(|error| match error {
        ArchiveError::Missing => Unfetched::Missing,
        ArchiveError::Game(..) => Unfetched::Damaged,
        error => Unfetched::Unreadable(reason(&error)),
    })
}

/// Gives an order to an engine. The first one opens it; no other needs one that is not there.
fn ordered(
    engine: &Later<Uci>,
    order: Order,
    slot: &InboxSlot<Input>,
    answered: fn(Ticket, Answer) -> Input,
) {
    let opens = if let Order::Open { ticket, .. } = order { Some(ticket) } else { None };
    let needed = if opens.is_some() { engine.needed() } else { engine.begun() };
    match (needed, opens) {
        (Some(engine), _) => engine.order(order),
        (None, Some(ticket)) => {
            slot.put(answered(ticket, Answer::Failed(Fault::Refused, String::new())));
        }
        (None, None) => {}
    }
}
