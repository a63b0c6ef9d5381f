//! Writes a file.

use std::fmt::Write;

use shakmaty::Color;

use super::player::{FIRST, WIDTH};
use super::{
    Acceleration, Award, ByeRecord, Forbidden, Forfeit, Person, Player, ReorderedTeam, TeamByes,
    TeamRecord, Text, Trf,
};
use crate::crosstable::{Cell, Crosstable, Mark};
use crate::points::{Points, Scoring};

/// Which format is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Version {
    /// That of 2016, with the additions of pairing programs. It has no points by hand, and of teams only
    /// their names and players.
    Trf16,
    /// That of 2026.
    Trf26,
}

/// The text of a file. Lines end as the format says and as other systems do, with CR and LF.
#[must_use]
pub fn write(trf: &Trf, version: Version) -> String {
    let mut lines: Vec<String> = Vec::new();
    texts(trf, &mut lines);
    tournament(trf, version, &mut lines);
    for (seed, player) in trf.players.iter().enumerate() {
        lines.push(player_line(trf, version, seed, player));
    }
    lines.extend(trf.national.iter().map(|national| {
        let points = national.points.map(one_decimal).unwrap_or_default();
        person(&national.code, national.number, &national.person, &points, national.rank)
    }));
    match version {
        Version::Trf16 => {
            lines.extend(trf.teams.iter().map(old_team));
            lines.extend(trf.forbidden.iter().map(|some| format!("XXP {}", list(&some.numbers))));
            lines.extend(old_accelerations(trf));
        }
        Version::Trf26 => later(trf, &mut lines),
    }
    lines.extend(trf.others.iter().cloned());
    lines.iter().flat_map(|line| [line.trim_end(), "\r\n"]).collect()
}

/// The records of text, by their codes, and the numbers among them that are counted.
fn texts(trf: &Trf, lines: &mut Vec<String>) {
    let rated = trf.players.iter().filter(|player| player.person.rating.is_some()).count();
    let counted = [("062", trf.players.len()), ("072", rated)];
    let mut all: Vec<(&str, String)> =
        counted.map(|(code, count)| (code, count.to_string())).into();
    for (text, value) in &trf.texts {
        let code = Text::ALL.iter().find(|(_, of)| of == text).map_or("###", |(code, _)| code);
        all.push((code, touchmove_clean::line(value).into_owned()));
    }
    all.sort_by_key(|(code, _)| *code);
    lines.extend(all.into_iter().map(|(code, value)| format!("{code} {value}")));
}

/// What the tournament is, beside its texts.
fn tournament(trf: &Trf, version: Version, lines: &mut Vec<String>) {
    if !trf.dates.is_empty() {
        let dates = trf.dates.iter().map(|date| format!("{date:<10}"));
        lines.push(format!("{:<91}{}", "132", dates.collect::<String>()));
    }
    let rounds = trf.table.rounds;
    let color = trf.initial_color.map(|color| color.fold_wb(("W", "white1"), ("B", "black1")));
    match version {
        Version::Trf16 => {
            lines.extend((rounds > 0).then(|| format!("XXR {rounds}")));
            lines.extend(color.map(|(_, word)| format!("XXC {word}")));
            lines.extend(old_scoring(&trf.table.scoring));
        }
        Version::Trf26 => {
            lines.extend((rounds > 0).then(|| format!("142 {rounds}")));
            lines.extend(color.map(|(letter, _)| format!("152 {letter}")));
            lines.extend(scoring(&trf.table.scoring));
        }
    }
    if let Some(scoring) = trf.match_scoring.filter(|_| version == Version::Trf26) {
        let of = [("TW", scoring.win), ("TD", scoring.draw), ("TL", scoring.loss)];
        lines.push(format!("362 {}", codes(&of)));
    }
}

/// What results give, where that is not the usual.
fn scoring(scoring: &Scoring) -> Option<String> {
    let of = [
        (" W", scoring.win),
        (" D", scoring.draw),
        (" L", scoring.loss),
        (" A", scoring.absent),
        (" P", scoring.bye),
        (" X", scoring.unknown),
    ];
    (*scoring != Scoring::default()).then(|| format!("162 {}", codes(&of)))
}

fn old_scoring(scoring: &Scoring) -> Option<String> {
    (*scoring != Scoring::default()).then(|| {
        let Scoring { win, draw, loss, bye, absent, .. } = scoring;
        format!("XXS W={win} D={draw} WL={loss} BL={loss} FL={absent} ZPB={absent} PAB={bye}")
    })
}

/// Codes with their points, nine columns each.
fn codes(all: &[(&str, Points)]) -> String {
    all.iter().fold(String::new(), |mut line, (code, points)| {
        let _ = write!(line, "{code}{:>4}   ", one_decimal(*points));
        line
    })
}

fn player_line(trf: &Trf, version: Version, seed: usize, player: &Player) -> String {
    let asked_for =
        if version == Version::Trf16 { asked_for(trf, player.number) } else { Vec::new() };
    let more: Points = asked_for.iter().flatten().map(|&mark| trf.table.scoring.of(mark)).sum();
    let points = one_decimal(player.points + more);
    let mut line = person("001", player.number, &player.person, &points, player.rank);
    let number = |seed: usize| trf.players.get(seed).map_or(0, |player| player.number);
    for cell in &trf.table.cards[seed].cells {
        line.push_str(&round(cell, cell.opponent.map_or(0, number)));
    }
    for mark in asked_for {
        match mark {
            Some(mark) => line.push_str(&round(&Cell::bye(mark), 0)),
            None => line.push_str(&" ".repeat(WIDTH)),
        }
    }
    line
}

/// The byes of a player in rounds that are not paired yet, from the next round on.
fn asked_for(trf: &Trf, number: usize) -> Vec<Option<Mark>> {
    let paired = trf.table.paired();
    let mut all = Vec::new();
    for bye in trf.byes.iter().filter(|bye| bye.round > paired && bye.numbers.contains(&number)) {
        let at = bye.round - paired - 1;
        all.resize(all.len().max(at + 1), None);
        all[at] = Some(bye.mark);
    }
    all
}

fn round(cell: &Cell, opponent: usize) -> String {
    let color = cell.color.map_or('-', |color| color.fold_wb('w', 'b'));
    format!("{opponent:>04} {color} {}  ", cell.mark.letter())
}

/// The line of a person, as far as the rounds.
fn person(code: &str, number: usize, person: &Person, points: &str, rank: Option<usize>) -> String {
    let sex = person.sex.unwrap_or(' ');
    let rating = person.rating.map(|rating| rating.to_string()).unwrap_or_default();
    let rank = rank.map(|rank| rank.to_string()).unwrap_or_default();
    let mut line = format!("{code} {number:>4} {sex}{:>3} ", cut(&person.title, 3));
    let _ = write!(
        line,
        "{:<33} {rating:>4} {:<3} ",
        cut(&person.name, 33),
        cut(&person.federation, 3)
    );
    let _ = write!(
        line,
        "{:>11} {:<10} {points:>4} {rank:>4}",
        cut(&person.id, 11),
        cut(&person.born, 10)
    );
    let missing = (FIRST - 1).saturating_sub(line.chars().count());
    line.extend(std::iter::repeat_n(' ', missing));
    line
}

/// The records that came with the format of 2026.
fn later(trf: &Trf, lines: &mut Vec<String>) {
    lines.extend(trf.byes.iter().map(bye));
    lines.extend(trf.accelerations.iter().map(acceleration));
    lines.extend(trf.forbidden.iter().map(|some| forbidden(some, &trf.table)));
    lines.extend(trf.awards.iter().map(award));
    lines.extend(trf.board_orders.iter().map(board_order));
    lines.extend(trf.teams.iter().map(team));
    lines.extend(trf.team_byes.iter().map(team_byes));
    lines.extend(trf.forfeits.iter().map(forfeit));
}

fn bye(bye: &ByeRecord) -> String {
    format!("240 {} {:03} {}", bye.mark.letter(), bye.round, columns(&bye.numbers))
}

fn acceleration(added: &Acceleration) -> String {
    let match_points = added.match_points.map(one_decimal).unwrap_or_default();
    let (first, last) = added.rounds;
    let (from, to) = added.numbers;
    format!(
        "250 {match_points:>4} {:>4} {first:03} {last:03} {from:04} {to:04}",
        one_decimal(added.points)
    )
}

/// Some who may not meet; in no round in particular means in all.
fn forbidden(some: &Forbidden, table: &Crosstable) -> String {
    match some.rounds {
        Some((first, last)) => format!("260 {first:03} {last:03} {}", columns(&some.numbers)),
        None if table.rounds > 0 => {
            format!("260 001 {:03} {}", table.rounds, columns(&some.numbers))
        }
        None => format!("XXP {}", list(&some.numbers)),
    }
}

fn award(award: &Award) -> String {
    let letter = match award.mark {
        None => ' ',
        Some(Mark::Win) => 'W',
        Some(Mark::Draw) => 'D',
        Some(Mark::Loss) => 'L',
        Some(mark) => mark.letter(),
    };
    let points = |points: Option<Points>| points.map(one_decimal).unwrap_or_default();
    let round = award.round.map(|round| format!("{round:03}")).unwrap_or_default();
    let (of_match, of_game) = (points(award.match_points), points(award.points));
    format!("299 {letter}  {of_match:>4}  {of_game:>4}  {round:>3} {}", columns(&award.numbers))
}

fn team(team: &TeamRecord) -> String {
    let points = |points: Option<Points>| points.map(one_decimal).unwrap_or_default();
    let number =
        |number: Option<usize>| number.map(|number| number.to_string()).unwrap_or_default();
    let mut line =
        format!("310 {:>3} {:<32} {:<5} ", team.number, cut(&team.name, 32), cut(&team.short, 5));
    let _ = write!(line, "{:>6} {:>6} ", number(team.strength), points(team.match_points));
    let _ = write!(
        line,
        "{:>6} {:>3}  {}",
        points(team.game_points),
        number(team.rank),
        columns(&team.players)
    );
    line
}

fn old_team(team: &TeamRecord) -> String {
    format!("013 {:<32}{}", cut(&team.name, 32), columns(&team.players))
}

fn team_byes(byes: &TeamByes) -> String {
    let points = |points: Option<Points>| points.map(one_decimal).unwrap_or_default();
    let teams = byes.teams.iter().map(|team| format!("{:03} ", team.unwrap_or(0)));
    let (of_match, of_game) = (points(byes.match_points), points(byes.game_points));
    format!("320 {of_match:>4} {of_game:>4} {}", teams.collect::<String>())
}

fn forfeit(forfeit: &Forfeit) -> String {
    let kind = match forfeit.winner {
        Some(Color::White) => "+-",
        Some(Color::Black) => "-+",
        None => "--",
    };
    format!("330 {kind} {:03} {:03} {:03}", forfeit.round, forfeit.white, forfeit.black)
}

fn board_order(order: &ReorderedTeam) -> String {
    let players = order.players.iter().map(|player| format!("{:04} ", player.unwrap_or(0)));
    format!(
        "300 {:03} {:03} {:03} {}",
        order.round,
        order.team,
        order.opponent,
        players.collect::<String>()
    )
}

/// What is added for each player, round by round.
fn old_accelerations(trf: &Trf) -> Vec<String> {
    let last = trf.accelerations.iter().map(|added| added.rounds.1).max().unwrap_or(0);
    let points = |number: usize, round: usize| {
        let holds = |added: &&Acceleration| {
            (added.numbers.0..=added.numbers.1).contains(&number)
                && (added.rounds.0..=added.rounds.1).contains(&round)
        };
        trf.accelerations.iter().filter(holds).map(|added| added.points).sum::<Points>()
    };
    let line = |player: &Player| {
        let rounds: Vec<Points> = (1..=last).map(|round| points(player.number, round)).collect();
        let is_any = rounds.iter().any(|&points| points != Points::ZERO);
        let fields = rounds.iter().map(|&points| format!(" {:>4}", one_decimal(points)));
        is_any.then(|| format!("XXA {:>4}{}", player.number, fields.collect::<String>()))
    };
    trf.players.iter().filter_map(line).collect()
}

/// Numbers of four columns each.
fn columns(numbers: &[usize]) -> String {
    let fields: Vec<String> = numbers.iter().map(|number| format!("{number:>4}")).collect();
    fields.join(" ")
}

fn list(numbers: &[usize]) -> String {
    let words: Vec<String> = numbers.iter().map(usize::to_string).collect();
    words.join(" ")
}

/// As many characters as there is room for.
fn cut(text: &str, room: usize) -> String {
    touchmove_clean::line(text).chars().take(room).collect()
}

/// Points with one decimal, as the format has them, or with two for quarters.
fn one_decimal(points: Points) -> String {
    let text = points.to_string();
    if text.contains('.') || text.len() > 2 { text } else { format!("{text}.0") }
}
