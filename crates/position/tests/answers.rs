//! Two thousand positions of each variant against what python-chess knows of them.
//!
//! Both play the same games by the same chance, so no position is kept: see `scripts/variants.py`.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use touchmove_position::shakmaty::fen::Fen;
use touchmove_position::shakmaty::uci::UciMove;
use touchmove_position::shakmaty::{
    CastlingMode, Color, EnPassantMode, KnownOutcome, Outcome, Position as _, Role,
};
use touchmove_position::{Position, Variant};

const ANSWERS: &str = include_str!("answers.txt");

const LONGEST: usize = 120;

/// The 32-bit FNV-1a hash of a text.
fn number(text: &str) -> u32 {
    let add = |value: u32, byte: u8| (value ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    text.bytes().fold(0x811c_9dc5, add)
}

fn end(position: &Position) -> &'static str {
    match position.outcome() {
        Outcome::Known(KnownOutcome::Decisive { winner: Color::White }) => "w",
        Outcome::Known(KnownOutcome::Decisive { winner: Color::Black }) => "b",
        Outcome::Known(KnownOutcome::Draw) => "d",
        Outcome::Unknown => "-",
    }
}

/// What is in the hands, White's first, from the pawn to the queen.
fn held(position: &Position) -> String {
    let Some(pockets) = position.pockets() else { return String::new() };
    let roles = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
    let counts = |color: Color| roles.map(|role| pockets[color][role].to_string()).concat();
    Color::ALL.map(counts).concat()
}

fn told(position: &Position, moves: &[UciMove]) -> String {
    let fen = Fen::from_position(position, EnPassantMode::Legal).to_string();
    let fields: Vec<&str> = fen.split(' ').collect();
    let pieces = fields[0].split('[').next().unwrap();
    let checks = if position.remaining_checks().is_some() { fields[4] } else { "" };
    let bit = |set: bool| if set { "1" } else { "0" };
    let lacks = Color::ALL.map(|color| bit(position.has_insufficient_material(color))).concat();
    let moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
    let held = held(position);
    [
        pieces,
        fields[1],
        fields[2],
        fields[3],
        &held,
        checks,
        &moves.join(","),
        bit(position.is_check()),
        end(position),
        &lacks,
    ]
    .join("|")
}

#[test]
fn two_implementations_know_the_same_of_each_variant() {
    assert_eq!(compared(ANSWERS), 14_000);
}

#[test]
#[ignore = "needs a file that scripts/variants.py has written"]
fn a_whole_file_of_answers_is_the_same() {
    let file = std::env::var("VARIANTS").expect("VARIANTS names the file");
    assert!(compared(&std::fs::read_to_string(file).unwrap()) > 0);
}

/// How many positions there are in a file of answers; each is the same here.
fn compared(answers: &str) -> usize {
    let mut count = 0;
    for line in answers.lines().filter(|line| !line.starts_with('#')) {
        let (id, numbers) = line.split_once(' ').unwrap();
        let variant = Variant::of_id(id).unwrap();
        let mut numbers = numbers
            .as_bytes()
            .chunks(8)
            .map(|eight| u32::from_str_radix(std::str::from_utf8(eight).unwrap(), 16).unwrap());
        let mut chance = number(id);
        let mut next = numbers.next();
        while next.is_some() {
            let mut position = variant.start();
            for _ in 0..LONGEST {
                let uci =
                    |mv: &touchmove_position::shakmaty::Move| mv.to_uci(CastlingMode::Standard);
                let mut moves: Vec<UciMove> = position.legal_moves().iter().map(uci).collect();
                moves.sort_by_key(ToString::to_string);
                let told = told(&position, &moves);
                assert_eq!(next, Some(number(&told)), "{id} {told}");
                count += 1;
                next = numbers.next();
                if moves.is_empty() || end(&position) != "-" || next.is_none() {
                    break;
                }
                chance = chance.wrapping_mul(1_103_515_245).wrapping_add(12_345) & 0x7fff_ffff;
                let chosen = usize::try_from(chance >> 8).unwrap() % moves.len();
                position.play_unchecked(moves[chosen].to_move(&position).unwrap());
            }
        }
    }
    count
}
