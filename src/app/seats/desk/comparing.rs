//! Boards that differ, put to the arbiter: what both boards and both sheets say, and what follows
//! from it (FIDE 2023, D.2.9). Nothing is done before he says `accept`.

use shakmaty::{ByColor, Chess, Color, Position, uci::UciMove};

use crate::app::seats::TableOrder;
use crate::app::seats::desk::Desk;
use crate::app::session::Sight;
use crate::laws::discrepancy::{
    Agreement, Cause, Correction, Difference, Doubt, Entry, Holds, Misrecorded, Resumption,
    Retraced,
};
use crate::laws::{Announcing, At, Matter, Report, Ruling, Scribe, Solution};
use crate::voices::{Span, Value};

/// How many squares are named one by one.
const NAMED: usize = 8;

impl Desk {
    /// Compares boards, sheets and the record, says what is found, and proposes rulings.
    pub(super) fn compare(&mut self, at: At) -> Vec<TableOrder> {
        let boards = ByColor::new_with(|color| self.sights[color].shown());
        let report = self.game.compare(boards);
        let unseen = |color: &Color| self.sights[*color].shown().is_none();
        let mut lines: Vec<_> =
            Color::ALL.into_iter().filter(unseen).map(|color| self.board_of(color, at)).collect();
        if lines.is_empty() {
            lines.extend(self.differences(&report.differences));
        }
        let on_paper: Vec<Color> =
            Color::ALL.into_iter().filter(|&color| self.is_on_paper(color)).collect();
        self.proposal = Vec::new();
        if on_paper.is_empty() {
            lines.push(self.agreement(report.agreement));
            lines.extend(report.misrecorded.map(|found| self.misrecorded(&found, &report)));
            lines.extend(self.solution(&report));
            if self.stands_right(&report) {
                return vec![self.lines(lines)];
            }
            self.proposal = self.proposed(&report.solution);
        } else {
            let seen = Color::ALL.into_iter().filter(|color| !unseen(color));
            lines.extend(seen.map(|color| self.board_of(color, at)));
            let look = |&color: &Color| self.sentence("desk-sheet-paper", &[self.color(color)]);
            lines.extend(on_paper.iter().map(look));
        }
        let id = if self.proposal.is_empty() { "desk-propose-none" } else { "desk-propose" };
        lines.push(self.sentence(id, &[]));
        vec![self.lines(lines)]
    }

    /// Whether a player writes by hand what is not known here.
    fn is_on_paper(&self, color: Color) -> bool {
        let is_empty = self.game.sheet(color).entries().is_empty();
        match self.game.rules().scribes[color] {
            Scribe::Hand => true,
            Scribe::Own => is_empty && !self.game.made().is_empty(),
            Scribe::Assistant => false,
        }
    }

    /// Whether there is nothing to be ruled: the game stands so, nobody waits for a decision about
    /// it, and who has to put his board right is being led to it.
    fn stands_right(&self, report: &Report) -> bool {
        let Solution::Stands(standing) = &report.solution else { return false };
        let waits = |matter: &Matter| matches!(matter, Matter::BoardsDiffer | Matter::Position);
        let led = |color: Color| {
            self.game.is_behind(color)
                || matches!(self.sights[color], Sight::Shows { wrong: true, .. })
        };
        standing.position == *self.game.position()
            && report.misrecorded.is_none()
            && standing.corrections.iter().all(|correction| led(correction.player))
            && !self.game.matters().iter().any(waits)
    }

    fn differences(&self, differences: &[Difference]) -> Vec<Vec<Span>> {
        if differences.is_empty() {
            return vec![self.sentence("desk-boards-same", &[])];
        }
        let count = [("count", differences.len().into())];
        let mut lines = vec![self.sentence("desk-boards-differ", &count)];
        lines.extend(differences.iter().take(NAMED).map(|difference| {
            let values = [
                ("square", self.narrator.square(difference.square)),
                ("white", self.holds(difference.holds.white)),
                ("black", self.holds(difference.holds.black)),
            ];
            self.sentence("desk-difference", &values)
        }));
        let more = differences.len().saturating_sub(NAMED);
        if more > 0 {
            lines.push(self.sentence("desk-differences-more", &[("count", more.into())]));
        }
        lines
    }

    fn holds(&self, holds: Holds) -> Value {
        match holds {
            Holds::Nothing => self.narrator.word("empty"),
            Holds::Something => self.narrator.word("desk-something"),
            Holds::Piece(piece) => self.narrator.piece(piece),
            Holds::Unsure => self.narrator.word("desk-unsure"),
        }
    }

    fn agreement(&self, agreement: Agreement) -> Vec<Span> {
        match agreement {
            Agreement::Whole => self.sentence("desk-sheets-agree", &[]),
            Agreement::Behind(color, _) => {
                let mut written = self.game.sheet(color).entries().iter();
                let ply = written.rposition(Option::is_some).map_or(0, |last| last + 1);
                let [count, place] = self.after(ply);
                self.sentence("desk-sheet-behind", &[self.color(color), count, place])
            }
            Agreement::Until(ply) => self.sentence("desk-sheets-until", &self.after(ply)),
            Agreement::Part(ply) => {
                let written = |color: Color| {
                    let entry = self.game.sheet(color).entries().get(ply - 1).copied().flatten();
                    let text = entry.map(|uci| self.text_at(ply - 1, uci));
                    text.map_or_else(|| self.narrator.word("desk-sheet-gap"), Into::into)
                };
                let values = [
                    self.at_ply(ply),
                    ("white", written(Color::White)),
                    ("black", written(Color::Black)),
                ];
                self.sentence("desk-sheets-part", &values)
            }
        }
    }

    /// Where the program has recorded something else than both players have written.
    fn misrecorded(&self, found: &Misrecorded, report: &Report) -> Vec<Span> {
        let before = match &report.solution {
            Solution::Stands(standing) | Solution::Back(standing, _) => position_after(
                self.game.start(),
                &standing.moves[..found.ply.min(standing.ply + 1) - 1],
            ),
            Solution::Ruling(_) => None,
        };
        let said = |uci: Option<UciMove>| match (uci, &before) {
            (Some(uci), Some(before)) => self.text_in(before, uci).into(),
            (Some(uci), None) => uci.to_string().into(),
            (None, _) => self.narrator.word("desk-no-move"),
        };
        let values = [
            self.at_ply(found.ply),
            ("recorded", said(found.recorded)),
            ("written", said(found.written)),
        ];
        self.sentence("desk-misrecorded", &values)
    }

    /// The move of a ply, counted from 1, by its number and its player.
    fn at_ply(&self, ply: usize) -> (&'static str, Value) {
        ("place", self.narrator.move_place(&self.game, ply.saturating_sub(1)))
    }

    /// After how many plies, told apart where it is none.
    pub(super) fn after(&self, plies: usize) -> [(&'static str, Value); 2] {
        [("count", plies.into()), self.at_ply(plies)]
    }

    /// An entry as it is said in the position in which it was made.
    fn text_at(&self, plies: usize, uci: UciMove) -> Vec<Span> {
        let before = self.game.made().get(plies).map_or(self.game.position(), |made| &made.before);
        self.text_in(before, uci)
    }

    fn text_in(&self, before: &Chess, uci: UciMove) -> Vec<Span> {
        match uci.to_move(before) {
            Ok(mv) => vec![self.narrator.announcement(before, mv)],
            Err(_) => vec![self.narrator.talk.span(&uci.to_string())],
        }
    }

    fn solution(&self, report: &Report) -> Vec<Vec<Span>> {
        match &report.solution {
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
            Cause::Differ => self.sentence("desk-cause-differ", &[]),
            Cause::Missing(color) => self.sentence("desk-cause-missing", &[self.color(color)]),
        }
    }

    fn standing_lines(&self, id: &str, standing: &Resumption) -> Vec<Vec<Span>> {
        let turn = self.color(standing.position.turn());
        let [count, place] = self.after(standing.ply);
        let mut lines = vec![self.sentence(id, &[count, place, turn])];
        for color in Color::ALL {
            let own = |correction: &&Correction| correction.player == color;
            let own: Vec<_> = standing.corrections.iter().filter(own).collect();
            if own.len() > NAMED {
                let values = [self.color(color), ("count", own.len().into())];
                lines.push(self.sentence("desk-corrections", &values));
            } else {
                lines.extend(own.iter().map(|correction| {
                    let values = [
                        self.color(color),
                        ("square", self.narrator.square(correction.square)),
                        ("man", self.holds(correction.should.into())),
                    ];
                    self.sentence("desk-correction", &values)
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
            let values = [self.color(color), ("count", missing.len().into())];
            return vec![self.sentence("desk-entries", &values)];
        }
        let line = |entry: &&Entry| {
            let before = position_after(self.game.start(), &standing.moves[..entry.ply - 1]);
            let mv = before.map_or_else(
                || vec![self.narrator.talk.span(&entry.mv.to_string())],
                |before| self.text_in(&before, entry.mv),
            );
            let values = [self.color(color), self.at_ply(entry.ply), ("move", mv.into())];
            self.sentence("desk-entry", &values)
        };
        missing.iter().map(line).collect()
    }

    fn times(&self, retraced: &Retraced) -> Vec<Vec<Span>> {
        let Some(left) = retraced.left.filter(|_| self.game.clock().is_some()) else {
            return vec![self.sentence("desk-times-judged", &[])];
        };
        let line = |color: Color| {
            let time = self.narrator.time(left[color]);
            self.sentence("desk-time", &[self.color(color), ("time", time)])
        };
        Color::ALL.map(line).to_vec()
    }

    fn doubt(&self, doubt: Doubt) -> Vec<Span> {
        let at = |id: &str, ply: usize| self.sentence(id, &[self.at_ply(ply)]);
        match doubt {
            Doubt::Illegal(ply) => at("desk-doubt-illegal", ply),
            Doubt::Missing(ply) => at("desk-doubt-missing", ply),
            Doubt::NothingWritten => self.sentence("desk-doubt-nothing", &[]),
        }
    }

    /// The rulings that bring the game where the comparison says that it stands.
    fn proposed(&self, solution: &Solution) -> Vec<Ruling> {
        match solution {
            Solution::Stands(standing) => vec![self.placed(standing)],
            Solution::Back(standing, retraced) => {
                let placed = self.placed(standing);
                // A position that the game has had brings its times with it.
                let left = retraced.left.filter(|_| placed.back_to().is_none());
                let left = left.filter(|_| self.game.clock().is_some());
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
        let made = self.game.made();
        let stood = match standing.ply {
            ply if ply == made.len() => Some(self.game.position()),
            ply => made.get(ply).map(|next| &next.before),
        };
        match (stood, u16::try_from(standing.ply)) {
            (Some(stood), Ok(ply)) if *stood == standing.position => {
                let blind = self.game.rules().announcing != Announcing::Off;
                if blind { Ruling::Retraced(ply) } else { Ruling::Restored(ply) }
            }
            _ => Ruling::PositionSet(Box::new(standing.position.clone())),
        }
    }
}

/// The position after these moves; `None` if one of them is not legal.
fn position_after(start: &Chess, moves: &[UciMove]) -> Option<Chess> {
    moves.iter().try_fold(start.clone(), |position, uci| {
        position.clone().play(uci.to_move(&position).ok()?).ok()
    })
}
