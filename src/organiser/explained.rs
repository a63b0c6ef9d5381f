//! Words of tournaments, explained: for whoever hears a system or a tie-break for the first time.

use crate::organiser::Desk;
use crate::organiser::reader::{has_all, plainly};
use crate::organiser::ties::criterion;
use crate::tournament::ties::{Cuts, TieBreak};
use crate::voices::narrate::quoted;
use crate::voices::{Narrator, Span, Utterance, Value, written};

/// Each word by the sentence that is its name, and the sentence that explains it.
const TERMS: [(&str, &str); 32] = [
    ("tie-break-buchholz", "explain-buchholz"),
    ("term-cut", "explain-cut"),
    ("term-median", "explain-median"),
    ("tie-break-sonneborn", "explain-sonneborn"),
    ("tie-break-encounter", "explain-encounter"),
    ("tie-break-progressive", "explain-progressive"),
    ("tie-break-wins", "explain-wins"),
    ("tie-break-games-won", "explain-games-won"),
    ("tie-break-black-games", "explain-black-games"),
    ("tie-break-black-wins", "explain-black-wins"),
    ("tie-break-koya", "explain-koya"),
    ("tie-break-average-rating", "explain-average-rating"),
    ("tie-break-performance", "explain-performance"),
    ("tie-break-match-points", "explain-match-points"),
    ("tie-break-game-points", "explain-game-points"),
    ("system-round-robin", "explain-round-robin"),
    ("system-swiss", "explain-swiss"),
    ("system-adjusted", "explain-adjusted"),
    ("system-lots", "explain-lots"),
    ("system-by-hand", "explain-by-hand"),
    ("system-match", "explain-match"),
    ("system-scheveningen", "explain-scheveningen"),
    ("system-groups", "explain-groups"),
    ("system-knock-out", "explain-knock-out"),
    ("term-berger", "explain-berger"),
    ("term-varma", "explain-varma"),
    ("term-bye", "explain-bye"),
    ("term-half-bye", "explain-half-bye"),
    ("term-forfeit", "explain-forfeit"),
    ("term-floater", "explain-floater"),
    ("term-score-group", "explain-score-group"),
    ("term-acceleration", "explain-acceleration"),
];

/// Everything that is explained, as it is called.
pub(super) fn names(narrator: &Narrator) -> Vec<String> {
    TERMS.iter().map(|(name, _)| written(&narrator.talk.sentence(name, &[]))).collect()
}

/// The sentence that explains what another one names.
pub(super) fn explanation(name: &str) -> Option<&'static str> {
    TERMS.iter().find(|(term, _)| *term == name).map(|(_, told)| *told)
}

impl Desk {
    /// What a word of tournaments means; all the words where none is typed.
    pub(super) fn explain(&self, text: &str) -> Utterance {
        let text = text.trim();
        if text.is_empty() {
            return self.told("explain-all", &[("names", self.listed(0..TERMS.len()))]);
        }
        if let Some(ids) = of_acronym(text) {
            let meant = TERMS.iter().filter(|(name, _)| ids.contains(name));
            let rows: Vec<_> = meant.map(|(_, told)| self.sentence(told, &[])).collect();
            if !rows.is_empty() {
                return self.lines(rows);
            }
        }
        // There may be an article before it.
        let after = text.split_once(char::is_whitespace).map_or("", |(_, rest)| rest);
        let found = [text, after].map(|text| self.meant(text)).into_iter();
        match &found.flatten().next().unwrap_or_default()[..] {
            [] => self.told("explain-none", &[("word", quoted(text).into())]),
            [one] => self.lines(vec![self.sentence(TERMS[*one].1, &[])]),
            several => {
                self.told("explain-which", &[("names", self.listed(several.iter().copied()))])
            }
        }
    }

    /// The words that are called so, or whose names have this in them; nothing where there are none.
    fn meant(&self, text: &str) -> Option<Vec<usize>> {
        let sought = plainly(text);
        let named = |at: &usize| plainly(&written(&self.sentence(TERMS[*at].0, &[])));
        let has = |fits: &dyn Fn(&str) -> bool| -> Option<Vec<usize>> {
            let found: Vec<_> = (0..TERMS.len()).filter(|at| fits(&named(at))).collect();
            (!found.is_empty()).then_some(found)
        };
        if sought.is_empty() {
            return None;
        }
        has(&|name| name == sought).or_else(|| has(&|name| has_all(name, &sought)))
    }

    fn listed(&self, terms: impl Iterator<Item = usize>) -> Value {
        let names: Vec<Vec<Span>> = terms.map(|at| self.sentence(TERMS[at].0, &[])).collect();
        self.narrator.join_all(names)
    }
}

/// What the acronym of a tie-break stands for: its name, and that of what is left out of it.
fn of_acronym(text: &str) -> Option<Vec<&'static str>> {
    let tie: TieBreak = text.parse().ok()?;
    let cut = match tie.cuts {
        Cuts::None => None,
        Cuts::Least(_) => Some("term-cut"),
        Cuts::Median(_) => Some("term-median"),
    };
    Some([criterion(tie)].into_iter().chain(cut).collect())
}
