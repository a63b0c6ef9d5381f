//! What stands behind a result: the rest of its game, its whole game, or another one.

use shakmaty::Position;

use crate::pgn::game::Game;
use crate::pgn::lexer::{Place, Token};
use crate::pgn::read::{Builder, Found, Odd};
use crate::pgn::words::{self, Number, decode, shown};
use crate::written::written;

/// White's move and the answer, behind which a number tells of which game they are.
const PAIR: usize = 2;

impl Builder {
    /// Holds back White's move behind a result that has no number, and the answer to it, until it is known
    /// of which game they are. Whether the token is one of them.
    pub(super) fn holds(
        &mut self,
        place: Place,
        token: &Token<'_>,
        found: &mut impl FnMut(Found),
    ) -> bool {
        match token {
            Token::Word(word) if self.may_hold(word) => self.held.push((place, word.to_vec())),
            _ if self.held.is_empty() => return false,
            Token::Word(word) => {
                self.release(words::numbered(word).0, found);
                return false;
            }
            _ => {
                self.release(None, found);
                return false;
            }
        }
        true
    }

    fn may_hold(&self, word: &[u8]) -> bool {
        if words::numbered(word).0.is_some() || self.held.len() == PAIR {
            return false;
        }
        if !self.held.is_empty() {
            return written(&decode(word), &self.letters).is_some();
        }
        self.results.is_there()
            && !self.results.is_passed
            && self.counted
            && self.number.is_none()
            && self.goes_on_main()
            && self.draft.position().is_some_and(|here| here.turn().is_white())
            && self.here().is_first(word)
            && self.here().is_next(word)
    }

    /// Whether the main line may have another move.
    pub(super) fn goes_on_main(&self) -> bool {
        self.depth == 0 && self.cut.is_none() && !self.draft.faulty && !self.leads()
    }

    /// Takes what was held back: the game goes on if it has the number of the move after next.
    pub(super) fn release(&mut self, number: Option<Number>, found: &mut impl FnMut(Found)) {
        let held = std::mem::take(&mut self.held);
        let Some(&(first, _)) = held.first() else { return };
        let next = self.draft.position().map(|here| here.fullmoves().get() + 1);
        let fits = number.is_some_and(|number| number.value == next && number.dots == 1);
        if fits && held.len() == PAIR {
            self.pass_result(first);
        }
        for (place, word) in held {
            self.take(place, &Token::Word(&word), found);
        }
    }

    /// Whether something that stands behind a result is still of its game.
    pub(super) fn is_behind(&self, token: &Token<'_>) -> bool {
        let same_line = self.gap == 0;
        match token {
            Token::Open | Token::Close => true,
            Token::Comment(_) | Token::Behind(_) | Token::OpenComment(_) | Token::Aside(_) => {
                self.gap < 2
            }
            Token::Tag(_) | Token::OpenTag(_) | Token::Binary => false,
            Token::Word(_) if self.depth > 0 => true,
            Token::Word(word) => match words::numbered(word).0 {
                Some(Number { value: Some(value), dots }) if dots > 0 => {
                    let number = Number { value: Some(value), dots };
                    value > 1
                        || self.leads()
                            && self.is_led()
                            && (same_line || self.draft.is_of_next(number))
                }
                Some(Number { value: None, .. }) => true,
                _ if self.results.is_passed => true,
                _ if words::annotation(word).is_some() => self.gap < 2,
                _ if self.results.is_begun() => same_line,
                _ if self.leads() && self.here().is_next(word) => self.is_led(),
                _ => self.goes_on_with(word),
            },
        }
    }

    /// Whether a result stands before the first move.
    pub(super) fn leads(&self) -> bool {
        self.results.is_there()
            && self.draft.game.as_ref().is_some_and(|game| game.moves.is_empty())
    }

    /// Whether moves belong to a result before them. One that tags or words stand before may be that of a
    /// game that was not played: behind an empty line another one begins.
    fn is_led(&self) -> bool {
        let is_bare = |game: &Game| game.tags.is_empty() && game.notes.is_none();
        self.gap < 2 || self.draft.game.as_deref().is_some_and(is_bare)
    }

    /// Whether a word without a number goes on with the game behind its result: no move at all, or the next
    /// one. White's, or one on another line, does not if a game may begin with it, unless its number is before
    /// the result.
    fn goes_on_with(&self, word: &[u8]) -> bool {
        let same_line = self.gap == 0;
        if written(&decode(word), &self.letters).is_none() {
            return same_line;
        }
        let is_black = || self.draft.position().is_some_and(|here| here.turn().is_black());
        let is_same = same_line && (self.number.is_some() || is_black());
        (is_same || !self.here().is_first(word)) && self.here().is_next(word)
    }

    /// Gives out a game behind the result of which another one begins. Where results stand before their
    /// games, it is that of the next.
    pub(super) fn part_at_result(&mut self, token: &Token<'_>, found: &mut impl FnMut(Found)) {
        let next = self.results.of_next().filter(|_| self.gap == 0 && self.begins(token));
        let is_doubtful = next.is_none() && self.is_doubtful(token);
        let result = self.draft.game.as_ref().map(|game| game.result);
        if let (Some((.., before)), Some(game)) = (next, &mut self.draft.game) {
            game.result = before;
        }
        self.give(found);
        if let Some((place, next, _)) = next {
            self.draft.game(place).result = next;
            self.set_up(place, found);
            self.results.put(place, None);
        }
        self.apart = result.filter(|_| is_doubtful);
    }

    /// Whether a game begins with a token.
    fn begins(&self, token: &Token<'_>) -> bool {
        let Token::Word(word) = token else { return false };
        let number = words::numbered(word).0;
        number.map_or_else(|| self.here().is_first(word), Number::is_first)
    }

    /// Whether moves behind a result may have been meant as those of its game.
    fn is_doubtful(&self, token: &Token<'_>) -> bool {
        let (Some(game), Token::Word(word)) = (&self.draft.game, token) else { return false };
        let is_alone = game.tags.is_empty() && !self.counted;
        match words::numbered(word).0 {
            _ if self.draft.faulty => false,
            Some(number) => number.is_first() && self.leads(),
            None if written(&decode(word), &self.letters).is_none() => false,
            None if is_alone => self.gap == 0 && self.here().is_next(word),
            None => true,
        }
    }

    /// Tells of a game that begins behind the result of another one that it may be of that.
    pub(super) fn tell_apart(&mut self, place: Place) {
        if let Some(result) = self.apart.take() {
            self.draft.remark(place, Odd::Apart(result));
        }
    }

    /// A move number behind a result: the game goes on, or what follows is none of its moves.
    pub(super) fn go_on(&mut self, place: Place, number: Number, word: &[u8]) {
        let Some(game) = self.draft.game.as_ref() else { return };
        let (next, is_black) = (game.last.fullmoves().get(), game.last.turn().is_black());
        let fits = number.value == Some(next) && (number.dots > 1) == is_black;
        if fits && self.cut.is_none() {
            self.pass_result(place);
        } else if self.cut.is_none() {
            self.draft.remark(place, Odd::LeftOut(shown(word)));
            self.cut = Some(0);
            self.results.is_passed = true;
        }
    }

    /// The game goes on behind a result.
    pub(super) fn pass_result(&mut self, place: Place) {
        let Some(result) = self.draft.game.as_ref().map(|game| game.result) else { return };
        let leads = self.leads();
        self.draft.remark(place, Odd::ResultInside(result));
        self.results.is_passed_by_moves(result);
        self.results.leads = leads;
    }
}
