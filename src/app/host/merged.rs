//! What several places hear at one terminal: the same words once. Pure.

use crate::app::order::Output;
use crate::table::Place;
use crate::voices::{Span, Utterance};

/// Puts an output out for a place too: with the same words for another place as one of both.
pub(super) fn once(own: &mut Vec<(Vec<Place>, Output)>, place: Place, output: Output) {
    if let Some(words) = output.words() {
        for (places, other) in own.iter_mut() {
            if let Output::Say(other) | Output::Print(other) = other
                && other.spans == words.spans
            {
                places.push(place);
                other.priority = other.priority.max(words.priority);
                return;
            }
        }
    }
    own.push((vec![place], output));
}

/// What two places hear alike at the end of what each of them hears is said once, after the rest.
pub(super) fn with_shared_ends(own: Vec<(Vec<Place>, Output)>) -> Vec<(Vec<Place>, Output)> {
    let mut parted: Vec<(Vec<Place>, Output)> = Vec::with_capacity(own.len());
    for (places, mut output) in own {
        let mut shared = None;
        if let (Some((others, Output::Say(before))), Output::Say(after)) =
            (parted.last_mut(), &mut output)
            && !others.iter().any(|place| places.contains(place))
        {
            let all = others.iter().chain(&places).copied().collect();
            shared = take_shared_end(before, after).map(|end| (all, Output::Say(end)));
        }
        parted.push((places, output));
        parted.extend(shared);
    }
    parted
}

/// Takes the last lines away in which two utterances are alike; something is left of each.
fn take_shared_end(one: &mut Utterance, other: &mut Utterance) -> Option<Utterance> {
    let lines = |said: &Utterance| -> Vec<Vec<Span>> {
        said.spans.split(|span| span.written == "\n").map(<[Span]>::to_vec).collect()
    };
    let (first, second) = (lines(one), lines(other));
    let alike = first.iter().rev().zip(second.iter().rev()).take_while(|(a, b)| a == b).count();
    let alike = alike.min(first.len() - 1).min(second.len() - 1);
    let shared: usize = second.iter().rev().take(alike).map(|line| line.len() + 1).sum();
    if shared == 0 {
        return None;
    }
    one.spans.truncate(one.spans.len() - shared);
    let spans = other.spans.split_off(other.spans.len() - shared).split_off(1);
    Some(Utterance { priority: one.priority.max(other.priority), spans })
}
