//! From a typed or spoken text to a legal move.
//!
//! Kind to people: letters of English and of the chosen voices, coordinates and words in any mix.
//! Strict in one thing: it never guesses between two legal readings.

use shakmaty::{Move, Position as _, Role, Square};
use touchmove_position::Position;

use crate::cyrillic;
use crate::descriptive::Descriptive;
use crate::drops;
use crate::illegal::{self, Illegal};
use crate::numeric::Numeric;
use crate::pattern::{self, Case, Line, NoPattern, Pattern, patterns, without_decoration};
use crate::vocabulary::{Atom, Vocabulary};
use crate::written::{Departure, Written, is_foreign, readings, written};

/// So many words of a text are looked at for a second move, and a text of more has none to ignore.
const MOST_WORDS: usize = 12;

/// Why a text is no move here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotRead {
    /// There is nothing to read.
    Empty,
    /// This word is not known.
    UnknownWord(String),
    /// The words are known but are no move together.
    NoMove,
    /// A move but for its large letter, which is no piece in these voices.
    NoPiece(String),
    /// A piece takes, but it is not said what.
    TakesWhat,
    /// Each of these legal moves is meant by the text, at least two.
    Ambiguous(Vec<Move>),
    /// A move, but not a legal one.
    Illegal(Illegal),
    /// This legal move and, after it, something else that has the shape of one.
    TwoMoves(String),
}

/// Reads a move in a position with the words of these voices, the player's nearest first.
///
/// What is notation in the letters of a voice, every letter in its case, is that move, whatever else the
/// text may be: `Dee4` is the German queen, and no pawn to "dee four". Of everything else all readings
/// count, and only one of them may be legal. A lower-case letter that can be a file is one, an upper-case
/// letter that can be a piece is one; only if that gives no legal move, the other reading is tried. A large
/// letter of a piece is never anything else: `Bb5` is no pawn. What English books wrote, `P-K4`, is read
/// beside that in capitals, and in small letters where nothing else is legal. A capture without a piece is that of a pawn,
/// or else of any piece. A word that means something and gives no move is ignored where it may mean nothing
/// ([`Vocabulary::add_ignored`]).
///
/// # Errors
///
/// When the text is no move, no legal one, or more than one.
pub fn read(
    text: &str,
    vocabularies: &[&Vocabulary],
    position: &Position,
) -> Result<Move, NotRead> {
    if text.trim().is_empty() {
        return Err(NotRead::Empty);
    }
    if let Some(found) = drops::named(text, vocabularies, position) {
        return found.map_err(|no_drop| NotRead::Illegal(Illegal::CannotDrop(no_drop)));
    }
    if let Some(figures) = Numeric::of(text) {
        return in_figures(figures, vocabularies, position);
    }
    let dropped = drops::without_sign(text, vocabularies, position);
    match as_notation(text, vocabularies, position) {
        Some(Err(NotRead::Illegal(_))) if let Some(dropped) = dropped => return Ok(dropped),
        Some(found) => return found,
        None => {}
    }
    let strict = patterns(text, vocabularies, Case::Strict);
    let lenient = || patterns(text, vocabularies, Case::Lenient);
    let sloppy = sloppily(text, vocabularies);
    let all: Vec<Pattern> = strict.iter().flatten().chain(&sloppy).copied().collect();
    let mut readings = legal(&all, position);
    if readings.is_empty() {
        readings = legal(lenient().as_deref().unwrap_or(&[]), position);
    }
    let described = Descriptive::of(text).filter(|found| found.in_case || readings.is_empty());
    add(&mut readings, described.iter().flat_map(|found| found.legal(position)));
    // In Korean, file e and rank 2 are one word.
    let told = pattern::figures(text, vocabularies).as_deref().and_then(Numeric::of_figures);
    add(&mut readings, told.into_iter().flat_map(|figures| figures.legal(position)));
    if readings.is_empty() {
        let strict = strict.as_deref().unwrap_or(&[]);
        readings = fitting(strict, position, Pattern::fits_with_any_piece);
    }
    let without_word = || {
        let found = read(&without_word(text, vocabularies)?, vocabularies, position);
        matches!(found, Ok(_) | Err(NotRead::Illegal(_))).then_some(found)
    };
    match readings[..] {
        [only] => Ok(only),
        [] if let Some(dropped) = dropped => Ok(dropped),
        [] if strict.is_err()
            && let Some(figures) = told =>
        {
            in_figures(figures, vocabularies, position)
        }
        [] if let Some(found) = without_word() => found,
        [] => Err(two_moves(text, vocabularies, position)
            .or_else(|| becomes_nothing(text, vocabularies, position))
            .or_else(|| Some(NotRead::Illegal(described?.reason(position))))
            .or_else(|| no_piece(text, vocabularies))
            .or_else(|| takes_what(text, vocabularies))
            .unwrap_or_else(|| {
                explain(strict.or_else(|_| written_so(text, &sloppy, lenient)), position)
            })),
        _ => Err(NotRead::Ambiguous(readings)),
    }
}

/// The move from one square to another, as if both were written.
///
/// # Errors
///
/// When there is no legal one, or more than one.
pub fn between(from: Square, to: Square, position: &Position) -> Result<Move, NotRead> {
    let pattern = Pattern::between(from, to);
    match legal(&[pattern], position)[..] {
        [only] => Ok(only),
        [] => Err(NotRead::Illegal(illegal::reason(pattern, position))),
        ref several => Err(NotRead::Ambiguous(several.to_vec())),
    }
}

/// Adds the moves that are not among those that are known.
fn add(known: &mut Vec<Move>, more: impl Iterator<Item = Move>) {
    for mv in more {
        if !known.contains(&mv) {
            known.push(mv);
        }
    }
    known.sort_by_key(|&mv| order(mv));
}

/// A move in figures, which nothing else is written in.
fn in_figures(
    figures: Numeric,
    vocabularies: &[&Vocabulary],
    position: &Position,
) -> Result<Move, NotRead> {
    let legal = figures.legal(position);
    match legal[..] {
        [only] => Ok(only),
        [] if let Some(no_drop) = drops::in_figures(figures, position) => {
            Err(NotRead::Illegal(Illegal::CannotDrop(no_drop)))
        }
        [] => read(&format!("{}{}", figures.from, figures.to), vocabularies, position),
        _ => Err(NotRead::Ambiguous(legal)),
    }
}

/// What a text is as notation in the letters of the nearest voice in which it is legal, if it can be
/// nothing else. The large letter of a piece that cannot go there is no word either.
fn as_notation(
    text: &str,
    vocabularies: &[&Vocabulary],
    position: &Position,
) -> Option<Result<Move, NotRead>> {
    let mut illegal = None;
    for pattern in notated(text, vocabularies) {
        match legal(&[pattern], position)[..] {
            [] if pattern.names_a_piece() => illegal = illegal.or(Some(pattern)),
            [] => {}
            [only] => return Some(Ok(only)),
            ref several => return Some(Err(NotRead::Ambiguous(several.to_vec()))),
        }
    }
    // The bishop of one language may be a pawn with its letter in another.
    let in_case = |found: &Written| !found.departures.has(Departure::Case);
    let others = vocabularies.iter().filter_map(|known| written(text, known.notation()));
    let others: Vec<Pattern> = others.filter(in_case).filter_map(Pattern::of).collect();
    let illegal = illegal.filter(|_| legal(&others, position).is_empty());
    illegal.map(|pattern| Err(NotRead::Illegal(illegal::reason(pattern, position))))
}

/// What a text is as notation and nothing else, in the letters of each voice.
pub(crate) fn notated<'a>(
    text: &'a str,
    vocabularies: &'a [&Vocabulary],
) -> impl Iterator<Item = Pattern> + 'a {
    let sure = |known: &&Vocabulary| written(text, known.notation()).filter(Written::is_sure);
    vocabularies.iter().filter_map(sure).filter_map(Pattern::of)
}

/// The shapes that a text has before anything in it is taken for something else.
pub(crate) fn shapes(text: &str, vocabularies: &[&Vocabulary]) -> Result<Vec<Pattern>, NoPattern> {
    let notated: Vec<Pattern> = notated(text, vocabularies).collect();
    if notated.is_empty() { patterns(text, vocabularies, Case::Strict) } else { Ok(notated) }
}

/// What a text can be as notation with letters in the wrong case, or as nobody writes it.
fn sloppily(text: &str, vocabularies: &[&Vocabulary]) -> Vec<Pattern> {
    let mut found = Vec::new();
    for letters in vocabularies.iter().map(|known| known.notation()) {
        // A small letter that can be a file is one.
        let [exact, first, second] = readings(text, letters);
        let ways = match exact.filter(|exact| exact.is_sure() || exact.has_both_squares()) {
            Some(sure) => [Some(sure), None, None],
            None => [exact, first, second],
        };
        let ways = ways.into_iter().flatten().filter_map(Pattern::of);
        found.extend(ways.filter(|way| !found.contains(way)).collect::<Vec<_>>());
    }
    found
}

/// In no language a move is longer than this, in bytes: thirty languages need not be tried on more.
const LONGEST: usize = 400;

/// Reads a move with the words of the player's voices; only where these know no move in the text, with
/// those of `wider` as well, which players of every country know; and only where nothing is known then,
/// with the words of each of the others. Their languages may have the same word for different things:
/// it is read where all that know a move in the text know the same.
///
/// # Errors
///
/// As [`read()`].
pub fn read_in_any<'a>(
    text: &str,
    own: &[&Vocabulary],
    wider: impl FnOnce() -> Option<&'a Vocabulary>,
    others: impl FnOnce() -> Vec<&'a Vocabulary>,
    position: &Position,
) -> Result<Move, NotRead> {
    let first = match read(text, own, position) {
        Err(first) if is_unknown(&first) => first,
        found => return found,
    };
    if let Some(latin) = cyrillic::in_latin(text) {
        match read(&latin, own, position) {
            Err(unknown) if is_unknown(&unknown) => {}
            found => return found,
        }
    }
    let known: Vec<&Vocabulary> = own.iter().copied().chain(wider()).collect();
    if known.len() > own.len() {
        match read(text, &known, position) {
            Err(unknown) if is_unknown(&unknown) => {}
            found => return found,
        }
    }
    if text.len() > LONGEST {
        return Err(first);
    }
    let with = |other| read(text, &[&known[..], &[other]].concat(), position);
    let found: Vec<_> = others().into_iter().map(with).collect();
    let is_move =
        |found: &&Result<Move, NotRead>| matches!(found, Ok(_) | Err(NotRead::Ambiguous(_)));
    let is_known = |found: &&Result<Move, NotRead>| match found {
        Ok(_) => true,
        Err(not_read) => !is_unknown(not_read),
    };
    // The legal moves decide, as everywhere.
    let legal = found.iter().any(|found| is_move(&found));
    let kept = found.iter().filter(|found| if legal { is_move(found) } else { is_known(found) });
    same(kept).cloned().unwrap_or(Err(first))
}

/// The text without the first word that may mean nothing; `None` where it has none. A single letter at the
/// end is what a player has begun to type. Before a capture it is the file of what takes, and so is one
/// alone before a square: without it another piece would go.
fn without_word(text: &str, vocabularies: &[&Vocabulary]) -> Option<String> {
    let mut words: Vec<&str> = text.split_whitespace().take(MOST_WORDS + 1).collect();
    if words.len() > MOST_WORDS {
        return None;
    }
    let means_nothing = |word: &&str| vocabularies.iter().any(|known| known.may_be_ignored(word));
    let at = words.iter().position(means_nothing)?;
    let is_begun = at + 1 == words.len() && words[at].chars().nth(1).is_none();
    let takes = |next: &&str| {
        let is_capture = |known: &&Vocabulary| known.meanings(next).contains(&Atom::Capture);
        next.starts_with(['x', 'X', ':', '×']) || vocabularies.iter().any(is_capture)
    };
    let is_file = words.get(at + 1).is_some_and(takes) || at == 0 && words.len() == 2;
    (!is_begun && !is_file && words.len() > 1).then(|| words.remove(at))?;
    Some(words.join(" "))
}

/// Whether a text has words that are not known, or none that make a move.
fn is_unknown(not_read: &NotRead) -> bool {
    matches!(not_read, NotRead::UnknownWord(_) | NotRead::NoMove | NotRead::NoPiece(_))
}

/// What all of them are; `None` if two differ, or there are none.
fn same<T: PartialEq>(mut all: impl Iterator<Item = T>) -> Option<T> {
    let first = all.next()?;
    all.all(|other| other == first).then_some(first)
}

/// The first of some texts that is a legal move, if no other of them is another.
#[must_use]
pub fn agreed(texts: Vec<String>, own: &[&Vocabulary], position: &Position) -> Option<String> {
    let read = |text: String| match read(&text, own, position) {
        Ok(mv) => Some((text, Some(mv))),
        Err(NotRead::Ambiguous(_)) => Some((text, None)),
        Err(_) => None,
    };
    let mut found = texts.into_iter().filter_map(read);
    let (text, mv) = found.next()?;
    (mv.is_some() && found.all(|(_, other)| other == mv)).then_some(text)
}

/// Whether a text can mean a move, whatever else it can mean and whether or not that move is legal.
#[must_use]
pub fn means(text: &str, vocabularies: &[&Vocabulary], mv: Move) -> bool {
    let fits = |case| {
        let found = patterns(text, vocabularies, case).unwrap_or_default();
        found.iter().any(|pattern| pattern.fits(mv))
    };
    let is_written = || sloppily(text, vocabularies).iter().any(|pattern| pattern.fits(mv));
    fits(Case::Strict) || fits(Case::Lenient) || is_written()
}

/// A move and another after it, as a score or a plan has them on one line.
fn two_moves(text: &str, vocabularies: &[&Vocabulary], position: &Position) -> Option<NotRead> {
    let between = |c: char| c.is_whitespace() || matches!(c, ',' | ';');
    let words = text.split(between).map(|word| without_decoration(word).trim().to_owned());
    let words: Vec<String> = words.filter(|word| !word.is_empty()).take(MOST_WORDS).collect();
    let shape = |words: &[String]| shapes(&words.join(" "), vocabularies).ok();
    let only = |words: &[String], position: &Position| match legal(&shape(words)?, position)[..] {
        [only] => Some(only),
        _ => None,
    };
    // What is a move as a whole, only not a legal one, is two only where both could be played.
    let is_one = shape(&words).is_some();
    let goes_on = |rest: &[String], after: &Position| {
        let played = |part: &[String]| only(part, after).is_some();
        let reads = |part: &[String]| if is_one { played(part) } else { shape(part).is_some() };
        (1..=rest.len()).any(|end| reads(&rest[..end]))
    };
    let ends = |&end: &usize| {
        let first = only(&words[..end], position);
        let after = first.and_then(|mv| position.clone().play(mv).ok());
        after.is_some_and(|after| goes_on(&words[end..], &after))
    };
    let end = (1..words.len()).find(ends)?;
    Some(NotRead::TwoMoves(words[..end].join(" ")))
}

/// A pawn that reaches the last rank but shall become what is no piece: `e8=X`.
fn becomes_nothing(
    text: &str,
    vocabularies: &[&Vocabulary],
    position: &Position,
) -> Option<NotRead> {
    let (goes, into) = text.rsplit_once('=')?;
    let promotion = legal(&shapes(goes, vocabularies).ok()?, position)
        .into_iter()
        .find(|mv| mv.is_promotion())?;
    (!into.trim().is_empty()).then_some(NotRead::Illegal(Illegal::CannotBecome(promotion.to())))
}

/// The large letter that would have to be a piece.
fn no_piece(text: &str, vocabularies: &[&Vocabulary]) -> Option<NotRead> {
    let text = text.trim();
    let letter = &text[..text.chars().next()?.len_utf8()];
    let is_piece = vocabularies.iter().any(|known| known.role(letter).is_some())
        || !letter.starts_with(char::is_uppercase)
        || letter == "X";
    let nearest = vocabularies.first()?.notation();
    (!is_piece && is_foreign(text, nearest)).then(|| NotRead::NoPiece(letter.to_owned()))
}

/// A piece that takes, and no more.
fn takes_what(text: &str, vocabularies: &[&Vocabulary]) -> Option<NotRead> {
    pattern::only_takes(text, vocabularies).then_some(NotRead::TakesWhat)
}

/// What is written as a capture by files, or else what a text can be in other ways.
fn written_so(
    text: &str,
    sloppy: &[Pattern],
    lenient: impl FnOnce() -> Result<Vec<Pattern>, NoPattern>,
) -> Result<Vec<Pattern>, NoPattern> {
    let takes = |pattern: &&Pattern| matches!(pattern, Pattern::PawnTakes(..));
    // Two letters without the sign may be any word.
    let has_sign = text.contains(['x', ':', '×']);
    match sloppy.iter().find(takes).filter(|_| has_sign) {
        Some(&found) => Ok(vec![found]),
        None => lenient(),
    }
}

/// The squares that a text names in digits, letters or words, and nothing else; `None` otherwise.
#[must_use]
pub fn squares(text: &str, vocabularies: &[&Vocabulary]) -> Option<Vec<Square>> {
    pattern::squares(text, vocabularies, false)
}

/// The same, with or without the pieces that stand there: `Rh5`, `the rook on h5`.
#[must_use]
pub fn squares_of_pieces(text: &str, vocabularies: &[&Vocabulary]) -> Option<Vec<Square>> {
    pattern::squares(text, vocabularies, true)
}

/// The one file or rank that a text names; `None` otherwise.
#[must_use]
pub fn line(text: &str, vocabularies: &[&Vocabulary]) -> Option<Line> {
    pattern::line(text, vocabularies)
}

fn legal(patterns: &[Pattern], position: &Position) -> Vec<Move> {
    fitting(patterns, position, Pattern::fits)
}

/// The legal moves that fit one of these patterns so, in the order of the numbers that a player is asked
/// for.
fn fitting(
    patterns: &[Pattern],
    position: &Position,
    fits: impl Fn(Pattern, Move) -> bool,
) -> Vec<Move> {
    let moves = position.legal_moves();
    let mut fitting: Vec<Move> = Vec::new();
    for &pattern in patterns {
        let these: Vec<Move> = moves.iter().copied().filter(|&mv| fits(pattern, mv)).collect();
        let these = match pattern.of_wing() {
            Some((role, wing)) => wing.own(these, role, position.turn(), Move::from),
            None => these,
        };
        add(&mut fitting, these.into_iter());
    }
    // A move of the king by its square is his own, and castling where he has none: castling has an
    // announcement of its own.
    let king = |mv: &Move| mv.role() == Role::King && !mv.is_castle();
    let plain = |pattern: &Pattern| matches!(pattern, Pattern::Plain(_));
    if patterns.iter().all(plain) && fitting.iter().any(king) {
        fitting.retain(|mv| !mv.is_castle());
    }
    fitting.sort_by_key(|&mv| order(mv));
    fitting
}

/// By squares, and of promotions the strongest first.
fn order(mv: Move) -> (Square, Option<Square>, std::cmp::Reverse<Option<Role>>) {
    (mv.to(), mv.from(), std::cmp::Reverse(mv.promotion()))
}

fn explain(patterns: Result<Vec<Pattern>, NoPattern>, position: &Position) -> NotRead {
    match patterns {
        Ok(patterns) => patterns.first().map_or(NotRead::NoMove, |pattern| {
            NotRead::Illegal(illegal::reason(*pattern, position))
        }),
        Err(NoPattern::Word(word)) => NotRead::UnknownWord(word),
        Err(NoPattern::Shape) => NotRead::NoMove,
    }
}

#[cfg(test)]
mod tests;
