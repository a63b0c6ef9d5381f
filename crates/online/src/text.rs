//! Text of the server, as it may be shown.

use touchmove_clean as clean;

/// Longer names are cut.
const NAME: usize = 40;

/// Longer sentences are cut.
const SENTENCE: usize = 240;

/// A name, without what gives orders to a terminal, and not too long.
pub(crate) fn name(text: &str) -> String {
    cut(text, NAME)
}

/// A sentence, in the same way.
pub(crate) fn sentence(text: &str) -> String {
    cut(text, SENTENCE)
}

fn cut(text: &str, most: usize) -> String {
    clean::line(text).trim().chars().take(most).collect()
}

/// Whether it is the id of a game or of a challenge: it becomes a part of an address.
pub(crate) fn is_id(text: &str) -> bool {
    (4..=16).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

/// Whether it can be the name of a user, which becomes a part of an address too.
pub(crate) fn is_user(text: &str) -> bool {
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-');
    (2..=30).contains(&text.len()) && text.bytes().all(fits)
}
