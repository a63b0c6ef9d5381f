//! Games of the catalogue that are looked for.

use crate::laws::Position;
use rusqlite::params;
use shakmaty::{ByColor, Color};

use crate::about::GameId;
use crate::archive::catalogue::columns::{self, Candidates, Column, Columns, PackedEnd, STRETCH};
use crate::archive::catalogue::newest::Newest;
use crate::archive::catalogue::texts::Set;
use crate::archive::catalogue::{Catalogue, day};
use crate::archive::error::ArchiveError;
use crate::archive::owner::Owner;
use crate::archive::remarks::Remarks;
use crate::archive::row;
use crate::archive::search::{Listed, Origin, Own, Query};
use crate::notation::positions;

/// What a game must have. Nothing asks for nothing.
#[derive(Default)]
struct Wanted {
    names: Option<Names>,
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

/// Whose name a text may be: a bit for each who is looked for, all of them where anybody will do.
struct Names {
    may_be: Vec<u8>,
    /// The bits of a text that nobody has looked for.
    others: u8,
    /// Whether those may play who have these bits with White, and these with Black.
    may_play: [[bool; Self::ALL]; Self::ALL],
}

impl Names {
    const PLAYER: u8 = 1;
    const OPPONENT: u8 = 2;
    const WHITE: u8 = 4;
    const BLACK: u8 = 8;
    /// How many names have bits of their own, each in one way or another.
    const ALL: usize = 16;

    /// The names of a player, his opponent, White and Black; `None` if nobody is looked for.
    fn of(sets: &[Option<Set>; 4]) -> Option<Self> {
        let bits = [Self::PLAYER, Self::OPPONENT, Self::WHITE, Self::BLACK];
        let sets = || sets.iter().zip(bits);
        let others = sets().filter(|(set, _)| set.is_none()).map(|(_, bit)| bit).sum();
        let mut may_be =
            vec![others; sets().filter_map(|(set, _)| set.as_ref()).map(Set::end).max()?];
        for (set, bit) in sets() {
            let is_in = set.iter().flat_map(Set::all);
            may_be.iter_mut().zip(is_in).for_each(|(name, &is_in)| *name |= bit * u8::from(is_in));
        }
        let bits = || (0..).take(Self::ALL);
        let mut may_play = [[false; Self::ALL]; Self::ALL];
        for (of_white, white) in may_play.iter_mut().zip(bits()) {
            of_white.iter_mut().zip(bits()).for_each(|(may, black)| *may = Self::fit(white, black));
        }
        Some(Self { may_be, others, may_play })
    }

    /// Whether names with these bits are two players that are looked for.
    fn fit(white: u8, black: u8) -> bool {
        let both = |one: u8, other: u8| one & Self::PLAYER > 0 && other & Self::OPPONENT > 0;
        (both(white, black) || both(black, white))
            && white & Self::WHITE > 0
            && black & Self::BLACK > 0
    }

    #[inline]
    fn are(&self, white: u32, black: u32) -> bool {
        let of = |id| {
            let bits = usize::try_from(id).ok().and_then(|at| self.may_be.get(at));
            usize::from(*bits.unwrap_or(&self.others)) % Self::ALL
        };
        self.may_play[of(white)][of(black)]
    }
}

impl Wanted {
    /// Leaves only those of a stretch that have what is wanted. What is seldom is asked first, and nothing
    /// is read any more when no game is left.
    fn sift(
        &self,
        columns: &mut Columns<'_>,
        stretch: usize,
        left: &mut Candidates,
    ) -> Result<(), ArchiveError> {
        use Column::{Black, Code, Day, Event, Opening, White};
        if let Some(names) = self.names.as_ref().filter(|_| left.len() > 0) {
            let [white, black] = columns.take_all([White, Black], stretch)?;
            left.keep(|within| names.are(white.at(within), black.at(within)));
        }
        if let Some(events) = self.event.as_ref().filter(|_| left.len() > 0) {
            let event = columns.take(Event, stretch)?;
            left.keep(|within| events.has(event.at(within)));
        }
        if let Some([codes, names]) = self.opening.as_ref().filter(|_| left.len() > 0) {
            let [code, name] = columns.take_all([Code, Opening], stretch)?;
            left.keep(|within| codes.has(code.at(within)) || names.has(name.at(within)));
        }
        if let Some(result) = self.result.as_ref().filter(|_| left.len() > 0) {
            let end = columns.take(Column::End, stretch)?;
            left.keep(|within| PackedEnd(end.at(within)).result() == result);
        }
        if let Some((how, names)) = self.own.as_ref().filter(|_| left.len() > 0) {
            let [white, black, end] = columns.take_all([White, Black, Column::End], stretch)?;
            left.keep(|within| {
                let (white, black) = (names.has(white.at(within)), names.has(black.at(within)));
                let result = PackedEnd(end.at(within)).result().as_bytes();
                white != black && how.has_ended(result, Color::from_white(white))
            });
        }
        if let Some((since, until)) = self.days.filter(|_| left.len() > 0) {
            let day = columns.take(Day, stretch)?;
            left.keep(|within| (since..=until).contains(&day.at(within)));
        }
        Ok(())
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
        // All of it is of one moment; each statement by itself would also lock the file anew.
        let _moment = self.connection.unchecked_transaction()?;
        let wanted = self.wanted(query, owner)?;
        let mut columns = Columns::of(&self.connection)?;
        let mut newest = Newest::of(limit.saturating_add(offset));
        let (mut total, mut left) = (0, Candidates::default());
        let count = self.count()?;
        let mut games = wanted.games.as_ref().map(|games| games.iter().rev().peekable());
        // The last games are the newest as a rule.
        for stretch in (0..count.div_ceil(STRETCH)).rev() {
            let first = stretch * STRETCH;
            match &mut games {
                None => left.fill((count - first).min(STRETCH)),
                Some(games) => {
                    let of_it = |&&place: &&usize| place >= first;
                    left.fill_with(
                        std::iter::from_fn(|| games.next_if(of_it)).map(|at| at - first),
                    );
                }
            }
            wanted.sift(&mut columns, stretch, &mut left)?;
            total += left.len();
            if left.len() > 0 && limit > 0 {
                let day = columns.take(Column::Day, stretch)?;
                left.each(|within| newest.put(day.at(within), first + within));
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
        let end = PackedEnd(end);
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
            names: Names::of(&[
                texts(&query.player)?,
                texts(&query.opponent)?,
                texts(&query.white)?,
                texts(&query.black)?,
            ]),
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
        position: &Position,
    ) -> Result<usize, ArchiveError> {
        Ok(self.games_reaching(position)?.len())
    }

    fn games_reaching(&self, position: &Position) -> Result<Vec<i64>, ArchiveError> {
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
