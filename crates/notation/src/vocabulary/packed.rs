//! A vocabulary that is compiled in: its words are looked up in lines, and none is read that nobody asks for.

use shakmaty::{ByRole, CastlingSide, Color, File, Rank, Role};

use crate::fold::Folding;
use crate::fold::lines::{Lines, NEXT, items};
use crate::vocabulary::{Atom, Term, Vocabulary};
use crate::wing::Wing;

/// The words of a vocabulary in their lines, by folded words.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct PackedWords {
    /// How each is written, and then the names of what it can mean.
    moves: Lines,
    /// The name of what each means in a position.
    terms: Lines,
}

impl PackedWords {
    /// What words can mean in a move, and how they are written.
    pub(super) fn meanings(self, folded: &str) -> Vec<Atom> {
        self.moves.find(folded).map(|list| meant(list).1).unwrap_or_default()
    }

    pub(super) fn term(self, folded: &str) -> Option<Term> {
        self.terms.find(folded).and_then(Term::named)
    }

    /// All words of moves, how they are written, and what they can mean.
    pub(super) fn all<'a>(self) -> impl Iterator<Item = (&'a str, &'a str, Vec<Atom>)> {
        self.moves.all().map(|(folded, list)| {
            let (written, atoms) = meant(list);
            (folded, written, atoms)
        })
    }

    pub(super) fn terms(self) -> impl Iterator<Item = (&'static str, Term)> {
        self.terms.all().filter_map(|(folded, name)| Some((folded, Term::named(name)?)))
    }
}

fn meant(list: &'static str) -> (&'static str, Vec<Atom>) {
    let (written, names) = list.split_once(NEXT).unwrap_or_default();
    (written, items(names).filter_map(Atom::named).collect())
}

impl Vocabulary {
    /// A vocabulary as `head` is packed for the program, with the letters for pieces that are packed with it,
    /// the lines of its words, and those of its words for positions.
    #[must_use]
    pub fn packed(head: &'static str, words: Lines, terms: Lines) -> Self {
        let mut letters = head.lines().nth(2).unwrap_or_default().split(NEXT);
        let mut letter = || letters.next().unwrap_or_default().to_owned();
        let [king, queen, rook, bishop, knight, pawn] = std::array::from_fn(|_| letter());
        let letters = ByRole { pawn, knight, bishop, rook, queen, king };
        Self::packed_with(letters, head, words, terms)
    }

    /// The same with these letters for pieces, which may be empty.
    #[must_use]
    pub fn packed_with(
        letters: ByRole<String>,
        head: &'static str,
        words: Lines,
        terms: Lines,
    ) -> Self {
        let mut lines = head.split('\n');
        let mut line = || lines.next().unwrap_or_default();
        let [longest, longest_joined, _, written_out, scripts, one_letter, ignored, endings, drops] =
            std::array::from_fn(|_| line());
        let folding = items(written_out).filter_map(|item| {
            let letter = item.chars().next()?;
            Some((letter, item[letter.len_utf8()..].to_owned()))
        });
        let mut vocabulary = Self {
            longest: longest.parse().unwrap_or_default(),
            longest_joined: longest_joined.parse().unwrap_or_default(),
            ignored: items(ignored).map(str::to_owned).collect(),
            endings: items(endings).map(str::to_owned).collect(),
            drops: items(drops).map(str::to_owned).collect(),
            packed: PackedWords { moves: words, terms },
            ..Self::new(letters).folded_by(Folding::new(folding))
        };
        vocabulary.learn_script(scripts);
        let mut one_letter = items(one_letter);
        while let (Some(word), Some(name)) = (one_letter.next(), one_letter.next()) {
            if let Some(atom) = Atom::named(name) {
                vocabulary.learn_accented(word, atom);
            }
        }
        vocabulary
    }
}

/// Two are the same if they understand the same, packed or not.
impl PartialEq for Vocabulary {
    fn eq(&self, other: &Self) -> bool {
        let sorted = |vocabulary: &Self| {
            let mut known: Vec<_> = vocabulary.known().map(|it| format!("{it:?}")).collect();
            let terms = vocabulary.packed.terms().map(|(words, term)| (words.to_owned(), term));
            let own = vocabulary.terms.iter().map(|(words, &term)| (words.clone(), term));
            known.extend(terms.chain(own).map(|it| format!("{it:?}")));
            known.extend(vocabulary.accented.iter().map(|it| format!("{it:?}")));
            known.extend(vocabulary.scripts.iter().map(|it| format!("{it:?}")));
            known.sort_unstable();
            known
        };
        sorted(self) == sorted(other)
            && self.letters == other.letters
            && (self.longest, self.longest_joined) == (other.longest, other.longest_joined)
            && (&self.ignored, &self.endings) == (&other.ignored, &other.endings)
            && self.drops == other.drops
            && self.folding == other.folding
    }
}

impl Atom {
    /// What has this name where words are packed: that of its entry in the file of a voice.
    fn named(name: &str) -> Option<Self> {
        if let [byte] = name.as_bytes() {
            let letter = char::from(*byte);
            return File::from_char(letter)
                .map(Self::File)
                .or_else(|| Rank::from_char(letter).map(Self::Rank));
        }
        let of_wing = |wing, piece| match piece {
            "pawn" => Some(Self::PawnOf(if wing == Wing::King { File::E } else { File::D })),
            piece => Some(Self::OfWing(role(piece)?, wing)),
        };
        Some(match name {
            "takes" => Self::Capture,
            "short-castling" => Self::Castle(CastlingSide::KingSide),
            "long-castling" => Self::Castle(CastlingSide::QueenSide),
            "castle" => Self::Castling,
            "noise" => Self::Noise,
            _ => match name.split_once('-') {
                None => Self::Piece(role(name)?),
                Some(("king", piece)) => of_wing(Wing::King, piece)?,
                Some(("queen", piece)) => of_wing(Wing::Queen, piece)?,
                Some((file, _)) => Self::PawnOf(File::from_char(file.chars().next()?)?),
            },
        })
    }
}

impl Term {
    /// What has this name where words are packed: that of its entry in the file of a voice.
    fn named(name: &str) -> Option<Self> {
        Some(match name {
            "white" => Self::Color(Color::White),
            "black" => Self::Color(Color::Black),
            "castling" => Self::Castling,
            "short" => Self::Side(CastlingSide::KingSide),
            "long" => Self::Side(CastlingSide::QueenSide),
            "en-passant" => Self::EnPassant,
            "all" => Self::All,
            "none" => Self::None,
            "beside" => Self::Noise,
            "start" => Self::Start,
            _ => return None,
        })
    }
}

fn role(name: &str) -> Option<Role> {
    Some(match name {
        "king" => Role::King,
        "queen" => Role::Queen,
        "rook" => Role::Rook,
        "bishop" => Role::Bishop,
        "knight" => Role::Knight,
        "pawn" => Role::Pawn,
        _ => return None,
    })
}
