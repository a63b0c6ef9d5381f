//! Which drill somebody wants, and within which limits. Pure.

#![deny(clippy::wildcard_enum_match_arm)]

use std::time::Duration;

use crate::exercises::worded::is_said;
use crate::voices::{Lines, Narrator, written};

/// The longest time to answer, in seconds, and the most questions: beyond these somebody has mistyped.
const LONGEST: usize = 600;
const MOST: usize = 50;

/// Within which limits the questions of a drill are answered; none, where none is named.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Limits {
    /// How long an answer may take.
    pub(crate) within: Option<Duration>,
    /// How often a question may be heard again.
    pub(crate) repeats: Option<usize>,
    /// How many questions there are.
    pub(crate) questions: Option<usize>,
}

/// The words after `drill`.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Wanted {
    pub(crate) name: String,
    /// The number of the level, if one is named.
    pub(crate) level: Option<usize>,
    pub(crate) limits: Limits,
}

/// What is wrong with the words after `drill`.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Wrong {
    /// These are not understood.
    Unknown(String),
    /// Of these each excludes the other.
    Both([String; 2]),
}

/// Numbers that ask for each form of a word there is: one, few, many in Slavic languages.
const FORMS: [usize; 4] = [1, 2, 5, 0];

/// The most words of what a number counts.
const LONGEST_UNIT: usize = 3;

/// What a number counts.
#[derive(Clone, Copy, Debug)]
enum Unit {
    Seconds,
    Questions,
    Repeats,
}

impl Unit {
    /// The one of a word, in any of the forms that numbers ask for: many languages have more than two.
    fn named(word: &str, narrator: &Narrator) -> Option<Self> {
        let all = [
            (Self::Seconds, "drill-unit-seconds"),
            (Self::Questions, "drill-unit-questions"),
            (Self::Repeats, "drill-unit-repeats"),
        ];
        let is = |id: &str, count: usize| {
            let said = narrator.talk.sentence(id, &[("count", count.into())]);
            narrator.talk.same(&written(&said), word)
        };
        let found = all.into_iter().find(|(_, id)| FORMS.iter().any(|count| is(id, *count)));
        found.map(|(unit, _)| unit)
    }

    /// The one with which these words begin, and how many of them it takes.
    fn begins(words: &[&str], narrator: &Narrator) -> Option<(Self, usize)> {
        let taking = |count: usize| {
            let unit = Self::named(&words.get(..count)?.join(" "), narrator)?;
            Some((unit, count))
        };
        (1..=LONGEST_UNIT).rev().find_map(taking)
    }
}

/// The same text with spaces between figures and the letters that follow them: `6초`.
pub(crate) fn apart(text: &str) -> String {
    let mut written = String::new();
    let mut figure = false;
    for c in text.chars() {
        if figure && c.is_alphabetic() {
            written.push(' ');
        }
        figure = c.is_ascii_digit();
        written.push(c);
    }
    written
}

impl Wanted {
    /// Reads a name, a level and limits: `knight paths 2, 10 seconds, 20 questions, no repeats`.
    ///
    /// # Errors
    ///
    /// The words that are none of these, or two of one kind.
    pub(crate) fn read(text: &str, narrator: &Narrator) -> Result<Self, Wrong> {
        let text = apart(text);
        let words: Vec<&str> = text.split([' ', ',']).filter(|word| !word.is_empty()).collect();
        let number = |word: &&str| {
            let none = is_said("drill-no", word, narrator).then_some(0);
            word.parse::<usize>().ok().or(none)
        };
        let end = words.iter().position(|word| number(word).is_some()).unwrap_or(words.len());
        // The first number may be that of the drill.
        let (name, mut rest) = words.split_at(end.max(1).min(words.len()));
        let (mut level, mut limits) = (None, Limits::default());
        // What was said of the level and of each unit.
        let mut told: [Option<String>; 4] = Default::default();
        while let Some((word, after)) = rest.split_first() {
            let named = after.first().copied().unwrap_or_default();
            let said = format!("{word} {named}").trim().to_owned();
            let wrong = || Wrong::Unknown(said.clone());
            let number = number(word).ok_or_else(wrong)?;
            let found = Unit::begins(after, narrator);
            let (unit, taken) = found.map_or((None, 0), |(unit, taken)| (Some(unit), taken));
            let kind = unit.map_or(0, |unit| 1 + unit as usize);
            if let Some(before) = told[kind].replace(said.clone()) {
                return Err(if kind == 0 { wrong() } else { Wrong::Both([before, said]) });
            }
            match unit {
                Some(Unit::Seconds) if (1..=LONGEST).contains(&number) => {
                    limits.within = Some(Duration::from_secs(number as u64));
                }
                Some(Unit::Questions) if (1..=MOST).contains(&number) => {
                    limits.questions = Some(number);
                }
                Some(Unit::Repeats) => limits.repeats = Some(number),
                None if level.is_none() => level = Some(number),
                Some(Unit::Seconds | Unit::Questions) | None => return Err(wrong()),
            }
            rest = &after[taken..];
        }
        Ok(Self { name: name.join(" "), level, limits })
    }
}

impl Limits {
    /// The limits of time and of repeats, a sentence each.
    pub(crate) fn said(&self, narrator: &Narrator) -> Lines {
        let within = self.within.map(|within| {
            narrator.talk.sentence("drill-within", &[("time", narrator.time(within))])
        });
        let repeats = self
            .repeats
            .map(|count| narrator.talk.sentence("drill-repeats", &[("count", count.into())]));
        within.into_iter().chain(repeats).collect()
    }
}
