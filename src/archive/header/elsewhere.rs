//! Where a game is played on which somebody elsewhere rules, and who is the opponent there.

use crate::archive::header::Header;

impl Header {
    /// Whether the other player is a person, whom a server has found.
    #[must_use]
    pub fn plays_person_elsewhere(&self) -> bool {
        self.elsewhere.as_ref().is_some_and(|it| !it.starts_with(Self::MACHINE_ELSEWHERE))
    }

    /// The command of the program with which a game goes on that is ruled on elsewhere.
    #[must_use]
    pub fn command_elsewhere(&self) -> Option<&'static str> {
        let place = self.elsewhere.as_ref()?.split(' ').next();
        Some(Self::OF_HOMES.into_iter().find(|home| Some(*home) == place).unwrap_or("lichess"))
    }

    /// Whether it is played with another home, by whichever of them it is hosted.
    #[must_use]
    pub fn is_between_homes(&self) -> bool {
        self.command_elsewhere().is_some_and(|command| Self::OF_HOMES.contains(&command))
    }

    /// The places of a game with another home that this one hosts, or the other, before its number.
    pub const OF_HOMES: [&str; 2] = ["host", "join"];

    /// So the place of a game begins that is played against the server's own program.
    pub const MACHINE_ELSEWHERE: &str = "lichess-ai ";
}
