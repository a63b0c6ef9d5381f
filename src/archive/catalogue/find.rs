//! Games of the catalogue that are looked for.

use rusqlite::params;
use shakmaty::{ByColor, Chess, Color};

use crate::archive::catalogue::columns::{self, Column, Columns, End, STRETCH};
use crate::archive::catalogue::newest::Newest;
use crate::archive::catalogue::texts::Set;
use crate::archive::catalogue::{Catalogue, day};
use crate::archive::error::{ArchiveError, GameId};
use crate::archive::owner::Owner;
use crate::archive::remarks::Remarks;
use crate::archive::search::{Listed, Origin, Own, Query};
use crate::archive::{positions, row};

/// What a game must have. Nothing asks for nothing.
#[derive(Default)]
struct Wanted {
    player: Option<Set>,
    opponent: Option<Set>,
    white: Option<Set>,
    black: Option<Set>,
    event: Option<Set>,
    /// Its code, or its name.
    opening: Option<[Set; 2]>,
    /// Where the games lie in which the position stood, the last one last.
    games: Option<Vec<usize>>,
    /// How it ended for whoever has one of these names.
    own: Option<(Own, Set)>,
    /// The first day and the last.
    days: Option<(u32, u32)>,
    result: Option<String>,
}

impl Wanted {
    /// Leaves only those of a stretch that have what is wanted. What is seldom is asked first, and nothing
    /// is read any more when no game is left.
    fn sift(
        &self,
        columns: &mut Columns<'_>,
        stretch: usize,
        left: &mut Vec<usize>,
    ) -> Result<(), ArchiveError> {
        use Column::{Black, Code, Day, Event, Opening, White};
        let has = |set: &Option<Set>, id: u32| set.as_ref().is_none_or(|set| set.has(id));
        let named = [&self.player, &self.opponent, &self.white, &self.black];
        if named.iter().any(|set| set.is_some()) {
            keep(columns, stretch, [White, Black], left, |[white, black]| {
                let either = has(&self.player, white) && has(&self.opponent, black)
                    || has(&self.player, black) && has(&self.opponent, white);
                either && has(&self.white, white) && has(&self.black, black)
            })?;
        }
        if let Some(events) = &self.event {
            keep(columns, stretch, [Event], left, |[event]| events.has(event))?;
        }
        if let Some([codes, names]) = &self.opening {
            let fits = |[code, name]: [u32; 2]| codes.has(code) || names.has(name);
            keep(columns, stretch, [Code, Opening], left, fits)?;
        }
        if let Some(result) = &self.result {
            keep(columns, stretch, [Column::End], left, |[end]| End(end).result() == result)?;
        }
        if let Some((how, names)) = &self.own {
            keep(columns, stretch, [White, Black, Column::End], left, |[white, black, end]| {
                let (white, black) = (names.has(white), names.has(black));
                let result = End(end).result().as_bytes();
                white != black && how.has_ended(result, Color::from_white(white))
            })?;
        }
        if let Some((since, until)) = self.days {
            keep(columns, stretch, [Day], left, |[day]| (since..=until).contains(&day))?;
        }
        Ok(())
    }
}

/// Leaves only games of a stretch whose numbers fit; reads nothing if none is left.
fn keep<const N: usize>(
    columns: &mut Columns<'_>,
    stretch: usize,
    of: [Column; N],
    left: &mut Vec<usize>,
    fits: impl Fn([u32; N]) -> bool,
) -> Result<(), ArchiveError> {
    if !left.is_empty() {
        columns.take(&of, stretch)?;
        left.retain(|&within| fits(of.map(|column| columns.number(column, within))));
    }
    Ok(())
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
        let mut columns = Columns::of(&self.connection)?;
        let mut newest = Newest::of(limit.saturating_add(offset));
        let (mut total, mut left) = (0, Vec::new());
        let count = self.count()?;
        let mut games = wanted.games.as_ref().map(|games| games.iter().rev().peekable());
        // The last games are the newest as a rule.
        for stretch in (0..count.div_ceil(STRETCH)).rev() {
            let first = stretch * STRETCH;
            left.clear();
            match &mut games {
                None => left.extend(0..(count - first).min(STRETCH)),
                Some(games) => {
                    let of_it = |&&place: &&usize| place >= first;
                    left.extend(std::iter::from_fn(|| games.next_if(of_it)).map(|at| at - first));
                }
            }
            wanted.sift(&mut columns, stretch, &mut left)?;
            total += left.len();
            if left.is_empty() || limit == 0 {
                continue;
            }
            columns.take(&[Column::Day], stretch)?;
            for &within in &left {
                newest.put(columns.number(Column::Day, within), first + within);
            }
        }
        let listed = |place| self.listed(&mut columns, place, owner);
        let games = newest.beyond(offset).into_iter().map(listed).collect::<Result<_, _>>()?;
        Ok((total, games))
    }

    /// How many games there are.
    pub(super) fn count(&self) -> Result<usize, ArchiveError> {
        columns::count(&self.connection)
    }

    /// What one game is listed by.
    pub(super) fn listed(
        &self,
        columns: &mut Columns<'_>,
        place: usize,
        owner: &Owner,
    ) -> Result<Listed, ArchiveError> {
        use Column::{Black, Code, Day, Event, Opening, White};
        let told = [Day, White, Black, Event, Code, Opening, Column::End];
        let [day, white, black, event, code, opening, end] = columns.of_game(told, place)?;
        let names = ByColor { white: self.text(white)?, black: self.text(black)? };
        let end = End(end);
        Ok(Listed {
            id: columns::game(place),
            date: day::text(day),
            time: String::new(),
            origin: Origin::Elsewhere,
            own: owner.side(&names),
            names,
            event: self.text(event)?,
            eco: self.text(code)?,
            opening: self.text(opening)?,
            result: Some(end.result()).filter(|result| *result != "*").map(str::to_owned),
            plies: end.plies(),
            level: 0,
            engine: None,
            remarks: Remarks::default(),
        })
    }

    fn wanted(&self, query: &Query, owner: &Owner) -> Result<Wanted, ArchiveError> {
        let texts = |text: &Option<String>| text.as_ref().map(|text| self.texts(text)).transpose();
        let opening = |text: &String| {
            let codes = self.texts_from(&text.trim().to_ascii_uppercase())?;
            let mut names = self.texts(text)?;
            self.add_named(&query.openings, &mut names)?;
            Ok::<_, ArchiveError>([codes, names])
        };
        let own = |how| Ok::<_, ArchiveError>((how, self.names_of(owner)?));
        let reached = |position| {
            let mut games = self.games_reaching(position)?;
            games.sort_unstable();
            let count = self.count()?;
            let place = |game| columns::place(GameId(game)).filter(|&place| place < count);
            Ok::<_, ArchiveError>(games.into_iter().filter_map(place).collect())
        };
        let until = query.until.as_deref().map(day::last);
        // A day that nobody knows is before none.
        let since = query.since.as_deref().map_or(u32::from(until.is_some()), day::number);
        Ok(Wanted {
            player: texts(&query.player)?,
            opponent: texts(&query.opponent)?,
            white: texts(&query.white)?,
            black: texts(&query.black)?,
            event: texts(&query.event)?,
            opening: query.opening.as_ref().map(opening).transpose()?,
            games: query.position.as_ref().map(reached).transpose()?,
            own: query.own.map(own).transpose()?,
            days: (since > 0).then(|| (since, until.unwrap_or(u32::MAX))),
            result: query.result.clone(),
        })
    }

    /// In how many games a position stood on the board.
    pub(in crate::archive) fn count_reached(
        &self,
        position: &Chess,
    ) -> Result<usize, ArchiveError> {
        Ok(self.games_reaching(position)?.len())
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
            found.extend(positions::games(row::seen(row, 1)?, key).map(|game| first + game));
        }
        Ok(found)
    }
}
