//! What is said of the effects of an event.
//!
//! One event can have several effects: what one of them says another does not say again, and an
//! article is named once, at the last of them that it rules. Not here: rulings, what is put to the
//! arbiter (`rulings`), and refusals (`refusals`).

use std::time::Duration;

use shakmaty::{CastlingSide, Color, Square};

use crate::laws::{
    Answer, Article, Claim, Duty, Edition, Effect, Game, IllegalAct, Irregularity, Made, Missing,
    Outcome, Points, Reason, Ruling, Signature, Spoken, Topic,
};
use crate::telling::telling;
use crate::voices::narrate::{Narrator, refusals};
use crate::voices::phrase::Value;
use crate::voices::utterance::{Priority, Span, Utterance};

impl Narrator {
    /// What is said of each of the effects of one event in this game, in their order; nothing of
    /// those that need no words.
    #[must_use]
    pub fn effects(&self, effects: &[Effect], game: &Game) -> Vec<Option<Utterance>> {
        self.told(effects, game, |i| cited(effects, i, game))
    }

    /// The same for a record, which names the article of each.
    #[must_use]
    pub fn recorded(&self, effects: &[Effect], game: &Game) -> Vec<Option<Utterance>> {
        self.told(effects, game, |i| game.article(&effects[i]))
    }

    fn told(
        &self,
        effects: &[Effect],
        game: &Game,
        article: impl Fn(usize) -> Option<Article>,
    ) -> Vec<Option<Utterance>> {
        let said = |(i, effect): (usize, &Effect)| {
            if is_said_by_another(effect, effects) {
                return None;
            }
            let said = self.plain(effect, game)?;
            let said = match article(i) {
                Some(article) => self.by_article(said, article),
                None => said,
            };
            Some(self.by_number(said, effect, game))
        };
        effects.iter().enumerate().map(said).collect()
    }

    /// What is said of an effect that stands alone.
    #[must_use]
    pub fn effect(&self, effect: &Effect, game: &Game) -> Option<Utterance> {
        self.effects(std::slice::from_ref(effect), game).pop().flatten()
    }

    /// An article as a sentence of its own. Its points are not spoken: `7.5.5` would be heard as a
    /// date or as three ordinal numbers.
    #[must_use]
    pub fn article(&self, article: Article) -> Vec<Span> {
        let number = Value::Spans(self.article_number(article));
        let values = [("year", article.edition.year().to_string().into()), ("number", number)];
        self.talk.sentence("article", &values)
    }

    fn article_number(&self, article: Article) -> Vec<Span> {
        if article.number == "Preface" {
            return self.talk.sentence("preface", &[]);
        }
        let mut number = self.talk.span(article.number);
        number.spoken = number.spoken.replace('.', " ");
        vec![number]
    }

    /// A sentence with the article after it that stands behind it.
    #[must_use]
    pub fn by_article(&self, mut said: Utterance, article: Article) -> Utterance {
        said.spans.push(self.talk.span(" "));
        said.spans.extend(self.article(article));
        said
    }

    /// The articles of an edition whose figures no text confirms.
    fn not_confirmed(&self, topics: &[Topic], edition: Edition) -> Utterance {
        let mut articles: Vec<Article> = Vec::new();
        for article in topics.iter().map(|&topic| edition.article(topic)) {
            if !articles.contains(&article) {
                articles.push(article);
            }
        }
        articles.sort_by_key(|article| in_order(article.number));
        let numbers = articles.into_iter().map(|article| self.article_number(article));
        let values = [
            ("year", edition.year().to_string().into()),
            ("articles", self.join(numbers.collect())),
        ];
        self.say(Priority::Move, "not-confirmed", &values)
    }

    /// The sentence of an effect, without its article.
    #[expect(clippy::too_many_lines, reason = "a table: an effect, a sentence")]
    pub(super) fn plain(&self, effect: &Effect, game: &Game) -> Option<Utterance> {
        let say = |id: &str, values: &[(&str, Value)]| self.say(Priority::Move, id, values);
        let urgent = |id: &str, values: &[(&str, Value)]| self.say(Priority::Urgent, id, values);
        let of = |id: &str, color: Color| say(id, &[("color", self.color(color))]);
        let numbered = |id: &str, color: Color, number: Value| {
            say(id, &[("color", self.color(color)), ("number", number)])
        };
        let placed = |id: &str, color: Color, ply: u16| {
            say(id, &[("color", self.color(color)), ("place", self.move_place(game, ply.into()))])
        };
        Some(match effect {
            // That the game begins and whose time runs, everyone knows; a question is for the solver.
            // That a clock was not pressed, nobody may tell (FIDE 2023, 12.6), nor that a move was
            // illegal: claiming it is the opponent's affair (A.5.2, A.5.4).
            Effect::Began
            | Effect::ClockStarted(_)
            | Effect::Ask(_)
            | Effect::NotPressed(_)
            | Effect::IllegalStands(_)
            | Effect::IllegalPosition(_) => return None,
            Effect::NotConfirmed(topics) => self.not_confirmed(topics, game.rules().edition),
            Effect::Announce(made) => moved(self.announcement(&made.before, made.mv)),
            Effect::Announced(spoken) => moved(self.announcement(&spoken.before, spoken.mv)),
            Effect::Completed(made) => of("completed", made.by()),
            Effect::PeriodBegan(color, time) => self.timed("period-began", *color, *time),
            Effect::TimeLeft(color, left) => self.timed("time-left", *color, *left),
            Effect::Touched(_, square, duty) => self.touched(*square, *duty),
            Effect::Adjusting(by) => of("adjusting", *by),
            Effect::PutBack(by) => of("put-back", *by),
            Effect::MadeOnBoard(spoken) => say("made-on-board", &[("move", self.spoken(spoken))]),
            Effect::AskRepeat(from) => of("ask-repeat", *from),
            Effect::StillToRepeat(from) => of("still-to-repeat", *from),
            Effect::AskPromotion(from) => of("ask-promotion", *from),
            Effect::AnnouncementDiffers { announced, board } => {
                let values = [("announced", self.spoken(announced)), ("board", self.spoken(board))];
                urgent("announcement-differs", &values)
            }
            Effect::Corrected(spoken) => say("corrected", &[("move", self.spoken(spoken))]),
            Effect::Repeated(by) => of("repeated", *by),
            Effect::RepeatDiffers(_, spoken) => {
                urgent("repeat-differs", &[("move", self.spoken(spoken))])
            }
            Effect::Executed(by) => of("executed", *by),
            Effect::NotCompleted(by, missing) => self.not_completed(*by, *missing),
            Effect::IllegalAct(by, act, count) => self.illegal_act(*by, *act, *count),
            Effect::BecomesQueen(square) => {
                say("becomes-queen", &[("square", self.square(*square))])
            }
            Effect::Restore(ply) => say("restored", &self.after(game, *ply)),
            Effect::Found(irregularity) => say(found(*irregularity), &[]),
            Effect::ColoursStay => say("colours-stay", &[]),
            Effect::DrawOffered(by) => of("draw-offered", *by),
            Effect::OfferStands(by) => of("offer-stands", *by),
            Effect::OfferUntimely(by) => of("offer-untimely", *by),
            Effect::DrawAnswered(by, Answer::Accepted) => of("draw-accepted", *by),
            Effect::DrawAnswered(by, Answer::Declined) => of("draw-declined", *by),
            Effect::ClaimWrong(_, claim, count) => {
                let id = match claim {
                    Claim::Threefold => "claim-wrong-threefold",
                    Claim::FiftyMoves => "claim-wrong-fifty",
                };
                let count = if *claim == Claim::FiftyMoves { *count / 2 } else { *count };
                urgent(id, &[("count", count.into())])
            }
            Effect::TimeAdded(color, time, Topic::ClockSetting) => {
                self.timed("clock-more", *color, *time)
            }
            Effect::TimeTaken(color, time, Topic::ClockSetting) => {
                self.timed("clock-less", *color, *time)
            }
            Effect::TimeAdded(color, time, _) => self.timed("time-added", *color, *time),
            Effect::TimeTaken(color, time, _) => self.timed("time-taken", *color, *time),
            Effect::ClockSet(color, time) => self.timed("clock-set", *color, *time),
            Effect::MovesSet(color, count) => {
                say("moves-set", &[("color", self.color(*color)), ("count", (*count).into())])
            }
            Effect::IncrementSet(time) => say("increment-set", &[("time", self.time(*time))]),
            Effect::TakenBack(made) if made.is_empty() => say("taken-back-standing", &[]),
            Effect::TakenBack(made) => say("taken-back", &[("moves", self.taken_back(made))]),
            Effect::FlagFell(color) => urgent("flag-fell", &[("color", self.color(*color))]),
            Effect::FlagClaimWrong(_) => urgent("flag-claim-wrong", &[]),
            Effect::MustRecord(by, ply) => placed("must-record", *by, *ply),
            Effect::NeedNotRecord(by) => of("need-not-record", *by),
            Effect::MustComplete(by) => of("must-complete", *by),
            Effect::SheetDiffers(by, ply) => placed("sheet-differs", *by, *ply),
            Effect::Signed(by, result) => of(signed(*result), *by),
            Effect::Absent(by) => of("absent", *by),
            Effect::Arrived(by) => of("arrived", *by),
            Effect::MustSeal(by) => of("must-seal", *by),
            Effect::Sealed(by) => of("sealed", *by),
            Effect::Adjourned(envelope) => {
                numbered("adjourned", envelope.sealer, envelope.number.into())
            }
            Effect::MustOpen(color) => of("must-open", *color),
            Effect::Opened(color) => of("opened", *color),
            Effect::ToArbiter(matter) => self.to_arbiter(*matter),
            Effect::Ruled(number, ruling) => self.ruled(*number, ruling, game),
            Effect::Paused => say("paused", &[]),
            Effect::Resumed => say("resumed", &[]),
            Effect::Refused(refusal) => self.refused(*refusal, game),
            Effect::Ended(outcome) => self.ended(*outcome),
        })
    }

    fn spoken(&self, spoken: &Spoken) -> Value {
        Value::Spans(vec![self.announcement(&spoken.before, spoken.mv)])
    }

    fn timed(&self, id: &str, color: Color, time: Duration) -> Utterance {
        self.say(Priority::Move, id, &[("color", self.color(color)), ("time", self.time(time))])
    }

    /// What a touch binds to. That who lifts a man must move it is no news, and may be cut off.
    fn touched(&self, touched: Square, duty: Duty) -> Utterance {
        let usual = duty == Duty::Move(touched);
        let priority = if usual { Priority::Answer } else { Priority::Move };
        let on =
            |id: &str, square: Square| self.say(priority, id, &[("square", self.square(square))]);
        match duty {
            Duty::Any => on("touched-any", touched),
            Duty::Move(square) => on("touched-move", square),
            Duty::Capture(square) => on("touched-capture", square),
            Duty::CaptureWith(own, enemy) => {
                let values = [("square", self.square(own)), ("other", self.square(enemy))];
                self.say(priority, "touched-capture-with", &values)
            }
            Duty::Castle(side) => {
                let words = &self.moves.words;
                let castling = match side {
                    CastlingSide::KingSide => &words.short_castling,
                    CastlingSide::QueenSide => &words.long_castling,
                };
                let castling = Value::Spans(vec![self.moves.span(castling)]);
                self.say(priority, "touched-castle", &[("move", castling)])
            }
        }
    }

    fn not_completed(&self, by: Color, missing: Missing) -> Utterance {
        let say = |id: &str, values: &[(&str, Value)]| self.say(Priority::Urgent, id, values);
        let opponent = || [("opponent", self.color(!by))];
        match missing {
            Missing::Move => say("missing-move", &[]),
            Missing::Seat => say("missing-seat", &[]),
            Missing::Rook => say("missing-rook", &[]),
            Missing::Touched(square) => say("missing-touched", &[("square", self.square(square))]),
            Missing::Promotion => say("missing-promotion", &[]),
            Missing::Announcement => say("missing-announcement", &[]),
            Missing::SameMove => say("missing-same-move", &[]),
            Missing::Repetition => say("missing-repetition", &opponent()),
            Missing::Execution => say("missing-execution", &opponent()),
        }
    }

    fn illegal_act(&self, by: Color, act: IllegalAct, count: u8) -> Utterance {
        let values = [
            ("color", self.color(by)),
            ("count", u32::from(count).into()),
            ("what", self.act(act)),
        ];
        let id = if act == IllegalAct::Move { "illegal-act" } else { "illegal-act-why" };
        self.say(Priority::Urgent, id, &values)
    }

    /// What was done, as a part of a sentence.
    pub(super) fn act(&self, act: IllegalAct) -> Value {
        self.word(match act {
            IllegalAct::Move => "act-move",
            IllegalAct::Promotion => "act-promotion",
            IllegalAct::KingCapture => "act-king-capture",
            IllegalAct::NoMove => "act-no-move",
            IllegalAct::TwoHands { .. } => "act-two-hands",
        })
    }

    fn taken_back(&self, made: &[Made]) -> Value {
        let moves = made.iter().map(|made| vec![self.announcement(&made.before, made.mv)]);
        self.join(moves.collect())
    }

    fn ended(&self, outcome: Outcome) -> Utterance {
        let winner = outcome.winner().unwrap_or(Color::White);
        // The sentences of draws name nobody; that of the arbiter's results names the points.
        let values = [
            ("winner", self.color(winner)),
            ("loser", self.color(!winner)),
            ("white", self.points(outcome.points.white)),
            ("black", self.points(outcome.points.black)),
        ];
        self.say(Priority::Move, &format!("ended-{}", outcome.reason.id()), &values)
    }

    /// What a player gets, as a part of a sentence.
    pub(super) fn points(&self, points: Points) -> Value {
        self.word(match points {
            Points::None => "points-none",
            Points::Half => "points-half",
            Points::Full => "points-full",
        })
    }
}

fn moved(announcement: Span) -> Utterance {
    Utterance { priority: Priority::Move, spans: vec![announcement] }
}

/// An article as a key that sorts as the Laws do: 5.2c before 10.2, what has no number first.
fn in_order(number: &str) -> Vec<(u32, String)> {
    let part = |part: &str| {
        let letters = part.trim_start_matches(|c: char| c.is_ascii_digit());
        (part[..part.len() - letters.len()].parse().unwrap_or(0), letters.to_owned())
    };
    number.split('.').map(part).collect()
}

const fn found(irregularity: Irregularity) -> &'static str {
    match irregularity {
        Irregularity::InitialPosition => "found-initial-position",
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

fn is_said_by_another(effect: &Effect, effects: &[Effect]) -> bool {
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
            Effect::Ruled(_, Ruling::Restored(_) | Ruling::Retraced(_) | Ruling::PositionSet(_)),
            Effect::Restore(_),
        ) => true,
        (Effect::Repeated(by), Effect::Executed(also)) => by == also,
        _ => false,
    }
}

/// The article that is named with this effect: not where a later one of the same event names it,
/// and with a plain illegal move only that of its cost, if it costs something.
fn cited(effects: &[Effect], i: usize, game: &Game) -> Option<Article> {
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
        | Reason::SeventyFiveMoves => false,
    }
}
