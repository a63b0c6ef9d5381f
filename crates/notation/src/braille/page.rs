//! Pages for an embosser: lines of cells, broken, numbered and written as a BRF file.
//!
//! Nobody has laid the form down; this is what embossers and translation programs have in common:
//! Braille ASCII, lines that end with CR LF, pages divided by a form feed. Not here: what stands on
//! the pages.

use std::fmt::Write as _;

use crate::braille::cell::Cell;

const BLANK: Cell = Cell::new(0);

/// Where a line goes on that is too long for one: in the third cell, so that the finger finds the
/// beginning of the next at the edge.
const RUNOVER: usize = 2;

/// The size of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// Cells in a line; at least [`Size::MIN`]'s.
    cells: usize,
    /// Lines on a page; at least [`Size::MIN`]'s.
    lines: usize,
}

impl Size {
    /// The smallest page: the longest move fits a line, and a page has more than its number.
    pub const MIN: Self = Self { cells: 12, lines: 5 };

    /// A page of this size, or the smallest.
    #[must_use]
    pub fn new(cells: usize, lines: usize) -> Self {
        Self { cells: cells.max(Self::MIN.cells), lines: lines.max(Self::MIN.lines) }
    }
}

/// A text that begins on a page of its own.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Text {
    /// Stands again at the top of each further page, so that a loose page is known.
    pub title: Vec<Cell>,
    /// Each begins a line; one without cells is an empty line.
    pub paragraphs: Vec<Vec<Cell>>,
}

/// A page without its number.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Page {
    title: Vec<Cell>,
    lines: Vec<Vec<Cell>>,
}

/// Lays texts out. From the second page on, the first line is for title and number.
#[must_use]
pub fn pages(texts: &[Text], size: Size) -> Vec<Page> {
    let mut pages: Vec<Page> = Vec::new();
    for text in texts {
        pages.push(Page::default());
        for paragraph in &text.paragraphs {
            put(&mut pages, &text.title, &broken(paragraph, size.cells), size);
        }
    }
    pages
}

/// Puts the lines of a paragraph on the last page, or on a new one if they would be parted and need
/// not be.
fn put(pages: &mut Vec<Page>, title: &[Cell], lines: &[Vec<Cell>], size: Size) {
    let room = |pages: &[Page]| {
        let used = pages.last().map_or(0, |page| page.lines.len());
        size.lines - usize::from(pages.len() > 1) - used
    };
    let further = || Page { title: title.to_vec(), lines: Vec::new() };
    if lines.len() > room(pages) && lines.len() < size.lines {
        pages.push(further());
    }
    for line in lines {
        if room(pages) == 0 {
            pages.push(further());
        }
        let Some(page) = pages.last_mut() else { return };
        // No page begins with an empty line.
        if !line.is_empty() || !page.lines.is_empty() {
            page.lines.push(line.clone());
        }
    }
}

/// A paragraph in lines of so many cells, parted at blanks; a word that is too long is cut.
fn broken(paragraph: &[Cell], width: usize) -> Vec<Vec<Cell>> {
    let mut lines = vec![Vec::new()];
    for word in paragraph.split(|&cell| cell == BLANK).filter(|word| !word.is_empty()) {
        let mut rest = word;
        while !rest.is_empty() {
            let begun = lines.last().is_some_and(|line| line.len() > indent(lines.len()));
            let last = lines.len() - 1;
            let line = &mut lines[last];
            let room = width.saturating_sub(line.len() + usize::from(begun));
            if begun && room < rest.len() {
                lines.push(vec![BLANK; RUNOVER]);
                continue;
            }
            line.extend(begun.then_some(BLANK));
            let (here, after) = rest.split_at(rest.len().min(room));
            line.extend_from_slice(here);
            rest = after;
            if !rest.is_empty() {
                lines.push(vec![BLANK; RUNOVER]);
            }
        }
    }
    lines
}

/// How far the line of this number, from 1, is indented.
const fn indent(number: usize) -> usize {
    if number == 1 { 0 } else { RUNOVER }
}

/// The pages as a BRF file. The first has no number; `numbers` are those of the second and on.
#[must_use]
pub fn write(pages: &[Page], numbers: &[Vec<Cell>], size: Size) -> String {
    let mut file = String::new();
    for (at, page) in pages.iter().enumerate() {
        if at > 0 {
            file.push('\u{c}');
        }
        let number = at.checked_sub(1).and_then(|at| numbers.get(at));
        let top = number.map(|number| top(&page.title, number, size.cells));
        for line in top.iter().chain(&page.lines) {
            let line: String = line.iter().map(|cell| cell.ascii()).collect();
            let _ = write!(file, "{}\r\n", line.trim_end());
        }
    }
    file
}

/// The first line of a page: as much of the title as fits in whole words, and the number at the
/// right.
fn top(title: &[Cell], number: &[Cell], width: usize) -> Vec<Cell> {
    let number = &number[..number.len().min(width)];
    let room = (width - number.len()).saturating_sub(2);
    let mut line: Vec<Cell> = Vec::new();
    for word in title.split(|&cell| cell == BLANK) {
        let begun = usize::from(!line.is_empty());
        if line.len() + begun + word.len() > room {
            break;
        }
        line.extend((begun > 0).then_some(BLANK));
        line.extend_from_slice(word);
    }
    line.resize(width - number.len(), BLANK);
    line.extend_from_slice(number);
    line
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::braille::text;

    fn laid_out(title: &str, paragraphs: &[&str], cells: usize, lines: usize) -> String {
        let size = Size::new(cells, lines);
        let paragraphs = paragraphs.iter().map(|paragraph| text::cells(paragraph)).collect();
        let pages = pages(&[Text { title: text::cells(title), paragraphs }], size);
        let numbers: Vec<_> = (2..=pages.len()).map(|n| text::cells(&n.to_string())).collect();
        write(&pages, &numbers, size)
    }

    #[test]
    fn a_long_line_goes_on_in_the_third_cell() {
        assert_eq!(laid_out("", &["one two three four"], 12, 5), "ONE TWO\r\n  THREE FOUR\r\n");
        let long = laid_out("", &["abcdefghijklmnopqrstuvwxyz"], 12, 5);
        assert_eq!(long, "ABCDEFGHIJKL\r\n  MNOPQRSTUV\r\n  WXYZ\r\n");
        let exact = laid_out("", &["abcdefghijkl", "abcdefg hijk", "abcdefg hijkl"], 12, 9);
        assert_eq!(exact, "ABCDEFGHIJKL\r\nABCDEFG HIJK\r\nABCDEFG\r\n  HIJKL\r\n");
    }

    #[test]
    fn further_pages_begin_with_title_and_number() {
        let pages = laid_out("white black", &["1", "2", "3", "4", "5", "", "6", "7"], 14, 5);
        let expected = "1\r\n2\r\n3\r\n4\r\n5\r\n\u{c}WHITE BLACK  2\r\n6\r\n7\r\n";
        assert_eq!(pages, expected);
        let narrow = laid_out("white black", &["1", "2", "3", "4", "5", "6"], 13, 5);
        assert!(narrow.ends_with("\u{c}WHITE       2\r\n6\r\n"), "{narrow:?}");
    }

    #[test]
    fn a_paragraph_is_not_parted_if_a_page_can_hold_it() {
        let pages = laid_out("", &["1", "2", "3", "4", "abcdefgh ijkl"], 12, 5);
        assert_eq!(pages, "1\r\n2\r\n3\r\n4\r\n\u{c}           2\r\nABCDEFGH\r\n  IJKL\r\n");
    }

    #[test]
    fn a_paragraph_longer_than_a_page_is_parted() {
        let long = "abcdefghij ".repeat(9);
        let pages = laid_out("", &[&long], 12, 5);
        assert_eq!(pages.matches('\u{c}').count(), 1);
        assert_eq!(pages.matches("ABCDEFGHIJ").count(), 9);
    }
}
