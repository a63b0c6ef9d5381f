//! Practising inside a session: which lessons and puzzles there are, and what each request does in one.
//!
//! A game that is being played waits meanwhile, as it does while another is gone through.

#![deny(clippy::wildcard_enum_match_arm)]

use std::collections::VecDeque;
use std::time::Duration;

use crate::app::order::HomeOrder;
use crate::app::session::activity::Activity;
use crate::app::session::intent::{Change, Find, Intent, Open, all, said};
use crate::app::session::practising::{Exercises, Practising};
use crate::app::session::review::hearing_time;
use crate::app::session::tickets::Tickets;
use crate::app::session::{Act, Manner};
use crate::archive::{Attempts, PlayedGame, Score};
use crate::command::{Command, Practice, Study};
use crate::exercises::begun::{Asking, AtHand, Begun, FromGame, OverWeeks};
use crate::exercises::known::Known;
use crate::exercises::{Answered, Exercise, FinishedExercise, Judged, Walked, kinds};
use crate::laws::At;
use crate::lessons::Stock;
use crate::opponent::thinker::Ticket;
use crate::understanding::About;
use crate::voices::{Lines, Narrator, Priority, Span, written};

/// What is known of the exercises that were done, and what waits for it.
#[derive(Debug, Default)]
pub(super) struct Learning {
    tickets: Tickets,
    /// What the player wants, while the archive is asked.
    wanted: Option<(Ticket, Practice, String)>,
    pub(super) known: Known,
    /// What is due and comes next, where that is practised.
    pub(super) due: VecDeque<String>,
    /// When the last question had been heard.
    heard: At,
    /// Whether the player was told that his board can be used.
    offered: bool,
    /// By which words the list goes on that was heard last.
    pub(super) more: Option<(Practice, String)>,
    /// How practice has gone over the weeks, where the player has asked for that last.
    pub(super) weeks: OverWeeks,
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

    /// A question is asked by these lines: how long it takes to hear them is no time of the answer.
    pub(super) fn asks(&mut self, at: At, lines: &[Vec<Span>]) {
        let characters: usize = lines.iter().map(|line| written(line).chars().count()).sum();
        self.heard = at + hearing_time(characters);
    }
}

impl Practising<'_> {
    /// The player wants to practise; the archive is asked first how far he is.
    pub(super) fn wants(&mut self, at: At, practice: Practice, rest: String) -> Vec<Intent> {
        // What players have written may have changed since the last time.
        if self.learning.known.is_told() && !kinds::may_have_changed(practice) {
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
        // Practice goes on even if the archive cannot tell how far the player is.
        self.learning.known.tell(at, attempts.unwrap_or_default());
        let narrator = &self.manner.narrator;
        let (known, of) = (&mut self.learning.known, self.manner.understands());
        let wrong = kinds::read(practice, &rest, known, stock, of, narrator);
        if !wrong.is_empty() {
            let told = self.manner.told_lines(wrong);
            let begun = self.begins_to_practise(at, practice, &rest);
            return vec![Intent::InFull([told.into()].into_iter().chain(begun).collect())];
        }
        if kinds::needs_games(practice, &rest, &self.manner.narrator) {
            let ticket = self.learning.tickets.next();
            self.learning.wanted = Some((ticket, practice, rest));
            return vec![Intent::home(HomeOrder::Games(ticket))];
        }
        self.begins_to_practise(at, practice, &rest)
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
        self.learning.known.games = games;
        self.begins_to_practise(at, practice, &rest)
    }

    fn begins_to_practise(&mut self, at: At, practice: Practice, rest: &str) -> Vec<Intent> {
        self.learning.due.clear();
        let exercises = self.exercises();
        if let Some(begun) = kinds::begin(practice, &exercises.asking(at), rest) {
            return exercises.begun(practice, begun);
        }
        if practice == Practice::Practise { self.begins_due(at) } else { said(self.due_today(at)) }
    }

    /// Something is read out; the list of what there is to learn says from now on that it was.
    pub(super) fn reads(
        &mut self,
        at: At,
        lines: Lines,
        (name, outcome): FinishedExercise,
    ) -> Vec<Intent> {
        self.learning.known.add(at, name.clone(), outcome, Duration::ZERO);
        let kept = Intent::home(HomeOrder::Attempted(name, outcome, None));
        vec![self.manner.told_lines(lines).into(), kept]
    }

    /// Something is practised from now on.
    pub(super) fn goes_to_practice(
        &mut self,
        at: At,
        practised: Box<dyn Exercise>,
        stopped: bool,
    ) -> Vec<Intent> {
        let missed = self.keeps_missed(at);
        let title = practised.title(&self.manner.narrator);
        let asked = self.manner.asks(&*practised);
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
        (exercise, outcome): FinishedExercise,
    ) -> Vec<Intent> {
        let is_first = !self.learning.known.tried().iter().any(|(name, _)| *name == exercise);
        let took = at.since(self.learning.heard);
        self.learning.known.add(at, exercise.clone(), outcome, took);
        let kept = Intent::home(HomeOrder::Attempted(exercise, outcome, Some(took)));
        let mut wanted: Vec<Intent> = all(told).into_iter().chain([kept]).collect();
        let Some(practised) = self.place.activity.practised_mut() else { return wanted };
        if practised.go_on() {
            self.learning.asks(at, &practised.told(&self.manner.narrator));
            wanted.extend(self.manner.asks(practised));
        } else if practised.is_over() {
            let rating = practised.rating(&self.learning.known).filter(|_| is_first);
            let told = rating.map(|rating| {
                self.manner.said("puzzle-rating", &[("rating", u32::from(rating).into())])
            });
            wanted.push(told.unwrap_or_else(|| self.manner.said("puzzle-more", &[])).into());
        } else {
            let recap = practised.recap(self.learning.known.tried(), &self.manner.narrator);
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
        self.learning.known.add(at, exercise.clone(), outcome, took);
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
            Study::Where => self.tells_of_exercise(|it, narrator| it.whereabouts(narrator)),
            Study::Comment | Study::About => {
                self.tells_of_exercise(|it, narrator| it.about(narrator))
            }
            Study::Previous => self.walks(command, |it, narrator| it.back(narrator)),
            Study::First => self.walks(command, |it, narrator| it.first(narrator)),
            Study::PlayOn if self.place.activity.practised().is_some_and(Exercise::plays_on) => {
                vec![Intent::Activity(Change::PlayOn(About::Nothing))]
            }
            Study::PlayOn
            | Study::End
            | Study::Goto
            | Study::Course
            | Study::Auto
            | Study::Pause
            | Study::Variations
            | Study::Variation => self.not_here(command),
        }
    }

    fn tells_of_exercise(
        &mut self,
        tells: impl FnOnce(&mut dyn Exercise, &Narrator) -> Lines,
    ) -> Vec<Intent> {
        let Some(practised) = self.place.activity.practised_mut() else { return Vec::new() };
        said(self.manner.told_lines(tells(practised, &self.manner.narrator)))
    }

    /// Goes back in the exercise, or to its beginning, where there is such a way.
    fn walks(
        &mut self,
        command: Study,
        way: impl FnOnce(&mut dyn Exercise, &Narrator) -> Option<Walked>,
    ) -> Vec<Intent> {
        let manner = self.manner;
        let Some(practised) = self.place.activity.practised_mut() else { return Vec::new() };
        match way(practised, &manner.narrator) {
            Some(Walked::Told(lines)) => said(manner.told_lines(lines)),
            Some(Walked::Refused(why)) => said(manner.answered(why)),
            Some(Walked::Asks(lines)) => {
                let before = (!lines.is_empty()).then(|| manner.told_lines(lines));
                let asked = manner.asks(practised);
                vec![Intent::InFull(all(before).into_iter().chain(asked).collect())]
            }
            None => self.not_here(command),
        }
    }

    /// That a command has no place in this exercise.
    fn not_here(&self, command: Study) -> Vec<Intent> {
        let Some(practised) = self.place.activity.practised() else { return Vec::new() };
        let name = self.manner.narrator.talk.command_name(command.command()).into();
        said(self.manner.said(practised.not_here_id(), &[("name", name)]))
    }

    /// The solution is told; after an exercise that is over, another one is given.
    fn goes_on_without_answer(&mut self, at: At) -> Vec<Intent> {
        let narrator = &self.manner.narrator;
        let Some(practised) = self.place.activity.practised() else { return Vec::new() };
        if practised.is_over() {
            if !self.learning.due.is_empty() {
                return self.goes_on_with_due(at);
            }
            let exercises = self.exercises();
            let another = practised.another(&exercises.asking(at));
            return another.map(|another| exercises.follows(another)).unwrap_or_default();
        }
        let Some(practised) = self.place.activity.practised_mut() else { return Vec::new() };
        let (lines, done) = practised.solution(narrator);
        let told = (!lines.is_empty()).then(|| self.manner.told_lines(lines));
        match done {
            Some(done) => self.goes_on_practising(at, told, done),
            None => all(told),
        }
    }

    /// The game has been fetched of which an exercise is made.
    pub(super) fn makes(&mut self, at: At, score: Score, what: FromGame) -> Vec<Intent> {
        let exercises = self.exercises();
        exercises.follows(exercises.asking(at).begins_of(score, what))
    }
}

impl Exercises<'_> {
    /// What an exercise is made of.
    pub(super) fn asking(&self, at: At) -> Asking<'_> {
        let activity = &self.place.activity;
        let main = activity.reviewed().filter(|review| review.study.depth() == 0);
        let own = self.place.listing.id.filter(|_| self.place.game.outcome().is_some());
        let game = AtHand {
            reviewed: activity.game(),
            from: main.map_or(0, |review| review.study.made().len()),
            own,
            two: self.place.has_two_playing(),
        };
        let (known, narrator) = (&self.learning.known, &self.manner.narrator);
        Asking { at, known, narrator, of: self.manner.understands(), game }
    }

    /// What comes of it that this is wanted.
    fn begun(&self, practice: Practice, begun: Begun) -> Vec<Intent> {
        match begun {
            Begun::Numbered(offered) => {
                let numbers = Intent::Open(Open::Numbers(practice.command()));
                vec![numbers, self.manner.offers(Priority::Move, offered)]
            }
            Begun::Paged(offered, next) => {
                let numbers = Intent::Open(Open::Numbers(practice.command()));
                let next = next.map(|words| Intent::MoreOf(practice, words));
                let offered = self.manner.offers(Priority::Move, offered);
                next.into_iter().chain([numbers, offered]).collect()
            }
            other @ (Begun::Begins(_)
            | Begun::Refused(_)
            | Begun::Told(_)
            | Begun::Weeks(..)
            | Begun::Named(_)
            | Begun::After(..)
            | Begun::Read(..)
            | Begun::Fetches(..)) => self.follows(other),
        }
    }

    /// What follows from an exercise that no request has asked for.
    fn follows(&self, begun: Begun) -> Vec<Intent> {
        match begun {
            Begun::Begins(exercise) => self.stops_for(exercise),
            Begun::Refused(why) => said(self.manner.answered(why)),
            Begun::Told(lines) if lines.is_empty() => Vec::new(),
            Begun::Told(lines) => said(self.manner.told_lines(lines)),
            Begun::Weeks(lines, weeks) => {
                vec![self.manner.told_lines(lines).into(), Intent::Weeks(weeks)]
            }
            Begun::Named(offered) | Begun::Numbered(offered) | Begun::Paged(offered, _) => {
                vec![self.manner.offers(Priority::Move, offered)]
            }
            Begun::After(lines, begun) => {
                let told = self.manner.told_lines(lines);
                vec![Intent::InFull(
                    [told.into()].into_iter().chain(self.follows(*begun)).collect(),
                )]
            }
            Begun::Read(lines, done) => vec![Intent::Activity(Change::Read(lines, done))],
            Begun::Fetches(game, what) => vec![Intent::Games(Find::Exercise(game, what))],
        }
    }

    /// A game that is being played is stopped for this.
    pub(super) fn stops_for(&self, practised: Box<dyn Exercise>) -> Vec<Intent> {
        self.place.stopped_for(|running| Change::Practise(practised, running))
    }
}

impl Manner {
    /// What is said where an exercise begins: what must be known, the position, the question.
    fn asks(&self, exercise: &dyn Exercise) -> Vec<Intent> {
        let narrator = &self.narrator;
        let before = exercise.before(narrator).map(|before| self.told_lines(vec![before]));
        let board = exercise.tells_position().then_some(Intent::Answer(Command::Board));
        let told = self.told_lines(exercise.told(narrator));
        let asked = all(before).into_iter().chain(board).chain([told.into()]).collect();
        vec![Intent::InFull(asked)]
    }

    /// What a player has asked for is answered so.
    fn answered(&self, said: Vec<Span>) -> Act {
        Act::say(self.narrator.lines(Priority::Answer, vec![said]))
    }
}

impl Activity {
    /// The question of the exercise again.
    pub(super) fn asked(&self, manner: &Manner) -> Option<Act> {
        Some(manner.answered(self.practised()?.question(&manner.narrator)))
    }
}
