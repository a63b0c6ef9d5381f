//! Which effects of an event are told, and which of them names an article.

use crate::laws::{Article, Effect, Game, IllegalAct, Reason, Ruling, Topic};
use crate::telling::telling;
use crate::voices::narrate::refusals;

/// Whether another effect of the same event says what this one would say.
pub(super) fn is_said_by_another(effect: &Effect, effects: &[Effect]) -> bool {
    effects.iter().any(|other| says(other, effect))
}

/// Whether one effect says what another of the same event would say too.
fn says(one: &Effect, other: &Effect) -> bool {
    use Topic::ArbiterPenalties;
    match (one, other) {
        (Effect::Announced(said) | Effect::Corrected(said), Effect::MadeOnBoard(stands)) => {
            said == stands
        }
        // A mate is completed by itself: nobody presses.
        (Effect::Announced(said) | Effect::Corrected(said), Effect::Completed(made)) => {
            said.mv == made.mv
        }
        (
            Effect::AnnouncementDiffers { announced, .. },
            Effect::Announced(said) | Effect::Corrected(said),
        ) => announced == said,
        // First it is corrected, then repeated.
        (Effect::AnnouncementDiffers { .. }, Effect::AskRepeat(_))
        | (Effect::Ruled(_, Ruling::TimeAdded(..)), Effect::TimeAdded(_, _, ArbiterPenalties))
        | (Effect::Ruled(_, Ruling::TimeTaken(..)), Effect::TimeTaken(_, _, ArbiterPenalties))
        | (Effect::Ruled(_, Ruling::ClockSet(..)), Effect::ClockSet(..))
        | (Effect::Ruled(_, Ruling::MovesSet(..)), Effect::MovesSet(..))
        | (Effect::Ruled(_, Ruling::IncrementSet(_)), Effect::IncrementSet(_))
        | (Effect::Ruled(_, Ruling::FlagSeen(_)), Effect::FlagFell(_))
        | (
            Effect::Ruled(_, Ruling::ResultSet(..) | Ruling::Lost(..) | Ruling::Annulled),
            Effect::Ended(_),
        )
        | (
            Effect::Ruled(
                _,
                Ruling::Restored(_)
                | Ruling::Retraced(_)
                | Ruling::Displaced(_)
                | Ruling::PositionSet(_),
            ),
            Effect::Restore(_),
        ) => true,
        (Effect::Repeated(by), Effect::Executed(also)) => by == also,
        _ => false,
    }
}

/// The article that is named with this effect: not where a later one of the same event names it,
/// and with a plain illegal move only that of its cost, if it costs something.
pub(super) fn cited(effects: &[Effect], i: usize, game: &Game) -> Option<Article> {
    let article = |effect: &Effect| game.article(effect).filter(|_| is_looked_up(effect));
    let cites = article(&effects[i])?;
    let mut later = effects[i + 1..]
        .iter()
        .filter(|effect| !is_said_by_another(effect, effects))
        .filter_map(article);
    let plain = matches!(effects[i], Effect::IllegalAct(_, IllegalAct::Move, _));
    let named = later.any(|named| plain || named == cites);
    (!named).then_some(cites)
}

/// What a player may want to look up. Of a refusal and of an end it depends on their reasons.
fn is_looked_up(effect: &Effect) -> bool {
    if let Effect::Refused(refusal) = effect {
        return refusals::is_looked_up(*refusal);
    }
    if let Effect::Ended(outcome) = effect {
        return is_ruled(outcome.reason);
    }
    telling(effect).looked_up
}

/// Whether a game ends by what the Laws rule, not by what everyone sees or has agreed to.
const fn is_ruled(reason: Reason) -> bool {
    match reason {
        Reason::ResignationNoMate
        | Reason::FlagNoMate
        | Reason::BothFlags
        | Reason::DefaultTime
        | Reason::BothAbsent
        | Reason::IllegalMoves
        | Reason::IllegalMovesNoMate
        | Reason::IllegalPosition
        | Reason::Quickplay
        | Reason::SealedMove
        | Reason::SealedMoveNoMate
        | Reason::Arbiter
        | Reason::Adjudicated
        | Reason::Annulled => true,
        Reason::Checkmate
        | Reason::Resignation
        | Reason::Stalemate
        | Reason::DeadPosition
        | Reason::Agreement
        | Reason::Flag
        | Reason::Threefold
        | Reason::FiftyMoves
        | Reason::Fivefold
        | Reason::SeventyFiveMoves
        | Reason::KingOnHill
        | Reason::ThirdCheck
        | Reason::KingExploded
        | Reason::AllPiecesLost
        | Reason::NoMovesLeft
        | Reason::HordeTaken
        | Reason::RaceWon
        | Reason::RaceDrawn => false,
    }
}
