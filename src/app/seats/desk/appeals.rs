//! Appeals at the desk: the arbiter takes one that is handed to him, and notes what the committee decides
//! (FIDE 2023, 11.10).

use shakmaty::Color;

use crate::app::seats::TableOrder;
use crate::app::seats::desk::intent::{DeskIntent, NOTE, on_record, said};
use crate::app::seats::desk::teller::Teller;
use crate::archive::What;
use crate::clean;
use crate::laws::At;
use crate::table::{Memo, appeal};
use crate::voices::Span;
use crate::voices::voice::Word;

/// Takes appeals, and what becomes of them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Appealing<'a> {
    pub(super) teller: Teller<'a>,
    pub(super) at: At,
}

impl Appealing<'_> {
    /// What is wanted by the number of a ruling and the words after it; `None` if they do not fit.
    pub(super) fn appeal(&self, rest: &str) -> Option<Vec<DeskIntent>> {
        let (number, rest) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let number: u32 = number.parse().ok()?;
        let (how, why) = rest.trim().split_once(char::is_whitespace).unwrap_or((rest.trim(), ""));
        let why = clean::line(why).trim().to_owned();
        if why.chars().count() > NOTE {
            return Some(said(self.teller.told("desk-note-long", &[("count", NOTE.into())])));
        }
        if how.is_empty() {
            return Some(said(self.state(number)));
        }
        let word = self.teller.narrator.talk.word(how)?;
        if matches!(word, Word::Upheld | Word::Rejected) {
            return Some(self.decided(number, word == Word::Upheld, why));
        }
        let appeals = |color: &Color| word == color.fold_wb(Word::White, Word::Black);
        let by = Color::ALL.into_iter().find(appeals)?;
        Some(self.taken(by, number, why))
    }

    /// The appeals that wait, with the numbers of their rulings, as they are told.
    fn waiting(&self, number: u32) -> Vec<Vec<Span>> {
        let appeals = self.teller.overview.ledger.appeals.iter();
        let against = appeals.filter(|(_, of, _)| *of == number);
        against
            .map(|(by, of, why)| self.teller.narrator.appeals().appealed(*by, *of, why))
            .collect()
    }

    fn state(&self, number: u32) -> TableOrder {
        let mut lines = self.waiting(number);
        if lines.is_empty() {
            return self.no_such(number);
        }
        lines.push(self.teller.sentence("desk-do-appeal", &[("number", number.into())]));
        self.teller.lines(lines)
    }

    fn no_such(&self, number: u32) -> TableOrder {
        self.teller.told("desk-no-appeal", &[("number", number.into())])
    }

    /// A player hands an appeal in to the arbiter.
    fn taken(&self, by: Color, number: u32, why: String) -> Vec<DeskIntent> {
        let has = |what: &What| matches!(what, What::Memo(Memo::Appealed(color, of, _)) if *color == by && *of == number);
        let entries = self.teller.overview.ledger.entries();
        if entries.iter().any(|entry| has(&entry.what)) {
            return said(self.teller.told("appeal-twice", &[("number", number.into())]));
        }
        let (game, appeals) = (self.teller.game(), &self.teller.overview.table.appeals);
        if let Some(refused) = appeal::why_not(appeals, game, number, self.at) {
            let refused = appeal::refused(self.teller.narrator, refused, game);
            return said(TableOrder::say(refused));
        }
        let told = self.teller.narrator.appeals().appealed(by, number, &why);
        on_record(Memo::Appealed(by, number, why), self.teller.lines(vec![told]))
    }

    /// What the committee has decided. A ruling is taken back by the arbiter, who knows what follows from it.
    fn decided(&self, number: u32, upheld: bool, why: String) -> Vec<DeskIntent> {
        if self.waiting(number).is_empty() {
            return said(self.no_such(number));
        }
        let mut lines = vec![self.teller.narrator.appeals().decided(number, upheld, &why)];
        if upheld {
            let fee = self.teller.overview.table.appeals.fee.as_deref();
            lines.extend(
                fee.map(|fee| self.teller.sentence("desk-appeal-fee", &[("fee", fee.into())])),
            );
            lines.push(self.teller.sentence("desk-appeal-then", &[("number", number.into())]));
        }
        on_record(Memo::AppealDecided(number, upheld, why), self.teller.lines(lines))
    }
}
