//! Moves as English books wrote them: `P-K4`, `N-KB3`, `QxPch`, `P-K8(Q)`, and `Kt` for the knight.
//!
//! A file has the name of the piece that begins there, on its wing, and ranks count from whoever moves. A
//! name of one letter less means both wings: `B-N5` is what is legal of it.

use shakmaty::{Bitboard, Color, File, Move, Position as _, Rank, Role, Square};
use touchmove_position::Position;

use crate::illegal::{self, Illegal};
use crate::pattern::Pattern;
use crate::wing::Wing;
use crate::written::{Mark, PlainMove, after};

/// A move in descriptive notation. Squares are as White has them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Descriptive {
    man: Man,
    /// Where it stands, as far as that is said.
    from: Bitboard,
    goal: PieceAim,
    promotion: Option<Role>,
    mark: Option<Mark>,
    en_passant: bool,
    /// Whether every letter is a capital, as books have it.
    pub(crate) in_case: bool,
}

/// A piece as it is named: what it is, of which wing, and on which files a pawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Man {
    role: Role,
    wing: Option<Wing>,
    files: Bitboard,
}

/// What the piece does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PieceAim {
    /// It goes to one of these squares, on which nothing stands.
    To(Bitboard),
    /// It takes this, on one of these squares.
    Takes(Option<Man>, Bitboard),
}

/// The smallest part of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum DescriptiveSymbol {
    /// A piece, which can be the name of a file.
    Piece(Role),
    Rank(Rank),
    Goes,
    Takes,
    /// A bracket, a stroke or an equals sign, which only part.
    Part,
}

/// More symbols than a move has.
const MOST: usize = 16;

impl Descriptive {
    /// What a text is in this notation; `None` if it is something else.
    pub(crate) fn of(text: &str) -> Option<Self> {
        let (bare, mark, en_passant) = after(text);
        let bare = bare.trim_end().trim_end_matches('.');
        let plain = ["dis", "disc", "dbl"].iter().find_map(|word| bare.strip_suffix(word));
        let (symbols, in_case) = symbols(plain.unwrap_or(bare))?;
        let mut rest = &symbols[..];
        let man = man(&mut rest)?;
        let from = place(&mut rest).unwrap_or(Bitboard::FULL);
        let (first, others) = rest.split_first()?;
        rest = others;
        let goal = match first {
            DescriptiveSymbol::Goes => PieceAim::To(square(&mut rest)?),
            DescriptiveSymbol::Takes => {
                if let Some(squares) = square(&mut rest) {
                    PieceAim::Takes(None, squares)
                } else {
                    let taken = man_taken(&mut rest)?;
                    PieceAim::Takes(Some(taken), place(&mut rest).unwrap_or(Bitboard::FULL))
                }
            }
            DescriptiveSymbol::Piece(_) | DescriptiveSymbol::Rank(_) | DescriptiveSymbol::Part => {
                return None;
            }
        };
        let promotion = promotion(&mut rest);
        let is_whole = rest.is_empty() && (promotion.is_none() || man.role == Role::Pawn);
        let read = Self { man, from, goal, promotion, mark, en_passant, in_case };
        is_whole.then_some(read)
    }

    /// The legal moves that it can be: several where the text does not part them.
    pub(crate) fn legal(&self, position: &Position) -> Vec<Move> {
        let fits = |mv: &Move| self.fits(*mv, position);
        let mut all: Vec<Move> = position.legal_moves().into_iter().filter(fits).collect();
        if let Some(wing) = self.man.wing {
            all = wing.own(all, self.man.role, position.turn(), Move::from);
        }
        if let PieceAim::Takes(Some(Man { role, wing: Some(wing), .. }), _) = self.goal {
            all = wing.own(all, role, !position.turn(), |mv| Some(mv.to()));
        }
        let checks = |mv: &Move| {
            let after = position.clone().play(*mv);
            after.is_ok_and(|after| after.is_check())
        };
        // What is said to check is parted by it from what does not.
        if self.mark.is_some() && all.iter().any(checks) {
            all.retain(checks);
        }
        all
    }

    fn fits(&self, mv: Move, position: &Position) -> bool {
        let Some(from) = mv.from().filter(|_| !mv.is_castle()) else { return false };
        let seen = |square: Square| position.turn().fold_wb(square, square.flip_vertical());
        let (taken, at) = (mv.capture(), taken_at(mv));
        let goes = match self.goal {
            PieceAim::To(squares) => taken.is_none() && squares.contains(seen(mv.to())),
            PieceAim::Takes(man, squares) => {
                let is_man = man.is_none_or(|man| {
                    taken == Some(man.role)
                        && man.files.contains(Square::from_coords(at.file(), Rank::First))
                });
                let is_there = squares.contains(seen(mv.to())) || squares.contains(seen(at));
                taken.is_some() && is_man && is_there
            }
        };
        goes && mv.role() == self.man.role
            && self.from.contains(seen(from))
            && self.man.files.contains(Square::from_coords(from.file(), Rank::First))
            && (!self.en_passant || mv.is_en_passant())
            && self.promotion.is_none_or(|role| mv.promotion() == Some(role))
    }

    /// Why nothing legal is meant.
    pub(crate) fn reason(&self, position: &Position) -> Illegal {
        illegal::reason(self.pattern(position.turn()), position)
    }

    /// The same as the shape of a move.
    fn pattern(&self, turn: Color) -> Pattern {
        let seen = |square: Square| turn.fold_wb(square, square.flip_vertical());
        let role = Some(self.man.role);
        match self.goal {
            PieceAim::Takes(Some(man), _) => Pattern::Taking(PlainMove {
                role,
                capture: true,
                captured: Some(man.role),
                ..PlainMove::EMPTY
            }),
            PieceAim::To(squares) | PieceAim::Takes(None, squares) => Pattern::Plain(PlainMove {
                role,
                capture: matches!(self.goal, PieceAim::Takes(..)),
                to: squares.first().map_or(Square::A1, seen),
                promotion: self.promotion,
                ..PlainMove::EMPTY
            }),
        }
    }
}

/// Where what is taken stands.
fn taken_at(mv: Move) -> Square {
    match mv {
        Move::EnPassant { from, to } => Square::from_coords(to.file(), from.rank()),
        _ => mv.to(),
    }
}

/// The symbols of a text, and whether its letters are capitals; `None` if it has anything else.
fn symbols(text: &str) -> Option<(Vec<DescriptiveSymbol>, bool)> {
    let (mut found, mut in_case) = (Vec::new(), true);
    for word in text.split_whitespace() {
        let is_goes = ["to", "-"].iter().any(|known| word.eq_ignore_ascii_case(known));
        let is_takes = ["takes", "captures"].iter().any(|known| word.eq_ignore_ascii_case(known));
        let is_at = ["at", "on"].iter().any(|known| word.eq_ignore_ascii_case(known));
        match (is_goes, is_takes, is_at) {
            (true, ..) => found.push(DescriptiveSymbol::Goes),
            (_, true, _) => found.push(DescriptiveSymbol::Takes),
            (.., true) => found.push(DescriptiveSymbol::Part),
            _ => in_case &= letters(word, &mut found)?,
        }
        if found.len() > MOST {
            return None;
        }
    }
    Some((found, in_case))
}

/// Takes in a word letter by letter; whether all of its pieces are capitals.
fn letters(word: &str, found: &mut Vec<DescriptiveSymbol>) -> Option<bool> {
    let mut chars = word.chars().peekable();
    let mut in_case = true;
    while let Some(c) = chars.next() {
        let symbol = match c {
            'x' | 'X' | '×' | ':' => DescriptiveSymbol::Takes,
            '-' | '–' | '—' | '−' => DescriptiveSymbol::Goes,
            '(' | ')' | '/' | '=' => DescriptiveSymbol::Part,
            '1'..='8' => DescriptiveSymbol::Rank(Rank::from_char(c)?),
            'K' | 'k' if chars.next_if(|next| matches!(next, 't' | 'T')).is_some() => {
                DescriptiveSymbol::Piece(Role::Knight)
            }
            _ => DescriptiveSymbol::Piece(Role::from_char(c)?),
        };
        in_case &= !matches!(symbol, DescriptiveSymbol::Piece(_)) || c.is_ascii_uppercase();
        found.push(symbol);
        if found.len() > MOST {
            return None;
        }
    }
    Some(in_case)
}

/// Takes off the pieces with which symbols begin.
fn pieces<'a>(rest: &mut &'a [DescriptiveSymbol]) -> &'a [DescriptiveSymbol] {
    let is_piece = |symbol: &DescriptiveSymbol| matches!(symbol, DescriptiveSymbol::Piece(_));
    let count = rest.iter().take_while(|symbol| is_piece(symbol)).count();
    let (taken, others) = rest.split_at(count);
    *rest = others;
    taken
}

/// Takes off the piece that goes or is taken.
fn man(rest: &mut &[DescriptiveSymbol]) -> Option<Man> {
    named(pieces(rest))
}

/// Takes off the piece that is taken, which no king can be.
fn man_taken(rest: &mut &[DescriptiveSymbol]) -> Option<Man> {
    man(rest).filter(|man| man.role != Role::King)
}

/// The piece of a name.
fn named(name: &[DescriptiveSymbol]) -> Option<Man> {
    let all = Bitboard::from_rank(Rank::First);
    let man = |role, wing, files| Some(Man { role, wing, files });
    match name {
        [DescriptiveSymbol::Piece(role)] => man(*role, None, all),
        [before @ .., DescriptiveSymbol::Piece(Role::Pawn)] => {
            man(Role::Pawn, None, files(before)? & all)
        }
        [
            DescriptiveSymbol::Piece(wing),
            DescriptiveSymbol::Piece(role @ (Role::Rook | Role::Knight | Role::Bishop)),
        ] => man(*role, Some(Wing::of(*wing)?), all),
        _ => None,
    }
}

/// The files of a name: one of the king's or the queen's wing, or both.
fn files(name: &[DescriptiveSymbol]) -> Option<Bitboard> {
    let on = |wing: Wing, role| wing.home(role).map(Bitboard::from_file);
    match name {
        [DescriptiveSymbol::Piece(Role::King)] => Some(Bitboard::from_file(File::E)),
        [DescriptiveSymbol::Piece(Role::Queen)] => Some(Bitboard::from_file(File::D)),
        [DescriptiveSymbol::Piece(role)] => Some(on(Wing::King, *role)? | on(Wing::Queen, *role)?),
        [DescriptiveSymbol::Piece(wing), DescriptiveSymbol::Piece(role)] => {
            on(Wing::of(*wing)?, *role)
        }
        _ => None,
    }
}

/// Takes off a square, of one wing or of both.
fn square(rest: &mut &[DescriptiveSymbol]) -> Option<Bitboard> {
    let mut ahead = *rest;
    let files = files(pieces(&mut ahead))?;
    let [DescriptiveSymbol::Rank(rank), others @ ..] = ahead else { return None };
    *rest = others;
    Some(files & Bitboard::from_rank(*rank))
}

/// Takes off a square, a rank or a file that is put behind a piece: `(K5)`, `/3`, `/B`.
fn place(rest: &mut &[DescriptiveSymbol]) -> Option<Bitboard> {
    let mut ahead = rest.strip_prefix(&[DescriptiveSymbol::Part])?;
    let found = square(&mut ahead).or_else(|| match ahead {
        [DescriptiveSymbol::Rank(rank), others @ ..] => {
            ahead = others;
            Some(Bitboard::from_rank(*rank))
        }
        _ => None,
    })?;
    *rest = ahead.strip_prefix(&[DescriptiveSymbol::Part]).unwrap_or(ahead);
    Some(found)
}

/// Takes off what a pawn becomes: `(Q)`, `=Q`, `/Q`, `Q`.
fn promotion(rest: &mut &[DescriptiveSymbol]) -> Option<Role> {
    let bare = rest.strip_prefix(&[DescriptiveSymbol::Part]).unwrap_or(rest);
    let bare = bare.strip_suffix(&[DescriptiveSymbol::Part]).unwrap_or(bare);
    let [DescriptiveSymbol::Piece(role @ (Role::Queen | Role::Rook | Role::Bishop | Role::Knight))] =
        bare
    else {
        return None;
    };
    *rest = &[];
    Some(*role)
}

#[cfg(test)]
mod tests;
