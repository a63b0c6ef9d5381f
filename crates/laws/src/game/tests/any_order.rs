//! Events in any order: nothing panics, and no deadline comes for ever.

use std::time::Duration;

use proptest::prelude::*;
use shakmaty::{ByColor, Color};

use crate::game::{Game, Setup};
use crate::{
    Announcing, Answer, At, Authority, Edition, EnvelopeContents, Event, Pace, Rules, Ruling,
    Scribe, Signature,
};

fn event() -> impl Strategy<Value = Event> {
    let color = prop_oneof![Just(Color::White), Just(Color::Black)];
    let text = prop_oneof![
        Just("e2e4"),
        Just("e7e5"),
        Just("g1f3"),
        Just("g8f6"),
        Just("f3g1"),
        Just("f6g8"),
        Just("e2e5"),
        Just("d2d4"),
    ];
    (color, text, 0..5_u16, 0..32).prop_map(|(color, text, ply, kind)| {
        let uci = text.parse().unwrap();
        match kind {
            0 => Event::Started,
            1..6 => Event::Entered(uci),
            6 => Event::Announced(color, uci),
            7 => Event::ClockPressed(color),
            8 => Event::Wrote(color, ply, Some(uci)),
            9 => Event::Wrote(color, ply, None),
            10 => Event::Signed(color, Signature::Draw),
            11 | 12 => Event::Absent(color),
            13 | 14 => Event::Arrived(color),
            15 | 16 => Event::AdjournmentAnnounced,
            17 | 18 => Event::Sealed(color, text.into()),
            19 | 20 => Event::Adjourned,
            21 | 22 => Event::ResumptionDue,
            23 | 24 => Event::Opened(EnvelopeContents::Move(uci)),
            25 => Event::EnvelopeLost(Some(uci)),
            26 => Event::DrawOffered(color),
            27 => Event::DrawAnswered(color, Answer::Declined),
            28 => Event::Ruled(Ruling::Restored(ply)),
            29 => Event::Ruled(Ruling::Dismissed(None)),
            30 => Event::TakenBack(ply),
            _ => Event::TimePassed,
        }
    })
}

fn rules() -> impl Strategy<Value = Rules> {
    let edition = prop::sample::select(&Edition::ALL[..]);
    (edition, any::<[bool; 4]>()).prop_map(|(edition, [at_home, own, announced, fixed])| {
        let scribe = if own { Scribe::Own } else { Scribe::Assistant };
        Rules {
            edition,
            pace: Some(Pace::Standard),
            authority: if at_home { Authority::Referee } else { Authority::Arbiter },
            announcing: if announced { Announcing::Announce } else { Announcing::Off },
            scribes: ByColor { white: scribe, black: scribe },
            default_time: fixed.then_some(Duration::from_mins(5)),
            ..Rules::default()
        }
    })
}

/// The game after these events, each so many seconds after the one before.
fn run(rules: &Rules, events: &[(u64, Event)]) -> Game {
    let control = Some("3/6,10".parse().unwrap());
    let mut game = Game::new(Setup { control, rules: rules.clone(), ..Setup::default() });
    let mut now = 0;
    for (secs, event) in events {
        now += secs;
        game.handle(At::from_secs(now), event);
    }
    game
}

proptest! {
    #[test]
    fn any_order_of_events_is_survived(
        rules in rules(),
        events in prop::collection::vec((0..200_u64, event()), 0..60),
    ) {
        let mut game = run(&rules, &events);
        for _ in 0..20 {
            let Some(deadline) = game.deadline() else { return Ok(()) };
            game.handle(deadline.max(game.now()), &Event::TimePassed);
        }
        prop_assert!(game.deadline().is_none(), "{:?}", game.deadline());
    }
}
