//! The names of tie-breaks, as players say them: an acronym is for files.

use crate::tournament::file::Regulations;
use crate::tournament::ties::{Amount, Criterion, Cuts, Score, TeamTie, TieBreak};
use crate::voices::{Narrator, Span, Value};

/// The names of the tie-breaks of an event.
pub(super) struct TieNames<'a> {
    pub(super) narrator: &'a Narrator,
    /// Which points of teams come first.
    pub(super) primary: Score,
}

impl TieNames<'_> {
    /// The tie-breaks of an event by their names, in their order.
    pub(super) fn names(&self, regulations: &Regulations) -> Vec<Vec<Span>> {
        if regulations.terms.boards().is_none() {
            return regulations.ties.iter().map(|tie| self.tie(*tie)).collect();
        }
        regulations.team_ties.iter().map(|tie| self.team_tie(*tie)).collect()
    }

    /// A tie-break by the acronym that files have for it, of teams or of players.
    pub(super) fn of_acronym(&self, acronym: &str) -> Option<Vec<Span>> {
        let of_players = || acronym.parse().ok().map(|tie| self.tie(tie));
        of_players().or_else(|| acronym.parse().ok().map(|tie| self.team_tie(tie)))
    }

    /// A tie-break of teams by its name.
    fn team_tie(&self, tie: TeamTie) -> Vec<Span> {
        match tie {
            TeamTie::Of(tie, Score::Match) => self.tie(tie),
            TeamTie::Of(tie, Score::Game) => {
                self.sentence("tie-break-of-games", &[("tie", self.tie(tie).into())])
            }
            TeamTie::OtherScore => self.sentence(
                match self.primary {
                    Score::Match => "tie-break-game-points",
                    Score::Game => "tie-break-match-points",
                },
                &[],
            ),
            TeamTie::Weighed { brought, scored, cuts } => {
                let points = |score| match score {
                    Score::Match => self.narrator.word("tie-break-match-points"),
                    Score::Game => self.narrator.word("tie-break-game-points"),
                };
                let values = [("brought", points(brought)), ("scored", points(scored))];
                self.cut(self.sentence("tie-break-weighed", &values), cuts)
            }
            TeamTie::Encounter => self.sentence("tie-break-encounter", &[]),
            TeamTie::ScoreAndStrength(_) => self.sentence("tie-break-strength", &[]),
            TeamTie::BoardCount => self.sentence("tie-break-board-count", &[]),
            TeamTie::TopBoards => self.sentence("tie-break-top-boards", &[]),
            TeamTie::BottomBoards => self.sentence("tie-break-bottom-boards", &[]),
        }
    }

    /// A tie-break by its name: `Buchholz cut 1`.
    fn tie(&self, tie: TieBreak) -> Vec<Span> {
        let limit =
            (tie.limit != 0).then(|| ("tie-break-limit", Value::from(format!("{:+}", tie.limit))));
        let forfeits = tie.forfeits_are_games.then(|| ("tie-break-forfeits", "".into()));
        let reversed = tie.is_reversed.then(|| ("tie-break-reversed", "".into()));
        let name = self.cut(self.sentence(criterion(tie), &[]), tie.cuts);
        [limit, forfeits, reversed].into_iter().flatten().fold(name, |name, (id, number)| {
            self.sentence(id, &[("tie", name.into()), ("number", number)])
        })
    }

    /// A tie-break without some of its parts.
    fn cut(&self, name: Vec<Span>, cuts: Cuts) -> Vec<Span> {
        let (id, number) = match cuts {
            Cuts::None => return name,
            Cuts::Least(number) => ("tie-break-cut", number),
            Cuts::Median(number) => ("tie-break-median", number),
        };
        self.sentence(id, &[("tie", name.into()), ("number", usize::from(number).into())])
    }

    /// A tie-break with what it comes to: `Buchholz 12`, `direct encounter: place 1`.
    pub(super) fn with_value(&self, tie: Vec<Span>, value: &Amount) -> Vec<Span> {
        let id = match value {
            Amount::Place(_) => "tournament-tie-value-place",
            _ => "tournament-tie-value",
        };
        self.sentence(id, &[("tie", tie.into()), ("value", value.to_string().into())])
    }

    fn sentence(&self, id: &str, values: &[(&str, Value)]) -> Vec<Span> {
        self.narrator.talk.sentence(id, values)
    }
}

/// The word for what is compared.
pub(super) const fn criterion(tie: TieBreak) -> &'static str {
    match tie.criterion {
        Criterion::DirectEncounter => "tie-break-encounter",
        Criterion::Wins => "tie-break-wins",
        Criterion::GamesWon => "tie-break-games-won",
        Criterion::BlackGames => "tie-break-black-games",
        Criterion::BlackWins => "tie-break-black-wins",
        Criterion::Progressive => "tie-break-progressive",
        Criterion::RoundsElected => "tie-break-rounds",
        Criterion::Standard => "tie-break-standard",
        Criterion::PairingNumber => "tie-break-number",
        Criterion::Buchholz if tie.is_fore => "tie-break-fore",
        Criterion::Buchholz => "tie-break-buchholz",
        Criterion::AverageBuchholz if tie.is_fore => "tie-break-average-fore",
        Criterion::AverageBuchholz => "tie-break-average-buchholz",
        Criterion::ForeBuchholz => "tie-break-fore",
        Criterion::SonnebornBerger => "tie-break-sonneborn",
        Criterion::Koya => "tie-break-koya",
        Criterion::AverageRating => "tie-break-average-rating",
        Criterion::Performance => "tie-break-performance",
        Criterion::PerfectPerformance => "tie-break-perfect",
        Criterion::AveragePerformance => "tie-break-average-performance",
        Criterion::AveragePerfect => "tie-break-average-perfect",
        Criterion::Rating => "tie-break-rating",
    }
}
