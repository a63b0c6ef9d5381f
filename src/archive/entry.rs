//! One line of a journal: what happened, and when.
//!
//! Written as words, so that a journal can be read without this program.

use shakmaty::Color;

use crate::laws::{Answer, At, Claim, Doubt, Event, Verdict};

/// What happened at a moment of a session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// When.
    pub at: At,
    /// What.
    pub what: What,
}

/// What can stand in a journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// An event of the game.
    Event(Event),
    /// The opponent's level was set, 1 to 20.
    Level(u8),
}

/// The words of an entry, without its time.
#[must_use]
pub fn encode(what: &What) -> String {
    match what {
        What::Level(level) => format!("level {level}"),
        What::Event(event) => match event {
            Event::Started => "started".to_owned(),
            Event::Entered(uci) => format!("entered {uci}"),
            Event::DrawOffered(by) => format!("draw-offered {}", color(*by)),
            Event::DrawAnswered(by, answer) => {
                let answer = match answer {
                    Answer::Accepted => "accepted",
                    Answer::Declined => "declined",
                };
                format!("draw-answered {} {answer}", color(*by))
            }
            Event::Claimed(claim, None) => format!("claimed {}", self::claim(*claim)),
            Event::Claimed(claim, Some(uci)) => format!("claimed {} {uci}", self::claim(*claim)),
            Event::Resigned(by) => format!("resigned {}", color(*by)),
            Event::TakenBack(plies) => format!("taken-back {plies}"),
            Event::Judged(number, doubt, verdict) => {
                format!("judged {number} {} {}", self::doubt(*doubt), self::verdict(*verdict))
            }
            Event::Paused => "paused".to_owned(),
            Event::Resumed => "resumed".to_owned(),
            Event::TimePassed => "time-passed".to_owned(),
            _ => String::new(),
        },
    }
}

/// Reads the words of an entry; `None` if they are none.
#[must_use]
pub fn decode(text: &str) -> Option<What> {
    let words: Vec<&str> = text.split(' ').collect();
    let event = match words[..] {
        ["level", level] => return level.parse().ok().map(What::Level),
        ["started"] => Event::Started,
        ["entered", uci] => Event::Entered(uci.parse().ok()?),
        ["draw-offered", by] => Event::DrawOffered(read_color(by)?),
        ["draw-answered", by, "accepted"] => Event::DrawAnswered(read_color(by)?, Answer::Accepted),
        ["draw-answered", by, "declined"] => Event::DrawAnswered(read_color(by)?, Answer::Declined),
        ["claimed", claim] => Event::Claimed(read_claim(claim)?, None),
        ["claimed", claim, uci] => Event::Claimed(read_claim(claim)?, Some(uci.parse().ok()?)),
        ["resigned", by] => Event::Resigned(read_color(by)?),
        ["taken-back", plies] => Event::TakenBack(plies.parse().ok()?),
        ["judged", number, doubt, verdict] => {
            Event::Judged(number.parse().ok()?, read_doubt(doubt)?, read_verdict(verdict)?)
        }
        ["paused"] => Event::Paused,
        ["resumed"] => Event::Resumed,
        ["time-passed"] => Event::TimePassed,
        _ => return None,
    };
    Some(What::Event(event))
}

fn color(color: Color) -> &'static str {
    color.fold_wb("white", "black")
}

fn read_color(text: &str) -> Option<Color> {
    Color::ALL.into_iter().find(|&one| color(one) == text)
}

const fn claim(claim: Claim) -> &'static str {
    match claim {
        Claim::Threefold => "threefold",
        Claim::FiftyMoves => "fifty",
    }
}

fn read_claim(text: &str) -> Option<Claim> {
    [Claim::Threefold, Claim::FiftyMoves].into_iter().find(|&one| claim(one) == text)
}

const fn doubt(doubt: Doubt) -> &'static str {
    match doubt {
        Doubt::Dead => "dead",
        Doubt::CanMate(Color::White) => "white-mates",
        Doubt::CanMate(Color::Black) => "black-mates",
    }
}

fn read_doubt(text: &str) -> Option<Doubt> {
    let all = [Doubt::Dead, Doubt::CanMate(Color::White), Doubt::CanMate(Color::Black)];
    all.into_iter().find(|&one| doubt(one) == text)
}

const fn verdict(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::MatePossible => "possible",
        Verdict::NoMate => "impossible",
        Verdict::Undecided => "undecided",
    }
}

fn read_verdict(text: &str) -> Option<Verdict> {
    let all = [Verdict::MatePossible, Verdict::NoMate, Verdict::Undecided];
    all.into_iter().find(|&one| verdict(one) == text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_back() {
        let uci = "e7e8q".parse().unwrap();
        let events = [
            Event::Started,
            Event::Entered(uci),
            Event::DrawOffered(Color::White),
            Event::DrawAnswered(Color::Black, Answer::Accepted),
            Event::DrawAnswered(Color::White, Answer::Declined),
            Event::Claimed(Claim::Threefold, None),
            Event::Claimed(Claim::FiftyMoves, Some(uci)),
            Event::Resigned(Color::Black),
            Event::TakenBack(2),
            Event::Judged(7, Doubt::Dead, Verdict::NoMate),
            Event::Judged(8, Doubt::CanMate(Color::Black), Verdict::Undecided),
            Event::Paused,
            Event::Resumed,
            Event::TimePassed,
        ];
        for what in events.map(What::Event).into_iter().chain([What::Level(20)]) {
            assert_eq!(decode(&encode(&what)), Some(what));
        }
    }

    #[test]
    fn what_is_no_entry_is_refused() {
        for text in ["", "entered", "entered e9e4", "judged 1 2 3", "level 300", "started now"] {
            assert_eq!(decode(text), None, "{text}");
        }
    }
}
