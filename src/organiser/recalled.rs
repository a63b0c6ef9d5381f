//! What was done: told at once, told again from the record, and revoked.

use crate::organiser::stages::waits_for_the_qualified;
use crate::organiser::teller::EventTeller;
use crate::organiser::{Desk, Order};
use crate::tournament::act::{Act, Bye, Order as Drawn, Pairer};
use crate::tournament::player::PlayerId;
use crate::tournament::tournament::{Round, Tournament};
use crate::voices::{Span, Utterance, called};

/// How many acts are told where no number is typed.
const LAST: usize = 10;

impl EventTeller<'_> {
    /// What is said when an act has come to hold; `before` is how things were.
    pub(super) fn done(&self, act: &Act, before: &Tournament) -> Utterance {
        let mut lines = match act {
            Act::Numbered { by, .. } => return self.numbered(*by),
            Act::Paired { round, .. } => return self.pairings(*round),
            Act::Revoked { act } => {
                let number = ("number", (*act).into());
                vec![self.sentence("tournament-revoked", &[number])]
            }
            act => vec![self.recalled(act)],
        };
        if let Act::Ended { round, board, .. } = act
            && self.now().is_knock_out(*round)
            && let Ok(game) = self.now().game(*round, *board)
        {
            lines.extend(self.goes_on(*board, game));
        }
        let round = self.now().rounds().len();
        let is_over = |now: &Tournament| now.rounds().last().is_none_or(Round::is_over);
        if is_over(self.now()) && !is_over(before) {
            let id = if round >= self.now().planned() {
                "tournament-all-over"
            } else if waits_for_the_qualified(self.now()) {
                "tournament-next-qualify"
            } else {
                "tournament-round-over"
            };
            lines.push(self.sentence(id, &[("round", round.into())]));
            if round >= self.now().planned() {
                // The final table lacks what was postponed.
                lines.extend(self.open_boards());
            }
        }
        if let Act::Ended { round, board, .. } = act
            && let Some(third) = self.third_forfeit(*round, *board)
        {
            lines.push(third);
        }
        self.lines(lines)
    }

    /// Somebody has forfeited three games: most regulations exclude him.
    fn third_forfeit(&self, round: usize, board: usize) -> Option<Vec<Span>> {
        let game = self.now().game(round, board).ok()?;
        let forfeits = [game.pair.white, game.pair.black].into_iter().find(|id| {
            let color = game.pair.color_of(*id);
            let forfeited = color
                .zip(game.outcome)
                .is_some_and(|(color, outcome)| outcome.is_forfeit_of(color));
            forfeited && self.now().forfeits(*id) >= 3
        })?;
        Some(self.sentence("tournament-third-forfeit", &[("player", self.name(forfeits))]))
    }

    /// An act as it is told.
    #[expect(clippy::too_many_lines, reason = "a table: acts, their sentences")]
    pub(super) fn recalled(&self, act: &Act) -> Vec<Span> {
        let mut values = Vec::new();
        let id = match act {
            Act::Entered { player, from } => {
                values.push(("player", called(&player.name).into()));
                values.push(("round", (*from).into()));
                if *from > 1 { "tournament-entered-late" } else { "tournament-entered" }
            }
            Act::Amended { player, .. } => {
                values.push(("player", called(&player.name).into()));
                "tournament-amended"
            }
            Act::Numbered { .. } => "tournament-numbered",
            Act::Paired { round, by, .. } => {
                values.push(("round", (*round).into()));
                match by {
                    Pairer::Tables => "tournament-paired-tables",
                    Pairer::Arbiter => "tournament-paired-arbiter",
                    Pairer::Rules => "tournament-paired-rules",
                    Pairer::Lots(number) => {
                        let number = usize::try_from(*number).unwrap_or(usize::MAX);
                        values.push(("number", number.into()));
                        "tournament-paired-lots"
                    }
                    Pairer::Program(program) => {
                        values.push(("program", program.as_str().into()));
                        "tournament-paired-program"
                    }
                }
            }
            Act::Ended { round, board, part, outcome, .. } => {
                values = self.of_board(*round, (*board, *part));
                values.push(("result", self.outcome(*outcome)));
                "tournament-ended"
            }
            Act::Corrected { round, board, part, outcome } => {
                values = self.of_board(*round, (*board, *part));
                values.push(("result", self.outcome(*outcome)));
                "tournament-corrected"
            }
            Act::Postponed { round, board, part } => {
                values = self.of_board(*round, (*board, *part));
                "tournament-postponed"
            }
            Act::LinedUp { id, round, members } => return self.lined_up(*id, *round, members),
            Act::Decided { round, board, winner, by, lot } => {
                values.push(("round", (*round).into()));
                values.push(("board", (*board).into()));
                values.push(("player", self.name(*winner)));
                values.push(("decider", self.decider(*by)));
                match lot {
                    Some(lot) => {
                        let number = usize::try_from(*lot).unwrap_or(usize::MAX);
                        values.push(("number", number.into()));
                        "tournament-decided-lots"
                    }
                    None => "tournament-decided",
                }
            }
            Act::Qualified { order } => return self.qualified(order),
            Act::Absent { id, round, gets } => {
                values.push(("player", self.name(*id)));
                values.push(("round", (*round).into()));
                match gets {
                    Bye::Zero => "tournament-absent",
                    Bye::Half => "tournament-absent-half",
                    Bye::Full => "tournament-absent-full",
                }
            }
            Act::Withdrawn { id, .. } => {
                values.push(("player", self.name(*id)));
                "tournament-withdrawn"
            }
            Act::Returned { id, from } => {
                values.push(("player", self.name(*id)));
                values.push(("round", (*from).into()));
                "tournament-returned"
            }
            Act::KeptApart { players, .. } => {
                let names = players.iter().map(|id| self.numbered_name(*id)).collect();
                values.push(("names", self.narrator.join_all(names)));
                "tournament-kept-apart"
            }
            Act::Revoked { act } => {
                values.push(("number", (*act).into()));
                "tournament-revoked"
            }
        };
        self.sentence(id, &values)
    }

    /// The acts that were last, the newest first, each with its number.
    pub(super) fn log(&self, text: &str) -> Option<Utterance> {
        let many =
            if text.is_empty() { LAST } else { text.parse().ok().filter(|many| *many > 0)? };
        let last = self.record.acts().rev().take(many);
        let rows: Vec<_> =
            last.map(|(number, act, holds)| self.act_row(number, act, holds)).collect();
        Some(if rows.is_empty() {
            self.told("tournament-log-empty", &[])
        } else {
            self.lines(rows)
        })
    }

    /// An act with its number.
    pub(super) fn act_row(&self, number: usize, act: &Act, holds: bool) -> Vec<Span> {
        let id = if holds { "tournament-act" } else { "tournament-act-revoked" };
        self.sentence(id, &[("number", number.into()), ("what", self.recalled(act).into())])
    }

    /// A line-up as it is told.
    fn lined_up(&self, id: PlayerId, round: usize, members: &[usize]) -> Vec<Span> {
        let list = &self.now().entry(id).player.members;
        let name = |place: &usize| match place.checked_sub(1).and_then(|at| list.get(at)) {
            Some(player) => vec![self.narrator.talk.span(&called(&player.name))],
            None => self.sentence("tournament-nobody-there", &[]),
        };
        let names = self.narrator.join_all(members.iter().map(name).collect());
        let values = [("player", self.name(id)), ("round", round.into()), ("names", names)];
        self.sentence("tournament-lined-up", &values)
    }

    /// Those who go on, as they are told.
    fn qualified(&self, order: &[PlayerId]) -> Vec<Span> {
        let names = order.iter().map(|id| self.numbered_name(*id)).collect();
        self.sentence("tournament-qualified", &[("names", self.narrator.join_all(names))])
    }

    /// What is told of numbers that were drawn or given.
    fn numbered(&self, by: Drawn) -> Utterance {
        let head = match by {
            Drawn::Strength | Drawn::Given => self.sentence("tournament-numbered", &[]),
            Drawn::Lots(number) | Drawn::Varma(number) => {
                let number = ("number", usize::try_from(number).unwrap_or(usize::MAX).into());
                self.sentence("tournament-drawn", &[number])
            }
        };
        let rows = self.now().order().iter().map(|id| self.numbered_name(*id));
        self.lines([head].into_iter().chain(rows).collect())
    }
}

impl Desk {
    /// Revokes an act, after telling which one it is.
    pub(super) fn revoke(&mut self, text: &str) -> Option<Vec<Order>> {
        let number: usize = text.parse().ok()?;
        let act = Act::Revoked { act: number };
        if self.record.after(&act).is_err() {
            return Some(self.wanted(act));
        }
        let told = self.record.acts().find(|(other, ..)| *other == number);
        let what = told.map(|(_, act, _)| self.teller().recalled(act)).unwrap_or_default();
        let about = vec![self.sentence("tournament-revoke-what", &[("what", what.into())])];
        Some(self.asked(act, about))
    }
}
