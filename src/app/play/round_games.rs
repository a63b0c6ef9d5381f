//! The games of a round as PGN: with the moves and the clock times of those that were played at tables.

use shakmaty::{ByColor, CastlingMode, Color};

use crate::archive::tags::tags;
use crate::archive::{Archive, ArchiveError, TableGame};
use crate::laws::Position;
use crate::notation::pgn::{self, Tree};
use crate::organiser::RoundGame;
use crate::tournament::file::Regulations;

/// A tag of PGN.
type RoundTag = (String, String);

/// The games one after the other. Where a game is at no table, only who has played and the result are there.
///
/// # Errors
///
/// Why the archive cannot be read.
pub(super) fn pgn(
    archive: &Archive,
    event: &Regulations,
    games: &[RoundGame],
) -> Result<String, ArchiveError> {
    let is_meant = |round: &str| games.iter().any(|game| game.round == round);
    let kept = archive.table_games(&event.name, is_meant)?;
    let written = games.iter().map(|game| {
        let found = kept.iter().find(|kept| is_same(kept, game));
        let over = game.tags(event);
        if let Some(TableGame { replay, date, .. }) = found {
            let tags = laid_over(tags(replay, date), &over);
            return pgn::write(&tags, &replay.tree(), game.result());
        }
        let tree = Tree::new(Position::default(), CastlingMode::Standard);
        pgn::write(&laid_over(without_moves(game), &over), &tree, game.result())
    });
    Ok(written.collect::<Vec<_>>().join("\n"))
}

/// Whether a game at a table is this one: another two may have been paired there before.
fn is_same(kept: &TableGame, game: &RoundGame) -> bool {
    let ByColor { white, black } = &game.players;
    let names = (kept.names.get(Color::White), kept.names.get(Color::Black));
    (kept.round == game.round && usize::from(kept.table) == game.table)
        && names == (&white.name, &black.name)
}

/// The tags of a game of which only the result is known.
fn without_moves(game: &RoundGame) -> Vec<RoundTag> {
    let tags = [("Site", "?"), ("Date", "????.??.??"), ("Termination", game.termination())];
    tags.map(|(name, value)| (name.to_owned(), value.to_owned())).into()
}

/// Tags with others in their place. A result that was corrected was not given for the reason of the first.
fn laid_over(mut tags: Vec<RoundTag>, over: &[(&'static str, String)]) -> Vec<RoundTag> {
    let had = tags.iter().find(|(name, _)| name == "Result").map(|(_, result)| result.clone());
    for (name, value) in over {
        match tags.iter_mut().find(|(tag, _)| tag == name) {
            Some(tag) => tag.1.clone_from(value),
            None => tags.push(((*name).to_owned(), value.clone())),
        }
    }
    let now = tags.iter().find(|(name, _)| name == "Result").map(|(_, result)| result.clone());
    if had.is_some() && had != now {
        tags.retain(|(name, _)| name != "Termination" && name != "TerminationDetails");
        tags.push(("Termination".to_owned(), "adjudication".to_owned()));
    }
    tags
}
