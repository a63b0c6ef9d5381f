//! Lines of text as cells: how wide they are and where they break.

use ratatui::style::Style;
use ratatui::text::Span;

/// A text as it may be shown on a line.
#[must_use]
pub(super) fn clean(text: &str) -> String {
    crate::clean::line(text).into_owned()
}

/// How many cells a clean text takes.
#[must_use]
pub(in crate::ui) fn width(text: &str) -> usize {
    let is_plain = text.bytes().all(|byte| matches!(byte, b' '..=b'~'));
    if is_plain { text.len() } else { Span::raw(text).width() }
}

/// A text in rows of so many cells at most, broken between words; all rows but the first begin with
/// this many blanks, where there is room. What fits into one row stays as it is.
#[must_use]
pub(super) fn wrap(text: &str, cells: usize, indent: usize) -> Vec<String> {
    let text = clean(text);
    if width(&text) <= cells {
        return vec![text];
    }
    let indent = if indent + 8 <= cells { " ".repeat(indent) } else { String::new() };
    let mut rows: Vec<String> = Vec::new();
    let mut row = String::new();
    let mut bare = true;
    for word in text.split_whitespace() {
        if !bare && width(&row) + 1 + width(word) > cells {
            rows.push(std::mem::replace(&mut row, indent.clone()));
            bare = true;
        }
        if !bare {
            row.push(' ');
        }
        let mut parts = split(word, cells - width(&row).min(cells), cells - indent.len());
        row.push_str(&parts.remove(0));
        for part in parts {
            rows.push(std::mem::replace(&mut row, indent.clone() + &part));
        }
        bare = false;
    }
    rows.push(row);
    rows
}

/// A word in parts: the first takes at most `first` cells, the others at most `rest`.
fn split(word: &str, first: usize, rest: usize) -> Vec<String> {
    let mut parts = vec![String::new()];
    let (mut used, mut room) = (0, first);
    for grapheme in Span::raw(word).styled_graphemes(Style::new()) {
        let wide = width(grapheme.symbol);
        if used + wide > room && used > 0 {
            parts.push(String::new());
            (used, room) = (0, rest);
        }
        if let Some(part) = parts.last_mut() {
            part.push_str(grapheme.symbol);
        }
        used += wide;
    }
    parts
}

/// What fits into so many cells, and dots where something does not.
#[must_use]
pub(super) fn cut(text: &str, cells: usize) -> String {
    let text = clean(text);
    if width(&text) <= cells || cells < 4 {
        return text;
    }
    let mut kept = split(&text, cells - 3, cells).swap_remove(0);
    kept.truncate(kept.trim_end().len());
    kept + "..."
}
