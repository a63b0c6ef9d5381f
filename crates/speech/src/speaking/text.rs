//! From the spans of an utterance to text that a synthesiser can be given. Pure.
//!
//! Not here: framing for a protocol (`ssip`).

use crate::{Language, Span};

/// Text in one language, clean: no control characters, no empty line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Run {
    pub(crate) language: Language,
    pub(crate) text: String,
}

/// Joins neighbours of one language, and cleans.
///
/// Marks without a letter or digit go to the run before them (or after, at the start), whatever their
/// language: a change of voice for a comma would only be a hole in the sentence.
pub(crate) fn runs(spans: &[Span]) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    for span in spans {
        match runs.last_mut() {
            Some(last) if !says(&last.text) => {
                last.text.push_str(&span.spoken);
                last.language = span.language.clone();
            }
            Some(last) if last.language == span.language || !says(&span.spoken) => {
                last.text.push_str(&span.spoken);
            }
            _ => runs.push(Run { language: span.language.clone(), text: span.spoken.clone() }),
        }
    }
    for run in &mut runs {
        run.text = sentences(&clean(&run.text));
    }
    runs.retain(|run| !run.text.is_empty());
    runs
}

fn says(text: &str) -> bool {
    text.chars().any(char::is_alphanumeric)
}

/// Every break becomes a line feed; what is neither text nor a break becomes a space or goes.
fn clean(text: &str) -> String {
    let breaks = ['\r', '\x0b', '\x0c', '\u{85}', '\u{2028}', '\u{2029}'];
    let lines = text.replace("\r\n", "\n").replace(breaks, "\n").replace('\t', " ");
    touchmove_clean::text(&lines).into_owned()
}

/// Gives every line an end that is heard as a pause.
///
/// espeak-ng runs on over a single line break, and over a full stop too when a small letter or a digit follows.
/// A semicolon always pauses, and unlike a full stop it does not turn a German number into an ordinal.
fn sentences(text: &str) -> String {
    let mut out = String::new();
    for line in text.split('\n').map(str::trim).filter(|line| !line.is_empty()) {
        if !out.is_empty() {
            out.push_str(pause(&out, line));
        }
        out.push_str(line);
    }
    out
}

fn pause(before: &str, after: &str) -> &'static str {
    let runs_on = after.starts_with(|c: char| c.is_lowercase() || c.is_numeric());
    match before.chars().next_back() {
        Some('.' | '…') if runs_on => "\n\n",
        Some(',' | ';' | ':' | '!' | '?' | '.' | '…' | '。' | '！' | '？') => "\n",
        _ => ";\n",
    }
}

#[cfg(test)]
mod tests {
    use super::runs;
    use crate::{Language, Span, Verbatim};

    fn check(spans: &[(&str, &str)], expected: &[(&str, &str)]) {
        let spans: Vec<Span> = spans
            .iter()
            .map(|(tag, text)| Span {
                language: Language::new(tag),
                written: String::new(),
                spoken: (*text).to_owned(),
                verbatim: Verbatim::default(),
            })
            .collect();
        let runs = runs(&spans);
        let got: Vec<(&str, &str)> =
            runs.iter().map(|run| (run.language.tag(), run.text.as_str())).collect();
        assert_eq!(got, expected);
    }

    #[test]
    fn neighbours_of_one_language_are_one_run() {
        check(
            &[("en", "White played "), ("de", "Springer "), ("de", "f3"), ("en", " in a hurry")],
            &[("en", "White played"), ("de", "Springer f3"), ("en", "in a hurry")],
        );
    }

    #[test]
    fn a_mark_does_not_change_the_voice() {
        check(
            &[("en", "“"), ("de", "Springer"), ("en", ", "), ("de", "Turm"), ("en", ".")],
            &[("de", "“Springer, Turm.")],
        );
        check(&[("en", "♔")], &[("en", "♔")]);
    }

    #[test]
    fn nothing_to_say_is_no_run() {
        check(&[], &[]);
        check(&[("en", " \r\n\0\t"), ("de", "\u{2068}\u{2069}")], &[]);
    }

    #[test]
    fn every_line_ends_in_a_pause() {
        check(
            &[("en", "Knight f3\r\nBishop b5\r\r4 moves\n")],
            &[("en", "Knight f3;\nBishop b5;\n4 moves")],
        );
        check(
            &[("en", "Check.\nWhite moves?\nyes.\nno")],
            &[("en", "Check.\nWhite moves?\nyes.\n\nno")],
        );
    }

    #[test]
    fn control_characters_are_gone() {
        check(&[("en", "a\0b\x1b[2Jc\u{2068}d\u{2029}e")], &[("en", "a b [2Jcd;\ne")]);
    }
}
