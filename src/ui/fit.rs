//! How wide what is printed may be, and lines broken between words to fit.
//!
//! A window breaks a line wherever its edge is, and a finger then feels half a word.

use std::io::IsTerminal;

use crate::notation::Width;
use crate::ui::screen::text::width;
use crate::voices::Verbatim;

/// How wide lines may be: the player's braille line, and the window if they are printed in one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Fit(pub Option<Width>);

impl Fit {
    /// The cells of a line as they are now; nothing if a line may be of any length.
    #[must_use]
    pub fn cells(self, window: Option<usize>) -> Option<usize> {
        let braille = self.0.map(Width::get);
        braille.into_iter().chain(window).min()
    }

    /// A text for standard output.
    #[must_use]
    pub fn out(self, text: &str) -> String {
        laid(&[(Verbatim(false), text.to_owned())], self.cells(window()))
    }

    /// A text for standard error.
    #[must_use]
    pub fn error(self, text: &str) -> String {
        laid(&[(Verbatim(false), text.to_owned())], self.cells(error_window()))
    }
}

/// The columns of the window in which standard output is shown, now.
#[must_use]
pub fn window() -> Option<usize> {
    let out = std::io::stdout();
    if out.is_terminal() { columns() } else { None }
}

fn error_window() -> Option<usize> {
    let error = std::io::stderr();
    if error.is_terminal() { columns() } else { None }
}

/// Nothing where the terminal does not know.
fn columns() -> Option<usize> {
    let (columns, _) = crossterm::terminal::size().ok()?;
    Some(usize::from(columns)).filter(|&columns| columns > 0)
}

/// Texts as they are printed: in lines of so many cells, but for a line that holds a code, which
/// stays as it is.
#[must_use]
pub fn laid(pieces: &[(Verbatim, String)], cells: Option<usize>) -> String {
    let Some(cells) = cells else { return pieces.iter().map(|(_, text)| &**text).collect() };
    let mut out = String::new();
    let (mut line, mut is_code) = (String::new(), false);
    let mut put = |line: &str, is_code: bool| {
        if is_code { out.push_str(line) } else { wrap(line, cells, &mut out) }
    };
    for (verbatim, text) in pieces {
        for (i, part) in text.split('\n').enumerate() {
            if i > 0 {
                line.push('\n');
                put(&line, is_code);
                (line, is_code) = (String::new(), false);
            }
            line.push_str(part);
            is_code |= verbatim.0 && !part.is_empty();
        }
    }
    put(&line, is_code);
    out
}

/// Breaks a line between words. A word that is longer than a line stands on one of its own.
fn wrap(line: &str, cells: usize, out: &mut String) {
    let (text, end) = line.strip_suffix('\n').map_or((line, ""), |text| (text, "\n"));
    if width(text) <= cells {
        out.push_str(line);
        return;
    }
    let mut used = 0;
    for word in text.split_whitespace() {
        let wide = width(word);
        if used > 0 {
            let fits = used + 1 + wide <= cells;
            out.push(if fits { ' ' } else { '\n' });
            used = if fits { used + 1 } else { 0 };
        }
        out.push_str(word);
        used += wide;
    }
    out.push_str(end);
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn said(text: &str) -> (Verbatim, String) {
        (Verbatim(false), text.to_owned())
    }

    fn code(text: &str) -> (Verbatim, String) {
        (Verbatim(true), text.to_owned())
    }

    #[test]
    fn lines_break_between_words_and_codes_do_not_break() {
        let fen = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
        let pieces = [said("The position of the game:\n"), code(fen), code("\n")];
        let expected = format!("The position\nof the game:\n{fen}\n");
        assert_eq!(laid(&pieces, Some(14)), expected);
        let whole = format!("The position of the game:\n{fen}\n");
        assert_eq!(laid(&pieces, None), whole);
        assert_eq!(laid(&[said("⠠⠏⠁⠺⠝ ⠑⠼⠃ ⠑⠼⠙\n")], Some(8)), "⠠⠏⠁⠺⠝\n⠑⠼⠃ ⠑⠼⠙\n");
    }

    #[test]
    fn the_narrower_of_window_and_braille_line_counts() {
        let fit = Fit(Width::new(20));
        assert_eq!(fit.cells(None), Some(20));
        assert_eq!(fit.cells(Some(80)), Some(20));
        assert_eq!(fit.cells(Some(14)), Some(14));
        assert_eq!(Fit(None).cells(None), None);
    }

    proptest! {
        #[test]
        fn no_word_is_cut_and_none_is_lost(text in "[a-zäü ,.]{0,120}", cells in 10_usize..60) {
            let out = laid(&[said(&text)], Some(cells));
            let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
            prop_assert_eq!(words(&out), words(&text));
            for line in out.lines() {
                prop_assert!(width(line) <= cells || words(line).len() <= 1, "{}", line);
            }
        }
    }
}
