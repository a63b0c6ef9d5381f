//! What a player wants of the umpire, as it is written: to the other home and into the journal. Pure.

use crate::clean;
use crate::online::Wanted;

/// As it is written.
#[must_use]
pub fn write(wanted: &Wanted) -> String {
    let yes = |yes: &bool| if *yes { "yes" } else { "no" };
    match wanted {
        Wanted::Move(uci) => format!("move {uci}"),
        Wanted::Draw(asked) => format!("draw {}", yes(asked)),
        Wanted::Takeback(asked) => format!("takeback {}", yes(asked)),
        Wanted::Resign => "resign".to_owned(),
        Wanted::Abort => "abort".to_owned(),
        Wanted::ClaimVictory => "claim-victory".to_owned(),
        Wanted::ClaimDraw => "claim-draw".to_owned(),
        Wanted::Chat(words) => format!("chat {words}"),
    }
}

/// What is written; `None` if it makes no sense.
#[must_use]
pub fn read(text: &str) -> Option<Wanted> {
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    let yes = match rest {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    };
    match word {
        "move" => rest.parse().ok().map(Wanted::Move),
        "draw" => yes.map(Wanted::Draw),
        "takeback" => yes.map(Wanted::Takeback),
        "resign" => Some(Wanted::Resign),
        "abort" => Some(Wanted::Abort),
        "claim-victory" => Some(Wanted::ClaimVictory),
        "claim-draw" => Some(Wanted::ClaimDraw),
        "chat" => Some(Wanted::Chat(clean::line(rest).into_owned())),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wanted_is_read_as_it_was_written() {
        let moves = ["e2e4", "e7e8q", "N@f3"].map(|uci| Wanted::Move(uci.parse().unwrap()));
        let others = [
            Wanted::Draw(true),
            Wanted::Draw(false),
            Wanted::Takeback(true),
            Wanted::Takeback(false),
            Wanted::Resign,
            Wanted::Abort,
            Wanted::ClaimVictory,
            Wanted::ClaimDraw,
            Wanted::Chat("Well played, Anna.".to_owned()),
        ];
        for wanted in moves.into_iter().chain(others) {
            assert_eq!(read(&write(&wanted)), Some(wanted));
        }
        for nonsense in ["", "move", "move e9e4", "draw", "draw perhaps", "castle"] {
            assert_eq!(read(nonsense), None, "{nonsense}");
        }
        let Some(Wanted::Chat(words)) = read("chat a\u{1b}[2Jb") else { panic!("it is chat") };
        assert!(!words.contains(char::is_control), "{words:?}");
    }
}
