//! Why a player is where he is: of what each of his numbers is made.

use crate::organiser::teller::EventTeller;
use crate::tournament::player::PlayerId;
use crate::tournament::standings::{By, Line};
use crate::tournament::ties::{Amount, CutReason, DummyReason, Explained, Part, Source};
use crate::voices::{Span, Utterance, Value};

impl EventTeller<'_> {
    /// A player's place, and of what each tie-break is made that parts him from others.
    pub(super) fn why(&self, id: PlayerId) -> Utterance {
        let now = self.now();
        if now.rounds().is_empty() {
            return self.told("tournament-no-round-yet", &[]);
        }
        let standings = self.standing().lines(now, now.rounds().len());
        let seed = now.seed(id);
        let Some(at) = standings.iter().position(|line| line.seed == seed) else {
            return self.told("tournament-counts-for-nobody", &[("player", self.name(id))]);
        };
        let line = &standings[at];
        let values = [
            ("player", self.name(id)),
            ("place", line.place.into()),
            ("points", self.points(line.points)),
        ];
        let mut lines = vec![self.sentence("tournament-why", &values)];
        lines.extend(at.checked_sub(1).and_then(|above| self.behind(&standings[above], line)));
        for (tie, explained) in self.tie_names().into_iter().zip(&line.ties) {
            lines.push(self.total(tie, explained));
            lines.extend(explained.parts.iter().map(|part| self.part(part)));
        }
        self.lines(lines)
    }

    /// By what a player is behind the one above.
    fn behind(&self, above: &Line, line: &Line) -> Option<Vec<Span>> {
        let name = ("player", self.name(self.now().order()[above.seed]));
        Some(match line.by {
            Some(By::Points) => self.sentence("tournament-behind-points", &[name]),
            Some(By::TieBreak(at)) => {
                let tie = self.tie_names().get(at)?.clone();
                self.sentence("tournament-behind-tie", &[name, ("tie", tie.into())])
            }
            Some(By::Lots) => self.sentence("tournament-behind-lots", &[name]),
            None => self.sentence("tournament-shared", &[name]),
        })
    }

    fn total(&self, tie: Vec<Span>, explained: &Explained) -> Vec<Span> {
        let id = match explained.value {
            Amount::Place(_) if explained.parts.is_empty() => "tournament-tie-unmet",
            Amount::Place(_) => "tournament-tie-place",
            _ if explained.parts.is_empty() => "tournament-tie-alone",
            _ => "tournament-tie",
        };
        let value = explained.value.to_string().into();
        self.sentence(id, &[("tie", tie.into()), ("value", value)])
    }

    /// A part of a tie-break: its round, whom or what it comes from, how much, and whether it was cut.
    fn part(&self, part: &Part) -> Vec<Span> {
        let mut values: Vec<(&str, Value)> = vec![("value", part.amount.to_string().into())];
        values.extend(part.round.map(|round| ("round", round.into())));
        let opponent = part.opponent.map(|seed| self.now().order()[seed]);
        values.extend(opponent.map(|id| ("player", self.name(id))));
        let mut spans = match (part.round, part.source) {
            (None, Source::Mean) => self.sentence("tournament-part-mean", &values),
            (None, Source::Table) => self.sentence("tournament-part-table", &values),
            (None, _) => self.sentence("tournament-part-other", &values),
            (Some(_), Source::Dummy(dummy)) => {
                let reason = match dummy.reason {
                    DummyReason::OwnScore => "tournament-dummy-own",
                    DummyReason::PairedOpponent => "tournament-dummy-opponent",
                    DummyReason::DrawInEachRound => "tournament-dummy-draws",
                };
                values.push(("reason", self.narrator.word(reason)));
                self.sentence("tournament-part-dummy", &values)
            }
            (Some(_), _) => match (opponent, part.scored) {
                (Some(_), Some(scored)) if Amount::Points(scored) != part.amount => {
                    values.push(("brought", part.brought.to_string().into()));
                    values.push(("scored", scored.to_string().into()));
                    self.sentence("tournament-part-weighed", &values)
                }
                (Some(_), _) => self.sentence("tournament-part", &values),
                (None, _) => self.sentence("tournament-part-own", &values),
            },
        };
        let cut = part.cut.map(|cut| match cut {
            CutReason::Least => "tournament-cut-least",
            CutReason::Voluntary => "tournament-cut-voluntary",
            CutReason::Most => "tournament-cut-most",
            CutReason::BelowLimit => "tournament-cut-limit",
        });
        if let Some(cut) = cut {
            spans.push(self.narrator.talk.span(" "));
            spans.extend(self.sentence(cut, &[]));
        }
        spans
    }
}
