//! Spaces where a language writes none, or others than its files: what is typed is compared and cut as if
//! they stood alike.

use std::borrow::Cow;

use crate::notation::fold::{close_script, is_mark};

/// Whether a letter is of a script that is written without spaces, or with them at the writer's will.
fn is_close(c: char) -> bool {
    close_script(c).is_some()
}

/// Whether a letter is of a script whose words stand side by side without spaces.
fn is_joined(c: char) -> bool {
    is_close(c) && !matches!(c, '\u{ac00}'..='\u{d7a3}')
}

const fn is_between(c: char) -> bool {
    c.is_whitespace() || c == '-'
}

/// A name as it is compared: a hyphen between its words, and nothing beside a letter that is written close
/// to the next.
pub(super) fn joined(name: &str) -> Cow<'_, str> {
    let name = name.trim();
    let is_plain = |c: char| !c.is_whitespace() && !is_close(c);
    if name.chars().all(is_plain) || !name.contains(is_between) {
        return name.into();
    }
    let mut out = String::with_capacity(name.len());
    let mut rest = name;
    while let Some(at) = rest.find(is_between) {
        let (before, behind) = rest.split_at(at);
        let after = behind.trim_start_matches(is_between);
        out.push_str(before);
        let stands_close = out.ends_with(is_close) || after.starts_with(is_close);
        if !stands_close || after.is_empty() || out.is_empty() {
            out.push('-');
        }
        rest = after;
    }
    out.push_str(rest);
    out.into()
}

/// Where a name may end in a text of a script without spaces: not before a mark on the letter behind it.
pub(super) fn ends(text: &str) -> impl DoubleEndedIterator<Item = usize> {
    let may_end = |&at: &usize| {
        let next = text[at..].chars().next();
        text[..at].ends_with(is_joined) && !next.is_some_and(is_mark)
    };
    let starts: Vec<usize> = text.char_indices().map(|(at, _)| at).collect();
    starts.into_iter().skip(1).filter(may_end)
}

/// Whether a text has a letter of a script without spaces.
#[must_use]
pub fn has_joined(text: &str) -> bool {
    !text.is_ascii() && text.contains(is_joined)
}

/// Whether a text has a letter of a script without spaces, or with free ones.
#[must_use]
pub fn has_close(text: &str) -> bool {
    !text.is_ascii() && text.contains(is_close)
}

/// Where the first clause behind a colon ends in a script that has spaces between clauses alone.
pub(super) fn first_pause(text: &str) -> Option<usize> {
    let colon = text.find(": ").filter(|_| has_joined(text))? + 2;
    let is_pause = |at: &usize| {
        let (before, after) = (&text[..*at], &text[*at + 1..]);
        // A number belongs to what comes behind it.
        after.starts_with(is_joined) && before.ends_with(is_joined)
    };
    text.match_indices(' ').map(|(at, _)| at).filter(|at| *at > colon).find(is_pause)
}

/// A word without the particle of the language that ends it, where a square stands before it: `e4에`.
pub(super) fn without_particle<'a>(word: &'a str, particles: &[String]) -> Option<&'a str> {
    let square = word.get(..2)?;
    let is_square = matches!(square.as_bytes(), [b'a'..=b'h' | b'A'..=b'H', b'1'..=b'8']);
    let particle = word.get(2..).filter(|rest| !rest.is_empty() && is_square)?;
    particles.iter().any(|known| known == particle).then_some(square)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_alike_whatever_stands_between_their_words() {
        for (one, other) in [
            ("ba-lần", "ba  lần"),
            ("built-in", "built in"),
            ("캐슬링-권리", "캐슬링 권리"),
            ("새대국", "새 대국"),
            ("체스 960", "체스960"),
            ("อ้างสิทธิ์", "อ้าง สิทธิ์"),
            ("จบ เกม", "จบเกม"),
        ] {
            assert_eq!(joined(one), joined(other), "{one}, {other}");
        }
        for (one, other) in [("a b", "ab"), ("e-4", "e4"), ("-10", "10"), ("re match", "rematch")] {
            assert_ne!(joined(one), joined(other), "{one}, {other}");
        }
    }

    #[test]
    fn a_name_ends_before_no_mark() {
        let found: Vec<&str> = ends("ม้าe4").map(|end| &"ม้าe4"[..end]).collect();
        assert_eq!(found, ["ม้", "ม้า"]);
        assert_eq!(ends("board e4").count(), 0);
    }

    #[test]
    fn l16_a_clause_ends_at_the_first_space_between_words_without_spaces() {
        let clause = |text: &'static str| first_pause(text).map_or(text, |end| &text[..end]);
        assert_eq!(clause("โจทย์: รูปหมากให้แก้ ยากใกล้เคียง พิมพ์ตา"), "โจทย์: รูปหมากให้แก้");
        assert_eq!(clause("ระดับ 7: ความแข็งแกร่ง 1 ถึง 20 อื่น"), "ระดับ 7: ความแข็งแกร่ง 1 ถึง 20 อื่น");
        for whole in
            ["แถว 4: แถวนั้น", "คู่แข่ง คน", "draw: offers a draw", "기권: 이 대국을 기권합니다"]
        {
            assert_eq!(clause(whole), whole);
        }
    }

    #[test]
    fn a_particle_is_cut_from_a_square_alone() {
        let particles = ["에".to_owned(), "은".to_owned()];
        let cut = |word| without_particle(word, &particles);
        assert_eq!((cut("e4에"), cut("H8은")), (Some("e4"), Some("H8")));
        for other in ["e4", "e9에", "말에", "e4로", "ee에", "에"] {
            assert_eq!(cut(other), None, "{other}");
        }
    }
}
