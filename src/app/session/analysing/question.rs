//! What is asked about a position: which one is judged for it, how, and what answers it.

#![deny(clippy::wildcard_enum_match_arm)]

use crate::laws::Position;
use shakmaty::{CastlingMode, Position as _};

use crate::app::session::analysing::JudgedPosition;
use crate::app::session::intent::{Intent, said};
use crate::app::session::teller::Teller;
use crate::app::session::{Act, Manner, Place};
use crate::command::{Analysis, Command};
use crate::exercises::sought::Sought;
use crate::understanding::About;
use crate::voices::Priority;

/// Positions visited for an answer: about a second.
const NODES: u64 = 1_000_000;
/// For a threat, which is found at once or is none.
const THREAT_NODES: u64 = 200_000;
/// Lines that are told where no number is named, and at most.
const LINES: u8 = 3;
const MOST_LINES: u8 = 5;

/// A question of the player about a position.
#[derive(Debug)]
pub(super) struct Question {
    pub(super) command: Analysis,
    /// Where the player is.
    pub(super) here: Position,
    /// What is searched for it: for a threat the other side is to move.
    pub(super) sought: Sought,
    /// Which line is asked about, from 1; of a list, how many lines.
    pub(super) number: u8,
    /// Whether the player was told that it is thought about, before that began.
    pub(super) is_begun: bool,
    /// How much its answer presses.
    pub(super) priority: Priority,
}

impl Question {
    /// The question of a command, with what stands after it.
    ///
    /// # Errors
    ///
    /// What is wanted instead, where it cannot be asked so.
    pub(super) fn of(
        place: &Place,
        manner: &Manner,
        command: Analysis,
        about: &About,
    ) -> Result<Self, Vec<Intent>> {
        let here = place.here().clone();
        if here.is_game_over() {
            return Err(said(manner.said("analysis-over", &[])));
        }
        let named = if about.is_nothing() { None } else { Some(number(manner, command, about)?) };
        let judged = match here.turned() {
            _ if command != Analysis::Threat => here.clone(),
            Some(turned) if !turned.is_game_over() => turned,
            turned => {
                let id = if turned.is_some() { "analysis-no-move" } else { "analysis-in-check" };
                let color = [("color", manner.narrator.color(here.turn()))];
                return Err(said(manner.said(id, &color)));
            }
        };
        // One search answers all questions, and knows as many lines as any may want: two would not agree
        // which move is the best. For a threat, the best move may be a quiet one that is as good.
        let lines = MOST_LINES;
        let nodes = if command == Analysis::Threat { THREAT_NODES } else { NODES };
        let mode = place.castling();
        let sought = Sought { position: judged, mode, lines, nodes, only: Vec::new() };
        let usual = if command == Analysis::Lines { LINES } else { 1 };
        let (is_begun, priority) = (false, Priority::Answer);
        Ok(Self { command, here, sought, number: named.unwrap_or(usual), is_begun, priority })
    }

    /// Whether it asks the same as another one.
    pub(super) fn is_like(&self, other: &Self) -> bool {
        (self.command, self.number) == (other.command, other.number)
    }

    /// Whether the player is still where he has asked it, and has not moved.
    pub(super) fn is_about(&self, place: &Place) -> bool {
        let has_moved = !place.activity.is_elsewhere() && place.game.announced().is_some();
        place.activity.practised().is_none() && !has_moved && self.here == *place.here()
    }

    /// The sentence that says that it is thought about.
    pub(super) const fn begun(&self) -> &'static str {
        if self.is_hint() { "hint-wait" } else { "analysis-wait" }
    }

    /// The sentence that says that it still is.
    pub(super) const fn waits(&self) -> &'static str {
        if self.is_hint() { "hint-still" } else { "analysis-still" }
    }

    const fn is_hint(&self) -> bool {
        matches!(self.command, Analysis::Hint)
    }

    /// Whether what was found last answers it.
    pub(super) fn is_answered_by(&self, found: &JudgedPosition) -> bool {
        self.sought.judged(found.judged.engine.clone()) == found.judged
    }
}

/// The number after a command.
fn number(manner: &Manner, command: Analysis, about: &About) -> Result<u8, Vec<Intent>> {
    let number = about.number().and_then(|number| u8::try_from(number).ok());
    let number = number.filter(|number| (1..=MOST_LINES).contains(number));
    number.ok_or_else(|| {
        let name = manner.narrator.talk.command_name(command.command());
        let values = [("name", name.into()), ("most", u32::from(MOST_LINES).into())];
        said(manner.said("argument-level", &values))
    })
}

impl Place {
    /// How castling is written here.
    fn castling(&self) -> CastlingMode {
        let review = self.activity.reviewed();
        review.map_or_else(|| self.game.mode(), |review| review.study.tree().mode())
    }

    /// Whether two people play, and their game is under way.
    pub(in crate::app::session) fn has_two_playing(&self) -> bool {
        let own = self.listing.id.is_some() && self.side().is_none();
        own && self.is_begun() && self.game.outcome().is_none()
    }
}

impl Teller<'_> {
    /// That what is judged here is chess alone, where another game is played.
    pub(in crate::app::session) fn only_in_chess(&self) -> Option<Act> {
        let variant = self.place.here().variant();
        let name = self.manner.narrator.variants().name(variant);
        let values = [("variant", name.into())];
        (!variant.is_chess()).then(|| self.manner.said("only-in-chess", &values))
    }

    /// Why a position cannot be judged now, if it cannot. When a game is over, only a hint has no place in it.
    pub(in crate::app::session) fn may_not_judge(&self, command: Analysis) -> Option<Vec<Act>> {
        let Self { place, manner, opponent } = *self;
        if place.has_two_playing() {
            return Some(vec![manner.said("analysis-two", &[])]);
        }
        if let Some(refused) = self.only_in_chess() {
            return Some(vec![refused]);
        }
        if place.activity.practised().is_some() {
            let hint = manner.narrator.talk.command_name(Command::Hint).into();
            return Some(vec![manner.said("analysis-exercise", &[("hint", hint)])]);
        }
        let is_over = place.game.outcome().is_some();
        // Whose engine is lost waits, and what is judged needs none.
        let waits = opponent.is_engine_lost();
        if place.activity.is_elsewhere() || waits || is_over && command != Analysis::Hint {
            return None;
        }
        if !place.is_halted()
            && let Some(refused) = self.may_move()
        {
            return Some(vec![refused]);
        }
        let chosen = place.game.announced().or(place.game.underway().on_board());
        if opponent.is_thinking() {
            return Some(vec![manner.said("analysis-offer", &[])]);
        }
        if chosen.is_some() || place.repeats().is_some() {
            let stage = self.stage_said();
            return Some([manner.said("analysis-not-now", &[])].into_iter().chain(stage).collect());
        }
        None
    }
}
