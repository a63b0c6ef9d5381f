//! What waits to be handed over, and in which order. Pure.
//!
//! Not here: what already went to the synthesiser; cutting that off is the back end's part.

use std::collections::VecDeque;

use crate::{Priority, Utterance};

/// Utterances that wait: urgent ones first, then moves, then at most one that may be missed.
#[derive(Debug, Default)]
pub(crate) struct Queue {
    urgent: VecDeque<Utterance>,
    moves: VecDeque<Utterance>,
    passing: Option<Utterance>,
}

impl Queue {
    /// Adds an utterance, and drops the answer or chatter that waits: whatever is newer replaces it.
    pub(crate) fn push(&mut self, utterance: Utterance) {
        self.passing = None;
        match utterance.priority {
            Priority::Urgent => self.urgent.push_back(utterance),
            Priority::Move => self.moves.push_back(utterance),
            Priority::Answer | Priority::Chatter => self.passing = Some(utterance),
        }
    }

    /// Takes the utterance to be spoken next.
    pub(crate) fn next(&mut self) -> Option<Utterance> {
        self.urgent.pop_front().or_else(|| self.moves.pop_front()).or_else(|| self.passing.take())
    }

    /// Drops everything.
    pub(crate) fn hush(&mut self) {
        *self = Self::default();
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::Queue;
    use crate::{Language, Priority, Span, Utterance, Verbatim};

    const PRIORITIES: [Priority; 4] =
        [Priority::Chatter, Priority::Answer, Priority::Move, Priority::Urgent];

    fn utterance(priority: Priority, text: &str) -> Utterance {
        let text = text.to_owned();
        let (language, written) = (Language::new("en"), text.clone());
        let span = Span { language, written, spoken: text, verbatim: Verbatim::default() };
        Utterance { priority, spans: vec![span] }
    }

    fn check(pushed: &[(Priority, &str)], spoken: &[&str]) {
        let mut queue = Queue::default();
        for (priority, text) in pushed {
            queue.push(utterance(*priority, text));
        }
        let order: Vec<String> = std::iter::from_fn(|| queue.next()).map(|u| u.written()).collect();
        assert_eq!(order, spoken);
    }

    #[test]
    fn urgent_goes_before_moves_and_both_keep_their_order() {
        use Priority::{Move, Urgent};
        check(
            &[(Move, "e4"), (Urgent, "flag"), (Move, "e5"), (Urgent, "board lost")],
            &["flag", "board lost", "e4", "e5"],
        );
    }

    #[test]
    fn anything_newer_drops_an_answer_that_waits() {
        use Priority::{Answer, Chatter, Move};
        check(&[(Answer, "old"), (Chatter, "new")], &["new"]);
        check(&[(Chatter, "old"), (Move, "e4")], &["e4"]);
        check(&[(Move, "e4"), (Answer, "old"), (Answer, "new")], &["e4", "new"]);
    }

    #[test]
    fn hush_drops_even_what_is_urgent() {
        let mut queue = Queue::default();
        for priority in PRIORITIES {
            queue.push(utterance(priority, "x"));
        }
        queue.hush();
        assert_eq!(queue.next(), None);
    }

    /// The same rules in the plainest way: one list, searched.
    #[derive(Default)]
    struct Model(Vec<Utterance>);

    impl Model {
        fn push(&mut self, utterance: Utterance) {
            self.0.retain(|waiting| waiting.priority >= Priority::Move);
            self.0.push(utterance);
        }

        fn next(&mut self) -> Option<Utterance> {
            let highest = self.0.iter().map(|waiting| waiting.priority).max()?;
            let first = self.0.iter().position(|waiting| waiting.priority == highest)?;
            Some(self.0.remove(first))
        }
    }

    proptest! {
        #[test]
        fn agrees_with_the_plain_model(steps in prop::collection::vec(0_usize..7, 0..60)) {
            let (mut queue, mut model) = (Queue::default(), Model::default());
            for (number, step) in steps.into_iter().enumerate() {
                match PRIORITIES.get(step) {
                    Some(priority) => {
                        queue.push(utterance(*priority, &number.to_string()));
                        model.push(utterance(*priority, &number.to_string()));
                    }
                    None if step == 4 => { queue.hush(); model.0.clear(); }
                    None => prop_assert_eq!(queue.next(), model.next()),
                }
            }
            while let Some(expected) = model.next() {
                prop_assert_eq!(queue.next(), Some(expected));
            }
            prop_assert_eq!(queue.next(), None);
        }
    }
}
