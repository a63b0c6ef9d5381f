//! Clocks and the last move in large figures, for eyes that read nothing smaller.
//!
//! Above each stands the same as text. Figures are made of half cells, as pieces are.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use shakmaty::Color;

use crate::ui::screen::scene::Scene;
use crate::ui::screen::text::cut;

/// What can be drawn: the signs of clocks and of squares.
const SIGNS: &str = "0123456789:-abcdefgh";

/// So many half rows has a sign, the last of them free.
const HALVES: u16 = 8;

/// The signs in their order, side by side.
const DRAWN: [&str; 7] = [
    ".###. ..#.. .###. .###. ...#. ##### .###. ##### .###. .###. .. ... ..... #.... ..... ....# ..... ..##. ..... #....",
    "#...# .##.. #...# #...# ..##. #.... #.... ....# #...# #...# ## ... ..... #.... ..... ....# ..... .#... ..... #....",
    "#..## ..#.. ....# ....# .#.#. ####. #.... ...#. #...# #...# ## ... .###. ####. .###. .#### .###. ####. .#### ####.",
    "#.#.# ..#.. ...#. ..##. #..#. ....# ####. ..#.. .###. .#### .. ### ....# #...# #...# #...# #...# .#... #...# #...#",
    "##..# ..#.. ..#.. ....# ##### ....# #...# ..#.. #...# ....# ## ... .#### #...# #.... #...# ##### .#... .#### #...#",
    "#...# ..#.. .#... #...# ...#. #...# #...# ..#.. #...# ....# ## ... #...# #...# #...# #...# #.... .#... ....# #...#",
    ".###. .###. ##### .###. ...#. .###. .###. ..#.. .###. .###. .. ... .#### ####. .###. .#### .###. .#... .###. #...#",
];

/// The half cells of a sign, row by row; nothing for one that cannot be drawn.
fn sign(c: char) -> Option<[&'static str; 7]> {
    let at = SIGNS.chars().position(|known| known == c)?;
    Some(DRAWN.map(|row| row.split(' ').nth(at).unwrap_or_default()))
}

/// A line of text, and what is drawn large below it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Block {
    text: String,
    figures: String,
}

/// The clocks, the one of the player who sits above first, and the last move.
fn blocks(scene: &Scene) -> Vec<Block> {
    let view = &scene.view;
    let clock = |color: Color| {
        let line =
            view.clocks.as_ref().map(|clocks| &clocks[color]).filter(|line| !line.is_empty())?;
        let figures = line.split(' ').find(|word| is_time(word)).unwrap_or_default();
        Some(Block { text: line.to_owned(), figures: figures.to_owned() })
    };
    let clocks = [!view.bottom, view.bottom].into_iter().filter_map(clock);
    let last = view.here.and_then(|here| view.moves.get(here)).or(view.moves.last());
    let made = view.last.map(|(from, to)| format!("{from}-{to}"));
    let last = Block { text: last.cloned().unwrap_or_default(), figures: made.unwrap_or_default() };
    clocks.chain([last]).collect()
}

/// Whether a word of the line of a clock is what that shows.
fn is_time(word: &str) -> bool {
    word.contains(':') && word.chars().all(|c| c == ':' || c.is_ascii_digit())
}

/// How many columns a text takes that is drawn so many times as large.
fn columns(text: &str, times: u16) -> u16 {
    let widths = text.chars().filter_map(sign).map(|rows| rows[0].len() + 1).sum::<usize>();
    u16::try_from(widths).unwrap_or(u16::MAX).saturating_sub(1).saturating_mul(times)
}

/// How many rows a sign takes that is drawn so many times as large.
fn rows(times: u16) -> u16 {
    times * HALVES / 2
}

/// How many rows all of it takes in an area, as large as has room; 0 where nothing has.
pub(super) fn needed(scene: &Scene, area: Rect) -> u16 {
    let blocks = blocks(scene);
    let times = times(&blocks, area);
    if times == 0 { 0 } else { height(&blocks, times) }
}

fn height(blocks: &[Block], times: u16) -> u16 {
    u16::try_from(blocks.len()).unwrap_or(u16::MAX).saturating_mul(rows(times) + 1)
}

/// How large figures can be drawn in an area; a clock of hours counts, so that it has room when it comes.
fn times(blocks: &[Block], area: Rect) -> u16 {
    let wide = |times| blocks.iter().map(|block| columns(&block.figures, times)).max().unwrap_or(0);
    let fits = |times: &u16| {
        wide(*times).max(columns("e2-e4", *times)) <= area.width
            && height(blocks, *times) <= area.height
    };
    (1..=area.height / rows(1)).rev().find(fits).unwrap_or(0)
}

/// Draws all of it from the top of an area.
pub(super) fn paint(scene: &Scene, area: Rect, style: Style, buffer: &mut Buffer) {
    let blocks = blocks(scene);
    let times = times(&blocks, area);
    let mut y = area.y;
    for block in blocks.iter().filter(|_| times > 0) {
        let text = cut(&block.text, area.width.into());
        buffer.set_stringn(area.x, y, text, area.width.into(), style);
        paint_figures(&block.figures, Position::new(area.x, y + 1), times, style, buffer);
        y += rows(times) + 1;
    }
}

fn paint_figures(text: &str, at: Position, times: u16, style: Style, buffer: &mut Buffer) {
    let mut x = at.x;
    for drawn in text.chars().filter_map(sign) {
        let wide = times * u16::try_from(drawn[0].len()).unwrap_or(0);
        for (column, row) in (0..rows(times)).flat_map(|row| (0..wide).map(move |x| (x, row))) {
            let filled = [0, 1].map(|half| {
                let (column, half) = (column / times, (2 * row + half) / times);
                let row = drawn.get(usize::from(half)).map(|row| row.as_bytes());
                row.is_some_and(|row| row[usize::from(column)] == b'#')
            });
            let symbol = match filled {
                [true, true] => "█",
                [true, false] => "▀",
                [false, true] => "▄",
                [false, false] => continue,
            };
            if let Some(cell) = buffer.cell_mut((x + column, at.y + row)) {
                cell.set_symbol(symbol).set_style(style);
            }
        }
        x += wide + times;
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::needless_raw_string_hashes, reason = "expect-test writes them")]

    use super::*;
    use crate::ui::screen::sample::scene;

    #[test]
    fn every_sign_is_drawn_as_wide_in_each_row_and_unlike_all_others() {
        let all: Vec<_> = SIGNS.chars().map(|c| sign(c).unwrap()).collect();
        for drawn in &all {
            assert!(drawn.iter().all(|row| row.len() == drawn[0].len()), "{drawn:?}");
            assert_eq!(all.iter().filter(|other| *other == drawn).count(), 1);
        }
        assert!(DRAWN.iter().all(|row| row.split(' ').count() == SIGNS.len()));
    }

    #[test]
    fn clocks_and_the_last_move_are_as_large_as_has_room() {
        let scene = scene((200, 60));
        let figures: Vec<_> = blocks(&scene).into_iter().map(|block| block.figures).collect();
        assert_eq!(figures, ["13:00", "14:03", "h5-e5"]);
        let needed = |width, height| needed(&scene, Rect::new(0, 0, width, height));
        assert_eq!(
            [needed(37, 21), needed(77, 57), needed(26, 57), needed(37, 14)],
            [15, 27, 0, 0]
        );
    }

    #[test]
    fn figures_are_seen() {
        let mut buffer = Buffer::empty(Rect::new(0, 0, 30, 15));
        paint(&scene((80, 24)), buffer.area, Style::new(), &mut buffer);
        let row = |y| (0..30).map(|x| buffer[(x, y)].symbol()).collect::<String>();
        let rows: Vec<_> = (0..15).map(|y| row(y).trim_end().to_owned()).collect();
        expect_test::expect![[r#"
            Black 13:00
             ▄█   ▄▀▀▀▄ ▄▄ ▄▀▀▀▄ ▄▀▀▀▄
              █     ▄▄▀ ▀▀ █ ▄▀█ █ ▄▀█
              █   ▄   █ ██ █▀  █ █▀  █
             ▀▀▀   ▀▀▀      ▀▀▀   ▀▀▀
            White 14:03 P +1
             ▄█     ▄█  ▄▄ ▄▀▀▀▄ ▄▀▀▀▄
              █   ▄▀ █  ▀▀ █ ▄▀█   ▄▄▀
              █   ▀▀▀█▀ ██ █▀  █ ▄   █
             ▀▀▀     ▀      ▀▀▀   ▀▀▀
            3. Qxe5
            █     █▀▀▀▀           █▀▀▀▀
            █▀▀▀▄ ▀▀▀▀▄ ▄▄▄ ▄▀▀▀▄ ▀▀▀▀▄
            █   █ ▄   █     █▀▀▀▀ ▄   █
            ▀   ▀  ▀▀▀       ▀▀▀   ▀▀▀"#]]
        .assert_eq(&rows.join("\n"));
    }
}
