//! Games by letter as they stand in the archive: the letter that goes with a move, and what waits.

use shakmaty::{Color, Position as _};

use crate::archive::{Archive, ArchiveError, ByLetter, CalendarDay, GameId, Replay, replay};
use crate::command::Command;
use crate::describe::{self, Question};
use crate::laws::{Effect, Made};
use crate::names;
use crate::notation::parts::MoveParts;
use crate::notation::{numeric, position, san};
use crate::voices::{Lines, Narrator, Span, Value};

/// A game by letter.
#[derive(Debug)]
struct LetterGame<'a> {
    /// Its number.
    game: GameId,
    /// How it is played.
    letter: ByLetter,
    /// The game as it stands.
    replay: &'a Replay,
    /// The day it is now.
    today: CalendarDay,
}

impl<'a> LetterGame<'a> {
    /// A game, if it is one by letter.
    fn of(game: GameId, replay: &'a Replay, today: CalendarDay) -> Option<Self> {
        Some(Self { game, letter: replay.header.by_letter()?, replay, today })
    }

    /// Whether it is this side's move.
    fn is_own_move(&self) -> bool {
        self.replay.game.position().turn() == self.letter.own
    }

    /// The days since the last move came or went.
    fn waits(&self) -> u32 {
        let last = self.replay.days.last().copied().flatten();
        last.map_or(0, |last| self.today.since(last))
    }

    /// How many days are left for the moves of this side, if there is a limit.
    fn left_said(&self, narrator: &Narrator) -> Option<Vec<Span>> {
        let made = self.replay.game.made().len();
        let mut days = self.replay.days.clone();
        days.resize(made, None);
        let first = self.replay.game.course().start().turn();
        let (number, left) = self.letter.reflection(&days, first, self.today).left?;
        let values = [("move", number.into()), ("time", days_said(narrator, left.abs()))];
        let id = if left < 0 { "letter-over" } else { "letter-left" };
        Some(narrator.talk.sentence(id, &values))
    }

    /// One line of the list: whose move it is, and for how long.
    fn waits_said(&self, narrator: &Narrator) -> Vec<Span> {
        let values = [
            ("game", self.game.0.to_string().into()),
            ("opponent", names::person(narrator, &self.replay.header, !self.letter.own)),
            ("time", days_said(narrator, self.waits().into())),
        ];
        let id = if self.is_own_move() { "letter-mine" } else { "letter-theirs" };
        narrator.talk.sentence(id, &values)
    }

    /// The letter that goes with the last move of this side: who plays, the move that is answered, the move
    /// in both notations and in figures, an offer, the position as a list and as FEN, and the days.
    fn text(&self, narrator: &Narrator) -> Lines {
        let Replay { header, game, days, .. } = self.replay;
        let talk = &narrator.talk;
        let named = Color::ALL.into_iter().all(|color| !header.name(color).is_empty());
        let player = |color| names::person(narrator, header, color);
        let players = [("white", player(Color::White)), ("black", player(Color::Black))];
        let head = named.then(|| talk.sentence("letter-head", &players));
        let mut lines: Lines = head.into_iter().collect();
        let made = game.made();
        let own = made.iter().rposition(|made| made.by() == self.letter.own);
        let answered = own.and_then(|own| own.checked_sub(1));
        if let Some(answered) = answered {
            let values = [("move", numbered(&made[answered]).into())];
            lines.push(talk.sentence("letter-reply", &values));
        }
        if let Some(own) = own {
            let of = &made[own];
            lines.push(talk.sentence("letter-move", &[("move", numbered(of).into())]));
            let said = narrator.announcement(&of.before, of.mv);
            lines.push(talk.sentence("letter-said", &[("said", vec![said].into())]));
        }
        if game.offer() == Some(self.letter.own) {
            lines.push(talk.sentence("letter-offer", &[]));
        }
        let ended =
            game.outcome().and_then(|outcome| narrator.effect(&Effect::Ended(outcome), game));
        lines.extend(ended.map(|said| said.spans));
        let here = game.position();
        for color in Color::ALL {
            let pieces = describe::answer(Question::Pieces(color, None), here);
            lines.push(narrator.answers().of(&pieces).spans);
        }
        let fen = position::write(here);
        lines.push(talk.sentence("letter-fen", &[("fen", fen.into())]));
        let on = |ply: usize| days.get(ply).copied().flatten();
        if let Some((came, went)) = answered.and_then(on).zip(own.and_then(on)) {
            let values = [("came", came.to_string().into()), ("goes", went.to_string().into())];
            lines.push(talk.sentence("letter-days", &values));
        }
        lines
    }
}

fn days_said(narrator: &Narrator, days: i64) -> Value {
    narrator.talk.sentence("letter-for", &[("days", Value::Number(days))]).into()
}

/// A move by its number, in the letters of PGN and in figures, so that every program and every player can
/// read it: `12... Nf6, 7866`.
fn numbered(made: &Made) -> String {
    let Made { before, mv, .. } = made;
    let dots = before.turn().fold_wb(".", "...");
    let figures = numeric::written(&MoveParts::of(before, *mv));
    format!("{}{dots} {}, {figures}", before.fullmoves(), san::english(before, *mv))
}

/// What is told of the games that go on: first those in which this side is to move, and within both those
/// that have waited longest.
fn waiting(narrator: &Narrator, games: &[LetterGame<'_>]) -> Lines {
    let mut games: Vec<&LetterGame<'_>> = games.iter().collect();
    games.sort_by_key(|game| (!game.is_own_move(), std::cmp::Reverse(game.waits())));
    let lines: Lines = games
        .iter()
        .flat_map(|game| {
            let left = game.is_own_move().then(|| game.left_said(narrator)).flatten();
            [game.waits_said(narrator)].into_iter().chain(left)
        })
        .collect();
    if lines.is_empty() {
        let name = narrator.talk.command_name(Command::ByLetter);
        return vec![narrator.talk.sentence("letters-none", &[("name", name.into())])];
    }
    lines
}

/// The letter that goes with the last move of a game; nothing of a game that is not by letter.
///
/// # Errors
///
/// Why the archive cannot be read.
pub(super) fn read(
    archive: &Archive,
    game: GameId,
    narrator: &Narrator,
) -> Result<Lines, ArchiveError> {
    let today = archive.today()?;
    let rebuilt = rebuilt(archive, game)?;
    let game = rebuilt.as_ref().and_then(|rebuilt| LetterGame::of(game, rebuilt, today));
    Ok(game.map(|game| game.text(narrator)).unwrap_or_default())
}

/// What is told of the games that go on. One that cannot be read any more is left out: `games` tells of it.
///
/// # Errors
///
/// Why the archive cannot be read.
pub(super) fn listed(archive: &Archive, narrator: &Narrator) -> Result<Lines, ArchiveError> {
    let today = archive.today()?;
    let mut games = Vec::new();
    for played in archive.games_by_letter()? {
        games.extend(rebuilt(archive, played.id).ok().flatten().map(|game| (played.id, game)));
    }
    let by_letter = |(id, replay)| LetterGame::of(id, replay, today);
    let games: Vec<LetterGame<'_>> =
        games.iter().filter_map(|(id, replay)| by_letter((*id, replay))).collect();
    Ok(waiting(narrator, &games))
}

fn rebuilt(archive: &Archive, game: GameId) -> Result<Option<Replay>, ArchiveError> {
    let (played, entries) = archive.read(game)?;
    Ok(replay(played.header, &entries).ok())
}
