//! A simultaneous display of eight boards, with a kill in the middle.

use super::*;

/// The board that was named last.
fn board(terminal: &Terminal) -> Option<String> {
    let rows = terminal.rows();
    let named = rows.iter().rev().find(|row| row.starts_with("Board ") && row.ends_with('.'));
    named.cloned()
}

/// Waits for a board, and for its opponent's answer, and types a line there.
fn at_board(terminal: &mut Terminal, number: usize, line: &str) {
    let said = format!("Board {number}: level {number}.");
    terminal.until(&said, |terminal| board(terminal).as_ref() == Some(&said));
    terminal.line(line);
}

/// Resigns, and waits for what is said then.
fn gives_up(terminal: &mut Terminal, then: &str) {
    terminal.line("resign");
    terminal.until("a question", |terminal| terminal.last_rows(4).contains("yes or no"));
    terminal.line("yes");
    terminal.until(then, |terminal| terminal.shows(then));
}

#[test]
fn eight_boards_come_in_turn_and_a_kill_loses_none() {
    let home = Home::new();
    let mut terminal = Terminal::game(&home, &["--talk", "en"]);
    terminal.line("simul 8");
    for number in 1..=8 {
        at_board(&mut terminal, number, "d4");
    }
    // Each opponent has answered when the player is back.
    for number in 1..=3 {
        at_board(&mut terminal, number, "Nf3");
    }
    let fourth = "Board 4: level 4.";
    terminal.until(fourth, |terminal| board(terminal).as_deref() == Some(fourth));
    terminal.kill();
    let resume = ["resume", "--speech", "off", "--moves", "en", "--talk", "en"];
    let mut terminal = Terminal::new(&home, "xterm", (250, 80), &resume);
    at_board(&mut terminal, 4, "waiting");
    terminal.until("what waits", |terminal| terminal.shows("Board 3: level 3, move 2,"));
    for number in [5, 6, 7, 8] {
        assert!(terminal.shows(&format!("Board {number}: level {number}, move 1,")));
    }
    terminal.line("board 7");
    at_board(&mut terminal, 7, "last");
    gives_up(&mut terminal, "Boards left: 7.");
    for (number, left) in [8, 1, 2, 3, 4, 5].into_iter().zip((1..=6).rev()) {
        terminal.line("next board");
        at_board(&mut terminal, number, "last");
        gives_up(&mut terminal, &format!("Boards left: {left}."));
    }
    terminal.line("next board");
    // The last board is played as any other game.
    at_board(&mut terminal, 6, "Nf3");
    gives_up(&mut terminal, "The simul is over. Won: 0, drawn: 0, lost: 8.");
    let mut boards: Vec<String> = (1..=8)
        .map(|game: u8| {
            let sheet = home.run(&["export", &game.to_string(), "--pgn"]);
            assert!(sheet.out.iter().any(|line| line.starts_with("1. d4 ")), "{sheet:?}");
            sheet.out.into_iter().find(|line| line.starts_with("[Board ")).unwrap()
        })
        .collect();
    boards.sort();
    assert_eq!(boards, (1..=8).map(|board| format!("[Board \"{board}\"]")).collect::<Vec<_>>());
}

#[test]
fn a_board_that_is_open_elsewhere_is_told_once_and_the_game_goes_on_here() {
    let home = Home::new();
    let mut player = home.start_game(&["--talk", "en"]);
    player.wait_for("New game");
    for (line, heard) in [
        ("simul 2 level 1", "Board 1: level 1."),
        ("d4", "Board 2: level 1."),
        ("d4", "Board 1: level 1."),
        ("next board", "Board 2: level 1."),
    ] {
        player.type_line(line);
        player.wait_for(heard);
    }
    // The opponent at the second board answers there.
    player.wait_for("Since then");
    player.next_line().unwrap();
    let mut other = home.start(&["resume", "1", "--talk", "en", "--speech", "off"]);
    other.wait_for("Board 1: level 1.");
    player.type_line("Nf3");
    player.wait_for("Game 1 is open in another window.");
    let answer = player.next_line().unwrap();
    assert!(!answer.starts_with("Game 1"), "{answer}");
    player.type_line("last");
    player.wait_for(", move 2.");
    player.type_line("quit");
    let run = player.end();
    let told = run.out.iter().filter(|line| line.starts_with("Game 1 is open")).count();
    assert_eq!((run.code, told), (Some(0), 1), "{}", run.text());
    drop(other.kill());
}
