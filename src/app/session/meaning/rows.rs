//! Each row of the gates: what a line means by it, or that it is something else.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::Position;

use crate::app::session::meaning::{Meaning, Now, Wording};
use crate::command::{Argument, Command};
use crate::exercises::Exercise;
use crate::notation::NotRead;
use crate::understanding::Invoked;
use crate::voices::voice::Word;

pub(super) fn stop(wording: &Wording, now: &Now<'_>) -> Option<Meaning> {
    (now.searches && wording.stops()).then_some(Meaning::Stop)
}

pub(super) fn question(wording: &Wording, now: &Now<'_>) -> Option<Meaning> {
    now.question?.response(wording, now).map(Meaning::Answer)
}

pub(super) fn rest(wording: &Wording, now: &Now<'_>) -> Option<Meaning> {
    let (command, before) = now.begun?;
    let takes = command.spec().argument != Argument::None;
    let is_answer = || wording.yes_or_no(now).is_some() || wording.is_refusal(now);
    let is_other = wording.invoked.is_some() || wording.is_read(now) || is_answer();
    let rest = || now.understands.read(command, &format!("{before} {}", wording.text));
    (takes && !is_other).then(|| Meaning::Rest(command, rest()))
}

pub(super) fn more(wording: &Wording, now: &Now<'_>) -> Option<Meaning> {
    (now.has_rest && wording.text.is_empty()).then_some(Meaning::More)
}

pub(super) fn exercise(wording: &Wording, now: &Now<'_>) -> Option<Meaning> {
    let exercise = now.exercise?;
    let (text, narrator) = (&wording.text, now.understands.narrator());
    let is_again = text.is_empty() || wording.command() == Some(Command::Repeat);
    let is_asked = text.is_empty() && !exercise.is_over();
    if exercise.counts_repeats() && is_again || is_asked {
        return Some(Meaning::Again);
    }
    let given = exercise.given(text, now.understands, narrator).map(Meaning::Solve);
    given.or_else(|| exercise.listed(text, now.understands, narrator).map(Meaning::SolveAll))
}

pub(super) fn next(wording: &Wording, now: &Now<'_>) -> Option<Meaning> {
    (wording.text.is_empty() && now.context.doing.is_elsewhere()).then_some(Meaning::Next)
}

pub(super) fn number(wording: &Wording, now: &Now<'_>) -> Option<Meaning> {
    let text = &wording.text;
    let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let command = now.numbered.filter(|_| is_number)?;
    Some(Meaning::Number(command, now.understands.read(command, text)))
}

pub(super) fn in_words(wording: &Wording, now: &Now<'_>) -> Option<Meaning> {
    let invoked = wording.invoked.as_ref()?;
    let is_move = if invoked.command == Command::Knight {
        is_knight(invoked, wording, now)
    } else if matches!(invoked.command, Command::Check | Command::Mate) {
        // `check queen h4` announces a move.
        !invoked.about.is_nothing() && wording.is_read(now)
    } else if invoked.command == Command::Take {
        takes_a_piece(invoked, wording, now)
    } else {
        is_lettered(invoked, wording, now)
    };
    // A move is no answer where a number or a word is asked for.
    is_move.then(|| kind(wording, now).or_else(|| mv(wording, now))).flatten()
}

pub(super) fn command(wording: &Wording, now: &Now<'_>) -> Option<Meaning> {
    wording.invoked.clone().map(Meaning::Command).or_else(|| behind_stroke(wording, now))
}

/// What is behind a stroke that names no command.
fn behind_stroke(wording: &Wording, now: &Now<'_>) -> Option<Meaning> {
    let bare = wording.text.strip_prefix('/').filter(|bare| !bare.trim().is_empty())?;
    let is_move = Wording::of_move(bare).is_read(now);
    Some(if is_move { Meaning::StrokeAndMove } else { Meaning::NoCommand })
}

pub(super) fn kind(_: &Wording, now: &Now<'_>) -> Option<Meaning> {
    now.exercise?.wants(now.understands.narrator()).map(|_| Meaning::OtherKind)
}

pub(super) fn word(wording: &Wording, now: &Now<'_>) -> Option<Meaning> {
    let word = now.understands.narrator().talk.word(&wording.text)?;
    let is_answer = matches!(word, Word::Yes | Word::No);
    if word == Word::Flag && now.is_timed {
        return Some(Meaning::Flag);
    }
    (is_answer && now.is_offered).then_some(Meaning::OfOffer)
}

#[expect(clippy::unnecessary_wraps, reason = "a row like the others")]
pub(super) fn mv(wording: &Wording, now: &Now<'_>) -> Option<Meaning> {
    Some(as_move(wording, now))
}

/// A move, what is read as none, or what is said of one that is not played.
pub(super) fn as_move(wording: &Wording, now: &Now<'_>) -> Meaning {
    let doubt = wording.doubt(now).filter(|doubt| doubt.read.is_some());
    doubt
        .map_or_else(|| Meaning::Move(wording.read(now).clone()), |it| Meaning::Doubted(it.clone()))
}

/// Whether a knight's move in words is one before it is the question of the same name, which a stroke
/// before it always asks, and a name that is no piece.
fn is_knight(invoked: &Invoked, wording: &Wording, now: &Now<'_>) -> bool {
    let is_in_words = now.understands.begins_a_move(&wording.text);
    if now.exercise.is_some_and(Exercise::is_from_memory) {
        return is_in_words && now.exercise.is_some_and(Exercise::asks_moves);
    }
    if is_in_words && now.may_move {
        // Nor is the question asked where its answer is withheld.
        return !invoked.about.is_nothing() || now.withholds_board;
    }
    let is_ahead = || {
        let ahead = now.ahead.as_ref();
        let read = ahead.map(|ahead| now.understands.reading(&wording.text, ahead));
        matches!(read, Some(Ok(_) | Err(NotRead::Ambiguous(_))))
    };
    // A seat where the question is not allowed says why no move can be made.
    let is_refused = now.context.is_match
        && now.withholds_board
        && !now.may_move
        && !wording.text.starts_with('/');
    is_in_words && is_ahead() || is_refused && wording.names_a_move(now)
}

/// Whether a letter that asks nothing here is a piece or a file: `p e4`, `s f3`.
fn is_lettered(invoked: &Invoked, wording: &Wording, now: &Now<'_>) -> bool {
    let is_letter = invoked.command.spec().also.contains(&wording.first());
    let is_hidden = now.exercise.is_some_and(Exercise::is_from_memory);
    now.may_move
        && is_letter
        && !is_hidden
        && invoked.command.asks_position()
        && !invoked.about.fits(invoked.command)
        && wording.names_a_move(now)
}

/// Whether what is taken is the opponent's, so that a capture is meant: `take the pawn on d5`.
fn takes_a_piece(invoked: &Invoked, wording: &Wording, now: &Now<'_>) -> bool {
    let here = now.context.position;
    let picked = invoked.about.square();
    let is_own = picked.is_some_and(|at| here.board().color_at(at) == Some(here.turn()));
    now.takes_sentences
        && now.may_move
        && !is_own
        && matches!(wording.read(now), Ok(_) | Err(NotRead::Ambiguous(_)))
}
