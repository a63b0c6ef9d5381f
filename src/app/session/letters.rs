//! A game by letter as its player is in it: what begins one, the letter that goes with a move, and the move
//! that a letter brings.
//!
//! The moves of both sides are typed here, those of the other one as they arrive.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::{Move, Position as _};

use crate::app::happened::{Happened, RecordNote};
use crate::app::odds::own_color;
use crate::app::order::{AskedOfLetters, HomeOrder, Sheet};
use crate::app::session::choosing::{GameWish, wanted};
use crate::app::session::intent::{Intent, NextGame, Request, said};
use crate::app::session::teller::{Requests, Teller};
use crate::app::session::{Act, Manner, Place};
use crate::archive::{ByLetter, CalendarDay, Header, Pace};
use crate::command::Command;
use crate::config::{Key, OpponentChoice, SideChoice};
use crate::laws::{Announcing, At, Position};
use crate::names;
use crate::understanding::{About, Understanding};
use crate::voices::Value;

/// How many words a move in a letter has at most.
const WORDS: usize = 5;

/// Why no move is found in a letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum NotBrought {
    None,
    Several,
}

impl Place {
    /// How the game here is played by letter; nothing in any other game.
    pub(super) fn letter(&self) -> Option<ByLetter> {
        self.listing.header.by_letter()
    }
}

impl Teller<'_> {
    /// That a game by letter begins: with which colour, against whom, and how the letter is told.
    pub(super) fn letter_begins(&self, game: &Value) -> Option<Act> {
        let letter = self.place.letter()?;
        let narrator = &self.manner.narrator;
        let values = [
            ("game", game.clone()),
            ("color", narrator.color(letter.own)),
            ("opponent", self.opponent_by_letter(letter)),
            ("name", narrator.talk.command_name(Command::Letter).into()),
        ];
        Some(self.manner.said("letter-new", &values))
    }

    fn opponent_by_letter(&self, letter: ByLetter) -> Value {
        names::person(&self.manner.narrator, &self.place.listing.header, !letter.own)
    }

    /// Of a game by letter that goes on: that a move is due here, or awaited.
    pub(super) fn letter_said(&self) -> Option<Act> {
        let letter = self.place.letter()?;
        let opponent = self.opponent_by_letter(letter);
        Some(if self.place.game.position().turn() == letter.own {
            self.manner.said("resumed-turn", &[])
        } else {
            self.manner.said("letter-awaited", &[("opponent", opponent)])
        })
    }
}

impl Requests<'_> {
    /// A game by letter begins: `Anna`, `Anna black 10/50`.
    pub(super) fn by_letter(&self, at: At, about: &About) -> Vec<Intent> {
        let talk = &self.manner.narrator.talk;
        let (paces, rest): (Vec<&str>, Vec<&str>) =
            about.words().split_whitespace().partition(|word| pace(word).is_some());
        let text = format!("{} {}", OpponentChoice::HUMAN, rest.join(" "));
        let planned = wanted(&text, talk)
            .and_then(|wishes| Ok((wishes, self.planned(at, &About::text(&text))?)));
        let (wishes, (header, lasting)) = match planned {
            Ok(planned) => planned,
            Err(wrong) => return said(self.manner.wrong_choice(&wrong)),
        };
        let named = |wanted: Key| {
            wishes.iter().find_map(|wish| {
                let GameWish::Set(key, value) = wish else { return None };
                (*key == wanted).then_some(value.as_str())
            })
        };
        if paces.len() > 1 || named(Key::Time).is_some_and(|time| time != "off") {
            return said(self.manner.said("letter-pace", &[]));
        }
        let pace = paces.first().and_then(|word| pace(word));
        let mut settings = self.manner.choices.settings.clone();
        settings.side = match named(Key::Side) {
            Some("black") => SideChoice::Black,
            Some("random") => SideChoice::Random,
            _ => SideChoice::White,
        };
        let own = own_color(&header, &settings);
        let friend = wishes.iter().find_map(|wish| {
            let GameWish::Friend(name) = wish else { return None };
            Some(name.clone())
        });
        let (mine, other) = (settings.name, friend.unwrap_or_default());
        let (white_name, black_name) = own.fold_wb((mine.clone(), other.clone()), (other, mine));
        let letter = ByLetter { own, pace };
        let header = Header {
            white_name,
            black_name,
            letter: Some(letter.to_string()),
            time: None,
            strict: false,
            touch: false,
            announcing: Announcing::Off,
            warnings: Vec::new(),
            ..header
        };
        if self.place.is_left_unfinished() {
            let planned = NextGame::Plan(Box::new(header), lasting);
            return vec![Intent::NextGame(planned), Intent::Confirm(Request::New)];
        }
        self.leaves_for(header, lasting)
    }

    /// The letter that goes with the last move: it is told, or written into a file.
    pub(super) fn letter(&self, words: &str) -> Vec<Intent> {
        let Some(letter) = self.place.letter() else { return said(self.manner.not_by_letter()) };
        let has_sent = self.place.game.made().last().is_some_and(|made| made.by() == letter.own);
        let Some(game) =
            self.place.listing.id.filter(|_| has_sent || self.place.game.outcome().is_some())
        else {
            return said(self.manner.said("letter-yours", &[]));
        };
        if words.is_empty() {
            return vec![Intent::home(HomeOrder::TellLetters(AskedOfLetters::Letter(game)))];
        }
        self.writes(Command::Letter, words, "letter-file", Sheet::Letter)
    }

    /// What a letter has brought: the move in it, and the day on which it came if one is named.
    pub(super) fn received(&self, at: At, words: &str) -> Vec<Intent> {
        let Some(letter) = self.place.letter() else { return said(self.manner.not_by_letter()) };
        let is_awaited = self.place.game.position().turn() != letter.own;
        let (days, rest): (Vec<&str>, Vec<&str>) = words
            .split_whitespace()
            .partition(|word| CalendarDay::read(word.trim_end_matches([',', ':'])).is_some());
        let day =
            days.first().and_then(|word| CalendarDay::read(word.trim_end_matches([',', ':'])));
        let dated = |day: CalendarDay| {
            let note = Act::record(Happened::Beside(at, RecordNote::Day(day)));
            let told = self.manner.said("received-noted", &[("day", day.to_string().into())]);
            [Intent::Do(note), Intent::Do(told)]
        };
        let brings = !rest.is_empty();
        let position = self.place.game.position();
        let reader = LetterReader { understands: self.manner.understands(), position };
        match (day, is_awaited) {
            // The last move that came was answered by none yet.
            (Some(day), false) if !brings && !self.place.game.made().is_empty() => {
                dated(day).into()
            }
            (_, false) => said(self.manner.said("received-yours", &[])),
            (_, true) if brings => match reader.brought(&rest) {
                Ok(mv) => {
                    let text = rest.join(" ");
                    let typed = Intent::Type(Ok(mv), text);
                    [typed].into_iter().chain(day.into_iter().flat_map(dated)).collect()
                }
                Err(NotBrought::None) => said(self.manner.said("received-unread", &[])),
                Err(NotBrought::Several) => said(self.manner.said("received-several", &[])),
            },
            (_, true) => {
                let name = self.manner.called(Command::Received);
                said(self.manner.said("received-empty", &[("name", name)]))
            }
        }
    }
}

impl Manner {
    fn not_by_letter(&self) -> Act {
        let name = self.narrator.talk.command_name(Command::ByLetter);
        self.said("letter-none", &[("name", name.into())])
    }
}

/// Looks for the move that a letter brings.
struct LetterReader<'a> {
    understands: Understanding<'a>,
    position: &'a Position,
}

impl LetterReader<'_> {
    /// The move that a letter brings: the one behind its number, or in figures, or the only legal one of
    /// which it speaks. A letter has much else that is like a move: the one that is answered, and where the
    /// pieces stand.
    fn brought(&self, words: &[&str]) -> Result<Move, NotBrought> {
        let words: Vec<&str> = words.iter().map(|word| word.trim_matches(AROUND)).collect();
        let numbered = self.behind_its_number(&words);
        let in_figures = || {
            let is_move = |word: &&str| {
                (4..=5).contains(&word.len()) && word.bytes().all(|byte| byte.is_ascii_digit())
            };
            words.iter().copied().filter(is_move).find_map(|word| self.legal(&[word]))
        };
        if let Some(mv) = numbered.or_else(in_figures) {
            return Ok(mv);
        }
        let (mut found, mut from): (Vec<Move>, usize) = (Vec::new(), 0);
        while from < words.len() {
            // What has the number of another move is another move.
            let is_numbered = is_number(words[from]);
            from += usize::from(is_numbered);
            let read = self.longest(&words[from..]);
            found.extend(read.filter(|_| !is_numbered).map(|(mv, _)| mv));
            from += read.map_or(1, |(_, count)| count);
        }
        match found[..] {
            [] => Err(NotBrought::None),
            [first, ..] if found.iter().all(|mv| *mv == first) => Ok(first),
            [..] => Err(NotBrought::Several),
        }
    }

    /// The move with which these words begin, and how many of them it takes.
    fn longest(&self, words: &[&str]) -> Option<(Move, usize)> {
        let counts = (1..=WORDS.min(words.len())).rev();
        counts.into_iter().find_map(|count| Some((self.legal(&words[..count])?, count)))
    }

    /// The move behind the number that it has in this game: `12... Nf6`, `12...Nf6`, `12. e4`.
    fn behind_its_number(&self, words: &[&str]) -> Option<Move> {
        let number = self.position.fullmoves().to_string();
        let dots = self.position.turn().fold_wb(1, 3);
        words.iter().enumerate().find_map(|(at, word)| {
            let behind = word.strip_prefix(number.as_str())?;
            let close = behind.trim_start_matches(['.', '…']);
            let has_dots = behind.starts_with('…') || behind.len() - close.len() >= dots;
            let mut rest: Vec<&str> = [close].into_iter().filter(|word| !word.is_empty()).collect();
            rest.extend(&words[at + 1..]);
            self.longest(&rest).filter(|_| has_dots).map(|(mv, _)| mv)
        })
    }

    fn legal(&self, words: &[&str]) -> Option<Move> {
        let text = words.join(" ");
        // The position of a letter is no move.
        let is_position = text.contains('/');
        let read = self.understands.reading(&text, self.position);
        read.ok().filter(|_| !is_position)
    }
}

/// Whether a word is the number of a move: `12.`, `12...`.
fn is_number(word: &str) -> bool {
    let digits = word.trim_end_matches(['.', '…']);
    digits.len() < word.len()
        && !digits.is_empty()
        && digits.bytes().all(|byte| byte.is_ascii_digit())
}

/// What may stand around a move in a sentence.
const AROUND: &[char] = &['(', ')', '[', ']', '"', '“', '”', ',', ';', ':', '!', '?'];

/// So many days for so many moves, written as the time of a game is: `10/50`, or `3` for each move.
fn pace(word: &str) -> Option<Pace> {
    let (moves, days) = word.split_once('/').unwrap_or(("1", word));
    let in_digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let pace = Pace { moves: moves.parse().ok()?, days: days.parse().ok()? };
    let is_plain = in_digits(moves) && in_digits(days) && pace.moves > 0 && pace.days > 0;
    is_plain.then_some(pace)
}
