//! Games on a lichess of our own, over a real socket, by the real program.

use super::program::{Home, Running};

#[expect(dead_code, reason = "the tests of the client use what these do not")]
#[path = "../../crates/online/tests/lichess/mod.rs"]
mod server;

use server::{Lichess, Trouble};

const TOKEN: &str = "lip_0123456789";

/// A player with a token that is kept, and what he types first.
fn player(home: &Home, server: &Lichess, first: &[&str]) -> Running {
    home.write("lichess-token", TOKEN);
    let base = server.base();
    let args: Vec<&str> = ["lichess", "--server", &base].iter().chain(first).copied().collect();
    home.start(&args)
}

/// A player who has begun a game against Bob with White.
fn against_bob(home: &Home, server: &Lichess) -> Running {
    server.begins("game0001", "Ann", "Bob", "15+10");
    let mut run = player(home, server, &["play"]);
    run.wait_for("You play White against Bob.");
    run
}

/// Types lines, each of which is answered so.
fn hears(run: &mut Running, lines: &[(&str, &str)]) {
    for (line, heard) in lines {
        run.type_line(line);
        run.wait_for(heard);
    }
}

/// Leaves the game and the prompt; everything was heard, and nothing of the token.
fn leaves(mut run: Running) -> String {
    run.type_line("quit");
    run.type_line("quit");
    let done = run.end();
    let text = done.text();
    assert_eq!((done.code, done.err.as_str()), (Some(0), ""), "{text}");
    assert!(!text.contains("lip_"), "{text}");
    text
}

#[test]
fn a_whole_game_against_the_machine_of_the_server() {
    let (home, server) = (Home::new(), Lichess::start());
    let mut run = player(&home, &server, &[]);
    run.wait_for("Signed in as Ann. No game is running.");
    server.answers("e7e5 d8h4");
    run.type_line("challenge ai 3 10+5 white");
    run.wait_for("You play White against AI level 3.");
    hears(&mut run, &[("f3", "Eva five"), ("clock", "minutes"), ("g4", "checkmate")]);
    run.wait_for("To go back, type quit.");
    server.change("aigame12", |game| "mate".clone_into(&mut game.status));
    run.type_line("quit");
    hears(&mut run, &[("games", "No game is running.")]);
    run.type_line("quit");
    let done = run.end();
    assert_eq!((done.code, done.err.as_str()), (Some(0), ""), "{done:?}");
    assert_eq!(server.count("POST /api/board/game/aigame12/move/"), 2);
    let form = "clock.limit=600&clock.increment=5&level=3&variant=standard&color=white";
    assert_eq!(server.form("POST /api/challenge/ai"), form);
    // The game is in the archive with everything.
    let pgn = home.run(&["export", "1"]).text();
    assert!(pgn.contains(r#"[Site "https://lichess.org/aigame12"]"#), "{pgn}");
    assert!(pgn.contains("1. f3") && pgn.contains("0-1"), "{pgn}");
}

#[test]
fn with_a_person_nothing_advises_and_chat_is_heard_after_the_move() {
    let (home, server) = (Home::new(), Lichess::start());
    let mut run = against_bob(&home, &server);
    run.wait_for("Seconds for your first move: 29");
    server
        .says("game0001", r#"{"type":"chatLine","room":"player","username":"Bob","text":"hello"}"#);
    hears(
        &mut run,
        &[
            ("hint", "No advice during the game"),
            ("eval", "No advice during the game"),
            ("book", "No advice during the game"),
            ("learn", "Not during this game: learn."),
            ("new", "Not during this game: new."),
            ("pause", "These clocks cannot be stopped."),
            ("pieces white knights", "Gustav one"),
        ],
    );
    run.type_line("e4");
    server.has_moves("game0001", "e2e4");
    run.wait_for("Bob writes: hello");
    hears(&mut run, &[("chat good morning", "Sent to your opponent.")]);
    server.awaits("POST /api/board/game/game0001/chat", 1);
    assert_eq!(server.form("POST /api/board/game/game0001/chat"), "room=player&text=good+morning");
    server.plays("game0001", "e7e5");
    run.wait_for("Eva five");
    server.change("game0001", |game| game.draw.1 = true);
    run.wait_for("draw");
    run.type_line("decline");
    server.awaits("POST /api/board/game/game0001/draw/no", 1);
    run.type_line("resign");
    run.type_line("yes");
    run.wait_for("White resigns. Black wins.");
    leaves(run);
}

#[test]
fn what_the_other_side_asks_and_takes_back_is_heard_and_followed() {
    let (home, server) = (Home::new(), Lichess::start());
    let mut run = against_bob(&home, &server);
    run.type_line("e4");
    server.plays("game0001", "e7e5");
    run.wait_for("Eva five");
    server.change("game0001", |game| game.takeback.1 = true);
    run.wait_for("Your opponent asks for a takeback. To agree, type takeback.");
    run.type_line("takeback");
    server.has_moves("game0001", "e2e4");
    server.plays("game0001", "c7c5");
    run.wait_for("Cesar five");
    server.says("game0001", r#"{"type":"opponentGone","gone":true,"claimWinInSeconds":8}"#);
    run.wait_for("Your opponent has left. Seconds until you can win with claim: 8.");
    run.type_line("claim");
    run.wait_for("A player has left. White wins.");
    leaves(run);
}

#[test]
fn a_move_that_has_arrived_is_never_sent_again() {
    let (home, server) = (Home::new(), Lichess::start());
    let mut run = against_bob(&home, &server);
    server.troubles("POST /api/board/game/game0001/move", Trouble::LostAfter);
    run.type_line("e4");
    run.wait_for("Connection lost: the connection broke.");
    run.wait_for("Connected again.");
    server.plays("game0001", "e7e5");
    run.wait_for("Eva five");
    assert_eq!(server.count("POST /api/board/game/game0001/move"), 1);
    server.troubles("POST /api/board/game/game0001/move", Trouble::Lost);
    run.type_line("Nf3");
    run.wait_for("Connected again.");
    server.has_moves("game0001", "e2e4 e7e5 g1f3");
    assert_eq!(server.count("POST /api/board/game/game0001/move/g1f3"), 2);
    leaves(run);
}

#[test]
fn a_game_goes_on_where_it_was_after_every_break() {
    let (home, server) = (Home::new(), Lichess::start());
    let mut run = against_bob(&home, &server);
    run.type_line("e4");
    server.has_moves("game0001", "e2e4");
    // Half a line, and meanwhile a move is missed.
    server.says("game0001", r#"{"type":"gameState","moves":"e2\"#);
    server.breaks("game0001");
    run.wait_for("Connection lost");
    server.plays("game0001", "c7c5");
    run.wait_for("Cesar five");
    server.says("game0001", "<html>");
    run.wait_for("Connection lost: the answer makes no sense.");
    run.wait_for("Connected again.");
    server.troubles("POST /api/board/game/game0001/move", Trouble::Busy(1));
    run.type_line("Nf3");
    run.wait_for("Not sent yet: too many requests, seconds to wait 1.");
    server.has_moves("game0001", "e2e4 c7c5 g1f3");
    // Moves of another device.
    server.plays("game0001", "d7d6");
    run.wait_for("David six");
    server.change("game0001", |game| game.moves.push("d2d4".to_owned()));
    run.wait_for("David four");
    server.change("game0001", |game| {
        "outoftime".clone_into(&mut game.status);
        game.winner = Some("white");
    });
    run.wait_for("White wins on time.");
    leaves(run);
}

#[test]
fn a_move_that_is_refused_is_taken_back_and_a_revoked_token_is_told() {
    let (home, server) = (Home::new(), Lichess::start());
    let mut run = against_bob(&home, &server);
    let refused = r#"{"error":"Not now"}"#.to_owned();
    server.troubles("POST /api/board/game/game0001/move", Trouble::Status(400, refused));
    run.type_line("e4");
    run.wait_for("Move refused: the server says Not now. It is taken back.");
    hears(&mut run, &[("last", "No moves")]);
    run.type_line("d4");
    server.has_moves("game0001", "d2d4");
    server.knows_only(Some("lip_another"));
    server.breaks("game0001");
    run.wait_for("Connection lost: the token is refused. To leave the game, type quit.");
    run.type_line("quit");
    run.wait_for("The game continues on lichess. Your clock runs.");
    run.type_line("quit");
    assert_eq!(run.end().code, Some(0));
}

#[test]
fn challenges_come_and_are_answered_and_seeks_end_with_their_line() {
    let (home, server) = (Home::new(), Lichess::start());
    let mut run = player(&home, &server, &["seek", "15+10"]);
    run.wait_for("Seeking a game, 15+10.");
    server.awaits("POST /api/board/seek", 1);
    hears(&mut run, &[("cancel", "No longer seeking."), ("seek 3", "Too fast to seek a game.")]);
    server.closes("seek");
    hears(
        &mut run,
        &[
            ("accept", "No challenge is open."),
            ("challenge nobody", "Not done: not found."),
            ("challenge bob 5+3", "Challenge sent to bob, 5+3."),
            ("challenge ai 9", "Levels are 1 to 8."),
            ("challenge bob 7x", "Not understood: 7x."),
            ("hello", "Not a command: hello."),
        ],
    );
    let challenge = r#"{"type":"challenge","challenge":{"id":"chal0007","challenger":{"id":"eve","name":"Eve\u001b[2J"},"variant":{"key":"standard"},"rated":true,"timeControl":{"type":"clock","limit":600,"increment":0}}}"#;
    server.says("", challenge);
    run.wait_for("Eve [2J challenges you, 10+0, standard, rated. Type accept or decline.");
    run.type_line("decline");
    server.awaits("POST /api/challenge/chal0007/decline", 1);
    server.says("", challenge);
    run.wait_for("challenges you");
    run.type_line("accept");
    server.awaits("POST /api/challenge/chal0007/accept", 1);
    server.begins("game0002", "Eve", "Ann", "10+0");
    run.wait_for("You play Black against Eve.");
    server.plays("game0002", "e2e4");
    run.wait_for("Eva four");
    run.type_line("quit");
    run.type_line("quit");
    assert_eq!(run.end().code, Some(0));
}

#[test]
fn a_token_is_asked_for_kept_for_its_owner_and_given_back() {
    let (home, server) = (Home::new(), Lichess::start());
    server.knows_only(Some(TOKEN));
    let base = server.base();
    let mut run = home.start(&["lichess", "--server", &base]);
    run.wait_for("/account/oauth/token/create");
    run.wait_for("Paste your lichess token. It is not shown.");
    hears(
        &mut run,
        &[("what", "Not a token."), ("lip_wrong_one", "Not signed in: the token is refused.")],
    );
    hears(&mut run, &[(TOKEN, "Signed in as Ann.")]);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = home.data("lichess-token").metadata().unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
    hears(&mut run, &[("forget", "Token revoked and deleted.")]);
    let done = run.end();
    assert_eq!(done.code, Some(0));
    assert!(!done.text().contains("lip_"));
    assert_eq!(server.count("DELETE /api/token"), 1);
    assert!(!home.data("lichess-token").exists());
}

#[test]
fn a_server_that_is_not_there_is_told_at_once() {
    let home = Home::new();
    home.write("lichess-token", TOKEN);
    let done = home.run(&["lichess", "--server", "http://127.0.0.1:9"]);
    assert_eq!(done.code, Some(1));
    assert_eq!(done.text(), "Not signed in: no connection to the server.\n");
}

#[test]
fn castling_of_chess960_and_drops_go_there_and_back() {
    let (home, server) = (Home::new(), Lichess::start());
    server.begins("game0960", "Ann", "Bob", "15+10");
    server.is_variant(
        "game0960",
        "chess960",
        "bqnrkrnb/pppppppp/8/8/8/8/PPPPPPPP/BQNRKRNB w KQkq - 0 1",
    );
    let mut run = player(&home, &server, &["play"]);
    run.wait_for("You play White against Bob.");
    run.type_line("Nb3");
    server.plays("game0960", "g8f6");
    run.wait_for("Felix six");
    run.type_line("Nf3");
    server.plays("game0960", "c8b6");
    run.wait_for("Bella six");
    run.type_line("O-O");
    server.has_moves("game0960", "c1b3 g8f6 g1f3 c8b6 e1f1");
    server.plays("game0960", "e8f8");
    run.wait_for("astl");
    leaves(run);

    let (home, server) = (Home::new(), Lichess::start());
    server.begins("gamezh01", "Ann", "Bob", "15+10");
    server.is_variant("gamezh01", "crazyhouse", "startpos");
    let mut run = player(&home, &server, &["play"]);
    run.wait_for("You play White against Bob.");
    run.type_line("e4");
    server.plays("gamezh01", "d7d5");
    run.wait_for("David five");
    run.type_line("exd5");
    server.plays("gamezh01", "d8d5");
    run.wait_for("David five");
    run.type_line("P@e4");
    server.has_moves("gamezh01", "e2e4 d7d5 e4d5 d8d5 P@e4");
    server.plays("gamezh01", "P@e5");
    run.wait_for("Eva five");
    leaves(run);
}
