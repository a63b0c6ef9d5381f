//! The letters of a language for the pieces, as a player may write them on a score sheet (FIDE 2023, C.3).

use shakmaty::{ByRole, Role};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// The letters of a language for the pieces.
#[derive(Clone, Debug, Default)]
pub struct Letters {
    /// By capital letter of English.
    latin: [Option<Role>; 26],
    /// All others, the longest first: `Кр` before `К`.
    others: Vec<(String, Role)>,
}

impl Letters {
    /// The letters of a language; one may be of several characters. The letter of no piece may be empty.
    #[must_use]
    pub fn new(letters: &ByRole<String>) -> Self {
        let mut known = Self::default();
        // A letter that two pieces have is not the pawn's, which nobody writes.
        for role in Role::ALL.into_iter().rev() {
            known.add(&letters[role], role);
        }
        for role in Role::ALL {
            known.add_unmarked(&letters[role], role);
        }
        known.others.sort_by_key(|(letter, _)| std::cmp::Reverse(letter.chars().count()));
        known
    }

    /// Those of PGN.
    #[must_use]
    pub fn english() -> Self {
        let mut known = Self::default();
        for role in Role::ALL {
            known.add(role.upper_char().encode_utf8(&mut [0; 4]), role);
        }
        known
    }

    fn add(&mut self, letter: &str, role: Role) {
        match letter.as_bytes() {
            [] => {}
            &[byte] if byte.is_ascii_alphabetic() => {
                let known = &mut self.latin[usize::from(byte.to_ascii_uppercase() - b'A')];
                *known = known.or(Some(role));
            }
            _ => self.others.push((letter.to_owned(), role)),
        }
    }

    /// A letter with a mark as it is typed where no key has it, unless another piece has that: `S` for `Ş`.
    fn add_unmarked(&mut self, letter: &str, role: Role) {
        let mut bare = letter.nfd().filter(|&c| !is_combining_mark(c));
        if let (false, Some(c), None) = (letter.is_ascii(), bare.next(), bare.next())
            && c.is_ascii()
        {
            self.add(c.encode_utf8(&mut [0; 4]), role);
        }
    }

    /// The letters of the pieces, as players name them: the king first, without the pawn.
    #[must_use]
    pub fn listed(&self) -> String {
        let roles = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
        let latin = |role| {
            let at = self.latin.iter().position(|&known| known == Some(role))?;
            Some(char::from(b'A' + u8::try_from(at).ok()?).to_string())
        };
        let other = |role| self.others.iter().find(|(_, known)| *known == role);
        let letter =
            |&role: &Role| other(role).map(|(text, _)| text.clone()).or_else(|| latin(role));
        roles.iter().filter_map(letter).collect::<Vec<_>>().join(", ")
    }

    /// The piece of a letter of English, small or large.
    pub(super) fn latin(&self, byte: u8) -> Option<Role> {
        let place = byte.to_ascii_uppercase().checked_sub(b'A')?;
        self.latin.get(usize::from(place)).copied().flatten()
    }

    /// The piece with whose letters a text begins, how many bytes they take, and whether they are in their
    /// case.
    pub(super) fn other(&self, text: &str) -> Option<(Role, usize, bool)> {
        self.others.iter().find_map(|(letter, role)| {
            if text.starts_with(letter.as_str()) {
                return Some((*role, letter.len(), true));
            }
            let count = letter.chars().count();
            let end = text.char_indices().nth(count).map_or(text.len(), |(at, _)| at);
            let begun = text[..end].chars().flat_map(char::to_lowercase);
            let is_same = begun.eq(letter.chars().flat_map(char::to_lowercase));
            is_same.then_some((*role, end, false))
        })
    }
}
