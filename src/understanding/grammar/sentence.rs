//! Moves in sentences: `I'll play d4`, `take the pawn on d5 with the bishop`; and what is said of a move by
//! whom it is not wished for: `d4?`, `not d4`, `d4 or e4`.

use crate::laws::Position;
use shakmaty::{CastlingSide, Move, Position as _, Role, Square};

use super::words::{LineWord, NamedPiece};
use crate::notation::{self, Atom, NotRead, Term};
use crate::understanding::Understanding;
use crate::voices::notions::{Notion, Notions};
use crate::voices::{spacing, voice};

/// What is said of a move that is not to be played.
#[derive(Clone, Debug)]
pub(crate) struct Doubt {
    /// The move, where the rest of the line is one.
    pub(crate) read: Option<Result<Move, NotRead>>,
    /// Whether it is asked about, and not turned round.
    pub(crate) is_asked: bool,
}

/// What says of a move that something is taken, or that it castles.
const SAYS: Notions = Notions::of(&[Notion::Take, Notion::Castle]);

/// What asks whether something can be done, or what comes of it.
const ASKS: Notions = Notions::of(&[
    Notion::Can,
    Notion::Legal,
    Notion::What,
    Notion::How,
    Notion::Why,
    Notion::Is,
    Notion::Good,
    Notion::Offer,
]);

/// With one of these a line wishes for no move.
const DOUBTS: Notions = Notions::of(&[
    Notion::Not,
    Notion::Perhaps,
    Notion::Should,
    Notion::Better,
    Notion::Best,
    Notion::Threat,
    Notion::Happen,
    Notion::Theirs,
])
.and(ASKS);

/// What is known together with a word for playing.
const WITHIN: Notions =
    Notions::of(&[Notion::Want, Notion::Move, Notion::Take, Notion::Castle, Notion::Play]);

/// That a move is played.
const PLAYS: Notions = Notions::of(&[Notion::Play]);

/// What may stand around a move that is played, and says nothing of which it is.
const AROUND: Notions = Notions::of(&[
    Notion::Play,
    Notion::Please,
    Notion::Mine,
    Notion::Square,
    Notion::Want,
    Notion::Move,
]);

/// What is no wish without a word for playing: `I like d4`.
const WANTS: Notions = Notions::of(&[Notion::Want]);

impl Understanding<'_> {
    /// The move that a sentence plays, in the player's own voices; `None` if it plays none.
    pub(crate) fn sentence(
        &self,
        text: &str,
        position: &Position,
    ) -> Option<Result<Move, NotRead>> {
        let words = self.words_of(text);
        let doubts = |word: &LineWord<'_>| word.notions.meet(DOUBTS) && !self.may_play(word);
        if !words.iter().any(|word| self.plays(word)) || words.iter().any(doubts) {
            return None;
        }
        let leaves = |word: &LineWord<'_>| is_around(word) && !is_of_move(word, self);
        // What says that a piece is taken, and is no word of a move, is not left out.
        let says = |word: &LineWord<'_>| leaves(word) && word.notions.meet(SAYS);
        let rest = but_for(text, &words, leaves).filter(|_| !words.iter().any(says));
        let read = rest.and_then(|rest| self.own_reading(&rest, position));
        let by_parts = self.by_its_parts(&words, position);
        Some(match (read, by_parts) {
            (Some(Ok(mv)), Some(Ok(other))) if mv != other => {
                Err(NotRead::Ambiguous(vec![mv, other]))
            }
            (Some(read @ (Ok(_) | Err(NotRead::Ambiguous(_)))), _) => read,
            (_, Some(found @ (Ok(_) | Err(NotRead::Ambiguous(_))))) => found,
            (Some(read), _) => read,
            (None, found) => found?,
        })
    }

    /// What a line says of a move that it does not wish for; `None` if it may wish for one.
    pub(crate) fn doubt(&self, text: &str, is_asked: bool, position: &Position) -> Option<Doubt> {
        let is_move = self.own_reading(text, position);
        if is_move.is_some() {
            return is_asked.then_some(Doubt { read: is_move, is_asked });
        }
        let words = self.words_of(text);
        let notions = words.iter().filter(|word| !word.is_slip);
        let notions = notions.fold(Notions::NONE, |all, word| all.and(word.notions));
        let turns = words.iter().any(|word| self.turns_round(word.text));
        let doubts = |word: &LineWord<'_>| word.notions.meet(DOUBTS) && !self.may_play(word);
        let doubts = words.iter().any(|word| doubts(word) && !word.is_slip);
        let only_wants = notions.meet(WANTS) && !words.iter().any(|word| self.plays(word));
        if !is_asked && !doubts && !turns && !only_wants {
            return None;
        }
        let rest = but_for(text, &words, |word| !is_of_move(word, self) && word.is_known());
        let rest = rest.and_then(|rest| self.own_reading(&rest, position));
        let names = |word: &LineWord<'_>| word.square.is_some();
        let is_about = words.iter().any(names) && words.iter().all(LineWord::is_known);
        let by_parts = || {
            let parts =
                words.iter().copied().filter(|word| is_of_move(word, self) || is_around(word));
            self.by_its_parts(&parts.collect::<Vec<_>>(), position)
        };
        let read = rest.or_else(|| is_about.then(|| by_parts().unwrap_or(Err(NotRead::NoMove))));
        let is_choice = notions.meet(Notions::of(&[Notion::Perhaps]))
            && words.iter().filter(|word| names(word)).count() > 1;
        let denies = turns || is_choice || notions.meet(Notions::of(&[Notion::Not]));
        Some(Doubt { read, is_asked: (is_asked || notions.meet(ASKS)) && !denies })
    }

    /// Whether a word plays a move, alone or within what is known together: `kurz rochieren`.
    fn plays(&self, word: &LineWord<'_>) -> bool {
        let lexicon = self.narrator.talk.lexicon();
        let parts = || word.text.split_whitespace().filter(|_| word.notions.meet(WITHIN));
        let is_within = || parts().any(|part| lexicon.meant(part).meet(PLAYS));
        let is_written = || lexicon.is_written(word.text);
        !word.is_slip && (word.notions.meet(PLAYS) || is_within()) && is_written()
    }

    /// Whether a word is no doubt, whatever else it means: it plays, or is one of a move.
    fn may_play(&self, word: &LineWord<'_>) -> bool {
        self.plays(word) || is_of_move(word, self)
    }

    /// Whether a word turns a wish round, in the player's language or in English.
    fn turns_round(&self, word: &str) -> bool {
        let not = Notions::of(&[Notion::Not]);
        let is_long = word.chars().nth(1).is_some();
        let is_no = |voice: &voice::Voice| voice.word(word) == Some(voice::Word::No);
        let [_, talk, english] = self.voices();
        let turns =
            [talk, english].into_iter().any(|it| is_no(it) || it.lexicon().meant(word).meet(not));
        is_long && turns
    }

    /// A text as a move in the player's own voices, legal or not.
    fn own_reading(&self, text: &str, position: &Position) -> Option<Result<Move, NotRead>> {
        let read = notation::read(text, &self.vocabularies(), position);
        let is_none = matches!(
            read,
            Err(NotRead::UnknownWord(_) | NotRead::NoMove | NotRead::Empty | NotRead::NoPiece(_))
        );
        (!is_none).then_some(read)
    }

    /// The one move to which all words of a sentence fit: what goes, what is taken, and where.
    fn by_its_parts(
        &self,
        words: &[LineWord<'_>],
        position: &Position,
    ) -> Option<Result<Move, NotRead>> {
        let mut parts = Parts::default();
        for word in words {
            if !self.adds(word, &mut parts) {
                return None;
            }
        }
        let is_enough =
            !parts.squares.is_empty() || parts.castles || parts.takes && !parts.pieces.is_empty();
        if !is_enough {
            return None;
        }
        let moves = position.legal_moves();
        let fits = |mv: &Move| parts.fits(*mv, position) && arrives(&parts.squares, *mv);
        let found: Vec<Move> = moves.iter().copied().filter(fits).collect();
        Some(match found[..] {
            [] => Err(NotRead::NoMove),
            [mv] => Ok(mv),
            _ => Err(NotRead::Ambiguous(found)),
        })
    }

    /// Adds what a word says of a move; `false` if it says something else.
    fn adds(&self, word: &LineWord<'_>, parts: &mut Parts) -> bool {
        let atoms = self.own_meanings(word.text);
        let has = |atom: &Atom| atoms.contains(atom);
        let castle = atoms.iter().find_map(|atom| match atom {
            Atom::Castle(side) => Some(*side),
            _ => None,
        });
        if word.notions.meet(Notions::of(&[Notion::Castle]))
            || castle.is_some()
            || has(&Atom::Castling)
        {
            parts.castles = true;
            parts.side = castle.or_else(|| self.wing_of_castling(word.text)).or(parts.side);
            return true;
        }
        let takes = word.notions.meet(Notions::of(&[Notion::Take])) || has(&Atom::Capture);
        parts.takes |= takes;
        parts.squares.extend(word.square);
        parts
            .pieces
            .extend(word.square.is_none().then_some(word.piece).flatten().map(NamedPiece::role));
        let is_named = word.square.is_some() || word.piece.is_some();
        takes || is_named || is_around(word) || has(&Atom::Noise)
    }

    fn wing_of_castling(&self, text: &str) -> Option<CastlingSide> {
        let side = |words: &str| match self.term(words) {
            Some(Term::Side(side)) => Some(side),
            _ => None,
        };
        side(text).or_else(|| text.split_whitespace().find_map(side))
    }
}

/// What a sentence says of its move.
#[derive(Debug, Default)]
struct Parts {
    squares: Vec<Square>,
    pieces: Vec<Role>,
    takes: bool,
    castles: bool,
    side: Option<CastlingSide>,
}

impl Parts {
    /// Whether a move is all that is said, but for its squares.
    fn fits(&self, mv: Move, position: &Position) -> bool {
        let side = mv.castling_side();
        if self.castles {
            return side.is_some() && (self.side.is_none() || self.side == side);
        }
        if side.is_some() || self.takes && !mv.is_capture() {
            return false;
        }
        let taken =
            mv.capture().filter(|_| self.takes || position.board().role_at(mv.to()).is_some());
        let mut of_move = vec![Some(mv.role()), taken, mv.promotion()];
        self.pieces.iter().all(|&role| {
            let at = of_move.iter().position(|&it| it == Some(role));
            at.map(|at| of_move.remove(at)).is_some()
        })
    }
}

/// Whether a move goes to the only square, or from one of two to the other.
fn arrives(squares: &[Square], mv: Move) -> bool {
    match *squares {
        [] => true,
        [to] => mv.to() == to,
        [one, other] => {
            (mv.from(), mv.to()) == (Some(one), other) || (mv.from(), mv.to()) == (Some(other), one)
        }
        _ => false,
    }
}

/// Whether a word stands around a move, and is no part of it.
fn is_around(word: &LineWord<'_>) -> bool {
    let is_small = word.notions.meet(Notions::of(&[Notion::Small]))
        && !word.text.contains(char::is_whitespace);
    let is_of_move = word.square.is_some() || word.piece.is_some();
    !word.is_slip && !is_of_move && (word.notions.meet(AROUND) || is_small)
}

/// Whether a word is one of those of a move in the player's own voices.
fn is_of_move(word: &LineWord<'_>, of: &Understanding<'_>) -> bool {
    let is_known = |known: &&notation::Vocabulary| !known.meanings(word.text).is_empty();
    word.square.is_some() || word.piece.is_some() || of.vocabularies().iter().any(is_known)
}

/// A text without some of its words; `None` if that is all of it, or nothing less. A word that is
/// written close to others is one of its own.
fn but_for(
    text: &str,
    words: &[LineWord<'_>],
    leaves: impl Fn(&LineWord<'_>) -> bool,
) -> Option<String> {
    let mut rest = String::new();
    let mut end = 0;
    for word in words.iter().filter(|word| leaves(word)) {
        let start = word.text.as_ptr() as usize - text.as_ptr() as usize;
        rest.push_str(&text[end..start]);
        rest.push(' ');
        end = start + word.text.len();
    }
    rest.push_str(&text[end..]);
    let is_said = |c: char| c.is_alphanumeric() || spacing::has_close(c.encode_utf8(&mut [0; 4]));
    let rest = rest.trim_matches(|c: char| c.is_whitespace() || ",.!?¿¡…'’".contains(c));
    (end > 0 && rest.contains(is_said)).then(|| rest.to_owned())
}
