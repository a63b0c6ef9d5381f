//! How a game lies in the catalogue: its tags, its main line, and its movetext where more than moves
//! is in it.

use std::borrow::Cow;

use crate::laws::{Position, Variant};
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, EnPassantMode, Move, Position as _, Role, Square, fen::Fen};

use crate::archive::search::Listed;
use crate::notation::pgn::{Found, Game, GameResult, Node, Odd, ROSTER, Reader, Tree, movetext};

/// The tags that tell the first position.
const SETUP: [&str; 3] = ["Variant", "SetUp", "FEN"];

/// How many fields a FEN has.
const FIELDS: usize = 6;

/// The promotions, by what two bytes can say of them.
const PROMOTIONS: [Option<Role>; 5] =
    [None, Some(Role::Knight), Some(Role::Bishop), Some(Role::Rook), Some(Role::Queen)];

/// A game as it lies there.
#[derive(Default)]
pub(super) struct Packed {
    /// The tags that no column tells, a line each: the name, a space, the value.
    pub(super) tags: String,
    /// The moves of the main line, two bytes each.
    pub(super) moves: Vec<u8>,
    /// The movetext, if more than moves is in it.
    pub(super) notes: Option<String>,
}

impl Packed {
    pub(super) fn of(game: &Game, date: &str) -> Self {
        let mut tags = String::new();
        let mut keep = |name: &str, value: &str| tags.extend([name, " ", value, "\n"]);
        for (name, value) in &game.tags {
            match name.as_str() {
                "White" | "Black" | "Event" | "Result" => {}
                "Date" if *value == pgn_date(date) => {}
                "FEN" => keep(name, &first_position(game, value)),
                _ => keep(name, value),
            }
        }
        for (name, value) in set_up(game) {
            keep(name, value);
        }
        Self { tags, moves: bytes(&game.moves), notes: notes(game) }
    }

    /// Which game was played, by its tags.
    pub(super) fn variant(&self) -> Variant {
        let kept: Vec<_> = self.tags.lines().filter_map(|line| line.split_once(' ')).collect();
        reread(&kept, "").map_or(Variant::Standard, |game| variant(&game))
    }

    /// The tags and the moves, as far as they can be read.
    pub(super) fn unpack(&self, listed: &Listed) -> Unpacked {
        let lines = || self.tags.lines().map(|line| line.split_once(' '));
        let kept: Vec<(&str, &str)> = lines().flatten().collect();
        let noted = self.notes.as_deref().map(without_result);
        let read = |movetext: &str| reread(&kept, movetext);
        let set_up = read("");
        let tags = tags(listed, &kept, set_up.as_ref());
        let Some(set_up) = set_up else {
            let tree = Tree::new(Position::default(), CastlingMode::Standard);
            return Unpacked { tags, tree, is_cut: true };
        };
        let (moves, all) = moves(&set_up.start, &self.moves);
        let with_notes =
            noted.map(|notes| read(notes).and_then(|game| noted_in(&game, &moves, all)));
        let is_cut = !all || with_notes.as_ref().is_some_and(Option::is_none);
        let is_cut = is_cut || lines().any(|line| line.is_none());
        let plain = || Tree::of(set_up.start.clone(), set_up.mode, &moves);
        Unpacked { tags, tree: with_notes.flatten().unwrap_or_else(plain), is_cut }
    }
}

/// Which game was played.
pub(super) fn variant(game: &Game) -> Variant {
    match game.mode {
        CastlingMode::Chess960 => Variant::Chess960,
        CastlingMode::Standard => game.start.variant(),
    }
}

/// What tells the first position of a game, as far as its tags leave it out: it is written so, and is read
/// again as the same game.
fn set_up(game: &Game) -> impl Iterator<Item = (&'static str, &'static str)> {
    let variant = variant(game);
    let is_set_up = game.start != variant.start();
    let is_other = variant != Variant::Standard;
    let tags = [("SetUp", "1", is_set_up), ("Variant", variant.pgn(), is_other)];
    let lacks = |name: &str| game.tag(name).is_none();
    tags.into_iter()
        .filter_map(move |(name, value, needed)| (needed && lacks(name)).then_some((name, value)))
}

/// The first position as it is written, or as it is read: where something of it is left out that cannot be,
/// or where it is not whole.
fn first_position(game: &Game, fen: &str) -> String {
    let is_dropped = game.remarks.iter().any(|remark| matches!(remark.odd, Odd::Position(_)));
    let is_whole = fen.split(' ').count() == FIELDS && fen.parse::<Fen>().is_ok();
    if is_whole && !is_dropped {
        return fen.to_owned();
    }
    Fen::from_position(&game.start, EnPassantMode::Legal).to_string()
}

/// What more than moves is in a game, as movetext: also a result of the tags that does not hold.
fn notes(game: &Game) -> Option<String> {
    let result = game.result.text();
    let mut tree = game.notes.as_ref().map(Cow::Borrowed);
    if let Some(other) = other_result(game) {
        let tree = tree.get_or_insert_with(|| Cow::Owned(game.tree())).to_mut();
        let last = tree.main().last().unwrap_or(Node::ROOT);
        tree.add_comment(last, &format!("Result \"{other}\""));
    }
    let notes = tree.map(|tree| movetext(&tree, result));
    notes.filter(|notes| notes.contains(['{', '(', '$', ';']))
}

/// What the tags tell of the result, if it is neither the one that holds nor nothing.
fn other_result(game: &Game) -> Option<&str> {
    let tag = game.tag("Result")?.trim();
    if tag == game.result.text() {
        return None;
    }
    let spelt = tag.replace(['–', '—', '−', ':'], "-").replace(' ', "");
    let spelt = ["½", "0.5", "0,5"].iter().fold(spelt, |spelt, half| spelt.replace(half, "1/2"));
    let spelt = spelt.trim_end_matches(['.', ',']);
    let is_known = spelt == game.result.text()
        || spelt == "1/2" && game.result == GameResult::Drawn
        || matches!(spelt, "" | "?" | "*");
    (!is_known).then_some(tag)
}

/// A game as far as it can be read.
pub(super) struct Unpacked {
    /// Its tags as PGN has them.
    pub(super) tags: Vec<(String, String)>,
    /// Its moves with everything that is said about them.
    pub(super) tree: Tree,
    /// Whether something of it cannot be read.
    pub(super) is_cut: bool,
}

/// The movetext without the result behind it: what a result means for the moves was told when the game
/// was imported.
fn without_result(notes: &str) -> &str {
    let notes = notes.trim_end();
    let results = ["1-0", "0-1", "1/2-1/2", "*"];
    results.iter().find_map(|result| notes.strip_suffix(result)).unwrap_or(notes)
}

/// A movetext as the reader has it, from the position of these tags.
fn reread(kept: &[(&str, &str)], movetext: &str) -> Option<Game> {
    let setup = kept.iter().filter(|(name, _)| SETUP.contains(name));
    let mut text = String::from("[Event \"\"]\n");
    setup.for_each(|(name, value)| text.extend(["[", name, " \"", value, "\"]\n"]));
    text.extend(["\n", movetext, " *"]);
    let mut read = None;
    let mut each = |found| {
        if let Found::Game(game) = found {
            read = Some(*game);
        }
    };
    let mut reader = Reader::default();
    reader.feed(text.as_bytes(), &mut each);
    reader.finish(&mut each);
    read
}

/// What is said about a game with these moves, which are `all` of it or its first; `None` if it is said
/// about others.
///
/// An older program took a variation that begins with the last move for the game: what it has beyond the
/// moves is such a one.
fn noted_in(game: &Game, moves: &[Move], all: bool) -> Option<Tree> {
    let mut tree = game.tree();
    let main: Vec<Node> = tree.main().collect();
    let is_same = |(&node, mv): (&Node, &Move)| tree.mv(node) == Some(*mv);
    let has_all = main.len() >= moves.len() && main.iter().zip(moves).all(is_same);
    if !has_all {
        return None;
    }
    if let Some(&last) = moves.len().checked_sub(1).and_then(|last| main.get(last)).filter(|_| all)
    {
        tree.end_main(last);
    }
    Some(tree)
}

/// The roster from the columns, and what else was kept, with the first position as it was set up.
fn tags(listed: &Listed, kept: &[(&str, &str)], set_up: Option<&Game>) -> Vec<(String, String)> {
    let known = |text: &str| if text.is_empty() { "?".to_owned() } else { text.to_owned() };
    let told = |name: &str| match name {
        "White" => known(&listed.names.white),
        "Black" => known(&listed.names.black),
        "Event" => known(&listed.event),
        "Date" => pgn_date(&listed.date),
        "Result" => listed.result.clone().unwrap_or_else(|| "*".to_owned()),
        _ => "?".to_owned(),
    };
    // The result that holds is told by its column alone; older programs kept what the tags had too.
    let verbatim = |name: &str| {
        let kept = kept.iter().find(|(tag, _)| *tag == name && name != "Result");
        kept.map(|(_, value)| *value)
    };
    let roster = ROSTER
        .map(|name| (name.to_owned(), verbatim(name).map_or_else(|| told(name), str::to_owned)));
    let others = kept.iter().filter(|(name, _)| !ROSTER.contains(name));
    let others = others.map(|&(name, value)| {
        let position = set_up.filter(|_| name == "FEN").map(|game| first_position(game, value));
        (name.to_owned(), position.unwrap_or_else(|| value.to_owned()))
    });
    roster.into_iter().chain(others).collect()
}

/// A day of PGN, `1984.05.??`, as far as it is known: `1984-05`.
pub(super) fn date(tag: &str) -> String {
    let mut parts = tag.split(['.', '-', '/']);
    let mut part = |length: usize, most: u16| {
        let digits = parts.next().filter(|part| part.len() == length)?;
        let number: u16 = digits.parse().ok()?;
        (1..=most).contains(&number).then_some(digits)
    };
    let Some(year) = part(4, 9999) else { return String::new() };
    let Some(month) = part(2, 12) else { return year.to_owned() };
    match part(2, 31) {
        None => format!("{year}-{month}"),
        Some(day) => format!("{year}-{month}-{day}"),
    }
}

/// A day as PGN writes it.
fn pgn_date(date: &str) -> String {
    let mut parts = date.split('-').filter(|part| !part.is_empty());
    let [year, month, day] = ["????", "??", "??"].map(|unknown| parts.next().unwrap_or(unknown));
    format!("{year}.{month}.{day}")
}

/// What two bytes say, from here on, of a piece that is dropped: the pawn first.
const DROPS: u16 = 8;

/// The moves, two bytes each: from, to, promotion. Castling is the king to its rook; what is dropped comes
/// from its own square.
pub(super) fn bytes(moves: &[Move]) -> Vec<u8> {
    let bits = |mv: &Move| {
        if let Move::Put { role, to } = *mv {
            let to = u16::from(u8::from(to));
            return to | to << 6 | (DROPS + u16::from(role)) << 12;
        }
        let from = mv.from().unwrap_or(Square::A1);
        let promoted = |promotion| PROMOTIONS.iter().position(|&role| role == Some(promotion));
        let promotion = mv.promotion().and_then(promoted).unwrap_or(0);
        u16::from(u8::from(from))
            | u16::from(u8::from(mv.to())) << 6
            | u16::try_from(promotion).unwrap_or(0) << 12
    };
    let mut bytes = vec![0; moves.len() * 2];
    for (to, mv) in bytes.as_chunks_mut().0.iter_mut().zip(moves) {
        *to = bits(mv).to_le_bytes();
    }
    bytes
}

/// Such moves from a position up to the first that is not legal, and whether that is all.
fn moves(start: &Position, bytes: &[u8]) -> (Vec<Move>, bool) {
    let mut position = start.clone();
    let (pairs, rest) = bytes.as_chunks::<2>();
    let read = |pair: &[u8; 2]| {
        let bits = u16::from_le_bytes(*pair);
        let square = |bits: u16| Square::new(u32::from(bits & 63));
        let to = square(bits >> 6);
        let uci = if let Some(role) = u32::from(bits >> 12).checked_sub(DROPS.into()) {
            UciMove::Put { role: Role::try_from(role).ok()?, to }
        } else {
            let promotion = *PROMOTIONS.get(usize::from(bits >> 12))?;
            UciMove::Normal { from: square(bits), to, promotion }
        };
        let mv = uci.to_move(&position).ok()?;
        position.play_unchecked(mv);
        Some(mv)
    };
    let moves: Vec<Move> = pairs.iter().map_while(read).collect();
    let all = moves.len() == pairs.len() && rest.is_empty();
    (moves, all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_known_as_far_as_it_is_told() {
        let days =
            ["1984.??.??", "1984.05.??", "1984.05.03", "1984.13.01", "????.??.??", "84", "?"];
        let read = days.map(date);
        assert_eq!(read, ["1984", "1984-05", "1984-05-03", "1984", "", "", ""]);
        let written = read.map(|date| pgn_date(&date));
        assert_eq!(written[..3], days[..3]);
        assert_eq!(written[3..], ["1984.??.??", "????.??.??", "????.??.??", "????.??.??"]);
    }
}
