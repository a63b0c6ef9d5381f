//! The end of a room: everything so far is kept, and who has to wait for the host is told nothing.

use std::process::ExitCode;

use crate::app::game_store::OpenGame;
use crate::app::host::Host;

impl Host {
    /// Without the terminal of the host there is no room; everything so far is kept.
    pub(super) fn leave(mut self) -> ExitCode {
        let when = self.game_store.archive.local_time().ok();
        let now = self.inbox.now();
        for (id, table) in &mut self.tables {
            for entry in table.seats.close(table.time.of_room(now), when.clone()) {
                self.game_store.put(*id, entry);
            }
        }
        let kept = self.game_store.flush();
        if self.tables.values().all(|table| table.over) {
            self.close_room();
            self.close_captains();
        }
        let (mut going_on, mut moves) = (Vec::new(), Vec::new());
        for (id, table) in std::mem::take(&mut self.tables) {
            let empty = self.game_store.forget_if_empty(id);
            let game = self.game_store.kept.at(id);
            let goes_on = kept && !empty && !(table.game().outcome().is_some() && table.over);
            going_on.extend(game.filter(|_| goes_on).map(|game| game.id));
            moves.extend(game.filter(|_| !kept).and_then(OpenGame::moves));
            // Before the match is over other terminals wait for the host: they lead no player out of the
            // program.
            if table.over {
                self.terminals.close_clients(&table);
            }
            if empty {
                table.logs.remove();
            }
        }
        self.terminals.close(&going_on, &moves);
        if kept { ExitCode::SUCCESS } else { ExitCode::FAILURE }
    }
}
