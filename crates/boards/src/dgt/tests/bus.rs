//! What a board answers on the bus, and what it remembers. All bytes are worked out from DGT's header
//! of 2017.

use shakmaty::Square;

use super::*;

/// The address of the board: 3742 in two parts of seven bits.
const NUMBER: [u8; 2] = [0x1D, 0x1E];

fn board() -> Board {
    Board::new(shakmaty::Board::new(), true)
}

fn ask(board: &mut Board, bytes: &[u8]) -> Vec<u8> {
    board.receive(bytes);
    board.to_send()
}

fn command(id: u8, [high, low]: [u8; 2]) -> [u8; 4] {
    [id, high, low, (id & 0x7F).wrapping_add(high).wrapping_add(low) & 0x7F]
}

/// A message of the board with this number: its length counts the sum behind it.
fn message(id: u8, data: &[u8]) -> Vec<u8> {
    let length = u8::try_from(data.len() + 6).unwrap();
    let mut bytes = [&[id, 0, length][..], &NUMBER, data].concat();
    bytes.push(bytes.iter().fold(0_u8, |sum, byte| sum.wrapping_add(*byte)) & 0x7F);
    bytes
}

#[test]
fn a_board_has_a_number_that_is_its_address() {
    let mut board = board();
    assert_eq!(ask(&mut board, &[0x46]), [0x90, 0, 5, 0x1D, 0x1E]);
    assert_eq!(ask(&mut board, &[0x45]), b"\x91\x00\x0803742");
    assert_eq!(ask(&mut board, &[0x55]), b"\xA2\x00\x0D0000003742");
}

// 0x81 0x10 0x06 has the sum 0x17 in the header.
#[test]
fn a_command_of_the_bus_has_a_sum() {
    assert_eq!(command(0x81, [0x10, 0x06]), [0x81, 0x10, 0x06, 0x17]);
    let mut board = board();
    assert_eq!(ask(&mut board, &[0x87, 0, 0, 7]), message(0x87, &[]), "to all boards");
    assert_eq!(ask(&mut board, &[0x87, 0, 0, 8]), [], "a wrong sum");
    assert_eq!(ask(&mut board, &command(0x87, [0x1D, 0x1F])), [], "another board");
    assert_eq!(ask(&mut board, &command(0x8B, NUMBER)), message(0x89, &[1, 8]));
    assert_eq!(ask(&mut board, &command(0x82, [0, 0])), [], "all at once would be a noise");
    let both = [&[0x87, 0, 0x87][..], &[0, 0, 7]].concat();
    assert_eq!(ask(&mut board, &both), message(0x87, &[]), "one command was cut");
}

#[test]
fn a_board_that_was_found_is_quiet_while_others_are_looked_for() {
    let mut board = board();
    assert_eq!(ask(&mut board, &command(0x8A, NUMBER)), message(0x87, &[]));
    assert_eq!(ask(&mut board, &[0x87, 0, 0, 7]), []);
    assert_eq!(ask(&mut board, &[0x87, 0, 0, 7]), message(0x87, &[]));
}

#[test]
fn on_the_bus_the_squares_and_the_clock_are_told_with_a_sum() {
    let mut board = board();
    let dump = ask(&mut board, &command(0x82, NUMBER));
    assert_eq!((dump.len(), &dump[..7]), (70, &[0x83, 0, 70, 0x1D, 0x1E, 8, 9][..]));
    assert_eq!(dump, message(0x83, &dump[5..69]));
    assert_eq!(ask(&mut board, &command(0x81, NUMBER)), message(0x84, &[0, 0, 0, 0, 0, 0, 0x0A]));
    let all = ask(&mut board, &command(0x8D, NUMBER));
    assert!(all.ends_with(&dump) && all.starts_with(&[0x85]), "{all:?}");
}

#[test]
fn changes_are_kept_until_they_are_asked_and_can_be_asked_again() {
    let mut board = board();
    assert_eq!(ask(&mut board, &command(0x85, NUMBER)), message(0x88, &[]));
    let start = ask(&mut board, &command(0x86, NUMBER));
    assert_eq!((start[5], start.len()), (0x7B, 6 + 1 + 64), "the tag and how the men stand");
    board.put(Square::E2, None);
    board.scan();
    board.put(Square::E4, Some(PAWN));
    board.scan();
    let moved = message(0x85, &[0x40, 52, 0x41, 36]);
    assert_eq!(ask(&mut board, &command(0x83, NUMBER)), moved);
    assert_eq!(ask(&mut board, &command(0x84, NUMBER)), moved, "it was lost on the way");
    assert_eq!(ask(&mut board, &command(0x83, NUMBER)), message(0x85, &[]));
    let game = ask(&mut board, &command(0x86, NUMBER));
    assert_eq!(game[5..game.len() - 1], [&start[5..start.len() - 1], &moved[5..9]].concat());
}

#[test]
fn a_command_for_a_single_board_leaves_the_bus_and_the_next_of_the_bus_leads_back() {
    let mut board = board();
    assert_eq!(ask(&mut board, &[0x44]), []);
    board.put(Square::E2, None);
    board.scan();
    assert_eq!(board.to_send(), [0x8E, 0, 5, 52, 0]);
    assert_eq!(ask(&mut board, &command(0x87, NUMBER)), [], "it leads back and is not answered");
    board.put(Square::E2, Some(PAWN));
    board.scan();
    assert_eq!(board.to_send(), [], "on the bus nothing is told unasked");
    assert_eq!(ask(&mut board, &command(0x87, NUMBER)), message(0x87, &[]));
    assert_eq!(ask(&mut board, &command(0x88, NUMBER)), []);
    assert_eq!(ask(&mut board, &command(0x87, NUMBER)), []);
    assert_eq!(ask(&mut board, &[0x4D, 0x4A]), [0x93, 0, 5, 1, 8]);
    assert_eq!(ask(&mut board, &command(0x87, NUMBER)), message(0x87, &[]));
}

#[test]
fn a_board_remembers_what_has_happened() {
    let mut board = board();
    board.put(Square::E2, None);
    board.scan();
    board.put(Square::E2, Some(PAWN));
    board.scan();
    let memory = ask(&mut board, &[0x49]);
    assert_eq!((memory.len(), &memory[..3]), (0x1F03, &[0x8F, 0x3E, 0x03][..]));
    let end = memory.iter().rposition(|byte| *byte == 0x6A).unwrap();
    let awaited = [&[0x6A][..], &memory[end + 1..=end + 64], &[0x6F, 0x40, 52, 0x41, 52, 0x6B]];
    assert_eq!(memory[end..], awaited.concat(), "one man was away: that is no new beginning");
    for _ in 0..4000 {
        for piece in [None, Some(PAWN)] {
            board.put(Square::E2, piece);
            board.scan();
        }
    }
    let full = ask(&mut board, &[0x49]);
    assert_eq!((full.len(), full.last()), (0x1F03, Some(&0x6B)));
    assert!(
        full[3..0x1F02].iter().all(|byte| [0x40, 0x41, 52].contains(byte)),
        "the oldest are gone"
    );
    assert!(!ask(&mut board, &command(0x86, NUMBER)).contains(&0x7B));
}
