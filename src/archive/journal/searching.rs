//! Games that were played here and games that were imported, looked for in one list.

use crate::laws::{Position, Variant};
use shakmaty::{ByColor, Color};

use crate::about::GameId;
use crate::archive::error::ArchiveError;
use crate::archive::header::{Header, Player};
use crate::archive::journal::{Archive, Kept, Played};
use crate::archive::owner::Owner;
use crate::archive::remarks::Remarks;
use crate::archive::replay::replay;
use crate::archive::search::{Listed, ListedEngine, Origin, Page, Query};
use crate::archive::tags;
use crate::notation::positions;

impl Archive {
    /// Looks for games, newest first, in the archive of this player.
    ///
    /// # Errors
    ///
    /// Why the archive cannot be read.
    pub fn search(&self, query: &Query, owner: &Owner) -> Result<Page, ArchiveError> {
        let played = self.played_here(query, owner)?;
        // However the two lists mingle, nothing before this place of the second is on the page.
        let before = query.offset.saturating_sub(played.len());
        let most = query.limit.unwrap_or(usize::MAX);
        let (imported, others) = match self.catalogue()? {
            Some(catalogue) => {
                let some = most.saturating_add(query.offset - before);
                let found = catalogue.find(query, owner, before, some);
                found.map_err(ArchiveError::of_catalogue)?
            }
            None => (0, Vec::new()),
        };
        let total = played.len() + imported;
        let mingled = mingle(played, others);
        let mut games: Vec<Listed> = mingled.skip(query.offset - before).take(most).collect();
        self.rebuild_some(&mut games);
        let mut remarks = self.all_remarks()?;
        for game in &mut games {
            game.remarked(remarks.remove(&game.id).unwrap_or_default());
        }
        Ok(Page { total, games })
    }

    /// The numbers of all games, oldest first.
    ///
    /// # Errors
    ///
    /// Why the archive cannot be read.
    pub fn all(&self) -> Result<Vec<GameId>, ArchiveError> {
        let mut days = self.days()?;
        if let Some(catalogue) = self.catalogue()? {
            days.extend(catalogue.days().map_err(ArchiveError::of_catalogue)?);
        }
        days.sort_unstable_by(|(day, id), (other, number)| (day, id.0).cmp(&(other, number.0)));
        Ok(days.into_iter().map(|(_, id)| id).collect())
    }

    /// The games that were played here and fit.
    fn played_here(&self, query: &Query, owner: &Owner) -> Result<Vec<Listed>, ArchiveError> {
        let reached = query.position.as_ref().map(|position| self.reached(position)).transpose()?;
        let fits = |game: &Listed| {
            reached.as_ref().is_none_or(|games| games.contains(&game.id)) && query.fits(game)
        };
        let mut remarks = self.all_remarks()?;
        let remarked = |game: Kept| {
            let mut game = listed(game, owner);
            game.remarked(remarks.remove(&game.id).unwrap_or_default());
            game
        };
        Ok(self.kept("", [])?.into_iter().map(remarked).filter(fits).collect())
    }

    /// In how many games a position stood on the board: in finished ones that were played here, and in
    /// those that were imported.
    ///
    /// # Errors
    ///
    /// When the archive cannot be read.
    pub fn count_reached(&self, position: &Position) -> Result<usize, ArchiveError> {
        let imported = match self.catalogue()? {
            Some(catalogue) => {
                catalogue.count_reached(position).map_err(ArchiveError::of_catalogue)?
            }
            None => 0,
        };
        Ok(self.reached(position)?.len() + imported)
    }

    /// The finished games in which a position stood on the board.
    fn reached(&self, position: &Position) -> Result<Vec<GameId>, ArchiveError> {
        let sql = "SELECT game FROM positions WHERE position = ?1";
        let mut query = self.connection.prepare_cached(sql)?;
        let rows = query.query_map([positions::key(position).cast_signed()], |row| row.get(0))?;
        Ok(rows.map(|row| row.map(GameId)).collect::<Result<_, _>>()?)
    }

    /// How long an unfinished game is, and what an engine calls itself, nobody has written down.
    fn rebuild_some(&self, games: &mut [Listed]) {
        let untold = |game: &&mut Listed| {
            !game.is_imported() && (game.result.is_none() || game.engine.is_some())
        };
        for game in games.iter_mut().filter(untold) {
            if let Ok((played, entries, _)) = self.read_as_far(game.id)
                && let Ok(replayed) = replay(played.header, &entries)
            {
                game.rebuilt(&replayed);
            }
        }
    }
}

/// Two lists as one, newest first.
fn mingle(one: Vec<Listed>, other: Vec<Listed>) -> impl Iterator<Item = Listed> {
    let (mut one, mut other) = (one.into_iter().peekable(), other.into_iter().peekable());
    let newness = |game: &Listed| (game.date.clone(), game.id.0);
    std::iter::from_fn(move || match (one.peek(), other.peek()) {
        (Some(a), Some(b)) if newness(a) < newness(b) => other.next(),
        (Some(_), _) => one.next(),
        (None, _) => other.next(),
    })
}

/// A game as it is listed.
pub(super) fn listed(kept: Kept, owner: &Owner) -> Listed {
    let played = match kept {
        Kept::Whole(played) => played,
        Kept::Damaged { id, date, time, result } => return damaged(id, date, time, result),
    };
    let Played { id, date, time, header, result, plies, eco, opening } = *played;
    let names = tags::unseen(&header);
    let event = header.match_table().and_then(|table| table.event.name).unwrap_or_default();
    let engine = header.engine.is_some().then(|| header.engine_file_name());
    let engine = engine.map(|name| ListedEngine { name, replaced: false });
    let own = if header.table.is_some() { owner.side(&names) } else { against_program(&header) };
    let (level, variant) = (header.level, header.variant);
    let origin = Origin::Here(Box::new(header));
    let remarks = Remarks::default();
    Listed {
        id,
        date,
        time,
        origin,
        variant,
        names,
        event,
        eco,
        opening,
        own,
        result,
        plies,
        level,
        engine,
        remarks,
    }
}

/// What is known of a game of which the row alone is there.
fn damaged(id: GameId, date: String, time: String, result: Option<String>) -> Listed {
    Listed {
        id,
        date,
        time,
        origin: Origin::Damaged,
        variant: Variant::Standard,
        names: ByColor::default(),
        event: String::new(),
        eco: String::new(),
        opening: String::new(),
        own: None,
        result,
        plies: 0,
        level: 0,
        engine: None,
        remarks: Remarks::default(),
    }
}

/// The side of the one person who played, if he played against a program.
fn against_program(header: &Header) -> Option<Color> {
    let ByColor { white, black } = header.players().map(Player::is_human);
    (white != black).then_some(Color::from_white(white))
}
