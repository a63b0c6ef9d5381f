//! Pieces that are dropped from the hand: `N@f3`, "knight at f3".
//!
//! A drop is named by its sign, or by a word for it. Without either it is meant only where nothing else
//! is legal: "knight f3" is the knight on the board as long as one can go there.

use shakmaty::{Move, Position as _, Role, Square};
use touchmove_position::Position;

use crate::illegal::NoDrop;
use crate::numeric::Numeric;
use crate::pattern::{Case, Pattern, patterns, without_decoration};
use crate::vocabulary::Vocabulary;
use crate::written::PlainMove;

/// The sign of a drop.
const SIGN: char = '@';

/// Words of a text that can be a drop.
const MOST_WORDS: usize = 8;

/// The drop that a text names by its sign or by a word; `None` where it names none, or nothing can be
/// dropped in this game.
pub(crate) fn named(
    text: &str,
    vocabularies: &[&Vocabulary],
    position: &Position,
) -> Option<Result<Move, NoDrop>> {
    position.pockets()?;
    let (role, to) = signed(text, vocabularies).or_else(|| worded(text, vocabularies))?;
    Some(dropped(role, to, position))
}

/// The drop that words without a sign can be, where no move of the board is one.
pub(crate) fn without_sign(
    text: &str,
    vocabularies: &[&Vocabulary],
    position: &Position,
) -> Option<Move> {
    position.pockets()?;
    let (role, to) = plain(text, vocabularies)?;
    dropped(role, to, position).ok()
}

/// Why a piece that figures name cannot be dropped, where they drop one.
pub(crate) fn in_figures(figures: Numeric, position: &Position) -> Option<NoDrop> {
    position.pockets()?;
    let role = figures.named.filter(|_| figures.drops())?;
    Some(why(role, figures.to, position))
}

fn dropped(role: Role, to: Square, position: &Position) -> Result<Move, NoDrop> {
    let drop = Move::Put { role, to };
    if position.is_legal(drop) {
        return Ok(drop);
    }
    Err(why(role, to, position))
}

fn why(role: Role, to: Square, position: &Position) -> NoDrop {
    let held = position.pockets().map_or(0, |pockets| pockets[position.turn()][role]);
    if held == 0 {
        NoDrop::NotInHand(role)
    } else if position.board().piece_at(to).is_some() {
        NoDrop::Occupied(to)
    } else if role == Role::Pawn && shakmaty::Bitboard::BACKRANKS.contains(to) {
        NoDrop::PawnOnEdge
    } else {
        NoDrop::StillInCheck
    }
}

/// `N@f3`, `@e4`, in the letters of any of the voices and of English.
fn signed(text: &str, vocabularies: &[&Vocabulary]) -> Option<(Role, Square)> {
    let text = without_decoration(text.trim());
    let text = text.trim().trim_end_matches(['+', '#', '!', '?']);
    let (letter, square) = text.split_once(SIGN)?;
    let letter = letter.trim();
    let english = || {
        let mut letters = letter.chars();
        letters.next().and_then(Role::from_char).filter(|_| letters.next().is_none())
    };
    let role = match letter {
        "" => Role::Pawn,
        _ => vocabularies.iter().find_map(|known| known.role(letter)).or_else(english)?,
    };
    Some((role, square.trim().to_ascii_lowercase().parse().ok()?))
}

/// The piece and the square, where a word of the text means a drop.
fn worded(text: &str, vocabularies: &[&Vocabulary]) -> Option<(Role, Square)> {
    let words: Vec<&str> = text.split_whitespace().take(MOST_WORDS + 1).collect();
    if words.len() > MOST_WORDS {
        return None;
    }
    let without = |from: usize, to: usize| {
        let is_word = vocabularies.iter().any(|known| known.means_drop(&words[from..to].join(" ")));
        is_word.then(|| [&words[..from], &words[to..]].concat().join(" "))
    };
    let spans =
        (0..words.len()).flat_map(|from| (from + 1..=words.len()).rev().map(move |to| (from, to)));
    spans.filter_map(|(from, to)| without(from, to)).find_map(|rest| plain(&rest, vocabularies))
}

/// A piece and a square, and nothing else.
fn plain(text: &str, vocabularies: &[&Vocabulary]) -> Option<(Role, Square)> {
    let found = [Case::Strict, Case::Lenient]
        .into_iter()
        .flat_map(|case| patterns(text, vocabularies, case).unwrap_or_default());
    let drop = |pattern: Pattern| {
        let Pattern::Plain(plain) = pattern else { return None };
        let bare = PlainMove { role: plain.role, to: plain.to, ..PlainMove::EMPTY };
        (plain == bare).then_some((plain.role.unwrap_or(Role::Pawn), plain.to))
    };
    found.into_iter().find_map(drop)
}
