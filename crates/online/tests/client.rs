//! The client against a server of our own, over a real socket.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

#[expect(dead_code, reason = "whole games are played with it by the tests of the program")]
mod lichess;

use std::thread;
use std::time::Duration;

use lichess::{Lichess, Trouble, pass};
use shakmaty::Color;
use touchmove_online::{
    AccessToken, AccountEvent, Deadlines, Fault, GameEvent, GameStatus, Kept, LichessClient, Tempo,
    Wanted,
};

/// Short, so that a server that is silent is noticed soon.
const PATIENCE: Deadlines = Deadlines {
    connect: Duration::from_secs(5),
    answer: Duration::from_millis(400),
    stream: Duration::from_millis(400),
};

fn token() -> AccessToken {
    AccessToken::read("lip_0123456789").expect("a token")
}

fn client(server: &Lichess) -> LichessClient {
    LichessClient::new(&server.base(), token(), PATIENCE)
}

const RAPID: Tempo = Tempo::Clock { limit: 900, increment: 10 };

#[test]
fn the_player_and_his_games_are_told() {
    let server = Lichess::start();
    server.begins("game0001", "Ann", "Bob", "15+10");
    let client = client(&server);
    assert_eq!(client.account().map(|account| account.name), Ok("Ann".to_owned()));
    let games = client.playing().expect("games");
    assert_eq!((games[0].id.as_str(), games[0].opponent.as_str()), ("game0001", "Bob"));
    assert_eq!((games[0].color, games[0].my_turn), (Color::White, true));
}

#[test]
fn a_stream_tells_first_how_the_game_stands_and_then_each_change() {
    let server = Lichess::start();
    server.begins("game0001", "Ann", "Bob", "15+10");
    let client = client(&server);
    let mut events = client.game("game0001").expect("a stream");
    let Ok(Some(GameEvent::Full(began))) = events.take() else { panic!("no game") };
    assert_eq!(began.clock, Some((Duration::from_mins(15), Duration::from_secs(10))));
    assert_eq!(began.state.expires, Some(Duration::from_millis(29_500)));
    client.does("game0001", &Wanted::Move("e2e4".parse().expect("a move"))).expect("it is made");
    let Ok(Some(GameEvent::State(state))) = events.take() else { panic!("no state") };
    assert_eq!((state.moves.len(), state.status), (1, GameStatus::Going));
    server.says(
        "game0001",
        r#"{"type":"chatLine","room":"player","username":"Bob","text":"hi\u001b[2J"}"#,
    );
    let Ok(Some(GameEvent::Chat(chat))) = events.take() else { panic!("no chat") };
    assert_eq!(chat.words, "hi [2J", "nothing gives an order to a terminal");
    client.does("game0001", &Wanted::Resign).expect("it is done");
    let Ok(Some(GameEvent::State(state))) = events.take() else { panic!("no state") };
    assert_eq!((state.status, state.winner), (GameStatus::Resigned, Some(Color::Black)));
    assert_eq!(events.take(), Ok(None), "the stream ends with the game");
}

#[test]
fn a_stream_that_is_silent_or_breaks_is_told_so_and_how() {
    let server = Lichess::start();
    server.begins("game0001", "Ann", "Bob", "15+10");
    let client = client(&server);
    let mut events = client.game("game0001").expect("a stream");
    assert!(matches!(events.take(), Ok(Some(GameEvent::Full(_)))));
    assert_eq!(events.take(), Err(Fault::Silent));
    let mut events = client.game("game0001").expect("a stream");
    assert!(matches!(events.take(), Ok(Some(GameEvent::Full(_)))));
    server.says("game0001", r#"{"type":"gameState","moves":"e2\"#);
    server.breaks("game0001");
    assert_eq!(events.take(), Err(Fault::Broken));
    let mut events = client.game("game0001").expect("a stream");
    assert!(matches!(events.take(), Ok(Some(GameEvent::Full(_)))));
    server.says("game0001", r#"{"type":"gameState","moves":"#);
    assert_eq!(events.take(), Err(Fault::Nonsense));
}

#[test]
fn signs_of_life_keep_a_stream_open() {
    let server = Lichess::start();
    let client = client(&server);
    let mut events = client.events().expect("a stream");
    let telling = thread::spawn(move || {
        for _ in 0..6 {
            pass(Duration::from_millis(150));
            server.says("", "");
        }
        server.says("", r#"{"type":"challengeCanceled","challenge":{"id":"chal0001"}}"#);
        server
    });
    assert_eq!(events.take(), Ok(Some(AccountEvent::Cancelled("chal0001".to_owned()))));
    telling.join().expect("no panic");
}

#[test]
fn a_stream_is_closed_from_another_thread_at_once() {
    let server = Lichess::start();
    let patience = Deadlines { stream: Duration::from_mins(1), ..PATIENCE };
    let client = LichessClient::new(&server.base(), token(), patience);
    let sought = client.seek(RAPID, false, "standard");
    let mut lines = sought.expect("a seek").expect("a stream");
    assert_eq!(server.open("seek"), 1);
    assert_eq!(
        server.form("POST /api/board/seek"),
        "time=15&increment=10&rated=false&variant=standard"
    );
    let closer = lines.closer();
    let reading = thread::spawn(move || lines.line());
    pass(Duration::from_millis(50));
    closer.close();
    assert!(reading.join().expect("no panic").is_err());
    server.closes("seek");
    assert_eq!(server.open("seek"), 0, "the server sees that nobody seeks any more");
}

#[test]
fn a_seek_of_days_stays_at_the_server() {
    let server = Lichess::start();
    let sought = client(&server).seek(Tempo::Days(3), false, "standard");
    assert!(sought.is_ok_and(|lines| lines.is_none()));
    assert_eq!(server.form("POST /api/board/seek"), "days=3&rated=false&variant=standard");
}

#[test]
fn each_refusal_of_the_server_has_its_fault() {
    let server = Lichess::start();
    let client = client(&server);
    let refused = |status, body: &str| {
        server.troubles("GET /api/account", Trouble::Status(status, body.to_owned()));
        client.account().expect_err("a fault")
    };
    assert_eq!(refused(401, ""), Fault::TokenRefused);
    assert_eq!(refused(403, r#"{"error":"Missing scope: board:play"}"#), Fault::TokenRefused);
    assert_eq!(
        refused(400, r#"{"error":"No \u001b[31mway"}"#),
        Fault::Refused("No  [31mway".to_owned())
    );
    assert_eq!(refused(502, "<html>"), Fault::Failing);
    assert_eq!(refused(200, "<html>"), Fault::Nonsense);
    assert_eq!(client.challenge("nobody", RAPID, false, "standard", None), Err(Fault::Missing));
    assert_eq!(client.challenge("no/body", RAPID, false, "standard", None), Err(Fault::Missing));
    server.troubles("GET /api/account", Trouble::Busy(7));
    assert_eq!(client.account(), Err(Fault::Busy(Duration::from_secs(7))));
    server.troubles("GET /api/account", Trouble::Status(429, String::new()));
    assert_eq!(client.account(), Err(Fault::Busy(Duration::from_mins(1))));
    server.knows_only(Some("lip_another"));
    assert_eq!(client.account(), Err(Fault::TokenRefused));
}

#[test]
fn a_request_that_may_have_arrived_is_told_from_one_that_has_not() {
    let server = Lichess::start();
    server.begins("game0001", "Ann", "Bob", "15+10");
    let client = client(&server);
    let moves = Wanted::Move("e2e4".parse().expect("a move"));
    server.troubles("POST", Trouble::Silent);
    assert!(client.does("game0001", &moves).is_err_and(|fault| fault.may_have_arrived()));
    server.troubles("POST", Trouble::LostAfter);
    assert!(client.does("game0001", &moves).is_err_and(|fault| fault.may_have_arrived()));
    server.has_moves("game0001", "e2e4");
    let nobody = LichessClient::new("http://127.0.0.1:9", token(), PATIENCE);
    assert_eq!(nobody.account(), Err(Fault::Unreached));
    assert!(!Fault::Unreached.may_have_arrived());
}

#[test]
fn a_challenge_counts_in_seconds_and_is_read_back() {
    let server = Lichess::start();
    let client = client(&server);
    let made = client.challenge("bob", RAPID, false, "standard", Some(Color::White));
    assert_eq!(made.map(|made| (made.id, made.tempo)), Ok(("chal1234".to_owned(), RAPID)));
    let form = "clock.limit=900&clock.increment=10&rated=false&variant=standard&color=white";
    assert_eq!(server.form("POST /api/challenge/bob"), form);
    assert_eq!(client.challenge_ai(3, RAPID, "standard", None), Ok("aigame12".to_owned()));
}

#[test]
fn a_token_is_kept_for_its_owner_alone_and_shown_nowhere() {
    let folder = tempfile::tempdir().expect("a folder");
    let kept = Kept::in_folder(&folder.path().join("new"));
    assert_eq!(kept.token().expect("nothing"), None);
    kept.keep(&token()).expect("it is kept");
    assert_eq!(kept.token().expect("it is read"), Some(token()));
    assert_eq!(format!("{:?}", token()), "Token");
    assert!(!format!("{:?}", LichessClient::new("http://x", token(), PATIENCE)).contains("lip_"));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let file = folder.path().join("new/lichess-token");
        let mode = || file.metadata().expect("a file").permissions().mode() & 0o777;
        assert_eq!(mode(), 0o600);
        std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o644)).expect("set");
        kept.token().expect("it is read");
        assert_eq!(mode(), 0o600, "what others could read they cannot any more");
    }
    kept.forget().expect("it is gone");
    kept.forget().expect("there is none");
    assert_eq!(kept.token().expect("nothing"), None);
    for text in ["", "short", "two words here", "lip_\u{1b}[2Jabcdef", &"x".repeat(513)] {
        assert_eq!(AccessToken::read(text), None, "{text}");
    }
}

#[test]
fn nonsense_in_a_stream_is_a_fault_and_never_a_panic() {
    let lines: [&[u8]; 8] = [
        b"",
        b"null",
        b"[]",
        br#"{"type":"gameFull"}"#,
        br#"{"type":"gameState","moves":"zz99","status":"started"}"#,
        br#"{"type":"gameState","moves":"","wtime":-1,"status":"started"}"#,
        br#"{"type":"gameFull","id":"../../x","white":{},"black":{},"state":{"status":"started"}}"#,
        b"\xff\xfe",
    ];
    for line in lines {
        let read = GameEvent::read(line);
        assert_eq!(read, Err(Fault::Nonsense), "{}", String::from_utf8_lossy(line));
    }
    assert_eq!(GameEvent::read(br#"{"type":"new kind"}"#), Ok(GameEvent::Other));
    assert_eq!(AccountEvent::read(br#"{"type":"gameStart"}"#), Err(Fault::Nonsense));
}
