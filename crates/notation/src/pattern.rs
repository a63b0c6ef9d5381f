//! What a text can mean as a move, before any position is asked.
//!
//! A text gives a row of places, each with one or more [`Atom`]s; every way through that row that
//! has the shape of a move is a [`Pattern`].

mod places;

use shakmaty::{CastlingSide, File, Move, Rank, Role, Square};

use crate::vocabulary::{Atom, Vocabulary};
use crate::wing::Wing;
use crate::written::{Act, PlainMove, Written, takes_on_file};

use places::{Place, places};

pub(crate) use places::without_decoration;

/// More places than the longest spoken move has; what is longer is no move.
const MOST_PLACES: usize = 12;

/// How strictly single letters are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Case {
    /// A lower-case `b` is the file, an upper-case `B` the piece.
    Strict,
    /// Either may be either.
    Lenient,
}

/// A shape of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pattern {
    Castle(CastlingSide),
    /// Castling to either side.
    Castling,
    Plain(PlainMove),
    /// A piece takes a piece on a square that was not said: its square of arrival means nothing.
    Taking(PlainMove),
    /// A pawn of the first file takes on the second, and becomes this.
    PawnTakes(File, File, Option<Role>),
}

impl Pattern {
    /// What is written; a null move is no move.
    pub(crate) fn of(written: Written) -> Option<Self> {
        match written.act {
            Act::Castle(side) => Some(Self::Castle(side)),
            Act::Null => None,
            Act::Plain(plain) => Some(Self::Plain(plain)),
            Act::PawnTakes { from, to, promotion } => Some(Self::PawnTakes(from, to, promotion)),
        }
    }

    /// From one square to another.
    pub(crate) fn between(from: Square, to: Square) -> Self {
        let (file, rank) = (Some(from.file()), Some(from.rank()));
        Self::Plain(PlainMove { file, rank, to, ..PlainMove::EMPTY })
    }

    /// Whether this names a piece that is no pawn.
    pub(crate) fn names_a_piece(self) -> bool {
        matches!(self, Self::Plain(PlainMove { role: Some(role), .. }) if role != Role::Pawn)
    }

    /// Whether a legal move is what was said.
    pub(crate) fn fits(self, mv: Move) -> bool {
        match self {
            Self::Castle(side) => mv.castling_side() == Some(side),
            Self::Castling => mv.is_castle(),
            Self::Plain(plain) => plain.fits(mv) && !(plain.is_advance() && mv.is_capture()),
            Self::Taking(plain) => PlainMove { to: mv.to(), ..plain }.fits(mv),
            Self::PawnTakes(from, to, promotion) => takes_on_file(from, to, promotion, mv),
        }
    }

    /// The piece and the wing from which it has its name.
    pub(crate) fn of_wing(self) -> Option<(Role, Wing)> {
        match self {
            Self::Plain(plain) | Self::Taking(plain) => plain.role.zip(plain.wing),
            Self::Castle(_) | Self::Castling | Self::PawnTakes(..) => None,
        }
    }

    /// Whether a legal move is the capture that was said, with whatever piece: `takes d5`, where no pawn
    /// takes there.
    pub(crate) fn fits_with_any_piece(self, mv: Move) -> bool {
        let Self::Plain(plain) = self else { return false };
        let is_bare = plain.role.is_none() && plain.file.is_none() && plain.rank.is_none();
        plain.capture && is_bare && PlainMove { role: Some(mv.role()), ..plain }.fits(mv)
    }
}

/// Why a text has no shape of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum NoPattern {
    /// This word is unknown.
    Word(String),
    /// All words are known, but they make no move.
    Shape,
}

/// All shapes that a text can have.
pub(crate) fn patterns(
    text: &str,
    vocabularies: &[&Vocabulary],
    case: Case,
) -> Result<Vec<Pattern>, NoPattern> {
    let places = places(text, vocabularies, case)?;
    if places.is_empty() || places.len() > MOST_PLACES {
        return Err(NoPattern::Shape);
    }
    let mut found = Vec::new();
    let mut row = Vec::with_capacity(places.len());
    walk(&places, &mut row, &mut found);
    // A letter that can be a file is no piece that is taken: `exd` is a pawn on the d-file to many.
    found.retain(|pattern| case == Case::Strict || !matches!(pattern, Pattern::Taking(_)));
    if found.is_empty() { Err(NoPattern::Shape) } else { Ok(found) }
}

fn walk(places: &[Place], row: &mut Vec<Atom>, found: &mut Vec<Pattern>) {
    let Some((first, rest)) = places.split_first() else {
        let said: Vec<Atom> = row.iter().copied().filter(|&atom| atom != Atom::Noise).collect();
        for pattern in [shape(said.clone()), taking(said)].into_iter().flatten() {
            if !found.contains(&pattern) {
                found.push(pattern);
            }
        }
        return;
    };
    for &atom in &first.atoms {
        row.push(atom);
        walk(rest, row, found);
        row.pop();
    }
    for &[piece, file] in &first.pairs {
        row.extend([piece, file]);
        walk(rest, row, found);
        row.truncate(row.len() - 2);
    }
}

/// Reads a row from its end: promotion, destination, capture, origin, piece.
fn shape(mut row: Vec<Atom>) -> Option<Pattern> {
    if let [Atom::Castle(side)] = row[..] {
        return Some(Pattern::Castle(side));
    }
    if row[..] == [Atom::Castling] {
        return Some(Pattern::Castling);
    }
    // `ed5:` has the sign of a capture at its end, and in some languages the verb stands there.
    let mut said_after = row.len() > 1 && pop(&mut row, capture).is_some();
    let promotion = pop(&mut row, piece);
    said_after |= row.len() > 1 && pop(&mut row, capture).is_some();
    let (rank, file) = (pop(&mut row, rank)?, pop(&mut row, file)?);
    let taken = if row.len() > 1 && row[row.len() - 2] == Atom::Capture {
        pop(&mut row, piece)
    } else {
        None
    };
    let captures = pop(&mut row, capture).is_some() || said_after;
    let origin = origin(&mut row)?;
    let to = Square::from_coords(file, rank);
    row.is_empty().then_some(Pattern::Plain(PlainMove {
        capture: captures,
        captured: taken,
        to,
        promotion,
        ..origin
    }))
}

/// Reads a row in which no square is said but that of origin: promotion, captured piece, capture, origin,
/// piece. In some languages the verb stands at the end.
fn taking(mut row: Vec<Atom>) -> Option<Pattern> {
    let is_last = pop(&mut row, capture).is_some();
    let last = pop(&mut row, piece)?;
    let before = if is_last { None } else { pop(&mut row, piece) };
    if !is_last {
        pop(&mut row, capture)?;
    }
    let origin = origin(&mut row)?;
    let is_said = origin.role.is_some() || origin.file.is_some();
    (row.is_empty() && is_said).then_some(Pattern::Taking(PlainMove {
        capture: true,
        captured: before.or(Some(last)),
        promotion: before.map(|_| last),
        ..origin
    }))
}

/// Takes off what moves and whence: `the king's knight`, `the rook a`. `None` if two files are said.
fn origin(row: &mut Vec<Atom>) -> Option<PlainMove> {
    let (rank, file) = (pop(row, rank), pop(row, self::file));
    let origin = PlainMove { file, rank, ..PlainMove::EMPTY };
    let last = row.last().copied();
    let plain = match last {
        Some(Atom::Piece(role)) => PlainMove { role: Some(role), ..origin },
        Some(Atom::OfWing(role, wing)) => {
            PlainMove { role: Some(role), wing: Some(wing), ..origin }
        }
        Some(Atom::PawnOf(of)) if file.is_none_or(|file| file == of) => {
            PlainMove { role: Some(Role::Pawn), file: Some(of), ..origin }
        }
        Some(Atom::PawnOf(_)) => return None,
        _ => return Some(origin),
    };
    row.pop();
    Some(plain)
}

fn pop<T>(row: &mut Vec<Atom>, want: impl Fn(Atom) -> Option<T>) -> Option<T> {
    let got = want(*row.last()?)?;
    row.pop();
    Some(got)
}

fn capture(atom: Atom) -> Option<()> {
    (atom == Atom::Capture).then_some(())
}

fn piece(atom: Atom) -> Option<Role> {
    if let Atom::Piece(role) = atom { Some(role) } else { None }
}

fn file(atom: Atom) -> Option<File> {
    if let Atom::File(file) = atom { Some(file) } else { None }
}

fn rank(atom: Atom) -> Option<Rank> {
    if let Atom::Rank(rank) = atom { Some(rank) } else { None }
}

/// The figures that a text names, one after another, and nothing else.
pub(crate) fn figures(text: &str, vocabularies: &[&Vocabulary]) -> Option<Vec<Rank>> {
    let places = places(text, vocabularies, Case::Strict).ok()?;
    let said = places.iter().filter(|place| place.atoms != [Atom::Noise]);
    said.map(|place| place.atoms.iter().copied().find_map(rank)).collect()
}

/// Whether a text names a piece and that it takes, and no more.
pub(crate) fn only_takes(text: &str, vocabularies: &[&Vocabulary]) -> bool {
    let places = places(text, vocabularies, Case::Strict).unwrap_or_default();
    let said: Vec<&[Atom]> = places.iter().map(|place| &place.atoms[..]).collect();
    let is_piece = |atoms: &[Atom]| atoms.iter().any(|&atom| piece(atom).is_some());
    let is_capture = |atoms: &[Atom]| atoms.contains(&Atom::Capture);
    matches!(said[..], [one, other] if is_piece(one) && is_capture(other))
}

/// The squares that a text names, and nothing else; with `pieces`, also those that stand there: `Rh5`, `the
/// rook on h5`.
pub(crate) fn squares(
    text: &str,
    vocabularies: &[&Vocabulary],
    pieces: bool,
) -> Option<Vec<Square>> {
    let places = places(text, vocabularies, Case::Lenient).ok()?;
    let mut squares = Vec::new();
    let mut rest = &places[..];
    while let [first, others @ ..] = rest {
        let file = first.atoms.iter().copied().find_map(file);
        let rank = others.first().and_then(|next| next.atoms.iter().copied().find_map(rank));
        rest = if let (Some(file), Some(rank)) = (file, rank) {
            squares.push(Square::from_coords(file, rank));
            &others[1..]
        } else {
            let beside = |atom: &Atom| {
                matches!(atom, Atom::Piece(_) | Atom::OfWing(..) | Atom::PawnOf(_) | Atom::Noise)
            };
            (pieces && first.atoms.iter().any(beside)).then_some(others)?
        };
    }
    let is_whole = places.is_empty() || !squares.is_empty();
    is_whole.then_some(squares)
}

/// The one file or rank that a text names.
pub(crate) fn line(text: &str, vocabularies: &[&Vocabulary]) -> Option<Line> {
    let places = places(text, vocabularies, Case::Lenient).ok()?;
    let [only] = &places[..] else { return None };
    only.atoms.iter().find_map(|&atom| match atom {
        Atom::File(file) => Some(Line::File(file)),
        Atom::Rank(rank) => Some(Line::Rank(rank)),
        _ => None,
    })
}

/// A file or a rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// A file.
    File(File),
    /// A rank.
    Rank(Rank),
}
