//! How a game lies in the catalogue: its tags, its main line, and its movetext where more than moves
//! is in it.

use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Move, Position, Role, Square, fen::Fen};

use crate::archive::search::Listed;
use crate::notation::pgn::{Found, Game, Node, ROSTER, Reader, Tree, movetext};

/// The tags that tell the first position.
const SETUP: [&str; 3] = ["Variant", "SetUp", "FEN"];

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
        for (name, value) in &game.tags {
            let told = match name.as_str() {
                "White" | "Black" | "Event" => true,
                "Date" => *value == pgn_date(date),
                "Result" => value == game.result.text(),
                _ => false,
            };
            if !told {
                tags.extend([name, " ", value, "\n"]);
            }
        }
        let notes = game.notes.as_ref().map(|tree| movetext(tree, game.result.text()));
        Self { tags, moves: bytes(&game.moves), notes }
    }

    /// The tags and the moves, as far as they can be read.
    pub(super) fn unpack(&self, listed: &Listed) -> Unpacked {
        let lines = || self.tags.lines().map(|line| line.split_once(' '));
        let kept: Vec<(&str, &str)> = lines().flatten().collect();
        let (tags, noted) = (tags(listed, &kept), self.notes.as_deref().map(without_result));
        let read = |movetext: &str| reread(&kept, movetext);
        let Some(set_up) = read("") else {
            let tree = Tree::new(Chess::default(), CastlingMode::Standard);
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

/// The roster from the columns, and what else was kept.
fn tags(listed: &Listed, kept: &[(&str, &str)]) -> Vec<(String, String)> {
    let known = |text: &str| if text.is_empty() { "?".to_owned() } else { text.to_owned() };
    let told = |name: &str| match name {
        "White" => known(&listed.names.white),
        "Black" => known(&listed.names.black),
        "Event" => known(&listed.event),
        "Date" => pgn_date(&listed.date),
        "Result" => listed.result.clone().unwrap_or_else(|| "*".to_owned()),
        _ => "?".to_owned(),
    };
    let verbatim = |name: &str| kept.iter().find(|(tag, _)| *tag == name).map(|(_, value)| *value);
    let roster = ROSTER
        .map(|name| (name.to_owned(), verbatim(name).map_or_else(|| told(name), str::to_owned)));
    let others = kept.iter().filter(|(name, _)| !ROSTER.contains(name));
    let others = others.map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
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

/// The moves, two bytes each: from, to, promotion. Castling is the king to its rook.
pub(super) fn bytes(moves: &[Move]) -> Vec<u8> {
    let bits = |mv: &Move| {
        let from = mv.from().unwrap_or(Square::A1);
        let promotion = PROMOTIONS.iter().position(|&role| role == mv.promotion()).unwrap_or(0);
        u16::from(u8::from(from))
            | u16::from(u8::from(mv.to())) << 6
            | u16::try_from(promotion).unwrap_or(0) << 12
    };
    moves.iter().flat_map(|mv| bits(mv).to_le_bytes()).collect()
}

/// Such moves from a position up to the first that is not legal, and whether that is all.
fn moves(start: &Chess, bytes: &[u8]) -> (Vec<Move>, bool) {
    let mut position = start.clone();
    let (pairs, rest) = bytes.as_chunks::<2>();
    let read = |pair: &[u8; 2]| {
        let bits = u16::from_le_bytes(*pair);
        let square = |bits: u16| Square::new(u32::from(bits & 63));
        let promotion = *PROMOTIONS.get(usize::from(bits >> 12))?;
        let uci = UciMove::Normal { from: square(bits), to: square(bits >> 6), promotion };
        let mv = uci.to_move(&position).ok()?;
        position.play_unchecked(mv);
        Some(mv)
    };
    let moves: Vec<Move> = pairs.iter().map_while(read).collect();
    let all = moves.len() == pairs.len() && rest.is_empty();
    (moves, all)
}

/// What tells a game from every other: who played, when, how it ended, and the moves.
pub(super) fn mark(players: [&str; 2], date: &str, game: &Game, moves: &[u8]) -> u64 {
    use blake2::digest::consts::U8;
    use blake2::{Blake2b, Digest as _};
    let mut hasher = Blake2b::<U8>::new();
    for text in [players[0], players[1], date, game.result.text()] {
        hasher.update(text);
        hasher.update([0]);
    }
    if game.start != Chess::default() {
        hasher.update(Fen::from_position(&game.start, EnPassantMode::Legal).to_string());
    }
    hasher.update([0]);
    hasher.update(moves);
    u64::from_le_bytes(hasher.finalize().into())
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
