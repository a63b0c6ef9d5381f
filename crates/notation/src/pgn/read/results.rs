//! Results: after the moves, in the tags and on the board.

use crate::pgn::lexer::Place;
use crate::pgn::read::{Builder, Found, Odd, Wrong};
use crate::pgn::result::GameResult;
use crate::pgn::tree::join;
use crate::pgn::words::{self, decode, shown};

/// What is known of the result while a game is read.
#[derive(Debug, Default)]
pub(super) struct Results {
    /// Where the one after the moves stands. What is still of the game may follow it.
    at: Option<Place>,
    /// The beginning of a result that is written with blanks.
    part: String,
    /// The words of it that are nothing else, and where they begin.
    kept: Option<(Place, String)>,
    /// One that stands alone in brackets.
    bracketed: Option<GameResult>,
    /// One that was the last word, in a bracket that is open.
    last: Option<GameResult>,
    /// One that was followed by moves, and whether they are all those of the game.
    before: Option<GameResult>,
    pub(super) leads: bool,
    /// The one after the moves, as it stands there, if it begins its line.
    on_its_line: Option<GameResult>,
    /// Whether moves follow it that do not go on with the game.
    pub(super) is_passed: bool,
}

impl Results {
    /// Whether there is one after the moves.
    pub(super) fn is_there(&self) -> bool {
        self.at.is_some()
    }

    /// Whether nothing of one has been read that a move may follow.
    pub(super) fn is_untouched(&self) -> bool {
        self.at.is_none() && self.part.is_empty() && self.kept.is_none() && self.last.is_none()
    }

    /// Whether a part of one has been read.
    pub(super) fn is_begun(&self) -> bool {
        !self.part.is_empty()
    }

    /// Whether a word goes on with the part that has been read.
    pub(super) fn goes_on(&self, word: &[u8]) -> bool {
        let mut text = self.part.clone();
        join(&mut text, &decode(word));
        self.is_begun() && (GameResult::is_part(&text) || GameResult::spelt(&text).is_some())
    }

    /// The part that has been read was none.
    pub(super) fn leave_part(&mut self) {
        self.part.clear();
        self.kept = None;
    }

    /// Keeps a word that is a part of one and nothing else.
    fn keep(&mut self, place: Place, word: &[u8]) {
        let (_, text) = self.kept.get_or_insert((place, String::new()));
        join(text, &decode(word));
    }

    /// Something follows that is no tag.
    pub(super) fn is_followed(&mut self) {
        self.last = None;
    }

    /// The game goes on.
    pub(super) fn forget(&mut self) {
        *self = Self { before: self.before, leads: self.leads, ..Self::default() };
    }

    /// Takes the one after the moves.
    pub(super) fn put(&mut self, place: Place, on_its_line: Option<GameResult>) {
        (self.at, self.on_its_line) = (Some(place), on_its_line);
    }

    /// The one after the moves if it may be that before the next ones, and the one before these.
    pub(super) fn of_next(&self) -> Option<(Place, GameResult, GameResult)> {
        let (next, before) = self.on_its_line.zip(self.before).filter(|_| self.leads)?;
        Some((self.at?, next, before))
    }

    /// Moves follow this result.
    pub(super) fn is_passed_by_moves(&mut self, result: GameResult) {
        self.forget();
        self.before = Some(result);
    }

    /// What was read of a result where the moves end with none.
    pub(super) fn left(&self) -> Option<GameResult> {
        self.bracketed.or(self.before).or(self.last)
    }
}

impl Builder {
    /// Takes a word that is a result, or a part of one.
    pub(super) fn is_result(
        &mut self,
        place: Place,
        word: &[u8],
        found: &mut impl FnMut(Found),
    ) -> bool {
        if let Some(result) = GameResult::read(word) {
            self.results.part.clear();
            self.lose_part();
            self.result(place, result, word, found);
            return true;
        }
        // A number with its move: `10.Nf3`.
        let is_number = || match words::numbered(word) {
            (Some(number), rest) => {
                number.dots > 0 && !rest.first().is_some_and(u8::is_ascii_digit)
            }
            _ => false,
        };
        let may_begin = matches!(word, [b'0' | b'1' | 0xc2, ..]) && !is_number();
        // The points of a move number, behind a blank.
        let is_points = word.iter().all(|&byte| byte == b'.');
        if self.results.part.is_empty() && !may_begin || is_points || word.len() > 16 {
            self.results.part.clear();
            self.lose_part();
            return false;
        }
        let mut text = std::mem::take(&mut self.results.part);
        join(&mut text, &decode(word));
        let (read, is_part) = (GameResult::spelt(&text), GameResult::is_part(&text));
        if is_part {
            self.results.part.clone_from(&text);
        }
        if let Some(result) = read {
            self.results.kept = None;
            self.result(place, result, text.as_bytes(), found);
            return true;
        }
        // A number alone may be that of a move.
        let is_taken = is_part && word.iter().any(|byte| !byte.is_ascii_digit());
        if is_taken {
            self.results.keep(place, word);
        } else {
            self.lose_part();
        }
        is_taken
    }

    /// What was taken for a part of a result was none: it is one of the words before the first move, or
    /// says nothing.
    pub(super) fn lose_part(&mut self) {
        let Some((place, words)) = self.results.kept.take() else { return };
        match &mut self.prose.text {
            Some(text) => text.word(&words),
            None => self.draft.remark(place, Odd::LeftOut(words)),
        }
    }

    fn result(
        &mut self,
        place: Place,
        result: GameResult,
        word: &[u8],
        found: &mut impl FnMut(Found),
    ) {
        self.is_game = true;
        self.settle(found);
        if self.depth == 0 {
            return self.end(place, result, word, found);
        }
        if self.draft.faulty || self.cut.is_some() {
            return;
        }
        if self.draft.variations.last().is_some_and(|variation| !variation.begun) {
            self.results.bracketed = Some(result);
        }
        self.results.last = Some(result);
        // How a variation ends is somebody's opinion.
        self.draft.say(result.text());
    }

    fn end(
        &mut self,
        place: Place,
        result: GameResult,
        word: &[u8],
        found: &mut impl FnMut(Found),
    ) {
        if self.results.is_there() {
            if self.draft.game(place).result != result {
                self.draft.remark(place, Odd::LeftOut(shown(word)));
            }
            return;
        }
        if let Some(text) = self.prose.text.take() {
            if self.draft.game(place).tags.is_empty() {
                self.fault(text.at, Wrong::Word(text.first()), found);
            } else {
                self.draft.keep_loose(text);
            }
        }
        let held = self.results.before.filter(|_| result == GameResult::Open);
        self.draft.game(place).result = held.unwrap_or(result);
        self.results.put(place, Some(result).filter(|_| self.gap > 0));
        if word != result.text().as_bytes() {
            self.draft.remark(place, Odd::Result { word: shown(word), read: result });
        }
    }

    /// Compares the result with the tags and the board.
    pub(super) fn judge(&mut self) {
        let (Some(game), Some(place)) = (self.draft.game.as_mut(), self.results.at) else { return };
        let odd = game.compare();
        let ended = game.contradiction().filter(|_| self.cut.is_none());
        for odd in odd.into_iter().chain(ended) {
            self.draft.remark(place, odd);
        }
    }
}
