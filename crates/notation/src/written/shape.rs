//! The shape of a written move: from its symbols to what is said of it.

use shakmaty::{File, Move, MoveList, Piece, Position as _, Rank, Role, Square};
use touchmove_position::Position;

use crate::wing::Wing;
use crate::written::symbol::{Letter, Symbol, Symbols};
use crate::written::{Act, Departure, Departures};

/// Everything that is said of a move that is not castling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlainMove {
    /// The piece that moves, if it is named.
    pub role: Option<Role>,
    /// The wing from which it has its name.
    pub wing: Option<Wing>,
    /// The file from which it comes.
    pub file: Option<File>,
    /// The rank from which it comes.
    pub rank: Option<Rank>,
    /// Whether it is said to take.
    pub capture: bool,
    /// What it takes, as words may say.
    pub captured: Option<Role>,
    /// Where it goes.
    pub to: Square,
    /// What a pawn becomes.
    pub promotion: Option<Role>,
}

impl PlainMove {
    /// Nothing but a square of arrival.
    pub(crate) const EMPTY: Self = Self {
        role: None,
        wing: None,
        file: None,
        rank: None,
        capture: false,
        captured: None,
        to: Square::A1,
        promotion: None,
    };

    /// The square of origin, if all of it is said.
    #[must_use]
    pub fn from(self) -> Option<Square> {
        Some(Square::from_coords(self.file?, self.rank?))
    }

    /// Without a piece and without a whole origin, a pawn is meant.
    #[must_use]
    pub fn moving(self) -> Option<Role> {
        self.role.or_else(|| self.from().is_none().then_some(Role::Pawn))
    }

    /// Whether a piece on a square could be the one that was meant.
    pub(crate) fn fits_origin(self, piece: Piece, from: Square) -> bool {
        self.moving().is_none_or(|role| role == piece.role)
            && self.file.is_none_or(|file| file == from.file())
            && self.rank.is_none_or(|rank| rank == from.rank())
    }

    /// Whether a pawn may be what moves, and becomes something there.
    pub(super) fn may_promote(self) -> bool {
        matches!(self.to.rank(), Rank::First | Rank::Eighth)
            && self.role.is_none_or(|role| role == Role::Pawn)
    }

    /// Whether a pawn goes on on its file: one that takes is told by the file from which it comes.
    pub(crate) fn is_advance(self) -> bool {
        self.moving() == Some(Role::Pawn) && self.file.is_none() && !self.capture
    }

    /// Whether a legal move is what is said.
    pub(crate) fn fits(self, mv: Move) -> bool {
        let Some(from) = mv.from() else { return false };
        let piece = Piece { color: shakmaty::Color::White, role: mv.role() };
        self.fits_origin(piece, from)
            && arrives(mv, self.to)
            && (!self.capture || mv.is_capture())
            && self.captured.is_none_or(|role| mv.capture() == Some(role))
            && self.promotion.is_none_or(|role| mv.promotion() == Some(role))
    }

    /// The legal moves among which it is.
    pub(crate) fn candidates(self, position: &Position) -> MoveList {
        let there = || position.board().role_at(self.from()?);
        let Some(role) = self.moving().or_else(there) else { return MoveList::new() };
        let moves = position.san_candidates(role, self.to);
        // A king goes by himself where he can: castling is written in another way.
        if role == Role::King && moves.is_empty() { position.legal_moves() } else { moves }
    }
}

/// Castling may also be told as the king's move: to his square of arrival, or onto his rook.
fn arrives(mv: Move, to: Square) -> bool {
    match mv {
        Move::Castle { king, rook } => {
            let file = if rook.file() > king.file() { File::G } else { File::C };
            to == rook || to == Square::from_coords(file, king.rank())
        }
        _ => mv.to() == to,
    }
}

/// Where a piece comes from, as far as it is said, and whether its letters are in their case.
#[derive(Clone, Copy, Default)]
struct WrittenOrigin {
    role: Option<Role>,
    file: Option<File>,
    rank: Option<Rank>,
    in_case: bool,
}

impl WrittenOrigin {
    fn is_nothing(self) -> bool {
        self.role.is_none() && self.file.is_none()
    }

    fn is_large_file(self) -> bool {
        self.role.is_none() && self.file.is_some() && !self.in_case
    }
}

/// A shape and its departures.
type Found = (Act, Departures);

impl Symbols {
    /// The shapes of the whole text: with every letter in its case, and the two that it may have in another.
    /// Where the square is in capitals, so may be the file before it: `DD4` is a pawn's and the queen's.
    pub(super) fn shapes(&self) -> (Option<Found>, [Option<Found>; 2]) {
        let symbols = self.as_slice();
        let Some(end) = Ending::of(symbols) else {
            return (pawn_takes(symbols, self.departures), [None, None]);
        };
        let (before, connector) = connector(&symbols[..end.start]);
        let mut shapes = (None, [None, None]);
        for origin in origins(before, self.is_parted).into_iter().flatten() {
            // A large letter before a small square is that of a piece, of whatever language, and no file.
            if origin.is_large_file() && end.in_case {
                continue;
            }
            // A capture by nobody is no notation.
            if origin.is_nothing() && (end.takes || connector.is_some()) {
                continue;
            }
            let found = self.shape(origin, connector, &end);
            let (exact, [first, second]) = &mut shapes;
            let slot = match (origin.in_case && end.in_case, &first) {
                (true, _) => exact,
                (false, None) => first,
                (false, Some(_)) => second,
            };
            *slot = slot.or(Some(found));
        }
        shapes
    }

    fn shape(&self, origin: WrittenOrigin, connector: Option<Connector>, end: &Ending) -> Found {
        let capture = end.takes || connector.is_some_and(|found| found.takes);
        let plain = PlainMove {
            role: origin.role,
            wing: None,
            file: origin.file,
            rank: origin.rank,
            capture,
            captured: None,
            to: end.to,
            promotion: end.promotion,
        };
        let is_pawn = origin.role.is_none();
        let whole = plain.from().is_some();
        let in_case = origin.in_case && end.in_case && connector.is_none_or(|found| found.in_case);
        let stays = is_pawn && !whole && plain.file == Some(plain.to.file());
        let stroke = connector.is_some_and(|found| !found.takes);
        let found = self
            .departures
            .with_if(is_pawn && whole && connector.is_none(), Departure::Coordinates)
            .with_if(stroke || is_pawn && whole && connector.is_some(), Departure::Long)
            .with_if(end.is_unusual, Departure::Promotion)
            .with_if(end.takes, Departure::Capture)
            .with_if(origin.role == Some(Role::Pawn), Departure::Pawn)
            .with_if(stays, Departure::SameFile)
            .with_if(!in_case, Departure::Case);
        (Act::Plain(plain), found)
    }
}

/// The square of arrival and what stands behind it.
struct Ending {
    to: Square,
    promotion: Option<Role>,
    /// Whether the sign of a capture stands at the end.
    takes: bool,
    in_case: bool,
    /// Whether what the pawn becomes is written otherwise than the standard has it.
    is_unusual: bool,
    /// Where it begins.
    start: usize,
}

impl Ending {
    fn of(symbols: &[Symbol]) -> Option<Self> {
        let (rest, became) = becomes(symbols);
        let (rest, takes) = match rest {
            // `a8:Q` takes nothing.
            [rest @ .., Symbol::Takes] if rest.len() > 1 => (rest, became.is_none()),
            _ => (rest, false),
        };
        let [.., Symbol::Letter(letter), Symbol::Rank(rank)] = rest else { return None };
        Some(Self {
            to: Square::from_coords(letter.file?, *rank),
            promotion: became.map(|(letter, _)| letter).and_then(|letter| letter.piece),
            takes,
            in_case: !letter.is_large,
            is_unusual: became.is_some_and(|(letter, signed)| !signed || !letter.is_large),
            start: rest.len() - 2,
        })
    }
}

/// Takes off what a pawn becomes; whether a sign stands before it.
fn becomes<'a>(symbols: &'a [Symbol]) -> (&'a [Symbol], Option<(Letter, bool)>) {
    let rest = symbols.strip_suffix(&[Symbol::Close]).unwrap_or(symbols);
    let [rest @ .., Symbol::Letter(letter)] = rest else { return (symbols, None) };
    let without_sign = |symbols: &'a [Symbol]| match symbols {
        [rest @ .., Symbol::Becomes | Symbol::Stroke] => Some(rest),
        _ => None,
    };
    let bare = without_sign(rest).unwrap_or(rest);
    // `a8=(Q)` has two.
    let bare = without_sign(bare).unwrap_or(bare);
    let is_behind = bare.last().is_some_and(|last| matches!(last, Symbol::Rank(_) | Symbol::Takes));
    if letter.piece.is_none() || !is_behind {
        return (symbols, None);
    }
    (bare, Some((*letter, rest.ends_with(&[Symbol::Becomes]))))
}

/// What stands between origin and arrival.
#[derive(Clone, Copy)]
struct Connector {
    takes: bool,
    in_case: bool,
}

fn connector(symbols: &[Symbol]) -> (&[Symbol], Option<Connector>) {
    match symbols {
        [rest @ .., Symbol::Takes] => (rest, Some(Connector { takes: true, in_case: true })),
        [rest @ .., Symbol::Stroke] => (rest, Some(Connector { takes: false, in_case: true })),
        // A letter that takes and is a piece as well is that at the beginning: the Vietnamese rook.
        [rest @ .., Symbol::Letter(letter)]
            if letter.takes && !(rest.is_empty() && letter.piece.is_some()) =>
        {
            (rest, Some(Connector { takes: true, in_case: !letter.is_large }))
        }
        _ => (symbols, None),
    }
}

/// The ways in which symbols say where a piece comes from, at most two; a letter may stand
/// by itself.
fn origins(symbols: &[Symbol], is_parted: bool) -> [Option<WrittenOrigin>; 2] {
    let piece = |letter: &Letter, rest: WrittenOrigin| {
        let role = letter.piece?;
        // A small letter is the file, and no pawn, unless it stands by itself.
        let is_file = role == Role::Pawn && !letter.is_large && letter.file.is_some() && !is_parted;
        (!is_file).then_some(())?;
        Some(WrittenOrigin { role: Some(role), in_case: rest.in_case && letter.is_large, ..rest })
    };
    let file = |letter: &Letter, rank: Option<Rank>| {
        let file = letter.file?;
        Some(WrittenOrigin { role: None, file: Some(file), rank, in_case: !letter.is_large })
    };
    let nothing = WrittenOrigin { in_case: true, ..WrittenOrigin::default() };
    match symbols {
        [] => [Some(nothing), None],
        [Symbol::Letter(one)] => [file(one, None), piece(one, nothing)],
        [Symbol::Letter(one), Symbol::Rank(rank)] => {
            let rank = Some(*rank);
            [file(one, rank), piece(one, WrittenOrigin { rank, ..nothing })]
        }
        [Symbol::Letter(one), Symbol::Letter(other)] => {
            [file(other, None).and_then(|rest| piece(one, rest)), None]
        }
        [Symbol::Letter(one), Symbol::Letter(other), Symbol::Rank(rank)] => {
            [file(other, Some(*rank)).and_then(|rest| piece(one, rest)), None]
        }
        _ => [None, None],
    }
}

/// A capture by files alone, which must be next to each other.
fn pawn_takes(symbols: &[Symbol], departures: Departures) -> Option<Found> {
    let (rest, promotion) = match symbols {
        [rest @ .., Symbol::Becomes, Symbol::Letter(letter)] => (rest, Some(letter.piece?)),
        rest => (rest, None),
    };
    let (one, other) = match rest {
        [Symbol::Letter(one), Symbol::Takes, Symbol::Letter(other)]
        | [Symbol::Letter(one), Symbol::Letter(other)] => (one, other),
        [Symbol::Letter(one), Symbol::Letter(x), Symbol::Letter(other)] if x.takes => (one, other),
        _ => return None,
    };
    let (from, to) = (one.file?, other.file?);
    let is_next = from.distance(to) == 1;
    let in_case = !one.is_large && !other.is_large;
    let found = departures.with(Departure::Files).with_if(!in_case, Departure::Case);
    is_next.then_some((Act::PawnTakes { from, to, promotion }, found))
}
