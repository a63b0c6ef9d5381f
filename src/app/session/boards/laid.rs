//! The boards as they lie: whose each is, whether what is done on it counts, and what is said of that.
//! Nothing changes here.

use shakmaty::{Color, Position, Square};

use crate::app::order::Output;
use crate::app::session::Act;
use crate::app::session::boards::announced::makes_announced;
use crate::app::session::boards::muting::not_made;
use crate::app::session::boards::{Boards, Own, State};
use crate::app::session::intent::{Intent, all, said};
use crate::app::session::teller::Teller;
use crate::laws::{BoardKind, Effect, Missing, Refusal, Spoken, Topic};
use crate::pegboard::Senses;
use crate::voices::Value;

/// The boards of a session, to be asked.
pub(in crate::app::session) struct Laid<'a> {
    pub(super) list: &'a [Own],
    /// Whether the clock waits for them.
    clock_waits: bool,
    pub(super) here: Teller<'a>,
}

impl Boards {
    /// The boards as they lie here.
    pub(in crate::app::session) fn laid<'a>(&'a self, here: Teller<'a>) -> Laid<'a> {
        Laid { list: &self.list, clock_waits: self.waited_for.is_some(), here }
    }
}

impl Laid<'_> {
    /// Whether it was set for a player who is no person, and the other one has a board of his own.
    pub(super) fn is_left_over(&self, own: &Own) -> bool {
        let human = |own: &Own| {
            own.address
                .owner
                .map(|owner| self.here.place.listing.header.players()[owner].is_human())
        };
        human(own) == Some(false) && self.list.iter().any(|own| human(own) == Some(true))
    }

    /// The players whose hands are on a board.
    pub(super) fn players_of(&self, own: &Own) -> Vec<Color> {
        if self.is_left_over(own) {
            return Vec::new();
        }
        own.whose(self.here.place).map_or_else(|| Color::ALL.to_vec(), |color| vec![color])
    }

    /// What its players play on when it agrees with the game; nothing where no touch can be seen. Of
    /// two ordinary boards the referee thinks that they are one, which the players share: who has his
    /// own opposite another player plays as on pegs, where touched is what is taken out (D.2.2).
    pub(super) fn kind_of(&self, own: &Own) -> Option<BoardKind> {
        let Teller { place, .. } = self.here;
        match own.contact.senses()? {
            _ if self.is_left_over(own) => None,
            Senses::Moves => None,
            Senses::Pegs if own.whose(place).is_some() => Some(BoardKind::Pegs),
            Senses::Squares if own.whose(place).is_some() && own.seems_shared(place) => {
                Some(BoardKind::Pegs)
            }
            Senses::Pegs | Senses::Squares => Some(BoardKind::Ordinary),
        }
    }

    /// Whether boards are compared with a game: also with one whose clock waits for that.
    pub(super) fn is_compared(&self) -> bool {
        let Teller { place, .. } = self.here;
        let waits = self.clock_waits && !place.activity.is_elsewhere();
        // At a match boards are put right before the clocks run, or while they stand.
        let lays = place.occasion.is_match() && place.game.outcome().is_none();
        waits || lays || place.has_game()
    }

    /// What is wanted because of this board: of two, whose it is stands before each sentence about it.
    pub(super) fn of_board(&self, i: usize, wanted: Vec<Intent>) -> Vec<Intent> {
        let owner = self.list.get(i).and_then(|own| own.address.owner);
        let Some(owner) = owner.filter(|_| self.list.len() > 1) else { return wanted };
        let narrator = &self.here.manner.narrator;
        let of_owner = |intent| match intent {
            Intent::Do(Act::Out(Output::Say(said))) => {
                Intent::Do(Act::say(narrator.desk().of_player(owner, said)))
            }
            other => other,
        };
        wanted.into_iter().map(of_owner).collect()
    }

    /// That a board is there; of two, whose it is.
    pub(super) fn found_said(&self, i: usize, back: bool) -> Act {
        let Teller { manner, .. } = self.here;
        let own = &self.list[i];
        let name = manner.board_value(own).unwrap_or_else(|| "".into());
        let id = if back { "board-back" } else { "board-found" };
        match own.address.owner.filter(|_| self.list.len() > 1) {
            None => manner.told(id, &[("name", name)]),
            Some(owner) => {
                let color = manner.narrator.color(owner);
                manner.told(&format!("{id}-of"), &[("color", color), ("name", name)])
            }
        }
    }

    /// What is done on a board does not count any more. A move that is announced is made by that where its
    /// player has no board.
    pub(super) fn leave_board(&self, own: &Own) -> Vec<Intent> {
        let place = self.here.place;
        let said = own.said_unmade(place).filter(|said| place.plays_on_board(said.by()));
        let made = said.map(|said| makes_announced(&said, place.game.board(said.by())));
        let players = self.players_of(own).into_iter();
        let plays = players.filter(|&color| place.plays_on_board(color));
        let without = plays.map(|color| self.here.without_board(color));
        made.unwrap_or_default().into_iter().map(Intent::untold).chain(without).collect()
    }

    /// Which boards there are, and how each is.
    pub(super) fn boards_said(&self) -> Vec<Intent> {
        if self.list.is_empty() {
            return said(self.here.no_board());
        }
        let said = |(i, own): (usize, &Own)| {
            let said = self.board_said(own);
            let known = own.contact.found.is_some();
            if known { all(said) } else { self.of_board(i, all(said)) }
        };
        self.list.iter().enumerate().flat_map(said).collect()
    }

    fn board_said(&self, own: &Own) -> Vec<Act> {
        let Teller { place, manner, .. } = self.here;
        let Some(name) = manner.board_value(own) else {
            let looked_for = || vec![manner.said("boards-sought", &[])];
            let said = own.contact.loss.as_ref().map(|loss| vec![manner.loss_said(loss, false)]);
            return said.unwrap_or_else(looked_for);
        };
        let id = match own.state {
            _ if self.is_left_over(own) => "board-left-over",
            _ if self.kind_of(own).is_none() => "board-moves-only",
            State::Guided(_) | State::Left => "board-differs",
            State::Away | State::Arriving { .. } => "board-waits",
            State::Played if own.stands_as_awaited(place) => "board-agrees",
            State::Played => "board-moves",
        };
        let owner = own.whose(place);
        let whose = match owner.filter(|_| place.side().is_none()) {
            Some(color) => manner.narrator.color(color),
            None => Value::from(""),
        };
        let named = match owner.filter(|_| place.side().is_none()) {
            Some(_) => manner.said("board-of", &[("name", name), ("color", whose)]),
            None => manner.said("board-is", &[("name", name)]),
        };
        let lacks = || place.board_of(own.player(place)).lacks().filter(|_| id == "board-moves");
        let stands = match lacks() {
            Some((id, mv)) => Act::say(manner.answers_move(id, &mv)),
            None => manner.said(id, &[]),
        };
        let mut acts = vec![named, stands];
        acts.extend(manner.muted_said(own));
        if let State::Guided(Some(step)) = own.state {
            acts.push(manner.of_step(step));
        }
        acts
    }

    /// The first board that tells how it stands.
    pub(super) fn board_there(&self) -> Option<usize> {
        let there = |own: &Own| own.hands.sensed().is_some() && self.kind_of(own).is_some();
        self.list.iter().position(there)
    }

    /// Whether there is a board to which the player can be led.
    pub(in crate::app::session) fn has_board(&self) -> bool {
        self.board_there().is_some()
    }

    /// A touch or a move that hands may not have made is in the way of a move: what the player can do.
    pub(in crate::app::session) fn way_out(&self, effects: &[Effect]) -> Option<Act> {
        let Teller { place, .. } = self.here;
        let by = place.game.position().turn();
        let senses = |own: &Own| {
            let his = self.players_of(own).contains(&by);
            his && own.contact.known && !own.contact.tells_moves()
        };
        let refused = |effect: &Effect| match effect {
            Effect::NotCompleted(_, Missing::Touched(_)) => true,
            Effect::Refused(Refusal::AlreadyMade) => place.game.underway().on_board().is_some(),
            Effect::Refused(why) => {
                why.topic().is_some_and(|why| matches!(why, Topic::Touched | Topic::TouchedOrder))
            }
            _ => false,
        };
        if !effects.iter().any(refused) || !self.list.iter().any(senses) {
            return None;
        }
        not_made(self.here).or_else(|| self.not_touched())
    }

    /// The piece stands where it stood: a bad contact touches so, and that is no touch (FIDE 2023,
    /// 4.2.2). Once the player has told that to an arbiter, there is no more to say.
    fn not_touched(&self) -> Option<Act> {
        let Teller { place, manner, .. } = self.here;
        let game = &place.game;
        let by = game.position().turn();
        let arbiter = place.occasion.is_match();
        let told = |square| self.list.iter().any(|own| own.hands.is_muted_by_hand(square));
        let stands = |square: &Square| {
            let piece = game.position().board().piece_at(*square);
            piece.is_some() && game.board(by).piece_at(*square) == piece
        };
        let square = game.underway().touches().iter().copied().find(stands)?;
        let id = if arbiter { "board-not-touched-arbiter" } else { "board-not-touched" };
        (!arbiter || !told(square)).then(|| manner.of_square(id, square))
    }

    /// The move that stands and is not pressed: the last one, where the opponent has gone on.
    pub(super) fn to_press(&self, i: usize) -> Option<Spoken> {
        let Teller { place, .. } = self.here;
        let by = place.game.position().turn();
        let players = self.players_of(&self.list[i]);
        if let Some(late) = place.game.clocks().unpressed() {
            let last = place.game.made().last().filter(|_| players.contains(&late))?;
            return Some(Spoken { before: last.before.clone(), mv: last.mv });
        }
        let mv = place.board_of(by).legal_move().filter(|_| players.contains(&by))?;
        let game = &place.game;
        let spoken = Spoken { before: game.position().clone(), mv };
        // What was put back may be moved otherwise, and what was touched must be.
        let stands = spoken.after().board() == game.board(by);
        let refused = game.forbidden_by_touch(mv.to_uci(game.mode())).is_some();
        (stands && !refused).then_some(spoken)
    }

    /// The board on which a player plays, if what he does there counts now.
    pub(super) fn played_by(&self, by: Color) -> Option<usize> {
        let Teller { place, .. } = self.here;
        let his = |own: &Own| own.state == State::Played && self.players_of(own).contains(&by);
        let board = self.list.iter().position(his);
        board.filter(|_| place.plays_on_board(by) && place.has_game())
    }

    /// The step that a player is being led by, if one is.
    pub(in crate::app::session) fn guided(&self) -> Option<Act> {
        let step = |own: &Own| match own.state {
            State::Guided(step) => step,
            State::Away | State::Arriving { .. } | State::Left | State::Played => None,
        };
        self.list.iter().find_map(step).map(|step| self.here.manner.of_step(step))
    }
}
