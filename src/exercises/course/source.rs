//! Where a lesson comes from: it is compiled in, or a player has written it.

#![deny(clippy::wildcard_enum_match_arm)]

use std::rc::Rc;

use crate::exercises::course::kept_as;
use crate::lessons::{self, Own};
use crate::practice::cards::Attempt;
use crate::practice::lesson::Exercise;
use crate::voices::{Narrator, Span};

/// How the names of lessons begin there that players have written.
const OWN: &str = "own:";

/// Where a lesson comes from.
#[derive(Clone, Debug)]
pub(crate) enum Source {
    /// It is compiled in, by this name.
    BuiltIn(&'static str),
    /// A player has written it.
    Own(Rc<Own>),
}

impl Source {
    /// The name by which attempts at it are kept.
    pub(super) fn name(&self) -> String {
        match self {
            Self::BuiltIn(name) => (*name).to_owned(),
            Self::Own(own) => format!("{OWN}{}", own.name),
        }
    }

    /// The lesson of the name by which attempts at it are kept.
    pub(super) fn named(name: &str, own: &[Rc<Own>]) -> Option<Self> {
        if let Some(name) = name.strip_prefix(OWN) {
            return own.iter().find(|own| own.name == name).cloned().map(Self::Own);
        }
        lessons::names().into_iter().find(|known| *known == name).map(Self::BuiltIn)
    }

    pub(super) fn exercises(&self) -> Vec<(usize, Exercise)> {
        match self {
            Self::BuiltIn(name) => lessons::exercises(name),
            Self::Own(own) => own.exercises.clone(),
        }
    }

    /// Whether each of its exercises was tried.
    pub(crate) fn is_done(&self, tried: &[(String, Attempt)]) -> bool {
        let is_tried = |number: usize| {
            let kept = kept_as(&self.name(), number);
            tried.iter().any(|(tried, _)| *tried == kept)
        };
        self.exercises().iter().all(|(number, _)| is_tried(*number))
    }

    /// A sentence of it by the end of its name, if it has that; in the voice of a country, that of its
    /// language.
    pub(crate) fn sentence(&self, narrator: &Narrator, part: &str) -> Option<Vec<Span>> {
        match self {
            Self::BuiltIn(name) => {
                let said = narrator.talk.sentence(&format!("lesson-{name}{part}"), &[]);
                (!said.is_empty()).then_some(said)
            }
            Self::Own(own) => own.text(part).map(|text| vec![narrator.talk.span(text)]),
        }
    }
}
