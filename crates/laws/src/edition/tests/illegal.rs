//! The rows on illegal moves.

use crate::control::Pace;
use crate::edition::Supervision::{Adequate, Sparse};
use crate::edition::tests::row;
use crate::edition::{Counting, Edition, IllegalAct, IllegalMovePenalty, IllegalRule, Redress};

const fn illegal(
    redress: Redress,
    penalty: IllegalMovePenalty,
    draw_exception: bool,
) -> IllegalRule {
    IllegalRule { redress, penalty, draw_exception }
}

const TWO_THIRD: IllegalMovePenalty = IllegalMovePenalty::Minutes { each: 2, loses_at: 3 };
const TWO_SECOND: IllegalMovePenalty = IllegalMovePenalty::Minutes { each: 2, loses_at: 2 };
const ONE_SECOND: IllegalMovePenalty = IllegalMovePenalty::Minutes { each: 1, loses_at: 2 };
const CLAIM: Redress = Redress::BeforeMove { arbiter_may_see: false };
const SEEN: Redress = Redress::BeforeMove { arbiter_may_see: true };

#[test]
fn illegal_moves_at_standard_pace() {
    let always = |penalty, exception| illegal(Redress::Always, penalty, exception);
    for supervision in [Adequate, Sparse] {
        row(
            |edition| edition.illegal(Pace::Standard, supervision),
            [
                always(TWO_THIRD, false),
                always(TWO_THIRD, false),
                always(TWO_THIRD, true),
                always(TWO_SECOND, true),
                always(TWO_SECOND, true),
                always(TWO_SECOND, true),
                always(TWO_SECOND, true),
            ],
            "CCCCCCC",
            "7.4 7.4 7.4b 7.5 7.5.3 7.5.5 7.5.5",
        );
    }
}

#[test]
fn illegal_moves_in_rapid() {
    row(
        |edition| edition.illegal(Pace::Rapid, Sparse),
        [
            illegal(Redress::BeforeTouch, TWO_THIRD, false),
            illegal(Redress::BeforeTouch, TWO_THIRD, false),
            illegal(CLAIM, TWO_THIRD, true),
            illegal(SEEN, IllegalMovePenalty::Loses, true),
            illegal(SEEN, TWO_SECOND, true),
            illegal(SEEN, TWO_SECOND, true),
            illegal(SEEN, ONE_SECOND, true),
        ],
        "CUCCSCC",
        "B5 B A.4c A.4b A.4.2 A.4.2 A.5.2",
    );
    row(
        |edition| edition.illegal(Pace::Rapid, Adequate),
        [
            illegal(Redress::BeforeTouch, TWO_THIRD, false),
            illegal(Redress::BeforeTouch, TWO_THIRD, false),
            illegal(Redress::Always, TWO_THIRD, true),
            illegal(Redress::Always, TWO_SECOND, true),
            illegal(Redress::Always, TWO_SECOND, true),
            illegal(Redress::Always, TWO_SECOND, true),
            illegal(Redress::Always, ONE_SECOND, true),
        ],
        "CUCCCCC",
        "B5 B 7.4b 7.5 7.5.3 7.5.5 A.3",
    );
}

#[test]
fn illegal_moves_in_blitz() {
    row(
        |edition| edition.illegal(Pace::Blitz, Sparse),
        [
            illegal(CLAIM, IllegalMovePenalty::Loses, true),
            illegal(CLAIM, IllegalMovePenalty::Loses, true),
            illegal(CLAIM, IllegalMovePenalty::Loses, true),
            illegal(SEEN, IllegalMovePenalty::Loses, true),
            illegal(SEEN, ONE_SECOND, true),
            illegal(SEEN, ONE_SECOND, true),
            illegal(SEEN, ONE_SECOND, true),
        ],
        "CUCSSCC",
        "C3 C B.3c A.4b B.4 B.4 B.3",
    );
    row(
        |edition| edition.illegal(Pace::Blitz, Adequate),
        [
            illegal(CLAIM, IllegalMovePenalty::Loses, true),
            illegal(CLAIM, IllegalMovePenalty::Loses, true),
            illegal(Redress::Always, TWO_THIRD, true),
            illegal(Redress::Always, ONE_SECOND, true),
            illegal(Redress::Always, ONE_SECOND, true),
            illegal(Redress::Always, ONE_SECOND, true),
            illegal(Redress::Always, ONE_SECOND, true),
        ],
        "CUCUCCC",
        "C3 C 7.4b B.2 B.2 B.2 B.3",
    );
}

#[test]
fn what_counts_as_an_illegal_move() {
    use Counting::{Forbidden, Illegal, NotNamed};
    let counts = |act| move |edition: Edition| edition.counts_as_illegal(act);
    let illegal = "7.4 7.4 7.4a 7.5 7.5.1 7.5.1 7.5.1";
    row(counts(IllegalAct::Move), [Illegal; 7], "CCCCCCC", illegal);
    row(
        counts(IllegalAct::Promotion),
        [NotNamed, Illegal, Illegal, Illegal, Illegal, Illegal, Illegal],
        "CCCCCCC",
        "7.4 7.4 7.4a 7.5b 7.5.2 7.5.2 7.5.2",
    );
    row(
        counts(IllegalAct::KingCapture),
        [NotNamed, Illegal, Illegal, Illegal, Illegal, Illegal, Illegal],
        "CCCCSCC",
        illegal,
    );
    row(
        counts(IllegalAct::NoMove),
        [NotNamed, NotNamed, NotNamed, Forbidden, Illegal, Illegal, Illegal],
        "CCCCCCC",
        "6.8 6.8 6.7c 6.2d 7.8.1 7.5.3 7.5.3",
    );
    let hands = "4.1 4.1 4.1 4.1 7.7.1 7.5.4 7.5.4";
    row(
        counts(IllegalAct::TwoHands { pressed: true }),
        [Forbidden, Forbidden, Forbidden, Forbidden, Illegal, Illegal, Illegal],
        "CCCSCCC",
        hands,
    );
    row(
        counts(IllegalAct::TwoHands { pressed: false }),
        [Forbidden, Forbidden, Forbidden, Forbidden, Illegal, Forbidden, Forbidden],
        "CCCSCCC",
        hands,
    );
}

#[test]
fn a_pawn_left_on_the_last_rank() {
    row(
        Edition::promotion_becomes_queen,
        [false, false, false, true, true, true, true],
        "CCCCCCC",
        "7.4 7.4 7.4a 7.5b 7.5.2 7.5.2 7.5.2",
    );
}
