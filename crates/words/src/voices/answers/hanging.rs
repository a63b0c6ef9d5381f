//! What hangs, what is safe, and what an exchange costs.

use crate::command::Command;
use crate::describe::{ExchangeTarget, Fate};
use crate::voices::phrase::Value;
use crate::voices::utterance::Span;

use super::AnswerWords;

impl AnswerWords<'_> {
    /// What becomes of the pieces that were asked about; of all or of a side, what hangs.
    pub(super) fn hanging(self, target: ExchangeTarget, fates: &[Fate]) -> Vec<Vec<Span>> {
        if fates.is_empty() {
            return vec![self.none_hangs(target)];
        }
        fates.iter().flat_map(|fate| self.fate(fate)).collect()
    }

    fn none_hangs(self, target: ExchangeTarget) -> Vec<Span> {
        match target {
            ExchangeTarget::All(_) => self.one("hanging-none", &[]),
            ExchangeTarget::Side(color) => {
                self.one("hanging-none-of", &[("color", self.0.color(color))])
            }
            ExchangeTarget::King => {
                let check = self.0.talk.command_name(Command::Check).into();
                self.one("hanging-king", &[("check", check)])
            }
            ExchangeTarget::Kind(piece) => {
                self.one("no-pieces", &[("pieces", self.0.counted_heading(piece, 2))])
            }
            ExchangeTarget::Square(square) => {
                self.one("what-if-empty", &[("square", self.0.square(square))])
            }
        }
    }

    fn fate(self, fate: &Fate) -> Vec<Vec<Span>> {
        let Fate { placed, attackers, defenders, loss } = fate;
        let has = |pieces: &[_]| Value::from(if pieces.is_empty() { "no" } else { "yes" });
        let values = [
            ("piece", self.0.piece(placed.piece)),
            ("square", self.0.square(placed.square)),
            ("attacked", has(attackers)),
            ("attackers", self.0.lists().kinds(attackers)),
            ("defended", has(defenders)),
            ("defenders", self.0.lists().kinds(defenders)),
        ];
        let id = if *loss > 0 { "hangs" } else { "hanging-safe" };
        let mut told = vec![self.one(id, &values)];
        if *loss > 0 && !defenders.is_empty() {
            told.push(self.one("hanging-cost", &[("points", (*loss).into())]));
        }
        told
    }
}
