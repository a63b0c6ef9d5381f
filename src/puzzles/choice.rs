//! Which of the puzzles that are compiled in comes next.

use super::{Library, Row, label};
use crate::practice::mistakes::GamePhase;
use crate::practice::puzzle::Puzzle;
use crate::practice::puzzle::ladder::{self, Hardness};

/// How far ratings may be apart and still be the same to somebody.
const ALIKE: u16 = 150;

/// Which puzzle is wanted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    /// With about so many pieces.
    pub pieces: Option<usize>,
    /// Of about this rating.
    pub rating: Option<u16>,
    /// Easier or harder than the player's rating.
    pub hardness: Option<Hardness>,
    /// From this part of a game.
    pub phase: Option<GamePhase>,
    /// Of this theme, by the name of its sentence.
    pub theme: Option<&'static str>,
}

/// For whom a puzzle is chosen.
#[derive(Clone, Copy, Debug)]
pub struct Player {
    /// The rating.
    pub rating: u16,
    /// How many puzzles there were before.
    pub had: u64,
    /// What is different for each player.
    pub chance: u64,
}

impl Library {
    /// The next puzzle for a player, with its name. Of those that are about as hard, one of the size that
    /// is next; `None` where all are known.
    #[must_use]
    pub fn next(
        &self,
        wanted: Wanted,
        player: Player,
        is_known: impl Fn(&str) -> bool,
    ) -> Option<(String, Puzzle)> {
        let middle = wanted.rating(player.rating);
        let pieces = wanted.pieces.map(|about| about.min(self.most(wanted)));
        let size = pieces.unwrap_or_else(|| ladder::size(middle, player.had, player.chance));
        let fits = |row: &Row<'_>| {
            pieces.is_none_or(|about| is_about(row.pieces(), about))
                && wanted.is_theme_of(row)
                && !is_known(row.id)
                && wanted.is_phase_of(row)
        };
        let order = |row: &Row<'_>| {
            let distance = row.rating.abs_diff(middle) / ALIKE;
            (distance, row.pieces().abs_diff(size), ladder::lot(player.chance, row.id))
        };
        let row = self.rows().filter(fits).min_by_key(order)?;
        Some((row.id.to_owned(), row.puzzle()?))
    }

    /// The most pieces that a puzzle has which is wanted for all else.
    fn most(&self, wanted: Wanted) -> usize {
        let fits = |row: &Row<'_>| wanted.is_theme_of(row) && wanted.is_phase_of(row);
        self.rows().filter(fits).map(Row::pieces).max().unwrap_or_default()
    }

    /// With how many pieces such puzzles begin, where those that are wanted would be fewer.
    #[must_use]
    pub fn from(&self, wanted: Wanted) -> Option<usize> {
        let most = wanted.pieces?;
        let fits = |row: &Row<'_>| wanted.is_theme_of(row) && wanted.is_phase_of(row);
        let pieces = self.rows().filter(fits).map(Row::pieces);
        pieces.min().filter(|fewest| *fewest > most)
    }
}

/// Whether a number of pieces is about another one: within a tenth of it.
const fn is_about(pieces: usize, about: usize) -> bool {
    pieces.abs_diff(about) <= about / 10
}

impl Wanted {
    fn rating(self, player: u16) -> u16 {
        let beside = || self.hardness.map_or(player, |hardness| hardness.rating(player));
        self.rating.unwrap_or_else(beside)
    }

    fn is_theme_of(self, row: &Row<'_>) -> bool {
        let theme = self.theme.and_then(label);
        theme.is_none_or(|theme| row.labels().any(|word| word == theme))
    }

    fn is_phase_of(self, row: &Row<'_>) -> bool {
        let is = |phase| row.puzzle().is_some_and(|puzzle| GamePhase::of(puzzle.start()) == phase);
        self.phase.is_none_or(is)
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::Position;

    use super::*;

    const BEGINNER: Player = Player { rating: 1000, had: 0, chance: 0 };

    fn men(puzzle: &Puzzle) -> usize {
        puzzle.start().board().occupied().count()
    }

    fn next(library: &Library, wanted: Wanted, player: Player) -> (String, Puzzle) {
        library.next(wanted, player, |_| false).expect("there is one")
    }

    #[test]
    fn a_puzzle_is_as_hard_as_the_player_is_good() {
        let library = Library::built_in();
        for rating in [600, 1000, 1600, 2200] {
            let (_, puzzle) = next(&library, Wanted::default(), Player { rating, ..BEGINNER });
            assert!(puzzle.rating.abs_diff(rating) < ALIKE, "{} {rating}", puzzle.rating);
        }
        let (first, _) = next(&library, Wanted::default(), BEGINNER);
        let (other, _) = library.next(Wanted::default(), BEGINNER, |id| id == first).unwrap();
        assert_ne!(other, first);
        assert_eq!(library.next(Wanted::default(), BEGINNER, |_| true), None);
    }

    #[test]
    fn h4_a_number_is_a_size_or_a_rating() {
        let library = Library::built_in();
        for pieces in [4, 5, 8, 12, 20, 30, 32] {
            let wanted = Wanted { pieces: Some(pieces), ..Wanted::default() };
            let (_, puzzle) = next(&library, wanted, BEGINNER);
            assert!(men(&puzzle).abs_diff(pieces) <= 1 + pieces / 10, "{pieces} {}", men(&puzzle));
        }
        for rating in [700, 1600, 2500] {
            let wanted = Wanted { rating: Some(rating), ..Wanted::default() };
            let (_, puzzle) = next(&library, wanted, BEGINNER);
            assert!(puzzle.rating.abs_diff(rating) < ALIKE, "{rating} {}", puzzle.rating);
        }
    }

    #[test]
    fn h4_puzzles_are_chosen_by_theme_hardness_and_phase() {
        let library = Library::built_in();
        let (id, _) =
            next(&library, Wanted { theme: Some("smothered"), ..Wanted::default() }, BEGINNER);
        let row = library.rows().find(|row| row.id == id).unwrap();
        assert!(row.themes.contains("smotheredMate"));
        for phase in [GamePhase::Opening, GamePhase::Middlegame, GamePhase::Endgame] {
            for hardness in [Hardness::Easy, Hardness::Hard] {
                let wanted =
                    Wanted { phase: Some(phase), hardness: Some(hardness), ..Wanted::default() };
                let (_, puzzle) = next(&library, wanted, BEGINNER);
                assert_eq!(GamePhase::of(puzzle.start()), phase);
                let middle = hardness.rating(BEGINNER.rating);
                assert!(puzzle.rating.abs_diff(middle) < ALIKE, "{} {middle}", puzzle.rating);
            }
        }
    }

    /// H4: a fresh folder always began with the same puzzle.
    #[test]
    fn h4_two_players_do_not_begin_alike() {
        let library = Library::built_in();
        let first = |chance| next(&library, Wanted::default(), Player { chance, ..BEGINNER }).0;
        let firsts: std::collections::HashSet<String> = (0..20).map(|n| first(n << 58)).collect();
        assert!(firsts.len() > 15, "{firsts:?}");
    }

    /// H4: 16 puzzles in a row had 4 or 5 pieces.
    #[test]
    fn h4_the_ladder_mixes_sizes_and_they_grow() {
        let library = Library::built_in();
        for (rating, median) in [(1000, 7), (1300, 10), (1600, 13)] {
            let mut had: Vec<String> = Vec::new();
            let mut sizes = Vec::new();
            for number in 0..20 {
                let player = Player { rating, had: number, chance: 12_345 << 40 };
                let (id, puzzle) = library
                    .next(Wanted::default(), player, |id| had.iter().any(|it| it == id))
                    .unwrap();
                sizes.push(men(&puzzle));
                had.push(id);
            }
            sizes.sort_unstable();
            assert!(sizes[10] >= median && sizes[0] <= 8, "{rating} {sizes:?}");
        }
    }
}
