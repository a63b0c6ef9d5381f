//! What is remarkable in a game that is taken: how it is written, and what of it is not kept. No words.

use crate::pgn::lexer::Place;
use crate::pgn::read::wrong::Wrong;
use crate::pgn::result::GameResult;
use crate::position;

/// So many remarks on a game are kept.
const MOST: usize = 50;

/// What is remarkable, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// Where.
    pub place: Place,
    /// What.
    pub odd: Odd,
}

/// What can be remarkable. The game is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Odd {
    /// What follows cannot be played: the game is kept up to here.
    Ends(Wrong),
    /// What follows in a variation cannot be played: the variation is kept up to here.
    VariationEnds(Wrong),
    /// There is no result after the moves; this one is kept, that of the tags if they have one.
    NoResult(GameResult),
    /// There is no result at all, and the position on the board is over: what it says is kept.
    ResultOfBoard(GameResult),
    /// The tags have another result than is kept.
    ResultTag {
        /// That of the tags.
        tag: String,
        /// The one that is kept.
        kept: GameResult,
    },
    /// The tags do not tell the result.
    NoResultTag(GameResult),
    /// A result is spelt in another way.
    Result {
        /// As it is written.
        word: String,
        /// What it is read as.
        read: GameResult,
    },
    /// Moves go on after a result.
    ResultInside(GameResult),
    /// The game has neither tags nor a number behind the result of another one, and may be of that.
    Apart(GameResult),
    /// The last move mates, and the result is another.
    Mate,
    /// The last move leaves stalemate, and the result is no draw.
    Stalemate,
    /// A move is said to check, and does not; the first of each game is named.
    NoCheck(String),
    /// A move is said to mate, and does not; the first of each game is named.
    NoMate(String),
    /// A move or a sign is spelt in another way; the first of each game is named.
    Spelling {
        /// As it is written.
        word: String,
        /// What it is read as, in PGN.
        read: String,
    },
    /// A sign or a word that says nothing which PGN has.
    LeftOut(String),
    /// Blanks or marks that cannot be seen; the first of each game is named.
    Unseen,
    /// Words before the first move that are in no comment; they are kept as one.
    Text(String),
    /// A tag that is not `[Name "value"]`, and is left out.
    Tag(String),
    /// A tag that the game has already; the first is kept.
    Twice(String),
    /// A right of the first position that cannot be, and is left out.
    Position(position::Remark),
    /// No tag says so, and the rights to castle are those of Chess960.
    Chess960,
    /// The tags should have the first position and have none; the usual one is taken.
    NoPosition,
    /// A comment that is never closed.
    OpenComment,
    /// A comment behind a semicolon that begins with this move.
    MoveInComment(String),
    /// A comment that has this tag of a game in it: the brace may be missing that ends it.
    TagInComment(String),
    /// A bracket of a variation that is closed and was not opened, or the reverse.
    Brackets,
}

impl Odd {
    /// Whether moves of the game, or of a variation, are not kept.
    #[must_use]
    pub fn is_loss(&self) -> bool {
        matches!(self, Self::Ends(_) | Self::VariationEnds(_))
    }

    /// Whether something is only written in another way.
    #[must_use]
    pub fn is_harmless(&self) -> bool {
        matches!(
            self,
            Self::Spelling { .. }
                | Self::Unseen
                | Self::Result { .. }
                | Self::NoCheck(_)
                | Self::NoMate(_)
        )
    }

    /// Whether one of its kind is enough for a game.
    fn is_told_once(&self) -> bool {
        matches!(
            self,
            Self::Spelling { .. }
                | Self::Unseen
                | Self::Brackets
                | Self::MoveInComment(_)
                | Self::NoCheck(_)
                | Self::NoMate(_)
        )
    }
}

/// Adds a remark, unless enough is said.
pub(super) fn add(remarks: &mut Vec<Remark>, place: Place, odd: Odd) {
    let kind = std::mem::discriminant(&odd);
    let is_told = |remark: &Remark| std::mem::discriminant(&remark.odd) == kind;
    if remarks.len() < MOST && !(odd.is_told_once() && remarks.iter().any(is_told)) {
        remarks.push(Remark { place, odd });
    }
}
