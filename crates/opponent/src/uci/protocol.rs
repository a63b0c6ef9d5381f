//! What is said to an engine, and when: orders and its messages in, lines and answers out. Pure.
//!
//! One search at a time. Before each one the engine must say that it is ready, so that a move which
//! belongs to an older question is never taken for the answer to a newer one. It never waits: an
//! engine that says nothing gets nothing, and its asker gives it up.

use std::collections::VecDeque;
use std::fmt::Write as _;
use std::time::Duration;

use touchmove_position::Variant;

use crate::builtin::Level;
use crate::thinker::Ticket;
use crate::uci::line::{Choice, Lines, Said};
use crate::uci::strength::{Handicap, Range, set};
use crate::uci::{Answer, EngineLine, EngineProfile, Fault, Limits, Reply, Search, Table};

/// MiB for its hash table: enough for minutes, and little for any machine.
const HASH: i32 = 32;

/// What must be done next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// Write this line to the engine.
    Write(String),
    /// Give this to who has asked.
    Report(Ticket, Answer),
}

/// What a `readyok` is awaited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ready {
    /// A game can begin.
    Game(Ticket),
    /// The position is set, and the search can begin.
    Search,
    /// It is alive.
    Ping,
}

/// A conversation with one engine, from its start to its end.
#[derive(Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own about the engine")]
pub(super) struct Protocol {
    lines: Lines,
    profile: EngineProfile,
    limits_strength: bool,
    hash: Option<Range>,
    threads: Option<Range>,
    lines_offered: Option<Range>,
    /// The options that are switched on where positions are judged.
    of_judging: Vec<&'static str>,
    greeted: bool,
    /// What it wrote last before it greeted that is not UCI.
    strange: Option<String>,
    /// The game that is to begin.
    table: Option<(Ticket, Table)>,
    /// The level that is not set yet.
    level: Option<Level>,
    /// The search that is to begin, and whether its position is set.
    next: Option<(Ticket, Search)>,
    positioned: Option<(Ticket, Search)>,
    /// The search that runs, and whether it was told to stop.
    searching: Option<(Ticket, bool)>,
    /// How many lines it was told to show, once it was told.
    lines_set: Option<i32>,
    /// The lines that it has shown, the best first, and how many are wanted.
    shown: Vec<EngineLine>,
    wanted: usize,
    /// How far the search may go, where the engine has no levels.
    held: Option<Handicap>,
    readies: VecDeque<Ready>,
    /// Whether it has written anything since it was asked for a sign of life last, and who asks now.
    heard: bool,
    listening: Option<Ticket>,
    /// Whether it has said that it is ready while it searched.
    attentive: bool,
}

impl Protocol {
    /// The first line to an engine.
    pub(super) fn greet() -> Step {
        Step::Write("uci".to_owned())
    }

    /// Takes what the engine has written.
    pub(super) fn hear(&mut self, bytes: &[u8]) -> Vec<Step> {
        let mut heard = Vec::new();
        let mut lines = std::mem::take(&mut self.lines);
        lines.take(bytes, |said| self.said(said, &mut heard));
        self.lines = lines;
        self.heard |= !bytes.is_empty();
        heard.extend(self.sign());
        heard
    }

    /// That it is alive, for who has asked, once it has written anything.
    fn sign(&mut self) -> Option<Step> {
        let ticket = self.listening.take_if(|_| self.heard)?;
        self.heard = false;
        Some(Step::Report(ticket, Answer::Alive { attentive: self.attentive }))
    }

    /// Begins a game.
    pub(super) fn open(&mut self, ticket: Ticket, table: Table) -> Vec<Step> {
        let mut steps = self.stop();
        self.table = Some((ticket, table));
        self.advance(&mut steps);
        steps
    }

    /// Finds a move.
    pub(super) fn search(&mut self, ticket: Ticket, search: Search) -> Vec<Step> {
        let mut steps = self.stop();
        self.next = Some((ticket, search));
        self.advance(&mut steps);
        steps
    }

    /// Ends the search that runs and forgets the one that is not begun.
    pub(super) fn stop(&mut self) -> Vec<Step> {
        self.next = None;
        self.positioned = None;
        match &mut self.searching {
            Some((_, stopped @ false)) => {
                *stopped = true;
                vec![Step::Write("stop".to_owned())]
            }
            _ => Vec::new(),
        }
    }

    /// Asks for a sign of life: what it has written since the last time is one, and whatever it writes
    /// next. It is asked whether it is ready, which it may leave unanswered while it searches.
    pub(super) fn ping(&mut self, ticket: Ticket) -> Vec<Step> {
        self.listening = Some(ticket);
        let asks = self.greeted && !self.readies.contains(&Ready::Ping);
        let asked = asks.then(|| self.is_ready(Ready::Ping));
        asked.into_iter().chain(self.sign()).collect()
    }

    /// Sets a level before the next search.
    pub(super) fn level(&mut self, level: Level) {
        self.level = Some(level);
    }

    /// What it wrote last that is not UCI, if it has never greeted.
    pub(super) fn last_words(&self) -> &str {
        self.strange.as_deref().filter(|_| !self.greeted).unwrap_or_default()
    }

    /// Who still waits for an answer.
    pub(super) fn asked(&self) -> Vec<Ticket> {
        let table = self.table.as_ref().map(|(ticket, _)| *ticket);
        let next = self.next.as_ref().map(|(ticket, _)| *ticket);
        let positioned = self.positioned.as_ref().map(|(ticket, _)| *ticket);
        let searching = self.searching.map(|(ticket, _)| ticket);
        let game = self.readies.iter().find_map(|ready| match ready {
            Ready::Game(ticket) => Some(*ticket),
            Ready::Search | Ready::Ping => None,
        });
        [table, game, next, positioned, searching].into_iter().flatten().collect()
    }

    fn said(&mut self, said: Said, steps: &mut Vec<Step>) {
        match said {
            Said::Name(name) if !self.greeted => self.profile.name = name,
            Said::Offers(choice) if !self.greeted => self.offers(choice),
            Said::UciOk if !self.greeted => self.greeting_ends(steps),
            Said::ReadyOk => self.ready(steps),
            Said::Shows(number, variation) => {
                let (depth, nodes) = (variation.depth, variation.nodes);
                steps.extend(self.shows(number, variation));
                self.searches(depth, nodes, steps);
            }
            Said::Searches(depth, nodes) => self.searches(depth, nodes, steps),
            Said::BestMove(reply) => {
                // Nobody has asked for a second one.
                let Some((ticket, _)) = self.searching.take() else { return };
                let lines = self.lines_shown(&reply);
                steps.push(Step::Report(ticket, Answer::Played(reply, lines)));
                self.listening = None;
                self.advance(steps);
            }
            Said::Strange { words, refuses } if !self.greeted => {
                self.strange(words, refuses, steps);
            }
            Said::Name(_) | Said::Offers(_) | Said::UciOk | Said::Strange { .. } => {}
        }
    }

    /// Stops a search that is farther than it may be. One that has no move yet would answer without.
    fn searches(&mut self, depth: u16, nodes: u64, steps: &mut Vec<Step>) {
        let is_too_far =
            self.has_move() && self.held.is_some_and(|held| held.is_passed_by(depth, nodes));
        if let Some((_, stopped @ false)) = self.searching.as_mut().filter(|_| is_too_far) {
            *stopped = true;
            steps.push(Step::Write("stop".to_owned()));
        }
    }

    /// Whether it has shown a move in this search.
    fn has_move(&self) -> bool {
        self.shown.iter().any(|line| !line.moves.is_empty())
    }

    /// Keeps a line that it shows, and says that it is the first one with a move.
    fn shows(&mut self, number: usize, variation: EngineLine) -> Option<Step> {
        let had_move = self.has_move();
        self.keep(number, variation);
        let (ticket, _) = self.searching.filter(|_| !had_move && self.has_move())?;
        Some(Step::Report(ticket, Answer::Shows))
    }

    /// A line in the place of the one that it has shown before, unless that tells more.
    fn keep(&mut self, number: usize, variation: EngineLine) {
        let Some(at) = number.checked_sub(1).filter(|at| *at < self.wanted) else { return };
        if let Some(shown) = self.shown.get_mut(at) {
            let tells_less = (shown.score.is_some() && variation.score.is_none())
                || (!shown.moves.is_empty() && variation.moves.is_empty());
            if !tells_less {
                *shown = variation;
            }
        } else if at == self.shown.len() {
            self.shown.push(variation);
        }
    }

    /// What it has shown of this search, if it is the one that runs.
    pub(super) fn cut(&mut self, ticket: Ticket) -> Vec<EngineLine> {
        let runs = self.searching.is_some_and(|(asked, _)| asked == ticket) && self.has_move();
        if runs { self.lines_shown(&Reply::None) } else { Vec::new() }
    }

    /// The lines that it has shown. One that was stopped in the middle may have two with the same first
    /// move, the older one behind. Where it has shown no move, its answer is the line.
    fn lines_shown(&mut self, reply: &Reply) -> Vec<EngineLine> {
        let mut lines: Vec<EngineLine> = Vec::new();
        if let Reply::Move(uci) = reply {
            match self.shown.first_mut() {
                None => self.shown.push(EngineLine::of_move(*uci)),
                Some(best) if best.moves.is_empty() => best.moves.push(*uci),
                Some(_) => {}
            }
        }
        for variation in self.shown.drain(..) {
            if lines.iter().all(|line| line.moves.first() != variation.moves.first()) {
                lines.push(variation);
            }
        }
        lines
    }

    /// A banner before the greeting is usual; one that refuses it speaks another language.
    fn strange(&mut self, words: String, refuses: bool, steps: &mut Vec<Step>) {
        let is_first = self.strange.replace(words).is_none();
        let Some((ticket, _)) = self.table else { return };
        if refuses {
            self.table = None;
            steps.push(Step::Report(ticket, Answer::Failed(Fault::NotUci, String::new())));
        } else if is_first {
            steps.push(Step::Report(ticket, Answer::Speaks(false)));
        }
    }

    fn offers(&mut self, choice: Choice) {
        match choice {
            Choice::Hash(range) => self.hash = Some(range),
            Choice::Threads(range) => self.threads = Some(range),
            Choice::Chess960 => self.profile.chess960 = true,
            Choice::Variants(variants) => self.profile.variants = variants,
            Choice::LimitStrength => self.limits_strength = true,
            Choice::Elo(range) => self.profile.elo = Some(range),
            Choice::Skill(range) => self.profile.skill = Some(range),
            Choice::Lines(range) => self.lines_offered = Some(range),
            Choice::OfJudging(name) if !self.of_judging.contains(&name) => {
                self.of_judging.push(name);
            }
            Choice::OfJudging(_) => {}
        }
    }

    fn greeting_ends(&mut self, steps: &mut Vec<Step>) {
        self.greeted = true;
        if let Some((ticket, _)) = &self.table {
            steps.push(Step::Report(*ticket, Answer::Speaks(true)));
        }
        // One without the other sets nothing.
        self.profile.elo = self.profile.elo.filter(|_| self.limits_strength);
        let modest = [("Hash", self.hash, HASH), ("Threads", self.threads, 1)];
        for (name, range, wanted) in modest {
            let line = range.map(|range| set(name, range.nearest(wanted)));
            steps.extend(line.map(Step::Write));
        }
        self.advance(steps);
    }

    fn ready(&mut self, steps: &mut Vec<Step>) {
        // One that did not answer while it searched may never do so.
        if self.readies.iter().any(|ready| *ready != Ready::Ping) {
            self.readies.retain(|ready| *ready != Ready::Ping);
        }
        match self.readies.pop_front() {
            Some(Ready::Game(ticket)) => {
                steps.push(Step::Report(ticket, Answer::Ready(self.profile.clone())));
            }
            Some(Ready::Ping) => self.attentive |= self.searching.is_some(),
            Some(Ready::Search) => {
                if let Some((ticket, search)) = self.positioned.take() {
                    steps.push(Step::Write(go(&search)));
                    self.searching = Some((ticket, false));
                    self.wanted = search.lines.into();
                    self.held = search.limits.held();
                    self.shown.clear();
                    self.heard = false;
                }
            }
            None => {}
        }
        self.advance(steps);
    }

    /// Says what can be said now: nothing before the greeting, during a search, or while the engine
    /// makes itself ready.
    fn advance(&mut self, steps: &mut Vec<Step>) {
        let settles = self.readies.iter().any(|ready| *ready != Ready::Ping);
        if !self.greeted || settles || self.searching.is_some() {
            return;
        }
        if let Some((ticket, table)) = self.table.take() {
            self.level = Some(table.level);
            self.set_level(steps);
            if self.profile.variants.contains(&table.variant) {
                steps.push(Step::Write(set("UCI_Variant", table.variant.uci())));
            }
            if self.profile.chess960 {
                let is_chess960 = table.variant == Variant::Chess960;
                steps.push(Step::Write(set("UCI_Chess960", is_chess960)));
            }
            let of_judging = self.of_judging.iter().filter(|_| table.judges);
            steps.extend(of_judging.map(|name| Step::Write(set(name, true))));
            steps.push(Step::Write("ucinewgame".to_owned()));
            steps.push(self.is_ready(Ready::Game(ticket)));
        } else if let Some((ticket, search)) = self.next.take() {
            self.set_level(steps);
            self.set_lines(search.lines, steps);
            steps.push(Step::Write(position(&search)));
            steps.push(self.is_ready(Ready::Search));
            self.positioned = Some((ticket, search));
        }
    }

    fn set_level(&mut self, steps: &mut Vec<Step>) {
        let lines = self.level.take().map(|level| self.profile.settings(level));
        steps.extend(lines.into_iter().flatten().map(Step::Write));
    }

    /// Says how many lines it shall show, if that is news; it shows one until it is told.
    fn set_lines(&mut self, lines: u8, steps: &mut Vec<Step>) {
        let Some(range) = self.lines_offered else { return };
        let lines = range.nearest(lines.into());
        if self.lines_set.replace(lines).unwrap_or(1) != lines {
            steps.push(Step::Write(set("MultiPV", lines)));
        }
    }

    fn is_ready(&mut self, ready: Ready) -> Step {
        self.readies.push_back(ready);
        Step::Write("isready".to_owned())
    }

    #[cfg(test)]
    pub(super) fn kept(&self) -> usize {
        let moves: usize = self.shown.iter().map(|variation| variation.moves.len()).sum();
        let shown = moves * size_of::<shakmaty::uci::UciMove>();
        self.lines.kept() + self.readies.len() + self.profile.name.len() + shown
    }
}

fn position(search: &Search) -> String {
    let mut line = match &search.start {
        None => "position startpos".to_owned(),
        Some(fen) => format!("position fen {fen}"),
    };
    if !search.moves.is_empty() {
        line.push_str(" moves");
    }
    for uci in &search.moves {
        let _ = write!(line, " {uci}");
    }
    line
}

fn go(search: &Search) -> String {
    let mut line = match search.limits {
        Limits::Move(time) => format!("go movetime {}", millis(time)),
        Limits::Nodes(nodes) => format!("go nodes {}", nodes.max(1)),
        Limits::Held(Handicap { depth, nodes, .. }, time) => {
            format!("go depth {depth} nodes {nodes} movetime {}", millis(time))
        }
        Limits::Clocks { white, black, bonus, moves_to_go } => {
            let [white, black] = [white, black].map(millis);
            let inc = bonus.as_millis();
            let go = format!("go wtime {white} btime {black} winc {inc} binc {inc}");
            moves_to_go.map_or(go.clone(), |moves| format!("{go} movestogo {moves}"))
        }
    };
    if !search.only.is_empty() {
        line.push_str(" searchmoves");
    }
    for uci in &search.only {
        let _ = write!(line, " {uci}");
    }
    line
}

impl Limits {
    const fn held(self) -> Option<Handicap> {
        if let Self::Held(effort, _) = self { Some(effort) } else { None }
    }
}

/// Never nothing, which some engines take for no limit at all.
fn millis(time: Duration) -> u128 {
    time.as_millis().max(1)
}
