//! What a line is to the question that is open: its answer, or something else by which the question stays,
//! is given up, or is closed.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::{Move, Role, Square};

use crate::app::session::intent::{Dialog, Request};
use crate::app::session::meaning::{Now, Wording};
use crate::chosen::KeyAnswer;
use crate::command::Command;
use crate::notation::{Atom, Line, NotRead, line};
use crate::voices::voice::Word;

/// What is answered to a question.
#[derive(Debug)]
pub(in crate::app::session) enum Response {
    /// Yes.
    Yes,
    /// No.
    No,
    /// Neither, where one of them is awaited.
    Neither,
    /// Nothing, where whether the game goes on must be answered.
    Nothing,
    /// How the opponent's offer is answered, where the player was asked about one of his own.
    OfOffer,
    /// The clock, which must not be pressed before the question is answered.
    Press,
    /// One of the moves.
    Move(Move),
    /// Several of them.
    Few(Vec<Move>),
    /// A number that none of them has.
    WrongNumber,
    /// Nothing that chooses, for this reason.
    Unclear(NotRead),
}

/// The state of an open question after a line that is no answer to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app::session) enum Becomes {
    /// It stays open, or there is none.
    Open,
    /// It is given up, and that is told: no yes of a later moment may hit it.
    GivenUp,
    /// It is closed: the line is another move than those that were asked about.
    Closed,
}

impl Dialog {
    /// What becomes of it by a line about something else.
    pub(super) fn becomes(&self, wording: &Wording, now: &Now<'_>) -> Becomes {
        if self.is_given_up(wording, now) {
            return Becomes::GivenUp;
        }
        let closes = matches!(self, Self::Choose(..) | Self::Confirm(Request::Blunder(_)))
            && self.response(wording, now).is_none();
        let is_command = wording.invoked.is_some();
        if closes && !is_command { Becomes::Closed } else { Becomes::Open }
    }

    fn is_given_up(&self, wording: &Wording, now: &Now<'_>) -> bool {
        match wording.command() {
            _ if wording.is_refusal(now) || wording.is_about_seeing(now) => false,
            Some(Command::Press) if self.forbids_press(now.context.is_match) => false,
            Some(command) => !self.outlives(command),
            None => self.is_left_for_a_move() && wording.read(now).is_ok(),
        }
    }

    /// Whether yes or no is awaited at a match. Pressed then, a move would be missing (7.5.3): what was
    /// asked comes first, and is asked again. Who seals a move presses nothing.
    pub(in crate::app::session) fn forbids_press(&self, is_match: bool) -> bool {
        is_match && matches!(self, Self::Confirm(it) if !matches!(it, Request::Seal(_)))
    }

    /// Whether the question stays open when this is asked for.
    ///
    /// One for yes or no is answered by the next line or not at all; only how it is heard may be
    /// changed before. Which of several moves is meant, a player may think about and ask the
    /// position first.
    fn outlives(&self, command: Command) -> bool {
        use Command as C;
        let hearing = is_about_hearing(command);
        match self {
            Self::Choose(..) | Self::Confirm(Request::Blunder(_)) => !matches!(
                command,
                C::Draw | C::Claim | C::Resign | C::Takeback | C::New | C::Position | C::PlayOn
            ),
            // The command asks the same once more, or is answered by the question.
            Self::Confirm(Request::Draw(_) | Request::AgreeDraw(_)) => {
                hearing || matches!(command, C::Draw | C::Accept | C::Decline)
            }
            Self::Confirm(Request::Claim(..) | Request::Quickplay(_) | Request::Increment) => {
                hearing || command == C::Claim
            }
            Self::Confirm(Request::Resign(_)) => hearing || command == C::Resign,
            Self::Confirm(Request::TakeBack) => hearing || command == C::Takeback,
            Self::Confirm(Request::New) => hearing || command == C::New,
            Self::Confirm(Request::Resume(_)) => hearing || command == C::Resume,
            Self::Confirm(Request::PlayOn(_)) => hearing || command == C::PlayOn,
            Self::Confirm(Request::Seal(_)) => hearing || command == C::Seal,
            Self::Confirm(Request::Sign(_)) => hearing || command == C::Sign,
            Self::Confirm(Request::File) => hearing,
            // Nobody plays until it is answered.
            Self::Confirm(Request::Builtin | Request::GoOn) => true,
        }
    }

    /// Whether who types a move instead has answered: he plays on.
    pub(in crate::app::session) fn is_left_for_a_move(&self) -> bool {
        matches!(
            self,
            Self::Confirm(request)
                if !matches!(request, Request::Builtin | Request::GoOn | Request::Blunder(_))
        )
    }

    /// What a line answers to it; `None` if it is something else.
    pub(super) fn response(&self, wording: &Wording, now: &Now<'_>) -> Option<Response> {
        match self {
            Self::Choose(readings, _) => chosen(wording, readings, now),
            Self::Confirm(Request::Blunder(mv)) if wording.invoked.is_none() => {
                match wording.read(now) {
                    // If it is said again, it is meant.
                    Ok(again) if again == mv => Some(Response::Yes),
                    Ok(_) | Err(NotRead::Ambiguous(_)) => None,
                    Err(_) => self.confirmed(Request::Blunder(*mv), wording, now),
                }
            }
            Self::Confirm(request) => self.confirmed(*request, wording, now),
        }
    }

    fn confirmed(&self, request: Request, wording: &Wording, now: &Now<'_>) -> Option<Response> {
        let is_empty = wording.text.is_empty();
        match (wording.yes_or_no(now), wording.command()) {
            (Some(Word::Yes), _) => Some(Response::Yes),
            // Which game it is was said before.
            (None, _) if request == Request::GoOn && is_empty => Some(Response::Nothing),
            (None, None) if request == Request::GoOn => Some(Response::Neither),
            _ if wording.is_refusal(now) => Some(Response::No),
            (_, Some(Command::Accept | Command::Decline))
                if matches!(request, Request::Draw(_)) =>
            {
                Some(Response::OfOffer)
            }
            (_, Some(Command::Press)) if self.forbids_press(now.context.is_match) => {
                Some(Response::Press)
            }
            (_, Some(_)) => None,
            (_, None) => Some(Response::Neither),
        }
    }
}

/// Whether a command only changes how something is heard.
pub(in crate::app::session) fn is_about_hearing(command: Command) -> bool {
    use Command as C;
    matches!(
        command,
        C::Help
            | C::Repeat
            | C::Hush
            | C::Faster
            | C::Slower
            | C::Louder
            | C::Softer
            | C::Speech
            | C::Tones
            | C::Sound
    )
}

/// Which of these moves a line chooses; `None` for a command or for another move.
fn chosen(wording: &Wording, readings: &[Move], now: &Now<'_>) -> Option<Response> {
    if let Some(picked) = picked(wording, readings, now) {
        return Some(picked);
    }
    // A question may help to choose.
    if wording.invoked.is_some() {
        return None;
    }
    match wording.read(now) {
        Ok(_) | Err(NotRead::Ambiguous(_)) => None,
        Err(not_read) => Some(Response::Unclear(not_read.clone())),
    }
}

/// What a line picks of these moves by a number, a piece or a square.
fn picked(wording: &Wording, readings: &[Move], now: &Now<'_>) -> Option<Response> {
    let word = wording.text.trim_end_matches('.');
    let nth = |number: usize| readings.get(number.wrapping_sub(1)).copied();
    if let Some(KeyAnswer::Piece(role)) = wording.answers {
        return few(readings.iter().copied().filter(|mv| comes(*mv) == Some(role)).collect());
    }
    if let Ok(number) = word.parse() {
        return Some(nth(number).map_or(Response::WrongNumber, Response::Move));
    }
    let of = |fits: &dyn Fn(&Move) -> bool| -> Vec<Move> {
        readings.iter().copied().filter(|mv| fits(mv)).collect()
    };
    // `n` is a knight where a piece is asked for, and no where moves are.
    if let Some(role) = piece_of_letter(word, wording, now).filter(|_| asks_piece(readings)) {
        return few(of(&|mv| comes(*mv) == Some(role)));
    }
    if wording.is_refusal(now) {
        return Some(Response::No);
    }
    let named = now.understands.meanings(word).into_iter().find_map(|meaning| match meaning {
        Atom::Rank(rank) => few(nth(usize::from(rank) + 1).into_iter().collect()),
        Atom::Piece(role) => few(of(&|mv| mv.promotion().map_or(mv.role(), |into| into) == role)),
        Atom::Castle(side) => few(of(&|mv| mv.castling_side() == Some(side))),
        Atom::File(_)
        | Atom::Capture
        | Atom::Castling
        | Atom::OfWing(..)
        | Atom::PawnOf(_)
        | Atom::Noise => None,
    });
    if named.is_some() {
        return named;
    }
    if let Ok(mv) = wording.read(now)
        && readings.contains(mv)
    {
        return Some(Response::Move(*mv));
    }
    if let Some(Line::File(file)) = now.understands.in_any(word, |known| line(word, known)) {
        return few(of(&|mv| mv.from().is_some_and(|from| from.file() == file)));
    }
    match now.understands.squares_in(word).as_deref() {
        Some(&[square]) => few(of(&|mv| mv.from() == Some(square))),
        _ => None,
    }
}

/// The piece that a letter means, which may be two in some languages: in capitals also that of English
/// and of the appendix; small in the player's own first, for it may say no there.
fn piece_of_letter(word: &str, wording: &Wording, now: &Now<'_>) -> Option<Role> {
    let understands = now.understands;
    let [moves, talk, english] = understands.vocabularies();
    let own = [moves, talk].into_iter().find_map(|vocabulary| vocabulary.role(word));
    let any = || {
        let role = english.role(word).or_else(|| understands.everywhere(word)?.role(word));
        role.filter(|_| word.starts_with(char::is_uppercase) || !wording.is_refusal(now))
    };
    own.or_else(any).filter(|role| !matches!(role, Role::Pawn))
}

/// Whether all that is asked is what a pawn becomes.
pub(in crate::app::session) fn is_promotion(readings: &[Move]) -> bool {
    let Some(first) = readings.first() else { return false };
    let same = |mv: &Move| (mv.from(), mv.to()) == (first.from(), first.to());
    readings.iter().all(|mv| mv.is_promotion() && same(mv))
}

/// The square on which something is dropped, if all that is asked is what.
pub(in crate::app::session) fn drop_square(readings: &[Move]) -> Option<Square> {
    let to = readings.first()?.to();
    let here = |mv: &Move| matches!(mv, Move::Put { to: square, .. } if *square == to);
    readings.iter().all(here).then_some(to)
}

/// Whether all that is asked is a piece: what a pawn becomes, or what is dropped.
pub(in crate::app::session) fn asks_piece(readings: &[Move]) -> bool {
    is_promotion(readings) || drop_square(readings).is_some()
}

/// The piece that comes to the board with a move.
const fn comes(mv: Move) -> Option<Role> {
    match mv {
        Move::Put { role, .. } => Some(role),
        Move::Normal { promotion, .. } => promotion,
        Move::EnPassant { .. } | Move::Castle { .. } => None,
    }
}

fn few(readings: Vec<Move>) -> Option<Response> {
    match readings[..] {
        [] => None,
        [mv] => Some(Response::Move(mv)),
        _ => Some(Response::Few(readings)),
    }
}
