//! The table of differences, row by row: what each edition rules, and how sure that is.
//!
//! The columns are those of [`ROW`]. A word of seven letters says how
//! sure they are: C confirmed, S secondary, U unconfirmed.

mod claims;
mod illegal;
mod oldest;

use std::collections::HashSet;
use std::fmt::Debug;
use std::time::Duration;

use super::*;
use crate::control::Pace;
use Supervision::{Adequate, Sparse};

/// The editions of the table.
const ROW: [Edition; 7] = [
    Edition::E2001,
    Edition::E2005,
    Edition::E2009,
    Edition::E2014,
    Edition::E2017,
    Edition::E2018,
    Edition::E2023,
];

#[track_caller]
fn row<T: Copy + Debug + PartialEq>(
    ask: impl Fn(Edition) -> Rule<T>,
    values: [T; 7],
    sure: &str,
    articles: &str,
) {
    let rules = ROW.map(ask);
    let letters = rules.iter().map(|rule| match rule.source {
        Source::Confirmed => 'C',
        Source::Secondary => 'S',
        Source::Unconfirmed => 'U',
    });
    assert_eq!(letters.collect::<String>(), sure);
    assert_eq!(rules.each_ref().map(|rule| rule.article).join(" "), articles);
    assert_eq!(rules.map(|rule| rule.value), values);
}

const fn minutes(minutes: u64) -> Duration {
    Duration::from_mins(minutes)
}

#[test]
fn ids_read_back() {
    for edition in Edition::ALL {
        assert_eq!(edition.id().parse(), Ok(edition));
        assert_eq!(edition.year().to_string().parse(), Ok(edition));
    }
    assert_eq!(Edition::default(), Edition::E2023);
    assert_eq!(Edition::E2018.id(), "fide-2018");
    assert_eq!(Edition::E2018.to_string(), "FIDE 2018");
    assert_eq!(Edition::E2018.article(Topic::IllegalPenalty).to_string(), "FIDE 2018, 7.5.5");
    assert!(Edition::ALL.is_sorted());
}

#[test]
fn an_unknown_edition_is_answered_with_the_known_ones() {
    for text in ["2016", "fide-", "", "fide", "FIDE 2018", "fide-fide-2018"] {
        let error = text.parse::<Edition>().unwrap_err();
        assert_eq!(error, UnknownEdition(text.to_owned()));
        for edition in Edition::ALL {
            assert!(error.to_string().contains(edition.id()), "{error}");
        }
    }
}

#[test]
fn only_2005_is_not_complete() {
    let complete = ROW.map(Edition::is_complete);
    assert_eq!(complete, [true, false, true, true, true, true, true]);
}

#[test]
fn every_topic_has_an_article_in_every_edition() {
    let mut topics = HashSet::new();
    for topic in Topic::ALL {
        assert!(topics.insert(topic), "{topic:?} twice");
        for edition in Edition::ALL {
            let number = edition.article(*topic).number;
            let appendix = number.starts_with(|c: char| ('A'..='I').contains(&c));
            let known = appendix || number == "Preface" || article_exists(number);
            assert!(known, "{topic:?}, {edition}: {number:?}");
        }
    }
}

/// Whether a number without a letter lies in the fourteen articles.
fn article_exists(number: &str) -> bool {
    let first = number.split(['.', ',']).next().and_then(|text| text.parse::<u8>().ok());
    first.is_some_and(|first| (1..=14).contains(&first))
}

#[test]
fn the_map_of_article_numbers() {
    let numbers = |topic| ROW.map(|edition| edition.article(topic).number).join(" ");
    assert_eq!(numbers(Topic::Made), "4.7 4.6 4.6 4.7 4.7 4.7 4.7");
    assert_eq!(numbers(Topic::TouchedOrder), "4.3c 4.3c 4.3c 4.3c 4.3.3 4.3.3 4.3.3");
    assert_eq!(numbers(Topic::CastlingTouch), "4.4a 4.4a 4.4a 4.4a 4.4.1 4.4.1 4.4.1");
    assert_eq!(numbers(Topic::CastlingBegun), "4.7 4.6b 4.6b 4.7b 4.7.2 4.7.2 4.7.2");
    assert_eq!(numbers(Topic::RookFirst), "4.4b 4.4b 4.4b 4.4b 4.4.2 4.4.2 4.4.2");
    assert_eq!(numbers(Topic::CastlingNotLegal), "4.4c 4.4c 4.4c 4.4c 4.4.3 4.4.3 4.4.3");
    assert_eq!(numbers(Topic::TouchComplaint), "4.6 4.7 4.7 4.8 4.8 4.8 4.8");
    assert_eq!(numbers(Topic::Completed), "6.8 6.8 6.7a 6.2a 6.2.1 6.2.1 6.2.1");
    assert_eq!(numbers(Topic::FlagFallen), "6.9 6.9 6.8 6.8 6.8 6.8 6.8");
    assert_eq!(numbers(Topic::FlagLoss), "6.10 6.10 6.9 6.9 6.9 6.9 6.9");
    assert_eq!(numbers(Topic::BothFlags), "6.12, 10.3 6.12 6.11 G.3 III.3.1 III.3.1 III.3.1");
    assert_eq!(numbers(Topic::Illegal), "7.4 7.4 7.4a 7.5 7.5.1 7.5.1 7.5.1");
    assert_eq!(numbers(Topic::IllegalTwoHands), "4.1 4.1 4.1 4.1 7.7.1 7.5.4 7.5.4");
    assert_eq!(numbers(Topic::IllegalNoMove), "6.8 6.8 6.7c 6.2d 7.8.1 7.5.3 7.5.3");
    assert_eq!(numbers(Topic::Restored), "7.5 7.5 7.5 7.6 7.6 7.6 7.6");
    assert_eq!(numbers(Topic::NotObligedToRecord), "8.4 8.4 8.4 8.4 8.4 8.4 8.4");
    assert_eq!(numbers(Topic::DeadPosition), "9.6 9.6 9.6 5.2b 5.2.2 5.2.2 5.2.2");
    assert_eq!(numbers(Topic::Conduct), "12.5 12 12.6 11.5 11.5 11.5 11.5");
    assert_eq!(numbers(Topic::ArbiterPenalties), "13.4 13.4 13.4 12.9 12.9 12.9 12.9");
    assert_eq!(numbers(Topic::BlindSlip), "F F E.2.6 D.2.7 D.2.8 D.2.8 D.2.8");
    assert_eq!(numbers(Topic::SealedIllegal), "A A G.8 E I.8 I.8 I.8");
    assert_eq!(numbers(Topic::Chess960), "Preface Preface F F II II II");
}

#[test]
fn pace_by_sixty_moves() {
    use Pace::{Blitz, Rapid, Standard};
    let at = |seconds| move |edition: Edition| edition.pace_of(Duration::from_secs(seconds));
    let blitz = "C C B.1 B.1 B.1 B.1 B.1";
    let rapid = "B B A.1 A.1 A.1 A.1 A.1";
    let both = "C C B.1 A.1 A.1 A.1 A.1";
    row(at(600), [Blitz; 7], "CUCCCCC", blitz);
    row(at(601), [Blitz, Blitz, Blitz, Rapid, Rapid, Rapid, Rapid], "CUCCCCC", both);
    row(at(899), [Blitz, Blitz, Blitz, Rapid, Rapid, Rapid, Rapid], "CUCCCCC", both);
    row(at(900), [Rapid; 7], "CUCCCCC", rapid);
    row(at(3599), [Rapid; 7], "CUCCCCC", rapid);
    let hour = [Rapid, Standard, Standard, Standard, Standard, Standard, Standard];
    row(at(3600), hour, "CUCCCCC", rapid);
    row(at(3601), [Standard; 7], "CUCCCCC", rapid);
}

#[test]
fn fallen_flags() {
    let flag = |called_by, claimant_needs_time, both| FlagRule {
        called_by,
        claimant_needs_time,
        both,
        arbiter_ends_both: false,
    };
    let last = flag(Caller::Arbiter, false, Both::ContinueUnlessLastPeriod);
    let first = flag(Caller::Arbiter, false, Both::FirstFallen);
    let players = flag(Caller::Players, true, Both::Draw);
    let in_2009 = FlagRule { arbiter_ends_both: true, ..players };
    let in_2014 = flag(Caller::Players, true, Both::FirstFallen);
    for supervision in [Adequate, Sparse] {
        row(
            |edition| edition.flag(Pace::Standard, supervision),
            [last, last, last, first, first, first, first],
            "CCCCCCC",
            "6.9 6.9 6.8 6.8 6.8 6.8 6.8",
        );
    }
    for pace in [Pace::Rapid, Pace::Blitz] {
        row(
            |edition| edition.flag(pace, Sparse),
            [players, players, in_2009, in_2014, first, first, first],
            "CUCSSCC",
            "B B A.4d A.4c A.4.5 A.4.5 A.5.5",
        );
        row(
            |edition| edition.flag(pace, Adequate),
            [players, players, last, first, first, first, first],
            "CUCCCCC",
            "B B 6.8 6.8 6.8 6.8 6.8",
        );
    }
}

#[test]
fn both_flags_where_games_without_increment_are_announced() {
    for edition in [Edition::E2001, Edition::E2005, Edition::E2009] {
        assert_eq!(edition.both_announced(Pace::Standard), None, "{edition}");
    }
    for edition in [Edition::E2014, Edition::E2017, Edition::E2018, Edition::E2023] {
        assert_eq!(edition.both_announced(Pace::Blitz), None, "{edition}");
        for pace in [Pace::Standard, Pace::Rapid] {
            let rule = edition.both_announced(pace).unwrap();
            assert_eq!(rule.value, Both::ContinueUnlessLastPeriod, "{edition}");
            assert_eq!(rule.source, Source::Confirmed, "{edition}");
        }
    }
}

#[test]
fn default_time() {
    let fixed = DefaultTime::EventMustFix { otherwise: Some(Duration::ZERO) };
    row(
        Edition::default_time,
        [
            DefaultTime::Is(minutes(60)),
            DefaultTime::Is(minutes(60)),
            DefaultTime::Is(Duration::ZERO),
            DefaultTime::EventMustFix { otherwise: None },
            fixed,
            fixed,
            fixed,
        ],
        "CCCCCCC",
        "6.7 6.7 6.6a 6.7a 6.7.1 6.7.1 6.7.1",
    );
}

#[test]
fn complaints_of_the_set_up() {
    let always = SetupComplaint::Always;
    let three = SetupComplaint::Until { moves: 3, castling: WrongPlace::KingAndQueen };
    let ten = SetupComplaint::Until { moves: 10, castling: WrongPlace::KingOrRook };
    for supervision in [Adequate, Sparse] {
        row(
            |edition| edition.setup_complaint(Pace::Standard, supervision),
            [always; 7],
            "CCCSCCC",
            "7.1 7.1 7.1a 7.2a 7.2.1 7.2.1 7.2.1",
        );
    }
    for pace in [Pace::Rapid, Pace::Blitz] {
        row(
            |edition| edition.setup_complaint(pace, Adequate),
            [three, three, always, always, always, always, always],
            "CUCSCCC",
            "B4 B 7.1a 7.2a 7.2.1 7.2.1 7.2.1",
        );
        row(
            |edition| edition.setup_complaint(pace, Sparse),
            [three, three, three, ten, ten, ten, ten],
            "CUCCCCC",
            "B4 B A.4a A.4a A.4.1 A.4.1 A.5.1",
        );
    }
}

#[test]
fn reversed_colours() {
    use Reversed::Continue;
    let new = Reversed::NewGameBefore(10);
    row(
        Edition::reversed_colours,
        [Continue, Continue, Continue, Continue, new, new, new],
        "CCCUCCC",
        "7.2 7.2 7.2 7.3 7.3 7.3 7.3",
    );
}

#[test]
fn recording() {
    let duty = Recording::Duty { exempt_below: minutes(5), unless_bonus: Duration::from_secs(30) };
    let eight = "8.4 8.4 8.4 8.4 8.4 8.4 8.4";
    row(|edition| edition.recording(Pace::Standard), [duty; 7], "CUCSCCC", eight);
    for pace in [Pace::Rapid, Pace::Blitz] {
        let articles = "B B A.2 A.2 A.2 A.2 A.2";
        row(|edition| edition.recording(pace), [Recording::Free; 7], "CUCCCCC", articles);
    }
    row(
        Edition::electronic_sheet,
        [false, false, false, false, false, false, true],
        "CCCCCCC",
        "8.1 8.1 8.1 8.1 8.1.1 8.1.1 8.1.1",
    );
}

#[test]
fn assistants() {
    row(
        Edition::assistant_costs_time,
        [true, true, true, false, false, false, false],
        "CCCCCCC",
        "8.1 8.1 8.1 8.1 8.1.6 8.1.6 8.1.6",
    );
    row(
        Edition::moving_assistant,
        [false, false, false, true, true, true, true],
        "CCCSCCC",
        "Preface Preface Preface 4.9 4.9 4.9 4.9",
    );
}

#[test]
fn the_blind_appendix() {
    use AudibleClock::{No, Optional, Should};
    use HearingAssistant::{NotNamed, Required as Needed};
    use RankNames::{Required, UnlessArbiter as Unless};
    row(
        Edition::german_ranks,
        [Required, Required, Required, Unless, Unless, Unless, Unless],
        "SSCCCCC",
        "F F E.2.1 D.2.1 D.2.1 D.2.1 D.2.1",
    );
    row(
        Edition::audible_clock,
        [No, No, No, Optional, Should, Should, Should],
        "SSCCSCC",
        "F F E.2.4 D.2.5 D.2.6 D.2.6 D.2.6",
    );
    row(
        Edition::hearing_impaired_assistant,
        [NotNamed, NotNamed, NotNamed, NotNamed, Needed, Needed, Needed],
        "SSCUSCC",
        "F F E.2.10 D.2.11 D.2.11 D.2.11 D.2.11",
    );
}

#[test]
fn penalties_of_an_arbiter() {
    use PenaltyKind::{
        AddPoints, AddTime, Exclusion, Expulsion, Fine, Loss, ReducePoints, ReduceTime, Warning,
    };
    let early = [Warning, AddTime, ReduceTime, AddPoints, ReducePoints, Loss, Expulsion];
    let late =
        [Warning, AddTime, ReduceTime, AddPoints, ReducePoints, Loss, Fine, Exclusion, Expulsion];
    for edition in ROW {
        let expected = if edition < Edition::E2014 { &early[..] } else { &late[..] };
        assert_eq!(edition.penalties(), expected, "{edition}");
    }
}
