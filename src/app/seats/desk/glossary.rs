//! A word of chess in every language, for an arbiter and a player who have none in common. The words are those
//! of the voices.

use std::rc::Rc;

use shakmaty::{Color, Role};

use crate::app::seats::TableOrder;
use crate::app::seats::desk::Desk;
use crate::command::Command;
use crate::command::desk::DeskCommand;
use crate::notation::Atom;
use crate::voices::voice::Word;
use crate::voices::{Span, Voice, written};

/// The names of a language; the first is its own.
const NAMES: &str = "setup-language-names";

/// The sentences of other words of chess.
const TERMS: &[&str] = &[
    "term-check",
    "term-checkmate",
    "term-stalemate",
    "term-castling",
    "term-en-passant",
    "term-promotion",
    "term-sealed-move",
    "term-warning",
    "term-penalty",
    "match-name-score",
    "match-name-adjudication",
    "match-word-standard",
    "match-word-rapid",
    "match-word-blitz",
];

/// What a word means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum WordMeaning {
    Piece(Role),
    OfWing(Atom),
    Player(Color),
    Command(Command),
    Desk(DeskCommand),
    Term(&'static str),
}

impl WordMeaning {
    /// What a word means in a voice.
    fn of(word: &str, voice: &Voice) -> Option<Self> {
        let piece = |role: &Role| voice.same(voice.piece(*role), word);
        let piece = Role::ALL.into_iter().find(piece).map(Self::Piece);
        let player = match voice.word(word) {
            Some(Word::White) => Some(Self::Player(Color::White)),
            Some(Word::Black) => Some(Self::Player(Color::Black)),
            _ => None,
        };
        let by_wing = || {
            let mut names = voice.wing_names().into_iter();
            let is_it = |name: &String| voice.same(name, word);
            names.find(|(_, names)| names.iter().any(is_it)).map(|(atom, _)| Self::OfWing(atom))
        };
        let desk = || voice.desk_command(word).map(Self::Desk);
        let command = || voice.command(word).map(Self::Command);
        let term = || {
            let is_it = |id: &&str| voice.same(&written(&voice.sentence(id, &[])), word);
            TERMS.iter().copied().filter(|id| voice.has_sentence(id)).find(is_it).map(Self::Term)
        };
        piece.or(player).or_else(by_wing).or_else(term).or_else(command).or_else(desk)
    }

    /// The word of a voice for it.
    fn word(self, voice: &Voice) -> Vec<Span> {
        match self {
            Self::Piece(role) => vec![voice.span(voice.piece(role))],
            Self::OfWing(atom) => {
                let names = voice.wing_names().into_iter().find(|(named, _)| *named == atom);
                let name = names.and_then(|(_, names)| names.first());
                name.map(|name| voice.span(name)).into_iter().collect()
            }
            Self::Player(color) => voice.sentence(color.fold_wb("color-white", "color-black"), &[]),
            Self::Term(id) => voice.sentence(id, &[]),
            Self::Command(command) => vec![voice.span(voice.command_name(command))],
            Self::Desk(command) => vec![voice.span(voice.desk_name(command))],
        }
    }
}

impl Desk {
    /// What a word is in each language, that of the desk first; the word may be of any of them.
    pub(super) fn translated(&mut self, word: &str) -> TableOrder {
        let own = Rc::clone(&self.narrator.talk);
        let names = self.library.languages().into_iter().filter(|name| name != own.name());
        let names: Vec<String> = names.collect();
        let others = names.iter().filter_map(|name| self.library.get(name));
        let voices: Vec<Rc<Voice>> = std::iter::once(own).chain(others).collect();
        let Some(meaning) = voices.iter().find_map(|voice| WordMeaning::of(word, voice)) else {
            return self.teller().told("desk-glossary-none", &[("word", word.into())]);
        };
        let line = |voice: &Rc<Voice>| {
            let names = written(&voice.sentence(NAMES, &[]));
            let language = names.split(", ").next().unwrap_or_default().to_owned();
            let values = [("language", language.into()), ("word", meaning.word(voice).into())];
            self.narrator.talk.sentence("desk-glossary", &values)
        };
        let lines = voices.iter().filter(|voice| voice.has_sentence(NAMES)).map(line).collect();
        self.teller().lines(lines)
    }
}
