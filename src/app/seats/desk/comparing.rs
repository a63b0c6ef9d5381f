//! Boards that differ, put to the arbiter: what both boards and both sheets say, and what follows
//! from it (FIDE 2023, D.2.9). Nothing is done before he says `accept`.

use shakmaty::{ByColor, Color, Position as _, uci::UciMove};

use crate::app::seats::desk::intent::DeskIntent;
use crate::app::seats::desk::teller::Teller;
use crate::app::session::BoardSight;
use crate::laws::discrepancy::{
    Agreement, Cause, Correction, Doubt, Entry, Misrecorded, Resumption, Retraced, SquareContent,
};
use crate::laws::{Announcing, At, Matter, Position, Report, Ruling, Scribe, Solution};
use crate::voices::{Span, Value};

/// How many squares are named one by one.
const NAMED: usize = 8;

/// The boards, the sheets and the record beside each other. It proposes, and rules nothing.
#[derive(Debug)]
pub(super) struct Comparison<'a> {
    teller: Teller<'a>,
    at: At,
    report: Report,
}

impl<'a> Comparison<'a> {
    /// Compares what is seen now.
    pub(super) fn of(teller: Teller<'a>, at: At) -> Self {
        let boards = ByColor::new_with(|color| teller.overview.sights[color].shown());
        Self { teller, at, report: teller.game().compare(boards) }
    }

    /// Says what is found, and proposes rulings.
    pub(super) fn said(&self) -> Vec<DeskIntent> {
        let seen = |color: &Color| self.teller.overview.sights[*color].shown().is_some();
        let unseen = Color::ALL.into_iter().filter(|color| !seen(color));
        let mut lines: Vec<_> = unseen.map(|color| self.board_of(color)).collect();
        if lines.is_empty() {
            lines.extend(self.differences());
        }
        let on_paper = Color::ALL.into_iter().filter(|&color| self.is_on_paper(color));
        let on_paper: Vec<_> = on_paper.map(|color| self.look_at_sheet(color)).collect();
        let mut proposal = Vec::new();
        if on_paper.is_empty() {
            lines.push(self.agreement());
            lines.extend(self.report.misrecorded.map(|found| self.misrecorded(&found)));
            lines.extend(self.solution());
            if self.stands_right() {
                return vec![DeskIntent::Propose(proposal), self.teller.lines(lines).into()];
            }
            proposal = self.proposed();
        } else {
            lines.extend(Color::ALL.into_iter().filter(seen).map(|color| self.board_of(color)));
            lines.extend(on_paper);
        }
        let id = if proposal.is_empty() { "desk-propose-none" } else { "desk-propose" };
        lines.push(self.teller.sentence(id, &[]));
        vec![DeskIntent::Propose(proposal), self.teller.lines(lines).into()]
    }

    fn board_of(&self, color: Color) -> Vec<Span> {
        self.teller.board_of(color, self.at)
    }

    fn look_at_sheet(&self, color: Color) -> Vec<Span> {
        self.teller.sentence("desk-sheet-paper", &[self.teller.color(color)])
    }

    /// Whether a player writes by hand what is not known here.
    fn is_on_paper(&self, color: Color) -> bool {
        let is_empty = self.teller.game().sheet(color).entries().is_empty();
        match self.teller.game().rules().scribes[color] {
            Scribe::Hand => true,
            Scribe::Own => is_empty && !self.teller.game().made().is_empty(),
            Scribe::Assistant => false,
        }
    }

    /// Whether there is nothing to be ruled: the game stands so, nobody waits for a decision about
    /// it, and who has to put his board right is being led to it.
    fn stands_right(&self) -> bool {
        let Solution::Stands(standing) = &self.report.solution else { return false };
        let waits = |matter: &Matter| matches!(matter, Matter::BoardsDiffer | Matter::Position);
        let led = |color: Color| {
            self.teller.game().is_behind(color)
                || matches!(
                    self.teller.overview.sights[color],
                    BoardSight::Shows { wrong: true, .. }
                )
        };
        standing.position == *self.teller.game().position()
            && self.report.misrecorded.is_none()
            && standing.corrections.iter().all(|correction| led(correction.player))
            && !self.teller.game().matters().iter().any(waits)
    }

    fn differences(&self) -> Vec<Vec<Span>> {
        let differences = &self.report.differences;
        if differences.is_empty() {
            return vec![self.teller.sentence("desk-boards-same", &[])];
        }
        let count = [("count", differences.len().into())];
        let mut lines = vec![self.teller.sentence("desk-boards-differ", &count)];
        lines.extend(differences.iter().take(NAMED).map(|difference| {
            let values = [
                ("square", self.teller.narrator.square(difference.square)),
                ("white", self.holds(difference.holds.white)),
                ("black", self.holds(difference.holds.black)),
            ];
            self.teller.sentence("desk-difference", &values)
        }));
        let more = differences.len().saturating_sub(NAMED);
        if more > 0 {
            lines.push(self.teller.sentence("desk-differences-more", &[("count", more.into())]));
        }
        lines
    }

    fn holds(&self, holds: SquareContent) -> Value {
        match holds {
            SquareContent::Nothing => self.teller.narrator.word("empty"),
            SquareContent::Something => self.teller.narrator.word("desk-something"),
            SquareContent::Piece(piece) => self.teller.narrator.piece(piece),
            SquareContent::Unsure => self.teller.narrator.word("desk-unsure"),
        }
    }

    fn agreement(&self) -> Vec<Span> {
        match self.report.agreement {
            Agreement::Whole => self.teller.sentence("desk-sheets-agree", &[]),
            Agreement::Behind(color, _) => {
                let mut written = self.teller.game().sheet(color).entries().iter();
                let ply = written.rposition(Option::is_some).map_or(0, |last| last + 1);
                let [count, place] = self.teller.after(ply);
                self.teller.sentence("desk-sheet-behind", &[self.teller.color(color), count, place])
            }
            Agreement::Until(ply) => {
                self.teller.sentence("desk-sheets-until", &self.teller.after(ply))
            }
            Agreement::Part(ply) => {
                let written = |color: Color| {
                    let entry =
                        self.teller.game().sheet(color).entries().get(ply - 1).copied().flatten();
                    let text = entry.map(|uci| self.text_at(ply - 1, uci));
                    text.map_or_else(|| self.teller.narrator.word("desk-sheet-gap"), Into::into)
                };
                let values = [
                    self.teller.at_ply(ply),
                    ("white", written(Color::White)),
                    ("black", written(Color::Black)),
                ];
                self.teller.sentence("desk-sheets-part", &values)
            }
        }
    }

    /// Where the program has recorded something else than both players have written.
    fn misrecorded(&self, found: &Misrecorded) -> Vec<Span> {
        let before = match &self.report.solution {
            Solution::Stands(standing) | Solution::Back(standing, _) => position_after(
                self.teller.game().course().start(),
                &standing.moves[..found.ply.min(standing.ply + 1) - 1],
            ),
            Solution::Ruling(_) => None,
        };
        let said = |uci: Option<UciMove>| match (uci, &before) {
            (Some(uci), Some(before)) => self.text_in(before, uci).into(),
            (Some(uci), None) => uci.to_string().into(),
            (None, _) => self.teller.narrator.word("desk-no-move"),
        };
        let values = [
            self.teller.at_ply(found.ply),
            ("recorded", said(found.recorded)),
            ("written", said(found.written)),
        ];
        self.teller.sentence("desk-misrecorded", &values)
    }

    /// An entry as it is said in the position in which it was made.
    fn text_at(&self, plies: usize, uci: UciMove) -> Vec<Span> {
        let before = self
            .teller
            .game()
            .made()
            .get(plies)
            .map_or(self.teller.game().position(), |made| &made.before);
        self.text_in(before, uci)
    }

    fn text_in(&self, before: &Position, uci: UciMove) -> Vec<Span> {
        match uci.to_move(before) {
            Ok(mv) => vec![self.teller.narrator.announcement(before, mv)],
            Err(_) => vec![self.teller.narrator.talk.span(&uci.to_string())],
        }
    }

    fn solution(&self) -> Vec<Vec<Span>> {
        match &self.report.solution {
            Solution::Stands(standing) => self.standing_lines("desk-solution-stands", standing),
            Solution::Back(standing, retraced) => {
                let mut lines = vec![self.cause(retraced)];
                lines.extend(self.standing_lines("desk-solution-back", standing));
                lines.extend(self.times(retraced));
                lines
            }
            Solution::Ruling(doubt) => vec![self.doubt(*doubt)],
        }
    }

    fn cause(&self, retraced: &Retraced) -> Vec<Span> {
        match retraced.cause {
            Cause::Differ => self.teller.sentence("desk-cause-differ", &[]),
            Cause::Missing(color) => {
                self.teller.sentence("desk-cause-missing", &[self.teller.color(color)])
            }
        }
    }

    fn standing_lines(&self, id: &str, standing: &Resumption) -> Vec<Vec<Span>> {
        let turn = self.teller.color(standing.position.turn());
        let [count, place] = self.teller.after(standing.ply);
        let mut lines = vec![self.teller.sentence(id, &[count, place, turn])];
        for color in Color::ALL {
            let own = |correction: &&Correction| correction.player == color;
            let own: Vec<_> = standing.corrections.iter().filter(own).collect();
            if own.len() > NAMED {
                let values = [self.teller.color(color), ("count", own.len().into())];
                lines.push(self.teller.sentence("desk-corrections", &values));
            } else {
                lines.extend(own.iter().map(|correction| {
                    let values = [
                        self.teller.color(color),
                        ("square", self.teller.narrator.square(correction.square)),
                        ("man", self.holds(correction.should.into())),
                    ];
                    self.teller.sentence("desk-correction", &values)
                }));
            }
            lines.extend(self.entries(standing, color));
        }
        lines
    }

    /// What a player has still to write, move by move.
    fn entries(&self, standing: &Resumption, color: Color) -> Vec<Vec<Span>> {
        let missing: Vec<_> =
            standing.entries.iter().filter(|entry| entry.player == color).collect();
        if missing.len() > NAMED {
            let values = [self.teller.color(color), ("count", missing.len().into())];
            return vec![self.teller.sentence("desk-entries", &values)];
        }
        let line = |entry: &&Entry| {
            let before = position_after(
                self.teller.game().course().start(),
                &standing.moves[..entry.ply - 1],
            );
            let mv = before.map_or_else(
                || vec![self.teller.narrator.talk.span(&entry.mv.to_string())],
                |before| self.text_in(&before, entry.mv),
            );
            let values =
                [self.teller.color(color), self.teller.at_ply(entry.ply), ("move", mv.into())];
            self.teller.sentence("desk-entry", &values)
        };
        missing.iter().map(line).collect()
    }

    fn times(&self, retraced: &Retraced) -> Vec<Vec<Span>> {
        let Some(left) = retraced.left.filter(|_| self.teller.game().clock().is_some()) else {
            return vec![self.teller.sentence("desk-times-judged", &[])];
        };
        let line = |color: Color| {
            let time = self.teller.narrator.time(left[color]);
            self.teller.sentence("desk-time", &[self.teller.color(color), ("time", time)])
        };
        Color::ALL.map(line).to_vec()
    }

    fn doubt(&self, doubt: Doubt) -> Vec<Span> {
        let at = |id: &str, ply: usize| self.teller.sentence(id, &[self.teller.at_ply(ply)]);
        match doubt {
            Doubt::Illegal(ply) => at("desk-doubt-illegal", ply),
            Doubt::Missing(ply) => at("desk-doubt-missing", ply),
            Doubt::NothingWritten => self.teller.sentence("desk-doubt-nothing", &[]),
        }
    }

    /// The rulings that bring the game where the comparison says that it stands.
    fn proposed(&self) -> Vec<Ruling> {
        match &self.report.solution {
            Solution::Stands(standing) => vec![self.placed(standing)],
            Solution::Back(standing, retraced) => {
                let placed = self.placed(standing);
                // A position that the game has had brings its times with it.
                let left = retraced.left.filter(|_| placed.back_to().is_none());
                let left = left.filter(|_| self.teller.game().clock().is_some());
                let clocks =
                    left.map(|left| Color::ALL.map(|color| Ruling::ClockSet(color, left[color])));
                std::iter::once(placed).chain(clocks.into_iter().flatten()).collect()
            }
            Solution::Ruling(_) => Vec::new(),
        }
    }

    /// Back to a ply where the referee's game stood like that after it; otherwise the position is
    /// set.
    fn placed(&self, standing: &Resumption) -> Ruling {
        let made = self.teller.game().made();
        let stood = match standing.ply {
            ply if ply == made.len() => Some(self.teller.game().position()),
            ply => made.get(ply).map(|next| &next.before),
        };
        let stood = stood.filter(|stood| **stood == standing.position);
        match stood.and_then(|_| u16::try_from(standing.ply).ok()) {
            Some(ply) if self.teller.game().rules().announcing == Announcing::Off => {
                Ruling::Restored(ply)
            }
            Some(ply) => Ruling::Retraced(ply),
            None => Ruling::PositionSet(Box::new(standing.position.clone())),
        }
    }
}

/// The position after these moves; `None` if one of them is not legal.
fn position_after(start: &Position, moves: &[UciMove]) -> Option<Position> {
    moves.iter().try_fold(start.clone(), |position, uci| {
        position.clone().play(uci.to_move(&position).ok()?).ok()
    })
}
