//! A long message in parts that can be kept in mind: where it may be cut, and where it is. Pure.
//!
//! Not here: how long a part may be, and what is said behind one that is not the last.

use super::{Span, Utterance, Verbatim};

/// A place where a message may be cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Cut {
    /// How many characters are written before it.
    length: usize,
    /// Where the part before it ends, and where the one behind it begins.
    end: Point,
    start: Point,
    after: CutAfter,
}

/// A place in a message: a span, and how much of it is written and spoken before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Point {
    span: usize,
    written: usize,
    spoken: usize,
}

/// What a cut comes after.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CutAfter {
    /// A sentence, or a line.
    Sentence,
    /// An item of a list, or a clause.
    Item,
}

impl Utterance {
    /// Its first part, of so many characters at most, and the rest; nothing where it is no longer than that
    /// or cannot be cut.
    ///
    /// It is cut behind a sentence, and inside one only where that alone is longer than a part: there
    /// behind an item, and never inside one. A page that is printed as it stands is not cut.
    #[must_use]
    pub fn parted(&self, most: usize) -> Option<(Self, Self)> {
        let is_page = |span: &Span| span.verbatim == Verbatim(true) && span.written.contains('\n');
        if self.length() <= most || self.spans.iter().any(is_page) {
            return None;
        }
        let cut = chosen(&cuts(&self.spans), most, self.length())?;
        Some((self.until(cut.end), self.from(cut.start)))
    }

    /// How many parts of so many characters it has.
    #[must_use]
    pub fn parts(&self, most: usize) -> usize {
        let (mut parts, mut rest) = (1, self.clone());
        while let Some((_, behind)) = rest.parted(most) {
            (parts, rest) = (parts + 1, behind);
        }
        parts
    }

    /// How many characters are written.
    #[must_use]
    pub fn length(&self) -> usize {
        self.spans.iter().map(|span| span.written.chars().count()).sum()
    }

    fn until(&self, end: Point) -> Self {
        let mut spans = self.spans[..=end.span].to_vec();
        if let Some(last) = spans.last_mut() {
            last.written.truncate(end.written);
            last.spoken.truncate(end.spoken);
        }
        spans.retain(|span| !span.written.is_empty());
        Self { priority: self.priority, spans }
    }

    fn from(&self, start: Point) -> Self {
        let mut spans = self.spans[start.span..].to_vec();
        if let Some(first) = spans.first_mut() {
            first.written.drain(..start.written);
            first.spoken.drain(..start.spoken);
        }
        spans.retain(|span| !span.written.is_empty());
        Self { priority: self.priority, spans }
    }
}

/// Where a message of this length is cut, if it can be.
fn chosen(cuts: &[Cut], most: usize, length: usize) -> Option<Cut> {
    let sentences = || cuts.iter().filter(|cut| cut.after == CutAfter::Sentence);
    let last = sentences().rfind(|cut| cut.length <= most);
    let before = last.map_or(0, |cut| cut.length);
    let next = sentences().map(|cut| cut.length).find(|&end| end > most).unwrap_or(length);
    let items = || cuts.iter().filter(|cut| cut.length > before);
    let is_long = next - before > most;
    let inside = is_long.then(|| items().rfind(|cut| cut.length <= most)).flatten();
    inside.or(last).or_else(|| items().next()).copied()
}

/// Where a message may be cut, in order.
fn cuts(spans: &[Span]) -> Vec<Cut> {
    let text: Vec<(usize, usize, char)> = spans
        .iter()
        .enumerate()
        .flat_map(|(span, of)| of.written.char_indices().map(move |(at, sign)| (span, at, sign)))
        .collect();
    let mut cuts = Vec::new();
    let mut at = 0;
    while at < text.len() {
        if let Some((after, end, next)) = cut_at(&text, at) {
            let point = |index: usize| point(spans, &text, index);
            if let (Some(first), Some(second)) = (point(end), point(next)) {
                cuts.push(Cut { length: end, end: first, start: second, after });
            }
            at = next;
        } else {
            at += 1;
        }
    }
    cuts
}

/// Whether the sign there ends a sentence or an item: with what that is, where it ends, and where what
/// follows begins.
fn cut_at(text: &[(usize, usize, char)], at: usize) -> Option<(CutAfter, usize, usize)> {
    let sign = |index: usize| text.get(index).map(|(.., sign)| *sign);
    let is_blank = |index: usize| sign(index).is_some_and(char::is_whitespace);
    let next = (at + 1..text.len()).find(|&index| !is_blank(index))?;
    let is_apart = next > at + 1;
    match sign(at)? {
        '\n' => Some((CutAfter::Sentence, at, next)),
        '.' if is_apart && is_short(text, at) => None,
        '.' | '?' | '!' if is_apart => Some((CutAfter::Sentence, at + 1, next)),
        ',' | ';' if is_apart => Some((CutAfter::Item, at, next)),
        ' ' if at > 0 && is_thai(sign(at - 1)?) && is_thai(sign(next)?) => {
            Some((CutAfter::Item, at, next))
        }
        _ => None,
    }
}

/// Whether a letter is of the script that has no stops and no commas: a blank ends a clause there.
fn is_thai(sign: char) -> bool {
    matches!(sign, '\u{e00}'..='\u{e7f}')
}

/// Whether the stop there ends no sentence: it is behind a single letter, or behind the number by which a
/// line of a list begins.
fn is_short(text: &[(usize, usize, char)], at: usize) -> bool {
    let before = text[..at].iter().rev().map(|(.., sign)| *sign);
    let word: Vec<char> = before.clone().take_while(|sign| !sign.is_whitespace()).collect();
    let begins_line = before.clone().nth(word.len()).is_none_or(|sign| sign == '\n');
    let is_number = word.iter().all(char::is_ascii_digit);
    is_number && begins_line || matches!(word[..], [letter] if letter.is_alphabetic())
}

/// The place before a sign of the text, if it is clear which of what is spoken comes before it.
fn point(spans: &[Span], text: &[(usize, usize, char)], index: usize) -> Option<Point> {
    let (span, written, sign) = text[index.min(text.len() - 1)];
    let of = &spans[span];
    let written = if index == text.len() { of.written.len() } else { written };
    let spoken = if of.written == of.spoken || written == 0 {
        written
    } else if written == of.written.len() {
        of.spoken.len()
    } else {
        alike(of, written, sign).or_else(|| behind_blank(of, text, index))?
    };
    Some(Point { span, written, spoken })
}

/// The same of a sign that is spoken otherwise elsewhere, behind a blank that is not.
fn behind_blank(of: &Span, text: &[(usize, usize, char)], index: usize) -> Option<usize> {
    let (span, written, blank) = *text.get(index.checked_sub(1)?)?;
    let is_here = text.get(index).is_some_and(|(here, ..)| *here == span);
    let place = || alike(of, written, blank).map(|at| at + blank.len_utf8());
    (is_here && blank.is_whitespace()).then(place).flatten()
}

/// Where in what is spoken of a respelt span the same sign has its place.
fn alike(span: &Span, written: usize, sign: char) -> Option<usize> {
    let count = span.written.matches(sign).count();
    let before = span.written[..written].matches(sign).count();
    (span.spoken.matches(sign).count() == count)
        .then(|| span.spoken.match_indices(sign).nth(before).map(|(at, _)| at))
        .flatten()
}

#[cfg(test)]
mod tests {
    use super::super::{Language, Priority};
    use super::*;

    fn span(written: &str, spoken: &str, verbatim: bool) -> Span {
        let language = Language::new("en");
        let (written, spoken) = (written.to_owned(), spoken.to_owned());
        Span { language, written, spoken, verbatim: Verbatim(verbatim) }
    }

    fn message(text: &str) -> Utterance {
        Utterance { priority: Priority::Answer, spans: vec![span(text, text, false)] }
    }

    fn parts(message: &Utterance, most: usize) -> Vec<String> {
        let (mut parts, mut rest) = (Vec::new(), message.clone());
        while let Some((part, behind)) = rest.parted(most) {
            parts.push(part.written());
            rest = behind;
        }
        parts.push(rest.written());
        assert_eq!(parts.len(), message.parts(most));
        parts
    }

    #[test]
    fn a_message_that_is_short_is_one_part() {
        assert_eq!(message("King e1. Queen d1.").parted(18), None);
    }

    #[test]
    fn parts_end_with_sentences_and_lines() {
        let told = message("One two. Three? Four!\nFive six seven.");
        assert_eq!(parts(&told, 16), ["One two. Three?", "Four!", "Five six seven."]);
    }

    #[test]
    fn a_sentence_that_fits_is_not_cut() {
        let told = message("Short. One, two, three, four.");
        assert_eq!(parts(&told, 23), ["Short.", "One, two, three, four."]);
    }

    #[test]
    fn a_long_list_is_cut_behind_an_item() {
        let told = message("White: king e1, queen d1, rook a1, rook h1, pawn a2.");
        assert_eq!(parts(&told, 30), ["White: king e1, queen d1", "rook a1, rook h1, pawn a2."]);
    }

    #[test]
    fn an_item_is_never_cut_however_long() {
        assert_eq!(message("a very long single sentence of words").parted(10), None);
        assert_eq!(parts(&message("a very long item, short"), 10), ["a very long item", "short"]);
    }

    #[test]
    fn a_blank_ends_a_clause_where_a_script_has_no_stops() {
        let told = message("คิงเดิน เรือเดิน ม้าเดิน");
        assert_eq!(parts(&told, 10), ["คิงเดิน", "เรือเดิน", "ม้าเดิน"]);
    }

    #[test]
    fn a_line_is_cut_also_where_its_first_letter_is_spoken_otherwise_elsewhere() {
        let spans = vec![span("fide: one.\nfide: f3.", "fide: one.\nfide: eff 3.", false)];
        let told = Utterance { priority: Priority::Answer, spans };
        assert_eq!(parts(&told, 12), ["fide: one.", "fide: f3."]);
    }

    #[test]
    fn an_initial_ends_no_sentence() {
        assert_eq!(
            parts(&message("A game of J. Polgar. Won."), 22),
            ["A game of J. Polgar.", "Won."]
        );
    }

    #[test]
    fn a_number_that_begins_a_line_ends_no_sentence() {
        let told = message("Lessons of 10. Type one.\n1. Squares.\n2. Knights.");
        assert_eq!(parts(&told, 26), ["Lessons of 10. Type one.", "1. Squares.\n2. Knights."]);
        assert_eq!(parts(&told, 14)[0], "Lessons of 10.");
    }

    #[test]
    fn what_is_spoken_is_cut_where_it_is_written() {
        let spans = vec![
            span("e5, ", "easy five, ", false),
            span("c5, g4", "Zäsar fünf, gustav vier", false),
        ];
        let told = Utterance { priority: Priority::Move, spans };
        let (first, rest) = told.parted(8).unwrap();
        assert_eq!((first.written().as_str(), rest.written().as_str()), ("e5, c5", "g4"));
        assert_eq!(first.spans[1].spoken, "Zäsar fünf");
        assert_eq!(rest.spans[0].spoken, "gustav vier");
    }

    #[test]
    fn a_page_is_never_cut() {
        let page = Utterance {
            priority: Priority::Answer,
            spans: vec![span("The board.\n", "The board.\n", false), span("⠗⠝\n⠏⠏", "", true)],
        };
        assert_eq!(page.parted(5), None);
    }
}
