//! What there is to learn, in its order: the lessons, then the pieces to listen to. Pure.

use crate::app::session::course;
use crate::app::session::review::Lines;
use crate::command::Command;
use crate::lessons;
use crate::practice::cards::Attempt;
use crate::voices::{Narrator, written};

/// How the names begin by which it is kept that a piece was heard.
const HEARD: &str = "listen/";

/// What has a number in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Chapter {
    /// A lesson by its name.
    Lesson(&'static str),
    /// A piece to listen to, by its name.
    Piece(&'static str),
}

impl Chapter {
    fn all() -> impl Iterator<Item = Self> {
        let lessons = lessons::names().into_iter().map(Self::Lesson);
        lessons.chain(lessons::PIECES.into_iter().map(Self::Piece))
    }

    fn title(self, narrator: &Narrator) -> Lines {
        let id = match self {
            Self::Lesson(name) => format!("lesson-{name}"),
            Self::Piece(name) => format!("listen-{name}"),
        };
        vec![narrator.talk.sentence(&id, &[])]
    }

    /// Whether every exercise was tried, or the piece was heard.
    fn is_done(self, tried: &[(String, Attempt)]) -> bool {
        let is_tried = |name: String| tried.iter().any(|(tried, _)| *tried == name);
        match self {
            Self::Lesson(name) => lessons::exercises(name)
                .iter()
                .all(|(number, _)| is_tried(course::kept_as(name, *number))),
            Self::Piece(name) => is_tried(kept_as(name)),
        }
    }
}

/// How much there is to learn.
pub(super) fn count() -> usize {
    Chapter::all().count()
}

/// All of it, and what comes next.
pub(super) fn list(tried: &[(String, Attempt)], narrator: &Narrator) -> Lines {
    let chapters: Vec<Chapter> = Chapter::all().collect();
    let next = chapters.iter().position(|chapter| !chapter.is_done(tried)).unwrap_or(0);
    let values = [
        ("number", (next + 1).into()),
        ("title", chapters[next].title(narrator).concat().into()),
        ("learn", narrator.talk.command_name(Command::Learn).into()),
    ];
    let mut lines = vec![narrator.talk.sentence("lessons-next", &values)];
    for (chapter, number) in chapters.into_iter().zip(1_usize..) {
        if chapter == Chapter::Piece(lessons::PIECES[0]) {
            lines.push(narrator.talk.sentence("lessons-listen", &[]));
        }
        let title = chapter.title(narrator).concat();
        let values = [("number", number.into()), ("title", title.into())];
        let id = if chapter.is_done(tried) { "lesson-line-done" } else { "lesson-line" };
        lines.push(narrator.talk.sentence(id, &values));
    }
    lines
}

/// What has this number, or this title.
pub(super) fn named(text: &str, narrator: &Narrator) -> Option<Chapter> {
    if let Ok(number) = text.parse::<usize>() {
        return Chapter::all().nth(number.checked_sub(1)?);
    }
    Chapter::all()
        .find(|chapter| narrator.talk.same(&written(&chapter.title(narrator).concat()), text))
}

/// A piece, sentence by sentence.
pub(super) fn piece(name: &str, narrator: &Narrator) -> Lines {
    let title = narrator.talk.sentence(&format!("listen-{name}"), &[]);
    let sentences = (1..).map(|number| format!("listen-{name}-text-{number}"));
    let told = sentences
        .take_while(|id| narrator.talk.has_sentence(id))
        .map(|id| narrator.talk.sentence(&id, &[]));
    [title].into_iter().chain(told).collect()
}

/// The name by which it is kept that a piece was heard.
pub(super) fn kept_as(name: &str) -> String {
    format!("{HEARD}{name}")
}
