//! Finding games in the archive: what is looked for, the list that was heard, and the choice from it.

mod booked;
mod filters;

use std::collections::VecDeque;

use crate::laws::Position;

use crate::app::input::Unfetched;
use crate::app::open;
use crate::app::order::HomeOrder;
use crate::app::session::intent::{Change, File, Find, Intent, Open, all, said};
use crate::app::session::summing::{results, summary};
use crate::app::session::tickets::Tickets;
use crate::app::session::{Act, Manner, Place};
use crate::archive::{GameId, Listed, Own, Page, Query, Score};
use crate::command::Command;
use crate::exercises::begun::FromGame;
use crate::names;
use crate::opponent::thinker::Ticket;
use crate::understanding::About;
use crate::voices::narrate::quoted;
use crate::voices::{Narrator, Offered, OfferedRow, Priority, Span, Value, Voice};

use filters::filters;

/// How many games are told at once.
const PAGE: usize = 5;

/// What the archive has been asked and has not answered yet.
#[derive(Debug)]
struct SoughtGames {
    ticket: Ticket,
    what: What,
}

/// How a list of games is looked for.
#[derive(Debug)]
struct ListSearch {
    query: Query,
    /// The words that it was asked for with.
    words: String,
    /// What else these can mean, tried in this order while nothing is found.
    instead: VecDeque<Query>,
}

#[derive(Debug)]
enum What {
    /// A list of games.
    List(Box<ListSearch>),
    Game(GameId, For),
    /// What is played in this position.
    Book(Box<Position>),
    /// How all games have ended.
    Results,
}

/// For what a game is fetched.
#[derive(Clone, Copy, Debug)]
enum For {
    GoingThrough,
    /// An exercise is made of it.
    Exercise(FromGame),
    /// The player is asked whether it is deleted.
    Deleting,
    /// It is summed up.
    Summary,
}

/// The page of a list that was heard last.
#[derive(Debug)]
struct HeardPage {
    query: Query,
    words: String,
    total: usize,
    /// How many games it had.
    told: usize,
}

/// The games that are looked for, and those that were heard last.
#[derive(Debug, Default)]
pub(super) struct Finding {
    tickets: Tickets,
    sought: Option<SoughtGames>,
    list: Option<HeardPage>,
}

/// What is wrong with the words that games are looked for by.
#[derive(Debug, PartialEq, Eq)]
enum WrongSearch {
    Date(String),
    Result(String),
    /// Nothing stands after this word.
    Bare(String),
    /// The first day, by these words, is after the last one.
    Never(String, String),
}

impl Finding {
    /// The list stays when another game is begun; what is sought does not.
    pub(super) fn for_new_game(self) -> Self {
        Self { sought: None, ..self }
    }

    /// Whether the archive owes an answer.
    pub(super) const fn is_waiting(&self) -> bool {
        self.sought.is_some()
    }

    fn seek(&mut self, listing: ListSearch) -> Intent {
        let ticket = self.tickets.next();
        let asked = Box::new(listing.query.clone());
        self.sought = Some(SoughtGames { ticket, what: What::List(Box::new(listing)) });
        Intent::home(HomeOrder::Search(ticket, asked))
    }

    /// Asks for a game.
    fn fetch(&mut self, game: GameId, what_for: For) -> Intent {
        let ticket = self.tickets.next();
        self.sought = Some(SoughtGames { ticket, what: What::Game(game, what_for) });
        Intent::home(HomeOrder::Fetch(ticket, game))
    }

    /// What the next page of the list is asked for with.
    ///
    /// # Errors
    ///
    /// The sentence that says that there is none.
    fn next_page(&self) -> Result<ListSearch, &'static str> {
        let list = self.list.as_ref().ok_or("list-none")?;
        let offset = list.query.offset + list.told;
        if offset >= list.total {
            return Err("list-end");
        }
        let query = Query { offset, ..list.query.clone() };
        Ok(ListSearch { query, words: list.words.clone(), instead: VecDeque::new() })
    }

    /// Does what the player wants of them.
    pub(super) fn does(&mut self, place: &Place, manner: &mut Manner, find: Find) -> Vec<Intent> {
        match find {
            Find::Games(rest) => {
                manner.choices.listed = None;
                said(self.look_for(&rest, place.here(), &manner.narrator))
            }
            Find::More => {
                let more = manner.more_settings(place);
                more.map_or_else(|| self.more(manner), all)
            }
            Find::Open(about) => vec![self.open(&about, place, manner)],
            Find::Exercise(game, what) => said(self.fetch(game, For::Exercise(what))),
            Find::Delete(game) => said(self.fetch(game, For::Deleting)),
            Find::Summary(game) => said(self.fetch(game, For::Summary)),
            Find::Results => {
                let ticket = self.tickets.next();
                self.sought = Some(SoughtGames { ticket, what: What::Results });
                let own = Query { own: Some(Own::Over), ..Query::default() };
                said(Intent::home(HomeOrder::Search(ticket, Box::new(own))))
            }
            Find::Book => said(self.look_into_book(place.here())),
        }
    }

    /// Looks for games; some filters are of the position here.
    fn look_for(&mut self, rest: &str, here: &Position, narrator: &Narrator) -> Intent {
        match filters(rest, &narrator.talk, here) {
            Ok(query) => {
                let instead = other_readings(&query, &narrator.talk);
                self.seek(ListSearch { query, words: rest.to_owned(), instead })
            }
            Err(wrong) => wrong_filter(narrator, &wrong).into(),
        }
    }

    /// The next page of the list; behind the last one its numbers still open games.
    fn more(&mut self, manner: &Manner) -> Vec<Intent> {
        match self.next_page() {
            Ok(page) => said(self.seek(page)),
            Err(id) => {
                let numbers = Intent::Open(Open::Numbers(Command::Open));
                let numbers = self.list.is_some().then_some(numbers);
                numbers.into_iter().chain([manner.said(id, &[]).into()]).collect()
            }
        }
    }

    /// Opens a game by its number; without one, that which is just over.
    fn open(&mut self, about: &About, place: &Place, manner: &Manner) -> Intent {
        let is_over = place.game.outcome().is_some();
        let over = place.listing.id.filter(|_| is_over && about.is_nothing());
        if let Some(game) = over.filter(|_| !place.activity.is_elsewhere()) {
            return self.fetch(game, For::GoingThrough);
        }
        match about.game() {
            Some(game) => self.fetch(game, For::GoingThrough),
            None => match about.one_too_many() {
                Some(word) => manner.too_much(word).into(),
                None => Intent::Want(Command::Open),
            },
        }
    }

    /// Hears of games; of those that are not awaited any more, nothing.
    pub(super) fn take_found(
        &mut self,
        ticket: Ticket,
        found: Result<Page, &'static str>,
        manner: &Manner,
    ) -> Vec<Intent> {
        let narrator = &manner.narrator;
        if self.results_awaited(ticket) {
            return said(match found {
                Ok(page) => Act::say(narrator.lines(Priority::Move, results(&page, narrator))),
                Err(reason) => unreadable(narrator, reason),
            });
        }
        let Some(mut listing) = self.awaited_list(ticket) else { return Vec::new() };
        let page = match found {
            Ok(page) => page,
            Err(reason) => return said(unreadable(narrator, reason)),
        };
        if page.total == 0
            && let Some(query) = listing.instead.pop_front()
        {
            return said(self.seek(ListSearch { query, ..listing }));
        }
        let ListSearch { query, words, .. } = listing;
        let told = listed(manner, &page, query.offset, &words);
        let (total, games) = (page.total, page.games.len());
        self.list = Some(HeardPage { query, words, total, told: games });
        let numbers = (games > 0).then_some(Intent::Open(Open::Numbers(Command::Open)));
        numbers.into_iter().chain([told]).collect()
    }

    /// Whether it is this that tells how all games have ended; it is not awaited any more then.
    fn results_awaited(&mut self, ticket: Ticket) -> bool {
        let is = |sought: &mut SoughtGames| {
            sought.ticket == ticket && matches!(sought.what, What::Results)
        };
        self.sought.take_if(is).is_some()
    }

    fn awaited_list(&mut self, ticket: Ticket) -> Option<ListSearch> {
        match self.sought.take_if(|sought| sought.ticket == ticket)?.what {
            What::List(listing) => Some(*listing),
            What::Game(..) | What::Book(_) | What::Results => None,
        }
    }

    /// Takes the game that was asked for; empty if it is no longer awaited.
    pub(super) fn take_fetched(
        &mut self,
        ticket: Ticket,
        fetched: Result<Box<Score>, Unfetched>,
        manner: &Manner,
    ) -> Option<Intent> {
        let (game, what_for) = match self.sought.take_if(|sought| sought.ticket == ticket)?.what {
            What::Game(GameId(game), what_for) => (Value::Text(game.to_string()), what_for),
            What::List(_) | What::Book(_) | What::Results => return None,
        };
        Some(match fetched {
            Ok(score) => {
                let cut = open::game_cut(&manner.narrator, &score).map(Act::say);
                let taken = match what_for {
                    For::GoingThrough => Intent::Activity(Change::GoThrough(score)),
                    For::Exercise(what) => Intent::Activity(Change::Make(score, what)),
                    For::Deleting => Intent::File(File::AsksToDelete(score)),
                    For::Summary => {
                        let lines = summary(&score, &manner.narrator);
                        Intent::Tell(vec![manner.told_lines(lines)])
                    }
                };
                match cut {
                    Some(cut) => Intent::InFull(vec![cut.into(), taken]),
                    None => taken,
                }
            }
            Err(why) => unfetched(manner, game, why).into(),
        })
    }
}

/// Why a game cannot be had.
pub(super) fn unfetched(manner: &Manner, game: Value, why: Unfetched) -> Act {
    match why {
        Unfetched::Missing => manner.said("game-unknown", &[("game", game)]),
        Unfetched::Damaged => manner.said("game-damaged", &[("game", game)]),
        Unfetched::Unreadable(reason) => unreadable(&manner.narrator, reason),
    }
}

fn wrong_filter(narrator: &Narrator, wrong: &WrongSearch) -> Act {
    let (id, word) = match wrong {
        WrongSearch::Never(since, until) => {
            let values = [("since", since.as_str().into()), ("until", until.as_str().into())];
            return Act::say(narrator.say(Priority::Answer, "games-never", &values));
        }
        WrongSearch::Date(word) => ("filter-date", word),
        WrongSearch::Result(word) => ("filter-result", word),
        WrongSearch::Bare(word) => ("filter-bare", word),
    };
    Act::say(narrator.say(Priority::Answer, id, &[("word", quoted(word).into())]))
}

/// What else a name can be that nobody has: an opening, or the names of two players.
fn other_readings(query: &Query, talk: &Voice) -> VecDeque<Query> {
    let Some(name) = query.player.as_deref() else { return VecDeque::new() };
    let by_opening = query.opening.is_none().then(|| {
        let openings = talk.openings_like(name).into_iter().map(str::to_owned).collect();
        Query { player: None, opening: Some(name.to_owned()), openings, ..query.clone() }
    });
    let ends = name.match_indices(' ').map(|(end, _)| end);
    let of_two = ends.filter(|_| query.opponent.is_none()).map(|end| {
        let [player, opponent] = [&name[..end], &name[end + 1..]].map(|one| Some(one.to_owned()));
        Query { player, opponent, ..query.clone() }
    });
    by_opening.into_iter().chain(of_two).collect()
}

fn unreadable(narrator: &Narrator, reason: &'static str) -> Act {
    let reason = narrator.word(reason);
    Act::say(narrator.say(Priority::Answer, "archive-unreadable", &[("reason", reason)]))
}

fn listed(manner: &Manner, page: &Page, offset: usize, words: &str) -> Intent {
    let narrator = &manner.narrator;
    if page.total == 0 {
        let found = ("words", names::clean(words).into());
        let none = match words {
            "" => narrator.say(Priority::Answer, "games-none", &[]),
            _ => narrator.say(Priority::Answer, "found-none", &[found]),
        };
        return Act::say(none).into();
    }
    let mut told = Vec::new();
    if offset == 0 {
        told.push(narrator.talk.sentence("games-all", &[("count", page.total.into())]));
    }
    let row = |game: &Listed| {
        OfferedRow::Choice(line_of(narrator, game), Command::Open, About::Game(game.id))
    };
    let mut rows: Vec<OfferedRow> = page.games.iter().map(row).collect();
    told.extend(page.games.iter().map(|game| line_of(narrator, game)));
    let more = page.total.saturating_sub(offset + page.games.len());
    if more > 0 {
        let line = narrator.talk.sentence("found-more", &[("count", more.into())]);
        told.push(line.clone());
        rows.push(OfferedRow::Choice(line, Command::More, About::Nothing));
    }
    manner.offers(Priority::Answer, Offered { command: Command::Games, told, rows, at: 0 })
}

fn line_of(narrator: &Narrator, game: &Listed) -> Vec<Span> {
    let mut told = names::told(narrator, game, names::short);
    told.extend(names::known(&game.eco).map(|code| vec![narrator.talk.span(&code)]));
    let number = Value::Text(game.id.0.to_string());
    narrator.talk.sentence("found-line", &[("game", number), ("rest", narrator.join(told))])
}

#[cfg(test)]
mod tests;
