//! Words that are whole where they stand: nearly all of a text.

use crate::pgn::lexer::{Lexer, State, class};

impl Lexer {
    /// How many bytes the word has that begins here, if it is whole and nothing else than a word: such ones are
    /// given out where they stand.
    pub(super) fn whole(&self, bytes: &[u8]) -> usize {
        let begins = self.state == State::Between && self.mark == 0;
        if !begins || !bytes[0].is_ascii_alphanumeric() {
            return 0;
        }
        let is_of_it = |byte: u8| class::OF[usize::from(byte)] & class::WORD != 0;
        let length = bytes.iter().take_while(|&&byte| is_of_it(byte)).count();
        match bytes[length..] {
            [b' ' | b'\n' | b'\r', ..] => length,
            [b'+' | b'#', b' ' | b'\n' | b'\r', ..] => length + 1,
            _ => 0,
        }
    }

    /// Goes on behind such a word and the blank behind it.
    pub(super) fn pass(&mut self, length: usize, blank: u8) {
        self.quoted &= self.here.column > 1;
        (self.ended, self.after_return) = (false, false);
        self.here.column += length as u64;
        self.advance(blank);
    }
}
