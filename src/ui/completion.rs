//! Which names of commands go on from what is typed, in lines and on a screen alike.

/// Where in a line the name of its command begins, and the names that go on from there. A stroke
/// before the name stays; behind the name nothing is completed.
pub(super) fn fitting(typed: &str, words: &[String]) -> (usize, Vec<String>) {
    let start = usize::from(typed.starts_with('/'));
    let name = typed[start..].to_lowercase();
    let fits = |word: &&String| !name.contains(' ') && word.starts_with(&name);
    (start, words.iter().filter(fits).cloned().collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_in_any_case_with_a_stroke_and_only_first_in_a_line() {
        let words = ["board", "moves", "moves-voice"].map(str::to_owned);
        let found = |typed: &str| fitting(typed, &words);
        assert_eq!(found("B"), (0, vec!["board".to_owned()]));
        assert_eq!(found("/mo"), (1, vec!["moves".to_owned(), "moves-voice".to_owned()]));
        assert_eq!(found("board mo").1, Vec::<String>::new());
    }
}
