//! Messages of a DGT board: bytes in, messages out. All figures are those of DGT's header of 2015.
//!
//! A message is an identifier with the top bit set, its length in two bytes of seven bits, which
//! counts these three, and data without a top bit. There is no checksum. So a byte with a top bit
//! begins a message wherever it stands, and only lengths and contents that can be are believed.

use shakmaty::{Board, Color, Piece, Role, Square};

use crate::report::Sensed;

pub(super) const BOARD_DUMP: u8 = 0x86;
pub(super) const TIMES: u8 = 0x8D;
pub(super) const FIELD_UPDATE: u8 = 0x8E;
pub(super) const MEMORY: u8 = 0x8F;
pub(super) const ADDRESS: u8 = 0x90;
pub(super) const SERIAL: u8 = 0x91;
pub(super) const TRADEMARK: u8 = 0x92;
pub(super) const VERSION: u8 = 0x93;
pub(super) const BATTERY: u8 = 0xA0;
pub(super) const LONG_SERIAL: u8 = 0xA2;

/// The longest message that is awaited: a trademark of 256 letters.
const LONGEST: usize = 259;

/// A message that can be. Squares are numbered by the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Message {
    Dump(Sensed),
    Update(Square, Option<Found>),
    /// The seven bytes of the clock.
    Times([u8; 7]),
    Serial(String),
    LongSerial(String),
    /// Major and minor.
    Version(u8, u8),
    /// Percent, and whether it is being charged.
    Battery(u8, bool),
    /// A byte behind a dump that belongs to nothing: the dump was one byte too long.
    Trailing,
    /// A byte behind a change that belongs to nothing, and is not its last byte once more: a byte
    /// in it was doubled or put in, and it is another square or another piece.
    Shifted,
    /// Legal, and of no use here.
    Other,
}

/// A piece on a square; nothing if it is one of the three with which a result is shown.
pub(super) type Found = Option<Piece>;

/// Whether a message of this kind can have this length; the battery by the list of its bytes and
/// what boards send, not by the header's constant.
const fn legal(id: u8, length: usize) -> bool {
    match id {
        BOARD_DUMP => length == 67,
        TIMES => length == 10,
        FIELD_UPDATE | VERSION | ADDRESS => length == 5,
        SERIAL => length == 8,
        TRADEMARK => length >= 3 && length <= LONGEST,
        BATTERY => length == 12,
        LONG_SERIAL => length == 13,
        _ => false,
    }
}

/// Square 0 is a8, 7 h8, 63 h1: White sits with the connector on the left.
pub(super) fn square(index: u8) -> Option<Square> {
    Square::try_from(index).ok().map(Square::flip_vertical)
}

const ROLES: [Role; 6] =
    [Role::Pawn, Role::Rook, Role::Knight, Role::Bishop, Role::King, Role::Queen];

/// What a code means; the upper half of the byte is masked, as `PicoChess` does, because the header
/// mentions a bit there that it never describes.
fn piece(code: u8) -> Option<Found> {
    let code = code & 0x0F;
    let role = |first: u8| usize::from(code - first);
    match code {
        0 => None,
        1..=6 => Some(Some(Piece { color: Color::White, role: ROLES[role(1)] })),
        7..=12 => Some(Some(Piece { color: Color::Black, role: ROLES[role(7)] })),
        _ => Some(None),
    }
}

/// The code of a piece.
pub(super) fn code(piece: Option<Piece>) -> u8 {
    let Some(Piece { color, role }) = piece else { return 0 };
    let at = ROLES.iter().zip(1_u8..).find_map(|(&known, at)| (known == role).then_some(at));
    at.unwrap_or_default() + color.fold_wb(0, 6)
}

/// Cuts bytes into messages.
#[derive(Debug, Default)]
pub(super) struct Reader {
    /// A message as far as it has come; empty between messages.
    buffer: Vec<u8>,
    /// What has come last is a whole message: its identifier and its last byte.
    whole: Option<(u8, u8)>,
}

impl Reader {
    /// Takes bytes; `said` gets each message, or nothing for each run of bytes that was none.
    pub(super) fn take(&mut self, bytes: &[u8], mut said: impl FnMut(Option<Message>)) {
        for &byte in bytes {
            if byte & 0x80 != 0 {
                if !self.buffer.is_empty() {
                    said(None);
                }
                self.buffer.clear();
                self.buffer.push(byte);
            } else if !self.buffer.is_empty() {
                self.buffer.push(byte);
            } else {
                match self.whole {
                    Some((BOARD_DUMP, _)) => said(Some(Message::Trailing)),
                    Some((FIELD_UPDATE, last)) if last != byte => said(Some(Message::Shifted)),
                    _ => {}
                }
            }
            self.whole = None;
            self.complete(&mut said);
        }
    }

    fn complete(&mut self, said: &mut impl FnMut(Option<Message>)) {
        let [id, high, low, data @ ..] = &self.buffer[..] else { return };
        let length = usize::from(*high) << 7 | usize::from(*low);
        if !legal(*id, length) {
            said(None);
        } else if data.len() + 3 == length {
            self.whole = data.last().map(|last| (*id, *last));
            said(read(*id, data));
        } else {
            return;
        }
        self.buffer.clear();
    }

    #[cfg(test)]
    pub(super) fn kept(&self) -> usize {
        self.buffer.capacity()
    }
}

fn read(id: u8, data: &[u8]) -> Option<Message> {
    match (id, data) {
        (BOARD_DUMP, codes) => Some(Message::Dump(dump(codes))),
        (FIELD_UPDATE, &[at, code]) => Some(Message::Update(square(at)?, piece(code))),
        (TIMES, data) => Some(Message::Times(data.try_into().ok()?)),
        (SERIAL, digits) => Some(Message::Serial(number(digits)?)),
        (LONG_SERIAL, digits) => Some(Message::LongSerial(number(digits)?)),
        (VERSION, &[major, minor]) => Some(Message::Version(major, minor)),
        (BATTERY, &[percent, .., status]) if percent <= 100 => {
            Some(Message::Battery(percent, status & 1 != 0))
        }
        (BATTERY, _) => None,
        _ => Some(Message::Other),
    }
}

fn dump(codes: &[u8]) -> Sensed {
    let mut sensed = Sensed::of(Board::empty());
    for (square, found) in (0..).map_while(square).zip(codes.iter().map(|&code| piece(code))) {
        sensed.occupied.set(square, found.is_some());
        if let Some(piece) = found.flatten() {
            sensed.pieces.set_piece_at(square, piece);
        }
    }
    sensed
}

fn number(digits: &[u8]) -> Option<String> {
    let all = digits.iter().all(u8::is_ascii_digit);
    all.then(|| digits.iter().copied().map(char::from).collect())
}

/// A message as a board writes it.
pub(super) fn write(id: u8, data: &[u8]) -> Vec<u8> {
    let length = data.len() + 3;
    let seven = |bits: usize| u8::try_from(bits & 0x7F).unwrap_or_default();
    let mut bytes = vec![id, seven(length >> 7), seven(length)];
    bytes.extend(data.iter().map(|byte| byte & 0x7F));
    bytes
}
