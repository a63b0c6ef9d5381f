//! What a match file says, as tags of PGN.
//!
//! The seven of the roster and the supplemental ones of the standard, with those that federations
//! and broadcasts have added: the number with FIDE, the federation and the club as the team.

use shakmaty::Color;

use crate::table::Match;
use crate::table::file::Player;

/// A tag.
type Tag = (&'static str, String);

/// Puts what the file says in the place of what is usual, and the rest behind it.
pub(super) fn lay_over(tags: &mut Vec<Tag>, table: &Match) {
    let event = &table.event;
    let unknown = || Some("?".to_owned());
    let date = event.date.as_ref().map(|date| date.replace('-', "."));
    let said = [
        ("Event", event.name.clone().or_else(unknown)),
        ("Site", event.site.clone().or_else(unknown)),
        ("Date", date),
        ("Round", event.round.clone().or_else(unknown)),
    ];
    for (name, value) in said {
        let tag = tags.iter_mut().find(|(tag, _)| *tag == name);
        if let (Some(tag), Some(value)) = (tag, value) {
            tag.1 = value;
        }
    }
    for color in Color::ALL {
        tags.extend(of_player(color, &table.players[color]));
    }
    tags.push(("Mode", "OTB".to_owned()));
    let arbiter = Some(table.arbiter.name.trim()).filter(|name| !name.is_empty());
    tags.extend(arbiter.map(|name| ("Arbiter", name.to_owned())));
}

fn of_player(color: Color, player: &Player) -> Vec<Tag> {
    let names = color.fold_wb(
        ["WhiteTitle", "WhiteElo", "WhiteFideId", "WhiteFederation", "WhiteTeam", "WhiteType"],
        ["BlackTitle", "BlackElo", "BlackFideId", "BlackFederation", "BlackTeam", "BlackType"],
    );
    let values = [
        player.title.clone(),
        player.rating.map(|rating| rating.to_string()),
        player.fide_id.map(|number| number.to_string()),
        player.federation.clone(),
        player.club.clone(),
        Some("human".to_owned()),
    ];
    let told = names.into_iter().zip(values);
    told.filter_map(|(name, value)| Some((name, value?))).collect()
}
