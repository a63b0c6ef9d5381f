//! What an arbiter needs to know before he decides: the repetitions with their places, the fifty
//! moves, whether a mate can be given, times, illegal acts, and whether the boards stand right.

use shakmaty::{Color, Position, Square};

use crate::app::seats::TableOrder;
use crate::app::seats::desk::teller::Teller;
use crate::app::session::BoardSight;
use crate::laws::discrepancy::Shown;
use crate::laws::{At, Effect, Outcome};
use crate::voices::Span;

/// How many squares of a board that stands wrongly are named.
const NAMED: usize = 8;

impl Teller<'_> {
    /// All facts, one a line.
    pub(super) fn facts(&self, at: At) -> TableOrder {
        let mut lines = vec![self.turn(), self.standing()];
        lines.extend(self.game().outcome().map(|outcome| self.result(outcome)));
        lines.push(self.repetition());
        lines.push(self.fifty());
        lines.extend(Color::ALL.map(|color| self.can_mate(color)));
        lines.extend(Color::ALL.into_iter().filter_map(|color| self.time_of(color, at)));
        lines.extend(Color::ALL.map(|color| self.moves_of(color)));
        lines.extend(Color::ALL.map(|color| self.illegal_acts_of(color)));
        let offer = self.game().offer();
        lines.extend(offer.map(|by| self.sentence("draw-offered", &[self.color(by)])));
        lines.extend(Color::ALL.map(|color| self.board_of(color, at)));
        self.lines(lines)
    }

    /// The clocks, with the moves to the next period.
    pub(super) fn clocks(&self, at: At) -> TableOrder {
        let Some(clock) = self.game().clock() else { return self.told("clock-none", &[]) };
        let mut lines = Vec::new();
        for color in Color::ALL {
            lines.extend(self.time_of(color, at));
            lines.extend(clock.moves_to_go(color).map(|moves| {
                self.sentence("clock-to-go", &[self.color(color), ("count", moves.into())])
            }));
        }
        lines.push(match clock.turn().filter(|_| clock.is_running()) {
            Some(color) => self.sentence("desk-clock-runs", &[self.color(color)]),
            None => self.sentence("desk-clocks-stand", &[]),
        });
        let session = self.game().session_left(at).filter(|left| !left.is_zero());
        lines.extend(
            session.map(|left| {
                self.sentence("desk-session-left", &[("time", self.narrator.time(left))])
            }),
        );
        self.lines(lines)
    }

    pub(super) fn turn(&self) -> Vec<Span> {
        let position = self.game().position();
        let values = [self.color(position.turn()), ("number", position.fullmoves().get().into())];
        self.sentence("turn", &values)
    }

    pub(super) fn standing(&self) -> Vec<Span> {
        self.sentence(
            match self.game().outcome() {
                Some(_) => "desk-fact-over",
                None if self.game().is_running() => "desk-fact-runs",
                None if self.game().awaits_envelope() => "desk-sealed",
                None if self.game().is_adjourned() => "desk-fact-adjourned",
                None if self.game().is_new() => "desk-fact-new",
                None => "desk-fact-stands",
            },
            &[],
        )
    }

    /// The result with its reason and its article.
    pub(super) fn result(&self, outcome: Outcome) -> Vec<Span> {
        let ended = self.narrator.recorded(&[Effect::Ended(outcome)], self.game()).pop().flatten();
        let values = [
            ("score", outcome.score().into()),
            ("ended", ended.map(|ended| ended.spans).unwrap_or_default().into()),
        ];
        self.sentence("report-result", &values)
    }

    /// How often the position has stood, and after which moves (9.2).
    fn repetition(&self) -> Vec<Span> {
        let after = self.game().course().occurred_after();
        let places = after.iter().map(|&ply| self.place_of(ply)).collect();
        let values = [("count", after.len().into()), ("places", self.narrator.join(places))];
        self.sentence("desk-fact-repeated", &values)
    }

    /// A place of the game as a part of a sentence: the start, or after which move.
    fn place_of(&self, ply: usize) -> Vec<Span> {
        match ply.checked_sub(1) {
            _ if self.game().course().set_up_before().contains(&ply) => {
                self.sentence("desk-place-set", &[])
            }
            None => self.sentence("desk-place-start", &[]),
            Some(last) => self
                .sentence("desk-place", &[("place", self.narrator.move_place(self.game(), last))]),
        }
    }

    fn fifty(&self) -> Vec<Span> {
        let count = self.game().position().halfmoves() / 2;
        let needed = self.game().moves_for_claim();
        self.sentence("desk-fact-fifty", &[("count", count.into()), ("needed", needed.into())])
    }

    fn can_mate(&self, color: Color) -> Vec<Span> {
        let bare = self.game().cannot_win(color);
        let id = if bare { "desk-fact-cannot-mate" } else { "desk-fact-can-mate" };
        self.sentence(id, &[self.color(color)])
    }

    pub(super) fn time_of(&self, color: Color, at: At) -> Option<Vec<Span>> {
        let clock = self.game().clock()?;
        let time = self.narrator.time(clock.remaining(color, at));
        Some(self.sentence("clock-left", &[self.color(color), ("time", time)]))
    }

    fn moves_of(&self, color: Color) -> Vec<Span> {
        let count = self.game().made().iter().filter(|made| made.by() == color).count();
        self.sentence("desk-fact-moves", &[self.color(color), ("count", count.into())])
    }

    fn illegal_acts_of(&self, color: Color) -> Vec<Span> {
        let count = u32::from(self.game().conduct().illegal_acts(color));
        self.sentence("desk-fact-illegal", &[self.color(color), ("count", count.into())])
    }

    /// Whether a player's own board is seen, and stands as it should by its sensors.
    pub(super) fn board_of(&self, color: Color, at: At) -> Vec<Span> {
        let of = |id: &str| self.sentence(id, &[self.color(color)]);
        match &self.overview.sights[color] {
            BoardSight::None => of("desk-board-none"),
            BoardSight::Never => of("desk-board-never"),
            BoardSight::Gone(since) => {
                let time = ("time", self.narrator.time(at.since(*since)));
                self.sentence("desk-board-gone", &[self.color(color), time])
            }
            BoardSight::Silent => of("desk-board-silent"),
            BoardSight::Moves => of("desk-board-moves"),
            BoardSight::Sealed => of("desk-board-sealed"),
            BoardSight::Shows { shown, .. } => self.board_shows(color, shown),
        }
    }

    /// Whether a board stands as before the opponent's last move, announced or completed, which its
    /// player has still to make on it (D.2.1).
    pub(super) fn lags(&self, color: Color, shown: &Shown) -> bool {
        let last = self.game().made().last().filter(|last| last.by() != color);
        let completed = last.map(|last| last.before.board());
        let is_announced = self.game().announced().is_some();
        let position = self.game().position();
        let announced = Some(position.board()).filter(|_| is_announced && position.turn() != color);
        let before = if is_announced { announced } else { completed };
        before.is_some_and(|before| shown.wrong(before).next().is_none())
    }

    fn board_shows(&self, color: Color, shown: &Shown) -> Vec<Span> {
        let wrong: Vec<Square> = shown.wrong(&self.game().wanted(color)).collect();
        if wrong.is_empty() {
            return self.sentence("desk-fact-board-right", &[self.color(color)]);
        }
        if self.lags(color, shown) {
            return self.sentence("desk-fact-board-behind", &[self.color(color)]);
        }
        let named = wrong.iter().take(NAMED);
        let squares = named.map(|&square| self.narrator.square(square).spans()).collect();
        let values = [
            self.color(color),
            ("count", wrong.len().into()),
            ("squares", self.narrator.join(squares)),
            ("more", wrong.len().saturating_sub(NAMED).into()),
        ];
        self.sentence("desk-fact-board-wrong", &values)
    }
}
