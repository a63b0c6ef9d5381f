//! What is said of the effects of an event.
//!
//! One event can have several effects: what one of them says another does not say again, and an
//! article is named once, at the last of them that it rules. [`Narrator::told`] is the one function
//! that makes words of effects: of the effects of an event, the audience and the circumstances.
//! A sentence that all hear alike stands in the row of its effect. The others are in the file of their
//! subject: the steps of a move, clocks, sheets, rulings.

use crate::laws::{
    Answer, Article, Effect, Game, Irregularity, NoCastling, Reason, Signature, Topic,
};
use crate::voices::narrate::Narrator;
use crate::voices::narrate::citing::{cited, is_said_by_another};
use crate::voices::narrate::hearing::{Audience, Hearing, Words};
use crate::voices::utterance::Utterance;

impl Narrator {
    /// What is said of each of the effects of one event to who hears it so, in their order; nothing
    /// of those that need no words.
    #[must_use]
    pub fn told(&self, effects: &[Effect], hearing: &Hearing) -> Vec<Vec<Utterance>> {
        self.with_articles(effects, hearing, |i| cited(effects, i, hearing.game))
    }

    /// What is said of each of the effects of one event in this game, wherever that is heard.
    #[must_use]
    pub fn effects(&self, effects: &[Effect], game: &Game) -> Vec<Option<Utterance>> {
        let told = self.told(effects, &Hearing::new(game, Audience::Record));
        told.into_iter().map(|mut said| said.pop()).collect()
    }

    /// The same for a record, which names the article of each.
    #[must_use]
    pub fn recorded(&self, effects: &[Effect], game: &Game) -> Vec<Option<Utterance>> {
        self.with_each_article(effects, &Hearing::new(game, Audience::Record))
    }

    /// The same for the report of a match.
    #[must_use]
    pub fn reported(&self, effects: &[Effect], game: &Game) -> Vec<Option<Utterance>> {
        self.with_each_article(effects, &Hearing::new(game, Audience::Report))
    }

    fn with_each_article(&self, effects: &[Effect], hearing: &Hearing) -> Vec<Option<Utterance>> {
        let told = self.with_articles(effects, hearing, |i| hearing.game.article(&effects[i]));
        told.into_iter().map(|mut said| said.pop()).collect()
    }

    fn with_articles(
        &self,
        effects: &[Effect],
        hearing: &Hearing,
        article: impl Fn(usize) -> Option<Article>,
    ) -> Vec<Vec<Utterance>> {
        let said = |(i, effect): (usize, &Effect)| {
            if is_said_by_another(effect, effects) {
                return Vec::new();
            }
            let words = self.words(effect, effects, hearing);
            let article = article(i).filter(|_| words.cites);
            self.finished(words, effect, article, hearing)
        };
        effects.iter().enumerate().map(said).collect()
    }

    /// The words of an effect with its article, its number, and what the desk hears besides.
    fn finished(
        &self,
        words: Words,
        effect: &Effect,
        article: Option<Article>,
        hearing: &Hearing,
    ) -> Vec<Utterance> {
        let Words { mut said, cites, of, more } = words;
        if let Some(last) = said.pop() {
            let last = match article {
                Some(article) => self.articles().after(last, article),
                None => last,
            };
            let mut last =
                if cites { self.faults().by_number(last, effect, hearing.game) } else { last };
            last.spans.extend(more);
            said.push(match of.filter(|_| hearing.is_desk()) {
                Some(color) => self.desk().of_player(color, last),
                None => last,
            });
        }
        said
    }

    /// What is said of an effect that stands alone.
    #[must_use]
    pub fn effect(&self, effect: &Effect, game: &Game) -> Option<Utterance> {
        self.effects(std::slice::from_ref(effect), game).pop().flatten()
    }

    /// The words of an effect, without its article, for who hears it.
    #[expect(clippy::too_many_lines, reason = "a table: an effect, a sentence")]
    pub(super) fn words(&self, effect: &Effect, all: &[Effect], hearing: &Hearing) -> Words {
        let game = hearing.game;
        match effect {
            Effect::Began => self.clocks().began(hearing),
            Effect::NotConfirmed(topics) => self.articles().not_confirmed_to(topics, hearing),
            Effect::Announce(made) => self.steps().moved(&made.before, made.mv, hearing),
            Effect::Completed(made) => self.steps().completed(made.by(), hearing),
            Effect::ClockStarted(by) => self.clocks().started(*by, all, hearing),
            Effect::PeriodBegan(color, time) => self.timed("period-began", *color, *time),
            Effect::TimeLeft(color, left) => self.timed("time-left", *color, *left),
            Effect::Touched(by, square, duty) => {
                self.touches().touched(*by, *square, *duty, hearing)
            }
            Effect::NoCastling(by, NoCastling::RookFirst) => self.plain("rook-first", &[]).of(*by),
            Effect::NoCastling(by, NoCastling::NotLegal) => {
                self.plain("castling-not-legal", &[]).of(*by)
            }
            Effect::TouchVoid(by) => {
                let own = hearing.player() == Some(*by);
                self.of(if own { "seat-free" } else { "free" }, *by)
            }
            Effect::Adjusting(by) => self.of("adjusting", *by),
            Effect::PutBack(by) => self.touches().put_back(*by, hearing),
            Effect::MadeOnBoard(spoken) => self.steps().made_on_board(spoken, hearing),
            Effect::Announced(spoken) => self.steps().moved(&spoken.before, spoken.mv, hearing),
            Effect::AskRepeat(from) => self.steps().ask_repeat(*from, hearing),
            Effect::StillToRepeat(from) => self.steps().still_to_repeat(*from, hearing),
            Effect::AskPromotion(from) => self.steps().ask_promotion(*from, hearing),
            Effect::AnnouncementDiffers { announced, board } => {
                self.steps().differs(announced, board)
            }
            Effect::Corrected(spoken) => self.about("corrected", spoken),
            Effect::Repeated(by) => self.steps().repeated(*by, hearing),
            Effect::RepeatDiffers(by, spoken) => self.steps().repeat_differs(*by, spoken, hearing),
            Effect::Executed(by) => self.steps().executed(*by, hearing),
            Effect::NotCompleted(by, missing) => {
                self.steps().not_completed(*by, *missing, game).of(*by)
            }
            Effect::NotPressed(by) => {
                self.faults().kept_from_players("not-pressed", *by, effect, hearing)
            }
            Effect::IllegalAct(by, act, count) => {
                self.faults().illegal_act(*by, *act, *count, hearing)
            }
            Effect::IllegalStands(by) => {
                self.faults().kept_from_players("illegal-stands", *by, effect, hearing)
            }
            Effect::CorrectionWanted(by, ply) => {
                let place = ("place", self.move_place(game, usize::from(*ply)));
                self.plain("correction-wanted", &[self.colored(*by), place])
            }
            Effect::IllegalPosition(by) => {
                self.faults().kept_from_players("illegal-position", *by, effect, hearing)
            }
            Effect::BecomesQueen(square) => {
                self.plain("becomes-queen", &[("square", self.square(*square))])
            }
            Effect::Restore(ply) => self.plain("restored", &self.after(game, *ply)),
            Effect::Found(irregularity) => self.plain(found(*irregularity), &[]),
            Effect::CastlingLost(of, side) => self.touches().castling_lost(*of, *side),
            Effect::ColoursStay => self.plain("colours-stay", &[]),
            Effect::DrawOffered(by) => self.ends().draw_offered(*by, all, hearing),
            Effect::OfferStands(by) => self.of("offer-stands", *by),
            Effect::OfferUntimely(by) => self.of("offer-untimely", *by),
            // That it is drawn says so.
            Effect::DrawAnswered(_, Answer::Accepted) if hearing.plays() && is_agreed(all) => {
                Words::none()
            }
            Effect::DrawAnswered(by, Answer::Accepted) => self.of("draw-accepted", *by),
            Effect::DrawAnswered(by, Answer::Declined) => self.of("draw-declined", *by),
            Effect::ClaimedWith(said) => self.plain("claimed-with", &self.by_and_move(said)),
            Effect::MustPlay(said) => {
                let own = hearing.player() == Some(said.by());
                let id = if own { "seat-must-play" } else { "must-play" };
                self.plain(id, &self.by_and_move(said))
            }
            Effect::ClaimWrong(by, claim, count) => self.ends().claim_wrong(*claim, *count).of(*by),
            Effect::TimeAdded(color, time, topic) => self.timed(more(*topic), *color, *time),
            Effect::TimeTaken(color, time, topic) => self.timed(less(*topic), *color, *time),
            Effect::ClockSet(color, time) => self.clocks().set(*color, *time, hearing),
            Effect::MovesSet(color, count) => {
                self.plain("moves-set", &[self.colored(*color), ("count", (*count).into())])
            }
            Effect::IncrementSet(time) => {
                self.plain("increment-set", &[("time", self.time(*time))])
            }
            Effect::TakenBack(made) => self.steps().taken_back(made),
            Effect::Cancelled(moves) => self.steps().cancelled(moves),
            Effect::MovesBack(made) => {
                self.plain("moves-back", &[("moves", self.steps().one_by_one(made))])
            }
            Effect::FlagFell(color) => self.urgent("flag-fell", &[self.colored(*color)]),
            Effect::FlagClaimWrong(by) => {
                let both = game.clock().is_some_and(|clock| clock.fell(!*by).is_some());
                let id = if both { "flag-claim-both" } else { "flag-claim-wrong" };
                self.urgent(id, &[self.colored(!*by)]).of(*by)
            }
            Effect::MustRecord(by, ply) => self.sheets().must_record(*by, *ply, hearing),
            Effect::NeedNotRecord(by) => self.sheets().need_not_record(*by, hearing),
            Effect::MustComplete(by) => self.sheets().must_complete(*by, hearing),
            Effect::SheetDiffers(by, ply) => self.sheets().sheet_differs(*by, *ply, hearing),
            Effect::Signed(by, result) => self.of(signed(*result), *by),
            Effect::Absent(by) => self.of("absent", *by),
            Effect::Arrived(by) => self.of("arrived", *by),
            Effect::MustSeal(by) => self.envelopes().must_seal(*by, hearing),
            Effect::AdjournsEarly(by, left) => {
                self.plain("adjourns-early", &[self.colored(*by), ("time", self.time(*left))])
            }
            Effect::Sealed(by) => self.of("sealed", *by),
            Effect::Adjourned(envelope) => self.envelopes().adjourned(envelope),
            Effect::MustOpen(color) => self.envelopes().must_open(*color, all, hearing),
            Effect::Opened(color) => self.envelopes().opened(*color, hearing),
            Effect::ToArbiter(matter) => self.matters().put_to_arbiter(*matter, hearing),
            Effect::ComplaintLapsed(by, square, ply) => {
                self.plain("complaint-lapsed", &self.matters().complaint(*by, *square, *ply, game))
            }
            Effect::Ruled(number, ruling) => self.rulings().told(*number, ruling, hearing),
            Effect::AskSolver(question) => self.matters().doubted(question, all, hearing),
            Effect::Paused => self.plain("paused", &[]),
            Effect::Resumed => self.clocks().resumed(hearing),
            Effect::Refused(refusal) => self.refusals().refusal(*refusal, hearing),
            Effect::Ended(outcome) => self.ends().told(*outcome, all, hearing),
        }
    }
}

/// Whether the game is drawn by agreement.
fn is_agreed(effects: &[Effect]) -> bool {
    let agrees = |effect: &Effect| matches!(effect, Effect::Ended(outcome) if outcome.reason == Reason::Agreement);
    effects.iter().any(agrees)
}

/// A clock that is corrected is no penalty.
fn more(topic: Topic) -> &'static str {
    if topic == Topic::ClockSetting { "clock-more" } else { "time-added" }
}

fn less(topic: Topic) -> &'static str {
    if topic == Topic::ClockSetting { "clock-less" } else { "time-taken" }
}

const fn found(irregularity: Irregularity) -> &'static str {
    match irregularity {
        Irregularity::InitialPosition | Irregularity::WrongPlace(..) => "found-initial-position",
        Irregularity::BoardTurned => "found-board-turned",
        Irregularity::ColoursReversed => "found-colours-reversed",
        Irregularity::Displaced { .. } => "found-displaced",
    }
}

const fn signed(result: Signature) -> &'static str {
    match result {
        Signature::WhiteWins => "signed-white-wins",
        Signature::BlackWins => "signed-black-wins",
        Signature::Draw => "signed-draw",
    }
}
