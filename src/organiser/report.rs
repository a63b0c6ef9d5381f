//! The report of a round, as a chief arbiter hands it in: the results, what was done, what is still open, and
//! the standings.

use crate::organiser::notices::{NoticePart, Notices};
use crate::organiser::pending::OpenMatters;
use crate::organiser::teller::EventTeller;
use crate::tournament::act::Act;
use crate::voices::{Span, Utterance, written};

impl EventTeller<'_> {
    /// The report of a round; nothing where it was not paired.
    pub(super) fn report(&self, number: usize, open: &OpenMatters<'_>) -> Option<Notices> {
        self.now().round(number)?;
        let values =
            [("name", self.file.regulations.name.clone().into()), ("round", number.into())];
        let done = self.done_in(number);
        let open = open.of_round(number);
        let parts = [
            headed(&self.pairings(number)),
            self.rows_under("round-report-done", &done),
            self.rows_under("round-report-open", &open),
            headed(&self.standings_told(number)),
        ];
        Some(Notices {
            round: number,
            suffix: "-report",
            title: written(&self.sentence("round-report-title", &values)),
            parts: parts.into_iter().filter(|part| !part.lines.is_empty()).collect(),
            language: self.narrator.talk.language().tag().to_owned(),
        })
    }

    fn rows_under(&self, heading: &str, rows: &[Vec<Span>]) -> NoticePart {
        NoticePart {
            heading: Some(written(&self.sentence(heading, &[]))),
            lines: rows.iter().map(|row| written(row)).collect(),
        }
    }

    /// What was done from the pairing of a round until the next was paired, without the results that hold:
    /// they stand at their boards.
    fn done_in(&self, number: usize) -> Vec<Vec<Span>> {
        let pairs =
            |act: &Act, wanted: usize| matches!(act, Act::Paired { round, .. } if *round == wanted);
        let mut rows = Vec::new();
        let mut is_meant = false;
        for (at, act, holds) in self.record.acts() {
            if holds && pairs(act, number + 1) {
                break;
            }
            is_meant |= pairs(act, number);
            if is_meant && !(holds && matches!(act, Act::Ended { .. })) {
                rows.push(self.act_row(at, act, holds));
            }
        }
        rows
    }
}

/// What is told in lines, the first of which says what it is.
fn headed(told: &Utterance) -> NoticePart {
    let text = told.written();
    let mut lines = text.lines().map(str::to_owned);
    NoticePart { heading: lines.next(), lines: lines.collect() }
}
