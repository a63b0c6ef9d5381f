//! Prizes given to tied players, in categories, and where nobody has a claim.

use super::{Candidate, Category, How, Money, PrizeList, PrizeRules, PrizesGiven, Sharing, given};
use crate::player::{Day, Player, Sex, Sight};
use crate::points::Points;

fn money(text: &str) -> Money {
    Money::read(text).unwrap()
}

fn list(name: &str, amounts: &str, category: Category) -> PrizeList {
    let amounts = amounts.split(' ').map(money).collect();
    PrizeList { name: name.to_owned(), amounts, gifts: Vec::new(), category }
}

fn women() -> Category {
    Category { sex: Some(Sex::W), ..Category::default() }
}

/// Five players with 4, 3½, 3½, 3½ and 2 points; 2 and 4 are women, the last two share a place.
fn players() -> Vec<Player> {
    [(2000, Sex::M), (1900, Sex::W), (1800, Sex::M), (1500, Sex::W), (1400, Sex::M)]
        .map(|(rating, sex)| Player { rating: Some(rating), sex: Some(sex), ..Player::default() })
        .into()
}

fn shared(lists: &[PrizeList], sharing: Sharing, one_each: bool) -> PrizesGiven {
    let players = players();
    let halves = [8, 7, 7, 7, 4];
    let places = [1, 2, 3, 3, 5];
    let candidates: Vec<Candidate<'_>> = (0..5)
        .map(|seed| Candidate {
            seed,
            place: places[seed],
            points: Points::of_halves(halves[seed]),
            player: &players[seed],
        })
        .collect();
    given(lists, PrizeRules { sharing, one_each }, &candidates)
}

fn told(given: &PrizesGiven) -> Vec<(usize, usize, String)> {
    given.shares.iter().map(|it| (it.list, it.seed + 1, it.amount.to_string())).collect()
}

fn as_told(rows: &[(usize, usize, &str)]) -> Vec<(usize, usize, String)> {
    rows.iter().map(|(list, number, amount)| (*list, *number, (*amount).to_owned())).collect()
}

#[test]
fn amounts_are_written_as_they_are_read() {
    for (text, written) in [("300", "300"), ("62.5", "62.50"), ("0.05", "0.05"), ("7.00", "7")] {
        assert_eq!(money(text).to_string(), written);
    }
    for text in ["", "0", "0.00", "1.", ".5", "1.234", "-1", "12345678", "1,5", "five"] {
        assert_eq!(Money::read(text), None, "{text}");
    }
}

#[test]
fn by_place_the_tie_breaks_decide_and_a_shared_place_shares() {
    let main = [list("Main", "300 200 100 50", Category::default())];
    let given = shared(&main, Sharing::ByPlace, true);
    assert_eq!(told(&given), as_told(&[(0, 1, "300"), (0, 2, "200"), (0, 3, "75"), (0, 4, "75")]));
    assert_eq!(given.shares[1].how, How::Place(2));
    assert_eq!(given.shares[2].how, How::Equally { count: 2, sum: money("150") });
}

#[test]
fn equally_all_with_as_many_points_share_and_those_behind_the_last_prize_too() {
    let main = [list("Main", "300 200 100", Category::default())];
    let given = shared(&main, Sharing::Equally, true);
    assert_eq!(
        told(&given),
        as_told(&[(0, 1, "300"), (0, 2, "100"), (0, 3, "100"), (0, 4, "100")])
    );
    // A hundredth cannot be halved.
    let odd = [list("Main", "300 100", Category::default())];
    let odd = shared(&odd, Sharing::Equally, true);
    assert_eq!(
        told(&odd),
        as_told(&[(0, 1, "300"), (0, 2, "33.34"), (0, 3, "33.33"), (0, 4, "33.33")])
    );
}

#[test]
fn by_hort_one_half_goes_by_the_place() {
    // 200, 100 and nothing for three with 3½: each has 50 of the one half, and half of his own.
    let main = [list("Main", "300 200 100", Category::default())];
    let given = shared(&main, Sharing::Hort, true);
    assert_eq!(told(&given), as_told(&[(0, 1, "300"), (0, 2, "150"), (0, 3, "100"), (0, 4, "50")]));
    let (sum, own) = (money("300"), Money::default());
    assert_eq!(given.shares[3].how, How::Hort { count: 3, sum, own });
}

#[test]
fn each_gets_one_prize_and_that_is_the_greatest() {
    let lists = [list("Main", "300 50", Category::default()), list("Women", "80 40", women())];
    // 2 would have 50 as second of all, and has 80 as the best woman, so 3 is second.
    let one = shared(&lists, Sharing::ByPlace, true);
    assert_eq!(told(&one), as_told(&[(0, 1, "300"), (0, 3, "50"), (1, 2, "80"), (1, 4, "40")]));
    let all = shared(&lists, Sharing::ByPlace, false);
    assert_eq!(told(&all), as_told(&[(0, 1, "300"), (0, 2, "50"), (1, 2, "80"), (1, 4, "40")]));
}

#[test]
fn a_prize_without_anybody_who_has_a_claim_is_left() {
    let lists = [list("Women", "80 40 20", women())];
    let given = shared(&lists, Sharing::ByPlace, true);
    assert_eq!(given.left, [(0, money("20"))]);
    assert!(shared(&[], Sharing::Hort, true).shares.is_empty());
}

#[test]
fn nothing_is_lost_in_sharing() {
    let lists = [
        list("Main", "100.01 70.07 33.33", Category::default()),
        list("Women", "20.01 10", women()),
    ];
    let all: u64 = lists.iter().flat_map(|list| &list.amounts).map(|own| own.hundredths()).sum();
    for sharing in [Sharing::ByPlace, Sharing::Equally, Sharing::Hort] {
        for one_each in [true, false] {
            let given = shared(&lists, sharing, one_each);
            let shared = given.shares.iter().map(|it| it.amount.hundredths()).sum::<u64>();
            let left = given.left.iter().map(|(_, amount)| amount.hundredths()).sum::<u64>();
            assert_eq!(shared + left, all, "{sharing:?} {one_each}");
        }
    }
}

#[test]
fn a_category_takes_only_of_whom_it_is_known() {
    let day = |text| Day::read(text);
    let player = Player {
        rating: Some(1600),
        born: day("2008-01-01"),
        sex: Some(Sex::W),
        sight: Some(Sight::B2),
        federation: Some("GER".to_owned()),
        ..Player::default()
    };
    let plain = Category::default();
    let takes = [
        Category { rating_from: Some(1600), rating_to: Some(1600), ..plain.clone() },
        Category { born_from: day("2008-01-01"), born_to: day("2008-01-01"), ..plain.clone() },
        Category { sight: vec![Sight::B1, Sight::B2], ..women() },
        Category { federation: Some("GER".to_owned()), ..plain.clone() },
    ];
    for category in &takes {
        assert!(category.takes(&player), "{category:?}");
    }
    let refuses = [
        Category { rating_from: Some(1601), ..plain.clone() },
        Category { rating_to: Some(1599), ..plain.clone() },
        Category { born_from: day("2008-01-02"), ..plain.clone() },
        Category { born_to: day("2007-12-31"), ..plain.clone() },
        Category { sight: vec![Sight::B1], ..plain.clone() },
        Category { sex: Some(Sex::M), ..plain.clone() },
    ];
    for category in &refuses {
        assert!(!category.takes(&player), "{category:?}");
    }
    let unknown = Player::default();
    for category in takes.iter().chain(&refuses) {
        let only_upper = Category { rating_to: category.rating_to, ..plain.clone() } == *category;
        assert_eq!(category.takes(&unknown), only_upper, "{category:?}");
    }
}
