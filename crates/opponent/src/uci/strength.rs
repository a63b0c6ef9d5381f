//! How strong an engine can be asked to play, and what a level means for it. Pure.

use std::fmt;

use touchmove_position::Variant;

use crate::builtin::Level;

/// The options by which strength is set, in lower case.
pub(super) const LIMIT_NAME: &str = "uci_limitstrength";
pub(super) const ELO_NAME: &str = "uci_elo";
pub(super) const SKILL_NAME: &str = "skill level";

/// The values of an option, both ends included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Range {
    /// The smallest.
    pub least: i32,
    /// The largest.
    pub most: i32,
}

impl Range {
    /// The value in the range that is nearest.
    pub(super) fn nearest(self, wanted: i32) -> i32 {
        wanted.clamp(self.least, self.most)
    }

    /// The value that stands `step` of `steps` equal steps above the smallest.
    fn step(self, step: i32, steps: i32) -> i32 {
        let (least, most) = (i64::from(self.least), i64::from(self.most));
        let value = least + (most - least) * i64::from(step) / i64::from(steps);
        i32::try_from(value).unwrap_or(self.least)
    }
}

/// How an engine presents itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EngineProfile {
    /// Its own name, short; empty if it has none.
    pub name: String,
    /// The Elo numbers that it can be held to (`UCI_LimitStrength` and `UCI_Elo`).
    pub elo: Option<Range>,
    /// Its values of `Skill Level`.
    pub skill: Option<Range>,
    /// Whether it plays Chess960.
    pub chess960: bool,
    /// The games that it can be told to play (`UCI_Variant`); none if it plays chess alone.
    pub variants: Vec<Variant>,
}

/// How an engine is held back that has no levels of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Handicap {
    /// Plies looked ahead at most, for engines that do not count positions.
    pub depth: u16,
    /// Positions visited at most.
    pub nodes: u64,
    /// The moves that it does not make itself, if there are some.
    pub lent: Option<Lent>,
}

/// Moves that the built-in opponent makes for an engine: none looks less far ahead than one ply, and with
/// that it plays like level 13.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lent {
    /// So many of a hundred.
    pub percent: u8,
    /// At this level.
    pub level: Level,
}

/// Plies and positions for the levels that are lent no moves, but the last; those below are held like the
/// first. Measured by `benches/held.rs`.
const EFFORTS: [(u16, u64); 7] =
    [(1, 50), (2, 200), (3, 500), (4, 1_500), (5, 5_000), (6, 20_000), (8, 80_000)];

/// Percent of the moves that are lent, by level, to one that is so much weaker.
const LENT: [u8; 12] = [90, 85, 80, 78, 75, 72, 68, 65, 58, 50, 35, 20];
const WEAKER: u8 = 2;

impl Handicap {
    /// What a level means for an engine without levels; the last is all it can.
    fn of(level: Level) -> Option<Self> {
        let rung = usize::from(level.get()) - 1;
        let (depth, nodes) = *EFFORTS.get(rung.saturating_sub(LENT.len()))?;
        let weaker = Level::new(level.get().saturating_sub(WEAKER)).unwrap_or(Level::MIN);
        let lent = LENT.get(rung).map(|&percent| Lent { percent, level: weaker });
        Some(Self { depth, nodes, lent })
    }

    /// Whether a search has come farther: some engines know neither limit.
    pub(super) const fn is_passed_by(self, depth: u16, nodes: u64) -> bool {
        depth > self.depth || nodes > self.nodes
    }
}

/// What a level means for an engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strength {
    /// All it can.
    Full,
    /// Held to so many Elo points of its own scale.
    Elo(i32),
    /// This value of `Skill Level`.
    Skill(i32),
    /// No farther than this, because it has no levels of its own.
    Held(Handicap),
}

impl EngineProfile {
    /// Whether it can play a game.
    #[must_use]
    pub fn plays(&self, variant: Variant) -> bool {
        match variant {
            Variant::Standard => true,
            Variant::Chess960 => self.chess960,
            _ => self.variants.contains(&variant),
        }
    }

    /// What a level means: level 20 is all it can. With Elo numbers, level 1 is the smallest, 19 the
    /// largest, and those between stand in equal steps. With skills, 1 is the smallest and 20 the largest.
    /// One that has neither looks less far ahead.
    #[must_use]
    pub fn strength(&self, level: Level) -> Strength {
        let (step, last) = (i32::from(level.get()) - 1, i32::from(Level::MAX.get()) - 1);
        match (self.elo, self.skill) {
            _ if level == Level::MAX => Strength::Full,
            (None, None) => Handicap::of(level).map_or(Strength::Full, Strength::Held),
            (Some(elo), _) => Strength::Elo(elo.step(step, last - 1)),
            (None, Some(skill)) => Strength::Skill(skill.step(step, last)),
        }
    }

    /// The options that set a strength.
    pub(super) fn settings(&self, level: Level) -> Vec<String> {
        let strength = self.strength(level);
        let mut lines = Vec::new();
        if self.elo.is_some() {
            let limited = matches!(strength, Strength::Elo(_));
            lines.push(set("UCI_LimitStrength", limited));
        }
        match (strength, self.skill) {
            (Strength::Elo(elo), _) => lines.push(set("UCI_Elo", elo)),
            (Strength::Skill(skill), _) => lines.push(set("Skill Level", skill)),
            // By Elo alone it is never made weaker by its skill too.
            (Strength::Full, Some(skill)) if self.elo.is_none() => {
                lines.push(set("Skill Level", skill.most));
            }
            (Strength::Full | Strength::Held(_), _) => {}
        }
        lines
    }
}

/// The line that sets an option.
pub(super) fn set(name: &str, value: impl fmt::Display) -> String {
    format!("setoption name {name} value {value}")
}

impl fmt::Display for Strength {
    /// As a journal and a PGN tag have it; nothing for all it can.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Full => Ok(()),
            Self::Held(Handicap { depth, nodes, lent }) => {
                write!(f, "depth {depth}, {nodes} nodes")?;
                let Some(Lent { percent, level }) = lent else { return Ok(()) };
                write!(f, ", {percent} percent by touchmove level {level}")
            }
            Self::Elo(elo) => write!(f, "UCI_Elo {elo}"),
            Self::Skill(skill) => write!(f, "Skill Level {skill}"),
        }
    }
}
