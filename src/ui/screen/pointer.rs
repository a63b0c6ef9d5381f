//! The mouse, where the player wants it: a click takes a piece and puts it, and the wheel goes through the
//! messages. Nothing can be done by it that no key does.

use crossterm::event::{MouseButton, MouseEvent, MouseEventKind};

use crate::keymap::{Action, FocusMove};
use crate::ui::screen::board::Board;
use crate::ui::screen::layout::Areas;
use crate::ui::screen::scene::{Focus, Pane};
use crate::ui::screen::{Screen, Wish};
use crate::ui::view::{Arrival, Thing, View};

impl Screen {
    /// What the mouse brings. Where a list is open or a passphrase is typed, nothing; and nothing where
    /// another program has left the terminal telling it.
    pub fn point(&mut self, event: MouseEvent, view: &View) -> Vec<Wish> {
        if !self.settings.mouse || self.list.is_some() || self.secret.is_some() || self.explains {
            return Vec::new();
        }
        match event.kind {
            MouseEventKind::Down(MouseButton::Left) => self.click((event.column, event.row), view),
            MouseEventKind::ScrollUp => self.wheel(FocusMove::Up, view),
            MouseEventKind::ScrollDown => self.wheel(FocusMove::Down, view),
            MouseEventKind::Down(_)
            | MouseEventKind::Up(_)
            | MouseEventKind::Drag(_)
            | MouseEventKind::Moved
            | MouseEventKind::ScrollLeft
            | MouseEventKind::ScrollRight => Vec::new(),
        }
    }

    fn click(&mut self, at: (u16, u16), view: &View) -> Vec<Wish> {
        let scene = self.scene(view);
        let square = Areas::of(&scene)
            .map(|areas| Board::new(&scene, areas[Pane::Board], areas.squares))
            .and_then(|board| board.square_at(at));
        let Some(square) = square else { return Vec::new() };
        self.begin_key(view);
        (self.square, self.pane, self.focus) = (square, Pane::Board, Focus::Square(square));
        if view.walking && view.held.is_none() {
            // Enter goes on in the game there, wherever the cursor is.
            return vec![Wish::Look(Thing::Square(square), Arrival::Step)];
        }
        self.on_board(&Action::Take, view)
    }

    fn wheel(&mut self, direction: FocusMove, view: &View) -> Vec<Wish> {
        self.begin_key(view);
        match self.focus {
            Focus::Line(Pane::Log, at) => {
                self.in_pane(Pane::Log, at, &Action::Step(direction), view)
            }
            Focus::Square(_) | Focus::Entry | Focus::Line(..) | Focus::Layer(_) => {
                self.enter_pane(Pane::Log, view)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crossterm::event::KeyModifiers;
    use shakmaty::{Board, Color, Square};

    use super::*;
    use crate::about::About;
    use crate::chosen::Chosen;
    use crate::command::Command;
    use crate::keymap;
    use crate::ui::completion::Offers;
    use crate::ui::screen::sample::scene;
    use crate::ui::view::Viewpoint;
    use crate::voices::announce::Style;
    use crate::voices::{Library, Narrator};

    fn screen() -> (Screen, View) {
        let english = Library::built_in().get("en").unwrap();
        let narrator = Narrator::new(english.clone(), &english, Style::default());
        let look = scene((80, 24)).look;
        let names = crate::config::Names::default();
        let mut screen = Screen::new(
            narrator,
            keymap::Library::built_in().get("lichess", "us").unwrap(),
            look,
            (80, 24),
            Vec::new(),
            Offers::default(),
            names,
        );
        screen.settings.mouse = true;
        let view = View { board: Board::default(), ..scene((80, 24)).view };
        (
            screen,
            View { check: None, last: None, spot: Viewpoint::Home, bottom: Color::White, ..view },
        )
    }

    fn at(screen: &Screen, square: Square, view: &View) -> (u16, u16) {
        let scene = screen.scene(view);
        let areas = Areas::of(&scene).unwrap();
        let board = crate::ui::screen::board::Board::new(&scene, areas[Pane::Board], areas.squares);
        board.piece(square).unwrap().into()
    }

    fn event(kind: MouseEventKind, (column, row): (u16, u16)) -> MouseEvent {
        MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE }
    }

    fn click(screen: &mut Screen, square: Square, view: &View) -> Vec<Wish> {
        let at = at(screen, square, view);
        screen.point(event(MouseEventKind::Down(MouseButton::Left), at), view)
    }

    #[test]
    fn a_click_takes_and_puts_as_enter_does_and_only_looks_where_a_game_is_gone_through() {
        let (mut screen, mut view) = screen();
        let hands =
            |command, square| vec![Wish::Chosen(Chosen::Command(command, About::Square(square)))];
        let taken = hands(Command::Take, Square::E2);
        assert_eq!(click(&mut screen, Square::E2, &view), taken);
        assert_eq!(screen.focus, Focus::Square(Square::E2));
        view.held = Some(Square::E2);
        assert_eq!(click(&mut screen, Square::E4, &view), hands(Command::Put, Square::E4));
        (view.held, view.walking) = (None, true);
        let looked = vec![Wish::Look(Thing::Square(Square::A8), Arrival::Step)];
        assert_eq!(click(&mut screen, Square::A8, &view), looked);
        let beside = event(MouseEventKind::Down(MouseButton::Left), (79, 0));
        assert_eq!(screen.point(beside, &view), []);
        assert_eq!(screen.focus, Focus::Square(Square::A8));
        screen.settings.mouse = false;
        assert_eq!(click(&mut screen, Square::E2, &view), []);
    }

    #[test]
    fn the_wheel_goes_through_the_messages() {
        let (mut screen, view) = screen();
        for text in ["one", "two", "three"] {
            screen.print_plain(text);
        }
        for (kind, line) in [
            (MouseEventKind::ScrollUp, 2),
            (MouseEventKind::ScrollUp, 1),
            (MouseEventKind::ScrollDown, 2),
            (MouseEventKind::Moved, 2),
        ] {
            screen.point(event(kind, (70, 20)), &view);
            assert_eq!(screen.focus, Focus::Line(Pane::Log, line), "{kind:?}");
        }
    }
}
