//! Games of the catalogue that are looked for.

use std::rc::Rc;

use rusqlite::types::Value;
use rusqlite::{OptionalExtension, Row, ToSql, params, params_from_iter};
use shakmaty::{ByColor, Chess};

use crate::archive::catalogue::Catalogue;
use crate::archive::journal::{ArchiveError, GameId};
use crate::archive::positions;
use crate::archive::search::{Listed, Query, Words, end_of};

/// What is read of a game for a list.
const COLUMNS: &str = "
    game.id, game.date, white.text, black.text, event.text, game.eco, opening.text, game.result,
    game.plies
";

/// The texts of a game.
const TEXTS: &str = "
    JOIN texts AS white ON white.id = game.white
    JOIN texts AS black ON black.id = game.black
    JOIN texts AS event ON event.id = game.event
    JOIN texts AS opening ON opening.id = game.opening
";

/// A condition in SQL, put together piece by piece.
#[derive(Default)]
struct Where {
    conditions: Vec<String>,
    values: Vec<Box<dyn ToSql>>,
}

impl Where {
    /// Adds a condition with its values, one for each question mark.
    fn and(&mut self, condition: &str, values: Vec<Box<dyn ToSql>>) {
        self.conditions.push(format!("({condition})"));
        self.values.extend(values);
    }

    fn sql(&self) -> String {
        if self.conditions.is_empty() { "1".to_owned() } else { self.conditions.join(" AND ") }
    }
}

/// Numbers as a value of a condition.
fn set(ids: Vec<i64>) -> Box<dyn ToSql> {
    Box::new(Rc::new(ids.into_iter().map(Value::from).collect::<Vec<_>>()))
}

impl Catalogue {
    /// How many games there are, and some of them, newest first.
    pub(in crate::archive) fn find(
        &self,
        query: &Query,
        offset: usize,
        limit: usize,
    ) -> Result<(usize, Vec<Listed>), ArchiveError> {
        let wanted = self.wanted(query)?;
        let filter = wanted.sql();
        let values = || params_from_iter(wanted.values.iter().map(AsRef::as_ref));
        let sql = format!("SELECT count(*) FROM games WHERE {filter}");
        let total: i64 = self.connection.prepare(&sql)?.query_row(values(), |row| row.get(0))?;
        let (offset, limit) = (sql_number(offset), sql_number(limit));
        let order = "ORDER BY game.date DESC, game.id DESC";
        let page = format!(
            "SELECT * FROM games WHERE {filter} \
             ORDER BY date DESC, id DESC LIMIT {limit} OFFSET {offset}"
        );
        let sql = format!("SELECT {COLUMNS} FROM ({page}) AS game {TEXTS} {order}");
        let games = if limit == 0 {
            Vec::new()
        } else {
            let mut query = self.connection.prepare(&sql)?;
            query.query_map(values(), listed)?.collect::<Result<_, _>>()?
        };
        Ok((usize::try_from(total).unwrap_or(0), games))
    }

    /// What one game is listed by.
    pub(super) fn listed(&self, date: &str, game: GameId) -> Result<Option<Listed>, ArchiveError> {
        let sql = format!(
            "SELECT {COLUMNS} FROM games AS game {TEXTS} WHERE game.date = ?1 AND game.id = ?2"
        );
        let mut query = self.connection.prepare_cached(&sql)?;
        Ok(query.query_row(params![date, game.0], listed).optional()?)
    }

    fn wanted(&self, query: &Query) -> Result<Where, ArchiveError> {
        let mut wanted = Where::default();
        let [player, opponent] =
            [&query.player, &query.opponent].map(|name| self.texts(name.as_ref()));
        match (player?, opponent?) {
            (None, None) => {}
            (Some(one), None) | (None, Some(one)) => {
                wanted.and("white IN rarray(?) OR black IN rarray(?)", twice(vec![one]));
            }
            (Some(one), Some(other)) => wanted.and(
                "white IN rarray(?) AND black IN rarray(?) \
                 OR black IN rarray(?) AND white IN rarray(?)",
                twice(vec![one, other]),
            ),
        }
        for (column, text) in
            [("white", &query.white), ("black", &query.black), ("event", &query.event)]
        {
            if let Some(ids) = self.texts(text.as_ref())? {
                wanted.and(&format!("{column} IN rarray(?)"), vec![set(ids)]);
            }
        }
        if let (Some(text), Some(ids)) = (&query.opening, self.texts(query.opening.as_ref())?) {
            let code = text.trim().to_ascii_uppercase();
            wanted.and(
                "eco >= ? AND eco <= ? OR opening IN rarray(?)",
                vec![Box::new(code.clone()), Box::new(end_of(&code)), set(ids)],
            );
        }
        if let Some(since) = &query.since {
            wanted.and("date >= ?", vec![Box::new(since.clone())]);
        }
        if let Some(until) = &query.until {
            wanted.and("date > '' AND date <= ?", vec![Box::new(end_of(until))]);
        }
        if let Some(result) = &query.result {
            wanted.and("result = ?", vec![Box::new(result.clone())]);
        }
        if let Some(position) = &query.position {
            wanted.and("id IN rarray(?)", vec![set(self.reached(position)?)]);
        }
        Ok(wanted)
    }

    /// The texts that have all the words that are looked for; `None` if nothing is.
    fn texts(&self, wanted: Option<&String>) -> Result<Option<Vec<i64>>, ArchiveError> {
        let Some(wanted) = wanted else { return Ok(None) };
        let words = Words::of(wanted);
        let mut query = self.connection.prepare_cached("SELECT id, folded FROM texts")?;
        let mut rows = query.query([])?;
        let mut found = Vec::new();
        while let Some(row) = rows.next()? {
            let folded = row.get_ref(1)?.as_str().map_err(rusqlite::Error::from)?;
            if words.are_in(folded) {
                found.push(row.get(0)?);
            }
        }
        Ok(Some(found))
    }

    /// The games in which a position stood on the board.
    fn reached(&self, position: &Chess) -> Result<Vec<i64>, ArchiveError> {
        let key = positions::key(position);
        let sql = "SELECT game FROM positions WHERE position = ?1";
        let mut few = self.connection.prepare_cached(sql)?;
        let few = few.query_map([key.cast_signed()], |row| row.get(0))?;
        let mut found = few.collect::<Result<Vec<i64>, _>>()?;
        let sql = "SELECT first, games FROM parts JOIN buckets ON buckets.id = parts.id * ?1 + ?2";
        let mut query = self.connection.prepare_cached(sql)?;
        let mut rows = query.query(params![positions::BUCKETS, positions::bucket(key)])?;
        while let Some(row) = rows.next()? {
            let first: i64 = row.get(0)?;
            let games = row.get_ref(1)?.as_blob().map_err(rusqlite::Error::from)?;
            found.extend(positions::games(games, key).map(|game| first + game));
        }
        Ok(found)
    }
}

/// Each of these sets, and each again.
fn twice(sets: Vec<Vec<i64>>) -> Vec<Box<dyn ToSql>> {
    [sets.clone(), sets].into_iter().flatten().map(set).collect()
}

fn sql_number(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

fn listed(row: &Row<'_>) -> rusqlite::Result<Listed> {
    let result: String = row.get(7)?;
    Ok(Listed {
        id: GameId(row.get(0)?),
        date: row.get(1)?,
        header: None,
        names: ByColor { white: row.get(2)?, black: row.get(3)? },
        event: row.get(4)?,
        eco: row.get(5)?,
        opening: row.get(6)?,
        result: Some(result).filter(|result| result != "*"),
        plies: row.get(8)?,
    })
}
