//! Which games are looked for, and what is found: games that were played here and games that were
//! imported, in one list.

use crate::laws::{Position, Variant};
use shakmaty::{ByColor, Color};

use crate::about::GameId;
use crate::archive::header::Header;
use crate::archive::letter::days_of_month;
use crate::archive::remarks::{Remark, Remarks};
use crate::archive::replay::Replay;
use crate::archive::tags;
use crate::notation::fold::{PASSPORTS, Words};

/// What a game must have to be found; nothing asks for nothing.
///
/// Texts are compared without regard to capitals, accents and umlauts, and each of their words may
/// be a part of what it is looked for in: `grunf`, `gruenfeld` and `Grünfeld` find the same.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    /// Who plays, with either colour.
    pub player: Option<String>,
    /// Who plays against `player`, or at all.
    pub opponent: Option<String>,
    /// Who has White.
    pub white: Option<String>,
    /// Who has Black.
    pub black: Option<String>,
    /// The first day, `YYYY`, `YYYY-MM` or `YYYY-MM-DD`.
    pub since: Option<String>,
    /// The last day, written the same way.
    pub until: Option<String>,
    /// How the code of the opening begins, or words of its name.
    pub opening: Option<String>,
    /// English names of openings any of which will do as well, because `opening` has their words in
    /// the player's language.
    pub openings: Vec<String>,
    /// `1-0`, `0-1`, `1/2-1/2`, or `*` for an unfinished game.
    pub result: Option<String>,
    /// How it ended for the player whose archive it is.
    pub own: Option<Own>,
    /// Where it was played.
    pub event: Option<String>,
    /// The game that was played: chess, Chess960 or another.
    pub variant: Option<Variant>,
    /// A position that stood on the board.
    pub position: Option<Position>,
    /// How many of the games found are passed over.
    pub offset: usize,
    /// How many are listed at most.
    pub limit: Option<usize>,
}

/// How a game ended for who played it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Own {
    /// He won.
    Won,
    /// He lost.
    Lost,
    /// Whichever way: it is over.
    Over,
}

/// What was found.
#[derive(Clone, Debug, Default)]
pub struct Page {
    /// How many games there are in all.
    pub total: usize,
    /// Some of them, newest first.
    pub games: Vec<Listed>,
}

/// A game in a list.
#[derive(Clone, Debug)]
pub struct Listed {
    /// Its number.
    pub id: GameId,
    /// The day on which it began as far as it is known: `YYYY-MM-DD`, `YYYY-MM`, `YYYY` or nothing.
    pub date: String,
    /// The time of day at which it began, `HH:MM`, or nothing.
    pub time: String,
    /// Where it comes from.
    pub origin: Origin,
    /// The game that was played; chess where that cannot be read.
    pub variant: Variant,
    /// The players as PGN names them.
    pub names: ByColor<String>,
    /// Where it was played, or nothing.
    pub event: String,
    /// The code of its opening, or nothing.
    pub eco: String,
    /// The name of its opening, or nothing.
    pub opening: String,
    /// The side of the player whose archive it is: of the person in a game against a program, in a match
    /// and in an imported game of who has his name. Nothing where no one side is his.
    pub own: Option<Color>,
    /// `1-0`, `0-1`, `1/2-1/2`; nothing while it is unfinished.
    pub result: Option<String>,
    /// How many moves of both players it has.
    pub plies: u32,
    /// The level of the built-in opponent: the last one as far as the game was rebuilt, else the first.
    pub level: u8,
    /// The engine, if one plays in it.
    pub engine: Option<ListedEngine>,
    /// What the player has written about it.
    pub remarks: Remarks,
}

/// Where a game comes from.
#[derive(Clone, Debug)]
pub enum Origin {
    /// It was played here, and began with this.
    Here(Box<Header>),
    /// It was played here, and what it began with cannot be read.
    Damaged,
    /// It was imported.
    Elsewhere,
}

/// An engine that plays in a game.
#[derive(Clone, Debug)]
pub struct ListedEngine {
    /// Its own name, or that of its file.
    pub name: String,
    /// Whether the built-in opponent has taken its place.
    pub replaced: bool,
}

impl Listed {
    /// What it began with, if it was played here and that can be read.
    #[must_use]
    pub fn header(&self) -> Option<&Header> {
        match &self.origin {
            Origin::Here(header) => Some(header),
            Origin::Damaged | Origin::Elsewhere => None,
        }
    }

    /// Whether it is a match of two people under an arbiter.
    #[must_use]
    pub fn is_match(&self) -> bool {
        self.header().is_some_and(|header| header.table.is_some())
    }

    /// Whether it comes from elsewhere.
    #[must_use]
    pub const fn is_imported(&self) -> bool {
        matches!(self.origin, Origin::Elsewhere)
    }

    /// Whether what it began with cannot be read.
    #[must_use]
    pub const fn is_damaged(&self) -> bool {
        matches!(self.origin, Origin::Damaged)
    }

    /// Takes over one thing that the player has just written about it.
    pub fn remark(&mut self, what: Remark, text: &str) {
        let mut remarks = self.remarks.clone();
        remarks.write(what, text);
        self.remarked(remarks);
    }

    /// Takes over what the player has written about it.
    pub(super) fn remarked(&mut self, remarks: Remarks) {
        if !remarks.event.is_empty() {
            self.event.clone_from(&remarks.event);
        }
        for color in Color::ALL {
            if !remarks.players[color].is_empty() {
                self.names[color].clone_from(&remarks.players[color]);
            }
        }
        self.remarks = remarks;
    }

    /// Takes over what only the whole game tells.
    pub(super) fn rebuilt(&mut self, replayed: &Replay) {
        self.plies = replayed.plies();
        self.names = tags::names(replayed);
        self.level = replayed.level;
        if let Some(engine) = &mut self.engine {
            *engine = ListedEngine { name: replayed.engine_name(), replaced: replayed.replaced };
        }
    }
}

/// Whether a text is a day, a month or a year as [`Query`] wants it.
#[must_use]
pub fn is_date(text: &str) -> bool {
    let parts: Vec<&str> = text.split('-').collect();
    let part = |index: usize, length: usize| -> Option<u16> {
        parts.get(index).filter(|part| part.len() == length)?.parse().ok()
    };
    let (year, month, day) = (part(0, 4), part(1, 2), part(2, 2));
    let months = |month: &u16| (1..=12).contains(month);
    match (parts.len(), year.filter(|&year| year > 0), month.filter(months), day) {
        (1, Some(_), ..) | (2, Some(_), Some(_), _) => true,
        (3, Some(year), Some(month), Some(day)) => (1..=days_of_month(year, month)).contains(&day),
        _ => false,
    }
}

impl Own {
    fn is_of(self, game: &Listed) -> bool {
        let result = game.result.as_deref().unwrap_or_default();
        game.own.is_some_and(|own| self.has_ended(result.as_bytes(), own))
    }

    /// Whether a game with this result has ended so for this side.
    #[must_use]
    pub fn has_ended(self, result: &[u8], side: Color) -> bool {
        let [won, lost] = side.fold_wb([b"1-0", b"0-1"], [b"0-1", b"1-0"]);
        match self {
            Self::Won => result == won,
            Self::Lost => result == lost,
            Self::Over => result == won || result == lost || result == b"1/2-1/2",
        }
    }
}

impl Query {
    /// Whether a game is looked for, apart from its positions.
    pub(super) fn fits(&self, game: &Listed) -> bool {
        let has = |wanted: &Option<String>, text: &str| {
            wanted.as_ref().is_none_or(|wanted| {
                PASSPORTS.words(wanted).are_in(PASSPORTS.folded(text).as_bytes())
            })
        };
        let ByColor { white, black } = &game.names;
        self.fits_players(white, black)
            && has(&self.white, white)
            && has(&self.black, black)
            && has(&self.event, &game.event)
            && self.fits_opening(game)
            && self.fits_date(&game.date)
            && self.own.is_none_or(|own| own.is_of(game))
            && self.variant.is_none_or(|variant| variant == game.variant)
            && self
                .result
                .as_ref()
                .is_none_or(|wanted| wanted == game.result.as_deref().unwrap_or("*"))
    }

    /// Each of the two named players has a colour of his own.
    fn fits_players(&self, white: &str, black: &str) -> bool {
        let [player, opponent] = [&self.player, &self.opponent]
            .map(|wanted| wanted.as_ref().map(|wanted| PASSPORTS.words(wanted)));
        let is = |wanted: &Option<Words>, name: &str| {
            wanted.as_ref().is_none_or(|wanted| wanted.are_in(PASSPORTS.folded(name).as_bytes()))
        };
        Color::ALL.into_iter().any(|color| {
            let (one, other) = color.fold_wb((white, black), (black, white));
            is(&player, one) && is(&opponent, other)
        })
    }

    fn fits_opening(&self, game: &Listed) -> bool {
        self.opening.as_ref().is_none_or(|wanted| {
            let code = wanted.trim().to_ascii_uppercase();
            game.eco.starts_with(&code)
                || PASSPORTS.words(wanted).are_in(PASSPORTS.folded(&game.opening).as_bytes())
                || self.openings.contains(&game.opening)
        })
    }

    fn fits_date(&self, date: &str) -> bool {
        self.since.as_deref().is_none_or(|since| date >= since)
            && self.until.as_deref().is_none_or(|until| !date.is_empty() && date <= &*end_of(until))
    }
}

/// What comes after every day of a day, a month or a year.
pub(super) fn end_of(date: &str) -> String {
    format!("{date}~")
}
