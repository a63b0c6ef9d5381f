//! Score sheets (Article 8).

use shakmaty::{ByColor, Color, uci::UciMove};

use super::{START, entered, outcome, play};
use crate::game::{Game, Setup};
use crate::{
    Answer, At, Authority, Claim, Edition, Effect, Event, Matter, Outcome, Points, Reason, Refusal,
    Rules, Ruling, Scribe, Signature, Supervision, Topic,
};

fn uci(text: &str) -> UciMove {
    text.parse().unwrap()
}

/// The plies that were crossed out, with what was written there.
fn struck(game: &Game, of: Color) -> Vec<(u16, UciMove)> {
    game.sheet(of).crossed_out().iter().map(|out| (out.ply, out.uci)).collect()
}

fn under(edition: Edition, scribe: Scribe, control: &str) -> Game {
    let scribes = ByColor { white: scribe, black: scribe };
    let rules = Rules { edition, scribes, authority: Authority::Arbiter, ..Rules::default() };
    let control = Some(control.parse().unwrap());
    let mut game = Game::new(Setup { control, rules, ..Setup::default() });
    game.handle(At::ZERO, &Event::Started);
    game
}

fn own(control: &str) -> Game {
    under(Edition::E2023, Scribe::Own, control)
}

fn write(game: &mut Game, by: Color, ply: u16, text: &str) -> Vec<Effect> {
    let now = game.now();
    game.handle(now, &Event::Wrote(by, ply, Some(uci(text))))
}

/// Plays so many plies at this second; nobody writes.
fn go_on(game: &mut Game, plies: usize, secs: u64) -> Vec<Effect> {
    let shuffle = ["g1f3", "g8f6", "f3g1", "f6g8"];
    let mut effects = Vec::new();
    for _ in 0..plies {
        let next = shuffle[game.made().len() % 4];
        effects.extend(game.handle(At::from_secs(secs), &entered(next)));
    }
    effects
}

/// What of the effects is about score sheets.
fn about_sheets(effects: &[Effect]) -> Vec<Effect> {
    let about = |effect: &&Effect| {
        matches!(
            effect,
            Effect::MustRecord(..)
                | Effect::NeedNotRecord(_)
                | Effect::MustComplete(_)
                | Effect::SheetDiffers(..)
        )
    };
    effects.iter().filter(about).cloned().collect()
}

#[test]
fn article_d_2_7_an_assistant_writes_each_completed_move_on_his_players_sheet() {
    let scribes = ByColor { white: Scribe::Assistant, black: Scribe::Own };
    let rules = Rules { scribes, authority: Authority::Arbiter, ..Rules::default() };
    let mut game = Game::new(Setup { rules, ..Setup::default() });
    game.handle(At::ZERO, &Event::Started);
    play(&mut game, "e2e4 e7e5");
    let both = [Some(uci("e2e4")), Some(uci("e7e5"))];
    assert_eq!(game.sheet(Color::White).entries(), both);
    assert_eq!(game.sheet(Color::Black).entries(), []);
}

#[test]
fn article_8_1_1_move_after_move_and_what_differs_stands_as_written() {
    let mut game = own("90+30");
    play(&mut game, "e2e4 e7e5 g1f3");
    let hole = write(&mut game, Color::White, 1, "e7e5");
    assert_eq!(hole, [Effect::Refused(Refusal::SheetHole(0))]);
    let differs = write(&mut game, Color::White, 0, "d2d4");
    assert_eq!(differs, [Effect::SheetDiffers(Color::White, 0)]);
    assert_eq!(game.sheet(Color::White).entry(0), Some(uci("d2d4")));
    assert_eq!(write(&mut game, Color::White, 1, "e7e5"), []);
    assert_eq!(write(&mut game, Color::White, 0, "e2e4"), []);
    assert_eq!(struck(&game, Color::White), [(0, uci("d2d4"))]);
    let crossed = game.handle(At::ZERO, &Event::Wrote(Color::White, 0, None));
    assert_eq!(crossed, []);
    assert_eq!(game.sheet(Color::White).first_hole(3), Some(0));
    let nothing = game.handle(At::ZERO, &Event::Wrote(Color::White, 0, None));
    assert_eq!(nothing, [Effect::Refused(Refusal::NoSuchPly(1))]);
}

#[test]
fn article_8_1_1_castling_is_the_same_move_however_it_is_written() {
    let mut game = own("90+30");
    play(&mut game, "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1g1");
    for (ply, text) in (0..).zip("e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1h1".split(' ')) {
        assert_eq!(write(&mut game, Color::White, ply, text), [], "{text}");
    }
}

#[test]
fn article_8_1_2_not_in_advance_from_2005_on() {
    for edition in Edition::ALL {
        let mut game = under(edition, Scribe::Own, "90+30");
        let effects = write(&mut game, Color::White, 0, "e2e4");
        let allowed = edition <= Edition::E2001;
        let refused = vec![Effect::Refused(Refusal::NotInAdvance(0))];
        assert_eq!(effects, if allowed { vec![] } else { refused }, "{edition}");
        if allowed {
            let effects = play(&mut game, "d2d4");
            assert_eq!(about_sheets(&effects), [Effect::SheetDiffers(Color::White, 0)]);
        }
    }
}

#[test]
fn article_9_2_1_1_a_claim_has_its_move_written_before_it_is_made() {
    let mut game = own("90+30");
    play(&mut game, "g1f3 g8f6");
    let claim = Event::Claimed(Claim::Threefold, Some(uci("f3g1")));
    game.handle(At::ZERO, &claim);
    assert_eq!(game.made().len(), 3);
    assert_eq!(game.sheet(Color::White).entries(), [None, None, Some(uci("f3g1"))]);
    assert_eq!(game.sheet(Color::Black).entries(), []);
}

#[test]
fn article_8_1_5_the_answer_may_wait_the_own_move_before_may_not() {
    let mut game = own("90+30");
    assert_eq!(about_sheets(&go_on(&mut game, 2, 0)), []);
    let effects = go_on(&mut game, 1, 0);
    assert_eq!(about_sheets(&effects), [Effect::MustRecord(Color::White, 0)]);
    assert_eq!(game.made().len(), 3, "the move stands");
    let effects = go_on(&mut game, 1, 0);
    assert_eq!(about_sheets(&effects), [Effect::MustRecord(Color::Black, 0)]);
    for (ply, text) in (0..).zip(["g1f3", "g8f6", "f3g1"]) {
        write(&mut game, Color::White, ply, text);
    }
    assert_eq!(about_sheets(&go_on(&mut game, 1, 0)), []);
    let effects = go_on(&mut game, 2, 0);
    assert_eq!(about_sheets(&effects)[1], Effect::MustRecord(Color::White, 3));
}

#[test]
fn the_duty_is_for_own_sheets_under_an_arbiter_at_standard_pace() {
    let rapid = own("15+10");
    let assisted = under(Edition::E2023, Scribe::Assistant, "90+30");
    let mut rules = rapid.rules().clone();
    rules.authority = Authority::Referee;
    let control = Some("90+30".parse().unwrap());
    let mut home = Game::new(Setup { control, rules, ..Setup::default() });
    home.handle(At::ZERO, &Event::Started);
    for mut game in [rapid, assisted, home] {
        let mut effects = go_on(&mut game, 6, 0);
        effects.extend(game.handle(At::ZERO, &Event::DrawOffered(Color::White)));
        let yes = Event::DrawAnswered(Color::Black, Answer::Accepted);
        effects.extend(game.handle(At::ZERO, &yes));
        assert_eq!(outcome(&effects), Some(Outcome::draw(Reason::Agreement)));
        assert_eq!(about_sheets(&effects), [], "{:?}", game.rules());
    }
}

#[test]
fn article_8_4_who_has_less_than_five_minutes_need_not_record() {
    for (edition, control, free) in [
        (Edition::E2023, "40/90,30", true),
        (Edition::E2001, "40/90+29,30", true),
        (Edition::E2023, "40/90+30,30", false),
    ] {
        let mut game = under(edition, Scribe::Own, control);
        let five = game.clock().unwrap().remaining(Color::White, At::ZERO).as_secs() - 300;
        game.handle(At::from_secs(five), &Event::TimePassed);
        if !free {
            assert!(game.deadline().unwrap() > At::from_secs(five + 290));
            continue;
        }
        let just_below = At::from_micros(five * 1_000_000 + 1);
        assert_eq!(game.deadline(), Some(just_below), "{control}");
        let effects = game.handle(just_below, &Event::TimePassed);
        assert_eq!(effects, [Effect::NeedNotRecord(Color::White)]);
        let effects = go_on(&mut game, 5, five + 2);
        assert_eq!(about_sheets(&effects), [Effect::MustRecord(Color::Black, 0)], "{control}");
    }
}

#[test]
fn article_8_4_of_2005_is_not_confirmed_and_left_to_the_arbiter() {
    let mut game = under(Edition::E2005, Scribe::Own, "40/90,30");
    let effects = game.handle(At::from_secs(86 * 60), &Event::TimePassed);
    let matter = Matter::Unconfirmed(Topic::NotObligedToRecord);
    assert_eq!(effects, [Effect::ToArbiter(matter)]);
    let effects = go_on(&mut game, 3, 86 * 60);
    assert_eq!(about_sheets(&effects), [Effect::MustRecord(Color::White, 0)]);
}

#[test]
fn article_8_5_2_the_sheet_is_completed_when_the_period_is_over() {
    let mut game = own("2/6,60");
    go_on(&mut game, 2, 0);
    let effects = game.handle(At::from_secs(120), &Event::TimePassed);
    assert_eq!(effects, [Effect::NeedNotRecord(Color::White)]);
    let effects = go_on(&mut game, 1, 120);
    assert!(effects.iter().any(|effect| matches!(effect, Effect::PeriodBegan(Color::White, _))));
    assert_eq!(about_sheets(&effects), [Effect::MustComplete(Color::White)]);
    let effects = go_on(&mut game, 2, 120);
    assert_eq!(about_sheets(&effects)[1], Effect::MustRecord(Color::White, 0));
    for (ply, text) in (0..).zip(["g1f3", "g8f6", "f3g1", "f6g8", "g1f3"]) {
        write(&mut game, Color::White, ply, text);
    }
    let effects = go_on(&mut game, 2, 120);
    assert_eq!(about_sheets(&effects), [Effect::MustRecord(Color::Black, 0)]);
}

/// 8.5.1: where both were free, the clocks stand until both sheets are complete; in a game that was begun
/// before they run on.
#[test]
fn b8_5a_the_clocks_stand_while_both_complete_their_sheets() {
    for stops in [true, false] {
        let mut game = own("2/6,60");
        game.terms.rules.sheets_stop = stops;
        go_on(&mut game, 2, 0);
        game.handle(At::from_secs(120), &Event::TimePassed);
        let effects = go_on(&mut game, 1, 120);
        assert_eq!(about_sheets(&effects), [Effect::MustComplete(Color::White)]);
        let mut game = own("2/6,60");
        game.terms.rules.sheets_stop = stops;
        go_on(&mut game, 1, 61);
        go_on(&mut game, 1, 122);
        let effects = go_on(&mut game, 1, 122);
        let both = [Effect::MustComplete(Color::White), Effect::MustComplete(Color::Black)];
        assert_eq!(about_sheets(&effects), if stops { &both[..] } else { &both[..1] });
        assert_eq!(effects.contains(&Effect::ToArbiter(Matter::Sheets)), stops);
        assert_eq!(game.is_paused(), stops);
        game.handle(At::from_secs(200), &Event::Resumed);
        assert_eq!(game.matters(), []);
    }
}

fn pauses(game: &mut Game) {
    game.handle(game.now(), &Event::Paused);
}

fn rules(game: &mut Game, ruling: Ruling) -> Vec<Effect> {
    game.handle(game.now(), &Event::Ruled(ruling))
}

/// 8.5.3: the moves were found on another board: the counters of the clocks follow, and both complete
/// their sheets.
#[test]
fn l8_5c_moves_that_are_found_are_counted_and_must_be_written() {
    let mut game = own("2/6,60");
    go_on(&mut game, 1, 61);
    go_on(&mut game, 1, 122);
    pauses(&mut game);
    assert_eq!(game.clock().unwrap().moves(Color::White), 1);
    let found = rules(&mut game, Ruling::Reconstructed(3));
    let counted = [Effect::MovesSet(Color::White, 2), Effect::MovesSet(Color::Black, 1)];
    let set: Vec<_> =
        found.iter().filter(|it| matches!(it, Effect::MovesSet(..))).cloned().collect();
    assert_eq!(set, counted[..1]);
    assert!(found.iter().any(|it| matches!(it, Effect::PeriodBegan(Color::White, _))), "{found:?}");
    let both = [Effect::MustComplete(Color::White), Effect::MustComplete(Color::Black)];
    assert_eq!(about_sheets(&found), both);
}

/// 8.6: the moves cannot be found. The next one is the first of the next period for both, what is missing
/// on the sheets is owed no more, and they are written from there on.
#[test]
fn l8_6_the_next_move_is_the_first_of_the_next_period() {
    let mut game = own("2/6,60");
    go_on(&mut game, 1, 61);
    go_on(&mut game, 1, 122);
    let effects = go_on(&mut game, 1, 122);
    assert!(effects.contains(&Effect::ToArbiter(Matter::Sheets)));
    let effects = rules(&mut game, Ruling::NextPeriod);
    assert!(effects.contains(&Effect::MovesSet(Color::Black, 2)), "{effects:?}");
    assert!(!effects.contains(&Effect::MovesSet(Color::White, 2)), "{effects:?}");
    assert_eq!(game.matters(), []);
    game.handle(game.now(), &Event::Resumed);
    let effects = go_on(&mut game, 2, 130);
    assert_eq!(about_sheets(&effects), []);
    let made = usize::from(game.course().ply());
    let last = game.made()[made - 1].uci(game.mode()).to_string();
    let before = game.made()[made - 2].uci(game.mode()).to_string();
    let [from, last_ply] = [made - 2, made - 1].map(|ply| u16::try_from(ply).unwrap());
    assert_eq!(write(&mut game, Color::White, from, &before), []);
    assert_eq!(write(&mut game, Color::White, last_ply, &last), []);
    assert_eq!(game.sheet(Color::White).first_hole(last_ply + 1), None);
    game.handle(game.now(), &Event::Wrote(Color::White, from, None));
    assert_eq!(game.sheet(Color::White).first_hole(last_ply + 1), Some(from));
}

#[test]
fn l8_6_where_no_period_follows_there_is_none_to_begin() {
    let mut game = own("90+30");
    go_on(&mut game, 1, 5);
    let refused = [Effect::Refused(Refusal::NoNextPeriod)];
    assert_eq!(rules(&mut game, Ruling::NextPeriod), refused);
}

#[test]
fn article_8_5_2_completing_is_owed_though_the_new_period_is_short_as_well() {
    let mut game = own("2/6,2/3,60");
    game.handle(At::from_secs(120), &Event::TimePassed);
    go_on(&mut game, 2, 120);
    let effects = go_on(&mut game, 1, 358);
    let due = [Effect::MustComplete(Color::White), Effect::NeedNotRecord(Color::White)];
    assert_eq!(about_sheets(&effects), due);
    let effects = go_on(&mut game, 2, 358);
    assert_eq!(about_sheets(&effects).last(), Some(&Effect::MustRecord(Color::White, 0)));
}

#[test]
fn at_the_end_who_is_held_to_record_completes_his_sheet() {
    let mut game = own("90+30");
    play(&mut game, "f2f3 e7e5 g2g4");
    for (ply, text) in (0..).zip(["f2f3", "e7e5", "g2g4", "d8h4"]) {
        write(&mut game, Color::White, ply, text);
    }
    let effects = play(&mut game, "d8h4");
    let due = [
        Effect::MustRecord(Color::Black, 0),
        Effect::MustComplete(Color::White),
        Effect::MustComplete(Color::Black),
    ];
    assert_eq!(about_sheets(&effects), due);
    assert_eq!(write(&mut game, Color::White, 3, "d8h4"), []);
}

#[test]
fn article_8_7_both_sign_the_result_when_the_game_is_over() {
    let mut game = own("90+30");
    let sign = |game: &mut Game, by, result| game.handle(At::ZERO, &Event::Signed(by, result));
    let early = sign(&mut game, Color::White, Signature::Draw);
    assert_eq!(early, [Effect::Refused(Refusal::NotOver)]);
    play(&mut game, "f2f3 e7e5 g2g4 d8h4");
    let white = sign(&mut game, Color::White, Signature::Draw);
    assert_eq!(white[1], Effect::ToArbiter(Matter::Results), "not the result");
    let black = sign(&mut game, Color::Black, Signature::Draw);
    assert_eq!(black[1], Effect::ToArbiter(Matter::Results), "both, but not the result");
    let white = sign(&mut game, Color::White, Signature::BlackWins);
    assert_eq!(white[1], Effect::ToArbiter(Matter::Results), "not the same");
    let black = sign(&mut game, Color::Black, Signature::BlackWins);
    assert_eq!(black, [Effect::Signed(Color::Black, Signature::BlackWins)]);
    assert_eq!(game.matters(), []);
    assert_eq!(game.sheet(Color::White).signature(), Some(Signature::BlackWins));
}

#[test]
fn a_result_that_no_sheet_can_bear_is_only_compared_between_the_players() {
    let mut game = own("90+30");
    let ruling = Ruling::ResultSet(Points::None, Points::None);
    let effects = game.handle(At::ZERO, &Event::Ruled(ruling));
    assert_eq!(outcome(&effects), Some(Outcome::none(Reason::Arbiter)));
    for by in Color::ALL {
        let effects = game.handle(At::ZERO, &Event::Signed(by, Signature::Draw));
        assert_eq!(effects, [Effect::Signed(by, Signature::Draw)]);
    }
}

#[test]
fn article_7_1_cancelled_moves_are_crossed_out_on_both_sheets() {
    let mut game = own("90+30");
    play(&mut game, "e2e4 e7e5 g1f3");
    for (ply, text) in (0..).zip(["e2e4", "e7e5", "g1f3"]) {
        write(&mut game, Color::White, ply, text);
    }
    write(&mut game, Color::Black, 0, "e2e4");
    game.handle(At::ZERO, &Event::Ruled(Ruling::Restored(1)));
    assert_eq!(game.sheet(Color::White).entries(), [Some(uci("e2e4"))]);
    let cancelled = [(1, uci("e7e5")), (2, uci("g1f3"))];
    assert_eq!(struck(&game, Color::White), cancelled);
    assert_eq!(struck(&game, Color::Black), []);
}

#[test]
fn moves_taken_back_at_home_are_crossed_out_too() {
    let mut game = super::from(START, None);
    play(&mut game, "e2e4 e7e5");
    game.handle(At::ZERO, &Event::TakenBack(1));
    for color in Color::ALL {
        assert_eq!(game.sheet(color).entries(), [Some(uci("e2e4"))]);
        assert_eq!(struck(&game, color), [(1, uci("e7e5"))]);
    }
}

#[test]
fn article_9_1_2_2_an_offer_is_marked_on_both_sheets() {
    let mut game = own("90+30");
    play(&mut game, "e2e4 e7e5 g1f3");
    game.handle(At::ZERO, &Event::DrawOffered(Color::White));
    play(&mut game, "b8c6 f1c4");
    game.handle(At::ZERO, &Event::DrawOffered(Color::Black));
    for color in Color::ALL {
        assert_eq!(game.sheet(color).offers(), [(2, Color::White), (5, Color::Black)]);
    }
}

#[test]
fn article_a_5_2_an_illegal_move_that_stands_is_written_and_crossed_out_when_it_is_claimed() {
    let supervision = Supervision::Sparse;
    let rules = Rules { supervision, authority: Authority::Arbiter, ..Rules::default() };
    let control = Some("15+10".parse().unwrap());
    let mut game = Game::new(Setup { control, rules, ..Setup::default() });
    game.handle(At::ZERO, &Event::Started);
    game.handle(At::ZERO, &entered("e2e5"));
    assert_eq!(game.sheet(Color::White).entries(), [Some(uci("e2e5"))]);
    game.handle(At::ZERO, &Event::IllegalClaimed(Color::Black));
    assert_eq!(game.sheet(Color::White).entries(), []);
    assert_eq!(struck(&game, Color::Black), [(0, uci("e2e5"))]);
}
