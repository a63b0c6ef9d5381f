//! Forty tables by chance: nothing that waits is lost, and nothing is heard twice.

use std::collections::{BTreeMap, BTreeSet};

use super::{DeputyId, Room, id, view};
use crate::app::seats::Waits;
use crate::table::TableId;

/// How many players call the arbiter in one evening.
const CALLS: usize = 200;

/// How many tables there are.
const TABLES: u16 = 40;

/// Numbers by chance, the same for the same seed.
struct Chance(u64);

impl Chance {
    fn below(&mut self, count: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % count
    }
}

/// What one arbiter has heard unasked: how much, and of which calls by their words.
#[derive(Default)]
struct Ears {
    count: usize,
    named: Vec<String>,
}

impl Ears {
    /// Listens to what was heard in a room; answers are of lines that were typed, and not listened to.
    fn listen(&mut self, heard: &str, deputy: DeputyId) {
        let mut answers = false;
        for line in heard.lines() {
            if line.starts_with(['>', '#']) {
                answers = line.starts_with('>');
                continue;
            }
            let Some(said) = line.strip_prefix(&format!("{}: ", deputy.0)) else { continue };
            if answers {
                continue;
            }
            let (count, first) = match said.split_once(" new matters. ") {
                Some((count, first)) => (count.parse().unwrap(), first),
                None => (1, said),
            };
            self.count += count;
            self.named.extend(first.split_once("call ").map(|(_, call)| call.to_owned()));
        }
    }
}

/// What waits by the tables themselves.
fn wait(room: &Room) -> BTreeSet<(TableId, String)> {
    let called = |waits: &Waits| match waits {
        Waits::Called(_, text) => Some(text.clone()),
        _ => None,
    };
    let at = |(&id, table): (&TableId, &crate::app::seats::tests::Table)| -> Vec<_> {
        let waits = table.seats.desk().waits();
        waits.iter().filter_map(called).map(|text| (id, text)).collect()
    };
    room.tables.iter().flat_map(at).collect()
}

/// What waits by the desk of the room.
fn listed(room: &mut Room, deputy: DeputyId) -> BTreeSet<(TableId, String)> {
    room.said();
    room.types(deputy, "waits");
    let mut listed = BTreeSet::new();
    for line in room.said().lines() {
        let Some((_, line)) = line.split_once("Table ") else { continue };
        let Some((table, what)) = line.split_once(": ") else { continue };
        let Some((_, call)) = what.split_once("calls you: ") else { continue };
        let call = call.split('.').next().unwrap();
        listed.insert((table.parse().unwrap(), call.to_owned()));
    }
    listed
}

/// Somebody at some table calls the arbiter.
fn calls(room: &mut Room, chance: &mut Chance, number: usize) {
    let table = u16::try_from(chance.below(TABLES.into())).unwrap() + 1;
    let seat = ["white", "black"][chance.below(2)];
    room.at(table, seat, &format!("arbiter call {number}"));
}

#[test]
fn one_arbiter_hears_of_everything_once() {
    let mut room = Room::of(1..=TABLES);
    let ruth = room.enters();
    room.said();
    let (mut chance, mut ears) = (Chance(7), Ears::default());
    for number in 0..CALLS {
        calls(&mut room, &mut chance, number);
        if chance.below(3) == 0 {
            room.waits(u64::try_from(chance.below(9)).unwrap());
        }
        ears.listen(&room.said(), ruth);
    }
    room.waits(10);
    ears.listen(&room.said(), ruth);
    assert_eq!(ears.count, CALLS);
    let once: BTreeSet<&String> = ears.named.iter().collect();
    assert_eq!(once.len(), ears.named.len());
    let waiting = wait(&room);
    assert_eq!(waiting.len(), CALLS);
    assert_eq!(listed(&mut room, ruth), waiting);
}

/// Two arbiters take, rule and hand back, come and go: each call is at all times at its table or ruled on, the
/// desk lists just those, and nobody is told twice of one that was not handed back meanwhile.
#[test]
fn two_arbiters_lose_nothing() {
    for seed in [1, 2, 3] {
        let mut room = Room::of(1..=TABLES);
        let mut deputies = vec![room.enters(), room.enters()];
        let mut chance = Chance(seed);
        let mut named: BTreeMap<DeputyId, BTreeSet<String>> = BTreeMap::new();
        room.said();
        for number in 0..CALLS {
            calls(&mut room, &mut chance, number);
            let which = chance.below(deputies.len());
            let deputy = deputies[which];
            let handed_back = match chance.below(12) {
                0..=3 => {
                    room.all(deputy, "next\nopen");
                    if room.tables.keys().any(|table| room.desk.opened(*table) == Some(deputy)) {
                        room.all(deputy, "dismiss\nclose");
                    }
                    false
                }
                4 => {
                    let held = room.desk.waiting.held_by(deputy).next();
                    if let Some(table) = held {
                        room.types(deputy, &format!("done {table}"));
                    }
                    true
                }
                5 => {
                    let tables = view(&room.tables, room.at);
                    let orders = room.desk.leaves(room.at, deputy, &tables);
                    room.does(orders);
                    named.remove(&deputy);
                    deputies[which] = room.enters();
                    true
                }
                6..=8 => {
                    room.waits(5);
                    false
                }
                _ => false,
            };
            if handed_back {
                named.clear();
            }
            let heard = room.said();
            for &deputy in &deputies {
                let mut ears = Ears::default();
                ears.listen(&heard, deputy);
                for call in ears.named {
                    let is_new = named.entry(deputy).or_default().insert(call.clone());
                    assert!(is_new, "seed {seed}: arbiter {} hears of {call} twice", deputy.0);
                }
            }
        }
        for deputy in deputies.clone() {
            let waiting = wait(&room);
            assert_eq!(listed(&mut room, deputy), waiting, "seed {seed}");
        }
        // Whoever is left can see to all of it.
        let [first, second] = deputies[..] else { panic!("two arbiters") };
        let tables = view(&room.tables, room.at);
        let orders = room.desk.leaves(room.at, second, &tables);
        room.does(orders);
        for _ in 0..2 * CALLS {
            room.all(first, "next");
            let held: Vec<TableId> = room.desk.waiting.held_by(first).collect();
            for table in held {
                room.types(first, &format!("open {table}"));
                while !room.tables[&table].seats.desk().waits().is_empty() {
                    room.types(first, "dismiss 1");
                }
                room.types(first, "close");
            }
        }
        assert_eq!(wait(&room), BTreeSet::new(), "seed {seed}");
        room.said();
        room.types(first, "waits");
        assert!(room.said().ends_with("Nothing waits.\n"), "seed {seed}");
        assert!(room.tables.contains_key(&id(TABLES)));
    }
}
