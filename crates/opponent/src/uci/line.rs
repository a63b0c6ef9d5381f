//! What an engine writes: bytes in, messages out. Pure.
//!
//! Lenient on purpose: what is not understood is passed over, and nothing that an engine writes can
//! take more memory than a line may have.

use std::borrow::Cow;
use std::str::FromStr;

use shakmaty::uci::UciMove;
use touchmove_position::Variant;

use crate::uci::strength::Range;
use crate::uci::variation::{EngineLine, shown};
use crate::uci::{Reply, strength};

/// Bytes of a line that are kept; a longer one is no message.
const LONGEST: usize = 16 << 10;

/// Characters of a name or a move that are kept.
const SHORT: usize = 40;

/// Characters that are kept of a line for people.
const LINE: usize = 120;

/// A message of an engine that means something here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Said {
    /// `id name`.
    Name(String),
    /// An option that is made use of.
    Offers(Choice),
    /// `uciok`.
    UciOk,
    /// `readyok`.
    ReadyOk,
    /// `info` with a line of moves or an exact score, and the number of the line.
    Shows(usize, EngineLine),
    /// `info` without them: plies looked ahead and positions visited so far.
    Searches(u16, u64),
    /// `bestmove`.
    BestMove(Reply),
    /// Words of no engine, shortened; whether they refuse the greeting.
    Strange { words: String, refuses: bool },
}

/// An option that is made use of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Choice {
    /// `Hash`, in MiB.
    Hash(Range),
    /// `Threads`.
    Threads(Range),
    /// `UCI_Chess960`.
    Chess960,
    /// `UCI_Variant`: the games that it lists and that are played here.
    Variants(Vec<Variant>),
    /// `UCI_LimitStrength`.
    LimitStrength,
    /// `UCI_Elo`.
    Elo(Range),
    /// `Skill Level`.
    Skill(Range),
    /// `MultiPV`.
    Lines(Range),
    /// One that is switched on where positions are judged.
    OfJudging(&'static str),
}

/// Cuts bytes into lines.
#[derive(Debug, Default)]
pub(super) struct Lines {
    line: Vec<u8>,
    too_long: bool,
}

impl Lines {
    /// Takes bytes as they come and hands over the messages that they complete.
    pub(super) fn take(&mut self, bytes: &[u8], mut said: impl FnMut(Said)) {
        for part in bytes.split_inclusive(|&byte| byte == b'\n') {
            let (text, ends) = part.strip_suffix(b"\n").map_or((part, false), |text| (text, true));
            self.too_long |= self.line.len() + text.len() > LONGEST;
            if !self.too_long {
                self.line.extend_from_slice(text);
            }
            if !ends {
                continue;
            }
            let message = read(&decoded(&self.line));
            if let Some(message) = message.filter(|_| !self.too_long) {
                said(message);
            }
            self.line.clear();
            self.too_long = false;
        }
    }

    #[cfg(test)]
    pub(super) fn kept(&self) -> usize {
        self.line.capacity()
    }
}

/// The message of a line, if it is one.
fn read(line: &str) -> Option<Said> {
    let mut words = line.split_whitespace();
    match words.next()? {
        "id" if words.next() == Some("name") => Some(Said::Name(shortened(words))),
        "option" => option(words).map(Said::Offers),
        "uciok" => Some(Said::UciOk),
        "readyok" => Some(Said::ReadyOk),
        "info" => Some(info(words)),
        "bestmove" => Some(Said::BestMove(reply(words.next()))),
        "copyprotection" | "registration" => None,
        _ => Some(Said::Strange { words: for_people(line), refuses: refuses(line) }),
    }
}

fn info<'a>(words: impl Iterator<Item = &'a str> + Clone) -> Said {
    let shows = shown(words.clone());
    shows.map_or_else(|| searches(words), |(number, variation)| Said::Shows(number, variation))
}

/// How far a search is, as far as a line says.
fn searches<'a>(words: impl Iterator<Item = &'a str>) -> Said {
    let mut words = words.take_while(|word| *word != "string");
    let (mut depth, mut nodes) = (0, 0);
    while let Some(word) = words.next() {
        match word {
            "depth" => depth = number(words.next()),
            "nodes" => nodes = number(words.next()),
            _ => {}
        }
    }
    Said::Searches(depth, nodes)
}

fn number<T: FromStr + Default>(word: Option<&str>) -> T {
    word.and_then(|word| word.parse().ok()).unwrap_or_default()
}

/// A text in UTF-8, or else in Latin-1: older engines have names in it.
pub(super) fn decoded(bytes: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(bytes) {
        Ok(text) => text.into(),
        Err(_) => bytes.iter().copied().map(char::from).collect::<String>().into(),
    }
}

/// A line that a program has written for people, as much of it as anybody wants to hear.
pub(super) fn for_people(line: &str) -> String {
    cut(line.split_whitespace(), LINE)
}

/// Whether a program says that it does not know the greeting `uci`.
fn refuses(line: &str) -> bool {
    let line = line.to_ascii_lowercase();
    let mut words = line.split(|c: char| !c.is_ascii_alphanumeric());
    let refusals =
        ["invalid", "illegal", "unknown", "error", "unrecognized", "unrecognised", "not"];
    words.any(|word| word == "uci") && refusals.iter().any(|word| line.contains(word))
}

fn shortened<'a>(words: impl Iterator<Item = &'a str>) -> String {
    cut(words, SHORT)
}

fn cut<'a>(words: impl Iterator<Item = &'a str>, most: usize) -> String {
    let text = words.collect::<Vec<_>>().join(" ");
    touchmove_clean::line(&text).chars().take(most).collect::<String>().trim().to_owned()
}

fn reply(word: Option<&str>) -> Reply {
    let word = word.unwrap_or_default();
    match word.to_ascii_lowercase().as_str() {
        "" | "(none)" | "none" | "0000" | "null" => Reply::None,
        lower => match lower.parse() {
            Ok(uci @ (UciMove::Normal { .. } | UciMove::Put { .. })) => Reply::Move(uci),
            _ => Reply::Nonsense(shortened(std::iter::once(word))),
        },
    }
}

/// `name NAME OF SEVERAL WORDS type TYPE default X min A max B`; names know no case.
fn option<'a>(mut words: impl Iterator<Item = &'a str>) -> Option<Choice> {
    words.find(|word| *word == "name")?;
    let name: Vec<&str> = words.by_ref().take_while(|word| *word != "type").collect();
    let name = name.join(" ").to_ascii_lowercase();
    let kind = words.next();
    if kind == Some("check") {
        return match name.as_str() {
            strength::LIMIT_NAME => Some(Choice::LimitStrength),
            "uci_chess960" => Some(Choice::Chess960),
            "uci_analysemode" => Some(Choice::OfJudging("UCI_AnalyseMode")),
            "uci_showwdl" => Some(Choice::OfJudging("UCI_ShowWDL")),
            _ => None,
        };
    }
    if kind == Some("combo") {
        return (name == "uci_variant").then(|| Choice::Variants(variants(words)));
    }
    let range = range(words).filter(|_| kind == Some("spin"))?;
    match name.as_str() {
        "hash" => Some(Choice::Hash(range)),
        "threads" => Some(Choice::Threads(range)),
        "multipv" => Some(Choice::Lines(range)),
        strength::ELO_NAME => Some(Choice::Elo(range)),
        strength::SKILL_NAME => Some(Choice::Skill(range)),
        _ => None,
    }
}

/// The games that a list of values names: what an engine does not list it passes over in silence.
fn variants<'a>(words: impl Iterator<Item = &'a str>) -> Vec<Variant> {
    let words: Vec<&str> = words.collect();
    let is_listed = |variant: &Variant| words.windows(2).any(|two| two == ["var", variant.uci()]);
    Variant::ALL.into_iter().filter(is_listed).collect()
}

fn range<'a>(words: impl Iterator<Item = &'a str>) -> Option<Range> {
    let words: Vec<&str> = words.collect();
    let after = |key| {
        let at = words.iter().position(|word| *word == key)?;
        words.get(at + 1)?.parse().ok()
    };
    let (least, most) = (after("min")?, after("max")?);
    (least <= most).then_some(Range { least, most })
}
