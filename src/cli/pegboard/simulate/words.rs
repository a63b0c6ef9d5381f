//! What a typed line asks a simulated board to do.

use std::time::Duration;

use shakmaty::{Board, CastlingMode, Color, Piece, Role, Square};

use crate::cli::Tools;
use crate::notation::{self, Atom, Vocabulary, position};
use crate::pegboard::peg1::Battery;
use crate::pegboard::report::{Button, Pressed};
use crate::pegboard::simulator::Act;
use crate::voices::voice::Word;
use crate::voices::{Voice, written};

/// The longest time that can be waited for: an hour, in milliseconds.
const LONGEST: u64 = 60 * 60 * 1000;

/// What a line asks for.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum SimulatorWish {
    Act(Act),
    Wait(Duration),
    Show,
    Next,
    Help,
    End,
}

/// Why a line cannot be understood: the sentence that says it, and the word it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Misread(pub(super) &'static str, pub(super) String);

/// The words, by which their phrases are named too.
const WORDS: [&str; 19] = [
    "lift", "seat", "replace", "press", "long", "lever", "clock", "button", "wait", "off", "on",
    "battery", "feel", "pull", "plug", "show", "position", "next", "help",
];

/// Reads lines in the words of the voices.
pub(super) struct Reader<'a> {
    tools: &'a Tools,
    vocabularies: Vec<&'a Vocabulary>,
}

impl<'a> Reader<'a> {
    pub(super) fn new(tools: &'a Tools, english: &'a Voice) -> Self {
        let narrator = &tools.narrator;
        let voices = [&*narrator.moves, &*narrator.talk, english];
        Self { tools, vocabularies: voices.map(Voice::vocabulary).to_vec() }
    }

    /// What a line asks for; a piece without a colour is of this one.
    pub(super) fn read(&self, line: &str, color: Option<Color>) -> Result<SimulatorWish, Misread> {
        let line = line.trim();
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let word = self.word(first).ok_or(Misread("sim-no-word", first.to_owned()))?;
        let confirm = |how| match self.color(rest) {
            Some(owner) => Ok(SimulatorWish::Act(Act::Press(Button::ConfirmOf(owner), how))),
            None if rest.is_empty() => Ok(SimulatorWish::Act(Act::Press(Button::Confirm, how))),
            None => Err(Misread("sim-more", rest.to_owned())),
        };
        let button = |button, how| {
            let nothing_more = rest.is_empty();
            let more = || Misread("sim-more", rest.to_owned());
            nothing_more.then_some(SimulatorWish::Act(Act::Press(button, how))).ok_or_else(more)
        };
        if rest.is_empty() && matches!(word, "button" | "wait" | "position" | "battery") {
            return Err(Misread("sim-missing", first.to_owned()));
        }
        match word {
            "lift" => Ok(SimulatorWish::Act(Act::Lift(self.square(rest)?))),
            "seat" => {
                let (square, piece) = self.square_and_piece(rest, color)?;
                Ok(SimulatorWish::Act(Act::Seat(square, piece)))
            }
            "replace" => {
                let (square, piece) = self.square_and_piece(rest, color)?;
                Ok(SimulatorWish::Act(Act::Replace(square, piece)))
            }
            "press" => confirm(Pressed::Short),
            "long" => confirm(Pressed::Long),
            "lever" | "clock" => button(Button::Clock, Pressed::Short),
            "button" => {
                let number = rest.parse::<u8>().ok().filter(|number| (1..=5).contains(number));
                let number = number.ok_or(Misread("sim-no-button-number", rest.to_owned()))?;
                Ok(SimulatorWish::Act(Act::Press(Button::Other(number - 1), Pressed::Short)))
            }
            "wait" => {
                let number = rest.parse().ok().filter(|number| *number <= LONGEST);
                let number = number.ok_or(Misread("sim-no-time", rest.to_owned()))?;
                Ok(SimulatorWish::Wait(Duration::from_millis(number)))
            }
            "battery" => Ok(SimulatorWish::Act(Act::Charge(battery(rest)?))),
            "feel" => Ok(SimulatorWish::Act(Act::Feel(self.square(rest)?))),
            "off" => Ok(SimulatorWish::Act(Act::Power(false))),
            "on" => Ok(SimulatorWish::Act(Act::Power(true))),
            "pull" => Ok(SimulatorWish::Act(Act::Cable(false))),
            "plug" => Ok(SimulatorWish::Act(Act::Cable(true))),
            "show" => Ok(SimulatorWish::Show),
            "position" => Ok(SimulatorWish::Act(self.position(rest)?)),
            "next" => Ok(SimulatorWish::Next),
            "help" => Ok(SimulatorWish::Help),
            _ => Ok(SimulatorWish::End),
        }
    }

    /// The English name of a word, in English or as the player's voice calls it.
    fn word(&self, text: &str) -> Option<&'static str> {
        let text = text.to_lowercase();
        let own = |word: &&&str| {
            let names = self.tools.narrator.talk.sentence(&format!("sim-word-{word}"), &[]);
            written(&names).split(',').any(|name| name.trim() == text)
        };
        let all = || WORDS.iter().chain(&["end"]);
        all().find(|word| **word == text).or_else(|| all().find(own)).copied()
    }

    fn square(&self, text: &str) -> Result<Square, Misread> {
        match notation::squares(text, &self.vocabularies).as_deref() {
            Some(&[square]) => Ok(square),
            _ if text.is_empty() => Err(Misread("sim-what-square", String::new())),
            _ => Err(Misread("sim-no-square", text.to_owned())),
        }
    }

    /// A square, and a piece behind it if one is named.
    fn square_and_piece(
        &self,
        text: &str,
        color: Option<Color>,
    ) -> Result<(Square, Option<Piece>), Misread> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let cut = |count| {
            let (square, piece): (&[&str], &[&str]) = words.split_at(count);
            Some((self.square(&square.join(" ")).ok()?, piece))
        };
        let Some((square, piece)) = (1..=words.len()).rev().find_map(cut) else {
            return Err(self
                .square(text)
                .err()
                .unwrap_or(Misread("sim-no-square", text.to_owned())));
        };
        match piece {
            [] => Ok((square, None)),
            piece => Ok((square, Some(self.piece(piece, color)?))),
        }
    }

    /// One word is the piece, even if it could be a colour; of two, one is the colour.
    fn piece(&self, words: &[&str], color: Option<Color>) -> Result<Piece, Misread> {
        let colored = |of: &str, piece: &str| Some((Some(self.color(of)?), self.role(piece)?));
        let piece = match *words {
            [piece] => self.role(piece).map(|role| (color, role)),
            [first, second] => colored(first, second).or_else(|| colored(second, first)),
            _ => None,
        };
        let text = || words.join(" ");
        match piece {
            Some((Some(color), role)) => Ok(Piece { color, role }),
            Some((None, _)) => Err(Misread("sim-no-color", text())),
            None => Err(Misread("sim-no-man", text())),
        }
    }

    fn color(&self, word: &str) -> Option<Color> {
        match self.tools.narrator.talk.word(word)? {
            Word::White => Some(Color::White),
            Word::Black => Some(Color::Black),
            _ => None,
        }
    }

    /// A piece by its word or its letter; the player's own voice goes first.
    fn role(&self, word: &str) -> Option<Role> {
        self.vocabularies.iter().find_map(|vocabulary| {
            let by_letter = vocabulary.role(word);
            let by_word = vocabulary.meanings(word).iter().find_map(|atom| match atom {
                Atom::Piece(role) => Some(*role),
                _ => None,
            });
            by_letter.or(by_word)
        })
    }

    /// A position of a game, or pieces in any order.
    fn position(&self, text: &str) -> Result<Act, Misread> {
        if let Ok(taken) = position::read_in(text, CastlingMode::Standard, &self.vocabularies) {
            let game = taken.position;
            return Ok(Act::Set(shakmaty::Position::board(&game).clone(), Some(Box::new(game))));
        }
        let pieces = text.split_whitespace().next().unwrap_or_default();
        let pieces = Board::from_ascii_board_fen(pieces.as_bytes());
        pieces
            .map(|pieces| Act::Set(pieces, None))
            .map_err(|_| Misread("sim-no-position", text.to_owned()))
    }
}

/// How full a battery is: a number, with a plus behind it while it is charged.
fn battery(text: &str) -> Result<Battery, Misread> {
    let (digits, charging) = text.strip_suffix('+').map_or((text, false), |rest| (rest, true));
    let percent = digits.trim().parse().ok().filter(|percent| *percent <= 100);
    let percent = percent.ok_or(Misread("sim-no-percent", text.to_owned()))?;
    Ok(Battery { percent, charging })
}
