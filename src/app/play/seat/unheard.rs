//! What was typed at a place and the host has not said yet that he has heard.

use std::collections::VecDeque;

use zeroize::Zeroize;

use crate::app::input::FromTerminal;
use crate::ui::Typed;

/// The lines of a sitting that may have got lost.
#[derive(Debug, Default)]
pub(super) struct Unheard {
    /// The number of the last line.
    last: u32,
    lines: VecDeque<(u32, FromTerminal)>,
    /// Whether they are told again, when the host has said how far he has heard.
    pub(super) tells_again: bool,
}

impl Unheard {
    /// The number of a line that is told now; it is kept, unless it is nothing to be kept.
    pub(super) fn add(&mut self, come: Option<FromTerminal>) -> u32 {
        self.last += 1;
        self.lines.extend(come.map(|come| (self.last, come)));
        self.last
    }

    /// The host has heard all up to this number: they are wiped, because one may be a move that is sealed.
    pub(super) fn forget(&mut self, number: u32) {
        while let Some((_, come)) = self.lines.pop_front_if(|(at, _)| *at <= number) {
            if let FromTerminal::Typed(Typed::Line(mut text)) = come {
                text.zeroize();
            }
        }
    }

    /// What he has not heard, the oldest first.
    pub(super) fn lines(&self) -> Vec<(u32, FromTerminal)> {
        self.lines.iter().cloned().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_heard_is_forgotten_and_what_is_secret_only_counted() {
        let line = |text: &str| FromTerminal::Typed(Typed::Line(text.to_owned()));
        let mut unheard = Unheard::default();
        let numbers = [Some(line("e4")), None, Some(line("press"))].map(|come| unheard.add(come));
        assert_eq!(numbers, [1, 2, 3]);
        unheard.forget(0);
        assert_eq!(unheard.lines(), [(1, line("e4")), (3, line("press"))]);
        unheard.forget(2);
        assert_eq!(unheard.lines(), [(3, line("press"))]);
        unheard.forget(3);
        assert_eq!((unheard.lines(), unheard.add(None)), (Vec::new(), 4));
    }
}
