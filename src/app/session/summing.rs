//! What a game comes to that is over, and what all games of the player come to. Pure.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::{Color, EnPassantMode, Position};

use crate::archive::{GameId, Labelled, Listed, Own, Page, Score};
use crate::command::Command;
use crate::exercises::{kept_said, lost_by};
use crate::names;
use crate::notation::openings;
use crate::notation::pgn::Node;
use crate::voices::{Lines, Narrator, Span, Value, written};

/// Opponents that are told one by one, those met most often.
const OPPONENTS: usize = 5;

/// Of how many games each result is told.
const LAST: usize = 10;

/// A game that is over, in short: result, opening, length, and what a search of it has found.
pub(super) fn summary(score: &Score, narrator: &Narrator) -> Lines {
    let talk = &narrator.talk;
    let mut lines = vec![result(&score.listed, narrator)];
    lines.extend(opening(score, narrator));
    let moves = score.tree.main().count().div_ceil(2);
    lines.push(talk.sentence("summary-moves", &[("moves", moves.into())]));
    let worst = score.labels.iter().max_by(|one, other| loss(one).total_cmp(&loss(other)));
    lines
        .extend(worst.into_iter().flat_map(|(node, label)| turning(score, *node, label, narrator)));
    if let Some(accuracy) = accuracy(&score.listed, narrator) {
        lines.push(accuracy);
    } else if worst.is_none() && moves > 0 && score.tree.start().chess().is_some() {
        let name = talk.command_name(Command::Mistakes);
        let GameId(game) = score.listed.id;
        let values = [("name", name.into()), ("game", Value::Text(game.to_string()))];
        lines.push(talk.sentence("summary-search", &values));
    }
    lines
}

/// How well both sides have played, where the game was searched.
pub(super) fn accuracy(listed: &Listed, narrator: &Narrator) -> Option<Vec<Span>> {
    let accuracy = listed.remarks.accuracy;
    let (white, black) = (accuracy.white?, accuracy.black?);
    let values = [("white", u32::from(white).into()), ("black", u32::from(black).into())];
    Some(narrator.talk.sentence("mistakes-accuracy-both", &values))
}

fn result(listed: &Listed, narrator: &Narrator) -> Vec<Span> {
    let Some(own) = listed.own else {
        return narrator.talk.sentence("study-result", &names::result(listed));
    };
    let mut values = names::own_result(listed, own);
    values.push(("color", narrator.color(own)));
    narrator.talk.sentence("study-own-result", &values)
}

fn opening(score: &Score, narrator: &Narrator) -> Option<Vec<Span>> {
    score.tree.start().chess()?;
    let nodes = std::iter::once(Node::ROOT).chain(score.tree.main());
    let positions = nodes.map(|node| score.tree.position(node));
    let hashes = positions.map(|position| position.zobrist_hash(EnPassantMode::Legal));
    let opening = openings::of(hashes)?;
    Some(narrator.opening(opening.name, opening.eco).spans)
}

/// How much a move has lost.
fn loss((_, label): &(Node, Labelled)) -> f64 {
    lost_by(label).unwrap_or_default()
}

/// The move that has lost most, and what was better.
fn turning(score: &Score, node: Node, label: &Labelled, narrator: &Narrator) -> Lines {
    let Some(mv) = score.tree.mv(node) else { return Lines::new() };
    let parent = score.tree.main().take_while(|it| *it != node).last().unwrap_or(Node::ROOT);
    let before = score.tree.position(parent);
    let values = [
        ("number", before.fullmoves().get().into()),
        ("color", narrator.color(before.turn())),
        ("move", vec![narrator.announcement(&before, mv)].into()),
    ];
    let told = narrator.talk.sentence("summary-turning", &values);
    [told].into_iter().chain(kept_said(label, narrator)).collect()
}

/// How often one has won, drawn and lost.
#[derive(Clone, Copy, Debug, Default)]
struct ScoreTally {
    won: usize,
    drawn: usize,
    lost: usize,
}

impl ScoreTally {
    fn add(&mut self, ended: Ended) {
        match ended {
            Ended::Won => self.won += 1,
            Ended::Drawn => self.drawn += 1,
            Ended::Lost => self.lost += 1,
        }
    }

    const fn all(self) -> usize {
        self.won + self.drawn + self.lost
    }

    fn values(self) -> [(&'static str, Value); 3] {
        [("won", self.won.into()), ("drawn", self.drawn.into()), ("lost", self.lost.into())]
    }
}

/// How a game has ended for its player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ended {
    Won,
    Drawn,
    Lost,
}

impl Ended {
    fn of(game: &Listed) -> Option<(Self, Color)> {
        let own = game.own?;
        let result = game.result.as_deref()?;
        let ended = match result {
            "1/2-1/2" => Self::Drawn,
            result if Own::Won.has_ended(result.as_bytes(), own) => Self::Won,
            result if Own::Lost.has_ended(result.as_bytes(), own) => Self::Lost,
            _ => return None,
        };
        Some((ended, own))
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Won => "won",
            Self::Drawn => "drawn",
            Self::Lost => "lost",
        }
    }
}

/// How all games of the player have ended: in all, against whom, and the last ones.
pub(super) fn results(page: &Page, narrator: &Narrator) -> Lines {
    let talk = &narrator.talk;
    let over = page.games.iter().filter_map(|game| Some((game, Ended::of(game)?)));
    let over: Vec<(&Listed, (Ended, Color))> = over.collect();
    if over.is_empty() {
        return vec![talk.sentence("results-none", &[])];
    }
    let mut all = ScoreTally::default();
    let mut against: Vec<(Value, String, ScoreTally)> = Vec::new();
    for (game, (ended, own)) in &over {
        all.add(*ended);
        let opponent = names::full(narrator, game, !*own);
        let name = written(&opponent.clone().spans());
        if !against.iter().any(|(_, known, _)| *known == name) {
            against.push((opponent, name.clone(), ScoreTally::default()));
        }
        let met = against.iter_mut().find(|(_, known, _)| *known == name);
        if let Some((_, _, tally)) = met {
            tally.add(*ended);
        }
    }
    against.sort_by_key(|(_, _, tally)| std::cmp::Reverse(tally.all()));
    let mut lines = vec![talk.sentence("results-all", &all.values())];
    lines.extend(against.into_iter().take(OPPONENTS).map(|(opponent, _, tally)| {
        let [won, drawn, lost] = tally.values();
        talk.sentence("results-against", &[("opponent", opponent), won, drawn, lost])
    }));
    let last = over
        .iter()
        .take(LAST)
        .map(|(_, (ended, _))| talk.sentence("results-ended", &[("kind", ended.name().into())]));
    lines.push(talk.sentence("results-last", &[("items", narrator.join(last.collect()))]));
    let row = over.iter().take_while(|(_, (ended, _))| *ended == Ended::Won).count();
    if row > 1 {
        lines.push(talk.sentence("results-row", &[("count", row.into())]));
    }
    lines
}
