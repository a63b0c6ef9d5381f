//! Openings that somebody practises: the moves of the other side come, and those that the player has
//! learnt to answer them with are asked. Pure.

#![deny(clippy::wildcard_enum_match_arm)]

use std::collections::HashSet;
use std::rc::Rc;
use std::time::Duration;

use shakmaty::{Color, EnPassantMode, Move, Position as _};

use crate::archive::PlayedGame;
use crate::exercises::known::Known;
use crate::exercises::{Exercise, FinishedExercise, Judged, STEPS, hint, made};
use crate::laws::{Made, Position};
use crate::notation::openings;
use crate::practice::cards::{Attempt, Grade, standings};
use crate::practice::repertoire::{Card, PLIES, Repertoire};
use crate::repertoires::{BuiltIn, Own, built_in};
use crate::voices::{Lines, Narrator, Span, Value, written};

/// How the names begin by which attempts at openings are kept.
pub(crate) const KIND: &str = "opening/";

/// How the names of openings begin there that are compiled in.
const COMPILED: &str = ":";

/// How many moves are asked in a row.
const QUESTIONS: usize = 10;

/// In how many games of the player a move must have been played to be one of the repertoire.
const LEAST: u32 = 2;

/// Where openings come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    /// From the player's own file of this name.
    Own(String),
    /// From the games that the player has played.
    Games,
    /// It is compiled in, by this name.
    BuiltIn(&'static str),
}

impl Source {
    fn name(&self, narrator: &Narrator) -> Value {
        match self {
            Self::BuiltIn(name) => narrator.talk.opening(name).into(),
            Self::Own(_) | Self::Games => self.written(narrator).into(),
        }
    }

    /// Its name, as it is typed.
    pub(crate) fn written(&self, narrator: &Narrator) -> String {
        match self {
            Self::Own(name) => name.clone(),
            Self::Games => written(&narrator.talk.sentence("repertoire-games", &[])),
            Self::BuiltIn(name) => written(&narrator.talk.opening(name)),
        }
    }

    /// How attempts at a card are kept. No file is called by nothing, and none begins so as what is
    /// compiled in.
    fn kept_as(&self, card: &Card) -> String {
        let (mark, name) = match self {
            Self::Own(name) => ("", name.as_str()),
            Self::Games => ("", ""),
            Self::BuiltIn(name) => (COMPILED, *name),
        };
        format!("{KIND}{mark}{name}/{}", card.name())
    }
}

/// Openings that can be practised.
#[derive(Clone, Debug)]
pub(crate) struct RepertoireBook {
    pub(crate) source: Source,
    pub(crate) repertoire: Rc<Repertoire>,
}

impl RepertoireBook {
    /// Those of a file.
    pub(crate) fn of_file(own: &Own, side: Option<Color>) -> Option<Self> {
        let repertoire = Repertoire::new(&own.lines, side, 1)?;
        let source = Source::Own(own.name.clone());
        Some(Self { source, repertoire: Rc::new(repertoire) })
    }

    /// Those of an opening that is compiled in, for this side or else for whose it is.
    pub(crate) fn built_in(opening: BuiltIn, side: Option<Color>) -> Option<Self> {
        let side = Some(side.unwrap_or(opening.side));
        let repertoire = Repertoire::new(&opening.lines(), side, 1)?;
        Some(Self { source: Source::BuiltIn(opening.name), repertoire: Rc::new(repertoire) })
    }

    /// Those of the games that the player had with this side.
    pub(crate) fn of_games(games: &[PlayedGame], side: Color) -> Option<Self> {
        let own = games.iter().filter(|game| game.side == Some(side));
        let own = own.filter(|game| game.start == Position::default());
        let lines: Vec<Vec<Move>> =
            own.map(|game| game.moves.iter().take(PLIES).copied().collect()).collect();
        let repertoire = Repertoire::new(&lines, Some(side), LEAST)?;
        Some(Self { source: Source::Games, repertoire: Rc::new(repertoire) })
    }

    /// What is asked now: what was never asked, and what is due.
    fn wanted(&self, tried: &[(String, Attempt)], now: Option<Duration>) -> HashSet<String> {
        let own = tried.iter().filter(|(name, _)| name.starts_with(KIND)).cloned();
        let standings = standings(own);
        let names = self.repertoire.cards().map(|card| self.source.kept_as(&card));
        let rests = |name: &String| {
            let due = standings.get(name).map(|standing| standing.due);
            due.zip(now).is_some_and(|(due, now)| due > now)
        };
        names.filter(|name| !rests(name)).collect()
    }

    /// How many moves are asked now.
    pub(crate) fn due(&self, tried: &[(String, Attempt)], now: Option<Duration>) -> usize {
        self.wanted(tried, now).len()
    }

    /// Its line in the list.
    pub(crate) fn line(
        &self,
        tried: &[(String, Attempt)],
        now: Option<Duration>,
        narrator: &Narrator,
    ) -> Vec<Span> {
        let values = [
            ("name", self.source.name(narrator)),
            ("color", narrator.color(self.repertoire.side())),
            ("count", self.repertoire.cards().count().into()),
            ("wanted", self.due(tried, now).into()),
        ];
        narrator.talk.sentence("repertoire-line", &values)
    }
}

/// Openings, and how far they are practised.
#[derive(Debug)]
pub(crate) struct Openings {
    book: Option<RepertoireBook>,
    source: Source,
    card: Card,
    position: Position,
    /// How many moves of the way have been told before.
    told: usize,
    made: Vec<Made>,
    run: Run,
    answer: Answer,
}

/// How far a run of questions is.
#[derive(Debug)]
struct Run {
    /// What is still to be asked.
    wanted: HashSet<String>,
    seed: u64,
    asked: usize,
    right: usize,
}

/// How a question is going.
#[derive(Debug, Default)]
struct Answer {
    helped: usize,
    missed: bool,
    /// The move that was right.
    played: Option<Move>,
}

impl Openings {
    /// A run; `None` where nothing is to be asked now.
    pub(crate) fn new(
        book: RepertoireBook,
        tried: &[(String, Attempt)],
        now: Option<Duration>,
    ) -> Option<Self> {
        let wanted = book.wanted(tried, now);
        // Whoever has practised once more meets other lines.
        let seed = tried.len() as u64;
        let wants = |card: &Card| wanted.contains(&book.source.kept_as(card));
        let card = book.repertoire.next(&[], wants, seed)?;
        let source = book.source.clone();
        Some(Self::of(Some(book), source, card, wanted, seed))
    }

    /// One position again, by what follows the kind in its name; `None` where the player's file says
    /// something else by now.
    fn again(name: &str, files: &[Own]) -> Option<Self> {
        let (file, card) = name.split_once('/')?;
        let card = Card::read(card)?;
        if file.is_empty() {
            return Some(Self::of(None, Source::Games, card, HashSet::new(), 0));
        }
        let side = Some(card.position().turn());
        let book = match file.strip_prefix(COMPILED) {
            Some(name) => RepertoireBook::built_in(built_in().find(|it| it.name == name)?, side)?,
            None => RepertoireBook::of_file(files.iter().find(|own| own.name == file)?, side)?,
        };
        let is_there = book.repertoire.cards().any(|known| known == card);
        is_there.then(|| Self::of(None, book.source, card, HashSet::new(), 0))
    }

    fn of(
        book: Option<RepertoireBook>,
        source: Source,
        card: Card,
        wanted: HashSet<String>,
        seed: u64,
    ) -> Self {
        let mut openings = Self {
            book,
            source,
            position: card.position(),
            card,
            told: 0,
            made: Vec::new(),
            run: Run { wanted, seed, asked: 1, right: 0 },
            answer: Answer::default(),
        };
        openings.made = openings.way().last().cloned().into_iter().collect();
        openings
    }

    /// The moves that lead here.
    fn way(&self) -> Vec<Made> {
        let mut position = Position::default();
        let mut way = Vec::new();
        for &mv in &self.card.path {
            way.push(made(position.clone(), mv));
            position.play_unchecked(mv);
        }
        way
    }

    fn named(&self, moves: &[Move], narrator: &Narrator) -> Value {
        let moves = moves.iter().map(|mv| vec![narrator.announcement(&self.position, *mv)]);
        narrator.join_all(moves.collect())
    }

    /// The last name that the way has.
    fn opening(&self) -> Option<&'static str> {
        let here = [self.position.clone()];
        let way = self.way().into_iter().map(|made| made.before).chain(here);
        let hashes = way.map(|position| position.zobrist_hash(EnPassantMode::Legal));
        openings::of(hashes).map(|opening| opening.name)
    }
}

impl Exercise for Openings {
    fn is_alone(&self) -> bool {
        self.book.is_none()
    }

    fn position(&self) -> &Position {
        &self.position
    }

    fn made(&self) -> &[Made] {
        &self.made
    }

    fn title(&self, narrator: &Narrator) -> Lines {
        let color = narrator.color(self.position.turn());
        let values = [("name", self.source.name(narrator)), ("color", color)];
        vec![narrator.talk.sentence("repertoire-begins", &values)]
    }

    /// The moves that have not been told, and the question.
    fn told(&self, narrator: &Narrator) -> Lines {
        let way = self.way();
        let moves = way[self.told.min(way.len())..]
            .iter()
            .map(|made| vec![narrator.announcement(&made.before, made.mv)]);
        let moves: Vec<Vec<Span>> = moves.collect();
        let id = match (self.told, moves.len()) {
            (0, 0) => "repertoire-start",
            (0, _) => "repertoire-way",
            _ => "analysis-line",
        };
        let way = narrator.talk.sentence(id, &[("moves", narrator.join(moves))]);
        vec![way, self.question(narrator)]
    }

    fn question(&self, narrator: &Narrator) -> Vec<Span> {
        let values = [
            ("number", self.position.fullmoves().get().into()),
            ("color", narrator.color(self.position.turn())),
        ];
        narrator.talk.sentence("repertoire-asks", &values)
    }

    /// Judges a move. Where several are right, the others are named too.
    fn judge_move(&mut self, mv: Move, narrator: &Narrator) -> Option<Judged> {
        if !self.card.answers.contains(&mv) {
            self.answer.missed = true;
            let line = narrator.talk.sentence("repertoire-wrong", &[]);
            return Some(Judged { lines: vec![line], done: None });
        }
        self.answer.played = Some(mv);
        self.run.right += usize::from(!self.answer.missed);
        let others: Vec<Move> =
            self.card.answers.iter().copied().filter(|other| *other != mv).collect();
        let right = narrator.talk.sentence("lesson-right", &[]);
        let also = (!others.is_empty()).then(|| {
            let moves = [("moves", self.named(&others, narrator))];
            narrator.talk.sentence("repertoire-also", &moves)
        });
        let outcome = match (self.answer.missed, self.answer.helped) {
            (true, _) => Grade::Wrong,
            (false, 0) => Grade::Right,
            (false, _) => Grade::Helped,
        };
        let lines = [right].into_iter().chain(also).collect();
        Some(Judged { lines, done: Some((self.source.kept_as(&self.card), outcome)) })
    }

    fn solution(&mut self, narrator: &Narrator) -> (Lines, Option<FinishedExercise>) {
        let moves = [("moves", self.named(&self.card.answers, narrator))];
        let line = narrator.talk.sentence("repertoire-answer", &moves);
        self.answer.played = self.card.answers.first().copied();
        (vec![line], Some((self.source.kept_as(&self.card), Grade::Wrong)))
    }

    fn missed(&self) -> Option<FinishedExercise> {
        let is_open = self.answer.missed && self.answer.played.is_none();
        is_open.then(|| (self.source.kept_as(&self.card), Grade::Wrong))
    }

    /// One step of help more: the opening, the piece, where it goes, the move.
    fn help(&mut self, narrator: &Narrator) -> Vec<Span> {
        self.answer.helped = (self.answer.helped + 1).min(STEPS);
        if self.answer.helped == 1 {
            if let Some(name) = self.opening() {
                let name = [("name", narrator.talk.opening(name).into())];
                return narrator.talk.sentence("repertoire-help", &name);
            }
            self.answer.helped = 2;
        }
        hint(self.answer.helped, &self.position, self.card.answers[0], narrator)
    }

    /// Goes on to the next position, from here on or from the start; whether there is one.
    fn go_on(&mut self) -> bool {
        self.run.wanted.remove(&self.source.kept_as(&self.card));
        let Some(book) = &self.book else { return false };
        if self.run.asked == QUESTIONS {
            return false;
        }
        self.run.seed += 1;
        let wants = |card: &Card| self.run.wanted.contains(&book.source.kept_as(card));
        let here: Vec<Move> = self.card.path.iter().copied().chain(self.answer.played).collect();
        let (next, told) = match book.repertoire.next(&here, wants, self.run.seed) {
            // Another way may lead there: then it is told from the start.
            Some(next) if next.path.starts_with(&here) => (Some(next), here.len()),
            _ => (book.repertoire.next(&[], wants, self.run.seed), 0),
        };
        let Some(next) = next else { return false };
        (self.position, self.card, self.told) = (next.position(), next, told);
        self.answer = Answer::default();
        self.run.asked += 1;
        self.made = self.way().last().cloned().into_iter().collect();
        true
    }

    /// How the run went, and how much is left.
    fn recap(&self, _tried: &[(String, Attempt)], narrator: &Narrator) -> Lines {
        if self.is_alone() {
            return Vec::new();
        }
        let run = [("right", self.run.right.into()), ("count", self.run.asked.into())];
        let left = [("count", self.run.wanted.len().into())];
        vec![
            narrator.talk.sentence("drill-over", &run),
            narrator.talk.sentence("repertoire-left", &left),
        ]
    }

    fn side(&self) -> Option<Color> {
        Some(Color::from_white(self.card.path.len().is_multiple_of(2)))
    }

    fn whereabouts(&mut self, narrator: &Narrator) -> Lines {
        self.told = 0;
        self.told(narrator)
    }

    fn about(&mut self, narrator: &Narrator) -> Lines {
        self.whereabouts(narrator)
    }

    fn help_id(&self) -> &'static str {
        "help-repertoire"
    }

    fn not_here_id(&self) -> &'static str {
        "repertoire-not-here"
    }
}

/// A position again, by what follows the kind in its name.
pub(crate) fn again(name: &str, known: &Known) -> Option<Box<dyn Exercise>> {
    let again = Openings::again(name, &known.brought.openings)?;
    Some(Box::new(again))
}
