//! Several moves in one line, where all of a kind are asked for.

use shakmaty::{CastlingSide, Move, Square};

use crate::exercises::course::Course;
use crate::exercises::worded::is_said;
use crate::exercises::{Exercise as _, Judged, Listed};
use crate::notation::{NotRead, Term};
use crate::practice::lesson::{Given, Key, Task};
use crate::understanding::{Understanding, move_between};
use crate::voices::{Narrator, written};

impl Listed {
    fn adds(&mut self, read: Result<Move, NotRead>) {
        match read {
            Ok(mv) if self.moves.contains(&mv) => {}
            Ok(mv) => self.moves.push(mv),
            Err(wrong) => self.wrong = self.wrong.take().or(Some(wrong)),
        }
    }
}

impl Course {
    /// The moves that a text names where all of a kind are asked for: `c2` or `c2 c3 d2` for those of
    /// one piece, `short and long` for castling. `None` where it is read as everywhere.
    pub(super) fn names_all(
        &self,
        text: &str,
        of: Understanding<'_>,
        narrator: &Narrator,
    ) -> Option<Listed> {
        if !matches!(self.exercise().answer(), Key::All(_)) {
            return None;
        }
        if is_said("mistakes-both", text, narrator) && self.exercise().moves().len() == 2 {
            return Some(Listed { moves: self.exercise().moves().to_vec(), wrong: None });
        }
        let parts = parts(text, narrator);
        if let Task::Moves(Some(from)) = self.exercise().task
            && let Some(listed) = self.squares(from, &parts, of)
        {
            return Some(listed);
        }
        self.moves_of(text, &parts, of)
    }

    /// The moves of one piece by the squares to which it goes.
    fn squares(&self, from: Square, parts: &[Vec<&str>], of: Understanding<'_>) -> Option<Listed> {
        let text = parts.concat().join(" ");
        let squares = of.bare_squares(&text)?;
        let read = of.reading(&text, self.position());
        let mut listed = Listed::default();
        for to in squares.into_iter().filter(|to| *to != from) {
            listed.adds(move_between(self.position(), from, to));
        }
        // A move of another piece is judged as such.
        let is_other = listed.moves.is_empty() && (read.is_ok() || listed.wrong.is_none());
        (!is_other).then_some(listed)
    }

    /// Moves one after another, in full or by the side of castling.
    fn moves_of(&self, text: &str, parts: &[Vec<&str>], of: Understanding<'_>) -> Option<Listed> {
        let read = |words: &[&str]| {
            let words = words.join(" ");
            let side = self.side_named(&words, of);
            of.reading(side.unwrap_or(&words), self.position())
        };
        if of.reading(text, self.position()).is_ok() {
            return None;
        }
        // Without commas, each word is a move by itself.
        let all: Vec<Result<Move, NotRead>> = match parts {
            [words] => words.chunks(1).map(read).collect(),
            _ => parts.iter().map(|words| read(words)).collect(),
        };
        let is_apart = parts.len() > 1 || self.side_named(text, of).is_some();
        let is_move = |read: &Result<Move, NotRead>| {
            read.is_ok() || is_apart && matches!(read, Err(NotRead::Illegal(_)))
        };
        if all.is_empty() || !all.iter().all(is_move) {
            return None;
        }
        let mut listed = Listed::default();
        for read in all {
            listed.adds(read);
        }
        Some(listed)
    }

    /// Castling as it is read everywhere, where a text names no more than its side.
    fn side_named(&self, text: &str, of: Understanding<'_>) -> Option<&'static str> {
        if self.exercise().task != Task::Castling {
            return None;
        }
        let Term::Side(side) = of.term(text)? else { return None };
        Some(match side {
            CastlingSide::KingSide => "O-O",
            CastlingSide::QueenSide => "O-O-O",
        })
    }

    /// Judges moves one after another, until one is wrong or all are named. What was named before is
    /// passed over where something new is.
    pub(super) fn judge_all(&mut self, moves: &[Move], narrator: &Narrator) -> Judged {
        let is_new = |mv: &Move| !self.now.named.contains(mv);
        let new: Vec<Move> = moves.iter().copied().filter(is_new).collect();
        let moves = if new.is_empty() { moves } else { &new };
        let mut judged = Judged { lines: Vec::new(), done: None };
        for mv in moves {
            judged = self.judge_given(&Given::Move(*mv), narrator);
            if judged.done.is_some() || !self.now.named.contains(mv) {
                break;
            }
        }
        judged
    }
}

/// The words of a text between its commas, and between the words for and.
fn parts<'t>(text: &'t str, narrator: &Narrator) -> Vec<Vec<&'t str>> {
    let and = narrator.talk.sentence("last-of", &[("items", "".into()), ("last", "".into())]);
    let and = written(&and);
    let is_and = |word: &&str| narrator.talk.same(and.trim(), word);
    let mut parts = Vec::new();
    for between in text.split(',') {
        let words: Vec<&str> = between.split_whitespace().collect();
        parts.extend(words.split(|word| is_and(word)).map(<[&str]>::to_vec));
    }
    parts.retain(|words| !words.is_empty());
    parts
}
