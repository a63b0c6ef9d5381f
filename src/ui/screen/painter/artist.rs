//! Puts scenes on a terminal: what of them is new, and words in the script that is wanted.

use std::borrow::Cow;
use std::collections::{BTreeSet, HashMap};
use std::fmt;
use std::io::{self, Write};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;

use crate::clean;
use crate::ui::line::Show;
use crate::ui::screen::layout::Areas;
use crate::ui::screen::paint::{Part, cursor, paint, step};
use crate::ui::screen::picture::Pictures;
use crate::ui::screen::quiet::Quiet;
use crate::ui::screen::scene::{BoardComes, Line, Scene};
use crate::voices::Verbatim;

/// So much later comes what changes on the board, where a reader would take it and the words before
/// for one.
const LATER: Duration = Duration::from_millis(150);

/// How many lines in another script are kept.
const KEPT: usize = 4096;

/// A terminal with what was drawn on it last.
pub(super) struct Artist<W: Write> {
    quiet: Quiet<W>,
    /// What is on the screen, as it was painted.
    painted: Buffer,
    /// What is on the screen.
    drawn: Option<Arc<Scene>>,
    /// Whether the screen holds something else than what was drawn.
    spoilt: bool,
    show: Option<Show>,
    /// Whether the terminal tells what the mouse does.
    mouse: bool,
    /// Pieces as pictures, if the player wants them and the terminal shows them.
    pictures: Option<Pictures>,
    /// Lines as they are shown.
    shown: HashMap<String, String>,
}

impl<W: Write> fmt::Debug for Artist<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Artist").field("drawn", &self.drawn).finish_non_exhaustive()
    }
}

impl<W: Write> Artist<W> {
    pub(super) fn new(sink: W, pictures: Option<Pictures>) -> Self {
        let (quiet, painted) = (Quiet::new(sink), Buffer::empty(Rect::ZERO));
        let shown = HashMap::new();
        Self {
            quiet,
            painted,
            drawn: None,
            spoilt: true,
            show: None,
            mouse: false,
            pictures,
            shown,
        }
    }

    /// The same at a terminal that clears in the colours that are set, or in its own.
    pub(super) fn clearing(mut self, in_colours: bool) -> Self {
        self.quiet.clears = in_colours;
        self
    }

    /// What was said before is not put into the new script, as lines that are printed are not.
    pub(super) fn show(&mut self, show: Option<Show>) {
        self.shown.clear();
        let log = self.drawn.iter().flat_map(|scene| &scene.log).filter(|_| show.is_some());
        for (_, text) in log.flat_map(Line::pieces) {
            self.shown.insert(text.clone(), text.clone());
        }
        self.show = show;
        self.drawn = None;
    }

    /// Draws everything next time.
    pub(super) fn forget(&mut self) {
        (self.drawn, self.spoilt, self.mouse) = (None, true, false);
    }

    /// Draws a scene if it is another than the last one.
    pub(super) fn draw(&mut self, scene: &Arc<Scene>) -> io::Result<()> {
        if self.drawn.as_ref() == Some(scene) {
            return Ok(());
        }
        let Some(first) = self.drawn.as_ref().and_then(|drawn| without_board(drawn, scene)) else {
            return self.put(scene);
        };
        self.put(&Arc::new(first))?;
        if scene.board == BoardComes::Soon {
            thread::park_timeout(LATER);
            self.put(scene)?;
        }
        Ok(())
    }

    fn put(&mut self, scene: &Arc<Scene>) -> io::Result<()> {
        let seen = self.translated(scene);
        let in_parts = Areas::of(&seen).map_or(0..0, |areas| areas.in_parts());
        let eyes = !seen.look.theme.is_for_readers();
        self.quiet.fit(seen.size, in_parts, eyes);
        let area = Rect::new(0, 0, seen.size.0, seen.size.1);
        if std::mem::take(&mut self.spoilt) {
            self.pictures.iter_mut().for_each(Pictures::forget);
            self.painted = Buffer::empty(Rect::ZERO);
        }
        if self.painted.area != area {
            self.quiet.clear();
            (self.painted, self.drawn) = (Buffer::empty(area), None);
        }
        for part in self.parts(scene, &seen) {
            let mut changed: Vec<_> =
                part.into_iter().flat_map(|piece| self.replaced(piece)).collect();
            // Pieces may lie beside one another.
            changed.sort_by_key(|(x, y, _)| (*y, *x));
            self.quiet.draw(changed.iter().map(|(x, y, cell)| (*x, *y, cell)))?;
        }
        if scene.mouse != std::mem::replace(&mut self.mouse, scene.mouse) {
            self.quiet.watch_mouse(scene.mouse);
        }
        self.drawn = Some(scene.clone());
        self.quiet.flush(cursor(&seen))
    }

    /// What is painted: of a step a few parts, else the whole screen.
    fn parts(&mut self, scene: &Scene, seen: &Scene) -> Vec<Part> {
        // Pictures and other scripts are laid over the whole.
        let before = self.drawn.as_deref().filter(|_| self.show.is_none());
        let before = before.filter(|_| self.pictures.is_none());
        let stepped = before.and_then(|before| step(before, scene));
        let mut parts = stepped.unwrap_or_else(|| {
            let mut whole = Buffer::empty(self.painted.area);
            paint(seen, &mut whole);
            vec![vec![whole]]
        });
        parts.iter_mut().flatten().for_each(clean_cells);
        if let (Some(pictures), [whole]) = (&mut self.pictures, &mut *parts) {
            for whole in whole {
                pictures.lay(seen, whole);
            }
        }
        parts
    }

    /// Puts a part into the place of what was painted there; the cells that differ.
    fn replaced(&mut self, part: Buffer) -> Vec<(u16, u16, Cell)> {
        let differ = |before: &Buffer, after: &Buffer| {
            before.diff_iter(after).map(|(x, y, cell)| (x, y, cell.clone())).collect()
        };
        if part.area == self.painted.area {
            let before = std::mem::replace(&mut self.painted, part);
            return differ(&before, &self.painted);
        }
        let mut before = Buffer::empty(part.area);
        for at in part.area.positions() {
            before[at] = std::mem::replace(&mut self.painted[at], part[at].clone());
        }
        differ(&before, &part)
    }
}

impl<W: Write> Artist<W> {
    /// The scene as it is seen: what is said, the status and the layer in the script that is wanted.
    fn translated<'a>(&mut self, scene: &'a Scene) -> Cow<'a, Scene> {
        if self.show.is_none() {
            return Cow::Borrowed(scene);
        }
        let mut seen = scene.clone();
        self.translate_all(scene);
        let shown = |text: &String| self.shown.get(text).unwrap_or(text).clone();
        seen.status = shown(&scene.status);
        seen.news.iter_mut().for_each(|news| *news = shown(news));
        for line in &mut seen.log {
            let pieces = line.pieces().iter();
            let texts = pieces.map(|(verbatim, text)| match verbatim {
                Verbatim(true) => text.clone(),
                Verbatim(false) => shown(text),
            });
            *line = Line::from(texts.collect::<String>());
        }
        if let Some(layer) = &mut seen.layer {
            layer.title = shown(&layer.title);
            layer.lines.iter_mut().for_each(|line| *line = shown(line));
        }
        Cow::Owned(seen)
    }

    /// Puts everything into the script that is not yet; all at once, for each call may start a
    /// program.
    fn translate_all(&mut self, scene: &Scene) {
        let texts = texts(scene);
        if self.shown.len() > KEPT {
            self.shown.retain(|text, _| texts.contains(text.as_str()));
        }
        let new: Vec<&str> =
            texts.into_iter().filter(|&text| !self.shown.contains_key(text)).collect();
        let Some(show) = self.show.as_mut().filter(|_| !new.is_empty()) else { return };
        let all = new.iter().map(|text| text.replace('\n', " ")).collect::<Vec<_>>().join("\n");
        let shown = show(all);
        let shown: Vec<&str> = shown.split('\n').collect();
        // What comes back in another form is none of these lines: they are shown as they are.
        let shown = if shown.len() == new.len() { &shown } else { &new };
        let pairs = new.iter().zip(shown).map(|(text, shown)| ((*text).into(), (*shown).into()));
        self.shown.extend(pairs.collect::<Vec<_>>());
    }
}

/// A scene with the board that is drawn, where a reader would take what changes on it for words.
fn without_board(drawn: &Scene, scene: &Scene) -> Option<Scene> {
    let theme = scene.look.theme;
    let board = &drawn.view.board;
    let is_read = theme.is_for_readers() && theme.has_board() && *board != scene.view.board;
    let said = drawn.other != scene.other;
    let is_as_it_was = (drawn.size, drawn.look) == (scene.size, scene.look);
    let comes_now = scene.board == BoardComes::WithWords && said || !is_as_it_was;
    (is_read && !comes_now).then(|| {
        let mut first = scene.clone();
        first.view.board.clone_from(board);
        first
    })
}

/// Takes out of cells what would give orders to the terminal. Pictures do, and are laid over them later.
fn clean_cells(part: &mut Buffer) {
    for cell in &mut part.content {
        if let Cow::Owned(seen) = clean::line(cell.symbol()) {
            cell.set_symbol(if seen.is_empty() { " " } else { &seen });
        }
    }
}

/// Everything of a scene that is said in words.
fn texts(scene: &Scene) -> BTreeSet<&str> {
    let said = scene.log.iter().flat_map(Line::pieces);
    let said = said.filter(|(verbatim, _)| *verbatim == Verbatim(false)).map(|(_, text)| text);
    let layer = scene.layer.iter().flat_map(|layer| layer.lines.iter().chain([&layer.title]));
    said.chain(layer).chain(&scene.news).chain([&scene.status]).map(String::as_str).collect()
}

#[cfg(test)]
#[allow(clippy::needless_raw_string_hashes, reason = "expect-test writes them")]
mod tests;

#[cfg(all(test, feature = "pictures"))]
mod pictured;
