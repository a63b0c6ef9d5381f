//! Where one game ends and the next begins, with and without tags, results and blank lines.

use shakmaty::Position as _;
use touchmove_position::Position;

use crate::pgn::game::Game;
use crate::pgn::lexer::{Place, Token};
use crate::pgn::read::{Builder, Found, Odd, Wrong};
use crate::pgn::result::GameResult;
use crate::pgn::words::{self, Number};

impl Builder {
    /// Gives out a game that is over before something that is not of it.
    pub(super) fn part_games(
        &mut self,
        place: Place,
        token: &Token<'_>,
        found: &mut impl FnMut(Found),
    ) {
        self.gap = place.line.saturating_sub(self.line);
        if let Some(at) = self.first_again.take()
            && !matches!(token, Token::Word([b'.' | 0xe2, ..]))
        {
            self.begin_again(at, found);
        }
        if self.results.is_there() && !self.is_behind(token) {
            self.part_at_result(token, found);
        }
        if self.gap > 1 && self.begins_without_number(token) {
            self.cut_off(place, found);
        }
    }

    /// Whether another game begins with a move behind an empty line, where they have neither
    /// tags nor numbers.
    fn begins_without_number(&self, token: &Token<'_>) -> bool {
        let (Some(game), Token::Word(word)) = (self.draft.game.as_ref(), token) else {
            return false;
        };
        let is_alone = self.depth == 0 && self.cut.is_none() && !self.draft.faulty;
        if !is_alone
            || self.counted
            || self.number.is_some()
            || game.moves.is_empty()
            || !game.tags.is_empty()
        {
            return false;
        }
        words::numbered(word).0.is_none() && self.here().is_first(word)
    }

    /// Takes a move number.
    pub(super) fn count(
        &mut self,
        place: Place,
        number: Number,
        word: &[u8],
        found: &mut impl FnMut(Found),
    ) {
        let alone = words::numbered(word).1.is_empty();
        // Its points may stand apart from a number.
        let number = match (self.number, number.value) {
            (Some(before), None) => Number { dots: before.dots + number.dots, ..before },
            _ => number,
        };
        if self.begins_game(number) {
            if alone {
                self.first_again = Some(place);
                return;
            }
            self.begin_again(place, found);
        }
        self.settle_by(number);
        let is_doubtful = self.leads() && !self.draft.is_of_next(number);
        let may_begin = number.is_first() && (self.awaits_answer() || is_doubtful);
        self.again = may_begin.then_some(place);
        self.counted |= number.is_first();
        self.numbered |= self.depth == 0 && number.value.is_some() && number.dots > 0;
        if self.depth == 0 && number.value.is_some() && self.results.is_there() && !may_begin {
            self.go_on(place, number, word);
        }
        self.number = Some(number);
    }

    /// Whether a move number is the first again, so that another game begins with it.
    fn begins_game(&self, number: Number) -> bool {
        let is_again = number.is_first() && (self.counted || self.numbered);
        let Some(game) = self.draft.game.as_ref().filter(|_| is_again) else { return false };
        // Black's first move may have its number with one dot.
        let is_over =
            |position: &Position| position.fullmoves().get() > 1 || position.turn().is_white();
        match self.draft.variations.last() {
            _ if self.draft.faulty => self.gap > 0,
            _ if self.depth > 0 && self.gap < 2 => false,
            _ if self.cut.is_some() => self.gap > 0,
            Some(variation) => variation.begun && is_over(&variation.position),
            None if game.moves.is_empty() => false,
            None => self.gap > 1 || is_over(&game.last),
        }
    }

    /// Whether White's first move alone has been made, so that Black's may have its number again.
    fn awaits_answer(&self) -> bool {
        let is_due = |game: &Game| game.moves.len() == 1 && game.last.turn().is_black();
        self.counted && self.goes_on_main() && self.draft.game.as_deref().is_some_and(is_due)
    }

    /// Begins another game with the number of a first move, if White's move stands behind it and not the
    /// answer: games of one move, in a list of openings.
    pub(super) fn begins_with(&mut self, word: &[u8], found: &mut impl FnMut(Found)) {
        let Some(at) = self.again.take() else { return };
        if !self.here().is_next(word) && self.here().is_first(word) {
            self.begin_again(at, found);
        }
    }

    /// Begins another game with the number of its first move.
    fn begin_again(&mut self, place: Place, found: &mut impl FnMut(Found)) {
        self.cut_off(place, found);
        self.draft.game(place);
        self.set_up(place, found);
        (self.is_game, self.counted) = (true, true);
        self.number = Some(Number { value: Some(1), dots: 1 });
    }

    /// The text goes on with another game, or not at all.
    pub(super) fn cut_off(&mut self, place: Place, found: &mut impl FnMut(Found)) {
        if self.draft.game.is_none() {
            return;
        }
        self.set_up(place, found);
        self.leave_piece(found);
        self.settle(found);
        if !self.draft.faulty && !self.results.is_there() {
            self.break_off(place, found);
        }
        self.give(found);
    }

    /// A game without a result.
    fn break_off(&mut self, place: Place, found: &mut impl FnMut(Found)) {
        if let Some(open) = self.draft.variations.first() {
            self.draft.remark(open.opened, Odd::Brackets);
        }
        if let Some(text) = self.prose.text.take() {
            return self.fault(text.at, Wrong::Word(text.first()), found);
        }
        let left = self.results.left();
        let is_whole = self.cut.is_none();
        let game = self.draft.game(place);
        let told = game.tag("Result").and_then(GameResult::of_tag);
        game.result = told.or(left).unwrap_or(GameResult::Open);
        let (kept, line) = (game.result, game.line);
        if game.moves.is_empty() && kept == GameResult::Open {
            return self.fault(Place { line, column: 1 }, Wrong::NoMoves, found);
        }
        let is_told = game.tag("Result").is_some_and(|tag| !matches!(tag.trim(), "" | "?" | "*"));
        let over = game.over().filter(|_| is_whole);
        if let Some(over) = over.filter(|_| kept == GameResult::Open && !is_told) {
            self.draft.game(place).result = over;
            return self.draft.remark(place, Odd::ResultOfBoard(over));
        }
        let ended = game.contradiction().filter(|_| over.is_some());
        self.draft.remark(place, Odd::NoResult(kept));
        if let Some(odd) = ended {
            self.draft.remark(place, odd);
        }
    }
}
