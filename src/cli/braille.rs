//! Score sheets in braille: their words, by a table or sign by sign, and their pages.

use shakmaty::{Color, Position};

use crate::app::{braille, names};
use crate::archive::Score;
use crate::archive::export::brf::{self, Code, Heading};
use crate::archive::export::sheet::{main_rows, rows};
use crate::cli::{Tools, tell};
use crate::config::{BrailleTable, Settings, SheetCode};
use crate::laws::Effect;
use crate::louis::{self, Table};
use crate::notation::braille::cell::{self, Cell};
use crate::notation::braille::moves::Profile;
use crate::notation::braille::page::{self, Size};
use crate::notation::braille::text;
use crate::voices::{Narrator, Priority, Value, written};

/// The sign of English braille before a capital: dot 6.
const CAPITAL: Cell = Cell::new(0b10_0000);

/// Games as a BRF file. What the table cannot write is told and written sign by sign.
pub(super) fn brf(tools: &Tools, games: &[Score]) -> String {
    let (settings, narrator) = (&tools.settings, &tools.narrator);
    let profile = profile(narrator);
    let size = Size::new(settings.sheet_cells.into(), settings.sheet_lines.into());
    let mut writer = Writer::new(settings, narrator);
    let words: Vec<Words> = games.iter().map(|game| words(narrator, game)).collect();
    let cells = writer.cells(&words.iter().flat_map(Words::lines).collect::<Vec<_>>());
    let mut cells = cells.into_iter();
    let texts = games.iter().zip(&words).map(|(score, words)| {
        let heading = words.heading(&mut cells);
        let [white, black] = [Color::White, Color::Black].map(|player| match &score.replay {
            Some(replay) => rows(replay, player),
            None => main_rows(&score.tree),
        });
        brf::sheet(
            &heading,
            score.tree.start(),
            [&white, &black],
            code(settings, narrator, &profile),
        )
    });
    let pages = page::pages(&texts.collect::<Vec<_>>(), size);
    let numbers: Vec<String> = (2..=pages.len()).map(|number| number.to_string()).collect();
    page::write(&pages, &writer.cells(&numbers), size)
}

fn code<'a>(settings: &Settings, narrator: &'a Narrator, profile: &'a Profile) -> Code<'a> {
    match settings.sheet_code {
        SheetCode::Uk => Code::Uk(profile),
        SheetCode::San => {
            let sign = written(&narrator.moves.sentence("braille-capital", &[]));
            let sign = sign.chars().next().and_then(Cell::from_ascii);
            Code::Letters(narrator.moves.vocabulary(), sign.unwrap_or(CAPITAL))
        }
    }
}

/// The signs that the code of the United Kingdom is not known to have, as the voice writes them.
fn profile(narrator: &Narrator) -> Profile {
    let sign = |id: &str| cell::to_unicode(&written(&narrator.talk.sentence(id, &[])));
    Profile {
        short_castling: sign("uk-short-castling"),
        long_castling: sign("uk-long-castling"),
        castling_check: sign("uk-castling-check"),
        promotion: sign("uk-promotion"),
        en_passant: sign("uk-en-passant"),
        draw_offer: sign("uk-draw-offer"),
    }
}

/// What a sheet says besides its moves.
struct Words {
    title: String,
    facts: Vec<String>,
    sheets: [String; 2],
    men: [String; 2],
    turn: String,
    result: String,
}

impl Words {
    fn lines(&self) -> impl Iterator<Item = String> {
        let Self { title, facts, sheets, men, turn, result } = self;
        let ends = [title, turn, result].into_iter();
        ends.chain(sheets).chain(men).chain(facts).cloned()
    }

    /// The same in cells, which come in the order of [`Words::lines`].
    fn heading(&self, cells: &mut impl Iterator<Item = Vec<Cell>>) -> Heading {
        let mut next = || cells.next().unwrap_or_default();
        let (title, turn, result) = (next(), next(), next());
        let (sheets, men) = ([next(), next()], [next(), next()]);
        let lines = self.facts.iter().map(|_| next()).collect();
        Heading { title, lines, sheets, men, turn, result }
    }
}

fn words(narrator: &Narrator, score: &Score) -> Words {
    let say = |id: &str, values: &[(&str, Value)]| written(&narrator.talk.sentence(id, values));
    let Score { listed, tree, .. } = score;
    let [white, black] = Color::ALL.map(|color| names::written(narrator, listed, color));
    let game = Value::Text(listed.id.0.to_string());
    let between = [("game", game), ("white", white.clone()), ("black", black.clone())];
    let result = result(narrator, score);
    let fact = |id: &str, name: &str, value: &str| {
        (!value.is_empty()).then(|| say(id, &[(name, value.into())]))
    };
    let mut facts =
        vec![say("sheet-white", &[("name", white)]), say("sheet-black", &[("name", black)])];
    facts.extend(fact("sheet-event", "event", &listed.event));
    facts.extend(fact("sheet-date", "date", &listed.date));
    facts.push(result.clone());
    Words {
        title: say("sheet-title", &between),
        facts,
        sheets: ["sheet-written-white", "sheet-written-black"].map(|id| say(id, &[])),
        men: ["sheet-men-white", "sheet-men-black"].map(|id| say(id, &[])),
        turn: say("sheet-turn", &[("color", narrator.color(tree.start().turn()))]),
        result,
    }
}

/// The result in words; as PGN writes it, where nobody has seen the game end.
fn result(narrator: &Narrator, score: &Score) -> String {
    let ended = score.replay.as_ref().and_then(|replay| {
        let outcome = replay.outcome()?;
        narrator.effect(&Effect::Ended(outcome), &replay.game)
    });
    ended.map_or_else(|| names::score(narrator, &score.listed), |ended| ended.written())
}

/// Writes words in cells.
struct Writer<'a> {
    narrator: &'a Narrator,
    /// None any more after its first fault.
    table: Option<Table>,
}

impl<'a> Writer<'a> {
    fn new(settings: &Settings, narrator: &'a Narrator) -> Self {
        let set = &settings.braille_table;
        let table = (*set != BrailleTable::Off).then(|| braille::table(set, narrator));
        Self { narrator, table }
    }

    /// Each text in cells: by the table, or sign by sign.
    fn cells(&mut self, texts: &[String]) -> Vec<Vec<Cell>> {
        let lines: Vec<&str> = texts.iter().map(String::as_str).collect();
        let Some(table) = &self.table else {
            return lines.into_iter().map(text::cells).collect();
        };
        match louis::translate(table, &lines) {
            Ok(translated) => {
                let cells = translated.iter().map(|cells| cells.as_deref().and_then(six_dots));
                self.filled(&lines, cells)
            }
            Err(fault) => {
                let reason = self.narrator.word(braille::reason(fault));
                let values = [("table", table.0.as_str().into()), ("reason", reason)];
                tell(&self.narrator.say(Priority::Answer, "braille-plain", &values).written());
                self.table = None;
                self.cells(texts)
            }
        }
    }

    /// Fills in what the table could not write, and tells the first of it.
    fn filled(
        &self,
        lines: &[&str],
        cells: impl Iterator<Item = Option<Vec<Cell>>>,
    ) -> Vec<Vec<Cell>> {
        let mut missing = None;
        let fill = |(line, cells): (&&str, Option<Vec<Cell>>)| {
            cells.unwrap_or_else(|| {
                missing.get_or_insert((*line).to_owned());
                text::cells(line)
            })
        };
        let filled = lines.iter().zip(cells).map(fill).collect();
        if let (Some(line), Some(table)) = (missing, &self.table) {
            let values = [("table", table.0.as_str().into()), ("text", line.into())];
            tell(&self.narrator.say(Priority::Answer, "braille-signs", &values).written());
        }
        filled
    }
}

/// Unicode braille as cells; `None` if it has eight dots, which no embosser's file can hold.
fn six_dots(text: &str) -> Option<Vec<Cell>> {
    text.chars().map(Cell::from_unicode).collect()
}
