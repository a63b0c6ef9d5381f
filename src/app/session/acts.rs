//! Acts as a whole: what belongs together, what is said in full, what is worth a line in the journal.

use crate::app::session::Act;
use crate::laws::{Effect, Event};
use crate::voices::Priority;

/// Whether an event is worth a line in the journal. One without effects is, for a man that is lifted
/// and a move that is entered again change the game in silence.
pub(super) fn may_have_changed(event: &Event, effects: &[Effect]) -> bool {
    match (event, effects) {
        (Event::TimePassed | Event::Judged(..), []) => false,
        (_, []) => true,
        _ => effects.iter().any(|effect| !matches!(effect, Effect::Refused(_))),
    }
}

/// Lets nothing that follows cut off what is said.
pub(super) fn in_full(acts: &mut [Act]) {
    for act in acts {
        if let Act::Say(said) = act {
            said.priority = said.priority.max(Priority::Move);
        }
    }
}

/// Makes one message of answers that follow one another: a newer answer cuts off the one before it,
/// and these belong together.
pub(super) fn together(acts: Vec<Act>) -> Vec<Act> {
    let mut joined: Vec<Act> = Vec::with_capacity(acts.len());
    for act in acts {
        match (joined.last_mut(), act) {
            (Some(Act::Say(before)), Act::Say(after)) if before.priority == after.priority => {
                before.append(after);
            }
            (_, act) => joined.push(act),
        }
    }
    joined
}
