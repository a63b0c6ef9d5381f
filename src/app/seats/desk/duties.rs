//! What the arbiter sees to before, during and after the game: told as a list with numbers, and ticked.

use shakmaty::Color;

use crate::app::seats::desk::intent::{DeskIntent, said};
use crate::app::seats::desk::teller::Teller;
use crate::archive::What;
use crate::command::desk::Duty;
use crate::laws::Event;
use crate::table::{Known, Memo, OfGame, Stage, Task};
use crate::voices::Span;
use crate::voices::voice::Word;

/// Tells the tasks, and takes what is ticked.
#[derive(Clone, Copy, Debug)]
pub(super) struct Duties<'a> {
    pub(super) teller: Teller<'a>,
}

impl Duties<'_> {
    /// The intents of a command; `None` if what is typed after it does not fit.
    pub(super) fn command(&self, command: Duty, rest: &str) -> Option<Vec<DeskIntent>> {
        match command {
            Duty::Tasks => self.list(rest),
            Duty::Done => self.ticks(rest, true),
            Duty::Undone => self.ticks(rest, false),
        }
    }

    fn tasks(&self) -> Vec<Task> {
        Task::at(&self.teller.overview.table)
    }

    /// How many tasks are not done, where the arbiter has ticked any; but for the records, which come last.
    pub(super) fn forgotten(&self) -> usize {
        if self.teller.overview.ledger.done.is_empty() {
            return 0;
        }
        let open =
            |task: &Task| *task != Task::Report && self.has_place(*task) && !self.is_done(*task);
        self.tasks().into_iter().filter(open).count()
    }

    /// What is still to be done up to now; all of it on demand, each told whether it is done.
    fn list(&self, rest: &str) -> Option<Vec<DeskIntent>> {
        let all = match rest {
            "" => false,
            rest if self.teller.narrator.talk.word(rest) == Some(Word::All) => true,
            _ => return None,
        };
        let tasks: Vec<(usize, Task)> = (1..).zip(self.tasks()).collect();
        let told = |stage: Stage, task: Task| {
            let due = stage <= self.stage() && self.has_place(task) && !self.is_done(task);
            task.stage() == stage && (all || due)
        };
        let mut lines = Vec::new();
        for stage in Stage::ALL {
            let here: Vec<_> = tasks.iter().filter(|(_, task)| told(stage, *task)).collect();
            if !here.is_empty() {
                lines.push(self.teller.sentence(stage.heading(), &[]));
            }
            lines.extend(here.into_iter().map(|&(number, task)| self.line(number, task, all)));
        }
        if lines.is_empty() {
            return Some(said(self.teller.told("desk-tasks-none", &[])));
        }
        Some(said(self.teller.lines(lines)))
    }

    fn line(&self, number: usize, task: Task, all: bool) -> Vec<Span> {
        let narrator = self.teller.narrator;
        let mut what = self.teller.sentence(&task.sentence(), &[]);
        what.push(narrator.talk.span(" "));
        what.extend(narrator.articles().cited(task.article(&self.teller.overview.table)));
        let done = all && self.is_done(task);
        let id = if done { "desk-task-done" } else { "desk-task" };
        self.teller.sentence(id, &[("number", number.into()), ("what", what.into())])
    }

    /// How far the match is.
    fn stage(&self) -> Stage {
        let game = self.teller.game();
        if game.outcome().is_some() || game.is_adjourned() {
            Stage::After
        } else if self.has_begun() {
            Stage::During
        } else {
            Stage::Before
        }
    }

    fn has_begun(&self) -> bool {
        let starts = |what: &What| matches!(what, What::Event(Event::Started));
        self.teller.overview.ledger.entries().iter().any(|entry| starts(&entry.what))
    }

    /// Whether a task is one now: an envelope is checked of an adjourned game, a result of one that is over.
    fn has_place(&self, task: Task) -> bool {
        let adjourned = self.teller.game().is_adjourned();
        match task.of_game() {
            OfGame::Every => true,
            OfGame::Adjourned => adjourned,
            OfGame::Finished => !adjourned,
        }
    }

    fn is_done(&self, task: Task) -> bool {
        self.on_record(task).unwrap_or_else(|| self.teller.overview.ledger.done.contains(&task))
    }

    /// Whether a task is done where the record tells it; `None` where only the arbiter knows.
    fn on_record(&self, task: Task) -> Option<bool> {
        let game = self.teller.game();
        let signed = |color: Color| game.sheet(color).signature().is_some();
        match task.known() {
            Known::Ticked => None,
            Known::Begun => Some(self.has_begun()),
            Known::Ended => Some(game.outcome().is_some()),
            Known::Signed => Some(Color::ALL.into_iter().all(signed)),
            Known::SignedOff => Some(self.teller.overview.ledger.is_signed_off),
        }
    }

    /// Ticks the tasks of these numbers, or takes the ticks back.
    fn ticks(&self, rest: &str, done: bool) -> Option<Vec<DeskIntent>> {
        let numbers = rest.split([' ', ',']).filter(|number| !number.is_empty());
        let numbers: Vec<usize> =
            numbers.map(|number| number.parse().ok()).collect::<Option<_>>()?;
        if numbers.is_empty() {
            return None;
        }
        let tasks = self.tasks();
        let found: Result<Vec<Task>, usize> = numbers
            .into_iter()
            .map(|number| number.checked_sub(1).and_then(|at| tasks.get(at).copied()).ok_or(number))
            .collect();
        Some(match found {
            Ok(found) => found.into_iter().flat_map(|task| self.tick(task, done)).collect(),
            Err(number) => {
                let values = [("number", number.into()), ("count", tasks.len().into())];
                said(self.teller.told("desk-no-such-task", &values))
            }
        })
    }

    fn tick(&self, task: Task, done: bool) -> Vec<DeskIntent> {
        let sentence = task.sentence();
        if self.on_record(task).is_some() {
            let what = self.teller.sentence(&sentence, &[]).into();
            return said(self.teller.told("desk-task-record", &[("what", what)]));
        }
        let told = self.teller.lines(vec![self.teller.narrator.desk().ticked(&sentence, done)]);
        let changes = self.is_done(task) != done;
        let noted = changes.then_some(DeskIntent::Note(Memo::Ticked(task, done)));
        noted.into_iter().chain([told.into()]).collect()
    }
}
