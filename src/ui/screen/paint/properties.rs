use proptest::prelude::*;

use super::tests::{drawn, rows};
use super::*;
use crate::ui::screen::sample::{any_scene, scene};
use crate::ui::screen::scene::Line;
use crate::ui::screen::text::width;

fn overlap(areas: &Areas) -> Option<(Rect, Rect)> {
    let all: Vec<Rect> = areas.all().filter(|area| !area.is_empty()).collect();
    let pairs = all
        .iter()
        .enumerate()
        .flat_map(|(n, one)| all[n + 1..].iter().map(move |two| (*one, *two)));
    pairs.into_iter().find(|(one, two)| one.intersects(*two))
}

/// Whether the cell of the cursor belongs to what is focused.
fn belongs(scene: &Scene, areas: &Areas, at: Position) -> bool {
    match (scene.focus, &scene.layer) {
        _ if scene.look.theme.is_for_readers() && !types(scene) => {
            areas.status.contains(at) || areas.status.is_empty()
        }
        (Focus::Entry, _) => areas.entry.contains(at),
        (_, Some(_)) => areas.layer.contains(at) || areas.layer.is_empty(),
        (Focus::Square(_), None) => {
            areas[Pane::Board].contains(at) || areas[Pane::Board].is_empty()
        }
        (Focus::Line(pane, _), None) => {
            areas.lines(pane).contains(at) || areas.lines(pane).is_empty()
        }
        (Focus::Layer(_), None) => true,
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn no_scene_panics_and_the_cursor_stands_on_what_is_focused(
        scene in any_scene((0_u16..=300, 0_u16..=60)),
    ) {
        let mut drawn = drawn(&scene);
        prop_assert!(drawn.cursor_visible());
        let at = cursor(&scene);
        drawn.assert_cursor_position(at);
        if let Some(areas) = Areas::of(&scene) {
            prop_assert!(at.x < scene.size.0 && at.y < scene.size.1);
            prop_assert_eq!(overlap(&areas), None);
            prop_assert!(belongs(&scene, &areas, at), "{:?} {:?}", at, areas);
            let last = areas.all().map(Rect::bottom).max();
            prop_assert_eq!(last, Some(scene.size.1));
        }
    }

    #[test]
    fn the_focused_line_is_seen_from_its_first_word(
        line in 0_usize..700,
        size in (20_u16..120, 2_u16..50),
    ) {
        let mut scene = scene(size);
        scene.log = (0..700).map(|n| Line::from(format!("{n} is the number of this line"))).collect();
        (scene.focus, scene.pane) = (Focus::Line(Pane::Log, line), Pane::Log);
        let at = cursor(&scene);
        let row: String = rows(&scene)[usize::from(at.y)].chars().skip(at.x.into()).collect();
        prop_assert!(row.starts_with(&format!("{line} is")), "{}", row);
    }

    #[test]
    fn rows_of_text_fit_and_lose_no_word(
        words in prop::collection::vec("[a-z]{1,30}", 0..20),
        cells in 1_usize..80,
    ) {
        let text = words.join(" ");
        let rows = wrap(&text, cells, INDENT);
        prop_assert!(rows.iter().all(|row| width(row) <= cells), "{:?}", rows);
        let letters = |text: &str| text.chars().filter(|&c| c != ' ').collect::<String>();
        prop_assert_eq!(letters(&rows.concat()), letters(&text));
        if cells > 40 {
            let again: Vec<&str> = rows.iter().flat_map(|row| row.split_whitespace()).collect();
            prop_assert_eq!(again, words);
        }
    }
}

#[test]
fn even_the_largest_terminal_is_drawn() {
    for size in [(300, 300), (20, 300), (300, 1), (0, 300), (300, 0), (0, 0)] {
        drop(drawn(&scene(size)));
    }
}
