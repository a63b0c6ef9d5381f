//! A player's score sheet (FIDE 2023, Article 8): what he has written, not what was played.
//!
//! A record and no judge. Whether something may or must be written, `game` decides.

use shakmaty::{Color, uci::UciMove};

use crate::event::Signature;

/// An entry that was crossed out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CrossedOut {
    /// Its ply, counted from 0.
    pub ply: u16,
    /// What was written.
    pub uci: UciMove,
    /// The number and the player of the move, as they were counted then.
    pub place: (u32, Color),
}

/// A score sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    entries: Vec<Option<UciMove>>,
    /// The plies from the first on that are written without a hole, or can be written no more.
    whole: u16,
    /// The plies that nobody can write any more, because they cannot be found (FIDE 2023, 8.6).
    given_up: u16,
    crossed_out: Vec<CrossedOut>,
    offers: Vec<(u16, Color)>,
    signature: Option<Signature>,
}

impl Sheet {
    /// The entries by ply, counted from 0; `None` where one is missing.
    ///
    /// It can be one longer than the moves made: a claim and an envelope have a move that is written
    /// before it is made. In the 2001 edition any move may be.
    #[must_use]
    pub fn entries(&self) -> &[Option<UciMove>] {
        &self.entries
    }

    /// What is written at a ply, counted from 0.
    #[must_use]
    pub fn entry(&self, ply: u16) -> Option<UciMove> {
        self.entries.get(usize::from(ply)).copied().flatten()
    }

    /// The entries that were crossed out, in the order in which that was done.
    #[must_use]
    pub fn crossed_out(&self) -> &[CrossedOut] {
        &self.crossed_out
    }

    /// The draw offers, each marked with (=) at the ply of the offerer's move that it went with
    /// (FIDE 2023, 9.1.2.2): his last one, or the one that he was about to make. In the order of plies.
    #[must_use]
    pub fn offers(&self) -> &[(u16, Color)] {
        &self.offers
    }

    /// The result that the player has signed (FIDE 2023, 8.7).
    #[must_use]
    pub fn signature(&self) -> Option<Signature> {
        self.signature
    }

    /// The first of so many plies that is not written.
    #[must_use]
    pub fn first_hole(&self, plies: u16) -> Option<u16> {
        (self.whole < plies).then_some(self.whole)
    }

    /// Writes at a ply, which has this number; another move that stood there is crossed out.
    pub(super) fn write(&mut self, ply: u16, uci: UciMove, place: (u32, Color)) {
        let old = self.entry(ply);
        if old == Some(uci) {
            return;
        }
        if old.is_some() {
            self.cross_out(ply, place);
        }
        self.put(ply, uci);
    }

    fn put(&mut self, ply: u16, uci: UciMove) {
        let index = usize::from(ply);
        if self.entries.len() == index {
            self.entries.push(Some(uci));
        } else {
            self.entries.resize(self.entries.len().max(index + 1), None);
            self.entries[index] = Some(uci);
        }
        self.count_whole();
    }

    fn count_whole(&mut self) {
        self.whole = self.whole.max(self.given_up);
        while self.whole < u16::MAX && self.entry(self.whole).is_some() {
            self.whole += 1;
        }
    }

    /// Whatever is missing of so many plies is missed no more.
    pub(super) fn give_up(&mut self, plies: u16) {
        self.given_up = self.given_up.max(plies);
        self.count_whole();
    }

    /// Crosses out a ply, which has this number; whether anything stood there.
    pub(super) fn cross_out(&mut self, ply: u16, place: (u32, Color)) -> bool {
        let old = self.entries.get_mut(usize::from(ply)).and_then(Option::take);
        self.crossed_out.extend(old.map(|uci| CrossedOut { ply, uci, place }));
        self.whole = self.whole.min(ply);
        self.count_whole();
        old.is_some()
    }

    /// Crosses out all that is written and marked from a ply on; `place` counts the plies.
    pub(super) fn cross_out_from(&mut self, ply: u16, place: impl Fn(u16) -> (u32, Color)) {
        let from = usize::from(ply).min(self.entries.len());
        let struck = (ply..).zip(self.entries.drain(from..));
        let struck = struck
            .filter_map(|(ply, uci)| uci.map(|uci| CrossedOut { ply, uci, place: place(ply) }));
        self.crossed_out.extend(struck);
        self.offers.retain(|&(marked, _)| marked < ply);
        self.whole = self.whole.min(ply);
        self.given_up = self.given_up.min(ply);
    }

    /// Takes over what is written and crossed out on a later state of it; nobody has signed this one.
    pub(super) fn add(&mut self, later: &Self) {
        for (ply, entry) in (0..).zip(later.entries()) {
            if let Some(uci) = *entry {
                self.put(ply, uci);
            }
        }
        self.crossed_out.clone_from(&later.crossed_out);
        self.signature = None;
    }

    /// What was written and marked from a ply on, and crossed out with the moves that count again, stands
    /// as before; what was written there since is crossed out already, and a signature was for the end.
    pub(super) fn bring_back(&mut self, before: &Self, ply: u16) {
        let from = usize::from(ply);
        let struck = before.entries.iter().skip(from).flatten().count();
        self.given_up = self.given_up.max(before.given_up);
        let first = before.crossed_out.len().min(self.crossed_out.len());
        let last = (first + struck).min(self.crossed_out.len());
        self.crossed_out.drain(first..last);
        for (ply, entry) in (0..).zip(before.entries()).skip(from) {
            if let Some(uci) = *entry {
                self.put(ply, uci);
            }
        }
        if self.entries.len() < before.entries.len() {
            self.entries.resize(before.entries.len(), None);
        }
        self.count_whole();
        self.offers.extend(before.offers.iter().filter(|(marked, _)| *marked >= ply));
        self.signature = None;
    }

    pub(super) fn mark_offer(&mut self, ply: u16, by: Color) {
        let after = self.offers.partition_point(|&(marked, _)| marked <= ply);
        self.offers.insert(after, (ply, by));
    }

    pub(super) fn sign(&mut self, result: Signature) {
        self.signature = Some(result);
    }
}

/// How far a player is held to keep score.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct ScoreDuty {
    /// The index of the period for the rest of which he need not record (8.4).
    pub(super) exempt: Option<usize>,
    /// The plies that he must have written before he moves, because a period has ended (8.5.2).
    pub(super) complete_until: u16,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_could_not_be_written_is_not_missed_after_an_end_that_is_revoked() {
        let mut before = Sheet::default();
        before.give_up(1);
        let mut sheet = before.clone();
        sheet.cross_out_from(0, |_| (1, Color::White));
        assert_eq!(sheet.first_hole(1), Some(0));
        sheet.bring_back(&before, 0);
        assert_eq!(sheet.first_hole(1), None);
        assert_eq!(sheet, before);
    }

    fn uci(text: &str) -> UciMove {
        text.parse().unwrap()
    }

    const FIRST: (u32, Color) = (1, Color::White);

    fn struck(sheet: &Sheet) -> Vec<(u16, UciMove)> {
        sheet.crossed_out().iter().map(|out| (out.ply, out.uci)).collect()
    }

    #[test]
    fn a_hole_is_found_also_behind_the_last_entry() {
        let mut sheet = Sheet::default();
        sheet.write(0, uci("e2e4"), FIRST);
        sheet.write(2, uci("g1f3"), FIRST);
        assert_eq!(sheet.entries(), [Some(uci("e2e4")), None, Some(uci("g1f3"))]);
        assert_eq!([1, 2, 4].map(|plies| sheet.first_hole(plies)), [None, Some(1), Some(1)]);
        sheet.write(1, uci("e7e5"), FIRST);
        assert_eq!([3, 4].map(|plies| sheet.first_hole(plies)), [None, Some(3)]);
    }

    #[test]
    fn what_is_written_over_stays_readable() {
        let mut sheet = Sheet::default();
        sheet.write(0, uci("e2e4"), FIRST);
        sheet.write(0, uci("e2e4"), FIRST);
        assert_eq!(struck(&sheet), []);
        sheet.write(0, uci("d2d4"), FIRST);
        assert!(sheet.cross_out(0, FIRST));
        assert!(!sheet.cross_out(0, FIRST));
        assert_eq!(struck(&sheet), [(0, uci("e2e4")), (0, uci("d2d4"))]);
    }

    #[test]
    fn cancelled_plies_are_crossed_out_with_their_marks() {
        let mut sheet = Sheet::default();
        for (ply, text) in [(0, "e2e4"), (1, "e7e5"), (3, "b8c6")] {
            sheet.write(ply, uci(text), FIRST);
        }
        sheet.mark_offer(1, Color::Black);
        sheet.mark_offer(0, Color::White);
        let before = sheet.clone();
        sheet.cross_out_from(1, |_| FIRST);
        assert_eq!(sheet.entries(), [Some(uci("e2e4"))]);
        assert_eq!(struck(&sheet), [(1, uci("e7e5")), (3, uci("b8c6"))]);
        assert_eq!(sheet.offers(), [(0, Color::White)]);
        sheet.cross_out_from(7, |_| FIRST);
        assert_eq!(sheet.entries().len(), 1);
        sheet.bring_back(&before, 1);
        assert_eq!(sheet, before);
    }
}
