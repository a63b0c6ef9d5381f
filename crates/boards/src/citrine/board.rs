//! A Citrine for a simulator: lines for moves, and the commands that are used here.

use std::time::Duration;

use shakmaty::uci::UciMove;
use shakmaty::{File, Position as _, Rank, Square};
use touchmove_position::Position;

use crate::citrine::board_move;

/// What is lost after a command (tests on a board, empiricalrabbit, May 2016).
const DEAF: Duration = Duration::from_millis(100);

/// A board on which a game is played.
#[derive(Debug, Default)]
pub struct Board {
    line: String,
    out: Vec<u8>,
    tells: bool,
    deaf_until: Duration,
    /// A move that is shown and waits to be sent once more.
    shown: Option<String>,
    moves: Vec<String>,
    /// As the board writes them, whoever made them.
    list: Vec<String>,
    /// Before the first move and after each.
    positions: Vec<Position>,
}

impl Board {
    /// A board at the beginning of a game, which tells nothing until it is asked to.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// The moves that were made, as the board writes them, those of the computer as it sent them.
    #[must_use]
    pub fn moves(&self) -> &[String] {
        &self.moves
    }

    /// The player makes a move, as the board writes it.
    pub fn play(&mut self, text: &str) {
        self.moves.push(text.to_owned());
        let mut position = self.position();
        let legal = position.legal_moves();
        if let Some(mv) = legal.into_iter().find(|mv| board_move(*mv).as_deref() == Some(text)) {
            position.play_unchecked(mv);
        }
        self.makes(text, position);
        self.tell('M', text);
    }

    /// The player takes the last move back.
    pub fn take_back(&mut self) {
        if let Some(text) = self.moves.last().cloned() {
            self.tell('T', &text);
            self.moves.pop();
            self.list.pop();
            self.positions.pop();
        }
    }

    /// The player begins a new game: settings are forgotten.
    pub fn new_game(&mut self) {
        self.moves.clear();
        self.list.clear();
        self.positions.clear();
        self.shown = None;
        self.tells = false;
        self.out.extend(b"New Game\r\n");
    }

    /// Switched off and on again: it keeps its game.
    pub fn power_cycle(&mut self) {
        (self.tells, self.shown) = (false, None);
        self.line.clear();
        self.out.clear();
    }

    /// The pieces are set up otherwise, before the first move.
    pub fn set_up(&mut self, position: &Position) {
        self.positions = vec![position.clone()];
    }

    /// Takes bytes from the computer. What is sent too early after a command is lost.
    pub fn receive(&mut self, bytes: &[u8], now: Duration) {
        for byte in bytes {
            match byte {
                b'\r' | b'\n' if self.line.is_empty() => {}
                b'\r' | b'\n' => {
                    let line = std::mem::take(&mut self.line);
                    if now >= self.deaf_until {
                        self.carry_out(line.trim());
                    }
                    self.deaf_until = now.saturating_add(DEAF);
                }
                _ => self.line.push(char::from(*byte)),
            }
        }
    }

    /// The bytes for the computer; they are handed over once.
    pub fn to_send(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.out)
    }

    fn carry_out(&mut self, command: &str) {
        match command.to_ascii_uppercase().as_str() {
            "I" => self.out.extend(b"ID. UCBII V1.09\r\n"),
            "P" => self.draw(),
            "G" => self.enumerate(),
            "C" => self.out.extend(b"Clock 00:06:27 00:00:01\r\n"),
            "N" => self.new_game(),
            "X ON" => self.tells = true,
            "X OFF" => self.tells = false,
            text if text.starts_with("M ") => self.order(&command[2..]),
            _ => {}
        }
    }

    /// A move that is illegal is passed over without a word, as every command that it cannot carry out
    /// (Novag's description; empiricalrabbit, May 2016).
    fn order(&mut self, text: &str) {
        let mut position = self.position();
        let uci = text.replace('/', "").to_lowercase().parse::<UciMove>().ok();
        let mv = uci.and_then(|uci| uci.to_move(&position).ok());
        let Some((mv, written)) = mv.and_then(|mv| Some((mv, board_move(mv)?))) else { return };
        if self.shown.take_if(|shown| shown == text).is_some() {
            self.moves.push(text.to_owned());
            position.play_unchecked(mv);
            self.makes(&written, position);
        } else {
            self.shown = Some(text.to_owned());
        }
    }

    fn tell(&mut self, kind: char, text: &str) {
        let number = self.moves.len().div_ceil(2);
        let black = if self.moves.len().is_multiple_of(2) { "," } else { " " };
        if self.tells {
            self.out.extend(format!("{kind}{number:>4}{black}  {text}\r\n").bytes());
        }
    }

    fn position(&self) -> Position {
        self.positions.last().cloned().unwrap_or_default()
    }

    fn makes(&mut self, written: &str, position: Position) {
        if self.positions.is_empty() {
            self.positions.push(Position::default());
        }
        self.list.push(written.to_owned());
        self.positions.push(position);
    }

    /// As one board has drawn it (S. Edwards, talkchess, October 2008).
    fn draw(&mut self) {
        let position = self.position();
        let files = ".  aa bb cc dd ee ff gg hh\r\n";
        let mut drawn = format!("Position Board\r\n{files}");
        for rank in Rank::ALL.into_iter().rev() {
            let squares = File::ALL.map(|file| {
                let square = Square::from_coords(file, rank);
                let empty = if square.is_dark() { "::" } else { "  " };
                position.board().piece_at(square).map_or_else(
                    || empty.to_owned(),
                    |piece| {
                        let color = piece.color.fold_wb('W', 'b');
                        format!("{color}{}", piece.char())
                    },
                )
            });
            let number = rank.char();
            drawn.extend([".", &number.to_string(), " ", &squares.join(" ")]);
            drawn.extend([" ", &number.to_string(), "\r\n"]);
        }
        self.out.extend(drawn.bytes().chain(files.bytes()));
    }

    /// As one board has listed it (empiricalrabbit, May 2016).
    fn enumerate(&mut self) {
        let moves: Vec<&[String]> = self.list.chunks(2).collect();
        let mut list = format!("Game {:>3}\r\n.      white       black\r\n", moves.len());
        for (number, made) in (1..).zip(moves) {
            let [white, black] = [0, 1].map(|side| made.get(side).map_or("", String::as_str));
            list += format!(".{number:>4}  {white:<12}{black}").trim_end();
            list += "\r\n";
        }
        self.out.extend(list.bytes());
    }
}
