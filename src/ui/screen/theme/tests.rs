//! The themes: their colours, their contrast, their pictures.

mod blurred;

use super::*;
use crate::ui::diagram;

/// A colour of the fixed palette, each part from 0 to 255.
fn rgb(color: Color) -> [u8; 3] {
    let Color::Indexed(number @ 16..) = color else { panic!("{color:?} is not fixed") };
    if number >= 232 {
        return [8 + 10 * (number - 232); 3];
    }
    let part = |digit: u8| if digit == 0 { 0 } else { 55 + 40 * digit };
    let digits = number - 16;
    [part(digits / 36), part(digits / 6 % 6), part(digits % 6)]
}

/// Relative luminance as WCAG defines it.
fn luminance(color: Color) -> f64 {
    let linear = |part: u8| {
        let part = f64::from(part) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    };
    let [red, green, blue] = rgb(color).map(linear);
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

fn contrast(one: Color, other: Color) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

const SQUARES: [Square; 2] = [Square::A1, Square::H1];

const MARKS: [Mark; 5] = [Mark::Focus, Mark::Check, Mark::Held, Mark::Target, Mark::Last];

fn colors(style: Style) -> (Color, Color) {
    let (text, ground) = (style.fg.unwrap(), style.bg.unwrap());
    let reversed = style.add_modifier.contains(Modifier::REVERSED);
    if reversed { (ground, text) } else { (text, ground) }
}

/// What is measured of the screen holds for the still picture as well.
#[test]
fn a_still_picture_has_the_squares_of_the_screen() {
    let written = |color| {
        let [red, green, blue] = rgb(color);
        format!("#{red:02x}{green:02x}{blue:02x}")
    };
    let squares = [DARK.light, DARK.dark].map(written);
    assert_eq!(squares, [diagram::LIGHT, diagram::DARK]);
}

#[test]
fn every_text_has_the_contrast_that_low_vision_needs() {
    assert!((contrast(BLACK, WHITE) - 21.0).abs() < 0.01);
    for palette in [DARK, LIGHT] {
        let signs = SQUARES.map(|square| palette.square(square));
        let bars = MARKS.iter().flat_map(|&mark| SQUARES.map(|square| palette.bar(mark, square)));
        for style in [palette.text()].into_iter().chain(signs).chain(bars) {
            let (text, ground) = colors(style);
            assert!(contrast(text, ground) >= 7.0, "{style:?}: {}", contrast(text, ground));
        }
    }
}

#[test]
fn white_and_black_differ_from_each_other_and_from_every_square() {
    for palette in [DARK, LIGHT] {
        let tones = [Side::White, Side::Black].map(|side| palette.tone(side).unwrap());
        assert!(contrast(tones[0], tones[1]) >= 7.0);
        for square in SQUARES {
            let (_, ground) = colors(palette.square(square));
            let mut found = tones.map(|tone| contrast(tone, ground));
            found.sort_by(f64::total_cmp);
            assert!(found[1] >= 7.0 && found[0] >= 2.3, "{ground:?}: {found:?}");
        }
        for (side, tone) in [Side::White, Side::Black].into_iter().zip(tones) {
            assert!(contrast(tone, palette.letter(side)) >= 7.0);
        }
    }
}

#[test]
fn a_mark_stands_out_from_its_square() {
    for palette in [DARK, LIGHT] {
        for (mark, square) in MARKS.iter().flat_map(|&mark| SQUARES.map(|square| (mark, square))) {
            let (_, ground) = colors(palette.square(square));
            let (_, bar) = colors(palette.bar(mark, square));
            assert!(contrast(bar, ground) >= 3.0, "{mark:?}: {}", contrast(bar, ground));
        }
        let squares = SQUARES.map(|square| colors(palette.square(square)).1);
        assert!(contrast(squares[0], squares[1]) >= 3.0);
    }
}

/// The colours of the Linux console, of signs and of grounds: as a ground none is bright.
fn on_a_console(color: Color, is_ground: bool) -> f64 {
    let white = if is_ground { 0.402 } else { 1.0 };
    match color {
        Color::Black => 0.0,
        Color::Blue => 0.029,
        Color::Cyan => 0.317,
        Color::White => white,
        other => panic!("{other:?} is none of its colours"),
    }
}

#[test]
fn everything_can_be_told_apart_on_a_console() {
    for palette in [FEW_DARK, FEW_LIGHT] {
        let apart = |(one, other): (f64, f64)| (one.max(other) + 0.05) / (one.min(other) + 0.05);
        let seen = |style: Style| {
            let (sign, ground) = (style.fg.unwrap(), style.bg.unwrap());
            apart((on_a_console(sign, false), on_a_console(ground, true)))
        };
        let bars = MARKS.iter().flat_map(|&mark| SQUARES.map(|square| palette.bar(mark, square)));
        let squares = SQUARES.map(|square| palette.square(square));
        let texts = [palette.text(), palette.chosen()];
        for style in squares.into_iter().chain(bars).chain(texts) {
            assert!(seen(style) >= 7.0, "{style:?}: {}", seen(style));
            assert!(!style.add_modifier.contains(Modifier::REVERSED));
        }
        for (square, mark) in SQUARES.into_iter().zip(MARKS) {
            let [bar, ground] = [palette.bar(mark, square), palette.square(square)]
                .map(|style| on_a_console(style.bg.unwrap(), true));
            assert!(apart((bar, ground)) >= 3.0, "{mark:?} on {square}");
        }
        for side in [Side::White, Side::Black] {
            let (tone, edge) = (palette.tone(side).unwrap(), palette.tone(!side).unwrap());
            assert!(apart((on_a_console(tone, false), on_a_console(edge, false))) >= 7.0);
            let letter = (on_a_console(palette.letter(side), false), on_a_console(tone, true));
            assert!(apart(letter) >= 7.0);
        }
    }
}

#[test]
fn a_look_without_colours_has_none() {
    for theme in [Theme::Dark, Theme::Light, Theme::Large, Theme::Mono, Theme::Shapes] {
        assert_eq!(
            Palette::of(Design {
                theme,
                colors: Colors::None,
                is_dark: true,
                ahead: false,
                width: None
            }),
            Palette::default()
        );
    }
    assert_eq!(
        Palette::of(Design {
            theme: Theme::Mono,
            colors: Colors::All,
            is_dark: true,
            ahead: false,
            width: None
        }),
        Palette::default()
    );
}
