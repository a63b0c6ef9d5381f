//! What there is to see at the desk: the game as it is on record, what waits, and where a player's board
//! differs from the game.

use shakmaty::{ByColor, Color, Position, Square};

use crate::app::ask::Asker;
use crate::app::seats::Desk;
use crate::app::seats::desk::matters::Matters;
use crate::app::seats::desk::pending::Asking;
use crate::app::seats::desk::readout::Readout;
use crate::app::seats::desk::teller::Teller;
use crate::app::session::{BoardSight, come_to};
use crate::laws::discrepancy::{Shown as ShownBoard, SquareContent};
use crate::laws::{At, Outcome};
use crate::table::Place;
use crate::ui::view::{Arrival, Asked, Shown, Thing, View, Viewpoint};
use crate::voices::{Narrator, Priority, Span, Utterance, written};

impl Desk {
    const fn readout(&self, at: At) -> Readout<'_> {
        Readout { teller: self.teller(), at }
    }

    /// What there is to see, without the clocks: what they show changes by itself.
    pub(in crate::app::seats) fn view(&self, from: Place) -> View {
        let position = self.game().position();
        let readout = self.readout(self.game().now());
        let mut on_its_way = rows(&readout.on_its_way());
        if self.game().announced() == self.game().underway().on_board() {
            on_its_way.truncate(1);
        }
        View {
            board: position.board().clone(),
            told: Shown(true),
            last: readout.last_squares(),
            check: readout.check(),
            header: self.header(),
            pending: (!on_its_way.is_empty()).then(|| on_its_way.join(" ")),
            moves: readout.score_rows(),
            asked: self.asked(from),
            matters: rows(&self.waiting()),
            boards: rows(&self.boards()),
            ..View::of_nothing(Viewpoint::Desk, self.overview.bottom)
        }
    }

    /// What everybody in the room may see, as this narrator says it.
    pub(in crate::app::seats) fn view_for_all(&self, narrator: &Narrator) -> View {
        let teller = Teller { narrator, ..self.teller() };
        let header = rows(&[teller.players(), teller.standing()]);
        View { header, ..View::of_nothing(Viewpoint::Outside, Color::White) }
    }

    /// What the clocks show.
    pub(in crate::app::seats) fn dials(&self, at: At) -> Option<ByColor<String>> {
        self.readout(at).with_asker(|asker| {
            let dial = |color: Color| asker.dial(color, true, true);
            let (white, black) = (dial(Color::White), dial(Color::Black));
            (white.is_some() || black.is_some()).then(|| ByColor {
                white: white.unwrap_or_default(),
                black: black.unwrap_or_default(),
            })
        })
    }

    /// What a thing is.
    pub(in crate::app::seats) fn named(&self, at: At, thing: Thing) -> Utterance {
        let of_game = |ask: fn(&Asker<'_>, Thing) -> Option<Vec<Span>>| {
            self.readout(at).with_asker(|asker| ask(&asker, thing))
        };
        let line = |lines: Vec<Vec<Span>>, at: usize| lines.into_iter().nth(at);
        let (spans, none) = match thing {
            Thing::Square(_) => (of_game(on_record), "score-none"),
            Thing::Moves(at_line) => (line(self.readout(at).score_lines(), at_line), "score-none"),
            Thing::Clock(_) => (of_game(on_record), "clock-none"),
            Thing::Matter(at) => (line(self.waiting(), at), "desk-nothing-waits"),
            Thing::Boards(at) => (line(self.boards(), at), "desk-no-boards"),
            // The desk of the room names it.
            Thing::Room(_) => (None, "room-desk-nothing"),
        };
        let none = || self.narrator.talk.sentence(none, &[]);
        Utterance { priority: Priority::Answer, spans: spans.unwrap_or_else(none) }
    }

    /// What is said of a thing to which the cursor came.
    pub(in crate::app::seats) fn looked(
        &self,
        at: At,
        thing: Thing,
        arrival: Arrival,
    ) -> Utterance {
        let mut named = self.named(at, thing);
        if let Thing::Square(square) = thing {
            self.readout(at).mark(square, &mut named);
        }
        come_to(&self.narrator, named, thing, arrival)
    }

    fn header(&self) -> Vec<String> {
        let teller = self.teller();
        let how = if let Some(outcome) = self.game().outcome() {
            let score = [("score", Outcome::score(outcome).into())];
            vec![written(&teller.sentence("header-over", &score))]
        } else {
            let readout = self.readout(self.game().now());
            let turn = readout.with_asker(|asker| asker.to_move().written());
            vec![turn, written(&teller.standing())]
        };
        how.into_iter().chain([written(&teller.players())]).collect()
    }

    fn asked(&self, from: Place) -> Option<Asked> {
        match self.pending.asked_at(from)? {
            Asking::Event(..) | Asking::SignOff => Some(Asked::YesNo),
            Asking::Passphrase | Asking::Opening => None,
        }
    }

    /// What waits, with the facts that belong to it and what to type.
    fn waiting(&self) -> Vec<Vec<Span>> {
        Matters { teller: self.teller() }.lines(self.game().now())
    }

    /// How each board stands that the program sees, and where one differs from the game. What a board
    /// lacks whose player has still to make the opponent's move, everybody knows.
    fn boards(&self) -> Vec<Vec<Span>> {
        let teller = self.teller();
        let of = |color: Color| {
            let sight = &teller.overview.sights[color];
            let is_there = *sight != BoardSight::None;
            let how = is_there.then(|| teller.board_of(color, self.game().now()));
            let shown = sight.shown().filter(|shown| !teller.lags(color, shown));
            let differs = shown.into_iter().flat_map(move |shown| teller.differences(color, shown));
            how.into_iter().chain(differs)
        };
        Color::ALL.into_iter().flat_map(of).collect()
    }
}

impl Teller<'_> {
    /// The names of the players.
    fn players(&self) -> Vec<Span> {
        let players = self.overview.table.called();
        let values = [("white", players.white.into()), ("black", players.black.into())];
        self.sentence("header-players", &values)
    }

    /// Each square of a player's board that stands otherwise than the game, with what is on both.
    fn differences(&self, color: Color, shown: &ShownBoard) -> Vec<Vec<Span>> {
        let narrator = self.narrator;
        let wanted = self.game().wanted(color);
        let line = |square: Square| {
            let there = match shown.holds(square) {
                SquareContent::Piece(piece) => narrator.piece(piece),
                SquareContent::Something | SquareContent::Unsure => narrator.word("desk-something"),
                SquareContent::Nothing => narrator.word("empty"),
            };
            let game = wanted.piece_at(square);
            let game = game.map_or_else(|| narrator.word("empty"), |piece| narrator.piece(piece));
            let values = [("square", narrator.square(square)), ("board", there), ("game", game)];
            self.sentence("desk-board-square", &values)
        };
        shown.wrong(&wanted).map(line).collect()
    }
}

/// What a thing of the game is, as it is on record.
fn on_record(asker: &Asker<'_>, thing: Thing) -> Option<Vec<Span>> {
    match thing {
        Thing::Square(square) => Some(asker.square(square).spans),
        Thing::Clock(color) => asker.player_line(color, true, true),
        Thing::Moves(_) | Thing::Matter(_) | Thing::Boards(_) | Thing::Room(_) => None,
    }
}

fn rows(lines: &[Vec<Span>]) -> Vec<String> {
    lines.iter().map(|line| written(line)).collect()
}
