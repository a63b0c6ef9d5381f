//! A Citrine for a simulator: lines for moves, and the commands that are used here.

use std::time::Duration;

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
        self.tell('M', text);
    }

    /// The player takes the last move back.
    pub fn take_back(&mut self) {
        if let Some(text) = self.moves.last().cloned() {
            self.tell('T', &text);
            self.moves.pop();
        }
    }

    /// The player begins a new game: settings are forgotten.
    pub fn new_game(&mut self) {
        self.moves.clear();
        self.shown = None;
        self.tells = false;
        self.out.extend(b"New Game\r\n");
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
            "C" => self.out.extend(b"Clock 00:06:27 00:00:01\r\n"),
            "N" => self.new_game(),
            "X ON" => self.tells = true,
            "X OFF" => self.tells = false,
            text if text.starts_with("M ") => self.order(&command[2..]),
            _ => {}
        }
    }

    fn order(&mut self, text: &str) {
        if self.shown.take_if(|shown| shown == text).is_some() {
            self.moves.push(text.to_owned());
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
}
