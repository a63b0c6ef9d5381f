//! Practising inside a session: which lessons and puzzles there are, and what each request does in one.
//!
//! A game that is being played waits meanwhile, as it does while another is gone through.

#![deny(clippy::wildcard_enum_match_arm)]

use std::cell::OnceCell;
use std::collections::{HashSet, VecDeque};
use std::rc::Rc;
use std::time::Duration;

use crate::practice::cards::{Attempt, Outcome};
use crate::practice::drill::{Drill, Level};
use crate::practice::puzzle;

use crate::app::input::PlayedGame;
use crate::app::order::HomeOrder;
use crate::app::session::Act;
use crate::app::session::activity::Change;
use crate::app::session::curriculum::{self, Asked, Faulty};
use crate::app::session::drilling::{self, Drilling};
use crate::app::session::ending;
use crate::app::session::intent::{Intent, all, said};
use crate::app::session::limits::Limits;
use crate::app::session::pending::Open;
use crate::app::session::practised::{Answered, Judged, Practised, is_said};
use crate::app::session::practising::{Exercises, Practising};
use crate::app::session::review::{Lines, hearing_time};
use crate::app::session::solving::{self, Shelf, Solving};
use crate::app::session::tickets::Tickets;
use crate::archive::{Attempts, GameId, Labelled};
use crate::command::{Command, Practice, Study};
use crate::laws::At;
use crate::lessons::{self, Own, Stock, Written};
use crate::opponent::thinker::Ticket;
use crate::puzzles;
use crate::repertoires;
use crate::voices::{Narrator, Span, written};

/// What is known of the exercises that were done, and what waits for it.
#[derive(Debug, Default)]
pub(super) struct Learning {
    tickets: Tickets,
    /// What the player wants, while the archive is asked.
    wanted: Option<(Ticket, Practice, String)>,
    /// What was tried, once the archive has told it, and when it did.
    tried: Option<(Attempts, At)>,
    /// What is due and comes next, where that is practised.
    pub(super) due: VecDeque<String>,
    pub(super) brought: Brought,
    /// The games of the archive, once they were wanted.
    pub(super) games: Vec<PlayedGame>,
    /// When the last question had been heard.
    heard: At,
    /// Whether the player was told that his board can be used.
    offered: bool,
    /// The puzzles, once one was wanted.
    puzzles: OnceCell<puzzles::Library>,
}

/// The exercises that the player has brought.
#[derive(Debug, Default)]
pub(super) struct Brought {
    pub(super) lessons: Vec<Rc<Own>>,
    /// The files of lessons as they were when the player heard what is wrong with them.
    faults: Vec<Written>,
    pub(super) puzzles: Vec<puzzles::Own>,
    pub(super) openings: Vec<repertoires::Own>,
    /// Where they come from.
    pub(super) stock: Stock,
}

impl Brought {
    /// Reads the files of a stock, and keeps where they are; returns those of lessons with what is wrong in them.
    fn reads(&mut self, mut stock: Stock, narrator: &Narrator) -> Vec<Faulty> {
        let files = std::mem::take(&mut stock.files);
        self.puzzles = files.iter().filter_map(puzzles::Own::read).collect();
        self.openings = files.iter().filter_map(repertoires::Own::read).collect();
        let (lessons, faulty) = curriculum::read(&files, narrator);
        (self.lessons, self.stock) = (lessons, stock);
        faulty
    }
}

impl Learning {
    /// Whether what the player has asked for is a list, and nothing that may not be there.
    pub(super) fn wants_list(&self) -> bool {
        self.wanted.as_ref().is_some_and(|(_, _, rest)| rest.is_empty())
    }

    /// Whether the archive owes an answer.
    pub(super) const fn is_waiting(&self) -> bool {
        self.wanted.is_some()
    }

    pub(super) fn tried(&self) -> &[(String, Attempt)] {
        self.tried.as_ref().map(|(attempts, _)| attempts.all.as_slice()).unwrap_or_default()
    }

    /// How an exercise went is known from now on.
    fn adds(&mut self, at: At, exercise: String, outcome: Outcome, took: Duration) {
        let now = self.now(at);
        if let Some(((attempts, _), now)) = self.tried.as_mut().zip(now) {
            attempts.all.push((exercise, Attempt { at: now, outcome, took: Some(took) }));
        }
    }

    /// Mistakes of a game are known from now on.
    pub(super) fn knows(&mut self, game: GameId, labels: Vec<Labelled>) {
        if let Some((attempts, _)) = &mut self.tried {
            let known: HashSet<usize> = labels.iter().map(|label| label.ply).collect();
            attempts.mistakes.retain(|(of, label)| *of != game || !known.contains(&label.ply));
            attempts.mistakes.extend(labels.into_iter().map(|label| (game, label)));
        }
    }

    /// The mistakes of games that were found.
    pub(super) fn mistakes(&self) -> &[(GameId, Labelled)] {
        self.tried.as_ref().map(|(attempts, _)| attempts.mistakes.as_slice()).unwrap_or_default()
    }

    /// A question is asked by these lines: how long it takes to hear them is no time of the answer.
    pub(super) fn asks(&mut self, at: At, lines: &[Vec<Span>]) {
        let characters: usize = lines.iter().map(|line| written(line).chars().count()).sum();
        self.heard = at + hearing_time(characters);
    }

    pub(super) fn puzzles(&self) -> &puzzles::Library {
        self.puzzles.get_or_init(puzzles::Library::built_in)
    }

    /// What time it is, since the beginning of 1970; `None` where the archive has not told it.
    pub(super) fn now(&self, at: At) -> Option<Duration> {
        let (attempts, since) = self.tried.as_ref()?;
        Some(attempts.now + at.since(*since))
    }

    /// The rating by the first tries at puzzles.
    fn rating(&self) -> u16 {
        let ratings = self.puzzles().ratings();
        let mut known = HashSet::new();
        let first = |(exercise, attempt): &(String, Attempt)| {
            let id = exercise.strip_prefix(solving::KIND)?;
            let rating = *ratings.get(id)?;
            known.insert(id.to_owned()).then_some((rating, attempt.outcome == Outcome::Right))
        };
        puzzle::rating(self.tried().iter().filter_map(first))
    }
}

impl Practising<'_> {
    /// The player wants to practise; the archive is asked first how far he is.
    pub(super) fn wants(&mut self, at: At, practice: Practice, rest: String) -> Vec<Intent> {
        // What players have written may have changed since the last time.
        let may_have = matches!(
            practice,
            Practice::Learn
                | Practice::Puzzle
                | Practice::Repertoire
                | Practice::Practise
                | Practice::Today
        );
        if self.learning.tried.is_some() && !may_have {
            return self.begins_to_practise(at, practice, &rest);
        }
        let ticket = self.learning.tickets.next();
        self.learning.wanted = Some((ticket, practice, rest));
        vec![Intent::home(HomeOrder::Attempts(ticket))]
    }

    /// The archive has told which exercises were tried.
    pub(super) fn attempts_told(
        &mut self,
        at: At,
        ticket: Ticket,
        attempts: Result<Attempts, &'static str>,
        stock: Stock,
    ) -> Vec<Intent> {
        let wanted = self.learning.wanted.take_if(|(wanted, _, _)| *wanted == ticket);
        let Some((_, practice, rest)) = wanted else { return Vec::new() };
        // Who cannot be told how far he is can practise all the same.
        self.learning.tried.get_or_insert_with(|| (attempts.unwrap_or_default(), at));
        let faulty = self.learning.brought.reads(stock, &self.manner.narrator);
        let wrong = if practice == Practice::Learn {
            self.wrong_with_lessons(&rest, faulty)
        } else {
            Lines::new()
        };
        if !wrong.is_empty() {
            let told = self.manner.told_lines(wrong);
            let begun = self.begins_to_practise(at, practice, &rest);
            return vec![Intent::InFull([told.into()].into_iter().chain(begun).collect())];
        }
        let asks_games =
            matches!(practice, Practice::Repertoire | Practice::Practise | Practice::Today);
        if asks_games || self.exercises().names_games(practice, &rest) {
            let ticket = self.learning.tickets.next();
            self.learning.wanted = Some((ticket, practice, rest));
            return vec![Intent::home(HomeOrder::Games(ticket))];
        }
        self.begins_to_practise(at, practice, &rest)
    }

    /// What is wrong with the lessons that are asked for, and that their folder may not be read.
    fn wrong_with_lessons(&mut self, rest: &str, faulty: Vec<Faulty>) -> Lines {
        let brought = &mut self.learning.brought;
        let meant = curriculum::named(rest, &brought.lessons, self.manner);
        let asked = Asked::of(rest, &meant);
        let closed = brought.stock.closed(lessons::FOLDER);
        let closed = closed.filter(|_| matches!(asked, Asked::List | Asked::Unknown));
        let denied = closed.map(|folder| denied(&folder, &self.manner.narrator));
        let wrong = curriculum::faults(faulty, &asked, &mut brought.faults);
        denied.into_iter().chain(wrong).collect()
    }

    /// The archive has told which games were played.
    pub(super) fn games_told(
        &mut self,
        at: At,
        ticket: Ticket,
        games: Vec<PlayedGame>,
    ) -> Vec<Intent> {
        let wanted = self.learning.wanted.take_if(|(wanted, _, _)| *wanted == ticket);
        let Some((_, practice, rest)) = wanted else { return Vec::new() };
        self.learning.games = games;
        self.begins_to_practise(at, practice, &rest)
    }

    fn begins_to_practise(&mut self, at: At, practice: Practice, rest: &str) -> Vec<Intent> {
        self.learning.due.clear();
        match practice {
            Practice::Today => said(self.due_today(at)),
            Practice::Practise => self.begins_due(at),
            Practice::Learn if rest.is_empty() => {
                let lines = curriculum::list(
                    &self.learning.brought.lessons,
                    self.learning.tried(),
                    &self.manner.narrator,
                );
                self.numbered(Command::Learn, lines)
            }
            Practice::Learn => self.exercises().begins_lesson(rest),
            Practice::Drill if rest.is_empty() => {
                let lines = drilling::list(self.learning.tried(), &self.manner.narrator);
                self.numbered(Command::Drill, lines)
            }
            Practice::Drill => self.exercises().begins_drill(rest),
            Practice::Endings if rest.is_empty() => {
                let lines = ending::list(self.learning.tried(), &self.manner.narrator);
                self.numbered(Command::Endings, lines)
            }
            Practice::Endings => self.exercises().begins_ending(rest),
            Practice::Mistakes => self.exercises().begins_mistakes(rest),
            Practice::Guess => self.exercises().begins_to_guess(rest),
            Practice::Repertoire if rest.is_empty() => self.exercises().lists_openings(at),
            Practice::Repertoire => self.exercises().begins_openings(at, rest),
            Practice::Puzzle if self.exercises().names_games(practice, rest) => {
                self.exercises().begins_mined()
            }
            Practice::Puzzle => self.exercises().begins_wanted_puzzle(rest),
        }
    }

    /// A list of which the next line may be a number alone.
    fn numbered(&self, command: Command, lines: Lines) -> Vec<Intent> {
        vec![Intent::Open(Open::Numbers(command)), self.manner.told_lines(lines).into()]
    }

    /// A piece is read out; the list of lessons says from now on that it was.
    pub(super) fn reads(&mut self, at: At, name: &'static str) -> Vec<Intent> {
        let lines = curriculum::piece(name, &self.manner.narrator);
        let exercise = curriculum::kept_as(name);
        self.learning.adds(at, exercise.clone(), Outcome::Right, Duration::ZERO);
        let kept = Intent::home(HomeOrder::Attempted(exercise, Outcome::Right, None));
        vec![self.manner.told_lines(lines).into(), kept]
    }

    /// Something is practised from now on.
    pub(super) fn goes_to_practice(
        &mut self,
        at: At,
        practised: Box<Practised>,
        stopped: bool,
    ) -> Vec<Intent> {
        let missed = self.keeps_missed(at);
        let title = practised.title(&self.manner.narrator);
        let asked = practised.asks(self.manner);
        self.learning.asks(at, &[title.clone(), practised.told(&self.manner.narrator)].concat());
        // A flag may have fallen when the clocks were stopped.
        let waits = stopped && self.place.game.is_paused();
        let goes_on = self.place.activity.practised().is_some();
        self.place.activity.practise(practised, waits);
        let title = self.manner.told_lines(title);
        let waits = self.teller().waits_said().filter(|_| !goes_on);
        let told = all([title].into_iter().chain(waits).chain(self.offers_board()));
        vec![Intent::InFull(missed.into_iter().chain(told).chain(asked).collect())]
    }

    /// That a board which is there can be used, once.
    fn offers_board(&mut self) -> Option<Act> {
        let practised = self.place.activity.practised()?;
        let has_board = self.boards.laid(self.teller()).has_board();
        let offers = has_board && practised.on_board().is_some();
        let set_up = self.manner.narrator.talk.command_name(Command::SetUp);
        let told = self.manner.said("practice-board", &[("setup", set_up.into())]);
        (offers && !std::mem::replace(&mut self.learning.offered, true)).then_some(told)
    }

    /// An exercise is answered.
    pub(super) fn solves(&mut self, at: At, answered: &Answered) -> Vec<Intent> {
        let took = at.since(self.learning.heard);
        let Some(practised) = self.place.activity.practised_mut() else { return Vec::new() };
        practised.takes(took);
        match practised.judge(answered, &self.manner.narrator) {
            Some(judged) => self.judged_so(at, judged),
            None => all(self.place.activity.asked(self.manner)),
        }
    }

    /// What is said of an answer, and what comes after it.
    pub(super) fn judged_so(&mut self, at: At, Judged { lines, done }: Judged) -> Vec<Intent> {
        let told = (!lines.is_empty()).then(|| self.manner.told_lines(lines));
        match done {
            Some(done) => self.goes_on_practising(at, told, done),
            None => all(told),
        }
    }

    /// What is said of an exercise that is done, and what comes after it: the next one, or the end.
    pub(super) fn goes_on_practising(
        &mut self,
        at: At,
        told: Option<Act>,
        (exercise, outcome): (String, Outcome),
    ) -> Vec<Intent> {
        let is_first = !self.learning.tried().iter().any(|(name, _)| *name == exercise);
        let took = at.since(self.learning.heard);
        self.learning.adds(at, exercise.clone(), outcome, took);
        let kept = Intent::home(HomeOrder::Attempted(exercise, outcome, Some(took)));
        let mut wanted: Vec<Intent> = all(told).into_iter().chain([kept]).collect();
        let Some(practised) = self.place.activity.practised_mut() else { return wanted };
        if practised.go_on() {
            self.learning.asks(at, &practised.told(&self.manner.narrator));
            wanted.extend(practised.asks(self.manner));
        } else if practised.is_over() {
            let values = [("rating", u32::from(self.learning.rating()).into())];
            let is_rated =
                is_first && matches!(practised, Practised::Puzzle(solving) if solving.is_rated());
            let id = if is_rated { "puzzle-rating" } else { "puzzle-more" };
            wanted.push(self.manner.said(id, &values).into());
        } else {
            let recap = practised.recap(self.learning.tried(), &self.manner.narrator);
            let told = (!recap.is_empty()).then(|| self.manner.told_lines(recap).into());
            wanted.extend(told);
            wanted.extend(self.goes_on_with_due(at));
        }
        vec![Intent::InFull(wanted)]
    }

    /// A question of a drill is heard again.
    pub(super) fn hears_again(&mut self) -> Vec<Intent> {
        let narrator = &self.manner.narrator;
        let lines = self.place.activity.practised_mut().map(|it| it.hears_again(narrator));
        said(self.manner.told_lines(lines.unwrap_or_default()))
    }

    /// A puzzle that was answered wrongly and is left counts as missed.
    pub(super) fn keeps_missed(&mut self, at: At) -> Option<Intent> {
        let (exercise, outcome) = self.place.activity.practised()?.missed()?;
        let took = at.since(self.learning.heard);
        self.learning.adds(at, exercise.clone(), outcome, took);
        Some(Intent::home(HomeOrder::Attempted(exercise, outcome, Some(took))))
    }

    /// One step of help with the exercise.
    pub(super) fn helps(&mut self) -> Vec<Intent> {
        let Some(practised) = self.place.activity.practised_mut() else { return Vec::new() };
        let help = practised.help(&self.manner.narrator);
        said(self.manner.told_lines(vec![help]))
    }

    /// What a request of who goes through something does where something is practised.
    pub(super) fn walks_practice(&mut self, at: At, command: Study) -> Vec<Intent> {
        match command {
            Study::Close | Study::Leave => vec![Intent::Activity(Change::Close)],
            Study::Next => self.goes_on_without_answer(at),
            Study::Previous
            | Study::First
            | Study::Where
            | Study::Comment
            | Study::About
            | Study::PlayOn
            | Study::End
            | Study::Goto
            | Study::Auto
            | Study::Pause
            | Study::Variations
            | Study::Variation => match self.place.activity.practised_mut() {
                Some(Practised::Lesson(course)) => course.walks(command, self.manner),
                Some(Practised::Puzzle(solving)) => solving.walks(command, self.manner),
                Some(Practised::Drill(drilling)) => drilling.walks(command, self.manner),
                Some(Practised::Ending(endgame)) => endgame.walks(command, self.manner),
                Some(Practised::Mistakes(mending)) => mending.walks(command, self.manner),
                Some(Practised::Openings(openings)) => openings.walks(command, self.manner),
                None => Vec::new(),
            },
        }
    }

    /// The solution is told; after a puzzle that is done, another one is given.
    fn goes_on_without_answer(&mut self, at: At) -> Vec<Intent> {
        let narrator = &self.manner.narrator;
        let is_over = self.place.activity.practised().is_some_and(Practised::is_over);
        match self.place.activity.practised_mut() {
            Some(Practised::Puzzle(_) | Practised::Ending(_))
                if !self.learning.due.is_empty() && is_over =>
            {
                self.goes_on_with_due(at)
            }
            Some(Practised::Puzzle(solving)) if is_over => match solving.shelf.clone() {
                Shelf::BuiltIn(wanted) => self.exercises().begins_puzzle(wanted),
                Shelf::Own(name) => self.exercises().begins_own_puzzle(&name).unwrap_or_default(),
                Shelf::Games => self.exercises().begins_mined(),
            },
            Some(Practised::Ending(endgame)) if is_over => {
                let ending = endgame.ending;
                self.exercises().begins_another(ending)
            }
            Some(practised) => {
                let (lines, done) = practised.solution(narrator);
                let told = (!lines.is_empty()).then(|| self.manner.told_lines(lines));
                match done {
                    Some(done) => self.goes_on_practising(at, told, done),
                    None => all(told),
                }
            }
            None => Vec::new(),
        }
    }
}

/// That a folder may not be read.
pub(super) fn denied(folder: &str, narrator: &Narrator) -> Vec<Span> {
    narrator.talk.sentence("folder-denied", &[("folder", folder.into())])
}

impl Exercises<'_> {
    /// Whether puzzles from games are wanted.
    fn names_games(&self, practice: Practice, rest: &str) -> bool {
        practice == Practice::Puzzle && is_said("puzzle-games", rest, &self.manner.narrator)
    }

    pub(super) fn begins_puzzle(&self, wanted: puzzles::Wanted) -> Vec<Intent> {
        let tried = self.learning.tried();
        let is_known = |id: &str| tried.iter().any(|(name, _)| *name == solving::kept_as(id));
        match self.learning.puzzles().next(wanted, self.learning.rating(), is_known) {
            Some((id, puzzle)) => self.stops_for(Practised::Puzzle(Box::new(Solving::new(
                id,
                puzzle,
                Shelf::BuiltIn(wanted),
            )))),
            None => said(solving::nothing_left(wanted, self.learning.puzzles(), self.manner)),
        }
    }

    /// A drill begins. Whoever has answered once more is asked something else.
    pub(super) fn drills(&self, drill: Drill, level: Level, limits: Limits) -> Vec<Intent> {
        let seed = self.learning.tried().len() as u64;
        let drilling = Drilling::new(drill, level, limits, seed, self.learning);
        self.stops_for(Practised::Drill(Box::new(drilling)))
    }

    /// A game that is being played is stopped for this.
    pub(super) fn stops_for(&self, practised: Practised) -> Vec<Intent> {
        self.place.stopped_for(|running| Change::Practise(Box::new(practised), running))
    }
}
