//! Words of a game: moves, annotations, and what cannot be played.

use shakmaty::san::SanError;
use shakmaty::{Move, Position, Role};

use crate::cyrillic;
use crate::pgn::lexer::Place;
use crate::pgn::read::doubt::Loose;
use crate::pgn::read::{Builder, Found, Odd, PER_MOVE, Wrong};
use crate::pgn::result::GameResult;
use crate::pgn::words::{self, Number, decode, shown};
use crate::position::PositionTextError;
use crate::written::{Act, Departure, Written, is_foreign, is_said, sign, written};

impl Builder {
    pub(super) fn word(&mut self, place: Place, word: &[u8], found: &mut impl FnMut(Found)) {
        if !word.is_ascii() && words::seen(&decode(word)).is_some_and(|seen| seen.trim().is_empty())
        {
            return self.draft.remark(place, Odd::Unseen);
        }
        let first = self.draft.game.is_none();
        self.draft.game(place);
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
            if !self.here().is_next(text) {
                return self.draft.remark(place, Odd::LeftOut(shown(word)));
            }
            self.pass_result(place);
        }
        self.mv(place, text, found);
    }

    fn mv(&mut self, place: Place, text: &[u8], found: &mut impl FnMut(Found)) {
        if self.draft.continues(self.number) {
            self.draft.remark(place, Odd::LeftOut(shown(text)));
            self.cut = Some(self.depth);
            return;
        }
        if !self.draft.faulty
            && let Some((mv, mark, annotation)) = self.here().usual(text)
        {
            self.play(place, mv, annotation, found);
            return self.draft.compare_mark(place, text, mark);
        }
        let plain = decode(text);
        if let Some(seen) = words::seen(&plain) {
            let is_wide = plain.chars().count() == seen.chars().count() && !seen.contains(' ');
            if is_wide {
                self.draft.spelling(place, &plain, &seen);
            } else {
                self.draft.remark(place, Odd::Unseen);
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
        if self.draft.faulty {
            return;
        }
        if written.act == Act::Null {
            return self.cut(place, Wrong::NullMove(shown(text.as_bytes())), found);
        }
        match self.here().legal(&written, text) {
            Ok(mv) => self.play_odd(place, text, written, mv, found),
            Err(SanError::AmbiguousSan) if self.here().lacks_promotion(&written) => {
                self.awaits_piece(place, text);
            }
            Err(SanError::IllegalSan) if self.here().is_origin(&written) => {
                self.awaits_square(place, text);
            }
            Err(error) => self.cut(place, self.here().refused(&error, text), found),
        }
    }

    /// A word that is no move.
    fn unusual(&mut self, place: Place, text: &str, found: &mut impl FnMut(Found)) {
        let bare =
            words::trimmed(text).filter(|bare| !text.starts_with('<') && self.here().means(bare));
        if let Some(bare) = bare.filter(|_| sign(text).is_none() && !is_said(text)) {
            self.draft.spelling(place, text, bare);
            return self.word(place, bare.as_bytes(), found);
        }
        if let Some(result) = GameResult::misspelt(text) {
            self.draft.remark(place, Odd::Result { word: shown(text.as_bytes()), read: result });
            return self.word(place, result.text().as_bytes(), found);
        }
        if self.draft.faulty {
            if is_foreign(text, &self.letters) {
                self.foreign(place, text, found);
            }
            return;
        }
        if let Some(wrong) = self.here().refused_drop(text) {
            return self.cut(place, wrong, found);
        }
        if self.takes(place, text, found) || self.begins_passing(place, text) {
            return;
        }
        if let Some(latin) = cyrillic::in_latin(text)
            && written(&latin, &self.letters).is_some()
        {
            self.draft.spelling(place, text, &latin);
            return self.word(place, latin.as_bytes(), found);
        }
        if is_foreign(text, &self.letters) {
            return self.foreign(place, text, found);
        }
        if text.contains('…') {
            let read = text.replace('…', "...");
            self.draft.spelling(place, text, &read);
            return self.word(place, read.as_bytes(), found);
        }
        if let Some((mv, result)) = GameResult::behind(text)
            && self.here().is_next(mv.as_bytes())
        {
            self.draft.spelling(place, text, &format!("{mv} {}", result.text()));
            self.word(place, mv.as_bytes(), found);
            return self.word(place, result.text().as_bytes(), found);
        }
        if self.here().is_glued(text) {
            return self.cut(place, Wrong::Glued(shown(text.as_bytes())), found);
        }
        if !self.begins_move(place, text) && !self.sign(place, text, found) {
            self.unknown(place, text, found);
        }
    }

    /// Takes a capture by nobody, `Xe4`, where only one piece can be meant.
    fn takes(&mut self, place: Place, text: &str, found: &mut impl FnMut(Found)) -> bool {
        let Some(square) = text.strip_prefix(['x', 'X', ':', '×']) else { return false };
        let (Some(read), Some(here)) = (written(square, &self.letters), self.draft.position())
        else {
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
        let is_bare = self.draft.variations.last().is_some_and(|variation| !variation.begun);
        let left_out = Odd::LeftOut(shown(text.as_bytes()));
        if text == "=" && is_bare {
            // An offer of a draw, as score sheets have it (FIDE 2023, 8.1.2).
            self.draft.remark(place, Odd::Text("(=)".to_owned()));
            self.draft.say("(=)");
        } else if let Some(number) = sign(text) {
            self.signed(place, text, number, found);
        } else if let Some(numbers) = words::annotations(text) {
            let read: Vec<String> = numbers.iter().map(|number| format!("${number}")).collect();
            self.draft.spelling(place, text, &read.join(" "));
            for number in numbers {
                self.annotate(place, number, found);
            }
        } else if text.starts_with('$') || is_said(text) || matches!(text, "}" | "]") {
            self.draft.remark(place, left_out);
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
        self.draft.spelling(place, text, &format!("${number}"));
        self.annotate(place, number, found);
    }

    /// Takes a word without letters, which is no part of a move: a figure is told.
    fn figure(&mut self, place: Place, text: &str, left_out: Odd) -> bool {
        let begun = self.draft.has_moves();
        let counted = self.number.is_some_and(|number| number.dots > 0);
        if !begun && !counted && self.depth == 0 {
            return false;
        }
        // Of the form of a page, or kept free by the standard.
        if text.starts_with('<') && text.ends_with('>') {
            self.draft.remark(place, left_out);
            return true;
        }
        if words::is_lettered(text) {
            return false;
        }
        match text.contains(|c: char| c.is_ascii_digit()) {
            false => self.draft.remark(place, left_out),
            true if words::is_odd_number(text) => self.draft.remark(place, left_out),
            true if words::is_figure(text) => {
                self.draft.remark(place, Odd::Text(shown(text.as_bytes())));
                self.draft.say(text);
            }
            true => return false,
        }
        true
    }

    /// A word of which nothing can be made ends its line. Before the first move, and without its number, it
    /// is one of a text.
    pub(super) fn unknown(&mut self, place: Place, text: &str, found: &mut impl FnMut(Found)) {
        let begun = self.draft.has_moves();
        let counted = self.number.is_some_and(|number| number.dots > 0);
        let text = shown(text.as_bytes());
        if begun || self.depth > 0 {
            return self.prose.doubt(place, &text);
        }
        if counted {
            return self.cut(place, Wrong::Word(text), found);
        }
        self.grow(place, text.len(), found);
        self.prose.text.get_or_insert(Loose::at(place)).word(&text);
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
        if self.depth > 0 && !self.draft.faulty {
            return self.cut(place, wrong, found);
        }
        self.fault(place, wrong, found);
    }

    /// A line ends before what cannot be played. A game that ends before its first move is none.
    pub(super) fn cut(&mut self, place: Place, wrong: Wrong, found: &mut impl FnMut(Found)) {
        if self.draft.faulty {
            return;
        }
        let is_alone = self.number.is_none() && self.draft.game(place).tags.is_empty();
        let may_be_text = matches!(wrong, Wrong::Word(_)) || wrong.is_null() && is_alone;
        self.is_game |= !may_be_text;
        if self.depth > 0 {
            self.draft.remark(place, Odd::VariationEnds(wrong));
        } else if let Some(tag) = self.header.lacking {
            // Moves that do not fit the usual position are those of another one.
            return self.fault(tag, Wrong::Position(PositionTextError::Empty), found);
        } else if self.draft.game(place).moves.is_empty() {
            return self.fault(place, wrong, found);
        } else {
            self.draft.remark(place, Odd::Ends(wrong));
        }
        self.cut = Some(self.depth);
    }

    fn annotate(&mut self, place: Place, annotation: u8, found: &mut impl FnMut(Found)) {
        if self.draft.faulty {
            return;
        }
        match self.draft.variations.last_mut() {
            Some(variation) if !variation.begun => variation.annotations.push(annotation),
            _ => self.draft.note_annotation(annotation),
        }
        self.grow(place, PER_MOVE, found);
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
            self.draft.tell_departures(place, text, written, mv);
        }
        self.play(place, mv, None, found);
        if !self.draft.faulty {
            written.signs.iter().for_each(|number| self.draft.note_annotation(number));
        }
        self.draft.compare_mark(place, text.as_bytes(), written.mark);
    }

    pub(super) fn play(
        &mut self,
        place: Place,
        mv: Move,
        annotation: Option<u8>,
        found: &mut impl FnMut(Found),
    ) {
        self.is_game = true;
        if self.prose.text.is_some() && !self.begins_after_text(found) {
            return;
        }
        if self.draft.variations.is_empty() {
            self.results.forget();
        }
        self.note(place, mv, annotation, found);
    }

    /// Notes the next move of the line that is read.
    pub(super) fn note(
        &mut self,
        place: Place,
        mv: Move,
        annotation: Option<u8>,
        found: &mut impl FnMut(Found),
    ) {
        if self.draft.variations.is_empty() {
            self.draft.play_main(mv);
        } else {
            self.draft.vary(mv);
        }
        self.number = None;
        if let Some(annotation) = annotation {
            self.draft.note_annotation(annotation);
        }
        self.grow(place, PER_MOVE, found);
    }

    /// Whether a game begins behind words that are in no comment: only its move number shows it.
    fn begins_after_text(&mut self, found: &mut impl FnMut(Found)) -> bool {
        let Some(text) = self.prose.text.take() else { return true };
        let counted = self.number.is_some_and(|Number { dots, .. }| dots > 0);
        if counted {
            self.draft.keep_loose(text);
        } else {
            self.fault(text.at, Wrong::Word(text.first()), found);
        }
        counted
    }
}
