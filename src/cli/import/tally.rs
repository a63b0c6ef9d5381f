//! What an import has found, in numbers and by its places.

use std::io;
use std::process::ExitCode;

use crate::cli::tell;
use crate::notation::pgn::{Fault, Odd, Place, Remark, Wrong};
use crate::printed;
use crate::ui::Fit;
use crate::voices::narrate::pgn_remark_name;
use crate::voices::{Narrator, Priority, Span, Value};

/// How many faults and remarks are listed.
const LISTED: usize = 20;

/// How many of them are remarks by which nothing is lost: they shall not stand in the way of others.
const HARMLESS: usize = 5;

/// What is told of a place.
pub(super) enum Told {
    /// Why a game is not taken.
    Fault(Fault),
    /// What is remarkable in one that is.
    Remark(Remark),
}

impl Told {
    fn place(&self) -> Place {
        match self {
            Self::Fault(fault) => fault.place,
            Self::Remark(remark) => remark.place,
        }
    }

    /// Whether nothing is lost by it.
    fn is_harmless(&self) -> bool {
        matches!(self, Self::Remark(remark) if remark.odd.is_harmless())
    }

    /// Whether a move has the letters of another language.
    fn is_foreign(&self) -> bool {
        let wrong = match self {
            Self::Fault(fault) => &fault.wrong,
            Self::Remark(Remark { odd: Odd::Ends(wrong) | Odd::VariationEnds(wrong), .. }) => wrong,
            Self::Remark(_) => return false,
        };
        matches!(wrong, Wrong::Foreign(_) | Wrong::OtherLetters { .. })
    }

    fn what(&self, narrator: &Narrator) -> Vec<Span> {
        match self {
            Self::Fault(fault) => narrator.pgn().fault(&fault.wrong),
            Self::Remark(remark) => narrator.pgn().remark(&remark.odd),
        }
    }

    /// What there is, and where.
    pub(super) fn line(&self, narrator: &Narrator, name: &Value) -> String {
        let number = |number: u64| Value::Text(number.to_string());
        let Place { line, column } = self.place();
        let values = [
            ("what", self.what(narrator).into()),
            ("file", name.clone()),
            ("line", number(line)),
            ("column", number(column)),
        ];
        narrator.say(Priority::Answer, "import-fault", &values).written()
    }
}

/// A voice that has letters of its own for the pieces: the player's, or one as an example.
fn letters(narrator: &Narrator) -> &str {
    let voice = &narrator.talk;
    if voice.vocabulary().letters().knight == "N" { "de" } else { voice.name() }
}

/// How many games there are for each reason.
#[derive(Default)]
struct Reasons(Vec<(&'static str, usize)>);

impl Reasons {
    fn count(&mut self, why: &'static str) {
        match self.0.iter_mut().find(|(reason, _)| *reason == why) {
            Some((_, count)) => *count += 1,
            None => self.0.push((why, 1)),
        }
    }

    /// The most frequent first.
    fn sentences(mut self, narrator: &Narrator) -> Vec<String> {
        self.0.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        let sentence = |(why, count): (&str, usize)| {
            let why = narrator.word(&format!("why-{why}"));
            let values = [("count", count.into()), ("why", why)];
            narrator.say(Priority::Answer, "import-why", &values).written()
        };
        self.0.into_iter().map(sentence).collect()
    }
}

/// What is to be told of an encoding, with its name.
pub(super) enum Encoded {
    /// It was not named.
    Guessed(String),
    /// The text cannot be in it: nothing was read.
    Wrong(String),
    /// Not all bytes are characters of it.
    Unfit(String),
    /// The text may be UTF-8 instead.
    RatherUtf8(String),
}

impl Encoded {
    fn sentence(&self, narrator: &Narrator, file: &Value) -> String {
        let (id, name) = match self {
            Self::Guessed(name) => ("import-encoding", name),
            Self::Wrong(name) => ("import-encoding-wrong", name),
            Self::Unfit(name) => ("import-encoding-unfit", name),
            Self::RatherUtf8(name) => ("import-encoding-utf8", name),
        };
        let values = [("encoding", name.as_str().into()), ("file", file.clone())];
        narrator.say(Priority::Answer, id, &values).written()
    }
}

/// What has been read, in numbers.
#[derive(Default)]
pub(super) struct ImportTally {
    pub(super) bytes: u64,
    pub(super) kept: usize,
    pub(super) doubles: usize,
    pub(super) refused: usize,
    /// Refused, because nothing in it looks like a game.
    pub(super) strays: usize,
    /// Whether bytes came that no text has.
    pub(super) no_text: bool,
    /// The first fault of the game that is being read.
    pub(super) first: Option<&'static str>,
    /// How many were refused for a reason first of all.
    reasons: Reasons,
    /// What is to be told of the encoding.
    pub(super) encoding: Option<Encoded>,
    /// Whether the letters of the moves were named, and whether some moves have other letters.
    has_letters: bool,
    is_foreign: bool,
    /// How many were taken with remarks, and with which.
    remarked: usize,
    remarks: Reasons,
    /// How many faults and remarks there are, and the first of them.
    told: usize,
    listed: Vec<Told>,
}

impl ImportTally {
    /// An empty one, for moves of which the letters were named or not.
    pub(super) fn of_letters(has_letters: bool) -> Self {
        Self { has_letters, ..Self::default() }
    }

    /// Counts a game with remarks.
    pub(super) fn remark(&mut self, remarks: &[Remark]) {
        self.remarked += usize::from(!remarks.is_empty());
        let mut kinds: Vec<_> = remarks.iter().map(|remark| pgn_remark_name(&remark.odd)).collect();
        kinds.sort_unstable();
        kinds.dedup();
        for kind in kinds {
            self.remarks.count(kind);
        }
    }

    pub(super) fn refuse(&mut self) {
        self.refused += 1;
        if let Some(why) = self.first.take() {
            self.reasons.count(why);
        }
    }

    pub(super) fn list(&mut self, told: Told) {
        self.told += 1;
        self.is_foreign |= told.is_foreign();
        let harmless = self.listed.iter().filter(|told| told.is_harmless()).count();
        let has_place = !told.is_harmless() || harmless < HARMLESS;
        if self.listed.len() < LISTED && has_place {
            self.listed.push(told);
        }
    }

    /// Tells what was found and what was kept.
    pub(super) fn report(self, narrator: &Narrator, fit: Fit, name: Value) -> io::Result<ExitCode> {
        if let Some(wrong @ Encoded::Wrong(_)) = &self.encoding {
            tell(&wrong.sentence(narrator, &name));
            return Ok(ExitCode::FAILURE);
        }
        if let Some(id) = self.no_game() {
            tell(&narrator.say(Priority::Answer, id, &[("file", name)]).written());
            return Ok(ExitCode::FAILURE);
        }
        let done = self.kept + self.doubles > 0;
        let mut out = printed::out();
        for said in self.sentences(narrator, &name) {
            out.line(fit.out(&said))?;
        }
        Ok(if done { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }

    fn sentences(self, narrator: &Narrator, name: &Value) -> Vec<String> {
        let say = |id, count: usize| {
            narrator.say(Priority::Answer, id, &[("count", count.into())]).written()
        };
        let some = |id, count: usize| (count > 0).then(|| say(id, count));
        let mut said: Vec<String> =
            self.listed.iter().map(|told| told.line(narrator, name)).collect();
        said.extend(some("import-more-faults", self.told - self.listed.len()));
        said.push(say("import-kept", self.kept));
        said.extend(some("import-doubles", self.doubles));
        said.extend(some("import-remarks", self.remarked));
        said.extend(self.remarks.sentences(narrator));
        said.extend(some("import-refused", self.refused));
        said.extend(self.reasons.sentences(narrator));
        if self.is_foreign && self.has_letters {
            said.push(narrator.say(Priority::Answer, "import-letters-wrong", &[]).written());
        } else if self.is_foreign {
            let values = [("letters", letters(narrator).into())];
            said.push(narrator.say(Priority::Answer, "import-letters", &values).written());
        }
        said.extend(self.encoding.map(|encoded| encoded.sentence(narrator, name)));
        said
    }

    /// The sentence for a file that is no text, or in which nothing looks like a game.
    fn no_game(&self) -> Option<&'static str> {
        if self.kept + self.doubles > 0 {
            return None;
        }
        match self.bytes {
            0 => Some("import-empty"),
            _ if self.no_text => Some("import-no-text"),
            _ => (self.refused == self.strays).then_some("import-no-game"),
        }
    }
}
