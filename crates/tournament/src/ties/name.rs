//! The acronyms of tie-breaks, as the exchange format lists them.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::{Criterion, Cuts, Score, TeamTie, TieBreak};

/// Each criterion with its acronym.
const NAMES: [(&str, Criterion); 20] = [
    ("DE", Criterion::DirectEncounter),
    ("WIN", Criterion::Wins),
    ("WON", Criterion::GamesWon),
    ("BPG", Criterion::BlackGames),
    ("BWG", Criterion::BlackWins),
    ("PS", Criterion::Progressive),
    ("REP", Criterion::RoundsElected),
    ("STD", Criterion::Standard),
    ("TPN", Criterion::PairingNumber),
    ("BH", Criterion::Buchholz),
    ("AOB", Criterion::AverageBuchholz),
    ("FB", Criterion::ForeBuchholz),
    ("SB", Criterion::SonnebornBerger),
    ("KS", Criterion::Koya),
    ("ARO", Criterion::AverageRating),
    ("TPR", Criterion::Performance),
    ("PTP", Criterion::PerfectPerformance),
    ("APRO", Criterion::AveragePerformance),
    ("APPO", Criterion::AveragePerfect),
    ("RTNG", Criterion::Rating),
];

/// Why a tie-break cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum UnknownTieBreak {
    /// No tie-break has this acronym.
    #[error("no tie-break of this name")]
    Name,
    /// What follows the acronym is no modifier.
    #[error("no modifier of this name")]
    Modifier,
    /// The modifier does not go with this tie-break, or is given twice.
    #[error("this modifier does not go with the tie-break")]
    Unfit,
}

impl FromStr for TieBreak {
    type Err = UnknownTieBreak;

    fn from_str(text: &str) -> Result<Self, UnknownTieBreak> {
        let capitals = text.trim().to_ascii_uppercase();
        let mut parts = capitals.split('/');
        let name = parts.next().unwrap_or_default();
        let criterion = NAMES
            .iter()
            .find(|(acronym, _)| *acronym == name)
            .map(|(_, criterion)| *criterion)
            .ok_or(UnknownTieBreak::Name)?;
        let plain = Self::plain(criterion);
        parts.try_fold(plain, Self::modified)
    }
}

impl TieBreak {
    /// With one modifier more.
    fn modified(self, modifier: &str) -> Result<Self, UnknownTieBreak> {
        let changed = match modifier.split_at_checked(1).ok_or(UnknownTieBreak::Modifier)? {
            ("C", digits) => Self { cuts: Cuts::Least(number(digits)?), ..self },
            ("M", digits) => Self { cuts: Cuts::Median(number(digits)?), ..self },
            ("L", digits) => Self { limit: signed(digits)?, ..self },
            ("P", "") => Self { forfeits_are_games: true, ..self },
            ("F", "") => Self { is_fore: true, ..self },
            ("R", "") => Self { is_reversed: true, ..self },
            _ => return Err(UnknownTieBreak::Modifier),
        };
        if changed == self
            || self.cuts != Cuts::None && changed.cuts != self.cuts
            || !changed.is_fit()
        {
            return Err(UnknownTieBreak::Unfit);
        }
        Ok(changed)
    }

    /// Whether the modifiers go with the criterion.
    fn is_fit(self) -> bool {
        use Criterion as C;
        let one_of = |all: &[C]| all.contains(&self.criterion);
        let cuts = match self.cuts {
            Cuts::None => true,
            Cuts::Least(_) => one_of(&[
                C::Buchholz,
                C::ForeBuchholz,
                C::SonnebornBerger,
                C::Progressive,
                C::AverageRating,
            ]),
            Cuts::Median(_) => one_of(&[C::Buchholz, C::ForeBuchholz, C::AverageRating]),
        };
        let forfeits = !self.forfeits_are_games
            || one_of(&[C::DirectEncounter, C::Buchholz, C::ForeBuchholz, C::SonnebornBerger]);
        cuts && forfeits
            && (self.limit == 0 || one_of(&[C::Koya]))
            && (!self.is_fore || one_of(&[C::Buchholz, C::AverageBuchholz]))
            && (!self.is_reversed || one_of(&[C::PairingNumber, C::Rating]))
    }
}

/// The number of a modifier: 1 to 99.
fn number(digits: &str) -> Result<u8, UnknownTieBreak> {
    let number = digits.parse().map_err(|_| UnknownTieBreak::Modifier)?;
    if (1..100).contains(&number) && digits.bytes().all(|digit| digit.is_ascii_digit()) {
        return Ok(number);
    }
    Err(UnknownTieBreak::Modifier)
}

/// Half points up or down.
fn signed(text: &str) -> Result<i8, UnknownTieBreak> {
    let (sign, digits) = match text.strip_prefix('-') {
        Some(digits) => (-1, digits),
        None => (1, text.strip_prefix('+').unwrap_or(text)),
    };
    Ok(sign * i8::try_from(number(digits)?).map_err(|_| UnknownTieBreak::Modifier)?)
}

/// The acronym with its modifiers, as `BH/C1`.
impl fmt::Display for TieBreak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = NAMES.iter().find(|(_, criterion)| *criterion == self.criterion);
        f.write_str(name.map_or("", |(acronym, _)| acronym))?;
        match self.cuts {
            Cuts::None => {}
            Cuts::Least(number) => write!(f, "/C{number}")?,
            Cuts::Median(number) => write!(f, "/M{number}")?,
        }
        if self.limit != 0 {
            write!(f, "/L{:+}", self.limit)?;
        }
        for (has, modifier) in
            [(self.forfeits_are_games, "/P"), (self.is_fore, "/F"), (self.is_reversed, "/R")]
        {
            if has {
                f.write_str(modifier)?;
            }
        }
        Ok(())
    }
}

/// The tie-breaks that only teams have, without modifiers.
const OF_TEAMS: [(&str, TeamTie); 10] = [
    ("MPVGP", TeamTie::OtherScore),
    ("EMMSB", weighed(Score::Match, Score::Match)),
    ("EMGSB", weighed(Score::Match, Score::Game)),
    ("EGMSB", weighed(Score::Game, Score::Match)),
    ("EGGSB", weighed(Score::Game, Score::Game)),
    ("EDE", TeamTie::Encounter),
    ("SSSC", TeamTie::ScoreAndStrength(None)),
    ("BC", TeamTie::BoardCount),
    ("TBR", TeamTie::TopBoards),
    ("BBE", TeamTie::BottomBoards),
];

const fn weighed(brought: Score, scored: Score) -> TeamTie {
    TeamTie::Weighed { brought, scored, cuts: Cuts::None }
}

impl FromStr for TeamTie {
    type Err = UnknownTieBreak;

    fn from_str(text: &str) -> Result<Self, UnknownTieBreak> {
        let capitals = text.trim().to_ascii_uppercase();
        let (name, modifier) = capitals
            .split_once('/')
            .map_or((capitals.as_str(), None), |(name, rest)| (name, Some(rest)));
        let Some((_, tie)) = OF_TEAMS.iter().find(|(acronym, _)| *acronym == name) else {
            return of_players(&capitals);
        };
        match (*tie, modifier.map(|modifier| modifier.split_at_checked(1))) {
            (tie, None) => Ok(tie),
            (Self::Weighed { brought, scored, .. }, Some(Some(("C", digits)))) => {
                Ok(Self::Weighed { brought, scored, cuts: Cuts::Least(number(digits)?) })
            }
            (Self::ScoreAndStrength(_), Some(Some(("K", digits)))) => {
                Ok(Self::ScoreAndStrength(Some(number(digits)?)))
            }
            _ => Err(UnknownTieBreak::Unfit),
        }
    }
}

/// A tie-break of players, with the score of teams behind its acronym: `BH:GP/C1`.
fn of_players(text: &str) -> Result<TeamTie, UnknownTieBreak> {
    let (name, rest) = text.split_once(':').unwrap_or((text, "MP"));
    let (score, modifiers) = rest.split_at_checked(2).ok_or(UnknownTieBreak::Modifier)?;
    let score = match score {
        "MP" => Score::Match,
        "GP" => Score::Game,
        _ => return Err(UnknownTieBreak::Modifier),
    };
    Ok(TeamTie::Of(format!("{name}{modifiers}").parse()?, score))
}

/// The acronym with its modifiers, as `EMGSB/C1`.
impl fmt::Display for TeamTie {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (plain, modifier) = match *self {
            Self::Of(tie, score) => {
                let text = tie.to_string();
                let score = if score == Score::Match { ":MP" } else { ":GP" };
                let name = text.find('/').unwrap_or(text.len());
                return write!(f, "{}{score}{}", &text[..name], &text[name..]);
            }
            Self::Weighed { brought, scored, cuts: Cuts::Least(number) } => {
                (weighed(brought, scored), format!("/C{number}"))
            }
            Self::ScoreAndStrength(Some(number)) => {
                (Self::ScoreAndStrength(None), format!("/K{number}"))
            }
            tie => (tie, String::new()),
        };
        let name = OF_TEAMS.iter().find(|(_, tie)| *tie == plain).map_or("", |(name, _)| name);
        write!(f, "{name}{modifier}")
    }
}

#[cfg(test)]
mod tests {
    use super::{NAMES, TieBreak, UnknownTieBreak};

    #[test]
    fn a_tie_break_is_written_as_it_is_read() {
        let modified = [
            "BH/C1", "BH/M2", "SB/C1", "PS/C2", "KS/L+2", "KS/L-1", "DE/P", "FB/C1/P", "AOB/F",
            "TPN/R",
        ];
        for text in NAMES.iter().map(|(name, _)| *name).chain(modified) {
            assert_eq!(text.parse().map(|tie: TieBreak| tie.to_string()), Ok(text.to_string()));
        }
        assert_eq!("bh/c1".parse::<TieBreak>(), "BH/C1".parse());
    }

    #[test]
    fn what_no_list_has_is_refused() {
        for (text, reason) in [
            ("", UnknownTieBreak::Name),
            ("XY", UnknownTieBreak::Name),
            ("BH/", UnknownTieBreak::Modifier),
            ("BH/C", UnknownTieBreak::Modifier),
            ("BH/C0", UnknownTieBreak::Modifier),
            ("BH/C+1", UnknownTieBreak::Modifier),
            ("BH/C999", UnknownTieBreak::Modifier),
            ("BH/É", UnknownTieBreak::Modifier),
            ("BH/C1/M1", UnknownTieBreak::Unfit),
            ("BH/P/P", UnknownTieBreak::Unfit),
            ("WIN/C1", UnknownTieBreak::Unfit),
            ("SB/M1", UnknownTieBreak::Unfit),
            ("BH/R", UnknownTieBreak::Unfit),
        ] {
            assert_eq!(text.parse::<TieBreak>(), Err(reason), "{text}");
        }
    }
}
