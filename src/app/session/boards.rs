//! Boards under the players' hands: found, compared with the game, played on, lost and found again.
//!
//! What hands do becomes events of the game only while a board agrees with it. Until then the player
//! is led to that, and nothing on the board is a touch or a move.

mod buttons;
mod deeds;
mod guiding;
mod lamps;
mod muting;
mod news;
mod own;
mod sensed;
mod sight;
mod unmoved;
mod unpressed;
mod waiting;
mod wishes;

use shakmaty::{Bitboard, Board, Color, Position, Square};

use crate::app::happened::Happened;
use crate::app::input::BoardId;
use crate::app::no_board::because;
use crate::app::order::BoardOrder;
use crate::app::session::{Act, Manner, Place, Session};
use crate::laws::{Announcing, At, BoardKind, Event};
use crate::pegboard::{Address, Loss, Make, Report, Senses, Told};
use crate::sensing::Hands;
use crate::table::{BoardNews, Memo};

use own::{Own, State};
use sensed::Touches;
use waiting::Waiting;

pub(in crate::app) use sight::Sight;

/// The boards of a session, two at most.
#[derive(Debug, Default)]
pub(super) struct Boards {
    list: Vec<Own>,
    /// How many were opened so far.
    opened: u32,
    /// Whose hand has lifted a man off a shared board last.
    hand: Option<Color>,
    /// Those with which a restored position, or a touch that was waived, is still to be compared.
    restored: Vec<BoardId>,
    /// Whether the clock waits for them.
    waited_for: Option<Waiting>,
}

impl Boards {
    fn of(&self, id: BoardId) -> Option<usize> {
        self.list.iter().position(|own| own.id == id)
    }

    /// The squares on which the men of two boards differ.
    fn differing(one: &Board, other: &Board) -> Bitboard {
        let differ = |square: &Square| one.piece_at(*square) != other.piece_at(*square);
        Square::ALL.into_iter().filter(differ).collect()
    }

    /// The boards as they are for another game: what was done in the last one is over.
    pub(super) fn for_new_game(mut self) -> Self {
        for own in &mut self.list {
            if own.state != State::Away {
                own.state = State::Arriving { led: false };
            }
            (own.compared.illegal, own.button.unpressed) = (None, None);
            own.shown = own.shown.anew(0);
        }
        self.waited_for = None;
        self
    }
}

impl Session {
    /// Looks for the boards that are set, and goes on without those that were there when the game
    /// was left.
    pub(super) fn look_for_boards(&mut self, at: At) -> Vec<Act> {
        let mut acts = self.typed_again(at);
        if self.boards.opened == 0 {
            let addresses = self.manner.boards.clone();
            acts.extend(self.open_boards(addresses));
        }
        acts
    }

    fn open_boards(&mut self, addresses: Vec<Address>) -> Vec<Act> {
        let mut acts = Vec::new();
        for address in addresses {
            self.boards.opened += 1;
            let id = BoardId(self.boards.opened);
            self.boards.list.push(Own::new(id, address.clone()));
            acts.push(Act::Board(BoardOrder::Open(id, address)));
        }
        acts
    }

    /// In a game that is gone on with, boards count only when they are there again.
    fn typed_again(&mut self, at: At) -> Vec<Act> {
        let mut acts = Vec::new();
        for color in Color::ALL {
            if self.place.plays_on_board(color) {
                acts.extend(self.plays(at, color, self.place.without_board()));
            }
        }
        acts
    }

    fn plays(&mut self, at: At, color: Color, kind: BoardKind) -> Vec<Act> {
        self.event_untold(at, Event::Plays(color, kind))
    }

    /// Whether it was set for a player who is no person, and the other one has a board of his own.
    fn is_left_over(&self, own: &Own) -> bool {
        let human = |own: &Own| {
            own.address.owner.map(|owner| self.place.listing.header.players()[owner].is_human())
        };
        human(own) == Some(false) && self.boards.list.iter().any(|own| human(own) == Some(true))
    }

    fn players_of(&self, own: &Own) -> Vec<Color> {
        if self.is_left_over(own) {
            return Vec::new();
        }
        self.place.whose(own).map_or_else(|| Color::ALL.to_vec(), |color| vec![color])
    }

    /// What its players play on when it agrees with the game; nothing where no touch can be seen. Of
    /// two ordinary boards the referee thinks that they are one, which the players share: who has his
    /// own opposite another player plays as on pegs, where touched is what is taken out (D.2.2).
    fn kind_of(&self, own: &Own) -> Option<BoardKind> {
        match own.senses()? {
            _ if self.is_left_over(own) => None,
            Senses::Moves => None,
            Senses::Pegs if self.place.whose(own).is_some() => Some(BoardKind::Pegs),
            Senses::Squares if self.place.whose(own).is_some() && self.place.seems_shared(own) => {
                Some(BoardKind::Pegs)
            }
            Senses::Pegs | Senses::Squares => Some(BoardKind::Ordinary),
        }
    }

    /// Whether what hands do on boards is part of a game.
    fn has_game(&self) -> bool {
        !self.activity.is_reviewing()
            && self.place.listing.id.is_some()
            && self.place.game.is_running()
    }

    /// Whether boards are compared with a game: also with one whose clock waits for that.
    fn is_compared(&self) -> bool {
        let waits = self.boards.waited_for.is_some() && !self.activity.is_reviewing();
        // At a match boards are put right before the clocks run, or while they stand.
        let lays = self.place.occasion.is_match() && self.place.game.outcome().is_none();
        waits || lays || self.has_game()
    }

    /// Takes what the thread of a board tells.
    pub(super) fn board(&mut self, at: At, id: BoardId, told: Told) -> Vec<Act> {
        let Some(i) = self.boards.of(id) else { return Vec::new() };
        let acts = self.board_tells(at, i, told);
        self.place.unlogged(acts)
    }

    fn board_tells(&mut self, at: At, i: usize, told: Told) -> Vec<Act> {
        match told {
            Told::Found(make, port) => self.board_found(at, i, make, port),
            Told::Lost(loss) => self.board_lost(at, i, &loss),
            Told::Chips(chips) => vec![Act::Board(BoardOrder::Keep(chips))],
            Told::Report(Report::Silent) => {
                let port = self.boards.list[i].contact.found.clone().map(|(_, port)| port);
                self.board_lost(at, i, &Loss::NoAnswer(port.unwrap_or_default()))
            }
            Told::Report(report) => self.reported(at, i, &report),
        }
    }

    fn board_found(&mut self, at: At, i: usize, make: Make, port: String) -> Vec<Act> {
        let moves = self.place.game.made().len();
        let own = &mut self.boards.list[i];
        let back = own.contact.known;
        let was_lost = own.contact.loss.is_some();
        (own.contact.loss, own.contact.gone) = (None, None);
        own.hands = Hands::new(make.senses());
        own.state = State::Arriving { led: false };
        own.button.there = make == Make::Peg1 || back && own.button.there;
        (own.button.lever, own.button.early, own.button.unpressed) = (None, None, None);
        own.shown = lamps::Shown::default().anew(moves);
        own.contact.known = true;
        own.contact.found = Some((make, port));
        let mut acts = vec![self.found_said(i, back)];
        acts.extend(self.noted(at, i, BoardNews::Back).filter(|_| was_lost));
        if self.is_left_over(&self.boards.list[i]) {
            self.boards.list[i].state = State::Left;
            acts.push(self.told("board-left-over", &[]));
        } else if make.senses() == Senses::Moves {
            self.boards.list[i].state = State::Played;
            acts.push(self.told("board-moves-only", &[]));
        }
        acts
    }

    /// That a board is there; of two, whose it is.
    fn found_said(&self, i: usize, back: bool) -> Act {
        let own = &self.boards.list[i];
        let name = self.manner.board_value(own).unwrap_or_else(|| "".into());
        let id = if back { "board-back" } else { "board-found" };
        match own.address.owner.filter(|_| self.boards.list.len() > 1) {
            None => self.told(id, &[("name", name)]),
            Some(owner) => {
                let color = self.manner.narrator.color(owner);
                self.told(&format!("{id}-of"), &[("color", color), ("name", name)])
            }
        }
    }

    /// The game goes on at the keyboard; what was touched stays touched.
    fn board_lost(&mut self, at: At, i: usize, loss: &Loss) -> Vec<Act> {
        let own = &mut self.boards.list[i];
        let was_there = own.contact.found.take().is_some();
        own.contact.gone = own.contact.gone.or(was_there.then_some(at));
        own.state = State::Away;
        own.hands.lost();
        if own.contact.loss.as_ref() == Some(loss) && !was_there {
            return Vec::new();
        }
        own.contact.loss = Some(loss.clone());
        let mut acts = self.leave_board(at, i);
        acts.push(self.manner.loss_said(loss, was_there));
        acts.extend(self.noted(at, i, BoardNews::Lost));
        acts
    }

    /// Puts on record at a match what has become of a board: the arbiter hears of it.
    fn noted(&self, at: At, i: usize, news: BoardNews) -> Option<Act> {
        let of = self.place.occasion.seat()?.color;
        let owned = self.place.whose(&self.boards.list[i]) == Some(of);
        owned.then_some(Act::record(Happened::memo(at, Memo::Board(of, news))))
    }

    /// What is done on a board does not count any more.
    fn leave_board(&mut self, at: At, i: usize) -> Vec<Act> {
        let mut acts = Vec::new();
        for color in self.players_of(&self.boards.list[i]) {
            if self.place.plays_on_board(color) {
                acts.extend(self.plays(at, color, self.place.without_board()));
            }
        }
        acts
    }

    fn reported(&mut self, at: At, i: usize, report: &Report) -> Vec<Act> {
        let now = since_begin(at);
        if let Report::Button(_, button, how) = report
            && self.is_press_of_other(i, *button)
        {
            return self.pressed_by_other(at, *button, *how);
        }
        let mut acts =
            self.sensed(at, i, Touches::Told, |hands, scene| hands.report(report, now, scene));
        acts.extend(match report {
            Report::Button(_, button, how) => self.button(at, i, *button, *how),
            Report::Clock(times) => self.lever(at, i, times),
            // It tells no position that could be compared.
            Report::Gap if self.tells_moves(i) => vec![self.told("board-line-lost", &[])],
            Report::Restarted if self.tells_moves(i) => Vec::new(),
            Report::Gap | Report::Restarted => {
                let led = self.boards.list[i].state.led();
                self.boards.list[i].state = State::Arriving { led };
                Vec::new()
            }
            Report::Faulty(square) => vec![self.manner.of_square("board-faulty", *square)],
            // What was muted meanwhile is told when it has been still.
            Report::Mended(square) if self.boards.list[i].hands.muted().contains(*square) => {
                Vec::new()
            }
            Report::Mended(square) => vec![self.manner.of_square("board-steady", *square)],
            Report::NoButton if std::mem::take(&mut self.boards.list[i].button.there) => {
                vec![self.told("board-no-button", &[])]
            }
            Report::Learned(wrong) => {
                let id = if wrong.is_empty() { "board-learned" } else { "board-not-learned" };
                vec![self.told(id, &[])]
            }
            Report::WhichSide => vec![self.told("board-which-side", &[])],
            report => self.news_of(at, i, report),
        });
        acts
    }

    /// Whether it tells finished moves and nothing else.
    fn tells_moves(&self, i: usize) -> bool {
        self.boards.list[i].senses() == Some(Senses::Moves)
    }

    /// Tells the boards that time has passed.
    pub(super) fn boards_tick(&mut self, at: At) -> Vec<Act> {
        let now = since_begin(at);
        let mut acts = Vec::new();
        for i in 0..self.boards.list.len() {
            acts.extend(
                self.sensed(at, i, Touches::Told, |hands, scene| hands.time_passed(now, scene)),
            );
            acts.extend(self.press_missing(at, i));
            acts.extend(self.still_unmoved(at, i));
        }
        self.place.unlogged(acts)
    }

    /// When hands must be told that time has passed.
    pub(super) fn boards_due(&self) -> Option<At> {
        let hands = self.boards.list.iter().filter_map(|own| own.hands.deadline()).min();
        let hands = hands.map(|due| At::ZERO + due);
        let early = self.boards.list.iter().filter_map(|own| Some(own.button.early?.1));
        let said = |own: &Own| [own.button.unpressed, own.unmoved].into_iter().flatten().min();
        let unpressed = self.boards.list.iter().filter_map(said);
        let ends = self.boards.waiting_ends();
        hands.into_iter().chain(early).chain(unpressed).chain(ends).min()
    }

    /// Compares the boards with the game after whatever has happened, and tells them what is new.
    pub(super) fn boards_follow(&mut self, at: At) -> Vec<Act> {
        let mut acts = Vec::new();
        let used = |i: &usize| !self.is_left_over(&self.boards.list[*i]);
        let used: Vec<usize> = (0..self.boards.list.len()).filter(used).collect();
        for i in used {
            acts.extend(self.follows(at, i));
            acts.extend(self.shows(at, i));
        }
        self.place.unlogged(acts)
    }
}

impl Place {
    /// What a person plays on who has no board.
    fn without_board(&self) -> BoardKind {
        if self.listing.header.touch { BoardKind::Screen } else { BoardKind::Typed }
    }

    /// Whether what this player does on a board counts.
    pub(super) fn plays_on_board(&self, color: Color) -> bool {
        let kind = self.game.rules().boards[color];
        matches!(kind, BoardKind::Pegs | BoardKind::Ordinary)
    }

    /// Whose hands are on a board: of one player, or of both.
    fn whose(&self, own: &Own) -> Option<Color> {
        let human = |color: &Color| self.is_here(*color);
        own.address.owner.filter(human).or(self.side())
    }

    /// The player whose board it is, of a shared one the player to move.
    fn player_of(&self, own: &Own) -> Color {
        self.whose(own).unwrap_or(self.game.position().turn())
    }

    /// Whether the referee would take an ordinary board for one that both players share, though it
    /// has an owner.
    fn seems_shared(&self, own: &Own) -> bool {
        match self.occasion.seat() {
            Some(seat) => {
                let rules = self.game.rules();
                let other = rules.boards[!seat.color] == BoardKind::Ordinary;
                other && rules.announcing == Announcing::Off
            }
            None => own.address.owner.is_some() && self.side().is_none(),
        }
    }
}

impl Manner {
    fn loss_said(&self, loss: &Loss, was_there: bool) -> Act {
        let id = if was_there { "board-gone" } else { "board-not-there" };
        self.told(id, &because(&self.narrator, loss))
    }
}

fn since_begin(at: At) -> std::time::Duration {
    at.since(At::ZERO)
}
