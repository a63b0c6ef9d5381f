//! What is said of a tournament of another program that is taken over, or cannot be.

use crate::organiser::Desk;
use crate::tournament::takeover::{NotTaken, Untaken};
use crate::tournament::trf::{Fault, Reason};
use crate::voices::narrate::quoted;
use crate::voices::{Narrator, Priority, Span, Utterance, Value};

/// Everything that is wrong with an exchange file, a line each, with its line and column in the file.
#[must_use]
pub fn unreadable(narrator: &Narrator, faults: &[Fault]) -> Vec<Utterance> {
    /// Of more nobody reads all.
    const MOST: usize = 20;
    let told = |fault: &Fault| {
        let values = [
            ("line", fault.line.into()),
            ("column", fault.column.into()),
            ("what", reason(narrator, fault.reason).into()),
        ];
        narrator.say(Priority::Answer, "tournament-from-line", &values)
    };
    faults.iter().take(MOST).map(told).collect()
}

fn reason(narrator: &Narrator, reason: Reason) -> Vec<Span> {
    let say = |id: &str, values: &[(&str, Value)]| narrator.talk.sentence(id, values);
    match reason {
        Reason::NoPlayer => say("exchange-no-player", &[]),
        Reason::Number => say("exchange-number", &[]),
        Reason::TooGreat => say("exchange-too-great", &[]),
        Reason::Points => say("exchange-points", &[]),
        Reason::Color => say("exchange-color", &[]),
        Reason::Result => say("exchange-result", &[]),
        Reason::Unfit => say("exchange-unfit", &[]),
        Reason::NumberTwice(number) => say("exchange-number-twice", &[("number", number.into())]),
        Reason::Opponent(number) => say("exchange-opponent", &[("number", number.into())]),
        Reason::Oneself => say("exchange-oneself", &[]),
        Reason::TwoOpponents { number, round } => {
            say("exchange-two-opponents", &[("number", number.into()), ("round", round.into())])
        }
        Reason::Contradiction { opponent, round } => {
            say("exchange-contradiction", &[("number", opponent.into()), ("round", round.into())])
        }
        Reason::Score { given, counted } => {
            let values =
                [("given", given.to_string().into()), ("counted", counted.to_string().into())];
            say("exchange-score", &values)
        }
        Reason::PlayersMissing { told, found } => {
            say("exchange-players-missing", &[("told", told.into()), ("found", found.into())])
        }
    }
}

/// Why a tournament is not taken over.
#[must_use]
pub fn not_taken(narrator: &Narrator, why: &NotTaken) -> Utterance {
    let say = |id: &str, values: &[(&str, Value)]| narrator.say(Priority::Answer, id, values);
    match why {
        NotTaken::Teams => say("tournament-from-teams", &[]),
        NotTaken::PointsByHand => say("tournament-from-by-hand", &[]),
        NotTaken::Scoring => say("tournament-from-scoring", &[]),
        NotTaken::Acceleration => say("tournament-from-acceleration", &[]),
        NotTaken::Name(number) => say("tournament-from-name", &[("number", (*number).into())]),
        NotTaken::Round(round) => say("tournament-from-round", &[("round", (*round).into())]),
        NotTaken::Act(untaken) => {
            let Untaken { file, acts, act, why } = &**untaken;
            let mut desk = Desk::new(narrator.clone(), file.clone());
            for act in acts {
                // They could be before.
                let _ = desk.take(act.clone());
            }
            let values = [
                ("what", desk.teller().recalled(act).into()),
                ("why", desk.refused(why).spans.into()),
            ];
            say("tournament-from-act", &values)
        }
    }
}

/// A tournament of another name is in the archive already, or this one with other acts.
#[must_use]
pub fn is_there(narrator: &Narrator, name: &str) -> Utterance {
    let name = ("name", quoted(name).into());
    narrator.say(Priority::Answer, "tournament-from-there", &[name])
}
