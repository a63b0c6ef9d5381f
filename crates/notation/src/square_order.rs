//! What is said of a square, and in which order: `e4: white pawn, dark square` or `white pawn, e4`.

use std::str::FromStr;

/// A part of what is said of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SquarePart {
    /// The name of the square.
    Square,
    /// What stands there.
    Piece,
    /// Whether it is light or dark.
    Colour,
}

/// The parts in their order, each once at most. What stands there is always among them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SquareOrder {
    parts: [SquarePart; 3],
    count: usize,
}

impl SquareOrder {
    /// The parts in their order; never empty.
    #[must_use]
    pub fn parts(&self) -> &[SquarePart] {
        &self.parts[..self.count]
    }
}

impl Default for SquareOrder {
    fn default() -> Self {
        Self { parts: [SquarePart::Square, SquarePart::Piece, SquarePart::Colour], count: 3 }
    }
}

impl FromStr for SquareOrder {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut order = Self { count: 0, ..Self::default() };
        for word in text.split([' ', ',']).filter(|word| !word.is_empty()) {
            let part = match word {
                "square" => SquarePart::Square,
                "piece" => SquarePart::Piece,
                "colour" | "color" => SquarePart::Colour,
                _ => return Err(()),
            };
            if order.parts().contains(&part) {
                return Err(());
            }
            order.parts[order.count] = part;
            order.count += 1;
        }
        if order.parts().contains(&SquarePart::Piece) { Ok(order) } else { Err(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_part_stands_once_and_the_piece_always() {
        let read = |text: &str| text.parse::<SquareOrder>().map(|order| order.parts().to_vec());
        let usual = SquareOrder::default().parts().to_vec();
        assert_eq!(read("square piece colour"), Ok(usual));
        assert_eq!(read("piece, square"), Ok(vec![SquarePart::Piece, SquarePart::Square]));
        for wrong in ["", "square colour", "piece piece", "piece rank"] {
            assert_eq!(read(wrong), Err(()), "{wrong}");
        }
    }
}
