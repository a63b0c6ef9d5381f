//! The thread that thinks, so that the session never waits for a search.
//!
//! It translates tasks into calls of `builtin` and their results into thoughts, one after another.
//! It decides nothing: whether an answer still matters is for the asker to see, by its ticket.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread::{Builder, JoinHandle};
use std::{io, mem};

use shakmaty::{Color, Move};

use crate::builtin::{self, Level, Line, Pace, Problem, Scored, Stop, Wanted};

/// Bytes of stack: the deepest search in a debug build, several times over.
const STACK: usize = 16 << 20;

/// What the thinker is asked.
#[derive(Clone, Debug)]
pub enum ThinkerTask {
    /// Choose a move to play.
    Choose {
        /// The position and how it came about.
        problem: Problem,
        /// How strong to play.
        level: Level,
        /// The chance of this game; the same seed gives the same moves.
        seed: u64,
        /// What ends the thinking.
        pace: Pace,
    },
    /// Find the best move for the player.
    Hint {
        /// The position and how it came about.
        problem: Problem,
    },
    /// Judge the position by its best lines.
    Judge {
        /// The position and how it came about.
        problem: Problem,
        /// Which lines.
        wanted: Wanted,
    },
    /// Answer an offer of a draw.
    AnswerDraw {
        /// The position and how it came about.
        problem: Problem,
        /// The colour the opponent plays.
        side: Color,
    },
}

/// What the thinker answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Thought {
    /// The move to play.
    Chosen(Move),
    /// The best move and its score from the view of the side to move.
    Hint(Scored),
    /// The best lines, the best first.
    Judged(Vec<Line>),
    /// The answer to a draw offer.
    DrawAnswer {
        /// Whether the draw is taken.
        accepts: bool,
    },
    /// No legal move, or the search itself failed: a bug, caught so that the game goes on.
    Failed,
}

/// Names a task: chosen by the asker and given back with the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ticket(pub u64);

type Job = (Ticket, ThinkerTask, Stop);

/// One thread that answers tasks in the order they are asked.
#[derive(Debug)]
pub struct Thinker {
    /// `None` only while being dropped.
    jobs: Option<Sender<Job>>,
    /// Shared by all the tasks asked since the last stop, so that a stop reaches those and no later one.
    stop: Mutex<Stop>,
    thread: Option<JoinHandle<()>>,
}

impl Thinker {
    /// Starts the thread; `report` is called on it with each answer.
    ///
    /// # Errors
    ///
    /// The system gave no thread.
    pub fn start(report: impl FnMut(Ticket, Thought) + Send + 'static) -> io::Result<Self> {
        let (jobs, inbox) = channel();
        let thread = Builder::new()
            .name("thinker".into())
            .stack_size(STACK)
            .spawn(move || work(&inbox, report))?;
        Ok(Self { jobs: Some(jobs), stop: Mutex::default(), thread: Some(thread) })
    }

    /// Queues a task and returns at once; the answer comes to `report`.
    pub fn ask(&self, ticket: Ticket, task: ThinkerTask) {
        let stop = self.slot();
        if let Some(jobs) = &self.jobs {
            // The thread outlives the sender unless `report` panicked, and then nobody listens.
            let _ = jobs.send((ticket, task, stop.clone()));
        }
    }

    /// Makes the tasks running and queued now answer at once with the best they have.
    ///
    /// Tasks asked later are not touched.
    pub fn stop(&self) {
        mem::take(&mut *self.slot()).stop();
    }

    /// Held while a task is queued, so that each task is either before a stop or after it.
    fn slot(&self) -> MutexGuard<'_, Stop> {
        self.stop.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Thinker {
    /// Stops the search and waits for the thread, which is a matter of one node.
    fn drop(&mut self) {
        self.stop();
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            // An error here is a panic of `report`, which the panic hook has told of.
            let _ = thread.join();
        }
    }
}

fn work(inbox: &Receiver<Job>, mut report: impl FnMut(Ticket, Thought)) {
    for (ticket, task, stop) in inbox {
        report(ticket, guarded(|| think(&task, &stop)));
    }
}

fn guarded(think: impl FnOnce() -> Option<Thought>) -> Thought {
    // Safe to carry on after a panic: a search shares nothing but its stop.
    catch_unwind(AssertUnwindSafe(think)).ok().flatten().unwrap_or(Thought::Failed)
}

fn think(task: &ThinkerTask, stop: &Stop) -> Option<Thought> {
    match task {
        ThinkerTask::Choose { problem, level, seed, pace } => {
            builtin::choose(problem, *level, *seed, *pace, stop).map(Thought::Chosen)
        }
        ThinkerTask::Hint { problem } => builtin::hint(problem, stop).map(Thought::Hint),
        ThinkerTask::Judge { problem, wanted } => {
            Some(Thought::Judged(builtin::lines(problem, wanted, stop)))
        }
        ThinkerTask::AnswerDraw { problem, side } => {
            Some(Thought::DrawAnswer { accepts: builtin::accepts_draw(problem, *side, stop) })
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{Receiver, channel};
    use std::time::Duration;

    use shakmaty::fen::Fen;
    use shakmaty::{CastlingMode, Chess, Color, Position};

    use super::{Level, Pace, Problem, Thinker, ThinkerTask, Thought, Ticket, guarded};
    use crate::builtin::Score;

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    const MATE_IN_TWO: &str = "7k/8/8/8/8/8/R7/1R4K1 w - - 0 1";
    const MATED: &str = "R6k/6pp/8/8/8/8/8/6K1 b - - 0 1";

    fn problem(fen: &str) -> Problem {
        let fen: Fen = fen.parse().unwrap();
        Problem::new(fen.into_position::<Chess>(CastlingMode::Standard).unwrap())
    }

    fn choice(fen: &str, level: Level) -> ThinkerTask {
        ThinkerTask::Choose { problem: problem(fen), level, seed: 1, pace: Pace::Own }
    }

    fn hint(fen: &str) -> ThinkerTask {
        ThinkerTask::Hint { problem: problem(fen) }
    }

    fn thinker() -> (Thinker, Receiver<(Ticket, Thought)>) {
        let (answers, inbox) = channel();
        let report = move |ticket, thought| answers.send((ticket, thought)).unwrap();
        (Thinker::start(report).unwrap(), inbox)
    }

    /// The next answer. A minute is for ever: a thinker that never answers fails the test.
    fn answer(inbox: &Receiver<(Ticket, Thought)>) -> (Ticket, Thought) {
        inbox.recv_timeout(Duration::from_mins(1)).unwrap()
    }

    #[test]
    fn answers_carry_the_tickets_of_their_tasks() {
        let (thinker, inbox) = thinker();
        thinker.ask(Ticket(7), choice(START, Level::MIN));
        thinker.ask(Ticket(3), hint(MATE_IN_TWO));
        let side = Color::Black;
        thinker.ask(Ticket(9), ThinkerTask::AnswerDraw { problem: problem(MATE_IN_TWO), side });
        thinker.ask(Ticket(4), choice(MATED, Level::MAX));
        thinker.ask(Ticket(5), hint(MATED));
        let (ticket, Thought::Chosen(mv)) = answer(&inbox) else { panic!("no move") };
        assert!(ticket == Ticket(7) && problem(START).position.is_legal(mv));
        let (ticket, Thought::Hint(scored)) = answer(&inbox) else { panic!("no hint") };
        assert_eq!((ticket, scored.score), (Ticket(3), Score::Mate(2)));
        assert_eq!(answer(&inbox), (Ticket(9), Thought::DrawAnswer { accepts: true }));
        assert_eq!(answer(&inbox), (Ticket(4), Thought::Failed));
        assert_eq!(answer(&inbox), (Ticket(5), Thought::Failed));
    }

    #[test]
    fn a_stop_reaches_what_was_asked_before_it_and_nothing_later() {
        let (thinker, inbox) = thinker();
        for ticket in 0..50 {
            thinker.ask(Ticket(ticket), choice(START, Level::MAX));
        }
        thinker.stop();
        thinker.ask(Ticket(50), hint(MATE_IN_TWO));
        for ticket in 0..50 {
            let (answered, Thought::Chosen(_)) = answer(&inbox) else { panic!("no move") };
            assert_eq!(answered, Ticket(ticket));
        }
        let (ticket, Thought::Hint(scored)) = answer(&inbox) else { panic!("no hint") };
        assert_eq!((ticket, scored.score), (Ticket(50), Score::Mate(2)));
    }

    #[test]
    fn a_stop_with_nothing_to_do_is_forgotten() {
        let (thinker, inbox) = thinker();
        thinker.stop();
        thinker.ask(Ticket(1), hint(MATE_IN_TWO));
        let (_, Thought::Hint(scored)) = answer(&inbox) else { panic!("no hint") };
        assert_eq!(scored.score, Score::Mate(2));
    }

    #[test]
    fn dropping_ends_the_thread_while_it_thinks() {
        let (thinker, inbox) = thinker();
        thinker.ask(Ticket(0), choice(START, Level::MIN));
        for ticket in 1..=50 {
            thinker.ask(Ticket(ticket), choice(START, Level::MAX));
        }
        assert_eq!(answer(&inbox).0, Ticket(0));
        drop(thinker);
        assert_eq!(inbox.iter().count(), 50);
    }

    #[test]
    fn a_panic_in_the_search_is_an_answer() {
        assert_eq!(guarded(|| panic!("a bug in the search")), Thought::Failed);
    }
}
