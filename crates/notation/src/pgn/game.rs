//! A game as it was read, and what its tags mean.

use shakmaty::{CastlingMode, KnownOutcome, Move, Outcome, Position as _};
use touchmove_position::{Position, Variant};

use crate::pgn::read::remark::{Odd, Remark};
use crate::pgn::read::wrong::Wrong;
use crate::pgn::result::GameResult;
use crate::pgn::tree::Tree;
use crate::pgn::words::shown;
use crate::position::{self, Taken};

/// A game of a PGN text.
#[derive(Clone, Debug)]
pub struct Game {
    /// The line on which it begins, from 1.
    pub line: u64,
    /// The tags in their order, each name once.
    pub tags: Vec<(String, String)>,
    /// The first position.
    pub start: Position,
    /// How castling is done.
    pub mode: CastlingMode,
    /// The moves of the main line.
    pub moves: Vec<Move>,
    /// They and everything that is said about them; nothing if there are only moves.
    pub notes: Option<Tree>,
    /// The position after them.
    pub last: Position,
    /// The result.
    pub result: GameResult,
    /// What is remarkable in how it is written.
    pub remarks: Vec<Remark>,
}

impl Game {
    pub(super) fn new(line: u64) -> Self {
        Self {
            line,
            tags: Vec::new(),
            start: Position::default(),
            mode: CastlingMode::Standard,
            moves: Vec::new(),
            notes: None,
            last: Position::default(),
            result: GameResult::Open,
            remarks: Vec::new(),
        }
    }

    /// The moves with everything that is said about them.
    #[must_use]
    pub fn tree(&self) -> Tree {
        self.notes.clone().unwrap_or_else(|| Tree::of(self.start.clone(), self.mode, &self.moves))
    }

    /// Why it is not kept to its end, if it is not.
    #[must_use]
    pub fn cut(&self) -> Option<(u64, &Wrong)> {
        self.remarks.iter().find_map(|remark| match &remark.odd {
            Odd::Ends(wrong) => Some((remark.place.line, wrong)),
            _ => None,
        })
    }

    /// The value of a tag.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(tag, _)| tag == name).map(|(_, value)| value.as_str())
    }

    /// Whether the tags speak of a first position and have none: then it is the usual one, if the moves fit.
    pub(super) fn lacks_position(&self) -> bool {
        let is_wanted = self.tag("SetUp") == Some("1");
        self.tag("FEN").map_or(is_wanted, is_unknown)
    }

    /// Sets the board up as the tags want it; returns what of the first position was left out.
    pub(super) fn set_up(&mut self) -> Result<Vec<position::Remark>, Wrong> {
        if let Some(name) = self.tag("Variant") {
            let variant = variant(name).ok_or_else(|| Wrong::Variant(name.to_owned()))?;
            self.mode = variant.mode();
            if !variant.is_chess() {
                return self.set_up_under(variant);
            }
        }
        let Some(fen) = self.tag("FEN").filter(|fen| !is_unknown(fen)) else {
            return Ok(Vec::new());
        };
        let taken = match self.mode {
            // Castling rights can tell what no tag does.
            CastlingMode::Standard => position::read_either(fen, &[]),
            mode @ CastlingMode::Chess960 => position::read_in(fen, mode, &[]),
        };
        let Taken { position, mode, remarks } = taken.map_err(Wrong::Position)?;
        (self.start, self.mode) = (position, mode);
        self.last = self.start.clone();
        Ok(remarks)
    }

    /// The board of a game by other rules than those of chess.
    fn set_up_under(&mut self, variant: Variant) -> Result<Vec<position::Remark>, Wrong> {
        let fen = self.tag("FEN").filter(|fen| !is_unknown(fen)).unwrap_or("startpos");
        let taken = position::read_under(fen, variant).map_err(Wrong::Position)?;
        self.start = taken.position;
        self.last = self.start.clone();
        Ok(taken.remarks)
    }

    /// Writes a right to castle that the first position has twice only once, for other programs refuse it; the
    /// rights as they were written, and as they are now.
    pub(super) fn without_doubled_rights(&mut self) -> Option<(String, String)> {
        let (_, fen) = self.tags.iter_mut().find(|(tag, _)| tag == "FEN")?;
        let mut fields: Vec<&str> = fen.split_whitespace().collect();
        let rights = fields.get(2).filter(|rights| rights.is_ascii())?.to_string();
        let is_first = |&(at, right): &(usize, char)| !rights[..at].contains(right);
        let once: String = rights.char_indices().filter(is_first).map(|(_, right)| right).collect();
        if once == rights {
            return None;
        }
        fields[2] = &once;
        *fen = fields.join(" ");
        Some((rights, once))
    }

    /// Something may have been said before the tags, when it was not known of which board.
    pub(super) fn set_up_what_is_said(&mut self) {
        if let Some(tree) = &mut self.notes {
            tree.set_up(&self.start, self.mode);
        }
    }

    /// Compares the result with that of the tags, which is taken where the moves end with none.
    pub(super) fn compare(&mut self) -> Option<Odd> {
        let tag = touchmove_clean::line(self.tag("Result")?);
        let (tag, kept) = (tag.trim().to_owned(), self.result);
        if matches!(tag.as_str(), "" | "?") {
            return Some(Odd::NoResultTag(kept));
        }
        if GameResult::read(tag.as_bytes()) == Some(kept) {
            return None;
        }
        match GameResult::of_tag(&tag) {
            Some(GameResult::Open) if tag == "*" => None,
            Some(read) if read == kept || read == GameResult::Open && !is_lost_by_both(&tag) => {
                Some(Odd::Result { word: shown(tag.as_bytes()), read: kept })
            }
            read => {
                self.result = read.filter(|_| kept == GameResult::Open).unwrap_or(kept);
                Some(Odd::ResultTag { tag: shown(tag.as_bytes()), kept: self.result })
            }
        }
    }

    /// The result that the board has, if its last move ends the game.
    pub(super) fn over(&self) -> Option<GameResult> {
        if self.last.chess().is_none() {
            return match self.last.outcome() {
                Outcome::Known(KnownOutcome::Decisive { winner }) => Some(GameResult::Won(winner)),
                Outcome::Known(KnownOutcome::Draw) => Some(GameResult::Drawn),
                Outcome::Unknown => None,
            };
        }
        if self.last.is_checkmate() {
            Some(GameResult::Won(!self.last.turn()))
        } else {
            self.last.is_stalemate().then_some(GameResult::Drawn)
        }
    }

    /// What the board says against the result, if anything.
    pub(super) fn contradiction(&self) -> Option<Odd> {
        let over = self.over().filter(|&over| self.result != over)?;
        Some(if over == GameResult::Drawn { Odd::Stalemate } else { Odd::Mate })
    }

    /// Whether only the rights to castle tell that it is Chess960.
    pub(super) fn is_told_by_rights(&self) -> bool {
        let tagged = self.tag("Variant").and_then(variant);
        self.mode == CastlingMode::Chess960 && tagged != Some(Variant::Chess960)
    }
}

/// Whether a tag says of its value that nobody knows it, or that there is none.
pub(super) fn is_unknown(value: &str) -> bool {
    matches!(value.trim(), "" | "?" | "-" | "startpos")
}

/// Whether a tag says that nobody has won, and not that nothing is known.
fn is_lost_by_both(tag: &str) -> bool {
    matches!(tag, "0-0" | "-/-" | "-:-")
}

/// The game that is meant by a name; `None`: it is another one.
fn variant(name: &str) -> Option<Variant> {
    let name: String = name.chars().filter(|c| c.is_alphanumeric()).collect();
    // `Fischer Random Chess`, `Chess960 (Fischer Random)`: what is said besides is the same game.
    let name = name.to_ascii_lowercase().replace("chess", "");
    match name.as_str() {
        "" | "standard" | "normal" | "regular" | "usual" | "classic" | "classical" | "orthodox"
        | "fromposition" | "position"
        // The other first positions of the internet chess servers.
        | "wild0" | "wild1" | "wild2" | "wild3" | "wild4" | "wild5" | "wild6" | "wild7" | "wild8"
        | "wild8a" => Some(Variant::Standard),
        "960" | "9lx" | "frc" | "fr" | "wildfr" | "freestyle" | "fischer" | "fischerandom"
        | "fischerrandom" | "fischersrandom" | "random" => Some(Variant::Chess960),
        "kingofthehill" | "koth" | "hill" => Some(Variant::KingOfTheHill),
        "threecheck" | "3check" | "threechecks" | "3checks" => Some(Variant::ThreeCheck),
        "crazyhouse" | "zh" | "house" | "drop" => Some(Variant::Crazyhouse),
        "anti" | "giveaway" | "losing" => Some(Variant::Antichess),
        "atomic" => Some(Variant::Atomic),
        "horde" => Some(Variant::Horde),
        "racingkings" | "racing" => Some(Variant::RacingKings),
        both if both.contains("960") && is_chess(&both.replace("960", "")) => {
            Some(Variant::Chess960)
        }
        _ => None,
    }
}

fn is_chess(name: &str) -> bool {
    variant(name).is_some_and(Variant::is_chess)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn p29_every_usual_name_of_chess960_is_known() {
        for name in [
            "Chess960",
            "chess 960",
            "960",
            "Chess-960",
            "Fischerandom",
            "Fischer Random",
            "Fischer Random Chess",
            "Fischerrandom Chess",
            "Fischer's Random Chess",
            "Fischer Chess",
            "Chess960 (Fischer Random)",
            "Fischer Random Chess 960",
            "Freestyle",
            "Freestyle Chess",
            "Chess 9LX",
            "FRC",
            "wild/fr",
        ] {
            assert_eq!(variant(name), Some(Variant::Chess960), "{name}");
        }
        for name in ["Standard", "chess", "Normal", "Standard Chess", "Classical", "From Position"]
        {
            assert_eq!(variant(name), Some(Variant::Standard), "{name}");
        }
        for name in ["Crazyhouse 960", "Bughouse", "Suicide", "Xiangqi", "Five-check"] {
            assert_eq!(variant(name), None, "{name}");
        }
    }

    #[test]
    fn variants_are_known_as_others_write_them() {
        let names = [
            ("King of the Hill", Variant::KingOfTheHill),
            ("KOTH", Variant::KingOfTheHill),
            ("Three-check", Variant::ThreeCheck),
            ("3-check", Variant::ThreeCheck),
            ("Crazyhouse", Variant::Crazyhouse),
            ("Antichess", Variant::Antichess),
            ("Giveaway", Variant::Antichess),
            ("Atomic", Variant::Atomic),
            ("Horde", Variant::Horde),
            ("Racing Kings", Variant::RacingKings),
        ];
        for (name, meant) in names {
            assert_eq!(variant(name), Some(meant), "{name}");
        }
        for meant in Variant::ALL {
            assert_eq!(variant(meant.pgn()), Some(meant));
        }
    }
}
