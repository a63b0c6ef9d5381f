//! What is said of games by other rules than those of chess: their names and rules, and what follows
//! from a move in them besides.

use shakmaty::{Bitboard, Board, ByColor, ByRole, Color, Move, Position as _, Role};

use crate::laws::{Position, Variant, captures, exploded};
use crate::voices::narrate::Narrator;
use crate::voices::narrate::hearing::{Audience, Hearing};
use crate::voices::utterance::Span;

/// What is said of such games, in one voice.
#[derive(Clone, Copy, Debug)]
pub struct VariantWords<'a>(&'a Narrator);

impl Narrator {
    /// What is said of games by other rules than those of chess.
    #[must_use]
    pub const fn variants(&self) -> VariantWords<'_> {
        VariantWords(self)
    }
}

impl VariantWords<'_> {
    /// What a game is called.
    #[must_use]
    pub fn name(self, variant: Variant) -> Vec<Span> {
        self.0.talk.sentence(&format!("variant-{}", variant.id()), &[])
    }

    /// Its rules in short; none of chess, which the Laws rule.
    #[must_use]
    pub fn rules(self, variant: Variant) -> Option<Vec<Span>> {
        let id = format!("rules-{}", variant.id());
        (!variant.is_chess()).then(|| self.0.talk.sentence(&id, &[]))
    }

    /// What follows from a move besides: what exploded, the checks given so far, and to the player to
    /// move what he must capture.
    pub(super) fn followed(self, before: &Position, mv: Move, hearing: &Hearing) -> Vec<Span> {
        if before.chess().is_some() || matches!(hearing.to, Audience::Record | Audience::Report) {
            return Vec::new();
        }
        let mut after = before.clone();
        after.play_unchecked(mv);
        let sentences = [
            self.explosion(before, mv),
            self.checks(before, &after),
            self.duty(&after).filter(|_| hearing.player() != Some(before.turn())),
        ];
        let line = |said: Vec<Span>| std::iter::once(self.0.talk.span("\n")).chain(said);
        sentences.into_iter().flatten().flat_map(line).collect()
    }

    /// What a capture has blown up besides what it took, square by square.
    fn explosion(self, before: &Position, mv: Move) -> Option<Vec<Span>> {
        let gone = exploded(before, mv);
        let pieces = self.placed(before.board(), gone);
        gone.any().then(|| self.0.talk.sentence("exploded", &[("pieces", pieces)]))
    }

    /// How many checks the mover has given, where the third one wins; the last one is told by the end.
    fn checks(self, before: &Position, after: &Position) -> Option<Vec<Span>> {
        let by = before.turn();
        let given = |position: &Position| position.checks_given().map(|given| given[by]);
        let given = given(after).filter(|now| Some(*now) != given(before))?;
        let count = [("count", u32::from(given).into())];
        (given < 3).then(|| self.0.talk.sentence("checks-counted", &count))
    }

    /// What the player to move must capture, where a capture is compulsory.
    fn duty(self, after: &Position) -> Option<Vec<Span>> {
        if after.variant() != Variant::Antichess {
            return None;
        }
        let taken: Bitboard = after.capture_moves().into_iter().filter_map(captures).collect();
        let pieces = self.placed(after.board(), taken);
        taken.any().then(|| self.0.talk.sentence("must-capture", &[("pieces", pieces)]))
    }

    fn placed(self, board: &Board, squares: Bitboard) -> crate::voices::phrase::Value {
        let one = |square| {
            let piece = self.0.piece(board.piece_at(square)?);
            let values = [("piece", piece), ("square", self.0.square(square))];
            Some(self.0.talk.sentence("piece-on", &values))
        };
        self.0.join(squares.into_iter().filter_map(one).collect())
    }

    /// What such a game counts for a player: what he can drop, or the checks that he has given.
    #[must_use]
    pub fn tally(self, position: &Position, color: Color) -> Option<Vec<Span>> {
        let held = position.pockets().map(|held| self.pocket(color, held[color]));
        held.or_else(|| position.checks_given().map(|given| self.checks_of(color, given[color])))
    }

    /// The checks that a player has given, for a line of figures.
    #[must_use]
    pub fn checks_in_figures(self, given: u8) -> Vec<Span> {
        self.0.talk.sentence("dial-checks", &[("count", u32::from(given).into())])
    }

    /// The checks that each player has given.
    pub(in crate::voices) fn checks_of_both(self, given: ByColor<u8>) -> Vec<Vec<Span>> {
        Color::ALL.map(|color| self.checks_of(color, given[color])).to_vec()
    }

    fn checks_of(self, color: Color, given: u8) -> Vec<Span> {
        let values = [("color", self.0.color(color)), ("count", u32::from(given).into())];
        self.0.talk.sentence("checks-given", &values)
    }

    /// What each player can drop.
    pub(in crate::voices) fn pockets(self, held: &ByColor<ByRole<u8>>) -> Vec<Vec<Span>> {
        Color::ALL.map(|color| self.pocket(color, held[color])).to_vec()
    }

    fn counted(self, role: Role, count: u8) -> Vec<Span> {
        let pieces = self.0.roles(role, usize::from(count));
        let values = [("count", u32::from(count).into()), ("pieces", pieces)];
        self.0.talk.sentence("material-count", &values)
    }

    fn pocket(self, color: Color, held: ByRole<u8>) -> Vec<Span> {
        let roles = Role::ALL.into_iter().rev().filter(|&role| held[role] > 0);
        let pieces: Vec<Vec<Span>> = roles.map(|role| self.counted(role, held[role])).collect();
        let id = if pieces.is_empty() { "pocket-empty" } else { "pocket-held" };
        let values = [("color", self.0.color(color)), ("pieces", self.0.join(pieces))];
        self.0.talk.sentence(id, &values)
    }
}
