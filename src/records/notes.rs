//! What a reader of the game is told besides its moves, each at the ply at which it happened.

use std::collections::BTreeMap;

use shakmaty::{Move, Position as _};

use crate::archive::What;
use crate::laws::{Effect, Event, Game, Made, Position};
use crate::notation::san;
use crate::records::kept::{KeptMatch, Step};
use crate::records::spoken::{Announced, announced};
use crate::records::tell::Teller;
use crate::telling::telling;
use crate::voices::{Narrator, written};

/// A note, after so many of the moves that the game has at the end.
pub(super) struct ScoreNote {
    pub(super) plies: usize,
    pub(super) text: String,
}

/// All notes in their order.
pub(super) fn notes(kept: &KeptMatch, narrator: &Narrator) -> Vec<ScoreNote> {
    let marked = announced(kept, |_| narrator);
    let (made, taken) = (Vec::new(), Vec::new());
    let mut notes = Notes { narrator, marked, entry: 0, made, announced: None, taken };
    kept.walk(|step| notes.take(step));
    notes.taken
}

struct Notes<'a> {
    narrator: &'a Narrator,
    /// The announcements that are no moves, by the numbers of their entries.
    marked: BTreeMap<usize, Announced>,
    /// The number of the entry.
    entry: usize,
    /// The moves before the step.
    made: Vec<Made>,
    /// The move that was announced before the step and is not completed.
    announced: Option<String>,
    taken: Vec<ScoreNote>,
}

impl Notes<'_> {
    fn take(&mut self, step: &Step<'_>) {
        self.entry += 1;
        let What::Event(event) = step.what else { return };
        let made = step.game.made();
        let common = self.made.iter().zip(made).take_while(|(old, new)| old == new).count();
        let gone = self.made.split_off(common);
        self.made.extend_from_slice(&made[common..]);
        let before = std::mem::replace(&mut self.announced, on_its_way(step.game));
        let is_dropped = matches!(event, Event::Ruled(_)) && self.announced.is_none();
        let dropped = before.filter(|_| is_dropped && gone.is_empty() && common == made.len());
        if !step.is_closed {
            let texts = self.texts(step, event);
            // A move that is on its way again, because the end that it came with was revoked, still stands.
            let stands = matches!(&gone[..], [last] if step.game.announced() == Some(last.mv)
                && last.before == *step.game.position());
            // What was said of a move that is cancelled belongs to the place to which it went back.
            let is_cancelled = !gone.is_empty() && !stands;
            let cancelled = is_cancelled.then(|| self.cancelled(&gone));
            let dropped = dropped.map(|mv| {
                Teller(self.narrator).say("record-announced-cancelled", &[("move", mv.into())])
            });
            for text in texts.into_iter().chain(cancelled).chain(dropped) {
                self.taken.push(ScoreNote { plies: made.len(), text });
            }
        }
        if !gone.is_empty() {
            self.taken.iter_mut().for_each(|note| note.plies = note.plies.min(common));
        }
    }

    fn texts(&self, step: &Step<'_>, event: &Event) -> Vec<String> {
        let teller = Teller(self.narrator);
        let claim = is_claim(event).then(|| teller.event(step, event));
        let said = self.narrator.recorded(step.effects, step.game);
        let marked = self.marked.get(&self.entry);
        let is_told = |effect: &Effect| marked.is_some() && matches!(effect, Effect::Corrected(_));
        let told = step.effects.iter().zip(said);
        let told = told.filter(|(effect, _)| telling(effect).noted && !is_told(effect));
        let told = told.filter_map(|(effect, said)| {
            let said = said?.written();
            let offer = matches!(effect, Effect::DrawOffered(_));
            Some(if offer { format!("(=) {said}") } else { said })
        });
        let told: Vec<String> = told.collect();
        // What is put to the arbiter tells the claim already.
        let is_new = |claim: &String| !told.iter().any(|told| told.starts_with(claim.as_str()));
        let corrected = step.effects.iter().find(|effect| matches!(effect, Effect::Corrected(_)));
        let article = corrected.and_then(|effect| step.game.article(effect));
        let article = article.map(|article| written(&self.narrator.articles().cited(article)));
        let marked = marked.map(|marked| {
            let noted = written(&marked.noted(self.narrator));
            article.map_or_else(|| noted.clone(), |article| format!("{noted} {article}"))
        });
        claim.filter(is_new).into_iter().chain(marked).chain(told).collect()
    }

    fn cancelled(&self, gone: &[Made]) -> String {
        let moves = gone.iter().map(|made| numbered(&made.before, made));
        let moves = moves.collect::<Vec<_>>().join(" ");
        Teller(self.narrator).say("record-cancelled", &[("moves", moves.into())])
    }
}

/// A move with its number, as PGN writes one that stands alone; by its squares, if it is not legal.
pub(super) fn numbered(before: &Position, made: &Made) -> String {
    with_number(before, made.mv)
}

fn with_number(before: &Position, mv: Move) -> String {
    let dots = before.turn().fold_wb(".", "...");
    let written = if before.is_legal(mv) {
        san::english(before, mv)
    } else {
        mv.to_uci(shakmaty::CastlingMode::Standard).to_string()
    };
    format!("{}{dots} {written}", before.fullmoves())
}

/// The move that is announced and not completed, with its number.
fn on_its_way(game: &Game) -> Option<String> {
    let mv = game.announced()?;
    let before = game.position();
    Some(with_number(before, mv))
}

/// Whether an event is a claim, whose right outcome no effect repeats.
const fn is_claim(event: &Event) -> bool {
    matches!(
        event,
        Event::Claimed(..)
            | Event::ClaimedBy(..)
            | Event::FlagClaimed(_)
            | Event::IllegalClaimed(_)
            | Event::CorrectionWanted(_)
            | Event::TouchClaimed(..)
    )
}
