//! What there is to learn, in its order: the lessons, the pieces to listen to, and the lessons that the
//! player has written. Pure.

#![deny(clippy::wildcard_enum_match_arm)]

use std::path::Path;
use std::rc::Rc;

use crate::command::Command;
use crate::exercises::begun::Begun;
use crate::exercises::course::Source;
use crate::exercises::known::Brought;
use crate::exercises::titles;
use crate::exercises::worded::denied;
use crate::lessons::{self, Own, Slip, Stock, Written, Wrong};
use crate::practice::cards::{Attempt, Grade};
use crate::practice::lesson::Fault;
use crate::puzzles;
use crate::repertoires;
use crate::understanding::{About, Understanding};
use crate::voices::narrate::quoted;
use crate::voices::{Lines, Narrator, Offered, OfferedRow, Span, Value, written};

/// How the names begin by which it is kept that a piece was heard.
const HEARD: &str = "listen/";

/// What has a number in the list.
#[derive(Clone, Debug)]
pub(crate) enum Chapter {
    /// A lesson.
    Lesson(Source),
    /// A piece to listen to, by its name.
    Piece(&'static str),
}

impl Chapter {
    fn all(own: &[Rc<Own>]) -> impl Iterator<Item = Self> {
        let lessons = lessons::names().into_iter().map(|name| Self::Lesson(Source::BuiltIn(name)));
        let pieces = lessons::PIECES.into_iter().map(Self::Piece);
        let own = own.iter().map(|own| Self::Lesson(Source::Own(Rc::clone(own))));
        lessons.chain(pieces).chain(own)
    }

    pub(crate) fn title(&self, narrator: &Narrator) -> Vec<Span> {
        match self {
            Self::Lesson(source) => source.sentence(narrator, "").unwrap_or_default(),
            Self::Piece(name) => narrator.talk.sentence(&format!("listen-{name}"), &[]),
        }
    }

    /// Whether every exercise was tried, or the piece was heard.
    fn is_done(&self, tried: &[(String, Attempt)]) -> bool {
        match self {
            Self::Lesson(source) => source.is_done(tried),
            Self::Piece(name) => tried.iter().any(|(tried, _)| *tried == kept_as(name)),
        }
    }

    /// The heading of what begins with it.
    const fn heading(&self) -> &'static str {
        match self {
            Self::Lesson(Source::BuiltIn(_)) => "",
            Self::Piece(_) => "lessons-listen",
            Self::Lesson(Source::Own(_)) => "lessons-own",
        }
    }
}

/// How much there is to learn.
pub(crate) fn count(own: &[Rc<Own>]) -> usize {
    Chapter::all(own).count()
}

/// All of it, and what comes next.
pub(crate) fn list(own: &[Rc<Own>], tried: &[(String, Attempt)], narrator: &Narrator) -> Offered {
    let chapters: Vec<Chapter> = Chapter::all(own).collect();
    let next = chapters.iter().position(|chapter| !chapter.is_done(tried)).unwrap_or(0);
    let values = [
        ("number", (next + 1).into()),
        ("title", chapters[next].title(narrator).into()),
        ("learn", narrator.talk.command_name(Command::Learn).into()),
    ];
    let mut told = vec![narrator.talk.sentence("lessons-next", &values)];
    let (mut rows, mut heading) = (Vec::new(), "");
    for (chapter, number) in chapters.iter().zip(1_usize..) {
        if std::mem::replace(&mut heading, chapter.heading()) != chapter.heading() {
            let heading = narrator.talk.sentence(heading, &[]);
            told.push(heading.clone());
            rows.push(OfferedRow::Heading(heading));
        }
        let values = [("number", number.into()), ("title", chapter.title(narrator).into())];
        let id = if chapter.is_done(tried) { "lesson-line-done" } else { "lesson-line" };
        let line = narrator.talk.sentence(id, &values);
        told.push(line.clone());
        rows.push(OfferedRow::Choice(line, Command::Learn, About::text(&number.to_string())));
    }
    Offered { command: Command::Learn, told, rows, at: next }
}

/// What has this number, or what is meant by its title; several, where that is not plain.
pub(crate) fn named(
    text: &str,
    own: &[Rc<Own>],
    of: Understanding<'_>,
    narrator: &Narrator,
) -> Vec<Chapter> {
    if let Some(number) = of.number(text) {
        return number
            .checked_sub(1)
            .and_then(|at| Chapter::all(own).nth(at))
            .into_iter()
            .collect();
    }
    let all: Vec<Chapter> = Chapter::all(own).collect();
    let titles: Vec<String> = all.iter().map(|it| written(&it.title(narrator))).collect();
    let meant = titles::meant(text, &titles, narrator);
    meant.into_iter().map(|at| all[at].clone()).collect()
}

/// A piece is read out.
pub(crate) fn read_out(name: &str, narrator: &Narrator) -> Begun {
    Begun::Read(piece(name, narrator), (kept_as(name), Grade::Right))
}

/// A piece, sentence by sentence.
fn piece(name: &str, narrator: &Narrator) -> Lines {
    let title = narrator.talk.sentence(&format!("listen-{name}"), &[]);
    let sentences = (1..).map(|number| format!("listen-{name}-text-{number}"));
    let told =
        sentences.map(|id| narrator.talk.sentence(&id, &[])).take_while(|said| !said.is_empty());
    [title].into_iter().chain(told).collect()
}

/// The name by which it is kept that a piece was heard.
fn kept_as(name: &str) -> String {
    format!("{HEARD}{name}")
}

/// A file of the player's with what is wrong in it.
pub(crate) struct Faulty {
    /// Its name without the ending: that of its lesson.
    name: String,
    written: Written,
    lines: Lines,
}

/// The lessons that the player has written, and what is wrong with them.
pub(crate) fn read(files: &[Written], narrator: &Narrator) -> (Vec<Rc<Own>>, Vec<Faulty>) {
    let (mut all, mut faulty) = (Vec::new(), Vec::new());
    let is_lesson = |it: &&Written| {
        Path::new(&it.file).extension().is_some_and(|it| it.eq_ignore_ascii_case("toml"))
    };
    for written in files.iter().filter(is_lesson) {
        let Written { file, text } = written;
        let name = Path::new(file).file_stem().unwrap_or_default().to_string_lossy();
        let lines: Lines = match text {
            Ok(text) => {
                let (own, wrong) = Own::read(&name, text);
                all.extend(own.map(Rc::new));
                wrong.iter().map(|wrong| wrong_said(file, wrong, narrator)).collect()
            }
            Err(kind) => {
                let reason = [("reason", narrator.slips().reason(*kind))];
                let what = narrator.talk.sentence("voice-unreadable", &reason);
                let values = [("file", file.as_str().into()), ("what", what.into())];
                vec![narrator.talk.sentence("settings-warning", &values)]
            }
        };
        if !lines.is_empty() {
            faulty.push(Faulty { name: name.into_owned(), written: written.clone(), lines });
        }
    }
    (all, faulty)
}

impl Brought {
    /// Reads the files of a stock, and keeps where they are; returns those of lessons with what is wrong in them.
    pub(crate) fn read(&mut self, mut stock: Stock, narrator: &Narrator) -> Vec<Faulty> {
        let files = std::mem::take(&mut stock.files);
        self.puzzles = files.iter().filter_map(puzzles::Own::read).collect();
        self.openings = files.iter().filter_map(repertoires::Own::read).collect();
        let (lessons, faulty) = read(&files, narrator);
        (self.lessons, self.stock) = (lessons, stock);
        faulty
    }
}

/// What is wrong with the lessons that are asked for, and that their folder may not be read.
pub(crate) fn wrong(
    words: &str,
    brought: &mut Brought,
    faulty: Vec<Faulty>,
    of: Understanding<'_>,
    narrator: &Narrator,
) -> Lines {
    let meant = named(words, &brought.lessons, of, narrator);
    let asked = Asked::of(words, &meant);
    let closed = brought.stock.closed(lessons::FOLDER);
    let closed = closed.filter(|_| matches!(asked, Asked::List | Asked::Unknown));
    let denied = closed.map(|folder| denied(&folder, narrator));
    let wrong = faults(faulty, &asked, &mut brought.faults);
    denied.into_iter().chain(wrong).collect()
}

/// What is wrong with files about which the player asks, or in the list with those that were not told as
/// they are now. `told`: the files of which it was.
fn faults(faulty: Vec<Faulty>, asked: &Asked<'_>, told: &mut Vec<Written>) -> Lines {
    let mut lines = Vec::new();
    for Faulty { name, written, lines: wrong } in faulty {
        let is_asked = match asked {
            Asked::List => !told.contains(&written),
            Asked::Lesson(lesson) => name == *lesson,
            Asked::Unknown => true,
            Asked::Other => false,
        };
        if is_asked {
            told.retain(|before| before.file != written.file);
            told.push(written);
            lines.extend(wrong);
        }
    }
    lines
}

/// What is asked for of the lessons.
enum Asked<'a> {
    List,
    /// One that the player has written.
    Lesson(&'a str),
    /// What nothing is known by: its file may be so wrong that there is no lesson.
    Unknown,
    /// Who goes through another lesson does not want to hear what is wrong with the player's own.
    Other,
}

impl<'a> Asked<'a> {
    fn of(rest: &str, meant: &'a [Chapter]) -> Self {
        match meant {
            _ if rest.is_empty() => Self::List,
            [] => Self::Unknown,
            [Chapter::Lesson(Source::Own(own))] => Self::Lesson(&own.name),
            [..] => Self::Other,
        }
    }
}

/// What is wrong with a lesson, and where.
fn wrong_said(file: &str, wrong: &Wrong, narrator: &Narrator) -> Vec<Span> {
    let id = if wrong.line == 0 { "settings-warning" } else { "settings-warning-line" };
    let what = slip_said(&wrong.slip, narrator);
    let values = [("file", file.into()), ("line", wrong.line.into()), ("what", what.into())];
    narrator.talk.sentence(id, &values)
}

fn slip_said(slip: &Slip, narrator: &Narrator) -> Vec<Span> {
    let text = |text: &str| Value::from(quoted(text));
    let (id, value) = match slip {
        Slip::Line(bad) => return narrator.slips().bad_line(bad),
        Slip::Name(name) => ("own-name", text(name)),
        Slip::NoTitle => ("own-no-title", "".into()),
        Slip::NoExercise => ("own-no-exercise", "".into()),
        Slip::Position(fen) => ("own-position", text(fen)),
        Slip::Exercise(Fault::Task(task)) if task.trim().is_empty() => ("own-no-task", "".into()),
        Slip::Exercise(Fault::Task(task)) => ("own-task", text(task)),
        Slip::Exercise(Fault::Square(square)) => ("own-square", text(square)),
        Slip::Exercise(Fault::Number(number)) => ("own-number", text(number)),
        Slip::Exercise(Fault::Empty(square)) => ("own-empty", narrator.square(*square)),
        Slip::Exercise(Fault::Illegal(mv)) => ("own-illegal", text(mv)),
        Slip::Exercise(Fault::Answer(answer)) => ("own-answer", text(answer)),
        Slip::Exercise(Fault::Moves(moves)) => {
            let names = moves.iter().map(|mv| mv.to_uci(shakmaty::CastlingMode::Standard));
            let names: Vec<String> = names.map(|name| name.to_string()).collect();
            ("own-moves", names.join(", ").into())
        }
        Slip::Exercise(Fault::Misses(mv)) => {
            ("own-misses", mv.to_uci(shakmaty::CastlingMode::Standard).to_string().into())
        }
        Slip::Exercise(Fault::Untrue) => ("own-untrue", "".into()),
    };
    narrator.talk.sentence(id, &[("text", value)])
}
