//! No score sheet is complete: the arbiter has the game played through again on another board, and rules
//! that its moves are known or cannot be found (FIDE 2023, 8.5.3 and 8.6).
//!
//! What is found is on record move by move. The game stands meanwhile, and nothing of it changes.

use shakmaty::{Color, Move, Position as _, Square, uci::UciMove};

use crate::app::seats::TableOrder;
use crate::app::seats::desk::dictated::Dictated;
use crate::app::seats::desk::forecast::Forecast;
use crate::app::seats::desk::intent::{DeskIntent, on_record, said};
use crate::app::seats::desk::ledger::Reconstruction;
use crate::app::seats::desk::teller::Teller;
use crate::command::Command;
use crate::command::desk::Paper;
use crate::laws::{Event, Position, Ruling, Scribe};
use crate::notation::{NotRead, read};
use crate::table::Memo;
use crate::voices::Span;

/// How many squares are named on which the boards differ.
const NAMED: usize = 8;

/// Leads through it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reconstructing<'a> {
    pub(super) forecast: Forecast<'a>,
}

impl<'a> Reconstructing<'a> {
    const fn teller(&self) -> Teller<'a> {
        self.forecast.teller
    }

    fn open(&self) -> Option<&'a Reconstruction> {
        self.teller().overview.ledger.reconstruction.as_ref()
    }

    /// The intents of a command; `None` if what is typed after it does not fit.
    pub(super) fn command(&self, command: Paper, rest: &str) -> Option<Vec<DeskIntent>> {
        match (command, self.open()) {
            (Paper::Reconstruct, Some(open)) if rest.is_empty() => Some(said(self.state(open))),
            (Paper::Reconstruct, _) => self.begins(rest),
            (Paper::MovesKnown, Some(open)) => Some(self.known(open)),
            (Paper::MovesKnown, None) => Some(said(self.teller().told("desk-found-first", &[]))),
            (Paper::NextPeriod, _) => Some(self.forecast.weigh(Event::Ruled(Ruling::NextPeriod))),
        }
    }

    /// The facts are noted first: the position, whose move it is, and the clocks, which stand.
    fn begins(&self, rest: &str) -> Option<Vec<DeskIntent>> {
        let (teller, game) = (self.teller(), self.teller().game());
        let made = game.made().len();
        let refused = self.forecast.refusal(&Event::Ruled(Ruling::Reconstructed(0)));
        if let Some(refused) = refused {
            return Some(said(refused));
        }
        if made == 0 {
            return Some(said(teller.told("desk-found-nothing", &[])));
        }
        let from = match self.first_ply(rest)? {
            Ok(from) => u16::try_from(from).unwrap_or(u16::MAX),
            Err(unknown) => return Some(said(unknown)),
        };
        let stops = game.is_running().then_some(DeskIntent::Happen(Event::Paused));
        let mut lines = vec![teller.narrator.desk().reconstructs(from, game)];
        lines.extend(Color::ALL.into_iter().filter_map(|color| self.sheet(color)));
        lines.push(teller.sentence("desk-found-how", &[]));
        let whole = usize::from(from) == made;
        lines.push(if whole {
            self.compared(game.position(), false)
        } else {
            self.next(from.into())
        });
        let begun = on_record(Memo::Reconstructs(from), teller.lines(lines));
        Some(stops.into_iter().chain(begun).collect())
    }

    /// The first ply at which not both sheets have the move that was made; sheets on paper are not known,
    /// and of them the record is taken.
    fn gap(&self) -> usize {
        let game = self.teller().game();
        let written = |color: Color, ply: usize| {
            let entry = game.sheet(color).entries().get(ply).copied().flatten();
            let uci = game.made().get(ply).map(|made| made.uci(game.mode()));
            game.rules().scribes[color] == Scribe::Hand || entry == uci && uci.is_some()
        };
        let known = |&ply: &usize| Color::ALL.into_iter().all(|color| written(color, ply));
        let made = game.made().len();
        let all = (0..made).take_while(known).count();
        let on_paper = |color: &Color| game.rules().scribes[*color] == Scribe::Hand;
        if all == made && Color::ALL.iter().all(on_paper) { 0 } else { all }
    }

    /// The ply to begin with: the first that is not known, or that of a number; what is told of one that no
    /// move has. `None` if it is no number.
    fn first_ply(&self, text: &str) -> Option<Result<usize, TableOrder>> {
        if text.is_empty() {
            return Some(Ok(self.gap()));
        }
        let number: u32 = text.parse().ok()?;
        let game = self.teller().game();
        let made =
            |color| game.course().ply_of(number, color).filter(|&ply| ply < game.made().len());
        let ply = Color::ALL.into_iter().find_map(made);
        let values = [("number", number.into()), self.teller().color(Color::White)];
        Some(ply.ok_or_else(|| self.teller().told("desk-no-such-move", &values)))
    }

    /// What a player's sheet lacks, or that it is to be looked at.
    fn sheet(&self, color: Color) -> Option<Vec<Span>> {
        let (teller, game) = (self.teller(), self.teller().game());
        if game.rules().scribes[color] == Scribe::Hand {
            return Some(teller.sentence("desk-sheet-paper", &[teller.color(color)]));
        }
        let plies = u16::try_from(game.made().len()).unwrap_or(u16::MAX);
        let hole = game.sheet(color).first_hole(plies)?;
        let place = ("place", teller.narrator.move_place(game, hole.into()));
        Some(teller.sentence("desk-sheet-lacks", &[teller.color(color), place]))
    }

    fn next(&self, ply: usize) -> Vec<Span> {
        let place = self.teller().narrator.move_place(self.teller().game(), ply);
        self.teller().sentence("desk-found-next", &[("place", place)])
    }

    /// A line while it is open: a move that was found, or the word that takes the last one back. `None` if
    /// it is something else.
    pub(super) fn found(&self, line: Dictated<'_>) -> Option<Vec<DeskIntent>> {
        let open = self.open()?;
        if line.is_of_game(Command::Takeback) {
            return Some(self.back(open));
        }
        let position = self.position(open)?;
        match read(line.line, &self.teller().reader().vocabularies(), &position) {
            Ok(mv) => Some(self.enters(open, &position, mv)),
            Err(wrong @ (NotRead::Ambiguous(_) | NotRead::Illegal(_))) => {
                let wrong = self.teller().narrator.entries().not_read(&wrong);
                Some(vec![DeskIntent::Slip(TableOrder::say(wrong))])
            }
            Err(_) => None,
        }
    }

    /// The position on the other board.
    fn position(&self, open: &Reconstruction) -> Option<Position> {
        let game = self.teller().game();
        let made = game.made().get(usize::from(open.from));
        let begun = made.map_or_else(|| game.position().clone(), |made| made.before.clone());
        open.moves.iter().try_fold(begun, |position, uci| played(position, *uci))
    }

    fn enters(&self, open: &Reconstruction, before: &Position, mv: Move) -> Vec<DeskIntent> {
        let (teller, game) = (self.teller(), self.teller().game());
        let ply = usize::from(open.from) + open.moves.len();
        let uci = mv.to_uci(game.mode());
        let Some(after) = played(before.clone(), uci) else { return Vec::new() };
        let place = ("place", teller.narrator.move_place(game, ply));
        let said = vec![teller.narrator.announcement(before, mv)];
        let mut lines = vec![teller.sentence("desk-found", &[place, ("move", said.into())])];
        lines.extend(Color::ALL.into_iter().filter_map(|color| {
            let written = game.sheet(color).entries().get(ply).copied().flatten()?;
            let other = written.to_move(before).ok().filter(|&other| other != mv)?;
            let other = vec![teller.narrator.announcement(before, other)];
            Some(
                teller.sentence(
                    "desk-found-otherwise",
                    &[teller.color(color), ("move", other.into())],
                ),
            )
        }));
        lines.push(self.compared(&after, false));
        let ply = u16::try_from(ply).unwrap_or(u16::MAX);
        on_record(Memo::Found(ply, uci), teller.lines(lines))
    }

    fn back(&self, open: &Reconstruction) -> Vec<DeskIntent> {
        let Some(last) = open.moves.len().checked_sub(1) else {
            return said(self.teller().lines(vec![self.next(open.from.into())]));
        };
        let taken = self.teller().sentence("desk-found-back", &[]);
        let next = self.next(usize::from(open.from) + last);
        on_record(Memo::FoundBack, self.teller().lines(vec![taken, next]))
    }

    /// Where it stands: how the other board differs from the one of the game, and the next move.
    fn state(&self, open: &Reconstruction) -> TableOrder {
        let position = self.position(open);
        let reached = position.as_ref().is_some_and(|position| self.is_reached(position));
        let compared = position.map(|position| self.compared(&position, true));
        let next = (!reached).then(|| self.next(usize::from(open.from) + open.moves.len()));
        self.teller().lines(compared.into_iter().chain(next).collect())
    }

    fn is_reached(&self, position: &Position) -> bool {
        let stands = self.teller().game().position();
        position.board() == stands.board() && position.turn() == stands.turn()
    }

    /// Whether a position is the one of the game; if not, on how many squares it differs, and on which.
    fn compared(&self, position: &Position, named: bool) -> Vec<Span> {
        let (teller, stands) = (self.teller(), self.teller().game().position());
        let differs =
            |&square: &Square| position.board().piece_at(square) != stands.board().piece_at(square);
        let differ: Vec<Square> = Square::ALL.into_iter().filter(differs).collect();
        if differ.is_empty() {
            let same = position.turn() == stands.turn();
            let id = if same { "desk-found-same" } else { "desk-found-other-turn" };
            return teller.sentence(id, &[teller.color(stands.turn())]);
        }
        if !named {
            return teller.sentence("desk-found-differs", &[("count", differ.len().into())]);
        }
        let squares = differ.iter().take(NAMED);
        let squares = squares.map(|&it| teller.narrator.square(it).spans()).collect();
        let values = [("squares", teller.narrator.join(squares))];
        let mut spans = teller.sentence("desk-found-differs-on", &values);
        let more = differ.len().saturating_sub(NAMED);
        if more > 0 {
            spans.push(teller.narrator.talk.span(" "));
            spans.extend(teller.sentence("desk-differences-more", &[("count", more.into())]));
        }
        spans
    }

    /// The moves are known once they lead to the position of the game.
    fn known(&self, open: &Reconstruction) -> Vec<DeskIntent> {
        let Some(position) = self.position(open) else { return Vec::new() };
        if !self.is_reached(&position) {
            let hint = self.teller().sentence("desk-found-not-yet", &[]);
            return said(self.teller().lines(vec![self.compared(&position, true), hint]));
        }
        let plies = usize::from(open.from) + open.moves.len();
        vec![DeskIntent::rule(Ruling::Reconstructed(u16::try_from(plies).unwrap_or(u16::MAX)))]
    }
}

fn played(position: Position, uci: UciMove) -> Option<Position> {
    let mv = uci.to_move(&position).ok()?;
    position.play(mv).ok()
}
