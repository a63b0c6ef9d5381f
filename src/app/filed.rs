//! What becomes of games that are kept, as a player wants it from inside: written into a file, deleted,
//! brought back, remarked on.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf, absolute};

use shakmaty::{ByColor, Color, Position};

use crate::app::input::{Filed, Unfetched};
use crate::app::open;
use crate::app::order::{FilingOrder, Sheet};
use crate::app::reasons::reason;
use crate::app::target::{Content, NotWritten, Pages, Stop, Target};
use crate::app::{embossed, letters, shelf};
use crate::archive::{Archive, ArchiveError, Owner, Remarks, Score, export};
use crate::clean;
use crate::config::Settings;
use crate::describe::{self, Question};
use crate::names;
use crate::notation::pgn::Node;
use crate::ui::diagram::Diagram;
use crate::voices::{Narrator, Priority, Utterance, Value, written};

/// What a file is by the end of its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Text.
    Text,
    /// Pages of braille.
    Braille,
    /// A picture with its words.
    Svg,
    /// A picture in points.
    Png,
    /// A picture of another kind.
    OtherPicture,
}

impl Form {
    /// That of a file of this name.
    #[must_use]
    pub fn of(file: &str) -> Self {
        let end = file.rsplit_once('.').map(|(_, end)| end.to_lowercase()).unwrap_or_default();
        match &*end {
            "brf" => Self::Braille,
            "svg" => Self::Svg,
            "png" => Self::Png,
            "jpg" | "jpeg" | "gif" | "webp" | "bmp" => Self::OtherPicture,
            _ => Self::Text,
        }
    }
}

/// Files games for a player.
#[derive(Clone, Copy, Debug)]
pub(in crate::app) struct Filer<'a> {
    pub(in crate::app) archive: &'a Archive,
    pub(in crate::app) settings: &'a Settings,
    pub(in crate::app) narrator: &'a Narrator,
    pub(in crate::app) owner: &'a Owner,
}

/// What a file holds, and what is to be told of it before.
struct Contents {
    content: Content,
    pages: Pages,
    told: Vec<Utterance>,
}

impl Filer<'_> {
    /// Does what is wanted; what has become of it, and what is told besides.
    pub(in crate::app) fn does(&self, filing: FilingOrder) -> (Filed, Vec<Utterance>) {
        match filing {
            FilingOrder::Write { what, file, over } => self.writes(&what, &file, over),
            FilingOrder::Delete(game) => {
                (filed(self.archive.delete(game), |()| Filed::Done), vec![])
            }
            FilingOrder::Undelete => (filed(self.archive.undelete(), Filed::Back), vec![]),
            FilingOrder::Remark(game, what, text) => {
                (filed(self.archive.remark(game, what, &text), |()| Filed::Done), vec![])
            }
            FilingOrder::Note(game) => {
                let noted = |remarks: Remarks| Filed::Noted(remarks.note);
                (filed(self.archive.remarks(game), noted), vec![])
            }
        }
    }

    fn writes(&self, what: &Sheet, file: &str, over: bool) -> (Filed, Vec<Utterance>) {
        let path = shelf::in_full(file);
        let target = match Target::new(Some(&path), over) {
            // Whoever reads from a pipe is not waited for.
            Ok(Target::Device(path)) => {
                let special = io::Error::from(ErrorKind::Unsupported);
                return (Filed::NotWritten(NotWritten::Refused(Some(path), special)), vec![]);
            }
            Ok(target) => target,
            Err(NotWritten::Exists(_)) => return (Filed::Exists, vec![]),
            Err(refused) => return (Filed::NotWritten(refused), vec![]),
        };
        let Contents { content, pages, told } = match self.contents(what, Form::of(file)) {
            Ok(contents) => contents,
            Err(error) => return (failed(&error), vec![]),
        };
        match target.write(pages, std::iter::once(Ok(content))) {
            Ok(()) => (Filed::Written(shown(&path)), told),
            Err(Stop::Io(error)) => (Filed::NotWritten(target.refused(error)), told),
            Err(Stop::Unread(error)) => (failed(&error), told),
        }
    }

    fn contents(&self, what: &Sheet, form: Form) -> Result<Contents, ArchiveError> {
        let read = |game| self.archive.open_score(game, self.owner);
        let (content, mut told, score) = match what {
            Sheet::Text(text) => (Content::Text(text.clone()), vec![], None),
            Sheet::Letter(game) => {
                let lines = letters::read(self.archive, *game, self.narrator)?;
                let text = self.narrator.lines(Priority::Answer, lines).written();
                (Content::Text(format!("{text}\n")), vec![], None)
            }
            Sheet::Pgn(game) => {
                let score = read(*game)?;
                let content = match form {
                    Form::Svg | Form::Png => diagram(self.narrator, &score, form),
                    Form::Text | Form::Braille | Form::OtherPicture => {
                        Content::Text(pgn(self.narrator, &score))
                    }
                };
                (content, vec![], Some(score))
            }
            Sheet::Score(game) if form == Form::Braille => {
                let score = read(*game)?;
                let (text, told) =
                    embossed::brf(self.settings, self.narrator, std::slice::from_ref(&score));
                (Content::Text(text), told, Some(score))
            }
            Sheet::Score(game) => {
                let score = read(*game)?;
                (Content::Text(sheet(self.narrator, &score)), vec![], Some(score))
            }
        };
        told.extend(score.and_then(|score| open::game_cut(self.narrator, &score)));
        Ok(Contents { content, pages: Pages(form == Form::Braille), told })
    }
}

/// A game as PGN.
#[must_use]
pub fn pgn(narrator: &Narrator, score: &Score) -> String {
    let Some(claim) = claim(narrator, score) else { return export::score(score) };
    let mut score = score.clone();
    let last = score.tree.main().last().unwrap_or(Node::ROOT);
    score.tree.add_comment(last, &claim);
    export::score(&score)
}

/// The last position of a game as a picture of this form, with its description.
#[must_use]
pub fn diagram(narrator: &Narrator, score: &Score, form: Form) -> Content {
    let last = score.tree.main().last().unwrap_or(Node::ROOT);
    let position = score.tree.position(last);
    let [white, black] = Color::ALL.map(|color| names::full(narrator, &score.listed, color));
    let title = narrator.talk.sentence("header-players", &[("white", white), ("black", black)]);
    let told = narrator.answers().of(&describe::answer(Question::Board, &position));
    let bottom = score.listed.own.unwrap_or(Color::White);
    let (title, description) = (written(&title), told.written());
    let diagram =
        Diagram { board: position.board(), bottom, title: &title, description: &description };
    if form == Form::Png { Content::Picture(diagram.png()) } else { Content::Text(diagram.svg()) }
}

/// A draw that was claimed where no arbiter is, as whoever decides it is told.
pub(in crate::app) fn claim(narrator: &Narrator, score: &Score) -> Option<String> {
    Some(written(&narrator.matters().claimed_alone(score.claimed_alone()?)))
}

/// A game as a score sheet in print.
#[must_use]
pub fn sheet(narrator: &Narrator, score: &Score) -> String {
    let hand = narrator.hand();
    let Some(replay) = &score.replay else { return export::main_line(score, hand) };
    let name = |color| match names::written(narrator, &score.listed, color) {
        Value::Text(name) => name,
        value => written(&value.spans()),
    };
    let sheet = export::text(replay, &score.listed.date, &ByColor::new_with(name), hand);
    let claim = claim(narrator, score).map(|claim| format!("{claim}\n"));
    sheet + &claim.unwrap_or_default()
}

/// A file with its folder, as it may be shown: whoever types a name alone may not know where he is.
fn shown(path: &Path) -> String {
    clean::name(&absolute(path).unwrap_or_else(|_| PathBuf::from(path)))
}

fn filed<T>(done: Result<T, ArchiveError>, then: impl FnOnce(T) -> Filed) -> Filed {
    done.map_or_else(|error| failed(&error), then)
}

fn failed(error: &ArchiveError) -> Filed {
    match error {
        ArchiveError::Locked => Filed::Open,
        ArchiveError::Missing => Filed::Failed(Unfetched::Missing),
        ArchiveError::Game(..) => Filed::Failed(Unfetched::Damaged),
        error => Filed::Failed(Unfetched::Unreadable(reason(error))),
    }
}
