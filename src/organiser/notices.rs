//! Notices of a round: a line for each player, ready to be sent or embossed, and a page in large print.

use crate::organiser::spoken;
use crate::organiser::teller::EventTeller;
use crate::tournament::tournament::{Board, Game};
use crate::voices::{Span, Value, written};

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

/// The notices of a round, in the language of the desk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notices {
    /// The round.
    pub round: usize,
    /// What they are.
    pub title: String,
    /// A line for each player.
    pub lines: Vec<String>,
    /// The tag of the language.
    pub language: String,
}

impl Notices {
    /// As text, ready to be sent.
    #[must_use]
    pub fn text(&self) -> String {
        let lines = [&self.title].into_iter().chain(&self.lines);
        lines.flat_map(|line| [line.as_str(), "\n"]).collect()
    }

    /// A page of HTML in large print, black on white or the other way round as the reader's system has it.
    #[must_use]
    pub fn page(&self) -> String {
        let rows: String = self
            .lines
            .iter()
            .flat_map(|line| ["<li>".to_owned(), escaped(line), "</li>\n".to_owned()])
            .collect();
        let (language, title) = (&self.language, escaped(&self.title));
        format!(
            "<!doctype html>\n<html lang=\"{language}\">\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width\">\n\
             <meta name=\"color-scheme\" content=\"light dark\">\n<title>{title}</title>\n\
             <style>body{{font:bold 2rem/1.5 sans-serif;margin:1rem}}li{{margin-bottom:1rem}}</style>\n\
             <h1>{title}</h1>\n<ol>\n{rows}</ol>\n</html>\n"
        )
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
        Some(Notices { round: number, title, lines, language })
    }

    /// The lines of those who sit at a board.
    fn notices_at(&self, round: usize, board: &Value, game: &Game, at: &Board) -> Vec<Vec<Span>> {
        let now = self.now();
        let notice = |color: shakmaty::Color| {
            let player = now.sits(game, at, color)?;
            let opponent = now.sits(game, at, !color).map_or_else(
                || self.narrator.word("tournament-nobody-there"),
                |opponent| spoken(&opponent.name).into(),
            );
            let mut values = vec![
                ("round", round.into()),
                ("board", board.clone()),
                ("player", spoken(&player.name).into()),
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
