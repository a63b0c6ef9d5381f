//! The hunt for a helpmate: deeper from pass to pass, with moves that come nearer for nothing.

use std::ops::RangeInclusive;

use shakmaty::{Chess, Color, Move, Position};

use super::steps::{Guide, Step, corner};

/// Plies of the longest line that is followed.
const LONGEST: usize = 128;

/// A hunt for a mate by White.
#[derive(Debug)]
pub(super) struct Hunt<'a> {
    guide: &'a Guide,
    table: Option<Table>,
    /// Positions that may still be looked at, in this pass and in all.
    in_pass: u64,
    all: u64,
    /// Plies on the board since the first position.
    plies: usize,
    /// Whether something was left out in this pass.
    cut: bool,
}

impl<'a> Hunt<'a> {
    /// A hunt that remembers no position, through so many at most.
    pub(super) fn new(guide: &'a Guide, all: u64) -> Self {
        Self { guide, table: None, in_pass: 0, all, plies: 0, cut: false }
    }

    /// A hunt that remembers two to the power of `bits` positions.
    pub(super) fn with_table(guide: &'a Guide, all: u64, bits: u32) -> Self {
        Self { table: Some(Table::new(bits)), ..Self::new(guide, all) }
    }

    /// Hunts to each of these depths until a mate is found or nothing is left to look at, through so
    /// many positions a ply of a depth; nothing if neither happens.
    pub(super) fn passes(
        &mut self,
        position: &Chess,
        depths: RangeInclusive<u8>,
        a_ply: u64,
    ) -> Option<bool> {
        for depth in depths {
            // What an older pass has looked at may have been cut short there: no proof rests on it.
            for trust in [SearchedBy::Older, SearchedBy::Own] {
                if self.pass(position, depth, a_ply, trust) {
                    return Some(true);
                }
                if self.cut {
                    break;
                }
                if trust == SearchedBy::Own || self.table.is_none() {
                    return Some(false);
                }
            }
            if self.all == 0 {
                break;
            }
        }
        None
    }

    fn pass(&mut self, position: &Chess, depth: u8, a_ply: u64, trust: SearchedBy) -> bool {
        self.in_pass = a_ply.saturating_mul(depth.into());
        self.cut = false;
        if let Some(table) = &mut self.table {
            table.pass += 1;
            table.trust = trust;
        }
        self.mates(position, depth, false)
    }

    /// Whether a mate follows within this depth. A ply after a free one costs nothing, lest it undo it.
    fn mates(&mut self, position: &Chess, left: u8, after_free: bool) -> bool {
        if position.has_insufficient_material(Color::White) {
            return mated(position);
        }
        if left == 0 || self.plies >= LONGEST {
            self.cut = true;
            return mated(position);
        }
        if let Some(table) = &mut self.table
            && table.known(position, left)
        {
            return false;
        }
        let moves = position.legal_moves();
        if moves.is_empty() {
            return position.turn().is_black() && position.is_check();
        }
        let corner = corner(position.board());
        for played in moves {
            let step = self.guide.step(position, corner, played);
            if self.follow(position, played, step, left, after_free) {
                return true;
            }
            if self.cut && (self.in_pass == 0 || self.all == 0) {
                return false;
            }
        }
        false
    }

    fn follow(
        &mut self,
        position: &Chess,
        played: Move,
        step: Step,
        left: u8,
        after_free: bool,
    ) -> bool {
        if self.in_pass == 0 || self.all == 0 {
            self.cut = true;
            return false;
        }
        self.in_pass -= 1;
        self.all -= 1;
        let left = match step {
            Step::Free => left,
            Step::Plain => left - u8::from(!after_free),
            Step::Costly => left.saturating_sub(4),
        };
        let mut next = position.clone();
        next.play_unchecked(played);
        self.plies += 1;
        let mates = self.mates(&next, left, step == Step::Free);
        self.plies -= 1;
        mates
    }
}

/// Whether Black is mated.
pub(super) fn mated(position: &Chess) -> bool {
    position.turn().is_black() && position.is_check() && position.legal_moves().is_empty()
}

/// Positions that were looked at in a pass, and to which depth.
#[derive(Debug)]
struct Table {
    /// Of each: the upper 48 bits of its key, the pass and the depth; a newer one takes the place.
    places: Vec<u64>,
    pass: u8,
    trust: SearchedBy,
}

/// Which passes have looked at a position well enough to leave it out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SearchedBy {
    /// Also those before: they would have found the mate.
    Older,
    /// Only this one, for the proof that there is none.
    Own,
}

impl Table {
    fn new(bits: u32) -> Self {
        Self { places: vec![0; 1 << bits], pass: 0, trust: SearchedBy::Older }
    }

    /// Whether this position was looked at, at least as deep; from now on it was.
    fn known(&mut self, position: &Chess, left: u8) -> bool {
        let key = key(position);
        #[expect(clippy::cast_possible_truncation, reason = "the lowest bits are meant")]
        let index = key as usize & (self.places.len() - 1);
        let named = key & !0xffff | u64::from(self.pass) << 8;
        let place = &mut self.places[index];
        let same = match self.trust {
            SearchedBy::Older => (*place ^ named) >> 16 == 0,
            SearchedBy::Own => (*place ^ named) >> 8 == 0,
        };
        if same && *place & 0xff >= u64::from(left) {
            return true;
        }
        *place = named | u64::from(left);
        false
    }
}

/// A number for a position: another for any other, but for one chance in 2 to the 64.
pub(super) fn key(position: &Chess) -> u64 {
    let board = position.board();
    let ep = position.maybe_ep_square().map_or(0, |square| 1 + square as u64);
    let rest = u64::from(position.turn().is_white()) | ep << 1;
    let words = [
        (board.pawns().0, board.knights().0),
        (board.bishops().0, board.rooks().0),
        (board.queens().0, board.kings().0),
        (board.white().0, position.castles().castling_rights().0 ^ rest << 16),
    ];
    #[expect(clippy::cast_possible_truncation, reason = "both halves are meant")]
    let folded = |product: u128| (product as u64) ^ (product >> 64) as u64;
    words.into_iter().fold(0x9e37_79b9_7f4a_7c15, |key, (one, other)| {
        let one = key ^ one ^ 0x2d35_8dcc_aa6c_78a5;
        let other = key.rotate_left(32) ^ other ^ 0x8bb8_4b93_962e_acc9;
        folded(u128::from(one) * u128::from(other))
    })
}
