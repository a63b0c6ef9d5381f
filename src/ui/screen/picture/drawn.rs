//! Pictures, drawn and laid over cells.
//!
//! They are laid over the cells of a figure, in the same colours. The marks beside them, and everything
//! else, stay text. A picture is made of the silhouette of its piece, with a smooth outline.

#![expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a screen has some thousands of dots, and a colour is a byte"
)]

use std::collections::HashMap;
use std::fmt;

use image::{DynamicImage, Rgb, RgbImage};
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::style::{Color, Style};
use ratatui::widgets::Widget;
use ratatui_image::picker::{Picker, ProtocolType};
use ratatui_image::protocol::Protocol;
use ratatui_image::{Image, Resize};
use shakmaty::{Color as Side, Piece};

use crate::ui::screen::board::Board;
use crate::ui::screen::layout::Areas;
#[cfg(unix)]
use crate::ui::screen::picture::asked;
use crate::ui::screen::pieces::solid;
use crate::ui::screen::scene::{Pane, Scene};
use crate::ui::screen::theme::Palette;

/// How many dots wide the edge around a piece is, of the dots that its square is high.
const EDGE: f32 = 1.0 / 40.0;

/// A piece on a ground, in so many columns and rows.
type Drawn = (Piece, Color, (u16, u16));

/// The pictures of a terminal, each made once.
#[derive(Clone)]
pub struct Pictures {
    picker: Picker,
    made: HashMap<Drawn, Protocol>,
}

impl fmt::Debug for Pictures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Pictures").field("picker", &self.picker).finish_non_exhaustive()
    }
}

impl Pictures {
    /// Asks the terminal whether it shows pictures, by kitty's protocol, as sixels or by iTerm2's, and
    /// how many dots its cells have. Nobody else may read from the terminal yet.
    #[must_use]
    pub fn ask() -> Option<Self> {
        #[cfg(unix)]
        let picker = asked::picker();
        #[cfg(not(unix))]
        let picker = Picker::from_query_stdio().ok();
        picker.filter(|picker| picker.protocol_type() != ProtocolType::Halfblocks).map(Self::by)
    }

    fn by(picker: Picker) -> Self {
        Self { picker, made: HashMap::new() }
    }

    /// Pictures of a terminal that has told nothing of itself.
    #[cfg(test)]
    pub(in crate::ui::screen) fn of(way: ProtocolType) -> Self {
        let mut picker = Picker::halfblocks();
        picker.set_protocol_type(way);
        Self::by(picker)
    }

    /// Forgets what the terminal has: it does not any more.
    pub(in crate::ui::screen) fn forget(&mut self) {
        self.made.clear();
    }

    /// Lays pictures over the figures of a scene.
    pub(in crate::ui::screen) fn lay(&mut self, scene: &Scene, buffer: &mut Buffer) {
        let palette = Palette::of(scene.look);
        let Some(areas) = Areas::of(scene).filter(|_| palette.is_colored()) else { return };
        let board = Board::new(scene, areas[Pane::Board], areas.squares);
        for (area, piece, square) in board.figures() {
            let Some(ground) = palette.square(square).bg else { continue };
            self.lay_one(piece, ground, area, &palette, buffer);
        }
    }

    fn lay_one(
        &mut self,
        piece: Piece,
        ground: Color,
        area: Rect,
        palette: &Palette,
        buffer: &mut Buffer,
    ) {
        let drawn = (piece, ground, (area.width, area.height));
        if !self.made.contains_key(&drawn) {
            let font = self.picker.font_size();
            let dots = [area.width * font.width, area.height * font.height].map(u32::from);
            let picture = DynamicImage::ImageRgb8(picture(piece, ground, dots, palette));
            let size = Size::new(area.width, area.height);
            // What cannot be made is shown as it was: as a figure of cells.
            let Ok(made) = self.picker.new_protocol(picture, size, Resize::Fit(None)) else {
                return;
            };
            self.made.insert(drawn, made);
        }
        if let Some(made) = self.made.get(&drawn) {
            clear_sides(area, ground, buffer);
            Image::new(made).render(area, buffer);
        }
    }
}

/// Takes away what the edge of a figure has beside these cells: the picture has an edge of its own.
fn clear_sides(area: Rect, ground: Color, buffer: &mut Buffer) {
    let columns = [area.x.saturating_sub(1), area.right()];
    for at in columns.into_iter().flat_map(|x| area.rows().map(move |row| (x, row.y))) {
        if let Some(cell) =
            buffer.cell_mut(at).filter(|cell| ["▌", "▐", "█"].contains(&cell.symbol()))
        {
            cell.set_symbol(" ").set_style(Style::new().bg(ground));
        }
    }
}

/// A piece with its edge, so many dots wide and high.
fn picture(piece: Piece, ground: Color, [width, height]: [u32; 2], palette: &Palette) -> RgbImage {
    let tone = |side: Side| rgb(palette.tone(side).unwrap_or(Color::Reset));
    let (fill, edge, ground) = (tone(piece.color), tone(!piece.color), rgb(ground));
    // As high as it is wide, in the middle.
    let side = width.min(height) as f32;
    let [left, top] = [width, height].map(|all| (all as f32 - side) / 2.0);
    let inside = |x: f32, y: f32| solid(piece.role, (x - left) / side, (y - top) / side);
    let wide = (side * EDGE).max(1.0);
    let mixed = |from: Rgb<u8>, to: Rgb<u8>, share: f32| {
        let channel = |at: usize| {
            let mixed = f32::from(from.0[at]) * (1.0 - share) + f32::from(to.0[at]) * share;
            mixed.round() as u8
        };
        Rgb([channel(0), channel(1), channel(2)])
    };
    RgbImage::from_fn(width, height, |x, y| {
        let (x, y) = (x as f32 + 0.5, y as f32 + 0.5);
        let own = inside(x, y);
        let around = (0..12).map(|step| {
            let (sin, cos) = (step as f32 * std::f32::consts::TAU / 12.0).sin_cos();
            inside(x + wide * cos, y + wide * sin)
        });
        let near = around.fold(own, f32::max);
        mixed(mixed(ground, edge, near), fill, own)
    })
}

/// The dots of one of the 240 fixed colours of a terminal; those of its own are not known.
fn rgb(color: Color) -> Rgb<u8> {
    let level = |step: u8| if step == 0 { 0 } else { 55 + 40 * step };
    match color {
        Color::Indexed(number @ 16..=231) => {
            let cube = number - 16;
            Rgb([cube / 36, cube / 6 % 6, cube % 6].map(level))
        }
        Color::Indexed(number @ 232..) => Rgb([8 + 10 * (number - 232); 3]),
        _ => Rgb([0; 3]),
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::Role;

    use super::*;
    use crate::ui::screen::scene::{Colors, Design, Theme};

    fn palette() -> Palette {
        Palette::of(Design {
            theme: Theme::Dark,
            colors: Colors::All,
            is_dark: true,
            ahead: false,
            width: None,
        })
    }

    fn shares(piece: Piece, dots: [u32; 2]) -> [f32; 3] {
        let palette = palette();
        let ground = Color::Indexed(173);
        let drawn = picture(piece, ground, dots, &palette);
        let tones = [piece.color, !piece.color].map(|side| rgb(palette.tone(side).unwrap()));
        let all = (dots[0] * dots[1]) as f32;
        [tones[0], tones[1], rgb(ground)]
            .map(|tone| drawn.pixels().filter(|dot| **dot == tone).count() as f32 / all)
    }

    #[test]
    fn every_piece_is_solid_with_an_edge_on_its_ground_in_every_size() {
        for dots in [[30, 40], [63, 70], [150, 140], [200, 210]] {
            for role in Role::ALL {
                for color in Side::ALL {
                    let [fill, edge, ground] = shares(role.of(color), dots);
                    let told = format!("{role:?} in {dots:?}: {fill} {edge} {ground}");
                    assert!(fill > 0.12 && edge > 0.01 && ground > 0.2, "{told}");
                }
            }
        }
    }

    #[test]
    fn the_outline_is_smooth() {
        let drawn = picture(Role::Bishop.of(Side::White), Color::Indexed(24), [200; 2], &palette());
        let tones = [Color::Indexed(231), Color::Indexed(16), Color::Indexed(24)].map(rgb);
        let between = drawn.pixels().filter(|dot| !tones.contains(dot)).count();
        assert!((200..6000).contains(&between), "{between}");
    }

    #[test]
    fn the_fixed_colours_of_a_terminal_are_known() {
        assert_eq!(rgb(Color::Indexed(16)), Rgb([0, 0, 0]));
        assert_eq!(rgb(Color::Indexed(231)), Rgb([255, 255, 255]));
        assert_eq!(rgb(Color::Indexed(173)), Rgb([215, 135, 95]));
        assert_eq!(rgb(Color::Indexed(24)), Rgb([0, 95, 135]));
        assert_eq!(rgb(Color::Indexed(255)), Rgb([238, 238, 238]));
    }
}
