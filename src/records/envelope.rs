//! What stands on the envelope of a sealed move (Guidelines I.2), in print and in braille; never
//! what is in it.
//!
//! Date, time and place of the resumption are written in by hand where the arbiter has not told them.

use shakmaty::{Color, Position as _};

use crate::archive::What;
use crate::laws::{Envelope, Event, Position};
use crate::notation::braille::cell::Cell;
use crate::notation::braille::page::Text;
use crate::notation::position::page::{DiagramScript, Layout, Page};
use crate::notation::position::{self, Alphabet};
use crate::records::kept::KeptMatch;
use crate::records::tell::Teller;
use crate::records::{Braille, lines, profile};
use crate::table::{Memo, Place, file};
use crate::voices::{Narrator, Utterance, called};

/// What is written on an envelope.
pub(super) struct EnvelopePaper {
    /// Pieces have the letters of the language of the text.
    narrator: Narrator,
    title: String,
    facts: Vec<String>,
    position: Position,
    /// Over the position, before the pieces of each colour, and who is to move.
    heads: [String; 4],
}

impl EnvelopePaper {
    /// What belongs on the envelope, if one waits.
    pub(super) fn of(kept: &KeptMatch, desk: &Narrator) -> Option<Self> {
        let envelope = kept.replay.game.envelope()?;
        let narrator = Narrator::new(desk.talk.clone(), &desk.talk, desk.style);
        let teller = Teller(&narrator);
        let heads = [
            teller.say("envelope-position", &[]),
            teller.say("sheet-men-white", &[]),
            teller.say("sheet-men-black", &[]),
            teller.of("sheet-turn", envelope.sealer),
        ];
        let title = teller.say("envelope-title", &[]);
        let facts = facts(kept, &narrator, &envelope);
        Some(Self { narrator, title, facts, position: envelope.position, heads })
    }

    pub(super) fn text(&self) -> String {
        let mut all = vec![self.title.clone()];
        all.extend(self.facts.iter().cloned());
        let [over, white, black, turn] = &self.heads;
        all.extend([String::new(), over.clone()]);
        let letters = self.narrator.moves.vocabulary();
        for (head, color) in [(white, Color::White), (black, Color::Black)] {
            let pieces = position::list(self.position.board(), color, letters);
            all.push(format!("{head} {}", pieces.join(" ")));
        }
        all.extend([turn.clone(), position::write(&self.position)]);
        lines(&all)
    }

    /// Two texts, so that nothing parts the position: what is to be known, and how the pieces stand, as
    /// a diagram and as a list.
    pub(super) fn brf(&self, braille: &mut Braille<'_>) -> String {
        let place = Place::Desk;
        let profile = profile(&self.narrator);
        let mut words = vec![self.title.clone()];
        words.extend(self.heads.iter().chain(&self.facts).cloned());
        let mut cells = braille.words(place, &words);
        let mut next = || cells.next().unwrap_or_default();
        let title = next();
        let [over, white, black, turn] = [next(), next(), next(), next()];
        let facts = self.facts.iter().map(|_| next());
        let first = std::iter::once(title.clone()).chain(facts).collect();
        let code = braille.code(&self.narrator, &profile);
        // A page can be parted from the other: each has the title.
        let mut second = vec![title.clone(), over, diagram(&self.position)];
        for (head, color) in [(white, Color::White), (black, Color::Black)] {
            second.push([head, code.pieces(&self.position, color)].join(&BLANK));
        }
        second.push(turn);
        let texts = [first, second].map(|paragraphs| Text { title: title.clone(), paragraphs });
        braille.file(place, &texts)
    }
}

const BLANK: Cell = Cell::new(0);

/// The position as the code of the United Kingdom lays it out, rank after rank.
fn diagram(position: &Position) -> Vec<Cell> {
    let page = Page { layout: Layout::Diagram, script: DiagramScript::Ascii, ..Page::default() };
    let lines = position::diagram(position.board(), page, &Alphabet::united_kingdom());
    lines.join(" ").chars().filter_map(Cell::from_ascii).collect()
}

/// The items of Guidelines I.2 but for the position.
fn facts(kept: &KeptMatch, narrator: &Narrator, envelope: &Envelope) -> Vec<String> {
    let teller = Teller(narrator);
    let table = &kept.table;
    let mut all: Vec<String> =
        file::event(narrator, table).iter().map(Utterance::written).collect();
    all.push(teller.say("envelope-began", &[("date", kept.date.as_str().into())]));
    for color in Color::ALL {
        all.push(file::who(narrator, color, &table.players[color]).written());
    }
    let name = table.players[envelope.sealer].called();
    let by = [("color", narrator.color(envelope.sealer)), ("name", name.into())];
    all.push(teller.say("envelope-sealer", &by));
    all.push(teller.say("envelope-number", &[("number", envelope.number.into())]));
    for color in Color::ALL {
        let Some(times) = envelope.times.map(|times| times[color]) else { break };
        let rows = [
            ("report-used", times.used, true),
            ("desk-time", times.left, true),
            ("envelope-given", times.given, !times.given.is_zero()),
            ("envelope-taken", times.taken, !times.taken.is_zero()),
        ];
        all.extend(rows.into_iter().filter(|(_, _, told)| *told).map(|(id, time, _)| {
            teller.say(id, &[("color", narrator.color(color)), ("time", narrator.time(time))])
        }));
    }
    all.push(match envelope.offer {
        Some(by) => teller.of("envelope-offer", by),
        None => teller.say("envelope-no-offer", &[]),
    });
    all.push(teller.say("match-arbiter", &[("name", called(&table.arbiter.name).into())]));
    all.extend(resumption(kept, teller));
    all
}

/// When and where the game goes on, as far as that is known.
fn resumption(kept: &KeptMatch, teller: Teller<'_>) -> [String; 3] {
    let resumed =
        |what: &What| matches!(what, What::Event(Event::Opened(_) | Event::EnvelopeLost(Some(_))));
    let mut since = kept.entries().iter().rev().take_while(|entry| !resumed(&entry.what));
    let known = since.find_map(|entry| {
        let What::Memo(Memo::Resumption(when)) = &entry.what else { return None };
        Some(when.as_str())
    });
    let mut parts = known.unwrap_or_default().splitn(3, ", ");
    ["envelope-date", "envelope-time", "envelope-place"].map(|id| {
        let part = parts.next().unwrap_or_default();
        format!("{} {part}", teller.say(id, &[])).trim_end().to_owned()
    })
}
