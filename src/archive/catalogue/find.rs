//! Games of the catalogue that are looked for.

use std::ops::RangeInclusive;

use rusqlite::params;
use shakmaty::{ByColor, Color};

use crate::about::GameId;
use crate::archive::catalogue::columns::{self, Column, Columns, PackedEnd, RESULTS};
use crate::archive::catalogue::{Catalogue, day};
use crate::archive::error::ArchiveError;
use crate::archive::owner::Owner;
use crate::archive::remarks::Remarks;
use crate::archive::row;
use crate::archive::search::{Listed, Origin, Own, Query};
use crate::laws::Position;
use crate::notation::positions;
use crate::sieve::{Candidates, Newest, Pairs, STRETCH, Set};

/// What a game must have. Nothing asks for nothing.
#[derive(Default)]
struct Wanted {
    /// The name of one who plays, whichever side he has.
    player: Option<Set>,
    /// Which names go together, where more is asked of them.
    names: Option<Pairs>,
    event: Option<Set>,
    /// Its code, or its name.
    opening: Option<[Set; 2]>,
    /// Where the games lie in which the position stood, the last one last.
    games: Option<Vec<usize>>,
    /// How it ended for whoever has one of these names.
    own: Option<(Own, Set)>,
    /// The first day and the last.
    days: Option<RangeInclusive<u32>>,
    /// Which bits of its end are asked for, and what they must be.
    end: Option<(u32, u32)>,
}

/// Whose name a text may be: a bit for each who is looked for.
const PLAYER: u8 = 1;
const OPPONENT: u8 = 2;
const WHITE: u8 = 4;
const BLACK: u8 = 8;

/// Which names go together where these are the names of a player, his opponent, White and Black; `None` if
/// nobody is looked for.
fn pairs(sets: &[Option<Set>; 4]) -> Option<Pairs> {
    let sets = || sets.iter().zip([PLAYER, OPPONENT, WHITE, BLACK]);
    // Where anybody will do, every name has the bit.
    let others = sets().filter(|(set, _)| set.is_none()).map(|(_, bit)| bit).sum();
    let mut kinds = vec![others; sets().filter_map(|(set, _)| set.as_ref()).map(Set::end).max()?];
    for (set, bit) in sets() {
        let is_in = set.iter().flat_map(Set::each);
        kinds.iter_mut().zip(is_in).for_each(|(kind, &is_in)| *kind |= bit * u8::from(is_in));
    }
    Some(Pairs::of(kinds, others, go))
}

/// Whether names with these bits are two players that are looked for.
const fn go(white: u8, black: u8) -> bool {
    let meet =
        white & PLAYER > 0 && black & OPPONENT > 0 || black & PLAYER > 0 && white & OPPONENT > 0;
    meet && white & WHITE > 0 && black & BLACK > 0
}

/// Which bits of the end of a game tell what is asked of it, and what they must be.
fn end_of(query: &Query) -> Option<(u32, u32)> {
    // No end has all bits: such a result is found nowhere.
    let result = |result: &String| (PackedEnd::RESULT, PackedEnd::bits(result).unwrap_or(u32::MAX));
    let result = query.result.as_ref().map(result);
    let variant = query.variant.map(|variant| (PackedEnd::VARIANT, PackedEnd::kind(variant)));
    let both = |(asked, bits), (more, others)| (asked | more, bits | others);
    result.into_iter().chain(variant).reduce(both)
}

/// Which results a game may have where this name is White's, and where it is Black's.
fn may_be(how: Own) -> [[bool; RESULTS.len()]; 2] {
    [Color::White, Color::Black]
        .map(|side| RESULTS.map(|result| how.has_ended(result.as_bytes(), side)))
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
        if let Some(player) = self.player.as_ref().filter(|_| left.count() > 0) {
            let sides = columns.take_all([White, Black], stretch)?;
            left.keep_in_either(sides.map(|side| (side, player)));
        }
        if let Some(pairs) = self.names.as_ref().filter(|_| left.count() > 0) {
            left.keep_pairs(columns.take_all([White, Black], stretch)?, pairs);
        }
        if let Some(events) = self.event.as_ref().filter(|_| left.count() > 0) {
            left.keep_in(columns.take(Event, stretch)?, events);
        }
        if let Some([codes, names]) = self.opening.as_ref().filter(|_| left.count() > 0) {
            if codes.is_empty() {
                left.keep_in(columns.take(Opening, stretch)?, names);
            } else {
                let [code, name] = columns.take_all([Code, Opening], stretch)?;
                left.keep_in_either([(code, codes), (name, names)]);
            }
        }
        if let Some((asked, bits)) = self.end.filter(|_| left.count() > 0) {
            left.keep_bits(columns.take(Column::End, stretch)?, asked, bits);
        }
        if let Some((how, names)) = self.own.as_ref().filter(|_| left.count() > 0) {
            let [white, black, end] = columns.take_all([White, Black, Column::End], stretch)?;
            left.keep_sides([white, black], end, names, may_be(*how));
        }
        if let Some(days) = self.days.as_ref().filter(|_| left.count() > 0) {
            left.keep_between(columns.take(Day, stretch)?, days);
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
                    if !games.peek().is_some_and(of_it) {
                        continue;
                    }
                    left.fill_with(
                        std::iter::from_fn(|| games.next_if(of_it)).map(|at| at - first),
                    );
                }
            }
            wanted.sift(&mut columns, stretch, &mut left)?;
            total += left.count();
            if left.count() > 0 && limit > 0 {
                newest.put(&left, columns.take(Column::Day, stretch)?, first);
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
            variant: end.variant(),
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
            let codes = self.codes(&text.trim().to_ascii_uppercase())?;
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
        let sought = [&query.player, &query.opponent, &query.white, &query.black];
        let [player, opponent, white, black] = sought.map(texts);
        let (player, others) = (player?, [opponent?, white?, black?]);
        let (player, going) = if others.iter().any(Option::is_some) {
            let [opponent, white, black] = others;
            (None, pairs(&[player, opponent, white, black]))
        } else {
            (player, None)
        };
        let until = query.until.as_deref().map(day::last);
        // A day that nobody knows is before none.
        let since = query.since.as_deref().map_or(u32::from(until.is_some()), day::number);
        Ok(Wanted {
            player,
            names: going,
            event: texts(&query.event)?,
            opening: query.opening.as_ref().map(opening).transpose()?,
            games: query.position.as_ref().map(reached).transpose()?,
            own: query.own.map(own).transpose()?,
            days: (since > 0).then(|| since..=until.unwrap_or(u32::MAX)),
            end: end_of(query),
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
