//! The makes of boards: their names, and what each can sense.

use std::str::FromStr;
use std::time::Duration;

/// What a board senses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Senses {
    /// Whether a hole has a peg: a piece that is taken out is touched (FIDE 2023, D.2.2).
    Pegs,
    /// Whether a square has a piece, or which one.
    Squares,
    /// Finished moves and nothing else: no touch can be seen.
    Moves,
}

/// Makes of the rows the makes, in the order in which they are looked for.
///
/// A row: the make, the name by which players choose it, what they call it, what its boards sense; the
/// bits per second of its line, the state of Data Terminal Ready there, which is left as it is if
/// nothing is said, and after how many milliseconds one that was asked is not there; the chips in its
/// cable, each by the numbers of its vendor and of the product.
macro_rules! makes {
    ($(
        $(#[$about:meta])*
        $make:ident $name:literal $title:literal $senses:ident $baud:literal $ready:expr, $limit:literal,
        $chips:expr;
    )*) => {
        /// A make.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Make {
            $($(#[$about])* $make,)*
        }

        impl Make {
            /// All makes, in the order in which they are looked for.
            pub const ALL: [Self; [$(Self::$make,)*].len()] = [$(Self::$make,)*];

            /// The names of all of them, as they are told: a comma between each.
            #[must_use]
            pub fn list() -> String {
                Self::ALL.map(Self::name).join(", ")
            }

            /// The name by which players choose it.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$make => $name,)*
                }
            }

            /// What players call it.
            #[must_use]
            pub const fn title(self) -> &'static str {
                match self {
                    $(Self::$make => $title,)*
                }
            }

            /// What boards of this make sense.
            #[must_use]
            pub const fn senses(self) -> Senses {
                match self {
                    $(Self::$make => Senses::$senses,)*
                }
            }

            /// The bits per second of its line.
            pub(crate) const fn baud(self) -> u32 {
                match self {
                    $(Self::$make => $baud,)*
                }
            }

            /// The state of Data Terminal Ready; left as it is if nothing is said.
            pub(crate) const fn ready(self) -> Option<bool> {
                match self {
                    $(Self::$make => $ready,)*
                }
            }

            /// A board that was asked for so long is not there.
            pub(crate) const fn limit(self) -> Duration {
                Duration::from_millis(match self {
                    $(Self::$make => $limit,)*
                })
            }

            /// The chips in its cable, by the numbers of vendor and product. Their makers sell them to
            /// anyone, so another device may have the same.
            const fn chips(self) -> &'static [(u16, u16)] {
                match self {
                    $(Self::$make => &$chips,)*
                }
            }
        }
    };
}

makes! {
    /// A peg board that speaks PEG/1.
    // Toggling its line would start an Arduino anew. It may do so for three seconds, and is then asked
    // as long.
    Peg1 "peg1" "PEG/1" Pegs 115_200 None, 6500, [];
    /// A board of DGT.
    // The chip is in `fnogatz/dgtchess`.
    Dgt "dgt" "DGT" Squares 9600 Some(true), 4000, [(0x0403, 0x6001)];
    /// `ChessLink` of Millennium.
    ChessLink "chesslink" "ChessLink" Squares 38_400 Some(false), 4000, [];
    /// A board of Certabo or Tabutronic.
    // The chip is in `haklein/certabo-lichess`.
    Certabo "certabo" "Certabo" Squares 38_400 Some(false), 5500, [(0x10C4, 0xEA60)];
    /// `Citrine` of Novag.
    Citrine "citrine" "Citrine" Moves 57_600 None, 4000, [];
}

impl Make {
    /// The make whose boards have this chip in their cable.
    pub(crate) fn by_chip(vendor: u16, product: u16) -> Option<Self> {
        Self::ALL.into_iter().find(|make| make.chips().contains(&(vendor, product)))
    }
}

/// There is no make of this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no make of boards")]
pub struct NoMake(pub String);

impl FromStr for Make {
    type Err = NoMake;

    fn from_str(name: &str) -> Result<Self, NoMake> {
        let make = Self::ALL.into_iter().find(|make| make.name() == name);
        make.ok_or_else(|| NoMake(name.to_owned()))
    }
}
