//! Learning inside a session: which lessons there are, and what each request does in one.
//!
//! A game that is being played waits meanwhile, as it does while another is gone through.

#![deny(clippy::wildcard_enum_match_arm)]

use crate::practice::lesson::Given;

use crate::app::order::HomeOrder;
use crate::app::session::activity::{Activity, Change};
use crate::app::session::course::{Course, Judged, kept_as};
use crate::app::session::intent::{Intent, all, said};
use crate::app::session::opposing::Opposing;
use crate::app::session::pending::Open;
use crate::app::session::tickets::Tickets;
use crate::app::session::{Act, Manner, Session};
use crate::command::{Command, Study};
use crate::laws::{At, Event};
use crate::lessons;
use crate::opponent::thinker::Ticket;
use crate::voices::narrate::quoted;
use crate::voices::{Narrator, Priority, Span, written};

/// What is known of the exercises that were done, and what waits for it.
#[derive(Debug, Default)]
pub(super) struct Learning {
    tickets: Tickets,
    /// What the player wants, while the archive is asked.
    wanted: Option<(Ticket, String)>,
    /// The names of the exercises that were tried, once the archive has told them.
    tried: Option<Vec<String>>,
}

impl Session {
    /// The lessons are told, or one begins; the archive is asked first how far they are.
    pub(super) fn wants_to_learn(&mut self, rest: String) -> Vec<Intent> {
        if self.learning.tried.is_some() {
            return self.lesson_or_list(&rest);
        }
        let ticket = self.learning.tickets.next();
        self.learning.wanted = Some((ticket, rest));
        said(Act::Home(HomeOrder::Attempts(ticket)))
    }

    /// The archive has told which exercises were tried.
    pub(super) fn learns(
        &mut self,
        ticket: Ticket,
        attempts: Result<Vec<String>, &'static str>,
    ) -> Vec<Intent> {
        let Some((_, rest)) = self.learning.wanted.take_if(|(wanted, _)| *wanted == ticket) else {
            return Vec::new();
        };
        // Who cannot be told how far he is can learn all the same.
        self.learning.tried = Some(attempts.unwrap_or_default());
        self.lesson_or_list(&rest)
    }

    fn lesson_or_list(&self, rest: &str) -> Vec<Intent> {
        let tried = self.learning.tried.as_deref().unwrap_or_default();
        let narrator = &self.manner.narrator;
        if rest.is_empty() {
            return said(self.manner.told_lines(list(tried, narrator)));
        }
        let Some(name) = named(rest, narrator) else {
            let values = [("word", quoted(rest).into()), ("count", lessons::names().len().into())];
            return said(self.manner.said("lesson-none", &values));
        };
        let Some(course) = Course::new(name, tried) else { return Vec::new() };
        let running = self.place.game.is_running();
        let stops = [Intent::Opponent(Opposing::Stop), Intent::untold(Event::Paused)];
        [Intent::Open(Open::Close)]
            .into_iter()
            .chain(stops.into_iter().filter(|_| running))
            .chain([Intent::Activity(Change::Learn(Box::new(course), running))])
            .collect()
    }

    /// A lesson begins, or goes on where it was left.
    pub(super) fn goes_to_lesson(&mut self, course: Box<Course>, stopped: bool) -> Vec<Intent> {
        let title = course.title(&self.manner.narrator);
        let asked = course.asks(&self.manner);
        // A flag may have fallen when the clocks were stopped.
        let waits = stopped && self.place.game.is_paused();
        self.place.activity.learn(course, waits);
        let title = self.manner.told_lines(title);
        let told = [title].into_iter().chain(self.teller().waits_said());
        vec![Intent::InFull(all(told).into_iter().chain(asked).collect())]
    }

    /// An exercise is answered.
    pub(super) fn solves(&mut self, at: At, given: &Given) -> Vec<Intent> {
        let Some(course) = self.place.activity.course_mut() else { return Vec::new() };
        let Judged { lines, done } = course.judge(given, &self.manner.narrator);
        let told = self.manner.told_lines(lines);
        let Some(done) = done else { return said(told) };
        self.goes_on_learning(at, told, done)
    }

    /// What is said of an exercise that is done, and the next one; at the end what there is to remember.
    fn goes_on_learning(
        &mut self,
        at: At,
        told: Act,
        (exercise, outcome): (String, crate::practice::cards::Outcome),
    ) -> Vec<Intent> {
        let Some(course) = self.place.activity.course_mut() else { return Vec::new() };
        if let Some(tried) = &mut self.learning.tried {
            tried.push(exercise.clone());
        }
        let mut wanted = all([told, Act::Home(HomeOrder::Attempted(exercise, outcome))]);
        if course.go_on() {
            wanted.extend(course.asks(&self.manner));
        } else {
            let recap = self.manner.told_lines(course.recap(&self.manner.narrator));
            wanted.push(recap.into());
            let closed = self.place.activity.close();
            wanted.extend(self.teller().requests().after_review(at, closed));
        }
        vec![Intent::InFull(wanted)]
    }

    /// One step of help with the exercise.
    pub(super) fn helps(&mut self) -> Vec<Intent> {
        let Some(course) = self.place.activity.course_mut() else { return Vec::new() };
        let help = course.help(&self.manner.narrator);
        said(self.manner.told_lines(vec![help]))
    }

    /// What a request of who goes through something does in a lesson.
    pub(super) fn walks_lesson(&mut self, at: At, command: Study) -> Vec<Intent> {
        let Some(course) = self.place.activity.course_mut() else { return Vec::new() };
        let narrator = &self.manner.narrator;
        match command {
            Study::Next => {
                let (lines, done) = course.solution(narrator);
                let told = self.manner.told_lines(lines);
                self.goes_on_learning(at, told, done)
            }
            Study::Previous if course.go_back() => course.asks(&self.manner),
            Study::Previous => said(self.manner.said("lesson-first", &[])),
            Study::First => {
                course.begin();
                let title = self.manner.told_lines(course.title(narrator));
                let asked = course.asks(&self.manner);
                vec![Intent::InFull([title.into()].into_iter().chain(asked).collect())]
            }
            Study::Where => said(self.manner.told_lines(vec![course.whereabouts(narrator)])),
            Study::Comment | Study::About => said(self.manner.told_lines(course.teaches(narrator))),
            Study::PlayOn if course.is_game() => {
                vec![Intent::Activity(Change::PlayOn(String::new()))]
            }
            Study::Close => vec![Intent::Activity(Change::Close)],
            Study::End
            | Study::Goto
            | Study::Auto
            | Study::Pause
            | Study::Variations
            | Study::Variation
            | Study::Leave
            | Study::PlayOn => {
                let name = narrator.talk.command_name(command.command()).into();
                said(self.manner.said("lesson-not-here", &[("name", name)]))
            }
        }
    }
}

impl Course {
    /// What is said where an exercise begins: what must be known, the position, the question.
    pub(super) fn asks(&self, manner: &Manner) -> Vec<Intent> {
        let narrator = &manner.narrator;
        let before = self.before(narrator).map(|before| manner.told_lines(vec![before]));
        let board = self.tells_position().then_some(Intent::Answer(Command::Board));
        let question = manner.told_lines(vec![self.question(narrator)]);
        let asked = all(before).into_iter().chain(board).chain([question.into()]).collect();
        vec![Intent::InFull(asked)]
    }
}

impl Activity {
    /// The question of the lesson again.
    pub(super) fn asked(&self, manner: &Manner) -> Option<Act> {
        let question = self.course()?.question(&manner.narrator);
        Some(Act::say(manner.narrator.lines(Priority::Answer, vec![question])))
    }
}

/// All lessons, and which one comes next.
fn list(tried: &[String], narrator: &Narrator) -> Vec<Vec<Span>> {
    let talk = &narrator.talk;
    let names = lessons::names();
    let is_done = |name: &str| {
        lessons::exercises(name).iter().all(|(number, _)| tried.contains(&kept_as(name, *number)))
    };
    let title = |name: &str| talk.sentence(&format!("lesson-{name}"), &[]);
    let learn = talk.command_name(Command::Learn);
    let next = names.iter().position(|name| !is_done(name)).unwrap_or(0);
    let values = [
        ("number", (next + 1).into()),
        ("title", title(names[next]).into()),
        ("learn", learn.into()),
    ];
    let mut lines = vec![talk.sentence("lessons-next", &values)];
    for (name, number) in names.iter().zip(1_usize..) {
        let values = [("number", number.into()), ("title", title(name).into())];
        let id = if is_done(name) { "lesson-line-done" } else { "lesson-line" };
        lines.push(talk.sentence(id, &values));
    }
    lines
}

/// The lesson of a number, or of a title.
fn named(text: &str, narrator: &Narrator) -> Option<&'static str> {
    let names = lessons::names();
    if let Ok(number) = text.parse::<usize>() {
        return names.get(number.checked_sub(1)?).copied();
    }
    let title = |name: &&&str| written(&narrator.talk.sentence(&format!("lesson-{name}"), &[]));
    names.iter().find(|name| narrator.talk.same(&title(name), text)).copied()
}
