//! Whose affair an effect is, by lists that know nothing of the program's own table.

use shakmaty::Color;

use crate::laws::Effect;
use crate::telling::hears;

/// Effects of which no player hears.
const NOBODY: [&str; 7] = [
    "AskSolver",
    "NotConfirmed",
    "NotPressed",
    "IllegalStands",
    "IllegalPosition",
    "SheetDiffers",
    "OfferUntimely",
];

/// Effects of which only the player hears whose doing or duty they are.
const HIS_ALONE: [&str; 14] = [
    "Touched",
    "PutBack",
    "AskPromotion",
    "AskRepeat",
    "StillToRepeat",
    "NotCompleted",
    "TimeLeft",
    "PeriodBegan",
    "MustRecord",
    "NeedNotRecord",
    "MustComplete",
    "FlagClaimWrong",
    "MadeOnBoard",
    "AnnouncementDiffers",
];

/// Effects that are never passed over in silence where they are somebody's affair.
pub(super) const LOUD: [&str; 25] = [
    "Announced",
    "Announce",
    "Corrected",
    "RepeatDiffers",
    "DrawOffered",
    "DrawAnswered",
    "IllegalAct",
    "FlagFell",
    "Paused",
    "Resumed",
    "ToArbiter",
    "Ended",
    "Ruled",
    "TimeAdded",
    "TimeTaken",
    "ClockSet",
    "MovesSet",
    "TakenBack",
    "MovesBack",
    "Cancelled",
    "Restore",
    "Found",
    "ComplaintLapsed",
    "Absent",
    "Arrived",
];

/// The name of an effect.
pub(super) fn name(effect: &Effect) -> String {
    format!("{effect:?}").chars().take_while(char::is_ascii_alphabetic).collect()
}

/// Whether an effect is a player's affair, by the lists above alone.
pub(super) fn is_his(effect: &Effect, color: Color, mover: Color) -> bool {
    let (name, text) = (name(effect), format!("{effect:?}"));
    let inner = text[name.len()..].trim_start_matches('(');
    let whose = if inner.starts_with("White") {
        Color::White
    } else if inner.starts_with("Black") {
        Color::Black
    } else {
        mover
    };
    let asked = ["Conduct", "Unconfirmed", "Silent", "DefaultTime"]
        .iter()
        .any(|matter| inner.starts_with(matter))
        && !inner.contains("TwoHands");
    match name.as_str() {
        name if NOBODY.contains(&name) => false,
        name if HIS_ALONE.contains(&name) => whose == color,
        "ToArbiter" => !asked,
        _ => true,
    }
}

/// Whether the program has it so too.
pub(super) fn concerns_whom_it_should(effect: &Effect, mover: Color) {
    for color in Color::ALL {
        assert_eq!(hears(effect, color), is_his(effect, color, mover), "{effect:?}");
    }
}
