//! What the board is asked about its game: how it stands, and if that does not fit what was heard,
//! which moves were made. No line alone is believed.

use std::time::Duration;

use shakmaty::{Board, Rank, Square};

use crate::asked::TRIES;
use crate::citrine::game::{DoubtedLine, Game};
use crate::citrine::lines::Row;
use crate::citrine::{Citrine, LIST, PATIENCE, PAUSE, POSITION};
use crate::report::Report;

/// How often it is asked once more because of something unreadable that may belong to an answer.
pub(super) const AGAIN: u8 = 2;

/// What is asked for.
#[derive(Clone, Debug, Default)]
enum What {
    #[default]
    Pieces,
    /// The moves, and the pieces to which they must lead, if the board has shown them.
    List(Option<Board>),
}

/// A question under way.
#[derive(Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own about a question")]
pub(super) struct Asking {
    what: What,
    tries: u8,
    /// When the answer is late, or is at its end; nothing before the question is written.
    pub(super) due: Option<Duration>,
    /// Whether anything has come since it was asked first, and a line of the list since last.
    answered: bool,
    begun: bool,
    rows: [Option<Row>; 8],
    moves: Vec<Vec<String>>,
    spoilt: bool,
    /// A list that was not believed, and the pieces to which it does not lead, if they were shown.
    before: Option<(Option<Board>, Vec<String>)>,
    /// The pieces that were shown last, and whether they were twice in a row.
    shown: Option<Board>,
    twice: bool,
    /// Whether anything of a list has come.
    lists: bool,
}

impl Asking {
    /// Written again, the question has no answer yet.
    pub(super) fn begins(&mut self, now: Duration) {
        self.due = Some(now.saturating_add(PATIENCE));
        (self.rows, self.begun, self.spoilt) = ([None; 8], false, false);
        self.moves.clear();
    }

    /// Anything that has come: an answer lasts as long as its lines follow one another. A position that
    /// comes late is no list without moves.
    pub(super) fn hears(&mut self, now: Duration, answers: bool, lists: bool) {
        self.answered = true;
        if answers && self.due.is_some() {
            self.begun |= lists;
            self.due = Some(now.saturating_add(PAUSE));
        }
    }

    pub(super) const fn spoils(&mut self) {
        (self.spoilt, self.begun) = (true, true);
    }

    pub(super) fn row(&mut self, rank: Rank, row: Row) {
        self.rows[usize::from(rank)] = Some(row);
    }

    /// The moves of a number, which must be the next one; only the last may lack Black's.
    pub(super) fn listed(&mut self, number: u32, moves: &[&str]) {
        let follows = usize::try_from(number).is_ok_and(|number| number == self.moves.len() + 1);
        self.spoilt |= !follows || self.moves.last().is_some_and(|last| last.len() == 1);
        self.moves.push(moves.iter().map(|&text| text.to_owned()).collect());
    }

    /// The pieces, if all ranks have come.
    fn pieces(&self) -> Option<Board> {
        let mut pieces = Board::empty();
        for square in Square::ALL {
            let row = self.rows[usize::from(square.rank())].as_ref()?;
            if let Some(piece) = row[usize::from(square.file())] {
                pieces.set_piece_at(square, piece);
            }
        }
        Some(pieces)
    }
}

impl Citrine {
    /// Asks how the board stands; if that is being asked, once more when it is answered.
    pub(super) fn check(&mut self, now: Duration) {
        if self.asking.is_some() {
            self.doubts = true;
        } else {
            self.asking = Some(Asking::default());
            self.put(POSITION, PAUSE, now);
        }
    }

    /// All of an answer may have come.
    pub(super) fn answered(&mut self, now: Duration) -> Vec<Report> {
        match &self.asking {
            Some(asking) if matches!(asking.what, What::Pieces) && !asking.spoilt => {
                asking.pieces().map_or_else(Vec::new, |pieces| self.stands(pieces, now))
            }
            _ => Vec::new(),
        }
    }

    /// The answer is late, or at its end.
    pub(super) fn answer_due(&mut self, now: Duration) -> Vec<Report> {
        let due = |asking: &mut Asking| asking.due.is_some_and(|due| now >= due);
        let Some(mut asking) = self.asking.take_if(due) else { return Vec::new() };
        asking.lists |= asking.begun && matches!(asking.what, What::List(_));
        if let What::List(pieces) = &asking.what
            && asking.begun
            && !asking.spoilt
        {
            let moves: Vec<String> = asking.moves.iter().flatten().cloned().collect();
            let found = Game::of(&moves).filter(|game| self.agrees(game, pieces.as_ref()));
            let (pieces, listed) = (pieces.clone(), Some((pieces.clone(), moves)));
            let twice = asking.before == listed;
            // Of a list that nothing bears out the end may be missing.
            if let Some(game) = found.filter(|_| twice || pieces.is_some() || self.game.is_some()) {
                return self.resolved(&game, now);
            }
            // The board says twice the same: the game did not begin in the first position.
            if let Some(pieces) = pieces.filter(|_| twice) {
                self.whole = false;
                self.told.clear();
                return self.gives_up(Some(pieces));
            }
            asking.before = listed;
        }
        self.ask_again(asking, now)
    }

    /// Asks once more, of a board that draws nothing for the list alone, and in the end gives up.
    fn ask_again(&mut self, mut asking: Asking, now: Duration) -> Vec<Report> {
        asking.tries += 1;
        if asking.tries < TRIES {
            // What the list does not fit may have been the pieces.
            if let What::List(Some(_)) = asking.what {
                asking.what = What::Pieces;
            }
            return self.asks(asking, now);
        }
        match std::mem::take(&mut asking.what) {
            _ if !asking.answered => self.is_silent(),
            What::Pieces if !self.draws => {
                let list = Asking { what: What::List(None), answered: true, ..Asking::default() };
                self.asks(list, now)
            }
            What::List(Some(pieces)) => self.goes_on_unlisted(pieces, &asking, now),
            What::List(None) | What::Pieces => self.gives_up(None),
        }
    }

    fn asks(&mut self, asking: Asking, now: Duration) -> Vec<Report> {
        let command = if matches!(asking.what, What::Pieces) { POSITION } else { LIST };
        self.asking = Some(Asking { due: None, ..asking });
        self.put(command, PAUSE, now);
        Vec::new()
    }

    /// The board has shown how it stands.
    fn stands(&mut self, pieces: Board, now: Duration) -> Vec<Report> {
        let Some(mut asking) = self.asking.take() else { return Vec::new() };
        (self.draws, self.quiet_until) = (true, now.saturating_add(PAUSE));
        let followed = self.follows(&pieces);
        let behind = followed.as_ref().is_some_and(|(.., count)| *count == 0);
        match followed {
            // The line says more than the position, which may be the older of the two.
            Some(_) if behind && !self.heard.is_empty() => {
                asking.tries += 1;
                if asking.tries >= TRIES {
                    asking.what = What::List(Some(pieces));
                }
                self.asks(asking, now)
            }
            Some((game, told, count)) => {
                self.heard.drain(..count);
                self.game = Some(game);
                let reports = self.reports(told);
                self.is_settled(now);
                reports
            }
            None => {
                asking.twice = asking.shown.as_ref() == Some(&pieces);
                asking.shown = Some(pieces.clone());
                self.asks(Asking { what: What::List(Some(pieces)), ..asking }, now)
            }
        }
    }

    /// The board does not list its moves, or not so that it can be read. What it has shown twice tells
    /// the move by itself, if it was one. If they were more, the player is told; without any list the
    /// game goes on from there.
    fn goes_on_unlisted(&mut self, pieces: Board, asking: &Asking, now: Duration) -> Vec<Report> {
        let step =
            self.game.as_ref().filter(|_| asking.twice).and_then(|game| game.step_to(&pieces));
        let Some((game, step)) = step else {
            if !asking.lists {
                self.whole = false;
                self.told.clear();
            }
            return self.gives_up(Some(pieces));
        };
        self.heard.clear();
        self.game = Some(game);
        let reports = self.reports(vec![step]);
        self.is_settled(now);
        reports
    }

    /// What of the lines that were heard leads to these pieces: the game then, what has happened,
    /// and how many lines it takes. Nothing if they contradict one another.
    fn follows(&self, pieces: &Board) -> Option<(Game, Vec<DoubtedLine>, usize)> {
        let game = self.game.as_ref()?;
        for count in (0..=self.heard.len()).rev() {
            for played in [None, self.played.as_ref()] {
                let mut after = game.clone();
                let own = played.map(|text| {
                    let ply = after.plies().map_or(0, |plies| plies + 1);
                    after.makes(text).map(|()| DoubtedLine::Moved(ply, text.clone()))
                });
                if own == Some(None) {
                    continue;
                }
                let lines = &self.heard[..count];
                let follow = lines.iter().try_for_each(|line| after.hears(line)).is_some();
                if follow && after.stands() == pieces {
                    let told = own.flatten().into_iter().chain(lines.iter().cloned());
                    return Some((after, told.collect(), count));
                }
            }
        }
        None
    }

    /// Whether a list is that of the board: it leads to the pieces that the board has shown. Where
    /// it has never shown any, the list must go on as the lines do.
    fn agrees(&self, game: &Game, pieces: Option<&Board>) -> bool {
        match (pieces, &self.game) {
            (Some(pieces), _) => game.stands() == pieces,
            (None, None) => true,
            (None, Some(known)) => {
                let mut after = known.clone();
                let heard = self.heard.iter().try_for_each(|line| after.hears(line)).is_some();
                heard && after.stands() == game.stands() || game.stands() == known.stands()
            }
        }
    }

    /// The list says what has happened since the last move that was told.
    fn resolved(&mut self, game: &Game, now: Duration) -> Vec<Report> {
        self.quiet_until = now.saturating_add(PAUSE);
        let moves = game.moves();
        let mut reports = Vec::new();
        if !std::mem::replace(&mut self.whole, true) {
            self.catches_up(moves);
            let made = |played: &mut String| self.told.last().is_some_and(|last| last == played);
            reports.extend(self.played.take_if(made).map(|_| Report::Done(None)));
        }
        self.heard.clear();
        self.game = Some(game.clone());
        let same = |(one, other): &(&String, &String)| one.eq_ignore_ascii_case(other);
        let common = self.told.iter().zip(moves).take_while(same).count();
        let back =
            self.told[common..].iter().rev().cloned().map(|text| DoubtedLine::TakenBack(0, text));
        let on = moves[common..].iter().cloned().map(|text| DoubtedLine::Moved(0, text));
        let news: Vec<DoubtedLine> = back.chain(on).collect();
        if moves.is_empty() {
            self.tell_moves(now);
        }
        if moves.is_empty() && news.len() > 1 {
            self.told.clear();
            self.played = None;
            return vec![Report::Restarted];
        }
        // One move is what the spoilt line meant; of more, lines are missing.
        let jumped = news.len() > 1 + usize::from(self.played.is_some());
        reports.extend(jumped.then_some(Report::Gap));
        reports.extend(self.reports(news));
        self.is_settled(now);
        reports
    }

    /// What was made before anybody has asked is no news, but for what was heard since.
    fn catches_up(&mut self, moves: &[String]) {
        let made = self.heard.iter().filter(|line| matches!(line, DoubtedLine::Moved(..))).count();
        let known = self.game.as_ref().and_then(Game::before);
        let before = known.and_then(|before| usize::try_from(before).ok());
        let before = before.unwrap_or(moves.len().saturating_sub(made)).min(moves.len());
        self.told.splice(..0, moves[..before].iter().cloned());
    }

    /// What the computer has told the board to play is done and no news.
    fn reports(&mut self, news: Vec<DoubtedLine>) -> Vec<Report> {
        let mut reports = Vec::new();
        for line in news {
            match line {
                DoubtedLine::Moved(_, text) => {
                    self.told.push(text.clone());
                    let own = self.played.take_if(|played| played.eq_ignore_ascii_case(&text));
                    let done = own.is_some();
                    reports.push(if done { Report::Done(None) } else { Report::Moved(text) });
                }
                DoubtedLine::TakenBack(_, text) => {
                    self.told.pop();
                    self.played = None;
                    reports.push(Report::TakenBack(text));
                }
            }
        }
        reports
    }

    /// Line and position agree. Something unreadable may have been more.
    fn is_settled(&mut self, now: Duration) {
        let doubts = std::mem::take(&mut self.doubts) || !self.heard.is_empty();
        self.again = if doubts { self.again + 1 } else { 0 };
        if doubts && self.again <= AGAIN {
            self.check(now);
        } else {
            self.again = 0;
        }
    }

    /// Nobody knows what has happened: what was heard is no move. A game that did not begin in the
    /// first position goes on from what the board shows.
    fn gives_up(&mut self, pieces: Option<Board>) -> Vec<Report> {
        (self.doubts, self.again) = (false, 0);
        let heard = !std::mem::take(&mut self.heard).is_empty();
        let known = self.game.take();
        let same = known.as_ref().map(Game::stands) == pieces.as_ref();
        if !self.whole {
            self.game = pieces.map(Game::from);
        }
        if heard || known.is_some() && !same { vec![Report::Gap] } else { Vec::new() }
    }

    /// Told once, until it says something again.
    fn is_silent(&mut self) -> Vec<Report> {
        self.heard.clear();
        let told = std::mem::replace(&mut self.silent, true);
        if told { Vec::new() } else { vec![Report::Silent] }
    }
}
