//! What the server knows, and what it answers.

use std::collections::HashMap;
use std::net::TcpStream;

use super::wire::{Request, Stream};

/// What is wrong with a request.
#[derive(Clone, Debug)]
pub(crate) enum Trouble {
    /// The line ends before the request counts.
    Lost,
    /// The request counts, and the line ends before the answer.
    LostAfter,
    /// Nothing is ever answered.
    Silent,
    /// It is refused so.
    Status(u16, String),
    /// The server wants no request for so many seconds.
    Busy(u64),
}

/// A game.
#[derive(Clone, Debug)]
pub(crate) struct Game {
    pub(crate) white: String,
    pub(crate) black: String,
    pub(crate) player_is_white: bool,
    pub(crate) variant: String,
    pub(crate) fen: String,
    pub(crate) clock: Option<(u64, u64)>,
    pub(crate) moves: Vec<String>,
    pub(crate) left: (u64, u64),
    pub(crate) status: String,
    pub(crate) winner: Option<&'static str>,
    pub(crate) draw: (bool, bool),
    pub(crate) takeback: (bool, bool),
    /// What the server's own program answers, in its order.
    pub(crate) answers: Vec<String>,
}

/// The state.
#[derive(Default)]
pub(crate) struct State {
    pub(crate) asked: Vec<String>,
    pub(crate) forms: Vec<(String, String)>,
    pub(crate) troubles: Vec<(String, Trouble)>,
    pub(crate) games: HashMap<String, Game>,
    pub(crate) streams: Vec<Stream>,
    pub(crate) token: Option<String>,
    pub(crate) answers: Vec<String>,
}

const ME: &str = "Ann";
const OK: &str = r#"{"ok":true}"#;

impl State {
    pub(crate) fn trouble(&mut self, asked: &str) -> Option<Trouble> {
        let found =
            self.troubles.iter().position(|(begins, _)| asked.starts_with(begins.as_str()))?;
        Some(self.troubles.remove(found).1)
    }

    pub(crate) fn begin(&mut self, id: &str, white: &str, black: &str, tempo: &str) {
        let clock = tempo.split_once('+').map(|(minutes, seconds)| {
            let parsed = |text: &str| text.parse::<u64>().expect("a number");
            (parsed(minutes) * 60_000, parsed(seconds) * 1000)
        });
        let left = clock.map_or((2_147_483_647, 2_147_483_647), |(initial, _)| (initial, initial));
        let game = Game {
            white: white.to_owned(),
            black: black.to_owned(),
            player_is_white: white == ME,
            variant: "standard".to_owned(),
            fen: "startpos".to_owned(),
            clock,
            moves: Vec::new(),
            left,
            status: "started".to_owned(),
            winner: None,
            draw: (false, false),
            takeback: (false, false),
            answers: Vec::new(),
        };
        self.games.insert(id.to_owned(), game);
        let began = self.game_info(id);
        self.tell("", &format!(r#"{{"type":"gameStart","game":{began}}}"#));
    }

    fn game_info(&self, id: &str) -> String {
        let game = &self.games[id];
        let (color, other) =
            if game.player_is_white { ("white", &game.black) } else { ("black", &game.white) };
        let turn = game.moves.len().is_multiple_of(2) == game.player_is_white;
        let opponent = match other.strip_prefix("AI ") {
            Some(level) => format!(r#"{{"id":null,"username":"AI level {level}","ai":{level}}}"#),
            None => format!(r#"{{"id":"{}","username":"{other}"}}"#, other.to_lowercase()),
        };
        format!(
            r#"{{"gameId":"{id}","fullId":"{id}abcd","color":"{color}","opponent":{opponent},"isMyTurn":{turn},"variant":{{"key":"{}"}},"compat":{{"bot":false,"board":true}},"secondsLeft":{}}}"#,
            game.variant,
            game.left.0 / 1000
        )
    }

    /// How a game stands.
    fn game_state(&self, id: &str) -> String {
        let game = &self.games[id];
        let winner =
            game.winner.map(|winner| format!(r#","winner":"{winner}""#)).unwrap_or_default();
        let flag = |name: &str, on: bool| {
            if on { format!(r#","{name}":true"#) } else { String::new() }
        };
        let expires = if game.moves.len() < 2 && game.status == "started" {
            r#","expiration":{"idleMillis":500,"millisToMove":30000}"#
        } else {
            ""
        };
        format!(
            r#"{{"type":"gameState","moves":"{}","wtime":{},"btime":{},"winc":0,"binc":0,"status":"{}"{winner}{}{}{}{}{expires}}}"#,
            game.moves.join(" "),
            game.left.0,
            game.left.1,
            game.status,
            flag("wdraw", game.draw.0),
            flag("bdraw", game.draw.1),
            flag("wtakeback", game.takeback.0),
            flag("btakeback", game.takeback.1),
        )
    }

    fn game_full(&self, id: &str) -> String {
        let game = &self.games[id];
        let player = |name: &str| match name.strip_prefix("AI ") {
            Some(level) => format!(r#"{{"aiLevel":{level}}}"#),
            None => format!(r#"{{"id":"{}","name":"{name}","rating":1500}}"#, name.to_lowercase()),
        };
        let clock = game.clock.map_or("null".to_owned(), |(initial, increment)| {
            format!(r#"{{"initial":{initial},"increment":{increment}}}"#)
        });
        format!(
            r#"{{"type":"gameFull","id":"{id}","variant":{{"key":"{}"}},"speed":"rapid","rated":false,"createdAt":1,"white":{},"black":{},"initialFen":"{}","clock":{clock},"state":{}}}"#,
            game.variant,
            player(&game.white),
            player(&game.black),
            game.fen,
            self.game_state(id)
        )
    }

    pub(crate) fn tell_state(&mut self, id: &str) {
        let state = self.game_state(id);
        self.tell(id, &state);
        if self.games[id].status != "started" {
            for stream in self.streams.extract_if(.., |stream| stream.is_of(id)) {
                stream.ends();
            }
            let info = self.game_info(id);
            self.tell("", &format!(r#"{{"type":"gameFinish","game":{info}}}"#));
        }
    }

    /// A text comes in the streams of a game, or of the account.
    pub(crate) fn tell(&mut self, of: &str, line: &str) {
        let text = if line.ends_with('\\') {
            line.trim_end_matches('\\').to_owned()
        } else {
            format!("{line}\n")
        };
        self.streams.iter().filter(|stream| stream.is_of(of)).for_each(|stream| stream.says(&text));
    }

    pub(crate) fn moves(&mut self, id: &str, uci: &str) {
        let game = self.games.get_mut(id).expect("a game");
        let white = game.moves.len().is_multiple_of(2);
        game.moves.push(uci.to_owned());
        (game.draw, game.takeback) = ((false, false), (false, false));
        // A second goes for each move, and the increment comes.
        if let Some((_, increment)) = game.clock.filter(|_| game.moves.len() > 2) {
            let left = if white { &mut game.left.0 } else { &mut game.left.1 };
            *left = *left + increment - 1000;
        }
        self.tell_state(id);
    }

    pub(crate) fn open(&mut self, of: &str, line: TcpStream) {
        let stream = Stream::open(of.to_owned(), line);
        let mut first = Vec::new();
        if of.is_empty() {
            let going = self.games.iter().filter(|(_, game)| game.status == "started");
            for id in going.map(|(id, _)| id.clone()).collect::<Vec<_>>() {
                first.push(format!(r#"{{"type":"gameStart","game":{}}}"#, self.game_info(&id)));
            }
        } else if self.games.contains_key(of) {
            first.push(self.game_full(of));
        }
        for line in &first {
            stream.says(&format!("{line}\n"));
        }
        stream.says("\n");
        self.streams.push(stream);
    }

    pub(crate) fn answer(&mut self, request: &Request) -> (u16, String) {
        let path = request.path.as_str();
        match (request.method.as_str(), path) {
            ("GET", "/api/account") => {
                (200, format!(r#"{{"id":"{}","username":"{ME}"}}"#, ME.to_lowercase()))
            }
            ("GET", _) if path.starts_with("/api/account/playing") => {
                let going = self.games.iter().filter(|(_, game)| game.status == "started");
                let mut going: Vec<_> = going.map(|(id, _)| id).collect();
                going.sort();
                let games: Vec<_> = going.into_iter().map(|id| self.game_info(id)).collect();
                (200, format!(r#"{{"nowPlaying":[{}]}}"#, games.join(",")))
            }
            ("DELETE", "/api/token") => (204, String::new()),
            ("POST", "/api/challenge/ai") => self.plays_itself(request),
            ("POST", _) if path.starts_with("/api/board/game/") => {
                let rest = path.trim_start_matches("/api/board/game/");
                match rest.split_once('/') {
                    Some((id, what)) if self.games.contains_key(id) => self.in_game(id, what),
                    _ => (404, r#"{"error":"No such game"}"#.to_owned()),
                }
            }
            ("POST", "/api/challenge/nobody") => (404, r#"{"error":"No such user"}"#.to_owned()),
            ("POST", _) if path.starts_with("/api/challenge/") => {
                let rest = path.trim_start_matches("/api/challenge/");
                if rest.contains('/') {
                    return (200, OK.to_owned());
                }
                let challenge = format!(
                    r#"{{"id":"chal1234","url":"x","challenger":{{"id":"ann","name":"{ME}"}},"destUser":{{"id":"{rest}","name":"{rest}"}},"variant":{{"key":"standard"}},"rated":false,"timeControl":{{"type":"clock","limit":900,"increment":10}}}}"#
                );
                (200, challenge)
            }
            ("POST", "/api/board/seek") => (200, r#"{"id":"seek1234"}"#.to_owned()),
            _ => (404, r#"{"error":"Not found"}"#.to_owned()),
        }
    }

    fn plays_itself(&mut self, request: &Request) -> (u16, String) {
        let level = request.field("level").unwrap_or_default();
        let seconds: u64 = request.field("clock.limit").and_then(|it| it.parse().ok()).unwrap_or(0);
        let increment = request.field("clock.increment").unwrap_or("0".to_owned());
        let tempo =
            if seconds > 0 { format!("{}+{increment}", seconds / 60) } else { String::new() };
        let ai = format!("AI {level}");
        let black = request.field("color").as_deref() == Some("black");
        let (white, black) = if black { (ai.as_str(), ME) } else { (ME, ai.as_str()) };
        self.begin("aigame12", white, black, &tempo);
        let answers = std::mem::take(&mut self.answers);
        self.games.get_mut("aigame12").expect("a game").answers = answers;
        (201, r#"{"id":"aigame12","variant":{"key":"standard"}}"#.to_owned())
    }

    fn in_game(&mut self, id: &str, what: &str) -> (u16, String) {
        let game = self.games.get_mut(id).expect("a game");
        let white = game.player_is_white;
        let refused = |why: &str| (400, format!(r#"{{"error":"{why}"}}"#));
        if game.status != "started" {
            return refused("Not your turn, or game already over");
        }
        let mine = |pair: &mut (bool, bool), yes: bool| {
            *(if white { &mut pair.0 } else { &mut pair.1 }) = yes;
        };
        match what.split_once('/') {
            Some(("move", _)) if game.moves.len().is_multiple_of(2) != white => {
                return refused("Not your turn, or game already over");
            }
            Some(("move", uci)) => {
                self.moves(id, uci);
                let game = self.games.get_mut(id).expect("a game");
                if !game.answers.is_empty() {
                    let answer = game.answers.remove(0);
                    self.moves(id, &answer);
                }
                return (200, OK.to_owned());
            }
            Some(("draw", "yes")) if game.draw != (false, false) => {
                "draw".clone_into(&mut game.status);
            }
            Some(("draw", yes)) => {
                game.draw = (false, false);
                mine(&mut game.draw, yes == "yes");
            }
            Some(("takeback", "yes")) if game.takeback != (false, false) => {
                game.takeback = (false, false);
                let back = if game.moves.len().is_multiple_of(2) == white { 1 } else { 2 };
                game.moves.truncate(game.moves.len().saturating_sub(back));
            }
            Some(("takeback", yes)) => mine(&mut game.takeback, yes == "yes"),
            None if what == "chat" => return (200, OK.to_owned()),
            None if what == "resign" => {
                "resign".clone_into(&mut game.status);
                game.winner = Some(if white { "black" } else { "white" });
            }
            None if what == "abort" && game.moves.len() < 2 => {
                "aborted".clone_into(&mut game.status);
            }
            None if what == "claim-victory" => {
                "timeout".clone_into(&mut game.status);
                game.winner = Some(if white { "white" } else { "black" });
            }
            None if what == "claim-draw" => "draw".clone_into(&mut game.status),
            _ => return refused("This cannot be done"),
        }
        self.tell_state(id);
        (200, OK.to_owned())
    }
}
