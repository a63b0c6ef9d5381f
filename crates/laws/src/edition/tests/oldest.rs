//! The edition of 1989, of which Article 10 alone was read.

use crate::control::Pace;
use crate::edition::tests::minutes;
use crate::edition::*;

const OLD: Edition = Edition::E1989;

fn sure<T>(rule: &Rule<T>, article: &str) -> bool {
    rule.source == Source::Confirmed && rule.article == article
}

#[test]
fn article_10_is_sure_and_cited() {
    let claim = OLD.wrong_claim(Pace::Standard);
    assert_eq!(claim.value, WrongClaim { opponent: minutes(0), own: OwnTime::Less(minutes(5)) });
    assert!(sure(&claim, "10.11b"));
    let endings = OLD.longer_endings().unwrap();
    assert_eq!((endings.value.moves, endings.value.endings.len()), (75, 6));
    assert!(sure(&endings, "10.9"));
    assert!(sure(&OLD.fifty_moves(), "10.8") && OLD.fifty_moves().value == 50);
    assert!(sure(&OLD.threefold(), "10.5") && OLD.threefold().value == 3);
    assert!(sure(&OLD.claim_lost_by(), "10.6"));
    let late = OLD.default_time();
    assert!(sure(&late, "10.13") && late.value == DefaultTime::Is(minutes(60)));
    assert!(sure(&OLD.dead_position(), "10.7"));
    assert!(sure(&OLD.untimely_offer(), "10.10a"));
    assert_eq!((OLD.fivefold(), OLD.seventy_five_moves()), (None, None));
}

#[test]
fn what_was_not_read_is_not_sure_and_cites_the_preface() {
    assert!(!OLD.is_complete());
    assert_eq!((OLD.only_article(), Edition::E2005.only_article()), (Some("10"), None));
    let illegal = OLD.illegal(Pace::Standard, Supervision::Adequate);
    assert_eq!((illegal.source, illegal.article), (Source::Unconfirmed, "Preface"));
    let modern = Edition::E2001.illegal(Pace::Standard, Supervision::Adequate);
    assert_eq!(illegal.value, modern.value);
    for minutes in [1, 5, 30, 120] {
        let pace = OLD.pace_of(self::minutes(minutes));
        assert_eq!((pace.value, pace.source), (Pace::Standard, Source::Unconfirmed));
    }
    assert_eq!(OLD.quickplay(Pace::Standard, Supervision::Adequate).value, Quickplay::Never);
}
