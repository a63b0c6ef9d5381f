//! The terminal as cells are drawn to it, with as few bytes as can be.
//!
//! The back end of crossterm resets all colours after each frame, shows the cursor that is shown,
//! and moves it for every gap. This one knows what is on the screen, which colours are set and
//! where the cursor is. So a step costs a third of the bytes, and words are written as words, which
//! is how a reader that listens to the bytes speaks them.

use std::collections::BTreeMap;
use std::fmt;
use std::io::{self, Write};
use std::ops::{Range, RangeInclusive};

use crossterm::cursor::{MoveDown, MoveLeft, MoveRight, MoveTo, MoveUp, Show};
use crossterm::style::{Attribute, ResetColor, force_color_output};
use crossterm::terminal::{Clear, ClearType};
use ratatui::buffer::{Buffer, Cell, CellDiffOption};
use ratatui::layout::{Position, Rect, Size};
use ratatui::style::{Color, Modifier};

use crate::ui::screen::terminal::{MOUSE_OFF, MOUSE_ON, ansi};
use crate::ui::screen::text::width;

/// A gap of so many cells is written, not jumped over.
const GAP: u16 = 2;

/// So few blanks cost no more than what clears them.
const CLEARED: u16 = 3;

/// So few stretches are put in order by their colours.
const FEW: usize = 32;

/// Narrower stretches below one another are written one after the other: from the end of one it is few
/// steps back and down to the next.
const NEAR: u16 = 3;

/// Colours and how they are shown: of the signs, of the ground, bold or reversed.
type Pen = (Color, Color, Modifier);

/// A back end that writes a frame at once, and only what has changed.
pub(super) struct Quiet<W> {
    sink: W,
    frame: Vec<u8>,
    /// What is on the screen.
    screen: Buffer,
    /// A row outside of these is written whole if anything in it changes.
    in_parts: Range<u16>,
    /// Whether what has the colours that are set may come before what stands above it.
    by_colours: bool,
    /// Whether what is cleared has the ground that is set.
    pub(super) clears: bool,
    /// Whether a line feed leaves the cursor in its column. A console of Windows takes it to the first.
    falls: bool,
    /// Where the cursor is, if that is known.
    at: Option<Position>,
    pen: Option<Pen>,
}

impl<W> fmt::Debug for Quiet<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Quiet").field("area", &self.screen.area).finish_non_exhaustive()
    }
}

impl<W: Write> Quiet<W> {
    /// A back end that knows nothing of the screen yet.
    #[must_use]
    pub(super) fn new(sink: W) -> Self {
        // What `NO_COLOR` takes away the theme has left out; half a sequence would be another one.
        force_color_output(true);
        let screen = Buffer::empty(Rect::ZERO);
        Self {
            sink,
            frame: Vec::new(),
            screen,
            in_parts: 0..u16::MAX,
            by_colours: true,
            clears: true,
            falls: cfg!(unix),
            at: None,
            pen: None,
        }
    }

    /// How large the screen is, in which rows only what has changed is written, and whether for eyes,
    /// which do not mind in which order.
    pub(super) fn fit(&mut self, (columns, rows): (u16, u16), in_parts: Range<u16>, eyes: bool) {
        if self.screen.area.as_size() != Size::new(columns, rows) {
            self.screen = Buffer::empty(Rect::new(0, 0, columns, rows));
        }
        self.in_parts = in_parts;
        self.by_colours = eyes;
    }

    /// Which cells of a row are written: from the first to the last that has changed, without what
    /// lies in wide gaps or has other colours.
    fn stretches(&self, y: u16, changed: &[u16]) -> Vec<RangeInclusive<u16>> {
        if !self.in_parts.contains(&y) {
            return vec![0..=changed.last().copied().max(self.last(y)).unwrap_or(0)];
        }
        let mut stretches: Vec<RangeInclusive<u16>> = Vec::new();
        for &x in changed {
            match stretches.last_mut() {
                Some(stretch) if self.goes_on(*stretch.end(), x, y) => {
                    *stretch = *stretch.start()..=x;
                }
                _ => stretches.push(x..=x),
            }
        }
        stretches
    }

    /// Whether writing what lies between two cells costs less than a jump, which is less than another
    /// ground.
    fn goes_on(&self, from: u16, to: u16, y: u16) -> bool {
        let before = &self.screen[(from, y)];
        if self.by_colours && self.screen[(to, y)].bg != before.bg {
            return false;
        }
        let cheap = |x| {
            let cell: &Cell = &self.screen[(x, y)];
            let same = cell.bg == before.bg && cell.modifier == before.modifier;
            same && (cell.symbol() == " " || cell.fg == before.fg && cell.symbol().is_ascii())
        };
        to <= from + GAP && (from + 1..to).all(cheap)
    }

    /// Writes stretches from top to bottom; narrow ones below one another, as the bars of a square,
    /// one after the other.
    fn write_all(&mut self, mut waiting: BTreeMap<(u16, u16), u16>) -> io::Result<()> {
        while let Some((mut y, start)) = self.next(&waiting) {
            while let Some(end) = waiting.remove(&(y, start)) {
                self.write_cells(start..=end, y)?;
                y += 1;
                let below = waiting.contains_key(&(y, start)) && end - start < NEAR;
                if !below || !self.by_colours || !self.is_dipped(start, y) {
                    break;
                }
            }
        }
        Ok(())
    }

    /// The stretch that is written next: of the few of a step one in the colours that are set. A reader
    /// speaks what is written in its order, and for it that is from top to bottom.
    fn next(&self, waiting: &BTreeMap<(u16, u16), u16>) -> Option<(u16, u16)> {
        let few = self.by_colours && waiting.len() <= FEW;
        let dipped =
            |&&(y, x): &&(u16, u16)| few && self.in_parts.contains(&y) && self.is_dipped(x, y);
        waiting.keys().find(dipped).or(waiting.keys().next()).copied()
    }

    /// Whether the colours of a cell are set.
    fn is_dipped(&self, x: u16, y: u16) -> bool {
        let (_, bg, modifier) = self.pen.unwrap_or_default();
        let cell = &self.screen[(x, y)];
        (cell.bg, cell.modifier) == (bg, modifier)
    }

    fn row(&self, y: u16) -> &[Cell] {
        let width = usize::from(self.screen.area.width);
        let begin = usize::from(y) * width;
        self.screen.content.get(begin..begin + width).unwrap_or_default()
    }

    /// The last cell of a row that is not blank.
    fn last(&self, y: u16) -> Option<u16> {
        let last = self.row(y).iter().rposition(|cell| cell.symbol() != " ")?;
        u16::try_from(last).ok()
    }

    /// From where on a row is blank that is written to this cell, where that is cheaper cleared than written:
    /// in the colours that are set, which a terminal without any may not do. A reader may take blanks that are written for
    /// text, so behind a sentence nothing stays. Only the first cell does: where what is new begins with
    /// the end of a row, Orca takes it for no answer and reads all of it, down to the board.
    fn rest(&self, y: u16, end: u16) -> Option<u16> {
        if !self.by_colours && !self.in_parts.contains(&y) {
            return Some(self.last(y).map_or(1, |last| last + 1));
        }
        let row = self.row(y);
        let last = row.last()?;
        let blank = |cell: &Cell| {
            cell.symbol() == " " && cell.bg == last.bg && cell.modifier == last.modifier
        };
        let coloured = last.bg != Color::Reset && !last.modifier.contains(Modifier::REVERSED);
        // Most stretches end among other cells, which is seen at once.
        let is_last = || row.get(usize::from(end)..).is_some_and(|rest| rest.iter().all(blank));
        if !coloured || !self.clears || !is_last() {
            return None;
        }
        let before = row.iter().rposition(|cell| !blank(cell));
        u16::try_from(before.map_or(0, |at| at + 1)).ok()
    }

    fn write_cells(&mut self, cells: RangeInclusive<u16>, y: u16) -> io::Result<()> {
        let mut covered = 0;
        let is_longer = |rest: &u16| !self.by_colours || cells.end() + 1 - rest > CLEARED;
        let rest = self.rest(y, *cells.end()).filter(|rest| rest > cells.end() || is_longer(rest));
        let rest = rest.unwrap_or(u16::MAX);
        for x in cells {
            if x >= rest {
                self.reach(Position::new(x, y));
                return self.frame.write_all(ansi(Clear(ClearType::UntilNewLine)).as_bytes());
            }
            if x >= covered {
                covered = x + self.write_cell(x, y)?;
            }
        }
        Ok(())
    }

    /// Writes a cell; how many columns it takes.
    fn write_cell(&mut self, x: u16, y: u16) -> io::Result<u16> {
        self.reach(Position::new(x, y));
        let cell = &self.screen[(x, y)];
        self.frame.write_all(cell.symbol().as_bytes())?;
        let wide = match cell.diff_option {
            CellDiffOption::ForcedWidth(wide) => wide.get(),
            CellDiffOption::None | CellDiffOption::Skip | CellDiffOption::AlwaysUpdate => {
                u16::try_from(width(cell.symbol())).unwrap_or(1).max(1)
            }
        };
        // At the edge, and behind a picture, terminals differ in where the cursor is.
        let right = x + wide;
        let known = right < self.screen.area.width && !cell.symbol().contains('\x1b');
        self.at = known.then_some(Position::new(right, y));
        Ok(wide)
    }

    /// Goes to a cell and takes its colours.
    fn reach(&mut self, to: Position) {
        self.go(to);
        let pen = self.pen.unwrap_or_default();
        let next = dipped(pen, &self.screen[to]);
        self.frame.extend_from_slice(dip(pen, next).as_bytes());
        self.pen = Some(next);
    }

    fn go(&mut self, to: Position) {
        let way = self.way(self.at, to);
        self.frame.extend_from_slice(way.as_bytes());
        self.at = Some(to);
    }

    /// The shortest way to a cell. Of a number that can be left out crossterm leaves out none.
    fn way(&self, from: Option<Position>, to: Position) -> String {
        // A reader with a terminal of its own may take the one for the beginning of the next row.
        let steps = self.by_colours && self.in_parts.contains(&to.y);
        if from == Some(to) {
            return String::new();
        }
        let jump = match to.x {
            0 if self.by_colours => format!("\x1b[{}H", to.y + 1),
            x => ansi(MoveTo(x, to.y)),
        };
        let steps = from.filter(|_| steps).map(|from| self.steps(from, to));
        steps.filter(|steps| steps.len() < jump.len()).unwrap_or(jump)
    }

    /// The way in steps: up or down, then right or left.
    fn steps(&self, from: Position, to: Position) -> String {
        let [rows, columns] =
            [(from.y, to.y), (from.x, to.x)].map(|(from, to)| i32::from(to) - i32::from(from));
        let down_one = if self.falls { "\n" } else { "\x1b[B" };
        let up: CursorRun = ("\x1bM", |count| ansi(MoveUp(count)));
        let down: CursorRun = (down_one, |count| ansi(MoveDown(count)));
        let left: CursorRun = ("\x08", |count| ansi(MoveLeft(count)));
        let right: CursorRun = ("\x1b[C", |count| ansi(MoveRight(count)));
        step(rows, [up, down]) + &step(columns, [left, right])
    }
}

/// The colours that are set once a cell is written; what a blank does not show is left as it is.
fn dipped((fg, _, modifier): Pen, cell: &Cell) -> Pen {
    let plain = cell.symbol() == " " && !cell.modifier.contains(Modifier::REVERSED);
    let (wanted, bold) =
        if plain { (fg, modifier & Modifier::BOLD) } else { (cell.fg, weight(cell)) };
    (wanted, cell.bg, bold & (Modifier::BOLD | Modifier::REVERSED))
}

/// How signs are shown: of the eight colours of a console bold ones are the bright ones.
fn weight(cell: &Cell) -> Modifier {
    match cell.fg {
        Color::White => cell.modifier | Modifier::BOLD,
        Color::Black | Color::Blue | Color::Cyan => cell.modifier - Modifier::BOLD,
        _ => cell.modifier,
    }
}

/// What changes colours to others, in one sequence.
fn dip((fg, bg, modifier): Pen, next: Pen) -> String {
    const FLAGS: [(Modifier, Attribute, Attribute); 2] = [
        (Modifier::BOLD, Attribute::Bold, Attribute::NormalIntensity),
        (Modifier::REVERSED, Attribute::Reverse, Attribute::NoReverse),
    ];
    if next == (fg, bg, modifier) {
        return String::new();
    }
    let mut codes = Vec::new();
    for (flag, on, off) in FLAGS {
        if next.2.contains(flag) != modifier.contains(flag) {
            codes.push(if next.2.contains(flag) { on } else { off }.sgr());
        }
    }
    codes.extend((next.0 != fg).then(|| numbered(next.0, 30)));
    codes.extend((next.1 != bg).then(|| numbered(next.1, 40)));
    format!("\x1b[{}m", codes.join(";"))
}

/// One step, and how many of them are written at once.
type CursorRun = (&'static str, fn(u16) -> String);

/// So many steps back or forth: each by itself or all by their number, whatever is shorter.
fn step(count: i32, [back, forth]: [CursorRun; 2]) -> String {
    let (one, all) = if count < 0 { back } else { forth };
    let count = u16::try_from(count.unsigned_abs()).unwrap_or(u16::MAX);
    if count == 0 {
        return String::new();
    }
    let (singly, by_number) = (one.repeat(count.into()), all(count));
    if singly.len() > by_number.len() { by_number } else { singly }
}

/// The code of a colour, counted from that of black: for signs 30, for grounds 40. A console knows no
/// others than these.
fn numbered(color: Color, black: u8) -> String {
    let one_of_eight = |number: u8| (black + number).to_string();
    match color {
        Color::Black => one_of_eight(0),
        Color::Blue => one_of_eight(4),
        Color::Cyan => one_of_eight(6),
        Color::White => one_of_eight(7),
        Color::Indexed(number) => format!("{};5;{number}", black + 8),
        // The number of a picture.
        Color::Rgb(r, g, b) => format!("{};2;{r};{g};{b}", black + 8),
        _ => one_of_eight(9),
    }
}

impl<W: Write> Quiet<W> {
    /// Draws cells, those of a row one after another from left to right.
    pub(super) fn draw<'a>(
        &mut self,
        content: impl Iterator<Item = (u16, u16, &'a Cell)>,
    ) -> io::Result<()> {
        let mut rows: Vec<(u16, Vec<u16>)> = Vec::new();
        for (x, y, cell) in content {
            let Some(known) = self.screen.cell_mut((x, y)) else { continue };
            known.clone_from(cell);
            match rows.last_mut() {
                Some((row, changed)) if *row == y => changed.push(x),
                _ => rows.push((y, vec![x])),
            }
        }
        let stretches = rows.iter().flat_map(|(y, changed)| {
            let stretches = self.stretches(*y, changed).into_iter();
            stretches.map(|stretch| ((*y, *stretch.start()), *stretch.end()))
        });
        self.write_all(stretches.collect())
    }

    /// Clears all of the screen, and shows the cursor: a reader follows it, so it is never hidden.
    pub(super) fn clear(&mut self) {
        self.screen.reset();
        (self.at, self.pen) = (None, Some(Pen::default()));
        let cleared = ansi(ResetColor) + &ansi(Clear(ClearType::All)) + &ansi(Show);
        self.frame.extend_from_slice(cleared.as_bytes());
    }

    /// Has the terminal tell what the mouse does, or not.
    pub(super) fn watch_mouse(&mut self, on: bool) {
        self.frame.extend_from_slice(if on { MOUSE_ON } else { MOUSE_OFF }.as_bytes());
    }

    /// Writes what was drawn, with the cursor here behind it.
    pub(super) fn flush(&mut self, cursor: Position) -> io::Result<()> {
        self.go(cursor);
        if self.frame.is_empty() {
            return Ok(());
        }
        let frame = std::mem::take(&mut self.frame);
        self.sink.write_all(&frame)?;
        self.sink.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_line_feed_goes_to_a_console_that_takes_it_for_more() {
        let bytes = |falls| {
            let mut quiet = Quiet { falls, ..Quiet::new(Vec::new()) };
            quiet.fit((10, 3), 0..3, true);
            let cell = Cell::new("x");
            quiet.draw([(4, 0, &cell), (4, 1, &cell)].into_iter()).unwrap();
            quiet.flush(Position::new(5, 1)).unwrap();
            String::from_utf8(quiet.sink).unwrap()
        };
        assert!(bytes(true).contains("x\n\u{8}x"), "{:?}", bytes(true));
        assert_eq!(bytes(false), "\u{1b}[1;5Hx\u{1b}[B\u{8}x");
    }
}
