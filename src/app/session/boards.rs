//! Boards under the players' hands: found, compared with the game, played on, lost and found again.
//!
//! What hands do becomes events of the game only while a board agrees with it. Until then the player
//! is led to that, and nothing on the board is a touch or a move.

mod announced;
mod board_of;
mod buttons;
mod deeds;
mod exercising;
mod guiding;
mod kings;
mod lamps;
mod laid;
mod menu;
mod muting;
mod news;
mod next;
mod own;
mod sensed;
mod sight;
mod unheard;
mod unmoved;
mod unpressed;
mod waiting;
mod wishes;

use shakmaty::{Bitboard, Board, Color, Position, Square};

use crate::app::happened::Happened;
use crate::app::input::BoardId;
use crate::app::no_board::because;
use crate::app::order::BoardOrder;
use crate::app::session::intent::{Intent, Next, Touches, all, said};
use crate::app::session::teller::Teller;
use crate::app::session::{Act, Manner, Place, Session};
use crate::laws::{Announcing, At, BoardKind, Event};
use crate::pegboard::{Address, BoardEvent, Loss, Make, Orientation, Report, Senses};
use crate::table::{BoardNews, Memo};

pub(super) use kings::Given;
use kings::Kings;
use own::{Own, State};
use waiting::Waiting;

pub(in crate::app) use sight::BoardSight;

/// The boards of a session, two at most.
#[derive(Debug, Default)]
pub(super) struct Boards {
    list: Vec<Own>,
    /// How many were opened so far.
    opened: u32,
    /// How they lie, if the player has said it here.
    lie: Option<Orientation>,
    /// Whose hand has lifted a piece off a shared board last.
    hand: Option<Color>,
    /// Whether the clock waits for them.
    waited_for: Option<Waiting>,
}

impl Boards {
    fn of(&self, id: BoardId) -> Option<usize> {
        self.list.iter().position(|own| own.id == id)
    }

    /// The squares on which the pieces of two boards differ.
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
            (own.compared.illegal, own.button.unpressed, own.exercise) = (None, None, None);
            (own.compared.unheard, own.kings) = (None, Kings::default());
            own.shown = own.shown.anew(0);
        }
        self.waited_for = None;
        self
    }
}

impl Boards {
    /// Looks for the boards that are set, and goes on without those that were there when the game
    /// was left.
    pub(super) fn look_for(&mut self, here: Teller<'_>) -> Vec<Intent> {
        let typed = here.typed_again();
        let opened =
            if self.opened == 0 { self.open(here.manner.boards.clone()) } else { Vec::new() };
        typed.chain(all(opened)).collect()
    }

    fn open(&mut self, addresses: Vec<Address>) -> Vec<Act> {
        let mut acts = Vec::new();
        for address in addresses {
            self.opened += 1;
            let id = BoardId(self.opened);
            self.list.push(Own::new(id, address.clone()));
            acts.push(Act::Board(BoardOrder::Open(id, address)));
        }
        acts
    }

    /// What follows from what the thread of a board tells.
    pub(super) fn tells(
        &mut self,
        at: At,
        here: Teller<'_>,
        id: BoardId,
        told: BoardEvent,
    ) -> Vec<Intent> {
        let Some(i) = self.of(id) else { return Vec::new() };
        let wanted = match told {
            BoardEvent::Found(make, port) => {
                return all(self.board_found(at, here, i, make, port));
            }
            BoardEvent::Lost(loss) => self.board_lost(at, here, i, &loss),
            BoardEvent::Chips(chips) => said(Act::Board(BoardOrder::Keep(chips))),
            BoardEvent::CatchesUp(catches_up) => {
                self.list[i].contact.catches_up = catches_up;
                Vec::new()
            }
            BoardEvent::Report(Report::Silent) => {
                let port = self.list[i].contact.found.clone().map(|(_, port)| port);
                self.board_lost(at, here, i, &Loss::NoAnswer(port.unwrap_or_default()))
            }
            BoardEvent::Report(report) => self.reported(at, here, i, report),
        };
        self.laid(here).of_board(i, wanted)
    }

    fn board_found(
        &mut self,
        at: At,
        here: Teller<'_>,
        i: usize,
        make: Make,
        port: String,
    ) -> Vec<Act> {
        let moves = here.place.game.made().len();
        let own = &mut self.list[i];
        let back = own.contact.known;
        let was_lost = own.contact.loss.is_some();
        (own.contact.loss, own.contact.gone) = (None, None);
        own.contact.catches_up = false;
        own.hands = own.hands.anew(make.senses());
        own.state = State::Arriving { led: false };
        own.button.there = make == Make::Peg1 || back && own.button.there;
        (own.button.lever, own.button.early, own.button.unpressed) = (None, None, None);
        own.shown = lamps::Shown::default().anew(moves);
        own.contact.known = true;
        own.contact.found = Some((make, port));
        let mut acts = vec![self.laid(here).found_said(i, back)];
        acts.extend(self.list[i].noted(at, here, BoardNews::Back).filter(|_| was_lost));
        if self.laid(here).is_left_over(&self.list[i]) {
            self.list[i].state = State::Left;
            acts.push(here.manner.told("board-left-over", &[]));
        } else if make.senses() == Senses::Moves {
            self.list[i].state = State::Played;
            acts.push(here.manner.told("board-moves-only", &[]));
        }
        acts
    }

    /// The game goes on at the keyboard; what was touched stays touched.
    fn board_lost(&mut self, at: At, here: Teller<'_>, i: usize, loss: &Loss) -> Vec<Intent> {
        let own = &mut self.list[i];
        let was_there = own.contact.found.take().is_some();
        own.contact.gone = own.contact.gone.or(was_there.then_some(at));
        own.contact.catches_up = false;
        own.state = State::Away;
        own.hands.lost();
        if own.contact.loss.as_ref() == Some(loss) && !was_there {
            return Vec::new();
        }
        own.contact.loss = Some(loss.clone());
        let said = here.manner.loss_said(loss, was_there);
        let own = &self.list[i];
        let noted = own.noted(at, here, BoardNews::Lost);
        let left = self.laid(here).leave_board(own);
        let stood = if was_there { own.stood_unpressed(here) } else { Vec::new() };
        let told = [said].into_iter().chain(noted).chain(stood);
        all(told).into_iter().chain(left).collect()
    }

    fn reported(&mut self, at: At, here: Teller<'_>, i: usize, report: Report) -> Vec<Intent> {
        let now = since_begin(at);
        if let Report::Button(_, button, how) = report
            && self.list[i].is_press_of_other(here, button)
        {
            return all(here.pressed_by_other(at, button, how));
        }
        let own = &mut self.list[i];
        own.waits_for_kings(at, here, &report);
        let mut wanted =
            own.sensed(here, Touches::Told, |hands, scene| hands.report(&report, now, scene));
        wanted.push(own.wants(Next::Reported(report)));
        wanted
    }

    /// Tells the boards that time has passed.
    pub(super) fn time_passed(&self) -> Vec<Intent> {
        self.list.iter().map(|own| own.wants(Next::TimePassed)).collect()
    }

    /// Says what was waited for and has not come.
    fn missed(&mut self, at: At, here: Teller<'_>, i: usize) -> Vec<Intent> {
        let unpressed = self.press_missing(at, here, i);
        let kings = self.kings_after_end(at, here, i);
        let unmoved = self.list[i].still_unmoved(at, here);
        all(unpressed.into_iter().chain(unmoved).chain(kings))
    }

    /// When hands must be told that time has passed.
    pub(super) fn due(&self) -> Option<At> {
        let hands = self.list.iter().filter_map(|own| own.hands.deadline()).min();
        let hands = hands.map(|due| At::ZERO + due);
        let early = self.list.iter().filter_map(|own| Some(own.button.early?.1));
        let said = |own: &Own| {
            [own.button.unpressed, own.unmoved, own.kings.rests].into_iter().flatten().min()
        };
        let unpressed = self.list.iter().filter_map(said);
        let ends = self.waiting_ends();
        hands.into_iter().chain(early).chain(unpressed).chain(ends).min()
    }

    /// Compares the boards with the game after whatever has happened, and tells them what is new.
    pub(super) fn follow(&self, here: Teller<'_>) -> Vec<Intent> {
        let used = self.list.iter().filter(|own| !self.laid(here).is_left_over(own));
        used.flat_map(|own| [own.wants(Next::Follows), own.wants(Next::Shows)]).collect()
    }
}

impl Own {
    /// Whose hands are on a board: of one player, or of both.
    fn whose(&self, place: &Place) -> Option<Color> {
        let human = |color: &Color| place.is_here(*color);
        self.address.owner.filter(human).or(place.side())
    }

    /// The player whose board it is, of a shared one the player to move.
    fn player(&self, place: &Place) -> Color {
        self.whose(place).unwrap_or(place.game.position().turn())
    }

    /// Whether the referee would take an ordinary board for one that both players share, though it
    /// has an owner.
    fn seems_shared(&self, place: &Place) -> bool {
        match place.occasion.seat() {
            Some(seat) => {
                let rules = place.game.rules();
                let other = rules.boards[!seat.color] == BoardKind::Ordinary;
                other && rules.announcing == Announcing::Off
            }
            None => self.address.owner.is_some() && place.side().is_none(),
        }
    }

    /// That the player's move stands on a board that is gone, and is not pressed: nothing of it counts
    /// before it is typed or announced, or the board is back.
    fn stood_unpressed(&self, here: Teller<'_>) -> Vec<Act> {
        let (game, by) = (&here.place.game, self.player(here.place));
        let mine = by == game.position().turn() && here.place.has_game();
        let unsaid = game.underway().on_board().is_some() && game.announced().is_none();
        let counts = mine && unsaid && here.place.plays_on_board(by);
        match game.rules().announcing {
            _ if !counts || game.rules().has_arbiter() => Vec::new(),
            Announcing::Off => here.stood_unpressed().into_iter().collect(),
            _ => here.stage_said(),
        }
    }

    /// Puts on record at a match what has become of a board: the arbiter hears of it.
    fn noted(&self, at: At, here: Teller<'_>, news: BoardNews) -> Option<Act> {
        let of = here.place.occasion.seat()?.color;
        let owned = self.whose(here.place) == Some(of);
        owned.then_some(Act::record(Happened::memo(at, Memo::Board(of, news))))
    }
}

impl Session {
    /// Does what boards want, by how things stand.
    pub(super) fn boards_want(
        &mut self,
        at: At,
        want: impl FnOnce(&mut Boards, Teller<'_>) -> Vec<Intent>,
    ) -> Vec<Act> {
        let here = Teller { place: &self.place, manner: &self.manner, opponent: &self.opponent };
        let wanted = want(&mut self.boards, here);
        self.carry_out(at, wanted)
    }

    /// Does what boards want, and keeps out of the log what could give away a sealed move.
    pub(super) fn boards_want_unlogged(
        &mut self,
        at: At,
        want: impl FnOnce(&mut Boards, Teller<'_>) -> Vec<Intent>,
    ) -> Vec<Act> {
        let acts = self.boards_want(at, want);
        self.place.unlogged(acts)
    }

    /// Compares the boards with the game after whatever has happened, and tells them what is new.
    pub(super) fn boards_follow(&mut self, at: At) -> Vec<Act> {
        self.boards_want_unlogged(at, |boards, here| boards.follow(here))
    }
}

impl<'a> Teller<'a> {
    /// In a game that is gone on with, boards count only when they are there again.
    fn typed_again(self) -> impl Iterator<Item = Intent> + use<'a> {
        let plays = Color::ALL.into_iter().filter(move |&color| self.place.plays_on_board(color));
        plays.map(move |color| self.without_board(color))
    }

    /// That a move stands on a board that is gone, if one does that nobody has pressed or announced.
    pub(super) fn stood_unpressed(self) -> Option<Act> {
        let game = &self.place.game;
        let mv = game.underway().on_board().filter(|_| game.announced().is_none())?;
        Some(self.manner.of_announced("board-gone-unpressed", &self.place.as_spoken(mv)))
    }

    /// That this player plays without a board.
    fn without_board(self, color: Color) -> Intent {
        Intent::untold(Event::Plays(color, self.place.without_board()))
    }
}

impl Place {
    /// Whether what hands do on boards is part of a game: one that runs, or whose clocks wait for them.
    fn has_game(&self) -> bool {
        let waits = self.is_halted() && self.is_here(self.game.position().turn());
        let runs = self.game.is_running() || waits;
        !self.activity.is_elsewhere() && self.listing.id.is_some() && runs
    }

    /// What a person plays on who has no board.
    fn without_board(&self) -> BoardKind {
        if self.listing.header.touch { BoardKind::Screen } else { BoardKind::Typed }
    }

    /// Whether what this player does on a board counts.
    pub(super) fn plays_on_board(&self, color: Color) -> bool {
        let kind = self.game.rules().boards[color];
        matches!(kind, BoardKind::Pegs | BoardKind::Ordinary)
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
