//! Score sheets and notices in braille: their words, by a table or sign by sign, and their pages.

use shakmaty::{Color, Position};

use crate::app::braille::Writer;
use crate::app::filed;
use crate::archive::Score;
use crate::archive::export::brf::{self, Heading, MoveCode};
use crate::archive::export::sheet::{main_rows, rows};
use crate::config::{Settings, SheetCode};
use crate::laws::Effect;
use crate::names;
use crate::notation::Form;
use crate::notation::braille::cell::Cell;
use crate::notation::braille::moves::Profile;
use crate::notation::braille::page::{self, Size};
use crate::records::{capital, profile};
use crate::voices::{Narrator, Utterance, Value, written};

/// Games as a BRF file, and what must be told of it. What the table cannot write is written sign by sign.
#[must_use]
pub fn brf(settings: &Settings, narrator: &Narrator, games: &[Score]) -> (String, Vec<Utterance>) {
    let profile = profile(narrator);
    let size = Size::new(settings.sheet_cells.into(), settings.sheet_lines.into());
    let mut writer = Writer::new(&settings.braille_table, narrator);
    let words: Vec<Words> = games.iter().map(|game| words(narrator, game)).collect();
    let cells = writer.cells(&words.iter().flat_map(Words::lines).collect::<Vec<_>>());
    let mut cells = cells.into_iter();
    let texts = games.iter().zip(&words).map(|(score, words)| {
        let heading = words.heading(&mut cells);
        let [white, black] = [Color::White, Color::Black].map(|player| match &score.replay {
            Some(replay) => rows(replay, player, usize::MAX),
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
    let file = page::write(&pages, &writer.cells(&numbers), size);
    (file, writer.told)
}

/// Lines of text as a BRF file with this title, and what must be told of it.
#[must_use]
pub fn lines(
    settings: &Settings,
    narrator: &Narrator,
    title: &str,
    lines: &[String],
) -> (String, Vec<Utterance>) {
    let size = Size::new(settings.sheet_cells.into(), settings.sheet_lines.into());
    let mut writer = Writer::new(&settings.braille_table, narrator);
    let paragraphs = writer.cells(&[&[title.to_owned()], lines].concat());
    let title = paragraphs.first().cloned().unwrap_or_default();
    let pages = page::pages(&[page::Text { title, paragraphs }], size);
    let numbers: Vec<String> = (2..=pages.len()).map(|number| number.to_string()).collect();
    let file = page::write(&pages, &writer.cells(&numbers), size);
    (file, writer.told)
}

fn code<'a>(settings: &Settings, narrator: &'a Narrator, profile: &'a Profile) -> MoveCode<'a> {
    match settings.sheet_code {
        SheetCode::Uk => MoveCode::Uk(profile),
        SheetCode::San if narrator.style.form == Form::Figures => {
            MoveCode::Figures(narrator.moves.vocabulary(), capital(narrator))
        }
        SheetCode::San => MoveCode::Letters(narrator.moves.vocabulary(), capital(narrator)),
    }
}

/// What a sheet says besides its moves.
struct Words {
    title: String,
    facts: Vec<String>,
    sheets: [String; 2],
    pieces: [String; 2],
    turn: String,
    result: String,
}

impl Words {
    fn lines(&self) -> impl Iterator<Item = String> {
        let Self { title, facts, sheets, pieces, turn, result } = self;
        let ends = [title, turn, result].into_iter();
        ends.chain(sheets).chain(pieces).chain(facts).cloned()
    }

    /// The same in cells, which come in the order of [`Words::lines`].
    fn heading(&self, cells: &mut impl Iterator<Item = Vec<Cell>>) -> Heading {
        let mut next = || cells.next().unwrap_or_default();
        let (title, turn, result) = (next(), next(), next());
        let (sheets, pieces) = ([next(), next()], [next(), next()]);
        let lines = self.facts.iter().map(|_| next()).collect();
        Heading { title, lines, sheets, pieces, turn, result }
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
    facts.extend(filed::claim(narrator, score));
    Words {
        title: say("sheet-title", &between),
        facts,
        sheets: ["sheet-written-white", "sheet-written-black"].map(|id| say(id, &[])),
        pieces: ["sheet-men-white", "sheet-men-black"].map(|id| say(id, &[])),
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
