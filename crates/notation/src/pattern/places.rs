//! The places of a text: what each word, run of letters or single letter can stand for.

use shakmaty::{CastlingSide, File, Rank, Role};

use crate::fold::{plain, split};
use crate::pattern::{Case, NoPattern};
use crate::script::{may_begin, needs_no_spaces, runs};
use crate::usual::{is_latin, usual};
use crate::vocabulary::{Atom, Vocabulary};
use crate::written::{self, Act};

/// More characters than moves have that are written without a space.
const LONGEST_RUN: usize = 64;

/// A place in a row.
#[derive(Clone, Debug, Default)]
pub(super) struct Place {
    /// What it can stand for.
    pub(super) atoms: Vec<Atom>,
    /// What its letters can stand for, where a piece letter and a file are a word as well: `Xe` is the
    /// rook in Vietnamese.
    pub(super) pairs: Vec<[Atom; 2]>,
}

impl Place {
    fn of(atoms: Vec<Atom>) -> Self {
        Self { atoms, pairs: Vec::new() }
    }
}

/// The places of a text: its longest known phrases first, then words, then single characters.
pub(super) fn places(
    text: &str,
    vocabularies: &[&Vocabulary],
    case: Case,
) -> Result<Vec<Place>, NoPattern> {
    let text = usual(text);
    let text = without_decoration(&text);
    let words: Vec<&str> = split(&text).map(|word| without_ending(word, vocabularies)).collect();
    let longest = vocabularies.iter().map(|vocabulary| vocabulary.longest()).max().unwrap_or(1);
    let mut places = Vec::new();
    let mut at = 0;
    'words: while at < words.len() {
        for length in (1..=longest.min(words.len() - at)).rev() {
            let phrase = words[at..at + length].join(" ");
            let atoms = meanings(&phrase, vocabularies, case);
            if !atoms.is_empty() {
                // `Be` may be the spoken name of the b-file, or the bishop and the e-file.
                let may_be_piece = has_file(&atoms) && phrase.starts_with(char::is_uppercase);
                let pairs =
                    if may_be_piece { pairs(&phrase, vocabularies, case) } else { Vec::new() };
                places.push(Place { atoms, pairs });
                at += length;
                continue 'words;
            }
        }
        compact(words[at], vocabularies, case, &mut places)
            .ok_or_else(|| NoPattern::Word(words[at].to_owned()))?;
        at += 1;
    }
    Ok(places)
}

/// Without the number of the move before it and the sign of en passant after it.
pub(crate) fn without_decoration(text: &str) -> String {
    let text = written::without_number(text.trim());
    written::without_passing(text).replace("e.p.", " ")
}

/// A word without the ending that its language puts behind an apostrophe or a hyphen, and that is often
/// typed close to a square: `g1'den`, `d5ten`.
fn without_ending<'a>(word: &'a str, vocabularies: &[&Vocabulary]) -> &'a str {
    let is_ending = |ending: &str| vocabularies.iter().any(|known| known.is_ending(ending));
    let parted = word.rsplit_once(['\'', '’', '-']).filter(|(_, ending)| is_ending(ending));
    let close = || {
        let (stem, ending) = word.split_at(word.rfind(is_rank)? + 1);
        // The letter of a piece behind a square is what a pawn becomes there.
        let is_piece = vocabularies.iter().any(|known| known.role(ending).is_some());
        let is_square = stem.chars().nth_back(1).is_some_and(|c| file(c).is_some());
        (is_square && is_ending(ending) && !is_piece).then_some((stem, ending))
    };
    parted.or_else(close).map_or(word, |(stem, _)| stem)
}

/// Single letters are judged by their case, in [`letter`]; those that are neither a piece nor a file are
/// words.
fn meanings(words: &str, vocabularies: &[&Vocabulary], case: Case) -> Vec<Atom> {
    let mut chars = words.chars();
    if let (Some(only), None) = (chars.next(), chars.next()) {
        let atoms = character(only, vocabularies, case);
        if !atoms.is_empty() || !only.is_ascii() {
            return atoms;
        }
    }
    known(vocabularies, case, |vocabulary| vocabulary.meanings(words))
}

/// What any of these languages has for a word. Where it means something in one and nothing in another, it
/// means that as long as it gives a move: `at` is the Turkish knight.
fn known<'a>(
    vocabularies: &[&'a Vocabulary],
    case: Case,
    meanings: impl Fn(&'a Vocabulary) -> Vec<Atom>,
) -> Vec<Atom> {
    let mut atoms: Vec<Atom> = Vec::new();
    for atom in vocabularies.iter().flat_map(|&vocabulary| meanings(vocabulary)) {
        if !atoms.contains(&atom) {
            atoms.push(atom);
        }
    }
    if case == Case::Strict && atoms.len() > 1 {
        atoms.retain(|&atom| atom != Atom::Noise);
    }
    atoms
}

/// The places of a word such as `Nf3`, `e7e8q`, `felix3` or `0-0`; `None` if it holds anything else.
fn compact(
    word: &str,
    vocabularies: &[&Vocabulary],
    case: Case,
    places: &mut Vec<Place>,
) -> Option<()> {
    if let Some(side) = zeros(word) {
        places.push(Place::of(vec![Atom::Castle(side)]));
        return Some(());
    }
    let runs = runs(word);
    for (at, run) in runs.iter().enumerate() {
        let before_rank = || runs.get(at + 1).is_some_and(|next| next.starts_with(is_rank));
        let mut atoms = meanings(run, vocabularies, case);
        if !atoms.is_empty() {
            let is_one = run.len() == 1 || !before_rank();
            let pairs = if is_one { Vec::new() } else { pairs(run, vocabularies, case) };
            if !pairs.is_empty() {
                // `be4` is written, and not the spoken name of a file: that stands alone.
                atoms.retain(|atom| !matches!(atom, Atom::File(_)));
            }
            places.push(Place { atoms, pairs });
        } else if let Some(words) = joined(run, vocabularies, case) {
            places.extend(words.into_iter().map(Place::of));
        } else {
            let words = || word_and_file(run, vocabularies, case).filter(|_| before_rank());
            let letters = letters(run, vocabularies, case).or_else(words)?;
            places.extend(letters.into_iter().map(Place::of));
        }
    }
    Some(())
}

fn has_file(atoms: &[Atom]) -> bool {
    atoms.iter().any(|atom| matches!(atom, Atom::File(_)))
}

/// A word of several letters with that of a file behind it: `Mãf` of `Mãf3`.
fn word_and_file(run: &str, vocabularies: &[&Vocabulary], case: Case) -> Option<Vec<Vec<Atom>>> {
    let (at, last) = run.char_indices().next_back()?;
    let word = Some(&run[..at]).filter(|word| word.chars().nth(1).is_some())?;
    let atoms = known(vocabularies, case, |vocabulary| vocabulary.meanings(word));
    let file = file(last)?;
    (!atoms.is_empty()).then(|| vec![atoms, vec![Atom::File(file)]])
}

fn is_rank(c: char) -> bool {
    matches!(c, '1'..='8')
}

/// The readings of a run as a piece letter and a file.
fn pairs(run: &str, vocabularies: &[&Vocabulary], case: Case) -> Vec<[Atom; 2]> {
    let read = letters(run, vocabularies, case);
    let Some([first, last]) = read.as_deref() else { return Vec::new() };
    let files = last.iter().filter(|atom| matches!(atom, Atom::File(_)));
    files.flat_map(|&file| first.iter().map(move |&piece| [piece, file])).collect()
}

/// The words of a run that is written without spaces, the longest first; `None` if it is not made of
/// words alone.
fn joined(run: &str, vocabularies: &[&Vocabulary], case: Case) -> Option<Vec<Vec<Atom>>> {
    let longest = vocabularies.iter().map(|known| known.longest_joined()).max().unwrap_or(0);
    if longest == 0 || !needs_no_spaces(run) {
        return None;
    }
    let run = plain(run);
    let ends: Vec<usize> = run.char_indices().map(|(at, _)| at).chain([run.len()]).collect();
    if ends.len() > LONGEST_RUN {
        return None;
    }
    // From the end of the run: how the rest begins, if it is made of words.
    let mut rests: Vec<Option<(usize, Vec<Atom>)>> = vec![None; ends.len()];
    let whole = ends.len() - 1;
    for start in (0..whole).rev().filter(|&start| run[ends[start]..].starts_with(may_begin)) {
        rests[start] = (start + 1..=whole.min(start + longest)).rev().find_map(|end| {
            (end == whole || rests[end].is_some()).then_some(())?;
            let word = &run[ends[start]..ends[end]];
            let atoms = known(vocabularies, case, |vocabulary| vocabulary.joined(word));
            (!atoms.is_empty()).then_some((end, atoms))
        });
    }
    let mut words = Vec::new();
    let mut at = 0;
    while at < whole {
        let (end, atoms) = rests[at].take()?;
        words.push(atoms);
        at = end;
    }
    Some(words)
}

/// What each letter of a run can stand for; `None` if one is unknown.
fn letters(run: &str, vocabularies: &[&Vocabulary], case: Case) -> Option<Vec<Vec<Atom>>> {
    let mut places = Vec::new();
    let mut rest = run;
    while let Some(c) = rest.chars().next() {
        let long = if c.is_ascii() { None } else { long_letter(rest, vocabularies) };
        let (atoms, taken) = match long {
            Some((role, taken)) => (vec![Atom::Piece(role)], taken),
            None => (character(c, vocabularies, case), c.len_utf8()),
        };
        rest = &rest[taken..];
        if written::is_dash(c) {
            continue;
        }
        if atoms.is_empty() {
            return None;
        }
        places.push(atoms);
    }
    Some(places)
}

/// A piece that has more than one letter, such as the Russian king, `Кр`.
fn long_letter(text: &str, vocabularies: &[&Vocabulary]) -> Option<(Role, usize)> {
    vocabularies.iter().find_map(|vocabulary| vocabulary.long_role(text))
}

/// `0-0`, `O-O`, `oo` and the like.
fn zeros(word: &str) -> Option<CastlingSide> {
    match written::castling(word.trim_end_matches(['+', '#']))? {
        (Act::Castle(side), _) => Some(side),
        _ => None,
    }
}

fn character(c: char, vocabularies: &[&Vocabulary], case: Case) -> Vec<Atom> {
    match c {
        '1'..='8' => vec![Atom::Rank(Rank::from_char(c).unwrap_or(Rank::First))],
        'x' | ':' | '×' => with_its_piece(c, vocabularies, case),
        '+' | '#' | '=' | '/' => vec![Atom::Noise],
        _ if written::is_dash(c) => vec![Atom::Noise],
        _ if let Some(role) = written::figurine(c) => vec![Atom::Piece(role)],
        _ => letter(c, vocabularies, case),
    }
}

/// The sign of a capture. Where a language has the same letter for a piece, a small one may be that.
fn with_its_piece(c: char, vocabularies: &[&Vocabulary], case: Case) -> Vec<Atom> {
    let mut atoms = vec![Atom::Capture];
    if c == 'x' && case == Case::Lenient {
        atoms.extend(pieces('X', vocabularies));
    }
    atoms
}

/// A letter is a piece or a file; which one, its case says as long as that gives a move.
fn letter(c: char, vocabularies: &[&Vocabulary], case: Case) -> Vec<Atom> {
    let file = file(c).map(Atom::File);
    let upper = c.to_uppercase().next().unwrap_or(c);
    let mut pieces = pieces(upper, vocabularies);
    let strict = case == Case::Strict;
    let takes = c == 'X' && (pieces.is_empty() || !strict) || matches!(c, 'х' | 'Х');
    // A German `B` may be a Bauer, but nobody writes it: it is the bishop if it can be.
    if strict && pieces.len() > 1 {
        pieces.retain(|&atom| atom != Atom::Piece(Role::Pawn));
    }
    let mut atoms = Vec::new();
    if file.is_some() && (c.is_lowercase() || pieces.is_empty() || !strict) {
        atoms.extend(file);
    }
    if c.is_uppercase() || file.is_none() || !strict {
        atoms.extend(pieces);
    }
    if takes {
        atoms.push(Atom::Capture);
    }
    if !c.is_ascii() {
        let lower = c.to_lowercase().next().unwrap_or(c);
        // An accent may be a key that an input method has taken: `à1` is no square, unless that is how
        // a language has its letter.
        let meanings = if is_latin(c) { Vocabulary::accented } else { Vocabulary::of_letter };
        let mut words = known(vocabularies, case, |vocabulary| meanings(vocabulary, lower));
        words.retain(|atom| !atoms.contains(atom));
        atoms.extend(words);
    }
    atoms
}

/// The file of a letter. On a Cyrillic keyboard three letters look like those of a file.
fn file(c: char) -> Option<File> {
    match c {
        _ if c.is_ascii() => File::from_char(c.to_ascii_lowercase()),
        'а' | 'А' => Some(File::A),
        'с' | 'С' => Some(File::C),
        'е' | 'Е' => Some(File::E),
        _ => None,
    }
}

/// The pieces for which these languages have a capital letter.
fn pieces(upper: char, vocabularies: &[&Vocabulary]) -> Vec<Atom> {
    let mut buffer = [0; 4];
    let letter: &str = upper.encode_utf8(&mut buffer);
    let mut pieces: Vec<Atom> = Vec::new();
    for vocabulary in vocabularies {
        let role = vocabulary.role(letter).map(Atom::Piece);
        pieces.extend(role.filter(|atom| !pieces.contains(atom)));
    }
    pieces
}
