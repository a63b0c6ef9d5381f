//! Writes an event file.

use super::{Key, Team};
use crate::player::{Day, Player, Sex, Sight};

/// The text of an event file: what is laid down, the teams, and the players. Every value must be one that its
/// key can have.
#[must_use]
pub fn write(event: &[(Key, String)], teams: &[Team], players: &[Player]) -> String {
    let mut text = String::new();
    rows(&mut text, event.iter().map(|(key, value)| (*key, Some(value.clone()))));
    for team in teams {
        text.push_str("\n[[team]]\n");
        let of_team = [
            (Key::TeamName, Some(team.name.clone())),
            (Key::Captain, team.captain.clone()),
            (Key::CaptainLanguage, team.language.clone()),
        ];
        rows(&mut text, of_team.into_iter());
    }
    for player in players {
        text.push_str("\n[[player]]\n");
        rows(&mut text, of_player(player).into_iter());
    }
    text
}

fn rows(text: &mut String, entries: impl Iterator<Item = (Key, Option<String>)>) {
    for (key, value) in entries {
        if let Some(value) = value {
            text.extend([key.name(), " = ", &written(&value), "\n"]);
        }
    }
}

/// A value of TOML: numbers and days are plain, everything else is in quotes.
fn written(value: &str) -> String {
    let is_number = value == "0"
        || !value.starts_with('0')
            && (1..10).contains(&value.len())
            && value.bytes().all(|byte| byte.is_ascii_digit());
    let is_day = Day::read(value).is_some_and(|day| day.to_string() == value);
    if is_number || is_day {
        value.to_owned()
    } else {
        toml::Value::String(value.to_owned()).to_string()
    }
}

fn of_player(player: &Player) -> [(Key, Option<String>); 15] {
    let sex = |sex: Sex| match sex {
        Sex::M => "m",
        Sex::W => "w",
    };
    let sight = |sight: Sight| match sight {
        Sight::B1 => "B1",
        Sight::B2 => "B2",
        Sight::B3 => "B3",
    };
    [
        (Key::PlayerName, Some(player.name.clone())),
        (Key::PlayerFederation, player.federation.clone()),
        (Key::Fide, player.fide.map(|number| number.to_string())),
        (Key::Sex, player.sex.map(|of| sex(of).to_owned())),
        (Key::Born, player.born.map(|day| day.to_string())),
        (Key::Rating, player.rating.map(|rating| rating.to_string())),
        (Key::Title, player.title.map(|title| title.letters().to_owned())),
        (Key::Club, player.club.clone()),
        (Key::PlayerTeam, player.team.clone()),
        (Key::Sight, player.sight.map(|of| sight(of).to_owned())),
        (Key::Language, player.language.clone()),
        (Key::Voice, player.voice.clone()),
        (Key::Device, player.device.clone()),
        (Key::Seat, player.seat.clone()),
        (Key::Assistant, player.assistant.clone()),
    ]
}

#[cfg(test)]
mod tests {
    use super::write;
    use crate::file::{Key, Team, read};
    use crate::player::{Day, Player, Sex, Sight, Title};

    #[test]
    fn a_file_is_read_as_it_was_written() {
        let event = [
            (Key::Name, "Cup \"of\" 'x' # \\n".to_owned()),
            (Key::From, "2026-11-28".to_owned()),
            (Key::System, "swiss".to_owned()),
            (Key::Rounds, "5".to_owned()),
            (Key::Draw, "0.5".to_owned()),
            (Key::Time, "60+30".to_owned()),
        ];
        let some = |text: &str| Some(text.to_owned());
        let whole = Player {
            name: "Weiß, Anna".to_owned(),
            federation: some("GER"),
            fide: Some(4_600_000),
            sex: Some(Sex::W),
            born: Day::read("1990-02-28"),
            rating: Some(2001),
            title: Some(Title::Wfm),
            club: some("007"),
            team: some("Nord"),
            sight: Some(Sight::B1),
            language: some("de"),
            voice: some("de"),
            device: some("keyboard"),
            seat: some("1990-01-01"),
            assistant: some("Bo"),
            captain: None,
            members: Vec::new(),
        };
        let teams =
            [Team { name: "Nord".to_owned(), captain: some("Kapp, Otto"), language: some("de") }];
        let players = [whole, Player { name: "Bo".to_owned(), ..Player::default() }];
        let file = read(&write(&event, &teams, &players)).unwrap();
        assert_eq!((&file.teams[..], &file.players[..]), (&teams[..], &players[..]));
        let laid = file.regulations;
        assert_eq!((laid.name, laid.from), (event[0].1.clone(), Day::read("2026-11-28")));
        assert_eq!(laid.terms.rounds, Some(5));
    }
}
