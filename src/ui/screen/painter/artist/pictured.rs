//! Pieces as pictures: each is sent once, where it comes, and nothing of it stays where it goes.

use ratatui_image::picker::ProtocolType;
use shakmaty::Square;

use super::tests::{Sink, sized};
use super::*;
use crate::ui::screen::sample::focused;
use crate::ui::screen::scene::Theme;

/// How a picture begins: of sixels, of kitty's, of iTerm2's.
const WAYS: [(ProtocolType, &str); 3] = [
    (ProtocolType::Sixel, "\x1bP"),
    (ProtocolType::Kitty, "\x1b_G"),
    (ProtocolType::Iterm2, "\x1b]1337;File="),
];

fn artist(way: ProtocolType, sink: &Sink) -> Artist<Sink> {
    Artist::new(sink.clone(), Some(Pictures::of(way)))
}

#[test]
fn every_piece_is_a_picture_at_its_place_and_a_step_sends_none() {
    for (way, begins) in WAYS {
        let sink = Sink::default();
        let mut artist = artist(way, &sink);
        let scene = sized(Theme::Dark, (120, 40));
        artist.draw(&Arc::new(scene.clone())).unwrap();
        let bytes = sink.taken();
        let pieces = scene.view.board.occupied().count();
        // Kitty is sent each picture once, in parts, and told where it goes.
        if way == ProtocolType::Kitty {
            let kinds = bytes.matches("a=T").count();
            assert!((12..=pieces).contains(&kinds), "{kinds}");
            assert!(bytes.matches('\u{10EEEE}').count() > 6 * pieces);
        } else {
            assert_eq!(bytes.matches(begins).count(), pieces, "{way:?}");
        }
        // Behind the first frame kitty's cells are written once more, without what was sent in them.
        artist.draw(&Arc::new(focused(&scene, Square::E3, "e3, dark square"))).unwrap();
        sink.taken();
        artist.draw(&Arc::new(focused(&scene, Square::E4, "e4, light square"))).unwrap();
        let step = sink.taken();
        assert!(!step.contains(begins) && step.len() < 130, "{way:?} {step:?}");
    }
}

#[test]
fn where_a_piece_was_nothing_stays_and_where_it_comes_is_its_picture() {
    for (way, begins) in WAYS {
        let sink = Sink::default();
        let mut artist = artist(way, &sink);
        let before = sized(Theme::Light, (120, 40));
        artist.draw(&Arc::new(before.clone())).unwrap();
        sink.taken();
        let mut after = before.clone();
        let queen = after.view.board.remove_piece_at(Square::E5).unwrap();
        after.view.board.set_piece_at(Square::E3, queen);
        artist.draw(&Arc::new(after.clone())).unwrap();
        let moved = sink.taken();
        let drawn = if way == ProtocolType::Kitty {
            moved.contains('\u{10EEEE}')
        } else {
            moved.matches(begins).count() == 1
        };
        assert!(drawn, "{way:?}");
        assert!(moved.matches("  ").count() >= 4, "{way:?}: blanks where the queen was: {moved:?}");
    }
}

#[test]
fn without_colours_and_on_small_squares_there_are_no_pictures() {
    let sink = Sink::default();
    let mut artist = artist(ProtocolType::Sixel, &sink);
    for scene in [sized(Theme::Mono, (120, 40)), sized(Theme::Dark, (40, 10))] {
        artist.draw(&Arc::new(scene.clone())).unwrap();
        assert!(!sink.taken().contains("\x1bP"));
    }
}

#[test]
fn a_screen_that_is_drawn_again_has_all_pictures_again() {
    let sink = Sink::default();
    let mut artist = artist(ProtocolType::Kitty, &sink);
    let scene = sized(Theme::Large, (120, 40));
    artist.draw(&Arc::new(scene.clone())).unwrap();
    let first = sink.taken().matches("\x1b_G").count();
    artist.forget();
    artist.draw(&Arc::new(scene.clone())).unwrap();
    assert_eq!(sink.taken().matches("\x1b_G").count(), first);
    assert!(first >= 12);
}
