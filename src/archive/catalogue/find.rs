//! Games of the catalogue that are looked for.

use std::collections::HashSet;

use rusqlite::{OptionalExtension, Params, Row, params};
use shakmaty::{ByColor, Chess, Color};

use crate::archive::catalogue::{BEFORE, Catalogue};
use crate::archive::error::{ArchiveError, GameId};
use crate::archive::owner::Owner;
use crate::archive::remarks::Remarks;
use crate::archive::search::{Listed, Origin, Own, Query, end_of};
use crate::archive::{positions, row};
use crate::notation::fold::PASSPORTS;

/// What is read of a game for a list.
const COLUMNS: &str = "
    game.id, game.date, white.text, black.text, event.text, game.eco, opening.text, game.result,
    game.plies
";

/// The texts of a game.
const TEXTS: &str = "
    LEFT JOIN texts AS white ON white.id = game.white
    LEFT JOIN texts AS black ON black.id = game.black
    LEFT JOIN texts AS event ON event.id = game.event
    LEFT JOIN texts AS opening ON opening.id = game.opening
";

/// Where the row of a game stands: its day and its number.
type Place = (String, i64);

/// Some ids of a table.
struct Set {
    before: i64,
    is_in: Vec<bool>,
}

impl Set {
    /// Of ids that are greater than `before`, or not much less.
    fn of(before: i64, ids: &[i64]) -> Self {
        let last = ids.iter().max().map_or(0, |last| last - before + 1);
        let mut set = Self { before, is_in: vec![false; usize::try_from(last).unwrap_or(0)] };
        for id in ids {
            let place = usize::try_from(id - before).ok();
            if let Some(is_in) = place.and_then(|place| set.is_in.get_mut(place)) {
                *is_in = true;
            }
        }
        set
    }

    fn has(&self, id: i64) -> bool {
        let place = usize::try_from(id - self.before).ok();
        place.and_then(|place| self.is_in.get(place)).is_some_and(|&is_in| is_in)
    }
}

/// What a row must have. Nothing asks for nothing.
#[derive(Default)]
struct Wanted {
    player: Option<Set>,
    opponent: Option<Set>,
    white: Option<Set>,
    black: Option<Set>,
    event: Option<Set>,
    /// How the code begins, or the names.
    opening: Option<(String, Set)>,
    games: Option<Set>,
    /// How it ended for whoever has one of these names.
    own: Option<(Own, Set)>,
    since: Option<String>,
    until: Option<String>,
    result: Option<String>,
}

impl Wanted {
    fn is_anything(&self) -> bool {
        let texts = [&self.since, &self.until, &self.result];
        self.games.is_some()
            || self.columns().iter().any(|column| *column != "0")
            || texts.iter().any(|text| text.is_some())
    }

    /// The columns that are compared; a row is read faster without the others.
    fn columns(&self) -> [&'static str; 6] {
        let players = self.player.is_some() || self.opponent.is_some() || self.own.is_some();
        [
            ("white", players || self.white.is_some()),
            ("black", players || self.black.is_some()),
            ("event", self.event.is_some()),
            ("eco", self.opening.is_some()),
            ("opening", self.opening.is_some()),
            ("result", self.own.is_some()),
        ]
        .map(|(column, needed)| if needed { column } else { "0" })
    }

    /// Whether a row has what is wanted, apart from its day and its result.
    fn fits(&self, row: &Row<'_>) -> rusqlite::Result<bool> {
        let has = |set: &Option<Set>, column| match set {
            None => Ok(true),
            Some(set) => row::number(row, column).map(|id| set.has(id)),
        };
        let opening = match &self.opening {
            None => true,
            Some((code, names)) => {
                row::bytes(row, 4)?.starts_with(code.as_bytes()) || names.has(row::number(row, 5)?)
            }
        };
        let one = has(&self.player, 1)? && has(&self.opponent, 2)?;
        let players = one || has(&self.player, 2)? && has(&self.opponent, 1)?;
        let colours = has(&self.white, 1)? && has(&self.black, 2)?;
        let own = match &self.own {
            None => true,
            Some((how, names)) => {
                let [white, black] = [row::number(row, 1)?, row::number(row, 2)?];
                let (white, black) = (names.has(white), names.has(black));
                let side = Color::from_white(white);
                white != black && how.has_ended(&row::bytes(row, 6)?, side)
            }
        };
        let rest = has(&self.games, 0)? && has(&self.event, 3)?;
        Ok(rest && players && colours && opening && own)
    }
}

impl Catalogue {
    /// How many games there are, and some of them, newest first.
    pub(in crate::archive) fn find(
        &self,
        query: &Query,
        owner: &Owner,
        offset: usize,
        limit: usize,
    ) -> Result<(usize, Vec<Listed>), ArchiveError> {
        let wanted = self.wanted(query, owner)?;
        let (total, page) = if wanted.is_anything() {
            self.sift(&wanted, offset, limit)?
        } else {
            self.count(offset, limit)?
        };
        let listed = |(date, id): (String, i64)| self.listed(&date, GameId(id), owner).transpose();
        let games = page.into_iter().filter_map(listed).collect::<Result<_, _>>()?;
        Ok((total, games))
    }

    /// All games, counted, and the days and numbers of some.
    fn count(&self, offset: usize, limit: usize) -> Result<(usize, Vec<Place>), ArchiveError> {
        let total: i64 =
            self.connection.query_row("SELECT count(*) FROM games", [], |row| row.get(0))?;
        let sql = "SELECT date, id FROM games ORDER BY date DESC, id DESC LIMIT ?1 OFFSET ?2";
        let mut query = self.connection.prepare_cached(sql)?;
        let some = params![sql_number(limit), sql_number(offset)];
        let page = query.query_map(some, |row| Ok((row::text(row, 0)?, row.get(1)?)))?;
        Ok((usize::try_from(total).unwrap_or(0), page.collect::<Result<_, _>>()?))
    }

    /// Goes through all games once.
    fn sift(
        &self,
        wanted: &Wanted,
        offset: usize,
        limit: usize,
    ) -> Result<(usize, Vec<Place>), ArchiveError> {
        let columns = wanted.columns().join(", ");
        let sql = format!(
            "SELECT id, {columns}, date FROM games \
             WHERE date >= ?1 AND date <= ?2 AND (?3 IS NULL OR result = ?3) \
             ORDER BY date DESC, id DESC"
        );
        let mut query = self.connection.prepare_cached(&sql)?;
        let known = if wanted.until.is_some() { "0" } else { "" };
        let since = wanted.since.as_deref().unwrap_or(known);
        let until = end_of(wanted.until.as_deref().unwrap_or_default());
        let mut rows = query.query(params![since, until, wanted.result])?;
        let (mut total, mut page) = (0, Vec::new());
        while let Some(row) = rows.next()? {
            if wanted.fits(row)? {
                if total >= offset && page.len() < limit {
                    page.push((row::text(row, 7)?, row.get(0)?));
                }
                total += 1;
            }
        }
        Ok((total, page))
    }

    /// What one game is listed by.
    pub(super) fn listed(
        &self,
        date: &str,
        game: GameId,
        owner: &Owner,
    ) -> Result<Option<Listed>, ArchiveError> {
        // By its day it is found at once; by its number alone where the day is not as it was written.
        let found = match self.row("game.date = ?1 AND game.id = ?2", params![date, game.0])? {
            None => self.row("game.id = ?1", params![game.0])?,
            found => found,
        };
        Ok(found.map(|game| Listed { own: owner.side(&game.names), ..game }))
    }

    fn row(&self, which: &str, params: impl Params) -> Result<Option<Listed>, ArchiveError> {
        let sql = format!("SELECT {COLUMNS} FROM games AS game {TEXTS} WHERE {which}");
        Ok(self.connection.prepare_cached(&sql)?.query_row(params, listed).optional()?)
    }

    fn wanted(&self, query: &Query, owner: &Owner) -> Result<Wanted, ArchiveError> {
        let texts = |text: &Option<String>| text.as_ref().map(|text| self.texts(text)).transpose();
        let opening = query.opening.as_ref().map(|text| {
            let code = text.trim().to_ascii_uppercase();
            Ok::<_, ArchiveError>((code, self.texts_or(text, &query.openings)?))
        });
        Ok(Wanted {
            player: texts(&query.player)?,
            opponent: texts(&query.opponent)?,
            white: texts(&query.white)?,
            black: texts(&query.black)?,
            event: texts(&query.event)?,
            opening: opening.transpose()?,
            games: query.position.as_ref().map(|position| self.reached(position)).transpose()?,
            own: query
                .own
                .map(|how| Ok::<_, ArchiveError>((how, self.names_of(owner)?)))
                .transpose()?,
            since: query.since.clone(),
            until: query.until.clone(),
            result: query.result.clone(),
        })
    }

    /// The texts that have all the words that are looked for.
    fn texts(&self, wanted: &str) -> Result<Set, ArchiveError> {
        self.texts_or(wanted, &[])
    }

    /// The texts that have all the words that are looked for, or are one of those named.
    fn texts_or(&self, wanted: &str, named: &[String]) -> Result<Set, ArchiveError> {
        let words = PASSPORTS.words(wanted);
        let named: HashSet<String> = named.iter().map(|name| PASSPORTS.folded(name)).collect();
        self.texts_that("folded", |folded| {
            words.are_in(folded.as_bytes()) || named.contains(folded)
        })
    }

    /// The texts that are the owner's name.
    fn names_of(&self, owner: &Owner) -> Result<Set, ArchiveError> {
        self.texts_that("text", |text| owner.has(text))
    }

    /// The texts of which a column fits.
    fn texts_that(&self, column: &str, fits: impl Fn(&str) -> bool) -> Result<Set, ArchiveError> {
        let mut query =
            self.connection.prepare_cached(&format!("SELECT id, {column} FROM texts"))?;
        let mut rows = query.query([])?;
        let mut found = Vec::new();
        while let Some(row) = rows.next()? {
            if fits(&row::text(row, 1)?) {
                found.push(row.get(0)?);
            }
        }
        Ok(Set::of(0, &found))
    }

    /// In how many games a position stood on the board.
    pub(in crate::archive) fn count_reached(
        &self,
        position: &Chess,
    ) -> Result<usize, ArchiveError> {
        Ok(self.games_reaching(position)?.len())
    }

    /// The games in which a position stood on the board.
    fn reached(&self, position: &Chess) -> Result<Set, ArchiveError> {
        Ok(Set::of(BEFORE, &self.games_reaching(position)?))
    }

    fn games_reaching(&self, position: &Chess) -> Result<Vec<i64>, ArchiveError> {
        let key = positions::key(position);
        let sql = "SELECT game FROM positions WHERE position = ?1";
        let mut few = self.connection.prepare_cached(sql)?;
        let few = few.query_map([key.cast_signed()], |row| row.get(0))?;
        let mut found = few.collect::<Result<Vec<i64>, _>>()?;
        let sql = "SELECT first, games FROM parts JOIN buckets ON buckets.id = parts.id * ?1 + ?2";
        let mut query = self.connection.prepare_cached(sql)?;
        let mut rows = query.query(params![positions::BUCKETS, positions::bucket(key)])?;
        while let Some(row) = rows.next()? {
            let first: i64 = row::number(row, 0)?;
            let games = row::bytes(row, 1)?;
            found.extend(positions::games(&games, key).map(|game| first + game));
        }
        Ok(found)
    }
}

fn sql_number(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

fn listed(row: &Row<'_>) -> rusqlite::Result<Listed> {
    let text = |column: usize| row::text(row, column);
    Ok(Listed {
        id: GameId(row.get(0)?),
        date: text(1)?,
        time: String::new(),
        origin: Origin::Elsewhere,
        names: ByColor { white: text(2)?, black: text(3)? },
        event: text(4)?,
        eco: text(5)?,
        opening: text(6)?,
        own: None,
        result: Some(text(7)?).filter(|result| result != "*"),
        plies: row::number(row, 8)?,
        level: 0,
        engine: None,
        remarks: Remarks::default(),
    })
}
