//! By which words a voice understands moves.

use shakmaty::{CastlingSide, File, Rank, Role};

use crate::notation::fold::respelt;
use crate::notation::{Atom, Vocabulary};
use crate::voices::understood::{terms, words};
use crate::voices::voice::Voice;

impl Voice {
    /// What it says itself, written and respelt, and what else it understands.
    pub(super) fn learnt(&self) -> Vocabulary {
        let letters = self.letters.clone();
        let mut vocabulary = Vocabulary::new(letters).folded_by(self.folding.clone());
        let mut words: Vec<(String, Atom)> = Vec::new();
        for role in Role::ALL {
            words.push((self.pieces[role].clone(), Atom::Piece(role)));
            words.push((self.promoted(role).to_owned(), Atom::Piece(role)));
        }
        for file in File::ALL {
            words.push((self.files[usize::from(file)].clone(), Atom::File(file)));
        }
        for rank in Rank::ALL {
            words.push((self.ranks[usize::from(rank)].clone(), Atom::Rank(rank)));
        }
        let said = [
            (&self.words.short_castling, Atom::Castle(CastlingSide::KingSide)),
            (&self.words.long_castling, Atom::Castle(CastlingSide::QueenSide)),
            (&self.words.takes, Atom::Capture),
            (&self.words.becomes, Atom::Noise),
            (&self.words.en_passant, Atom::Noise),
            (&self.words.check, Atom::Noise),
            (&self.words.checkmate, Atom::Noise),
        ];
        words.extend(said.map(|(text, atom)| (text.clone(), atom)));
        words.extend(self::words(&self.understood));
        for (text, atom) in words {
            let heard = respelt(&text, &self.spoken);
            if heard != text {
                vocabulary.add_respelt(&heard, &text, atom);
            }
            vocabulary.add(&text, atom);
        }
        for file in File::ALL {
            let written = &self.files[usize::from(file)];
            vocabulary.add_respelt(&self.letter_spoken(file), written, Atom::File(file));
        }
        for word in &self.understood.ignored {
            vocabulary.add_ignored(word);
        }
        for ending in &self.understood.endings {
            vocabulary.add_ending(ending);
        }
        for words in &self.understood.drop {
            vocabulary.add_drop(words);
        }
        for (text, term) in terms(&self.understood) {
            vocabulary.add_term(text, term);
        }
        // Its sentences may be its parent's, and what they say is read again.
        if let Some(parent) = &self.parent {
            vocabulary.add_terms_of(parent.vocabulary());
        }
        vocabulary
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::voices::library::Library;
    use touchmove_voices::{self as compiled, Moves};

    #[test]
    fn what_is_packed_is_what_would_be_learnt() {
        let mut library = Library::built_in();
        for voice in compiled::all() {
            let name = voice.name;
            let voice = library.get(name).unwrap();
            assert!(voice.packed.is_some(), "{name}");
            assert!(*voice.vocabulary() == voice.learnt(), "{name}");
            let Moves { head, words, terms } = voice.packed.unwrap().moves();
            assert_eq!(Vocabulary::packed(head, words, terms).letters(), &voice.letters);
        }
    }
}
