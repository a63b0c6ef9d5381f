//! What holds for every sequence of moves and rulings: no time out of nothing.

use proptest::prelude::*;

use super::*;

const fn secs(n: u64) -> Duration {
    Duration::from_secs(n)
}

const fn at(n: u64) -> At {
    At::from_secs(n)
}

fn running(control: &str) -> Clock {
    let mut clock = Clock::new(control.parse().unwrap());
    clock.start(Color::White, At::ZERO);
    clock
}

#[derive(Clone, Copy, Debug)]
enum Step {
    Press,
    Pause,
    Resume,
    Observe,
    Warned,
    Take(Color, u64),
    Add(Color, u64),
    Set(Color, u64),
    GiveBack(Color),
    SetMoves(Color, u32),
}

fn color() -> impl Strategy<Value = Color> {
    prop_oneof![Just(Color::White), Just(Color::Black)]
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        6 => Just(Step::Press),
        1 => Just(Step::Pause),
        2 => Just(Step::Resume),
        1 => Just(Step::Observe),
        1 => Just(Step::Warned),
        1 => (color(), 0..90_u64).prop_map(|(color, n)| Step::Take(color, n)),
        1 => (color(), 0..90_u64).prop_map(|(color, n)| Step::Add(color, n)),
        1 => (color(), 0..90_u64).prop_map(|(color, n)| Step::Set(color, n)),
        1 => color().prop_map(Step::GiveBack),
        1 => (color(), 0..9_u32).prop_map(|(color, n)| Step::SetMoves(color, n)),
    ]
}

/// Does a step; what it may give to each player at most.
fn run(clock: &mut Clock, step: Step, at: At) -> ByColor<Duration> {
    let mut gift = ByColor { white: Duration::ZERO, black: Duration::ZERO };
    match step {
        Step::Press => {
            let turn = clock.turn().unwrap();
            // No control below has a greater bonus.
            gift[turn] = clock.press(at).unwrap_or_default() + secs(4);
        }
        Step::Pause => clock.pause(at),
        Step::Resume => clock.resume(at),
        Step::Observe => drop(clock.observe(at)),
        Step::Warned => drop(clock.warned(at)),
        Step::Take(color, n) => clock.take(color, secs(n), at),
        Step::Add(color, n) => {
            clock.observe(at);
            clock.add(color, secs(n));
            gift[color] = secs(n);
        }
        Step::Set(color, n) => {
            gift[color] = secs(n).saturating_sub(clock.remaining(color, at));
            clock.set(color, secs(n), at);
            assert_eq!(clock.remaining(color, at), secs(n));
        }
        Step::GiveBack(color) => clock.give_back(color, at),
        Step::SetMoves(color, n) => gift[color] = clock.set_moves(color, n).unwrap_or_default(),
    }
    gift
}

proptest! {
    #[test]
    fn time_grows_only_by_bonus_period_and_ruling(
        control in prop::sample::select(vec!["1", "1+4", "1d4", "1b4", "2/1,2/1d4,1b4"]),
        steps in prop::collection::vec((step(), 0..20_u64), 1..60),
    ) {
        let mut clock = running(control);
        clock.warn_at(Color::White, &[secs(30), secs(10)]);
        let mut now = 0;
        for (step, later) in steps {
            let before = Color::ALL.map(|color| clock.remaining(color, at(now)));
            now += later;
            let waited = Color::ALL.map(|color| clock.remaining(color, at(now)));
            let flags = Color::ALL.map(|color| clock.fell(color));
            let gift = run(&mut clock, step, at(now));
            for (i, color) in Color::ALL.into_iter().enumerate() {
                prop_assert!(waited[i] <= before[i]);
                prop_assert!(clock.remaining(color, at(now)) <= waited[i] + gift[color], "{step:?}");
                let forgiven = flags[i].is_some() && clock.fell(color).is_none();
                prop_assert!(!forgiven || gift[color] > Duration::ZERO, "{step:?}");
            }
            let mut asked = clock.clone();
            asked.observe(at(now));
            asked.warned(at(now));
            prop_assert!(asked.deadline().is_none_or(|deadline| deadline > at(now)), "{step:?}");
        }
    }

    #[test]
    fn what_is_used_and_what_is_left_is_all_that_there_was(
        steps in prop::collection::vec((0..4_u8, 0..15_u64), 1..20),
    ) {
        let mut clock = running("3/60+4,60+7");
        let mut now = 0;
        for (step, later) in steps {
            now += later;
            match step {
                0 => clock.pause(at(now)),
                1 => clock.resume(at(now)),
                _ => drop(clock.press(at(now))),
            }
            if step == 2 {
                now += later;
                clock.give_back(clock.turn().map(|turn| !turn).unwrap(), at(now));
            }
        }
        for color in Color::ALL {
            let moves = u64::from(clock.moves(color));
            let second = if moves < 3 { 0 } else { 3600 + 7 * (moves - 2) };
            let given = secs(3604 + 4 * moves.min(2) + second);
            prop_assert_eq!(clock.remaining(color, at(now)) + clock.used(color, at(now)), given);
        }
    }
}
