//! Words of a game: moves, annotations, and what cannot be played.

use std::fmt::Write;

use shakmaty::san::{San, SanError};
use shakmaty::{Chess, Move, Position, Role};

use crate::cyrillic;
use crate::pgn::lexer::Place;
use crate::pgn::read::doubt::Loose;
use crate::pgn::read::{Builder, Found, Odd, PER_MOVE, Wrong};
use crate::pgn::result::GameResult;
use crate::pgn::words::{self, Number, decode, shown};
use crate::position::PositionTextError;
use crate::san;
use crate::written::{Act, Departure, Mark, Written, is_foreign, is_said, readings, sign, written};

impl Builder {
    pub(super) fn word(&mut self, place: Place, word: &[u8], found: &mut impl FnMut(Found)) {
        if !word.is_ascii() && words::seen(&decode(word)).is_some_and(|seen| seen.trim().is_empty())
        {
            return self.remark(place, Odd::Unseen);
        }
        let first = self.game.is_none();
        self.game(place);
        self.set_up(place, found);
        self.tell_apart(place);
        self.leave_stray(Some(word));
        if self.gathers(place, word, found)
            || self.joins(word, found)
            || self.is_result(place, word, found)
        {
            return;
        }
        let (number, text) = words::numbered(word);
        if let Some(number) = number {
            if number.dots == 0 && self.is_bare_number(place, number, word) {
                return;
            }
            self.is_game |= first && number.is_first();
            self.count(place, number, word, found);
        }
        if text.is_empty() || self.header.foreign || self.cut.is_some() {
            return;
        }
        self.begins_with(text, found);
        if self.is_doubted(text, found) || number.is_some() && self.gathers(place, text, found) {
            return;
        }
        if let Some(annotation) = words::annotation(text) {
            return self.annotate(place, annotation, found);
        }
        if self.depth == 0 && self.results.is_there() {
            if !self.is_next(text) {
                return self.remark(place, Odd::LeftOut(shown(word)));
            }
            self.pass_result(place);
        }
        self.mv(place, text, found);
    }

    /// Whether a word is a move that can be made here.
    pub(super) fn is_next(&self, word: &[u8]) -> bool {
        let text = decode(word);
        written(&text, &self.letters).is_some_and(|read| self.legal(&read, &text).is_ok())
    }

    fn mv(&mut self, place: Place, text: &[u8], found: &mut impl FnMut(Found)) {
        if self.continues() {
            self.remark(place, Odd::LeftOut(shown(text)));
            self.cut = Some(self.depth);
            return;
        }
        if let Some((mv, mark, annotation)) = self.usual(text) {
            self.play(place, mv, annotation, found);
            return self.compare_mark(place, text, mark);
        }
        let plain = decode(text);
        if let Some(seen) = words::seen(&plain) {
            let is_wide = plain.chars().count() == seen.chars().count() && !seen.contains(' ');
            if is_wide {
                self.spelling(place, &plain, &seen);
            } else {
                self.remark(place, Odd::Unseen);
            }
            return seen.split(' ').filter(|part| !part.is_empty()).for_each(|part| {
                self.word(place, part.as_bytes(), found);
            });
        }
        match written(&plain, &self.letters) {
            Some(written) => self.written(place, &plain, written, found),
            None => self.unusual(place, &plain, found),
        }
    }

    /// Takes what is written as a move.
    pub(super) fn written(
        &mut self,
        place: Place,
        text: &str,
        written: Written,
        found: &mut impl FnMut(Found),
    ) {
        if self.faulty {
            return;
        }
        if written.act == Act::Null {
            return self.cut(place, Wrong::NullMove(shown(text.as_bytes())), found);
        }
        match self.legal(&written, text) {
            Ok(mv) => self.play_odd(place, text, written, mv, found),
            Err(SanError::AmbiguousSan) if self.lacks_promotion(&written) => {
                self.awaits_piece(place, text);
            }
            Err(SanError::IllegalSan) if self.is_origin(&written) => {
                self.awaits_square(place, text);
            }
            Err(error) => self.cut(place, self.refused(&error, text), found),
        }
    }

    /// A legal move as PGN writes it, with the mark of praise or blame behind it: nearly all are so.
    fn usual(&self, text: &[u8]) -> Option<(Move, Option<Mark>, Option<u8>)> {
        if self.faulty || !self.is_english || self.is_small && text.starts_with(b"b") {
            return None;
        }
        let (san, mark, annotation) = words::usual(text)?;
        let mv = san.to_move(self.here()?).ok()?;
        // What takes has the sign of it, and the king's move is no castling.
        let is_usual = match san {
            San::Normal { capture, .. } => capture == mv.is_capture() && !mv.is_castle(),
            _ => true,
        };
        is_usual.then_some((mv, mark, annotation))
    }

    /// The position in which the next move is made.
    pub(super) fn here(&self) -> Option<&Chess> {
        match self.variations.last() {
            None => self.game.as_ref().map(|game| &game.last),
            Some(variation) => Some(&variation.position),
        }
    }

    /// The legal move of what is written. One that is said to capture in passing, and does not, is that move
    /// all the same. Letters may be in another case where one move alone can be meant; `bxc5` is the bishop's
    /// only in a game of small letters.
    pub(super) fn legal(&self, written: &Written, text: &str) -> Result<Move, SanError> {
        let here = self.here().ok_or(SanError::IllegalSan)?;
        let passing = |read: &Written| match read.to_move(here) {
            Err(SanError::IllegalSan) if read.en_passant => {
                Written { en_passant: false, ..*read }.to_move(here)
            }
            read => read,
        };
        let exact = passing(written);
        let is_exact = !written.departures.has(Departure::Case);
        let is_legal = !matches!(exact, Err(SanError::IllegalSan));
        let is_sure = is_legal || written.is_pawn_capture();
        if is_exact && (!self.is_small && is_sure || written.names_a_piece()) {
            return exact;
        }
        let mut one = if written.is_doubled() { Err(SanError::IllegalSan) } else { exact };
        let others = readings(text, &self.letters).into_iter().flatten();
        for other in others.filter(|read| !read.is_doubled()).map(|read| passing(&read)) {
            one = match (one, other) {
                (Err(SanError::IllegalSan), other) => other,
                (one, Err(SanError::IllegalSan)) => one,
                (Ok(one), Ok(other)) if one == other => Ok(one),
                _ => return Err(SanError::AmbiguousSan),
            };
        }
        one
    }

    /// A word that is no move.
    fn unusual(&mut self, place: Place, text: &str, found: &mut impl FnMut(Found)) {
        let bare = words::trimmed(text).filter(|bare| !text.starts_with('<') && self.means(bare));
        if let Some(bare) = bare.filter(|_| sign(text).is_none() && !is_said(text)) {
            self.spelling(place, text, bare);
            return self.word(place, bare.as_bytes(), found);
        }
        if let Some(result) = GameResult::misspelt(text) {
            self.remark(place, Odd::Result { word: shown(text.as_bytes()), read: result });
            return self.word(place, result.text().as_bytes(), found);
        }
        if self.faulty {
            if is_foreign(text, &self.letters) {
                self.foreign(place, text, found);
            }
            return;
        }
        if self.takes(place, text, found) {
            return;
        }
        if let Some(latin) = cyrillic::in_latin(text)
            && written(&latin, &self.letters).is_some()
        {
            self.spelling(place, text, &latin);
            return self.word(place, latin.as_bytes(), found);
        }
        if is_foreign(text, &self.letters) {
            return self.foreign(place, text, found);
        }
        if text.contains('…') {
            let read = text.replace('…', "...");
            self.spelling(place, text, &read);
            return self.word(place, read.as_bytes(), found);
        }
        if self.is_glued(text) {
            return self.cut(place, Wrong::Glued(shown(text.as_bytes())), found);
        }
        if !self.begins_move(place, text) && !self.sign(place, text, found) {
            self.unknown(place, text, found);
        }
    }

    /// Whether a word is one of a game.
    fn means(&self, word: &str) -> bool {
        words::annotation(word.as_bytes()).is_some()
            || written(word, &self.letters).is_some()
            || is_foreign(word, &self.letters)
            || GameResult::misspelt(word).is_some()
    }

    /// Takes a capture by nobody, `Xe4`, where only one piece can be meant.
    fn takes(&mut self, place: Place, text: &str, found: &mut impl FnMut(Found)) -> bool {
        let Some(square) = text.strip_prefix(['x', 'X', ':', '×']) else { return false };
        let (Some(read), Some(here)) = (written(square, &self.letters), self.here()) else {
            return false;
        };
        let mut moves = here.legal_moves();
        moves.retain(|&mut mv| read.is_capture_by_any(mv));
        match moves[..] {
            [] => return false,
            [mv] => self.play_odd(place, text, read.as_capture(), mv, found),
            _ => self.cut(place, Wrong::Ambiguous(shown(text.as_bytes())), found),
        }
        true
    }

    /// Takes a sign that stands alone, or leaves it out where it says nothing.
    fn sign(&mut self, place: Place, text: &str, found: &mut impl FnMut(Found)) -> bool {
        let is_bare = self.variations.last().is_some_and(|variation| !variation.begun);
        let left_out = Odd::LeftOut(shown(text.as_bytes()));
        if text == "=" && is_bare {
            // An offer of a draw, as score sheets have it (FIDE 2023, 8.1.2).
            self.remark(place, Odd::Text("(=)".to_owned()));
            self.say("(=)");
        } else if let Some(number) = sign(text) {
            self.signed(place, text, number, found);
        } else if let Some(numbers) = words::annotations(text) {
            let read: Vec<String> = numbers.iter().map(|number| format!("${number}")).collect();
            self.spelling(place, text, &read.join(" "));
            for number in numbers {
                self.annotate(place, number, found);
            }
        } else if text.starts_with('$') || is_said(text) || matches!(text, "}" | "]") {
            self.remark(place, left_out);
        } else {
            return self.figure(place, text, left_out);
        }
        true
    }

    /// Takes a sign that PGN has as a number.
    pub(super) fn signed(
        &mut self,
        place: Place,
        text: &str,
        number: u8,
        found: &mut impl FnMut(Found),
    ) {
        self.spelling(place, text, &format!("${number}"));
        self.annotate(place, number, found);
    }

    /// Takes a word without letters, which is no part of a move: a figure is told.
    fn figure(&mut self, place: Place, text: &str, left_out: Odd) -> bool {
        let begun = self.game.as_ref().is_some_and(|game| !game.moves.is_empty());
        let counted = self.number.is_some_and(|number| number.dots > 0);
        if !begun && !counted && self.depth == 0 {
            return false;
        }
        // Of the form of a page, or kept free by the standard.
        if text.starts_with('<') && text.ends_with('>') {
            self.remark(place, left_out);
            return true;
        }
        if words::is_lettered(text) {
            return false;
        }
        match text.contains(|c: char| c.is_ascii_digit()) {
            false => self.remark(place, left_out),
            true if words::is_odd_number(text) => self.remark(place, left_out),
            true if words::is_figure(text) => {
                self.remark(place, Odd::Text(shown(text.as_bytes())));
                self.say(text);
            }
            true => return false,
        }
        true
    }

    /// A word of which nothing can be made ends its line. Before the first move, and without its number, it
    /// is one of a text.
    pub(super) fn unknown(&mut self, place: Place, text: &str, found: &mut impl FnMut(Found)) {
        let begun = self.game.as_ref().is_some_and(|game| !game.moves.is_empty());
        let counted = self.number.is_some_and(|number| number.dots > 0);
        let text = shown(text.as_bytes());
        if begun || self.depth > 0 {
            return self.doubt(place, &text);
        }
        if counted {
            return self.cut(place, Wrong::Word(text), found);
        }
        self.grow(place, text.len(), found);
        self.text.get_or_insert(Loose::at(place)).word(&text);
    }

    /// A move in other letters: these can be named, and then the whole game is read.
    fn foreign(&mut self, place: Place, text: &str, found: &mut impl FnMut(Found)) {
        let word = shown(text.as_bytes());
        let wrong = if self.is_english {
            Wrong::Foreign(word)
        } else {
            Wrong::OtherLetters { word, letters: self.letters.listed() }
        };
        self.is_game = true;
        if self.depth > 0 && !self.faulty {
            return self.cut(place, wrong, found);
        }
        self.fault(place, wrong, found);
    }

    /// A line ends before what cannot be played. A game that ends before its first move is none.
    pub(super) fn cut(&mut self, place: Place, wrong: Wrong, found: &mut impl FnMut(Found)) {
        if self.faulty {
            return;
        }
        let is_alone = self.number.is_none() && self.game(place).tags.is_empty();
        let may_be_text = matches!(wrong, Wrong::Word(_)) || wrong.is_null() && is_alone;
        self.is_game |= !may_be_text;
        if self.depth > 0 {
            self.remark(place, Odd::VariationEnds(wrong));
        } else if let Some(tag) = self.header.lacking {
            // Moves that do not fit the usual position are those of another one.
            return self.fault(tag, Wrong::Position(PositionTextError::Empty), found);
        } else if self.game(place).moves.is_empty() {
            return self.fault(place, wrong, found);
        } else {
            self.remark(place, Odd::Ends(wrong));
        }
        self.cut = Some(self.depth);
    }

    fn annotate(&mut self, place: Place, annotation: u8, found: &mut impl FnMut(Found)) {
        if self.faulty {
            return;
        }
        match self.variations.last_mut() {
            Some(variation) if !variation.begun => variation.annotations.push(annotation),
            _ => self.note_annotation(annotation),
        }
        self.grow(place, PER_MOVE, found);
    }

    pub(super) fn note_annotation(&mut self, annotation: u8) {
        if let Some((tree, at)) = self.noted() {
            tree.annotate(at, annotation);
        }
    }

    fn spelling(&mut self, place: Place, word: &str, read: &str) {
        let (word, read) = (shown(word.as_bytes()), read.to_owned());
        self.remark(place, Odd::Spelling { word, read });
    }

    /// Makes a move that may be written in another way.
    pub(super) fn play_odd(
        &mut self,
        place: Place,
        text: &str,
        written: Written,
        mv: Move,
        found: &mut impl FnMut(Found),
    ) {
        let written = written.beside(mv);
        let is_small = written.departures.has(Departure::Case) && mv.role() != Role::Pawn;
        self.is_small |= is_small;
        if !written.departures.is_empty() {
            self.tell_departures(place, text, written, mv);
        }
        self.play(place, mv, None, found);
        if !self.faulty {
            written.signs.iter().for_each(|number| self.note_annotation(number));
        }
        self.compare_mark(place, text.as_bytes(), written.mark);
    }

    /// Tells of the move just made that it does not do to the king what is said. That a check mates need not
    /// be said.
    fn compare_mark(&mut self, place: Place, text: &[u8], mark: Option<Mark>) {
        let Some(here) = self.here().filter(|_| mark.is_some()) else { return };
        let word = shown(text);
        match mark {
            Some(Mark::Check) if !here.is_check() => self.remark(place, Odd::NoCheck(word)),
            Some(Mark::Mate) if !here.is_checkmate() => self.remark(place, Odd::NoMate(word)),
            _ => {}
        }
    }

    fn play(
        &mut self,
        place: Place,
        mv: Move,
        annotation: Option<u8>,
        found: &mut impl FnMut(Found),
    ) {
        self.is_game = true;
        if self.text.is_some() && !self.begins_after_text(found) {
            return;
        }
        if self.variations.is_empty() {
            self.play_main(mv);
        } else {
            self.vary(mv);
        }
        self.number = None;
        if let Some(annotation) = annotation {
            self.note_annotation(annotation);
        }
        self.grow(place, PER_MOVE, found);
    }

    /// Tells how a move is read that PGN writes in another way.
    fn tell_departures(&mut self, place: Place, text: &str, written: Written, mv: Move) {
        if written.departures.iter().eq([Departure::Unseen]) {
            return self.remark(place, Odd::Unseen);
        }
        let mut read = match self.variations.last() {
            Some(variation) => san::english(&variation.position, mv),
            None => {
                self.game.as_ref().map_or_else(String::new, |game| san::english(&game.last, mv))
            }
        };
        for number in written.signs.iter() {
            let _ = write!(read, " ${number}");
        }
        self.spelling(place, text, &read);
    }

    fn play_main(&mut self, mv: Move) {
        let Some(game) = self.game.as_mut() else { return };
        self.before = game.last.clone();
        game.last.play_unchecked(mv);
        game.moves.push(mv);
        if let Some(tree) = &mut game.notes {
            self.at = tree.add(self.at, mv);
            tree.put_first(self.at);
        }
        self.results.forget();
    }

    /// Whether a game begins behind words that are in no comment: only its move number shows it.
    fn begins_after_text(&mut self, found: &mut impl FnMut(Found)) -> bool {
        let Some(text) = self.text.take() else { return true };
        let counted = self.number.is_some_and(|Number { dots, .. }| dots > 0);
        if counted {
            self.keep_loose(text);
        } else {
            self.fault(text.at, Wrong::Word(text.first()), found);
        }
        counted
    }
}
