//! The arbiter's desk: the game as the arbiter has it, and what he does. Pure.
//!
//! Whoever speaks here has said the passphrase; that is seen to at the door.

use crate::app::input::Input;
use crate::app::session::Act;
use crate::archive::{Entry, EnvelopeKey, Replay, What};
use crate::laws::{At, Doubt, Effect, Event, Game, Question, Verdict};
use crate::opponent::thinker::Ticket;
use crate::table::{Match, Memo};
use crate::voices::{Narrator, Priority, Value};

/// How long the end of a game waits for the solver before it is decided without it.
const SOLVER_PATIENCE: std::time::Duration = std::time::Duration::from_secs(3);

/// The desk.
#[derive(Debug)]
pub struct Desk {
    narrator: Narrator,
    table: Match,
    game: Game,
    tickets: u64,
    /// Questions to the solver that are not answered yet, by their numbers in the game.
    judging: Vec<(Ticket, u32)>,
    /// Until when the end of the game waits for the solver.
    judge_until: Option<At>,
    /// The key of the envelopes, once there is one.
    key: Option<EnvelopeKey>,
}

impl Desk {
    /// The desk of a table, talked to by this narrator, with a game that may have been played
    /// before.
    #[must_use]
    pub fn new(narrator: Narrator, table: Match, replay: Replay) -> Self {
        Self {
            narrator,
            table,
            key: replay.header.envelope_key,
            game: replay.game,
            tickets: 0,
            judging: Vec::new(),
            judge_until: None,
        }
    }

    /// How things are said here.
    #[must_use]
    pub fn narrator(&self) -> &Narrator {
        &self.narrator
    }

    /// The game.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The table.
    #[must_use]
    pub fn table(&self) -> &Match {
        &self.table
    }

    /// Takes up what the game still has to be told.
    pub(super) fn open(&mut self, at: At) -> Vec<Act> {
        let pending = self.game.pending();
        pending.map(|question| self.judge(at, question)).into_iter().collect()
    }

    /// When the desk next needs [`Input::TimePassed`], if ever.
    pub(super) fn deadline(&self) -> Option<At> {
        [self.game.deadline(), self.judge_until].into_iter().flatten().min()
    }

    /// Handles what comes to the desk besides lines.
    pub(super) fn handle(&mut self, at: At, input: Input) -> Vec<Act> {
        match input {
            Input::TimePassed => self.time_passed(at),
            Input::Judged(ticket, doubt, verdict) => self.judged(at, ticket, doubt, verdict),
            _ => Vec::new(),
        }
    }

    /// What is said to the arbiter when the desk is opened to him.
    pub(super) fn welcome(&self, _at: At) -> Vec<Act> {
        let waits = self.game.matters().len();
        let id = match waits {
            0 => "desk-open",
            _ => "desk-open-matters",
        };
        vec![self.told(id, &[("count", waits.into())])]
    }

    /// Carries a line of the arbiter's out.
    pub(super) fn line(&mut self, at: At, line: &str) -> Vec<Act> {
        let (word, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
        match word {
            "start" => self.event(at, Event::Started),
            "pause" => self.event(at, Event::Paused),
            "resume" => self.event(at, Event::Resumed),
            "note" if !rest.is_empty() => self.minute(at, Memo::Noted(rest.to_owned())),
            _ => vec![self.told("desk-unknown", &[("word", word.into())])],
        }
    }

    /// Hears what was put on record elsewhere at the table.
    pub(super) fn hear(&mut self, at: At, what: &What) -> Vec<Act> {
        match what {
            What::Event(event) => {
                let effects = self.game.handle(at, event);
                self.effects(at, &effects)
            }
            What::Memo(memo) => self.memo(memo),
            _ => Vec::new(),
        }
    }

    fn memo(&mut self, memo: &Memo) -> Vec<Act> {
        match memo {
            Memo::EnvelopeKey(key) => {
                self.key = key.parse().ok();
                Vec::new()
            }
            Memo::Called(by) => {
                vec![self.told("arbiter-called-by", &[("color", self.narrator.color(*by))])]
            }
            Memo::TwoHands(by) => {
                vec![self.told("two-hands-called-by", &[("color", self.narrator.color(*by))])]
            }
            _ => Vec::new(),
        }
    }

    /// The key by which moves are sealed, once there is one.
    pub(super) const fn key(&self) -> Option<&EnvelopeKey> {
        self.key.as_ref()
    }

    pub(super) fn event(&mut self, at: At, event: Event) -> Vec<Act> {
        let effects = self.game.handle(at, &event);
        let mut acts = Vec::new();
        if crate::app::session::may_have_changed(&event, &effects) {
            acts.push(Act::Record(Entry { at, what: What::Event(event) }));
        }
        acts.extend(self.effects(at, &effects));
        acts
    }

    fn minute(&self, at: At, memo: Memo) -> Vec<Act> {
        let record = Act::Record(Entry { at, what: What::Memo(memo) });
        vec![record, self.told("desk-noted", &[])]
    }

    fn effects(&mut self, at: At, effects: &[Effect]) -> Vec<Act> {
        let said = self.narrator.effects(effects, &self.game);
        let mut acts: Vec<Act> = said.into_iter().flatten().map(Act::Say).collect();
        for effect in effects {
            match effect {
                Effect::Ask(question) => acts.push(self.judge(at, question.clone())),
                Effect::Ended(outcome) => {
                    acts.insert(0, Act::Finish(outcome.score()));
                    self.judging.clear();
                    self.judge_until = None;
                }
                _ => {}
            }
        }
        acts
    }

    fn judge(&mut self, at: At, question: Question) -> Act {
        self.tickets += 1;
        let ticket = Ticket(self.tickets);
        self.judging.push((ticket, question.number));
        if question.doubt != Doubt::Dead {
            self.judge_until = Some(at + SOLVER_PATIENCE);
        }
        Act::Judge(ticket, question)
    }

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
        acts
    }

    fn told(&self, id: &str, values: &[(&str, Value)]) -> Act {
        Act::Say(self.narrator.say(Priority::Move, id, values))
    }
}
