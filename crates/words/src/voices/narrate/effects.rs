//! What is said of the effects of an event.
//!
//! One event can have several effects: what one of them says another does not say again, and an
//! article is named once, at the last of them that it rules. [`Narrator::told`] is the one function
//! that makes words of effects: of the effects of an event, the audience and the circumstances.
//! What a player and the arbiter hear in words of their own stands in `player` and `arbiter`. Not here:
//! rulings, what is put to the arbiter (`rulings`), and refusals (`refusals`).

use std::time::Duration;

use shakmaty::{Chess, Color, Move, Position};

use crate::laws::{
    Answer, Article, Claim, Edition, Effect, Envelope, Game, IllegalAct, Irregularity, Made,
    Missing, NoCastling, Outcome, Points, Reason, Scale, Signature, Spoken, Topic,
};
use crate::voices::narrate::Narrator;
use crate::voices::narrate::citing::{cited, is_said_by_another};
use crate::voices::narrate::hearing::{Audience, Hearing, Words};
use crate::voices::phrase::Value;
use crate::voices::utterance::{Priority, Span, Utterance};

/// So many moves are named where they do not count any more.
const NAMED: usize = 8;

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
                Some(article) => self.by_article(last, article),
                None => last,
            };
            let mut last = if cites { self.by_number(last, effect, hearing.game) } else { last };
            last.spans.extend(more);
            said.push(match of.filter(|_| hearing.is_desk()) {
                Some(color) => self.of_player(color, last),
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
    pub(super) fn not_confirmed(&self, topics: &[Topic], edition: Edition) -> Words {
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
        self.plain("not-confirmed", &values)
    }

    /// The words of an effect, without its article, for who hears it.
    #[expect(clippy::too_many_lines, reason = "a table: an effect, a sentence")]
    pub(super) fn words(&self, effect: &Effect, all: &[Effect], hearing: &Hearing) -> Words {
        let game = hearing.game;
        match effect {
            Effect::Began => self.began(hearing),
            Effect::NotConfirmed(topics) => self.not_confirmed_to(topics, hearing),
            Effect::Announce(made) => self.moved(&made.before, made.mv),
            Effect::Completed(made) => self.completed(made.by(), hearing),
            Effect::ClockStarted(by) => self.clock_started(*by, all, hearing),
            Effect::PeriodBegan(color, time) => self.timed("period-began", *color, *time),
            Effect::TimeLeft(color, left) => self.timed("time-left", *color, *left),
            Effect::Touched(by, square, duty) => self.touched(*by, *square, *duty, hearing),
            Effect::NoCastling(by, NoCastling::RookFirst) => self.plain("rook-first", &[]).of(*by),
            Effect::NoCastling(by, NoCastling::NotLegal) => {
                self.plain("castling-not-legal", &[]).of(*by)
            }
            Effect::TouchVoid(by) => {
                let own = hearing.player() == Some(*by);
                self.of(if own { "seat-free" } else { "free" }, *by)
            }
            Effect::Adjusting(by) => self.of("adjusting", *by),
            Effect::PutBack(by) => self.put_back(*by, hearing),
            Effect::MadeOnBoard(spoken) => self.made_on_board(spoken, hearing),
            Effect::Announced(spoken) => self.moved(&spoken.before, spoken.mv),
            Effect::AskRepeat(from) => self.ask_repeat(*from, hearing),
            Effect::StillToRepeat(from) => self.still_to_repeat(*from, hearing),
            Effect::AskPromotion(from) => self.ask_promotion(*from, hearing),
            Effect::AnnouncementDiffers { announced, board } => self.differs(announced, board),
            Effect::Corrected(spoken) => self.about("corrected", spoken),
            Effect::Repeated(by) => self.repeated(*by, hearing),
            Effect::RepeatDiffers(by, spoken) => self.repeat_differs(*by, spoken, hearing),
            Effect::Executed(by) => self.executed(*by, hearing),
            Effect::NotCompleted(by, missing) => self.not_completed(*by, *missing, game).of(*by),
            Effect::NotPressed(by) => self.kept_from_players("not-pressed", *by, effect, hearing),
            Effect::IllegalAct(by, act, count) => self.illegal_act(*by, *act, *count, hearing),
            Effect::IllegalStands(by) => {
                self.kept_from_players("illegal-stands", *by, effect, hearing)
            }
            Effect::CorrectionWanted(by, ply) => {
                let place = ("place", self.move_place(game, usize::from(*ply)));
                self.plain("correction-wanted", &[self.colored(*by), place])
            }
            Effect::IllegalPosition(by) => {
                self.kept_from_players("illegal-position", *by, effect, hearing)
            }
            Effect::BecomesQueen(square) => {
                self.plain("becomes-queen", &[("square", self.square(*square))])
            }
            Effect::Restore(ply) => self.plain("restored", &self.after(game, *ply)),
            Effect::Found(irregularity) => self.plain(found(*irregularity), &[]),
            Effect::CastlingLost(of, side) => self.castling_lost(*of, *side),
            Effect::ColoursStay => self.plain("colours-stay", &[]),
            Effect::DrawOffered(by) => self.draw_offered(*by, all, hearing),
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
            Effect::ClaimWrong(by, claim, count) => self.claim_wrong(*claim, *count).of(*by),
            Effect::TimeAdded(color, time, topic) => self.timed(more(*topic), *color, *time),
            Effect::TimeTaken(color, time, topic) => self.timed(less(*topic), *color, *time),
            Effect::ClockSet(color, time) => self.clock_set(*color, *time, hearing),
            Effect::MovesSet(color, count) => {
                self.plain("moves-set", &[self.colored(*color), ("count", (*count).into())])
            }
            Effect::IncrementSet(time) => {
                self.plain("increment-set", &[("time", self.time(*time))])
            }
            Effect::TakenBack(made) => self.taken_back(made),
            Effect::Cancelled(moves) => self.cancelled(moves),
            Effect::MovesBack(made) => {
                self.plain("moves-back", &[("moves", self.one_by_one(made))])
            }
            Effect::FlagFell(color) => self.urgent("flag-fell", &[self.colored(*color)]),
            Effect::FlagClaimWrong(by) => {
                let both = game.clock().is_some_and(|clock| clock.fell(!*by).is_some());
                let id = if both { "flag-claim-both" } else { "flag-claim-wrong" };
                self.urgent(id, &[self.colored(!*by)]).of(*by)
            }
            Effect::MustRecord(by, ply) => self.must_record(*by, *ply, hearing),
            Effect::NeedNotRecord(by) => self.need_not_record(*by, hearing),
            Effect::MustComplete(by) => self.must_complete(*by, hearing),
            Effect::SheetDiffers(by, ply) => self.sheet_differs(*by, *ply, hearing),
            Effect::Signed(by, result) => self.of(signed(*result), *by),
            Effect::Absent(by) => self.of("absent", *by),
            Effect::Arrived(by) => self.of("arrived", *by),
            Effect::MustSeal(by) => self.must_seal(*by, hearing),
            Effect::AdjournsEarly(by, left) => {
                self.plain("adjourns-early", &[self.colored(*by), ("time", self.time(*left))])
            }
            Effect::Sealed(by) => self.of("sealed", *by),
            Effect::Adjourned(envelope) => self.adjourned(envelope),
            Effect::MustOpen(color) => self.must_open(*color, all, hearing),
            Effect::Opened(color) => self.opened(*color, hearing),
            Effect::ToArbiter(matter) => self.put_to_arbiter(*matter, hearing),
            Effect::ComplaintLapsed(by, square, ply) => {
                self.plain("complaint-lapsed", &self.complaint(*by, *square, *ply, game))
            }
            Effect::Ruled(number, ruling) => self.arbiter_ruled(*number, ruling, hearing),
            Effect::AskSolver(question) => self.doubted(question, all, hearing),
            Effect::Paused => self.plain("paused", &[]),
            Effect::Resumed => self.resumed(hearing),
            Effect::Refused(refusal) => self.refusal(*refusal, hearing),
            Effect::Ended(outcome) => {
                let mut words = self.ended(*outcome, all, hearing);
                // The article is named last.
                if let Some(said) = words.said.last_mut() {
                    said.spans.extend(self.own_end(*outcome, hearing));
                    said.spans.extend(self.end_in_points(*outcome, hearing.game));
                }
                words.with(self.after_end(hearing))
            }
        }
    }

    /// A sentence that is heard in full.
    pub(super) fn plain(&self, id: &str, values: &[(&str, Value)]) -> Words {
        self.say(Priority::Move, id, values).into()
    }

    /// A sentence that goes before all others.
    pub(super) fn urgent(&self, id: &str, values: &[(&str, Value)]) -> Words {
        self.say(Priority::Urgent, id, values).into()
    }

    /// A sentence about a player.
    pub(super) fn of(&self, id: &str, color: Color) -> Words {
        self.plain(id, &[self.colored(color)])
    }

    /// A sentence about a move.
    pub(super) fn about(&self, id: &str, spoken: &Spoken) -> Words {
        self.plain(id, &[("move", self.spoken(spoken))]).of(spoken.by())
    }

    /// A colour as a value of a sentence.
    pub(super) fn colored(&self, color: Color) -> (&'static str, Value) {
        ("color", self.color(color))
    }

    fn moved(&self, before: &Chess, mv: Move) -> Words {
        let spans = vec![self.announcement(before, mv)];
        Words::from(Utterance { priority: Priority::Move, spans }).of(before.turn())
    }

    fn differs(&self, announced: &Spoken, board: &Spoken) -> Words {
        let values = [("announced", self.spoken(announced)), ("board", self.spoken(board))];
        self.urgent("announcement-differs", &values).of(board.by())
    }

    fn claim_wrong(&self, claim: Claim, count: u32) -> Words {
        let (id, count) = match claim {
            Claim::Threefold => ("claim-wrong-threefold", count),
            Claim::FiftyMoves => ("claim-wrong-fifty", count / 2),
        };
        self.urgent(id, &[("count", count.into())])
    }

    fn adjourned(&self, envelope: &Envelope) -> Words {
        let number = ("number", envelope.number.into());
        self.plain("adjourned", &[self.colored(envelope.sealer), number])
    }

    fn taken_back(&self, made: &[Made]) -> Words {
        if made.is_empty() {
            return self.plain("taken-back-standing", &[]);
        }
        self.plain("taken-back", &[("moves", self.one_by_one(made))])
    }

    /// Moves that do not count any more; so many that nobody can follow them as a number.
    fn cancelled(&self, moves: &[Spoken]) -> Words {
        if moves.len() > NAMED {
            return self.plain("moves-cancelled-many", &[("count", moves.len().into())]);
        }
        let named = moves.iter().map(|mv| vec![self.announcement(&mv.before, mv.mv)]);
        self.plain("moves-cancelled", &[("moves", self.join(named.collect()))])
    }

    /// Moves in the order in which they are told.
    fn one_by_one(&self, made: &[Made]) -> Value {
        let moves = made.iter().map(|made| vec![self.announcement(&made.before, made.mv)]);
        self.join(moves.collect())
    }

    pub(super) fn spoken(&self, spoken: &Spoken) -> Value {
        Value::Spans(vec![self.announcement(&spoken.before, spoken.mv)])
    }

    fn by_and_move(&self, said: &Spoken) -> [(&'static str, Value); 2] {
        [self.colored(said.by()), ("move", self.spoken(said))]
    }

    pub(super) fn timed(&self, id: &str, color: Color, time: Duration) -> Words {
        self.plain(id, &[self.colored(color), ("time", self.time(time))])
    }

    fn not_completed(&self, by: Color, missing: Missing, game: &Game) -> Words {
        let say = |id: &str, values: &[(&str, Value)]| self.urgent(id, values);
        let opponent = || [("opponent", self.color(!by))];
        match missing {
            Missing::Move => say("missing-move", &[]),
            Missing::Release => say("missing-release", &[]),
            Missing::Rook => say("missing-rook", &[]),
            Missing::Touched(square) => self.owed_by_touch(square, game),
            Missing::Promotion => say("missing-promotion", &[]),
            Missing::Chosen(role) => say("missing-chosen", &[("piece", self.role(role))]),
            Missing::Announcement => say("missing-announcement", &[]),
            Missing::SameMove => say("missing-same-move", &[]),
            Missing::Repetition => say("missing-repetition", &opponent()),
            Missing::Execution => say("missing-execution", &opponent()),
        }
    }

    fn illegal_act(&self, by: Color, act: IllegalAct, count: u8, hearing: &Hearing) -> Words {
        let values =
            [self.colored(by), ("count", u32::from(count).into()), ("what", self.act(act))];
        let id = if act == IllegalAct::Move { "illegal-act" } else { "illegal-act-why" };
        let words = self.urgent(id, &values);
        if hearing.is_desk() { words.with(self.illegal_board(by, hearing.game)) } else { words }
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

    /// An offer of a draw, also the one that a wrong claim is (9.5.3).
    fn draw_offered(&self, by: Color, all: &[Effect], hearing: &Hearing) -> Words {
        let claimed = all.iter().any(|effect| matches!(effect, Effect::ClaimWrong(..)));
        let own = hearing.player() == Some(by);
        match (claimed, own) {
            (true, true) => self.plain("claim-offers-own", &[]),
            (true, false) if hearing.plays() => self.of("claim-offers", by),
            (false, true) => self.plain("draw-offered-own", &[]),
            (_, false) => self.of("draw-offered", by),
        }
    }

    fn ended(&self, outcome: Outcome, all: &[Effect], hearing: &Hearing) -> Words {
        // The move that mates has said so, where extra words are said.
        let mates = |effect: &Effect| {
            matches!(effect, Effect::Announce(_) | Effect::Announced(_) | Effect::Corrected(_))
        };
        let is_told = hearing.plays() && self.style.extra.0 && all.iter().any(mates);
        let winner = outcome.winner().unwrap_or(Color::White);
        // The sentences of draws name nobody; that of the arbiter's results names the points.
        let values = [
            ("winner", self.color(winner)),
            ("loser", self.color(!winner)),
            ("white", self.points(outcome.points.white, hearing.game)),
            ("black", self.points(outcome.points.black, hearing.game)),
        ];
        if outcome.reason == Reason::Checkmate && is_told {
            return self.plain("ended-checkmate-told", &values);
        }
        self.plain(&format!("ended-{}", outcome.reason.id()), &values)
    }

    /// What a result is for the player at home, who plays against the program.
    fn own_end(&self, outcome: Outcome, hearing: &Hearing) -> Vec<Span> {
        let Audience::Alone(own) = hearing.to else { return Vec::new() };
        let Some(winner) = outcome.winner() else { return Vec::new() };
        let id = if winner == own { "ended-own-win" } else { "ended-own-loss" };
        self.after_a_blank(self.talk.sentence(id, &[]))
    }

    /// What both get, where the event gives other points than usual.
    fn end_in_points(&self, outcome: Outcome, game: &Game) -> Vec<Span> {
        let scale = game.rules().scale;
        if scale == Scale::Usual || outcome.reason == Reason::Annulled {
            return Vec::new();
        }
        let given = |color: Color| scale.given(outcome.points[color]).into();
        let values = [("white", given(Color::White)), ("black", given(Color::Black))];
        self.after_a_blank(self.talk.sentence("ended-points", &values))
    }

    /// What a player gets in this game, as a part of a sentence.
    #[must_use]
    pub fn points(&self, points: Points, game: &Game) -> Value {
        self.word(match game.rules().scale.given(points) {
            "0" => "points-none",
            "1/2" => "points-half",
            "1" => "points-full",
            "2" => "points-two",
            _ => "points-three",
        })
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
