//! Goes from board to board of a simultaneous display: each is a game of the archive, left as any other is
//! and taken up again. A board to which nobody has come is no game yet.

use crate::app::boards_now::{BoardNow, BoardsNow, ended_said, named};
use crate::app::open;
use crate::app::order::{AskedOfBoards, Seek};
use crate::app::perform::{Flow, Performer};
use crate::app::session::Session;
use crate::archive::{ArchiveError, Header, Played, SimulBoard};
use crate::command::Command;
use crate::voices::{Lines, Priority, Value};

impl Performer {
    /// What the loop does so that the player comes to this board; `None` if he stays, and has heard why. After
    /// a move the game at his board goes on then: he is not sent away, and told why not, with each line.
    pub(super) fn turn_to(&mut self, seek: Seek, session: &Session) -> Option<Flow> {
        let stays = (seek == Seek::AfterMove).then_some(Flow::LastBoard);
        self.found(seek, session).or(stays)
    }

    fn found(&mut self, seek: Seek, session: &Session) -> Option<Flow> {
        let (own, like) = match session.simul() {
            Some(own) => (own, session.header().clone()),
            None => self.last_simul(session)?,
        };
        let number = own.board;
        let now = self.boards_now(own, session)?;
        let wanted = match seek {
            Seek::Last => now.board(number),
            Seek::Board(wanted) if wanted == number => {
                let at = now.board(number).map(|board| named(session.narrator(), &board.board));
                self.tell("simul-here", &at.unwrap_or_default(), session);
                return None;
            }
            Seek::Board(wanted) => {
                let board = now.board(wanted);
                if board.is_none() {
                    let values = [("board", Value::from(wanted)), ("count", now.count().into())];
                    self.tell("simul-unknown", &values, session);
                }
                board
            }
            Seek::AfterMove | Seek::Next => {
                let next = now.next();
                match next {
                    None if seek == Seek::AfterMove => {}
                    None if now.is_over() => {
                        self.say_lines(now.after_end(session.narrator()), session);
                    }
                    None => self.tell("simul-last", &[], session),
                    Some(_) => {}
                }
                next
            }
        }?;
        self.go_to(wanted, &like, session)
    }

    fn go_to(&mut self, board: &BoardNow, like: &Header, session: &Session) -> Option<Flow> {
        if let Some(said) = ended_said(session.narrator(), board) {
            self.say_lines(vec![said], session);
            return None;
        }
        let Some(game) = &board.game else {
            return Some(Flow::NewGame(Box::new(board.board.header(like))));
        };
        match self.left(Some(game.id), session) {
            Ok(kept) => Some(Flow::Resume(kept)),
            Err(refused) => {
                self.outputs.say(&refused);
                None
            }
        }
    }

    /// Tells of the boards what was asked.
    pub(super) fn tell_boards(&mut self, asked: AskedOfBoards, session: &Session) {
        let Some(own) = session.simul() else { return };
        let Some(now) = self.boards_now(own, session) else { return };
        let narrator = session.narrator();
        let lines = match asked {
            AskedOfBoards::Waiting(at) => now.told(narrator, at),
            AskedOfBoards::AfterEnd => now.after_end(narrator),
        };
        self.say_lines(lines, session);
    }

    /// The display that was left last and is not over, by one of its games that is not; `None` where there
    /// is none, which is told.
    fn last_simul(&mut self, session: &Session) -> Option<(SimulBoard, Header)> {
        let found = match self.game_store.archive.last_simul() {
            Ok(found) => found,
            Err(error) => {
                self.tell_unreadable(&error, session);
                return None;
            }
        };
        let board = found.and_then(|game| Some((game.header.simul_board()?, game.header)));
        if board.is_none() {
            let name = session.narrator().talk.command_name(Command::Simul);
            self.tell("simul-none", &[("name", name.into())], session);
        }
        board
    }

    fn boards_now(&mut self, own: SimulBoard, session: &Session) -> Option<BoardsNow> {
        let archive = &self.game_store.archive;
        let left = |game: &Played| archive.stopped(game.id).ok();
        match archive.games_of_simul(own.event) {
            Ok(games) => Some(BoardsNow::of(own, &games, left)),
            Err(error) => {
                self.tell_unreadable(&error, session);
                None
            }
        }
    }

    fn tell_unreadable(&mut self, error: &ArchiveError, session: &Session) {
        let said = open::unusable(&self.folders, session.narrator(), error);
        self.outputs.say(&said);
    }

    fn tell(&mut self, id: &str, values: &[(&str, Value)], session: &Session) {
        self.outputs.say(&session.narrator().say(Priority::Move, id, values));
    }

    fn say_lines(&mut self, lines: Lines, session: &Session) {
        self.outputs.say(&session.narrator().lines(Priority::Move, lines));
    }
}
