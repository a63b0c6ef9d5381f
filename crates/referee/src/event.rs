//! The words of events: what players and arbiters do.

use shakmaty::{ByColor, CastlingMode, CastlingSide, Color, Piece};

use crate::effect::signature;
use crate::header::BOARDS;
use crate::laws::{
    Answer, Claim, EnvelopeContents, Event, Ground, Irregularity, Misplaced, Outcome, Reason,
    Signature,
};
use crate::matter::{claim, ground, reason};
use crate::moves::{Written, written};
use crate::ruling::read_ruling;
use crate::words::{read_color, read_ply, read_role, read_time};

/// Every form of an event, each with an example of its own; the first words of each are in
/// `docs/referee.md`.
pub const EVENTS: &[&str] = &[
    "start",
    "white plays e4",
    "white touches e2",
    "white lifts e2",
    "white seats e4",
    "white seats e8 queen",
    "white seats e5 black pawn",
    "white adjusts",
    "white plays on pegs",
    "white announces e4",
    "black repeats e4",
    "black executes",
    "white corrects Nf3",
    "white presses",
    "white uses two hands",
    "white claims flag",
    "white claims illegal move",
    "white claims correction",
    "white claims threefold",
    "white claims threefold with Nf3",
    "white claims fifty moves",
    "white claims fifty moves with Nf3",
    "white claims quickplay: no effort",
    "white claims quickplay: cannot win",
    "white complains: touched e7",
    "white complains: two hands",
    "found: initial position",
    "found: king and queen of white changed places",
    "found: king of white misplaced",
    "found: king side rook of white misplaced",
    "found: queen side rook of white misplaced",
    "found: board turned",
    "found: colours reversed",
    "found: displaced since ply 12",
    "white offers draw",
    "black accepts",
    "black declines",
    "white asks for increment",
    "white resigns",
    "take back 2",
    "white writes move 3 of black: Nf6",
    "white crosses out move 3 of black",
    "white signs 1-0",
    "white is absent",
    "white arrives",
    "arbiter announces adjournment",
    "arbiter announces early adjournment 1:30:00",
    "white seals",
    "adjourn",
    "envelope lost: says e4",
    "envelope lost: no agreement",
    "envelope holds e4",
    "envelope holds an ambiguous move",
    "envelope holds nothing readable",
    "resumption due",
    "white stops the clocks",
    "white stops the clocks: no queen at hand",
    "pause",
    "resume",
    "time passes",
    "elsewhere shows 5:00 4:30",
    "elsewhere ends 1-0: flag",
    "arbiter warns white",
    "arbiter adds 2:00 to white",
    "arbiter takes 2:00 from white",
    "arbiter sets clock of white to 1:00:00",
    "arbiter sets moves of white to 39",
    "arbiter gives 1 half point to the opponent of white",
    "arbiter takes 1 half point from white",
    "arbiter rules: white loses, black gets a half point",
    "arbiter fines white",
    "arbiter excludes white",
    "arbiter expels white",
    "arbiter sets result 1/2-0",
    "arbiter adjudicates 1/2-1/2: the jury",
    "arbiter restores ply 4",
    "arbiter finds the moves up to ply 4",
    "arbiter begins the next period",
    "arbiter sets position 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
    "arbiter annuls",
    "arbiter sees flag of white",
    "arbiter sees illegal move of white",
    "arbiter sees white touch e2",
    "arbiter sees white touch e2 at ply 1",
    "arbiter waives touch of white",
    "arbiter dismisses",
    "arbiter decides quickplay: drawn",
    "arbiter decides quickplay: postponed",
    "arbiter decides quickplay: postponed with award",
    "arbiter decides quickplay: rejected",
    "arbiter allows offer of white",
    "arbiter grants increment",
    "arbiter refuses increment",
    "arbiter fixes default time 30:00",
    "arbiter revokes ruling 2",
    "arbiter revokes the end",
];

/// What a line of a script does.
#[derive(Clone, Debug)]
pub(super) enum ScriptAct {
    /// An event that needs no position to be understood.
    Event(Event),
    /// An event about a move.
    Move(MoveDeed, Written),
    /// A claim of a draw about the position on the board.
    Claim(Color, Claim),
}

/// What is done with a move.
#[derive(Clone, Copy, Debug)]
pub(super) enum MoveDeed {
    Plays(Color),
    Announces(Color),
    Repeats(Color),
    Corrects(Color),
    Claims(Color, Claim),
    Writes(Color, u16),
    Lost,
    Holds,
}

/// What the words of an event are read by.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reader {
    pub(super) mode: CastlingMode,
    /// Who moves first in the first position.
    pub(super) first: Color,
}

impl Reader {
    /// Reads an event; `None` if its words are not those of one.
    pub(super) fn event(self, text: &str) -> Option<ScriptAct> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let event = match words[..] {
            ["start"] => Event::Started,
            ["pause"] => Event::Paused,
            ["resume"] => Event::Resumed,
            ["time", "passes"] => Event::TimePassed,
            ["elsewhere", "shows", white, black] => {
                Event::ClocksTold(ByColor { white: read_time(white)?, black: read_time(black)? })
            }
            ["elsewhere", "ends", result, ref why @ ..] => {
                Event::ResultTold(read_outcome(result, &why.join(" "))?)
            }
            ["adjourn"] => Event::Adjourned,
            ["resumption", "due"] => Event::ResumptionDue,
            ["take", "back", plies] => Event::TakenBack(plies.parse().ok()?),
            ["arbiter", "announces", "adjournment"] => Event::AdjournmentAnnounced,
            ["arbiter", "announces", "early", "adjournment", left] => {
                Event::EarlyAdjournment(read_time(left)?)
            }
            ["arbiter", ref what @ ..] => Event::Ruled(read_ruling(what, self.mode)?),
            ["found:", ref what @ ..] => Event::Found(read_irregularity(what)?),
            ["envelope", ref what @ ..] => return read_envelope(what),
            [by, ref what @ ..] => return self.by(read_color(by)?, what),
            [] => return None,
        };
        Some(ScriptAct::Event(event))
    }

    /// What a player does.
    fn by(self, by: Color, words: &[&str]) -> Option<ScriptAct> {
        let about = |about, text: &str| Some(ScriptAct::Move(about, written(text)?));
        let event = match *words {
            ["plays", "on", board] => {
                let (_, kind) = BOARDS.iter().find(|(name, _)| *name == board)?;
                Event::Plays(by, *kind)
            }
            ["plays", mv] => return about(MoveDeed::Plays(by), mv),
            ["announces", mv] => return about(MoveDeed::Announces(by), mv),
            ["repeats", mv] => return about(MoveDeed::Repeats(by), mv),
            ["corrects", mv] => return about(MoveDeed::Corrects(by), mv),
            ["writes" | "crosses", ..] => return self.sheet(by, words),
            ["claims", ref what @ ..] => return read_claim(by, what),
            ["touches", square] => Event::Touched(by, square.parse().ok()?),
            ["lifts", square] => Event::Lifted(by, square.parse().ok()?),
            ["seats", square] => Event::Seated(by, square.parse().ok()?, None),
            ["seats", square, ref piece @ ..] => {
                Event::Seated(by, square.parse().ok()?, Some(read_piece(by, piece)?))
            }
            ["adjusts"] => Event::Adjusting(by),
            ["executes"] => Event::Executed(by),
            ["presses"] => Event::ClockPressed(by),
            ["uses", "two", "hands"] => Event::TwoHands(by),
            ["complains:", "two", "hands"] => Event::TwoHandsClaimed(by),
            ["complains:", "touched", square] => Event::TouchClaimed(by, square.parse().ok()?),
            ["offers", "draw"] => Event::DrawOffered(by),
            ["accepts"] => Event::DrawAnswered(by, Answer::Accepted),
            ["declines"] => Event::DrawAnswered(by, Answer::Declined),
            ["asks", "for", "increment"] => Event::IncrementRequested(by),
            ["resigns"] => Event::Resigned(by),
            ["stops", "the", "clocks"] => Event::ClocksStopped(by, String::new()),
            ["stops", "the", "clocks:", ref why @ ..] => Event::ClocksStopped(by, why.join(" ")),
            ["signs", result] => Event::Signed(by, read_signature(result)?),
            ["is", "absent"] => Event::Absent(by),
            ["arrives"] => Event::Arrived(by),
            ["seals"] => Event::Sealed(by, "envelope".to_owned()),
            _ => return None,
        };
        Some(ScriptAct::Event(event))
    }

    /// `writes move 3 of black: Nf6`, `crosses out move 3 of black`.
    fn sheet(self, by: Color, words: &[&str]) -> Option<ScriptAct> {
        let ply = |number: &str, of: &str| {
            read_ply(self.first, number.parse().ok()?, read_color(of.trim_end_matches(':'))?)
        };
        match *words {
            ["writes", "move", number, "of", of, mv] if of.ends_with(':') => {
                Some(ScriptAct::Move(MoveDeed::Writes(by, ply(number, of)?), written(mv)?))
            }
            ["crosses", "out", "move", number, "of", of] if !of.ends_with(':') => {
                Some(ScriptAct::Event(Event::Wrote(by, ply(number, of)?, None)))
            }
            _ => None,
        }
    }
}

/// The piece that is seated: one of the player's own, or one of a colour.
fn read_piece(by: Color, words: &[&str]) -> Option<Piece> {
    match *words {
        [role] => Some(Piece { color: by, role: read_role(role)? }),
        [color, role] => Some(Piece { color: read_color(color)?, role: read_role(role)? }),
        _ => None,
    }
}

fn read_claim(by: Color, words: &[&str]) -> Option<ScriptAct> {
    match *words {
        ["flag"] => return Some(ScriptAct::Event(Event::FlagClaimed(by))),
        ["correction"] => return Some(ScriptAct::Event(Event::CorrectionWanted(by))),
        ["illegal", "move"] => return Some(ScriptAct::Event(Event::IllegalClaimed(by))),
        ["quickplay:", ref what @ ..] => {
            let all = [Ground::NoEffort, Ground::CannotWin];
            let found = all.into_iter().find(|&one| ground(one) == what.join(" "))?;
            return Some(ScriptAct::Event(Event::QuickplayClaimed(by, found)));
        }
        _ => {}
    }
    let (what, mv) = match *words {
        [ref what @ .., "with", mv] => (what.join(" "), Some(mv)),
        _ => (words.join(" "), None),
    };
    let all = [Claim::Threefold, Claim::FiftyMoves];
    let found = all.into_iter().find(|&one| claim(one) == what)?;
    match mv {
        Some(mv) => Some(ScriptAct::Move(MoveDeed::Claims(by, found), written(mv)?)),
        None => Some(ScriptAct::Claim(by, found)),
    }
}

fn read_irregularity(words: &[&str]) -> Option<Irregularity> {
    Some(match *words {
        ["initial", "position"] => Irregularity::InitialPosition,
        ["king", "and", "queen", "of", of, "changed", "places"] => {
            Irregularity::WrongPlace(read_color(of)?, Misplaced::KingAndQueen)
        }
        ["king", "of", of, "misplaced"] => {
            Irregularity::WrongPlace(read_color(of)?, Misplaced::King)
        }
        [side @ ("king" | "queen"), "side", "rook", "of", of, "misplaced"] => {
            let side = CastlingSide::from_king_side(side == "king");
            Irregularity::WrongPlace(read_color(of)?, Misplaced::Rook(side))
        }
        ["board", "turned"] => Irregularity::BoardTurned,
        ["colours", "reversed"] => Irregularity::ColoursReversed,
        ["displaced", "since", "ply", ply] => {
            Irregularity::Displaced { right_until: ply.parse().ok()? }
        }
        _ => return None,
    })
}

fn read_envelope(words: &[&str]) -> Option<ScriptAct> {
    Some(match *words {
        ["lost:", "says", mv] => ScriptAct::Move(MoveDeed::Lost, written(mv)?),
        ["lost:", "no", "agreement"] => ScriptAct::Event(Event::EnvelopeLost(None)),
        ["holds", "an", "ambiguous", "move"] => {
            ScriptAct::Event(Event::Opened(EnvelopeContents::Ambiguous))
        }
        ["holds", "nothing", "readable"] => {
            ScriptAct::Event(Event::Opened(EnvelopeContents::Unreadable))
        }
        ["holds", mv] => ScriptAct::Move(MoveDeed::Holds, written(mv)?),
        _ => return None,
    })
}

fn read_signature(text: &str) -> Option<Signature> {
    let all = [Signature::WhiteWins, Signature::BlackWins, Signature::Draw];
    all.into_iter().find(|&one| signature(one) == text)
}

/// `1-0: flag`.
fn read_outcome(result: &str, why: &str) -> Option<Outcome> {
    let known = Reason::all().find(|&known| reason(known) == why)?;
    match result.strip_suffix(':')? {
        "1-0" => Some(Outcome::win(Color::White, known)),
        "0-1" => Some(Outcome::win(Color::Black, known)),
        "1/2-1/2" => Some(Outcome::draw(known)),
        "*" => Some(Outcome::none(known)),
        _ => None,
    }
}

/// The form that has most words in common with a line, to write instead.
pub(super) fn nearest<'a>(text: &str, forms: &[&'a str]) -> Option<&'a str> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let common = |form: &str| {
        form.split_whitespace().filter(|word| words.contains(word) && !is_player(word)).count()
    };
    let best = forms.iter().copied().rev().max_by_key(|form| common(form))?;
    (common(best) > 0).then_some(best)
}

fn is_player(word: &str) -> bool {
    read_color(word).is_some() || word == "arbiter"
}
