//! What is read out at the desk: a player's board, a score sheet, the last moves, the log, and any
//! question about the position.

use shakmaty::{Board, Color, Position, Square, uci::UciMove};

use crate::app::ask::{Asker, Left};
use crate::app::seats::TableOrder;
use crate::app::seats::desk::{Desk, hearing};
use crate::app::session::Sight;
use crate::archive::What;
use crate::command::Command;
use crate::describe::{Answer, Status, ranks_of};
use crate::laws::discrepancy::{Holds, Shown};
use crate::laws::{At, Scribe};
use crate::notation::Page;
use crate::table::Memo;
use crate::voices::Span;

/// How many entries of the log are read if none is said, and at most.
const LOG: usize = 10;
const LOG_MOST: usize = 200;

impl Desk {
    /// What stands on a player's own board by its sensors, rank by rank. Where they tell no pieces,
    /// these are named as the game has them; where it has none, or one that is not there, that is said.
    pub(super) fn read_board(&self, color: Color, at: At) -> TableOrder {
        let Sight::Shows { shown, .. } = &self.sights[color] else {
            return self.lines(vec![self.board_of(color, at)]);
        };
        let model = self.game.board(color);
        let piece = |square: Square| match shown.holds(square) {
            Holds::Piece(piece) => Some(piece),
            Holds::Something | Holds::Unsure => model.piece_at(square),
            Holds::Nothing => None,
        };
        let mut board = Board::empty();
        for square in Square::ALL {
            if let Some(piece) = piece(square) {
                board.set_piece_at(square, piece);
            }
        }
        let answer = Answer::Board(ranks_of(&board), color, Status::Free);
        let mut lines = vec![self.sentence("desk-board", &[self.color(color)])];
        lines.push(self.narrator.answer(&answer).spans);
        lines.extend(self.unlike(shown, model));
        if shown.pieces.occupied() != shown.occupied {
            lines.push(self.sentence("desk-board-senses", &[]));
        }
        self.lines(lines)
    }

    /// Where a board is occupied and the game has nobody, and where it is empty and the game has one.
    fn unlike(&self, shown: &Shown, model: &Board) -> Vec<Vec<Span>> {
        let wrong: Vec<Square> = shown.wrong(model).collect();
        let kinds =
            [("desk-board-unknown", Holds::Something), ("desk-board-empty", Holds::Nothing)];
        let line = |(id, holds): (&str, Holds)| {
            let such = wrong.iter().filter(|&&square| shown.holds(square) == holds);
            let squares: Vec<_> =
                such.map(|&square| self.narrator.square(square).spans()).collect();
            let squares = Some(squares).filter(|squares| !squares.is_empty())?;
            Some(self.sentence(id, &[("squares", self.narrator.join(squares))]))
        };
        kinds.into_iter().filter_map(line).collect()
    }

    /// A player's score sheet, the last so many moves of it or all.
    pub(super) fn read_sheet(&self, rest: &str) -> Option<TableOrder> {
        let (color, count) = self.player_and(rest)?;
        let count = match count {
            "" => usize::MAX,
            count => count.parse().ok().filter(|&count| count > 0)?,
        };
        if self.game.rules().scribes[color] == Scribe::Hand {
            return Some(self.told("desk-sheet-paper", &[self.color(color)]));
        }
        let entries = self.game.sheet(color).entries();
        if entries.is_empty() {
            return Some(self.told("desk-sheet-empty", &[self.color(color)]));
        }
        let lines = self.sheet_lines(entries);
        let from = lines.len().saturating_sub(count);
        Some(self.lines(lines[from..].to_vec()))
    }

    /// The entries by move numbers, and where the arbiter has set a position.
    fn sheet_lines(&self, entries: &[Option<UciMove>]) -> Vec<Vec<Span>> {
        let set_up = self.game.set_up_before();
        let said = self.entries_said(entries, &set_up);
        let set = || self.sentence("sheet-position-set", &[]);
        let number = |ply: usize| self.game.move_at(ply).0;
        let line = |plies: &[usize]| {
            let moves = plies.iter().map(|&ply| said[ply].clone()).collect();
            let values =
                [("number", number(plies[0]).into()), ("moves", self.narrator.join(moves))];
            let is_set = set_up.contains(&plies[0]);
            is_set.then(set).into_iter().chain([self.sentence("score-line", &values)])
        };
        let same = |one, next| number(one) == number(next) && !set_up.contains(&next);
        let plies: Vec<usize> = (0..entries.len()).collect();
        let lines = plies.chunk_by(|&one, &next| same(one, next)).flat_map(line);
        lines.chain(set_up.contains(&entries.len()).then(set)).collect()
    }

    /// Each entry as its writer went on from what he had written; what is not legal by its squares.
    fn entries_said(&self, entries: &[Option<UciMove>], set_up: &[usize]) -> Vec<Vec<Span>> {
        let mut position = Some(self.game.start().clone());
        let said = entries.iter().enumerate().map(|(ply, entry)| {
            if set_up.contains(&ply) {
                position = self.game.made().get(ply).map(|made| made.before.clone());
            }
            let mv = entry.and_then(|uci| uci.to_move(position.as_ref()?).ok());
            let said = match (entry, mv, &position) {
                (None, ..) => self.sentence("desk-sheet-gap", &[]),
                (_, Some(mv), Some(before)) => vec![self.narrator.announcement(before, mv)],
                (Some(uci), ..) => {
                    self.sentence("desk-sheet-illegal", &[("move", uci.to_string().into())])
                }
            };
            position = position.take().zip(mv).and_then(|(before, mv)| before.play(mv).ok());
            said
        });
        said.collect()
    }

    /// The last move, and the one that is on its way.
    pub(super) fn last(&self, at: At) -> Vec<TableOrder> {
        let mut acts = vec![TableOrder::say(self.with_asker(at, |asker| asker.last()))];
        let announcement = |mv| vec![self.narrator.announcement(self.game.position(), mv)];
        let on_its_way =
            [("desk-announced", self.game.announced()), ("desk-on-board", self.game.on_board())];
        for (id, mv) in on_its_way {
            if let Some(mv) = mv {
                let by = self.color(self.game.position().turn());
                acts.push(self.told(id, &[by, ("move", announcement(mv).into())]));
            }
        }
        acts
    }

    /// The last entries of the journal in words, each with its time.
    pub(super) fn log(&self, rest: &str) -> Option<TableOrder> {
        let count = match rest {
            "" => LOG,
            count => count.parse().ok().filter(|&count| count > 0)?,
        };
        let lines = self.logged();
        if lines.is_empty() {
            return Some(self.told("desk-log-empty", &[]));
        }
        let from = lines.len().saturating_sub(count.min(LOG_MOST));
        Some(self.lines(lines[from..].to_vec()))
    }

    /// Every entry that has words, told by a game that is played through again.
    fn logged(&self) -> Vec<Vec<Span>> {
        let Some(mut game) = self.ledger.new_game() else { return Vec::new() };
        let mut lines = Vec::new();
        let mut words = None;
        for entry in self.ledger.entries() {
            if let What::Memo(Memo::Repeated(_, text)) = &entry.what {
                words = Some(text.as_str());
            }
            let said = match &entry.what {
                What::Event(event) => {
                    let effects = game.handle(entry.at, event);
                    match hearing::repeats_another(&self.narrator, event, &effects, words) {
                        Some(said) => vec![said],
                        None => hearing::effects(&self.narrator, &effects, &game),
                    }
                }
                What::Memo(memo) => hearing::memo(&self.narrator, memo).into_iter().collect(),
                What::Level(_) | What::Engine(_) | What::Replaced | What::MovesVoice(_) => {
                    Vec::new()
                }
            };
            let what: Vec<Vec<Span>> =
                said.into_iter().map(|said| self.whole(said.spans)).collect();
            if !what.is_empty() {
                let what = what.join(&self.narrator.talk.span(" "));
                let time = stamp(entry.at);
                lines.push(
                    self.sentence("desk-log", &[("time", time.into()), ("what", what.into())]),
                );
            }
        }
        lines
    }

    /// A sentence with its full stop, which an announcement has not.
    fn whole(&self, mut spans: Vec<Span>) -> Vec<Span> {
        if spans.last().is_some_and(|last| last.written.ends_with(char::is_alphanumeric)) {
            spans.push(self.narrator.talk.span("."));
        }
        spans
    }

    /// The answer to a question about the position, or what is said of a word that is nothing here.
    pub(super) fn question(&self, at: At, word: &str, rest: &str) -> TableOrder {
        self.asked(at, word, rest).unwrap_or_else(|| self.unknown(word))
    }

    /// Whether this word asks about the position.
    pub(super) fn is_question(&self, word: &str) -> bool {
        self.narrator.talk.command(word).is_some_and(|command| command.spec().is_about_position())
    }

    pub(super) fn asked(&self, at: At, word: &str, rest: &str) -> Option<TableOrder> {
        let command: Command = self.narrator.talk.command(word)?;
        if !command.spec().is_about_position() {
            return None;
        }
        match self.with_asker(at, |asker| asker.answer(command, rest))? {
            Ok(said) | Err(said) => Some(TableOrder::say(said)),
        }
    }

    fn with_asker<T>(&self, at: At, ask: impl FnOnce(Asker<'_>) -> T) -> T {
        ask(Asker {
            narrator: &self.narrator,
            vocabularies: &self.vocabularies(),
            library: None,
            made: self.game.made(),
            reached: self.game.position(),
            position: self.game.position(),
            clocks: self.game.clock().map(|clock| Left::on(clock, at)),
            side: Color::White,
            plays: None,
            tells_check: true,
            view: Color::White,
            page: Page::default(),
        })
    }
}

/// Session time as `0:12:05`.
fn stamp(at: At) -> String {
    let secs = at.as_micros() / 1_000_000;
    format!("{}:{:02}:{:02}", secs / 3600, secs / 60 % 60, secs % 60)
}
