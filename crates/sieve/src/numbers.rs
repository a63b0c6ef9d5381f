//! The numbers of a stretch of games in one column.

/// The games of a stretch: their numbers fill a page of a file.
pub const STRETCH: usize = 1000;

/// Two games lie in a word.
pub(crate) const WORDS: usize = STRETCH / 2;

/// The numbers of a stretch, four bytes each, the lowest first.
#[derive(Clone, Copy, Debug)]
pub struct Numbers<'a>(&'a [[u8; 8]; WORDS]);

impl<'a> Numbers<'a> {
    /// Those that are written there; zeros where there is not a whole stretch of them.
    #[must_use]
    pub fn of(bytes: &'a [u8]) -> Self {
        Self(bytes.as_chunks().0.first_chunk().unwrap_or(&[[0; 8]; WORDS]))
    }

    /// That of a game; 0 beyond the stretch.
    #[must_use]
    pub fn at(self, within: usize) -> u32 {
        let numbers = self.0.as_flattened().as_chunks().0;
        numbers.get(within).map_or(0, |&number| u32::from_le_bytes(number))
    }

    /// Two games in each, the first one in the lower half.
    pub(crate) fn words(self) -> impl Iterator<Item = u64> {
        self.0.iter().map(|&word| u64::from_le_bytes(word))
    }
}
