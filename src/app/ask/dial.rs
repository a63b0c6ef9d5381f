//! What stands beside a board for eyes: clocks in figures, and what each player has taken, or can drop.

use std::iter;

use shakmaty::{ByRole, Color, Position, Role};

use crate::app::ask::Asker;
use crate::voices::written;

impl Asker<'_> {
    /// What the clock of a player shows, as figures, and the letters of what the player has taken, or
    /// can drop, the queen first, with the points that he is ahead and the checks that he has given,
    /// where they are counted; each where it may be seen. `None` where there is neither.
    #[must_use]
    pub fn dial(&self, color: Color, timed: bool, told: bool) -> Option<String> {
        let time = if timed { self.figures(color) } else { None };
        let taken = if told { self.counted_for(color) } else { String::new() };
        let values = [("color", self.narrator.color(color)), ("taken", taken.clone().into())];
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

    /// The letters of the pieces that a player has taken, or can drop, by how many points he is ahead, and
    /// the checks that he has given.
    fn counted_for(&self, color: Color) -> String {
        let ahead = Some(self.points(color) - self.points(!color)).filter(|points| *points > 0);
        let given = self.position.checks_given().map(|given| given[color]);
        let given = given.map(|given| written(&self.narrator.variants().checks_in_figures(given)));
        let ahead = ahead.map(|points| format!("+{points}"));
        let parts = [Some(self.letters(&self.beside(color))), ahead, given];
        let parts: Vec<String> = parts.into_iter().flatten().filter(|it| !it.is_empty()).collect();
        parts.join(" ")
    }

    /// What lies beside the board for a player, the queen first.
    fn beside(&self, color: Color) -> Vec<Role> {
        let many = |role| self.held(color).map(|held| usize::from(held[role]));
        let taken = |role: Role| {
            let by = self.made.iter().filter(|made| made.by() == color);
            by.filter(|made| made.mv.capture() == Some(role)).count()
        };
        let roles = Role::ALL.into_iter().rev();
        roles
            .flat_map(|role| iter::repeat_n(role, many(role).unwrap_or_else(|| taken(role))))
            .collect()
    }

    /// What a player can drop, where captured pieces change sides.
    fn held(&self, color: Color) -> Option<ByRole<u8>> {
        self.position.pockets().map(|pockets| pockets[color])
    }

    fn letters(&self, roles: &[Role]) -> String {
        let letters = self.narrator.moves.vocabulary();
        // A pawn has no letter in some countries.
        let letter = |role: &Role| match letters.letter(*role) {
            "" => role.upper_char().to_string(),
            letter => letter.to_uppercase(),
        };
        roles.iter().map(letter).collect()
    }

    /// What the pieces of a player are worth, on the board and in his hand.
    fn points(&self, color: Color) -> i32 {
        let there = self.position.board().material_side(color);
        let held = self.held(color).unwrap_or_default();
        let worth = [
            (Role::Pawn, 1),
            (Role::Knight, 3),
            (Role::Bishop, 3),
            (Role::Rook, 5),
            (Role::Queen, 9),
        ];
        let of =
            |(role, worth): (Role, i32)| (i32::from(there[role]) + i32::from(held[role])) * worth;
        worth.map(of).into_iter().sum()
    }
}
