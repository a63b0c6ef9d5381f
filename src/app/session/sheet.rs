//! A player's score sheet at a match: written, crossed out, read and signed by him (FIDE 2023,
//! Article 8), and the move that he seals (Guidelines I.1).
//!
//! What he writes stands as he writes it. Nothing here tells him whether it is right.

use shakmaty::{Chess, Color, Move, uci::UciMove};

use crate::app::filters;
use crate::app::order::Keeping;
use crate::app::session::dialog::Request;
use crate::app::session::intent::{Intent, all, said};
use crate::app::session::teller::{Requests, Teller};
use crate::app::session::{Act, Manner, Place, Session};
use crate::command::Command;
use crate::laws::{At, Event, Game, Refusal, Scribe, Signature};
use crate::notation::NotRead;
use crate::voices::voice::Word;
use crate::voices::{Priority, Span, Value};

/// The score sheets of a game, as they are written and read at a place.
pub(super) struct Sheets<'a> {
    game: &'a Game,
    manner: &'a Manner,
}

/// Where on a sheet.
enum Spot {
    /// No place is named.
    Next,
    /// At this ply, counted from 0.
    At(u16),
    /// Where no move can be.
    Nowhere,
}

impl Session {
    /// Writes a move on the player's sheet: at the first place that is free, or at the one named.
    pub(super) fn writes(&mut self, at: At, rest: &str) -> Vec<Act> {
        if let Some(kept) = self.place.kept_elsewhere() {
            return vec![self.manner.said(kept, &[])];
        }
        let me = self.place.me();
        let free = self.place.game.sheet(me).first_hole(u16::MAX).unwrap_or(u16::MAX);
        let (ply, text) = match self.teller().sheets().place(rest, self.place.me()) {
            (Spot::Next, text) if !text.is_empty() => (free, text),
            (Spot::At(ply), text) if !text.is_empty() => (ply, text),
            _ => return self.teller().wants(at, Command::Write),
        };
        let made = self.place.game.made().get(usize::from(ply)).map(|made| made.before.clone());
        let now = (usize::from(ply) == self.place.game.made().len())
            .then(|| self.place.game.position().clone());
        if now.is_some() && self.place.keeps_secret() {
            return vec![self.manner.said("sheet-sealed", &[])];
        }
        let Some(before) = made.or(now) else {
            return self.teller().refused(Refusal::NotInAdvance(ply));
        };
        let uci = match self.teller().sheets().put_down(text, &before) {
            Ok(uci) => uci,
            Err(unclear) => return vec![self.manner.said(unclear, &[])],
        };
        let mut acts = self.event(at, Event::Wrote(me, ply, Some(uci)));
        if acts.iter().any(|act| matches!(act, Act::Keep(Keeping::Record(_)))) {
            let values = [
                self.teller().sheets().number_of(ply),
                self.teller().sheets().color_of(ply),
                self.teller().sheets().as_written(uci, &before),
            ];
            acts.push(self.manner.said("sheet-written", &values));
        }
        acts
    }

    /// Crosses out what the player has written last, or at a place.
    pub(super) fn crosses_out(&mut self, at: At, rest: &str) -> Vec<Act> {
        if let Some(kept) = self.place.kept_elsewhere() {
            return vec![self.manner.said(kept, &[])];
        }
        let me = self.place.me();
        let written = self.place.game.sheet(me).entries().iter().rposition(Option::is_some);
        let last = written.and_then(|ply| u16::try_from(ply).ok());
        let ply = match self.teller().sheets().place(rest, self.place.me()) {
            (Spot::Next, "") => match last {
                Some(ply) => ply,
                None => return vec![self.manner.said("score-none", &[])],
            },
            (Spot::At(ply), "") => ply,
            _ => return self.teller().wants(at, Command::CrossOut),
        };
        let mut acts = self.event(at, Event::Wrote(me, ply, None));
        if acts.iter().any(|act| matches!(act, Act::Keep(Keeping::Record(_)))) {
            acts.push(self.manner.said(
                "sheet-crossed-out",
                &[self.teller().sheets().number_of(ply), self.teller().sheets().color_of(ply)],
            ));
        }
        acts
    }

    /// The envelope is closed, and with that the choice final.
    pub(super) fn sealed(&mut self, at: At, closed: Result<String, &'static str>) -> Vec<Act> {
        let me = self.place.me();
        match closed {
            Ok(text) => self.event(at, Event::Sealed(me, text)),
            Err(id) => vec![self.manner.told(id, &[])],
        }
    }
}

impl Requests<'_> {
    /// Seals a move; without a text the one that was made on the board. It is asked for once more,
    /// because nobody can open the envelope again.
    pub(super) fn seals(&self, at: At, rest: &str) -> Vec<Intent> {
        let me = self.place.me();
        if let Some(refusal) = self.place.game.why_not_sealed(me) {
            return all(self.teller().refused(refusal));
        }
        let on_board = self.place.game.on_board().filter(|_| rest.is_empty());
        let uci = match on_board.map(|mv| mv.to_uci(self.place.game.mode())) {
            Some(uci) => uci,
            None if rest.is_empty() => return all(self.teller().wants(at, Command::Seal)),
            None => match self.teller().sheets().put_down(rest, self.place.game.position()) {
                Ok(uci) => uci,
                Err(unclear) => return said(self.manner.said(unclear, &[])),
            },
        };
        self.confirm(Request::Seal(uci))
    }

    /// Signs the result (8.7).
    pub(super) fn signs(&self, at: At, rest: &str) -> Vec<Intent> {
        let word = self.manner.narrator.talk.word(rest);
        let result = match filters::result(rest, word) {
            Some("1-0") => Signature::WhiteWins,
            Some("0-1") => Signature::BlackWins,
            Some("1/2-1/2") => Signature::Draw,
            Some(_) | None => return all(self.teller().wants(at, Command::Sign)),
        };
        match self.place.game.result_to_sign() {
            Some(due) if due != result => self.confirm(Request::Sign(result)),
            Some(_) | None => vec![Intent::happen(Event::Signed(self.place.me(), result))],
        }
    }
}

impl Teller<'_> {
    pub(super) fn seal_question(&self, uci: UciMove) -> Act {
        let written = self.sheets().as_written(uci, self.place.game.position());
        self.manner.said("confirm-seal", &[written])
    }

    /// Asks whether a draw is claimed, with which move (9.2.1, 9.3.1).
    pub(super) fn claim_question(&self, intended: Option<UciMove>) -> Act {
        let opponent = ("opponent", self.manner.narrator.color(!self.place.me()));
        let position = self.place.game.position();
        let Some(mv) = intended.and_then(|uci| uci.to_move(position).ok()) else {
            return self.manner.said("confirm-claim", &[opponent]);
        };
        let mv = Value::Spans(vec![self.manner.narrator.announcement(position, mv)]);
        self.manner.said("confirm-claim-with", &[opponent, ("move", mv)])
    }

    /// The score sheets of the game.
    pub(super) fn sheets(&self) -> Sheets<'_> {
        Sheets { game: &self.place.game, manner: self.manner }
    }

    /// Asks whether a result is signed that is not the one on record.
    pub(super) fn asks_to_sign(&self, result: Signature) -> Vec<Act> {
        let name = |result: Signature| match result {
            Signature::WhiteWins => "white",
            Signature::BlackWins => "black",
            Signature::Draw => "draw",
        };
        let due = self.place.game.result_to_sign().map_or("draw", name);
        vec![
            self.manner
                .said("confirm-sign", &[("due", due.into()), ("signed", name(result).into())]),
        ]
    }

    /// Reads a sheet out: the player's own, or the opponent's; the last so many of its numbers, or
    /// all. `None` where nothing is read from a sheet.
    pub(super) fn reads_sheet(&self, command: Command, rest: &str) -> Option<Vec<Act>> {
        let seat = self.place.occasion.seat().filter(|_| command == Command::Score)?;
        let (whose, count) = match self.manner.narrator.talk.word(rest) {
            _ if rest.is_empty() => (seat.color, usize::MAX),
            Some(Word::Mine) => (seat.color, usize::MAX),
            Some(Word::Theirs) => (!seat.color, usize::MAX),
            _ => (seat.color, rest.parse().ok().filter(|&count| count > 0)?),
        };
        if self.place.game.rules().scribes[whose] == Scribe::Hand {
            let id = if whose == seat.color { "sheet-by-hand" } else { "sheet-by-hand-theirs" };
            return Some(vec![self.manner.said(id, &[])]);
        }
        let lines = self.sheets().lines(whose);
        if lines.is_empty() {
            let id = match (self.place.game.made().is_empty(), whose == seat.color) {
                (true, _) => "score-none",
                (false, true) => "sheet-empty",
                (false, false) => "sheet-empty-theirs",
            };
            return Some(vec![self.manner.said(id, &[])]);
        }
        let lines = lines[lines.len().saturating_sub(count)..].to_vec();
        Some(vec![Act::say(self.manner.narrator.lines(Priority::Answer, lines))])
    }
}

impl Place {
    /// Whether whatever this player names now goes into the envelope: nobody else hears it (I.1).
    pub(super) fn has_to_seal(&self) -> bool {
        self.occasion.is_match()
            && self.game.must_seal()
            && self.game.why_not_sealed(self.me()).is_none()
    }

    /// Why nothing can be written here, unless the player types his own sheet.
    fn kept_elsewhere(&self) -> Option<&'static str> {
        match self.game.rules().scribes[self.me()] {
            Scribe::Own => None,
            Scribe::Hand => Some("sheet-by-hand"),
            Scribe::Assistant => Some("sheet-kept"),
        }
    }
}

impl Sheets<'_> {
    /// What stands on a sheet, a line for each number.
    fn lines(&self, whose: Color) -> Vec<Vec<Span>> {
        let narrator = &self.manner.narrator;
        let entries = self.game.sheet(whose).entries();
        let entries = &entries[..entries.iter().rposition(Option::is_some).map_or(0, |i| i + 1)];
        let plies: Vec<u16> = (0..).take(entries.len()).collect();
        let set_up = self.game.set_up_before();
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
        let made = self.game.made().get(usize::from(ply)).map(|made| &made.before);
        self.as_written(uci, made.unwrap_or(self.game.position())).1.spans()
    }

    /// A move as its writer reads it: announced where it was possible, otherwise by its squares.
    fn as_written(&self, uci: UciMove, before: &Chess) -> (&'static str, Value) {
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
    fn put_down(&self, text: &str, before: &Chess) -> Result<UciMove, &'static str> {
        let mode = self.game.mode();
        let was_played = |mv: &&Move| {
            let of = |made: &&crate::laws::Made| made.before == *before;
            self.game.made().iter().find(of).is_some_and(|made| made.mv == **mv)
        };
        let not_read = match self.manner.reading(text, before) {
            Ok(mv) => return Ok(mv.to_uci(mode)),
            Err(NotRead::Ambiguous(moves)) => match moves.iter().find(was_played) {
                Some(mv) => return Ok(mv.to_uci(mode)),
                None => "sheet-not-clear",
            },
            Err(NotRead::TwoMoves(_)) => return Err("sheet-two-moves"),
            Err(_) => "sheet-not-read",
        };
        match self.manner.squares_in(text).as_deref() {
            Some(&[from, to]) if from != to => Ok(UciMove::Normal { from, to, promotion: None }),
            _ => Err(not_read),
        }
    }

    /// The place that a text begins with, and what follows it: `12 black` is the ply of Black's
    /// twelfth move, a number alone that of the player's own.
    fn place<'t>(&self, text: &'t str, me: Color) -> (Spot, &'t str) {
        let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let Ok(number) = first.trim_end_matches('.').parse::<u32>() else {
            return (Spot::Next, text);
        };
        let (word, after) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let (color, rest) = match self.manner.narrator.talk.word(word) {
            Some(Word::White) => (Color::White, after),
            Some(Word::Black) => (Color::Black, after),
            _ => (me, rest),
        };
        (self.ply(number, color).map_or(Spot::Nowhere, Spot::At), rest.trim())
    }

    fn ply(&self, number: u32, color: Color) -> Option<u16> {
        u16::try_from(self.game.ply_of(number, color)?).ok()
    }

    fn number(&self, ply: u16) -> u32 {
        self.game.move_at(ply.into()).0
    }

    /// The number of a ply, as a value of a sentence.
    fn number_of(&self, ply: u16) -> (&'static str, Value) {
        ("number", self.number(ply).into())
    }

    /// Whose move a ply is, as a value of a sentence.
    fn color_of(&self, ply: u16) -> (&'static str, Value) {
        let (_, color) = self.game.move_at(ply.into());
        ("color", self.manner.narrator.color(color))
    }
}
