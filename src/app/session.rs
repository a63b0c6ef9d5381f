//! A session: a game, the player, the opponent, and what is being asked. Pure.
//!
//! Inputs in, acts out. It reads no clock, starts no thread and touches no file; `perform` carries
//! the acts out, in their order.

mod announcing;
mod dialog;
mod line;
mod opening;
mod patience;
mod requests;
mod thinking;

use std::rc::Rc;
use std::time::Duration;

use shakmaty::{ByColor, Color};

use crate::app::ask::Asker;
use crate::app::input::{Input, Sound};
use crate::archive::{Entry, GameId, Player, Replay, What};
use crate::config::Key;
use crate::laws::{At, Doubt, Effect, Event, Game, Question, Verdict};
use crate::notation::Vocabulary;
use crate::opponent::builtin::Level;
use crate::opponent::thinker::{Task, Ticket};
use crate::ui::Typed;
use crate::voices::{Library, Narrator, Priority, Utterance, Value, Voice};

use dialog::Dialog;
use thinking::Thinking;

/// How long the end of a game waits for the solver before it is decided without it.
const SOLVER_PATIENCE: Duration = Duration::from_secs(3);

/// Something that must now be done.
#[derive(Debug)]
pub enum Act {
    /// Keep this; before anything after it is said.
    Record(Entry),
    /// The game has this result, as [`crate::laws::Outcome::score`] writes it.
    Finish(&'static str),
    /// Say and print this.
    Say(Utterance),
    /// Print this and do not say it: it is about speech itself, and would cut off what is said.
    Print(Utterance),
    /// Stop what is being said.
    Hush,
    /// Let the opponent think.
    Think(Ticket, Task),
    /// Let the opponent answer with what it has.
    StopThinking,
    /// Find out whether a mate is possible.
    Judge(Ticket, Question),
    /// Speak, or do not.
    Speak(bool),
    /// Speak so fast, -100 to 100.
    Rate(i32),
    /// Keep a setting.
    Keep(Key, String),
    /// Leave this game and begin one with the same settings.
    NewGame,
    /// Leave the program.
    Quit,
}

/// Everything that a session is made of besides its game.
#[derive(Debug)]
pub struct Manner {
    /// How things are said.
    pub narrator: Narrator,
    /// The voices to choose from.
    pub library: Library,
    /// English, whose letters are always understood.
    pub english: Rc<Voice>,
    /// Whether the program speaks.
    pub speech: bool,
    /// How fast, -100 to 100.
    pub rate: i32,
}

/// A session.
#[derive(Debug)]
pub struct Session {
    manner: Manner,
    id: GameId,
    game: Game,
    players: ByColor<Player>,
    level: Level,
    seed: u64,
    thinking: Option<Thinking>,
    tickets: u64,
    /// Questions to the solver that are not answered yet, by their numbers in the game.
    judging: Vec<(Ticket, u32)>,
    /// Until when the end of the game waits for the solver.
    judge_until: Option<At>,
    dialog: Option<Dialog>,
    last_said: Option<Utterance>,
    speech_lost: bool,
}

impl Session {
    /// A session with a game that may have been played before.
    #[must_use]
    pub fn new(manner: Manner, id: GameId, replay: Replay) -> Self {
        Self {
            manner,
            id,
            players: replay.players(),
            level: Level::new(replay.level).unwrap_or_default(),
            seed: replay.header.seed.cast_unsigned(),
            game: replay.game,
            thinking: None,
            tickets: 0,
            judging: Vec::new(),
            judge_until: None,
            dialog: None,
            last_said: None,
            speech_lost: false,
        }
    }

    /// Puts another game in the place of this one; voices and speech stay.
    ///
    /// Tickets are counted on, so that an answer about the old game is none about the new one.
    #[must_use]
    pub fn renew(self, id: GameId, replay: Replay) -> Self {
        Self {
            tickets: self.tickets,
            last_said: self.last_said,
            speech_lost: self.speech_lost,
            ..Self::new(self.manner, id, replay)
        }
    }

    /// Begins the game, or goes on with it.
    pub fn open(&mut self, at: At) -> Vec<Act> {
        let mut acts = if self.game.is_new() { self.begin(at) } else { self.go_on(at) };
        acts.extend(self.game.pending().map(|question| self.judge(at, question)));
        if let Some(by) = self.game.offer().filter(|_| self.game.is_running()) {
            acts.extend(self.seek_draw_answer(at, by));
        }
        acts.extend(self.play_along(at));
        acts.extend(self.let_think(at));
        // The opponent's first move may come at once, and must not cut the colours off.
        for act in &mut acts {
            if let Act::Say(said) = act {
                said.priority = said.priority.max(Priority::Move);
            }
        }
        let acts = together(acts);
        self.remember(&acts);
        acts
    }

    /// Handles one input and returns what must be done.
    pub fn handle(&mut self, at: At, input: Input) -> Vec<Act> {
        let mut acts = match input {
            Input::Typed(Typed::Line(line)) => self.line(at, &line),
            Input::Typed(Typed::NotText) => vec![self.said("not-text", &[])],
            Input::Typed(Typed::Interrupt) => vec![Act::Hush],
            Input::Typed(Typed::End | Typed::OutputLost) => self.quit(at),
            Input::Thought(ticket, thought) => self.thought(at, ticket, thought),
            Input::Judged(ticket, doubt, verdict) => self.judged(at, ticket, doubt, verdict),
            Input::Sound(sound) => self.sound(sound),
            Input::TimePassed => self.time_passed(at),
        };
        acts.extend(self.play_along(at));
        acts.extend(self.let_think(at));
        let acts = together(acts);
        self.remember(&acts);
        acts
    }

    /// When the session next needs [`Input::TimePassed`], if ever.
    #[must_use]
    pub fn deadline(&self) -> Option<At> {
        let thinking = self.thinking.as_ref().and_then(|thinking| thinking.until);
        [self.game.deadline(), self.judge_until, thinking].into_iter().flatten().min()
    }

    /// Whether nothing is under way: only the player can bring the session on.
    #[must_use]
    pub fn is_settled(&self) -> bool {
        self.thinking.is_none() && self.judging.is_empty()
    }

    /// How things are said now.
    #[must_use]
    pub fn narrator(&self) -> &Narrator {
        &self.manner.narrator
    }

    /// The built-in opponent's level.
    #[must_use]
    pub fn level(&self) -> Level {
        self.level
    }

    /// The game.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Feeds an event to the game and turns its effects into acts.
    fn event(&mut self, at: At, event: Event) -> Vec<Act> {
        let effects = self.game.handle(at, &event);
        let mut acts = Vec::new();
        if may_have_changed(&event, &effects) {
            acts.push(Act::Record(Entry { at, what: What::Event(event) }));
        }
        let said = self.manner.narrator.effects(&effects, &self.game);
        for (effect, said) in effects.iter().zip(said) {
            acts.extend(self.effect(at, effect, said));
        }
        acts
    }

    fn effect(&mut self, at: At, effect: &Effect, said: Option<Utterance>) -> Vec<Act> {
        let is_news = said.is_some();
        let mut acts: Vec<Act> = said.map(Act::Say).into_iter().collect();
        if let Some(step) = self.step(effect).filter(|_| is_news) {
            acts = step;
        }
        match effect {
            // That the edition is known in part has been said.
            Effect::NotConfirmed(_) if !self.game.rules().edition.is_complete() => acts.clear(),
            Effect::MadeOnBoard(_) if is_news && self.game.announced().is_none() => {
                acts.push(self.told("announce-it", &[]));
            }
            Effect::Ask(question) => acts.push(self.judge(at, question.clone())),
            Effect::Ended(outcome) => {
                acts.insert(0, Act::Finish(outcome.score()));
                acts.extend(self.stop_thinking());
                self.judging.clear();
                self.judge_until = None;
            }
            _ => {}
        }
        acts
    }

    fn judge(&mut self, at: At, question: Question) -> Act {
        let ticket = self.ticket();
        self.judging.push((ticket, question.number));
        if question.doubt != Doubt::Dead {
            self.judge_until = Some(at + SOLVER_PATIENCE);
        }
        Act::Judge(ticket, question)
    }

    fn ticket(&mut self) -> Ticket {
        self.tickets += 1;
        Ticket(self.tickets)
    }

    /// An answer that changes nothing is not worth a line in the journal.
    fn judged(&mut self, at: At, ticket: Ticket, doubt: Doubt, verdict: Verdict) -> Vec<Act> {
        let Some(waiting) = self.judging.iter().position(|&(waiting, _)| waiting == ticket) else {
            return Vec::new();
        };
        let (_, number) = self.judging.swap_remove(waiting);
        if doubt == Doubt::Dead && verdict != Verdict::NoMate {
            return Vec::new();
        }
        self.event(at, Event::Judged(number, doubt, verdict))
    }

    fn time_passed(&mut self, at: At) -> Vec<Act> {
        let mut acts = self.event(at, Event::TimePassed);
        let late = self.judge_until.take_if(|until| *until <= at).is_some();
        if let Some(question) = self.game.pending().filter(|_| late) {
            let judged = Event::Judged(question.number, question.doubt, Verdict::Undecided);
            acts.extend(self.event(at, judged));
        }
        if let Some(thinking) = &mut self.thinking
            && thinking.until.is_some_and(|until| until <= at)
        {
            thinking.until = None;
            acts.push(Act::StopThinking);
        }
        acts
    }

    fn sound(&mut self, sound: Sound) -> Vec<Act> {
        match sound {
            Sound::Found if self.speech_lost => {
                self.speech_lost = false;
                vec![self.printed("speech-found", &[])]
            }
            Sound::Found => Vec::new(),
            Sound::Lost(reason) => {
                self.speech_lost = true;
                let reason = self.manner.narrator.word(reason);
                vec![self.printed("speech-lost", &[("reason", reason)])]
            }
        }
    }

    /// Stops the clocks; what is said at the end depends on what could be kept.
    fn quit(&mut self, at: At) -> Vec<Act> {
        let mut acts = Vec::new();
        if self.game.is_running() {
            acts.extend(self.event(at, Event::Paused));
            // That the clocks stand is no news for someone who leaves.
            acts.retain(|act| !matches!(act, Act::Say(_)));
        }
        acts.push(Act::Quit);
        acts
    }

    /// What is said at the end: how to come back to the game of this number if it was kept, and
    /// goodbye.
    #[must_use]
    pub fn farewell(&self, kept: Option<GameId>) -> Utterance {
        let talk = &self.manner.narrator.talk;
        let unfinished = self.is_begun() && self.game.outcome().is_none();
        let mut lines = Vec::new();
        if let Some(GameId(id)) = kept.filter(|_| unfinished) {
            lines.push(talk.sentence("game-kept", &[("game", Value::Text(id.to_string()))]));
        }
        lines.push(talk.sentence("goodbye", &[]));
        self.manner.narrator.lines(Priority::Move, lines)
    }

    /// Whether a move was made, completed or not.
    fn is_begun(&self) -> bool {
        !self.game.made().is_empty() || self.game.on_board().is_some()
    }

    /// What is said before the moves that could not be kept.
    #[must_use]
    pub fn moves_follow(&self) -> Utterance {
        self.manner.narrator.say(Priority::Urgent, "unsaved-at-end", &[])
    }

    fn remember(&mut self, acts: &[Act]) {
        let said = acts.iter().rev().find_map(|act| match act {
            Act::Say(utterance) => Some(utterance.clone()),
            _ => None,
        });
        if said.is_some() {
            self.last_said = said;
        }
    }

    fn level_value(&self) -> (&'static str, Value) {
        ("level", Value::Number(self.level.get().into()))
    }

    /// The player's side; `None` if two people play.
    fn side(&self) -> Option<Color> {
        match (self.players.white, self.players.black) {
            (Player::Human, Player::Builtin) => Some(Color::White),
            (Player::Builtin, Player::Human) => Some(Color::Black),
            _ => None,
        }
    }

    /// The player at the keyboard: with two people, the one to move.
    fn me(&self) -> Color {
        self.side().unwrap_or(shakmaty::Position::turn(self.game.position()))
    }

    fn said(&self, id: &str, values: &[(&str, Value)]) -> Act {
        Act::Say(self.manner.narrator.say(Priority::Answer, id, values))
    }

    fn told(&self, id: &str, values: &[(&str, Value)]) -> Act {
        Act::Say(self.manner.narrator.say(Priority::Move, id, values))
    }

    fn printed(&self, id: &str, values: &[(&str, Value)]) -> Act {
        Act::Print(self.manner.narrator.say(Priority::Answer, id, values))
    }

    fn with_asker<T>(&self, at: At, ask: impl FnOnce(Asker<'_>) -> T) -> T {
        let vocabularies = self.vocabularies();
        let position = self.on_my_board();
        ask(Asker {
            narrator: &self.manner.narrator,
            vocabularies: &vocabularies,
            game: &self.game,
            position: &position,
            side: self.me(),
            at,
        })
    }

    fn vocabularies(&self) -> [&Vocabulary; 3] {
        let narrator = &self.manner.narrator;
        [self.manner.english.vocabulary(), narrator.moves.vocabulary(), narrator.talk.vocabulary()]
    }
}

/// Whether an event is worth a line in the journal. One without effects is, for a man that is lifted
/// and a move that is entered again change the game in silence.
fn may_have_changed(event: &Event, effects: &[Effect]) -> bool {
    match (event, effects) {
        (Event::TimePassed | Event::Judged(..), []) => false,
        (_, []) => true,
        _ => effects.iter().any(|effect| !matches!(effect, Effect::Refused(_))),
    }
}

/// Makes one message of answers that follow one another: a newer answer cuts off the one before it,
/// and these belong together.
fn together(acts: Vec<Act>) -> Vec<Act> {
    let mut joined: Vec<Act> = Vec::with_capacity(acts.len());
    for act in acts {
        match (joined.last_mut(), act) {
            (Some(Act::Say(before)), Act::Say(after)) if before.priority == after.priority => {
                before.append(after);
            }
            (_, act) => joined.push(act),
        }
    }
    joined
}
