//! A short weekend of a club whose players do not see: a round by hand, and one at tables, one of them a peg board.
//! The host is killed while a piece is in a hand.

use std::collections::BTreeMap;

use super::killed::moves;
use super::rounds::{begin, organiser, resigns};
use super::{Room, match_text};
use crate::matched::pegs;
use crate::played::table::board;
use crate::program::{Home, Running};

const CUP: &str = "name = \"Weekend\"\nsystem = \"adjusted swiss\"\nrounds = 2\ntable = \"table.toml\"\n\
    time = \"60+30\"\ntie-breaks = \"BH, SB\"\n\
    [[player]]\nname = \"Adler, Anna\"\nrating = 2000\nsight = \"B1\"\n\
    [[player]]\nname = \"Bauer, Bo\"\nrating = 1900\nsight = \"B1\"\n\
    [[player]]\nname = \"Christ, Clara\"\nrating = 1800\nsight = \"B2\"\n\
    [[player]]\nname = \"Dietz, David\"\nrating = 1700\nsight = \"B1\"\n";

const ROOM: &str = "cup-round-2/room.toml";

/// The event, and the match files of its tables. At table 1 White plays on a peg board.
fn laid() -> Home {
    let home = Home::new();
    home.write_private("cup.toml", CUP);
    let all = match_text("Somebody", "Somebody Else", "");
    home.write_private("table.toml", &all);
    let on_pegs = format!("[white]\n{}", pegs(&home, "pegs"));
    home.write_private("table-1.toml", &all.replacen("[white]\n", &on_pegs, 1));
    home
}

/// Types lines at the desk of the tournament, and waits for an answer to each.
fn asks(desk: &mut Running, lines: &[(&str, &str)]) {
    for (typed, told) in lines {
        desk.type_line(typed);
        desk.wait_for(told);
    }
}

/// White makes a move on the pegs, Black repeats it, and White presses.
fn by_white(room: &mut Room, [from, to]: [&str; 2], repeated: &str) {
    room.plays(&format!(
        "1 pegs types lift {from}
         1 white hears {from}
         1 pegs types seat {to}
         1 white hears {to}
         1 pegs types press
         1 black hears Repeat it.
         1 black types {repeated}
         1 white hears Black repeats it.
         1 pegs types press
         1 black hears Your clock is running."
    ));
}

/// Black types a move, White repeats it by the button and makes it on the pegs, and Black presses.
fn by_black(room: &mut Room, typed: &str, [from, to]: [&str; 2]) {
    room.plays(&format!(
        "1 black types {typed}
         1 white hears Repeat it.
         1 pegs types press
         1 black hears White repeats it.
         1 pegs types lift {from}
         1 white hears {from}
         1 pegs types seat {to}
         1 black hears White has played the move on the board.
         1 black types press
         1 white hears Your clock is running."
    ));
}

/// The host is killed, and opened again. The queen was in White's hand, and goes back to her place.
fn is_killed(room: &mut Room) {
    room.plays(
        "1 pegs types lift d1
         1 white hears queen d1",
    );
    room.host.take().map(Running::kill).unwrap();
    room.plays(
        "1 white hears Connection lost.
         1 black hears Connection lost.",
    );
    room.host = Some(begin(&room.home, &["room", ROOM]));
    room.plays(
        "1 white hears Connected again.
         1 black hears Connected again.",
    );
    room.runs(1, "resume");
    // He is told to put her there, or if his terminal was not back then, that the square is still empty.
    room.plays(
        "1 white hears d1
         1 pegs types seat d1
         1 white hears The board is right.",
    );
}

/// The games of the round are written with their moves and clock times, and the report beside them.
fn leaves_papers(desk: &mut Running, room: &Room) {
    asks(desk, &[("games", "Written: cup-round-2.pgn."), ("report", "cup-round-2-report.brf.")]);
    let games = std::fs::read_to_string(room.home.path("cup-round-2.pgn")).unwrap();
    for part in [
        "[White \"Bauer, Bo\"]",
        "[Board \"1\"]",
        "[Board \"2\"]",
        "[TerminationDetails \"checkmate\"]",
        "1. e4 {[%clk 1:00:",
        "3. Qh5# {[%clk 1:0",
    ] {
        assert!(games.contains(part), "{part}: {games}");
    }
    assert!(!games.contains("B1"), "{games}");
}

#[test]
fn a_weekend_with_a_peg_board_and_a_kill_is_played_to_its_table() {
    let home = laid();
    let mut desk = organiser(&home);
    asks(&mut desk, &[("pair", "Yes or no"), ("yes", "Board 2: ")]);
    asks(&mut desk, &[("result 1 1-0", "Board 1,"), ("result 2 0-1", "Round 1 is over.")]);
    asks(&mut desk, &[("pair", "Yes or no"), ("yes", "Board 2: "), ("tables", "laid: 2.")]);
    let pegs = board(&home, "pegs", &["peg1", "--pieces"]);
    let host = begin(&home, &["room", ROOM]);
    let seats = BTreeMap::from([((1, "pegs"), pegs)]);
    let mut room = Room { home, host: Some(host), seats };
    resigns(&mut room, 2, "black", "1-0");
    for color in ["white", "black"] {
        room.sits(1, color);
    }
    room.plays(
        "1 white hears You play White, Bo Bauer. Opponent: Anna Adler.
         1 white hears You play on the board.",
    );
    room.runs(1, "start");
    room.plays("1 black hears The game begins.");
    by_white(&mut room, ["e2", "e4"], "e4");
    by_black(&mut room, "g5", ["g7", "g5"]);
    by_white(&mut room, ["b1", "c3"], "Nc3");
    by_black(&mut room, "f5", ["f7", "f5"]);
    is_killed(&mut room);
    room.plays(
        "1 pegs types lift d1
         1 white hears queen d1
         1 pegs types seat h5
         1 white hears h5
         1 pegs types press
         1 black hears Checkmate. White wins.
         1 white types sign 1-0
         1 white hears igned
         1 black types sign 1-0
         1 black hears igned",
    );
    desk.wait_for("The last round is over.");
    assert_eq!(moves(&room, 1).join(" "), "e2e4 g7g5 b1c3 f7f5 d1h5");
    asks(&mut desk, &[("standings", "4: David Dietz, 0."), ("log 3", "8: Round 2: paired")]);
    leaves_papers(&mut desk, &room);
    let heard = desk.end().text();
    for line in [
        "1: Bo Bauer, 2.\n2: Anna Adler, 1; Buchholz: 3.\n3: Clara Christ, 1; Buchholz: 1.\n",
        "10: Board 1, round 2: Bo Bauer, Anna Adler: White won.\n",
        "9: Board 2, round 2: Clara Christ, David Dietz: White won.\n",
    ] {
        assert!(heard.contains(line), "{line}: {heard}");
    }
    // Told when it came in, and in the log.
    assert_eq!(heard.matches("round 2: Bo Bauer, Anna Adler: White won.").count(), 2, "{heard}");
}
