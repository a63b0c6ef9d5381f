//! A game at simulated boards: hands that lift and seat, and a player who does as he is told.

use std::path::Path;

use crate::program::{Home, Running};

/// What hands do for each move, and what is heard of it: an en passant capture, a castling and a
/// promotion are among them.
pub(super) const GAME: [(&str, &str); 10] = [
    ("-g1 f3", "knight g1 f3"),
    ("-d7 d5", "pawn d7 d5"),
    ("-g2 g3", "pawn g2 g3"),
    ("-d5 d4", "pawn d5 d4"),
    ("-c2 c4", "pawn c2 c4"),
    ("-c4 -d4 c3", "pawn d4 takes c3, en passant"),
    ("-f1 g2", "bishop f1 g2"),
    ("-b2 -c3 b2", "pawn c3 takes b2"),
    ("-e1 g1 -h1 f1", "short castling"),
    ("-a1 -b2 a1=queen", "pawn b2 takes a1 promotes to queen"),
];

/// What is said when a board stands as it should: after guidance, and when nothing had to be done.
const RIGHT: [&str; 2] = ["The board is right.", "You play on the board."];

/// What is said when it stands as before a move that was begun.
const BEGUN: &str = "The men stand as before.";

/// What is asked when a board cannot say whether a move is done.
const LINGERS: &str = "If you have finished your move, type it.";

/// The same game as it is written.
pub(super) const WRITTEN: &str = "1. Nf3 d5 2. g3 d4 3. c4 dxc3 4. Bg2 cxb2 5. O-O bxa1=Q *";

/// The pause between two things that a hand does, in milliseconds.
const HAND: u32 = 350;

/// How a move is finished on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Finished {
    /// By its button.
    Button,
    /// By the lever of its clock.
    Lever,
    /// By taking the hand off.
    Rest,
}

/// A board, and how its moves are finished.
pub(super) struct Hand {
    pub(super) board: Running,
    finished: Finished,
}

/// A board at a port of this name, with the chance of 1 unless another is given; what it is told
/// stands in its lines.
pub(crate) fn board(home: &Home, name: &str, args: &[&str]) -> Running {
    let link = home.path(name);
    let seed: &[&str] = if args.contains(&"--seed") { &[] } else { &["--seed", "1"] };
    let all = [&["pegboard", "simulate"], args, &["--link", text(&link)], seed].concat();
    let mut board = home.start(&all);
    board.wait_for(name);
    board
}

/// The address of that board.
pub(super) fn address(home: &Home, make: &str, name: &str) -> String {
    format!("{make}:{}", text(&home.path(name)))
}

pub(super) fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// The moves of a game that was kept.
pub(super) fn moves(home: &Home, game: &str) -> String {
    let pgn = home.run(&["export", game, "--pgn"]).transcript();
    let (_, moves) = pgn.split_once("\n\n").unwrap();
    moves.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A game of two at these boards, with settings of the environment.
pub(super) fn play(home: &Home, boards: &[&str], settings: &[(&str, &str)]) -> Running {
    let first = ["play", "--speech", "off", "--moves", "en", "--opponent", "human"];
    let boards = boards.iter().flat_map(|board| ["--pegboard", board]);
    let mut command = home.command(&first);
    command.args(boards).envs(settings.iter().copied());
    Running::of(command)
}

/// Listens for a line, and says what a pawn becomes when that is asked.
pub(super) fn hear(program: &mut Running, awaited: &str) {
    loop {
        let line = program.wait_for("");
        if line.contains("say what the pawn becomes") {
            program.type_line("queen");
        }
        if line == awaited {
            return;
        }
    }
}

impl Hand {
    pub(super) fn new(board: Running, finished: Finished) -> Self {
        Self { board, finished }
    }

    /// Pieces are lifted, `-e2`, and seated, `e4`; a pawn becomes another piece, `e8=queen`.
    pub(super) fn does(&mut self, deeds: &str) {
        for deed in deeds.split_whitespace() {
            let line = match (deed.strip_prefix('-'), deed.split_once('=')) {
                (Some(square), _) => format!("lift {square}"),
                (None, Some((square, piece))) => format!("seat {square} {piece}"),
                (None, None) => format!("seat {deed}"),
            };
            self.board.type_line(&line);
            self.board.type_line(&format!("wait {HAND}"));
        }
    }

    /// A move, up to where the clock is pressed.
    pub(super) fn moves(&mut self, deeds: &str) {
        self.does(deeds);
        match self.finished {
            Finished::Button => self.board.type_line("press"),
            Finished::Lever => self.board.type_line("lever"),
            Finished::Rest => {}
        }
    }

    /// A move, up to where it is heard: once more if something was lost on the way, and the board had
    /// to be put right.
    pub(super) fn plays(&mut self, program: &mut Running, deeds: &str, heard: &str) {
        self.moves(deeds);
        loop {
            let line = program.wait_for("");
            if line == "Your board does not match the game." {
                self.obeys(program);
                self.moves(deeds);
            } else if line == LINGERS {
                program.type_line(&typed(deeds));
            } else if line.contains("say what the pawn becomes") {
                program.type_line("queen");
            } else if line == heard {
                return;
            }
        }
    }

    /// Does what is said until the board is right.
    pub(super) fn obeys(&mut self, program: &mut Running) {
        loop {
            let line = program.wait_for("");
            let squares: Vec<&str> =
                line.split([' ', '.']).filter(|word| is_square(word)).collect();
            let colors = ["white ", "black "];
            let piece = colors.into_iter().find_map(|color| {
                let (_, piece) = line.split_once(color)?;
                Some(format!("{color}{}", piece.split(' ').next()?))
            });
            match (line.split(' ').next(), &squares[..], piece) {
                (Some("Take"), [square], _) => self.board.type_line(&format!("lift {square}")),
                (Some("Take"), [from, to], Some(piece)) => {
                    self.board.type_line(&format!("lift {from}"));
                    self.board.type_line(&format!("seat {to} {piece}"));
                }
                (Some("Put"), [square], Some(piece)) => {
                    self.board.type_line(&format!("seat {square} {piece}"));
                }
                _ if RIGHT.contains(&line.as_str()) || line.starts_with(BEGUN) => return,
                _ => {}
            }
        }
    }
}

/// A move as it is typed: from where the last piece was lifted before the first was seated.
fn typed(deeds: &str) -> String {
    let squares = |deed: &str| deed.trim_start_matches('-')[..2].to_owned();
    let lifted: Vec<&str> = deeds.split(' ').take_while(|deed| deed.starts_with('-')).collect();
    let seated = deeds.split(' ').find(|deed| !deed.starts_with('-'));
    [lifted[lifted.len() - 1], seated.unwrap()].map(squares).concat()
}

fn is_square(word: &str) -> bool {
    word.parse::<shakmaty::Square>().is_ok()
}
