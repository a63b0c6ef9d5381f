use super::*;
use crate::tests::ms;

#[test]
fn a_script_is_read_and_what_is_wrong_is_named() {
    let read = Faults::read(
        "# a bad cable\nnoise 0.01\n\nfrom 1000 to 2000 loss 0.5 # now and then\nat byte 7 half\n\
         at 5000 pull 300\ndelay 200 0.1\ndelay 50\nfrom 9000 bounce 1\nat 1 silence 2\n\
         flicker b8 700\nfrom 10 to 2000 flicker a1 90 0.1",
    );
    let lasts = |from, to| When::Between(ms(from), to);
    let (end, day) = (ms(2000), ms(LONGEST));
    let awaited = [
        (lasts(0, day), What::Noise, 0.01),
        (lasts(1000, end), What::Loss, 0.5),
        (When::Byte(7), What::Half, 1.0),
        (When::At(ms(5000)), What::Pull(ms(300)), 1.0),
        (lasts(0, day), What::Delay(ms(200)), 0.1),
        (lasts(0, day), What::Delay(ms(50)), 1.0),
        (lasts(9000, day), What::Bounce, 1.0),
        (When::At(ms(1)), What::Silence(ms(2)), 1.0),
        (lasts(0, day), What::Flicker(Square::B8, ms(700)), 0.5),
        (lasts(10, end), What::Flicker(Square::A1, ms(90)), 0.1),
    ];
    let awaited = awaited.map(|(when, what, share)| Fault { when, what, share });
    assert_eq!(read, Ok(Faults::of(awaited.to_vec())));
    for (script, unread) in [
        ("noise 0.1\nnose 0.1", Unread::Word(2, "nose".to_owned())),
        ("noise 1.5", Unread::Share(1, "1.5".to_owned())),
        ("noise NaN", Unread::Share(1, "NaN".to_owned())),
        ("noise", Unread::Short(1)),
        ("at soon pull 5", Unread::Number(1, "soon".to_owned())),
        ("at 5 pull 99999999999", Unread::Number(1, "99999999999".to_owned())),
        ("noise 0.1 often", Unread::More(1, "often".to_owned())),
        ("pull 500", Unread::NeedsTime(1, "pull".to_owned())),
        ("at byte 5 pull 500", Unread::NeedsTime(1, "pull".to_owned())),
        ("at byte 5 delay 500", Unread::HasNoPlace(1, "delay".to_owned())),
        ("flicker z9 700", Unread::Square(1, "z9".to_owned())),
        ("flicker b8", Unread::Short(1)),
        ("at 5 flicker b8 700", Unread::HasNoPlace(1, "flicker".to_owned())),
        ("at 5 noise", Unread::HasNoPlace(1, "noise".to_owned())),
    ] {
        assert_eq!(Faults::read(script), Err(unread), "{script}");
    }
}

#[test]
fn the_script_of_the_description_is_one() {
    let text = include_str!("../../../../../docs/simulator.md");
    let script = text.split("    # A cable").nth(1).unwrap().split("Rules:").next().unwrap();
    let faults = Faults::read(&format!("# {script}")).unwrap();
    assert_eq!(faults.all.len(), 13);
    for style in crate::simulator::MoveStyle::ALL {
        assert!(text.contains(&format!("- `{}`: ", style.name())), "{style:?}");
    }
}
