//! What there is to see at the seat of a captain: the boards of the team, a line each.

use shakmaty::Color;

use crate::app::captains::told::Teller;
use crate::app::captains::{Captains, TeamId};
use crate::app::room_desk::Tables;
use crate::app::session::come_to;
use crate::ui::view::{Arrival, RoomLine, Thing, View, Viewpoint};
use crate::voices::{Priority, Span, Utterance, written};

impl Captains {
    /// What there is to see.
    #[must_use]
    pub fn view(&self, team: TeamId, tables: &Tables<'_>) -> View {
        View {
            header: vec![self.teams[team.0].team.name.clone()],
            room: Some(self.teller(team, tables).rows()),
            ..View::of_nothing(Viewpoint::Captain, Color::White)
        }
    }

    /// What a thing is.
    #[must_use]
    pub fn named(&self, team: TeamId, thing: Thing, tables: &Tables<'_>) -> Utterance {
        let teller = self.teller(team, tables);
        let row = match thing {
            Thing::Room(at) => teller.rows_said().nth(at),
            Thing::Square(_)
            | Thing::Moves(_)
            | Thing::Clock(_)
            | Thing::Matter(_)
            | Thing::Boards(_) => None,
        };
        let nothing = || teller.sentence("captain-asked-none", &[]);
        let spans = row.map_or_else(nothing, |(_, spans)| spans);
        Utterance { priority: Priority::Answer, spans }
    }

    /// What is said of a thing to which the cursor came.
    #[must_use]
    pub fn looked(
        &self,
        team: TeamId,
        (thing, arrival): (Thing, Arrival),
        tables: &Tables<'_>,
    ) -> Utterance {
        come_to(self.narrator(team), self.named(team, thing, tables), thing, arrival)
    }
}

impl Teller<'_> {
    /// The boards: who plays, a question that waits, the result. Not how far a game is: a row that changes with
    /// each move would be read out again by a screen reader.
    fn rows_said(&self) -> impl Iterator<Item = (u16, Vec<Span>)> {
        self.seat.boards.iter().filter_map(|board| Some((board.table.get(), self.row(board)?)))
    }

    fn rows(&self) -> Vec<RoomLine> {
        let row = |(table, spans): (u16, Vec<Span>)| RoomLine { table, text: written(&spans) };
        self.rows_said().map(row).collect()
    }
}
