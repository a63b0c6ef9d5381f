//! Crosstables for tests, written as they are read aloud: `4w1 3b= H`, and `2b?` for a game
//! that is open.

use shakmaty::Color;

use crate::crosstable::{Card, Cell, Crosstable, Mark, Meeting};
use crate::points::Scoring;

/// A table of players, each with a rating, 0 for none, and the rounds.
pub(crate) fn table(meeting: Meeting, cards: &[(u16, &str)]) -> Crosstable {
    let card = |&(rating, rounds): &(u16, &str)| Card {
        rating: (rating > 0).then_some(rating),
        cells: rounds.split_whitespace().map(cell).collect(),
    };
    let cards: Vec<Card> = cards.iter().map(card).collect();
    let rounds = cards.iter().map(|card| card.cells.len()).max().unwrap_or(0);
    Crosstable { meeting, rounds, scoring: Scoring::default(), cards }
}

fn cell(text: &str) -> Cell {
    let letter = text.chars().last().map(|last| if last == '?' { ' ' } else { last });
    let mark = Mark::of_letter(letter.unwrap()).unwrap();
    let Some((number, _)) = text.split_once(['w', 'b']) else { return Cell::bye(mark) };
    let color = if text.contains('w') { Color::White } else { Color::Black };
    Cell::game(number.parse::<usize>().unwrap() - 1, color, mark)
}

/// Seven players and five rounds with a bye of each kind, a forfeit and one who leaves.
pub(crate) fn seven() -> Crosstable {
    table(
        Meeting::Some,
        &[
            (2000, "4w1 3b= 2w1 5b+ 6w="),
            (1950, "5b1 6w= 1b0 3w1 4b1"),
            (1900, "6w0 1w= 7b1 2b0 5w-"),
            (1850, "1b0 7w1 H 6b1 2w0"),
            (1800, "2w0 U 6b= 1w- 3b+"),
            (1750, "3b1 2b= 5w= 4w0 1b="),
            (1700, "H 4b0 3w0 Z Z"),
        ],
    )
}
