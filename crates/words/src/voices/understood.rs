//! What a voice understands besides what it says itself: words for moves and for positions.

use shakmaty::{CastlingSide, Color, File, Rank, Role};

use crate::notation::{Atom, Term, Wing};
use crate::voices::pack::FurtherWords;

/// What is understood beside a diagram and in a list of pieces.
pub(super) fn terms(also: &FurtherWords) -> impl Iterator<Item = (&str, Term)> {
    let terms = [
        (&also.white, Term::Color(Color::White)),
        (&also.black, Term::Color(Color::Black)),
        (&also.castling, Term::Castling),
        (&also.short, Term::Side(CastlingSide::KingSide)),
        (&also.long, Term::Side(CastlingSide::QueenSide)),
        (&also.en_passant, Term::EnPassant),
        (&also.all, Term::All),
        (&also.none, Term::None),
        (&also.beside, Term::Noise),
        (&also.start, Term::Start),
    ];
    terms.into_iter().flat_map(|(texts, term)| texts.iter().map(move |text| (text.as_str(), term)))
}

/// What is understood in a move.
pub(super) fn words(also: &FurtherWords) -> Vec<(String, Atom)> {
    let mut words = Vec::new();
    let mut all = |texts: &[String], atom| words.extend(texts.iter().map(|t| (t.clone(), atom)));
    let roles = [
        (&also.king, Role::King),
        (&also.queen, Role::Queen),
        (&also.rook, Role::Rook),
        (&also.bishop, Role::Bishop),
        (&also.knight, Role::Knight),
        (&also.pawn, Role::Pawn),
    ];
    for (texts, role) in roles {
        all(texts, Atom::Piece(role));
    }
    for (texts, atom) in by_wing(also) {
        all(texts, atom);
    }
    for (texts, file) in also.by_file().into_iter().zip(File::ALL) {
        all(texts, Atom::File(file));
    }
    for (texts, rank) in also.by_rank().into_iter().zip(Rank::ALL) {
        all(texts, Atom::Rank(rank));
    }
    all(&also.takes, Atom::Capture);
    all(&also.short_castling, Atom::Castle(CastlingSide::KingSide));
    all(&also.long_castling, Atom::Castle(CastlingSide::QueenSide));
    all(&also.castle, Atom::Castling);
    all(&also.noise, Atom::Noise);
    all(&also.en_passant, Atom::Noise);
    words
}

/// The pieces that have their names from a wing, and the pawns before them; of several names the usual one
/// comes first.
pub(super) fn by_wing(also: &FurtherWords) -> [(&[String], Atom); 14] {
    [
        (&also.king_rook, Atom::OfWing(Role::Rook, Wing::King)),
        (&also.king_knight, Atom::OfWing(Role::Knight, Wing::King)),
        (&also.king_bishop, Atom::OfWing(Role::Bishop, Wing::King)),
        (&also.king_pawn, Atom::PawnOf(File::E)),
        (&also.queen_rook, Atom::OfWing(Role::Rook, Wing::Queen)),
        (&also.queen_knight, Atom::OfWing(Role::Knight, Wing::Queen)),
        (&also.queen_bishop, Atom::OfWing(Role::Bishop, Wing::Queen)),
        (&also.queen_pawn, Atom::PawnOf(File::D)),
        (&also.a_pawn, Atom::PawnOf(File::A)),
        (&also.b_pawn, Atom::PawnOf(File::B)),
        (&also.c_pawn, Atom::PawnOf(File::C)),
        (&also.f_pawn, Atom::PawnOf(File::F)),
        (&also.g_pawn, Atom::PawnOf(File::G)),
        (&also.h_pawn, Atom::PawnOf(File::H)),
    ]
    .map(|(texts, atom)| (texts.as_slice(), atom))
}
