//! What stands beside a board for eyes: clocks in figures, and what each player has taken.

use shakmaty::{Color, Position, Role};

use crate::app::ask::Asker;
use crate::voices::written;

impl Asker<'_> {
    /// What the clock of a player shows, as figures, and the letters of what the player has taken, the
    /// queen first, with the points that this is ahead; each where it may be seen. `None` where there
    /// is neither.
    #[must_use]
    pub fn dial(&self, color: Color, timed: bool, told: bool) -> Option<String> {
        let time = if timed { self.figures(color) } else { None };
        let taken = if told { self.taken_by(color) } else { String::new() };
        let values = [("color", self.narrator.color(color)), ("taken", taken.trim().into())];
        let line = match time {
            Some(time) => {
                let values = values.into_iter().chain([("time", time.into())]);
                self.narrator.talk.sentence("dial", &values.collect::<Vec<_>>())
            }
            None if taken.is_empty() => return None,
            None => self.narrator.talk.sentence("dial-untimed", &values),
        };
        Some(written(&line).trim_end().to_owned())
    }

    /// What the clock of a player shows, if its time is known.
    fn figures(&self, color: Color) -> Option<String> {
        let secs = self.clocks?[color]?.time.as_secs();
        let (hours, minutes, seconds) = (secs / 3600, secs / 60 % 60, secs % 60);
        Some(match hours {
            0 => format!("{minutes}:{seconds:02}"),
            _ => format!("{hours}:{minutes:02}:{seconds:02}"),
        })
    }

    /// The letters of the pieces that a player has taken, and by how many points he is ahead.
    fn taken_by(&self, color: Color) -> String {
        let letters = self.narrator.moves.vocabulary();
        let mut roles: Vec<Role> = self
            .made
            .iter()
            .filter(|made| made.by() == color)
            .filter_map(|made| made.mv.capture())
            .collect();
        roles.sort_unstable_by(|one, other| other.cmp(one));
        // A pawn has no letter in some countries.
        let letter = |role: Role| match letters.letter(role) {
            "" => role.upper_char().to_string(),
            letter => letter.to_uppercase(),
        };
        let taken: String = roles.into_iter().map(letter).collect();
        let points = |color: Color| -> i32 {
            let count = self.position.board().material_side(color);
            let worth = [
                (count.pawn, 1),
                (count.knight, 3),
                (count.bishop, 3),
                (count.rook, 5),
                (count.queen, 9),
            ];
            worth.into_iter().map(|(count, worth)| i32::from(count) * worth).sum()
        };
        match points(color) - points(!color) {
            ahead @ 1.. => format!("{taken} +{ahead}"),
            _ => taken,
        }
    }
}
