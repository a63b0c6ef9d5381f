//! The header of a script: by which Laws, with which clocks, boards and first position.

use std::str::FromStr;
use std::time::Duration;

use shakmaty::uci::UciMove;
use shakmaty::{ByColor, CastlingMode, Color, Position as _};

use crate::laws::{
    Announcing, Authority, BoardKind, ControlError, Draws, Edition, Odds, Pace, Position, Rules,
    Scribe, Setup, Supervision, TimeControl, Unconfirmed, UnknownDraws, UnknownEdition, Variant,
};
use crate::moves::{played, squares, written};
use crate::notation::PositionTextError;
use crate::notation::position::{self, Remark};
use crate::words::{color, read_color, read_time};
use crate::wrong::{Wrong, wrong};

/// The first words of the lines of a header.
pub const HEADERS: &[&str] = &[
    "title",
    "cite",
    "covers",
    "edition",
    "pace",
    "supervision",
    "venue",
    "announcing",
    "board",
    "sheet",
    "quickplay",
    "draws",
    "session",
    "adjudication",
    "minutes",
    "default",
    "time",
    "unconfirmed",
    "position",
    "chess960",
    "variant",
    "odds",
    "warn",
    "moves",
    "repeat",
];

/// Those that may stand more than once.
const OFTEN: &[&str] = &["cite", "covers", "board", "sheet", "warn", "moves", "repeat"];

/// The lines of a header with their numbers.
#[derive(Clone, Debug, Default)]
pub(super) struct Lines<'a>(Vec<(usize, &'a str)>);

impl<'a> Lines<'a> {
    pub(super) fn add(&mut self, number: usize, line: &'a str) {
        self.0.push((number, line));
    }
}

/// What a script begins with.
#[derive(Clone, Debug, Default)]
pub(super) struct Header {
    pub(super) title: String,
    pub(super) covers: Vec<String>,
    pub(super) setup: Setup,
    /// The game whose rules are played by.
    variant: Variant,
    /// The moves that are made before the first event.
    pub(super) moves: Vec<UciMove>,
}

/// What is wrong with a line: the reason, and what to write instead.
type Complaint = (String, String);

fn no_variant<T>(name: &str) -> Result<T, Complaint> {
    let games = Variant::ALL.into_iter().filter(|variant| !variant.is_chess());
    let names: Vec<&str> = games.map(Variant::id).collect();
    complain(format!("`{name}` is no other game"), format!("write one of {}", names.join(", ")))
}

fn complain<T>(reason: impl Into<String>, instead: impl Into<String>) -> Result<T, Complaint> {
    Err((reason.into(), instead.into()))
}

impl Header {
    /// Reads the lines; what is wrong with them goes to `wrongs`.
    pub(super) fn read(lines: &Lines<'_>, wrongs: &mut Vec<Wrong>) -> Self {
        let rules = Rules { authority: Authority::Arbiter, ..Rules::default() };
        let mut header = Self { setup: Setup { rules, ..Setup::default() }, ..Self::default() };
        let mut seen: Vec<&str> = Vec::new();
        let is_chess960 = lines.0.iter().any(|(_, line)| line.starts_with("chess960"));
        header.setup.mode = CastlingMode::from_chess960(is_chess960);
        // A position is one of the game, wherever that stands.
        let mut named = lines.0.iter().filter(|(_, line)| first_word(line) == "variant");
        if let Some(variant) = named.next().and_then(|(_, line)| Variant::of_id(rest(line))) {
            (header.variant, header.setup.position) = (variant, variant.start());
        }
        // The moves need the position, wherever it stands.
        let (moves, others): (Vec<_>, Vec<_>) =
            lines.0.iter().copied().partition(|(_, line)| is_moves(first_word(line)));
        for (number, line) in others.into_iter().chain(moves) {
            let first = first_word(line);
            if seen.contains(&first) && !OFTEN.contains(&first) {
                wrongs.push(wrong(
                    number,
                    format!("`{first}` stands twice"),
                    "leave one of them out",
                ));
            }
            seen.push(first);
            if let Err((reason, instead)) = header.line(first, rest(line)) {
                wrongs.push(wrong(number, reason, instead));
            }
        }
        if header.setup.rules.authority == Authority::Referee && !seen.contains(&"supervision") {
            header.setup.rules.supervision = Supervision::Sparse;
        }
        header
    }

    /// Who moves first in the first position.
    pub(super) fn first(&self) -> Color {
        self.setup.position.turn()
    }

    fn line(&mut self, first: &str, rest: &str) -> Result<(), Complaint> {
        match first {
            "title" => rest.clone_into(&mut self.title),
            "covers" => self.covers.push(rest.to_owned()),
            "position" => {
                let position = self.read_position(rest)?;
                self.begins_from(position)?;
            }
            "chess960" => self.chess960(rest)?,
            "variant" if self.variant.is_chess() => return no_variant(rest),
            "odds" => self.odds(rest)?,
            "moves" => self.play(rest)?,
            "repeat" => self.repeat(rest)?,
            "time" => self.setup.control = Some(time_control(rest)?),
            "edition" => self.setup.rules.edition = edition(rest)?,
            "draws" => self.setup.rules.draws = draws(rest)?,
            "session" => self.setup.rules.session = Some(session(rest)?),
            "default" => self.setup.rules.default_time = Some(default_time(rest)?),
            "warn" => self.warn(rest)?,
            "board" => of_player(&mut self.setup.rules.boards, first, rest, BOARDS)?,
            "sheet" => of_player(&mut self.setup.rules.scribes, first, rest, SCRIBES)?,
            _ => self.choice(first, rest)?,
        }
        Ok(())
    }

    /// The lines with one word out of few.
    fn choice(&mut self, first: &str, rest: &str) -> Result<(), Complaint> {
        let rules = &mut self.setup.rules;
        match first {
            "pace" => rules.pace = Some(one_of(first, rest, PACES)?),
            "supervision" => rules.supervision = one_of(first, rest, SUPERVISIONS)?,
            "venue" => rules.authority = one_of(first, rest, AUTHORITIES)?,
            "announcing" => rules.announcing = one_of(first, rest, ANNOUNCING)?,
            "quickplay" => rules.quickplay = one_of(first, rest, &[("announced", true)])?,
            "adjudication" => rules.adjudication = one_of(first, rest, &[("allowed", true)])?,
            "minutes" => rules.minutes_by_claim = one_of(first, rest, &[("claimed", true)])?,
            "unconfirmed" => rules.unconfirmed = one_of(first, rest, UNCONFIRMED)?,
            // `cite` is for the reader.
            _ => {}
        }
        Ok(())
    }

    fn read_position(&self, fen: &str) -> Result<Position, Complaint> {
        let read = if self.variant.is_chess() {
            position::read_in(fen, self.setup.mode, &[])
        } else {
            position::read_under(fen, self.variant)
        };
        let taken = read.map_err(|error| position_error(&error));
        let whole = taken.and_then(|taken| match taken.remarks.first() {
            None => Ok(taken.position),
            Some(&remark) => Err(left_out(remark)),
        });
        whole.or_else(|why| {
            complain(
                format!("the position cannot be set up: {why}"),
                "write a FEN, for example position 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
            )
        })
    }

    /// The game begins from another position than the usual one: odds of pieces do so too.
    fn begins_from(&mut self, position: Position) -> Result<(), Complaint> {
        let pieces = self.setup.rules.odds.as_ref().and_then(Odds::start);
        if pieces.is_some() || self.setup.position != self.variant.start() {
            return complain("two lines give the first position", "leave one of them out");
        }
        self.setup.position = position;
        Ok(())
    }

    /// What one player gives the other.
    fn odds(&mut self, text: &str) -> Result<(), Complaint> {
        let Ok(odds) = text.parse::<Odds>() else {
            return complain(
                format!("`{text}` is no odds"),
                "write it like odds white knight, odds black pawn draw or odds white time 5",
            );
        };
        if let Some(start) = odds.start() {
            if !self.variant.is_chess() {
                return complain(
                    "odds of pieces begin from the usual position of chess",
                    "leave out the odds, or the variant",
                );
            }
            self.begins_from(start)?;
        }
        self.setup.rules.odds = Some(odds);
        Ok(())
    }

    /// A number gives the position; without one, `position` does.
    fn chess960(&mut self, rest: &str) -> Result<(), Complaint> {
        if rest.is_empty() {
            return Ok(());
        }
        match rest.parse().ok().and_then(position::chess960) {
            Some(first) => self.begins_from(first)?,
            None => {
                return complain(
                    format!("`{rest}` is no position of Chess960"),
                    "write chess960 and a number from 0 to 959, or nothing after it",
                );
            }
        }
        Ok(())
    }

    fn warn(&mut self, rest: &str) -> Result<(), Complaint> {
        let (player, times) = rest.split_once(' ').unwrap_or((rest, ""));
        let times: Option<Vec<Duration>> = times.split_whitespace().map(read_time).collect();
        match (read_color(player), times) {
            (Some(color), Some(times)) if !times.is_empty() => {
                self.setup.rules.warnings[color] = times;
                Ok(())
            }
            _ => complain(
                format!("`warn {rest}` cannot be read"),
                "write it like warn white 10:00 5:00",
            ),
        }
    }

    /// Plays on from the moves so far.
    fn play(&mut self, moves: &str) -> Result<(), Complaint> {
        let mut position = self.setup.position.clone();
        for &uci in &self.moves {
            played(uci, &mut position);
        }
        for text in moves.split_whitespace() {
            let uci = written(text).and_then(|mv| squares(mv, &position, self.setup.mode));
            let legal = uci.filter(|&uci| played(uci, &mut position).is_some());
            let Some(uci) = legal else {
                return complain(
                    format!("`{text}` is no legal move after {} plies", self.moves.len()),
                    "write legal moves in English letters, for example moves e4 e5 Nf3",
                );
            };
            self.moves.push(uci);
        }
        Ok(())
    }

    /// `4 times Nf3 Nf6 Ng1 Ng8`.
    fn repeat(&mut self, rest: &str) -> Result<(), Complaint> {
        let words: Vec<&str> = rest.split_whitespace().collect();
        let times = match words[..] {
            [times, "times", _, ..] => times.parse::<u8>().ok(),
            _ => None,
        };
        let Some(times) = times else {
            return complain(
                format!("`repeat {rest}` cannot be read"),
                "write it like repeat 4 times Nf3 Nf6 Ng1 Ng8",
            );
        };
        (0..times).try_for_each(|_| self.play(&words[2..].join(" ")))
    }
}

fn is_moves(first: &str) -> bool {
    matches!(first, "moves" | "repeat")
}

fn first_word(line: &str) -> &str {
    line.split_whitespace().next().unwrap_or_default()
}

fn rest(line: &str) -> &str {
    line[first_word(line).len()..].trim()
}

pub(super) type ChoiceList<T> = [(&'static str, T)];

pub(super) const PACES: &ChoiceList<Pace> =
    &[("standard", Pace::Standard), ("rapid", Pace::Rapid), ("blitz", Pace::Blitz)];

const SUPERVISIONS: &ChoiceList<Supervision> =
    &[("adequate", Supervision::Adequate), ("sparse", Supervision::Sparse)];

const AUTHORITIES: &ChoiceList<Authority> = &[
    ("match", Authority::Arbiter),
    ("home", Authority::Referee),
    ("elsewhere", Authority::Remote),
];

const ANNOUNCING: &ChoiceList<Announcing> = &[
    ("off", Announcing::Off),
    ("announce", Announcing::Announce),
    ("repeat", Announcing::Repeat),
    ("repeat-first", Announcing::RepeatFirst),
];

pub(super) const BOARDS: &ChoiceList<BoardKind> = &[
    ("pegs", BoardKind::Pegs),
    ("ordinary", BoardKind::Ordinary),
    ("typed", BoardKind::Typed),
    ("screen", BoardKind::Screen),
];

const SCRIBES: &ChoiceList<Scribe> =
    &[("own", Scribe::Own), ("hand", Scribe::Hand), ("assistant", Scribe::Assistant)];

const UNCONFIRMED: &ChoiceList<Unconfirmed> =
    &[("ask", Unconfirmed::Ask), ("follow", Unconfirmed::Follow)];

fn one_of<T: Copy>(first: &str, word: &str, choices: &ChoiceList<T>) -> Result<T, Complaint> {
    choices.iter().find(|(name, _)| *name == word).map(|&(_, value)| value).ok_or_else(|| {
        let names: Vec<&str> = choices.iter().map(|(name, _)| *name).collect();
        let reason = format!("`{first} {word}` is not known");
        (reason, format!("write {first} and one of {}", names.join(", ")))
    })
}

/// `white pegs`.
fn of_player<T: Copy>(
    values: &mut ByColor<T>,
    first: &str,
    rest: &str,
    choices: &ChoiceList<T>,
) -> Result<(), Complaint> {
    let (player, word) = rest.split_once(' ').unwrap_or((rest, ""));
    let Some(color) = read_color(player) else {
        return complain(
            format!("`{player}` is no player"),
            format!("write it like {first} white {}", choices[0].0),
        );
    };
    values[color] = one_of(&format!("{first} {player}"), word.trim(), choices)?;
    Ok(())
}

fn edition(word: &str) -> Result<Edition, Complaint> {
    Edition::from_str(word).map_err(|UnknownEdition(name)| {
        let years: Vec<String> = Edition::ALL.map(|one| one.year().to_string()).to_vec();
        let reason = format!("`{name}` is no edition of the Laws that is known");
        (reason, format!("write edition and one of {}", years.join(", ")))
    })
}

fn time_control(text: &str) -> Result<TimeControl, Complaint> {
    text.parse().map_err(|error: ControlError| {
        let instead = "write the periods with commas, for example time 40/90+30,30+30";
        (error.to_string(), instead.to_owned())
    })
}

/// `after 30`.
fn draws(rest: &str) -> Result<Draws, Complaint> {
    rest.parse().map_err(|error: UnknownDraws| {
        (error.to_string(), "write it like draws after 30".to_owned())
    })
}

/// `4:00:00`.
fn session(rest: &str) -> Result<Duration, Complaint> {
    read_time(rest).map_or_else(
        || complain(format!("`session {rest}` cannot be read"), "write it like session 4:00:00"),
        Ok,
    )
}

/// `time 30:00`.
fn default_time(rest: &str) -> Result<Duration, Complaint> {
    let time = rest.strip_prefix("time").and_then(|time| read_time(time.trim()));
    time.map_or_else(
        || complain(format!("`default {rest}` cannot be read"), "write it like default time 30:00"),
        Ok,
    )
}

/// What a position claims and cannot have. A case is as it is written, or it is none.
fn left_out(remark: Remark) -> String {
    match remark {
        Remark::CastlingRook(of, square) => {
            format!("{} has no rook on {square} to castle with", color(of))
        }
        Remark::CastlingKing(_) | Remark::Castling => {
            "castling needs king and rook in their places".to_owned()
        }
        Remark::EnPassant(_) => "no pawn can be captured en passant there".to_owned(),
    }
}

/// What is wrong with a position; a script has FEN or a diagram.
fn position_error(error: &PositionTextError) -> String {
    use PositionTextError as E;
    let fixed = match error {
        E::Empty => "there is nothing to read",
        E::Control(_) => "there is a control character in it",
        E::Board | E::Ranks(_) => "the first part must have eight ranks of eight squares",
        E::RankLength(rank, _) => return format!("rank {} must have eight squares", rank.char()),
        E::RankMissing(rank) => return format!("rank {} is missing", rank.char()),
        E::RankTwice(rank) => return format!("rank {} is there twice", rank.char()),
        E::Sign { rank, sign, .. } => {
            return format!("`{sign}` means nothing on rank {}", rank.char());
        }
        E::Word(word) => return format!("`{word}` means nothing there"),
        E::Twice(square) => return format!("{square} is named twice"),
        E::Turn => "the second part must be w or b",
        E::Castling => "the third part must name castling rights or be -",
        E::EnPassant => "the fourth part must be a square or -",
        E::Counters | E::Operations => "the fifth and sixth parts must be numbers",
        E::NoKing(of) => return format!("{} has no king", color(*of)),
        E::Kings(of, ..) => return format!("{} has several kings", color(*of)),
        E::Pawn(square) => return format!("no pawn can stand on {square}"),
        E::TooMany(of, _) => return format!("{} has too many pieces", color(*of)),
        E::OtherInCheck(of) => return format!("{} is in check and not to move", color(*of)),
        E::Impossible => "it cannot come about in a game",
    };
    fixed.to_owned()
}
