//! What a quiet position is worth, without looking ahead.
//!
//! Every term has a value for the middle game and one for the ending; the pieces left on the board
//! blend the two. Not here: captures under way, checks and mates, which are the search's work.
//!
//! Black is judged on the board turned upside down, so that both sides play up the board and each
//! term is written once.

use std::ops::{Add, AddAssign, Mul, Sub};

use shakmaty::attacks;
use shakmaty::{Bitboard, Board, Chess, Color, File, Position, Rank, Role, Square};

/// Centipawns in the middle game and in the ending.
#[derive(Clone, Copy)]
struct Tapered(i32, i32);

impl Add for Tapered {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0, self.1 + other.1)
    }
}

impl AddAssign for Tapered {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl Sub for Tapered {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0, self.1 - other.1)
    }
}

impl Mul<i32> for Tapered {
    type Output = Self;
    fn mul(self, times: i32) -> Self {
        Self(self.0 * times, self.1 * times)
    }
}

/// Where a piece likes to stand, in one phase of the game.
struct Taste {
    /// Worth of the piece.
    base: i32,
    /// Added on each rank, from its own back rank up.
    ranks: [i32; 8],
    /// Added in quarters for each step of `centrality`.
    centre: i32,
}

const fn taste(base: i32, ranks: [i32; 8], centre: i32) -> Taste {
    Taste { base, ranks, centre }
}

/// Pawn, knight, bishop, rook, queen, king; middle game, then ending.
const TASTES: [[Taste; 2]; 6] = [
    [taste(82, [0, 0, -4, 0, 8, 18, 30, 0], 2), taste(100, [0, -4, -2, 4, 14, 28, 45, 0], 0)],
    [taste(318, [-14, -4, 2, 6, 14, 18, 4, -14], 3), taste(300, [-10, -4, 0, 4, 8, 4, -2, -10], 3)],
    [taste(330, [-10, 2, 4, 4, 6, 4, 0, -6], 2), taste(312, [-4, 0, 2, 4, 4, 4, 0, -2], 1)],
    [taste(470, [0, -4, -6, -6, -2, 4, 18, 10], 1), taste(520, [-4, -4, -2, 2, 6, 8, 12, 10], 0)],
    [taste(965, [0, 2, 2, 0, 0, 4, 6, 4], 1), taste(940, [-16, -10, 0, 8, 14, 14, 10, 4], 3)],
    [
        taste(0, [6, -4, -24, -40, -50, -55, -55, -55], -7),
        taste(0, [-14, -4, 2, 8, 14, 16, 8, -4], 4),
    ],
];

/// Nearness to the middle by file or by rank.
const MIDDLE: [i32; 8] = [0, 1, 2, 3, 3, 2, 1, 0];

/// `TASTES` spelled out, role by role and square by square.
static PLACES: [[Tapered; 64]; 6] = places();

const fn places() -> [[Tapered; 64]; 6] {
    let mut places = [[Tapered(0, 0); 64]; 6];
    let mut index = 0;
    while index < 6 * 64 {
        let (role, square) = (index / 64, index % 64);
        let [middle, end] = &TASTES[role];
        places[role][square] = Tapered(worth(middle, square), worth(end, square));
        index += 1;
    }
    places
}

const fn worth(taste: &Taste, square: usize) -> i32 {
    let centrality = MIDDLE[square % 8] + MIDDLE[square / 8];
    taste.base + taste.ranks[square / 8] + taste.centre * centrality * centrality / 4
}

const TEMPO: i32 = 12;
const BISHOP_PAIR: Tapered = Tapered(26, 46);
const DOUBLED: Tapered = Tapered(-7, -16);
const ISOLATED: Tapered = Tapered(-11, -13);
const PASSED: [Tapered; 8] = [
    Tapered(0, 0),
    Tapered(0, 8),
    Tapered(2, 14),
    Tapered(8, 26),
    Tapered(22, 46),
    Tapered(44, 84),
    Tapered(70, 130),
    Tapered(0, 0),
];
const SHELTER_NEAR: Tapered = Tapered(14, 0);
const SHELTER_FAR: Tapered = Tapered(7, 0);
const OPEN_FILE: Tapered = Tapered(22, 6);
const HALF_OPEN_FILE: Tapered = Tapered(10, 6);
/// Lead in centipawns that wins without a pawn: rather more than a minor piece.
const PAWNLESS_WIN: i32 = 380;

/// Worth of a position in centipawns for the side to move.
pub(super) fn evaluate(position: &Chess) -> i32 {
    let board = position.board();
    let mut turned = board.clone();
    turned.flip_vertical();
    let balance = side(board, Color::White) - side(&turned, Color::Black);
    let score = tempered(board, blend(balance, board));
    TEMPO + position.turn().fold_wb(score, -score)
}

/// Full middle game with all the pieces, full ending with none.
fn blend(balance: Tapered, board: &Board) -> i32 {
    let minors = count(board.knights() | board.bishops());
    let phase = (minors + 2 * count(board.rooks()) + 4 * count(board.queens())).min(24);
    (balance.0 * phase + balance.1 * (24 - phase)) / 24
}

/// Pulls towards a draw a lead that cannot be won for want of pawns.
fn tempered(board: &Board, score: i32) -> i32 {
    let leader = if score > 0 { Color::White } else { Color::Black };
    let pawnless = (board.by_color(leader) & board.pawns()).is_empty();
    let lead = pieces_worth(board, leader) - pieces_worth(board, !leader);
    if pawnless && lead < PAWNLESS_WIN { score / 8 } else { score }
}

/// Rough worth of the pieces of a side, pawns apart.
fn pieces_worth(board: &Board, us: Color) -> i32 {
    let own = |pieces: Bitboard| count(pieces & board.by_color(us));
    310 * own(board.knights())
        + 325 * own(board.bishops())
        + 500 * own(board.rooks())
        + 950 * own(board.queens())
}

/// Everything that speaks for a side that plays up the board.
fn side(board: &Board, us: Color) -> Tapered {
    placement(board, us) + activity(board, us) + pawns(board, us) + king(board, us)
}

fn placement(board: &Board, us: Color) -> Tapered {
    let mut sum = Tapered(0, 0);
    for role in Role::ALL {
        for square in board.by_piece(role.of(us)) {
            sum += PLACES[usize::from(role) - 1][usize::from(square)];
        }
    }
    sum
}

/// Freedom of the pieces, and how many eyes they have on the enemy king.
fn activity(board: &Board, us: Color) -> Tapered {
    let their_pawns = board.pawns() & board.by_color(!us);
    let guarded = their_pawns.without(File::A).shift(-9) | their_pawns.without(File::H).shift(-7);
    let free = !(board.by_color(us) | guarded);
    let ring = board.king_of(!us).map_or(Bitboard::EMPTY, attacks::king_attacks);
    let (mut sum, mut eyes) = (Tapered(0, 0), 0);
    for (role, usual, weight) in [
        (Role::Knight, 4, Tapered(5, 4)),
        (Role::Bishop, 5, Tapered(5, 5)),
        (Role::Rook, 6, Tapered(2, 4)),
        (Role::Queen, 12, Tapered(1, 4)),
    ] {
        for square in board.by_piece(role.of(us)) {
            let reach = attacks::attacks(square, role.of(us), board.occupied()) & free;
            sum += weight * (count(reach) - usual);
            eyes += count(reach & ring);
        }
    }
    sum + Tapered((eyes * eyes * 3 / 2).min(160), 0) + files(board, us) + bishop_pair(board, us)
}

fn files(board: &Board, us: Color) -> Tapered {
    let mut sum = Tapered(0, 0);
    for rook in board.by_piece(Role::Rook.of(us)) {
        let pawns = board.pawns() & Bitboard::from_file(rook.file());
        if pawns.is_empty() {
            sum += OPEN_FILE;
        } else if pawns.is_disjoint(board.by_color(us)) {
            sum += HALF_OPEN_FILE;
        }
    }
    sum
}

fn bishop_pair(board: &Board, us: Color) -> Tapered {
    let pair = count(board.by_piece(Role::Bishop.of(us))) >= 2;
    BISHOP_PAIR * i32::from(pair)
}

fn pawns(board: &Board, us: Color) -> Tapered {
    let ours = board.by_piece(Role::Pawn.of(us));
    let theirs = board.by_piece(Role::Pawn.of(!us));
    let mut sum = Tapered(0, 0);
    for pawn in ours {
        let file = Bitboard::from_file(pawn.file());
        let beside = beside(pawn.file());
        let ahead = above(pawn.rank());
        if ours.is_disjoint(beside) {
            sum += ISOLATED;
        }
        if ours.intersects(file & ahead) {
            sum += DOUBLED;
        } else if theirs.is_disjoint((file | beside) & ahead) {
            sum += PASSED[usize::from(pawn.rank())];
        }
    }
    sum
}

/// Pawns in front of the king; and, against a bare king, the way to drive it to the rim.
fn king(board: &Board, us: Color) -> Tapered {
    let (Some(king), Some(enemy)) = (board.king_of(us), board.king_of(!us)) else {
        return Tapered(0, 0);
    };
    let ours = board.by_piece(Role::Pawn.of(us));
    let front = attacks::king_attacks(king) & above(king.rank());
    let shelter = SHELTER_NEAR * count(front & ours) + SHELTER_FAR * count(front.shift(8) & ours);
    let bare = board.by_color(!us).count() == 1;
    shelter + Tapered(0, chase(king, enemy)) * i32::from(bare)
}

/// Kings near each other, and the bare one far from the middle.
fn chase(king: Square, enemy: Square) -> i32 {
    let centrality = MIDDLE[usize::from(enemy.file())] + MIDDLE[usize::from(enemy.rank())];
    25 * (7 - king.distance(enemy).cast_signed()) + 25 * (6 - centrality)
}

fn beside(file: File) -> Bitboard {
    let neighbour = |step| file.offset(step).map_or(Bitboard::EMPTY, Bitboard::from_file);
    neighbour(-1) | neighbour(1)
}

fn above(rank: Rank) -> Bitboard {
    Bitboard(u64::MAX.checked_shl(8 * (u32::from(rank) + 1)).unwrap_or(0))
}

fn count(squares: Bitboard) -> i32 {
    squares.0.count_ones().cast_signed()
}

#[cfg(test)]
mod tests {
    use shakmaty::fen::Fen;
    use shakmaty::{CastlingMode, Chess, EnPassantMode, Position};

    use super::{TEMPO, evaluate};

    fn position(fen: &str) -> Chess {
        fen.parse::<Fen>().unwrap().into_position(CastlingMode::Standard).unwrap()
    }

    #[test]
    fn the_start_is_level() {
        assert_eq!(evaluate(&Chess::default()), TEMPO);
    }

    #[test]
    fn colours_are_treated_alike() {
        for fen in [
            "r1bq1rk1/pp3ppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 4 9",
            "8/5k2/1P2p3/3pP1p1/3P2P1/4K3/8/8 b - - 0 50",
            "8/8/8/4k3/8/8/8/3RK3 w - - 0 1",
        ] {
            let setup = position(fen).to_setup(EnPassantMode::Legal).into_mirrored();
            let mirrored = setup.position(CastlingMode::Standard).unwrap();
            assert_eq!(evaluate(&position(fen)), evaluate(&mirrored), "{fen}");
        }
    }

    #[test]
    fn terms_point_the_right_way() {
        for (what, better, worse) in [
            ("connected pawns", "4k3/8/8/8/8/8/PP6/4K3", "4k3/8/8/8/8/8/P1P5/4K3"),
            ("pawns abreast", "4k3/1p6/8/8/8/8/P1P5/4K3", "4k3/1p6/8/8/8/P7/P7/4K3"),
            ("passed pawn", "4k3/7p/8/P7/8/8/8/4K3", "4k3/p7/8/P7/8/8/8/4K3"),
            ("bare king on the rim", "k7/8/8/8/8/8/8/1R2K3", "8/8/8/3k4/8/8/8/1R2K3"),
            ("king near a bare one", "3R4/8/8/8/8/k7/8/2K5", "3R4/8/8/8/8/7k/8/2K5"),
            ("a lead with a pawn", "4k1b1/8/8/8/8/8/P7/1N2K3", "4k1b1/8/8/8/8/8/8/R3K3"),
            ("open file", "qnn1k3/8/8/8/8/2P5/3N3Q/3RK3", "qnn1k3/8/8/8/8/3P4/3N3Q/3RK3"),
            ("sheltered king", "3q2k1/8/8/8/3Q4/8/5PPP/6K1", "3q2k1/8/8/8/3Q4/8/PPP5/6K1"),
        ] {
            let worth = |board: &str| evaluate(&position(&format!("{board} w - - 0 1")));
            assert!(worth(better) > worth(worse) + 5, "{what}");
        }
    }
}
