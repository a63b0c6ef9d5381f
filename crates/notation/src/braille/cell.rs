//! The 64 six-dot cells, in Unicode and in Braille ASCII.

/// The characters of Braille ASCII, by the dots of their cells: bit n - 1 is dot n.
const ASCII: [u8; 64] = *b" A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=";

/// The first cell of Unicode's braille patterns, which has no dot.
const FIRST: u32 = 0x2800;

/// A cell of six dots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cell(u8);

impl Cell {
    /// The cell with these dots, bit n - 1 for dot n; what is above dot 6 is left out.
    #[must_use]
    pub const fn new(dots: u8) -> Self {
        Self(dots & 0x3f)
    }

    /// Its dots, bit n - 1 for dot n.
    #[must_use]
    pub const fn dots(self) -> u8 {
        self.0
    }

    /// The cell of a Unicode braille pattern; `None` for any other sign and for eight dots.
    #[must_use]
    pub fn from_unicode(sign: char) -> Option<Self> {
        let dots = u32::from(sign).checked_sub(FIRST)?;
        u8::try_from(dots).ok().filter(|&dots| dots < 64).map(Self)
    }

    /// The cell of a character of Braille ASCII.
    ///
    /// Lower-case letters and `{|}~` with the grave accent are other ways to write `A` to `Z` and
    /// `[\]^@`.
    #[must_use]
    pub fn from_ascii(sign: char) -> Option<Self> {
        let sign = u8::try_from(sign).ok()?;
        let sign = if (0x60..0x7f).contains(&sign) { sign - 0x20 } else { sign };
        let dots = ASCII.iter().position(|&ascii| ascii == sign)?;
        u8::try_from(dots).ok().map(Self)
    }

    /// As a Unicode braille pattern.
    #[must_use]
    pub fn unicode(self) -> char {
        char::from_u32(FIRST + u32::from(self.0)).unwrap_or(' ')
    }

    /// As Braille ASCII, with capitals.
    #[must_use]
    pub const fn ascii(self) -> char {
        ASCII[self.0 as usize] as char
    }
}

/// A text with each Unicode braille pattern of six dots as Braille ASCII; all else stays.
#[must_use]
pub fn to_ascii(text: &str) -> String {
    text.chars().map(|sign| Cell::from_unicode(sign).map_or(sign, Cell::ascii)).collect()
}

/// A text with each character of Braille ASCII as a Unicode braille pattern; all else stays.
#[must_use]
pub fn to_unicode(text: &str) -> String {
    text.chars().map(|sign| Cell::from_ascii(sign).map_or(sign, Cell::unicode)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_comes_back_from_both_alphabets() {
        for cell in (0..64).map(Cell::new) {
            assert_eq!(Cell::from_unicode(cell.unicode()), Some(cell));
            assert_eq!(Cell::from_ascii(cell.ascii()), Some(cell));
        }
    }

    #[test]
    fn known_cells() {
        let known = [(0, ' '), (0b1, 'A'), (0b11_1111, '='), (0b10, '1'), (0b10_0101, 'U')];
        for (dots, ascii) in known {
            assert_eq!(Cell::new(dots).ascii(), ascii);
        }
        let same = [('⠃', 'B'), ('⠜', '>'), ('⠰', ';'), ('⠘', '^'), ('⠸', '_'), ('⠴', '0')];
        for (unicode, ascii) in same {
            assert_eq!(Cell::from_unicode(unicode).map(Cell::ascii), Some(ascii));
        }
    }

    #[test]
    fn lower_case_is_another_way_to_write_capitals() {
        for (lower, upper) in "az{|}~`".chars().zip("AZ[\\]^@".chars()) {
            assert_eq!(Cell::from_ascii(lower), Cell::from_ascii(upper));
        }
        for none in ['\u{7f}', '\u{7}', '\n', 'ä', '⡀', '⠁'] {
            assert_eq!(Cell::from_ascii(none), None, "{none:?}");
        }
        assert_eq!(Cell::from_unicode('⡀'), None);
        assert_eq!(Cell::from_unicode('A'), None);
    }

    #[test]
    fn texts_keep_what_is_no_cell() {
        assert_eq!(to_ascii("⠇⠑⠲\n⠲"), "LE4\n4");
        assert_eq!(to_unicode("le4\n"), "⠇⠑⠲\n");
    }
}
