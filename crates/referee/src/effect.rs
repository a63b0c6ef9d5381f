//! The words of effects: what the referee rules.

use shakmaty::{ByColor, CastlingMode, CastlingSide, Color, Position};

use crate::laws::{
    Answer, Doubt, Duty, Effect, Envelope, Game, Made, NoCastling, Signature, Spoken, Times, Topic,
};
use crate::matter;
use crate::notation::{position, san};
use crate::refusal::refusal;
use crate::ruling::ruling;
use crate::words::{color, ply, time};

/// Whether an effect need not be written in a script: it follows from every plain move.
pub(super) const fn is_silent(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Began
            | Effect::NoCastling(..)
            | Effect::Announce(_)
            | Effect::ClockStarted(_)
            | Effect::AskSolver(_)
    )
}

/// The words of an effect, with its article in brackets.
pub(super) fn ruled(effect: &Effect, game: &Game) -> String {
    let article = game.article(effect).map(|article| article.number);
    let words = words(effect, game, article.unwrap_or_default());
    article.map_or_else(|| words.clone(), |article| format!("{words} [{article}]"))
}

#[expect(clippy::too_many_lines, reason = "a table, one row for each effect")]
fn words(effect: &Effect, game: &Game, article: &str) -> String {
    let castling = game.mode();
    let first = game.course().start().turn();
    match effect {
        Effect::Began => "begun".to_owned(),
        Effect::NotConfirmed(topics) => not_confirmed(topics, game),
        Effect::Announce(made) => {
            format!("{} has played {}", color(made.by()), moved(made, castling))
        }
        Effect::Completed(made) => {
            format!("{} has completed {}", color(made.by()), moved(made, castling))
        }
        Effect::ClockStarted(of) => format!("clock of {} runs", color(*of)),
        Effect::PeriodBegan(of, brought) => {
            format!("{} reaches a new period: {} more", color(*of), time(*brought))
        }
        Effect::TimeLeft(of, left) => format!("{} has {} left", color(*of), time(*left)),
        Effect::Touched(by, square, owed) => {
            format!("{} has touched {square}: {}", color(*by), duty(*owed))
        }
        Effect::NoCastling(by, why) => format!(
            "{} may not castle: {}",
            color(*by),
            match why {
                NoCastling::RookFirst => "the rook was touched first",
                NoCastling::NotLegal => "not legal",
            }
        ),
        Effect::TouchVoid(by) => format!("{} may play any move", color(*by)),
        Effect::Adjusting(by) => format!("{} adjusts", color(*by)),
        Effect::PutBack(by) => format!("{} has put back", color(*by)),
        Effect::MadeOnBoard(mv) => format!("made on the board: {}", spoken(mv, castling)),
        Effect::Announced(mv) => format!("announced: {}", spoken(mv, castling)),
        Effect::AskRepeat(by) => format!("{} must repeat and execute", color(*by)),
        Effect::StillToRepeat(by) => format!("{} must still repeat", color(*by)),
        Effect::AskPromotion(by) => format!("{} must choose the promotion piece", color(*by)),
        Effect::AnnouncementDiffers { announced, board } => differs(announced, board, castling),
        Effect::Corrected(mv) => format!("corrected to {}", spoken(mv, castling)),
        Effect::Repeated(by) => format!("{} has repeated", color(*by)),
        Effect::RepeatDiffers(by, mv) => {
            format!("{} has repeated another move than {}", color(*by), spoken(mv, castling))
        }
        Effect::Executed(by) => format!("{} has executed", color(*by)),
        Effect::NotPressed(by) => format!("{} has not pressed, his time runs", color(*by)),
        Effect::NotCompleted(by, missing) => {
            format!("{} has not completed the move: {}", color(*by), matter::missing(*missing))
        }
        Effect::IllegalAct(by, act, count) => {
            format!("illegal act of {}, number {count}: {}", color(*by), matter::act(*act))
        }
        Effect::IllegalStands(by) => {
            format!("illegal move of {} stands", color(*by))
        }
        Effect::CorrectionWanted(by, ply) => {
            format!("{} wants the illegal move after ply {ply} corrected", color(*by))
        }
        Effect::IllegalPosition(by) => {
            format!("illegal position, {} has one move to end it", color(*by))
        }
        Effect::BecomesQueen(square) => format!("the pawn on {square} becomes a queen"),
        Effect::Restore(ply) => format!("back to ply {ply}"),
        Effect::Found(what) => format!("found: {}", matter::irregularity(*what)),
        Effect::CastlingLost(of, side) => {
            let where_to = side.map_or("", |side| match side {
                CastlingSide::KingSide => " on the king side",
                CastlingSide::QueenSide => " on the queen side",
            });
            format!("the set-up stands, {} may not castle{where_to}", color(*of))
        }
        Effect::ColoursStay => "the colours stay reversed".to_owned(),
        Effect::DrawOffered(by) => format!("draw offered by {}", color(*by)),
        Effect::OfferStands(by) => format!("offer of {} stands", color(*by)),
        Effect::OfferUntimely(by) => format!("offer of {} at a wrong moment", color(*by)),
        Effect::DrawAnswered(by, Answer::Accepted) => format!("offer accepted by {}", color(*by)),
        Effect::DrawAnswered(by, Answer::Declined) => format!("offer declined by {}", color(*by)),
        Effect::ClaimedWith(said) => format!("claimed with {}", spoken(said, castling)),
        Effect::MustPlay(said) => format!("must be played: {}", spoken(said, castling)),
        Effect::ClaimWrong(by, claim, count) => {
            format!("wrong claim of {}: {}, counted {count}", color(*by), matter::claim(*claim))
        }
        Effect::TimeAdded(to, amount, _) => format!("{} gets {} more", color(*to), time(*amount)),
        Effect::TimeTaken(from, amount, _) => format!("{} loses {}", color(*from), time(*amount)),
        Effect::ClockSet(of, left) => format!("clock of {} set to {}", color(*of), time(*left)),
        Effect::MovesSet(of, moves) => format!("moves of {} set to {moves}", color(*of)),
        Effect::IncrementSet(amount) => format!("each move brings {}", time(*amount)),
        Effect::TakenBack(taken) => format!("taken back: {}", all(taken, castling)),
        Effect::Cancelled(gone) => {
            let gone: Vec<_> = gone.iter().map(|mv| spoken(mv, castling)).collect();
            format!("cancelled: {}", gone.join(" "))
        }
        Effect::MovesBack(back) => format!("moves back: {}", all(back, castling)),
        Effect::FlagFell(of) => format!("flag of {} has fallen", color(*of)),
        Effect::FlagClaimWrong(by) => format!("wrong claim of a flag by {}", color(*by)),
        Effect::MustRecord(by, at) => format!("{} must write {}", color(*by), ply(first, *at)),
        Effect::NeedNotRecord(by) => format!("{} need not record", color(*by)),
        Effect::MustComplete(by) => format!("{} must complete the sheet", color(*by)),
        Effect::SheetDiffers(by, at) => {
            format!("sheet of {} differs at {}", color(*by), ply(first, *at))
        }
        Effect::Signed(by, result) => format!("{} has signed {}", color(*by), signature(*result)),
        Effect::Absent(by) => format!("{} is absent", color(*by)),
        Effect::Arrived(by) => format!("{} has arrived", color(*by)),
        Effect::MustSeal(by) => format!("{} must seal", color(*by)),
        Effect::AdjournsEarly(by, left) => {
            format!("{} adjourns early, {} of the session left", color(*by), time(*left))
        }
        Effect::Sealed(by) => format!("{} has sealed", color(*by)),
        Effect::Adjourned(envelope) => self::envelope(envelope),
        Effect::MustOpen(by) => format!("{} is there: the envelope must be opened", color(*by)),
        Effect::Opened(of) => format!("envelope opened, clock of {} runs", color(*of)),
        Effect::ToArbiter(what) => format!("for the arbiter: {}", matter::matter(*what, article)),
        Effect::ComplaintLapsed(by, square, _) => {
            format!("complaint of {} about {square} lapses", color(*by))
        }
        Effect::Ruled(number, what) => format!("ruling {number}: {}", ruling(what)),
        Effect::AskSolver(question) => asked(question.doubt),
        Effect::Paused => "clocks stand".to_owned(),
        Effect::Resumed => "clocks go on".to_owned(),
        Effect::Refused(why) => format!("refused: {}", refusal(*why, first)),
        Effect::Ended(outcome) => {
            format!("ended {} by {}", outcome.score(), matter::reason(outcome.reason))
        }
    }
}

fn not_confirmed(topics: &[Topic], game: &Game) -> String {
    let mut numbers: Vec<&str> = Vec::new();
    for number in topics.iter().map(|&topic| game.rules().edition.article(topic).number) {
        if !numbers.contains(&number) {
            numbers.push(number);
        }
    }
    format!("not confirmed in this edition: {}", numbers.join(", "))
}

fn differs(announced: &Spoken, board: &Spoken, castling: CastlingMode) -> String {
    let [announced, board] = [announced, board].map(|it| spoken(it, castling));
    format!("announced {announced}, but {board} is on the board")
}

fn all(moves: &[Made], castling: CastlingMode) -> String {
    moves.iter().map(|made| moved(made, castling)).collect::<Vec<_>>().join(" ")
}

fn asked(doubt: Doubt) -> String {
    match doubt {
        Doubt::Dead => "asked: is the position dead".to_owned(),
        Doubt::CanMate(by) => format!("asked: can {} mate", color(by)),
    }
}

/// SAN, or the squares of a move that is not legal and stands.
fn moved(made: &Made, castling: CastlingMode) -> String {
    spoken(&Spoken { before: made.before.clone(), mv: made.mv }, castling)
}

fn spoken(spoken: &Spoken, castling: CastlingMode) -> String {
    if spoken.before.is_legal(spoken.mv) {
        san::english(&spoken.before, spoken.mv)
    } else {
        spoken.mv.to_uci(castling).to_string()
    }
}

fn duty(duty: Duty) -> String {
    match duty {
        Duty::Any => "any move".to_owned(),
        Duty::Move(square) => format!("must move {square}"),
        Duty::Capture(square) => format!("must capture {square}"),
        Duty::CaptureWith(own, enemy) => format!("must capture {enemy} with {own}"),
        Duty::Castle(CastlingSide::KingSide) => "must castle king side".to_owned(),
        Duty::Castle(CastlingSide::QueenSide) => "must castle queen side".to_owned(),
    }
}

pub(super) const fn signature(signature: Signature) -> &'static str {
    match signature {
        Signature::WhiteWins => "1-0",
        Signature::BlackWins => "0-1",
        Signature::Draw => "1/2-1/2",
    }
}

/// What stands on the envelope; the closed text is nobody's to read.
fn envelope(envelope: &Envelope) -> String {
    let used = envelope.times.map_or_else(String::new, used);
    let offer = envelope.offer.map_or_else(String::new, offer);
    let (sealer, position) = (color(envelope.sealer), position::write(&envelope.position));
    format!(
        "adjourned: {sealer} has sealed move {}{used}{offer}, position {position}",
        envelope.number
    )
}

fn used(times: ByColor<Times>) -> String {
    let ByColor { white, black } = times.map(|times| time(times.used));
    format!(", white used {white}, black used {black}")
}

fn offer(by: Color) -> String {
    format!(", offer of {} stands", color(by))
}
