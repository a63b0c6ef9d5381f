//! What each position of a game was worth: as a text that can be kept, from the comments of other programs,
//! and in the eight heights of a row for eyes.

use shakmaty::Color;

use super::Score;

/// How many heights a row has.
pub const HEIGHTS: u8 = 8;

/// What the positions of a game are worth for the side to move, as a text.
#[must_use]
pub fn written(scores: &[Score]) -> String {
    let word = |score: &Score| match score {
        Score::Centipawns(ahead) => ahead.to_string(),
        Score::Mate(moves) => format!("#{moves}"),
    };
    scores.iter().map(word).collect::<Vec<_>>().join(" ")
}

/// Reads what was written; `None` where that is none.
#[must_use]
pub fn read(text: &str) -> Option<Vec<Score>> {
    let score = |word: &str| match word.strip_prefix('#') {
        Some(moves) => moves.parse().ok().map(Score::Mate),
        None => word.parse().ok().map(Score::Centipawns),
    };
    text.split_whitespace().map(score).collect()
}

/// What a position is worth for the side to move, by the `[%eval 0.35]` or `[%eval #-3]` of other programs
/// among commands: they tell it for White, in pawns.
#[must_use]
pub fn told(commands: &str, turn: Color) -> Option<Score> {
    let (_, rest) = commands.split_once("[%eval ")?;
    let value = rest.split([']', ',']).next()?.trim();
    let score = if let Some(moves) = value.strip_prefix('#') {
        Score::Mate(moves.parse().ok()?)
    } else {
        let pawns: f64 = value.parse().ok().filter(|pawns: &f64| pawns.abs() < 1_000.0)?;
        #[expect(clippy::cast_possible_truncation, reason = "less than a thousand pawns")]
        Score::Centipawns((pawns * 100.0).round() as i32)
    };
    Some(turn.fold_wb(score, score.turned()))
}

/// White's chance of winning, from 0 to 100.
#[must_use]
pub fn chance_of_white(score: Score, turn: Color) -> f64 {
    turn.fold_wb(score.chance(), 100.0 - score.chance())
}

/// How high a position is in a row for eyes, from 1 for Black's to 8 for White's.
#[must_use]
pub fn height(score: Score, turn: Color) -> u8 {
    let step = chance_of_white(score, turn) / 100.0 * f64::from(HEIGHTS);
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "it is from 0 to 8"
    )]
    let step = step as u8;
    step.min(HEIGHTS - 1) + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_as_the_same() {
        let scores = [Score::Centipawns(-35), Score::Mate(3), Score::Mate(0), Score::Mate(-2)];
        assert_eq!(written(&scores), "-35 #3 #0 #-2");
        assert_eq!(read(&written(&scores)).unwrap(), scores);
        assert_eq!(read("20 far"), None);
        assert_eq!(read(""), Some(Vec::new()));
    }

    #[test]
    fn other_programs_tell_it_for_white_and_in_pawns() {
        let told = |text| Color::ALL.map(|turn| super::told(text, turn));
        let both = |white, black| [Some(white), Some(black)];
        let (cp, mate) = (Score::Centipawns, Score::Mate);
        assert_eq!(told("[%csl Gd4] [%eval 0.35]"), both(cp(35), cp(-35)));
        assert_eq!(told("[%eval -1.07,22]"), both(cp(-107), cp(107)));
        assert_eq!(told("[%eval #-3]"), both(mate(-3), mate(3)));
        for text in ["", "[%eval ]", "[%eval good]", "[%eval 1e9]", "[%eval NaN]", "[%eval #x]"] {
            assert_eq!(told(text), [None, None], "{text}");
        }
    }

    #[test]
    fn a_height_is_higher_the_better_white_stands() {
        let of = |ahead| height(Score::Centipawns(ahead), Color::White);
        assert_eq!([of(-2000), of(-60), of(0), of(60), of(2000)], [1, 4, 5, 5, 8]);
        assert_eq!(height(Score::Mate(1), Color::White), 8);
        assert_eq!(height(Score::Mate(0), Color::White), 1);
        assert_eq!(height(Score::Mate(2), Color::Black), 1);
        assert_eq!(height(Score::Centipawns(60), Color::Black), 4);
    }
}
