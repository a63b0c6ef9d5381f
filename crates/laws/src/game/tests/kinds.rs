//! The properties meet every kind of event and of ruling: a kind that no strategy makes is named here, by the
//! compiler if it is new.

use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::TestRunner;

use super::properties::{event, ruling};
use crate::{Decision, Doubt, Event, Ground, Irregularity, Misplaced, Ruling, Signature};

/// How many are looked at before a kind counts as missing.
const LOOKED_AT: usize = 40_000;

/// The names of all kinds of a type, and that of a value.
macro_rules! kinds {
    ($type:ident, $all:ident, $of:ident: $($kind:ident)*) => {
        const $all: &[&str] = &[$(stringify!($kind)),*];

        const fn $of(it: &$type) -> &'static str {
            match it { $($type::$kind { .. } => stringify!($kind),)* }
        }
    };
}

kinds! { Event, EVENTS, of_event:
    Started Entered Touched Lifted Seated Adjusting Plays Announced Repeated Executed Corrected ClockPressed
    TwoHands TwoHandsClaimed FlagClaimed IllegalClaimed CorrectionWanted TouchClaimed Found DrawOffered
    DrawAnswered ClaimedBy Claimed QuickplayClaimed IncrementRequested Resigned TakenBack Wrote Signed Absent
    Arrived AdjournmentAnnounced EarlyAdjournment Sealed Adjourned EnvelopeLost Opened ResumptionDue Ruled
    Judged ClocksStopped Paused Resumed TimePassed ClocksTold ResultTold
}

kinds! { Ruling, RULINGS, of_ruling:
    Warned TimeAdded TimeTaken ClockSet MovesSet PointsAdded PointsTaken Lost Fined Excluded Expelled ResultSet
    Adjudicated Restored Retraced Displaced PositionSet Annulled FlagSeen IllegalSeen NoMoveSeen TouchSeen
    TouchWaived Dismissed Quickplay OfferAllowed IncrementSet DefaultTimeSet Reconstructed NextPeriod Revoked
    EndRevoked
}

kinds! { Irregularity, IRREGULARITIES, of_irregularity:
    InitialPosition WrongPlace BoardTurned ColoursReversed Displaced
}
kinds! { Misplaced, MISPLACED, of_misplaced: KingAndQueen King Rook }
kinds! { Decision, DECISIONS, of_decision: Drawn Postponed Rejected }
kinds! { Ground, GROUNDS, of_ground: NoEffort CannotWin }
kinds! { Signature, SIGNATURES, of_signature: WhiteWins BlackWins Draw }
kinds! { Doubt, DOUBTS, of_doubt: Dead CanMate }

/// Values of a strategy, the same each time.
fn some<T>(strategy: impl Strategy<Value = T>) -> Vec<T> {
    let mut runner = TestRunner::deterministic();
    (0..LOOKED_AT).map(|_| strategy.new_tree(&mut runner).unwrap().current()).collect()
}

/// Which kinds are not among those that were made.
fn missing<T>(
    all: &[&'static str],
    made: &[T],
    of: impl Fn(&T) -> Option<&'static str>,
) -> Vec<&'static str> {
    let is_made = |kind: &&str| made.iter().any(|it| of(it) == Some(*kind));
    all.iter().copied().filter(|kind| !is_made(kind)).collect()
}

const NONE: [&str; 0] = [];

#[test]
fn every_kind_of_event_is_met_by_the_properties() {
    let events = some(event());
    assert_eq!(missing(EVENTS, &events, |event| Some(of_event(event))), NONE);
    let found = |event: &Event| match event {
        Event::Found(found) => Some(*found),
        _ => None,
    };
    let irregular = |event: &Event| found(event).map(|it| of_irregularity(&it));
    assert_eq!(missing(IRREGULARITIES, &events, irregular), NONE);
    let misplaced = |event: &Event| match found(event) {
        Some(Irregularity::WrongPlace(_, what)) => Some(of_misplaced(&what)),
        _ => None,
    };
    assert_eq!(missing(MISPLACED, &events, misplaced), NONE);
    let ground = |event: &Event| match event {
        Event::QuickplayClaimed(_, ground) => Some(of_ground(ground)),
        _ => None,
    };
    assert_eq!(missing(GROUNDS, &events, ground), NONE);
    let signed = |event: &Event| match event {
        Event::Signed(_, result) => Some(of_signature(result)),
        _ => None,
    };
    assert_eq!(missing(SIGNATURES, &events, signed), NONE);
    let doubt = |event: &Event| match event {
        Event::Judged(_, doubt, _) => Some(of_doubt(doubt)),
        _ => None,
    };
    assert_eq!(missing(DOUBTS, &events, doubt), NONE);
}

#[test]
fn every_kind_of_ruling_is_met_by_the_properties() {
    let rulings = some(ruling());
    assert_eq!(missing(RULINGS, &rulings, |ruling| Some(of_ruling(ruling))), NONE);
    let decided = |ruling: &Ruling| match ruling {
        Ruling::Quickplay(how) => Some(of_decision(how)),
        _ => None,
    };
    assert_eq!(missing(DECISIONS, &rulings, decided), NONE);
}
