//! The sentences of a file without those that no terminal and no synthesiser may be given.
//!
//! Voices are passed round. A sentence that gives orders to a terminal, or hides what it says, is left
//! out and told with its line; so is one whose braces are nested deeper than anybody writes them, which
//! the library would follow until the memory for that is used up.

use crate::clean;
use crate::datafile::{BadLine, Slip};

/// A file with empty lines in the place of each sentence that cannot be printed, and the lines at which
/// that is so.
pub(super) fn printable(text: &str) -> (String, Vec<BadLine>) {
    let mut lines: Vec<&str> = text.lines().collect();
    let mut bad = Vec::new();
    let mut depth = Depth::default();
    let mut first = None;
    for index in 0..lines.len() {
        let line = lines[index];
        if begins(line) || line.starts_with('#') {
            (first, depth) = (Some(index), Depth::default());
        }
        let slip = match () {
            () if !is_printable(line) => Slip::Control,
            () if !line.starts_with('#') && !depth.bears(line) => Slip::Form,
            () => continue,
        };
        bad.push(BadLine { line: index + 1, slip, text: line.trim().to_owned() });
        let is_in = |line: &&str| line.starts_with([' ', '}']) || line.trim().is_empty();
        let rest = lines[index + 1..].iter().take_while(|line| is_in(line)).count();
        lines[first.unwrap_or(index)..=index + rest].fill("");
        (first, depth) = (None, Depth::default());
    }
    (lines.join("\n") + "\n", bad)
}

/// Whether a sentence begins with a line.
fn begins(line: &str) -> bool {
    line.starts_with(|c: char| c.is_ascii_alphabetic() || c == '-')
}

/// The most braces and brackets that are open at once.
const DEEPEST: usize = 32;

/// How many braces are open in a sentence, and how many brackets within them.
#[derive(Default)]
struct Depth {
    braces: usize,
    brackets: usize,
}

impl Depth {
    /// Whether no more are open after a line than anybody opens.
    fn bears(&mut self, line: &str) -> bool {
        line.chars().all(|c| {
            match c {
                '{' => self.braces += 1,
                '}' => self.braces = self.braces.saturating_sub(1),
                '(' if self.braces > 0 => self.brackets += 1,
                ')' => self.brackets = self.brackets.saturating_sub(1),
                _ => {}
            }
            if self.braces == 0 {
                self.brackets = 0;
            }
            self.braces + self.brackets <= DEEPEST
        })
    }
}

/// Whether a line can be printed, with what is written in it as an escape.
fn is_printable(line: &str) -> bool {
    let is_clean = |text: &str| clean::wrong(text).is_none();
    line.starts_with('#') || is_clean(line) && (!line.contains('\\') || is_clean(&unescaped(line)))
}

/// A line with the characters for which escapes stand; two backslashes are no escape.
fn unescaped(line: &str) -> String {
    let mut parts = line.split('\\');
    let mut text = parts.next().unwrap_or_default().to_owned();
    let mut follows_two = false;
    for part in parts {
        let is_escape = !follows_two;
        follows_two = is_escape && part.is_empty();
        let digits = match part.as_bytes().first() {
            Some(b'u') if is_escape => part.get(1..5),
            Some(b'U') if is_escape => part.get(1..7),
            _ => None,
        };
        let sign = |digits| char::from_u32(u32::from_str_radix(digits, 16).ok()?);
        text.extend(digits.and_then(sign));
        text.push_str(part);
    }
    text
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
    fn a_sentence_is_left_out_alone_however_much_is_wrong_in_it() {
        let deep = ["{ ".repeat(33), "{ A(".repeat(17), "{ $n ->\n *[a] ".repeat(50_000)];
        for wrong in deep.iter().map(String::as_str).chain(["\u{1b}\n \u{7}\n \u{7}"]) {
            let text = format!("a = one\nb = {wrong}\n\nc = {{ $n }}\n");
            let (rest, bad) = printable(&text);
            assert_eq!(
                rest.split_whitespace().collect::<Vec<_>>(),
                ["a", "=", "one", "c", "=", "{", "$n", "}"]
            );
            assert_eq!(bad.len(), 1);
        }
        let (rest, bad) = printable("a = ((((((((((((((((((((((((((((((((((((((((((((((((\n");
        assert!(rest.starts_with("a = (") && bad.is_empty());
    }

    #[test]
    fn s3_a_sentence_that_gives_orders_to_a_terminal_is_left_out_whole() {
        let text = "a = one\nb = { $n ->\n    [one] two\u{1b}\n   *[other] three\n}\nc = four\n";
        assert_eq!(lines(text), ("a = one\n\n\n\n\nc = four\n".to_owned(), vec![3]));
        let escaped = "a = one { \"\\u001B\" }\nb = two { \"\\u0041\" }\n-c = \u{202e}\n";
        let rest = "\nb = two { \"\\u0041\" }\n\n".to_owned();
        assert_eq!(lines(escaped), (rest, vec![1, 3]));
        for said in ["\\é", "\\", "\\\\", "\\u00", "\\u00é1", "\\U0000411", "\\\\u001B", "\\u{e9}"]
        {
            assert_eq!(lines(&format!("a = {said}\n")).1, Vec::<usize>::new(), "{said}");
        }
        assert_eq!(lines("a = { \"\\\\\\U00001B\" }\n").1, [1]);
        assert_eq!(lines("# \u{7}\na = می\u{200c}خواهم\n").1, Vec::<usize>::new());
    }
}
