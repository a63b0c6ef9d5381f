//! What is heard of a game that somebody goes through.
//!
//! Going forward, the move comes first and alone, then what is noted of it. Where the reader jumps,
//! number and colour come behind the move, because he has lost his place.

#![deny(clippy::wildcard_enum_match_arm)]

use std::time::Duration;

use shakmaty::{Color, Move, Position};

use crate::app::ask::{Asker, Control};
use crate::app::session::choosing::first_position;
use crate::app::study::Study;
use crate::archive::{GameId, Labelled, Listed, Remark, Score};
use crate::exercises::kept_said;
use crate::laws::{At, ClaimedAlone, Made};
use crate::names;
use crate::notation::pgn::{Node, is_diagram};
use crate::understanding::{About, Spot};
use crate::voices::{Lines, Narrator, Span, Value};

/// Seconds between two moves that come by themselves, where none are named.
const USUAL_INTERVAL: u64 = 5;

/// The longest of such intervals, in seconds.
const LONGEST_INTERVAL: u64 = 60;

/// Characters of a comment for which the next move is kept back a second: nobody could follow
/// moves that run away from what is being said of them.
const CHARACTERS_A_SECOND: usize = 12;

/// Variations within one another that are indented; deeper ones leave no room for their moves.
const DEEPEST: usize = 4;

/// Tags that are told otherwise or by the position.
const UNTOLD: [&str; 6] = ["White", "Black", "Result", "Date", "SetUp", "FEN"];

/// A reader in a game.
#[derive(Debug)]
pub(super) struct Review {
    pub(super) study: Study,
    pub(super) listed: Listed,
    tags: Vec<(String, String)>,
    /// What was found wrong in it, each at its move.
    labels: Vec<(Node, Labelled)>,
    claim: Option<ClaimedAlone>,
    auto: Option<Auto>,
}

/// Moves that come by themselves.
#[derive(Clone, Copy, Debug)]
struct Auto {
    interval: Duration,
    due: At,
}

impl Review {
    pub(super) fn new(score: Score) -> Self {
        let claim = score.claimed_alone();
        let Score { listed, tags, tree, labels, .. } = score;
        Self { study: Study::new(tree), listed, tags, labels, claim, auto: None }
    }

    /// The time of the game, where its headers have it.
    pub(super) fn control(&self) -> Option<Control> {
        let (_, control) = self.tags.iter().find(|(name, _)| name == "TimeControl")?;
        Control::read(control)
    }

    /// Its number.
    pub(super) const fn id(&self) -> GameId {
        self.listed.id
    }

    /// Takes in what the player has just written about it.
    pub(super) fn take_remark(&mut self, what: Remark, text: &str) {
        self.listed.remark(what, text);
    }

    /// The side of the player in it, if one is his.
    pub(super) const fn own_side(&self) -> Option<Color> {
        self.listed.own
    }

    /// Which game it is, and how long.
    pub(super) fn title(&self, narrator: &Narrator) -> Lines {
        let mut lines = vec![self.players(narrator)];
        lines.push(self.length(narrator));
        lines.extend(self.unusual(narrator));
        lines.extend(self.comment_lines(narrator));
        lines
    }

    /// The name of the player of a colour.
    pub(super) fn player(&self, narrator: &Narrator, color: Color) -> Value {
        names::full(narrator, &self.listed, color)
    }

    fn length(&self, narrator: &Narrator) -> Vec<Span> {
        let moves = self.study.numbers().map_or(0, |(first, last)| last - first + 1);
        narrator.talk.sentence("study-length", &[("moves", moves.into())])
    }

    fn players(&self, narrator: &Narrator) -> Vec<Span> {
        let [white, black] = Color::ALL.map(|color| self.player(narrator, color));
        let game = Value::Text(self.listed.id.0.to_string());
        let values = [("game", game), ("white", white), ("black", black)];
        if let Some(own) = self.listed.own {
            let [_, white, black] = values;
            let opponent = own.fold_wb(black.1, white.1);
            let game = Value::Text(self.listed.id.0.to_string());
            return narrator
                .talk
                .sentence("study-title-own", &[("game", game), ("opponent", opponent)]);
        }
        narrator.talk.sentence("study-title", &values)
    }

    fn unusual(&self, narrator: &Narrator) -> Option<Vec<Span>> {
        let tree = self.study.tree();
        first_position(narrator, tree.start(), tree.mode())
    }

    /// The players, the result, the day and every tag, a line each. Those of a game that was played
    /// here are for other programs.
    pub(super) fn about(&self, narrator: &Narrator) -> Lines {
        let mut lines = vec![self.players(narrator), self.result(narrator)];
        let tags = self.tags.iter().filter(|_| self.listed.is_imported());
        let told = tags.filter(|(name, _)| !UNTOLD.contains(&name.as_str()));
        let told = told.map(|(name, value)| (name.as_str(), value.as_str()));
        let date = names::spoken_date(narrator, &self.listed.date);
        let remarks = &self.listed.remarks;
        let event = (!self.listed.is_imported()).then_some(("Event", remarks.event.as_str()));
        let day = [("Date", date.as_str())];
        lines.extend(event.into_iter().chain(day).chain(told).filter_map(|(name, value)| {
            let name = narrator.talk.sentence("tag", &[("tag", names::clean(name).into())]);
            let values = [("name", name.into()), ("value", names::known(value)?.into())];
            Some(narrator.talk.sentence("about-line", &values))
        }));
        let note = names::known(&remarks.note).map(|note| [("text", note.into())]);
        lines.extend(note.map(|text| narrator.talk.sentence("note-line", &text)));
        lines
    }

    /// The result, and a claim that only an arbiter may decide.
    fn result(&self, narrator: &Narrator) -> Vec<Span> {
        let mut told = self.ended(narrator);
        if let Some(claim) = self.claim {
            told.push(narrator.talk.span(" "));
            told.extend(narrator.matters().claimed_alone(claim));
        }
        told
    }

    fn ended(&self, narrator: &Narrator) -> Vec<Span> {
        let Some(own) = self.listed.own else {
            return narrator.talk.sentence("study-result", &names::result(&self.listed));
        };
        let mut values = names::own_result(&self.listed, own);
        values.push(("color", narrator.color(own)));
        narrator.talk.sentence("study-own-result", &values)
    }

    /// The next move, or that there is none.
    pub(super) fn step(&mut self, narrator: &Narrator) -> Lines {
        match self.study.next() {
            Some(node) => self.enter(node, narrator),
            None => self.at_end(narrator),
        }
    }

    fn at_end(&self, narrator: &Narrator) -> Lines {
        if self.study.depth() > 0 {
            return vec![narrator.talk.sentence("study-end-variation", &[])];
        }
        vec![narrator.talk.sentence("study-end", &[]), self.result(narrator)]
    }

    /// Goes forward to a move and tells it with all that is noted of it.
    pub(super) fn enter(&mut self, node: Node, narrator: &Narrator) -> Lines {
        self.study.go(node);
        let mut lines: Lines = self.before(narrator).into_iter().collect();
        lines.extend(self.last(narrator));
        lines.extend(self.comment_lines(narrator));
        let instead = self.study.instead().len();
        if instead > 0 && !self.study.begins_variation() {
            lines.push(narrator.talk.sentence("study-variations", &[("count", instead.into())]));
        }
        if self.study.next().is_none() {
            lines.push(match self.study.depth() {
                0 => self.result(narrator),
                _ => narrator.talk.sentence("study-variation-over", &[]),
            });
        }
        lines
    }

    /// The last move and its annotations.
    fn last(&self, narrator: &Narrator) -> Option<Vec<Span>> {
        let made = self.study.made().last()?;
        let annotations = self.annotations().into_iter().map(|number| {
            narrator.talk.sentence("annotation", &[("number", Value::Number(number.into()))])
        });
        let items = std::iter::once(vec![announced(made, narrator)]).chain(annotations);
        Some(narrator.join(items.collect()).spans())
    }

    /// What the last move is called: in the game, and by what was found wrong in it.
    fn annotations(&self) -> Vec<u8> {
        let written = self.study.tree().annotations(self.study.at()).to_vec();
        let found = self.label().map(|label| label.annotation);
        let found = found.filter(|found| !written.contains(found));
        written.into_iter().chain(found).filter(|&number| !is_diagram(number)).collect()
    }

    /// What a variation begins with, before its first move.
    fn before(&self, narrator: &Narrator) -> Option<Vec<Span>> {
        as_written(self.study.tree().before(self.study.at()), narrator)
    }

    /// What was found wrong in the last move.
    fn label(&self) -> Option<&Labelled> {
        let at = self.study.at();
        self.labels.iter().find(|(node, _)| *node == at).map(|(_, label)| label)
    }

    /// The comment, and what was found wrong in the move: in the words of the player, if it can be read.
    fn comment_lines(&self, narrator: &Narrator) -> Lines {
        let own = self.study.tree().comment(self.study.at());
        let found = self.label().and_then(|label| {
            kept_said(label, narrator).or_else(|| as_written(&label.comment, narrator))
        });
        as_written(own, narrator).into_iter().chain(found).collect()
    }

    /// The comment again, with the annotations of the move.
    pub(super) fn comment(&self, narrator: &Narrator) -> Lines {
        let mut lines: Lines = self.before(narrator).into_iter().collect();
        if !self.annotations().is_empty() {
            lines.extend(self.last(narrator));
        }
        lines.extend(self.comment_lines(narrator));
        if lines.is_empty() {
            lines.push(narrator.talk.sentence("comment-none", &[]));
        }
        lines
    }

    /// A move back.
    pub(super) fn step_back(&mut self, narrator: &Narrator) -> Lines {
        match self.study.previous() {
            Some(node) => self.jump(node, narrator),
            None => vec![narrator.talk.sentence("study-first", &[])],
        }
    }

    /// Goes to a place and tells it by its move.
    fn jump(&mut self, node: Node, narrator: &Narrator) -> Lines {
        self.study.go(node);
        let mut lines = vec![self.place(narrator)];
        if node == Node::ROOT {
            lines.extend(self.unusual(narrator));
        }
        lines
    }

    /// Goes to a place past others, with the comment on it: the reader may not have heard it yet.
    pub(super) fn skip_to(&mut self, node: Node, narrator: &Narrator) -> Lines {
        let mut lines = self.jump(node, narrator);
        lines.extend(self.comment_lines(narrator));
        lines
    }

    fn place(&self, narrator: &Narrator) -> Vec<Span> {
        let Some((made, told)) = self.study.made().last().zip(self.last(narrator)) else {
            let turn = self.study.position().turn();
            return narrator.talk.sentence("study-beginning", &[("color", narrator.color(turn))]);
        };
        let values = [
            ("move", told.into()),
            ("color", narrator.color(made.by())),
            ("number", made.before.fullmoves().get().into()),
        ];
        narrator.talk.sentence("study-place", &values)
    }

    /// Goes to a move that is named by its number in the line, with or without a colour, or to the end or
    /// the beginning; `None` if none is named.
    pub(super) fn go_to(&mut self, about: &About, narrator: &Narrator) -> Option<Lines> {
        Some(match about.spot()? {
            Spot::End => self.go_to_end(narrator),
            Spot::Beginning => self.skip_to(Node::ROOT, narrator),
            Spot::Move(number, color) => self.go_to_move(number, color, narrator),
        })
    }

    fn go_to_move(&mut self, number: u32, color: Option<Color>, narrator: &Narrator) -> Lines {
        if let Some(node) = self.study.find(number, color) {
            return self.skip_to(node, narrator);
        }
        let Some((first, last)) = self.study.numbers() else { return vec![self.length(narrator)] };
        let (id, values) = match color.filter(|_| (first..=last).contains(&number)) {
            Some(color) => {
                let values = [("color", narrator.color(color)), ("number", number.into())];
                ("goto-no-move", values)
            }
            None => ("goto-wrong", [("first", first.into()), ("last", last.into())]),
        };
        vec![narrator.talk.sentence(id, &values)]
    }

    /// Goes to the first move in a row of the score sheet, if there is one so far down.
    pub(super) fn go_to_row(&mut self, line: usize, narrator: &Narrator) -> Option<Lines> {
        let to = self.study.rows().get(line)?.first();
        Some(self.skip_to(to, narrator))
    }

    /// The whole game in the letters of the move voice, variations indented; the move at which the
    /// reader is has the mark that the last one has on the board.
    pub(super) fn sheet(&self, asker: &Asker<'_>) -> Vec<String> {
        let at = self.study.row();
        let rows = self.study.rows().iter().enumerate();
        rows.map(|(line, row)| {
            let marked = at.filter(|(here, _)| *here == line).map(|(_, mv)| mv);
            "  ".repeat(row.depth.min(DEEPEST)) + &asker.score_row(&row.made, marked)
        })
        .collect()
    }

    /// A row of the sheet as it is said: in which variation it is, and whether the reader is there.
    pub(super) fn row(&self, line: usize, asker: &Asker<'_>) -> Option<Vec<Span>> {
        let row = self.study.rows().get(line)?;
        let talk = &asker.narrator.talk;
        let mut said = asker.score_line(&row.made);
        if row.depth > 0 {
            let values = [("depth", row.depth.into()), ("moves", said.into())];
            said = talk.sentence("study-row-variation", &values);
        }
        let here = self.study.row().filter(|(here, _)| *here == line);
        if let Some((_, mv)) = here {
            let color = asker.narrator.color(row.made[mv].by());
            said = talk.sentence("study-row-here", &[("moves", said.into()), ("color", color)]);
        }
        Some(said)
    }

    /// The end of the line.
    pub(super) fn go_to_end(&mut self, narrator: &Narrator) -> Lines {
        let mut lines = self.skip_to(self.study.end(), narrator);
        lines.extend(self.at_end(narrator));
        lines
    }

    /// The move at which the reader is.
    pub(super) fn here(&self, narrator: &Narrator) -> Lines {
        vec![self.place(narrator)]
    }

    /// Where the reader is: the move, the length of the line, the variation, the game.
    pub(super) fn whereabouts(&self, narrator: &Narrator) -> Lines {
        let mut lines = vec![self.place(narrator)];
        if let Some(left) = self.study.left_at() {
            let number = self.study.number(left).into();
            let values = [("depth", self.study.depth().into()), ("number", number)];
            lines.push(narrator.talk.sentence("study-in-variation", &values));
        }
        if let Some((_, last)) = self.study.numbers() {
            lines.push(narrator.talk.sentence("study-last-number", &[("number", last.into())]));
        }
        lines.push(self.players(narrator));
        lines
    }

    /// The moves that stand instead of the last, numbered.
    pub(super) fn variations(&self, narrator: &Narrator) -> Lines {
        let instead = self.study.instead();
        if instead.is_empty() {
            return vec![narrator.talk.sentence("variations-none", &[])];
        }
        let line = |(number, &node): (usize, &Node)| {
            let main = self.study.begins_variation() && number == 0;
            let reading = self.reading(node, narrator).into_iter().collect::<Vec<_>>();
            let values = [("number", (number + 1).into()), ("reading", reading.into())];
            narrator.talk.sentence(if main { "variation-back" } else { "choice-line" }, &values)
        };
        instead.iter().enumerate().map(line).collect()
    }

    fn reading(&self, node: Node, narrator: &Narrator) -> Option<Span> {
        let before = &self.study.made().last()?.before;
        self.study.tree().mv(node).map(|mv| narrator.announcement(before, mv))
    }

    /// Goes into a variation by its number in the list; `None` if a text is no number.
    pub(super) fn enter_variation(&mut self, about: &About, narrator: &Narrator) -> Option<Lines> {
        let number = about.number()?;
        let instead = self.study.instead();
        Some(match number.checked_sub(1).and_then(|index| instead.get(index)) {
            Some(&node) => self.enter(node, narrator),
            None if instead.is_empty() => self.variations(narrator),
            None => {
                let count = [("count", instead.len().into())];
                vec![narrator.talk.sentence("variation-wrong", &count)]
            }
        })
    }

    /// Back to the move instead of which the variation stands.
    pub(super) fn leave(&mut self, narrator: &Narrator) -> Lines {
        match self.study.left_at() {
            Some(node) => self.jump(node, narrator),
            None => vec![narrator.talk.sentence("leave-none", &[])],
        }
    }

    /// What a typed move is here: one that was played, or another.
    pub(super) fn tries(&mut self, readings: &[Move], narrator: &Narrator) -> Lines {
        let tree = self.study.tree();
        let children = tree.children(self.study.at());
        let played = |&node: &Node| tree.mv(node).is_some_and(|mv| readings.contains(&mv));
        match children.iter().copied().find(played) {
            Some(node) => self.enter(node, narrator),
            None if children.is_empty() => self.at_end(narrator),
            None => vec![narrator.talk.sentence("study-otherwise", &[])],
        }
    }

    /// Lets the moves come by themselves; `None` if there cannot be so many seconds between them.
    pub(super) fn play(&mut self, at: At, about: &About, narrator: &Narrator) -> Option<Lines> {
        let seconds = match about.number() {
            None if about.is_nothing() => USUAL_INTERVAL,
            named => u64::try_from(named?).ok()?,
        };
        if !(1..=LONGEST_INTERVAL).contains(&seconds) {
            return None;
        }
        if self.study.next().is_none() {
            return Some(self.at_end(narrator));
        }
        let interval = Duration::from_secs(seconds);
        self.auto = Some(Auto { interval, due: at + interval });
        let time = [("time", narrator.time(interval))];
        Some(vec![narrator.talk.sentence("auto-on", &time)])
    }

    /// Lets no more moves come by themselves; whether they did.
    pub(super) fn stop(&mut self) -> bool {
        self.auto.take().is_some()
    }

    /// When the next move comes by itself.
    pub(super) fn due(&self) -> Option<At> {
        self.auto.map(|auto| auto.due)
    }

    /// The move that comes by itself now, if one does.
    pub(super) fn tick(&mut self, at: At, narrator: &Narrator) -> Option<Lines> {
        let auto = self.auto.take_if(|auto| auto.due <= at)?;
        let lines = self.step(narrator);
        if self.study.next().is_some() {
            let due = at + auto.interval + self.reading_time();
            self.auto = Some(Auto { due, ..auto });
        }
        Some(lines)
    }

    fn reading_time(&self) -> Duration {
        let own = self.study.tree().comment(self.study.at());
        let before = self.study.tree().before(self.study.at());
        let found = self.label().map_or("", |label| &label.comment);
        hearing_time([own, before, found].iter().map(|text| text.chars().count()).sum())
    }
}

/// A comment as it is written; nothing where it is empty.
fn as_written(comment: &str, narrator: &Narrator) -> Option<Vec<Span>> {
    let comment = names::clean(comment).trim().to_owned();
    (!comment.is_empty()).then(|| vec![narrator.talk.span(&comment)])
}

/// How long it takes to hear so many characters.
pub(super) fn hearing_time(characters: usize) -> Duration {
    Duration::from_secs(u64::try_from(characters / CHARACTERS_A_SECOND).unwrap_or(0))
}

fn announced(made: &Made, narrator: &Narrator) -> Span {
    narrator.announcement(&made.before, made.mv)
}
