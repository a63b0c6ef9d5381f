//! Acts as they are handed on: messages that belong together are one, and none cuts off another.

use crate::app::order::Output;
use crate::app::session::Act;
use crate::voices::Priority;

/// Lets nothing that follows cut off what is said.
pub(super) fn in_full(acts: &mut [Act]) {
    for act in acts {
        if let Act::Out(Output::Say(said)) = act {
            said.priority = said.priority.max(Priority::Move);
        }
    }
}

/// Makes one message of answers that follow one another: a newer answer cuts off the one before it,
/// and these belong together. A tone sounds before the message that it would divide.
pub(super) fn together(acts: Vec<Act>) -> Vec<Act> {
    let mut joined: Vec<Act> = Vec::with_capacity(acts.len());
    for act in acts {
        match (joined.last_mut(), act) {
            (Some(Act::Out(Output::Say(before))), Act::Out(Output::Say(after)))
                if before.priority == after.priority =>
            {
                before.append(after);
            }
            (Some(Act::Out(Output::Say(_))), Act::Out(Output::Tone(tone))) => {
                joined.insert(joined.len() - 1, Act::tone(tone));
            }
            (_, act) => joined.push(act),
        }
    }
    joined
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tones::Tone;
    use crate::voices::{Language, Span, Utterance, Verbatim};

    fn message(priority: Priority, text: &str) -> Act {
        let (language, verbatim) = (Language::new("en"), Verbatim::default());
        let span = Span { language, written: text.into(), spoken: text.into(), verbatim };
        Act::say(Utterance { priority, spans: vec![span] })
    }

    fn handed_on(acts: Vec<Act>) -> Vec<String> {
        let name = |act: &Act| match act {
            Act::Out(Output::Say(said)) => said.written(),
            Act::Out(other) => format!("{other:?}"),
            other => format!("{other:?}"),
        };
        together(acts).iter().map(name).collect()
    }

    #[test]
    fn a_tone_comes_before_the_words_and_divides_no_message() {
        let answer = |text| message(Priority::Answer, text);
        let acts =
            vec![answer("one"), Act::tone(Tone::Capture), answer("two"), Act::Out(Output::Hush)];
        assert_eq!(handed_on(acts), ["Tone(Capture)", "one\ntwo", "Hush"]);
    }

    #[test]
    fn tones_keep_their_order() {
        let tones = [Tone::Capture, Tone::Check].map(Act::tone);
        let acts = std::iter::once(message(Priority::Move, "one")).chain(tones).collect();
        assert_eq!(handed_on(acts), ["Tone(Capture)", "Tone(Check)", "one"]);
    }
}
