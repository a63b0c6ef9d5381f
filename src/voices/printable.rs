//! The sentences of a file without those that no terminal and no synthesiser may be given.
//!
//! Voices are passed round. A sentence that gives orders to a terminal, or hides what it says, is left
//! out and told with its line.

use fluent_syntax::unicode::unescape_unicode_to_string;

use crate::clean;
use crate::datafile::{BadLine, Slip};

/// A file with empty lines in the place of each sentence that cannot be printed, and the lines at which
/// that is so.
pub(super) fn printable(text: &str) -> (String, Vec<BadLine>) {
    let mut lines: Vec<&str> = text.lines().collect();
    let wrong = lines.iter().enumerate().filter(|(_, line)| !is_printable(line));
    let bad = wrong.map(|(index, line)| BadLine {
        line: index + 1,
        slip: Slip::Control,
        text: line.trim().to_owned(),
    });
    let bad: Vec<BadLine> = bad.collect();
    for bad in &bad {
        let index = bad.line - 1;
        let begins = |line: &&str| line.starts_with(|c: char| c.is_ascii_alphabetic() || c == '-');
        let first = (0..=index).rev().find(|&at| begins(&lines[at])).unwrap_or(index);
        let is_in = |line: &&str| line.starts_with([' ', '}']) || line.trim().is_empty();
        let rest = lines[first + 1..].iter().take_while(|line| is_in(line)).count();
        lines[first..=(first + rest).max(index)].fill("");
    }
    (lines.join("\n") + "\n", bad)
}

/// Whether a line can be printed, with what is written in it as an escape.
fn is_printable(line: &str) -> bool {
    let is_clean = |text: &str| clean::wrong(text).is_none();
    line.starts_with('#')
        || is_clean(line) && (!line.contains('\\') || is_clean(&unescape_unicode_to_string(line)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &str) -> (String, Vec<usize>) {
        let (text, bad) = printable(text);
        assert!(bad.iter().all(|bad| bad.slip == Slip::Control));
        (text, bad.iter().map(|bad| bad.line).collect())
    }

    #[test]
    fn s3_a_sentence_that_gives_orders_to_a_terminal_is_left_out_whole() {
        let text = "a = one\nb = { $n ->\n    [one] two\u{1b}\n   *[other] three\n}\nc = four\n";
        assert_eq!(lines(text), ("a = one\n\n\n\n\nc = four\n".to_owned(), vec![3]));
        let escaped = "a = one { \"\\u001B\" }\nb = two { \"\\u0041\" }\n-c = \u{202e}\n";
        let rest = "\nb = two { \"\\u0041\" }\n\n".to_owned();
        assert_eq!(lines(escaped), (rest, vec![1, 3]));
        assert_eq!(lines("# \u{7}\na = می\u{200c}خواهم\n").1, Vec::<usize>::new());
    }
}
