//! What is read out at the desk: the facts, a player's board, a score sheet, the last moves, the log, and
//! any question about the position.

use shakmaty::{Board, Color, Move, Position, Square, uci::UciMove};

use crate::app::ask::{AskedBy, Asker, TimeLeft, TimesFrom};
use crate::app::lawbook::Lawbook;
use crate::app::seats::TableOrder;
use crate::app::seats::desk::comparing::Comparison;
use crate::app::seats::desk::hearing;
use crate::app::seats::desk::intent::{DeskIntent, said};
use crate::app::seats::desk::teller::Teller;
use crate::app::session::{BoardSight, add_marks};
use crate::archive::What;
use crate::command::Command;
use crate::command::desk::Look;
use crate::describe::{Answer, Status, ranks_of};
use crate::laws::discrepancy::{Shown, SquareContent};
use crate::laws::{At, Scribe};
use crate::notation::Page;
use crate::records::clock;
use crate::table::Memo;
use crate::understanding::About;
use crate::voices::{Span, Utterance, written};

/// How many entries of the log are read if none is said, and at most.
const LOG: usize = 10;
const LOG_MOST: usize = 200;

/// Reads out what the arbiter looks at. It changes nothing but what a comparison proposes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Readout<'a> {
    pub(super) teller: Teller<'a>,
    pub(super) at: At,
}

impl Readout<'_> {
    /// The intents of a command; `None` if what is typed after it does not fit.
    pub(super) fn look(&self, command: Look, rest: &str) -> Option<Vec<DeskIntent>> {
        Some(match command {
            Look::Facts => said(self.teller.facts(self.at)),
            Look::Compare => Comparison::of(self.teller, self.at).said(),
            Look::Board => said(self.board(self.teller.reader().player(rest)?)),
            Look::Sheet => said(self.sheet(rest)?),
            Look::Last => self.last(),
            Look::Log => said(self.log(rest)?),
            Look::Clocks => said(self.teller.clocks(self.at)),
            Look::Article => {
                let book = Lawbook::of(self.teller.game(), self.teller.narrator);
                said(self.teller.lines(book.asked(rest)))
            }
        })
    }

    /// What stands on a player's own board by its sensors, rank by rank. Where they tell no pieces,
    /// these are named as the game has them; where it has none, or one that is not there, that is said.
    fn board(&self, color: Color) -> TableOrder {
        let BoardSight::Shows { shown, .. } = &self.teller.overview.sights[color] else {
            return self.teller.lines(vec![self.teller.board_of(color, self.at)]);
        };
        let model = self.teller.game().board(color);
        let piece = |square: Square| match shown.holds(square) {
            SquareContent::Piece(piece) => Some(piece),
            SquareContent::Something | SquareContent::Unsure => model.piece_at(square),
            SquareContent::Nothing => None,
        };
        let mut board = Board::empty();
        for square in Square::ALL {
            if let Some(piece) = piece(square) {
                board.set_piece_at(square, piece);
            }
        }
        let answer = Answer::Board(ranks_of(&board), color, Status::Free);
        let mut lines = vec![self.teller.sentence("desk-board", &[self.teller.color(color)])];
        lines.push(self.teller.narrator.answers().of(&answer).spans);
        lines.extend(self.unlike(shown, model));
        if shown.pieces.occupied() != shown.occupied {
            lines.push(self.teller.sentence("desk-board-senses", &[]));
        }
        self.teller.lines(lines)
    }

    /// Where a board is occupied and the game has nobody, and where it is empty and the game has one.
    fn unlike(&self, shown: &Shown, model: &Board) -> Vec<Vec<Span>> {
        let wrong: Vec<Square> = shown.wrong(model).collect();
        let kinds = [
            ("desk-board-unknown", SquareContent::Something),
            ("desk-board-empty", SquareContent::Nothing),
        ];
        let line = |(id, holds): (&str, SquareContent)| {
            let such = wrong.iter().filter(|&&square| shown.holds(square) == holds);
            let squares: Vec<_> =
                such.map(|&square| self.teller.narrator.square(square).spans()).collect();
            let squares = Some(squares).filter(|squares| !squares.is_empty())?;
            Some(self.teller.sentence(id, &[("squares", self.teller.narrator.join(squares))]))
        };
        kinds.into_iter().filter_map(line).collect()
    }

    /// A player's score sheet, the last so many moves of it or all.
    fn sheet(&self, rest: &str) -> Option<TableOrder> {
        let (color, count) = self.teller.reader().player_and(rest)?;
        let count = match count {
            "" => usize::MAX,
            count => count.parse().ok().filter(|&count| count > 0)?,
        };
        if self.teller.game().rules().scribes[color] == Scribe::Hand {
            return Some(self.teller.told("desk-sheet-paper", &[self.teller.color(color)]));
        }
        let entries = self.teller.game().sheet(color).entries();
        if entries.is_empty() {
            return Some(self.teller.told("desk-sheet-empty", &[self.teller.color(color)]));
        }
        let lines = self.sheet_lines(entries);
        let from = lines.len().saturating_sub(count);
        Some(self.teller.lines(lines[from..].to_vec()))
    }

    /// The entries by move numbers, and where the arbiter has set a position.
    fn sheet_lines(&self, entries: &[Option<UciMove>]) -> Vec<Vec<Span>> {
        let said = self.entries_said(entries, &self.teller.game().course().set_up_before());
        self.by_numbers(entries.len(), &self.set_here(), |plies| {
            let number = self.teller.game().course().move_at(plies[0]).0;
            let moves = plies.iter().map(|&ply| said[ply].clone()).collect();
            let values = [("number", number.into()), ("moves", self.teller.narrator.join(moves))];
            self.teller.sentence("score-line", &values)
        })
    }

    /// The moves so far, the last so many lines or all; `None` where nothing is to be told, or nothing of
    /// what is asked.
    fn score(&self, about: &About) -> Option<TableOrder> {
        let count = match about.number() {
            None if about.is_nothing() => usize::MAX,
            count => count.filter(|&count| count > 0)?,
        };
        let lines = Some(self.score_lines()).filter(|lines| !lines.is_empty())?;
        Some(self.teller.lines(lines[lines.len().saturating_sub(count)..].to_vec()))
    }

    /// The moves so far as they are said, a line for each number, and where the arbiter has set a position.
    pub(super) fn score_lines(&self) -> Vec<Vec<Span>> {
        let made = self.teller.game().made();
        self.with_asker(|asker| {
            self.by_numbers(made.len(), &self.set_here(), |plies| {
                asker.score_line(&made[plies[0]..=plies[plies.len() - 1]])
            })
        })
    }

    /// The same in the letters of the move voice.
    pub(super) fn score_rows(&self) -> Vec<String> {
        let made = self.teller.game().made();
        self.with_asker(|asker| {
            self.by_numbers(made.len(), &written(&self.set_here()), |plies| {
                asker.score_row(&made[plies[0]..=plies[plies.len() - 1]], None)
            })
        })
    }

    fn set_here(&self) -> Vec<Span> {
        self.teller.sentence("sheet-position-set", &[])
    }

    /// A line for the plies of each number, and where the arbiter has set a position.
    fn by_numbers<T: Clone>(&self, plies: usize, set: &T, line: impl Fn(&[usize]) -> T) -> Vec<T> {
        let (game, set_up) = (self.teller.game(), self.teller.game().course().set_up_before());
        let set_at = |ply: usize| set_up.contains(&ply).then(|| set.clone());
        let same = |one: usize, next: usize| {
            game.course().move_at(one).0 == game.course().move_at(next).0 && !set_up.contains(&next)
        };
        let all: Vec<usize> = (0..plies).collect();
        let numbers = all.chunk_by(|&one, &next| same(one, next));
        let lines = numbers.flat_map(|plies| set_at(plies[0]).into_iter().chain([line(plies)]));
        lines.chain(set_at(plies)).collect()
    }

    /// Each entry as its writer went on from what he had written; what is not legal by its squares.
    fn entries_said(&self, entries: &[Option<UciMove>], set_up: &[usize]) -> Vec<Vec<Span>> {
        let game = self.teller.game();
        let mut position = Some(game.course().start().clone());
        let said = entries.iter().enumerate().map(|(ply, entry)| {
            let made = game.made().get(ply);
            if set_up.contains(&ply) {
                position = made.map(|made| made.before.clone());
            }
            let is_made = made.is_some_and(|made| {
                *entry == Some(made.uci(game.mode())) && position.as_ref() == Some(&made.before)
            });
            let mv = entry.and_then(|uci| uci.to_move(position.as_ref()?).ok());
            let said = match (entry, mv, &position) {
                (None, ..) => self.teller.sentence("desk-sheet-gap", &[]),
                (_, Some(mv), Some(before)) => vec![self.teller.narrator.announcement(before, mv)],
                (Some(uci), ..) => {
                    self.teller.sentence("desk-sheet-illegal", &[("move", uci.to_string().into())])
                }
            };
            position = match (position.take(), mv) {
                (Some(before), Some(mv)) => before.play(mv).ok(),
                // The game goes on after an illegal move that was not claimed (A.5.2).
                _ if is_made => {
                    let next = game.made().get(ply + 1).map(|next| &next.before);
                    Some(next.unwrap_or(game.position()).clone())
                }
                _ => None,
            };
            said
        });
        said.collect()
    }

    /// The last move, and the one that is on its way.
    fn last(&self) -> Vec<DeskIntent> {
        let last = said(TableOrder::say(self.with_asker(|asker| asker.last())));
        let on_its_way = self.on_its_way().into_iter();
        let on_its_way = on_its_way.map(|line| self.teller.lines(vec![line]).into());
        last.into_iter().chain(on_its_way).collect()
    }

    /// The move that is announced, and the one that is made on a board.
    pub(super) fn on_its_way(&self) -> Vec<Vec<Span>> {
        let game = self.teller.game();
        let line = |(id, mv): (&str, Option<Move>)| {
            let announcement = vec![self.teller.narrator.announcement(game.position(), mv?)];
            let by = self.teller.color(game.position().turn());
            Some(self.teller.sentence(id, &[by, ("move", announcement.into())]))
        };
        let moves =
            [("desk-announced", game.announced()), ("desk-on-board", game.underway().on_board())];
        moves.into_iter().filter_map(line).collect()
    }

    /// The last entries of the journal in words, each with its time.
    fn log(&self, rest: &str) -> Option<TableOrder> {
        let count = match rest {
            "" => LOG,
            count => count.parse().ok().filter(|&count| count > 0)?,
        };
        let lines = self.logged();
        if lines.is_empty() {
            return Some(self.teller.told("desk-log-empty", &[]));
        }
        let from = lines.len().saturating_sub(count.min(LOG_MOST));
        Some(self.teller.lines(lines[from..].to_vec()))
    }

    /// Every entry that has words, told by a game that is played through again.
    fn logged(&self) -> Vec<Vec<Span>> {
        let Some(mut game) = self.teller.overview.ledger.new_game() else { return Vec::new() };
        let mut lines = Vec::new();
        let mut words = None;
        for entry in self.teller.overview.ledger.entries() {
            if let What::Memo(Memo::Repeated(_, text)) = &entry.what {
                words = Some(text.as_str());
            }
            let said = match &entry.what {
                What::Event(event) => {
                    let effects = game.handle(entry.at, event);
                    match hearing::repeats_another(self.teller.narrator, event, &effects, words) {
                        Some(said) => vec![said],
                        None => hearing::effects(self.teller.narrator, &effects, &game),
                    }
                }
                What::Memo(memo) => {
                    hearing::memo(self.teller.narrator, memo, &game).into_iter().collect()
                }
                What::Level(_)
                | What::Engine(_)
                | What::Replaced
                | What::MovesVoice(_)
                | What::Warnings(_)
                | What::Blindfold(..)
                | What::Looked(_)
                | What::Day(_) => Vec::new(),
            };
            let what: Vec<Vec<Span>> =
                said.into_iter().map(|said| self.whole(said.spans)).collect();
            if !what.is_empty() {
                let what = what.join(&self.teller.narrator.talk.span(" "));
                let time = clock(entry.at);
                lines.push(
                    self.teller
                        .sentence("desk-log", &[("time", time.into()), ("what", what.into())]),
                );
            }
        }
        lines
    }

    /// A sentence with its full stop, which an announcement has not.
    fn whole(&self, mut spans: Vec<Span>) -> Vec<Span> {
        if spans.last().is_some_and(|last| last.written.ends_with(char::is_alphanumeric)) {
            spans.push(self.teller.narrator.talk.span("."));
        }
        spans
    }

    /// The answer to a question about the game or its position, or what was said last; `None` if it is
    /// neither.
    pub(super) fn answer(&self, command: Command, about: &About) -> Option<DeskIntent> {
        if command == Command::Repeat && about.is_nothing() {
            let last = self.teller.overview.last.clone().map(TableOrder::say);
            return Some(last.unwrap_or_else(|| self.teller.told("repeat-none", &[])).into());
        }
        if command == Command::Hanging {
            return None;
        }
        let score = (command == Command::Score).then(|| self.score(about)).flatten();
        if let Some(score) = score {
            return Some(score.into());
        }
        let mut said = match self.with_asker(|asker| asker.answer(command, about))? {
            Ok(said) => said,
            Err(wrong) => return Some(DeskIntent::Slip(TableOrder::say(wrong))),
        };
        if let Some(square) = about.square().filter(|_| command == Command::Board) {
            self.mark(square, &mut said);
        }
        Some(TableOrder::say(said).into())
    }

    /// Adds what a square is marked for.
    pub(super) fn mark(&self, square: Square, named: &mut Utterance) {
        let is_last = self.last_squares().is_some_and(|(from, to)| [from, to].contains(&square));
        let marks = [(self.check() == Some(square), "mark-check"), (is_last, "mark-last")];
        let piece = self.teller.game().position().board().piece_at(square);
        add_marks(self.teller.narrator, named, (square, piece), &marks);
    }

    /// From where and to where the last move went.
    pub(super) fn last_squares(&self) -> Option<(Square, Square)> {
        let last = self.teller.game().made().last()?.mv;
        Some((last.from()?, last.to()))
    }

    /// The king that is in check.
    pub(super) fn check(&self) -> Option<Square> {
        let position = self.teller.game().position();
        position.is_check().then(|| position.board().king_of(position.turn())).flatten()
    }

    pub(super) fn with_asker<T>(&self, ask: impl FnOnce(Asker<'_>) -> T) -> T {
        ask(Asker {
            narrator: self.teller.narrator,
            made: self.teller.game().made(),
            reached: self.teller.game().position(),
            position: self.teller.game().position(),
            clocks: self.teller.game().clock().map(|clock| TimeLeft::on(clock, self.at)),
            times: self
                .teller
                .game()
                .clock()
                .map_or(TimesFrom::Stamps, |clock| TimesFrom::Clock(clock, self.at)),
            again: None,
            asked_by: AskedBy::onlooker(Color::White, Page::default()),
            typed: None,
        })
    }
}
