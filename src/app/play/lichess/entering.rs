//! Who the player is: the token that is kept, or one that he pastes.

use crate::app::lichess::Lobby;
use crate::app::play::asking::reason as file_reason;
use crate::app::play::{HomeInput, Start, Terminal};
use crate::app::reasons::fault;
use crate::online::{AccessToken, Deadlines, Fault, Kept, LichessClient};
use crate::ui::Typed;
use crate::voices::{Narrator, Priority, Value};

/// Where a token is made, with what it must allow.
const TOKEN_PAGE: &str = "/account/oauth/token/create?scopes[]=board:play&scopes[]=challenge:read&scopes[]=challenge:write&description=touchmove";

/// A player whom the server knows.
pub(super) struct Entered {
    pub(super) client: LichessClient,
    pub(super) kept: Kept,
    pub(super) base: String,
    pub(super) lobby: Lobby,
}

/// Finds out who the player is, with the token that is kept or one that he pastes; nothing if he leaves.
pub(super) fn enter(
    terminal: &mut Terminal<HomeInput>,
    start: &Start,
    narrator: &Narrator,
    base: &str,
) -> Option<Entered> {
    let say = |id: &str, values: &[(&str, Value)]| narrator.say(Priority::Move, id, values);
    let kept = Kept::in_folder(start.folders.data());
    let mut token = match kept.token() {
        Ok(token) => token,
        Err(error) => {
            let reason = [("reason", narrator.word(file_reason(&error)))];
            terminal.outputs.say(&say("lichess-token-unreadable", &reason));
            None
        }
    };
    loop {
        let (given, is_new) = match token.take() {
            Some(token) => (token, false),
            None => (asked(terminal, narrator, base)?, true),
        };
        let client = LichessClient::new(base, given.clone(), Deadlines::default());
        let found = client.account().and_then(|account| Ok((account, client.playing()?)));
        match found {
            Ok((account, games)) => {
                if is_new && let Err(error) = kept.keep(&given) {
                    let reason = [("reason", narrator.word(file_reason(&error)))];
                    terminal.outputs.say(&say("lichess-token-not-kept", &reason));
                }
                let lobby = Lobby::new(narrator.clone(), account, games);
                return Some(Entered { client, kept, base: base.to_owned(), lobby });
            }
            Err(why) => {
                let reason = [("reason", fault(narrator, &why))];
                terminal.outputs.say(&say("lichess-not-entered", &reason));
                // A token that is refused is asked for again; nothing else is better for another.
                if why != Fault::TokenRefused {
                    return None;
                }
            }
        }
    }
}

/// Asks for a token, hidden; nothing if the player leaves.
fn asked(
    terminal: &mut Terminal<HomeInput>,
    narrator: &Narrator,
    base: &str,
) -> Option<AccessToken> {
    let page = [base, TOKEN_PAGE].concat();
    terminal.outputs.face.print_plain(&page);
    let mut ask = "lichess-token-ask";
    loop {
        terminal.outputs.face.hide_line();
        terminal.outputs.say(&narrator.say(Priority::Move, ask, &[]));
        terminal.outputs.face.ready();
        match terminal.typed(|come| come.lost_words(narrator)) {
            Typed::Line(line) if line.trim().is_empty() => return None,
            Typed::Line(line) => match AccessToken::read(&line) {
                Some(token) => return Some(token),
                None => ask = "lichess-token-wrong",
            },
            typed => {
                let id = typed.not_taken()?;
                terminal.outputs.say(&narrator.say(Priority::Move, id, &[]));
            }
        }
    }
}
