//! The clock, article by article (FIDE 2023).

use super::*;

const fn secs(n: u64) -> Duration {
    Duration::from_secs(n)
}

fn running(control: &str) -> Clock {
    let mut clock = Clock::new(control.parse().unwrap());
    clock.start(Color::White, At::ZERO);
    clock
}

#[test]
fn an_increment_comes_before_each_move_the_first_included() {
    let mut clock = running("5+10");
    assert_eq!(clock.remaining(Color::White, At::ZERO), secs(310));
    clock.press(At::from_secs(4));
    assert_eq!(clock.remaining(Color::White, At::from_secs(9)), secs(316));
    assert_eq!(clock.remaining(Color::Black, At::from_secs(9)), secs(305));
}

#[test]
fn a_delay_runs_first_and_is_not_saved() {
    let mut clock = running("5d3");
    assert_eq!(clock.remaining(Color::White, At::from_secs(3)), secs(300));
    assert_eq!(clock.deadline(), Some(At::from_secs(303)));
    clock.press(At::from_secs(5));
    assert_eq!(clock.remaining(Color::White, At::from_secs(5)), secs(298));
}

#[test]
fn bronstein_gives_back_what_was_used_and_no_more() {
    let mut clock = running("5b3");
    clock.press(At::from_secs(2));
    assert_eq!(clock.remaining(Color::White, At::from_secs(2)), secs(300));
    clock.press(At::from_secs(12));
    assert_eq!(clock.remaining(Color::Black, At::from_secs(12)), secs(293));
}

#[test]
fn a_period_brings_its_time_at_its_last_move_and_saved_time_is_kept() {
    let mut clock = running("2/1,5");
    assert_eq!(clock.press(At::from_secs(10)), None);
    clock.press(At::from_secs(10));
    assert_eq!(clock.moves_to_go(Color::White), Some(1));
    assert_eq!(clock.press(At::from_secs(20)), Some(secs(300)));
    assert_eq!(clock.remaining(Color::White, At::from_secs(20)), secs(340));
    assert_eq!(clock.moves_to_go(Color::White), None);
}

#[test]
fn taking_back_does_not_bring_a_period_twice() {
    let mut clock = running("1/1,5");
    assert_eq!(clock.press(At::from_secs(1)), Some(secs(300)));
    clock.take_back(ByColor { white: 1, black: 0 }, Color::White, At::from_secs(2));
    assert_eq!(clock.press(At::from_secs(3)), None);
    assert_eq!(clock.remaining(Color::White, At::from_secs(3)), secs(358));
}

#[test]
fn the_flag_falls_at_the_deadline_not_before() {
    let clock = running("1");
    assert_eq!(clock.fallen(At::from_micros(59_999_999)), None);
    assert_eq!(clock.fallen(At::from_secs(60)), Some(Color::White));
}

#[test]
fn a_pause_costs_nothing_and_forgets_nothing() {
    let mut clock = running("1d5");
    clock.pause(At::from_secs(3));
    assert_eq!(clock.deadline(), None);
    clock.resume(At::from_secs(100));
    assert_eq!(clock.remaining(Color::White, At::from_secs(102)), secs(60));
    assert_eq!(clock.deadline(), Some(At::from_secs(162)));
}

const WHITE: Color = Color::White;
const BLACK: Color = Color::Black;

const fn at(n: u64) -> At {
    At::from_secs(n)
}

#[test]
fn article_6_2_1_the_turn_is_named_and_a_pause_keeps_it() {
    let mut clock = Clock::new("5".parse().unwrap());
    assert_eq!((clock.turn(), clock.is_running()), (None, false));
    clock.start(WHITE, At::ZERO);
    clock.press(at(3));
    assert_eq!((clock.turn(), clock.is_running()), (Some(BLACK), true));
    clock.pause(at(4));
    assert_eq!((clock.turn(), clock.is_running()), (Some(BLACK), false));
}

#[test]
fn article_6_2_1_a_start_and_a_second_resume_give_no_time_back() {
    let mut clock = running("5");
    clock.resume(at(10));
    assert_eq!(clock.remaining(WHITE, at(10)), secs(290));
    clock.start(BLACK, at(20));
    assert_eq!(clock.remaining(WHITE, at(30)), secs(280));
    assert_eq!(clock.used(WHITE, at(30)), secs(20));
}

#[test]
fn article_6_10_2_a_running_side_goes_on_from_the_time_that_is_set() {
    let mut clock = running("5");
    clock.set(WHITE, secs(90), at(100));
    assert_eq!(clock.remaining(WHITE, at(100)), secs(90));
    assert_eq!(clock.deadline(), Some(at(190)));
    clock.set(BLACK, secs(7), at(110));
    clock.press(at(120));
    assert_eq!(clock.remaining(WHITE, at(120)), secs(70));
    assert_eq!(clock.deadline(), Some(at(127)));
}

#[test]
fn article_6_3_2_a_set_time_does_not_begin_the_delay_anew() {
    let mut clock = running("5d10");
    clock.set(WHITE, secs(60), at(4));
    assert_eq!(clock.remaining(WHITE, at(10)), secs(60));
    assert_eq!(clock.remaining(WHITE, at(15)), secs(55));
    clock.set(WHITE, secs(30), at(20));
    assert_eq!(clock.deadline(), Some(at(50)));
}

#[test]
fn article_6_3_2_bronstein_is_reckoned_for_the_whole_turn_after_a_ruling() {
    let mut clock = running("5b3");
    clock.set(WHITE, secs(60), at(4));
    clock.press(at(5));
    assert_eq!(clock.remaining(WHITE, at(5)), secs(62));
}

#[test]
fn article_12_9_3_no_more_is_taken_than_there_is() {
    let mut clock = running("1");
    clock.take(WHITE, secs(20), at(10));
    assert_eq!(clock.remaining(WHITE, at(10)), secs(30));
    clock.take(BLACK, secs(600), at(10));
    assert_eq!(clock.remaining(BLACK, at(10)), Duration::ZERO);
    clock.press(at(12));
    assert_eq!(clock.observe(at(12)), [BLACK]);
}

#[test]
fn rulings_of_any_size_do_no_harm() {
    let mut clock = running("1");
    clock.set(WHITE, Duration::MAX, at(1));
    clock.add(WHITE, Duration::MAX);
    clock.take(WHITE, Duration::MAX, at(2));
    clock.set(WHITE, Duration::from_nanos(1_999), at(2));
    assert_eq!(clock.remaining(WHITE, at(2)), Duration::from_micros(1));
}

#[test]
fn article_6_10_2_a_corrected_counter_enters_the_periods_that_are_completed() {
    let mut clock = running("2/1,2/2,5+30");
    assert_eq!(clock.set_moves(WHITE, 1), None);
    assert_eq!(clock.set_moves(WHITE, 5), Some(secs(420)));
    assert_eq!((clock.moves(WHITE), clock.moves_to_go(WHITE)), (5, None));
    assert_eq!(clock.remaining(WHITE, At::ZERO), secs(480));
    assert_eq!(clock.set_moves(BLACK, 2), Some(secs(120)));
    assert_eq!(clock.moves_to_go(BLACK), Some(2));
}

#[test]
fn article_6_4_no_period_is_passed_twice_when_the_counter_goes_down() {
    let mut clock = running("2/1,5");
    assert_eq!(clock.set_moves(WHITE, 2), Some(secs(300)));
    assert_eq!(clock.set_moves(WHITE, 1), None);
    assert_eq!(clock.press(at(1)), None);
    assert_eq!((clock.moves(WHITE), clock.remaining(WHITE, at(1))), (2, secs(359)));
}

#[test]
fn article_6_3_2_a_turn_keeps_its_delay_when_a_period_comes_in_it() {
    let mut clock = running("1/1d5,1d60");
    clock.pause(at(25));
    assert_eq!(clock.set_moves(WHITE, 1), Some(secs(60)));
    assert_eq!(clock.remaining(WHITE, at(25)), secs(100));
}

#[test]
fn article_6_4_a_period_that_comes_late_pays_for_the_time_beyond_the_flag() {
    let mut clock = running("1/1,5");
    assert_eq!(clock.observe(at(70)), [WHITE]);
    assert_eq!(clock.set_moves(WHITE, 1), Some(secs(300)));
    assert_eq!(clock.remaining(WHITE, at(70)), secs(290));
    assert_eq!(clock.fell(WHITE), None);
    assert_eq!(clock.deadline(), Some(at(360)));
}

#[test]
fn article_7_5_1_the_turn_goes_back_and_the_move_brings_nothing() {
    let mut clock = running("5+10");
    clock.press(at(20));
    clock.give_back(WHITE, at(32));
    assert_eq!((clock.turn(), clock.moves(WHITE)), (Some(WHITE), 0));
    assert_eq!(clock.remaining(WHITE, at(32)), secs(290));
    assert_eq!(clock.remaining(BLACK, at(32)), secs(298));
    assert_eq!(clock.used(BLACK, at(40)), secs(12));
    assert_eq!(clock.used(WHITE, at(40)), secs(28));
    clock.press(at(40));
    assert_eq!(clock.remaining(WHITE, at(40)), secs(292));
    assert_eq!((clock.moves(WHITE), clock.used(WHITE, at(50))), (1, secs(28)));
}

#[test]
fn article_7_5_1_the_delay_and_bronstein_time_are_had_once() {
    let mut clock = running("5d10");
    clock.press(at(6));
    clock.give_back(WHITE, at(20));
    assert_eq!(clock.remaining(WHITE, at(24)), secs(300));
    assert_eq!(clock.remaining(WHITE, at(25)), secs(299));
    let mut clock = running("5b3");
    clock.press(at(10));
    clock.give_back(WHITE, at(10));
    assert_eq!(clock.remaining(WHITE, at(10)), secs(290));
    clock.press(at(15));
    assert_eq!(clock.remaining(WHITE, at(15)), secs(288));
}

#[test]
fn article_7_5_1_the_period_of_a_withdrawn_move_comes_again_with_the_new_one() {
    let mut clock = running("1/1,5");
    assert_eq!(clock.press(at(10)), Some(secs(300)));
    clock.give_back(WHITE, at(10));
    assert_eq!((clock.remaining(WHITE, at(10)), clock.moves_to_go(WHITE)), (secs(50), Some(1)));
    assert_eq!(clock.press(at(15)), Some(secs(300)));
    assert_eq!(clock.remaining(WHITE, at(15)), secs(345));
}

#[test]
fn article_7_1_rulings_since_the_illegal_move_stay() {
    let mut clock = running("5+10");
    clock.press(at(20));
    clock.add(WHITE, secs(60));
    clock.give_back(WHITE, at(30));
    assert_eq!(clock.remaining(WHITE, at(30)), secs(350));
    clock.press(at(30));
    clock.set(WHITE, secs(100), at(31));
    clock.give_back(WHITE, at(32));
    assert_eq!((clock.remaining(WHITE, at(32)), clock.moves(WHITE)), (secs(100), 0));
    clock.press(at(32));
    clock.set_moves(WHITE, 40);
    clock.give_back(WHITE, at(33));
    assert_eq!((clock.remaining(WHITE, at(33)), clock.moves(WHITE)), (secs(110), 39));
}

#[test]
fn a_move_is_withdrawn_for_its_owner_and_not_after_moves_were_taken_back() {
    let mut clock = running("5+10");
    clock.press(at(20));
    clock.give_back(BLACK, at(25));
    assert_eq!(clock.remaining(WHITE, at(25)), secs(300));
    assert_eq!(clock.remaining(BLACK, at(25)), secs(305));
    let mut clock = running("5+10");
    clock.press(at(20));
    clock.take_back(ByColor { white: 1, black: 0 }, WHITE, at(20));
    clock.give_back(WHITE, at(20));
    assert_eq!(clock.remaining(WHITE, at(20)), secs(300));
}

#[test]
fn article_6_8_flags_are_told_once_in_the_order_in_which_they_fell() {
    let mut clock = running("1");
    assert_eq!(clock.observe(at(59)), []);
    clock.press(at(61));
    assert_eq!(clock.observe(at(125)), [WHITE, BLACK]);
    assert_eq!(clock.observe(at(126)), []);
    assert_eq!((clock.fell(WHITE), clock.fell(BLACK)), (Some(at(60)), Some(at(121))));
    assert_eq!(clock.fallen(at(126)), Some(WHITE));
    clock.add(WHITE, secs(1));
    assert_eq!((clock.fell(WHITE), clock.fallen(at(126))), (None, Some(BLACK)));
}

#[test]
fn article_6_8_a_flag_that_falls_before_a_pause_is_seen_after_it() {
    let mut clock = running("1");
    clock.pause(at(61));
    assert_eq!(clock.observe(at(90)), [WHITE]);
    assert_eq!(clock.fell(WHITE), Some(at(60)));
}

#[test]
fn article_6_8_a_clock_whose_flag_is_down_runs_on_at_zero_without_a_deadline() {
    let mut clock = running("1+5");
    assert_eq!(clock.deadline(), Some(at(65)));
    clock.observe(at(65));
    assert_eq!((clock.deadline(), clock.is_running()), (None, true));
    assert_eq!(clock.used(WHITE, at(80)), secs(80));
    clock.press(at(80));
    assert_eq!(clock.remaining(WHITE, at(80)), Duration::ZERO);
    assert_eq!(clock.moves(WHITE), 1);
    clock.press(at(81));
    assert_eq!(clock.deadline(), None);
    let mut clock = running("1b5");
    clock.press(at(70));
    assert_eq!(clock.remaining(WHITE, at(70)), Duration::ZERO);
}

#[test]
fn article_6_8_a_flag_is_up_again_when_the_arbiter_gives_time() {
    let mut clock = running("1");
    clock.observe(at(70));
    clock.set(WHITE, Duration::ZERO, at(70));
    clock.add(WHITE, Duration::ZERO);
    clock.take(WHITE, secs(5), at(70));
    assert_eq!(clock.fell(WHITE), Some(at(60)));
    clock.add(WHITE, secs(30));
    assert_eq!((clock.fell(WHITE), clock.deadline()), (None, Some(at(100))));
    assert_eq!(clock.observe(at(100)), [WHITE]);
    clock.set(WHITE, secs(5), at(110));
    assert_eq!((clock.fell(WHITE), clock.deadline()), (None, Some(at(115))));
}

#[test]
fn article_6_8_a_new_period_puts_the_flag_up() {
    let mut clock = running("1/1,5+2");
    assert_eq!(clock.press(at(61)), Some(secs(300)));
    assert_eq!((clock.fell(WHITE), clock.remaining(WHITE, at(61))), (None, secs(302)));
}

#[test]
fn a_warning_comes_at_its_moment_and_once() {
    let mut clock = running("5");
    clock.warn_at(WHITE, &[secs(10), secs(60), secs(10)]);
    assert_eq!(clock.deadline(), Some(at(240)));
    assert_eq!(clock.warned(at(239)), []);
    assert_eq!(clock.warned(at(240)), [(WHITE, secs(60))]);
    assert_eq!(clock.deadline(), Some(at(290)));
    assert_eq!(clock.warned(at(295)), [(WHITE, secs(10))]);
    assert_eq!(clock.deadline(), Some(at(300)));
}

#[test]
fn a_warning_crossed_in_a_turn_is_told_though_the_increment_lifts_the_time() {
    let mut clock = running("1+10");
    clock.warn_at(WHITE, &[secs(30)]);
    clock.press(at(45));
    assert_eq!(clock.remaining(WHITE, at(45)), secs(35));
    assert_eq!(clock.warned(at(45)), [(WHITE, secs(30))]);
    clock.press(at(46));
    assert_eq!(clock.deadline(), Some(at(81)));
    clock.warn_at(WHITE, &[secs(30), secs(20)]);
    assert_eq!(clock.warned(at(53)), []);
    assert_eq!(clock.warned(at(61)), [(WHITE, secs(20))]);
}

#[test]
fn a_warning_is_silent_if_the_period_does_not_begin_above_it() {
    let mut clock = Clock::new("5+3".parse().unwrap());
    clock.warn_at(WHITE, &[secs(600), secs(300), secs(299)]);
    clock.start(WHITE, At::ZERO);
    assert_eq!(clock.warned(at(3)), []);
    assert_eq!(clock.deadline(), Some(at(4)));
    assert_eq!(clock.warned(at(4)), [(WHITE, secs(299))]);
}

#[test]
fn a_period_begins_the_warnings_anew_and_drops_those_not_asked_for() {
    let mut clock = running("1/1,1+9");
    clock.warn_at(WHITE, &[secs(30), secs(70), secs(100)]);
    clock.press(at(45));
    assert_eq!(clock.warned(at(45)), []);
    clock.press(at(45));
    // 15 are left of the first minute: 75 and the increment.
    assert_eq!(clock.warned(at(58)), []);
    assert_eq!(clock.deadline(), Some(at(59)));
    assert_eq!(clock.warned(at(59)), [(WHITE, secs(70))]);
}

#[test]
fn rulings_cross_warnings_and_set_them_up_but_none_comes_twice() {
    let mut clock = running("5");
    clock.warn_at(WHITE, &[secs(60), secs(400)]);
    clock.warn_at(BLACK, &[secs(60)]);
    clock.take(BLACK, secs(250), at(1));
    assert_eq!(clock.warned(at(1)), [(BLACK, secs(60))]);
    clock.set(WHITE, secs(500), at(1));
    assert_eq!(clock.deadline(), Some(at(101)));
    clock.set(WHITE, secs(50), at(10));
    assert_eq!(clock.warned(at(10)), [(WHITE, secs(400)), (WHITE, secs(60))]);
    clock.add(WHITE, secs(600));
    assert_eq!(clock.deadline(), Some(at(660)));
}

#[test]
fn warnings_wait_for_the_delay() {
    let mut clock = running("1d10");
    clock.warn_at(WHITE, &[secs(55)]);
    assert_eq!(clock.deadline(), Some(at(15)));
    assert_eq!(clock.warned(at(14)), []);
    assert_eq!(clock.warned(at(15)), [(WHITE, secs(55))]);
}

#[test]
fn a_withdrawn_period_does_not_repeat_the_warnings_that_are_crossed() {
    let mut clock = running("1/1,5");
    clock.warn_at(WHITE, &[secs(30), secs(5)]);
    assert_eq!(clock.warned(at(40)), [(WHITE, secs(30))]);
    clock.press(at(41));
    clock.give_back(WHITE, at(45));
    assert_eq!(clock.warned(at(45)), []);
    assert_eq!(clock.deadline(), Some(at(59)));
}

#[test]
fn article_d_2_10_4_used_time_counts_turns_not_rulings() {
    let mut clock = running("5d3");
    clock.add(WHITE, secs(100));
    clock.take(WHITE, secs(30), at(4));
    clock.press(at(10));
    clock.pause(at(12));
    clock.resume(at(50));
    assert_eq!((clock.used(WHITE, at(55)), clock.used(BLACK, at(55))), (secs(10), secs(7)));
    clock.take_back(ByColor { white: 1, black: 0 }, WHITE, at(55));
    assert_eq!((clock.used(WHITE, at(56)), clock.used(BLACK, at(56))), (secs(11), secs(7)));
}
