//! Standings, told, and who has moved in them.

use crate::organiser::standing::Table;
use crate::organiser::teller::EventTeller;
use crate::tournament::standings::{By, Line};
use crate::tournament::tournament::Tournament;
use crate::voices::{Span, Utterance};

impl EventTeller<'_> {
    /// The standings after a round.
    pub(super) fn standings_told(&self, round: usize) -> Utterance {
        let now = self.now();
        if now.round(round).is_none() {
            return self.no_round(round);
        }
        let tables = self.standing().tables(now, round);
        if tables.iter().all(|table| table.lines.is_empty()) {
            return self.told("tournament-nobody", &[]);
        }
        let mut told = vec![self.sentence("tournament-standings", &[("round", round.into())])];
        for Table { group, lines } in tables {
            told.extend(group.map(|group| self.group_title(group)));
            told.extend((0..lines.len()).map(|at| self.place(&lines, at)));
        }
        self.lines(told)
    }

    pub(super) fn group_title(&self, group: usize) -> Vec<Span> {
        self.sentence("tournament-group", &[("number", group.into())])
    }

    /// A line of the standings: place, player, points, and where others have as many, the tie-breaks as far
    /// as they were needed.
    fn place(&self, lines: &[Line], at: usize) -> Vec<Span> {
        let line = &lines[at];
        let mut gaps = vec![
            ("place", line.place.into()),
            ("player", self.name(self.now().order()[line.seed])),
            ("points", self.points(line.points)),
        ];
        let needed = match needed(lines, at) {
            None => return self.sentence("tournament-place", &gaps),
            Some(0) => return self.sentence("tournament-place-equal", &gaps),
            Some(needed) => needed,
        };
        let ties = self.tie_names().into_iter().zip(&line.ties).take(needed);
        let values = ties.map(|(tie, explained)| self.ties().with_value(tie, &explained.value));
        gaps.push(("ties", self.narrator.join(values.collect())));
        self.sentence("tournament-place-ties", &gaps)
    }

    /// Who has another place or other points in the standings than before.
    pub(super) fn moved(&self, after: &Tournament) -> Vec<Vec<Span>> {
        let rounds = after.rounds().len();
        let before = self.standing().lines(self.now(), rounds);
        let standings = self.standing().lines(after, rounds);
        let changed = standings.iter().filter_map(|line| {
            let had = before.iter().find(|had| had.seed == line.seed)?;
            if (had.place, had.points) == (line.place, line.points) {
                return None;
            }
            let values = [
                ("player", self.name(after.order()[line.seed])),
                ("points", self.points(line.points)),
                ("place", line.place.into()),
                ("had", had.place.into()),
            ];
            Some(self.sentence("tournament-moves", &values))
        });
        changed.collect()
    }
}

/// How many tie-breaks part a line of the standings from those beside it with as many points, 0 if none
/// does; nothing if nobody beside it has as many.
fn needed(lines: &[Line], at: usize) -> Option<usize> {
    let points = lines[at].points;
    let parted = |line: &Line| match line.by {
        Some(By::TieBreak(tie)) => tie + 1,
        Some(By::Points | By::Lots) | None => 0,
    };
    let above = at.checked_sub(1).filter(|above| lines[*above].points == points);
    let below = lines.get(at + 1).filter(|below| below.points == points);
    above.map(|_| parted(&lines[at])).max(below.map(parted))
}
