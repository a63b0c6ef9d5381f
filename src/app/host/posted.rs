//! Signed results, for the tournament of the event that the tables are of.

use shakmaty::Color;

use crate::app::game_store::OpenGame;
use crate::app::host::Host;
use crate::app::link;
use crate::app::room::RoomNews;
use crate::archive::SignedResult;
use crate::laws::{Outcome, Reason};
use crate::table::TableId;

impl Host {
    /// Posts the result of a table that is opened again: it may have been signed when the program was killed.
    pub(super) fn post_known_result(&self, id: TableId) {
        let result = self.tables.get(&id).and_then(|table| table.result);
        let game = self.game_store.kept.at(id).map(|kept| kept.id);
        if let Some((game, outcome)) = game.zip(result) {
            self.post_result(RoomNews::Result(id, game, outcome));
        }
    }

    /// Keeps what has become of a result for the tournament of the event, and rings there. If it cannot be
    /// kept now, it is when the table is opened again.
    pub(super) fn post_result(&self, news: RoomNews) {
        let archive = &self.game_store.archive;
        let posted = match news {
            RoomNews::Result(id, _, outcome) => {
                let signed = self.game_store.kept.at(id).and_then(|kept| signed(id, kept, outcome));
                signed.is_some_and(|signed| archive.sign_result(&signed).is_ok())
            }
            RoomNews::Reopened(_, game) => archive.unsign_result(game).unwrap_or(false),
        };
        if posted {
            link::ring(&self.game_store.folders());
        }
    }
}

/// The result of a table as its tournament takes it; nothing where the match is of no round of an event.
fn signed(id: TableId, kept: &OpenGame, outcome: Outcome) -> Option<SignedResult> {
    let laid = kept.header.match_table()?;
    let names = laid.players.map(|player| player.name);
    Some(SignedResult {
        game: kept.id,
        event: laid.event.name?,
        round: laid.event.round?,
        table: id.get(),
        white: names.white,
        black: names.black,
        result: on_list(outcome).to_owned(),
    })
}

/// A result as a pairing list has it, where an absent player has forfeited.
fn on_list(outcome: Outcome) -> &'static str {
    match (outcome.reason, outcome.winner()) {
        (Reason::DefaultTime, Some(Color::White)) => "+--",
        (Reason::DefaultTime, Some(Color::Black)) => "--+",
        (Reason::BothAbsent, None) => "---",
        _ => outcome.score(),
    }
}
