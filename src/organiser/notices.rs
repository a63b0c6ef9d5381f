//! Notices of a round: a line for each player, ready to be sent or embossed, and a page in large print.

use crate::organiser::teller::EventTeller;
use crate::tournament::tournament::{Board, Game};
use crate::voices::{Span, Value, called, written};

/// What is written into files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Paper {
    /// The notices of a round.
    Notices(Notices),
    /// The tournament as other programs read it.
    Exchange {
        /// The name that was typed.
        name: String,
        /// The text.
        text: String,
    },
}

/// The notices of a round or the report of one, in the language of the desk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notices {
    /// The round.
    pub round: usize,
    /// What the name of the file has after the round.
    pub suffix: &'static str,
    /// What they are.
    pub title: String,
    /// What they tell.
    pub parts: Vec<NoticePart>,
    /// The tag of the language.
    pub language: String,
}

/// Lines that belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoticePart {
    /// What they are, where that is not told by the title.
    pub heading: Option<String>,
    /// The lines.
    pub lines: Vec<String>,
}

impl Notices {
    /// As text, ready to be sent.
    #[must_use]
    pub fn text(&self) -> String {
        let lines = [&self.title].into_iter().chain(self.lines());
        lines.flat_map(|line| [line.as_str(), "\n"]).collect()
    }

    /// Everything below the title, line by line.
    pub fn lines(&self) -> impl Iterator<Item = &String> {
        self.parts.iter().flat_map(|part| part.heading.iter().chain(&part.lines))
    }

    /// A page of HTML in large print, black on white or the other way round as the reader's system has it.
    #[must_use]
    pub fn page(&self) -> String {
        let parts: String = self.parts.iter().map(NoticePart::html).collect();
        let (language, title) = (&self.language, escaped(&self.title));
        format!(
            "<!doctype html>\n<html lang=\"{language}\">\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width\">\n\
             <meta name=\"color-scheme\" content=\"light dark\">\n<title>{title}</title>\n\
             <style>body{{font:bold 2rem/1.5 sans-serif;margin:1rem}}li{{margin-bottom:1rem}}</style>\n\
             <h1>{title}</h1>\n{parts}</html>\n"
        )
    }
}

impl NoticePart {
    /// As a part of a page.
    fn html(&self) -> String {
        let heading =
            self.heading.iter().map(|heading| ["<h2>", &escaped(heading), "</h2>\n"].concat());
        let rows = self.lines.iter().map(|line| ["<li>", &escaped(line), "</li>\n"].concat());
        let list = ["<ul>\n".to_owned()].into_iter().chain(rows).chain(["</ul>\n".to_owned()]);
        heading.chain(list).collect()
    }
}

impl EventTeller<'_> {
    /// The notices of a round; nothing where it was not paired.
    pub(super) fn notices(&self, number: usize) -> Option<Notices> {
        let round = self.now().round(number)?;
        let mut rows: Vec<Vec<Span>> = Vec::new();
        for (board, game) in (1_usize..).zip(&round.games) {
            let alone = [Board::new(shakmaty::Color::White, shakmaty::ByColor::default())];
            let boards =
                if self.now().terms().boards().is_some() { &game.boards[..] } else { &alone };
            for (part, at) in (1_usize..).zip(boards) {
                let name = self.at((board, (boards.len() > 1).then_some(part)));
                rows.extend(self.notices_at(number, &name, game, at));
            }
        }
        if let Some(id) = round.bye {
            let values = [("round", number.into()), ("player", self.name(id))];
            rows.push(self.sentence("notice-bye", &values));
        }
        let lines: Vec<String> = rows.iter().map(|row| written(row)).collect();
        let title = written(&self.sentence(
            "notice-title",
            &[("name", self.file.regulations.name.clone().into()), ("round", number.into())],
        ));
        let language = self.narrator.talk.language().tag().to_owned();
        let parts = vec![NoticePart { heading: None, lines }];
        Some(Notices { round: number, suffix: "", title, parts, language })
    }

    /// The lines of those who sit at a board.
    fn notices_at(&self, round: usize, board: &Value, game: &Game, at: &Board) -> Vec<Vec<Span>> {
        let now = self.now();
        let notice = |color: shakmaty::Color| {
            let player = now.sits(game, at, color)?;
            let opponent = now.sits(game, at, !color).map_or_else(
                || self.narrator.word("tournament-nobody-there"),
                |opponent| called(&opponent.name).into(),
            );
            let mut values = vec![
                ("round", round.into()),
                ("board", board.clone()),
                ("player", called(&player.name).into()),
                ("color", self.narrator.color(color)),
                ("opponent", opponent),
            ];
            let sentence = match &player.seat {
                Some(seat) => {
                    values.push(("seat", seat.as_str().into()));
                    "notice-seat"
                }
                None => "notice",
            };
            Some(self.sentence(sentence, &values))
        };
        shakmaty::Color::ALL.into_iter().filter_map(notice).collect()
    }
}

/// A text in which nothing is taken for HTML.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            letter => out.push(letter),
        }
    }
    out
}
