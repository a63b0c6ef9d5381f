//! A player's score sheet at a match: written, crossed out, read and signed by him (FIDE 2023,
//! Article 8), and the move that he seals (Guidelines I.1).
//!
//! What he writes stands as he writes it. Nothing here tells him whether it is right.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::{Color, Move, uci::UciMove};

use crate::app::session::intent::{Intent, Request, Tell, all, said};
use crate::app::session::teller::Moves;
use crate::app::session::{Act, Place};
use crate::command::Command;
use crate::laws::{Event, Points, Position, Refusal, Ruling, Scribe, Signature};
use crate::notation::NotRead;
use crate::understanding::{About, Whose};
use crate::voices::voice::Word;
use crate::voices::{Priority, Span, Value};

/// Where on a sheet.
enum SheetSpot {
    /// No place is named.
    Next,
    /// At this ply, counted from 0.
    At(u16),
    /// Where no move can be.
    Nowhere,
}

impl Moves<'_> {
    /// Writes a move on the player's sheet: at the first place that is free, or at the one named.
    pub(super) fn writes(&self, rest: &str) -> Vec<Intent> {
        if let Some(kept) = self.kept_elsewhere() {
            return said(self.manner.said(kept, &[]));
        }
        let (me, game, sheets) = (self.place.me(), &self.place.game, self);
        let free = game.sheet(me).first_hole(u16::MAX).unwrap_or(u16::MAX);
        let (ply, text) = match sheets.spot(rest) {
            (SheetSpot::Next, text) if !text.is_empty() => (free, text),
            (SheetSpot::At(ply), text) if !text.is_empty() => (ply, text),
            _ => return vec![Intent::Want(Command::Write)],
        };
        let made = game.made().get(usize::from(ply)).map(|made| &made.before);
        let now = (usize::from(ply) == game.made().len()).then(|| game.position());
        if now.is_some() && self.place.keeps_secret() {
            return said(self.manner.said("sheet-sealed", &[]));
        }
        let Some(before) = made.or(now) else {
            return all(self.teller().refused(Refusal::NotInAdvance(ply)));
        };
        match sheets.put_down(text, before) {
            Ok(uci) => vec![wrote(me, ply, Some(uci))],
            Err(unclear) => said(self.manner.said(unclear, &[])),
        }
    }

    /// Crosses out what the player has written last, or at a place.
    pub(super) fn crosses_out(&self, rest: &str) -> Vec<Intent> {
        if let Some(kept) = self.kept_elsewhere() {
            return said(self.manner.said(kept, &[]));
        }
        let me = self.place.me();
        let written = self.place.game.sheet(me).entries().iter().rposition(Option::is_some);
        let last = written.and_then(|ply| u16::try_from(ply).ok());
        let ply = match self.spot(rest) {
            (SheetSpot::Next, "") => match last {
                Some(ply) => ply,
                None => return said(self.manner.said("score-none", &[])),
            },
            (SheetSpot::At(ply), "") => ply,
            _ => return vec![Intent::Want(Command::CrossOut)],
        };
        vec![wrote(me, ply, None)]
    }

    /// Why nothing can be written here, unless the player types his own sheet.
    fn kept_elsewhere(&self) -> Option<&'static str> {
        match self.place.game.rules().scribes[self.place.me()] {
            Scribe::Own => None,
            Scribe::Hand => Some("sheet-by-hand"),
            Scribe::Assistant => Some("sheet-kept"),
        }
    }

    /// The envelope is closed, and with that the choice final.
    pub(super) fn sealed(&self, closed: Result<String, &'static str>) -> Vec<Intent> {
        match closed {
            Ok(text) => vec![Intent::happen(Event::Sealed(self.place.me(), text))],
            Err(id) => said(self.manner.told(id, &[])),
        }
    }

    /// Seals a move; without a text the one that was made on the board. It is asked for once more,
    /// because nobody can open the envelope again.
    pub(super) fn seals(&self, rest: &str) -> Vec<Intent> {
        let me = self.place.me();
        if let Some(refusal) = self.place.game.why_not_sealed(me) {
            return all(self.teller().refused(refusal));
        }
        let on_board = self.place.game.underway().on_board().filter(|_| rest.is_empty());
        let uci = match on_board.map(|mv| mv.to_uci(self.place.game.mode())) {
            Some(uci) => uci,
            None if rest.is_empty() => {
                return vec![Intent::Want(Command::Seal)];
            }
            None => match self.put_down(rest, self.place.game.position()) {
                Ok(uci) => uci,
                Err(unclear) => return said(self.manner.said(unclear, &[])),
            },
        };
        self.teller().requests().confirm(Request::Seal(uci))
    }

    /// Signs the result (8.7).
    pub(super) fn signs(&self, about: &About) -> Vec<Intent> {
        let About::Result(result) = *about else {
            return vec![Intent::WantOther(Command::Sign, about.words().to_owned())];
        };
        if let Some(ruled) = self.given_later(result) {
            return ruled;
        }
        match self.place.game.result_to_sign() {
            Some(due) if due != result => self.teller().requests().confirm(Request::Sign(result)),
            Some(_) | None => self.signed(result),
        }
    }

    /// At home it is the result that an arbiter has given a game in which a draw was claimed (Guidelines
    /// III.6); `None` at a match.
    fn given_later(&self, result: Signature) -> Option<Vec<Intent>> {
        if self.place.occasion.is_match() {
            return None;
        }
        if self.place.game.claimed_without_arbiter().is_none() {
            return Some(all(self.teller().refused(Refusal::NothingToDecide)));
        }
        let (white, black) = match result {
            Signature::WhiteWins => (Points::Full, Points::None),
            Signature::BlackWins => (Points::None, Points::Full),
            Signature::Draw => (Points::Half, Points::Half),
        };
        Some(vec![Intent::happen(Event::Ruled(Ruling::ResultSet(white, black)))])
    }

    /// The result is signed; a game that is cancelled has none (7.2.1). The referee takes any signature
    /// once a game is over, and games are replayed as they were signed.
    pub(super) fn signed(&self, result: Signature) -> Vec<Intent> {
        if self.place.game.is_annulled() {
            return said(self.manner.said("ended-annulled", &[]));
        }
        vec![Intent::happen(Event::Signed(self.place.me(), result))]
    }
}

impl Place {
    /// Whether whatever this player names now goes into the envelope: nobody else hears it (I.1).
    pub(super) fn has_to_seal(&self) -> bool {
        self.occasion.is_match()
            && self.game.must_seal()
            && self.game.why_not_sealed(self.me()).is_none()
    }
}

impl Moves<'_> {
    /// Asks whether a move is put into the envelope.
    pub(super) fn asks_to_seal(&self, uci: UciMove) -> Act {
        let written = self.as_written(uci, self.place.game.position());
        self.manner.said("confirm-seal", &[written])
    }

    /// Asks whether a draw is claimed, with which move (9.2.1, 9.3.1).
    pub(super) fn asks_to_claim(&self, intended: Option<UciMove>) -> Act {
        let opponent = ("opponent", self.manner.narrator.color(!self.place.me()));
        let position = self.place.game.position();
        let Some(mv) = intended.and_then(|uci| uci.to_move(position).ok()) else {
            return self.manner.said("confirm-claim", &[opponent]);
        };
        let mv = Value::Spans(vec![self.manner.narrator.announcement(position, mv)]);
        self.manner.said("confirm-claim-with", &[opponent, ("move", mv)])
    }

    /// Asks whether a result is signed that is not the one on record.
    pub(super) fn asks_to_sign(&self, result: Signature) -> Act {
        let name = |result: Signature| match result {
            Signature::WhiteWins => "white",
            Signature::BlackWins => "black",
            Signature::Draw => "draw",
        };
        let due = self.place.game.result_to_sign().map_or("draw", name);
        self.manner.said("confirm-sign", &[("due", due.into()), ("signed", name(result).into())])
    }

    /// Reads a sheet out: the player's own, or the opponent's; the last so many of its numbers, or
    /// all. `None` where nothing is read from a sheet.
    pub(super) fn reads_sheet(&self, command: Command, about: &About) -> Option<Act> {
        let seat = self.place.occasion.seat().filter(|_| command == Command::Score)?;
        let (whose, count) = match about.whose() {
            None if about.is_nothing() => (seat.color, usize::MAX),
            Some(Whose::Mine) => (seat.color, usize::MAX),
            Some(Whose::Theirs) => (!seat.color, usize::MAX),
            Some(Whose::Of(_)) | None => (seat.color, about.number().filter(|&count| count > 0)?),
        };
        if self.place.game.rules().scribes[whose] == Scribe::Hand {
            let id = if whose == seat.color { "sheet-by-hand" } else { "sheet-by-hand-theirs" };
            return Some(self.manner.said(id, &[]));
        }
        let lines = self.sheet_lines(whose);
        if lines.is_empty() {
            let id = match (self.place.game.made().is_empty(), whose == seat.color) {
                (true, _) => "score-none",
                (false, true) => "sheet-empty",
                (false, false) => "sheet-empty-theirs",
            };
            return Some(self.manner.said(id, &[]));
        }
        let lines = lines[lines.len().saturating_sub(count)..].to_vec();
        Some(Act::say(self.manner.narrator.lines(Priority::Answer, lines)))
    }

    /// What stands on the player's own sheet, a line for each number; nothing where it is on paper.
    pub(super) fn own_sheet(&self) -> Vec<Vec<Span>> {
        let me = self.place.me();
        let by_hand = self.place.game.rules().scribes[me] == Scribe::Hand;
        if by_hand { Vec::new() } else { self.sheet_lines(me) }
    }

    /// What stands on a sheet, a line for each number.
    fn sheet_lines(&self, whose: Color) -> Vec<Vec<Span>> {
        let narrator = &self.manner.narrator;
        let entries = self.place.game.sheet(whose).entries();
        let entries = &entries[..entries.iter().rposition(Option::is_some).map_or(0, |i| i + 1)];
        let plies: Vec<u16> = (0..).take(entries.len()).collect();
        let set_up = self.place.game.course().set_up_before();
        let is_set = |ply: u16| set_up.contains(&usize::from(ply));
        let set = || narrator.talk.sentence("sheet-position-set", &[]);
        let line = |plies: &[u16]| {
            let moves = plies.iter().map(|&ply| self.written_at(ply, entries[usize::from(ply)]));
            let values = [self.number_of(plies[0]), ("moves", narrator.join(moves.collect()))];
            let line = narrator.talk.sentence("score-line", &values);
            is_set(plies[0]).then(set).into_iter().chain([line])
        };
        let same = |one: u16, next: u16| self.number(one) == self.number(next) && !is_set(next);
        let chunks = plies.chunk_by(|&one, &next| same(one, next));
        let last = u16::try_from(entries.len()).is_ok_and(is_set);
        chunks.flat_map(line).chain(last.then(set)).collect()
    }

    fn written_at(&self, ply: u16, entry: Option<UciMove>) -> Vec<Span> {
        let Some(uci) = entry else {
            return self.manner.narrator.talk.sentence("sheet-hole", &[]);
        };
        // Nobody tells a player that a move that was made is illegal (A.5.2).
        let made = self.place.game.made().get(usize::from(ply));
        match made.filter(|made| made.uci(self.place.game.mode()) == uci) {
            Some(made) => vec![self.manner.narrator.announcement(&made.before, made.mv)],
            None => self.as_written(uci, self.before(ply)).1.spans(),
        }
    }

    /// A move as its writer reads it: announced where it was possible, otherwise by its squares.
    fn as_written(&self, uci: UciMove, before: &Position) -> (&'static str, Value) {
        let narrator = &self.manner.narrator;
        let spans = match (uci.to_move(before), uci) {
            (Ok(mv), _) => vec![narrator.announcement(before, mv)],
            (Err(_), UciMove::Normal { from, to, .. }) => {
                let values = [("from", narrator.square(from)), ("to", narrator.square(to))];
                narrator.talk.sentence("sheet-squares", &values)
            }
            (Err(_), UciMove::Put { .. } | UciMove::Null) => Vec::new(),
        };
        ("move", Value::Spans(spans))
    }

    /// A move as somebody writes it down, or the sentence that asks for it otherwise. Where it is none
    /// that could be made, its two squares are written: nobody tells a player so (11.3.1).
    fn put_down(&self, text: &str, before: &Position) -> Result<UciMove, &'static str> {
        let mode = self.place.game.mode();
        let was_played = |mv: &&Move| {
            let of = |made: &&crate::laws::Made| made.before == *before;
            self.place.game.made().iter().find(of).is_some_and(|made| made.mv == **mv)
        };
        let not_read = match self.manner.understands().reading(text, before) {
            Ok(mv) => return Ok(mv.to_uci(mode)),
            Err(NotRead::Ambiguous(moves)) => match moves.iter().find(was_played) {
                Some(mv) => return Ok(mv.to_uci(mode)),
                None => "sheet-not-clear",
            },
            Err(NotRead::TwoMoves(_)) => return Err("sheet-two-moves"),
            Err(_) => "sheet-not-read",
        };
        match self.manner.understands().squares_in(text).as_deref() {
            Some(&[from, to]) if from != to => Ok(UciMove::Normal { from, to, promotion: None }),
            _ => Err(not_read),
        }
    }

    /// What is said of what was just written, or crossed out.
    pub(super) fn entry_said(&self, ply: u16, uci: Option<UciMove>) -> Act {
        let (number, color) = (self.number_of(ply), self.color_of(ply));
        match uci {
            Some(uci) => {
                let written = self.as_written(uci, self.before(ply));
                self.manner.said("sheet-written", &[number, color, written])
            }
            None => self.manner.said("sheet-crossed-out", &[number, color]),
        }
    }

    /// The position in which a ply was made, or can be.
    fn before(&self, ply: u16) -> &Position {
        let made = self.place.game.made().get(usize::from(ply)).map(|made| &made.before);
        made.unwrap_or(self.place.game.position())
    }

    /// The place that a text begins with, and what follows it: `12 black` is the ply of Black's
    /// twelfth move, a number alone that of the player's own.
    fn spot<'t>(&self, text: &'t str) -> (SheetSpot, &'t str) {
        let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let Ok(number) = first.trim_end_matches('.').parse::<u32>() else {
            return (SheetSpot::Next, text);
        };
        let (word, after) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let (color, rest) = match self.manner.narrator.talk.word(word) {
            Some(Word::White) => (Color::White, after),
            Some(Word::Black) => (Color::Black, after),
            _ => (self.place.me(), rest),
        };
        (self.ply(number, color).map_or(SheetSpot::Nowhere, SheetSpot::At), rest.trim())
    }

    fn ply(&self, number: u32, color: Color) -> Option<u16> {
        u16::try_from(self.place.game.course().ply_of(number, color)?).ok()
    }

    fn number(&self, ply: u16) -> u32 {
        self.place.game.course().move_at(ply.into()).0
    }

    /// The number of a ply, as a value of a sentence.
    fn number_of(&self, ply: u16) -> (&'static str, Value) {
        ("number", self.number(ply).into())
    }

    /// Whose move a ply is, as a value of a sentence.
    fn color_of(&self, ply: u16) -> (&'static str, Value) {
        let (_, color) = self.place.game.course().move_at(ply.into());
        ("color", self.manner.narrator.color(color))
    }
}

/// A player writes this down, or crosses out what stands there.
const fn wrote(by: Color, ply: u16, uci: Option<UciMove>) -> Intent {
    Intent::Happen(Event::Wrote(by, ply, uci), Tell::Written(ply, uci))
}
