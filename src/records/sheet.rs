//! A player's score sheet, in print and in braille: his own as he wrote it, or the one that was kept
//! for him; in his words and with his letters.

use shakmaty::uci::UciMove;
use shakmaty::{Color, Position as _};

use crate::archive::export::brf::{self, Heading, MoveCode};
use crate::archive::export::sheet::{Row, print, rows};
use crate::laws::{CrossedOut, Effect, Game, Made, Position, Scribe, Sheet as Written};
use crate::notation::braille::cell::Cell;
use crate::records::kept::KeptMatch;
use crate::records::tell::Teller;
use crate::records::{Braille, lines, profile, summary};
use crate::table::{Place, file};
use crate::voices::{Narrator, Utterance};

/// A score sheet.
pub(super) struct Sheet<'a> {
    narrator: &'a Narrator,
    color: Color,
    title: String,
    head: Vec<String>,
    rows: Vec<Row>,
    result: String,
    /// What stands under the moves and the result.
    foot: Vec<Remark>,
}

/// Where a move stands in a remark.
const MOVE: &str = "@move@";

/// A line under the moves. A move in it is written as those above it are, in braille too.
struct Remark {
    text: String,
    made: Option<Made>,
}

impl Remark {
    fn plain(text: String) -> Self {
        Self { text, made: None }
    }

    fn print(&self, narrator: &Narrator) -> String {
        let local = |made: &Made| narrator.hand().written(&made.before, made.mv);
        self.text.replace(MOVE, &self.made.as_ref().map(local).unwrap_or_default())
    }

    /// The words before the move and after it.
    fn words(&self) -> [String; 2] {
        let (before, after) = self.text.split_once(MOVE).unwrap_or((&self.text, ""));
        [before.trim_end().to_owned(), after.to_owned()]
    }

    fn cells(&self, [mut cells, after]: [Vec<Cell>; 2], code: MoveCode<'_>) -> Vec<Cell> {
        if let Some(made) = &self.made {
            cells.push(Cell::new(0));
            cells.extend(code.made(&made.before, made.mv));
        }
        cells.extend(after);
        cells
    }
}

impl<'a> Sheet<'a> {
    pub(super) fn of(kept: &KeptMatch, narrator: &'a Narrator, color: Color) -> Self {
        let teller = Teller(narrator);
        let name = ("name", kept.table.players[color].called().into());
        let title = teller.say("record-sheet", &[("color", narrator.color(color)), name]);
        let rows = rows(&kept.replay, color, kept.open_plies());
        let mut foot = differences(kept, teller, color);
        let more = [
            positions_set(kept, teller),
            summary::revoked(kept, narrator),
            periods(kept, teller),
            signatures(kept, narrator),
        ];
        foot.extend(more.into_iter().flatten().map(Remark::plain));
        let result = summary::result(kept, narrator);
        Self { narrator, color, title, head: head(kept, narrator, color), rows, result, foot }
    }

    pub(super) fn text(&self) -> String {
        let mut all = vec![self.title.clone()];
        all.extend(self.head.iter().cloned());
        all.push(String::new());
        let moves = print(&self.rows, self.narrator.hand());
        all.extend(moves.lines().map(str::to_owned));
        all.extend([String::new(), self.result.clone()]);
        all.extend(self.foot.iter().map(|remark| remark.print(self.narrator)));
        lines(&all)
    }

    pub(super) fn brf(&self, kept: &KeptMatch, braille: &mut Braille<'_>) -> String {
        let place = Place::Seat(self.color);
        let profile = profile(self.narrator);
        let mut words = vec![self.title.clone(), self.result.clone()];
        words.extend(self.head.iter().cloned());
        words.extend(self.foot.iter().flat_map(Remark::words));
        let mut cells = braille.words(place, &words);
        let mut next = || cells.next().unwrap_or_default();
        let (title, result) = (next(), next());
        let head = self.head.iter().map(|_| next()).collect();
        let foot: Vec<_> = self.foot.iter().map(|_| [next(), next()]).collect();
        let heading = Heading { title, lines: head, result, ..Heading::default() };
        let code = braille.code(self.narrator, &profile);
        let start = kept.replay.game.course().start();
        let mut text = brf::sheet(&heading, start, [&self.rows, &self.rows], code);
        let remarks = self.foot.iter().zip(foot);
        text.paragraphs.extend(remarks.map(|(remark, words)| remark.cells(words, code)));
        braille.file(place, &[text])
    }
}

/// Event, players, time control, and who has kept the sheet.
fn head(kept: &KeptMatch, narrator: &Narrator, color: Color) -> Vec<String> {
    let table = &kept.table;
    let teller = Teller(narrator);
    let mut all: Vec<String> =
        file::event(narrator, table).iter().map(Utterance::written).collect();
    if table.event.date.is_none() {
        all.push(teller.say("match-date", &[("text", kept.date.as_str().into())]));
    }
    for color in Color::ALL {
        all.push(file::who(narrator, color, &table.players[color]).written());
    }
    if let Some(control) = &table.control {
        all.extend(narrator.clocks().control(control).written().lines().map(str::to_owned));
    }
    all.push(match table.players[color].scribe {
        Scribe::Own => teller.of("match-score-own", color),
        Scribe::Hand => teller.of("match-score-hand", color),
        Scribe::Assistant => teller.of("match-score-assistant", color),
    });
    all
}

/// Where the sheet is not the game: another move, none, or one that was crossed out.
fn differences(kept: &KeptMatch, teller: Teller<'_>, color: Color) -> Vec<Remark> {
    let game = &kept.replay.game;
    if kept.table.players[color].scribe == Scribe::Hand {
        return vec![Remark::plain(teller.say("record-by-hand", &[]))];
    }
    let sheet: &Written = game.sheet(color);
    let plies = kept.open_plies();
    let crossed = sheet.crossed_out().iter().filter(|out| usize::from(out.ply) < plies);
    let stood = stood(kept);
    let crossed = crossed.map(|out| crossed_out(game, teller, *out, &stood));
    let crossed = crossed.map(Remark::plain);
    if sheet.entries().is_empty() && !game.made().is_empty() {
        let empty = Remark::plain(teller.say("record-empty", &[]));
        return std::iter::once(empty).chain(crossed).collect();
    }
    let differs = |(ply, made): (usize, &Made)| {
        let id = match sheet.entries().get(ply).copied().flatten() {
            Some(uci) if uci == made.uci(game.mode()) => return None,
            Some(_) => "record-differs",
            None => "record-not-written",
        };
        let legal = made.before.is_legal(made.mv);
        let shown = if legal { MOVE.to_owned() } else { made.uci(game.mode()).to_string() };
        let values = [
            ("number", made.before.fullmoves().get().into()),
            ("color", teller.0.color(made.by())),
            ("move", shown.into()),
        ];
        Some(Remark { text: teller.say(id, &values), made: legal.then(|| made.clone()) })
    };
    game.made().iter().enumerate().filter_map(differs).chain(crossed).collect()
}

/// Where the moves do not follow from each other, because the arbiter has set a position.
fn positions_set(kept: &KeptMatch, teller: Teller<'_>) -> Vec<String> {
    let game = &kept.replay.game;
    let line = |ply: usize| {
        let (number, color) = game.course().move_at(ply);
        let values = [("number", number.into()), ("color", teller.0.color(color))];
        teller.say("record-position-set", &values)
    };
    game.course().set_up_before().into_iter().map(line).collect()
}

/// Every move that was ever completed: its ply, and the position in which it was played.
type Stood = Vec<(u16, UciMove, Position)>;

fn stood(kept: &KeptMatch) -> Stood {
    let mut all = Stood::new();
    let mut plies = 0;
    kept.walk(|step| {
        let made = step.game.made();
        let since = made.iter().enumerate().skip(plies);
        let ply = |ply: usize| u16::try_from(ply).unwrap_or(u16::MAX);
        all.extend(
            since.map(|(at, made)| (ply(at), made.uci(step.game.mode()), made.before.clone())),
        );
        plies = made.len();
    });
    all
}

/// What was written at a ply and does not count any more, by the number that it had then.
fn crossed_out(game: &Game, teller: Teller<'_>, out: CrossedOut, stood: &Stood) -> String {
    let (number, by) = out.place;
    let made = game.made().get(usize::from(out.ply));
    let stands = made.map_or(game.position(), |made| &made.before);
    let played = stood.iter().rev().find(|made| made.0 == out.ply && made.1 == out.uci);
    let before = played.map_or(stands, |made| &made.2);
    let values = [
        ("number", number.into()),
        ("color", teller.0.color(by)),
        ("move", teller.spoken(before, out.uci)),
    ];
    teller.say("record-crossed-out", &values)
}

/// The times when a period was over, and at the end.
fn periods(kept: &KeptMatch, teller: Teller<'_>) -> Vec<String> {
    let mut all = Vec::new();
    let mut last = None;
    kept.walk(|step| {
        last = step.game.clock().map(|clock| summary::both(clock, step.game.now()));
        for effect in step.effects {
            if let (Effect::PeriodBegan(color, _), Some(used)) = (effect, last) {
                let values = [
                    ("color", teller.0.color(*color)),
                    ("number", step.game.position().fullmoves().get().into()),
                    ("white", teller.0.time(used.white)),
                    ("black", teller.0.time(used.black)),
                ];
                all.push(teller.say("record-period", &values));
            }
        }
    });
    let used = last
        .map(|used| [("white", teller.0.time(used.white)), ("black", teller.0.time(used.black))]);
    all.extend(used.map(|used| teller.say("record-used", &used)));
    all
}

fn signatures(kept: &KeptMatch, narrator: &Narrator) -> Vec<String> {
    let game = &kept.replay.game;
    let line = |color: Color| {
        let signed = game
            .sheet(color)
            .signature()
            .and_then(|signature| narrator.effect(&Effect::Signed(color, signature), game));
        let open = || Teller(narrator).of("record-not-signed", color);
        let signed = signed.map(|signed| signed.written());
        signed.or_else(|| (!game.is_annulled()).then(open))
    };
    Color::ALL.into_iter().filter_map(line).collect()
}
