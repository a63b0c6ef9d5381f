//! Pieces and words of chess of which the player asks help: what each is, and where it is practised. Pure.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::Role;

use crate::command::Command;
use crate::exercises::titles;
use crate::lessons;
use crate::voices::{Lines, Narrator, written};

/// A piece or a word of chess.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ChessTerm {
    name: Name,
    /// The sentence that tells what it is.
    told: &'static str,
    /// The lesson that teaches it.
    lesson: Option<&'static str>,
}

/// How a term is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Name {
    /// As a theme of puzzles: by this sentence.
    Theme(&'static str),
    /// By this sentence.
    Sentence(&'static str),
    /// As check, or checkmate, is said of a move.
    Check,
    Checkmate,
    /// By the title of its lesson.
    Title,
}

/// A theme of puzzles, what tells it, and the lesson.
const fn theme(name: &'static str, told: &'static str, lesson: Option<&'static str>) -> ChessTerm {
    ChessTerm { name: Name::Theme(name), told, lesson }
}

/// What there are no puzzles of.
const fn term(name: Name, told: &'static str, lesson: &'static str) -> ChessTerm {
    ChessTerm { name, told, lesson: Some(lesson) }
}

pub(super) const CASTLING: ChessTerm = term(Name::Title, "lesson-castling-text", "castling");

/// The king's rook and its like.
pub(super) const WINGS: ChessTerm =
    ChessTerm { name: Name::Sentence("term-wings"), told: "term-wings", lesson: None };

const TERMS: [ChessTerm; 24] = [
    theme("theme-fork", "lesson-fork-text", Some("fork")),
    theme("theme-pin", "lesson-pin-text", Some("pin")),
    theme("theme-skewer", "lesson-pin-2-before", Some("pin")),
    theme("theme-discovered", "lesson-fork-2-before", Some("fork")),
    theme("theme-double-check", "reason-double-check", None),
    theme("theme-hanging", "lesson-guarded-text", Some("guarded")),
    theme("theme-back-rank", "reason-back-rank", None),
    theme("theme-smothered", "reason-smothered", None),
    theme("theme-mate-in-one", "lesson-mate-text", Some("mate")),
    theme("theme-mate-in-two", "lesson-mate-text", Some("mate")),
    theme("theme-mate-in-three", "lesson-mate-text", Some("mate")),
    theme("theme-sacrifice", "term-sacrifice", None),
    theme("theme-promotion", "lesson-promotion-text", Some("promotion")),
    theme("theme-trapped", "term-trapped", None),
    theme("theme-quiet", "puzzle-help-quiet", None),
    theme("theme-defence", "term-defence", None),
    theme("theme-zugzwang", "term-zugzwang", None),
    term(Name::Sentence("choice-mate"), "lesson-mate-text", "mate"),
    term(Name::Checkmate, "lesson-mate-text", "mate"),
    term(Name::Check, "lesson-check-text", "check"),
    term(Name::Sentence("choice-stalemate"), "lesson-draws-text", "draws"),
    CASTLING,
    term(Name::Title, "lesson-en-passant-text", "en-passant"),
    ChessTerm { name: Name::Sentence("term-notation"), told: "term-notation-text", lesson: None },
];

/// How a piece moves.
pub(super) const fn piece(role: Role) -> ChessTerm {
    match role {
        Role::Pawn => term(Name::Title, "lesson-pawn-text", "pawn"),
        Role::Knight => term(Name::Title, "lesson-knight-text", "knight"),
        Role::Bishop => term(Name::Title, "lesson-bishop-text", "bishop"),
        Role::Rook => term(Name::Title, "lesson-rook-text", "rook"),
        Role::Queen => term(Name::Title, "lesson-queen-text", "queen"),
        Role::King => term(Name::Title, "lesson-king-text", "king"),
    }
}

/// The word of chess that a text means: the one that it is, or the only one that it may be.
pub(super) fn named(text: &str, narrator: &Narrator) -> Option<ChessTerm> {
    let names = TERMS.map(|term| term.called(narrator));
    match titles::meant(text, &names, narrator)[..] {
        [only] => Some(TERMS[only]),
        _ => None,
    }
}

impl ChessTerm {
    fn called(self, narrator: &Narrator) -> String {
        let talk = &narrator.talk;
        let sentence = |id: &str| written(&talk.sentence(id, &[]));
        match self.name {
            Name::Theme(id) | Name::Sentence(id) => sentence(id),
            Name::Check => talk.check().to_owned(),
            Name::Checkmate => talk.checkmate().to_owned(),
            Name::Title => sentence(&format!("lesson-{}", self.lesson.unwrap_or_default())),
        }
    }

    /// What it is and, where that has a place, what to type to practise it.
    pub(super) fn said(self, narrator: &Narrator, has: impl Fn(Command) -> bool) -> Lines {
        let talk = &narrator.talk;
        let typed = |command, what: &str| format!("{} {what}", talk.command_name(command));
        let lesson = self.lesson.filter(|_| has(Command::Learn)).and_then(|lesson| {
            let number = lessons::names().iter().position(|name| *name == lesson)? + 1;
            let values = [
                ("title", talk.sentence(&format!("lesson-{lesson}"), &[]).into()),
                ("learn", typed(Command::Learn, &number.to_string()).into()),
            ];
            Some(talk.sentence("term-lesson", &values))
        });
        let is_theme = matches!(self.name, Name::Theme(_));
        let puzzle = (is_theme && has(Command::Puzzle)).then(|| {
            let puzzle = typed(Command::Puzzle, &self.called(narrator));
            talk.sentence("term-puzzle", &[("puzzle", puzzle.into())])
        });
        [talk.sentence(self.told, &[])].into_iter().chain(lesson).chain(puzzle).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::THEMES;

    #[test]
    fn every_theme_of_puzzles_is_told() {
        let themes = TERMS.iter().filter_map(|term| match term.name {
            Name::Theme(name) => name.strip_prefix("theme-"),
            Name::Sentence(_) | Name::Check | Name::Checkmate | Name::Title => None,
        });
        assert!(themes.eq(THEMES.map(|(name, _)| name)));
    }

    #[test]
    fn every_lesson_of_a_term_is_there() {
        let names = lessons::names();
        let pieces = Role::ALL.map(piece);
        let lessons = TERMS.iter().chain(&pieces).filter_map(|term| term.lesson);
        for lesson in lessons {
            assert!(names.contains(&lesson), "{lesson}");
        }
    }
}
