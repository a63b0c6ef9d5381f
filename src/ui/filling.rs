//! Cells that fill while something takes long, for eyes.

/// How many there are.
pub const CELLS: usize = 10;

/// The cells when so much is done, in percent.
#[must_use]
pub fn cells(done: u8) -> String {
    let halves = usize::from(done.min(100)) * 2 * CELLS / 100;
    let half = if halves % 2 == 1 { "▌" } else { "" };
    let left = CELLS - halves.div_ceil(2);
    format!("{}{half}{}", "█".repeat(halves / 2), "·".repeat(left))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn they_fill_by_halves_and_are_full_at_the_end_alone() {
        let all = [(0, "··········"), (4, "··········"), (5, "▌·········"), (35, "███▌······")];
        for (done, expected) in all.into_iter().chain([(99, "█████████▌"), (100, "██████████")])
        {
            assert_eq!(cells(done), expected);
        }
        assert!((0..=255).all(|done| cells(done).chars().count() == CELLS));
    }
}
