//! What was announced of moves, and what became of it: a slip that was corrected, and what was no
//! legal move. Both heard it, so every record has it, marked as what it was.

use std::collections::BTreeMap;

use shakmaty::{Color, Position as _, uci::UciMove};

use crate::archive::What;
use crate::laws::{Effect, Event, Position};
use crate::notation::{Check, MoveParts, SaidOrigin};
use crate::records::kept::{KeptMatch, Step};
use crate::voices::{Narrator, Span, Value};

/// What became of an announcement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fate {
    /// It was a legal move.
    Legal,
    /// It was no legal move, and nothing else was announced in its place.
    Illegal,
    /// It was no legal move, and its player took it back before he pressed his clock.
    TakenBack,
}

/// An announcement that is told otherwise than a move that was made.
#[derive(Clone, Debug)]
pub(super) struct Announced {
    by: Color,
    said: Span,
    /// What it stands for now.
    instead_of: Option<Span>,
    fate: Fate,
}

impl Announced {
    /// As it was heard, marked as what it was, in the sentences of a voice.
    pub(super) fn told(&self, talk: &Narrator) -> Vec<Span> {
        let said = || Value::Spans(vec![self.said.clone()]);
        let mut spans = match &self.instead_of {
            // A sentence of its own, where a mark follows.
            None => vec![self.said.clone(), talk.talk.span(".")],
            Some(from) => {
                let from = Value::Spans(vec![from.clone()]);
                talk.talk.sentence("record-corrected", &[("from", from), ("to", said())])
            }
        };
        spans.extend(self.mark(talk));
        spans
    }

    /// That it was no legal move.
    fn mark(&self, talk: &Narrator) -> Vec<Span> {
        let mark = match self.fate {
            Fate::Legal => return Vec::new(),
            Fate::Illegal => "record-was-illegal",
            Fate::TakenBack => "record-was-taken-back",
        };
        let mut spans = vec![talk.talk.span(" ")];
        spans.extend(talk.talk.sentence(mark, &[]));
        spans
    }

    /// The same with the player who announced it.
    pub(super) fn noted(&self, talk: &Narrator) -> Vec<Span> {
        let said = Value::Spans(vec![self.said.clone()]);
        let by = ("color", talk.color(self.by));
        let mut spans = match &self.instead_of {
            None => talk.talk.sentence("record-announced", &[by, ("to", said)]),
            Some(from) => {
                let from = Value::Spans(vec![from.clone()]);
                talk.talk.sentence("record-corrects", &[by, ("from", from), ("to", said)])
            }
        };
        spans.extend(self.mark(talk));
        spans
    }
}

/// What waits for its clock.
struct Waiting {
    entry: usize,
    by: Color,
    said: Span,
    legal: bool,
}

/// The announcements that were corrected, or were no legal moves, by the numbers of their entries;
/// each in the words that `words` has for its player.
pub(super) fn announced<'a>(
    kept: &KeptMatch,
    words: impl Fn(Color) -> &'a Narrator,
) -> BTreeMap<usize, Announced> {
    let mut all: BTreeMap<usize, Announced> = BTreeMap::new();
    let (mut waiting, mut entry): (Option<Waiting>, usize) = (None, 0);
    kept.walk(|step| {
        entry += 1;
        if step.is_closed {
            return;
        }
        let by = step.before_turn();
        if let Some((said, legal)) = heard(step, words(by)) {
            let before = waiting.take().filter(|waiting| waiting.by == by);
            if let Some(slip) = before.as_ref().filter(|slip| !slip.legal)
                && let Some(told) = all.get_mut(&slip.entry)
            {
                told.fate = Fate::TakenBack;
            }
            let fate = if legal { Fate::Legal } else { Fate::Illegal };
            if before.is_some() || !legal {
                let instead_of = before.map(|before| before.said);
                all.insert(entry, Announced { by, said: said.clone(), instead_of, fate });
            }
            waiting = Some(Waiting { entry, by, said, legal });
        }
        if step.effects.iter().any(is_over) {
            waiting = None;
        }
    });
    all
}

/// After this nothing waits for its clock any more.
const fn is_over(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Completed(_) | Effect::IllegalAct(..) | Effect::Ruled(..) | Effect::Ended(_)
    )
}

/// What was announced by an entry, and whether it is a legal move.
fn heard(step: &Step<'_>, narrator: &Narrator) -> Option<(Span, bool)> {
    for effect in step.effects {
        if let Effect::Announced(spoken) | Effect::Corrected(spoken) = effect {
            let legal = spoken.before.is_legal(spoken.mv);
            return Some((narrator.announcement(&spoken.before, spoken.mv), legal));
        }
    }
    let What::Event(Event::Entered(uci)) = step.what else { return None };
    let is_illegal = step.game.underway().named() == Some(*uci);
    is_illegal.then(|| by_squares(narrator, step.before, *uci)).flatten().map(|said| (said, false))
}

/// What is no legal move, as it is announced: the piece and both squares.
fn by_squares(narrator: &Narrator, before: &Position, uci: UciMove) -> Option<Span> {
    let UciMove::Normal { from, to, promotion } = uci else { return None };
    let parts = MoveParts {
        dropped: false,
        role: before.board().role_at(from)?,
        from,
        to,
        origin: SaidOrigin::Square,
        captured: None,
        en_passant: false,
        promotion,
        castling: None,
        check: Check::None,
    };
    Some(narrator.moves.announce(&parts, narrator.style))
}
