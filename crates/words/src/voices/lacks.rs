//! What is wrong with a voice of the player's, and what it lacks to be whole.

use std::cell::OnceCell;
use std::collections::BTreeSet;

use shakmaty::{CastlingSide, File};

use crate::meant::nearest;
use crate::notation::{Atom, Wing};
use crate::voices::narrate::{HEADING, role_id};
use crate::voices::slip::Slip;
use crate::voices::voice::Voice;

impl Voice {
    /// What is wrong with the sentences of one of the player's files, compared with those below it. A
    /// sentence for a heading is known where the one is that it stands for.
    pub(super) fn faults(&self, nth: usize) -> Vec<Slip> {
        let above = |id: &str| self.parent().and_then(|parent| parent.gaps_of(id));
        let here = |id: &str| self.phrases.gaps_of(id, nth).or_else(|| above(id));
        let known = |id: &str| here(id).or_else(|| here(id.strip_prefix(HEADING)?));
        let said = |id: &str| self.parent().is_some_and(|parent| parent.says(id));
        let says = |id: &str| self.phrases.says(id, nth).unwrap_or_else(|| said(id));
        let all = OnceCell::new();
        let all = || all.get_or_init(|| self.sentences(nth)).iter().copied();
        self.phrases.faults(nth, known, |id| nearest(id, all()).map(str::to_owned), says)
    }

    /// The sentences that are said in the language of a parent because it has none of its own.
    pub(super) fn untranslated(&self) -> Vec<String> {
        let Some(parent) = self.parent().filter(|parent| !parent.is_kin_of(self.language())) else {
            return Vec::new();
        };
        let mut root = parent;
        while let Some(above) = root.parent() {
            root = above;
        }
        let own: BTreeSet<&str> = self.phrases.ids(self.phrases.files()).collect();
        let all = root.phrases.ids(root.phrases.files());
        all.filter(|id| !own.contains(id)).map(str::to_owned).collect()
    }

    /// The sentences of one of the player's files that lack a way of counting.
    pub(super) fn miscounted(&self, nth: usize) -> Vec<Slip> {
        self.phrases.miscounted(nth)
    }

    /// The words that mean two things in a move. To castle may be called like a piece: what a move
    /// with such a word is, its other words decide.
    pub(super) fn ambiguities(&self) -> Vec<Slip> {
        let ambiguous = self
            .vocabulary()
            .words()
            .filter(|(_, meanings)| meanings.len() > 1 && !meanings.contains(&Atom::Castling));
        let slip = |(word, meanings): (&str, Vec<Atom>)| Slip::TwoMeanings {
            word: word.to_owned(),
            meanings: [entry_of(meanings[0]), entry_of(meanings[1])],
        };
        let mut wrong: Vec<Slip> = ambiguous.map(slip).collect();
        wrong.sort_by_key(|slip| format!("{slip:?}"));
        wrong
    }

    fn says(&self, id: &str) -> bool {
        let parent = || self.parent().is_some_and(|parent| parent.says(id));
        self.phrases.says(id, self.phrases.files()).unwrap_or_else(parent)
    }

    fn gaps_of(&self, id: &str) -> Option<BTreeSet<String>> {
        let parent = || self.parent().and_then(|parent| parent.gaps_of(id));
        self.phrases.gaps_of(id, self.phrases.files()).or_else(parent)
    }

    /// The names of the sentences below one of the player's files.
    fn sentences(&self, nth: usize) -> Vec<&str> {
        let mut root = self;
        while let Some(parent) = root.parent() {
            root = parent;
        }
        let is_own = std::ptr::eq(root, self);
        root.phrases.ids(if is_own { nth } else { root.phrases.files() }).collect()
    }
}

/// The entry under which a voice file has the words of a meaning.
fn entry_of(atom: Atom) -> String {
    match atom {
        Atom::Piece(role) => role_id(role).to_owned(),
        Atom::OfWing(role, wing) => format!("{}-{}", wing_name(wing), role_id(role)),
        Atom::PawnOf(File::D) => "queen-pawn".to_owned(),
        Atom::PawnOf(File::E) => "king-pawn".to_owned(),
        Atom::PawnOf(file) => format!("{}-pawn", file.char()),
        Atom::File(file) => file.char().to_string(),
        Atom::Rank(rank) => rank.char().to_string(),
        Atom::Capture => "takes".to_owned(),
        Atom::Castle(CastlingSide::KingSide) => "short-castling".to_owned(),
        Atom::Castle(CastlingSide::QueenSide) => "long-castling".to_owned(),
        Atom::Castling => "castle".to_owned(),
        Atom::Noise => "noise".to_owned(),
    }
}

const fn wing_name(wing: Wing) -> &'static str {
    match wing {
        Wing::King => "king",
        Wing::Queen => "queen",
    }
}
