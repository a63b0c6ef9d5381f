//! Which bytes are only held, by what is read.

pub(super) const WORD: u8 = 1;
pub(super) const COMMENT: u8 = 2;
pub(super) const LINE: u8 = 4;
pub(super) const TAG: u8 = 8;
pub(super) const QUOTING: u8 = 16;

/// The classes of every byte.
pub(super) const OF: [u8; 256] = all();

const fn all() -> [u8; 256] {
    let mut classes = [0; 256];
    let mut byte = b' ';
    while byte < 127 {
        classes[byte as usize] = of(byte);
        byte += 1;
    }
    classes
}

const fn of(byte: u8) -> u8 {
    let word = !super::ends_word(byte) && !matches!(byte, b'$' | b'+' | b'#' | b'/');
    let comment = !matches!(byte, b'}' | b'"' | b'>');
    let quoting = !matches!(byte, b'{' | b'}' | b'>');
    let tag = !matches!(byte, b'"' | b'\\' | b'[' | b']');
    WORD * word as u8 + COMMENT * comment as u8 + LINE + TAG * tag as u8 + QUOTING * quoting as u8
}
