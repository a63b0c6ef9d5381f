//! What players ask an arbiter: whom they meet, who has as many points, and what must happen for a place.

use shakmaty::Color;

use crate::organiser::standing::crosstable_told;
use crate::organiser::teller::EventTeller;
use crate::tournament::act::Act;
use crate::tournament::outcome::Outcome;
use crate::tournament::player::PlayerId;
use crate::tournament::record::Record;
use crate::tournament::system::System;
use crate::tournament::tournament::Tournament;
use crate::voices::{Span, Utterance, Value};

/// How many lines of standings are made at most to answer: three times as many for each open game.
const MOST_WORK: usize = 60_000;

/// What a game can come to, as far as it matters here.
const COURSES: [Outcome; 3] = [Outcome::White, Outcome::Draw, Outcome::Black];

impl EventTeller<'_> {
    /// Whom a player meets in the last round that was paired.
    pub(super) fn paired_with(&self, id: PlayerId) -> Utterance {
        let now = self.now();
        let number = now.rounds().len();
        let Some(round) = now.rounds().last() else { return self.no_round(1) };
        let games = (1_usize..).zip(&round.games);
        let own = games.filter_map(|(board, game)| Some((board, game, game.pair.color_of(id)?)));
        let Some((board, game, side)) = own.last() else {
            let values = [("round", number.into()), ("player", self.name(id))];
            let has_bye = round.bye == Some(id);
            return self
                .told(if has_bye { "notice-bye" } else { "tournament-not-paired" }, &values);
        };
        let values = [
            ("player", self.name(id)),
            ("round", number.into()),
            ("board", Value::from(board)),
            ("color", self.narrator.color(side)),
            ("opponent", self.name(game.pair.of(!side))),
        ];
        self.told("notice", &values)
    }

    /// Who has as many points as a player, himself included.
    pub(super) fn score_group(&self, id: PlayerId) -> Utterance {
        let now = self.now();
        let table = crosstable_told(now);
        let score = table.score(now.seed(id));
        let same = (0..table.cards.len())
            .filter(|seed| table.score(*seed) == score)
            .map(|seed| now.order()[seed])
            .filter(|other| !now.entry(*other).has_left());
        let names = same.map(|other| self.numbered_name(other)).collect();
        let values = [("points", self.points(score)), ("names", self.narrator.join_all(names))];
        self.told("tournament-score-group", &values)
    }

    /// What must happen in the last round so that a player comes to this place or a better one: for each of
    /// his own results whether that is enough, can be enough, or is not; and which results of others make it
    /// so wherever that is one game alone.
    pub(super) fn could(&self, id: PlayerId, place: usize) -> Utterance {
        let now = self.now();
        let open = open(now);
        let is_last = !now.rounds().is_empty() && now.rounds().len() >= now.planned();
        let is_single = match now.terms().system {
            System::KnockOut | System::Groups { .. } => false,
            System::RoundRobin { .. }
            | System::Swiss
            | System::Adjusted
            | System::Lots
            | System::ByHand
            | System::Match { .. }
            | System::Scheveningen { .. } => now.terms().boards().is_none(),
        };
        if !is_last || !is_single {
            return self.told("tournament-could-not-yet", &[]);
        }
        let courses = COURSES.len().checked_pow(u32::try_from(open.len()).unwrap_or(u32::MAX));
        let work = courses.and_then(|courses| courses.checked_mul(now.entries().len()));
        if work.is_none_or(|work| work > MOST_WORK) {
            return self.told("tournament-could-too-many", &[("count", open.len().into())]);
        }
        let courses = self.courses(&open, id, place);
        let own = open.iter().position(|(round, board)| {
            now.game(*round, *board).is_ok_and(|game| game.pair.color_of(id).is_some())
        });
        let player = [("player", self.name(id)), ("place", place.into())];
        let mut lines = vec![self.sentence("tournament-could", &player)];
        match own {
            None => lines.push(self.verdict("tournament-could-anyhow", &courses, &open)),
            Some(at) => {
                let side = now
                    .game(open[at].0, open[at].1)
                    .ok()
                    .and_then(|game| game.pair.color_of(id))
                    .unwrap_or(Color::White);
                let won = if side.is_white() { Outcome::White } else { Outcome::Black };
                let lost = if side.is_white() { Outcome::Black } else { Outcome::White };
                for (own, case) in [
                    (won, "tournament-could-win"),
                    (Outcome::Draw, "tournament-could-draw"),
                    (lost, "tournament-could-loss"),
                ] {
                    let of_it: Vec<_> =
                        courses.iter().filter(|(course, _)| course[at] == own).cloned().collect();
                    lines.push(self.verdict(case, &of_it, &open));
                }
            }
        }
        self.lines(lines)
    }

    /// Every course of the open games, and whether the player then has the place or a better one.
    fn courses(
        &self,
        open: &[(usize, usize)],
        id: PlayerId,
        place: usize,
    ) -> Vec<(Vec<Outcome>, bool)> {
        let rounds = self.now().rounds().len();
        let mut courses = Vec::new();
        for number in 0..COURSES.len().pow(u32::try_from(open.len()).unwrap_or(0)) {
            let course: Vec<Outcome> = (0..open.len())
                .scan(number, |left, _| {
                    let outcome = COURSES[*left % COURSES.len()];
                    *left /= COURSES.len();
                    Some(outcome)
                })
                .collect();
            let Some(after) = played(self.record, open, &course) else { continue };
            let seed = after.seed(id);
            let standings = self.standing().lines(&after, rounds);
            let reached = standings.iter().any(|line| line.seed == seed && line.place <= place);
            courses.push((course, reached));
        }
        courses
    }

    /// What some courses come to: always, never, or if; and one result of another game that is enough, or
    /// must be.
    fn verdict(
        &self,
        case: &str,
        courses: &[(Vec<Outcome>, bool)],
        open: &[(usize, usize)],
    ) -> Vec<Span> {
        let case = ("case", self.narrator.word(case));
        if courses.iter().all(|(_, reached)| *reached) {
            return self.sentence("tournament-could-always", &[case]);
        }
        if !courses.iter().any(|(_, reached)| *reached) {
            return self.sentence("tournament-could-never", &[case]);
        }
        let needs = |at: usize, outcome: Outcome, is_enough: bool| {
            courses.iter().all(|(course, reached)| {
                if is_enough {
                    course[at] != outcome || *reached
                } else {
                    course[at] == outcome || !*reached
                }
            })
        };
        let free = (0..open.len()).filter(|at| {
            let first = courses.first().map(|(course, _)| course[*at]);
            courses.iter().any(|(course, _)| Some(course[*at]) != first)
        });
        for at in free {
            for outcome in COURSES {
                let id = if needs(at, outcome, false) {
                    "tournament-could-only-if"
                } else if needs(at, outcome, true) {
                    "tournament-could-if"
                } else {
                    continue;
                };
                let (round, board) = open[at];
                let mut values = self.of_board(round, (board, None));
                values.push(("result", self.outcome(outcome)));
                values.push(case);
                return self.sentence(id, &values);
            }
        }
        self.sentence("tournament-could-perhaps", &[case])
    }
}

/// The games without a result, by round and board.
fn open(now: &Tournament) -> Vec<(usize, usize)> {
    let rounds = (1..).zip(now.rounds());
    let of_round = rounds.flat_map(|(number, round)| {
        let games = (1..).zip(&round.games);
        games.filter(|(_, game)| game.outcome.is_none()).map(move |(board, _)| (number, board))
    });
    of_round.collect()
}

/// The tournament after the open games have ended so.
fn played(record: &Record, open: &[(usize, usize)], course: &[Outcome]) -> Option<Tournament> {
    let mut now = record.now().clone();
    for ((round, board), outcome) in open.iter().zip(course) {
        let (round, board, part, outcome, table) = (*round, *board, None, *outcome, None);
        let act = Act::Ended { round, board, part, outcome, table };
        now.check(&act).ok()?;
        now.take(&act);
    }
    Some(now)
}
